import{$ as Xe,$a as pe,$b as go,$c as _u,$d as nd,Aa as rn,Ab as Hp,Ac as us,Ad as ea,B as Np,Ba as Rp,Bb as It,Bc as xu,Bd as Re,Be as Zi,C as o,Ca as rs,Cb as ze,Cc as Su,Cd as No,D as De,Da as ln,Db as mo,Dc as Ou,Dd as Ze,De as hd,E as S,Ea as lo,Eb as V,Ec as zi,Ed as Bo,F as ee,Fa as _p,Fc as Au,Fd as Qu,G as Se,Ga as co,Gb as Kp,Gc as ds,Gd as it,Ge as gd,H as R,Hb as fo,Hc as Hi,Hd as Eo,He as yd,I as Z,Ib as Wi,Ic as $s,Id as fs,J as Ue,Ja as Wp,Jb as Jp,Jc as Tu,Jd as Po,K as Le,Kb as qt,Kc as ms,Kd as Yu,Ke as bd,L as ae,La as Wt,Lb as Up,Lc as Ki,Ld as tt,Le as vd,M as _t,Ma as te,Mb as Gp,Mc as Mu,Md as ut,N as Bp,Na as we,Nb as Vp,Nc as ju,Nd as Co,O as P,Oa as Ip,Ob as ho,Oc as Nu,Od as Vi,P as Ep,Pa as K,Pb as Ii,Pc as Ji,Pd as Ft,Qa as is,Qb as Zp,Qc as Ui,Qd as hs,R as ns,Ra as ls,Rb as Qp,Rc as Bu,Rd as Do,S as F,Sa as cn,Sb as Yp,Sc as wo,Sd as Lo,T as be,Tb as Xp,Tc as ko,Td as Xu,U as ss,Ua as po,Ub as et,Uc as Eu,Ud as ed,V as he,Va as qp,Vb as eu,Vc as Pu,Vd as Ro,W as oo,Wa as _i,Wb as tu,Wc as Cu,Wd as Dn,X as Ge,Xa as Fp,Xb as nu,Xc as Du,Xd as oe,Y as ro,Ya as ce,Yb as $n,Yc as xo,Yd as td,Z as jn,Za as cs,Zb as su,Zc as Lu,Zd as Ae,_ as Tt,_a as M,_b as au,_c as Ru,_d as ta,a as so,aa as as,ab as _,ac as ou,ad as Wu,ae as je,b as Op,ba as Nn,bb as N,bc as Pn,bd as Iu,c as gt,ca as Ci,cb as Ve,cc as ru,cd as qu,ce as jt,d as Gs,da as Di,db as pn,dc as yo,dd as Fu,e as Ap,ea as os,eb as uo,ec as iu,ed as zu,fa as Li,fb as se,fc as qi,fd as Hu,fe as dt,g as y,ga as Bn,gb as C,gc as Ys,gd as Gi,ge as sd,h as x,ha as io,hb as w,hc as lu,hd as So,he as Ln,i as Me,ia as Pp,ib as G,ic as bo,id as mn,ie as nt,j as E,ja as yt,jc as cu,jd as Oo,je as ad,k as ye,ka as nn,kb as I,kc as Fi,kd as Ao,ke as od,la as Cp,lb as Fe,lc as pu,ld as Ku,le as gs,m as ao,ma as Vs,mb as ne,mc as uu,md as Ju,me as rd,n as Je,na as En,nb as U,nc as du,nd as Uu,ne as id,o as L,oa as sn,ob as $o,oc as $u,od as Gu,p as tn,pa as an,pb as W,pc as mu,pd as Vu,pe as ld,q as Ye,qa as me,qb as z,qc as Cn,qd as Xs,qe as cd,r as i,rb as Oe,rc as fu,rd as T,re as pd,s as Tp,sa as ve,sb as ps,sc as hu,sd as Be,t as At,ta as Zs,tb as Q,tc as gu,td as Ee,te as ud,u as Mp,ua as Ri,ub as Y,uc as yu,ue as ys,v as Pi,va as Dp,vb as X,vc as bu,vd as To,ve as dd,w as jp,wa as Lp,wb as Qs,wc as vo,wd as Mo,we as $d,x as le,xa as on,xb as un,xc as vu,xd as jo,xe as md,ya as bt,yb as zp,yc as wu,yd as fn,ye as _o,za as Mt,zb as dn,zc as ku,zd as Zu,ze as fd}from"./chunk.js";function Wo(e,t){let n=()=>new Promise((s,a)=>{let r=indexedDB.open(e,1);r.onupgradeneeded=()=>r.result.createObjectStore(t),r.onsuccess=()=>s(r.result),r.onerror=()=>a(r.error)});return async(s,a,r)=>{let l=await n();try{return await new Promise((c,p)=>{let u=l.transaction(t,s,r),d=a(u.objectStore(t));u.oncomplete=()=>c(d.result),u.onabort=()=>p(u.error)})}finally{l.close()}}}var bs,wd=Wo("ninetynine","records");async function kd(e){bs=e;try{await wd("readwrite",t=>t.put(e,"mine"))}catch{}}async function vs(){if(bs)return bs;try{bs=await wd("readonly",e=>e.get("mine"))}catch{bs=void 0}return bs}async function Rn(e,t,n,s){let{table:a,...r}=n;if(a!=="mine")return e(n,{signal:s});let l=await vs();return t(r,{body:l?.bytes??new Blob,signal:s})}async function Io(e){let t=new Uint8Array(await e.slice(0,4).arrayBuffer());if(!(t[0]===40&&t[1]===181))return t[0]!==31||t[1]!==139?e.text():new Response(e.stream().pipeThrough(new DecompressionStream("gzip"))).text()}var He=1200,lt=["bid","premium","trump","play"],xd=e=>e.bid+e.premium+e.trump+e.play;function na(e,t){let n=10**t,s=He/n,a=p=>Math.floor(p/s),r=e.map(p=>({size:Math.abs(p),units:a(p),left:p-s*a(p)})),l=e.reduce((p,u)=>p+u,0),c=Math.sign(l)*Math.round(Math.abs(l)/s)-r.reduce((p,u)=>p+u.units,0);for(let p of[...r].sort((u,d)=>d.left-u.left||d.size-u.size).slice(0,c))p.units++;return r.map(({units:p})=>p/n||0)}function Yi(e,t,n,s=!1,a=[]){let r={you:n?"yes":"no",name:t,one:n&&s?"yes":"no"};if(xd(e)===0)return o("page.report.clean",r);let l=na(lt.map($=>e[$]),0),c=l.reduce(($,m)=>$+m,0);if(c===0)return o("page.report.little",r);let p=a.filter($=>$.phase==="offer"),u=p.length&&p.every($=>$.act==="pass")?"yes":"no",d=lt.flatMap(($,m)=>{let h=l[m]??0;return h?[o(`page.report.part.${$}`,{all:h===c?"yes":"no",n:S(h),passed:u})]:[]});return o("page.report.line",{...r,n:c,parts:d.join(", ")})}var $t=e=>e.judged<e.of||e.rough>0,Zg=30,Xi=({wait:e=0})=>e<Zg?"":` ${o("page.report.togo",{n:Math.round(e/60)})}`,qo=e=>(e.judged<e.of?o("page.report.judging",{n:e.judged,of:e.of}):o("page.report.rough",{n:e.rough}))+Xi(e);function Qg(e,{lost:t,lie:n,seat:s},a){if($t(e))return o("page.report.coming")+Xi(e);let r=Yi(t,"",!0,!0,e.deals[0]?.mistakes.filter(l=>l.seat===s));return a&&xd(t)<He/2&&Math.round(n/He)<0?o("page.report.unlucky",{line:r}):r}var Sd=(e,t)=>e&&!$t(e)?e.deals[0]?.squares?.[t]??"":"";function _n(e,t,n){let[s,a]=y({});return x(()=>{let r=!0,l=async()=>{for await(let c of sa(e,t,n,()=>r))a({told:c})};return a({}),uo(l,c=>a(p=>({...p,wrong:_(c)})),()=>r),()=>{r=!1}},[e,t,n]),s}async function*sa(e,t,n,s,a=void 0){for(;s();){let r=await Yg(e,t,n,a);if(!s()||(yield r,!$t(r)))return;let l=Math.min(15e3,Math.max(500,100*(r.wait??0)));await new Promise(c=>setTimeout(c,l))}}var Qi=new Map;async function Yg(e,t,n,s){let a=`${e} ${t} ${n}`,r=()=>Rn(wu,Su,{table:e,match:t,deal:n,patient:s});if(e==="mine")return r();let l=Qi.get(a)??r().finally(()=>Qi.delete(a));return Qi.set(a,l),l}function Od({seat:e,table:t}){let n=t.stage==="waiting";return e!==void 0&&(n||t.open&&t.chairs.filter(s=>s.player).length===1)}function Ad({table:e,match:t,deal:n,seat:s,failed:a}){let{told:r,wrong:l}=_n(e,t,n),c=r?.deals[0]?.accounts[s];if(l&&!r)return null;let p=r&&c?Qg(r,c,a):o("page.report.coming")+(r?Xi(r):"");return i`<p class="report-line" role="status" aria-busy=${!r||$t(r)}>
		<a href=${`/report/${e}/${t}/${n}?seat=${s}`} aria-disabled=${!c}>${p}</a>
	</p>`}function hn(e){let t=Math.max(...e);return e.some(n=>n!==0)&&e.filter(n=>n===t).length===1?e.indexOf(t):-1}var aa=e=>e.totals.map((t,n)=>t-(e.points?.[n]??0));function gn(e){let t=aa(e),n=hn(e.totals);return e.phase==="over"&&t.some(s=>s!==0)&&n!==hn(t)?n:-1}var el=800,Xg=2600;function Td({from:e=0,to:t,after:n}){let[s,a]=y(e);return x(()=>{if(!n||e===t)return;let[r,l]=[0,0],c=p=>{l||=p+n;let u=Math.min(1,Math.max(0,p-l)/el);a(Math.round(e+(t-e)*(1-(1-u)**3))),u<1&&(r=requestAnimationFrame(c))};return r=requestAnimationFrame(c),()=>cancelAnimationFrame(r)},[n>0]),!n||s===t?i`${S(t)}`:i`<span class="counted">
		<span class="end">${S(t)}</span><span aria-hidden="true">${S(s)}</span>
	</span>`}function Md(e,t,n){let{closed:s,points:a=[],made:r=[],seat:l=-1}=e;return n?"match":s?"game":a.includes(99)?"best":r[l]&&e.premium?.[l]?"premium":t>1&&r.slice(0,t).every(Boolean)?"all":r[l]?"made":""}function jd({what:e}){return e?i`<p class="stamp" data-what=${e} aria-hidden="true"><span>${o(`page.stamp.${e}`)}</span></p>`:null}var Nd=()=>i`<p class="flourish" aria-hidden="true">
	${[..."♣♦♥♠"].map(e=>i`<span key=${e}>${e}</span>`)}
</p>`;function oa({from:e,after:t=0}){let n=E(null);return Me(()=>{let s=e&&!ns()?document.querySelector(e)?.getBoundingClientRect():void 0,a=n.current?.getBoundingClientRect();if(!s||!a||!a.width||document.hidden)return;let r=[{translate:`${s.right-a.right}px ${s.top-a.top}px`},{translate:"0"}],l={duration:700,delay:t,easing:"cubic-bezier(0.5, 0, 0.2, 1)"},c=n.current?.animate(r,{...l,fill:"backwards"});return()=>c?.finish()},[t>0]),i`<svg class="pennant" ref=${n} viewBox="0 0 14 16" aria-hidden="true" focusable="false">
		<path d="M1 0h1.5v16H1zM3.5 1 13 4.8 3.5 8.6z" />
	</svg>`}function ey(e,t){return!t||!e||!nn(e,t)||t.phase==="over"?[]:(t.premium??[]).map((s,a)=>({seat:a,offer:s})).filter(({seat:s,offer:a})=>a!==""&&!e.premium?.[s])}function Bd({view:e,names:t}){let n=E(void 0),[s,a]=y([]),r=`${e.game} ${e.deal} ${e.phase} ${e.premium?.join()}`;x(()=>{let c=ey(n.current,e);if(n.current=e,a(c),!c.length)return;let p=setTimeout(()=>a([]),Xg);return()=>clearTimeout(p)},[r]);let l=({seat:c,offer:p})=>{let[u="",d=""]=p.split(" "),$={name:t[c]??"",you:c===e.seat?"yes":"no",level:u,n:d&&` ${d}`};return i`<span key=${c}>${o("page.announced",$)}</span>`};return i`<p class="announced" role=${P.spoken.value?void 0:"status"}>${s.map(l)}</p>`}var ty=500,ra=8;function ny(e,t){let{declare:n=30,reveal:s=60}=t?.offers??{};return o(`word.${e}.is`,{declare:n,reveal:s,loss:io(t),vulnerable:t?.score.vulnerable??10})}function sy(e,t){let n=t.getBoundingClientRect(),{offsetWidth:s,offsetHeight:a}=e,r=Math.min(Math.max(ra,n.left+n.width/2-s/2),innerWidth-s-ra),l=n.bottom+ra;e.style.left=`${r}px`,e.style.top=`${l+a>innerHeight-ra?n.top-ra-a:l}px`}function _e({of:e="",say:t,variant:n,class:s="",label:a=!1,children:r}){let l=E(null),c=E(null),p=E(0),u=t??ny(e,n),d=()=>l.current?.isConnected&&!$()&&c.current?.showPopover?.(),$=()=>c.current?.matches(":popover-open"),m=()=>(clearTimeout(p.current),c.current?.hidePopover?.());x(()=>()=>clearTimeout(p.current),[]);let h=v=>v.pointerType==="mouse"&&(p.current=setTimeout(d,ty)),f=v=>v.newState==="open"&&c.current&&l.current&&sy(c.current,l.current),g=v=>v.pointerType==="mouse"&&m(),b=v=>v.stopPropagation(),k=i`<span ref=${c} popover="auto" class="meaning" ontoggle=${f} onclick=${b}>${u}</span>`;return a?i`<label ref=${l} onpointerenter=${h} onpointerleave=${g} onclick=${m}>
			${r}</label>${k}`:i`<button type="button" ref=${l} class=${`word ${s}`} aria-description=${u}
		onclick=${v=>(b(v),clearTimeout(p.current),d())}
		onfocus=${v=>v.currentTarget.matches(":focus-visible")&&d()} onblur=${m}
		onpointerenter=${h} onpointerleave=${g}>${r}</button>${k}`}function fe({trump:e}){return e==="nines"?i`<span class="sign" aria-hidden="true">9</span>`:/^[CDHS]$/.test(e)?i`<svg class="sign" data-suit=${e} viewBox="0 0 100 100" aria-hidden="true" focusable="false">
		<use href=${`#pip-${e}`} />
	</svg>`:i`<span class="sign none" aria-hidden="true">–</span>`}var J=e=>o(e?/^[CDHS]$/.test(e)?`suit.${e}`:`trump.${e}`:"trump.unnamed"),ke=(e,t)=>e===0&&t?.score.zeroOrAll?o("guide.or",{a:S(0),b:S(Wn(t))}):S(e);function Ed(e,t){let n=Pp(e,t);if(!n||!t)return[];let[,s]=(e.premium?.[e.seat??-1]??"").split(" "),a=o(n.length?"page.keeping":"page.keeping.lost",{n:t.aside,bid:ay(n)});return s===void 0?[a]:[o("page.keeping.said",{said:Number(s)}),a]}function ay(e){let t=e.filter(n=>!e.includes(n+1));return e.filter(n=>!e.includes(n-1)).map((n,s)=>{let a=t[s]??n;return n===a?S(n):`${S(n)}–${S(a)}`}).join(", ")}var Wn=e=>e.hand-e.aside;function ue(e){let[t="",n]=e.split(" ");return n===void 0?o(`offer.${t}`):o("offer.numbered",{offer:o(`offer.${t}`),n:Number(n)})}function ws(e){let[t="",n="none"]=e.split(" ");return o("offer.held",{offer:t,n})}var nl=(e,t,n)=>t===(n??e.seat)?"yes":"no";function Pd(e,t){return t===e.seat?{aside:e.aside,bid:e.bid}:{aside:e.shown?.[t]?.aside,bid:e.shown?.[t]?.bid}}function Nt({view:e,names:t,variant:n,me:s,untitled:a=!1,written:r,crowned:l=!1}){let c=t.map((h,f)=>f).slice(0,e.points?.length??0),p=e.parts;if(!p||!e.points)return null;let u=h=>{let f=p[h]??[];return f.every(g=>g===0)?null:i`<${tl} key=${h} label=${o(`page.sheet.for.${h}`)} points=${f} class=${`for-${h}`} />`},d=ly(e,t,n,s),$=d.length<3?d.join(" "):"",m=r===void 0||l?-1:gn(e);return i`<section class="deal-sheet">
		${a?null:i`<h2>
					${o("sheet.title",{deal:e.deal+1,trump:J(e.trump)})} <${fe} trump=${e.trump??""} />
				</h2>`}
		<${ne}><table class="book account" data-hands=${c.length}>
			<thead><tr><td></td>${c.map(h=>i`<th key=${h} scope="col">${t[h]}</th>`)}</tr></thead>
			<tbody class="facts">
				<${oy} view=${e} seats=${c} variant=${n} />
			</tbody>
			<tbody class="sum">${u("tricks")}${u("contract")}${u("premium")}${u("vulnerable")}</tbody>
			<tfoot>
				<${tl} label=${o("page.sheet.deal")} points=${e.points} class="total" plain written=${r} />
				<${tl} label=${o("page.sheet.total")} points=${e.totals} class="totals" plain written=${r}
					from=${aa(e)} lead=${r!==void 0} />
			</tfoot>
		</table><//>
		<div class="verdicts">
			${$?i`<p>${$}</p>`:null}
			${m>=0?i`<p class="taken"><${oa} /> ${rl(e,t,m)}</p>`:null}
			${py(e,t,s,l).map(([h,f])=>i`<p key=${h} class=${f?"won":""}>${h}</p>`)}
			<${cy} view=${e} />
		</div>
	</section>`}function oy({view:e,seats:t,variant:n}){let s=(e.premium??[]).some(p=>p!==""),a=p=>i`<${iy} view=${e} seat=${p} />`,r=p=>{let u=Pd(e,p).bid;return u===void 0?Cd():ke(u,n)},l=p=>e.premium?.[p]?ws(e.premium[p]):"",c=p=>i`<${ry} made=${e.made?.[p]??!1} />`;return i`<${ia} label=${o("page.sheet.cards")} word="bid" class="cards" seats=${t} of=${a} />
		<${ia} label=${o("page.sheet.bid")} seats=${t} of=${r} />
		<${ia} label=${o("page.sheet.won")} seats=${t} of=${p=>e.won?.[p]} />
		${s?i`<${ia} label=${o("page.sheet.held")} word="premium" class="held" seats=${t} of=${l} />`:null}
		<${ia} label=${o("page.sheet.contract")} word="contract" seats=${t} of=${c} />`}function ia({label:e,word:t,seats:n,of:s,class:a=""}){let r=t?i`<${_e} of=${t}>${e}<//>`:e;return i`<tr class=${a}><th scope="row">${r}</th>${n.map(l=>i`<td key=${l}>${s(l)}</td>`)}</tr>`}function tl({label:e,points:t,plain:n=!1,class:s="",written:a=0,from:r=[],lead:l=!1}){let c=($,m)=>i`<${Td} from=${r[m]??0} to=${$} after=${a} />`,[p,u]=l?[hn(r),hn(t)]:[-1,-1],d=a&&p>=0&&p!==u?`.account .totals td:nth-of-type(${p+1})`:void 0;return i`<tr class=${s}><th scope="row">${e}</th>
		${t.map(($,m)=>i`<td key=${m}>
			${m===u?i`<${oa} from=${d} after=${a&&a+500} />`:null}
			${$===0&&!n?"–":c($,m)}
		</td>`)}
	</tr>`}var ry=({made:e})=>i`<span class=${`verdict ${e?"made":"failed"}`}>
	${o(e?"page.sheet.made":"page.sheet.failed")}
</span>`,Cd=()=>i`<span class="soft small">${o("bid.hidden")}</span>`;function iy({view:e,seat:t}){let{aside:n}=Pd(e,t);return n===void 0?Cd():i`<span class=${e.made?.[t]?"minis fanned":"minis"}>${ve(n)}</span>`}function ly(e,t,n,s){let a=e.parts?.premium??[],r=(e.premium??[]).map((l,c)=>l?c:-1).filter(l=>l>=0);return r.flatMap(l=>{let c=e.made?.[l]??!1,p=e.premium?.[l]??"",[u="",d=""]=p.split(" "),$=a[l]??0,m={name:t[l],level:u,n:d&&` ${d}`,you:nl(e,l,s)};if($<0)return[o("page.premium.failed",{...m,points:ee($),loss:"own"})];let h=n?.offers[u==="reveal"?"reveal":"declare"],f=r.length>1?h:c?$:Math.max(...a);if(!f)return[];let g=r.length>1?"others":"opponents";return[o(c?"page.premium.made":"page.premium.failed",{...m,points:ee(f),loss:g})]})}function sl(e){let t=e.why;if(!t?.next)return"";let n=J(t.then),s=t.then==="none"?"none":"suit",a=(e.made??[]).filter(Boolean).length;return{turnup:()=>o("next.turnup"),game:()=>o("next.game",{trump:n}),stays:()=>o("next.holder",{trump:n}),rotation:()=>o("next.rotation",{kind:s,trump:n}),success:()=>o("next.success",{n:a,kind:s,trump:n})}[t.next]()}function cy({view:e}){let t=sl(e);return t?i`<p class="next-trump">
		${e.why?.then?i`<${fe} trump=${e.why.then} />`:null}<span>${t}</span>
	</p>`:null}var ks=e=>e.map((t,n)=>n>0&&t===o("you")?o("page.create.you"):t);function Dd(e,t,n,s,a,r=0){let l=t.length===0?"drawn":t.length===1?"won":"shared",c=t.length===1?nl(s,t[0]??-1,a):"no";return o(`${e}${l}`,{names:R(ks(t.map(p=>n[p]??""))),you:c,game:r})}var al=(e,t,n)=>e.closed?Dd("game.",e.closed.winners,t,e,n,e.closed.game+1):"",Fo=({total:e,bonus:t})=>t?i`<small class="soft">(${S(e-t)} + ${S(t)}${" "}
			<${_e} of="bonus">${o("word.bonus")}<//>)</small>`:null,ol=(e,t,n)=>Dd("rubber.",e.end?.winners??[],t,e,n);function rl(e,t,n){return n<0?"":o("outcome.lead",{name:t[n]??"",you:nl(e,n)})}function py(e,t,n,s=!1){let a=[],{closed:r,end:l}=e,c=l&&!l.cut&&r?.game===0;if(r&&(s||a.push([al(e,t,n),!0]),r.bonus.forEach((d,$)=>{let m=r.totals[$]??0;d&&a.push([o("bonus",{name:t[$],points:m,bonus:d,total:m+d}),!1])})),!l||c)return a;if(l.cut)return e.deal&&!s?[...a,[o("end.cut"),!1]]:a;s||a.push([ol(e,t,n),!0]),l.rubber?.forEach((d,$)=>{d&&a.push([o("bonus.rubber",{name:t[$],bonus:d}),!1])});let p=ks(t),u=R(l.totals.map((d,$)=>`${p[$]} ${S(d)}`));return s||a.push([o("end.totals",{totals:u}),!1]),a}function il(e,t,n,{day:s,from:a}){if(!e||a)return"";let r=e.length===1&&e[0]===n?"yes":"no",l={names:R(ks(e.map(c=>t[c]??""))),n:e.length,you:r};return o(s?"daily.most":"page.winner",l)}function mt(e,t){if(e==="joker")return o("joker");if(e===t)return o("joker.as",{card:mt(e)});let{rank:n,suit:s}=Vs(e);return En(n)+_d(s)}function Et(e){let[t="",...n]=e.split(" ");return t==="play"||t==="lay"?n.map(s=>mt(s)).join(" "):t==="name"?J(n[0]):o("page.why.saying",{offer:t,n:n[0]??"none"})}var Ld=.5,zo=5,cl=2,Rd=(e,t,n)=>e>t+cl||e>t&&e-t>=2*n,zt=e=>Math.round(e*100),ca=e=>S(Math.abs(e),1),la=e=>e.charAt(0).toLocaleUpperCase()+e.slice(1),uy=2,Bt=e=>Math.round(e.gap*10)<=Math.max(Math.round(e.gapError*10),uy)?"close":"behind",Ht=(e,t=!1)=>e.filter(({kind:n})=>De(`why.${n}`)).map(({kind:n,of:s,card:a,than:r,suit:l="",n:c=0,m:p=0})=>o(`why.${n}`,{card:a?mt(a):"",than:r?mt(r):"",suit:_d(l),n:c,m:p,would:t&&s==="done"?"yes":"no"})),_d=e=>({C:"♣",D:"♦",H:"♥",S:"♠"})[e]??"9";function Ss(e,t,n=Et){let[s,a]=e.choices;if(!s)return[];if(!a)return[o("page.why.only")];let r=Ht(e.why??[],!0);return e.bids?[...dy(e,t,n).map(la),...r]:e.phase==="offer"?$y(e.choices,s,a,n).map(la):[...r,...my(e,s,a,n).map(la)]}function Ho({phase:e,act:t,better:n,chance:s,betterChance:a,why:r,lost:l}){let[c,p]=[zt(s),zt(a)],u=r.some(d=>d.kind==="lost")||c+p===0;return e==="offer"&&t==="pass"?o("page.report.chance",{how:"premium",a:c,b:p}):Rd(p,c,l/He)?o("page.report.chance",{how:"more",a:c,b:p}):e==="offer"&&n==="pass"?o("page.report.chance",{how:"unpaid",a:c,b:p}):u||e==="offer"?"":o("page.report.chance",{how:c>p+cl?"less":"same",a:c,b:p})}var Wd=({bids:e,choices:t})=>e?t.find(n=>n.act===`lay ${e[1]?.best}`):t[1];function Id(e){let t=Wd(e);return t&&Bt(t)==="close"?t:void 0}function dy(e,t,n){let[s,a]=e.bids??[];if(!s)return[];let r=Wd(e),l=r?Bt(r):"only",c=(e.bids??[]).reduce((g,b)=>b.chance>g.chance?b:g),p=zt(c.chance)<zo,u=!p&&zt(s.chance)<zo,d={bid:ke(s.tricks,t),a:zt(s.chance)},$=p?[o("page.why.spoil",{bid:ke(c.tricks,t),a:zt(c.chance)})]:[];$.push(o("page.why.bid",{how:u?"spoil":l,...d})),a&&r&&$.push(o("page.why.bids",{how:l,second:ke(a.tricks,t),gap:ca(r.gap)}));let m=s.premiums?.find(g=>g.offer==="pass"),h=(s.premiums??[]).filter(g=>g.offer!=="pass").toSorted((g,b)=>b.points-g.points),f=m&&h[0]?h[0].points-m.points:0;return m&&h[0]&&$.splice(f>Ld?1:$.length,0,ll(n(h[0].offer),f,Ld)),$}var ll=(e,t,n)=>o("page.why.premium",{pays:Math.abs(t)<=n?"even":t>0?"yes":"no",offer:e,gap:ca(t)});function $y(e,t,n,s){let a=o("page.why.chance",{a:zt(t.chance)}),r=e.find(l=>l.act==="pass");return r===t?[ll(s(n.act),-n.gap,n.gapError),a]:r?[ll(s(t.act),r.gap,r.gapError),a]:[xs(t,n,s),a]}function my({choices:e,contract:t,phase:n},s,a,r){let l={act:r(s.act),second:r(a.act),a:zt(s.chance),b:zt(a.chance)},c=e.every(u=>Bt(u)==="close");if(t==="lost")return[c?o("page.why.even"):xs(s,a,r)];if(c)return[o("page.why.even"),o("page.why.chance",l)];if(n==="name"||Bt(a)!=="behind")return[xs(s,a,r),o("page.why.chance",l)];let p=Rd(l.a,l.b,a.gap)?"more":l.a<l.b-cl?"less":"same";return[o(`page.why.${p}`,l),xs(s,a,r)]}var xs=(e,t,n)=>o("page.why.margin",{how:Bt(t),act:n(e.act),second:n(t.act),gap:ca(t.gap)});function qd({makes:e,won:t,left:n,phase:s}){if(!e||s!=="play")return"";let[a=0,r]=e,l=r===void 0?S(a):o("guide.or",{a:S(a),b:S(r)});return o("page.why.stand",{bid:l,won:t,left:n})}function Fd(e,t,n){let s=e.choices.find(r=>r.act===t);if(!s)return"";let a=t===e.act?"same":Bt(s);return o("page.hint.did",{how:a,name:n,act:Et(t),gap:ca(s.gap),error:ca(s.gapError)})}function fy({rest:e}){let[t]=e;return t?i`<${by} key=${t} id=${t} />`:i`<${hy} />`}function hy(){let{value:e,wrong:t}=N(()=>fo()),n=e?.variants??[];return i`<main id="main" tabindex="-1" class="rules-index">
		<h1>${o("page.nav.rules")}</h1>
		<p class="lead">${o("page.rules.lead")}</p>
		${t?i`<p class="trouble">${t}</p>`:null}
		<div class="index">
			${td(n).map(([s,a])=>i`<section key=${s}><h2>${o("page.players",{n:s})}</h2>
					<ul>${a.map(r=>i`<${gy} key=${r.id} variant=${r} />`)}</ul>
				</section>`)}
		</div>
		${n.length?i`<p class="small soft history">${o("page.rules.history")}</p>`:null}
	</main>`}var gy=({variant:e})=>i`<li><a href=${`/rules/${e.id}`}>
	<b>${yy(e)}</b><span class="soft">${De(`about.${e.id}`)?o(`about.${e.id}`):""}</span>
</a></li>`,yy=e=>De(`variant.${e.id}`)?o(`variant.${e.id}`):e.name;function by({id:e}){let{value:t,wrong:n}=N(()=>mn({variant:e},le.value),e,le.value);return x(()=>{t&&(document.title=`${t.name} · Ninety-Nine`)},[t]),n?i`<${G} title=${o("page.nav.rules")} wrong=${n}>
			<p><a href="/rules">${o("page.rules.all")}</a></p>
		<//>`:t?i`<main id="main" tabindex="-1" class="rules"><${pl} guide=${t} /></main>`:i`<${G} />`}var vy={bid:/^(history|aside|worth|score\.exact|score\.zeroOrAll)/,play:/^(seats|ranks|joker|hand|deal|order|play)/,trump:/^trump/,dummy:/^(dummy|score\.dummy)/,vulnerable:/^score\.vulnerable/,premium:/^offers/,score:/^score/,end:/^(game|rubber)/,advice:/^advice/};function pl({guide:e}){let t=e.rules.clauses??[],n=e.chapters.map(c=>c.key),s=["vulnerable","dummy","bid","play","trump","premium","score","end","advice"],a=c=>s.find(p=>vy[p]?.test(c.field)&&n.includes(p))??"play",r=n.flatMap(c=>t.filter(p=>a(p)===c).map(p=>({key:c,clause:p}))),l=c=>r.flatMap((p,u)=>p.key===c?[u+1]:[]);return i`
		<header class="rules-head">
			<p class="small"><a href="/rules">${o("page.rules.all")}</a></p>
			<h1>${e.name}</h1>
			${e.about?i`<p class="lead">${e.about}</p>`:null}
			${e.players?i`<p class="lead">${e.players}</p>`:null}
		</header>
		<div class="rules-text">
			${e.chapters.map(c=>i`<section key=${c.key} id=${c.key}>
					<h2>${c.title}<${wy} numbers=${l(c.key)} /></h2>
					${c.text.map((p,u)=>i`<p key=${u}>${re(p)}</p>`)}
				</section>`)}
			<p class="unprinted row">
				<${w} onclick=${()=>print()} say=${o("page.rules.print")} />
				<a class="button plain" href="/">${o("page.rules.play")}</a>
				${e.house?null:i`<a class="button plain" href=${`/deal?variant=${e.rules.id}`}>${o("page.slips.from")}</a>`}
			</p>
		</div>
		<${Sy} rules=${e.rules} />
		<${xy} notes=${r} guide=${e} />`}function wy({numbers:e}){let[t]=e,n=e[e.length-1];return t===void 0||n===void 0?null:i`<sup class="marks"><a href=${`#note-${t}`}>
		<span class="unseen">${o("page.rules.notes",{n:e.length})} </span>
		${t===n?t:`${t}–${n}`}
	</a></sup>`}function re(e){let t={"♣":"C","♦":"D","♥":"H","♠":"S"};return e.split(/([♣♦♥♠])/).map((n,s)=>{let a=t[n];return a?i`<span key=${s} class="suit" data-suit=${a}>${n}\uFE0E</span>`:n.replace(/^ (?=\d)|(?<=\d) $/g," ")})}function ky({source:e,basis:t}){return e==="ours"?o("page.rules.basis.ruling"):t==="stated"?e:`${e}, ${o(`page.rules.basis.${t}`)}`}function xy({notes:e,guide:t}){if(e.length===0)return null;let n=Object.entries(t.works);return i`<footer class="rules-notes">
		<h2>${o("page.rules.sources")}</h2>
		<dl class="works">${n.map(([s,a])=>i`<div key=${s}><dt>${s}</dt><dd lang="en">${a}</dd></div>`)}</dl>
		<ol>${e.map(({clause:s},a)=>i`<li key=${a} id=${`note-${a+1}`}>
				<span lang=${s.basis==="house"?void 0:"en"}>${s.text}</span>${" "}
				<span class="source">${ky(s)}</span>
			</li>`)}</ol>
	</footer>`}function Sy({rules:e}){let t=String(e.ranks).split(" ").length,n=[...e.score.made.entries()].slice(1),s=e.trump.by==="success"&&e.trump.after||[],a=Object.fromEntries(String(e.worth).split(" ").map(p=>[p.charAt(0),p.slice(1)])),{declare:r,reveal:l,how:c}=e.offers;return i`<aside class="glance" aria-label=${o("page.rules.glance")}>
		<table class="book"><tbody>
			<tr><th scope="row">${o("page.rules.players")}</th>
				<td>${e.dummy?`${e.seats-1} + ${o("dummy")}`:e.seats}</td></tr>
			<tr><th scope="row">${o("page.rules.cards")}</th><td>${4*t+(e.joker?1:0)}</td></tr>
			<tr><th scope="row">${o("page.rules.hand")}</th><td>${e.hand}</td></tr>
			<tr><th scope="row">${o("page.rules.tricks")}</th><td>${e.hand-e.aside}</td></tr>
		</tbody></table>
		<table class="book worths"><caption>${o("page.rules.worth")}</caption>
			<thead><tr>${[..."CHSD"].map(p=>i`<th key=${p} scope="col"><${fe} trump=${p} /><span class="unseen">${J(p)}</span></th>`)}</tr></thead>
			<tbody><tr>${[..."CHSD"].map(p=>i`<td key=${p}>${a[p]}</td>`)}</tr></tbody></table>
		<table class="book"><caption>${o("page.rules.made")}</caption>
			<tbody>${n.map(([p,u])=>i`<tr key=${p}>
					<th scope="row">${o("page.rules.made.n",{n:p})}</th><td>${S(u)}</td>
				</tr>`)}
				<tr><th scope="row">${o("page.rules.trick")}</th><td>${e.score.trick}</td></tr>
				${c!=="none"&&r?i`<tr><th scope="row">${o("offer.declare")}</th><td>${r}</td></tr>`:null}
				${c!=="none"&&l?i`<tr><th scope="row">${o("offer.reveal")}</th><td>${l}</td></tr>`:null}
			</tbody></table>
		${s.length>0?i`<table class="book"><caption>${o("page.rules.trump")}</caption>
					<tbody>${ul(s).map(([p,u,d])=>{let $=p===u?S(p):`${p}–${u}`;return i`<tr key=${p}>
							<th scope="row">${o("page.rules.after",{counts:$,n:u})}</th>
							<td><span class="nowrap"><${fe} trump=${d} /> ${J(d)}</span></td>
						</tr>`})}</tbody></table>`:null}
	</aside>`}function ul(e){let t=[];return e.forEach((n,s)=>{let a=t[t.length-1];a&&a[2]===n?a[1]=s:t.push([s,s,n])}),t}function yn({act:e}){let[t="",...n]=e.split(" ");return t==="play"||t==="lay"?i`<${zd} cards=${n.join(" ")} />`:i`<span class="act">${t==="name"?J(n[0]):ue(e)}</span>`}var zd=({cards:e})=>i`<span class="act">${ve(e)}</span>`,Qe=()=>i`<svg class="best-sign" viewBox="0 0 24 24" role="img" aria-label=${o("page.hint.mark.best")}>
		<path d="m12 1.5 3 7.2 7.8.6-5.9 5.1 1.8 7.6-6.7-4.1-6.7 4.1 1.8-7.6-5.9-5.1 7.8-.6z" />
	</svg>`,Ko=()=>i`<svg class="done-sign" viewBox="0 0 24 24" role="img" aria-label=${o("page.hint.mark.done")}>
		<circle cx="12" cy="12" r="8" />
	</svg>`,pa=e=>ee(Math.round(e*10)/10||0,1),dl=2;function Os({advice:e,variant:t,done:n,open:s=!1,children:a}){let r=e.player===Pi,l=Ss(e,t),c=n?Fd(e,n.act,n.name):"",p=o(r?"page.hint.says":"page.hint.says.untrained");return x(()=>{let u=[...l.slice(0,dl),`${p} ${Et(e.act)}.`,c];M(u.filter(Boolean).join(" "),!0)},[e]),i`<div class="advice">
		<div class="advised">
			<p class="why">${re(l.slice(0,dl).join(" "))}</p>
			<p class="verdict"><${Qe} /><span>
				<span class=${r?"says":""}>${p}</span>${" "}
				<${yn} act=${e.act} />
			</span></p>
			${n?i`<p class="did"><${Ko} /><span>${re(c)}</span></p>`:null}
		</div>
		${a}
		<${Ay} advice=${e} variant=${t} done=${n} open=${s}
			more=${l.slice(dl).join(" ")} />
	</div>`}function Oy({bids:e,player:t,variant:n,hand:s,trump:a,dealer:r,seat:l,against:c},p){if(!e||!p||p.trump.by!=="success"||t!==Pi)return null;let u={variant:n,hand:s,trump:a,dealer:String(r),seat:String(l)};return c?.length===1&&(u.others=c.join()),i`<p class="small"><a href=${`/bids?${new URLSearchParams(u)}`}>${o("page.bids.all")}</a></p>`}function $l({against:e}){if(!e)return"";let t=n=>De(`page.level.${n}`)?o(`page.level.${n}`):o("page.hint.person");return o("page.hint.against",{players:R(e.map(t))})}function Ay({advice:e,variant:t,done:n,open:s,more:a}){let r=qd(e);return i`<details class="figures" open=${s}>
		<summary>${o("page.hint.figures")}</summary>
		<${ne}>
			${a?i`<p>${re(a)}</p>`:null}
			${r?i`<p class="small soft">${r}</p>`:null}
			${e.bids?i`<${Ny} advice=${e} variant=${t} done=${n} />`:i`<${Ty} advice=${e} done=${n} />`}
			${Oy(e,t)}
			<p class="small soft">
				${o("page.hint.relative")} ${o("page.hint.worlds",{n:e.worlds})} ${$l(e)}
			</p>
		<//>
	</details>`}var Jo=({best:e,done:t,children:n})=>i`<th scope="row"><span class="which">
	<span class="mark">${e?i`<${Qe} />`:null}${t?i`<${Ko} />`:null}</span>${n}
</span></th>`;function Hd({choice:e,best:t,whole:n}){let s=e&&!t&&Bt(e)==="close",a=s?o("page.hint.close"):o("page.hint.behind",{gap:S(e?.gap??0,1)});return i`<td class=${`less${s?" soft":""}${n?" whole":""}`}>${t||!e?"–":a}</td>`}function Ty({advice:e,done:t}){return i`<${ne}><table class="book choices">
		<thead><tr>
			<th scope="col">${o("page.hint.choice")}</th><th scope="col">${o("page.hint.chance")}</th>
			<th scope="col" class="whole">${o("page.hint.points")}</th><th scope="col">${o("page.hint.less")}</th>
		</tr></thead>
		<tbody>${e.choices.map((n,s)=>i`<tr key=${n.act}>
				<${Jo} best=${s===0} done=${n.act===t?.act}><${yn} act=${n.act} /><//>
				<td>${Se(n.chance)}</td>
				<td class="whole">${pa(n.points)}</td>
				<${Hd} choice=${n} best=${s===0} />
			</tr>`)}</tbody>
	</table><//>`}function My(e,t){let n=(e.bids??[]).map(c=>({...c,cards:c.best,premiums:c.premiums})),s=e.choices.find(c=>c.act===t?.act),a=s?.act.replace(/^lay /,"")??"";if(!s||n.some(c=>c.cards===a))return n;let r=n.findLastIndex((c,p)=>p===0||c.points>=s.points),l={tricks:t?.bid??0,cards:a,points:s.points,chance:s.chance,premiums:void 0};return n.toSpliced(r+1,0,l)}function jy({premiums:e},t){let[n,s]=["pass",t].map(a=>e?.find(r=>r.offer===a));return n&&s?pa(s.points-n.points):"–"}function Ny({advice:e,variant:t,done:n}){let s=(e.bids??[]).flatMap(r=>r.premiums??[]).map(r=>r.offer),a=[...new Set(s)].filter(r=>r!=="pass");return i`<${ne}><table class="book choices bids">
		<thead><tr><th scope="col">${o("col.bid")}</th><th scope="col">${o("page.hint.chance")}</th>
			<th scope="col">${o("page.hint.points")}</th><th scope="col" class="whole">${o("page.hint.less")}</th>
			${a.map(r=>i`<th key=${r} scope="col">${ue(r)}</th>`)}</tr></thead>
		<tbody>${My(e,n).map((r,l)=>{let c=e.choices.find(p=>p.act===`lay ${r.cards}`);return i`<tr key=${r.cards}>
				<${Jo} best=${l===0} done=${c!==void 0&&c.act===n?.act}>
					<b>${ke(r.tricks,t)}</b><${zd} cards=${r.cards} />
				<//>
				<td>${Se(r.chance)}</td>
				<td>${pa(r.points)}</td>
				<${Hd} choice=${c} best=${l===0} whole />
				${a.map(p=>i`<td key=${p}>${jy(r,p)}</td>`)}
			</tr>`})}</tbody>
	</table><//>
	${a.length>0?i`<p class="small soft">${o("page.hint.gain")}</p>`:null}`}var As=e=>/^(.+\.)?localhost\.?$|^127(\.\d+){3}$|^\[::1\]$/.test(e);function Pt({link:e=`${location.origin}${location.pathname}`,label:t=o("page.link"),chief:n=!1,invites:s=!1}){let[a,r]=$o(),l=matchMedia("(pointer: coarse)").matches&&!!navigator.share,c=o("page.link.give",{how:l?"share":s?"invite":"copy"}),p=l?o("page.link.shared"):o("page.link.copied");return i`<div class="invitation">
		<${z} label=${t} readonly value=${e} onfocus=${d=>d.target.select()} />
		<${w} chief=${n} onclick=${async()=>{try{let d=s?o("page.link.text",{name:T.peek()?.name??o("page.guest")}):"";l?await navigator.share({title:o("title"),text:d,url:e}):await navigator.clipboard.writeText(`${d}
${e}`.trim()),r(),M(p,!0)}catch(d){d instanceof DOMException&&d.name==="AbortError"||M(o("page.link.by-hand"))}}} say=${a?p:c} />
		${As(location.hostname)?i`<${Ey} />`:i`<${By} link=${e} />`}
	</div>`}function By({link:e}){let[t,n]=y(null),s=async()=>{try{n((await ml([e]))[0]??null)}catch{M(o("trouble.unreached"))}};return i`<details class="qr" ontoggle=${r=>r.currentTarget.open&&!t&&void s()}>
		<summary>${o("page.link.code")}</summary>
		${t?i`<${fl} code=${t} label=${o("page.link.code.of",{link:e})} />`:null}
	</details>`}var ua=4;async function ml(e){let{generate:t}=await import("./lean-qr.js");return e.map(n=>t(n))}function fl({code:e,label:t}){let n=Array.from({length:e.size},(l,c)=>c),s=n.flatMap(l=>n.filter(c=>e.get(c,l)).map(c=>`M${c} ${l}h1v1h-1z`)).join(""),a=e.size+2*ua,r=`${-ua} ${-ua} ${a} ${a}`;return i`<svg role="img" aria-label=${t} viewBox=${r} shape-rendering="crispEdges">
		<rect x=${-ua} y=${-ua} width=${a} height=${a} fill="#fff" />
		<path d=${s} fill="#000" />
	</svg>`}function Ey(){return i`<details class="unreachable">
		<summary>${o("page.link.own")}</summary>
		<p>${o("page.link.own.start")}</p>
		<p><code>ninetynine serve --addr :${location.port||80}</code></p>
		<p>${o("page.link.own.send",{host:location.hostname})}</p>
	</details>`}function Uo({variant:e,table:t}){let n=De(`variant.${e}`);return i`<div class="introduction">
		${P.taught.value?null:i`<p>${o("page.invited.what")}</p>`}
		<p class="turns">
			<a class="button plain" href=${t?`/learn/first?table=${t}`:"/learn/first"}>${o("page.learn.title")}</a>
			<a class="button plain" href=${n?`/rules/${e}`:"/rules"}>
				${n?o("page.invited.rules",{variant:o(`variant.${e}`)}):o("page.nav.rules")}
			</a>
		</p>
	</div>`}var Ts=async e=>M(o(await ln(e)?"page.link.copied":"page.link.by-hand"));var Gd=e=>e.split(" ")[0]??"",Vd=(e,t)=>e.premiums?.find(n=>Gd(n.offer)===t),Py=e=>(e.bids?.[0]?.premiums??[]).map(t=>Gd(t.offer));function hl(e,t){return t==="chance"?e.chance:t==="points"||t==="bid"?e.points:Vd(e,t)?.points??-1/0}function Cy(e,{by:t,up:n}){let s=new Map;for(let p of e.choices)s.set(p.bid??0,[...s.get(p.bid??0)??[],p]);let a=p=>+(p.act===e.act)+Number(p.played??!1),r=(p,u)=>a(u)-a(p)||hl(u,t)-hl(p,t),l=[...s].map(([p,u])=>({tricks:p,ways:u.toSorted(r)})),c=({tricks:p,ways:[u]})=>t==="bid"?p:u?hl(u,t):0;return l.toSorted((p,u)=>(c(u)-c(p))*(n?-1:1))}var Zd=e=>e.choices.every(t=>Math.round(t.chance*100)<zo);function Go({by:e,text:t,order:n,onorder:s,class:a}){let r=n.by===e,l=e==="bid",c=n.up?"ascending":"descending";return i`<th scope="col" class=${a} aria-sort=${r?c:void 0}>
		<button type="button" class="sort" onclick=${()=>s({by:e,up:r?!n.up:l})}>
			${t}<span aria-hidden="true">${r?n.up?"↑":"↓":""}</span>
		</button>
	</th>`}var Kd=(e,t=!0)=>`${t?"":"≈ "}${ee(Math.round(e)||0,0)}`;function Jd({way:e,offers:t}){let n=e.played??!1,s=Math.max(...(e.premiums??[]).map(r=>r.points)),a=`${n?"":"≈ "}${Se(e.chance)}`;return i`<td class=${t.length>0?"spare":""} data-estimate=${n?void 0:""}>${a}</td>
		<td class=${t.length>0?"whole":""}>${Kd(e.points,n)}</td>
		${t.map(r=>{let l=Vd(e,r);return i`<td key=${r} class=${l&&l.points===s?"offered top":"offered"}>
				${l?i`<b>${Kd(l.points)}</b> <small>${Se(l.chance)}</small>`:"–"}
			</td>`})}`}var Ud=({act:e})=>i`<span class="act">${ve(e.replace(/^lay /,""))}</span>`;function Dy({total:{tricks:e,ways:t},best:n,offers:s,variant:a}){let[r,l]=y(!1),[c,...p]=t;if(!c)return null;let u=ke(e,a),d=t.some($=>$.act===n);return i`<tbody class=${r?"open":""}>
		<tr class="total">
			<th scope="row"><span class="which">
				<span class="mark">${d?i`<${Qe} />`:null}</span>
				<b data-long=${u.length>2?"":void 0}>${u}</b>
				<${Ud} act=${c.act} />
			</span></th>
			<${Jd} way=${c} offers=${s} />
			<td class="fold">${p.length===0?null:i`<button type="button" aria-expanded=${r}
				aria-label=${o("page.bids.fold",{bid:u,n:t.length})} onclick=${()=>l(!r)}>
				<span aria-hidden="true">${S(t.length)}</span>
				<svg viewBox="0 0 24 24" aria-hidden="true"><path d="m6 9 6 6 6-6" /></svg>
			</button>`}</td>
		</tr>
		${r?p.map($=>i`<tr key=${$.act} class="way">
			<th scope="row"><span class="which">
				<span class="mark">${$.act===n?i`<${Qe} />`:null}</span>
				<b></b><${Ud} act=${$.act} />
			</span></th>
			<${Jd} way=${$} offers=${s} />
			<td></td>
		</tr>`):null}
	</tbody>`}var Ly=5;function Qd(e,t){let n=e/Math.max(Ly*t,1);return n<.75?n:1-.25*Math.exp(3-4*n)}function Yd({advice:e,variant:t,order:n,onorder:s}){let a=Py(e),r=ye(()=>Cy(e,n),[e,n.by,n.up]),l={order:n,onorder:s};return i`<${ne}><table class="book choices bids ways">
		<caption class="unseen">${o("page.nav.bids")}</caption>
		<thead><tr>
			<${Go} by="bid" text=${o("col.bid")} ...${l} />
			<${Go} by="chance" text=${o("page.hint.chance")} class=${a.length>0?"spare":""} ...${l} />
			<${Go} by="points" text=${o("page.hint.points")} class=${a.length>0?"whole":""} ...${l} />
			${a.map(c=>i`<${Go} key=${c} by=${c}
				text=${c==="pass"?o("page.nopremium"):ue(c)} ...${l} />`)}
			<th scope="col">${o("page.bids.ways")}</th>
		</tr></thead>
		${r.map(c=>i`<${Dy} key=${c.tricks} total=${c} best=${e.act} offers=${a} variant=${t} />`)}
	</table><//>`}var Ry=["variant","hand","trump","up","offer","dealer","seat","totals","played","others","sort"];function _y(e,t){let n=new URLSearchParams;for(let s of Ry){let a=s in t?t[s]:e.get(s)??void 0;a&&n.set(s,a)}return`/bids?${n.toString().replaceAll("%2C",",")}`}var Wy=e=>e&&/^\d+$/.test(e)?Number(e):void 0;function Iy(e){let t=c=>e.get(c)||void 0,[n,s,a]=["dealer","seat","played"].map(c=>Wy(e.get(c))),r=e.get("totals")?.split(",").map(Number).map(c=>Number.isInteger(c)?c:0),l={variant:t("variant")??"standard",hand:t("hand"),trump:t("trump"),up:t("up"),offer:t("offer"),dealer:n,seat:s,totals:r,played:a,others:e.get("others")?.split(",")};return JSON.parse(JSON.stringify(l))}var yl=e=>[...he].map(t=>e.ranks.split(" ").map(n=>n+t));function qy(e){let t=[...yl(e).flat(),...e.joker?["joker"]:[]];for(let r=t.length-1;r>0;r--){let l=(crypto.getRandomValues(new Uint32Array(1))[0]??0)%(r+1);[t[r],t[l]]=[t[l]??"",t[r]??""]}let n=t.length===e.seats*e.hand,s=Vo(e)?t[n?t.length-1:e.hand]??"":"";return{hand:t.slice(0,e.hand).map(r=>r==="joker"?s:r).join(" "),up:s}}var Vo=e=>e.trump.by==="turnup",Fy=({order:e})=>e.includes("offer")&&e.indexOf("offer")<e.indexOf("lay");function zy({variant:e,hand:t,onhand:n}){let s=yl(e),[a,r]=y([0,0]),l=E(null),c=t.length>=e.hand,p=m=>{t.includes(m)?n(t.filter(h=>h!==m)):c?M(o("page.bids.full",{n:e.hand})):n([...t,m])},u=m=>{let[h=0,f=0]=a,g={ArrowLeft:[0,-1],ArrowRight:[0,1],ArrowUp:[-1,0],ArrowDown:[1,0]}[m.key];if(!g)return;m.preventDefault();let b=[(h+g[0]+s.length)%s.length,f+g[1]],k=s[b[0]??0]?.length??1;b[1]=((b[1]??0)+k)%k,r(b),l.current?.querySelector(`[data-at="${b.join()}"]`)?.focus()},d=(m,h,f)=>i`<button type="button" key=${m} data-at=${`${h},${f}`}
		tabindex=${a[0]===h&&a[1]===f?0:-1} aria-pressed=${t.includes(m)}
		onclick=${()=>(r([h,f]),p(m))}>
		<${me} card=${m} size="mini" />
	</button>`,$=m=>m>9?Math.ceil(m/2):m;return i`<div class="pack" role="group" aria-label=${o("page.bids.cards")} ref=${l} onkeydown=${u}>
		${s.map((m,h)=>i`<div key=${h} class="suit-row" style=${`--n: ${$(m.length)}`}>
			${m.map((f,g)=>d(f,h,g))}
		</div>`)}
	</div>`}function Hy({variant:e,asking:t,set:n}){if(Vo(e)){let l=[...yl(e).flat(),...e.joker?["joker"]:[]],c=Q(n)("up");return i`<${W} label=${o("page.bids.up")} value=${t.up??""} onchange=${c}
			options=${[["",o("page.bids.up.none")],...l.map(p=>[p,an(p)])]} />`}let s=e.trump.by==="holder"&&t.offer&&t.offer!=="pass",r=[...s&&!e.trump.none?[]:["none"],..."CDHS",...s&&e.trump.nines?["nines"]:[]];return i`<${U} label=${o("page.bids.trump")} value=${t.trump??e.trump.first}
		options=${r.map(l=>[l,l==="none"?o("trump.short"):J(l)])}
		onchange=${Q(n)("trump")} />`}function Ky({variant:e,asking:t,set:n}){let s=e.seats-(e.dummy?1:0),a=t.seat??0,r=t.dealer??s-1,l=Array.from({length:s},(c,p)=>{let u=(a-1-p+2*s)%s;return[String(u),p===s-1?o("page.bids.place.last"):o("page.bids.place",{n:p+1})]});return i`<${U} label=${o("page.bids.place.label")} value=${String(r)} options=${l}
		onchange=${Q(n)("dealer")} />`}function Jy({variant:e,asking:t,set:n}){if(!Fy(e))return null;let{declare:s,reveal:a}=e.offers,r=["","pass",...s?["declare"]:[],...a?["reveal"]:[]],l=c=>{let p=c!==""&&c!=="pass"&&!e.trump.none;n({offer:c,trump:p?t.trump?.replace("none","")||"C":t.trump})};return i`<${U} label=${o("page.bids.offer")} value=${t.offer??""}
		options=${r.map(c=>[c,c===""?o("page.bids.offer.none"):ue(c)])}
		onchange=${l} />`}function Uy({variant:e,asking:t,set:n}){let s=e.seats,a=Array.from({length:s},($,m)=>t.totals?.[m]??0),r=9999,l=t.seat??0,c=$=>e.dummy&&$===s-1?"dummy":$===l?"you":String(($-l+s)%s+1),p=()=>n({totals:"",played:""}),u=$=>m=>n({totals:a.with($,m).join()}),d=($,m)=>i`<${X} key=${m} late label=${o("page.bids.total",{who:c(m)})}
		value=${$} min=${-r} max=${r} onchange=${u(m)} />`;return i`<details class="score-so-far" open=${t.totals!==void 0}>
		<summary>${o("page.bids.score")}</summary>
		<div class="stack">
			<div class="row">
				${a.map(d)}
				${e.game.deals?i`<${X} late label=${o("page.bids.played")} value=${t.played??0} min=${0}
							max=${e.game.deals-1}
							onchange=${$=>n({totals:a.join(),played:String($)})} />`:null}
			</div>
			<p class="small soft">${o("page.bids.score.about")}</p>
			${t.totals?i`<p><${w} plain onclick=${p} say=${o("page.bids.score.off")} /></p>`:null}
		</div>
	</details>`}function Gy({began:[e,t]}){let[n,s]=y(performance.now());return x(()=>{let a=setInterval(()=>s(performance.now()),250);return()=>clearInterval(a)},[]),i`<progress value=${Qd(n-e,t)} aria-label=${o("page.bids.far")}></progress>`}var Vy=11e4,gl=new Map;function Zy(e){let t=e?JSON.stringify(e):"",[n,s]=y({});return x(()=>{if(!e)return;let a=gl.get(t);if(a)return void s({key:t,table:a,whole:!0});let r=new AbortController,{signal:l}=r;return uo(async()=>{let u=performance.now(),d=await Wi(e,{signal:l}),$=d.advice.phase==="lay"&&d.advice.choices.some(h=>!h.played);if(l.aborted)return;let m=performance.now();if(s({key:t,table:d,whole:!$,began:[m,m-u]}),!$)return void gl.set(t,d);try{let h=await Wi({...e,all:!0},{signal:l,within:Vy});gl.set(t,h),l.aborted||s({key:t,table:h,whole:!0})}catch{l.aborted||s({key:t,table:d,whole:!0})}},u=>s({key:t,wrong:pn(u)?o("page.bids.none"):_(u)}),()=>!l.aborted),()=>r.abort()},[t]),n.key===t?n:{}}function Qy({known:{table:e,whole:t,wrong:n,began:s},variant:a,sort:r,set:l}){if(n)return i`<p role="alert">${n}</p>`;if(!e)return i`<p class="soft" role="status">${o("page.hint.thinking")}</p>`;let{advice:c,game:p}=e,[u="points",d]=r.split("."),$={by:u||"points",up:d==="up"},m=c.choices[0];return i`<div class="advice">
		${c.phase==="lay"&&m?i`<div class="advised">
				<p class="verdict"><${Qe} /><span>
					${o("page.bids.says",{bid:ke(m.bid??0,a)})} <${yn} act=${m.act} />
				</span></p>
				${Zd(c)?i`<p class="why">${o("page.bids.spoil")}</p>`:null}
			</div>
			<${Yd} advice=${c} variant=${a} order=${$}
				onorder=${h=>l({sort:h.by+(h.up?".up":"")})} />
			<div class="small soft far">
				<p role="status">${o(t?"page.hint.worlds":"page.bids.more",{n:c.worlds})} ${$l(c)}</p>
				${!t&&s?i`<${Gy} began=${s} />`:null}
			</div>
			<p class="small soft estimates">${o("page.bids.estimate")}</p>
			<p class="small soft">${o(p?"page.bids.points.game":"page.bids.points")}</p>`:i`<${Os} advice=${c} variant=${a} open />`}
	</div>`}function Yy({variant:e,asking:t,set:n,known:s,hand:a,sort:r}){let l=e.hand-a.length;return l>0?i`<p class="soft waiting-for">${o("page.bids.wait",{n:l})}</p>`:Vo(e)&&!t.up?i`<p class="soft waiting-for">${o("page.bids.wait.up")}</p>`:i`<${Qy} known=${s} variant=${e} sort=${r} set=${n} />`}function Xy(){let e=ze.value,t=Iy(e),n=oe(t.variant),s=F(t.hand?.trim().replaceAll(/[\s.]+/g," ")),a=n&&s.length>=n.hand&&(!Vo(n)||t.up),r=Zy(a?t:void 0);x(()=>{se(je)},[]);let l=($,m="sort"in $)=>V(_y(ze.value,$),{replace:m});if(!n){let $=Ae.value.length>0&&Ae.value.every(m=>m.id!==t.variant);return i`<${G} title=${$?o("page.nowhere"):""} />`}let c=$=>l({hand:$.join(" ")},$.length<n.hand),p=()=>l(qy(n),!1),u=()=>l({hand:""},!1),d={variant:n,asking:t,set:l};return i`<main id="main" tabindex="-1" class="bid-screen">
		<header><h1>${o("page.nav.bids")}</h1><p class="lead">${o("page.bids.lead")}</p></header>
		<div class="bid-asked">
			<${W} label=${o("page.create.variant")} value=${n.id} groups=${dt()}
				onchange=${$=>V(`/bids?variant=${$}`)} />
			<div class="pack-head"><h2>${o("page.bids.cards")}</h2>
				<span class="soft" aria-live="polite">${o("page.bids.count",{n:s.length,of:n.hand})}</span></div>
			<${zy} variant=${n} hand=${s} onhand=${c} />
			<p class="row">
				<${w} onclick=${p} say=${o("page.bids.deal")} />
				${s.length>0?i`<${w} plain onclick=${u} say=${o("page.bids.clear")} />`:null}
			</p>
			<${Jy} ...${d} /><${Hy} ...${d} /><${Ky} ...${d} /><${Uy} ...${d} />
		</div>
		<section class="bid-found" aria-label=${o("page.bids.found")}>
			<${Yy} ...${d} known=${r} hand=${s} sort=${e.get("sort")??""} />
			${a?i`<p><${w} plain onclick=${()=>Ts(location.href)}
					say=${o("page.link.give",{how:"copy"})} /></p>`:null}
		</section>
	</main>`}var Zo="ninetynine.promise";async function Xd(){try{let e=Number(localStorage.getItem(Zo));if(await navigator.storage.persisted()||Date.now()-e<6048e5)return;localStorage.setItem(Zo,String(Date.now())),await navigator.storage.persist()}catch{}}async function e$(){try{let e=await navigator.storage.persisted(),{usage:t}=await navigator.storage.estimate().catch(()=>({usage:void 0}));return{promised:e,bytes:t}}catch{return}}var eb=()=>!gt&&"serviceWorker"in navigator&&"PushManager"in window&&"Notification"in window,Kt=L(null),bl=()=>navigator.serviceWorker.getRegistration(Op.pathname);async function tb(){let[e,t]=await Promise.all([cu({},{where:"there"}),bl()]),n=await t?.pushManager?.getSubscription(),s=n&&n.endpoint===e.endpoint&&Notification.permission==="granted";Kt.value=s?e:{key:e.key},s&&e.language!==le.peek()&&await t$(n,e)}async function t$(e,{turn:t,tonight:n}){let{endpoint:s,keys:{p256dh:a="",auth:r=""}={}}=e.toJSON();Kt.value=await Fi({endpoint:s,p256dh:a,auth:r,language:le.peek(),turn:t,tonight:n},{where:"there"})}async function nb(e){if(await Notification.requestPermission()!=="granted")throw new pe(o("page.push.denied"));let t=atob(e.replaceAll("-","+").replaceAll("_","/")),n={userVisibleOnly:!0,applicationServerKey:Uint8Array.from(t,s=>s.charCodeAt(0))};try{let s=await bl();if(!s)throw new TypeError("there is no service worker");return await s.pushManager.subscribe(n).catch(async a=>{if(a.name!=="InvalidStateError")throw a;return await(await s.pushManager.getSubscription())?.unsubscribe(),s.pushManager.subscribe(n)})}catch(s){throw console.info(String(s)),new pe(o("page.push.failed"))}}async function sb(e,t){let n=Kt.peek()??{},s={...n,[e]:t||void 0};if(s.turn||s.tonight)return t$(await nb(n.key??""),s);Kt.value=await Fi({},{where:"there"}),await(await(await bl())?.pushManager.getSubscription())?.unsubscribe()}function Jt({what:e,brief:t}){let n=Be("there")?.id,s=eb()&&!te.value&&n!==void 0;x(()=>{s&&tb().catch(()=>Kt.value=null)},[s,n,le.value]);let{busy:a,once:r}=C();if(!s||!Kt.value?.key)return null;let l=c=>r(()=>sb(e,c).finally(()=>Kt.value={...Kt.peek()}));return i`<div class="told-of">
		<${Oe} label=${o(`page.push.${e}`)} role="switch" checked=${Kt.value[e]??!1} disabled=${a}
			onchange=${l} />
		${t?null:i`<p class="soft small">${o("page.push.about")}</p>`}
	</div>`}var n$=cn("GET","events"),s$=cn("POST","events",{json:!0,once:!0}),Qo=cn("GET","events/{event}"),Yo=cn("POST","events/{event}/acts",{json:!0,once:!0}),a$=cn("POST","events/{event}/seatings",{json:!0});var o$=cn("GET","events/{event}/seed"),r$=cn("GET","events/{event}/pars");var bn="ninetynine.event.",i$=`${bn}last`,vl=50,l$=[400,403,404,410,413],ab=10,Ms=class{shown=L(null);offline=L(!1);refused=L(null);unsent=L([]);refusals=L([]);waiting=tn(()=>this.unsent.value.filter(t=>this.#b(t)).map(t=>t.act));#e;#n;#t=0;#s=!1;#a=!1;#r=new Set;#i="";#l=0;#c=[];constructor(t,{table:n=0,code:s="",pace:a=3e3}={},r={event:Qo,eventActs:Yo}){this.id=t,this.table=n,this.code=s,this.#e=r,this.#n=a;let l=Le(i$);l?.shown?.event===t&&l.table===n&&(this.shown.value=l.shown),this.#y(),addEventListener("storage",this.#o),addEventListener("online",this.wake),document.addEventListener("visibilitychange",this.#u),this.#$(),this.#h()}close(){this.#s=!0,removeEventListener("storage",this.#o),removeEventListener("online",this.wake),document.removeEventListener("visibilitychange",this.#u),this.wake()}wake=()=>this.#r.forEach(t=>t());#u=()=>document.visibilityState==="visible"&&this.wake();#o=t=>{if(!t.key?.startsWith(this.#p("act.")))return;let n=t.key.slice(this.#p("act.").length);t.newValue===null?this.#x(n):this.#y(),this.#h()};#p(t){return`${bn}${this.id}.${t}`}#d(t){return new Promise(n=>{let s=()=>(clearTimeout(a),this.#r.delete(s),n(void 0)),a=setTimeout(s,t);this.#r.add(s)})}async#$(){for(;!this.#s;)await this.#m(),this.#s||await this.#d(this.#n*(document.visibilityState==="visible"?1:ab))}async#m(){let{id:t,table:n,code:s}=this;try{let a={event:t,after:this.#t,...s&&{table:n,code:s}},r=await this.#e.event(a,{where:"there",within:_i});if(this.#s)return;Je(()=>{this.#f(r),this.offline.value=!1,this.refused.value=null}),r.seq<this.#t&&(this.#t=0)}catch(a){a instanceof K&&l$.includes(a.status)?this.refused.value=a:this.offline.value=!0}}#f(t){let n=this.shown.peek();if(!t.view){n&&t.seq>=this.#t&&(this.shown.value={...n,at:t.at});return}let s=this.#t?n?.desk?.acts??[]:[];this.#t=t.seq;let{desk:a,...r}=t;this.shown.value=a?{...r,desk:{...a,acts:[...s,...a.acts]}}:r,ae(i$,JSON.stringify({table:this.table,shown:r}))}#v(){let t=Le(this.#p("device"));return this.#i=t?.device||this.#i||ce(),this.#l=Math.max(t?.count??0,this.#l)+1,ae(this.#p("device"),JSON.stringify({device:this.#i,count:this.#l})),{id:this.#g()+ce().slice(8),device:this.#i,count:this.#l}}#g(){return(this.#i||Le(this.#p("device"))?.device||"").slice(0,8)}isMine(t){return this.#g()!==""&&t.startsWith(this.#g())}send(...t){let n=Be("there")?.id??"",{table:s,code:a}=this,r=t.map(p=>({...p,...this.#v()})),l=r.map(p=>({act:p,table:s,code:a,by:n}));for(let p of l)ae(this.#p(`act.${p.act.id}`),JSON.stringify(p));this.unsent.value=[...this.unsent.peek(),...l];let c=new Promise(p=>this.#c.push({ids:new Set(r.map(u=>u.id)),refused:[],done:p}));return this.#h(),{acts:r,done:c}}#y(){let t=new Set(this.unsent.peek().map(r=>r.act.id)),s=Object.keys(_t(this.#p("act."))).map(r=>Le(r)).filter(r=>r?.act?.id&&!t.has(r.act.id));if(s.length===0)return;let a=r=>r.act.count??0;this.unsent.value=[...this.unsent.peek(),...s].sort((r,l)=>a(r)-a(l))}#b({table:t,code:n,by:s}){return n===this.code&&t===this.table&&(n!==""||s===(Be("there")?.id??""))}async#h(){if(this.wake(),!this.#a){this.#a=!0;for(let t=vl;;){let n=this.unsent.peek().filter(s=>this.#b(s)).slice(0,t);if(n.length===0)break;t=await this.#k(n),t===0&&(t=vl,await this.#d(this.#n))}this.#a=!1}}async#k(t){let n=t.map(l=>l.act),{id:s,table:a,code:r}=this;try{let l={event:s,...r&&{table:a,code:r},acts:n},{refused:c}=await this.#e.eventActs(l,{where:"there",within:_i,once:!1});for(let{id:p}of n){let{fault:u}=c.find(d=>d.id===p)??{};this.#x(p,u&&new K(400,u.reason,u.text,u.why,u.args))}return vl}catch(l){if(!(l instanceof K)||!l$.includes(l.status))return this.offline.value=!0,0;if(n.length>1)return 1;for(let{id:c}of n)this.#x(c,l);return 1}finally{this.wake()}}#x(t,n){let s=this.unsent.peek().find(r=>r.act.id===t);if(Ue(this.#p(`act.${t}`))!==null&&ae(this.#p(`act.${t}`),null),!s)return;let a=n&&n.why!=="act-id"?[{act:s.act,why:n}]:[];Je(()=>{this.unsent.value=this.unsent.peek().filter(r=>r!==s),this.refusals.value=[...this.refusals.peek(),...a]});for(let r of this.#c)r.ids.delete(t)&&(r.refused.push(...a),r.ids.size===0&&r.done(r.refused));this.#c=this.#c.filter(r=>r.ids.size>0)}};var Ct="ninetynine.pad.",ob=200,rb=400,Ut=L(lb()),da=L(new Set),er=tn(()=>da.value.size>0);function kl(e,t){if(da.peek().has(e)!==t)return;let n=[...da.peek()].filter(s=>s!==e);da.value=new Set(t?n:[...n,e])}function c$(e){let t=2166136261;for(let n=0;n<e.length;n++)t=Math.imul(t^e.charCodeAt(n),16777619)>>>0;return`${t.toString(16)}${e.length.toString(16)}`}function ib(e,t){let n=[c$(e)];for(let{at:s,rest:a}of t.toReversed())n.unshift(c$(e=e.slice(0,s)+a));return n}function xl(e){try{let{draft:t,...n}=JSON.parse(e??"");if(!(typeof n.record=="string"&&typeof n.id=="string"&&Array.isArray(n.summary?.names)))return;let a=t?{[t.deal]:t.entry}:{},r=t&&t.deal<n.summary.deals?t.deal:null,l=ib(n.record,n.past??[]);return{past:[],next:[],versions:l,drafts:a,open:r,...n}}catch{return}}function lb(){let e=Object.values(_t(Ct)).map(xl).filter(t=>t!==void 0);return Object.fromEntries(e.map(t=>[t.id,t]))}var Sl=e=>e.versions.at(-1)??"",$a=(e,t)=>e.versions.includes(Sl(t));function p$(e){Ut.value={...Ut.peek(),[e.id]:e},kl(e.id,!0)}function tr(e){let t=Ut.peek()[e],n;try{n=localStorage.getItem(Ct+e)}catch{return}let s=xl(n),a=da.peek().has(e);if(!s)t&&!a&&u$(e);else if(t&&$a(t,s)&&(a||!$a(s,t)))Te(t);else if(!t||$a(s,t))p$(s);else{p$(s);let{shared:r,...l}=t;Te({...l,id:Sl(t)}),M(o("page.pad.split"))}}globalThis.addEventListener?.("storage",e=>{e.key?.startsWith(Ct)&&tr(e.key.slice(Ct.length))});var ft=()=>Object.values(Ut.value).sort((e,t)=>t.moved-e.moved),ht=e=>Ut.value[e];function Te(e){Ut.value={...Ut.peek(),[e.id]:e},kl(e.id,ae(Ct+e.id,JSON.stringify(e)))}function u$(e){let{[e]:t,...n}=Ut.peek();Ut.value=n,kl(e,!0)}function d$(e){u$(e),ae(Ct+e,null)}var $$=()=>Object.fromEntries(ft().map(e=>[Ct+e.id,JSON.stringify(e)]));function cb(e,t){let[n,s]=[e.summary.deals,t.summary.deals],a={...t.drafts};for(let[l,c]of Object.entries(e.drafts)){let p=Number(l)===n?s:Number(l);p<=s&&(a[p]=c)}let r=e.shared??t.shared;return{...t,id:e.id,drafts:a,...r?{shared:r}:{}}}function m$(e,t){let n=xl(t);if(!n||Ct+n.id!==e||(tr(n.id),ft().some(l=>$a(l,n))))return!1;let s=ft().find(l=>$a(n,l)),{shared:a,...r}=n;return s?Te(cb(s,n)):ht(n.id)?Te({...r,id:Sl(n)}):Te(n),!0}var f$=({rules:e,seats:t,choices:n,totals:s,deals:a,end:r})=>({variant:e.id,names:t,live:n.live,totals:s,deals:a.length,over:r!==void 0}),wl=()=>ce().slice(0,12),nr=e=>({id:wl(),record:e.record,past:[],next:[],versions:[wl()],drafts:{},open:null,moved:Date.now(),summary:f$(e)}),vn=(e,t)=>({...e,record:t.record,past:[...e.past,g$(e.record,t.record,t.did)].slice(-ob),next:[],versions:[...e.versions,wl()].slice(-rb),moved:Date.now(),summary:f$(t)}),sr=({open:e,summary:t})=>e??t.deals,js=e=>`${e.inserting?"before ":""}${sr(e)}`,In=e=>e.drafts[js(e)];function qn(e,t,n){let{[t]:s,...a}=e.drafts;return{...e,drafts:n?{...a,[t]:n}:a}}var h$=e=>({...e,drafts:Object.fromEntries(Object.entries(e.drafts).filter(([t])=>Number(t)>=e.summary.deals))}),Gt=({inserting:e,...t})=>({...t,open:null});function g$(e,t,n){let s=0;for(;s<e.length&&e[s]===t[s];)s++;return{at:s,rest:e.slice(s),...n?{did:n}:{}}}function y$(e,t){let n=e[t].at(-1);return n&&e.record.slice(0,n.at)+n.rest}function b$(e,t,n){let{past:s,next:a}=e,r=g$(e.record,t.record,e[n].at(-1)?.did),l=n==="past"?{past:s.slice(0,-1),next:[...a,r]}:{past:[...s,r],next:a.slice(0,-1)};return{...vn(e,t),...l}}var zn="ninetynine.unsent.",v$=["act","claim","ready","unready","ask","answer","redo","resume","chat"],O$=2500,w$=[300,1e3,2e3,4e3,8e3,15e3],pb=2e4,Fn=ce(),k$=!1;function x$(){k$||(k$=!0,globalThis.navigator?.locks?.request(zn+Fn,()=>new Promise(()=>{})).catch(()=>{}))}async function ub(e){return(await globalThis.navigator?.locks?.query().catch(()=>{}))?.held?.some(({name:n})=>n===zn+e)??!1}var db=e=>!(e instanceof K)||e.status>=500||e.status===429||e.reason==="",ar=(e,t,n=!0)=>$b(e,t,{durability:n?"strict":"relaxed"}).catch(()=>{}),$b=Wo("ninetynine.unsent","commands"),mb=36e5;async function fb(){let e=await ar("readonly",t=>t.getAll())??[];for(let{name:t,kept:n,ended:s}of e){let a=JSON.parse(localStorage.getItem(t)??"null");s?localStorage.removeItem(t):(!a||!a.undo)&&localStorage.setItem(t,JSON.stringify({...a,...n})),s&&Date.now()-n.at>mb&&ar("readwrite",r=>r.delete(t),!1)}}var Ol=Promise.race([fb().catch(()=>{}),new Promise(e=>setTimeout(e,O$))]),S$=new Map;function ma(e){let t=S$.get(e)??new Al(e);return S$.set(e,t),t}var Al=class{waiting=L([]);send=(t,n)=>Ao(this.table,t,n);down=()=>!1;doubt=()=>{};recalled=t=>{};#e=new Map;#n=!1;#t=()=>{};#s={id:"",stop:new AbortController};constructor(t){this.table=t,this.waiting.value=this.#l(),addEventListener("storage",n=>n.key?.startsWith(this.#r(""))&&this.#$(n)),addEventListener("online",this.wake),document.addEventListener("visibilitychange",()=>document.visibilityState==="visible"&&this.wake()),this.waiting.peek().length>0&&this.#m(),Ol.then(()=>this.#c())}put(t,n=""){let s=ce(),r={by:this.#a()?.id??"",at:Date.now(),tab:Fn,tried:!1,undo:"",late:!1,why:""},l={command:{id:s,...t},premium:n,...r};x$(),this.waiting.value=[...this.waiting.peek(),l],this.#u(l,!0);let c=new Promise(u=>setTimeout(()=>(this.#p(s),u()),O$)),p=this.answered(s);return this.#f(),{answered:p,late:c}}answered(t){return new Promise((n,s)=>this.#e.set(t,{done:n,no:s}))}withdraw(t){let n=this.#i(t);if(!(!n||n.undo)){if(!n.tried)return this.#d(n,s=>s.no(new is));this.#o(t,{undo:ce(),late:!0}),this.#s.id===t&&this.#s.stop.abort(),this.#f()}}heard(t,n){let s=this.#i(t);s&&this.#d(s,a=>a.done(s.undo?{seq:n,late:!0}:{seq:n}))}wake=()=>{this.#t(),this.waiting.peek().some(({tab:t})=>t!==Fn)&&this.#m()};#a(){return Be(we(this.table)?"here":"there")}#r(t){return`${zn}${this.table}.${t}`}#i(t){return this.waiting.peek().find(n=>n.command.id===t)}#l(){return Object.keys(_t(this.#r(""))).map(n=>Le(n)).filter(n=>n?.command?.id).sort((n,s)=>n.at-s.at)}#c(){let t=this.#l(),n=a=>t.some(({command:{id:r}})=>r===a.command.id);for(let a of this.waiting.peek())a.tab!==Fn&&!n(a)&&this.#d(a,r=>r.no(new is));let s=t.filter(a=>!this.#i(a.command.id));if(s.length!==0){this.waiting.value=[...s,...this.waiting.peek()].sort((a,r)=>a.at-r.at);for(let a of s)this.recalled(a);this.#m()}}#u(t,n){if(!v$.includes(t.command.do))return;let s=this.#r(t.command.id);ae(s,JSON.stringify(t)),n&&ar("readwrite",a=>a.put({name:s,kept:t},s))}#o(t,n){this.waiting.value=this.waiting.peek().map(a=>a.command.id===t?{...a,...n}:a);let s=this.#i(t);s&&this.#u(s,n.undo!==void 0)}#p(t){!this.#i(t)||this.#i(t)?.late||(this.#o(t,{late:!0}),this.doubt())}#d(t,n){let{command:{id:s},tried:a,undo:r}=t;this.waiting.value=this.waiting.peek().filter(u=>u.command.id!==s);let l=this.#r(s);ae(l,null);let c=a&&!r;v$.includes(t.command.do)&&ar("readwrite",u=>c?u.delete(l):u.put({name:l,kept:t,ended:!0},l),!c),this.#s.id===s&&this.#s.stop.abort();let p=this.#e.get(s);this.#e.delete(s),p&&n(p)}#$({key:t,newValue:n}){let s=t?.slice(this.#r("").length)??"",a=this.#i(s);if(n===null)return a&&this.#d(a,l=>l.done(void 0));let r=JSON.parse(n);return a?this.waiting.value=this.waiting.peek().map(l=>l===a?r:l):this.waiting.value=[...this.waiting.peek(),r],r.undo&&!a?.undo&&this.#s.id===s&&this.#s.stop.abort(),this.#f(),void this.#m()}async#m(){await Ol;for(let{command:{id:t},tab:n,at:s}of this.waiting.peek()){if(n===Fn)continue;(document.visibilityState==="visible"&&Date.now()-s>pb||!await ub(n))&&this.#o(t,{tab:Fn,tried:!0,late:!0})}x$(),this.#f()}async#f(){if(this.#t(),!this.#n){this.#n=!0;for(let t=0;this.waiting.peek().length>0;){let n=this.waiting.peek().filter(({tab:a,by:r})=>a===Fn&&r===(this.#a()?.id??r)),s=n.find(({undo:a})=>a)??n[0];s&&await this.#g(s)?t=0:await this.#v(w$[Math.min(t++,w$.length-1)]),s||await this.#m()}this.#n=!1}}#v(t){return new Promise(n=>{let s=setTimeout(n,t);this.#t=()=>(clearTimeout(s),n(void 0))})}async#g({command:t,by:n,undo:s,tried:a}){if(ys(this.table))return this.#y(t.id,new K(409,"moved",""));if(globalThis.navigator?.onLine===!1&&this.down())return!1;a||this.#o(t.id,{tried:!0});let{signal:r}=(this.#s={id:t.id,stop:new AbortController}).stop,l=t.seen===void 0?{}:{seen:t.seen};try{if(n!==""&&this.#a()===null&&await Re(we(this.table)?"here":"there"),n!==""&&this.#a()?.id!==n)throw new K(401,"no-session","");let c=new Promise((d,$)=>r.addEventListener("abort",()=>$(r.reason))),p=s?{id:s,do:"withdraw",of:t.id,...l}:t,u=await Promise.race([this.send(p,r),c]);if(!(u?.seq>0))throw new Error("somebody else answers");return this.#y(t.id,s&&!u.late?new is:u)}catch(c){return r.aborted?!0:db(c)?(this.#o(t.id,{late:!0,why:c instanceof K?_(c):""}),c instanceof K&&c.reason||this.doubt(),!1):s?this.#b(t.id,c):this.#y(t.id,c)}}#y(t,n){let s=this.#i(t),a=n instanceof Error;return s&&this.#d(s,r=>a?r.no(n):r.done(n)),!0}#b(t,n){return n instanceof K&&n.reason==="stale"?this.#y(t,n):(this.#o(t,{undo:"",why:_(n)}),!0)}};async function hb(){await Ol;for(let e of Object.keys(_t(zn)))ma(e.slice(zn.length).split(".")[0]??"")}hb();var A$="ninetynine.",T$=e=>e===Zo||e===ud||[_p,zn,bn].some(t=>e.startsWith(t)),gb=()=>({...Object.fromEntries(Object.entries(_t(A$)).filter(([e])=>!T$(e))),...$$()});function yb(e,t){if(!ae(e,t))throw new K(507,"full","");dispatchEvent(new StorageEvent("storage",{key:e,newValue:t}))}async function M$(){let e=await Uu(),t=new Blob([e,JSON.stringify({page:gb()}),`
`]);return{name:`ninetynine-${new Date().toISOString().slice(0,10)}.jsonl.gz`,content:await lo(t)}}function bb(e){let t=e.slice(e.lastIndexOf(`
`,e.length-2)+1);try{return JSON.parse(t).page??{}}catch{return{}}}async function vb(e){let t;try{t=await Io(e)}catch{throw new K(400,"file-cut","the file cannot be unpacked")}if(t===void 0)throw new K(400,"file-packed","the file is gzip with Zstandard");if(t.trim()==="")throw new K(400,"file-empty","the file is empty");return t}async function j$(e,t=!1){let n=await vb(e),s={...await Vu(new Blob([n]),t),pads:0};for(let[a,r]of Object.entries(bb(n)))!a.startsWith(A$)||T$(a)||typeof r!="string"||(a===Bp?Ep(r):a.startsWith(Ct)?s.pads+=m$(a,r)?1:0:Ue(a)===null&&yb(a,r));if(er.peek())throw new K(507,"full","");return await jo(),s}var fa=e=>new Date(e*864e5).toISOString().slice(0,10),Tl=e=>Math.round(Date.parse(e)/864e5),N$=e=>/^\d{4}-\d\d-\d\d$/.test(e)&&!Number.isNaN(Date.parse(e));function Ml(e){let t=new Date(e);return fa(Date.UTC(t.getFullYear(),t.getMonth(),t.getDate())/864e5)}var vt=()=>Ml(Date.now());function ha(e,t){if(typeof BroadcastChannel>"u")return;let n=new BroadcastChannel(e);return n.onmessage=({data:s})=>t(s),n}var or="ninetynine.known",wb=100,ga=L(Le(or)??[]);function rr(e){ga.value=[...Le(or)??[],e].slice(-wb),ae(or,JSON.stringify(ga.value))}var kb=6e5,jl=({kind:e,label:t})=>e==="device"&&t?t:[o(`page.you.key.${e}`),t].filter(Boolean).join(", ");function Ns(e){let t=(...l)=>e.some(c=>!c.this&&l.includes(c.kind)),[n,s,a]=[t("passkey"),t("words"),t("device","ssh")],r=[n&&"passkey",s&&"words"].filter(Boolean).map(l=>o(`page.you.way.${l}`));return{passkey:n,words:s,elsewhere:a,lasting:r,ways:[...r,...a?[o("page.you.way.other")]:[]]}}function xb(){if(te.value)return[];let e="taken";return[...ea.value.flatMap(n=>n.to?[{id:`${n.id} ${n.to.at}`,kind:e,label:Ze(n.to),at:n.to.at,of:n}]:[]),...Be("there")?.fresh??[]]}var B$=e=>e.kind==="joined"||e.kind==="taken"?e.label??"":jl(e);function Sb(e){let{kind:t,at:n}=e,s=["link","joined","taken"].includes(t)?t:"key",a=Z(n,{weekday:"long"}),r={kind:t,what:B$(e),player:Ze(e.kind==="taken"?e.of:{}),day:a};return o(`page.new.${s}`,{...r,today:Ml(n)===vt()?"yes":"no"})}function Ob(){if(gt)return;let e=a=>{te.peek()||M(_(a))},t=()=>{Re("there").catch(e)},n=ha("ninetynine.player",a=>a!==po.peek()&&t()),s="";Ye(()=>{po.value!==s&&n?.postMessage(s=po.value)}),Ye(()=>{qp.value&&t()}),addEventListener("hashchange",()=>location.hash.startsWith("#code=")&&jo().catch(e))}function Ab(){let{turn:e}=Ve(kb);x(()=>{ga.value=Le(or)??ga.value,e>0&&!te.peek()&&Re("there").catch(()=>{})},[e]),x(Ob,[]);let{value:t}=Zu;x(()=>{t!==void 0&&M(t?o("page.now",{player:Ze(t)}):o("page.now.none"))},[t]);let{busy:n,once:s}=C(),a=xb().find(({id:u})=>!ga.value.includes(u)),r=It.value[0]==="t",l=a?Sb(a):"";if(x(()=>{r&&l&&M(l)},[r,l]),!a||r)return null;let c=a.kind==="link";return i`<div class="new row" role="status">
		<p>${l}</p>
		<${w} aria-busy=${n} onclick=${()=>s(async()=>{if(a.kind==="taken"){let u=await Pn({back:!0,as:a.of.id});return await No(u),M(o("page.join.undone",{what:Ze(u)})),V("/you")}await(a.kind==="joined"?yo({player:a.id}):bo({key:a.id})),rr(a.id),M(o(a.kind==="joined"?"page.join.undone":"page.new.ended",{what:B$(a)})),await Re("there")})}
			say=${o(`page.${c?"new.refuse":a.kind==="taken"?"you.joined.undo":"new.not"}`)} />
		<${w} plain onclick=${()=>rr(a.id)} say=${o(c?"page.new.wanted":"page.new.mine")} />
	</div>`}var E$=e=>btoa(String.fromCharCode(...new Uint8Array(e))).replaceAll("+","-").replaceAll("/","_").replaceAll("=",""),P$=e=>Uint8Array.from(atob(e.replaceAll("-","+").replaceAll("_","/")),t=>t.charCodeAt(0));function C$({id:e,type:t,response:n}){let s=["clientDataJSON","attestationObject","authenticatorData","signature","userHandle"].filter(a=>n[a]).map(a=>[a,E$(n[a])]);return{id:e,rawId:e,type:t,response:Object.fromEntries(s),clientExtensionResults:{}}}var Bs=()=>isSecureContext&&"PublicKeyCredential"in window,D$=()=>/^[\d.]+$|^\[/.test(location.hostname),ir=e=>location.hostname===e||location.hostname.endsWith(`.${e}`),ya=e=>e==="localhost"?location.origin.replace(location.hostname,e):`https://${e}`;async function L$(e){let{challenge:t,site:n}=await uu(),s=()=>new pe(o("page.you.passkey.site",{address:ya(n)}));if(!ir(n))throw s();try{return await e(P$(t),n)}catch(a){throw a instanceof DOMException?a.name==="InvalidStateError"?new pe(o("page.you.passkey.known")):a.name==="SecurityError"?s():new pe(o("page.you.passkey.not")):a}}var R$=({id:e,name:t,keys:n})=>L$(async(s,a)=>{let r=await navigator.credentials.create({publicKey:{challenge:s,rp:{id:a,name:"Ninety-Nine"},user:{id:new TextEncoder().encode(e),name:t,displayName:t},pubKeyCredParams:[-7,-257].map(l=>({type:"public-key",alg:l})),excludeCredentials:n.filter(l=>l.credential).map(l=>({type:"public-key",id:P$(l.credential??"")})),authenticatorSelection:{residentKey:"required",userVerification:"preferred"}}});return du(C$(r))}),_$=()=>L$(async(e,t)=>{let n=await navigator.credentials.get({publicKey:{challenge:e,rpId:t,userVerification:"preferred"}});return Pn({passkey:C$(n)}).catch(s=>{throw s instanceof K&&s.why==="passkey-ended"&&t!=="localhost"&&Nl("signalUnknownCredential",{rpId:t,credentialId:n.id}),s})});async function Nl(e,t){let{PublicKeyCredential:n}=globalThis;await n?.[e]?.(t).catch(()=>{})}var Bl=()=>"signalAllAcceptedCredentials"in(globalThis.PublicKeyCredential??{});function ba(e,{id:t,name:n,keys:s}){let a=s.filter(l=>l.kind==="passkey").map(l=>l.credential??""),r={rpId:e,userId:E$(new TextEncoder().encode(t))};a.includes("")||(Nl("signalAllAcceptedCredentials",{...r,allAcceptedCredentialIds:a}),n&&Nl("signalCurrentUserDetails",{...r,name:n,displayName:n}))}var Tb=["AC","KD","QH","JS"];function Ke({title:e,children:t}){return i`<section>
		<h2>${e}</h2>
		<div class="stack">${t}</div>
	</section>`}var Mb=["A","K","Q","J"];function wn({name:e,label:t,options:n}){let s=P[e],a=r=>s.value=r;return i`<${U} label=${t} value=${s.value} options=${n} onchange=${a} />`}function lr({name:e,label:t,about:n}){let s=P[e];return i`<div>
		<${Oe} label=${t} role="switch" checked=${s.value}
			onchange=${a=>s.value=a} />
		${n?i`<p class="soft small">${n}</p>`:null}
	</div>`}function jb(){let[e,t]=y(T.value?.name??P.name.value),[n,s]=y({text:"",wrong:!1}),a=T.value?.name??P.name.value,r=E(a),l=async p=>{let u=Qs(p);if(u!==r.current){if((T.value||u!=="")&&!zp(u))return s({text:o("page.choices.name.empty"),wrong:!0});r.current=u;try{await Qu(u),Be("there")&&Ys().then(d=>ba(d.site,d),()=>{}),t(T.value?.name??u),s({text:o("page.choices.name.kept"),wrong:!1})}catch(d){r.current=a,s({text:_(d),wrong:!0})}}};return i`<form onsubmit=${p=>(p.preventDefault(),l(e))}>
		<${z} label=${o("page.choices.name")} value=${e} oninput=${t} onchange=${()=>l(e)}
			maxlength=${24} autocomplete="nickname" placeholder=${o("page.guest")} enterkeyhint="done"
			aria-invalid=${n.wrong} aria-describedby="name-said" />
		<p id="name-said" class=${n.wrong?"trouble":"soft small"} role="status">
			${n.text||o("page.choices.name.about")}
		</p>
	</form>`}function Nb(){let[e,t]=y(null);if(!T.value||te.value)return null;let n=()=>se(async()=>t(Ns((await Ys()).keys).ways)),s=async()=>{try{await iu()}catch(l){if(!(l instanceof K&&l.reason==="no-session"))throw l}To(null),M(o("page.choices.leave.done"))},a=()=>t(null),r=e?.length?"page.choices.leave.back":"page.choices.leave.warning";return i`<${Ke} title=${o("page.choices.leave")}>
		<p><${w} aria-haspopup="dialog" onclick=${n} say=${o("page.choices.leave")} /></p>
		<p class="soft small">${o("page.choices.leave.about")}</p>
		${e?i`<${Fe} title=${o(e.length?"page.choices.leave.title":"page.choices.leave.title.last")}
					yes=${o("page.choices.leave")} no=${o("page.choices.leave.no")}
					text=${o(r,{name:T.value.name,ways:R(e)})}
					onyes=${()=>se(s).then(a)} onclose=${a} />`:null}
	<//>`}var El=!1;function Bb(){let e=E(null);return x(()=>{El&&(El=!1,e.current?.querySelector("input:checked")?.focus())},[]),i`<div ref=${e} onchange=${()=>El=!0}>
		<${wn} name="language" label=${o("page.choices.language")}
			options=${[["",o("page.choices.language.auto")],...Object.entries(Tp)]} />
	</div>`}function Eb({tables:e,longer:t,known:n,pads:s}){let a=Object.entries({tables:e,longer:t,pads:s,known:n}).filter(([,l])=>l>0);return[...e+t+s>0?[]:[o("page.here.taken.none")],...a.map(([l,c])=>o(`page.here.taken.${l}`,{n:c}))].join(" ")}function Pb(){let[e,t]=y(""),[n,s]=y(void 0),a=N(e$,e).value,r=()=>se(async()=>{let{name:p,content:u}=await M$();Mt(u,p)}),l=(p,u)=>se(async()=>{s(void 0),t("");try{t(Eb(await j$(p,u)))}catch(d){if(!(d instanceof K))throw d;let $=`page.here.${d.reason}`;if(d.reason==="file-whose")s({file:p,name:d.message});else if(De($))t(o($));else throw d}}),c=Math.max(1,Math.ceil((a?.bytes??0)/1e6));return i`<${Ke} title=${o("page.here")}>
		<p>${co.value?o(`page.unkept.${co.value}`):o("page.here.about",{mega:c})}</p>
		<p class="row">
			<${w} onclick=${r} say=${o("page.here.export")} />
			<${ps} say=${o("page.here.import")} accept=".jsonl,.gz,.zst" ontake=${l} />
		</p>
		<p class="small" role="status">${e}</p>
		${a&&!co.value?i`<p class="soft small">${o(a.promised?"page.here.promised":"page.here.unsure")}</p>`:null}
		${n?i`<${Fe} title=${o("page.here.whose")} yes=${o("page.here.whose.yes")} no=${o("page.here.whose.no")}
					text=${o("page.here.whose.about",{name:n.name,me:(Be("here")??T.value)?.name??""})}
					onyes=${()=>l(n.file,!0)} onclose=${()=>s(void 0)} />`:null}
	<//>`}function Cb(){return i`<main id="main" tabindex="-1" class="choices">
		<h1>${o("page.nav.settings")}</h1>
		<${Ke} title=${o("page.choices.you")}><${jb} />
			${gt?null:i`<p><a href="/you">${o("page.you.go")}</a></p>`}
		<//>
		${gt||Be("here")?i`<${Pb} />`:null}
		<${Ke} title=${o("page.choices.book")}>
			<${Bb} />
			<${wn} name="theme" label=${o("page.choices.theme")}
				options=${Y("page.choices.theme","auto","day","night")} />
			<p class="soft small">${o("page.choices.size")}</p>
		<//>
		<${Ke} title=${o("page.choices.cards")}>
			<p class="sample on-felt">
				<${me} face="down" />${Tb.map(e=>i`<${me} key=${e} card=${e} />`)}
			</p>
			<${wn} name="pack" label=${o("page.choices.pack")}
				options=${Y("page.choices.pack","two","four","german4")} />
			<${wn} name="back" label=${o("page.choices.back")}
				options=${Y("page.choices.back","leaf","lattice","stripe")} />
			<${wn} name="felt" label=${o("page.choices.felt")}
				options=${Y("page.choices.felt","sea","moss","ink")} />
			${Mb.every(e=>o(`rank.${e}`)===e)?null:i`<${wn} name="indices" label=${o("page.choices.indices")}
						options=${Y("page.choices.indices","local","international")} />`}
			<${lr} name="values" label=${o("page.choices.values")} />
			<${lr} name="forced" label=${o("page.choices.forced")} about=${o("page.choices.forced.about")} />
		<//>
		<${Ke} title=${o("page.choices.table")}>
			<${wn} name="play" label=${o("page.choices.play")}
				options=${Y("page.choices.play","auto","once","twice")} />
			<p class="soft small">${o("page.choices.play.about")}</p>
			<${wn} name="pace" label=${o("page.choices.pace")}
				options=${Y("page.pace","calm","usual","quick","instant")} />
			<${lr} name="sound" label=${o("page.choices.sound")} />
			<${lr} name="spoken" label=${o("page.choices.spoken")} about=${o("page.choices.spoken.about")} />
			<${Jt} what="turn" brief />
			<${Jt} what="tonight" />
		<//>
		${gt?null:i`<${Nb} />`}
		<p class="soft small"><a href="/privacy">${o("page.nav.privacy")}</a></p>
	</main>`}var Es={changed:{},written:""},Db={"game.target":[1,1e3],"game.deals":[1,1e3],"game.bonus":[0,1e3],"rubber.games":[1,100],"rubber.wins":[1,100],"score.trick":[0,1e3],"score.vulnerable":[1,1e3],"offers.declare":[1,1e3],"offers.reveal":[1,1e3]},W$=e=>e.offers.how!=="none",Lb={"offers.how":e=>{if(W$(e))return e.trump.by==="holder"?["sealed","turn","raise"]:["sealed","turn","raise","none"]},"offers.loss":e=>W$(e)?["opponents","own"]:void 0,"trump.by":e=>e.trump.by==="success"?["success","rotation",...e.joker?[]:["turnup"]]:void 0,"game.tie":e=>e.rubber.wins?["usual","on","contracts"]:["usual","on","share","contracts"],"game.bonusTo":e=>e.dummy?["dummy","double"]:void 0},Rb={"score.zeroOrAll":()=>!0,"trump.across":({rubber:e,trump:t})=>t.by==="success"&&(e.games>1||e.wins>0)},Dl=(e,t)=>t.split(".").reduce((n,s)=>n?.[s],e),_b=(e,t)=>JSON.stringify(e)===JSON.stringify(t),Cl=e=>typeof e=="object"&&e!==null&&!Array.isArray(e);function Ps({plan:e,set:t}){return i`<div>
		<${U} label=${o("page.create.length")} value=${e.length} onchange=${Q(t)("length")}
			options=${[["",o("page.create.length.usual")],...Y("page.create.length","deals","games")]} />
		${e.length?i`<${X} label=${o("page.create.length.n")} value=${e.rounds} min=${1} max=${1e3}
					onchange=${Q(t)("rounds")} />`:null}
	</div>`}var Cs=({value:e,groups:t,onchange:n})=>i`<div class="variant">
	<${W} label=${o("page.create.variant")} value=${e} groups=${t} onchange=${n} />
	<p class="soft">${o(`about.${e}`)}</p>
</div>`,I$=e=>new pe(o("page.create.rules.unread",{text:e}));function Hn({changed:e,written:t},n){let s={};for(let[r,l]of Object.entries(n?e:{})){let[c="",p=""]=r.split("."),u=Dl(n,r);_b(l,u)||(s[c]={...s[c],[p]:l})}let a={};try{a=t.trim()?JSON.parse(t):{}}catch(r){throw I$(r instanceof Error?r.message:"")}if(!Cl(a))throw I$(o("page.create.rules.object"));for(let[r,l]of Object.entries(a))s[r]=Cl(s[r])&&Cl(l)?{...s[r],...l}:l;return Object.keys(s).length>0?s:void 0}function Ds({own:e,set:t,rules:n}){if(!n)return null;let s=u=>u in e.changed?e.changed[u]:Dl(n,u),a=(u,d)=>t({...e,changed:{...e.changed,[u]:d}}),r=u=>o(`page.create.rules.${u}`),l=u=>t({...e,written:u.currentTarget.value}),{clauses:c,...p}=n;return i`<details>
		<summary>${o("page.create.rules")}</summary>
		<div class="stack">
			<${Wb} points=${s("score.made")} onchange=${u=>a("score.made",u)} />
			${Object.entries(Db).map(([u,[d,$]])=>Number(Dl(n,u))<d||u==="game.bonus"&&!n.game.target?null:i`<${X} key=${u} label=${r(u)} value=${s(u)} min=${d} max=${$}
							onchange=${m=>a(u,m)} />`)}
			${Object.entries(Lb).map(([u,d])=>{let $=d(n);return $?i`<${U} key=${u} label=${r(u)} value=${s(u)}
							options=${$.map(m=>[m,o(`page.create.rules.${u}.${m}`)])}
							onchange=${m=>a(u,m)} />`:null})}
			${Object.entries(Rb).map(([u,d])=>d(n)?i`<${Oe} key=${u} label=${r(u)} checked=${s(u)}
							onchange=${$=>a(u,$)} />`:null)}
			<details class="whole">
				<summary>${o("page.create.rules.written")}</summary>
				<label class="field">
					<span>${o("page.create.rules.json")}</span>
					<textarea class="code" rows="3" spellcheck=${!1} autocapitalize="none" value=${e.written}
						placeholder='{"score": {"made": [0, 40, 20, 10]}}' oninput=${l}></textarea>
				</label>
				<p class="small soft">${o("page.create.rules.all")}</p>
				<pre class="code">${Ib(p)}</pre>
			</details>
		</div>
	</details>`}function Wb({points:e,onchange:t}){return i`<fieldset class="amounts whole">
		<legend>${o("page.create.rules.made")}</legend>
		${e.map((n,s)=>s===0?null:i`<${X} key=${s} label=${o("page.create.rules.made.n",{n:s})} value=${n} min=${0} max=${1e3}
						onchange=${a=>t(e.with(s,a))} />`)}
	</fieldset>`}var Ib=e=>Object.entries(e).map(([t,n])=>{let s=JSON.stringify(n).replaceAll(/([,:])(?=["\d[{tf-])/g,"$1 ");return`${JSON.stringify(t)}: ${s}`}).join(`
`);var q$={variant:"",bots:[],public:"no",clock:"none",minutes:10,seconds:10,days:"3",length:"",rounds:9,closed:"no",hints:"",undo:"",open:"",pace:"usual",greet:"no",stand:"",house:Es},F$=6e4,qb=1440*F$;function Fb({clock:e,minutes:t,seconds:n,days:s}){if(e==="bank")return{bank:t*F$,add:n*1e3};if(e==="move")return{move:Number(s)*qb}}function zb(e,t){let{variant:n,hints:s,undo:a,open:r,pace:l,stand:c,length:p,rounds:u}=e,d={variant:n,rules:Hn(e.house,t),...p&&{[p]:u},public:e.public==="yes",audience:["no","yes"].includes(e.public)?"":e.public,closed:e.closed==="yes",clock:Fb(e),undo:a,hints:s,open:r,bot:c,pace:Ln[l],greet:e.greet==="yes"},$=Object.entries(d).filter(([,m])=>m!==void 0&&m!==""&&m!==!1);return Object.fromEntries($)}var cr=(e,t)=>Array.from({length:t.chairs-1},(n,s)=>e.bots[s]??""),z$=(e,t)=>cr(e,t).includes("");function Hb({plan:e,set:t,variant:n,name:s}){let a=c=>[c,o("page.create.bot",{level:o(`page.level.${c}`)})],r=[["",o("page.create.friend")],...ta.value.map(c=>a(c.name))],l=c=>p=>t({bots:cr(e,n).with(c,p)});return i`<fieldset class="seats">
		<legend class="unseen">${o("page.create.chairs")}</legend>
		${z$(e,n)?i`<${ut} name=${s} />`:i`<div class="field"><span>${o("page.create.chair",{n:1})}</span><p>${o("page.create.you")}</p></div>`}
		${cr(e,n).map((c,p)=>{let u=o("page.create.chair",{n:p+2});return i`<${W} key=${p} label=${u} value=${c} options=${r} onchange=${l(p)} />`})}
	</fieldset>`}function Kb({plan:e,set:t}){let n=Q(t),s=["1","3","7"];return i`<div>
		<${U} label=${o("page.create.clock")} value=${e.clock} onchange=${n("clock")}
			options=${Y("page.create.clock","none","bank","move")} />
		${e.clock==="bank"?i`<div class="row">
					<${X} label=${o("page.create.clock.minutes")} value=${e.minutes} min=${1} max=${600}
						onchange=${n("minutes")} />
					<${X} label=${o("page.create.clock.seconds")} value=${e.seconds} min=${0} max=${600}
						onchange=${n("seconds")} />
				</div>`:null}
		${e.clock==="move"?i`<${U} label=${o("page.create.clock.each")} value=${e.days} onchange=${n("days")}
					options=${s.map(a=>[a,o("page.create.clock.days",{n:Number(a)})])} />`:null}
	</div>`}function Jb({plan:e,set:t}){let n=Q(t),s=["",o("page.create.usual")],a=o("page.create.never");return i`<details>
		<summary>${o("page.create.more")}</summary>
		<div class="stack">
			<${Ps} plan=${e} set=${t} />
			<${U} label=${o("page.create.undo")} value=${e.undo} onchange=${n("undo")}
				options=${[s,...Y("page.create.undo","free","agree"),["never",a]]} />
			${nd.value?i`<${U} label=${o("page.create.hints")} value=${e.hints} onchange=${n("hints")}
						options=${[s,["yes",o("page.create.hints.yes")],["no",a]]} />`:null}
			<${U} label=${o("page.create.open")} value=${e.open} onchange=${n("open")}
				options=${[s,...Y("page.create.open","deal","match")]} />
			<p class="soft small whole">${o("page.create.usual.about")}</p>
			<${U} label=${o("page.create.watch")} value=${e.closed} onchange=${n("closed")}
				options=${[["no",o("page.create.watch.yes")],["yes",o("page.create.watch.no")]]} />
			<${U} label=${o("page.create.pace")} value=${e.pace} onchange=${n("pace")}
				options=${Y("page.pace",...Object.keys(Ln))} />
			<${U} label=${o("page.create.greet")} value=${e.greet} onchange=${n("greet")}
				options=${Y("page.create.greet","no","yes")} />
			<${W} label=${o("page.create.stand")} value=${e.stand} onchange=${n("stand")}
				options=${[s,...Y("page.level",...ta.value.map(r=>r.name))]} />
		</div>
	</details>`}var Ub=400;function Gb({plan:e,rules:t}){let n={variant:e.variant,rules:Vb(e,t)},s=le.value,{value:a=""}=N(async r=>(await new Promise(l=>setTimeout(l,Ub)),!n.rules||r.aborted?"":mn(n,s).then(({players:l=""})=>l,()=>"")),JSON.stringify(n),s);return i`<p class=${a?"soft":"unseen"} role="status">${a}</p>`}function Vb(e,t){try{return Hn(e.house,t)}catch{return}}function Ll({onclose:e,group:t}){let n=jt(),[s,a]=y({...q$,variant:n?.id??"",pace:P.pace.value,public:t??q$.public}),l=N(async()=>T.peek()&&!te.peek()?(await $s({})).groups:[],T.value?.id),[c,p]=y(""),{busy:u,once:d}=C(O=>p(_(O))),$=tt(),m=E(null);x(()=>{c&&m.current?.scrollIntoView({block:"nearest"})},[c]);let h=oe(s.variant),f=Ae.value.find(O=>O.id===s.variant)??n,g=O=>(a(A=>({...A,...O})),p(""));if(!f)return null;let b=O=>g({variant:O,house:{...s.house,changed:{}}}),k=O=>{O.preventDefault(),d(async()=>{p(""),!(z$(s,f)&&!await $.keep())&&await od(zb(s,h),["",...cr(s,f)])})},v=i`<button type="submit" form="create" class="button chief" aria-busy=${u}>
		${o("page.home.create")}
	</button>`;return i`<${I} broad title=${o("page.create.title")} onclose=${e} actions=${v}>
		<form id="create" class="create stack" onsubmit=${k}>
			<${Cs} value=${f.id} groups=${dt()} onchange=${b} />
			<${Hb} plan=${s} set=${g} variant=${f} name=${$} />
			${te.value?null:i`<${U} label=${o("page.create.public")} value=${s.public} onchange=${Q(g)("public")}
					options=${[...Y("page.create.public","no","friends","yes").filter(([O])=>O!=="friends"||T.value),...(l.value??[]).map(O=>[O.id,O.name])]} />`}
			<${Kb} plan=${s} set=${g} />
			<${Jb} plan=${s} set=${g} />
			<${Ds} own=${s.house} set=${Q(g)("house")} rules=${h} />
			<${Gb} plan=${s} rules=${h} />
			<p ref=${m} class=${c?"trouble":""} role="alert">${c}</p>
		</form>
	<//>`}var Rl=e=>Uint8Array.from(e.match(/../g)??[],t=>parseInt(t,16)),H$=(e,t)=>Uint8Array.from({length:t},(n,s)=>Number(e>>BigInt(8*(t-1-s))&255n));async function Zb(e,t){for(let n=0;n<t;n++)e=await Zs("n99-chain-1",e);return e}var Qb=(e,t)=>Zs("n99-mix-1",e,...t.flatMap(n=>[Uint8Array.of(n.length),n])),Yb=async e=>/^[0-9a-fA-F]{64}$/.test(e)?Rl(e):Zs("n99-seed-1",e);async function*Xb(e,t){for(let n=0n;;n++){let s=new DataView((await Zs("n99-deal-1",e,H$(t,8),H$(n,4))).buffer);for(let a=0;a<32;a+=8)yield s.getBigUint64(a)}}async function ev(e,t,n){let s=[...e],a=Xb(t,n),r=(1n<<64n)-1n;for(let l=0;s.length-l>=2;){let c=[],p=1n;for(let $=BigInt(s.length-l);$>1n&&p*$<=1n<<56n;$--)c.push($),p*=$;let u,d;do{d=(await a.next()).value,u=[];for(let $ of c)u.push(Number(d*$>>64n)),d=d*$&r}while(d<(1n<<64n)%p);for(let $ of u){let[m,h]=[s[l],s[l+$]];s[l]=h,s[l+$]=m,l++}}return s}var K$=["2","3","4","5","6","7","8","9","10","11","12","J","Q","K","A"];async function tv(e,t,n,s=0){let a=e.ranks.split(" ").sort((h,f)=>K$.indexOf(h)-K$.indexOf(f)),r=["C","D","H","S"].flatMap(h=>a.map(f=>f+h));e.joker&&r.push("joker");let l=await ev(r,t,n),c=l.length===e.seats*e.hand?(s+1)*e.hand:l.length,p=e.trump.by==="turnup"?l[c-1]:void 0,u=Array.from({length:e.seats},(h,f)=>l.slice(f*e.hand,(f+1)*e.hand)),d=u.findIndex(h=>h.includes("joker")),$=e.dummy?(u[e.seats-1]??[]).slice(0,e.aside):[],m=h=>h.map(f=>f==="joker"?p??f:f).sort();return{hands:u.map(m),aside:m($),turnup:p,joker:d<0?void 0:d}}function nv(e,t){let n=a=>String(a??"").split(" ").filter(Boolean).sort().join(" "),s=(e.aside??[]).filter(a=>a!=="").pop();return t.hands.every((a,r)=>a.join(" ")===n(e.hands?.[r]))&&t.aside.join(" ")===n(s)&&t.turnup===e.turnup&&t.joker===e.joker}async function sv(e,t){if(e.length!==t.length)return!1;for(let[n,s]of e.entries())if(s.length&&await Dp(s)!==t[n])return!1;return!0}async function J$(e,t,n){let s=e.split(`
`).filter(g=>g.trim()).map(g=>JSON.parse(g)),a=s[0]??{},r=s.findIndex((g,b)=>b>0&&"ninetynine"in g),l=r<0?s:s.slice(0,r),c=l.filter(g=>"deal"in g);if(!a.commit)return av(a,c,t);let p=a.commits??[],u=(c[0]?.entropy??[]).map(Rl),d=await sv(u,p),$=l.some(g=>"end"in g),m=[],h=a.commit,f=0;for(let[g,b]of c.entries()){if(f++,!b.secret){m.push({deal:b.deal,outcome:$||g<c.length-1?"hidden":"playing"});continue}let k=Rl(b.secret);if(f>4096||Ri(await Zb(k,f))!==h){m.push({deal:b.deal,outcome:"wrong",why:"secret"});continue}h=b.secret,f=0,d?m.push(await U$(b,t,await Qb(k,u),0n)):m.push({deal:b.deal,outcome:"wrong",why:"entropy"})}return{by:"commit",deals:m,commit:a.commit,commits:p,brought:a.brought===!0,entropy:p.map((g,b)=>u[b]?.length?"given":g?"withheld":"none"),own:n?u.some(g=>Ri(g)===n):void 0}}async function U$(e,t,n,s){return nv(e,await tv(t,n,s,e.dealer))?{deal:e.deal,outcome:"proved"}:{deal:e.deal,outcome:"wrong",why:"cards"}}async function av(e,t,n){let s=[],a=e.seed?await Yb(e.seed):void 0,r=(t[0]?.number??0)-(t[0]?.deal??0);for(let c of t)!a||c.number===void 0?s.push({deal:c.deal,outcome:"bare"}):c.number!==r+c.deal?s.push({deal:c.deal,outcome:"wrong",why:"number"}):s.push(await U$(c,n,a,BigInt(c.number)));return{by:a?"seed":"none",deals:s,...{entropy:[],commit:"",commits:[],brought:!1,own:void 0}}}function _l(e,t){let n=a=>a&&typeof a=="object"&&!Array.isArray(a);if(!n(t)||!n(e))return t??e;let s={...e};for(let[a,r]of Object.entries(t))s[a]=_l(e[a],r);return s}async function ov(e,t){let n=JSON.parse(e.slice(0,e.indexOf(`
`))),s=_l(await So(n.variant),n.rules);return{names:n.seats,verdict:await J$(e,s,t)}}function va({table:e,match:t=1,record:n}){let{value:s,wrong:a}=N(async()=>{if(!globalThis.crypto?.subtle)throw new pe(o("page.fair.insecure"));let r=n??await bu({table:e??"",match:t}).catch(p=>{throw p instanceof K&&p.reason==="not-now"?new pe(o("page.fair.later")):p}),{commits:l=[]}=JSON.parse(r.split(`
`,1)[0]??"{}"),c=p=>e===void 0?void 0:Ro(e,p);return ov(r,l.map(c).find(Boolean))},e,t,n);return a?i`<p role="status">${a}</p>`:s?i`<${iv} names=${s.names} verdict=${s.verdict} />`:i`<p class="soft" role="status">${o("page.fair.looking")}</p>`}function rv(e){return e.deals.some(t=>t.outcome==="wrong")?"wrong":e.by!=="commit"?e.by:e.deals.some(t=>t.outcome==="hidden")?"hidden":e.brought?"brought":e.entropy.includes("withheld")?"withheld":e.entropy.includes("given")?"proved":"alone"}function iv({names:e,verdict:t}){let n=rv(t),s=u=>R(e.filter((d,$)=>t.entropy[$]===u)),a=t.deals.filter(u=>u.outcome==="proved").length,r=t.deals.find(u=>u.outcome==="wrong"||u.outcome==="hidden"),l={n:a,names:s(n==="withheld"?"withheld":"given"),deal:(r?.deal??0)+1},p=t.by==="commit"&&!t.brought&&t.own!==void 0&&(t.own?"page.fair.own":"page.fair.own.not");return i`<section class="fair" data-outcome=${n}>
		<p class="fair-verdict" role="status">${o(`page.fair.${n}.short`)}</p>
		<p>${o(`page.fair.${n}`,l)}${p&&` ${o(p)}`}</p>
		${new Set(t.deals.map(u=>u.outcome)).size>1?i`<table class="book">
					<thead><tr><th scope="col">${o("page.scores.deal")}</th><th scope="col">${o("page.fair.found")}</th></tr></thead>
					<tbody>${t.deals.map(u=>i`<tr key=${u.deal}><th scope="row">${u.deal+1}</th>
							<td class=${u.outcome==="wrong"?"failed":""}>${lv(u,n)}</td></tr>`)}</tbody>
				</table>`:null}
		${t.commit?i`<details><summary>${o("page.fair.commitments")}</summary>
				<p class="small">${o("page.fair.commitments.what")}</p>
				<dl class="commitments"><dt>${o("page.fair.server")}</dt><dd>${t.commit}</dd>
					${t.commits.map((u,d)=>u?i`<dt>${e[d]}</dt><dd>${u}</dd>`:null)}</dl></details>`:null}
	</section>`}function lv(e,t){return e.outcome==="wrong"?o(`page.fair.why.${e.why}`):o(e.outcome==="proved"&&t!=="proved"?"page.fair.deal.follows":`page.fair.deal.${e.outcome}`)}var wa=L(null);function wt({player:e,name:t}){return e&&T.value&&!Ee(e)&&Xs.value==="there"&&!te.value?i`<button type="button" class="player" aria-haspopup="dialog" onclick=${a=>(a.stopPropagation(),wa.value={id:e,name:t})}>
		<span class="name">${t}</span></button>`:i`<span class="name">${t}</span>`}var Ls=({mean:e,within:t})=>`${e} ± ${t}`,pr=["3","4","5","2","2d"];async function cv(e){let{variants:t}=await fo();return t.find(n=>n.id===e)?.class}function Wl(e,t){let n=e.rated?e.chairs.flatMap(a=>a.player??[]):[],{value:s}=N(async()=>{if(n.length===0)return{};let[a,...r]=await Promise.all([cv(t),...n.map(l=>$n({player:l}))]);return Object.fromEntries(r.map(l=>[l.id,l.ratings.find(c=>c.class===a)]))},t,n.join());return s??{}}var Il=({rating:e})=>i`<span class="soft small rating">${e?Ls(e):o("page.ratings.new")}</span>`;function G$({table:e,rating:t}){if(e.bears)return i`<p class="soft small">${o("page.rated.alone")}</p>`;if(!e.rated)return null;let n=t?.most?i` <${ql} rating=${t} />`:null;return i`<p class="soft small">${o("page.rated")}${n}</p>`}var ql=({rating:{class:e,most:t}})=>o("page.ratings.most",{class:o(`page.ratings.class.${e}`),most:String(t)});function V$({table:e,variant:t}){let n=Wl(e,t);if(!e.rated)return null;let s=a=>i`<li key=${a.player}><b><${wt} player=${a.player} name=${it(a)} /></b>${" "}
		<${Il} rating=${n[a.player??""]} /></li>`;return i`<section class="bots"><h3>${o("page.ratings")}</h3>
		<ul>${e.chairs.filter(a=>a.player).map(s)}</ul>
		<p class="soft small">${o("page.rated")} <a href="/ratings">${o("page.ratings.all")}</a></p>
	</section>`}function pv({rest:[e=""]}){let[t,n]=y(pr.find(r=>r===e)??pr[0]),{value:s,wrong:a}=N(()=>au({class:t}),t);return i`<main id="main" tabindex="-1" class="records">
		<h1>${o("page.ratings")}</h1>
		<p>${o("page.ratings.about")}</p>
		<${U} hidden label=${o("page.ratings.class")} value=${t} options=${Y("page.ratings.class",...pr)}
			onchange=${n} />
		${a?i`<p class="trouble" role="status">${a}</p>`:null}
		${s?i`<${dv} board=${s} />`:null}
	</main>`}function uv(e){if(!e)return"";let{mean:t,margin:n}=e.lost,s=n?`${S(t,1)} ± ${S(n,1)}`:S(t,1);return o("page.ratings.lost.deals",{lost:s,n:e.deals})}function dv({board:{players:e,levels:t}}){let n=e.map((a,r)=>{let l=i`<a href=${`/people/${a.id}`}>${a.id===T.value?.id?i`<b>${a.name}</b>`:a.name}</a>`;return{mean:a.mean,row:i`<tr key=${a.id}><th scope="row">${r+1}. ${l}</th>
			<td>${Ls(a)}</td><td>${S(a.matches)}</td></tr>`}}),s=t.map(({level:a,mean:r})=>({mean:r,row:i`<tr key=${a} class="soft">
		<th scope="row"><i>${o(`page.level.${a}`)}</i></th><td><i>${r}</i></td><td></td></tr>`}));return i`${e.length?null:i`<p class="lead">${o("page.ratings.none")}</p>`}
		<${ne}><table class="book">
			<thead><tr><th scope="col">${o("page.ratings.player")}</th><th scope="col">${o("page.ratings.rating")}</th>
				<th scope="col">${o("page.records.matches")}</th></tr></thead>
			<tbody>${[...n,...s].sort((a,r)=>r.mean-a.mean).map(({row:a})=>a)}</tbody>
		</table><//>`}function ur({player:e,ratings:t,keyless:n}){let s=t.length>0&&T.value!==null,{value:a}=N(async()=>s?su({player:e},{where:"there"}):void 0,e,s);if(t.length===0)return null;let r=Object.fromEntries(a?.classes.map(c=>[c.class,c])??[]),l=Object.keys(r).length>0;return i`<section>
		<h2>${o("page.ratings")}</h2>
		<${ne}><table class="book">
			<thead><tr><th scope="col">${o("page.ratings.class")}</th><th scope="col">${o("page.ratings.rating")}</th>
				<th scope="col">${o("page.records.matches")}</th>
				${l?i`<th scope="col">${o("page.ratings.lost")}</th>`:null}</tr></thead>
			<tbody>${t.map(c=>i`<tr key=${c.class}>
					<th scope="row"><a href=${`/ratings/${c.class}`}>${o(`page.ratings.class.${c.class}`)}</a></th>
					<td>${Ls(c)}</td><td>${S(c.matches)}</td>
					${l?i`<td>${uv(r[c.class])}</td>`:null}</tr>`)}</tbody>
		</table><//>
		${l?i`<p class="small soft">${o("page.ratings.lost.about")}</p>`:null}
		${t.filter(c=>c.most).map(c=>i`<p key=${c.class} class="small soft"><${ql} rating=${c} /></p>`)}
		${t.every(c=>c.sure)?null:i`<p class="small soft">${o("page.ratings.unsure")}</p>`}
		${n?i`<p class="small soft">${o("page.ratings.keyless")} <a href="/you">${o("page.you.go")}</a></p>`:null}
	</section>`}function $v(e){x(()=>{Gs&&Re("here").catch(()=>{})},[]);let t=T.value,n=Gs&&Xs.value==="there"?Be("here"):null;return i`<main id="main" tabindex="-1" class="records">
		<h1>${o("page.nav.records")}</h1>
		${t?i`<${Z$} key=${t.id} id=${t.id} at=${Xs.value} />`:n?null:i`<${Q$} />`}
		${n?i`<h1>${o("page.here")}</h1><${Z$} key=${n.id} id=${n.id} at="here" />`:null}
		<${yv} />
	</main>`}var Q$=()=>i`<section class="stack">
	<p class="lead">${o("page.records.none")}</p>
	<p><a class="button chief" href="/">${o("page.records.play")}</a></p>
</section>`,Pe=e=>De(`variant.${e}`)?o(`variant.${e}`):e;function Kn(e,t,n){let s=T.value?.name;return e.seats.map((a,r)=>{if(r>=t)return o("dummy");if(r===n&&s&&!e.seats.includes(s))return s;let l=e.bots?.[r];return l&&l===a&&De(`page.level.${l}`)?o(`page.level.${l}`):a})}var kn=({seat:e,header:t},n)=>e??(n==="mine"?t.seats.indexOf(T.value?.name):-1);function Rs(e,t,n){let s=n>=0?n:(e.bots??[]).indexOf("");return s>=0&&s<t?s:0}function Z$({id:e,at:t}){let n=()=>Promise.all([$n({player:e},{where:t}),Oo("mine",1,t)]),{value:s,wrong:a}=N(n,e);if(a)return i`<p class="trouble">${a}</p>`;if(!s)return null;let[{tallies:r,ratings:l},{all:c}]=s;return i`<${yd} found=${c} told=${!0} />
		${r.length?i`<${mv} tallies=${r} /><${ur} player=${e} ratings=${l} />
				<${xa} id=${e} at=${t} />`:i`<${Q$} />`}`}function mv({tallies:e}){let t=e.filter(a=>a.matches>0),n=a=>e.reduce((r,l)=>r+l[a],0),s=n("assisted");return i`<section>
		<h2>${o("page.records.tallies")}</h2>
		${t.length?i`<${ne}><table class="book">
			<thead><tr>
				<th scope="col">${o("page.records.variant")}</th><th scope="col">${o("page.records.matches")}</th>
				<th scope="col">${o("page.records.won")}</th><th scope="col" class="spare">${o("page.records.deals")}</th>
				<th scope="col">${o("page.records.made")}</th><th scope="col">${o("page.records.points")}</th>
			</tr></thead>
			<tbody>${t.map(a=>i`<tr key=${a.variant}><th scope="row"><a href=${`/rules/${a.variant}`}>${Pe(a.variant)}</a></th>
					<td>${ka(a.matches)}</td><td>${ka(a.won)}</td><td class="spare">${ka(a.deals)}</td>
					<td>${a.deals?Se(a.made/a.deals):ka(0)}</td>
					<td>${a.deals?S(a.points/a.deals,1):ka(0)}</td>
				</tr>`)}</tbody>
		</table><//>`:null}
		${s?i`<p>${o("page.records.assisted",{n:s,won:n("assistedWon")})}</p>
			<p class="small soft">${o("page.records.assisted.what")}</p>`:null}
		<p class="row"><a class="button plain" href="/statistics">${o("page.records.statistics")}</a>
			<a class="button plain" href="/ratings">${o("page.ratings.all")}</a>
			${te.value?null:i`<a class="button plain" href="/people">${o("page.people")}</a>`}</p>
	</section>`}var ka=e=>e?S(e):"–";function xa({id:e,at:t,read:n=(a,r)=>go({player:e,...a},r),children:s}){let[a,r]=y([]),[l,c]=y(""),[p,u]=y(null),{once:d}=C(),$=()=>d(async()=>{let m=await n({before:l??""},{where:t});r(h=>[...h,...m.matches.filter(f=>!ys(f.table??""))]),c(m.before)});return x(()=>{$()},[]),a.length===0?null:i`<section>
		<h2>${o("page.records.all")}</h2>
		<ol class="matches">${a.map(m=>{let h=`${m.table} ${m.match} ${m.ended}`;return i`<${hv} key=${h} match=${m} id=${e} onfair=${()=>u(m)} />`})}</ol>
		${l||s?i`<p class="row">
				${l?i`<${w} onclick=${$} say=${o("page.records.more")} />`:null}${s}</p>`:null}
		${p?i`<${I} title=${o("page.fair")} onclose=${()=>u(null)}>
					<${va} table=${p.table} match=${p.match} />
				<//>`:null}
	</section>`}var fv=4;function hv({match:e,id:t,onfair:n}){let s=e.chairs.find(h=>h.player===t),a=e.chairs.filter(h=>h.won).length>1,r=e.cut?"cut":s?s.won?a?"shared":"won":"lost":"over",l=e.chairs.filter(h=>h!==s).map(it),c=e.chairs.filter(h=>h.player&&!Ee(h.player)),{busy:p,once:u}=C(),d=()=>gs(e.table??"",c.map(h=>h.player??"")),$=Ju(e.table??"",e.match),m=[s?.hints?o("page.records.hints",{n:s.hints,often:s.hints<fv*Math.max(1,e.deals)?"no":"yes"}):"",s?.undone?o("page.records.undone",{n:s.undone}):"",s?.away?o("page.records.away"):"",s?.brought?o("page.records.brought"):"",e.house?o("page.home.house"):""].filter(Boolean);return i`<li data-result=${r}>
		<p class="what"><b>${Pe(e.variant)}</b> ${o("page.records.with",{names:R(l)})}
			<span class="soft small">${Z(e.ended)}${m.length>0?` · ${m.join(", ")}`:""}</span></p>
		<p class="result"><span class=${`outcome-${r}`}>${o(`page.records.result.${r}`)}</span>
			<span class="score">${e.chairs.map((h,f)=>{let g=h===s?"self":"",b=f>0?" : ":"";return i`${b}<span key=${h.seat} class=${g} title=${it(h)}>${S(h.points)}</span>`})}</span>
			<span class="soft small">${o("page.records.length",{n:e.deals})}</span></p>
		${e.table?i`<p class="doings">
				${e.deals>0?i`<a href=${`/replay/${e.table}/${e.match}/0`}>${o("page.records.replay")}</a>`:null}
				<a href=${$} download=${`${e.table}-${e.match}.99.jsonl`}>${o("page.records.export")}</a>
				<button type="button" class="link" onclick=${n}>${o("page.fair.short")}</button>
				<a href=${`/t/${e.table}`}>${o("page.records.table")}</a>
				${c.length>0?i`<button type="button" class="link" aria-busy=${p} onclick=${()=>u(d)}>
						${o("page.records.again",{names:R(c.map(it))})}
					</button>`:null}</p>`:null}
	</li>`}function gv(e){return e instanceof K&&e.status===400?o("page.import.refused",{text:e.message.replace(/^the record( is refused)?: /,"")}):_(e)}function yv(){let[e,t]=y(""),[n,s]=y(!1),a=N(vs).value?.name,r=async u=>{t("");try{if(u.size>1<<20)throw new pe(o("page.import.large"));await us({match:1,deal:0},{body:u}),await kd({name:u.name,bytes:u}),V("/replay/mine/1/0")}catch(d){t(gv(d))}};return i`<section class=${`import ${n?"over-it":""}`} ondragover=${u=>{u.preventDefault(),s(!0)}} ondragleave=${()=>s(!1)} ondrop=${u=>{u.preventDefault(),s(!1);let d=u.dataTransfer?.files[0];d&&r(d)}}>
		<h2>${o("page.import")}</h2>
		<p>${o("page.import.what")}</p>
		<p class="row">
			<${ps} say=${o("page.import.choose")} accept=".jsonl,.gz,.zst,.99" ontake=${r} />
			${a?i`<a href="/replay/mine/1/0">${o("page.import.again",{name:a})}</a>`:null}
		</p>
		${e?i`<p class="trouble" role="alert">${e}</p>`:null}
	</section>`}var Sa=(e,t={dateStyle:"long"})=>Z(Date.parse(e),{timeZone:"UTC",...t});function bv({rest:[e]}){let t=e!==void 0&&N$(e)?e:vt();return i`<${vv} key=${t} day=${t} />`}function vv({day:e}){let{value:t,wrong:n}=N(async()=>{let[r]=await Promise.all([mu({day:e}),je()]).catch(l=>{throw pn(l)?new pe(o("page.daily.none")):l});return r},e,T.value?.id,Wt.value),s=t?.seal?"own":Wt.value?"out":"open",a=i`<p class="soft">${o("page.daily.proof",{cards:s})}</p>`;return i`<main id="main" tabindex="-1" class="daily">
		<header>
			<h1>${o("page.nav.daily")}</h1>
			<p class="soft">${Sa(e,{dateStyle:"full"})}</p>
			<p class="lead">${o("page.daily.about")}</p>
			${t&&t.played.length===0?i`<p>${o("page.daily.premium")}</p>`:null}
			${s==="out"?a:null}
		</header>
		${n?i`<p class="trouble" role="status">${n}</p>`:null}
		<div class="daily-deals">
			${t?.deals.map(r=>i`<${wv} key=${r.variant} day=${e} deal=${r} />`)}
		</div>
		${t?i`<${Fl} ...${t} day=${e} days=${t.played.map(r=>r.day)} of="daily" />`:null}
		${t&&s!=="out"?i`<details><summary>${o("page.fair")}</summary>${a}</details>`:null}
	</main>`}function wv({day:e,deal:t}){let{busy:n,once:s}=C(),a=()=>s(()=>ld(e,t.variant)),r=Ae.value.find(c=>c.id===t.variant)?.chairs,l=[r&&o("page.players",{n:r}),t.trump&&(t.trump==="none"?o("trump.none"):J(t.trump)),`${o("page.home.level")} ${o(`page.level.${t.bots}`)}`];return i`<section class="daily-deal">
		<h2>${Pe(t.variant)}</h2>
		<p class="soft">${l.filter(Boolean).join(" · ")}</p>
		${t.own?i`<${xv} day=${e} deal=${t} own=${t.own} />`:null}
		${t.lost?i`<p>${o("page.daily.lost")}</p>
				<p><a class="button plain" href=${`/replay/${t.table}/1/0`}>${o("page.daily.replay")}</a></p>`:null}
		${t.own||t.lost?null:i`<p><${w} chief aria-busy=${n} onclick=${a}
				say=${o(t.table?"page.daily.on-with":"page.daily.play")} /></p>
				<p class="soft">${o("page.daily.players",{n:t.players})}</p>`}
	</section>`}var X$=(e,t)=>o("page.daily.own",{you:t,points:S(e.points),n:e.points,made:e.made?"yes":"no"}),kv=e=>e===Ae.value[0]?.id?"none":Pe(e),em=e=>e.late?o("page.daily.late"):e.players>1?o("page.daily.place",{place:e.place??1,n:e.players}):o("page.daily.alone"),tm=({of:e})=>i`<ol class="daily-best">
	${e.map((t,n)=>i`<li key=${n} class=${t.table?"own":""}>
		<span>${S(t.place??0)}.</span> <span>${t.name}</span>
		<span>${t.made?"✓":"✕"}</span> <span>${S(t.points)}</span>
	</li>`)}
</ol>`;function xv({day:e,deal:t,own:n}){let{told:s}=_n(n.table??"",1,0),a=`/${n.table}/1/0`;return i`<p class="daily-points"><b>${S(n.points)}</b> ${n.made?"✓":"✕"}</p>
		<ul class="daily-done">
			<li>${X$(n,"yes")}</li>
			${t.expert?i`<li>${X$(t.expert,"expert")}</li>`:null}
			<li>${em(t)}</li>
		</ul>
		<p class="turns">
			<a class="button" href=${`/report${a}?seat=0`}>${o("page.daily.report")}</a>
			<a class="button plain" href=${`/replay${a}`}>${o("page.daily.replay")}</a>
		</p>
		${t.best&&t.best.length>1?i`<h3>${o("page.daily.best")}</h3>
				<${tm} of=${t.best} />
				${t.near?i`<p class="daily-gap" aria-hidden="true">⋯</p><${tm} of=${t.near} />`:null}`:null}
		<${Sv} text=${[o("page.daily.first",{day:Sa(e,{dateStyle:"medium"}),variant:kv(t.variant)}),Sd(s,0),[o("page.daily.last",{points:S(n.points),n:n.points,made:n.made?"yes":"no"}),...t.players>1&&!t.late?[em(t)]:[]].join(" · "),As(location.hostname)?"":`${location.origin}/daily/${e}`].filter(Boolean).join(`
`)} />`}function Sv({text:e}){let[t,n]=$o(),s=async()=>await ln(e)?n():M(o("page.link.by-hand"));return i`<h3>${o("page.daily.share")}</h3>
		<pre class="daily-share" tabindex="0">${e}</pre>
		<p class="small soft">${o("page.daily.squares")}</p>
		<p><${w} onclick=${s} say=${o(t?"page.daily.copied":"page.daily.copy")} /></p>`}function Fl({of:e,day:t,first:n,days:s,streak:a}){let[r,l]=y(t.slice(0,7)),c=new Map;for(let k of s)c.set(k,(c.get(k)??0)+1);let p=vt(),u=new Date(`${r}-01T00:00Z`),d=Math.round(u.getTime()/864e5),$=new Date(Date.UTC(u.getUTCFullYear(),u.getUTCMonth()+1,0)).getUTCDate(),m=(u.getUTCDay()+6)%7,h=k=>fa(Date.UTC(u.getUTCFullYear(),u.getUTCMonth()+k)/864e5).slice(0,7),f=4,g=Array.from({length:7},(k,v)=>Sa(fa(f+v),{weekday:"short"})),b=(k,v,O,A)=>i`<button type="button" class="button plain" aria-label=${o(O)}
		disabled=${A} onclick=${()=>l(h(k))}>${v}</button>`;return i`<section class="daily-calendar">
		<h2>${o(`page.${e}.calendar`)}</h2>
		<p>${o(`page.${e}.run`,{n:a})}</p>
		<div class="daily-month">
			${b(-1,"‹","page.daily.back",r<=n.slice(0,7))}
			<b aria-live="polite">${Sa(`${r}-01`,{month:"long",year:"numeric"})}</b>
			${b(1,"›","page.daily.on",r>=p.slice(0,7))}
		</div>
		<div class="daily-days" lang=${le.value}>
			${g.map(k=>i`<span key=${k} class="soft" aria-hidden="true">${k}</span>`)}
			${Array.from({length:$},(k,v)=>{let O=fa(d+v),A=c.get(O)??0,j=v===0?{gridColumnStart:m+1}:{};return!A&&(O<n||O>p)?i`<span key=${O} class="soft" style=${j}>${v+1}</span>`:i`<a key=${O} style=${j} href=${`/${e}/${O}`} data-played=${A}
					aria-current=${O===t?"date":void 0}
					aria-label=${o(`page.${e}.mark`,{day:Sa(O),n:A})}>${v+1}</a>`})}
		</div>
	</section>`}function Ov(){let e=T.value?.sanctions,t=e?.ban??e?.silence,[n,s]=y(!1),[a,r]=y(0),l=N(async()=>t?(await xo({})).complaints:[],t,a).value;if(!e||!t||!l)return null;let c=e.ban?e.bannedUntil:e.silencedUntil,p={ends:c?"yes":"no",until:c?Z(c,{dateStyle:"medium",timeStyle:"short"}):"",reason:(e.ban?e.bannedFor:e.silencedFor)??"",answers:"no",contact:""},u=l.find($=>$.appeal===t),d=()=>(s(!1),r(a+1));return i`<div class="unkept row" role="status">
			<p>${e.ban?o("refusal.ban-player",p):o("refusal.silence-player",p)}</p>
			${u?i`<p class="small">${o("page.appeal.state",{answered:u.outcome?"yes":"no"})}</p>`:i`<${w} onclick=${()=>s(!0)} say=${o("page.appeal")} />`}
		</div>
		${n?i`<${Av} onclose=${d} />`:null}`}function Av({onclose:e}){let[t,n]=y(""),{busy:s,once:a}=C(),r=()=>a(async()=>{await Du({text:t.trim()}),M(o("page.complain.sent")),e()});return i`<${I} title=${o("page.appeal")} onclose=${e} actions=${i`<${w} chief aria-busy=${s}
		disabled=${!t.trim()} onclick=${r} say=${o("page.complain.send")} />`}>
		<p>${o("page.appeal.about")}</p>
		<${z} label=${o("page.appeal.text")} maxlength="300" value=${t} oninput=${n} />
	<//>`}var nm,dr={noise:!0,at:0,hertz:1800,seconds:.06,gain:.12},Jn={noise:!1,at:0,hertz:392,seconds:.28,gain:.05},Tv={card:[dr],turn:[Jn],call:[0,.22,.9,1.12].map(e=>({...Jn,at:e,hertz:523.25,gain:.08})),deal:[0,.07,.14,.21].map(e=>({...dr,at:e,gain:.07})),trick:[{...dr,hertz:700,seconds:.16,gain:.09}],made:[Jn,{...Jn,at:.16,hertz:523.25,seconds:.45}],best:[392,523.25,659.25,783.99].map((e,t)=>({...Jn,at:.13*t,hertz:e,seconds:.7})),stamp:[{...dr,hertz:240,seconds:.11,gain:.3}],lead:[587.33,880].map((e,t)=>({...Jn,at:.75+.12*t,hertz:e,seconds:.4,gain:.03})),lost:[{...Jn,hertz:246.94,seconds:.4,gain:.04}]},sm=e=>(e.played??[]).reduce((t,n)=>t+F(n).length,0);function am(e,t){if(!e||!t)return[];let n=[];return nn(e,t)?sm(t)>sm(e)&&n.push("card"):n.push("deal"),t.options&&!e.options&&n.push("turn"),n}function om(e){let{seat:t,closed:n,points:s=[],made:a=[]}=e;if(t===void 0)return[];let r=s[t]===99||n?.winners.includes(t),l=!r&&gn(e)===t,c=r?["stamp","best"]:a[t]?["stamp","made"]:["lost"];return l?[...c,"lead"]:c}function Un(e,t=!1){if(!(!P.sound.peek()||document.hidden&&!t)){nm??=new AudioContext;for(let n of Tv[e])Mv(nm,n)}}function Mv(e,{noise:t,at:n,hertz:s,seconds:a,gain:r}){let l=e.currentTime+n,c=new GainNode(e,{gain:0});if(c.gain.setValueAtTime(0,l),c.gain.linearRampToValueAtTime(r,l+.008),c.gain.exponentialRampToValueAtTime(1e-4,l+a),c.connect(e.destination),t){let p=new AudioBuffer({length:Math.ceil(a*e.sampleRate),sampleRate:e.sampleRate}),u=p.getChannelData(0);for(let $=0;$<u.length;$++)u[$]=Math.random()*2-1;let d=new AudioBufferSourceNode(e,{buffer:p});d.connect(new BiquadFilterNode(e,{type:"bandpass",frequency:s,Q:.8})).connect(c),d.start(l)}else{let p=new OscillatorNode(e,{type:"sine",frequency:s});p.connect(c),p.start(l),p.stop(l+a)}}var Oa=(e,t)=>t===void 0?Et(e):o("page.report.bid",{bid:S(t),cards:Et(e)}),$r=e=>e.trick?o("page.report.trick",{n:e.trick}):o(`page.report.at.${e.phase}`),Aa=(e,t)=>n=>`/replay/${e}/${t}/${n.deal}?step=${n.step}&seat=${n.seat}&hint`;function Ta({of:e,names:t,place:n,one:s,named:a=!1}){return i`<ol class="moments">${e.map(r=>{let l=$r(r),c=s?l:o("page.report.where",{deal:r.deal+1,when:l}),p=o("page.report.instead",{act:Oa(r.act,r.bid),better:Oa(r.better,r.betterBid)}),u=Ht(r.why).join(" "),d=Ho(r);return i`<li key=${`${r.deal} ${r.step}`}><a href=${n(r)}>
			<span class="moment-where">${a?`${t[r.seat]} · `:""}${c}</span>
			<span class="moment-said">${re(p)}</span>
			<span class="moment-lost score" aria-label=${o("page.report.points",{n:S(r.lost/He,1)})}>
				−${S(r.lost/He,1)}
			</span>
			${u?i`<span class="moment-why">${re(u)}</span>`:null}
			${d?i`<span class="moment-why small soft">${d}</span>`:null}
		</a></li>`})}</ol>`}function Ma({at:e,names:t,label:n,foot:s,me:a=-1,ends:r=[],from:l=[]}){let[c,p,u]=[470,210,104],d=[...l,...e.flat()],[$,m]=[Math.min(0,...d),Math.max(1,...d)],h=b=>34+b*(c-u-34)/Math.max(1,e.length),f=b=>p-22-(b-$)*(p-34)/(m-$),g=Nv((e[e.length-1]??[]).map(f),20);return i`<figure class="course"><svg viewBox=${`0 0 ${c} ${p}`} role="img" aria-label=${n}>
		<${rm} low=${$} high=${m} y=${f} to=${c-u} />
		${r.map(b=>i`<line key=${b} class="end" x1=${h(b)} x2=${h(b)} y1="6" y2=${p-22} />`)}
		${t.slice(0,e[0]?.length??0).map((b,k)=>i`<g key=${k} class=${k===a?"self":""} data-line=${k}>
				<polyline points=${[`${h(0)},${f(l[k]??0)}`,...e.map((v,O)=>`${h(O+1)},${f(v[k]??0)}`)].join(" ")} />
				<text x=${c-u+8} y=${(g[k]??0)+5}>${b.length>11?`${b.slice(0,10)}…`:b}</text>
			</g>`)}
		<text class="axis" x=${h(e.length)} y=${p-4} text-anchor="end">${s}</text>
	</svg></figure>`}function rm({low:e,high:t,y:n,to:s,said:a=S}){let r=jv(t-e),l=Math.ceil(e/r);return Array.from({length:Math.floor(t/r)-l+1},(p,u)=>(l+u)*r).map(p=>i`<g key=${p}>
			<line class=${p===0?"base":"grid"} x1="34" x2=${s} y1=${n(p)} y2=${n(p)} />
			<text x="28" y=${n(p)+5} text-anchor="end">${a(p)}</text>
		</g>`)}function im({of:e,last:t,label:n,foot:s,all:a,most:r,said:l=S,banded:c}){let[p,u,d]=[470,230,34],$=r??Math.max(1,...e.map(v=>v.mean),Math.min(...e.map(v=>v.high)),a*2),m=Math.min(0,...e.map(v=>v.mean)),h=v=>Math.min($,Math.max(m,v)),f=v=>d+v*(p-d-6)/Math.max(1,t),g=v=>u-24-(h(v)-m)*(u-36)/($-m),b=v=>f((v.from-1+v.to)/2),k=v=>e.map(O=>`${b(O)},${g(O[v])}`);return i`<figure class="course band"><svg viewBox=${`0 0 ${p} ${u}`} role="img" aria-label=${n}>
		${c?i`<polygon class="interval" points=${[...k("high"),...k("low").reverse()].join(" ")} />`:null}
		<${rm} low=${m} high=${$} y=${g} to=${p-6} said=${l} />
		<line class="all" x1=${d} x2=${p-6} y1=${g(a)} y2=${g(a)} />
		<g class="self"><polyline points=${e.map(v=>`${b(v)},${g(v.mean)}`).join(" ")} />
			${e.map(v=>i`<circle key=${v.from} cx=${b(v)} cy=${g(v.mean)} r="3.5" />`)}</g>
		<text class="axis" x=${p-6} y=${u-4} text-anchor="end">${s}</text>
	</svg></figure>`}function jv(e){let t=e/4,n=10**Math.floor(Math.log10(t));return([1,2,5,10].find(s=>s*n>=t)??10)*n}function Nv(e,t){let n=e.map((r,l)=>l).sort((r,l)=>(e[r]??0)-(e[l]??0)),s=[...e];n.forEach((r,l)=>{let c=n[l-1];c!==void 0&&(s[r]=Math.max(s[r]??0,(s[c]??0)+t))});let a=Math.max(0,Math.max(...s)-202);return s.map(r=>r-a)}var zl=(e,t="")=>N(async()=>(await se(()=>fu({table:e})))?.scores??[],e,t).value;function lm({table:e,names:t,about:n="",view:s,me:a}){let r=zl(e,s?`${s.deal} ${s.phase==="over"}`:"");return r?i`${n?i`<p class="soft">${n}</p>`:null}
		<${Hl} scores=${r} names=${t} me=${a??s?.seat} end=${s?.end} />`:null}function mr(e,t,n){if(t)return o("page.scores.deals",{n:t});if(!e)return" ";let{game:s,rubber:a}=e,r=s.target?o("page.scores.to",{n:s.target}):o("page.scores.deals",{n:s.deals});return n?n>1?`${r} · ${o("page.scores.rubber.games",{n})}`:r:a.wins?`${r} · ${o("page.scores.rubber.first",{n:a.wins})}`:a.games?`${r} · ${o("page.scores.rubber.games",{n:a.games})}`:r}function fr(e){let t=[];for(let n of e)(t[n.game]??=[]).push(n);return t.filter(n=>n)}var Bv=4;function Hl({scores:e,names:t,me:n=-1,end:s,onpick:a}){if(e.length===0)return i`<${Ev} names=${t} />`;let r=fr(e),l=e[0]?.points.length??0,c=t.map((d,$)=>$).slice(0,l),p=e.some(d=>d.made.some(Boolean)),u=["declare","reveal"].filter(d=>e.some($=>$.premium.some(m=>m.startsWith(d))));return i`<div class="score-sheet" data-hands=${l}>
		<${ne} label=${o("score.title")}><table class="book running-score">
			<caption class="unseen">${o("score.title")}</caption>
			<thead><tr>
				<th scope="col" rowspan="2"><span class="unseen">${o("page.scores.deal")}</span></th>
				<th scope="col" rowspan="2" class="trump-column"><span>${o("col.trump")}</span></th>
				<th scope="col" rowspan="2" class="dealer-column">${o("page.scores.dealer")}</th>
				${c.map(d=>i`<th key=${d} scope="colgroup" colspan="2" class="hand-column">${t[d]}</th>`)}
			</tr><tr class="kinds">
				${c.map(d=>i`<${Ap} key=${d}>
						<th scope="col" class="gained">${o("page.scores.gained")}</th>
						<th scope="col" class="stands">${o("page.scores.stands")}</th>
					<//>`)}
			</tr></thead>
			${r.map((d,$)=>i`<${Cv} key=${$} game=${d} alone=${r.length===1} names=${t} seats=${c}
					onpick=${a} />`)}
			${r.length>1||s?.rubber?i`<${Lv} games=${r} seats=${c} end=${s} />`:null}
		</table><//>
		${p||u.length?i`<p class="small soft legend">
					${p?i`<span><span class="dot" aria-hidden="true"></span> ${o("page.scores.made")}</span>`:null}
					${u.map(d=>i`<span key=${d} class="of-gained">
							<sup>${o(`offer.letter.${d}`)}</sup> ${ws(d)}
						</span>`)}
				</p>`:null}
		${e.length>=Bv?i`<${Jl} games=${r} names=${t} me=${n} />`:null}
	</div>`}function Ev({names:e}){return i`<${ne}><table class="book running-score unwritten">
			<thead><tr>${e.map((t,n)=>i`<th key=${n} scope="col" class="hand-column">${t}</th>`)}</tr></thead>
			<tbody><tr>${e.map((t,n)=>i`<td key=${n}>${S(0)}</td>`)}</tr></tbody>
		</table><//>
		<p class="soft">${o("page.scores.none")}</p>`}var Pv=({n:e})=>i`<button type="button" class="link" aria-label=${o("page.scores.look",{n:e})}>${e}</button>`;function Cv({game:e,alone:t,names:n,seats:s,onpick:a}){let r=e[e.length-1],l=r?.closed;return i`<tbody>
		${t?null:i`<${cm} n=${s.length} text=${o("page.scores.game",{n:(r?.game??0)+1})} />`}
		${e.map(c=>i`<tr key=${c.deal} class=${a?"pickable":""} onclick=${a&&(()=>a(c.deal))}>
				<th scope="row">${a?i`<${Pv} n=${c.deal+1} />`:c.deal+1}</th>
				<td class="trump-column"><${fe} trump=${c.trump} /><span class="unseen">${J(c.trump)}</span></td>
				<td class="dealer-column">${n[c.dealer]}</td>
				${s.map(p=>i`<${Dv} key=${p} score=${c} seat=${p} />`)}
			</tr>`)}
		${l&&l.bonus.some(c=>c)?i`<${ja} class="bonus" text=${i`<${_e} of="bonus">${o("page.scores.bonus")}<//>`} seats=${s}
						of=${c=>l.bonus[c]?S(l.bonus[c]):"–"} />
					<${ja} class="sum" text=${o("page.scores.with")} seats=${s} winners=${l.winners}
						of=${c=>S((r.totals[c]??0)+(l.bonus[c]??0))} />`:null}
	</tbody>`}var cm=({n:e,text:t})=>i`<tr class="game-head">
	<th scope="rowgroup" colspan=${2+2*e}>${t}</th><td class="dealer-column"></td>
</tr>`;function ja({text:e,seats:t,of:n,winners:s,class:a}){let r=l=>s?i`<span class=${s.includes(l)?"won-it":""}>${n(l)}</span>`:n(l);return i`<tr class=${a}>
		<th scope="row" colspan="2">${e}</th><td class="dealer-column"></td>
		${t.map(l=>i`<td key=${l} colspan="2">${r(l)}</td>`)}
	</tr>`}function Dv({score:e,seat:t}){let n=e.made[t]??!1,s=e.premium[t]??"",a=s.startsWith("reveal")?"reveal":"declare",r=i`<span class="dot" aria-hidden="true"></span><span class="unseen"> ${o("made.short")}</span>`;return i`<td class="gained">
			${S(e.points[t]??0)}
			${s?i`<sup title=${ws(s)}>${o(`offer.letter.${a}`)}</sup>`:null}
		</td>
		<td class="stands">${S(e.totals[t]??0)}<span class="tick">${n?r:null}</span></td>`}function Lv({games:e,seats:t,end:n}){let s=e.map(p=>p[p.length-1]).filter(p=>p!==void 0),a=p=>s.reduce((u,d)=>u+(d.totals[p]??0)+(d.closed?.bonus[p]??0),0),r=p=>s.filter(u=>u.closed?.winners.includes(p)).length,l=p=>n?.rubber?.[p]||"–",c=p=>S(n&&!n.cut?n.totals[p]??0:a(p));return i`<tfoot>
		<${cm} n=${t.length} text=${o("page.scores.together")} />
		<${ja} text=${o("page.scores.wins")} seats=${t} of=${p=>r(p)||"–"} />
		${n?.rubber?i`<${ja} text=${i`<${_e} of="rubber">${o("page.scores.rubber")}<//>`} seats=${t} of=${l} />`:null}
		<${ja} class="sum" text=${o("page.scores.all")} seats=${t} of=${c} winners=${n?.winners??[]} />
	</tfoot>`}function Kl(e){let t=[],n=[],s=[];for(let a of e){for(let r of a)t.push(r.totals.map((l,c)=>l+(s[c]??0)+(r.closed?.bonus[c]??0))),r.closed&&n.push(t.length);s=t[t.length-1]??s}return{at:t,ends:n}}function Jl({games:e,names:t,me:n}){let{at:s,ends:a}=Kl(e);return i`<${Ma} at=${s} names=${t} me=${n} ends=${a.slice(0,-1)} label=${o("page.scores.course")}
		foot=${o("page.scores.deals",{n:s.length})} />`}var[kt,hr]=[1080,1350],[Ul,gr,yr,xt]=[350,1266,48,96],Ce={leaf:"#fbf6ea",ink:"#24201a",rule:"#cdbf9f",accent:"#b8371a",felt:"#f1e9d6",soft:"#b9c8bd",card:"#fffaee",cardEdge:"#cfc3a8",red:"#b8261b",black:"#221e1a",shade:"rgb(0 0 0 / 0.35)"},Rv=[[],[16,9],[5,8],[26,9,5,9],[30,14]],Vt=(e,t,n)=>`${e} ${t}px ${n==="title"?'"Alegreya", Palatino, serif':'"Alegreya Sans", sans-serif'}`;function br(e,t,n){let s=[];for(let a of t.split(" ")){let r=s.at(-1),l=`${r} ${a}`;r!==void 0&&e.measureText(l).width<=n?s[s.length-1]=l:s.push(a)}return s}function Gl(e,t,n){if(e.measureText(t).width<=n)return t;let s=Array.from(new Intl.Segmenter().segment(t),a=>a.segment);do s.pop();while(s.length>1&&e.measureText(`${s.join("")}…`).width>n);return`${s.join("")}…`}function pm(e){let t=document.body.appendChild(document.createElement("i"));t.style.color=`var(${e})`;let{color:n}=getComputedStyle(t);return t.remove(),n}function vr(e,t,n,s=Ce.ink){e.fillStyle=s,e.fillRect(xt,t,kt-2*xt,n)}function dm(e,t){e.save(),e.shadowColor=Ce.shade,e.shadowBlur=26,e.shadowOffsetY=9,t(),e.restore()}function um(e,t,{x:n,y:s,turn:a}){let r=new Path2D(document.querySelector(`#pip-${t} path`)?.getAttribute("d")??"");e.save(),e.translate(n,s),e.rotate(a),e.scale(1.85,1.85),e.beginPath(),e.roundRect(-50,-70,100,140,4.5),e.fillStyle=Ce.card,dm(e,()=>e.fill()),e.lineWidth=.6,e.strokeStyle=Ce.cardEdge,e.stroke(),e.fillStyle=t==="H"?Ce.red:Ce.black;let l=(c,p,u,d=!1)=>{e.save(),e.translate(c-50,p-70),e.scale(u/100,(d?-u:u)/100),e.translate(-50,-50),e.fill(r),e.restore()};for(let[c,p]of Cp[9]??[])l(c,p,20,p>70);e.textAlign="center",e.font=Vt("700",31,"text");for(let c=0;c<2;c++)e.fillText("9",-38.25,-43.5),l(11.75,40.5,16),e.rotate(Math.PI);e.restore()}function _v(e,{title:t,winner:n}){e.fillStyle=pm("--felt"),e.fillRect(0,0,kt,hr),e.fillStyle=pm("--felt-deep"),e.fillRect(0,gr,kt,hr-gr),e.fillStyle=Ce.leaf,dm(e,()=>e.fillRect(yr,Ul,kt-2*yr,gr-Ul+24)),um(e,"S",{x:812,y:206,turn:-.14}),um(e,"H",{x:930,y:214,turn:.1}),e.fillStyle=Ce.soft,e.font=Vt("400",32,"text"),e.fillText(Gl(e,t,600),yr,92),e.fillStyle=Ce.felt,Wv(e,n,640),e.fillStyle=Ce.soft,e.font=Vt("400",28,"text"),e.textAlign="center",e.fillText(`Ninety-Nine · ${o("page.picture.by")}`,kt/2,hr-24),e.textAlign="left"}function Wv(e,t,n){let s=$=>(e.font=Vt("500",$,"title"),br(e,t,n)),a=$=>{let m=s($);return m.length*$<=186&&m.every(h=>e.measureText(h).width<=n)},r=[88,62].find(a)??46,l=s(r).length,c=n;for(;c>0&&br(e,t,c-8).length===l;)c-=8;let p=br(e,t,c).slice(0,4),u=r*1.06,d=218+r*.3-(p.length-1)*u/2;p.forEach(($,m)=>e.fillText(Gl(e,$,n),yr,d+u*m))}function $m(e,t){e.strokeStyle=t===0?Ce.accent:Ce.ink,e.lineWidth=t===0?7:4,e.lineJoin="round",e.setLineDash(Rv[t]??[]),e.stroke(),e.setLineDash([])}function Iv(e,{places:t},n){vr(e,n,6,Ce.accent),vr(e,n+11,2,Ce.accent);let s=58;return t.forEach(({name:a,total:r},l)=>{let c=n+70+s*l;e.fillStyle=Ce.ink,e.font=Vt(l===0?"700":"400",42,"text"),e.fillText(Gl(e,a,600),xt,c),e.textAlign="right",e.fillText(S(r),kt-xt,c),e.textAlign="left",e.beginPath(),e.moveTo(kt-xt-330,c-13),e.lineTo(kt-xt-170,c-13),$m(e,l),vr(e,c+15,1.5,Ce.rule)}),n+70+s*t.length}function qv(e,{course:{at:t},places:n},s,a){let r=t.flat(),[l,c]=[Math.min(0,...r),Math.max(1,...r)],p=d=>xt+d*(kt-2*xt)/Math.max(1,t.length),u=d=>a-(d-l)*(a-s)/(c-l);vr(e,u(0),2,Ce.rule),n.forEach(({seat:d},$)=>{e.beginPath(),e.moveTo(p(0),u(0)),t.forEach((m,h)=>e.lineTo(p(h+1),u(m[d]??0))),$m(e,$)})}function Fv(e,{facts:t}){e.font=Vt("400",34,"text");let n=t.slice(0,4).flatMap(a=>br(e,a,kt-2*xt-34).map((r,l)=>({line:r,i:l}))),s=gr-28-46*(n.length-1);return n.forEach(({line:a,i:r},l)=>{let c=s+46*l;e.fillStyle=Ce.accent,r===0&&e.fill(zv(xt+9,c-11,10)),e.fillStyle=Ce.ink,e.fillText(a,xt+34,c)}),s-60}var zv=(e,t,n)=>new Path2D(`M${e-n} ${t}L${e} ${t-n}L${e+n} ${t}L${e} ${t+n}Z`);async function mm(e){let t=[Vt("500",88,"title"),Vt("400",34,"text"),Vt("700",42,"text")];await Promise.all(t.map(l=>document.fonts.load(l)));let n=document.createElement("canvas");[n.width,n.height]=[kt,hr];let s=n.getContext("2d");_v(s,e);let a=Iv(s,e,Ul+44),r=Fv(s,e);return r-a>120&&qv(s,e,a+40,r-6),new Promise((l,c)=>n.toBlob(p=>p?l(p):c(new Error("no picture"))))}function Hv(e,t){let n=Math.max(...e);return n>=t?{seat:e.indexOf(n),n}:void 0}function Kv(e,t){let[n,s]=[0,0];for(let a of e)s=Math.max(s,n=a.made[t]?n+1:0);return s}function Jv(e,t,n){let s=n.map(f=>f.seat).sort((f,g)=>f-g),a=(f,g)=>Hv(s.map(f),g),r=f=>t[s[f]??-1]??"",l=[],c=a(f=>Math.max(...e.map(g=>g.points[f]??0)),1);if(c){let f=e.findIndex(g=>g.points[s[c.seat]??-1]===c.n)+1;l.push(o("page.best.deal",{name:r(c.seat),n:c.n,deal:f}))}let p=a(f=>Kv(e,f),2);p&&l.push(o("page.best.run",{name:r(p.seat),n:p.n}));let u=a(f=>e.filter(g=>g.premium[f]&&g.made[f]).length,1);u&&l.push(o("page.best.premiums",{name:r(u.seat),n:u.n}));let d=e.filter(f=>s.every(g=>f.made[g])).length;d&&l.push(o("page.best.all",{n:d}));let[$,m]=n,h=$&&m?$.total-m.total:0;return h>0&&l.push(o("page.best.ahead",{name:$?.name??"",n:h})),l}function Vl({scores:e,end:t,names:n,title:s,winner:a}){let r=fr(e),l=t.totals.map((c,p)=>{let u=r.reduce((d,$)=>d+($.at(-1)?.closed?.bonus[p]??0),t.rubber?.[p]??0);return{seat:p,total:c,bonus:u,name:n[p]??""}});return l.sort((c,p)=>p.total-c.total),{title:s,winner:a,places:l,facts:Jv(e,n,l),course:Kl(r)}}var Uv=({title:e,winner:t,places:n,facts:s})=>[e,t,R(n.map(a=>`${a.name} ${S(a.total)}`)),...s].join(`
`);async function Zl(e){let t=new File([await mm(e)],"ninety-nine.png",{type:"image/png"});if(navigator.canShare?.({files:[t]}))return navigator.share({files:[t],title:e.title}).catch(n=>{if(n.name!=="AbortError")throw n});Mt(t,t.name)}var Gv=3;function Vv({table:e,match:t,names:n,seat:s}){let{told:a,wrong:r}=_n(e,t,void 0);if(r)return null;let{judged:l=0,of:c=0,rough:p=0}=a??{},u=(a?.deals??[]).flatMap(d=>d.mistakes).sort((d,$)=>$.lost-d.lost).slice(0,Gv);return i`<section class="decided">
		<h3>${o("page.last.decided")}</h3>
		${!a||$t(a)?i`<p class="soft judging" style=${{"--far":c?(l-p)/c:0}}>
				${a?.of?qo(a):""}
			</p>`:u.length?i`<${Ta} of=${u} names=${n} place=${Aa(e,t)} one=${!1} named=${!0} />`:i`<p class="soft">${o("page.last.clean")}</p>`}
		<p><a href=${`/report/${e}/${t}${s===void 0?"":`?seat=${s}`}`}>${o("page.last.report")}</a></p>
	</section>`}function fm({table:e,match:t,at:n,view:s,names:a,players:r,variant:l,winner:c,onclose:p}){let u=zl(e),[d,$]=y(""),{end:m,seat:h}=s,f=`${l} · ${Z(n,{dateStyle:"long"})}`,g=u&&m&&Vl({scores:u,end:m,names:a,title:f,winner:c}),b=async O=>$(o(await ln(Uv(O))?"page.link.copied":"page.copy.not")),k=O=>Zl(O).catch(A=>$(_(A))),v=g&&i`<p class="soft" role="status">${d}</p>
		<${w} onclick=${()=>b(g)} say=${o("page.copy")} />
		<${w} chief onclick=${()=>k(g)} say=${o("page.share")} />`;return i`<${I} title=${o("page.last")} broad onclose=${p} actions=${v}>
		${g?i`<div class="last-page">
				<p class="small soft">${f}</p>
				<p class="winner">${c}</p>
				<div class="brought">
					<table class="book final"><tbody>
						${g.places.map(O=>i`<tr key=${O.seat} class=${O.seat===h?"self":""}>
							<th scope="row"><${wt} player=${r[O.seat]} name=${O.name} /></th><td>
								<${Fo} total=${O.total} bonus=${O.bonus} /> ${S(O.total)}</td>
						</tr>`)}
					</tbody></table>
					${u.length>1?i`<${Jl} games=${fr(u)} names=${a} me=${h??-1} />`:null}
				</div>
				<div class="remembered">
					<ul class="bests">${g.facts.map(O=>i`<li key=${O}>${O}</li>`)}</ul>
					<${Vv} table=${e} match=${t} names=${a} seat=${h} />
				</div>
			</div>`:i`<p class="soft" role="status">${o("page.opening")}</p>`}
	<//>`}function hm(e,t,n){let s=ke(e.bid??0,n);return o("outcome.own",{bid:s,won:e.won?.[t]??0,points:e.points?.[t]??0})}function gm(e,t){let n=(e.won?.[t]??0)-(e.bid??0);return e.made?.[t]||!n?"":o("outcome.off",{n:Math.abs(n),over:n>0?"yes":"no"})}function Zv(e,{bid:t,won:n,worth:s}){let a=yt(s),r=e.map(u=>a[be(u)]??0),l=r.length&&r.reduce((u,d)=>u+d,0)===t,c=0,p=(l?r:[t]).map(u=>Array.from({length:u},()=>c++<n?"won":"open"));return n>t&&p.at(-1)?.push(...new Array(n-t).fill("extra")),p}function Qv({view:e,seat:t,variant:n}){let s=Ge(F(e.aside),he),a=e.won?.[t]??0,l=e.bid===0&&a>0&&e.made?.[t]&&n?.score.zeroOrAll?Wn(n):e.bid??0,c=Zv(s,{bid:l,won:a,worth:n?.worth??""}),p=0,u=d=>i`<span class="bid-marks">
		${d.map($=>i`<i key=${p} class=${$} style=${{"--fall":p++}}></i>`)}
	</span>`;return i`<div class="met" aria-hidden="true" style=${{"--falls":Math.max(l,a,1)}}>
		${s.map((d,$)=>i`<div key=${d} class="turning" style=${{"--turn":$}}>
			<span class="face"><${me} card=${d} /></span><span class="back"><${me} face="down" /></span>
			${c.length===s.length?u(c[$]??[]):null}
		</div>`)}
		${c.length===s.length?null:c.map(u)}
	</div>`}function Yv({view:e,names:t,variant:n}){let{seat:s}=e;if(s===void 0||e.bid===void 0)return i`<p class="outcome">${ym(e,t)}</p>`;let a=e.made?.[s]??!1,r=gm(e,s),l=hm(e,s,n).replace(/ (?=\S+$)/u," ");return i`<p class=${`outcome own-${a?"made":"failed"}`}>
		<b aria-hidden="true">${a?"✓":"✕"}</b> ${l}
		${r?i` <span class="off">${r}</span>`:null}
	</p>`}function ym(e,t){let n=t.filter((s,a)=>e.made?.[a]);return o("page.over.makers",{names:R(n),n:n.length})}var wr=({view:e,names:t,won:n})=>e.end?.rubber?ol(e,t):n||al(e,t);function Xv(e){let{view:t,names:n,variant:s}=e,{seat:a}=t,l=a!==void 0&&t.bid!==void 0?[hm(t,a,s),gm(t,a)]:[ym(t,n)],c=wr(e),p=bm(t,n),u=ks(p.map(([h])=>h)),d=R(p.map(([,h],f)=>`${u[f]} ${S(h)}`)),$=R(ks(n).map((h,f)=>`${h} ${S(t.points?.[f]??0)}`)),m=c?[c,`${d}.`]:[o("outcome.scores",{points:$,totals:d}),rl(t,n,gn(t)),sl(t)];return[...l,...m].filter(Boolean).join(" ")}var ew=({end:e,closed:t,totals:n})=>e?.totals??n.map((s,a)=>t?(t.totals[a]??s)+(t.bonus[a]??0):s);function bm(e,t){let n=(s,a)=>{let{totals:r=[],bonus:l=[]}=e.closed??{};return s===(r[a]??0)+(l[a]??0)?l[a]??0:0};return ew(e).map((s,a)=>[t[a]??"",s,n(s,a)]).sort((s,a)=>a[1]-s[1])}function tw({title:e,view:t,names:n}){return i`<div class="printed">
		<${Nd} />
		<p class="outcome winner">${e}</p>
		<p class="standing">
			${bm(t,n).map(([s,a,r])=>i`<span key=${s}>${s} <b>${S(a)}</b>${" "}
				<${Fo} total=${a} bonus=${r} /></span>`)}
		</p>
	</div>`}function kr(e){let{view:t,names:n,variant:s,won:a,day:r=!1,hands:l}=e,{seat:c,bid:p,aside:u}=t,d=Md(t,l,a!==""&&!r),$=wr(e),m=c!==void 0&&p!==void 0&&u!==void 0;return i`<header class="moment" data-what=${d}>
		${$&&!r?i`<${tw} title=${$} view=${t} names=${n} />`:null}
		${m&&(!$||r)?i`<${Qv} view=${t} seat=${c} variant=${s} />`:null}
		<div class="outcomes">
			${$&&r?i`<p class="outcome winner">${$}</p>`:null}
			<${Yv} ...${e} />
		</div>
		${$&&!r?null:i`<${jd} what=${d} />`}
	</header>`}var nw=600;function vm(e,t,n){let[s,a]=y(e&&!ns()&&!document.hidden);return x(()=>{if(!e)return;P.spoken.peek()||M(Xv(t),!0);let r=new AbortController,l=u=>{let d=u instanceof KeyboardEvent?u.key:"",$=u?.target;(d===" "||d==="Enter")&&!$?.closest("button, a, input, dialog")&&u?.preventDefault(),r.abort(),a(!1)},c=setTimeout(()=>om(t.view).forEach(u=>Un(u)),s?n-100:0),p=setTimeout(l,n+nw+el);for(let u of s?["pointerdown","keydown","visibilitychange"]:[])document.addEventListener(u,l,{capture:!0,signal:r.signal});return()=>(clearTimeout(p),clearTimeout(c),r.abort())},[]),s}var Ql=(e,{table:t="mine",match:n,deal:s,step:a})=>`/whatif/${e}?of=${t}&match=${n}&deal=${s}&step=${a}`;function Na(e,{day:t,from:n,event:s,boards:a},r=0){if(s&&r>=(a?.length??1)){let c={href:`/event/${s}`,text:o("page.event.to")};return{title:c.text,lost:"",played:c,givenUp:c}}if(n){let{table:c="mine",match:p,deal:u,step:d}=n;return{title:o("page.whatif"),lost:o("page.whatif.given.up"),played:{href:Ql(e,n),text:o("page.whatif.compare")},givenUp:{href:`/replay/${c}/${p}/${u}?step=${d}`,text:o("page.replay")}}}if(!t)return;let l={href:`/daily/${t}`,text:o("page.daily.others")};return{title:o("page.nav.daily"),lost:o("page.daily.lost"),played:l,givenUp:l}}function Yl({table:e,message:t,names:n}){let s=t.table.ask,{seat:a}=t;if(t.table.paused&&a!==void 0&&!t.table.chairs[a]?.ready)return i`<p class="proposal">
			<${w} chief onclick=${()=>e.act({do:"resume"})} say=${o("page.resume")} />
		</p>`;if(a!==void 0&&t.table.chairs[a]?.away)return i`<p class="proposal">${o("page.standin")}${" "}
			<${w} chief onclick=${()=>e.act({do:"back"})} say=${o("page.back")} />
		</p>`;if(!s)return null;let l=a!==void 0&&!s.yes.includes(a),c=p=>e.act({do:"answer",on:p,seen:t.seq});return i`<div class="proposal" role=${P.spoken.value?void 0:"alert"}>
		<p>${o(`page.proposes.${s.what}`,{name:n[s.by]??"",you:s.by===a?"yes":"no"})}</p>
		${l?i`<div class="answers">
					<${w} chief onclick=${()=>c(!0)} say=${o("page.agree")} />
				<${w} onclick=${()=>c(!1)} say=${o("page.disagree")} /></div>`:null}
		${s.by===a?i`<div class="answers">
					<${w} onclick=${()=>c(!1)} say=${o("page.withdraw")} />
				</div>`:null}
	</div>`}function sw({table:e,message:t,names:n}){let[s,a]=y(!1),r=e.settled.value.settings,{variant:l="standard",rules:c}=r,p=n.map((u,d)=>d===t.seat?t.table.chairs[d]?.name??u:u);return i`<${w} aria-haspopup="dialog" onclick=${()=>a(!0)} say=${o("page.last")} />
		${s?i`<${fm} table=${e.id} match=${t.table.match} at=${t.at} view=${t.view}
					names=${p} players=${t.table.chairs.map(u=>u.player)}
					variant=${c?.name??o(`variant.${l}`)}
					winner=${il(t.table.winners,p,-1,r)} onclose=${()=>a(!1)} />`:null}`}var wm={made:1500,failed:950,printed:1250};function km({table:e,message:t,names:n,variant:s,fresh:a}){let{seat:r}=t,l=r!==void 0&&t.table.chairs[r]?.ready,{view:c}=t,p=t.table.stage==="waiting",u=e.settled.value.settings,{day:d}=u,$=Na(e.id,u,p?t.table.match:0),m=p?il(t.table.winners,n,r??-1,u):"",h={view:c,names:n,variant:s,won:m,day:d!==void 0},f=wr(h),g=f?"printed":c?.made?.[r??-1]?"made":"failed",b=vm(a,h,wm[g]),k=b?wm[g]:0,v=Ft("report",e.id),O=Ft("match",e.id),A=e.current.value,j={"--written":`${k}ms`};return i`<div class="over leaf sheeted" data-moves=${b?g:void 0} style=${j}
		onclick=${B=>B.stopPropagation()}>
		<${Yl} table=${e} message=${t} names=${n} />
		<${kr} ...${h} hands=${t.table.chairs.length} />
		<${Nt} view=${c} names=${n} variant=${s} written=${k} crowned=${f!==""} />
		${r!==void 0&&!O&&Od(t)?i`<${Ad} table=${e.id} match=${t.table.match} deal=${c?.deal??0} seat=${r}
					failed=${c?.made?.[r]===!1} />`:null}
		<div class="row">
			${v?i`<a class="button chief" href=${`/report/${e.id}/${t.table.match}?seat=${r}`}>
						${o("way.go.report")}
					</a>`:null}
			${$?i`<a class="button chief" href=${$.played.href}>${$.played.text}</a>`:r===void 0||l?i`<p class="soft">${r===void 0?"":o("page.waiting.others")}</p>`:i`<button type="button" class=${`button ${v?"":"chief"}`}
						disabled=${e.waits.value>0||!A||t.table.paused} onclick=${()=>e.ready()}>
						${o(p?"page.again":"page.next")}
					</button>`}
			${m&&c?.end&&!d&&!v?i`<${sw} table=${e} message=${t} names=${n} />`:null}
			${!v&&(p||t.table.open)?i`<a class="button plain" href=${`/replay/${e.id}/${t.table.match}/${c?.deal??0}`}>
						${o("page.replay")}
					</a>`:null}
		</div>
	</div>`}var xr={luck:"M12 12C7 12 3.5 9.5 5 7s3.8-.5 3.8-.5S8 3.5 10.5 3.5 12 8 12 12C12 7 14.5 3.5 17 5s.5 3.8.5 3.8S20.5 8 20.5 10.5 16 12 12 12C17 12 20.5 14.5 19 17s-3.8.5-3.8.5S16 20.5 13.5 20.5 12 16 12 12C12 17 9.5 20.5 7 19s-.5-3.8-.5-3.8S3.5 16 3.5 13.5 8 12 12 12Z",played:"M4.5 19h15M4.5 16 3.5 7.5l4.7 3.6L12 5l3.8 6.1 4.7-3.6-1 8.5Z",thankyou:"M12 20.5S3.8 15 3.8 9.2a4.1 4.1 0 0 1 8.2-.7 4.1 4.1 0 0 1 8.2.7c0 5.8-8.2 11.3-8.2 11.3Z",ohno:"M11.3 3H4.5v18h6.2l2-4.5-3-4 3-4.5ZM15.5 3h4v18h-5l2-4.5-3-4 3-4.5Z",sorry:"M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17ZM9 9.5v.6M15 9.5v.6M8.3 16c1.9-2.5 5.5-2.5 7.4 0"},Sm=[...Object.keys(xr),"deal","unlucky","moment","thanks"],xm=2500,Om=({of:e})=>xr[e]?i`<svg class="mark" viewBox="0 0 24 24" aria-hidden="true" focusable="false"><path d=${xr[e]} /></svg>`:null;function Am({onsay:e}){let[t,n]=y(""),s=E(-1/0);x(()=>{let r=setTimeout(()=>n(""),xm);return()=>clearTimeout(r)},[t]);let a=(r,l)=>{performance.now()-s.current<xm||(s.current=performance.now(),n(r),M(l,!0),e(l))};return i`<p class="reactions" role="group" aria-label=${o("page.reactions")}>
		${Object.keys(xr).map(r=>{let l=o(`page.quick.${r}`);return i`<button type="button" key=${r} class=${`button plain ${t===r?"sent":""}`}
				onclick=${()=>a(r,l)} aria-disabled=${t!==""}><${Om} of=${r} /><span>${l}</span></button>`})}
	</p>`}var _s=({remark:e,phrase:t,text:n})=>e?o(`page.remark.${e}`):t&&Sm.includes(t)?o(`page.quick.${t}`):n,aw=e=>Math.min(12e3,4e3+70*e.length);function Tm({said:e}){let[t,n]=y(-1),[s,a]=y(!1),r=_s(e);return x(()=>{if(s)return;let l=setTimeout(()=>n(e.seq),aw(r));return()=>clearTimeout(l)},[e.seq,s]),t===e.seq?null:i`<p class="bubble" aria-hidden="true" onpointerenter=${()=>a(!0)}
		onpointerleave=${()=>a(!1)}><${Om} of=${e.phrase??""} />${r}</p>`}function Mm(e,{me:t,since:n}){let s=e.filter(a=>a.at>=n&&a.seat>=0&&(a.by===""||a.by!==t));return new Map(s.map(a=>[a.seat,a]))}function jm({talk:e,muted:t,onsay:n,onhear:s}){let[a,r]=y(""),l=ao(),c=e.at(-1)?.seq??0,p=E(c),u=E(null);x(()=>u.current?.scrollTo(0,u.current.scrollHeight),[c]);let d=async $=>{$.preventDefault();let m=a.trim();m&&(r(""),await n(m)===void 0&&r(m))};return i`<section class="talk" aria-label=${o("page.talk")}>
		${e.length===0?i`<p class="soft">${o("page.talk.none")}</p>`:null}
		<ol aria-live="polite" tabindex="0" ref=${u} aria-label=${o("page.talk")}>
			${e.map($=>i`<li key=${$.seq} class=${$.seq>p.current?"fresh":""}>
					<time class="soft small">${Z($.at,{timeStyle:"short"})}</time>${" "}
					<b><${wt} player=${$.by} name=${$.name} /></b>
					${$.seat<0?i` <span class="soft small">${o("page.watching")}</span>`:null} ${_s($)}
				</li>`)}
			${t.map($=>i`<li key=${$.id}>
				<${wt} player=${$.id} name=${$.name} />${" "}
				<button type="button" class="button plain small" onclick=${()=>s($.id,$.blocked?"block":"mute")}>
					${o(`page.tie.undo.${$.blocked?"block":"mute"}`)}</button>
			</li>`)}
		</ol>
		<p class="quick" role="group" aria-label=${o("page.quick")}>
			${Sm.map($=>i`<button type="button" key=${$} class="button plain"
				onclick=${()=>n(o(`page.quick.${$}`))}>${o(`page.quick.${$}`)}</button>`)}
		</p>
		<form class="row" onsubmit=${d}>
			<label class="unseen" for=${l}>${o("page.talk.say")}</label>
			<input id=${l} type="text" maxlength="300" autocomplete="off" placeholder=${o("page.talk.say")} value=${a}
				oninput=${$=>r($.target.value)} />
			<button class="button">${o("page.talk.send")}</button>
		</form>
	</section>`}var Nm="ninetynine.complaint",Xl=()=>[Le(Nm)??[]].flat(),Bm=e=>ae(Nm,e.length>0?JSON.stringify(e):null),ow=10;function Sr({table:e,whom:t,talk:n,onclose:s}){let a=n.filter(f=>f.by===t.id).slice(-ow),[r,l]=y([]),[c,p]=y(""),{busy:u,once:d}=C(),$=()=>d(async()=>{let{complaints:f}=await Cu({table:e,whom:t.id,lines:r,text:c.trim()});Bm([...Xl(),...f.map(g=>g.id)]),M(o("page.complain.sent")),s()}),m=(f,g)=>l(g?[...r,f]:r.filter(b=>b!==f)),h=r.length===0&&!c.trim();return i`<${I} title=${o("page.complain.title",{name:t.name})} onclose=${s}
		actions=${i`<${w} chief aria-busy=${u} disabled=${h} onclick=${$}
			say=${o("page.complain.send")} />`}>
		<p>${o("page.complain.about")}</p>
		<div class="stack">${a.map(f=>i`<${Oe} key=${f.seq} label=${_s(f)} checked=${r.includes(f.seq)}
			onchange=${g=>m(f.seq,g)} />`)}
		<${z} label=${o("page.complain.text")} maxlength="300" value=${c} oninput=${p} /></div>
	<//>`}async function Em(){if(Xl().length===0)return;let{complaints:e}=await xo({}),t=e.filter(a=>Xl().includes(a.id));Bm(t.filter(a=>!a.outcome).map(a=>a.id));let n=t.flatMap(a=>a.outcome??[]);if(n.length===0)return;let s=n.some(a=>a!=="dismiss");M(o("page.complain.outcome",{outcome:s?"act":"none"}))}var Ba=e=>nt(()=>eu(e));function rw({name:e,friend:t,follow:n,follower:s,mute:a,block:r}){return r?o("page.player.blocks",{name:e}):`${o("page.player.between",{how:t?"friend":n?"follow":s?"follower":"none",name:e})} ${a?o("page.player.mutes",{name:e}):""}`}var ec=(e,t)=>e[t]?`undo.${t}`:t==="follow"&&e.follower?"back":`do.${t}`,Or=({met:e=0,last:t=0})=>e?o("page.people.times",{n:e,when:Z(t,{dateStyle:"medium"})}):"",Pm=e=>[e.block?o("page.people.blocked"):e.mute?o("page.people.muted"):"",Or(e)].filter(Boolean).join(" · ");function iw(){let e=wa.value;return x(()=>()=>{wa.value=null},[It.value.join("/"),T.value?.id]),e?i`<${lw} key=${e.id} of=${e} />`:null}function lw({of:{id:e,name:t}}){let{turn:n,again:s}=Ve(15e3),{value:a,wrong:r}=N(async()=>(await et()).players.find($=>$.id===e)??{},n),[l,c=""]=It.value,p={tag:"",table:"",...a,id:e,name:t},u=()=>wa.value=null,d=Or(p);return i`<${I} title=${t} onclose=${u}>
		${r?i`<p class="trouble" role="status">${r}</p>`:null}
		${a?i`<div class="stack player-card">
				<p class="soft">${d}${d?" · ":""}
					<a href=${`/people/${e}`} onclick=${u}>${o("page.player.page")}</a></p>
				<${tc} of=${p} table=${l==="t"?c:p.table} seated=${l==="t"}
					onchange=${s} /></div>`:null}
	<//>`}function tc({of:e,table:t,seated:n=!1,onchange:s}){let[a,r]=y(null),{busy:l,once:c}=C(),{id:p,name:u}=e,d=()=>c(async()=>{if(!t)throw new pe(o("page.complain.met"));let{talk:f=[]}=await Cn({table:t}).catch(g=>{if(g instanceof K)return{talk:[]};throw g});r(f)}),$=f=>i`<${w} chief=${f==="follow"&&!e.follow}
		plain=${f!=="follow"||e.friend} aria-busy=${l} say=${o(`page.tie.${ec(e,f)}`)}
		onclick=${()=>c(async()=>(await Ba({player:p,tie:f,on:!e[f]}),s()))} />`,m=f=>i`<${w} chief=${e.friend} plain=${!e.friend} aria-busy=${l} say=${o(f)}
		onclick=${()=>c(()=>gs(t,[p]))} />`,h=n||e.block?null:e.met||e.friend?m(e.met?"page.people.again":"page.people.play"):i`<a class="button plain" href="/">${o("page.records.play")}</a>`;return i`<p role="status">${rw(e)}</p>
		<p class="row">${e.friend?h:null}${e.block?null:$("follow")}${e.friend?null:h}</p>
		<p class="row">${e.block?null:$("mute")}${$("block")}</p>
		<p class="soft small">${o("page.people.private",{name:u})}</p>
		<p class="row apart"><${w} plain aria-busy=${l} onclick=${d} say=${o("page.complain")} /></p>
		${a?i`<${Sr} table=${t} whom=${{id:p,name:u}} talk=${a} onclose=${()=>r(null)} />`:null}`}function Cm(e){let{message:t,settings:n}=e,s=t.table.match>0?Na(e.id,n):void 0;return s?i`<div class="waiting leaf">
		<h2>${s.title}</h2>
		<p>${s.lost}</p>
		<p><a class="button chief" href=${s.givenUp.href}>${s.givenUp.text}</a></p>
	</div>`:i`<${uw} ...${e} />`}var Dm=15e3;function cw(e,{eager:t}){let{turn:n}=Ve(Dm),s=t&&!we(e),{value:a,wrong:r}=N(async()=>{if(!s)return;let l=await ds({table:e},{where:"there"});return on(l.at),l.evenings},e,s,n);return s&&!a&&!r?void 0:a?.[0]??null}var nc=({groupName:e})=>e?o("page.evenings.of",{group:e}):o("page.evenings.open"),Ws=e=>Z(e,{hour:"numeric",minute:"2-digit"}),sc=(e,t)=>R(t>e.length?[...e,o("page.evenings.more",{n:t-e.length})]:e);function pw({of:e}){let{begins:t,late:n,names:s,coming:a}=e,r=bt("there"),l=r<t?t:n,c=Math.max(1,Math.ceil((l-r)/6e4));return i`<h2>${nc(e)}</h2>
		<p>${o("page.evenings.starts",{time:Ws(l),in:_o(c,"minute")})}</p>
		${a?i`<p>${o("page.evenings.expected",{names:sc(s,a)})}</p>`:null}`}function uw({id:e,message:t,settings:n,host:s,me:a,busy:r,ondo:l,onready:c}){let{table:p,seat:u}=t,d=cw(e,n),$=tt(),m=u===void 0?void 0:p.chairs[u],h=p.chairs.filter(D=>D.player),f=m||a===s?void 0:(h.find(D=>D.player===s)??h[0])?.name,g=p.match>0,b=f?o("page.invited",{name:f}):o(g?"page.waiting.again":"page.waiting"),k=n.audience?o("page.link.for",{audience:n.audience}):void 0,v=Wl(p,n.variant??""),O=E(void 0),A=E(Promise.resolve(!0)),j=async D=>{await $.keep()&&(O.current=void 0,await l({do:"sit",seat:D}))},B=()=>A.current=A.current.then(async()=>{let D=await $.keep(),ie=T.peek()?.name;return!D||!m||ie===(O.current??fw(m.name))?D:(O.current=ie,await l({do:"name"}),!0)}),q=async()=>await B()&&c();return d===void 0?i`<div class="waiting leaf" aria-busy="true"></div>`:i`<div class="waiting leaf">
		${d?i`<${pw} of=${d} />`:i`<h2>${b}</h2>`}
		${m?null:i`<${Uo} variant=${n.variant??t.view?.variant??""} table=${It.value[1]??""} />
					<${Co} chairs=${p.chairs} name=${$} onsit=${j} busy=${r} />`}
		<ol class="chairs">
			${p.chairs.map((D,ie)=>{if(D===m){let rt=p.chairs.every(qe=>qe===m||qe.bot);return i`<${gw} key=${ie} chair=${D} name=${$} alone=${rt} onname=${B} ondo=${l} />`}let ge=p.rated&&D.player?v[D.player]??null:void 0;return i`<${yw} key=${ie} chair=${D} seat=${ie} rating=${ge} seated=${m!==void 0}
					fixed=${d!==null} clears=${s===a&&!d} onsit=${j} ondo=${l} />`})}
		</ol>
		<${mw} id=${e} chairs=${p.chairs} /><${G$} table=${p} rating=${v[a]} />
		${m&&n.clock?.move?i`<${Jt} what="turn" />`:null}
		${n.rules?i`<${$w} settings=${n} />`:null}
		${(m||s===a)&&!p.locked&&!d?i`<${Pt} invites label=${k} />`:null}
		${s===a&&!d?i`<${bw} table=${p} ondo=${l} />`:null}
		${s!==a&&p.locked?i`<p class="soft">${o("page.locked")}</p>`:null}
		${m?i`<${dw} chairs=${p.chairs} mine=${m} say=${o(g?"page.again":"page.ready")} busy=${r}
				evening=${d!==null} onready=${q} onunready=${()=>l({do:"unready"})} />`:null}
	</div>`}function dw({chairs:e,mine:t,say:n,busy:s,evening:a,onready:r,onunready:l}){return a&&!e.every(c=>c.player||c.bot)?null:t.ready?i`<div class="row"><p class="soft">${hw(e,t.player??"")}</p>
		<${w} plain disabled=${s} onclick=${l} say=${o("page.unready")} /></div>`:i`<${w} chief=${!a} disabled=${s} onclick=${r} say=${n} />`}function $w({settings:e}){let{value:t}=N(()=>mn(e,le.value),le.value);return t?.players?i`<p class="soft">${t.players}</p>`:null}function mw({id:e,chairs:t}){let{turn:n,again:s}=Ve(2*Dm),{once:a}=C(),r=!we(e)&&t.some(p=>Ee(p.player)),l=t.map(p=>p.player).filter(p=>p&&!Ee(p)).join(),{value:c}=N(async()=>r&&l?(await et()).players:[],r,l,n);return c?.filter(p=>p.follower&&!p.follow&&!p.block&&l.includes(p.id)).map(({id:p,name:u})=>i`<p key=${p} class="row" role="status">${o("page.player.between",{how:"follower",name:u})}
			<${w} plain say=${o("page.tie.back")}
				onclick=${()=>a(async()=>(await Ba({player:p,tie:"follow",on:!0}),s()))} /></p>`)}var fw=e=>T.peek()?.name===e?e:e?.replace(/ \d$/,"");function hw(e,t){return e.some(n=>!n.player&&!n.bot)?o("page.waiting.friends"):o("ask.wait",{names:R(e.filter(n=>n.player&&!n.ready&&n.player!==t).map(it))})}function gw({chair:e,name:t,alone:n,onname:s,ondo:a}){return i`<li class="own">
		<form class="who" onsubmit=${l=>(l.preventDefault(),s())}>
			${n?i`<b>${e.name}</b>`:i`<${ut} name=${t} onkeep=${s} />`}
			${n?i` <span class="soft small">${o("you")}</span>`:null}
			${e.ready?i` <span class="ready small">${o("seat.ready")}</span>`:null}
		</form>
		<${w} plain onclick=${()=>a({do:"stand"})} say=${o("page.stand")} />
	</li>`}function yw({chair:e,seat:t,rating:n,seated:s,fixed:a,clears:r,onsit:l,ondo:c}){let{player:p,bot:u}=e,d=[o("page.bot"),fs(e,s)].filter(Boolean).join(" · ");return i`<li>
		<span class="who">
			${p||u?i`<b><${wt} player=${p} name=${it(e)} /></b>`:i`<i class="soft">${o("page.chair.empty")}</i>`}
			${u?i` <span class="soft small" title=${Po(e)}>${d}</span>`:null}
			${n===void 0?null:i` <${Il} rating=${n??void 0} />`}
			${p&&e.ready?i` <span class="ready small">${o("seat.ready")}</span>`:null}</span>
		${!p&&!s?i`<${w} plain onclick=${()=>l(t)} say=${o("page.sit")} />`:null}
		${!p&&s&&!a?i`<${vw} chair=${e} seat=${t} ondo=${c} />`:null}
		${p&&r?i`<span><${w} plain onclick=${()=>c({do:"remove",seat:t})} say=${o("page.chair.clear")} />
					<${w} plain onclick=${()=>c({do:"ban",text:p,on:!0})} say=${o("page.ban")} /></span>`:null}
	</li>`}function bw({table:{locked:e,banned:t=[]},ondo:n}){return i`<div class="row">
		<${w} plain onclick=${()=>n({do:"lock",on:!e})} say=${o(e?"page.unlock":"page.lock")} />
		${t.map(({player:s,name:a})=>i`<button type="button" key=${s} class="button plain" onclick=${()=>n({do:"ban",text:s,on:!1})}>
					${o("page.unban",{name:a||s})}
				</button>`)}
	</div>`}function vw({chair:{bot:e=""},seat:t,ondo:n}){let s=e&&!At.includes(e)?[e,...At]:At,a=r=>n(r?{do:"bot",seat:t,text:r}:{do:"remove",seat:t});return i`<${W} hidden label=${o("page.chair.bot",{n:t+1})} value=${e} onchange=${a}
		options=${[["",o("page.chair.friend")],...Y("page.level",...s)]} />`}var Ar=6e4,Ea=10*Ar,[ww,_m]=[2e4,6e4],kw=12,St=L({all:[]}),ac=Be("there")?.id;Ye(()=>{if(ac===Be("there")?.id)return;ac=Be("there")?.id;let{all:e}=St.peek();St.value={all:e.filter(t=>!t.group).map(({mine:t,...n})=>n)}});var Wm=()=>St.value.all,Im=0,Is=()=>`${ac} ${Im}`;function oc({evenings:e,at:t},n){on(t),n===Is()&&(St.value={all:e})}async function Tr(){if(te.peek()||Wt.peek()||document.visibilityState==="hidden")return;let e=Is();oc(await ds({},{where:"there"}),e)}function qm(e){Im++,St.value={all:St.value.all.map(t=>t.id===e.id?e:t)}}var xw=async({id:e},t)=>qm(await nt(()=>Hi({evening:e,coming:t},{where:"there"}),"there",`e/${e}`));async function Sw({id:e}){let t=Is(),n=await Hi({evening:e,coming:!0,here:!0},{where:"there"});if(t===Is())return qm(n),n.table}function Fm(e,t,n,s=!1){let{turn:a}=Ve(t,s);x(()=>{e().catch(()=>{})},[a,t,...n])}var Ow=e=>Z(e,{weekday:"long",day:"numeric",month:"long",hour:"numeric",minute:"2-digit"});function zm(e){let[,t,n=0]=/^(\d+)m(?:\+(\d+)s)?$/.exec(e)??[];return t?o("page.evenings.clock",{minutes:Number(t),seconds:Number(n)}):o("page.home.clock",{clock:e})}var Aw=({variant:e,games:t=0,clock:n,groupName:s})=>[s,o(`variant.${e}`),t>0&&o("page.evenings.games",{n:t}),zm(n)].filter(Boolean).join(" · ");function Tw({id:e,begins:t,later:n,...s}){let a=p=>p.replace(/[\\;,]/g,"\\$&"),r=p=>`${new Date(p).toISOString().slice(0,19).replace(/[-:]/g,"")}Z`,c=["BEGIN:VCALENDAR","VERSION:2.0","PRODID:-//Ninety-Nine//EN",...[t,...n].flatMap(p=>["BEGIN:VEVENT",`UID:${e}-${p}@ninetynine`,`DTSTAMP:${r(Date.now())}`,`DTSTART:${r(p)}`,"DURATION:PT1H30M",`SUMMARY:${a(`${o("title")}: ${o(`variant.${s.variant}`)}`)}`,`URL:${dn("/")}`,"END:VEVENT"]),"END:VCALENDAR",""];Mt(new Blob([c.join(`\r
`)],{type:"text/calendar"}),"ninety-nine.ics")}function Mw({coming:e,names:t,mine:n}){let s=n?t.indexOf(T.value?.name??""):-1,a=t.filter((l,c)=>c!==s),r=n?e-1:e;return o(n?"page.evenings.coming.you":"page.evenings.coming",{n:r,names:sc(a,r)})}var Pa=({begins:e,late:t},n)=>n>=e-Ea&&n<t;function rc(e){let[t,n]=y(0),s=bt("there"),a=Math.min(...e.filter(r=>s<r.late).map(({begins:r})=>Math.max(r-Ea,r-Ar*(Math.ceil((r-s)/Ar)-1))));return x(()=>{if(a===1/0)return;let r=setTimeout(()=>n(l=>l+1),a-s);return()=>clearTimeout(r)},[a,t]),s}function Lm({begins:e},t){return t>=e?o("page.evenings.on",{time:Ws(e)}):t<e-Ea?Ow(e):o("page.evenings.begins",{time:Ws(e),in:_o(Math.ceil((e-t)/Ar),"minute")})}var ic=({mine:e,table:t,coming:n})=>e?t!==void 0:n>0;function lc({all:e,now:t,name:n,elsewhere:s=!1,chief:a=!1,within:r=!1,ends:l}){let{busy:c,once:p}=C(),u=$=>p(async()=>($.mine||await n.keep())&&xw($,!$.mine)),d=e.find(ic);return i`${T.value||s?null:i`<${ut} name=${n} />`}
		<ul class="tables evenings">
			${e.map($=>{let m=Pa($,t),h=a&&$===d;return i`<li key=${$.id}>
					<b>${m?nc($):Lm($,t)}</b>
					${m?i`<span>${Lm($,t)}</span>`:null}
					<span class="soft">${Aw(m||r?{...$,groupName:""}:$)}</span>
					<span>${m&&$.mine&&$.table?o("page.evenings.ready"):Mw($)}</span>
					${m&&$.mine&&!$.table&&t<$.begins?i`<span role="status">${o("page.evenings.soon",{time:Ws($.begins)})}</span>`:null}
					<span class="row">
						${$.mine&&$.table?i`<a class=${`button ${h?"chief":""}`} href=${`/t/${$.table}`}>${o("page.evenings.go")}</a>`:null}
						<${w} plain=${$.mine} chief=${h&&!$.mine} aria-busy=${c} onclick=${()=>u($)}
							say=${o($.mine?"page.evenings.not":t<$.begins?"page.evenings.come":"page.home.sit")} />
						${m?null:i`<${w} plain onclick=${()=>Tw($)} say=${o("page.evenings.calendar")} />`}
						${l?i`<${w} plain onclick=${()=>l($.id)} say=${o("page.operate.act.end-evening")} />`:null}
					</span>
				</li>`})}
		</ul>`}function cc({group:e="",organises:t=!1,name:n}){let s=tt();Fm(async()=>e?Tr():void 0,_m,[T.value?.id]);let a=rc(St.value.all),{busy:r,once:l}=C(),c=e?St.value.all.filter(m=>m.group===e):St.value.all.filter(m=>!Pa(m,a)).slice(0,kw),[p,u]=y("");if(c.length===0&&!t)return null;let d=()=>l(async()=>{await Pu({group:e,evening:p}),u(""),await Tr()}),$=m=>Eu({...m,group:e});return i`<section>
		<h2>${o("page.evenings")}</h2>
		<p>${o("page.evenings.about")}</p>
		<${lc} all=${c} now=${a} name=${n??s} within=${e!==""}
			elsewhere=${!e&&St.value.all.some(m=>Pa(m,a))} ends=${t?u:void 0} />
		${c.some(m=>m.mine)?i`<${Jt} what="tonight" />`:null}
		${t?i`<details><summary>${o("page.group.evening")}</summary><${pc} begin=${$} /></details>`:null}
		${p?i`<${Fe} title=${o("page.operate.act.end-evening")} text=${o("page.evenings.end.sure")} busy=${r}
				yes=${o("page.operate.act.end-evening")} onyes=${d} onclose=${()=>u("")} />`:null}
	</section>`}var jw=()=>[0,1,2,3,4,5,6].map(e=>[String(e),Z(Date.UTC(2026,10,1+e,12),{weekday:"long",timeZone:"UTC"})]),Nw=["5m+5s","10m+10s","20m+20s","120m"];function pc({begin:e,reasoned:t}){let n=Intl.DateTimeFormat().resolvedOptions().timeZone,s={weekday:"3",hour:"20:00",zone:n,variant:"standard",games:3,clock:"10m+10s",bot:"club",reason:""},[a,r]=y(s),l=Q($=>r(m=>({...m,...$}))),{busy:c,once:p}=C();x(()=>{je().catch(()=>{})},[]);let u=$=>{$.preventDefault();let{weekday:m,hour:h,reason:f,...g}=a,[b=0,k=0]=h.split(":").map(Number);p(async()=>{await e({...g,id:"",weekday:Number(m),minute:60*b+k},f),M(o("page.operate.done")),await Tr()})},d=Ae.value.map($=>[$.id,o(`variant.${$.id}`)]);return i`<form class="acts" onsubmit=${u}>
		<${W} label=${o("page.operate.weekday")} value=${a.weekday} options=${jw()}
			onchange=${l("weekday")} />
		<${z} type="time" label=${`${o("page.operate.hour")}${t?"":` (${n})`}`} value=${a.hour} required
			oninput=${l("hour")} />
		${t?i`<${z} label=${o("page.operate.zone")} value=${a.zone} required oninput=${l("zone")} />`:null}
		<${W} label=${o("page.create.variant")} value=${a.variant} options=${d} onchange=${l("variant")} />
		<${X} label=${o("page.operate.games")} value=${a.games} min=${0} max=${100} onchange=${l("games")} />
		${t?i`<${z} label=${o("page.create.clock")} value=${a.clock} required oninput=${l("clock")} />`:i`<${W} label=${o("page.create.clock")} value=${a.clock}
				options=${Nw.map($=>[$,zm($)])} onchange=${l("clock")} />`}
		<${W} label=${o("page.operate.bots")} value=${a.bot} options=${Y("page.level",...At)}
			onchange=${l("bot")} />
		${t?i`<${z} label=${o("page.operate.reason.kept")} maxlength="200" required value=${a.reason}
				oninput=${l("reason")} />`:null}
		<button class="button" aria-busy=${c}>${o("page.operate.do")}</button>
	</form>`}var Rm=new Set;function Bw(){Un("call",!0);let e=document.querySelector("title");if(!document.hidden||!e)return;let t=`● ${o("page.evenings.ready")}`,n="",s=()=>{document.title!==t&&(n=document.title,document.title=t)},a=new MutationObserver(s),r=()=>{document.hidden||(document.removeEventListener("visibilitychange",r),a.disconnect(),document.title=n,Zi(!1))};a.observe(e,{childList:!0}),document.addEventListener("visibilitychange",r),Zi(!0),s()}function Ew(e){x(()=>{if(!e||!navigator.wakeLock)return;let t,n=!1,s=async()=>{document.hidden||(t=await navigator.wakeLock.request("screen"),n&&await t.release())},a=()=>{s().catch(()=>{})};return a(),document.addEventListener("visibilitychange",a),()=>{n=!0,document.removeEventListener("visibilitychange",a),t?.release()}},[e])}function Pw(){let[e,t]=y(bt("there")),[n,s]=y({at:"",table:""}),a=St.value.all.find(m=>m.mine),r=a?`${a.id} ${a.begins}`:"",l=n.at===r?n.table:"",c=a?a.begins-e:1/0,p=a!==void 0&&c<=Ea&&e<a.late;Fm(async()=>{if(t(bt("there")),!p)return T.peek()?Tr():void 0;if(!a)return;let m=await Sw(a);m&&m!==l&&s({at:r,table:m})},p?ww/(c<=Ea/2&&!l?4:1):_m,[p,a?.id,T.value?.id],!0),x(()=>l?Bw():void 0,[l]),Ew(p&&(c>0||!l));let[u="",d]=It.value;u==="t"&&d===l&&Rm.add(l);let $=p&&l!==""&&!Rm.has(l);return x(()=>{$&&u===""&&V(`/t/${l}`)},[$,u]),!p||!$&&(u==="t"||u===""||l)?null:i`<div class=${`awaited row ${$?"ready":""}`} role="status">
		<p>${o(`page.evenings.${$?"ready":"soon"}`,{time:Ws(a.begins)})}</p>
		${$?i`<a class="button" href=${`/t/${l}`}>${o("page.evenings.go")}</a>`:null}
	</div>`}var Hm=L(!1);function Cw(){return!bd.value||Hm.value?null:i`<div class="unkept edition row" role="status">
		<p>${o("page.edition.ready")}</p>
		<${w} onclick=${vd} say=${o("page.edition.load")} />
		<${w} onclick=${()=>Hm.value=!0} say=${o("page.close")} />
	</div>`}function Zt({view:e,names:t,last:n=!1,from:s=0}){let a=Nn(e);if(a===0)return i`<p class="soft">${o("last.none")}</p>`;let r=n?[a-1]:Array.from({length:a},(c,p)=>p).slice(s),l=Array.from({length:Xe(e)},(c,p)=>p);return i`<${ne}><table class="book tricks">
		<thead><tr><th scope="col"><span class="unseen">${o("page.trick")}</span></th>
			${l.map(c=>i`<th key=${c} scope="col">${t[c]}</th>`)}</tr></thead>
		<tbody>${r.map(c=>{let p=Ci(e,c),u=Di(e,c);return i`<tr key=${c}><td>${c+1}</td>
				${l.map(d=>{let $=p.find(m=>m.seat===d)?.card;return i`<td key=${d} class=${d===u?"won":""}>
						${$?i`<${me} card=${$} size="mini" />`:null}
						<i class=${d===e.leads?.[c]?"led-dot":""} aria-hidden="true"></i>
						${d===e.leads?.[c]?i`<span class="unseen">${o("page.led")}</span>`:null}
						${d===u?i`<span class="unseen">${o("page.wins")}</span>`:null}
					</td>`})}</tr>`})}</tbody>
	</table><//>
	<p class="small soft legend" aria-hidden="true">
		<span><i class="led-dot"></i> ${o("page.led")}</span><span><i class="won-frame"></i> ${o("page.wins")}</span>
	</p>`}function Km({view:e,names:t,lies:n}){let s=Nn(e)-(n?2:1);if(s<0||e.phase!=="play")return null;let a=Di(e,s);return i`<figure class="last-trick">
		<figcaption class="small">${o("page.lasttrick")}</figcaption>
		<ol>${Ci(e,s).map(({seat:r,card:l})=>i`<li key=${r} data-card=${l}
			class=${r===a?"best":""}>
			<span class="unseen">${t[r]}: </span><${me} card=${l} size="mini" />
		</li>`)}</ol>
	</figure>`}function Jm(e,t,n,s){let a=d=>d.act.startsWith("play "),r=d=>`${d.seat} ${d.act}`,l=d=>d.filter($=>!a($)).map(r).sort().join();if(l(e)!==l(t))return{trick:-1,steps:[s,s]};let[c,p]=[e.filter(a),t.filter(a)],u=c.findIndex((d,$)=>!p[$]||r(d)!==r(p[$]));return u<0?null:{trick:Math.floor(u/n),steps:[e.length-c.length+u,t.length-p.length+u]}}function Mr({title:e,class:t="",told:n,back:s,onclose:a,children:r}){let l=E(null);return Me(()=>{let c=l.current,p=document.activeElement;return c?.focus({preventScroll:!0}),()=>{c?.contains(document.activeElement)&&(s?.current??p)?.focus({preventScroll:!0})}},[]),x(()=>l.current?.scrollIntoView({block:"nearest"}),[n]),i`<section class=${`hint ${t}`} ref=${l} tabindex="-1" aria-label=${e}>
		<header>
			<h2>${e}</h2>
			<${w} plain onclick=${a} say=${o("page.close")} />
		</header>
		${r}
	</section>`}function Ca(e){let[t,...n]=(e?.act??"").split(" ");return new Set(t==="play"||t==="lay"?n:[])}var Dw={2:["south","north"],3:["south","west","east"],4:["south","west","north","east"],5:["south","west","northwest","northeast","east"]};function Lw(e,t){let n=[];return Li(e,t).forEach((s,a)=>n[s]=Dw[e]?.[a]??"north"),n}function xn(e){let{view:t,names:n,me:s,variant:a,elsewhere:r,laid:l=!0,full:c=null,pending:p=null,unsent:u=!1}=e,{chairs:d,now:$=0,played:m=null,said:h,over:f="",onhurry:g,aloud:b=!1,children:k}=e,v=Xe(t),O=Lw(v,s),A=c?c.cards:t.trick??[],j=c?c.winner:p?-1:t.taking??-1,B=p&&!c?[...A,{seat:t.options?.seat??s,card:p}]:A;return i`<div class=${`felt hands-${v} ${f}`} onclick=${g}>
		<${Iw} trump=${jn(t)} />
		${Li(v,s).filter(q=>q!==r).map(q=>i`<${Yt}
				key=${q} view=${t} variant=${a} seat=${q} name=${n[q]??""} names=${n}
				place=${O[q]} own=${q===s} chair=${d?.[q]} now=${$} open=${Rw(t,q)}
				winner=${c?.winner===q} laid=${l} said=${h?.get(q)}
				hand=${q===m?.seat?m.hand:void 0}
			/>`)}
		<${Xw} cards=${B} pending=${p&&!c&&u?p:""} where=${O} winner=${j}
			gone=${c?.gone??!1} names=${n} aloud=${b} />
		<${qw} view=${t} variant=${a} names=${n} me=${s} />
		${k}
	</div>`}var Rw=(e,t)=>e.shown?.[t]?.hand!==void 0?F(e.shown[t]?.hand):null;function _w(e,t,n){let{why:s}=e,a=c=>c===n&&e.seat!==void 0?"yes":"no",r=e.trump===void 0&&jn(e)?[o("why.stay")]:[];if(s?.trump&&e.trump){let c=e.turnup&&e.turnup!=="joker"?an(e.turnup):o("joker");r.push(o(`why.${s.trump}`,{n:s.made,card:c,name:t[s.by??-1]??"",you:a(s.by)}))}let l=e.premium?.findIndex(c=>c!=="")??-1;if(s?.premium&&l>=0){let c=s.premium==="place"?"near":"level";r.push(o("why.holds",{name:t[l]??"",you:a(l),why:c}))}return s?.behind&&r.push(o("why.behind",{name:t[l]??"",you:a(l),n:s.behind})),r}function Ww(e,t,n,s){let[a,...r]=e.vulnerable??[],l=t?.score.vulnerable;return e.seat===void 0||a===void 0||r.length||!l?[]:[o("why.vulnerable",{you:a===s?"yes":"no",name:n[a]??"",n:l})]}var Iw=({trump:e})=>i`<div class="cloth" data-trump=${e} aria-hidden="true">
	${(e==="none"?[..."CHSD"]:[e]).map(t=>i`<${fe} key=${t} trump=${t} />`)}
</div>`;function qw({view:e,variant:t,names:n,me:s}){if(e.phase===void 0)return null;let a=[..._w(e,n,s),...Ww(e,t,n,s)];return i`<div class="ground">
		<div>
			<${Qt} trump=${jn(e)} explains />
			${a.map(r=>i`<p key=${r} class="reason small">${r}</p>`)}
		</div>
		${e.turnup?i`<div class="turnup">
					<${sn.Provider} value=""><${me} card=${e.turnup} size="mini" /><//>
					<span class="small">${o("turnup")}</span>
				</div>`:null}
	</div>`}function Qt({trump:e,unsure:t=!1,explains:n=!1}){let s=i`<b>${J(e)}${t&&e?"?":""}</b>`;return i`<p class="trump">
		<span class="small">${o("page.trump")}</span>
		${e===""?i`<span class="sign none" aria-hidden="true">?</span>`:i`<${fe} trump=${e} />`}
		${n?i`<${_e} of=${e==="none"?"notrump":"trump"}>${s}<//>`:s}
	</p>`}function Yt(e){let{view:t,variant:n,seat:s,name:a,names:r=[],place:l,own:c,chair:p,now:u,open:d,winner:$,laid:m=!0,hand:h,said:f}=e,g=t.held?.[s]??0,b=t.due===void 0?t.turn.includes(s):t.due===s,k=c&&t.seat!==void 0,v=k?t.bid:t.shown?.[s]?.bid,O=k?void 0:t.shown?.[s]?.aside,A=fs(p),j=t.control===t.seat?"yes":"no";return i`<section class=${`seat ${l} ${`${b?"thinks":""} ${$?"winner":""} ${c?"own":""}`}`} data-seat=${s} aria-label=${a}>
		<div class="nameplate">
			<h2>
				<${wt} player=${p?.player} name=${a} />
				${A?i`<${_e} class="level" say=${Yu(p)}>${A}<//>`:null}
				${t.totals[s]===void 0?null:i`<span class="points" title=${o("page.points")}>
							${S(t.totals[s])}<span class="unseen"> ${o("page.points")}</span>
						</span>`}
				<${Fw} view=${t} seat=${s} />
				${t.dealer===s?i`<${_e} of="dealer" class="badge">
							${o("page.dealer.short")}<span class="unseen"> ${o("dealer")}</span>
						<//>`:null}
				${b&&!k?i`<span class="unseen">${o("seat.thinks")}</span>`:null}
				${p?.ready&&t.phase==="over"?i`<span class="small soft">${o("seat.ready")}</span>`:null}
			</h2>
			<p class="tally">
				${t.phase===void 0?null:i`<${Uw} view=${t} variant=${n} seat=${s} bid=${v}
							laid=${t.phase==="lay"?!t.turn.includes(s):m} />`}
				<${Jw} view=${t} seat=${s} variant=${n} />
				${t.vulnerable?.includes(s)?i`<${_e} of="vulnerable" class="badge" variant=${n}>${o("vulnerable")}<//>`:null}
				${t.control!==void 0&&s===as(t)?i`<span>${o("dummy.by",{name:r[t.control]??"",you:j})}</span>`:null}
				${p?.away?i`<span class="badge">${o("page.away")}</span>`:null}
				<${Qw} chair=${p} now=${u} />
			</p>
			${t.phase==="play"?i`<${zw} suits=${F(t.void?.[s])} />`:null}
			${f?i`<${Tm} said=${f} />`:null}
		</div>
		${O?i`<div class="aside" aria-label=${o("page.aside")}>${ve(O)}</div>`:null}
		${k||d?null:i`<${Kw} n=${g} />`}
		${k||!d?null:h??i`<${Hw} cards=${d} trump=${t.trump} />`}
	</section>`}function Fw({view:e,seat:t}){let n=hn(e.totals)===t,s=E(n),a=n&&!s.current&&gn(e)===t;if(s.current=n,!n)return null;let r=a?`[data-seat="${hn(aa(e))}"] .points`:void 0;return i`<${_e} class="leads" say=${o("page.leads.is")}>
		<${oa} from=${r} /><span class="unseen"> ${o("page.leads")}</span>
	<//>`}function zw({suits:e}){let t={suits:R(e.map(J))};return i`<p class="voids">
		${e.length?i`<${_e} say=${o("page.void.is",t)}>
					<span class="unseen">${o("page.void",t)}</span>${e.map(n=>i`<${Zw} suit=${n} />`)}
				<//>`:null}
	</p>`}function Hw({cards:e,trump:t}){let n=s=>i`<span key=${be(s[0]??"")} class="same-suit">
		${s.map(a=>i`<${me} key=${a} card=${a} size="mini" />`)}
	</span>`;return i`<div class="open-hand">${ro(Ge(e,he,t),t).map(n)}</div>`}function Kw({n:e}){return i`<div class="backs" aria-label=${o("page.held",{n:e})} role="img" style=${{"--n":Math.max(e,1)}}>
		${Array.from({length:e},(t,n)=>i`<${me} key=${n} face="down" />`)}
	</div>`}function Jw({view:e,seat:t,variant:n}){let s=e.premium?.[t]||"";if(s){let l=s.startsWith("declare")?"declare":"reveal";return i`<${_e} of=${l} class="premium" variant=${n}>${ws(s)}<//>`}let a=e.why?.overcalled?.includes(t)&&e.phase!=="offer",r=ue(e.offers?.[t]??"declare");return i`${Vw(e,t)}
		${a?i`<span class="beaten">${o("offer.beaten",{offer:r})}</span>`:null}`}function Uw({view:e,variant:t,seat:n,bid:s,laid:a}){let r=e.won?.[n]??0;if(e.phase==="lay"||e.phase==="offer"||e.phase==="name")return s!==void 0?i`<span>${o("page.bid",{bid:ke(s,t)})}</span>`:a?i`<span>${o("page.laid")}</span>`:null;if(s===void 0)return i`<span class="score">${o("page.won",{won:r})}</span>`;let l=e.contract?.[n]||"short";return i`<span class=${`stand ${l}`}>
		<${uc} view=${e} variant=${t} seat=${n} bid=${s} />
		<span class="score">${o("page.won.of",{won:r,bid:ke(s,t)})}</span><${Gw} stands=${l} />
	</span>`}function uc({view:e,variant:t,seat:n=-1,bid:s}){let a=e.won?.[n]??0;if(s===void 0||a+s===0)return null;let l=s===0&&e.contract?.[n]!=="lost"&&t?.score.zeroOrAll?Wn(t):s;return i`<span class="dots" aria-hidden="true">
		${Array.from({length:Math.max(a,l)},(c,p)=>i`<i key=${p} class=${p>=l?"extra":p<a?"full":""}></i>`)}
	</span>`}function Gw({stands:e}){let t=e==="lost"?"✕":"✓";return i`<span class="unseen">${o(`page.contract.${e}`)}</span>
		${e==="short"?null:i`<b class="tells" aria-hidden="true">${t}</b>`}`}function Vw(e,t){let n=e.phase==="offer"?e.offers?.[t]:"";return n?i`<span>${ue(n)}</span>`:null}function Zw({suit:e}){return e==="nines"?i`<span class="void">9</span>`:i`<svg class=${`void suit-${e}`} viewBox="0 0 100 100" aria-hidden="true">
		<use href=${`#pip-${e}`} /><path d="M8 92 92 8" />
	</svg>`}function Qw({chair:e,now:t}){if(!e||e.until===void 0&&e.bank===void 0)return null;let n=Math.max(0,e.until!==void 0?e.until-t:e.bank??0),s=n<2e4&&e.until!==void 0;return i`<span class=${`time ${s?"short":""}`}>${Yw(n)}</span>`}function Yw(e){let t=Math.ceil(e/1e3);if(t>=86400)return o("page.days",{n:Math.floor(t/86400)});let n=r=>String(r).padStart(2,"0"),[s,a]=[Math.floor(t/3600),Math.floor(t/60)];return s>0?`${s}:${n(a%60)}:${n(t%60)}`:`${a}:${n(t%60)}`}function Xw({cards:e,pending:t,where:n,winner:s,gone:a,names:r,aloud:l}){let c=E(null),p=E(new Set);return Me(()=>{let u=c.current;if(!u)return;let d=new Set(e.map(m=>`${m.seat} ${m.card}`)),$=[];for(let m of u.querySelectorAll("[data-of]")){let h=`${m.dataset.of} ${m.dataset.card}`;p.current.has(h)||$.push(nk(m,tk(m))),a&&$.push(sk(m,u.closest(".felt")?.querySelector(`[data-seat="${s}"] .nameplate`)))}for(let m of $)m?.();p.current=d},[e.map(u=>`${u.seat}${u.card}`).join(),a]),i`<ol class="trick" ref=${c} aria-label=${o("page.trick")} aria-live=${l?"polite":void 0}>
		${e.map(({seat:u,card:d},$)=>i`<li key=${`${u} ${d}`}
				class=${`${n[u]} ${u===s?"best":""} ${d===t?"waits":""}`}
				data-of=${u} data-card=${d} style=${{"--i":$}}>
				<span class="unseen">${r[u]}: </span><${me} card=${d} />
				${d===t?i`<small class="later">${o("page.unsent.card")}</small>`:null}
			</li>`)}
	</ol>`}var ek=":is(.backs, .open-hand, .hand, .nameplate)";function tk(e){let t=Da.get(e.dataset.card??"");return t||e.closest(".felt")?.querySelector(`[data-seat="${e.dataset.of}"] ${ek}`)?.getBoundingClientRect()}var Da=new Map,Um=e=>parseFloat(getComputedStyle(e).getPropertyValue("--move"))||0;function nk(e,t){let n=Um(e);if(!t||!n||!e.animate)return;let s=e.getBoundingClientRect(),a=t.left+t.width/2-(s.left+s.width/2),r=t.top+t.height/2-(s.top+s.height/2),l=Math.min(1,t.width/s.width||1),c=[{transform:`translate(${a}px, ${r}px) scale(${l})`},{transform:"none"}];return()=>e.animate(c,{duration:n,easing:"cubic-bezier(0.2, 0.7, 0.2, 1)"})}function sk(e,t){let n=Um(e);if(!t||!n||!e.animate)return;let s=e.getBoundingClientRect(),a=t.getBoundingClientRect(),r=a.left+a.width/2-(s.left+s.width/2),l=a.top+a.height/2-(s.top+s.height/2),c=[{transform:"none",opacity:1},{transform:`translate(${r}px, ${l}px) scale(0.4)`,opacity:0}];return()=>e.animate(c,{duration:n,easing:"cubic-bezier(0.5, 0, 0.8, 0.4)",fill:"forwards"})}var dc={calm:2e3,usual:1200,quick:550,instant:550},ak=280,ok={calm:650,usual:350,quick:150,instant:0},rk=12,ik=(e,t)=>nn(e,t)&&Gm(t)>Gm(e),Gm=e=>(e?.played??[]).reduce((t,n)=>t+F(n).length,0),jr=class{shown=L(null);#e;#n=[];#t=0;#s=()=>{};constructor(t){this.#e=t}take(t){this.#n.push(t),document.hidden||this.#n.length>rk?this.skip():this.#t||this.#a()}skip(){this.stop();let t=this.#n.at(-1)??this.shown.peek()?.message;this.#n=[],t&&(this.shown.value={message:t,full:null})}hurry(){return this.#t&&this.#s(),this.#t!==0&&(this.#n.length>0||!!this.shown.peek()?.full)}stop(){clearTimeout(this.#t),this.#t=0}#a(){let t=this.#n.shift();if(!t)return;let n=this.shown.peek()?.message.view,s=os(n,t.view);this.shown.value={message:t,full:s};let a=ok[this.#e()];if(!s&&a&&ik(n,t.view))return this.#r(a,()=>this.#a());if(!s)return void this.#a();this.#r(dc[this.#e()],()=>{this.shown.value={message:t,full:{...s,gone:!0}},this.#r(ns()?0:ak,()=>{this.shown.value={message:t,full:null},this.#a()})})}#r(t,n){this.#s=()=>{this.stop(),n()},this.#t=setTimeout(this.#s,t)}};async function lk(e,t,n){await ad([e,t,n],!1,({id:s})=>Rn(ku,Ou,{table:e,match:t,id:s,pace:Ln[P.pace.value],...n}))}function ck(e,t,n,s){let a=Array.from({length:e},(r,l)=>l===t?"":s[l]||n);return a.every((r,l)=>l===t||r===n)?n:a.join()}function Vm({of:{table:e,match:t,deal:n,step:s},names:a,front:r,onclose:l}){let[c,p]=y(String(r)),[u,d]=y(""),[$,m]=y({}),{busy:h,once:f}=C();x(()=>{se(je)},[]);let g=u||sd(),b=ta.value.map(({name:A})=>[A,o(`page.level.${A}`)]),k=ck(a.length,Number(c),g,$),O=i`<${w} chief aria-busy=${h} disabled=${h||!g} onclick=${()=>f(()=>lk(e,t,{deal:n,step:s,seat:Number(c),bots:k}))}
		say=${o("page.whatif.play")} />`;return i`<${I} title=${o("page.whatif")} onclose=${l} actions=${O}>
		<div class="play-on">
			<p>${o("page.whatif.about")}</p>
			<${U} label=${o("page.whatif.seat")} value=${c} onchange=${p}
				options=${a.map((A,j)=>[String(j),A])} />
			<${U} label=${o("page.whatif.others")} value=${g} options=${b}
				onchange=${A=>(d(A),m({}))} />
			${a.length>2?i`<details><summary>${o("page.whatif.each")}</summary><div class="play-on-each">
						${a.map((A,j)=>j===Number(c)?null:i`<${W} key=${j} label=${A}
							value=${$[j]||g} options=${b}
							onchange=${B=>m({...$,[j]:B})} />`)}
					</div></details>`:null}
		</div>
	<//>`}function pk({rest:e}){let[t,n="1",s="0"]=e;return t?i`<${dk} table=${t} match=${Number(n)||1} deal=${Number(s)||0} />`:i`<${G} title=${o("page.nav.replay")} text=${o("page.replay.which")}>
			<p><a class="button chief" href="/records">${o("page.nav.records")}</a></p>
		<//>`}async function mc({table:e,match:t,deal:n}){if(e==="mine"&&!await vs())throw new pe(o("page.replay.gone"));return Rn(vo,us,{table:e,match:t,deal:n})}function uk(e,t,n){let s=E(new Map),[,a]=y(0);return x(()=>{if(!n||s.current.get(t)?.told)return;let r=new AbortController,l=c=>{s.current.set(t,c),a(p=>p+1)};return l({}),Rn(vu,xu,{...e,step:t},r.signal).then(c=>l({told:c}),c=>r.signal.aborted||l({wrong:_(c)})),()=>r.abort()},[t,n]),n?s.current.get(t)??{}:null}function fc(e){let t=[];for(let{line:s,views:a}of e.steps){let r=t[t.length-1]?.views;("act"in s||t.length===0)&&t.push(r?{line:s,views:a,before:r}:{line:s,views:a})}let n=e.steps[e.steps.length-1];return n?.views[0]?.phase==="over"&&t.push({line:{},views:n.views,sheet:!0}),t}function dk({table:e,match:t,deal:n}){let{value:s,wrong:a}=N(()=>mc({table:e,match:t,deal:n}),e,t,n);if(a)return i`<${G} title=${o("page.nav.replay")} text=${a}>
			<p><a class="button" href="/records">${o("page.nav.records")}</a></p>
		<//>`;if(!s)return i`<${G} text=${o("page.replay.loading")} />`;let r=`${e} ${t} ${n}`;return i`<${$k} key=${r} table=${e} match=${t} deal=${n} played=${s} />`}function hc(e,t){let n=e[t],s={...n.shown};return e.forEach((a,r)=>{if(r===t)return;let l={hand:a.hand??""};a.aside&&(l.aside=a.aside),a.bid!==void 0&&(l.bid=a.bid),s[r]=l}),{...n,shown:s,offers:(n.offers??[]).map((a,r)=>e[r]?.offers?.[r]??a)}}function $k({table:e,match:t,deal:n,played:s}){let a=oe(s.header.variant,s.header.rules),r=ye(()=>fc(s),[s]),l=r[0]?.views.length??1,c=Kn(s.header,l,kn(s,e)),p=r.length-1,u=ze.value,d=Math.min(p,Math.max(0,Number(u.get("step"))||0)),$=/^[0-4]$/.test(u.get("seat")??"")?Math.min(l-1,Number(u.get("seat"))):-1,m=$>=0?$:Rs(s.header,l,kn(s,e)),h=r[d+1]?.line,f=h!==void 0&&"act"in h,g=uk({table:e,match:t,deal:n},d,f&&u.has("hint")),b=(qe,xe=$,pt=g!==null&&qe===d)=>`/replay/${e}/${t}/${n}?step=${qe}${xe>=0?`&seat=${xe}`:""}${pt?"&hint":""}`,k=qe=>V(b(Math.min(p,Math.max(0,qe))),{replace:!0}),v=r[d],O=hk(d,p,!!Nr(v),k),A=O.past(k),j=ye(()=>yk(r),[r]),B=fk(d,j,p,A),q=E(null),D=r[d]?.views[0]?.phase!=="over",ie=O.past(()=>D&&V(`${b(d)}&on=1`,{replace:!0})),ge=O.past(()=>f&&V(b(d,$,!g),{replace:!0}));bk({h:ge,p:ie,...g&&{Escape:ge},ArrowRight:B.forward,ArrowLeft:B.back," ":O.toggle,ArrowDown:B.trickForward,ArrowUp:B.trickBack,Home:B.start,End:B.end});let rt=$>=0?v.views[$]:hc(v.views,m);return i`<${sn.Provider} value=${Tt(rt)}><main id="main" tabindex="-1" class="replay">
		<${kk} played=${s} table=${e} match=${t} deal=${n} names=${c.slice(0,l)} seat=${$}
			onseat=${qe=>V(b(d,qe),{replace:!0})} here=${b(d)}
			onplay=${D?ie:void 0} />
		<div class="replay-board">
			<div class="replay-table table board" onpointerdown=${O.stop}>
				<h2 class="unseen">${$>=0?o("page.replay.seen",{name:c[$]}):o("page.replay.all")}</h2>
				<${mk} moment=${v} view=${rt} names=${c} variant=${a} at=${m} hint=${g?.told} />
			</div>
			<aside class="replay-aside" tabindex="0" data-hint=${g?"":void 0}>
				${g?i`<${vk} key=${d} hint=${g} variant=${a} name=${c[h.by??h.seat]??""}
							bid=${r[d+1]?.views[h.seat]?.bid} back=${q} onclose=${ge} />`:null}
				<section class="replay-tricks"><h2>${o("tricks.title")}</h2><${Zt} view=${rt} names=${c} /></section>
			</aside>
		</div>
		<div class="replay-controls">
			<div class="replay-say">
				<p class="said" aria-live="polite"><span>${re(gc(v,c,$,a))}</span></p>
				<button type="button" class="button plain" ref=${q} aria-pressed=${g!==null} aria-keyshortcuts="h"
					title=${o("page.hint.ask")} disabled=${!f} onclick=${ge}>${o("page.hint")}</button>
			</div>
			<${gk} step=${d} last=${p} to=${A} steps=${B} auto=${O} />
		</div>
		${D&&u.get("on")?i`<${Vm} of=${{table:e,match:t,deal:n,step:d}} names=${c.slice(0,l)}
			front=${m} onclose=${()=>A(d)} />`:null}
	</main><//>`}function mk({moment:e,view:t,names:n,variant:s,at:a,hint:r}){if(e.sheet){let c={view:{...t,seat:void 0},names:n,variant:s,won:"",hands:e.views.length};return i`<div class="replay-sheet"><div>
			<${kr} ...${c} />
			<${Nt} view=${t} names=${n} variant=${s} me=${-1} untitled=${!0}
				crowned=${!!t.closed} />
		</div></div>`}let l=Dn(s,t.phase);return i`<${xn} view=${t} variant=${s} names=${n} me=${a} elsewhere=${a} laid=${l}
			full=${Nr(e)} />
		<${wk} view=${t} variant=${s} laid=${l} seat=${a} name=${n[a]??""} hint=${r} />`}var fk=(e,t,n,s)=>({start:()=>s(0),trickBack:()=>s(t.findLast(a=>a<e)??0),back:()=>s(e-1),forward:()=>s(e+1),trickForward:()=>s(t.find(a=>a>e)??n),end:()=>s(n)});function hk(e,t,n,s){let[a,r]=y(!1),[l,c]=y(()=>P.pace.peek()==="instant"?"quick":P.pace.peek());x(()=>{if(a&&e===t&&r(!1),!a||e===t)return;let $=setTimeout(()=>s(e+1),n?dc[l]:Ln[l]);return()=>clearTimeout($)},[a,e,l]);let p=()=>r(!1);return x(()=>(document.addEventListener("visibilitychange",p),()=>document.removeEventListener("visibilitychange",p)),[]),{on:a,toggle:()=>{!a&&e===t&&s(0),r(!a)},past:$=>(...m)=>{p(),$(...m)},stop:p,pace:l,setPace:c}}function gk({step:e,last:t,to:n,steps:s,auto:a}){let r=o("page.replay.at",{n:e,of:t}),l=u=>n(u.currentTarget.valueAsNumber),[c,p]=[e===0,e===t];return i`<div class="replay-auto">
			<${Gn} label=${o(a.on?"page.replay.pause":"page.replay.play")} icon=${a.on?"pause":"play"}
				off=${!1} onclick=${a.toggle} />
			<input type="range" min="0" max=${t} value=${e} aria-label=${o("page.replay.step")}
				aria-valuetext=${r} oninput=${l} />
			<${W} hidden label=${o("page.replay.pace")} value=${a.pace} onchange=${a.setPace}
				options=${Y("page.pace","calm","usual","quick")} />
		</div>
		<div class="replay-keys">
			<${Gn} label=${o("page.replay.start")} icon="start" off=${c} onclick=${s.start} />
			<${Gn} label=${o("page.replay.trick.back")} icon="fast-back" off=${c} onclick=${s.trickBack} />
			<${Gn} label=${o("page.replay.back")} icon="back" off=${c} onclick=${s.back} />
			<span class="count score">${r}</span>
			<${Gn} label=${o("page.replay.forward")} icon="forward" off=${p} onclick=${s.forward} />
			<${Gn} label=${o("page.replay.trick.forward")} icon="fast-forward" off=${p} onclick=${s.trickForward} />
			<${Gn} label=${o("page.replay.end")} icon="end" off=${p} onclick=${s.end} />
		</div>`}function yk(e){return e.flatMap((t,n)=>{let s=t.views[0]?.phase==="play"&&t.before?.[0]?.phase!=="play";return n===0||s||Nr(t)||t.sheet?[n]:[]})}var Nr=e=>os(e.before?.[0],e.views[0]);function gc(e,t,n,s){if(e.sheet)return o("ask.next");let{line:a}=e;if(!("act"in a))return o("page.replay.dealt",{name:t[a.dealer]});let[r="",...l]=String(a.act).split(" "),c=t[a.seat]??"",p=n>=0&&n!==a.seat,u=e.views[a.seat],d=Nr(e);if(r==="lay"){let m=l.map(f=>mt(f,Tt(u))).join(" "),h=ke(u?.bid??0,s);return p?o("page.replay.laid",{name:c}):o("page.replay.lays",{name:c,cards:m,bid:h})}if(r==="name")return o("page.replay.names",{name:c,trump:J(l[0])});if(r==="play"){let[m,h]=d?["yes",t[d.winner]??""]:["no",""];return o("page.replay.plays",{name:c,card:mt(l[0]??"",Tt(u)),taken:m,winner:h})}let $=e.views[n];return p&&$?.phase==="offer"&&!$.offers?.[a.seat]?o("page.replay.decided",{name:c}):o("page.replay.offers",{name:c,offer:ue(String(a.act))})}function bk(e){Me(()=>{let t=n=>{let s=e[n.key];if(!s||n.ctrlKey||n.metaKey||n.altKey||n.shiftKey)return;let a=`input, select, textarea, dialog${n.key===" "?", button, a":""}`;n.target instanceof Element&&n.target.closest(a)||(n.preventDefault(),s())};return addEventListener("keydown",t),()=>removeEventListener("keydown",t)})}function vk({hint:e,variant:t,name:n,bid:s,back:a,onclose:r}){let{told:l,wrong:c}=e,p=o("page.hint.of",{name:n});return i`<${Mr} class="replay-hint" title=${p} told=${l} back=${a} onclose=${r}>
		${l?i`<${Os} advice=${l.advice} variant=${t} done=${{act:l.act,name:n,bid:s}} />`:i`<p class=${c?"":"soft"} role="status">${c??o("page.hint.thinking")}</p>`}
	<//>`}function wk({view:e,variant:t,laid:n,seat:s,name:a,hint:r}){let l=Ge(F(e.hand),he,e.trump),[c,p]=[Ca(r?.advice),Ca(r)];return i`<div class="replay-held">
		<${Yt} view=${e} variant=${t} seat=${s} name=${a} place="south" own=${!0}
			chair=${void 0} now=${0} open=${null} winner=${!1} laid=${n} />
		<div class="cards" style=${{"--n":Math.max(l.length,2)}} aria-label=${a} role="group">${l.map(u=>i`<span key=${u} class="one">
				<${me} card=${u} />
				<span class="mark">
					${c.has(u)?i`<${Qe} />`:null}${p.has(u)?i`<${Ko} />`:null}
				</span>
			</span>`)}</div>
		<div class="laid">${ve(e.aside)}</div>
	</div>`}function kk({played:e,table:t,match:n,deal:s,names:a,seat:r,onseat:l,here:c,onplay:p}){let[u,d]=y(!1),$=e.steps[e.steps.length-1]?.views[0]?.trump??"",m=f=>`/replay/${t}/${n}/${f}${r>=0?`?seat=${r}`:""}`,h=a.map((f,g)=>[String(g),o("page.replay.seen",{name:f})]);return i`<header class="replay-head">
		<a class="mark" href="/records">99<span class="unseen"> ${o("page.nav.records")}</span></a>
		<h1>
			<span class="soft">${e.header.rules?.name??Pe(e.header.variant)}</span>
			<span>${o("sheet.title",{deal:s+1,trump:J($)})}${" "}<${fe} trump=${$} /></span>
		</h1>
		<nav class="row" aria-label=${o("page.replay.deals")}>
			<${Zm} to=${s>0?m(s-1):""} text=${o("page.replay.previous")} arrow="←" />
			<${Zm} to=${s+1<e.deals?m(s+1):""} text=${o("page.replay.next")} arrow="→" />
		</nav>
		<${W} hidden label=${o("page.replay.hands")} value=${String(r)}
			options=${[["-1",o("page.replay.all")],...h]}
			onchange=${f=>l(Number(f))} />
		<div class="row doings">
			${t==="mine"?null:i`<a class="button plain to-table" href=${`/t/${t}`} aria-label=${o("page.learn.table")}>
						${$c(o("page.learn.table"),o("page.replay.table.short"))}
					</a>`}
			<button type="button" class="button plain" aria-keyshortcuts="p" disabled=${!p} onclick=${p}
				aria-label=${o("page.whatif")}>${$c(o("page.whatif"),o("page.whatif.play"))}</button>
			<a class="button plain" href=${`/report/${t}/${n}/${s}${r>=0?`?seat=${r}`:""}`}>
				${o("page.report.short")}
			</a>
			${t==="mine"?null:i`<button type="button" class="button plain" onclick=${()=>Ts(dn(c))}
						aria-label=${o("page.replay.link")}>${$c(o("page.replay.link"),o("page.replay.link.short"))}</button>`}
			<${w} plain onclick=${()=>d(!0)} say=${o("page.fair.short")} />
		</div>
		${u?i`<${I} title=${o("page.fair")} onclose=${()=>d(!1)}>
					${t==="mine"?i`<${xk} match=${n} />`:i`<${va} table=${t} match=${n} />`}
				<//>`:null}
	</header>`}var $c=(e,t)=>i`<span class="words">${e}</span><span class="arrow">${t}</span>`;function xk({match:e}){let{value:t}=N(async()=>{let a=await vs();return(a&&await Io(a.bytes))??""});if(t===void 0)return null;if(t==="")return i`<p>${o("page.fair.packed")}</p>`;let n=[...t.matchAll(/^\s*\{[^\n]*"ninetynine":/gm)].map(a=>a.index),s=n[e-1]??0;return i`<${va} record=${t.slice(s,n[e]??t.length)} />`}function Zm({to:e,text:t,arrow:n}){let s=i`<span class="words">${t}</span><span class="arrow" aria-hidden="true">${n}</span>`;return e?i`<a href=${e}>${s}</a>`:i`<span class="off" aria-disabled="true">${s}</span>`}var Sk={start:"M5 4v16M20 4 8 12l12 8z","fast-back":"M12 4 2 12l10 8zM22 4 12 12l10 8z",back:"M15 4 7 12l8 8 1-1-7-7 7-7z",forward:"M9 4l8 8-8 8-1-1 7-7-7-7z",play:"M6 3l14 9-14 9z",pause:"M5 4h4v16H5zM15 4h4v16h-4z","fast-forward":"M2 4l10 8-10 8zM12 4l10 8-10 8z",end:"M19 4v16M4 4l12 8-12 8z"};function Gn({label:e,icon:t,off:n,onclick:s}){return i`<button type="button" class="replay-key" aria-label=${e} title=${e} aria-disabled=${n}
		onclick=${()=>n||s()}>
		<svg viewBox="0 0 24 24" aria-hidden="true" focusable="false"><path d=${Sk[t]} /></svg>
	</button>`}function Ok(e){let t=(r,l)=>Math.max(l,Math.trunc(Number(e.get(r)))||l),[n,s,a]=[t("match",1),t("deal",0),t("step",0)];return{table:e.get("of")||"mine",match:n,deal:s,step:a}}function Ak({rest:[e=""]}){let t=Ok(ze.value),n=Ql(e,t),{value:s,wrong:a}=N(async()=>{let r=await Promise.all([mc(t),vo({table:e,match:1,deal:t.deal})]);if(!Tk(r))throw new pe(o("page.replay.gone"));return{key:n,both:r}},n);return a?i`<${G} class="endings" title=${o("page.nav.whatif")} text=${a}>
			<p><a class="button" href="/records">${o("page.nav.records")}</a></p>
		<//>`:s?.key!==n?i`<${G} class="endings" text=${o("page.replay.loading")} />`:i`<main id="main" tabindex="-1" class="endings">
		<${Mk} table=${e} from=${t} both=${s.both} />
	</main>`}var Tk=([e,t])=>String(e.steps[0]?.line.hands)===String(t.steps[0]?.line.hands),Qm=({steps:e})=>e.map(({line:t})=>t).filter(t=>"act"in t);function Ym({steps:e}){let t=e.findLast(({views:n})=>n[0]?.phase==="over")?.views;return t&&hc(t,0)}function Mk({table:e,from:t,both:[n,s]}){let{header:a}=n,r=oe(a.variant,a.rules),[l,c]=[Ym(n),Ym(s)];if(!l?.points||!c?.points)return i`<h1>${o("page.nav.whatif")}</h1><p>${o("page.whatif.unfinished")}</p>
			<p><a class="button" href=${`/t/${e}`}>${o("page.records.table")}</a></p>`;let p=Jm(Qm(n),Qm(s),Xe(l),t.step),u=n.steps[0]?.views.length??1,d=kn(s,e),$=[Kn(a,u,kn(n,t.table)),Kn(s.header,u,d)],m=`/replay/${t.table}/${t.match}/${t.deal}`,[h=t.step,f=t.step]=p?.steps??[];return i`<div class="endings-head"><header>
			<p class="soft">${a.rules?.name??Pe(a.variant)} ·${" "}
				${o("sheet.title",{deal:t.deal+1,trump:J(c.trump)})}${" "}
				<${fe} trump=${c.trump??""} /></p>
			<h1>${o("page.nav.whatif")}</h1>
			<p class="lead">${jk(p?.trick)}</p>
		</header>
		<${Nk} was=${l.points} now=${c.points} names=${$} me=${Rs(s.header,u,d)} /></div>
		<div class="endings-both">
			<${Xm} title=${o("page.whatif.was")} played=${n} view=${l} names=${$[0]} variant=${r}
				trick=${p?.trick} step=${h} at=${m} />
			<${Xm} title=${o("page.whatif.now")} played=${s} view=${c} names=${$[1]} variant=${r}
				trick=${p?.trick} step=${f} at=${`/replay/${e}/1/${t.deal}`}
				again=${`${m}?step=${t.step}&on=1`} />
		</div>`}function jk(e){return e===void 0?o("page.whatif.same"):e<0?o("page.whatif.parted.before"):o("page.whatif.parted",{n:e+1})}function Xm({title:e,played:t,view:n,names:s,variant:a,trick:r,step:l,at:c,again:p}){let u=r===void 0||r<0?void 0:fc(t)[l+1];return i`<section>
		<h2>${e}</h2>
		${u?i`<p>${re(gc(u,s,-1,a))}</p>`:null}
		<${Nt} view=${n} names=${s} variant=${a} me=${-1} untitled=${!0} />
		<div class="endings-tricks">
			<h3>${o("tricks.title")}</h3>
			<${Zt} view=${n} names=${s} from=${Math.max(0,r??0)} />
		</div>
		<p class="row">
			<a class="button" href=${`${c}?step=${l}`}>${o("page.replay")}</a>
			${p?i`<a class="button plain" href=${p}>${o("page.whatif.again")}</a>`:null}
		</p>
	</section>`}function Nk({was:e,now:t,names:n,me:s}){let a=e.map((c,p)=>p),r=c=>{let[p="",u=""]=n.map(d=>d[c]??"");return p===u?p:i`${p}<span class="soft small"> / ${u}</span>`},l=(c,p,u="")=>i`<tr class=${u}><th scope="row">${c}</th>
		${a.map(d=>i`<td key=${d} data-mine=${d===s?"":void 0}>${p(d)}</td>`)}</tr>`;return i`<${ne}><table class="book endings-difference">
		<caption class="unseen">${o("page.whatif.points")}</caption>
		<thead><tr><td></td>${a.map(c=>i`<th key=${c} scope="col">${r(c)}</th>`)}</tr></thead>
		<tbody>
			${l(o("page.whatif.was"),c=>S(e[c]??0))}
			${l(o("page.whatif.now"),c=>S(t[c]??0))}
		</tbody>
		<tfoot>${l(o("page.whatif.difference"),c=>ee((t[c]??0)-(e[c]??0)),"total")}</tfoot>
	</table><//>`}var La={C:"♣",D:"♦",H:"♥",S:"♠"};function ef(e){if(e==="joker")return o("joker");let{rank:t,suit:n}=Vs(e);return En(t)+La[n]}var bc=e=>La[e]??o(e==="none"?"trump.short":`trump.${e}`),yc=e=>La[e]?`${La[e]} ${J(e)}`:bc(e),Er=(e,t)=>e.dummy&&t===e.seats-1?o("dummy"):o("page.pad.player",{n:t+1}),Ra=({variant:e,slip:t})=>t.kind==="bid"?o("page.slips.dummy.bid"):Er(e,t.seat),tf=e=>e.trump.by==="holder";function _a(e,{trump:t,turnup:n}){if(n)return[o("page.slips.turnup",{card:ef(n)}),o("page.slips.trump",{trump:yc(t??"none")})];if(tf(e))return[o("page.slips.named",{trump:t?yc(t):o("page.slips.stays")})];if(t)return[o("page.slips.trump",{trump:yc(t)})];let{first:s,after:a=[]}=e.trump,r=[...he,"none"].filter(c=>c===s||a.includes(c)),l=ul(a).map(([c,p,u])=>`${c===p?c:`${c}–${p}`} ${bc(u)}`);return[o("page.slips.ring",{trumps:r.map(bc).join("   ")}),o("page.slips.after",{list:l.join(", ")})]}var nf=({kind:e})=>e==="bid"?o("page.slips.when.bid"):o("page.slips.when.dummy");function Wa({deal:e,slip:t}){let n=F(t.cards);return i`${[...he].map(s=>{let a=n.filter(r=>r.endsWith(s)).map(r=>En(Vs(r).rank));return i`<p key=${s} class="suit-of"><${fe} trump=${s} /><span class="unseen">${J(s)}</span>
			<span class="ranks">${a.length>0?a.map(r=>i`<b>${r}</b>`):i`<b>–</b>`}</span>
		</p>`})}
	${t.joker?i`<p class="joker">${re(o("joker.as",{card:ef(e.turnup??"")}))}</p>`:null}`}var Bk=({cards:e})=>Math.max(...[...he].map(t=>e.split(t).length-1));function Ek({variant:e}){let t=["bid",...e.offers.how==="none"?[]:["premium"],"tricks","points"];return i`<div class="boxes">
		${t.map(n=>i`<span key=${n}>${o(`page.slips.${n}`)}</span>`)}
	</div>`}function Pk(e){let{variant:t,deal:n,slip:s}=e,a=s.kind==="hand",r=F(s.cards).length+(s.joker?1:0),l=a?_a(t,n):[nf(s)];return i`<div class="slip-hand">
		<p class="slip-head"><b>${o("page.pad.deal",{n:n.number})} · ${Ra(e)}</b>
			<span class="soft">${o("page.slips.cards",{n:r})}</span></p>
		<div class="slip-cards" style=${`--longest: ${Bk(s)}`}><${Wa} ...${e} /></div>
		${l.map((c,p)=>i`<p key=${p} class="slip-line">${re(c)}</p>`)}
		${a?i`<${Ek} variant=${t} />`:null}
	</div>`}function Ck(e){let{variant:t,series:n,deal:s,slip:a}=e,{seat:r,kind:l}=a,c=r===s.dealer?o("page.slips.deals"):r===s.forehand?o("page.slips.leads"):"",p=s.trump&&!tf(t)?_a(t,s):[],u=l==="hand"?p:[nf(a)];return i`<div class="slip-tab">
		<p class="soft">${o(`variant.${t.id}`)}<br />${o("page.slips.set",{label:n.label})}</p>
		<p class="slip-number"><b>${o("col.deal")}</b>${s.number}</p>
		<p><b>${Ra(e)}</b>${l==="hand"&&c?i`<br />${c}`:null}</p>
		${u.map((d,$)=>i`<p key=${$} class="slip-line">${re(d)}</p>`)}
	</div>`}var[sf,af,Br,Dk]=[330,374,22,36];function Lk(){let e="A K Q J 10 9 8 7 6 5 4 3 2 C H S D C S H".split(" "),t=1,n=()=>(t=Math.imul(t,1664525)+1013904223>>>0)/2**32,s=sf/Br;return Array.from({length:2*s*af/Br},(a,r)=>{let l=e[Math.floor(n()*e.length)]??"",c=((r>>1)%s+n())*Br,p=(Math.floor((r>>1)/s)+n())*Br,u=(.6+.4*n())*Dk/10,d=[r%2?-u:u,u].map(m=>m.toFixed(2)),$=`translate(${c.toFixed(1)} ${p.toFixed(1)}) scale(${d})`;return La[l]?`<use href="#${l}" x="-3.7" y="-3.7" width="7.4" height="7.4" transform="${$}"/>`:`<text y="3.3" transform="${$}">${l}</text>`}).join("")}function Rk(){let e=[...he].map(n=>{let s=document.getElementById(`pip-${n}`)?.innerHTML??"";return`<symbol id="${n}" viewBox="0 0 100 100" color="${/[DH]/.test(n)?"#a00":"#000"}">${s}</symbol>`}),t=`<svg xmlns="http://www.w3.org/2000/svg" width="${sf}" height="${af}" font-family="sans-serif"
		font-size="10" font-weight="700" text-anchor="middle">${e.join("")}${Lk()}</svg>`;return`data:image/svg+xml,${encodeURIComponent(t)}`}var of=()=>Promise.allSettled([...document.images].filter(e=>e.className==="slip-back").map(e=>e.decode()));function rf(e){let t=ye(Rk,[]);return i`<div class="slips-paper">
		${e.series.deals.map((n,s)=>i`<section key=${s} class="slips-page"
			style=${`--strips: ${Math.max(3,n.slips.length)}`}>
			${n.slips.map((a,r)=>i`<div key=${r} class="strip">
				<${Pk} ...${e} deal=${n} slip=${a} />
				<img class="slip-back" src=${t} alt="" />
				<${Ck} ...${e} deal=${n} slip=${a} />
			</div>`)}
		</section>`)}
	</div>`}function lf({seed:e,...t}){let{variant:n,series:s}=t;return i`<div class="slips-paper slips-sheet">
		<h1>${o("page.slips.sheet")}</h1>
		<p><b>${o(`variant.${n.id}`)} · ${o("page.slips.set",{label:s.label})}</b></p>
		<p class="secret"><b>${o("page.slips.secret")}</b></p>
		<p>${o("page.slips.how")}</p><p>${o("page.slips.packs")}</p><p>${o("page.slips.seed",{seed:e})}</p>
		<div class="all-deals">${s.deals.map(a=>i`<section key=${a.number}>
			<h2>${o("page.pad.deal",{n:a.number})} · ${o("page.slips.dealt",{name:Er(n,a.dealer)})}</h2>
			${a.trump?i`<p class="slip-line">${re(_a(n,a).join(" · "))}</p>`:null}
			${a.slips.map((r,l)=>i`<div key=${l} class="all-hand">
				<span class="soft">${Ra({...t,slip:r})}</span><${Wa} ...${t} deal=${a} slip=${r} />
			</div>`)}
		</section>`)}</div>
	</div>`}var[_k,Wk]=[200,2**31],Ik={seed:48,label:40},Pr=()=>Lp(16).replace(/(.{4})(?=.)/g,"$1-"),qk=()=>({variant:"",first:1,deals:12,fixed:!1,label:"",seed:Pr(),copies:1,event:void 0}),vc={};function cf(e){vc=e,V("/deal")}function Fk({plan:e,set:t}){let n=Q(t),s=a=>({value:e[a],maxlength:Ik[a],autocapitalize:"none",oninput:n(a)});return i`<div class="row">
			<${X} label=${o("page.slips.many")} value=${e.deals} min=${1} max=${_k} onchange=${n("deals")} />
			<${X} label=${o("page.slips.first")} value=${e.first} min=${1} max=${Wk} onchange=${n("first")} />
		</div>
		<div>
			<${Oe} label=${o("page.slips.fixed")} checked=${e.fixed} onchange=${n("fixed")} />
			<p class="soft small">${o("page.slips.fixed.about")}</p>
		</div>
		<div><${z} label=${o("page.slips.label")} ...${s("label")} />
			<p class="soft small">${o("page.slips.label.about")}</p></div>
		<div><${z} label=${o("page.slips.seed.label")} required ...${s("seed")} />
			<p class="soft small">${o("page.slips.seed.about")}</p></div>
		<p><${w} plain onclick=${()=>t({seed:Pr()})} say=${o("page.slips.seed.new")} /></p>`}var zk=({plan:e,set:t,variant:n})=>i`<header><h1>${o("page.nav.deal")}</h1>
		<p class="lead">${o("page.slips.lead")}</p></header>
	<${W} label=${o("page.create.variant")} value=${n} groups=${dt()}
		onchange=${Q(t)("variant")} />
	<${Fk} plan=${e} set=${t} />`,Hk=({plan:{first:e,deals:t,copies:n},set:s,event:{id:a,title:r,round:l}})=>i`<header>
		<h1>${o("page.event.print.slips",{n:l})}</h1>
		<p class="lead">${r} · ${o("page.event.print.boards",{first:e,last:e+t-1})}</p>
		<p><a href=${`/event/${a}`}>${o("page.event.print.back")}</a></p></header>
	<${X} label=${o("page.event.print.sets")} value=${n} min=${1} max=${99}
		onchange=${Q(s)("copies")} />`;function Kk(e){return e instanceof K&&e.reason==="not-now"?o("page.slips.today"):pn(e)?o("page.slips.seed.bad"):_(e)}function Jk(e){x(()=>{if(!e)return;let t=!1;return of().then(()=>t||print()),()=>{t=!0}},[e])}function Uk(){x(()=>{se(je)},[]);let[e,t]=y(()=>({...qk(),variant:ze.peek().get("variant")??"",...vc}));x(()=>{vc={}},[]);let n=E(e);x(()=>()=>{n.current=null},[]);let[s,a]=y(null),[r,l]=y(null),[c,p]=y(""),u=s===e,d=Ae.value.find(g=>g.id===e.variant)??jt(),$=oe(d?.id),{event:m}=e;Jk(r);let h=g=>{n.current={...n.current??e,...g},t(n.current),l(null),p("")},f=async g=>{if(g.preventDefault(),u||!$)return;a(e),p("");let{first:b,deals:k,fixed:v,label:O}=e,A=e.seed.trim(),j=g.submitter?.getAttribute("value")==="all",[B,q]=await Jp({variant:$.id,seed:A,first:b,deals:k,fixed:v,label:O}).then(ie=>[ie,""],ie=>[null,Kk(ie)]);if(n.current!==e)return;a(null);let D=Array.from({length:e.copies},()=>B?.deals??[]);l(B&&{variant:$,series:{...B,deals:D.flat()},seed:A,all:j}),p(q)};return d?i`<main id="main" tabindex="-1" class="slips">
		<form class="stack unprinted" onsubmit=${f}>
			${m?i`<${Hk} plan=${e} set=${h} event=${m} />`:i`<${zk} plan=${e} set=${h} variant=${d.id} />`}
			<p class="row">
				<button type="submit" class="button chief" value="slips" aria-busy=${u}>${o("page.slips.print")}</button>
				${m?null:i`<button type="submit" class="button" value="all" aria-busy=${u}>${o("page.slips.print.sheet")}</button>`}
			</p>
			<p class=${c?"trouble":""} role="alert">${c}</p>
			<p role="status">${r?o("page.slips.wait"):""}</p>
			${r&&!m?i`<p><a href="/pad">${o("page.home.pad")}</a></p>`:null}
			<p class="soft">${o("page.slips.face")}</p>
			<p class="soft">${o("page.slips.how")}</p>
			<p class="soft">${o("page.slips.packs")}</p>
		</form>
		${r?i`<${r.all?lf:rf} ...${r} />`:null}
	</main>`:i`<${G} />`}var Ot=(e,t)=>e.members.find(n=>n.id===t)?.name??"?",st=(e,t)=>o(e.play==="boards"?"page.event.board":t?"page.pad.deal":"page.event.whole",{n:t}),Cr=(e,t)=>e.members.find(n=>[n.name??"",...n.others??[]].some(s=>un(s,t)));function Ia(e){let[t=0,n=1]=e.split("/").map(Number);return t/n}function at(e,t=!1){let n=Ia(e);return(t&&n>0?"+":"")+S(n,e.includes("/")?2:0)}var qa=e=>e.rounds.at(-1);var Dr=5;function wc(e){let t=new Set(e.flatMap(n=>n.replaces??[]));return e.filter(n=>!t.has(n.id))}var Ne=e=>e.map(t=>t.id);function Gk(e){let t=new Map,n=s=>t.has(s)?n(t.get(s)):s;for(let s of e){let[a,r]=[n(s.member??""),n(s.other??"")];s.do==="same"&&a!==r&&t.set(a>r?a:r,a>r?r:a)}return n}function pf(e,t){let n=wc(t),s=Gk(n),a=new Set(n.filter(c=>c.do==="round").map(c=>c.round)),r=e.rounds.filter(c=>a.has(c.number)),l=r.at(-1);return{view:e,acts:t,stand:n,root:(c="")=>s(c),name:(c="")=>Ot(e,s(c)),rounds:r,round:l,next:(l?.number??0)+1}}var Lr=({stand:e,root:t},n)=>e.filter(s=>(s.do==="here"||s.do==="gone")&&t(s.member)===n);function Rr(e,t){let n=[...e].sort((a,r)=>(a.round??0)-(r.round??0)),s=n.findLast(a=>(a.round??0)<=t);return s?s.do==="here":n[0]?.do!=="here"}function kc(e,t){let{next:n,view:s}=e,a=Lr(e,t),r=Math.max(s.planned,n,...a.map(p=>p.round??0)),l=Array.from({length:r-n+1},(p,u)=>Rr(a,n+u)),c=l.findIndex(p=>p!==l[0]);return c<0?l[0]?"here":"gone":l.slice(c).some(p=>p!==l[c])?"":l[0]?`until ${n+c-1}`:`from ${n+c}`}function uf(e,t,n){let{next:s}=e,a=Lr(e,t),r=a.filter(h=>(h.round??0)>=s),l=a.filter(h=>(h.round??0)<s),c=Ne(r),[p="",u=""]=n.split(" "),d=(h,f)=>({do:h,member:t,round:f,replaces:c}),$=Rr(l,s);return p==="here"||p==="gone"?[d(p,s)]:p==="until"?[...$?[]:[d("here",s)],d("gone",Number(u)+1)]:[...$&&(l.length>0||s>1)?[d("gone",s)]:[],d("here",Number(u))]}function We(e){let t=e.boards.filter(a=>a.number>0),n=e.boards.some(a=>a.number===0&&a.played),s=n?t.length:t.filter(a=>a.played).length;return{played:s,of:t.length,done:n||t.length>0&&s>=t.length}}var qs=e=>(e?.closed?[]:(e?.tables??[]).filter(t=>!We(t).done)).sort((t,n)=>We(n).of-We(n).played-(We(t).of-We(t).played)||t.number-n.number),df=e=>!e.closed&&e.tables.every(t=>We(t).played===0),Sn=(e,t)=>e?o("page.event.round.of",{n:e.number,of:t}):o("page.event.rounds.n",{n:t});var Vk=200,ff=()=>({title:"",date:vt(),variant:"",play:"boards",rounds:3,deals:8,ranking:"sum",cards:"drawn",seed:"",group:"",where:"here",house:Es,plus:16,deputies:[],apart:[]}),Zk={clock:{bank:6e5,add:1e4},bot:"club"},Qk=({title:e,date:t,variant:n,play:s,rounds:a,deals:r,scoring:l,group:c="",deputies:p=[],apart:u=[]})=>({...ff(),title:e,date:t,variant:n,play:s==="boards"?s:"matches",rounds:a,deals:r,group:c,deputies:p,apart:u,ranking:l?.field?"field":"sum",plus:l?.plus??0});function Yk({variant:e,play:t,deals:n,cards:s,seed:a,group:r,where:l,house:c},p){let u=Hn(c,p),d=l==="online"&&r!=="",$=d||t!=="boards"?"":s==="drawn"?Pr():s==="text"?a.trim():"";return{variant:e,play:t,deals:n,organiser:"",...u&&{rules:u},...$&&{seed:$},...r&&{group:r},...d&&{online:Zk}}}function $f({title:e,date:t,rounds:n,ranking:s,plus:a,deputies:r,apart:l},c){let{scoring:{field:p,plus:u,...d}={},deputies:$,apart:m,...h}=c;return{...h,title:e,date:t,rounds:n,...c.play==="boards"&&{scoring:{...d,...s==="field"&&{field:!0},...a&&{plus:a}}},...r.length&&{deputies:r},...l.length&&{apart:l}}}function Xk({plan:e,set:t}){let n=Q(t);return i`<div>
			<${U} label=${o("page.event.play")} value=${e.play} onchange=${n("play")}
				options=${Y("page.event.play","boards","matches")} />
			<p class="soft small">${o(`page.event.play.about.${e.play}`)}</p>
		</div>
		${e.play==="matches"||e.group&&e.where==="online"?null:i`<div>
			<${U} label=${o("page.event.cards")} value=${e.cards} onchange=${n("cards")}
				options=${Y("page.event.cards","drawn","text","hand")} />
			${e.cards==="text"?i`<${z} label=${o("page.event.cards.word")} required maxlength="48" autocapitalize="none"
					value=${e.seed} oninput=${n("seed")} />`:null}
			<p class="soft small">${o(`page.event.cards.about.${e.cards}`)}</p>
		</div>`}`}function e0({plan:e,set:t,changes:n}){let s=Q(t);return i`<div class="row">
			<${X} label=${o("page.event.rounds")} value=${e.rounds} min=${1} max=${99} onchange=${s("rounds")} />
			${n?null:i`<${X} label=${o(`page.event.deals.${e.play}`)} value=${e.deals}
				min=${1} max=${200} onchange=${s("deals")} />`}
		</div>
		${n?null:i`<p class="soft small">
			${o("page.event.deals.about",{n:e.deals,minutes:e.deals*Dr})}</p>`}
		${e.play==="boards"?i`<div>
				<${U} label=${o("page.event.rank")} value=${e.ranking} onchange=${s("ranking")}
					options=${Y("page.event.rank","sum","field")} />
				<p class="soft small">${o(`page.event.rank.about.${e.ranking}`)}</p>
			</div>`:null}`}var mf=({all:e,onremove:t})=>e.length?i`<ul class="desk-list">${e.map((n,s)=>i`<li key=${n}><span>${n}</span>
		<${w} plain onclick=${()=>t(s)} say=${o("page.event.remove")} /></li>`)}</ul>`:null;function t0(e){return N(async()=>{if(!T.peek())return[];let[{players:n},{members:s}]=await Promise.all([et(),e?ms({group:e}):{members:[]}]),a=n.filter(r=>r.friend&&!s.some(l=>l.id===r.id));return[...s,...a].filter(r=>!Ee(r.id))},e,T.value?.id).value??[]}function n0({plan:e,set:t,desk:n}){let{deputies:s,apart:a,group:r}=e,l=t0(r),[c,p]=y(["",""]),u=l.filter(b=>!s.includes(b.id)),d=n?.of.view.members??[],$=b=>l.find(k=>k.id===b)?.name??o("page.event.by.deputy"),[m="",h=""]=c,f=a.some(b=>b.includes(m)&&b.includes(h)),g=(b,k)=>i`<${W} label=${k} value=${c[b]}
		options=${[["","–"],...d.map(v=>[v.id,v.name??"?"])]}
		onchange=${v=>p(c.with(b,v))} />`;return i`<details><summary>${o("page.event.setup.more")}</summary><div class="stack">
		${e.play==="boards"?i`<div><${X} label=${o("page.event.plus")} value=${e.plus} min=${0} max=${999}
					onchange=${Q(t)("plus")} />
				<p class="soft small">${o("page.event.plus.about")}</p></div>`:null}
		${!n||Ee(n.setup.organiser)?i`<div>${u.length?i`<${W} label=${o("page.event.deputies")} value=""
						options=${[["",o("page.event.bot.choose")],...u.map(b=>[b.id,b.name])]}
						onchange=${b=>b&&t({deputies:[...s,b]})} />`:i`<p class="small soft">${o("page.event.deputies")}</p>`}
				<${mf} all=${s.map($)} onremove=${b=>t({deputies:s.toSpliced(b,1)})} />
				<p class="soft small">${o("page.event.deputies.about")}</p></div>`:null}
		${d.length>1?i`<div class="whole"><div class="row">${g(0,o("page.event.apart"))}
					${g(1,o("page.event.apart.from"))}
					<${w} disabled=${!m||!h||m===h||f} say=${o("page.event.enter.do")}
						onclick=${()=>(t({apart:[...a,c]}),p(["",""]))} /></div>
				<${mf} all=${a.map(b=>b.map(n?.of.name??String).join(" – "))}
					onremove=${b=>t({apart:a.toSpliced(b,1)})} /></div>`:null}
	</div></details>`}function Fa({group:e="",desk:t,onclose:n}){x(()=>{se(je)},[]);let[s,a]=y(()=>t?Qk(t.setup):{...ff(),group:e}),[r]=y(ce),[l]=y(()=>Ne(t?.of.stand.filter(B=>B.do==="setup")??[])),[c,p]=y(""),{busy:u,once:d}=C(B=>p(_(B))),$=tt(),m=async()=>T.peek()?(await $s({})).groups.filter(B=>B.role!=="member"):[],{value:h=[]}=N(m,T.value?.id),f=Ae.value.find(B=>B.id===s.variant)??jt(),g=oe(f?.id);if(!f)return null;let b=B=>(a(q=>({...q,...B})),p("")),k=async({setup:B,send:q})=>{await q({do:"setup",setup:$f(s,B),replaces:l})&&n()},v=async()=>{if(!await $.keep())return;let B=$f(s,Yk({...s,variant:f.id},g)),{event:q}=await nt(()=>s$({id:r,setup:B}),"there");V(`/event/${q}`)},O=B=>(B.preventDefault(),void d(()=>t?k(t):v())),A=t?["page.event.setup","page.event.save"]:["page.events.new","page.events.new"],j=i`<button type="submit" form="new-event" class="button chief" aria-busy=${u}>${o(A[1]??"")}
	</button>`;return i`<${I} broad title=${o(A[0]??"")} onclose=${n} actions=${j}>
		<form id="new-event" class="create stack" onsubmit=${O}>
			<div class="row">
				<${z} class="wide-line" label=${o("page.event.title")} required maxlength=${Vk} value=${s.title}
					placeholder=${o("page.event.title.like")} oninput=${Q(b)("title")} />
				<${z} label=${o("page.event.day")} type="date" required value=${s.date} oninput=${Q(b)("date")} />
			</div>
			${t?null:i`${T.value?null:i`<${ut} name=${$} />`}
				<${Cs} value=${f.id} groups=${dt()}
					onchange=${B=>b({variant:B,house:{...s.house,changed:{}}})} />
				${h.length?i`<${W} label=${o("page.event.group")} value=${s.group} onchange=${Q(b)("group")}
						options=${[["",o("page.event.group.none")],...h.map(B=>[B.id,B.name])]} />`:null}
				${s.group?i`<div><${U} label=${o("page.event.where")} value=${s.where} onchange=${Q(b)("where")}
							options=${Y("page.event.where","here","online")} />
						<p class="soft small">${o(`page.event.where.about.${s.where}`)}</p></div>`:null}
				<${Xk} plan=${s} set=${b} />`}
			<${e0} plan=${s} set=${b} changes=${!!t} />
			<${n0} plan=${s} set=${b} desk=${t} />
			${t?i`<p class="soft small">${o("page.event.setup.stays")}</p>`:i`<${Ds} own=${s.house} set=${Q(b)("house")} rules=${g} />`}
			<p class=${c?"trouble":""} role="alert">${c}</p>
		</form>
	<//>`}var Dt=e=>Z(Date.parse(`${e}T12:00`),{dateStyle:"medium"}),Vn=({title:e,evening:t,online:n})=>t??n?.evening?o("page.evenings.of",{group:e}):e,hf=({events:e})=>i`<ul class="held">${e.map(t=>i`<li key=${t.event} class="row">
	<span><a href=${`/event/${t.event}`}><b>${Vn(t)}</b></a><br />
		<span class="soft small">${[Dt(t.date),o(`variant.${t.variant}`),o("page.event.players.n",{n:t.players}),t.closed?o("page.event.closed"):""].filter(Boolean).join(" · ")}</span>
	</span>
</li>`)}</ul>`;function s0(){let{value:e,wrong:t}=N(async()=>T.peek()?(await n$()).events:[],T.value?.id),[n,s]=y(!1);return te.value||!fn.value?i`<${G} text=${te.value?o("page.event.server"):""} />`:i`<main id="main" tabindex="-1" class="records people">
		<header class="stack"><h1>${o("page.events")}</h1><p class="lead">${o("page.events.about")}</p></header>
		${t?i`<p class="trouble" role="status">${t}</p>`:null}
		<p><${w} chief onclick=${()=>s(!0)} say=${o("page.events.new")} /></p>
		${e?.length?i`<section><h2>${o("page.events.yours")}</h2><${hf} events=${e} /></section>`:null}
		${n?i`<${Fa} group="" onclose=${()=>s(!1)} />`:null}
	</main>`}function gf({group:e,organises:t}){let{value:n=[]}=N(async()=>(await wo({group:e})).events,e),[s,a]=y(!1);return n.length===0&&!t?null:i`<section><h2>${o("page.events")}</h2>
		<${hf} events=${n} />
		${t?i`<p><${w} onclick=${()=>a(!0)} say=${o("page.events.new")} /></p>`:null}
		${s?i`<${Fa} group=${e} onclose=${()=>a(!1)} />`:null}
	</section>`}var _r=(e,t)=>t.name??Ot(e,t.member),yf=(e,t)=>e.field?at(t.field??"0",!0):at(t.points);function Fs({view:e,you:t,rounds:n}){let{ranking:s}=e,a=s.some(c=>c.field!==void 0);if(s.length===0)return i`<p class="soft">${o("page.event.ranking.none")}</p>`;let r=e.field?["field","points"]:a?["points","field"]:["points"],l=n?e.rounds:[];return i`<${ne}><table class="book ranking">
			<thead><tr><th scope="col">${o("page.event.place")}</th><th scope="col" class="who">${o("page.season.player")}</th>
				${l.map(c=>i`<th key=${c.number} scope="col">${o("page.event.round.short",{n:c.number})}</th>`)}
				${r.map(c=>i`<th key=${c} scope="col">${o(`page.event.col.${c}`)}</th>`)}
				<th scope="col">${o("page.season.made")}</th><th scope="col">${o(`page.event.col.${e.play}`)}</th></tr></thead>
			<tbody>${s.map(c=>i`<tr key=${c.member} class=${c.member===t?"own":""}>
				<td>${c.place}</td>
				<th scope="row" class="who">${_r(e,c)}${c.rulings?i` <small class="soft">*</small>`:null}</th>
				${l.map(p=>i`<td key=${p.number}>${at(c.rounds?.[p.number-1]??"0",e.field)}</td>`)}
				${r.map((p,u)=>{let d=p==="field"?at(c.field??"0",!0):at(c.points);return i`<td key=${p}>${u?d:i`<b>${d}</b>`}</td>`})}
				<td>${S(c.made)}</td><td>${S(c.boards)}${c.fewer?"°":""}</td></tr>`)}</tbody>
		</table><//>
		${s.some(c=>c.fewer)?i`<p class="small soft">${o("page.event.fewer")}</p>`:null}
		${s.some(c=>c.rulings)?i`<p class="small soft">${o("page.event.ruled")}</p>`:null}`}var xc=e=>Math.round(100*Ia(e))/100;function a0(e){let t=e.ranking.map(s=>[s.place,_r(e,s),xc(s.points),s.field===void 0?"":xc(s.field),s.made,s.boards,`${s.fewer?"°":""}${s.rulings?"*":""}`,...e.rounds.map(a=>xc(s.rounds?.[a.number-1]??"0"))]),n=`${Vn(e)} ${e.date}`.replace(/[\\/:*?"<>|]+/g," ");rn(rs([["place","player","points","compared","made","boards","marks",...e.rounds.map(s=>`round ${s.number}`)],...t]),`${n}.csv`)}var bf=({view:e})=>i`<${w} plain onclick=${()=>a0(e)} say=${o("page.season.csv")} />`,Zn=e=>e?`${e.bid??"–"}/${e.tricks??"–"}${e.premium?` ${ue(e.premium)}`:""}`:"",vf=(e,t)=>R(t.map(n=>Ot(e,n)));var o0=["typing","count","names"];function ot({say:e,onsend:t,children:n,can:s=!0,table:a}){let[r,l]=y("");return i`<form class="reasoned stack" onsubmit=${p=>(p.preventDefault(),t(r.trim()))}>
		${n}
		${a?i`<p>${o("page.event.phone.why")}</p>
			<div class="event-reasons">${o0.map(p=>o(`page.event.phone.reason.${p}`)).map(p=>i`<${w} key=${p} onclick=${()=>t(p)} say=${p} />`)}</div>`:null}
		<div class="row"><${z} label=${o(`page.event.${a?"phone.why.own":"reason"}`)} required maxlength="200"
			value=${r} oninput=${l} />
			<button class="button" disabled=${!s||!r.trim()}>${e}</button></div>
	</form>`}var zs=(e,{round:t,table:n,board:s})=>[t&&o("page.event.round",{n:t}),n&&o("page.event.table",{n}),s&&st(e,s)].filter(Boolean).join(", ");function r0(e,{result:t,round:n,table:s,board:a}){let r=e.view.rounds.find(p=>p.number===n)?.tables.find(p=>p.number===s),l=r?.boards.find(p=>p.number===(a??0))?.own?.players??r?.seats??[],c=p=>e.name(l[p])||o("page.pad.player",{n:p+1});return t?.entry?t.entry.hands.slice(0,l.length||void 0).map((p,u)=>`${c(u)} ${Zn(p)}`).join(" · "):(t?.points??[]).map((p,u)=>`${c(u)} ${S(p)}`).join(" · ")}var Wr=(e,t)=>[zs(e.view,t),Ir(e,t)].filter(Boolean).join(": ");function Ir(e,t){let{do:n,member:s,other:a,round:r,ruling:l,tables:c,seats:p,chair:u=0,from:d,ends:$,replaces:m=[],setup:h}=t,f=e.acts.find(g=>g.id===(t.of??m[0]));switch(n){case"result":case"correction":return r0(e,t);case"confirm":case"dispute":case"withdraw":return o(`page.event.act.${n}`,{what:f?Wr(e,f):"…"});case"member":return o("page.event.act.member",{name:t.name??o("page.event.unnamed"),again:m.length?"yes":"no"});case"same":return o("page.event.act.same",{name:wf(e,s),other:wf(e,a)});case"round":return o("page.event.act.round",{n:c?.length??0});case"seated":return R((p??[]).map(e.name));case"substitute":return o("page.event.act.substitute",{name:e.name(s),chair:u+1,n:d??1});case"ruling":return`${e.name(s)}: ${o(`page.event.ruling.${l?.score}`,{n:ee(l?.points??0)})}`;case"clock":return o("page.event.act.clock",{time:$?Z($,{timeStyle:"short"}):"–"});case"setup":return[o("page.event.act.setup",{title:h?.title??""}),o("page.event.rounds.n",{n:h?.rounds??0})].join(" · ");case"close":case"reopen":return o(`page.event.act.${n}${r?"":".event"}`);default:return o(`page.event.act.${n}`,{name:e.name(s),n:r??0})}}var wf=(e,t)=>e.acts.findLast(n=>n.do==="member"&&n.member===t)?.name??e.name(t);function i0(e,t){if(Ee(t.by))return o("page.event.by.you");let n=t.by&&e.acts.findLast(s=>s.person===t.by);return t.by?n?n.name??"":o("page.event.by.deputy"):t.table?o("page.event.by.table",{n:t.table}):""}var Sc=(e,t)=>[t.at&&Z(t.at,{timeStyle:"short"}),i0(e,t)].filter(Boolean).join(" · ");function kf({desk:{of:e,send:t}}){let[n,s]=y(""),a=new Set(e.stand.map(p=>p.id)),r=e.stand.find(p=>p.id===n),l=["setup","withdraw",...e.view.online?["round","close"]:[]],c=p=>(t({do:"withdraw",replaces:[n],reason:p}),s(""));return i`<ol class="desk-log" reversed>${e.acts.toReversed().map(p=>i`<li key=${p.id}>
			<${a.has(p.id)?"span":"s"}>
				${p.round&&p.do!=="here"&&p.do!=="gone"?i`<b>${zs(e.view,p)}</b> `:null}${Ir(e,p)}
				${p.reason?i` <em>${o("page.event.because",{reason:p.reason})}</em>`:null}
			<//>
			<small class="soft">${Sc(e,p)}</small>
			${a.has(p.id)&&!l.includes(p.do)?i`<${w} plain onclick=${()=>s(p.id)} say=${o("page.event.withdraw")} />`:null}
		</li>`)}</ol>
		${r?i`<${I} title=${o("page.event.withdraw")} onclose=${()=>s("")}>
				<p>${Wr(e,r)}</p>
				<${ot} say=${o("page.event.withdraw")} onsend=${c} /><//>`:null}`}var l0=500,c0=40,Sf=(e,t)=>e.view.members.filter(n=>!n.bot&&Rr(Lr(e,n.id),t)).map(n=>n.id);function za(e,t){let n=new Set(t.tables.flatMap(s=>[...s.seats,...s.boards.flatMap(a=>a.own?.players??a.players??[])]).map(s=>e.root(s)));return Sf(e,t.number).filter(s=>!n.has(s))}function Of(e,t,n,s){let a=Sf(t,t.next),r=t.view.members.filter($=>$.bot).map($=>$.id),l=Math.max(1,Math.min(t.view.planned,c0)-t.next+1),c=s&&a.length+r.length>=n,p=JSON.stringify([c,t.next,l,a,r]),{value:u,wrong:d}=N(async $=>{if(await new Promise(h=>setTimeout(h,l0)),!c||$.aborted)return{about:p,choices:[]};let{choices:m}=await a$({event:e,from:t.next,rounds:l},{signal:$});return{about:p,choices:m}},p);return{choices:u?.about===p?u.choices:[],wrong:d,players:a,enough:a.length+r.length>=n}}var qr=e=>({tables:e?.rounds[0]?.tables.map(t=>t.seats)??[],out:e?.rounds[0]?.out??[]}),Af=({tables:e},t,n)=>e.map((s,a)=>({table:a+1,seats:s,...n&&{boards:Array.from({length:n},(r,l)=>(t-1)*n+l+1)}}));function Tf({tables:e},t){let n=e.findIndex(s=>s.length!==t&&s.length!==t+1);return e.length===0?o("page.event.seat.none",{n:t}):n<0?"":o("page.event.seat.wrong",{table:n+1,is:e[n]?.length??0,n:t,more:t+1})}function xf(e){let t=new Map;for(let{length:n}of e)t.set(n,(t.get(n)??0)+1);return R([...t].sort(([n],[s])=>n-s).map(([n,s])=>o("page.event.tables.of",{n:s,size:n})))}var p0=([e=0,t=0])=>e===t?S(e):`${S(e)}–${S(t)}`;function Mf({choices:e,chosen:t,onchoose:n}){let s=["meetings","shared","out","large"];return i`${e.map((a,r)=>i`<label key=${r} class="choice"><input type="radio" name="seating"
			checked=${r===t} onchange=${()=>n(r)} />
		<span>${xf(qr(a).tables)}${a.bots?` ${o("page.event.choice.bots")}`:""}
			<br /><span class="small soft">${o("page.event.choice.words",{meet:a.meetings[1],out:a.out[1]})}</span>
			${a.apart?i` <span class="trouble">${o("page.event.choice.apart",{n:a.apart})}</span>`:null}</span>
	</label>`)}
	<details><summary>${o("page.more")}</summary><${ne}><table class="book choices-of">
		<thead><tr><th scope="col">${o("page.event.choices")}</th>
			${s.map(a=>i`<th key=${a} scope="col">${o(`page.event.choice.${a}`)}</th>`)}</tr></thead>
		<tbody>${e.map((a,r)=>i`<tr key=${r}>
			<th scope="row">${xf(qr(a).tables)}</th>
			${s.map(l=>i`<td key=${l}>${p0(a[l])}</td>`)}</tr>`)}</tbody>
	</table><//>
	<p class="small soft">${o("page.event.choices.how")}</p></details>`}function u0({tables:e,out:t},n,s){let a=[...e.map($=>[...$]),[...t],[]],[r,l]=[a[n.row],a[s.row]],c=r?.[n.chair];if(!r||!l||!c||n.row===s.row&&s.chair>=l.length)return{tables:e,out:t};let p=l[s.chair];l[s.chair]=c,p?r[n.chair]=p:r.splice(n.chair,1);let u=a.pop()??[],d=a.pop()??[];return{tables:[...a,u].filter($=>$.length>0),out:d}}function jf({of:e,plan:t,live:n,onchange:s}){let[a,r]=y(null),l=E(null),c=(d,$)=>(r(null),d&&s(u0(t,d,$))),p=(d,$)=>{let m=a?.row===d.row&&a.chair===d.chair;return i`<button type="button" key=${$??"+"} class=${`chip ${$?"":"free"}`}
			aria-pressed=${m} onclick=${()=>m?r(null):a?c(a,d):$&&r(d)}
			draggable=${!!$} ondragstart=${()=>l.current=d}
			ondragover=${f=>f.preventDefault()}
			ondrop=${f=>(f.preventDefault(),c(l.current,d))}
			aria-label=${$?void 0:o("page.event.seat.free")}>${$?e.name($):"+"}</button>`},u=(d,$,m)=>[...d.map((h,f)=>p({row:$,chair:f},h)),...m?[p({row:$,chair:d.length})]:[]];return i`<p class="small soft">${o(a?"page.event.seat.put":"page.event.seat.how")}</p>
		<div class="seat-plan">
			${t.tables.map((d,$)=>i`<div key=${$} class="plan-table"><b>${o("page.event.table",{n:$+1})}</b>
				<div class="chips">${u(d,$,d.length<=n)}</div></div>`)}
			<div class="plan-table"><b>${o("page.event.seat.new")}</b>
				<div class="chips">${u([],t.tables.length+1,!0)}</div></div>
			<div class="plan-table"><b>${o("page.event.out")}</b>
				<div class="chips">${u(t.out,t.tables.length,!0)}</div></div>
		</div>`}function Oc({tables:e},t){let n=e.map(s=>s.filter(a=>t.includes(a))).filter(s=>s.length>0);return{tables:n,out:t.filter(s=>!n.flat().includes(s))}}var Nf=({onclick:e})=>i`<${w} plain onclick=${e} say=${o("page.event.seat.suggested")} />`;var Ac=40;function d0(e){return N(async()=>{if(!e)return T.peek()?[{id:T.peek()?.id,name:T.peek()?.name??""}]:[];let[{members:n},{players:s}]=await Promise.all([ms({group:e}),ko({group:e})]),a=s.filter(r=>!n.some(l=>l.id===r.player||un(l.name,r.name)));return[...n,...a.map(r=>({id:void 0,name:r.name}))]},e,T.value?.id).value??[]}function Bf({desk:e}){let{of:t,setup:n,send:s}=e,a=d0(n.group),[r,l]=y(""),[c,p]=y(""),u=ao(),d=k=>{let v=k.map(A=>Qs(A).slice(0,Ac)).filter((A,j,B)=>A&&B.findIndex(q=>un(q,A))===j&&!Cr(t.view,A)),O=k.map(Qs).filter(A=>A&&Cr(t.view,A));O.length&&M(o("page.event.twice",{name:O[0]})),s(...v.map(A=>{let j=a.find(B=>B.id&&un(B.name,A))?.id;return{do:"member",member:ce(),name:A,...j&&{person:j}}})),l("")},$=k=>{let v=k.clipboardData?.getData("text").split(/[\n;\t]+/).filter(O=>O.trim())??[];v.length<2||(k.preventDefault(),d(v))},m=k=>k&&s({do:"member",member:ce(),bot:k,name:$0(t.view.members,k)}),h=k=>(k.preventDefault(),d([r])),f=t.view.members.filter(k=>!k.bot&&!kc(t,k.id).startsWith("gone")).length,g=t.view.members.find(k=>k.id===c),b=[...t.view.members].sort((k,v)=>+!!k.bot-+!!v.bot||(k.name??"").localeCompare(v.name??""));return i`<section class="desk-players">
		<form class="row" onsubmit=${h}>
			<${z} label=${o("page.event.enter")} value=${r} list=${u} maxlength=${Ac} enterkeyhint="done"
				oninput=${l} onpaste=${$} />
			<datalist id=${u}>${a.filter(k=>!Cr(t.view,k.name)).map(k=>i`<option key=${k.name} value=${k.name} />`)}</datalist>
			<button class="button">${o("page.event.enter.do")}</button>
			<${W} label=${o("page.event.bot")} value="" onchange=${m}
				options=${[["",o("page.event.bot.choose")],...Y("page.level",...At)]} />
		</form>
		<p class="small soft">${o("page.event.enter.about")}</p>
		<p><b>${o("page.event.players.n",{n:f})}</b></p>
		<ul class="desk-list">${b.map(k=>i`<${m0} key=${k.id} desk=${e} member=${k}
			onchange=${()=>p(k.id)} />`)}</ul>
		${g?i`<${f0} desk=${e} member=${g} known=${a} onclose=${()=>p("")} />`:null}
	</section>`}function $0(e,t){let n=e.filter(s=>s.bot===t).length;return`${o(`page.level.${t}`)}${n?` ${n+1}`:""}`}function m0({desk:e,member:t,onchange:n}){let{of:s,send:a}=e,r=kc(s,t.id),l=Math.max(s.view.planned,s.next),c=($,m)=>Array.from({length:Math.max(0,m-$+1)},(h,f)=>$+f),p=s.next>1&&s.rounds.some($=>$.tables.some(m=>m.seats.includes(t.id))),d=[["here",s.round&&!s.round.closed&&!t.bot&&s.next<=s.view.planned&&za(s,s.round).includes(t.id)?o("page.event.from",{n:s.next}):o("page.event.here")],["gone",p?o("page.event.until",{n:s.next-1}):o("page.event.gone")],...c(s.next+1,l).map($=>[`from ${$}`,o("page.event.from",{n:$})]),...c(s.next,l-1).map($=>[`until ${$}`,o("page.event.until",{n:$})]),...r===""?[["",o("page.event.varies")]]:[]];return i`<li class=${r==="gone"?"absent":""}>
		<button type="button" class="link" onclick=${n}>${s.name(t.id)}</button>
		${t.others?.length?i`<small class="soft">${t.others.join(", ")}</small>`:null}
		${s.view.online&&!t.plays&&r==="here"?i`<small class="soft">${o("page.event.silent")}</small>`:null}
		${t.bot?i`<span class="soft small">${o("page.event.bot")}</span>`:i`<${W} hidden label=${o("page.event.there",{name:s.name(t.id)})} value=${r} options=${d}
				onchange=${$=>$&&a(...uf(s,t.id,$))} />`}
	</li>`}function f0({desk:{of:e,send:t},member:n,known:s,onclose:a}){let[r,l]=y(n.name??""),c=e.stand.filter(b=>b.do==="member"&&e.root(b.member)===n.id),p=e.stand.filter(b=>b.do==="same"&&e.root(b.member)===n.id),[u,d]=y(c.find(b=>b.person)?.person??""),[$,m]=y(""),h=b=>{b.preventDefault(),t({do:"member",member:n.id,name:r,...u&&{person:u},...n.bot&&{bot:n.bot},replaces:Ne(c.filter(k=>k.member===n.id||p.length===0))}),a()},f=()=>(t({do:"same",member:n.id,other:$}),a()),g=s.filter(b=>b.id);return i`<${I} title=${e.name(n.id)} onclose=${a}><div class="stack">
		<form class="stack" onsubmit=${h}>
			<${z} label=${o("page.name")} required maxlength=${Ac} value=${r} oninput=${l} />
			${g.length&&!n.bot?i`<${W} label=${o("page.event.person")} value=${u} onchange=${d}
					options=${[["",o("page.event.person.none")],...g.map(b=>[b.id,b.name])]} />`:null}
			<p><button class="button">${o("page.event.save")}</button></p>
		</form>
		${e.view.online?null:i`<div class="row">
				<${W} label=${o("page.event.same")} value=${$} onchange=${m}
				options=${[["","–"],...e.view.members.filter(b=>b.id!==n.id).map(b=>[b.id,e.name(b.id)])]} />
			<${w} disabled=${!$} onclick=${f} say=${o("page.event.same.do")} /></div>
			<p class="small soft">${o("page.event.same.about")}</p>`}
		${p.length?i`<${ot} say=${o("page.event.unjoin")} onsend=${b=>(t({do:"withdraw",replaces:Ne(p),reason:b}),a())} />`:null}
		${e.rounds.length===0?i`<${ot} say=${o("page.event.remove")} onsend=${b=>(t({do:"withdraw",replaces:Ne(c),reason:b}),a())} />`:null}
	</div><//>`}var Tc=L({event:"",pars:[]});async function Mc(e){for(let t=!0;t;){let n=await r$({event:e}).catch(()=>{});n&&(Tc.value={event:e,pars:n.pars}),t=n?.more}}function h0({view:e,line:t,seat:n}){let s=t.players[n]??"",a=t.rulings?.[s],r=t.points?.[n];return i`<td><span class="who">${Ot(e,s)}</span> <span class="figures">
		<span class="soft">${Zn(t.entry?.hands[n])}</span>
		${a?i`<b>${o(`page.event.ruling.${a.score}`,{n:a.points??0})}</b>`:r===void 0?null:i`<b>${S(r)}</b>`}
		${t.field&&!a?i`<span class="soft">${at(t.field[n]??"0",!0)}</span>`:null}</span></td>`}function g0(e,t,n){let s=e.rounds.find(a=>a.number===t.round)?.tables.find(a=>a.number===t.table);if(!(!s?.at||!t.points))return`/report/${s.at}/${s.boards.findIndex(a=>a.number===n)+1}`}function y0({n:e,report:t}){let n=o("page.event.table",{n:e});return t?i`<a href=${t}>${n}</a>`:n}function b0({variant:e,deal:t}){let n=t.slips.filter(a=>a.kind==="hand"),s=t.slips.filter(a=>a.kind!=="hand");return i`<thead><tr><td></td>${n.map(a=>i`<th key=${a.seat} scope="col">${Er(e,a.seat)}
			${a.seat===t.dealer?i` <span class="soft">${o("page.slips.deals")}</span>`:null}
			<${Wa} deal=${t} slip=${a} /></th>`)}</tr>
		${s.map((a,r)=>i`<tr key=${r}><th scope="row">${Ra({variant:e,slip:a})}</th>
			<td colspan=${n.length} class="laid"><${Wa} deal=${t} slip=${a} /></td></tr>`)}</thead>`}var v0=({par:e,seats:t})=>i`<tr class="par"><th scope="row">${o("page.event.par")}</th>
	${e.seats.slice(0,t).map((n,s)=>i`<td key=${s}><span class="figures">
		<span class="soft">${Se(n.made)}</span>
		<b>${S(Math.round(n.points))}</b>
		<span class="soft">${ee(Math.round(n.margin))} ±${S(Math.ceil(1.96*n.error))}</span></span></td>`)}</tr>`,w0=({view:e,variant:t,par:n,of:{board:s,lines:a,deal:r}})=>i`<section class="traveller">
	<h3>${o("page.event.board",{n:s})} ${r&&t?i`<small class="soft">${re(_a(t,r).join(" · "))}</small>`:null}</h3>
	<${ne}><table class="book">
		${r&&t?i`<${b0} variant=${t} deal=${r} />`:null}
		<tbody>${a.map(l=>i`<tr key=${`${l.round} ${l.table}`}>
			<th scope="row"><${y0} n=${l.table} report=${g0(e,l,s)} /></th>
			${l.players.map((c,p)=>i`<${h0} key=${p} view=${e} line=${l} seat=${p} />`)}</tr>`)}
			${n?i`<${v0} par=${n.par} seats=${a[0]?.players.length??0} />`:null}</tbody>
	</table><//>
</section>`;function Hs({view:e,event:t}){let n=e.travellers??[],s=n.filter(c=>c.deal).length;x(()=>{s&&Mc(t)},[t,s]);let a=oe(e.variant,e.rules),r=Tc.value.event===t?Tc.value.pars:[];if(n.length===0)return i`<p class="soft">${o("page.event.travellers.none")}</p>`;let l=[o("page.event.travellers.how"),r[0]?o("page.event.par.how",{n:r[0].par.plays}):"",e.online?o("page.event.travellers.report"):""];return i`<p class="small soft">${l.filter(Boolean).join(" ")}</p>
		<div class="travellers">${n.map(c=>i`<${w0} key=${c.board} view=${e} variant=${a} of=${c}
			par=${r.find(p=>p.board===c.board)} />`)}</div>`}var Ef={cards:k0,organiser:Pf,players:Pf,seats:x0,results:S0},Cf=({id:e,codes:t},n)=>`${dn(`/event/${e}`)}#${n}.${t[n-1]}`;function Df({desk:e}){let{of:t,setup:n,live:s}=e,a=t.view.members.length,[r,l]=y(Math.max(1,t.round?.tables.length??Math.floor(a/(s||3)))),[c,p]=y(null),u=f=>se(async()=>{let g=Array.from({length:r},(b,k)=>Cf(e,k+1));f==="results"&&await Mc(e.id),p({what:f,codes:f==="cards"?await ml(g):[]})});x(()=>{c&&print()},[c]);let d=f=>se(async()=>{let{seed:g}=await o$({event:e.id});cf({variant:n.variant,seed:g,first:(f-1)*n.deals+1,deals:n.deals,fixed:!0,copies:r,event:{id:e.id,title:t.view.title,round:f}})}),$=n.play==="boards"&&Ee(n.organiser)?Array.from({length:Math.max(t.view.planned,t.round?.number??0)},(f,g)=>g+1):[],m=Object.keys(Ef),h=Ef[c?.what??"cards"];return i`<section class="stack unprinted">
			${As(location.hostname)?i`<p class="trouble">${o("page.event.print.own")}</p>`:null}
			<${X} label=${o("page.event.print.tables")} value=${r} min=${1} max=${Math.min(99,e.codes.length)}
				onchange=${l} />
			<ul class="held">${m.map(f=>i`<li key=${f} class="row"><span><b>${o(`page.event.print.${f}`)}</b><br />
				<span class="small soft">${o(`page.event.print.about.${f}`)}</span></span>
				<${w} onclick=${()=>u(f)} say=${o("page.rules.print")} /></li>`)}
				${$.map(f=>i`<li key=${f} class="row"><span><b>${o("page.event.print.slips",{n:f})}</b>
					${f>1?null:i`<br /><span class="small soft">${o("page.event.print.about.slips")}</span>`}</span>
					<${w} onclick=${()=>d(f)} say=${o("page.rules.print")} /></li>`)}</ul>
			<p><a class="button plain" href=${`/event/${e.id}/wall`} target="_blank">${o("page.event.wall")}</a></p>
		</section>
		${c?i`<div class=${`event-paper paper-${c.what}`}><${h} desk=${e} codes=${c.codes}
				of=${c.what} /></div>`:null}`}function k0({desk:e,codes:t}){return t.map((n,s)=>i`<section key=${s} class="table-card">
		<p class="card-title">${e.of.view.title}</p>
		<p class="card-number">${o("page.event.table",{n:s+1})}</p>
		<${fl} code=${n} label=${Cf(e,s+1)} />
		<ol>${[1,2,3,4].map(a=>i`<li key=${a}>${o(`page.event.card.${a}`)}</li>`)}</ol>
	</section>`)}function Pf({desk:{of:{view:e},setup:t},of:n}){let s={deals:t.deals,rounds:e.planned,play:t.play},a=As(location.hostname)?"____________________":location.origin,r=(l,c,p)=>i`<${p} class="guide">${Array.from({length:c},(u,d)=>i`<li key=${d}>${o(`page.event.guide.${l}.${d+1}`,s)}</li>`)}<//>`;return i`<h1>${o(`page.event.guide.${n}`)}</h1>
		<p><b>${e.title}</b> · ${Dt(e.date)} · ${o(`variant.${e.variant}`)}</p>
		${n==="players"?r(n,8,"ol"):i`${r(n,6,"ol")}
			<h2>${o("page.event.guide.trouble")}</h2>${r("trouble",8,"ul")}
			<p class="guide-note">${o("page.event.guide.note",{address:a})}</p>`}`}function x0({desk:{of:e}}){let{round:t,view:n}=e,s=(t?.tables??[]).flatMap(a=>a.seats.map((r,l)=>({name:e.name(r),table:a.number,chair:l+1})));return s.sort((a,r)=>a.name.localeCompare(r.name)),i`<h1>${n.title}</h1><h2>${o("page.event.round",{n:t?.number??0})}</h2>
		<table class="book door"><thead><tr><th scope="col">${o("page.season.player")}</th>
			<th scope="col">${o("page.event.table.head")}</th><th scope="col">${o("page.event.chair.head")}</th></tr></thead>
			<tbody>${s.map(a=>i`<tr key=${`${a.table} ${a.chair}`}><th scope="row">${a.name}</th>
				<td><b>${S(a.table)}</b></td><td>${S(a.chair)}</td></tr>`)}</tbody></table>`}function S0({desk:{id:e,of:{view:t}}}){return i`<h1>${t.title}</h1>
		<p>${Dt(t.date)} · ${o(`variant.${t.variant}`)}</p>
		<${Fs} view=${t} rounds />
		${t.travellers?.length?i`<h2>${o("page.event.part.travellers")}</h2><${Hs} view=${t} event=${e} />`:null}`}var Fr=({connection:{offline:e,waiting:t}})=>e.value?i`<p class="trouble unprinted" role="status">${o("page.event.offline",{n:t.value.length})}</p>`:null;var On=({own:e,unsent:t,played:n})=>t?"unsent":e?.status??(n?"entered":"open"),Lf=(e,t)=>e.tables.find(n=>n.number===t),Rf=({players:e,dealer:t,out:n=""})=>[n,...e.map((s,a)=>e[(t+1+a)%e.length]??"")];function Lt(e,t){if(e.players.length===0)return t;if(!e.out)return e.players;let n=Rf(e),s=n.findIndex(r=>t.includes(r)),a=s<0?0:s-t.indexOf(n[s]??"");return t.map((r,l)=>n[(l+a+t.length)%t.length]??"")}var Qn=(e,t)=>Lt(e,t).map(n=>e.players.indexOf(n)).filter(n=>n>=0);function jc(e,t){let{players:n,dealer:s,out:a}=e;if(!a||a===t)return n;let r=Rf(e),[l,c]=[n.length,r.indexOf(t)],p=[...n];for(let u=0;u<l;u++)p[(s+1+u)%l]=r[(c+1+u)%r.length]??"";return p}function Yn(e,t,{entry:n,points:s=[]},a=e.out){let r=a?Lt(e,t).indexOf(a):-1;return{...n?{entry:n}:{points:s},...r>=0&&{out:r}}}function O0(e,t,n,s){let a=Xn(e),r=t.out===void 0?e.out:Lt(a,s.seats)[t.out],l=r?jc(a,r):a.players,{entry:c,points:p}=t,u={status:"entered",players:l,...c&&{entry:c},...p&&{points:p},results:[n.id]};return{...e,...r&&{out:r},played:!0,players:l,own:u,unsent:n}}var Xn=e=>({...e,players:e.own?.players??e.players??[]});function A0(e,t,n){let s=t.boards.map(Xn);for(let a of n){let r=a.of??a.replaces?.[0],l=s.find($=>r!==void 0&&$.own?.results?.includes(r));if(!a.result){l&&(s=s.map($=>$===l?{...$,unsent:a}:$));continue}if(a.round!==e.number||a.table!==t.number)continue;if(l&&l.number!==a.board){let{own:$,played:m,...h}=l;s=s.map(f=>f===l?{...h,players:l.players}:f)}let c=a.board??0,p=s.find($=>$.number===c),u={number:c,dealer:l?.dealer??0,players:l?.players??[]},d=O0(p??u,a.result,a,t);s=p?s.map($=>$===p?d:$):[...s,d]}return s}function _f(e,t,n){let s,a;for(let r of e.rounds){let l=Lf(r,t);if(!l)continue;let c=A0(r,l,n),p=r.closed||e.closed?void 0:c.find(u=>!u.played);s={round:r,table:l,boards:c,due:p},(c.some(u=>u.played)||a===void 0)&&(a=c.every(u=>u.played)?void 0:s)}return a??s}function Wf(e,t,n){let s=e.rounds.find(p=>p.number>n),a=e.rounds.find(p=>p.number===n),{seats:r=[],boards:l=[]}=(a&&Lf(a,t))??{},c=l.at(-1);return s?(c?Lt(Xn(c),r):r).map(p=>{let u=s.tables.find(d=>d.seats.includes(p));return{member:p,table:u?.number??0,chair:(u?.seats.indexOf(p)??-1)+1}}):[]}function Nc({board:e,seats:t,name:n,claim:s}){let{entry:a,points:r}=s??e.own??{};return i`<table class="book event-result">
		<thead><tr><td></td>${["sheet.bid","tricks","event.right.points"].map(l=>i`<th key=${l} scope="col">${o(`page.${l}`)}</th>`)}</tr></thead>
		<tbody>${Qn(e,t).map(l=>{let{bid:c,tricks:p,made:u,premium:d}=a?.hands[l]??{};return i`<tr key=${l}><th scope="row">${n(e.players[l]??"")}
					${d?i` <small class="soft">${ue(d)}</small>`:null}</th>
				<td>${c===void 0?"":S(c)}${u===void 0?null:i` <span class=${`mark ${u?"made":"failed"}`}
						aria-label=${o(u?"page.sheet.made":"page.sheet.failed")}>${u?"✓":"✗"}</span>`}</td>
				<td>${p===void 0?"":S(p)}</td>
				<td>${r?ee(r[l]??0):""}</td></tr>`})}</tbody>
	</table>`}function zr({title:e,forms:t,first:n="",onclose:s,children:a,...r}){let[l,c]=y(n),{board:p,table:u,name:d,put:$}=r,m=t[l];return i`<${I} broad title=${e} onclose=${s}><div class="stack desk-dialog">
		<p><b>${o(`page.event.status.${On(p)}`)}</b></p>
		${p.own?i`<${Nc} board=${p} seats=${u.seats} name=${d} />`:null}
		${a}
		<${U} hidden=${!n} label=${o("page.event.right")} value=${l}
			options=${Y("page.event.right",...Object.keys(t))} onchange=${c} />
		${m?i`<${m} key=${l} ...${r}
			put=${h=>($(h),s())} />`:null}
	</div><//>`}function Hr({view:e,at:t,board:n,result:s,put:a}){let[r,l]=y(n.number);return i`<form class="stack" onsubmit=${p=>{p.preventDefault();let u=o("page.event.right.other.reason",{board:st(e,r)});s&&a({do:"correction",...t,board:r,result:s,replaces:n.own?.results??[],reason:u})}}>
		<div class="row"><${X} label=${o("page.event.right.other.board")} value=${r} min=${1} max=${9999}
			onchange=${l} />
			<button class="button" disabled=${!s||r===n.number}>${o("page.event.correct")}</button></div>
		<p class="small soft">${o(`page.event.other.about.${e.play}`)}</p>
	</form>`}var T0=({of:e},{seats:t,boards:n})=>t.map((s,a)=>[...new Set([s,...n.map(r=>Lt(Xn(r),t)[a]??s)])].map(e.name).join(" / ")),If=({of:e},t,n,s)=>e.stand.filter(a=>a.do==="ruling"&&a.round===t.number&&a.table===n.number&&(a.board??0)===s.number);function qf({desk:e,round:t}){let[n,s]=y({table:0,board:-1}),a=t.closed||e.of.view.closed?[]:za(e.of,t),r=(d,$)=>If(e,t,d,$).length>0,l=t.tables.find(d=>d.number===n.table),c=l?.boards.find(d=>d.number===n.board),u={desk:e,round:t,table:l,onclose:()=>s({table:0,board:-1})};return i`${a.length?i`<p>${o("page.event.waiting",{list:R(a.map(e.of.name))})}</p>`:null}
		<ul class="desk-tables">${t.tables.map(d=>{let{played:$,of:m,done:h}=We(d);return i`<li key=${d.number} class=${h?"done":""}>
				<p class="row"><b>${o("page.event.table",{n:d.number})}</b>
					<span class="soft">${h?o("page.event.done"):o("page.event.progress",{n:$,of:m})}</span>
					${d.at?i`<a class="button plain" target="_blank" href=${`/t/${d.at}`}>${o("page.evenings.go")}</a>`:i`<${w} plain onclick=${()=>s({table:d.number,board:-1})}
							say=${o("page.event.change")} />`}</p>
				<p>${T0(e,d).join(" · ")}</p>
				<p class="board-marks">${d.boards.filter(f=>f.number||f.played).map(f=>i`<button type="button" key=${f.number}
					class=${`board-mark ${On(f)}`} onclick=${()=>s({table:d.number,board:f.number})}
					aria-label=${`${st(e.of.view,f.number)}: ${o(`page.event.status.${On(f)}`)}`}
						>${f.number||"∑"}${r(d,f)?"*":""}</button>`)}</p>
			</li>`})}</ul>
		<p class="small soft legend">${M0.filter(d=>t.tables.some($=>$.boards.some(m=>On(m)===d))).map(d=>i`<span key=${d}><i class=${`board-mark ${d}`} aria-hidden="true"></i>
				${` ${o(`page.event.status.${d}`)}`}</span>`)}
			${t.tables.some(d=>d.boards.some($=>r(d,$)))?i`<span>${o("page.event.ruled")}</span>`:null}</p>
		${l&&c?i`<${N0} ...${u} board=${c} />`:l?i`<${j0} ...${u} />`:null}`}var M0=["entered","confirmed","waiting","disputed","unfit"],Ff=({desk:{id:e,codes:t},table:{at:n,number:s}})=>i`<p><a class="button" target="_blank"
	href=${n?`/t/${n}`:`/event/${e}#${s}.${t[s-1]??""}`}>
	${o(n?"page.evenings.go":"page.event.pad")}</a></p>`;function j0({desk:e,round:t,table:n,onclose:s}){let{of:a,send:r}=e,[l,c]=y(n.seats),[p,u]=y(""),[d,$]=y("0"),[m,h]=y(We(n).played+1),f={round:t.number,table:n.number},g=a.stand.filter(j=>j.do==="seated"&&j.round===t.number&&j.table===n.number),b=za(a,t),k=a.view.members.map(j=>[j.id,a.name(j.id)]).sort(([j="",B=""],[q="",D=""])=>Number(b.includes(q))-Number(b.includes(j))||B.localeCompare(D)),v=(j,B)=>c(l.map((q,D)=>D===j?B:q===B?l[j]??"":q)),O=n.seats.filter((j,B)=>B!==Number(d)),A=n.seats.map((j,B)=>[String(B),`${o("page.event.chair",{n:B+1})}: ${a.name(j)}`]);return i`<${I} broad title=${zs(a.view,f)} onclose=${s}><div class="stack desk-dialog">
		<${Ff} desk=${e} table=${n} />
		<h3>${o("page.event.seated")}</h3>
		<form class="stack" onsubmit=${j=>(j.preventDefault(),s(),r({do:"seated",...f,seats:l,replaces:Ne(g)}))}>
			<div class="row">${l.map((j,B)=>i`<${W} key=${B} label=${o("page.event.chair",{n:B+1})}
				value=${j}
				options=${k} onchange=${q=>v(B,q)} />`)}</div>
			<p><button class="button" disabled=${l.join()===n.seats.join()}>${o("page.event.seated.do")}</button></p>
		</form>
		<h3>${o("page.event.substitute")}</h3>
		<form class="stack" onsubmit=${j=>(j.preventDefault(),s(),r({do:"substitute",...f,...Number(d)&&{chair:Number(d)},from:m,member:p}))}>
			<div class="row"><${W} label=${o("page.event.substitute.for")} value=${d}
				options=${A} onchange=${$} />
				<${W} label=${o("page.event.substitute.by")} value=${p} onchange=${u}
					options=${[["","–"],...k.filter(([j])=>!O.includes(j??""))]} />
				<${X} label=${o("page.event.substitute.from")} value=${m} min=${1} max=${200} onchange=${h} /></div>
			<p><button class="button" disabled=${!p}>${o("page.event.substitute.do")}</button></p>
		</form>
	</div><//>`}function N0({desk:e,round:t,table:n,board:s,onclose:a}){let{own:r,number:l}=s,c={round:t.number,table:n.number,...l&&{board:l}},p=e.of.stand.find($=>r?.results?.includes($.id)),u={...r&&{points:E0,other:Hr},ruling:P0,...r&&{remove:C0}},d=async $=>{await e.send($)&&M(Wr(e.of,$))};return i`<${zr} title=${zs(e.of.view,c)} desk=${e} view=${e.of.view}
		table=${n} at=${c} board=${Xn(s)} result=${p?.result} name=${e.of.name} put=${d}
		forms=${u} first=${r?"points":"ruling"} onclose=${a}>
		${If(e,t,n,s).map($=>i`<p key=${$.id}>${B0(e,s,$)}</p>`)}
		<${Ff} desk=${e} table=${n} /><//>`}function B0({of:e,setup:t},{number:n,own:s},{member:a,ruling:r,reason:l,round:c,table:p}){let u=e.view.travellers?.find(v=>v.board===n)?.lines??[],d=u.length>1?u.find(v=>v.round===c&&v.table===p):void 0,$=s?.players.findIndex(v=>e.root(v)===e.root(a))??-1,m=s?.points?.[$],[h,f]=[r?.score??"fixed",d?.field?.[$]],g={plus:1,minus:-1}[h]??0,b=m===void 0||f===void 0?void 0:m-Ia(f),k=h==="fixed"?S(r?.points??0):b===void 0?o(`page.event.ruling.${h}`):S(Math.round(100*(b+g*(t.scoring?.plus??0)))/100);return o("page.event.ruled.is",{name:e.name(a),was:m===void 0?"–":ee(m),now:k,reason:l??""})}function E0({at:e,table:t,board:n,name:s,put:a}){let[r,l]=y(n.players.map((c,p)=>n.own?.points?.[p]??0));return i`<${ot} say=${o("page.event.correct")} onsend=${c=>a({do:"correction",...e,result:Yn(n,t.seats,{points:r}),replaces:n.own?.results??[],reason:c})}>
		<div class="row">${Qn(n,t.seats).map(c=>i`<${X} key=${c}
			label=${s(n.players[c]??"")} value=${r[c]??0} min=${-9999} max=${9999}
			onchange=${p=>l(r.with(c,p))} />`)}</div>
		<p class="small soft">${o("page.event.points.about")}</p><//>`}function P0({desk:{of:e},at:t,board:n,table:s,put:a}){let r=e.view.play==="boards",l=Lt(n,s.seats).filter(f=>f!==n.out),[c,p]=y(l[0]??""),[u,d]=y(r?"average":"fixed"),[$,m]=y(0),h=e.stand.filter(f=>f.do==="ruling"&&f.round===t.round&&f.table===t.table&&f.board===t.board&&e.root(f.member)===c);return i`<${ot} say=${o("page.event.rule")} onsend=${f=>a({do:"ruling",...t,member:c,ruling:{score:u,...u==="fixed"&&$&&{points:$}},reason:f,replaces:Ne(h)})}>
		<div class="row"><${W} label=${o("page.event.ruling.who")} value=${c} onchange=${p}
				options=${l.map(f=>[f,e.name(f)])} />
			${r?i`<${W} label=${o("page.event.ruling.score")} value=${u} onchange=${d}
				options=${["average","plus","minus","fixed"].map(f=>[f,o(`page.event.ruling.name.${f}`)])} />`:null}
			${u==="fixed"?i`<${X} label=${o("page.season.points")} value=${$} min=${-9999} max=${9999}
				onchange=${m} />`:null}</div>
		<p class="small soft">${o("page.event.ruling.about")}</p><//>`}var C0=({board:e,put:t})=>i`<${ot} say=${o("page.event.withdraw")}
	onsend=${n=>t({do:"withdraw",replaces:e.own?.results??[],reason:n})} />`;function D0({of:e,act:t,all:n}){let s=t.result?.entry?.hands,a=e.view.rounds.find(p=>p.number===t.round)?.tables.find(p=>p.number===t.table),r=a?.boards.find(p=>p.number===(t.board??0));if(!s||!a||!r)return Ir(e,t);let l=Xn(r),c=p=>n.some(u=>u.result?.entry&&Zn(u.result.entry.hands[p])!==Zn(s[p]));return i`${n.some(p=>p.board!==t.board)?`${st(e.view,r.number)}: `:""}
		${Qn(l,a.seats).map((p,u)=>{let{bid:d="none",tricks:$="–"}=s[p]??{};return i`${u?" · ":""}${e.name(l.players[p])} <${c(p)?"mark":"span"}>
				${o("page.event.said",{bid:d,tricks:$})}<//>`})}`}function zf({desk:e,all:t}){let{of:n,send:s}=e;if(t.length===0)return null;let a=(r,l)=>{let{id:c,by:p,device:u,count:d,at:$,reason:m,...h}=l,f=r.acts,g=o("page.event.settled");l.do==="dispute"?s({do:"withdraw",replaces:f,reason:g}):l.result?s({...h,do:"correction",replaces:f,reason:g}):s({...h,...m&&{reason:m},replaces:f})};return i`<section class="desk-disputes" aria-label=${o("page.event.disputes")}>
		<h2>${o("page.event.disputes")}</h2>
		<ul>${t.map(r=>{let l=n.stand.filter(c=>r.acts.includes(c.id));return i`<li key=${r.acts.join()}><p><b>${zs(n.view,r)||o("page.event.kind",{kind:r.kind})}</b></p>
				${l.map(c=>i`<p key=${c.id} class="row">
					<span>${c.do==="dispute"?o("page.event.disputed"):i`<${D0} of=${n} act=${c} all=${l} />`}
						${c.reason?i` <em>${o("page.event.because",{reason:c.reason})}</em>`:null}
						<small class="soft">${Sc(n,c)}</small></span>
					<${w} onclick=${()=>a(r,c)}
						say=${o(c.do==="dispute"?"page.event.again":"page.event.so")} /></p>`)}
			</li>`})}</ul></section>`}var Kr=6e4,Hf={round:R0,players:Bf,ranking:H0,travellers:K0,log:kf,prints:Df};function Kf({connection:e,shown:t,own:n}){x(()=>{se(je)},[]),on(t.at);let{view:s,desk:{acts:a,setup:r,disputes:l,codes:c}}=t,p=pf(s,a),[u,d]=y(p.round?"round":"players"),[$,m]=y(!1),h=Ae.value.find(v=>v.id===s.variant)?.chairs??0,f=async(...v)=>{let O=await e.send(...v).done;for(let{why:A}of O)M(_(A));return O.length===0},g={id:t.event,of:p,setup:r,codes:c,live:h,send:f},b=Object.keys(Hf).filter(v=>v!=="travellers"||s.play==="boards"),k=Hf[u];return i`<main id="main" tabindex="-1" class="desk">
		<header class="unprinted"><div><h1>${Vn(s)}</h1>
			<p class="soft row"><span>${[Dt(s.date),o(`variant.${s.variant}`),o(`page.event.play.${s.play}`),s.closed?o("page.event.closed"):Sn(p.round,s.planned)].join(" · ")}</span>
				<${w} plain onclick=${()=>m(!0)} say=${o("page.event.setup")} /></p></div>
			<${L0} round=${p.round} desk=${g} /></header>
		<${Fr} connection=${e} />
		<div class="unprinted stack">
			${n}
			${l.length&&u!=="round"?i`<p class="trouble" role="status">${o("page.event.disputes.n",{n:l.length})}</p>`:null}
			<${U} hidden label=${s.title} value=${u} onchange=${d}
				options=${Y("page.event.part",...b)} />
		</div>
		<${k} key=${u} desk=${g} disputes=${l} />
		${$?i`<${Fa} desk=${g} onclose=${()=>m(!1)} />`:null}
	</main>`}function Bc(){let[,e]=y(0);return x(()=>{let t=setInterval(()=>e(n=>n+1),1e3);return()=>clearInterval(t)},[]),bt("there")}function Ec(e){let t=Math.abs(Math.round(e/1e3));return`${e<0?"−":""}${Math.floor(t/60)}:${String(t%60).padStart(2,"0")}`}function L0({round:e,desk:{of:t,setup:n,send:s}}){let a=Bc();if(!e||e.closed||n.online?.evening)return null;let r=Jf(t,n),l=t.stand.filter(p=>p.do==="clock"&&p.round===e.number),c=p=>s({do:"clock",round:e.number,ends:Math.round(p),replaces:Ne(l)});return i`<div class="desk-clock row">
		${e.ends?i`<b class=${a>e.ends?"trouble":""} role="timer">${Ec(e.ends-a)}</b>`:null}
		<${w} plain onclick=${()=>c(e.ends?Math.max(e.ends,a)+5*Kr:a+r*Kr)}
			say=${e.ends?o("page.event.clock.more"):o("page.event.clock.start",{n:r})} />
	</div>`}function Jf({acts:e},{deals:t}){let n=e.findLast(s=>s.do==="clock"&&!s.replaces?.length);return n?.ends&&n.at?Math.max(1,Math.round((n.ends-n.at)/Kr)):t*Dr}function R0({desk:e,disputes:t}){let{of:n}=e,[s,a]=y(0),r=n.rounds.find(l=>l.number===s)??n.round;return i`<${zf} desk=${e} all=${t} />
		${n.view.closed?i`<${q0} desk=${e} />`:i`<${F0} desk=${e} />`}
		${r?i`<section><div class="row"><h2>${o("page.event.round",{n:r.number})}${r.closed?i` <small class="soft">${o("page.event.round.closed")}</small>`:null}</h2>
				${n.rounds.length>1?i`<${W} hidden label=${o("page.event.rounds")} value=${String(r.number)}
					onchange=${l=>a(Number(l))}
					options=${n.rounds.map(l=>[String(l.number),o("page.event.round",{n:l.number})])} />`:null}
				<${I0} desk=${e} round=${r} /></div>
				<${qf} desk=${e} round=${r} /></section>`:null}`}var Jr=(e,t)=>e.stand.filter(n=>(n.do==="close"||n.do==="reopen")&&n.round===t),_0=e=>e.rounds.filter(t=>!t.closed&&(e.view.online||qs(t).length===0)).map(t=>({do:"close",round:t.number,replaces:Ne(Jr(e,t.number))}));function W0({rounds:e}){let t=[...new Set(e.flatMap(qs).map(n=>n.number))].sort((n,s)=>n-s);return{n:t.length,list:R(t.map(n=>S(n)))}}function I0({desk:{of:e,send:t},round:n}){let[s,a]=y(!1),r=qs(n).length,l=n.closed?"reopen":"close",c=()=>(a(!1),t({do:l,round:n.number,replaces:Ne(Jr(e,n.number))})),{closed:p,online:u}=e.view;if(p||u?.evening||u&&n.closed)return null;let d=u&&r?"next.sure":"close.sure";return i`<${w} plain onclick=${()=>l==="close"?a(!0):c()}
		say=${o(`page.event.${l}`)} />
		${s?i`<${Fe} title=${o("page.event.close")} text=${o(`page.event.${d}`,{n:r})}
			yes=${o("page.event.close")} onyes=${c} onclose=${()=>a(!1)} />`:null}`}var q0=({desk:{of:e,send:t}})=>i`<p class="row"><span class="lead">${o("page.event.over")}</span>
	${e.view.online?null:i`<${w} plain onclick=${()=>t({do:"reopen",replaces:Ne(Jr(e))})}
		say=${o("page.event.reopen.event")} />`}</p>`;function F0({desk:e}){let{of:t,send:n,live:s,setup:a}=e,{round:r,next:l,view:c}=t,p=W0(t),[u,d]=y(!1),[$,m]=y(0),[h,f]=y(null),[g,b]=y(()=>r&&!r.ends?0:Jf(t,a)),[k,v]=y(!1),O=r!==void 0&&l>c.planned,A=!O&&(p.n===0||u),{choices:j,wrong:B,players:q,enough:D}=Of(e.id,t,s,A),ie=[...q,...c.members.filter($e=>$e.bot).map($e=>$e.id)],ge=h?Oc(h,ie):qr(j[$]??j[0]),rt=a.play==="boards"?a.deals:0,qe=h||j.length?Tf(ge,s):"",xe=_0(t),pt=async()=>{v(!1);let $e=t.stand.filter(Mn=>Mn.do==="round"&&Mn.round===l),Us=[...xe,{do:"round",round:l,tables:Af(ge,l,rt),replaces:Ne($e)},...g?[{do:"clock",round:l,ends:bt("there")+g*Kr}]:[]];await n(...Us)&&(f(null),d(!1),m(0))};if(O)return i`<${z0} desk=${e} late=${p} closes=${xe} />`;let ts={closes:xe.length?"yes":"no",round:R(xe.map($e=>S($e.round))),n:ge.tables.flat().length,tables:ge.tables.length,minutes:g},de=p.n&&!c.online?o("page.event.wait.on",p):"";return i`<section class="desk-next" aria-label=${o("page.event.next",{n:l})}>
		${p.n&&!u?i`<p class="row"><span>${o("page.event.wait",p)}</span>
				<${w} plain onclick=${()=>d(!0)} say=${o("page.event.ahead",{n:l})} /></p>`:i`<div class="row"><${w} chief onclick=${()=>p.n&&c.online?v(!0):pt()}
					disabled=${!ge.tables.length||qe!==""} say=${o("page.event.next",{n:l})} />
				<p>${D?qe||(ge.tables.length?o("page.event.next.does",ts):B||o("page.event.seeking")):o("page.event.few",{n:s})}
					${de}</p></div>`}
		${k?i`<${Fe} title=${o("page.event.next",{n:l})} text=${o("page.event.next.sure",p)}
			yes=${o("page.event.next",{n:l})} onyes=${pt} onclose=${()=>v(!1)} />`:null}
		${A&&D&&(j.length||h)?i`<details><summary>${o("page.event.seating")}</summary><div class="stack">
				<${Mf} choices=${j} chosen=${h?-1:$}
					onchoose=${$e=>(f(null),m($e))} />
				<${jf} of=${t} plan=${Oc(ge,ie)} live=${s} onchange=${f} />
				<div class="row"><${X} label=${o("page.event.minutes")}
					value=${g} min=${0} max=${600} onchange=${b} />
					${h?i`<${Nf} onclick=${()=>f(null)} />`:null}</div>
			</div></details>`:null}
	</section>`}function z0({desk:{of:e,send:t,setup:n},late:s,closes:a}){let r=()=>t({do:"setup",setup:{...n,rounds:e.next},replaces:Ne(e.stand.filter(c=>c.do==="setup"))}),l=()=>t(...a,{do:"close",replaces:Ne(Jr(e))});return i`<section class="desk-next row">
		${s.n?i`<p>${o("page.event.wait",s)}</p>`:i`<${w} chief onclick=${l} say=${o("page.event.end")} /><p>${o("page.event.end.does")}</p>`}
		${e.view.online?.evening?null:i`<${w} plain onclick=${r} say=${o("page.event.more",{n:e.next})} />`}</section>`}function H0({desk:{of:{view:e}}}){return i`<section class="stack"><${Fs} view=${e} /><p><${bf} view=${e} /></p></section>`}function K0({desk:{id:e,of:{view:t}}}){return i`<section><h2 class="unseen">${o("page.event.part.travellers")}</h2>
		<${Hs} view=${t} event=${e} /></section>`}var J0=9e3,[U0,G0]=[16,2.05];function Uf({all:e}){let t=E(null),[{columns:n,rows:s},a]=y({columns:1,rows:1}),[r,l]=y(0);Me(()=>{let m=t.current;if(!m)return;let h=()=>{let g=parseFloat(getComputedStyle(m).fontSize)||16;a({columns:Math.max(1,Math.floor(m.clientWidth/g/U0)),rows:Math.max(1,Math.floor(m.clientHeight/g/G0))})},f=new ResizeObserver(h);return f.observe(m),h(),()=>f.disconnect()},[]);let c=n*s,p=Math.max(1,Math.ceil(e.length/c));x(()=>{if(p<2)return;let m=setInterval(()=>l(h=>h+1),J0);return()=>clearInterval(m)},[p]);let u=r%p,d=e.slice(u*c,(u+1)*c),$=Math.max(1,Math.min(s,Math.ceil(e.length/n)));return i`<div class="wall-box" ref=${t}>
		<ol class="wall-list" style=${`--columns: ${n}; --rows: ${$}`}>${d}</ol>
		${p>1?i`<p class="wall-page">${o("page.event.wall.page",{n:u+1,of:p})}</p>`:null}</div>`}function Gf({view:e}){let t=qa(e),n=t!==void 0&&df(t);return i`<main id="main" tabindex="-1" class="wall">
		<header><h1>${e.title}</h1>
			<p>${Sn(t,e.planned)}</p>
			<${V0} round=${t} /></header>
		${n?i`<${Q0} view=${e} round=${t} />`:i`<${Z0} view=${e} />`}
		<${Y0} round=${t} closed=${e.closed===!0} />
	</main>`}function V0({round:e}){let t=Bc();return!e?.ends||e.closed?null:i`<b class=${`wall-clock ${t>e.ends?"up":""}`} role="timer">${Ec(e.ends-t)}</b>`}function Z0({view:e}){return e.ranking.length===0?i`<p class="wall-said">${o("page.event.wall.soon")}</p>`:i`<${Uf} all=${e.ranking.map(t=>i`<li key=${t.member}>
		<span class="place">${t.place}</span> <span class="who">${_r(e,t)}</span>
		<b>${yf(e,t)}</b></li>`)} />`}var Q0=({view:e,round:t})=>{let n=t.tables.flatMap(s=>s.seats.map((a,r)=>({name:Ot(e,a),table:s.number,chair:r})));return n.sort((s,a)=>s.name.localeCompare(a.name)),i`<${Uf} all=${n.map(s=>i`<li key=${`${s.table} ${s.chair}`}>
		<span class="who">${s.name}</span>
			<b>${o("page.event.wall.to",{table:s.table,chair:s.chair+1})}</b></li>`)} />`};function Y0({round:e,closed:t}){let n=qs(e),s=e?.tables.some(a=>We(a).done)||(e?.ends??1/0)<Date.now();return t?i`<footer><b>${o("page.event.over")}</b></footer>`:!n.length||!s?null:i`<footer>${o("page.event.wall.late")} ${n.map(a=>{let{played:r,of:l}=We(a);return i`<span key=${a.number}><b>${o("page.event.table",{n:a.number})}</b>
			<small> (${o("page.event.progress",{n:r,of:l})})</small></span> `})}</footer>`}var Ur={ArrowDown:[1,0],ArrowUp:[-1,0],ArrowRight:[0,1],ArrowLeft:[0,-1]},X0=60,ex=600,Pc=class{#e;#n=[];#t=0;constructor(t){this.#e=t}press(t){return t==="Enter"&&performance.now()<this.#t?!0:this.#n.length===0&&this.#e.current()?this.#e.act(t):t in Ur||/^(.|Enter|Backspace|Redo)$/u.test(t)?(this.#n.length<X0&&this.#n.push(t),this.#s(),!0):!1}goOn(){for(;this.#n.length>0&&this.#e.current();)this.#e.act(this.#n.shift()??"");this.#s()}#s(){if(this.#e.changing())for(this.#n=this.#n.filter(t=>t!=="Backspace"&&t!=="Redo");this.#n[0]==="Enter";)this.#n.shift()}hear({fault:t,unfit:n}){(t||n)&&(this.#n=[]),this.#t=n?performance.now()+ex:0}},Vf=e=>e.target instanceof Element&&e.target.closest(".pad-panel")!==null;function Cc(e){if(!(e.ctrlKey||e.metaKey)||e.altKey)return e.key;let t=e.key.toLowerCase();return t==="z"&&!e.shiftKey?"Backspace":t==="z"||t==="y"?"Redo":""}function tx(e){if(!Cc(e)||e.altKey||document.querySelector("dialog[open]"))return!1;let t=e.target instanceof Element?e.target:null;return t?.closest("input, select, textarea, summary, [contenteditable]")?!1:e.key in Ur?t===document.body||Vf(e):!((e.key==="Enter"||e.key===" ")&&t?.closest("button, a"))}var nx=e=>e.repeat&&["Enter","Backspace","Redo"].includes(Cc(e));function Zf(e){let t=E(e);t.current=e;let n=E(!0),[,s]=y(0),a=E(null),r=a.current??=new Pc({act:l=>t.current.act(l)?(n.current=!1,s(c=>c+1),!0):!1,current:()=>n.current&&t.current.current(),changing:()=>t.current.changing()});return Me(()=>r.hear(e.pad),[e.pad]),x(()=>{n.current=!0,r.goOn()}),Me(()=>{let l=c=>{(nx(c)?Vf(c):tx(c)&&r.press(Cc(c)))&&c.preventDefault()};return document.addEventListener("keydown",l),()=>document.removeEventListener("keydown",l)},[]),l=>r.press(l)}var Ie=(e,t)=>t===void 0?"":e.seats[t]||(t<e.choices.live?o("seat",{n:t+1}):o("dummy")),Rt=e=>e.seats.map((t,n)=>Ie(e,n)),Qf=({rules:e,house:t})=>t?e.name:o(`variant.${e.id}`),Ha=e=>{let t=e.date?Date.parse(`${e.date}T12:00`):NaN;return Number.isNaN(t)?Qf(e):`${Qf(e)} · ${Z(t,{dateStyle:"long"})}`};function Ka(e){let t=e.map(n=>n.trim().toLowerCase());return e.find((n,s)=>t[s]&&t.indexOf(t[s])<s)}function An(e){let t=Rt(e),{end:n}=e;if(n&&!n.cut)return o("page.winner",{names:R(n.winners.map(r=>t[r]??"")),n:n.winners.length,you:"no"});let s=Math.max(...e.totals),a=t.filter((r,l)=>e.totals[l]===s);return e.deals.length===0?"":o("page.pad.leads",{names:R(a),n:a.length,points:S(s),over:n?"yes":"no"})}function Yf(e){let t=Rt(e),n=(r,l)=>r.map((c,p)=>`${t[p]} ${l(c)}`).join(", "),s=e.deals.map(r=>{let l=r.points.map((c,p)=>`${t[p]} ${ee(c)}${r.made[p]?" •":""}`).join(", ");return`${r.deal+1}. ${J(r.trump)}: ${l}`}),a=e.settlement??[];return[`Ninety-Nine · ${Ha(e)}`,n(e.totals,S),An(e),"",...s,"",...a].join(`
`).replaceAll(/\n{3,}/g,`

`).trim()}var eh=({what:e,seat:t=-1})=>e==="turnup"||e==="name"?{seat:-1,field:"trump"}:{seat:t,field:e==="number"?"premium":e==="tricks"?"tricks":"contract"},th=(e,t)=>e.seat===t?.seat&&e.field===t.field;function Lc(e,{what:t,seat:n=-1}){let s=e.hands[n]??{};switch(t){case"tricks":return s.tricks!==void 0;case"outcome":return s.made!==void 0||s.bid!==void 0;case"bid":return s.bid!==void 0;case"number":return/\d/.test(s.premium??"");default:return e.trump!==void 0}}var sx=e=>[...new Set(e.choices.premiums.map(t=>t.split(" ")[0]??""))],Xf=(e,t)=>e.choices.premiums.filter(n=>n.startsWith(`${t} `)).map(n=>Number(n.split(" ")[1])),ax=(e,t,n)=>{let s={...e,hands:e.hands.with(t,n)},a=s.hands.some(c=>c.premium),{trump:r,...l}=s;return a||e.hands[t]?.premium===n.premium?s:l},ox=e=>Object.fromEntries(Object.entries(e).filter(([,t])=>t!==void 0&&t!==""));function Rc({pad:e,deal:t,named:n,inserting:s=!1,words:a}){let r=e.deals[t],l=r??e.due;if(!l)return null;let c=n??(s&&e.choices.trumps.length>0?void 0:l.trump),p=c===l.trump||!l.trump?l.origin:"",u={dealer:Ie(e,l.dealer),lead:Ie(e,l.lead),past:r?"yes":"no"},d=l.vulnerable?.map($=>Ie(e,$)).join(", ");return i`<div class="pad-due">
		${c?i`<${fe} trump=${c} />`:i`<span class="sign none" aria-hidden="true">?</span>`}
		<p class="who">
			<b>${a?.title??o("page.pad.roles",u)}</b>
			<span class="soft">${a?.roles??o("page.pad.deal",{n:t+1})}</span>
		</p>
		<p class="trump">${c?p?o("why.trump",{trump:J(c),why:p}):J(c):e.choices.trumps.length?o("page.pad.turnup"):""}
			${d?i` <span class="soft">· ${o("pad.vulnerable",{names:d})}</span>`:null}
		</p>
	</div>`}var rx=({due:e,seat:t})=>{let n=t===e?.dealer?"dealer":t===e?.lead?"forehand":"";return n?i`<small class="role soft" aria-hidden="true">${o(`page.stats.place.${n}`)}</small>`:null},Dc=({label:e,text:t,said:n,now:s,wrong:a,onpick:r,children:l})=>i`<button type="button"
	class=${`box ${n?"said":t?"follows":""}`} aria-pressed=${s} data-wrong=${a||void 0}
	aria-label=${t?`${e}: ${t}`:e} onclick=${r}>${l??t}</button>`,Ja=e=>e.totals.some((t,n)=>t!==e.game[n]);function ix(e){let{pad:t}=e,n=t.choices.premiums.length>0;return i`<div class=${`pad-rows ${n?"":"unpaid"}`} role="group" aria-label=${o("page.pad.hands")}>
		<div class="heads soft small" aria-hidden="true">
			<span class="totals">${Ja(t)?o("page.pad.totals"):""}</span>
			<span>${o("page.sheet.won")}</span><span>${o("page.sheet.contract")}</span>
			${n?i`<span>${o("page.sheet.held")}</span>`:null}
		</div>
		${t.seats.map((s,a)=>i`<${lx} key=${a} ...${e} seat=${a} />`)}
	</div>`}function lx({pad:e,deal:t,draft:n,full:s,now:a,wrong:r,pick:l,seat:c}){let p=Ie(e,c),u=n.hands[c]??{},{tricks:d,bid:$,made:m,premium:h}=s.hands[c]??{},f=k=>({label:o(`page.pad.${k}.of`,{name:p}),now:th({seat:c,field:k},a),wrong:r===c,onpick:()=>l({seat:c,field:k})}),g=m===void 0?"":o(m?"page.sheet.made":"page.sheet.failed"),b=[$===void 0?"":o("page.pad.bid",{n:$}),g].filter(Boolean).join(", ");return i`<div class="hand-row">
		<span class="name">
			<span>${p}</span> <${rx} due=${e.deals[t]??e.due} seat=${c} />
			<b class="total">${e.game.length?S(e.game[c]??0):""}</b>
			${Ja(e)?i`<small class="rest soft">(${S(e.totals[c]??0)})</small>`:null}
		</span>
		<${Dc} ...${f("tricks")} said=${u.tricks!==void 0} text=${d===void 0?"":S(d)} />
		<${Dc} ...${f("contract")} said=${u.made!==void 0||u.bid!==void 0} text=${b}>
			<span class="bid">${$===void 0?"":S($)}</span>
			${g?i`<span class=${`mark ${m?"made":"failed"}`}>${m?"✓":"✗"}</span>`:null}
		<//>
		${e.choices.premiums.length>0&&c<e.choices.live?i`<${Dc} ...${f("premium")} said=${!!u.premium} text=${h?ue(h):""} />`:null}
	</div>`}var cx=({rules:{trump:e,joker:t}})=>e.by==="turnup"?[...e.plain.split(" ").filter(Boolean),...t?[o("joker")]:[]].join(", "):"";function px(e,t,n,s){let{seat:a,field:r}=n;if(r==="trump"){let d=cx(e);return e.choices.trumps.map($=>{let m=$==="none"&&d?i` <small>(${d})</small>`:null;return{key:$,on:t.trump===$,press:()=>s({...t,trump:$}),wide:!0,text:i`<${fe} trump=${$} /><span class="word">${J($)}${m}</span>`}})}let l=t.hands[a]??{},c=(d,$)=>s(ax(t,a,ox({...l,...d})),$),p=(d,$,m)=>({key:String(d),text:S(d),on:$,press:m,typed:String(d)});if(r==="tricks")return Array.from({length:e.choices.tricks+1},($,m)=>m).map($=>p($,l.tricks===$,()=>c({tricks:$})));if(r==="contract")return[{key:"made",wide:!0,text:`✓ ${o("page.sheet.made")}`,on:l.made===!0,typed:"+",press:()=>c({made:!0,bid:void 0})},{key:"failed",wide:!0,text:`✗ ${o("page.sheet.failed")}`,on:l.made===!1,typed:"-",press:()=>c({made:!1,bid:void 0})},...e.choices.bids.map(d=>p(d,l.bid===d,()=>c({bid:d,made:void 0})))];let[u=""]=(l.premium??"").split(" ");return[{key:"none",wide:!0,text:o("page.pad.no"),on:!l.premium,press:()=>c({premium:""})},...sx(e).map(d=>({key:d,wide:!0,text:ue(d),on:u===d,typed:o(`offer.letter.${d}`),or:d[0]??"",press:()=>c({premium:d},Xf(e,d).length>0)})),...(u?Xf(e,u):[]).map(d=>p(d,l.premium===`${u} ${d}`,()=>c({premium:`${u} ${d}`})))]}function ux({keys:e,label:t}){let n=e.filter(r=>!r.wide),s=Math.min(7,Math.max(5,Math.ceil(n.length/2))),a=r=>i`<button type="button" key=${r.key} class=${r.wide?"wide-key":"key"} aria-pressed=${r.on}
		aria-label=${r.label} onclick=${r.press}>${r.text}</button>`;return i`<div class="pad-keys" role="group" aria-label=${t}>
		<div class="words">${e.filter(r=>r.wide).map(a)}</div>
		<div class="digits" style=${{"--across":s}}>${n.map(a)}</div>
	</div>`}var nh=(e,{seat:t,field:n})=>n==="trump"?o("page.pad.trump"):o(`page.pad.${n}.of`,{name:Ie(e,t)}),dx={seat:-1,field:"trump"},$x=({choices:e,rules:t},n)=>e.trumps.length>0&&(t.trump.by==="turnup"||n.hands.some(s=>s.premium)),mx=({trump:e,now:t,onpick:n})=>i`<button type="button" class="box turn" aria-pressed=${t}
	onclick=${n}>${o("page.pad.trump")} ${e?i`<${fe} trump=${e} /> ${J(e)}`:"…"}
</button>`,_c=({redo:e})=>i`<button type="button" class="button redo" aria-label=${o("page.pad.redo")}
	title=${o("page.pad.redo")} onclick=${e}>
	<svg viewBox="0 0 24 24" aria-hidden="true"><path d="M15 5l5 5-5 5M20 10H9a5 5 0 0 0 0 10h4" /></svg>
</button>`;function Gr({open:e,pad:t,words:n,children:s}){let[a,r]=y({place:"",cell:null}),{deal:l,entry:c,stale:p,kept:u,place:d,correcting:$,inserting:m}=e,h=a.place===d?a.cell:null,f=xe=>r({place:d,cell:xe}),g=n?.enter??o(m?"page.pad.insert":$?"page.pad.correct":"page.pad.enter"),k=(t.missing??(t.entry||$?[]:t.due?.missing??[])).filter(xe=>!Lc(c,xe)),v=h??(k[0]?eh(k[0]):null),O=!p&&t.unfit!==void 0,A=!p&&t.entry!==void 0&&!t.fault&&(t.missing??[]).length===0&&!O,B=v?px(t,c,v,(xe,pt)=>(f(pt?v:null),e.set(xe))):[],q=hx(t.entry,c),D={Enter:()=>(A||O)&&e.enter(O),Backspace:()=>e.undoable&&e.undo(),Redo:()=>e.redoable&&e.redo()},ie=xe=>{let[pt,ts]=Ur[xe]??[];if(pt!==void 0&&ts!==void 0)f(yx(t,v,pt,ts));else{let de=(B.find($e=>$e.typed===xe)??B.find($e=>$e.or===xe))?.press??D[xe];if(!de)return!1;de()}return!0},ge=()=>e.wrong.peek()===""&&(e.stale||e.busy.peek()),qe=Zf({pad:t,act:ie,current:()=>e.told===t&&e.kept===u&&!ge(),changing:()=>e.busy.peek()});return i`<section class="pad-panel" aria-label=${g}>
		<${Rc} pad=${t} deal=${l} named=${q.trump} inserting=${m} words=${n} />
		${s}
		<${ix} pad=${t} deal=${l} draft=${c} full=${q} now=${v} wrong=${t.fault?.seat??-1}
			pick=${f} />
		<p class=${`pad-said ${t.fault||t.unfit?"trouble":A?"":"soft"}`} role="status">
			${gx(t,h,k)||(A?o("page.pad.ready"):" ")}
		</p>
		${$x(t,c)&&(q.trump||v?.field!=="trump")?i`<${mx} trump=${q.trump} now=${v?.field==="trump"} onpick=${()=>f(dx)} />`:null}
		${v&&!(A&&!h)?i`<${ux} keys=${B} label=${nh(t,v)} />`:null}
		<${fx} open=${e} press=${qe} can=${A||O} text=${O?o("page.pad.anyway"):g} />
	</section>`}var fx=({open:e,press:t,can:n,text:s})=>i`<div class="pad-acts">
	<${w} disabled=${!e.undoable} onclick=${()=>t("Backspace")} say=${o("page.pad.undo")} />
	${e.redoable?i`<${_c} redo=${()=>t("Redo")} />`:null}
	${e.correcting?i`<${w} onclick=${()=>e.leave()} say=${o("page.pad.cancel")} />`:null}
	<${w} chief aria-disabled=${!n} aria-busy=${e.busy.value} onclick=${()=>t("Enter")} say=${s} />
</div>`,hx=(e,t)=>({...e,...t,hands:t.hands.map((n,s)=>({...e?.hands[s],...n}))});function gx(e,t,n){if(e.fault||e.unfit)return(e.said??[]).join(" ");let s=n.find(a=>!t||th(eh(a),t));return s?o(`page.pad.ask.${s.what}`,{name:Ie(e,s.seat)}):t?nh(e,t):""}function yx(e,t,n,s){let a=["tricks","contract",...e.choices.premiums.length?["premium"]:[]],r=e.seats.length,l=t&&t.seat>=0?(t.seat+n+r)%r:0,c=Math.max(0,a.indexOf(t?.field??"tricks")),p=a[(c+s+a.length)%a.length]??"tricks";return{seat:l,field:p==="premium"&&l>=e.choices.live?"contract":p}}var bx=e=>({hands:e.seats.map(()=>({}))}),vx=e=>!e||!e.trump&&e.hands.every(t=>Object.keys(t).length===0),wx=3e3,kx=e=>e instanceof ls||e instanceof K&&([429,503].includes(e.status)||e.reason==="unfetched"),Xt=e=>pn(e)?o("page.pad.refused",{text:e.message}):_(e);function xx(e){let{record:t,summary:n,open:s,inserting:a}=e,r=sr(e),l=In(e),c={hands:n.names.map(()=>({}))};return a?{record:t,deal:r,entry:l??c}:s!==null?{record:t,deal:r,...l?{entry:l}:{}}:n.over?{record:t}:{record:t,entry:l??c}}var Sx=(e,t)=>JSON.stringify(e)===JSON.stringify(t),Ox=(e,t)=>qt({lang:le.peek(),...e},t),Vr=class{wrong=L("");busy=L(!1);#e;#n=L(null);#t=L(0);#s="";#a=new AbortController;#r=0;#i=[];#l=[];#c=null;#u="";#o;constructor(t,n=Ox){this.id=t,this.#e=n,this.#o=Ye(()=>this.#d())}close(){this.#o(),this.#a.abort(),clearTimeout(this.#r)}get kept(){return ht(this.id)}get told(){return this.#n.value?.told}get stale(){return this.#n.value?.of!==this.#p()}get deal(){return this.kept?sr(this.kept):0}get entry(){let{kept:t,told:n}=this;return(t&&In(t))??(n?bx(n):{hands:[]})}get correcting(){return this.kept?.open!==null}get inserting(){return this.kept?.inserting===!0}get undoable(){let{kept:t}=this;return t!==void 0&&(In(t)!==void 0||t.past.length>0)}get redoable(){let{kept:t}=this;return t!==void 0&&(this.#l.some(n=>n.of===this.place)||!In(t)&&t.next.length>0)}get place(){return`${this.kept?.versions.at(-1)} ${this.kept&&js(this.kept)}`}#p(){return this.kept?JSON.stringify({lang:le.value,...xx(this.kept)}):""}#d(){let t=this.#p(),n=t&&this.stale?`${this.#t.value} ${t}`:"";if(n===this.#s)return;if(this.#s=n,this.#a.abort(),clearTimeout(this.#r),!n)return void(this.wrong.value="");let{signal:s}=this.#a=new AbortController;this.#e(JSON.parse(t),{signal:s}).then(a=>s.aborted||(this.#n.value={of:t,told:a}),a=>{s.aborted||(this.wrong.value=Xt(a),kx(a)&&(this.#r=Number(setTimeout(()=>this.#t.value++,wx))))})}set(t){this.#i.push({of:this.place,entry:this.entry}),this.#l=[],this.#$(t)}#$(t){let{kept:n}=this;n&&Te(qn(n,js(n),vx(t)&&n.open===null?void 0:t))}correct(t){let{kept:n}=this,s=this.told?.deals[t];n&&s&&Te({...qn(Gt(n),t,n.drafts[t]??s.entry),open:t})}insert(t){let{kept:n}=this;n&&Te({...n,open:t,inserting:!0})}leave(){let{kept:t}=this;t&&Te(Gt(qn(t,js(t))))}async#m(t){let n=this.#c;this.busy.value=!0;let s=n?n.then(t,t):t();this.#c=s;try{return await s}finally{this.#c===s&&(this.#c=null,this.busy.value=!1)}}async enter(t=!1){let{kept:n,deal:s,entry:a}=this;if(!n||this.busy.peek())return;let r=js(n),l={record:n.record,do:n.inserting?"insert":"enter",deal:s,entry:a,...t?{again:t}:{}},c=await this.#m(()=>this.#h(l,(p,u)=>{let d=Gt(qn(p.record===u.record?p:vn(p,u),r)),$=p.drafts[r]??a;return Sx($,a)?d:{...qn(d,s,$),open:s}}));c&&ah(c)}async propose(t){let n=this.kept?.record??"",s=await this.#e({record:n,...t});if(!s.unfit)return s.fault?void M(sh(s)):s;let a=await this.#e({record:n,...t,again:!0});return a.unfit?s:{...a,unfit:s.unfit,said:[...s.said??[],...a.said??[]]}}async revise(t){let{kept:n}=this;if(!n||this.busy.peek())return;let s=await this.#m(()=>this.#h({record:n.record,...t,again:!0},(a,r)=>r.record===a.record?a:Gt({...vn(a,r),drafts:Ax(a,r)})));s&&ah(s)}async end(){let{kept:t}=this;t&&!this.busy.peek()&&await this.#m(()=>this.#h({record:t.record,do:"stop"},vn))}undo=()=>this.#f("past","pad.undone");redo=()=>this.#f("next","pad.redone");async#f(t,n){if(this.busy.peek()||this.#v(t))return;let s=await this.#m(()=>this.#g(t));s&&M(o(n,{what:s}))}#v(t){let{kept:n,place:s,entry:a}=this,r=t==="past",[l,c]=r?[this.#i,this.#l]:[this.#l,this.#i],p=l.findLastIndex(d=>d.of===s);if(r?!n||!In(n):p<0)return!1;let[u]=l.splice(Math.max(p,0));return c.push({of:s,entry:a}),p>=0&&u?this.#$(u.entry):this.leave(),!0}async#g(t){let{kept:n}=this,s=n&&y$(n,t);if(!n||s===void 0)return"";let{act:a="some",deal:r=0}=n[t].at(-1)?.did??{};return await this.#h({record:s},(c,p)=>Gt(b$(c,p,t)),n.record)?o(`pad.act.${a}`,{deal:r+1}):""}type(t,n){return this.#m(()=>this.#y(t,n))}async#y(t,n){let{kept:s}=this;if(!s)return[];let a=(p,u)=>o(p).split("|").concat(u).includes(t.trim().toLowerCase());if(a("cmd.undo","undo"))return[await this.#b("past","pad.undone","pad.nothing")];if(a("pad.cmd.redo","redo"))return[await this.#b("next","pad.redone","pad.nothing.again")];let r=`${s.record}
${t}`,l={record:s.record,line:t,lang:n,...r===this.#u?{again:!0}:{}},c=await this.#h(l,(p,u)=>u.record===p.record?p:Gt(h$(vn(p,u))));return this.#u=c?.again?r:"",c?.said??[]}async#b(t,n,s){if(this.#v(t))return o(n,{what:o("pad.act.some")});let a=await this.#g(t);return a?o(n,{what:a}):o(s)}async#h(t,n,s=t.record){let a=this.#p(),r=await this.#e(t).catch(l=>{M(_(l))});return tr(this.id),Je(()=>{let{kept:l}=this;if(!(!r||!l))return r.fault||r.unfit||r.entry?this.#x(t,r,a):l.record!==s&&l.record!==r.record?this.#w(l,t):(this.#k(n(l,r),r),r)})}#k(t,n){let s=this.#p();Te(t);let a=this.#p();a!==s&&(this.#n.value={of:In(t)?"":a,told:n})}#x(t,n,s){t.entry?s===this.#p()&&(this.#n.value={of:s,told:n}):M(sh(n))}#w(t,{deal:n=0,entry:s,record:a}){let r=t.summary.deals,l=n<r&&n<(this.told?.deals.length??0)&&this.told?.record===a;s&&Te({...qn(t,l?n:r,s),open:l?n:null}),M(o("page.pad.elsewhere"))}},sh=e=>(e.said??[]).join(" "),Ax=({drafts:e,summary:t},{deals:n})=>{let s=e[t.deals];return s?{[n.length]:s}:{}};function ah(e){let{did:t}=e,n=e.deals[t?.deal??-1];if(t?.act==="enter"&&n){let l=R(n.points.map((c,p)=>`${Ie(e,p)} ${ee(c)}`));return M(o("page.pad.entered",{n:t.deal+1,points:l}),!0)}if(!t)return;let s={deal:t.deal+1},r=["correct","delete","insert"].includes(t.act)?o(`pad.did.${t.act}`,s):o("pad.changed.head",{what:o(`pad.act.${t.act}`,s)});M([r,...e.said??[]].join(" "))}var Tx={pad:qt,variant:So},oh=e=>!e.trump&&e.hands.every(t=>Object.keys(t).length===0);function Mx(e){let t=e.map(s=>[...s].slice(0,24).join("").trim());return new Set(t.map(s=>s.toLowerCase())).size<t.length||t.includes("?")?e.map((s,a)=>o("page.pad.player",{n:a+1})):t}var rh=e=>`${bn}pad.${e.variant}`,Zr=4e3;async function jx({view:e,board:t,names:n},s){let{dealer:a,trump:r}=t,{seats:l}=await s.variant(e.variant,e.rules),c=[...Mx(n),...Array.from({length:l-n.length},()=>o("dummy"))],p={variant:e.variant,...e.rules&&{rules:e.rules},seats:c,first:a},u=await s.pad({begin:p},{within:Zr});if(!r||u.due?.trump===r)return u;let d={totals:c.map(()=>0),...r!=="none"&&{trump:r}};return s.pad({record:u.record,do:"head",head:{...u.head,opening:d}},{within:Zr})}function ih({names:e,board:t},n){let s=t.out?-1:t.dealer;return{...n,seats:n.seats.map((a,r)=>e[r]??a),deals:[],game:[],totals:[],due:n.due&&{...n.due,dealer:s,origin:"",trump:t.trump}}}function Nx(e,t){let n=t.hands.reduce((m,h)=>m+(h.tricks??0),0),s=t.hands.filter(m=>m.tricks===void 0).length===1,a=m=>s&&m.tricks===void 0?{...m,tricks:e.choices.tricks-n}:m,r={...t,hands:t.hands.map(a)},l="outcome",c=r.hands.slice(0,e.choices.live).map((m,h)=>({what:l,seat:h})),p=[...e.due?.missing??[],...c].filter(m=>!Lc(r,m)),u=p.some(m=>m.what==="tricks"),{tricks:d}=e.choices;return n===d||n<d&&(u||s)?{...e,entry:r,missing:p}:{...e,entry:t,fault:{deal:0,kind:"sum",number:n,limit:d,bid:-1,text:""},said:[o("page.event.phone.sum",{n,of:d})]}}var Qr=class{deal=0;inserting=!1;redoable=!1;busy=L(!1);wrong=L("");#e;#n;#t;#s=L(null);#a=void 0;#r=[];#i=L(0);#l=new AbortController;#c=0;#u;constructor(t,n=Tx){this.#e=t,this.#n=n,this.#t=L(Le(t.name)??t.was??{hands:[]}),this.#u=Ye(()=>this.#p())}close(){this.#u(),this.#l.abort(),clearTimeout(this.#c)}get told(){return this.#s.value?.told}get entry(){let{hands:t,...n}=this.#t.value;return t.length?this.#t.value:{...n,hands:(this.told?.seats??[]).map(()=>({}))}}get kept(){return this.#t.value}get place(){return this.#e.name}get stale(){return this.#s.value?.of!==this.#o()}get correcting(){return this.#e.was!==void 0}get undoable(){return this.#t.value.hands.length>0&&this.#t.value!==this.#e.was}#o(){return JSON.stringify([le.value,this.#t.value])}#p(){this.#i.value,this.#o();let{value:t}=this.#t;this.#l.abort(),clearTimeout(this.#c);let{signal:n}=this.#l=new AbortController,s=this.#o();this.#d(t,le.value,n).then(a=>n.aborted||Je(()=>(this.#s.value={of:s,told:a},this.wrong.value="")),a=>{n.aborted||(this.wrong.value=Xt(a),a instanceof ls&&(this.#c=Number(setTimeout(()=>this.#i.value++,Zr))))})}async#d(t,n,s){let a=this.#e,r=t.hands.length===0||oh(t);try{if(a.offline()&&!Wt.peek())throw new ls("there");let l=await(this.#a??=jx(a,this.#n));ae(rh(a.view),JSON.stringify(l));let c=ih(a,l);if(r)return c;let p={record:l.record,do:"enter",entry:t,lang:n},u=await this.#n.pad(p,{signal:s,within:Zr}),[d]=u.deals;if(d)return{...c,entry:d.entry,missing:[],game:d.points,totals:d.points};let{fault:$,missing:m,said:h}=u,f=$&&{fault:$,said:h??[]};return{...c,entry:u.entry??t,...m&&{missing:m},...f}}catch(l){this.#a=void 0;let c=Le(rh(a.view));if(!(l instanceof ls)||!c)throw l;let{due:p,choices:{live:u}}=c,d=(a.board.dealer+p.lead-p.dealer+u)%u;return Nx(ih(a,{...c,due:{...p,lead:d}}),t)}}set(t){this.#r.push(this.#t.peek()),this.#$(t)}#$(t){let{name:n,was:s}=this.#e,a=!t||oh(t);ae(n,a?null:JSON.stringify(t)),this.#t.value=a?s??{hands:[]}:t}undo(){this.#$(this.#r.pop())}redo(){}enter(){let t=this.told;!t||this.stale||(this.#e.enter(t.entry??this.entry,t.game.length?t.game:void 0),ae(this.#e.name,null))}leave(){ae(this.#e.name,null),this.#e.leave()}};function ch({id:e,table:t,code:n}){let s=ye(()=>new Ms(e,{table:t,code:n}),[e,t,n]);x(()=>()=>s.close(),[s]);let a=s.shown.value,r=o("page.event.table",{n:t});x(()=>{document.title=`${r} · Ninety-Nine`},[r]);let l=s.refused.value;if(l)return i`<${G} title=${r} wrong=${_(l)} />`;if(!a?.view){let c=s.offline.value;return i`<${G} title=${r} text=${o(c?"trouble.unreached":"page.event.phone.opening")} />`}return i`<${Bx} connection=${s} view=${a.view} />`}function Bx({connection:e,view:t}){let n=e.waiting.value,s=ye(()=>_f(t,e.table,n),[t,n]),[a,r]=y(-1),[l,c]=y(-1),p=f=>Ot(t,f),u=(...f)=>{e.send(...f)},d=i`<header class="event-head">
		<h1>${o("page.event.table",{n:e.table})}</h1>
		<p class="standing">${s?Sn(s.round,Math.max(t.planned,s.round.number)):null}</p>
		<p class="soft">${t.title}</p>
	</header>`,$=i`<${Ex} connection=${e} view=${t} />`;if(!s)return i`<main id="main" tabindex="-1" class="stack event-table">${d}${$}
			<p>${o("page.event.phone.unopened")}</p></main>`;let m={connection:e,view:t,sitting:s,name:p,send:u},h=s.boards.find(f=>f.number===a);return i`<main id="main" tabindex="-1" class="pad event-table">
		<section class="pad-sheet">
			${d}${$}
			<${Cx} here=${m} />
			<${Px} here=${m} onpick=${r} />
			<p><a href=${`/event/${e.id}`} target="_blank">${o("page.event.phone.ranking")}</a></p>
		</section>
		<${Dx} here=${m} corrected=${l} setCorrected=${c} />
		${h?i`<${Rx} here=${m} board=${h} onclose=${()=>r(-1)}
				correct=${()=>(c(a),r(-1))} />`:null}
	</main>`}function Ex({connection:e,view:t}){let{refusals:n}=e;return i`<div class="event-state"><${Fr} connection=${e} />
		${n.value.map(s=>i`<p key=${s.act.id} class="trouble" role="alert">
			${s.act.board?`${st(t,s.act.board)}: `:""}${_(s.why)}
			<${w} plain say=${o("page.close")}
				onclick=${()=>n.value=n.value.filter(a=>a!==s)} />
		</p>`)}
	</div>`}function Px({here:{view:e,sitting:t,name:n},onpick:s}){let{table:{seats:a},boards:r,due:l}=t,c=r.map(m=>({board:m,status:On(m),players:Lt(m,a)})),p=({own:m,players:h},f)=>m?.points?.[h.indexOf(f)],u=(m,h)=>{let f=p(m,h);if(f!==void 0)return ee(f);let g=m.own?.entry?.hands[m.players.indexOf(h)]?.tricks,b=m.own&&m.out===h?"–":g===void 0?"":`(${S(g)})`;return i`<span class="soft">${b}</span>`},d=(m,h)=>m.own?i`<button type="button" class="link" aria-haspopup="dialog"
		onclick=${()=>s(m.number)}>${h}</button>`:h,$=a.map((m,h)=>({names:[...new Set([m,...c.map(({players:f})=>f[h]??m)])].map(n),sum:c.reduce((f,{board:g,players:b})=>f+(p(g,b[h]??"")??0),0)}));return i`<table class="book event-boards">
		<thead><tr><th scope="col">${o(e.play==="boards"?"page.event.phone.boards":"page.sheet.deal")}</th>
			${$.map(({names:m},h)=>i`<th key=${h} scope="col">${m.join(" / ")}
				<small>${o("page.event.chair",{n:h+1})}</small></th>`)}</tr></thead>
		<tbody>${c.map(({board:m,status:h,players:f})=>i`<tr key=${m.number} data-status=${h}
			class=${m===l?"now":""}>
			<th scope="row">${d(m,i`<span>${m.number}</span> <small class="soft">
				${o(m===l?"page.event.phone.now":`page.event.status.${h}`)}</small>`)}</th>
			${f.map((g,b)=>i`<td key=${b}>${u(m,g)}</td>`)}
		</tr>`)}</tbody>
		<tfoot><tr><th scope="row">${o("page.event.phone.sum.head")}</th>
			${$.map(({sum:m},h)=>i`<td key=${h}>${ee(m)}</td>`)}</tr></tfoot>
	</table>`}function Cx({here:{view:e,sitting:t,connection:n,name:s}}){let a=t.boards.some(c=>c.played),r=a?t.round.number:t.round.number-1,l=Wf(e,n.table,r);return e.closed||l.length===0||t.due&&a?null:i`<section class="event-moves">
		<h2>${o("page.event.phone.moves")}</h2>
		<ul>${l.map(({member:c,table:p,chair:u})=>i`<li key=${c}><b>${s(c)}</b> <span>${o(p?"page.event.wall.to":"page.event.out",{table:p,chair:u})}</span></li>`)}</ul>
	</section>`}function Dx({here:e,corrected:t,setCorrected:n}){let{connection:s,sitting:a}=e,[r,l]=y([]),c=h=>(h.own?.results??[]).join(),p=h=>h.unsent!==void 0||r.includes(c(h)),u=h=>l([...r,c(h)]),d=a.boards.find(h=>h.number===t);if(d)return i`<${lh} key=${`c${t}`} here=${e} board=${d} done=${()=>n(-1)} />`;let $=a.boards.find(h=>h.own?.status==="disputed"&&!p(h))??a.boards.find(h=>h.own?.status==="entered"&&!p(h)&&!(h.own.results??[]).some(f=>s.isMine(f)));if($)return i`<${_x} key=${`${$.number} ${$.own?.status}`} here=${e} board=${$}
			wait=${()=>u($)} again=${()=>n($.number)} />`;if(a.due)return i`<${lh} key=${a.due.number} here=${e} board=${a.due} />`;let{closed:m}=e.view;return i`<section class="pad-panel ended"><p class="winner">${o(`page.event.${m?"over":"phone.done"}`)}</p>
		<p class="soft">${o(`page.event.phone.${m?"over":"done"}.about`)}</p></section>`}function lh({here:e,board:t,done:n}){let{connection:s,view:a,sitting:r,name:l,send:c}=e,{table:{seats:p},round:u}=r,[d,$]=y(-1),[m,h]=y(!1),[f,g]=y(null),b=Lt(t,p),k=b[d]??t.out,v={...t,players:k?jc(t,k):t.players,...k&&{out:k}},O=Qn(v,p),A=O.map(de=>v.players[de]??""),j={round:u.number,table:s.table,board:t.number},B=n&&t.own?.entry,q=(de,$e)=>({...de,hands:de.hands.map((Us,Mn)=>Mn<O.length&&de.hands[$e(Mn)]||Us)}),D=de=>q(de,$e=>O.indexOf($e)),ie=ye(()=>new Qr({view:a,board:{...v,dealer:O.indexOf(t.dealer)},names:A.map(l),name:`${bn}${s.id}.draft.${j.round}.${j.table}.${j.board}`,offline:()=>s.offline.peek(),...B&&{was:q(B,de=>O[de]??de)},enter:(de,$e)=>{if(n)return g(D(de));c({do:"result",...j,result:Yn(v,p,{entry:D(de)})});let Us=A.map((Mn,Vg)=>`${l(Mn)} ${ee($e?.[Vg]??0)}`);$e&&M(`${st(a,t.number)}: ${R(Us)}`)},leave:()=>n?.()}),[t.number,t.trump,A.join()]);x(()=>()=>ie.close(),[ie]);let{told:ge}=ie;if(!ge)return i`<section class="pad-panel"><p class=${ie.wrong.value?"trouble":"soft"} role="status">
			${ie.wrong.value||o("page.event.phone.opening")}</p></section>`;let rt=l(A[ge.due?.lead??0]??""),qe=k?o("page.event.phone.out",{name:l(k),lead:rt}):o("page.pad.roles",{dealer:l(v.players[t.dealer]??""),lead:rt,past:"no"}),xe=o(n?"page.event.phone.correct":"page.event.enter.do"),pt={title:st(a,t.number),roles:qe,enter:xe},ts=de=>{let $e=t.own?.results??[];f&&c({do:"correction",...j,result:Yn(v,p,{entry:f}),replaces:$e,reason:de}),n?.()};return i`<${Gr} open=${ie} pad=${ge} words=${pt}>
		${k&&t.own===void 0?i`<p class="row small"><${w} plain aria-expanded=${m} onclick=${()=>h(!m)}
				say=${o("page.event.phone.out.other")} />
				${m?b.map((de,$e)=>de!==k&&i`<${w} key=${de} say=${l(de)}
					onclick=${()=>($($e),h(!1))} />`):null}</p>`:null}
		${f?i`<${ph} title=${pt.title} say=${xe} why=${ts} onclose=${()=>g(null)} />`:null}
	<//>`}var ph=({title:e,say:t=e,why:n,onclose:s})=>i`<${I} title=${e} onclose=${s}>
	<${ot} table say=${t} onsend=${n} /><//>`,Lx=({board:e,put:t})=>i`<${ot} table say=${o("page.event.phone.dispute")}
	onsend=${n=>t({do:"dispute",of:e.own?.results?.[0]??"",reason:n})} />`;function Rx({here:{view:e,sitting:{round:t,table:n},name:s,send:a},board:r,onclose:l,correct:c}){let p=r.own?.entry,u=r.own?.settled,d=e.play==="boards"&&p&&!u,$={...!r.unsent&&{dispute:Lx},...d&&{other:Hr}};return i`<${zr} title=${st(e,r.number)} view=${e} table=${n} board=${r}
		at=${{round:t.number,table:n.number,board:r.number}} name=${s} put=${a}
		result=${p&&Yn(r,n.seats,{entry:p})} forms=${$} onclose=${l}>
		<p class="small soft">${o(`page.event.phone.${u?"settled":"chairs"}`)}</p>
		${u?null:i`<p><${w} onclick=${c} say=${o("page.event.phone.correct")} /></p>`}<//>`}function _x({here:{connection:e,view:t,sitting:{round:n,table:s},name:a,send:r},board:l,wait:c,again:p}){let[u,d]=y(!1),{claims:$,results:m=[],entry:h,points:f,settled:g}=l.own??{},b=$&&g,k=$??[{board:l.number,...h&&{entry:h},...f&&{points:f}}],v=D=>D.entry!==void 0||D.points!==void 0,O=$?k.filter(v).length>1?"differ":"contested":"agree",A=m[0]??"",j=D=>r($?{do:"correction",round:n.number,table:s.number,board:l.number,result:Yn(l,s.seats,D),replaces:m,reason:o("page.event.phone.reason.settled")}:{do:"confirm",of:A}),B=(D,ie)=>v(D)?e.isMine(m[ie]??"")?"mine":"theirs":"objects",q=st(t,l.number);return i`<section class="pad-panel event-question" aria-label=${q}>
		<h2>${o(`page.event.phone.${O}`,{board:q})}</h2>
		<div class="event-claims">${k.map((D,ie)=>i`<section key=${m[ie]}>
			${$?i`<h3>${o(`page.event.phone.${B(D,ie)}`)}</h3>`:null}
			${D.board&&D.board!==l.number?i`<p>${st(t,D.board)}</p>`:null}
			${D.reason?i`<p class="soft">${D.reason}</p>`:null}
			${v(D)?i`<${Nc} board=${l} seats=${s.seats} name=${a} claim=${D} />`:null}
			${v(D)&&D.board===l.number&&!b?i`<${w} chief onclick=${()=>j(D)} say=${o(`page.event.${$?"so":"phone.yes"}`)} />`:null}
		</section>`)}</div>
		${b?i`<p class="soft">${o("page.event.phone.settled")}</p>`:null}
		<div class="pad-acts">
			<${w} onclick=${c} say=${o("page.event.phone.later")} />
			${b?null:i`<${w} onclick=${$?p:()=>d(!0)}
				say=${o(`page.event.phone.${$?"neither":"no"}`)} />`}
		</div>
		${u?i`<${ph} title=${o("page.event.phone.dispute")} onclose=${()=>d(!1)}
				why=${D=>(r({do:"dispute",of:A,reason:D}),d(!1))} />`:null}
	</section>`}var Wx=1e3;function Ix(){let[e,t]=y(location.hash);return x(()=>{let n=()=>t(location.hash);return addEventListener("hashchange",n),()=>removeEventListener("hashchange",n)},[]),/^#(\d{1,2})\.([\w-]+)$/.exec(e)}function qx({rest:[e="",t=""]}){let[,n,s=""]=Ix()??[];return n?i`<${ch} key=${`${e} ${n} ${s}`} id=${e} table=${Number(n)} code=${s} />`:te.value||!fn.value?i`<${G} text=${te.value?o("page.event.server"):""} />`:i`<${Fx} key=${`${e} ${T.value?.id}`} id=${e} wall=${t==="wall"} />`}function Fx({id:e,wall:t}){let[n,s]=y(null);x(()=>{let u=new Ms(e,{pace:Wx});return s(u),()=>u.close()},[e]);let a=n?.shown.value,r=n?.refused.value;if(!n||!a?.view)return i`<${G} wrong=${r?_(r):""} />`;let{view:l,desk:c}=a;if(t)return i`<${Gf} view=${l} />`;let p=i`<${zx} view=${l} you=${a.you} connection=${n} />`;return c?i`<${Kf} connection=${n} shown=${{...a,view:l,desk:c}} own=${p} />`:i`<${Hx} id=${e} view=${l} you=${a.you} own=${p} />`}function zx({view:e,you:t,connection:n}){let s=T.value;if(!e.online||e.closed||!s)return null;let a=async $=>{for(let{why:m}of await n.send($).done)M(_(m))},r=qa(e),c=(r&&!r.closed?r.tables:[]).find($=>t!==void 0&&$.seats.includes(t)),p=(r?.number??0)+1,u=e.members.find($=>$.id===t)?.plays,d=e.online.evening;return t===void 0?d?null:i`<p><${w} chief onclick=${()=>a({do:"member",member:s.id,person:s.id,name:s.name})} say=${o("page.event.take")} /></p>`:i`<p class="row">
		${c?.at&&We(c).played<We(c).of?i`<a class="button chief" href=${`/t/${c.at}`}>${o("page.evenings.go")}</a>`:null}
		${d?null:i`<${w} plain onclick=${()=>a({do:u?"gone":"here",member:t,round:p})}
				say=${o(u?"page.event.leave":"page.event.return",{n:p})} />`}</p>`}function Hx({id:e,view:t,you:n,own:s}){let a=qa(t);return i`<main id="main" tabindex="-1" class="records">
		<header class="stack"><h1>${Vn(t)}</h1>
			<p class="soft">${Dt(t.date)} · ${o(`variant.${t.variant}`)} · ${t.closed?o("page.event.closed"):Sn(a,t.planned)}</p></header>
		${s}
		${a&&!t.closed?i`<section><h2>${o("page.event.round",{n:a.number})}</h2>
				<ul class="held">${a.tables.map(r=>i`<li key=${r.number} class="row">
					<span><b>${o("page.event.table",{n:r.number})}</b> ${vf(t,r.seats)}</span>
					<span class="soft">
						${o("page.event.progress",{n:We(r).played,of:We(r).of})}</span></li>`)}</ul></section>`:null}
		<section><h2>${o("page.event.part.ranking")}</h2><${Fs} view=${t} you=${n} /></section>
		${t.travellers?.length?i`<section><h2>${o("page.event.part.travellers")}</h2>
				<${Hs} view=${t} event=${e} /></section>`:null}
	</main>`}function Wc({code:e,onrenew:t}){let{busy:n,once:s}=C(),a=()=>s(async()=>{await tu(),M(o("page.group.renewed")),t()}),r=`${location.origin}/people/${T.value?.id}#${e}`;return i`<p>${o("page.people.add.about")}</p>
		<${Pt} invites key=${e} link=${r} label=${o("page.people.link")} />
		<p class="row"><${w} plain aria-busy=${n} onclick=${a} say=${o("page.group.renew")} /></p>`}function uh({id:e,name:t,code:n,ondone:s}){let a=tt(),{busy:r,once:l}=C(),c=()=>l(async()=>{if(!await a.keep())return;let{players:p}=await nt(()=>et()),u=await nu({player:e,code:n});qc(p).length===0&&Xr([u]),s(),M(o("page.friends.new",{what:"friend",n:1,names:t})),document.getElementById("main")?.focus()});return i`<h1>${o("page.friends.invited",{name:t})}</h1>
		<p class="lead">${o("page.friends.about",{name:t})}</p>
		${T.value?null:i`<${ut} name=${a} />`}
		<p class="row"><${w} chief aria-busy=${r} onclick=${c} say=${o("page.friends.accept")} />
			<${w} onclick=${()=>V("/")} say=${o("page.friends.decline")} /></p>`}var dh="ninetynine.followers",Kx=300;function Ic(){let[e,t,...n]=(Ue(dh)??"").split(" ");return e===T.peek()?.id?{seen:Number(t),ids:n}:void 0}function Xr(e){let{seen:t,ids:n}=Ic()??{seen:0,ids:[]},s=Math.max(t,...e.map(r=>r.follower??0)),a=new Set([...n,...e.filter(r=>r.follower).map(r=>r.id)]);ae(dh,[T.peek()?.id,s,...[...a].slice(-Kx)].join(" "))}function qc(e){let t=Ic();return t?e.filter(n=>(n.follower??0)>t.seen&&!t.ids.includes(n.id)):(Xr(e),[])}var $h=e=>["friend","follow"].map(t=>{let n=e.filter(s=>(s.friend?"friend":"follow")===t).map(s=>s.name);return n.length?o("page.friends.new",{what:t,n:n.length,names:R(n)}):""}).filter(Boolean),mh=({of:e})=>$h(e).map(t=>i`<span key=${t}>${t} </span>`);function fh({players:e}){let[t]=y(()=>qc(e));return x(()=>{Xr(e)},[e]),t.length?i`<p class="lead" role="status"><${mh} of=${t} /></p>`:null}var Yr=L(-1),hh=(e,t)=>N(async()=>e?qc((await et()).players):[],t,T.value?.id).value??[];function Jx(){let e=hh(Yr.value>(Ic()?.seen??-1),Yr.value);return e.length?i`<p class="friends" role="status"><a href="/people"><${mh} of=${e} /></a></p>`:null}function Ux(){let{turn:e}=Ve(6e5),t=hh(!0,e);return x(()=>{t.length!==0&&(M($h(t).join(" ")),Xr(t))},[t]),null}function gh({group:e,organises:t}){let[n,s]=y(0),{value:a}=N(()=>ko({group:e}),e,n);return a?.events.length?i`<section class="season-of"><h2>${o("page.season")}</h2>
		<${Vx} season=${a} />
		<${Zx} season=${a} />
		<p class="row"><${w} plain onclick=${()=>Qx(a)} say=${o("page.season.csv")} /></p>
		${t?i`<${Yx} group=${e} season=${a} onchange=${()=>s(n+1)} />`:null}
	</section>`:null}var Gx=e=>e.absent&&!e.counts?"–":e.counts?at(e.points):`(${at(e.points)})`,Vx=({season:{events:e,players:t}})=>i`<${ne}><table class="book">
	<thead><tr><th scope="col">${o("page.event.place")}</th><th scope="col" class="who">${o("page.season.player")}</th>
		<th scope="col">${o("page.season.points")}</th>
		${e.map(n=>i`<th key=${n.event} scope="col">
			<a href=${`/event/${n.event}`}>${Dt(n.date)}</a></th>`)}
		<th scope="col">${o("page.season.balance")}</th></tr></thead>
	<tbody>${t.map(n=>i`<tr key=${n.player}><td>${n.place}</td><th scope="row" class="who">${n.name}</th>
		<td><b>${at(n.total)}</b></td>${n.results.map(s=>i`<td key=${s.event}
			class=${s.counts&&!s.absent?"":"soft"}>${Gx(s)}</td>`)}
		<td>${ee(n.balance)}</td></tr>`)}</tbody>
</table><//>`;function Zx({season:{count:e,players:t}}){let n=t.flatMap(s=>(s.adjustments??[]).map(a=>({...a,name:s.name})));return i`<p class="small soft">${e.best?o("page.event.season.best",{n:e.best}):o("page.event.season.all")}
			${" "}${o(e.mean?"page.event.season.mean":"page.event.season.zero")}</p>
		${n.length?i`<ul class="small">${n.map((s,a)=>i`<li key=${a}>${o("page.event.season.given",{name:s.name,n:ee(s.points),reason:s.reason})}</li>`)}</ul>`:null}`}function Qx({events:e,players:t}){let n=t.map(s=>[s.place,s.name,at(s.total),...s.results.map(a=>a.absent?"":at(a.points)),s.boards,s.made,s.balance]);rn(rs([["place","player","points",...e.map(s=>s.date),"boards","made","balance"],...n]),"season.csv")}function Yx({group:e,season:{count:t,players:n},onchange:s}){let[a,r]=y(t.best??0),[l,c]=y(t.from??""),[p,u]=y(""),[d,$]=y(0),[m,h]=y(["",""]),f=[["","–"],...n.map(k=>[k.player,k.name])],g=k=>se(async()=>{await Xx(e,{...t,...k})&&s()}),b=t.same??[];return i`<details><summary>${o("page.event.season.rules")}</summary><div class="stack">
		<form class="row" onsubmit=${k=>(k.preventDefault(),g({best:a||void 0,from:l||void 0}))}>
			<${X} label=${o("page.event.season.best.n")} value=${a} min=${0} max=${999} onchange=${r} />
			<${z} type="date" label=${o("page.event.season.from")} value=${l} oninput=${c} />
			<button class="button">${o("page.event.save")}</button></form>
		<${Oe} label=${o("page.event.season.mean.check")} checked=${t.mean??!1}
			onchange=${k=>g({mean:k||void 0})} />
		<${ot} say=${o("page.event.season.give")} can=${p&&d} onsend=${k=>g({adjustments:[...t.adjustments??[],{player:p,points:d,reason:k}]})}>
			<div class="row"><${W} label=${o("page.season.player")} value=${p}
				options=${f} onchange=${u} />
				<${X} label=${o("page.season.points")} value=${d}
					min=${-9999} max=${9999} onchange=${$} /></div><//>
		<div class="row"><${W} label=${o("page.event.season.same")} value=${m[0]} options=${f}
				onchange=${k=>h([k,m[1]??""])} />
			<${W} label=${o("page.event.season.is")} value=${m[1]} options=${f}
				onchange=${k=>h([m[0]??"",k])} />
			<${w} disabled=${!m[0]||!m[1]||m[0]===m[1]}
				onclick=${()=>(g({same:[...b,m]}),h(["",""]))}
				say=${o("page.event.same.do")} /></div>
		${b.length?i`<p class="row small"><span>${R(b.map(([k])=>k??""))}</span>
			<${w} plain onclick=${()=>g({same:void 0})} say=${o("page.event.unjoin")} /></p>`:null}
	</div></details>`}async function Xx(e,t){let{events:[n]}=await wo({group:e});if(!n)return!1;let{desk:s}=await Qo({event:n.event});if(!s)return!1;let a=Ne(wc(s.acts).filter(c=>c.do==="setup")),r=Object.fromEntries(Object.entries(t).filter(([,c])=>c!==void 0)),{refused:l}=await Yo({event:n.event,acts:[{do:"setup",id:ce(),setup:{...s.setup,count:r},replaces:a}]});return l.length&&M(o("refusal.event-organiser")),l.length===0}var e1=10,t1=5,n1=({rest:[e=""]})=>i`<main id="main" tabindex="-1" class="records people">
	${e?i`<${l1} key=${e} id=${e} />`:i`<${s1} key=${T.value?.id} />`}
</main>`;function s1(){let[e,t]=y(0),{value:n,wrong:s}=N(async()=>{if(!T.peek()||te.peek())return{players:[],code:"",tables:[]};let[{players:d,code:$},{all:m}]=await Promise.all([et(),Oo("friends",1,"there")]);return{players:d,code:$,tables:m}},String(e)),a=()=>t(d=>d+1),{players:r=[],code:l="",tables:c=[]}=n??{},p=d=>d.mute||d.block,u=(d,$)=>$.length>0?i`<section key=${d}><h2>${o(`page.people.${d}`)}</h2>
			<ul class="held">${$.map(m=>i`<${i1} key=${m.id} of=${m} beside=${r} onchange=${a} />`)}</ul></section>`:null;return i`<h1>${o("page.people")}</h1>
		${te.value?null:i`<p><a href="/you">${o(T.value?"page.you.go":"page.you.back")}</a></p>`}
		${s?i`<p class="trouble" role="status">${s}</p>`:null}
		${l?i`<${fh} players=${r} />`:null}
		${n&&r.length===0?i`<section><p class="lead">${o("page.people.none")}</p>
				<p><a class="button chief" href="/">${o("page.records.play")}</a></p></section>`:null}
		${c.length?i`<${Fc} tables=${c} />`:null}
		${u("friends",r.filter(d=>d.friend))}
		${u("followers",r.filter(d=>d.follower&&!d.follow&&!p(d)))}
		${u("followed",r.filter(d=>d.follow&&!d.friend))}
		${te.value?null:i`<${a1} />`}
		${l?i`<section><h2>${o("page.people.add")}</h2><${Wc} code=${l} onrenew=${a} /></section>`:null}
		${u("met",r.filter(d=>d.met&&!d.follow&&!d.follower&&!p(d)))}
		${u("apart",r.filter(p))}`}var Ua=({of:e})=>e==="member"?null:i`<br /><span class="soft small">${o(`page.group.role.${e}`)}</span>`;function a1(){let{value:e}=N(async()=>T.peek()?(await $s({})).groups:[],T.value?.id),[t,n]=y(""),[s,a]=y(!1),[r]=y(ce),{busy:l,once:c}=C(),p=u=>{u.preventDefault(),c(async()=>V(`/g/${(await nt(()=>Tu({id:r,name:t}))).id}`))};return i`<section><h2>${o("page.groups")}</h2>
		<p>${o("page.groups.about")} <a href="/events">${o("page.events")}</a></p>
		${e?.length?i`<ul class="held">${e.map(u=>i`<li key=${u.id} class="row">
				<span><a href=${`/g/${u.id}`}><b>${u.name}</b></a>
					<${Ua} of=${u.role} /></span>
			</li>`)}</ul>`:null}
		${s?i`<form class="row" onsubmit=${p}>
				<${z} label=${o("page.groups.name")} value=${t} maxlength="40" required oninput=${n} />
				<button class="button chief" aria-busy=${l}>${o("page.groups.make")}</button></form>`:i`<p><${w} onclick=${()=>a(!0)} say=${o("page.groups.make")} /></p>`}
	</section>`}var es=({chairs:e})=>e.some(t=>Ee(t.player)),Fc=({tables:e,title:t=o("page.people.tables")})=>i`<section><h2>${t}</h2><${ei} tables=${e} chief /></section>`;function o1(e){let{invited:t,groupName:n,audience:s,house:a,status:r,clock:l,chairs:c}=e,p=c.filter(u=>!u.player&&!u.bot).length;return[t?o("page.home.invited"):n||s==="friends"&&o("page.home.for-friends"),a&&o("page.home.house"),l&&o("page.home.clock",{clock:l}),r==="gathering"&&o("page.home.seats",{free:p}),fd(e)].filter(Boolean).join(" · ")}function ei({tables:e,chief:t=!1,name:n}){let{busy:s,once:a}=C(),r=c=>c.status==="gathering"&&!es(c),l=[...e].sort((c,p)=>Number(r(p))-Number(r(c)));return l.length===0?null:i`<ul class="held">${l.map((c,p)=>i`<li key=${c.id} class="row">
		<span><b>${es(c)?gd(c):r1(c)}</b>
			<br /><span class="soft small">${o1(c)}</span></span>
		${r(c)?i`<${w} chief=${t&&p===0} aria-busy=${s} 
				onclick=${()=>a(async()=>(!n||await n.keep())&&cd(c.id))} say=${o("page.home.sit")} />`:i`<a class="button plain" href=${`/t/${c.id}`}>
				${o(es(c)?"page.evenings.go":"page.home.watch")}</a>`}
	</li>`)}</ul>`}var r1=({variant:e,chairs:t})=>{let n=$d(t),s={variant:o(`variant.${e}`),names:md(n)};return o(n.length>0?"page.home.on.with":"page.home.on.alone",s)},ti=({of:e,beside:t})=>t.some(n=>n.id!==e.id&&un(n.name,e.name))?i`${e.name}<span class="soft tag">·${e.tag}</span>`:e.name;function i1({of:e,beside:t,onchange:n}){let{busy:s,once:a}=C(),r=(p,u)=>a(async()=>{await Ba({player:e.id,tie:p,on:u}),n()}),l=e.block?"block":e.mute?"mute":"follow",c=l==="follow"&&e.follow?"":ec(e,l);return i`<li class="row">
		<span><a href=${`/people/${e.id}`}><b><${ti} of=${e} beside=${t} /></b></a>
			<br /><span class="soft small">${Pm(e)}</span></span>
		<span class="doings">${(e.table||e.friend)&&!e.block?i`<${w} plain aria-busy=${s} onclick=${()=>a(()=>gs(e.table??"",[e.id]))}
				say=${o(e.table?"page.people.again":"page.people.play")} />`:null}
		${c?i`<${w} plain aria-busy=${s} onclick=${()=>r(l,!e[l])} say=${o(`page.tie.${c}`)} />`:null}</span>
	</li>`}function l1({id:e}){let[t,n]=y(0),s=()=>n(b=>b+1);x(()=>(addEventListener("hashchange",s),()=>removeEventListener("hashchange",s)),[]);let{value:a,wrong:r}=N(async()=>{let[b,{matches:k},v]=await Promise.all([$n({player:e}),go({player:e,limit:e1}),T.peek()?et():{players:[],code:""}]);return{profile:b,matches:k,...v}},t,T.value?.id);if(r)return i`<h1>${o("page.people")}</h1><p class="trouble" role="status">${r}</p>`;if(!a)return null;let{profile:l,matches:c,players:p,code:u}=a,d={...p.find(b=>b.id===l.id),...l},{id:$="",name:m=""}=T.value??{},h=location.hash.slice(1);if(h&&$!==l.id&&!d.friend&&!d.block){let b=()=>(history.replaceState(null,"",location.pathname),s());return i`<${uh} id=${e} name=${l.name} code=${h} ondone=${b} />`}let f=c.filter(b=>!b.cut),g=f.filter(b=>b.chairs.some(k=>k.player===l.id&&k.won));return i`<header class="stack">
			<h1><${ti} of=${d} beside=${[...p,{id:$,name:m}]} /></h1>
			<p class="soft">${[Or(d),f.length>=t1&&o("page.people.form",{n:g.length,of:f.length})].filter(Boolean).join(" · ")}</p>
			${$===l.id?i`<${Wc} code=${u} onrenew=${s} />`:i`<${tc} of=${d} table=${d.table??""} onchange=${s} />`}
		</header>
		<${ur} player=${l.id} ratings=${l.ratings} keyless=${l.keyless} />
		<${xa} id=${l.id} at="there" />`}var c1=6e4;function p1({rest:[e=""]}){return te.value||!fn.value?i`<${G} />`:i`<${d1} key=${e} id=${e} />`}async function u1(e,t){let n=r=>{if(!(r instanceof K&&r.status===404))throw r},s=t?await ju({group:e,code:t}).catch(n):void 0;if(s&&!s.member)return{door:s};let a=T.peek()?await ms({group:e}).catch(n):void 0;return a?{group:a}:{}}function d1({id:e}){let[t,n]=y(location.hash.slice(1));x(()=>{let p=()=>location.hash&&n(location.hash.slice(1));return addEventListener("hashchange",p),()=>removeEventListener("hashchange",p)},[]);let{turn:s,again:a}=Ve(c1),{value:r,wrong:l}=N(()=>u1(e,location.hash?t:""),s,T.value?.id,t),c=r?.group;return x(()=>{c&&location.hash&&history.replaceState(null,"",location.pathname)},[c]),c?i`<${m1} group=${c} onchange=${a} />`:r?.door?i`<${$1} id=${e} of=${r.door} code=${t} onjoin=${a} />`:i`<${G} title=${o("page.groups")} wrong=${l} text=${r?o("page.group.none"):""} />`}function $1({id:e,of:{name:t,owner:n,members:s},code:a,onjoin:r}){let l=tt(),{busy:c,once:p}=C(),u=()=>p(async()=>{await l.keep()&&(await nt(()=>Nu({group:e,code:a})),r())});return i`<main id="main" tabindex="-1" class="records people stack">
		<h1>${t}</h1>
		<p class="lead">${o("page.group.invited",{owner:n,n:s})}</p>
		<${Uo} variant="" />
		${T.value?null:i`<${ut} name=${l} />`}
		<p><${w} chief aria-busy=${c} onclick=${u} say=${o("page.group.join")} /></p>
	</main>`}function m1({group:{id:e,name:t,code:n,role:s,members:a,tables:r},onchange:l}){let[c,p]=y(!1),[u,d]=y(!1),{busy:$,once:m}=C(),h=s!=="member",f=s==="owner"?"end":"leave",g=A=>Ui({group:e,...A}),b=()=>m(async()=>{await(f==="end"?Mu({group:e}):Ji({group:e,player:T.peek()?.id??""})),V("/people")}),k=a.length===1,v=r.some(A=>A.status==="gathering"&&!es(A)),O=i`<${f1} id=${e} code=${n} chief=${k} organises=${h} onchange=${l} />`;return i`<main id="main" tabindex="-1" class="records people">
		<header class="stack">
			<h1>${t}</h1>
			<p class="soft">${o("page.group.members",{n:a.length})} · ${o(`page.group.role.${s}`)}</p>
		</header>
		${k?i`<section><h2>${o("page.group.alone")}</h2>${O}</section>`:null}
		${r.length?i`<${Fc} tables=${r} title=${o("page.group.tables")} />`:null}
		<p><${w} chief=${!v&&!k} onclick=${()=>p(!0)} say=${o("page.group.open")} /></p>
		${c?i`<${Ll} group=${e} onclose=${()=>p(!1)} />`:null}
		<${cc} group=${e} organises=${h} />
		<${gf} group=${e} organises=${h} />
		<${gh} group=${e} organises=${h} />
		<section><h2>${o("page.group.who")}</h2>
			<ul class="held">${a.map(A=>i`<${g1} key=${A.id} group=${e} of=${A} beside=${a} role=${s} onchange=${l} />`)}</ul>
			${k?null:O}
		</section>
		<${b1} id=${e} />
		<${xa} id=${T.value?.id??""} at="there" read=${g}>
			<${w} plain aria-busy=${$} onclick=${()=>m(()=>y1(e))} say=${o("page.season.csv")} />
		<//>
		<section>
			${h?i`<${h1} id=${e} name=${t} onchange=${l} />`:null}
			<p class="row"><${w} plain onclick=${()=>d(!0)} say=${o(`page.group.${f}`)} /></p>
		</section>
		${u?i`<${Fe} title=${o(`page.group.${f}`)} text=${o(`page.group.${f}.sure`)} busy=${$}
				yes=${o(`page.group.${f}`)} onyes=${b} onclose=${()=>d(!1)} />`:null}
	</main>`}function f1({id:e,code:t,chief:n,organises:s,onchange:a}){let{busy:r,once:l}=C(),c=()=>l(async()=>{await Ki({group:e,newCode:!0}),M(o("page.group.renewed")),a()}),p=`${location.origin}/g/${e}#${t}`;return i`<${Pt} invites key=${t} link=${p} label=${o("page.group.link")} chief=${n} />
		${s?i`<p class="row"><${w} plain aria-busy=${r} onclick=${c} say=${o("page.group.renew")} /></p>`:null}`}function h1({id:e,name:t,onchange:n}){let[s,a]=y(t),{busy:r,once:l}=C(),c=p=>{p.preventDefault(),l(async()=>{await Ki({group:e,name:s}),n()})};return i`<details><summary>${o("page.group.rename")}</summary>
		<form class="row" onsubmit=${c}>
			<${z} label=${o("page.groups.name")} value=${s} maxlength="40" required oninput=${a} />
			<button class="button" aria-busy=${r}>${o("page.operate.act.rename")}</button>
		</form></details>`}function g1({group:e,of:t,beside:n,role:s,onchange:a}){let[r,l]=y(!1),[c,p]=y(""),{busy:u,once:d}=C(),$=Ee(t.id)||t.role==="owner"||s==="member"?[]:s==="owner"?[t.role==="organiser"?"member":"organiser","owner","out"]:t.role==="member"?["out"]:[],m=h=>d(async()=>{if((h==="owner"||h==="out")&&!c)return p(h);await Ji({group:e,player:t.id,...h!=="out"&&{role:h}}),h==="out"&&M(o("page.group.renewed")),l(!1),a()});return i`<li class="row">
		<span><a href=${`/people/${t.id}`}><b><${ti} of=${t} beside=${n} /></b></a>
			<${Ua} of=${t.role} /></span>
		${$.length?i`<${w} plain onclick=${()=>l(!0)} say=${o("page.group.change")} />`:null}
		${r?i`<${I} title=${t.name} onclose=${()=>(l(!1),p(""))}><div class="stack">
				${c?i`<p>${o(`page.group.do.${c}.sure`,{name:t.name})}</p>`:null}
				${$.filter(h=>!c||h===c).map(h=>i`<${w} key=${h} aria-busy=${u} onclick=${()=>m(h)}
						say=${o(`page.group.do.${h}`)} />`)}</div><//>`:null}
	</li>`}async function y1(e){let t=[["ended","variant","deals","player","points","won"]];for(let n="";n!==void 0;){let s=await Ui({group:e,before:n,limit:100});for(let a of s.matches)t.push(...a.chairs.map(r=>[new Date(a.ended).toISOString(),a.variant,a.deals,it(r),r.points,a.cut?"":Number(r.won??!1)]));n=s.before||void 0}rn(rs(t),"group.csv")}function b1({id:e}){let{value:t}=N(()=>Bu({group:e}),e);return(t?.ladders??[]).map(({class:s,players:a})=>i`<section key=${s}>
		<h2>${o("page.group.ladder")}: ${o(`page.ratings.class.${s}`)}</h2>
		<${ne}><table class="book">
			<thead><tr><th scope="col">${o("page.ratings.player")}</th><th scope="col">${o("page.ratings.rating")}</th>
				<th scope="col">${o("page.records.matches")}</th></tr></thead>
			<tbody>${a.map((r,l)=>i`<tr key=${r.id} class=${r.sure?"":"soft"}>
				<th scope="row">${r.sure?`${l+1}. `:""}
					<a href=${`/people/${r.id}`}>${Ee(r.id)?i`<b>${r.name}</b>`:r.name}</a></th>
				<td>${Ls(r)}</td><td>${S(r.matches)}</td></tr>`)}</tbody>
		</table><//>
		${a.every(r=>r.sure)?null:i`<p class="small soft">${o("page.group.unsure")}</p>`}
	</section>`)}var v1=["rank","arrows","suits","ends","enter","hint","last","score","undo","close","help"];function yh({onclose:e}){return i`<${I} title=${o("page.keys")} onclose=${e}>
		<dl class="keys">
			${v1.map(t=>{let[n="",s=""]=o(`page.keys.${t}`).split("|");return i`<dt key=${t}>${n}</dt><dd>${s}</dd>`})}
		</dl>
		<p class="soft">${o("page.keys.spoken")}</p>
	<//>`}var zc=()=>document.querySelector(".hand.asked")?".hand.asked":".mine .hand",Hc=()=>document.querySelector(`${zc()} [data-card][tabindex="0"]`);function ni(){x(()=>{let e=null,t=null,n=0,s=mo();function a(p){p.target instanceof Element&&p.target.closest("dialog")||(e=p.target instanceof HTMLElement&&p.target.closest("main.table")?p.target:null,t=e?.closest(".hand")??null,n=t&&e?[...t.querySelectorAll("[data-card]")].indexOf(e):0)}let r=()=>(e=null,s=!0);function l(){if(document.activeElement!==document.body||document.querySelector("dialog[open]"))return;if(!e)return void(s&&document.getElementById("main")?.focus({preventScroll:!0}));if(e.isConnected){e.matches(":disabled")||e.focus({preventScroll:!0});return}let p=t?.isConnected?t.querySelectorAll("[data-card]"):[],u=()=>document.querySelector(".answer .button:not(.plain, :disabled)"),d=()=>document.querySelector(".over .button.chief:not(:disabled)"),$=p[Math.min(n,p.length-1)]??u()??Hc()??d();$ instanceof HTMLElement&&$.focus({preventScroll:!0})}let c=new MutationObserver(l);return c.observe(document.body,{childList:!0,subtree:!0,attributes:!0,attributeFilter:["disabled"]}),document.addEventListener("focusin",a),document.addEventListener("pointerdown",r),()=>{c.disconnect(),document.removeEventListener("focusin",a),document.removeEventListener("pointerdown",r)}},[])}function en({cards:e,can:t,chosen:n,best:s,values:a=null,label:r,open:l=!1,twice:c,onpick:p,onplay:u}){let[d,$]=y(""),m=E(null),h=e.includes(d)?d:e.find(v=>t?.has(v))??e[0];w1(e,t,h,m,$),k1(m);function f(v){let O=v.ctrlKey||v.metaKey||v.altKey?void 0:S1(e,h,v.key);O!==void 0&&(v.preventDefault(),O!==""&&($(O),vh(m.current,O)?.focus()))}function g(v,O){$(O);let A=v.pointerType==="touch",j=P.play.value==="twice"||P.play.value==="auto"&&A;c||j&&!n.has(O)?p(O):u(O)}let b=(v,O)=>{let A=t===null||t.has(v);return i`<button type="button" key=${v} data-card=${v} class=${n.has(v)?"chosen":""}
			tabindex=${v===h?0:-1} aria-disabled=${A&&t!==null?void 0:"true"}
			aria-pressed=${c?n.has(v):void 0} style=${{"--k":O}}
			onclick=${j=>g(j,v)}>
			<${me} card=${v} dim=${!A} lifted=${n.has(v)} size=${l?"mini":"full"} />
			${a?i`<span class="worth" aria-hidden="true">${a[be(v)]}</span>`:null}
			${s?.has(v)?i`<span class="mark"><${Qe} /></span>`:null}
		</button>`},k=e.length>5?Math.ceil(e.length/2):5;return i`<div class=${`hand ${l?"open":""} ${t?"asked":""}`} ref=${m} role="group"
		aria-label=${r} onkeydown=${f} onmousedown=${x1}
		style=${{"--n":Math.max(1,e.length),"--cols":k}}>
		${l?ro(e).map(v=>i`<span key=${be(v[0]??"")} class="same-suit">${v.map(b)}</span>`):e.map(b)}
	</div>`}function w1(e,t,n,s,a){Me(()=>{let r=e.find(c=>t?.has(c)),l=s.current?.querySelector("[data-card]:focus");!r||t?.has(l?.dataset.card??n??"")||(a(r),l&&vh(s.current,r)?.focus())},[t?[...t].join():""])}function k1(e){Me(()=>{let t=0,n=()=>{for(let a of e.current?.querySelectorAll("[data-card]")??[])Da.set(a.dataset.card??"",a.getBoundingClientRect())},s=requestAnimationFrame(()=>t=setTimeout(n));return()=>(cancelAnimationFrame(s),clearTimeout(t))})}var vh=(e,t)=>e?.querySelector(`[data-card="${t}"]`),x1=e=>e.preventDefault();function S1(e,t,n){let s=e.indexOf(t??"");switch(n){case"ArrowRight":return e[(s+1)%e.length];case"ArrowLeft":return e[(s-1+e.length)%e.length];case"Home":return e[0];case"End":return e.at(-1);case"ArrowUp":return bh(e,s,-1);case"ArrowDown":return bh(e,s,1)}}function bh(e,t,n){let s=be(e[t]??"");for(let a=1;a<e.length;a++){let r=e[(t+n*a+e.length*a)%e.length]??"";if(be(r)!==s)return r}return""}function O1(e,t,n){let s=e.filter(r=>A1(ss(r)).includes(t.toLowerCase())),a=s.indexOf(n);return s[(a+1)%s.length]}function si(e,t){let n=[...document.querySelectorAll(`${e} [data-card]`)],s=document.activeElement?.dataset?.card??"",a=O1(n.map(r=>r.dataset.card??""),t,s);return n.find(r=>a&&r.dataset.card===a)?.focus(),a!==void 0}function A1(e){return/^\d+$/.test(e)?e==="10"?["0","t"]:e.length>1?[]:[e]:[e.toLowerCase(),o(`rank.${e}`).slice(-1).toLowerCase()]}function wh(e,t,n,s,a=!1){let r=e.options;if(n)return o("page.paused");if(s){let c=s.cards.find(u=>u.seat===s.winner)?.card??"",p=s.winner===e.seat?"yes":"no";return o("page.won.trick",{you:p,name:t[s.winner]??"",card:an(c,Tt(e))})}if(e.phase==="over")return o("ask.next");if(!r){let c=e.turn.filter(p=>p!==e.seat).map(p=>t[p]??"");return c.length?o(a?"ask.unfetched":"ask.wait",{names:R(c),n:c.length}):e.turn.length?" ":o("waiting.table")}if(r.kind==="lay")return o("ask.lay",{n:r.pick??3});if(r.kind==="name")return o("ask.name");if(r.kind==="offer"&&kh(r))return T1(e,t);if(r.kind==="offer"){if((e.offers?.[e.seat??0]??"").startsWith("declare"))return o("ask.raise");let c=["declare","reveal"].filter(p=>r.acts?.some(u=>u.startsWith(p))).join("");return o("ask.offer",{how:c,names:e.trump===void 0?"yes":"no"})}let l=r.seat===void 0||r.seat===e.seat?"you":"dummy";return r.led?o(r.follow?"ask.follow":"ask.discard",{who:l,suit:J(r.led)}):o("ask.lead",{who:l})}var kh=e=>e.acts?.length===1&&e.acts[0]==="pass";function T1(e,t){let n=e.offers?.findIndex(s=>s.startsWith("reveal"))??-1;return n<0?o("ask.pass.unsaid"):o("ask.pass",{name:t[n]??""})}var xh=e=>e?.led&&e.follow?o("illegal.follow",{suit:J(e.led)}):o("illegal");function Ks({options:e,chosen:t,variant:n,onlay:s,busy:a,waits:r=!1,slots:l=!1,premiums:c=!0}){let[p,u]=y("pass"),[d,$]=y(!1),m=e.pick??3,h=(e.offers?.length??0)<=3?e.offers??[]:[],f=Bn([...t],e.worth??""),g=t.size<m?S(f):ke(f,n),b=o("lay.more",{n:m-t.size}),k=!r&&(p!=="pass"||d);return i`<div class=${`answer ${k?"sure":""}`}>
		${p==="pass"||!k?k&&h.map(v=>v==="pass"?null:i`<${Kc} key=${v} offer=${v} variant=${n} />`):i`<${Kc} offer=${p} variant=${n} />`}
		<p class=${`total ${/ /.test(g)?"two":""}`} aria-live="polite" aria-atomic="true">
			${l?i`<${M1} cards=${Ge([...t],he)} pick=${m} worth=${yt(e.worth??"")} />`:null}
			<span class="small">${o("page.yourbid")}</span>${" "}
			<b class="score">${t.size?g:"–"}</b>
			${t.size&&t.size<m?i`<span class="unseen">${b}</span>`:null}
		</p>
		${h.length&&c?i`<div class="offers" role="radiogroup" aria-label=${o("col.premium")}>
					${h.map(v=>i`<${_e} key=${v} label of=${v==="pass"?"premium":v} variant=${n}>
							<input type="radio" name="premium" checked=${v===p} onchange=${()=>u(v)} />
							<span>${Sh(v,n,!1)}</span>
						<//>`)}
					<button type="button" class="button plain what" aria-label=${o("page.premium.what")}
						title=${o("page.premium.what")} aria-expanded=${d} onclick=${()=>$(!d)}>?</button>
				</div>`:null}
		<button type="button" class="button chief" disabled=${t.size!==m||a}
			onclick=${()=>s(h.length?p:"")}>
			${t.size<m?b:p==="pass"?o("page.lay"):o(`page.lay.${p}`,{bid:g})}
		</button>
	</div>`}function M1({cards:e,pick:t,worth:n}){return i`<span class="slots" aria-hidden="true">
		${Array.from({length:t},(s,a)=>{let r=e[a];return i`<span key=${a} class=${`slot ${r?"said":""}`}>
				${r?i`<${me} card=${r} size="mini" /><b class="score">+${n[be(r)]}</b>`:null}
			</span>`})}
	</span>`}function Sh(e,t,n=!0){if(e==="pass")return o(n?"menu.pass":"page.nopremium");let{level:s,...a}=Jc(e,t);return o(`menu.${s}`,a)}function Jc(e,t){let[n="",s=""]=e.split(" ");return{level:n,points:t?.offers[n==="declare"?"declare":"reveal"]??"",n:s}}function Kc({offer:e,variant:t}){let{level:n,points:s,n:a}=Jc(e,t),r=io(t);return i`<p class="ask" role="status">${o(`ask.sure.${n}`,{points:s,number:a||"none",loss:r})}</p>`}function ai({options:e,variant:t,onact:n,busy:s,best:a}){let[r,l]=y(""),[c,p]=y(""),u=e.acts??[],d=[...new Set(u.map(h=>h.split(" ")[0]??""))],$=u.filter(h=>h.startsWith(`${r} `));if(x(()=>(l(""),p("")),[u.join()]),kh(e))return i`<div class="answer">
			<${w} chief disabled=${s} onclick=${()=>n("pass")} say=${o("page.pass")} />
		</div>`;if(c){let{level:h,points:f,n:g}=Jc(c,t);return i`<div class=${`answer sure ${g?"numbered":""}`}>
			<${Kc} offer=${c} variant=${t} />
			<${w} chief disabled=${s} onclick=${()=>n(c)}
				say=${o(`page.sure.${h}`,{points:f,n:g&&` ${g}`})} />
			<${w} onclick=${()=>p("")} say=${o("page.sure.not")} />
		</div>`}let m=h=>h==="pass"||u.every(f=>f!=="pass")?n(h):p(h);return i`<div class="answer">
		<${_e} of="premium" class="what">?<span class="unseen"> ${o("col.premium")}</span><//>
		${d.map(h=>{let f=u.every(g=>g!==h);return i`<button type="button" key=${h} class=${`button ${r===h?"chosen":""}`} disabled=${s}
				aria-expanded=${f?r===h:void 0}
				onclick=${()=>f?l(h):m(h)}>
				${a?.split(" ")[0]===h?i`<${Qe} />`:null}${Sh(h,t)}
			</button>`})}
		${$.length?i`<div class="numbers" role="group" aria-label=${o("ask.number")}>
					<span class="small">${o("ask.number")}</span>
					${$.map(h=>i`<button type="button" key=${h} class="button" disabled=${s} 
							onclick=${()=>m(h)}>
							${h===a?i`<${Qe} />`:null}<span class="unseen">${ue(h)}</span>
							<span aria-hidden="true">${h.split(" ")[1]}</span>
						</button>`)}
				</div>`:null}
	</div>`}function oi({options:e,onact:t,busy:n,best:s}){return i`<div class="answer">
		${(e.acts??[]).map(a=>{let r=a.replace(/^name /,"");return i`<button type="button" key=${a} class="button naming" disabled=${n} onclick=${()=>t(a)}>
				<${Qt} trump=${r} />${a===s?i`<${Qe} />`:null}
			</button>`})}
	</div>`}var ct=0;async function Oh(e){let t=await fetch(`${so}lesson/${e}`);if(!t.ok)throw new Error(`${e} did not come: ${t.status}`);return t}var Ah=async()=>(await Oh("course.json")).json();async function Th(e){let t=await(await Oh(`${e.id}.99.jsonl`)).text(),n=await Promise.all(j1(t).map(s=>us(s,{body:t})));return{...e,names:n[0]?.header.seats??[],deals:n.map(N1)}}function j1(e){let t=0;return e.split(`
`).flatMap(n=>(n.startsWith('{"ninetynine"')&&t++,n.startsWith('{"deal"')?[{match:t,deal:JSON.parse(n).deal}]:[]))}function N1(e){let t=e.header.rules!==void 0;return e.steps.flatMap(({line:n,views:s})=>{let a=s[ct];return!a||!("act"in n||"deal"in n)?[]:[{act:n.act??"",seat:n.seat??-1,view:t?{...a,why:void 0}:a}]})}function Uc(e,t){let n=e[t]?.view.options?.seat??ct;return e.findIndex((s,a)=>a>t&&s.seat===n)}var Gc=(e,t)=>e[Uc(e,t)]?.act??"";var B1=9,[jh,E1,P1]=[700,1700,280],Nh=e=>e==="first"?"ninetynine.lesson":`ninetynine.lesson.${e}`;function C1({id:e,steps:t}){let n=Number(Ue(Nh(e)));return Number.isInteger(n)&&n>0&&n<t.length-1?n:0}var D1=(e,t)=>ae(Nh(e),String(t)),ri=()=>P.course.value.split(" ").filter(e=>e!=="");function L1(e){e==="first"&&(P.taught.value=!0),Ft("cure",e)&&Do(),ri().includes(e)||(P.course.value=[...ri(),e].join(" "))}function R1(){let e={C:"♣",D:"♦",H:"♥",S:"♠"},t=["A","K","Q","J",..."23456789","10","11","12"];return Object.fromEntries(Object.entries(e).flatMap(([n,s])=>t.map(a=>[a+n,En(a)+s])))}function _1(e){let t=oe(e),[,n=30,s=20,a=10]=t?.score.made??[],{declare:r=30,reveal:l=60}=t?.offers??{};return{alone:n,two:s,three:a,declare:r,reveal:l}}var W1=({counted:e={}})=>Object.fromEntries(Object.entries(e).flatMap(([t,{offers:n}])=>Object.entries(n).map(([s,{made:a}])=>[`${t}_${s}`,a]))),Bh=(e,t)=>e[t]?.view,Ga=(e,t)=>os(e[t-1]?.view,e[t]?.view),Mh=(e,t,n)=>({view:Bh(e,t),full:{...n,gone:!0},ms:P1});function I1(e,t,n){let s=[],a=t.lies?Ga(e,t.at):null;a&&s.push(Mh(e,t.at,a));for(let r=t.at+1;r<=n.at;r++){let l=e[r];if(!l?.act.startsWith("play"))continue;let c=Ga(e,r);r===n.at&&(n.lies||!c)||(s.push({view:l.view,full:c,ms:c?E1:jh}),c&&s.push(Mh(e,r,c)))}return s}function q1(e,t){let n=Uc(e,t.at),s=n;if(t.does==="play")for(;s<e.length-1&&!Ga(e,s);)s++;return e.slice(n,s+1).map(({view:a},r)=>({view:a,full:Ga(e,n+r),ms:jh}))}var ii=class{moving=L(!1);rests=L(!1);chosen=L(new Set);reply=L("");#e=0;#n=()=>{};constructor(t){this.lesson=t,this.at=L(C1(t)),this.shown=L(this.#i(this.step()))}step(t=this.at.peek()){return this.lesson.steps[t]}get last(){return this.lesson.steps.length-1}be(t){this.stop(),Je(()=>{this.#l(!1),this.at.value=t,this.shown.value=this.#i(this.step(t))}),D1(this.lesson.id,t),t===this.last&&L1(this.lesson.id)}back(){let t=this.moving.peek()||this.rests.peek();this.be(Math.max(0,this.at.peek()-(t?0:1)))}forward(){if(this.moving.peek())return this.stop(),this.#n();if(this.rests.peek())return this.be(this.at.peek()+1);let t=this.step();if(t.does!=="lay")return this.#c();let n=this.#a(t),s=this.chosen.peek();if(n.every(a=>s.has(a))&&s.size===n.length)return this.#c();this.chosen.value=new Set(n),this.reply.value=this.words("so")}words(t,n){let s=this.step(),a=`${this.lesson.id}.${s.say}${t?`.${t}`:""}`;return t&&!De(`course.${a}`)?"":o(`course.${a}`,{...R1(),..._1(this.lesson.variant),...W1(s),...n})}answer(t){let n=this.step(),s=n.ask?String(n.right):Gc(this.#t(n),n.at);if(t===s)return this.#c();this.reply.value=this.#r(n,t.replace(/^name /,""))}play(t){let n=this.step();if(t===this.#a(n)[0])return this.#c();let s=this.#s(n),a=s?.trick?.[0]?.card,r=F(s?.options?.from),l=a&&!r.includes(t);this.reply.value=l?o("page.learn.must",{suit:o(`suit.${be(a)}`)}):this.#r(n,t)}lay(){let t=this.step(),n=this.#s(t)?.options?.worth??"",s=[...this.chosen.peek()],a=this.#a(t),r=Bn(s,n);if(s.every(l=>a.includes(l)))return this.#c();if(r!==Bn(a,n))return void(this.reply.value=this.#r(t,String(r),{n:r}));this.chosen.value=new Set(a),this.reply.value=this.words("also")}stop(){clearTimeout(this.#e)}#t(t){return this.lesson.deals[t.deal]??[]}#s(t){return this.#t(t)[t.at]?.view}#a(t){return Gc(this.#t(t),t.at).split(" ").slice(1)}#r(t,n,s){return this.words(t.no?.[n]??"no",s)||o("page.learn.no")}#i(t){return{view:Bh(this.#t(t),t.at),full:t.lies?Ga(this.#t(t),t.at):null}}#l(t){this.moving.value=t,this.rests.value=!1,this.chosen.value=new Set,this.reply.value=""}#c(){let t=this.at.peek()+1,[n,s]=[this.step(),this.lesson.steps[t]];if(!s)return;if(s.deal===n.deal&&s.at-n.at<=B1)return this.#o(I1(this.#t(n),n,s),()=>this.be(t));let a=n.does?q1(this.#t(n),n):[],r=a.pop();this.#o(a,r?()=>this.#u(r):()=>this.be(t))}#u(t){Je(()=>{this.#l(!1),this.rests.value=!0,this.shown.value=t})}#o(t,n){this.#n=n,Je(()=>this.#l(t.length>0)),this.#p(t)}#p([t,...n]){if(!t)return this.#n();this.shown.value=t,this.#e=setTimeout(()=>this.#p(n),t.ms)}};var Eh=()=>N(async()=>{let[e]=await Promise.all([Ah(),Np(le.peek(),so)]);return e});function Ph({plans:e}){x(()=>{document.title=`${o("course.title")} · Ninety-Nine`});let t=new Set(ri()),n=e.find(l=>!t.has(l.id))?.id,[s,...a]=e,r=[["start",s?[s]:[]],["well",a.filter(l=>l.variant===s?.variant)],["ways",a.filter(l=>l.variant!==s?.variant)]];return i`<main id="main" tabindex="-1" class="lessons">
		<h1>${o("course.title")}</h1>
		<p class="lead">${o("course.lead")}</p>
		<p class="soft">${o("course.finished",{n:e.filter(l=>t.has(l.id)).length,of:e.length})}</p>
		${r.map(([l,c])=>i`<section key=${l}><h2>${o(`course.part.${l}`)}</h2>
				<ol start=${e.indexOf(c[0])+1}>${c.map(p=>i`<${F1} key=${p.id} plan=${p} n=${e.indexOf(p)+1} done=${t.has(p.id)}
						next=${p.id===n} />`)}</ol>
			</section>`)}
		<p class="row">
			<a class="button plain" href="/problems">${o("page.nav.problems")}</a>
			<a class="button plain" href="/bids">${o("page.nav.bids")}</a>
			<a class="button plain" href="/daily">${o("page.nav.daily")}</a>
		</p>
	</main>`}var F1=({plan:{id:e,minutes:t},n,done:s,next:a})=>i`<li class=${s?"done":a?"next":""}>
	<a href=${`/learn/${e}`}>
		<span class="number score" aria-hidden="true">${n}</span>
		<b>${o(`course.${e}`)}</b>
		<span class="soft goal">${o(`course.${e}.goal`)}</span>
		<span class="small soft">${s?`✓ ${o("course.seen")}`:o("course.minutes",{n:t})}</span>
	</a>
</li>`;function z1({rest:[e=""]}){let{value:t,wrong:n}=Eh(),s=e||(ze.value.get("table")?"first":""),a=t?.find(r=>r.id===s);return n||t&&s&&!a?i`<${Ch} why=${n??o("page.nowhere")} />`:t?a?i`<${H1} key=${a.id} plan=${a} plans=${t} />`:i`<${Ph} plans=${t} />`:i`<${Dh} />`}var Ch=({why:e})=>i`<${G} title=${o("page.nav.learn")} text=${e}>
	<p><a class="button" href="/">${o("page.nowhere.go")}</a></p>
<//>`,Dh=()=>i`<main id="main" tabindex="-1" class="table lesson">
	<p class="opening" role="status">${o("page.opening")}</p>
</main>`;function H1({plan:e,plans:t}){let{value:n,wrong:s}=N(()=>Th(e)),a=ye(()=>n&&new ii(n),[n]);return x(()=>{e.id==="first"&&Vi()?.stage==="lesson"&&hs("lesson")},[]),x(()=>()=>a?.stop(),[a]),x(()=>{document.title=`${o(`course.${e.id}`)} · Ninety-Nine`}),s?i`<${Ch} why=${s} />`:a?i`<${K1} run=${a} plans=${t} />`:i`<${Dh} />`}function Lh(){let e=pd(ze.value.get("table")??"");return e&&"table"in e?`/t/${e.table}`:void 0}function K1({run:e,plans:t}){let n=Lh(),s=e.at.value,{lesson:a}=e,r=e.step(s),l=E(null);Y1(e),ni();let c=e.rests.value,p=E(`${s} ${c}`);x(()=>{mo()&&document.activeElement===document.body&&l.current?.querySelector(".told h2")?.focus()},[]),x(()=>{if(p.current===`${s} ${c}`)return;p.current=`${s} ${c}`;let b=r.does==="lay"||r.does==="play"?'.hand button[tabindex="0"]':".asking .button",k=r.leaf==="end"?".over .chief":!c&&(r.does||r.ask)?b:".on";l.current?.querySelector(k)?.focus({preventScroll:!0})},[s,c]);let{view:u,full:d}=e.shown.value,$=oe(a.variant),m=a.names.map((b,k)=>k===ct?o("you"):b==="dummy"?o("dummy"):b),h=r.leaf==="account"?"sheeted":r.leaf==="end"?"covered":"",f=e.moving.value||c?"":h,g=o("course.number",{n:t.findIndex(b=>b.id===a.id)+1});return i`<${sn.Provider} value=${Tt(u)}><main id="main" tabindex="-1" class="table lesson" ref=${l}
		data-lesson=${a.id} data-leaf=${r.leaf} data-point=${r.point}>
		<header class="head">
			<a class="mark" href="/">99<span class="unseen"> ${o("page.home")}</span></a>
			<div class="where"><${Qt} trump=${u.trump??""} /><h1>${g}</h1></div>
			<nav aria-label=${o("page.table.menu")}>
				<${w} plain disabled=${s===0} onclick=${()=>e.be(0)} say=${o("page.learn.again")} />
				<a class="button plain" href=${n??"/learn"}>${o(n?"page.learn.table":"page.learn.leave")}</a>
			</nav>
		</header>
		<div class="spread">
			<${J1} run=${e} step=${r} n=${s} />
			<div class=${`board of-${Xe(u)} ${f==="sheeted"?f:""}`}>
				<${Q1} run=${e} step=${r} view=${u} full=${d} name=${m[ct]??""} />
				<${xn} view=${u} variant=${$} names=${m} me=${ct} elsewhere=${ct} full=${d} over=${f} aloud
					laid=${Dn($,u.phase)} played=${V1(e,r,u,m)}
					onhurry=${()=>e.moving.peek()&&e.forward()}>
					<${U1} step=${r} view=${u} names=${m} run=${e} plans=${t} />
				<//>
			</div>
		</div>
	</main><//>`}function J1({run:e,step:t,n}){let s=e.moving.value,a=e.rests.value,{id:r}=e.lesson,l=(t.does||t.ask)&&!s&&!a;return i`<section class="told" aria-label=${o(`course.${r}`)}>
		<h2 tabindex="-1">${o(t.chapter?`course.${r}.chapter.${t.chapter}`:`course.${r}`)}</h2>
		<div class=${`words ${s?"past":""}`} aria-live="polite" aria-atomic="true"
			data-replied=${e.reply.value!==""}>
			<p class="say">${re(e.words(a?"yes":void 0))}</p>
			<p class="reply">${re(e.reply.value)}</p>
		</div>
		<div class="turns">
			<button type="button" class="button back" disabled=${n===0&&!a} onclick=${()=>e.back()}>
				${o("page.learn.back")}
			</button>
			${l?i`<button type="button" class="button plain show" onclick=${()=>e.forward()}>
						${o("page.learn.show")}
					</button>`:null}
			<span class="count score">${o("page.replay.at",{n:n+1,of:e.last+1})}</span>
			${l?null:i`<button type="button" class=${`button on chief ${s?"gone":""}`} disabled=${n===e.last}
						onclick=${()=>e.forward()}>
						${o("page.learn.on")}
					</button>`}
		</div>
	</section>`}function U1({step:e,view:t,names:n,run:s,plans:a}){if(s.rests.value||s.moving.value&&e.leaf!=="values")return null;let r=t.options,l=oe(s.lesson.variant),c=e.leaf==="values"&&t.phase==="lay"?i`<${Rh} worth=${r?.worth??""} />`:null,p=u=>s.answer(u);return i`${e.does==="lay"&&r?i`<section class="asking asked laying" aria-label=${o("page.yours")}>
					${c?i`<div class="leaf worths">${c}</div>`:null}
					<${Ks} options=${{...r,offers:[]}} chosen=${s.chosen.value} variant=${l} busy=${!1}
						onlay=${()=>s.lay()} slots />
				</section>`:c&&i`<div class="leaf centre">${c}</div>`}
		${e.does==="offer"&&r?i`<section class="asking asked offering" aria-label=${o("page.yours")}>
					<${ai} options=${r} variant=${l} busy=${!1} onact=${p} />
				</section>`:null}
		${e.does==="name"&&r?i`<section class="asking asked naming" aria-label=${o("page.yours")}>
					<${oi} options=${r} busy=${!1} onact=${p} />
				</section>`:null}
		${e.ask?i`<${G1} from=${e.ask} onsay=${p} />`:null}
		${e.leaf==="account"?i`<div class="over leaf sheeted"><${Nt} view=${t} names=${n} me=${ct} untitled /></div>`:null}
		${e.leaf==="end"?i`<${Z1} run=${s} plans=${a} />`:null}`}var G1=({from:e,onsay:t})=>i`<section class="asking asked" aria-label=${o("page.yours")}>
	<div class="answer"><div class="numbers">${e.map(n=>i`<button type="button" key=${n} class="button" onclick=${()=>t(String(n))}>${S(n)}</button>`)}</div></div>
</section>`;function V1(e,t,n,s){let a=as(n),r=n.shown?.[a]?.hand;if(n.control===void 0||r===void 0)return null;let l=!e.moving.value&&!e.rests.value&&t.does==="play"&&n.options?.seat===a,c=l?new Set(F(n.options?.from)):null,p=d=>l&&e.play(d),u=i`<${en} cards=${Ge(F(r),he,n.trump)} can=${c} chosen=${new Set}
		label=${s[a]} open twice=${!1} onpick=${p} onplay=${p} />`;return{seat:a,hand:u}}function Rh({worth:e}){let t=yt(e);return i`<ul class="values" aria-label=${o("page.learn.values.title")}>
		${[...he].map(n=>i`<li key=${n}>
				<${fe} trump=${n} /><b class="score"><span class="unseen">${o(`suit.${n}`)} </span>${t[n]??""}</b>
				<span>${o(`page.learn.shape.${n}`)}</span>
			</li>`)}
	</ul>`}function Z1({run:e,plans:t}){let{id:n,variant:s}=e.lesson,a=Lh(),{busy:r,once:l}=C(),c=Vi(),p=n==="first"&&c?.stage==="match"&&c.of==="",u=()=>l(async()=>{if(p)return id();await je();let h=Ae.value.find(f=>f.id===s);h&&await rd(h,Mp)}),d=t[t.findIndex(h=>h.id===n)+1],$=n==="first"||s!=="standard",m=i`<button type="button" class=${`button ${$?"chief":"plain"}`} disabled=${r}
		aria-busy=${r} onclick=${u}>${o(p?"way.go.first":"page.home.play")}</button>`;return i`<div class="over leaf end">
		<h2>${o(n==="first"?"page.learn.done":"course.done")}</h2>
		${p?i`<${Lo} at="match" />`:null}
		${n==="first"?i`<${Rh} worth=${oe(s)?.worth??""} />`:null}
		<div class="row">
			${a?i`<a class="button chief" href=${a}>${o("page.learn.table")}</a>`:$?m:null}
			${d&&!p?i`<a class=${`button ${$||a?"plain":"chief"}`} href=${`/learn/${d.id}`}>
						${o("course.next",{name:o(`course.${d.id}`)})}</a>`:null}
			${$&&n!=="first"?i`<a class="button plain" href=${`/rules/${s}`}>${o("page.learn.rules")}</a>`:null}
			${$||a?null:m}
			${p?null:i`<a class="button plain" href="/learn">${o("course.all")}</a>`}
		</div>
	</div>`}function Q1({run:e,step:t,view:n,full:s,name:a}){let r=!e.moving.value&&!e.rests.value,l=r&&t.does==="lay",c=r&&(l||t.does==="play")&&(n.options?.seat??ct)===ct?n.options:void 0,p=c?new Set(F(c.from)):null,u=e.chosen.value,d=h=>{if(!c)return;let f=new Set(l?u:[]);if(u.has(h))f.delete(h);else if(f.size<(c.pick??1))f.add(h);else return void(e.reply.value=o("lay.full",{n:f.size}));if(Je(()=>{e.chosen.value=f,e.reply.value=""}),l)return;f.size===1&&p?.has(h)?e.reply.value=o("page.learn.tap"):e.play(h)},$=h=>c&&e.play(h),m=n.phase==="lay"&&t.worth?yt(n.options?.worth??""):null;return i`<section class=${`mine ${c?"asked":""}`} aria-label=${o("page.yourhand")}>
		<div class="me">
			<${Yt} view=${n} seat=${ct} name=${a} place="south" own chair=${void 0} now=${0} open=${null}
				winner=${s?.winner===ct} laid=${Dn(oe(e.lesson.variant),n.phase)} />
			${n.aside?i`<div class="laid" role="group" aria-label=${o("page.aside")}>${ve(n.aside)}</div>`:null}
		</div>
		<${en} cards=${oo(n,ct)} can=${p} chosen=${u} values=${m}
			label=${o("page.yourhand")} twice=${l} onpick=${d} onplay=${$} />
	</section>`}function Y1(e){x(()=>{function t(n){let s=n.target,a=n.ctrlKey||n.metaKey||n.altKey||n.shiftKey;if(n.defaultPrevented||a||s.closest("input, select, textarea, dialog"))return;let r=s.closest(".asking, .head, .felt, .hand")?.matches(":not(.asking)");if(n.key==="ArrowRight"&&!r)e.forward();else if(n.key==="ArrowLeft"&&!r)e.back();else if(!e.moving.peek()&&e.step().ask?.includes(Number(n.key)))e.answer(n.key);else if(!si(".lesson .hand",n.key))return;n.preventDefault()}return document.addEventListener("keydown",t),()=>document.removeEventListener("keydown",t)},[e])}var _h={complaints:eS,people:nS,sanctions:aS,tables:oS,groups:iS,evenings:cS,log:pS};function X1(e){let{value:t,wrong:n}=N(async()=>(await Re("there"),!0),T.value?.id),[s,a]=y("complaints");if(!t||!T.value?.operator)return i`<${G} title=${o("page.nav.operate")} wrong=${n} text=${t?o("page.operate.refused"):""} />`;let r=_h[s];return i`<main id="main" tabindex="-1" class="operate">
		<h1>${o("page.nav.operate")}</h1>
		<${U} hidden label=${o("page.nav.operate")} value=${s} onchange=${a}
			options=${Y("page.operate",...Object.keys(_h))} />
		<${r} key=${s} />
	</main>`}var Js=e=>Z(e,{dateStyle:"medium",timeStyle:"short"});function li({asked:e,empty:t,children:n}){return e.value?t?i`<p class="soft" role="status">${o("page.operate.none")}</p>`:i`<ul class="found">${n}</ul>`:i`<p class=${e.wrong?"trouble":"soft"} role="status">${e.wrong??""}</p>`}function eS(){let[e,t]=y(0),n={closed:!1,before:0,whom:"",after:0},[s,a]=y(n),r=N(()=>zu(s),e,s),l=r.value?.complaints??[],c=l.at(-1)?.id??0,p=r.value?.after,u=()=>(t(e+1),void Re("there").catch(()=>{}));return i`<${Oe} label=${o("page.operate.complaints.closed")} checked=${s.closed}
			onchange=${d=>a({...n,closed:d})} />
		<${li} asked=${r} empty=${l.length===0}>${l.map(d=>i`<li key=${d.id}>
				<${tS} complaint=${d} ondone=${u} />
				${d.count&&d.count>1?i`<${w} plain onclick=${()=>a({...n,whom:d.whom})}
						say=${o("page.operate.complaints.about",{n:d.count})} />`:null}
			</li>`)}<//>
		${s.closed&&c>1?i`<${w} onclick=${()=>a({...s,before:c})} say=${o("page.operate.older")} />`:null}
		${s.whom||s.after?i`<${w} onclick=${()=>a(n)} say=${o("page.operate.complaints.first")} />`:null}
		${p?i`<${w} onclick=${()=>a({...s,after:p})} say=${o("page.more")} />`:null}`}function tS({complaint:e,ondone:t}){let{id:n,at:s,by:a,from:r=a,whom:l,about:c,called:p,table:u,match:d,lines:$=[],text:m}=e,{appeal:h,outcome:f,answer:g,watching:b}=e,k=p&&c&&!c.startsWith(`${p}·`);return i`<h2>${o(h?"page.operate.appeal":"page.operate.complaint",{n})}</h2>
		<p class="soft small">${Js(s)} ·${" "}${h?o("page.operate.appeal.against",{n:h}):i`<a href=${`/t/${u}`}>${o("page.operate.at",{table:u,match:d})}</a>`}</p>
		${h?null:i`<${Vc} id=${a} say=${o("page.operate.from",{id:r})} />`}
		${b?i`<span class="soft small">${o("page.operate.watching")}</span>`:null}
		${$.map(v=>i`<blockquote key=${v.seq}>${v.text}</blockquote>`)}
		${m?i`<p>${m}</p>`:null}
		${k?i`<p class="small">${o("page.operate.called",{name:p})}</p>`:null}
		${f?i`<${Vc} id=${l} say=${c??l} />
				${g?i`<${Qc} entries=${[g]} />`:i`<p>${o(`page.operate.act.${f}`)}</p>`}`:c?i`<${pi} id=${l} complaint=${n} ondone=${t} />`:i`<p class="soft small">${l}</p>
					<${Tn} whom=${l} acts=${["dismiss"]} complaint=${n} ondone=${t} />`}`}function Zc({label:e,onfind:t}){let[n,s]=y("");return i`<form class="row" onsubmit=${r=>(r.preventDefault(),t(n.trim()))}>
		<${z} label=${e} value=${n} oninput=${s} />
		<button class="button">${o("page.operate.find")}</button>
	</form>`}function ci({asked:e,all:t=[],say:n,above:s,within:a}){let[r,l]=y("");return i`<${li} asked=${e} empty=${t.length===0}>${t.map(c=>i`<li key=${c.id}>
			${s?.(c)}
			<button type="button" class="button plain" aria-expanded=${r===c.id}
				onclick=${()=>l(r===c.id?"":c.id)}>${n(c)}</button>
			${r===c.id?a(c):null}
		</li>`)}<//>`}function nS(){let[e,t]=y(""),n=N(()=>Lu({find:e}),e);return i`<${Zc} label=${o("page.operate.who")} onfind=${t} />
		<${ci} asked=${n} all=${n.value?.people} say=${s=>s.tagged}
			within=${s=>i`<${pi} id=${s.id} />`} />
		${n.value?.more?i`<p class="soft">${o("page.operate.more")}</p>`:null}
		<h2>${o("page.operate.network")}</h2>
		<${sS} />`}function sS(){let[e,t]=y("");return i`<${z} label=${o("page.operate.network.which")} value=${e} oninput=${t} />
		${e.trim()?i`<${Tn} whom=${e.trim()} acts=${["ban","ban-all","lift-ban"]} />`:null}`}function aS(){let[e,t]=y(0),n=N(()=>_u({}),e),s=n.value?.sanctioned.map(r=>({...r,id:r.whom})),a=()=>t(e+1);return i`<${ci} asked=${n} all=${s} say=${r=>r.tagged??r.whom}
		above=${r=>i`<${Wh} of=${r} />`}
		within=${r=>r.tagged?i`<${pi} id=${r.whom} ondone=${a} />`:i`<${Tn} whom=${r.whom} acts=${["lift"]} ondone=${a} />`} />
		${n.value?.more?i`<p class="soft">${o("page.operate.sanctions.more")}</p>`:null}`}function Wh({of:{banned:e,bannedUntil:t,bannedFor:n,all:s,network:a,silenced:r,silencedUntil:l,silencedFor:c}}){let p=(u,d,$)=>{let m=d?` ${o("page.operate.until.short",{date:Js(d)})}`:"",h=u==="ban"&&a?` · ${o("page.operate.networks")}`:"";return i`<p><b>${o("page.operate.sanctions.one",{act:u})}</b>${m}${h}: ${$}</p>`};return i`${e?p(s?"ban-all":"ban",t,n):null}
		${r?p("silence",l,c):null}`}function pi({id:e,complaint:t,ondone:n}){let[s,a]=y(0),{value:r,wrong:l}=N(()=>Ru({player:e}),e,s);if(!r)return i`<p class=${l?"trouble":"soft"} role="status">${l??""}</p>`;let{banned:c,silenced:p}=r.sanctions,u=["silence","ban","rename",...c?["lift-ban"]:[],...p?["lift-silence"]:[],...t?["dismiss"]:[],"link","end-keys",...r.aliasOf?["split"]:[],"erase"],d=()=>(a(s+1),n?.());return i`<p><b>${r.tagged}</b> <span class="soft small">${e} · ${Js(r.created)}</span></p>
		${r.former?.length?i`<p class="small">${o("page.operate.former",{names:r.former.join(", ")})}</p>`:null}
		${r.aliasOf?i`<p class="small">${o("page.operate.became",{id:r.aliasOf})}</p>`:null}
		${r.aliases.map($=>i`<${Vc} key=${$} id=${$} ondone=${d}
			say=${o("page.operate.also",{ids:$})} />`)}
		<${Wh} of=${r.sanctions} />
		${r.tables.map($=>i`<${Ih} key=${$.id} table=${$} />`)}
		<${Tn} whom=${e} acts=${u} called=${r.name} complaint=${t}
			networks=${r.networks} others=${r.others} ondone=${d} />
		${r.audit.length?i`<${Qc} entries=${r.audit} />`:null}`}function Vc({id:e,say:t,ondone:n}){let[s,a]=y(!1);return i`<${w} plain aria-expanded=${s} onclick=${()=>a(!s)} say=${t} />
		${s?i`<div class="within"><${pi} id=${e} ondone=${n} /></div>`:null}`}var Ih=({table:e})=>i`<p class="small">
	<a href=${`/t/${e.id}`}>${e.id}</a> · ${Pe(e.variant)} · ${o(`page.operate.status.${e.status}`)} ·${" "}
	${e.chairs.map(t=>t.name).filter(Boolean).join(", ")}
</p>`;function Tn({whom:e,acts:t,called:n="",table:s,complaint:a,networks:r=0,others:l=0,ondone:c}){let p={act:t[0]??"",day:"",reason:"",name:"",network:!1,id:""},[u,d]=y(p),$=A=>d(j=>({...j,...A,id:ce()})),m=Q($),{busy:h,once:f}=C(),[g,b]=y(""),k=u.act==="rename"||u.act==="erase",v=["silence","ban","ban-all"].includes(u.act);return i`<form class="acts" onsubmit=${A=>{A.preventDefault(),f(async()=>{let j=await Gi({id:u.id,act:u.act,whom:e,reason:u.reason,...v&&u.day?{until:Date.parse(u.day)}:{},...k?{name:u.name}:{},...u.act==="ban"&&u.network?{network:!0}:{},...s&&u.act==="remove"?{table:s}:{},...a?{complaint:a}:{}});M(o("page.operate.done")),b(j.link?location.origin+j.link:""),d(p),c?.()})}}>
		<${W} label=${o("page.operate.act")} value=${u.act} options=${Y("page.operate.act",...t)}
			onchange=${m("act")} />
		${u.act==="erase"?i`<p class="small">${o("page.operate.erase.about")}</p>`:null}
		${k?i`<${z}
				label=${u.act==="rename"?o("page.operate.name"):o("page.operate.erase.name",{name:n})}
				value=${u.name} required oninput=${m("name")} />`:null}
		${v?i`<${z} type="date" label=${o("page.operate.until")} value=${u.day} oninput=${m("day")} />`:null}
		${u.act==="ban"&&r?i`<${Oe} label=${o("page.operate.ban.network",{n:r,others:l})} checked=${u.network}
				onchange=${A=>$({network:A})} />`:null}
		<${z} label=${o(v?"page.operate.reason":"page.operate.reason.kept")} maxlength="200" required
			value=${u.reason} oninput=${m("reason")} />
		<button class="button" aria-busy=${h}
			disabled=${u.act==="erase"&&u.name!==n}>${o("page.operate.do")}</button>
		${g?i`<p class="small">${o("page.operate.link.about")} <code>${g}</code></p>`:null}
	</form>`}function oS(){let[e,t]=y(""),[n,s]=y(0),a=N(()=>Wu({find:e}),e,n);return i`<${Zc} label=${o("page.operate.where")} onfind=${t} />
		<${ci} asked=${a} all=${a.value?.tables} say=${()=>o("page.operate.show")}
			above=${r=>i`<${Ih} table=${r} />`}
			within=${r=>i`<${rS} id=${r.id} ondone=${()=>s(n+1)} />`} />`}function rS({id:e,ondone:t}){let[n,s]=y(0),{value:a,wrong:r}=N(()=>Iu({table:e}),e,n),l=()=>(s(n+1),t());if(!a)return i`<p class=${r?"trouble":"soft"} role="status">${r??""}</p>`;let c=a.chairs.filter(p=>p.player);return i`${a.talk.map(p=>i`<p key=${p.seq} class="small"><b>${p.name}</b> ${p.text}</p>`)}
		<${Tn} whom=${e} acts=${["close"]} ondone=${l} />
		${c.map(p=>i`<h2 key=${p.player}>${p.name}</h2>
			<${Tn} whom=${p.player??""} table=${e} acts=${["remove"]} ondone=${l} />`)}`}function iS(){let[e,t]=y(""),[n,s]=y(0),a=N(()=>qu({find:e}),e,n);return i`<${Zc} label=${o("page.groups.name")} onfind=${t} />
		<${ci} asked=${a} all=${a.value?.groups} say=${r=>r.name}
			within=${r=>i`<${lS} id=${r.id} ondone=${()=>s(n+1)} />`} />`}function lS({id:e,ondone:t}){let{value:n,wrong:s}=N(()=>Fu({group:e}),e);return n?i`<p class="soft small">${e} · ${Js(n.since)}</p>
		<ul>${n.members.map(a=>i`<li key=${a.id}>${a.name}<span class="soft">·${a.tag}</span><${Ua} of=${a.role} /></li>`)}</ul>
		<${Tn} whom=${e} acts=${["end-group"]} ondone=${t} />`:i`<p class=${s?"trouble":"soft"} role="status">${s??""}</p>`}function cS(){let[e,t]=y(0),n=N(()=>ds({}),e),s=()=>t(e+1),a=(n.value?.evenings??[]).filter(l=>!l.group),r=async(l,c)=>{await Gi({id:ce(),act:"evening",whom:"",evening:l,reason:c}),s()};return i`<${li} asked=${n} empty=${a.length===0}>${a.map(l=>i`<li key=${l.id}>
			<b>${Z(l.begins,{weekday:"long",hour:"numeric",minute:"2-digit",timeZone:l.zone})} ${l.zone}</b>
			<span>${Pe(l.variant)} · ${l.games??0} · ${l.clock} · ${o(`page.level.${l.bot}`)}</span>
			<${Tn} whom=${l.id} acts=${["end-evening"]} ondone=${s} />
		</li>`)}<//>
		<h2>${o("page.operate.act.evening")}</h2>
		<${pc} reasoned begin=${r} />`}function pS(){let[e,t]=y(0),n=N(()=>Hu({before:e}),e),s=n.value?.entries??[],a=s.at(-1)?.n??0;return i`<${li} asked=${n} empty=${s.length===0}><li><${Qc} entries=${s} /></li><//>
		${a>1?i`<${w} onclick=${()=>t(a)} say=${o("page.operate.older")} />`:null}`}var Qc=({entries:e})=>i`<ol class="small entries" aria-label=${o("page.operate.log")}>${e.map(t=>i`<li key=${t.n} value=${t.n}>
		${Js(t.at)} · ${t.operator} · <b>${o(`page.operate.act.${t.act}`)}</b> ${t.whom} ${t.table??""}${" "}
		${t.former?`${t.former} → ${t.name} `:""}${t.networks?`${o("page.operate.networks")} `:""}
		${t.until?`${o("page.operate.until.short",{date:Js(t.until)})} `:""}
		${t.complaint?`· ${o("page.operate.complaint",{n:t.complaint})} `:""}· ${t.reason}
	</li>`)}</ol>`;var uS=15e3;function dS({mine:e,room:t,chief:n,name:s,ondrawn:a}){let{turn:r}=Ve(uS),{value:l}=N(async()=>{let v=Is(),O=await $u({},{where:"there"});return oc(O,v),Yr.value=O.followed??0,O},r,T.value?.id),[{height:c}]=y(t),p=E(null),u=Wm(),d=rc(u),$=new Set(e.filter(v=>v.status!=="gathering").map(({id:v})=>v)),m=u.filter(v=>Pa(v,d)&&!$.has(v.table??"")),h=l?.tables.filter(v=>!es(v))??[],f=m.length+h.length,g=m.some(ic),b=g||h.some(v=>v.status==="gathering"),k=l?.others??0;return x(()=>{if(!l)return;let v=f+k>0?p.current?.offsetHeight??0:0;a({height:v,calls:b,tables:m.flatMap(O=>O.table??[])})}),l?f+k===0&&!c?null:i`<section class="on" ref=${p}>
		${f>0?i`<h2>${o("page.home.now")}</h2>`:null}
		${m.length>0?i`<${lc} all=${m} now=${d} name=${s} chief=${n} />`:null}
		<${ei} tables=${h} chief=${n&&!g} />
		${k>0||f===0?i`<p class="soft">${o("page.home.others",{n:k})}</p>`:null}
	</section>`:c?i`<section class="on" style=${{minHeight:`${c}px`}}></section>`:null}var ui=(e,t)=>e?o(`page.line.${e}`):o(t==="lost"?"page.line.back":"page.line.saved"),di=e=>e.waiting.value.filter(t=>t.late),qh=e=>[e.split(" ")[0]??"",e.split(" ").slice(1).join(" ")],$S={ready:"page.ready",unready:"page.unready",claim:"page.claim",stand:"page.leave",back:"page.back",resume:"page.resume",sit:"page.sit",undo:"page.undo",redo:"page.do.redo",replay:"page.do.replay",pause:"page.do.pause",abandon:"page.abandon"};function Va({do:e,act:t="",text:n="",on:s=!1}){let[a,r]=qh(t);return e==="chat"?o("page.unsent.chat",{text:n}):e==="answer"?o(s?"page.agree":"page.disagree"):e!=="act"?o($S[e==="ask"?n:e]??"page.unsent.other"):a==="play"||a==="lay"?R(F(r).map(l=>an(l))):a==="name"?J(r):ue(t)}function mS({command:e}){let[t,n]=qh(e.act??"");return e.do==="act"&&(t==="play"||t==="lay")?i`<span class="of">${ve(n)}</span>`:i`<b>${Va(e)}</b>`}function Yc({unsent:e,told:t=""}){return di(e).map(n=>i`<p key=${n.command.id} class="unsent">
		<span>${o(n.undo?"page.unsent.stopping":"page.unsent")} <${mS} command=${n.command} /></span>
		${n.undo?null:i`<button type="button" class="button plain" onclick=${()=>e.withdraw(n.command.id)}>
					${o("page.unsent.stop")}<span class="unseen"> ${Va(n.command)}</span>
				</button>`}
		${n.why&&!t?i`<small>${n.why}</small>`:null}
	</p>`)}function Fh({table:e}){let t=e.wrong.value,n=E("");x(()=>{n.current&&!t&&!P.spoken.peek()&&M(ui("",n.current),!0),n.current=t},[t]);let s=P.spoken.value?{}:{role:"status"};return i`<div class="signs" ...${s}>
		${t?i`<p class="cut"><span aria-hidden="true" class="broken"></span>${ui(t,"")}</p>`:null}
		<${Yc} unsent=${e.unsent} told=${t} />
	</div>`}function Za(e,{seat:t,view:n,table:{stage:s}}){return!!(e.guides()&&t!==void 0&&s==="playing"&&n?.phase&&n.phase!=="over")}var mi="AKQJ",Kh=({trump:e},t)=>(be(t)===e?mi:"AK").includes(ss(t));function Jh(e,t){let n=F(e.hand).filter(r=>!t.includes(r)),s=r=>(be(r)===e.trump?2:0)-mi.indexOf(ss(r)),a=r=>n.filter(l=>be(l)===be(r)).length;return n.filter(r=>Kh(e,r)).toSorted((r,l)=>s(l)-s(r)||a(r)-a(l))}var $i=e=>R(e.map(t=>mt(t)));function fS(e,t,n,s,a){let[r]=t;if(r&&a)return[o("coach.bid.spare",{how:"danger",n:t.length,cards:$i(t)})];let l=n.filter(p=>Kh(e,p));if(r){let p=$=>[...mi.slice(0,mi.indexOf(ss($)))].every(m=>e.hand?.includes(m+be($))),u=t.filter($=>p($)===p(r)),d=p(r)?"CDHS".includes(e.trump??"")&&e.trump?"trumped":"late":"beaten";return[o("coach.bid.spare",{how:d,n:u.length,cards:$i(u)})]}let c={spare:s?"yes":"no",n:l.length,cards:$i(l)};return l.length?[o("coach.bid.away",c)]:[]}var hS=.85;function Uh({bids:e}){let[t,...n]=e?.[0]?.premiums??[];return(t&&n.reduce((a,r)=>r.points>a.points&&r.chance>=hS?r:a,t))?.offer.split(" ")[0]??"pass"}var Gh=(e,{game:t,deal:n})=>`${e.id} ${t} ${n}`;function fi(e,t){let n=e.advice.value,s=n&&t.phase==="lay"&&t.deal>0&&Uh(n.advice)!=="pass";return P.premiums.value!==""||!!s}var gS=4;function yS(e,t){let n=t.bids?.[0];if(!n)return"";let s=F(n.best),a=Jh(e,s),r=a.slice(0,n.tricks),l=r.length===n.tricks,c=F(e.hand).filter(u=>be(u)===e.trump&&!s.includes(u)).length,p=[o("coach.bid",{n:n.tricks})];if(n.tricks>0){let u=l?"high":r.length?"some":"none";p.push(o(`coach.bid.${u}`,{n:r.length,cards:$i(r),trumps:c<gS?0:c}))}return p.push(...fS(e,a.slice(n.tricks),s,l,n.tricks===0)),p.join(" ")}function bS(e,t,n,s){let{declare:a=0,reveal:r=0}=t?.offers??{},l=Uh(e),c=n?[o("coach.wager",{declare:a,reveal:r})]:[];return s&&l!=="pass"&&c.push(o(`coach.premium.${l}`)),c.join(" ")}function vS(e,t,n){let s=e.premium?.findIndex(l=>l!=="")??-1,a=s===e.seat?e.bid:e.shown?.[s]?.bid;if(s<0||a===void 0||Nn(e)>0)return[];let r=n?.offers[e.premium?.[s]?.startsWith("declare")?"declare":"reveal"]??0;return[o("coach.holds",{you:s===e.seat?"yes":"no",name:t[s]??"",bid:a,points:r})]}function wS(e,t,n){let[s,a]=[e.bid??0,e.won?.[t]??0],r=(n?Wn(n):9)-Nn(e);if(r===0)return[];switch(e.contract?.[t]){case"lost":return[o(a>s?"coach.over":"coach.under",{more:F(e.hand).length>1?"yes":"no"})];case"kept":return[o("coach.enough",{bid:s}),Hh("coach.avoid",e)];case"short":{let l=s>a?s-a:r;return l===r?[o("coach.all",{left:r})]:[o("coach.need",{won:a,need:l,left:r}),Hh("coach.win",e)]}}return[]}function Vh(e){let t=e.options;return t?.kind==="play"&&t.seat===void 0&&F(t.from).length>1}var zh=({contract:e},t=0)=>["kept","short"].includes(e?.[t]??""),kS=["lost","enough","all","some","few"],ep=.02;function xS(e,t){let n=Id(e);return n&&n.chance>=t.chance-ep?[xs(t,n,Et)]:[]}var Xc={chance:.05,points:2};function SS(e,t){let{bids:n=[],choices:s,contract:a}=t,[r]=n;if(r){let p=n.find(u=>u.chance>=r.chance-Xc.chance&&u.points>=r.points-Xc.points&&Jh(e,F(u.best)).length===u.tricks);return p?{...t,act:`lay ${p.best}`,bids:[p,...n.filter(u=>u!==p)]}:t}let[l]=s;if(!l||t.phase!=="play"||a==="lost")return t;let c=s.reduce((p,u)=>u.chance>p.chance+ep?u:p,l);return c===l?t:{...t,act:c.act,why:[],choices:[c,...s.filter(p=>p!==c)]}}var tp=e=>e.guides()&&e.advice.value!==null;async function hi(e){let t=e.view.peek();if(!tp(e))return e.hint(n=>t&&e.guides()?SS(t,n):n)}function OS(e,t,n){let[s,...a]=t.choices;if(!s||!a.length||t.phase!=="play")return Ss(t,n).join(" ");let r=t.act.replace(/^play /,""),l=e.options?.led&&!e.options.follow&&be(r)!==e.trump,c=Ht((t.why??[]).filter(({kind:u})=>!kS.includes(u)),!0),p=c.length?[...c,...xS(t,s)]:TS(t);return[o("coach.card",{how:l?"away":"play",card:mt(r)}),...p].join(" ")}var AS=.05;function TS({choices:e,contract:t}){let[n,...s]=e,a=p=>Math.round(p.chance*10);if(t==="lost")return[o("coach.because",{how:"spoil"})];let r=s.filter(p=>p.chance<n.chance-ep),l=r.filter(p=>a(p)<a(n)).toSorted((p,u)=>u.chance-p.chance)[0],c=l&&{a:a(n),b:a(l),other:Et(l.act)};return c?[o("coach.because",{how:"likely",...c})]:r.length?[]:s.every(p=>Bt(p)==="close")?[o("coach.because",{how:"even",n:s.length})]:[o("coach.because",{how:n.chance<AS?"faint":"free"})]}function Hh(e,t){if(!Vh(t))return"";let{options:n,trick:s=[],trump:a,won:r=[]}=t,l=F(n.from),c=s.length===r.length-1,p=l.some(u=>be(u)===a)?"ruff":"discard";return o(e,{turn:n.led?n.follow?c?"last":"middle":p:"lead"})}function MS(e,t,n,s,a){let r=vS(e,n,s),l=r.length?r:wS(e,t,s);return a?l.slice(0,1):l}function jS({bids:[e,...t]=[]},n){let s=t.find(r=>r.tricks===n);return e&&s&&s.chance<e.chance-Xc.chance?o("coach.bid.risky",{bid:S(n),best:S(e.tricks)}):""}function NS(e,t,n,s,a){return[!s||a?yS(e,t):jS(t,Bn([...n],e.options?.worth??"")),o(s?"coach.bid.lay":"coach.bid.own")].filter(Boolean).join(" ")}function BS(e,t,n,s){let a=e.chosen.value,r=F(n.bids?.[0]?.best),l=a.size===t.options?.pick,c=P.spoken.value,p=["",Gh(e,t)].includes(P.premiums.value),u=r.every(m=>a.has(m)),$=(l||c)&&fi(e,t)?bS(n,s,p,u||c):"";return $&&!c?$:[NS(t,n,a,l,u),$].filter(Boolean).join(" ")}function ES(e,t){x(()=>{P.spoken.peek()?e.coached.value=t:t&&M(t,!0)},[t])}function Zh({table:e,message:t,names:n,variant:s}){let a=t.view,r=a.phase==="lay",l=e.intended.value===""&&e.busy.value==="",c=l&&r&&a.options,u=c||l&&zh(a,t.seat)&&Vh(a)?`${a.game} ${a.deal} ${a.phase} ${Nn(a)}`:"",d=e.current.value,[$,m]=y("");x(()=>{!u||!d||e.advice.peek()||hi(e).finally(()=>m(u))},[u,d]);let h=c&&fi(e,a);x(()=>{h&&(P.premiums.value||=Gh(e,a))},[h]);let f=e.advice.value?.advice,g=[...a.phase==="play"?MS(a,t.seat??0,n,s,!!f):[],...f&&!r?[OS(a,f,s)]:[],...c&&f?[BS(e,a,f,s)]:[]].filter(Boolean).join(" "),b=u!==""&&(f!==void 0||$===u);ES(e,b||a.phase==="play"&&!zh(a,t.seat)?g:"");let k=c?f?.bids?.[0]?.best:void 0,v=k&&e.chosen.value.size<F(k).length;return i`<section class="hint coach" aria-label=${o("coach.title")}>
		<header><h2>${o("coach.title")}</h2><${w} plain onclick=${Do} say=${o("coach.off")} /></header>
		<p aria-busy=${u!==""&&!b}>
			${re(e.thinking.value?`${g} ${o("coach.thinking")}`:g)}
		</p>
		${v?i`<div class="proposed"><span class="act">${ve(k)}</span><${w} chief onclick=${()=>e.heed()}
					say=${o("page.hint.choose")} /></div>`:null}
	</section>`}var Qh={times:100,each:50},PS=2**31-1,CS=50,DS=({settings:e,host:t,talk:n,...s})=>s;function LS(e,t){let n=t.view?.options?.kind==="offer"?t.view.options.acts??[]:[],s=t.event.do==="act"&&Za(e,t)&&P.premiums.peek()==="";return[e.intended.peek(),s?"pass":""].find(a=>n.includes(a))}var gi=class{#e;#n;#t=Promise.resolve();#s=null;#a=null;#r=[];#i="";#l=!1;#c=0;#u=0;#o=new Set;#p=!1;#d="";constructor(t,n,s){this.#e=t,this.#n=n,this.rules=s}end(){this.#p=!0,clearTimeout(this.#u)}hear(t){this.#s=t;let n=LS(this.#e,t),{options:s,...a}=t.view??{};this.#r.push(DS(n&&t.view?{...t,view:a}:t)),this.#$(()=>this.#m()),n&&!this.#e.intended.peek()&&this.#$(()=>this.#b({do:"act",act:n}))}advise(t){return this.#$(async()=>this.#n([t]))}obey(t){return this.#$(()=>this.#g(t))}line(t){t!==this.#d&&this.#n([ui(t,this.#d)]),this.#d=t}#$(t){let n=this.#t.then(()=>this.#p?void 0:t());return this.#t=n.catch(s=>this.#n([_(s)]))}async#m(t){let n=this.#r.slice(0,CS);if(!t&&n.length===0)return;let{settings:s,host:a}=this.#e.settled.peek(),r=await cs(()=>Up({lang:le.peek(),link:this.#f(),now:this.#e.now(),settings:s,host:a,news:n,mind:this.#i,...this.#a&&{before:this.#a},refused:this.#l,...t}));if(this.#r.splice(0,n.length),this.#a=n.at(-1)??this.#a,this.#i=r.mind??"",clearTimeout(this.#u),r.again){let l=Math.min(r.again-this.#e.now(),PS);this.#u=setTimeout(()=>{this.#$(()=>this.#m({}))},l)}return this.#l=!1,this.#p||this.#n(r.said),r}#f(){return we(this.#e.id)?"":`${location.origin}${location.pathname}`}async#v(){for(let t=0;(this.#s?.seq??0)<this.#c&&t<Qh.times;t++)await new Promise(n=>setTimeout(n,Qh.each))}async#g(t){await this.#v();let n=await this.#m({line:t.normalize("NFC")});if(n?.do)return this.#b(n.do,n.done);switch(n?.want){case"hint":{let{advice:s}=await this.#e.port.hint();return await this.#m({hint:s}),this.#n(Ss(s,this.rules(),a=>Va({id:"",do:"act",act:a})))}case"report":return void this.#k();case"link":return Ts(this.#f());case"quit":return V(this.#y())}}#y(){let{table:{stage:t,match:n}={stage:"",match:0},view:s}=this.#s??{},a=t==="waiting"&&n>0?Na(this.#e.id,this.#e.settled.peek().settings):void 0;return a?(s?.phase==="over"?a.played:a.givenUp).href:"/"}async#b({id:t,...n},s=[]){if(n.do==="ask"&&n.text==="undo"&&this.#e.stopLate())return;if(T.peek()||await Bo(o("page.guest")),n.do==="ready")return this.#h(await this.#e.ready());let{answered:a,late:r}=this.#e.put(n),l=a.then(u=>{this.#h(u),u&&this.#n(s),u?.late&&this.#n([o("page.unsent.late")])},u=>{this.#l=!0,this.#n([_(u)])}),c=r.then(()=>!0);if(!await Promise.race([l,c]))return;let p=n.do==="act"?"act":"other";this.#n([o("page.unsent.typed",{what:Va({id:"",...n}),undo:p,command:o("cmd.undo")})])}#h(t){this.#c=Math.max(this.#c,t?.seq??0)}async#k(){let{table:{match:t}={match:0},view:n}=this.#s??{},s=`${t} ${n?.deal}`;if(!this.#o.has(s)){this.#o.add(s);try{let a;for await(a of sa(this.#e.id,t,n?.deal??0,()=>!this.#p));a&&await this.#$(()=>this.#m({report:a}))}catch(a){this.#n([_(a)])}this.#o.delete(s)}}};var Yh={lines:250,typed:50};function Qa(){let[e,t]=y([]),n=E(0);return{lines:e,print:(a,r=!1)=>{let l=a.map(c=>({id:n.current++,text:c,typed:r}));l.length&&t(c=>[...c,...l].slice(-Yh.lines))}}}function Ya({lines:e,print:t,obey:n}){let s=a=>{a&&t([`› ${a}`],!0),n(a)};return i`<section class="speech" aria-label=${o("page.speech.region")}>
		<${RS} onsend=${s} />
		<${_S} lines=${e} />
	</section>`}function Xh({table:e,variant:t}){let n=Qa(),s=E(t);s.current=t;let a=ye(()=>new gi(e,n.print,()=>s.current),[e]);return x(()=>{let r=e.newest.subscribe(p=>p&&a.hear(p)),l=e.coached.subscribe(p=>p&&void a.advise(p)),c=e.wrong.subscribe(p=>a.line(p));return()=>{c(),l(),r(),a.end()}},[a]),i`<${Ya} ...${n} obey=${r=>{a.obey(r)}} />`}function RS({onsend:e}){let t=E(null),n=E({all:[],at:0});x(()=>t.current?.focus(),[]);function s(r){r.preventDefault();let l=t.current?.value.trim()??"";t.current&&(t.current.value=""),l&&(n.current.all=[...n.current.all.filter(c=>c!==l),l].slice(-Yh.typed)),n.current.at=n.current.all.length,e(l)}function a(r){let l=r.key==="ArrowUp"?-1:r.key==="ArrowDown"?1:0;if(!l||!t.current)return;r.preventDefault();let{all:c,at:p}=n.current;n.current.at=Math.max(0,Math.min(c.length,p+l));let u=c[n.current.at]??"";t.current.value=u,t.current.setSelectionRange(u.length,u.length)}return i`<form onsubmit=${s}>
		<label for="command">${o("page.speech.field")}</label>
		<input id="command" name="command" type="text" ref=${t} onkeydown=${a}
			autocomplete="off" autocapitalize="off" autocorrect="off" spellcheck=${!1} enterkeyhint="send" maxlength="400" />
		<button class="button">${o("page.speech.do")}</button>
	</form>`}function _S({lines:e}){let t=E(null);return Me(()=>{t.current&&(t.current.scrollTop=t.current.scrollHeight)},[e]),i`<div class="log" role="log" aria-live="polite" aria-label=${o("page.speech.log")} tabindex="0" ref=${t}>
		${e.map(({id:n,text:s,typed:a})=>i`<p key=${n} ...${a?{class:"typed","aria-hidden":"true"}:{class:""}}>${s}</p>`)}
	</div>`}function WS({trump:e}){if(e.by==="turnup")return[];let t=e.by==="rotation"?e.rotation:["none",e.first??"none","C","D","H","S"];return[...new Set(t)].filter(Boolean)}function yi({opening:e,names:t,rules:n,set:s}){if(!n)return null;let a=WS(n),r=e??{totals:t.map(()=>0),trump:a[0]};return i`<details open=${e!==void 0}>
		<summary>${o("page.pad.opening")}</summary>
		<div class="stack">
			<p class="soft small">${o("page.pad.opening.about")}</p>
			<fieldset class="amounts">
				<legend class="unseen">${o("page.pad.opening")}</legend>
				${t.map((l,c)=>i`<${X} key=${c} label=${l} value=${r.totals[c]??0}
					min=${-9999} max=${9999}
					onchange=${p=>s({...r,totals:r.totals.with(c,p)})} />`)}
			</fieldset>
			${n.game.deals?i`<${X} label=${o("page.pad.opening.deals")} value=${r.deals??0} min=${0} max=${n.game.deals-1}
						onchange=${l=>s({...r,deals:l})} />`:null}
			${a.length?i`<${U} label=${o("page.pad.opening.trump")} value=${r.trump??"none"}
						options=${a.map(l=>[l,J(l)])}
						onchange=${l=>s({...r,trump:l})} />`:null}
		</div>
	</details>`}var bi=e=>{if(!e)return;let{trump:t,...n}=e,s=t&&t!=="none"?{...n,trump:t}:n;return s.trump||s.deals||s.totals.some(a=>a!==0)?s:void 0};var sp=24;function IS(){let e=T.value?.name??P.name.value,t=ft()[0]?.summary;if(!t)return e?[e]:[];let n=t.live??Ae.value.find(s=>s.id===t.variant)?.chairs;return t.names.slice(0,n).filter(s=>s!==o("dummy"))}var qS={variant:"",names:[],first:"0",length:"",rounds:9,house:Es,opening:void 0},ap=(e,t)=>e.names[t]?.trim()||o("page.pad.player",{n:t+1}),np=e=>Array.from({length:e.chairs},(t,n)=>n);async function FS(e,t,n){let s=Hn(e.house,n),a=Array.from({length:n.seats-t.chairs},()=>o("dummy")),r=[...np(t).map($=>ap(e,$)),...a],l=Ka(r);if(l)throw new pe(o("pad.twins",{name:l}));let c=await qt({begin:{variant:t.id,...s?{rules:s}:{},seats:r,first:Number(e.first),date:vt(),...e.length?{[e.length]:e.rounds}:{}}}),p=bi(e.opening),u=p&&{...c.head,opening:p},d=nr(u?await qt({record:c.record,do:"head",head:u}):c);return Te(d),d.id}var op=({seat:e,...t})=>i`<${z} label=${o("page.pad.player",{n:e+1})}
	maxlength=${sp} onfocus=${n=>n.currentTarget.select()} ...${t} />`;function zS({plan:e,set:t,variant:n}){let s=a=>r=>t(({names:l})=>({names:Object.assign([...l],{[a]:r})}));return i`<fieldset class="seats">
			<legend class="unseen">${o("page.pad.names")}</legend>
			${np(n).map(a=>i`<${op} key=${a} seat=${a} value=${e.names[a]??""}
				enterkeyhint="next" oninput=${s(a)} />`)}
		</fieldset>
		<p class="soft small">${o("page.pad.names")}</p>
		<${U} label=${o("page.pad.first")} value=${e.first} onchange=${Q(t)("first")}
			options=${np(n).map(a=>[String(a),ap(e,a)])} />`}function eg({onclose:e,onbegun:t}){x(()=>{se(je)},[]);let[n,s]=y(()=>({...qS,names:IS()})),[a,r]=y(""),{busy:l,once:c}=C(f=>r(Xt(f))),p=Ae.value.find(f=>f.id===n.variant)??jt(),u=oe(p?.id);if(!p)return null;let d=f=>{s(g=>({...g,...typeof f=="function"?f(g):f})),r("")},$=f=>{f.preventDefault(),u&&c(async()=>t(await FS(n,p,u)))},m=f=>d({variant:f,first:"0",opening:void 0,house:{...n.house,changed:{}}}),h=i`<button type="submit" form="new-pad" class="button chief" aria-busy=${l}>
		${o("page.pad.begin")}
	</button>`;return i`<${I} broad title=${o("page.pad.new")} onclose=${e} actions=${h}>
		<form id="new-pad" class="create stack" onsubmit=${$}>
			<${Cs} value=${p.id} groups=${dt()} onchange=${m} />
			<${zS} plan=${n} set=${d} variant=${p} />
			<${Ps} plan=${n} set=${d} variant=${p} />
			<${yi} opening=${n.opening} rules=${u} set=${Q(d)("opening")}
				names=${Array.from({length:u?.seats??0},(f,g)=>g<p.chairs?ap(n,g):o("dummy"))} />
			<${Ds} own=${n.house} set=${Q(d)("house")} rules=${u} />
			<p class=${a?"trouble":""} role="alert">${a}</p>
		</form>
	<//>`}var HS=e=>e?.scrollIntoView({block:"nearest"}),tg=({lines:e})=>i`<div class="stack" role="status" ref=${HS}>
	${e.map(t=>i`<p key=${t}>${t}</p>`)}
</div>`;function ng({open:e,then:t,deal:n,onclose:s}){let{busy:a,once:r}=C(),c=i`<${w} chief aria-busy=${a} onclick=${()=>r(async()=>{await e.revise({do:"delete",deal:n}),s()})} say=${o("page.pad.strike")} />`;return i`<${I} title=${o("page.pad.deal",{n:n+1})} onclose=${s} actions=${c}>
		<div class="stack">
			<p>${o("page.pad.strike.about",{n:n+1})}</p>
			<${tg} lines=${t.said??[]} />
		</div>
	<//>`}function KS(e,t){let n=[...e.seats],s=[...e.replaced??[]];return t.forEach((a,r)=>{let l=s.findLastIndex(c=>c.seat===r);l<0?n[r]=a:s[l]={...s[l],name:a}}),{seats:n,...s.length?{replaced:s}:{}}}function JS(e,{names:t,first:n,target:s,length:a,rounds:r,opening:l,leaves:c,comes:p,from:u}){let{deals:d,games:$,opening:m,...h}=e,f={...h,...KS(e,t),first:Number(n),...s?{target:s}:{}},g=bi(l),b={deal:u-1,seat:Number(c),name:p.trim()},k=(f.replaced??[]).filter(O=>O.seat!==b.seat||O.deal!==b.deal),v=b.name?[...k,b].sort((O,A)=>O.deal-A.deal):f.replaced;return{...f,...a?{[a]:r}:{},...g?{opening:g}:{},...v?{replaced:v}:{}}}var US=({head:e,seats:t,deals:n})=>({names:t,first:String(e.first),target:e.target??0,opening:e.opening,length:e.deals?"deals":e.games?"games":"",rounds:e.deals||e.games||9,leaves:"0",comes:"",from:n.length+1});function sg({open:e,pad:t,onclose:n}){let[s,a]=y(()=>US(t)),[r,l]=y(null),[c,p]=y(""),{busy:u,once:d}=C(),$=b=>{a(k=>({...k,...b})),l(null),p("")},m=JS(t.head,s),h=b=>{b.preventDefault();let k=Ka(s.names)??Ka(s.comes?s.names.with(Number(s.leaves),s.comes):[]);if(k)return p(o("pad.twins",{name:k}));d(async()=>{let v=r?void 0:await e.propose({do:"head",head:m}),O=v?.said??[];if(O.length)return l(O);(r||v?.did)&&await e.revise({do:"head",head:m}),n()})},f=i`<button type="submit" form="pad-head" class="button chief" aria-busy=${u}>
		${o(r?"page.pad.head.yes":"page.pad.head.do")}
	</button>`,g=t.choices.live;return i`<${I} broad title=${o("page.pad.head")} onclose=${n} actions=${f}>
		<form id="pad-head" class="create stack" onsubmit=${h}>
			<${GS} pad=${t} form=${s} set=${$} />
			<${U} label=${o("page.pad.first")} value=${s.first} onchange=${Q($)("first")}
				options=${s.names.slice(0,g).map((b,k)=>[String(k),b])} />
			${s.target?i`<${X} label=${o("page.create.rules.game.target")} value=${s.target} min=${1} max=${1e4}
						onchange=${Q($)("target")} />`:null}
			<${Ps} plan=${s} set=${$} />
			<${VS} pad=${t} form=${s} set=${$} />
			<${yi} opening=${s.opening} names=${Rt(t)} rules=${t.rules} set=${Q($)("opening")} />
			${r?i`<${tg} lines=${r} />`:null}
			<p class=${c?"trouble":""} role="alert">${c}</p>
		</form>
	<//>`}var GS=({pad:e,form:t,set:n})=>i`<fieldset class="seats">
	<legend class="unseen">${o("page.pad.names")}</legend>
	${t.names.slice(0,e.choices.live).map((s,a)=>i`<${op} key=${a} seat=${a} value=${s} required
		oninput=${r=>n({names:t.names.with(a,r)})} />`)}
</fieldset>`,VS=({pad:e,form:t,set:n})=>i`<details>
	<summary>${o("page.pad.replace")}</summary>
	<div class="stack">
		<${W} label=${o("page.pad.replace.leaves")} value=${t.leaves}
			options=${t.names.slice(0,e.choices.live).map((s,a)=>[String(a),Ie(e,a)])}
			onchange=${Q(n)("leaves")} />
		<${z} label=${o("page.pad.replace.comes")} value=${t.comes} maxlength=${sp}
			oninput=${Q(n)("comes")} />
		<${X} label=${o("page.pad.replace.from")} value=${t.from} min=${1} max=${e.deals.length+1}
			onchange=${Q(n)("from")} />
	</div>
</details>`;function vi({pad:e,onpick:t}){let n=Rt(e);return i`<section class="pad-sheet">
		<header>
			<h1>${n.slice(0,e.choices.live).join(" · ")}</h1>
			<p class="soft">${Ha(e)} · ${mr(e.rules)}</p>
			<p class="standing">${An(e)}</p>
		</header>
		${e.deals.length?i`<${Hl} scores=${e.deals} names=${n} end=${e.end} onpick=${t} />
				<div class="settled small soft">${(e.settlement??[]).map(s=>i`<p key=${s}>${s}</p>`)}</div>`:i`<p class="soft">${o("page.pad.unwritten")}</p>`}
	</section>`}function ZS(e,t){let n=e.deals[t],s=e.deals[t+1]??(e.due?.deal===t+1?e.due:void 0),a=s&&{next:QS(e,s.why.trump),...s.trump?{then:s.trump}:{}},r=Object.fromEntries(n.entry.hands.map((p,u)=>[u,p.bid===void 0?{}:{bid:p.bid}])),{closed:l,...c}=n;return{...c,shown:r,...s?{why:a}:{},...l?{closed:{...l,game:n.game,totals:n.totals}}:{},...e.end&&t===e.deals.length-1?{end:e.end}:{}}}var QS=(e,t)=>e.rules.trump.by==="holder"&&t!=="game"||t==="named"||t==="first"?"stays":t;function wi({pad:e,deal:t,onclose:n,correct:s,insert:a,strike:r}){let l=e.deals[t];if(!l)return null;let c=s&&i`
		<${w} plain onclick=${r} say=${o("page.pad.strike")} />
		<${w} plain onclick=${a} say=${o("page.pad.insert.before")} />
		<${w} chief onclick=${s} say=${o("page.pad.correct")} />`;return i`<${I} title=${o("page.pad.deal",{n:t+1})} onclose=${n} actions=${c}>
		<div class="pad-account stack">
			<p class="soft">
				${o("page.pad.roles",{dealer:Ie(e,l.dealer),lead:Ie(e,l.lead),past:"yes"})}.${" "}
				${o("page.pad.trump")}: ${J(l.trump)} (${l.origin}).</p>
			<${Nt} view=${ZS(e,t)} names=${Rt(e)} variant=${e.rules} me=${-1} untitled />
		</div>
	<//>`}var YS=4e3,[ag,XS]=[4e3,12e4],og=new Map;function ip(e,t){let n=(og.get(e)??Promise.resolve()).then(t);return og.set(e,n.catch(()=>{})),n}var eO=e=>ip(e,async()=>{let t=ht(e);if(!t||t.shared)return;let n=ce(),{pad:s,mark:a=""}=await ho({secret:n,record:t.record}),r=ht(e);r&&Te({...r,shared:{secret:n,pad:s,of:t.record,mark:a}})});function rg(e){let{shared:t,record:n}=ht(e)??{};return t&&n&&t.of!==n?t.secret+n:""}var rp=new Map;function tO(e){let t=rp.get(e)??ip(e,async()=>{let n=ht(e);if(!n?.shared||!rg(e))return;let{secret:s,mark:a}=n.shared,{pad:r,mark:l=""}=await ho({secret:s,record:n.record,was:a}).catch(p=>{if(p instanceof K&&p.status===409)return nO(e,n.shared?.pad??"");throw p}),c=ht(e);c?.shared?.secret!==s||!r||Te({...c,shared:{...c.shared,pad:r,of:n.record,mark:l}})}).finally(()=>rp.delete(e));return rp.set(e,t),t}async function nO(e,t){let{pad:n,mark:s}=await Ii({pad:t}),a=ht(e);if(a?.shared&&n){let r={...a.shared,of:n.record,mark:s};Te({...n.record===a.record?a:Gt(vn(a,n)),shared:r}),n.record!==a.record&&M(o("page.pad.share.other"))}return{pad:""}}var Xa=e=>ip(e,async()=>{let t=ht(e)?.shared?.secret;if(!t)return;await ho({secret:t});let n=ht(e);if(!n)return;let{shared:s,...a}=n;Te(a)}),sO=e=>e instanceof K&&e.status>=400&&e.status<500&&e.status!==429;function aO(e,t){let[n,s,a,r,l]=["",ag,0,!1,!1],c=async()=>{let u=rg(e);if(r||!u||u===n)return;clearTimeout(a),r=!0;let d=await tO(e).then(()=>null,$=>$);if(r=!1,d&&!sO(d)){l||(a=Number(setTimeout(c,s))),s=Math.min(2*s,XS);return}s=ag,d&&(n=u,t(d)),c()},p=Ye(()=>{c()});return()=>{l=!0,p(),clearTimeout(a)}}function ig(e){x(()=>aO(e,t=>M(o("page.pad.share.not",{text:_(t)}))),[e])}function lg({kept:e}){let[t,n]=y(!1),{shared:s}=e,{busy:a,once:r}=C(),l=()=>r(async()=>{await eO(e.id),n(!0)}),p=i`<${w} aria-busy=${a} onclick=${()=>r(async()=>{await Xa(e.id),n(!1)})} say=${o("page.pad.share.stop")} />`;return i`<${w} plain aria-busy=${a} onclick=${l} say=${o("page.pad.share")} />
		${t&&s?i`<${I} title=${o("page.pad.share")} onclose=${()=>n(!1)} actions=${p}>
					<div class="stack">
						<p>${o("page.pad.share.about")}</p>
						<${Pt} link=${dn(`/pad/on/${s.pad}`)} label=${o("page.pad.link")} />
					</div>
				<//>`:null}`}function oO(e){let[t,n]=y(null),[s,a]=y("");return x(()=>{let r=new AbortController,[l,c]=["",0],p=async()=>{clearTimeout(c);try{if(document.visibilityState==="visible"){let u=await Ii({pad:e,after:l,lang:le.peek()},{signal:r.signal});l=u.mark,u.pad&&n(u.pad),a("")}}catch(u){if(r.signal.aborted)return;let d=u instanceof K&&u.status===404;if(a(d?o("page.pad.unshared"):_(u)),d)return}c=window.setTimeout(p,YS)};return p(),document.addEventListener("visibilitychange",p),()=>{r.abort(),clearTimeout(c),document.removeEventListener("visibilitychange",p)}},[e,le.value]),{pad:t,wrong:s}}function cg({id:e}){let{pad:t,wrong:n}=oO(e),[s,a]=y(-1);return t?i`<main id="main" tabindex="-1" class="pad">
		<${vi} pad=${t} onpick=${a} />
		<section class="pad-panel looking" aria-label=${o("page.pad.trump")}>
			${t.due?i`<${Rc} pad=${t} deal=${t.deals.length} />`:i`<p class="winner">${An(t)}</p>`}
			${Ja(t)&&t.due?i`<p class="small soft totals">${o("page.pad.totals")}</p>`:null}
			<ul class="stands">${(t.due?t.game:t.totals).map((r,l)=>i`<li key=${l}>
				<span>${Ie(t,l)}</span>
				<span><b>${S(r)}</b>${Ja(t)&&t.due?i` <small class="soft">(${S(t.totals[l]??0)})</small>`:null}</span>
			</li>`)}</ul>
			<p class="small soft" role="status">${n||o("page.pad.looking")}</p>
		</section>
		${s>=0?i`<${wi} pad=${t} deal=${s} onclose=${()=>a(-1)} />`:null}
	</main>`:i`<${G} title=${o("page.nav.pad")} wrong=${n} text=${o("page.opening")} />`}var ki=({record:e})=>/^[^\n]*"date":"([\d-]+)"/.exec(e)?.[1]??"",rO=e=>{let t=e.trim().replace(",",".");return/^\d{1,6}(\.\d{1,4})?$/.test(t)&&Number(t)>0?t:""},pg=e=>S(Number(e),e.split(".")[1]?.length??0),iO=e=>[ki(e)&&Z(Date.parse(`${ki(e)}T12:00`),{dateStyle:"medium"}),R(e.summary.names)].filter(Boolean).join(" · ");function ug(){let e=ft().filter(f=>f.summary.deals>0),[t,n]=y(new Set),[s,a]=y(""),[r,l]=y(""),c=P.stake.value,p=e.filter(f=>(!s||ki(f)>=s)&&(!r||(ki(f)||"9")<=r)),u=p.filter(f=>!t.has(f.id)),d={records:u.map(f=>f.record),stake:rO(c),...Rp()&&{comma:!0}},{value:$,wrong:m}=N(f=>Vp(d,{signal:f}).catch(g=>{throw new pe(Xt(g))}),JSON.stringify(d)),h=f=>n(new Set(t.has(f)?[...t].filter(g=>g!==f):[...t,f]));return i`<main id="main" tabindex="-1" class="pads season stack">
		<h1>${o("page.season")}</h1>
		<p class="lead">${o("page.season.about")}</p>
		<div class="row unprinted">
			<${z} label=${o("page.season.from")} type="date" value=${s} oninput=${a} />
			<${z} label=${o("page.season.to")} type="date" value=${r} oninput=${l} />
			<${z} label=${o("page.season.stake")} inputmode="decimal" value=${c}
				oninput=${f=>P.stake.value=f} />
		</div>
		${m?i`<p class="trouble" role="alert">${m}</p>`:null}
		${$?.players.length?i`<${lO} season=${$} />`:i`<p class="soft">${o("page.season.none")}</p>`}
		<details class="unprinted" open=${t.size>0}>
			<summary>${o("page.season.pads",{n:u.length,of:e.length})}</summary>
			<div class="stack">${p.map(f=>i`<${Oe} key=${f.id} label=${iO(f)}
				checked=${!t.has(f.id)} onchange=${()=>h(f.id)} />`)}</div>
		</details>
		<p class="row unprinted">
			${$?.players.length?i`<${w} onclick=${()=>rn($.csv,"season.csv")} say=${o("page.season.csv")} />
						<${w} plain onclick=${()=>print()} say=${o("page.rules.print")} />`:null}
			<a class="button plain" href="/pad">${o("page.pad.all")}</a>
		</p>
	</main>`}function lO({season:{players:e,transfers:t}}){let n=e.some(a=>a.amount),s=["deals","made","matches","won","games","gamesWon"];return i`<${ne}><table class="book standings">
			<thead><tr>
				<th scope="col">${o("page.season.player")}</th>
				<th scope="col">${o("page.season.points")}</th>
				<th scope="col">${o("page.season.balance")}</th>
				${n?i`<th scope="col">${o("page.season.amount")}</th>`:null}
				${s.map(a=>i`<th key=${a} scope="col">${o(`page.season.${a}`)}</th>`)}
			</tr></thead>
			<tbody>${e.map(a=>i`<tr key=${a.name}>
				<th scope="row">${a.name}</th>
				<td><b>${S(a.points)}</b></td>
				<td>${ee(a.balance)}</td>
				${n?i`<td>${pg(a.amount??"0")}</td>`:null}
				${s.map(r=>i`<td key=${r}>${S(a[r])}</td>`)}
			</tr>`)}</tbody>
		</table><//>
		${t.length?i`<h2>${o("page.season.pays")}</h2>
				<ul class="plain-list">${t.map(a=>i`<li key=${a.from+a.to}>
					${o("page.season.transfer",{from:a.from,to:a.to,n:a.points})}${a.amount?` = ${pg(a.amount)}`:""}
				</li>`)}</ul>`:null}
		<p class="small soft">${o("page.season.how")}</p>`}function cO({rest:e}){let[t="",n=""]=e;return t==="season"?i`<${ug} />`:t==="on"&&n?i`<${cg} key=${n} id=${n} />`:t?i`<${dO} key=${t} id=${t} />`:i`<${pO} />`}function pO(){let[e,t]=y(!1),[n,s]=y(""),a=async l=>{s("");try{let c=nr(await qt({record:await l.text()}));Te(c),V(`/pad/${c.id}`)}catch(c){s(Xt(c))}},r=l=>V(`/pad/${l}`);return i`<main id="main" tabindex="-1" class="pads stack">
		<h1>${o("page.nav.pad")}</h1>
		<p class="lead">${o("page.pad.about")}</p>
		<p class="row">
			<${w} chief aria-haspopup="dialog" onclick=${()=>t(!0)} say=${o("page.pad.new")} />
			<${ps} plain say=${o("page.pad.open")} accept=".jsonl,.99" ontake=${a} />
		</p>
		<p class=${n?"trouble":""} role="alert">${n}</p>
		<p class="row">
			${ft().length?i`<a href="/pad/season">${o("page.season.open")}</a>`:null}
			<a href="/deal">${o("page.slips.from")}</a>
		</p>
		<ul class="pad-list">${ft().map(l=>i`<${uO} key=${l.id} pad=${l} />`)}</ul>
		${e?i`<${eg} onclose=${()=>t(!1)} onbegun=${r} />`:null}
	</main>`}function uO({pad:{id:e,summary:t,moved:n}}){let{variant:s,names:a,totals:r,deals:l,over:c}=t,p=[De(`variant.${s}`)?o(`variant.${s}`):s,o("page.scores.deals",{n:l}),Z(n,{dateStyle:"medium"}),c?o("page.pad.over"):""];return i`<li><a href=${`/pad/${e}`}>
		<span class="names">${R(a)}</span>
		<span class="score">${r.map(u=>S(u)).join(" : ")}</span>
		<span class="soft small">${p.filter(Boolean).join(" · ")}</span>
	</a></li>`}function dO({id:e}){let t=ye(()=>new Vr(e),[e]);x(()=>()=>t.close(),[t]);let{kept:n,told:s}=t,a=t.wrong.value;return n?s?i`<${fO} open=${t} kept=${n} told=${s} wrong=${a} />`:i`<${G} title=${o("page.nav.pad")} wrong=${a} text=${o("page.opening")} />`:i`<${G} title=${o("page.nav.pad")} text=${o("page.pad.gone")}>
			<p><a class="button" href="/pad">${o("page.pad.all")}</a></p>
		<//>`}function $O(e){x(()=>{let t=document.querySelector(".pad-panel"),n=e?document.querySelectorAll(".running-score tr"):[];!t||getComputedStyle(t).position!=="sticky"||n[n.length-1]?.scrollIntoView({block:"nearest"})},[e])}function mO({open:e}){let{lines:t,print:n}=Qa(),s=async a=>n(await e.type(a||"show",le.value));return x(()=>{s("")},[e]),i`<${Ya} lines=${t} print=${n} obey=${s} />`}function fO({open:e,kept:t,told:n,wrong:s}){let[a,r]=y(-1),[l,c]=y(null),p=()=>(r(-1),c(null)),u=()=>se(async()=>c(await e.propose({do:"delete",deal:a})??null)),d=n.deals.length,$=`${R(Rt(n).slice(0,n.choices.live))} · Ninety-Nine`;x(()=>{document.title=$},[$]),ig(t.id),$O(d);let m=()=>e.undo();return i`<main id="main" tabindex="-1" class="pad">
		${P.spoken.value?i`<${mO} open=${e} />`:null}
		<${vi} pad=${n} onpick=${r} />
		${n.due||e.deal<d?i`<${Gr} open=${e} pad=${n} />`:i`<section class="pad-panel ended" aria-label=${o("page.pad.over")}>
					<p class="winner">${An(n)}</p>
					<div class="pad-acts">
						<${w} disabled=${!e.undoable} onclick=${m} say=${o("page.pad.undo")} />
						${e.redoable?i`<${_c} redo=${()=>e.redo()} />`:null}
						<a class="button chief" href="/pad">${o("page.pad.all")}</a>
					</div>
				</section>`}
		<${hO} open=${e} kept=${t} pad=${n} stop=${n.due&&d>0?()=>e.end():void 0} />
		${s||er.value?i`<p class="trouble unprinted" role="alert">${s||o("page.pad.unkept")}</p>`:null}
		${l?i`<${ng} open=${e} then=${l} deal=${a} onclose=${p} />`:a>=0?i`<${wi} pad=${n} deal=${a} onclose=${p} strike=${u}
						insert=${()=>(e.insert(a),p())} correct=${()=>(e.correct(a),p())} />`:null}
	</main>`}function hO({open:e,kept:t,pad:n,stop:s}){let[a,r]=y(!1),[l,c]=y(!1),{busy:p,once:u}=C(),d=async()=>M(o(await ln(Yf(n))?"page.link.copied":"page.copy.not")),$=()=>Mt(new Blob([t.record],{type:"application/x-ndjson"}),`pad-${n.date||t.id}.99.jsonl`),m=()=>Zl(Vl({scores:n.deals,names:Rt(n),title:Ha(n),winner:An(n),end:n.end??{totals:n.totals,winners:[],games:[]}})).catch(g=>M(_(g))),h=(g,b)=>i`<${w} plain onclick=${b} say=${g} />`,f=()=>u(async()=>{await Xa(t.id),V("/pad"),d$(t.id)});return i`<section class="pad-doings unprinted" aria-label=${o("page.pad.doings")}>
		${n.deals.length?[h(o("page.copy"),d),h(o("page.share"),m),h(o("page.rules.print"),()=>print())]:null}
		${te.value?null:i`<${lg} kept=${t} />`}
		${h(o("page.pad.save"),$)}
		${h(o("page.pad.head"),()=>c(!0))}
		${n.house?null:i`<a class="button plain" href=${`/rules/${n.rules.id}`}>${o("page.nav.rules")}</a>`}
		${s?h(o("page.pad.stop"),s):null}
		${h(o("page.pad.drop"),()=>r(!0))}
		<a class="button plain" href="/pad">${o("page.pad.all")}</a>
		${l?i`<${sg} open=${e} pad=${n} onclose=${()=>c(!1)} />`:null}
		${a?i`<${Fe} title=${o("page.pad.drop")} text=${o("page.pad.drop.about")} yes=${o("page.pad.drop.yes")}
					busy=${p} onyes=${f} onclose=${()=>r(!1)} />`:null}
	</section>`}var xi=({about:e,parts:t})=>i`<section class="stack">
	<h2>${o(`page.privacy.${e}`)}</h2>
	${t.map(n=>i`<p>${n}</p>`)}
</section>`,gO=({contact:e})=>i`<p>
	${o("page.privacy.contact")}${" "}<a href=${e}>${e.replace(/^(mailto|https):(\/\/)?/,"")}</a>
</p>`;function yO(){let{value:e,wrong:t}=N(async()=>gt?void 0:Kp({})),n=(...s)=>s.map(a=>o(`page.privacy.${a}`));return i`<main id="main" tabindex="-1" class="stack lessons">
		<h1>${o("page.nav.privacy")}</h1>
		${t?i`<p class="trouble">${t}</p>`:null}
		${gt?i`<p>${o("page.privacy.alone")}</p>`:null}
		${e?i`<${xi} about="server"
					parts=${[...n("name","keys","play","pads","ratings","groups","evenings","order"),...n(...e.push?["push"]:[],e.callers?"logged":"unlogged"),o("page.privacy.networks",{n:e.networks}),o("page.privacy.others",{push:e.push?"yes":"no"})]} />
				<${xi} about="long" parts=${[o("page.privacy.sessions",{forget:e.forget,guests:e.guests}),...n("matches","erased"),...e.chat>0?[o("page.privacy.chat",{n:e.chat})]:[],e.backups>0?o("page.privacy.days",{n:e.backups}):o("page.privacy.backups")]} />`:null}
		<${xi} about="browser" parts=${n("stays")} />
		${e?i`<${xi} about="rights" parts=${n("change")} />
				${e.contact?i`<${gO} contact=${e.contact} />`:i`<p>${o("page.privacy.uncontact")}</p>`}`:null}
	</main>`}var eo="ninetynine.problems",dg="ninetynine.problems.damaged",Si=()=>Le(eo),mg=e=>!Object.values(Si()?.marks??{}).some(t=>t?.first<e),fg=e=>ae(eo,JSON.stringify(e));function $g(e){if(e===null||Ue(eo)!==e)return!1;let t=dg;for(let n=2;Ue(t)!==null;n++)t=`${dg}.${n}`;return ae(t,e)&&ae(eo,null),!0}async function Oi(e,t){let[n,s]=[Ue(eo),Si()];if(!s)return{told:await t(e),damaged:$g(n)};try{return{told:await t({...e,progress:s}),damaged:!1}}catch(a){if(!(a instanceof K)||a.status!==400&&a.status!==413)throw a;return{told:await t(e).catch(()=>{throw a}),damaged:$g(n)}}}var lp=({variant:e,grade:t,back:n},s,a)=>o("problem.head",{n:s,of:a,variant:Pe(e),grade:t,grades:4,back:n?"yes":"no"}),cp=e=>({rating:String(Math.round(e?.rating??1500)),doubt:String(Math.round(e?.doubt??350))});function pp(e){if(e.kind==="bid")return o("problem.bid");let t=e.need?.[0],n=oe(e.variant)?.aside??3;return`${t===void 0?o("problem.left",{n}):t===e.left?o("problem.every",{left:t}):o("problem.exact",{n:t,left:e.left})} ${o(e.kind==="open"?"problem.open":"problem.hidden")}`}function hg(e,t){let n=Xe(e)-(oe(e.variant)?.dummy?1:0);return Array.from({length:Xe(e)},(s,a)=>a===t?o("you"):a===n?o("dummy"):o("problem.player",{n:(a-t-1+n)%n+1}))}var Ti=({view:e})=>({...e,totals:[]}),gg=e=>e.length<2?e.join():o("problem.or",{a:e.slice(0,-1).join(", "),b:e[e.length-1]??""}),yg=(e,t,n)=>t.kind==="open"?[]:e.hands.flatMap((s,a)=>a===n.seat||n.shown?.[a]?.hand!==void 0?[]:[{seat:a,cards:s}]);function bg(e,t,n){let s=o("problem.rating",{...cp(t.progress),its:String(e.rating)});return n>0?`${s} ${o("problem.again",{n})}`:s}var Ai=class{#e;#n;#t;#s="";#a=Promise.resolve();constructor(t,n,s){this.#e=t,this.#n=n,this.#t=s}present(t,n,s){return this.#r({n:t,of:n,anew:s})}tell({act:t,told:n},s){return this.#r({act:t,outcome:n,days:s})}obey(t,n){return this.#r({line:t.normalize("NFC"),...n})}#r(t){return this.#a=this.#a.then(async()=>{let n={lang:le.peek(),mind:this.#s,problem:this.#e,...t},s=await cs(()=>Gp(n));this.#s=s.mind??"",this.#n(s.said),s.do?.act?this.#t.answer(s.do.act):s.want==="next"?this.#t.next():s.want==="quit"&&V("/")}).catch(n=>this.#n([_(n)]))}};function bO({rest:[e=""]}){let t=ze.value.get("variant")??"";return i`<${wO} key=${`${e} ${t}`} day=${e||vt()} variant=${t} any=${e!==""} />`}async function vO(e,t,n){await je();let s=t||(n||!mg(e)?"":jt()?.id),{told:a,damaged:r}=await Oi({date:e,...s?{variant:s}:{}},zi);return{all:a.problems,one:s||"",damaged:r}}function wO({day:e,variant:t,any:n}){let[s,a]=y({}),[r,l]=y(0);x(()=>{let h=!1;return vO(e,t,n).then(f=>{h||(a(f),l(vg(f.all)))},f=>!h&&a({wrong:_(f)})),()=>{h=!0}},[]);let{all:c,one:p="",damaged:u=!1,wrong:d}=s;if(!c)return i`<${G} title=${o("page.nav.problems")} wrong=${d} text=${o("page.opening")} />`;let $=(h,f)=>{let g=c.map((b,k)=>k===r&&b.done===void 0?{...b,done:h}:b);a({one:p,damaged:u||f,all:g})},m=c[r];return m?i`<${OO} key=${m.id} problem=${m} day=${e} n=${r+1} of=${c.length} damaged=${u}
		ondone=${$} onnext=${()=>l(vg(c))} />`:i`<${kO} all=${c} day=${e} variant=${p} onagain=${l} />`}function vg(e){let t=e.findIndex(n=>n.done===void 0);return t<0?e.length:t}function kO({all:e,day:t,variant:n,onagain:s}){let a=e.filter(c=>c.done).length,{value:r}=N(async()=>(await Oi({date:t},zi)).told,t),l=E(null);return x(()=>P.spoken.peek()?l.current?.focus():void 0,[]),i`<main id="main" tabindex="-1" class="stack">
		<h1>${o("page.nav.problems")}</h1>
		<p class="lead" tabindex="-1" ref=${l}>${o("problem.done",{right:a,of:e.length,...cp(Si())})}</p>
		<ol class="day-problems">${e.map((c,p)=>i`<li key=${c.id}>
			<button type="button" onclick=${()=>s(p)}>
				<${wg} right=${c.done} /><span class="unseen">${o(c.done?"problem.right":"problem.missed")}</span>
				<span>${lp(c,p+1,e.length)}</span>
			</button>
		</li>`)}</ol>
		<${W} label=${o("problem.more")} value=${n} options=${[["",o("problem.all")]]}
			groups=${dt()} onchange=${c=>V(xO(t,c))} />
		${r?i`<${Fl} ...${r} of="problems" day=${t} first=${[...r.days,t].sort()[0]} />`:null}
		<p><a class="button chief" href="/">${o("page.home")}</a></p>
	</main>`}var xO=(e,t)=>`/problems/${e}${t?`?variant=${t}`:""}`,wg=({right:e})=>i`<b data-right=${e?"":void 0} aria-hidden="true">${e?"✓":"✕"}</b>`;function SO(e,t,n){let[s,a]=y(null),[r,l]=y(""),{busy:c,once:p}=C(d=>l(_(d)));return{answered:s,said:r,busy:c,answer:async d=>{s||await p(async()=>{let $=f=>Au({problem:e.id,...f}),{told:m,damaged:h}=await Oi({act:d,date:t},$);fg(m.progress),l(""),a({act:d,told:m}),n(m.right,h)})}}}function OO({problem:e,day:t,n,of:s,damaged:a,ondone:r,onnext:l}){let{answered:c,said:p,busy:u,answer:d}=SO(e,t,r),$=Ti(e),m=hg($,$.seat??0),h=E(null),f=E(null);Me(()=>{c&&(P.spoken.peek()||h.current?.focus({preventScroll:!0}),f.current?.scrollIntoView({block:"nearest"}))},[c]);let g=c?.told.right;return i`<main id="main" tabindex="-1" class="replay problem">
		<header class="problem-head table">
			<a class="mark" href="/">99<span class="unseen"> ${o("page.home")}</span></a>
			<div><h1>${lp(e,n,s)}</h1><p class="task">${re(pp(e))}</p>
				${a?i`<p class="trouble">${o("problem.anew")}</p>`:null}</div>
			<${Qt} trump=${$.trump??""} />
		</header>
		${P.spoken.value?i`<${AO} problem=${e} at=${[n,s,a]} answered=${c} said=${p} busy=${u}
					days=${c?kg(c.told,t):0} answer=${d} next=${l} />`:null}
		<div class="replay-board">
			<${MO} problem=${e} names=${m} answered=${c} busy=${u} answer=${d} />
			<aside class="replay-aside" tabindex="0">
				<section class="outcome" ref=${f} data-right=${g?"":void 0}>
					<div class="verdict-row">
						<div role=${P.spoken.value?void 0:"status"}>${p||(c?i`<h2><${wg} right=${g} /><span>${re(TO(c))}</span></h2>`:null)}
						</div>
						${c?i`<button type="button" class="button chief" ref=${h} onclick=${l}>
									${o("page.learn.on")}
								</button>`:null}
					</div>
					${c?i`<${jO} problem=${e} day=${t} ...${c} names=${m} />`:null}
				</section>
				${e.kind==="hidden"?i`<section class="replay-tricks">
							<h2>${o("tricks.title")}</h2><${Zt} view=${$} names=${m} />
						</section>`:null}
			</aside>
		</div>
	</main>`}function AO({problem:e,at:t,answered:n,said:s,busy:a,days:r,answer:l,next:c}){let p=Qa(),u=E({answer:l,next:c});u.current={answer:l,next:c};let d=ye(()=>new Ai(e,p.print,{answer:m=>u.current.answer(m),next:()=>u.current.next()}),[e.id]),$=oe(e.variant)!==void 0;return x(()=>{$&&d.present(...t)},[d,$]),x(()=>{n&&d.tell(n,r)},[d,n]),x(()=>s?p.print([s]):void 0,[s]),i`<${Ya} ...${p} obey=${m=>{d.obey(m,{answered:n!==null,busy:a})}} />`}var TO=({act:e,told:t})=>t.right?o("problem.right"):o("problem.wrong",{cards:up(e)});function MO({problem:e,names:t,answered:n,busy:s,answer:a}){let[r,l]=y(new Set),c=Ti(e),p=n?{...c,turn:[]}:c,u=p.seat??0,d=p.options,$=e.kind==="bid",m=n?null:new Set(F(d?.from)),h=$||(d?.seat??u)===u,f=A=>{let j=new Set($?r:[]);r.has(A)?j.delete(A):j.size<(d?.pick??1)&&j.add(A),l(j)},g=A=>m?.has(A)&&a(`play ${A}`),b=oe(e.variant),k={chosen:n?new Set(n.told.answers[0]?.split(" ").slice(1)):r,twice:$,values:$?yt(d?.worth??""):null,onpick:f,onplay:g},v=d?.seat??-1,O=h?null:{seat:v,hand:i`<${en} ...${k} cards=${Ge(F(p.shown?.[v]?.hand),he,p.trump)}
			can=${m} label=${o("dummy")} open />`};return i`<div class="replay-table table board">
		<${xn} view=${p} variant=${b} names=${t} me=${u} elsewhere=${u} played=${O}>
			${$&&d&&!n?i`<section class="asking asked laying" aria-label=${o("page.yours")}>
						<${Ks} options=${{...d,offers:[]}} chosen=${r} variant=${b} busy=${s} slots
							onlay=${()=>a(`lay ${[...r].join(" ")}`)} />
					</section>`:null}
			${$?null:i`<p class="ask near">${re(pp(e))}</p>`}
		<//>
		<section class=${`mine ${n?"":"asked"}`} aria-label=${o("page.yourhand")}>
			<div class="me">
				<${Yt} view=${p} variant=${b} seat=${u} name=${t[u]??""} place="south" own
					chair=${void 0} now=${0} open=${null} winner=${!1} />
				${p.aside?i`<div class="laid" role="group" aria-label=${o("page.aside")}>${ve(p.aside)}</div>`:null}
			</div>
			<${en} ...${k} cards=${Ge(F(p.hand),he,p.trump)}
				can=${h?m:new Set} label=${o("page.yourhand")} />
		</section>
	</div>`}var kg=(e,t)=>e.due?Tl(e.due)-Tl(t):0,up=e=>e.split(" ").slice(1).map(t=>mt(t)).join(" ");function jO({problem:e,day:t,act:n,told:s,names:a}){let r=e.kind==="open"?"problem.proved.open":"problem.proved.hidden",l=kg(s,t),c=Ht(s.why??[]).join(" "),p=(s.refutations??[]).filter(u=>s.right||u.act===n);return i`${e.kind==="bid"?i`<${NO} told=${s} />`:i`<p>${re(o(r,{card:gg(s.answers.map(up))}))}</p>`}
		${c?i`<p>${re(c)}</p>`:null}
		${p.length?i`<div>${p.map(u=>i`<${EO} key=${u.act} r=${u} problem=${e} names=${a}
					open=${!s.right} />`)}</div>`:null}
		<${BO} levels=${s.levels} />
		<p class="soft">${bg(e,s,l)}</p>`}function NO({told:e}){let t=(e.totals??[]).filter((n,s)=>s<5||n.tricks===e.bid);return i`<p>${o("problem.proved.bid",{n:e.answers.length})}</p>
		<ul class="ways-right">${e.answers.slice(0,3).map(n=>i`<li key=${n}><${yn} act=${n} /></li>`)}</ul>
		<table class="book choices">
			<caption class="unseen">${o("problem.expects")}</caption>
			<thead><tr><th scope="col">${o("col.bid")}</th><th scope="col">${o("page.hint.chance")}</th>
				<th scope="col">${o("page.hint.points")}</th></tr></thead>
			<tbody>${t.map(n=>i`<tr key=${n.tricks}>
				<${Jo} best=${n.right??!1} done=${n.tricks===e.bid}><b class="score">${S(n.tricks)}</b><//>
				<td>${Se(n.chance)}</td><td>${pa(n.points)}</td>
			</tr>`)}</tbody>
		</table>`}var BO=({levels:e})=>i`<table class="book levels">
	<caption>${o("problem.found")}</caption>
	<tbody>${e.map(({level:t,solved:n})=>i`<tr key=${t}>
		<th scope="row">${o(`page.level.${t}`)}</th>
		<td class="bar" aria-hidden="true"><span style=${{"--long":`${100*(n??0)}%`}}></span></td>
		<td>${n===void 0?"–":Se(n)}</td>
	</tr>`)}</tbody>
</table>`;function EO({r:e,problem:t,names:n,open:s}){let a=Ti(t),r=yg(e,t,a).map(({seat:c,cards:p})=>i`<span>${n[c]}</span><span class="act">${ve(p)}</span>`),l=c=>o("problem.won",{name:n[c]??"",you:c===a.seat?"yes":"no"});return i`<details open=${s}>
		<summary><span>${re(o("problem.fails",{card:up(e.act)}))}</span></summary>
		<div>
			${r.length?i`<p>${o("problem.fails.some",{fails:e.fails,of:e.of})}</p><div class="lie">${r}</div>`:null}
			<ol class="line">${e.tricks.map(({acts:c,won:p},u)=>i`<li key=${u}>
				<span class="act">${c.map(d=>ve(d.split(" ")[2]))}</span>
				<span>${p===void 0?"":l(p)}</span>
			</li>`)}</ol>
		</div>
	</details>`}function PO({rest:e}){let[t="",n="1",s]=e,a=s===void 0?void 0:Number(s)||0;return i`<${CO} key=${e.join(" ")} table=${t} match=${Number(n)||1} deal=${a} />`}function CO({table:e,match:t,deal:n}){let{told:s,wrong:a}=_n(e,t,n),[r]=y(()=>Ft("report",e)),l=n===void 0?o("page.report.match"):o("page.report.deal",{deal:n+1});if(!s)return i`<${G} class="report stack" title=${l} wrong=${a} text=${o("page.report.coming")}>
			<${xg} table=${e} match=${t} deal=${n??0} />
		<//>`;let c=s.header,p=oe(c.variant),u=Number(ze.value.get("seat")??-1),d=kn(s,e),$=Kn(c,p?p.seats:c.seats.length,d),m=u>=0&&u<$.length?u:Rs(c,$.length,d),h=m===d,f=i`<${qO} told=${s} table=${e} match=${t} one=${n!==void 0} names=${$}
		seat=${m} own=${h} />`;return i`<main id="main" tabindex="-1" class="report" data-counting=${$t(s)}>
		<header class="report-head"><h1>${l}</h1>
			<p class="soft">${c.rules?.name??Pe(c.variant)}</p>
			<${W} hidden label=${o("page.report.whose")} value=${String(m)}
				options=${$.map((g,b)=>[String(b),o("page.report.of",{name:g})])}
				onchange=${g=>V(`${Hp()}?seat=${g}`,{replace:!0})} />
			<${xg} table=${e} match=${t} deal=${n??0} seat=${m} />
		</header>
		<${DO} told=${s} wrong=${a} />
		${s.deals.length&&h&&!$t(s)?i`<${WO} told=${s} table=${e} match=${t} one=${n!==void 0} seat=${m}
					newcomer=${r} />`:null}
		${s.deals.length===0?null:r?i`<details><summary>${o("page.hint.figures")}</summary>${f}</details>`:f}
	</main>`}var xg=({table:e,match:t,deal:n,seat:s})=>i`<p class="row">
	${e==="mine"?null:i`<a class="button plain" href=${`/t/${e}`}>${o("page.learn.table")}</a>`}
	<a class="button plain" href=${`/replay/${e}/${t}/${n}${s===void 0?"":`?seat=${s}`}`}>
		${o("page.nav.replay")}
	</a>
</p>`;function DO({told:e,wrong:t}){if(t)return i`<p class="trouble" role="status">${t}</p>`;if($t(e)){let{judged:n,of:s,rough:a}=e;return i`<p class="soft judging" style=${{"--far":(n-a)/s}}>
			${qo(e)}
		</p>`}return e.deals.length?null:i`<p class="soft">${o("page.report.none")}</p>`}var Sg="three";function LO(e,t,n){return e?{to:`/learn/${e}`,say:"page.report.lesson"}:t?{to:n,say:"page.last.report"}:{to:`/learn/${Sg}`,say:"way.go.cure"}}var RO=12;function _O({deals:e,luck:t},n,s){return e.filter(a=>s?.aside&&a.made[n]===!1).map(a=>{let[r]=a.mistakes.filter(h=>h.seat===n),l=a.accounts[n],c=["cards","lie","others"].reduce((h,f)=>l[f]<l[h]?f:h),p=r?"act":t&&l[c]<-He?c:"",[u,d]=r?[Oa(r.act,r.bid),Oa(r.better,r.betterBid)]:["",""],$=ke(a.bids[n]??0,s);return`${o("page.report.failed",{deal:a.deal+1,bid:$,won:a.won[n]??0})} ${o("page.report.failed.why",{why:p,when:r?$r(r):"",act:u,better:d})}`})}function WO({told:e,table:t,match:n,one:s,seat:a,newcomer:r}){let l=e.lessons?.[a]??"";x(()=>{r&&!s&&hs("cure",l||Sg)},[]);let c=e.deals.flatMap(f=>f.mistakes).filter(f=>f.seat===a),[p]=c.sort((f,g)=>g.lost-f.lost),{lost:u}=e.total[a],d=lt.reduce((f,g)=>u[g]>u[f]?g:f),$=na(lt.map(f=>u[f]),0)[lt.indexOf(d)]??0,m=e.deals.length>RO?[]:_O(e,a,oe(e.header.variant));if(!p&&!r&&!m.length)return null;let h=LO(l,s,`/report/${t}/${n}?seat=${a}`);return i`<section class="plainly">
		${r?i`<${Lo} at="report" />`:null}
		${p?i`<p class="lead">${o("page.report.plain",{kind:d,n:$,one:s?"yes":"no"})}</p>
				<${IO} mistake=${p} place=${Aa(t,n)} />`:r?i`<p class="lead">${o("page.report.plain.none",{failed:m.length?"yes":"no"})}</p>`:null}
		${m.map(f=>i`<p key=${f}>${re(f)}</p>`)}
		<p class="row">
			${l||r?i`<a class="button chief" href=${h.to}>${o(h.say)}</a>`:null}
		</p>
	</section>`}function IO({mistake:e,place:t}){let[n,s]=[e.chance,e.betterChance].map(u=>Math.round(u*10)),a=Ho(e),r=e.act.startsWith("play ")||e.act.startsWith("lay "),l=u=>i`<${me} key=${u} card=${u} />`,c=(u,d,$)=>i`<figure>
		<figcaption>
			${o(`page.report.${u}`,{bid:$===void 0?"none":String($)})}
		</figcaption>
		${r?i`<div class="cards">${F(d.replace(/^\w+ /,"")).map(l)}</div>`:i`<p><${yn} act=${d} /></p>`}
	</figure>`,p=o("page.report.where",{deal:e.deal+1,when:$r(e)});return i`<div class="shown">
		<h2>${p}</h2>
		<div class="sides">${c("did",e.act,e.bid)}${c("better",e.better,e.betterBid)}</div>
		${Ht(e.why).slice(0,2).map(u=>i`<p key=${u}>${re(u)}</p>`)}
		${s>n?i`<p>${o("page.report.odds",{a:n,b:s})}</p>`:a?i`<p>${la(a)}.</p>`:null}
		<p><a href=${t(e)}>${o("page.report.look")}</a></p>
	</div>`}function qO({told:e,table:t,match:n,one:s,names:a,seat:r,own:l}){let c=e.total[r],p=e.deals.flatMap(f=>f.mistakes).sort((f,g)=>g.lost-f.lost),u=p.filter(f=>f.seat===r),d=p.filter(f=>f.seat!==r),$=a[r]??"",m={names:a,place:Aa(t,n),one:s},h=$t(e)?o("page.report.coming"):Yi(c.lost,$,l,s,u);return i`<section class="stack">
			<p class="lead" role="status" aria-busy=${$t(e)}>${FO(h)}</p>
			${e.luck?i`<p>${zO(c)}</p>`:i`<p class="soft">${o("page.report.noluck")}</p>`}
		</section>
		<div class="report-columns">
			${u.length?i`<section><h2>${o("page.report.moments")}</h2><${Ta} of=${u.slice(0,12)} ...${m} /></section>`:null}
			<section>
				<h2>${o("page.report.sum")}</h2>
				<${HO} account=${c} luck=${e.luck} />
				<p class="small soft">${o("page.report.lead.what")}</p>
			</section>
		</div>
		<section>
			<h2>${o(s?"page.report.course.deal":"page.report.course.match")}</h2>
			<${KO} told=${e} names=${a} seat=${r} one=${s} />
		</section>
		${d.length?i`<section>
					<h2>${o(s?"page.report.others.moments":"page.report.turning")}</h2>
					<${Ta} of=${(s?d:p).slice(0,6)} ...${m} named=${!0} />
				</section>`:null}
		<section>
			<h2>${o("page.report.all")}</h2>
			<${JO} told=${e} names=${a} />
			<p class="small soft">${o("page.report.how")}</p>
		</section>`}var FO=e=>e.endsWith("…")?e:`${e}.`;function zO(e){let[t=0,n=0,s=0]=[e.cards,e.lie,e.others].map(r=>Math.round(r/He)||0),a=Math.min(Math.round(e.gifts/He),Math.max(s,0));return o("page.report.luck",{cards:ee(t),lie:ee(n),others:ee(s),lay:n>0?"well":n<0?"badly":"even",gifts:a>0?"yes":"no",n:S(a)})}function HO({account:e,luck:t}){let n=t?[["start",e.start],["cards",e.cards],["lie",e.lie]]:[["lie",e.lie]];for(let l of lt)e.lost[l]&&n.push([`lost.${l}`,-e.lost[l]]);t&&n.push(["others",e.others]);let s=na(n.map(([,l])=>l),1),a=Math.max(1,...s.map(Math.abs)),r=s.reduce((l,c)=>l+c,0);return i`<table class="book account parts"><tbody>
		${n.map(([l],c)=>{let p=s[c]??0;return i`<tr key=${l}><th scope="row">${o(`page.report.${l}`)}</th>
				<td class="bar" aria-hidden="true"><span data-way=${p<0?"down":"up"}
					style=${{"--long":`${50*Math.abs(p)/a}%`}}></span></td>
				<td>${ee(p,1)}</td></tr>`})}
	</tbody><tfoot><tr class="total">
		<th scope="row">${o("page.report.lead")}</th><td></td><td>${ee(r,1)}</td>
	</tr></tfoot></table>`}function KO({told:e,names:t,seat:n,one:s}){let a=e.total.length;if(s){let p=e.deals[0]?.worth??[];if(p.length<2)return null;let u=p.slice(1).map(d=>d.map($=>$/He));return i`<${Ma} at=${u} from=${(p[0]??[]).map(d=>d/He)} names=${t} me=${n}
			label=${o("page.report.course.deal")} foot=${o("page.report.acts",{n:u.length-1})} />`}let r=new Array(a+1).fill(0),l=e.deals.map(p=>{p.accounts.forEach((d,$)=>r[$]+=d.lead/He);let u=p.accounts[n];return r[a]+=u?(u.cards+u.lie)/He:0,e.luck?[...r]:r.slice(0,a)}),c=e.luck?[...t.slice(0,a),o("page.report.own.luck")]:t;return i`<${Ma} at=${l} names=${c} me=${n} label=${o("page.report.course.match")}
		foot=${o("page.scores.deals",{n:l.length})} />`}function JO({told:e,names:t}){let n=e.luck?["start","cards","lie",...lt.map(c=>`lost.${c}`),"others"]:["lie",...lt.map(c=>`lost.${c}`)],s=(c,p)=>{let[u="",d]=p.split(".");return d?-c.lost[d]:Number(c[u])},a=e.total.map(c=>na(n.map(p=>s(c,p)),1)),r=c=>n[c]?.startsWith("lost")&&a.every(p=>!p[c]),l=n.map((c,p)=>p).filter(c=>!r(c));return i`<${ne}><table class="book account" data-hands=${a.length}>
		<thead><tr><td></td>
			${a.map((c,p)=>i`<th key=${p} scope="col">${t[p]??o("dummy")}</th>`)}
		</tr></thead>
		<tbody>${l.map(c=>i`<tr key=${c}><th scope="row">${o(`page.report.${n[c]}`)}</th>
			${a.map((p,u)=>i`<td key=${u}>${ee(p[c]??0,1)}</td>`)}</tr>`)}</tbody>
		<tfoot><tr class="total"><th scope="row">${o("page.report.lead")}</th>
			${a.map((c,p)=>i`<td key=${p}>${ee(c.reduce((u,d)=>u+d,0),1)}</td>`)}</tr></tfoot>
	</table><//>`}function UO(e){let t=T.value;return i`<main id="main" tabindex="-1" class="statistics">
		${t?i`<${VO} key=${t.id} />`:i`<h1>${o("page.nav.statistics")}</h1><${Tg} />`}
	</main>`}var hp=()=>i`<p><a class="button chief" href="/">${o("page.records.play")}</a></p>`,Tg=()=>i`<section class="stack"><p class="lead">${o("page.stats.none")}</p><${hp} /></section>`;function GO(e){let[t,n]=y({}),s=E(""),a=async()=>{try{for(;;){let r=await ou({variant:e});if(s.current!==e)return;if(n({told:r}),r.counted>=r.of)return r}}catch(r){s.current===e&&n(l=>({...l,wrong:_(r)}));return}};return x(()=>(s.current=e,a(),()=>{s.current="-"}),[e]),{...t,again:a}}function VO(){let[e,t]=y(""),{told:n,wrong:s,again:a}=GO(e),r=E([]);return n&&e===""&&(r.current=n.variants),i`<header class="report-head">
			<h1>${o("page.nav.statistics")}</h1>
			${r.current.length>1?i`<${W} hidden label=${o("page.stats.variant")} value=${e} onchange=${t}
						options=${[["",o("page.stats.variant.all")],...r.current.map(({key:l})=>[l,Pe(l)])]} />`:null}
		</header>
		${s?i`<p class="trouble" role="status">${s}</p>`:null}
		${n&&n.counted<n.of?i`<p class="soft" role="status">${o("page.stats.counting",{n:n.counted,of:n.of})}</p>`:null}
		${n?i`<${ZO} told=${n} again=${a} />`:null}`}var $p={figures:{matches:3,deals:20},charts:{matches:10,deals:60}},mp=(e,t)=>e.matches>=t.matches||e.all.deals>=t.deals;function ZO({told:e,again:t}){let{all:n,assisted:s}=e;if(n.deals===0&&s.deals===0)return i`<${Tg} />`;let a=s.deals?i`<${l2} of=${s} />`:null;if(n.deals===0)return i`<section class="stack">${a}<p>${o("page.stats.unaided")}</p><${hp} /></section>`;let r=mp(e,$p.charts)&&e.course.length>1,l=r&&ji(n);return i`<${QO} told=${e} />
		${mp(e,$p.figures)?i`<${e2} told=${e} />`:null}
		${r?i`<${t2} told=${e} /><${o2} told=${e} />`:i`<${YO} told=${e} />`}
		<section class="stack">
			<h2>${o("page.stats.judge")}</h2>
			<${i2} of=${n.bids} />
			<${c2} told=${e} again=${t} />
			${a}
			${l?i`<p class="small soft">${o("page.stats.how.bands")}</p>`:null}
			${n.judged?i`<p class="small soft">${o("page.stats.how.judged")}</p>`:null}
		</section>`}function QO({told:{all:e,best:t,bids:n}}){let s=n.find(l=>l.key===t),a=lt.reduce((l,c)=>e.lost[c].mean>e.lost[l].mean?c:l),r=S(e.lost.all.mean,1);return i`<p class="lead">${[o("page.stats.said",{made:e.made.count,n:e.deals,points:S(e.points.mean,1)}),s&&o("page.stats.said.best",{bid:Number(s.key),made:s.made.count,n:s.deals}),e.judged===e.deals&&e.lost.all.mean>0?o("page.stats.said.lost",{lost:r,n:e.lost.all.mean,kind:o(`page.stats.aspect.${a}`)}):""].filter(Boolean).join(" ")}</p>`}var YO=({told:e})=>i`<section class="stack">
	<p class="soft">${o("page.stats.next",{what:mp(e,$p.figures)?"charts":"figures"})}</p><${hp} />
</section>`,Mi=(e,t,n)=>t>e&&t-e<Math.abs(n),fp=e=>Mi(-(e.margin??0),e.margin??0,e.mean)?`± ${S(e.margin??0,1)}`:"",Og=e=>[S(e.mean,1),fp(e)].filter(Boolean).join(" "),XO=({of:e})=>i`<dl class="figures-row">${e.map(([t,n,s])=>i`<div key=${t}>
		<dt>${t}</dt><dd><span class="figure">${n}</span> <span class="small soft">${s}</span></dd>
	</div>`)}</dl>`;function e2({told:{all:e,streaks:t}}){let{low:n,high:s,share:a}=e.made,r=ji(e)?o("page.stats.interval",{low:Se(n),high:Se(s)}):"",l=[fp(e.lost.all),o("page.stats.of.judged",{n:e.judged})].filter(Boolean).join(" · "),c=o("page.stats.now",{n:t.now,way:t.making?"made":"failed"}),p=[[o("page.records.deals"),S(e.deals),o("page.stats.made.count",{n:e.made.count})],[o("page.records.made"),Se(a),r],[o("page.records.points"),S(e.points.mean,1),fp(e.points)]];return e.judged&&p.push([o("page.stats.lost"),S(e.lost.all.mean,1),l]),p.push([o("page.stats.streak"),S(t.made),c]),i`<${XO} of=${p} />`}var Ag={made:e=>[100*e.made.share,100*e.made.low,100*e.made.high],points:e=>dp(e.points),lost:e=>dp(e.lost.all),...Object.fromEntries(lt.map(e=>[e,t=>dp(t.lost[e])]))},dp=e=>[e.mean,e.mean-(e.margin??0),e.mean+(e.margin??0)];function t2({told:e}){let[t,n]=y(e.all.judged?"lost":"made"),s=e.course.filter(h=>h.judged>0),a=s.length>1,r=h=>e.all.lost[h].mean===0,l=["made","points",...a?["lost",...lt.filter(h=>!r(h))]:[]],c=l.includes(t)?t:"made",p=h=>c==="made"||h.points.margin!==void 0,u=(c==="made"||c==="points"?e.course:s).filter(p).map(h=>{let[f=0,g=0,b=0]=Ag[c]?.(h)??[];return{from:h.from,to:h.from+h.deals-1,mean:f,low:g,high:b}}),[d=0]=Ag[c]?.(e.all)??[],$=h=>c==="made"?Se(h/100):S(h),m=2*u.filter(h=>Mi(h.low,h.high,h.mean)).length>u.length;return i`<section>
		<h2>${o("page.stats.course")}</h2>
		<${U} label=${o("page.stats.show")} hidden value=${c} onchange=${n}
			options=${l.map(h=>[h,o(`page.stats.aspect.${h}`)])} />
		<${im} of=${u} last=${e.all.deals} label=${n2(o(`page.stats.aspect.${c}`),u,$)}
			all=${d} most=${c==="made"?100:void 0} said=${$} banded=${m}
			foot=${o("page.scores.deals",{n:e.all.deals})} />
		<p class="small soft legend">
			${m?i`<${to} of="range" say="page.stats.key.interval" />`:null}
			<${to} of="all" say="page.stats.key.all" />
		</p>
	</section>`}function n2(e,t,n){let s=a=>n(Math.round(a*10)/10);return`${e}: ${t.map(a=>o("page.stats.stretch",{from:a.from,to:a.to,n:s(a.mean)})).join(", ")}`}var gp=10,ji=({deals:e,made:{low:t,high:n,share:s}})=>e>=gp&&Mi(t,n,s),to=({of:e,say:t})=>i`<span><span class=${`sample ${e}`} aria-hidden="true"></span> ${o(t)}</span>`,s2=["bids","trumps","premiums","places","variants"];function a2(e,t){return e==="trumps"?i`<${fe} trump=${t} /> ${J(t)}`:e==="premiums"?t==="plain"?o("page.stats.plain"):ue(t):e==="places"?o(`page.stats.place.${t}`):e==="variants"?Pe(t):S(Number(t))}function o2({told:e}){let[t,n]=y("bids"),s=s2.filter(u=>e[u].length>1||u==="bids"),a=s.includes(t)?t:"bids",r=e[a],l=e.all.judged>0,c=r.some(u=>u.bids.of>0),p=r.some(u=>ji(u));return i`<section>
		<h2>${o("page.stats.split")}</h2>
		<${U} label=${o("page.stats.show")} hidden value=${a} onchange=${n}
			options=${s.map(u=>[u,o(`page.stats.by.${u}`)])} />
		<${ne}><table class="book split">
			<thead><tr>
				<th scope="col">${o(`page.stats.by.${a}`)}</th>
				<td class="bar-head"><span aria-hidden="true">${S(0)}</span><span aria-hidden="true">${Se(1)}</span></td>
				<th scope="col">${o("page.stats.head.made")}</th>
				${c?i`<th scope="col">${o("page.stats.head.expected")}</th>`:null}
				<th scope="col">${o("page.records.deals")}</th><th scope="col" class="spare">${o("page.stats.head.points")}</th>
				${l?i`<th scope="col" class="spare">${o("page.stats.head.lost")}</th>`:null}
			</tr></thead>
			<tbody>${r.map(u=>i`<tr key=${u.key}>
				<th scope="row">${a2(a,u.key)}</th>
				<td class="bar" aria-hidden="true"><${r2} of=${u} /></td>
				<td>${u.deals<gp?o("page.stats.of",{made:u.made.count,n:u.deals}):Se(u.made.share)}</td>
				${c?i`<td>${u.bids.of?Se(u.bids.expected/u.bids.of):""}</td>`:null}
				<td>${S(u.deals)}</td><td class="spare">${Og(u.points)}</td>
				${l?i`<td class="spare">${u.judged?Og(u.lost.all):""}</td>`:null}
			</tr>`)}</tbody>
		</table><//>
		<p class="small soft legend">
			<${to} of="made" say="page.stats.head.made" />
			${p?i`<${to} of="interval" say="page.stats.key.interval" />`:null}
			${c?i`<${to} of="expected" say="page.stats.key.expected" />`:null}
		</p>
	</section>`}function r2({of:{deals:e,made:t,bids:n}}){let s=p=>`${100*p}%`,{low:a,high:r,share:l}=t,c=n.of?i`<span class="expected" style=${{"--at":s(n.expected/n.of)}}></span>`:null;return i`<span class="track">
		${e<gp/2?null:i`<span class="made" style=${{"--long":s(l)}}></span>`}
		${ji({deals:e,made:t})?i`<span class="interval" style=${{"--at":s(a),"--long":s(r-a)}}></span>`:null}${c}
	</span>`}function i2({of:e}){if(!Mi(e.low,e.high,e.expected))return null;let t=e.made<e.low?"below":e.made>e.high?"above":"within",[n,s]=[S(Math.ceil(e.low)),S(Math.floor(e.high))],a={of:e.of,made:S(e.made),n:S(e.expected,1),low:n,high:s,way:t};return i`<p>${o("page.stats.expected",a)}</p>`}var l2=({of:e})=>i`<p>${o("page.stats.assisted",{n:e.deals,made:S(e.made.count)})}</p>`;function c2({told:e,again:t}){let[n,s]=y(!1),[a,r]=y(""),l=E(!1);x(()=>()=>{l.current=!1},[]);let c=async()=>{l.current=!0,s(!0),r("");try{let d=e;for(;l.current&&d&&d.unjudged.length>0;){let[$]=d.unjudged;if($)for await(let h of sa($.table,$.match,void 0,()=>l.current,!0));l.current&&(d=await t());let[m]=d?.unjudged??[];if(m&&m.table===$?.table&&m.match===$.match)break}}catch(d){r(_(d))}s(!1)},p=e.all.deals-e.all.judged,u={n:e.all.judged,of:e.all.deals};return i`<p role="status">${o(n?"page.stats.judging":"page.stats.judged",u)}</p>
		${a?i`<p class="trouble" role="alert">${a}</p>`:null}
		${p>0&&e.unjudged.length>0?i`<p><${w} onclick=${()=>n?l.current=!1:c()}
				say=${n?o("page.stats.judge.stop"):o("page.stats.judge.go",u)} /></p>`:null}`}var[p2,u2]=[400,12],yp=class{#e=null;meant(t){let n=this.#e,a=!(n!==null&&t.timeStamp-n.timeStamp<p2&&Math.hypot(t.clientX-n.clientX,t.clientY-n.clientY)<u2)||t.target===n.target;return this.#e=a?t:{...n,timeStamp:t.timeStamp},a}};function Mg(){x(()=>{let e=new yp;function t(n){if(n.detail===0||!(n.target instanceof Element))return;let{timeStamp:s,clientX:a,clientY:r}=n,l=n.target.closest("button, a, label, input")??n.target,c=l instanceof HTMLLabelElement?l.control??l:l;e.meant({target:c,timeStamp:s,clientX:a,clientY:r})||(n.preventDefault(),n.stopPropagation())}return document.addEventListener("click",t,!0),()=>document.removeEventListener("click",t,!0)},[])}var d2=4,$2=4e4,m2=2e3,f2=1e3,bp=class{#e;#n;#t;#s=new Map;constructor(t,n){this.#e=t,this.#n=n,this.#t=ha("ninetynine.tables",s=>this.#r(s))}get rests(){let t=this.#s.get(this.#e)??0;return[...this.#s.values()].filter(n=>n>t).length>=d2}look(){let t=Math.max(Date.now(),...this.#s.values());this.#s.set(this.#e,t+Math.random()),this.hold()}hold(){this.#a(this.#s.get(this.#e)??0)}leave(){this.#a(0)}close(){this.#t?.close(),this.#t=void 0}#a(t){this.#t?.postMessage({table:this.#e,looked:t})}#r({table:t,looked:n}){let s=this.rests;n?this.#s.set(t,n):t!==this.#e&&this.#s.delete(t),this.rests!==s&&this.#n()}},Ni=class{ours=!1;#e;#n;#t;#s;#a=0;#r=0;#i=0;#l=()=>{};constructor(t,n,s,a){this.#e=n,this.#n=s,this.#t=ha(`ninetynine.table.${t}`,r=>this.#o(r)),this.#s=new bp(t,a),addEventListener("pagehide",this.leave),this.claim()}get rests(){return this.#s.rests}claim(){this.#s.look(),this.#c()}#c=()=>{this.ours||(this.ours=!0,this.#s.hold(),[this.#a,this.#r]=[Math.random(),Date.now()],clearTimeout(this.#i),this.#u({claim:this.#a}),this.#l())};async turn(){for(;!this.ours&&this.#t;)await new Promise(t=>this.#l=()=>t(void 0))}tell(t,n){this.ours&&this.#u({said:t,trouble:n})}leave=()=>{this.ours&&(this.#u({gone:!0}),this.#s.leave()),this.ours=!this.#t};close(){this.leave(),removeEventListener("pagehide",this.leave),clearTimeout(this.#i),this.#t?.close(),this.#t=void 0,this.#s.close(),this.#l()}#u(t){this.#t?.postMessage(t)}#o({claim:t,gone:n,said:s,trouble:a}){if(this.ours){if(t===void 0)return;if(Date.now()-this.#r<f2&&t<this.#a)return this.#u({claim:this.#a});this.ours=!1,this.#n()}clearTimeout(this.#i);let r=document.visibilityState==="visible";this.#i=setTimeout(this.#c,n?r?0:m2*Math.random():$2),t===void 0&&!n&&this.#e(s,a)}};var h2=4e4,g2=5e3,y2=15e3,b2=2e3,vp={first:250,longest:8e3};function Ng(e,t){if(t===null||typeof t!="object"||Array.isArray(t))return t;let n=Array.isArray(e)?[...e]:typeof e=="object"?{...e}:{};for(let[s,a]of Object.entries(t))a===null?delete n[s]:n[s]=Ng(n[s],a);return n}var jg=e=>e instanceof K&&e.status<500&&e.status!==429&&e.status!==401,Bi=class{state=L("opening");trouble=L("");refused=L(null);#e;#n;#t=0;#s={};#a=!1;#r=()=>{};#i=new AbortController;#l=!1;#c=!1;#u=0;#o;constructor(t,n){this.#e=t,this.#n=n,this.#o=new Ni(t,(s,a)=>this.#S(s,a),()=>this.#p(),()=>this.#$()),addEventListener("online",this.#m),addEventListener("offline",this.#f),document.addEventListener("visibilitychange",this.#v),this.#g()}act(t,n){let s=document.visibilityState==="visible";return this.#o.rests&&s&&this.again(),Ao(this.#e,t,n)}hint(){return gu({table:this.#e,id:ce()},{within:3e4})}now(){return bt(we(this.#e)?"here":"there")}again=()=>{if(!this.#o.ours||this.#o.rests)return this.#o.claim(),this.#$();this.#l||(this.#c=!0,this.#$())};doubt(){this.state.peek()==="live"&&performance.now()-this.#u>b2&&this.again()}#p(){this.#$(),this.#t===0&&this.#d()}async#d(){let t=await Cn({table:this.#e}).catch(()=>{});t&&t.seq>this.#t&&this.#S(t)}#$(){this.#i.abort(),this.#r()}close(){this.#a=!0,removeEventListener("online",this.#m),removeEventListener("offline",this.#f),document.removeEventListener("visibilitychange",this.#v),this.#o.close(),this.#$()}#m=()=>{this.#o.ours&&!this.#o.rests&&this.again()};#f=()=>{we(this.#e)||(this.state.value="lost",this.again())};#v=()=>{document.visibilityState==="visible"&&(!this.#o.ours||this.#o.rests||this.state.peek()==="lost")&&this.again()};async#g(){for(let t=vp.first;!this.#a;t=Math.min(2*t,vp.longest)){let n=this.#t;try{await this.#b(),this.#o.ours&&!this.#a&&await this.#k()}catch(a){if(jg(a))return this.refused.value=a,this.state.value="refused",this.#o.close()}if(this.#a)return;if(!this.#o.ours||this.#o.rests)continue;this.state.value="lost",this.#t>n&&(t=vp.first);let s=this.#c?0:t;this.#c=!1,await this.#y(s)}}#y(t){return new Promise(n=>{let s=setTimeout(n,t);this.#r=()=>(clearTimeout(s),n(void 0))})}async#b(){for(await this.#o.turn();this.#o.rests&&!this.#a;await this.#o.turn())await this.#h()}async#h(){let{signal:t}=this.#i=new AbortController;try{let n=await Cn({table:this.#e},{signal:t});if(!this.#o.ours)return;this.#w(n),this.#S(n)}catch(n){if(t.aborted)return;if(jg(n))throw n;this.state.value="lost"}this.#o.rests&&!this.#a&&await this.#y(g2)}async#k(){let t=this.#i=new AbortController,n=()=>setTimeout(()=>t.abort(),h2),s=n();try{let a=(await this.#x(t.signal)).pipeThrough(new TextDecoderStream).getReader();for(let r="";;){let{value:l,done:c}=await a.read();if(c)return;clearTimeout(s),s=n(),this.#u=performance.now(),this.#w();let p=(r+l).split(`
`);r=p.pop()??"";for(let u of p)u&&!this.#a&&this.#A(JSON.parse(u))}}finally{this.#l=!1,clearTimeout(s),t.abort()}}async#x(t){this.#l=!0;let n=we(this.#e)?0:setTimeout(()=>t.aborted||this.#$(),y2),s={Accept:"application/x-ndjson"},a=Ku(this.#e,this.#t),r=await Ip(a,{headers:s,signal:t}).finally(()=>clearTimeout(n));if(this.#l=!1,this.#u=performance.now(),!r.ok||!r.body)throw Fp(r,await r.text().catch(()=>""));return this.trouble.value="",this.state.value="live",r.body}#w(t){this.#o.tell(t,this.trouble.peek())}#A({changes:t,trouble:n,...s}){if(n!==void 0)return this.trouble.value=n,this.#w();t&&(s={...s,...Ng(this.#s,t)});let{table:a,seat:r,muted:l,view:c}=s;this.#s={table:a,seat:r,muted:l,view:c},!(s.seq<=this.#t&&s.event.do!=="present")&&(this.#w(s),this.#O(s))}#S(t,n=""){if(this.#a)return;if(this.trouble.value=n,this.#t===0&&t?.event.do!=="present")return void this.#d();this.state.value="live";let s=t&&(t.event.do==="present"?t.seq===this.#t:t.seq<=this.#t);t&&!s&&this.#O(t)}#O(t){this.#t=t.seq,we(this.#e)||on(t.at),this.#n(t)}};var v2=3;async function Bg(e){if(ma(e).waiting.peek().length>0)return M(o("page.bring.unsent"));for(let t=0;t<v2;t++){let n=await Gu(e),s=w2(n),a=await lo(new Blob([n])),{table:r,seq:l}=await nt(()=>yu({},{body:a,within:3e4}),"there");if(l<s)return M(o("page.bring.behind"));if(!((await Cn({table:e})).seq>s))return dd(e,r),M(o("page.brought"))}M(o("page.bring.on"))}var w2=e=>JSON.parse(e.trimEnd().split(`
`).at(-1)??"{}").seq??0;function Eg({table:e,message:t,onpanel:n,onclose:s}){let{seat:a}=t,r=t.table.stage!=="waiting",l=t.table.chairs.filter(h=>h.player).length===1,[c,p]=y(!1),u=h=>{s(),e.act(h)},{settings:d}=e.settled.value,$=a!==void 0&&t.view?.phase==="play",m=S2(e.id,$,t.seq);return i`<${I} title=${o("page.more")} onclose=${s}>
		<div class="menu">
			<section><h3>${o("page.more.deal")}</h3>
				<${w} onclick=${()=>n("tricks")} say=${o("tricks.title")} />
				${a!==void 0&&r&&d.undo!=="never"?i`<${w} onclick=${()=>u({do:"ask",text:"replay"})}
						say=${o(l?"page.do.replay":"page.ask.replay")} />`:null}
				${$?i`<${w} style=${{visibility:m?"visible":"hidden"}} onclick=${()=>u({do:"claim"})}
						say=${o("page.claim")} />`:null}
			</section>
			${a!==void 0&&r?i`<section><h3>${o("page.more.match")}</h3>
					${t.table.paused?null:i`<${w} onclick=${()=>u({do:"ask",text:"pause"})}
							say=${o(l?"page.do.pause":"page.ask.pause")} />`}
					${l?null:i`<${w} onclick=${()=>u({do:"stand"})} say=${o("page.leave")} />`}
					${c?i`<${w} chief onclick=${()=>u({do:"ask",text:"abandon"})} say=${o("page.abandon.sure")} />`:i`<${w} onclick=${()=>p(!0)} say=${o("page.abandon")} />`}
					${d.clock?.move?i`<${Jt} what="turn" />`:null}
				</section>`:null}
			<${k2} id=${e.id} settings=${d} />
			<section><h3>${o("page.more.know")}</h3>
				<${w} onclick=${()=>n("rules")} say=${o(d.rules?"page.house":"page.nav.rules")} />
				<${w} onclick=${()=>n("keys")} say=${o("page.keys")} />
				<a class="button" href="/settings">${o("page.nav.settings")}</a>
				<${w} onclick=${()=>V("/")} say=${o("page.home")} />
			</section>
			<${V$} table=${t.table} variant=${d.variant??""} />
			<${x2} table=${t.table} />
		</div>
	<//>`}function k2({id:e,settings:{day:t,from:n}}){let{busy:s,once:a}=C();if(!Gs||!we(e)||te.value||t||n)return null;let r=()=>a(()=>Bg(e));return i`<section><h3>${o("page.here")}</h3>
		<${w} aria-busy=${s} onclick=${r} say=${o("page.bring")} />
		<p class="soft small">${o("page.bring.about")}</p>
	</section>`}function x2({table:e}){let t=e.chairs.filter(a=>a.bot),{edition:n=1}=e,s=a=>{let r=n<jp&&At.includes(a.bot??"");return[fs(a),r?o("page.level.edition",{n}):""].filter(Boolean).join(" · ")};return t.length===0?null:i`<section class="bots"><h3>${o("page.more.bots")}</h3>
		<ul>
			${t.map(a=>i`<li key=${a.name}><b>${it(a)}</b> <span class="soft">${s(a)}</span>
					<small class="soft">${Po(a)}</small></li>`)}
		</ul>
	</section>`}function S2(e,t,n){let{value:s}=N(async a=>t&&hu({table:e},{signal:a}),e,t,n);return t&&s?s.settled:!1}function Pg({settings:e,onclose:t}){let{value:n}=N(()=>se(()=>mn(e,le.value)));return i`<${I} title=${o(e.rules?"page.house":"page.nav.rules")} broad onclose=${t}>
		${n?i`<${pl} guide=${n} />`:null}
	<//>`}var O2=450,wp="ninetynine.premium.",Cg="ninetynine.forced",Dg=e=>`${e?.table.match} ${e?.view?.game} ${e?.view?.deal} `,A2=1e3,T2=100,M2=700,kp=e=>e?.options?JSON.stringify([e.game,e.deal,e.phase,e.played,e.offers,e.options]):"",j2=({event:{do:e,done:t}})=>e==="redo"||t&&["ask","answer"].includes(e),N2=({seq:e,at:t,event:{by:n="",name:s="",seat:a=-1,text:r="",phrase:l}})=>({seq:e,at:t,by:n,name:s,seat:a,text:r,...l&&{phrase:l}}),Ei=class{newest=L(null);settled=L({settings:{},host:""});busy=L("");waits=L(0);thinking=L(!1);chosen=L(new Set);advice=L(null);intended=L("");next=L("");coached=L("");wrong=L("");showing=new jr(()=>P.spoken.value?"quick":P.pace.value);view=tn(()=>this.showing.shown.value?.message.view);talk=tn(()=>{let{message:t,full:n}=this.showing.shown.value??{},s=(t?.seq??0)-(n?1:0);return this.#e.value.filter(a=>!a.remark||a.seq<=s)});current=tn(()=>{let t=this.showing.shown.value;return!t||t.full!==null||this.busy.value.startsWith("play ")?!1:t.message.seq>=this.#s.value&&t.message.seq===this.newest.value?.seq});#e=L([]);#n="";#t=-1/0;#s=L(0);#a="";#r=!1;#i=0;#l=0;#c=!1;#u;constructor(t,n){this.id=t,this.#n=Ue(wp+t)??"",this.port=n(t,a=>this.#f(a)),this.unsent=ma(t),this.unsent.send=(a,r)=>this.port.act(a,r),this.unsent.down=()=>this.port.state.peek()==="lost",this.unsent.doubt=()=>this.port.doubt(),this.unsent.recalled=a=>{this.#o(a)};let s=[Ye(()=>this.#A()),Ye(()=>this.#$())];this.#u=()=>s.forEach(a=>a());for(let a of this.unsent.waiting.peek())this.#o(a)}guides(){return!!this.settled.value.settings.guide&&P.way.value!=="over"}now(){return this.port.now()}close(){this.#u(),clearTimeout(this.#l),clearTimeout(this.#i),this.showing.stop(),this.port.close(),this.unsent.down=()=>!1,this.unsent.doubt=()=>{},this.unsent.recalled=()=>{}}async#o({command:{id:t,do:n,act:s=""},premium:a=""}){n==="act"?this.busy.value=s:this.waits.value++;let r=await this.#h(this.unsent.answered(t),()=>!0);n==="act"?this.busy.value="":this.waits.value--,r&&a&&this.#p(a)}#p(t){this.#n="",this.intended.value=t,ae(wp+this.id,t?Dg(this.newest.peek())+t:null),this.#w()}#d(){this.intended.value="",ae(wp+this.id,null)}#$(){let{value:t}=this.port.state,n=t==="lost"?t:this.port.trouble.value;clearTimeout(this.#i),t==="live"&&!n&&this.unsent.wake(),t==="live"&&this.wrong.peek()==="lost"&&(this.wrong.value=""),t==="live"&&this.#r&&!we(this.id)&&Re("there").catch(()=>{}),this.#r=t==="lost",n!==this.wrong.peek()&&(this.#i=setTimeout(()=>this.wrong.value=n,A2))}stopLate(){let t=this.unsent.waiting.peek().find(n=>n.command.do==="act"&&n.late);return t&&this.unsent.withdraw(t.command.id),t!==void 0}async act(t){if(t.do==="ask"&&(this.next.value=""),t.do==="chat")return this.#b(t);this.waits.value++;let n=await this.#b(t);return this.waits.value--,n}async play(t,n="",s=!1){let a=this.view.peek()?.options;if(!a||this.busy.peek())return!1;this.dismiss(),this.busy.value=t,this.#m(a);let r=this.#a=`${a.seat??this.newest.peek()?.seat} ${t}`;this.#c=!1,this.showing.hurry(),n&&this.#p(n);let l=a.seat===void 0?{}:{hand:a.seat},c=await this.#b({do:"act",act:t,seen:this.newest.peek()?.seq,...l},n,s);return this.#a===r&&(this.#a="",(!c||this.#g())&&(this.busy.value="")),!c&&n&&this.#d(),c!==void 0}#m(t){let n=this.view.peek();if(t.kind!=="play"||F(t.from).length>1||F(n?.hand).length<2||P.forced.peek()||P.spoken.peek()||!n||!this.#T(n))return;let s=Number(Ue(Cg))+1;s<=3&&ae(Cg,String(s)),s===3&&M(o("page.choices.forced.offer"))}async lay(t){await this.play(`lay ${[...this.chosen.peek()].join(" ")}`,t)&&this.#w()}async ready(){if(this.waits.peek())return;if(this.newest.peek()?.table.stage!=="waiting")return this.act({do:"ready"});this.waits.value++;let t=await Xu();return this.waits.value--,t&&ed(this.id,t),this.act({do:"ready",...t?{text:t.commit}:{}})}async hint(t=n=>n){if(this.advice.peek())return this.dismiss();let n=this.#v();if(!n||this.thinking.peek())return;this.thinking.value=!0;let s=await this.port.hint().catch(a=>{n===this.#v()&&M(_(a))});this.thinking.value=!1,s&&n===this.#v()&&(this.advice.value={about:n,advice:t(s.advice)})}dismiss(){this.advice.value=null}heed(){let t=this.advice.peek();if(!t||t.about!==kp(this.view.peek()))return this.dismiss();let[n,...s]=t.advice.act.split(" ");return n==="lay"?void(this.chosen.value=new Set(s)):(this.dismiss(),void this.play(t.advice.act))}async takeBack(){this.stopLate()||this.waits.peek()>0||performance.now()-this.#t<M2||await this.act({do:"ask",text:"undo"})}async redo(){let{table:{redo:t=[]}={},seat:n=-1}=this.newest.peek()??{};t.includes(n)&&this.waits.peek()===0&&await this.act({do:"redo"})}#f(t){j2(t)&&(this.next.value="",this.#c=!0),t.event.do==="ask"&&t.event.done&&t.event.seat===t.seat&&(this.#t=performance.now()),Je(()=>{B2(this.newest.peek(),t)&&M(o("page.unreadied")),this.newest.value=t,t.settings&&(this.settled.value={settings:t.settings,host:t.host??""});let n=t.event.do==="chat"?N2(t):t.said;t.talk?this.#e.value=t.talk:t.event.do==="erase"?this.#e.value=this.#e.value.filter(a=>a.by!==t.event.by):n&&(this.#e.value=[...this.#e.value,n].slice(-T2)),this.#y(t),t.event.acts?.includes(this.#a)&&(this.#a=""),!this.#a&&this.#g()&&(this.busy.value=""),this.showing.take(t),t.event.do==="redo"&&this.showing.skip();let s=t.event.do==="merge"&&t.event.seat!==t.seat&&Eo(t)[t.event.seat??-1];s&&M(o("page.speech.merged",{name:s}))}),this.#x(t),this.#w()}#v(){return kp(this.newest.peek()?.view)}#g(){return(this.newest.peek()?.seq??0)>=this.#s.peek()}#y({seq:t,seat:n,event:{do:s,acts:a=[],seat:r}}){for(let{command:{id:l,do:c,act:p,hand:u=n,seen:d=0}}of this.unsent.waiting.peek())s==="act"&&c===s&&r===n&&t>d&&a.includes(`${u} ${p}`)&&this.unsent.heard(l,t)}put(t,n){let s=this.newest.peek()?.seq;return this.unsent.put({...s===void 0?{}:{seen:s},...t},n)}#b(t,n,s){let{answered:a,late:r}=this.put(t,n),l=!1;return r.then(()=>l=!0),this.#h(a,()=>l,s)}async#h(t,n,s=!1){try{let a=await t;return this.#s.value=Math.max(this.#s.value,a?.seq??0),this.port.state.peek()==="lost"&&this.port.again(),a?.late&&M(o("page.unsent.late")),a}catch(a){let{reason:r}=a;a instanceof is&&this.#k(),r==="no-session"&&this.port.again(),!s&&(r!=="stale"||n())&&M(_(a));return}}#k(){this.#c=!0,this.next.value="",this.view.peek()?.options?.kind==="play"&&(this.chosen.value=new Set)}#x(t){let n=t.seat===void 0?void 0:t.table.chairs[t.seat],s=t.event.do==="begin"||t.event.do==="present";if(t.table.stage!=="mixing"||!n?.commit||!s)return;let a=Ro(this.id,n.commit);if(!a)return;let r={id:ce(),do:"entropy",text:a};cs(()=>this.port.act(r)).catch(()=>{})}async#w(){let t=Dg(this.newest.peek());this.#n.startsWith(t)?this.intended.value=this.#n.slice(t.length):this.#n&&this.#d(),this.#n="";let n=this.intended.peek(),s=this.newest.peek()?.view;if(!n||this.#a||!this.#g())return;if(s?.options?.kind==="lay")return this.#d();if(s?.phase==="lay")return;if(!(s?.options?.kind==="offer"?s.options.acts??[]:[]).includes(n))return this.#d();this.showing.skip(),await this.play(n,"",!0),this.#d()}#A(){let t=this.view.value,n=this.current.value&&this.busy.value===""?t?.options:void 0;clearTimeout(this.#l),n?.kind==="play"&&t&&this.#S(t,n),(t?.phase!=="play"||!F(t.hand).includes(this.next.peek()))&&(this.next.value="");let s=new Set(F(t?.options?.from)),a=[...this.chosen.peek()].filter(r=>s.has(r));a.length!==this.chosen.peek().size&&(this.chosen.value=new Set(a)),this.advice.peek()&&this.advice.peek()?.about!==kp(this.newest.value?.view)&&this.dismiss()}#S(t,n){let s=F(n.from),a=n.seat===void 0&&s.includes(this.next.peek())?this.next.peek():"",r=a||(s.length===1&&this.#O(t)?s[0]:"");if(a||(this.next.value=""),!r)return;let l=()=>(this.next.value="",void this.play(`play ${r}`));this.#l=setTimeout(l,a?0:O2)}#O(t){return this.#T(t)&&(P.forced.value||F(t.hand).length===1&&!P.spoken.value)}#T(t){return this.newest.peek()?.table.chairs.filter(s=>s.player).length===1&&!this.#c&&!this.guides()&&t.options?.seat===void 0}};function B2(e,{table:t,seat:n=-1,event:s}){return e?.seat===n&&e.table.stage==="waiting"&&e.table.chairs[n]?.ready&&t.stage==="waiting"&&!t.chairs[n]?.ready&&s.do!=="unready"}function Lg({message:e,busy:t=!1,ondo:n}){let{stage:s,chairs:a}=e.table,r=tt(),l=async c=>await r.keep()&&n({do:"sit",seat:c});return i`<section class="watching" aria-label=${o("page.watch")}>
		<p><b>${o("page.watch")}</b> ${s==="waiting"?null:o("page.watch.seen")}</p>
		${s==="waiting"?i`<${Co} chairs=${a} name=${r} onsit=${l} busy=${t} />`:null}
		<a class="button plain" href="/">${o("page.home")}</a>
	</section>`}var Rg=1e4;function E2({rest:e}){let t=e[0]??"",n=ys(t);return n?i`<${P2} to=${n} />`:i`<${C2} key=${t} id=${t} />`}function P2({to:e}){return x(()=>V(`/t/${e}`,{replace:!0}),[e]),null}function C2({id:e}){let t=ye(()=>new Ei(e,(a,r)=>new Bi(a,r)),[e]);x(()=>()=>t.close(),[t]);let n=t.port.refused.value,s=t.showing.shown.value;if(n)return i`<${D2} why=${n} table=${t} chairs=${s?.message.table.chairs??[]} />`;if(!s){let a=Wt.value&&!we(e);return i`<main id="main" tabindex="-1" class="table"><div class="opening" role="status">
			<p>${o(a?"page.out.table":"page.opening")}</p>
			${a?i`<p><a class="button" href="/">${o("page.nowhere.go")}</a></p>`:null}
			<${Yc} unsent=${t.unsent} />
		</div></main>`}return i`<${L2} table=${t} />`}function D2({why:e,table:t,chairs:n}){let[s,a]=y(null),r=n.filter(l=>T.value&&l.player&&l.player!==T.value.id&&!we(t.id));return i`<${G} title=${o(e.status===404?"page.table.none":"page.table.refused")} text=${_(e)}>
		<p><a class="button" href="/">${o("page.nowhere.go")}</a></p>
		${r.map(({player:l="",name:c=""})=>i`<p><${w} plain say=${o("page.complain.title",{name:c})}
			onclick=${()=>a({id:l,name:c})} /></p>`)}
		${s?i`<${Sr} table=${t.id} whom=${s} talk=${t.talk.value} onclose=${()=>a(null)} />`:null}
	<//>`}function L2({table:e}){let[t,n]=y(""),{message:s,full:a}=e.showing.shown.value,{view:r,seat:l}=s,{stage:c,chairs:p}=s.table,u=Eo(s),{variant:d="standard",rules:$,deals:m,games:h}=e.settled.value.settings,f=oe(d,$),g=!!(r?.options&&e.current.value),b=`${g?"● ":""}${o(`variant.${d}`)} · Ninety-Nine`;x(()=>{document.title=b},[b]),x(()=>{g||hd(e.id)},[g,T.value?.id]),x(()=>{we(e.id)||Em().catch(()=>{})},[e]),x(()=>{we(e.id)&&c==="playing"&&Xd()},[c==="playing"]),sA(e,n),ni(),Mg(),x(()=>Da.clear(),[r?.deal,r?.game]),Z2(p.some(rt=>rt.until!==void 0)),Y2(r,a?.gone??!1);let k=Q2(r),v=c==="waiting"&&r?.phase!=="over";x(()=>{c==="waiting"&&r?.phase==="over"&&Ft("match",e.id)&&hs("report",e.id)},[c]);let O=Dn(f,r?.phase),A=r?.phase==="over"&&(c==="between"||c==="waiting")&&!a,j=()=>i`<${lm} table=${e.id} names=${u} about=${mr(f,m,h)} view=${r} />`,B=qg(e,s)&&r!==void 0&&!v;nA(e,B,!v&&r?.phase!==void 0&&!A);let q=e.busy.value!==""||e.waits.value>0||e.thinking.value,D={table:e,message:s,names:u,variant:f,laid:O},ie=Za(e,s),ge=ie||e.advice.value?"hinted":"";return i`<${sn.Provider} value=${Tt(r)}>
		<main id="main" tabindex="-1" class="table" aria-busy=${q} data-stage=${c} data-phase=${r?.phase??""}>
		${P.spoken.value?i`<${Xh} table=${e} variant=${f} />`:null}
		<${F2} table=${e} message=${s} panel=${t} onpanel=${n} beside=${B} />
		<${Fh} table=${e} />
		<div class="spread">
			<div class=${`board of-${r?Xe(r):0} ${A?"sheeted":""} ${ge}`}>
				${r&&r.phase!==void 0&&!v&&l!==void 0?i`<${J2} ...${D} />`:null}
				${ie?i`<${Zh} ...${D} />`:i`<${I2} table=${e} variant=${f} />`}
				<${R2} ...${D} full=${a} waiting=${v} between=${A} fresh=${k} />
				${r&&!v&&l===void 0?i`<${_2} table=${e} message=${s} />`:null}
			</div>
			${r&&!v?i`<aside class=${`side ${B?"talks":""}`}>
						<div class="scoring"><h2>${o("score.title")}</h2>${j()}</div>
						${B?i`<${_g} table=${e} message=${s} />`:null}
					</aside>`:null}
		</div>
		<${W2} ...${D} panel=${t} onpanel=${n} scores=${j} />
		</main><//>`}function R2({table:e,message:t,names:n,variant:s,laid:a,full:r,waiting:l,between:c,fresh:p}){let{view:u,seat:d}=t,{stage:$,chairs:m}=t.table;if($==="mixing"||!l&&(!u||u.phase===void 0))return i`<div class="felt empty"><p class="opening">${o("waiting.table")}</p></div>`;if(l||!u){let{settings:f,host:g}=e.settled.value;return i`<div class="felt empty">
			<${Cm} id=${e.id} message=${t} settings=${f} host=${g} me=${T.value?.id??""}
				ondo=${xp(e)} busy=${e.waits.value>0} onready=${()=>e.ready()} />
		</div>`}let h={table:e,message:t,names:n,variant:s};return i`<${xn} view=${u} variant=${s} names=${n} me=${d??0} elsewhere=${d}
		laid=${a} full=${r} played=${K2(e,t,n)} pending=${q2(e.busy.value)}
		unsent=${di(e.unsent).some(f=>f.command.do==="act")}
		said=${c?void 0:tA(e)} chairs=${eA(e,m)} now=${e.now()}
		over=${c?"sheeted":""} aloud=${!P.spoken.value} onhurry=${()=>e.showing.hurry()}>
		<${Bd} view=${u} names=${n} />
		<${Km} view=${u} names=${n} lies=${r!==null} />
		${c?i`<${km} ...${h} fresh=${p} />`:i`<${H2} ...${h} />`}
	<//>`}var _2=({table:e,message:t})=>i`<${Lg} message=${t} busy=${e.waits.value>0} ondo=${xp(e)} />`;function W2({table:e,message:t,names:n,panel:s,onpanel:a,scores:r}){let{view:l}=t,c=()=>a(""),p=(u,d,$=!1)=>i`<${I} key=${u} title=${o(u)} broad=${$} onclose=${c}>${d}<//>`;switch(s){case"tricks":return l&&p("tricks.title",i`<${Zt} view=${l} names=${n} />`,Xe(l)>3);case"last":return l&&p("page.lasttrick",i`<${Zt} view=${l} names=${n} last />`);case"talk":return p("page.talk",i`<${_g} table=${e} message=${t} />`);case"score":return p("score.title",r(),!0);case"rules":return i`<${Pg} settings=${e.settled.value.settings} onclose=${c} />`;case"keys":return i`<${yh} onclose=${c} />`;case"more":return i`<${Eg} table=${e} message=${t} onpanel=${a} onclose=${c} />`;default:return null}}function I2({table:e,variant:t}){let n=e.advice.value;if(!n)return null;let s=F(n.advice.act.replace(/^lay /,"")),a=n.advice.act.startsWith("lay "),r=a&&s.every(l=>e.chosen.value.has(l));return i`<${Mr} key=${n.about} title=${o("page.hint")} onclose=${()=>e.dismiss()}>
		<${Os} advice=${n.advice} variant=${t}>
			<button type="button" class="button chief take" onclick=${()=>r?Fg()?.click():e.heed()}>
				${o(r?"page.lay":a?"page.hint.choose":"page.hint.take")}
			</button>
		<//>
	<//>`}function _g({table:e,message:t}){let n=t.muted??[],[s,a]=y(0),r=N(async()=>n.length>0?(await et()).players:[],n.join(),s).value??[],l=(p,u)=>{e.act({do:u,text:p,on:!1}).then(()=>a(s+1))},c=n.map(p=>{let u=t.table.chairs.find($=>$.player===p),d=r.some($=>$.id===p&&$.block);return{id:p,name:u?.name??o("page.watching"),blocked:d}});return i`<${jm} talk=${e.talk.value} muted=${c} onsay=${Wg(e)} onhear=${l} />`}var xp=e=>async t=>{let n=T.value===null;if(await se(()=>Bo(o("page.guest"))))return n&&e.port.again(),e.act(t)},Wg=e=>t=>xp(e)({do:"chat",text:t}),q2=e=>e.startsWith("play ")?e.slice(5):null;function F2({table:e,message:t,panel:n,onpanel:s,beside:a}){let{view:r}=t,[l,c]=y(e.newest.peek()?.seq??0),p=e.talk.value.filter(g=>g.seq>l&&g.by!==T.value?.id).length,u=e.talk.value.at(-1)?.seq??0;x(()=>{n==="talk"&&c(g=>Math.max(g,u))},[n,u]);let{variant:d="standard",rules:$,day:m,from:h,games:f}=e.settled.value.settings;return i`<header class="head">
		<a class="mark" href="/" aria-label=${`99 – ${o("page.home")}`}>99</a>
		<div class="where">
			${r?.phase!==void 0?i`<${Qt} trump=${jn(r)} unsure=${!r.trump} explains />`:null}
			<h1>${o(`variant.${d}`)}</h1>
			${$&&!m?i`<span class="soft">${o("page.house")}</span>`:null}
			${r&&r.phase!==void 0?i`<span class="soft">${m||h?o("game.once",{what:m?"day":"other"}):o(f===1?"page.home.on.deal":"page.deal",{n:r.deal+1,deal:r.deal+1,game:r.game+1})}</span>`:null}
		</div>
		<nav aria-label=${o("page.table.menu")}>
			<button type="button" class="button plain scorer" onclick=${()=>s("score")}>${o("score.title")}</button>
			<button type="button" class="button plain tricker" onclick=${()=>s("tricks")}>${o("page.tricks")}</button>
			${X2(e,t)?i`<button type="button" class=${`button plain ${a?"talker":""}`} onclick=${()=>s("talk")}>
						${o("page.talk")}${p?i` <span class="unread">${p}</span>`:null}
					</button>`:null}
			<${w} plain onclick=${()=>s("more")} say=${o("page.more")} />
		</nav>
	</header>`}var no=(e,t)=>e.current.value&&!t.table.paused?t.view?.options:void 0;function z2(e,t,n,s){let{deal:a,phase:r,dealer:l,seat:c}=n;x(()=>{if(P.spoken.peek())return;let[d,$,m]=[l===c?"yes":"no",s[l??-1]??"",jn(n)],h=n.trump??(m?"stay":"unnamed");M(o("page.dealt",{you:d,dealer:$,kind:h,trump:J(m)}),!0)},[a]);let p=ye(()=>e,[t,a,r]),u=t?r==="play"?"":p:e;x(()=>{u.trim()&&!P.spoken.peek()&&M(u,!0)},[u])}function H2({table:e,message:t,names:n,variant:s}){let a=t.view,r=no(e,t),l=e.busy.value!=="",{paused:c=!1}=t.table,{full:p}=e.showing.shown.value??{},u=Wp.value.has(e.id),d=r?.kind==="offer"&&e.intended.value!=="",$=d||r?.kind==="offer"&&l?void 0:r,m=wh({...a,options:$},n,c,p,u),h=r?.kind==="play"&&e.chosen.value.size>0,f=di(e.unsent).some(B=>B.command.do==="act"),g=f?o("page.unsent.act"):h?o("page.tap.again"):m;z2(g,!$&&!f&&!p&&!c&&!u&&a.phase!=="over",a,n);let b=B=>e.lay(B),k=B=>e.play(B),v=B=>r&&B.stopPropagation(),O=e.advice.value?.advice.act,A={lay:"laying",name:"naming",offer:"offering",play:""}[r?.kind??"play"],j=`asking ${r?"asked":""} ${A}`;return i`<section class=${j} aria-label=${o("page.yours")} onclick=${v}>
		<${Yl} table=${e} message=${t} names=${n} />
		<${uc} view=${a} variant=${s} seat=${a.seat} bid=${a.bid} />
		<p class="ask">${g}</p>
		${r?.kind==="lay"?i`<${Ks} options=${r} chosen=${e.chosen.value} variant=${s} busy=${l} waits=${f}
				premiums=${!Za(e,t)||fi(e,a)} onlay=${b} slots />`:null}
		${r?.kind==="offer"&&!d?i`<${ai} options=${r} variant=${s} busy=${l} onact=${k} best=${O} />`:null}
		${r?.kind==="name"?i`<${oi} options=${r} busy=${l} onact=${k} best=${O} />`:null}
	</section>`}function Ig(e,t){let n=t.view,s=no(e,t),a=e.chosen.value,r=s&&(s.kind==="lay"||s.kind==="play")?new Set(F(s.from)):null,l=u=>{let d=new Set(s?.kind==="lay"?a:[]);if(a.has(u))d.delete(u);else if(d.size<(s?.pick??1))d.add(u);else return M(o("lay.full",{n:d.size}));e.chosen.value=d},c=u=>{if(!r&&n.phase==="play"){e.next.value=e.next.value===u?"":u,e.showing.shown.peek()?.full&&e.showing.skip();return}if(r){if(!r.has(u))return M(xh(s));e.play(`play ${u}`)}},p=r?Ca(e.advice.value?.advice):new Set;return{can:r,chosen:a,best:p,onpick:l,onplay:c}}function K2(e,t,n){let s=t.view,a=as(s),r=s.shown?.[a]?.hand,l=s.control!==void 0&&s.control===t.seat;if(s.phase!=="play"||!l||r===void 0)return null;let{can:c,best:p,...u}=Ig(e,t),d=no(e,t)?.seat===a,$=i`<${en} cards=${Ge(F(r),he,s.trump)} ...${u} can=${d?c:null}
		best=${d?p:void 0}
		onplay=${d?u.onplay:()=>{}} label=${n[a]} open twice=${!1} />`;return{seat:a,hand:$}}function J2({table:e,message:t,names:n,variant:s,laid:a}){let r=t.view,l=t.seat,c=e.busy.value,p=no(e,t),u=p?.kind==="lay",d=e.next.value,$=p?.seat!==void 0,{can:m,chosen:h,best:f,onpick:g,onplay:b}=Ig(e,t),k=oo(r,l).filter(j=>`play ${j}`!==c),v=e.showing.shown.value?.full,O=Ed(r,s).join(" "),A=u&&P.values.value&&p?.worth?yt(p.worth):null;return i`<section class=${`mine ${p?"asked":""}`} aria-label=${o("page.yourhand")}>
		<div class="me">
			<${Yt} view=${r} variant=${s} seat=${l} name=${n[l]} place="south" own
				chair=${t.table.chairs[l]} now=${e.now()} open=${null} winner=${v?.winner===l} laid=${a} />
			${r.aside&&!u?i`<p class="laid"><span class="unseen">${o("page.aside")}</span>${ve(r.aside)}</p>`:null}
			${O?i`<p class="keeping">${O}</p>`:null}
		</div>
		<${V2} table=${e} message=${t} variant=${s} />
		${t.table.chairs.filter(j=>j.player).length>1?i`<${Am} onsay=${Wg(e)} />`:null}
		<${en} cards=${k} can=${$?new Set:m} chosen=${d?new Set([d]):h}
			best=${$?void 0:f} values=${A} label=${o("page.yourhand")} twice=${u} onpick=${g}
			onplay=${$?()=>M(o("page.dummy.turn")):b} />
	</section>`}function U2({view:e,seat:t=-1}){return!!(e?.aside||e?.offers?.[t]||e?.played?.some(n=>n!==""))}function G2({view:e,seat:t=-1},n){return e?.options?!1:e?.phase==="lay"?!!e.aside:e?.phase==="offer"&&n?.offers.how==="sealed"&&!!e.offers?.[t]}function V2({table:e,message:t,variant:n}){let{hints:s,stage:a,ask:r,redo:l=[]}=t.table,c=t.table.free||G2(t,n),p=e.busy.value!=="",u=e.thinking.value,d=i`<button type="button" class=${`button plain ${tp(e)?"nothing":""}`}
		onclick=${()=>hi(e)} aria-keyshortcuts="h"
		aria-expanded=${e.advice.value!==null} disabled=${!no(e,t)||p||u}>
		${o(u?"page.hint.thinking":"page.hint")}
	</button>`,$=U2(t)?"":"nothing",m=i`<button type="button" class=${`button plain ${$}`}
		onclick=${()=>e.takeBack()}
		disabled=${p||e.waits.value>0||r!==void 0}>${o(c?"page.undo":"page.undo.ask")}</button>`,h=a!=="waiting"&&e.settled.value.settings.undo!=="never",f=l.includes(t.seat??-1)?i`<button type="button" class="button plain redo" aria-label=${o("page.redo")} title=${o("page.redo")}
				disabled=${p||e.waits.value>0} onclick=${()=>e.redo()}>
				<svg viewBox="0 0 24 24" aria-hidden="true" focusable="false">
					<path d="M4 17a7.5 7.5 0 0 1 15-1M19 8.5V16h-7.5" />
				</svg></button>`:null;return i`<div class="tools">${s?d:null}${h?m:null}${f}</div>`}function Z2(e){let[,t]=y(0);x(()=>{if(!e)return;let n=setInterval(()=>t(s=>s+1),1e3);return()=>clearInterval(n)},[e])}function Q2(e){let t=E(void 0);return e?.phase!=="over"&&(t.current=e),e?.phase==="over"&&nn(t.current,e)}function Y2(e,t){let n=E(e);x(()=>{for(let s of am(n.current,e))Un(s);n.current=e},[e]),x(()=>{t&&Un("trick")},[t])}var qg=(e,{table:{chairs:t}})=>e.talk.value.length>0||t.filter(n=>n.player).length>1,X2=(e,t)=>qg(e,t)||t.seat===void 0||t.table.chairs.some((n,s)=>s!==t.seat&&!n.bot),eA=(e,t)=>e.settled.value.settings.guide?t.map(({temperament:n,...s})=>s):t,tA=e=>Mm(e.talk.value,{me:T.value?.id??"",since:e.now()-Rg});function nA(e,t,n){let s=e.talk.value.at(-1);x(()=>{if(!(s&&e.now()-s.at<Rg)||P.spoken.peek()||s.by===T.peek()?.id||t&&matchMedia("(min-width: 80rem)").matches)return;let r=`${s.name}: ${_s(s)}`;M(r,n&&s.seat>=0)},[s?.seq])}var Fg=()=>document.querySelector(":is(.answer, .over > .row) .button.chief:not(:disabled)");function sA(e,t){x(()=>{function n(s){let a=s.target;if(s.defaultPrevented||s.repeat||a.closest("input, select, textarea, dialog"))return;if((s.ctrlKey||s.metaKey)&&s.key.toLowerCase()==="z")return s.preventDefault(),void(s.shiftKey?e.redo():e.takeBack());if(s.ctrlKey||s.metaKey||s.altKey)return;let l=s.key.length===1&&s.key!==" ";if(P.spoken.peek()&&l)return document.getElementById("command")?.focus();if(!si(zc(),s.key)){if(s.key==="h"&&e.view.peek()?.options)hi(e);else if(s.key==="Escape"&&e.advice.peek())e.dismiss();else if(s.key==="l")t("last");else if(s.key==="s")t("score");else if(s.key==="?")t("keys");else if(s.key==="ArrowLeft"||s.key==="ArrowRight")Hc()?.focus();else if(s.key===" "||s.key==="Enter"){if(a.closest("button, a, summary, .hint"))return;e.showing.hurry()||Fg()?.click()}else return;s.preventDefault()}}return document.addEventListener("keydown",n),()=>document.removeEventListener("keydown",n)},[e])}var zg=(e,t)=>Z(e,{dateStyle:"long",...t});function Sp({label:e,onproven:t}){let[n,s]=y(""),[a,r]=y(""),{busy:l,once:c}=C(d=>r(_(d))),p=(d,$)=>{r(""),c(async()=>{let m=await $();s(""),await t(m,d)})},u=d=>{d.preventDefault();let $=/(?:#code=|^\s*)([a-z2-7]{26})\s*$/.exec(n)?.[1];p($?"link":"words",()=>Pn($?{code:$}:{words:n}))};return i`${Bs()&&!D$()?i`<p><${w} aria-busy=${l} onclick=${()=>p("passkey",_$)}
				say=${o("page.you.passkey.use")} /></p>`:Bs()&&!T.value&&location.protocol==="http:"?i`<p class="soft small">${o("page.you.passkey.site",{address:ya("localhost")})}</p>`:null}
		<form class="stack" onsubmit=${u}>
			<${z} label=${e} value=${n} oninput=${s} required autocapitalize="none" autocomplete="off"
				spellcheck="false" enterkeyhint="go" aria-invalid=${a!==""} />
			${a?i`<p class="trouble" role="alert">${a}</p>`:null}
			<p><button type="submit" class="button" aria-busy=${l}>${o("page.you.back.go")}</button></p>
		</form>`}function aA({here:e}){let t=[e.passkeys&&"passkey",e.words&&"words"].filter(Boolean),n=(t.length>0?t:["other"]).map(s=>o(`page.you.way.${s}`));return i`<p>${o("page.join.now",{player:Ze(e),n:e.matches})}
		${e.playing?` ${o("page.join.now.playing",{name:e.name})}`:null}</p>
		<p>${o(e.alone?"page.join.alone":"page.join.kept",{name:e.name,ways:R(n)})}</p>`}function Hg({proof:e,by:t,onend:n}){let{busy:s,once:a}=C(),{here:r}=e,[l,{name:c,last:p},u]=[Ze(e),e,T.value?.id===e.id],d=t==="link"&&!e.byOperator?"page.join.only.link":"page.join.only",$=()=>a(async()=>{M(o("page.you.back.done",{name:(await No(e)).name})),n(!0)}),m=E(null);return x(()=>m.current?.focus(),[e]),i`<section class="joining" aria-label=${o("page.join.title",{player:l})}>
		<h2 ref=${m} tabindex="-1">${o(u?"page.join.same":"page.join.title",{player:l})}</h2>
		<div class="stack">
			<p>${o(`page.join.by.${t}`,{player:l})}
				${p?` ${o("page.join.last",{name:c,day:zg(Date.parse(p),{timeZone:"UTC"})})}`:null}
				${e.byOperator?` ${o("page.join.operator")}`:null}</p>
			${r?i`<${aA} here=${r} />`:null}
			${u?i`<p><${w} aria-busy=${s} onclick=${t==="link"?()=>n(!1):$}
					say=${o("page.you.back.go")} /></p>`:i`<div class="choose">
					<div><${w} aria-busy=${s} onclick=${$} say=${o("page.join.go",{player:l})} />
						<p class="small">${o(d,{name:c})}</p></div>
					<div><${w} onclick=${()=>n(!1)}
						say=${r?o("page.join.stay",{player:Ze(r)}):o("page.join.not")} /></div>
				</div>`}
		</div>
	</section>`}function Kg({of:e,onproven:t,onjoin:n}){let[s,a]=y(!1),{busy:r,once:l}=C(),c=Ze(e),p=()=>l(async()=>t(await $(),"back")),d=(N(async()=>e.joined?void 0:$n({player:e.id}),e.id,e.joined).value?.tallies??[]).reduce((f,{matches:g,assisted:b})=>f+g+b,0),$=()=>Pn({back:!0,as:e.id}),m=()=>a(!1),h={player:c,name:e.name,n:d,day:zg(e.until)};return i`<${Ke} title=${o("page.before",{name:e.name})}>
		<p>${o(e.joined?"page.before.joined":"page.before.was",h)}</p>
		<p class="row">
			<${w} aria-busy=${r} onclick=${p} say=${o("page.before.back",{player:c})} />
			${T.value&&!e.joined?i`<${w} plain aria-haspopup="dialog" onclick=${()=>a(!0)}
					say=${o("page.before.bring",{name:e.name,me:T.value.name})} />`:null}
		</p>
		<p class="soft small">${o("page.before.until",h)}</p>
		${s?i`<${Jg} of=${e} prove=${$} onjoin=${n} onclose=${m} />`:null}
	<//>`}function Jg({of:e,prove:t,onjoin:n,onclose:s}){let[a,r]=y(""),[l,c]=y(!1),[p,u]=y(!1),{busy:d,once:$}=C(f=>{f instanceof K&&f.why==="join-hand"?c(!0):r(_(f))}),m={player:Ze(e),name:e.name,me:T.value?.name??""},h=()=>$(async()=>{r("");let{code:f}=await t();await ru({code:f,as:e.id,me:T.peek()?.id??"",hand:p}),rr(e.id),M(o("page.join.done",m)),s(),n(),await Re("there")});return i`<${I} title=${o("page.before.bring",m)} onclose=${s}
		actions=${i`<${w} chief aria-busy=${d} disabled=${l&&!p} onclick=${h}
			say=${o("page.before.bring",m)} />`}>
		<ul>${["matches","people","keys","undo"].map(f=>i`<li key=${f}>${o(`page.join.${f}`,m)}</li>`)}</ul>
		${l?i`<${Oe} label=${o("page.join.hand",m)} checked=${p} onchange=${u} />`:null}
		${a?i`<p class="trouble" role="alert">${a}</p>`:null}
	<//>`}function Ug({onjoin:e}){let[t,n]=y(!1),[s,a]=y(null),r=()=>(n(!1),a(null)),l=c=>{c.id===T.peek()?.id?M(o("page.join.same",{player:Ze(c)})):a(c)};return i`<${Ke} title=${o("page.other")}>
		<p>${o("page.other.about",{name:T.value?.name??""})}</p>
		<p><${w} aria-haspopup="dialog" onclick=${()=>n(!0)} say=${o("page.other.go")} /></p>
		${s?i`<${Jg} of=${s} prove=${async()=>s} onjoin=${e} onclose=${r} />`:t?i`<${I} title=${o("page.other")} onclose=${r}>
					<p>${o("page.other.prove")}</p><${Sp} label=${o("page.other.words")} onproven=${l} /><//>`:null}
	<//>`}var Gg=e=>Z(e,{dateStyle:"medium"});function oA({of:e,sole:t,onend:n}){let s=Z(Date.parse(e.seen),{dateStyle:"medium",timeZone:"UTC"}),a=[e.byOperator&&o("page.you.key.operator"),e.from&&o("page.you.key.from",{time:Z(e.from)}),e.made&&o("page.you.key.made",{day:Gg(e.made)}),o("page.you.key.seen",{day:s})];return i`<li class="row">
		<span><b>${o(`page.you.key.${e.this?"this":e.kind}`)}</b> ${e.label}
			<br /><span class="soft small">${a.filter(Boolean).map(r=>i`<span>${r}</span>${" "}`)}</span></span>
		${e.this?!t&&i`<a class="button plain" href="/settings">${o("page.choices.leave")}</a>`:i`<${w} plain onclick=${n} say=${o("page.you.key.end")} />`}
	</li>`}var rA=({words:e,onclose:t})=>i`<${I} title=${o("page.you.words")} onclose=${t}
	actions=${i`<${w} onclick=${()=>print()} say=${o("page.you.words.print")} />`}>
	<p>${o("page.you.words.about")}</p>
	<p class="words"><b>${e}</b></p>
<//>`;function iA({all:{joined:e=[],acts:t=[]},again:n}){let{busy:s,once:a}=C(),r=l=>a(async()=>{await yo({player:l.id}),M(o("page.join.undone",{what:Ze(l)})),n(),await Re("there")});return e.length+t.length===0?null:i`<${Ke} title=${o("page.you.lately")}>
		<ul class="held">
			${e.map(l=>i`<li key=${l.id} class="row">
				<span>${o("page.you.joined",{player:Ze(l)})}
					<br /><span class="soft small">${o("page.you.joined.until",{day:Gg(l.until)})}</span></span>
				<${w} plain aria-busy=${s} onclick=${()=>r(l)} say=${o("page.you.joined.undo")} />
			</li>`)}
			${t.map(l=>i`<li key=${l.at} class="row">
				<span>${o(`page.you.act.${l.act}`)}
					<br /><span class="soft small">${Z(l.at)}${l.reason?` · ${l.reason}`:""}</span></span>
			</li>`)}
		</ul>
	<//>`}function lA(e,t){if(e.kind==="push")return o("page.you.told.end");let n=Ns(t.filter(s=>s.id!==e.id));return[o("page.you.key.end.about",{key:jl(e)}),e.kind==="passkey"&&o(Bl()?"page.you.key.end.passkey":"page.you.key.end.passkey.stays"),n.ways.length===0&&o("page.you.key.end.last")].filter(Boolean).join(" ")}function cA({all:e,again:t}){let[n,s]=y(null),[a,r]=y(""),[l,c]=y(""),{busy:p,once:u}=C(),d=()=>s(null),$=D=>se(D).then(()=>(d(),t())),{words:m,elsewhere:h,lasting:f,ways:g}=Ns(e.keys),b=f.length>0,k=[o("page.you.others.about"),b&&o("page.you.others.stay",{ways:R(f)})],v=`page.you.keep.${b?"safe":h?"elsewhere":"about"}`,O=async()=>c(`${location.origin}/#code=${(await qi()).code}`),A=ya(e.site),j=async()=>location.assign(`${A}/you#code=${(await qi()).code}`),B=async()=>r((await pu()).words),q=async()=>{await R$(e),M(o("page.you.passkey.made")),t()};return i`<${Ke} title=${o("page.you.keys")}>
			<ul class="held">
				${e.keys.map(D=>i`<${oA} key=${D.id} of=${D} sole=${e.keys.length===1}
					onend=${()=>s(D)} />`)}
			</ul>
			${h?i`<p><${w} onclick=${()=>s("others")} say=${o("page.you.others")} /></p>`:null}
		<//>
		<${Ke} title=${o("page.you.keep")}>
			<p>${o(v,{ways:R(g)})}</p>
			<p class="row">
				${Bs()&&ir(e.site)?i`<${w} aria-busy=${p} say=${o("page.you.passkey.add")} onclick=${()=>u(q)} />`:null}
				<${w} aria-busy=${p} say=${o("page.you.words.get")}
					onclick=${()=>m?s("words"):u(B)} />
				<${w} aria-busy=${p} onclick=${()=>u(O)} say=${o("page.you.device")} />
			</p>
			${Bs()&&!ir(e.site)?i`<p class="row soft small"><span>${o("page.you.passkey.site",{address:A})}</span>
					<${w} plain aria-busy=${p} onclick=${()=>u(j)}
						say=${o("page.you.passkey.there",{name:e.name})} /></p>`:null}
			${l?i`<p>${o("page.you.device.about")}</p><${Pt} link=${l} label=${o("page.you.device.link")} />`:null}
		<//>
		${a?i`<${rA} words=${a} onclose=${()=>(r(""),t())} />`:null}
		${n==="words"?i`<${Fe} title=${o("page.you.words.get")} text=${o("page.you.words.again")} yes=${o("page.you.words.get")}
					onyes=${()=>se(B).then(d)} onclose=${d} />`:n==="others"?i`<${Fe} title=${o("page.you.others")} yes=${o("page.you.others")}
						text=${k.filter(Boolean).join(" ")}
						onyes=${()=>$(()=>lu())} onclose=${d} />`:n?i`<${Fe} title=${o("page.you.key.end")} yes=${o("page.you.key.end")} text=${lA(n,e.keys)}
							onyes=${()=>$(()=>bo({key:n.id}))} onclose=${d} />`:null}`}function pA(){let[e,t]=y(0),n=N(()=>Zp({}),e).value?.ratingHidden??!1,s=a=>se(()=>Qp({hidden:a})).then(()=>t(e+1));return i`<${Ke} title=${o("page.you.rating")}>
		<${Oe} label=${o("page.you.rating.hide")} checked=${n} onchange=${s} />
		<p class="soft small">${o("page.you.rating.about")}</p>
	<//>`}async function uA(e){for(let t=20;;t=1){try{return await Yp({before:e,limit:t})}catch(n){if(!(n instanceof K&&n.status===429))throw n}await new Promise(n=>setTimeout(n,2e3))}}async function dA(){let e={};for(let n="";n!==void 0;){let s=await uA(n);for(let[a,r]of Object.entries(s))if(Array.isArray(r)){e[a]??=new Map;for(let l of r)e[a].set(JSON.stringify(l),l)}else a!=="before"&&(e[a]=r);n=s.before||void 0}let t=JSON.stringify(e,(n,s)=>s instanceof Map?[...s.values()]:s,"	");Mt(new Blob([t],{type:"application/json"}),"ninety-nine.json")}function $A({all:e}){let{name:t}=e,[n,s]=y(!1),[a,r]=y(""),{busy:l,once:c}=C(),p=()=>s(!1),u=async()=>{for(let{id:d,shared:$}of ft())$&&await Xa(d);await Xp({name:t}),ba(e.site,{id:e.id,name:"",keys:[]}),To(null),M(o("page.you.erase.done"))};return i`<${Ke} title=${o("page.you.data")}>
		<p>${o("page.you.data.about")}</p>
		<p class="row"><${w} aria-busy=${l} onclick=${()=>c(dA)} say=${o("page.you.data.get")} />
			<${w} aria-haspopup="dialog" onclick=${()=>s(!0)} say=${o("page.you.erase")} /></p>
		${n?i`<${I} title=${o("page.you.erase")} onclose=${p}
					actions=${i`<${w} chief disabled=${a.trim()!==t} say=${o("page.you.erase")}
						onclick=${()=>se(u).then(p)} />`}>
					<p>${o("page.you.erase.about")}</p>
					${Ns(e.keys).passkey&&!Bl()?i`<p>${o("page.you.erase.passkey")}</p>`:null}
					<${z} label=${o("page.you.erase.name",{name:t})} value=${a} oninput=${r} />
				<//>`:null}
	<//>`}function mA(){let[e,t]=y(0),[n,s]=y(Mo.peek()),[a,r]=y(null),l=T.value?.id,c=N(async()=>{if(!l||te.value)return;let f=await Ys();return ba(f.site,f),f},l,e,te.value),p=c.value?.id===l?c.value:void 0,u=p||!l||c.wrong;if(x(()=>Mo.subscribe(f=>{f&&(Mo.value=null,s(f),r(f.proof?{proof:f.proof,by:"link"}:null))}),[]),te.value)return i`<${G} title=${o("page.you")} text=${o("page.you.here")} />`;if(!fn.value)return i`<${G} title=${o("page.you")} />`;let d=()=>t(e+1),$=(f,g)=>r({proof:f,by:g}),m=f=>{r(null),s(null),n&&!(f&&ea.peek().length>0)&&V(n.to)},h=i`<${Ke} title=${o("page.you.back")}>
		${n?.refusal?i`<p class="trouble" role="alert">${_(n.refusal)}</p>`:null}
		<p>${o("page.you.back.about")}</p>
		<${Sp} label=${o("page.you.back.typed")} onproven=${$} />
	<//>`;return i`<main id="main" tabindex="-1" class="choices">
		<h1>${o("page.you")}</h1>
		${a?i`<${Hg} ...${a} onend=${m} />`:i`${n?h:null}
				${l&&p?i`<p class="row"><span>${o("page.you.are",{name:p.name})}<span class="soft">·${p.tag}</span></span>
						<a href="/settings">${o("page.you.rename")}</a> <a href="/people">${o("page.people")}</a></p>`:null}
				${(u?ea.value:[]).filter(({id:f})=>!p?.joined?.some(g=>g.id===f)).map(f=>i`<${Kg} key=${f.id} of=${f} onproven=${$} onjoin=${d} />`)}
				${l&&p?i`<${iA} all=${p} again=${d} />
						<${cA} all=${p} again=${d} />
						<${Ug} onjoin=${d} />
						<${pA} />
						<${$A} all=${p} />`:null}
				${n?null:h}`}
	</main>`}export{Pw as Awaited,Ov as Banned,Xy as Bids,Cb as Choices,Ll as Create,bv as Daily,Cw as Edition,Ak as Endings,cc as Evenings,qx as Event,s0 as Events,Jx as FriendNews,Ux as FriendNotice,p1 as Group,z1 as Learn,Ab as New,dS as OnNow,X1 as Operate,cO as Pads,n1 as People,iw as PlayerCard,yO as Privacy,bO as Problems,pv as Ratings,$v as Records,pk as Replay,PO as Report,fy as Rules,Uk as Slips,UO as Statistics,E2 as Table,ei as TableRows,mA as Who};
