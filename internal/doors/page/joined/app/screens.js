import{$ as et,$a as de,$b as yo,$c as Iu,$d as ad,Aa as ln,Ab as Jp,Ac as ds,Ad as ea,B as Ep,Ba as Wp,Bb as It,Bc as Ou,Bd as Re,Be as Yi,C as o,Ca as is,Cb as ze,Cc as Au,Cd as Bo,D as De,Da as cn,Db as fo,Dc as Tu,Dd as Ze,De as yd,E as S,Ea as co,Eb as Z,Ec as Ki,Ed as Eo,F as ee,Fa as Ip,Fc as Mu,Fd as Xu,G as Se,Ga as po,Gb as Up,Gc as $s,Gd as it,Ge as bd,H as L,Hb as ho,Hc as Ji,Hd as Po,He as vd,I as Q,Ib as qi,Ic as ms,Id as hs,J as Ue,Ja as qp,Jb as Gp,Jc as ju,Jd as Co,K as Le,Kb as qt,Kc as fs,Kd as ed,Ke as wd,L as re,La as Wt,Lb as Vp,Lc as Ui,Ld as nt,Le as kd,M as _t,Ma as ne,Mb as Zp,Mc as Nu,Md as ut,N as Pp,Na as we,Nb as Qp,Nc as Bu,Nd as Do,O as E,Oa as Fp,Ob as go,Oc as Eu,Od as Qi,P as Cp,Pa as J,Pb as Fi,Pc as Gi,Pd as Ft,Qa as ls,Qb as Yp,Qc as Vi,Qd as gs,R as ss,Ra as cs,Rb as Xp,Rc as Pu,Rd as Lo,S as I,Sa as pn,Sb as eu,Sc as ko,Sd as Ro,T as be,Tb as tu,Tc as xo,Td as td,U as as,Ua as uo,Ub as tt,Uc as Cu,Ud as nd,V as ge,Va as zp,Vb as nu,Vc as Du,Vd as _o,W as ro,Wa as Ii,Wb as su,Wc as Lu,Wd as Ln,X as Ge,Xa as Hp,Xb as au,Xc as Ru,Xd as ie,Y as io,Ya as pe,Yb as mn,Yc as So,Yd as sd,Z as Nn,Za as ps,Zb as ou,Zc as _u,Zd as Ae,_ as Tt,_a as M,_b as ru,_c as Wu,_d as ta,a as so,aa as os,ab as R,ac as iu,ad as qu,ae as je,b as Mp,ba as Bn,bb as N,bc as Cn,bd as Fu,c as gt,ca as Li,cb as Ve,cc as lu,cd as zu,ce as jt,d as Gs,da as Ri,db as un,dc as bo,dd as Hu,e as jp,ea as rs,eb as $o,ec as cu,ed as Ku,fa as _i,fb as oe,fc as zi,fd as Ju,fe as dt,g as b,ga as En,gb as C,gc as Ys,gd as Zi,ge as od,h as x,ha as lo,hb as k,hc as pu,hd as Oo,he as Rn,i as Me,ia as Dp,ib as V,ic as vo,id as fn,ie as st,j as P,ja as yt,jc as uu,jd as Ao,je as rd,k as ye,ka as sn,kb as W,kc as Hi,kd as To,ke as id,la as Lp,lb as Fe,lc as du,ld as Uu,le as ys,m as ao,ma as Vs,mb as se,mc as $u,md as Gu,me as ld,n as Je,na as Pn,nb as G,nc as mu,nd as Vu,ne as cd,o as D,oa as an,ob as mo,oc as fu,od as Zu,p as nn,pa as on,pb as _,pc as hu,pd as Qu,pe as pd,q as Xe,qa as fe,qb as z,qc as Dn,qd as Xs,qe as ud,r as i,rb as Oe,rc as gu,rd as T,re as dd,s as oo,sa as ve,sb as us,sc as yu,sd as Be,t as At,ta as Zs,tb as Y,tc as bu,td as Ee,te as $d,u as Np,ua as Wi,ub as te,uc as vu,ue as bs,v as Di,va as Rp,vb as X,vc as wu,vd as Mo,ve as md,w as Bp,wa as _p,wb as Qs,wc as wo,wd as jo,we as fd,x as ae,xa as rn,xb as dn,xc as ku,xd as No,xe as hd,ya as bt,yb as Kp,yc as xu,yd as hn,ye as Wo,za as Mt,zb as $n,zc as Su,zd as Yu,ze as gd}from"./chunk.js";function Io(e,t){let n=()=>new Promise((s,a)=>{let r=indexedDB.open(e,1);r.onupgradeneeded=()=>r.result.createObjectStore(t),r.onsuccess=()=>s(r.result),r.onerror=()=>a(r.error)});return async(s,a,r)=>{let l=await n();try{return await new Promise((c,p)=>{let u=l.transaction(t,s,r),d=a(u.objectStore(t));u.oncomplete=()=>c(d.result),u.onabort=()=>p(u.error)})}finally{l.close()}}}var vs,xd=Io("ninetynine","records");async function Sd(e){vs=e;try{await xd("readwrite",t=>t.put(e,"mine"))}catch{}}async function ws(){if(vs)return vs;try{vs=await xd("readonly",e=>e.get("mine"))}catch{vs=void 0}return vs}async function _n(e,t,n,s){let{table:a,...r}=n;if(a!=="mine")return e(n,{signal:s});let l=await ws();return t(r,{body:l?.bytes??new Blob,signal:s})}async function qo(e){let t=new Uint8Array(await e.slice(0,4).arrayBuffer());if(!(t[0]===40&&t[1]===181))return t[0]!==31||t[1]!==139?e.text():new Response(e.stream().pipeThrough(new DecompressionStream("gzip"))).text()}var He=1200,lt=["bid","premium","trump","play"],Od=e=>e.bid+e.premium+e.trump+e.play;function na(e,t){let n=10**t,s=He/n,a=p=>Math.floor(p/s),r=e.map(p=>({size:Math.abs(p),units:a(p),left:p-s*a(p)})),l=e.reduce((p,u)=>p+u,0),c=Math.sign(l)*Math.round(Math.abs(l)/s)-r.reduce((p,u)=>p+u.units,0);for(let p of[...r].sort((u,d)=>d.left-u.left||d.size-u.size).slice(0,c))p.units++;return r.map(({units:p})=>p/n||0)}function el(e,t,n,s=!1,a=[]){let r={you:n?"yes":"no",name:t,one:n&&s?"yes":"no"};if(Od(e)===0)return o("page.report.clean",r);let l=na(lt.map($=>e[$]),0),c=l.reduce(($,m)=>$+m,0);if(c===0)return o("page.report.little",r);let p=a.filter($=>$.phase==="offer"),u=p.length&&p.every($=>$.act==="pass")?"yes":"no",d=lt.flatMap(($,m)=>{let h=l[m]??0;return h?[o(`page.report.part.${$}`,{all:h===c?"yes":"no",n:S(h),passed:u})]:[]});return o("page.report.line",{...r,n:c,parts:d.join(", ")})}var $t=e=>e.judged<e.of||e.rough>0,Xg=30,tl=({wait:e=0})=>e<Xg?"":` ${o("page.report.togo",{n:Math.round(e/60)})}`,Fo=e=>(e.judged<e.of?o("page.report.judging",{n:e.judged,of:e.of}):o("page.report.rough",{n:e.rough}))+tl(e);function ey(e,{lost:t,lie:n,seat:s},a){if($t(e))return o("page.report.coming")+tl(e);let r=el(t,"",!0,!0,e.deals[0]?.mistakes.filter(l=>l.seat===s));return a&&Od(t)<He/2&&Math.round(n/He)<0?o("page.report.unlucky",{line:r}):r}var Ad=(e,t)=>e&&!$t(e)?e.deals[0]?.squares?.[t]??"":"";function Wn(e,t,n){let[s,a]=b({});return x(()=>{let r=!0,l=async()=>{for await(let c of sa(e,t,n,()=>r))a({told:c})};return a({}),$o(l,c=>a(p=>({...p,wrong:R(c)})),()=>r),()=>{r=!1}},[e,t,n]),s}async function*sa(e,t,n,s,a=void 0){for(;s();){let r=await ty(e,t,n,a);if(!s()||(yield r,!$t(r)))return;let l=Math.min(15e3,Math.max(500,100*(r.wait??0)));await new Promise(c=>setTimeout(c,l))}}var Xi=new Map;async function ty(e,t,n,s){let a=`${e} ${t} ${n}`,r=()=>_n(xu,Au,{table:e,match:t,deal:n,patient:s});if(e==="mine")return r();let l=Xi.get(a)??r().finally(()=>Xi.delete(a));return Xi.set(a,l),l}function Td({seat:e,table:t}){let n=t.stage==="waiting";return e!==void 0&&(n||t.open&&t.chairs.filter(s=>s.player).length===1)}function Md({table:e,match:t,deal:n,seat:s,failed:a}){let{told:r,wrong:l}=Wn(e,t,n),c=r?.deals[0]?.accounts[s];if(l&&!r)return null;let p=r&&c?ey(r,c,a):o("page.report.coming")+(r?tl(r):"");return i`<p class="report-line" role="status" aria-busy=${!r||$t(r)}>
		<a href=${`/report/${e}/${t}/${n}?seat=${s}`} aria-disabled=${!c}>${p}</a>
	</p>`}function gn(e){let t=Math.max(...e);return e.some(n=>n!==0)&&e.filter(n=>n===t).length===1?e.indexOf(t):-1}var aa=e=>e.totals.map((t,n)=>t-(e.points?.[n]??0));function yn(e){let t=aa(e),n=gn(e.totals);return e.phase==="over"&&t.some(s=>s!==0)&&n!==gn(t)?n:-1}var nl=800,ny=2600;function jd({from:e=0,to:t,after:n}){let[s,a]=b(e);return x(()=>{if(!n||e===t)return;let[r,l]=[0,0],c=p=>{l||=p+n;let u=Math.min(1,Math.max(0,p-l)/nl);a(Math.round(e+(t-e)*(1-(1-u)**3))),u<1&&(r=requestAnimationFrame(c))};return r=requestAnimationFrame(c),()=>cancelAnimationFrame(r)},[n>0]),!n||s===t?i`${S(t)}`:i`<span class="counted">
		<span class="end">${S(t)}</span><span aria-hidden="true">${S(s)}</span>
	</span>`}function Nd(e,t,n){let{closed:s,points:a=[],made:r=[],seat:l=-1}=e;return n?"match":s?"game":a.includes(99)?"best":r[l]&&e.premium?.[l]?"premium":t>1&&r.slice(0,t).every(Boolean)?"all":r[l]?"made":""}function Bd({what:e}){return e?i`<p class="stamp" data-what=${e} aria-hidden="true"><span>${o(`page.stamp.${e}`)}</span></p>`:null}var Ed=()=>i`<p class="flourish" aria-hidden="true">
	${[..."♣♦♥♠"].map(e=>i`<span key=${e}>${e}</span>`)}
</p>`;function oa({from:e,after:t=0}){let n=P(null);return Me(()=>{let s=e&&!ss()?document.querySelector(e)?.getBoundingClientRect():void 0,a=n.current?.getBoundingClientRect();if(!s||!a||!a.width||document.hidden)return;let r=[{translate:`${s.right-a.right}px ${s.top-a.top}px`},{translate:"0"}],l={duration:700,delay:t,easing:"cubic-bezier(0.5, 0, 0.2, 1)"},c=n.current?.animate(r,{...l,fill:"backwards"});return()=>c?.finish()},[t>0]),i`<svg class="pennant" ref=${n} viewBox="0 0 14 16" aria-hidden="true" focusable="false">
		<path d="M1 0h1.5v16H1zM3.5 1 13 4.8 3.5 8.6z" />
	</svg>`}function sy(e,t){return!t||!e||!sn(e,t)||t.phase==="over"?[]:(t.premium??[]).map((s,a)=>({seat:a,offer:s})).filter(({seat:s,offer:a})=>a!==""&&!e.premium?.[s])}function Pd({view:e,names:t}){let n=P(void 0),[s,a]=b([]),r=`${e.game} ${e.deal} ${e.phase} ${e.premium?.join()}`;x(()=>{let c=sy(n.current,e);if(n.current=e,a(c),!c.length)return;let p=setTimeout(()=>a([]),ny);return()=>clearTimeout(p)},[r]);let l=({seat:c,offer:p})=>{let[u="",d=""]=p.split(" "),$={name:t[c]??"",you:c===e.seat?"yes":"no",level:u,n:d&&` ${d}`};return i`<span key=${c}>${o("page.announced",$)}</span>`};return i`<p class="announced" role=${E.spoken.value?void 0:"status"}>${s.map(l)}</p>`}var ay=500,ra=8;function oy(e,t){let{declare:n=30,reveal:s=60}=t?.offers??{};return o(`word.${e}.is`,{declare:n,reveal:s,loss:lo(t),vulnerable:t?.score.vulnerable??10})}function ry(e,t){let n=t.getBoundingClientRect(),{offsetWidth:s,offsetHeight:a}=e,r=Math.min(Math.max(ra,n.left+n.width/2-s/2),innerWidth-s-ra),l=n.bottom+ra;e.style.left=`${r}px`,e.style.top=`${l+a>innerHeight-ra?n.top-ra-a:l}px`}function _e({of:e="",say:t,variant:n,class:s="",label:a=!1,children:r}){let l=P(null),c=P(null),p=P(0),u=t??oy(e,n),d=()=>l.current?.isConnected&&!$()&&c.current?.showPopover?.(),$=()=>c.current?.matches(":popover-open"),m=()=>(clearTimeout(p.current),c.current?.hidePopover?.());x(()=>()=>clearTimeout(p.current),[]);let h=v=>v.pointerType==="mouse"&&(p.current=setTimeout(d,ay)),f=v=>v.newState==="open"&&c.current&&l.current&&ry(c.current,l.current),g=v=>v.pointerType==="mouse"&&m(),y=v=>v.stopPropagation(),w=i`<span ref=${c} popover="auto" class="meaning" ontoggle=${f} onclick=${y}>${u}</span>`;return a?i`<label ref=${l} onpointerenter=${h} onpointerleave=${g} onclick=${m}>
			${r}</label>${w}`:i`<button type="button" ref=${l} class=${`word ${s}`} aria-description=${u}
		onclick=${v=>(y(v),clearTimeout(p.current),d())}
		onfocus=${v=>v.currentTarget.matches(":focus-visible")&&d()} onblur=${m}
		onpointerenter=${h} onpointerleave=${g}>${r}</button>${w}`}function he({trump:e}){return e==="nines"?i`<span class="sign" aria-hidden="true">9</span>`:/^[CDHS]$/.test(e)?i`<svg class="sign" data-suit=${e} viewBox="0 0 100 100" aria-hidden="true" focusable="false">
		<use href=${`#pip-${e}`} />
	</svg>`:i`<span class="sign none" aria-hidden="true">–</span>`}var U=e=>o(e?/^[CDHS]$/.test(e)?`suit.${e}`:`trump.${e}`:"trump.unnamed"),ke=(e,t)=>e===0&&t?.score.zeroOrAll?o("guide.or",{a:S(0),b:S(In(t))}):S(e);function Cd(e,t){let n=Dp(e,t);if(!n||!t)return[];let[,s]=(e.premium?.[e.seat??-1]??"").split(" "),a=o(n.length?"page.keeping":"page.keeping.lost",{n:t.aside,bid:iy(n)});return s===void 0?[a]:[o("page.keeping.said",{said:Number(s)}),a]}function iy(e){let t=e.filter(n=>!e.includes(n+1));return e.filter(n=>!e.includes(n-1)).map((n,s)=>{let a=t[s]??n;return n===a?S(n):`${S(n)}–${S(a)}`}).join(", ")}var In=e=>e.hand-e.aside;function $e(e){let[t="",n]=e.split(" ");return n===void 0?o(`offer.${t}`):o("offer.numbered",{offer:o(`offer.${t}`),n:Number(n)})}function ks(e){let[t="",n="none"]=e.split(" ");return o("offer.held",{offer:t,n})}var al=(e,t,n)=>t===(n??e.seat)?"yes":"no";function Dd(e,t){return t===e.seat?{aside:e.aside,bid:e.bid}:{aside:e.shown?.[t]?.aside,bid:e.shown?.[t]?.bid}}function Nt({view:e,names:t,variant:n,me:s,untitled:a=!1,written:r,crowned:l=!1}){let c=t.map((h,f)=>f).slice(0,e.points?.length??0),p=e.parts;if(!p||!e.points)return null;let u=h=>{let f=p[h]??[];return f.every(g=>g===0)?null:i`<${sl} key=${h} label=${o(`page.sheet.for.${h}`)} points=${f} class=${`for-${h}`} />`},d=uy(e,t,n,s),$=d.length<3?d.join(" "):"",m=r===void 0||l?-1:yn(e);return i`<section class="deal-sheet">
		${a?null:i`<h2>
					${o("sheet.title",{deal:e.deal+1,trump:U(e.trump)})} <${he} trump=${e.trump??""} />
				</h2>`}
		<${se}><table class="book account" data-hands=${c.length}>
			<thead><tr><td></td>${c.map(h=>i`<th key=${h} scope="col">${t[h]}</th>`)}</tr></thead>
			<tbody class="facts">
				<${ly} view=${e} seats=${c} variant=${n} />
			</tbody>
			<tbody class="sum">${u("tricks")}${u("contract")}${u("premium")}${u("vulnerable")}</tbody>
			<tfoot>
				<${sl} label=${o("page.sheet.deal")} points=${e.points} class="total" plain written=${r} />
				<${sl} label=${o("page.sheet.total")} points=${e.totals} class="totals" plain written=${r}
					from=${aa(e)} lead=${r!==void 0} />
			</tfoot>
		</table><//>
		<div class="verdicts">
			${$?i`<p>${$}</p>`:null}
			${m>=0?i`<p class="taken"><${oa} /> ${ll(e,t,m)}</p>`:null}
			${$y(e,t,s,l).map(([h,f])=>i`<p key=${h} class=${f?"won":""}>${h}</p>`)}
			<${dy} view=${e} />
		</div>
	</section>`}function ly({view:e,seats:t,variant:n}){let s=(e.premium??[]).some(p=>p!==""),a=p=>i`<${py} view=${e} seat=${p} />`,r=p=>{let u=Dd(e,p).bid;return u===void 0?Ld():ke(u,n)},l=p=>e.premium?.[p]?ks(e.premium[p]):"",c=p=>i`<${cy} made=${e.made?.[p]??!1} />`;return i`<${ia} label=${o("page.sheet.cards")} word="bid" class="cards" seats=${t} of=${a} />
		<${ia} label=${o("page.sheet.bid")} seats=${t} of=${r} />
		<${ia} label=${o("page.sheet.won")} seats=${t} of=${p=>e.won?.[p]} />
		${s?i`<${ia} label=${o("page.sheet.held")} word="premium" class="held" seats=${t} of=${l} />`:null}
		<${ia} label=${o("page.sheet.contract")} word="contract" seats=${t} of=${c} />`}function ia({label:e,word:t,seats:n,of:s,class:a=""}){let r=t?i`<${_e} of=${t}>${e}<//>`:e;return i`<tr class=${a}><th scope="row">${r}</th>${n.map(l=>i`<td key=${l}>${s(l)}</td>`)}</tr>`}function sl({label:e,points:t,plain:n=!1,class:s="",written:a=0,from:r=[],lead:l=!1}){let c=($,m)=>i`<${jd} from=${r[m]??0} to=${$} after=${a} />`,[p,u]=l?[gn(r),gn(t)]:[-1,-1],d=a&&p>=0&&p!==u?`.account .totals td:nth-of-type(${p+1})`:void 0;return i`<tr class=${s}><th scope="row">${e}</th>
		${t.map(($,m)=>i`<td key=${m}>
			${m===u?i`<${oa} from=${d} after=${a&&a+500} />`:null}
			${$===0&&!n?"–":c($,m)}
		</td>`)}
	</tr>`}var cy=({made:e})=>i`<span class=${`verdict ${e?"made":"failed"}`}>
	${o(e?"page.sheet.made":"page.sheet.failed")}
</span>`,Ld=()=>i`<span class="soft small">${o("bid.hidden")}</span>`;function py({view:e,seat:t}){let{aside:n}=Dd(e,t);return n===void 0?Ld():i`<span class=${e.made?.[t]?"minis fanned":"minis"}>${ve(n)}</span>`}function uy(e,t,n,s){let a=e.parts?.premium??[],r=(e.premium??[]).map((l,c)=>l?c:-1).filter(l=>l>=0);return r.flatMap(l=>{let c=e.made?.[l]??!1,p=e.premium?.[l]??"",[u="",d=""]=p.split(" "),$=a[l]??0,m={name:t[l],level:u,n:d&&` ${d}`,you:al(e,l,s)};if($<0)return[o("page.premium.failed",{...m,points:ee($),loss:"own"})];let h=n?.offers[u==="reveal"?"reveal":"declare"],f=r.length>1?h:c?$:Math.max(...a);if(!f)return[];let g=r.length>1?"others":"opponents";return[o(c?"page.premium.made":"page.premium.failed",{...m,points:ee(f),loss:g})]})}function ol(e){let t=e.why;if(!t?.next)return"";let n=U(t.then),s=t.then==="none"?"none":"suit",a=(e.made??[]).filter(Boolean).length;return{turnup:()=>o("next.turnup"),game:()=>o("next.game",{trump:n}),stays:()=>o("next.holder",{trump:n}),rotation:()=>o("next.rotation",{kind:s,trump:n}),success:()=>o("next.success",{n:a,kind:s,trump:n})}[t.next]()}function dy({view:e}){let t=ol(e);return t?i`<p class="next-trump">
		${e.why?.then?i`<${he} trump=${e.why.then} />`:null}<span>${t}</span>
	</p>`:null}var xs=e=>e.map((t,n)=>n>0&&t===o("you")?o("page.create.you"):t);function Rd(e,t,n,s,a,r=0){let l=t.length===0?"drawn":t.length===1?"won":"shared",c=t.length===1?al(s,t[0]??-1,a):"no";return o(`${e}${l}`,{names:L(xs(t.map(p=>n[p]??""))),you:c,game:r})}var rl=(e,t,n)=>e.closed?Rd("game.",e.closed.winners,t,e,n,e.closed.game+1):"",zo=({total:e,bonus:t})=>t?i`<small class="soft">(${S(e-t)} + ${S(t)}${" "}
			<${_e} of="bonus">${o("word.bonus")}<//>)</small>`:null,il=(e,t,n)=>Rd("rubber.",e.end?.winners??[],t,e,n);function ll(e,t,n){return n<0?"":o("outcome.lead",{name:t[n]??"",you:al(e,n)})}function $y(e,t,n,s=!1){let a=[],{closed:r,end:l}=e,c=l&&!l.cut&&r?.game===0;if(r&&(s||a.push([rl(e,t,n),!0]),r.bonus.forEach((d,$)=>{let m=r.totals[$]??0;d&&a.push([o("bonus",{name:t[$],points:m,bonus:d,total:m+d}),!1])})),!l||c)return a;if(l.cut)return e.deal&&!s?[...a,[o("end.cut"),!1]]:a;s||a.push([il(e,t,n),!0]),l.rubber?.forEach((d,$)=>{d&&a.push([o("bonus.rubber",{name:t[$],bonus:d}),!1])});let p=xs(t),u=L(l.totals.map((d,$)=>`${p[$]} ${S(d)}`));return s||a.push([o("end.totals",{totals:u}),!1]),a}function cl(e,t,n,{day:s,from:a}){if(!e||a)return"";let r=e.length===1&&e[0]===n?"yes":"no",l={names:L(xs(e.map(c=>t[c]??""))),n:e.length,you:r};return o(s?"daily.most":"page.winner",l)}function mt(e,t){if(e==="joker")return o("joker");if(e===t)return o("joker.as",{card:mt(e)});let{rank:n,suit:s}=Vs(e);return Pn(n)+Id(s)}function Et(e){let[t="",...n]=e.split(" ");return t==="play"||t==="lay"?n.map(s=>mt(s)).join(" "):t==="name"?U(n[0]):o("page.why.saying",{offer:t,n:n[0]??"none"})}var _d=.5,Ho=5,ul=2,Wd=(e,t,n)=>e>t+ul||e>t&&e-t>=2*n,zt=e=>Math.round(e*100),ca=e=>S(Math.abs(e),1),la=e=>e.charAt(0).toLocaleUpperCase()+e.slice(1),my=2,Bt=e=>Math.round(e.gap*10)<=Math.max(Math.round(e.gapError*10),my)?"close":"behind",Ht=(e,t=!1)=>e.filter(({kind:n})=>De(`why.${n}`)).map(({kind:n,of:s,card:a,than:r,suit:l="",n:c=0,m:p=0})=>o(`why.${n}`,{card:a?mt(a):"",than:r?mt(r):"",suit:Id(l),n:c,m:p,would:t&&s==="done"?"yes":"no"})),Id=e=>({C:"♣",D:"♦",H:"♥",S:"♠"})[e]??"9";function Os(e,t,n=Et){let[s,a]=e.choices;if(!s)return[];if(!a)return[o("page.why.only")];let r=Ht(e.why??[],!0);return e.bids?[...fy(e,t,n).map(la),...r]:e.phase==="offer"?hy(e.choices,s,a,n).map(la):[...r,...gy(e,s,a,n).map(la)]}function Ko({phase:e,act:t,better:n,chance:s,betterChance:a,why:r,lost:l}){let[c,p]=[zt(s),zt(a)],u=r.some(d=>d.kind==="lost")||c+p===0;return e==="offer"&&t==="pass"?o("page.report.chance",{how:"premium",a:c,b:p}):Wd(p,c,l/He)?o("page.report.chance",{how:"more",a:c,b:p}):e==="offer"&&n==="pass"?o("page.report.chance",{how:"unpaid",a:c,b:p}):u||e==="offer"?"":o("page.report.chance",{how:c>p+ul?"less":"same",a:c,b:p})}var qd=({bids:e,choices:t})=>e?t.find(n=>n.act===`lay ${e[1]?.best}`):t[1];function Fd(e){let t=qd(e);return t&&Bt(t)==="close"?t:void 0}function fy(e,t,n){let[s,a]=e.bids??[];if(!s)return[];let r=qd(e),l=r?Bt(r):"only",c=(e.bids??[]).reduce((g,y)=>y.chance>g.chance?y:g),p=zt(c.chance)<Ho,u=!p&&zt(s.chance)<Ho,d={bid:ke(s.tricks,t),a:zt(s.chance)},$=p?[o("page.why.spoil",{bid:ke(c.tricks,t),a:zt(c.chance)})]:[];$.push(o("page.why.bid",{how:u?"spoil":l,...d})),a&&r&&$.push(o("page.why.bids",{how:l,second:ke(a.tricks,t),gap:ca(r.gap)}));let m=s.premiums?.find(g=>g.offer==="pass"),h=(s.premiums??[]).filter(g=>g.offer!=="pass").toSorted((g,y)=>y.points-g.points),f=m&&h[0]?h[0].points-m.points:0;return m&&h[0]&&$.splice(f>_d?1:$.length,0,pl(n(h[0].offer),f,_d)),$}var pl=(e,t,n)=>o("page.why.premium",{pays:Math.abs(t)<=n?"even":t>0?"yes":"no",offer:e,gap:ca(t)});function hy(e,t,n,s){let a=o("page.why.chance",{a:zt(t.chance)}),r=e.find(l=>l.act==="pass");return r===t?[pl(s(n.act),-n.gap,n.gapError),a]:r?[pl(s(t.act),r.gap,r.gapError),a]:[Ss(t,n,s),a]}function gy({choices:e,contract:t,phase:n},s,a,r){let l={act:r(s.act),second:r(a.act),a:zt(s.chance),b:zt(a.chance)},c=e.every(u=>Bt(u)==="close");if(t==="lost")return[c?o("page.why.even"):Ss(s,a,r)];if(c)return[o("page.why.even"),o("page.why.chance",l)];if(n==="name"||Bt(a)!=="behind")return[Ss(s,a,r),o("page.why.chance",l)];let p=Wd(l.a,l.b,a.gap)?"more":l.a<l.b-ul?"less":"same";return[o(`page.why.${p}`,l),Ss(s,a,r)]}var Ss=(e,t,n)=>o("page.why.margin",{how:Bt(t),act:n(e.act),second:n(t.act),gap:ca(t.gap)});function zd({makes:e,won:t,left:n,phase:s}){if(!e||s!=="play")return"";let[a=0,r]=e,l=r===void 0?S(a):o("guide.or",{a:S(a),b:S(r)});return o("page.why.stand",{bid:l,won:t,left:n})}function Hd(e,t,n){let s=e.choices.find(r=>r.act===t);if(!s)return"";let a=t===e.act?"same":Bt(s);return o("page.hint.did",{how:a,name:n,act:Et(t),gap:ca(s.gap),error:ca(s.gapError)})}function yy({rest:e}){let[t]=e;return t?i`<${ky} key=${t} id=${t} />`:i`<${by} />`}function by(){let{value:e,wrong:t}=N(()=>ho()),n=e?.variants??[];return i`<main id="main" tabindex="-1" class="rules-index">
		<h1>${o("page.nav.rules")}</h1>
		<p class="lead">${o("page.rules.lead")}</p>
		${t?i`<p class="trouble">${t}</p>`:null}
		<div class="index">
			${sd(n).map(([s,a])=>i`<section key=${s}><h2>${o("page.players",{n:s})}</h2>
					<ul>${a.map(r=>i`<${vy} key=${r.id} variant=${r} />`)}</ul>
				</section>`)}
		</div>
		${n.length?i`<p class="small soft history">${o("page.rules.history")}</p>`:null}
	</main>`}var vy=({variant:e})=>i`<li><a href=${`/rules/${e.id}`}>
	<b>${wy(e)}</b><span class="soft">${De(`about.${e.id}`)?o(`about.${e.id}`):""}</span>
</a></li>`,wy=e=>De(`variant.${e.id}`)?o(`variant.${e.id}`):e.name;function ky({id:e}){let{value:t,wrong:n}=N(()=>fn({variant:e},ae.value),e,ae.value);return x(()=>{t&&(document.title=`${t.name} · Ninety-Nine`)},[t]),n?i`<${V} title=${o("page.nav.rules")} wrong=${n}>
			<p><a href="/rules">${o("page.rules.all")}</a></p>
		<//>`:t?i`<main id="main" tabindex="-1" class="rules"><${dl} guide=${t} /></main>`:i`<${V} />`}var xy={bid:/^(history|aside|worth|score\.exact|score\.zeroOrAll)/,play:/^(seats|ranks|joker|hand|deal|order|play)/,trump:/^trump/,dummy:/^(dummy|score\.dummy)/,vulnerable:/^score\.vulnerable/,premium:/^offers/,score:/^score/,end:/^(game|rubber)/,advice:/^advice/};function dl({guide:e}){let t=e.rules.clauses??[],n=e.chapters.map(c=>c.key),s=["vulnerable","dummy","bid","play","trump","premium","score","end","advice"],a=c=>s.find(p=>xy[p]?.test(c.field)&&n.includes(p))??"play",r=n.flatMap(c=>t.filter(p=>a(p)===c).map(p=>({key:c,clause:p}))),l=c=>r.flatMap((p,u)=>p.key===c?[u+1]:[]);return i`
		<header class="rules-head">
			<p class="small"><a href="/rules">${o("page.rules.all")}</a></p>
			<h1>${e.name}</h1>
			${e.about?i`<p class="lead">${e.about}</p>`:null}
			${e.players?i`<p class="lead">${e.players}</p>`:null}
		</header>
		<div class="rules-text">
			${e.chapters.map(c=>i`<section key=${c.key} id=${c.key}>
					<h2>${c.title}<${Sy} numbers=${l(c.key)} /></h2>
					${c.text.map((p,u)=>i`<p key=${u}>${le(p)}</p>`)}
				</section>`)}
			<p class="unprinted row">
				<${k} onclick=${()=>print()} say=${o("page.rules.print")} />
				<a class="button plain" href="/">${o("page.rules.play")}</a>
				${e.house?null:i`<a class="button plain" href=${`/deal?variant=${e.rules.id}`}>${o("page.slips.from")}</a>`}
			</p>
		</div>
		<${Ty} rules=${e.rules} />
		<${Ay} notes=${r} guide=${e} />`}function Sy({numbers:e}){let[t]=e,n=e[e.length-1];return t===void 0||n===void 0?null:i`<sup class="marks"><a href=${`#note-${t}`}>
		<span class="unseen">${o("page.rules.notes",{n:e.length})} </span>
		${t===n?t:`${t}–${n}`}
	</a></sup>`}function le(e){let t={"♣":"C","♦":"D","♥":"H","♠":"S"};return e.split(/([♣♦♥♠])/).map((n,s)=>{let a=t[n];return a?i`<span key=${s} class="suit" data-suit=${a}>${n}\uFE0E</span>`:n.replace(/^ (?=\d)|(?<=\d) $/g," ")})}function Oy({source:e,basis:t}){return e==="ours"?o("page.rules.basis.ruling"):t==="stated"?e:`${e}, ${o(`page.rules.basis.${t}`)}`}function Ay({notes:e,guide:t}){if(e.length===0)return null;let n=Object.entries(t.works);return i`<footer class="rules-notes">
		<h2>${o("page.rules.sources")}</h2>
		<dl class="works">${n.map(([s,a])=>i`<div key=${s}><dt>${s}</dt><dd lang="en">${a}</dd></div>`)}</dl>
		<ol>${e.map(({clause:s},a)=>i`<li key=${a} id=${`note-${a+1}`}>
				<span lang=${s.basis==="house"?void 0:"en"}>${s.text}</span>${" "}
				<span class="source">${Oy(s)}</span>
			</li>`)}</ol>
	</footer>`}function Ty({rules:e}){let t=String(e.ranks).split(" ").length,n=[...e.score.made.entries()].slice(1),s=e.trump.by==="success"&&e.trump.after||[],a=Object.fromEntries(String(e.worth).split(" ").map(p=>[p.charAt(0),p.slice(1)])),{declare:r,reveal:l,how:c}=e.offers;return i`<aside class="glance" aria-label=${o("page.rules.glance")}>
		<table class="book"><tbody>
			<tr><th scope="row">${o("page.rules.players")}</th>
				<td>${e.dummy?`${e.seats-1} + ${o("dummy")}`:e.seats}</td></tr>
			<tr><th scope="row">${o("page.rules.cards")}</th><td>${4*t+(e.joker?1:0)}</td></tr>
			<tr><th scope="row">${o("page.rules.hand")}</th><td>${e.hand}</td></tr>
			<tr><th scope="row">${o("page.rules.tricks")}</th><td>${e.hand-e.aside}</td></tr>
		</tbody></table>
		<table class="book worths"><caption>${o("page.rules.worth")}</caption>
			<thead><tr>${[..."CHSD"].map(p=>i`<th key=${p} scope="col"><${he} trump=${p} /><span class="unseen">${U(p)}</span></th>`)}</tr></thead>
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
					<tbody>${$l(s).map(([p,u,d])=>{let $=p===u?S(p):`${p}–${u}`;return i`<tr key=${p}>
							<th scope="row">${o("page.rules.after",{counts:$,n:u})}</th>
							<td><span class="nowrap"><${he} trump=${d} /> ${U(d)}</span></td>
						</tr>`})}</tbody></table>`:null}
	</aside>`}function $l(e){let t=[];return e.forEach((n,s)=>{let a=t[t.length-1];a&&a[2]===n?a[1]=s:t.push([s,s,n])}),t}function bn({act:e}){let[t="",...n]=e.split(" ");return t==="play"||t==="lay"?i`<${Kd} cards=${n.join(" ")} />`:i`<span class="act">${t==="name"?U(n[0]):$e(e)}</span>`}var Kd=({cards:e})=>i`<span class="act">${ve(e)}</span>`,Qe=()=>i`<svg class="best-sign" viewBox="0 0 24 24" role="img" aria-label=${o("page.hint.mark.best")}>
		<path d="m12 1.5 3 7.2 7.8.6-5.9 5.1 1.8 7.6-6.7-4.1-6.7 4.1 1.8-7.6-5.9-5.1 7.8-.6z" />
	</svg>`,Jo=()=>i`<svg class="done-sign" viewBox="0 0 24 24" role="img" aria-label=${o("page.hint.mark.done")}>
		<circle cx="12" cy="12" r="8" />
	</svg>`,pa=e=>ee(Math.round(e*10)/10||0,1),ml=2;function As({advice:e,variant:t,done:n,open:s=!1,children:a}){let r=e.player===Di,l=Os(e,t),c=n?Hd(e,n.act,n.name):"",p=o(r?"page.hint.says":"page.hint.says.untrained");return x(()=>{let u=[...l.slice(0,ml),`${p} ${Et(e.act)}.`,c];M(u.filter(Boolean).join(" "),!0)},[e]),i`<div class="advice">
		<div class="advised">
			<p class="why">${le(l.slice(0,ml).join(" "))}</p>
			<p class="verdict"><${Qe} /><span>
				<span class=${r?"says":""}>${p}</span>${" "}
				<${bn} act=${e.act} />
			</span></p>
			${n?i`<p class="did"><${Jo} /><span>${le(c)}</span></p>`:null}
		</div>
		${a}
		<${jy} advice=${e} variant=${t} done=${n} open=${s}
			more=${l.slice(ml).join(" ")} />
	</div>`}function My({bids:e,player:t,variant:n,hand:s,trump:a,dealer:r,seat:l,against:c},p){if(!e||!p||p.trump.by!=="success"||t!==Di)return null;let u={variant:n,hand:s,trump:a,dealer:String(r),seat:String(l)};return c?.length===1&&(u.others=c.join()),i`<p class="small"><a href=${`/bids?${new URLSearchParams(u)}`}>${o("page.bids.all")}</a></p>`}function fl({against:e}){if(!e)return"";let t=n=>De(`page.level.${n}`)?o(`page.level.${n}`):o("page.hint.person");return o("page.hint.against",{players:L(e.map(t))})}function jy({advice:e,variant:t,done:n,open:s,more:a}){let r=zd(e);return i`<details class="figures" open=${s}>
		<summary>${o("page.hint.figures")}</summary>
		<${se}>
			${a?i`<p>${le(a)}</p>`:null}
			${r?i`<p class="small soft">${r}</p>`:null}
			${e.bids?i`<${Py} advice=${e} variant=${t} done=${n} />`:i`<${Ny} advice=${e} done=${n} />`}
			${My(e,t)}
			<p class="small soft">
				${o("page.hint.relative")} ${o("page.hint.worlds",{n:e.worlds})} ${fl(e)}
			</p>
		<//>
	</details>`}var Uo=({best:e,done:t,children:n})=>i`<th scope="row"><span class="which">
	<span class="mark">${e?i`<${Qe} />`:null}${t?i`<${Jo} />`:null}</span>${n}
</span></th>`;function Jd({choice:e,best:t,whole:n}){let s=e&&!t&&Bt(e)==="close",a=s?o("page.hint.close"):o("page.hint.behind",{gap:S(e?.gap??0,1)});return i`<td class=${`less${s?" soft":""}${n?" whole":""}`}>${t||!e?"–":a}</td>`}function Ny({advice:e,done:t}){return i`<${se}><table class="book choices">
		<thead><tr>
			<th scope="col">${o("page.hint.choice")}</th><th scope="col">${o("page.hint.chance")}</th>
			<th scope="col" class="whole">${o("page.hint.points")}</th><th scope="col">${o("page.hint.less")}</th>
		</tr></thead>
		<tbody>${e.choices.map((n,s)=>i`<tr key=${n.act}>
				<${Uo} best=${s===0} done=${n.act===t?.act}><${bn} act=${n.act} /><//>
				<td>${Se(n.chance)}</td>
				<td class="whole">${pa(n.points)}</td>
				<${Jd} choice=${n} best=${s===0} />
			</tr>`)}</tbody>
	</table><//>`}function By(e,t){let n=(e.bids??[]).map(c=>({...c,cards:c.best,premiums:c.premiums})),s=e.choices.find(c=>c.act===t?.act),a=s?.act.replace(/^lay /,"")??"";if(!s||n.some(c=>c.cards===a))return n;let r=n.findLastIndex((c,p)=>p===0||c.points>=s.points),l={tricks:t?.bid??0,cards:a,points:s.points,chance:s.chance,premiums:void 0};return n.toSpliced(r+1,0,l)}function Ey({premiums:e},t){let[n,s]=["pass",t].map(a=>e?.find(r=>r.offer===a));return n&&s?pa(s.points-n.points):"–"}function Py({advice:e,variant:t,done:n}){let s=(e.bids??[]).flatMap(r=>r.premiums??[]).map(r=>r.offer),a=[...new Set(s)].filter(r=>r!=="pass");return i`<${se}><table class="book choices bids">
		<thead><tr><th scope="col">${o("col.bid")}</th><th scope="col">${o("page.hint.chance")}</th>
			<th scope="col">${o("page.hint.points")}</th><th scope="col" class="whole">${o("page.hint.less")}</th>
			${a.map(r=>i`<th key=${r} scope="col">${$e(r)}</th>`)}</tr></thead>
		<tbody>${By(e,n).map((r,l)=>{let c=e.choices.find(p=>p.act===`lay ${r.cards}`);return i`<tr key=${r.cards}>
				<${Uo} best=${l===0} done=${c!==void 0&&c.act===n?.act}>
					<b>${ke(r.tricks,t)}</b><${Kd} cards=${r.cards} />
				<//>
				<td>${Se(r.chance)}</td>
				<td>${pa(r.points)}</td>
				<${Jd} choice=${c} best=${l===0} whole />
				${a.map(p=>i`<td key=${p}>${Ey(r,p)}</td>`)}
			</tr>`})}</tbody>
	</table><//>
	${a.length>0?i`<p class="small soft">${o("page.hint.gain")}</p>`:null}`}var vn=e=>/^(.+\.)?localhost\.?$|^127(\.\d+){3}$|^\[::1\]$/.test(e);function Pt({link:e=`${location.origin}${location.pathname}`,label:t=o("page.link"),chief:n=!1,invites:s=!1}){let[a,r]=mo(),l=matchMedia("(pointer: coarse)").matches&&!!navigator.share,c=o("page.link.give",{how:l?"share":s?"invite":"copy"}),p=l?o("page.link.shared"):o("page.link.copied");return i`<div class="invitation">
		<${z} label=${t} readonly value=${e} onfocus=${d=>d.target.select()} />
		<${k} chief=${n} onclick=${async()=>{try{let d=s?o("page.link.text",{name:T.peek()?.name??o("page.guest")}):"";l?await navigator.share({title:o("title"),text:d,url:e}):await navigator.clipboard.writeText(`${d}
${e}`.trim()),r(),M(p,!0)}catch(d){d instanceof DOMException&&d.name==="AbortError"||M(o("page.link.by-hand"))}}} say=${a?p:c} />
		${vn(location.hostname)?i`<${Dy} />`:i`<${Cy} link=${e} />`}
	</div>`}function Cy({link:e}){let[t,n]=b(null),s=async()=>{try{n((await hl([e]))[0]??null)}catch{M(o("trouble.unreached"))}};return i`<details class="qr" ontoggle=${r=>r.currentTarget.open&&!t&&void s()}>
		<summary>${o("page.link.code")}</summary>
		${t?i`<${gl} code=${t} label=${o("page.link.code.of",{link:e})} />`:null}
	</details>`}var ua=4;async function hl(e){let{generate:t}=await import("./lean-qr.js");return e.map(n=>t(n))}function gl({code:e,label:t}){let n=Array.from({length:e.size},(l,c)=>c),s=n.flatMap(l=>n.filter(c=>e.get(c,l)).map(c=>`M${c} ${l}h1v1h-1z`)).join(""),a=e.size+2*ua,r=`${-ua} ${-ua} ${a} ${a}`;return i`<svg role="img" aria-label=${t} viewBox=${r} shape-rendering="crispEdges">
		<rect x=${-ua} y=${-ua} width=${a} height=${a} fill="#fff" />
		<path d=${s} fill="#000" />
	</svg>`}function Dy(){return i`<details class="unreachable">
		<summary>${o("page.link.own")}</summary>
		<p>${o("page.link.own.start")}</p>
		<p><code>ninetynine serve --addr :${location.port||80}</code></p>
		<p>${o("page.link.own.send",{host:location.hostname})}</p>
	</details>`}function Go({variant:e,table:t}){let n=De(`variant.${e}`);return i`<div class="introduction">
		${E.taught.value?null:i`<p>${o("page.invited.what")}</p>`}
		<p class="turns">
			<a class="button plain" href=${t?`/learn/first?table=${t}`:"/learn/first"}>${o("page.learn.title")}</a>
			<a class="button plain" href=${n?`/rules/${e}`:"/rules"}>
				${n?o("page.invited.rules",{variant:o(`variant.${e}`)}):o("page.nav.rules")}
			</a>
		</p>
	</div>`}var Ts=async e=>M(o(await cn(e)?"page.link.copied":"page.link.by-hand"));var Zd=e=>e.split(" ")[0]??"",Qd=(e,t)=>e.premiums?.find(n=>Zd(n.offer)===t),Ly=e=>(e.bids?.[0]?.premiums??[]).map(t=>Zd(t.offer));function yl(e,t){return t==="chance"?e.chance:t==="points"||t==="bid"?e.points:Qd(e,t)?.points??-1/0}function Ry(e,{by:t,up:n}){let s=new Map;for(let p of e.choices)s.set(p.bid??0,[...s.get(p.bid??0)??[],p]);let a=p=>+(p.act===e.act)+Number(p.played??!1),r=(p,u)=>a(u)-a(p)||yl(u,t)-yl(p,t),l=[...s].map(([p,u])=>({tricks:p,ways:u.toSorted(r)})),c=({tricks:p,ways:[u]})=>t==="bid"?p:u?yl(u,t):0;return l.toSorted((p,u)=>(c(u)-c(p))*(n?-1:1))}var Yd=e=>e.choices.every(t=>Math.round(t.chance*100)<Ho);function Vo({by:e,text:t,order:n,onorder:s,class:a}){let r=n.by===e,l=e==="bid",c=n.up?"ascending":"descending";return i`<th scope="col" class=${a} aria-sort=${r?c:void 0}>
		<button type="button" class="sort" onclick=${()=>s({by:e,up:r?!n.up:l})}>
			${t}<span aria-hidden="true">${r?n.up?"↑":"↓":""}</span>
		</button>
	</th>`}var Ud=(e,t=!0)=>`${t?"":"≈ "}${ee(Math.round(e)||0,0)}`;function Gd({way:e,offers:t}){let n=e.played??!1,s=Math.max(...(e.premiums??[]).map(r=>r.points)),a=`${n?"":"≈ "}${Se(e.chance)}`;return i`<td class=${t.length>0?"spare":""} data-estimate=${n?void 0:""}>${a}</td>
		<td class=${t.length>0?"whole":""}>${Ud(e.points,n)}</td>
		${t.map(r=>{let l=Qd(e,r);return i`<td key=${r} class=${l&&l.points===s?"offered top":"offered"}>
				${l?i`<b>${Ud(l.points)}</b> <small>${Se(l.chance)}</small>`:"–"}
			</td>`})}`}var Vd=({act:e})=>i`<span class="act">${ve(e.replace(/^lay /,""))}</span>`;function _y({total:{tricks:e,ways:t},best:n,offers:s,variant:a}){let[r,l]=b(!1),[c,...p]=t;if(!c)return null;let u=ke(e,a),d=t.some($=>$.act===n);return i`<tbody class=${r?"open":""}>
		<tr class="total">
			<th scope="row"><span class="which">
				<span class="mark">${d?i`<${Qe} />`:null}</span>
				<b data-long=${u.length>2?"":void 0}>${u}</b>
				<${Vd} act=${c.act} />
			</span></th>
			<${Gd} way=${c} offers=${s} />
			<td class="fold">${p.length===0?null:i`<button type="button" aria-expanded=${r}
				aria-label=${o("page.bids.fold",{bid:u,n:t.length})} onclick=${()=>l(!r)}>
				<span aria-hidden="true">${S(t.length)}</span>
				<svg viewBox="0 0 24 24" aria-hidden="true"><path d="m6 9 6 6 6-6" /></svg>
			</button>`}</td>
		</tr>
		${r?p.map($=>i`<tr key=${$.act} class="way">
			<th scope="row"><span class="which">
				<span class="mark">${$.act===n?i`<${Qe} />`:null}</span>
				<b></b><${Vd} act=${$.act} />
			</span></th>
			<${Gd} way=${$} offers=${s} />
			<td></td>
		</tr>`):null}
	</tbody>`}var Wy=5;function Xd(e,t){let n=e/Math.max(Wy*t,1);return n<.75?n:1-.25*Math.exp(3-4*n)}function e$({advice:e,variant:t,order:n,onorder:s}){let a=Ly(e),r=ye(()=>Ry(e,n),[e,n.by,n.up]),l={order:n,onorder:s};return i`<${se}><table class="book choices bids ways">
		<caption class="unseen">${o("page.nav.bids")}</caption>
		<thead><tr>
			<${Vo} by="bid" text=${o("col.bid")} ...${l} />
			<${Vo} by="chance" text=${o("page.hint.chance")} class=${a.length>0?"spare":""} ...${l} />
			<${Vo} by="points" text=${o("page.hint.points")} class=${a.length>0?"whole":""} ...${l} />
			${a.map(c=>i`<${Vo} key=${c} by=${c}
				text=${c==="pass"?o("page.nopremium"):$e(c)} ...${l} />`)}
			<th scope="col">${o("page.bids.ways")}</th>
		</tr></thead>
		${r.map(c=>i`<${_y} key=${c.tricks} total=${c} best=${e.act} offers=${a} variant=${t} />`)}
	</table><//>`}var Iy=["variant","hand","trump","up","offer","dealer","seat","totals","played","others","sort"];function qy(e,t){let n=new URLSearchParams;for(let s of Iy){let a=s in t?t[s]:e.get(s)??void 0;a&&n.set(s,a)}return`/bids?${n.toString().replaceAll("%2C",",")}`}var Fy=e=>e&&/^\d+$/.test(e)?Number(e):void 0;function zy(e){let t=c=>e.get(c)||void 0,[n,s,a]=["dealer","seat","played"].map(c=>Fy(e.get(c))),r=e.get("totals")?.split(",").map(Number).map(c=>Number.isInteger(c)?c:0),l={variant:t("variant")??"standard",hand:t("hand"),trump:t("trump"),up:t("up"),offer:t("offer"),dealer:n,seat:s,totals:r,played:a,others:e.get("others")?.split(",")};return JSON.parse(JSON.stringify(l))}var vl=e=>[...ge].map(t=>e.ranks.split(" ").map(n=>n+t));function Hy(e){let t=[...vl(e).flat(),...e.joker?["joker"]:[]];for(let r=t.length-1;r>0;r--){let l=(crypto.getRandomValues(new Uint32Array(1))[0]??0)%(r+1);[t[r],t[l]]=[t[l]??"",t[r]??""]}let n=t.length===e.seats*e.hand,s=Zo(e)?t[n?t.length-1:e.hand]??"":"";return{hand:t.slice(0,e.hand).map(r=>r==="joker"?s:r).join(" "),up:s}}var Zo=e=>e.trump.by==="turnup",Ky=({order:e})=>e.includes("offer")&&e.indexOf("offer")<e.indexOf("lay");function Jy({variant:e,hand:t,onhand:n}){let s=vl(e),[a,r]=b([0,0]),l=P(null),c=t.length>=e.hand,p=m=>{t.includes(m)?n(t.filter(h=>h!==m)):c?M(o("page.bids.full",{n:e.hand})):n([...t,m])},u=m=>{let[h=0,f=0]=a,g={ArrowLeft:[0,-1],ArrowRight:[0,1],ArrowUp:[-1,0],ArrowDown:[1,0]}[m.key];if(!g)return;m.preventDefault();let y=[(h+g[0]+s.length)%s.length,f+g[1]],w=s[y[0]??0]?.length??1;y[1]=((y[1]??0)+w)%w,r(y),l.current?.querySelector(`[data-at="${y.join()}"]`)?.focus()},d=(m,h,f)=>i`<button type="button" key=${m} data-at=${`${h},${f}`}
		tabindex=${a[0]===h&&a[1]===f?0:-1} aria-pressed=${t.includes(m)}
		onclick=${()=>(r([h,f]),p(m))}>
		<${fe} card=${m} size="mini" />
	</button>`,$=m=>m>9?Math.ceil(m/2):m;return i`<div class="pack" role="group" aria-label=${o("page.bids.cards")} ref=${l} onkeydown=${u}>
		${s.map((m,h)=>i`<div key=${h} class="suit-row" style=${`--n: ${$(m.length)}`}>
			${m.map((f,g)=>d(f,h,g))}
		</div>`)}
	</div>`}function Uy({variant:e,asking:t,set:n}){if(Zo(e)){let l=[...vl(e).flat(),...e.joker?["joker"]:[]],c=Y(n)("up");return i`<${_} label=${o("page.bids.up")} value=${t.up??""} onchange=${c}
			options=${[["",o("page.bids.up.none")],...l.map(p=>[p,on(p)])]} />`}let s=e.trump.by==="holder"&&t.offer&&t.offer!=="pass",r=[...s&&!e.trump.none?[]:["none"],..."CDHS",...s&&e.trump.nines?["nines"]:[]];return i`<${G} label=${o("page.bids.trump")} value=${t.trump??e.trump.first}
		options=${r.map(l=>[l,l==="none"?o("trump.short"):U(l)])}
		onchange=${Y(n)("trump")} />`}function Gy({variant:e,asking:t,set:n}){let s=e.seats-(e.dummy?1:0),a=t.seat??0,r=t.dealer??s-1,l=Array.from({length:s},(c,p)=>{let u=(a-1-p+2*s)%s;return[String(u),p===s-1?o("page.bids.place.last"):o("page.bids.place",{n:p+1})]});return i`<${G} label=${o("page.bids.place.label")} value=${String(r)} options=${l}
		onchange=${Y(n)("dealer")} />`}function Vy({variant:e,asking:t,set:n}){if(!Ky(e))return null;let{declare:s,reveal:a}=e.offers,r=["","pass",...s?["declare"]:[],...a?["reveal"]:[]],l=c=>{let p=c!==""&&c!=="pass"&&!e.trump.none;n({offer:c,trump:p?t.trump?.replace("none","")||"C":t.trump})};return i`<${G} label=${o("page.bids.offer")} value=${t.offer??""}
		options=${r.map(c=>[c,c===""?o("page.bids.offer.none"):$e(c)])}
		onchange=${l} />`}function Zy({variant:e,asking:t,set:n}){let s=e.seats,a=Array.from({length:s},($,m)=>t.totals?.[m]??0),r=9999,l=t.seat??0,c=$=>e.dummy&&$===s-1?"dummy":$===l?"you":String(($-l+s)%s+1),p=()=>n({totals:"",played:""}),u=$=>m=>n({totals:a.with($,m).join()}),d=($,m)=>i`<${X} key=${m} late label=${o("page.bids.total",{who:c(m)})}
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
			${t.totals?i`<p><${k} plain onclick=${p} say=${o("page.bids.score.off")} /></p>`:null}
		</div>
	</details>`}function Qy({began:[e,t]}){let[n,s]=b(performance.now());return x(()=>{let a=setInterval(()=>s(performance.now()),250);return()=>clearInterval(a)},[]),i`<progress value=${Xd(n-e,t)} aria-label=${o("page.bids.far")}></progress>`}var Yy=11e4,bl=new Map;function Xy(e){let t=e?JSON.stringify(e):"",[n,s]=b({});return x(()=>{if(!e)return;let a=bl.get(t);if(a)return void s({key:t,table:a,whole:!0});let r=new AbortController,{signal:l}=r;return $o(async()=>{let u=performance.now(),d=await qi(e,{signal:l}),$=d.advice.phase==="lay"&&d.advice.choices.some(h=>!h.played);if(l.aborted)return;let m=performance.now();if(s({key:t,table:d,whole:!$,began:[m,m-u]}),!$)return void bl.set(t,d);try{let h=await qi({...e,all:!0},{signal:l,within:Yy});bl.set(t,h),l.aborted||s({key:t,table:h,whole:!0})}catch{l.aborted||s({key:t,table:d,whole:!0})}},u=>s({key:t,wrong:un(u)?o("page.bids.none"):R(u)}),()=>!l.aborted),()=>r.abort()},[t]),n.key===t?n:{}}function eb({known:{table:e,whole:t,wrong:n,began:s},variant:a,sort:r,set:l}){if(n)return i`<p role="alert">${n}</p>`;if(!e)return i`<p class="soft" role="status">${o("page.hint.thinking")}</p>`;let{advice:c,game:p}=e,[u="points",d]=r.split("."),$={by:u||"points",up:d==="up"},m=c.choices[0];return i`<div class="advice">
		${c.phase==="lay"&&m?i`<div class="advised">
				<p class="verdict"><${Qe} /><span>
					${o("page.bids.says",{bid:ke(m.bid??0,a)})} <${bn} act=${m.act} />
				</span></p>
				${Yd(c)?i`<p class="why">${o("page.bids.spoil")}</p>`:null}
			</div>
			<${e$} advice=${c} variant=${a} order=${$}
				onorder=${h=>l({sort:h.by+(h.up?".up":"")})} />
			<div class="small soft far">
				<p role="status">${o(t?"page.hint.worlds":"page.bids.more",{n:c.worlds})} ${fl(c)}</p>
				${!t&&s?i`<${Qy} began=${s} />`:null}
			</div>
			<p class="small soft estimates">${o("page.bids.estimate")}</p>
			<p class="small soft">${o(p?"page.bids.points.game":"page.bids.points")}</p>`:i`<${As} advice=${c} variant=${a} open />`}
	</div>`}function tb({variant:e,asking:t,set:n,known:s,hand:a,sort:r}){let l=e.hand-a.length;return l>0?i`<p class="soft waiting-for">${o("page.bids.wait",{n:l})}</p>`:Zo(e)&&!t.up?i`<p class="soft waiting-for">${o("page.bids.wait.up")}</p>`:i`<${eb} known=${s} variant=${e} sort=${r} set=${n} />`}function nb(){let e=ze.value,t=zy(e),n=ie(t.variant),s=I(t.hand?.trim().replaceAll(/[\s.]+/g," ")),a=n&&s.length>=n.hand&&(!Zo(n)||t.up),r=Xy(a?t:void 0);x(()=>{oe(je)},[]);let l=($,m="sort"in $)=>Z(qy(ze.value,$),{replace:m});if(!n){let $=Ae.value.length>0&&Ae.value.every(m=>m.id!==t.variant);return i`<${V} title=${$?o("page.nowhere"):""} />`}let c=$=>l({hand:$.join(" ")},$.length<n.hand),p=()=>l(Hy(n),!1),u=()=>l({hand:""},!1),d={variant:n,asking:t,set:l};return i`<main id="main" tabindex="-1" class="bid-screen">
		<header><h1>${o("page.nav.bids")}</h1><p class="lead">${o("page.bids.lead")}</p></header>
		<div class="bid-asked">
			<${_} label=${o("page.create.variant")} value=${n.id} groups=${dt()}
				onchange=${$=>Z(`/bids?variant=${$}`)} />
			<div class="pack-head"><h2>${o("page.bids.cards")}</h2>
				<span class="soft" aria-live="polite">${o("page.bids.count",{n:s.length,of:n.hand})}</span></div>
			<${Jy} variant=${n} hand=${s} onhand=${c} />
			<p class="row">
				<${k} onclick=${p} say=${o("page.bids.deal")} />
				${s.length>0?i`<${k} plain onclick=${u} say=${o("page.bids.clear")} />`:null}
			</p>
			<${Vy} ...${d} /><${Uy} ...${d} /><${Gy} ...${d} /><${Zy} ...${d} />
		</div>
		<section class="bid-found" aria-label=${o("page.bids.found")}>
			<${tb} ...${d} known=${r} hand=${s} sort=${e.get("sort")??""} />
			${a?i`<p><${k} plain onclick=${()=>Ts(location.href)}
					say=${o("page.link.give",{how:"copy"})} /></p>`:null}
		</section>
	</main>`}var Qo="ninetynine.promise";async function t$(){try{let e=Number(localStorage.getItem(Qo));if(await navigator.storage.persisted()||Date.now()-e<6048e5)return;localStorage.setItem(Qo,String(Date.now())),await navigator.storage.persist()}catch{}}async function n$(){try{let e=await navigator.storage.persisted(),{usage:t}=await navigator.storage.estimate().catch(()=>({usage:void 0}));return{promised:e,bytes:t}}catch{return}}var sb=()=>!gt&&"serviceWorker"in navigator&&"PushManager"in window&&"Notification"in window,Kt=D(null),wl=()=>navigator.serviceWorker.getRegistration(Mp.pathname);async function ab(){let[e,t]=await Promise.all([uu({},{where:"there"}),wl()]),n=await t?.pushManager?.getSubscription(),s=n&&n.endpoint===e.endpoint&&Notification.permission==="granted";Kt.value=s?e:{key:e.key},s&&e.language!==ae.peek()&&await s$(n,e)}async function s$(e,{turn:t,tonight:n}){let{endpoint:s,keys:{p256dh:a="",auth:r=""}={}}=e.toJSON();Kt.value=await Hi({endpoint:s,p256dh:a,auth:r,language:ae.peek(),turn:t,tonight:n},{where:"there"})}async function ob(e){if(await Notification.requestPermission()!=="granted")throw new de(o("page.push.denied"));let t=atob(e.replaceAll("-","+").replaceAll("_","/")),n={userVisibleOnly:!0,applicationServerKey:Uint8Array.from(t,s=>s.charCodeAt(0))};try{let s=await wl();if(!s)throw new TypeError("there is no service worker");return await s.pushManager.subscribe(n).catch(async a=>{if(a.name!=="InvalidStateError")throw a;return await(await s.pushManager.getSubscription())?.unsubscribe(),s.pushManager.subscribe(n)})}catch(s){throw console.info(String(s)),new de(o("page.push.failed"))}}async function rb(e,t){let n=Kt.peek()??{},s={...n,[e]:t||void 0};if(s.turn||s.tonight)return s$(await ob(n.key??""),s);Kt.value=await Hi({},{where:"there"}),await(await(await wl())?.pushManager.getSubscription())?.unsubscribe()}function Jt({what:e,brief:t}){let n=Be("there")?.id,s=sb()&&!ne.value&&n!==void 0;x(()=>{s&&ab().catch(()=>Kt.value=null)},[s,n,ae.value]);let{busy:a,once:r}=C();if(!s||!Kt.value?.key)return null;let l=c=>r(()=>rb(e,c).finally(()=>Kt.value={...Kt.peek()}));return i`<div class="told-of">
		<${Oe} label=${o(`page.push.${e}`)} role="switch" checked=${Kt.value[e]??!1} disabled=${a}
			onchange=${l} />
		${t?null:i`<p class="soft small">${o("page.push.about")}</p>`}
	</div>`}var a$=pn("GET","events"),o$=pn("POST","events",{json:!0,once:!0}),Yo=pn("GET","events/{event}"),Xo=pn("POST","events/{event}/acts",{json:!0,once:!0}),r$=pn("POST","events/{event}/seatings",{json:!0});var i$=pn("GET","events/{event}/seed"),l$=pn("GET","events/{event}/pars");var wn="ninetynine.event.",c$=`${wn}last`,tr=50,p$=[400,403,404,410,413],ib=[403,404],lb=10,Ms=class{shown=D(null);offline=D(!1);refused=D(null);unsent=D([]);refusals=D([]);waiting=nn(()=>this.unsent.value.filter(t=>this.#b(t)).map(t=>t.act));#e;#n;#t=0;#s=!1;#a=!1;#r=new Set;#i="";#l=0;#c=[];constructor(t,{table:n=0,code:s="",pace:a=3e3}={},r={event:Yo,eventActs:Xo}){this.id=t,this.table=n,this.code=s,this.#e=r,this.#n=a;let l=Le(c$);l?.shown?.event===t&&l.table===n&&(this.shown.value=l.shown),this.#y(),addEventListener("storage",this.#o),addEventListener("online",this.wake),document.addEventListener("visibilitychange",this.#u),this.#$(),this.#h()}close(){this.#s=!0,removeEventListener("storage",this.#o),removeEventListener("online",this.wake),document.removeEventListener("visibilitychange",this.#u),this.wake()}wake=()=>this.#r.forEach(t=>t());#u=()=>document.visibilityState==="visible"&&this.wake();#o=t=>{if(!t.key?.startsWith(this.#p("act.")))return;let n=t.key.slice(this.#p("act.").length);t.newValue===null?this.#x(n):this.#y(),this.#h()};#p(t){return`${wn}${this.id}.${t}`}#d(t){return new Promise(n=>{let s=()=>(clearTimeout(a),this.#r.delete(s),n(void 0)),a=setTimeout(s,t);this.#r.add(s)})}async#$(){for(;!this.#s;)await this.#m(),this.#s||await this.#d(this.#n*(document.visibilityState==="visible"?1:lb))}async#m(){let{id:t,table:n,code:s}=this;try{let a={event:t,after:this.#t,...s&&{table:n,code:s}},r=await this.#e.event(a,{where:"there",within:Ii});if(this.#s)return;Je(()=>{this.#f(r),this.offline.value=!1,this.refused.value=null}),r.seq<this.#t&&(this.#t=0)}catch(a){a instanceof J&&p$.includes(a.status)?this.refused.value=a:this.offline.value=!0}}#f(t){let n=this.shown.peek();if(!t.view){n&&t.seq>=this.#t&&(this.shown.value={...n,at:t.at});return}let s=this.#t?n?.desk?.acts??[]:[];this.#t=t.seq;let{desk:a,...r}=t;this.shown.value=a?{...r,desk:{...a,acts:[...s,...a.acts]}}:r,re(c$,JSON.stringify({table:this.table,shown:r}))}#v(){let t=Le(this.#p("device"));return this.#i=t?.device||this.#i||pe(),this.#l=Math.max(t?.count??0,this.#l)+1,re(this.#p("device"),JSON.stringify({device:this.#i,count:this.#l})),{id:this.#g()+pe().slice(8),device:this.#i,count:this.#l}}#g(){return(this.#i||Le(this.#p("device"))?.device||"").slice(0,8)}isMine(t){return this.#g()!==""&&t.startsWith(this.#g())}send(...t){let n=Be("there")?.id??"",{table:s,code:a}=this,r=t.map(p=>({...p,...this.#v()})),l=r.map(p=>({act:p,table:s,code:a,by:n}));for(let p of l)re(this.#p(`act.${p.act.id}`),JSON.stringify(p));this.unsent.value=[...this.unsent.peek(),...l];let c=new Promise(p=>this.#c.push({ids:new Set(r.map(u=>u.id)),refused:[],done:p}));return this.#h(),{acts:r,done:c}}#y(){let t=new Set(this.unsent.peek().map(r=>r.act.id)),s=Object.keys(_t(this.#p("act."))).map(r=>Le(r)).filter(r=>r?.act?.id&&!t.has(r.act.id));if(s.length===0)return;let a=r=>r.act.count??0;this.unsent.value=[...this.unsent.peek(),...s].sort((r,l)=>a(r)-a(l))}#b({table:t,code:n,by:s}){return n===this.code&&t===this.table&&(n!==""||s===(Be("there")?.id??""))}async#h(){if(this.wake(),!this.#a){this.#a=!0;for(let t=tr;;){let n=this.unsent.peek().filter(s=>this.#b(s)).slice(0,t);if(n.length===0)break;t=await this.#k(n),t===0&&(t=tr,await this.#d(this.#n))}this.#a=!1}}async#k(t){let n=t.map(c=>c.act),{id:s,table:a,code:r}=this,l=[];try{let c={event:s,...r&&{table:a,code:r},acts:n},{refused:p}=await this.#e.eventActs(c,{where:"there",within:Ii,once:!1});for(let u of n){let{id:d,board:$,replaces:m=[]}=u,{fault:h}=p.find(y=>y.id===d)??{},f=h&&new J(400,h.reason,h.text,h.why,h.args),g=f?.why==="event-settled"&&n.some(y=>y.board===$&&m.includes(y.id));r&&f?.why==="event-unseen"?l.push({id:d,why:f}):g?this.#S(u):this.#x(d,f)}return this.#w(l)?0:tr}catch(c){if(!(c instanceof J)||!p$.includes(c.status))return this.offline.value=!0,0;if(r&&ib.includes(c.status))return this.#w(n.map(({id:p})=>({id:p,why:c})))?0:tr;if(n.length>1)return 1;for(let{id:p}of n)this.#x(p,c);return 1}finally{this.wake()}}#S({replaces:t,...n}){this.#x(n.id),this.send({...n,do:"result"})}#w(t){let n=new Set(this.refusals.peek().map(a=>a.act.id)),s=t.flatMap(({id:a,why:r})=>this.unsent.peek().filter(l=>l.act.id===a&&!n.has(a)).map(({act:l})=>({act:l,why:r})));return s.length>0&&(this.refusals.value=[...this.refusals.peek(),...s]),t.length>0}dismiss({act:{id:t}}){this.#x(t),this.refusals.value=this.refusals.peek().filter(n=>n.act.id!==t)}#x(t,n){let s=this.unsent.peek().find(r=>r.act.id===t);if(Ue(this.#p(`act.${t}`))!==null&&re(this.#p(`act.${t}`),null),!s)return;let a=n&&n.why!=="act-id"?[{act:s.act,why:n}]:[];Je(()=>{this.unsent.value=this.unsent.peek().filter(r=>r!==s),this.refusals.value=[...this.refusals.peek().filter(r=>r.act.id!==t),...a]});for(let r of this.#c)r.ids.delete(t)&&(r.refused.push(...a),r.ids.size===0&&r.done(r.refused));this.#c=this.#c.filter(r=>r.ids.size>0)}};var Ct="ninetynine.pad.",cb=200,pb=400,Ut=D(db()),da=D(new Set),nr=nn(()=>da.value.size>0);function xl(e,t){if(da.peek().has(e)!==t)return;let n=[...da.peek()].filter(s=>s!==e);da.value=new Set(t?n:[...n,e])}function u$(e){let t=2166136261;for(let n=0;n<e.length;n++)t=Math.imul(t^e.charCodeAt(n),16777619)>>>0;return`${t.toString(16)}${e.length.toString(16)}`}function ub(e,t){let n=[u$(e)];for(let{at:s,rest:a}of t.toReversed())n.unshift(u$(e=e.slice(0,s)+a));return n}function Sl(e){try{let{draft:t,...n}=JSON.parse(e??"");if(!(typeof n.record=="string"&&typeof n.id=="string"&&Array.isArray(n.summary?.names)))return;let a=t?{[t.deal]:t.entry}:{},r=t&&t.deal<n.summary.deals?t.deal:null,l=ub(n.record,n.past??[]);return{past:[],next:[],versions:l,drafts:a,open:r,...n}}catch{return}}function db(){let e=Object.values(_t(Ct)).map(Sl).filter(t=>t!==void 0);return Object.fromEntries(e.map(t=>[t.id,t]))}var Ol=e=>e.versions.at(-1)??"",$a=(e,t)=>e.versions.includes(Ol(t));function d$(e){Ut.value={...Ut.peek(),[e.id]:e},xl(e.id,!0)}function sr(e){let t=Ut.peek()[e],n;try{n=localStorage.getItem(Ct+e)}catch{return}let s=Sl(n),a=da.peek().has(e);if(!s)t&&!a&&$$(e);else if(t&&$a(t,s)&&(a||!$a(s,t)))Te(t);else if(!t||$a(s,t))d$(s);else{d$(s);let{shared:r,...l}=t;Te({...l,id:Ol(t)}),M(o("page.pad.split"))}}globalThis.addEventListener?.("storage",e=>{e.key?.startsWith(Ct)&&sr(e.key.slice(Ct.length))});var ft=()=>Object.values(Ut.value).sort((e,t)=>t.moved-e.moved),ht=e=>Ut.value[e];function Te(e){Ut.value={...Ut.peek(),[e.id]:e},xl(e.id,re(Ct+e.id,JSON.stringify(e)))}function $$(e){let{[e]:t,...n}=Ut.peek();Ut.value=n,xl(e,!0)}function m$(e){$$(e),re(Ct+e,null)}var f$=()=>Object.fromEntries(ft().map(e=>[Ct+e.id,JSON.stringify(e)]));function $b(e,t){let[n,s]=[e.summary.deals,t.summary.deals],a={...t.drafts};for(let[l,c]of Object.entries(e.drafts)){let p=Number(l)===n?s:Number(l);p<=s&&(a[p]=c)}let r=e.shared??t.shared;return{...t,id:e.id,drafts:a,...r?{shared:r}:{}}}function h$(e,t){let n=Sl(t);if(!n||Ct+n.id!==e||(sr(n.id),ft().some(l=>$a(l,n))))return!1;let s=ft().find(l=>$a(n,l)),{shared:a,...r}=n;return s?Te($b(s,n)):ht(n.id)?Te({...r,id:Ol(n)}):Te(n),!0}var g$=({rules:e,seats:t,choices:n,totals:s,deals:a,end:r})=>({variant:e.id,names:t,live:n.live,totals:s,deals:a.length,over:r!==void 0}),kl=()=>pe().slice(0,12),ar=e=>({id:kl(),record:e.record,past:[],next:[],versions:[kl()],drafts:{},open:null,moved:Date.now(),summary:g$(e)}),kn=(e,t)=>({...e,record:t.record,past:[...e.past,b$(e.record,t.record,t.did)].slice(-cb),next:[],versions:[...e.versions,kl()].slice(-pb),moved:Date.now(),summary:g$(t)}),or=({open:e,summary:t})=>e??t.deals,js=e=>`${e.inserting?"before ":""}${or(e)}`,qn=e=>e.drafts[js(e)];function Fn(e,t,n){let{[t]:s,...a}=e.drafts;return{...e,drafts:n?{...a,[t]:n}:a}}var y$=e=>({...e,drafts:Object.fromEntries(Object.entries(e.drafts).filter(([t])=>Number(t)>=e.summary.deals))}),Gt=({inserting:e,...t})=>({...t,open:null});function b$(e,t,n){let s=0;for(;s<e.length&&e[s]===t[s];)s++;return{at:s,rest:e.slice(s),...n?{did:n}:{}}}function v$(e,t){let n=e[t].at(-1);return n&&e.record.slice(0,n.at)+n.rest}function w$(e,t,n){let{past:s,next:a}=e,r=b$(e.record,t.record,e[n].at(-1)?.did),l=n==="past"?{past:s.slice(0,-1),next:[...a,r]}:{past:[...s,r],next:a.slice(0,-1)};return{...kn(e,t),...l}}var Hn="ninetynine.unsent.",k$=["act","claim","ready","unready","ask","answer","redo","resume","chat"],T$=2500,x$=[300,1e3,2e3,4e3,8e3,15e3],mb=2e4,zn=pe(),S$=!1;function O$(){S$||(S$=!0,globalThis.navigator?.locks?.request(Hn+zn,()=>new Promise(()=>{})).catch(()=>{}))}async function fb(e){return(await globalThis.navigator?.locks?.query().catch(()=>{}))?.held?.some(({name:n})=>n===Hn+e)??!1}var hb=e=>!(e instanceof J)||e.status>=500||e.status===429||e.reason==="",rr=(e,t,n=!0)=>gb(e,t,{durability:n?"strict":"relaxed"}).catch(()=>{}),gb=Io("ninetynine.unsent","commands"),yb=36e5;async function bb(){let e=await rr("readonly",t=>t.getAll())??[];for(let{name:t,kept:n,ended:s}of e){let a=JSON.parse(localStorage.getItem(t)??"null");s?localStorage.removeItem(t):(!a||!a.undo)&&localStorage.setItem(t,JSON.stringify({...a,...n})),s&&Date.now()-n.at>yb&&rr("readwrite",r=>r.delete(t),!1)}}var Tl=bb().catch(()=>{}),M$=Promise.race([Tl,new Promise(e=>setTimeout(e,T$))]),A$=new Map;function ma(e){let t=A$.get(e)??new Al(e);return A$.set(e,t),t}var Al=class{waiting=D([]);send=(t,n)=>To(this.table,t,n);down=()=>!1;doubt=()=>{};recalled=t=>{};#e=new Map;#n=!1;#t=()=>{};#s={id:"",stop:new AbortController};constructor(t){this.table=t,this.waiting.value=this.#l(),addEventListener("storage",n=>n.key?.startsWith(this.#r(""))&&this.#$(n)),addEventListener("online",this.wake),document.addEventListener("visibilitychange",()=>document.visibilityState==="visible"&&this.wake()),this.waiting.peek().length>0&&this.#m(),Tl.then(()=>this.#c())}put(t,n=""){let s=pe(),r={by:this.#a()?.id??"",at:Date.now(),tab:zn,tried:!1,undo:"",late:!1,why:""},l={command:{id:s,...t},premium:n,...r};O$(),this.waiting.value=[...this.waiting.peek(),l],this.#u(l,!0);let c=new Promise(u=>setTimeout(()=>(this.#p(s),u()),T$)),p=this.answered(s);return this.#f(),{answered:p,late:c}}answered(t){return new Promise((n,s)=>this.#e.set(t,{done:n,no:s}))}withdraw(t){let n=this.#i(t);if(!(!n||n.undo)){if(!n.tried)return this.#d(n,s=>s.no(new ls));this.#o(t,{undo:pe(),late:!0}),this.#s.id===t&&this.#s.stop.abort(),this.#f()}}heard(t,n){let s=this.#i(t);s&&this.#d(s,a=>a.done(s.undo?{seq:n,late:!0}:{seq:n}))}wake=()=>{this.#t(),this.waiting.peek().some(({tab:t})=>t!==zn)&&this.#m()};#a(){return Be(we(this.table)?"here":"there")}#r(t){return`${Hn}${this.table}.${t}`}#i(t){return this.waiting.peek().find(n=>n.command.id===t)}#l(){return Object.keys(_t(this.#r(""))).map(n=>Le(n)).filter(n=>n?.command?.id).sort((n,s)=>n.at-s.at)}#c(){let t=this.#l(),n=a=>t.some(({command:{id:r}})=>r===a.command.id);for(let a of this.waiting.peek())a.tab!==zn&&!n(a)&&this.#d(a,r=>r.no(new ls));let s=t.filter(a=>!this.#i(a.command.id));if(s.length!==0){this.waiting.value=[...s,...this.waiting.peek()].sort((a,r)=>a.at-r.at);for(let a of s)this.recalled(a);this.#m()}}#u(t,n){if(!k$.includes(t.command.do))return;let s=this.#r(t.command.id);re(s,JSON.stringify(t)),n&&rr("readwrite",a=>a.put({name:s,kept:t},s))}#o(t,n){this.waiting.value=this.waiting.peek().map(a=>a.command.id===t?{...a,...n}:a);let s=this.#i(t);s&&this.#u(s,n.undo!==void 0)}#p(t){!this.#i(t)||this.#i(t)?.late||(this.#o(t,{late:!0}),this.doubt())}#d(t,n){let{command:{id:s},tried:a,undo:r}=t;this.waiting.value=this.waiting.peek().filter(u=>u.command.id!==s);let l=this.#r(s);re(l,null);let c=a&&!r;k$.includes(t.command.do)&&rr("readwrite",u=>c?u.delete(l):u.put({name:l,kept:t,ended:!0},l),!c),this.#s.id===s&&this.#s.stop.abort();let p=this.#e.get(s);this.#e.delete(s),p&&n(p)}#$({key:t,newValue:n}){let s=t?.slice(this.#r("").length)??"",a=this.#i(s);if(n===null)return a&&this.#d(a,l=>l.done(void 0));let r=JSON.parse(n);return a?this.waiting.value=this.waiting.peek().map(l=>l===a?r:l):this.waiting.value=[...this.waiting.peek(),r],r.undo&&!a?.undo&&this.#s.id===s&&this.#s.stop.abort(),this.#f(),void this.#m()}async#m(){await M$;for(let{command:{id:t},tab:n,at:s}of this.waiting.peek()){if(n===zn)continue;(document.visibilityState==="visible"&&Date.now()-s>mb||!await fb(n))&&this.#o(t,{tab:zn,tried:!0,late:!0})}O$(),this.#f()}async#f(){if(this.#t(),!this.#n){this.#n=!0;for(let t=0;this.waiting.peek().length>0;){let n=this.waiting.peek().filter(({tab:a,by:r})=>a===zn&&r===(this.#a()?.id??r)),s=n.find(({undo:a})=>a)??n[0];s&&await this.#g(s)?t=0:await this.#v(x$[Math.min(t++,x$.length-1)]),s||await this.#m()}this.#n=!1}}#v(t){return new Promise(n=>{let s=setTimeout(n,t);this.#t=()=>(clearTimeout(s),n(void 0))})}async#g({command:t,by:n,undo:s,tried:a}){if(bs(this.table))return this.#y(t.id,new J(409,"moved",""));if(globalThis.navigator?.onLine===!1&&this.down())return!1;a||this.#o(t.id,{tried:!0});let{signal:r}=(this.#s={id:t.id,stop:new AbortController}).stop,l=t.seen===void 0?{}:{seen:t.seen};try{if(n!==""&&this.#a()===null&&await Re(we(this.table)?"here":"there"),n!==""&&this.#a()?.id!==n)throw new J(401,"no-session","");let c=new Promise((d,$)=>r.addEventListener("abort",()=>$(r.reason))),p=s?{id:s,do:"withdraw",of:t.id,...l}:t,u=await Promise.race([this.send(p,r),c]);if(!(u?.seq>0))throw new Error("somebody else answers");return this.#y(t.id,s&&!u.late?new ls:u)}catch(c){return r.aborted?!0:hb(c)?(this.#o(t.id,{late:!0,why:c instanceof J?R(c):""}),c instanceof J&&c.reason||this.doubt(),!1):s?this.#b(t.id,c):this.#y(t.id,c)}}#y(t,n){let s=this.#i(t),a=n instanceof Error;return s&&this.#d(s,r=>a?r.no(n):r.done(n)),!0}#b(t,n){return n instanceof J&&n.reason==="stale"?this.#y(t,n):(this.#o(t,{undo:"",why:R(n)}),!0)}};function j$(){for(let e of Object.keys(_t(Hn)))ma(e.slice(Hn.length).split(".")[0]??"")}M$.then(j$);Tl.then(j$);var N$="ninetynine.",B$=e=>e===Qo||e===$d||[Ip,Hn,wn].some(t=>e.startsWith(t)),vb=()=>({...Object.fromEntries(Object.entries(_t(N$)).filter(([e])=>!B$(e))),...f$()});function wb(e,t){if(!re(e,t))throw new J(507,"full","");dispatchEvent(new StorageEvent("storage",{key:e,newValue:t}))}async function E$(){let e=await Vu(),t=new Blob([e,JSON.stringify({page:vb()}),`
`]);return{name:`ninetynine-${new Date().toISOString().slice(0,10)}.jsonl.gz`,content:await co(t)}}function kb(e){let t=e.slice(e.lastIndexOf(`
`,e.length-2)+1);try{return JSON.parse(t).page??{}}catch{return{}}}async function xb(e){let t;try{t=await qo(e)}catch{throw new J(400,"file-cut","the file cannot be unpacked")}if(t===void 0)throw new J(400,"file-packed","the file is gzip with Zstandard");if(t.trim()==="")throw new J(400,"file-empty","the file is empty");return t}async function P$(e,t=!1){let n=await xb(e),s={...await Qu(new Blob([n]),t),pads:0};for(let[a,r]of Object.entries(kb(n)))!a.startsWith(N$)||B$(a)||typeof r!="string"||(a===Pp?Cp(r):a.startsWith(Ct)?s.pads+=h$(a,r)?1:0:Ue(a)===null&&wb(a,r));if(nr.peek())throw new J(507,"full","");return await No(),s}var fa=e=>new Date(e*864e5).toISOString().slice(0,10),Ml=e=>Math.round(Date.parse(e)/864e5),C$=e=>/^\d{4}-\d\d-\d\d$/.test(e)&&!Number.isNaN(Date.parse(e));function jl(e){let t=new Date(e);return fa(Date.UTC(t.getFullYear(),t.getMonth(),t.getDate())/864e5)}var vt=()=>jl(Date.now());function ha(e,t){if(typeof BroadcastChannel>"u")return;let n=new BroadcastChannel(e);return n.onmessage=({data:s})=>t(s),n}var ir="ninetynine.known",Sb=100,ga=D(Le(ir)??[]);function lr(e){ga.value=[...Le(ir)??[],e].slice(-Sb),re(ir,JSON.stringify(ga.value))}var Ob=6e5,Nl=({kind:e,label:t})=>e==="device"&&t?t:[o(`page.you.key.${e}`),t].filter(Boolean).join(", ");function Ns(e){let t=(...l)=>e.some(c=>!c.this&&l.includes(c.kind)),[n,s,a]=[t("passkey"),t("words"),t("device","ssh")],r=[n&&"passkey",s&&"words"].filter(Boolean).map(l=>o(`page.you.way.${l}`));return{passkey:n,words:s,elsewhere:a,lasting:r,ways:[...r,...a?[o("page.you.way.other")]:[]]}}function Ab(){if(ne.value)return[];let e="taken";return[...ea.value.flatMap(n=>n.to?[{id:`${n.id} ${n.to.at}`,kind:e,label:Ze(n.to),at:n.to.at,of:n}]:[]),...Be("there")?.fresh??[]]}var D$=e=>e.kind==="joined"||e.kind==="taken"?e.label??"":Nl(e);function Tb(e){let{kind:t,at:n}=e,s=["link","joined","taken"].includes(t)?t:"key",a=Q(n,{weekday:"long"}),r={kind:t,what:D$(e),player:Ze(e.kind==="taken"?e.of:{}),day:a};return o(`page.new.${s}`,{...r,today:jl(n)===vt()?"yes":"no"})}function Mb(){if(gt)return;let e=a=>{ne.peek()||M(R(a))},t=()=>{Re("there").catch(e)},n=ha("ninetynine.player",a=>a!==uo.peek()&&t()),s="";Xe(()=>{uo.value!==s&&n?.postMessage(s=uo.value)}),Xe(()=>{zp.value&&t()}),addEventListener("hashchange",()=>location.hash.startsWith("#code=")&&No().catch(e))}function jb(){let{turn:e}=Ve(Ob);x(()=>{ga.value=Le(ir)??ga.value,e>0&&!ne.peek()&&Re("there").catch(()=>{})},[e]),x(Mb,[]);let{value:t}=Yu;x(()=>{t!==void 0&&M(t?o("page.now",{player:Ze(t)}):o("page.now.none"))},[t]);let{busy:n,once:s}=C(),a=Ab().find(({id:u})=>!ga.value.includes(u)),r=It.value[0]==="t",l=a?Tb(a):"";if(x(()=>{r&&l&&M(l)},[r,l]),!a||r)return null;let c=a.kind==="link";return i`<div class="new row" role="status">
		<p>${l}</p>
		<${k} aria-busy=${n} onclick=${()=>s(async()=>{if(a.kind==="taken"){let u=await Cn({back:!0,as:a.of.id});return await Bo(u),M(o("page.join.undone",{what:Ze(u)})),Z("/you")}await(a.kind==="joined"?bo({player:a.id}):vo({key:a.id})),lr(a.id),M(o(a.kind==="joined"?"page.join.undone":"page.new.ended",{what:D$(a)})),await Re("there")})}
			say=${o(`page.${c?"new.refuse":a.kind==="taken"?"you.joined.undo":"new.not"}`)} />
		<${k} plain onclick=${()=>lr(a.id)} say=${o(c?"page.new.wanted":"page.new.mine")} />
	</div>`}var L$=e=>btoa(String.fromCharCode(...new Uint8Array(e))).replaceAll("+","-").replaceAll("/","_").replaceAll("=",""),R$=e=>Uint8Array.from(atob(e.replaceAll("-","+").replaceAll("_","/")),t=>t.charCodeAt(0));function _$({id:e,type:t,response:n}){let s=["clientDataJSON","attestationObject","authenticatorData","signature","userHandle"].filter(a=>n[a]).map(a=>[a,L$(n[a])]);return{id:e,rawId:e,type:t,response:Object.fromEntries(s),clientExtensionResults:{}}}var Bs=()=>isSecureContext&&"PublicKeyCredential"in window,W$=()=>/^[\d.]+$|^\[/.test(location.hostname),cr=e=>location.hostname===e||location.hostname.endsWith(`.${e}`),ya=e=>e==="localhost"?location.origin.replace(location.hostname,e):`https://${e}`;async function I$(e){let{challenge:t,site:n}=await $u(),s=()=>new de(o("page.you.passkey.site",{address:ya(n)}));if(!cr(n))throw s();try{return await e(R$(t),n)}catch(a){throw a instanceof DOMException?a.name==="InvalidStateError"?new de(o("page.you.passkey.known")):a.name==="SecurityError"?s():new de(o("page.you.passkey.not")):a}}var q$=({id:e,name:t,keys:n})=>I$(async(s,a)=>{let r=await navigator.credentials.create({publicKey:{challenge:s,rp:{id:a,name:"Ninety-Nine"},user:{id:new TextEncoder().encode(e),name:t,displayName:t},pubKeyCredParams:[-7,-257].map(l=>({type:"public-key",alg:l})),excludeCredentials:n.filter(l=>l.credential).map(l=>({type:"public-key",id:R$(l.credential??"")})),authenticatorSelection:{residentKey:"required",userVerification:"preferred"}}});return mu(_$(r))}),F$=()=>I$(async(e,t)=>{let n=await navigator.credentials.get({publicKey:{challenge:e,rpId:t,userVerification:"preferred"}});return Cn({passkey:_$(n)}).catch(s=>{throw s instanceof J&&s.why==="passkey-ended"&&t!=="localhost"&&Bl("signalUnknownCredential",{rpId:t,credentialId:n.id}),s})});async function Bl(e,t){let{PublicKeyCredential:n}=globalThis;await n?.[e]?.(t).catch(()=>{})}var El=()=>"signalAllAcceptedCredentials"in(globalThis.PublicKeyCredential??{});function ba(e,{id:t,name:n,keys:s}){let a=s.filter(l=>l.kind==="passkey").map(l=>l.credential??""),r={rpId:e,userId:L$(new TextEncoder().encode(t))};a.includes("")||(Bl("signalAllAcceptedCredentials",{...r,allAcceptedCredentialIds:a}),n&&Bl("signalCurrentUserDetails",{...r,name:n,displayName:n}))}var Nb=["AC","KD","QH","JS"];function Ke({title:e,children:t}){return i`<section>
		<h2>${e}</h2>
		<div class="stack">${t}</div>
	</section>`}var Bb=["A","K","Q","J"];function xn({name:e,label:t,options:n}){let s=E[e],a=r=>s.value=r;return i`<${G} label=${t} value=${s.value} options=${n} onchange=${a} />`}function pr({name:e,label:t,about:n}){let s=E[e];return i`<div>
		<${Oe} label=${t} role="switch" checked=${s.value}
			onchange=${a=>s.value=a} />
		${n?i`<p class="soft small">${n}</p>`:null}
	</div>`}function Eb(){let[e,t]=b(T.value?.name??E.name.value),[n,s]=b({text:"",wrong:!1}),a=T.value?.name??E.name.value,r=P(a),l=async p=>{let u=Qs(p);if(u!==r.current){if((T.value||u!=="")&&!Kp(u))return s({text:o("page.choices.name.empty"),wrong:!0});r.current=u;try{await Xu(u),Be("there")&&Ys().then(d=>ba(d.site,d),()=>{}),t(T.value?.name??u),s({text:o("page.choices.name.kept"),wrong:!1})}catch(d){r.current=a,s({text:R(d),wrong:!0})}}};return i`<form onsubmit=${p=>(p.preventDefault(),l(e))}>
		<${z} label=${o("page.choices.name")} value=${e} oninput=${t} onchange=${()=>l(e)}
			maxlength=${24} autocomplete="nickname" placeholder=${o("page.guest")} enterkeyhint="done"
			aria-invalid=${n.wrong} aria-describedby="name-said" />
		<p id="name-said" class=${n.wrong?"trouble":"soft small"} role="status">
			${n.text||o("page.choices.name.about")}
		</p>
	</form>`}function Pb(){let[e,t]=b(null);if(!T.value||ne.value)return null;let n=()=>oe(async()=>t(Ns((await Ys()).keys).ways)),s=async()=>{try{await cu()}catch(l){if(!(l instanceof J&&l.reason==="no-session"))throw l}Mo(null),M(o("page.choices.leave.done"))},a=()=>t(null),r=e?.length?"page.choices.leave.back":"page.choices.leave.warning";return i`<${Ke} title=${o("page.choices.leave")}>
		<p><${k} aria-haspopup="dialog" onclick=${n} say=${o("page.choices.leave")} /></p>
		<p class="soft small">${o("page.choices.leave.about")}</p>
		${e?i`<${Fe} title=${o(e.length?"page.choices.leave.title":"page.choices.leave.title.last")}
					yes=${o("page.choices.leave")} no=${o("page.choices.leave.no")}
					text=${o(r,{name:T.value.name,ways:L(e)})}
					onyes=${()=>oe(s).then(a)} onclose=${a} />`:null}
	<//>`}var Pl=!1;function Cb(){let e=P(null);return x(()=>{Pl&&(Pl=!1,e.current?.querySelector("input:checked")?.focus())},[]),i`<div ref=${e} onchange=${()=>Pl=!0}>
		<${xn} name="language" label=${o("page.choices.language")}
			options=${[["",o("page.choices.language.auto")],...Object.entries(oo)]} />
	</div>`}function Db({tables:e,longer:t,known:n,pads:s}){let a=Object.entries({tables:e,longer:t,pads:s,known:n}).filter(([,l])=>l>0);return[...e+t+s>0?[]:[o("page.here.taken.none")],...a.map(([l,c])=>o(`page.here.taken.${l}`,{n:c}))].join(" ")}function Lb(){let[e,t]=b(""),[n,s]=b(void 0),a=N(n$,e).value,r=()=>oe(async()=>{let{name:p,content:u}=await E$();Mt(u,p)}),l=(p,u)=>oe(async()=>{s(void 0),t("");try{t(Db(await P$(p,u)))}catch(d){if(!(d instanceof J))throw d;let $=`page.here.${d.reason}`;if(d.reason==="file-whose")s({file:p,name:d.message});else if(De($))t(o($));else throw d}}),c=Math.max(1,Math.ceil((a?.bytes??0)/1e6));return i`<${Ke} title=${o("page.here")}>
		<p>${po.value?o(`page.unkept.${po.value}`):o("page.here.about",{mega:c})}</p>
		<p class="row">
			<${k} onclick=${r} say=${o("page.here.export")} />
			<${us} say=${o("page.here.import")} accept=".jsonl,.gz,.zst" ontake=${l} />
		</p>
		<p class="small" role="status">${e}</p>
		${a&&!po.value?i`<p class="soft small">${o(a.promised?"page.here.promised":"page.here.unsure")}</p>`:null}
		${n?i`<${Fe} title=${o("page.here.whose")} yes=${o("page.here.whose.yes")} no=${o("page.here.whose.no")}
					text=${o("page.here.whose.about",{name:n.name,me:(Be("here")??T.value)?.name??""})}
					onyes=${()=>l(n.file,!0)} onclose=${()=>s(void 0)} />`:null}
	<//>`}function Rb(){return i`<main id="main" tabindex="-1" class="choices">
		<h1>${o("page.nav.settings")}</h1>
		<${Ke} title=${o("page.choices.you")}><${Eb} />
			${gt?null:i`<p><a href="/you">${o("page.you.go")}</a></p>`}
		<//>
		${gt||Be("here")?i`<${Lb} />`:null}
		<${Ke} title=${o("page.choices.book")}>
			<${Cb} />
			<${xn} name="theme" label=${o("page.choices.theme")}
				options=${te("page.choices.theme","auto","day","night")} />
			<p class="soft small">${o("page.choices.size")}</p>
		<//>
		<${Ke} title=${o("page.choices.cards")}>
			<p class="sample on-felt">
				<${fe} face="down" />${Nb.map(e=>i`<${fe} key=${e} card=${e} />`)}
			</p>
			<${xn} name="pack" label=${o("page.choices.pack")}
				options=${te("page.choices.pack","two","four","german4")} />
			<${xn} name="back" label=${o("page.choices.back")}
				options=${te("page.choices.back","leaf","lattice","stripe")} />
			<${xn} name="felt" label=${o("page.choices.felt")}
				options=${te("page.choices.felt","sea","moss","ink")} />
			${Bb.every(e=>o(`rank.${e}`)===e)?null:i`<${xn} name="indices" label=${o("page.choices.indices")}
						options=${te("page.choices.indices","local","international")} />`}
			<${pr} name="values" label=${o("page.choices.values")} />
			<${pr} name="forced" label=${o("page.choices.forced")} about=${o("page.choices.forced.about")} />
		<//>
		<${Ke} title=${o("page.choices.table")}>
			<${xn} name="play" label=${o("page.choices.play")}
				options=${te("page.choices.play","auto","once","twice")} />
			<p class="soft small">${o("page.choices.play.about")}</p>
			<${xn} name="pace" label=${o("page.choices.pace")}
				options=${te("page.pace","calm","usual","quick","instant")} />
			<${pr} name="sound" label=${o("page.choices.sound")} />
			<${pr} name="spoken" label=${o("page.choices.spoken")} about=${o("page.choices.spoken.about")} />
			<${Jt} what="turn" brief />
			<${Jt} what="tonight" />
		<//>
		${gt?null:i`<${Pb} />`}
		<p class="soft small"><a href="/privacy">${o("page.nav.privacy")}</a></p>
	</main>`}var Es={changed:{},written:""},_b={"game.target":[1,1e3],"game.deals":[1,1e3],"game.bonus":[0,1e3],"rubber.games":[1,100],"rubber.wins":[1,100],"score.trick":[0,1e3],"score.vulnerable":[1,1e3],"offers.declare":[1,1e3],"offers.reveal":[1,1e3]},z$=e=>e.offers.how!=="none",Wb={"offers.how":e=>{if(z$(e))return e.trump.by==="holder"?["sealed","turn","raise"]:["sealed","turn","raise","none"]},"offers.loss":e=>z$(e)?["opponents","own"]:void 0,"trump.by":e=>e.trump.by==="success"?["success","rotation",...e.joker?[]:["turnup"]]:void 0,"game.tie":e=>e.rubber.wins?["usual","on","contracts"]:["usual","on","share","contracts"],"game.bonusTo":e=>e.dummy?["dummy","double"]:void 0},Ib={"score.zeroOrAll":()=>!0,"trump.across":({rubber:e,trump:t})=>t.by==="success"&&(e.games>1||e.wins>0)},Ll=(e,t)=>t.split(".").reduce((n,s)=>n?.[s],e),qb=(e,t)=>JSON.stringify(e)===JSON.stringify(t),Dl=e=>typeof e=="object"&&e!==null&&!Array.isArray(e);function Ps({plan:e,set:t}){return i`<div>
		<${G} label=${o("page.create.length")} value=${e.length} onchange=${Y(t)("length")}
			options=${[["",o("page.create.length.usual")],...te("page.create.length","deals","games")]} />
		${e.length?i`<${X} label=${o("page.create.length.n")} value=${e.rounds} min=${1} max=${1e3}
					onchange=${Y(t)("rounds")} />`:null}
	</div>`}var Cs=({value:e,groups:t,onchange:n})=>i`<div class="variant">
	<${_} label=${o("page.create.variant")} value=${e} groups=${t} onchange=${n} />
	<p class="soft">${o(`about.${e}`)}</p>
</div>`,H$=e=>new de(o("page.create.rules.unread",{text:e}));function Kn({changed:e,written:t},n){let s={};for(let[r,l]of Object.entries(n?e:{})){let[c="",p=""]=r.split("."),u=Ll(n,r);qb(l,u)||(s[c]={...s[c],[p]:l})}let a={};try{a=t.trim()?JSON.parse(t):{}}catch(r){throw H$(r instanceof Error?r.message:"")}if(!Dl(a))throw H$(o("page.create.rules.object"));for(let[r,l]of Object.entries(a))s[r]=Dl(s[r])&&Dl(l)?{...s[r],...l}:l;return Object.keys(s).length>0?s:void 0}function Ds({own:e,set:t,rules:n}){if(!n)return null;let s=u=>u in e.changed?e.changed[u]:Ll(n,u),a=(u,d)=>t({...e,changed:{...e.changed,[u]:d}}),r=u=>o(`page.create.rules.${u}`),l=u=>t({...e,written:u.currentTarget.value}),{clauses:c,...p}=n;return i`<details>
		<summary>${o("page.create.rules")}</summary>
		<div class="stack">
			<${Fb} points=${s("score.made")} onchange=${u=>a("score.made",u)} />
			${Object.entries(_b).map(([u,[d,$]])=>Number(Ll(n,u))<d||u==="game.bonus"&&!n.game.target?null:i`<${X} key=${u} label=${r(u)} value=${s(u)} min=${d} max=${$}
							onchange=${m=>a(u,m)} />`)}
			${Object.entries(Wb).map(([u,d])=>{let $=d(n);return $?i`<${G} key=${u} label=${r(u)} value=${s(u)}
							options=${$.map(m=>[m,o(`page.create.rules.${u}.${m}`)])}
							onchange=${m=>a(u,m)} />`:null})}
			${Object.entries(Ib).map(([u,d])=>d(n)?i`<${Oe} key=${u} label=${r(u)} checked=${s(u)}
							onchange=${$=>a(u,$)} />`:null)}
			<details class="whole">
				<summary>${o("page.create.rules.written")}</summary>
				<label class="field">
					<span>${o("page.create.rules.json")}</span>
					<textarea class="code" rows="3" spellcheck=${!1} autocapitalize="none" value=${e.written}
						placeholder='{"score": {"made": [0, 40, 20, 10]}}' oninput=${l}></textarea>
				</label>
				<p class="small soft">${o("page.create.rules.all")}</p>
				<pre class="code">${zb(p)}</pre>
			</details>
		</div>
	</details>`}function Fb({points:e,onchange:t}){return i`<fieldset class="amounts whole">
		<legend>${o("page.create.rules.made")}</legend>
		${e.map((n,s)=>s===0?null:i`<${X} key=${s} label=${o("page.create.rules.made.n",{n:s})} value=${n} min=${0} max=${1e3}
						onchange=${a=>t(e.with(s,a))} />`)}
	</fieldset>`}var zb=e=>Object.entries(e).map(([t,n])=>{let s=JSON.stringify(n).replaceAll(/([,:])(?=["\d[{tf-])/g,"$1 ");return`${JSON.stringify(t)}: ${s}`}).join(`
`);var K$={variant:"",bots:[],public:"no",clock:"none",minutes:10,seconds:10,days:"3",length:"",rounds:9,closed:"no",hints:"",undo:"",open:"",pace:"usual",greet:"no",stand:"",house:Es},J$=6e4,Hb=1440*J$;function Kb({clock:e,minutes:t,seconds:n,days:s}){if(e==="bank")return{bank:t*J$,add:n*1e3};if(e==="move")return{move:Number(s)*Hb}}function Jb(e,t){let{variant:n,hints:s,undo:a,open:r,pace:l,stand:c,length:p,rounds:u}=e,d={variant:n,rules:Kn(e.house,t),...p&&{[p]:u},public:e.public==="yes",audience:["no","yes"].includes(e.public)?"":e.public,closed:e.closed==="yes",clock:Kb(e),undo:a,hints:s,open:r,bot:c,pace:Rn[l],greet:e.greet==="yes"},$=Object.entries(d).filter(([,m])=>m!==void 0&&m!==""&&m!==!1);return Object.fromEntries($)}var ur=(e,t)=>Array.from({length:t.chairs-1},(n,s)=>e.bots[s]??""),U$=(e,t)=>ur(e,t).includes("");function Ub({plan:e,set:t,variant:n,name:s}){let a=c=>[c,o("page.create.bot",{level:o(`page.level.${c}`)})],r=[["",o("page.create.friend")],...ta.value.map(c=>a(c.name))],l=c=>p=>t({bots:ur(e,n).with(c,p)});return i`<fieldset class="seats">
		<legend class="unseen">${o("page.create.chairs")}</legend>
		${U$(e,n)?i`<${ut} name=${s} />`:i`<div class="field"><span>${o("page.create.chair",{n:1})}</span><p>${o("page.create.you")}</p></div>`}
		${ur(e,n).map((c,p)=>{let u=o("page.create.chair",{n:p+2});return i`<${_} key=${p} label=${u} value=${c} options=${r} onchange=${l(p)} />`})}
	</fieldset>`}function Gb({plan:e,set:t}){let n=Y(t),s=["1","3","7"];return i`<div>
		<${G} label=${o("page.create.clock")} value=${e.clock} onchange=${n("clock")}
			options=${te("page.create.clock","none","bank","move")} />
		${e.clock==="bank"?i`<div class="row">
					<${X} label=${o("page.create.clock.minutes")} value=${e.minutes} min=${1} max=${600}
						onchange=${n("minutes")} />
					<${X} label=${o("page.create.clock.seconds")} value=${e.seconds} min=${0} max=${600}
						onchange=${n("seconds")} />
				</div>`:null}
		${e.clock==="move"?i`<${G} label=${o("page.create.clock.each")} value=${e.days} onchange=${n("days")}
					options=${s.map(a=>[a,o("page.create.clock.days",{n:Number(a)})])} />`:null}
	</div>`}function Vb({plan:e,set:t}){let n=Y(t),s=["",o("page.create.usual")],a=o("page.create.never");return i`<details>
		<summary>${o("page.create.more")}</summary>
		<div class="stack">
			<${Ps} plan=${e} set=${t} />
			<${G} label=${o("page.create.undo")} value=${e.undo} onchange=${n("undo")}
				options=${[s,...te("page.create.undo","free","agree"),["never",a]]} />
			${ad.value?i`<${G} label=${o("page.create.hints")} value=${e.hints} onchange=${n("hints")}
						options=${[s,["yes",o("page.create.hints.yes")],["no",a]]} />`:null}
			<${G} label=${o("page.create.open")} value=${e.open} onchange=${n("open")}
				options=${[s,...te("page.create.open","deal","match")]} />
			<p class="soft small whole">${o("page.create.usual.about")}</p>
			<${G} label=${o("page.create.watch")} value=${e.closed} onchange=${n("closed")}
				options=${[["no",o("page.create.watch.yes")],["yes",o("page.create.watch.no")]]} />
			<${G} label=${o("page.create.pace")} value=${e.pace} onchange=${n("pace")}
				options=${te("page.pace",...Object.keys(Rn))} />
			<${G} label=${o("page.create.greet")} value=${e.greet} onchange=${n("greet")}
				options=${te("page.create.greet","no","yes")} />
			<${_} label=${o("page.create.stand")} value=${e.stand} onchange=${n("stand")}
				options=${[s,...te("page.level",...ta.value.map(r=>r.name))]} />
		</div>
	</details>`}var Zb=400;function Qb({plan:e,rules:t}){let n={variant:e.variant,rules:Yb(e,t)},s=ae.value,{value:a=""}=N(async r=>(await new Promise(l=>setTimeout(l,Zb)),!n.rules||r.aborted?"":fn(n,s).then(({players:l=""})=>l,()=>"")),JSON.stringify(n),s);return i`<p class=${a?"soft":"unseen"} role="status">${a}</p>`}function Yb(e,t){try{return Kn(e.house,t)}catch{return}}function Rl({onclose:e,group:t}){let n=jt(),[s,a]=b({...K$,variant:n?.id??"",pace:E.pace.value,public:t??K$.public}),l=N(async()=>T.peek()&&!ne.peek()?(await ms({})).groups:[],T.value?.id),[c,p]=b(""),{busy:u,once:d}=C(O=>p(R(O))),$=nt(),m=P(null);x(()=>{c&&m.current?.scrollIntoView({block:"nearest"})},[c]);let h=ie(s.variant),f=Ae.value.find(O=>O.id===s.variant)??n,g=O=>(a(A=>({...A,...O})),p(""));if(!f)return null;let y=O=>g({variant:O,house:{...s.house,changed:{}}}),w=O=>{O.preventDefault(),d(async()=>{p(""),!(U$(s,f)&&!await $.keep())&&await id(Jb(s,h),["",...ur(s,f)])})},v=i`<button type="submit" form="create" class="button chief" aria-busy=${u}>
		${o("page.home.create")}
	</button>`;return i`<${W} broad title=${o("page.create.title")} onclose=${e} actions=${v}>
		<form id="create" class="create stack" onsubmit=${w}>
			<${Cs} value=${f.id} groups=${dt()} onchange=${y} />
			<${Ub} plan=${s} set=${g} variant=${f} name=${$} />
			${ne.value?null:i`<${G} label=${o("page.create.public")} value=${s.public} onchange=${Y(g)("public")}
					options=${[...te("page.create.public","no","friends","yes").filter(([O])=>O!=="friends"||T.value),...(l.value??[]).map(O=>[O.id,O.name])]} />`}
			<${Gb} plan=${s} set=${g} />
			<${Vb} plan=${s} set=${g} />
			<${Ds} own=${s.house} set=${Y(g)("house")} rules=${h} />
			<${Qb} plan=${s} rules=${h} />
			<p ref=${m} class=${c?"trouble":""} role="alert">${c}</p>
		</form>
	<//>`}var _l=e=>Uint8Array.from(e.match(/../g)??[],t=>parseInt(t,16)),G$=(e,t)=>Uint8Array.from({length:t},(n,s)=>Number(e>>BigInt(8*(t-1-s))&255n));async function Xb(e,t){for(let n=0;n<t;n++)e=await Zs("n99-chain-1",e);return e}var ev=(e,t)=>Zs("n99-mix-1",e,...t.flatMap(n=>[Uint8Array.of(n.length),n])),tv=async e=>/^[0-9a-fA-F]{64}$/.test(e)?_l(e):Zs("n99-seed-1",e);async function*nv(e,t){for(let n=0n;;n++){let s=new DataView((await Zs("n99-deal-1",e,G$(t,8),G$(n,4))).buffer);for(let a=0;a<32;a+=8)yield s.getBigUint64(a)}}async function sv(e,t,n){let s=[...e],a=nv(t,n),r=(1n<<64n)-1n;for(let l=0;s.length-l>=2;){let c=[],p=1n;for(let $=BigInt(s.length-l);$>1n&&p*$<=1n<<56n;$--)c.push($),p*=$;let u,d;do{d=(await a.next()).value,u=[];for(let $ of c)u.push(Number(d*$>>64n)),d=d*$&r}while(d<(1n<<64n)%p);for(let $ of u){let[m,h]=[s[l],s[l+$]];s[l]=h,s[l+$]=m,l++}}return s}var V$=["2","3","4","5","6","7","8","9","10","11","12","J","Q","K","A"];async function av(e,t,n,s=0){let a=e.ranks.split(" ").sort((h,f)=>V$.indexOf(h)-V$.indexOf(f)),r=["C","D","H","S"].flatMap(h=>a.map(f=>f+h));e.joker&&r.push("joker");let l=await sv(r,t,n),c=l.length===e.seats*e.hand?(s+1)*e.hand:l.length,p=e.trump.by==="turnup"?l[c-1]:void 0,u=Array.from({length:e.seats},(h,f)=>l.slice(f*e.hand,(f+1)*e.hand)),d=u.findIndex(h=>h.includes("joker")),$=e.dummy?(u[e.seats-1]??[]).slice(0,e.aside):[],m=h=>h.map(f=>f==="joker"?p??f:f).sort();return{hands:u.map(m),aside:m($),turnup:p,joker:d<0?void 0:d}}function ov(e,t){let n=a=>String(a??"").split(" ").filter(Boolean).sort().join(" "),s=(e.aside??[]).filter(a=>a!=="").pop();return t.hands.every((a,r)=>a.join(" ")===n(e.hands?.[r]))&&t.aside.join(" ")===n(s)&&t.turnup===e.turnup&&t.joker===e.joker}async function rv(e,t){if(e.length!==t.length)return!1;for(let[n,s]of e.entries())if(s.length&&await Rp(s)!==t[n])return!1;return!0}async function Z$(e,t,n){let s=e.split(`
`).filter(g=>g.trim()).map(g=>JSON.parse(g)),a=s[0]??{},r=s.findIndex((g,y)=>y>0&&"ninetynine"in g),l=r<0?s:s.slice(0,r),c=l.filter(g=>"deal"in g);if(!a.commit)return iv(a,c,t);let p=a.commits??[],u=(c[0]?.entropy??[]).map(_l),d=await rv(u,p),$=l.some(g=>"end"in g),m=[],h=a.commit,f=0;for(let[g,y]of c.entries()){if(f++,!y.secret){m.push({deal:y.deal,outcome:$||g<c.length-1?"hidden":"playing"});continue}let w=_l(y.secret);if(f>4096||Wi(await Xb(w,f))!==h){m.push({deal:y.deal,outcome:"wrong",why:"secret"});continue}h=y.secret,f=0,d?m.push(await Q$(y,t,await ev(w,u),0n)):m.push({deal:y.deal,outcome:"wrong",why:"entropy"})}return{by:"commit",deals:m,commit:a.commit,commits:p,brought:a.brought===!0,entropy:p.map((g,y)=>u[y]?.length?"given":g?"withheld":"none"),own:n?u.some(g=>Wi(g)===n):void 0}}async function Q$(e,t,n,s){return ov(e,await av(t,n,s,e.dealer))?{deal:e.deal,outcome:"proved"}:{deal:e.deal,outcome:"wrong",why:"cards"}}async function iv(e,t,n){let s=[],a=e.seed?await tv(e.seed):void 0,r=(t[0]?.number??0)-(t[0]?.deal??0);for(let c of t)!a||c.number===void 0?s.push({deal:c.deal,outcome:"bare"}):c.number!==r+c.deal?s.push({deal:c.deal,outcome:"wrong",why:"number"}):s.push(await Q$(c,n,a,BigInt(c.number)));return{by:a?"seed":"none",deals:s,...{entropy:[],commit:"",commits:[],brought:!1,own:void 0}}}function Wl(e,t){let n=a=>a&&typeof a=="object"&&!Array.isArray(a);if(!n(t)||!n(e))return t??e;let s={...e};for(let[a,r]of Object.entries(t))s[a]=Wl(e[a],r);return s}async function lv(e,t){let n=JSON.parse(e.slice(0,e.indexOf(`
`))),s=Wl(await Oo(n.variant),n.rules);return{names:n.seats,verdict:await Z$(e,s,t)}}function va({table:e,match:t=1,record:n}){let{value:s,wrong:a}=N(async()=>{if(!globalThis.crypto?.subtle)throw new de(o("page.fair.insecure"));let r=n??await wu({table:e??"",match:t}).catch(p=>{throw p instanceof J&&p.reason==="not-now"?new de(o("page.fair.later")):p}),{commits:l=[]}=JSON.parse(r.split(`
`,1)[0]??"{}"),c=p=>e===void 0?void 0:_o(e,p);return lv(r,l.map(c).find(Boolean))},e,t,n);return a?i`<p role="status">${a}</p>`:s?i`<${pv} names=${s.names} verdict=${s.verdict} />`:i`<p class="soft" role="status">${o("page.fair.looking")}</p>`}function cv(e){return e.deals.some(t=>t.outcome==="wrong")?"wrong":e.by!=="commit"?e.by:e.deals.some(t=>t.outcome==="hidden")?"hidden":e.brought?"brought":e.entropy.includes("withheld")?"withheld":e.entropy.includes("given")?"proved":"alone"}function pv({names:e,verdict:t}){let n=cv(t),s=u=>L(e.filter((d,$)=>t.entropy[$]===u)),a=t.deals.filter(u=>u.outcome==="proved").length,r=t.deals.find(u=>u.outcome==="wrong"||u.outcome==="hidden"),l={n:a,names:s(n==="withheld"?"withheld":"given"),deal:(r?.deal??0)+1},p=t.by==="commit"&&!t.brought&&t.own!==void 0&&(t.own?"page.fair.own":"page.fair.own.not");return i`<section class="fair" data-outcome=${n}>
		<p class="fair-verdict" role="status">${o(`page.fair.${n}.short`)}</p>
		<p>${o(`page.fair.${n}`,l)}${p&&` ${o(p)}`}</p>
		${new Set(t.deals.map(u=>u.outcome)).size>1?i`<table class="book">
					<thead><tr><th scope="col">${o("page.scores.deal")}</th><th scope="col">${o("page.fair.found")}</th></tr></thead>
					<tbody>${t.deals.map(u=>i`<tr key=${u.deal}><th scope="row">${u.deal+1}</th>
							<td class=${u.outcome==="wrong"?"failed":""}>${uv(u,n)}</td></tr>`)}</tbody>
				</table>`:null}
		${t.commit?i`<details><summary>${o("page.fair.commitments")}</summary>
				<p class="small">${o("page.fair.commitments.what")}</p>
				<dl class="commitments"><dt>${o("page.fair.server")}</dt><dd>${t.commit}</dd>
					${t.commits.map((u,d)=>u?i`<dt>${e[d]}</dt><dd>${u}</dd>`:null)}</dl></details>`:null}
	</section>`}function uv(e,t){return e.outcome==="wrong"?o(`page.fair.why.${e.why}`):o(e.outcome==="proved"&&t!=="proved"?"page.fair.deal.follows":`page.fair.deal.${e.outcome}`)}var wa=D(null);function wt({player:e,name:t}){return e&&T.value&&!Ee(e)&&Xs.value==="there"&&!ne.value?i`<button type="button" class="player" aria-haspopup="dialog" onclick=${a=>(a.stopPropagation(),wa.value={id:e,name:t})}>
		<span class="name">${t}</span></button>`:i`<span class="name">${t}</span>`}var Ls=({mean:e,within:t})=>`${e} ± ${t}`,dr=["3","4","5","2","2d"];async function dv(e){let{variants:t}=await ho();return t.find(n=>n.id===e)?.class}function Il(e,t){let n=e.rated?e.chairs.flatMap(a=>a.player??[]):[],{value:s}=N(async()=>{if(n.length===0)return{};let[a,...r]=await Promise.all([dv(t),...n.map(l=>mn({player:l}))]);return Object.fromEntries(r.map(l=>[l.id,l.ratings.find(c=>c.class===a)]))},t,n.join());return s??{}}var ql=({rating:e})=>i`<span class="soft small rating">${e?Ls(e):o("page.ratings.new")}</span>`;function Y$({table:e,rating:t}){if(e.bears)return i`<p class="soft small">${o("page.rated.alone")}</p>`;if(!e.rated)return null;let n=t?.most?i` <${Fl} rating=${t} />`:null;return i`<p class="soft small">${o("page.rated")}${n}</p>`}var Fl=({rating:{class:e,most:t}})=>o("page.ratings.most",{class:o(`page.ratings.class.${e}`),most:String(t)});function X$({table:e,variant:t}){let n=Il(e,t);if(!e.rated)return null;let s=a=>i`<li key=${a.player}><b><${wt} player=${a.player} name=${it(a)} /></b>${" "}
		<${ql} rating=${n[a.player??""]} /></li>`;return i`<section class="bots"><h3>${o("page.ratings")}</h3>
		<ul>${e.chairs.filter(a=>a.player).map(s)}</ul>
		<p class="soft small">${o("page.rated")} <a href="/ratings">${o("page.ratings.all")}</a></p>
	</section>`}function $v({rest:[e=""]}){let[t,n]=b(dr.find(r=>r===e)??dr[0]),{value:s,wrong:a}=N(()=>ru({class:t}),t);return i`<main id="main" tabindex="-1" class="records">
		<h1>${o("page.ratings")}</h1>
		<p>${o("page.ratings.about")}</p>
		<${G} hidden label=${o("page.ratings.class")} value=${t} options=${te("page.ratings.class",...dr)}
			onchange=${n} />
		${a?i`<p class="trouble" role="status">${a}</p>`:null}
		${s?i`<${fv} board=${s} />`:null}
	</main>`}function mv(e){if(!e)return"";let{mean:t,margin:n}=e.lost,s=n?`${S(t,1)} ± ${S(n,1)}`:S(t,1);return o("page.ratings.lost.deals",{lost:s,n:e.deals})}function fv({board:{players:e,levels:t}}){let n=e.map((a,r)=>{let l=i`<a href=${`/people/${a.id}`}>${a.id===T.value?.id?i`<b>${a.name}</b>`:a.name}</a>`;return{mean:a.mean,row:i`<tr key=${a.id}><th scope="row">${r+1}. ${l}</th>
			<td>${Ls(a)}</td><td>${S(a.matches)}</td></tr>`}}),s=t.map(({level:a,mean:r})=>({mean:r,row:i`<tr key=${a} class="soft">
		<th scope="row"><i>${o(`page.level.${a}`)}</i></th><td><i>${r}</i></td><td></td></tr>`}));return i`${e.length?null:i`<p class="lead">${o("page.ratings.none")}</p>`}
		<${se}><table class="book">
			<thead><tr><th scope="col">${o("page.ratings.player")}</th><th scope="col">${o("page.ratings.rating")}</th>
				<th scope="col">${o("page.records.matches")}</th></tr></thead>
			<tbody>${[...n,...s].sort((a,r)=>r.mean-a.mean).map(({row:a})=>a)}</tbody>
		</table><//>`}function $r({player:e,ratings:t,keyless:n}){let s=t.length>0&&T.value!==null,{value:a}=N(async()=>s?ou({player:e},{where:"there"}):void 0,e,s);if(t.length===0)return null;let r=Object.fromEntries(a?.classes.map(c=>[c.class,c])??[]),l=Object.keys(r).length>0;return i`<section>
		<h2>${o("page.ratings")}</h2>
		<${se}><table class="book">
			<thead><tr><th scope="col">${o("page.ratings.class")}</th><th scope="col">${o("page.ratings.rating")}</th>
				<th scope="col">${o("page.records.matches")}</th>
				${l?i`<th scope="col">${o("page.ratings.lost")}</th>`:null}</tr></thead>
			<tbody>${t.map(c=>i`<tr key=${c.class}>
					<th scope="row"><a href=${`/ratings/${c.class}`}>${o(`page.ratings.class.${c.class}`)}</a></th>
					<td>${Ls(c)}</td><td>${S(c.matches)}</td>
					${l?i`<td>${mv(r[c.class])}</td>`:null}</tr>`)}</tbody>
		</table><//>
		${l?i`<p class="small soft">${o("page.ratings.lost.about")}</p>`:null}
		${t.filter(c=>c.most).map(c=>i`<p key=${c.class} class="small soft"><${Fl} rating=${c} /></p>`)}
		${t.every(c=>c.sure)?null:i`<p class="small soft">${o("page.ratings.unsure")}</p>`}
		${n?i`<p class="small soft">${o("page.ratings.keyless")} <a href="/you">${o("page.you.go")}</a></p>`:null}
	</section>`}function hv(e){x(()=>{Gs&&Re("here").catch(()=>{})},[]);let t=T.value,n=Gs&&Xs.value==="there"?Be("here"):null;return i`<main id="main" tabindex="-1" class="records">
		<h1>${o("page.nav.records")}</h1>
		${t?i`<${em} key=${t.id} id=${t.id} at=${Xs.value} />`:n?null:i`<${tm} />`}
		${n?i`<h1>${o("page.here")}</h1><${em} key=${n.id} id=${n.id} at="here" />`:null}
		<${wv} />
	</main>`}var tm=()=>i`<section class="stack">
	<p class="lead">${o("page.records.none")}</p>
	<p><a class="button chief" href="/">${o("page.records.play")}</a></p>
</section>`,Pe=e=>De(`variant.${e}`)?o(`variant.${e}`):e;function Jn(e,t,n){let s=T.value?.name;return e.seats.map((a,r)=>{if(r>=t)return o("dummy");if(r===n&&s&&!e.seats.includes(s))return s;let l=e.bots?.[r];return l&&l===a&&De(`page.level.${l}`)?o(`page.level.${l}`):a})}var Sn=({seat:e,header:t},n)=>e??(n==="mine"?t.seats.indexOf(T.value?.name):-1);function Rs(e,t,n){let s=n>=0?n:(e.bots??[]).indexOf("");return s>=0&&s<t?s:0}function em({id:e,at:t}){let n=()=>Promise.all([mn({player:e},{where:t}),Ao("mine",1,t)]),{value:s,wrong:a}=N(n,e);if(a)return i`<p class="trouble">${a}</p>`;if(!s)return null;let[{tallies:r,ratings:l},{all:c}]=s;return i`<${vd} found=${c} told=${!0} />
		${r.length?i`<${gv} tallies=${r} /><${$r} player=${e} ratings=${l} />
				<${xa} id=${e} at=${t} />`:i`<${tm} />`}`}function gv({tallies:e}){let t=e.filter(a=>a.matches>0),n=a=>e.reduce((r,l)=>r+l[a],0),s=n("assisted");return i`<section>
		<h2>${o("page.records.tallies")}</h2>
		${t.length?i`<${se}><table class="book">
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
			${ne.value?null:i`<a class="button plain" href="/people">${o("page.people")}</a>`}</p>
	</section>`}var ka=e=>e?S(e):"–";function xa({id:e,at:t,read:n=(a,r)=>yo({player:e,...a},r),children:s}){let[a,r]=b([]),[l,c]=b(""),[p,u]=b(null),{once:d}=C(),$=()=>d(async()=>{let m=await n({before:l??""},{where:t});r(h=>[...h,...m.matches.filter(f=>!bs(f.table??""))]),c(m.before)});return x(()=>{$()},[]),a.length===0?null:i`<section>
		<h2>${o("page.records.all")}</h2>
		<ol class="matches">${a.map(m=>{let h=`${m.table} ${m.match} ${m.ended}`;return i`<${bv} key=${h} match=${m} id=${e} onfair=${()=>u(m)} />`})}</ol>
		${l||s?i`<p class="row">
				${l?i`<${k} onclick=${$} say=${o("page.records.more")} />`:null}${s}</p>`:null}
		${p?i`<${W} title=${o("page.fair")} onclose=${()=>u(null)}>
					<${va} table=${p.table} match=${p.match} />
				<//>`:null}
	</section>`}var yv=4;function bv({match:e,id:t,onfair:n}){let s=e.chairs.find(h=>h.player===t),a=e.chairs.filter(h=>h.won).length>1,r=e.cut?"cut":s?s.won?a?"shared":"won":"lost":"over",l=e.chairs.filter(h=>h!==s).map(it),c=e.chairs.filter(h=>h.player&&!Ee(h.player)),{busy:p,once:u}=C(),d=()=>ys(e.table??"",c.map(h=>h.player??"")),$=Gu(e.table??"",e.match),m=[s?.hints?o("page.records.hints",{n:s.hints,often:s.hints<yv*Math.max(1,e.deals)?"no":"yes"}):"",s?.undone?o("page.records.undone",{n:s.undone}):"",s?.away?o("page.records.away"):"",s?.brought?o("page.records.brought"):"",e.house?o("page.home.house"):""].filter(Boolean);return i`<li data-result=${r}>
		<p class="what"><b>${Pe(e.variant)}</b> ${o("page.records.with",{names:L(l)})}
			<span class="soft small">${Q(e.ended)}${m.length>0?` · ${m.join(", ")}`:""}</span></p>
		<p class="result"><span class=${`outcome-${r}`}>${o(`page.records.result.${r}`)}</span>
			<span class="score">${e.chairs.map((h,f)=>{let g=h===s?"self":"",y=f>0?" : ":"";return i`${y}<span key=${h.seat} class=${g} title=${it(h)}>${S(h.points)}</span>`})}</span>
			<span class="soft small">${o("page.records.length",{n:e.deals})}</span></p>
		${e.table?i`<p class="doings">
				${e.deals>0?i`<a href=${`/replay/${e.table}/${e.match}/0`}>${o("page.records.replay")}</a>`:null}
				<a href=${$} download=${`${e.table}-${e.match}.99.jsonl`}>${o("page.records.export")}</a>
				<button type="button" class="link" onclick=${n}>${o("page.fair.short")}</button>
				<a href=${`/t/${e.table}`}>${o("page.records.table")}</a>
				${c.length>0?i`<button type="button" class="link" aria-busy=${p} onclick=${()=>u(d)}>
						${o("page.records.again",{names:L(c.map(it))})}
					</button>`:null}</p>`:null}
	</li>`}function vv(e){return e instanceof J&&e.status===400?o("page.import.refused",{text:e.message.replace(/^the record( is refused)?: /,"")}):R(e)}function wv(){let[e,t]=b(""),[n,s]=b(!1),a=N(ws).value?.name,r=async u=>{t("");try{if(u.size>1<<20)throw new de(o("page.import.large"));await ds({match:1,deal:0},{body:u}),await Sd({name:u.name,bytes:u}),Z("/replay/mine/1/0")}catch(d){t(vv(d))}};return i`<section class=${`import ${n?"over-it":""}`} ondragover=${u=>{u.preventDefault(),s(!0)}} ondragleave=${()=>s(!1)} ondrop=${u=>{u.preventDefault(),s(!1);let d=u.dataTransfer?.files[0];d&&r(d)}}>
		<h2>${o("page.import")}</h2>
		<p>${o("page.import.what")}</p>
		<p class="row">
			<${us} say=${o("page.import.choose")} accept=".jsonl,.gz,.zst,.99" ontake=${r} />
			${a?i`<a href="/replay/mine/1/0">${o("page.import.again",{name:a})}</a>`:null}
		</p>
		${e?i`<p class="trouble" role="alert">${e}</p>`:null}
	</section>`}var Sa=(e,t={dateStyle:"long"})=>Q(Date.parse(e),{timeZone:"UTC",...t});function kv({rest:[e]}){let t=e!==void 0&&C$(e)?e:vt();return i`<${xv} key=${t} day=${t} />`}function xv({day:e}){let{value:t,wrong:n}=N(async()=>{let[r]=await Promise.all([hu({day:e}),je()]).catch(l=>{throw un(l)?new de(o("page.daily.none")):l});return r},e,T.value?.id,Wt.value),s=t?.seal?"own":Wt.value?"out":"open",a=i`<p class="soft">${o("page.daily.proof",{cards:s})}</p>`;return i`<main id="main" tabindex="-1" class="daily">
		<header>
			<h1>${o("page.nav.daily")}</h1>
			<p class="soft">${Sa(e,{dateStyle:"full"})}</p>
			<p class="lead">${o("page.daily.about")}</p>
			${t&&t.played.length===0?i`<p>${o("page.daily.premium")}</p>`:null}
			${s==="out"?a:null}
		</header>
		${n?i`<p class="trouble" role="status">${n}</p>`:null}
		<div class="daily-deals">
			${t?.deals.map(r=>i`<${Sv} key=${r.variant} day=${e} deal=${r} />`)}
		</div>
		${t?i`<${zl} ...${t} day=${e} days=${t.played.map(r=>r.day)} of="daily" />`:null}
		${t&&s!=="out"?i`<details><summary>${o("page.fair")}</summary>${a}</details>`:null}
	</main>`}function Sv({day:e,deal:t}){let{busy:n,once:s}=C(),a=()=>s(()=>pd(e,t.variant)),r=Ae.value.find(c=>c.id===t.variant)?.chairs,l=[r&&o("page.players",{n:r}),t.trump&&(t.trump==="none"?o("trump.none"):U(t.trump)),`${o("page.home.level")} ${o(`page.level.${t.bots}`)}`];return i`<section class="daily-deal">
		<h2>${Pe(t.variant)}</h2>
		<p class="soft">${l.filter(Boolean).join(" · ")}</p>
		${t.own?i`<${Av} day=${e} deal=${t} own=${t.own} />`:null}
		${t.lost?i`<p>${o("page.daily.lost")}</p>
				<p><a class="button plain" href=${`/replay/${t.table}/1/0`}>${o("page.daily.replay")}</a></p>`:null}
		${t.own||t.lost?null:i`<p><${k} chief aria-busy=${n} onclick=${a}
				say=${o(t.table?"page.daily.on-with":"page.daily.play")} /></p>
				<p class="soft">${o("page.daily.players",{n:t.players})}</p>`}
	</section>`}var sm=(e,t)=>o("page.daily.own",{you:t,points:S(e.points),n:e.points,made:e.made?"yes":"no"}),Ov=e=>e===Ae.value[0]?.id?"none":Pe(e),am=e=>e.late?o("page.daily.late"):e.players>1?o("page.daily.place",{place:e.place??1,n:e.players}):o("page.daily.alone"),om=({of:e})=>i`<ol class="daily-best">
	${e.map((t,n)=>i`<li key=${n} class=${t.table?"own":""}>
		<span>${S(t.place??0)}.</span> <span>${t.name}</span>
		<span>${t.made?"✓":"✕"}</span> <span>${S(t.points)}</span>
	</li>`)}
</ol>`;function Av({day:e,deal:t,own:n}){let{told:s}=Wn(n.table??"",1,0),a=`/${n.table}/1/0`;return i`<p class="daily-points"><b>${S(n.points)}</b> ${n.made?"✓":"✕"}</p>
		<ul class="daily-done">
			<li>${sm(n,"yes")}</li>
			${t.expert?i`<li>${sm(t.expert,"expert")}</li>`:null}
			<li>${am(t)}</li>
		</ul>
		<p class="turns">
			<a class="button" href=${`/report${a}?seat=0`}>${o("page.daily.report")}</a>
			<a class="button plain" href=${`/replay${a}`}>${o("page.daily.replay")}</a>
		</p>
		${t.best&&t.best.length>1?i`<h3>${o("page.daily.best")}</h3>
				<${om} of=${t.best} />
				${t.near?i`<p class="daily-gap" aria-hidden="true">⋯</p><${om} of=${t.near} />`:null}`:null}
		<${Tv} text=${[o("page.daily.first",{day:Sa(e,{dateStyle:"medium"}),variant:Ov(t.variant)}),Ad(s,0),[o("page.daily.last",{points:S(n.points),n:n.points,made:n.made?"yes":"no"}),...t.players>1&&!t.late?[am(t)]:[]].join(" · "),vn(location.hostname)?"":`${location.origin}/daily/${e}`].filter(Boolean).join(`
`)} />`}function Tv({text:e}){let[t,n]=mo(),s=async()=>await cn(e)?n():M(o("page.link.by-hand"));return i`<h3>${o("page.daily.share")}</h3>
		<pre class="daily-share" tabindex="0">${e}</pre>
		<p class="small soft">${o("page.daily.squares")}</p>
		<p><${k} onclick=${s} say=${o(t?"page.daily.copied":"page.daily.copy")} /></p>`}function zl({of:e,day:t,first:n,days:s,streak:a}){let[r,l]=b(t.slice(0,7)),c=new Map;for(let w of s)c.set(w,(c.get(w)??0)+1);let p=vt(),u=new Date(`${r}-01T00:00Z`),d=Math.round(u.getTime()/864e5),$=new Date(Date.UTC(u.getUTCFullYear(),u.getUTCMonth()+1,0)).getUTCDate(),m=(u.getUTCDay()+6)%7,h=w=>fa(Date.UTC(u.getUTCFullYear(),u.getUTCMonth()+w)/864e5).slice(0,7),f=4,g=Array.from({length:7},(w,v)=>Sa(fa(f+v),{weekday:"short"})),y=(w,v,O,A)=>i`<button type="button" class="button plain" aria-label=${o(O)}
		disabled=${A} onclick=${()=>l(h(w))}>${v}</button>`;return i`<section class="daily-calendar">
		<h2>${o(`page.${e}.calendar`)}</h2>
		<p>${o(`page.${e}.run`,{n:a})}</p>
		<div class="daily-month">
			${y(-1,"‹","page.daily.back",r<=n.slice(0,7))}
			<b aria-live="polite">${Sa(`${r}-01`,{month:"long",year:"numeric"})}</b>
			${y(1,"›","page.daily.on",r>=p.slice(0,7))}
		</div>
		<div class="daily-days" lang=${ae.value}>
			${g.map(w=>i`<span key=${w} class="soft" aria-hidden="true">${w}</span>`)}
			${Array.from({length:$},(w,v)=>{let O=fa(d+v),A=c.get(O)??0,j=v===0?{gridColumnStart:m+1}:{};return!A&&(O<n||O>p)?i`<span key=${O} class="soft" style=${j}>${v+1}</span>`:i`<a key=${O} style=${j} href=${`/${e}/${O}`} data-played=${A}
					aria-current=${O===t?"date":void 0}
					aria-label=${o(`page.${e}.mark`,{day:Sa(O),n:A})}>${v+1}</a>`})}
		</div>
	</section>`}function Mv(){let e=T.value?.sanctions,t=e?.ban??e?.silence,[n,s]=b(!1),[a,r]=b(0),l=N(async()=>t?(await So({})).complaints:[],t,a).value;if(!e||!t||!l)return null;let c=e.ban?e.bannedUntil:e.silencedUntil,p={ends:c?"yes":"no",until:c?Q(c,{dateStyle:"medium",timeStyle:"short"}):"",reason:(e.ban?e.bannedFor:e.silencedFor)??"",answers:"no",contact:""},u=l.find($=>$.appeal===t),d=()=>(s(!1),r(a+1));return i`<div class="unkept row" role="status">
			<p>${e.ban?o("refusal.ban-player",p):o("refusal.silence-player",p)}</p>
			${u?i`<p class="small">${o("page.appeal.state",{answered:u.outcome?"yes":"no"})}</p>`:i`<${k} onclick=${()=>s(!0)} say=${o("page.appeal")} />`}
		</div>
		${n?i`<${jv} onclose=${d} />`:null}`}function jv({onclose:e}){let[t,n]=b(""),{busy:s,once:a}=C(),r=()=>a(async()=>{await Ru({text:t.trim()}),M(o("page.complain.sent")),e()});return i`<${W} title=${o("page.appeal")} onclose=${e} actions=${i`<${k} chief aria-busy=${s}
		disabled=${!t.trim()} onclick=${r} say=${o("page.complain.send")} />`}>
		<p>${o("page.appeal.about")}</p>
		<${z} label=${o("page.appeal.text")} maxlength="300" value=${t} oninput=${n} />
	<//>`}var rm,mr={noise:!0,at:0,hertz:1800,seconds:.06,gain:.12},Un={noise:!1,at:0,hertz:392,seconds:.28,gain:.05},Nv={card:[mr],turn:[Un],call:[0,.22,.9,1.12].map(e=>({...Un,at:e,hertz:523.25,gain:.08})),deal:[0,.07,.14,.21].map(e=>({...mr,at:e,gain:.07})),trick:[{...mr,hertz:700,seconds:.16,gain:.09}],made:[Un,{...Un,at:.16,hertz:523.25,seconds:.45}],best:[392,523.25,659.25,783.99].map((e,t)=>({...Un,at:.13*t,hertz:e,seconds:.7})),stamp:[{...mr,hertz:240,seconds:.11,gain:.3}],lead:[587.33,880].map((e,t)=>({...Un,at:.75+.12*t,hertz:e,seconds:.4,gain:.03})),lost:[{...Un,hertz:246.94,seconds:.4,gain:.04}]},im=e=>(e.played??[]).reduce((t,n)=>t+I(n).length,0);function lm(e,t){if(!e||!t)return[];let n=[];return sn(e,t)?im(t)>im(e)&&n.push("card"):n.push("deal"),t.options&&!e.options&&n.push("turn"),n}function cm(e){let{seat:t,closed:n,points:s=[],made:a=[]}=e;if(t===void 0)return[];let r=s[t]===99||n?.winners.includes(t),l=!r&&yn(e)===t,c=r?["stamp","best"]:a[t]?["stamp","made"]:["lost"];return l?[...c,"lead"]:c}function Gn(e,t=!1){if(!(!E.sound.peek()||document.hidden&&!t)){rm??=new AudioContext;for(let n of Nv[e])Bv(rm,n)}}function Bv(e,{noise:t,at:n,hertz:s,seconds:a,gain:r}){let l=e.currentTime+n,c=new GainNode(e,{gain:0});if(c.gain.setValueAtTime(0,l),c.gain.linearRampToValueAtTime(r,l+.008),c.gain.exponentialRampToValueAtTime(1e-4,l+a),c.connect(e.destination),t){let p=new AudioBuffer({length:Math.ceil(a*e.sampleRate),sampleRate:e.sampleRate}),u=p.getChannelData(0);for(let $=0;$<u.length;$++)u[$]=Math.random()*2-1;let d=new AudioBufferSourceNode(e,{buffer:p});d.connect(new BiquadFilterNode(e,{type:"bandpass",frequency:s,Q:.8})).connect(c),d.start(l)}else{let p=new OscillatorNode(e,{type:"sine",frequency:s});p.connect(c),p.start(l),p.stop(l+a)}}var Oa=(e,t)=>t===void 0?Et(e):o("page.report.bid",{bid:S(t),cards:Et(e)}),fr=e=>e.trick?o("page.report.trick",{n:e.trick}):o(`page.report.at.${e.phase}`),Aa=(e,t)=>n=>`/replay/${e}/${t}/${n.deal}?step=${n.step}&seat=${n.seat}&hint`;function Ta({of:e,names:t,place:n,one:s,named:a=!1}){return i`<ol class="moments">${e.map(r=>{let l=fr(r),c=s?l:o("page.report.where",{deal:r.deal+1,when:l}),p=o("page.report.instead",{act:Oa(r.act,r.bid),better:Oa(r.better,r.betterBid)}),u=Ht(r.why).join(" "),d=Ko(r);return i`<li key=${`${r.deal} ${r.step}`}><a href=${n(r)}>
			<span class="moment-where">${a?`${t[r.seat]} · `:""}${c}</span>
			<span class="moment-said">${le(p)}</span>
			<span class="moment-lost score" aria-label=${o("page.report.points",{n:S(r.lost/He,1)})}>
				−${S(r.lost/He,1)}
			</span>
			${u?i`<span class="moment-why">${le(u)}</span>`:null}
			${d?i`<span class="moment-why small soft">${d}</span>`:null}
		</a></li>`})}</ol>`}function Ma({at:e,names:t,label:n,foot:s,me:a=-1,ends:r=[],from:l=[]}){let[c,p,u]=[470,210,104],d=[...l,...e.flat()],[$,m]=[Math.min(0,...d),Math.max(1,...d)],h=y=>34+y*(c-u-34)/Math.max(1,e.length),f=y=>p-22-(y-$)*(p-34)/(m-$),g=Pv((e[e.length-1]??[]).map(f),20);return i`<figure class="course"><svg viewBox=${`0 0 ${c} ${p}`} role="img" aria-label=${n}>
		<${pm} low=${$} high=${m} y=${f} to=${c-u} />
		${r.map(y=>i`<line key=${y} class="end" x1=${h(y)} x2=${h(y)} y1="6" y2=${p-22} />`)}
		${t.slice(0,e[0]?.length??0).map((y,w)=>i`<g key=${w} class=${w===a?"self":""} data-line=${w}>
				<polyline points=${[`${h(0)},${f(l[w]??0)}`,...e.map((v,O)=>`${h(O+1)},${f(v[w]??0)}`)].join(" ")} />
				<text x=${c-u+8} y=${(g[w]??0)+5}>${y.length>11?`${y.slice(0,10)}…`:y}</text>
			</g>`)}
		<text class="axis" x=${h(e.length)} y=${p-4} text-anchor="end">${s}</text>
	</svg></figure>`}function pm({low:e,high:t,y:n,to:s,said:a=S}){let r=Ev(t-e),l=Math.ceil(e/r);return Array.from({length:Math.floor(t/r)-l+1},(p,u)=>(l+u)*r).map(p=>i`<g key=${p}>
			<line class=${p===0?"base":"grid"} x1="34" x2=${s} y1=${n(p)} y2=${n(p)} />
			<text x="28" y=${n(p)+5} text-anchor="end">${a(p)}</text>
		</g>`)}function um({of:e,last:t,label:n,foot:s,all:a,most:r,said:l=S,banded:c}){let[p,u,d]=[470,230,34],$=r??Math.max(1,...e.map(v=>v.mean),Math.min(...e.map(v=>v.high)),a*2),m=Math.min(0,...e.map(v=>v.mean)),h=v=>Math.min($,Math.max(m,v)),f=v=>d+v*(p-d-6)/Math.max(1,t),g=v=>u-24-(h(v)-m)*(u-36)/($-m),y=v=>f((v.from-1+v.to)/2),w=v=>e.map(O=>`${y(O)},${g(O[v])}`);return i`<figure class="course band"><svg viewBox=${`0 0 ${p} ${u}`} role="img" aria-label=${n}>
		${c?i`<polygon class="interval" points=${[...w("high"),...w("low").reverse()].join(" ")} />`:null}
		<${pm} low=${m} high=${$} y=${g} to=${p-6} said=${l} />
		<line class="all" x1=${d} x2=${p-6} y1=${g(a)} y2=${g(a)} />
		<g class="self"><polyline points=${e.map(v=>`${y(v)},${g(v.mean)}`).join(" ")} />
			${e.map(v=>i`<circle key=${v.from} cx=${y(v)} cy=${g(v.mean)} r="3.5" />`)}</g>
		<text class="axis" x=${p-6} y=${u-4} text-anchor="end">${s}</text>
	</svg></figure>`}function Ev(e){let t=e/4,n=10**Math.floor(Math.log10(t));return([1,2,5,10].find(s=>s*n>=t)??10)*n}function Pv(e,t){let n=e.map((r,l)=>l).sort((r,l)=>(e[r]??0)-(e[l]??0)),s=[...e];n.forEach((r,l)=>{let c=n[l-1];c!==void 0&&(s[r]=Math.max(s[r]??0,(s[c]??0)+t))});let a=Math.max(0,Math.max(...s)-202);return s.map(r=>r-a)}var Hl=(e,t="")=>N(async()=>(await oe(()=>gu({table:e})))?.scores??[],e,t).value;function dm({table:e,names:t,about:n="",view:s,me:a}){let r=Hl(e,s?`${s.deal} ${s.phase==="over"}`:"");return r?i`${n?i`<p class="soft">${n}</p>`:null}
		<${Kl} scores=${r} names=${t} me=${a??s?.seat} end=${s?.end} />`:null}function hr(e,t,n){if(t)return o("page.scores.deals",{n:t});if(!e)return" ";let{game:s,rubber:a}=e,r=s.target?o("page.scores.to",{n:s.target}):o("page.scores.deals",{n:s.deals});return n?n>1?`${r} · ${o("page.scores.rubber.games",{n})}`:r:a.wins?`${r} · ${o("page.scores.rubber.first",{n:a.wins})}`:a.games?`${r} · ${o("page.scores.rubber.games",{n:a.games})}`:r}function gr(e){let t=[];for(let n of e)(t[n.game]??=[]).push(n);return t.filter(n=>n)}var Cv=4;function Kl({scores:e,names:t,me:n=-1,end:s,onpick:a}){if(e.length===0)return i`<${Dv} names=${t} />`;let r=gr(e),l=e[0]?.points.length??0,c=t.map((d,$)=>$).slice(0,l),p=e.some(d=>d.made.some(Boolean)),u=["declare","reveal"].filter(d=>e.some($=>$.premium.some(m=>m.startsWith(d))));return i`<div class="score-sheet" data-hands=${l}>
		<${se} label=${o("score.title")}><table class="book running-score">
			<caption class="unseen">${o("score.title")}</caption>
			<thead><tr>
				<th scope="col" rowspan="2"><span class="unseen">${o("page.scores.deal")}</span></th>
				<th scope="col" rowspan="2" class="trump-column"><span>${o("col.trump")}</span></th>
				<th scope="col" rowspan="2" class="dealer-column">${o("page.scores.dealer")}</th>
				${c.map(d=>i`<th key=${d} scope="colgroup" colspan="2" class="hand-column">${t[d]}</th>`)}
			</tr><tr class="kinds">
				${c.map(d=>i`<${jp} key=${d}>
						<th scope="col" class="gained">${o("page.scores.gained")}</th>
						<th scope="col" class="stands">${o("page.scores.stands")}</th>
					<//>`)}
			</tr></thead>
			${r.map((d,$)=>i`<${Rv} key=${$} game=${d} alone=${r.length===1} names=${t} seats=${c}
					onpick=${a} />`)}
			${r.length>1||s?.rubber?i`<${Wv} games=${r} seats=${c} end=${s} />`:null}
		</table><//>
		${p||u.length?i`<p class="small soft legend">
					${p?i`<span><span class="dot" aria-hidden="true"></span> ${o("page.scores.made")}</span>`:null}
					${u.map(d=>i`<span key=${d} class="of-gained">
							<sup>${o(`offer.letter.${d}`)}</sup> ${ks(d)}
						</span>`)}
				</p>`:null}
		${e.length>=Cv?i`<${Ul} games=${r} names=${t} me=${n} />`:null}
	</div>`}function Dv({names:e}){return i`<${se}><table class="book running-score unwritten">
			<thead><tr>${e.map((t,n)=>i`<th key=${n} scope="col" class="hand-column">${t}</th>`)}</tr></thead>
			<tbody><tr>${e.map((t,n)=>i`<td key=${n}>${S(0)}</td>`)}</tr></tbody>
		</table><//>
		<p class="soft">${o("page.scores.none")}</p>`}var Lv=({n:e})=>i`<button type="button" class="link" aria-label=${o("page.scores.look",{n:e})}>${e}</button>`;function Rv({game:e,alone:t,names:n,seats:s,onpick:a}){let r=e[e.length-1],l=r?.closed;return i`<tbody>
		${t?null:i`<${$m} n=${s.length} text=${o("page.scores.game",{n:(r?.game??0)+1})} />`}
		${e.map(c=>i`<tr key=${c.deal} class=${a?"pickable":""} onclick=${a&&(()=>a(c.deal))}>
				<th scope="row">${a?i`<${Lv} n=${c.deal+1} />`:c.deal+1}</th>
				<td class="trump-column"><${he} trump=${c.trump} /><span class="unseen">${U(c.trump)}</span></td>
				<td class="dealer-column">${n[c.dealer]}</td>
				${s.map(p=>i`<${_v} key=${p} score=${c} seat=${p} />`)}
			</tr>`)}
		${l&&l.bonus.some(c=>c)?i`<${ja} class="bonus" text=${i`<${_e} of="bonus">${o("page.scores.bonus")}<//>`} seats=${s}
						of=${c=>l.bonus[c]?S(l.bonus[c]):"–"} />
					<${ja} class="sum" text=${o("page.scores.with")} seats=${s} winners=${l.winners}
						of=${c=>S((r.totals[c]??0)+(l.bonus[c]??0))} />`:null}
	</tbody>`}var $m=({n:e,text:t})=>i`<tr class="game-head">
	<th scope="rowgroup" colspan=${2+2*e}>${t}</th><td class="dealer-column"></td>
</tr>`;function ja({text:e,seats:t,of:n,winners:s,class:a}){let r=l=>s?i`<span class=${s.includes(l)?"won-it":""}>${n(l)}</span>`:n(l);return i`<tr class=${a}>
		<th scope="row" colspan="2">${e}</th><td class="dealer-column"></td>
		${t.map(l=>i`<td key=${l} colspan="2">${r(l)}</td>`)}
	</tr>`}function _v({score:e,seat:t}){let n=e.made[t]??!1,s=e.premium[t]??"",a=s.startsWith("reveal")?"reveal":"declare",r=i`<span class="dot" aria-hidden="true"></span><span class="unseen"> ${o("made.short")}</span>`;return i`<td class="gained">
			${S(e.points[t]??0)}
			${s?i`<sup title=${ks(s)}>${o(`offer.letter.${a}`)}</sup>`:null}
		</td>
		<td class="stands">${S(e.totals[t]??0)}<span class="tick">${n?r:null}</span></td>`}function Wv({games:e,seats:t,end:n}){let s=e.map(p=>p[p.length-1]).filter(p=>p!==void 0),a=p=>s.reduce((u,d)=>u+(d.totals[p]??0)+(d.closed?.bonus[p]??0),0),r=p=>s.filter(u=>u.closed?.winners.includes(p)).length,l=p=>n?.rubber?.[p]||"–",c=p=>S(n&&!n.cut?n.totals[p]??0:a(p));return i`<tfoot>
		<${$m} n=${t.length} text=${o("page.scores.together")} />
		<${ja} text=${o("page.scores.wins")} seats=${t} of=${p=>r(p)||"–"} />
		${n?.rubber?i`<${ja} text=${i`<${_e} of="rubber">${o("page.scores.rubber")}<//>`} seats=${t} of=${l} />`:null}
		<${ja} class="sum" text=${o("page.scores.all")} seats=${t} of=${c} winners=${n?.winners??[]} />
	</tfoot>`}function Jl(e){let t=[],n=[],s=[];for(let a of e){for(let r of a)t.push(r.totals.map((l,c)=>l+(s[c]??0)+(r.closed?.bonus[c]??0))),r.closed&&n.push(t.length);s=t[t.length-1]??s}return{at:t,ends:n}}function Ul({games:e,names:t,me:n}){let{at:s,ends:a}=Jl(e);return i`<${Ma} at=${s} names=${t} me=${n} ends=${a.slice(0,-1)} label=${o("page.scores.course")}
		foot=${o("page.scores.deals",{n:s.length})} />`}var[kt,yr]=[1080,1350],[Gl,br,vr,xt]=[350,1266,48,96],Ce={leaf:"#fbf6ea",ink:"#24201a",rule:"#cdbf9f",accent:"#b8371a",felt:"#f1e9d6",soft:"#b9c8bd",card:"#fffaee",cardEdge:"#cfc3a8",red:"#b8261b",black:"#221e1a",shade:"rgb(0 0 0 / 0.35)"},Iv=[[],[16,9],[5,8],[26,9,5,9],[30,14]],Vt=(e,t,n)=>`${e} ${t}px ${n==="title"?'"Alegreya", Palatino, serif':'"Alegreya Sans", sans-serif'}`;function wr(e,t,n){let s=[];for(let a of t.split(" ")){let r=s.at(-1),l=`${r} ${a}`;r!==void 0&&e.measureText(l).width<=n?s[s.length-1]=l:s.push(a)}return s}function Vl(e,t,n){if(e.measureText(t).width<=n)return t;let s=Array.from(new Intl.Segmenter().segment(t),a=>a.segment);do s.pop();while(s.length>1&&e.measureText(`${s.join("")}…`).width>n);return`${s.join("")}…`}function mm(e){let t=document.body.appendChild(document.createElement("i"));t.style.color=`var(${e})`;let{color:n}=getComputedStyle(t);return t.remove(),n}function kr(e,t,n,s=Ce.ink){e.fillStyle=s,e.fillRect(xt,t,kt-2*xt,n)}function hm(e,t){e.save(),e.shadowColor=Ce.shade,e.shadowBlur=26,e.shadowOffsetY=9,t(),e.restore()}function fm(e,t,{x:n,y:s,turn:a}){let r=new Path2D(document.querySelector(`#pip-${t} path`)?.getAttribute("d")??"");e.save(),e.translate(n,s),e.rotate(a),e.scale(1.85,1.85),e.beginPath(),e.roundRect(-50,-70,100,140,4.5),e.fillStyle=Ce.card,hm(e,()=>e.fill()),e.lineWidth=.6,e.strokeStyle=Ce.cardEdge,e.stroke(),e.fillStyle=t==="H"?Ce.red:Ce.black;let l=(c,p,u,d=!1)=>{e.save(),e.translate(c-50,p-70),e.scale(u/100,(d?-u:u)/100),e.translate(-50,-50),e.fill(r),e.restore()};for(let[c,p]of Lp[9]??[])l(c,p,20,p>70);e.textAlign="center",e.font=Vt("700",31,"text");for(let c=0;c<2;c++)e.fillText("9",-38.25,-43.5),l(11.75,40.5,16),e.rotate(Math.PI);e.restore()}function qv(e,{title:t,winner:n}){e.fillStyle=mm("--felt"),e.fillRect(0,0,kt,yr),e.fillStyle=mm("--felt-deep"),e.fillRect(0,br,kt,yr-br),e.fillStyle=Ce.leaf,hm(e,()=>e.fillRect(vr,Gl,kt-2*vr,br-Gl+24)),fm(e,"S",{x:812,y:206,turn:-.14}),fm(e,"H",{x:930,y:214,turn:.1}),e.fillStyle=Ce.soft,e.font=Vt("400",32,"text"),e.fillText(Vl(e,t,600),vr,92),e.fillStyle=Ce.felt,Fv(e,n,640),e.fillStyle=Ce.soft,e.font=Vt("400",28,"text"),e.textAlign="center",e.fillText(`Ninety-Nine · ${o("page.picture.by")}`,kt/2,yr-24),e.textAlign="left"}function Fv(e,t,n){let s=$=>(e.font=Vt("500",$,"title"),wr(e,t,n)),a=$=>{let m=s($);return m.length*$<=186&&m.every(h=>e.measureText(h).width<=n)},r=[88,62].find(a)??46,l=s(r).length,c=n;for(;c>0&&wr(e,t,c-8).length===l;)c-=8;let p=wr(e,t,c).slice(0,4),u=r*1.06,d=218+r*.3-(p.length-1)*u/2;p.forEach(($,m)=>e.fillText(Vl(e,$,n),vr,d+u*m))}function gm(e,t){e.strokeStyle=t===0?Ce.accent:Ce.ink,e.lineWidth=t===0?7:4,e.lineJoin="round",e.setLineDash(Iv[t]??[]),e.stroke(),e.setLineDash([])}function zv(e,{places:t},n){kr(e,n,6,Ce.accent),kr(e,n+11,2,Ce.accent);let s=58;return t.forEach(({name:a,total:r},l)=>{let c=n+70+s*l;e.fillStyle=Ce.ink,e.font=Vt(l===0?"700":"400",42,"text"),e.fillText(Vl(e,a,600),xt,c),e.textAlign="right",e.fillText(S(r),kt-xt,c),e.textAlign="left",e.beginPath(),e.moveTo(kt-xt-330,c-13),e.lineTo(kt-xt-170,c-13),gm(e,l),kr(e,c+15,1.5,Ce.rule)}),n+70+s*t.length}function Hv(e,{course:{at:t},places:n},s,a){let r=t.flat(),[l,c]=[Math.min(0,...r),Math.max(1,...r)],p=d=>xt+d*(kt-2*xt)/Math.max(1,t.length),u=d=>a-(d-l)*(a-s)/(c-l);kr(e,u(0),2,Ce.rule),n.forEach(({seat:d},$)=>{e.beginPath(),e.moveTo(p(0),u(0)),t.forEach((m,h)=>e.lineTo(p(h+1),u(m[d]??0))),gm(e,$)})}function Kv(e,{facts:t}){e.font=Vt("400",34,"text");let n=t.slice(0,4).flatMap(a=>wr(e,a,kt-2*xt-34).map((r,l)=>({line:r,i:l}))),s=br-28-46*(n.length-1);return n.forEach(({line:a,i:r},l)=>{let c=s+46*l;e.fillStyle=Ce.accent,r===0&&e.fill(Jv(xt+9,c-11,10)),e.fillStyle=Ce.ink,e.fillText(a,xt+34,c)}),s-60}var Jv=(e,t,n)=>new Path2D(`M${e-n} ${t}L${e} ${t-n}L${e+n} ${t}L${e} ${t+n}Z`);async function ym(e){let t=[Vt("500",88,"title"),Vt("400",34,"text"),Vt("700",42,"text")];await Promise.all(t.map(l=>document.fonts.load(l)));let n=document.createElement("canvas");[n.width,n.height]=[kt,yr];let s=n.getContext("2d");qv(s,e);let a=zv(s,e,Gl+44),r=Kv(s,e);return r-a>120&&Hv(s,e,a+40,r-6),new Promise((l,c)=>n.toBlob(p=>p?l(p):c(new Error("no picture"))))}function Uv(e,t){let n=Math.max(...e);return n>=t?{seat:e.indexOf(n),n}:void 0}function Gv(e,t){let[n,s]=[0,0];for(let a of e)s=Math.max(s,n=a.made[t]?n+1:0);return s}function Vv(e,t,n){let s=n.map(f=>f.seat).sort((f,g)=>f-g),a=(f,g)=>Uv(s.map(f),g),r=f=>t[s[f]??-1]??"",l=[],c=a(f=>Math.max(...e.map(g=>g.points[f]??0)),1);if(c){let f=e.findIndex(g=>g.points[s[c.seat]??-1]===c.n)+1;l.push(o("page.best.deal",{name:r(c.seat),n:c.n,deal:f}))}let p=a(f=>Gv(e,f),2);p&&l.push(o("page.best.run",{name:r(p.seat),n:p.n}));let u=a(f=>e.filter(g=>g.premium[f]&&g.made[f]).length,1);u&&l.push(o("page.best.premiums",{name:r(u.seat),n:u.n}));let d=e.filter(f=>s.every(g=>f.made[g])).length;d&&l.push(o("page.best.all",{n:d}));let[$,m]=n,h=$&&m?$.total-m.total:0;return h>0&&l.push(o("page.best.ahead",{name:$?.name??"",n:h})),l}function Zl({scores:e,end:t,names:n,title:s,winner:a}){let r=gr(e),l=t.totals.map((c,p)=>{let u=r.reduce((d,$)=>d+($.at(-1)?.closed?.bonus[p]??0),t.rubber?.[p]??0);return{seat:p,total:c,bonus:u,name:n[p]??""}});return l.sort((c,p)=>p.total-c.total),{title:s,winner:a,places:l,facts:Vv(e,n,l),course:Jl(r)}}var Zv=({title:e,winner:t,places:n,facts:s})=>[e,t,L(n.map(a=>`${a.name} ${S(a.total)}`)),...s].join(`
`);async function Ql(e){let t=new File([await ym(e)],"ninety-nine.png",{type:"image/png"});if(navigator.canShare?.({files:[t]}))return navigator.share({files:[t],title:e.title}).catch(n=>{if(n.name!=="AbortError")throw n});Mt(t,t.name)}var Qv=3;function Yv({table:e,match:t,names:n,seat:s}){let{told:a,wrong:r}=Wn(e,t,void 0);if(r)return null;let{judged:l=0,of:c=0,rough:p=0}=a??{},u=(a?.deals??[]).flatMap(d=>d.mistakes).sort((d,$)=>$.lost-d.lost).slice(0,Qv);return i`<section class="decided">
		<h3>${o("page.last.decided")}</h3>
		${!a||$t(a)?i`<p class="soft judging" style=${{"--far":c?(l-p)/c:0}}>
				${a?.of?Fo(a):""}
			</p>`:u.length?i`<${Ta} of=${u} names=${n} place=${Aa(e,t)} one=${!1} named=${!0} />`:i`<p class="soft">${o("page.last.clean")}</p>`}
		<p><a href=${`/report/${e}/${t}${s===void 0?"":`?seat=${s}`}`}>${o("page.last.report")}</a></p>
	</section>`}function bm({table:e,match:t,at:n,view:s,names:a,players:r,variant:l,winner:c,onclose:p}){let u=Hl(e),[d,$]=b(""),{end:m,seat:h}=s,f=`${l} · ${Q(n,{dateStyle:"long"})}`,g=u&&m&&Zl({scores:u,end:m,names:a,title:f,winner:c}),y=async O=>$(o(await cn(Zv(O))?"page.link.copied":"page.copy.not")),w=O=>Ql(O).catch(A=>$(R(A))),v=g&&i`<p class="soft" role="status">${d}</p>
		<${k} onclick=${()=>y(g)} say=${o("page.copy")} />
		<${k} chief onclick=${()=>w(g)} say=${o("page.share")} />`;return i`<${W} title=${o("page.last")} broad onclose=${p} actions=${v}>
		${g?i`<div class="last-page">
				<p class="small soft">${f}</p>
				<p class="winner">${c}</p>
				<div class="brought">
					<table class="book final"><tbody>
						${g.places.map(O=>i`<tr key=${O.seat} class=${O.seat===h?"self":""}>
							<th scope="row"><${wt} player=${r[O.seat]} name=${O.name} /></th><td>
								<${zo} total=${O.total} bonus=${O.bonus} /> ${S(O.total)}</td>
						</tr>`)}
					</tbody></table>
					${u.length>1?i`<${Ul} games=${gr(u)} names=${a} me=${h??-1} />`:null}
				</div>
				<div class="remembered">
					<ul class="bests">${g.facts.map(O=>i`<li key=${O}>${O}</li>`)}</ul>
					<${Yv} table=${e} match=${t} names=${a} seat=${h} />
				</div>
			</div>`:i`<p class="soft" role="status">${o("page.opening")}</p>`}
	<//>`}function vm(e,t,n){let s=ke(e.bid??0,n);return o("outcome.own",{bid:s,won:e.won?.[t]??0,points:e.points?.[t]??0})}function wm(e,t){let n=(e.won?.[t]??0)-(e.bid??0);return e.made?.[t]||!n?"":o("outcome.off",{n:Math.abs(n),over:n>0?"yes":"no"})}function Xv(e,{bid:t,won:n,worth:s}){let a=yt(s),r=e.map(u=>a[be(u)]??0),l=r.length&&r.reduce((u,d)=>u+d,0)===t,c=0,p=(l?r:[t]).map(u=>Array.from({length:u},()=>c++<n?"won":"open"));return n>t&&p.at(-1)?.push(...new Array(n-t).fill("extra")),p}function ew({view:e,seat:t,variant:n}){let s=Ge(I(e.aside),ge),a=e.won?.[t]??0,l=e.bid===0&&a>0&&e.made?.[t]&&n?.score.zeroOrAll?In(n):e.bid??0,c=Xv(s,{bid:l,won:a,worth:n?.worth??""}),p=0,u=d=>i`<span class="bid-marks">
		${d.map($=>i`<i key=${p} class=${$} style=${{"--fall":p++}}></i>`)}
	</span>`;return i`<div class="met" aria-hidden="true" style=${{"--falls":Math.max(l,a,1)}}>
		${s.map((d,$)=>i`<div key=${d} class="turning" style=${{"--turn":$}}>
			<span class="face"><${fe} card=${d} /></span><span class="back"><${fe} face="down" /></span>
			${c.length===s.length?u(c[$]??[]):null}
		</div>`)}
		${c.length===s.length?null:c.map(u)}
	</div>`}function tw({view:e,names:t,variant:n}){let{seat:s}=e;if(s===void 0||e.bid===void 0)return i`<p class="outcome">${km(e,t)}</p>`;let a=e.made?.[s]??!1,r=wm(e,s),l=vm(e,s,n).replace(/ (?=\S+$)/u," ");return i`<p class=${`outcome own-${a?"made":"failed"}`}>
		<b aria-hidden="true">${a?"✓":"✕"}</b> ${l}
		${r?i` <span class="off">${r}</span>`:null}
	</p>`}function km(e,t){let n=t.filter((s,a)=>e.made?.[a]);return o("page.over.makers",{names:L(n),n:n.length})}var xr=({view:e,names:t,won:n})=>e.end?.rubber?il(e,t):n||rl(e,t);function nw(e){let{view:t,names:n,variant:s}=e,{seat:a}=t,l=a!==void 0&&t.bid!==void 0?[vm(t,a,s),wm(t,a)]:[km(t,n)],c=xr(e),p=xm(t,n),u=xs(p.map(([h])=>h)),d=L(p.map(([,h],f)=>`${u[f]} ${S(h)}`)),$=L(xs(n).map((h,f)=>`${h} ${S(t.points?.[f]??0)}`)),m=c?[c,`${d}.`]:[o("outcome.scores",{points:$,totals:d}),ll(t,n,yn(t)),ol(t)];return[...l,...m].filter(Boolean).join(" ")}var sw=({end:e,closed:t,totals:n})=>e?.totals??n.map((s,a)=>t?(t.totals[a]??s)+(t.bonus[a]??0):s);function xm(e,t){let n=(s,a)=>{let{totals:r=[],bonus:l=[]}=e.closed??{};return s===(r[a]??0)+(l[a]??0)?l[a]??0:0};return sw(e).map((s,a)=>[t[a]??"",s,n(s,a)]).sort((s,a)=>a[1]-s[1])}function aw({title:e,view:t,names:n}){return i`<div class="printed">
		<${Ed} />
		<p class="outcome winner">${e}</p>
		<p class="standing">
			${xm(t,n).map(([s,a,r])=>i`<span key=${s}>${s} <b>${S(a)}</b>${" "}
				<${zo} total=${a} bonus=${r} /></span>`)}
		</p>
	</div>`}function Sr(e){let{view:t,names:n,variant:s,won:a,day:r=!1,hands:l}=e,{seat:c,bid:p,aside:u}=t,d=Nd(t,l,a!==""&&!r),$=xr(e),m=c!==void 0&&p!==void 0&&u!==void 0;return i`<header class="moment" data-what=${d}>
		${$&&!r?i`<${aw} title=${$} view=${t} names=${n} />`:null}
		${m&&(!$||r)?i`<${ew} view=${t} seat=${c} variant=${s} />`:null}
		<div class="outcomes">
			${$&&r?i`<p class="outcome winner">${$}</p>`:null}
			<${tw} ...${e} />
		</div>
		${$&&!r?null:i`<${Bd} what=${d} />`}
	</header>`}var ow=600;function Sm(e,t,n){let[s,a]=b(e&&!ss()&&!document.hidden);return x(()=>{if(!e)return;E.spoken.peek()||M(nw(t),!0);let r=new AbortController,l=u=>{let d=u instanceof KeyboardEvent?u.key:"",$=u?.target;(d===" "||d==="Enter")&&!$?.closest("button, a, input, dialog")&&u?.preventDefault(),r.abort(),a(!1)},c=setTimeout(()=>cm(t.view).forEach(u=>Gn(u)),s?n-100:0),p=setTimeout(l,n+ow+nl);for(let u of s?["pointerdown","keydown","visibilitychange"]:[])document.addEventListener(u,l,{capture:!0,signal:r.signal});return()=>(clearTimeout(p),clearTimeout(c),r.abort())},[]),s}var Yl=(e,{table:t="mine",match:n,deal:s,step:a})=>`/whatif/${e}?of=${t}&match=${n}&deal=${s}&step=${a}`;function Na(e,{day:t,from:n,event:s,boards:a},r=0){if(s&&r>=(a?.length??1)){let c={href:`/event/${s}`,text:o("page.event.to")};return{title:c.text,lost:"",played:c,givenUp:c}}if(n){let{table:c="mine",match:p,deal:u,step:d}=n;return{title:o("page.whatif"),lost:o("page.whatif.given.up"),played:{href:Yl(e,n),text:o("page.whatif.compare")},givenUp:{href:`/replay/${c}/${p}/${u}?step=${d}`,text:o("page.replay")}}}if(!t)return;let l={href:`/daily/${t}`,text:o("page.daily.others")};return{title:o("page.nav.daily"),lost:o("page.daily.lost"),played:l,givenUp:l}}function Xl({table:e,message:t,names:n}){let s=t.table.ask,{seat:a}=t;if(t.table.paused&&a!==void 0&&!t.table.chairs[a]?.ready)return i`<p class="proposal">
			<${k} chief onclick=${()=>e.act({do:"resume"})} say=${o("page.resume")} />
		</p>`;if(a!==void 0&&t.table.chairs[a]?.away)return i`<p class="proposal">${o("page.standin")}${" "}
			<${k} chief onclick=${()=>e.act({do:"back"})} say=${o("page.back")} />
		</p>`;if(!s)return null;let l=a!==void 0&&!s.yes.includes(a),c=p=>e.act({do:"answer",on:p,seen:t.seq});return i`<div class="proposal" role=${E.spoken.value?void 0:"alert"}>
		<p>${o(`page.proposes.${s.what}`,{name:n[s.by]??"",you:s.by===a?"yes":"no"})}</p>
		${l?i`<div class="answers">
					<${k} chief onclick=${()=>c(!0)} say=${o("page.agree")} />
				<${k} onclick=${()=>c(!1)} say=${o("page.disagree")} /></div>`:null}
		${s.by===a?i`<div class="answers">
					<${k} onclick=${()=>c(!1)} say=${o("page.withdraw")} />
				</div>`:null}
	</div>`}function rw({table:e,message:t,names:n}){let[s,a]=b(!1),r=e.settled.value.settings,{variant:l="standard",rules:c}=r,p=n.map((u,d)=>d===t.seat?t.table.chairs[d]?.name??u:u);return i`<${k} aria-haspopup="dialog" onclick=${()=>a(!0)} say=${o("page.last")} />
		${s?i`<${bm} table=${e.id} match=${t.table.match} at=${t.at} view=${t.view}
					names=${p} players=${t.table.chairs.map(u=>u.player)}
					variant=${c?.name??o(`variant.${l}`)}
					winner=${cl(t.table.winners,p,-1,r)} onclose=${()=>a(!1)} />`:null}`}var Om={made:1500,failed:950,printed:1250};function Am({table:e,message:t,names:n,variant:s,fresh:a}){let{seat:r}=t,l=r!==void 0&&t.table.chairs[r]?.ready,{view:c}=t,p=t.table.stage==="waiting",u=e.settled.value.settings,{day:d}=u,$=Na(e.id,u,p?t.table.match:0),m=p?cl(t.table.winners,n,r??-1,u):"",h={view:c,names:n,variant:s,won:m,day:d!==void 0},f=xr(h),g=f?"printed":c?.made?.[r??-1]?"made":"failed",y=Sm(a,h,Om[g]),w=y?Om[g]:0,v=Ft("report",e.id),O=Ft("match",e.id),A=e.current.value,j={"--written":`${w}ms`};return i`<div class="over leaf sheeted" data-moves=${y?g:void 0} style=${j}
		onclick=${B=>B.stopPropagation()}>
		<${Xl} table=${e} message=${t} names=${n} />
		<${Sr} ...${h} hands=${t.table.chairs.length} />
		<${Nt} view=${c} names=${n} variant=${s} written=${w} crowned=${f!==""} />
		${r!==void 0&&!O&&Td(t)?i`<${Md} table=${e.id} match=${t.table.match} deal=${c?.deal??0} seat=${r}
					failed=${c?.made?.[r]===!1} />`:null}
		<div class="row">
			${v?i`<a class="button chief" href=${`/report/${e.id}/${t.table.match}?seat=${r}`}>
						${o("way.go.report")}
					</a>`:null}
			${$?i`<a class="button chief" href=${$.played.href}>${$.played.text}</a>`:r===void 0||l?i`<p class="soft">${r===void 0?"":o("page.waiting.others")}</p>`:i`<button type="button" class=${`button ${v?"":"chief"}`}
						disabled=${e.waits.value>0||!A||t.table.paused} onclick=${()=>e.ready()}>
						${o(p?"page.again":"page.next")}
					</button>`}
			${m&&c?.end&&!d&&!v?i`<${rw} table=${e} message=${t} names=${n} />`:null}
			${!v&&(p||t.table.open)?i`<a class="button plain" href=${`/replay/${e.id}/${t.table.match}/${c?.deal??0}`}>
						${o("page.replay")}
					</a>`:null}
		</div>
	</div>`}var Or={luck:"M12 12C7 12 3.5 9.5 5 7s3.8-.5 3.8-.5S8 3.5 10.5 3.5 12 8 12 12C12 7 14.5 3.5 17 5s.5 3.8.5 3.8S20.5 8 20.5 10.5 16 12 12 12C17 12 20.5 14.5 19 17s-3.8.5-3.8.5S16 20.5 13.5 20.5 12 16 12 12C12 17 9.5 20.5 7 19s-.5-3.8-.5-3.8S3.5 16 3.5 13.5 8 12 12 12Z",played:"M4.5 19h15M4.5 16 3.5 7.5l4.7 3.6L12 5l3.8 6.1 4.7-3.6-1 8.5Z",thankyou:"M12 20.5S3.8 15 3.8 9.2a4.1 4.1 0 0 1 8.2-.7 4.1 4.1 0 0 1 8.2.7c0 5.8-8.2 11.3-8.2 11.3Z",ohno:"M11.3 3H4.5v18h6.2l2-4.5-3-4 3-4.5ZM15.5 3h4v18h-5l2-4.5-3-4 3-4.5Z",sorry:"M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17ZM9 9.5v.6M15 9.5v.6M8.3 16c1.9-2.5 5.5-2.5 7.4 0"},Mm=[...Object.keys(Or),"deal","unlucky","moment","thanks"],Tm=2500,jm=({of:e})=>Or[e]?i`<svg class="mark" viewBox="0 0 24 24" aria-hidden="true" focusable="false"><path d=${Or[e]} /></svg>`:null;function Nm({onsay:e}){let[t,n]=b(""),s=P(-1/0);x(()=>{let r=setTimeout(()=>n(""),Tm);return()=>clearTimeout(r)},[t]);let a=(r,l)=>{performance.now()-s.current<Tm||(s.current=performance.now(),n(r),M(l,!0),e(l))};return i`<p class="reactions" role="group" aria-label=${o("page.reactions")}>
		${Object.keys(Or).map(r=>{let l=o(`page.quick.${r}`);return i`<button type="button" key=${r} class=${`button plain ${t===r?"sent":""}`}
				onclick=${()=>a(r,l)} aria-disabled=${t!==""}><${jm} of=${r} /><span>${l}</span></button>`})}
	</p>`}var _s=({remark:e,phrase:t,text:n})=>e?o(`page.remark.${e}`):t&&Mm.includes(t)?o(`page.quick.${t}`):n,iw=e=>Math.min(12e3,4e3+70*e.length);function Bm({said:e}){let[t,n]=b(-1),[s,a]=b(!1),r=_s(e);return x(()=>{if(s)return;let l=setTimeout(()=>n(e.seq),iw(r));return()=>clearTimeout(l)},[e.seq,s]),t===e.seq?null:i`<p class="bubble" aria-hidden="true" onpointerenter=${()=>a(!0)}
		onpointerleave=${()=>a(!1)}><${jm} of=${e.phrase??""} />${r}</p>`}function Em(e,{me:t,since:n}){let s=e.filter(a=>a.at>=n&&a.seat>=0&&(a.by===""||a.by!==t));return new Map(s.map(a=>[a.seat,a]))}function Pm({talk:e,muted:t,onsay:n,onhear:s}){let[a,r]=b(""),l=ao(),c=e.at(-1)?.seq??0,p=P(c),u=P(null);x(()=>u.current?.scrollTo(0,u.current.scrollHeight),[c]);let d=async $=>{$.preventDefault();let m=a.trim();m&&(r(""),await n(m)===void 0&&r(m))};return i`<section class="talk" aria-label=${o("page.talk")}>
		${e.length===0?i`<p class="soft">${o("page.talk.none")}</p>`:null}
		<ol aria-live="polite" tabindex="0" ref=${u} aria-label=${o("page.talk")}>
			${e.map($=>i`<li key=${$.seq} class=${$.seq>p.current?"fresh":""}>
					<time class="soft small">${Q($.at,{timeStyle:"short"})}</time>${" "}
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
			${Mm.map($=>i`<button type="button" key=${$} class="button plain"
				onclick=${()=>n(o(`page.quick.${$}`))}>${o(`page.quick.${$}`)}</button>`)}
		</p>
		<form class="row" onsubmit=${d}>
			<label class="unseen" for=${l}>${o("page.talk.say")}</label>
			<input id=${l} type="text" maxlength="300" autocomplete="off" placeholder=${o("page.talk.say")} value=${a}
				oninput=${$=>r($.target.value)} />
			<button class="button">${o("page.talk.send")}</button>
		</form>
	</section>`}var Cm="ninetynine.complaint",ec=()=>[Le(Cm)??[]].flat(),Dm=e=>re(Cm,e.length>0?JSON.stringify(e):null),lw=10;function Ar({table:e,whom:t,talk:n,onclose:s}){let a=n.filter(f=>f.by===t.id).slice(-lw),[r,l]=b([]),[c,p]=b(""),{busy:u,once:d}=C(),$=()=>d(async()=>{let{complaints:f}=await Lu({table:e,whom:t.id,lines:r,text:c.trim()});Dm([...ec(),...f.map(g=>g.id)]),M(o("page.complain.sent")),s()}),m=(f,g)=>l(g?[...r,f]:r.filter(y=>y!==f)),h=r.length===0&&!c.trim();return i`<${W} title=${o("page.complain.title",{name:t.name})} onclose=${s}
		actions=${i`<${k} chief aria-busy=${u} disabled=${h} onclick=${$}
			say=${o("page.complain.send")} />`}>
		<p>${o("page.complain.about")}</p>
		<div class="stack">${a.map(f=>i`<${Oe} key=${f.seq} label=${_s(f)} checked=${r.includes(f.seq)}
			onchange=${g=>m(f.seq,g)} />`)}
		<${z} label=${o("page.complain.text")} maxlength="300" value=${c} oninput=${p} /></div>
	<//>`}async function Lm(){if(ec().length===0)return;let{complaints:e}=await So({}),t=e.filter(a=>ec().includes(a.id));Dm(t.filter(a=>!a.outcome).map(a=>a.id));let n=t.flatMap(a=>a.outcome??[]);if(n.length===0)return;let s=n.some(a=>a!=="dismiss");M(o("page.complain.outcome",{outcome:s?"act":"none"}))}var Ba=e=>st(()=>nu(e));function cw({name:e,friend:t,follow:n,follower:s,mute:a,block:r}){return r?o("page.player.blocks",{name:e}):`${o("page.player.between",{how:t?"friend":n?"follow":s?"follower":"none",name:e})} ${a?o("page.player.mutes",{name:e}):""}`}var tc=(e,t)=>e[t]?`undo.${t}`:t==="follow"&&e.follower?"back":`do.${t}`,Tr=({met:e=0,last:t=0})=>e?o("page.people.times",{n:e,when:Q(t,{dateStyle:"medium"})}):"",Rm=e=>[e.block?o("page.people.blocked"):e.mute?o("page.people.muted"):"",Tr(e)].filter(Boolean).join(" · ");function pw(){let e=wa.value;return x(()=>()=>{wa.value=null},[It.value.join("/"),T.value?.id]),e?i`<${uw} key=${e.id} of=${e} />`:null}function uw({of:{id:e,name:t}}){let{turn:n,again:s}=Ve(15e3),{value:a,wrong:r}=N(async()=>(await tt()).players.find($=>$.id===e)??{},n),[l,c=""]=It.value,p={tag:"",table:"",...a,id:e,name:t},u=()=>wa.value=null,d=Tr(p);return i`<${W} title=${t} onclose=${u}>
		${r?i`<p class="trouble" role="status">${r}</p>`:null}
		${a?i`<div class="stack player-card">
				<p class="soft">${d}${d?" · ":""}
					<a href=${`/people/${e}`} onclick=${u}>${o("page.player.page")}</a></p>
				<${nc} of=${p} table=${l==="t"?c:p.table} seated=${l==="t"}
					onchange=${s} /></div>`:null}
	<//>`}function nc({of:e,table:t,seated:n=!1,onchange:s}){let[a,r]=b(null),{busy:l,once:c}=C(),{id:p,name:u}=e,d=()=>c(async()=>{if(!t)throw new de(o("page.complain.met"));let{talk:f=[]}=await Dn({table:t}).catch(g=>{if(g instanceof J)return{talk:[]};throw g});r(f)}),$=f=>i`<${k} chief=${f==="follow"&&!e.follow}
		plain=${f!=="follow"||e.friend} aria-busy=${l} say=${o(`page.tie.${tc(e,f)}`)}
		onclick=${()=>c(async()=>(await Ba({player:p,tie:f,on:!e[f]}),s()))} />`,m=f=>i`<${k} chief=${e.friend} plain=${!e.friend} aria-busy=${l} say=${o(f)}
		onclick=${()=>c(()=>ys(t,[p]))} />`,h=n||e.block?null:e.met||e.friend?m(e.met?"page.people.again":"page.people.play"):i`<a class="button plain" href="/">${o("page.records.play")}</a>`;return i`<p role="status">${cw(e)}</p>
		<p class="row">${e.friend?h:null}${e.block?null:$("follow")}${e.friend?null:h}</p>
		<p class="row">${e.block?null:$("mute")}${$("block")}</p>
		<p class="soft small">${o("page.people.private",{name:u})}</p>
		<p class="row apart"><${k} plain aria-busy=${l} onclick=${d} say=${o("page.complain")} /></p>
		${a?i`<${Ar} table=${t} whom=${{id:p,name:u}} talk=${a} onclose=${()=>r(null)} />`:null}`}function _m(e){let{message:t,settings:n}=e,s=t.table.match>0?Na(e.id,n):void 0;return s?i`<div class="waiting leaf">
		<h2>${s.title}</h2>
		<p>${s.lost}</p>
		<p><a class="button chief" href=${s.givenUp.href}>${s.givenUp.text}</a></p>
	</div>`:i`<${mw} ...${e} />`}var Wm=15e3;function dw(e,{eager:t}){let{turn:n}=Ve(Wm),s=t&&!we(e),{value:a,wrong:r}=N(async()=>{if(!s)return;let l=await $s({table:e},{where:"there"});return rn(l.at),l.evenings},e,s,n);return s&&!a&&!r?void 0:a?.[0]??null}var sc=({groupName:e})=>e?o("page.evenings.of",{group:e}):o("page.evenings.open"),Ws=e=>Q(e,{hour:"numeric",minute:"2-digit"}),ac=(e,t)=>L(t>e.length?[...e,o("page.evenings.more",{n:t-e.length})]:e);function $w({of:e}){let{begins:t,late:n,names:s,coming:a}=e,r=bt("there"),l=r<t?t:n,c=Math.max(1,Math.ceil((l-r)/6e4));return i`<h2>${sc(e)}</h2>
		<p>${o("page.evenings.starts",{time:Ws(l),in:Wo(c,"minute")})}</p>
		${a?i`<p>${o("page.evenings.expected",{names:ac(s,a)})}</p>`:null}`}function mw({id:e,message:t,settings:n,host:s,me:a,busy:r,ondo:l,onready:c}){let{table:p,seat:u}=t,d=dw(e,n),$=nt(),m=u===void 0?void 0:p.chairs[u],h=p.chairs.filter(H=>H.player),f=m||a===s?void 0:(h.find(H=>H.player===s)??h[0])?.name,g=p.match>0,y=f?o("page.invited",{name:f}):o(g?"page.waiting.again":"page.waiting"),w=n.audience?o("page.link.for",{audience:n.audience}):void 0,v=Il(p,n.variant??""),O=P(void 0),A=P(Promise.resolve(!0)),j=async H=>{await $.keep()&&(O.current=void 0,await l({do:"sit",seat:H}))},B=()=>A.current=A.current.then(async()=>{let H=await $.keep(),F=T.peek()?.name;return!H||!m||F===(O.current??yw(m.name))?H:(O.current=F,await l({do:"name"}),!0)}),q=async()=>await B()&&c();return d===void 0?i`<div class="waiting leaf" aria-busy="true"></div>`:i`<div class="waiting leaf">
		${d?i`<${$w} of=${d} />`:i`<h2>${y}</h2>`}
		${m?null:i`<${Go} variant=${n.variant??t.view?.variant??""} table=${It.value[1]??""} />
					<${Do} chairs=${p.chairs} name=${$} onsit=${j} busy=${r} />`}
		<ol class="chairs">
			${p.chairs.map((H,F)=>{if(H===m){let rt=p.chairs.every(qe=>qe===m||qe.bot);return i`<${vw} key=${F} chair=${H} name=${$} alone=${rt} onname=${B} ondo=${l} />`}let ce=p.rated&&H.player?v[H.player]??null:void 0;return i`<${ww} key=${F} chair=${H} seat=${F} rating=${ce} seated=${m!==void 0}
					fixed=${d!==null} clears=${s===a&&!d} onsit=${j} ondo=${l} />`})}
		</ol>
		<${gw} id=${e} chairs=${p.chairs} /><${Y$} table=${p} rating=${v[a]} />
		${m&&n.clock?.move?i`<${Jt} what="turn" />`:null}
		${n.rules?i`<${hw} settings=${n} />`:null}
		${(m||s===a)&&!p.locked&&!d?i`<${Pt} invites label=${w} />`:null}
		${s===a&&!d?i`<${kw} table=${p} ondo=${l} />`:null}
		${s!==a&&p.locked?i`<p class="soft">${o("page.locked")}</p>`:null}
		${m?i`<${fw} chairs=${p.chairs} mine=${m} say=${o(g?"page.again":"page.ready")} busy=${r}
				evening=${d!==null} onready=${q} onunready=${()=>l({do:"unready"})} />`:null}
	</div>`}function fw({chairs:e,mine:t,say:n,busy:s,evening:a,onready:r,onunready:l}){return a&&!e.every(c=>c.player||c.bot)?null:t.ready?i`<div class="row"><p class="soft">${bw(e,t.player??"")}</p>
		<${k} plain disabled=${s} onclick=${l} say=${o("page.unready")} /></div>`:i`<${k} chief=${!a} disabled=${s} onclick=${r} say=${n} />`}function hw({settings:e}){let{value:t}=N(()=>fn(e,ae.value),ae.value);return t?.players?i`<p class="soft">${t.players}</p>`:null}function gw({id:e,chairs:t}){let{turn:n,again:s}=Ve(2*Wm),{once:a}=C(),r=!we(e)&&t.some(p=>Ee(p.player)),l=t.map(p=>p.player).filter(p=>p&&!Ee(p)).join(),{value:c}=N(async()=>r&&l?(await tt()).players:[],r,l,n);return c?.filter(p=>p.follower&&!p.follow&&!p.block&&l.includes(p.id)).map(({id:p,name:u})=>i`<p key=${p} class="row" role="status">${o("page.player.between",{how:"follower",name:u})}
			<${k} plain say=${o("page.tie.back")}
				onclick=${()=>a(async()=>(await Ba({player:p,tie:"follow",on:!0}),s()))} /></p>`)}var yw=e=>T.peek()?.name===e?e:e?.replace(/ \d$/,"");function bw(e,t){return e.some(n=>!n.player&&!n.bot)?o("page.waiting.friends"):o("ask.wait",{names:L(e.filter(n=>n.player&&!n.ready&&n.player!==t).map(it))})}function vw({chair:e,name:t,alone:n,onname:s,ondo:a}){return i`<li class="own">
		<form class="who" onsubmit=${l=>(l.preventDefault(),s())}>
			${n?i`<b>${e.name}</b>`:i`<${ut} name=${t} onkeep=${s} />`}
			${n?i` <span class="soft small">${o("you")}</span>`:null}
			${e.ready?i` <span class="ready small">${o("seat.ready")}</span>`:null}
		</form>
		<${k} plain onclick=${()=>a({do:"stand"})} say=${o("page.stand")} />
	</li>`}function ww({chair:e,seat:t,rating:n,seated:s,fixed:a,clears:r,onsit:l,ondo:c}){let{player:p,bot:u}=e,d=[o("page.bot"),hs(e,s)].filter(Boolean).join(" · ");return i`<li>
		<span class="who">
			${p||u?i`<b><${wt} player=${p} name=${it(e)} /></b>`:i`<i class="soft">${o("page.chair.empty")}</i>`}
			${u?i` <span class="soft small" title=${Co(e)}>${d}</span>`:null}
			${n===void 0?null:i` <${ql} rating=${n??void 0} />`}
			${p&&e.ready?i` <span class="ready small">${o("seat.ready")}</span>`:null}</span>
		${!p&&!s?i`<${k} plain onclick=${()=>l(t)} say=${o("page.sit")} />`:null}
		${!p&&s&&!a?i`<${xw} chair=${e} seat=${t} ondo=${c} />`:null}
		${p&&r?i`<span><${k} plain onclick=${()=>c({do:"remove",seat:t})} say=${o("page.chair.clear")} />
					<${k} plain onclick=${()=>c({do:"ban",text:p,on:!0})} say=${o("page.ban")} /></span>`:null}
	</li>`}function kw({table:{locked:e,banned:t=[]},ondo:n}){return i`<div class="row">
		<${k} plain onclick=${()=>n({do:"lock",on:!e})} say=${o(e?"page.unlock":"page.lock")} />
		${t.map(({player:s,name:a})=>i`<button type="button" key=${s} class="button plain" onclick=${()=>n({do:"ban",text:s,on:!1})}>
					${o("page.unban",{name:a||s})}
				</button>`)}
	</div>`}function xw({chair:{bot:e=""},seat:t,ondo:n}){let s=e&&!At.includes(e)?[e,...At]:At,a=r=>n(r?{do:"bot",seat:t,text:r}:{do:"remove",seat:t});return i`<${_} hidden label=${o("page.chair.bot",{n:t+1})} value=${e} onchange=${a}
		options=${[["",o("page.chair.friend")],...te("page.level",...s)]} />`}var Mr=6e4,Ea=10*Mr,[Sw,Fm]=[2e4,6e4],Ow=12,St=D({all:[]}),oc=Be("there")?.id;Xe(()=>{if(oc===Be("there")?.id)return;oc=Be("there")?.id;let{all:e}=St.peek();St.value={all:e.filter(t=>!t.group).map(({mine:t,...n})=>n)}});var zm=()=>St.value.all,Hm=0,Is=()=>`${oc} ${Hm}`;function rc({evenings:e,at:t},n){rn(t),n===Is()&&(St.value={all:e})}async function jr(){if(ne.peek()||Wt.peek()||document.visibilityState==="hidden")return;let e=Is();rc(await $s({},{where:"there"}),e)}function Km(e){Hm++,St.value={all:St.value.all.map(t=>t.id===e.id?e:t)}}var Aw=async({id:e},t)=>Km(await st(()=>Ji({evening:e,coming:t},{where:"there"}),"there",`e/${e}`));async function Tw({id:e}){let t=Is(),n=await Ji({evening:e,coming:!0,here:!0},{where:"there"});if(t===Is())return Km(n),n.table}function Jm(e,t,n,s=!1){let{turn:a}=Ve(t,s);x(()=>{e().catch(()=>{})},[a,t,...n])}var Mw=e=>Q(e,{weekday:"long",day:"numeric",month:"long",hour:"numeric",minute:"2-digit"});function Um(e){let[,t,n=0]=/^(\d+)m(?:\+(\d+)s)?$/.exec(e)??[];return t?o("page.evenings.clock",{minutes:Number(t),seconds:Number(n)}):o("page.home.clock",{clock:e})}var jw=({variant:e,games:t=0,clock:n,groupName:s})=>[s,o(`variant.${e}`),t>0&&o("page.evenings.games",{n:t}),Um(n)].filter(Boolean).join(" · ");function Nw({id:e,begins:t,later:n,...s}){let a=p=>p.replace(/[\\;,]/g,"\\$&"),r=p=>`${new Date(p).toISOString().slice(0,19).replace(/[-:]/g,"")}Z`,c=["BEGIN:VCALENDAR","VERSION:2.0","PRODID:-//Ninety-Nine//EN",...[t,...n].flatMap(p=>["BEGIN:VEVENT",`UID:${e}-${p}@ninetynine`,`DTSTAMP:${r(Date.now())}`,`DTSTART:${r(p)}`,"DURATION:PT1H30M",`SUMMARY:${a(`${o("title")}: ${o(`variant.${s.variant}`)}`)}`,`URL:${$n("/")}`,"END:VEVENT"]),"END:VCALENDAR",""];Mt(new Blob([c.join(`\r
`)],{type:"text/calendar"}),"ninety-nine.ics")}function Bw({coming:e,names:t,mine:n}){let s=n?t.indexOf(T.value?.name??""):-1,a=t.filter((l,c)=>c!==s),r=n?e-1:e;return o(n?"page.evenings.coming.you":"page.evenings.coming",{n:r,names:ac(a,r)})}var Pa=({begins:e,late:t},n)=>n>=e-Ea&&n<t;function ic(e){let[t,n]=b(0),s=bt("there"),a=Math.min(...e.filter(r=>s<r.late).map(({begins:r})=>Math.max(r-Ea,r-Mr*(Math.ceil((r-s)/Mr)-1))));return x(()=>{if(a===1/0)return;let r=setTimeout(()=>n(l=>l+1),a-s);return()=>clearTimeout(r)},[a,t]),s}function Im({begins:e},t){return t>=e?o("page.evenings.on",{time:Ws(e)}):t<e-Ea?Mw(e):o("page.evenings.begins",{time:Ws(e),in:Wo(Math.ceil((e-t)/Mr),"minute")})}var lc=({mine:e,table:t,coming:n})=>e?t!==void 0:n>0;function cc({all:e,now:t,name:n,elsewhere:s=!1,chief:a=!1,within:r=!1,ends:l}){let{busy:c,once:p}=C(),u=$=>p(async()=>($.mine||await n.keep())&&Aw($,!$.mine)),d=e.find(lc);return i`${T.value||s?null:i`<${ut} name=${n} />`}
		<ul class="tables evenings">
			${e.map($=>{let m=Pa($,t),h=a&&$===d;return i`<li key=${$.id}>
					<b>${m?sc($):Im($,t)}</b>
					${m?i`<span>${Im($,t)}</span>`:null}
					<span class="soft">${jw(m||r?{...$,groupName:""}:$)}</span>
					<span>${m&&$.mine&&$.table?o("page.evenings.ready"):Bw($)}</span>
					${m&&$.mine&&!$.table&&t<$.begins?i`<span role="status">${o("page.evenings.soon",{time:Ws($.begins)})}</span>`:null}
					<span class="row">
						${$.mine&&$.table?i`<a class=${`button ${h?"chief":""}`} href=${`/t/${$.table}`}>${o("page.evenings.go")}</a>`:null}
						<${k} plain=${$.mine} chief=${h&&!$.mine} aria-busy=${c} onclick=${()=>u($)}
							say=${o($.mine?"page.evenings.not":t<$.begins?"page.evenings.come":"page.home.sit")} />
						${m?null:i`<${k} plain onclick=${()=>Nw($)} say=${o("page.evenings.calendar")} />`}
						${l?i`<${k} plain onclick=${()=>l($.id)} say=${o("page.operate.act.end-evening")} />`:null}
					</span>
				</li>`})}
		</ul>`}function pc({group:e="",organises:t=!1,name:n}){let s=nt();Jm(async()=>e?jr():void 0,Fm,[T.value?.id]);let a=ic(St.value.all),{busy:r,once:l}=C(),c=e?St.value.all.filter(m=>m.group===e):St.value.all.filter(m=>!Pa(m,a)).slice(0,Ow),[p,u]=b("");if(c.length===0&&!t)return null;let d=()=>l(async()=>{await Du({group:e,evening:p}),u(""),await jr()}),$=m=>Cu({...m,group:e});return i`<section>
		<h2>${o("page.evenings")}</h2>
		<p>${o("page.evenings.about")}</p>
		<${cc} all=${c} now=${a} name=${n??s} within=${e!==""}
			elsewhere=${!e&&St.value.all.some(m=>Pa(m,a))} ends=${t?u:void 0} />
		${c.some(m=>m.mine)?i`<${Jt} what="tonight" />`:null}
		${t?i`<details><summary>${o("page.group.evening")}</summary><${uc} begin=${$} /></details>`:null}
		${p?i`<${Fe} title=${o("page.operate.act.end-evening")} text=${o("page.evenings.end.sure")} busy=${r}
				yes=${o("page.operate.act.end-evening")} onyes=${d} onclose=${()=>u("")} />`:null}
	</section>`}var Ew=()=>[0,1,2,3,4,5,6].map(e=>[String(e),Q(Date.UTC(2026,10,1+e,12),{weekday:"long",timeZone:"UTC"})]),Pw=["5m+5s","10m+10s","20m+20s","120m"];function uc({begin:e,reasoned:t}){let n=Intl.DateTimeFormat().resolvedOptions().timeZone,s={weekday:"3",hour:"20:00",zone:n,variant:"standard",games:3,clock:"10m+10s",bot:"club",reason:""},[a,r]=b(s),l=Y($=>r(m=>({...m,...$}))),{busy:c,once:p}=C();x(()=>{je().catch(()=>{})},[]);let u=$=>{$.preventDefault();let{weekday:m,hour:h,reason:f,...g}=a,[y=0,w=0]=h.split(":").map(Number);p(async()=>{await e({...g,id:"",weekday:Number(m),minute:60*y+w},f),M(o("page.operate.done")),await jr()})},d=Ae.value.map($=>[$.id,o(`variant.${$.id}`)]);return i`<form class="acts" onsubmit=${u}>
		<${_} label=${o("page.operate.weekday")} value=${a.weekday} options=${Ew()}
			onchange=${l("weekday")} />
		<${z} type="time" label=${`${o("page.operate.hour")}${t?"":` (${n})`}`} value=${a.hour} required
			oninput=${l("hour")} />
		${t?i`<${z} label=${o("page.operate.zone")} value=${a.zone} required oninput=${l("zone")} />`:null}
		<${_} label=${o("page.create.variant")} value=${a.variant} options=${d} onchange=${l("variant")} />
		<${X} label=${o("page.operate.games")} value=${a.games} min=${0} max=${100} onchange=${l("games")} />
		${t?i`<${z} label=${o("page.create.clock")} value=${a.clock} required oninput=${l("clock")} />`:i`<${_} label=${o("page.create.clock")} value=${a.clock}
				options=${Pw.map($=>[$,Um($)])} onchange=${l("clock")} />`}
		<${_} label=${o("page.operate.bots")} value=${a.bot} options=${te("page.level",...At)}
			onchange=${l("bot")} />
		${t?i`<${z} label=${o("page.operate.reason.kept")} maxlength="200" required value=${a.reason}
				oninput=${l("reason")} />`:null}
		<button class="button" aria-busy=${c}>${o("page.operate.do")}</button>
	</form>`}var qm=new Set;function Cw(){Gn("call",!0);let e=document.querySelector("title");if(!document.hidden||!e)return;let t=`● ${o("page.evenings.ready")}`,n="",s=()=>{document.title!==t&&(n=document.title,document.title=t)},a=new MutationObserver(s),r=()=>{document.hidden||(document.removeEventListener("visibilitychange",r),a.disconnect(),document.title=n,Yi(!1))};a.observe(e,{childList:!0}),document.addEventListener("visibilitychange",r),Yi(!0),s()}function Dw(e){x(()=>{if(!e||!navigator.wakeLock)return;let t,n=!1,s=async()=>{document.hidden||(t=await navigator.wakeLock.request("screen"),n&&await t.release())},a=()=>{s().catch(()=>{})};return a(),document.addEventListener("visibilitychange",a),()=>{n=!0,document.removeEventListener("visibilitychange",a),t?.release()}},[e])}function Lw(){let[e,t]=b(bt("there")),[n,s]=b({at:"",table:""}),a=St.value.all.find(m=>m.mine),r=a?`${a.id} ${a.begins}`:"",l=n.at===r?n.table:"",c=a?a.begins-e:1/0,p=a!==void 0&&c<=Ea&&e<a.late;Jm(async()=>{if(t(bt("there")),!p)return T.peek()?jr():void 0;if(!a)return;let m=await Tw(a);m&&m!==l&&s({at:r,table:m})},p?Sw/(c<=Ea/2&&!l?4:1):Fm,[p,a?.id,T.value?.id],!0),x(()=>l?Cw():void 0,[l]),Dw(p&&(c>0||!l));let[u="",d]=It.value;u==="t"&&d===l&&qm.add(l);let $=p&&l!==""&&!qm.has(l);return x(()=>{$&&u===""&&Z(`/t/${l}`)},[$,u]),!p||!$&&(u==="t"||u===""||l)?null:i`<div class=${`awaited row ${$?"ready":""}`} role="status">
		<p>${o(`page.evenings.${$?"ready":"soon"}`,{time:Ws(a.begins)})}</p>
		${$?i`<a class="button" href=${`/t/${l}`}>${o("page.evenings.go")}</a>`:null}
	</div>`}var Gm=D(!1);function Rw(){return!wd.value||Gm.value?null:i`<div class="unkept edition row" role="status">
		<p>${o("page.edition.ready")}</p>
		<${k} onclick=${kd} say=${o("page.edition.load")} />
		<${k} onclick=${()=>Gm.value=!0} say=${o("page.close")} />
	</div>`}function Zt({view:e,names:t,last:n=!1,from:s=0}){let a=Bn(e);if(a===0)return i`<p class="soft">${o("last.none")}</p>`;let r=n?[a-1]:Array.from({length:a},(c,p)=>p).slice(s),l=Array.from({length:et(e)},(c,p)=>p);return i`<${se}><table class="book tricks">
		<thead><tr><th scope="col"><span class="unseen">${o("page.trick")}</span></th>
			${l.map(c=>i`<th key=${c} scope="col">${t[c]}</th>`)}</tr></thead>
		<tbody>${r.map(c=>{let p=Li(e,c),u=Ri(e,c);return i`<tr key=${c}><td>${c+1}</td>
				${l.map(d=>{let $=p.find(m=>m.seat===d)?.card;return i`<td key=${d} class=${d===u?"won":""}>
						${$?i`<${fe} card=${$} size="mini" />`:null}
						<i class=${d===e.leads?.[c]?"led-dot":""} aria-hidden="true"></i>
						${d===e.leads?.[c]?i`<span class="unseen">${o("page.led")}</span>`:null}
						${d===u?i`<span class="unseen">${o("page.wins")}</span>`:null}
					</td>`})}</tr>`})}</tbody>
	</table><//>
	<p class="small soft legend" aria-hidden="true">
		<span><i class="led-dot"></i> ${o("page.led")}</span><span><i class="won-frame"></i> ${o("page.wins")}</span>
	</p>`}function Vm({view:e,names:t,lies:n}){let s=Bn(e)-(n?2:1);if(s<0||e.phase!=="play")return null;let a=Ri(e,s);return i`<figure class="last-trick">
		<figcaption class="small">${o("page.lasttrick")}</figcaption>
		<ol>${Li(e,s).map(({seat:r,card:l})=>i`<li key=${r} data-card=${l}
			class=${r===a?"best":""}>
			<span class="unseen">${t[r]}: </span><${fe} card=${l} size="mini" />
		</li>`)}</ol>
	</figure>`}function Zm(e,t,n,s){let a=d=>d.act.startsWith("play "),r=d=>`${d.seat} ${d.act}`,l=d=>d.filter($=>!a($)).map(r).sort().join();if(l(e)!==l(t))return{trick:-1,steps:[s,s]};let[c,p]=[e.filter(a),t.filter(a)],u=c.findIndex((d,$)=>!p[$]||r(d)!==r(p[$]));return u<0?null:{trick:Math.floor(u/n),steps:[e.length-c.length+u,t.length-p.length+u]}}function Nr({title:e,class:t="",told:n,back:s,onclose:a,children:r}){let l=P(null);return Me(()=>{let c=l.current,p=document.activeElement;return c?.focus({preventScroll:!0}),()=>{c?.contains(document.activeElement)&&(s?.current??p)?.focus({preventScroll:!0})}},[]),x(()=>l.current?.scrollIntoView({block:"nearest"}),[n]),i`<section class=${`hint ${t}`} ref=${l} tabindex="-1" aria-label=${e}>
		<header>
			<h2>${e}</h2>
			<${k} plain onclick=${a} say=${o("page.close")} />
		</header>
		${r}
	</section>`}function Ca(e){let[t,...n]=(e?.act??"").split(" ");return new Set(t==="play"||t==="lay"?n:[])}var _w={2:["south","north"],3:["south","west","east"],4:["south","west","north","east"],5:["south","west","northwest","northeast","east"]};function Ww(e,t){let n=[];return _i(e,t).forEach((s,a)=>n[s]=_w[e]?.[a]??"north"),n}function On(e){let{view:t,names:n,me:s,variant:a,elsewhere:r,laid:l=!0,full:c=null,pending:p=null,unsent:u=!1}=e,{chairs:d,now:$=0,played:m=null,said:h,over:f="",onhurry:g,aloud:y=!1,children:w}=e,v=et(t),O=Ww(v,s),A=c?c.cards:t.trick??[],j=c?c.winner:p?-1:t.taking??-1,B=p&&!c?[...A,{seat:t.options?.seat??s,card:p}]:A;return i`<div class=${`felt hands-${v} ${f}`} onclick=${g}>
		<${zw} trump=${Nn(t)} />
		${_i(v,s).filter(q=>q!==r).map(q=>i`<${Yt}
				key=${q} view=${t} variant=${a} seat=${q} name=${n[q]??""} names=${n}
				place=${O[q]} own=${q===s} chair=${d?.[q]} now=${$} open=${Iw(t,q)}
				winner=${c?.winner===q} laid=${l} said=${h?.get(q)}
				hand=${q===m?.seat?m.hand:void 0}
			/>`)}
		<${nk} cards=${B} pending=${p&&!c&&u?p:""} where=${O} winner=${j}
			gone=${c?.gone??!1} names=${n} aloud=${y} />
		<${Hw} view=${t} variant=${a} names=${n} me=${s} />
		${w}
	</div>`}var Iw=(e,t)=>e.shown?.[t]?.hand!==void 0?I(e.shown[t]?.hand):null;function qw(e,t,n){let{why:s}=e,a=c=>c===n&&e.seat!==void 0?"yes":"no",r=e.trump===void 0&&Nn(e)?[o("why.stay")]:[];if(s?.trump&&e.trump){let c=e.turnup&&e.turnup!=="joker"?on(e.turnup):o("joker");r.push(o(`why.${s.trump}`,{n:s.made,card:c,name:t[s.by??-1]??"",you:a(s.by)}))}let l=e.premium?.findIndex(c=>c!=="")??-1;if(s?.premium&&l>=0){let c=s.premium==="place"?"near":"level";r.push(o("why.holds",{name:t[l]??"",you:a(l),why:c}))}return s?.behind&&r.push(o("why.behind",{name:t[l]??"",you:a(l),n:s.behind})),r}function Fw(e,t,n,s){let[a,...r]=e.vulnerable??[],l=t?.score.vulnerable;return e.seat===void 0||a===void 0||r.length||!l?[]:[o("why.vulnerable",{you:a===s?"yes":"no",name:n[a]??"",n:l})]}var zw=({trump:e})=>i`<div class="cloth" data-trump=${e} aria-hidden="true">
	${(e==="none"?[..."CHSD"]:[e]).map(t=>i`<${he} key=${t} trump=${t} />`)}
</div>`;function Hw({view:e,variant:t,names:n,me:s}){if(e.phase===void 0)return null;let a=[...qw(e,n,s),...Fw(e,t,n,s)];return i`<div class="ground">
		<div>
			<${Qt} trump=${Nn(e)} explains />
			${a.map(r=>i`<p key=${r} class="reason small">${r}</p>`)}
		</div>
		${e.turnup?i`<div class="turnup">
					<${an.Provider} value=""><${fe} card=${e.turnup} size="mini" /><//>
					<span class="small">${o("turnup")}</span>
				</div>`:null}
	</div>`}function Qt({trump:e,unsure:t=!1,explains:n=!1}){let s=i`<b>${U(e)}${t&&e?"?":""}</b>`;return i`<p class="trump">
		<span class="small">${o("page.trump")}</span>
		${e===""?i`<span class="sign none" aria-hidden="true">?</span>`:i`<${he} trump=${e} />`}
		${n?i`<${_e} of=${e==="none"?"notrump":"trump"}>${s}<//>`:s}
	</p>`}function Yt(e){let{view:t,variant:n,seat:s,name:a,names:r=[],place:l,own:c,chair:p,now:u,open:d,winner:$,laid:m=!0,hand:h,said:f}=e,g=t.held?.[s]??0,y=t.due===void 0?t.turn.includes(s):t.due===s,w=c&&t.seat!==void 0,v=w?t.bid:t.shown?.[s]?.bid,O=w?void 0:t.shown?.[s]?.aside,A=hs(p),j=t.control===t.seat?"yes":"no";return i`<section class=${`seat ${l} ${`${y?"thinks":""} ${$?"winner":""} ${c?"own":""}`}`} data-seat=${s} aria-label=${a}>
		<div class="nameplate">
			<h2>
				<${wt} player=${p?.player} name=${a} />
				${A?i`<${_e} class="level" say=${ed(p)}>${A}<//>`:null}
				${t.totals[s]===void 0?null:i`<span class="points" title=${o("page.points")}>
							${S(t.totals[s])}<span class="unseen"> ${o("page.points")}</span>
						</span>`}
				<${Kw} view=${t} seat=${s} />
				${t.dealer===s?i`<${_e} of="dealer" class="badge">
							${o("page.dealer.short")}<span class="unseen"> ${o("dealer")}</span>
						<//>`:null}
				${y&&!w?i`<span class="unseen">${o("seat.thinks")}</span>`:null}
				${p?.ready&&t.phase==="over"?i`<span class="small soft">${o("seat.ready")}</span>`:null}
			</h2>
			<p class="tally">
				${t.phase===void 0?null:i`<${Zw} view=${t} variant=${n} seat=${s} bid=${v}
							laid=${t.phase==="lay"?!t.turn.includes(s):m} />`}
				<${Vw} view=${t} seat=${s} variant=${n} />
				${t.vulnerable?.includes(s)?i`<${_e} of="vulnerable" class="badge" variant=${n}>${o("vulnerable")}<//>`:null}
				${t.control!==void 0&&s===os(t)?i`<span>${o("dummy.by",{name:r[t.control]??"",you:j})}</span>`:null}
				${p?.away?i`<span class="badge">${o("page.away")}</span>`:null}
				<${ek} chair=${p} now=${u} />
			</p>
			${t.phase==="play"?i`<${Jw} suits=${I(t.void?.[s])} />`:null}
			${f?i`<${Bm} said=${f} />`:null}
		</div>
		${O?i`<div class="aside" aria-label=${o("page.aside")}>${ve(O)}</div>`:null}
		${w||d?null:i`<${Gw} n=${g} />`}
		${w||!d?null:h??i`<${Uw} cards=${d} trump=${t.trump} />`}
	</section>`}function Kw({view:e,seat:t}){let n=gn(e.totals)===t,s=P(n),a=n&&!s.current&&yn(e)===t;if(s.current=n,!n)return null;let r=a?`[data-seat="${gn(aa(e))}"] .points`:void 0;return i`<${_e} class="leads" say=${o("page.leads.is")}>
		<${oa} from=${r} /><span class="unseen"> ${o("page.leads")}</span>
	<//>`}function Jw({suits:e}){let t={suits:L(e.map(U))};return i`<p class="voids">
		${e.length?i`<${_e} say=${o("page.void.is",t)}>
					<span class="unseen">${o("page.void",t)}</span>${e.map(n=>i`<${Xw} suit=${n} />`)}
				<//>`:null}
	</p>`}function Uw({cards:e,trump:t}){let n=s=>i`<span key=${be(s[0]??"")} class="same-suit">
		${s.map(a=>i`<${fe} key=${a} card=${a} size="mini" />`)}
	</span>`;return i`<div class="open-hand">${io(Ge(e,ge,t),t).map(n)}</div>`}function Gw({n:e}){return i`<div class="backs" aria-label=${o("page.held",{n:e})} role="img" style=${{"--n":Math.max(e,1)}}>
		${Array.from({length:e},(t,n)=>i`<${fe} key=${n} face="down" />`)}
	</div>`}function Vw({view:e,seat:t,variant:n}){let s=e.premium?.[t]||"";if(s){let l=s.startsWith("declare")?"declare":"reveal";return i`<${_e} of=${l} class="premium" variant=${n}>${ks(s)}<//>`}let a=e.why?.overcalled?.includes(t)&&e.phase!=="offer",r=$e(e.offers?.[t]??"declare");return i`${Yw(e,t)}
		${a?i`<span class="beaten">${o("offer.beaten",{offer:r})}</span>`:null}`}function Zw({view:e,variant:t,seat:n,bid:s,laid:a}){let r=e.won?.[n]??0;if(e.phase==="lay"||e.phase==="offer"||e.phase==="name")return s!==void 0?i`<span>${o("page.bid",{bid:ke(s,t)})}</span>`:a?i`<span>${o("page.laid")}</span>`:null;if(s===void 0)return i`<span class="score">${o("page.won",{won:r})}</span>`;let l=e.contract?.[n]||"short";return i`<span class=${`stand ${l}`}>
		<${dc} view=${e} variant=${t} seat=${n} bid=${s} />
		<span class="score">${o("page.won.of",{won:r,bid:ke(s,t)})}</span><${Qw} stands=${l} />
	</span>`}function dc({view:e,variant:t,seat:n=-1,bid:s}){let a=e.won?.[n]??0;if(s===void 0||a+s===0)return null;let l=s===0&&e.contract?.[n]!=="lost"&&t?.score.zeroOrAll?In(t):s;return i`<span class="dots" aria-hidden="true">
		${Array.from({length:Math.max(a,l)},(c,p)=>i`<i key=${p} class=${p>=l?"extra":p<a?"full":""}></i>`)}
	</span>`}function Qw({stands:e}){let t=e==="lost"?"✕":"✓";return i`<span class="unseen">${o(`page.contract.${e}`)}</span>
		${e==="short"?null:i`<b class="tells" aria-hidden="true">${t}</b>`}`}function Yw(e,t){let n=e.phase==="offer"?e.offers?.[t]:"";return n?i`<span>${$e(n)}</span>`:null}function Xw({suit:e}){return e==="nines"?i`<span class="void">9</span>`:i`<svg class=${`void suit-${e}`} viewBox="0 0 100 100" aria-hidden="true">
		<use href=${`#pip-${e}`} /><path d="M8 92 92 8" />
	</svg>`}function ek({chair:e,now:t}){if(!e||e.until===void 0&&e.bank===void 0)return null;let n=Math.max(0,e.until!==void 0?e.until-t:e.bank??0),s=n<2e4&&e.until!==void 0;return i`<span class=${`time ${s?"short":""}`}>${tk(n)}</span>`}function tk(e){let t=Math.ceil(e/1e3);if(t>=86400)return o("page.days",{n:Math.floor(t/86400)});let n=r=>String(r).padStart(2,"0"),[s,a]=[Math.floor(t/3600),Math.floor(t/60)];return s>0?`${s}:${n(a%60)}:${n(t%60)}`:`${a}:${n(t%60)}`}function nk({cards:e,pending:t,where:n,winner:s,gone:a,names:r,aloud:l}){let c=P(null),p=P(new Set);return Me(()=>{let u=c.current;if(!u)return;let d=new Set(e.map(m=>`${m.seat} ${m.card}`)),$=[];for(let m of u.querySelectorAll("[data-of]")){let h=`${m.dataset.of} ${m.dataset.card}`;p.current.has(h)||$.push(ok(m,ak(m))),a&&$.push(rk(m,u.closest(".felt")?.querySelector(`[data-seat="${s}"] .nameplate`)))}for(let m of $)m?.();p.current=d},[e.map(u=>`${u.seat}${u.card}`).join(),a]),i`<ol class="trick" ref=${c} aria-label=${o("page.trick")} aria-live=${l?"polite":void 0}>
		${e.map(({seat:u,card:d},$)=>i`<li key=${`${u} ${d}`}
				class=${`${n[u]} ${u===s?"best":""} ${d===t?"waits":""}`}
				data-of=${u} data-card=${d} style=${{"--i":$}}>
				<span class="unseen">${r[u]}: </span><${fe} card=${d} />
				${d===t?i`<small class="later">${o("page.unsent.card")}</small>`:null}
			</li>`)}
	</ol>`}var sk=":is(.backs, .open-hand, .hand, .nameplate)";function ak(e){let t=Da.get(e.dataset.card??"");return t||e.closest(".felt")?.querySelector(`[data-seat="${e.dataset.of}"] ${sk}`)?.getBoundingClientRect()}var Da=new Map,Qm=e=>parseFloat(getComputedStyle(e).getPropertyValue("--move"))||0;function ok(e,t){let n=Qm(e);if(!t||!n||!e.animate)return;let s=e.getBoundingClientRect(),a=t.left+t.width/2-(s.left+s.width/2),r=t.top+t.height/2-(s.top+s.height/2),l=Math.min(1,t.width/s.width||1),c=[{transform:`translate(${a}px, ${r}px) scale(${l})`},{transform:"none"}];return()=>e.animate(c,{duration:n,easing:"cubic-bezier(0.2, 0.7, 0.2, 1)"})}function rk(e,t){let n=Qm(e);if(!t||!n||!e.animate)return;let s=e.getBoundingClientRect(),a=t.getBoundingClientRect(),r=a.left+a.width/2-(s.left+s.width/2),l=a.top+a.height/2-(s.top+s.height/2),c=[{transform:"none",opacity:1},{transform:`translate(${r}px, ${l}px) scale(0.4)`,opacity:0}];return()=>e.animate(c,{duration:n,easing:"cubic-bezier(0.5, 0, 0.8, 0.4)",fill:"forwards"})}var $c={calm:2e3,usual:1200,quick:550,instant:550},ik=280,lk={calm:650,usual:350,quick:150,instant:0},ck=12,pk=(e,t)=>sn(e,t)&&Ym(t)>Ym(e),Ym=e=>(e?.played??[]).reduce((t,n)=>t+I(n).length,0),Br=class{shown=D(null);#e;#n=[];#t=0;#s=()=>{};constructor(t){this.#e=t}take(t){this.#n.push(t),document.hidden||this.#n.length>ck?this.skip():this.#t||this.#a()}skip(){this.stop();let t=this.#n.at(-1)??this.shown.peek()?.message;this.#n=[],t&&(this.shown.value={message:t,full:null})}hurry(){return this.#t&&this.#s(),this.#t!==0&&(this.#n.length>0||!!this.shown.peek()?.full)}stop(){clearTimeout(this.#t),this.#t=0}#a(){let t=this.#n.shift();if(!t)return;let n=this.shown.peek()?.message.view,s=rs(n,t.view);this.shown.value={message:t,full:s};let a=lk[this.#e()];if(!s&&a&&pk(n,t.view))return this.#r(a,()=>this.#a());if(!s)return void this.#a();this.#r($c[this.#e()],()=>{this.shown.value={message:t,full:{...s,gone:!0}},this.#r(ss()?0:ik,()=>{this.shown.value={message:t,full:null},this.#a()})})}#r(t,n){this.#s=()=>{this.stop(),n()},this.#t=setTimeout(this.#s,t)}};async function uk(e,t,n){await rd([e,t,n],!1,({id:s})=>_n(Su,Tu,{table:e,match:t,id:s,pace:Rn[E.pace.value],...n}))}function dk(e,t,n,s){let a=Array.from({length:e},(r,l)=>l===t?"":s[l]||n);return a.every((r,l)=>l===t||r===n)?n:a.join()}function Xm({of:{table:e,match:t,deal:n,step:s},names:a,front:r,onclose:l}){let[c,p]=b(String(r)),[u,d]=b(""),[$,m]=b({}),{busy:h,once:f}=C();x(()=>{oe(je)},[]);let g=u||od(),y=ta.value.map(({name:A})=>[A,o(`page.level.${A}`)]),w=dk(a.length,Number(c),g,$),O=i`<${k} chief aria-busy=${h} disabled=${h||!g} onclick=${()=>f(()=>uk(e,t,{deal:n,step:s,seat:Number(c),bots:w}))}
		say=${o("page.whatif.play")} />`;return i`<${W} title=${o("page.whatif")} onclose=${l} actions=${O}>
		<div class="play-on">
			<p>${o("page.whatif.about")}</p>
			<${G} label=${o("page.whatif.seat")} value=${c} onchange=${p}
				options=${a.map((A,j)=>[String(j),A])} />
			<${G} label=${o("page.whatif.others")} value=${g} options=${y}
				onchange=${A=>(d(A),m({}))} />
			${a.length>2?i`<details><summary>${o("page.whatif.each")}</summary><div class="play-on-each">
						${a.map((A,j)=>j===Number(c)?null:i`<${_} key=${j} label=${A}
							value=${$[j]||g} options=${y}
							onchange=${B=>m({...$,[j]:B})} />`)}
					</div></details>`:null}
		</div>
	<//>`}function $k({rest:e}){let[t,n="1",s="0"]=e;return t?i`<${fk} table=${t} match=${Number(n)||1} deal=${Number(s)||0} />`:i`<${V} title=${o("page.nav.replay")} text=${o("page.replay.which")}>
			<p><a class="button chief" href="/records">${o("page.nav.records")}</a></p>
		<//>`}async function fc({table:e,match:t,deal:n}){if(e==="mine"&&!await ws())throw new de(o("page.replay.gone"));return _n(wo,ds,{table:e,match:t,deal:n})}function mk(e,t,n){let s=P(new Map),[,a]=b(0);return x(()=>{if(!n||s.current.get(t)?.told)return;let r=new AbortController,l=c=>{s.current.set(t,c),a(p=>p+1)};return l({}),_n(ku,Ou,{...e,step:t},r.signal).then(c=>l({told:c}),c=>r.signal.aborted||l({wrong:R(c)})),()=>r.abort()},[t,n]),n?s.current.get(t)??{}:null}function hc(e){let t=[];for(let{line:s,views:a}of e.steps){let r=t[t.length-1]?.views;("act"in s||t.length===0)&&t.push(r?{line:s,views:a,before:r}:{line:s,views:a})}let n=e.steps[e.steps.length-1];return n?.views[0]?.phase==="over"&&t.push({line:{},views:n.views,sheet:!0}),t}function fk({table:e,match:t,deal:n}){let{value:s,wrong:a}=N(()=>fc({table:e,match:t,deal:n}),e,t,n);if(a)return i`<${V} title=${o("page.nav.replay")} text=${a}>
			<p><a class="button" href="/records">${o("page.nav.records")}</a></p>
		<//>`;if(!s)return i`<${V} text=${o("page.replay.loading")} />`;let r=`${e} ${t} ${n}`;return i`<${hk} key=${r} table=${e} match=${t} deal=${n} played=${s} />`}function gc(e,t){let n=e[t],s={...n.shown};return e.forEach((a,r)=>{if(r===t)return;let l={hand:a.hand??""};a.aside&&(l.aside=a.aside),a.bid!==void 0&&(l.bid=a.bid),s[r]=l}),{...n,shown:s,offers:(n.offers??[]).map((a,r)=>e[r]?.offers?.[r]??a)}}function hk({table:e,match:t,deal:n,played:s}){let a=ie(s.header.variant,s.header.rules),r=ye(()=>hc(s),[s]),l=r[0]?.views.length??1,c=Jn(s.header,l,Sn(s,e)),p=r.length-1,u=ze.value,d=Math.min(p,Math.max(0,Number(u.get("step"))||0)),$=/^[0-4]$/.test(u.get("seat")??"")?Math.min(l-1,Number(u.get("seat"))):-1,m=$>=0?$:Rs(s.header,l,Sn(s,e)),h=r[d+1]?.line,f=h!==void 0&&"act"in h,g=mk({table:e,match:t,deal:n},d,f&&u.has("hint")),y=(qe,xe=$,pt=g!==null&&qe===d)=>`/replay/${e}/${t}/${n}?step=${qe}${xe>=0?`&seat=${xe}`:""}${pt?"&hint":""}`,w=qe=>Z(y(Math.min(p,Math.max(0,qe))),{replace:!0}),v=r[d],O=bk(d,p,!!Er(v),w),A=O.past(w),j=ye(()=>wk(r),[r]),B=yk(d,j,p,A),q=P(null),H=r[d]?.views[0]?.phase!=="over",F=O.past(()=>H&&Z(`${y(d)}&on=1`,{replace:!0})),ce=O.past(()=>f&&Z(y(d,$,!g),{replace:!0}));kk({h:ce,p:F,...g&&{Escape:ce},ArrowRight:B.forward,ArrowLeft:B.back," ":O.toggle,ArrowDown:B.trickForward,ArrowUp:B.trickBack,Home:B.start,End:B.end});let rt=$>=0?v.views[$]:gc(v.views,m);return i`<${an.Provider} value=${Tt(rt)}><main id="main" tabindex="-1" class="replay">
		<${Ok} played=${s} table=${e} match=${t} deal=${n} names=${c.slice(0,l)} seat=${$}
			onseat=${qe=>Z(y(d,qe),{replace:!0})} here=${y(d)}
			onplay=${H?F:void 0} />
		<div class="replay-board">
			<div class="replay-table table board" onpointerdown=${O.stop}>
				<h2 class="unseen">${$>=0?o("page.replay.seen",{name:c[$]}):o("page.replay.all")}</h2>
				<${gk} moment=${v} view=${rt} names=${c} variant=${a} at=${m} hint=${g?.told} />
			</div>
			<aside class="replay-aside" tabindex="0" data-hint=${g?"":void 0}>
				${g?i`<${xk} key=${d} hint=${g} variant=${a} name=${c[h.by??h.seat]??""}
							bid=${r[d+1]?.views[h.seat]?.bid} back=${q} onclose=${ce} />`:null}
				<section class="replay-tricks"><h2>${o("tricks.title")}</h2><${Zt} view=${rt} names=${c} /></section>
			</aside>
		</div>
		<div class="replay-controls">
			<div class="replay-say">
				<p class="said" aria-live="polite"><span>${le(yc(v,c,$,a))}</span></p>
				<button type="button" class="button plain" ref=${q} aria-pressed=${g!==null} aria-keyshortcuts="h"
					title=${o("page.hint.ask")} disabled=${!f} onclick=${ce}>${o("page.hint")}</button>
			</div>
			<${vk} step=${d} last=${p} to=${A} steps=${B} auto=${O} />
		</div>
		${H&&u.get("on")?i`<${Xm} of=${{table:e,match:t,deal:n,step:d}} names=${c.slice(0,l)}
			front=${m} onclose=${()=>A(d)} />`:null}
	</main><//>`}function gk({moment:e,view:t,names:n,variant:s,at:a,hint:r}){if(e.sheet){let c={view:{...t,seat:void 0},names:n,variant:s,won:"",hands:e.views.length};return i`<div class="replay-sheet"><div>
			<${Sr} ...${c} />
			<${Nt} view=${t} names=${n} variant=${s} me=${-1} untitled=${!0}
				crowned=${!!t.closed} />
		</div></div>`}let l=Ln(s,t.phase);return i`<${On} view=${t} variant=${s} names=${n} me=${a} elsewhere=${a} laid=${l}
			full=${Er(e)} />
		<${Sk} view=${t} variant=${s} laid=${l} seat=${a} name=${n[a]??""} hint=${r} />`}var yk=(e,t,n,s)=>({start:()=>s(0),trickBack:()=>s(t.findLast(a=>a<e)??0),back:()=>s(e-1),forward:()=>s(e+1),trickForward:()=>s(t.find(a=>a>e)??n),end:()=>s(n)});function bk(e,t,n,s){let[a,r]=b(!1),[l,c]=b(()=>E.pace.peek()==="instant"?"quick":E.pace.peek());x(()=>{if(a&&e===t&&r(!1),!a||e===t)return;let $=setTimeout(()=>s(e+1),n?$c[l]:Rn[l]);return()=>clearTimeout($)},[a,e,l]);let p=()=>r(!1);return x(()=>(document.addEventListener("visibilitychange",p),()=>document.removeEventListener("visibilitychange",p)),[]),{on:a,toggle:()=>{!a&&e===t&&s(0),r(!a)},past:$=>(...m)=>{p(),$(...m)},stop:p,pace:l,setPace:c}}function vk({step:e,last:t,to:n,steps:s,auto:a}){let r=o("page.replay.at",{n:e,of:t}),l=u=>n(u.currentTarget.valueAsNumber),[c,p]=[e===0,e===t];return i`<div class="replay-auto">
			<${Vn} label=${o(a.on?"page.replay.pause":"page.replay.play")} icon=${a.on?"pause":"play"}
				off=${!1} onclick=${a.toggle} />
			<input type="range" min="0" max=${t} value=${e} aria-label=${o("page.replay.step")}
				aria-valuetext=${r} oninput=${l} />
			<${_} hidden label=${o("page.replay.pace")} value=${a.pace} onchange=${a.setPace}
				options=${te("page.pace","calm","usual","quick")} />
		</div>
		<div class="replay-keys">
			<${Vn} label=${o("page.replay.start")} icon="start" off=${c} onclick=${s.start} />
			<${Vn} label=${o("page.replay.trick.back")} icon="fast-back" off=${c} onclick=${s.trickBack} />
			<${Vn} label=${o("page.replay.back")} icon="back" off=${c} onclick=${s.back} />
			<span class="count score">${r}</span>
			<${Vn} label=${o("page.replay.forward")} icon="forward" off=${p} onclick=${s.forward} />
			<${Vn} label=${o("page.replay.trick.forward")} icon="fast-forward" off=${p} onclick=${s.trickForward} />
			<${Vn} label=${o("page.replay.end")} icon="end" off=${p} onclick=${s.end} />
		</div>`}function wk(e){return e.flatMap((t,n)=>{let s=t.views[0]?.phase==="play"&&t.before?.[0]?.phase!=="play";return n===0||s||Er(t)||t.sheet?[n]:[]})}var Er=e=>rs(e.before?.[0],e.views[0]);function yc(e,t,n,s){if(e.sheet)return o("ask.next");let{line:a}=e;if(!("act"in a))return o("page.replay.dealt",{name:t[a.dealer]});let[r="",...l]=String(a.act).split(" "),c=t[a.seat]??"",p=n>=0&&n!==a.seat,u=e.views[a.seat],d=Er(e);if(r==="lay"){let m=l.map(f=>mt(f,Tt(u))).join(" "),h=ke(u?.bid??0,s);return p?o("page.replay.laid",{name:c}):o("page.replay.lays",{name:c,cards:m,bid:h})}if(r==="name")return o("page.replay.names",{name:c,trump:U(l[0])});if(r==="play"){let[m,h]=d?["yes",t[d.winner]??""]:["no",""];return o("page.replay.plays",{name:c,card:mt(l[0]??"",Tt(u)),taken:m,winner:h})}let $=e.views[n];return p&&$?.phase==="offer"&&!$.offers?.[a.seat]?o("page.replay.decided",{name:c}):o("page.replay.offers",{name:c,offer:$e(String(a.act))})}function kk(e){Me(()=>{let t=n=>{let s=e[n.key];if(!s||n.ctrlKey||n.metaKey||n.altKey||n.shiftKey)return;let a=`input, select, textarea, dialog${n.key===" "?", button, a":""}`;n.target instanceof Element&&n.target.closest(a)||(n.preventDefault(),s())};return addEventListener("keydown",t),()=>removeEventListener("keydown",t)})}function xk({hint:e,variant:t,name:n,bid:s,back:a,onclose:r}){let{told:l,wrong:c}=e,p=o("page.hint.of",{name:n});return i`<${Nr} class="replay-hint" title=${p} told=${l} back=${a} onclose=${r}>
		${l?i`<${As} advice=${l.advice} variant=${t} done=${{act:l.act,name:n,bid:s}} />`:i`<p class=${c?"":"soft"} role="status">${c??o("page.hint.thinking")}</p>`}
	<//>`}function Sk({view:e,variant:t,laid:n,seat:s,name:a,hint:r}){let l=Ge(I(e.hand),ge,e.trump),[c,p]=[Ca(r?.advice),Ca(r)];return i`<div class="replay-held">
		<${Yt} view=${e} variant=${t} seat=${s} name=${a} place="south" own=${!0}
			chair=${void 0} now=${0} open=${null} winner=${!1} laid=${n} />
		<div class="cards" style=${{"--n":Math.max(l.length,2)}} aria-label=${a} role="group">${l.map(u=>i`<span key=${u} class="one">
				<${fe} card=${u} />
				<span class="mark">
					${c.has(u)?i`<${Qe} />`:null}${p.has(u)?i`<${Jo} />`:null}
				</span>
			</span>`)}</div>
		<div class="laid">${ve(e.aside)}</div>
	</div>`}function Ok({played:e,table:t,match:n,deal:s,names:a,seat:r,onseat:l,here:c,onplay:p}){let[u,d]=b(!1),$=e.steps[e.steps.length-1]?.views[0]?.trump??"",m=f=>`/replay/${t}/${n}/${f}${r>=0?`?seat=${r}`:""}`,h=a.map((f,g)=>[String(g),o("page.replay.seen",{name:f})]);return i`<header class="replay-head">
		<a class="mark" href="/records">99<span class="unseen"> ${o("page.nav.records")}</span></a>
		<h1>
			<span class="soft">${e.header.rules?.name??Pe(e.header.variant)}</span>
			<span>${o("sheet.title",{deal:s+1,trump:U($)})}${" "}<${he} trump=${$} /></span>
		</h1>
		<nav class="row" aria-label=${o("page.replay.deals")}>
			<${ef} to=${s>0?m(s-1):""} text=${o("page.replay.previous")} arrow="←" />
			<${ef} to=${s+1<e.deals?m(s+1):""} text=${o("page.replay.next")} arrow="→" />
		</nav>
		<${_} hidden label=${o("page.replay.hands")} value=${String(r)}
			options=${[["-1",o("page.replay.all")],...h]}
			onchange=${f=>l(Number(f))} />
		<div class="row doings">
			${t==="mine"?null:i`<a class="button plain to-table" href=${`/t/${t}`} aria-label=${o("page.learn.table")}>
						${mc(o("page.learn.table"),o("page.replay.table.short"))}
					</a>`}
			<button type="button" class="button plain" aria-keyshortcuts="p" disabled=${!p} onclick=${p}
				aria-label=${o("page.whatif")}>${mc(o("page.whatif"),o("page.whatif.play"))}</button>
			<a class="button plain" href=${`/report/${t}/${n}/${s}${r>=0?`?seat=${r}`:""}`}>
				${o("page.report.short")}
			</a>
			${t==="mine"?null:i`<button type="button" class="button plain" onclick=${()=>Ts($n(c))}
						aria-label=${o("page.replay.link")}>${mc(o("page.replay.link"),o("page.replay.link.short"))}</button>`}
			<${k} plain onclick=${()=>d(!0)} say=${o("page.fair.short")} />
		</div>
		${u?i`<${W} title=${o("page.fair")} onclose=${()=>d(!1)}>
					${t==="mine"?i`<${Ak} match=${n} />`:i`<${va} table=${t} match=${n} />`}
				<//>`:null}
	</header>`}var mc=(e,t)=>i`<span class="words">${e}</span><span class="arrow">${t}</span>`;function Ak({match:e}){let{value:t}=N(async()=>{let a=await ws();return(a&&await qo(a.bytes))??""});if(t===void 0)return null;if(t==="")return i`<p>${o("page.fair.packed")}</p>`;let n=[...t.matchAll(/^\s*\{[^\n]*"ninetynine":/gm)].map(a=>a.index),s=n[e-1]??0;return i`<${va} record=${t.slice(s,n[e]??t.length)} />`}function ef({to:e,text:t,arrow:n}){let s=i`<span class="words">${t}</span><span class="arrow" aria-hidden="true">${n}</span>`;return e?i`<a href=${e}>${s}</a>`:i`<span class="off" aria-disabled="true">${s}</span>`}var Tk={start:"M5 4v16M20 4 8 12l12 8z","fast-back":"M12 4 2 12l10 8zM22 4 12 12l10 8z",back:"M15 4 7 12l8 8 1-1-7-7 7-7z",forward:"M9 4l8 8-8 8-1-1 7-7-7-7z",play:"M6 3l14 9-14 9z",pause:"M5 4h4v16H5zM15 4h4v16h-4z","fast-forward":"M2 4l10 8-10 8zM12 4l10 8-10 8z",end:"M19 4v16M4 4l12 8-12 8z"};function Vn({label:e,icon:t,off:n,onclick:s}){return i`<button type="button" class="replay-key" aria-label=${e} title=${e} aria-disabled=${n}
		onclick=${()=>n||s()}>
		<svg viewBox="0 0 24 24" aria-hidden="true" focusable="false"><path d=${Tk[t]} /></svg>
	</button>`}function Mk(e){let t=(r,l)=>Math.max(l,Math.trunc(Number(e.get(r)))||l),[n,s,a]=[t("match",1),t("deal",0),t("step",0)];return{table:e.get("of")||"mine",match:n,deal:s,step:a}}function jk({rest:[e=""]}){let t=Mk(ze.value),n=Yl(e,t),{value:s,wrong:a}=N(async()=>{let r=await Promise.all([fc(t),wo({table:e,match:1,deal:t.deal})]);if(!Nk(r))throw new de(o("page.replay.gone"));return{key:n,both:r}},n);return a?i`<${V} class="endings" title=${o("page.nav.whatif")} text=${a}>
			<p><a class="button" href="/records">${o("page.nav.records")}</a></p>
		<//>`:s?.key!==n?i`<${V} class="endings" text=${o("page.replay.loading")} />`:i`<main id="main" tabindex="-1" class="endings">
		<${Bk} table=${e} from=${t} both=${s.both} />
	</main>`}var Nk=([e,t])=>String(e.steps[0]?.line.hands)===String(t.steps[0]?.line.hands),tf=({steps:e})=>e.map(({line:t})=>t).filter(t=>"act"in t);function nf({steps:e}){let t=e.findLast(({views:n})=>n[0]?.phase==="over")?.views;return t&&gc(t,0)}function Bk({table:e,from:t,both:[n,s]}){let{header:a}=n,r=ie(a.variant,a.rules),[l,c]=[nf(n),nf(s)];if(!l?.points||!c?.points)return i`<h1>${o("page.nav.whatif")}</h1><p>${o("page.whatif.unfinished")}</p>
			<p><a class="button" href=${`/t/${e}`}>${o("page.records.table")}</a></p>`;let p=Zm(tf(n),tf(s),et(l),t.step),u=n.steps[0]?.views.length??1,d=Sn(s,e),$=[Jn(a,u,Sn(n,t.table)),Jn(s.header,u,d)],m=`/replay/${t.table}/${t.match}/${t.deal}`,[h=t.step,f=t.step]=p?.steps??[];return i`<div class="endings-head"><header>
			<p class="soft">${a.rules?.name??Pe(a.variant)} ·${" "}
				${o("sheet.title",{deal:t.deal+1,trump:U(c.trump)})}${" "}
				<${he} trump=${c.trump??""} /></p>
			<h1>${o("page.nav.whatif")}</h1>
			<p class="lead">${Ek(p?.trick)}</p>
		</header>
		<${Pk} was=${l.points} now=${c.points} names=${$} me=${Rs(s.header,u,d)} /></div>
		<div class="endings-both">
			<${sf} title=${o("page.whatif.was")} played=${n} view=${l} names=${$[0]} variant=${r}
				trick=${p?.trick} step=${h} at=${m} />
			<${sf} title=${o("page.whatif.now")} played=${s} view=${c} names=${$[1]} variant=${r}
				trick=${p?.trick} step=${f} at=${`/replay/${e}/1/${t.deal}`}
				again=${`${m}?step=${t.step}&on=1`} />
		</div>`}function Ek(e){return e===void 0?o("page.whatif.same"):e<0?o("page.whatif.parted.before"):o("page.whatif.parted",{n:e+1})}function sf({title:e,played:t,view:n,names:s,variant:a,trick:r,step:l,at:c,again:p}){let u=r===void 0||r<0?void 0:hc(t)[l+1];return i`<section>
		<h2>${e}</h2>
		${u?i`<p>${le(yc(u,s,-1,a))}</p>`:null}
		<${Nt} view=${n} names=${s} variant=${a} me=${-1} untitled=${!0} />
		<div class="endings-tricks">
			<h3>${o("tricks.title")}</h3>
			<${Zt} view=${n} names=${s} from=${Math.max(0,r??0)} />
		</div>
		<p class="row">
			<a class="button" href=${`${c}?step=${l}`}>${o("page.replay")}</a>
			${p?i`<a class="button plain" href=${p}>${o("page.whatif.again")}</a>`:null}
		</p>
	</section>`}function Pk({was:e,now:t,names:n,me:s}){let a=e.map((c,p)=>p),r=c=>{let[p="",u=""]=n.map(d=>d[c]??"");return p===u?p:i`${p}<span class="soft small"> / ${u}</span>`},l=(c,p,u="")=>i`<tr class=${u}><th scope="row">${c}</th>
		${a.map(d=>i`<td key=${d} data-mine=${d===s?"":void 0}>${p(d)}</td>`)}</tr>`;return i`<${se}><table class="book endings-difference">
		<caption class="unseen">${o("page.whatif.points")}</caption>
		<thead><tr><td></td>${a.map(c=>i`<th key=${c} scope="col">${r(c)}</th>`)}</tr></thead>
		<tbody>
			${l(o("page.whatif.was"),c=>S(e[c]??0))}
			${l(o("page.whatif.now"),c=>S(t[c]??0))}
		</tbody>
		<tfoot>${l(o("page.whatif.difference"),c=>ee((t[c]??0)-(e[c]??0)),"total")}</tfoot>
	</table><//>`}var La={C:"♣",D:"♦",H:"♥",S:"♠"};function af(e){if(e==="joker")return o("joker");let{rank:t,suit:n}=Vs(e);return Pn(t)+La[n]}var vc=e=>La[e]??o(e==="none"?"trump.short":`trump.${e}`),bc=e=>La[e]?`${La[e]} ${U(e)}`:vc(e),Cr=(e,t)=>e.dummy&&t===e.seats-1?o("dummy"):o("page.pad.player",{n:t+1}),Ra=({variant:e,slip:t})=>t.kind==="bid"?o("page.slips.dummy.bid"):Cr(e,t.seat),of=e=>e.trump.by==="holder";function _a(e,{trump:t,turnup:n}){if(n)return[o("page.slips.turnup",{card:af(n)}),o("page.slips.trump",{trump:bc(t??"none")})];if(of(e))return[o("page.slips.named",{trump:t?bc(t):o("page.slips.stays")})];if(t)return[o("page.slips.trump",{trump:bc(t)})];let{first:s,after:a=[]}=e.trump,r=[...ge,"none"].filter(c=>c===s||a.includes(c)),l=$l(a).map(([c,p,u])=>`${c===p?c:`${c}–${p}`} ${vc(u)}`);return[o("page.slips.ring",{trumps:r.map(vc).join("   ")}),o("page.slips.after",{list:l.join(", ")})]}var rf=({kind:e})=>e==="bid"?o("page.slips.when.bid"):o("page.slips.when.dummy");function Wa({deal:e,slip:t}){let n=I(t.cards);return i`${[...ge].map(s=>{let a=n.filter(r=>r.endsWith(s)).map(r=>Pn(Vs(r).rank));return i`<p key=${s} class="suit-of"><${he} trump=${s} /><span class="unseen">${U(s)}</span>
			<span class="ranks">${a.length>0?a.map(r=>i`<b>${r}</b>`):i`<b>–</b>`}</span>
		</p>`})}
	${t.joker?i`<p class="joker">${le(o("joker.as",{card:af(e.turnup??"")}))}</p>`:null}`}var Ck=({cards:e})=>Math.max(...[...ge].map(t=>e.split(t).length-1));function Dk({variant:e}){let t=["bid",...e.offers.how==="none"?[]:["premium"],"tricks","points"];return i`<div class="boxes">
		${t.map(n=>i`<span key=${n}>${o(`page.slips.${n}`)}</span>`)}
	</div>`}function Lk(e){let{variant:t,deal:n,slip:s}=e,a=s.kind==="hand",r=I(s.cards).length+(s.joker?1:0),l=a?_a(t,n):[rf(s)];return i`<div class="slip-hand">
		<p class="slip-head"><b>${o("page.pad.deal",{n:n.number})} · ${Ra(e)}</b>
			<span class="soft">${o("page.slips.cards",{n:r})}</span></p>
		<div class="slip-cards" style=${`--longest: ${Ck(s)}`}><${Wa} ...${e} /></div>
		${l.map((c,p)=>i`<p key=${p} class="slip-line">${le(c)}</p>`)}
		${a?i`<${Dk} variant=${t} />`:null}
	</div>`}function Rk(e){let{variant:t,series:n,deal:s,slip:a}=e,{seat:r,kind:l}=a,c=r===s.dealer?o("page.slips.deals"):r===s.forehand?o("page.slips.leads"):"",p=s.trump&&!of(t)?_a(t,s):[],u=l==="hand"?p:[rf(a)];return i`<div class="slip-tab">
		<p class="soft">${o(`variant.${t.id}`)}<br />${o("page.slips.set",{label:n.label})}</p>
		<p class="slip-number"><b>${o("col.deal")}</b>${s.number}</p>
		<p><b>${Ra(e)}</b>${l==="hand"&&c?i`<br />${c}`:null}</p>
		${u.map((d,$)=>i`<p key=${$} class="slip-line">${le(d)}</p>`)}
	</div>`}var[lf,cf,Pr,_k]=[330,374,22,36];function Wk(){let e="A K Q J 10 9 8 7 6 5 4 3 2 C H S D C S H".split(" "),t=1,n=()=>(t=Math.imul(t,1664525)+1013904223>>>0)/2**32,s=lf/Pr;return Array.from({length:2*s*cf/Pr},(a,r)=>{let l=e[Math.floor(n()*e.length)]??"",c=((r>>1)%s+n())*Pr,p=(Math.floor((r>>1)/s)+n())*Pr,u=(.6+.4*n())*_k/10,d=[r%2?-u:u,u].map(m=>m.toFixed(2)),$=`translate(${c.toFixed(1)} ${p.toFixed(1)}) scale(${d})`;return La[l]?`<use href="#${l}" x="-3.7" y="-3.7" width="7.4" height="7.4" transform="${$}"/>`:`<text y="3.3" transform="${$}">${l}</text>`}).join("")}function Ik(){let e=[...ge].map(n=>{let s=document.getElementById(`pip-${n}`)?.innerHTML??"";return`<symbol id="${n}" viewBox="0 0 100 100" color="${/[DH]/.test(n)?"#a00":"#000"}">${s}</symbol>`}),t=`<svg xmlns="http://www.w3.org/2000/svg" width="${lf}" height="${cf}" font-family="sans-serif"
		font-size="10" font-weight="700" text-anchor="middle">${e.join("")}${Wk()}</svg>`;return`data:image/svg+xml,${encodeURIComponent(t)}`}var pf=()=>Promise.allSettled([...document.images].filter(e=>e.className==="slip-back").map(e=>e.decode()));function uf(e){let t=ye(Ik,[]);return i`<div class="slips-paper">
		${e.series.deals.map((n,s)=>i`<section key=${s} class="slips-page"
			style=${`--strips: ${Math.max(3,n.slips.length)}`}>
			${n.slips.map((a,r)=>i`<div key=${r} class="strip">
				<${Lk} ...${e} deal=${n} slip=${a} />
				<img class="slip-back" src=${t} alt="" />
				<${Rk} ...${e} deal=${n} slip=${a} />
			</div>`)}
		</section>`)}
	</div>`}function df({seed:e,...t}){let{variant:n,series:s}=t;return i`<div class="slips-paper slips-sheet">
		<h1>${o("page.slips.sheet")}</h1>
		<p><b>${o(`variant.${n.id}`)} · ${o("page.slips.set",{label:s.label})}</b></p>
		<p class="secret"><b>${o("page.slips.secret")}</b></p>
		<p>${o("page.slips.how")}</p><p>${o("page.slips.packs")}</p><p>${o("page.slips.seed",{seed:e})}</p>
		<div class="all-deals">${s.deals.map(a=>i`<section key=${a.number}>
			<h2>${o("page.pad.deal",{n:a.number})} · ${o("page.slips.dealt",{name:Cr(n,a.dealer)})}</h2>
			${a.trump?i`<p class="slip-line">${le(_a(n,a).join(" · "))}</p>`:null}
			${a.slips.map((r,l)=>i`<div key=${l} class="all-hand">
				<span class="soft">${Ra({...t,slip:r})}</span><${Wa} ...${t} deal=${a} slip=${r} />
			</div>`)}
		</section>`)}</div>
	</div>`}var[qk,Fk]=[200,2**31],zk={seed:48,label:40},Dr=()=>_p(16).replace(/(.{4})(?=.)/g,"$1-"),Hk=()=>({variant:"",first:1,deals:12,fixed:!1,label:"",seed:Dr(),copies:1,event:void 0}),wc={};function $f(e){wc=e,Z("/deal")}function Kk({plan:e,set:t}){let n=Y(t),s=a=>({value:e[a],maxlength:zk[a],autocapitalize:"none",oninput:n(a)});return i`<div class="row">
			<${X} label=${o("page.slips.many")} value=${e.deals} min=${1} max=${qk} onchange=${n("deals")} />
			<${X} label=${o("page.slips.first")} value=${e.first} min=${1} max=${Fk} onchange=${n("first")} />
		</div>
		<div>
			<${Oe} label=${o("page.slips.fixed")} checked=${e.fixed} onchange=${n("fixed")} />
			<p class="soft small">${o("page.slips.fixed.about")}</p>
		</div>
		<div><${z} label=${o("page.slips.label")} ...${s("label")} />
			<p class="soft small">${o("page.slips.label.about")}</p></div>
		<div><${z} label=${o("page.slips.seed.label")} required ...${s("seed")} />
			<p class="soft small">${o("page.slips.seed.about")}</p></div>
		<p><${k} plain onclick=${()=>t({seed:Dr()})} say=${o("page.slips.seed.new")} /></p>`}var Jk=({plan:e,set:t,variant:n})=>i`<header><h1>${o("page.nav.deal")}</h1>
		<p class="lead">${o("page.slips.lead")}</p></header>
	<${_} label=${o("page.create.variant")} value=${n} groups=${dt()}
		onchange=${Y(t)("variant")} />
	<${Kk} plan=${e} set=${t} />`,Uk=({plan:{first:e,deals:t,copies:n},set:s,event:{id:a,title:r,round:l}})=>i`<header>
		<h1>${o("page.event.print.slips",{n:l})}</h1>
		<p class="lead">${r} · ${o("page.event.print.boards",{first:e,last:e+t-1})}</p>
		<p><a href=${`/event/${a}`}>${o("page.event.print.back")}</a></p></header>
	<${X} label=${o("page.event.print.sets")} value=${n} min=${1} max=${99}
		onchange=${Y(s)("copies")} />`;function Gk(e){return e instanceof J&&e.reason==="not-now"?o("page.slips.today"):un(e)?o("page.slips.seed.bad"):R(e)}function Vk(e){x(()=>{if(!e)return;let t=!1;return pf().then(()=>t||print()),()=>{t=!0}},[e])}function Zk(){x(()=>{oe(je)},[]);let[e,t]=b(()=>({...Hk(),variant:ze.peek().get("variant")??"",...wc}));x(()=>{wc={}},[]);let n=P(e);x(()=>()=>{n.current=null},[]);let[s,a]=b(null),[r,l]=b(null),[c,p]=b(""),u=s===e,d=Ae.value.find(g=>g.id===e.variant)??jt(),$=ie(d?.id),{event:m}=e;Vk(r);let h=g=>{n.current={...n.current??e,...g},t(n.current),l(null),p("")},f=async g=>{if(g.preventDefault(),u||!$)return;a(e),p("");let{first:y,deals:w,fixed:v,label:O}=e,A=e.seed.trim(),j=g.submitter?.getAttribute("value")==="all",[B,q]=await Gp({variant:$.id,seed:A,first:y,deals:w,fixed:v,label:O}).then(F=>[F,""],F=>[null,Gk(F)]);if(n.current!==e)return;a(null);let H=Array.from({length:e.copies},()=>B?.deals??[]);l(B&&{variant:$,series:{...B,deals:H.flat()},seed:A,all:j}),p(q)};return d?i`<main id="main" tabindex="-1" class="slips">
		<form class="stack unprinted" onsubmit=${f}>
			${m?i`<${Uk} plan=${e} set=${h} event=${m} />`:i`<${Jk} plan=${e} set=${h} variant=${d.id} />`}
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
		${r?i`<${r.all?df:uf} ...${r} />`:null}
	</main>`:i`<${V} />`}var Ot=(e,t)=>e.members.find(n=>n.id===t)?.name??"?",Ye=(e,t)=>o(e.play==="boards"?"page.event.board":t?"page.pad.deal":"page.event.whole",{n:t}),Lr=(e,t)=>e.members.find(n=>[n.name??"",...n.others??[]].some(s=>dn(s,t)));function Ia(e){let[t=0,n=1]=e.split("/").map(Number);return t/n}function at(e,t=!1){let n=Ia(e);return(t&&n>0?"+":"")+S(n,e.includes("/")?2:0)}var qa=e=>e.rounds.at(-1);var Rr=5;function kc(e){let t=new Set(e.flatMap(n=>n.replaces??[]));return e.filter(n=>!t.has(n.id))}var Ne=e=>e.map(t=>t.id);function Qk(e){let t=new Map,n=s=>t.has(s)?n(t.get(s)):s;for(let s of e){let[a,r]=[n(s.member??""),n(s.other??"")];s.do==="same"&&a!==r&&t.set(a>r?a:r,a>r?r:a)}return n}function mf(e,t){let n=kc(t),s=Qk(n),a=new Set(n.filter(c=>c.do==="round").map(c=>c.round)),r=e.rounds.filter(c=>a.has(c.number)),l=r.at(-1);return{view:e,acts:t,stand:n,root:(c="")=>s(c),name:(c="")=>Ot(e,s(c)),rounds:r,round:l,next:(l?.number??0)+1}}var _r=({stand:e,root:t},n)=>e.filter(s=>(s.do==="here"||s.do==="gone")&&t(s.member)===n);function Wr(e,t){let n=[...e].sort((a,r)=>(a.round??0)-(r.round??0)),s=n.findLast(a=>(a.round??0)<=t);return s?s.do==="here":n[0]?.do!=="here"}function xc(e,t){let{next:n,view:s}=e,a=_r(e,t),r=Math.max(s.planned,n,...a.map(p=>p.round??0)),l=Array.from({length:r-n+1},(p,u)=>Wr(a,n+u)),c=l.findIndex(p=>p!==l[0]);return c<0?l[0]?"here":"gone":l.slice(c).some(p=>p!==l[c])?"":l[0]?`until ${n+c-1}`:`from ${n+c}`}function ff(e,t,n){let{next:s}=e,a=_r(e,t),r=a.filter(h=>(h.round??0)>=s),l=a.filter(h=>(h.round??0)<s),c=Ne(r),[p="",u=""]=n.split(" "),d=(h,f)=>({do:h,member:t,round:f,replaces:c}),$=Wr(l,s);return p==="here"||p==="gone"?[d(p,s)]:p==="until"?[...$?[]:[d("here",s)],d("gone",Number(u)+1)]:[...$&&(l.length>0||s>1)?[d("gone",s)]:[],d("here",Number(u))]}function We(e){let t=e.boards.filter(a=>a.number>0),n=e.boards.some(a=>a.number===0&&a.played),s=n?t.length:t.filter(a=>a.played).length;return{played:s,of:t.length,done:n||t.length>0&&s>=t.length}}var qs=e=>(e?.closed?[]:(e?.tables??[]).filter(t=>!We(t).done)).sort((t,n)=>We(n).of-We(n).played-(We(t).of-We(t).played)||t.number-n.number),hf=e=>!e.closed&&e.tables.every(t=>We(t).played===0),An=(e,t)=>e?o("page.event.round.of",{n:e.number,of:t}):o("page.event.rounds.n",{n:t});var Yk=200,bf=()=>({title:"",date:vt(),variant:"",play:"boards",rounds:3,deals:8,ranking:"sum",cards:"drawn",seed:"",group:"",where:"here",house:Es,plus:16,deputies:[],apart:[]}),Xk={clock:{bank:6e5,add:1e4},bot:"club"},e0=({title:e,date:t,variant:n,play:s,rounds:a,deals:r,scoring:l,group:c="",deputies:p=[],apart:u=[]})=>({...bf(),title:e,date:t,variant:n,play:s==="boards"?s:"matches",rounds:a,deals:r,group:c,deputies:p,apart:u,ranking:l?.field?"field":"sum",plus:l?.plus??0});function t0({variant:e,play:t,deals:n,cards:s,seed:a,group:r,where:l,house:c},p){let u=Kn(c,p),d=l==="online"&&r!=="",$=d||t!=="boards"?"":s==="drawn"?Dr():s==="text"?a.trim():"";return{variant:e,play:t,deals:n,organiser:"",...u&&{rules:u},...$&&{seed:$},...r&&{group:r},...d&&{online:Xk}}}function gf({title:e,date:t,rounds:n,ranking:s,plus:a,deputies:r,apart:l},c){let{scoring:{field:p,plus:u,...d}={},deputies:$,apart:m,...h}=c;return{...h,title:e,date:t,rounds:n,...c.play==="boards"&&{scoring:{...d,...s==="field"&&{field:!0},...a&&{plus:a}}},...r.length&&{deputies:r},...l.length&&{apart:l}}}function n0({plan:e,set:t}){let n=Y(t);return i`<div>
			<${G} label=${o("page.event.play")} value=${e.play} onchange=${n("play")}
				options=${te("page.event.play","boards","matches")} />
			<p class="soft small">${o(`page.event.play.about.${e.play}`)}</p>
		</div>
		${e.play==="matches"||e.group&&e.where==="online"?null:i`<div>
			<${G} label=${o("page.event.cards")} value=${e.cards} onchange=${n("cards")}
				options=${te("page.event.cards","drawn","text","hand")} />
			${e.cards==="text"?i`<${z} label=${o("page.event.cards.word")} required maxlength="48" autocapitalize="none"
					value=${e.seed} oninput=${n("seed")} />`:null}
			<p class="soft small">${o(`page.event.cards.about.${e.cards}`)}</p>
		</div>`}`}function s0({plan:e,set:t,changes:n}){let s=Y(t);return i`<div class="row">
			<${X} label=${o("page.event.rounds")} value=${e.rounds} min=${1} max=${99} onchange=${s("rounds")} />
			${n?null:i`<${X} label=${o(`page.event.deals.${e.play}`)} value=${e.deals}
				min=${1} max=${200} onchange=${s("deals")} />`}
		</div>
		${n?null:i`<p class="soft small">
			${o("page.event.deals.about",{n:e.deals,minutes:e.deals*Rr})}</p>`}
		${e.play==="boards"?i`<div>
				<${G} label=${o("page.event.rank")} value=${e.ranking} onchange=${s("ranking")}
					options=${te("page.event.rank","sum","field")} />
				<p class="soft small">${o(`page.event.rank.about.${e.ranking}`)}</p>
			</div>`:null}`}var yf=({all:e,onremove:t})=>e.length?i`<ul class="desk-list">${e.map((n,s)=>i`<li key=${n}><span>${n}</span>
		<${k} plain onclick=${()=>t(s)} say=${o("page.event.remove")} /></li>`)}</ul>`:null;function a0(e){return N(async()=>{if(!T.peek())return[];let[{players:n},{members:s}]=await Promise.all([tt(),e?fs({group:e}):{members:[]}]),a=n.filter(r=>r.friend&&!s.some(l=>l.id===r.id));return[...s,...a].filter(r=>!Ee(r.id))},e,T.value?.id).value??[]}function o0({plan:e,set:t,desk:n}){let{deputies:s,apart:a,group:r}=e,l=a0(r),[c,p]=b(["",""]),u=l.filter(y=>!s.includes(y.id)),d=n?.of.view.members??[],$=y=>l.find(w=>w.id===y)?.name??o("page.event.by.deputy"),[m="",h=""]=c,f=a.some(y=>y.includes(m)&&y.includes(h)),g=(y,w)=>i`<${_} label=${w} value=${c[y]}
		options=${[["","–"],...d.map(v=>[v.id,v.name??"?"])]}
		onchange=${v=>p(c.with(y,v))} />`;return i`<details><summary>${o("page.event.setup.more")}</summary><div class="stack">
		${e.play==="boards"?i`<div><${X} label=${o("page.event.plus")} value=${e.plus} min=${0} max=${999}
					onchange=${Y(t)("plus")} />
				<p class="soft small">${o("page.event.plus.about")}</p></div>`:null}
		${!n||Ee(n.setup.organiser)?i`<div>${u.length?i`<${_} label=${o("page.event.deputies")} value=""
						options=${[["",o("page.event.bot.choose")],...u.map(y=>[y.id,y.name])]}
						onchange=${y=>y&&t({deputies:[...s,y]})} />`:i`<p class="small soft">${o("page.event.deputies")}</p>`}
				<${yf} all=${s.map($)} onremove=${y=>t({deputies:s.toSpliced(y,1)})} />
				<p class="soft small">${o("page.event.deputies.about")}</p></div>`:null}
		${d.length>1?i`<div class="whole"><div class="row">${g(0,o("page.event.apart"))}
					${g(1,o("page.event.apart.from"))}
					<${k} disabled=${!m||!h||m===h||f} say=${o("page.event.enter.do")}
						onclick=${()=>(t({apart:[...a,c]}),p(["",""]))} /></div>
				<${yf} all=${a.map(y=>y.map(n?.of.name??String).join(" – "))}
					onremove=${y=>t({apart:a.toSpliced(y,1)})} /></div>`:null}
	</div></details>`}function Fa({group:e="",desk:t,onclose:n}){x(()=>{oe(je)},[]);let[s,a]=b(()=>t?e0(t.setup):{...bf(),group:e}),[r]=b(pe),[l]=b(()=>Ne(t?.of.stand.filter(B=>B.do==="setup")??[])),[c,p]=b(""),{busy:u,once:d}=C(B=>p(R(B))),$=nt(),m=async()=>T.peek()?(await ms({})).groups.filter(B=>B.role!=="member"):[],{value:h=[]}=N(m,T.value?.id),f=Ae.value.find(B=>B.id===s.variant)??jt(),g=ie(f?.id);if(!f)return null;let y=B=>(a(q=>({...q,...B})),p("")),w=async({setup:B,send:q})=>{await q({do:"setup",setup:gf(s,B),replaces:l})&&n()},v=async()=>{if(!await $.keep())return;let B=gf(s,t0({...s,variant:f.id},g)),{event:q}=await st(()=>o$({id:r,setup:B}),"there");Z(`/event/${q}`)},O=B=>(B.preventDefault(),void d(()=>t?w(t):v())),A=t?["page.event.setup","page.event.save"]:["page.events.new","page.events.new"],j=i`<button type="submit" form="new-event" class="button chief" aria-busy=${u}>${o(A[1]??"")}
	</button>`;return i`<${W} broad title=${o(A[0]??"")} onclose=${n} actions=${j}>
		<form id="new-event" class="create stack" onsubmit=${O}>
			${!t&&vn(location.hostname)?i`<p class="trouble">${o("page.events.own")}</p>`:null}
			<div class="row">
				<${z} class="wide-line" label=${o("page.event.title")} required maxlength=${Yk} value=${s.title}
					placeholder=${o("page.event.title.like")} oninput=${Y(y)("title")} />
				<${z} label=${o("page.event.day")} type="date" required value=${s.date} oninput=${Y(y)("date")} />
			</div>
			${t?null:i`${T.value?null:i`<${ut} name=${$} />`}
				<${Cs} value=${f.id} groups=${dt()}
					onchange=${B=>y({variant:B,house:{...s.house,changed:{}}})} />
				${h.length?i`<${_} label=${o("page.event.group")} value=${s.group} onchange=${Y(y)("group")}
						options=${[["",o("page.event.group.none")],...h.map(B=>[B.id,B.name])]} />`:null}
				${s.group?i`<div><${G} label=${o("page.event.where")} value=${s.where} onchange=${Y(y)("where")}
							options=${te("page.event.where","here","online")} />
						<p class="soft small">${o(`page.event.where.about.${s.where}`)}</p></div>`:null}
				<${n0} plan=${s} set=${y} />`}
			<${s0} plan=${s} set=${y} changes=${!!t} />
			<${o0} plan=${s} set=${y} desk=${t} />
			${t?i`<p class="soft small">${o("page.event.setup.stays")}</p>`:i`<${Ds} own=${s.house} set=${Y(y)("house")} rules=${g} />`}
			<p class=${c?"trouble":""} role="alert">${c}</p>
		</form>
	<//>`}var Dt=e=>Q(Date.parse(`${e}T12:00`),{dateStyle:"medium"}),Zn=({title:e,evening:t,online:n})=>t??n?.evening?o("page.evenings.of",{group:e}):e,vf=({events:e})=>i`<ul class="held">${e.map(t=>i`<li key=${t.event} class="row">
	<span><a href=${`/event/${t.event}`}><b>${Zn(t)}</b></a><br />
		<span class="soft small">${[Dt(t.date),o(`variant.${t.variant}`),o("page.event.players.n",{n:t.players}),t.closed?o("page.event.closed"):""].filter(Boolean).join(" · ")}</span>
	</span>
</li>`)}</ul>`;function r0(){let{value:e,wrong:t}=N(async()=>T.peek()?(await a$()).events:[],T.value?.id),[n,s]=b(!1);return ne.value||!hn.value?i`<${V} text=${ne.value?o("page.event.server"):""} />`:i`<main id="main" tabindex="-1" class="records people">
		<header class="stack"><h1>${o("page.events")}</h1><p class="lead">${o("page.events.about")}</p></header>
		${t?i`<p class="trouble" role="status">${t}</p>`:null}
		<p><${k} chief onclick=${()=>s(!0)} say=${o("page.events.new")} /></p>
		${e?.length?i`<section><h2>${o("page.events.yours")}</h2><${vf} events=${e} /></section>`:null}
		${n?i`<${Fa} group="" onclose=${()=>s(!1)} />`:null}
	</main>`}function wf({group:e,organises:t}){let{value:n=[]}=N(async()=>(await ko({group:e})).events,e),[s,a]=b(!1);return n.length===0&&!t?null:i`<section><h2>${o("page.events")}</h2>
		<${vf} events=${n} />
		${t?i`<p><${k} onclick=${()=>a(!0)} say=${o("page.events.new")} /></p>`:null}
		${s?i`<${Fa} group=${e} onclose=${()=>a(!1)} />`:null}
	</section>`}var Ir=(e,t)=>t.name??Ot(e,t.member),kf=(e,t)=>e.field?at(t.field??"0",!0):at(t.points);function Fs({view:e,you:t,rounds:n}){let{ranking:s}=e,a=s.some(c=>c.field!==void 0);if(s.length===0)return i`<p class="soft">${o("page.event.ranking.none")}</p>`;let r=e.field?["field","points"]:a?["points","field"]:["points"],l=n?e.rounds:[];return i`<${se}><table class="book ranking">
			<thead><tr><th scope="col">${o("page.event.place")}</th><th scope="col" class="who">${o("page.season.player")}</th>
				${l.map(c=>i`<th key=${c.number} scope="col">${o("page.event.round.short",{n:c.number})}</th>`)}
				${r.map(c=>i`<th key=${c} scope="col">${o(`page.event.col.${c}`)}</th>`)}
				<th scope="col">${o("page.season.made")}</th><th scope="col">${o(`page.event.col.${e.play}`)}</th></tr></thead>
			<tbody>${s.map(c=>i`<tr key=${c.member} class=${c.member===t?"own":""}>
				<td>${c.place}</td>
				<th scope="row" class="who">${Ir(e,c)}${c.rulings?i` <small class="soft">*</small>`:null}</th>
				${l.map(p=>i`<td key=${p.number}>${at(c.rounds?.[p.number-1]??"0",e.field)}</td>`)}
				${r.map((p,u)=>{let d=p==="field"?at(c.field??"0",!0):at(c.points);return i`<td key=${p}>${u?d:i`<b>${d}</b>`}</td>`})}
				<td>${S(c.made)}</td><td>${S(c.boards)}${c.fewer?"°":""}</td></tr>`)}</tbody>
		</table><//>
		${s.some(c=>c.fewer)?i`<p class="small soft">${o("page.event.fewer")}</p>`:null}
		${s.some(c=>c.rulings)?i`<p class="small soft">${o("page.event.ruled")}</p>`:null}`}var Sc=e=>Math.round(100*Ia(e))/100;function i0(e){let t=e.ranking.map(s=>[s.place,Ir(e,s),Sc(s.points),s.field===void 0?"":Sc(s.field),s.made,s.boards,`${s.fewer?"°":""}${s.rulings?"*":""}`,...e.rounds.map(a=>Sc(s.rounds?.[a.number-1]??"0"))]),n=`${Zn(e)} ${e.date}`.replace(/[\\/:*?"<>|]+/g," ");ln(is([["place","player","points","compared","made","boards","marks",...e.rounds.map(s=>`round ${s.number}`)],...t]),`${n}.csv`)}var xf=({view:e})=>i`<${k} plain onclick=${()=>i0(e)} say=${o("page.season.csv")} />`,Qn=e=>e?`${e.bid??"–"}/${e.tricks??"–"}${e.premium?` ${$e(e.premium)}`:""}`:"",Sf=(e,t)=>L(t.map(n=>Ot(e,n)));var l0=["typing","count","names"];function ot({say:e,onsend:t,children:n,can:s=!0,table:a}){let[r,l]=b("");return i`<form class="reasoned stack" onsubmit=${p=>(p.preventDefault(),t(r.trim()))}>
		${n}
		${a?i`<p>${o("page.event.phone.why")}</p>
			<div class="event-reasons">${l0.map(p=>o(`page.event.phone.reason.${p}`)).map(p=>i`<${k} key=${p} onclick=${()=>t(p)} say=${p} />`)}</div>`:null}
		<div class="row"><${z} label=${o(`page.event.${a?"phone.why.own":"reason"}`)} required maxlength="200"
			value=${r} oninput=${l} />
			<button class="button" disabled=${!s||!r.trim()}>${e}</button></div>
	</form>`}var zs=(e,{round:t,table:n,board:s})=>[t&&o("page.event.round",{n:t}),n&&o("page.event.table",{n}),s&&Ye(e,s)].filter(Boolean).join(", ");function c0(e,{result:t,round:n,table:s,board:a}){let r=e.view.rounds.find(p=>p.number===n)?.tables.find(p=>p.number===s),l=r?.boards.find(p=>p.number===(a??0))?.own?.players??r?.seats??[],c=p=>e.name(l[p])||o("page.pad.player",{n:p+1});return t?.entry?t.entry.hands.slice(0,l.length||void 0).map((p,u)=>`${c(u)} ${Qn(p)}`).join(" · "):(t?.points??[]).map((p,u)=>`${c(u)} ${S(p)}`).join(" · ")}var qr=(e,t)=>[zs(e.view,t),Fr(e,t)].filter(Boolean).join(": ");function Fr(e,t){let{do:n,member:s,other:a,round:r,ruling:l,tables:c,seats:p,chair:u=0,from:d,ends:$,replaces:m=[],setup:h}=t,f=e.acts.find(g=>g.id===(t.of??m[0]));switch(n){case"result":case"correction":return c0(e,t);case"confirm":case"dispute":case"withdraw":return o(`page.event.act.${n}`,{what:f?qr(e,f):"…"});case"member":return o("page.event.act.member",{name:t.name??o("page.event.unnamed"),again:m.length?"yes":"no"});case"same":return o("page.event.act.same",{name:Of(e,s),other:Of(e,a)});case"round":return o("page.event.act.round",{n:c?.length??0});case"seated":return L((p??[]).map(e.name));case"substitute":return o("page.event.act.substitute",{name:e.name(s),chair:u+1,n:d??1});case"ruling":return`${e.name(s)}: ${o(`page.event.ruling.${l?.score}`,{n:ee(l?.points??0)})}`;case"clock":return o("page.event.act.clock",{time:$?Q($,{timeStyle:"short"}):"–"});case"setup":return[o("page.event.act.setup",{title:h?.title??""}),o("page.event.rounds.n",{n:h?.rounds??0})].join(" · ");case"close":case"reopen":return o(`page.event.act.${n}${r?"":".event"}`);default:return o(`page.event.act.${n}`,{name:e.name(s),n:r??0})}}var Of=(e,t)=>e.acts.findLast(n=>n.do==="member"&&n.member===t)?.name??e.name(t);function p0(e,t){if(Ee(t.by))return o("page.event.by.you");let n=t.by&&e.acts.findLast(s=>s.person===t.by);return t.by?n?n.name??"":o("page.event.by.deputy"):t.table?o("page.event.by.table",{n:t.table}):""}var Oc=(e,t)=>[t.at&&Q(t.at,{timeStyle:"short"}),p0(e,t)].filter(Boolean).join(" · ");function Af({desk:{of:e,send:t}}){let[n,s]=b(""),a=new Set(e.stand.map(p=>p.id)),r=e.stand.find(p=>p.id===n),l=["setup","withdraw",...e.view.online?["round","close"]:[]],c=p=>(t({do:"withdraw",replaces:[n],reason:p}),s(""));return i`<ol class="desk-log" reversed>${e.acts.toReversed().map(p=>i`<li key=${p.id}>
			<${a.has(p.id)?"span":"s"}>
				${p.round&&p.do!=="here"&&p.do!=="gone"?i`<b>${zs(e.view,p)}</b> `:null}${Fr(e,p)}
				${p.reason?i` <em>${o("page.event.because",{reason:p.reason})}</em>`:null}
			<//>
			<small class="soft">${Oc(e,p)}</small>
			${a.has(p.id)&&!l.includes(p.do)?i`<${k} plain onclick=${()=>s(p.id)} say=${o("page.event.withdraw")} />`:null}
		</li>`)}</ol>
		${r?i`<${W} title=${o("page.event.withdraw")} onclose=${()=>s("")}>
				<p>${qr(e,r)}</p>
				<${ot} say=${o("page.event.withdraw")} onsend=${c} /><//>`:null}`}var u0=500,d0=40,Mf=(e,t)=>e.view.members.filter(n=>!n.bot&&Wr(_r(e,n.id),t)).map(n=>n.id);function za(e,t){let n=new Set(t.tables.flatMap(s=>[...s.seats,...s.boards.flatMap(a=>a.own?.players??a.players??[])]).map(s=>e.root(s)));return Mf(e,t.number).filter(s=>!n.has(s))}function jf(e,t,n,s){let a=Mf(t,t.next),r=t.view.members.filter($=>$.bot).map($=>$.id),l=Math.max(1,Math.min(t.view.planned,d0)-t.next+1),c=s&&a.length+r.length>=n,p=JSON.stringify([c,t.next,l,a,r]),{value:u,wrong:d}=N(async $=>{if(await new Promise(h=>setTimeout(h,u0)),!c||$.aborted)return{about:p,choices:[]};let{choices:m}=await r$({event:e,from:t.next,rounds:l},{signal:$});return{about:p,choices:m}},p);return{choices:u?.about===p?u.choices:[],wrong:d,players:a,enough:a.length+r.length>=n}}var zr=e=>({tables:e?.rounds[0]?.tables.map(t=>t.seats)??[],out:e?.rounds[0]?.out??[]}),Nf=({tables:e},t,n)=>e.map((s,a)=>({table:a+1,seats:s,...n&&{boards:Array.from({length:n},(r,l)=>(t-1)*n+l+1)}}));function Bf({tables:e},t){let n=e.findIndex(s=>s.length!==t&&s.length!==t+1);return e.length===0?o("page.event.seat.none",{n:t}):n<0?"":o("page.event.seat.wrong",{table:n+1,is:e[n]?.length??0,n:t,more:t+1})}function Tf(e){let t=new Map;for(let{length:n}of e)t.set(n,(t.get(n)??0)+1);return L([...t].sort(([n],[s])=>n-s).map(([n,s])=>o("page.event.tables.of",{n:s,size:n})))}var $0=([e=0,t=0])=>e===t?S(e):`${S(e)}–${S(t)}`;function Ef({choices:e,chosen:t,onchoose:n}){let s=["meetings","shared","out","large"];return i`${e.map((a,r)=>i`<label key=${r} class="choice"><input type="radio" name="seating"
			checked=${r===t} onchange=${()=>n(r)} />
		<span>${Tf(zr(a).tables)}${a.bots?` ${o("page.event.choice.bots")}`:""}
			<br /><span class="small soft">${o("page.event.choice.words",{meet:a.meetings[1],out:a.out[1]})}</span>
			${a.apart?i` <span class="trouble">${o("page.event.choice.apart",{n:a.apart})}</span>`:null}</span>
	</label>`)}
	<details><summary>${o("page.more")}</summary><${se}><table class="book choices-of">
		<thead><tr><th scope="col">${o("page.event.choices")}</th>
			${s.map(a=>i`<th key=${a} scope="col">${o(`page.event.choice.${a}`)}</th>`)}</tr></thead>
		<tbody>${e.map((a,r)=>i`<tr key=${r}>
			<th scope="row">${Tf(zr(a).tables)}</th>
			${s.map(l=>i`<td key=${l}>${$0(a[l])}</td>`)}</tr>`)}</tbody>
	</table><//>
	<p class="small soft">${o("page.event.choices.how")}</p></details>`}function m0({tables:e,out:t},n,s){let a=[...e.map($=>[...$]),[...t],[]],[r,l]=[a[n.row],a[s.row]],c=r?.[n.chair];if(!r||!l||!c||n.row===s.row&&s.chair>=l.length)return{tables:e,out:t};let p=l[s.chair];l[s.chair]=c,p?r[n.chair]=p:r.splice(n.chair,1);let u=a.pop()??[],d=a.pop()??[];return{tables:[...a,u].filter($=>$.length>0),out:d}}function Pf({of:e,plan:t,live:n,onchange:s}){let[a,r]=b(null),l=P(null),c=(d,$)=>(r(null),d&&s(m0(t,d,$))),p=(d,$)=>{let m=a?.row===d.row&&a.chair===d.chair;return i`<button type="button" key=${$??"+"} class=${`chip ${$?"":"free"}`}
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
		</div>`}function Ac({tables:e},t){let n=e.map(s=>s.filter(a=>t.includes(a))).filter(s=>s.length>0);return{tables:n,out:t.filter(s=>!n.flat().includes(s))}}var Cf=({onclick:e})=>i`<${k} plain onclick=${e} say=${o("page.event.seat.suggested")} />`;var Tc=40;function f0(e){return N(async()=>{if(!e)return T.peek()?[{id:T.peek()?.id,name:T.peek()?.name??""}]:[];let[{members:n},{players:s}]=await Promise.all([fs({group:e}),xo({group:e})]),a=s.filter(r=>!n.some(l=>l.id===r.player||dn(l.name,r.name)));return[...n,...a.map(r=>({id:void 0,name:r.name}))]},e,T.value?.id).value??[]}function Df({desk:e}){let{of:t,setup:n,send:s}=e,a=f0(n.group),[r,l]=b(""),[c,p]=b(""),u=ao(),d=w=>{let v=w.map(A=>Qs(A).slice(0,Tc)).filter((A,j,B)=>A&&B.findIndex(q=>dn(q,A))===j&&!Lr(t.view,A)),O=w.map(Qs).filter(A=>A&&Lr(t.view,A));O.length&&M(o("page.event.twice",{name:O[0]})),s(...v.map(A=>{let j=a.find(B=>B.id&&dn(B.name,A))?.id;return{do:"member",member:pe(),name:A,...j&&{person:j}}})),l("")},$=w=>{let v=w.clipboardData?.getData("text").split(/[\n;\t]+/).filter(O=>O.trim())??[];v.length<2||(w.preventDefault(),d(v))},m=w=>w&&s({do:"member",member:pe(),bot:w,name:h0(t.view.members,w)}),h=w=>(w.preventDefault(),d([r])),f=t.view.members.filter(w=>!w.bot&&!xc(t,w.id).startsWith("gone")).length,g=t.view.members.find(w=>w.id===c),y=[...t.view.members].sort((w,v)=>+!!w.bot-+!!v.bot||(w.name??"").localeCompare(v.name??""));return i`<section class="desk-players">
		<form class="row" onsubmit=${h}>
			<${z} label=${o("page.event.enter")} value=${r} list=${u} maxlength=${Tc} enterkeyhint="done"
				oninput=${l} onpaste=${$} />
			<datalist id=${u}>${a.filter(w=>!Lr(t.view,w.name)).map(w=>i`<option key=${w.name} value=${w.name} />`)}</datalist>
			<button class="button">${o("page.event.enter.do")}</button>
			<${_} label=${o("page.event.bot")} value="" onchange=${m}
				options=${[["",o("page.event.bot.choose")],...te("page.level",...At)]} />
		</form>
		<p class="small soft">${o("page.event.enter.about")}</p>
		<p><b>${o("page.event.players.n",{n:f})}</b></p>
		<ul class="desk-list">${y.map(w=>i`<${g0} key=${w.id} desk=${e} member=${w}
			onchange=${()=>p(w.id)} />`)}</ul>
		${g?i`<${y0} desk=${e} member=${g} known=${a} onclose=${()=>p("")} />`:null}
	</section>`}function h0(e,t){let n=e.filter(s=>s.bot===t).length;return`${o(`page.level.${t}`)}${n?` ${n+1}`:""}`}function g0({desk:e,member:t,onchange:n}){let{of:s,send:a}=e,r=xc(s,t.id),l=Math.max(s.view.planned,s.next),c=($,m)=>Array.from({length:Math.max(0,m-$+1)},(h,f)=>$+f),p=s.next>1&&s.rounds.some($=>$.tables.some(m=>m.seats.includes(t.id))),d=[["here",s.round&&!s.round.closed&&!t.bot&&s.next<=s.view.planned&&za(s,s.round).includes(t.id)?o("page.event.from",{n:s.next}):o("page.event.here")],["gone",p?o("page.event.until",{n:s.next-1}):o("page.event.gone")],...c(s.next+1,l).map($=>[`from ${$}`,o("page.event.from",{n:$})]),...c(s.next,l-1).map($=>[`until ${$}`,o("page.event.until",{n:$})]),...r===""?[["",o("page.event.varies")]]:[]];return i`<li class=${r==="gone"?"absent":""}>
		<button type="button" class="link" onclick=${n}>${s.name(t.id)}</button>
		${t.others?.length?i`<small class="soft">${t.others.join(", ")}</small>`:null}
		${s.view.online&&!t.plays&&r==="here"?i`<small class="soft">${o("page.event.silent")}</small>`:null}
		${t.bot?i`<span class="soft small">${o("page.event.bot")}</span>`:i`<${_} hidden label=${o("page.event.there",{name:s.name(t.id)})} value=${r} options=${d}
				onchange=${$=>$&&a(...ff(s,t.id,$))} />`}
	</li>`}function y0({desk:{of:e,send:t},member:n,known:s,onclose:a}){let[r,l]=b(n.name??""),c=e.stand.filter(y=>y.do==="member"&&e.root(y.member)===n.id),p=e.stand.filter(y=>y.do==="same"&&e.root(y.member)===n.id),[u,d]=b(c.find(y=>y.person)?.person??""),[$,m]=b(""),h=y=>{y.preventDefault(),t({do:"member",member:n.id,name:r,...u&&{person:u},...n.bot&&{bot:n.bot},replaces:Ne(c.filter(w=>w.member===n.id||p.length===0))}),a()},f=()=>(t({do:"same",member:n.id,other:$}),a()),g=s.filter(y=>y.id);return i`<${W} title=${e.name(n.id)} onclose=${a}><div class="stack">
		<form class="stack" onsubmit=${h}>
			<${z} label=${o("page.name")} required maxlength=${Tc} value=${r} oninput=${l} />
			${g.length&&!n.bot?i`<${_} label=${o("page.event.person")} value=${u} onchange=${d}
					options=${[["",o("page.event.person.none")],...g.map(y=>[y.id,y.name])]} />`:null}
			<p><button class="button">${o("page.event.save")}</button></p>
		</form>
		${e.view.online?null:i`<div class="row">
				<${_} label=${o("page.event.same")} value=${$} onchange=${m}
				options=${[["","–"],...e.view.members.filter(y=>y.id!==n.id).map(y=>[y.id,e.name(y.id)])]} />
			<${k} disabled=${!$} onclick=${f} say=${o("page.event.same.do")} /></div>
			<p class="small soft">${o("page.event.same.about")}</p>`}
		${p.length?i`<${ot} say=${o("page.event.unjoin")} onsend=${y=>(t({do:"withdraw",replaces:Ne(p),reason:y}),a())} />`:null}
		${e.rounds.length===0?i`<${ot} say=${o("page.event.remove")} onsend=${y=>(t({do:"withdraw",replaces:Ne(c),reason:y}),a())} />`:null}
	</div><//>`}var Mc=D({event:"",pars:[]});async function jc(e){for(let t=!0;t;){let n=await l$({event:e}).catch(()=>{});n&&(Mc.value={event:e,pars:n.pars}),t=n?.more}}function b0({view:e,line:t,seat:n}){let s=t.players[n]??"",a=t.rulings?.[s],r=t.points?.[n];return i`<td><span class="who">${Ot(e,s)}</span> <span class="figures">
		<span class="soft">${Qn(t.entry?.hands[n])}</span>
		${a?i`<b>${o(`page.event.ruling.${a.score}`,{n:a.points??0})}</b>`:r===void 0?null:i`<b>${S(r)}</b>`}
		${t.field&&!a?i`<span class="soft">${at(t.field[n]??"0",!0)}</span>`:null}</span></td>`}function v0(e,t,n){let s=e.rounds.find(a=>a.number===t.round)?.tables.find(a=>a.number===t.table);if(!(!s?.at||!t.points))return`/report/${s.at}/${s.boards.findIndex(a=>a.number===n)+1}`}function w0({n:e,report:t}){let n=o("page.event.table",{n:e});return t?i`<a href=${t}>${n}</a>`:n}function k0({variant:e,deal:t}){let n=t.slips.filter(a=>a.kind==="hand"),s=t.slips.filter(a=>a.kind!=="hand");return i`<thead><tr><td></td>${n.map(a=>i`<th key=${a.seat} scope="col">${Cr(e,a.seat)}
			${a.seat===t.dealer?i` <span class="soft">${o("page.slips.deals")}</span>`:null}
			<${Wa} deal=${t} slip=${a} /></th>`)}</tr>
		${s.map((a,r)=>i`<tr key=${r}><th scope="row">${Ra({variant:e,slip:a})}</th>
			<td colspan=${n.length} class="laid"><${Wa} deal=${t} slip=${a} /></td></tr>`)}</thead>`}var x0=({par:e,seats:t})=>i`<tr class="par"><th scope="row">${o("page.event.par")}</th>
	${e.seats.slice(0,t).map((n,s)=>i`<td key=${s}><span class="figures">
		<span class="soft">${Se(n.made)}</span>
		<b>${S(Math.round(n.points))}</b>
		<span class="soft">${ee(Math.round(n.margin))} ±${S(Math.ceil(1.96*n.error))}</span></span></td>`)}</tr>`,S0=({view:e,variant:t,par:n,of:{board:s,lines:a,deal:r}})=>i`<section class="traveller">
	<h3>${o("page.event.board",{n:s})} ${r&&t?i`<small class="soft">${le(_a(t,r).join(" · "))}</small>`:null}</h3>
	<${se}><table class="book">
		${r&&t?i`<${k0} variant=${t} deal=${r} />`:null}
		<tbody>${a.map(l=>i`<tr key=${`${l.round} ${l.table}`}>
			<th scope="row"><${w0} n=${l.table} report=${v0(e,l,s)} /></th>
			${l.players.map((c,p)=>i`<${b0} key=${p} view=${e} line=${l} seat=${p} />`)}</tr>`)}
			${n?i`<${x0} par=${n.par} seats=${a[0]?.players.length??0} />`:null}</tbody>
	</table><//>
</section>`;function Hs({view:e,event:t}){let n=e.travellers??[],s=n.filter(c=>c.deal).length;x(()=>{s&&jc(t)},[t,s]);let a=ie(e.variant,e.rules),r=Mc.value.event===t?Mc.value.pars:[];if(n.length===0)return i`<p class="soft">${o("page.event.travellers.none")}</p>`;let l=[o("page.event.travellers.how"),r[0]?o("page.event.par.how",{n:r[0].par.plays}):"",e.online?o("page.event.travellers.report"):""];return i`<p class="small soft">${l.filter(Boolean).join(" ")}</p>
		<div class="travellers">${n.map(c=>i`<${S0} key=${c.board} view=${e} variant=${a} of=${c}
			par=${r.find(p=>p.board===c.board)} />`)}</div>`}var Lf={cards:O0,organiser:Rf,players:Rf,seats:A0,results:T0},_f=({id:e,codes:t},n)=>`${$n(`/event/${e}`)}#${n}.${t[n-1]}`;function Wf({desk:e}){let{of:t,setup:n,live:s}=e,a=t.view.members.length,[r,l]=b(Math.max(1,t.round?.tables.length??Math.floor(a/(s||3)))),[c,p]=b(null),u=f=>oe(async()=>{let g=Array.from({length:r},(y,w)=>_f(e,w+1));f==="results"&&await jc(e.id),p({what:f,codes:f==="cards"?await hl(g):[]})});x(()=>{c&&print()},[c]);let d=f=>oe(async()=>{let{seed:g}=await i$({event:e.id});$f({variant:n.variant,seed:g,first:(f-1)*n.deals+1,deals:n.deals,fixed:!0,copies:r,event:{id:e.id,title:t.view.title,round:f}})}),$=n.play==="boards"&&Ee(n.organiser)?Array.from({length:Math.max(t.view.planned,t.round?.number??0)},(f,g)=>g+1):[],m=Object.keys(Lf),h=Lf[c?.what??"cards"];return i`<section class="stack unprinted">
			${vn(location.hostname)?i`<p class="trouble">${o("page.event.print.own")}</p>`:null}
			<${X} label=${o("page.event.print.tables")} value=${r} min=${1} max=${Math.min(99,e.codes.length)}
				onchange=${l} />
			<ul class="held">${m.map(f=>i`<li key=${f} class="row"><span><b>${o(`page.event.print.${f}`)}</b><br />
				<span class="small soft">${o(`page.event.print.about.${f}`)}</span></span>
				<${k} onclick=${()=>u(f)} say=${o("page.rules.print")} /></li>`)}
				${$.map(f=>i`<li key=${f} class="row"><span><b>${o("page.event.print.slips",{n:f})}</b>
					${f>1?null:i`<br /><span class="small soft">${o("page.event.print.about.slips")}</span>`}</span>
					<${k} onclick=${()=>d(f)} say=${o("page.rules.print")} /></li>`)}</ul>
			<p><a class="button plain" href=${`/event/${e.id}/wall`} target="_blank">${o("page.event.wall")}</a></p>
		</section>
		${c?i`<div class=${`event-paper paper-${c.what}`}><${h} desk=${e} codes=${c.codes}
				of=${c.what} /></div>`:null}`}function O0({desk:e,codes:t}){return t.map((n,s)=>i`<section key=${s} class="table-card">
		<p class="card-title">${e.of.view.title}</p>
		<p class="card-number">${o("page.event.table",{n:s+1})}</p>
		<${gl} code=${n} label=${_f(e,s+1)} />
		<ol>${[1,2,3,4].map(a=>i`<li key=${a}>${o(`page.event.card.${a}`)}</li>`)}</ol>
	</section>`)}function Rf({desk:{of:{view:e},setup:t},of:n}){let s={deals:t.deals,rounds:e.planned,play:t.play},a=vn(location.hostname)?"____________________":location.origin,r=(l,c,p)=>i`<${p} class="guide">${Array.from({length:c},(u,d)=>i`<li key=${d}>${o(`page.event.guide.${l}.${d+1}`,s)}</li>`)}<//>`;return i`<h1>${o(`page.event.guide.${n}`)}</h1>
		<p><b>${e.title}</b> · ${Dt(e.date)} · ${o(`variant.${e.variant}`)}</p>
		${n==="players"?r(n,8,"ol"):i`${r(n,6,"ol")}
			<h2>${o("page.event.guide.trouble")}</h2>${r("trouble",8,"ul")}
			<p class="guide-note">${o("page.event.guide.note",{address:a})}</p>`}`}function A0({desk:{of:e}}){let{round:t,view:n}=e,s=(t?.tables??[]).flatMap(a=>a.seats.map((r,l)=>({name:e.name(r),table:a.number,chair:l+1})));return s.sort((a,r)=>a.name.localeCompare(r.name)),i`<h1>${n.title}</h1><h2>${o("page.event.round",{n:t?.number??0})}</h2>
		<table class="book door"><thead><tr><th scope="col">${o("page.season.player")}</th>
			<th scope="col">${o("page.event.table.head")}</th><th scope="col">${o("page.event.chair.head")}</th></tr></thead>
			<tbody>${s.map(a=>i`<tr key=${`${a.table} ${a.chair}`}><th scope="row">${a.name}</th>
				<td><b>${S(a.table)}</b></td><td>${S(a.chair)}</td></tr>`)}</tbody></table>`}function T0({desk:{id:e,of:{view:t}}}){return i`<h1>${t.title}</h1>
		<p>${Dt(t.date)} · ${o(`variant.${t.variant}`)}</p>
		<${Fs} view=${t} rounds />
		${t.travellers?.length?i`<h2>${o("page.event.part.travellers")}</h2><${Hs} view=${t} event=${e} />`:null}`}var Hr=({connection:{offline:e,waiting:t}})=>e.value?i`<p class="trouble unprinted" role="status">${o("page.event.offline",{n:t.value.length})}</p>`:null;var Xt=({own:e,unsent:t,played:n,again:s})=>t?"unsent":e?.status??(n?"entered":s?"again":"open"),If=(e,t)=>e.tables.find(n=>n.number===t),qf=({players:e,dealer:t,out:n=""})=>[n,...e.map((s,a)=>e[(t+1+a)%e.length]??"")];function Lt(e,t){if(e.players.length===0)return t;if(!e.out)return e.players;let n=qf(e),s=n.findIndex(r=>t.includes(r)),a=s<0?0:s-t.indexOf(n[s]??"");return t.map((r,l)=>n[(l+a+t.length)%t.length]??"")}var Yn=(e,t)=>Lt(e,t).map(n=>e.players.indexOf(n)).filter(n=>n>=0);function Nc(e,t){let{players:n,dealer:s,out:a}=e;if(!a||a===t)return n;let r=qf(e),[l,c]=[n.length,r.indexOf(t)],p=[...n];for(let u=0;u<l;u++)p[(s+1+u)%l]=r[(c+1+u)%r.length]??"";return p}function Xn(e,t,{entry:n,points:s=[]},a=e.out){let r=a?Lt(e,t).indexOf(a):-1;return{...n?{entry:n}:{points:s},...r>=0&&{out:r}}}function M0(e,t,n,s){let a=es(e),r=t.out===void 0?e.out:Lt(a,s.seats)[t.out],l=r?Nc(a,r):a.players,{entry:c,points:p}=t,u={status:"entered",players:l,...c&&{entry:c},...p&&{points:p},results:[n.id]};return{...e,...r&&{out:r},played:!0,players:l,own:u,unsent:n}}var es=e=>({...e,players:e.own?.players??e.players??[]});function j0(e,t,n){let s=t.boards.map(es);for(let a of n){let r=a.of??a.replaces?.[0],l=s.find($=>r!==void 0&&$.own?.results?.includes(r));if(!a.result){l&&(s=s.map($=>$===l?{...$,unsent:a}:$));continue}if(a.round!==e.number||a.table!==t.number)continue;if(l&&l.number!==a.board){let{own:$,played:m,...h}=l;s=s.map(f=>f===l?{...h,players:l.players}:f)}let c=a.board??0,p=s.find($=>$.number===c),u={number:c,dealer:l?.dealer??0,players:l?.players??[]},d=M0(p??u,a.result,a,t);s=p?s.map($=>$===p?d:$):[...s,d]}return s}function Ff(e,t,n){let s,a;for(let r of e.rounds){let l=If(r,t);if(!l)continue;let c=j0(r,l,n),p=r.closed||e.closed?void 0:c.find(u=>!u.played);s={round:r,table:l,boards:c,due:p},(c.some(u=>u.played)||a===void 0)&&(a=p&&s)}return a??s}function zf(e,t,n){let s=e.rounds.find(p=>p.number>n),a=e.rounds.find(p=>p.number===n),{seats:r=[],boards:l=[]}=(a&&If(a,t))??{},c=l.at(-1);return s?(c?Lt(es(c),r):r).map(p=>{let u=s.tables.find(d=>d.seats.includes(p));return{member:p,table:u?.number??0,chair:(u?.seats.indexOf(p)??-1)+1}}):[]}function Bc({board:e,seats:t,name:n,claim:s}){let{entry:a,points:r}=s??e.own??{};return i`<table class="book event-result">
		<thead><tr><td></td>${["sheet.won","sheet.contract","event.right.points"].map(l=>i`<th key=${l} scope="col">${o(`page.${l}`)}</th>`)}</tr></thead>
		<tbody>${Yn(e,t).map(l=>{let{bid:c,tricks:p,made:u,premium:d}=a?.hands[l]??{};return i`<tr key=${l}><th scope="row">${n(e.players[l]??"")}
					${d?i` <small class="soft">${$e(d)}</small>`:null}</th>
				<td>${p===void 0?"":S(p)}</td>
				<td>${c===void 0?"":S(c)}${u===void 0?null:i` <span class=${`mark ${u?"made":"failed"}`}
						aria-label=${o(u?"page.sheet.made":"page.sheet.failed")}>${u?"✓":"✗"}</span>`}</td>
				<td>${r?ee(r[l]??0):""}</td></tr>`})}</tbody>
	</table>`}function Kr({title:e,forms:t,first:n="",onclose:s,children:a,...r}){let[l,c]=b(n),{view:p,board:u,table:d,name:$,put:m}=r,h=t[l];return i`<${W} broad title=${e} onclose=${s}><div class="stack desk-dialog">
		<p><b>${o(`page.event.status.${Xt(u)}`)}</b></p>
		${u.own?i`<${Bc} board=${u} seats=${d.seats} name=${$} />`:null}
		${a}
		<${G} hidden=${!n} label=${o("page.event.right")} value=${l}
			options=${Object.keys(t).map(f=>[f,o(`page.event.right.${f}`,{play:p.play})])}
			onchange=${c} />
		${h?i`<${h} key=${l} ...${r}
			put=${f=>(m(f),s())} />`:null}
	</div><//>`}function Jr({view:e,at:t,board:n,result:s,put:a}){let[r,l]=b(n.number);return i`<form class="stack" onsubmit=${p=>{p.preventDefault();let u=o("page.event.right.other.reason",{board:Ye(e,r)});s&&a({do:"correction",...t,board:r,result:s,replaces:n.own?.results??[],reason:u})}}>
		<div class="row"><${X} label=${o("page.event.right.other.board",{play:e.play})} value=${r}
			min=${1} max=${9999} onchange=${l} />
			<button class="button" disabled=${!s||r===n.number}>${o("page.event.correct")}</button></div>
		<p class="small soft">${o(`page.event.other.about.${e.play}`)}</p>
	</form>`}var N0=({of:e},{seats:t,boards:n})=>t.map((s,a)=>[...new Set([s,...n.map(r=>Lt(es(r),t)[a]??s)])].map(e.name).join(" / ")),Ec=({of:e},t,n,s)=>e.stand.filter(a=>a.do==="ruling"&&a.round===t&&a.table===n.number&&(a.board??0)===s.number);function Hf({desk:e,round:t}){let[n,s]=b({table:0,board:-1}),a=t.closed||e.of.view.closed?[]:za(e.of,t),r=(d,$)=>Ec(e,t.number,d,$).length>0,l=t.tables.find(d=>d.number===n.table),c=l?.boards.find(d=>d.number===n.board),u={desk:e,round:t,table:l,onclose:()=>s({table:0,board:-1})};return i`${a.length?i`<p>${o("page.event.waiting",{list:L(a.map(e.of.name))})}</p>`:null}
		<ul class="desk-tables">${t.tables.map(d=>{let{played:$,of:m,done:h}=We(d);return i`<li key=${d.number} class=${h?"done":""}>
				<p class="row"><b>${o("page.event.table",{n:d.number})}</b>
					<span class="soft">${h?o("page.event.done"):o("page.event.progress",{n:$,of:m})}</span>
					${d.at?i`<a class="button plain" target="_blank" href=${`/t/${d.at}`}>${o("page.evenings.go")}</a>`:i`<${k} plain onclick=${()=>s({table:d.number,board:-1})}
							say=${o("page.event.change")} />`}</p>
				<p>${N0(e,d).join(" · ")}</p>
				<p class="board-marks">${d.boards.filter(f=>f.number||f.played).map(f=>i`<button type="button" key=${f.number}
					class=${`board-mark ${Xt(f)}`} onclick=${()=>s({table:d.number,board:f.number})}
					aria-label=${`${Ye(e.of.view,f.number)}: ${o(`page.event.status.${Xt(f)}`)}`}
						>${f.number||"∑"}${r(d,f)?"*":""}</button>`)}</p>
			</li>`})}</ul>
		<p class="small soft legend">${B0.filter(d=>t.tables.some($=>$.boards.some(m=>Xt(m)===d))).map(d=>i`<span key=${d}><i class=${`board-mark ${d}`} aria-hidden="true"></i>
				${` ${o(`page.event.status.${d}`)}`}</span>`)}
			${t.tables.some(d=>d.boards.some($=>r(d,$)))?i`<span>${o("page.event.ruled")}</span>`:null}</p>
		${l&&c?i`<${P0} ...${u} board=${c} />`:l?i`<${E0} ...${u} />`:null}`}var B0=["entered","confirmed","waiting","disputed","unfit"],Kf=({desk:{id:e,codes:t},table:{at:n,number:s},board:a})=>i`<p><a class="button" target="_blank"
	href=${n?`/t/${n}`:`/event/${e}#${s}.${t[s-1]??""}${a?`.${a}`:""}`}>
	${o(n?"page.evenings.go":a?"page.event.pad.board":"page.event.pad")}</a></p>`;function E0({desk:e,round:t,table:n,onclose:s}){let{of:a,send:r}=e,[l,c]=b(n.seats),[p,u]=b(""),[d,$]=b("0"),[m,h]=b(We(n).played+1),f={round:t.number,table:n.number},g=a.stand.filter(j=>j.do==="seated"&&j.round===t.number&&j.table===n.number),y=za(a,t),w=a.view.members.map(j=>[j.id,a.name(j.id)]).sort(([j="",B=""],[q="",H=""])=>Number(y.includes(q))-Number(y.includes(j))||B.localeCompare(H)),v=(j,B)=>c(l.map((q,H)=>H===j?B:q===B?l[j]??"":q)),O=n.seats.filter((j,B)=>B!==Number(d)),A=n.seats.map((j,B)=>[String(B),`${o("page.event.chair",{n:B+1})}: ${a.name(j)}`]);return i`<${W} broad title=${zs(a.view,f)} onclose=${s}><div class="stack desk-dialog">
		<${Kf} desk=${e} table=${n} />
		<h3>${o("page.event.seated")}</h3>
		<form class="stack" onsubmit=${j=>(j.preventDefault(),s(),r({do:"seated",...f,seats:l,replaces:Ne(g)}))}>
			<div class="row">${l.map((j,B)=>i`<${_} key=${B} label=${o("page.event.chair",{n:B+1})}
				value=${j}
				options=${w} onchange=${q=>v(B,q)} />`)}</div>
			<p><button class="button" disabled=${l.join()===n.seats.join()}>${o("page.event.seated.do")}</button></p>
		</form>
		<h3>${o("page.event.substitute")}</h3>
		<form class="stack" onsubmit=${j=>(j.preventDefault(),s(),r({do:"substitute",...f,...Number(d)&&{chair:Number(d)},from:m,member:p}))}>
			<div class="row"><${_} label=${o("page.event.substitute.for")} value=${d}
				options=${A} onchange=${$} />
				<${_} label=${o("page.event.substitute.by")} value=${p} onchange=${u}
					options=${[["","–"],...w.filter(([j])=>!O.includes(j??""))]} />
				<${X} label=${o("page.event.substitute.from")} value=${m} min=${1} max=${200} onchange=${h} /></div>
			<p><button class="button" disabled=${!p}>${o("page.event.substitute.do")}</button></p>
		</form>
	</div><//>`}function P0({desk:e,round:t,table:n,board:s,onclose:a}){let{own:r,number:l}=s,c={round:t.number,table:n.number,...l&&{board:l}},p=e.of.stand.find($=>r?.results?.includes($.id)),u={...r&&{points:D0,other:Jr},ruling:L0,...r&&{remove:R0}},d=async $=>{await e.send($)&&M(qr(e.of,$))};return i`<${Kr} title=${zs(e.of.view,c)} desk=${e} view=${e.of.view}
		table=${n} at=${c} board=${es(s)} result=${p?.result} name=${e.of.name} put=${d}
		forms=${u} first=${r?"points":"ruling"} onclose=${a}>
		${Ec(e,t.number,n,s).map($=>i`<p key=${$.id}>${C0(e,s,$)}</p>`)}
		<${Kf} desk=${e} table=${n} board=${r?0:l} /><//>`}function C0({of:e,setup:t},{number:n,own:s},{member:a,ruling:r,reason:l,round:c,table:p}){let u=e.view.travellers?.find(v=>v.board===n)?.lines??[],d=u.length>1?u.find(v=>v.round===c&&v.table===p):void 0,$=s?.players.findIndex(v=>e.root(v)===e.root(a))??-1,m=s?.points?.[$],[h,f]=[r?.score??"fixed",d?.field?.[$]],g={plus:1,minus:-1}[h]??0,y=m===void 0||f===void 0?void 0:m-Ia(f),w=h==="fixed"?S(r?.points??0):y===void 0?o(`page.event.ruling.${h}`):S(Math.round(100*(y+g*(t.scoring?.plus??0)))/100);return o("page.event.ruled.is",{name:e.name(a),was:m===void 0?"–":ee(m),now:w,reason:l??""})}function D0({at:e,table:t,board:n,name:s,put:a}){let[r,l]=b(n.players.map((c,p)=>n.own?.points?.[p]??0));return i`<${ot} say=${o("page.event.correct")} onsend=${c=>a({do:"correction",...e,result:Xn(n,t.seats,{points:r}),replaces:n.own?.results??[],reason:c})}>
		<div class="row">${Yn(n,t.seats).map(c=>i`<${X} key=${c}
			label=${s(n.players[c]??"")} value=${r[c]??0} min=${-9999} max=${9999}
			onchange=${p=>l(r.with(c,p))} />`)}</div>
		<p class="small soft">${o("page.event.points.about")}</p><//>`}function L0({desk:e,at:t,board:n,table:s,put:a}){let{of:r}=e,l=r.view.play==="boards",c=Lt(n,s.seats).filter(g=>g!==n.out),[p,u]=b(c[0]??""),[d,$]=b(l?"average":"fixed"),[m,h]=b(0),f=Ec(e,t.round,s,n).filter(g=>r.root(g.member)===p);return i`<${ot} say=${o("page.event.rule")} onsend=${g=>a({do:"ruling",...t,member:p,ruling:{score:d,...d==="fixed"&&m&&{points:m}},reason:g,replaces:Ne(f)})}>
		<div class="row"><${_} label=${o("page.event.ruling.who")} value=${p} onchange=${u}
				options=${c.map(g=>[g,r.name(g)])} />
			${l?i`<${_} label=${o("page.event.ruling.score")} value=${d} onchange=${$}
				options=${["average","plus","minus","fixed"].map(g=>[g,o(`page.event.ruling.name.${g}`)])} />`:null}
			${d==="fixed"?i`<${X} label=${o("page.season.points")} value=${m} min=${-9999} max=${9999}
				onchange=${h} />`:null}</div>
		<p class="small soft">${o("page.event.ruling.about")}</p><//>`}var R0=({board:e,put:t})=>i`<${ot} say=${o("page.event.withdraw")}
	onsend=${n=>t({do:"withdraw",replaces:e.own?.results??[],reason:n})} />`;function _0({of:e,act:t,all:n}){let s=t.result?.entry?.hands,a=e.view.rounds.find(p=>p.number===t.round)?.tables.find(p=>p.number===t.table),r=a?.boards.find(p=>p.number===(t.board??0));if(!s||!a||!r)return Fr(e,t);let l=es(r),c=p=>n.some(u=>u.result?.entry&&Qn(u.result.entry.hands[p])!==Qn(s[p]));return i`${n.some(p=>p.result&&p.board!==t.board)?`${Ye(e.view,r.number)}: `:""}
		${Yn(l,a.seats).map((p,u)=>{let{bid:d="none",tricks:$="–"}=s[p]??{};return i`${u?" · ":""}${e.name(l.players[p])} <${c(p)?"mark":"span"}>
				${o("page.event.said",{bid:d,tricks:$})}<//>`})}`}function Jf({desk:e,all:t}){let{of:n,send:s}=e;if(t.length===0)return null;let a=(r,l)=>{let{id:c,by:p,device:u,count:d,at:$,reason:m,...h}=l,f=r.acts,g=o("page.event.settled");l.do==="dispute"?s({do:"withdraw",replaces:f,reason:g}):l.result?s({...h,do:"correction",replaces:f,reason:g}):s({...h,...m&&{reason:m},replaces:f})};return i`<section class="desk-disputes" aria-label=${o("page.event.disputes")}>
		<h2>${o("page.event.disputes")}</h2>
		<ul>${t.map(r=>{let l=n.stand.filter(c=>r.acts.includes(c.id));return i`<li key=${r.acts.join()}><p><b>${zs(n.view,r)||o("page.event.kind",{kind:r.kind})}</b></p>
				${l.map(c=>i`<p key=${c.id} class="row">
					<span>${c.do==="dispute"?o("page.event.disputed"):i`<${_0} of=${n} act=${c} all=${l} />`}
						${c.reason?i` <em>${o("page.event.because",{reason:c.reason})}</em>`:null}
						<small class="soft">${Oc(n,c)}</small></span>
					<${k} onclick=${()=>a(r,c)}
						say=${o(c.do==="dispute"?"page.event.again":"page.event.so")} /></p>`)}
			</li>`})}</ul></section>`}var Ur=6e4,Uf={round:I0,players:Df,ranking:U0,travellers:G0,log:Af,prints:Wf};function Gf({connection:e,shown:t,own:n}){x(()=>{oe(je)},[]),rn(t.at);let{view:s,desk:{acts:a,setup:r,disputes:l,codes:c}}=t,p=mf(s,a),[u,d]=b(p.round?"round":"players"),[$,m]=b(!1),h=Ae.value.find(v=>v.id===s.variant)?.chairs??0,f=async(...v)=>{let O=await e.send(...v).done;for(let{why:A}of O)M(R(A));return O.length===0},g={id:t.event,of:p,setup:r,codes:c,live:h,send:f},y=Object.keys(Uf).filter(v=>v!=="travellers"||s.play==="boards"),w=Uf[u];return i`<main id="main" tabindex="-1" class="desk">
		<header class="unprinted"><div><h1>${Zn(s)}</h1>
			<p class="soft row"><span>${[Dt(s.date),o(`variant.${s.variant}`),o(`page.event.play.${s.play}`),s.closed?o("page.event.closed"):An(p.round,s.planned)].join(" · ")}</span>
				<${k} plain onclick=${()=>m(!0)} say=${o("page.event.setup")} /></p></div>
			<${W0} round=${p.round} desk=${g} /></header>
		<${Hr} connection=${e} />
		<div class="unprinted stack">
			${n}
			${l.length&&u!=="round"?i`<p class="trouble" role="status">${o("page.event.disputes.n",{n:l.length})}</p>`:null}
			<${G} hidden label=${s.title} value=${u} onchange=${d}
				options=${te("page.event.part",...y)} />
		</div>
		<${w} key=${u} desk=${g} disputes=${l} />
		${$?i`<${Fa} desk=${g} onclose=${()=>m(!1)} />`:null}
	</main>`}function Pc(){let[,e]=b(0);return x(()=>{let t=setInterval(()=>e(n=>n+1),1e3);return()=>clearInterval(t)},[]),bt("there")}function Cc(e){let t=Math.abs(Math.round(e/1e3));return`${e<0?"−":""}${Math.floor(t/60)}:${String(t%60).padStart(2,"0")}`}function W0({round:e,desk:{of:t,setup:n,send:s}}){let a=Pc();if(!e||e.closed||n.online?.evening)return null;let r=Vf(t,n),l=t.stand.filter(p=>p.do==="clock"&&p.round===e.number),c=p=>s({do:"clock",round:e.number,ends:Math.round(p),replaces:Ne(l)});return i`<div class="desk-clock row">
		${e.ends?i`<b class=${a>e.ends?"trouble":""} role="timer">${Cc(e.ends-a)}</b>`:null}
		<${k} plain onclick=${()=>c(e.ends?Math.max(e.ends,a)+5*Ur:a+r*Ur)}
			say=${e.ends?o("page.event.clock.more"):o("page.event.clock.start",{n:r})} />
	</div>`}function Vf({acts:e},{deals:t}){let n=e.findLast(s=>s.do==="clock"&&!s.replaces?.length);return n?.ends&&n.at?Math.max(1,Math.round((n.ends-n.at)/Ur)):t*Rr}function I0({desk:e,disputes:t}){let{of:n}=e,[s,a]=b(0),r=n.rounds.find(l=>l.number===s)??n.round;return i`<${Jf} desk=${e} all=${t} />
		${n.view.closed?i`<${H0} desk=${e} />`:i`<${K0} desk=${e} />`}
		${r?i`<section><div class="row"><h2>${o("page.event.round",{n:r.number})}${r.closed?i` <small class="soft">${o("page.event.round.closed")}</small>`:null}</h2>
				${n.rounds.length>1?i`<${_} hidden label=${o("page.event.rounds")} value=${String(r.number)}
					onchange=${l=>a(Number(l))}
					options=${n.rounds.map(l=>[String(l.number),o("page.event.round",{n:l.number})])} />`:null}
				<${z0} desk=${e} round=${r} /></div>
				<${Hf} desk=${e} round=${r} /></section>`:null}`}var Gr=(e,t)=>e.stand.filter(n=>(n.do==="close"||n.do==="reopen")&&n.round===t),q0=e=>e.rounds.filter(t=>!t.closed&&(e.view.online||qs(t).length===0)).map(t=>({do:"close",round:t.number,replaces:Ne(Gr(e,t.number))}));function F0({rounds:e}){let t=[...new Set(e.flatMap(qs).map(n=>n.number))].sort((n,s)=>n-s);return{n:t.length,list:L(t.map(n=>S(n)))}}function z0({desk:{of:e,send:t},round:n}){let[s,a]=b(!1),r=qs(n).length,l=n.closed?"reopen":"close",c=()=>(a(!1),t({do:l,round:n.number,replaces:Ne(Gr(e,n.number))})),{closed:p,online:u}=e.view;if(p||u?.evening||u&&n.closed)return null;let d=u&&r?"next.sure":"close.sure";return i`<${k} plain onclick=${()=>l==="close"?a(!0):c()}
		say=${o(`page.event.${l}`)} />
		${s?i`<${Fe} title=${o("page.event.close")} text=${o(`page.event.${d}`,{n:r})}
			yes=${o("page.event.close")} onyes=${c} onclose=${()=>a(!1)} />`:null}`}var H0=({desk:{of:e,send:t}})=>i`<p class="row"><span class="lead">${o("page.event.over")}</span>
	${e.view.online?null:i`<${k} plain onclick=${()=>t({do:"reopen",replaces:Ne(Gr(e))})}
		say=${o("page.event.reopen.event")} />`}</p>`;function K0({desk:e}){let{of:t,send:n,live:s,setup:a}=e,{round:r,next:l,view:c}=t,p=F0(t),[u,d]=b(!1),[$,m]=b(0),[h,f]=b(null),[g,y]=b(()=>r&&!r.ends?0:Vf(t,a)),[w,v]=b(!1),O=r!==void 0&&l>c.planned,A=!O&&(p.n===0||u),{choices:j,wrong:B,players:q,enough:H}=jf(e.id,t,s,A),F=[...q,...c.members.filter(me=>me.bot).map(me=>me.id)],ce=h?Ac(h,F):zr(j[$]??j[0]),rt=a.play==="boards"?a.deals:0,qe=h||j.length?Bf(ce,s):"",xe=q0(t),pt=async()=>{v(!1);let me=t.stand.filter(jn=>jn.do==="round"&&jn.round===l),Us=[...xe,{do:"round",round:l,tables:Nf(ce,l,rt),replaces:Ne(me)},...g?[{do:"clock",round:l,ends:bt("there")+g*Ur}]:[]];await n(...Us)&&(f(null),d(!1),m(0))};if(O)return i`<${J0} desk=${e} late=${p} closes=${xe} />`;let ns={closes:xe.length?"yes":"no",round:L(xe.map(me=>S(me.round))),n:ce.tables.flat().length,tables:ce.tables.length,minutes:g},ue=p.n&&!c.online?` ${o("page.event.wait.on",p)}`:"";return i`<section class="desk-next" aria-label=${o("page.event.next",{n:l})}>
		${p.n&&!u?i`<p class="row"><span>${o("page.event.wait",p)}</span>
				<${k} plain onclick=${()=>d(!0)} say=${o("page.event.ahead",{n:l})} /></p>`:i`<div class="row"><${k} chief onclick=${()=>p.n&&c.online?v(!0):pt()}
					disabled=${!ce.tables.length||qe!==""} say=${o("page.event.next",{n:l})} />
				<p>${H?qe||(ce.tables.length?o("page.event.next.does",ns):B||o("page.event.seeking")):o("page.event.few",{n:s})}${ue}</p></div>`}
		${w?i`<${Fe} title=${o("page.event.next",{n:l})} text=${o("page.event.next.sure",p)}
			yes=${o("page.event.next",{n:l})} onyes=${pt} onclose=${()=>v(!1)} />`:null}
		${A&&H&&(j.length||h)?i`<details><summary>${o("page.event.seating")}</summary><div class="stack">
				<${Ef} choices=${j} chosen=${h?-1:$}
					onchoose=${me=>(f(null),m(me))} />
				<${Pf} of=${t} plan=${Ac(ce,F)} live=${s} onchange=${f} />
				<div class="row"><${X} label=${o("page.event.minutes")}
					value=${g} min=${0} max=${600} onchange=${y} />
					${h?i`<${Cf} onclick=${()=>f(null)} />`:null}</div>
			</div></details>`:null}
	</section>`}function J0({desk:{of:e,send:t,setup:n},late:s,closes:a}){let r=()=>t({do:"setup",setup:{...n,rounds:e.next},replaces:Ne(e.stand.filter(c=>c.do==="setup"))}),l=()=>t(...a,{do:"close",replaces:Ne(Gr(e))});return i`<section class="desk-next row">
		${s.n?i`<p>${o("page.event.wait",s)}</p>`:i`<${k} chief onclick=${l} say=${o("page.event.end")} /><p>${o("page.event.end.does")}</p>`}
		${e.view.online?.evening?null:i`<${k} plain onclick=${r} say=${o("page.event.more",{n:e.next})} />`}</section>`}function U0({desk:{of:{view:e}}}){return i`<section class="stack"><${Fs} view=${e} /><p><${xf} view=${e} /></p></section>`}function G0({desk:{id:e,of:{view:t}}}){return i`<section><h2 class="unseen">${o("page.event.part.travellers")}</h2>
		<${Hs} view=${t} event=${e} /></section>`}var V0=9e3,[Z0,Q0]=[16,2.05];function Zf({all:e}){let t=P(null),[{columns:n,rows:s},a]=b({columns:1,rows:1}),[r,l]=b(0);Me(()=>{let m=t.current;if(!m)return;let h=()=>{let g=parseFloat(getComputedStyle(m).fontSize)||16;a({columns:Math.max(1,Math.floor(m.clientWidth/g/Z0)),rows:Math.max(1,Math.floor(m.clientHeight/g/Q0))})},f=new ResizeObserver(h);return f.observe(m),h(),()=>f.disconnect()},[]);let c=n*s,p=Math.max(1,Math.ceil(e.length/c));x(()=>{if(p<2)return;let m=setInterval(()=>l(h=>h+1),V0);return()=>clearInterval(m)},[p]);let u=r%p,d=e.slice(u*c,(u+1)*c),$=Math.max(1,Math.min(s,Math.ceil(e.length/n)));return i`<div class="wall-box" ref=${t}>
		<ol class="wall-list" style=${`--columns: ${n}; --rows: ${$}`}>${d}</ol>
		${p>1?i`<p class="wall-page">${o("page.event.wall.page",{n:u+1,of:p})}</p>`:null}</div>`}function Qf({view:e}){let t=qa(e),n=t!==void 0&&hf(t);return i`<main id="main" tabindex="-1" class="wall">
		<header><h1>${e.title}</h1>
			<p>${An(t,e.planned)}</p>
			<${Y0} round=${t} /></header>
		${n?i`<${ex} view=${e} round=${t} />`:i`<${X0} view=${e} />`}
		<${tx} round=${t} closed=${e.closed===!0} />
	</main>`}function Y0({round:e}){let t=Pc();return!e?.ends||e.closed?null:i`<b class=${`wall-clock ${t>e.ends?"up":""}`} role="timer">${Cc(e.ends-t)}</b>`}function X0({view:e}){return e.ranking.length===0?i`<p class="wall-said">${o("page.event.wall.soon")}</p>`:i`<${Zf} all=${e.ranking.map(t=>i`<li key=${t.member}>
		<span class="place">${t.place}</span> <span class="who">${Ir(e,t)}</span>
		<b>${kf(e,t)}</b></li>`)} />`}var ex=({view:e,round:t})=>{let n=t.tables.flatMap(s=>s.seats.map((a,r)=>({name:Ot(e,a),table:s.number,chair:r})));return n.sort((s,a)=>s.name.localeCompare(a.name)),i`<${Zf} all=${n.map(s=>i`<li key=${`${s.table} ${s.chair}`}>
		<span class="who">${s.name}</span>
			<b>${o("page.event.wall.to",{table:s.table,chair:s.chair+1})}</b></li>`)} />`};function tx({round:e,closed:t}){let n=qs(e),s=e?.tables.some(a=>We(a).done)||(e?.ends??1/0)<Date.now();return t?i`<footer><b>${o("page.event.over")}</b></footer>`:!n.length||!s?null:i`<footer>${o("page.event.wall.late")} ${n.map(a=>{let{played:r,of:l}=We(a);return i`<span key=${a.number}><b>${o("page.event.table",{n:a.number})}</b>
			<small> (${o("page.event.progress",{n:r,of:l})})</small></span> `})}</footer>`}var Vr={ArrowDown:[1,0],ArrowUp:[-1,0],ArrowRight:[0,1],ArrowLeft:[0,-1]},nx=60,sx=600,Dc=class{#e;#n=[];#t=0;constructor(t){this.#e=t}press(t){return t==="Enter"&&performance.now()<this.#t?!0:this.#n.length===0&&this.#e.current()?this.#e.act(t):t in Vr||/^(.|Enter|Backspace|Redo)$/u.test(t)?(this.#n.length<nx&&this.#n.push(t),this.#s(),!0):!1}goOn(){for(;this.#n.length>0&&this.#e.current();)this.#e.act(this.#n.shift()??"");this.#s()}#s(){if(this.#e.changing())for(this.#n=this.#n.filter(t=>t!=="Backspace"&&t!=="Redo");this.#n[0]==="Enter";)this.#n.shift()}hear({fault:t,unfit:n}){(t||n)&&(this.#n=[]),this.#t=n?performance.now()+sx:0}},Yf=e=>e.target instanceof Element&&e.target.closest(".pad-panel")!==null;function Lc(e){if(!(e.ctrlKey||e.metaKey)||e.altKey)return e.key;let t=e.key.toLowerCase();return t==="z"&&!e.shiftKey?"Backspace":t==="z"||t==="y"?"Redo":""}function ax(e){if(!Lc(e)||e.altKey||document.querySelector("dialog[open]"))return!1;let t=e.target instanceof Element?e.target:null;return t?.closest("input, select, textarea, summary, [contenteditable]")?!1:e.key in Vr?t===document.body||Yf(e):!((e.key==="Enter"||e.key===" ")&&t?.closest("button, a"))}var ox=e=>e.repeat&&["Enter","Backspace","Redo"].includes(Lc(e));function Xf(e){let t=P(e);t.current=e;let n=P(!0),[,s]=b(0),a=P(null),r=a.current??=new Dc({act:l=>t.current.act(l)?(n.current=!1,s(c=>c+1),!0):!1,current:()=>n.current&&t.current.current(),changing:()=>t.current.changing()});return Me(()=>r.hear(e.pad),[e.pad]),x(()=>{n.current=!0,r.goOn()}),Me(()=>{let l=c=>{(ox(c)?Yf(c):ax(c)&&r.press(Lc(c)))&&c.preventDefault()};return document.addEventListener("keydown",l),()=>document.removeEventListener("keydown",l)},[]),l=>r.press(l)}var Ie=(e,t)=>t===void 0?"":e.seats[t]||(t<e.choices.live?o("seat",{n:t+1}):o("dummy")),Rt=e=>e.seats.map((t,n)=>Ie(e,n)),eh=({rules:e,house:t})=>t?e.name:o(`variant.${e.id}`),Ha=e=>{let t=e.date?Date.parse(`${e.date}T12:00`):NaN;return Number.isNaN(t)?eh(e):`${eh(e)} · ${Q(t,{dateStyle:"long"})}`};function Ka(e){let t=e.map(n=>n.trim().toLowerCase());return e.find((n,s)=>t[s]&&t.indexOf(t[s])<s)}function Tn(e){let t=Rt(e),{end:n}=e;if(n&&!n.cut)return o("page.winner",{names:L(n.winners.map(r=>t[r]??"")),n:n.winners.length,you:"no"});let s=Math.max(...e.totals),a=t.filter((r,l)=>e.totals[l]===s);return e.deals.length===0?"":o("page.pad.leads",{names:L(a),n:a.length,points:S(s),over:n?"yes":"no"})}function th(e){let t=Rt(e),n=(r,l)=>r.map((c,p)=>`${t[p]} ${l(c)}`).join(", "),s=e.deals.map(r=>{let l=r.points.map((c,p)=>`${t[p]} ${ee(c)}${r.made[p]?" •":""}`).join(", ");return`${r.deal+1}. ${U(r.trump)}: ${l}`}),a=e.settlement??[];return[`Ninety-Nine · ${Ha(e)}`,n(e.totals,S),Tn(e),"",...s,"",...a].join(`
`).replaceAll(/\n{3,}/g,`

`).trim()}var sh=({what:e,seat:t=-1})=>e==="turnup"||e==="name"?{seat:-1,field:"trump"}:{seat:t,field:e==="number"?"premium":e==="tricks"?"tricks":"contract"},ah=(e,t)=>e.seat===t?.seat&&e.field===t.field;function _c(e,{what:t,seat:n=-1}){let s=e.hands[n]??{};switch(t){case"tricks":return s.tricks!==void 0;case"outcome":return s.made!==void 0||s.bid!==void 0;case"bid":return s.bid!==void 0;case"number":return/\d/.test(s.premium??"");default:return e.trump!==void 0}}var rx=e=>[...new Set(e.choices.premiums.map(t=>t.split(" ")[0]??""))],nh=(e,t)=>e.choices.premiums.filter(n=>n.startsWith(`${t} `)).map(n=>Number(n.split(" ")[1])),ix=(e,t,n)=>{let s={...e,hands:e.hands.with(t,n)},a=s.hands.some(c=>c.premium),{trump:r,...l}=s;return a||e.hands[t]?.premium===n.premium?s:l},lx=e=>Object.fromEntries(Object.entries(e).filter(([,t])=>t!==void 0&&t!==""));function Wc({pad:e,deal:t,named:n,inserting:s=!1,words:a}){let r=e.deals[t],l=r??e.due;if(!l)return null;let c=n??(s&&e.choices.trumps.length>0?void 0:l.trump),p=c===l.trump||!l.trump?l.origin:"",u={dealer:Ie(e,l.dealer),lead:Ie(e,l.lead),past:r?"yes":"no"},d=l.vulnerable?.map($=>Ie(e,$)).join(", ");return i`<div class="pad-due">
		${c?i`<${he} trump=${c} />`:i`<span class="sign none" aria-hidden="true">?</span>`}
		<p class="who">
			<b>${a?.title??o("page.pad.roles",u)}</b>
			<span class="soft">${a?.roles??o("page.pad.deal",{n:t+1})}</span>
		</p>
		<p class="trump">${c?p?o("why.trump",{trump:U(c),why:p}):U(c):e.choices.trumps.length?o("page.pad.turnup"):""}
			${d?i` <span class="soft">· ${o("pad.vulnerable",{names:d})}</span>`:null}
		</p>
	</div>`}var cx=({due:e,seat:t,slip:n})=>{let s=t===e?.dealer?"dealer":t===e?.lead?"forehand":"";return!s&&!n?null:i`<small class="role soft">${n?i`<b>${n}</b>`:null}${s?i`<span aria-hidden="true">${n?" · ":""}${o(`page.stats.place.${s}`)}</span>`:null}</small>`},Rc=({label:e,text:t,said:n,now:s,wrong:a,onpick:r,children:l})=>i`<button type="button"
	class=${`box ${n?"said":t?"follows":""}`} aria-pressed=${s} data-wrong=${a||void 0}
	aria-label=${t?`${e}: ${t}`:e} onclick=${r}>${l??t}</button>`,Ja=e=>e.totals.some((t,n)=>t!==e.game[n]);function px(e){let{pad:t}=e,n=t.choices.premiums.length>0;return i`<div class=${`pad-rows ${n?"":"unpaid"}`} role="group" aria-label=${o("page.pad.hands")}>
		<div class="heads soft small" aria-hidden="true">
			<span class="totals">${Ja(t)?o("page.pad.totals"):""}</span>
			<span>${o("page.sheet.won")}</span><span>${o("page.sheet.contract")}</span>
			${n?i`<span>${o("page.sheet.held")}</span>`:null}
		</div>
		${t.seats.map((s,a)=>i`<${ux} key=${a} ...${e} seat=${a} />`)}
	</div>`}function ux({pad:e,deal:t,draft:n,full:s,now:a,wrong:r,slips:l,pick:c,seat:p}){let u=Ie(e,p),d=n.hands[p]??{},{tricks:$,bid:m,made:h,premium:f}=s.hands[p]??{},g=v=>({label:o(`page.pad.${v}.of`,{name:u}),now:ah({seat:p,field:v},a),wrong:r===p,onpick:()=>c({seat:p,field:v})}),y=h===void 0?"":o(h?"page.sheet.made":"page.sheet.failed"),w=[m===void 0?"":o("page.pad.bid",{n:m}),y].filter(Boolean).join(", ");return i`<div class="hand-row">
		<span class="name">
			<span>${u}</span> <${cx} due=${e.deals[t]??e.due} seat=${p} slip=${l?.[p]} />
			<b class="total">${e.game.length?S(e.game[p]??0):""}</b>
			${Ja(e)?i`<small class="rest soft">(${S(e.totals[p]??0)})</small>`:null}
		</span>
		<${Rc} ...${g("tricks")} said=${d.tricks!==void 0} text=${$===void 0?"":S($)} />
		<${Rc} ...${g("contract")} said=${d.made!==void 0||d.bid!==void 0} text=${w}>
			<span class="bid">${m===void 0?"":S(m)}</span>
			${y?i`<span class=${`mark ${h?"made":"failed"}`}>${h?"✓":"✗"}</span>`:null}
		<//>
		${e.choices.premiums.length>0&&p<e.choices.live?i`<${Rc} ...${g("premium")} said=${!!d.premium} text=${f?$e(f):""} />`:null}
	</div>`}var dx=({rules:{trump:e,joker:t}})=>e.by==="turnup"?[...e.plain.split(" ").filter(Boolean),...t?[o("joker")]:[]].join(", "):"";function $x(e,t,n,s){let{seat:a,field:r}=n;if(r==="trump"){let d=dx(e);return e.choices.trumps.map($=>{let m=$==="none"&&d?i` <small>(${d})</small>`:null;return{key:$,on:t.trump===$,press:()=>s({...t,trump:$}),wide:!0,text:i`<${he} trump=${$} /><span class="word">${U($)}${m}</span>`}})}let l=t.hands[a]??{},c=(d,$)=>s(ix(t,a,lx({...l,...d})),$),p=(d,$,m)=>({key:String(d),text:S(d),on:$,press:m,typed:String(d)});if(r==="tricks")return Array.from({length:e.choices.tricks+1},($,m)=>m).map($=>p($,l.tricks===$,()=>c({tricks:$})));if(r==="contract")return[{key:"made",wide:!0,text:`✓ ${o("page.sheet.made")}`,on:l.made===!0,typed:"+",press:()=>c({made:!0,bid:void 0})},{key:"failed",wide:!0,text:`✗ ${o("page.sheet.failed")}`,on:l.made===!1,typed:"-",press:()=>c({made:!1,bid:void 0})},...e.choices.bids.map(d=>p(d,l.bid===d,()=>c({bid:d,made:void 0})))];let[u=""]=(l.premium??"").split(" ");return[{key:"none",wide:!0,text:o("page.pad.no"),on:!l.premium,press:()=>c({premium:""})},...rx(e).map(d=>({key:d,wide:!0,text:$e(d),on:u===d,typed:o(`offer.letter.${d}`),or:d[0]??"",press:()=>c({premium:d},nh(e,d).length>0)})),...(u?nh(e,u):[]).map(d=>p(d,l.premium===`${u} ${d}`,()=>c({premium:`${u} ${d}`})))]}function mx({keys:e,label:t}){let n=e.filter(r=>!r.wide),s=Math.min(7,Math.max(5,Math.ceil(n.length/2))),a=r=>i`<button type="button" key=${r.key} class=${r.wide?"wide-key":"key"} aria-pressed=${r.on}
		aria-label=${r.label} onclick=${r.press}>${r.text}</button>`;return i`<div class="pad-keys" role="group" aria-label=${t}>
		<div class="words">${e.filter(r=>r.wide).map(a)}</div>
		<div class="digits" style=${{"--across":s}}>${n.map(a)}</div>
	</div>`}var oh=(e,{seat:t,field:n})=>n==="trump"?o("page.pad.trump"):o(`page.pad.${n}.of`,{name:Ie(e,t)}),fx={seat:-1,field:"trump"},hx=({choices:e,rules:t},n)=>e.trumps.length>0&&(t.trump.by==="turnup"||n.hands.some(s=>s.premium)),gx=({trump:e,now:t,onpick:n})=>i`<button type="button" class="box turn" aria-pressed=${t}
	onclick=${n}>${o("page.pad.trump")} ${e?i`<${he} trump=${e} /> ${U(e)}`:"…"}
</button>`,Ic=({redo:e})=>i`<button type="button" class="button redo" aria-label=${o("page.pad.redo")}
	title=${o("page.pad.redo")} onclick=${e}>
	<svg viewBox="0 0 24 24" aria-hidden="true"><path d="M15 5l5 5-5 5M20 10H9a5 5 0 0 0 0 10h4" /></svg>
</button>`;function Zr({open:e,pad:t,words:n,children:s}){let[a,r]=b({place:"",cell:null}),{deal:l,entry:c,stale:p,kept:u,place:d,correcting:$,inserting:m}=e,h=a.place===d?a.cell:null,f=xe=>r({place:d,cell:xe}),g=n?.enter??o(m?"page.pad.insert":$?"page.pad.correct":"page.pad.enter"),w=(t.missing??(t.entry||$?[]:t.due?.missing??[])).filter(xe=>!_c(c,xe)),v=h??(w[0]?sh(w[0]):null),O=!p&&t.unfit!==void 0,A=!p&&t.entry!==void 0&&!t.fault&&(t.missing??[]).length===0&&!O,B=v?$x(t,c,v,(xe,pt)=>(f(pt?v:null),e.set(xe))):[],q=bx(t.entry,c),H={Enter:()=>(A||O)&&e.enter(O),Backspace:()=>e.undoable&&e.undo(),Redo:()=>e.redoable&&e.redo()},F=xe=>{let[pt,ns]=Vr[xe]??[];if(pt!==void 0&&ns!==void 0)f(wx(t,v,pt,ns));else{let ue=(B.find(me=>me.typed===xe)??B.find(me=>me.or===xe))?.press??H[xe];if(!ue)return!1;ue()}return!0},ce=()=>e.wrong.peek()===""&&(e.stale||e.busy.peek()),qe=Xf({pad:t,act:F,current:()=>e.told===t&&e.kept===u&&!ce(),changing:()=>e.busy.peek()});return i`<section class="pad-panel" aria-label=${g}>
		<${Wc} pad=${t} deal=${l} named=${q.trump} inserting=${m} words=${n} />
		${s}
		<${px} pad=${t} deal=${l} draft=${c} full=${q} now=${v} wrong=${t.fault?.seat??-1}
			slips=${n?.slips} pick=${f} />
		<p class=${`pad-said ${t.fault||t.unfit?"trouble":A?"":"soft"}`} role="status">
			${vx(t,h,w)||(A?o(`page.pad.ready${$?".change":""}`):" ")}
		</p>
		${hx(t,c)&&(q.trump||v?.field!=="trump")?i`<${gx} trump=${q.trump} now=${v?.field==="trump"} onpick=${()=>f(fx)} />`:null}
		${v&&!(A&&!h)?i`<${mx} keys=${B} label=${oh(t,v)} />`:null}
		<${yx} open=${e} press=${qe} can=${A||O} text=${O?o("page.pad.anyway"):g} />
	</section>`}var yx=({open:e,press:t,can:n,text:s})=>i`<div class="pad-acts">
	<${k} disabled=${!e.undoable} onclick=${()=>t("Backspace")} say=${o("page.pad.undo")} />
	${e.redoable?i`<${Ic} redo=${()=>t("Redo")} />`:null}
	${e.correcting?i`<${k} onclick=${()=>e.leave()} say=${o("page.pad.cancel")} />`:null}
	<${k} chief aria-disabled=${!n} aria-busy=${e.busy.value} onclick=${()=>t("Enter")} say=${s} />
</div>`,bx=(e,t)=>({...e,...t,hands:t.hands.map((n,s)=>({...e?.hands[s],...n}))});function vx(e,t,n){if(e.fault||e.unfit)return(e.said??[]).join(" ");let s=n.find(a=>!t||ah(sh(a),t));return s?o(`page.pad.ask.${s.what}`,{name:Ie(e,s.seat)}):t?oh(e,t):""}function wx(e,t,n,s){let a=["tricks","contract",...e.choices.premiums.length?["premium"]:[]],r=e.seats.length,l=t&&t.seat>=0?(t.seat+n+r)%r:0,c=Math.max(0,a.indexOf(t?.field??"tricks")),p=a[(c+s+a.length)%a.length]??"tricks";return{seat:l,field:p==="premium"&&l>=e.choices.live?"contract":p}}var kx=e=>({hands:e.seats.map(()=>({}))}),xx=e=>!e||!e.trump&&e.hands.every(t=>Object.keys(t).length===0),Sx=3e3,Ox=e=>e instanceof cs||e instanceof J&&([429,503].includes(e.status)||e.reason==="unfetched"),en=e=>un(e)?o("page.pad.refused",{text:e.message}):R(e);function Ax(e){let{record:t,summary:n,open:s,inserting:a}=e,r=or(e),l=qn(e),c={hands:n.names.map(()=>({}))};return a?{record:t,deal:r,entry:l??c}:s!==null?{record:t,deal:r,...l?{entry:l}:{}}:n.over?{record:t}:{record:t,entry:l??c}}var Tx=(e,t)=>JSON.stringify(e)===JSON.stringify(t),Mx=(e,t)=>qt({lang:ae.peek(),...e},t),Qr=class{wrong=D("");busy=D(!1);#e;#n=D(null);#t=D(0);#s="";#a=new AbortController;#r=0;#i=[];#l=[];#c=null;#u="";#o;constructor(t,n=Mx){this.id=t,this.#e=n,this.#o=Xe(()=>this.#d())}close(){this.#o(),this.#a.abort(),clearTimeout(this.#r)}get kept(){return ht(this.id)}get told(){return this.#n.value?.told}get stale(){return this.#n.value?.of!==this.#p()}get deal(){return this.kept?or(this.kept):0}get entry(){let{kept:t,told:n}=this;return(t&&qn(t))??(n?kx(n):{hands:[]})}get correcting(){return this.kept?.open!==null}get inserting(){return this.kept?.inserting===!0}get undoable(){let{kept:t}=this;return t!==void 0&&(qn(t)!==void 0||t.past.length>0)}get redoable(){let{kept:t}=this;return t!==void 0&&(this.#l.some(n=>n.of===this.place)||!qn(t)&&t.next.length>0)}get place(){return`${this.kept?.versions.at(-1)} ${this.kept&&js(this.kept)}`}#p(){return this.kept?JSON.stringify({lang:ae.value,...Ax(this.kept)}):""}#d(){let t=this.#p(),n=t&&this.stale?`${this.#t.value} ${t}`:"";if(n===this.#s)return;if(this.#s=n,this.#a.abort(),clearTimeout(this.#r),!n)return void(this.wrong.value="");let{signal:s}=this.#a=new AbortController;this.#e(JSON.parse(t),{signal:s}).then(a=>s.aborted||(this.#n.value={of:t,told:a}),a=>{s.aborted||(this.wrong.value=en(a),Ox(a)&&(this.#r=Number(setTimeout(()=>this.#t.value++,Sx))))})}set(t){this.#i.push({of:this.place,entry:this.entry}),this.#l=[],this.#$(t)}#$(t){let{kept:n}=this;n&&Te(Fn(n,js(n),xx(t)&&n.open===null?void 0:t))}correct(t){let{kept:n}=this,s=this.told?.deals[t];n&&s&&Te({...Fn(Gt(n),t,n.drafts[t]??s.entry),open:t})}insert(t){let{kept:n}=this;n&&Te({...n,open:t,inserting:!0})}leave(){let{kept:t}=this;t&&Te(Gt(Fn(t,js(t))))}async#m(t){let n=this.#c;this.busy.value=!0;let s=n?n.then(t,t):t();this.#c=s;try{return await s}finally{this.#c===s&&(this.#c=null,this.busy.value=!1)}}async enter(t=!1){let{kept:n,deal:s,entry:a}=this;if(!n||this.busy.peek())return;let r=js(n),l={record:n.record,do:n.inserting?"insert":"enter",deal:s,entry:a,...t?{again:t}:{}},c=await this.#m(()=>this.#h(l,(p,u)=>{let d=Gt(Fn(p.record===u.record?p:kn(p,u),r)),$=p.drafts[r]??a;return Tx($,a)?d:{...Fn(d,s,$),open:s}}));c&&ih(c)}async propose(t){let n=this.kept?.record??"",s=await this.#e({record:n,...t});if(!s.unfit)return s.fault?void M(rh(s)):s;let a=await this.#e({record:n,...t,again:!0});return a.unfit?s:{...a,unfit:s.unfit,said:[...s.said??[],...a.said??[]]}}async revise(t){let{kept:n}=this;if(!n||this.busy.peek())return;let s=await this.#m(()=>this.#h({record:n.record,...t,again:!0},(a,r)=>r.record===a.record?a:Gt({...kn(a,r),drafts:jx(a,r)})));s&&ih(s)}async end(){let{kept:t}=this;t&&!this.busy.peek()&&await this.#m(()=>this.#h({record:t.record,do:"stop"},kn))}undo=()=>this.#f("past","pad.undone");redo=()=>this.#f("next","pad.redone");async#f(t,n){if(this.busy.peek()||this.#v(t))return;let s=await this.#m(()=>this.#g(t));s&&M(o(n,{what:s}))}#v(t){let{kept:n,place:s,entry:a}=this,r=t==="past",[l,c]=r?[this.#i,this.#l]:[this.#l,this.#i],p=l.findLastIndex(d=>d.of===s);if(r?!n||!qn(n):p<0)return!1;let[u]=l.splice(Math.max(p,0));return c.push({of:s,entry:a}),p>=0&&u?this.#$(u.entry):this.leave(),!0}async#g(t){let{kept:n}=this,s=n&&v$(n,t);if(!n||s===void 0)return"";let{act:a="some",deal:r=0}=n[t].at(-1)?.did??{};return await this.#h({record:s},(c,p)=>Gt(w$(c,p,t)),n.record)?o(`pad.act.${a}`,{deal:r+1}):""}type(t,n){return this.#m(()=>this.#y(t,n))}async#y(t,n){let{kept:s}=this;if(!s)return[];let a=(p,u)=>o(p).split("|").concat(u).includes(t.trim().toLowerCase());if(a("cmd.undo","undo"))return[await this.#b("past","pad.undone","pad.nothing")];if(a("pad.cmd.redo","redo"))return[await this.#b("next","pad.redone","pad.nothing.again")];let r=`${s.record}
${t}`,l={record:s.record,line:t,lang:n,...r===this.#u?{again:!0}:{}},c=await this.#h(l,(p,u)=>u.record===p.record?p:Gt(y$(kn(p,u))));return this.#u=c?.again?r:"",c?.said??[]}async#b(t,n,s){if(this.#v(t))return o(n,{what:o("pad.act.some")});let a=await this.#g(t);return a?o(n,{what:a}):o(s)}async#h(t,n,s=t.record){let a=this.#p(),r=await this.#e(t).catch(l=>{M(R(l))});return sr(this.id),Je(()=>{let{kept:l}=this;if(!(!r||!l))return r.fault||r.unfit||r.entry?this.#S(t,r,a):l.record!==s&&l.record!==r.record?this.#w(l,t):(this.#k(n(l,r),r),r)})}#k(t,n){let s=this.#p();Te(t);let a=this.#p();a!==s&&(this.#n.value={of:qn(t)?"":a,told:n})}#S(t,n,s){t.entry?s===this.#p()&&(this.#n.value={of:s,told:n}):M(rh(n))}#w(t,{deal:n=0,entry:s,record:a}){let r=t.summary.deals,l=n<r&&n<(this.told?.deals.length??0)&&this.told?.record===a;s&&Te({...Fn(t,l?n:r,s),open:l?n:null}),M(o("page.pad.elsewhere"))}},rh=e=>(e.said??[]).join(" "),jx=({drafts:e,summary:t},{deals:n})=>{let s=e[t.deals];return s?{[n.length]:s}:{}};function ih(e){let{did:t}=e,n=e.deals[t?.deal??-1];if(t?.act==="enter"&&n){let l=L(n.points.map((c,p)=>`${Ie(e,p)} ${ee(c)}`));return M(o("page.pad.entered",{n:t.deal+1,points:l}),!0)}if(!t)return;let s={deal:t.deal+1},r=["correct","delete","insert"].includes(t.act)?o(`pad.did.${t.act}`,s):o("pad.changed.head",{what:o(`pad.act.${t.act}`,s)});M([r,...e.said??[]].join(" "))}var Nx={pad:qt,variant:Oo},lh=e=>!e.trump&&e.hands.every(t=>Object.keys(t).length===0);function Bx(e){let t=e.map(s=>[...s].slice(0,24).join("").trim());return new Set(t.map(s=>s.toLowerCase())).size<t.length||t.includes("?")?e.map((s,a)=>o("page.pad.player",{n:a+1})):t}var ch=e=>`${wn}pad.${e.variant}`,Yr=4e3;async function Ex({view:e,board:t,names:n},s){let{dealer:a,trump:r}=t,{seats:l}=await s.variant(e.variant,e.rules),c=[...Bx(n),...Array.from({length:l-n.length},()=>o("dummy"))],p={variant:e.variant,...e.rules&&{rules:e.rules},seats:c,first:a},u=await s.pad({begin:p},{within:Yr});if(!r||u.due?.trump===r)return u;let d={totals:c.map(()=>0),...r!=="none"&&{trump:r}};return s.pad({record:u.record,do:"head",head:{...u.head,opening:d}},{within:Yr})}function ph({names:e,board:t},n){let s=t.out?-1:t.dealer;return{...n,seats:n.seats.map((a,r)=>e[r]??a),deals:[],game:[],totals:[],due:n.due&&{...n.due,dealer:s,origin:"",trump:t.trump}}}function Px(e,t){let n=t.hands.reduce((m,h)=>m+(h.tricks??0),0),s=t.hands.filter(m=>m.tricks===void 0).length===1,a=m=>s&&m.tricks===void 0?{...m,tricks:e.choices.tricks-n}:m,r={...t,hands:t.hands.map(a)},l="outcome",c=r.hands.slice(0,e.choices.live).map((m,h)=>({what:l,seat:h})),p=[...e.due?.missing??[],...c].filter(m=>!_c(r,m)),u=p.some(m=>m.what==="tricks"),{tricks:d}=e.choices;return n===d||n<d&&(u||s)?{...e,entry:r,missing:p}:{...e,entry:t,fault:{deal:0,kind:"sum",number:n,limit:d,bid:-1,text:""},said:[o("page.event.phone.sum",{n,of:d})]}}var Xr=class{deal=0;inserting=!1;redoable=!1;busy=D(!1);wrong=D("");#e;#n;#t;#s=D(null);#a=void 0;#r=[];#i=D(0);#l=new AbortController;#c=0;#u;constructor(t,n=Nx){this.#e=t,this.#n=n,this.#t=D(Le(t.name)??t.was??{hands:[]}),this.#u=Xe(()=>this.#p())}close(){this.#u(),this.#l.abort(),clearTimeout(this.#c)}get told(){return this.#s.value?.told}get entry(){let{hands:t,...n}=this.#t.value;return t.length?this.#t.value:{...n,hands:(this.told?.seats??[]).map(()=>({}))}}get kept(){return this.#t.value}get place(){return this.#e.name}get stale(){return this.#s.value?.of!==this.#o()}get correcting(){return this.#e.was!==void 0}get undoable(){return this.#t.value.hands.length>0&&this.#t.value!==this.#e.was}#o(){return JSON.stringify([ae.value,this.#t.value])}#p(){this.#i.value,this.#o();let{value:t}=this.#t;this.#l.abort(),clearTimeout(this.#c);let{signal:n}=this.#l=new AbortController,s=this.#o();this.#d(t,ae.value,n).then(a=>n.aborted||Je(()=>(this.#s.value={of:s,told:a},this.wrong.value="")),a=>{n.aborted||(this.wrong.value=en(a),a instanceof cs&&(this.#c=Number(setTimeout(()=>this.#i.value++,Yr))))})}async#d(t,n,s){let a=this.#e,r=t.hands.length===0||lh(t);try{if(a.offline()&&!Wt.peek())throw new cs("there");let l=await(this.#a??=Ex(a,this.#n));re(ch(a.view),JSON.stringify(l));let c=ph(a,l);if(r)return c;let p={record:l.record,do:"enter",entry:t,lang:n},u=await this.#n.pad(p,{signal:s,within:Yr}),[d]=u.deals;if(d)return{...c,entry:d.entry,missing:[],game:d.points,totals:d.points};let{fault:$,missing:m,said:h}=u,f=$&&{fault:$,said:h??[]};return{...c,entry:u.entry??t,...m&&{missing:m},...f}}catch(l){this.#a=void 0;let c=Le(ch(a.view));if(!(l instanceof cs)||!c)throw l;let{due:p,choices:{live:u}}=c,d=(a.board.dealer+p.lead-p.dealer+u)%u;return Px(ph(a,{...c,due:{...p,lead:d}}),t)}}set(t){this.#r.push(this.#t.peek()),this.#$(t)}#$(t){let{name:n,was:s}=this.#e,a=!t||lh(t);re(n,a?null:JSON.stringify(t)),this.#t.value=a?s??{hands:[]}:t}undo(){this.#$(this.#r.pop())}redo(){}enter(){let t=this.told;!t||this.stale||(this.#e.enter(t.entry??this.entry,t.game.length?t.game:void 0),re(this.#e.name,null))}leave(){re(this.#e.name,null),this.#e.leave()}};function dh({id:e,table:t,code:n,board:s}){let a=ye(()=>new Ms(e,{table:t,code:n}),[e,t,n]);x(()=>()=>a.close(),[a]);let r=a.shown.value,l=o("page.event.table",{n:t});x(()=>{document.title=`${l} · Ninety-Nine`},[l]);let c=a.refused.value;if(c)return i`<${V} title=${l} wrong=${R(c)} />`;if(!r?.view){let p=a.offline.value;return i`<${V} title=${l} text=${o(p?"trouble.unreached":"page.event.phone.opening")} />`}return i`<${Cx} connection=${a} view=${r.view} only=${s} />`}function Cx({connection:e,view:t,only:n}){let s=e.waiting.value,a=ye(()=>Ff(t,e.table,s),[t,s]),[r,l]=b(-1),[c,p]=b(-1),u=y=>Ot(t,y),d=(...y)=>{e.send(...y)},$=i`<header class="event-head">
		<h1>${o("page.event.table",{n:e.table})}</h1>
		<p class="standing">${a?An(a.round,Math.max(t.planned,a.round.number)):null}</p>
		<p class="soft">${t.title}</p>
	</header>`,m=i`<${Dx} connection=${e} view=${t} />`;if(!a)return i`<main id="main" tabindex="-1" class="stack event-table">${$}${m}
			<p>${o("page.event.phone.unopened")}</p><${uh} /></main>`;let h={connection:e,view:t,sitting:a,name:u,send:d},f=a.boards.find(y=>y.number===r),g=a.boards.find(y=>y.number===n);return i`<main id="main" tabindex="-1" class="pad event-table">
		<section class="pad-sheet">
			${$}${m}
			<${_x} here=${h} />
			<${Rx} here=${h} onpick=${l} />
			<p><a href=${`/event/${e.id}`} target="_blank">${o(t.play==="boards"?"page.event.phone.ranking":"page.event.part.ranking")}</a></p>
			<${uh} />
		</section>
		${g?i`<${Lx} here=${h} board=${g} />`:i`<${Wx} here=${h} corrected=${c} setCorrected=${p} />`}
		${f?i`<${qx} here=${h} board=${f} onclose=${()=>l(-1)}
				correct=${()=>(p(r),l(-1))} />`:null}
	</main>`}var uh=()=>i`<p class="event-languages small">${Object.entries(oo).map(([e,t])=>i`<${k} plain key=${e} lang=${e} aria-pressed=${e===ae.value} say=${t}
		onclick=${()=>E.language.value=e} />`)}</p>`;function Dx({connection:e,view:t}){let{refusals:n,waiting:s}=e,a=({act:r})=>s.value.some(({id:l})=>l===r.id);return i`<div class="event-state"><${Hr} connection=${e} />
		${n.value.map(r=>i`<p key=${r.act.id} class="trouble" role="alert">
			${r.act.board?`${Ye(t,r.act.board)}: `:""}${R(r.why)}
			<${k} plain say=${o(a(r)?"page.event.withdraw":"page.close")}
				onclick=${()=>e.dismiss(r)} />
		</p>`)}
	</div>`}var Lx=({here:e,board:t})=>t.own?i`<section class="pad-panel ended"><p class="winner">${Ye(e.view,t.number)}: ${o(`page.event.status.${Xt(t)}`)}</p></section>`:i`<${qc} key=${t.number} here=${e} board=${t} />`;function Rx({here:{view:e,sitting:t,name:n},onpick:s}){let{round:a,table:{seats:r},boards:l,due:c}=t,p=l.map(f=>({board:f,status:Xt(f),players:Lt(f,r)})),u=({own:f,players:g},y)=>f?.points?.[g.indexOf(y)],d=(f,g)=>{let y=u(f,g);if(y!==void 0)return ee(y);let w=f.own?.entry?.hands[f.players.indexOf(g)]?.tricks,v=f.own&&f.out===g?"–":w===void 0?"":`(${S(w)})`;return i`<span class="soft">${v}</span>`},$=(f,g)=>f===c&&g!=="again"?"phone.now":a.closed&&!f.played?"phone.left":`status.${g}`,m=(f,g)=>f.own?i`<button type="button" class="link" aria-haspopup="dialog"
		onclick=${()=>s(f.number)}>${g}</button>`:g,h=r.map((f,g)=>({names:[...new Set([f,...p.map(({players:y})=>y[g]??f)])].map(n),sum:p.reduce((y,{board:w,players:v})=>y+(u(w,v[g]??"")??0),0)}));return i`<table class="book event-boards">
		<thead><tr><th scope="col">${o(e.play==="boards"?"page.event.phone.boards":"page.sheet.deal")}</th>
			${h.map(({names:f},g)=>i`<th key=${g} scope="col">${f.join(" / ")}
				<small>${o("page.event.chair",{n:g+1})}</small></th>`)}</tr></thead>
		<tbody>${p.map(({board:f,status:g,players:y})=>i`<tr key=${f.number} data-status=${g}
			class=${f===c?"now":""}>
			<th scope="row">${m(f,i`<span>${f.number}</span> <small class="soft">
				${o(`page.event.${$(f,g)}`)}</small>`)}</th>
			${y.map((w,v)=>i`<td key=${v}>${d(f,w)}</td>`)}
		</tr>`)}</tbody>
		<tfoot><tr><th scope="row">${o("page.event.phone.sum.head")}</th>
			${h.map(({sum:f},g)=>i`<td key=${g}>${ee(f)}</td>`)}</tr></tfoot>
	</table>`}function _x({here:{view:e,sitting:t,connection:n,name:s}}){let a=t.boards.some(c=>c.played),r=a?t.round.number:t.round.number-1,l=zf(e,n.table,r);return e.closed||l.length===0||t.due&&a?null:i`<section class="event-moves">
		<h2>${o("page.event.phone.moves")}</h2>
		<ul>${l.map(({member:c,table:p,chair:u})=>i`<li key=${c}><b>${s(c)}</b> <span>${o(p?"page.event.wall.to":"page.event.out",{table:p,chair:u})}</span></li>`)}</ul>
		${l.some(({table:c})=>c&&c!==n.table)?i`<p>${o("page.event.phone.moves.scan")}</p>`:null}
	</section>`}function Wx({here:e,corrected:t,setCorrected:n}){let{connection:s,sitting:a}=e,[r,l]=b([]),c=w=>(w.own?.results??[]).join(),p=w=>w.unsent!==void 0||r.includes(c(w)),u=a.boards.find(w=>w.number===t);if(u)return i`<${qc} key=${`c${t}`} here=${e} board=${u} done=${()=>n(-1)} />`;let d=a.boards.filter(w=>!p(w)&&(w.own?.status==="disputed"||w.own?.status==="entered"&&!w.own.desk&&!(w.own.results??[]).some(v=>s.isMine(v)))),$=d.find(w=>w.own?.status==="disputed")??d[0];if($)return i`<${Fx} key=${`${$.number} ${$.own?.status}`} here=${e} board=${$}
			many=${d.length>1} wait=${()=>l([...r,...d.map(c)])}
			again=${()=>n($.number)} />`;if(a.due)return i`<${qc} key=${a.due.number} here=${e} board=${a.due} />`;let{closed:m,planned:h,play:f}=e.view,g=a.boards.some(w=>!w.played),y=m?"over":g?"shut":a.round.number<h?"done":"last";return i`<section class="pad-panel ended">
		<p class="winner">${o(`page.event.${m?"over":`phone.${y}`}`)}</p>
		<p class="soft">${o(`page.event.phone.${y}.about`,{play:f})}</p></section>`}function qc({here:e,board:t,done:n}){let{connection:s,view:a,sitting:r,name:l,send:c}=e,{table:{seats:p},round:u}=r,[d,$]=b(-1),[m,h]=b(!1),[f,g]=b(null),y=Lt(t,p),w=y[d]??t.out,v={...t,players:w?Nc(t,w):t.players,...w&&{out:w}},O=Yn(v,p),A=O.map(ue=>v.players[ue]??""),j={round:u.number,table:s.table,board:t.number},B=n&&t.own?.entry,q=(ue,me)=>({...ue,hands:ue.hands.map((Us,jn)=>jn<O.length&&ue.hands[me(jn)]||Us)}),H=ue=>q(ue,me=>O.indexOf(me)),F=ye(()=>new Xr({view:a,board:{...v,dealer:O.indexOf(t.dealer)},names:A.map(l),name:`${wn}${s.id}.draft.${j.round}.${j.table}.${j.board}`,offline:()=>s.offline.peek(),...B&&{was:q(B,ue=>O[ue]??ue)},enter:(ue,me)=>{if(n)return g(H(ue));c({do:"result",...j,result:Xn(v,p,{entry:H(ue)})});let Us=A.map((jn,Yg)=>`${l(jn)} ${ee(me?.[Yg]??0)}`);me&&M(`${Ye(a,t.number)}: ${L(Us)}`)},leave:()=>n?.()}),[t.number,t.trump,A.join()]);x(()=>()=>F.close(),[F]);let{told:ce}=F;if(!ce)return i`<section class="pad-panel"><p class=${F.wrong.value?"trouble":"soft"} role="status">
			${F.wrong.value||o("page.event.phone.opening")}</p></section>`;let rt=l(A[ce.due?.lead??0]??""),qe=w?o("page.event.phone.out",{name:l(w),lead:rt}):o("page.pad.roles",{dealer:l(v.players[t.dealer]??""),lead:rt,past:"no"}),xe=o(n?"page.event.phone.correct":"page.event.enter.do"),pt={title:Ye(a,t.number),roles:qe,enter:xe,...a.slips&&{slips:O.map(ue=>o("page.event.phone.slip",{n:ue+1}))}},ns=ue=>{let me=t.own?.results??[];f&&c({do:"correction",...j,result:Xn(v,p,{entry:f}),replaces:me,reason:ue}),n?.()};return i`<${Zr} open=${F} pad=${ce} words=${pt}>
		${t.again&&!n?i`<p class="trouble">${o("page.event.phone.again",{play:a.play,n:t.number})}</p>`:null}
		${w&&t.own===void 0?i`<p class="row small"><${k} plain aria-expanded=${m} onclick=${()=>h(!m)}
				say=${o("page.event.phone.out.other")} />
				${m?y.map((ue,me)=>ue!==w&&i`<${k} key=${ue} say=${l(ue)}
					onclick=${()=>($(me),h(!1))} />`):null}</p>`:null}
		${f?i`<${$h} title=${pt.title} say=${xe} why=${ns} onclose=${()=>g(null)} />`:null}
	<//>`}var $h=({title:e,say:t=e,why:n,onclose:s})=>i`<${W} title=${e} onclose=${s}>
	<${ot} table say=${t} onsend=${n} /><//>`,Ix=({board:e,put:t})=>i`<${ot} table say=${o("page.event.phone.dispute")}
	onsend=${n=>t({do:"dispute",of:e.own?.results?.[0]??"",reason:n})} />`;function qx({here:{view:e,sitting:{round:t,table:n},name:s,send:a},board:r,onclose:l,correct:c}){let p=r.own?.entry,u=r.own?.settled,d=e.play==="boards"&&p&&!u,$={...!r.unsent&&{dispute:Ix},...d&&{other:Jr}};return i`<${Kr} title=${Ye(e,r.number)} view=${e} table=${n} board=${r}
		at=${{round:t.number,table:n.number,board:r.number}} name=${s} put=${a}
		result=${p&&Xn(r,n.seats,{entry:p})} forms=${$} onclose=${l}>
		<p class="small soft">${o(`page.event.phone.${u?"settled":"chairs"}`)}</p>
		${u?null:i`<p><${k} onclick=${c} say=${o("page.event.phone.correct")} /></p>`}<//>`}function Fx({here:{connection:e,view:t,sitting:{round:n,table:s},name:a,send:r},board:l,many:c,wait:p,again:u}){let[d,$]=b(!1),{claims:m,results:h=[],entry:f,points:g,settled:y}=l.own??{},w=m&&y,v=m??[{board:l.number,...f&&{entry:f},...g&&{points:g}}],O=F=>F.entry!==void 0||F.points!==void 0,A=m?v.filter(O).length>1?"differ":"contested":"agree",j=h[0]??"",B=F=>r(m?{do:"correction",round:n.number,table:s.number,board:l.number,result:Xn(l,s.seats,F),replaces:h,reason:o("page.event.phone.reason.settled")}:{do:"confirm",of:j}),q=(F,ce)=>O(F)?e.isMine(h[ce]??"")?"mine":"theirs":"objects",H=Ye(t,l.number);return i`<section class="pad-panel event-question" aria-label=${H}>
		<h2>${o(`page.event.phone.${A}`,{board:H})}</h2>
		<div class="event-claims">${v.map((F,ce)=>i`<section key=${h[ce]}>
			${m?i`<h3>${o(`page.event.phone.${q(F,ce)}`)}</h3>`:null}
			${F.board&&F.board!==l.number?i`<p>${Ye(t,F.board)}</p>`:null}
			${F.reason?i`<p class="soft">${F.reason}</p>`:null}
			${O(F)?i`<${Bc} board=${l} seats=${s.seats} name=${a} claim=${F} />`:null}
			${O(F)&&F.board===l.number&&!w?i`<${k} chief onclick=${()=>B(F)} say=${o(`page.event.${m?"so":"phone.yes"}`)} />`:null}
		</section>`)}</div>
		${w?i`<p class="soft">${o("page.event.phone.settled")}</p>`:null}
		<div class="pad-acts">
			<${k} onclick=${p} say=${o(`page.event.phone.later${c?".all":""}`)} />
			${y?null:i`<${k} onclick=${u} say=${o(`page.event.phone.${m?"neither":"no.change"}`)} />`}
			${m?null:i`<${k} onclick=${()=>$(!0)} say=${o("page.event.phone.no.call")} />`}
		</div>
		${d?i`<${$h} title=${H} say=${o("page.event.phone.dispute")} onclose=${()=>$(!1)}
				why=${F=>(r({do:"dispute",of:j,reason:F}),$(!1))} />`:null}
	</section>`}var zx=1e3;function Hx(){let[e,t]=b(location.hash);return x(()=>{let n=()=>t(location.hash);return addEventListener("hashchange",n),()=>removeEventListener("hashchange",n)},[]),/^#(\d{1,2})\.([\w-]+)(?:\.(\d+))?$/.exec(e)}function Kx({rest:[e="",t=""]}){let[,n,s="",a="0"]=Hx()??[];return n?i`<${dh} key=${`${e} ${n} ${s}`} id=${e} table=${Number(n)} code=${s}
			board=${Number(a)} />`:ne.value||!hn.value?i`<${V} text=${ne.value?o("page.event.server"):""} />`:i`<${Jx} key=${`${e} ${T.value?.id}`} id=${e} wall=${t==="wall"} />`}function Jx({id:e,wall:t}){let[n,s]=b(null);x(()=>{let u=new Ms(e,{pace:zx});return s(u),()=>u.close()},[e]);let a=n?.shown.value,r=n?.refused.value;if(!n||!a?.view)return i`<${V} wrong=${r?R(r):""} />`;let{view:l,desk:c}=a;if(t)return i`<${Qf} view=${l} />`;let p=i`<${Ux} view=${l} you=${a.you} connection=${n} />`;return c?i`<${Gf} connection=${n} shown=${{...a,view:l,desk:c}} own=${p} />`:i`<${Gx} id=${e} view=${l} you=${a.you} own=${p} />`}function Ux({view:e,you:t,connection:n}){let s=T.value;if(!e.online||e.closed||!s)return null;let a=async $=>{for(let{why:m}of await n.send($).done)M(R(m))},r=qa(e),c=(r&&!r.closed?r.tables:[]).find($=>t!==void 0&&$.seats.includes(t)),p=(r?.number??0)+1,u=e.members.find($=>$.id===t)?.plays,d=e.online.evening;return t===void 0?d?null:i`<p><${k} chief onclick=${()=>a({do:"member",member:s.id,person:s.id,name:s.name})} say=${o("page.event.take")} /></p>`:i`<p class="row">
		${c?.at&&We(c).played<We(c).of?i`<a class="button chief" href=${`/t/${c.at}`}>${o("page.evenings.go")}</a>`:null}
		${d?null:i`<${k} plain onclick=${()=>a({do:u?"gone":"here",member:t,round:p})}
				say=${o(u?"page.event.leave":"page.event.return",{n:p})} />`}</p>`}function Gx({id:e,view:t,you:n,own:s}){let a=qa(t);return i`<main id="main" tabindex="-1" class="records">
		<header class="stack"><h1>${Zn(t)}</h1>
			<p class="soft">${Dt(t.date)} · ${o(`variant.${t.variant}`)} · ${t.closed?o("page.event.closed"):An(a,t.planned)}</p></header>
		${s}
		${a&&!t.closed?i`<section><h2>${o("page.event.round",{n:a.number})}</h2>
				<ul class="held">${a.tables.map(r=>i`<li key=${r.number} class="row">
					<span><b>${o("page.event.table",{n:r.number})}</b> ${Sf(t,r.seats)}</span>
					<span class="soft">
						${o("page.event.progress",{n:We(r).played,of:We(r).of})}</span></li>`)}</ul></section>`:null}
		<section><h2>${o("page.event.part.ranking")}</h2><${Fs} view=${t} you=${n} /></section>
		${t.travellers?.length?i`<section><h2>${o("page.event.part.travellers")}</h2>
				<${Hs} view=${t} event=${e} /></section>`:null}
	</main>`}function Fc({code:e,onrenew:t}){let{busy:n,once:s}=C(),a=()=>s(async()=>{await su(),M(o("page.group.renewed")),t()}),r=`${location.origin}/people/${T.value?.id}#${e}`;return i`<p>${o("page.people.add.about")}</p>
		<${Pt} invites key=${e} link=${r} label=${o("page.people.link")} />
		<p class="row"><${k} plain aria-busy=${n} onclick=${a} say=${o("page.group.renew")} /></p>`}function mh({id:e,name:t,code:n,ondone:s}){let a=nt(),{busy:r,once:l}=C(),c=()=>l(async()=>{if(!await a.keep())return;let{players:p}=await st(()=>tt()),u=await au({player:e,code:n});Hc(p).length===0&&ti([u]),s(),M(o("page.friends.new",{what:"friend",n:1,names:t})),document.getElementById("main")?.focus()});return i`<h1>${o("page.friends.invited",{name:t})}</h1>
		<p class="lead">${o("page.friends.about",{name:t})}</p>
		${T.value?null:i`<${ut} name=${a} />`}
		<p class="row"><${k} chief aria-busy=${r} onclick=${c} say=${o("page.friends.accept")} />
			<${k} onclick=${()=>Z("/")} say=${o("page.friends.decline")} /></p>`}var fh="ninetynine.followers",Vx=300;function zc(){let[e,t,...n]=(Ue(fh)??"").split(" ");return e===T.peek()?.id?{seen:Number(t),ids:n}:void 0}function ti(e){let{seen:t,ids:n}=zc()??{seen:0,ids:[]},s=Math.max(t,...e.map(r=>r.follower??0)),a=new Set([...n,...e.filter(r=>r.follower).map(r=>r.id)]);re(fh,[T.peek()?.id,s,...[...a].slice(-Vx)].join(" "))}function Hc(e){let t=zc();return t?e.filter(n=>(n.follower??0)>t.seen&&!t.ids.includes(n.id)):(ti(e),[])}var hh=e=>["friend","follow"].map(t=>{let n=e.filter(s=>(s.friend?"friend":"follow")===t).map(s=>s.name);return n.length?o("page.friends.new",{what:t,n:n.length,names:L(n)}):""}).filter(Boolean),gh=({of:e})=>hh(e).map(t=>i`<span key=${t}>${t} </span>`);function yh({players:e}){let[t]=b(()=>Hc(e));return x(()=>{ti(e)},[e]),t.length?i`<p class="lead" role="status"><${gh} of=${t} /></p>`:null}var ei=D(-1),bh=(e,t)=>N(async()=>e?Hc((await tt()).players):[],t,T.value?.id).value??[];function Zx(){let e=bh(ei.value>(zc()?.seen??-1),ei.value);return e.length?i`<p class="friends" role="status"><a href="/people"><${gh} of=${e} /></a></p>`:null}function Qx(){let{turn:e}=Ve(6e5),t=bh(!0,e);return x(()=>{t.length!==0&&(M(hh(t).join(" ")),ti(t))},[t]),null}function vh({group:e,organises:t}){let[n,s]=b(0),{value:a}=N(()=>xo({group:e}),e,n);return a?.events.length?i`<section class="season-of"><h2>${o("page.season")}</h2>
		<${Xx} season=${a} />
		<${e1} season=${a} />
		<p class="row"><${k} plain onclick=${()=>t1(a)} say=${o("page.season.csv")} /></p>
		${t?i`<${n1} group=${e} season=${a} onchange=${()=>s(n+1)} />`:null}
	</section>`:null}var Yx=e=>e.absent&&!e.counts?"–":e.counts?at(e.points):`(${at(e.points)})`,Xx=({season:{events:e,players:t}})=>i`<${se}><table class="book">
	<thead><tr><th scope="col">${o("page.event.place")}</th><th scope="col" class="who">${o("page.season.player")}</th>
		<th scope="col">${o("page.season.points")}</th>
		${e.map(n=>i`<th key=${n.event} scope="col">
			<a href=${`/event/${n.event}`}>${Dt(n.date)}</a></th>`)}
		<th scope="col">${o("page.season.balance")}</th></tr></thead>
	<tbody>${t.map(n=>i`<tr key=${n.player}><td>${n.place}</td><th scope="row" class="who">${n.name}</th>
		<td><b>${at(n.total)}</b></td>${n.results.map(s=>i`<td key=${s.event}
			class=${s.counts&&!s.absent?"":"soft"}>${Yx(s)}</td>`)}
		<td>${ee(n.balance)}</td></tr>`)}</tbody>
</table><//>`;function e1({season:{count:e,players:t}}){let n=t.flatMap(s=>(s.adjustments??[]).map(a=>({...a,name:s.name})));return i`<p class="small soft">${e.best?o("page.event.season.best",{n:e.best}):o("page.event.season.all")}
			${" "}${o(e.mean?"page.event.season.mean":"page.event.season.zero")}</p>
		${n.length?i`<ul class="small">${n.map((s,a)=>i`<li key=${a}>${o("page.event.season.given",{name:s.name,n:ee(s.points),reason:s.reason})}</li>`)}</ul>`:null}`}function t1({events:e,players:t}){let n=t.map(s=>[s.place,s.name,at(s.total),...s.results.map(a=>a.absent?"":at(a.points)),s.boards,s.made,s.balance]);ln(is([["place","player","points",...e.map(s=>s.date),"boards","made","balance"],...n]),"season.csv")}function n1({group:e,season:{count:t,players:n},onchange:s}){let[a,r]=b(t.best??0),[l,c]=b(t.from??""),[p,u]=b(""),[d,$]=b(0),[m,h]=b(["",""]),f=[["","–"],...n.map(w=>[w.player,w.name])],g=w=>oe(async()=>{await s1(e,{...t,...w})&&s()}),y=t.same??[];return i`<details><summary>${o("page.event.season.rules")}</summary><div class="stack">
		<form class="row" onsubmit=${w=>(w.preventDefault(),g({best:a||void 0,from:l||void 0}))}>
			<${X} label=${o("page.event.season.best.n")} value=${a} min=${0} max=${999} onchange=${r} />
			<${z} type="date" label=${o("page.event.season.from")} value=${l} oninput=${c} />
			<button class="button">${o("page.event.save")}</button></form>
		<${Oe} label=${o("page.event.season.mean.check")} checked=${t.mean??!1}
			onchange=${w=>g({mean:w||void 0})} />
		<${ot} say=${o("page.event.season.give")} can=${p&&d} onsend=${w=>g({adjustments:[...t.adjustments??[],{player:p,points:d,reason:w}]})}>
			<div class="row"><${_} label=${o("page.season.player")} value=${p}
				options=${f} onchange=${u} />
				<${X} label=${o("page.season.points")} value=${d}
					min=${-9999} max=${9999} onchange=${$} /></div><//>
		<div class="row"><${_} label=${o("page.event.season.same")} value=${m[0]} options=${f}
				onchange=${w=>h([w,m[1]??""])} />
			<${_} label=${o("page.event.season.is")} value=${m[1]} options=${f}
				onchange=${w=>h([m[0]??"",w])} />
			<${k} disabled=${!m[0]||!m[1]||m[0]===m[1]}
				onclick=${()=>(g({same:[...y,m]}),h(["",""]))}
				say=${o("page.event.same.do")} /></div>
		${y.length?i`<p class="row small"><span>${L(y.map(([w])=>w??""))}</span>
			<${k} plain onclick=${()=>g({same:void 0})} say=${o("page.event.unjoin")} /></p>`:null}
	</div></details>`}async function s1(e,t){let{events:[n]}=await ko({group:e});if(!n)return!1;let{desk:s}=await Yo({event:n.event});if(!s)return!1;let a=Ne(kc(s.acts).filter(c=>c.do==="setup")),r=Object.fromEntries(Object.entries(t).filter(([,c])=>c!==void 0)),{refused:l}=await Xo({event:n.event,acts:[{do:"setup",id:pe(),setup:{...s.setup,count:r},replaces:a}]});return l.length&&M(o("refusal.event-organiser")),l.length===0}var a1=10,o1=5,r1=({rest:[e=""]})=>i`<main id="main" tabindex="-1" class="records people">
	${e?i`<${d1} key=${e} id=${e} />`:i`<${i1} key=${T.value?.id} />`}
</main>`;function i1(){let[e,t]=b(0),{value:n,wrong:s}=N(async()=>{if(!T.peek()||ne.peek())return{players:[],code:"",tables:[]};let[{players:d,code:$},{all:m}]=await Promise.all([tt(),Ao("friends",1,"there")]);return{players:d,code:$,tables:m}},String(e)),a=()=>t(d=>d+1),{players:r=[],code:l="",tables:c=[]}=n??{},p=d=>d.mute||d.block,u=(d,$)=>$.length>0?i`<section key=${d}><h2>${o(`page.people.${d}`)}</h2>
			<ul class="held">${$.map(m=>i`<${u1} key=${m.id} of=${m} beside=${r} onchange=${a} />`)}</ul></section>`:null;return i`<h1>${o("page.people")}</h1>
		${ne.value?null:i`<p><a href="/you">${o(T.value?"page.you.go":"page.you.back")}</a></p>`}
		${s?i`<p class="trouble" role="status">${s}</p>`:null}
		${l?i`<${yh} players=${r} />`:null}
		${n&&r.length===0?i`<section><p class="lead">${o("page.people.none")}</p>
				<p><a class="button chief" href="/">${o("page.records.play")}</a></p></section>`:null}
		${c.length?i`<${Kc} tables=${c} />`:null}
		${u("friends",r.filter(d=>d.friend))}
		${u("followers",r.filter(d=>d.follower&&!d.follow&&!p(d)))}
		${u("followed",r.filter(d=>d.follow&&!d.friend))}
		${ne.value?null:i`<${l1} />`}
		${l?i`<section><h2>${o("page.people.add")}</h2><${Fc} code=${l} onrenew=${a} /></section>`:null}
		${u("met",r.filter(d=>d.met&&!d.follow&&!d.follower&&!p(d)))}
		${u("apart",r.filter(p))}`}var Ua=({of:e})=>e==="member"?null:i`<br /><span class="soft small">${o(`page.group.role.${e}`)}</span>`;function l1(){let{value:e}=N(async()=>T.peek()?(await ms({})).groups:[],T.value?.id),[t,n]=b(""),[s,a]=b(!1),[r]=b(pe),{busy:l,once:c}=C(),p=u=>{u.preventDefault(),c(async()=>Z(`/g/${(await st(()=>ju({id:r,name:t}))).id}`))};return i`<section><h2>${o("page.groups")}</h2>
		<p>${o("page.groups.about")}</p><p><a href="/events">${o("page.events")}</a></p>
		${e?.length?i`<ul class="held">${e.map(u=>i`<li key=${u.id} class="row">
				<span><a href=${`/g/${u.id}`}><b>${u.name}</b></a>
					<${Ua} of=${u.role} /></span>
			</li>`)}</ul>`:null}
		${s?i`<form class="row" onsubmit=${p}>
				<${z} label=${o("page.groups.name")} value=${t} maxlength="40" required oninput=${n} />
				<button class="button chief" aria-busy=${l}>${o("page.groups.make")}</button></form>`:i`<p><${k} onclick=${()=>a(!0)} say=${o("page.groups.make")} /></p>`}
	</section>`}var ts=({chairs:e})=>e.some(t=>Ee(t.player)),Kc=({tables:e,title:t=o("page.people.tables")})=>i`<section><h2>${t}</h2><${ni} tables=${e} chief /></section>`;function c1(e){let{invited:t,groupName:n,audience:s,house:a,status:r,clock:l,chairs:c}=e,p=c.filter(u=>!u.player&&!u.bot).length;return[t?o("page.home.invited"):n||s==="friends"&&o("page.home.for-friends"),a&&o("page.home.house"),l&&o("page.home.clock",{clock:l}),r==="gathering"&&o("page.home.seats",{free:p}),gd(e)].filter(Boolean).join(" · ")}function ni({tables:e,chief:t=!1,name:n}){let{busy:s,once:a}=C(),r=c=>c.status==="gathering"&&!ts(c),l=[...e].sort((c,p)=>Number(r(p))-Number(r(c)));return l.length===0?null:i`<ul class="held">${l.map((c,p)=>i`<li key=${c.id} class="row">
		<span><b>${ts(c)?bd(c):p1(c)}</b>
			<br /><span class="soft small">${c1(c)}</span></span>
		${r(c)?i`<${k} chief=${t&&p===0} aria-busy=${s} 
				onclick=${()=>a(async()=>(!n||await n.keep())&&ud(c.id))} say=${o("page.home.sit")} />`:i`<a class="button plain" href=${`/t/${c.id}`}>
				${o(ts(c)?"page.evenings.go":"page.home.watch")}</a>`}
	</li>`)}</ul>`}var p1=({variant:e,chairs:t})=>{let n=fd(t),s={variant:o(`variant.${e}`),names:hd(n)};return o(n.length>0?"page.home.on.with":"page.home.on.alone",s)},si=({of:e,beside:t})=>t.some(n=>n.id!==e.id&&dn(n.name,e.name))?i`${e.name}<span class="soft tag">·${e.tag}</span>`:e.name;function u1({of:e,beside:t,onchange:n}){let{busy:s,once:a}=C(),r=(p,u)=>a(async()=>{await Ba({player:e.id,tie:p,on:u}),n()}),l=e.block?"block":e.mute?"mute":"follow",c=l==="follow"&&e.follow?"":tc(e,l);return i`<li class="row">
		<span><a href=${`/people/${e.id}`}><b><${si} of=${e} beside=${t} /></b></a>
			<br /><span class="soft small">${Rm(e)}</span></span>
		<span class="doings">${(e.table||e.friend)&&!e.block?i`<${k} plain aria-busy=${s} onclick=${()=>a(()=>ys(e.table??"",[e.id]))}
				say=${o(e.table?"page.people.again":"page.people.play")} />`:null}
		${c?i`<${k} plain aria-busy=${s} onclick=${()=>r(l,!e[l])} say=${o(`page.tie.${c}`)} />`:null}</span>
	</li>`}function d1({id:e}){let[t,n]=b(0),s=()=>n(y=>y+1);x(()=>(addEventListener("hashchange",s),()=>removeEventListener("hashchange",s)),[]);let{value:a,wrong:r}=N(async()=>{let[y,{matches:w},v]=await Promise.all([mn({player:e}),yo({player:e,limit:a1}),T.peek()?tt():{players:[],code:""}]);return{profile:y,matches:w,...v}},t,T.value?.id);if(r)return i`<h1>${o("page.people")}</h1><p class="trouble" role="status">${r}</p>`;if(!a)return null;let{profile:l,matches:c,players:p,code:u}=a,d={...p.find(y=>y.id===l.id),...l},{id:$="",name:m=""}=T.value??{},h=location.hash.slice(1);if(h&&$!==l.id&&!d.friend&&!d.block){let y=()=>(history.replaceState(null,"",location.pathname),s());return i`<${mh} id=${e} name=${l.name} code=${h} ondone=${y} />`}let f=c.filter(y=>!y.cut),g=f.filter(y=>y.chairs.some(w=>w.player===l.id&&w.won));return i`<header class="stack">
			<h1><${si} of=${d} beside=${[...p,{id:$,name:m}]} /></h1>
			<p class="soft">${[Tr(d),f.length>=o1&&o("page.people.form",{n:g.length,of:f.length})].filter(Boolean).join(" · ")}</p>
			${$===l.id?i`<${Fc} code=${u} onrenew=${s} />`:i`<${nc} of=${d} table=${d.table??""} onchange=${s} />`}
		</header>
		<${$r} player=${l.id} ratings=${l.ratings} keyless=${l.keyless} />
		<${xa} id=${l.id} at="there" />`}var $1=6e4;function m1({rest:[e=""]}){return ne.value||!hn.value?i`<${V} />`:i`<${h1} key=${e} id=${e} />`}async function f1(e,t){let n=r=>{if(!(r instanceof J&&r.status===404))throw r},s=t?await Bu({group:e,code:t}).catch(n):void 0;if(s&&!s.member)return{door:s};let a=T.peek()?await fs({group:e}).catch(n):void 0;return a?{group:a}:{}}function h1({id:e}){let[t,n]=b(location.hash.slice(1));x(()=>{let p=()=>location.hash&&n(location.hash.slice(1));return addEventListener("hashchange",p),()=>removeEventListener("hashchange",p)},[]);let{turn:s,again:a}=Ve($1),{value:r,wrong:l}=N(()=>f1(e,location.hash?t:""),s,T.value?.id,t),c=r?.group;return x(()=>{c&&location.hash&&history.replaceState(null,"",location.pathname)},[c]),c?i`<${y1} group=${c} onchange=${a} />`:r?.door?i`<${g1} id=${e} of=${r.door} code=${t} onjoin=${a} />`:i`<${V} title=${o("page.groups")} wrong=${l} text=${r?o("page.group.none"):""} />`}function g1({id:e,of:{name:t,owner:n,members:s},code:a,onjoin:r}){let l=nt(),{busy:c,once:p}=C(),u=()=>p(async()=>{await l.keep()&&(await st(()=>Eu({group:e,code:a})),r())});return i`<main id="main" tabindex="-1" class="records people stack">
		<h1>${t}</h1>
		<p class="lead">${o("page.group.invited",{owner:n,n:s})}</p>
		<${Go} variant="" />
		${T.value?null:i`<${ut} name=${l} />`}
		<p><${k} chief aria-busy=${c} onclick=${u} say=${o("page.group.join")} /></p>
	</main>`}function y1({group:{id:e,name:t,code:n,role:s,members:a,tables:r},onchange:l}){let[c,p]=b(!1),[u,d]=b(!1),{busy:$,once:m}=C(),h=s!=="member",f=s==="owner"?"end":"leave",g=A=>Vi({group:e,...A}),y=()=>m(async()=>{await(f==="end"?Nu({group:e}):Gi({group:e,player:T.peek()?.id??""})),Z("/people")}),w=a.length===1,v=r.some(A=>A.status==="gathering"&&!ts(A)),O=i`<${b1} id=${e} code=${n} chief=${w} organises=${h} onchange=${l} />`;return i`<main id="main" tabindex="-1" class="records people">
		<header class="stack">
			<h1>${t}</h1>
			<p class="soft">${o("page.group.members",{n:a.length})} · ${o(`page.group.role.${s}`)}</p>
		</header>
		${w?i`<section><h2>${o("page.group.alone")}</h2>${O}</section>`:null}
		${r.length?i`<${Kc} tables=${r} title=${o("page.group.tables")} />`:null}
		<p><${k} chief=${!v&&!w} onclick=${()=>p(!0)} say=${o("page.group.open")} /></p>
		${c?i`<${Rl} group=${e} onclose=${()=>p(!1)} />`:null}
		<${pc} group=${e} organises=${h} />
		<${wf} group=${e} organises=${h} />
		<${vh} group=${e} organises=${h} />
		<section><h2>${o("page.group.who")}</h2>
			<ul class="held">${a.map(A=>i`<${w1} key=${A.id} group=${e} of=${A} beside=${a} role=${s} onchange=${l} />`)}</ul>
			${w?null:O}
		</section>
		<${x1} id=${e} />
		<${xa} id=${T.value?.id??""} at="there" read=${g}>
			<${k} plain aria-busy=${$} onclick=${()=>m(()=>k1(e))} say=${o("page.season.csv")} />
		<//>
		<section>
			${h?i`<${v1} id=${e} name=${t} onchange=${l} />`:null}
			<p class="row"><${k} plain onclick=${()=>d(!0)} say=${o(`page.group.${f}`)} /></p>
		</section>
		${u?i`<${Fe} title=${o(`page.group.${f}`)} text=${o(`page.group.${f}.sure`)} busy=${$}
				yes=${o(`page.group.${f}`)} onyes=${y} onclose=${()=>d(!1)} />`:null}
	</main>`}function b1({id:e,code:t,chief:n,organises:s,onchange:a}){let{busy:r,once:l}=C(),c=()=>l(async()=>{await Ui({group:e,newCode:!0}),M(o("page.group.renewed")),a()}),p=`${location.origin}/g/${e}#${t}`;return i`<${Pt} invites key=${t} link=${p} label=${o("page.group.link")} chief=${n} />
		${s?i`<p class="row"><${k} plain aria-busy=${r} onclick=${c} say=${o("page.group.renew")} /></p>`:null}`}function v1({id:e,name:t,onchange:n}){let[s,a]=b(t),{busy:r,once:l}=C(),c=p=>{p.preventDefault(),l(async()=>{await Ui({group:e,name:s}),n()})};return i`<details><summary>${o("page.group.rename")}</summary>
		<form class="row" onsubmit=${c}>
			<${z} label=${o("page.groups.name")} value=${s} maxlength="40" required oninput=${a} />
			<button class="button" aria-busy=${r}>${o("page.operate.act.rename")}</button>
		</form></details>`}function w1({group:e,of:t,beside:n,role:s,onchange:a}){let[r,l]=b(!1),[c,p]=b(""),{busy:u,once:d}=C(),$=Ee(t.id)||t.role==="owner"||s==="member"?[]:s==="owner"?[t.role==="organiser"?"member":"organiser","owner","out"]:t.role==="member"?["out"]:[],m=h=>d(async()=>{if((h==="owner"||h==="out")&&!c)return p(h);await Gi({group:e,player:t.id,...h!=="out"&&{role:h}}),h==="out"&&M(o("page.group.renewed")),l(!1),a()});return i`<li class="row">
		<span><a href=${`/people/${t.id}`}><b><${si} of=${t} beside=${n} /></b></a>
			<${Ua} of=${t.role} /></span>
		${$.length?i`<${k} plain onclick=${()=>l(!0)} say=${o("page.group.change")} />`:null}
		${r?i`<${W} title=${t.name} onclose=${()=>(l(!1),p(""))}><div class="stack">
				${c?i`<p>${o(`page.group.do.${c}.sure`,{name:t.name})}</p>`:null}
				${$.filter(h=>!c||h===c).map(h=>i`<${k} key=${h} aria-busy=${u} onclick=${()=>m(h)}
						say=${o(`page.group.do.${h}`)} />`)}</div><//>`:null}
	</li>`}async function k1(e){let t=[["ended","variant","deals","player","points","won"]];for(let n="";n!==void 0;){let s=await Vi({group:e,before:n,limit:100});for(let a of s.matches)t.push(...a.chairs.map(r=>[new Date(a.ended).toISOString(),a.variant,a.deals,it(r),r.points,a.cut?"":Number(r.won??!1)]));n=s.before||void 0}ln(is(t),"group.csv")}function x1({id:e}){let{value:t}=N(()=>Pu({group:e}),e);return(t?.ladders??[]).map(({class:s,players:a})=>i`<section key=${s}>
		<h2>${o("page.group.ladder")}: ${o(`page.ratings.class.${s}`)}</h2>
		<${se}><table class="book">
			<thead><tr><th scope="col">${o("page.ratings.player")}</th><th scope="col">${o("page.ratings.rating")}</th>
				<th scope="col">${o("page.records.matches")}</th></tr></thead>
			<tbody>${a.map((r,l)=>i`<tr key=${r.id} class=${r.sure?"":"soft"}>
				<th scope="row">${r.sure?`${l+1}. `:""}
					<a href=${`/people/${r.id}`}>${Ee(r.id)?i`<b>${r.name}</b>`:r.name}</a></th>
				<td>${Ls(r)}</td><td>${S(r.matches)}</td></tr>`)}</tbody>
		</table><//>
		${a.every(r=>r.sure)?null:i`<p class="small soft">${o("page.group.unsure")}</p>`}
	</section>`)}var S1=["rank","arrows","suits","ends","enter","hint","last","score","undo","close","help"];function wh({onclose:e}){return i`<${W} title=${o("page.keys")} onclose=${e}>
		<dl class="keys">
			${S1.map(t=>{let[n="",s=""]=o(`page.keys.${t}`).split("|");return i`<dt key=${t}>${n}</dt><dd>${s}</dd>`})}
		</dl>
		<p class="soft">${o("page.keys.spoken")}</p>
	<//>`}var Jc=()=>document.querySelector(".hand.asked")?".hand.asked":".mine .hand",Uc=()=>document.querySelector(`${Jc()} [data-card][tabindex="0"]`);function ai(){x(()=>{let e=null,t=null,n=0,s=fo();function a(p){p.target instanceof Element&&p.target.closest("dialog")||(e=p.target instanceof HTMLElement&&p.target.closest("main.table")?p.target:null,t=e?.closest(".hand")??null,n=t&&e?[...t.querySelectorAll("[data-card]")].indexOf(e):0)}let r=()=>(e=null,s=!0);function l(){if(document.activeElement!==document.body||document.querySelector("dialog[open]"))return;if(!e)return void(s&&document.getElementById("main")?.focus({preventScroll:!0}));if(e.isConnected){e.matches(":disabled")||e.focus({preventScroll:!0});return}let p=t?.isConnected?t.querySelectorAll("[data-card]"):[],u=()=>document.querySelector(".answer .button:not(.plain, :disabled)"),d=()=>document.querySelector(".over .button.chief:not(:disabled)"),$=p[Math.min(n,p.length-1)]??u()??Uc()??d();$ instanceof HTMLElement&&$.focus({preventScroll:!0})}let c=new MutationObserver(l);return c.observe(document.body,{childList:!0,subtree:!0,attributes:!0,attributeFilter:["disabled"]}),document.addEventListener("focusin",a),document.addEventListener("pointerdown",r),()=>{c.disconnect(),document.removeEventListener("focusin",a),document.removeEventListener("pointerdown",r)}},[])}function tn({cards:e,can:t,chosen:n,best:s,values:a=null,label:r,open:l=!1,twice:c,onpick:p,onplay:u}){let[d,$]=b(""),m=P(null),h=e.includes(d)?d:e.find(v=>t?.has(v))??e[0];O1(e,t,h,m,$),A1(m);function f(v){let O=v.ctrlKey||v.metaKey||v.altKey?void 0:M1(e,h,v.key);O!==void 0&&(v.preventDefault(),O!==""&&($(O),xh(m.current,O)?.focus()))}function g(v,O){$(O);let A=v.pointerType==="touch",j=E.play.value==="twice"||E.play.value==="auto"&&A;c||j&&!n.has(O)?p(O):u(O)}let y=(v,O)=>{let A=t===null||t.has(v);return i`<button type="button" key=${v} data-card=${v} class=${n.has(v)?"chosen":""}
			tabindex=${v===h?0:-1} aria-disabled=${A&&t!==null?void 0:"true"}
			aria-pressed=${c?n.has(v):void 0} style=${{"--k":O}}
			onclick=${j=>g(j,v)}>
			<${fe} card=${v} dim=${!A} lifted=${n.has(v)} size=${l?"mini":"full"} />
			${a?i`<span class="worth" aria-hidden="true">${a[be(v)]}</span>`:null}
			${s?.has(v)?i`<span class="mark"><${Qe} /></span>`:null}
		</button>`},w=e.length>5?Math.ceil(e.length/2):5;return i`<div class=${`hand ${l?"open":""} ${t?"asked":""}`} ref=${m} role="group"
		aria-label=${r} onkeydown=${f} onmousedown=${T1}
		style=${{"--n":Math.max(1,e.length),"--cols":w}}>
		${l?io(e).map(v=>i`<span key=${be(v[0]??"")} class="same-suit">${v.map(y)}</span>`):e.map(y)}
	</div>`}function O1(e,t,n,s,a){Me(()=>{let r=e.find(c=>t?.has(c)),l=s.current?.querySelector("[data-card]:focus");!r||t?.has(l?.dataset.card??n??"")||(a(r),l&&xh(s.current,r)?.focus())},[t?[...t].join():""])}function A1(e){Me(()=>{let t=0,n=()=>{for(let a of e.current?.querySelectorAll("[data-card]")??[])Da.set(a.dataset.card??"",a.getBoundingClientRect())},s=requestAnimationFrame(()=>t=setTimeout(n));return()=>(cancelAnimationFrame(s),clearTimeout(t))})}var xh=(e,t)=>e?.querySelector(`[data-card="${t}"]`),T1=e=>e.preventDefault();function M1(e,t,n){let s=e.indexOf(t??"");switch(n){case"ArrowRight":return e[(s+1)%e.length];case"ArrowLeft":return e[(s-1+e.length)%e.length];case"Home":return e[0];case"End":return e.at(-1);case"ArrowUp":return kh(e,s,-1);case"ArrowDown":return kh(e,s,1)}}function kh(e,t,n){let s=be(e[t]??"");for(let a=1;a<e.length;a++){let r=e[(t+n*a+e.length*a)%e.length]??"";if(be(r)!==s)return r}return""}function j1(e,t,n){let s=e.filter(r=>N1(as(r)).includes(t.toLowerCase())),a=s.indexOf(n);return s[(a+1)%s.length]}function oi(e,t){let n=[...document.querySelectorAll(`${e} [data-card]`)],s=document.activeElement?.dataset?.card??"",a=j1(n.map(r=>r.dataset.card??""),t,s);return n.find(r=>a&&r.dataset.card===a)?.focus(),a!==void 0}function N1(e){return/^\d+$/.test(e)?e==="10"?["0","t"]:e.length>1?[]:[e]:[e.toLowerCase(),o(`rank.${e}`).slice(-1).toLowerCase()]}function Sh(e,t,n,s,a=!1){let r=e.options;if(n)return o("page.paused");if(s){let c=s.cards.find(u=>u.seat===s.winner)?.card??"",p=s.winner===e.seat?"yes":"no";return o("page.won.trick",{you:p,name:t[s.winner]??"",card:on(c,Tt(e))})}if(e.phase==="over")return o("ask.next");if(!r){let c=e.turn.filter(p=>p!==e.seat).map(p=>t[p]??"");return c.length?o(a?"ask.unfetched":"ask.wait",{names:L(c),n:c.length}):e.turn.length?" ":o("waiting.table")}if(r.kind==="lay")return o("ask.lay",{n:r.pick??3});if(r.kind==="name")return o("ask.name");if(r.kind==="offer"&&Oh(r))return B1(e,t);if(r.kind==="offer"){if((e.offers?.[e.seat??0]??"").startsWith("declare"))return o("ask.raise");let c=["declare","reveal"].filter(p=>r.acts?.some(u=>u.startsWith(p))).join("");return o("ask.offer",{how:c,names:e.trump===void 0?"yes":"no"})}let l=r.seat===void 0||r.seat===e.seat?"you":"dummy";return r.led?o(r.follow?"ask.follow":"ask.discard",{who:l,suit:U(r.led)}):o("ask.lead",{who:l})}var Oh=e=>e.acts?.length===1&&e.acts[0]==="pass";function B1(e,t){let n=e.offers?.findIndex(s=>s.startsWith("reveal"))??-1;return n<0?o("ask.pass.unsaid"):o("ask.pass",{name:t[n]??""})}var Ah=e=>e?.led&&e.follow?o("illegal.follow",{suit:U(e.led)}):o("illegal");function Ks({options:e,chosen:t,variant:n,onlay:s,busy:a,waits:r=!1,slots:l=!1,premiums:c=!0}){let[p,u]=b("pass"),[d,$]=b(!1),m=e.pick??3,h=(e.offers?.length??0)<=3?e.offers??[]:[],f=En([...t],e.worth??""),g=t.size<m?S(f):ke(f,n),y=o("lay.more",{n:m-t.size}),w=!r&&(p!=="pass"||d);return i`<div class=${`answer ${w?"sure":""}`}>
		${p==="pass"||!w?w&&h.map(v=>v==="pass"?null:i`<${Gc} key=${v} offer=${v} variant=${n} />`):i`<${Gc} offer=${p} variant=${n} />`}
		<p class=${`total ${/ /.test(g)?"two":""}`} aria-live="polite" aria-atomic="true">
			${l?i`<${E1} cards=${Ge([...t],ge)} pick=${m} worth=${yt(e.worth??"")} />`:null}
			<span class="small">${o("page.yourbid")}</span>${" "}
			<b class="score">${t.size?g:"–"}</b>
			${t.size&&t.size<m?i`<span class="unseen">${y}</span>`:null}
		</p>
		${h.length&&c?i`<div class="offers" role="radiogroup" aria-label=${o("col.premium")}>
					${h.map(v=>i`<${_e} key=${v} label of=${v==="pass"?"premium":v} variant=${n}>
							<input type="radio" name="premium" checked=${v===p} onchange=${()=>u(v)} />
							<span>${Th(v,n,!1)}</span>
						<//>`)}
					<button type="button" class="button plain what" aria-label=${o("page.premium.what")}
						title=${o("page.premium.what")} aria-expanded=${d} onclick=${()=>$(!d)}>?</button>
				</div>`:null}
		<button type="button" class="button chief" disabled=${t.size!==m||a}
			onclick=${()=>s(h.length?p:"")}>
			${t.size<m?y:p==="pass"?o("page.lay"):o(`page.lay.${p}`,{bid:g})}
		</button>
	</div>`}function E1({cards:e,pick:t,worth:n}){return i`<span class="slots" aria-hidden="true">
		${Array.from({length:t},(s,a)=>{let r=e[a];return i`<span key=${a} class=${`slot ${r?"said":""}`}>
				${r?i`<${fe} card=${r} size="mini" /><b class="score">+${n[be(r)]}</b>`:null}
			</span>`})}
	</span>`}function Th(e,t,n=!0){if(e==="pass")return o(n?"menu.pass":"page.nopremium");let{level:s,...a}=Vc(e,t);return o(`menu.${s}`,a)}function Vc(e,t){let[n="",s=""]=e.split(" ");return{level:n,points:t?.offers[n==="declare"?"declare":"reveal"]??"",n:s}}function Gc({offer:e,variant:t}){let{level:n,points:s,n:a}=Vc(e,t),r=lo(t);return i`<p class="ask" role="status">${o(`ask.sure.${n}`,{points:s,number:a||"none",loss:r})}</p>`}function ri({options:e,variant:t,onact:n,busy:s,best:a}){let[r,l]=b(""),[c,p]=b(""),u=e.acts??[],d=[...new Set(u.map(h=>h.split(" ")[0]??""))],$=u.filter(h=>h.startsWith(`${r} `));if(x(()=>(l(""),p("")),[u.join()]),Oh(e))return i`<div class="answer">
			<${k} chief disabled=${s} onclick=${()=>n("pass")} say=${o("page.pass")} />
		</div>`;if(c){let{level:h,points:f,n:g}=Vc(c,t);return i`<div class=${`answer sure ${g?"numbered":""}`}>
			<${Gc} offer=${c} variant=${t} />
			<${k} chief disabled=${s} onclick=${()=>n(c)}
				say=${o(`page.sure.${h}`,{points:f,n:g&&` ${g}`})} />
			<${k} onclick=${()=>p("")} say=${o("page.sure.not")} />
		</div>`}let m=h=>h==="pass"||u.every(f=>f!=="pass")?n(h):p(h);return i`<div class="answer">
		<${_e} of="premium" class="what">?<span class="unseen"> ${o("col.premium")}</span><//>
		${d.map(h=>{let f=u.every(g=>g!==h);return i`<button type="button" key=${h} class=${`button ${r===h?"chosen":""}`} disabled=${s}
				aria-expanded=${f?r===h:void 0}
				onclick=${()=>f?l(h):m(h)}>
				${a?.split(" ")[0]===h?i`<${Qe} />`:null}${Th(h,t)}
			</button>`})}
		${$.length?i`<div class="numbers" role="group" aria-label=${o("ask.number")}>
					<span class="small">${o("ask.number")}</span>
					${$.map(h=>i`<button type="button" key=${h} class="button" disabled=${s} 
							onclick=${()=>m(h)}>
							${h===a?i`<${Qe} />`:null}<span class="unseen">${$e(h)}</span>
							<span aria-hidden="true">${h.split(" ")[1]}</span>
						</button>`)}
				</div>`:null}
	</div>`}function ii({options:e,onact:t,busy:n,best:s}){return i`<div class="answer">
		${(e.acts??[]).map(a=>{let r=a.replace(/^name /,"");return i`<button type="button" key=${a} class="button naming" disabled=${n} onclick=${()=>t(a)}>
				<${Qt} trump=${r} />${a===s?i`<${Qe} />`:null}
			</button>`})}
	</div>`}var ct=0;async function Mh(e){let t=await fetch(`${so}lesson/${e}`);if(!t.ok)throw new Error(`${e} did not come: ${t.status}`);return t}var jh=async()=>(await Mh("course.json")).json();async function Nh(e){let t=await(await Mh(`${e.id}.99.jsonl`)).text(),n=await Promise.all(P1(t).map(s=>ds(s,{body:t})));return{...e,names:n[0]?.header.seats??[],deals:n.map(C1)}}function P1(e){let t=0;return e.split(`
`).flatMap(n=>(n.startsWith('{"ninetynine"')&&t++,n.startsWith('{"deal"')?[{match:t,deal:JSON.parse(n).deal}]:[]))}function C1(e){let t=e.header.rules!==void 0;return e.steps.flatMap(({line:n,views:s})=>{let a=s[ct];return!a||!("act"in n||"deal"in n)?[]:[{act:n.act??"",seat:n.seat??-1,view:t?{...a,why:void 0}:a}]})}function Zc(e,t){let n=e[t]?.view.options?.seat??ct;return e.findIndex((s,a)=>a>t&&s.seat===n)}var Qc=(e,t)=>e[Zc(e,t)]?.act??"";var D1=9,[Eh,L1,R1]=[700,1700,280],Ph=e=>e==="first"?"ninetynine.lesson":`ninetynine.lesson.${e}`;function _1({id:e,steps:t}){let n=Number(Ue(Ph(e)));return Number.isInteger(n)&&n>0&&n<t.length-1?n:0}var W1=(e,t)=>re(Ph(e),String(t)),li=()=>E.course.value.split(" ").filter(e=>e!=="");function I1(e){e==="first"&&(E.taught.value=!0),Ft("cure",e)&&Lo(),li().includes(e)||(E.course.value=[...li(),e].join(" "))}function q1(){let e={C:"♣",D:"♦",H:"♥",S:"♠"},t=["A","K","Q","J",..."23456789","10","11","12"];return Object.fromEntries(Object.entries(e).flatMap(([n,s])=>t.map(a=>[a+n,Pn(a)+s])))}function F1(e){let t=ie(e),[,n=30,s=20,a=10]=t?.score.made??[],{declare:r=30,reveal:l=60}=t?.offers??{};return{alone:n,two:s,three:a,declare:r,reveal:l}}var z1=({counted:e={}})=>Object.fromEntries(Object.entries(e).flatMap(([t,{offers:n}])=>Object.entries(n).map(([s,{made:a}])=>[`${t}_${s}`,a]))),Ch=(e,t)=>e[t]?.view,Ga=(e,t)=>rs(e[t-1]?.view,e[t]?.view),Bh=(e,t,n)=>({view:Ch(e,t),full:{...n,gone:!0},ms:R1});function H1(e,t,n){let s=[],a=t.lies?Ga(e,t.at):null;a&&s.push(Bh(e,t.at,a));for(let r=t.at+1;r<=n.at;r++){let l=e[r];if(!l?.act.startsWith("play"))continue;let c=Ga(e,r);r===n.at&&(n.lies||!c)||(s.push({view:l.view,full:c,ms:c?L1:Eh}),c&&s.push(Bh(e,r,c)))}return s}function K1(e,t){let n=Zc(e,t.at),s=n;if(t.does==="play")for(;s<e.length-1&&!Ga(e,s);)s++;return e.slice(n,s+1).map(({view:a},r)=>({view:a,full:Ga(e,n+r),ms:Eh}))}var ci=class{moving=D(!1);rests=D(!1);chosen=D(new Set);reply=D("");#e=0;#n=()=>{};constructor(t){this.lesson=t,this.at=D(_1(t)),this.shown=D(this.#i(this.step()))}step(t=this.at.peek()){return this.lesson.steps[t]}get last(){return this.lesson.steps.length-1}be(t){this.stop(),Je(()=>{this.#l(!1),this.at.value=t,this.shown.value=this.#i(this.step(t))}),W1(this.lesson.id,t),t===this.last&&I1(this.lesson.id)}back(){let t=this.moving.peek()||this.rests.peek();this.be(Math.max(0,this.at.peek()-(t?0:1)))}forward(){if(this.moving.peek())return this.stop(),this.#n();if(this.rests.peek())return this.be(this.at.peek()+1);let t=this.step();if(t.does!=="lay")return this.#c();let n=this.#a(t),s=this.chosen.peek();if(n.every(a=>s.has(a))&&s.size===n.length)return this.#c();this.chosen.value=new Set(n),this.reply.value=this.words("so")}words(t,n){let s=this.step(),a=`${this.lesson.id}.${s.say}${t?`.${t}`:""}`;return t&&!De(`course.${a}`)?"":o(`course.${a}`,{...q1(),...F1(this.lesson.variant),...z1(s),...n})}answer(t){let n=this.step(),s=n.ask?String(n.right):Qc(this.#t(n),n.at);if(t===s)return this.#c();this.reply.value=this.#r(n,t.replace(/^name /,""))}play(t){let n=this.step();if(t===this.#a(n)[0])return this.#c();let s=this.#s(n),a=s?.trick?.[0]?.card,r=I(s?.options?.from),l=a&&!r.includes(t);this.reply.value=l?o("page.learn.must",{suit:o(`suit.${be(a)}`)}):this.#r(n,t)}lay(){let t=this.step(),n=this.#s(t)?.options?.worth??"",s=[...this.chosen.peek()],a=this.#a(t),r=En(s,n);if(s.every(l=>a.includes(l)))return this.#c();if(r!==En(a,n))return void(this.reply.value=this.#r(t,String(r),{n:r}));this.chosen.value=new Set(a),this.reply.value=this.words("also")}stop(){clearTimeout(this.#e)}#t(t){return this.lesson.deals[t.deal]??[]}#s(t){return this.#t(t)[t.at]?.view}#a(t){return Qc(this.#t(t),t.at).split(" ").slice(1)}#r(t,n,s){return this.words(t.no?.[n]??"no",s)||o("page.learn.no")}#i(t){return{view:Ch(this.#t(t),t.at),full:t.lies?Ga(this.#t(t),t.at):null}}#l(t){this.moving.value=t,this.rests.value=!1,this.chosen.value=new Set,this.reply.value=""}#c(){let t=this.at.peek()+1,[n,s]=[this.step(),this.lesson.steps[t]];if(!s)return;if(s.deal===n.deal&&s.at-n.at<=D1)return this.#o(H1(this.#t(n),n,s),()=>this.be(t));let a=n.does?K1(this.#t(n),n):[],r=a.pop();this.#o(a,r?()=>this.#u(r):()=>this.be(t))}#u(t){Je(()=>{this.#l(!1),this.rests.value=!0,this.shown.value=t})}#o(t,n){this.#n=n,Je(()=>this.#l(t.length>0)),this.#p(t)}#p([t,...n]){if(!t)return this.#n();this.shown.value=t,this.#e=setTimeout(()=>this.#p(n),t.ms)}};var Dh=()=>N(async()=>{let[e]=await Promise.all([jh(),Ep(ae.peek(),so)]);return e});function Lh({plans:e}){x(()=>{document.title=`${o("course.title")} · Ninety-Nine`});let t=new Set(li()),n=e.find(l=>!t.has(l.id))?.id,[s,...a]=e,r=[["start",s?[s]:[]],["well",a.filter(l=>l.variant===s?.variant)],["ways",a.filter(l=>l.variant!==s?.variant)]];return i`<main id="main" tabindex="-1" class="lessons">
		<h1>${o("course.title")}</h1>
		<p class="lead">${o("course.lead")}</p>
		<p class="soft">${o("course.finished",{n:e.filter(l=>t.has(l.id)).length,of:e.length})}</p>
		${r.map(([l,c])=>i`<section key=${l}><h2>${o(`course.part.${l}`)}</h2>
				<ol start=${e.indexOf(c[0])+1}>${c.map(p=>i`<${J1} key=${p.id} plan=${p} n=${e.indexOf(p)+1} done=${t.has(p.id)}
						next=${p.id===n} />`)}</ol>
			</section>`)}
		<p class="row">
			<a class="button plain" href="/problems">${o("page.nav.problems")}</a>
			<a class="button plain" href="/bids">${o("page.nav.bids")}</a>
			<a class="button plain" href="/daily">${o("page.nav.daily")}</a>
		</p>
	</main>`}var J1=({plan:{id:e,minutes:t},n,done:s,next:a})=>i`<li class=${s?"done":a?"next":""}>
	<a href=${`/learn/${e}`}>
		<span class="number score" aria-hidden="true">${n}</span>
		<b>${o(`course.${e}`)}</b>
		<span class="soft goal">${o(`course.${e}.goal`)}</span>
		<span class="small soft">${s?`✓ ${o("course.seen")}`:o("course.minutes",{n:t})}</span>
	</a>
</li>`;function U1({rest:[e=""]}){let{value:t,wrong:n}=Dh(),s=e||(ze.value.get("table")?"first":""),a=t?.find(r=>r.id===s);return n||t&&s&&!a?i`<${Rh} why=${n??o("page.nowhere")} />`:t?a?i`<${G1} key=${a.id} plan=${a} plans=${t} />`:i`<${Lh} plans=${t} />`:i`<${_h} />`}var Rh=({why:e})=>i`<${V} title=${o("page.nav.learn")} text=${e}>
	<p><a class="button" href="/">${o("page.nowhere.go")}</a></p>
<//>`,_h=()=>i`<main id="main" tabindex="-1" class="table lesson">
	<p class="opening" role="status">${o("page.opening")}</p>
</main>`;function G1({plan:e,plans:t}){let{value:n,wrong:s}=N(()=>Nh(e)),a=ye(()=>n&&new ci(n),[n]);return x(()=>{e.id==="first"&&Qi()?.stage==="lesson"&&gs("lesson")},[]),x(()=>()=>a?.stop(),[a]),x(()=>{document.title=`${o(`course.${e.id}`)} · Ninety-Nine`}),s?i`<${Rh} why=${s} />`:a?i`<${V1} run=${a} plans=${t} />`:i`<${_h} />`}function Wh(){let e=dd(ze.value.get("table")??"");return e&&"table"in e?`/t/${e.table}`:void 0}function V1({run:e,plans:t}){let n=Wh(),s=e.at.value,{lesson:a}=e,r=e.step(s),l=P(null);nS(e),ai();let c=e.rests.value,p=P(`${s} ${c}`);x(()=>{fo()&&document.activeElement===document.body&&l.current?.querySelector(".told h2")?.focus()},[]),x(()=>{if(p.current===`${s} ${c}`)return;p.current=`${s} ${c}`;let y=r.does==="lay"||r.does==="play"?'.hand button[tabindex="0"]':".asking .button",w=r.leaf==="end"?".over .chief":!c&&(r.does||r.ask)?y:".on";l.current?.querySelector(w)?.focus({preventScroll:!0})},[s,c]);let{view:u,full:d}=e.shown.value,$=ie(a.variant),m=a.names.map((y,w)=>w===ct?o("you"):y==="dummy"?o("dummy"):y),h=r.leaf==="account"?"sheeted":r.leaf==="end"?"covered":"",f=e.moving.value||c?"":h,g=o("course.number",{n:t.findIndex(y=>y.id===a.id)+1});return i`<${an.Provider} value=${Tt(u)}><main id="main" tabindex="-1" class="table lesson" ref=${l}
		data-lesson=${a.id} data-leaf=${r.leaf} data-point=${r.point}>
		<header class="head">
			<a class="mark" href="/">99<span class="unseen"> ${o("page.home")}</span></a>
			<div class="where"><${Qt} trump=${u.trump??""} /><h1>${g}</h1></div>
			<nav aria-label=${o("page.table.menu")}>
				<${k} plain disabled=${s===0} onclick=${()=>e.be(0)} say=${o("page.learn.again")} />
				<a class="button plain" href=${n??"/learn"}>${o(n?"page.learn.table":"page.learn.leave")}</a>
			</nav>
		</header>
		<div class="spread">
			<${Z1} run=${e} step=${r} n=${s} />
			<div class=${`board of-${et(u)} ${f==="sheeted"?f:""}`}>
				<${tS} run=${e} step=${r} view=${u} full=${d} name=${m[ct]??""} />
				<${On} view=${u} variant=${$} names=${m} me=${ct} elsewhere=${ct} full=${d} over=${f} aloud
					laid=${Ln($,u.phase)} played=${X1(e,r,u,m)}
					onhurry=${()=>e.moving.peek()&&e.forward()}>
					<${Q1} step=${r} view=${u} names=${m} run=${e} plans=${t} />
				<//>
			</div>
		</div>
	</main><//>`}function Z1({run:e,step:t,n}){let s=e.moving.value,a=e.rests.value,{id:r}=e.lesson,l=(t.does||t.ask)&&!s&&!a;return i`<section class="told" aria-label=${o(`course.${r}`)}>
		<h2 tabindex="-1">${o(t.chapter?`course.${r}.chapter.${t.chapter}`:`course.${r}`)}</h2>
		<div class=${`words ${s?"past":""}`} aria-live="polite" aria-atomic="true"
			data-replied=${e.reply.value!==""}>
			<p class="say">${le(e.words(a?"yes":void 0))}</p>
			<p class="reply">${le(e.reply.value)}</p>
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
	</section>`}function Q1({step:e,view:t,names:n,run:s,plans:a}){if(s.rests.value||s.moving.value&&e.leaf!=="values")return null;let r=t.options,l=ie(s.lesson.variant),c=e.leaf==="values"&&t.phase==="lay"?i`<${Ih} worth=${r?.worth??""} />`:null,p=u=>s.answer(u);return i`${e.does==="lay"&&r?i`<section class="asking asked laying" aria-label=${o("page.yours")}>
					${c?i`<div class="leaf worths">${c}</div>`:null}
					<${Ks} options=${{...r,offers:[]}} chosen=${s.chosen.value} variant=${l} busy=${!1}
						onlay=${()=>s.lay()} slots />
				</section>`:c&&i`<div class="leaf centre">${c}</div>`}
		${e.does==="offer"&&r?i`<section class="asking asked offering" aria-label=${o("page.yours")}>
					<${ri} options=${r} variant=${l} busy=${!1} onact=${p} />
				</section>`:null}
		${e.does==="name"&&r?i`<section class="asking asked naming" aria-label=${o("page.yours")}>
					<${ii} options=${r} busy=${!1} onact=${p} />
				</section>`:null}
		${e.ask?i`<${Y1} from=${e.ask} onsay=${p} />`:null}
		${e.leaf==="account"?i`<div class="over leaf sheeted"><${Nt} view=${t} names=${n} me=${ct} untitled /></div>`:null}
		${e.leaf==="end"?i`<${eS} run=${s} plans=${a} />`:null}`}var Y1=({from:e,onsay:t})=>i`<section class="asking asked" aria-label=${o("page.yours")}>
	<div class="answer"><div class="numbers">${e.map(n=>i`<button type="button" key=${n} class="button" onclick=${()=>t(String(n))}>${S(n)}</button>`)}</div></div>
</section>`;function X1(e,t,n,s){let a=os(n),r=n.shown?.[a]?.hand;if(n.control===void 0||r===void 0)return null;let l=!e.moving.value&&!e.rests.value&&t.does==="play"&&n.options?.seat===a,c=l?new Set(I(n.options?.from)):null,p=d=>l&&e.play(d),u=i`<${tn} cards=${Ge(I(r),ge,n.trump)} can=${c} chosen=${new Set}
		label=${s[a]} open twice=${!1} onpick=${p} onplay=${p} />`;return{seat:a,hand:u}}function Ih({worth:e}){let t=yt(e);return i`<ul class="values" aria-label=${o("page.learn.values.title")}>
		${[...ge].map(n=>i`<li key=${n}>
				<${he} trump=${n} /><b class="score"><span class="unseen">${o(`suit.${n}`)} </span>${t[n]??""}</b>
				<span>${o(`page.learn.shape.${n}`)}</span>
			</li>`)}
	</ul>`}function eS({run:e,plans:t}){let{id:n,variant:s}=e.lesson,a=Wh(),{busy:r,once:l}=C(),c=Qi(),p=n==="first"&&c?.stage==="match"&&c.of==="",u=()=>l(async()=>{if(p)return cd();await je();let h=Ae.value.find(f=>f.id===s);h&&await ld(h,Np)}),d=t[t.findIndex(h=>h.id===n)+1],$=n==="first"||s!=="standard",m=i`<button type="button" class=${`button ${$?"chief":"plain"}`} disabled=${r}
		aria-busy=${r} onclick=${u}>${o(p?"way.go.first":"page.home.play")}</button>`;return i`<div class="over leaf end">
		<h2>${o(n==="first"?"page.learn.done":"course.done")}</h2>
		${p?i`<${Ro} at="match" />`:null}
		${n==="first"?i`<${Ih} worth=${ie(s)?.worth??""} />`:null}
		<div class="row">
			${a?i`<a class="button chief" href=${a}>${o("page.learn.table")}</a>`:$?m:null}
			${d&&!p?i`<a class=${`button ${$||a?"plain":"chief"}`} href=${`/learn/${d.id}`}>
						${o("course.next",{name:o(`course.${d.id}`)})}</a>`:null}
			${$&&n!=="first"?i`<a class="button plain" href=${`/rules/${s}`}>${o("page.learn.rules")}</a>`:null}
			${$||a?null:m}
			${p?null:i`<a class="button plain" href="/learn">${o("course.all")}</a>`}
		</div>
	</div>`}function tS({run:e,step:t,view:n,full:s,name:a}){let r=!e.moving.value&&!e.rests.value,l=r&&t.does==="lay",c=r&&(l||t.does==="play")&&(n.options?.seat??ct)===ct?n.options:void 0,p=c?new Set(I(c.from)):null,u=e.chosen.value,d=h=>{if(!c)return;let f=new Set(l?u:[]);if(u.has(h))f.delete(h);else if(f.size<(c.pick??1))f.add(h);else return void(e.reply.value=o("lay.full",{n:f.size}));if(Je(()=>{e.chosen.value=f,e.reply.value=""}),l)return;f.size===1&&p?.has(h)?e.reply.value=o("page.learn.tap"):e.play(h)},$=h=>c&&e.play(h),m=n.phase==="lay"&&t.worth?yt(n.options?.worth??""):null;return i`<section class=${`mine ${c?"asked":""}`} aria-label=${o("page.yourhand")}>
		<div class="me">
			<${Yt} view=${n} seat=${ct} name=${a} place="south" own chair=${void 0} now=${0} open=${null}
				winner=${s?.winner===ct} laid=${Ln(ie(e.lesson.variant),n.phase)} />
			${n.aside?i`<div class="laid" role="group" aria-label=${o("page.aside")}>${ve(n.aside)}</div>`:null}
		</div>
		<${tn} cards=${ro(n,ct)} can=${p} chosen=${u} values=${m}
			label=${o("page.yourhand")} twice=${l} onpick=${d} onplay=${$} />
	</section>`}function nS(e){x(()=>{function t(n){let s=n.target,a=n.ctrlKey||n.metaKey||n.altKey||n.shiftKey;if(n.defaultPrevented||a||s.closest("input, select, textarea, dialog"))return;let r=s.closest(".asking, .head, .felt, .hand")?.matches(":not(.asking)");if(n.key==="ArrowRight"&&!r)e.forward();else if(n.key==="ArrowLeft"&&!r)e.back();else if(!e.moving.peek()&&e.step().ask?.includes(Number(n.key)))e.answer(n.key);else if(!oi(".lesson .hand",n.key))return;n.preventDefault()}return document.addEventListener("keydown",t),()=>document.removeEventListener("keydown",t)},[e])}var qh={complaints:aS,people:rS,sanctions:lS,tables:cS,groups:uS,evenings:$S,log:mS};function sS(e){let{value:t,wrong:n}=N(async()=>(await Re("there"),!0),T.value?.id),[s,a]=b("complaints");if(!t||!T.value?.operator)return i`<${V} title=${o("page.nav.operate")} wrong=${n} text=${t?o("page.operate.refused"):""} />`;let r=qh[s];return i`<main id="main" tabindex="-1" class="operate">
		<h1>${o("page.nav.operate")}</h1>
		<${G} hidden label=${o("page.nav.operate")} value=${s} onchange=${a}
			options=${te("page.operate",...Object.keys(qh))} />
		<${r} key=${s} />
	</main>`}var Js=e=>Q(e,{dateStyle:"medium",timeStyle:"short"});function pi({asked:e,empty:t,children:n}){return e.value?t?i`<p class="soft" role="status">${o("page.operate.none")}</p>`:i`<ul class="found">${n}</ul>`:i`<p class=${e.wrong?"trouble":"soft"} role="status">${e.wrong??""}</p>`}function aS(){let[e,t]=b(0),n={closed:!1,before:0,whom:"",after:0},[s,a]=b(n),r=N(()=>Ku(s),e,s),l=r.value?.complaints??[],c=l.at(-1)?.id??0,p=r.value?.after,u=()=>(t(e+1),void Re("there").catch(()=>{}));return i`<${Oe} label=${o("page.operate.complaints.closed")} checked=${s.closed}
			onchange=${d=>a({...n,closed:d})} />
		<${pi} asked=${r} empty=${l.length===0}>${l.map(d=>i`<li key=${d.id}>
				<${oS} complaint=${d} ondone=${u} />
				${d.count&&d.count>1?i`<${k} plain onclick=${()=>a({...n,whom:d.whom})}
						say=${o("page.operate.complaints.about",{n:d.count})} />`:null}
			</li>`)}<//>
		${s.closed&&c>1?i`<${k} onclick=${()=>a({...s,before:c})} say=${o("page.operate.older")} />`:null}
		${s.whom||s.after?i`<${k} onclick=${()=>a(n)} say=${o("page.operate.complaints.first")} />`:null}
		${p?i`<${k} onclick=${()=>a({...s,after:p})} say=${o("page.more")} />`:null}`}function oS({complaint:e,ondone:t}){let{id:n,at:s,by:a,from:r=a,whom:l,about:c,called:p,table:u,match:d,lines:$=[],text:m}=e,{appeal:h,outcome:f,answer:g,watching:y}=e,w=p&&c&&!c.startsWith(`${p}·`);return i`<h2>${o(h?"page.operate.appeal":"page.operate.complaint",{n})}</h2>
		<p class="soft small">${Js(s)} ·${" "}${h?o("page.operate.appeal.against",{n:h}):i`<a href=${`/t/${u}`}>${o("page.operate.at",{table:u,match:d})}</a>`}</p>
		${h?null:i`<${Yc} id=${a} say=${o("page.operate.from",{id:r})} />`}
		${y?i`<span class="soft small">${o("page.operate.watching")}</span>`:null}
		${$.map(v=>i`<blockquote key=${v.seq}>${v.text}</blockquote>`)}
		${m?i`<p>${m}</p>`:null}
		${w?i`<p class="small">${o("page.operate.called",{name:p})}</p>`:null}
		${f?i`<${Yc} id=${l} say=${c??l} />
				${g?i`<${ep} entries=${[g]} />`:i`<p>${o(`page.operate.act.${f}`)}</p>`}`:c?i`<${di} id=${l} complaint=${n} ondone=${t} />`:i`<p class="soft small">${l}</p>
					<${Mn} whom=${l} acts=${["dismiss"]} complaint=${n} ondone=${t} />`}`}function Xc({label:e,onfind:t}){let[n,s]=b("");return i`<form class="row" onsubmit=${r=>(r.preventDefault(),t(n.trim()))}>
		<${z} label=${e} value=${n} oninput=${s} />
		<button class="button">${o("page.operate.find")}</button>
	</form>`}function ui({asked:e,all:t=[],say:n,above:s,within:a}){let[r,l]=b("");return i`<${pi} asked=${e} empty=${t.length===0}>${t.map(c=>i`<li key=${c.id}>
			${s?.(c)}
			<button type="button" class="button plain" aria-expanded=${r===c.id}
				onclick=${()=>l(r===c.id?"":c.id)}>${n(c)}</button>
			${r===c.id?a(c):null}
		</li>`)}<//>`}function rS(){let[e,t]=b(""),n=N(()=>_u({find:e}),e);return i`<${Xc} label=${o("page.operate.who")} onfind=${t} />
		<${ui} asked=${n} all=${n.value?.people} say=${s=>s.tagged}
			within=${s=>i`<${di} id=${s.id} />`} />
		${n.value?.more?i`<p class="soft">${o("page.operate.more")}</p>`:null}
		<h2>${o("page.operate.network")}</h2>
		<${iS} />`}function iS(){let[e,t]=b("");return i`<${z} label=${o("page.operate.network.which")} value=${e} oninput=${t} />
		${e.trim()?i`<${Mn} whom=${e.trim()} acts=${["ban","ban-all","lift-ban"]} />`:null}`}function lS(){let[e,t]=b(0),n=N(()=>Iu({}),e),s=n.value?.sanctioned.map(r=>({...r,id:r.whom})),a=()=>t(e+1);return i`<${ui} asked=${n} all=${s} say=${r=>r.tagged??r.whom}
		above=${r=>i`<${Fh} of=${r} />`}
		within=${r=>r.tagged?i`<${di} id=${r.whom} ondone=${a} />`:i`<${Mn} whom=${r.whom} acts=${["lift"]} ondone=${a} />`} />
		${n.value?.more?i`<p class="soft">${o("page.operate.sanctions.more")}</p>`:null}`}function Fh({of:{banned:e,bannedUntil:t,bannedFor:n,all:s,network:a,silenced:r,silencedUntil:l,silencedFor:c}}){let p=(u,d,$)=>{let m=d?` ${o("page.operate.until.short",{date:Js(d)})}`:"",h=u==="ban"&&a?` · ${o("page.operate.networks")}`:"";return i`<p><b>${o("page.operate.sanctions.one",{act:u})}</b>${m}${h}: ${$}</p>`};return i`${e?p(s?"ban-all":"ban",t,n):null}
		${r?p("silence",l,c):null}`}function di({id:e,complaint:t,ondone:n}){let[s,a]=b(0),{value:r,wrong:l}=N(()=>Wu({player:e}),e,s);if(!r)return i`<p class=${l?"trouble":"soft"} role="status">${l??""}</p>`;let{banned:c,silenced:p}=r.sanctions,u=["silence","ban","rename",...c?["lift-ban"]:[],...p?["lift-silence"]:[],...t?["dismiss"]:[],"link","end-keys",...r.aliasOf?["split"]:[],"erase"],d=()=>(a(s+1),n?.());return i`<p><b>${r.tagged}</b> <span class="soft small">${e} · ${Js(r.created)}</span></p>
		${r.former?.length?i`<p class="small">${o("page.operate.former",{names:r.former.join(", ")})}</p>`:null}
		${r.aliasOf?i`<p class="small">${o("page.operate.became",{id:r.aliasOf})}</p>`:null}
		${r.aliases.map($=>i`<${Yc} key=${$} id=${$} ondone=${d}
			say=${o("page.operate.also",{ids:$})} />`)}
		<${Fh} of=${r.sanctions} />
		${r.tables.map($=>i`<${zh} key=${$.id} table=${$} />`)}
		<${Mn} whom=${e} acts=${u} called=${r.name} complaint=${t}
			networks=${r.networks} others=${r.others} ondone=${d} />
		${r.audit.length?i`<${ep} entries=${r.audit} />`:null}`}function Yc({id:e,say:t,ondone:n}){let[s,a]=b(!1);return i`<${k} plain aria-expanded=${s} onclick=${()=>a(!s)} say=${t} />
		${s?i`<div class="within"><${di} id=${e} ondone=${n} /></div>`:null}`}var zh=({table:e})=>i`<p class="small">
	<a href=${`/t/${e.id}`}>${e.id}</a> · ${Pe(e.variant)} · ${o(`page.operate.status.${e.status}`)} ·${" "}
	${e.chairs.map(t=>t.name).filter(Boolean).join(", ")}
</p>`;function Mn({whom:e,acts:t,called:n="",table:s,complaint:a,networks:r=0,others:l=0,ondone:c}){let p={act:t[0]??"",day:"",reason:"",name:"",network:!1,id:""},[u,d]=b(p),$=A=>d(j=>({...j,...A,id:pe()})),m=Y($),{busy:h,once:f}=C(),[g,y]=b(""),w=u.act==="rename"||u.act==="erase",v=["silence","ban","ban-all"].includes(u.act);return i`<form class="acts" onsubmit=${A=>{A.preventDefault(),f(async()=>{let j=await Zi({id:u.id,act:u.act,whom:e,reason:u.reason,...v&&u.day?{until:Date.parse(u.day)}:{},...w?{name:u.name}:{},...u.act==="ban"&&u.network?{network:!0}:{},...s&&u.act==="remove"?{table:s}:{},...a?{complaint:a}:{}});M(o("page.operate.done")),y(j.link?location.origin+j.link:""),d(p),c?.()})}}>
		<${_} label=${o("page.operate.act")} value=${u.act} options=${te("page.operate.act",...t)}
			onchange=${m("act")} />
		${u.act==="erase"?i`<p class="small">${o("page.operate.erase.about")}</p>`:null}
		${w?i`<${z}
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
	</form>`}function cS(){let[e,t]=b(""),[n,s]=b(0),a=N(()=>qu({find:e}),e,n);return i`<${Xc} label=${o("page.operate.where")} onfind=${t} />
		<${ui} asked=${a} all=${a.value?.tables} say=${()=>o("page.operate.show")}
			above=${r=>i`<${zh} table=${r} />`}
			within=${r=>i`<${pS} id=${r.id} ondone=${()=>s(n+1)} />`} />`}function pS({id:e,ondone:t}){let[n,s]=b(0),{value:a,wrong:r}=N(()=>Fu({table:e}),e,n),l=()=>(s(n+1),t());if(!a)return i`<p class=${r?"trouble":"soft"} role="status">${r??""}</p>`;let c=a.chairs.filter(p=>p.player);return i`${a.talk.map(p=>i`<p key=${p.seq} class="small"><b>${p.name}</b> ${p.text}</p>`)}
		<${Mn} whom=${e} acts=${["close"]} ondone=${l} />
		${c.map(p=>i`<h2 key=${p.player}>${p.name}</h2>
			<${Mn} whom=${p.player??""} table=${e} acts=${["remove"]} ondone=${l} />`)}`}function uS(){let[e,t]=b(""),[n,s]=b(0),a=N(()=>zu({find:e}),e,n);return i`<${Xc} label=${o("page.groups.name")} onfind=${t} />
		<${ui} asked=${a} all=${a.value?.groups} say=${r=>r.name}
			within=${r=>i`<${dS} id=${r.id} ondone=${()=>s(n+1)} />`} />`}function dS({id:e,ondone:t}){let{value:n,wrong:s}=N(()=>Hu({group:e}),e);return n?i`<p class="soft small">${e} · ${Js(n.since)}</p>
		<ul>${n.members.map(a=>i`<li key=${a.id}>${a.name}<span class="soft">·${a.tag}</span><${Ua} of=${a.role} /></li>`)}</ul>
		<${Mn} whom=${e} acts=${["end-group"]} ondone=${t} />`:i`<p class=${s?"trouble":"soft"} role="status">${s??""}</p>`}function $S(){let[e,t]=b(0),n=N(()=>$s({}),e),s=()=>t(e+1),a=(n.value?.evenings??[]).filter(l=>!l.group),r=async(l,c)=>{await Zi({id:pe(),act:"evening",whom:"",evening:l,reason:c}),s()};return i`<${pi} asked=${n} empty=${a.length===0}>${a.map(l=>i`<li key=${l.id}>
			<b>${Q(l.begins,{weekday:"long",hour:"numeric",minute:"2-digit",timeZone:l.zone})} ${l.zone}</b>
			<span>${Pe(l.variant)} · ${l.games??0} · ${l.clock} · ${o(`page.level.${l.bot}`)}</span>
			<${Mn} whom=${l.id} acts=${["end-evening"]} ondone=${s} />
		</li>`)}<//>
		<h2>${o("page.operate.act.evening")}</h2>
		<${uc} reasoned begin=${r} />`}function mS(){let[e,t]=b(0),n=N(()=>Ju({before:e}),e),s=n.value?.entries??[],a=s.at(-1)?.n??0;return i`<${pi} asked=${n} empty=${s.length===0}><li><${ep} entries=${s} /></li><//>
		${a>1?i`<${k} onclick=${()=>t(a)} say=${o("page.operate.older")} />`:null}`}var ep=({entries:e})=>i`<ol class="small entries" aria-label=${o("page.operate.log")}>${e.map(t=>i`<li key=${t.n} value=${t.n}>
		${Js(t.at)} · ${t.operator} · <b>${o(`page.operate.act.${t.act}`)}</b> ${t.whom} ${t.table??""}${" "}
		${t.former?`${t.former} → ${t.name} `:""}${t.networks?`${o("page.operate.networks")} `:""}
		${t.until?`${o("page.operate.until.short",{date:Js(t.until)})} `:""}
		${t.complaint?`· ${o("page.operate.complaint",{n:t.complaint})} `:""}· ${t.reason}
	</li>`)}</ol>`;var fS=15e3;function hS({mine:e,room:t,chief:n,name:s,ondrawn:a}){let{turn:r}=Ve(fS),{value:l}=N(async()=>{let v=Is(),O=await fu({},{where:"there"});return rc(O,v),ei.value=O.followed??0,O},r,T.value?.id),[{height:c}]=b(t),p=P(null),u=zm(),d=ic(u),$=new Set(e.filter(v=>v.status!=="gathering").map(({id:v})=>v)),m=u.filter(v=>Pa(v,d)&&!$.has(v.table??"")),h=l?.tables.filter(v=>!ts(v))??[],f=m.length+h.length,g=m.some(lc),y=g||h.some(v=>v.status==="gathering"),w=l?.others??0;return x(()=>{if(!l)return;let v=f+w>0?p.current?.offsetHeight??0:0;a({height:v,calls:y,tables:m.flatMap(O=>O.table??[])})}),l?f+w===0&&!c?null:i`<section class="on" ref=${p}>
		${f>0?i`<h2>${o("page.home.now")}</h2>`:null}
		${m.length>0?i`<${cc} all=${m} now=${d} name=${s} chief=${n} />`:null}
		<${ni} tables=${h} chief=${n&&!g} />
		${w>0||f===0?i`<p class="soft">${o("page.home.others",{n:w})}</p>`:null}
	</section>`:c?i`<section class="on" style=${{minHeight:`${c}px`}}></section>`:null}var $i=(e,t)=>e?o(`page.line.${e}`):o(t==="lost"?"page.line.back":"page.line.saved"),mi=e=>e.waiting.value.filter(t=>t.late),Hh=e=>[e.split(" ")[0]??"",e.split(" ").slice(1).join(" ")],gS={ready:"page.ready",unready:"page.unready",claim:"page.claim",stand:"page.leave",back:"page.back",resume:"page.resume",sit:"page.sit",undo:"page.undo",redo:"page.do.redo",replay:"page.do.replay",pause:"page.do.pause",abandon:"page.abandon"};function Va({do:e,act:t="",text:n="",on:s=!1}){let[a,r]=Hh(t);return e==="chat"?o("page.unsent.chat",{text:n}):e==="answer"?o(s?"page.agree":"page.disagree"):e!=="act"?o(gS[e==="ask"?n:e]??"page.unsent.other"):a==="play"||a==="lay"?L(I(r).map(l=>on(l))):a==="name"?U(r):$e(t)}function yS({command:e}){let[t,n]=Hh(e.act??"");return e.do==="act"&&(t==="play"||t==="lay")?i`<span class="of">${ve(n)}</span>`:i`<b>${Va(e)}</b>`}function tp({unsent:e,told:t=""}){return mi(e).map(n=>i`<p key=${n.command.id} class="unsent">
		<span>${o(n.undo?"page.unsent.stopping":"page.unsent")} <${yS} command=${n.command} /></span>
		${n.undo?null:i`<button type="button" class="button plain" onclick=${()=>e.withdraw(n.command.id)}>
					${o("page.unsent.stop")}<span class="unseen"> ${Va(n.command)}</span>
				</button>`}
		${n.why&&!t?i`<small>${n.why}</small>`:null}
	</p>`)}function Kh({table:e}){let t=e.wrong.value,n=P("");x(()=>{n.current&&!t&&!E.spoken.peek()&&M($i("",n.current),!0),n.current=t},[t]);let s=E.spoken.value?{}:{role:"status"};return i`<div class="signs" ...${s}>
		${t?i`<p class="cut"><span aria-hidden="true" class="broken"></span>${$i(t,"")}</p>`:null}
		<${tp} unsent=${e.unsent} told=${t} />
	</div>`}function Za(e,{seat:t,view:n,table:{stage:s}}){return!!(e.guides()&&t!==void 0&&s==="playing"&&n?.phase&&n.phase!=="over")}var hi="AKQJ",Gh=({trump:e},t)=>(be(t)===e?hi:"AK").includes(as(t));function Vh(e,t){let n=I(e.hand).filter(r=>!t.includes(r)),s=r=>(be(r)===e.trump?2:0)-hi.indexOf(as(r)),a=r=>n.filter(l=>be(l)===be(r)).length;return n.filter(r=>Gh(e,r)).toSorted((r,l)=>s(l)-s(r)||a(r)-a(l))}var fi=e=>L(e.map(t=>mt(t)));function bS(e,t,n,s,a){let[r]=t;if(r&&a)return[o("coach.bid.spare",{how:"danger",n:t.length,cards:fi(t)})];let l=n.filter(p=>Gh(e,p));if(r){let p=$=>[...hi.slice(0,hi.indexOf(as($)))].every(m=>e.hand?.includes(m+be($))),u=t.filter($=>p($)===p(r)),d=p(r)?"CDHS".includes(e.trump??"")&&e.trump?"trumped":"late":"beaten";return[o("coach.bid.spare",{how:d,n:u.length,cards:fi(u)})]}let c={spare:s?"yes":"no",n:l.length,cards:fi(l)};return l.length?[o("coach.bid.away",c)]:[]}var vS=.85;function Zh({bids:e}){let[t,...n]=e?.[0]?.premiums??[];return(t&&n.reduce((a,r)=>r.points>a.points&&r.chance>=vS?r:a,t))?.offer.split(" ")[0]??"pass"}var Qh=(e,{game:t,deal:n})=>`${e.id} ${t} ${n}`;function gi(e,t){let n=e.advice.value,s=n&&t.phase==="lay"&&t.deal>0&&Zh(n.advice)!=="pass";return E.premiums.value!==""||!!s}var wS=4;function kS(e,t){let n=t.bids?.[0];if(!n)return"";let s=I(n.best),a=Vh(e,s),r=a.slice(0,n.tricks),l=r.length===n.tricks,c=I(e.hand).filter(u=>be(u)===e.trump&&!s.includes(u)).length,p=[o("coach.bid",{n:n.tricks})];if(n.tricks>0){let u=l?"high":r.length?"some":"none";p.push(o(`coach.bid.${u}`,{n:r.length,cards:fi(r),trumps:c<wS?0:c}))}return p.push(...bS(e,a.slice(n.tricks),s,l,n.tricks===0)),p.join(" ")}function xS(e,t,n,s){let{declare:a=0,reveal:r=0}=t?.offers??{},l=Zh(e),c=n?[o("coach.wager",{declare:a,reveal:r})]:[];return s&&l!=="pass"&&c.push(o(`coach.premium.${l}`)),c.join(" ")}function SS(e,t,n){let s=e.premium?.findIndex(l=>l!=="")??-1,a=s===e.seat?e.bid:e.shown?.[s]?.bid;if(s<0||a===void 0||Bn(e)>0)return[];let r=n?.offers[e.premium?.[s]?.startsWith("declare")?"declare":"reveal"]??0;return[o("coach.holds",{you:s===e.seat?"yes":"no",name:t[s]??"",bid:a,points:r})]}function OS(e,t,n){let[s,a]=[e.bid??0,e.won?.[t]??0],r=(n?In(n):9)-Bn(e);if(r===0)return[];switch(e.contract?.[t]){case"lost":return[o(a>s?"coach.over":"coach.under",{more:I(e.hand).length>1?"yes":"no"})];case"kept":return[o("coach.enough",{bid:s}),Uh("coach.avoid",e)];case"short":{let l=s>a?s-a:r;return l===r?[o("coach.all",{left:r})]:[o("coach.need",{won:a,need:l,left:r}),Uh("coach.win",e)]}}return[]}function Yh(e){let t=e.options;return t?.kind==="play"&&t.seat===void 0&&I(t.from).length>1}var Jh=({contract:e},t=0)=>["kept","short"].includes(e?.[t]??""),AS=["lost","enough","all","some","few"],sp=.02;function TS(e,t){let n=Fd(e);return n&&n.chance>=t.chance-sp?[Ss(t,n,Et)]:[]}var np={chance:.05,points:2};function MS(e,t){let{bids:n=[],choices:s,contract:a}=t,[r]=n;if(r){let p=n.find(u=>u.chance>=r.chance-np.chance&&u.points>=r.points-np.points&&Vh(e,I(u.best)).length===u.tricks);return p?{...t,act:`lay ${p.best}`,bids:[p,...n.filter(u=>u!==p)]}:t}let[l]=s;if(!l||t.phase!=="play"||a==="lost")return t;let c=s.reduce((p,u)=>u.chance>p.chance+sp?u:p,l);return c===l?t:{...t,act:c.act,why:[],choices:[c,...s.filter(p=>p!==c)]}}var ap=e=>e.guides()&&e.advice.value!==null;async function yi(e){let t=e.view.peek();if(!ap(e))return e.hint(n=>t&&e.guides()?MS(t,n):n)}function jS(e,t,n){let[s,...a]=t.choices;if(!s||!a.length||t.phase!=="play")return Os(t,n).join(" ");let r=t.act.replace(/^play /,""),l=e.options?.led&&!e.options.follow&&be(r)!==e.trump,c=Ht((t.why??[]).filter(({kind:u})=>!AS.includes(u)),!0),p=c.length?[...c,...TS(t,s)]:BS(t);return[o("coach.card",{how:l?"away":"play",card:mt(r)}),...p].join(" ")}var NS=.05;function BS({choices:e,contract:t}){let[n,...s]=e,a=p=>Math.round(p.chance*10);if(t==="lost")return[o("coach.because",{how:"spoil"})];let r=s.filter(p=>p.chance<n.chance-sp),l=r.filter(p=>a(p)<a(n)).toSorted((p,u)=>u.chance-p.chance)[0],c=l&&{a:a(n),b:a(l),other:Et(l.act)};return c?[o("coach.because",{how:"likely",...c})]:r.length?[]:s.every(p=>Bt(p)==="close")?[o("coach.because",{how:"even",n:s.length})]:[o("coach.because",{how:n.chance<NS?"faint":"free"})]}function Uh(e,t){if(!Yh(t))return"";let{options:n,trick:s=[],trump:a,won:r=[]}=t,l=I(n.from),c=s.length===r.length-1,p=l.some(u=>be(u)===a)?"ruff":"discard";return o(e,{turn:n.led?n.follow?c?"last":"middle":p:"lead"})}function ES(e,t,n,s,a){let r=SS(e,n,s),l=r.length?r:OS(e,t,s);return a?l.slice(0,1):l}function PS({bids:[e,...t]=[]},n){let s=t.find(r=>r.tricks===n);return e&&s&&s.chance<e.chance-np.chance?o("coach.bid.risky",{bid:S(n),best:S(e.tricks)}):""}function CS(e,t,n,s,a){return[!s||a?kS(e,t):PS(t,En([...n],e.options?.worth??"")),o(s?"coach.bid.lay":"coach.bid.own")].filter(Boolean).join(" ")}function DS(e,t,n,s){let a=e.chosen.value,r=I(n.bids?.[0]?.best),l=a.size===t.options?.pick,c=E.spoken.value,p=["",Qh(e,t)].includes(E.premiums.value),u=r.every(m=>a.has(m)),$=(l||c)&&gi(e,t)?xS(n,s,p,u||c):"";return $&&!c?$:[CS(t,n,a,l,u),$].filter(Boolean).join(" ")}function LS(e,t){x(()=>{E.spoken.peek()?e.coached.value=t:t&&M(t,!0)},[t])}function Xh({table:e,message:t,names:n,variant:s}){let a=t.view,r=a.phase==="lay",l=e.intended.value===""&&e.busy.value==="",c=l&&r&&a.options,u=c||l&&Jh(a,t.seat)&&Yh(a)?`${a.game} ${a.deal} ${a.phase} ${Bn(a)}`:"",d=e.current.value,[$,m]=b("");x(()=>{!u||!d||e.advice.peek()||yi(e).finally(()=>m(u))},[u,d]);let h=c&&gi(e,a);x(()=>{h&&(E.premiums.value||=Qh(e,a))},[h]);let f=e.advice.value?.advice,g=[...a.phase==="play"?ES(a,t.seat??0,n,s,!!f):[],...f&&!r?[jS(a,f,s)]:[],...c&&f?[DS(e,a,f,s)]:[]].filter(Boolean).join(" "),y=u!==""&&(f!==void 0||$===u);LS(e,y||a.phase==="play"&&!Jh(a,t.seat)?g:"");let w=c?f?.bids?.[0]?.best:void 0,v=w&&e.chosen.value.size<I(w).length;return i`<section class="hint coach" aria-label=${o("coach.title")}>
		<header><h2>${o("coach.title")}</h2><${k} plain onclick=${Lo} say=${o("coach.off")} /></header>
		<p aria-busy=${u!==""&&!y}>
			${le(e.thinking.value?`${g} ${o("coach.thinking")}`:g)}
		</p>
		${v?i`<div class="proposed"><span class="act">${ve(w)}</span><${k} chief onclick=${()=>e.heed()}
					say=${o("page.hint.choose")} /></div>`:null}
	</section>`}var eg={times:100,each:50},RS=2**31-1,_S=50,WS=({settings:e,host:t,talk:n,...s})=>s;function IS(e,t){let n=t.view?.options?.kind==="offer"?t.view.options.acts??[]:[],s=t.event.do==="act"&&Za(e,t)&&E.premiums.peek()==="";return[e.intended.peek(),s?"pass":""].find(a=>n.includes(a))}var bi=class{#e;#n;#t=Promise.resolve();#s=null;#a=null;#r=[];#i="";#l=!1;#c=0;#u=0;#o=new Set;#p=!1;#d="";constructor(t,n,s){this.#e=t,this.#n=n,this.rules=s}end(){this.#p=!0,clearTimeout(this.#u)}hear(t){this.#s=t;let n=IS(this.#e,t),{options:s,...a}=t.view??{};this.#r.push(WS(n&&t.view?{...t,view:a}:t)),this.#$(()=>this.#m()),n&&!this.#e.intended.peek()&&this.#$(()=>this.#b({do:"act",act:n}))}advise(t){return this.#$(async()=>this.#n([t]))}obey(t){return this.#$(()=>this.#g(t))}line(t){t!==this.#d&&this.#n([$i(t,this.#d)]),this.#d=t}#$(t){let n=this.#t.then(()=>this.#p?void 0:t());return this.#t=n.catch(s=>this.#n([R(s)]))}async#m(t){let n=this.#r.slice(0,_S);if(!t&&n.length===0)return;let{settings:s,host:a}=this.#e.settled.peek(),r=await ps(()=>Vp({lang:ae.peek(),link:this.#f(),now:this.#e.now(),settings:s,host:a,news:n,mind:this.#i,...this.#a&&{before:this.#a},refused:this.#l,...t}));if(this.#r.splice(0,n.length),this.#a=n.at(-1)??this.#a,this.#i=r.mind??"",clearTimeout(this.#u),r.again){let l=Math.min(r.again-this.#e.now(),RS);this.#u=setTimeout(()=>{this.#$(()=>this.#m({}))},l)}return this.#l=!1,this.#p||this.#n(r.said),r}#f(){return we(this.#e.id)?"":`${location.origin}${location.pathname}`}async#v(){for(let t=0;(this.#s?.seq??0)<this.#c&&t<eg.times;t++)await new Promise(n=>setTimeout(n,eg.each))}async#g(t){await this.#v();let n=await this.#m({line:t.normalize("NFC")});if(n?.do)return this.#b(n.do,n.done);switch(n?.want){case"hint":{let{advice:s}=await this.#e.port.hint();return await this.#m({hint:s}),this.#n(Os(s,this.rules(),a=>Va({id:"",do:"act",act:a})))}case"report":return void this.#k();case"link":return Ts(this.#f());case"quit":return Z(this.#y())}}#y(){let{table:{stage:t,match:n}={stage:"",match:0},view:s}=this.#s??{},a=t==="waiting"&&n>0?Na(this.#e.id,this.#e.settled.peek().settings):void 0;return a?(s?.phase==="over"?a.played:a.givenUp).href:"/"}async#b({id:t,...n},s=[]){if(n.do==="ask"&&n.text==="undo"&&this.#e.stopLate())return;if(T.peek()||await Eo(o("page.guest")),n.do==="ready")return this.#h(await this.#e.ready());let{answered:a,late:r}=this.#e.put(n),l=a.then(u=>{this.#h(u),u&&this.#n(s),u?.late&&this.#n([o("page.unsent.late")])},u=>{this.#l=!0,this.#n([R(u)])}),c=r.then(()=>!0);if(!await Promise.race([l,c]))return;let p=n.do==="act"?"act":"other";this.#n([o("page.unsent.typed",{what:Va({id:"",...n}),undo:p,command:o("cmd.undo")})])}#h(t){this.#c=Math.max(this.#c,t?.seq??0)}async#k(){let{table:{match:t}={match:0},view:n}=this.#s??{},s=`${t} ${n?.deal}`;if(!this.#o.has(s)){this.#o.add(s);try{let a;for await(a of sa(this.#e.id,t,n?.deal??0,()=>!this.#p));a&&await this.#$(()=>this.#m({report:a}))}catch(a){this.#n([R(a)])}this.#o.delete(s)}}};var tg={lines:250,typed:50};function Qa(){let[e,t]=b([]),n=P(0);return{lines:e,print:(a,r=!1)=>{let l=a.map(c=>({id:n.current++,text:c,typed:r}));l.length&&t(c=>[...c,...l].slice(-tg.lines))}}}function Ya({lines:e,print:t,obey:n}){let s=a=>{a&&t([`› ${a}`],!0),n(a)};return i`<section class="speech" aria-label=${o("page.speech.region")}>
		<${qS} onsend=${s} />
		<${FS} lines=${e} />
	</section>`}function ng({table:e,variant:t}){let n=Qa(),s=P(t);s.current=t;let a=ye(()=>new bi(e,n.print,()=>s.current),[e]);return x(()=>{let r=e.newest.subscribe(p=>p&&a.hear(p)),l=e.coached.subscribe(p=>p&&void a.advise(p)),c=e.wrong.subscribe(p=>a.line(p));return()=>{c(),l(),r(),a.end()}},[a]),i`<${Ya} ...${n} obey=${r=>{a.obey(r)}} />`}function qS({onsend:e}){let t=P(null),n=P({all:[],at:0});x(()=>t.current?.focus(),[]);function s(r){r.preventDefault();let l=t.current?.value.trim()??"";t.current&&(t.current.value=""),l&&(n.current.all=[...n.current.all.filter(c=>c!==l),l].slice(-tg.typed)),n.current.at=n.current.all.length,e(l)}function a(r){let l=r.key==="ArrowUp"?-1:r.key==="ArrowDown"?1:0;if(!l||!t.current)return;r.preventDefault();let{all:c,at:p}=n.current;n.current.at=Math.max(0,Math.min(c.length,p+l));let u=c[n.current.at]??"";t.current.value=u,t.current.setSelectionRange(u.length,u.length)}return i`<form onsubmit=${s}>
		<label for="command">${o("page.speech.field")}</label>
		<input id="command" name="command" type="text" ref=${t} onkeydown=${a}
			autocomplete="off" autocapitalize="off" autocorrect="off" spellcheck=${!1} enterkeyhint="send" maxlength="400" />
		<button class="button">${o("page.speech.do")}</button>
	</form>`}function FS({lines:e}){let t=P(null);return Me(()=>{t.current&&(t.current.scrollTop=t.current.scrollHeight)},[e]),i`<div class="log" role="log" aria-live="polite" aria-label=${o("page.speech.log")} tabindex="0" ref=${t}>
		${e.map(({id:n,text:s,typed:a})=>i`<p key=${n} ...${a?{class:"typed","aria-hidden":"true"}:{class:""}}>${s}</p>`)}
	</div>`}function zS({trump:e}){if(e.by==="turnup")return[];let t=e.by==="rotation"?e.rotation:["none",e.first??"none","C","D","H","S"];return[...new Set(t)].filter(Boolean)}function vi({opening:e,names:t,rules:n,set:s}){if(!n)return null;let a=zS(n),r=e??{totals:t.map(()=>0),trump:a[0]};return i`<details open=${e!==void 0}>
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
			${a.length?i`<${G} label=${o("page.pad.opening.trump")} value=${r.trump??"none"}
						options=${a.map(l=>[l,U(l)])}
						onchange=${l=>s({...r,trump:l})} />`:null}
		</div>
	</details>`}var wi=e=>{if(!e)return;let{trump:t,...n}=e,s=t&&t!=="none"?{...n,trump:t}:n;return s.trump||s.deals||s.totals.some(a=>a!==0)?s:void 0};var rp=24;function HS(){let e=T.value?.name??E.name.value,t=ft()[0]?.summary;if(!t)return e?[e]:[];let n=t.live??Ae.value.find(s=>s.id===t.variant)?.chairs;return t.names.slice(0,n).filter(s=>s!==o("dummy"))}var KS={variant:"",names:[],first:"0",length:"",rounds:9,house:Es,opening:void 0},ip=(e,t)=>e.names[t]?.trim()||o("page.pad.player",{n:t+1}),op=e=>Array.from({length:e.chairs},(t,n)=>n);async function JS(e,t,n){let s=Kn(e.house,n),a=Array.from({length:n.seats-t.chairs},()=>o("dummy")),r=[...op(t).map($=>ip(e,$)),...a],l=Ka(r);if(l)throw new de(o("pad.twins",{name:l}));let c=await qt({begin:{variant:t.id,...s?{rules:s}:{},seats:r,first:Number(e.first),date:vt(),...e.length?{[e.length]:e.rounds}:{}}}),p=wi(e.opening),u=p&&{...c.head,opening:p},d=ar(u?await qt({record:c.record,do:"head",head:u}):c);return Te(d),d.id}var lp=({seat:e,...t})=>i`<${z} label=${o("page.pad.player",{n:e+1})}
	maxlength=${rp} onfocus=${n=>n.currentTarget.select()} ...${t} />`;function US({plan:e,set:t,variant:n}){let s=a=>r=>t(({names:l})=>({names:Object.assign([...l],{[a]:r})}));return i`<fieldset class="seats">
			<legend class="unseen">${o("page.pad.names")}</legend>
			${op(n).map(a=>i`<${lp} key=${a} seat=${a} value=${e.names[a]??""}
				enterkeyhint="next" oninput=${s(a)} />`)}
		</fieldset>
		<p class="soft small">${o("page.pad.names")}</p>
		<${G} label=${o("page.pad.first")} value=${e.first} onchange=${Y(t)("first")}
			options=${op(n).map(a=>[String(a),ip(e,a)])} />`}function sg({onclose:e,onbegun:t}){x(()=>{oe(je)},[]);let[n,s]=b(()=>({...KS,names:HS()})),[a,r]=b(""),{busy:l,once:c}=C(f=>r(en(f))),p=Ae.value.find(f=>f.id===n.variant)??jt(),u=ie(p?.id);if(!p)return null;let d=f=>{s(g=>({...g,...typeof f=="function"?f(g):f})),r("")},$=f=>{f.preventDefault(),u&&c(async()=>t(await JS(n,p,u)))},m=f=>d({variant:f,first:"0",opening:void 0,house:{...n.house,changed:{}}}),h=i`<button type="submit" form="new-pad" class="button chief" aria-busy=${l}>
		${o("page.pad.begin")}
	</button>`;return i`<${W} broad title=${o("page.pad.new")} onclose=${e} actions=${h}>
		<form id="new-pad" class="create stack" onsubmit=${$}>
			<${Cs} value=${p.id} groups=${dt()} onchange=${m} />
			<${US} plan=${n} set=${d} variant=${p} />
			<${Ps} plan=${n} set=${d} variant=${p} />
			<${vi} opening=${n.opening} rules=${u} set=${Y(d)("opening")}
				names=${Array.from({length:u?.seats??0},(f,g)=>g<p.chairs?ip(n,g):o("dummy"))} />
			<${Ds} own=${n.house} set=${Y(d)("house")} rules=${u} />
			<p class=${a?"trouble":""} role="alert">${a}</p>
		</form>
	<//>`}var GS=e=>e?.scrollIntoView({block:"nearest"}),ag=({lines:e})=>i`<div class="stack" role="status" ref=${GS}>
	${e.map(t=>i`<p key=${t}>${t}</p>`)}
</div>`;function og({open:e,then:t,deal:n,onclose:s}){let{busy:a,once:r}=C(),c=i`<${k} chief aria-busy=${a} onclick=${()=>r(async()=>{await e.revise({do:"delete",deal:n}),s()})} say=${o("page.pad.strike")} />`;return i`<${W} title=${o("page.pad.deal",{n:n+1})} onclose=${s} actions=${c}>
		<div class="stack">
			<p>${o("page.pad.strike.about",{n:n+1})}</p>
			<${ag} lines=${t.said??[]} />
		</div>
	<//>`}function VS(e,t){let n=[...e.seats],s=[...e.replaced??[]];return t.forEach((a,r)=>{let l=s.findLastIndex(c=>c.seat===r);l<0?n[r]=a:s[l]={...s[l],name:a}}),{seats:n,...s.length?{replaced:s}:{}}}function ZS(e,{names:t,first:n,target:s,length:a,rounds:r,opening:l,leaves:c,comes:p,from:u}){let{deals:d,games:$,opening:m,...h}=e,f={...h,...VS(e,t),first:Number(n),...s?{target:s}:{}},g=wi(l),y={deal:u-1,seat:Number(c),name:p.trim()},w=(f.replaced??[]).filter(O=>O.seat!==y.seat||O.deal!==y.deal),v=y.name?[...w,y].sort((O,A)=>O.deal-A.deal):f.replaced;return{...f,...a?{[a]:r}:{},...g?{opening:g}:{},...v?{replaced:v}:{}}}var QS=({head:e,seats:t,deals:n})=>({names:t,first:String(e.first),target:e.target??0,opening:e.opening,length:e.deals?"deals":e.games?"games":"",rounds:e.deals||e.games||9,leaves:"0",comes:"",from:n.length+1});function rg({open:e,pad:t,onclose:n}){let[s,a]=b(()=>QS(t)),[r,l]=b(null),[c,p]=b(""),{busy:u,once:d}=C(),$=y=>{a(w=>({...w,...y})),l(null),p("")},m=ZS(t.head,s),h=y=>{y.preventDefault();let w=Ka(s.names)??Ka(s.comes?s.names.with(Number(s.leaves),s.comes):[]);if(w)return p(o("pad.twins",{name:w}));d(async()=>{let v=r?void 0:await e.propose({do:"head",head:m}),O=v?.said??[];if(O.length)return l(O);(r||v?.did)&&await e.revise({do:"head",head:m}),n()})},f=i`<button type="submit" form="pad-head" class="button chief" aria-busy=${u}>
		${o(r?"page.pad.head.yes":"page.pad.head.do")}
	</button>`,g=t.choices.live;return i`<${W} broad title=${o("page.pad.head")} onclose=${n} actions=${f}>
		<form id="pad-head" class="create stack" onsubmit=${h}>
			<${YS} pad=${t} form=${s} set=${$} />
			<${G} label=${o("page.pad.first")} value=${s.first} onchange=${Y($)("first")}
				options=${s.names.slice(0,g).map((y,w)=>[String(w),y])} />
			${s.target?i`<${X} label=${o("page.create.rules.game.target")} value=${s.target} min=${1} max=${1e4}
						onchange=${Y($)("target")} />`:null}
			<${Ps} plan=${s} set=${$} />
			<${XS} pad=${t} form=${s} set=${$} />
			<${vi} opening=${s.opening} names=${Rt(t)} rules=${t.rules} set=${Y($)("opening")} />
			${r?i`<${ag} lines=${r} />`:null}
			<p class=${c?"trouble":""} role="alert">${c}</p>
		</form>
	<//>`}var YS=({pad:e,form:t,set:n})=>i`<fieldset class="seats">
	<legend class="unseen">${o("page.pad.names")}</legend>
	${t.names.slice(0,e.choices.live).map((s,a)=>i`<${lp} key=${a} seat=${a} value=${s} required
		oninput=${r=>n({names:t.names.with(a,r)})} />`)}
</fieldset>`,XS=({pad:e,form:t,set:n})=>i`<details>
	<summary>${o("page.pad.replace")}</summary>
	<div class="stack">
		<${_} label=${o("page.pad.replace.leaves")} value=${t.leaves}
			options=${t.names.slice(0,e.choices.live).map((s,a)=>[String(a),Ie(e,a)])}
			onchange=${Y(n)("leaves")} />
		<${z} label=${o("page.pad.replace.comes")} value=${t.comes} maxlength=${rp}
			oninput=${Y(n)("comes")} />
		<${X} label=${o("page.pad.replace.from")} value=${t.from} min=${1} max=${e.deals.length+1}
			onchange=${Y(n)("from")} />
	</div>
</details>`;function ki({pad:e,onpick:t}){let n=Rt(e);return i`<section class="pad-sheet">
		<header>
			<h1>${n.slice(0,e.choices.live).join(" · ")}</h1>
			<p class="soft">${Ha(e)} · ${hr(e.rules)}</p>
			<p class="standing">${Tn(e)}</p>
		</header>
		${e.deals.length?i`<${Kl} scores=${e.deals} names=${n} end=${e.end} onpick=${t} />
				<div class="settled small soft">${(e.settlement??[]).map(s=>i`<p key=${s}>${s}</p>`)}</div>`:i`<p class="soft">${o("page.pad.unwritten")}</p>`}
	</section>`}function eO(e,t){let n=e.deals[t],s=e.deals[t+1]??(e.due?.deal===t+1?e.due:void 0),a=s&&{next:tO(e,s.why.trump),...s.trump?{then:s.trump}:{}},r=Object.fromEntries(n.entry.hands.map((p,u)=>[u,p.bid===void 0?{}:{bid:p.bid}])),{closed:l,...c}=n;return{...c,shown:r,...s?{why:a}:{},...l?{closed:{...l,game:n.game,totals:n.totals}}:{},...e.end&&t===e.deals.length-1?{end:e.end}:{}}}var tO=(e,t)=>e.rules.trump.by==="holder"&&t!=="game"||t==="named"||t==="first"?"stays":t;function xi({pad:e,deal:t,onclose:n,correct:s,insert:a,strike:r}){let l=e.deals[t];if(!l)return null;let c=s&&i`
		<${k} plain onclick=${r} say=${o("page.pad.strike")} />
		<${k} plain onclick=${a} say=${o("page.pad.insert.before")} />
		<${k} chief onclick=${s} say=${o("page.pad.correct")} />`;return i`<${W} title=${o("page.pad.deal",{n:t+1})} onclose=${n} actions=${c}>
		<div class="pad-account stack">
			<p class="soft">
				${o("page.pad.roles",{dealer:Ie(e,l.dealer),lead:Ie(e,l.lead),past:"yes"})}.${" "}
				${o("page.pad.trump")}: ${U(l.trump)} (${l.origin}).</p>
			<${Nt} view=${eO(e,t)} names=${Rt(e)} variant=${e.rules} me=${-1} untitled />
		</div>
	<//>`}var nO=4e3,[ig,sO]=[4e3,12e4],lg=new Map;function pp(e,t){let n=(lg.get(e)??Promise.resolve()).then(t);return lg.set(e,n.catch(()=>{})),n}var aO=e=>pp(e,async()=>{let t=ht(e);if(!t||t.shared)return;let n=pe(),{pad:s,mark:a=""}=await go({secret:n,record:t.record}),r=ht(e);r&&Te({...r,shared:{secret:n,pad:s,of:t.record,mark:a}})});function cg(e){let{shared:t,record:n}=ht(e)??{};return t&&n&&t.of!==n?t.secret+n:""}var cp=new Map;function oO(e){let t=cp.get(e)??pp(e,async()=>{let n=ht(e);if(!n?.shared||!cg(e))return;let{secret:s,mark:a}=n.shared,{pad:r,mark:l=""}=await go({secret:s,record:n.record,was:a}).catch(p=>{if(p instanceof J&&p.status===409)return rO(e,n.shared?.pad??"");throw p}),c=ht(e);c?.shared?.secret!==s||!r||Te({...c,shared:{...c.shared,pad:r,of:n.record,mark:l}})}).finally(()=>cp.delete(e));return cp.set(e,t),t}async function rO(e,t){let{pad:n,mark:s}=await Fi({pad:t}),a=ht(e);if(a?.shared&&n){let r={...a.shared,of:n.record,mark:s};Te({...n.record===a.record?a:Gt(kn(a,n)),shared:r}),n.record!==a.record&&M(o("page.pad.share.other"))}return{pad:""}}var Xa=e=>pp(e,async()=>{let t=ht(e)?.shared?.secret;if(!t)return;await go({secret:t});let n=ht(e);if(!n)return;let{shared:s,...a}=n;Te(a)}),iO=e=>e instanceof J&&e.status>=400&&e.status<500&&e.status!==429;function lO(e,t){let[n,s,a,r,l]=["",ig,0,!1,!1],c=async()=>{let u=cg(e);if(r||!u||u===n)return;clearTimeout(a),r=!0;let d=await oO(e).then(()=>null,$=>$);if(r=!1,d&&!iO(d)){l||(a=Number(setTimeout(c,s))),s=Math.min(2*s,sO);return}s=ig,d&&(n=u,t(d)),c()},p=Xe(()=>{c()});return()=>{l=!0,p(),clearTimeout(a)}}function pg(e){x(()=>lO(e,t=>M(o("page.pad.share.not",{text:R(t)}))),[e])}function ug({kept:e}){let[t,n]=b(!1),{shared:s}=e,{busy:a,once:r}=C(),l=()=>r(async()=>{await aO(e.id),n(!0)}),p=i`<${k} aria-busy=${a} onclick=${()=>r(async()=>{await Xa(e.id),n(!1)})} say=${o("page.pad.share.stop")} />`;return i`<${k} plain aria-busy=${a} onclick=${l} say=${o("page.pad.share")} />
		${t&&s?i`<${W} title=${o("page.pad.share")} onclose=${()=>n(!1)} actions=${p}>
					<div class="stack">
						<p>${o("page.pad.share.about")}</p>
						<${Pt} link=${$n(`/pad/on/${s.pad}`)} label=${o("page.pad.link")} />
					</div>
				<//>`:null}`}function cO(e){let[t,n]=b(null),[s,a]=b("");return x(()=>{let r=new AbortController,[l,c]=["",0],p=async()=>{clearTimeout(c);try{if(document.visibilityState==="visible"){let u=await Fi({pad:e,after:l,lang:ae.peek()},{signal:r.signal});l=u.mark,u.pad&&n(u.pad),a("")}}catch(u){if(r.signal.aborted)return;let d=u instanceof J&&u.status===404;if(a(d?o("page.pad.unshared"):R(u)),d)return}c=window.setTimeout(p,nO)};return p(),document.addEventListener("visibilitychange",p),()=>{r.abort(),clearTimeout(c),document.removeEventListener("visibilitychange",p)}},[e,ae.value]),{pad:t,wrong:s}}function dg({id:e}){let{pad:t,wrong:n}=cO(e),[s,a]=b(-1);return t?i`<main id="main" tabindex="-1" class="pad">
		<${ki} pad=${t} onpick=${a} />
		<section class="pad-panel looking" aria-label=${o("page.pad.trump")}>
			${t.due?i`<${Wc} pad=${t} deal=${t.deals.length} />`:i`<p class="winner">${Tn(t)}</p>`}
			${Ja(t)&&t.due?i`<p class="small soft totals">${o("page.pad.totals")}</p>`:null}
			<ul class="stands">${(t.due?t.game:t.totals).map((r,l)=>i`<li key=${l}>
				<span>${Ie(t,l)}</span>
				<span><b>${S(r)}</b>${Ja(t)&&t.due?i` <small class="soft">(${S(t.totals[l]??0)})</small>`:null}</span>
			</li>`)}</ul>
			<p class="small soft" role="status">${n||o("page.pad.looking")}</p>
		</section>
		${s>=0?i`<${xi} pad=${t} deal=${s} onclose=${()=>a(-1)} />`:null}
	</main>`:i`<${V} title=${o("page.nav.pad")} wrong=${n} text=${o("page.opening")} />`}var Si=({record:e})=>/^[^\n]*"date":"([\d-]+)"/.exec(e)?.[1]??"",pO=e=>{let t=e.trim().replace(",",".");return/^\d{1,6}(\.\d{1,4})?$/.test(t)&&Number(t)>0?t:""},$g=e=>S(Number(e),e.split(".")[1]?.length??0),uO=e=>[Si(e)&&Q(Date.parse(`${Si(e)}T12:00`),{dateStyle:"medium"}),L(e.summary.names)].filter(Boolean).join(" · ");function mg(){let e=ft().filter(f=>f.summary.deals>0),[t,n]=b(new Set),[s,a]=b(""),[r,l]=b(""),c=E.stake.value,p=e.filter(f=>(!s||Si(f)>=s)&&(!r||(Si(f)||"9")<=r)),u=p.filter(f=>!t.has(f.id)),d={records:u.map(f=>f.record),stake:pO(c),...Wp()&&{comma:!0}},{value:$,wrong:m}=N(f=>Qp(d,{signal:f}).catch(g=>{throw new de(en(g))}),JSON.stringify(d)),h=f=>n(new Set(t.has(f)?[...t].filter(g=>g!==f):[...t,f]));return i`<main id="main" tabindex="-1" class="pads season stack">
		<h1>${o("page.season")}</h1>
		<p class="lead">${o("page.season.about")}</p>
		<div class="row unprinted">
			<${z} label=${o("page.season.from")} type="date" value=${s} oninput=${a} />
			<${z} label=${o("page.season.to")} type="date" value=${r} oninput=${l} />
			<${z} label=${o("page.season.stake")} inputmode="decimal" value=${c}
				oninput=${f=>E.stake.value=f} />
		</div>
		${m?i`<p class="trouble" role="alert">${m}</p>`:null}
		${$?.players.length?i`<${dO} season=${$} />`:i`<p class="soft">${o("page.season.none")}</p>`}
		<details class="unprinted" open=${t.size>0}>
			<summary>${o("page.season.pads",{n:u.length,of:e.length})}</summary>
			<div class="stack">${p.map(f=>i`<${Oe} key=${f.id} label=${uO(f)}
				checked=${!t.has(f.id)} onchange=${()=>h(f.id)} />`)}</div>
		</details>
		<p class="row unprinted">
			${$?.players.length?i`<${k} onclick=${()=>ln($.csv,"season.csv")} say=${o("page.season.csv")} />
						<${k} plain onclick=${()=>print()} say=${o("page.rules.print")} />`:null}
			<a class="button plain" href="/pad">${o("page.pad.all")}</a>
		</p>
	</main>`}function dO({season:{players:e,transfers:t}}){let n=e.some(a=>a.amount),s=["deals","made","matches","won","games","gamesWon"];return i`<${se}><table class="book standings">
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
				${n?i`<td>${$g(a.amount??"0")}</td>`:null}
				${s.map(r=>i`<td key=${r}>${S(a[r])}</td>`)}
			</tr>`)}</tbody>
		</table><//>
		${t.length?i`<h2>${o("page.season.pays")}</h2>
				<ul class="plain-list">${t.map(a=>i`<li key=${a.from+a.to}>
					${o("page.season.transfer",{from:a.from,to:a.to,n:a.points})}${a.amount?` = ${$g(a.amount)}`:""}
				</li>`)}</ul>`:null}
		<p class="small soft">${o("page.season.how")}</p>`}function $O({rest:e}){let[t="",n=""]=e;return t==="season"?i`<${mg} />`:t==="on"&&n?i`<${dg} key=${n} id=${n} />`:t?i`<${hO} key=${t} id=${t} />`:i`<${mO} />`}function mO(){let[e,t]=b(!1),[n,s]=b(""),a=async l=>{s("");try{let c=ar(await qt({record:await l.text()}));Te(c),Z(`/pad/${c.id}`)}catch(c){s(en(c))}},r=l=>Z(`/pad/${l}`);return i`<main id="main" tabindex="-1" class="pads stack">
		<h1>${o("page.nav.pad")}</h1>
		<p class="lead">${o("page.pad.about")}</p>
		<p class="row">
			<${k} chief aria-haspopup="dialog" onclick=${()=>t(!0)} say=${o("page.pad.new")} />
			<${us} plain say=${o("page.pad.open")} accept=".jsonl,.99" ontake=${a} />
		</p>
		<p class=${n?"trouble":""} role="alert">${n}</p>
		<p class="row">
			${ft().length?i`<a href="/pad/season">${o("page.season.open")}</a>`:null}
			<a href="/deal">${o("page.slips.from")}</a>
		</p>
		<ul class="pad-list">${ft().map(l=>i`<${fO} key=${l.id} pad=${l} />`)}</ul>
		${e?i`<${sg} onclose=${()=>t(!1)} onbegun=${r} />`:null}
	</main>`}function fO({pad:{id:e,summary:t,moved:n}}){let{variant:s,names:a,totals:r,deals:l,over:c}=t,p=[De(`variant.${s}`)?o(`variant.${s}`):s,o("page.scores.deals",{n:l}),Q(n,{dateStyle:"medium"}),c?o("page.pad.over"):""];return i`<li><a href=${`/pad/${e}`}>
		<span class="names">${L(a)}</span>
		<span class="score">${r.map(u=>S(u)).join(" : ")}</span>
		<span class="soft small">${p.filter(Boolean).join(" · ")}</span>
	</a></li>`}function hO({id:e}){let t=ye(()=>new Qr(e),[e]);x(()=>()=>t.close(),[t]);let{kept:n,told:s}=t,a=t.wrong.value;return n?s?i`<${bO} open=${t} kept=${n} told=${s} wrong=${a} />`:i`<${V} title=${o("page.nav.pad")} wrong=${a} text=${o("page.opening")} />`:i`<${V} title=${o("page.nav.pad")} text=${o("page.pad.gone")}>
			<p><a class="button" href="/pad">${o("page.pad.all")}</a></p>
		<//>`}function gO(e){x(()=>{let t=document.querySelector(".pad-panel"),n=e?document.querySelectorAll(".running-score tr"):[];!t||getComputedStyle(t).position!=="sticky"||n[n.length-1]?.scrollIntoView({block:"nearest"})},[e])}function yO({open:e}){let{lines:t,print:n}=Qa(),s=async a=>n(await e.type(a||"show",ae.value));return x(()=>{s("")},[e]),i`<${Ya} lines=${t} print=${n} obey=${s} />`}function bO({open:e,kept:t,told:n,wrong:s}){let[a,r]=b(-1),[l,c]=b(null),p=()=>(r(-1),c(null)),u=()=>oe(async()=>c(await e.propose({do:"delete",deal:a})??null)),d=n.deals.length,$=`${L(Rt(n).slice(0,n.choices.live))} · Ninety-Nine`;x(()=>{document.title=$},[$]),pg(t.id),gO(d);let m=()=>e.undo();return i`<main id="main" tabindex="-1" class="pad">
		${E.spoken.value?i`<${yO} open=${e} />`:null}
		<${ki} pad=${n} onpick=${r} />
		${n.due||e.deal<d?i`<${Zr} open=${e} pad=${n} />`:i`<section class="pad-panel ended" aria-label=${o("page.pad.over")}>
					<p class="winner">${Tn(n)}</p>
					<div class="pad-acts">
						<${k} disabled=${!e.undoable} onclick=${m} say=${o("page.pad.undo")} />
						${e.redoable?i`<${Ic} redo=${()=>e.redo()} />`:null}
						<a class="button chief" href="/pad">${o("page.pad.all")}</a>
					</div>
				</section>`}
		<${vO} open=${e} kept=${t} pad=${n} stop=${n.due&&d>0?()=>e.end():void 0} />
		${s||nr.value?i`<p class="trouble unprinted" role="alert">${s||o("page.pad.unkept")}</p>`:null}
		${l?i`<${og} open=${e} then=${l} deal=${a} onclose=${p} />`:a>=0?i`<${xi} pad=${n} deal=${a} onclose=${p} strike=${u}
						insert=${()=>(e.insert(a),p())} correct=${()=>(e.correct(a),p())} />`:null}
	</main>`}function vO({open:e,kept:t,pad:n,stop:s}){let[a,r]=b(!1),[l,c]=b(!1),{busy:p,once:u}=C(),d=async()=>M(o(await cn(th(n))?"page.link.copied":"page.copy.not")),$=()=>Mt(new Blob([t.record],{type:"application/x-ndjson"}),`pad-${n.date||t.id}.99.jsonl`),m=()=>Ql(Zl({scores:n.deals,names:Rt(n),title:Ha(n),winner:Tn(n),end:n.end??{totals:n.totals,winners:[],games:[]}})).catch(g=>M(R(g))),h=(g,y)=>i`<${k} plain onclick=${y} say=${g} />`,f=()=>u(async()=>{await Xa(t.id),Z("/pad"),m$(t.id)});return i`<section class="pad-doings unprinted" aria-label=${o("page.pad.doings")}>
		${n.deals.length?[h(o("page.copy"),d),h(o("page.share"),m),h(o("page.rules.print"),()=>print())]:null}
		${ne.value?null:i`<${ug} kept=${t} />`}
		${h(o("page.pad.save"),$)}
		${h(o("page.pad.head"),()=>c(!0))}
		${n.house?null:i`<a class="button plain" href=${`/rules/${n.rules.id}`}>${o("page.nav.rules")}</a>`}
		${s?h(o("page.pad.stop"),s):null}
		${h(o("page.pad.drop"),()=>r(!0))}
		<a class="button plain" href="/pad">${o("page.pad.all")}</a>
		${l?i`<${rg} open=${e} pad=${n} onclose=${()=>c(!1)} />`:null}
		${a?i`<${Fe} title=${o("page.pad.drop")} text=${o("page.pad.drop.about")} yes=${o("page.pad.drop.yes")}
					busy=${p} onyes=${f} onclose=${()=>r(!1)} />`:null}
	</section>`}var Oi=({about:e,parts:t})=>i`<section class="stack">
	<h2>${o(`page.privacy.${e}`)}</h2>
	${t.map(n=>i`<p>${n}</p>`)}
</section>`,wO=({contact:e})=>i`<p>
	${o("page.privacy.contact")}${" "}<a href=${e}>${e.replace(/^(mailto|https):(\/\/)?/,"")}</a>
</p>`;function kO(){let{value:e,wrong:t}=N(async()=>gt?void 0:Up({})),n=(...s)=>s.map(a=>o(`page.privacy.${a}`));return i`<main id="main" tabindex="-1" class="stack lessons">
		<h1>${o("page.nav.privacy")}</h1>
		${t?i`<p class="trouble">${t}</p>`:null}
		${gt?i`<p>${o("page.privacy.alone")}</p>`:null}
		${e?i`<${Oi} about="server"
					parts=${[...n("name","keys","play","pads","ratings","groups","evenings","order"),...n(...e.push?["push"]:[],e.callers?"logged":"unlogged"),o("page.privacy.networks",{n:e.networks}),o("page.privacy.others",{push:e.push?"yes":"no"})]} />
				<${Oi} about="long" parts=${[o("page.privacy.sessions",{forget:e.forget,guests:e.guests}),...n("matches","erased"),...e.chat>0?[o("page.privacy.chat",{n:e.chat})]:[],e.backups>0?o("page.privacy.days",{n:e.backups}):o("page.privacy.backups")]} />`:null}
		<${Oi} about="browser" parts=${n("stays")} />
		${e?i`<${Oi} about="rights" parts=${n("change")} />
				${e.contact?i`<${wO} contact=${e.contact} />`:i`<p>${o("page.privacy.uncontact")}</p>`}`:null}
	</main>`}var eo="ninetynine.problems",fg="ninetynine.problems.damaged",Ai=()=>Le(eo),gg=e=>!Object.values(Ai()?.marks??{}).some(t=>t?.first<e),yg=e=>re(eo,JSON.stringify(e));function hg(e){if(e===null||Ue(eo)!==e)return!1;let t=fg;for(let n=2;Ue(t)!==null;n++)t=`${fg}.${n}`;return re(t,e)&&re(eo,null),!0}async function Ti(e,t){let[n,s]=[Ue(eo),Ai()];if(!s)return{told:await t(e),damaged:hg(n)};try{return{told:await t({...e,progress:s}),damaged:!1}}catch(a){if(!(a instanceof J)||a.status!==400&&a.status!==413)throw a;return{told:await t(e).catch(()=>{throw a}),damaged:hg(n)}}}var up=({variant:e,grade:t,back:n},s,a)=>o("problem.head",{n:s,of:a,variant:Pe(e),grade:t,grades:4,back:n?"yes":"no"}),dp=e=>({rating:String(Math.round(e?.rating??1500)),doubt:String(Math.round(e?.doubt??350))});function $p(e){if(e.kind==="bid")return o("problem.bid");let t=e.need?.[0],n=ie(e.variant)?.aside??3;return`${t===void 0?o("problem.left",{n}):t===e.left?o("problem.every",{left:t}):o("problem.exact",{n:t,left:e.left})} ${o(e.kind==="open"?"problem.open":"problem.hidden")}`}function bg(e,t){let n=et(e)-(ie(e.variant)?.dummy?1:0);return Array.from({length:et(e)},(s,a)=>a===t?o("you"):a===n?o("dummy"):o("problem.player",{n:(a-t-1+n)%n+1}))}var ji=({view:e})=>({...e,totals:[]}),vg=e=>e.length<2?e.join():o("problem.or",{a:e.slice(0,-1).join(", "),b:e[e.length-1]??""}),wg=(e,t,n)=>t.kind==="open"?[]:e.hands.flatMap((s,a)=>a===n.seat||n.shown?.[a]?.hand!==void 0?[]:[{seat:a,cards:s}]);function kg(e,t,n){let s=o("problem.rating",{...dp(t.progress),its:String(e.rating)});return n>0?`${s} ${o("problem.again",{n})}`:s}var Mi=class{#e;#n;#t;#s="";#a=Promise.resolve();constructor(t,n,s){this.#e=t,this.#n=n,this.#t=s}present(t,n,s){return this.#r({n:t,of:n,anew:s})}tell({act:t,told:n},s){return this.#r({act:t,outcome:n,days:s})}obey(t,n){return this.#r({line:t.normalize("NFC"),...n})}#r(t){return this.#a=this.#a.then(async()=>{let n={lang:ae.peek(),mind:this.#s,problem:this.#e,...t},s=await ps(()=>Zp(n));this.#s=s.mind??"",this.#n(s.said),s.do?.act?this.#t.answer(s.do.act):s.want==="next"?this.#t.next():s.want==="quit"&&Z("/")}).catch(n=>this.#n([R(n)]))}};function xO({rest:[e=""]}){let t=ze.value.get("variant")??"";return i`<${OO} key=${`${e} ${t}`} day=${e||vt()} variant=${t} any=${e!==""} />`}async function SO(e,t,n){await je();let s=t||(n||!gg(e)?"":jt()?.id),{told:a,damaged:r}=await Ti({date:e,...s?{variant:s}:{}},Ki);return{all:a.problems,one:s||"",damaged:r}}function OO({day:e,variant:t,any:n}){let[s,a]=b({}),[r,l]=b(0);x(()=>{let h=!1;return SO(e,t,n).then(f=>{h||(a(f),l(xg(f.all)))},f=>!h&&a({wrong:R(f)})),()=>{h=!0}},[]);let{all:c,one:p="",damaged:u=!1,wrong:d}=s;if(!c)return i`<${V} title=${o("page.nav.problems")} wrong=${d} text=${o("page.opening")} />`;let $=(h,f)=>{let g=c.map((y,w)=>w===r&&y.done===void 0?{...y,done:h}:y);a({one:p,damaged:u||f,all:g})},m=c[r];return m?i`<${jO} key=${m.id} problem=${m} day=${e} n=${r+1} of=${c.length} damaged=${u}
		ondone=${$} onnext=${()=>l(xg(c))} />`:i`<${AO} all=${c} day=${e} variant=${p} onagain=${l} />`}function xg(e){let t=e.findIndex(n=>n.done===void 0);return t<0?e.length:t}function AO({all:e,day:t,variant:n,onagain:s}){let a=e.filter(c=>c.done).length,{value:r}=N(async()=>(await Ti({date:t},Ki)).told,t),l=P(null);return x(()=>E.spoken.peek()?l.current?.focus():void 0,[]),i`<main id="main" tabindex="-1" class="stack">
		<h1>${o("page.nav.problems")}</h1>
		<p class="lead" tabindex="-1" ref=${l}>${o("problem.done",{right:a,of:e.length,...dp(Ai())})}</p>
		<ol class="day-problems">${e.map((c,p)=>i`<li key=${c.id}>
			<button type="button" onclick=${()=>s(p)}>
				<${Sg} right=${c.done} /><span class="unseen">${o(c.done?"problem.right":"problem.missed")}</span>
				<span>${up(c,p+1,e.length)}</span>
			</button>
		</li>`)}</ol>
		<${_} label=${o("problem.more")} value=${n} options=${[["",o("problem.all")]]}
			groups=${dt()} onchange=${c=>Z(TO(t,c))} />
		${r?i`<${zl} ...${r} of="problems" day=${t} first=${[...r.days,t].sort()[0]} />`:null}
		<p><a class="button chief" href="/">${o("page.home")}</a></p>
	</main>`}var TO=(e,t)=>`/problems/${e}${t?`?variant=${t}`:""}`,Sg=({right:e})=>i`<b data-right=${e?"":void 0} aria-hidden="true">${e?"✓":"✕"}</b>`;function MO(e,t,n){let[s,a]=b(null),[r,l]=b(""),{busy:c,once:p}=C(d=>l(R(d)));return{answered:s,said:r,busy:c,answer:async d=>{s||await p(async()=>{let $=f=>Mu({problem:e.id,...f}),{told:m,damaged:h}=await Ti({act:d,date:t},$);yg(m.progress),l(""),a({act:d,told:m}),n(m.right,h)})}}}function jO({problem:e,day:t,n,of:s,damaged:a,ondone:r,onnext:l}){let{answered:c,said:p,busy:u,answer:d}=MO(e,t,r),$=ji(e),m=bg($,$.seat??0),h=P(null),f=P(null);Me(()=>{c&&(E.spoken.peek()||h.current?.focus({preventScroll:!0}),f.current?.scrollIntoView({block:"nearest"}))},[c]);let g=c?.told.right;return i`<main id="main" tabindex="-1" class="replay problem">
		<header class="problem-head table">
			<a class="mark" href="/">99<span class="unseen"> ${o("page.home")}</span></a>
			<div><h1>${up(e,n,s)}</h1><p class="task">${le($p(e))}</p>
				${a?i`<p class="trouble">${o("problem.anew")}</p>`:null}</div>
			<${Qt} trump=${$.trump??""} />
		</header>
		${E.spoken.value?i`<${NO} problem=${e} at=${[n,s,a]} answered=${c} said=${p} busy=${u}
					days=${c?Og(c.told,t):0} answer=${d} next=${l} />`:null}
		<div class="replay-board">
			<${EO} problem=${e} names=${m} answered=${c} busy=${u} answer=${d} />
			<aside class="replay-aside" tabindex="0">
				<section class="outcome" ref=${f} data-right=${g?"":void 0}>
					<div class="verdict-row">
						<div role=${E.spoken.value?void 0:"status"}>${p||(c?i`<h2><${Sg} right=${g} /><span>${le(BO(c))}</span></h2>`:null)}
						</div>
						${c?i`<button type="button" class="button chief" ref=${h} onclick=${l}>
									${o("page.learn.on")}
								</button>`:null}
					</div>
					${c?i`<${PO} problem=${e} day=${t} ...${c} names=${m} />`:null}
				</section>
				${e.kind==="hidden"?i`<section class="replay-tricks">
							<h2>${o("tricks.title")}</h2><${Zt} view=${$} names=${m} />
						</section>`:null}
			</aside>
		</div>
	</main>`}function NO({problem:e,at:t,answered:n,said:s,busy:a,days:r,answer:l,next:c}){let p=Qa(),u=P({answer:l,next:c});u.current={answer:l,next:c};let d=ye(()=>new Mi(e,p.print,{answer:m=>u.current.answer(m),next:()=>u.current.next()}),[e.id]),$=ie(e.variant)!==void 0;return x(()=>{$&&d.present(...t)},[d,$]),x(()=>{n&&d.tell(n,r)},[d,n]),x(()=>s?p.print([s]):void 0,[s]),i`<${Ya} ...${p} obey=${m=>{d.obey(m,{answered:n!==null,busy:a})}} />`}var BO=({act:e,told:t})=>t.right?o("problem.right"):o("problem.wrong",{cards:mp(e)});function EO({problem:e,names:t,answered:n,busy:s,answer:a}){let[r,l]=b(new Set),c=ji(e),p=n?{...c,turn:[]}:c,u=p.seat??0,d=p.options,$=e.kind==="bid",m=n?null:new Set(I(d?.from)),h=$||(d?.seat??u)===u,f=A=>{let j=new Set($?r:[]);r.has(A)?j.delete(A):j.size<(d?.pick??1)&&j.add(A),l(j)},g=A=>m?.has(A)&&a(`play ${A}`),y=ie(e.variant),w={chosen:n?new Set(n.told.answers[0]?.split(" ").slice(1)):r,twice:$,values:$?yt(d?.worth??""):null,onpick:f,onplay:g},v=d?.seat??-1,O=h?null:{seat:v,hand:i`<${tn} ...${w} cards=${Ge(I(p.shown?.[v]?.hand),ge,p.trump)}
			can=${m} label=${o("dummy")} open />`};return i`<div class="replay-table table board">
		<${On} view=${p} variant=${y} names=${t} me=${u} elsewhere=${u} played=${O}>
			${$&&d&&!n?i`<section class="asking asked laying" aria-label=${o("page.yours")}>
						<${Ks} options=${{...d,offers:[]}} chosen=${r} variant=${y} busy=${s} slots
							onlay=${()=>a(`lay ${[...r].join(" ")}`)} />
					</section>`:null}
			${$?null:i`<p class="ask near">${le($p(e))}</p>`}
		<//>
		<section class=${`mine ${n?"":"asked"}`} aria-label=${o("page.yourhand")}>
			<div class="me">
				<${Yt} view=${p} variant=${y} seat=${u} name=${t[u]??""} place="south" own
					chair=${void 0} now=${0} open=${null} winner=${!1} />
				${p.aside?i`<div class="laid" role="group" aria-label=${o("page.aside")}>${ve(p.aside)}</div>`:null}
			</div>
			<${tn} ...${w} cards=${Ge(I(p.hand),ge,p.trump)}
				can=${h?m:new Set} label=${o("page.yourhand")} />
		</section>
	</div>`}var Og=(e,t)=>e.due?Ml(e.due)-Ml(t):0,mp=e=>e.split(" ").slice(1).map(t=>mt(t)).join(" ");function PO({problem:e,day:t,act:n,told:s,names:a}){let r=e.kind==="open"?"problem.proved.open":"problem.proved.hidden",l=Og(s,t),c=Ht(s.why??[]).join(" "),p=(s.refutations??[]).filter(u=>s.right||u.act===n);return i`${e.kind==="bid"?i`<${CO} told=${s} />`:i`<p>${le(o(r,{card:vg(s.answers.map(mp))}))}</p>`}
		${c?i`<p>${le(c)}</p>`:null}
		${p.length?i`<div>${p.map(u=>i`<${LO} key=${u.act} r=${u} problem=${e} names=${a}
					open=${!s.right} />`)}</div>`:null}
		<${DO} levels=${s.levels} />
		<p class="soft">${kg(e,s,l)}</p>`}function CO({told:e}){let t=(e.totals??[]).filter((n,s)=>s<5||n.tricks===e.bid);return i`<p>${o("problem.proved.bid",{n:e.answers.length})}</p>
		<ul class="ways-right">${e.answers.slice(0,3).map(n=>i`<li key=${n}><${bn} act=${n} /></li>`)}</ul>
		<table class="book choices">
			<caption class="unseen">${o("problem.expects")}</caption>
			<thead><tr><th scope="col">${o("col.bid")}</th><th scope="col">${o("page.hint.chance")}</th>
				<th scope="col">${o("page.hint.points")}</th></tr></thead>
			<tbody>${t.map(n=>i`<tr key=${n.tricks}>
				<${Uo} best=${n.right??!1} done=${n.tricks===e.bid}><b class="score">${S(n.tricks)}</b><//>
				<td>${Se(n.chance)}</td><td>${pa(n.points)}</td>
			</tr>`)}</tbody>
		</table>`}var DO=({levels:e})=>i`<table class="book levels">
	<caption>${o("problem.found")}</caption>
	<tbody>${e.map(({level:t,solved:n})=>i`<tr key=${t}>
		<th scope="row">${o(`page.level.${t}`)}</th>
		<td class="bar" aria-hidden="true"><span style=${{"--long":`${100*(n??0)}%`}}></span></td>
		<td>${n===void 0?"–":Se(n)}</td>
	</tr>`)}</tbody>
</table>`;function LO({r:e,problem:t,names:n,open:s}){let a=ji(t),r=wg(e,t,a).map(({seat:c,cards:p})=>i`<span>${n[c]}</span><span class="act">${ve(p)}</span>`),l=c=>o("problem.won",{name:n[c]??"",you:c===a.seat?"yes":"no"});return i`<details open=${s}>
		<summary><span>${le(o("problem.fails",{card:mp(e.act)}))}</span></summary>
		<div>
			${r.length?i`<p>${o("problem.fails.some",{fails:e.fails,of:e.of})}</p><div class="lie">${r}</div>`:null}
			<ol class="line">${e.tricks.map(({acts:c,won:p},u)=>i`<li key=${u}>
				<span class="act">${c.map(d=>ve(d.split(" ")[2]))}</span>
				<span>${p===void 0?"":l(p)}</span>
			</li>`)}</ol>
		</div>
	</details>`}function RO({rest:e}){let[t="",n="1",s]=e,a=s===void 0?void 0:Number(s)||0;return i`<${_O} key=${e.join(" ")} table=${t} match=${Number(n)||1} deal=${a} />`}function _O({table:e,match:t,deal:n}){let{told:s,wrong:a}=Wn(e,t,n),[r]=b(()=>Ft("report",e)),l=n===void 0?o("page.report.match"):o("page.report.deal",{deal:n+1});if(!s)return i`<${V} class="report stack" title=${l} wrong=${a} text=${o("page.report.coming")}>
			<${Ag} table=${e} match=${t} deal=${n??0} />
		<//>`;let c=s.header,p=ie(c.variant),u=Number(ze.value.get("seat")??-1),d=Sn(s,e),$=Jn(c,p?p.seats:c.seats.length,d),m=u>=0&&u<$.length?u:Rs(c,$.length,d),h=m===d,f=i`<${KO} told=${s} table=${e} match=${t} one=${n!==void 0} names=${$}
		seat=${m} own=${h} />`;return i`<main id="main" tabindex="-1" class="report" data-counting=${$t(s)}>
		<header class="report-head"><h1>${l}</h1>
			<p class="soft">${c.rules?.name??Pe(c.variant)}</p>
			<${_} hidden label=${o("page.report.whose")} value=${String(m)}
				options=${$.map((g,y)=>[String(y),o("page.report.of",{name:g})])}
				onchange=${g=>Z(`${Jp()}?seat=${g}`,{replace:!0})} />
			<${Ag} table=${e} match=${t} deal=${n??0} seat=${m} />
		</header>
		<${WO} told=${s} wrong=${a} />
		${s.deals.length&&h&&!$t(s)?i`<${zO} told=${s} table=${e} match=${t} one=${n!==void 0} seat=${m}
					newcomer=${r} />`:null}
		${s.deals.length===0?null:r?i`<details><summary>${o("page.hint.figures")}</summary>${f}</details>`:f}
	</main>`}var Ag=({table:e,match:t,deal:n,seat:s})=>i`<p class="row">
	${e==="mine"?null:i`<a class="button plain" href=${`/t/${e}`}>${o("page.learn.table")}</a>`}
	<a class="button plain" href=${`/replay/${e}/${t}/${n}${s===void 0?"":`?seat=${s}`}`}>
		${o("page.nav.replay")}
	</a>
</p>`;function WO({told:e,wrong:t}){if(t)return i`<p class="trouble" role="status">${t}</p>`;if($t(e)){let{judged:n,of:s,rough:a}=e;return i`<p class="soft judging" style=${{"--far":(n-a)/s}}>
			${Fo(e)}
		</p>`}return e.deals.length?null:i`<p class="soft">${o("page.report.none")}</p>`}var Tg="three";function IO(e,t,n){return e?{to:`/learn/${e}`,say:"page.report.lesson"}:t?{to:n,say:"page.last.report"}:{to:`/learn/${Tg}`,say:"way.go.cure"}}var qO=12;function FO({deals:e,luck:t},n,s){return e.filter(a=>s?.aside&&a.made[n]===!1).map(a=>{let[r]=a.mistakes.filter(h=>h.seat===n),l=a.accounts[n],c=["cards","lie","others"].reduce((h,f)=>l[f]<l[h]?f:h),p=r?"act":t&&l[c]<-He?c:"",[u,d]=r?[Oa(r.act,r.bid),Oa(r.better,r.betterBid)]:["",""],$=ke(a.bids[n]??0,s);return`${o("page.report.failed",{deal:a.deal+1,bid:$,won:a.won[n]??0})} ${o("page.report.failed.why",{why:p,when:r?fr(r):"",act:u,better:d})}`})}function zO({told:e,table:t,match:n,one:s,seat:a,newcomer:r}){let l=e.lessons?.[a]??"";x(()=>{r&&!s&&gs("cure",l||Tg)},[]);let c=e.deals.flatMap(f=>f.mistakes).filter(f=>f.seat===a),[p]=c.sort((f,g)=>g.lost-f.lost),{lost:u}=e.total[a],d=lt.reduce((f,g)=>u[g]>u[f]?g:f),$=na(lt.map(f=>u[f]),0)[lt.indexOf(d)]??0,m=e.deals.length>qO?[]:FO(e,a,ie(e.header.variant));if(!p&&!r&&!m.length)return null;let h=IO(l,s,`/report/${t}/${n}?seat=${a}`);return i`<section class="plainly">
		${r?i`<${Ro} at="report" />`:null}
		${p?i`<p class="lead">${o("page.report.plain",{kind:d,n:$,one:s?"yes":"no"})}</p>
				<${HO} mistake=${p} place=${Aa(t,n)} />`:r?i`<p class="lead">${o("page.report.plain.none",{failed:m.length?"yes":"no"})}</p>`:null}
		${m.map(f=>i`<p key=${f}>${le(f)}</p>`)}
		<p class="row">
			${l||r?i`<a class="button chief" href=${h.to}>${o(h.say)}</a>`:null}
		</p>
	</section>`}function HO({mistake:e,place:t}){let[n,s]=[e.chance,e.betterChance].map(u=>Math.round(u*10)),a=Ko(e),r=e.act.startsWith("play ")||e.act.startsWith("lay "),l=u=>i`<${fe} key=${u} card=${u} />`,c=(u,d,$)=>i`<figure>
		<figcaption>
			${o(`page.report.${u}`,{bid:$===void 0?"none":String($)})}
		</figcaption>
		${r?i`<div class="cards">${I(d.replace(/^\w+ /,"")).map(l)}</div>`:i`<p><${bn} act=${d} /></p>`}
	</figure>`,p=o("page.report.where",{deal:e.deal+1,when:fr(e)});return i`<div class="shown">
		<h2>${p}</h2>
		<div class="sides">${c("did",e.act,e.bid)}${c("better",e.better,e.betterBid)}</div>
		${Ht(e.why).slice(0,2).map(u=>i`<p key=${u}>${le(u)}</p>`)}
		${s>n?i`<p>${o("page.report.odds",{a:n,b:s})}</p>`:a?i`<p>${la(a)}.</p>`:null}
		<p><a href=${t(e)}>${o("page.report.look")}</a></p>
	</div>`}function KO({told:e,table:t,match:n,one:s,names:a,seat:r,own:l}){let c=e.total[r],p=e.deals.flatMap(f=>f.mistakes).sort((f,g)=>g.lost-f.lost),u=p.filter(f=>f.seat===r),d=p.filter(f=>f.seat!==r),$=a[r]??"",m={names:a,place:Aa(t,n),one:s},h=$t(e)?o("page.report.coming"):el(c.lost,$,l,s,u);return i`<section class="stack">
			<p class="lead" role="status" aria-busy=${$t(e)}>${JO(h)}</p>
			${e.luck?i`<p>${UO(c)}</p>`:i`<p class="soft">${o("page.report.noluck")}</p>`}
		</section>
		<div class="report-columns">
			${u.length?i`<section><h2>${o("page.report.moments")}</h2><${Ta} of=${u.slice(0,12)} ...${m} /></section>`:null}
			<section>
				<h2>${o("page.report.sum")}</h2>
				<${GO} account=${c} luck=${e.luck} />
				<p class="small soft">${o("page.report.lead.what")}</p>
			</section>
		</div>
		<section>
			<h2>${o(s?"page.report.course.deal":"page.report.course.match")}</h2>
			<${VO} told=${e} names=${a} seat=${r} one=${s} />
		</section>
		${d.length?i`<section>
					<h2>${o(s?"page.report.others.moments":"page.report.turning")}</h2>
					<${Ta} of=${(s?d:p).slice(0,6)} ...${m} named=${!0} />
				</section>`:null}
		<section>
			<h2>${o("page.report.all")}</h2>
			<${ZO} told=${e} names=${a} />
			<p class="small soft">${o("page.report.how")}</p>
		</section>`}var JO=e=>e.endsWith("…")?e:`${e}.`;function UO(e){let[t=0,n=0,s=0]=[e.cards,e.lie,e.others].map(r=>Math.round(r/He)||0),a=Math.min(Math.round(e.gifts/He),Math.max(s,0));return o("page.report.luck",{cards:ee(t),lie:ee(n),others:ee(s),lay:n>0?"well":n<0?"badly":"even",gifts:a>0?"yes":"no",n:S(a)})}function GO({account:e,luck:t}){let n=t?[["start",e.start],["cards",e.cards],["lie",e.lie]]:[["lie",e.lie]];for(let l of lt)e.lost[l]&&n.push([`lost.${l}`,-e.lost[l]]);t&&n.push(["others",e.others]);let s=na(n.map(([,l])=>l),1),a=Math.max(1,...s.map(Math.abs)),r=s.reduce((l,c)=>l+c,0);return i`<table class="book account parts"><tbody>
		${n.map(([l],c)=>{let p=s[c]??0;return i`<tr key=${l}><th scope="row">${o(`page.report.${l}`)}</th>
				<td class="bar" aria-hidden="true"><span data-way=${p<0?"down":"up"}
					style=${{"--long":`${50*Math.abs(p)/a}%`}}></span></td>
				<td>${ee(p,1)}</td></tr>`})}
	</tbody><tfoot><tr class="total">
		<th scope="row">${o("page.report.lead")}</th><td></td><td>${ee(r,1)}</td>
	</tr></tfoot></table>`}function VO({told:e,names:t,seat:n,one:s}){let a=e.total.length;if(s){let p=e.deals[0]?.worth??[];if(p.length<2)return null;let u=p.slice(1).map(d=>d.map($=>$/He));return i`<${Ma} at=${u} from=${(p[0]??[]).map(d=>d/He)} names=${t} me=${n}
			label=${o("page.report.course.deal")} foot=${o("page.report.acts",{n:u.length-1})} />`}let r=new Array(a+1).fill(0),l=e.deals.map(p=>{p.accounts.forEach((d,$)=>r[$]+=d.lead/He);let u=p.accounts[n];return r[a]+=u?(u.cards+u.lie)/He:0,e.luck?[...r]:r.slice(0,a)}),c=e.luck?[...t.slice(0,a),o("page.report.own.luck")]:t;return i`<${Ma} at=${l} names=${c} me=${n} label=${o("page.report.course.match")}
		foot=${o("page.scores.deals",{n:l.length})} />`}function ZO({told:e,names:t}){let n=e.luck?["start","cards","lie",...lt.map(c=>`lost.${c}`),"others"]:["lie",...lt.map(c=>`lost.${c}`)],s=(c,p)=>{let[u="",d]=p.split(".");return d?-c.lost[d]:Number(c[u])},a=e.total.map(c=>na(n.map(p=>s(c,p)),1)),r=c=>n[c]?.startsWith("lost")&&a.every(p=>!p[c]),l=n.map((c,p)=>p).filter(c=>!r(c));return i`<${se}><table class="book account" data-hands=${a.length}>
		<thead><tr><td></td>
			${a.map((c,p)=>i`<th key=${p} scope="col">${t[p]??o("dummy")}</th>`)}
		</tr></thead>
		<tbody>${l.map(c=>i`<tr key=${c}><th scope="row">${o(`page.report.${n[c]}`)}</th>
			${a.map((p,u)=>i`<td key=${u}>${ee(p[c]??0,1)}</td>`)}</tr>`)}</tbody>
		<tfoot><tr class="total"><th scope="row">${o("page.report.lead")}</th>
			${a.map((c,p)=>i`<td key=${p}>${ee(c.reduce((u,d)=>u+d,0),1)}</td>`)}</tr></tfoot>
	</table><//>`}function QO(e){let t=T.value;return i`<main id="main" tabindex="-1" class="statistics">
		${t?i`<${XO} key=${t.id} />`:i`<h1>${o("page.nav.statistics")}</h1><${Ng} />`}
	</main>`}var bp=()=>i`<p><a class="button chief" href="/">${o("page.records.play")}</a></p>`,Ng=()=>i`<section class="stack"><p class="lead">${o("page.stats.none")}</p><${bp} /></section>`;function YO(e){let[t,n]=b({}),s=P(""),a=async()=>{try{for(;;){let r=await iu({variant:e});if(s.current!==e)return;if(n({told:r}),r.counted>=r.of)return r}}catch(r){s.current===e&&n(l=>({...l,wrong:R(r)}));return}};return x(()=>(s.current=e,a(),()=>{s.current="-"}),[e]),{...t,again:a}}function XO(){let[e,t]=b(""),{told:n,wrong:s,again:a}=YO(e),r=P([]);return n&&e===""&&(r.current=n.variants),i`<header class="report-head">
			<h1>${o("page.nav.statistics")}</h1>
			${r.current.length>1?i`<${_} hidden label=${o("page.stats.variant")} value=${e} onchange=${t}
						options=${[["",o("page.stats.variant.all")],...r.current.map(({key:l})=>[l,Pe(l)])]} />`:null}
		</header>
		${s?i`<p class="trouble" role="status">${s}</p>`:null}
		${n&&n.counted<n.of?i`<p class="soft" role="status">${o("page.stats.counting",{n:n.counted,of:n.of})}</p>`:null}
		${n?i`<${e2} told=${n} again=${a} />`:null}`}var hp={figures:{matches:3,deals:20},charts:{matches:10,deals:60}},gp=(e,t)=>e.matches>=t.matches||e.all.deals>=t.deals;function e2({told:e,again:t}){let{all:n,assisted:s}=e;if(n.deals===0&&s.deals===0)return i`<${Ng} />`;let a=s.deals?i`<${d2} of=${s} />`:null;if(n.deals===0)return i`<section class="stack">${a}<p>${o("page.stats.unaided")}</p><${bp} /></section>`;let r=gp(e,hp.charts)&&e.course.length>1,l=r&&Bi(n);return i`<${t2} told=${e} />
		${gp(e,hp.figures)?i`<${a2} told=${e} />`:null}
		${r?i`<${o2} told=${e} /><${c2} told=${e} />`:i`<${n2} told=${e} />`}
		<section class="stack">
			<h2>${o("page.stats.judge")}</h2>
			<${u2} of=${n.bids} />
			<${$2} told=${e} again=${t} />
			${a}
			${l?i`<p class="small soft">${o("page.stats.how.bands")}</p>`:null}
			${n.judged?i`<p class="small soft">${o("page.stats.how.judged")}</p>`:null}
		</section>`}function t2({told:{all:e,best:t,bids:n}}){let s=n.find(l=>l.key===t),a=lt.reduce((l,c)=>e.lost[c].mean>e.lost[l].mean?c:l),r=S(e.lost.all.mean,1);return i`<p class="lead">${[o("page.stats.said",{made:e.made.count,n:e.deals,points:S(e.points.mean,1)}),s&&o("page.stats.said.best",{bid:Number(s.key),made:s.made.count,n:s.deals}),e.judged===e.deals&&e.lost.all.mean>0?o("page.stats.said.lost",{lost:r,n:e.lost.all.mean,kind:o(`page.stats.aspect.${a}`)}):""].filter(Boolean).join(" ")}</p>`}var n2=({told:e})=>i`<section class="stack">
	<p class="soft">${o("page.stats.next",{what:gp(e,hp.figures)?"charts":"figures"})}</p><${bp} />
</section>`,Ni=(e,t,n)=>t>e&&t-e<Math.abs(n),yp=e=>Ni(-(e.margin??0),e.margin??0,e.mean)?`± ${S(e.margin??0,1)}`:"",Mg=e=>[S(e.mean,1),yp(e)].filter(Boolean).join(" "),s2=({of:e})=>i`<dl class="figures-row">${e.map(([t,n,s])=>i`<div key=${t}>
		<dt>${t}</dt><dd><span class="figure">${n}</span> <span class="small soft">${s}</span></dd>
	</div>`)}</dl>`;function a2({told:{all:e,streaks:t}}){let{low:n,high:s,share:a}=e.made,r=Bi(e)?o("page.stats.interval",{low:Se(n),high:Se(s)}):"",l=[yp(e.lost.all),o("page.stats.of.judged",{n:e.judged})].filter(Boolean).join(" · "),c=o("page.stats.now",{n:t.now,way:t.making?"made":"failed"}),p=[[o("page.records.deals"),S(e.deals),o("page.stats.made.count",{n:e.made.count})],[o("page.records.made"),Se(a),r],[o("page.records.points"),S(e.points.mean,1),yp(e.points)]];return e.judged&&p.push([o("page.stats.lost"),S(e.lost.all.mean,1),l]),p.push([o("page.stats.streak"),S(t.made),c]),i`<${s2} of=${p} />`}var jg={made:e=>[100*e.made.share,100*e.made.low,100*e.made.high],points:e=>fp(e.points),lost:e=>fp(e.lost.all),...Object.fromEntries(lt.map(e=>[e,t=>fp(t.lost[e])]))},fp=e=>[e.mean,e.mean-(e.margin??0),e.mean+(e.margin??0)];function o2({told:e}){let[t,n]=b(e.all.judged?"lost":"made"),s=e.course.filter(h=>h.judged>0),a=s.length>1,r=h=>e.all.lost[h].mean===0,l=["made","points",...a?["lost",...lt.filter(h=>!r(h))]:[]],c=l.includes(t)?t:"made",p=h=>c==="made"||h.points.margin!==void 0,u=(c==="made"||c==="points"?e.course:s).filter(p).map(h=>{let[f=0,g=0,y=0]=jg[c]?.(h)??[];return{from:h.from,to:h.from+h.deals-1,mean:f,low:g,high:y}}),[d=0]=jg[c]?.(e.all)??[],$=h=>c==="made"?Se(h/100):S(h),m=2*u.filter(h=>Ni(h.low,h.high,h.mean)).length>u.length;return i`<section>
		<h2>${o("page.stats.course")}</h2>
		<${G} label=${o("page.stats.show")} hidden value=${c} onchange=${n}
			options=${l.map(h=>[h,o(`page.stats.aspect.${h}`)])} />
		<${um} of=${u} last=${e.all.deals} label=${r2(o(`page.stats.aspect.${c}`),u,$)}
			all=${d} most=${c==="made"?100:void 0} said=${$} banded=${m}
			foot=${o("page.scores.deals",{n:e.all.deals})} />
		<p class="small soft legend">
			${m?i`<${to} of="range" say="page.stats.key.interval" />`:null}
			<${to} of="all" say="page.stats.key.all" />
		</p>
	</section>`}function r2(e,t,n){let s=a=>n(Math.round(a*10)/10);return`${e}: ${t.map(a=>o("page.stats.stretch",{from:a.from,to:a.to,n:s(a.mean)})).join(", ")}`}var vp=10,Bi=({deals:e,made:{low:t,high:n,share:s}})=>e>=vp&&Ni(t,n,s),to=({of:e,say:t})=>i`<span><span class=${`sample ${e}`} aria-hidden="true"></span> ${o(t)}</span>`,i2=["bids","trumps","premiums","places","variants"];function l2(e,t){return e==="trumps"?i`<${he} trump=${t} /> ${U(t)}`:e==="premiums"?t==="plain"?o("page.stats.plain"):$e(t):e==="places"?o(`page.stats.place.${t}`):e==="variants"?Pe(t):S(Number(t))}function c2({told:e}){let[t,n]=b("bids"),s=i2.filter(u=>e[u].length>1||u==="bids"),a=s.includes(t)?t:"bids",r=e[a],l=e.all.judged>0,c=r.some(u=>u.bids.of>0),p=r.some(u=>Bi(u));return i`<section>
		<h2>${o("page.stats.split")}</h2>
		<${G} label=${o("page.stats.show")} hidden value=${a} onchange=${n}
			options=${s.map(u=>[u,o(`page.stats.by.${u}`)])} />
		<${se}><table class="book split">
			<thead><tr>
				<th scope="col">${o(`page.stats.by.${a}`)}</th>
				<td class="bar-head"><span aria-hidden="true">${S(0)}</span><span aria-hidden="true">${Se(1)}</span></td>
				<th scope="col">${o("page.stats.head.made")}</th>
				${c?i`<th scope="col">${o("page.stats.head.expected")}</th>`:null}
				<th scope="col">${o("page.records.deals")}</th><th scope="col" class="spare">${o("page.stats.head.points")}</th>
				${l?i`<th scope="col" class="spare">${o("page.stats.head.lost")}</th>`:null}
			</tr></thead>
			<tbody>${r.map(u=>i`<tr key=${u.key}>
				<th scope="row">${l2(a,u.key)}</th>
				<td class="bar" aria-hidden="true"><${p2} of=${u} /></td>
				<td>${u.deals<vp?o("page.stats.of",{made:u.made.count,n:u.deals}):Se(u.made.share)}</td>
				${c?i`<td>${u.bids.of?Se(u.bids.expected/u.bids.of):""}</td>`:null}
				<td>${S(u.deals)}</td><td class="spare">${Mg(u.points)}</td>
				${l?i`<td class="spare">${u.judged?Mg(u.lost.all):""}</td>`:null}
			</tr>`)}</tbody>
		</table><//>
		<p class="small soft legend">
			<${to} of="made" say="page.stats.head.made" />
			${p?i`<${to} of="interval" say="page.stats.key.interval" />`:null}
			${c?i`<${to} of="expected" say="page.stats.key.expected" />`:null}
		</p>
	</section>`}function p2({of:{deals:e,made:t,bids:n}}){let s=p=>`${100*p}%`,{low:a,high:r,share:l}=t,c=n.of?i`<span class="expected" style=${{"--at":s(n.expected/n.of)}}></span>`:null;return i`<span class="track">
		${e<vp/2?null:i`<span class="made" style=${{"--long":s(l)}}></span>`}
		${Bi({deals:e,made:t})?i`<span class="interval" style=${{"--at":s(a),"--long":s(r-a)}}></span>`:null}${c}
	</span>`}function u2({of:e}){if(!Ni(e.low,e.high,e.expected))return null;let t=e.made<e.low?"below":e.made>e.high?"above":"within",[n,s]=[S(Math.ceil(e.low)),S(Math.floor(e.high))],a={of:e.of,made:S(e.made),n:S(e.expected,1),low:n,high:s,way:t};return i`<p>${o("page.stats.expected",a)}</p>`}var d2=({of:e})=>i`<p>${o("page.stats.assisted",{n:e.deals,made:S(e.made.count)})}</p>`;function $2({told:e,again:t}){let[n,s]=b(!1),[a,r]=b(""),l=P(!1);x(()=>()=>{l.current=!1},[]);let c=async()=>{l.current=!0,s(!0),r("");try{let d=e;for(;l.current&&d&&d.unjudged.length>0;){let[$]=d.unjudged;if($)for await(let h of sa($.table,$.match,void 0,()=>l.current,!0));l.current&&(d=await t());let[m]=d?.unjudged??[];if(m&&m.table===$?.table&&m.match===$.match)break}}catch(d){r(R(d))}s(!1)},p=e.all.deals-e.all.judged,u={n:e.all.judged,of:e.all.deals};return i`<p role="status">${o(n?"page.stats.judging":"page.stats.judged",u)}</p>
		${a?i`<p class="trouble" role="alert">${a}</p>`:null}
		${p>0&&e.unjudged.length>0?i`<p><${k} onclick=${()=>n?l.current=!1:c()}
				say=${n?o("page.stats.judge.stop"):o("page.stats.judge.go",u)} /></p>`:null}`}var[m2,f2]=[400,12],wp=class{#e=null;meant(t){let n=this.#e,a=!(n!==null&&t.timeStamp-n.timeStamp<m2&&Math.hypot(t.clientX-n.clientX,t.clientY-n.clientY)<f2)||t.target===n.target;return this.#e=a?t:{...n,timeStamp:t.timeStamp},a}};function Bg(){x(()=>{let e=new wp;function t(n){if(n.detail===0||!(n.target instanceof Element))return;let{timeStamp:s,clientX:a,clientY:r}=n,l=n.target.closest("button, a, label, input")??n.target,c=l instanceof HTMLLabelElement?l.control??l:l;e.meant({target:c,timeStamp:s,clientX:a,clientY:r})||(n.preventDefault(),n.stopPropagation())}return document.addEventListener("click",t,!0),()=>document.removeEventListener("click",t,!0)},[])}var h2=4,g2=4e4,y2=2e3,b2=1e3,kp=class{#e;#n;#t;#s=new Map;constructor(t,n){this.#e=t,this.#n=n,this.#t=ha("ninetynine.tables",s=>this.#r(s))}get rests(){let t=this.#s.get(this.#e)??0;return[...this.#s.values()].filter(n=>n>t).length>=h2}look(){let t=Math.max(Date.now(),...this.#s.values());this.#s.set(this.#e,t+Math.random()),this.hold()}hold(){this.#a(this.#s.get(this.#e)??0)}leave(){this.#a(0)}close(){this.#t?.close(),this.#t=void 0}#a(t){this.#t?.postMessage({table:this.#e,looked:t})}#r({table:t,looked:n}){let s=this.rests;n?this.#s.set(t,n):t!==this.#e&&this.#s.delete(t),this.rests!==s&&this.#n()}},Ei=class{ours=!1;#e;#n;#t;#s;#a=0;#r=0;#i=0;#l=()=>{};constructor(t,n,s,a){this.#e=n,this.#n=s,this.#t=ha(`ninetynine.table.${t}`,r=>this.#o(r)),this.#s=new kp(t,a),addEventListener("pagehide",this.leave),this.claim()}get rests(){return this.#s.rests}claim(){this.#s.look(),this.#c()}#c=()=>{this.ours||(this.ours=!0,this.#s.hold(),[this.#a,this.#r]=[Math.random(),Date.now()],clearTimeout(this.#i),this.#u({claim:this.#a}),this.#l())};async turn(){for(;!this.ours&&this.#t;)await new Promise(t=>this.#l=()=>t(void 0))}tell(t,n){this.ours&&this.#u({said:t,trouble:n})}leave=()=>{this.ours&&(this.#u({gone:!0}),this.#s.leave()),this.ours=!this.#t};close(){this.leave(),removeEventListener("pagehide",this.leave),clearTimeout(this.#i),this.#t?.close(),this.#t=void 0,this.#s.close(),this.#l()}#u(t){this.#t?.postMessage(t)}#o({claim:t,gone:n,said:s,trouble:a}){if(this.ours){if(t===void 0)return;if(Date.now()-this.#r<b2&&t<this.#a)return this.#u({claim:this.#a});this.ours=!1,this.#n()}clearTimeout(this.#i);let r=document.visibilityState==="visible";this.#i=setTimeout(this.#c,n?r?0:y2*Math.random():g2),t===void 0&&!n&&this.#e(s,a)}};var v2=4e4,w2=5e3,k2=15e3,x2=2e3,xp={first:250,longest:8e3};function Pg(e,t){if(t===null||typeof t!="object"||Array.isArray(t))return t;let n=Array.isArray(e)?[...e]:typeof e=="object"?{...e}:{};for(let[s,a]of Object.entries(t))a===null?delete n[s]:n[s]=Pg(n[s],a);return n}var Eg=e=>e instanceof J&&e.status<500&&e.status!==429&&e.status!==401,Pi=class{state=D("opening");trouble=D("");refused=D(null);#e;#n;#t=0;#s={};#a=!1;#r=()=>{};#i=new AbortController;#l=!1;#c=!1;#u=0;#o;constructor(t,n){this.#e=t,this.#n=n,this.#o=new Ei(t,(s,a)=>this.#O(s,a),()=>this.#p(),()=>this.#$()),addEventListener("online",this.#m),addEventListener("offline",this.#f),document.addEventListener("visibilitychange",this.#v),this.#g()}act(t,n){let s=document.visibilityState==="visible";return this.#o.rests&&s&&this.again(),To(this.#e,t,n)}hint(){return bu({table:this.#e,id:pe()},{within:3e4})}now(){return bt(we(this.#e)?"here":"there")}again=()=>{if(!this.#o.ours||this.#o.rests)return this.#o.claim(),this.#$();this.#l||(this.#c=!0,this.#$())};doubt(){this.state.peek()==="live"&&performance.now()-this.#u>x2&&this.again()}#p(){this.#$(),this.#t===0&&this.#d()}async#d(){let t=await Dn({table:this.#e}).catch(()=>{});t&&t.seq>this.#t&&this.#O(t)}#$(){this.#i.abort(),this.#r()}close(){this.#a=!0,removeEventListener("online",this.#m),removeEventListener("offline",this.#f),document.removeEventListener("visibilitychange",this.#v),this.#o.close(),this.#$()}#m=()=>{this.#o.ours&&!this.#o.rests&&this.again()};#f=()=>{we(this.#e)||(this.state.value="lost",this.again())};#v=()=>{document.visibilityState==="visible"&&(!this.#o.ours||this.#o.rests||this.state.peek()==="lost")&&this.again()};async#g(){for(let t=xp.first;!this.#a;t=Math.min(2*t,xp.longest)){let n=this.#t;try{await this.#b(),this.#o.ours&&!this.#a&&await this.#k()}catch(a){if(Eg(a))return this.refused.value=a,this.state.value="refused",this.#o.close()}if(this.#a)return;if(!this.#o.ours||this.#o.rests)continue;this.state.value="lost",this.#t>n&&(t=xp.first);let s=this.#c?0:t;this.#c=!1,await this.#y(s)}}#y(t){return new Promise(n=>{let s=setTimeout(n,t);this.#r=()=>(clearTimeout(s),n(void 0))})}async#b(){for(await this.#o.turn();this.#o.rests&&!this.#a;await this.#o.turn())await this.#h()}async#h(){let{signal:t}=this.#i=new AbortController;try{let n=await Dn({table:this.#e},{signal:t});if(!this.#o.ours)return;this.#w(n),this.#O(n)}catch(n){if(t.aborted)return;if(Eg(n))throw n;this.state.value="lost"}this.#o.rests&&!this.#a&&await this.#y(w2)}async#k(){let t=this.#i=new AbortController,n=()=>setTimeout(()=>t.abort(),v2),s=n();try{let a=(await this.#S(t.signal)).pipeThrough(new TextDecoderStream).getReader();for(let r="";;){let{value:l,done:c}=await a.read();if(c)return;clearTimeout(s),s=n(),this.#u=performance.now(),this.#w();let p=(r+l).split(`
`);r=p.pop()??"";for(let u of p)u&&!this.#a&&this.#x(JSON.parse(u))}}finally{this.#l=!1,clearTimeout(s),t.abort()}}async#S(t){this.#l=!0;let n=we(this.#e)?0:setTimeout(()=>t.aborted||this.#$(),k2),s={Accept:"application/x-ndjson"},a=Uu(this.#e,this.#t),r=await Fp(a,{headers:s,signal:t}).finally(()=>clearTimeout(n));if(this.#l=!1,this.#u=performance.now(),!r.ok||!r.body)throw Hp(r,await r.text().catch(()=>""));return this.trouble.value="",this.state.value="live",r.body}#w(t){this.#o.tell(t,this.trouble.peek())}#x({changes:t,trouble:n,...s}){if(n!==void 0)return this.trouble.value=n,this.#w();t&&(s={...s,...Pg(this.#s,t)});let{table:a,seat:r,muted:l,view:c}=s;this.#s={table:a,seat:r,muted:l,view:c},!(s.seq<=this.#t&&s.event.do!=="present")&&(this.#w(s),this.#A(s))}#O(t,n=""){if(this.#a)return;if(this.trouble.value=n,this.#t===0&&t?.event.do!=="present")return void this.#d();this.state.value="live";let s=t&&(t.event.do==="present"?t.seq===this.#t:t.seq<=this.#t);t&&!s&&this.#A(t)}#A(t){this.#t=t.seq,we(this.#e)||rn(t.at),this.#n(t)}};var S2=3;async function Cg(e){if(ma(e).waiting.peek().length>0)return M(o("page.bring.unsent"));for(let t=0;t<S2;t++){let n=await Zu(e),s=O2(n),a=await co(new Blob([n])),{table:r,seq:l}=await st(()=>vu({},{body:a,within:3e4}),"there");if(l<s)return M(o("page.bring.behind"));if(!((await Dn({table:e})).seq>s))return md(e,r),M(o("page.brought"))}M(o("page.bring.on"))}var O2=e=>JSON.parse(e.trimEnd().split(`
`).at(-1)??"{}").seq??0;function Dg({table:e,message:t,onpanel:n,onclose:s}){let{seat:a}=t,r=t.table.stage!=="waiting",l=t.table.chairs.filter(h=>h.player).length===1,[c,p]=b(!1),u=h=>{s(),e.act(h)},{settings:d}=e.settled.value,$=a!==void 0&&t.view?.phase==="play",m=M2(e.id,$,t.seq);return i`<${W} title=${o("page.more")} onclose=${s}>
		<div class="menu">
			<section><h3>${o("page.more.deal")}</h3>
				<${k} onclick=${()=>n("tricks")} say=${o("tricks.title")} />
				${a!==void 0&&r&&d.undo!=="never"?i`<${k} onclick=${()=>u({do:"ask",text:"replay"})}
						say=${o(l?"page.do.replay":"page.ask.replay")} />`:null}
				${$?i`<${k} style=${{visibility:m?"visible":"hidden"}} onclick=${()=>u({do:"claim"})}
						say=${o("page.claim")} />`:null}
			</section>
			${a!==void 0&&r?i`<section><h3>${o("page.more.match")}</h3>
					${t.table.paused?null:i`<${k} onclick=${()=>u({do:"ask",text:"pause"})}
							say=${o(l?"page.do.pause":"page.ask.pause")} />`}
					${l?null:i`<${k} onclick=${()=>u({do:"stand"})} say=${o("page.leave")} />`}
					${c?i`<${k} chief onclick=${()=>u({do:"ask",text:"abandon"})} say=${o("page.abandon.sure")} />`:i`<${k} onclick=${()=>p(!0)} say=${o("page.abandon")} />`}
					${d.clock?.move?i`<${Jt} what="turn" />`:null}
				</section>`:null}
			<${A2} id=${e.id} settings=${d} />
			<section><h3>${o("page.more.know")}</h3>
				<${k} onclick=${()=>n("rules")} say=${o(d.rules?"page.house":"page.nav.rules")} />
				<${k} onclick=${()=>n("keys")} say=${o("page.keys")} />
				<a class="button" href="/settings">${o("page.nav.settings")}</a>
				<${k} onclick=${()=>Z("/")} say=${o("page.home")} />
			</section>
			<${X$} table=${t.table} variant=${d.variant??""} />
			<${T2} table=${t.table} />
		</div>
	<//>`}function A2({id:e,settings:{day:t,from:n}}){let{busy:s,once:a}=C();if(!Gs||!we(e)||ne.value||t||n)return null;let r=()=>a(()=>Cg(e));return i`<section><h3>${o("page.here")}</h3>
		<${k} aria-busy=${s} onclick=${r} say=${o("page.bring")} />
		<p class="soft small">${o("page.bring.about")}</p>
	</section>`}function T2({table:e}){let t=e.chairs.filter(a=>a.bot),{edition:n=1}=e,s=a=>{let r=n<Bp&&At.includes(a.bot??"");return[hs(a),r?o("page.level.edition",{n}):""].filter(Boolean).join(" · ")};return t.length===0?null:i`<section class="bots"><h3>${o("page.more.bots")}</h3>
		<ul>
			${t.map(a=>i`<li key=${a.name}><b>${it(a)}</b> <span class="soft">${s(a)}</span>
					<small class="soft">${Co(a)}</small></li>`)}
		</ul>
	</section>`}function M2(e,t,n){let{value:s}=N(async a=>t&&yu({table:e},{signal:a}),e,t,n);return t&&s?s.settled:!1}function Lg({settings:e,onclose:t}){let{value:n}=N(()=>oe(()=>fn(e,ae.value)));return i`<${W} title=${o(e.rules?"page.house":"page.nav.rules")} broad onclose=${t}>
		${n?i`<${dl} guide=${n} />`:null}
	<//>`}var j2=450,Sp="ninetynine.premium.",Rg="ninetynine.forced",_g=e=>`${e?.table.match} ${e?.view?.game} ${e?.view?.deal} `,N2=1e3,B2=100,E2=700,Op=e=>e?.options?JSON.stringify([e.game,e.deal,e.phase,e.played,e.offers,e.options]):"",P2=({event:{do:e,done:t}})=>e==="redo"||t&&["ask","answer"].includes(e),C2=({seq:e,at:t,event:{by:n="",name:s="",seat:a=-1,text:r="",phrase:l}})=>({seq:e,at:t,by:n,name:s,seat:a,text:r,...l&&{phrase:l}}),Ci=class{newest=D(null);settled=D({settings:{},host:""});busy=D("");waits=D(0);thinking=D(!1);chosen=D(new Set);advice=D(null);intended=D("");next=D("");coached=D("");wrong=D("");showing=new Br(()=>E.spoken.value?"quick":E.pace.value);view=nn(()=>this.showing.shown.value?.message.view);talk=nn(()=>{let{message:t,full:n}=this.showing.shown.value??{},s=(t?.seq??0)-(n?1:0);return this.#e.value.filter(a=>!a.remark||a.seq<=s)});current=nn(()=>{let t=this.showing.shown.value;return!t||t.full!==null||this.busy.value.startsWith("play ")?!1:t.message.seq>=this.#s.value&&t.message.seq===this.newest.value?.seq});#e=D([]);#n="";#t=-1/0;#s=D(0);#a="";#r=!1;#i=0;#l=0;#c=!1;#u;constructor(t,n){this.id=t,this.#n=Ue(Sp+t)??"",this.port=n(t,a=>this.#f(a)),this.unsent=ma(t),this.unsent.send=(a,r)=>this.port.act(a,r),this.unsent.down=()=>this.port.state.peek()==="lost",this.unsent.doubt=()=>this.port.doubt(),this.unsent.recalled=a=>{this.#o(a)};let s=[Xe(()=>this.#x()),Xe(()=>this.#$())];this.#u=()=>s.forEach(a=>a());for(let a of this.unsent.waiting.peek())this.#o(a)}guides(){return!!this.settled.value.settings.guide&&E.way.value!=="over"}now(){return this.port.now()}close(){this.#u(),clearTimeout(this.#l),clearTimeout(this.#i),this.showing.stop(),this.port.close(),this.unsent.down=()=>!1,this.unsent.doubt=()=>{},this.unsent.recalled=()=>{}}async#o({command:{id:t,do:n,act:s=""},premium:a=""}){n==="act"?this.busy.value=s:this.waits.value++;let r=await this.#h(this.unsent.answered(t),()=>!0);n==="act"?this.busy.value="":this.waits.value--,r&&a&&this.#p(a)}#p(t){this.#n="",this.intended.value=t,re(Sp+this.id,t?_g(this.newest.peek())+t:null),this.#w()}#d(){this.intended.value="",re(Sp+this.id,null)}#$(){let{value:t}=this.port.state,n=t==="lost"?t:this.port.trouble.value;clearTimeout(this.#i),t==="live"&&!n&&this.unsent.wake(),t==="live"&&this.wrong.peek()==="lost"&&(this.wrong.value=""),t==="live"&&this.#r&&!we(this.id)&&Re("there").catch(()=>{}),this.#r=t==="lost",n!==this.wrong.peek()&&(this.#i=setTimeout(()=>this.wrong.value=n,N2))}stopLate(){let t=this.unsent.waiting.peek().find(n=>n.command.do==="act"&&n.late);return t&&this.unsent.withdraw(t.command.id),t!==void 0}async act(t){if(t.do==="ask"&&(this.next.value=""),t.do==="chat")return this.#b(t);this.waits.value++;let n=await this.#b(t);return this.waits.value--,n}async play(t,n="",s=!1){let a=this.view.peek()?.options;if(!a||this.busy.peek())return!1;this.dismiss(),this.busy.value=t,this.#m(a);let r=this.#a=`${a.seat??this.newest.peek()?.seat} ${t}`;this.#c=!1,this.showing.hurry(),n&&this.#p(n);let l=a.seat===void 0?{}:{hand:a.seat},c=await this.#b({do:"act",act:t,seen:this.newest.peek()?.seq,...l},n,s);return this.#a===r&&(this.#a="",(!c||this.#g())&&(this.busy.value="")),!c&&n&&this.#d(),c!==void 0}#m(t){let n=this.view.peek();if(t.kind!=="play"||I(t.from).length>1||I(n?.hand).length<2||E.forced.peek()||E.spoken.peek()||!n||!this.#T(n))return;let s=Number(Ue(Rg))+1;s<=3&&re(Rg,String(s)),s===3&&M(o("page.choices.forced.offer"))}async lay(t){await this.play(`lay ${[...this.chosen.peek()].join(" ")}`,t)&&this.#w()}async ready(){if(this.waits.peek())return;if(this.newest.peek()?.table.stage!=="waiting")return this.act({do:"ready"});this.waits.value++;let t=await td();return this.waits.value--,t&&nd(this.id,t),this.act({do:"ready",...t?{text:t.commit}:{}})}async hint(t=n=>n){if(this.advice.peek())return this.dismiss();let n=this.#v();if(!n||this.thinking.peek())return;this.thinking.value=!0;let s=await this.port.hint().catch(a=>{n===this.#v()&&M(R(a))});this.thinking.value=!1,s&&n===this.#v()&&(this.advice.value={about:n,advice:t(s.advice)})}dismiss(){this.advice.value=null}heed(){let t=this.advice.peek();if(!t||t.about!==Op(this.view.peek()))return this.dismiss();let[n,...s]=t.advice.act.split(" ");return n==="lay"?void(this.chosen.value=new Set(s)):(this.dismiss(),void this.play(t.advice.act))}async takeBack(){this.stopLate()||this.waits.peek()>0||performance.now()-this.#t<E2||await this.act({do:"ask",text:"undo"})}async redo(){let{table:{redo:t=[]}={},seat:n=-1}=this.newest.peek()??{};t.includes(n)&&this.waits.peek()===0&&await this.act({do:"redo"})}#f(t){P2(t)&&(this.next.value="",this.#c=!0),t.event.do==="ask"&&t.event.done&&t.event.seat===t.seat&&(this.#t=performance.now()),Je(()=>{D2(this.newest.peek(),t)&&M(o("page.unreadied")),this.newest.value=t,t.settings&&(this.settled.value={settings:t.settings,host:t.host??""});let n=t.event.do==="chat"?C2(t):t.said;t.talk?this.#e.value=t.talk:t.event.do==="erase"?this.#e.value=this.#e.value.filter(a=>a.by!==t.event.by):n&&(this.#e.value=[...this.#e.value,n].slice(-B2)),this.#y(t),t.event.acts?.includes(this.#a)&&(this.#a=""),!this.#a&&this.#g()&&(this.busy.value=""),this.showing.take(t),t.event.do==="redo"&&this.showing.skip();let s=t.event.do==="merge"&&t.event.seat!==t.seat&&Po(t)[t.event.seat??-1];s&&M(o("page.speech.merged",{name:s}))}),this.#S(t),this.#w()}#v(){return Op(this.newest.peek()?.view)}#g(){return(this.newest.peek()?.seq??0)>=this.#s.peek()}#y({seq:t,seat:n,event:{do:s,acts:a=[],seat:r}}){for(let{command:{id:l,do:c,act:p,hand:u=n,seen:d=0}}of this.unsent.waiting.peek())s==="act"&&c===s&&r===n&&t>d&&a.includes(`${u} ${p}`)&&this.unsent.heard(l,t)}put(t,n){let s=this.newest.peek()?.seq;return this.unsent.put({...s===void 0?{}:{seen:s},...t},n)}#b(t,n,s){let{answered:a,late:r}=this.put(t,n),l=!1;return r.then(()=>l=!0),this.#h(a,()=>l,s)}async#h(t,n,s=!1){try{let a=await t;return this.#s.value=Math.max(this.#s.value,a?.seq??0),this.port.state.peek()==="lost"&&this.port.again(),a?.late&&M(o("page.unsent.late")),a}catch(a){let{reason:r}=a;a instanceof ls&&this.#k(),r==="no-session"&&this.port.again(),!s&&(r!=="stale"||n())&&M(R(a));return}}#k(){this.#c=!0,this.next.value="",this.view.peek()?.options?.kind==="play"&&(this.chosen.value=new Set)}#S(t){let n=t.seat===void 0?void 0:t.table.chairs[t.seat],s=t.event.do==="begin"||t.event.do==="present";if(t.table.stage!=="mixing"||!n?.commit||!s)return;let a=_o(this.id,n.commit);if(!a)return;let r={id:pe(),do:"entropy",text:a};ps(()=>this.port.act(r)).catch(()=>{})}async#w(){let t=_g(this.newest.peek());this.#n.startsWith(t)?this.intended.value=this.#n.slice(t.length):this.#n&&this.#d(),this.#n="";let n=this.intended.peek(),s=this.newest.peek()?.view;if(!n||this.#a||!this.#g())return;if(s?.options?.kind==="lay")return this.#d();if(s?.phase==="lay")return;if(!(s?.options?.kind==="offer"?s.options.acts??[]:[]).includes(n))return this.#d();this.showing.skip(),await this.play(n,"",!0),this.#d()}#x(){let t=this.view.value,n=this.current.value&&this.busy.value===""?t?.options:void 0;clearTimeout(this.#l),n?.kind==="play"&&t&&this.#O(t,n),(t?.phase!=="play"||!I(t.hand).includes(this.next.peek()))&&(this.next.value="");let s=new Set(I(t?.options?.from)),a=[...this.chosen.peek()].filter(r=>s.has(r));a.length!==this.chosen.peek().size&&(this.chosen.value=new Set(a)),this.advice.peek()&&this.advice.peek()?.about!==Op(this.newest.value?.view)&&this.dismiss()}#O(t,n){let s=I(n.from),a=n.seat===void 0&&s.includes(this.next.peek())?this.next.peek():"",r=a||(s.length===1&&this.#A(t)?s[0]:"");if(a||(this.next.value=""),!r)return;let l=()=>(this.next.value="",void this.play(`play ${r}`));this.#l=setTimeout(l,a?0:j2)}#A(t){return this.#T(t)&&(E.forced.value||I(t.hand).length===1&&!E.spoken.value)}#T(t){return this.newest.peek()?.table.chairs.filter(s=>s.player).length===1&&!this.#c&&!this.guides()&&t.options?.seat===void 0}};function D2(e,{table:t,seat:n=-1,event:s}){return e?.seat===n&&e.table.stage==="waiting"&&e.table.chairs[n]?.ready&&t.stage==="waiting"&&!t.chairs[n]?.ready&&s.do!=="unready"}function Wg({message:e,busy:t=!1,ondo:n}){let{stage:s,chairs:a}=e.table,r=nt(),l=async c=>await r.keep()&&n({do:"sit",seat:c});return i`<section class="watching" aria-label=${o("page.watch")}>
		<p><b>${o("page.watch")}</b> ${s==="waiting"?null:o("page.watch.seen")}</p>
		${s==="waiting"?i`<${Do} chairs=${a} name=${r} onsit=${l} busy=${t} />`:null}
		<a class="button plain" href="/">${o("page.home")}</a>
	</section>`}var Ig=1e4;function L2({rest:e}){let t=e[0]??"",n=bs(t);return n?i`<${R2} to=${n} />`:i`<${_2} key=${t} id=${t} />`}function R2({to:e}){return x(()=>Z(`/t/${e}`,{replace:!0}),[e]),null}function _2({id:e}){let t=ye(()=>new Ci(e,(a,r)=>new Pi(a,r)),[e]);x(()=>()=>t.close(),[t]);let n=t.port.refused.value,s=t.showing.shown.value;if(n)return i`<${W2} why=${n} table=${t} chairs=${s?.message.table.chairs??[]} />`;if(!s){let a=Wt.value&&!we(e);return i`<main id="main" tabindex="-1" class="table"><div class="opening" role="status">
			<p>${o(a?"page.out.table":"page.opening")}</p>
			${a?i`<p><a class="button" href="/">${o("page.nowhere.go")}</a></p>`:null}
			<${tp} unsent=${t.unsent} />
		</div></main>`}return i`<${I2} table=${t} />`}function W2({why:e,table:t,chairs:n}){let[s,a]=b(null),r=n.filter(l=>T.value&&l.player&&l.player!==T.value.id&&!we(t.id));return i`<${V} title=${o(e.status===404?"page.table.none":"page.table.refused")} text=${R(e)}>
		<p><a class="button" href="/">${o("page.nowhere.go")}</a></p>
		${r.map(({player:l="",name:c=""})=>i`<p><${k} plain say=${o("page.complain.title",{name:c})}
			onclick=${()=>a({id:l,name:c})} /></p>`)}
		${s?i`<${Ar} table=${t.id} whom=${s} talk=${t.talk.value} onclose=${()=>a(null)} />`:null}
	<//>`}function I2({table:e}){let[t,n]=b(""),{message:s,full:a}=e.showing.shown.value,{view:r,seat:l}=s,{stage:c,chairs:p}=s.table,u=Po(s),{variant:d="standard",rules:$,deals:m,games:h}=e.settled.value.settings,f=ie(d,$),g=!!(r?.options&&e.current.value),y=`${g?"● ":""}${o(`variant.${d}`)} · Ninety-Nine`;x(()=>{document.title=y},[y]),x(()=>{g||yd(e.id)},[g,T.value?.id]),x(()=>{we(e.id)||Lm().catch(()=>{})},[e]),x(()=>{we(e.id)&&c==="playing"&&t$()},[c==="playing"]),iA(e,n),ai(),Bg(),x(()=>Da.clear(),[r?.deal,r?.game]),eA(p.some(rt=>rt.until!==void 0)),nA(r,a?.gone??!1);let w=tA(r),v=c==="waiting"&&r?.phase!=="over";x(()=>{c==="waiting"&&r?.phase==="over"&&Ft("match",e.id)&&gs("report",e.id)},[c]);let O=Ln(f,r?.phase),A=r?.phase==="over"&&(c==="between"||c==="waiting")&&!a,j=()=>i`<${dm} table=${e.id} names=${u} about=${hr(f,m,h)} view=${r} />`,B=Hg(e,s)&&r!==void 0&&!v;rA(e,B,!v&&r?.phase!==void 0&&!A);let q=e.busy.value!==""||e.waits.value>0||e.thinking.value,H={table:e,message:s,names:u,variant:f,laid:O},F=Za(e,s),ce=F||e.advice.value?"hinted":"";return i`<${an.Provider} value=${Tt(r)}>
		<main id="main" tabindex="-1" class="table" aria-busy=${q} data-stage=${c} data-phase=${r?.phase??""}>
		${E.spoken.value?i`<${ng} table=${e} variant=${f} />`:null}
		<${J2} table=${e} message=${s} panel=${t} onpanel=${n} beside=${B} />
		<${Kh} table=${e} />
		<div class="spread">
			<div class=${`board of-${r?et(r):0} ${A?"sheeted":""} ${ce}`}>
				${r&&r.phase!==void 0&&!v&&l!==void 0?i`<${Z2} ...${H} />`:null}
				${F?i`<${Xh} ...${H} />`:i`<${H2} table=${e} variant=${f} />`}
				<${q2} ...${H} full=${a} waiting=${v} between=${A} fresh=${w} />
				${r&&!v&&l===void 0?i`<${F2} table=${e} message=${s} />`:null}
			</div>
			${r&&!v?i`<aside class=${`side ${B?"talks":""}`}>
						<div class="scoring"><h2>${o("score.title")}</h2>${j()}</div>
						${B?i`<${qg} table=${e} message=${s} />`:null}
					</aside>`:null}
		</div>
		<${z2} ...${H} panel=${t} onpanel=${n} scores=${j} />
		</main><//>`}function q2({table:e,message:t,names:n,variant:s,laid:a,full:r,waiting:l,between:c,fresh:p}){let{view:u,seat:d}=t,{stage:$,chairs:m}=t.table;if($==="mixing"||!l&&(!u||u.phase===void 0))return i`<div class="felt empty"><p class="opening">${o("waiting.table")}</p></div>`;if(l||!u){let{settings:f,host:g}=e.settled.value;return i`<div class="felt empty">
			<${_m} id=${e.id} message=${t} settings=${f} host=${g} me=${T.value?.id??""}
				ondo=${Ap(e)} busy=${e.waits.value>0} onready=${()=>e.ready()} />
		</div>`}let h={table:e,message:t,names:n,variant:s};return i`<${On} view=${u} variant=${s} names=${n} me=${d??0} elsewhere=${d}
		laid=${a} full=${r} played=${V2(e,t,n)} pending=${K2(e.busy.value)}
		unsent=${mi(e.unsent).some(f=>f.command.do==="act")}
		said=${c?void 0:oA(e)} chairs=${aA(e,m)} now=${e.now()}
		over=${c?"sheeted":""} aloud=${!E.spoken.value} onhurry=${()=>e.showing.hurry()}>
		<${Pd} view=${u} names=${n} />
		<${Vm} view=${u} names=${n} lies=${r!==null} />
		${c?i`<${Am} ...${h} fresh=${p} />`:i`<${G2} ...${h} />`}
	<//>`}var F2=({table:e,message:t})=>i`<${Wg} message=${t} busy=${e.waits.value>0} ondo=${Ap(e)} />`;function z2({table:e,message:t,names:n,panel:s,onpanel:a,scores:r}){let{view:l}=t,c=()=>a(""),p=(u,d,$=!1)=>i`<${W} key=${u} title=${o(u)} broad=${$} onclose=${c}>${d}<//>`;switch(s){case"tricks":return l&&p("tricks.title",i`<${Zt} view=${l} names=${n} />`,et(l)>3);case"last":return l&&p("page.lasttrick",i`<${Zt} view=${l} names=${n} last />`);case"talk":return p("page.talk",i`<${qg} table=${e} message=${t} />`);case"score":return p("score.title",r(),!0);case"rules":return i`<${Lg} settings=${e.settled.value.settings} onclose=${c} />`;case"keys":return i`<${wh} onclose=${c} />`;case"more":return i`<${Dg} table=${e} message=${t} onpanel=${a} onclose=${c} />`;default:return null}}function H2({table:e,variant:t}){let n=e.advice.value;if(!n)return null;let s=I(n.advice.act.replace(/^lay /,"")),a=n.advice.act.startsWith("lay "),r=a&&s.every(l=>e.chosen.value.has(l));return i`<${Nr} key=${n.about} title=${o("page.hint")} onclose=${()=>e.dismiss()}>
		<${As} advice=${n.advice} variant=${t}>
			<button type="button" class="button chief take" onclick=${()=>r?Kg()?.click():e.heed()}>
				${o(r?"page.lay":a?"page.hint.choose":"page.hint.take")}
			</button>
		<//>
	<//>`}function qg({table:e,message:t}){let n=t.muted??[],[s,a]=b(0),r=N(async()=>n.length>0?(await tt()).players:[],n.join(),s).value??[],l=(p,u)=>{e.act({do:u,text:p,on:!1}).then(()=>a(s+1))},c=n.map(p=>{let u=t.table.chairs.find($=>$.player===p),d=r.some($=>$.id===p&&$.block);return{id:p,name:u?.name??o("page.watching"),blocked:d}});return i`<${Pm} talk=${e.talk.value} muted=${c} onsay=${Fg(e)} onhear=${l} />`}var Ap=e=>async t=>{let n=T.value===null;if(await oe(()=>Eo(o("page.guest"))))return n&&e.port.again(),e.act(t)},Fg=e=>t=>Ap(e)({do:"chat",text:t}),K2=e=>e.startsWith("play ")?e.slice(5):null;function J2({table:e,message:t,panel:n,onpanel:s,beside:a}){let{view:r}=t,[l,c]=b(e.newest.peek()?.seq??0),p=e.talk.value.filter(g=>g.seq>l&&g.by!==T.value?.id).length,u=e.talk.value.at(-1)?.seq??0;x(()=>{n==="talk"&&c(g=>Math.max(g,u))},[n,u]);let{variant:d="standard",rules:$,day:m,from:h,games:f}=e.settled.value.settings;return i`<header class="head">
		<a class="mark" href="/" aria-label=${`99 – ${o("page.home")}`}>99</a>
		<div class="where">
			${r?.phase!==void 0?i`<${Qt} trump=${Nn(r)} unsure=${!r.trump} explains />`:null}
			<h1>${o(`variant.${d}`)}</h1>
			${$&&!m?i`<span class="soft">${o("page.house")}</span>`:null}
			${r&&r.phase!==void 0?i`<span class="soft">${m||h?o("game.once",{what:m?"day":"other"}):o(f===1?"page.home.on.deal":"page.deal",{n:r.deal+1,deal:r.deal+1,game:r.game+1})}</span>`:null}
		</div>
		<nav aria-label=${o("page.table.menu")}>
			<button type="button" class="button plain scorer" onclick=${()=>s("score")}>${o("score.title")}</button>
			<button type="button" class="button plain tricker" onclick=${()=>s("tricks")}>${o("page.tricks")}</button>
			${sA(e,t)?i`<button type="button" class=${`button plain ${a?"talker":""}`} onclick=${()=>s("talk")}>
						${o("page.talk")}${p?i` <span class="unread">${p}</span>`:null}
					</button>`:null}
			<${k} plain onclick=${()=>s("more")} say=${o("page.more")} />
		</nav>
	</header>`}var no=(e,t)=>e.current.value&&!t.table.paused?t.view?.options:void 0;function U2(e,t,n,s){let{deal:a,phase:r,dealer:l,seat:c}=n;x(()=>{if(E.spoken.peek())return;let[d,$,m]=[l===c?"yes":"no",s[l??-1]??"",Nn(n)],h=n.trump??(m?"stay":"unnamed");M(o("page.dealt",{you:d,dealer:$,kind:h,trump:U(m)}),!0)},[a]);let p=ye(()=>e,[t,a,r]),u=t?r==="play"?"":p:e;x(()=>{u.trim()&&!E.spoken.peek()&&M(u,!0)},[u])}function G2({table:e,message:t,names:n,variant:s}){let a=t.view,r=no(e,t),l=e.busy.value!=="",{paused:c=!1}=t.table,{full:p}=e.showing.shown.value??{},u=qp.value.has(e.id),d=r?.kind==="offer"&&e.intended.value!=="",$=d||r?.kind==="offer"&&l?void 0:r,m=Sh({...a,options:$},n,c,p,u),h=r?.kind==="play"&&e.chosen.value.size>0,f=mi(e.unsent).some(B=>B.command.do==="act"),g=f?o("page.unsent.act"):h?o("page.tap.again"):m;U2(g,!$&&!f&&!p&&!c&&!u&&a.phase!=="over",a,n);let y=B=>e.lay(B),w=B=>e.play(B),v=B=>r&&B.stopPropagation(),O=e.advice.value?.advice.act,A={lay:"laying",name:"naming",offer:"offering",play:""}[r?.kind??"play"],j=`asking ${r?"asked":""} ${A}`;return i`<section class=${j} aria-label=${o("page.yours")} onclick=${v}>
		<${Xl} table=${e} message=${t} names=${n} />
		<${dc} view=${a} variant=${s} seat=${a.seat} bid=${a.bid} />
		<p class="ask">${g}</p>
		${r?.kind==="lay"?i`<${Ks} options=${r} chosen=${e.chosen.value} variant=${s} busy=${l} waits=${f}
				premiums=${!Za(e,t)||gi(e,a)} onlay=${y} slots />`:null}
		${r?.kind==="offer"&&!d?i`<${ri} options=${r} variant=${s} busy=${l} onact=${w} best=${O} />`:null}
		${r?.kind==="name"?i`<${ii} options=${r} busy=${l} onact=${w} best=${O} />`:null}
	</section>`}function zg(e,t){let n=t.view,s=no(e,t),a=e.chosen.value,r=s&&(s.kind==="lay"||s.kind==="play")?new Set(I(s.from)):null,l=u=>{let d=new Set(s?.kind==="lay"?a:[]);if(a.has(u))d.delete(u);else if(d.size<(s?.pick??1))d.add(u);else return M(o("lay.full",{n:d.size}));e.chosen.value=d},c=u=>{if(!r&&n.phase==="play"){e.next.value=e.next.value===u?"":u,e.showing.shown.peek()?.full&&e.showing.skip();return}if(r){if(!r.has(u))return M(Ah(s));e.play(`play ${u}`)}},p=r?Ca(e.advice.value?.advice):new Set;return{can:r,chosen:a,best:p,onpick:l,onplay:c}}function V2(e,t,n){let s=t.view,a=os(s),r=s.shown?.[a]?.hand,l=s.control!==void 0&&s.control===t.seat;if(s.phase!=="play"||!l||r===void 0)return null;let{can:c,best:p,...u}=zg(e,t),d=no(e,t)?.seat===a,$=i`<${tn} cards=${Ge(I(r),ge,s.trump)} ...${u} can=${d?c:null}
		best=${d?p:void 0}
		onplay=${d?u.onplay:()=>{}} label=${n[a]} open twice=${!1} />`;return{seat:a,hand:$}}function Z2({table:e,message:t,names:n,variant:s,laid:a}){let r=t.view,l=t.seat,c=e.busy.value,p=no(e,t),u=p?.kind==="lay",d=e.next.value,$=p?.seat!==void 0,{can:m,chosen:h,best:f,onpick:g,onplay:y}=zg(e,t),w=ro(r,l).filter(j=>`play ${j}`!==c),v=e.showing.shown.value?.full,O=Cd(r,s).join(" "),A=u&&E.values.value&&p?.worth?yt(p.worth):null;return i`<section class=${`mine ${p?"asked":""}`} aria-label=${o("page.yourhand")}>
		<div class="me">
			<${Yt} view=${r} variant=${s} seat=${l} name=${n[l]} place="south" own
				chair=${t.table.chairs[l]} now=${e.now()} open=${null} winner=${v?.winner===l} laid=${a} />
			${r.aside&&!u?i`<p class="laid"><span class="unseen">${o("page.aside")}</span>${ve(r.aside)}</p>`:null}
			${O?i`<p class="keeping">${O}</p>`:null}
		</div>
		<${X2} table=${e} message=${t} variant=${s} />
		${t.table.chairs.filter(j=>j.player).length>1?i`<${Nm} onsay=${Fg(e)} />`:null}
		<${tn} cards=${w} can=${$?new Set:m} chosen=${d?new Set([d]):h}
			best=${$?void 0:f} values=${A} label=${o("page.yourhand")} twice=${u} onpick=${g}
			onplay=${$?()=>M(o("page.dummy.turn")):y} />
	</section>`}function Q2({view:e,seat:t=-1}){return!!(e?.aside||e?.offers?.[t]||e?.played?.some(n=>n!==""))}function Y2({view:e,seat:t=-1},n){return e?.options?!1:e?.phase==="lay"?!!e.aside:e?.phase==="offer"&&n?.offers.how==="sealed"&&!!e.offers?.[t]}function X2({table:e,message:t,variant:n}){let{hints:s,stage:a,ask:r,redo:l=[]}=t.table,c=t.table.free||Y2(t,n),p=e.busy.value!=="",u=e.thinking.value,d=i`<button type="button" class=${`button plain ${ap(e)?"nothing":""}`}
		onclick=${()=>yi(e)} aria-keyshortcuts="h"
		aria-expanded=${e.advice.value!==null} disabled=${!no(e,t)||p||u}>
		${o(u?"page.hint.thinking":"page.hint")}
	</button>`,$=Q2(t)?"":"nothing",m=i`<button type="button" class=${`button plain ${$}`}
		onclick=${()=>e.takeBack()}
		disabled=${p||e.waits.value>0||r!==void 0}>${o(c?"page.undo":"page.undo.ask")}</button>`,h=a!=="waiting"&&e.settled.value.settings.undo!=="never",f=l.includes(t.seat??-1)?i`<button type="button" class="button plain redo" aria-label=${o("page.redo")} title=${o("page.redo")}
				disabled=${p||e.waits.value>0} onclick=${()=>e.redo()}>
				<svg viewBox="0 0 24 24" aria-hidden="true" focusable="false">
					<path d="M4 17a7.5 7.5 0 0 1 15-1M19 8.5V16h-7.5" />
				</svg></button>`:null;return i`<div class="tools">${s?d:null}${h?m:null}${f}</div>`}function eA(e){let[,t]=b(0);x(()=>{if(!e)return;let n=setInterval(()=>t(s=>s+1),1e3);return()=>clearInterval(n)},[e])}function tA(e){let t=P(void 0);return e?.phase!=="over"&&(t.current=e),e?.phase==="over"&&sn(t.current,e)}function nA(e,t){let n=P(e);x(()=>{for(let s of lm(n.current,e))Gn(s);n.current=e},[e]),x(()=>{t&&Gn("trick")},[t])}var Hg=(e,{table:{chairs:t}})=>e.talk.value.length>0||t.filter(n=>n.player).length>1,sA=(e,t)=>Hg(e,t)||t.seat===void 0||t.table.chairs.some((n,s)=>s!==t.seat&&!n.bot),aA=(e,t)=>e.settled.value.settings.guide?t.map(({temperament:n,...s})=>s):t,oA=e=>Em(e.talk.value,{me:T.value?.id??"",since:e.now()-Ig});function rA(e,t,n){let s=e.talk.value.at(-1);x(()=>{if(!(s&&e.now()-s.at<Ig)||E.spoken.peek()||s.by===T.peek()?.id||t&&matchMedia("(min-width: 80rem)").matches)return;let r=`${s.name}: ${_s(s)}`;M(r,n&&s.seat>=0)},[s?.seq])}var Kg=()=>document.querySelector(":is(.answer, .over > .row) .button.chief:not(:disabled)");function iA(e,t){x(()=>{function n(s){let a=s.target;if(s.defaultPrevented||s.repeat||a.closest("input, select, textarea, dialog"))return;if((s.ctrlKey||s.metaKey)&&s.key.toLowerCase()==="z")return s.preventDefault(),void(s.shiftKey?e.redo():e.takeBack());if(s.ctrlKey||s.metaKey||s.altKey)return;let l=s.key.length===1&&s.key!==" ";if(E.spoken.peek()&&l)return document.getElementById("command")?.focus();if(!oi(Jc(),s.key)){if(s.key==="h"&&e.view.peek()?.options)yi(e);else if(s.key==="Escape"&&e.advice.peek())e.dismiss();else if(s.key==="l")t("last");else if(s.key==="s")t("score");else if(s.key==="?")t("keys");else if(s.key==="ArrowLeft"||s.key==="ArrowRight")Uc()?.focus();else if(s.key===" "||s.key==="Enter"){if(a.closest("button, a, summary, .hint"))return;e.showing.hurry()||Kg()?.click()}else return;s.preventDefault()}}return document.addEventListener("keydown",n),()=>document.removeEventListener("keydown",n)},[e])}var Jg=(e,t)=>Q(e,{dateStyle:"long",...t});function Tp({label:e,onproven:t}){let[n,s]=b(""),[a,r]=b(""),{busy:l,once:c}=C(d=>r(R(d))),p=(d,$)=>{r(""),c(async()=>{let m=await $();s(""),await t(m,d)})},u=d=>{d.preventDefault();let $=/(?:#code=|^\s*)([a-z2-7]{26})\s*$/.exec(n)?.[1];p($?"link":"words",()=>Cn($?{code:$}:{words:n}))};return i`${Bs()&&!W$()?i`<p><${k} aria-busy=${l} onclick=${()=>p("passkey",F$)}
				say=${o("page.you.passkey.use")} /></p>`:Bs()&&!T.value&&location.protocol==="http:"?i`<p class="soft small">${o("page.you.passkey.site",{address:ya("localhost")})}</p>`:null}
		<form class="stack" onsubmit=${u}>
			<${z} label=${e} value=${n} oninput=${s} required autocapitalize="none" autocomplete="off"
				spellcheck="false" enterkeyhint="go" aria-invalid=${a!==""} />
			${a?i`<p class="trouble" role="alert">${a}</p>`:null}
			<p><button type="submit" class="button" aria-busy=${l}>${o("page.you.back.go")}</button></p>
		</form>`}function lA({here:e}){let t=[e.passkeys&&"passkey",e.words&&"words"].filter(Boolean),n=(t.length>0?t:["other"]).map(s=>o(`page.you.way.${s}`));return i`<p>${o("page.join.now",{player:Ze(e),n:e.matches})}
		${e.playing?` ${o("page.join.now.playing",{name:e.name})}`:null}</p>
		<p>${o(e.alone?"page.join.alone":"page.join.kept",{name:e.name,ways:L(n)})}</p>`}function Ug({proof:e,by:t,onend:n}){let{busy:s,once:a}=C(),{here:r}=e,[l,{name:c,last:p},u]=[Ze(e),e,T.value?.id===e.id],d=t==="link"&&!e.byOperator?"page.join.only.link":"page.join.only",$=()=>a(async()=>{M(o("page.you.back.done",{name:(await Bo(e)).name})),n(!0)}),m=P(null);return x(()=>m.current?.focus(),[e]),i`<section class="joining" aria-label=${o("page.join.title",{player:l})}>
		<h2 ref=${m} tabindex="-1">${o(u?"page.join.same":"page.join.title",{player:l})}</h2>
		<div class="stack">
			<p>${o(`page.join.by.${t}`,{player:l})}
				${p?` ${o("page.join.last",{name:c,day:Jg(Date.parse(p),{timeZone:"UTC"})})}`:null}
				${e.byOperator?` ${o("page.join.operator")}`:null}</p>
			${r?i`<${lA} here=${r} />`:null}
			${u?i`<p><${k} aria-busy=${s} onclick=${t==="link"?()=>n(!1):$}
					say=${o("page.you.back.go")} /></p>`:i`<div class="choose">
					<div><${k} aria-busy=${s} onclick=${$} say=${o("page.join.go",{player:l})} />
						<p class="small">${o(d,{name:c})}</p></div>
					<div><${k} onclick=${()=>n(!1)}
						say=${r?o("page.join.stay",{player:Ze(r)}):o("page.join.not")} /></div>
				</div>`}
		</div>
	</section>`}function Gg({of:e,onproven:t,onjoin:n}){let[s,a]=b(!1),{busy:r,once:l}=C(),c=Ze(e),p=()=>l(async()=>t(await $(),"back")),d=(N(async()=>e.joined?void 0:mn({player:e.id}),e.id,e.joined).value?.tallies??[]).reduce((f,{matches:g,assisted:y})=>f+g+y,0),$=()=>Cn({back:!0,as:e.id}),m=()=>a(!1),h={player:c,name:e.name,n:d,day:Jg(e.until)};return i`<${Ke} title=${o("page.before",{name:e.name})}>
		<p>${o(e.joined?"page.before.joined":"page.before.was",h)}</p>
		<p class="row">
			<${k} aria-busy=${r} onclick=${p} say=${o("page.before.back",{player:c})} />
			${T.value&&!e.joined?i`<${k} plain aria-haspopup="dialog" onclick=${()=>a(!0)}
					say=${o("page.before.bring",{name:e.name,me:T.value.name})} />`:null}
		</p>
		<p class="soft small">${o("page.before.until",h)}</p>
		${s?i`<${Vg} of=${e} prove=${$} onjoin=${n} onclose=${m} />`:null}
	<//>`}function Vg({of:e,prove:t,onjoin:n,onclose:s}){let[a,r]=b(""),[l,c]=b(!1),[p,u]=b(!1),{busy:d,once:$}=C(f=>{f instanceof J&&f.why==="join-hand"?c(!0):r(R(f))}),m={player:Ze(e),name:e.name,me:T.value?.name??""},h=()=>$(async()=>{r("");let{code:f}=await t();await lu({code:f,as:e.id,me:T.peek()?.id??"",hand:p}),lr(e.id),M(o("page.join.done",m)),s(),n(),await Re("there")});return i`<${W} title=${o("page.before.bring",m)} onclose=${s}
		actions=${i`<${k} chief aria-busy=${d} disabled=${l&&!p} onclick=${h}
			say=${o("page.before.bring",m)} />`}>
		<ul>${["matches","people","keys","undo"].map(f=>i`<li key=${f}>${o(`page.join.${f}`,m)}</li>`)}</ul>
		${l?i`<${Oe} label=${o("page.join.hand",m)} checked=${p} onchange=${u} />`:null}
		${a?i`<p class="trouble" role="alert">${a}</p>`:null}
	<//>`}function Zg({onjoin:e}){let[t,n]=b(!1),[s,a]=b(null),r=()=>(n(!1),a(null)),l=c=>{c.id===T.peek()?.id?M(o("page.join.same",{player:Ze(c)})):a(c)};return i`<${Ke} title=${o("page.other")}>
		<p>${o("page.other.about",{name:T.value?.name??""})}</p>
		<p><${k} aria-haspopup="dialog" onclick=${()=>n(!0)} say=${o("page.other.go")} /></p>
		${s?i`<${Vg} of=${s} prove=${async()=>s} onjoin=${e} onclose=${r} />`:t?i`<${W} title=${o("page.other")} onclose=${r}>
					<p>${o("page.other.prove")}</p><${Tp} label=${o("page.other.words")} onproven=${l} /><//>`:null}
	<//>`}var Qg=e=>Q(e,{dateStyle:"medium"});function cA({of:e,sole:t,onend:n}){let s=Q(Date.parse(e.seen),{dateStyle:"medium",timeZone:"UTC"}),a=[e.byOperator&&o("page.you.key.operator"),e.from&&o("page.you.key.from",{time:Q(e.from)}),e.made&&o("page.you.key.made",{day:Qg(e.made)}),o("page.you.key.seen",{day:s})];return i`<li class="row">
		<span><b>${o(`page.you.key.${e.this?"this":e.kind}`)}</b> ${e.label}
			<br /><span class="soft small">${a.filter(Boolean).map(r=>i`<span>${r}</span>${" "}`)}</span></span>
		${e.this?!t&&i`<a class="button plain" href="/settings">${o("page.choices.leave")}</a>`:i`<${k} plain onclick=${n} say=${o("page.you.key.end")} />`}
	</li>`}var pA=({words:e,onclose:t})=>i`<${W} title=${o("page.you.words")} onclose=${t}
	actions=${i`<${k} onclick=${()=>print()} say=${o("page.you.words.print")} />`}>
	<p>${o("page.you.words.about")}</p>
	<p class="words"><b>${e}</b></p>
<//>`;function uA({all:{joined:e=[],acts:t=[]},again:n}){let{busy:s,once:a}=C(),r=l=>a(async()=>{await bo({player:l.id}),M(o("page.join.undone",{what:Ze(l)})),n(),await Re("there")});return e.length+t.length===0?null:i`<${Ke} title=${o("page.you.lately")}>
		<ul class="held">
			${e.map(l=>i`<li key=${l.id} class="row">
				<span>${o("page.you.joined",{player:Ze(l)})}
					<br /><span class="soft small">${o("page.you.joined.until",{day:Qg(l.until)})}</span></span>
				<${k} plain aria-busy=${s} onclick=${()=>r(l)} say=${o("page.you.joined.undo")} />
			</li>`)}
			${t.map(l=>i`<li key=${l.at} class="row">
				<span>${o(`page.you.act.${l.act}`)}
					<br /><span class="soft small">${Q(l.at)}${l.reason?` · ${l.reason}`:""}</span></span>
			</li>`)}
		</ul>
	<//>`}function dA(e,t){if(e.kind==="push")return o("page.you.told.end");let n=Ns(t.filter(s=>s.id!==e.id));return[o("page.you.key.end.about",{key:Nl(e)}),e.kind==="passkey"&&o(El()?"page.you.key.end.passkey":"page.you.key.end.passkey.stays"),n.ways.length===0&&o("page.you.key.end.last")].filter(Boolean).join(" ")}function $A({all:e,again:t}){let[n,s]=b(null),[a,r]=b(""),[l,c]=b(""),{busy:p,once:u}=C(),d=()=>s(null),$=H=>oe(H).then(()=>(d(),t())),{words:m,elsewhere:h,lasting:f,ways:g}=Ns(e.keys),y=f.length>0,w=[o("page.you.others.about"),y&&o("page.you.others.stay",{ways:L(f)})],v=`page.you.keep.${y?"safe":h?"elsewhere":"about"}`,O=async()=>c(`${location.origin}/#code=${(await zi()).code}`),A=ya(e.site),j=async()=>location.assign(`${A}/you#code=${(await zi()).code}`),B=async()=>r((await du()).words),q=async()=>{await q$(e),M(o("page.you.passkey.made")),t()};return i`<${Ke} title=${o("page.you.keys")}>
			<ul class="held">
				${e.keys.map(H=>i`<${cA} key=${H.id} of=${H} sole=${e.keys.length===1}
					onend=${()=>s(H)} />`)}
			</ul>
			${h?i`<p><${k} onclick=${()=>s("others")} say=${o("page.you.others")} /></p>`:null}
		<//>
		<${Ke} title=${o("page.you.keep")}>
			<p>${o(v,{ways:L(g)})}</p>
			<p class="row">
				${Bs()&&cr(e.site)?i`<${k} aria-busy=${p} say=${o("page.you.passkey.add")} onclick=${()=>u(q)} />`:null}
				<${k} aria-busy=${p} say=${o("page.you.words.get")}
					onclick=${()=>m?s("words"):u(B)} />
				<${k} aria-busy=${p} onclick=${()=>u(O)} say=${o("page.you.device")} />
			</p>
			${Bs()&&!cr(e.site)?i`<p class="row soft small"><span>${o("page.you.passkey.site",{address:A})}</span>
					<${k} plain aria-busy=${p} onclick=${()=>u(j)}
						say=${o("page.you.passkey.there",{name:e.name})} /></p>`:null}
			${l?i`<p>${o("page.you.device.about")}</p><${Pt} link=${l} label=${o("page.you.device.link")} />`:null}
		<//>
		${a?i`<${pA} words=${a} onclose=${()=>(r(""),t())} />`:null}
		${n==="words"?i`<${Fe} title=${o("page.you.words.get")} text=${o("page.you.words.again")} yes=${o("page.you.words.get")}
					onyes=${()=>oe(B).then(d)} onclose=${d} />`:n==="others"?i`<${Fe} title=${o("page.you.others")} yes=${o("page.you.others")}
						text=${w.filter(Boolean).join(" ")}
						onyes=${()=>$(()=>pu())} onclose=${d} />`:n?i`<${Fe} title=${o("page.you.key.end")} yes=${o("page.you.key.end")} text=${dA(n,e.keys)}
							onyes=${()=>$(()=>vo({key:n.id}))} onclose=${d} />`:null}`}function mA(){let[e,t]=b(0),n=N(()=>Yp({}),e).value?.ratingHidden??!1,s=a=>oe(()=>Xp({hidden:a})).then(()=>t(e+1));return i`<${Ke} title=${o("page.you.rating")}>
		<${Oe} label=${o("page.you.rating.hide")} checked=${n} onchange=${s} />
		<p class="soft small">${o("page.you.rating.about")}</p>
	<//>`}async function fA(e){for(let t=20;;t=1){try{return await eu({before:e,limit:t})}catch(n){if(!(n instanceof J&&n.status===429))throw n}await new Promise(n=>setTimeout(n,2e3))}}async function hA(){let e={};for(let n="";n!==void 0;){let s=await fA(n);for(let[a,r]of Object.entries(s))if(Array.isArray(r)){e[a]??=new Map;for(let l of r)e[a].set(JSON.stringify(l),l)}else a!=="before"&&(e[a]=r);n=s.before||void 0}let t=JSON.stringify(e,(n,s)=>s instanceof Map?[...s.values()]:s,"	");Mt(new Blob([t],{type:"application/json"}),"ninety-nine.json")}function gA({all:e}){let{name:t}=e,[n,s]=b(!1),[a,r]=b(""),{busy:l,once:c}=C(),p=()=>s(!1),u=async()=>{for(let{id:d,shared:$}of ft())$&&await Xa(d);await tu({name:t}),ba(e.site,{id:e.id,name:"",keys:[]}),Mo(null),M(o("page.you.erase.done"))};return i`<${Ke} title=${o("page.you.data")}>
		<p>${o("page.you.data.about")}</p>
		<p class="row"><${k} aria-busy=${l} onclick=${()=>c(hA)} say=${o("page.you.data.get")} />
			<${k} aria-haspopup="dialog" onclick=${()=>s(!0)} say=${o("page.you.erase")} /></p>
		${n?i`<${W} title=${o("page.you.erase")} onclose=${p}
					actions=${i`<${k} chief disabled=${a.trim()!==t} say=${o("page.you.erase")}
						onclick=${()=>oe(u).then(p)} />`}>
					<p>${o("page.you.erase.about")}</p>
					${Ns(e.keys).passkey&&!El()?i`<p>${o("page.you.erase.passkey")}</p>`:null}
					<${z} label=${o("page.you.erase.name",{name:t})} value=${a} oninput=${r} />
				<//>`:null}
	<//>`}function yA(){let[e,t]=b(0),[n,s]=b(jo.peek()),[a,r]=b(null),l=T.value?.id,c=N(async()=>{if(!l||ne.value)return;let f=await Ys();return ba(f.site,f),f},l,e,ne.value),p=c.value?.id===l?c.value:void 0,u=p||!l||c.wrong;if(x(()=>jo.subscribe(f=>{f&&(jo.value=null,s(f),r(f.proof?{proof:f.proof,by:"link"}:null))}),[]),ne.value)return i`<${V} title=${o("page.you")} text=${o("page.you.here")} />`;if(!hn.value)return i`<${V} title=${o("page.you")} />`;let d=()=>t(e+1),$=(f,g)=>r({proof:f,by:g}),m=f=>{r(null),s(null),n&&!(f&&ea.peek().length>0)&&Z(n.to)},h=i`<${Ke} title=${o("page.you.back")}>
		${n?.refusal?i`<p class="trouble" role="alert">${R(n.refusal)}</p>`:null}
		<p>${o("page.you.back.about")}</p>
		<${Tp} label=${o("page.you.back.typed")} onproven=${$} />
	<//>`;return i`<main id="main" tabindex="-1" class="choices">
		<h1>${o("page.you")}</h1>
		${a?i`<${Ug} ...${a} onend=${m} />`:i`${n?h:null}
				${l&&p?i`<p class="row"><span>${o("page.you.are",{name:p.name})}<span class="soft">·${p.tag}</span></span>
						<a href="/settings">${o("page.you.rename")}</a> <a href="/people">${o("page.people")}</a></p>`:null}
				${(u?ea.value:[]).filter(({id:f})=>!p?.joined?.some(g=>g.id===f)).map(f=>i`<${Gg} key=${f.id} of=${f} onproven=${$} onjoin=${d} />`)}
				${l&&p?i`<${uA} all=${p} again=${d} />
						<${$A} all=${p} again=${d} />
						<${Zg} onjoin=${d} />
						<${mA} />
						<${gA} all=${p} />`:null}
				${n?null:h}`}
	</main>`}export{Lw as Awaited,Mv as Banned,nb as Bids,Rb as Choices,Rl as Create,kv as Daily,Rw as Edition,jk as Endings,pc as Evenings,Kx as Event,r0 as Events,Zx as FriendNews,Qx as FriendNotice,m1 as Group,U1 as Learn,jb as New,hS as OnNow,sS as Operate,$O as Pads,r1 as People,pw as PlayerCard,kO as Privacy,xO as Problems,$v as Ratings,hv as Records,$k as Replay,RO as Report,yy as Rules,Zk as Slips,QO as Statistics,L2 as Table,ni as TableRows,yA as Who};
