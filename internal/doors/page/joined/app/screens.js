import{$ as Ye,$a as pe,$b as So,$c as Ju,$d as pd,Aa as un,Ab as Yp,Ac as ms,Ad as aa,B as _p,Ba as Kp,Bb as Ft,Bc as Bu,Bd as _e,Be as al,C as o,Ca as ps,Cb as He,Cc as Eu,Cd as Ro,D as De,Da as dn,Db as wo,Dc as Pu,Dd as Ze,De as Sd,E as S,Ea as ho,Eb as Z,Ec as Qi,Ed as _o,F as ee,Fa as Jp,Fc as Cu,Fd as od,G as xe,Ga as go,Gb as Xp,Gc as fs,Gd as ot,Ge as Od,H as D,Hb as ko,Hc as Yi,Hd as Wo,He as Ad,I as Q,Ib as Ui,Ic as hs,Id as ys,J as Ge,Ja as Up,Jb as eu,Jc as Du,Jd as Io,K as Le,Kb as zt,Kc as gs,Kd as rd,Ke as Td,L as oe,La as qt,Lb as tu,Lc as Xi,Ld as et,Le as Md,M as It,Ma as ne,Mb as nu,Mc as Lu,Md as pt,N as Wp,Na as we,Nb as su,Nc as Ru,Nd as qo,O as E,Oa as Gp,Ob as xo,Oc as _u,Od as sl,P as Ip,Pa as H,Pb as Gi,Pc as el,Pd as Ht,Qa as us,Qb as au,Qc as tl,Qd as bs,R as rs,Ra as ea,Rb as ou,Rc as Wu,Rd as Fo,S as z,Sa as $n,Sb as ru,Sc as Mo,Sd as zo,T as be,Tb as iu,Tc as jo,Td as id,U as is,Ua as yo,Ub as Xe,Uc as Iu,Ud as ld,V as ge,Va as Vp,Vb as lu,Vc as qu,Vd as Ho,W as $o,Wa as Ji,Wb as cu,Wc as Fu,Wd as _n,X as Ve,Xa as Zp,Xb as pu,Xc as zu,Xd as re,Y as mo,Ya as ue,Yb as gn,Yc as No,Yd as cd,Z as En,Za as ds,Zb as uu,Zc as Hu,Zd as Oe,_ as Nt,_a as M,_b as du,_c as Ku,_d as oa,a as co,aa as ls,ab as L,ac as $u,ad as Uu,ae as Me,b as Cp,ba as Pn,bb as B,bc as Ln,bd as Gu,c as yt,ca as Fi,cb as Ne,cc as mu,cd as Vu,ce as Et,d as Qs,da as zi,db as mn,dc as Oo,dd as Zu,e as Dp,ea as cs,eb as bo,ec as fu,ed as Qu,fa as Hi,fb as le,fc as Vi,fd as Yu,fe as ut,g as b,ga as Cn,gb as C,gc as na,gd as nl,ge as ud,h as O,ha as fo,hb as k,hc as hu,hd as Bo,he as Wn,i as Te,ia as qp,ib as V,ic as Ao,id as yn,ie as tt,j as P,ja as bt,jc as gu,jd as Eo,je as dd,k as ye,ka as rn,kb as I,kc as Zi,kd as Po,ke as $d,la as Fp,lb as ze,lc as yu,ld as Xu,le as vs,m as po,ma as Ys,mb as se,mc as bu,md as ed,me as md,n as at,na as Dn,nb as G,nc as vu,nd as td,ne as fd,o as _,oa as ln,ob as vo,oc as wu,od as nd,p as on,pa as cn,pb as q,pc as ku,pd as sd,pe as hd,q as ct,qa as me,qb as K,qc as Rn,qd as sa,qe as gd,r as i,rb as Se,rc as xu,rd as T,re as yd,s as uo,sa as ve,sb as $s,sc as Su,sd as Be,t as jt,ta as Xs,tb as Y,tc as Ou,td as Ee,te as bd,u as Lp,ua as Ki,ub as te,uc as Au,ue as ws,v as qi,va as zp,vb as X,vc as Tu,vd as Co,ve as vd,w as Rp,wa as Hp,wb as ta,wc as To,wd as Do,we as wd,x as ae,xa as pn,xb as fn,xc as Mu,xd as Lo,xe as kd,ya as vt,yb as Qp,yc as ju,yd as bn,ye as Ko,za as Bt,zb as hn,zc as Nu,zd as ad,ze as xd}from"./chunk.js";function Jo(e,t){let n=()=>new Promise((s,a)=>{let r=indexedDB.open(e,1);r.onupgradeneeded=()=>r.result.createObjectStore(t),r.onsuccess=()=>s(r.result),r.onerror=()=>a(r.error)});return async(s,a,r)=>{let l=await n();try{return await new Promise((c,p)=>{let u=l.transaction(t,s,r),d=a(u.objectStore(t));u.oncomplete=()=>c(d.result),u.onabort=()=>p(u.error)})}finally{l.close()}}}var ks,jd=Jo("ninetynine","records");async function Nd(e){ks=e;try{await jd("readwrite",t=>t.put(e,"mine"))}catch{}}async function xs(){if(ks)return ks;try{ks=await jd("readonly",e=>e.get("mine"))}catch{ks=void 0}return ks}async function In(e,t,n,s){let{table:a,...r}=n;if(a!=="mine")return e(n,{signal:s});let l=await xs();return t(r,{body:l?.bytes??new Blob,signal:s})}async function Uo(e){let t=new Uint8Array(await e.slice(0,4).arrayBuffer());if(!(t[0]===40&&t[1]===181))return t[0]!==31||t[1]!==139?e.text():new Response(e.stream().pipeThrough(new DecompressionStream("gzip"))).text()}var Ke=1200,rt=["bid","premium","trump","play"],Bd=e=>e.bid+e.premium+e.trump+e.play;function ra(e,t){let n=10**t,s=Ke/n,a=p=>Math.floor(p/s),r=e.map(p=>({size:Math.abs(p),units:a(p),left:p-s*a(p)})),l=e.reduce((p,u)=>p+u,0),c=Math.sign(l)*Math.round(Math.abs(l)/s)-r.reduce((p,u)=>p+u.units,0);for(let p of[...r].sort((u,d)=>d.left-u.left||d.size-u.size).slice(0,c))p.units++;return r.map(({units:p})=>p/n||0)}function rl(e,t,n,s=!1,a=[]){let r={you:n?"yes":"no",name:t,one:n&&s?"yes":"no"};if(Bd(e)===0)return o("page.report.clean",r);let l=ra(rt.map($=>e[$]),0),c=l.reduce(($,m)=>$+m,0);if(c===0)return o("page.report.little",r);let p=a.filter($=>$.phase==="offer"),u=p.length&&p.every($=>$.act==="pass")?"yes":"no",d=rt.flatMap(($,m)=>{let h=l[m]??0;return h?[o(`page.report.part.${$}`,{all:h===c?"yes":"no",n:S(h),passed:u})]:[]});return o("page.report.line",{...r,n:c,parts:d.join(", ")})}var dt=e=>e.judged<e.of||e.rough>0,ay=30,il=({wait:e=0})=>e<ay?"":` ${o("page.report.togo",{n:Math.round(e/60)})}`,Go=e=>(e.judged<e.of?o("page.report.judging",{n:e.judged,of:e.of}):o("page.report.rough",{n:e.rough}))+il(e);function oy(e,{lost:t,lie:n,seat:s},a){if(dt(e))return o("page.report.coming")+il(e);let r=rl(t,"",!0,!0,e.deals[0]?.mistakes.filter(l=>l.seat===s));return a&&Bd(t)<Ke/2&&Math.round(n/Ke)<0?o("page.report.unlucky",{line:r}):r}var Ed=(e,t)=>e&&!dt(e)?e.deals[0]?.squares?.[t]??"":"";function qn(e,t,n){let[s,a]=b({});return O(()=>{let r=!0,l=async()=>{for await(let c of ia(e,t,n,()=>r))a({told:c})};return a({}),bo(l,c=>a(p=>({...p,wrong:L(c)})),()=>r),()=>{r=!1}},[e,t,n]),s}async function*ia(e,t,n,s,a=void 0){for(;s();){let r=await ry(e,t,n,a);if(!s()||(yield r,!dt(r)))return;let l=Math.min(15e3,Math.max(500,100*(r.wait??0)));await new Promise(c=>setTimeout(c,l))}}var ol=new Map;async function ry(e,t,n,s){let a=`${e} ${t} ${n}`,r=()=>In(ju,Eu,{table:e,match:t,deal:n,patient:s});if(e==="mine")return r();let l=ol.get(a)??r().finally(()=>ol.delete(a));return ol.set(a,l),l}function Pd({seat:e,table:t}){let n=t.stage==="waiting";return e!==void 0&&(n||t.open&&t.chairs.filter(s=>s.player).length===1)}function Cd({table:e,match:t,deal:n,seat:s,failed:a}){let{told:r,wrong:l}=qn(e,t,n),c=r?.deals[0]?.accounts[s];if(l&&!r)return null;let p=r&&c?oy(r,c,a):o("page.report.coming")+(r?il(r):"");return i`<p class="report-line" role="status" aria-busy=${!r||dt(r)}>
		<a href=${`/report/${e}/${t}/${n}?seat=${s}`} aria-disabled=${!c}>${p}</a>
	</p>`}function vn(e){let t=Math.max(...e);return e.some(n=>n!==0)&&e.filter(n=>n===t).length===1?e.indexOf(t):-1}var la=e=>e.totals.map((t,n)=>t-(e.points?.[n]??0));function wn(e){let t=la(e),n=vn(e.totals);return e.phase==="over"&&t.some(s=>s!==0)&&n!==vn(t)?n:-1}var ll=800,iy=2600;function Dd({from:e=0,to:t,after:n}){let[s,a]=b(e);return O(()=>{if(!n||e===t)return;let[r,l]=[0,0],c=p=>{l||=p+n;let u=Math.min(1,Math.max(0,p-l)/ll);a(Math.round(e+(t-e)*(1-(1-u)**3))),u<1&&(r=requestAnimationFrame(c))};return r=requestAnimationFrame(c),()=>cancelAnimationFrame(r)},[n>0]),!n||s===t?i`${S(t)}`:i`<span class="counted">
		<span class="end">${S(t)}</span><span aria-hidden="true">${S(s)}</span>
	</span>`}function Ld(e,t,n){let{closed:s,points:a=[],made:r=[],seat:l=-1}=e;return n?"match":s?"game":a.includes(99)?"best":r[l]&&e.premium?.[l]?"premium":t>1&&r.slice(0,t).every(Boolean)?"all":r[l]?"made":""}function Rd({what:e}){return e?i`<p class="stamp" data-what=${e} aria-hidden="true"><span>${o(`page.stamp.${e}`)}</span></p>`:null}var _d=()=>i`<p class="flourish" aria-hidden="true">
	${[..."♣♦♥♠"].map(e=>i`<span key=${e}>${e}</span>`)}
</p>`;function ca({from:e,after:t=0}){let n=P(null);return Te(()=>{let s=e&&!rs()?document.querySelector(e)?.getBoundingClientRect():void 0,a=n.current?.getBoundingClientRect();if(!s||!a||!a.width||document.hidden)return;let r=[{translate:`${s.right-a.right}px ${s.top-a.top}px`},{translate:"0"}],l={duration:700,delay:t,easing:"cubic-bezier(0.5, 0, 0.2, 1)"},c=n.current?.animate(r,{...l,fill:"backwards"});return()=>c?.finish()},[t>0]),i`<svg class="pennant" ref=${n} viewBox="0 0 14 16" aria-hidden="true" focusable="false">
		<path d="M1 0h1.5v16H1zM3.5 1 13 4.8 3.5 8.6z" />
	</svg>`}function ly(e,t){return!t||!e||!rn(e,t)||t.phase==="over"?[]:(t.premium??[]).map((s,a)=>({seat:a,offer:s})).filter(({seat:s,offer:a})=>a!==""&&!e.premium?.[s])}function Wd({view:e,names:t}){let n=P(void 0),[s,a]=b([]),r=`${e.game} ${e.deal} ${e.phase} ${e.premium?.join()}`;O(()=>{let c=ly(n.current,e);if(n.current=e,a(c),!c.length)return;let p=setTimeout(()=>a([]),iy);return()=>clearTimeout(p)},[r]);let l=({seat:c,offer:p})=>{let[u="",d=""]=p.split(" "),$={name:t[c]??"",you:c===e.seat?"yes":"no",level:u,n:d&&` ${d}`};return i`<span key=${c}>${o("page.announced",$)}</span>`};return i`<p class="announced" role=${E.spoken.value?void 0:"status"}>${s.map(l)}</p>`}var cy=500,pa=8;function py(e,t){let{declare:n=30,reveal:s=60}=t?.offers??{};return o(`word.${e}.is`,{declare:n,reveal:s,loss:fo(t),vulnerable:t?.score.vulnerable??10})}function uy(e,t){let n=t.getBoundingClientRect(),{offsetWidth:s,offsetHeight:a}=e,r=Math.min(Math.max(pa,n.left+n.width/2-s/2),innerWidth-s-pa),l=n.bottom+pa;e.style.left=`${r}px`,e.style.top=`${l+a>innerHeight-pa?n.top-pa-a:l}px`}function We({of:e="",say:t,variant:n,class:s="",label:a=!1,children:r}){let l=P(null),c=P(null),p=P(0),u=t??py(e,n),d=()=>l.current?.isConnected&&!$()&&c.current?.showPopover?.(),$=()=>c.current?.matches(":popover-open"),m=()=>(clearTimeout(p.current),c.current?.hidePopover?.());O(()=>()=>clearTimeout(p.current),[]);let h=y=>y.pointerType==="mouse"&&(p.current=setTimeout(d,cy)),f=y=>y.newState==="open"&&c.current&&l.current&&uy(c.current,l.current),g=y=>y.pointerType==="mouse"&&m(),v=y=>y.stopPropagation(),w=i`<span ref=${c} popover="auto" class="meaning" ontoggle=${f} onclick=${v}>${u}</span>`;return a?i`<label ref=${l} onpointerenter=${h} onpointerleave=${g} onclick=${m}>
			${r}</label>${w}`:i`<button type="button" ref=${l} class=${`word ${s}`} aria-description=${u}
		onclick=${y=>(v(y),clearTimeout(p.current),d())}
		onfocus=${y=>y.currentTarget.matches(":focus-visible")&&d()} onblur=${m}
		onpointerenter=${h} onpointerleave=${g}>${r}</button>${w}`}function fe({trump:e}){return e==="nines"?i`<span class="sign" aria-hidden="true">9</span>`:/^[CDHS]$/.test(e)?i`<svg class="sign" data-suit=${e} viewBox="0 0 100 100" aria-hidden="true" focusable="false">
		<use href=${`#pip-${e}`} />
	</svg>`:i`<span class="sign none" aria-hidden="true">–</span>`}var U=e=>o(e?/^[CDHS]$/.test(e)?`suit.${e}`:`trump.${e}`:"trump.unnamed"),ke=(e,t)=>e===0&&t?.score.zeroOrAll?o("guide.or",{a:S(0),b:S(Fn(t))}):S(e);function Id(e,t){let n=qp(e,t);if(!n||!t)return[];let[,s]=(e.premium?.[e.seat??-1]??"").split(" "),a=o(n.length?"page.keeping":"page.keeping.lost",{n:t.aside,bid:dy(n)});return s===void 0?[a]:[o("page.keeping.said",{said:Number(s)}),a]}function dy(e){let t=e.filter(n=>!e.includes(n+1));return e.filter(n=>!e.includes(n-1)).map((n,s)=>{let a=t[s]??n;return n===a?S(n):`${S(n)}–${S(a)}`}).join(", ")}var Fn=e=>e.hand-e.aside;function $e(e){let[t="",n]=e.split(" ");return n===void 0?o(`offer.${t}`):o("offer.numbered",{offer:o(`offer.${t}`),n:Number(n)})}function Ss(e){let[t="",n="none"]=e.split(" ");return o("offer.held",{offer:t,n})}var pl=(e,t,n)=>t===(n??e.seat)?"yes":"no";function qd(e,t){return t===e.seat?{aside:e.aside,bid:e.bid}:{aside:e.shown?.[t]?.aside,bid:e.shown?.[t]?.bid}}function Pt({view:e,names:t,variant:n,me:s,untitled:a=!1,written:r,crowned:l=!1}){let c=t.map((h,f)=>f).slice(0,e.points?.length??0),p=e.parts;if(!p||!e.points)return null;let u=h=>{let f=p[h]??[];return f.every(g=>g===0)?null:i`<${cl} key=${h} label=${o(`page.sheet.for.${h}`)} points=${f} class=${`for-${h}`} />`},d=hy(e,t,n,s),$=d.length<3?d.join(" "):"",m=r===void 0||l?-1:wn(e);return i`<section class="deal-sheet">
		${a?null:i`<h2>
					${o("sheet.title",{deal:e.deal+1,trump:U(e.trump)})} <${fe} trump=${e.trump??""} />
				</h2>`}
		<${se}><table class="book account" data-hands=${c.length}>
			<thead><tr><td></td>${c.map(h=>i`<th key=${h} scope="col">${t[h]}</th>`)}</tr></thead>
			<tbody class="facts">
				<${$y} view=${e} seats=${c} variant=${n} />
			</tbody>
			<tbody class="sum">${u("tricks")}${u("contract")}${u("premium")}${u("vulnerable")}</tbody>
			<tfoot>
				<${cl} label=${o("page.sheet.deal")} points=${e.points} class="total" plain written=${r} />
				<${cl} label=${o("page.sheet.total")} points=${e.totals} class="totals" plain written=${r}
					from=${la(e)} lead=${r!==void 0} />
			</tfoot>
		</table><//>
		<div class="verdicts">
			${$?i`<p>${$}</p>`:null}
			${m>=0?i`<p class="taken"><${ca} /> ${ml(e,t,m)}</p>`:null}
			${yy(e,t,s,l).map(([h,f])=>i`<p key=${h} class=${f?"won":""}>${h}</p>`)}
			<${gy} view=${e} />
		</div>
	</section>`}function $y({view:e,seats:t,variant:n}){let s=(e.premium??[]).some(p=>p!==""),a=p=>i`<${fy} view=${e} seat=${p} />`,r=p=>{let u=qd(e,p).bid;return u===void 0?Fd():ke(u,n)},l=p=>e.premium?.[p]?Ss(e.premium[p]):"",c=p=>i`<${my} made=${e.made?.[p]??!1} />`;return i`<${ua} label=${o("page.sheet.cards")} word="bid" class="cards" seats=${t} of=${a} />
		<${ua} label=${o("page.sheet.bid")} seats=${t} of=${r} />
		<${ua} label=${o("page.sheet.won")} seats=${t} of=${p=>e.won?.[p]} />
		${s?i`<${ua} label=${o("page.sheet.held")} word="premium" class="held" seats=${t} of=${l} />`:null}
		<${ua} label=${o("page.sheet.contract")} word="contract" seats=${t} of=${c} />`}function ua({label:e,word:t,seats:n,of:s,class:a=""}){let r=t?i`<${We} of=${t}>${e}<//>`:e;return i`<tr class=${a}><th scope="row">${r}</th>${n.map(l=>i`<td key=${l}>${s(l)}</td>`)}</tr>`}function cl({label:e,points:t,plain:n=!1,class:s="",written:a=0,from:r=[],lead:l=!1}){let c=($,m)=>i`<${Dd} from=${r[m]??0} to=${$} after=${a} />`,[p,u]=l?[vn(r),vn(t)]:[-1,-1],d=a&&p>=0&&p!==u?`.account .totals td:nth-of-type(${p+1})`:void 0;return i`<tr class=${s}><th scope="row">${e}</th>
		${t.map(($,m)=>i`<td key=${m}>
			${m===u?i`<${ca} from=${d} after=${a&&a+500} />`:null}
			${$===0&&!n?"–":c($,m)}
		</td>`)}
	</tr>`}var my=({made:e})=>i`<span class=${`verdict ${e?"made":"failed"}`}>
	${o(e?"page.sheet.made":"page.sheet.failed")}
</span>`,Fd=()=>i`<span class="soft small">${o("bid.hidden")}</span>`;function fy({view:e,seat:t}){let{aside:n}=qd(e,t);return n===void 0?Fd():i`<span class=${e.made?.[t]?"minis fanned":"minis"}>${ve(n)}</span>`}function hy(e,t,n,s){let a=e.parts?.premium??[],r=(e.premium??[]).map((l,c)=>l?c:-1).filter(l=>l>=0);return r.flatMap(l=>{let c=e.made?.[l]??!1,p=e.premium?.[l]??"",[u="",d=""]=p.split(" "),$=a[l]??0,m={name:t[l],level:u,n:d&&` ${d}`,you:pl(e,l,s)};if($<0)return[o("page.premium.failed",{...m,points:ee($),loss:"own"})];let h=n?.offers[u==="reveal"?"reveal":"declare"],f=r.length>1?h:c?$:Math.max(...a);if(!f)return[];let g=r.length>1?"others":"opponents";return[o(c?"page.premium.made":"page.premium.failed",{...m,points:ee(f),loss:g})]})}function ul(e){let t=e.why;if(!t?.next)return"";let n=U(t.then),s=t.then==="none"?"none":"suit",a=(e.made??[]).filter(Boolean).length;return{turnup:()=>o("next.turnup"),game:()=>o("next.game",{trump:n}),stays:()=>o("next.holder",{trump:n}),rotation:()=>o("next.rotation",{kind:s,trump:n}),success:()=>o("next.success",{n:a,kind:s,trump:n})}[t.next]()}function gy({view:e}){let t=ul(e);return t?i`<p class="next-trump">
		${e.why?.then?i`<${fe} trump=${e.why.then} />`:null}<span>${t}</span>
	</p>`:null}var Os=e=>e.map((t,n)=>n>0&&t===o("you")?o("page.create.you"):t);function zd(e,t,n,s,a,r=0){let l=t.length===0?"drawn":t.length===1?"won":"shared",c=t.length===1?pl(s,t[0]??-1,a):"no";return o(`${e}${l}`,{names:D(Os(t.map(p=>n[p]??""))),you:c,game:r})}var dl=(e,t,n)=>e.closed?zd("game.",e.closed.winners,t,e,n,e.closed.game+1):"",Vo=({total:e,bonus:t})=>t?i`<small class="soft">(${S(e-t)} + ${S(t)}${" "}
			<${We} of="bonus">${o("word.bonus")}<//>)</small>`:null,$l=(e,t,n)=>zd("rubber.",e.end?.winners??[],t,e,n);function ml(e,t,n){return n<0?"":o("outcome.lead",{name:t[n]??"",you:pl(e,n)})}function yy(e,t,n,s=!1){let a=[],{closed:r,end:l}=e,c=l&&!l.cut&&r?.game===0;if(r&&(s||a.push([dl(e,t,n),!0]),r.bonus.forEach((d,$)=>{let m=r.totals[$]??0;d&&a.push([o("bonus",{name:t[$],points:m,bonus:d,total:m+d}),!1])})),!l||c)return a;if(l.cut)return e.deal&&!s?[...a,[o("end.cut"),!1]]:a;s||a.push([$l(e,t,n),!0]),l.rubber?.forEach((d,$)=>{d&&a.push([o("bonus.rubber",{name:t[$],bonus:d}),!1])});let p=Os(t),u=D(l.totals.map((d,$)=>`${p[$]} ${S(d)}`));return s||a.push([o("end.totals",{totals:u}),!1]),a}function fl(e,t,n,{day:s,from:a}){if(!e||a)return"";let r=e.length===1&&e[0]===n?"yes":"no",l={names:D(Os(e.map(c=>t[c]??""))),n:e.length,you:r};return o(s?"daily.most":"page.winner",l)}function $t(e,t){if(e==="joker")return o("joker");if(e===t)return o("joker.as",{card:$t(e)});let{rank:n,suit:s}=Ys(e);return Dn(n)+Jd(s)}function Dt(e){let[t="",...n]=e.split(" ");return t==="play"||t==="lay"?n.map(s=>$t(s)).join(" "):t==="name"?U(n[0]):o("page.why.saying",{offer:t,n:n[0]??"none"})}var Hd=.5,Zo=5,gl=2,Kd=(e,t,n)=>e>t+gl||e>t&&e-t>=2*n,Kt=e=>Math.round(e*100),$a=e=>S(Math.abs(e),1),da=e=>e.charAt(0).toLocaleUpperCase()+e.slice(1),by=2,Ct=e=>Math.round(e.gap*10)<=Math.max(Math.round(e.gapError*10),by)?"close":"behind",Jt=(e,t=!1)=>e.filter(({kind:n})=>De(`why.${n}`)).map(({kind:n,of:s,card:a,than:r,suit:l="",n:c=0,m:p=0})=>o(`why.${n}`,{card:a?$t(a):"",than:r?$t(r):"",suit:Jd(l),n:c,m:p,would:t&&s==="done"?"yes":"no"})),Jd=e=>({C:"♣",D:"♦",H:"♥",S:"♠"})[e]??"9";function Ts(e,t,n=Dt){let[s,a]=e.choices;if(!s)return[];if(!a)return[o("page.why.only")];let r=Jt(e.why??[],!0);return e.bids?[...vy(e,t,n).map(da),...r]:e.phase==="offer"?wy(e.choices,s,a,n).map(da):[...r,...ky(e,s,a,n).map(da)]}function Qo({phase:e,act:t,better:n,chance:s,betterChance:a,why:r,lost:l}){let[c,p]=[Kt(s),Kt(a)],u=r.some(d=>d.kind==="lost")||c+p===0;return e==="offer"&&t==="pass"?o("page.report.chance",{how:"premium",a:c,b:p}):Kd(p,c,l/Ke)?o("page.report.chance",{how:"more",a:c,b:p}):e==="offer"&&n==="pass"?o("page.report.chance",{how:"unpaid",a:c,b:p}):u||e==="offer"?"":o("page.report.chance",{how:c>p+gl?"less":"same",a:c,b:p})}var Ud=({bids:e,choices:t})=>e?t.find(n=>n.act===`lay ${e[1]?.best}`):t[1];function Gd(e){let t=Ud(e);return t&&Ct(t)==="close"?t:void 0}function vy(e,t,n){let[s,a]=e.bids??[];if(!s)return[];let r=Ud(e),l=r?Ct(r):"only",c=(e.bids??[]).reduce((g,v)=>v.chance>g.chance?v:g),p=Kt(c.chance)<Zo,u=!p&&Kt(s.chance)<Zo,d={bid:ke(s.tricks,t),a:Kt(s.chance)},$=p?[o("page.why.spoil",{bid:ke(c.tricks,t),a:Kt(c.chance)})]:[];$.push(o("page.why.bid",{how:u?"spoil":l,...d})),a&&r&&$.push(o("page.why.bids",{how:l,second:ke(a.tricks,t),gap:$a(r.gap)}));let m=s.premiums?.find(g=>g.offer==="pass"),h=(s.premiums??[]).filter(g=>g.offer!=="pass").toSorted((g,v)=>v.points-g.points),f=m&&h[0]?h[0].points-m.points:0;return m&&h[0]&&$.splice(f>Hd?1:$.length,0,hl(n(h[0].offer),f,Hd)),$}var hl=(e,t,n)=>o("page.why.premium",{pays:Math.abs(t)<=n?"even":t>0?"yes":"no",offer:e,gap:$a(t)});function wy(e,t,n,s){let a=o("page.why.chance",{a:Kt(t.chance)}),r=e.find(l=>l.act==="pass");return r===t?[hl(s(n.act),-n.gap,n.gapError),a]:r?[hl(s(t.act),r.gap,r.gapError),a]:[As(t,n,s),a]}function ky({choices:e,contract:t,phase:n},s,a,r){let l={act:r(s.act),second:r(a.act),a:Kt(s.chance),b:Kt(a.chance)},c=e.every(u=>Ct(u)==="close");if(t==="lost")return[c?o("page.why.even"):As(s,a,r)];if(c)return[o("page.why.even"),o("page.why.chance",l)];if(n==="name"||Ct(a)!=="behind")return[As(s,a,r),o("page.why.chance",l)];let p=Kd(l.a,l.b,a.gap)?"more":l.a<l.b-gl?"less":"same";return[o(`page.why.${p}`,l),As(s,a,r)]}var As=(e,t,n)=>o("page.why.margin",{how:Ct(t),act:n(e.act),second:n(t.act),gap:$a(t.gap)});function Vd({makes:e,won:t,left:n,phase:s}){if(!e||s!=="play")return"";let[a=0,r]=e,l=r===void 0?S(a):o("guide.or",{a:S(a),b:S(r)});return o("page.why.stand",{bid:l,won:t,left:n})}function Zd(e,t,n){let s=e.choices.find(r=>r.act===t);if(!s)return"";let a=t===e.act?"same":Ct(s);return o("page.hint.did",{how:a,name:n,act:Dt(t),gap:$a(s.gap),error:$a(s.gapError)})}function xy({rest:e}){let[t]=e;return t?i`<${Ty} key=${t} id=${t} />`:i`<${Sy} />`}function Sy(){let{value:e,wrong:t}=B(()=>ko()),n=e?.variants??[];return i`<main id="main" tabindex="-1" class="rules-index">
		<h1>${o("page.nav.rules")}</h1>
		<p class="lead">${o("page.rules.lead")}</p>
		${t?i`<p class="trouble">${t}</p>`:null}
		<div class="index">
			${cd(n).map(([s,a])=>i`<section key=${s}><h2>${o("page.players",{n:s})}</h2>
					<ul>${a.map(r=>i`<${Oy} key=${r.id} variant=${r} />`)}</ul>
				</section>`)}
		</div>
		${n.length?i`<p class="small soft history">${o("page.rules.history")}</p>`:null}
	</main>`}var Oy=({variant:e})=>i`<li><a href=${`/rules/${e.id}`}>
	<b>${Ay(e)}</b><span class="soft">${De(`about.${e.id}`)?o(`about.${e.id}`):""}</span>
</a></li>`,Ay=e=>De(`variant.${e.id}`)?o(`variant.${e.id}`):e.name;function Ty({id:e}){let{value:t,wrong:n}=B(()=>yn({variant:e},ae.value),e,ae.value);return O(()=>{t&&(document.title=`${t.name} · Ninety-Nine`)},[t]),n?i`<${V} title=${o("page.nav.rules")} wrong=${n}>
			<p><a href="/rules">${o("page.rules.all")}</a></p>
		<//>`:t?i`<main id="main" tabindex="-1" class="rules"><${yl} guide=${t} /></main>`:i`<${V} />`}var My={bid:/^(history|aside|worth|score\.exact|score\.zeroOrAll)/,play:/^(seats|ranks|joker|hand|deal|order|play)/,trump:/^trump/,dummy:/^(dummy|score\.dummy)/,vulnerable:/^score\.vulnerable/,premium:/^offers/,score:/^score/,end:/^(game|rubber)/,advice:/^advice/};function yl({guide:e}){let t=e.rules.clauses??[],n=e.chapters.map(c=>c.key),s=["vulnerable","dummy","bid","play","trump","premium","score","end","advice"],a=c=>s.find(p=>My[p]?.test(c.field)&&n.includes(p))??"play",r=n.flatMap(c=>t.filter(p=>a(p)===c).map(p=>({key:c,clause:p}))),l=c=>r.flatMap((p,u)=>p.key===c?[u+1]:[]);return i`
		<header class="rules-head">
			<p class="small"><a href="/rules">${o("page.rules.all")}</a></p>
			<h1>${e.name}</h1>
			${e.about?i`<p class="lead">${e.about}</p>`:null}
			${e.players?i`<p class="lead">${e.players}</p>`:null}
		</header>
		<div class="rules-text">
			${e.chapters.map(c=>i`<section key=${c.key} id=${c.key}>
					<h2>${c.title}<${jy} numbers=${l(c.key)} /></h2>
					${c.text.map((p,u)=>i`<p key=${u}>${ie(p)}</p>`)}
				</section>`)}
			<p class="unprinted row">
				<${k} onclick=${()=>print()} say=${o("page.rules.print")} />
				<a class="button plain" href="/">${o("page.rules.play")}</a>
				${e.house?null:i`<a class="button plain" href=${`/deal?variant=${e.rules.id}`}>${o("page.slips.from")}</a>`}
			</p>
		</div>
		<${Ey} rules=${e.rules} />
		<${By} notes=${r} guide=${e} />`}function jy({numbers:e}){let[t]=e,n=e[e.length-1];return t===void 0||n===void 0?null:i`<sup class="marks"><a href=${`#note-${t}`}>
		<span class="unseen">${o("page.rules.notes",{n:e.length})} </span>
		${t===n?t:`${t}–${n}`}
	</a></sup>`}function ie(e){let t={"♣":"C","♦":"D","♥":"H","♠":"S"};return e.split(/([♣♦♥♠])/).map((n,s)=>{let a=t[n];return a?i`<span key=${s} class="suit" data-suit=${a}>${n}\uFE0E</span>`:n.replace(/^ (?=\d)|(?<=\d) $/g," ")})}function Ny({source:e,basis:t}){return e==="ours"?o("page.rules.basis.ruling"):t==="stated"?e:`${e}, ${o(`page.rules.basis.${t}`)}`}function By({notes:e,guide:t}){if(e.length===0)return null;let n=Object.entries(t.works);return i`<footer class="rules-notes">
		<h2>${o("page.rules.sources")}</h2>
		<dl class="works">${n.map(([s,a])=>i`<div key=${s}><dt>${s}</dt><dd lang="en">${a}</dd></div>`)}</dl>
		<ol>${e.map(({clause:s},a)=>i`<li key=${a} id=${`note-${a+1}`}>
				<span lang=${s.basis==="house"?void 0:"en"}>${s.text}</span>${" "}
				<span class="source">${Ny(s)}</span>
			</li>`)}</ol>
	</footer>`}function Ey({rules:e}){let t=String(e.ranks).split(" ").length,n=[...e.score.made.entries()].slice(1),s=e.trump.by==="success"&&e.trump.after||[],a=Object.fromEntries(String(e.worth).split(" ").map(p=>[p.charAt(0),p.slice(1)])),{declare:r,reveal:l,how:c}=e.offers;return i`<aside class="glance" aria-label=${o("page.rules.glance")}>
		<table class="book"><tbody>
			<tr><th scope="row">${o("page.rules.players")}</th>
				<td>${e.dummy?`${e.seats-1} + ${o("dummy")}`:e.seats}</td></tr>
			<tr><th scope="row">${o("page.rules.cards")}</th><td>${4*t+(e.joker?1:0)}</td></tr>
			<tr><th scope="row">${o("page.rules.hand")}</th><td>${e.hand}</td></tr>
			<tr><th scope="row">${o("page.rules.tricks")}</th><td>${e.hand-e.aside}</td></tr>
		</tbody></table>
		<table class="book worths"><caption>${o("page.rules.worth")}</caption>
			<thead><tr>${[..."CHSD"].map(p=>i`<th key=${p} scope="col"><${fe} trump=${p} /><span class="unseen">${U(p)}</span></th>`)}</tr></thead>
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
					<tbody>${bl(s).map(([p,u,d])=>{let $=p===u?S(p):`${p}–${u}`;return i`<tr key=${p}>
							<th scope="row">${o("page.rules.after",{counts:$,n:u})}</th>
							<td><span class="nowrap"><${fe} trump=${d} /> ${U(d)}</span></td>
						</tr>`})}</tbody></table>`:null}
	</aside>`}function bl(e){let t=[];return e.forEach((n,s)=>{let a=t[t.length-1];a&&a[2]===n?a[1]=s:t.push([s,s,n])}),t}function kn({act:e}){let[t="",...n]=e.split(" ");return t==="play"||t==="lay"?i`<${Qd} cards=${n.join(" ")} />`:i`<span class="act">${t==="name"?U(n[0]):$e(e)}</span>`}var Qd=({cards:e})=>i`<span class="act">${ve(e)}</span>`,Qe=()=>i`<svg class="best-sign" viewBox="0 0 24 24" role="img" aria-label=${o("page.hint.mark.best")}>
		<path d="m12 1.5 3 7.2 7.8.6-5.9 5.1 1.8 7.6-6.7-4.1-6.7 4.1 1.8-7.6-5.9-5.1 7.8-.6z" />
	</svg>`,Yo=()=>i`<svg class="done-sign" viewBox="0 0 24 24" role="img" aria-label=${o("page.hint.mark.done")}>
		<circle cx="12" cy="12" r="8" />
	</svg>`,ma=e=>ee(Math.round(e*10)/10||0,1),vl=2;function Ms({advice:e,variant:t,done:n,open:s=!1,children:a}){let r=e.player===qi,l=Ts(e,t),c=n?Zd(e,n.act,n.name):"",p=o(r?"page.hint.says":"page.hint.says.untrained");return O(()=>{let u=[...l.slice(0,vl),`${p} ${Dt(e.act)}.`,c];M(u.filter(Boolean).join(" "),!0)},[e]),i`<div class="advice">
		<div class="advised">
			<p class="why">${ie(l.slice(0,vl).join(" "))}</p>
			<p class="verdict"><${Qe} /><span>
				<span class=${r?"says":""}>${p}</span>${" "}
				<${kn} act=${e.act} />
			</span></p>
			${n?i`<p class="did"><${Yo} /><span>${ie(c)}</span></p>`:null}
		</div>
		${a}
		<${Cy} advice=${e} variant=${t} done=${n} open=${s}
			more=${l.slice(vl).join(" ")} />
	</div>`}function Py({bids:e,player:t,variant:n,hand:s,trump:a,dealer:r,seat:l,against:c},p){if(!e||!p||p.trump.by!=="success"||t!==qi)return null;let u={variant:n,hand:s,trump:a,dealer:String(r),seat:String(l)};return c?.length===1&&(u.others=c.join()),i`<p class="small"><a href=${`/bids?${new URLSearchParams(u)}`}>${o("page.bids.all")}</a></p>`}function wl({against:e}){if(!e)return"";let t=n=>De(`page.level.${n}`)?o(`page.level.${n}`):o("page.hint.person");return o("page.hint.against",{players:D(e.map(t))})}function Cy({advice:e,variant:t,done:n,open:s,more:a}){let r=Vd(e);return i`<details class="figures" open=${s}>
		<summary>${o("page.hint.figures")}</summary>
		<${se}>
			${a?i`<p>${ie(a)}</p>`:null}
			${r?i`<p class="small soft">${r}</p>`:null}
			${e.bids?i`<${_y} advice=${e} variant=${t} done=${n} />`:i`<${Dy} advice=${e} done=${n} />`}
			${Py(e,t)}
			<p class="small soft">
				${o("page.hint.relative")} ${o("page.hint.worlds",{n:e.worlds})} ${wl(e)}
			</p>
		<//>
	</details>`}var Xo=({best:e,done:t,children:n})=>i`<th scope="row"><span class="which">
	<span class="mark">${e?i`<${Qe} />`:null}${t?i`<${Yo} />`:null}</span>${n}
</span></th>`;function Yd({choice:e,best:t,whole:n}){let s=e&&!t&&Ct(e)==="close",a=s?o("page.hint.close"):o("page.hint.behind",{gap:S(e?.gap??0,1)});return i`<td class=${`less${s?" soft":""}${n?" whole":""}`}>${t||!e?"–":a}</td>`}function Dy({advice:e,done:t}){return i`<${se}><table class="book choices">
		<thead><tr>
			<th scope="col">${o("page.hint.choice")}</th><th scope="col">${o("page.hint.chance")}</th>
			<th scope="col" class="whole">${o("page.hint.points")}</th><th scope="col">${o("page.hint.less")}</th>
		</tr></thead>
		<tbody>${e.choices.map((n,s)=>i`<tr key=${n.act}>
				<${Xo} best=${s===0} done=${n.act===t?.act}><${kn} act=${n.act} /><//>
				<td>${xe(n.chance)}</td>
				<td class="whole">${ma(n.points)}</td>
				<${Yd} choice=${n} best=${s===0} />
			</tr>`)}</tbody>
	</table><//>`}function Ly(e,t){let n=(e.bids??[]).map(c=>({...c,cards:c.best,premiums:c.premiums})),s=e.choices.find(c=>c.act===t?.act),a=s?.act.replace(/^lay /,"")??"";if(!s||n.some(c=>c.cards===a))return n;let r=n.findLastIndex((c,p)=>p===0||c.points>=s.points),l={tricks:t?.bid??0,cards:a,points:s.points,chance:s.chance,premiums:void 0};return n.toSpliced(r+1,0,l)}function Ry({premiums:e},t){let[n,s]=["pass",t].map(a=>e?.find(r=>r.offer===a));return n&&s?ma(s.points-n.points):"–"}function _y({advice:e,variant:t,done:n}){let s=(e.bids??[]).flatMap(r=>r.premiums??[]).map(r=>r.offer),a=[...new Set(s)].filter(r=>r!=="pass");return i`<${se}><table class="book choices bids">
		<thead><tr><th scope="col">${o("col.bid")}</th><th scope="col">${o("page.hint.chance")}</th>
			<th scope="col">${o("page.hint.points")}</th><th scope="col" class="whole">${o("page.hint.less")}</th>
			${a.map(r=>i`<th key=${r} scope="col">${$e(r)}</th>`)}</tr></thead>
		<tbody>${Ly(e,n).map((r,l)=>{let c=e.choices.find(p=>p.act===`lay ${r.cards}`);return i`<tr key=${r.cards}>
				<${Xo} best=${l===0} done=${c!==void 0&&c.act===n?.act}>
					<b>${ke(r.tricks,t)}</b><${Qd} cards=${r.cards} />
				<//>
				<td>${xe(r.chance)}</td>
				<td>${ma(r.points)}</td>
				<${Yd} choice=${c} best=${l===0} whole />
				${a.map(p=>i`<td key=${p}>${Ry(r,p)}</td>`)}
			</tr>`})}</tbody>
	</table><//>
	${a.length>0?i`<p class="small soft">${o("page.hint.gain")}</p>`:null}`}var xn=e=>/^(.+\.)?localhost\.?$|^127(\.\d+){3}$|^\[::1\]$/.test(e);function Lt({link:e=`${location.origin}${location.pathname}`,label:t=o("page.link"),chief:n=!1,invites:s=!1}){let[a,r]=vo(),l=matchMedia("(pointer: coarse)").matches&&!!navigator.share,c=o("page.link.give",{how:l?"share":s?"invite":"copy"}),p=l?o("page.link.shared"):o("page.link.copied");return i`<div class="invitation">
		<${K} label=${t} readonly value=${e} onfocus=${d=>d.target.select()} />
		<${k} chief=${n} onclick=${async()=>{try{let d=s?o("page.link.text",{name:T.peek()?.name??o("page.guest")}):"";l?await navigator.share({title:o("title"),text:d,url:e}):await navigator.clipboard.writeText(`${d}
${e}`.trim()),r(),M(p,!0)}catch(d){d instanceof DOMException&&d.name==="AbortError"||M(o("page.link.by-hand"))}}} say=${a?p:c} />
		${xn(location.hostname)?i`<${Iy} />`:i`<${Wy} link=${e} />`}
	</div>`}function Wy({link:e}){let[t,n]=b(null),s=async()=>{try{n((await kl([e]))[0]??null)}catch{M(o("trouble.unreached"))}};return i`<details class="qr" ontoggle=${r=>r.currentTarget.open&&!t&&void s()}>
		<summary>${o("page.link.code")}</summary>
		${t?i`<${xl} code=${t} label=${o("page.link.code.of",{link:e})} />`:null}
	</details>`}var fa=4;async function kl(e){let{generate:t}=await import("./lean-qr.js");return e.map(n=>t(n))}function xl({code:e,label:t}){let n=Array.from({length:e.size},(l,c)=>c),s=n.flatMap(l=>n.filter(c=>e.get(c,l)).map(c=>`M${c} ${l}h1v1h-1z`)).join(""),a=e.size+2*fa,r=`${-fa} ${-fa} ${a} ${a}`;return i`<svg role="img" aria-label=${t} viewBox=${r} shape-rendering="crispEdges">
		<rect x=${-fa} y=${-fa} width=${a} height=${a} fill="#fff" />
		<path d=${s} fill="#000" />
	</svg>`}function Iy(){return i`<details class="unreachable">
		<summary>${o("page.link.own")}</summary>
		<p>${o("page.link.own.start")}</p>
		<p><code>ninetynine serve --addr :${location.port||80}</code></p>
		<p>${o("page.link.own.send",{host:location.hostname})}</p>
	</details>`}function er({variant:e,table:t}){let n=De(`variant.${e}`);return i`<div class="introduction">
		${E.taught.value?null:i`<p>${o("page.invited.what")}</p>`}
		<p class="turns">
			<a class="button plain" href=${t?`/learn/first?table=${t}`:"/learn/first"}>${o("page.learn.title")}</a>
			<a class="button plain" href=${n?`/rules/${e}`:"/rules"}>
				${n?o("page.invited.rules",{variant:o(`variant.${e}`)}):o("page.nav.rules")}
			</a>
		</p>
	</div>`}var js=async e=>M(o(await dn(e)?"page.link.copied":"page.link.by-hand"));var n$=e=>e.split(" ")[0]??"",s$=(e,t)=>e.premiums?.find(n=>n$(n.offer)===t),qy=e=>(e.bids?.[0]?.premiums??[]).map(t=>n$(t.offer));function Sl(e,t){return t==="chance"?e.chance:t==="points"||t==="bid"?e.points:s$(e,t)?.points??-1/0}function Fy(e,{by:t,up:n}){let s=new Map;for(let p of e.choices)s.set(p.bid??0,[...s.get(p.bid??0)??[],p]);let a=p=>+(p.act===e.act)+Number(p.played??!1),r=(p,u)=>a(u)-a(p)||Sl(u,t)-Sl(p,t),l=[...s].map(([p,u])=>({tricks:p,ways:u.toSorted(r)})),c=({tricks:p,ways:[u]})=>t==="bid"?p:u?Sl(u,t):0;return l.toSorted((p,u)=>(c(u)-c(p))*(n?-1:1))}var a$=e=>e.choices.every(t=>Math.round(t.chance*100)<Zo);function tr({by:e,text:t,order:n,onorder:s,class:a}){let r=n.by===e,l=e==="bid",c=n.up?"ascending":"descending";return i`<th scope="col" class=${a} aria-sort=${r?c:void 0}>
		<button type="button" class="sort" onclick=${()=>s({by:e,up:r?!n.up:l})}>
			${t}<span aria-hidden="true">${r?n.up?"↑":"↓":""}</span>
		</button>
	</th>`}var Xd=(e,t=!0)=>`${t?"":"≈ "}${ee(Math.round(e)||0,0)}`;function e$({way:e,offers:t}){let n=e.played??!1,s=Math.max(...(e.premiums??[]).map(r=>r.points)),a=`${n?"":"≈ "}${xe(e.chance)}`;return i`<td class=${t.length>0?"spare":""} data-estimate=${n?void 0:""}>${a}</td>
		<td class=${t.length>0?"whole":""}>${Xd(e.points,n)}</td>
		${t.map(r=>{let l=s$(e,r);return i`<td key=${r} class=${l&&l.points===s?"offered top":"offered"}>
				${l?i`<b>${Xd(l.points)}</b> <small>${xe(l.chance)}</small>`:"–"}
			</td>`})}`}var t$=({act:e})=>i`<span class="act">${ve(e.replace(/^lay /,""))}</span>`;function zy({total:{tricks:e,ways:t},best:n,offers:s,variant:a}){let[r,l]=b(!1),[c,...p]=t;if(!c)return null;let u=ke(e,a),d=t.some($=>$.act===n);return i`<tbody class=${r?"open":""}>
		<tr class="total">
			<th scope="row"><span class="which">
				<span class="mark">${d?i`<${Qe} />`:null}</span>
				<b data-long=${u.length>2?"":void 0}>${u}</b>
				<${t$} act=${c.act} />
			</span></th>
			<${e$} way=${c} offers=${s} />
			<td class="fold">${p.length===0?null:i`<button type="button" aria-expanded=${r}
				aria-label=${o("page.bids.fold",{bid:u,n:t.length})} onclick=${()=>l(!r)}>
				<span aria-hidden="true">${S(t.length)}</span>
				<svg viewBox="0 0 24 24" aria-hidden="true"><path d="m6 9 6 6 6-6" /></svg>
			</button>`}</td>
		</tr>
		${r?p.map($=>i`<tr key=${$.act} class="way">
			<th scope="row"><span class="which">
				<span class="mark">${$.act===n?i`<${Qe} />`:null}</span>
				<b></b><${t$} act=${$.act} />
			</span></th>
			<${e$} way=${$} offers=${s} />
			<td></td>
		</tr>`):null}
	</tbody>`}var Hy=5;function o$(e,t){let n=e/Math.max(Hy*t,1);return n<.75?n:1-.25*Math.exp(3-4*n)}function r$({advice:e,variant:t,order:n,onorder:s}){let a=qy(e),r=ye(()=>Fy(e,n),[e,n.by,n.up]),l={order:n,onorder:s};return i`<${se}><table class="book choices bids ways">
		<caption class="unseen">${o("page.nav.bids")}</caption>
		<thead><tr>
			<${tr} by="bid" text=${o("col.bid")} ...${l} />
			<${tr} by="chance" text=${o("page.hint.chance")} class=${a.length>0?"spare":""} ...${l} />
			<${tr} by="points" text=${o("page.hint.points")} class=${a.length>0?"whole":""} ...${l} />
			${a.map(c=>i`<${tr} key=${c} by=${c}
				text=${c==="pass"?o("page.nopremium"):$e(c)} ...${l} />`)}
			<th scope="col">${o("page.bids.ways")}</th>
		</tr></thead>
		${r.map(c=>i`<${zy} key=${c.tricks} total=${c} best=${e.act} offers=${a} variant=${t} />`)}
	</table><//>`}var Ky=["variant","hand","trump","up","offer","dealer","seat","totals","played","others","sort"];function Jy(e,t){let n=new URLSearchParams;for(let s of Ky){let a=s in t?t[s]:e.get(s)??void 0;a&&n.set(s,a)}return`/bids?${n.toString().replaceAll("%2C",",")}`}var Uy=e=>e&&/^\d+$/.test(e)?Number(e):void 0;function Gy(e){let t=c=>e.get(c)||void 0,[n,s,a]=["dealer","seat","played"].map(c=>Uy(e.get(c))),r=e.get("totals")?.split(",").map(Number).map(c=>Number.isInteger(c)?c:0),l={variant:t("variant")??"standard",hand:t("hand"),trump:t("trump"),up:t("up"),offer:t("offer"),dealer:n,seat:s,totals:r,played:a,others:e.get("others")?.split(",")};return JSON.parse(JSON.stringify(l))}var Al=e=>[...ge].map(t=>e.ranks.split(" ").map(n=>n+t));function Vy(e){let t=[...Al(e).flat(),...e.joker?["joker"]:[]];for(let r=t.length-1;r>0;r--){let l=(crypto.getRandomValues(new Uint32Array(1))[0]??0)%(r+1);[t[r],t[l]]=[t[l]??"",t[r]??""]}let n=t.length===e.seats*e.hand,s=nr(e)?t[n?t.length-1:e.hand]??"":"";return{hand:t.slice(0,e.hand).map(r=>r==="joker"?s:r).join(" "),up:s}}var nr=e=>e.trump.by==="turnup",Zy=({order:e})=>e.includes("offer")&&e.indexOf("offer")<e.indexOf("lay");function Qy({variant:e,hand:t,onhand:n}){let s=Al(e),[a,r]=b([0,0]),l=P(null),c=t.length>=e.hand,p=m=>{t.includes(m)?n(t.filter(h=>h!==m)):c?M(o("page.bids.full",{n:e.hand})):n([...t,m])},u=m=>{let[h=0,f=0]=a,g={ArrowLeft:[0,-1],ArrowRight:[0,1],ArrowUp:[-1,0],ArrowDown:[1,0]}[m.key];if(!g)return;m.preventDefault();let v=[(h+g[0]+s.length)%s.length,f+g[1]],w=s[v[0]??0]?.length??1;v[1]=((v[1]??0)+w)%w,r(v),l.current?.querySelector(`[data-at="${v.join()}"]`)?.focus()},d=(m,h,f)=>i`<button type="button" key=${m} data-at=${`${h},${f}`}
		tabindex=${a[0]===h&&a[1]===f?0:-1} aria-pressed=${t.includes(m)}
		onclick=${()=>(r([h,f]),p(m))}>
		<${me} card=${m} size="mini" />
	</button>`,$=m=>m>9?Math.ceil(m/2):m;return i`<div class="pack" role="group" aria-label=${o("page.bids.cards")} ref=${l} onkeydown=${u}>
		${s.map((m,h)=>i`<div key=${h} class="suit-row" style=${`--n: ${$(m.length)}`}>
			${m.map((f,g)=>d(f,h,g))}
		</div>`)}
	</div>`}function Yy({variant:e,asking:t,set:n}){if(nr(e)){let l=[...Al(e).flat(),...e.joker?["joker"]:[]],c=Y(n)("up");return i`<${q} label=${o("page.bids.up")} value=${t.up??""} onchange=${c}
			options=${[["",o("page.bids.up.none")],...l.map(p=>[p,cn(p)])]} />`}let s=e.trump.by==="holder"&&t.offer&&t.offer!=="pass",r=[...s&&!e.trump.none?[]:["none"],..."CDHS",...s&&e.trump.nines?["nines"]:[]];return i`<${G} label=${o("page.bids.trump")} value=${t.trump??e.trump.first}
		options=${r.map(l=>[l,l==="none"?o("trump.short"):U(l)])}
		onchange=${Y(n)("trump")} />`}function Xy({variant:e,asking:t,set:n}){let s=e.seats-(e.dummy?1:0),a=t.seat??0,r=t.dealer??s-1,l=Array.from({length:s},(c,p)=>{let u=(a-1-p+2*s)%s;return[String(u),p===s-1?o("page.bids.place.last"):o("page.bids.place",{n:p+1})]});return i`<${G} label=${o("page.bids.place.label")} value=${String(r)} options=${l}
		onchange=${Y(n)("dealer")} />`}function eb({variant:e,asking:t,set:n}){if(!Zy(e))return null;let{declare:s,reveal:a}=e.offers,r=["","pass",...s?["declare"]:[],...a?["reveal"]:[]],l=c=>{let p=c!==""&&c!=="pass"&&!e.trump.none;n({offer:c,trump:p?t.trump?.replace("none","")||"C":t.trump})};return i`<${G} label=${o("page.bids.offer")} value=${t.offer??""}
		options=${r.map(c=>[c,c===""?o("page.bids.offer.none"):$e(c)])}
		onchange=${l} />`}function tb({variant:e,asking:t,set:n}){let s=e.seats,a=Array.from({length:s},($,m)=>t.totals?.[m]??0),r=9999,l=t.seat??0,c=$=>e.dummy&&$===s-1?"dummy":$===l?"you":String(($-l+s)%s+1),p=()=>n({totals:"",played:""}),u=$=>m=>n({totals:a.with($,m).join()}),d=($,m)=>i`<${X} key=${m} late label=${o("page.bids.total",{who:c(m)})}
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
	</details>`}function nb({began:[e,t]}){let[n,s]=b(performance.now());return O(()=>{let a=setInterval(()=>s(performance.now()),250);return()=>clearInterval(a)},[]),i`<progress value=${o$(n-e,t)} aria-label=${o("page.bids.far")}></progress>`}var sb=11e4,Ol=new Map;function ab(e){let t=e?JSON.stringify(e):"",[n,s]=b({});return O(()=>{if(!e)return;let a=Ol.get(t);if(a)return void s({key:t,table:a,whole:!0});let r=new AbortController,{signal:l}=r;return bo(async()=>{let u=performance.now(),d=await Ui(e,{signal:l}),$=d.advice.phase==="lay"&&d.advice.choices.some(h=>!h.played);if(l.aborted)return;let m=performance.now();if(s({key:t,table:d,whole:!$,began:[m,m-u]}),!$)return void Ol.set(t,d);try{let h=await Ui({...e,all:!0},{signal:l,within:sb});Ol.set(t,h),l.aborted||s({key:t,table:h,whole:!0})}catch{l.aborted||s({key:t,table:d,whole:!0})}},u=>s({key:t,wrong:mn(u)?o("page.bids.none"):L(u)}),()=>!l.aborted),()=>r.abort()},[t]),n.key===t?n:{}}function ob({known:{table:e,whole:t,wrong:n,began:s},variant:a,sort:r,set:l}){if(n)return i`<p role="alert">${n}</p>`;if(!e)return i`<p class="soft" role="status">${o("page.hint.thinking")}</p>`;let{advice:c,game:p}=e,[u="points",d]=r.split("."),$={by:u||"points",up:d==="up"},m=c.choices[0];return i`<div class="advice">
		${c.phase==="lay"&&m?i`<div class="advised">
				<p class="verdict"><${Qe} /><span>
					${o("page.bids.says",{bid:ke(m.bid??0,a)})} <${kn} act=${m.act} />
				</span></p>
				${a$(c)?i`<p class="why">${o("page.bids.spoil")}</p>`:null}
			</div>
			<${r$} advice=${c} variant=${a} order=${$}
				onorder=${h=>l({sort:h.by+(h.up?".up":"")})} />
			<div class="small soft far">
				<p role="status">${o(t?"page.hint.worlds":"page.bids.more",{n:c.worlds})} ${wl(c)}</p>
				${!t&&s?i`<${nb} began=${s} />`:null}
			</div>
			<p class="small soft estimates">${o("page.bids.estimate")}</p>
			<p class="small soft">${o(p?"page.bids.points.game":"page.bids.points")}</p>`:i`<${Ms} advice=${c} variant=${a} open />`}
	</div>`}function rb({variant:e,asking:t,set:n,known:s,hand:a,sort:r}){let l=e.hand-a.length;return l>0?i`<p class="soft waiting-for">${o("page.bids.wait",{n:l})}</p>`:nr(e)&&!t.up?i`<p class="soft waiting-for">${o("page.bids.wait.up")}</p>`:i`<${ob} known=${s} variant=${e} sort=${r} set=${n} />`}function ib(){let e=He.value,t=Gy(e),n=re(t.variant),s=z(t.hand?.trim().replaceAll(/[\s.]+/g," ")),a=n&&s.length>=n.hand&&(!nr(n)||t.up),r=ab(a?t:void 0);O(()=>{le(Me)},[]);let l=($,m="sort"in $)=>Z(Jy(He.value,$),{replace:m});if(!n){let $=Oe.value.length>0&&Oe.value.every(m=>m.id!==t.variant);return i`<${V} title=${$?o("page.nowhere"):""} />`}let c=$=>l({hand:$.join(" ")},$.length<n.hand),p=()=>l(Vy(n),!1),u=()=>l({hand:""},!1),d={variant:n,asking:t,set:l};return i`<main id="main" tabindex="-1" class="bid-screen">
		<header><h1>${o("page.nav.bids")}</h1><p class="lead">${o("page.bids.lead")}</p></header>
		<div class="bid-asked">
			<${q} label=${o("page.create.variant")} value=${n.id} groups=${ut()}
				onchange=${$=>Z(`/bids?variant=${$}`)} />
			<div class="pack-head"><h2>${o("page.bids.cards")}</h2>
				<span class="soft" aria-live="polite">${o("page.bids.count",{n:s.length,of:n.hand})}</span></div>
			<${Qy} variant=${n} hand=${s} onhand=${c} />
			<p class="row">
				<${k} onclick=${p} say=${o("page.bids.deal")} />
				${s.length>0?i`<${k} plain onclick=${u} say=${o("page.bids.clear")} />`:null}
			</p>
			<${eb} ...${d} /><${Yy} ...${d} /><${Xy} ...${d} /><${tb} ...${d} />
		</div>
		<section class="bid-found" aria-label=${o("page.bids.found")}>
			<${rb} ...${d} known=${r} hand=${s} sort=${e.get("sort")??""} />
			${a?i`<p><${k} plain onclick=${()=>js(location.href)}
					say=${o("page.link.give",{how:"copy"})} /></p>`:null}
		</section>
	</main>`}var sr="ninetynine.promise";async function i$(){try{let e=Number(localStorage.getItem(sr));if(await navigator.storage.persisted()||Date.now()-e<6048e5)return;localStorage.setItem(sr,String(Date.now())),await navigator.storage.persist()}catch{}}async function l$(){try{let e=await navigator.storage.persisted(),{usage:t}=await navigator.storage.estimate().catch(()=>({usage:void 0}));return{promised:e,bytes:t}}catch{return}}var lb=()=>!yt&&"serviceWorker"in navigator&&"PushManager"in window&&"Notification"in window,Ut=_(null),Tl=()=>navigator.serviceWorker.getRegistration(Cp.pathname);async function cb(){let[e,t]=await Promise.all([gu({},{where:"there"}),Tl()]),n=await t?.pushManager?.getSubscription(),s=n&&n.endpoint===e.endpoint&&Notification.permission==="granted";Ut.value=s?e:{key:e.key},s&&e.language!==ae.peek()&&await c$(n,e)}async function c$(e,{turn:t,tonight:n}){let{endpoint:s,keys:{p256dh:a="",auth:r=""}={}}=e.toJSON();Ut.value=await Zi({endpoint:s,p256dh:a,auth:r,language:ae.peek(),turn:t,tonight:n},{where:"there"})}async function pb(e){if(await Notification.requestPermission()!=="granted")throw new pe(o("page.push.denied"));let t=atob(e.replaceAll("-","+").replaceAll("_","/")),n={userVisibleOnly:!0,applicationServerKey:Uint8Array.from(t,s=>s.charCodeAt(0))};try{let s=await Tl();if(!s)throw new TypeError("there is no service worker");return await s.pushManager.subscribe(n).catch(async a=>{if(a.name!=="InvalidStateError")throw a;return await(await s.pushManager.getSubscription())?.unsubscribe(),s.pushManager.subscribe(n)})}catch(s){throw console.info(String(s)),new pe(o("page.push.failed"))}}async function ub(e,t){let n=Ut.peek()??{},s={...n,[e]:t||void 0};if(s.turn||s.tonight)return c$(await pb(n.key??""),s);Ut.value=await Zi({},{where:"there"}),await(await(await Tl())?.pushManager.getSubscription())?.unsubscribe()}function Gt({what:e,brief:t}){let n=Be("there")?.id,s=lb()&&!ne.value&&n!==void 0;O(()=>{s&&cb().catch(()=>Ut.value=null)},[s,n,ae.value]);let{busy:a,once:r}=C();if(!s||!Ut.value?.key)return null;let l=c=>r(()=>ub(e,c).finally(()=>Ut.value={...Ut.peek()}));return i`<div class="told-of">
		<${Se} label=${o(`page.push.${e}`)} role="switch" checked=${Ut.value[e]??!1} disabled=${a}
			onchange=${l} />
		${t?null:i`<p class="soft small">${o("page.push.about")}</p>`}
	</div>`}var p$=$n("GET","events"),u$=$n("POST","events",{json:!0,once:!0}),ar=$n("GET","events/{event}"),or=$n("POST","events/{event}/acts",{json:!0,once:!0}),d$=$n("POST","events/{event}/seatings",{json:!0});var $$=$n("GET","events/{event}/seed"),m$=$n("GET","events/{event}/pars");var Sn="ninetynine.event.",f$=`${Sn}last`,ir=50,h$=[400,403,404,410,413],db=[403,404],$b=10,mb={event:ar,eventActs:or},Ns=class{shown=_(null);offline=_(!1);refused=_(null);unsent=_([]);refusals=_([]);waiting=on(()=>this.unsent.value.filter(t=>this.#b(t)).map(t=>t.act));#e;#n;#t=0;#s=!1;#a=!1;#o=new Set;#r="";#l=0;#c=[];constructor(t,{table:n=0,code:s="",wall:a=!1,pace:r=3e3}={},l=mb){this.id=t,this.table=n,this.code=s,this.wall=a,this.#e=l,this.#n=r;let c=a?null:Le(f$);c?.shown?.event===t&&c.table===n&&(this.shown.value=c.shown),this.#y(),addEventListener("storage",this.#i),addEventListener("online",this.wake),document.addEventListener("visibilitychange",this.#u),this.#m(),this.#v()}close(){this.#s=!0,removeEventListener("storage",this.#i),removeEventListener("online",this.wake),document.removeEventListener("visibilitychange",this.#u),this.wake()}wake=()=>this.#o.forEach(t=>t());#u=()=>document.visibilityState==="visible"&&this.wake();#i=t=>{if(!t.key?.startsWith(this.#p("act.")))return;let n=t.key.slice(this.#p("act.").length);t.newValue===null?this.#k(n):this.#y(),this.#v()};#p(t){return`${Sn}${this.id}.${t}`}#$(t){return new Promise(n=>{let s=()=>(clearTimeout(a),this.#o.delete(s),n(void 0)),a=setTimeout(s,t);this.#o.add(s)})}async#m(){for(;!this.#s;)await this.#d(),this.#s||await this.#$(this.#n*(document.visibilityState==="visible"?1:$b))}async#d(){let{id:t,table:n,code:s,wall:a}=this;try{let r={event:t,after:this.#t,...s&&{table:n,code:s},...a&&{wall:a}},l=await this.#e.event(r,{where:"there",within:Ji});if(this.#s)return;at(()=>{this.#f(l),this.offline.value=!1,this.refused.value=null}),l.seq<this.#t&&(this.#t=0)}catch(r){r instanceof H&&h$.includes(r.status)?this.refused.value=r:this.offline.value=!0}}#f(t){let n=this.shown.peek();if(!t.view){n&&t.seq>=this.#t&&(this.shown.value={...n,at:t.at});return}let s=this.#t?n?.desk?.acts??[]:[];this.#t=t.seq;let{desk:a,...r}=t;this.shown.value=a?{...r,desk:{...a,acts:[...s,...a.acts]}}:r,this.wall||oe(f$,JSON.stringify({table:this.table,shown:r}))}#g(){let t=Le(this.#p("device"));return this.#r=t?.device||this.#r||ue(),this.#l=Math.max(t?.count??0,this.#l)+1,oe(this.#p("device"),JSON.stringify({device:this.#r,count:this.#l})),{id:this.#h()+ue().slice(8),device:this.#r,count:this.#l}}#h(){return(this.#r||Le(this.#p("device"))?.device||"").slice(0,8)}isMine(t){return this.#h()!==""&&t.startsWith(this.#h())}send(...t){let n=Be("there")?.id??"",{table:s,code:a}=this,r=t.map(p=>({...p,...this.#g()})),l=r.map(p=>({act:p,table:s,code:a,by:n}));for(let p of l)oe(this.#p(`act.${p.act.id}`),JSON.stringify(p));this.unsent.value=[...this.unsent.peek(),...l];let c=new Promise(p=>this.#c.push({ids:new Set(r.map(u=>u.id)),refused:[],done:p}));return this.#v(),{acts:r,done:c}}#y(){let t=new Set(this.unsent.peek().map(r=>r.act.id)),s=Object.keys(It(this.#p("act."))).map(r=>Le(r)).filter(r=>r?.act?.id&&!t.has(r.act.id));if(s.length===0)return;let a=r=>r.act.count??0;this.unsent.value=[...this.unsent.peek(),...s].sort((r,l)=>a(r)-a(l))}#b({table:t,code:n,by:s}){return n===this.code&&t===this.table&&(n!==""||s===(Be("there")?.id??""))}async#v(){if(this.wake(),!this.#a){this.#a=!0;for(let t=ir;;){let n=this.unsent.peek().filter(s=>this.#b(s)).slice(0,t);if(n.length===0)break;t=await this.#x(n),t===0&&(t=ir,await this.#$(this.#n))}this.#a=!1}}async#x(t){let n=t.map(c=>c.act),{id:s,table:a,code:r}=this,l=[];try{let c={event:s,...r&&{table:a,code:r},acts:n},{refused:p}=await this.#e.eventActs(c,{where:"there",within:Ji,once:!1});for(let u of n){let{id:d,board:$,replaces:m=[]}=u,{fault:h}=p.find(v=>v.id===d)??{},f=h&&new H(400,h.reason,h.text,h.why,h.args),g=f?.why==="event-settled"&&n.some(v=>v.board===$&&m.includes(v.id));r&&f?.why==="event-unseen"?l.push({id:d,why:f}):g?this.#S(u):this.#k(d,f)}return this.#w(l)?0:ir}catch(c){if(!(c instanceof H)||!h$.includes(c.status))return this.offline.value=!0,0;if(r&&db.includes(c.status))return this.#w(n.map(({id:p})=>({id:p,why:c})))?0:ir;if(n.length>1)return 1;for(let{id:p}of n)this.#k(p,c);return 1}finally{this.wake()}}#S({replaces:t,...n}){this.unsent.value=this.unsent.peek().map(s=>{if(s.act.id!==n.id)return s;let a={...s,act:{...n,do:"result"}};return oe(this.#p(`act.${n.id}`),JSON.stringify(a)),a})}#w(t){let n=new Set(this.refusals.peek().map(a=>a.act.id)),s=t.flatMap(({id:a,why:r})=>this.unsent.peek().filter(l=>l.act.id===a&&!n.has(a)).map(({act:l})=>({act:l,why:r})));return s.length>0&&(this.refusals.value=[...this.refusals.peek(),...s]),t.length>0}dismiss({act:{id:t}}){this.#k(t),this.refusals.value=this.refusals.peek().filter(n=>n.act.id!==t)}#k(t,n){let s=this.unsent.peek().find(r=>r.act.id===t);if(Ge(this.#p(`act.${t}`))!==null&&oe(this.#p(`act.${t}`),null),!s)return;let a=n&&n.why!=="act-id"?[{act:s.act,why:n}]:[];at(()=>{this.unsent.value=this.unsent.peek().filter(r=>r!==s),this.refusals.value=[...this.refusals.peek().filter(r=>r.act.id!==t),...a]});for(let r of this.#c)r.ids.delete(t)&&(r.refused.push(...a),r.ids.size===0&&r.done(r.refused));this.#c=this.#c.filter(r=>r.ids.size>0)}};var Rt="ninetynine.pad.",fb=200,hb=400,Vt=_(yb()),ha=_(new Set),lr=on(()=>ha.value.size>0);function jl(e,t){if(ha.peek().has(e)!==t)return;let n=[...ha.peek()].filter(s=>s!==e);ha.value=new Set(t?n:[...n,e])}function g$(e){let t=2166136261;for(let n=0;n<e.length;n++)t=Math.imul(t^e.charCodeAt(n),16777619)>>>0;return`${t.toString(16)}${e.length.toString(16)}`}function gb(e,t){let n=[g$(e)];for(let{at:s,rest:a}of t.toReversed())n.unshift(g$(e=e.slice(0,s)+a));return n}function Nl(e){try{let{draft:t,...n}=JSON.parse(e??"");if(!(typeof n.record=="string"&&typeof n.id=="string"&&Array.isArray(n.summary?.names)))return;let a=t?{[t.deal]:t.entry}:{},r=t&&t.deal<n.summary.deals?t.deal:null,l=gb(n.record,n.past??[]);return{past:[],next:[],versions:l,drafts:a,open:r,...n}}catch{return}}function yb(){let e=Object.values(It(Rt)).map(Nl).filter(t=>t!==void 0);return Object.fromEntries(e.map(t=>[t.id,t]))}var Bl=e=>e.versions.at(-1)??"",ga=(e,t)=>e.versions.includes(Bl(t));function y$(e){Vt.value={...Vt.peek(),[e.id]:e},jl(e.id,!0)}function cr(e){let t=Vt.peek()[e],n;try{n=localStorage.getItem(Rt+e)}catch{return}let s=Nl(n),a=ha.peek().has(e);if(!s)t&&!a&&b$(e);else if(t&&ga(t,s)&&(a||!ga(s,t)))Ae(t);else if(!t||ga(s,t))y$(s);else{y$(s);let{shared:r,...l}=t;Ae({...l,id:Bl(t)}),M(o("page.pad.split"))}}globalThis.addEventListener?.("storage",e=>{e.key?.startsWith(Rt)&&cr(e.key.slice(Rt.length))});var mt=()=>Object.values(Vt.value).sort((e,t)=>t.moved-e.moved),ft=e=>Vt.value[e];function Ae(e){Vt.value={...Vt.peek(),[e.id]:e},jl(e.id,oe(Rt+e.id,JSON.stringify(e)))}function b$(e){let{[e]:t,...n}=Vt.peek();Vt.value=n,jl(e,!0)}function v$(e){b$(e),oe(Rt+e,null)}var w$=()=>Object.fromEntries(mt().map(e=>[Rt+e.id,JSON.stringify(e)]));function bb(e,t){let[n,s]=[e.summary.deals,t.summary.deals],a={...t.drafts};for(let[l,c]of Object.entries(e.drafts)){let p=Number(l)===n?s:Number(l);p<=s&&(a[p]=c)}let r=e.shared??t.shared;return{...t,id:e.id,drafts:a,...r?{shared:r}:{}}}function k$(e,t){let n=Nl(t);if(!n||Rt+n.id!==e||(cr(n.id),mt().some(l=>ga(l,n))))return!1;let s=mt().find(l=>ga(n,l)),{shared:a,...r}=n;return s?Ae(bb(s,n)):ft(n.id)?Ae({...r,id:Bl(n)}):Ae(n),!0}var x$=({rules:e,seats:t,choices:n,totals:s,deals:a,end:r})=>({variant:e.id,names:t,live:n.live,totals:s,deals:a.length,over:r!==void 0}),Ml=()=>ue().slice(0,12),pr=e=>({id:Ml(),record:e.record,past:[],next:[],versions:[Ml()],drafts:{},open:null,moved:Date.now(),summary:x$(e)}),On=(e,t)=>({...e,record:t.record,past:[...e.past,O$(e.record,t.record,t.did)].slice(-fb),next:[],versions:[...e.versions,Ml()].slice(-hb),moved:Date.now(),summary:x$(t)}),ur=({open:e,summary:t})=>e??t.deals,Bs=e=>`${e.inserting?"before ":""}${ur(e)}`,zn=e=>e.drafts[Bs(e)];function Hn(e,t,n){let{[t]:s,...a}=e.drafts;return{...e,drafts:n?{...a,[t]:n}:a}}var S$=e=>({...e,drafts:Object.fromEntries(Object.entries(e.drafts).filter(([t])=>Number(t)>=e.summary.deals))}),Zt=({inserting:e,...t})=>({...t,open:null});function O$(e,t,n){let s=0;for(;s<e.length&&e[s]===t[s];)s++;return{at:s,rest:e.slice(s),...n?{did:n}:{}}}function A$(e,t){let n=e[t].at(-1);return n&&e.record.slice(0,n.at)+n.rest}function T$(e,t,n){let{past:s,next:a}=e,r=O$(e.record,t.record,e[n].at(-1)?.did),l=n==="past"?{past:s.slice(0,-1),next:[...a,r]}:{past:[...s,r],next:a.slice(0,-1)};return{...On(e,t),...l}}var Jn="ninetynine.unsent.",M$=["act","claim","ready","unready","ask","answer","redo","resume","chat"],P$=2500,j$=[300,1e3,2e3,4e3,8e3,15e3],vb=2e4,Kn=ue(),N$=!1;function B$(){N$||(N$=!0,globalThis.navigator?.locks?.request(Jn+Kn,()=>new Promise(()=>{})).catch(()=>{}))}async function wb(e){return(await globalThis.navigator?.locks?.query().catch(()=>{}))?.held?.some(({name:n})=>n===Jn+e)??!1}var kb=e=>!(e instanceof H)||e.status>=500||e.status===429||e.reason==="",dr=(e,t,n=!0)=>xb(e,t,{durability:n?"strict":"relaxed"}).catch(()=>{}),xb=Jo("ninetynine.unsent","commands"),Sb=36e5;async function Ob(){let e=await dr("readonly",t=>t.getAll())??[];for(let{name:t,kept:n,ended:s}of e){let a=JSON.parse(localStorage.getItem(t)??"null");s?localStorage.removeItem(t):(!a||!a.undo)&&localStorage.setItem(t,JSON.stringify({...a,...n})),s&&Date.now()-n.at>Sb&&dr("readwrite",r=>r.delete(t),!1)}}var Pl=Ob().catch(()=>{}),C$=Promise.race([Pl,new Promise(e=>setTimeout(e,P$))]),E$=new Map;function ya(e){let t=E$.get(e)??new El(e);return E$.set(e,t),t}var El=class{waiting=_([]);send=(t,n)=>Po(this.table,t,n);down=()=>!1;doubt=()=>{};recalled=t=>{};#e=new Map;#n=!1;#t=()=>{};#s={id:"",stop:new AbortController};constructor(t){this.table=t,this.waiting.value=this.#l(),addEventListener("storage",n=>n.key?.startsWith(this.#o(""))&&this.#m(n)),addEventListener("online",this.wake),document.addEventListener("visibilitychange",()=>document.visibilityState==="visible"&&this.wake()),this.waiting.peek().length>0&&this.#d(),Pl.then(()=>this.#c())}put(t,n=""){let s=ue(),r={by:this.#a()?.id??"",at:Date.now(),tab:Kn,tried:!1,undo:"",late:!1,why:""},l={command:{id:s,...t},premium:n,...r};B$(),this.waiting.value=[...this.waiting.peek(),l],this.#u(l,!0);let c=new Promise(u=>setTimeout(()=>(this.#p(s),u()),P$)),p=this.answered(s);return this.#f(),{answered:p,late:c}}answered(t){return new Promise((n,s)=>this.#e.set(t,{done:n,no:s}))}withdraw(t){let n=this.#r(t);if(!(!n||n.undo)){if(!n.tried)return this.#$(n,s=>s.no(new us));this.#i(t,{undo:ue(),late:!0}),this.#s.id===t&&this.#s.stop.abort(),this.#f()}}heard(t,n){let s=this.#r(t);s&&this.#$(s,a=>a.done(s.undo?{seq:n,late:!0}:{seq:n}))}wake=()=>{this.#t(),this.waiting.peek().some(({tab:t})=>t!==Kn)&&this.#d()};#a(){return Be(we(this.table)?"here":"there")}#o(t){return`${Jn}${this.table}.${t}`}#r(t){return this.waiting.peek().find(n=>n.command.id===t)}#l(){return Object.keys(It(this.#o(""))).map(n=>Le(n)).filter(n=>n?.command?.id).sort((n,s)=>n.at-s.at)}#c(){let t=this.#l(),n=a=>t.some(({command:{id:r}})=>r===a.command.id);for(let a of this.waiting.peek())a.tab!==Kn&&!n(a)&&this.#$(a,r=>r.no(new us));let s=t.filter(a=>!this.#r(a.command.id));if(s.length!==0){this.waiting.value=[...s,...this.waiting.peek()].sort((a,r)=>a.at-r.at);for(let a of s)this.recalled(a);this.#d()}}#u(t,n){if(!M$.includes(t.command.do))return;let s=this.#o(t.command.id);oe(s,JSON.stringify(t)),n&&dr("readwrite",a=>a.put({name:s,kept:t},s))}#i(t,n){this.waiting.value=this.waiting.peek().map(a=>a.command.id===t?{...a,...n}:a);let s=this.#r(t);s&&this.#u(s,n.undo!==void 0)}#p(t){!this.#r(t)||this.#r(t)?.late||(this.#i(t,{late:!0}),this.doubt())}#$(t,n){let{command:{id:s},tried:a,undo:r}=t;this.waiting.value=this.waiting.peek().filter(u=>u.command.id!==s);let l=this.#o(s);oe(l,null);let c=a&&!r;M$.includes(t.command.do)&&dr("readwrite",u=>c?u.delete(l):u.put({name:l,kept:t,ended:!0},l),!c),this.#s.id===s&&this.#s.stop.abort();let p=this.#e.get(s);this.#e.delete(s),p&&n(p)}#m({key:t,newValue:n}){let s=t?.slice(this.#o("").length)??"",a=this.#r(s);if(n===null)return a&&this.#$(a,l=>l.done(void 0));let r=JSON.parse(n);return a?this.waiting.value=this.waiting.peek().map(l=>l===a?r:l):this.waiting.value=[...this.waiting.peek(),r],r.undo&&!a?.undo&&this.#s.id===s&&this.#s.stop.abort(),this.#f(),void this.#d()}async#d(){await C$;for(let{command:{id:t},tab:n,at:s}of this.waiting.peek()){if(n===Kn)continue;(document.visibilityState==="visible"&&Date.now()-s>vb||!await wb(n))&&this.#i(t,{tab:Kn,tried:!0,late:!0})}B$(),this.#f()}async#f(){if(this.#t(),!this.#n){this.#n=!0;for(let t=0;this.waiting.peek().length>0;){let n=this.waiting.peek().filter(({tab:a,by:r})=>a===Kn&&r===(this.#a()?.id??r)),s=n.find(({undo:a})=>a)??n[0];s&&await this.#h(s)?t=0:await this.#g(j$[Math.min(t++,j$.length-1)]),s||await this.#d()}this.#n=!1}}#g(t){return new Promise(n=>{let s=setTimeout(n,t);this.#t=()=>(clearTimeout(s),n(void 0))})}async#h({command:t,by:n,undo:s,tried:a}){if(ws(this.table))return this.#y(t.id,new H(409,"moved",""));if(globalThis.navigator?.onLine===!1&&this.down())return!1;a||this.#i(t.id,{tried:!0});let{signal:r}=(this.#s={id:t.id,stop:new AbortController}).stop,l=t.seen===void 0?{}:{seen:t.seen};try{if(n!==""&&this.#a()===null&&await _e(we(this.table)?"here":"there"),n!==""&&this.#a()?.id!==n)throw new H(401,"no-session","");let c=new Promise((d,$)=>r.addEventListener("abort",()=>$(r.reason))),p=s?{id:s,do:"withdraw",of:t.id,...l}:t,u=await Promise.race([this.send(p,r),c]);if(!(u?.seq>0))throw new Error("somebody else answers");return this.#y(t.id,s&&!u.late?new us:u)}catch(c){return r.aborted?!0:kb(c)?(this.#i(t.id,{late:!0,why:c instanceof H?L(c):""}),c instanceof H&&c.reason||this.doubt(),!1):s?this.#b(t.id,c):this.#y(t.id,c)}}#y(t,n){let s=this.#r(t),a=n instanceof Error;return s&&this.#$(s,r=>a?r.no(n):r.done(n)),!0}#b(t,n){return n instanceof H&&n.reason==="stale"?this.#y(t,n):(this.#i(t,{undo:"",why:L(n)}),!0)}};function D$(){for(let e of Object.keys(It(Jn)))ya(e.slice(Jn.length).split(".")[0]??"")}C$.then(D$);Pl.then(D$);var L$="ninetynine.",R$=e=>e===sr||e===bd||[Jp,Jn,Sn].some(t=>e.startsWith(t)),Ab=()=>({...Object.fromEntries(Object.entries(It(L$)).filter(([e])=>!R$(e))),...w$()});function Tb(e,t){if(!oe(e,t))throw new H(507,"full","");dispatchEvent(new StorageEvent("storage",{key:e,newValue:t}))}async function _$(){let e=await td(),t=new Blob([e,JSON.stringify({page:Ab()}),`
`]);return{name:`ninetynine-${new Date().toISOString().slice(0,10)}.jsonl.gz`,content:await ho(t)}}function Mb(e){let t=e.slice(e.lastIndexOf(`
`,e.length-2)+1);try{return JSON.parse(t).page??{}}catch{return{}}}async function jb(e){let t;try{t=await Uo(e)}catch{throw new H(400,"file-cut","the file cannot be unpacked")}if(t===void 0)throw new H(400,"file-packed","the file is gzip with Zstandard");if(t.trim()==="")throw new H(400,"file-empty","the file is empty");return t}async function W$(e,t=!1){let n=await jb(e),s={...await sd(new Blob([n]),t),pads:0};for(let[a,r]of Object.entries(Mb(n)))!a.startsWith(L$)||R$(a)||typeof r!="string"||(a===Wp?Ip(r):a.startsWith(Rt)?s.pads+=k$(a,r)?1:0:Ge(a)===null&&Tb(a,r));if(lr.peek())throw new H(507,"full","");return await Lo(),s}var ba=e=>new Date(e*864e5).toISOString().slice(0,10),Cl=e=>Math.round(Date.parse(e)/864e5),I$=e=>/^\d{4}-\d\d-\d\d$/.test(e)&&!Number.isNaN(Date.parse(e));function Dl(e){let t=new Date(e);return ba(Date.UTC(t.getFullYear(),t.getMonth(),t.getDate())/864e5)}var wt=()=>Dl(Date.now());function va(e,t){if(typeof BroadcastChannel>"u")return;let n=new BroadcastChannel(e);return n.onmessage=({data:s})=>t(s),n}var $r="ninetynine.known",Nb=100,wa=_(Le($r)??[]);function mr(e){wa.value=[...Le($r)??[],e].slice(-Nb),oe($r,JSON.stringify(wa.value))}var Bb=6e5,Ll=({kind:e,label:t})=>e==="device"&&t?t:[o(`page.you.key.${e}`),t].filter(Boolean).join(", ");function Es(e){let t=(...l)=>e.some(c=>!c.this&&l.includes(c.kind)),[n,s,a]=[t("passkey"),t("words"),t("device","ssh")],r=[n&&"passkey",s&&"words"].filter(Boolean).map(l=>o(`page.you.way.${l}`));return{passkey:n,words:s,elsewhere:a,lasting:r,ways:[...r,...a?[o("page.you.way.other")]:[]]}}function Eb(){if(ne.value)return[];let e="taken";return[...aa.value.flatMap(n=>n.to?[{id:`${n.id} ${n.to.at}`,kind:e,label:Ze(n.to),at:n.to.at,of:n}]:[]),...Be("there")?.fresh??[]]}var q$=e=>e.kind==="joined"||e.kind==="taken"?e.label??"":Ll(e);function Pb(e){let{kind:t,at:n}=e,s=["link","joined","taken"].includes(t)?t:"key",a=Q(n,{weekday:"long"}),r={kind:t,what:q$(e),player:Ze(e.kind==="taken"?e.of:{}),day:a};return o(`page.new.${s}`,{...r,today:Dl(n)===wt()?"yes":"no"})}function Cb(){if(yt)return;let e=a=>{ne.peek()||M(L(a))},t=()=>{_e("there").catch(e)},n=va("ninetynine.player",a=>a!==yo.peek()&&t()),s="";ct(()=>{yo.value!==s&&n?.postMessage(s=yo.value)}),ct(()=>{Vp.value&&t()}),addEventListener("hashchange",()=>location.hash.startsWith("#code=")&&Lo().catch(e))}function Db(){let{turn:e}=Ne(Bb);O(()=>{wa.value=Le($r)??wa.value,e>0&&!ne.peek()&&_e("there").catch(()=>{})},[e]),O(Cb,[]);let{value:t}=ad;O(()=>{t!==void 0&&M(t?o("page.now",{player:Ze(t)}):o("page.now.none"))},[t]);let{busy:n,once:s}=C(),a=Eb().find(({id:u})=>!wa.value.includes(u)),r=Ft.value[0]==="t",l=a?Pb(a):"";if(O(()=>{r&&l&&M(l)},[r,l]),!a||r)return null;let c=a.kind==="link";return i`<div class="new row" role="status">
		<p>${l}</p>
		<${k} aria-busy=${n} onclick=${()=>s(async()=>{if(a.kind==="taken"){let u=await Ln({back:!0,as:a.of.id});return await Ro(u),M(o("page.join.undone",{what:Ze(u)})),Z("/you")}await(a.kind==="joined"?Oo({player:a.id}):Ao({key:a.id})),mr(a.id),M(o(a.kind==="joined"?"page.join.undone":"page.new.ended",{what:q$(a)})),await _e("there")})}
			say=${o(`page.${c?"new.refuse":a.kind==="taken"?"you.joined.undo":"new.not"}`)} />
		<${k} plain onclick=${()=>mr(a.id)} say=${o(c?"page.new.wanted":"page.new.mine")} />
	</div>`}var F$=e=>btoa(String.fromCharCode(...new Uint8Array(e))).replaceAll("+","-").replaceAll("/","_").replaceAll("=",""),z$=e=>Uint8Array.from(atob(e.replaceAll("-","+").replaceAll("_","/")),t=>t.charCodeAt(0));function H$({id:e,type:t,response:n}){let s=["clientDataJSON","attestationObject","authenticatorData","signature","userHandle"].filter(a=>n[a]).map(a=>[a,F$(n[a])]);return{id:e,rawId:e,type:t,response:Object.fromEntries(s),clientExtensionResults:{}}}var Ps=()=>isSecureContext&&"PublicKeyCredential"in window,K$=()=>/^[\d.]+$|^\[/.test(location.hostname),fr=e=>location.hostname===e||location.hostname.endsWith(`.${e}`),ka=e=>e==="localhost"?location.origin.replace(location.hostname,e):`https://${e}`;async function J$(e){let{challenge:t,site:n}=await bu(),s=()=>new pe(o("page.you.passkey.site",{address:ka(n)}));if(!fr(n))throw s();try{return await e(z$(t),n)}catch(a){throw a instanceof DOMException?a.name==="InvalidStateError"?new pe(o("page.you.passkey.known")):a.name==="SecurityError"?s():new pe(o("page.you.passkey.not")):a}}var U$=({id:e,name:t,keys:n})=>J$(async(s,a)=>{let r=await navigator.credentials.create({publicKey:{challenge:s,rp:{id:a,name:"Ninety-Nine"},user:{id:new TextEncoder().encode(e),name:t,displayName:t},pubKeyCredParams:[-7,-257].map(l=>({type:"public-key",alg:l})),excludeCredentials:n.filter(l=>l.credential).map(l=>({type:"public-key",id:z$(l.credential??"")})),authenticatorSelection:{residentKey:"required",userVerification:"preferred"}}});return vu(H$(r))}),G$=()=>J$(async(e,t)=>{let n=await navigator.credentials.get({publicKey:{challenge:e,rpId:t,userVerification:"preferred"}});return Ln({passkey:H$(n)}).catch(s=>{throw s instanceof H&&s.why==="passkey-ended"&&t!=="localhost"&&Rl("signalUnknownCredential",{rpId:t,credentialId:n.id}),s})});async function Rl(e,t){let{PublicKeyCredential:n}=globalThis;await n?.[e]?.(t).catch(()=>{})}var _l=()=>"signalAllAcceptedCredentials"in(globalThis.PublicKeyCredential??{});function xa(e,{id:t,name:n,keys:s}){let a=s.filter(l=>l.kind==="passkey").map(l=>l.credential??""),r={rpId:e,userId:F$(new TextEncoder().encode(t))};a.includes("")||(Rl("signalAllAcceptedCredentials",{...r,allAcceptedCredentialIds:a}),n&&Rl("signalCurrentUserDetails",{...r,name:n,displayName:n}))}var Lb=["AC","KD","QH","JS"];function Je({title:e,children:t}){return i`<section>
		<h2>${e}</h2>
		<div class="stack">${t}</div>
	</section>`}var Rb=["A","K","Q","J"];function An({name:e,label:t,options:n}){let s=E[e],a=r=>s.value=r;return i`<${G} label=${t} value=${s.value} options=${n} onchange=${a} />`}function hr({name:e,label:t,about:n}){let s=E[e];return i`<div>
		<${Se} label=${t} role="switch" checked=${s.value}
			onchange=${a=>s.value=a} />
		${n?i`<p class="soft small">${n}</p>`:null}
	</div>`}function _b(){let[e,t]=b(T.value?.name??E.name.value),[n,s]=b({text:"",wrong:!1}),a=T.value?.name??E.name.value,r=P(a),l=async p=>{let u=ta(p);if(u!==r.current){if((T.value||u!=="")&&!Qp(u))return s({text:o("page.choices.name.empty"),wrong:!0});r.current=u;try{await od(u),Be("there")&&na().then(d=>xa(d.site,d),()=>{}),t(T.value?.name??u),s({text:o("page.choices.name.kept"),wrong:!1})}catch(d){r.current=a,s({text:L(d),wrong:!0})}}};return i`<form onsubmit=${p=>(p.preventDefault(),l(e))}>
		<${K} label=${o("page.choices.name")} value=${e} oninput=${t} onchange=${()=>l(e)}
			maxlength=${24} autocomplete="nickname" placeholder=${o("page.guest")} enterkeyhint="done"
			aria-invalid=${n.wrong} aria-describedby="name-said" />
		<p id="name-said" class=${n.wrong?"trouble":"soft small"} role="status">
			${n.text||o("page.choices.name.about")}
		</p>
	</form>`}function Wb(){let[e,t]=b(null);if(!T.value||ne.value)return null;let n=()=>le(async()=>t(Es((await na()).keys).ways)),s=async()=>{try{await fu()}catch(l){if(!(l instanceof H&&l.reason==="no-session"))throw l}Co(null),M(o("page.choices.leave.done"))},a=()=>t(null),r=e?.length?"page.choices.leave.back":"page.choices.leave.warning";return i`<${Je} title=${o("page.choices.leave")}>
		<p><${k} aria-haspopup="dialog" onclick=${n} say=${o("page.choices.leave")} /></p>
		<p class="soft small">${o("page.choices.leave.about")}</p>
		${e?i`<${ze} title=${o(e.length?"page.choices.leave.title":"page.choices.leave.title.last")}
					yes=${o("page.choices.leave")} no=${o("page.choices.leave.no")}
					text=${o(r,{name:T.value.name,ways:D(e)})}
					onyes=${()=>le(s).then(a)} onclose=${a} />`:null}
	<//>`}var Wl=!1;function Ib(){let e=P(null);return O(()=>{Wl&&(Wl=!1,e.current?.querySelector("input:checked")?.focus())},[]),i`<div ref=${e} onchange=${()=>Wl=!0}>
		<${An} name="language" label=${o("page.choices.language")}
			options=${[["",o("page.choices.language.auto")],...Object.entries(uo)]} />
	</div>`}function qb({tables:e,longer:t,known:n,pads:s}){let a=Object.entries({tables:e,longer:t,pads:s,known:n}).filter(([,l])=>l>0);return[...e+t+s>0?[]:[o("page.here.taken.none")],...a.map(([l,c])=>o(`page.here.taken.${l}`,{n:c}))].join(" ")}function Fb(){let[e,t]=b(""),[n,s]=b(void 0),a=B(l$,e).value,r=()=>le(async()=>{let{name:p,content:u}=await _$();Bt(u,p)}),l=(p,u)=>le(async()=>{s(void 0),t("");try{t(qb(await W$(p,u)))}catch(d){if(!(d instanceof H))throw d;let $=`page.here.${d.reason}`;if(d.reason==="file-whose")s({file:p,name:d.message});else if(De($))t(o($));else throw d}}),c=Math.max(1,Math.ceil((a?.bytes??0)/1e6));return i`<${Je} title=${o("page.here")}>
		<p>${go.value?o(`page.unkept.${go.value}`):o("page.here.about",{mega:c})}</p>
		<p class="row">
			<${k} onclick=${r} say=${o("page.here.export")} />
			<${$s} say=${o("page.here.import")} accept=".jsonl,.gz,.zst" ontake=${l} />
		</p>
		<p class="small" role="status">${e}</p>
		${a&&!go.value?i`<p class="soft small">${o(a.promised?"page.here.promised":"page.here.unsure")}</p>`:null}
		${n?i`<${ze} title=${o("page.here.whose")} yes=${o("page.here.whose.yes")} no=${o("page.here.whose.no")}
					text=${o("page.here.whose.about",{name:n.name,me:(Be("here")??T.value)?.name??""})}
					onyes=${()=>l(n.file,!0)} onclose=${()=>s(void 0)} />`:null}
	<//>`}function zb(){return i`<main id="main" tabindex="-1" class="choices">
		<h1>${o("page.nav.settings")}</h1>
		<${Je} title=${o("page.choices.you")}><${_b} />
			${yt?null:i`<p><a href="/you">${o("page.you.go")}</a></p>`}
		<//>
		${yt||Be("here")?i`<${Fb} />`:null}
		<${Je} title=${o("page.choices.book")}>
			<${Ib} />
			<${An} name="theme" label=${o("page.choices.theme")}
				options=${te("page.choices.theme","auto","day","night")} />
			<p class="soft small">${o("page.choices.size")}</p>
		<//>
		<${Je} title=${o("page.choices.cards")}>
			<p class="sample on-felt">
				<${me} face="down" />${Lb.map(e=>i`<${me} key=${e} card=${e} />`)}
			</p>
			<${An} name="pack" label=${o("page.choices.pack")}
				options=${te("page.choices.pack","two","four","german4")} />
			<${An} name="back" label=${o("page.choices.back")}
				options=${te("page.choices.back","leaf","lattice","stripe")} />
			<${An} name="felt" label=${o("page.choices.felt")}
				options=${te("page.choices.felt","sea","moss","ink")} />
			${Rb.every(e=>o(`rank.${e}`)===e)?null:i`<${An} name="indices" label=${o("page.choices.indices")}
						options=${te("page.choices.indices","local","international")} />`}
			<${hr} name="values" label=${o("page.choices.values")} />
			<${hr} name="forced" label=${o("page.choices.forced")} about=${o("page.choices.forced.about")} />
		<//>
		<${Je} title=${o("page.choices.table")}>
			<${An} name="play" label=${o("page.choices.play")}
				options=${te("page.choices.play","auto","once","twice")} />
			<p class="soft small">${o("page.choices.play.about")}</p>
			<${An} name="pace" label=${o("page.choices.pace")}
				options=${te("page.pace","calm","usual","quick","instant")} />
			<${hr} name="sound" label=${o("page.choices.sound")} />
			<${hr} name="spoken" label=${o("page.choices.spoken")} about=${o("page.choices.spoken.about")} />
			<${Gt} what="turn" brief />
			<${Gt} what="tonight" />
		<//>
		${yt?null:i`<${Wb} />`}
		<p class="soft small"><a href="/privacy">${o("page.nav.privacy")}</a></p>
	</main>`}var Cs={changed:{},written:""},Hb={"game.target":[1,1e3],"game.deals":[1,1e3],"game.bonus":[0,1e3],"rubber.games":[1,100],"rubber.wins":[1,100],"score.trick":[0,1e3],"score.vulnerable":[1,1e3],"offers.declare":[1,1e3],"offers.reveal":[1,1e3]},V$=e=>e.offers.how!=="none",Kb={"offers.how":e=>{if(V$(e))return e.trump.by==="holder"?["sealed","turn","raise"]:["sealed","turn","raise","none"]},"offers.loss":e=>V$(e)?["opponents","own"]:void 0,"trump.by":e=>e.trump.by==="success"?["success","rotation",...e.joker?[]:["turnup"]]:void 0,"game.tie":e=>e.rubber.wins?["usual","on","contracts"]:["usual","on","share","contracts"],"game.bonusTo":e=>e.dummy?["dummy","double"]:void 0},Jb={"score.zeroOrAll":()=>!0,"trump.across":({rubber:e,trump:t})=>t.by==="success"&&(e.games>1||e.wins>0)},Fl=(e,t)=>t.split(".").reduce((n,s)=>n?.[s],e),Ub=(e,t)=>JSON.stringify(e)===JSON.stringify(t),ql=e=>typeof e=="object"&&e!==null&&!Array.isArray(e);function Ds({plan:e,set:t}){return i`<div>
		<${G} label=${o("page.create.length")} value=${e.length} onchange=${Y(t)("length")}
			options=${[["",o("page.create.length.usual")],...te("page.create.length","deals","games")]} />
		${e.length?i`<${X} label=${o("page.create.length.n")} value=${e.rounds} min=${1} max=${1e3}
					onchange=${Y(t)("rounds")} />`:null}
	</div>`}var Ls=({value:e,groups:t,onchange:n})=>i`<div class="variant">
	<${q} label=${o("page.create.variant")} value=${e} groups=${t} onchange=${n} />
	<p class="soft">${o(`about.${e}`)}</p>
</div>`,Z$=e=>new pe(o("page.create.rules.unread",{text:e}));function Un({changed:e,written:t},n){let s={};for(let[r,l]of Object.entries(n?e:{})){let[c="",p=""]=r.split("."),u=Fl(n,r);Ub(l,u)||(s[c]={...s[c],[p]:l})}let a={};try{a=t.trim()?JSON.parse(t):{}}catch(r){throw Z$(r instanceof Error?r.message:"")}if(!ql(a))throw Z$(o("page.create.rules.object"));for(let[r,l]of Object.entries(a))s[r]=ql(s[r])&&ql(l)?{...s[r],...l}:l;return Object.keys(s).length>0?s:void 0}function Rs({own:e,set:t,rules:n}){if(!n)return null;let s=u=>u in e.changed?e.changed[u]:Fl(n,u),a=(u,d)=>t({...e,changed:{...e.changed,[u]:d}}),r=u=>o(`page.create.rules.${u}`),l=u=>t({...e,written:u.currentTarget.value}),{clauses:c,...p}=n;return i`<details>
		<summary>${o("page.create.rules")}</summary>
		<div class="stack">
			<${Gb} points=${s("score.made")} onchange=${u=>a("score.made",u)} />
			${Object.entries(Hb).map(([u,[d,$]])=>Number(Fl(n,u))<d||u==="game.bonus"&&!n.game.target?null:i`<${X} key=${u} label=${r(u)} value=${s(u)} min=${d} max=${$}
							onchange=${m=>a(u,m)} />`)}
			${Object.entries(Kb).map(([u,d])=>{let $=d(n);return $?i`<${G} key=${u} label=${r(u)} value=${s(u)}
							options=${$.map(m=>[m,o(`page.create.rules.${u}.${m}`)])}
							onchange=${m=>a(u,m)} />`:null})}
			${Object.entries(Jb).map(([u,d])=>d(n)?i`<${Se} key=${u} label=${r(u)} checked=${s(u)}
							onchange=${$=>a(u,$)} />`:null)}
			<details class="whole">
				<summary>${o("page.create.rules.written")}</summary>
				<label class="field">
					<span>${o("page.create.rules.json")}</span>
					<textarea class="code" rows="3" spellcheck=${!1} autocapitalize="none" value=${e.written}
						placeholder='{"score": {"made": [0, 40, 20, 10]}}' oninput=${l}></textarea>
				</label>
				<p class="small soft">${o("page.create.rules.all")}</p>
				<pre class="code">${Vb(p)}</pre>
			</details>
		</div>
	</details>`}function Gb({points:e,onchange:t}){return i`<fieldset class="amounts whole">
		<legend>${o("page.create.rules.made")}</legend>
		${e.map((n,s)=>s===0?null:i`<${X} key=${s} label=${o("page.create.rules.made.n",{n:s})} value=${n} min=${0} max=${1e3}
						onchange=${a=>t(e.with(s,a))} />`)}
	</fieldset>`}var Vb=e=>Object.entries(e).map(([t,n])=>{let s=JSON.stringify(n).replaceAll(/([,:])(?=["\d[{tf-])/g,"$1 ");return`${JSON.stringify(t)}: ${s}`}).join(`
`);var Q$={variant:"",bots:[],public:"no",clock:"none",minutes:10,seconds:10,days:"3",length:"",rounds:9,closed:"no",hints:"",undo:"",open:"",pace:"usual",greet:"no",stand:"",house:Cs},Y$=6e4,Zb=1440*Y$;function Qb({clock:e,minutes:t,seconds:n,days:s}){if(e==="bank")return{bank:t*Y$,add:n*1e3};if(e==="move")return{move:Number(s)*Zb}}function Yb(e,t){let{variant:n,hints:s,undo:a,open:r,pace:l,stand:c,length:p,rounds:u}=e,d={variant:n,rules:Un(e.house,t),...p&&{[p]:u},public:e.public==="yes",audience:["no","yes"].includes(e.public)?"":e.public,closed:e.closed==="yes",clock:Qb(e),undo:a,hints:s,open:r,bot:c,pace:Wn[l],greet:e.greet==="yes"},$=Object.entries(d).filter(([,m])=>m!==void 0&&m!==""&&m!==!1);return Object.fromEntries($)}var gr=(e,t)=>Array.from({length:t.chairs-1},(n,s)=>e.bots[s]??""),X$=(e,t)=>gr(e,t).includes("");function Xb({plan:e,set:t,variant:n,name:s}){let a=c=>[c,o("page.create.bot",{level:o(`page.level.${c}`)})],r=[["",o("page.create.friend")],...oa.value.map(c=>a(c.name))],l=c=>p=>t({bots:gr(e,n).with(c,p)});return i`<fieldset class="seats">
		<legend class="unseen">${o("page.create.chairs")}</legend>
		${X$(e,n)?i`<${pt} name=${s} />`:i`<div class="field"><span>${o("page.create.chair",{n:1})}</span><p>${o("page.create.you")}</p></div>`}
		${gr(e,n).map((c,p)=>{let u=o("page.create.chair",{n:p+2});return i`<${q} key=${p} label=${u} value=${c} options=${r} onchange=${l(p)} />`})}
	</fieldset>`}function ev({plan:e,set:t}){let n=Y(t),s=["1","3","7"];return i`<div>
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
	</div>`}function tv({plan:e,set:t}){let n=Y(t),s=["",o("page.create.usual")],a=o("page.create.never");return i`<details>
		<summary>${o("page.create.more")}</summary>
		<div class="stack">
			<${Ds} plan=${e} set=${t} />
			<${G} label=${o("page.create.undo")} value=${e.undo} onchange=${n("undo")}
				options=${[s,...te("page.create.undo","free","agree"),["never",a]]} />
			${pd.value?i`<${G} label=${o("page.create.hints")} value=${e.hints} onchange=${n("hints")}
						options=${[s,["yes",o("page.create.hints.yes")],["no",a]]} />`:null}
			<${G} label=${o("page.create.open")} value=${e.open} onchange=${n("open")}
				options=${[s,...te("page.create.open","deal","match")]} />
			<p class="soft small whole">${o("page.create.usual.about")}</p>
			<${G} label=${o("page.create.watch")} value=${e.closed} onchange=${n("closed")}
				options=${[["no",o("page.create.watch.yes")],["yes",o("page.create.watch.no")]]} />
			<${G} label=${o("page.create.pace")} value=${e.pace} onchange=${n("pace")}
				options=${te("page.pace",...Object.keys(Wn))} />
			<${G} label=${o("page.create.greet")} value=${e.greet} onchange=${n("greet")}
				options=${te("page.create.greet","no","yes")} />
			<${q} label=${o("page.create.stand")} value=${e.stand} onchange=${n("stand")}
				options=${[s,...te("page.level",...oa.value.map(r=>r.name))]} />
		</div>
	</details>`}var nv=400;function sv({plan:e,rules:t}){let n={variant:e.variant,rules:av(e,t)},s=ae.value,{value:a=""}=B(async r=>(await new Promise(l=>setTimeout(l,nv)),!n.rules||r.aborted?"":yn(n,s).then(({players:l=""})=>l,()=>"")),JSON.stringify(n),s);return i`<p class=${a?"soft":"unseen"} role="status">${a}</p>`}function av(e,t){try{return Un(e.house,t)}catch{return}}function zl({onclose:e,group:t}){let n=Et(),[s,a]=b({...Q$,variant:n?.id??"",pace:E.pace.value,public:t??Q$.public}),l=B(async()=>T.peek()&&!ne.peek()?(await hs({})).groups:[],T.value?.id),[c,p]=b(""),{busy:u,once:d}=C(x=>p(L(x))),$=et(),m=P(null);O(()=>{c&&m.current?.scrollIntoView({block:"nearest"})},[c]);let h=re(s.variant),f=Oe.value.find(x=>x.id===s.variant)??n,g=x=>(a(A=>({...A,...x})),p(""));if(!f)return null;let v=x=>g({variant:x,house:{...s.house,changed:{}}}),w=x=>{x.preventDefault(),d(async()=>{p(""),!(X$(s,f)&&!await $.keep())&&await $d(Yb(s,h),["",...gr(s,f)])})},y=i`<button type="submit" form="create" class="button chief" aria-busy=${u}>
		${o("page.home.create")}
	</button>`;return i`<${I} broad title=${o("page.create.title")} onclose=${e} actions=${y}>
		<form id="create" class="create stack" onsubmit=${w}>
			<${Ls} value=${f.id} groups=${ut()} onchange=${v} />
			<${Xb} plan=${s} set=${g} variant=${f} name=${$} />
			${ne.value?null:i`<${G} label=${o("page.create.public")} value=${s.public} onchange=${Y(g)("public")}
					options=${[...te("page.create.public","no","friends","yes").filter(([x])=>x!=="friends"||T.value),...(l.value??[]).map(x=>[x.id,x.name])]} />`}
			<${ev} plan=${s} set=${g} />
			<${tv} plan=${s} set=${g} />
			<${Rs} own=${s.house} set=${Y(g)("house")} rules=${h} />
			<${sv} plan=${s} rules=${h} />
			<p ref=${m} class=${c?"trouble":""} role="alert">${c}</p>
		</form>
	<//>`}var Hl=e=>Uint8Array.from(e.match(/../g)??[],t=>parseInt(t,16)),em=(e,t)=>Uint8Array.from({length:t},(n,s)=>Number(e>>BigInt(8*(t-1-s))&255n));async function ov(e,t){for(let n=0;n<t;n++)e=await Xs("n99-chain-1",e);return e}var rv=(e,t)=>Xs("n99-mix-1",e,...t.flatMap(n=>[Uint8Array.of(n.length),n])),iv=async e=>/^[0-9a-fA-F]{64}$/.test(e)?Hl(e):Xs("n99-seed-1",e);async function*lv(e,t){for(let n=0n;;n++){let s=new DataView((await Xs("n99-deal-1",e,em(t,8),em(n,4))).buffer);for(let a=0;a<32;a+=8)yield s.getBigUint64(a)}}async function cv(e,t,n){let s=[...e],a=lv(t,n),r=(1n<<64n)-1n;for(let l=0;s.length-l>=2;){let c=[],p=1n;for(let $=BigInt(s.length-l);$>1n&&p*$<=1n<<56n;$--)c.push($),p*=$;let u,d;do{d=(await a.next()).value,u=[];for(let $ of c)u.push(Number(d*$>>64n)),d=d*$&r}while(d<(1n<<64n)%p);for(let $ of u){let[m,h]=[s[l],s[l+$]];s[l]=h,s[l+$]=m,l++}}return s}var tm=["2","3","4","5","6","7","8","9","10","11","12","J","Q","K","A"];async function pv(e,t,n,s=0){let a=e.ranks.split(" ").sort((h,f)=>tm.indexOf(h)-tm.indexOf(f)),r=["C","D","H","S"].flatMap(h=>a.map(f=>f+h));e.joker&&r.push("joker");let l=await cv(r,t,n),c=l.length===e.seats*e.hand?(s+1)*e.hand:l.length,p=e.trump.by==="turnup"?l[c-1]:void 0,u=Array.from({length:e.seats},(h,f)=>l.slice(f*e.hand,(f+1)*e.hand)),d=u.findIndex(h=>h.includes("joker")),$=e.dummy?(u[e.seats-1]??[]).slice(0,e.aside):[],m=h=>h.map(f=>f==="joker"?p??f:f).sort();return{hands:u.map(m),aside:m($),turnup:p,joker:d<0?void 0:d}}function uv(e,t){let n=a=>String(a??"").split(" ").filter(Boolean).sort().join(" "),s=(e.aside??[]).filter(a=>a!=="").pop();return t.hands.every((a,r)=>a.join(" ")===n(e.hands?.[r]))&&t.aside.join(" ")===n(s)&&t.turnup===e.turnup&&t.joker===e.joker}async function dv(e,t){if(e.length!==t.length)return!1;for(let[n,s]of e.entries())if(s.length&&await zp(s)!==t[n])return!1;return!0}async function nm(e,t,n){let s=e.split(`
`).filter(g=>g.trim()).map(g=>JSON.parse(g)),a=s[0]??{},r=s.findIndex((g,v)=>v>0&&"ninetynine"in g),l=r<0?s:s.slice(0,r),c=l.filter(g=>"deal"in g);if(!a.commit)return $v(a,c,t);let p=a.commits??[],u=(c[0]?.entropy??[]).map(Hl),d=await dv(u,p),$=l.some(g=>"end"in g),m=[],h=a.commit,f=0;for(let[g,v]of c.entries()){if(f++,!v.secret){m.push({deal:v.deal,outcome:$||g<c.length-1?"hidden":"playing"});continue}let w=Hl(v.secret);if(f>4096||Ki(await ov(w,f))!==h){m.push({deal:v.deal,outcome:"wrong",why:"secret"});continue}h=v.secret,f=0,d?m.push(await sm(v,t,await rv(w,u),0n)):m.push({deal:v.deal,outcome:"wrong",why:"entropy"})}return{by:"commit",deals:m,commit:a.commit,commits:p,brought:a.brought===!0,entropy:p.map((g,v)=>u[v]?.length?"given":g?"withheld":"none"),own:n?u.some(g=>Ki(g)===n):void 0}}async function sm(e,t,n,s){return uv(e,await pv(t,n,s,e.dealer))?{deal:e.deal,outcome:"proved"}:{deal:e.deal,outcome:"wrong",why:"cards"}}async function $v(e,t,n){let s=[],a=e.seed?await iv(e.seed):void 0,r=(t[0]?.number??0)-(t[0]?.deal??0);for(let c of t)!a||c.number===void 0?s.push({deal:c.deal,outcome:"bare"}):c.number!==r+c.deal?s.push({deal:c.deal,outcome:"wrong",why:"number"}):s.push(await sm(c,n,a,BigInt(c.number)));return{by:a?"seed":"none",deals:s,...{entropy:[],commit:"",commits:[],brought:!1,own:void 0}}}function Kl(e,t){let n=a=>a&&typeof a=="object"&&!Array.isArray(a);if(!n(t)||!n(e))return t??e;let s={...e};for(let[a,r]of Object.entries(t))s[a]=Kl(e[a],r);return s}async function mv(e,t){let n=JSON.parse(e.slice(0,e.indexOf(`
`))),s=Kl(await Bo(n.variant),n.rules);return{names:n.seats,verdict:await nm(e,s,t)}}function Sa({table:e,match:t=1,record:n}){let{value:s,wrong:a}=B(async()=>{if(!globalThis.crypto?.subtle)throw new pe(o("page.fair.insecure"));let r=n??await Tu({table:e??"",match:t}).catch(p=>{throw p instanceof H&&p.reason==="not-now"?new pe(o("page.fair.later")):p}),{commits:l=[]}=JSON.parse(r.split(`
`,1)[0]??"{}"),c=p=>e===void 0?void 0:Ho(e,p);return mv(r,l.map(c).find(Boolean))},e,t,n);return a?i`<p role="status">${a}</p>`:s?i`<${hv} names=${s.names} verdict=${s.verdict} />`:i`<p class="soft" role="status">${o("page.fair.looking")}</p>`}function fv(e){return e.deals.some(t=>t.outcome==="wrong")?"wrong":e.by!=="commit"?e.by:e.deals.some(t=>t.outcome==="hidden")?"hidden":e.brought?"brought":e.entropy.includes("withheld")?"withheld":e.entropy.includes("given")?"proved":"alone"}function hv({names:e,verdict:t}){let n=fv(t),s=u=>D(e.filter((d,$)=>t.entropy[$]===u)),a=t.deals.filter(u=>u.outcome==="proved").length,r=t.deals.find(u=>u.outcome==="wrong"||u.outcome==="hidden"),l={n:a,names:s(n==="withheld"?"withheld":"given"),deal:(r?.deal??0)+1},p=t.by==="commit"&&!t.brought&&t.own!==void 0&&(t.own?"page.fair.own":"page.fair.own.not");return i`<section class="fair" data-outcome=${n}>
		<p class="fair-verdict" role="status">${o(`page.fair.${n}.short`)}</p>
		<p>${o(`page.fair.${n}`,l)}${p&&` ${o(p)}`}</p>
		${new Set(t.deals.map(u=>u.outcome)).size>1?i`<table class="book">
					<thead><tr><th scope="col">${o("page.scores.deal")}</th><th scope="col">${o("page.fair.found")}</th></tr></thead>
					<tbody>${t.deals.map(u=>i`<tr key=${u.deal}><th scope="row">${u.deal+1}</th>
							<td class=${u.outcome==="wrong"?"failed":""}>${gv(u,n)}</td></tr>`)}</tbody>
				</table>`:null}
		${t.commit?i`<details><summary>${o("page.fair.commitments")}</summary>
				<p class="small">${o("page.fair.commitments.what")}</p>
				<dl class="commitments"><dt>${o("page.fair.server")}</dt><dd>${t.commit}</dd>
					${t.commits.map((u,d)=>u?i`<dt>${e[d]}</dt><dd>${u}</dd>`:null)}</dl></details>`:null}
	</section>`}function gv(e,t){return e.outcome==="wrong"?o(`page.fair.why.${e.why}`):o(e.outcome==="proved"&&t!=="proved"?"page.fair.deal.follows":`page.fair.deal.${e.outcome}`)}var Oa=_(null);function kt({player:e,name:t}){return e&&T.value&&!Ee(e)&&sa.value==="there"&&!ne.value?i`<button type="button" class="player" aria-haspopup="dialog" onclick=${a=>(a.stopPropagation(),Oa.value={id:e,name:t})}>
		<span class="name">${t}</span></button>`:i`<span class="name">${t}</span>`}var _s=({mean:e,within:t})=>`${e} ± ${t}`,yr=["3","4","5","2","2d"];async function yv(e){let{variants:t}=await ko();return t.find(n=>n.id===e)?.class}function Jl(e,t){let n=e.rated?e.chairs.flatMap(a=>a.player??[]):[],{value:s}=B(async()=>{if(n.length===0)return{};let[a,...r]=await Promise.all([yv(t),...n.map(l=>gn({player:l}))]);return Object.fromEntries(r.map(l=>[l.id,l.ratings.find(c=>c.class===a)]))},t,n.join());return s??{}}var Ul=({rating:e})=>i`<span class="soft small rating">${e?_s(e):o("page.ratings.new")}</span>`;function am({table:e,rating:t}){if(e.bears)return i`<p class="soft small">${o("page.rated.alone")}</p>`;if(!e.rated)return null;let n=t?.most?i` <${Gl} rating=${t} />`:null;return i`<p class="soft small">${o("page.rated")}${n}</p>`}var Gl=({rating:{class:e,most:t}})=>o("page.ratings.most",{class:o(`page.ratings.class.${e}`),most:String(t)});function om({table:e,variant:t}){let n=Jl(e,t);if(!e.rated)return null;let s=a=>i`<li key=${a.player}><b><${kt} player=${a.player} name=${ot(a)} /></b>${" "}
		<${Ul} rating=${n[a.player??""]} /></li>`;return i`<section class="bots"><h3>${o("page.ratings")}</h3>
		<ul>${e.chairs.filter(a=>a.player).map(s)}</ul>
		<p class="soft small">${o("page.rated")} <a href="/ratings">${o("page.ratings.all")}</a></p>
	</section>`}function bv({rest:[e=""]}){let[t,n]=b(yr.find(r=>r===e)??yr[0]),{value:s,wrong:a}=B(()=>du({class:t}),t);return i`<main id="main" tabindex="-1" class="records">
		<h1>${o("page.ratings")}</h1>
		<p>${o("page.ratings.about")}</p>
		<${G} hidden label=${o("page.ratings.class")} value=${t} options=${te("page.ratings.class",...yr)}
			onchange=${n} />
		${a?i`<p class="trouble" role="status">${a}</p>`:null}
		${s?i`<${wv} board=${s} />`:null}
	</main>`}function vv(e){if(!e)return"";let{mean:t,margin:n}=e.lost,s=n?`${S(t,1)} ± ${S(n,1)}`:S(t,1);return o("page.ratings.lost.deals",{lost:s,n:e.deals})}function wv({board:{players:e,levels:t}}){let n=e.map((a,r)=>{let l=i`<a href=${`/people/${a.id}`}>${a.id===T.value?.id?i`<b>${a.name}</b>`:a.name}</a>`;return{mean:a.mean,row:i`<tr key=${a.id}><th scope="row">${r+1}. ${l}</th>
			<td>${_s(a)}</td><td>${S(a.matches)}</td></tr>`}}),s=t.map(({level:a,mean:r})=>({mean:r,row:i`<tr key=${a} class="soft">
		<th scope="row"><i>${o(`page.level.${a}`)}</i></th><td><i>${r}</i></td><td></td></tr>`}));return i`${e.length?null:i`<p class="lead">${o("page.ratings.none")}</p>`}
		<${se}><table class="book">
			<thead><tr><th scope="col">${o("page.ratings.player")}</th><th scope="col">${o("page.ratings.rating")}</th>
				<th scope="col">${o("page.records.matches")}</th></tr></thead>
			<tbody>${[...n,...s].sort((a,r)=>r.mean-a.mean).map(({row:a})=>a)}</tbody>
		</table><//>`}function br({player:e,ratings:t,keyless:n}){let s=t.length>0&&T.value!==null,{value:a}=B(async()=>s?uu({player:e},{where:"there"}):void 0,e,s);if(t.length===0)return null;let r=Object.fromEntries(a?.classes.map(c=>[c.class,c])??[]),l=Object.keys(r).length>0;return i`<section>
		<h2>${o("page.ratings")}</h2>
		<${se}><table class="book">
			<thead><tr><th scope="col">${o("page.ratings.class")}</th><th scope="col">${o("page.ratings.rating")}</th>
				<th scope="col">${o("page.records.matches")}</th>
				${l?i`<th scope="col">${o("page.ratings.lost")}</th>`:null}</tr></thead>
			<tbody>${t.map(c=>i`<tr key=${c.class}>
					<th scope="row"><a href=${`/ratings/${c.class}`}>${o(`page.ratings.class.${c.class}`)}</a></th>
					<td>${_s(c)}</td><td>${S(c.matches)}</td>
					${l?i`<td>${vv(r[c.class])}</td>`:null}</tr>`)}</tbody>
		</table><//>
		${l?i`<p class="small soft">${o("page.ratings.lost.about")}</p>`:null}
		${t.filter(c=>c.most).map(c=>i`<p key=${c.class} class="small soft"><${Gl} rating=${c} /></p>`)}
		${t.every(c=>c.sure)?null:i`<p class="small soft">${o("page.ratings.unsure")}</p>`}
		${n?i`<p class="small soft">${o("page.ratings.keyless")} <a href="/you">${o("page.you.go")}</a></p>`:null}
	</section>`}function kv(e){O(()=>{Qs&&_e("here").catch(()=>{})},[]);let t=T.value,n=Qs&&sa.value==="there"?Be("here"):null;return i`<main id="main" tabindex="-1" class="records">
		<h1>${o("page.nav.records")}</h1>
		${t?i`<${rm} key=${t.id} id=${t.id} at=${sa.value} />`:n?null:i`<${im} />`}
		${n?i`<h1>${o("page.here")}</h1><${rm} key=${n.id} id=${n.id} at="here" />`:null}
		<${Tv} />
	</main>`}var im=()=>i`<section class="stack">
	<p class="lead">${o("page.records.none")}</p>
	<p><a class="button chief" href="/">${o("page.records.play")}</a></p>
</section>`,Pe=e=>De(`variant.${e}`)?o(`variant.${e}`):e;function Gn(e,t,n){let s=T.value?.name;return e.seats.map((a,r)=>{if(r>=t)return o("dummy");if(r===n&&s&&!e.seats.includes(s))return s;let l=e.bots?.[r];return l&&l===a&&De(`page.level.${l}`)?o(`page.level.${l}`):a})}var Tn=({seat:e,header:t},n)=>e??(n==="mine"?t.seats.indexOf(T.value?.name):-1);function Ws(e,t,n){let s=n>=0?n:(e.bots??[]).indexOf("");return s>=0&&s<t?s:0}function rm({id:e,at:t}){let n=()=>Promise.all([gn({player:e},{where:t}),Eo("mine",1,t)]),{value:s,wrong:a}=B(n,e);if(a)return i`<p class="trouble">${a}</p>`;if(!s)return null;let[{tallies:r,ratings:l},{all:c}]=s;return i`<${Ad} found=${c} told=${!0} />
		${r.length?i`<${xv} tallies=${r} /><${br} player=${e} ratings=${l} />
				<${Ta} id=${e} at=${t} />`:i`<${im} />`}`}function xv({tallies:e}){let t=e.filter(a=>a.matches>0),n=a=>e.reduce((r,l)=>r+l[a],0),s=n("assisted");return i`<section>
		<h2>${o("page.records.tallies")}</h2>
		${t.length?i`<${se}><table class="book">
			<thead><tr>
				<th scope="col">${o("page.records.variant")}</th><th scope="col">${o("page.records.matches")}</th>
				<th scope="col">${o("page.records.won")}</th><th scope="col" class="spare">${o("page.records.deals")}</th>
				<th scope="col">${o("page.records.made")}</th><th scope="col">${o("page.records.points")}</th>
			</tr></thead>
			<tbody>${t.map(a=>i`<tr key=${a.variant}><th scope="row"><a href=${`/rules/${a.variant}`}>${Pe(a.variant)}</a></th>
					<td>${Aa(a.matches)}</td><td>${Aa(a.won)}</td><td class="spare">${Aa(a.deals)}</td>
					<td>${a.deals?xe(a.made/a.deals):Aa(0)}</td>
					<td>${a.deals?S(a.points/a.deals,1):Aa(0)}</td>
				</tr>`)}</tbody>
		</table><//>`:null}
		${s?i`<p>${o("page.records.assisted",{n:s,won:n("assistedWon")})}</p>
			<p class="small soft">${o("page.records.assisted.what")}</p>`:null}
		<p class="row"><a class="button plain" href="/statistics">${o("page.records.statistics")}</a>
			<a class="button plain" href="/ratings">${o("page.ratings.all")}</a>
			${ne.value?null:i`<a class="button plain" href="/people">${o("page.people")}</a>`}</p>
	</section>`}var Aa=e=>e?S(e):"–";function Ta({id:e,at:t,read:n=(a,r)=>So({player:e,...a},r),children:s}){let[a,r]=b([]),[l,c]=b(""),[p,u]=b(null),{once:d}=C(),$=()=>d(async()=>{let m=await n({before:l??""},{where:t});r(h=>[...h,...m.matches.filter(f=>!ws(f.table??""))]),c(m.before)});return O(()=>{$()},[]),a.length===0?null:i`<section>
		<h2>${o("page.records.all")}</h2>
		<ol class="matches">${a.map(m=>{let h=`${m.table} ${m.match} ${m.ended}`;return i`<${Ov} key=${h} match=${m} id=${e} onfair=${()=>u(m)} />`})}</ol>
		${l||s?i`<p class="row">
				${l?i`<${k} onclick=${$} say=${o("page.records.more")} />`:null}${s}</p>`:null}
		${p?i`<${I} title=${o("page.fair")} onclose=${()=>u(null)}>
					<${Sa} table=${p.table} match=${p.match} />
				<//>`:null}
	</section>`}var Sv=4;function Ov({match:e,id:t,onfair:n}){let s=e.chairs.find(h=>h.player===t),a=e.chairs.filter(h=>h.won).length>1,r=e.cut?"cut":s?s.won?a?"shared":"won":"lost":"over",l=e.chairs.filter(h=>h!==s).map(ot),c=e.chairs.filter(h=>h.player&&!Ee(h.player)),{busy:p,once:u}=C(),d=()=>vs(e.table??"",c.map(h=>h.player??"")),$=ed(e.table??"",e.match),m=[s?.hints?o("page.records.hints",{n:s.hints,often:s.hints<Sv*Math.max(1,e.deals)?"no":"yes"}):"",s?.undone?o("page.records.undone",{n:s.undone}):"",s?.away?o("page.records.away"):"",s?.brought?o("page.records.brought"):"",e.house?o("page.home.house"):""].filter(Boolean);return i`<li data-result=${r}>
		<p class="what"><b>${Pe(e.variant)}</b> ${o("page.records.with",{names:D(l)})}
			<span class="soft small">${Q(e.ended)}${m.length>0?` · ${m.join(", ")}`:""}</span></p>
		<p class="result"><span class=${`outcome-${r}`}>${o(`page.records.result.${r}`)}</span>
			<span class="score">${e.chairs.map((h,f)=>{let g=h===s?"self":"",v=f>0?" : ":"";return i`${v}<span key=${h.seat} class=${g} title=${ot(h)}>${S(h.points)}</span>`})}</span>
			<span class="soft small">${o("page.records.length",{n:e.deals})}</span></p>
		${e.table?i`<p class="doings">
				${e.deals>0?i`<a href=${`/replay/${e.table}/${e.match}/0`}>${o("page.records.replay")}</a>`:null}
				<a href=${$} download=${`${e.table}-${e.match}.99.jsonl`}>${o("page.records.export")}</a>
				<button type="button" class="link" onclick=${n}>${o("page.fair.short")}</button>
				<a href=${`/t/${e.table}`}>${o("page.records.table")}</a>
				${c.length>0?i`<button type="button" class="link" aria-busy=${p} onclick=${()=>u(d)}>
						${o("page.records.again",{names:D(c.map(ot))})}
					</button>`:null}</p>`:null}
	</li>`}function Av(e){return e instanceof H&&e.status===400?o("page.import.refused",{text:e.message.replace(/^the record( is refused)?: /,"")}):L(e)}function Tv(){let[e,t]=b(""),[n,s]=b(!1),a=B(xs).value?.name,r=async u=>{t("");try{if(u.size>1<<20)throw new pe(o("page.import.large"));await ms({match:1,deal:0},{body:u}),await Nd({name:u.name,bytes:u}),Z("/replay/mine/1/0")}catch(d){t(Av(d))}};return i`<section class=${`import ${n?"over-it":""}`} ondragover=${u=>{u.preventDefault(),s(!0)}} ondragleave=${()=>s(!1)} ondrop=${u=>{u.preventDefault(),s(!1);let d=u.dataTransfer?.files[0];d&&r(d)}}>
		<h2>${o("page.import")}</h2>
		<p>${o("page.import.what")}</p>
		<p class="row">
			<${$s} say=${o("page.import.choose")} accept=".jsonl,.gz,.zst,.99" ontake=${r} />
			${a?i`<a href="/replay/mine/1/0">${o("page.import.again",{name:a})}</a>`:null}
		</p>
		${e?i`<p class="trouble" role="alert">${e}</p>`:null}
	</section>`}var Ma=(e,t={dateStyle:"long"})=>Q(Date.parse(e),{timeZone:"UTC",...t});function Mv({rest:[e]}){let t=e!==void 0&&I$(e)?e:wt();return i`<${jv} key=${t} day=${t} />`}function jv({day:e}){let{value:t,wrong:n}=B(async()=>{let[r]=await Promise.all([ku({day:e}),Me()]).catch(l=>{throw mn(l)?new pe(o("page.daily.none")):l});return r},e,T.value?.id,qt.value),s=t?.seal?"own":qt.value?"out":"open",a=i`<p class="soft">${o("page.daily.proof",{cards:s})}</p>`;return i`<main id="main" tabindex="-1" class="daily">
		<header>
			<h1>${o("page.nav.daily")}</h1>
			<p class="soft">${Ma(e,{dateStyle:"full"})}</p>
			<p class="lead">${o("page.daily.about")}</p>
			${t&&t.played.length===0?i`<p>${o("page.daily.premium")}</p>`:null}
			${s==="out"?a:null}
		</header>
		${n?i`<p class="trouble" role="status">${n}</p>`:null}
		<div class="daily-deals">
			${t?.deals.map(r=>i`<${Nv} key=${r.variant} day=${e} deal=${r} />`)}
		</div>
		${t?i`<${Vl} ...${t} day=${e} days=${t.played.map(r=>r.day)} of="daily" />`:null}
		${t&&s!=="out"?i`<details><summary>${o("page.fair")}</summary>${a}</details>`:null}
	</main>`}function Nv({day:e,deal:t}){let{busy:n,once:s}=C(),a=()=>s(()=>hd(e,t.variant)),r=Oe.value.find(c=>c.id===t.variant)?.chairs,l=[r&&o("page.players",{n:r}),t.trump&&(t.trump==="none"?o("trump.none"):U(t.trump)),`${o("page.home.level")} ${o(`page.level.${t.bots}`)}`];return i`<section class="daily-deal">
		<h2>${Pe(t.variant)}</h2>
		<p class="soft">${l.filter(Boolean).join(" · ")}</p>
		${t.own?i`<${Ev} day=${e} deal=${t} own=${t.own} />`:null}
		${t.lost?i`<p>${o("page.daily.lost")}</p>
				<p><a class="button plain" href=${`/replay/${t.table}/1/0`}>${o("page.daily.replay")}</a></p>`:null}
		${t.own||t.lost?null:i`<p><${k} chief aria-busy=${n} onclick=${a}
				say=${o(t.table?"page.daily.on-with":"page.daily.play")} /></p>
				<p class="soft">${o("page.daily.players",{n:t.players})}</p>`}
	</section>`}var cm=(e,t)=>o("page.daily.own",{you:t,points:S(e.points),n:e.points,made:e.made?"yes":"no"}),Bv=e=>e===Oe.value[0]?.id?"none":Pe(e),pm=e=>e.late?o("page.daily.late"):e.players>1?o("page.daily.place",{place:e.place??1,n:e.players}):o("page.daily.alone"),um=({of:e})=>i`<ol class="daily-best">
	${e.map((t,n)=>i`<li key=${n} class=${t.table?"own":""}>
		<span>${S(t.place??0)}.</span> <span>${t.name}</span>
		<span>${t.made?"✓":"✕"}</span> <span>${S(t.points)}</span>
	</li>`)}
</ol>`;function Ev({day:e,deal:t,own:n}){let{told:s}=qn(n.table??"",1,0),a=`/${n.table}/1/0`;return i`<p class="daily-points"><b>${S(n.points)}</b> ${n.made?"✓":"✕"}</p>
		<ul class="daily-done">
			<li>${cm(n,"yes")}</li>
			${t.expert?i`<li>${cm(t.expert,"expert")}</li>`:null}
			<li>${pm(t)}</li>
		</ul>
		<p class="turns">
			<a class="button" href=${`/report${a}?seat=0`}>${o("page.daily.report")}</a>
			<a class="button plain" href=${`/replay${a}`}>${o("page.daily.replay")}</a>
		</p>
		${t.best&&t.best.length>1?i`<h3>${o("page.daily.best")}</h3>
				<${um} of=${t.best} />
				${t.near?i`<p class="daily-gap" aria-hidden="true">⋯</p><${um} of=${t.near} />`:null}`:null}
		<${Pv} text=${[o("page.daily.first",{day:Ma(e,{dateStyle:"medium"}),variant:Bv(t.variant)}),Ed(s,0),[o("page.daily.last",{points:S(n.points),n:n.points,made:n.made?"yes":"no"}),...t.players>1&&!t.late?[pm(t)]:[]].join(" · "),xn(location.hostname)?"":`${location.origin}/daily/${e}`].filter(Boolean).join(`
`)} />`}function Pv({text:e}){let[t,n]=vo(),s=async()=>await dn(e)?n():M(o("page.link.by-hand"));return i`<h3>${o("page.daily.share")}</h3>
		<pre class="daily-share" tabindex="0">${e}</pre>
		<p class="small soft">${o("page.daily.squares")}</p>
		<p><${k} onclick=${s} say=${o(t?"page.daily.copied":"page.daily.copy")} /></p>`}function Vl({of:e,day:t,first:n,days:s,streak:a}){let[r,l]=b(t.slice(0,7)),c=new Map;for(let w of s)c.set(w,(c.get(w)??0)+1);let p=wt(),u=new Date(`${r}-01T00:00Z`),d=Math.round(u.getTime()/864e5),$=new Date(Date.UTC(u.getUTCFullYear(),u.getUTCMonth()+1,0)).getUTCDate(),m=(u.getUTCDay()+6)%7,h=w=>ba(Date.UTC(u.getUTCFullYear(),u.getUTCMonth()+w)/864e5).slice(0,7),f=4,g=Array.from({length:7},(w,y)=>Ma(ba(f+y),{weekday:"short"})),v=(w,y,x,A)=>i`<button type="button" class="button plain" aria-label=${o(x)}
		disabled=${A} onclick=${()=>l(h(w))}>${y}</button>`;return i`<section class="daily-calendar">
		<h2>${o(`page.${e}.calendar`)}</h2>
		<p>${o(`page.${e}.run`,{n:a})}</p>
		<div class="daily-month">
			${v(-1,"‹","page.daily.back",r<=n.slice(0,7))}
			<b aria-live="polite">${Ma(`${r}-01`,{month:"long",year:"numeric"})}</b>
			${v(1,"›","page.daily.on",r>=p.slice(0,7))}
		</div>
		<div class="daily-days" lang=${ae.value}>
			${g.map(w=>i`<span key=${w} class="soft" aria-hidden="true">${w}</span>`)}
			${Array.from({length:$},(w,y)=>{let x=ba(d+y),A=c.get(x)??0,j=y===0?{gridColumnStart:m+1}:{};return!A&&(x<n||x>p)?i`<span key=${x} class="soft" style=${j}>${y+1}</span>`:i`<a key=${x} style=${j} href=${`/${e}/${x}`} data-played=${A}
					aria-current=${x===t?"date":void 0}
					aria-label=${o(`page.${e}.mark`,{day:Ma(x),n:A})}>${y+1}</a>`})}
		</div>
	</section>`}function Cv(){let e=T.value?.sanctions,t=e?.ban??e?.silence,[n,s]=b(!1),[a,r]=b(0),l=B(async()=>t?(await No({})).complaints:[],t,a).value;if(!e||!t||!l)return null;let c=e.ban?e.bannedUntil:e.silencedUntil,p={ends:c?"yes":"no",until:c?Q(c,{dateStyle:"medium",timeStyle:"short"}):"",reason:(e.ban?e.bannedFor:e.silencedFor)??"",answers:"no",contact:""},u=l.find($=>$.appeal===t),d=()=>(s(!1),r(a+1));return i`<div class="unkept row" role="status">
			<p>${e.ban?o("refusal.ban-player",p):o("refusal.silence-player",p)}</p>
			${u?i`<p class="small">${o("page.appeal.state",{answered:u.outcome?"yes":"no"})}</p>`:i`<${k} onclick=${()=>s(!0)} say=${o("page.appeal")} />`}
		</div>
		${n?i`<${Dv} onclose=${d} />`:null}`}function Dv({onclose:e}){let[t,n]=b(""),{busy:s,once:a}=C(),r=()=>a(async()=>{await zu({text:t.trim()}),M(o("page.complain.sent")),e()});return i`<${I} title=${o("page.appeal")} onclose=${e} actions=${i`<${k} chief aria-busy=${s}
		disabled=${!t.trim()} onclick=${r} say=${o("page.complain.send")} />`}>
		<p>${o("page.appeal.about")}</p>
		<${K} label=${o("page.appeal.text")} maxlength="300" value=${t} oninput=${n} />
	<//>`}var dm,vr={noise:!0,at:0,hertz:1800,seconds:.06,gain:.12},Vn={noise:!1,at:0,hertz:392,seconds:.28,gain:.05},Lv={card:[vr],turn:[Vn],call:[0,.22,.9,1.12].map(e=>({...Vn,at:e,hertz:523.25,gain:.08})),deal:[0,.07,.14,.21].map(e=>({...vr,at:e,gain:.07})),trick:[{...vr,hertz:700,seconds:.16,gain:.09}],made:[Vn,{...Vn,at:.16,hertz:523.25,seconds:.45}],best:[392,523.25,659.25,783.99].map((e,t)=>({...Vn,at:.13*t,hertz:e,seconds:.7})),stamp:[{...vr,hertz:240,seconds:.11,gain:.3}],lead:[587.33,880].map((e,t)=>({...Vn,at:.75+.12*t,hertz:e,seconds:.4,gain:.03})),lost:[{...Vn,hertz:246.94,seconds:.4,gain:.04}]},$m=e=>(e.played??[]).reduce((t,n)=>t+z(n).length,0);function mm(e,t){if(!e||!t)return[];let n=[];return rn(e,t)?$m(t)>$m(e)&&n.push("card"):n.push("deal"),t.options&&!e.options&&n.push("turn"),n}function fm(e){let{seat:t,closed:n,points:s=[],made:a=[]}=e;if(t===void 0)return[];let r=s[t]===99||n?.winners.includes(t),l=!r&&wn(e)===t,c=r?["stamp","best"]:a[t]?["stamp","made"]:["lost"];return l?[...c,"lead"]:c}function Zn(e,t=!1){if(!(!E.sound.peek()||document.hidden&&!t)){dm??=new AudioContext;for(let n of Lv[e])Rv(dm,n)}}function Rv(e,{noise:t,at:n,hertz:s,seconds:a,gain:r}){let l=e.currentTime+n,c=new GainNode(e,{gain:0});if(c.gain.setValueAtTime(0,l),c.gain.linearRampToValueAtTime(r,l+.008),c.gain.exponentialRampToValueAtTime(1e-4,l+a),c.connect(e.destination),t){let p=new AudioBuffer({length:Math.ceil(a*e.sampleRate),sampleRate:e.sampleRate}),u=p.getChannelData(0);for(let $=0;$<u.length;$++)u[$]=Math.random()*2-1;let d=new AudioBufferSourceNode(e,{buffer:p});d.connect(new BiquadFilterNode(e,{type:"bandpass",frequency:s,Q:.8})).connect(c),d.start(l)}else{let p=new OscillatorNode(e,{type:"sine",frequency:s});p.connect(c),p.start(l),p.stop(l+a)}}var ja=(e,t)=>t===void 0?Dt(e):o("page.report.bid",{bid:S(t),cards:Dt(e)}),wr=e=>e.trick?o("page.report.trick",{n:e.trick}):o(`page.report.at.${e.phase}`),Na=(e,t)=>n=>`/replay/${e}/${t}/${n.deal}?step=${n.step}&seat=${n.seat}&hint`;function Ba({of:e,names:t,place:n,one:s,named:a=!1}){return i`<ol class="moments">${e.map(r=>{let l=wr(r),c=s?l:o("page.report.where",{deal:r.deal+1,when:l}),p=o("page.report.instead",{act:ja(r.act,r.bid),better:ja(r.better,r.betterBid)}),u=Jt(r.why).join(" "),d=Qo(r);return i`<li key=${`${r.deal} ${r.step}`}><a href=${n(r)}>
			<span class="moment-where">${a?`${t[r.seat]} · `:""}${c}</span>
			<span class="moment-said">${ie(p)}</span>
			<span class="moment-lost score" aria-label=${o("page.report.points",{n:S(r.lost/Ke,1)})}>
				−${S(r.lost/Ke,1)}
			</span>
			${u?i`<span class="moment-why">${ie(u)}</span>`:null}
			${d?i`<span class="moment-why small soft">${d}</span>`:null}
		</a></li>`})}</ol>`}function Ea({at:e,names:t,label:n,foot:s,me:a=-1,ends:r=[],from:l=[]}){let[c,p,u]=[470,210,104],d=[...l,...e.flat()],[$,m]=[Math.min(0,...d),Math.max(1,...d)],h=v=>34+v*(c-u-34)/Math.max(1,e.length),f=v=>p-22-(v-$)*(p-34)/(m-$),g=Wv((e[e.length-1]??[]).map(f),20);return i`<figure class="course"><svg viewBox=${`0 0 ${c} ${p}`} role="img" aria-label=${n}>
		<${hm} low=${$} high=${m} y=${f} to=${c-u} />
		${r.map(v=>i`<line key=${v} class="end" x1=${h(v)} x2=${h(v)} y1="6" y2=${p-22} />`)}
		${t.slice(0,e[0]?.length??0).map((v,w)=>i`<g key=${w} class=${w===a?"self":""} data-line=${w}>
				<polyline points=${[`${h(0)},${f(l[w]??0)}`,...e.map((y,x)=>`${h(x+1)},${f(y[w]??0)}`)].join(" ")} />
				<text x=${c-u+8} y=${(g[w]??0)+5}>${v.length>11?`${v.slice(0,10)}…`:v}</text>
			</g>`)}
		<text class="axis" x=${h(e.length)} y=${p-4} text-anchor="end">${s}</text>
	</svg></figure>`}function hm({low:e,high:t,y:n,to:s,said:a=S}){let r=_v(t-e),l=Math.ceil(e/r);return Array.from({length:Math.floor(t/r)-l+1},(p,u)=>(l+u)*r).map(p=>i`<g key=${p}>
			<line class=${p===0?"base":"grid"} x1="34" x2=${s} y1=${n(p)} y2=${n(p)} />
			<text x="28" y=${n(p)+5} text-anchor="end">${a(p)}</text>
		</g>`)}function gm({of:e,last:t,label:n,foot:s,all:a,most:r,said:l=S,banded:c}){let[p,u,d]=[470,230,34],$=r??Math.max(1,...e.map(y=>y.mean),Math.min(...e.map(y=>y.high)),a*2),m=Math.min(0,...e.map(y=>y.mean)),h=y=>Math.min($,Math.max(m,y)),f=y=>d+y*(p-d-6)/Math.max(1,t),g=y=>u-24-(h(y)-m)*(u-36)/($-m),v=y=>f((y.from-1+y.to)/2),w=y=>e.map(x=>`${v(x)},${g(x[y])}`);return i`<figure class="course band"><svg viewBox=${`0 0 ${p} ${u}`} role="img" aria-label=${n}>
		${c?i`<polygon class="interval" points=${[...w("high"),...w("low").reverse()].join(" ")} />`:null}
		<${hm} low=${m} high=${$} y=${g} to=${p-6} said=${l} />
		<line class="all" x1=${d} x2=${p-6} y1=${g(a)} y2=${g(a)} />
		<g class="self"><polyline points=${e.map(y=>`${v(y)},${g(y.mean)}`).join(" ")} />
			${e.map(y=>i`<circle key=${y.from} cx=${v(y)} cy=${g(y.mean)} r="3.5" />`)}</g>
		<text class="axis" x=${p-6} y=${u-4} text-anchor="end">${s}</text>
	</svg></figure>`}function _v(e){let t=e/4,n=10**Math.floor(Math.log10(t));return([1,2,5,10].find(s=>s*n>=t)??10)*n}function Wv(e,t){let n=e.map((r,l)=>l).sort((r,l)=>(e[r]??0)-(e[l]??0)),s=[...e];n.forEach((r,l)=>{let c=n[l-1];c!==void 0&&(s[r]=Math.max(s[r]??0,(s[c]??0)+t))});let a=Math.max(0,Math.max(...s)-202);return s.map(r=>r-a)}var Zl=(e,t="")=>B(async()=>(await le(()=>xu({table:e})))?.scores??[],e,t).value;function ym({table:e,names:t,about:n="",view:s,me:a}){let r=Zl(e,s?`${s.deal} ${s.phase==="over"}`:"");return r?i`${n?i`<p class="soft">${n}</p>`:null}
		<${Ql} scores=${r} names=${t} me=${a??s?.seat} end=${s?.end} />`:null}function kr(e,t,n){if(t)return o("page.scores.deals",{n:t});if(!e)return" ";let{game:s,rubber:a}=e,r=s.target?o("page.scores.to",{n:s.target}):o("page.scores.deals",{n:s.deals});return n?n>1?`${r} · ${o("page.scores.rubber.games",{n})}`:r:a.wins?`${r} · ${o("page.scores.rubber.first",{n:a.wins})}`:a.games?`${r} · ${o("page.scores.rubber.games",{n:a.games})}`:r}function xr(e){let t=[];for(let n of e)(t[n.game]??=[]).push(n);return t.filter(n=>n)}var Iv=4;function Ql({scores:e,names:t,me:n=-1,end:s,onpick:a}){if(e.length===0)return i`<${qv} names=${t} />`;let r=xr(e),l=e[0]?.points.length??0,c=t.map((d,$)=>$).slice(0,l),p=e.some(d=>d.made.some(Boolean)),u=["declare","reveal"].filter(d=>e.some($=>$.premium.some(m=>m.startsWith(d))));return i`<div class="score-sheet" data-hands=${l}>
		<${se} label=${o("score.title")}><table class="book running-score">
			<caption class="unseen">${o("score.title")}</caption>
			<thead><tr>
				<th scope="col" rowspan="2"><span class="unseen">${o("page.scores.deal")}</span></th>
				<th scope="col" rowspan="2" class="trump-column"><span>${o("col.trump")}</span></th>
				<th scope="col" rowspan="2" class="dealer-column">${o("page.scores.dealer")}</th>
				${c.map(d=>i`<th key=${d} scope="colgroup" colspan="2" class="hand-column">${t[d]}</th>`)}
			</tr><tr class="kinds">
				${c.map(d=>i`<${Dp} key=${d}>
						<th scope="col" class="gained">${o("page.scores.gained")}</th>
						<th scope="col" class="stands">${o("page.scores.stands")}</th>
					<//>`)}
			</tr></thead>
			${r.map((d,$)=>i`<${zv} key=${$} game=${d} alone=${r.length===1} names=${t} seats=${c}
					onpick=${a} />`)}
			${r.length>1||s?.rubber?i`<${Kv} games=${r} seats=${c} end=${s} />`:null}
		</table><//>
		${p||u.length?i`<p class="small soft legend">
					${p?i`<span><span class="dot" aria-hidden="true"></span> ${o("page.scores.made")}</span>`:null}
					${u.map(d=>i`<span key=${d} class="of-gained">
							<sup>${o(`offer.letter.${d}`)}</sup> ${Ss(d)}
						</span>`)}
				</p>`:null}
		${e.length>=Iv?i`<${Xl} games=${r} names=${t} me=${n} />`:null}
	</div>`}function qv({names:e}){return i`<${se}><table class="book running-score unwritten">
			<thead><tr>${e.map((t,n)=>i`<th key=${n} scope="col" class="hand-column">${t}</th>`)}</tr></thead>
			<tbody><tr>${e.map((t,n)=>i`<td key=${n}>${S(0)}</td>`)}</tr></tbody>
		</table><//>
		<p class="soft">${o("page.scores.none")}</p>`}var Fv=({n:e})=>i`<button type="button" class="link" aria-label=${o("page.scores.look",{n:e})}>${e}</button>`;function zv({game:e,alone:t,names:n,seats:s,onpick:a}){let r=e[e.length-1],l=r?.closed;return i`<tbody>
		${t?null:i`<${bm} n=${s.length} text=${o("page.scores.game",{n:(r?.game??0)+1})} />`}
		${e.map(c=>i`<tr key=${c.deal} class=${a?"pickable":""} onclick=${a&&(()=>a(c.deal))}>
				<th scope="row">${a?i`<${Fv} n=${c.deal+1} />`:c.deal+1}</th>
				<td class="trump-column"><${fe} trump=${c.trump} /><span class="unseen">${U(c.trump)}</span></td>
				<td class="dealer-column">${n[c.dealer]}</td>
				${s.map(p=>i`<${Hv} key=${p} score=${c} seat=${p} />`)}
			</tr>`)}
		${l&&l.bonus.some(c=>c)?i`<${Pa} class="bonus" text=${i`<${We} of="bonus">${o("page.scores.bonus")}<//>`} seats=${s}
						of=${c=>l.bonus[c]?S(l.bonus[c]):"–"} />
					<${Pa} class="sum" text=${o("page.scores.with")} seats=${s} winners=${l.winners}
						of=${c=>S((r.totals[c]??0)+(l.bonus[c]??0))} />`:null}
	</tbody>`}var bm=({n:e,text:t})=>i`<tr class="game-head">
	<th scope="rowgroup" colspan=${2+2*e}>${t}</th><td class="dealer-column"></td>
</tr>`;function Pa({text:e,seats:t,of:n,winners:s,class:a}){let r=l=>s?i`<span class=${s.includes(l)?"won-it":""}>${n(l)}</span>`:n(l);return i`<tr class=${a}>
		<th scope="row" colspan="2">${e}</th><td class="dealer-column"></td>
		${t.map(l=>i`<td key=${l} colspan="2">${r(l)}</td>`)}
	</tr>`}function Hv({score:e,seat:t}){let n=e.made[t]??!1,s=e.premium[t]??"",a=s.startsWith("reveal")?"reveal":"declare",r=i`<span class="dot" aria-hidden="true"></span><span class="unseen"> ${o("made.short")}</span>`;return i`<td class="gained">
			${S(e.points[t]??0)}
			${s?i`<sup title=${Ss(s)}>${o(`offer.letter.${a}`)}</sup>`:null}
		</td>
		<td class="stands">${S(e.totals[t]??0)}<span class="tick">${n?r:null}</span></td>`}function Kv({games:e,seats:t,end:n}){let s=e.map(p=>p[p.length-1]).filter(p=>p!==void 0),a=p=>s.reduce((u,d)=>u+(d.totals[p]??0)+(d.closed?.bonus[p]??0),0),r=p=>s.filter(u=>u.closed?.winners.includes(p)).length,l=p=>n?.rubber?.[p]||"–",c=p=>S(n&&!n.cut?n.totals[p]??0:a(p));return i`<tfoot>
		<${bm} n=${t.length} text=${o("page.scores.together")} />
		<${Pa} text=${o("page.scores.wins")} seats=${t} of=${p=>r(p)||"–"} />
		${n?.rubber?i`<${Pa} text=${i`<${We} of="rubber">${o("page.scores.rubber")}<//>`} seats=${t} of=${l} />`:null}
		<${Pa} class="sum" text=${o("page.scores.all")} seats=${t} of=${c} winners=${n?.winners??[]} />
	</tfoot>`}function Yl(e){let t=[],n=[],s=[];for(let a of e){for(let r of a)t.push(r.totals.map((l,c)=>l+(s[c]??0)+(r.closed?.bonus[c]??0))),r.closed&&n.push(t.length);s=t[t.length-1]??s}return{at:t,ends:n}}function Xl({games:e,names:t,me:n}){let{at:s,ends:a}=Yl(e);return i`<${Ea} at=${s} names=${t} me=${n} ends=${a.slice(0,-1)} label=${o("page.scores.course")}
		foot=${o("page.scores.deals",{n:s.length})} />`}var[xt,Sr]=[1080,1350],[ec,Or,Ar,St]=[350,1266,48,96],Ce={leaf:"#fbf6ea",ink:"#24201a",rule:"#cdbf9f",accent:"#b8371a",felt:"#f1e9d6",soft:"#b9c8bd",card:"#fffaee",cardEdge:"#cfc3a8",red:"#b8261b",black:"#221e1a",shade:"rgb(0 0 0 / 0.35)"},Jv=[[],[16,9],[5,8],[26,9,5,9],[30,14]],Qt=(e,t,n)=>`${e} ${t}px ${n==="title"?'"Alegreya", Palatino, serif':'"Alegreya Sans", sans-serif'}`;function Tr(e,t,n){let s=[];for(let a of t.split(" ")){let r=s.at(-1),l=`${r} ${a}`;r!==void 0&&e.measureText(l).width<=n?s[s.length-1]=l:s.push(a)}return s}function tc(e,t,n){if(e.measureText(t).width<=n)return t;let s=Array.from(new Intl.Segmenter().segment(t),a=>a.segment);do s.pop();while(s.length>1&&e.measureText(`${s.join("")}…`).width>n);return`${s.join("")}…`}function vm(e){let t=document.body.appendChild(document.createElement("i"));t.style.color=`var(${e})`;let{color:n}=getComputedStyle(t);return t.remove(),n}function Mr(e,t,n,s=Ce.ink){e.fillStyle=s,e.fillRect(St,t,xt-2*St,n)}function km(e,t){e.save(),e.shadowColor=Ce.shade,e.shadowBlur=26,e.shadowOffsetY=9,t(),e.restore()}function wm(e,t,{x:n,y:s,turn:a}){let r=new Path2D(document.querySelector(`#pip-${t} path`)?.getAttribute("d")??"");e.save(),e.translate(n,s),e.rotate(a),e.scale(1.85,1.85),e.beginPath(),e.roundRect(-50,-70,100,140,4.5),e.fillStyle=Ce.card,km(e,()=>e.fill()),e.lineWidth=.6,e.strokeStyle=Ce.cardEdge,e.stroke(),e.fillStyle=t==="H"?Ce.red:Ce.black;let l=(c,p,u,d=!1)=>{e.save(),e.translate(c-50,p-70),e.scale(u/100,(d?-u:u)/100),e.translate(-50,-50),e.fill(r),e.restore()};for(let[c,p]of Fp[9]??[])l(c,p,20,p>70);e.textAlign="center",e.font=Qt("700",31,"text");for(let c=0;c<2;c++)e.fillText("9",-38.25,-43.5),l(11.75,40.5,16),e.rotate(Math.PI);e.restore()}function Uv(e,{title:t,winner:n}){e.fillStyle=vm("--felt"),e.fillRect(0,0,xt,Sr),e.fillStyle=vm("--felt-deep"),e.fillRect(0,Or,xt,Sr-Or),e.fillStyle=Ce.leaf,km(e,()=>e.fillRect(Ar,ec,xt-2*Ar,Or-ec+24)),wm(e,"S",{x:812,y:206,turn:-.14}),wm(e,"H",{x:930,y:214,turn:.1}),e.fillStyle=Ce.soft,e.font=Qt("400",32,"text"),e.fillText(tc(e,t,600),Ar,92),e.fillStyle=Ce.felt,Gv(e,n,640),e.fillStyle=Ce.soft,e.font=Qt("400",28,"text"),e.textAlign="center",e.fillText(`Ninety-Nine · ${o("page.picture.by")}`,xt/2,Sr-24),e.textAlign="left"}function Gv(e,t,n){let s=$=>(e.font=Qt("500",$,"title"),Tr(e,t,n)),a=$=>{let m=s($);return m.length*$<=186&&m.every(h=>e.measureText(h).width<=n)},r=[88,62].find(a)??46,l=s(r).length,c=n;for(;c>0&&Tr(e,t,c-8).length===l;)c-=8;let p=Tr(e,t,c).slice(0,4),u=r*1.06,d=218+r*.3-(p.length-1)*u/2;p.forEach(($,m)=>e.fillText(tc(e,$,n),Ar,d+u*m))}function xm(e,t){e.strokeStyle=t===0?Ce.accent:Ce.ink,e.lineWidth=t===0?7:4,e.lineJoin="round",e.setLineDash(Jv[t]??[]),e.stroke(),e.setLineDash([])}function Vv(e,{places:t},n){Mr(e,n,6,Ce.accent),Mr(e,n+11,2,Ce.accent);let s=58;return t.forEach(({name:a,total:r},l)=>{let c=n+70+s*l;e.fillStyle=Ce.ink,e.font=Qt(l===0?"700":"400",42,"text"),e.fillText(tc(e,a,600),St,c),e.textAlign="right",e.fillText(S(r),xt-St,c),e.textAlign="left",e.beginPath(),e.moveTo(xt-St-330,c-13),e.lineTo(xt-St-170,c-13),xm(e,l),Mr(e,c+15,1.5,Ce.rule)}),n+70+s*t.length}function Zv(e,{course:{at:t},places:n},s,a){let r=t.flat(),[l,c]=[Math.min(0,...r),Math.max(1,...r)],p=d=>St+d*(xt-2*St)/Math.max(1,t.length),u=d=>a-(d-l)*(a-s)/(c-l);Mr(e,u(0),2,Ce.rule),n.forEach(({seat:d},$)=>{e.beginPath(),e.moveTo(p(0),u(0)),t.forEach((m,h)=>e.lineTo(p(h+1),u(m[d]??0))),xm(e,$)})}function Qv(e,{facts:t}){e.font=Qt("400",34,"text");let n=t.slice(0,4).flatMap(a=>Tr(e,a,xt-2*St-34).map((r,l)=>({line:r,i:l}))),s=Or-28-46*(n.length-1);return n.forEach(({line:a,i:r},l)=>{let c=s+46*l;e.fillStyle=Ce.accent,r===0&&e.fill(Yv(St+9,c-11,10)),e.fillStyle=Ce.ink,e.fillText(a,St+34,c)}),s-60}var Yv=(e,t,n)=>new Path2D(`M${e-n} ${t}L${e} ${t-n}L${e+n} ${t}L${e} ${t+n}Z`);async function Sm(e){let t=[Qt("500",88,"title"),Qt("400",34,"text"),Qt("700",42,"text")];await Promise.all(t.map(l=>document.fonts.load(l)));let n=document.createElement("canvas");[n.width,n.height]=[xt,Sr];let s=n.getContext("2d");Uv(s,e);let a=Vv(s,e,ec+44),r=Qv(s,e);return r-a>120&&Zv(s,e,a+40,r-6),new Promise((l,c)=>n.toBlob(p=>p?l(p):c(new Error("no picture"))))}function Xv(e,t){let n=Math.max(...e);return n>=t?{seat:e.indexOf(n),n}:void 0}function ew(e,t){let[n,s]=[0,0];for(let a of e)s=Math.max(s,n=a.made[t]?n+1:0);return s}function tw(e,t,n){let s=n.map(f=>f.seat).sort((f,g)=>f-g),a=(f,g)=>Xv(s.map(f),g),r=f=>t[s[f]??-1]??"",l=[],c=a(f=>Math.max(...e.map(g=>g.points[f]??0)),1);if(c){let f=e.findIndex(g=>g.points[s[c.seat]??-1]===c.n)+1;l.push(o("page.best.deal",{name:r(c.seat),n:c.n,deal:f}))}let p=a(f=>ew(e,f),2);p&&l.push(o("page.best.run",{name:r(p.seat),n:p.n}));let u=a(f=>e.filter(g=>g.premium[f]&&g.made[f]).length,1);u&&l.push(o("page.best.premiums",{name:r(u.seat),n:u.n}));let d=e.filter(f=>s.every(g=>f.made[g])).length;d&&l.push(o("page.best.all",{n:d}));let[$,m]=n,h=$&&m?$.total-m.total:0;return h>0&&l.push(o("page.best.ahead",{name:$?.name??"",n:h})),l}function nc({scores:e,end:t,names:n,title:s,winner:a}){let r=xr(e),l=t.totals.map((c,p)=>{let u=r.reduce((d,$)=>d+($.at(-1)?.closed?.bonus[p]??0),t.rubber?.[p]??0);return{seat:p,total:c,bonus:u,name:n[p]??""}});return l.sort((c,p)=>p.total-c.total),{title:s,winner:a,places:l,facts:tw(e,n,l),course:Yl(r)}}var nw=({title:e,winner:t,places:n,facts:s})=>[e,t,D(n.map(a=>`${a.name} ${S(a.total)}`)),...s].join(`
`);async function sc(e){let t=new File([await Sm(e)],"ninety-nine.png",{type:"image/png"});if(navigator.canShare?.({files:[t]}))return navigator.share({files:[t],title:e.title}).catch(n=>{if(n.name!=="AbortError")throw n});Bt(t,t.name)}var sw=3;function aw({table:e,match:t,names:n,seat:s}){let{told:a,wrong:r}=qn(e,t,void 0);if(r)return null;let{judged:l=0,of:c=0,rough:p=0}=a??{},u=(a?.deals??[]).flatMap(d=>d.mistakes).sort((d,$)=>$.lost-d.lost).slice(0,sw);return i`<section class="decided">
		<h3>${o("page.last.decided")}</h3>
		${!a||dt(a)?i`<p class="soft judging" style=${{"--far":c?(l-p)/c:0}}>
				${a?.of?Go(a):""}
			</p>`:u.length?i`<${Ba} of=${u} names=${n} place=${Na(e,t)} one=${!1} named=${!0} />`:i`<p class="soft">${o("page.last.clean")}</p>`}
		<p><a href=${`/report/${e}/${t}${s===void 0?"":`?seat=${s}`}`}>${o("page.last.report")}</a></p>
	</section>`}function Om({table:e,match:t,at:n,view:s,names:a,players:r,variant:l,winner:c,onclose:p}){let u=Zl(e),[d,$]=b(""),{end:m,seat:h}=s,f=`${l} · ${Q(n,{dateStyle:"long"})}`,g=u&&m&&nc({scores:u,end:m,names:a,title:f,winner:c}),v=async x=>$(o(await dn(nw(x))?"page.link.copied":"page.copy.not")),w=x=>sc(x).catch(A=>$(L(A))),y=g&&i`<p class="soft" role="status">${d}</p>
		<${k} onclick=${()=>v(g)} say=${o("page.copy")} />
		<${k} chief onclick=${()=>w(g)} say=${o("page.share")} />`;return i`<${I} title=${o("page.last")} broad onclose=${p} actions=${y}>
		${g?i`<div class="last-page">
				<p class="small soft">${f}</p>
				<p class="winner">${c}</p>
				<div class="brought">
					<table class="book final"><tbody>
						${g.places.map(x=>i`<tr key=${x.seat} class=${x.seat===h?"self":""}>
							<th scope="row"><${kt} player=${r[x.seat]} name=${x.name} /></th><td>
								<${Vo} total=${x.total} bonus=${x.bonus} /> ${S(x.total)}</td>
						</tr>`)}
					</tbody></table>
					${u.length>1?i`<${Xl} games=${xr(u)} names=${a} me=${h??-1} />`:null}
				</div>
				<div class="remembered">
					<ul class="bests">${g.facts.map(x=>i`<li key=${x}>${x}</li>`)}</ul>
					<${aw} table=${e} match=${t} names=${a} seat=${h} />
				</div>
			</div>`:i`<p class="soft" role="status">${o("page.opening")}</p>`}
	<//>`}function Am(e,t,n){let s=ke(e.bid??0,n);return o("outcome.own",{bid:s,won:e.won?.[t]??0,points:e.points?.[t]??0})}function Tm(e,t){let n=(e.won?.[t]??0)-(e.bid??0);return e.made?.[t]||!n?"":o("outcome.off",{n:Math.abs(n),over:n>0?"yes":"no"})}function ow(e,{bid:t,won:n,worth:s}){let a=bt(s),r=e.map(u=>a[be(u)]??0),l=r.length&&r.reduce((u,d)=>u+d,0)===t,c=0,p=(l?r:[t]).map(u=>Array.from({length:u},()=>c++<n?"won":"open"));return n>t&&p.at(-1)?.push(...new Array(n-t).fill("extra")),p}function rw({view:e,seat:t,variant:n}){let s=Ve(z(e.aside),ge),a=e.won?.[t]??0,l=e.bid===0&&a>0&&e.made?.[t]&&n?.score.zeroOrAll?Fn(n):e.bid??0,c=ow(s,{bid:l,won:a,worth:n?.worth??""}),p=0,u=d=>i`<span class="bid-marks">
		${d.map($=>i`<i key=${p} class=${$} style=${{"--fall":p++}}></i>`)}
	</span>`;return i`<div class="met" aria-hidden="true" style=${{"--falls":Math.max(l,a,1)}}>
		${s.map((d,$)=>i`<div key=${d} class="turning" style=${{"--turn":$}}>
			<span class="face"><${me} card=${d} /></span><span class="back"><${me} face="down" /></span>
			${c.length===s.length?u(c[$]??[]):null}
		</div>`)}
		${c.length===s.length?null:c.map(u)}
	</div>`}function iw({view:e,names:t,variant:n}){let{seat:s}=e;if(s===void 0||e.bid===void 0)return i`<p class="outcome">${Mm(e,t)}</p>`;let a=e.made?.[s]??!1,r=Tm(e,s),l=Am(e,s,n).replace(/ (?=\S+$)/u," ");return i`<p class=${`outcome own-${a?"made":"failed"}`}>
		<b aria-hidden="true">${a?"✓":"✕"}</b> ${l}
		${r?i` <span class="off">${r}</span>`:null}
	</p>`}function Mm(e,t){let n=t.filter((s,a)=>e.made?.[a]);return o("page.over.makers",{names:D(n),n:n.length})}var jr=({view:e,names:t,won:n})=>e.end?.rubber?$l(e,t):n||dl(e,t);function lw(e){let{view:t,names:n,variant:s}=e,{seat:a}=t,l=a!==void 0&&t.bid!==void 0?[Am(t,a,s),Tm(t,a)]:[Mm(t,n)],c=jr(e),p=jm(t,n),u=Os(p.map(([h])=>h)),d=D(p.map(([,h],f)=>`${u[f]} ${S(h)}`)),$=D(Os(n).map((h,f)=>`${h} ${S(t.points?.[f]??0)}`)),m=c?[c,`${d}.`]:[o("outcome.scores",{points:$,totals:d}),ml(t,n,wn(t)),ul(t)];return[...l,...m].filter(Boolean).join(" ")}var cw=({end:e,closed:t,totals:n})=>e?.totals??n.map((s,a)=>t?(t.totals[a]??s)+(t.bonus[a]??0):s);function jm(e,t){let n=(s,a)=>{let{totals:r=[],bonus:l=[]}=e.closed??{};return s===(r[a]??0)+(l[a]??0)?l[a]??0:0};return cw(e).map((s,a)=>[t[a]??"",s,n(s,a)]).sort((s,a)=>a[1]-s[1])}function pw({title:e,view:t,names:n}){return i`<div class="printed">
		<${_d} />
		<p class="outcome winner">${e}</p>
		<p class="standing">
			${jm(t,n).map(([s,a,r])=>i`<span key=${s}>${s} <b>${S(a)}</b>${" "}
				<${Vo} total=${a} bonus=${r} /></span>`)}
		</p>
	</div>`}function Nr(e){let{view:t,names:n,variant:s,won:a,day:r=!1,hands:l}=e,{seat:c,bid:p,aside:u}=t,d=Ld(t,l,a!==""&&!r),$=jr(e),m=c!==void 0&&p!==void 0&&u!==void 0;return i`<header class="moment" data-what=${d}>
		${$&&!r?i`<${pw} title=${$} view=${t} names=${n} />`:null}
		${m&&(!$||r)?i`<${rw} view=${t} seat=${c} variant=${s} />`:null}
		<div class="outcomes">
			${$&&r?i`<p class="outcome winner">${$}</p>`:null}
			<${iw} ...${e} />
		</div>
		${$&&!r?null:i`<${Rd} what=${d} />`}
	</header>`}var uw=600;function Nm(e,t,n){let[s,a]=b(e&&!rs()&&!document.hidden);return O(()=>{if(!e)return;E.spoken.peek()||M(lw(t),!0);let r=new AbortController,l=u=>{let d=u instanceof KeyboardEvent?u.key:"",$=u?.target;(d===" "||d==="Enter")&&!$?.closest("button, a, input, dialog")&&u?.preventDefault(),r.abort(),a(!1)},c=setTimeout(()=>fm(t.view).forEach(u=>Zn(u)),s?n-100:0),p=setTimeout(l,n+uw+ll);for(let u of s?["pointerdown","keydown","visibilitychange"]:[])document.addEventListener(u,l,{capture:!0,signal:r.signal});return()=>(clearTimeout(p),clearTimeout(c),r.abort())},[]),s}var ac=(e,{table:t="mine",match:n,deal:s,step:a})=>`/whatif/${e}?of=${t}&match=${n}&deal=${s}&step=${a}`;function Ca(e,{day:t,from:n,event:s,boards:a},r=0){if(s&&r>=(a?.length??1)){let c={href:`/event/${s}`,text:o("page.event.to")};return{title:c.text,lost:"",played:c,givenUp:c}}if(n){let{table:c="mine",match:p,deal:u,step:d}=n;return{title:o("page.whatif"),lost:o("page.whatif.given.up"),played:{href:ac(e,n),text:o("page.whatif.compare")},givenUp:{href:`/replay/${c}/${p}/${u}?step=${d}`,text:o("page.replay")}}}if(!t)return;let l={href:`/daily/${t}`,text:o("page.daily.others")};return{title:o("page.nav.daily"),lost:o("page.daily.lost"),played:l,givenUp:l}}function oc({table:e,message:t,names:n}){let s=t.table.ask,{seat:a}=t;if(t.table.paused&&a!==void 0&&!t.table.chairs[a]?.ready)return i`<p class="proposal">
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
	</div>`}function dw({table:e,message:t,names:n}){let[s,a]=b(!1),r=e.settled.value.settings,{variant:l="standard",rules:c}=r,p=n.map((u,d)=>d===t.seat?t.table.chairs[d]?.name??u:u);return i`<${k} aria-haspopup="dialog" onclick=${()=>a(!0)} say=${o("page.last")} />
		${s?i`<${Om} table=${e.id} match=${t.table.match} at=${t.at} view=${t.view}
					names=${p} players=${t.table.chairs.map(u=>u.player)}
					variant=${c?.name??o(`variant.${l}`)}
					winner=${fl(t.table.winners,p,-1,r)} onclose=${()=>a(!1)} />`:null}`}var Bm={made:1500,failed:950,printed:1250};function Em({table:e,message:t,names:n,variant:s,fresh:a}){let{seat:r}=t,l=r!==void 0&&t.table.chairs[r]?.ready,{view:c}=t,p=t.table.stage==="waiting",u=e.settled.value.settings,{day:d}=u,$=Ca(e.id,u,p?t.table.match:0),m=p?fl(t.table.winners,n,r??-1,u):"",h={view:c,names:n,variant:s,won:m,day:d!==void 0},f=jr(h),g=f?"printed":c?.made?.[r??-1]?"made":"failed",v=Nm(a,h,Bm[g]),w=v?Bm[g]:0,y=Ht("report",e.id),x=Ht("match",e.id),A=e.current.value,j={"--written":`${w}ms`};return i`<div class="over leaf sheeted" data-moves=${v?g:void 0} style=${j}
		onclick=${N=>N.stopPropagation()}>
		<${oc} table=${e} message=${t} names=${n} />
		<${Nr} ...${h} hands=${t.table.chairs.length} />
		<${Pt} view=${c} names=${n} variant=${s} written=${w} crowned=${f!==""} />
		${r!==void 0&&!x&&Pd(t)?i`<${Cd} table=${e.id} match=${t.table.match} deal=${c?.deal??0} seat=${r}
					failed=${c?.made?.[r]===!1} />`:null}
		<div class="row">
			${y?i`<a class="button chief" href=${`/report/${e.id}/${t.table.match}?seat=${r}`}>
						${o("way.go.report")}
					</a>`:null}
			${$?i`<a class="button chief" href=${$.played.href}>${$.played.text}</a>`:r===void 0||l?i`<p class="soft">${r===void 0?"":o("page.waiting.others")}</p>`:i`<button type="button" class=${`button ${y?"":"chief"}`}
						disabled=${e.waits.value>0||!A||t.table.paused} onclick=${()=>e.ready()}>
						${o(p?"page.again":"page.next")}
					</button>`}
			${m&&c?.end&&!d&&!y?i`<${dw} table=${e} message=${t} names=${n} />`:null}
			${!y&&(p||t.table.open)?i`<a class="button plain" href=${`/replay/${e.id}/${t.table.match}/${c?.deal??0}`}>
						${o("page.replay")}
					</a>`:null}
		</div>
	</div>`}var Br={luck:"M12 12C7 12 3.5 9.5 5 7s3.8-.5 3.8-.5S8 3.5 10.5 3.5 12 8 12 12C12 7 14.5 3.5 17 5s.5 3.8.5 3.8S20.5 8 20.5 10.5 16 12 12 12C17 12 20.5 14.5 19 17s-3.8.5-3.8.5S16 20.5 13.5 20.5 12 16 12 12C12 17 9.5 20.5 7 19s-.5-3.8-.5-3.8S3.5 16 3.5 13.5 8 12 12 12Z",played:"M4.5 19h15M4.5 16 3.5 7.5l4.7 3.6L12 5l3.8 6.1 4.7-3.6-1 8.5Z",thankyou:"M12 20.5S3.8 15 3.8 9.2a4.1 4.1 0 0 1 8.2-.7 4.1 4.1 0 0 1 8.2.7c0 5.8-8.2 11.3-8.2 11.3Z",ohno:"M11.3 3H4.5v18h6.2l2-4.5-3-4 3-4.5ZM15.5 3h4v18h-5l2-4.5-3-4 3-4.5Z",sorry:"M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17ZM9 9.5v.6M15 9.5v.6M8.3 16c1.9-2.5 5.5-2.5 7.4 0"},Cm=[...Object.keys(Br),"deal","unlucky","moment","thanks"],Pm=2500,Dm=({of:e})=>Br[e]?i`<svg class="mark" viewBox="0 0 24 24" aria-hidden="true" focusable="false"><path d=${Br[e]} /></svg>`:null;function Lm({onsay:e}){let[t,n]=b(""),s=P(-1/0);O(()=>{let r=setTimeout(()=>n(""),Pm);return()=>clearTimeout(r)},[t]);let a=(r,l)=>{performance.now()-s.current<Pm||(s.current=performance.now(),n(r),M(l,!0),e(l))};return i`<p class="reactions" role="group" aria-label=${o("page.reactions")}>
		${Object.keys(Br).map(r=>{let l=o(`page.quick.${r}`);return i`<button type="button" key=${r} class=${`button plain ${t===r?"sent":""}`}
				onclick=${()=>a(r,l)} aria-disabled=${t!==""}><${Dm} of=${r} /><span>${l}</span></button>`})}
	</p>`}var Is=({remark:e,phrase:t,text:n})=>e?o(`page.remark.${e}`):t&&Cm.includes(t)?o(`page.quick.${t}`):n,$w=e=>Math.min(12e3,4e3+70*e.length);function Rm({said:e}){let[t,n]=b(-1),[s,a]=b(!1),r=Is(e);return O(()=>{if(s)return;let l=setTimeout(()=>n(e.seq),$w(r));return()=>clearTimeout(l)},[e.seq,s]),t===e.seq?null:i`<p class="bubble" aria-hidden="true" onpointerenter=${()=>a(!0)}
		onpointerleave=${()=>a(!1)}><${Dm} of=${e.phrase??""} />${r}</p>`}function _m(e,{me:t,since:n}){let s=e.filter(a=>a.at>=n&&a.seat>=0&&(a.by===""||a.by!==t));return new Map(s.map(a=>[a.seat,a]))}function Wm({talk:e,muted:t,onsay:n,onhear:s}){let[a,r]=b(""),l=po(),c=e.at(-1)?.seq??0,p=P(c),u=P(null);O(()=>u.current?.scrollTo(0,u.current.scrollHeight),[c]);let d=async $=>{$.preventDefault();let m=a.trim();m&&(r(""),await n(m)===void 0&&r(m))};return i`<section class="talk" aria-label=${o("page.talk")}>
		${e.length===0?i`<p class="soft">${o("page.talk.none")}</p>`:null}
		<ol aria-live="polite" tabindex="0" ref=${u} aria-label=${o("page.talk")}>
			${e.map($=>i`<li key=${$.seq} class=${$.seq>p.current?"fresh":""}>
					<time class="soft small">${Q($.at,{timeStyle:"short"})}</time>${" "}
					<b><${kt} player=${$.by} name=${$.name} /></b>
					${$.seat<0?i` <span class="soft small">${o("page.watching")}</span>`:null} ${Is($)}
				</li>`)}
			${t.map($=>i`<li key=${$.id}>
				<${kt} player=${$.id} name=${$.name} />${" "}
				<button type="button" class="button plain small" onclick=${()=>s($.id,$.blocked?"block":"mute")}>
					${o(`page.tie.undo.${$.blocked?"block":"mute"}`)}</button>
			</li>`)}
		</ol>
		<p class="quick" role="group" aria-label=${o("page.quick")}>
			${Cm.map($=>i`<button type="button" key=${$} class="button plain"
				onclick=${()=>n(o(`page.quick.${$}`))}>${o(`page.quick.${$}`)}</button>`)}
		</p>
		<form class="row" onsubmit=${d}>
			<label class="unseen" for=${l}>${o("page.talk.say")}</label>
			<input id=${l} type="text" maxlength="300" autocomplete="off" placeholder=${o("page.talk.say")} value=${a}
				oninput=${$=>r($.target.value)} />
			<button class="button">${o("page.talk.send")}</button>
		</form>
	</section>`}var Im="ninetynine.complaint",rc=()=>[Le(Im)??[]].flat(),qm=e=>oe(Im,e.length>0?JSON.stringify(e):null),mw=10;function Er({table:e,whom:t,talk:n,onclose:s}){let a=n.filter(f=>f.by===t.id).slice(-mw),[r,l]=b([]),[c,p]=b(""),{busy:u,once:d}=C(),$=()=>d(async()=>{let{complaints:f}=await Fu({table:e,whom:t.id,lines:r,text:c.trim()});qm([...rc(),...f.map(g=>g.id)]),M(o("page.complain.sent")),s()}),m=(f,g)=>l(g?[...r,f]:r.filter(v=>v!==f)),h=r.length===0&&!c.trim();return i`<${I} title=${o("page.complain.title",{name:t.name})} onclose=${s}
		actions=${i`<${k} chief aria-busy=${u} disabled=${h} onclick=${$}
			say=${o("page.complain.send")} />`}>
		<p>${o("page.complain.about")}</p>
		<div class="stack">${a.map(f=>i`<${Se} key=${f.seq} label=${Is(f)} checked=${r.includes(f.seq)}
			onchange=${g=>m(f.seq,g)} />`)}
		<${K} label=${o("page.complain.text")} maxlength="300" value=${c} oninput=${p} /></div>
	<//>`}async function Fm(){if(rc().length===0)return;let{complaints:e}=await No({}),t=e.filter(a=>rc().includes(a.id));qm(t.filter(a=>!a.outcome).map(a=>a.id));let n=t.flatMap(a=>a.outcome??[]);if(n.length===0)return;let s=n.some(a=>a!=="dismiss");M(o("page.complain.outcome",{outcome:s?"act":"none"}))}var Da=e=>tt(()=>lu(e));function fw({name:e,friend:t,follow:n,follower:s,mute:a,block:r}){return r?o("page.player.blocks",{name:e}):`${o("page.player.between",{how:t?"friend":n?"follow":s?"follower":"none",name:e})} ${a?o("page.player.mutes",{name:e}):""}`}var ic=(e,t)=>e[t]?`undo.${t}`:t==="follow"&&e.follower?"back":`do.${t}`,Pr=({met:e=0,last:t=0})=>e?o("page.people.times",{n:e,when:Q(t,{dateStyle:"medium"})}):"",zm=e=>[e.block?o("page.people.blocked"):e.mute?o("page.people.muted"):"",Pr(e)].filter(Boolean).join(" · ");function hw(){let e=Oa.value;return O(()=>()=>{Oa.value=null},[Ft.value.join("/"),T.value?.id]),e?i`<${gw} key=${e.id} of=${e} />`:null}function gw({of:{id:e,name:t}}){let{turn:n,again:s}=Ne(15e3),{value:a,wrong:r}=B(async()=>(await Xe()).players.find($=>$.id===e)??{},n),[l,c=""]=Ft.value,p={tag:"",table:"",...a,id:e,name:t},u=()=>Oa.value=null,d=Pr(p);return i`<${I} title=${t} onclose=${u}>
		${r?i`<p class="trouble" role="status">${r}</p>`:null}
		${a?i`<div class="stack player-card">
				<p class="soft">${d}${d?" · ":""}
					<a href=${`/people/${e}`} onclick=${u}>${o("page.player.page")}</a></p>
				<${lc} of=${p} table=${l==="t"?c:p.table} seated=${l==="t"}
					onchange=${s} /></div>`:null}
	<//>`}function lc({of:e,table:t,seated:n=!1,onchange:s}){let[a,r]=b(null),{busy:l,once:c}=C(),{id:p,name:u}=e,d=()=>c(async()=>{if(!t)throw new pe(o("page.complain.met"));let{talk:f=[]}=await Rn({table:t}).catch(g=>{if(g instanceof H)return{talk:[]};throw g});r(f)}),$=f=>i`<${k} chief=${f==="follow"&&!e.follow}
		plain=${f!=="follow"||e.friend} aria-busy=${l} say=${o(`page.tie.${ic(e,f)}`)}
		onclick=${()=>c(async()=>(await Da({player:p,tie:f,on:!e[f]}),s()))} />`,m=f=>i`<${k} chief=${e.friend} plain=${!e.friend} aria-busy=${l} say=${o(f)}
		onclick=${()=>c(()=>vs(t,[p]))} />`,h=n||e.block?null:e.met||e.friend?m(e.met?"page.people.again":"page.people.play"):i`<a class="button plain" href="/">${o("page.records.play")}</a>`;return i`<p role="status">${fw(e)}</p>
		<p class="row">${e.friend?h:null}${e.block?null:$("follow")}${e.friend?null:h}</p>
		<p class="row">${e.block?null:$("mute")}${$("block")}</p>
		<p class="soft small">${o("page.people.private",{name:u})}</p>
		<p class="row apart"><${k} plain aria-busy=${l} onclick=${d} say=${o("page.complain")} /></p>
		${a?i`<${Er} table=${t} whom=${{id:p,name:u}} talk=${a} onclose=${()=>r(null)} />`:null}`}function Hm(e){let{message:t,settings:n}=e,s=t.table.match>0?Ca(e.id,n):void 0;return s?i`<div class="waiting leaf">
		<h2>${s.title}</h2>
		<p>${s.lost}</p>
		<p><a class="button chief" href=${s.givenUp.href}>${s.givenUp.text}</a></p>
	</div>`:i`<${vw} ...${e} />`}var Km=15e3;function yw(e,{eager:t}){let{turn:n}=Ne(Km),s=t&&!we(e),{value:a,wrong:r}=B(async()=>{if(!s)return;let l=await fs({table:e},{where:"there"});return pn(l.at),l.evenings},e,s,n);return s&&!a&&!r?void 0:a?.[0]??null}var cc=({groupName:e})=>e?o("page.evenings.of",{group:e}):o("page.evenings.open"),qs=e=>Q(e,{hour:"numeric",minute:"2-digit"}),pc=(e,t)=>D(t>e.length?[...e,o("page.evenings.more",{n:t-e.length})]:e);function bw({of:e}){let{begins:t,late:n,names:s,coming:a}=e,r=vt("there"),l=r<t?t:n,c=Math.max(1,Math.ceil((l-r)/6e4));return i`<h2>${cc(e)}</h2>
		<p>${o("page.evenings.starts",{time:qs(l),in:Ko(c,"minute")})}</p>
		${a?i`<p>${o("page.evenings.expected",{names:pc(s,a)})}</p>`:null}`}function vw({id:e,message:t,settings:n,host:s,me:a,busy:r,ondo:l,onready:c}){let{table:p,seat:u}=t,d=yw(e,n),$=et(),m=u===void 0?void 0:p.chairs[u],h=p.chairs.filter(R=>R.player),f=m||a===s?void 0:(h.find(R=>R.player===s)??h[0])?.name,g=p.match>0,v=f?o("page.invited",{name:f}):o(g?"page.waiting.again":"page.waiting"),w=n.audience?o("page.link.for",{audience:n.audience}):void 0,y=Jl(p,n.variant??""),x=P(void 0),A=P(Promise.resolve(!0)),j=async R=>{await $.keep()&&(x.current=void 0,await l({do:"sit",seat:R}))},N=()=>A.current=A.current.then(async()=>{let R=await $.keep(),F=T.peek()?.name;return!R||!m||F===(x.current??Sw(m.name))?R:(x.current=F,await l({do:"name"}),!0)}),W=async()=>await N()&&c();return d===void 0?i`<div class="waiting leaf" aria-busy="true"></div>`:i`<div class="waiting leaf">
		${d?i`<${bw} of=${d} />`:i`<h2>${v}</h2>`}
		${m?null:i`<${er} variant=${n.variant??t.view?.variant??""} table=${Ft.value[1]??""} />
					<${qo} chairs=${p.chairs} name=${$} onsit=${j} busy=${r} />`}
		<ol class="chairs">
			${p.chairs.map((R,F)=>{if(R===m){let st=p.chairs.every(Re=>Re===m||Re.bot);return i`<${Aw} key=${F} chair=${R} name=${$} alone=${st} onname=${N} ondo=${l} />`}let ce=p.rated&&R.player?y[R.player]??null:void 0;return i`<${Tw} key=${F} chair=${R} seat=${F} rating=${ce} seated=${m!==void 0}
					fixed=${d!==null} clears=${s===a&&!d} onsit=${j} ondo=${l} />`})}
		</ol>
		<${xw} id=${e} chairs=${p.chairs} /><${am} table=${p} rating=${y[a]} />
		${m&&n.clock?.move?i`<${Gt} what="turn" />`:null}
		${n.rules?i`<${kw} settings=${n} />`:null}
		${(m||s===a)&&!p.locked&&!d?i`<${Lt} invites label=${w} />`:null}
		${s===a&&!d?i`<${Mw} table=${p} ondo=${l} />`:null}
		${s!==a&&p.locked?i`<p class="soft">${o("page.locked")}</p>`:null}
		${m?i`<${ww} chairs=${p.chairs} mine=${m} say=${o(g?"page.again":"page.ready")} busy=${r}
				evening=${d!==null} onready=${W} onunready=${()=>l({do:"unready"})} />`:null}
	</div>`}function ww({chairs:e,mine:t,say:n,busy:s,evening:a,onready:r,onunready:l}){return a&&!e.every(c=>c.player||c.bot)?null:t.ready?i`<div class="row"><p class="soft">${Ow(e,t.player??"")}</p>
		<${k} plain disabled=${s} onclick=${l} say=${o("page.unready")} /></div>`:i`<${k} chief=${!a} disabled=${s} onclick=${r} say=${n} />`}function kw({settings:e}){let{value:t}=B(()=>yn(e,ae.value),ae.value);return t?.players?i`<p class="soft">${t.players}</p>`:null}function xw({id:e,chairs:t}){let{turn:n,again:s}=Ne(2*Km),{once:a}=C(),r=!we(e)&&t.some(p=>Ee(p.player)),l=t.map(p=>p.player).filter(p=>p&&!Ee(p)).join(),{value:c}=B(async()=>r&&l?(await Xe()).players:[],r,l,n);return c?.filter(p=>p.follower&&!p.follow&&!p.block&&l.includes(p.id)).map(({id:p,name:u})=>i`<p key=${p} class="row" role="status">${o("page.player.between",{how:"follower",name:u})}
			<${k} plain say=${o("page.tie.back")}
				onclick=${()=>a(async()=>(await Da({player:p,tie:"follow",on:!0}),s()))} /></p>`)}var Sw=e=>T.peek()?.name===e?e:e?.replace(/ \d$/,"");function Ow(e,t){return e.some(n=>!n.player&&!n.bot)?o("page.waiting.friends"):o("ask.wait",{names:D(e.filter(n=>n.player&&!n.ready&&n.player!==t).map(ot))})}function Aw({chair:e,name:t,alone:n,onname:s,ondo:a}){return i`<li class="own">
		<form class="who" onsubmit=${l=>(l.preventDefault(),s())}>
			${n?i`<b>${e.name}</b>`:i`<${pt} name=${t} onkeep=${s} />`}
			${n?i` <span class="soft small">${o("you")}</span>`:null}
			${e.ready?i` <span class="ready small">${o("seat.ready")}</span>`:null}
		</form>
		<${k} plain onclick=${()=>a({do:"stand"})} say=${o("page.stand")} />
	</li>`}function Tw({chair:e,seat:t,rating:n,seated:s,fixed:a,clears:r,onsit:l,ondo:c}){let{player:p,bot:u}=e,d=[o("page.bot"),ys(e,s)].filter(Boolean).join(" · ");return i`<li>
		<span class="who">
			${p||u?i`<b><${kt} player=${p} name=${ot(e)} /></b>`:i`<i class="soft">${o("page.chair.empty")}</i>`}
			${u?i` <span class="soft small" title=${Io(e)}>${d}</span>`:null}
			${n===void 0?null:i` <${Ul} rating=${n??void 0} />`}
			${p&&e.ready?i` <span class="ready small">${o("seat.ready")}</span>`:null}</span>
		${!p&&!s?i`<${k} plain onclick=${()=>l(t)} say=${o("page.sit")} />`:null}
		${!p&&s&&!a?i`<${jw} chair=${e} seat=${t} ondo=${c} />`:null}
		${p&&r?i`<span><${k} plain onclick=${()=>c({do:"remove",seat:t})} say=${o("page.chair.clear")} />
					<${k} plain onclick=${()=>c({do:"ban",text:p,on:!0})} say=${o("page.ban")} /></span>`:null}
	</li>`}function Mw({table:{locked:e,banned:t=[]},ondo:n}){return i`<div class="row">
		<${k} plain onclick=${()=>n({do:"lock",on:!e})} say=${o(e?"page.unlock":"page.lock")} />
		${t.map(({player:s,name:a})=>i`<button type="button" key=${s} class="button plain" onclick=${()=>n({do:"ban",text:s,on:!1})}>
					${o("page.unban",{name:a||s})}
				</button>`)}
	</div>`}function jw({chair:{bot:e=""},seat:t,ondo:n}){let s=e&&!jt.includes(e)?[e,...jt]:jt,a=r=>n(r?{do:"bot",seat:t,text:r}:{do:"remove",seat:t});return i`<${q} hidden label=${o("page.chair.bot",{n:t+1})} value=${e} onchange=${a}
		options=${[["",o("page.chair.friend")],...te("page.level",...s)]} />`}var Cr=6e4,La=10*Cr,[Nw,Gm]=[2e4,6e4],Bw=12,Ot=_({all:[]}),uc=Be("there")?.id;ct(()=>{if(uc===Be("there")?.id)return;uc=Be("there")?.id;let{all:e}=Ot.peek();Ot.value={all:e.filter(t=>!t.group).map(({mine:t,...n})=>n)}});var Vm=()=>Ot.value.all,Zm=0,Fs=()=>`${uc} ${Zm}`;function dc({evenings:e,at:t},n){pn(t),n===Fs()&&(Ot.value={all:e})}async function Dr(){if(ne.peek()||qt.peek()||document.visibilityState==="hidden")return;let e=Fs();dc(await fs({},{where:"there"}),e)}function Qm(e){Zm++,Ot.value={all:Ot.value.all.map(t=>t.id===e.id?e:t)}}var Ew=async({id:e},t)=>Qm(await tt(()=>Yi({evening:e,coming:t},{where:"there"}),"there",`e/${e}`));async function Pw({id:e}){let t=Fs(),n=await Yi({evening:e,coming:!0,here:!0},{where:"there"});if(t===Fs())return Qm(n),n.table}function Ym(e,t,n,s=!1){let{turn:a}=Ne(t,s);O(()=>{e().catch(()=>{})},[a,t,...n])}var Cw=e=>Q(e,{weekday:"long",day:"numeric",month:"long",hour:"numeric",minute:"2-digit"});function Xm(e){let[,t,n=0]=/^(\d+)m(?:\+(\d+)s)?$/.exec(e)??[];return t?o("page.evenings.clock",{minutes:Number(t),seconds:Number(n)}):o("page.home.clock",{clock:e})}var Dw=({variant:e,games:t=0,clock:n,groupName:s})=>[s,o(`variant.${e}`),t>0&&o("page.evenings.games",{n:t}),Xm(n)].filter(Boolean).join(" · ");function Lw({id:e,begins:t,later:n,...s}){let a=p=>p.replace(/[\\;,]/g,"\\$&"),r=p=>`${new Date(p).toISOString().slice(0,19).replace(/[-:]/g,"")}Z`,c=["BEGIN:VCALENDAR","VERSION:2.0","PRODID:-//Ninety-Nine//EN",...[t,...n].flatMap(p=>["BEGIN:VEVENT",`UID:${e}-${p}@ninetynine`,`DTSTAMP:${r(Date.now())}`,`DTSTART:${r(p)}`,"DURATION:PT1H30M",`SUMMARY:${a(`${o("title")}: ${o(`variant.${s.variant}`)}`)}`,`URL:${hn("/")}`,"END:VEVENT"]),"END:VCALENDAR",""];Bt(new Blob([c.join(`\r
`)],{type:"text/calendar"}),"ninety-nine.ics")}function Rw({coming:e,names:t,mine:n}){let s=n?t.indexOf(T.value?.name??""):-1,a=t.filter((l,c)=>c!==s),r=n?e-1:e;return o(n?"page.evenings.coming.you":"page.evenings.coming",{n:r,names:pc(a,r)})}var Ra=({begins:e,late:t},n)=>n>=e-La&&n<t;function $c(e){let[t,n]=b(0),s=vt("there"),a=Math.min(...e.filter(r=>s<r.late).map(({begins:r})=>Math.max(r-La,r-Cr*(Math.ceil((r-s)/Cr)-1))));return O(()=>{if(a===1/0)return;let r=setTimeout(()=>n(l=>l+1),a-s);return()=>clearTimeout(r)},[a,t]),s}function Jm({begins:e},t){return t>=e?o("page.evenings.on",{time:qs(e)}):t<e-La?Cw(e):o("page.evenings.begins",{time:qs(e),in:Ko(Math.ceil((e-t)/Cr),"minute")})}var mc=({mine:e,table:t,coming:n})=>e?t!==void 0:n>0;function fc({all:e,now:t,name:n,elsewhere:s=!1,chief:a=!1,within:r=!1,ends:l}){let{busy:c,once:p}=C(),u=$=>p(async()=>($.mine||await n.keep())&&Ew($,!$.mine)),d=e.find(mc);return i`${T.value||s?null:i`<${pt} name=${n} />`}
		<ul class="tables evenings">
			${e.map($=>{let m=Ra($,t),h=a&&$===d;return i`<li key=${$.id}>
					<b>${m?cc($):Jm($,t)}</b>
					${m?i`<span>${Jm($,t)}</span>`:null}
					<span class="soft">${Dw(m||r?{...$,groupName:""}:$)}</span>
					<span>${m&&$.mine&&$.table?o("page.evenings.ready"):Rw($)}</span>
					${m&&$.mine&&!$.table&&t<$.begins?i`<span role="status">${o("page.evenings.soon",{time:qs($.begins)})}</span>`:null}
					<span class="row">
						${$.mine&&$.table?i`<a class=${`button ${h?"chief":""}`} href=${`/t/${$.table}`}>${o("page.evenings.go")}</a>`:null}
						<${k} plain=${$.mine} chief=${h&&!$.mine} aria-busy=${c} onclick=${()=>u($)}
							say=${o($.mine?"page.evenings.not":t<$.begins?"page.evenings.come":"page.home.sit")} />
						${m?null:i`<${k} plain onclick=${()=>Lw($)} say=${o("page.evenings.calendar")} />`}
						${l?i`<${k} plain onclick=${()=>l($.id)} say=${o("page.operate.act.end-evening")} />`:null}
					</span>
				</li>`})}
		</ul>`}function hc({group:e="",organises:t=!1,name:n}){let s=et();Ym(async()=>e?Dr():void 0,Gm,[T.value?.id]);let a=$c(Ot.value.all),{busy:r,once:l}=C(),c=e?Ot.value.all.filter(m=>m.group===e):Ot.value.all.filter(m=>!Ra(m,a)).slice(0,Bw),[p,u]=b("");if(c.length===0&&!t)return null;let d=()=>l(async()=>{await qu({group:e,evening:p}),u(""),await Dr()}),$=m=>Iu({...m,group:e});return i`<section>
		<h2>${o("page.evenings")}</h2>
		<p>${o("page.evenings.about")}</p>
		<${fc} all=${c} now=${a} name=${n??s} within=${e!==""}
			elsewhere=${!e&&Ot.value.all.some(m=>Ra(m,a))} ends=${t?u:void 0} />
		${c.some(m=>m.mine)?i`<${Gt} what="tonight" />`:null}
		${t?i`<details><summary>${o("page.group.evening")}</summary><${gc} begin=${$} /></details>`:null}
		${p?i`<${ze} title=${o("page.operate.act.end-evening")} text=${o("page.evenings.end.sure")} busy=${r}
				yes=${o("page.operate.act.end-evening")} onyes=${d} onclose=${()=>u("")} />`:null}
	</section>`}var _w=()=>[0,1,2,3,4,5,6].map(e=>[String(e),Q(Date.UTC(2026,10,1+e,12),{weekday:"long",timeZone:"UTC"})]),Ww=["5m+5s","10m+10s","20m+20s","120m"];function gc({begin:e,reasoned:t}){let n=Intl.DateTimeFormat().resolvedOptions().timeZone,s={weekday:"3",hour:"20:00",zone:n,variant:"standard",games:3,clock:"10m+10s",bot:"club",reason:""},[a,r]=b(s),l=Y($=>r(m=>({...m,...$}))),{busy:c,once:p}=C();O(()=>{Me().catch(()=>{})},[]);let u=$=>{$.preventDefault();let{weekday:m,hour:h,reason:f,...g}=a,[v=0,w=0]=h.split(":").map(Number);p(async()=>{await e({...g,id:"",weekday:Number(m),minute:60*v+w},f),M(o("page.operate.done")),await Dr()})},d=Oe.value.map($=>[$.id,o(`variant.${$.id}`)]);return i`<form class="acts" onsubmit=${u}>
		<${q} label=${o("page.operate.weekday")} value=${a.weekday} options=${_w()}
			onchange=${l("weekday")} />
		<${K} type="time" label=${`${o("page.operate.hour")}${t?"":` (${n})`}`} value=${a.hour} required
			oninput=${l("hour")} />
		${t?i`<${K} label=${o("page.operate.zone")} value=${a.zone} required oninput=${l("zone")} />`:null}
		<${q} label=${o("page.create.variant")} value=${a.variant} options=${d} onchange=${l("variant")} />
		<${X} label=${o("page.operate.games")} value=${a.games} min=${0} max=${100} onchange=${l("games")} />
		${t?i`<${K} label=${o("page.create.clock")} value=${a.clock} required oninput=${l("clock")} />`:i`<${q} label=${o("page.create.clock")} value=${a.clock}
				options=${Ww.map($=>[$,Xm($)])} onchange=${l("clock")} />`}
		<${q} label=${o("page.operate.bots")} value=${a.bot} options=${te("page.level",...jt)}
			onchange=${l("bot")} />
		${t?i`<${K} label=${o("page.operate.reason.kept")} maxlength="200" required value=${a.reason}
				oninput=${l("reason")} />`:null}
		<button class="button" aria-busy=${c}>${o("page.operate.do")}</button>
	</form>`}var Um=new Set;function Iw(){Zn("call",!0);let e=document.querySelector("title");if(!document.hidden||!e)return;let t=`● ${o("page.evenings.ready")}`,n="",s=()=>{document.title!==t&&(n=document.title,document.title=t)},a=new MutationObserver(s),r=()=>{document.hidden||(document.removeEventListener("visibilitychange",r),a.disconnect(),document.title=n,al(!1))};a.observe(e,{childList:!0}),document.addEventListener("visibilitychange",r),al(!0),s()}function qw(e){O(()=>{if(!e||!navigator.wakeLock)return;let t,n=!1,s=async()=>{document.hidden||(t=await navigator.wakeLock.request("screen"),n&&await t.release())},a=()=>{s().catch(()=>{})};return a(),document.addEventListener("visibilitychange",a),()=>{n=!0,document.removeEventListener("visibilitychange",a),t?.release()}},[e])}function Fw(){let[e,t]=b(vt("there")),[n,s]=b({at:"",table:""}),a=Ot.value.all.find(m=>m.mine),r=a?`${a.id} ${a.begins}`:"",l=n.at===r?n.table:"",c=a?a.begins-e:1/0,p=a!==void 0&&c<=La&&e<a.late;Ym(async()=>{if(t(vt("there")),!p)return T.peek()?Dr():void 0;if(!a)return;let m=await Pw(a);m&&m!==l&&s({at:r,table:m})},p?Nw/(c<=La/2&&!l?4:1):Gm,[p,a?.id,T.value?.id],!0),O(()=>l?Iw():void 0,[l]),qw(p&&(c>0||!l));let[u="",d]=Ft.value;u==="t"&&d===l&&Um.add(l);let $=p&&l!==""&&!Um.has(l);return O(()=>{$&&u===""&&Z(`/t/${l}`)},[$,u]),!p||!$&&(u==="t"||u===""||l)?null:i`<div class=${`awaited row ${$?"ready":""}`} role="status">
		<p>${o(`page.evenings.${$?"ready":"soon"}`,{time:qs(a.begins)})}</p>
		${$?i`<a class="button" href=${`/t/${l}`}>${o("page.evenings.go")}</a>`:null}
	</div>`}var ef=_(!1);function zw(){return!Td.value||ef.value?null:i`<div class="unkept edition row" role="status">
		<p>${o("page.edition.ready")}</p>
		<${k} onclick=${Md} say=${o("page.edition.load")} />
		<${k} onclick=${()=>ef.value=!0} say=${o("page.close")} />
	</div>`}function Yt({view:e,names:t,last:n=!1,from:s=0}){let a=Pn(e);if(a===0)return i`<p class="soft">${o("last.none")}</p>`;let r=n?[a-1]:Array.from({length:a},(c,p)=>p).slice(s),l=Array.from({length:Ye(e)},(c,p)=>p);return i`<${se}><table class="book tricks">
		<thead><tr><th scope="col"><span class="unseen">${o("page.trick")}</span></th>
			${l.map(c=>i`<th key=${c} scope="col">${t[c]}</th>`)}</tr></thead>
		<tbody>${r.map(c=>{let p=Fi(e,c),u=zi(e,c);return i`<tr key=${c}><td>${c+1}</td>
				${l.map(d=>{let $=p.find(m=>m.seat===d)?.card;return i`<td key=${d} class=${d===u?"won":""}>
						${$?i`<${me} card=${$} size="mini" />`:null}
						<i class=${d===e.leads?.[c]?"led-dot":""} aria-hidden="true"></i>
						${d===e.leads?.[c]?i`<span class="unseen">${o("page.led")}</span>`:null}
						${d===u?i`<span class="unseen">${o("page.wins")}</span>`:null}
					</td>`})}</tr>`})}</tbody>
	</table><//>
	<p class="small soft legend" aria-hidden="true">
		<span><i class="led-dot"></i> ${o("page.led")}</span><span><i class="won-frame"></i> ${o("page.wins")}</span>
	</p>`}function tf({view:e,names:t,lies:n}){let s=Pn(e)-(n?2:1);if(s<0||e.phase!=="play")return null;let a=zi(e,s);return i`<figure class="last-trick">
		<figcaption class="small">${o("page.lasttrick")}</figcaption>
		<ol>${Fi(e,s).map(({seat:r,card:l})=>i`<li key=${r} data-card=${l}
			class=${r===a?"best":""}>
			<span class="unseen">${t[r]}: </span><${me} card=${l} size="mini" />
		</li>`)}</ol>
	</figure>`}function nf(e,t,n,s){let a=d=>d.act.startsWith("play "),r=d=>`${d.seat} ${d.act}`,l=d=>d.filter($=>!a($)).map(r).sort().join();if(l(e)!==l(t))return{trick:-1,steps:[s,s]};let[c,p]=[e.filter(a),t.filter(a)],u=c.findIndex((d,$)=>!p[$]||r(d)!==r(p[$]));return u<0?null:{trick:Math.floor(u/n),steps:[e.length-c.length+u,t.length-p.length+u]}}function Lr({title:e,class:t="",told:n,back:s,onclose:a,children:r}){let l=P(null);return Te(()=>{let c=l.current,p=document.activeElement;return c?.focus({preventScroll:!0}),()=>{c?.contains(document.activeElement)&&(s?.current??p)?.focus({preventScroll:!0})}},[]),O(()=>l.current?.scrollIntoView({block:"nearest"}),[n]),i`<section class=${`hint ${t}`} ref=${l} tabindex="-1" aria-label=${e}>
		<header>
			<h2>${e}</h2>
			<${k} plain onclick=${a} say=${o("page.close")} />
		</header>
		${r}
	</section>`}function _a(e){let[t,...n]=(e?.act??"").split(" ");return new Set(t==="play"||t==="lay"?n:[])}var Hw={2:["south","north"],3:["south","west","east"],4:["south","west","north","east"],5:["south","west","northwest","northeast","east"]};function Kw(e,t){let n=[];return Hi(e,t).forEach((s,a)=>n[s]=Hw[e]?.[a]??"north"),n}function Mn(e){let{view:t,names:n,me:s,variant:a,elsewhere:r,laid:l=!0,full:c=null,pending:p=null,unsent:u=!1}=e,{chairs:d,now:$=0,played:m=null,said:h,over:f="",onhurry:g,aloud:v=!1,children:w}=e,y=Ye(t),x=Kw(y,s),A=c?c.cards:t.trick??[],j=c?c.winner:p?-1:t.taking??-1,N=p&&!c?[...A,{seat:t.options?.seat??s,card:p}]:A;return i`<div class=${`felt hands-${y} ${f}`} onclick=${g}>
		<${Vw} trump=${En(t)} />
		${Hi(y,s).filter(W=>W!==r).map(W=>i`<${en}
				key=${W} view=${t} variant=${a} seat=${W} name=${n[W]??""} names=${n}
				place=${x[W]} own=${W===s} chair=${d?.[W]} now=${$} open=${Jw(t,W)}
				winner=${c?.winner===W} laid=${l} said=${h?.get(W)}
				hand=${W===m?.seat?m.hand:void 0}
			/>`)}
		<${lk} cards=${N} pending=${p&&!c&&u?p:""} where=${x} winner=${j}
			gone=${c?.gone??!1} names=${n} aloud=${v} />
		<${Zw} view=${t} variant=${a} names=${n} me=${s} />
		${w}
	</div>`}var Jw=(e,t)=>e.shown?.[t]?.hand!==void 0?z(e.shown[t]?.hand):null;function Uw(e,t,n){let{why:s}=e,a=c=>c===n&&e.seat!==void 0?"yes":"no",r=e.trump===void 0&&En(e)?[o("why.stay")]:[];if(s?.trump&&e.trump){let c=e.turnup&&e.turnup!=="joker"?cn(e.turnup):o("joker");r.push(o(`why.${s.trump}`,{n:s.made,card:c,name:t[s.by??-1]??"",you:a(s.by)}))}let l=e.premium?.findIndex(c=>c!=="")??-1;if(s?.premium&&l>=0){let c=s.premium==="place"?"near":"level";r.push(o("why.holds",{name:t[l]??"",you:a(l),why:c}))}return s?.behind&&r.push(o("why.behind",{name:t[l]??"",you:a(l),n:s.behind})),r}function Gw(e,t,n,s){let[a,...r]=e.vulnerable??[],l=t?.score.vulnerable;return e.seat===void 0||a===void 0||r.length||!l?[]:[o("why.vulnerable",{you:a===s?"yes":"no",name:n[a]??"",n:l})]}var Vw=({trump:e})=>i`<div class="cloth" data-trump=${e} aria-hidden="true">
	${(e==="none"?[..."CHSD"]:[e]).map(t=>i`<${fe} key=${t} trump=${t} />`)}
</div>`;function Zw({view:e,variant:t,names:n,me:s}){if(e.phase===void 0)return null;let a=[...Uw(e,n,s),...Gw(e,t,n,s)];return i`<div class="ground">
		<div>
			<${Xt} trump=${En(e)} explains />
			${a.map(r=>i`<p key=${r} class="reason small">${r}</p>`)}
		</div>
		${e.turnup?i`<div class="turnup">
					<${ln.Provider} value=""><${me} card=${e.turnup} size="mini" /><//>
					<span class="small">${o("turnup")}</span>
				</div>`:null}
	</div>`}function Xt({trump:e,unsure:t=!1,explains:n=!1}){let s=i`<b>${U(e)}${t&&e?"?":""}</b>`;return i`<p class="trump">
		<span class="small">${o("page.trump")}</span>
		${e===""?i`<span class="sign none" aria-hidden="true">?</span>`:i`<${fe} trump=${e} />`}
		${n?i`<${We} of=${e==="none"?"notrump":"trump"}>${s}<//>`:s}
	</p>`}function en(e){let{view:t,variant:n,seat:s,name:a,names:r=[],place:l,own:c,chair:p,now:u,open:d,winner:$,laid:m=!0,hand:h,said:f}=e,g=t.held?.[s]??0,v=t.due===void 0?t.turn.includes(s):t.due===s,w=c&&t.seat!==void 0,y=w?t.bid:t.shown?.[s]?.bid,x=w?void 0:t.shown?.[s]?.aside,A=ys(p),j=t.control===t.seat?"yes":"no";return i`<section class=${`seat ${l} ${`${v?"thinks":""} ${$?"winner":""} ${c?"own":""}`}`} data-seat=${s} aria-label=${a}>
		<div class="nameplate">
			<h2>
				<${kt} player=${p?.player} name=${a} />
				${A?i`<${We} class="level" say=${rd(p)}>${A}<//>`:null}
				${t.totals[s]===void 0?null:i`<span class="points" title=${o("page.points")}>
							${S(t.totals[s])}<span class="unseen"> ${o("page.points")}</span>
						</span>`}
				<${Qw} view=${t} seat=${s} />
				${t.dealer===s?i`<${We} of="dealer" class="badge">
							${o("page.dealer.short")}<span class="unseen"> ${o("dealer")}</span>
						<//>`:null}
				${v&&!w?i`<span class="unseen">${o("seat.thinks")}</span>`:null}
				${p?.ready&&t.phase==="over"?i`<span class="small soft">${o("seat.ready")}</span>`:null}
			</h2>
			<p class="tally">
				${t.phase===void 0?null:i`<${nk} view=${t} variant=${n} seat=${s} bid=${y}
							laid=${t.phase==="lay"?!t.turn.includes(s):m} />`}
				<${tk} view=${t} seat=${s} variant=${n} />
				${t.vulnerable?.includes(s)?i`<${We} of="vulnerable" class="badge" variant=${n}>${o("vulnerable")}<//>`:null}
				${t.control!==void 0&&s===ls(t)?i`<span>${o("dummy.by",{name:r[t.control]??"",you:j})}</span>`:null}
				${p?.away?i`<span class="badge">${o("page.away")}</span>`:null}
				<${rk} chair=${p} now=${u} />
			</p>
			${t.phase==="play"?i`<${Yw} suits=${z(t.void?.[s])} />`:null}
			${f?i`<${Rm} said=${f} />`:null}
		</div>
		${x?i`<div class="aside" aria-label=${o("page.aside")}>${ve(x)}</div>`:null}
		${w||d?null:i`<${ek} n=${g} />`}
		${w||!d?null:h??i`<${Xw} cards=${d} trump=${t.trump} />`}
	</section>`}function Qw({view:e,seat:t}){let n=vn(e.totals)===t,s=P(n),a=n&&!s.current&&wn(e)===t;if(s.current=n,!n)return null;let r=a?`[data-seat="${vn(la(e))}"] .points`:void 0;return i`<${We} class="leads" say=${o("page.leads.is")}>
		<${ca} from=${r} /><span class="unseen"> ${o("page.leads")}</span>
	<//>`}function Yw({suits:e}){let t={suits:D(e.map(U))};return i`<p class="voids">
		${e.length?i`<${We} say=${o("page.void.is",t)}>
					<span class="unseen">${o("page.void",t)}</span>${e.map(n=>i`<${ok} suit=${n} />`)}
				<//>`:null}
	</p>`}function Xw({cards:e,trump:t}){let n=s=>i`<span key=${be(s[0]??"")} class="same-suit">
		${s.map(a=>i`<${me} key=${a} card=${a} size="mini" />`)}
	</span>`;return i`<div class="open-hand">${mo(Ve(e,ge,t),t).map(n)}</div>`}function ek({n:e}){return i`<div class="backs" aria-label=${o("page.held",{n:e})} role="img" style=${{"--n":Math.max(e,1)}}>
		${Array.from({length:e},(t,n)=>i`<${me} key=${n} face="down" />`)}
	</div>`}function tk({view:e,seat:t,variant:n}){let s=e.premium?.[t]||"";if(s){let l=s.startsWith("declare")?"declare":"reveal";return i`<${We} of=${l} class="premium" variant=${n}>${Ss(s)}<//>`}let a=e.why?.overcalled?.includes(t)&&e.phase!=="offer",r=$e(e.offers?.[t]??"declare");return i`${ak(e,t)}
		${a?i`<span class="beaten">${o("offer.beaten",{offer:r})}</span>`:null}`}function nk({view:e,variant:t,seat:n,bid:s,laid:a}){let r=e.won?.[n]??0;if(e.phase==="lay"||e.phase==="offer"||e.phase==="name")return s!==void 0?i`<span>${o("page.bid",{bid:ke(s,t)})}</span>`:a?i`<span>${o("page.laid")}</span>`:null;if(s===void 0)return i`<span class="score">${o("page.won",{won:r})}</span>`;let l=e.contract?.[n]||"short";return i`<span class=${`stand ${l}`}>
		<${yc} view=${e} variant=${t} seat=${n} bid=${s} />
		<span class="score">${o("page.won.of",{won:r,bid:ke(s,t)})}</span><${sk} stands=${l} />
	</span>`}function yc({view:e,variant:t,seat:n=-1,bid:s}){let a=e.won?.[n]??0;if(s===void 0||a+s===0)return null;let l=s===0&&e.contract?.[n]!=="lost"&&t?.score.zeroOrAll?Fn(t):s;return i`<span class="dots" aria-hidden="true">
		${Array.from({length:Math.max(a,l)},(c,p)=>i`<i key=${p} class=${p>=l?"extra":p<a?"full":""}></i>`)}
	</span>`}function sk({stands:e}){let t=e==="lost"?"✕":"✓";return i`<span class="unseen">${o(`page.contract.${e}`)}</span>
		${e==="short"?null:i`<b class="tells" aria-hidden="true">${t}</b>`}`}function ak(e,t){let n=e.phase==="offer"?e.offers?.[t]:"";return n?i`<span>${$e(n)}</span>`:null}function ok({suit:e}){return e==="nines"?i`<span class="void">9</span>`:i`<svg class=${`void suit-${e}`} viewBox="0 0 100 100" aria-hidden="true">
		<use href=${`#pip-${e}`} /><path d="M8 92 92 8" />
	</svg>`}function rk({chair:e,now:t}){if(!e||e.until===void 0&&e.bank===void 0)return null;let n=Math.max(0,e.until!==void 0?e.until-t:e.bank??0),s=n<2e4&&e.until!==void 0;return i`<span class=${`time ${s?"short":""}`}>${ik(n)}</span>`}function ik(e){let t=Math.ceil(e/1e3);if(t>=86400)return o("page.days",{n:Math.floor(t/86400)});let n=r=>String(r).padStart(2,"0"),[s,a]=[Math.floor(t/3600),Math.floor(t/60)];return s>0?`${s}:${n(a%60)}:${n(t%60)}`:`${a}:${n(t%60)}`}function lk({cards:e,pending:t,where:n,winner:s,gone:a,names:r,aloud:l}){let c=P(null),p=P(new Set);return Te(()=>{let u=c.current;if(!u)return;let d=new Set(e.map(m=>`${m.seat} ${m.card}`)),$=[];for(let m of u.querySelectorAll("[data-of]")){let h=`${m.dataset.of} ${m.dataset.card}`;p.current.has(h)||$.push(uk(m,pk(m))),a&&$.push(dk(m,u.closest(".felt")?.querySelector(`[data-seat="${s}"] .nameplate`)))}for(let m of $)m?.();p.current=d},[e.map(u=>`${u.seat}${u.card}`).join(),a]),i`<ol class="trick" ref=${c} aria-label=${o("page.trick")} aria-live=${l?"polite":void 0}>
		${e.map(({seat:u,card:d},$)=>i`<li key=${`${u} ${d}`}
				class=${`${n[u]} ${u===s?"best":""} ${d===t?"waits":""}`}
				data-of=${u} data-card=${d} style=${{"--i":$}}>
				<span class="unseen">${r[u]}: </span><${me} card=${d} />
				${d===t?i`<small class="later">${o("page.unsent.card")}</small>`:null}
			</li>`)}
	</ol>`}var ck=":is(.backs, .open-hand, .hand, .nameplate)";function pk(e){let t=Wa.get(e.dataset.card??"");return t||e.closest(".felt")?.querySelector(`[data-seat="${e.dataset.of}"] ${ck}`)?.getBoundingClientRect()}var Wa=new Map,sf=e=>parseFloat(getComputedStyle(e).getPropertyValue("--move"))||0;function uk(e,t){let n=sf(e);if(!t||!n||!e.animate)return;let s=e.getBoundingClientRect(),a=t.left+t.width/2-(s.left+s.width/2),r=t.top+t.height/2-(s.top+s.height/2),l=Math.min(1,t.width/s.width||1),c=[{transform:`translate(${a}px, ${r}px) scale(${l})`},{transform:"none"}];return()=>e.animate(c,{duration:n,easing:"cubic-bezier(0.2, 0.7, 0.2, 1)"})}function dk(e,t){let n=sf(e);if(!t||!n||!e.animate)return;let s=e.getBoundingClientRect(),a=t.getBoundingClientRect(),r=a.left+a.width/2-(s.left+s.width/2),l=a.top+a.height/2-(s.top+s.height/2),c=[{transform:"none",opacity:1},{transform:`translate(${r}px, ${l}px) scale(0.4)`,opacity:0}];return()=>e.animate(c,{duration:n,easing:"cubic-bezier(0.5, 0, 0.8, 0.4)",fill:"forwards"})}var bc={calm:2e3,usual:1200,quick:550,instant:550},$k=280,mk={calm:650,usual:350,quick:150,instant:0},fk=12,hk=(e,t)=>rn(e,t)&&af(t)>af(e),af=e=>(e?.played??[]).reduce((t,n)=>t+z(n).length,0),Rr=class{shown=_(null);#e;#n=[];#t=0;#s=()=>{};constructor(t){this.#e=t}take(t){this.#n.push(t),document.hidden||this.#n.length>fk?this.skip():this.#t||this.#a()}skip(){this.stop();let t=this.#n.at(-1)??this.shown.peek()?.message;this.#n=[],t&&(this.shown.value={message:t,full:null})}hurry(){return this.#t&&this.#s(),this.#t!==0&&(this.#n.length>0||!!this.shown.peek()?.full)}stop(){clearTimeout(this.#t),this.#t=0}#a(){let t=this.#n.shift();if(!t)return;let n=this.shown.peek()?.message.view,s=cs(n,t.view);this.shown.value={message:t,full:s};let a=mk[this.#e()];if(!s&&a&&hk(n,t.view))return this.#o(a,()=>this.#a());if(!s)return void this.#a();this.#o(bc[this.#e()],()=>{this.shown.value={message:t,full:{...s,gone:!0}},this.#o(rs()?0:$k,()=>{this.shown.value={message:t,full:null},this.#a()})})}#o(t,n){this.#s=()=>{this.stop(),n()},this.#t=setTimeout(this.#s,t)}};async function gk(e,t,n){await dd([e,t,n],!1,({id:s})=>In(Nu,Pu,{table:e,match:t,id:s,pace:Wn[E.pace.value],...n}))}function yk(e,t,n,s){let a=Array.from({length:e},(r,l)=>l===t?"":s[l]||n);return a.every((r,l)=>l===t||r===n)?n:a.join()}function of({of:{table:e,match:t,deal:n,step:s},names:a,front:r,onclose:l}){let[c,p]=b(String(r)),[u,d]=b(""),[$,m]=b({}),{busy:h,once:f}=C();O(()=>{le(Me)},[]);let g=u||ud(),v=oa.value.map(({name:A})=>[A,o(`page.level.${A}`)]),w=yk(a.length,Number(c),g,$),x=i`<${k} chief aria-busy=${h} disabled=${h||!g} onclick=${()=>f(()=>gk(e,t,{deal:n,step:s,seat:Number(c),bots:w}))}
		say=${o("page.whatif.play")} />`;return i`<${I} title=${o("page.whatif")} onclose=${l} actions=${x}>
		<div class="play-on">
			<p>${o("page.whatif.about")}</p>
			<${G} label=${o("page.whatif.seat")} value=${c} onchange=${p}
				options=${a.map((A,j)=>[String(j),A])} />
			<${G} label=${o("page.whatif.others")} value=${g} options=${v}
				onchange=${A=>(d(A),m({}))} />
			${a.length>2?i`<details><summary>${o("page.whatif.each")}</summary><div class="play-on-each">
						${a.map((A,j)=>j===Number(c)?null:i`<${q} key=${j} label=${A}
							value=${$[j]||g} options=${v}
							onchange=${N=>m({...$,[j]:N})} />`)}
					</div></details>`:null}
		</div>
	<//>`}function bk({rest:e}){let[t,n="1",s="0"]=e;return t?i`<${wk} table=${t} match=${Number(n)||1} deal=${Number(s)||0} />`:i`<${V} title=${o("page.nav.replay")} text=${o("page.replay.which")}>
			<p><a class="button chief" href="/records">${o("page.nav.records")}</a></p>
		<//>`}async function wc({table:e,match:t,deal:n}){if(e==="mine"&&!await xs())throw new pe(o("page.replay.gone"));return In(To,ms,{table:e,match:t,deal:n})}function vk(e,t,n){let s=P(new Map),[,a]=b(0);return O(()=>{if(!n||s.current.get(t)?.told)return;let r=new AbortController,l=c=>{s.current.set(t,c),a(p=>p+1)};return l({}),In(Mu,Bu,{...e,step:t},r.signal).then(c=>l({told:c}),c=>r.signal.aborted||l({wrong:L(c)})),()=>r.abort()},[t,n]),n?s.current.get(t)??{}:null}function kc(e){let t=[];for(let{line:s,views:a}of e.steps){let r=t[t.length-1]?.views;("act"in s||t.length===0)&&t.push(r?{line:s,views:a,before:r}:{line:s,views:a})}let n=e.steps[e.steps.length-1];return n?.views[0]?.phase==="over"&&t.push({line:{},views:n.views,sheet:!0}),t}function wk({table:e,match:t,deal:n}){let{value:s,wrong:a}=B(()=>wc({table:e,match:t,deal:n}),e,t,n);if(a)return i`<${V} title=${o("page.nav.replay")} text=${a}>
			<p><a class="button" href="/records">${o("page.nav.records")}</a></p>
		<//>`;if(!s)return i`<${V} text=${o("page.replay.loading")} />`;let r=`${e} ${t} ${n}`;return i`<${kk} key=${r} table=${e} match=${t} deal=${n} played=${s} />`}function xc(e,t){let n=e[t],s={...n.shown};return e.forEach((a,r)=>{if(r===t)return;let l={hand:a.hand??""};a.aside&&(l.aside=a.aside),a.bid!==void 0&&(l.bid=a.bid),s[r]=l}),{...n,shown:s,offers:(n.offers??[]).map((a,r)=>e[r]?.offers?.[r]??a)}}function kk({table:e,match:t,deal:n,played:s}){let a=re(s.header.variant,s.header.rules),r=ye(()=>kc(s),[s]),l=r[0]?.views.length??1,c=Gn(s.header,l,Tn(s,e)),p=r.length-1,u=He.value,d=Math.min(p,Math.max(0,Number(u.get("step"))||0)),$=/^[0-4]$/.test(u.get("seat")??"")?Math.min(l-1,Number(u.get("seat"))):-1,m=$>=0?$:Ws(s.header,l,Tn(s,e)),h=r[d+1]?.line,f=h!==void 0&&"act"in h,g=vk({table:e,match:t,deal:n},d,f&&u.has("hint")),v=(Re,de=$,Tt=g!==null&&Re===d)=>`/replay/${e}/${t}/${n}?step=${Re}${de>=0?`&seat=${de}`:""}${Tt?"&hint":""}`,w=Re=>Z(v(Math.min(p,Math.max(0,Re))),{replace:!0}),y=r[d],x=Ok(d,p,!!_r(y),w),A=x.past(w),j=ye(()=>Tk(r),[r]),N=Sk(d,j,p,A),W=P(null),R=r[d]?.views[0]?.phase!=="over",F=x.past(()=>R&&Z(`${v(d)}&on=1`,{replace:!0})),ce=x.past(()=>f&&Z(v(d,$,!g),{replace:!0}));Mk({h:ce,p:F,...g&&{Escape:ce},ArrowRight:N.forward,ArrowLeft:N.back," ":x.toggle,ArrowDown:N.trickForward,ArrowUp:N.trickBack,Home:N.start,End:N.end});let st=$>=0?y.views[$]:xc(y.views,m);return i`<${ln.Provider} value=${Nt(st)}><main id="main" tabindex="-1" class="replay">
		<${Bk} played=${s} table=${e} match=${t} deal=${n} names=${c.slice(0,l)} seat=${$}
			onseat=${Re=>Z(v(d,Re),{replace:!0})} here=${v(d)}
			onplay=${R?F:void 0} />
		<div class="replay-board">
			<div class="replay-table table board" onpointerdown=${x.stop}>
				<h2 class="unseen">${$>=0?o("page.replay.seen",{name:c[$]}):o("page.replay.all")}</h2>
				<${xk} moment=${y} view=${st} names=${c} variant=${a} at=${m} hint=${g?.told} />
			</div>
			<aside class="replay-aside" tabindex="0" data-hint=${g?"":void 0}>
				${g?i`<${jk} key=${d} hint=${g} variant=${a} name=${c[h.by??h.seat]??""}
							bid=${r[d+1]?.views[h.seat]?.bid} back=${W} onclose=${ce} />`:null}
				<section class="replay-tricks"><h2>${o("tricks.title")}</h2><${Yt} view=${st} names=${c} /></section>
			</aside>
		</div>
		<div class="replay-controls">
			<div class="replay-say">
				<p class="said" aria-live="polite"><span>${ie(Sc(y,c,$,a))}</span></p>
				<button type="button" class="button plain" ref=${W} aria-pressed=${g!==null} aria-keyshortcuts="h"
					title=${o("page.hint.ask")} disabled=${!f} onclick=${ce}>${o("page.hint")}</button>
			</div>
			<${Ak} step=${d} last=${p} to=${A} steps=${N} auto=${x} />
		</div>
		${R&&u.get("on")?i`<${of} of=${{table:e,match:t,deal:n,step:d}} names=${c.slice(0,l)}
			front=${m} onclose=${()=>A(d)} />`:null}
	</main><//>`}function xk({moment:e,view:t,names:n,variant:s,at:a,hint:r}){if(e.sheet){let c={view:{...t,seat:void 0},names:n,variant:s,won:"",hands:e.views.length};return i`<div class="replay-sheet"><div>
			<${Nr} ...${c} />
			<${Pt} view=${t} names=${n} variant=${s} me=${-1} untitled=${!0}
				crowned=${!!t.closed} />
		</div></div>`}let l=_n(s,t.phase);return i`<${Mn} view=${t} variant=${s} names=${n} me=${a} elsewhere=${a} laid=${l}
			full=${_r(e)} />
		<${Nk} view=${t} variant=${s} laid=${l} seat=${a} name=${n[a]??""} hint=${r} />`}var Sk=(e,t,n,s)=>({start:()=>s(0),trickBack:()=>s(t.findLast(a=>a<e)??0),back:()=>s(e-1),forward:()=>s(e+1),trickForward:()=>s(t.find(a=>a>e)??n),end:()=>s(n)});function Ok(e,t,n,s){let[a,r]=b(!1),[l,c]=b(()=>E.pace.peek()==="instant"?"quick":E.pace.peek());O(()=>{if(a&&e===t&&r(!1),!a||e===t)return;let $=setTimeout(()=>s(e+1),n?bc[l]:Wn[l]);return()=>clearTimeout($)},[a,e,l]);let p=()=>r(!1);return O(()=>(document.addEventListener("visibilitychange",p),()=>document.removeEventListener("visibilitychange",p)),[]),{on:a,toggle:()=>{!a&&e===t&&s(0),r(!a)},past:$=>(...m)=>{p(),$(...m)},stop:p,pace:l,setPace:c}}function Ak({step:e,last:t,to:n,steps:s,auto:a}){let r=o("page.replay.at",{n:e,of:t}),l=u=>n(u.currentTarget.valueAsNumber),[c,p]=[e===0,e===t];return i`<div class="replay-auto">
			<${Qn} label=${o(a.on?"page.replay.pause":"page.replay.play")} icon=${a.on?"pause":"play"}
				off=${!1} onclick=${a.toggle} />
			<input type="range" min="0" max=${t} value=${e} aria-label=${o("page.replay.step")}
				aria-valuetext=${r} oninput=${l} />
			<${q} hidden label=${o("page.replay.pace")} value=${a.pace} onchange=${a.setPace}
				options=${te("page.pace","calm","usual","quick")} />
		</div>
		<div class="replay-keys">
			<${Qn} label=${o("page.replay.start")} icon="start" off=${c} onclick=${s.start} />
			<${Qn} label=${o("page.replay.trick.back")} icon="fast-back" off=${c} onclick=${s.trickBack} />
			<${Qn} label=${o("page.replay.back")} icon="back" off=${c} onclick=${s.back} />
			<span class="count score">${r}</span>
			<${Qn} label=${o("page.replay.forward")} icon="forward" off=${p} onclick=${s.forward} />
			<${Qn} label=${o("page.replay.trick.forward")} icon="fast-forward" off=${p} onclick=${s.trickForward} />
			<${Qn} label=${o("page.replay.end")} icon="end" off=${p} onclick=${s.end} />
		</div>`}function Tk(e){return e.flatMap((t,n)=>{let s=t.views[0]?.phase==="play"&&t.before?.[0]?.phase!=="play";return n===0||s||_r(t)||t.sheet?[n]:[]})}var _r=e=>cs(e.before?.[0],e.views[0]);function Sc(e,t,n,s){if(e.sheet)return o("ask.next");let{line:a}=e;if(!("act"in a))return o("page.replay.dealt",{name:t[a.dealer]});let[r="",...l]=String(a.act).split(" "),c=t[a.seat]??"",p=n>=0&&n!==a.seat,u=e.views[a.seat],d=_r(e);if(r==="lay"){let m=l.map(f=>$t(f,Nt(u))).join(" "),h=ke(u?.bid??0,s);return p?o("page.replay.laid",{name:c}):o("page.replay.lays",{name:c,cards:m,bid:h})}if(r==="name")return o("page.replay.names",{name:c,trump:U(l[0])});if(r==="play"){let[m,h]=d?["yes",t[d.winner]??""]:["no",""];return o("page.replay.plays",{name:c,card:$t(l[0]??"",Nt(u)),taken:m,winner:h})}let $=e.views[n];return p&&$?.phase==="offer"&&!$.offers?.[a.seat]?o("page.replay.decided",{name:c}):o("page.replay.offers",{name:c,offer:$e(String(a.act))})}function Mk(e){Te(()=>{let t=n=>{let s=e[n.key];if(!s||n.ctrlKey||n.metaKey||n.altKey||n.shiftKey)return;let a=`input, select, textarea, dialog${n.key===" "?", button, a":""}`;n.target instanceof Element&&n.target.closest(a)||(n.preventDefault(),s())};return addEventListener("keydown",t),()=>removeEventListener("keydown",t)})}function jk({hint:e,variant:t,name:n,bid:s,back:a,onclose:r}){let{told:l,wrong:c}=e,p=o("page.hint.of",{name:n});return i`<${Lr} class="replay-hint" title=${p} told=${l} back=${a} onclose=${r}>
		${l?i`<${Ms} advice=${l.advice} variant=${t} done=${{act:l.act,name:n,bid:s}} />`:i`<p class=${c?"":"soft"} role="status">${c??o("page.hint.thinking")}</p>`}
	<//>`}function Nk({view:e,variant:t,laid:n,seat:s,name:a,hint:r}){let l=Ve(z(e.hand),ge,e.trump),[c,p]=[_a(r?.advice),_a(r)];return i`<div class="replay-held">
		<${en} view=${e} variant=${t} seat=${s} name=${a} place="south" own=${!0}
			chair=${void 0} now=${0} open=${null} winner=${!1} laid=${n} />
		<div class="cards" style=${{"--n":Math.max(l.length,2)}} aria-label=${a} role="group">${l.map(u=>i`<span key=${u} class="one">
				<${me} card=${u} />
				<span class="mark">
					${c.has(u)?i`<${Qe} />`:null}${p.has(u)?i`<${Yo} />`:null}
				</span>
			</span>`)}</div>
		<div class="laid">${ve(e.aside)}</div>
	</div>`}function Bk({played:e,table:t,match:n,deal:s,names:a,seat:r,onseat:l,here:c,onplay:p}){let[u,d]=b(!1),$=e.steps[e.steps.length-1]?.views[0]?.trump??"",m=f=>`/replay/${t}/${n}/${f}${r>=0?`?seat=${r}`:""}`,h=a.map((f,g)=>[String(g),o("page.replay.seen",{name:f})]);return i`<header class="replay-head">
		<a class="mark" href="/records">99<span class="unseen"> ${o("page.nav.records")}</span></a>
		<h1>
			<span class="soft">${e.header.rules?.name??Pe(e.header.variant)}</span>
			<span>${o("sheet.title",{deal:s+1,trump:U($)})}${" "}<${fe} trump=${$} /></span>
		</h1>
		<nav class="row" aria-label=${o("page.replay.deals")}>
			<${rf} to=${s>0?m(s-1):""} text=${o("page.replay.previous")} arrow="←" />
			<${rf} to=${s+1<e.deals?m(s+1):""} text=${o("page.replay.next")} arrow="→" />
		</nav>
		<${q} hidden label=${o("page.replay.hands")} value=${String(r)}
			options=${[["-1",o("page.replay.all")],...h]}
			onchange=${f=>l(Number(f))} />
		<div class="row doings">
			${t==="mine"?null:i`<a class="button plain to-table" href=${`/t/${t}`} aria-label=${o("page.learn.table")}>
						${vc(o("page.learn.table"),o("page.replay.table.short"))}
					</a>`}
			<button type="button" class="button plain" aria-keyshortcuts="p" disabled=${!p} onclick=${p}
				aria-label=${o("page.whatif")}>${vc(o("page.whatif"),o("page.whatif.play"))}</button>
			<a class="button plain" href=${`/report/${t}/${n}/${s}${r>=0?`?seat=${r}`:""}`}>
				${o("page.report.short")}
			</a>
			${t==="mine"?null:i`<button type="button" class="button plain" onclick=${()=>js(hn(c))}
						aria-label=${o("page.replay.link")}>${vc(o("page.replay.link"),o("page.replay.link.short"))}</button>`}
			<${k} plain onclick=${()=>d(!0)} say=${o("page.fair.short")} />
		</div>
		${u?i`<${I} title=${o("page.fair")} onclose=${()=>d(!1)}>
					${t==="mine"?i`<${Ek} match=${n} />`:i`<${Sa} table=${t} match=${n} />`}
				<//>`:null}
	</header>`}var vc=(e,t)=>i`<span class="words">${e}</span><span class="arrow">${t}</span>`;function Ek({match:e}){let{value:t}=B(async()=>{let a=await xs();return(a&&await Uo(a.bytes))??""});if(t===void 0)return null;if(t==="")return i`<p>${o("page.fair.packed")}</p>`;let n=[...t.matchAll(/^\s*\{[^\n]*"ninetynine":/gm)].map(a=>a.index),s=n[e-1]??0;return i`<${Sa} record=${t.slice(s,n[e]??t.length)} />`}function rf({to:e,text:t,arrow:n}){let s=i`<span class="words">${t}</span><span class="arrow" aria-hidden="true">${n}</span>`;return e?i`<a href=${e}>${s}</a>`:i`<span class="off" aria-disabled="true">${s}</span>`}var Pk={start:"M5 4v16M20 4 8 12l12 8z","fast-back":"M12 4 2 12l10 8zM22 4 12 12l10 8z",back:"M15 4 7 12l8 8 1-1-7-7 7-7z",forward:"M9 4l8 8-8 8-1-1 7-7-7-7z",play:"M6 3l14 9-14 9z",pause:"M5 4h4v16H5zM15 4h4v16h-4z","fast-forward":"M2 4l10 8-10 8zM12 4l10 8-10 8z",end:"M19 4v16M4 4l12 8-12 8z"};function Qn({label:e,icon:t,off:n,onclick:s}){return i`<button type="button" class="replay-key" aria-label=${e} title=${e} aria-disabled=${n}
		onclick=${()=>n||s()}>
		<svg viewBox="0 0 24 24" aria-hidden="true" focusable="false"><path d=${Pk[t]} /></svg>
	</button>`}function Ck(e){let t=(r,l)=>Math.max(l,Math.trunc(Number(e.get(r)))||l),[n,s,a]=[t("match",1),t("deal",0),t("step",0)];return{table:e.get("of")||"mine",match:n,deal:s,step:a}}function Dk({rest:[e=""]}){let t=Ck(He.value),n=ac(e,t),{value:s,wrong:a}=B(async()=>{let r=await Promise.all([wc(t),To({table:e,match:1,deal:t.deal})]);if(!Lk(r))throw new pe(o("page.replay.gone"));return{key:n,both:r}},n);return a?i`<${V} class="endings" title=${o("page.nav.whatif")} text=${a}>
			<p><a class="button" href="/records">${o("page.nav.records")}</a></p>
		<//>`:s?.key!==n?i`<${V} class="endings" text=${o("page.replay.loading")} />`:i`<main id="main" tabindex="-1" class="endings">
		<${Rk} table=${e} from=${t} both=${s.both} />
	</main>`}var Lk=([e,t])=>String(e.steps[0]?.line.hands)===String(t.steps[0]?.line.hands),lf=({steps:e})=>e.map(({line:t})=>t).filter(t=>"act"in t);function cf({steps:e}){let t=e.findLast(({views:n})=>n[0]?.phase==="over")?.views;return t&&xc(t,0)}function Rk({table:e,from:t,both:[n,s]}){let{header:a}=n,r=re(a.variant,a.rules),[l,c]=[cf(n),cf(s)];if(!l?.points||!c?.points)return i`<h1>${o("page.nav.whatif")}</h1><p>${o("page.whatif.unfinished")}</p>
			<p><a class="button" href=${`/t/${e}`}>${o("page.records.table")}</a></p>`;let p=nf(lf(n),lf(s),Ye(l),t.step),u=n.steps[0]?.views.length??1,d=Tn(s,e),$=[Gn(a,u,Tn(n,t.table)),Gn(s.header,u,d)],m=`/replay/${t.table}/${t.match}/${t.deal}`,[h=t.step,f=t.step]=p?.steps??[];return i`<div class="endings-head"><header>
			<p class="soft">${a.rules?.name??Pe(a.variant)} ·${" "}
				${o("sheet.title",{deal:t.deal+1,trump:U(c.trump)})}${" "}
				<${fe} trump=${c.trump??""} /></p>
			<h1>${o("page.nav.whatif")}</h1>
			<p class="lead">${_k(p?.trick)}</p>
		</header>
		<${Wk} was=${l.points} now=${c.points} names=${$} me=${Ws(s.header,u,d)} /></div>
		<div class="endings-both">
			<${pf} title=${o("page.whatif.was")} played=${n} view=${l} names=${$[0]} variant=${r}
				trick=${p?.trick} step=${h} at=${m} />
			<${pf} title=${o("page.whatif.now")} played=${s} view=${c} names=${$[1]} variant=${r}
				trick=${p?.trick} step=${f} at=${`/replay/${e}/1/${t.deal}`}
				again=${`${m}?step=${t.step}&on=1`} />
		</div>`}function _k(e){return e===void 0?o("page.whatif.same"):e<0?o("page.whatif.parted.before"):o("page.whatif.parted",{n:e+1})}function pf({title:e,played:t,view:n,names:s,variant:a,trick:r,step:l,at:c,again:p}){let u=r===void 0||r<0?void 0:kc(t)[l+1];return i`<section>
		<h2>${e}</h2>
		${u?i`<p>${ie(Sc(u,s,-1,a))}</p>`:null}
		<${Pt} view=${n} names=${s} variant=${a} me=${-1} untitled=${!0} />
		<div class="endings-tricks">
			<h3>${o("tricks.title")}</h3>
			<${Yt} view=${n} names=${s} from=${Math.max(0,r??0)} />
		</div>
		<p class="row">
			<a class="button" href=${`${c}?step=${l}`}>${o("page.replay")}</a>
			${p?i`<a class="button plain" href=${p}>${o("page.whatif.again")}</a>`:null}
		</p>
	</section>`}function Wk({was:e,now:t,names:n,me:s}){let a=e.map((c,p)=>p),r=c=>{let[p="",u=""]=n.map(d=>d[c]??"");return p===u?p:i`${p}<span class="soft small"> / ${u}</span>`},l=(c,p,u="")=>i`<tr class=${u}><th scope="row">${c}</th>
		${a.map(d=>i`<td key=${d} data-mine=${d===s?"":void 0}>${p(d)}</td>`)}</tr>`;return i`<${se}><table class="book endings-difference">
		<caption class="unseen">${o("page.whatif.points")}</caption>
		<thead><tr><td></td>${a.map(c=>i`<th key=${c} scope="col">${r(c)}</th>`)}</tr></thead>
		<tbody>
			${l(o("page.whatif.was"),c=>S(e[c]??0))}
			${l(o("page.whatif.now"),c=>S(t[c]??0))}
		</tbody>
		<tfoot>${l(o("page.whatif.difference"),c=>ee((t[c]??0)-(e[c]??0)),"total")}</tfoot>
	</table><//>`}var Ia={C:"♣",D:"♦",H:"♥",S:"♠"};function uf(e){if(e==="joker")return o("joker");let{rank:t,suit:n}=Ys(e);return Dn(t)+Ia[n]}var Ac=e=>Ia[e]??o(e==="none"?"trump.short":`trump.${e}`),Oc=e=>Ia[e]?`${Ia[e]} ${U(e)}`:Ac(e),Ir=(e,t)=>e.dummy&&t===e.seats-1?o("dummy"):o("page.pad.player",{n:t+1}),qa=({variant:e,slip:t})=>t.kind==="bid"?o("page.slips.dummy.bid"):Ir(e,t.seat),df=e=>e.trump.by==="holder";function Fa(e,{trump:t,turnup:n}){if(n)return[o("page.slips.turnup",{card:uf(n)}),o("page.slips.trump",{trump:Oc(t??"none")})];if(df(e))return[o("page.slips.named",{trump:t?Oc(t):o("page.slips.stays")})];if(t)return[o("page.slips.trump",{trump:Oc(t)})];let{first:s,after:a=[]}=e.trump,r=[...ge,"none"].filter(c=>c===s||a.includes(c)),l=bl(a).map(([c,p,u])=>`${c===p?c:`${c}–${p}`} ${Ac(u)}`);return[o("page.slips.ring",{trumps:r.map(Ac).join("   ")}),o("page.slips.after",{list:l.join(", ")})]}var $f=({kind:e})=>e==="bid"?o("page.slips.when.bid"):o("page.slips.when.dummy");function za({deal:e,slip:t}){let n=z(t.cards);return i`${[...ge].map(s=>{let a=n.filter(r=>r.endsWith(s)).map(r=>Dn(Ys(r).rank));return i`<p key=${s} class="suit-of"><${fe} trump=${s} /><span class="unseen">${U(s)}</span>
			<span class="ranks">${a.length>0?a.map(r=>i`<b>${r}</b>`):i`<b>–</b>`}</span>
		</p>`})}
	${t.joker?i`<p class="joker">${ie(o("joker.as",{card:uf(e.turnup??"")}))}</p>`:null}`}var Ik=({cards:e})=>Math.max(...[...ge].map(t=>e.split(t).length-1));function qk({variant:e}){let t=["bid",...e.offers.how==="none"?[]:["premium"],"tricks","points"];return i`<div class="boxes">
		${t.map(n=>i`<span key=${n}>${o(`page.slips.${n}`)}</span>`)}
	</div>`}function Fk(e){let{variant:t,deal:n,slip:s,event:a}=e,r=s.kind==="hand",l=z(s.cards).length+(s.joker?1:0),c=r?Fa(t,n):[$f(s)];return i`<div class="slip-hand">
		<p class="slip-head"><b>${o(a?"page.event.board":"page.pad.deal",{n:n.number})} · ${qa(e)}</b>
			<span class="soft">${o("page.slips.cards",{n:l})}</span></p>
		<div class="slip-cards" style=${`--longest: ${Ik(s)}`}><${za} ...${e} /></div>
		${c.map((p,u)=>i`<p key=${u} class="slip-line">${ie(p)}</p>`)}
		${r?i`<${qk} variant=${t} />`:null}
	</div>`}function zk(e){let{variant:t,series:n,deal:s,slip:a,event:r}=e,{seat:l,kind:c}=a,p=l===s.dealer?o("page.slips.deals"):l===s.forehand?o("page.slips.leads"):"",u=s.trump&&!df(t)?Fa(t,s):[],d=c==="hand"?u:[$f(a)];return i`<div class="slip-tab">
		<p class="soft">${o(`variant.${t.id}`)}<br />${o("page.slips.set",{label:n.label})}</p>
		<p class="slip-number"><b>${o(r?"page.event.phone.boards":"col.deal")}</b>${s.number}</p>
		<p><b>${qa(e)}</b>${c==="hand"&&p?i`<br />${p}`:null}</p>
		${d.map(($,m)=>i`<p key=${m} class="slip-line">${ie($)}</p>`)}
	</div>`}var[mf,ff,Wr,Hk]=[330,374,22,36];function Kk(){let e="A K Q J 10 9 8 7 6 5 4 3 2 C H S D C S H".split(" "),t=1,n=()=>(t=Math.imul(t,1664525)+1013904223>>>0)/2**32,s=mf/Wr;return Array.from({length:2*s*ff/Wr},(a,r)=>{let l=e[Math.floor(n()*e.length)]??"",c=((r>>1)%s+n())*Wr,p=(Math.floor((r>>1)/s)+n())*Wr,u=(.6+.4*n())*Hk/10,d=[r%2?-u:u,u].map(m=>m.toFixed(2)),$=`translate(${c.toFixed(1)} ${p.toFixed(1)}) scale(${d})`;return Ia[l]?`<use href="#${l}" x="-3.7" y="-3.7" width="7.4" height="7.4" transform="${$}"/>`:`<text y="3.3" transform="${$}">${l}</text>`}).join("")}function Jk(){let e=[...ge].map(n=>{let s=document.getElementById(`pip-${n}`)?.innerHTML??"";return`<symbol id="${n}" viewBox="0 0 100 100" color="${/[DH]/.test(n)?"#a00":"#000"}">${s}</symbol>`}),t=`<svg xmlns="http://www.w3.org/2000/svg" width="${mf}" height="${ff}" font-family="sans-serif"
		font-size="10" font-weight="700" text-anchor="middle">${e.join("")}${Kk()}</svg>`;return`data:image/svg+xml,${encodeURIComponent(t)}`}var hf=()=>Promise.allSettled([...document.images].filter(e=>e.className==="slip-back").map(e=>e.decode()));function gf(e){let t=ye(Jk,[]);return i`<div class="slips-paper">
		${e.series.deals.map((n,s)=>i`<section key=${s} class="slips-page"
			style=${`--strips: ${Math.max(3,n.slips.length)}`}>
			${n.slips.map((a,r)=>i`<div key=${r} class="strip">
				<${Fk} ...${e} deal=${n} slip=${a} />
				<img class="slip-back" src=${t} alt="" />
				<${zk} ...${e} deal=${n} slip=${a} />
			</div>`)}
		</section>`)}
	</div>`}function yf({seed:e,...t}){let{variant:n,series:s}=t;return i`<div class="slips-paper slips-sheet">
		<h1>${o("page.slips.sheet")}</h1>
		<p><b>${o(`variant.${n.id}`)} · ${o("page.slips.set",{label:s.label})}</b></p>
		<p class="secret"><b>${o("page.slips.secret")}</b></p>
		<p>${o("page.slips.how")}</p><p>${o("page.slips.packs")}</p><p>${o("page.slips.seed",{seed:e})}</p>
		<div class="all-deals">${s.deals.map(a=>i`<section key=${a.number}>
			<h2>${o("page.pad.deal",{n:a.number})} · ${o("page.slips.dealt",{name:Ir(n,a.dealer)})}</h2>
			${a.trump?i`<p class="slip-line">${ie(Fa(n,a).join(" · "))}</p>`:null}
			${a.slips.map((r,l)=>i`<div key=${l} class="all-hand">
				<span class="soft">${qa({...t,slip:r})}</span><${za} ...${t} deal=${a} slip=${r} />
			</div>`)}
		</section>`)}</div>
	</div>`}var[bf,Uk]=[200,2**31],Gk={seed:48,label:40},qr=()=>Hp(16).replace(/(.{4})(?=.)/g,"$1-"),Vk=()=>({variant:"",first:1,deals:12,fixed:!1,label:"",seed:qr(),copies:1,event:void 0}),Tc={};function vf(e){Tc=e,Z("/deal")}function Zk({plan:e,set:t}){let n=Y(t),s=a=>({value:e[a],maxlength:Gk[a],autocapitalize:"none",oninput:n(a)});return i`<div class="row">
			<${X} label=${o("page.slips.many")} value=${e.deals} min=${1} max=${bf} onchange=${n("deals")} />
			<${X} label=${o("page.slips.first")} value=${e.first} min=${1} max=${Uk} onchange=${n("first")} />
		</div>
		<div>
			<${Se} label=${o("page.slips.fixed")} checked=${e.fixed} onchange=${n("fixed")} />
			<p class="soft small">${o("page.slips.fixed.about")}</p>
		</div>
		<div><${K} label=${o("page.slips.label")} ...${s("label")} />
			<p class="soft small">${o("page.slips.label.about")}</p></div>
		<div><${K} label=${o("page.slips.seed.label")} required ...${s("seed")} />
			<p class="soft small">${o("page.slips.seed.about")}</p></div>
		<p><${k} plain onclick=${()=>t({seed:qr()})} say=${o("page.slips.seed.new")} /></p>`}var Qk=({plan:e,set:t,variant:n})=>i`<header><h1>${o("page.nav.deal")}</h1>
		<p class="lead">${o("page.slips.lead")}</p></header>
	<${q} label=${o("page.create.variant")} value=${n} groups=${ut()}
		onchange=${Y(t)("variant")} />
	<${Zk} plan=${e} set=${t} />`,Yk=({plan:{first:e,deals:t,copies:n},set:s,event:{id:a,title:r,round:l}})=>i`<header>
		<h1>${o("page.event.print.slips",{n:l})}</h1>
		<p class="lead">${r} · ${o("page.event.print.boards",{first:e,last:e+t-1})}</p>
		<p><a href=${`/event/${a}`}>${o("page.event.print.back")}</a></p></header>
	<${X} label=${o("page.event.print.sets")} value=${n} min=${1} max=${bf}
		onchange=${Y(s)("copies")} />`;function Xk(e){return e instanceof H&&e.reason==="not-now"?o("page.slips.today"):mn(e)?o("page.slips.seed.bad"):L(e)}function e0(e){O(()=>{if(!e)return;let t=!1;return hf().then(()=>t||print()),()=>{t=!0}},[e])}function t0(){O(()=>{le(Me)},[]);let[e,t]=b(()=>({...Vk(),variant:He.peek().get("variant")??"",...Tc}));O(()=>{Tc={}},[]);let n=P(e);O(()=>()=>{n.current=null},[]);let[s,a]=b(null),[r,l]=b(null),[c,p]=b(""),u=s===e,d=Oe.value.find(g=>g.id===e.variant)??Et(),$=re(d?.id),{event:m}=e;e0(r);let h=g=>{n.current={...n.current??e,...g},t(n.current),l(null),p("")},f=async g=>{if(g.preventDefault(),u||!$)return;a(e),p("");let{first:v,deals:w,fixed:y,label:x}=e,A=e.seed.trim(),j=g.submitter?.getAttribute("value")==="all",[N,W]=await eu({variant:$.id,seed:A,first:v,deals:w,fixed:y,label:x}).then(F=>[F,""],F=>[null,Xk(F)]);if(n.current!==e)return;a(null);let R=Array.from({length:e.copies},()=>N?.deals??[]);l(N&&{variant:$,series:{...N,deals:R.flat()},seed:A,all:j,event:!!m}),p(W)};return d?i`<main id="main" tabindex="-1" class="slips">
		<form class="stack unprinted" onsubmit=${f}>
			${m?i`<${Yk} plan=${e} set=${h} event=${m} />`:i`<${Qk} plan=${e} set=${h} variant=${d.id} />`}
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
		${r?i`<${r.all?yf:gf} ...${r} />`:null}
	</main>`:i`<${V} />`}var At=(e,t)=>e.members.find(n=>n.id===t)?.name??"?",Ue=(e,t)=>o(e.play==="boards"?"page.event.board":t?"page.pad.deal":"page.event.whole",{n:t}),Fr=(e,t)=>e.members.find(n=>[n.name??"",...n.others??[]].some(s=>fn(s,t)));function Ha(e){let[t=0,n=1]=e.split("/").map(Number);return t/n}function ht(e,t=!1){let n=Ha(e);return(t&&n>0?"+":"")+S(n,e.includes("/")?2:0)}var Ka=e=>e.rounds.at(-1);var zr=5;function Mc(e){let t=new Set(e.flatMap(n=>n.replaces??[]));return e.filter(n=>!t.has(n.id))}var je=e=>e.map(t=>t.id);function n0(e){let t=new Map,n=s=>t.has(s)?n(t.get(s)):s;for(let s of e){let[a,r]=[n(s.member??""),n(s.other??"")];s.do==="same"&&a!==r&&t.set(a>r?a:r,a>r?r:a)}return n}function wf(e,t){let n=Mc(t),s=n0(n),a=new Set(n.filter(c=>c.do==="round").map(c=>c.round)),r=e.rounds.filter(c=>a.has(c.number)),l=r.at(-1);return{view:e,acts:t,stand:n,root:(c="")=>s(c),name:(c="")=>At(e,s(c)),rounds:r,round:l,next:(l?.number??0)+1}}var Hr=({stand:e,root:t},n)=>e.filter(s=>(s.do==="here"||s.do==="gone")&&t(s.member)===n);function Kr(e,t){let n=[...e].sort((a,r)=>(a.round??0)-(r.round??0)),s=n.findLast(a=>(a.round??0)<=t);return s?s.do==="here":n[0]?.do!=="here"}function jc(e,t){let{next:n,view:s}=e,a=Hr(e,t),r=Math.max(s.planned,n,...a.map(p=>p.round??0)),l=Array.from({length:r-n+1},(p,u)=>Kr(a,n+u)),c=l.findIndex(p=>p!==l[0]);return c<0?l[0]?"here":"gone":l.slice(c).some(p=>p!==l[c])?"":l[0]?`until ${n+c-1}`:`from ${n+c}`}function kf(e,t,n){let{next:s}=e,a=Hr(e,t),r=a.filter(h=>(h.round??0)>=s),l=a.filter(h=>(h.round??0)<s),c=je(r),[p="",u=""]=n.split(" "),d=(h,f)=>({do:h,member:t,round:f,replaces:c}),$=Kr(l,s);return p==="here"||p==="gone"?[d(p,s)]:p==="until"?[...$?[]:[d("here",s)],d("gone",Number(u)+1)]:[...$&&(l.length>0||s>1)?[d("gone",s)]:[],d("here",Number(u))]}function Ie(e){let t=e.boards.filter(a=>a.number>0),n=e.boards.some(a=>a.number===0&&a.played),s=n?t.length:t.filter(a=>a.played).length;return{played:s,of:t.length,done:n||t.length>0&&s>=t.length}}var zs=e=>(e?.closed?[]:(e?.tables??[]).filter(t=>!Ie(t).done)).sort((t,n)=>Ie(n).of-Ie(n).played-(Ie(t).of-Ie(t).played)||t.number-n.number),xf=e=>!e.closed&&e.tables.every(t=>Ie(t).played===0),jn=(e,t)=>e?o("page.event.round.of",{n:e.number,of:t}):o("page.event.rounds.n",{n:t});var s0=200,Af=()=>({title:"",date:wt(),variant:"",play:"boards",rounds:3,deals:8,ranking:"sum",cards:"drawn",seed:"",group:"",where:"here",house:Cs,plus:16,deputies:[],apart:[]}),a0={clock:{bank:6e5,add:1e4},bot:"club"},o0=({title:e,date:t,variant:n,play:s,rounds:a,deals:r,scoring:l,group:c="",deputies:p=[],apart:u=[]})=>({...Af(),title:e,date:t,variant:n,play:s==="boards"?s:"matches",rounds:a,deals:r,group:c,deputies:p,apart:u,ranking:l?.field?"field":"sum",plus:l?.plus??0});function r0({variant:e,play:t,deals:n,cards:s,seed:a,group:r,where:l,house:c},p){let u=Un(c,p),d=l==="online"&&r!=="",$=d||t!=="boards"?"":s==="drawn"?qr():s==="text"?a.trim():"";return{variant:e,play:t,deals:n,organiser:"",...u&&{rules:u},...$&&{seed:$},...r&&{group:r},...d&&{online:a0}}}function Sf({title:e,date:t,rounds:n,ranking:s,plus:a,deputies:r,apart:l},c){let{scoring:{field:p,plus:u,...d}={},deputies:$,apart:m,...h}=c;return{...h,title:e,date:t,rounds:n,...c.play==="boards"&&{scoring:{...d,...s==="field"&&{field:!0},...a&&{plus:a}}},...r.length&&{deputies:r},...l.length&&{apart:l}}}function i0({plan:e,set:t}){let n=Y(t);return i`<div>
			<${G} label=${o("page.event.play")} value=${e.play} onchange=${n("play")}
				options=${te("page.event.play","boards","matches")} />
			<p class="soft small">${o(`page.event.play.about.${e.play}`)}</p>
		</div>
		${e.play==="matches"||e.group&&e.where==="online"?null:i`<div>
			<${G} label=${o("page.event.cards")} value=${e.cards} onchange=${n("cards")}
				options=${te("page.event.cards","drawn","text","hand")} />
			${e.cards==="text"?i`<${K} label=${o("page.event.cards.word")} required maxlength="48" autocapitalize="none"
					value=${e.seed} oninput=${n("seed")} />`:null}
			<p class="soft small">${o(`page.event.cards.about.${e.cards}`)}</p>
		</div>`}`}function l0({plan:e,set:t,changes:n}){let s=Y(t);return i`<div class="row">
			<${X} label=${o("page.event.rounds")} value=${e.rounds} min=${1} max=${99} onchange=${s("rounds")} />
			${n?null:i`<${X} label=${o(`page.event.deals.${e.play}`)} value=${e.deals}
				min=${1} max=${200} onchange=${s("deals")} />`}
		</div>
		${n?null:i`<p class="soft small">
			${o("page.event.deals.about",{n:e.deals,minutes:e.deals*zr})}</p>`}
		${e.play==="boards"?i`<div>
				<${G} label=${o("page.event.rank")} value=${e.ranking} onchange=${s("ranking")}
					options=${te("page.event.rank","sum","field")} />
				<p class="soft small">${o(`page.event.rank.about.${e.ranking}`)}</p>
			</div>`:null}`}var Of=({all:e,onremove:t})=>e.length?i`<ul class="desk-list">${e.map((n,s)=>i`<li key=${n}><span>${n}</span>
		<${k} plain onclick=${()=>t(s)} say=${o("page.event.remove")} /></li>`)}</ul>`:null;function c0(e){return B(async()=>{if(!T.peek())return[];let[{players:n},{members:s}]=await Promise.all([Xe(),e?gs({group:e}):{members:[]}]),a=n.filter(r=>r.friend&&!s.some(l=>l.id===r.id));return[...s,...a].filter(r=>!Ee(r.id))},e,T.value?.id)}function p0({plan:e,set:t,desk:n}){let{deputies:s,apart:a,group:r}=e,{value:l=[],wrong:c}=c0(r),[p,u]=b(["",""]),d=l.filter(w=>!s.includes(w.id)),$=n?.of.view.members??[],m=w=>l.find(y=>y.id===w)?.name??o("page.event.by.deputy"),[h="",f=""]=p,g=a.some(w=>w.includes(h)&&w.includes(f)),v=(w,y)=>i`<${q} label=${y} value=${p[w]}
		options=${[["","–"],...$.map(x=>[x.id,x.name??"?"])]}
		onchange=${x=>u(p.with(w,x))} />`;return i`<details><summary>${o("page.event.setup.more")}</summary><div class="stack">
		${e.play==="boards"?i`<div><${X} label=${o("page.event.plus")} value=${e.plus} min=${0} max=${999}
					onchange=${Y(t)("plus")} />
				<p class="soft small">${o("page.event.plus.about")}</p></div>`:null}
		${!n||Ee(n.setup.organiser)?i`<div>${d.length?i`<${q} label=${o("page.event.deputies")} value=""
						options=${[["",o("page.event.bot.choose")],...d.map(w=>[w.id,w.name])]}
						onchange=${w=>w&&t({deputies:[...s,w]})} />`:i`<p class="small soft">${o("page.event.deputies")}</p>`}
				${c?i`<p class="trouble" role="status">${c}</p>`:null}
				<${Of} all=${s.map(m)} onremove=${w=>t({deputies:s.toSpliced(w,1)})} />
				<p class="soft small">${o("page.event.deputies.about")}</p></div>`:null}
		${$.length>1?i`<div class="whole"><div class="row">${v(0,o("page.event.apart"))}
					${v(1,o("page.event.apart.from"))}
					<${k} disabled=${!h||!f||h===f||g} say=${o("page.event.enter.do")}
						onclick=${()=>(t({apart:[...a,p]}),u(["",""]))} /></div>
				<${Of} all=${a.map(w=>w.map(n?.of.name??String).join(" – "))}
					onremove=${w=>t({apart:a.toSpliced(w,1)})} /></div>`:null}
	</div></details>`}function Ja({group:e="",desk:t,onclose:n}){O(()=>{le(Me)},[]);let[s,a]=b(()=>t?o0(t.setup):{...Af(),group:e}),[r]=b(ue),[l]=b(()=>je(t?.of.stand.filter(N=>N.do==="setup")??[])),[c,p]=b(""),{busy:u,once:d}=C(N=>p(L(N))),$=et(),m=async()=>T.peek()?(await hs({})).groups.filter(N=>N.role!=="member"):[],{value:h=[]}=B(m,T.value?.id),f=Oe.value.find(N=>N.id===s.variant)??Et(),g=re(f?.id),v=t?["page.event.setup","page.event.save"]:["page.events.new","page.events.new"];if(!f)return i`<${I} title=${o(v[0]??"")} onclose=${n}>
		<p class="soft" role="status">${o("page.event.phone.opening")}</p><//>`;let w=N=>(a(W=>({...W,...N})),p("")),y=async({setup:N,send:W})=>{await W({do:"setup",setup:Sf(s,N),replaces:l})&&n()},x=async()=>{if(!await $.keep())return;let N=Sf(s,r0({...s,variant:f.id},g)),{event:W}=await tt(()=>u$({id:r,setup:N}),"there");Z(`/event/${W}`)},A=N=>(N.preventDefault(),void d(()=>t?y(t):x())),j=i`<button type="submit" form="new-event" class="button chief" aria-busy=${u}>${o(v[1]??"")}
	</button>`;return i`<${I} broad title=${o(v[0]??"")} onclose=${n} actions=${j}>
		<form id="new-event" class="create stack" onsubmit=${A}>
			${!t&&xn(location.hostname)?i`<p class="trouble">${o("page.events.own")}</p>`:null}
			<div class="row">
				<${K} class="wide-line" label=${o("page.event.title")} required maxlength=${s0} value=${s.title}
					placeholder=${o("page.event.title.like")} oninput=${Y(w)("title")} />
				<${K} label=${o("page.event.day")} type="date" required value=${s.date} oninput=${Y(w)("date")} />
			</div>
			${t?null:i`${T.value?null:i`<${pt} name=${$} />`}
				<${Ls} value=${f.id} groups=${ut()}
					onchange=${N=>w({variant:N,house:{...s.house,changed:{}}})} />
				${h.length?i`<${q} label=${o("page.event.group")} value=${s.group} onchange=${Y(w)("group")}
						options=${[["",o("page.event.group.none")],...h.map(N=>[N.id,N.name])]} />`:null}
				${s.group?i`<div><${G} label=${o("page.event.where")} value=${s.where} onchange=${Y(w)("where")}
							options=${te("page.event.where","here","online")} />
						<p class="soft small">${o(`page.event.where.about.${s.where}`)}</p></div>`:null}
				<${i0} plan=${s} set=${w} />`}
			<${l0} plan=${s} set=${w} changes=${!!t} />
			<${p0} plan=${s} set=${w} desk=${t} />
			${t?i`<p class="soft small">${o("page.event.setup.stays")}</p>`:i`<${Rs} own=${s.house} set=${Y(w)("house")} rules=${g} />`}
			<p class=${c?"trouble":""} role="alert">${c}</p>
		</form>
	<//>`}var gt=e=>Q(Date.parse(`${e}T12:00`),{dateStyle:"medium"}),Yn=({title:e,evening:t,online:n})=>t??n?.evening?o("page.evenings.of",{group:e}):e,Tf=({events:e})=>i`<ul class="held">${e.map(t=>i`<li key=${t.event} class="row">
	<span><a href=${`/event/${t.event}`}><b>${Yn(t)}</b></a><br />
		<span class="soft small">${[gt(t.date),o(`variant.${t.variant}`),o("page.event.players.n",{n:t.players}),t.closed?o("page.event.closed"):""].filter(Boolean).join(" · ")}</span>
	</span>
</li>`)}</ul>`;function u0(){let{value:e,wrong:t}=B(async()=>T.peek()?(await p$()).events:[],T.value?.id),[n,s]=b(!1);return ne.value||!bn.value?i`<${V} text=${ne.value?o("page.event.server"):""} />`:i`<main id="main" tabindex="-1" class="records people">
		<header class="stack"><h1>${o("page.events")}</h1><p class="lead">${o("page.events.about")}</p></header>
		${t?i`<p class="trouble" role="status">${t}</p>`:null}
		<p><${k} chief onclick=${()=>s(!0)} say=${o("page.events.new")} /></p>
		${e?.length?i`<section><h2>${o("page.events.yours")}</h2><${Tf} events=${e} /></section>`:null}
		${n?i`<${Ja} group="" onclose=${()=>s(!1)} />`:null}
	</main>`}function Mf({group:e,organises:t}){let{value:n=[],wrong:s}=B(async()=>(await Mo({group:e})).events,e),[a,r]=b(!1);return n.length===0&&!t&&!s?null:i`<section><h2>${o("page.events")}</h2>
		${s?i`<p class="trouble" role="status">${s}</p>`:null}
		<${Tf} events=${n} />
		${t?i`<p><${k} onclick=${()=>r(!0)} say=${o("page.events.new")} /></p>`:null}
		${a?i`<${Ja} group=${e} onclose=${()=>r(!1)} />`:null}
	</section>`}var Jr=(e,t)=>t.name??At(e,t.member),jf=(e,t)=>e.field?ht(t.field??"0",!0):ht(t.points);function Ks({view:e,you:t,rounds:n}){let{ranking:s}=e,a=s.some(c=>c.field!==void 0);if(s.length===0)return i`<p class="soft">${o("page.event.ranking.none")}</p>`;let r=e.field?["field","points"]:a?["points","field"]:["points"],l=n?e.rounds:[];return i`<${se}><table class="book ranking">
			<thead><tr><th scope="col">${o("page.event.place")}</th><th scope="col" class="who">${o("page.season.player")}</th>
				${l.map(c=>i`<th key=${c.number} scope="col">${o("page.event.round.short",{n:c.number})}</th>`)}
				${r.map(c=>i`<th key=${c} scope="col">${o(`page.event.col.${c}`)}</th>`)}
				<th scope="col">${o("page.season.made")}</th><th scope="col">${o(`page.event.col.${e.play}`)}</th></tr></thead>
			<tbody>${s.map(c=>i`<tr key=${c.member} class=${c.member===t?"own":""}>
				<td>${c.place}</td>
				<th scope="row" class="who">${Jr(e,c)}${c.rulings?i` <small class="soft">*</small>`:null}</th>
				${l.map(p=>i`<td key=${p.number}>${ht(c.rounds?.[p.number-1]??"0",e.field)}</td>`)}
				${r.map((p,u)=>{let d=p==="field"?ht(c.field??"0",!0):ht(c.points);return i`<td key=${p}>${u?d:i`<b>${d}</b>`}</td>`})}
				<td>${S(c.made)}</td><td>${S(c.boards)}${c.fewer?"°":""}</td></tr>`)}</tbody>
		</table><//>
		${a?i`<p class="small soft">${o("page.event.ranking.how")}</p>`:null}
		${s.some(c=>c.fewer)?i`<p class="small soft">${o("page.event.fewer")}</p>`:null}
		${s.some(c=>c.rulings)?i`<p class="small soft">${o("page.event.ruled")}</p>`:null}`}var Hs=e=>Math.round(100*Ha(e))/100;function d0(e){let t=e.ranking.map(s=>[s.place,Jr(e,s),Hs(s.points),s.field===void 0?"":Hs(s.field),s.made,s.boards,`${s.fewer?"°":""}${s.rulings?"*":""}`,...e.rounds.map(a=>Hs(s.rounds?.[a.number-1]??"0"))]),n=`${Yn(e)} ${e.date}`.replace(/[\\/:*?"<>|]+/g," ");un(ps([["place","player","points","compared","made","boards","marks",...e.rounds.map(s=>`round ${s.number}`)],...t]),`${n}.csv`)}var Nf=({view:e})=>i`<${k} plain onclick=${()=>d0(e)} say=${o("page.season.csv")} />`;function Xn(e){if(!e)return"";let{made:t,premium:n,tricks:s="–",bid:a=t?s:"–"}=e;return`${a}/${s}${n?` ${$e(n)}`:""}`}var Bf=(e,t)=>D(t.map(n=>At(e,n)));var $0=["typing","count","names"];function nt({say:e,onsend:t,children:n,can:s=!0,table:a}){let[r,l]=b("");return i`<form class="reasoned stack" onsubmit=${p=>(p.preventDefault(),t(r.trim()))}>
		${n}
		${a?i`<p>${o("page.event.phone.why")}</p>
			<div class="event-reasons">${$0.map(p=>o(`page.event.phone.reason.${p}`)).map(p=>i`<${k} key=${p} onclick=${()=>t(p)} say=${p} />`)}</div>`:null}
		<div class="row"><${K} label=${o(`page.event.${a?"phone.why.own":"reason"}`)} required maxlength="200"
			value=${r} oninput=${l} />
			<button class="button" disabled=${!s||!r.trim()}>${e}</button></div>
	</form>`}var Js=(e,{round:t,table:n,board:s})=>[t&&o("page.event.round",{n:t}),n&&o("page.event.table",{n}),s&&Ue(e,s)].filter(Boolean).join(", ");function m0(e,{result:t,round:n,table:s,board:a}){let r=e.view.rounds.find(p=>p.number===n)?.tables.find(p=>p.number===s),l=r?.boards.find(p=>p.number===(a??0))?.own?.players??r?.seats??[],c=p=>e.name(l[p])||o("page.pad.player",{n:p+1});return t?.entry?t.entry.hands.slice(0,l.length||void 0).map((p,u)=>`${c(u)} ${Xn(p)}`).join(" · "):(t?.points??[]).map((p,u)=>`${c(u)} ${S(p)}`).join(" · ")}var Ur=(e,t)=>[Js(e.view,t),Gr(e,t)].filter(Boolean).join(": ");function Gr(e,t){let{do:n,member:s,other:a,round:r,ruling:l,tables:c,seats:p,chair:u=0,from:d,ends:$,replaces:m=[],setup:h}=t,f=e.acts.find(g=>g.id===(t.of??m[0]));switch(n){case"result":case"correction":return m0(e,t);case"confirm":case"dispute":case"withdraw":return o(`page.event.act.${n}`,{what:f?Ur(e,f):"…"});case"member":return o("page.event.act.member",{name:t.name??o("page.event.unnamed"),again:m.length?"yes":"no"});case"same":return o("page.event.act.same",{name:Ef(e,s),other:Ef(e,a)});case"round":return o("page.event.act.round",{n:c?.length??0});case"seated":return D((p??[]).map(e.name));case"substitute":return o("page.event.act.substitute",{name:e.name(s),chair:u+1,n:d??1});case"ruling":return`${e.name(s)}: ${o(`page.event.ruling.${l?.score}`,{n:ee(l?.points??0)})}`;case"clock":return o("page.event.act.clock",{time:$?Q($,{timeStyle:"short"}):"–"});case"setup":return[o("page.event.act.setup",{title:h?.title??""}),o("page.event.rounds.n",{n:h?.rounds??0})].join(" · ");case"close":case"reopen":return o(`page.event.act.${n}${r?"":".event"}`);default:return o(`page.event.act.${n}`,{name:e.name(s),n:r??0})}}var Ef=(e,t)=>e.acts.findLast(n=>n.do==="member"&&n.member===t)?.name??e.name(t);function f0(e,t){if(t.device==="hall")return"";if(Ee(t.by))return o("page.event.by.you");let n=t.by&&e.acts.findLast(s=>s.person===t.by);return n?n.name??"":t.desk||t.do==="setup"?o("page.event.by.desk"):t.table?o("page.event.by.table",{n:t.table}):""}var Nc=(e,t)=>[t.at&&Q(t.at,{timeStyle:"short"}),f0(e,t)].filter(Boolean).join(" · ");function Pf({desk:{of:e,send:t}}){let[n,s]=b(""),a=new Set(e.stand.map(p=>p.id)),r=e.stand.find(p=>p.id===n),l=["setup","withdraw",...e.view.online?["round","close"]:[]],c=p=>(t({do:"withdraw",replaces:[n],reason:p}),s(""));return i`<ol class="desk-log" reversed>${e.acts.toReversed().map(p=>i`<li key=${p.id}>
			<${a.has(p.id)?"span":"s"}>
				${p.round&&p.do!=="here"&&p.do!=="gone"?i`<b>${Js(e.view,p)}</b> `:null}${Gr(e,p)}
				${p.reason?i` <em>${o("page.event.because",{reason:p.reason})}</em>`:null}
			<//>
			<small class="soft">${Nc(e,p)}</small>
			${a.has(p.id)&&!l.includes(p.do)?i`<${k} plain onclick=${()=>s(p.id)} say=${o("page.event.withdraw")} />`:null}
		</li>`)}</ol>
		${r?i`<${I} title=${o("page.event.withdraw")} onclose=${()=>s("")}>
				<p>${Ur(e,r)}</p>
				<${nt} say=${o("page.event.withdraw")} onsend=${c} /><//>`:null}`}var h0=500,g0=40,Df=(e,t)=>e.view.members.filter(n=>!n.bot&&Kr(Hr(e,n.id),t)).map(n=>n.id);function Ua(e,t){let n=new Set(t.tables.flatMap(s=>[...s.seats,...s.boards.flatMap(a=>a.own?.players??a.players??[])]).map(s=>e.root(s)));return Df(e,t.number).filter(s=>!n.has(s))}function Lf(e,t,n,s){let a=Df(t,t.next),r=t.view.members.filter(h=>h.bot).map(h=>h.id),l=Math.max(1,Math.min(t.view.planned,g0)-t.next+1),c=s&&a.length+r.length>=n,p=JSON.stringify([c,t.next,l,a,r]),[u,d]=b(0),{value:$,wrong:m}=B(async h=>{if(await new Promise(g=>setTimeout(g,h0)),!c||h.aborted)return{about:p,choices:[]};let{choices:f}=await d$({event:e,from:t.next,rounds:l},{signal:h});return{about:p,choices:f}},p,u);return{choices:$?.about===p?$.choices:[],wrong:m,players:a,again:()=>d(u+1),enough:a.length+r.length>=n}}var Vr=e=>({tables:e?.rounds[0]?.tables.map(t=>t.seats)??[],out:e?.rounds[0]?.out??[]}),Rf=({tables:e},t,n)=>e.map((s,a)=>({table:a+1,seats:s,...n&&{boards:Array.from({length:n},(r,l)=>(t-1)*n+l+1)}}));function _f({tables:e},t){let n=e.findIndex(s=>s.length!==t&&s.length!==t+1);return e.length===0?o("page.event.seat.none",{n:t}):n<0?"":o("page.event.seat.wrong",{table:n+1,is:e[n]?.length??0,n:t,more:t+1})}function Cf(e){let t=new Map;for(let{length:n}of e)t.set(n,(t.get(n)??0)+1);return D([...t].sort(([n],[s])=>n-s).map(([n,s])=>o("page.event.tables.of",{n:s,size:n})))}var y0=([e=0,t=0])=>e===t?S(e):`${S(e)}–${S(t)}`;function Wf({choices:e,chosen:t,onchoose:n}){let s=["meetings","shared","out","large"];return i`${e.map((a,r)=>i`<label key=${r} class="choice"><input type="radio" name="seating"
			checked=${r===t} onchange=${()=>n(r)} />
		<span>${Cf(Vr(a).tables)}${a.bots?` ${o("page.event.choice.bots")}`:""}
			<br /><span class="small soft">${o("page.event.choice.words",{meet:a.meetings[1],out:a.out[1]})}</span>
			${a.apart?i` <span class="trouble">${o("page.event.choice.apart",{n:a.apart})}</span>`:null}</span>
	</label>`)}
	<details><summary>${o("page.more")}</summary><${se}><table class="book choices-of">
		<thead><tr><th scope="col">${o("page.event.choices")}</th>
			${s.map(a=>i`<th key=${a} scope="col">${o(`page.event.choice.${a}`)}</th>`)}</tr></thead>
		<tbody>${e.map((a,r)=>i`<tr key=${r}>
			<th scope="row">${Cf(Vr(a).tables)}</th>
			${s.map(l=>i`<td key=${l}>${y0(a[l])}</td>`)}</tr>`)}</tbody>
	</table><//>
	<p class="small soft">${o("page.event.choices.how")}</p></details>`}function b0({tables:e,out:t},n,s){let a=[...e.map($=>[...$]),[...t],[]],[r,l]=[a[n.row],a[s.row]],c=r?.[n.chair];if(!r||!l||!c||n.row===s.row&&s.chair>=l.length)return{tables:e,out:t};let p=l[s.chair];l[s.chair]=c,p?r[n.chair]=p:r.splice(n.chair,1);let u=a.pop()??[],d=a.pop()??[];return{tables:[...a,u].filter($=>$.length>0),out:d}}function If({of:e,plan:t,live:n,onchange:s}){let[a,r]=b(null),l=P(null),c=(d,$)=>(r(null),d&&s(b0(t,d,$))),p=(d,$)=>{let m=a?.row===d.row&&a.chair===d.chair;return i`<button type="button" key=${$??"+"} class=${`chip ${$?"":"free"}`}
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
		</div>`}function Bc({tables:e},t){let n=e.map(s=>s.filter(a=>t.includes(a))).filter(s=>s.length>0);return{tables:n,out:t.filter(s=>!n.flat().includes(s))}}var qf=({onclick:e})=>i`<${k} plain onclick=${e} say=${o("page.event.seat.suggested")} />`;var Zr=40;function v0(e){let t=async()=>{if(!e)return T.peek()?[{id:T.peek()?.id,name:T.peek()?.name??""}]:[];let[{members:s},{players:a}]=await Promise.all([gs({group:e}),jo({group:e})]),r=a.filter(l=>!s.some(c=>c.id===l.player||fn(c.name,l.name)));return[...s,...r.map(l=>({id:void 0,name:l.name}))]},n=s=>{if(s instanceof H&&s.status===404)return[];throw s};return B(()=>t().catch(n),e,T.value?.id)}function Ff({desk:e}){let{of:t,setup:n,send:s}=e,{value:a=[],wrong:r}=v0(n.group),[l,c]=b(""),[p,u]=b(""),d=po(),$=y=>{let x=y.map(ta),A=x.map(R=>ta(R.slice(0,Zr))),j=A.filter((R,F)=>R&&A.findIndex(ce=>fn(ce,R))===F&&!Fr(t.view,R)),N=A.filter(R=>R&&Fr(t.view,R)),W=j.filter(R=>!x.includes(R));N.length&&M(o("page.event.twice",{name:D(N)})),W.length&&M(o("page.event.cut",{name:D(W),n:Zr})),s(...j.map(R=>{let F=a.find(ce=>ce.id&&fn(ce.name,R))?.id;return{do:"member",member:ue(),name:R,...F&&{person:F}}})),c("")},m=y=>{let x=y.clipboardData?.getData("text").split(/[\n;\t]+/).filter(A=>A.trim())??[];x.length<2||(y.preventDefault(),$(x))},h=y=>y&&s({do:"member",member:ue(),bot:y,name:w0(t.view.members,y)}),f=y=>(y.preventDefault(),$([l])),g=t.view.members.filter(y=>!y.bot&&!jc(t,y.id).startsWith("gone")).length,v=t.view.members.find(y=>y.id===p),w=[...t.view.members].sort((y,x)=>+!!y.bot-+!!x.bot||(y.name??"").localeCompare(x.name??""));return i`<section class="desk-players">
		<form class="row" onsubmit=${f}>
			<${K} label=${o("page.event.enter")} value=${l} list=${d} maxlength=${Zr} enterkeyhint="done"
				oninput=${c} onpaste=${m} />
			<datalist id=${d}>${a.filter(y=>!Fr(t.view,y.name)).map(y=>i`<option key=${y.name} value=${y.name} />`)}</datalist>
			<button class="button">${o("page.event.enter.do")}</button>
			${t.view.online?i`<${q} label=${o("page.event.bot")} value="" onchange=${h}
				options=${[["",o("page.event.bot.choose")],...te("page.level",...jt)]} />`:null}
		</form>
		${r?i`<p class="trouble" role="status">${r}</p>`:null}
		<p class="small soft">${o("page.event.enter.about")}</p>
		<p><b>${o("page.event.players.n",{n:g})}</b></p>
		<ul class="desk-list">${w.map(y=>i`<${k0} key=${y.id} desk=${e} member=${y}
			onchange=${()=>u(y.id)} />`)}</ul>
		${v?i`<${x0} desk=${e} member=${v} known=${a} onclose=${()=>u("")} />`:null}
	</section>`}function w0(e,t){let n=e.filter(s=>s.bot===t).length;return`${o(`page.level.${t}`)}${n?` ${n+1}`:""}`}function k0({desk:e,member:t,onchange:n}){let{of:s,send:a}=e,r=jc(s,t.id),l=Math.max(s.view.planned,s.next),c=($,m)=>Array.from({length:Math.max(0,m-$+1)},(h,f)=>$+f),p=s.next>1&&s.rounds.some($=>$.tables.some(m=>m.seats.includes(t.id))),d=[["here",s.round&&!s.round.closed&&!t.bot&&s.next<=s.view.planned&&Ua(s,s.round).includes(t.id)?o("page.event.from",{n:s.next}):o("page.event.here")],["gone",p?o("page.event.until",{n:s.next-1}):o("page.event.gone")],...c(s.next+1,l).map($=>[`from ${$}`,o("page.event.from",{n:$})]),...c(s.next,l-1).map($=>[`until ${$}`,o("page.event.until",{n:$})]),...r===""?[["",o("page.event.varies")]]:[]];return i`<li class=${r==="gone"?"absent":""}>
		<button type="button" class="link" onclick=${n}>${s.name(t.id)}</button>
		${t.others?.length?i`<small class="soft">${t.others.join(", ")}</small>`:null}
		${s.view.online&&!t.plays&&r==="here"?i`<small class="soft">${o("page.event.silent")}</small>`:null}
		${t.bot?i`<span class="soft small">${o("page.event.bot")}</span>`:i`<${q} hidden label=${o("page.event.there",{name:s.name(t.id)})} value=${r} options=${d}
				onchange=${$=>$&&a(...kf(s,t.id,$))} />`}
	</li>`}function x0({desk:{of:e,send:t},member:n,known:s,onclose:a}){let[r,l]=b(n.name??""),c=e.stand.filter(v=>v.do==="member"&&e.root(v.member)===n.id),p=e.stand.filter(v=>v.do==="same"&&e.root(v.member)===n.id),[u,d]=b(c.find(v=>v.person)?.person??""),[$,m]=b(""),h=v=>{v.preventDefault(),t({do:"member",member:n.id,name:r,...u&&{person:u},...n.bot&&{bot:n.bot},replaces:je(c.filter(w=>w.member===n.id||p.length===0))}),a()},f=()=>(t({do:"same",member:n.id,other:$}),a()),g=s.filter(v=>v.id);return i`<${I} title=${e.name(n.id)} onclose=${a}><div class="stack">
		<form class="stack" onsubmit=${h}>
			<${K} label=${o("page.name")} required maxlength=${Zr} value=${r} oninput=${l} />
			${g.length&&!n.bot?i`<${q} label=${o("page.event.person")} value=${u} onchange=${d}
					options=${[["",o("page.event.person.none")],...g.map(v=>[v.id,v.name])]} />`:null}
			<p><button class="button">${o("page.event.save")}</button></p>
		</form>
		${e.view.online?null:i`<div class="row">
				<${q} label=${o("page.event.same")} value=${$} onchange=${m}
				options=${[["","–"],...e.view.members.filter(v=>v.id!==n.id).map(v=>[v.id,e.name(v.id)])]} />
			<${k} disabled=${!$} onclick=${f} say=${o("page.event.same.do")} /></div>
			<p class="small soft">${o("page.event.same.about")}</p>`}
		${p.length?i`<${nt} say=${o("page.event.unjoin")} onsend=${v=>(t({do:"withdraw",replaces:je(p),reason:v}),a())} />`:null}
		${e.rounds.length===0?i`<${nt} say=${o("page.event.remove")} onsend=${v=>(t({do:"withdraw",replaces:je(c),reason:v}),a())} />`:null}
	</div><//>`}var Ec=_({event:"",pars:[]});async function Pc(e){for(let t=!0;t;){let n=await m$({event:e}).catch(()=>{});n&&(Ec.value={event:e,pars:n.pars}),t=n?.more}}function S0({view:e,line:t,seat:n}){let s=t.players[n]??"",a=t.rulings?.[s],r=t.points?.[n];return i`<td><span class="who">${At(e,s)}</span> <span class="figures">
		<span class="soft">${Xn(t.entry?.hands[n])}</span>
		${a?i`<b>${o(`page.event.ruling.${a.score}`,{n:a.points??0})}</b>`:r===void 0?null:i`<b>${S(r)}</b>`}
		${t.field&&!a?i`<span class="soft">${ht(t.field[n]??"0",!0)}</span>`:null}</span></td>`}function O0(e,t,n){let s=e.rounds.find(a=>a.number===t.round)?.tables.find(a=>a.number===t.table);if(!(!s?.at||!t.points))return`/report/${s.at}/${s.boards.findIndex(a=>a.number===n)+1}`}function A0({n:e,report:t}){let n=o("page.event.table",{n:e});return t?i`<a href=${t}>${n}</a>`:n}function T0({variant:e,deal:t}){let n=t.slips.filter(a=>a.kind==="hand"),s=t.slips.filter(a=>a.kind!=="hand");return i`<thead><tr><td></td>${n.map(a=>i`<th key=${a.seat} scope="col">${Ir(e,a.seat)}
			${a.seat===t.dealer?i` <span class="soft">${o("page.slips.deals")}</span>`:null}
			<${za} deal=${t} slip=${a} /></th>`)}</tr>
		${s.map((a,r)=>i`<tr key=${r}><th scope="row">${qa({variant:e,slip:a})}</th>
			<td colspan=${n.length} class="laid"><${za} deal=${t} slip=${a} /></td></tr>`)}</thead>`}var M0=({par:e,seats:t})=>i`<tr class="par"><th scope="row">${o("page.event.par")}</th>
	${e.seats.slice(0,t).map((n,s)=>i`<td key=${s}><span class="figures">
		<span class="soft">${xe(n.made)}</span>
		<b>${S(Math.round(n.points))}</b>
		<span class="soft">${ee(Math.round(n.margin))} ±${S(Math.ceil(1.96*n.error))}</span></span></td>`)}</tr>`,j0=({view:e,variant:t,par:n,of:{board:s,lines:a,deal:r}})=>i`<section class="traveller">
	<h3>${o("page.event.board",{n:s})} ${r&&t?i`<small class="soft">${ie(Fa(t,r).join(" · "))}</small>`:null}</h3>
	<${se}><table class="book">
		${r&&t?i`<${T0} variant=${t} deal=${r} />`:null}
		<tbody>${a.map(l=>i`<tr key=${`${l.round} ${l.table}`}>
			<th scope="row"><${A0} n=${l.table} report=${O0(e,l,s)} /></th>
			${l.players.map((c,p)=>i`<${S0} key=${p} view=${e} line=${l} seat=${p} />`)}</tr>`)}
			${n?i`<${M0} par=${n.par} seats=${a[0]?.players.length??0} />`:null}</tbody>
	</table><//>
</section>`;function Us({view:e,event:t}){let n=e.travellers??[],s=n.filter(c=>c.deal).length;O(()=>{s&&Pc(t)},[t,s]);let a=re(e.variant,e.rules),r=Ec.value.event===t?Ec.value.pars:[];if(n.length===0)return i`<p class="soft">${o("page.event.travellers.none")}</p>`;let l=[o("page.event.travellers.how"),r[0]?o("page.event.par.how",{n:r[0].par.plays}):"",e.online?o("page.event.travellers.report"):""];return i`<p class="small soft">${l.filter(Boolean).join(" ")}</p>
		<div class="travellers">${n.map(c=>i`<${j0} key=${c.board} view=${e} variant=${a} of=${c}
			par=${r.find(p=>p.board===c.board)} />`)}</div>`}var zf={cards:N0,organiser:Hf,players:Hf,seats:B0,results:E0},Kf=({id:e,codes:t},n)=>`${hn(`/event/${e}`)}#${n}.${t[n-1]}`;function Jf({desk:e}){let{of:t,setup:n,live:s}=e,a=t.view.members.length,[r,l]=b(Math.max(1,t.round?.tables.length??Math.floor(a/(s||3)))),[c,p]=b(null),{busy:u,once:d}=C(),$=v=>d(async()=>{let w=Array.from({length:r},(y,x)=>Kf(e,x+1));v==="results"&&await Pc(e.id),p({what:v,codes:v==="cards"?await kl(w):[]})});O(()=>{c&&print()},[c]);let m=v=>d(async()=>{let{seed:w}=await $$({event:e.id});vf({variant:n.variant,seed:w,first:(v-1)*n.deals+1,deals:n.deals,fixed:!0,copies:r,event:{id:e.id,title:t.view.title,round:v}})}),h=t.view.slips&&Ee(n.organiser)?Array.from({length:Math.max(t.view.planned,t.round?.number??0)},(v,w)=>w+1):[],f=e.codes.length===0?["results"]:Object.keys(zf).filter(v=>v!=="seats"||t.round),g=zf[c?.what??"cards"];return i`<section class="stack unprinted">
			${xn(location.hostname)?i`<p class="trouble">${o("page.event.print.own")}</p>`:null}
			${e.codes.length?i`<${X} label=${o("page.event.print.tables")} value=${r} min=${1}
					max=${Math.min(200,e.codes.length)} onchange=${l} />`:null}
			<ul class="held">${f.map(v=>i`<li key=${v} class="row"><span><b>${o(`page.event.print.${v}`)}</b><br />
				<span class="small soft">${o(`page.event.print.about.${v}`)}</span></span>
				<${k} aria-busy=${u} onclick=${()=>$(v)} say=${o("page.rules.print")} /></li>`)}
				${h.map(v=>i`<li key=${v} class="row"><span><b>${o("page.event.print.slips",{n:v})}</b>
					${v>1?null:i`<br /><span class="small soft">${o("page.event.print.about.slips")}</span>`}</span>
					<${k} aria-busy=${u} onclick=${()=>m(v)} say=${o("page.rules.print")} /></li>`)}</ul>
			<p><a class="button plain" href=${`/event/${e.id}/wall`} target="_blank">${o("page.event.wall")}</a></p>
		</section>
		${c?i`<div class=${`event-paper paper-${c.what}`}><${g} desk=${e} codes=${c.codes}
				of=${c.what} /></div>`:null}`}function N0({desk:e,codes:t}){return t.map((n,s)=>i`<section key=${s} class="table-card">
		<p class="card-title">${e.of.view.title}</p>
		<p class="card-number">${o("page.event.table",{n:s+1})}</p>
		<${xl} code=${n} label=${Kf(e,s+1)} />
		<ol>${[1,2,3,4].map(a=>i`<li key=${a}>${o(`page.event.card.${a}`)}</li>`)}</ol>
	</section>`)}function Hf({desk:{of:{view:e},setup:t},of:n}){let s={deals:t.deals,rounds:e.planned,play:t.play,slips:e.slips?"yes":"no"},a=xn(location.hostname)?"____________________":location.origin,r=(l,c,p)=>i`<${p} class="guide">${Array.from({length:c},(u,d)=>i`<li key=${d}>${o(`page.event.guide.${l}.${d+1}`,s)}</li>`)}<//>`;return i`<h1>${o(`page.event.guide.${n}`)}</h1>
		<p><b>${e.title}</b> · ${gt(e.date)} · ${o(`variant.${e.variant}`)}</p>
		${n==="players"?r(n,8,"ol"):i`${r(n,6,"ol")}
			<h2>${o("page.event.guide.trouble")}</h2>${r("trouble",8,"ul")}
			<p class="guide-note">${o("page.event.guide.note",{address:a})}</p>`}`}function B0({desk:{of:e}}){let{round:t,view:n}=e,s=(t?.tables??[]).flatMap(a=>a.seats.map((r,l)=>({name:e.name(r),table:a.number,chair:l+1})));return s.sort((a,r)=>a.name.localeCompare(r.name)),i`<h1>${n.title}</h1><h2>${o("page.event.round",{n:t?.number??0})}</h2>
		<table class="book door"><thead><tr><th scope="col">${o("page.season.player")}</th>
			<th scope="col">${o("page.event.table.head")}</th><th scope="col">${o("page.event.chair.head")}</th></tr></thead>
			<tbody>${s.map(a=>i`<tr key=${`${a.table} ${a.chair}`}><th scope="row">${a.name}</th>
				<td><b>${S(a.table)}</b></td><td>${S(a.chair)}</td></tr>`)}</tbody></table>`}function E0({desk:{id:e,of:{view:t}}}){return i`<h1>${t.title}</h1>
		<p>${gt(t.date)} · ${o(`variant.${t.variant}`)}</p>
		<${Ks} view=${t} rounds />
		${t.travellers?.length?i`<h2>${o("page.event.part.travellers")}</h2><${Us} view=${t} event=${e} />`:null}`}function Cc({connection:{offline:e,refused:t,waiting:n}}){let s=t.value?L(t.value):e.value?o("page.event.offline",{n:n.value.length}):"";return s?i`<p class="trouble unprinted" role="status">${s}</p>`:null}function Qr({connection:e,view:t}){let{refusals:n,waiting:s}=e,a=({act:r})=>s.value.some(({id:l})=>l===r.id);return i`<${Cc} connection=${e} />
		${n.value.map(r=>i`<p key=${r.act.id} class="trouble unprinted" role="alert">
			${r.act.board?`${Ue(t,r.act.board)}: `:""}${L(r.why)}
			<${k} plain say=${o(a(r)?"page.event.withdraw":"page.close")}
				onclick=${()=>e.dismiss(r)} /></p>`)}`}var tn=({own:e,unsent:t,played:n,again:s})=>t?"unsent":e?.status??(n?"entered":s?"again":"open"),Uf=(e,t)=>e.tables.find(n=>n.number===t),Gf=({players:e,dealer:t,out:n=""})=>[n,...e.map((s,a)=>e[(t+1+a)%e.length]??"")];function _t(e,t){if(e.players.length===0)return t;if(!e.out)return e.players;let n=Gf(e),s=n.findIndex(r=>t.includes(r)),a=s<0?0:s-t.indexOf(n[s]??"");return t.map((r,l)=>n[(l+a+t.length)%t.length]??"")}var es=(e,t)=>_t(e,t).map(n=>e.players.indexOf(n)).filter(n=>n>=0);function Dc(e,t){let{players:n,dealer:s,out:a}=e;if(!a||a===t)return n;let r=Gf(e),[l,c]=[n.length,r.indexOf(t)],p=[...n];for(let u=0;u<l;u++)p[(s+1+u)%l]=r[(c+1+u)%r.length]??"";return p}function ts(e,t,{entry:n,points:s=[]},a=e.out){let r=a?_t(e,t).indexOf(a):-1;return{...n?{entry:n}:{points:s},...r>=0&&{out:r}}}function P0(e,t,n,s){let a=ns(e),r=t.out===void 0?e.out:_t(a,s.seats)[t.out],l=r?Dc(a,r):a.players,{entry:c,points:p}=t,u={status:"entered",players:l,...c&&{entry:c},...p&&{points:p},results:[n.id]};return{...e,...r&&{out:r},played:!0,players:l,own:u,unsent:n}}var ns=e=>({...e,players:e.own?.players??e.players??[]});function C0(e,t,n){let s=t.boards.map(ns);for(let a of n){let r=a.of??a.replaces?.[0],l=s.find($=>r!==void 0&&$.own?.results?.includes(r));if(!a.result){l&&(s=s.map($=>$===l?{...$,unsent:a}:$));continue}if(a.round!==e.number||a.table!==t.number)continue;if(l&&l.number!==a.board){let{own:$,played:m,...h}=l;s=s.map(f=>f===l?{...h,players:l.players}:f)}let c=a.board??0,p=s.find($=>$.number===c),u={number:c,dealer:l?.dealer??0,players:l?.players??[]},d=P0(p??u,a.result,a,t);s=p?s.map($=>$===p?d:$):[...s,d]}return s}function Vf(e,t,n,s=0){let a,r;for(let l of e.rounds){let c=Uf(l,t);if(!c||s&&l.number!==s)continue;let p=C0(l,c,n),u=l.closed||e.closed?void 0:p.find(d=>!d.played);a={round:l,table:c,boards:p,due:u},(p.some(d=>d.played)||r===void 0)&&(r=u&&a)}return r??a}function Zf(e,t,n){let s=e.rounds.find(p=>p.number>n),a=e.rounds.find(p=>p.number===n),{seats:r=[],boards:l=[]}=(a&&Uf(a,t))??{},c=l.at(-1);return s?(c?_t(ns(c),r):r).map(p=>{let u=s.tables.find(d=>d.seats.includes(p));return{member:p,table:u?.number??0,chair:(u?.seats.indexOf(p)??-1)+1}}):[]}function Lc({board:e,seats:t,name:n,claim:s}){let{entry:a,points:r}=s??e.own??{};return i`<table class="book event-result">
		<thead><tr><td></td>${["sheet.won","sheet.contract","event.right.points"].map(l=>i`<th key=${l} scope="col">${o(`page.${l}`)}</th>`)}</tr></thead>
		<tbody>${es(e,t).map(l=>{let{bid:c,tricks:p,made:u,premium:d}=a?.hands[l]??{};return i`<tr key=${l}><th scope="row">${n(e.players[l]??"")}
					${d?i` <small class="soft">${$e(d)}</small>`:null}</th>
				<td>${p===void 0?"":S(p)}</td>
				<td>${c===void 0?"":S(c)}${u===void 0?null:i` <span class=${`mark ${u?"made":"failed"}`}
						aria-label=${o(u?"page.sheet.made":"page.sheet.failed")}>${u?"✓":"✗"}</span>`}</td>
				<td>${r?ee(r[l]??0):""}</td></tr>`})}</tbody>
	</table>`}function Yr({title:e,forms:t,first:n="",onclose:s,children:a,...r}){let[l,c]=b(n),{view:p,board:u,table:d,name:$,put:m}=r,h=t[l];return i`<${I} broad title=${e} onclose=${s}><div class="stack desk-dialog">
		<p><b>${o(`page.event.status.${tn(u)}`)}</b></p>
		${u.own?i`<${Lc} board=${u} seats=${d.seats} name=${$} />`:null}
		${a}
		<${G} hidden=${!n} label=${o("page.event.right")} value=${l}
			options=${Object.keys(t).map(f=>[f,o(`page.event.right.${f}`,{play:p.play})])}
			onchange=${c} />
		${h?i`<${h} key=${l} ...${r}
			put=${f=>(m(f),s())} />`:null}
	</div><//>`}function Xr({view:e,at:t,board:n,result:s,put:a}){let[r,l]=b(n.number);return i`<form class="stack" onsubmit=${p=>{p.preventDefault();let u=o("page.event.right.other.reason",{board:Ue(e,r)});s&&a({do:"correction",...t,board:r,result:s,replaces:n.own?.results??[],reason:u})}}>
		<div class="row"><${X} label=${o("page.event.right.other.board",{play:e.play})} value=${r}
			min=${1} max=${9999} onchange=${l} />
			<button class="button" disabled=${!s||r===n.number}>${o("page.event.correct")}</button></div>
		<p class="small soft">${o(`page.event.other.about.${e.play}`)}</p>
	</form>`}var D0=({of:e},{seats:t,boards:n})=>t.map((s,a)=>[...new Set([s,...n.map(r=>_t(ns(r),t)[a]??s)])].map(e.name).join(" / ")),Rc=({of:e},t,n,s)=>e.stand.filter(a=>a.do==="ruling"&&a.round===t&&a.table===n.number&&(a.board??0)===s.number);function Qf({desk:e,round:t}){let[n,s]=b({table:0,board:-1}),a=t.closed||e.of.view.closed?[]:Ua(e.of,t),r=(d,$)=>Rc(e,t.number,d,$).length>0,l=t.tables.find(d=>d.number===n.table),c=l?.boards.find(d=>d.number===n.board),u={desk:e,round:t,table:l,onclose:()=>s({table:0,board:-1})};return i`${a.length?i`<p>${o("page.event.waiting",{list:D(a.map(e.of.name))})}</p>`:null}
		<ul class="desk-tables">${t.tables.map(d=>{let{played:$,of:m,done:h}=Ie(d);return i`<li key=${d.number} class=${h?"done":""}>
				<p class="row"><b>${o("page.event.table",{n:d.number})}</b>
					<span class="soft">${h?o("page.event.done"):o("page.event.progress",{n:$,of:m})}</span>
					${d.at?i`<a class="button plain" target="_blank" href=${`/t/${d.at}`}>${o("page.evenings.go")}</a>`:i`<${k} plain onclick=${()=>s({table:d.number,board:-1})}
							say=${o("page.event.change")} />`}</p>
				<p>${D0(e,d).join(" · ")}</p>
				<p class="board-marks">${d.boards.filter(f=>f.number||f.played).map(f=>i`<button type="button" key=${f.number}
					class=${`board-mark ${tn(f)}`} onclick=${()=>s({table:d.number,board:f.number})}
					aria-label=${`${Ue(e.of.view,f.number)}: ${o(`page.event.status.${tn(f)}`)}`}
						>${f.number||"∑"}${r(d,f)?"*":""}</button>`)}</p>
			</li>`})}</ul>
		<p class="small soft legend">${L0.filter(d=>t.tables.some($=>$.boards.some(m=>tn(m)===d))).map(d=>i`<span key=${d}><i class=${`board-mark ${d}`} aria-hidden="true"></i>
				${` ${o(`page.event.status.${d}`)}`}</span>`)}
			${t.tables.some(d=>d.boards.some($=>r(d,$)))?i`<span>${o("page.event.ruled")}</span>`:null}</p>
		${l&&c?i`<${_0} ...${u} board=${c} />`:l?i`<${R0} ...${u} />`:null}`}var L0=["entered","confirmed","waiting","disputed","unfit"];function Yf({desk:{id:e,codes:t},table:{at:n,number:s},board:a=0,round:r}){let l=`/event/${e}#${s}.${t[s-1]??""}${r?`.${a}.${r}`:""}`;return i`<p><a class="button" target="_blank" href=${n?`/t/${n}`:l}>
		${o(n?"page.evenings.go":a?"page.event.pad.board":"page.event.pad")}</a></p>`}function R0({desk:e,round:t,table:n,onclose:s}){let{of:a,send:r}=e,[l,c]=b(n.seats),[p,u]=b(""),[d,$]=b("0"),[m,h]=b(Ie(n).played+1),f={round:t.number,table:n.number},g=a.stand.filter(j=>j.do==="seated"&&j.round===t.number&&j.table===n.number),v=Ua(a,t),w=a.view.members.map(j=>[j.id,a.name(j.id)]).sort(([j="",N=""],[W="",R=""])=>Number(v.includes(W))-Number(v.includes(j))||N.localeCompare(R)),y=(j,N)=>c(l.map((W,R)=>R===j?N:W===N?l[j]??"":W)),x=n.seats.filter((j,N)=>N!==Number(d)),A=n.seats.map((j,N)=>[String(N),`${o("page.event.chair",{n:N+1})}: ${a.name(j)}`]);return i`<${I} broad title=${Js(a.view,f)} onclose=${s}><div class="stack desk-dialog">
		<${Yf} desk=${e} table=${n} />
		<h3>${o("page.event.seated")}</h3>
		<form class="stack" onsubmit=${j=>(j.preventDefault(),s(),r({do:"seated",...f,seats:l,replaces:je(g)}))}>
			<div class="row">${l.map((j,N)=>i`<${q} key=${N} label=${o("page.event.chair",{n:N+1})}
				value=${j}
				options=${w} onchange=${W=>y(N,W)} />`)}</div>
			<p><button class="button" disabled=${l.join()===n.seats.join()}>${o("page.event.seated.do")}</button></p>
		</form>
		<h3>${o("page.event.substitute")}</h3>
		<form class="stack" onsubmit=${j=>(j.preventDefault(),s(),r({do:"substitute",...f,...Number(d)&&{chair:Number(d)},from:m,member:p}))}>
			<div class="row"><${q} label=${o("page.event.substitute.for")} value=${d}
				options=${A} onchange=${$} />
				<${q} label=${o("page.event.substitute.by")} value=${p} onchange=${u}
					options=${[["","–"],...w.filter(([j])=>!x.includes(j??""))]} />
				<${X} label=${o("page.event.substitute.from")} value=${m} min=${1} max=${200} onchange=${h} /></div>
			<p><button class="button" disabled=${!p}>${o("page.event.substitute.do")}</button></p>
		</form>
	</div><//>`}function _0({desk:e,round:t,table:n,board:s,onclose:a}){let{own:r,number:l}=s,c={round:t.number,table:n.number,...l&&{board:l}},p=e.of.stand.find(m=>r?.results?.includes(m.id)),u=r&&r.status!=="disputed",d={...r&&{points:I0},...u&&{other:Xr},ruling:q0,...r&&{remove:F0}},$=async m=>{await e.send(m)&&M(Ur(e.of,m))};return i`<${Yr} title=${Js(e.of.view,c)} desk=${e} view=${e.of.view}
		table=${n} at=${c} board=${ns(s)} result=${p?.result} name=${e.of.name} put=${$}
		forms=${d} first=${r?"points":"ruling"} onclose=${a}>
		${Rc(e,t.number,n,s).map(m=>i`<p key=${m.id}>${W0(e,s,m)}</p>`)}
		<${Yf} desk=${e} table=${n} board=${r?0:l} round=${t.number} /><//>`}function W0({of:e,setup:t},{number:n,own:s},{member:a,ruling:r,reason:l,round:c,table:p}){let u=e.view.travellers?.find(y=>y.board===n)?.lines??[],d=u.length>1?u.find(y=>y.round===c&&y.table===p):void 0,$=s?.players.findIndex(y=>e.root(y)===e.root(a))??-1,m=s?.points?.[$],[h,f]=[r?.score??"fixed",d?.field?.[$]],g={plus:1,minus:-1}[h]??0,v=m===void 0||f===void 0?void 0:m-Ha(f),w=h==="fixed"?S(r?.points??0):v===void 0?o(`page.event.ruling.${h}`):S(Math.round(100*(v+g*(t.scoring?.plus??0)))/100);return o("page.event.ruled.is",{name:e.name(a),was:m===void 0?"–":ee(m),now:w,reason:l??""})}function I0({at:e,table:t,board:n,name:s,put:a}){let[r,l]=b(n.players.map((c,p)=>n.own?.points?.[p]??0));return i`<${nt} say=${o("page.event.correct")} onsend=${c=>a({do:"correction",...e,result:ts(n,t.seats,{points:r}),replaces:n.own?.results??[],reason:c})}>
		<div class="row">${es(n,t.seats).map(c=>i`<${X} key=${c}
			label=${s(n.players[c]??"")} value=${r[c]??0} min=${-9999} max=${9999}
			onchange=${p=>l(r.with(c,p))} />`)}</div>
		<p class="small soft">${o("page.event.points.about")}</p><//>`}function q0({desk:e,at:t,board:n,table:s,put:a}){let{of:r}=e,l=r.view.play==="boards",c=_t(n,s.seats).filter(g=>g!==n.out),[p,u]=b(c[0]??""),[d,$]=b(l?"average":"fixed"),[m,h]=b(0),f=Rc(e,t.round,s,n).filter(g=>r.root(g.member)===p);return i`<${nt} say=${o("page.event.rule")} onsend=${g=>a({do:"ruling",...t,member:p,ruling:{score:d,...d==="fixed"&&m&&{points:m}},reason:g,replaces:je(f)})}>
		<div class="row"><${q} label=${o("page.event.ruling.who")} value=${p} onchange=${u}
				options=${c.map(g=>[g,r.name(g)])} />
			${l?i`<${q} label=${o("page.event.ruling.score")} value=${d} onchange=${$}
				options=${["average","plus","minus","fixed"].map(g=>[g,o(`page.event.ruling.name.${g}`)])} />`:null}
			${d==="fixed"?i`<${X} label=${o("page.season.points")} value=${m} min=${-9999} max=${9999}
				onchange=${h} />`:null}</div>
		<p class="small soft">${o("page.event.ruling.about")}</p><//>`}var F0=({board:e,put:t})=>i`<${nt} say=${o("page.event.withdraw")}
	onsend=${n=>t({do:"withdraw",replaces:e.own?.results??[],reason:n})} />`,z0=(e,{tables:t=[],setup:n})=>[...t.map(({table:s,seats:a})=>`${o("page.event.table",{n:s})}: ${D(a.map(e.name))}`),...n?[gt(n.date),o(`page.event.rank.${n.scoring?.field?"field":"sum"}`),`${o("page.event.deputies")}: ${S(n.deputies?.length??0)}`]:[]];function H0({of:e,act:t,all:n}){let s=t.result?.entry?.hands,a=e.view.rounds.find(p=>p.number===t.round)?.tables.find(p=>p.number===t.table),r=a?.boards.find(p=>p.number===(t.board??0));if(!s||!a||!r)return[Gr(e,t),...z0(e,t)].join(" · ");let l=ns(r),c=p=>n.some(u=>u.result?.entry&&Xn(u.result.entry.hands[p])!==Xn(s[p]));return i`${n.some(p=>p.result&&p.board!==t.board)?`${Ue(e.view,r.number)}: `:""}
		${es(l,a.seats).map((p,u)=>{let{made:d,tricks:$="–",bid:m=d?$:"none"}=s[p]??{};return i`${u?" · ":""}${e.name(l.players[p])} <${c(p)?"mark":"span"}>
				${o("page.event.said",{bid:m,tricks:$})}<//>`})}`}function Xf({desk:e,all:t}){let{of:n,send:s}=e;if(t.length===0)return null;let a=(r,l)=>{let{id:c,by:p,device:u,count:d,at:$,reason:m,...h}=l,f=r.acts,g=o("page.event.settled");l.do==="dispute"?s({do:"withdraw",replaces:f,reason:g}):l.result?s({...h,do:"correction",replaces:f,reason:g}):s({...h,...m&&{reason:m},replaces:f})};return i`<section class="desk-disputes" aria-label=${o("page.event.disputes")}>
		<h2>${o("page.event.disputes")}</h2>
		<ul>${t.map(r=>{let l=n.stand.filter(c=>r.acts.includes(c.id));return i`<li key=${r.acts.join()}><p><b>${Js(n.view,r)||o("page.event.kind",{kind:r.kind})}</b></p>
				${l.map(c=>i`<p key=${c.id} class="row">
					<span>${c.do==="dispute"?o("page.event.disputed"):i`<${H0} of=${n} act=${c} all=${l} />`}
						${c.reason?i` <em>${o("page.event.because",{reason:c.reason})}</em>`:null}
						<small class="soft">${Nc(n,c)}</small></span>
					<${k} onclick=${()=>a(r,c)}
						say=${o(c.do==="dispute"?"page.event.again":"page.event.so")} /></p>`)}
			</li>`})}</ul></section>`}var ei=6e4,eh={round:J0,players:Ff,ranking:X0,travellers:ex,log:Pf,prints:Jf};function th({connection:e,shown:t,own:n}){let s=e.offline.value;O(()=>{s||le(Me)},[s]),pn(t.at);let{view:a,desk:{acts:r,setup:l,disputes:c,codes:p}}=t,u=wf(a,r),[d,$]=b(u.round?"round":"players"),[m,h]=b(!1),f=b(null),g=Oe.value.find(A=>A.id===a.variant)?.chairs??0,v=async(...A)=>{let j=await e.send(...A).done;for(let N of j)M(L(N.why)),e.dismiss(N);return j.length===0},w={id:t.event,of:u,setup:l,codes:p,live:g,send:v},y=Object.keys(eh).filter(A=>A!=="travellers"||a.play==="boards"),x=eh[d];return i`<main id="main" tabindex="-1" class="desk">
		<header class="unprinted"><div><h1>${Yn(a)}</h1>
			<p class="soft row"><span>${[gt(a.date),o(`variant.${a.variant}`),o(`page.event.play.${a.play}`),a.closed?o("page.event.closed"):jn(u.round,a.planned)].join(" · ")}</span>
				<${k} plain onclick=${()=>h(!0)} say=${o("page.event.setup")} /></p></div>
			<${K0} round=${u.round} desk=${w} /></header>
		<${Qr} connection=${e} view=${a} />
		<div class="unprinted stack">
			${n}
			${c.length&&d!=="round"?i`<p class="trouble" role="status">${o("page.event.disputes.n",{n:c.length})}</p>`:null}
			<${G} hidden label=${a.title} value=${d} onchange=${$}
				options=${te("page.event.part",...y)} />
		</div>
		<${x} key=${d} desk=${w} disputes=${c} seats=${f} />
		${m?i`<${Ja} desk=${w} onclose=${()=>h(!1)} />`:null}
	</main>`}function _c(){return Ne(1e3),vt("there")}function Wc(e){let t=Math.abs(Math.round(e/1e3));return`${e<0?"−":""}${Math.floor(t/60)}:${String(t%60).padStart(2,"0")}`}function K0({round:e,desk:{of:t,setup:n,send:s}}){let a=_c();if(!e||e.closed||n.online?.evening)return null;let r=nh(t,n),l=t.stand.filter(p=>p.do==="clock"&&p.round===e.number),c=p=>s({do:"clock",round:e.number,ends:Math.round(p),replaces:je(l)});return i`<div class="desk-clock row">
		${e.ends?i`<b class=${a>e.ends?"trouble":""} role="timer">${Wc(e.ends-a)}</b>`:null}
		<${k} plain onclick=${()=>c(e.ends?Math.max(e.ends,a)+5*ei:a+r*ei)}
			say=${e.ends?o("page.event.clock.more"):o("page.event.clock.start",{n:r})} />
	</div>`}function nh({acts:e},{deals:t}){let n=e.findLast(s=>s.do==="clock"&&!s.replaces?.length);return n?.ends&&n.at?Math.max(1,Math.round((n.ends-n.at)/ei)):t*zr}function J0({desk:e,disputes:t,seats:n}){let{of:s}=e,[a,r]=b(0),l=s.rounds.find(c=>c.number===a)??s.round;return i`<${Xf} desk=${e} all=${t} />
		${s.view.closed?i`<${Z0} desk=${e} />`:i`<${Q0} desk=${e} seats=${n} />`}
		${l?i`<section><div class="row"><h2>${o("page.event.round",{n:l.number})}${l.closed?i` <small class="soft">${o("page.event.round.closed")}</small>`:null}</h2>
				${s.rounds.length>1?i`<${q} hidden label=${o("page.event.rounds")} value=${String(l.number)}
					onchange=${c=>r(Number(c))}
					options=${s.rounds.map(c=>[String(c.number),o("page.event.round",{n:c.number})])} />`:null}
				<${V0} desk=${e} round=${l} /></div>
				<${Qf} desk=${e} round=${l} /></section>`:null}`}var ti=(e,t)=>e.stand.filter(n=>(n.do==="close"||n.do==="reopen")&&n.round===t),U0=e=>e.rounds.filter(t=>!t.closed&&(e.view.online||zs(t).length===0)).map(t=>({do:"close",round:t.number,replaces:je(ti(e,t.number))}));function G0({rounds:e,view:{play:t}}){let n=[...new Set(e.flatMap(zs).map(s=>s.number))].sort((s,a)=>s-a);return{n:n.length,list:D(n.map(s=>S(s))),play:t}}function V0({desk:{of:e,send:t},round:n}){let[s,a]=b(!1),r=zs(n).length,l=n.closed?"reopen":"close",c=()=>(a(!1),t({do:l,round:n.number,replaces:je(ti(e,n.number))})),{closed:p,online:u,play:d}=e.view;if(p||u?.evening||u&&n.closed)return null;let $=u&&r?"next.sure":"close.sure";return i`<${k} plain onclick=${()=>l==="close"?a(!0):c()}
		say=${o(`page.event.${l}`)} />
		${s?i`<${ze} title=${o("page.event.close")} yes=${o("page.event.close")} onyes=${c}
			text=${o(`page.event.${$}`,{n:r,play:d})} onclose=${()=>a(!1)} />`:null}`}var Z0=({desk:{of:e,send:t}})=>i`<p class="row"><span class="lead">${o("page.event.over")}</span>
	${e.view.online?null:i`<${k} plain onclick=${()=>t({do:"reopen",replaces:je(ti(e))})}
		say=${o("page.event.reopen.event")} />`}</p>`;function Q0({desk:e,seats:[t,n]}){let{of:s,send:a,live:r,setup:l}=e,{round:c,next:p,view:u}=s,d=G0(s),$=t?.round===p?t.plan:null,m=Fe=>n(Fe&&{round:p,plan:Fe}),[h,f]=b(!1),[g,v]=b(0),[w,y]=b(()=>c&&!c.ends?0:nh(s,l)),[x,A]=b(!1),j=c!==void 0&&p>u.planned,N=!j&&r>0&&(d.n===0||h),{choices:W,wrong:R,players:F,enough:ce,again:st}=Lf(e.id,s,r,N),Re=[...F,...u.members.filter(Fe=>Fe.bot).map(Fe=>Fe.id)],de=$?Bc($,Re):Vr(W[g]??W[0]),Tt=l.play==="boards"?l.deals:0,sn=$||W.length?_f(de,r):"",Mt=U0(s),an=async()=>{A(!1);let Fe=s.stand.filter(lo=>lo.do==="round"&&lo.round===p),os=[...Mt,{do:"round",round:p,tables:Rf(de,p,Tt),replaces:je(Fe)},...w?[{do:"clock",round:p,ends:vt("there")+w*ei}]:[]];await a(...os)&&(m(null),f(!1),v(0))};if(j)return i`<${Y0} desk=${e} late=${d} closes=${Mt} />`;let he={closes:Mt.length?"yes":"no",round:D(Mt.map(Fe=>S(Fe.round))),n:de.tables.flat().length,tables:de.tables.length,minutes:w},lt=d.n&&!u.online?` ${o("page.event.wait.on",d)}`:"";return i`<section class="desk-next" aria-label=${o("page.event.next",{n:p})}>
		${d.n&&!h?i`<p class="row"><span>${o("page.event.wait",d)}</span>
				<${k} plain onclick=${()=>f(!0)} say=${o("page.event.ahead")} /></p>`:i`<div class="row"><${k} chief onclick=${()=>d.n&&u.online?A(!0):an()}
					disabled=${!de.tables.length||sn!==""} say=${o("page.event.next",{n:p})} />
				<p>${r?ce?sn||(de.tables.length?o("page.event.next.does",he):R||o("page.event.seeking")):o("page.event.few",{n:r}):o("page.event.seeking")}${lt}</p>
				${R&&!de.tables.length?i`<${k} onclick=${st} say=${o("page.event.seek")} />`:null}</div>`}
		${x?i`<${ze} title=${o("page.event.next",{n:p})} text=${o("page.event.next.sure",d)}
			yes=${o("page.event.next",{n:p})} onyes=${an} onclose=${()=>A(!1)} />`:null}
		${N&&ce&&(W.length||$)?i`<details><summary>${o("page.event.seating")}</summary><div class="stack">
				<${Wf} choices=${W} chosen=${$?-1:g}
					onchoose=${Fe=>(m(null),v(Fe))} />
				<${If} of=${s} plan=${Bc(de,Re)} live=${r} onchange=${m} />
				<div class="row"><${X} label=${o("page.event.minutes")}
					value=${w} min=${0} max=${600} onchange=${y} />
					${$?i`<${qf} onclick=${()=>m(null)} />`:null}</div>
			</div></details>`:null}
	</section>`}function Y0({desk:{of:e,send:t,setup:n},late:s,closes:a}){let r=()=>t({do:"setup",setup:{...n,rounds:e.next},replaces:je(e.stand.filter(c=>c.do==="setup"))}),l=()=>t(...a,{do:"close",replaces:je(ti(e))});return i`<section class="desk-next row">
		${s.n?i`<p>${o("page.event.wait",s)}</p>`:i`<${k} chief onclick=${l} say=${o("page.event.end")} /><p>${o("page.event.end.does")}</p>`}
		${e.view.online?.evening?null:i`<${k} plain onclick=${r} say=${o("page.event.more",{n:e.next})} />`}</section>`}function X0({desk:{of:{view:e}}}){return i`<section class="stack"><${Ks} view=${e} /><p><${Nf} view=${e} /></p></section>`}function ex({desk:{id:e,of:{view:t}}}){return i`<section><h2 class="unseen">${o("page.event.part.travellers")}</h2>
		<${Us} view=${t} event=${e} /></section>`}var tx=9e3,[nx,sx]=[16,2.05];function sh({all:e}){let t=P(null),[{columns:n,rows:s},a]=b({columns:1,rows:1}),{turn:r}=Ne(tx,!0);Te(()=>{let $=t.current;if(!$)return;let m=()=>{let f=parseFloat(getComputedStyle($).fontSize)||16;a({columns:Math.max(1,Math.floor($.clientWidth/f/nx)),rows:Math.max(1,Math.floor($.clientHeight/f/sx))})},h=new ResizeObserver(m);return h.observe($),m(),()=>h.disconnect()},[]);let l=n*s,c=Math.max(1,Math.ceil(e.length/l)),p=r%c,u=e.slice(p*l,(p+1)*l),d=Math.max(1,Math.min(s,Math.ceil(e.length/n)));return i`<div class="wall-box" ref=${t}>
		<ol class="wall-list" style=${`--columns: ${n}; --rows: ${d}`}>${u}</ol>
		${c>1?i`<p class="wall-page">${o("page.event.wall.page",{n:p+1,of:c})}</p>`:null}</div>`}function ah({view:e,stale:t}){let n=Ka(e),s=n!==void 0&&xf(n);return i`<main id="main" tabindex="-1" class="wall">
		<header><h1>${e.title}</h1>
			<p>${jn(n,e.planned)}</p>
			${t?i`<b class="trouble" role="status">${o("page.event.wall.stale")}</b>`:null}
			<${ax} round=${n} /></header>
		${s?i`<${rx} view=${e} round=${n} />`:i`<${ox} view=${e} />`}
		<${ix} round=${n} closed=${e.closed===!0} />
	</main>`}function ax({round:e}){let t=_c();return!e?.ends||e.closed?null:i`<b class=${`wall-clock ${t>e.ends?"up":""}`} role="timer">${Wc(e.ends-t)}</b>`}function ox({view:e}){return e.ranking.length===0?i`<p class="wall-said">${o("page.event.wall.soon")}</p>`:i`<${sh} all=${e.ranking.map(t=>i`<li key=${t.member}>
		<span class="place">${t.place}</span> <span class="who">${Jr(e,t)}</span>
		<b>${jf(e,t)}</b></li>`)} />`}var rx=({view:e,round:t})=>{let n=t.tables.flatMap(s=>s.seats.map((a,r)=>({name:At(e,a),table:s.number,chair:r})));return n.sort((s,a)=>s.name.localeCompare(a.name)),i`<${sh} all=${n.map(s=>i`<li key=${`${s.table} ${s.chair}`}>
		<span class="who">${s.name}</span>
			<b>${o("page.event.wall.to",{table:s.table,chair:s.chair+1})}</b></li>`)} />`};function ix({round:e,closed:t}){let n=zs(e),s=e?.tables.some(a=>Ie(a).done)||(e?.ends??1/0)<Date.now();return t?i`<footer><b>${o("page.event.over")}</b></footer>`:!n.length||!s?null:i`<footer>${o("page.event.wall.late")} ${n.map(a=>{let{played:r,of:l}=Ie(a);return i`<span key=${a.number}><b>${o("page.event.table",{n:a.number})}</b>
			<small> (${o("page.event.progress",{n:r,of:l})})</small></span> `})}</footer>`}var ni={ArrowDown:[1,0],ArrowUp:[-1,0],ArrowRight:[0,1],ArrowLeft:[0,-1]},lx=60,cx=600,Ic=class{#e;#n=[];#t=0;constructor(t){this.#e=t}press(t){return t==="Enter"&&performance.now()<this.#t?!0:this.#n.length===0&&this.#e.current()?this.#e.act(t):t in ni||/^(.|Enter|Backspace|Redo)$/u.test(t)?(this.#n.length<lx&&this.#n.push(t),this.#s(),!0):!1}goOn(){for(;this.#n.length>0&&this.#e.current();)this.#e.act(this.#n.shift()??"");this.#s()}#s(){if(this.#e.changing())for(this.#n=this.#n.filter(t=>t!=="Backspace"&&t!=="Redo");this.#n[0]==="Enter";)this.#n.shift()}hear({fault:t,unfit:n}){(t||n)&&(this.#n=[]),this.#t=n?performance.now()+cx:0}},oh=e=>e.target instanceof Element&&e.target.closest(".pad-panel")!==null;function qc(e){if(!(e.ctrlKey||e.metaKey)||e.altKey)return e.key;let t=e.key.toLowerCase();return t==="z"&&!e.shiftKey?"Backspace":t==="z"||t==="y"?"Redo":""}function px(e){if(!qc(e)||e.altKey||document.querySelector("dialog[open]"))return!1;let t=e.target instanceof Element?e.target:null;return t?.closest("input, select, textarea, summary, [contenteditable]")?!1:e.key in ni?t===document.body||oh(e):!((e.key==="Enter"||e.key===" ")&&t?.closest("button, a"))}var ux=e=>e.repeat&&["Enter","Backspace","Redo"].includes(qc(e));function rh(e){let t=P(e);t.current=e;let n=P(!0),[,s]=b(0),a=P(null),r=a.current??=new Ic({act:l=>t.current.act(l)?(n.current=!1,s(c=>c+1),!0):!1,current:()=>n.current&&t.current.current(),changing:()=>t.current.changing()});return Te(()=>r.hear(e.pad),[e.pad]),O(()=>{n.current=!0,r.goOn()}),Te(()=>{let l=c=>{(ux(c)?oh(c):px(c)&&r.press(qc(c)))&&c.preventDefault()};return document.addEventListener("keydown",l),()=>document.removeEventListener("keydown",l)},[]),l=>r.press(l)}var qe=(e,t)=>t===void 0?"":e.seats[t]||(t<e.choices.live?o("seat",{n:t+1}):o("dummy")),Wt=e=>e.seats.map((t,n)=>qe(e,n)),ih=({rules:e,house:t})=>t?e.name:o(`variant.${e.id}`),Ga=e=>{let t=e.date?Date.parse(`${e.date}T12:00`):NaN;return Number.isNaN(t)?ih(e):`${ih(e)} · ${Q(t,{dateStyle:"long"})}`};function Va(e){let t=e.map(n=>n.trim().toLowerCase());return e.find((n,s)=>t[s]&&t.indexOf(t[s])<s)}function Nn(e){let t=Wt(e),{end:n}=e;if(n&&!n.cut)return o("page.winner",{names:D(n.winners.map(r=>t[r]??"")),n:n.winners.length,you:"no"});let s=Math.max(...e.totals),a=t.filter((r,l)=>e.totals[l]===s);return e.deals.length===0?"":o("page.pad.leads",{names:D(a),n:a.length,points:S(s),over:n?"yes":"no"})}function lh(e){let t=Wt(e),n=(r,l)=>r.map((c,p)=>`${t[p]} ${l(c)}`).join(", "),s=e.deals.map(r=>{let l=r.points.map((c,p)=>`${t[p]} ${ee(c)}${r.made[p]?" •":""}`).join(", ");return`${r.deal+1}. ${U(r.trump)}: ${l}`}),a=e.settlement??[];return[`Ninety-Nine · ${Ga(e)}`,n(e.totals,S),Nn(e),"",...s,"",...a].join(`
`).replaceAll(/\n{3,}/g,`

`).trim()}var ph=({what:e,seat:t=-1})=>e==="turnup"||e==="name"?{seat:-1,field:"trump"}:{seat:t,field:e==="number"?"premium":e==="tricks"?"tricks":"contract"},uh=(e,t)=>e.seat===t?.seat&&e.field===t.field;function zc(e,{what:t,seat:n=-1}){let s=e.hands[n]??{};switch(t){case"tricks":return s.tricks!==void 0;case"outcome":return s.made!==void 0||s.bid!==void 0;case"bid":return s.bid!==void 0;case"number":return/\d/.test(s.premium??"");default:return e.trump!==void 0}}var dx=e=>[...new Set(e.choices.premiums.map(t=>t.split(" ")[0]??""))],ch=(e,t)=>e.choices.premiums.filter(n=>n.startsWith(`${t} `)).map(n=>Number(n.split(" ")[1])),$x=(e,t,n)=>{let s={...e,hands:e.hands.with(t,n)},a=s.hands.some(c=>c.premium),{trump:r,...l}=s;return a||e.hands[t]?.premium===n.premium?s:l},mx=e=>Object.fromEntries(Object.entries(e).filter(([,t])=>t!==void 0&&t!==""));function Hc({pad:e,deal:t,named:n,inserting:s=!1,words:a}){let r=e.deals[t],l=r??e.due;if(!l)return null;let c=n??(s&&e.choices.trumps.length>0?void 0:l.trump),p=c===l.trump||!l.trump?l.origin:"",u={dealer:qe(e,l.dealer),lead:qe(e,l.lead),past:r?"yes":"no"},d=l.vulnerable?.map($=>qe(e,$)).join(", ");return i`<div class="pad-due">
		${c?i`<${fe} trump=${c} />`:i`<span class="sign none" aria-hidden="true">?</span>`}
		<p class="who">
			<b>${a?.title??o("page.pad.roles",u)}</b>
			<span class="soft">${a?.roles??o("page.pad.deal",{n:t+1})}</span>
		</p>
		<p class="trump">${c?p?o("why.trump",{trump:U(c),why:p}):U(c):e.choices.trumps.length?o("page.pad.turnup"):""}
			${d?i` <span class="soft">· ${o("pad.vulnerable",{names:d})}</span>`:null}
		</p>
	</div>`}var fx=({due:e,seat:t,slip:n})=>{let s=t===e?.dealer?"dealer":t===e?.lead?"forehand":"";return!s&&!n?null:i`<small class="role soft">${n?i`<b>${n}</b>`:null}${s?i`<span aria-hidden="true">${n?" · ":""}${o(`page.stats.place.${s}`)}</span>`:null}</small>`},Fc=({label:e,text:t,said:n,now:s,wrong:a,onpick:r,children:l})=>i`<button type="button"
	class=${`box ${n?"said":t?"follows":""}`} aria-pressed=${s} data-wrong=${a||void 0}
	aria-label=${t?`${e}: ${t}`:e} onclick=${r}>${l??t}</button>`,Za=e=>e.totals.some((t,n)=>t!==e.game[n]);function hx(e){let{pad:t}=e,n=t.choices.premiums.length>0;return i`<div class=${`pad-rows ${n?"":"unpaid"}`} role="group" aria-label=${o("page.pad.hands")}>
		<div class="heads soft small" aria-hidden="true">
			<span class="totals">${Za(t)?o("page.pad.totals"):""}</span>
			<span>${o("page.sheet.won")}</span><span>${o("page.sheet.contract")}</span>
			${n?i`<span>${o("page.sheet.held")}</span>`:null}
		</div>
		${t.seats.map((s,a)=>i`<${gx} key=${a} ...${e} seat=${a} />`)}
	</div>`}function gx({pad:e,deal:t,draft:n,full:s,now:a,wrong:r,slips:l,pick:c,seat:p}){let u=qe(e,p),d=n.hands[p]??{},{tricks:$,bid:m,made:h,premium:f}=s.hands[p]??{},g=y=>({label:o(`page.pad.${y}.of`,{name:u}),now:uh({seat:p,field:y},a),wrong:r===p,onpick:()=>c({seat:p,field:y})}),v=h===void 0?"":o(h?"page.sheet.made":"page.sheet.failed"),w=[m===void 0?"":o("page.pad.bid",{n:m}),v].filter(Boolean).join(", ");return i`<div class="hand-row">
		<span class="name">
			<span>${u}</span> <${fx} due=${e.deals[t]??e.due} seat=${p} slip=${l?.[p]} />
			<b class="total">${e.game.length?S(e.game[p]??0):""}</b>
			${Za(e)?i`<small class="rest soft">(${S(e.totals[p]??0)})</small>`:null}
		</span>
		<${Fc} ...${g("tricks")} said=${d.tricks!==void 0} text=${$===void 0?"":S($)} />
		<${Fc} ...${g("contract")} said=${d.made!==void 0||d.bid!==void 0} text=${w}>
			<span class="bid">${m===void 0?"":S(m)}</span>
			${v?i`<span class=${`mark ${h?"made":"failed"}`}>${h?"✓":"✗"}</span>`:null}
		<//>
		${e.choices.premiums.length>0&&p<e.choices.live?i`<${Fc} ...${g("premium")} said=${!!d.premium} text=${f?$e(f):""} />`:null}
	</div>`}var yx=({rules:{trump:e,joker:t}})=>e.by==="turnup"?[...e.plain.split(" ").filter(Boolean),...t?[o("joker")]:[]].join(", "):"";function bx(e,t,n,s){let{seat:a,field:r}=n;if(r==="trump"){let d=yx(e);return e.choices.trumps.map($=>{let m=$==="none"&&d?i` <small>(${d})</small>`:null;return{key:$,on:t.trump===$,press:()=>s({...t,trump:$}),wide:!0,text:i`<${fe} trump=${$} /><span class="word">${U($)}${m}</span>`}})}let l=t.hands[a]??{},c=(d,$)=>s($x(t,a,mx({...l,...d})),$),p=(d,$,m)=>({key:String(d),text:S(d),on:$,press:m,typed:String(d)});if(r==="tricks")return Array.from({length:e.choices.tricks+1},($,m)=>m).map($=>p($,l.tricks===$,()=>c({tricks:$})));if(r==="contract")return[{key:"made",wide:!0,text:`✓ ${o("page.sheet.made")}`,on:l.made===!0,typed:"+",press:()=>c({made:!0,bid:void 0})},{key:"failed",wide:!0,text:`✗ ${o("page.sheet.failed")}`,on:l.made===!1,typed:"-",press:()=>c({made:!1,bid:void 0})},...e.choices.bids.map(d=>p(d,l.bid===d,()=>c({bid:d,made:void 0})))];let[u=""]=(l.premium??"").split(" ");return[{key:"none",wide:!0,text:o("page.pad.no"),on:!l.premium,press:()=>c({premium:""})},...dx(e).map(d=>({key:d,wide:!0,text:$e(d),on:u===d,typed:o(`offer.letter.${d}`),or:d[0]??"",press:()=>c({premium:d},ch(e,d).length>0)})),...(u?ch(e,u):[]).map(d=>p(d,l.premium===`${u} ${d}`,()=>c({premium:`${u} ${d}`})))]}function vx({keys:e,label:t}){let n=e.filter(r=>!r.wide),s=Math.min(7,Math.max(5,Math.ceil(n.length/2))),a=r=>i`<button type="button" key=${r.key} class=${r.wide?"wide-key":"key"} aria-pressed=${r.on}
		aria-label=${r.label} onclick=${r.press}>${r.text}</button>`;return i`<div class="pad-keys" role="group" aria-label=${t}>
		<div class="words">${e.filter(r=>r.wide).map(a)}</div>
		<div class="digits" style=${{"--across":s}}>${n.map(a)}</div>
	</div>`}var dh=(e,{seat:t,field:n})=>n==="trump"?o("page.pad.trump"):o(`page.pad.${n}.of`,{name:qe(e,t)}),wx={seat:-1,field:"trump"},kx=({choices:e,rules:t},n)=>e.trumps.length>0&&(t.trump.by==="turnup"||n.hands.some(s=>s.premium)),xx=({trump:e,now:t,onpick:n})=>i`<button type="button" class="box turn" aria-pressed=${t}
	onclick=${n}>${o("page.pad.trump")} ${e?i`<${fe} trump=${e} /> ${U(e)}`:"…"}
</button>`,Kc=({redo:e})=>i`<button type="button" class="button redo" aria-label=${o("page.pad.redo")}
	title=${o("page.pad.redo")} onclick=${e}>
	<svg viewBox="0 0 24 24" aria-hidden="true"><path d="M15 5l5 5-5 5M20 10H9a5 5 0 0 0 0 10h4" /></svg>
</button>`;function si({open:e,pad:t,words:n,children:s}){let[a,r]=b({place:"",cell:null}),{deal:l,entry:c,stale:p,kept:u,place:d,correcting:$,inserting:m}=e,h=a.place===d?a.cell:null,f=de=>r({place:d,cell:de}),g=n?.enter??o(m?"page.pad.insert":$?"page.pad.correct":"page.pad.enter"),w=(t.missing??(t.entry||$?[]:t.due?.missing??[])).filter(de=>!zc(c,de)),y=h??(w[0]?ph(w[0]):null),x=!p&&t.unfit!==void 0,A=!p&&t.entry!==void 0&&!t.fault&&(t.missing??[]).length===0&&!x,N=y?bx(t,c,y,(de,Tt)=>(f(Tt?y:null),e.set(de))):[],W=Ox(t.entry,c),R={Enter:()=>(A||x)&&e.enter(x),Backspace:()=>e.undoable&&e.undo(),Redo:()=>e.redoable&&e.redo()},F=de=>{let[Tt,sn]=ni[de]??[];if(Tt!==void 0&&sn!==void 0)f(Tx(t,y,Tt,sn));else{let Mt=(N.find(an=>an.typed===de)??N.find(an=>an.or===de))?.press??R[de];if(!Mt)return!1;Mt()}return!0},ce=()=>e.wrong.peek()===""&&(e.stale||e.busy.peek()),Re=rh({pad:t,act:F,current:()=>e.told===t&&e.kept===u&&!ce(),changing:()=>e.busy.peek()});return i`<section class="pad-panel" aria-label=${g}>
		<${Hc} pad=${t} deal=${l} named=${W.trump} inserting=${m} words=${n} />
		${s}
		<${hx} pad=${t} deal=${l} draft=${c} full=${W} now=${y} wrong=${t.fault?.seat??-1}
			slips=${n?.slips} pick=${f} />
		<p class=${`pad-said ${t.fault||t.unfit?"trouble":A?"":"soft"}`} role="status">
			${Ax(t,h,w)||(A?o(`page.pad.ready${$?".change":""}`):" ")}
		</p>
		${kx(t,c)&&(W.trump||y?.field!=="trump")?i`<${xx} trump=${W.trump} now=${y?.field==="trump"} onpick=${()=>f(wx)} />`:null}
		${y&&!(A&&!h)?i`<${vx} keys=${N} label=${dh(t,y)} />`:null}
		<${Sx} open=${e} press=${Re} can=${A||x} text=${x?o("page.pad.anyway"):g} />
	</section>`}var Sx=({open:e,press:t,can:n,text:s})=>i`<div class="pad-acts">
	<${k} disabled=${!e.undoable} onclick=${()=>t("Backspace")} say=${o("page.pad.undo")} />
	${e.redoable?i`<${Kc} redo=${()=>t("Redo")} />`:null}
	${e.correcting?i`<${k} onclick=${()=>e.leave()} say=${o("page.pad.cancel")} />`:null}
	<${k} chief aria-disabled=${!n} aria-busy=${e.busy.value} onclick=${()=>t("Enter")} say=${s} />
</div>`,Ox=(e,t)=>({...e,...t,hands:t.hands.map((n,s)=>({...e?.hands[s],...n}))});function Ax(e,t,n){if(e.fault||e.unfit)return(e.said??[]).join(" ");let s=n.find(a=>!t||uh(ph(a),t));return s?o(`page.pad.ask.${s.what}`,{name:qe(e,s.seat)}):t?dh(e,t):""}function Tx(e,t,n,s){let a=["tricks","contract",...e.choices.premiums.length?["premium"]:[]],r=e.seats.length,l=t&&t.seat>=0?(t.seat+n+r)%r:0,c=Math.max(0,a.indexOf(t?.field??"tricks")),p=a[(c+s+a.length)%a.length]??"tricks";return{seat:l,field:p==="premium"&&l>=e.choices.live?"contract":p}}var Mx=3e3,jx=e=>e instanceof ea||e instanceof H&&(e.status>=429||e.reason==="unfetched"),ss=e=>mn(e)?o("page.pad.refused",{text:e.message}):L(e),Qa=e=>!e||!e.trump&&e.hands.every(t=>Object.keys(t).length===0),Gs=class{wrong=_("");#e;#n;#t=_(null);#s=_(0);#a="";#o=new AbortController;#r=0;#l;constructor(t,n){this.#e=t,this.#n=n,this.#l=ct(()=>this.#c())}close(){this.#l(),this.#o.abort(),clearTimeout(this.#r)}get told(){return this.#t.value?.told}get stale(){return this.#t.value?.to!==this.#e()}know(t,n){this.#t.value={to:t,told:n}}#c(){let t=this.#e(),n=t&&this.stale?`${this.#s.value} ${t}`:"";if(n===this.#a)return;if(this.#a=n,this.#o.abort(),clearTimeout(this.#r),!n)return void(this.wrong.value="");let{signal:s}=this.#o=new AbortController;this.#n(t,s).then(a=>s.aborted||this.know(t,a),a=>{s.aborted||(this.wrong.value=ss(a),jx(a)&&(this.#r=Number(setTimeout(()=>this.#s.value++,Mx))))})}};var Nx={pad:zt,variant:Bo};function Bx(e){let t=e.map(s=>[...s].slice(0,24).join("").trim());return new Set(t.map(s=>s.toLowerCase())).size<t.length||t.includes("?")?e.map((s,a)=>o("page.pad.player",{n:a+1})):t}var $h=({variant:e,rules:t})=>`${Sn}pad.${e}${t?JSON.stringify(t):""}`,Jc=4e3;async function Ex({view:e,board:t,names:n},s){let{dealer:a,trump:r}=t,{seats:l}=await s.variant(e.variant,e.rules),c=[...Bx(n),...Array.from({length:l-n.length},()=>o("dummy"))],p={variant:e.variant,...e.rules&&{rules:e.rules},seats:c,first:a},u=await s.pad({begin:p},{within:Jc});if(!r||u.due?.trump===r)return u;let d={totals:c.map(()=>0),...r!=="none"&&{trump:r}};return s.pad({record:u.record,do:"head",head:{...u.head,opening:d}},{within:Jc})}function mh({names:e,board:t},n){let s=t.out?-1:t.dealer;return{...n,seats:n.seats.map((a,r)=>e[r]??a),deals:[],game:[],totals:[],due:n.due&&{...n.due,dealer:s,origin:"",trump:t.trump}}}function Px(e,t){let n=t.hands.reduce((m,h)=>m+(h.tricks??0),0),s=t.hands.filter(m=>m.tricks===void 0).length===1,a=m=>s&&m.tricks===void 0?{...m,tricks:e.choices.tricks-n}:m,r={...t,hands:t.hands.map(a)},l="outcome",c=r.hands.slice(0,e.choices.live).map((m,h)=>({what:l,seat:h})),p=[...e.due?.missing??[],...c].filter(m=>!zc(r,m)),u=p.some(m=>m.what==="tricks"),{tricks:d}=e.choices;return n===d||n<d&&(u||s)?{...e,entry:r,missing:p}:{...e,entry:t,fault:{deal:0,kind:"sum",number:n,limit:d,bid:-1,text:""},said:[o("page.event.phone.sum",{n,of:d})]}}var ai=class{deal=0;inserting=!1;redoable=!1;busy=_(!1);#e;#n;#t;#s;#a=void 0;#o=[];constructor(t,n=Nx){this.#e=t,this.#n=n,this.#t=_(Le(t.name)??t.was??{hands:[]}),this.#s=new Gs(()=>JSON.stringify([ae.value,this.#t.value]),(s,a)=>this.#r(a))}close(){this.#s.close()}get told(){return this.#s.told}get wrong(){return this.#s.wrong}get entry(){let{hands:t,...n}=this.#t.value;return t.length?this.#t.value:{...n,hands:(this.told?.seats??[]).map(()=>({}))}}get kept(){return this.#t.value}get place(){return this.#e.name}get stale(){return this.#s.stale}get correcting(){return this.#e.was!==void 0}get undoable(){return this.#t.value.hands.length>0&&this.#t.value!==this.#e.was}async#r(t){let[n,s,a]=[this.#e,this.#t.peek(),ae.peek()],r=s.hands.length===0||Qa(s);try{if(n.offline()&&!qt.peek())throw new ea("there");let l=await(this.#a??=Ex(n,this.#n));oe($h(n.view),JSON.stringify(l));let c=mh(n,l);if(r)return c;let p={record:l.record,do:"enter",entry:s,lang:a},u=await this.#n.pad(p,{signal:t,within:Jc}),[d]=u.deals;if(d)return{...c,entry:d.entry,missing:[],game:d.points,totals:d.points};let{fault:$,missing:m,said:h}=u,f=$&&{fault:$,said:h??[]};return{...c,entry:u.entry??s,...m&&{missing:m},...f}}catch(l){this.#a=void 0;let c=Le($h(n.view));if(!(l instanceof ea)||!c)throw l;let{due:p,choices:{live:u}}=c,d=(n.board.dealer+p.lead-p.dealer+u)%u;return Px(mh(n,{...c,due:{...p,lead:d}}),s)}}set(t){this.#o.push(this.#t.peek()),this.#l(t)}#l(t){let{name:n,was:s}=this.#e,a=!t||Qa(t);oe(n,a?null:JSON.stringify(t)),this.#t.value=a?s??{hands:[]}:t}undo(){this.#l(this.#o.pop())}redo(){}enter(){let t=this.told;!t||this.stale||(this.#e.enter(t.entry??this.entry,t.game.length?t.game:void 0),oe(this.#e.name,null))}leave(){oe(this.#e.name,null),this.#e.leave()}};function hh({id:e,table:t,code:n,board:s,round:a}){let r=ye(()=>new Ns(e,{table:t,code:n}),[e,t,n]);O(()=>()=>r.close(),[r]);let l=r.shown.value,c=o("page.event.table",{n:t});O(()=>{document.title=`${c} · Ninety-Nine`},[c]);let p=r.refused.value;if(p)return i`<${V} title=${c} wrong=${L(p)} />`;if(!l?.view){let u=r.offline.value;return i`<${V} title=${c} text=${o(u?"trouble.unreached":"page.event.phone.opening")} />`}return i`<${Cx} connection=${r} view=${l.view} only=${s} round=${a} />`}function Cx({connection:e,view:t,only:n,round:s}){let a=e.waiting.value,r=ye(()=>Vf(t,e.table,a,s),[t,a,s]),[l,c]=b(-1),[p,u]=b(-1),d=w=>At(t,w),$=(...w)=>{e.send(...w)},m=i`<header class="event-head">
		<h1>${o("page.event.table",{n:e.table})}</h1>
		<p class="standing">${r?jn(r.round,Math.max(t.planned,r.round.number)):null}</p>
		<p class="soft">${t.title}</p>
	</header>`,h=i`<${Qr} connection=${e} view=${t} />`;if(!r)return i`<main id="main" tabindex="-1" class="stack event-table">${m}${h}
			<p>${o("page.event.phone.unopened")}</p><${fh} /></main>`;let f={connection:e,view:t,sitting:r,name:d,send:$},g=r.boards.find(w=>w.number===l),v=r.boards.find(w=>w.number===n);return i`<main id="main" tabindex="-1" class="pad event-table">
		<section class="pad-sheet">
			${m}${h}
			<${Rx} here=${f} />
			<${Lx} here=${f} onpick=${c} />
			<p><a href=${`/event/${e.id}`} target="_blank">${o(t.play==="boards"?"page.event.phone.ranking":"page.event.part.ranking")}</a></p>
			<${fh} />
		</section>
		${v?i`<${Dx} here=${f} board=${v} />`:i`<${_x} here=${f} corrected=${p} setCorrected=${u} />`}
		${g?i`<${Ix} here=${f} board=${g} onclose=${()=>c(-1)}
				correct=${()=>(u(l),c(-1))} />`:null}
	</main>`}var fh=()=>i`<p class="event-languages small">${Object.entries(uo).map(([e,t])=>i`<${k} plain key=${e} lang=${e} aria-pressed=${e===ae.value} say=${t}
		onclick=${()=>E.language.value=e} />`)}</p>`,Dx=({here:e,board:t})=>t.own||t.players.length===0?i`<section class="pad-panel ended"><p class="winner">${Ue(e.view,t.number)}: ${o(`page.event.status.${tn(t)}`)}</p></section>`:i`<${Uc} key=${t.number} here=${e} board=${t} />`;function Lx({here:{view:e,sitting:t,name:n},onpick:s}){let{round:a,table:{seats:r},boards:l,due:c}=t,p=l.map(f=>({board:f,status:tn(f),players:_t(f,r)})),u=({own:f,players:g},v)=>f?.points?.[g.indexOf(v)],d=(f,g)=>{let v=u(f,g);if(v!==void 0)return ee(v);let w=f.own?.entry?.hands[f.players.indexOf(g)]?.tricks,y=f.own&&f.out===g?"–":w===void 0?"":`(${S(w)})`;return i`<span class="soft">${y}</span>`},$=(f,g)=>f===c&&g!=="again"?"phone.now":a.closed&&!f.played?"phone.left":`status.${g}`,m=(f,g)=>f.own?i`<button type="button" class="link" aria-haspopup="dialog"
		onclick=${()=>s(f.number)}>${g}</button>`:g,h=r.map((f,g)=>({names:[...new Set([f,...p.map(({players:v})=>v[g]??f)])].map(n),sum:p.reduce((v,{board:w,players:y})=>v+(u(w,y[g]??"")??0),0)}));return i`<table class="book event-boards">
		<thead><tr><th scope="col">${o(e.play==="boards"?"page.event.phone.boards":"page.sheet.deal")}</th>
			${h.map(({names:f},g)=>i`<th key=${g} scope="col">${f.join(" / ")}
				<small>${o("page.event.chair",{n:g+1})}</small></th>`)}</tr></thead>
		<tbody>${p.map(({board:f,status:g,players:v})=>i`<tr key=${f.number} data-status=${g}
			class=${f===c?"now":""}>
			<th scope="row">${m(f,i`<span>${f.number}</span> <small class="soft">
				${o(`page.event.${$(f,g)}`)}</small>`)}</th>
			${v.map((w,y)=>i`<td key=${y}>${d(f,w)}</td>`)}
		</tr>`)}</tbody>
		<tfoot><tr><th scope="row">${o("page.event.phone.sum.head")}</th>
			${h.map(({sum:f},g)=>i`<td key=${g}>${ee(f)}</td>`)}</tr></tfoot>
	</table>`}function Rx({here:{view:e,sitting:t,connection:n,name:s}}){let a=t.boards.some(c=>c.played),r=a?t.round.number:t.round.number-1,l=Zf(e,n.table,r);return e.closed||l.length===0||t.due&&a?null:i`<section class="event-moves">
		<h2>${o("page.event.phone.moves")}</h2>
		<ul>${l.map(({member:c,table:p,chair:u})=>i`<li key=${c}><b>${s(c)}</b> <span>${o(p?"page.event.wall.to":"page.event.out",{table:p,chair:u})}</span></li>`)}</ul>
		${l.some(({table:c})=>c&&c!==n.table)?i`<p>${o("page.event.phone.moves.scan")}</p>`:null}
	</section>`}function _x({here:e,corrected:t,setCorrected:n}){let{connection:s,sitting:a,view:{closed:r,planned:l,play:c}}=e,[p,u]=b([]),d=w=>(w.own?.results??[]).join(),$=w=>w.unsent!==void 0||p.includes(d(w)),m=a.boards.find(w=>w.number===t);if(m&&!r&&!m.own?.settled)return i`<${Uc} key=${`c${t}`} here=${e} board=${m} done=${()=>n(-1)} />`;let h=a.boards.filter(w=>!$(w)&&(w.own?.status==="disputed"||w.own?.status==="entered"&&!w.own.desk&&!(w.own.results??[]).some(y=>s.isMine(y)))),f=r?void 0:h.find(w=>w.own?.status==="disputed")??h[0];if(f)return i`<${qx} key=${`${f.number} ${f.own?.status}`} here=${e} board=${f}
			many=${h.length>1} wait=${()=>u([...p,...h.map(d)])}
			again=${()=>n(f.number)} />`;if(a.due)return i`<${Uc} key=${a.due.number} here=${e} board=${a.due} />`;let g=a.boards.some(w=>!w.played),v=r?"over":g?"shut":a.round.number<l?"done":"last";return i`<section class="pad-panel ended">
		<p class="winner">${o(`page.event.${r?"over":`phone.${v}`}`)}</p>
		<p class="soft">${o(`page.event.phone.${v}.about`,{play:c})}</p></section>`}function Uc({here:e,board:t,done:n}){let{connection:s,view:a,sitting:r,name:l,send:c}=e,{table:{seats:p},round:u}=r,[d,$]=b(-1),[m,h]=b(!1),[f,g]=b(null),v=_t(t,p),w=v[d]??t.out,y={...t,players:w?Dc(t,w):t.players,...w&&{out:w}},x=es(y,p),A=x.map(he=>y.players[he]??""),j={round:u.number,table:s.table,board:t.number},N=n&&t.own?.entry,W=(he,lt)=>({...he,hands:he.hands.map((Fe,os)=>os<x.length&&he.hands[lt(os)]||Fe)}),R=he=>W(he,lt=>x.indexOf(lt)),F=ye(()=>new ai({view:a,board:{...y,dealer:x.indexOf(t.dealer)},names:A.map(l),name:`${Sn}${s.id}.draft.${j.round}.${j.table}.${j.board}`,offline:()=>s.offline.peek(),...N&&{was:W(N,he=>x[he]??he)},enter:(he,lt)=>{if(n)return g(R(he));c({do:"result",...j,result:ts(y,p,{entry:R(he)})});let Fe=A.map((os,lo)=>`${l(os)} ${ee(lt?.[lo]??0)}`);lt&&M(`${Ue(a,t.number)}: ${D(Fe)}`)},leave:()=>n?.()}),[t.number,t.trump,A.join()]);O(()=>()=>F.close(),[F]);let{told:ce,wrong:{value:st}}=F,Re=st?i`<p class="trouble" role="status">${st}</p>`:ce?null:i`<p class="soft" role="status">${o("page.event.phone.opening")}</p>`;if(!ce)return i`<section class="pad-panel">${Re}</section>`;let de=l(A[ce.due?.lead??0]??""),Tt=w?o("page.event.phone.out",{name:l(w),lead:de}):o("page.pad.roles",{dealer:l(y.players[t.dealer]??""),lead:de,past:"no"}),sn=o(n?"page.event.phone.correct":"page.event.enter.do"),Mt={title:Ue(a,t.number),roles:Tt,enter:sn,...a.slips&&{slips:x.map(he=>o("page.event.phone.slip",{n:he+1}))}},an=he=>{let lt=t.own?.results??[];f&&c({do:"correction",...j,result:ts(y,p,{entry:f}),replaces:lt,reason:he}),n?.()};return i`<${si} open=${F} pad=${ce} words=${Mt}>${Re}
		${t.again&&!n?i`<p class="trouble">${o("page.event.phone.again",{play:a.play,n:t.number})}</p>`:null}
		${w&&t.own===void 0?i`<p class="row small"><${k} plain aria-expanded=${m} onclick=${()=>h(!m)}
				say=${o("page.event.phone.out.other")} />
				${m?v.map((he,lt)=>he!==w&&i`<${k} key=${he} say=${l(he)}
					onclick=${()=>($(lt),h(!1))} />`):null}</p>`:null}
		${f?i`<${gh} title=${Mt.title} say=${sn} why=${an} onclose=${()=>g(null)} />`:null}
	<//>`}var gh=({title:e,say:t=e,why:n,onclose:s})=>i`<${I} title=${e} onclose=${s}>
	<${nt} table say=${t} onsend=${n} /><//>`,Wx=({board:e,put:t})=>i`<${nt} table say=${o("page.event.phone.dispute")}
	onsend=${n=>t({do:"dispute",of:e.own?.results?.[0]??"",reason:n})} />`;function Ix({here:{view:e,sitting:{round:t,table:n},name:s,send:a},board:r,onclose:l,correct:c}){let p=r.own?.entry,{closed:u,play:d}=e,$=u||r.own?.settled,m=d==="boards"&&p&&!$,h={...!u&&!r.unsent&&{dispute:Wx},...m&&{other:Xr}};return i`<${Yr} title=${Ue(e,r.number)} view=${e} table=${n} board=${r}
		at=${{round:t.number,table:n.number,board:r.number}} name=${s} put=${a}
		result=${p&&ts(r,n.seats,{entry:p})} forms=${h} onclose=${l}>
		<p class="small soft">${o(`page.event.${u?"over":$?"phone.settled":"phone.chairs"}`)}</p>
		${$?null:i`<p><${k} onclick=${c} say=${o("page.event.phone.correct")} /></p>`}<//>`}function qx({here:{connection:e,view:t,sitting:{round:n,table:s},name:a,send:r},board:l,many:c,wait:p,again:u}){let[d,$]=b(!1),{claims:m,results:h=[],entry:f,points:g,settled:v}=l.own??{},w=m&&v,y=m??[{board:l.number,...f&&{entry:f},...g&&{points:g}}],x=F=>F.entry!==void 0||F.points!==void 0,A=m?y.filter(x).length>1?"differ":"contested":"agree",j=h[0]??"",N=F=>r(m?{do:"correction",round:n.number,table:s.number,board:l.number,result:ts(l,s.seats,F),replaces:h,reason:o("page.event.phone.reason.settled")}:{do:"confirm",of:j}),W=(F,ce)=>x(F)?e.isMine(h[ce]??"")?"mine":"theirs":"objects",R=Ue(t,l.number);return i`<section class="pad-panel event-question" aria-label=${R}>
		<h2>${o(`page.event.phone.${A}`,{board:R})}</h2>
		<div class="event-claims">${y.map((F,ce)=>i`<section key=${h[ce]}>
			${m?i`<h3>${o(`page.event.phone.${W(F,ce)}`)}</h3>`:null}
			${F.board&&F.board!==l.number?i`<p>${Ue(t,F.board)}</p>`:null}
			${F.reason?i`<p class="soft">${F.reason}</p>`:null}
			${x(F)?i`<${Lc} board=${l} seats=${s.seats} name=${a} claim=${F} />`:null}
			${x(F)&&F.board===l.number&&!w?i`<${k} chief onclick=${()=>N(F)} say=${o(`page.event.${m?"so":"phone.yes"}`)} />`:null}
		</section>`)}</div>
		${w?i`<p class="soft">${o("page.event.phone.settled")}</p>`:null}
		<div class="pad-acts">
			<${k} onclick=${p} say=${o(`page.event.phone.later${c?".all":""}`)} />
			${v?null:i`<${k} onclick=${u} say=${o(`page.event.phone.${m?"neither":"no.change"}`)} />`}
			${m?null:i`<${k} onclick=${()=>$(!0)} say=${o("page.event.phone.no.call")} />`}
		</div>
		${d?i`<${gh} title=${R} say=${o("page.event.phone.dispute")} onclose=${()=>$(!1)}
				why=${F=>(r({do:"dispute",of:j,reason:F}),$(!1))} />`:null}
	</section>`}var Fx=1e3;function zx(){let[e,t]=b(location.hash);return O(()=>{let n=()=>t(location.hash);return addEventListener("hashchange",n),()=>removeEventListener("hashchange",n)},[]),/^#(\d{1,3})\.([\w-]+)(?:\.(\d+)(?:\.(\d+))?)?$/.exec(e)}function Hx({rest:[e="",t=""]}){let[,n,s="",a="0",r="0"]=zx()??[];return n?i`<${hh} key=${`${e} ${n} ${s}`} id=${e} table=${Number(n)} code=${s}
			board=${Number(a)} round=${Number(r)} />`:ne.value||!bn.value?i`<${V} text=${ne.value?o("page.event.server"):""} />`:i`<${Kx} key=${`${e} ${T.value?.id}`} id=${e} wall=${t==="wall"} />`}function Kx({id:e,wall:t}){let[n,s]=b(null);O(()=>{let d=new Ns(e,{wall:t,pace:Fx});return s(d),()=>d.close()},[e,t]);let a=n?.shown.value,r=n?.refused.value,l=n?.offline.value;if(!n||!a?.view)return i`<${V} wrong=${r?L(r):l?o("trouble.unreached"):""} />`;let{view:c,desk:p}=a;if(t)return i`<${ah} view=${c} stale=${!!(r||l)} />`;let u=i`<${Jx} view=${c} you=${a.you} connection=${n} />`;return p?i`<${th} connection=${n} shown=${{...a,view:c,desk:p}} own=${u} />`:i`<${Ux} connection=${n} view=${c} you=${a.you} own=${u} />`}function Jx({view:e,you:t,connection:n}){let s=T.value;if(!e.online||e.closed||!s)return null;let a=async $=>{for(let m of await n.send($).done)M(L(m.why)),n.dismiss(m)},r=Ka(e),c=(r&&!r.closed?r.tables:[]).find($=>t!==void 0&&$.seats.includes(t)),p=(r?.number??0)+1,u=e.members.find($=>$.id===t)?.plays,d=e.online.evening;return t===void 0?d?null:i`<p><${k} chief onclick=${()=>a({do:"member",member:s.id,person:s.id,name:s.name})} say=${o("page.event.take")} /></p>`:i`<p class="row">
		${c?.at&&Ie(c).played<Ie(c).of?i`<a class="button chief" href=${`/t/${c.at}`}>${o("page.evenings.go")}</a>`:null}
		${d?null:i`<${k} plain onclick=${()=>a({do:u?"gone":"here",member:t,round:p})}
				say=${o(u?"page.event.leave":"page.event.return",{n:p})} />`}</p>`}function Ux({connection:e,view:t,you:n,own:s}){let a=Ka(t);return i`<main id="main" tabindex="-1" class="records">
		<header class="stack"><h1>${Yn(t)}</h1>
			<p class="soft">${gt(t.date)} · ${o(`variant.${t.variant}`)} · ${t.closed?o("page.event.closed"):jn(a,t.planned)}</p></header>
		<${Cc} connection=${e} />
		${s}
		${a&&!t.closed?i`<section><h2>${o("page.event.round",{n:a.number})}</h2>
				<ul class="held">${a.tables.map(r=>i`<li key=${r.number} class="row">
					<span><b>${o("page.event.table",{n:r.number})}</b> ${Bf(t,r.seats)}</span>
					<span class="soft">
						${o("page.event.progress",{n:Ie(r).played,of:Ie(r).of})}</span></li>`)}</ul></section>`:null}
		<section><h2>${o("page.event.part.ranking")}</h2><${Ks} view=${t} you=${n} /></section>
		${t.travellers?.length?i`<section><h2>${o("page.event.part.travellers")}</h2>
				<${Us} view=${t} event=${e.id} /></section>`:null}
	</main>`}function Gc({code:e,onrenew:t}){let{busy:n,once:s}=C(),a=()=>s(async()=>{await cu(),M(o("page.group.renewed")),t()}),r=`${location.origin}/people/${T.value?.id}#${e}`;return i`<p>${o("page.people.add.about")}</p>
		<${Lt} invites key=${e} link=${r} label=${o("page.people.link")} />
		<p class="row"><${k} plain aria-busy=${n} onclick=${a} say=${o("page.group.renew")} /></p>`}function yh({id:e,name:t,code:n,ondone:s}){let a=et(),{busy:r,once:l}=C(),c=()=>l(async()=>{if(!await a.keep())return;let{players:p}=await tt(()=>Xe()),u=await pu({player:e,code:n});Zc(p).length===0&&ri([u]),s(),M(o("page.friends.new",{what:"friend",n:1,names:t})),document.getElementById("main")?.focus()});return i`<h1>${o("page.friends.invited",{name:t})}</h1>
		<p class="lead">${o("page.friends.about",{name:t})}</p>
		${T.value?null:i`<${pt} name=${a} />`}
		<p class="row"><${k} chief aria-busy=${r} onclick=${c} say=${o("page.friends.accept")} />
			<${k} onclick=${()=>Z("/")} say=${o("page.friends.decline")} /></p>`}var bh="ninetynine.followers",Gx=300;function Vc(){let[e,t,...n]=(Ge(bh)??"").split(" ");return e===T.peek()?.id?{seen:Number(t),ids:n}:void 0}function ri(e){let{seen:t,ids:n}=Vc()??{seen:0,ids:[]},s=Math.max(t,...e.map(r=>r.follower??0)),a=new Set([...n,...e.filter(r=>r.follower).map(r=>r.id)]);oe(bh,[T.peek()?.id,s,...[...a].slice(-Gx)].join(" "))}function Zc(e){let t=Vc();return t?e.filter(n=>(n.follower??0)>t.seen&&!t.ids.includes(n.id)):(ri(e),[])}var vh=e=>["friend","follow"].map(t=>{let n=e.filter(s=>(s.friend?"friend":"follow")===t).map(s=>s.name);return n.length?o("page.friends.new",{what:t,n:n.length,names:D(n)}):""}).filter(Boolean),wh=({of:e})=>vh(e).map(t=>i`<span key=${t}>${t} </span>`);function kh({players:e}){let[t]=b(()=>Zc(e));return O(()=>{ri(e)},[e]),t.length?i`<p class="lead" role="status"><${wh} of=${t} /></p>`:null}var oi=_(-1),xh=(e,t)=>B(async()=>e?Zc((await Xe()).players):[],t,T.value?.id).value??[];function Vx(){let e=xh(oi.value>(Vc()?.seen??-1),oi.value);return e.length?i`<p class="friends" role="status"><a href="/people"><${wh} of=${e} /></a></p>`:null}function Zx(){let{turn:e}=Ne(6e5),t=xh(!0,e);return O(()=>{t.length!==0&&(M(vh(t).join(" ")),ri(t))},[t]),null}function Sh({group:e,organises:t}){let[n,s]=b(0),{value:a,wrong:r}=B(()=>jo({group:e}),e,n);return a?.events.length?i`<section class="season-of"><h2>${o("page.season")}</h2>
		<${Yx} season=${a} />
		<${Xx} season=${a} />
		<p class="row"><${k} plain say=${o("page.season.csv")}
			onclick=${()=>un(ps(e1(a)),"season.csv")} /></p>
		${t?i`<${t1} group=${e} season=${a} onchange=${()=>s(n+1)} />`:null}
	</section>`:r?i`<p class="trouble" role="status">${r}</p>`:null}var Qx=e=>e.absent&&!e.counts?"–":e.counts?ht(e.points):`(${ht(e.points)})`,Yx=({season:{events:e,players:t}})=>i`<${se}><table class="book">
	<thead><tr><th scope="col">${o("page.event.place")}</th><th scope="col" class="who">${o("page.season.player")}</th>
		<th scope="col">${o("page.season.points")}</th>
		${e.map(n=>i`<th key=${n.event} scope="col">
			<a href=${`/event/${n.event}`}>${gt(n.date)}</a></th>`)}
		<th scope="col">${o("page.season.balance")}</th></tr></thead>
	<tbody>${t.map(n=>i`<tr key=${n.player}><td>${n.place}</td><th scope="row" class="who">${n.name}</th>
		<td><b>${ht(n.total)}</b></td>${n.results.map(s=>i`<td key=${s.event}
			class=${s.counts&&!s.absent?"":"soft"}>${Qx(s)}</td>`)}
		<td>${ee(n.balance)}</td></tr>`)}</tbody>
</table><//>`;function Xx({season:{count:e,players:t}}){let n=t.flatMap(s=>(s.adjustments??[]).map(a=>({...a,name:s.name})));return i`<p class="small soft">${e.best?o("page.event.season.best",{n:e.best}):o("page.event.season.all")}
			${" "}${o(e.mean?"page.event.season.mean":"page.event.season.zero")}</p>
		${n.length?i`<ul class="small">${n.map((s,a)=>i`<li key=${a}>${o("page.event.season.given",{name:s.name,n:ee(s.points),reason:s.reason})}</li>`)}</ul>`:null}`}var e1=({events:e,players:t})=>[["place","player","points",...e.map(n=>n.date),"adjustments","boards","made","balance"],...t.map(n=>[n.place,n.name,Hs(n.total),...n.results.map(s=>s.absent&&!s.counts?"":Hs(s.points)),(n.adjustments??[]).reduce((s,a)=>s+a.points,0),n.boards,n.made,n.balance])];function t1({group:e,season:{count:t,players:n},onchange:s}){let[a,r]=b(t.best??0),[l,c]=b(t.from??""),[p,u]=b(""),[d,$]=b(0),[m,h]=b(["",""]),f=[["","–"],...n.map(y=>[y.player,y.name])],g=y=>le(async()=>{await n1(e,{...t,...y}),s()}),v=t.same??[],w=new Set(v.map(([,y])=>n.find(x=>x.player===y)?.name??y??""));return i`<details><summary>${o("page.event.season.rules")}</summary><div class="stack">
		<form class="row" onsubmit=${y=>(y.preventDefault(),g({best:a||void 0,from:l||void 0}))}>
			<${X} label=${o("page.event.season.best.n")} value=${a} min=${0} max=${999} onchange=${r} />
			<${K} type="date" label=${o("page.event.season.from")} value=${l} oninput=${c} />
			<button class="button">${o("page.event.save")}</button></form>
		<${Se} label=${o("page.event.season.mean.check")} checked=${t.mean??!1}
			onchange=${y=>g({mean:y||void 0})} />
		<${nt} say=${o("page.event.season.give")} can=${p&&d} onsend=${y=>g({adjustments:[...t.adjustments??[],{player:p,points:d,reason:y}]})}>
			<div class="row"><${q} label=${o("page.season.player")} value=${p}
				options=${f} onchange=${u} />
				<${X} label=${o("page.season.points")} value=${d}
					min=${-9999} max=${9999} onchange=${$} /></div><//>
		<div class="row"><${q} label=${o("page.event.season.same")} value=${m[0]} options=${f}
				onchange=${y=>h([y,m[1]??""])} />
			<${q} label=${o("page.event.season.is")} value=${m[1]} options=${f}
				onchange=${y=>h([m[0]??"",y])} />
			<${k} disabled=${!m[0]||!m[1]||m[0]===m[1]}
				onclick=${()=>(g({same:[...v,m]}),h(["",""]))}
				say=${o("page.event.same.do")} /></div>
		${v.length?i`<p class="row small"><span>${D([...w])}</span>
			<${k} plain onclick=${()=>g({same:void 0})} say=${o("page.event.unjoin")} /></p>`:null}
	</div></details>`}async function n1(e,t){let{events:[n]}=await Mo({group:e}),s=n&&(await ar({event:n.event})).desk;if(!s)throw new pe(o("refusal.event-organiser"));let a=je(Mc(s.acts).filter(c=>c.do==="setup")),r=Object.fromEntries(Object.entries(t).filter(([,c])=>c!==void 0)),{refused:[l]}=await or({event:n.event,acts:[{do:"setup",id:ue(),setup:{...s.setup,count:r},replaces:a}]});if(l)throw new H(400,l.fault.reason,l.fault.text,l.fault.why,l.fault.args)}var s1=10,a1=5,o1=({rest:[e=""]})=>i`<main id="main" tabindex="-1" class="records people">
	${e?i`<${u1} key=${e} id=${e} />`:i`<${r1} key=${T.value?.id} />`}
</main>`;function r1(){let[e,t]=b(0),{value:n,wrong:s}=B(async()=>{if(!T.peek()||ne.peek())return{players:[],code:"",tables:[]};let[{players:d,code:$},{all:m}]=await Promise.all([Xe(),Eo("friends",1,"there")]);return{players:d,code:$,tables:m}},String(e)),a=()=>t(d=>d+1),{players:r=[],code:l="",tables:c=[]}=n??{},p=d=>d.mute||d.block,u=(d,$)=>$.length>0?i`<section key=${d}><h2>${o(`page.people.${d}`)}</h2>
			<ul class="held">${$.map(m=>i`<${p1} key=${m.id} of=${m} beside=${r} onchange=${a} />`)}</ul></section>`:null;return i`<h1>${o("page.people")}</h1>
		${ne.value?null:i`<p><a href="/you">${o(T.value?"page.you.go":"page.you.back")}</a></p>`}
		${s?i`<p class="trouble" role="status">${s}</p>`:null}
		${l?i`<${kh} players=${r} />`:null}
		${n&&r.length===0?i`<section><p class="lead">${o("page.people.none")}</p>
				<p><a class="button chief" href="/">${o("page.records.play")}</a></p></section>`:null}
		${c.length?i`<${Qc} tables=${c} />`:null}
		${u("friends",r.filter(d=>d.friend))}
		${u("followers",r.filter(d=>d.follower&&!d.follow&&!p(d)))}
		${u("followed",r.filter(d=>d.follow&&!d.friend))}
		${ne.value?null:i`<${i1} />`}
		${l?i`<section><h2>${o("page.people.add")}</h2><${Gc} code=${l} onrenew=${a} /></section>`:null}
		${u("met",r.filter(d=>d.met&&!d.follow&&!d.follower&&!p(d)))}
		${u("apart",r.filter(p))}`}var Ya=({of:e})=>e==="member"?null:i`<br /><span class="soft small">${o(`page.group.role.${e}`)}</span>`;function i1(){let{value:e}=B(async()=>T.peek()?(await hs({})).groups:[],T.value?.id),[t,n]=b(""),[s,a]=b(!1),[r]=b(ue),{busy:l,once:c}=C(),p=u=>{u.preventDefault(),c(async()=>Z(`/g/${(await tt(()=>Du({id:r,name:t}))).id}`))};return i`<section><h2>${o("page.groups")}</h2>
		<p>${o("page.groups.about")}</p><p><a href="/events">${o("page.events")}</a></p>
		${e?.length?i`<ul class="held">${e.map(u=>i`<li key=${u.id} class="row">
				<span><a href=${`/g/${u.id}`}><b>${u.name}</b></a>
					<${Ya} of=${u.role} /></span>
			</li>`)}</ul>`:null}
		${s?i`<form class="row" onsubmit=${p}>
				<${K} label=${o("page.groups.name")} value=${t} maxlength="40" required oninput=${n} />
				<button class="button chief" aria-busy=${l}>${o("page.groups.make")}</button></form>`:i`<p><${k} onclick=${()=>a(!0)} say=${o("page.groups.make")} /></p>`}
	</section>`}var as=({chairs:e})=>e.some(t=>Ee(t.player)),Qc=({tables:e,title:t=o("page.people.tables")})=>i`<section><h2>${t}</h2><${ii} tables=${e} chief /></section>`;function l1(e){let{invited:t,groupName:n,audience:s,house:a,status:r,clock:l,chairs:c}=e,p=c.filter(u=>!u.player&&!u.bot).length;return[t?o("page.home.invited"):n||s==="friends"&&o("page.home.for-friends"),a&&o("page.home.house"),l&&o("page.home.clock",{clock:l}),r==="gathering"&&o("page.home.seats",{free:p}),xd(e)].filter(Boolean).join(" · ")}function ii({tables:e,chief:t=!1,name:n}){let{busy:s,once:a}=C(),r=c=>c.status==="gathering"&&!as(c),l=[...e].sort((c,p)=>Number(r(p))-Number(r(c)));return l.length===0?null:i`<ul class="held">${l.map((c,p)=>i`<li key=${c.id} class="row">
		<span><b>${as(c)?Od(c):c1(c)}</b>
			<br /><span class="soft small">${l1(c)}</span></span>
		${r(c)?i`<${k} chief=${t&&p===0} aria-busy=${s} 
				onclick=${()=>a(async()=>(!n||await n.keep())&&gd(c.id))} say=${o("page.home.sit")} />`:i`<a class="button plain" href=${`/t/${c.id}`}>
				${o(as(c)?"page.evenings.go":"page.home.watch")}</a>`}
	</li>`)}</ul>`}var c1=({variant:e,chairs:t})=>{let n=wd(t),s={variant:o(`variant.${e}`),names:kd(n)};return o(n.length>0?"page.home.on.with":"page.home.on.alone",s)},li=({of:e,beside:t})=>t.some(n=>n.id!==e.id&&fn(n.name,e.name))?i`${e.name}<span class="soft tag">·${e.tag}</span>`:e.name;function p1({of:e,beside:t,onchange:n}){let{busy:s,once:a}=C(),r=(p,u)=>a(async()=>{await Da({player:e.id,tie:p,on:u}),n()}),l=e.block?"block":e.mute?"mute":"follow",c=l==="follow"&&e.follow?"":ic(e,l);return i`<li class="row">
		<span><a href=${`/people/${e.id}`}><b><${li} of=${e} beside=${t} /></b></a>
			<br /><span class="soft small">${zm(e)}</span></span>
		<span class="doings">${(e.table||e.friend)&&!e.block?i`<${k} plain aria-busy=${s} onclick=${()=>a(()=>vs(e.table??"",[e.id]))}
				say=${o(e.table?"page.people.again":"page.people.play")} />`:null}
		${c?i`<${k} plain aria-busy=${s} onclick=${()=>r(l,!e[l])} say=${o(`page.tie.${c}`)} />`:null}</span>
	</li>`}function u1({id:e}){let[t,n]=b(0),s=()=>n(v=>v+1);O(()=>(addEventListener("hashchange",s),()=>removeEventListener("hashchange",s)),[]);let{value:a,wrong:r}=B(async()=>{let[v,{matches:w},y]=await Promise.all([gn({player:e}),So({player:e,limit:s1}),T.peek()?Xe():{players:[],code:""}]);return{profile:v,matches:w,...y}},t,T.value?.id);if(r)return i`<h1>${o("page.people")}</h1><p class="trouble" role="status">${r}</p>`;if(!a)return null;let{profile:l,matches:c,players:p,code:u}=a,d={...p.find(v=>v.id===l.id),...l},{id:$="",name:m=""}=T.value??{},h=location.hash.slice(1);if(h&&$!==l.id&&!d.friend&&!d.block){let v=()=>(history.replaceState(null,"",location.pathname),s());return i`<${yh} id=${e} name=${l.name} code=${h} ondone=${v} />`}let f=c.filter(v=>!v.cut),g=f.filter(v=>v.chairs.some(w=>w.player===l.id&&w.won));return i`<header class="stack">
			<h1><${li} of=${d} beside=${[...p,{id:$,name:m}]} /></h1>
			<p class="soft">${[Pr(d),f.length>=a1&&o("page.people.form",{n:g.length,of:f.length})].filter(Boolean).join(" · ")}</p>
			${$===l.id?i`<${Gc} code=${u} onrenew=${s} />`:i`<${lc} of=${d} table=${d.table??""} onchange=${s} />`}
		</header>
		<${br} player=${l.id} ratings=${l.ratings} keyless=${l.keyless} />
		<${Ta} id=${l.id} at="there" />`}var d1=6e4;function $1({rest:[e=""]}){return ne.value||!bn.value?i`<${V} />`:i`<${f1} key=${e} id=${e} />`}async function m1(e,t){let n=r=>{if(!(r instanceof H&&r.status===404))throw r},s=t?await Ru({group:e,code:t}).catch(n):void 0;if(s&&!s.member)return{door:s};let a=T.peek()?await gs({group:e}).catch(n):void 0;return a?{group:a}:{}}function f1({id:e}){let[t,n]=b(location.hash.slice(1));O(()=>{let p=()=>location.hash&&n(location.hash.slice(1));return addEventListener("hashchange",p),()=>removeEventListener("hashchange",p)},[]);let{turn:s,again:a}=Ne(d1),{value:r,wrong:l}=B(()=>m1(e,location.hash?t:""),s,T.value?.id,t),c=r?.group;return O(()=>{c&&location.hash&&history.replaceState(null,"",location.pathname)},[c]),c?i`<${g1} group=${c} onchange=${a} />`:r?.door?i`<${h1} id=${e} of=${r.door} code=${t} onjoin=${a} />`:i`<${V} title=${o("page.groups")} wrong=${l} text=${r?o("page.group.none"):""} />`}function h1({id:e,of:{name:t,owner:n,members:s},code:a,onjoin:r}){let l=et(),{busy:c,once:p}=C(),u=()=>p(async()=>{await l.keep()&&(await tt(()=>_u({group:e,code:a})),r())});return i`<main id="main" tabindex="-1" class="records people stack">
		<h1>${t}</h1>
		<p class="lead">${o("page.group.invited",{owner:n,n:s})}</p>
		<${er} variant="" />
		${T.value?null:i`<${pt} name=${l} />`}
		<p><${k} chief aria-busy=${c} onclick=${u} say=${o("page.group.join")} /></p>
	</main>`}function g1({group:{id:e,name:t,code:n,role:s,members:a,tables:r},onchange:l}){let[c,p]=b(!1),[u,d]=b(!1),{busy:$,once:m}=C(),h=s!=="member",f=s==="owner"?"end":"leave",g=A=>tl({group:e,...A}),v=()=>m(async()=>{await(f==="end"?Lu({group:e}):el({group:e,player:T.peek()?.id??""})),Z("/people")}),w=a.length===1,y=r.some(A=>A.status==="gathering"&&!as(A)),x=i`<${y1} id=${e} code=${n} chief=${w} organises=${h} onchange=${l} />`;return i`<main id="main" tabindex="-1" class="records people">
		<header class="stack">
			<h1>${t}</h1>
			<p class="soft">${o("page.group.members",{n:a.length})} · ${o(`page.group.role.${s}`)}</p>
		</header>
		${w?i`<section><h2>${o("page.group.alone")}</h2>${x}</section>`:null}
		${r.length?i`<${Qc} tables=${r} title=${o("page.group.tables")} />`:null}
		<p><${k} chief=${!y&&!w} onclick=${()=>p(!0)} say=${o("page.group.open")} /></p>
		${c?i`<${zl} group=${e} onclose=${()=>p(!1)} />`:null}
		<${hc} group=${e} organises=${h} />
		<${Mf} group=${e} organises=${h} />
		<${Sh} group=${e} organises=${h} />
		<section><h2>${o("page.group.who")}</h2>
			<ul class="held">${a.map(A=>i`<${v1} key=${A.id} group=${e} of=${A} beside=${a} role=${s} onchange=${l} />`)}</ul>
			${w?null:x}
		</section>
		<${k1} id=${e} />
		<${Ta} id=${T.value?.id??""} at="there" read=${g}>
			<${k} plain aria-busy=${$} onclick=${()=>m(()=>w1(e))} say=${o("page.season.csv")} />
		<//>
		<section>
			${h?i`<${b1} id=${e} name=${t} onchange=${l} />`:null}
			<p class="row"><${k} plain onclick=${()=>d(!0)} say=${o(`page.group.${f}`)} /></p>
		</section>
		${u?i`<${ze} title=${o(`page.group.${f}`)} text=${o(`page.group.${f}.sure`)} busy=${$}
				yes=${o(`page.group.${f}`)} onyes=${v} onclose=${()=>d(!1)} />`:null}
	</main>`}function y1({id:e,code:t,chief:n,organises:s,onchange:a}){let{busy:r,once:l}=C(),c=()=>l(async()=>{await Xi({group:e,newCode:!0}),M(o("page.group.renewed")),a()}),p=`${location.origin}/g/${e}#${t}`;return i`<${Lt} invites key=${t} link=${p} label=${o("page.group.link")} chief=${n} />
		${s?i`<p class="row"><${k} plain aria-busy=${r} onclick=${c} say=${o("page.group.renew")} /></p>`:null}`}function b1({id:e,name:t,onchange:n}){let[s,a]=b(t),{busy:r,once:l}=C(),c=p=>{p.preventDefault(),l(async()=>{await Xi({group:e,name:s}),n()})};return i`<details><summary>${o("page.group.rename")}</summary>
		<form class="row" onsubmit=${c}>
			<${K} label=${o("page.groups.name")} value=${s} maxlength="40" required oninput=${a} />
			<button class="button" aria-busy=${r}>${o("page.operate.act.rename")}</button>
		</form></details>`}function v1({group:e,of:t,beside:n,role:s,onchange:a}){let[r,l]=b(!1),[c,p]=b(""),{busy:u,once:d}=C(),$=Ee(t.id)||t.role==="owner"||s==="member"?[]:s==="owner"?[t.role==="organiser"?"member":"organiser","owner","out"]:t.role==="member"?["out"]:[],m=h=>d(async()=>{if((h==="owner"||h==="out")&&!c)return p(h);await el({group:e,player:t.id,...h!=="out"&&{role:h}}),h==="out"&&M(o("page.group.renewed")),l(!1),a()});return i`<li class="row">
		<span><a href=${`/people/${t.id}`}><b><${li} of=${t} beside=${n} /></b></a>
			<${Ya} of=${t.role} /></span>
		${$.length?i`<${k} plain onclick=${()=>l(!0)} say=${o("page.group.change")} />`:null}
		${r?i`<${I} title=${t.name} onclose=${()=>(l(!1),p(""))}><div class="stack">
				${c?i`<p>${o(`page.group.do.${c}.sure`,{name:t.name})}</p>`:null}
				${$.filter(h=>!c||h===c).map(h=>i`<${k} key=${h} aria-busy=${u} onclick=${()=>m(h)}
						say=${o(`page.group.do.${h}`)} />`)}</div><//>`:null}
	</li>`}async function w1(e){let t=[["ended","variant","deals","player","points","won"]];for(let n="";n!==void 0;){let s=await tl({group:e,before:n,limit:100});for(let a of s.matches)t.push(...a.chairs.map(r=>[new Date(a.ended).toISOString(),a.variant,a.deals,ot(r),r.points,a.cut?"":Number(r.won??!1)]));n=s.before||void 0}un(ps(t),"group.csv")}function k1({id:e}){let{value:t}=B(()=>Wu({group:e}),e);return(t?.ladders??[]).map(({class:s,players:a})=>i`<section key=${s}>
		<h2>${o("page.group.ladder")}: ${o(`page.ratings.class.${s}`)}</h2>
		<${se}><table class="book">
			<thead><tr><th scope="col">${o("page.ratings.player")}</th><th scope="col">${o("page.ratings.rating")}</th>
				<th scope="col">${o("page.records.matches")}</th></tr></thead>
			<tbody>${a.map((r,l)=>i`<tr key=${r.id} class=${r.sure?"":"soft"}>
				<th scope="row">${r.sure?`${l+1}. `:""}
					<a href=${`/people/${r.id}`}>${Ee(r.id)?i`<b>${r.name}</b>`:r.name}</a></th>
				<td>${_s(r)}</td><td>${S(r.matches)}</td></tr>`)}</tbody>
		</table><//>
		${a.every(r=>r.sure)?null:i`<p class="small soft">${o("page.group.unsure")}</p>`}
	</section>`)}var x1=["rank","arrows","suits","ends","enter","hint","last","score","undo","close","help"];function Oh({onclose:e}){return i`<${I} title=${o("page.keys")} onclose=${e}>
		<dl class="keys">
			${x1.map(t=>{let[n="",s=""]=o(`page.keys.${t}`).split("|");return i`<dt key=${t}>${n}</dt><dd>${s}</dd>`})}
		</dl>
		<p class="soft">${o("page.keys.spoken")}</p>
	<//>`}var Yc=()=>document.querySelector(".hand.asked")?".hand.asked":".mine .hand",Xc=()=>document.querySelector(`${Yc()} [data-card][tabindex="0"]`);function ci(){O(()=>{let e=null,t=null,n=0,s=wo();function a(p){p.target instanceof Element&&p.target.closest("dialog")||(e=p.target instanceof HTMLElement&&p.target.closest("main.table")?p.target:null,t=e?.closest(".hand")??null,n=t&&e?[...t.querySelectorAll("[data-card]")].indexOf(e):0)}let r=()=>(e=null,s=!0);function l(){if(document.activeElement!==document.body||document.querySelector("dialog[open]"))return;if(!e)return void(s&&document.getElementById("main")?.focus({preventScroll:!0}));if(e.isConnected){e.matches(":disabled")||e.focus({preventScroll:!0});return}let p=t?.isConnected?t.querySelectorAll("[data-card]"):[],u=()=>document.querySelector(".answer .button:not(.plain, :disabled)"),d=()=>document.querySelector(".over .button.chief:not(:disabled)"),$=p[Math.min(n,p.length-1)]??u()??Xc()??d();$ instanceof HTMLElement&&$.focus({preventScroll:!0})}let c=new MutationObserver(l);return c.observe(document.body,{childList:!0,subtree:!0,attributes:!0,attributeFilter:["disabled"]}),document.addEventListener("focusin",a),document.addEventListener("pointerdown",r),()=>{c.disconnect(),document.removeEventListener("focusin",a),document.removeEventListener("pointerdown",r)}},[])}function nn({cards:e,can:t,chosen:n,best:s,values:a=null,label:r,open:l=!1,twice:c,onpick:p,onplay:u}){let[d,$]=b(""),m=P(null),h=e.includes(d)?d:e.find(y=>t?.has(y))??e[0];S1(e,t,h,m,$),O1(m);function f(y){let x=y.ctrlKey||y.metaKey||y.altKey?void 0:T1(e,h,y.key);x!==void 0&&(y.preventDefault(),x!==""&&($(x),Th(m.current,x)?.focus()))}function g(y,x){$(x);let A=y.pointerType==="touch",j=E.play.value==="twice"||E.play.value==="auto"&&A;c||j&&!n.has(x)?p(x):u(x)}let v=(y,x)=>{let A=t===null||t.has(y);return i`<button type="button" key=${y} data-card=${y} class=${n.has(y)?"chosen":""}
			tabindex=${y===h?0:-1} aria-disabled=${A&&t!==null?void 0:"true"}
			aria-pressed=${c?n.has(y):void 0} style=${{"--k":x}}
			onclick=${j=>g(j,y)}>
			<${me} card=${y} dim=${!A} lifted=${n.has(y)} size=${l?"mini":"full"} />
			${a?i`<span class="worth" aria-hidden="true">${a[be(y)]}</span>`:null}
			${s?.has(y)?i`<span class="mark"><${Qe} /></span>`:null}
		</button>`},w=e.length>5?Math.ceil(e.length/2):5;return i`<div class=${`hand ${l?"open":""} ${t?"asked":""}`} ref=${m} role="group"
		aria-label=${r} onkeydown=${f} onmousedown=${A1}
		style=${{"--n":Math.max(1,e.length),"--cols":w}}>
		${l?mo(e).map(y=>i`<span key=${be(y[0]??"")} class="same-suit">${y.map(v)}</span>`):e.map(v)}
	</div>`}function S1(e,t,n,s,a){Te(()=>{let r=e.find(c=>t?.has(c)),l=s.current?.querySelector("[data-card]:focus");!r||t?.has(l?.dataset.card??n??"")||(a(r),l&&Th(s.current,r)?.focus())},[t?[...t].join():""])}function O1(e){Te(()=>{let t=0,n=()=>{for(let a of e.current?.querySelectorAll("[data-card]")??[])Wa.set(a.dataset.card??"",a.getBoundingClientRect())},s=requestAnimationFrame(()=>t=setTimeout(n));return()=>(cancelAnimationFrame(s),clearTimeout(t))})}var Th=(e,t)=>e?.querySelector(`[data-card="${t}"]`),A1=e=>e.preventDefault();function T1(e,t,n){let s=e.indexOf(t??"");switch(n){case"ArrowRight":return e[(s+1)%e.length];case"ArrowLeft":return e[(s-1+e.length)%e.length];case"Home":return e[0];case"End":return e.at(-1);case"ArrowUp":return Ah(e,s,-1);case"ArrowDown":return Ah(e,s,1)}}function Ah(e,t,n){let s=be(e[t]??"");for(let a=1;a<e.length;a++){let r=e[(t+n*a+e.length*a)%e.length]??"";if(be(r)!==s)return r}return""}function M1(e,t,n){let s=e.filter(r=>j1(is(r)).includes(t.toLowerCase())),a=s.indexOf(n);return s[(a+1)%s.length]}function pi(e,t){let n=[...document.querySelectorAll(`${e} [data-card]`)],s=document.activeElement?.dataset?.card??"",a=M1(n.map(r=>r.dataset.card??""),t,s);return n.find(r=>a&&r.dataset.card===a)?.focus(),a!==void 0}function j1(e){return/^\d+$/.test(e)?e==="10"?["0","t"]:e.length>1?[]:[e]:[e.toLowerCase(),o(`rank.${e}`).slice(-1).toLowerCase()]}function Mh(e,t,n,s,a=!1){let r=e.options;if(n)return o("page.paused");if(s){let c=s.cards.find(u=>u.seat===s.winner)?.card??"",p=s.winner===e.seat?"yes":"no";return o("page.won.trick",{you:p,name:t[s.winner]??"",card:cn(c,Nt(e))})}if(e.phase==="over")return o("ask.next");if(!r){let c=e.turn.filter(p=>p!==e.seat).map(p=>t[p]??"");return c.length?o(a?"ask.unfetched":"ask.wait",{names:D(c),n:c.length}):e.turn.length?" ":o("waiting.table")}if(r.kind==="lay")return o("ask.lay",{n:r.pick??3});if(r.kind==="name")return o("ask.name");if(r.kind==="offer"&&jh(r))return N1(e,t);if(r.kind==="offer"){if((e.offers?.[e.seat??0]??"").startsWith("declare"))return o("ask.raise");let c=["declare","reveal"].filter(p=>r.acts?.some(u=>u.startsWith(p))).join("");return o("ask.offer",{how:c,names:e.trump===void 0?"yes":"no"})}let l=r.seat===void 0||r.seat===e.seat?"you":"dummy";return r.led?o(r.follow?"ask.follow":"ask.discard",{who:l,suit:U(r.led)}):o("ask.lead",{who:l})}var jh=e=>e.acts?.length===1&&e.acts[0]==="pass";function N1(e,t){let n=e.offers?.findIndex(s=>s.startsWith("reveal"))??-1;return n<0?o("ask.pass.unsaid"):o("ask.pass",{name:t[n]??""})}var Nh=e=>e?.led&&e.follow?o("illegal.follow",{suit:U(e.led)}):o("illegal");function Vs({options:e,chosen:t,variant:n,onlay:s,busy:a,waits:r=!1,slots:l=!1,premiums:c=!0}){let[p,u]=b("pass"),[d,$]=b(!1),m=e.pick??3,h=(e.offers?.length??0)<=3?e.offers??[]:[],f=Cn([...t],e.worth??""),g=t.size<m?S(f):ke(f,n),v=o("lay.more",{n:m-t.size}),w=!r&&(p!=="pass"||d);return i`<div class=${`answer ${w?"sure":""}`}>
		${p==="pass"||!w?w&&h.map(y=>y==="pass"?null:i`<${ep} key=${y} offer=${y} variant=${n} />`):i`<${ep} offer=${p} variant=${n} />`}
		<p class=${`total ${/ /.test(g)?"two":""}`} aria-live="polite" aria-atomic="true">
			${l?i`<${B1} cards=${Ve([...t],ge)} pick=${m} worth=${bt(e.worth??"")} />`:null}
			<span class="small">${o("page.yourbid")}</span>${" "}
			<b class="score">${t.size?g:"–"}</b>
			${t.size&&t.size<m?i`<span class="unseen">${v}</span>`:null}
		</p>
		${h.length&&c?i`<div class="offers" role="radiogroup" aria-label=${o("col.premium")}>
					${h.map(y=>i`<${We} key=${y} label of=${y==="pass"?"premium":y} variant=${n}>
							<input type="radio" name="premium" checked=${y===p} onchange=${()=>u(y)} />
							<span>${Bh(y,n,!1)}</span>
						<//>`)}
					<button type="button" class="button plain what" aria-label=${o("page.premium.what")}
						title=${o("page.premium.what")} aria-expanded=${d} onclick=${()=>$(!d)}>?</button>
				</div>`:null}
		<button type="button" class="button chief" disabled=${t.size!==m||a}
			onclick=${()=>s(h.length?p:"")}>
			${t.size<m?v:p==="pass"?o("page.lay"):o(`page.lay.${p}`,{bid:g})}
		</button>
	</div>`}function B1({cards:e,pick:t,worth:n}){return i`<span class="slots" aria-hidden="true">
		${Array.from({length:t},(s,a)=>{let r=e[a];return i`<span key=${a} class=${`slot ${r?"said":""}`}>
				${r?i`<${me} card=${r} size="mini" /><b class="score">+${n[be(r)]}</b>`:null}
			</span>`})}
	</span>`}function Bh(e,t,n=!0){if(e==="pass")return o(n?"menu.pass":"page.nopremium");let{level:s,...a}=tp(e,t);return o(`menu.${s}`,a)}function tp(e,t){let[n="",s=""]=e.split(" ");return{level:n,points:t?.offers[n==="declare"?"declare":"reveal"]??"",n:s}}function ep({offer:e,variant:t}){let{level:n,points:s,n:a}=tp(e,t),r=fo(t);return i`<p class="ask" role="status">${o(`ask.sure.${n}`,{points:s,number:a||"none",loss:r})}</p>`}function ui({options:e,variant:t,onact:n,busy:s,best:a}){let[r,l]=b(""),[c,p]=b(""),u=e.acts??[],d=[...new Set(u.map(h=>h.split(" ")[0]??""))],$=u.filter(h=>h.startsWith(`${r} `));if(O(()=>(l(""),p("")),[u.join()]),jh(e))return i`<div class="answer">
			<${k} chief disabled=${s} onclick=${()=>n("pass")} say=${o("page.pass")} />
		</div>`;if(c){let{level:h,points:f,n:g}=tp(c,t);return i`<div class=${`answer sure ${g?"numbered":""}`}>
			<${ep} offer=${c} variant=${t} />
			<${k} chief disabled=${s} onclick=${()=>n(c)}
				say=${o(`page.sure.${h}`,{points:f,n:g&&` ${g}`})} />
			<${k} onclick=${()=>p("")} say=${o("page.sure.not")} />
		</div>`}let m=h=>h==="pass"||u.every(f=>f!=="pass")?n(h):p(h);return i`<div class="answer">
		<${We} of="premium" class="what">?<span class="unseen"> ${o("col.premium")}</span><//>
		${d.map(h=>{let f=u.every(g=>g!==h);return i`<button type="button" key=${h} class=${`button ${r===h?"chosen":""}`} disabled=${s}
				aria-expanded=${f?r===h:void 0}
				onclick=${()=>f?l(h):m(h)}>
				${a?.split(" ")[0]===h?i`<${Qe} />`:null}${Bh(h,t)}
			</button>`})}
		${$.length?i`<div class="numbers" role="group" aria-label=${o("ask.number")}>
					<span class="small">${o("ask.number")}</span>
					${$.map(h=>i`<button type="button" key=${h} class="button" disabled=${s} 
							onclick=${()=>m(h)}>
							${h===a?i`<${Qe} />`:null}<span class="unseen">${$e(h)}</span>
							<span aria-hidden="true">${h.split(" ")[1]}</span>
						</button>`)}
				</div>`:null}
	</div>`}function di({options:e,onact:t,busy:n,best:s}){return i`<div class="answer">
		${(e.acts??[]).map(a=>{let r=a.replace(/^name /,"");return i`<button type="button" key=${a} class="button naming" disabled=${n} onclick=${()=>t(a)}>
				<${Xt} trump=${r} />${a===s?i`<${Qe} />`:null}
			</button>`})}
	</div>`}var it=0;async function Eh(e){let t=await fetch(`${co}lesson/${e}`);if(!t.ok)throw new Error(`${e} did not come: ${t.status}`);return t}var Ph=async()=>(await Eh("course.json")).json();async function Ch(e){let t=await(await Eh(`${e.id}.99.jsonl`)).text(),n=await Promise.all(E1(t).map(s=>ms(s,{body:t})));return{...e,names:n[0]?.header.seats??[],deals:n.map(P1)}}function E1(e){let t=0;return e.split(`
`).flatMap(n=>(n.startsWith('{"ninetynine"')&&t++,n.startsWith('{"deal"')?[{match:t,deal:JSON.parse(n).deal}]:[]))}function P1(e){let t=e.header.rules!==void 0;return e.steps.flatMap(({line:n,views:s})=>{let a=s[it];return!a||!("act"in n||"deal"in n)?[]:[{act:n.act??"",seat:n.seat??-1,view:t?{...a,why:void 0}:a}]})}function np(e,t){let n=e[t]?.view.options?.seat??it;return e.findIndex((s,a)=>a>t&&s.seat===n)}var sp=(e,t)=>e[np(e,t)]?.act??"";var C1=9,[Lh,D1,L1]=[700,1700,280],Rh=e=>e==="first"?"ninetynine.lesson":`ninetynine.lesson.${e}`;function R1({id:e,steps:t}){let n=Number(Ge(Rh(e)));return Number.isInteger(n)&&n>0&&n<t.length-1?n:0}var _1=(e,t)=>oe(Rh(e),String(t)),$i=()=>E.course.value.split(" ").filter(e=>e!=="");function W1(e){e==="first"&&(E.taught.value=!0),Ht("cure",e)&&Fo(),$i().includes(e)||(E.course.value=[...$i(),e].join(" "))}function I1(){let e={C:"♣",D:"♦",H:"♥",S:"♠"},t=["A","K","Q","J",..."23456789","10","11","12"];return Object.fromEntries(Object.entries(e).flatMap(([n,s])=>t.map(a=>[a+n,Dn(a)+s])))}function q1(e){let t=re(e),[,n=30,s=20,a=10]=t?.score.made??[],{declare:r=30,reveal:l=60}=t?.offers??{};return{alone:n,two:s,three:a,declare:r,reveal:l}}var F1=({counted:e={}})=>Object.fromEntries(Object.entries(e).flatMap(([t,{offers:n}])=>Object.entries(n).map(([s,{made:a}])=>[`${t}_${s}`,a]))),_h=(e,t)=>e[t]?.view,Xa=(e,t)=>cs(e[t-1]?.view,e[t]?.view),Dh=(e,t,n)=>({view:_h(e,t),full:{...n,gone:!0},ms:L1});function z1(e,t,n){let s=[],a=t.lies?Xa(e,t.at):null;a&&s.push(Dh(e,t.at,a));for(let r=t.at+1;r<=n.at;r++){let l=e[r];if(!l?.act.startsWith("play"))continue;let c=Xa(e,r);r===n.at&&(n.lies||!c)||(s.push({view:l.view,full:c,ms:c?D1:Lh}),c&&s.push(Dh(e,r,c)))}return s}function H1(e,t){let n=np(e,t.at),s=n;if(t.does==="play")for(;s<e.length-1&&!Xa(e,s);)s++;return e.slice(n,s+1).map(({view:a},r)=>({view:a,full:Xa(e,n+r),ms:Lh}))}var mi=class{moving=_(!1);rests=_(!1);chosen=_(new Set);reply=_("");#e=0;#n=()=>{};constructor(t){this.lesson=t,this.at=_(R1(t)),this.shown=_(this.#r(this.step()))}step(t=this.at.peek()){return this.lesson.steps[t]}get last(){return this.lesson.steps.length-1}be(t){this.stop(),at(()=>{this.#l(!1),this.at.value=t,this.shown.value=this.#r(this.step(t))}),_1(this.lesson.id,t),t===this.last&&W1(this.lesson.id)}back(){let t=this.moving.peek()||this.rests.peek();this.be(Math.max(0,this.at.peek()-(t?0:1)))}forward(){if(this.moving.peek())return this.stop(),this.#n();if(this.rests.peek())return this.be(this.at.peek()+1);let t=this.step();if(t.does!=="lay")return this.#c();let n=this.#a(t),s=this.chosen.peek();if(n.every(a=>s.has(a))&&s.size===n.length)return this.#c();this.chosen.value=new Set(n),this.reply.value=this.words("so")}words(t,n){let s=this.step(),a=`${this.lesson.id}.${s.say}${t?`.${t}`:""}`;return t&&!De(`course.${a}`)?"":o(`course.${a}`,{...I1(),...q1(this.lesson.variant),...F1(s),...n})}answer(t){let n=this.step(),s=n.ask?String(n.right):sp(this.#t(n),n.at);if(t===s)return this.#c();this.reply.value=this.#o(n,t.replace(/^name /,""))}play(t){let n=this.step();if(t===this.#a(n)[0])return this.#c();let s=this.#s(n),a=s?.trick?.[0]?.card,r=z(s?.options?.from),l=a&&!r.includes(t);this.reply.value=l?o("page.learn.must",{suit:o(`suit.${be(a)}`)}):this.#o(n,t)}lay(){let t=this.step(),n=this.#s(t)?.options?.worth??"",s=[...this.chosen.peek()],a=this.#a(t),r=Cn(s,n);if(s.every(l=>a.includes(l)))return this.#c();if(r!==Cn(a,n))return void(this.reply.value=this.#o(t,String(r),{n:r}));this.chosen.value=new Set(a),this.reply.value=this.words("also")}stop(){clearTimeout(this.#e)}#t(t){return this.lesson.deals[t.deal]??[]}#s(t){return this.#t(t)[t.at]?.view}#a(t){return sp(this.#t(t),t.at).split(" ").slice(1)}#o(t,n,s){return this.words(t.no?.[n]??"no",s)||o("page.learn.no")}#r(t){return{view:_h(this.#t(t),t.at),full:t.lies?Xa(this.#t(t),t.at):null}}#l(t){this.moving.value=t,this.rests.value=!1,this.chosen.value=new Set,this.reply.value=""}#c(){let t=this.at.peek()+1,[n,s]=[this.step(),this.lesson.steps[t]];if(!s)return;if(s.deal===n.deal&&s.at-n.at<=C1)return this.#i(z1(this.#t(n),n,s),()=>this.be(t));let a=n.does?H1(this.#t(n),n):[],r=a.pop();this.#i(a,r?()=>this.#u(r):()=>this.be(t))}#u(t){at(()=>{this.#l(!1),this.rests.value=!0,this.shown.value=t})}#i(t,n){this.#n=n,at(()=>this.#l(t.length>0)),this.#p(t)}#p([t,...n]){if(!t)return this.#n();this.shown.value=t,this.#e=setTimeout(()=>this.#p(n),t.ms)}};var Wh=()=>B(async()=>{let[e]=await Promise.all([Ph(),_p(ae.peek(),co)]);return e});function Ih({plans:e}){O(()=>{document.title=`${o("course.title")} · Ninety-Nine`});let t=new Set($i()),n=e.find(l=>!t.has(l.id))?.id,[s,...a]=e,r=[["start",s?[s]:[]],["well",a.filter(l=>l.variant===s?.variant)],["ways",a.filter(l=>l.variant!==s?.variant)]];return i`<main id="main" tabindex="-1" class="lessons">
		<h1>${o("course.title")}</h1>
		<p class="lead">${o("course.lead")}</p>
		<p class="soft">${o("course.finished",{n:e.filter(l=>t.has(l.id)).length,of:e.length})}</p>
		${r.map(([l,c])=>i`<section key=${l}><h2>${o(`course.part.${l}`)}</h2>
				<ol start=${e.indexOf(c[0])+1}>${c.map(p=>i`<${K1} key=${p.id} plan=${p} n=${e.indexOf(p)+1} done=${t.has(p.id)}
						next=${p.id===n} />`)}</ol>
			</section>`)}
		<p class="row">
			<a class="button plain" href="/problems">${o("page.nav.problems")}</a>
			<a class="button plain" href="/bids">${o("page.nav.bids")}</a>
			<a class="button plain" href="/daily">${o("page.nav.daily")}</a>
		</p>
	</main>`}var K1=({plan:{id:e,minutes:t},n,done:s,next:a})=>i`<li class=${s?"done":a?"next":""}>
	<a href=${`/learn/${e}`}>
		<span class="number score" aria-hidden="true">${n}</span>
		<b>${o(`course.${e}`)}</b>
		<span class="soft goal">${o(`course.${e}.goal`)}</span>
		<span class="small soft">${s?`✓ ${o("course.seen")}`:o("course.minutes",{n:t})}</span>
	</a>
</li>`;function J1({rest:[e=""]}){let{value:t,wrong:n}=Wh(),s=e||(He.value.get("table")?"first":""),a=t?.find(r=>r.id===s);return n||t&&s&&!a?i`<${qh} why=${n??o("page.nowhere")} />`:t?a?i`<${U1} key=${a.id} plan=${a} plans=${t} />`:i`<${Ih} plans=${t} />`:i`<${Fh} />`}var qh=({why:e})=>i`<${V} title=${o("page.nav.learn")} text=${e}>
	<p><a class="button" href="/">${o("page.nowhere.go")}</a></p>
<//>`,Fh=()=>i`<main id="main" tabindex="-1" class="table lesson">
	<p class="opening" role="status">${o("page.opening")}</p>
</main>`;function U1({plan:e,plans:t}){let{value:n,wrong:s}=B(()=>Ch(e)),a=ye(()=>n&&new mi(n),[n]);return O(()=>{e.id==="first"&&sl()?.stage==="lesson"&&bs("lesson")},[]),O(()=>()=>a?.stop(),[a]),O(()=>{document.title=`${o(`course.${e.id}`)} · Ninety-Nine`}),s?i`<${qh} why=${s} />`:a?i`<${G1} run=${a} plans=${t} />`:i`<${Fh} />`}function zh(){let e=yd(He.value.get("table")??"");return e&&"table"in e?`/t/${e.table}`:void 0}function G1({run:e,plans:t}){let n=zh(),s=e.at.value,{lesson:a}=e,r=e.step(s),l=P(null);tS(e),ci();let c=e.rests.value,p=P(`${s} ${c}`);O(()=>{wo()&&document.activeElement===document.body&&l.current?.querySelector(".told h2")?.focus()},[]),O(()=>{if(p.current===`${s} ${c}`)return;p.current=`${s} ${c}`;let v=r.does==="lay"||r.does==="play"?'.hand button[tabindex="0"]':".asking .button",w=r.leaf==="end"?".over .chief":!c&&(r.does||r.ask)?v:".on";l.current?.querySelector(w)?.focus({preventScroll:!0})},[s,c]);let{view:u,full:d}=e.shown.value,$=re(a.variant),m=a.names.map((v,w)=>w===it?o("you"):v==="dummy"?o("dummy"):v),h=r.leaf==="account"?"sheeted":r.leaf==="end"?"covered":"",f=e.moving.value||c?"":h,g=o("course.number",{n:t.findIndex(v=>v.id===a.id)+1});return i`<${ln.Provider} value=${Nt(u)}><main id="main" tabindex="-1" class="table lesson" ref=${l}
		data-lesson=${a.id} data-leaf=${r.leaf} data-point=${r.point}>
		<header class="head">
			<a class="mark" href="/">99<span class="unseen"> ${o("page.home")}</span></a>
			<div class="where"><${Xt} trump=${u.trump??""} /><h1>${g}</h1></div>
			<nav aria-label=${o("page.table.menu")}>
				<${k} plain disabled=${s===0} onclick=${()=>e.be(0)} say=${o("page.learn.again")} />
				<a class="button plain" href=${n??"/learn"}>${o(n?"page.learn.table":"page.learn.leave")}</a>
			</nav>
		</header>
		<div class="spread">
			<${V1} run=${e} step=${r} n=${s} />
			<div class=${`board of-${Ye(u)} ${f==="sheeted"?f:""}`}>
				<${eS} run=${e} step=${r} view=${u} full=${d} name=${m[it]??""} />
				<${Mn} view=${u} variant=${$} names=${m} me=${it} elsewhere=${it} full=${d} over=${f} aloud
					laid=${_n($,u.phase)} played=${Y1(e,r,u,m)}
					onhurry=${()=>e.moving.peek()&&e.forward()}>
					<${Z1} step=${r} view=${u} names=${m} run=${e} plans=${t} />
				<//>
			</div>
		</div>
	</main><//>`}function V1({run:e,step:t,n}){let s=e.moving.value,a=e.rests.value,{id:r}=e.lesson,l=(t.does||t.ask)&&!s&&!a;return i`<section class="told" aria-label=${o(`course.${r}`)}>
		<h2 tabindex="-1">${o(t.chapter?`course.${r}.chapter.${t.chapter}`:`course.${r}`)}</h2>
		<div class=${`words ${s?"past":""}`} aria-live="polite" aria-atomic="true"
			data-replied=${e.reply.value!==""}>
			<p class="say">${ie(e.words(a?"yes":void 0))}</p>
			<p class="reply">${ie(e.reply.value)}</p>
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
	</section>`}function Z1({step:e,view:t,names:n,run:s,plans:a}){if(s.rests.value||s.moving.value&&e.leaf!=="values")return null;let r=t.options,l=re(s.lesson.variant),c=e.leaf==="values"&&t.phase==="lay"?i`<${Hh} worth=${r?.worth??""} />`:null,p=u=>s.answer(u);return i`${e.does==="lay"&&r?i`<section class="asking asked laying" aria-label=${o("page.yours")}>
					${c?i`<div class="leaf worths">${c}</div>`:null}
					<${Vs} options=${{...r,offers:[]}} chosen=${s.chosen.value} variant=${l} busy=${!1}
						onlay=${()=>s.lay()} slots />
				</section>`:c&&i`<div class="leaf centre">${c}</div>`}
		${e.does==="offer"&&r?i`<section class="asking asked offering" aria-label=${o("page.yours")}>
					<${ui} options=${r} variant=${l} busy=${!1} onact=${p} />
				</section>`:null}
		${e.does==="name"&&r?i`<section class="asking asked naming" aria-label=${o("page.yours")}>
					<${di} options=${r} busy=${!1} onact=${p} />
				</section>`:null}
		${e.ask?i`<${Q1} from=${e.ask} onsay=${p} />`:null}
		${e.leaf==="account"?i`<div class="over leaf sheeted"><${Pt} view=${t} names=${n} me=${it} untitled /></div>`:null}
		${e.leaf==="end"?i`<${X1} run=${s} plans=${a} />`:null}`}var Q1=({from:e,onsay:t})=>i`<section class="asking asked" aria-label=${o("page.yours")}>
	<div class="answer"><div class="numbers">${e.map(n=>i`<button type="button" key=${n} class="button" onclick=${()=>t(String(n))}>${S(n)}</button>`)}</div></div>
</section>`;function Y1(e,t,n,s){let a=ls(n),r=n.shown?.[a]?.hand;if(n.control===void 0||r===void 0)return null;let l=!e.moving.value&&!e.rests.value&&t.does==="play"&&n.options?.seat===a,c=l?new Set(z(n.options?.from)):null,p=d=>l&&e.play(d),u=i`<${nn} cards=${Ve(z(r),ge,n.trump)} can=${c} chosen=${new Set}
		label=${s[a]} open twice=${!1} onpick=${p} onplay=${p} />`;return{seat:a,hand:u}}function Hh({worth:e}){let t=bt(e);return i`<ul class="values" aria-label=${o("page.learn.values.title")}>
		${[...ge].map(n=>i`<li key=${n}>
				<${fe} trump=${n} /><b class="score"><span class="unseen">${o(`suit.${n}`)} </span>${t[n]??""}</b>
				<span>${o(`page.learn.shape.${n}`)}</span>
			</li>`)}
	</ul>`}function X1({run:e,plans:t}){let{id:n,variant:s}=e.lesson,a=zh(),{busy:r,once:l}=C(),c=sl(),p=n==="first"&&c?.stage==="match"&&c.of==="",u=()=>l(async()=>{if(p)return fd();await Me();let h=Oe.value.find(f=>f.id===s);h&&await md(h,Lp)}),d=t[t.findIndex(h=>h.id===n)+1],$=n==="first"||s!=="standard",m=i`<button type="button" class=${`button ${$?"chief":"plain"}`} disabled=${r}
		aria-busy=${r} onclick=${u}>${o(p?"way.go.first":"page.home.play")}</button>`;return i`<div class="over leaf end">
		<h2>${o(n==="first"?"page.learn.done":"course.done")}</h2>
		${p?i`<${zo} at="match" />`:null}
		${n==="first"?i`<${Hh} worth=${re(s)?.worth??""} />`:null}
		<div class="row">
			${a?i`<a class="button chief" href=${a}>${o("page.learn.table")}</a>`:$?m:null}
			${d&&!p?i`<a class=${`button ${$||a?"plain":"chief"}`} href=${`/learn/${d.id}`}>
						${o("course.next",{name:o(`course.${d.id}`)})}</a>`:null}
			${$&&n!=="first"?i`<a class="button plain" href=${`/rules/${s}`}>${o("page.learn.rules")}</a>`:null}
			${$||a?null:m}
			${p?null:i`<a class="button plain" href="/learn">${o("course.all")}</a>`}
		</div>
	</div>`}function eS({run:e,step:t,view:n,full:s,name:a}){let r=!e.moving.value&&!e.rests.value,l=r&&t.does==="lay",c=r&&(l||t.does==="play")&&(n.options?.seat??it)===it?n.options:void 0,p=c?new Set(z(c.from)):null,u=e.chosen.value,d=h=>{if(!c)return;let f=new Set(l?u:[]);if(u.has(h))f.delete(h);else if(f.size<(c.pick??1))f.add(h);else return void(e.reply.value=o("lay.full",{n:f.size}));if(at(()=>{e.chosen.value=f,e.reply.value=""}),l)return;f.size===1&&p?.has(h)?e.reply.value=o("page.learn.tap"):e.play(h)},$=h=>c&&e.play(h),m=n.phase==="lay"&&t.worth?bt(n.options?.worth??""):null;return i`<section class=${`mine ${c?"asked":""}`} aria-label=${o("page.yourhand")}>
		<div class="me">
			<${en} view=${n} seat=${it} name=${a} place="south" own chair=${void 0} now=${0} open=${null}
				winner=${s?.winner===it} laid=${_n(re(e.lesson.variant),n.phase)} />
			${n.aside?i`<div class="laid" role="group" aria-label=${o("page.aside")}>${ve(n.aside)}</div>`:null}
		</div>
		<${nn} cards=${$o(n,it)} can=${p} chosen=${u} values=${m}
			label=${o("page.yourhand")} twice=${l} onpick=${d} onplay=${$} />
	</section>`}function tS(e){O(()=>{function t(n){let s=n.target,a=n.ctrlKey||n.metaKey||n.altKey||n.shiftKey;if(n.defaultPrevented||a||s.closest("input, select, textarea, dialog"))return;let r=s.closest(".asking, .head, .felt, .hand")?.matches(":not(.asking)");if(n.key==="ArrowRight"&&!r)e.forward();else if(n.key==="ArrowLeft"&&!r)e.back();else if(!e.moving.peek()&&e.step().ask?.includes(Number(n.key)))e.answer(n.key);else if(!pi(".lesson .hand",n.key))return;n.preventDefault()}return document.addEventListener("keydown",t),()=>document.removeEventListener("keydown",t)},[e])}var Kh={complaints:sS,people:oS,sanctions:iS,tables:lS,groups:pS,evenings:dS,log:$S};function nS(e){let{value:t,wrong:n}=B(async()=>(await _e("there"),!0),T.value?.id),[s,a]=b("complaints");if(!t||!T.value?.operator)return i`<${V} title=${o("page.nav.operate")} wrong=${n} text=${t?o("page.operate.refused"):""} />`;let r=Kh[s];return i`<main id="main" tabindex="-1" class="operate">
		<h1>${o("page.nav.operate")}</h1>
		<${G} hidden label=${o("page.nav.operate")} value=${s} onchange=${a}
			options=${te("page.operate",...Object.keys(Kh))} />
		<${r} key=${s} />
	</main>`}var Zs=e=>Q(e,{dateStyle:"medium",timeStyle:"short"});function fi({asked:e,empty:t,children:n}){return e.value?t?i`<p class="soft" role="status">${o("page.operate.none")}</p>`:i`<ul class="found">${n}</ul>`:i`<p class=${e.wrong?"trouble":"soft"} role="status">${e.wrong??""}</p>`}function sS(){let[e,t]=b(0),n={closed:!1,before:0,whom:"",after:0},[s,a]=b(n),r=B(()=>Qu(s),e,s),l=r.value?.complaints??[],c=l.at(-1)?.id??0,p=r.value?.after,u=()=>(t(e+1),void _e("there").catch(()=>{}));return i`<${Se} label=${o("page.operate.complaints.closed")} checked=${s.closed}
			onchange=${d=>a({...n,closed:d})} />
		<${fi} asked=${r} empty=${l.length===0}>${l.map(d=>i`<li key=${d.id}>
				<${aS} complaint=${d} ondone=${u} />
				${d.count&&d.count>1?i`<${k} plain onclick=${()=>a({...n,whom:d.whom})}
						say=${o("page.operate.complaints.about",{n:d.count})} />`:null}
			</li>`)}<//>
		${s.closed&&c>1?i`<${k} onclick=${()=>a({...s,before:c})} say=${o("page.operate.older")} />`:null}
		${s.whom||s.after?i`<${k} onclick=${()=>a(n)} say=${o("page.operate.complaints.first")} />`:null}
		${p?i`<${k} onclick=${()=>a({...s,after:p})} say=${o("page.more")} />`:null}`}function aS({complaint:e,ondone:t}){let{id:n,at:s,by:a,from:r=a,whom:l,about:c,called:p,table:u,match:d,lines:$=[],text:m}=e,{appeal:h,outcome:f,answer:g,watching:v}=e,w=p&&c&&!c.startsWith(`${p}·`);return i`<h2>${o(h?"page.operate.appeal":"page.operate.complaint",{n})}</h2>
		<p class="soft small">${Zs(s)} ·${" "}${h?o("page.operate.appeal.against",{n:h}):i`<a href=${`/t/${u}`}>${o("page.operate.at",{table:u,match:d})}</a>`}</p>
		${h?null:i`<${ap} id=${a} say=${o("page.operate.from",{id:r})} />`}
		${v?i`<span class="soft small">${o("page.operate.watching")}</span>`:null}
		${$.map(y=>i`<blockquote key=${y.seq}>${y.text}</blockquote>`)}
		${m?i`<p>${m}</p>`:null}
		${w?i`<p class="small">${o("page.operate.called",{name:p})}</p>`:null}
		${f?i`<${ap} id=${l} say=${c??l} />
				${g?i`<${rp} entries=${[g]} />`:i`<p>${o(`page.operate.act.${f}`)}</p>`}`:c?i`<${gi} id=${l} complaint=${n} ondone=${t} />`:i`<p class="soft small">${l}</p>
					<${Bn} whom=${l} acts=${["dismiss"]} complaint=${n} ondone=${t} />`}`}function op({label:e,onfind:t}){let[n,s]=b("");return i`<form class="row" onsubmit=${r=>(r.preventDefault(),t(n.trim()))}>
		<${K} label=${e} value=${n} oninput=${s} />
		<button class="button">${o("page.operate.find")}</button>
	</form>`}function hi({asked:e,all:t=[],say:n,above:s,within:a}){let[r,l]=b("");return i`<${fi} asked=${e} empty=${t.length===0}>${t.map(c=>i`<li key=${c.id}>
			${s?.(c)}
			<button type="button" class="button plain" aria-expanded=${r===c.id}
				onclick=${()=>l(r===c.id?"":c.id)}>${n(c)}</button>
			${r===c.id?a(c):null}
		</li>`)}<//>`}function oS(){let[e,t]=b(""),n=B(()=>Hu({find:e}),e);return i`<${op} label=${o("page.operate.who")} onfind=${t} />
		<${hi} asked=${n} all=${n.value?.people} say=${s=>s.tagged}
			within=${s=>i`<${gi} id=${s.id} />`} />
		${n.value?.more?i`<p class="soft">${o("page.operate.more")}</p>`:null}
		<h2>${o("page.operate.network")}</h2>
		<${rS} />`}function rS(){let[e,t]=b("");return i`<${K} label=${o("page.operate.network.which")} value=${e} oninput=${t} />
		${e.trim()?i`<${Bn} whom=${e.trim()} acts=${["ban","ban-all","lift-ban"]} />`:null}`}function iS(){let[e,t]=b(0),n=B(()=>Ju({}),e),s=n.value?.sanctioned.map(r=>({...r,id:r.whom})),a=()=>t(e+1);return i`<${hi} asked=${n} all=${s} say=${r=>r.tagged??r.whom}
		above=${r=>i`<${Jh} of=${r} />`}
		within=${r=>r.tagged?i`<${gi} id=${r.whom} ondone=${a} />`:i`<${Bn} whom=${r.whom} acts=${["lift"]} ondone=${a} />`} />
		${n.value?.more?i`<p class="soft">${o("page.operate.sanctions.more")}</p>`:null}`}function Jh({of:{banned:e,bannedUntil:t,bannedFor:n,all:s,network:a,silenced:r,silencedUntil:l,silencedFor:c}}){let p=(u,d,$)=>{let m=d?` ${o("page.operate.until.short",{date:Zs(d)})}`:"",h=u==="ban"&&a?` · ${o("page.operate.networks")}`:"";return i`<p><b>${o("page.operate.sanctions.one",{act:u})}</b>${m}${h}: ${$}</p>`};return i`${e?p(s?"ban-all":"ban",t,n):null}
		${r?p("silence",l,c):null}`}function gi({id:e,complaint:t,ondone:n}){let[s,a]=b(0),{value:r,wrong:l}=B(()=>Ku({player:e}),e,s);if(!r)return i`<p class=${l?"trouble":"soft"} role="status">${l??""}</p>`;let{banned:c,silenced:p}=r.sanctions,u=["silence","ban","rename",...c?["lift-ban"]:[],...p?["lift-silence"]:[],...t?["dismiss"]:[],"link","end-keys",...r.aliasOf?["split"]:[],"erase"],d=()=>(a(s+1),n?.());return i`<p><b>${r.tagged}</b> <span class="soft small">${e} · ${Zs(r.created)}</span></p>
		${r.former?.length?i`<p class="small">${o("page.operate.former",{names:r.former.join(", ")})}</p>`:null}
		${r.aliasOf?i`<p class="small">${o("page.operate.became",{id:r.aliasOf})}</p>`:null}
		${r.aliases.map($=>i`<${ap} key=${$} id=${$} ondone=${d}
			say=${o("page.operate.also",{ids:$})} />`)}
		<${Jh} of=${r.sanctions} />
		${r.tables.map($=>i`<${Uh} key=${$.id} table=${$} />`)}
		<${Bn} whom=${e} acts=${u} called=${r.name} complaint=${t}
			networks=${r.networks} others=${r.others} ondone=${d} />
		${r.audit.length?i`<${rp} entries=${r.audit} />`:null}`}function ap({id:e,say:t,ondone:n}){let[s,a]=b(!1);return i`<${k} plain aria-expanded=${s} onclick=${()=>a(!s)} say=${t} />
		${s?i`<div class="within"><${gi} id=${e} ondone=${n} /></div>`:null}`}var Uh=({table:e})=>i`<p class="small">
	<a href=${`/t/${e.id}`}>${e.id}</a> · ${Pe(e.variant)} · ${o(`page.operate.status.${e.status}`)} ·${" "}
	${e.chairs.map(t=>t.name).filter(Boolean).join(", ")}
</p>`;function Bn({whom:e,acts:t,called:n="",table:s,complaint:a,networks:r=0,others:l=0,ondone:c}){let p={act:t[0]??"",day:"",reason:"",name:"",network:!1,id:""},[u,d]=b(p),$=A=>d(j=>({...j,...A,id:ue()})),m=Y($),{busy:h,once:f}=C(),[g,v]=b(""),w=u.act==="rename"||u.act==="erase",y=["silence","ban","ban-all"].includes(u.act);return i`<form class="acts" onsubmit=${A=>{A.preventDefault(),f(async()=>{let j=await nl({id:u.id,act:u.act,whom:e,reason:u.reason,...y&&u.day?{until:Date.parse(u.day)}:{},...w?{name:u.name}:{},...u.act==="ban"&&u.network?{network:!0}:{},...s&&u.act==="remove"?{table:s}:{},...a?{complaint:a}:{}});M(o("page.operate.done")),v(j.link?location.origin+j.link:""),d(p),c?.()})}}>
		<${q} label=${o("page.operate.act")} value=${u.act} options=${te("page.operate.act",...t)}
			onchange=${m("act")} />
		${u.act==="erase"?i`<p class="small">${o("page.operate.erase.about")}</p>`:null}
		${w?i`<${K}
				label=${u.act==="rename"?o("page.operate.name"):o("page.operate.erase.name",{name:n})}
				value=${u.name} required oninput=${m("name")} />`:null}
		${y?i`<${K} type="date" label=${o("page.operate.until")} value=${u.day} oninput=${m("day")} />`:null}
		${u.act==="ban"&&r?i`<${Se} label=${o("page.operate.ban.network",{n:r,others:l})} checked=${u.network}
				onchange=${A=>$({network:A})} />`:null}
		<${K} label=${o(y?"page.operate.reason":"page.operate.reason.kept")} maxlength="200" required
			value=${u.reason} oninput=${m("reason")} />
		<button class="button" aria-busy=${h}
			disabled=${u.act==="erase"&&u.name!==n}>${o("page.operate.do")}</button>
		${g?i`<p class="small">${o("page.operate.link.about")} <code>${g}</code></p>`:null}
	</form>`}function lS(){let[e,t]=b(""),[n,s]=b(0),a=B(()=>Uu({find:e}),e,n);return i`<${op} label=${o("page.operate.where")} onfind=${t} />
		<${hi} asked=${a} all=${a.value?.tables} say=${()=>o("page.operate.show")}
			above=${r=>i`<${Uh} table=${r} />`}
			within=${r=>i`<${cS} id=${r.id} ondone=${()=>s(n+1)} />`} />`}function cS({id:e,ondone:t}){let[n,s]=b(0),{value:a,wrong:r}=B(()=>Gu({table:e}),e,n),l=()=>(s(n+1),t());if(!a)return i`<p class=${r?"trouble":"soft"} role="status">${r??""}</p>`;let c=a.chairs.filter(p=>p.player);return i`${a.talk.map(p=>i`<p key=${p.seq} class="small"><b>${p.name}</b> ${p.text}</p>`)}
		<${Bn} whom=${e} acts=${["close"]} ondone=${l} />
		${c.map(p=>i`<h2 key=${p.player}>${p.name}</h2>
			<${Bn} whom=${p.player??""} table=${e} acts=${["remove"]} ondone=${l} />`)}`}function pS(){let[e,t]=b(""),[n,s]=b(0),a=B(()=>Vu({find:e}),e,n);return i`<${op} label=${o("page.groups.name")} onfind=${t} />
		<${hi} asked=${a} all=${a.value?.groups} say=${r=>r.name}
			within=${r=>i`<${uS} id=${r.id} ondone=${()=>s(n+1)} />`} />`}function uS({id:e,ondone:t}){let{value:n,wrong:s}=B(()=>Zu({group:e}),e);return n?i`<p class="soft small">${e} · ${Zs(n.since)}</p>
		<ul>${n.members.map(a=>i`<li key=${a.id}>${a.name}<span class="soft">·${a.tag}</span><${Ya} of=${a.role} /></li>`)}</ul>
		<${Bn} whom=${e} acts=${["end-group"]} ondone=${t} />`:i`<p class=${s?"trouble":"soft"} role="status">${s??""}</p>`}function dS(){let[e,t]=b(0),n=B(()=>fs({}),e),s=()=>t(e+1),a=(n.value?.evenings??[]).filter(l=>!l.group),r=async(l,c)=>{await nl({id:ue(),act:"evening",whom:"",evening:l,reason:c}),s()};return i`<${fi} asked=${n} empty=${a.length===0}>${a.map(l=>i`<li key=${l.id}>
			<b>${Q(l.begins,{weekday:"long",hour:"numeric",minute:"2-digit",timeZone:l.zone})} ${l.zone}</b>
			<span>${Pe(l.variant)} · ${l.games??0} · ${l.clock} · ${o(`page.level.${l.bot}`)}</span>
			<${Bn} whom=${l.id} acts=${["end-evening"]} ondone=${s} />
		</li>`)}<//>
		<h2>${o("page.operate.act.evening")}</h2>
		<${gc} reasoned begin=${r} />`}function $S(){let[e,t]=b(0),n=B(()=>Yu({before:e}),e),s=n.value?.entries??[],a=s.at(-1)?.n??0;return i`<${fi} asked=${n} empty=${s.length===0}><li><${rp} entries=${s} /></li><//>
		${a>1?i`<${k} onclick=${()=>t(a)} say=${o("page.operate.older")} />`:null}`}var rp=({entries:e})=>i`<ol class="small entries" aria-label=${o("page.operate.log")}>${e.map(t=>i`<li key=${t.n} value=${t.n}>
		${Zs(t.at)} · ${t.operator} · <b>${o(`page.operate.act.${t.act}`)}</b> ${t.whom} ${t.table??""}${" "}
		${t.former?`${t.former} → ${t.name} `:""}${t.networks?`${o("page.operate.networks")} `:""}
		${t.until?`${o("page.operate.until.short",{date:Zs(t.until)})} `:""}
		${t.complaint?`· ${o("page.operate.complaint",{n:t.complaint})} `:""}· ${t.reason}
	</li>`)}</ol>`;var mS=15e3;function fS({mine:e,room:t,chief:n,name:s,ondrawn:a}){let{turn:r}=Ne(mS),{value:l}=B(async()=>{let y=Fs(),x=await wu({},{where:"there"});return dc(x,y),oi.value=x.followed??0,x},r,T.value?.id),[{height:c}]=b(t),p=P(null),u=Vm(),d=$c(u),$=new Set(e.filter(y=>y.status!=="gathering").map(({id:y})=>y)),m=u.filter(y=>Ra(y,d)&&!$.has(y.table??"")),h=l?.tables.filter(y=>!as(y))??[],f=m.length+h.length,g=m.some(mc),v=g||h.some(y=>y.status==="gathering"),w=l?.others??0;return O(()=>{if(!l)return;let y=f+w>0?p.current?.offsetHeight??0:0;a({height:y,calls:v,tables:m.flatMap(x=>x.table??[])})}),l?f+w===0&&!c?null:i`<section class="on" ref=${p}>
		${f>0?i`<h2>${o("page.home.now")}</h2>`:null}
		${m.length>0?i`<${fc} all=${m} now=${d} name=${s} chief=${n} />`:null}
		<${ii} tables=${h} chief=${n&&!g} />
		${w>0||f===0?i`<p class="soft">${o("page.home.others",{n:w})}</p>`:null}
	</section>`:c?i`<section class="on" style=${{minHeight:`${c}px`}}></section>`:null}var yi=(e,t)=>e?o(`page.line.${e}`):o(t==="lost"?"page.line.back":"page.line.saved"),bi=e=>e.waiting.value.filter(t=>t.late),Gh=e=>[e.split(" ")[0]??"",e.split(" ").slice(1).join(" ")],hS={ready:"page.ready",unready:"page.unready",claim:"page.claim",stand:"page.leave",back:"page.back",resume:"page.resume",sit:"page.sit",undo:"page.undo",redo:"page.do.redo",replay:"page.do.replay",pause:"page.do.pause",abandon:"page.abandon"};function eo({do:e,act:t="",text:n="",on:s=!1}){let[a,r]=Gh(t);return e==="chat"?o("page.unsent.chat",{text:n}):e==="answer"?o(s?"page.agree":"page.disagree"):e!=="act"?o(hS[e==="ask"?n:e]??"page.unsent.other"):a==="play"||a==="lay"?D(z(r).map(l=>cn(l))):a==="name"?U(r):$e(t)}function gS({command:e}){let[t,n]=Gh(e.act??"");return e.do==="act"&&(t==="play"||t==="lay")?i`<span class="of">${ve(n)}</span>`:i`<b>${eo(e)}</b>`}function ip({unsent:e,told:t=""}){return bi(e).map(n=>i`<p key=${n.command.id} class="unsent">
		<span>${o(n.undo?"page.unsent.stopping":"page.unsent")} <${gS} command=${n.command} /></span>
		${n.undo?null:i`<button type="button" class="button plain" onclick=${()=>e.withdraw(n.command.id)}>
					${o("page.unsent.stop")}<span class="unseen"> ${eo(n.command)}</span>
				</button>`}
		${n.why&&!t?i`<small>${n.why}</small>`:null}
	</p>`)}function Vh({table:e}){let t=e.wrong.value,n=P("");O(()=>{n.current&&!t&&!E.spoken.peek()&&M(yi("",n.current),!0),n.current=t},[t]);let s=E.spoken.value?{}:{role:"status"};return i`<div class="signs" ...${s}>
		${t?i`<p class="cut"><span aria-hidden="true" class="broken"></span>${yi(t,"")}</p>`:null}
		<${ip} unsent=${e.unsent} told=${t} />
	</div>`}function to(e,{seat:t,view:n,table:{stage:s}}){return!!(e.guides()&&t!==void 0&&s==="playing"&&n?.phase&&n.phase!=="over")}var wi="AKQJ",Yh=({trump:e},t)=>(be(t)===e?wi:"AK").includes(is(t));function Xh(e,t){let n=z(e.hand).filter(r=>!t.includes(r)),s=r=>(be(r)===e.trump?2:0)-wi.indexOf(is(r)),a=r=>n.filter(l=>be(l)===be(r)).length;return n.filter(r=>Yh(e,r)).toSorted((r,l)=>s(l)-s(r)||a(r)-a(l))}var vi=e=>D(e.map(t=>$t(t)));function yS(e,t,n,s,a){let[r]=t;if(r&&a)return[o("coach.bid.spare",{how:"danger",n:t.length,cards:vi(t)})];let l=n.filter(p=>Yh(e,p));if(r){let p=$=>[...wi.slice(0,wi.indexOf(is($)))].every(m=>e.hand?.includes(m+be($))),u=t.filter($=>p($)===p(r)),d=p(r)?"CDHS".includes(e.trump??"")&&e.trump?"trumped":"late":"beaten";return[o("coach.bid.spare",{how:d,n:u.length,cards:vi(u)})]}let c={spare:s?"yes":"no",n:l.length,cards:vi(l)};return l.length?[o("coach.bid.away",c)]:[]}var bS=.85;function eg({bids:e}){let[t,...n]=e?.[0]?.premiums??[];return(t&&n.reduce((a,r)=>r.points>a.points&&r.chance>=bS?r:a,t))?.offer.split(" ")[0]??"pass"}var tg=(e,{game:t,deal:n})=>`${e.id} ${t} ${n}`;function ki(e,t){let n=e.advice.value,s=n&&t.phase==="lay"&&t.deal>0&&eg(n.advice)!=="pass";return E.premiums.value!==""||!!s}var vS=4;function wS(e,t){let n=t.bids?.[0];if(!n)return"";let s=z(n.best),a=Xh(e,s),r=a.slice(0,n.tricks),l=r.length===n.tricks,c=z(e.hand).filter(u=>be(u)===e.trump&&!s.includes(u)).length,p=[o("coach.bid",{n:n.tricks})];if(n.tricks>0){let u=l?"high":r.length?"some":"none";p.push(o(`coach.bid.${u}`,{n:r.length,cards:vi(r),trumps:c<vS?0:c}))}return p.push(...yS(e,a.slice(n.tricks),s,l,n.tricks===0)),p.join(" ")}function kS(e,t,n,s){let{declare:a=0,reveal:r=0}=t?.offers??{},l=eg(e),c=n?[o("coach.wager",{declare:a,reveal:r})]:[];return s&&l!=="pass"&&c.push(o(`coach.premium.${l}`)),c.join(" ")}function xS(e,t,n){let s=e.premium?.findIndex(l=>l!=="")??-1,a=s===e.seat?e.bid:e.shown?.[s]?.bid;if(s<0||a===void 0||Pn(e)>0)return[];let r=n?.offers[e.premium?.[s]?.startsWith("declare")?"declare":"reveal"]??0;return[o("coach.holds",{you:s===e.seat?"yes":"no",name:t[s]??"",bid:a,points:r})]}function SS(e,t,n){let[s,a]=[e.bid??0,e.won?.[t]??0],r=(n?Fn(n):9)-Pn(e);if(r===0)return[];switch(e.contract?.[t]){case"lost":return[o(a>s?"coach.over":"coach.under",{more:z(e.hand).length>1?"yes":"no"})];case"kept":return[o("coach.enough",{bid:s}),Qh("coach.avoid",e)];case"short":{let l=s>a?s-a:r;return l===r?[o("coach.all",{left:r})]:[o("coach.need",{won:a,need:l,left:r}),Qh("coach.win",e)]}}return[]}function ng(e){let t=e.options;return t?.kind==="play"&&t.seat===void 0&&z(t.from).length>1}var Zh=({contract:e},t=0)=>["kept","short"].includes(e?.[t]??""),OS=["lost","enough","all","some","few"],cp=.02;function AS(e,t){let n=Gd(e);return n&&n.chance>=t.chance-cp?[As(t,n,Dt)]:[]}var lp={chance:.05,points:2};function TS(e,t){let{bids:n=[],choices:s,contract:a}=t,[r]=n;if(r){let p=n.find(u=>u.chance>=r.chance-lp.chance&&u.points>=r.points-lp.points&&Xh(e,z(u.best)).length===u.tricks);return p?{...t,act:`lay ${p.best}`,bids:[p,...n.filter(u=>u!==p)]}:t}let[l]=s;if(!l||t.phase!=="play"||a==="lost")return t;let c=s.reduce((p,u)=>u.chance>p.chance+cp?u:p,l);return c===l?t:{...t,act:c.act,why:[],choices:[c,...s.filter(p=>p!==c)]}}var pp=e=>e.guides()&&e.advice.value!==null;async function xi(e){let t=e.view.peek();if(!pp(e))return e.hint(n=>t&&e.guides()?TS(t,n):n)}function MS(e,t,n){let[s,...a]=t.choices;if(!s||!a.length||t.phase!=="play")return Ts(t,n).join(" ");let r=t.act.replace(/^play /,""),l=e.options?.led&&!e.options.follow&&be(r)!==e.trump,c=Jt((t.why??[]).filter(({kind:u})=>!OS.includes(u)),!0),p=c.length?[...c,...AS(t,s)]:NS(t);return[o("coach.card",{how:l?"away":"play",card:$t(r)}),...p].join(" ")}var jS=.05;function NS({choices:e,contract:t}){let[n,...s]=e,a=p=>Math.round(p.chance*10);if(t==="lost")return[o("coach.because",{how:"spoil"})];let r=s.filter(p=>p.chance<n.chance-cp),l=r.filter(p=>a(p)<a(n)).toSorted((p,u)=>u.chance-p.chance)[0],c=l&&{a:a(n),b:a(l),other:Dt(l.act)};return c?[o("coach.because",{how:"likely",...c})]:r.length?[]:s.every(p=>Ct(p)==="close")?[o("coach.because",{how:"even",n:s.length})]:[o("coach.because",{how:n.chance<jS?"faint":"free"})]}function Qh(e,t){if(!ng(t))return"";let{options:n,trick:s=[],trump:a,won:r=[]}=t,l=z(n.from),c=s.length===r.length-1,p=l.some(u=>be(u)===a)?"ruff":"discard";return o(e,{turn:n.led?n.follow?c?"last":"middle":p:"lead"})}function BS(e,t,n,s,a){let r=xS(e,n,s),l=r.length?r:SS(e,t,s);return a?l.slice(0,1):l}function ES({bids:[e,...t]=[]},n){let s=t.find(r=>r.tricks===n);return e&&s&&s.chance<e.chance-lp.chance?o("coach.bid.risky",{bid:S(n),best:S(e.tricks)}):""}function PS(e,t,n,s,a){return[!s||a?wS(e,t):ES(t,Cn([...n],e.options?.worth??"")),o(s?"coach.bid.lay":"coach.bid.own")].filter(Boolean).join(" ")}function CS(e,t,n,s){let a=e.chosen.value,r=z(n.bids?.[0]?.best),l=a.size===t.options?.pick,c=E.spoken.value,p=["",tg(e,t)].includes(E.premiums.value),u=r.every(m=>a.has(m)),$=(l||c)&&ki(e,t)?kS(n,s,p,u||c):"";return $&&!c?$:[PS(t,n,a,l,u),$].filter(Boolean).join(" ")}function DS(e,t){O(()=>{E.spoken.peek()?e.coached.value=t:t&&M(t,!0)},[t])}function sg({table:e,message:t,names:n,variant:s}){let a=t.view,r=a.phase==="lay",l=e.intended.value===""&&e.busy.value==="",c=l&&r&&a.options,u=c||l&&Zh(a,t.seat)&&ng(a)?`${a.game} ${a.deal} ${a.phase} ${Pn(a)}`:"",d=e.current.value,[$,m]=b("");O(()=>{!u||!d||e.advice.peek()||xi(e).finally(()=>m(u))},[u,d]);let h=c&&ki(e,a);O(()=>{h&&(E.premiums.value||=tg(e,a))},[h]);let f=e.advice.value?.advice,g=[...a.phase==="play"?BS(a,t.seat??0,n,s,!!f):[],...f&&!r?[MS(a,f,s)]:[],...c&&f?[CS(e,a,f,s)]:[]].filter(Boolean).join(" "),v=u!==""&&(f!==void 0||$===u);DS(e,v||a.phase==="play"&&!Zh(a,t.seat)?g:"");let w=c?f?.bids?.[0]?.best:void 0,y=w&&e.chosen.value.size<z(w).length;return i`<section class="hint coach" aria-label=${o("coach.title")}>
		<header><h2>${o("coach.title")}</h2><${k} plain onclick=${Fo} say=${o("coach.off")} /></header>
		<p aria-busy=${u!==""&&!v}>
			${ie(e.thinking.value?`${g} ${o("coach.thinking")}`:g)}
		</p>
		${y?i`<div class="proposed"><span class="act">${ve(w)}</span><${k} chief onclick=${()=>e.heed()}
					say=${o("page.hint.choose")} /></div>`:null}
	</section>`}var ag={times:100,each:50},LS=2**31-1,RS=50,_S=({settings:e,host:t,talk:n,...s})=>s;function WS(e,t){let n=t.view?.options?.kind==="offer"?t.view.options.acts??[]:[],s=t.event.do==="act"&&to(e,t)&&E.premiums.peek()==="";return[e.intended.peek(),s?"pass":""].find(a=>n.includes(a))}var Si=class{#e;#n;#t=Promise.resolve();#s=null;#a=null;#o=[];#r="";#l=!1;#c=0;#u=0;#i=new Set;#p=!1;#$="";constructor(t,n,s){this.#e=t,this.#n=n,this.rules=s}end(){this.#p=!0,clearTimeout(this.#u)}hear(t){this.#s=t;let n=WS(this.#e,t),{options:s,...a}=t.view??{};this.#o.push(_S(n&&t.view?{...t,view:a}:t)),this.#m(()=>this.#d()),n&&!this.#e.intended.peek()&&this.#m(()=>this.#b({do:"act",act:n}))}advise(t){return this.#m(async()=>this.#n([t]))}obey(t){return this.#m(()=>this.#h(t))}line(t){t!==this.#$&&this.#n([yi(t,this.#$)]),this.#$=t}#m(t){let n=this.#t.then(()=>this.#p?void 0:t());return this.#t=n.catch(s=>this.#n([L(s)]))}async#d(t){let n=this.#o.slice(0,RS);if(!t&&n.length===0)return;let{settings:s,host:a}=this.#e.settled.peek(),r=await ds(()=>tu({lang:ae.peek(),link:this.#f(),now:this.#e.now(),settings:s,host:a,news:n,mind:this.#r,...this.#a&&{before:this.#a},refused:this.#l,...t}));if(this.#o.splice(0,n.length),this.#a=n.at(-1)??this.#a,this.#r=r.mind??"",clearTimeout(this.#u),r.again){let l=Math.min(r.again-this.#e.now(),LS);this.#u=setTimeout(()=>{this.#m(()=>this.#d({}))},l)}return this.#l=!1,this.#p||this.#n(r.said),r}#f(){return we(this.#e.id)?"":`${location.origin}${location.pathname}`}async#g(){for(let t=0;(this.#s?.seq??0)<this.#c&&t<ag.times;t++)await new Promise(n=>setTimeout(n,ag.each))}async#h(t){await this.#g();let n=await this.#d({line:t.normalize("NFC")});if(n?.do)return this.#b(n.do,n.done);switch(n?.want){case"hint":{let{advice:s}=await this.#e.port.hint();return await this.#d({hint:s}),this.#n(Ts(s,this.rules(),a=>eo({id:"",do:"act",act:a})))}case"report":return void this.#x();case"link":return js(this.#f());case"quit":return Z(this.#y())}}#y(){let{table:{stage:t,match:n}={stage:"",match:0},view:s}=this.#s??{},a=t==="waiting"&&n>0?Ca(this.#e.id,this.#e.settled.peek().settings):void 0;return a?(s?.phase==="over"?a.played:a.givenUp).href:"/"}async#b({id:t,...n},s=[]){if(n.do==="ask"&&n.text==="undo"&&this.#e.stopLate())return;if(T.peek()||await _o(o("page.guest")),n.do==="ready")return this.#v(await this.#e.ready());let{answered:a,late:r}=this.#e.put(n),l=a.then(u=>{this.#v(u),u&&this.#n(s),u?.late&&this.#n([o("page.unsent.late")])},u=>{this.#l=!0,this.#n([L(u)])}),c=r.then(()=>!0);if(!await Promise.race([l,c]))return;let p=n.do==="act"?"act":"other";this.#n([o("page.unsent.typed",{what:eo({id:"",...n}),undo:p,command:o("cmd.undo")})])}#v(t){this.#c=Math.max(this.#c,t?.seq??0)}async#x(){let{table:{match:t}={match:0},view:n}=this.#s??{},s=`${t} ${n?.deal}`;if(!this.#i.has(s)){this.#i.add(s);try{let a;for await(a of ia(this.#e.id,t,n?.deal??0,()=>!this.#p));a&&await this.#m(()=>this.#d({report:a}))}catch(a){this.#n([L(a)])}this.#i.delete(s)}}};var og={lines:250,typed:50};function no(){let[e,t]=b([]),n=P(0);return{lines:e,print:(a,r=!1)=>{let l=a.map(c=>({id:n.current++,text:c,typed:r}));l.length&&t(c=>[...c,...l].slice(-og.lines))}}}function so({lines:e,print:t,obey:n}){let s=a=>{a&&t([`› ${a}`],!0),n(a)};return i`<section class="speech" aria-label=${o("page.speech.region")}>
		<${IS} onsend=${s} />
		<${qS} lines=${e} />
	</section>`}function rg({table:e,variant:t}){let n=no(),s=P(t);s.current=t;let a=ye(()=>new Si(e,n.print,()=>s.current),[e]);return O(()=>{let r=e.newest.subscribe(p=>p&&a.hear(p)),l=e.coached.subscribe(p=>p&&void a.advise(p)),c=e.wrong.subscribe(p=>a.line(p));return()=>{c(),l(),r(),a.end()}},[a]),i`<${so} ...${n} obey=${r=>{a.obey(r)}} />`}function IS({onsend:e}){let t=P(null),n=P({all:[],at:0});O(()=>t.current?.focus(),[]);function s(r){r.preventDefault();let l=t.current?.value.trim()??"";t.current&&(t.current.value=""),l&&(n.current.all=[...n.current.all.filter(c=>c!==l),l].slice(-og.typed)),n.current.at=n.current.all.length,e(l)}function a(r){let l=r.key==="ArrowUp"?-1:r.key==="ArrowDown"?1:0;if(!l||!t.current)return;r.preventDefault();let{all:c,at:p}=n.current;n.current.at=Math.max(0,Math.min(c.length,p+l));let u=c[n.current.at]??"";t.current.value=u,t.current.setSelectionRange(u.length,u.length)}return i`<form onsubmit=${s}>
		<label for="command">${o("page.speech.field")}</label>
		<input id="command" name="command" type="text" ref=${t} onkeydown=${a}
			autocomplete="off" autocapitalize="off" autocorrect="off" spellcheck=${!1} enterkeyhint="send" maxlength="400" />
		<button class="button">${o("page.speech.do")}</button>
	</form>`}function qS({lines:e}){let t=P(null);return Te(()=>{t.current&&(t.current.scrollTop=t.current.scrollHeight)},[e]),i`<div class="log" role="log" aria-live="polite" aria-label=${o("page.speech.log")} tabindex="0" ref=${t}>
		${e.map(({id:n,text:s,typed:a})=>i`<p key=${n} ...${a?{class:"typed","aria-hidden":"true"}:{class:""}}>${s}</p>`)}
	</div>`}function FS({trump:e}){if(e.by==="turnup")return[];let t=e.by==="rotation"?e.rotation:["none",e.first??"none","C","D","H","S"];return[...new Set(t)].filter(Boolean)}function Oi({opening:e,names:t,rules:n,set:s}){if(!n)return null;let a=FS(n),r=e??{totals:t.map(()=>0),trump:a[0]};return i`<details open=${e!==void 0}>
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
	</details>`}var Ai=e=>{if(!e)return;let{trump:t,...n}=e,s=t&&t!=="none"?{...n,trump:t}:n;return s.trump||s.deals||s.totals.some(a=>a!==0)?s:void 0};var dp=24;function zS(){let e=T.value?.name??E.name.value,t=mt()[0]?.summary;if(!t)return e?[e]:[];let n=t.live??Oe.value.find(s=>s.id===t.variant)?.chairs;return t.names.slice(0,n).filter(s=>s!==o("dummy"))}var HS={variant:"",names:[],first:"0",length:"",rounds:9,house:Cs,opening:void 0},$p=(e,t)=>e.names[t]?.trim()||o("page.pad.player",{n:t+1}),up=e=>Array.from({length:e.chairs},(t,n)=>n);async function KS(e,t,n){let s=Un(e.house,n),a=Array.from({length:n.seats-t.chairs},()=>o("dummy")),r=[...up(t).map($=>$p(e,$)),...a],l=Va(r);if(l)throw new pe(o("pad.twins",{name:l}));let c=await zt({begin:{variant:t.id,...s?{rules:s}:{},seats:r,first:Number(e.first),date:wt(),...e.length?{[e.length]:e.rounds}:{}}}),p=Ai(e.opening),u=p&&{...c.head,opening:p},d=pr(u?await zt({record:c.record,do:"head",head:u}):c);return Ae(d),d.id}var mp=({seat:e,...t})=>i`<${K} label=${o("page.pad.player",{n:e+1})}
	maxlength=${dp} onfocus=${n=>n.currentTarget.select()} ...${t} />`;function JS({plan:e,set:t,variant:n}){let s=a=>r=>t(({names:l})=>({names:Object.assign([...l],{[a]:r})}));return i`<fieldset class="seats">
			<legend class="unseen">${o("page.pad.names")}</legend>
			${up(n).map(a=>i`<${mp} key=${a} seat=${a} value=${e.names[a]??""}
				enterkeyhint="next" oninput=${s(a)} />`)}
		</fieldset>
		<p class="soft small">${o("page.pad.names")}</p>
		<${G} label=${o("page.pad.first")} value=${e.first} onchange=${Y(t)("first")}
			options=${up(n).map(a=>[String(a),$p(e,a)])} />`}function ig({onclose:e,onbegun:t}){O(()=>{le(Me)},[]);let[n,s]=b(()=>({...HS,names:zS()})),[a,r]=b(""),{busy:l,once:c}=C(f=>r(ss(f))),p=Oe.value.find(f=>f.id===n.variant)??Et(),u=re(p?.id);if(!p)return null;let d=f=>{s(g=>({...g,...typeof f=="function"?f(g):f})),r("")},$=f=>{f.preventDefault(),u&&c(async()=>t(await KS(n,p,u)))},m=f=>d({variant:f,first:"0",opening:void 0,house:{...n.house,changed:{}}}),h=i`<button type="submit" form="new-pad" class="button chief" aria-busy=${l}>
		${o("page.pad.begin")}
	</button>`;return i`<${I} broad title=${o("page.pad.new")} onclose=${e} actions=${h}>
		<form id="new-pad" class="create stack" onsubmit=${$}>
			<${Ls} value=${p.id} groups=${ut()} onchange=${m} />
			<${JS} plan=${n} set=${d} variant=${p} />
			<${Ds} plan=${n} set=${d} variant=${p} />
			<${Oi} opening=${n.opening} rules=${u} set=${Y(d)("opening")}
				names=${Array.from({length:u?.seats??0},(f,g)=>g<p.chairs?$p(n,g):o("dummy"))} />
			<${Rs} own=${n.house} set=${Y(d)("house")} rules=${u} />
			<p class=${a?"trouble":""} role="alert">${a}</p>
		</form>
	<//>`}var US=e=>e?.scrollIntoView({block:"nearest"}),lg=({lines:e})=>i`<div class="stack" role="status" ref=${US}>
	${e.map(t=>i`<p key=${t}>${t}</p>`)}
</div>`;function cg({open:e,then:t,deal:n,onclose:s}){let{busy:a,once:r}=C(),c=i`<${k} chief aria-busy=${a} onclick=${()=>r(async()=>{await e.revise({do:"delete",deal:n}),s()})} say=${o("page.pad.strike")} />`;return i`<${I} title=${o("page.pad.deal",{n:n+1})} onclose=${s} actions=${c}>
		<div class="stack">
			<p>${o("page.pad.strike.about",{n:n+1})}</p>
			<${lg} lines=${t.said??[]} />
		</div>
	<//>`}function GS(e,t){let n=[...e.seats],s=[...e.replaced??[]];return t.forEach((a,r)=>{let l=s.findLastIndex(c=>c.seat===r);l<0?n[r]=a:s[l]={...s[l],name:a}}),{seats:n,...s.length?{replaced:s}:{}}}function VS(e,{names:t,first:n,target:s,length:a,rounds:r,opening:l,leaves:c,comes:p,from:u}){let{deals:d,games:$,opening:m,...h}=e,f={...h,...GS(e,t),first:Number(n),...s?{target:s}:{}},g=Ai(l),v={deal:u-1,seat:Number(c),name:p.trim()},w=(f.replaced??[]).filter(x=>x.seat!==v.seat||x.deal!==v.deal),y=v.name?[...w,v].sort((x,A)=>x.deal-A.deal):f.replaced;return{...f,...a?{[a]:r}:{},...g?{opening:g}:{},...y?{replaced:y}:{}}}var ZS=({head:e,seats:t,deals:n})=>({names:t,first:String(e.first),target:e.target??0,opening:e.opening,length:e.deals?"deals":e.games?"games":"",rounds:e.deals||e.games||9,leaves:"0",comes:"",from:n.length+1});function pg({open:e,pad:t,onclose:n}){let[s,a]=b(()=>ZS(t)),[r,l]=b(null),[c,p]=b(""),{busy:u,once:d}=C(),$=v=>{a(w=>({...w,...v})),l(null),p("")},m=VS(t.head,s),h=v=>{v.preventDefault();let w=Va(s.names)??Va(s.comes?s.names.with(Number(s.leaves),s.comes):[]);if(w)return p(o("pad.twins",{name:w}));d(async()=>{let y=r?void 0:await e.propose({do:"head",head:m}),x=y?.said??[];if(x.length)return l(x);(r||y?.did)&&await e.revise({do:"head",head:m}),n()})},f=i`<button type="submit" form="pad-head" class="button chief" aria-busy=${u}>
		${o(r?"page.pad.head.yes":"page.pad.head.do")}
	</button>`,g=t.choices.live;return i`<${I} broad title=${o("page.pad.head")} onclose=${n} actions=${f}>
		<form id="pad-head" class="create stack" onsubmit=${h}>
			<${QS} pad=${t} form=${s} set=${$} />
			<${G} label=${o("page.pad.first")} value=${s.first} onchange=${Y($)("first")}
				options=${s.names.slice(0,g).map((v,w)=>[String(w),v])} />
			${s.target?i`<${X} label=${o("page.create.rules.game.target")} value=${s.target} min=${1} max=${1e4}
						onchange=${Y($)("target")} />`:null}
			<${Ds} plan=${s} set=${$} />
			<${YS} pad=${t} form=${s} set=${$} />
			<${Oi} opening=${s.opening} names=${Wt(t)} rules=${t.rules} set=${Y($)("opening")} />
			${r?i`<${lg} lines=${r} />`:null}
			<p class=${c?"trouble":""} role="alert">${c}</p>
		</form>
	<//>`}var QS=({pad:e,form:t,set:n})=>i`<fieldset class="seats">
	<legend class="unseen">${o("page.pad.names")}</legend>
	${t.names.slice(0,e.choices.live).map((s,a)=>i`<${mp} key=${a} seat=${a} value=${s} required
		oninput=${r=>n({names:t.names.with(a,r)})} />`)}
</fieldset>`,YS=({pad:e,form:t,set:n})=>i`<details>
	<summary>${o("page.pad.replace")}</summary>
	<div class="stack">
		<${q} label=${o("page.pad.replace.leaves")} value=${t.leaves}
			options=${t.names.slice(0,e.choices.live).map((s,a)=>[String(a),qe(e,a)])}
			onchange=${Y(n)("leaves")} />
		<${K} label=${o("page.pad.replace.comes")} value=${t.comes} maxlength=${dp}
			oninput=${Y(n)("comes")} />
		<${X} label=${o("page.pad.replace.from")} value=${t.from} min=${1} max=${e.deals.length+1}
			onchange=${Y(n)("from")} />
	</div>
</details>`;function Ti({pad:e,onpick:t}){let n=Wt(e);return i`<section class="pad-sheet">
		<header>
			<h1>${n.slice(0,e.choices.live).join(" · ")}</h1>
			<p class="soft">${Ga(e)} · ${kr(e.rules)}</p>
			<p class="standing">${Nn(e)}</p>
		</header>
		${e.deals.length?i`<${Ql} scores=${e.deals} names=${n} end=${e.end} onpick=${t} />
				<div class="settled small soft">${(e.settlement??[]).map(s=>i`<p key=${s}>${s}</p>`)}</div>`:i`<p class="soft">${o("page.pad.unwritten")}</p>`}
	</section>`}function XS(e,t){let n=e.deals[t],s=e.deals[t+1]??(e.due?.deal===t+1?e.due:void 0),a=s&&{next:eO(e,s.why.trump),...s.trump?{then:s.trump}:{}},r=Object.fromEntries(n.entry.hands.map((p,u)=>[u,p.bid===void 0?{}:{bid:p.bid}])),{closed:l,...c}=n;return{...c,shown:r,...s?{why:a}:{},...l?{closed:{...l,game:n.game,totals:n.totals}}:{},...e.end&&t===e.deals.length-1?{end:e.end}:{}}}var eO=(e,t)=>e.rules.trump.by==="holder"&&t!=="game"||t==="named"||t==="first"?"stays":t;function Mi({pad:e,deal:t,onclose:n,correct:s,insert:a,strike:r}){let l=e.deals[t];if(!l)return null;let c=s&&i`
		<${k} plain onclick=${r} say=${o("page.pad.strike")} />
		<${k} plain onclick=${a} say=${o("page.pad.insert.before")} />
		<${k} chief onclick=${s} say=${o("page.pad.correct")} />`;return i`<${I} title=${o("page.pad.deal",{n:t+1})} onclose=${n} actions=${c}>
		<div class="pad-account stack">
			<p class="soft">
				${o("page.pad.roles",{dealer:qe(e,l.dealer),lead:qe(e,l.lead),past:"yes"})}.${" "}
				${o("page.pad.trump")}: ${U(l.trump)} (${l.origin}).</p>
			<${Pt} view=${XS(e,t)} names=${Wt(e)} variant=${e.rules} me=${-1} untitled />
		</div>
	<//>`}var tO=4e3,[ug,nO]=[4e3,12e4],dg=new Map;function hp(e,t){let n=(dg.get(e)??Promise.resolve()).then(t);return dg.set(e,n.catch(()=>{})),n}var sO=e=>hp(e,async()=>{let t=ft(e);if(!t||t.shared)return;let n=ue(),{pad:s,mark:a=""}=await xo({secret:n,record:t.record}),r=ft(e);r&&Ae({...r,shared:{secret:n,pad:s,of:t.record,mark:a}})});function $g(e){let{shared:t,record:n}=ft(e)??{};return t&&n&&t.of!==n?t.secret+n:""}var fp=new Map;function aO(e){let t=fp.get(e)??hp(e,async()=>{let n=ft(e);if(!n?.shared||!$g(e))return;let{secret:s,mark:a}=n.shared,{pad:r,mark:l=""}=await xo({secret:s,record:n.record,was:a}).catch(p=>{if(p instanceof H&&p.status===409)return oO(e,n.shared?.pad??"");throw p}),c=ft(e);c?.shared?.secret!==s||!r||Ae({...c,shared:{...c.shared,pad:r,of:n.record,mark:l}})}).finally(()=>fp.delete(e));return fp.set(e,t),t}async function oO(e,t){let{pad:n,mark:s}=await Gi({pad:t}),a=ft(e);if(a?.shared&&n){let r={...a.shared,of:n.record,mark:s};Ae({...n.record===a.record?a:Zt(On(a,n)),shared:r}),n.record!==a.record&&M(o("page.pad.share.other"))}return{pad:""}}var ao=e=>hp(e,async()=>{let t=ft(e)?.shared?.secret;if(!t)return;await xo({secret:t});let n=ft(e);if(!n)return;let{shared:s,...a}=n;Ae(a)}),rO=e=>e instanceof H&&e.status>=400&&e.status<500&&e.status!==429;function iO(e,t){let[n,s,a,r,l]=["",ug,0,!1,!1],c=async()=>{let u=$g(e);if(r||!u||u===n)return;clearTimeout(a),r=!0;let d=await aO(e).then(()=>null,$=>$);if(r=!1,d&&!rO(d)){l||(a=Number(setTimeout(c,s))),s=Math.min(2*s,nO);return}s=ug,d&&(n=u,t(d)),c()},p=ct(()=>{c()});return()=>{l=!0,p(),clearTimeout(a)}}function mg(e){O(()=>iO(e,t=>M(o("page.pad.share.not",{text:L(t)}))),[e])}function fg({kept:e}){let[t,n]=b(!1),{shared:s}=e,{busy:a,once:r}=C(),l=()=>r(async()=>{await sO(e.id),n(!0)}),p=i`<${k} aria-busy=${a} onclick=${()=>r(async()=>{await ao(e.id),n(!1)})} say=${o("page.pad.share.stop")} />`;return i`<${k} plain aria-busy=${a} onclick=${l} say=${o("page.pad.share")} />
		${t&&s?i`<${I} title=${o("page.pad.share")} onclose=${()=>n(!1)} actions=${p}>
					<div class="stack">
						<p>${o("page.pad.share.about")}</p>
						<${Lt} link=${hn(`/pad/on/${s.pad}`)} label=${o("page.pad.link")} />
					</div>
				<//>`:null}`}function lO(e){let[t,n]=b(null),[s,a]=b("");return O(()=>{let r=new AbortController,[l,c]=["",0],p=async()=>{clearTimeout(c);try{if(document.visibilityState==="visible"){let u=await Gi({pad:e,after:l,lang:ae.peek()},{signal:r.signal});l=u.mark,u.pad&&n(u.pad),a("")}}catch(u){if(r.signal.aborted)return;let d=u instanceof H&&u.status===404;if(a(d?o("page.pad.unshared"):L(u)),d)return}c=window.setTimeout(p,tO)};return p(),document.addEventListener("visibilitychange",p),()=>{r.abort(),clearTimeout(c),document.removeEventListener("visibilitychange",p)}},[e,ae.value]),{pad:t,wrong:s}}function hg({id:e}){let{pad:t,wrong:n}=lO(e),[s,a]=b(-1);return t?i`<main id="main" tabindex="-1" class="pad">
		<${Ti} pad=${t} onpick=${a} />
		<section class="pad-panel looking" aria-label=${o("page.pad.trump")}>
			${t.due?i`<${Hc} pad=${t} deal=${t.deals.length} />`:i`<p class="winner">${Nn(t)}</p>`}
			${Za(t)&&t.due?i`<p class="small soft totals">${o("page.pad.totals")}</p>`:null}
			<ul class="stands">${(t.due?t.game:t.totals).map((r,l)=>i`<li key=${l}>
				<span>${qe(t,l)}</span>
				<span><b>${S(r)}</b>${Za(t)&&t.due?i` <small class="soft">(${S(t.totals[l]??0)})</small>`:null}</span>
			</li>`)}</ul>
			<p class="small soft" role="status">${n||o("page.pad.looking")}</p>
		</section>
		${s>=0?i`<${Mi} pad=${t} deal=${s} onclose=${()=>a(-1)} />`:null}
	</main>`:i`<${V} title=${o("page.nav.pad")} wrong=${n} text=${o("page.opening")} />`}var cO=e=>({hands:e.seats.map(()=>({}))});function pO(e){let{record:t,summary:n,open:s,inserting:a}=e,r=ur(e),l=zn(e),c={hands:n.names.map(()=>({}))};return a?{record:t,deal:r,entry:l??c}:s!==null?{record:t,deal:r,...l?{entry:l}:{}}:n.over?{record:t}:{record:t,entry:l??c}}var uO=(e,t)=>JSON.stringify(e)===JSON.stringify(t),dO=(e,t)=>zt({lang:ae.peek(),...e},t),ji=class{busy=_(!1);#e;#n;#t=[];#s=[];#a=null;#o="";constructor(t,n=dO){this.id=t,this.#e=n,this.#n=new Gs(()=>this.#r(),(s,a)=>n(JSON.parse(s),{signal:a}))}close(){this.#n.close()}get wrong(){return this.#n.wrong}get kept(){return ft(this.id)}get told(){return this.#n.told}get stale(){return this.#n.stale}get deal(){return this.kept?ur(this.kept):0}get entry(){let{kept:t,told:n}=this;return(t&&zn(t))??(n?cO(n):{hands:[]})}get correcting(){return this.kept?.open!==null}get inserting(){return this.kept?.inserting===!0}get undoable(){let{kept:t}=this;return t!==void 0&&(zn(t)!==void 0||t.past.length>0)}get redoable(){let{kept:t}=this;return t!==void 0&&(this.#s.some(n=>n.of===this.place)||!zn(t)&&t.next.length>0)}get place(){return`${this.kept?.versions.at(-1)} ${this.kept&&Bs(this.kept)}`}#r(){return this.kept?JSON.stringify({lang:ae.value,...pO(this.kept)}):""}set(t){this.#t.push({of:this.place,entry:this.entry}),this.#s=[],this.#l(t)}#l(t){let{kept:n}=this;n&&Ae(Hn(n,Bs(n),Qa(t)&&n.open===null?void 0:t))}correct(t){let{kept:n}=this,s=this.told?.deals[t];n&&s&&Ae({...Hn(Zt(n),t,n.drafts[t]??s.entry),open:t})}insert(t){let{kept:n}=this;n&&Ae({...n,open:t,inserting:!0})}leave(){let{kept:t}=this;t&&Ae(Zt(Hn(t,Bs(t))))}async#c(t){let n=this.#a;this.busy.value=!0;let s=n?n.then(t,t):t();this.#a=s;try{return await s}finally{this.#a===s&&(this.#a=null,this.busy.value=!1)}}async enter(t=!1){let{kept:n,deal:s,entry:a}=this;if(!n||this.busy.peek())return;let r=Bs(n),l={record:n.record,do:n.inserting?"insert":"enter",deal:s,entry:a,...t?{again:t}:{}},c=await this.#c(()=>this.#d(l,(p,u)=>{let d=Zt(Hn(p.record===u.record?p:On(p,u),r)),$=p.drafts[r]??a;return uO($,a)?d:{...Hn(d,s,$),open:s}}));c&&yg(c)}async propose(t){let n=this.kept?.record??"",s=await this.#e({record:n,...t});if(!s.unfit)return s.fault?void M(gg(s)):s;let a=await this.#e({record:n,...t,again:!0});return a.unfit?s:{...a,unfit:s.unfit,said:[...s.said??[],...a.said??[]]}}async revise(t){let{kept:n}=this;if(!n||this.busy.peek())return;let s=await this.#c(()=>this.#d({record:n.record,...t,again:!0},(a,r)=>r.record===a.record?a:Zt({...On(a,r),drafts:$O(a,r)})));s&&yg(s)}async end(){let{kept:t}=this;t&&!this.busy.peek()&&await this.#c(()=>this.#d({record:t.record,do:"stop"},On))}undo=()=>this.#u("past","pad.undone");redo=()=>this.#u("next","pad.redone");async#u(t,n){if(this.busy.peek()||this.#i(t))return;let s=await this.#c(()=>this.#p(t));s&&M(o(n,{what:s}))}#i(t){let{kept:n,place:s,entry:a}=this,r=t==="past",[l,c]=r?[this.#t,this.#s]:[this.#s,this.#t],p=l.findLastIndex(d=>d.of===s);if(r?!n||!zn(n):p<0)return!1;let[u]=l.splice(Math.max(p,0));return c.push({of:s,entry:a}),p>=0&&u?this.#l(u.entry):this.leave(),!0}async#p(t){let{kept:n}=this,s=n&&A$(n,t);if(!n||s===void 0)return"";let{act:a="some",deal:r=0}=n[t].at(-1)?.did??{};return await this.#d({record:s},(c,p)=>Zt(T$(c,p,t)),n.record)?o(`pad.act.${a}`,{deal:r+1}):""}type(t,n){return this.#c(()=>this.#$(t,n))}async#$(t,n){let{kept:s}=this;if(!s)return[];let a=(p,u)=>o(p).split("|").concat(u).includes(t.trim().toLowerCase());if(a("cmd.undo","undo"))return[await this.#m("past","pad.undone","pad.nothing")];if(a("pad.cmd.redo","redo"))return[await this.#m("next","pad.redone","pad.nothing.again")];let r=`${s.record}
${t}`,l={record:s.record,line:t,lang:n,...r===this.#o?{again:!0}:{}},c=await this.#d(l,(p,u)=>u.record===p.record?p:Zt(S$(On(p,u))));return this.#o=c?.again?r:"",c?.said??[]}async#m(t,n,s){if(this.#i(t))return o(n,{what:o("pad.act.some")});let a=await this.#p(t);return a?o(n,{what:a}):o(s)}async#d(t,n,s=t.record){let a=this.#r(),r=await this.#e(t).catch(l=>{M(L(l))});return cr(this.id),at(()=>{let{kept:l}=this;if(!(!r||!l))return r.fault||r.unfit||r.entry?this.#g(t,r,a):l.record!==s&&l.record!==r.record?this.#h(l,t):(this.#f(n(l,r),r),r)})}#f(t,n){let s=this.#r();Ae(t);let a=this.#r();a!==s&&this.#n.know(zn(t)?"":a,n)}#g(t,n,s){t.entry?s===this.#r()&&this.#n.know(s,n):M(gg(n))}#h(t,{deal:n=0,entry:s,record:a}){let r=t.summary.deals,l=n<r&&n<(this.told?.deals.length??0)&&this.told?.record===a;s&&Ae({...Hn(t,l?n:r,s),open:l?n:null}),M(o("page.pad.elsewhere"))}},gg=e=>(e.said??[]).join(" "),$O=({drafts:e,summary:t},{deals:n})=>{let s=e[t.deals];return s?{[n.length]:s}:{}};function yg(e){let{did:t}=e,n=e.deals[t?.deal??-1];if(t?.act==="enter"&&n){let l=D(n.points.map((c,p)=>`${qe(e,p)} ${ee(c)}`));return M(o("page.pad.entered",{n:t.deal+1,points:l}),!0)}if(!t)return;let s={deal:t.deal+1},r=["correct","delete","insert"].includes(t.act)?o(`pad.did.${t.act}`,s):o("pad.changed.head",{what:o(`pad.act.${t.act}`,s)});M([r,...e.said??[]].join(" "))}var Ni=({record:e})=>/^[^\n]*"date":"([\d-]+)"/.exec(e)?.[1]??"",mO=e=>{let t=e.trim().replace(",",".");return/^\d{1,6}(\.\d{1,4})?$/.test(t)&&Number(t)>0?t:""},bg=e=>S(Number(e),e.split(".")[1]?.length??0),fO=e=>[Ni(e)&&Q(Date.parse(`${Ni(e)}T12:00`),{dateStyle:"medium"}),D(e.summary.names)].filter(Boolean).join(" · ");function vg(){let e=mt().filter(f=>f.summary.deals>0),[t,n]=b(new Set),[s,a]=b(""),[r,l]=b(""),c=E.stake.value,p=e.filter(f=>(!s||Ni(f)>=s)&&(!r||(Ni(f)||"9")<=r)),u=p.filter(f=>!t.has(f.id)),d={records:u.map(f=>f.record),stake:mO(c),...Kp()&&{comma:!0}},{value:$,wrong:m}=B(f=>su(d,{signal:f}).catch(g=>{throw new pe(ss(g))}),JSON.stringify(d)),h=f=>n(new Set(t.has(f)?[...t].filter(g=>g!==f):[...t,f]));return i`<main id="main" tabindex="-1" class="pads season stack">
		<h1>${o("page.season")}</h1>
		<p class="lead">${o("page.season.about")}</p>
		<div class="row unprinted">
			<${K} label=${o("page.season.from")} type="date" value=${s} oninput=${a} />
			<${K} label=${o("page.season.to")} type="date" value=${r} oninput=${l} />
			<${K} label=${o("page.season.stake")} inputmode="decimal" value=${c}
				oninput=${f=>E.stake.value=f} />
		</div>
		${m?i`<p class="trouble" role="alert">${m}</p>`:null}
		${$?.players.length?i`<${hO} season=${$} />`:i`<p class="soft">${o("page.season.none")}</p>`}
		<details class="unprinted" open=${t.size>0}>
			<summary>${o("page.season.pads",{n:u.length,of:e.length})}</summary>
			<div class="stack">${p.map(f=>i`<${Se} key=${f.id} label=${fO(f)}
				checked=${!t.has(f.id)} onchange=${()=>h(f.id)} />`)}</div>
		</details>
		<p class="row unprinted">
			${$?.players.length?i`<${k} onclick=${()=>un($.csv,"season.csv")} say=${o("page.season.csv")} />
						<${k} plain onclick=${()=>print()} say=${o("page.rules.print")} />`:null}
			<a class="button plain" href="/pad">${o("page.pad.all")}</a>
		</p>
	</main>`}function hO({season:{players:e,transfers:t}}){let n=e.some(a=>a.amount),s=["deals","made","matches","won","games","gamesWon"];return i`<${se}><table class="book standings">
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
				${n?i`<td>${bg(a.amount??"0")}</td>`:null}
				${s.map(r=>i`<td key=${r}>${S(a[r])}</td>`)}
			</tr>`)}</tbody>
		</table><//>
		${t.length?i`<h2>${o("page.season.pays")}</h2>
				<ul class="plain-list">${t.map(a=>i`<li key=${a.from+a.to}>
					${o("page.season.transfer",{from:a.from,to:a.to,n:a.points})}${a.amount?` = ${bg(a.amount)}`:""}
				</li>`)}</ul>`:null}
		<p class="small soft">${o("page.season.how")}</p>`}function gO({rest:e}){let[t="",n=""]=e;return t==="season"?i`<${vg} />`:t==="on"&&n?i`<${hg} key=${n} id=${n} />`:t?i`<${vO} key=${t} id=${t} />`:i`<${yO} />`}function yO(){let[e,t]=b(!1),[n,s]=b(""),a=async l=>{s("");try{let c=pr(await zt({record:await l.text()}));Ae(c),Z(`/pad/${c.id}`)}catch(c){s(ss(c))}},r=l=>Z(`/pad/${l}`);return i`<main id="main" tabindex="-1" class="pads stack">
		<h1>${o("page.nav.pad")}</h1>
		<p class="lead">${o("page.pad.about")}</p>
		<p class="row">
			<${k} chief aria-haspopup="dialog" onclick=${()=>t(!0)} say=${o("page.pad.new")} />
			<${$s} plain say=${o("page.pad.open")} accept=".jsonl,.99" ontake=${a} />
		</p>
		<p class=${n?"trouble":""} role="alert">${n}</p>
		<p class="row">
			${mt().length?i`<a href="/pad/season">${o("page.season.open")}</a>`:null}
			<a href="/deal">${o("page.slips.from")}</a>
		</p>
		<ul class="pad-list">${mt().map(l=>i`<${bO} key=${l.id} pad=${l} />`)}</ul>
		${e?i`<${ig} onclose=${()=>t(!1)} onbegun=${r} />`:null}
	</main>`}function bO({pad:{id:e,summary:t,moved:n}}){let{variant:s,names:a,totals:r,deals:l,over:c}=t,p=[De(`variant.${s}`)?o(`variant.${s}`):s,o("page.scores.deals",{n:l}),Q(n,{dateStyle:"medium"}),c?o("page.pad.over"):""];return i`<li><a href=${`/pad/${e}`}>
		<span class="names">${D(a)}</span>
		<span class="score">${r.map(u=>S(u)).join(" : ")}</span>
		<span class="soft small">${p.filter(Boolean).join(" · ")}</span>
	</a></li>`}function vO({id:e}){let t=ye(()=>new ji(e),[e]);O(()=>()=>t.close(),[t]);let{kept:n,told:s}=t,a=t.wrong.value;return n?s?i`<${xO} open=${t} kept=${n} told=${s} wrong=${a} />`:i`<${V} title=${o("page.nav.pad")} wrong=${a} text=${o("page.opening")} />`:i`<${V} title=${o("page.nav.pad")} text=${o("page.pad.gone")}>
			<p><a class="button" href="/pad">${o("page.pad.all")}</a></p>
		<//>`}function wO(e){O(()=>{let t=document.querySelector(".pad-panel"),n=e?document.querySelectorAll(".running-score tr"):[];!t||getComputedStyle(t).position!=="sticky"||n[n.length-1]?.scrollIntoView({block:"nearest"})},[e])}function kO({open:e}){let{lines:t,print:n}=no(),s=async a=>n(await e.type(a||"show",ae.value));return O(()=>{s("")},[e]),i`<${so} lines=${t} print=${n} obey=${s} />`}function xO({open:e,kept:t,told:n,wrong:s}){let[a,r]=b(-1),[l,c]=b(null),p=()=>(r(-1),c(null)),u=()=>le(async()=>c(await e.propose({do:"delete",deal:a})??null)),d=n.deals.length,$=`${D(Wt(n).slice(0,n.choices.live))} · Ninety-Nine`;O(()=>{document.title=$},[$]),mg(t.id),wO(d);let m=()=>e.undo();return i`<main id="main" tabindex="-1" class="pad">
		${E.spoken.value?i`<${kO} open=${e} />`:null}
		<${Ti} pad=${n} onpick=${r} />
		${n.due||e.deal<d?i`<${si} open=${e} pad=${n} />`:i`<section class="pad-panel ended" aria-label=${o("page.pad.over")}>
					<p class="winner">${Nn(n)}</p>
					<div class="pad-acts">
						<${k} disabled=${!e.undoable} onclick=${m} say=${o("page.pad.undo")} />
						${e.redoable?i`<${Kc} redo=${()=>e.redo()} />`:null}
						<a class="button chief" href="/pad">${o("page.pad.all")}</a>
					</div>
				</section>`}
		<${SO} open=${e} kept=${t} pad=${n} stop=${n.due&&d>0?()=>e.end():void 0} />
		${s||lr.value?i`<p class="trouble unprinted" role="alert">${s||o("page.pad.unkept")}</p>`:null}
		${l?i`<${cg} open=${e} then=${l} deal=${a} onclose=${p} />`:a>=0?i`<${Mi} pad=${n} deal=${a} onclose=${p} strike=${u}
						insert=${()=>(e.insert(a),p())} correct=${()=>(e.correct(a),p())} />`:null}
	</main>`}function SO({open:e,kept:t,pad:n,stop:s}){let[a,r]=b(!1),[l,c]=b(!1),{busy:p,once:u}=C(),d=async()=>M(o(await dn(lh(n))?"page.link.copied":"page.copy.not")),$=()=>Bt(new Blob([t.record],{type:"application/x-ndjson"}),`pad-${n.date||t.id}.99.jsonl`),m=()=>sc(nc({scores:n.deals,names:Wt(n),title:Ga(n),winner:Nn(n),end:n.end??{totals:n.totals,winners:[],games:[]}})).catch(g=>M(L(g))),h=(g,v)=>i`<${k} plain onclick=${v} say=${g} />`,f=()=>u(async()=>{await ao(t.id),Z("/pad"),v$(t.id)});return i`<section class="pad-doings unprinted" aria-label=${o("page.pad.doings")}>
		${n.deals.length?[h(o("page.copy"),d),h(o("page.share"),m),h(o("page.rules.print"),()=>print())]:null}
		${ne.value?null:i`<${fg} kept=${t} />`}
		${h(o("page.pad.save"),$)}
		${h(o("page.pad.head"),()=>c(!0))}
		${n.house?null:i`<a class="button plain" href=${`/rules/${n.rules.id}`}>${o("page.nav.rules")}</a>`}
		${s?h(o("page.pad.stop"),s):null}
		${h(o("page.pad.drop"),()=>r(!0))}
		<a class="button plain" href="/pad">${o("page.pad.all")}</a>
		${l?i`<${pg} open=${e} pad=${n} onclose=${()=>c(!1)} />`:null}
		${a?i`<${ze} title=${o("page.pad.drop")} text=${o("page.pad.drop.about")} yes=${o("page.pad.drop.yes")}
					busy=${p} onyes=${f} onclose=${()=>r(!1)} />`:null}
	</section>`}var Bi=({about:e,parts:t})=>i`<section class="stack">
	<h2>${o(`page.privacy.${e}`)}</h2>
	${t.map(n=>i`<p>${n}</p>`)}
</section>`,OO=({contact:e})=>i`<p>
	${o("page.privacy.contact")}${" "}<a href=${e}>${e.replace(/^(mailto|https):(\/\/)?/,"")}</a>
</p>`;function AO(){let{value:e,wrong:t}=B(async()=>yt?void 0:Xp({})),n=(...s)=>s.map(a=>o(`page.privacy.${a}`));return i`<main id="main" tabindex="-1" class="stack lessons">
		<h1>${o("page.nav.privacy")}</h1>
		${t?i`<p class="trouble">${t}</p>`:null}
		${yt?i`<p>${o("page.privacy.alone")}</p>`:null}
		${e?i`<${Bi} about="server"
					parts=${[...n("name","keys","play","pads","ratings","groups","evenings","order"),...n(...e.push?["push"]:[],e.callers?"logged":"unlogged"),o("page.privacy.networks",{n:e.networks}),o("page.privacy.others",{push:e.push?"yes":"no"})]} />
				<${Bi} about="long" parts=${[o("page.privacy.sessions",{forget:e.forget,guests:e.guests}),...n("matches","erased"),...e.chat>0?[o("page.privacy.chat",{n:e.chat})]:[],e.backups>0?o("page.privacy.days",{n:e.backups}):o("page.privacy.backups")]} />`:null}
		<${Bi} about="browser" parts=${n("stays")} />
		${e?i`<${Bi} about="rights" parts=${n("change")} />
				${e.contact?i`<${OO} contact=${e.contact} />`:i`<p>${o("page.privacy.uncontact")}</p>`}`:null}
	</main>`}var oo="ninetynine.problems",wg="ninetynine.problems.damaged",Ei=()=>Le(oo),xg=e=>!Object.values(Ei()?.marks??{}).some(t=>t?.first<e),Sg=e=>oe(oo,JSON.stringify(e));function kg(e){if(e===null||Ge(oo)!==e)return!1;let t=wg;for(let n=2;Ge(t)!==null;n++)t=`${wg}.${n}`;return oe(t,e)&&oe(oo,null),!0}async function Pi(e,t){let[n,s]=[Ge(oo),Ei()];if(!s)return{told:await t(e),damaged:kg(n)};try{return{told:await t({...e,progress:s}),damaged:!1}}catch(a){if(!(a instanceof H)||a.status!==400&&a.status!==413)throw a;return{told:await t(e).catch(()=>{throw a}),damaged:kg(n)}}}var gp=({variant:e,grade:t,back:n},s,a)=>o("problem.head",{n:s,of:a,variant:Pe(e),grade:t,grades:4,back:n?"yes":"no"}),yp=e=>({rating:String(Math.round(e?.rating??1500)),doubt:String(Math.round(e?.doubt??350))});function bp(e){if(e.kind==="bid")return o("problem.bid");let t=e.need?.[0],n=re(e.variant)?.aside??3;return`${t===void 0?o("problem.left",{n}):t===e.left?o("problem.every",{left:t}):o("problem.exact",{n:t,left:e.left})} ${o(e.kind==="open"?"problem.open":"problem.hidden")}`}function Og(e,t){let n=Ye(e)-(re(e.variant)?.dummy?1:0);return Array.from({length:Ye(e)},(s,a)=>a===t?o("you"):a===n?o("dummy"):o("problem.player",{n:(a-t-1+n)%n+1}))}var Di=({view:e})=>({...e,totals:[]}),Ag=e=>e.length<2?e.join():o("problem.or",{a:e.slice(0,-1).join(", "),b:e[e.length-1]??""}),Tg=(e,t,n)=>t.kind==="open"?[]:e.hands.flatMap((s,a)=>a===n.seat||n.shown?.[a]?.hand!==void 0?[]:[{seat:a,cards:s}]);function Mg(e,t,n){let s=o("problem.rating",{...yp(t.progress),its:String(e.rating)});return n>0?`${s} ${o("problem.again",{n})}`:s}var Ci=class{#e;#n;#t;#s="";#a=Promise.resolve();constructor(t,n,s){this.#e=t,this.#n=n,this.#t=s}present(t,n,s){return this.#o({n:t,of:n,anew:s})}tell({act:t,told:n},s){return this.#o({act:t,outcome:n,days:s})}obey(t,n){return this.#o({line:t.normalize("NFC"),...n})}#o(t){return this.#a=this.#a.then(async()=>{let n={lang:ae.peek(),mind:this.#s,problem:this.#e,...t},s=await ds(()=>nu(n));this.#s=s.mind??"",this.#n(s.said),s.do?.act?this.#t.answer(s.do.act):s.want==="next"?this.#t.next():s.want==="quit"&&Z("/")}).catch(n=>this.#n([L(n)]))}};function TO({rest:[e=""]}){let t=He.value.get("variant")??"";return i`<${jO} key=${`${e} ${t}`} day=${e||wt()} variant=${t} any=${e!==""} />`}async function MO(e,t,n){await Me();let s=t||(n||!xg(e)?"":Et()?.id),{told:a,damaged:r}=await Pi({date:e,...s?{variant:s}:{}},Qi);return{all:a.problems,one:s||"",damaged:r}}function jO({day:e,variant:t,any:n}){let[s,a]=b({}),[r,l]=b(0);O(()=>{let h=!1;return MO(e,t,n).then(f=>{h||(a(f),l(jg(f.all)))},f=>!h&&a({wrong:L(f)})),()=>{h=!0}},[]);let{all:c,one:p="",damaged:u=!1,wrong:d}=s;if(!c)return i`<${V} title=${o("page.nav.problems")} wrong=${d} text=${o("page.opening")} />`;let $=(h,f)=>{let g=c.map((v,w)=>w===r&&v.done===void 0?{...v,done:h}:v);a({one:p,damaged:u||f,all:g})},m=c[r];return m?i`<${PO} key=${m.id} problem=${m} day=${e} n=${r+1} of=${c.length} damaged=${u}
		ondone=${$} onnext=${()=>l(jg(c))} />`:i`<${NO} all=${c} day=${e} variant=${p} onagain=${l} />`}function jg(e){let t=e.findIndex(n=>n.done===void 0);return t<0?e.length:t}function NO({all:e,day:t,variant:n,onagain:s}){let a=e.filter(c=>c.done).length,{value:r}=B(async()=>(await Pi({date:t},Qi)).told,t),l=P(null);return O(()=>E.spoken.peek()?l.current?.focus():void 0,[]),i`<main id="main" tabindex="-1" class="stack">
		<h1>${o("page.nav.problems")}</h1>
		<p class="lead" tabindex="-1" ref=${l}>${o("problem.done",{right:a,of:e.length,...yp(Ei())})}</p>
		<ol class="day-problems">${e.map((c,p)=>i`<li key=${c.id}>
			<button type="button" onclick=${()=>s(p)}>
				<${Ng} right=${c.done} /><span class="unseen">${o(c.done?"problem.right":"problem.missed")}</span>
				<span>${gp(c,p+1,e.length)}</span>
			</button>
		</li>`)}</ol>
		<${q} label=${o("problem.more")} value=${n} options=${[["",o("problem.all")]]}
			groups=${ut()} onchange=${c=>Z(BO(t,c))} />
		${r?i`<${Vl} ...${r} of="problems" day=${t} first=${[...r.days,t].sort()[0]} />`:null}
		<p><a class="button chief" href="/">${o("page.home")}</a></p>
	</main>`}var BO=(e,t)=>`/problems/${e}${t?`?variant=${t}`:""}`,Ng=({right:e})=>i`<b data-right=${e?"":void 0} aria-hidden="true">${e?"✓":"✕"}</b>`;function EO(e,t,n){let[s,a]=b(null),[r,l]=b(""),{busy:c,once:p}=C(d=>l(L(d)));return{answered:s,said:r,busy:c,answer:async d=>{s||await p(async()=>{let $=f=>Cu({problem:e.id,...f}),{told:m,damaged:h}=await Pi({act:d,date:t},$);Sg(m.progress),l(""),a({act:d,told:m}),n(m.right,h)})}}}function PO({problem:e,day:t,n,of:s,damaged:a,ondone:r,onnext:l}){let{answered:c,said:p,busy:u,answer:d}=EO(e,t,r),$=Di(e),m=Og($,$.seat??0),h=P(null),f=P(null);Te(()=>{c&&(E.spoken.peek()||h.current?.focus({preventScroll:!0}),f.current?.scrollIntoView({block:"nearest"}))},[c]);let g=c?.told.right;return i`<main id="main" tabindex="-1" class="replay problem">
		<header class="problem-head table">
			<a class="mark" href="/">99<span class="unseen"> ${o("page.home")}</span></a>
			<div><h1>${gp(e,n,s)}</h1><p class="task">${ie(bp(e))}</p>
				${a?i`<p class="trouble">${o("problem.anew")}</p>`:null}</div>
			<${Xt} trump=${$.trump??""} />
		</header>
		${E.spoken.value?i`<${CO} problem=${e} at=${[n,s,a]} answered=${c} said=${p} busy=${u}
					days=${c?Bg(c.told,t):0} answer=${d} next=${l} />`:null}
		<div class="replay-board">
			<${LO} problem=${e} names=${m} answered=${c} busy=${u} answer=${d} />
			<aside class="replay-aside" tabindex="0">
				<section class="outcome" ref=${f} data-right=${g?"":void 0}>
					<div class="verdict-row">
						<div role=${E.spoken.value?void 0:"status"}>${p||(c?i`<h2><${Ng} right=${g} /><span>${ie(DO(c))}</span></h2>`:null)}
						</div>
						${c?i`<button type="button" class="button chief" ref=${h} onclick=${l}>
									${o("page.learn.on")}
								</button>`:null}
					</div>
					${c?i`<${RO} problem=${e} day=${t} ...${c} names=${m} />`:null}
				</section>
				${e.kind==="hidden"?i`<section class="replay-tricks">
							<h2>${o("tricks.title")}</h2><${Yt} view=${$} names=${m} />
						</section>`:null}
			</aside>
		</div>
	</main>`}function CO({problem:e,at:t,answered:n,said:s,busy:a,days:r,answer:l,next:c}){let p=no(),u=P({answer:l,next:c});u.current={answer:l,next:c};let d=ye(()=>new Ci(e,p.print,{answer:m=>u.current.answer(m),next:()=>u.current.next()}),[e.id]),$=re(e.variant)!==void 0;return O(()=>{$&&d.present(...t)},[d,$]),O(()=>{n&&d.tell(n,r)},[d,n]),O(()=>s?p.print([s]):void 0,[s]),i`<${so} ...${p} obey=${m=>{d.obey(m,{answered:n!==null,busy:a})}} />`}var DO=({act:e,told:t})=>t.right?o("problem.right"):o("problem.wrong",{cards:vp(e)});function LO({problem:e,names:t,answered:n,busy:s,answer:a}){let[r,l]=b(new Set),c=Di(e),p=n?{...c,turn:[]}:c,u=p.seat??0,d=p.options,$=e.kind==="bid",m=n?null:new Set(z(d?.from)),h=$||(d?.seat??u)===u,f=A=>{let j=new Set($?r:[]);r.has(A)?j.delete(A):j.size<(d?.pick??1)&&j.add(A),l(j)},g=A=>m?.has(A)&&a(`play ${A}`),v=re(e.variant),w={chosen:n?new Set(n.told.answers[0]?.split(" ").slice(1)):r,twice:$,values:$?bt(d?.worth??""):null,onpick:f,onplay:g},y=d?.seat??-1,x=h?null:{seat:y,hand:i`<${nn} ...${w} cards=${Ve(z(p.shown?.[y]?.hand),ge,p.trump)}
			can=${m} label=${o("dummy")} open />`};return i`<div class="replay-table table board">
		<${Mn} view=${p} variant=${v} names=${t} me=${u} elsewhere=${u} played=${x}>
			${$&&d&&!n?i`<section class="asking asked laying" aria-label=${o("page.yours")}>
						<${Vs} options=${{...d,offers:[]}} chosen=${r} variant=${v} busy=${s} slots
							onlay=${()=>a(`lay ${[...r].join(" ")}`)} />
					</section>`:null}
			${$?null:i`<p class="ask near">${ie(bp(e))}</p>`}
		<//>
		<section class=${`mine ${n?"":"asked"}`} aria-label=${o("page.yourhand")}>
			<div class="me">
				<${en} view=${p} variant=${v} seat=${u} name=${t[u]??""} place="south" own
					chair=${void 0} now=${0} open=${null} winner=${!1} />
				${p.aside?i`<div class="laid" role="group" aria-label=${o("page.aside")}>${ve(p.aside)}</div>`:null}
			</div>
			<${nn} ...${w} cards=${Ve(z(p.hand),ge,p.trump)}
				can=${h?m:new Set} label=${o("page.yourhand")} />
		</section>
	</div>`}var Bg=(e,t)=>e.due?Cl(e.due)-Cl(t):0,vp=e=>e.split(" ").slice(1).map(t=>$t(t)).join(" ");function RO({problem:e,day:t,act:n,told:s,names:a}){let r=e.kind==="open"?"problem.proved.open":"problem.proved.hidden",l=Bg(s,t),c=Jt(s.why??[]).join(" "),p=(s.refutations??[]).filter(u=>s.right||u.act===n);return i`${e.kind==="bid"?i`<${_O} told=${s} />`:i`<p>${ie(o(r,{card:Ag(s.answers.map(vp))}))}</p>`}
		${c?i`<p>${ie(c)}</p>`:null}
		${p.length?i`<div>${p.map(u=>i`<${IO} key=${u.act} r=${u} problem=${e} names=${a}
					open=${!s.right} />`)}</div>`:null}
		<${WO} levels=${s.levels} />
		<p class="soft">${Mg(e,s,l)}</p>`}function _O({told:e}){let t=(e.totals??[]).filter((n,s)=>s<5||n.tricks===e.bid);return i`<p>${o("problem.proved.bid",{n:e.answers.length})}</p>
		<ul class="ways-right">${e.answers.slice(0,3).map(n=>i`<li key=${n}><${kn} act=${n} /></li>`)}</ul>
		<table class="book choices">
			<caption class="unseen">${o("problem.expects")}</caption>
			<thead><tr><th scope="col">${o("col.bid")}</th><th scope="col">${o("page.hint.chance")}</th>
				<th scope="col">${o("page.hint.points")}</th></tr></thead>
			<tbody>${t.map(n=>i`<tr key=${n.tricks}>
				<${Xo} best=${n.right??!1} done=${n.tricks===e.bid}><b class="score">${S(n.tricks)}</b><//>
				<td>${xe(n.chance)}</td><td>${ma(n.points)}</td>
			</tr>`)}</tbody>
		</table>`}var WO=({levels:e})=>i`<table class="book levels">
	<caption>${o("problem.found")}</caption>
	<tbody>${e.map(({level:t,solved:n})=>i`<tr key=${t}>
		<th scope="row">${o(`page.level.${t}`)}</th>
		<td class="bar" aria-hidden="true"><span style=${{"--long":`${100*(n??0)}%`}}></span></td>
		<td>${n===void 0?"–":xe(n)}</td>
	</tr>`)}</tbody>
</table>`;function IO({r:e,problem:t,names:n,open:s}){let a=Di(t),r=Tg(e,t,a).map(({seat:c,cards:p})=>i`<span>${n[c]}</span><span class="act">${ve(p)}</span>`),l=c=>o("problem.won",{name:n[c]??"",you:c===a.seat?"yes":"no"});return i`<details open=${s}>
		<summary><span>${ie(o("problem.fails",{card:vp(e.act)}))}</span></summary>
		<div>
			${r.length?i`<p>${o("problem.fails.some",{fails:e.fails,of:e.of})}</p><div class="lie">${r}</div>`:null}
			<ol class="line">${e.tricks.map(({acts:c,won:p},u)=>i`<li key=${u}>
				<span class="act">${c.map(d=>ve(d.split(" ")[2]))}</span>
				<span>${p===void 0?"":l(p)}</span>
			</li>`)}</ol>
		</div>
	</details>`}function qO({rest:e}){let[t="",n="1",s]=e,a=s===void 0?void 0:Number(s)||0;return i`<${FO} key=${e.join(" ")} table=${t} match=${Number(n)||1} deal=${a} />`}function FO({table:e,match:t,deal:n}){let{told:s,wrong:a}=qn(e,t,n),[r]=b(()=>Ht("report",e)),l=n===void 0?o("page.report.match"):o("page.report.deal",{deal:n+1});if(!s)return i`<${V} class="report stack" title=${l} wrong=${a} text=${o("page.report.coming")}>
			<${Eg} table=${e} match=${t} deal=${n??0} />
		<//>`;let c=s.header,p=re(c.variant),u=Number(He.value.get("seat")??-1),d=Tn(s,e),$=Gn(c,p?p.seats:c.seats.length,d),m=u>=0&&u<$.length?u:Ws(c,$.length,d),h=m===d,f=i`<${VO} told=${s} table=${e} match=${t} one=${n!==void 0} names=${$}
		seat=${m} own=${h} />`;return i`<main id="main" tabindex="-1" class="report" data-counting=${dt(s)}>
		<header class="report-head"><h1>${l}</h1>
			<p class="soft">${c.rules?.name??Pe(c.variant)}</p>
			<${q} hidden label=${o("page.report.whose")} value=${String(m)}
				options=${$.map((g,v)=>[String(v),o("page.report.of",{name:g})])}
				onchange=${g=>Z(`${Yp()}?seat=${g}`,{replace:!0})} />
			<${Eg} table=${e} match=${t} deal=${n??0} seat=${m} />
		</header>
		<${zO} told=${s} wrong=${a} />
		${s.deals.length&&h&&!dt(s)?i`<${UO} told=${s} table=${e} match=${t} one=${n!==void 0} seat=${m}
					newcomer=${r} />`:null}
		${s.deals.length===0?null:r?i`<details><summary>${o("page.hint.figures")}</summary>${f}</details>`:f}
	</main>`}var Eg=({table:e,match:t,deal:n,seat:s})=>i`<p class="row">
	${e==="mine"?null:i`<a class="button plain" href=${`/t/${e}`}>${o("page.learn.table")}</a>`}
	<a class="button plain" href=${`/replay/${e}/${t}/${n}${s===void 0?"":`?seat=${s}`}`}>
		${o("page.nav.replay")}
	</a>
</p>`;function zO({told:e,wrong:t}){if(t)return i`<p class="trouble" role="status">${t}</p>`;if(dt(e)){let{judged:n,of:s,rough:a}=e;return i`<p class="soft judging" style=${{"--far":(n-a)/s}}>
			${Go(e)}
		</p>`}return e.deals.length?null:i`<p class="soft">${o("page.report.none")}</p>`}var Pg="three";function HO(e,t,n){return e?{to:`/learn/${e}`,say:"page.report.lesson"}:t?{to:n,say:"page.last.report"}:{to:`/learn/${Pg}`,say:"way.go.cure"}}var KO=12;function JO({deals:e,luck:t},n,s){return e.filter(a=>s?.aside&&a.made[n]===!1).map(a=>{let[r]=a.mistakes.filter(h=>h.seat===n),l=a.accounts[n],c=["cards","lie","others"].reduce((h,f)=>l[f]<l[h]?f:h),p=r?"act":t&&l[c]<-Ke?c:"",[u,d]=r?[ja(r.act,r.bid),ja(r.better,r.betterBid)]:["",""],$=ke(a.bids[n]??0,s);return`${o("page.report.failed",{deal:a.deal+1,bid:$,won:a.won[n]??0})} ${o("page.report.failed.why",{why:p,when:r?wr(r):"",act:u,better:d})}`})}function UO({told:e,table:t,match:n,one:s,seat:a,newcomer:r}){let l=e.lessons?.[a]??"";O(()=>{r&&!s&&bs("cure",l||Pg)},[]);let c=e.deals.flatMap(f=>f.mistakes).filter(f=>f.seat===a),[p]=c.sort((f,g)=>g.lost-f.lost),{lost:u}=e.total[a],d=rt.reduce((f,g)=>u[g]>u[f]?g:f),$=ra(rt.map(f=>u[f]),0)[rt.indexOf(d)]??0,m=e.deals.length>KO?[]:JO(e,a,re(e.header.variant));if(!p&&!r&&!m.length)return null;let h=HO(l,s,`/report/${t}/${n}?seat=${a}`);return i`<section class="plainly">
		${r?i`<${zo} at="report" />`:null}
		${p?i`<p class="lead">${o("page.report.plain",{kind:d,n:$,one:s?"yes":"no"})}</p>
				<${GO} mistake=${p} place=${Na(t,n)} />`:r?i`<p class="lead">${o("page.report.plain.none",{failed:m.length?"yes":"no"})}</p>`:null}
		${m.map(f=>i`<p key=${f}>${ie(f)}</p>`)}
		<p class="row">
			${l||r?i`<a class="button chief" href=${h.to}>${o(h.say)}</a>`:null}
		</p>
	</section>`}function GO({mistake:e,place:t}){let[n,s]=[e.chance,e.betterChance].map(u=>Math.round(u*10)),a=Qo(e),r=e.act.startsWith("play ")||e.act.startsWith("lay "),l=u=>i`<${me} key=${u} card=${u} />`,c=(u,d,$)=>i`<figure>
		<figcaption>
			${o(`page.report.${u}`,{bid:$===void 0?"none":String($)})}
		</figcaption>
		${r?i`<div class="cards">${z(d.replace(/^\w+ /,"")).map(l)}</div>`:i`<p><${kn} act=${d} /></p>`}
	</figure>`,p=o("page.report.where",{deal:e.deal+1,when:wr(e)});return i`<div class="shown">
		<h2>${p}</h2>
		<div class="sides">${c("did",e.act,e.bid)}${c("better",e.better,e.betterBid)}</div>
		${Jt(e.why).slice(0,2).map(u=>i`<p key=${u}>${ie(u)}</p>`)}
		${s>n?i`<p>${o("page.report.odds",{a:n,b:s})}</p>`:a?i`<p>${da(a)}.</p>`:null}
		<p><a href=${t(e)}>${o("page.report.look")}</a></p>
	</div>`}function VO({told:e,table:t,match:n,one:s,names:a,seat:r,own:l}){let c=e.total[r],p=e.deals.flatMap(f=>f.mistakes).sort((f,g)=>g.lost-f.lost),u=p.filter(f=>f.seat===r),d=p.filter(f=>f.seat!==r),$=a[r]??"",m={names:a,place:Na(t,n),one:s},h=dt(e)?o("page.report.coming"):rl(c.lost,$,l,s,u);return i`<section class="stack">
			<p class="lead" role="status" aria-busy=${dt(e)}>${ZO(h)}</p>
			${e.luck?i`<p>${QO(c)}</p>`:i`<p class="soft">${o("page.report.noluck")}</p>`}
		</section>
		<div class="report-columns">
			${u.length?i`<section><h2>${o("page.report.moments")}</h2><${Ba} of=${u.slice(0,12)} ...${m} /></section>`:null}
			<section>
				<h2>${o("page.report.sum")}</h2>
				<${YO} account=${c} luck=${e.luck} />
				<p class="small soft">${o("page.report.lead.what")}</p>
			</section>
		</div>
		<section>
			<h2>${o(s?"page.report.course.deal":"page.report.course.match")}</h2>
			<${XO} told=${e} names=${a} seat=${r} one=${s} />
		</section>
		${d.length?i`<section>
					<h2>${o(s?"page.report.others.moments":"page.report.turning")}</h2>
					<${Ba} of=${(s?d:p).slice(0,6)} ...${m} named=${!0} />
				</section>`:null}
		<section>
			<h2>${o("page.report.all")}</h2>
			<${e2} told=${e} names=${a} />
			<p class="small soft">${o("page.report.how")}</p>
		</section>`}var ZO=e=>e.endsWith("…")?e:`${e}.`;function QO(e){let[t=0,n=0,s=0]=[e.cards,e.lie,e.others].map(r=>Math.round(r/Ke)||0),a=Math.min(Math.round(e.gifts/Ke),Math.max(s,0));return o("page.report.luck",{cards:ee(t),lie:ee(n),others:ee(s),lay:n>0?"well":n<0?"badly":"even",gifts:a>0?"yes":"no",n:S(a)})}function YO({account:e,luck:t}){let n=t?[["start",e.start],["cards",e.cards],["lie",e.lie]]:[["lie",e.lie]];for(let l of rt)e.lost[l]&&n.push([`lost.${l}`,-e.lost[l]]);t&&n.push(["others",e.others]);let s=ra(n.map(([,l])=>l),1),a=Math.max(1,...s.map(Math.abs)),r=s.reduce((l,c)=>l+c,0);return i`<table class="book account parts"><tbody>
		${n.map(([l],c)=>{let p=s[c]??0;return i`<tr key=${l}><th scope="row">${o(`page.report.${l}`)}</th>
				<td class="bar" aria-hidden="true"><span data-way=${p<0?"down":"up"}
					style=${{"--long":`${50*Math.abs(p)/a}%`}}></span></td>
				<td>${ee(p,1)}</td></tr>`})}
	</tbody><tfoot><tr class="total">
		<th scope="row">${o("page.report.lead")}</th><td></td><td>${ee(r,1)}</td>
	</tr></tfoot></table>`}function XO({told:e,names:t,seat:n,one:s}){let a=e.total.length;if(s){let p=e.deals[0]?.worth??[];if(p.length<2)return null;let u=p.slice(1).map(d=>d.map($=>$/Ke));return i`<${Ea} at=${u} from=${(p[0]??[]).map(d=>d/Ke)} names=${t} me=${n}
			label=${o("page.report.course.deal")} foot=${o("page.report.acts",{n:u.length-1})} />`}let r=new Array(a+1).fill(0),l=e.deals.map(p=>{p.accounts.forEach((d,$)=>r[$]+=d.lead/Ke);let u=p.accounts[n];return r[a]+=u?(u.cards+u.lie)/Ke:0,e.luck?[...r]:r.slice(0,a)}),c=e.luck?[...t.slice(0,a),o("page.report.own.luck")]:t;return i`<${Ea} at=${l} names=${c} me=${n} label=${o("page.report.course.match")}
		foot=${o("page.scores.deals",{n:l.length})} />`}function e2({told:e,names:t}){let n=e.luck?["start","cards","lie",...rt.map(c=>`lost.${c}`),"others"]:["lie",...rt.map(c=>`lost.${c}`)],s=(c,p)=>{let[u="",d]=p.split(".");return d?-c.lost[d]:Number(c[u])},a=e.total.map(c=>ra(n.map(p=>s(c,p)),1)),r=c=>n[c]?.startsWith("lost")&&a.every(p=>!p[c]),l=n.map((c,p)=>p).filter(c=>!r(c));return i`<${se}><table class="book account" data-hands=${a.length}>
		<thead><tr><td></td>
			${a.map((c,p)=>i`<th key=${p} scope="col">${t[p]??o("dummy")}</th>`)}
		</tr></thead>
		<tbody>${l.map(c=>i`<tr key=${c}><th scope="row">${o(`page.report.${n[c]}`)}</th>
			${a.map((p,u)=>i`<td key=${u}>${ee(p[c]??0,1)}</td>`)}</tr>`)}</tbody>
		<tfoot><tr class="total"><th scope="row">${o("page.report.lead")}</th>
			${a.map((c,p)=>i`<td key=${p}>${ee(c.reduce((u,d)=>u+d,0),1)}</td>`)}</tr></tfoot>
	</table><//>`}function t2(e){let t=T.value;return i`<main id="main" tabindex="-1" class="statistics">
		${t?i`<${s2} key=${t.id} />`:i`<h1>${o("page.nav.statistics")}</h1><${Lg} />`}
	</main>`}var Op=()=>i`<p><a class="button chief" href="/">${o("page.records.play")}</a></p>`,Lg=()=>i`<section class="stack"><p class="lead">${o("page.stats.none")}</p><${Op} /></section>`;function n2(e){let[t,n]=b({}),s=P(""),a=async()=>{try{for(;;){let r=await $u({variant:e});if(s.current!==e)return;if(n({told:r}),r.counted>=r.of)return r}}catch(r){s.current===e&&n(l=>({...l,wrong:L(r)}));return}};return O(()=>(s.current=e,a(),()=>{s.current="-"}),[e]),{...t,again:a}}function s2(){let[e,t]=b(""),{told:n,wrong:s,again:a}=n2(e),r=P([]);return n&&e===""&&(r.current=n.variants),i`<header class="report-head">
			<h1>${o("page.nav.statistics")}</h1>
			${r.current.length>1?i`<${q} hidden label=${o("page.stats.variant")} value=${e} onchange=${t}
						options=${[["",o("page.stats.variant.all")],...r.current.map(({key:l})=>[l,Pe(l)])]} />`:null}
		</header>
		${s?i`<p class="trouble" role="status">${s}</p>`:null}
		${n&&n.counted<n.of?i`<p class="soft" role="status">${o("page.stats.counting",{n:n.counted,of:n.of})}</p>`:null}
		${n?i`<${a2} told=${n} again=${a} />`:null}`}var kp={figures:{matches:3,deals:20},charts:{matches:10,deals:60}},xp=(e,t)=>e.matches>=t.matches||e.all.deals>=t.deals;function a2({told:e,again:t}){let{all:n,assisted:s}=e;if(n.deals===0&&s.deals===0)return i`<${Lg} />`;let a=s.deals?i`<${h2} of=${s} />`:null;if(n.deals===0)return i`<section class="stack">${a}<p>${o("page.stats.unaided")}</p><${Op} /></section>`;let r=xp(e,kp.charts)&&e.course.length>1,l=r&&Ri(n);return i`<${o2} told=${e} />
		${xp(e,kp.figures)?i`<${l2} told=${e} />`:null}
		${r?i`<${c2} told=${e} /><${$2} told=${e} />`:i`<${r2} told=${e} />`}
		<section class="stack">
			<h2>${o("page.stats.judge")}</h2>
			<${f2} of=${n.bids} />
			<${g2} told=${e} again=${t} />
			${a}
			${l?i`<p class="small soft">${o("page.stats.how.bands")}</p>`:null}
			${n.judged?i`<p class="small soft">${o("page.stats.how.judged")}</p>`:null}
		</section>`}function o2({told:{all:e,best:t,bids:n}}){let s=n.find(l=>l.key===t),a=rt.reduce((l,c)=>e.lost[c].mean>e.lost[l].mean?c:l),r=S(e.lost.all.mean,1);return i`<p class="lead">${[o("page.stats.said",{made:e.made.count,n:e.deals,points:S(e.points.mean,1)}),s&&o("page.stats.said.best",{bid:Number(s.key),made:s.made.count,n:s.deals}),e.judged===e.deals&&e.lost.all.mean>0?o("page.stats.said.lost",{lost:r,n:e.lost.all.mean,kind:o(`page.stats.aspect.${a}`)}):""].filter(Boolean).join(" ")}</p>`}var r2=({told:e})=>i`<section class="stack">
	<p class="soft">${o("page.stats.next",{what:xp(e,kp.figures)?"charts":"figures"})}</p><${Op} />
</section>`,Li=(e,t,n)=>t>e&&t-e<Math.abs(n),Sp=e=>Li(-(e.margin??0),e.margin??0,e.mean)?`± ${S(e.margin??0,1)}`:"",Cg=e=>[S(e.mean,1),Sp(e)].filter(Boolean).join(" "),i2=({of:e})=>i`<dl class="figures-row">${e.map(([t,n,s])=>i`<div key=${t}>
		<dt>${t}</dt><dd><span class="figure">${n}</span> <span class="small soft">${s}</span></dd>
	</div>`)}</dl>`;function l2({told:{all:e,streaks:t}}){let{low:n,high:s,share:a}=e.made,r=Ri(e)?o("page.stats.interval",{low:xe(n),high:xe(s)}):"",l=[Sp(e.lost.all),o("page.stats.of.judged",{n:e.judged})].filter(Boolean).join(" · "),c=o("page.stats.now",{n:t.now,way:t.making?"made":"failed"}),p=[[o("page.records.deals"),S(e.deals),o("page.stats.made.count",{n:e.made.count})],[o("page.records.made"),xe(a),r],[o("page.records.points"),S(e.points.mean,1),Sp(e.points)]];return e.judged&&p.push([o("page.stats.lost"),S(e.lost.all.mean,1),l]),p.push([o("page.stats.streak"),S(t.made),c]),i`<${i2} of=${p} />`}var Dg={made:e=>[100*e.made.share,100*e.made.low,100*e.made.high],points:e=>wp(e.points),lost:e=>wp(e.lost.all),...Object.fromEntries(rt.map(e=>[e,t=>wp(t.lost[e])]))},wp=e=>[e.mean,e.mean-(e.margin??0),e.mean+(e.margin??0)];function c2({told:e}){let[t,n]=b(e.all.judged?"lost":"made"),s=e.course.filter(h=>h.judged>0),a=s.length>1,r=h=>e.all.lost[h].mean===0,l=["made","points",...a?["lost",...rt.filter(h=>!r(h))]:[]],c=l.includes(t)?t:"made",p=h=>c==="made"||h.points.margin!==void 0,u=(c==="made"||c==="points"?e.course:s).filter(p).map(h=>{let[f=0,g=0,v=0]=Dg[c]?.(h)??[];return{from:h.from,to:h.from+h.deals-1,mean:f,low:g,high:v}}),[d=0]=Dg[c]?.(e.all)??[],$=h=>c==="made"?xe(h/100):S(h),m=2*u.filter(h=>Li(h.low,h.high,h.mean)).length>u.length;return i`<section>
		<h2>${o("page.stats.course")}</h2>
		<${G} label=${o("page.stats.show")} hidden value=${c} onchange=${n}
			options=${l.map(h=>[h,o(`page.stats.aspect.${h}`)])} />
		<${gm} of=${u} last=${e.all.deals} label=${p2(o(`page.stats.aspect.${c}`),u,$)}
			all=${d} most=${c==="made"?100:void 0} said=${$} banded=${m}
			foot=${o("page.scores.deals",{n:e.all.deals})} />
		<p class="small soft legend">
			${m?i`<${ro} of="range" say="page.stats.key.interval" />`:null}
			<${ro} of="all" say="page.stats.key.all" />
		</p>
	</section>`}function p2(e,t,n){let s=a=>n(Math.round(a*10)/10);return`${e}: ${t.map(a=>o("page.stats.stretch",{from:a.from,to:a.to,n:s(a.mean)})).join(", ")}`}var Ap=10,Ri=({deals:e,made:{low:t,high:n,share:s}})=>e>=Ap&&Li(t,n,s),ro=({of:e,say:t})=>i`<span><span class=${`sample ${e}`} aria-hidden="true"></span> ${o(t)}</span>`,u2=["bids","trumps","premiums","places","variants"];function d2(e,t){return e==="trumps"?i`<${fe} trump=${t} /> ${U(t)}`:e==="premiums"?t==="plain"?o("page.stats.plain"):$e(t):e==="places"?o(`page.stats.place.${t}`):e==="variants"?Pe(t):S(Number(t))}function $2({told:e}){let[t,n]=b("bids"),s=u2.filter(u=>e[u].length>1||u==="bids"),a=s.includes(t)?t:"bids",r=e[a],l=e.all.judged>0,c=r.some(u=>u.bids.of>0),p=r.some(u=>Ri(u));return i`<section>
		<h2>${o("page.stats.split")}</h2>
		<${G} label=${o("page.stats.show")} hidden value=${a} onchange=${n}
			options=${s.map(u=>[u,o(`page.stats.by.${u}`)])} />
		<${se}><table class="book split">
			<thead><tr>
				<th scope="col">${o(`page.stats.by.${a}`)}</th>
				<td class="bar-head"><span aria-hidden="true">${S(0)}</span><span aria-hidden="true">${xe(1)}</span></td>
				<th scope="col">${o("page.stats.head.made")}</th>
				${c?i`<th scope="col">${o("page.stats.head.expected")}</th>`:null}
				<th scope="col">${o("page.records.deals")}</th><th scope="col" class="spare">${o("page.stats.head.points")}</th>
				${l?i`<th scope="col" class="spare">${o("page.stats.head.lost")}</th>`:null}
			</tr></thead>
			<tbody>${r.map(u=>i`<tr key=${u.key}>
				<th scope="row">${d2(a,u.key)}</th>
				<td class="bar" aria-hidden="true"><${m2} of=${u} /></td>
				<td>${u.deals<Ap?o("page.stats.of",{made:u.made.count,n:u.deals}):xe(u.made.share)}</td>
				${c?i`<td>${u.bids.of?xe(u.bids.expected/u.bids.of):""}</td>`:null}
				<td>${S(u.deals)}</td><td class="spare">${Cg(u.points)}</td>
				${l?i`<td class="spare">${u.judged?Cg(u.lost.all):""}</td>`:null}
			</tr>`)}</tbody>
		</table><//>
		<p class="small soft legend">
			<${ro} of="made" say="page.stats.head.made" />
			${p?i`<${ro} of="interval" say="page.stats.key.interval" />`:null}
			${c?i`<${ro} of="expected" say="page.stats.key.expected" />`:null}
		</p>
	</section>`}function m2({of:{deals:e,made:t,bids:n}}){let s=p=>`${100*p}%`,{low:a,high:r,share:l}=t,c=n.of?i`<span class="expected" style=${{"--at":s(n.expected/n.of)}}></span>`:null;return i`<span class="track">
		${e<Ap/2?null:i`<span class="made" style=${{"--long":s(l)}}></span>`}
		${Ri({deals:e,made:t})?i`<span class="interval" style=${{"--at":s(a),"--long":s(r-a)}}></span>`:null}${c}
	</span>`}function f2({of:e}){if(!Li(e.low,e.high,e.expected))return null;let t=e.made<e.low?"below":e.made>e.high?"above":"within",[n,s]=[S(Math.ceil(e.low)),S(Math.floor(e.high))],a={of:e.of,made:S(e.made),n:S(e.expected,1),low:n,high:s,way:t};return i`<p>${o("page.stats.expected",a)}</p>`}var h2=({of:e})=>i`<p>${o("page.stats.assisted",{n:e.deals,made:S(e.made.count)})}</p>`;function g2({told:e,again:t}){let[n,s]=b(!1),[a,r]=b(""),l=P(!1);O(()=>()=>{l.current=!1},[]);let c=async()=>{l.current=!0,s(!0),r("");try{let d=e;for(;l.current&&d&&d.unjudged.length>0;){let[$]=d.unjudged;if($)for await(let h of ia($.table,$.match,void 0,()=>l.current,!0));l.current&&(d=await t());let[m]=d?.unjudged??[];if(m&&m.table===$?.table&&m.match===$.match)break}}catch(d){r(L(d))}s(!1)},p=e.all.deals-e.all.judged,u={n:e.all.judged,of:e.all.deals};return i`<p role="status">${o(n?"page.stats.judging":"page.stats.judged",u)}</p>
		${a?i`<p class="trouble" role="alert">${a}</p>`:null}
		${p>0&&e.unjudged.length>0?i`<p><${k} onclick=${()=>n?l.current=!1:c()}
				say=${n?o("page.stats.judge.stop"):o("page.stats.judge.go",u)} /></p>`:null}`}var[y2,b2]=[400,12],Tp=class{#e=null;meant(t){let n=this.#e,a=!(n!==null&&t.timeStamp-n.timeStamp<y2&&Math.hypot(t.clientX-n.clientX,t.clientY-n.clientY)<b2)||t.target===n.target;return this.#e=a?t:{...n,timeStamp:t.timeStamp},a}};function Rg(){O(()=>{let e=new Tp;function t(n){if(n.detail===0||!(n.target instanceof Element))return;let{timeStamp:s,clientX:a,clientY:r}=n,l=n.target.closest("button, a, label, input")??n.target,c=l instanceof HTMLLabelElement?l.control??l:l;e.meant({target:c,timeStamp:s,clientX:a,clientY:r})||(n.preventDefault(),n.stopPropagation())}return document.addEventListener("click",t,!0),()=>document.removeEventListener("click",t,!0)},[])}var v2=4,w2=4e4,k2=2e3,x2=1e3,Mp=class{#e;#n;#t;#s=new Map;constructor(t,n){this.#e=t,this.#n=n,this.#t=va("ninetynine.tables",s=>this.#o(s))}get rests(){let t=this.#s.get(this.#e)??0;return[...this.#s.values()].filter(n=>n>t).length>=v2}look(){let t=Math.max(Date.now(),...this.#s.values());this.#s.set(this.#e,t+Math.random()),this.hold()}hold(){this.#a(this.#s.get(this.#e)??0)}leave(){this.#a(0)}close(){this.#t?.close(),this.#t=void 0}#a(t){this.#t?.postMessage({table:this.#e,looked:t})}#o({table:t,looked:n}){let s=this.rests;n?this.#s.set(t,n):t!==this.#e&&this.#s.delete(t),this.rests!==s&&this.#n()}},_i=class{ours=!1;#e;#n;#t;#s;#a=0;#o=0;#r=0;#l=()=>{};constructor(t,n,s,a){this.#e=n,this.#n=s,this.#t=va(`ninetynine.table.${t}`,r=>this.#i(r)),this.#s=new Mp(t,a),addEventListener("pagehide",this.leave),this.claim()}get rests(){return this.#s.rests}claim(){this.#s.look(),this.#c()}#c=()=>{this.ours||(this.ours=!0,this.#s.hold(),[this.#a,this.#o]=[Math.random(),Date.now()],clearTimeout(this.#r),this.#u({claim:this.#a}),this.#l())};async turn(){for(;!this.ours&&this.#t;)await new Promise(t=>this.#l=()=>t(void 0))}tell(t,n){this.ours&&this.#u({said:t,trouble:n})}leave=()=>{this.ours&&(this.#u({gone:!0}),this.#s.leave()),this.ours=!this.#t};close(){this.leave(),removeEventListener("pagehide",this.leave),clearTimeout(this.#r),this.#t?.close(),this.#t=void 0,this.#s.close(),this.#l()}#u(t){this.#t?.postMessage(t)}#i({claim:t,gone:n,said:s,trouble:a}){if(this.ours){if(t===void 0)return;if(Date.now()-this.#o<x2&&t<this.#a)return this.#u({claim:this.#a});this.ours=!1,this.#n()}clearTimeout(this.#r);let r=document.visibilityState==="visible";this.#r=setTimeout(this.#c,n?r?0:k2*Math.random():w2),t===void 0&&!n&&this.#e(s,a)}};var S2=4e4,O2=5e3,A2=15e3,T2=2e3,jp={first:250,longest:8e3};function Wg(e,t){if(t===null||typeof t!="object"||Array.isArray(t))return t;let n=Array.isArray(e)?[...e]:typeof e=="object"?{...e}:{};for(let[s,a]of Object.entries(t))a===null?delete n[s]:n[s]=Wg(n[s],a);return n}var _g=e=>e instanceof H&&e.status<500&&e.status!==429&&e.status!==401,Wi=class{state=_("opening");trouble=_("");refused=_(null);#e;#n;#t=0;#s={};#a=!1;#o=()=>{};#r=new AbortController;#l=!1;#c=!1;#u=0;#i;constructor(t,n){this.#e=t,this.#n=n,this.#i=new _i(t,(s,a)=>this.#O(s,a),()=>this.#p(),()=>this.#m()),addEventListener("online",this.#d),addEventListener("offline",this.#f),document.addEventListener("visibilitychange",this.#g),this.#h()}act(t,n){let s=document.visibilityState==="visible";return this.#i.rests&&s&&this.again(),Po(this.#e,t,n)}hint(){return Ou({table:this.#e,id:ue()},{within:3e4})}now(){return vt(we(this.#e)?"here":"there")}again=()=>{if(!this.#i.ours||this.#i.rests)return this.#i.claim(),this.#m();this.#l||(this.#c=!0,this.#m())};doubt(){this.state.peek()==="live"&&performance.now()-this.#u>T2&&this.again()}#p(){this.#m(),this.#t===0&&this.#$()}async#$(){let t=await Rn({table:this.#e}).catch(()=>{});t&&t.seq>this.#t&&this.#O(t)}#m(){this.#r.abort(),this.#o()}close(){this.#a=!0,removeEventListener("online",this.#d),removeEventListener("offline",this.#f),document.removeEventListener("visibilitychange",this.#g),this.#i.close(),this.#m()}#d=()=>{this.#i.ours&&!this.#i.rests&&this.again()};#f=()=>{we(this.#e)||(this.state.value="lost",this.again())};#g=()=>{document.visibilityState==="visible"&&(!this.#i.ours||this.#i.rests||this.state.peek()==="lost")&&this.again()};async#h(){for(let t=jp.first;!this.#a;t=Math.min(2*t,jp.longest)){let n=this.#t;try{await this.#b(),this.#i.ours&&!this.#a&&await this.#x()}catch(a){if(_g(a))return this.refused.value=a,this.state.value="refused",this.#i.close()}if(this.#a)return;if(!this.#i.ours||this.#i.rests)continue;this.state.value="lost",this.#t>n&&(t=jp.first);let s=this.#c?0:t;this.#c=!1,await this.#y(s)}}#y(t){return new Promise(n=>{let s=setTimeout(n,t);this.#o=()=>(clearTimeout(s),n(void 0))})}async#b(){for(await this.#i.turn();this.#i.rests&&!this.#a;await this.#i.turn())await this.#v()}async#v(){let{signal:t}=this.#r=new AbortController;try{let n=await Rn({table:this.#e},{signal:t});if(!this.#i.ours)return;this.#w(n),this.#O(n)}catch(n){if(t.aborted)return;if(_g(n))throw n;this.state.value="lost"}this.#i.rests&&!this.#a&&await this.#y(O2)}async#x(){let t=this.#r=new AbortController,n=()=>setTimeout(()=>t.abort(),S2),s=n();try{let a=(await this.#S(t.signal)).pipeThrough(new TextDecoderStream).getReader();for(let r="";;){let{value:l,done:c}=await a.read();if(c)return;clearTimeout(s),s=n(),this.#u=performance.now(),this.#w();let p=(r+l).split(`
`);r=p.pop()??"";for(let u of p)u&&!this.#a&&this.#k(JSON.parse(u))}}finally{this.#l=!1,clearTimeout(s),t.abort()}}async#S(t){this.#l=!0;let n=we(this.#e)?0:setTimeout(()=>t.aborted||this.#m(),A2),s={Accept:"application/x-ndjson"},a=Xu(this.#e,this.#t),r=await Gp(a,{headers:s,signal:t}).finally(()=>clearTimeout(n));if(this.#l=!1,this.#u=performance.now(),!r.ok||!r.body)throw Zp(r,await r.text().catch(()=>""));return this.trouble.value="",this.state.value="live",r.body}#w(t){this.#i.tell(t,this.trouble.peek())}#k({changes:t,trouble:n,...s}){if(n!==void 0)return this.trouble.value=n,this.#w();t&&(s={...s,...Wg(this.#s,t)});let{table:a,seat:r,muted:l,view:c}=s;this.#s={table:a,seat:r,muted:l,view:c},!(s.seq<=this.#t&&s.event.do!=="present")&&(this.#w(s),this.#A(s))}#O(t,n=""){if(this.#a)return;if(this.trouble.value=n,this.#t===0&&t?.event.do!=="present")return void this.#$();this.state.value="live";let s=t&&(t.event.do==="present"?t.seq===this.#t:t.seq<=this.#t);t&&!s&&this.#A(t)}#A(t){this.#t=t.seq,we(this.#e)||pn(t.at),this.#n(t)}};var M2=3;async function Ig(e){if(ya(e).waiting.peek().length>0)return M(o("page.bring.unsent"));for(let t=0;t<M2;t++){let n=await nd(e),s=j2(n),a=await ho(new Blob([n])),{table:r,seq:l}=await tt(()=>Au({},{body:a,within:3e4}),"there");if(l<s)return M(o("page.bring.behind"));if(!((await Rn({table:e})).seq>s))return vd(e,r),M(o("page.brought"))}M(o("page.bring.on"))}var j2=e=>JSON.parse(e.trimEnd().split(`
`).at(-1)??"{}").seq??0;function qg({table:e,message:t,onpanel:n,onclose:s}){let{seat:a}=t,r=t.table.stage!=="waiting",l=t.table.chairs.filter(h=>h.player).length===1,[c,p]=b(!1),u=h=>{s(),e.act(h)},{settings:d}=e.settled.value,$=a!==void 0&&t.view?.phase==="play",m=E2(e.id,$,t.seq);return i`<${I} title=${o("page.more")} onclose=${s}>
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
					${d.clock?.move?i`<${Gt} what="turn" />`:null}
				</section>`:null}
			<${N2} id=${e.id} settings=${d} />
			<section><h3>${o("page.more.know")}</h3>
				<${k} onclick=${()=>n("rules")} say=${o(d.rules?"page.house":"page.nav.rules")} />
				<${k} onclick=${()=>n("keys")} say=${o("page.keys")} />
				<a class="button" href="/settings">${o("page.nav.settings")}</a>
				<${k} onclick=${()=>Z("/")} say=${o("page.home")} />
			</section>
			<${om} table=${t.table} variant=${d.variant??""} />
			<${B2} table=${t.table} />
		</div>
	<//>`}function N2({id:e,settings:{day:t,from:n}}){let{busy:s,once:a}=C();if(!Qs||!we(e)||ne.value||t||n)return null;let r=()=>a(()=>Ig(e));return i`<section><h3>${o("page.here")}</h3>
		<${k} aria-busy=${s} onclick=${r} say=${o("page.bring")} />
		<p class="soft small">${o("page.bring.about")}</p>
	</section>`}function B2({table:e}){let t=e.chairs.filter(a=>a.bot),{edition:n=1}=e,s=a=>{let r=n<Rp&&jt.includes(a.bot??"");return[ys(a),r?o("page.level.edition",{n}):""].filter(Boolean).join(" · ")};return t.length===0?null:i`<section class="bots"><h3>${o("page.more.bots")}</h3>
		<ul>
			${t.map(a=>i`<li key=${a.name}><b>${ot(a)}</b> <span class="soft">${s(a)}</span>
					<small class="soft">${Io(a)}</small></li>`)}
		</ul>
	</section>`}function E2(e,t,n){let{value:s}=B(async a=>t&&Su({table:e},{signal:a}),e,t,n);return t&&s?s.settled:!1}function Fg({settings:e,onclose:t}){let{value:n}=B(()=>le(()=>yn(e,ae.value)));return i`<${I} title=${o(e.rules?"page.house":"page.nav.rules")} broad onclose=${t}>
		${n?i`<${yl} guide=${n} />`:null}
	<//>`}var P2=450,Np="ninetynine.premium.",zg="ninetynine.forced",Hg=e=>`${e?.table.match} ${e?.view?.game} ${e?.view?.deal} `,C2=1e3,D2=100,L2=700,Bp=e=>e?.options?JSON.stringify([e.game,e.deal,e.phase,e.played,e.offers,e.options]):"",R2=({event:{do:e,done:t}})=>e==="redo"||t&&["ask","answer"].includes(e),_2=({seq:e,at:t,event:{by:n="",name:s="",seat:a=-1,text:r="",phrase:l}})=>({seq:e,at:t,by:n,name:s,seat:a,text:r,...l&&{phrase:l}}),Ii=class{newest=_(null);settled=_({settings:{},host:""});busy=_("");waits=_(0);thinking=_(!1);chosen=_(new Set);advice=_(null);intended=_("");next=_("");coached=_("");wrong=_("");showing=new Rr(()=>E.spoken.value?"quick":E.pace.value);view=on(()=>this.showing.shown.value?.message.view);talk=on(()=>{let{message:t,full:n}=this.showing.shown.value??{},s=(t?.seq??0)-(n?1:0);return this.#e.value.filter(a=>!a.remark||a.seq<=s)});current=on(()=>{let t=this.showing.shown.value;return!t||t.full!==null||this.busy.value.startsWith("play ")?!1:t.message.seq>=this.#s.value&&t.message.seq===this.newest.value?.seq});#e=_([]);#n="";#t=-1/0;#s=_(0);#a="";#o=!1;#r=0;#l=0;#c=!1;#u;constructor(t,n){this.id=t,this.#n=Ge(Np+t)??"",this.port=n(t,a=>this.#f(a)),this.unsent=ya(t),this.unsent.send=(a,r)=>this.port.act(a,r),this.unsent.down=()=>this.port.state.peek()==="lost",this.unsent.doubt=()=>this.port.doubt(),this.unsent.recalled=a=>{this.#i(a)};let s=[ct(()=>this.#k()),ct(()=>this.#m())];this.#u=()=>s.forEach(a=>a());for(let a of this.unsent.waiting.peek())this.#i(a)}guides(){return!!this.settled.value.settings.guide&&E.way.value!=="over"}now(){return this.port.now()}close(){this.#u(),clearTimeout(this.#l),clearTimeout(this.#r),this.showing.stop(),this.port.close(),this.unsent.down=()=>!1,this.unsent.doubt=()=>{},this.unsent.recalled=()=>{}}async#i({command:{id:t,do:n,act:s=""},premium:a=""}){n==="act"?this.busy.value=s:this.waits.value++;let r=await this.#v(this.unsent.answered(t),()=>!0);n==="act"?this.busy.value="":this.waits.value--,r&&a&&this.#p(a)}#p(t){this.#n="",this.intended.value=t,oe(Np+this.id,t?Hg(this.newest.peek())+t:null),this.#w()}#$(){this.intended.value="",oe(Np+this.id,null)}#m(){let{value:t}=this.port.state,n=t==="lost"?t:this.port.trouble.value;clearTimeout(this.#r),t==="live"&&!n&&this.unsent.wake(),t==="live"&&this.wrong.peek()==="lost"&&(this.wrong.value=""),t==="live"&&this.#o&&!we(this.id)&&_e("there").catch(()=>{}),this.#o=t==="lost",n!==this.wrong.peek()&&(this.#r=setTimeout(()=>this.wrong.value=n,C2))}stopLate(){let t=this.unsent.waiting.peek().find(n=>n.command.do==="act"&&n.late);return t&&this.unsent.withdraw(t.command.id),t!==void 0}async act(t){if(t.do==="ask"&&(this.next.value=""),t.do==="chat")return this.#b(t);this.waits.value++;let n=await this.#b(t);return this.waits.value--,n}async play(t,n="",s=!1){let a=this.view.peek()?.options;if(!a||this.busy.peek())return!1;this.dismiss(),this.busy.value=t,this.#d(a);let r=this.#a=`${a.seat??this.newest.peek()?.seat} ${t}`;this.#c=!1,this.showing.hurry(),n&&this.#p(n);let l=a.seat===void 0?{}:{hand:a.seat},c=await this.#b({do:"act",act:t,seen:this.newest.peek()?.seq,...l},n,s);return this.#a===r&&(this.#a="",(!c||this.#h())&&(this.busy.value="")),!c&&n&&this.#$(),c!==void 0}#d(t){let n=this.view.peek();if(t.kind!=="play"||z(t.from).length>1||z(n?.hand).length<2||E.forced.peek()||E.spoken.peek()||!n||!this.#T(n))return;let s=Number(Ge(zg))+1;s<=3&&oe(zg,String(s)),s===3&&M(o("page.choices.forced.offer"))}async lay(t){await this.play(`lay ${[...this.chosen.peek()].join(" ")}`,t)&&this.#w()}async ready(){if(this.waits.peek())return;if(this.newest.peek()?.table.stage!=="waiting")return this.act({do:"ready"});this.waits.value++;let t=await id();return this.waits.value--,t&&ld(this.id,t),this.act({do:"ready",...t?{text:t.commit}:{}})}async hint(t=n=>n){if(this.advice.peek())return this.dismiss();let n=this.#g();if(!n||this.thinking.peek())return;this.thinking.value=!0;let s=await this.port.hint().catch(a=>{n===this.#g()&&M(L(a))});this.thinking.value=!1,s&&n===this.#g()&&(this.advice.value={about:n,advice:t(s.advice)})}dismiss(){this.advice.value=null}heed(){let t=this.advice.peek();if(!t||t.about!==Bp(this.view.peek()))return this.dismiss();let[n,...s]=t.advice.act.split(" ");return n==="lay"?void(this.chosen.value=new Set(s)):(this.dismiss(),void this.play(t.advice.act))}async takeBack(){this.stopLate()||this.waits.peek()>0||performance.now()-this.#t<L2||await this.act({do:"ask",text:"undo"})}async redo(){let{table:{redo:t=[]}={},seat:n=-1}=this.newest.peek()??{};t.includes(n)&&this.waits.peek()===0&&await this.act({do:"redo"})}#f(t){R2(t)&&(this.next.value="",this.#c=!0),t.event.do==="ask"&&t.event.done&&t.event.seat===t.seat&&(this.#t=performance.now()),at(()=>{W2(this.newest.peek(),t)&&M(o("page.unreadied")),this.newest.value=t,t.settings&&(this.settled.value={settings:t.settings,host:t.host??""});let n=t.event.do==="chat"?_2(t):t.said;t.talk?this.#e.value=t.talk:t.event.do==="erase"?this.#e.value=this.#e.value.filter(a=>a.by!==t.event.by):n&&(this.#e.value=[...this.#e.value,n].slice(-D2)),this.#y(t),t.event.acts?.includes(this.#a)&&(this.#a=""),!this.#a&&this.#h()&&(this.busy.value=""),this.showing.take(t),t.event.do==="redo"&&this.showing.skip();let s=t.event.do==="merge"&&t.event.seat!==t.seat&&Wo(t)[t.event.seat??-1];s&&M(o("page.speech.merged",{name:s}))}),this.#S(t),this.#w()}#g(){return Bp(this.newest.peek()?.view)}#h(){return(this.newest.peek()?.seq??0)>=this.#s.peek()}#y({seq:t,seat:n,event:{do:s,acts:a=[],seat:r}}){for(let{command:{id:l,do:c,act:p,hand:u=n,seen:d=0}}of this.unsent.waiting.peek())s==="act"&&c===s&&r===n&&t>d&&a.includes(`${u} ${p}`)&&this.unsent.heard(l,t)}put(t,n){let s=this.newest.peek()?.seq;return this.unsent.put({...s===void 0?{}:{seen:s},...t},n)}#b(t,n,s){let{answered:a,late:r}=this.put(t,n),l=!1;return r.then(()=>l=!0),this.#v(a,()=>l,s)}async#v(t,n,s=!1){try{let a=await t;return this.#s.value=Math.max(this.#s.value,a?.seq??0),this.port.state.peek()==="lost"&&this.port.again(),a?.late&&M(o("page.unsent.late")),a}catch(a){let{reason:r}=a;a instanceof us&&this.#x(),r==="no-session"&&this.port.again(),!s&&(r!=="stale"||n())&&M(L(a));return}}#x(){this.#c=!0,this.next.value="",this.view.peek()?.options?.kind==="play"&&(this.chosen.value=new Set)}#S(t){let n=t.seat===void 0?void 0:t.table.chairs[t.seat],s=t.event.do==="begin"||t.event.do==="present";if(t.table.stage!=="mixing"||!n?.commit||!s)return;let a=Ho(this.id,n.commit);if(!a)return;let r={id:ue(),do:"entropy",text:a};ds(()=>this.port.act(r)).catch(()=>{})}async#w(){let t=Hg(this.newest.peek());this.#n.startsWith(t)?this.intended.value=this.#n.slice(t.length):this.#n&&this.#$(),this.#n="";let n=this.intended.peek(),s=this.newest.peek()?.view;if(!n||this.#a||!this.#h())return;if(s?.options?.kind==="lay")return this.#$();if(s?.phase==="lay")return;if(!(s?.options?.kind==="offer"?s.options.acts??[]:[]).includes(n))return this.#$();this.showing.skip(),await this.play(n,"",!0),this.#$()}#k(){let t=this.view.value,n=this.current.value&&this.busy.value===""?t?.options:void 0;clearTimeout(this.#l),n?.kind==="play"&&t&&this.#O(t,n),(t?.phase!=="play"||!z(t.hand).includes(this.next.peek()))&&(this.next.value="");let s=new Set(z(t?.options?.from)),a=[...this.chosen.peek()].filter(r=>s.has(r));a.length!==this.chosen.peek().size&&(this.chosen.value=new Set(a)),this.advice.peek()&&this.advice.peek()?.about!==Bp(this.newest.value?.view)&&this.dismiss()}#O(t,n){let s=z(n.from),a=n.seat===void 0&&s.includes(this.next.peek())?this.next.peek():"",r=a||(s.length===1&&this.#A(t)?s[0]:"");if(a||(this.next.value=""),!r)return;let l=()=>(this.next.value="",void this.play(`play ${r}`));this.#l=setTimeout(l,a?0:P2)}#A(t){return this.#T(t)&&(E.forced.value||z(t.hand).length===1&&!E.spoken.value)}#T(t){return this.newest.peek()?.table.chairs.filter(s=>s.player).length===1&&!this.#c&&!this.guides()&&t.options?.seat===void 0}};function W2(e,{table:t,seat:n=-1,event:s}){return e?.seat===n&&e.table.stage==="waiting"&&e.table.chairs[n]?.ready&&t.stage==="waiting"&&!t.chairs[n]?.ready&&s.do!=="unready"}function Kg({message:e,busy:t=!1,ondo:n}){let{stage:s,chairs:a}=e.table,r=et(),l=async c=>await r.keep()&&n({do:"sit",seat:c});return i`<section class="watching" aria-label=${o("page.watch")}>
		<p><b>${o("page.watch")}</b> ${s==="waiting"?null:o("page.watch.seen")}</p>
		${s==="waiting"?i`<${qo} chairs=${a} name=${r} onsit=${l} busy=${t} />`:null}
		<a class="button plain" href="/">${o("page.home")}</a>
	</section>`}var Jg=1e4;function I2({rest:e}){let t=e[0]??"",n=ws(t);return n?i`<${q2} to=${n} />`:i`<${F2} key=${t} id=${t} />`}function q2({to:e}){return O(()=>Z(`/t/${e}`,{replace:!0}),[e]),null}function F2({id:e}){let t=ye(()=>new Ii(e,(a,r)=>new Wi(a,r)),[e]);O(()=>()=>t.close(),[t]);let n=t.port.refused.value,s=t.showing.shown.value;if(n)return i`<${z2} why=${n} table=${t} chairs=${s?.message.table.chairs??[]} />`;if(!s){let a=qt.value&&!we(e);return i`<main id="main" tabindex="-1" class="table"><div class="opening" role="status">
			<p>${o(a?"page.out.table":"page.opening")}</p>
			${a?i`<p><a class="button" href="/">${o("page.nowhere.go")}</a></p>`:null}
			<${ip} unsent=${t.unsent} />
		</div></main>`}return i`<${H2} table=${t} />`}function z2({why:e,table:t,chairs:n}){let[s,a]=b(null),r=n.filter(l=>T.value&&l.player&&l.player!==T.value.id&&!we(t.id));return i`<${V} title=${o(e.status===404?"page.table.none":"page.table.refused")} text=${L(e)}>
		<p><a class="button" href="/">${o("page.nowhere.go")}</a></p>
		${r.map(({player:l="",name:c=""})=>i`<p><${k} plain say=${o("page.complain.title",{name:c})}
			onclick=${()=>a({id:l,name:c})} /></p>`)}
		${s?i`<${Er} table=${t.id} whom=${s} talk=${t.talk.value} onclose=${()=>a(null)} />`:null}
	<//>`}function H2({table:e}){let[t,n]=b(""),{message:s,full:a}=e.showing.shown.value,{view:r,seat:l}=s,{stage:c,chairs:p}=s.table,u=Wo(s),{variant:d="standard",rules:$,deals:m,games:h}=e.settled.value.settings,f=re(d,$),g=!!(r?.options&&e.current.value),v=`${g?"● ":""}${o(`variant.${d}`)} · Ninety-Nine`;O(()=>{document.title=v},[v]),O(()=>{g||Sd(e.id)},[g,T.value?.id]),O(()=>{we(e.id)||Fm().catch(()=>{})},[e]),O(()=>{we(e.id)&&c==="playing"&&i$()},[c==="playing"]),uA(e,n),ci(),Rg(),O(()=>Wa.clear(),[r?.deal,r?.game]),aA(p.some(st=>st.until!==void 0)),rA(r,a?.gone??!1);let w=oA(r),y=c==="waiting"&&r?.phase!=="over";O(()=>{c==="waiting"&&r?.phase==="over"&&Ht("match",e.id)&&bs("report",e.id)},[c]);let x=_n(f,r?.phase),A=r?.phase==="over"&&(c==="between"||c==="waiting")&&!a,j=()=>i`<${ym} table=${e.id} names=${u} about=${kr(f,m,h)} view=${r} />`,N=Zg(e,s)&&r!==void 0&&!y;pA(e,N,!y&&r?.phase!==void 0&&!A);let W=e.busy.value!==""||e.waits.value>0||e.thinking.value,R={table:e,message:s,names:u,variant:f,laid:x},F=to(e,s),ce=F||e.advice.value?"hinted":"";return i`<${ln.Provider} value=${Nt(r)}>
		<main id="main" tabindex="-1" class="table" aria-busy=${W} data-stage=${c} data-phase=${r?.phase??""}>
		${E.spoken.value?i`<${rg} table=${e} variant=${f} />`:null}
		<${Z2} table=${e} message=${s} panel=${t} onpanel=${n} beside=${N} />
		<${Vh} table=${e} />
		<div class="spread">
			<div class=${`board of-${r?Ye(r):0} ${A?"sheeted":""} ${ce}`}>
				${r&&r.phase!==void 0&&!y&&l!==void 0?i`<${eA} ...${R} />`:null}
				${F?i`<${sg} ...${R} />`:i`<${G2} table=${e} variant=${f} />`}
				<${K2} ...${R} full=${a} waiting=${y} between=${A} fresh=${w} />
				${r&&!y&&l===void 0?i`<${J2} table=${e} message=${s} />`:null}
			</div>
			${r&&!y?i`<aside class=${`side ${N?"talks":""}`}>
						<div class="scoring"><h2>${o("score.title")}</h2>${j()}</div>
						${N?i`<${Ug} table=${e} message=${s} />`:null}
					</aside>`:null}
		</div>
		<${U2} ...${R} panel=${t} onpanel=${n} scores=${j} />
		</main><//>`}function K2({table:e,message:t,names:n,variant:s,laid:a,full:r,waiting:l,between:c,fresh:p}){let{view:u,seat:d}=t,{stage:$,chairs:m}=t.table;if($==="mixing"||!l&&(!u||u.phase===void 0))return i`<div class="felt empty"><p class="opening">${o("waiting.table")}</p></div>`;if(l||!u){let{settings:f,host:g}=e.settled.value;return i`<div class="felt empty">
			<${Hm} id=${e.id} message=${t} settings=${f} host=${g} me=${T.value?.id??""}
				ondo=${Ep(e)} busy=${e.waits.value>0} onready=${()=>e.ready()} />
		</div>`}let h={table:e,message:t,names:n,variant:s};return i`<${Mn} view=${u} variant=${s} names=${n} me=${d??0} elsewhere=${d}
		laid=${a} full=${r} played=${X2(e,t,n)} pending=${V2(e.busy.value)}
		unsent=${bi(e.unsent).some(f=>f.command.do==="act")}
		said=${c?void 0:cA(e)} chairs=${lA(e,m)} now=${e.now()}
		over=${c?"sheeted":""} aloud=${!E.spoken.value} onhurry=${()=>e.showing.hurry()}>
		<${Wd} view=${u} names=${n} />
		<${tf} view=${u} names=${n} lies=${r!==null} />
		${c?i`<${Em} ...${h} fresh=${p} />`:i`<${Y2} ...${h} />`}
	<//>`}var J2=({table:e,message:t})=>i`<${Kg} message=${t} busy=${e.waits.value>0} ondo=${Ep(e)} />`;function U2({table:e,message:t,names:n,panel:s,onpanel:a,scores:r}){let{view:l}=t,c=()=>a(""),p=(u,d,$=!1)=>i`<${I} key=${u} title=${o(u)} broad=${$} onclose=${c}>${d}<//>`;switch(s){case"tricks":return l&&p("tricks.title",i`<${Yt} view=${l} names=${n} />`,Ye(l)>3);case"last":return l&&p("page.lasttrick",i`<${Yt} view=${l} names=${n} last />`);case"talk":return p("page.talk",i`<${Ug} table=${e} message=${t} />`);case"score":return p("score.title",r(),!0);case"rules":return i`<${Fg} settings=${e.settled.value.settings} onclose=${c} />`;case"keys":return i`<${Oh} onclose=${c} />`;case"more":return i`<${qg} table=${e} message=${t} onpanel=${a} onclose=${c} />`;default:return null}}function G2({table:e,variant:t}){let n=e.advice.value;if(!n)return null;let s=z(n.advice.act.replace(/^lay /,"")),a=n.advice.act.startsWith("lay "),r=a&&s.every(l=>e.chosen.value.has(l));return i`<${Lr} key=${n.about} title=${o("page.hint")} onclose=${()=>e.dismiss()}>
		<${Ms} advice=${n.advice} variant=${t}>
			<button type="button" class="button chief take" onclick=${()=>r?Qg()?.click():e.heed()}>
				${o(r?"page.lay":a?"page.hint.choose":"page.hint.take")}
			</button>
		<//>
	<//>`}function Ug({table:e,message:t}){let n=t.muted??[],[s,a]=b(0),r=B(async()=>n.length>0?(await Xe()).players:[],n.join(),s).value??[],l=(p,u)=>{e.act({do:u,text:p,on:!1}).then(()=>a(s+1))},c=n.map(p=>{let u=t.table.chairs.find($=>$.player===p),d=r.some($=>$.id===p&&$.block);return{id:p,name:u?.name??o("page.watching"),blocked:d}});return i`<${Wm} talk=${e.talk.value} muted=${c} onsay=${Gg(e)} onhear=${l} />`}var Ep=e=>async t=>{let n=T.value===null;if(await le(()=>_o(o("page.guest"))))return n&&e.port.again(),e.act(t)},Gg=e=>t=>Ep(e)({do:"chat",text:t}),V2=e=>e.startsWith("play ")?e.slice(5):null;function Z2({table:e,message:t,panel:n,onpanel:s,beside:a}){let{view:r}=t,[l,c]=b(e.newest.peek()?.seq??0),p=e.talk.value.filter(g=>g.seq>l&&g.by!==T.value?.id).length,u=e.talk.value.at(-1)?.seq??0;O(()=>{n==="talk"&&c(g=>Math.max(g,u))},[n,u]);let{variant:d="standard",rules:$,day:m,from:h,games:f}=e.settled.value.settings;return i`<header class="head">
		<a class="mark" href="/" aria-label=${`99 – ${o("page.home")}`}>99</a>
		<div class="where">
			${r?.phase!==void 0?i`<${Xt} trump=${En(r)} unsure=${!r.trump} explains />`:null}
			<h1>${o(`variant.${d}`)}</h1>
			${$&&!m?i`<span class="soft">${o("page.house")}</span>`:null}
			${r&&r.phase!==void 0?i`<span class="soft">${m||h?o("game.once",{what:m?"day":"other"}):o(f===1?"page.home.on.deal":"page.deal",{n:r.deal+1,deal:r.deal+1,game:r.game+1})}</span>`:null}
		</div>
		<nav aria-label=${o("page.table.menu")}>
			<button type="button" class="button plain scorer" onclick=${()=>s("score")}>${o("score.title")}</button>
			<button type="button" class="button plain tricker" onclick=${()=>s("tricks")}>${o("page.tricks")}</button>
			${iA(e,t)?i`<button type="button" class=${`button plain ${a?"talker":""}`} onclick=${()=>s("talk")}>
						${o("page.talk")}${p?i` <span class="unread">${p}</span>`:null}
					</button>`:null}
			<${k} plain onclick=${()=>s("more")} say=${o("page.more")} />
		</nav>
	</header>`}var io=(e,t)=>e.current.value&&!t.table.paused?t.view?.options:void 0;function Q2(e,t,n,s){let{deal:a,phase:r,dealer:l,seat:c}=n;O(()=>{if(E.spoken.peek())return;let[d,$,m]=[l===c?"yes":"no",s[l??-1]??"",En(n)],h=n.trump??(m?"stay":"unnamed");M(o("page.dealt",{you:d,dealer:$,kind:h,trump:U(m)}),!0)},[a]);let p=ye(()=>e,[t,a,r]),u=t?r==="play"?"":p:e;O(()=>{u.trim()&&!E.spoken.peek()&&M(u,!0)},[u])}function Y2({table:e,message:t,names:n,variant:s}){let a=t.view,r=io(e,t),l=e.busy.value!=="",{paused:c=!1}=t.table,{full:p}=e.showing.shown.value??{},u=Up.value.has(e.id),d=r?.kind==="offer"&&e.intended.value!=="",$=d||r?.kind==="offer"&&l?void 0:r,m=Mh({...a,options:$},n,c,p,u),h=r?.kind==="play"&&e.chosen.value.size>0,f=bi(e.unsent).some(N=>N.command.do==="act"),g=f?o("page.unsent.act"):h?o("page.tap.again"):m;Q2(g,!$&&!f&&!p&&!c&&!u&&a.phase!=="over",a,n);let v=N=>e.lay(N),w=N=>e.play(N),y=N=>r&&N.stopPropagation(),x=e.advice.value?.advice.act,A={lay:"laying",name:"naming",offer:"offering",play:""}[r?.kind??"play"],j=`asking ${r?"asked":""} ${A}`;return i`<section class=${j} aria-label=${o("page.yours")} onclick=${y}>
		<${oc} table=${e} message=${t} names=${n} />
		<${yc} view=${a} variant=${s} seat=${a.seat} bid=${a.bid} />
		<p class="ask">${g}</p>
		${r?.kind==="lay"?i`<${Vs} options=${r} chosen=${e.chosen.value} variant=${s} busy=${l} waits=${f}
				premiums=${!to(e,t)||ki(e,a)} onlay=${v} slots />`:null}
		${r?.kind==="offer"&&!d?i`<${ui} options=${r} variant=${s} busy=${l} onact=${w} best=${x} />`:null}
		${r?.kind==="name"?i`<${di} options=${r} busy=${l} onact=${w} best=${x} />`:null}
	</section>`}function Vg(e,t){let n=t.view,s=io(e,t),a=e.chosen.value,r=s&&(s.kind==="lay"||s.kind==="play")?new Set(z(s.from)):null,l=u=>{let d=new Set(s?.kind==="lay"?a:[]);if(a.has(u))d.delete(u);else if(d.size<(s?.pick??1))d.add(u);else return M(o("lay.full",{n:d.size}));e.chosen.value=d},c=u=>{if(!r&&n.phase==="play"){e.next.value=e.next.value===u?"":u,e.showing.shown.peek()?.full&&e.showing.skip();return}if(r){if(!r.has(u))return M(Nh(s));e.play(`play ${u}`)}},p=r?_a(e.advice.value?.advice):new Set;return{can:r,chosen:a,best:p,onpick:l,onplay:c}}function X2(e,t,n){let s=t.view,a=ls(s),r=s.shown?.[a]?.hand,l=s.control!==void 0&&s.control===t.seat;if(s.phase!=="play"||!l||r===void 0)return null;let{can:c,best:p,...u}=Vg(e,t),d=io(e,t)?.seat===a,$=i`<${nn} cards=${Ve(z(r),ge,s.trump)} ...${u} can=${d?c:null}
		best=${d?p:void 0}
		onplay=${d?u.onplay:()=>{}} label=${n[a]} open twice=${!1} />`;return{seat:a,hand:$}}function eA({table:e,message:t,names:n,variant:s,laid:a}){let r=t.view,l=t.seat,c=e.busy.value,p=io(e,t),u=p?.kind==="lay",d=e.next.value,$=p?.seat!==void 0,{can:m,chosen:h,best:f,onpick:g,onplay:v}=Vg(e,t),w=$o(r,l).filter(j=>`play ${j}`!==c),y=e.showing.shown.value?.full,x=Id(r,s).join(" "),A=u&&E.values.value&&p?.worth?bt(p.worth):null;return i`<section class=${`mine ${p?"asked":""}`} aria-label=${o("page.yourhand")}>
		<div class="me">
			<${en} view=${r} variant=${s} seat=${l} name=${n[l]} place="south" own
				chair=${t.table.chairs[l]} now=${e.now()} open=${null} winner=${y?.winner===l} laid=${a} />
			${r.aside&&!u?i`<p class="laid"><span class="unseen">${o("page.aside")}</span>${ve(r.aside)}</p>`:null}
			${x?i`<p class="keeping">${x}</p>`:null}
		</div>
		<${sA} table=${e} message=${t} variant=${s} />
		${t.table.chairs.filter(j=>j.player).length>1?i`<${Lm} onsay=${Gg(e)} />`:null}
		<${nn} cards=${w} can=${$?new Set:m} chosen=${d?new Set([d]):h}
			best=${$?void 0:f} values=${A} label=${o("page.yourhand")} twice=${u} onpick=${g}
			onplay=${$?()=>M(o("page.dummy.turn")):v} />
	</section>`}function tA({view:e,seat:t=-1}){return!!(e?.aside||e?.offers?.[t]||e?.played?.some(n=>n!==""))}function nA({view:e,seat:t=-1},n){return e?.options?!1:e?.phase==="lay"?!!e.aside:e?.phase==="offer"&&n?.offers.how==="sealed"&&!!e.offers?.[t]}function sA({table:e,message:t,variant:n}){let{hints:s,stage:a,ask:r,redo:l=[]}=t.table,c=t.table.free||nA(t,n),p=e.busy.value!=="",u=e.thinking.value,d=i`<button type="button" class=${`button plain ${pp(e)?"nothing":""}`}
		onclick=${()=>xi(e)} aria-keyshortcuts="h"
		aria-expanded=${e.advice.value!==null} disabled=${!io(e,t)||p||u}>
		${o(u?"page.hint.thinking":"page.hint")}
	</button>`,$=tA(t)?"":"nothing",m=i`<button type="button" class=${`button plain ${$}`}
		onclick=${()=>e.takeBack()}
		disabled=${p||e.waits.value>0||r!==void 0}>${o(c?"page.undo":"page.undo.ask")}</button>`,h=a!=="waiting"&&e.settled.value.settings.undo!=="never",f=l.includes(t.seat??-1)?i`<button type="button" class="button plain redo" aria-label=${o("page.redo")} title=${o("page.redo")}
				disabled=${p||e.waits.value>0} onclick=${()=>e.redo()}>
				<svg viewBox="0 0 24 24" aria-hidden="true" focusable="false">
					<path d="M4 17a7.5 7.5 0 0 1 15-1M19 8.5V16h-7.5" />
				</svg></button>`:null;return i`<div class="tools">${s?d:null}${h?m:null}${f}</div>`}function aA(e){let[,t]=b(0);O(()=>{if(!e)return;let n=setInterval(()=>t(s=>s+1),1e3);return()=>clearInterval(n)},[e])}function oA(e){let t=P(void 0);return e?.phase!=="over"&&(t.current=e),e?.phase==="over"&&rn(t.current,e)}function rA(e,t){let n=P(e);O(()=>{for(let s of mm(n.current,e))Zn(s);n.current=e},[e]),O(()=>{t&&Zn("trick")},[t])}var Zg=(e,{table:{chairs:t}})=>e.talk.value.length>0||t.filter(n=>n.player).length>1,iA=(e,t)=>Zg(e,t)||t.seat===void 0||t.table.chairs.some((n,s)=>s!==t.seat&&!n.bot),lA=(e,t)=>e.settled.value.settings.guide?t.map(({temperament:n,...s})=>s):t,cA=e=>_m(e.talk.value,{me:T.value?.id??"",since:e.now()-Jg});function pA(e,t,n){let s=e.talk.value.at(-1);O(()=>{if(!(s&&e.now()-s.at<Jg)||E.spoken.peek()||s.by===T.peek()?.id||t&&matchMedia("(min-width: 80rem)").matches)return;let r=`${s.name}: ${Is(s)}`;M(r,n&&s.seat>=0)},[s?.seq])}var Qg=()=>document.querySelector(":is(.answer, .over > .row) .button.chief:not(:disabled)");function uA(e,t){O(()=>{function n(s){let a=s.target;if(s.defaultPrevented||s.repeat||a.closest("input, select, textarea, dialog"))return;if((s.ctrlKey||s.metaKey)&&s.key.toLowerCase()==="z")return s.preventDefault(),void(s.shiftKey?e.redo():e.takeBack());if(s.ctrlKey||s.metaKey||s.altKey)return;let l=s.key.length===1&&s.key!==" ";if(E.spoken.peek()&&l)return document.getElementById("command")?.focus();if(!pi(Yc(),s.key)){if(s.key==="h"&&e.view.peek()?.options)xi(e);else if(s.key==="Escape"&&e.advice.peek())e.dismiss();else if(s.key==="l")t("last");else if(s.key==="s")t("score");else if(s.key==="?")t("keys");else if(s.key==="ArrowLeft"||s.key==="ArrowRight")Xc()?.focus();else if(s.key===" "||s.key==="Enter"){if(a.closest("button, a, summary, .hint"))return;e.showing.hurry()||Qg()?.click()}else return;s.preventDefault()}}return document.addEventListener("keydown",n),()=>document.removeEventListener("keydown",n)},[e])}var Yg=(e,t)=>Q(e,{dateStyle:"long",...t});function Pp({label:e,onproven:t}){let[n,s]=b(""),[a,r]=b(""),{busy:l,once:c}=C(d=>r(L(d))),p=(d,$)=>{r(""),c(async()=>{let m=await $();s(""),await t(m,d)})},u=d=>{d.preventDefault();let $=/(?:#code=|^\s*)([a-z2-7]{26})\s*$/.exec(n)?.[1];p($?"link":"words",()=>Ln($?{code:$}:{words:n}))};return i`${Ps()&&!K$()?i`<p><${k} aria-busy=${l} onclick=${()=>p("passkey",G$)}
				say=${o("page.you.passkey.use")} /></p>`:Ps()&&!T.value&&location.protocol==="http:"?i`<p class="soft small">${o("page.you.passkey.site",{address:ka("localhost")})}</p>`:null}
		<form class="stack" onsubmit=${u}>
			<${K} label=${e} value=${n} oninput=${s} required autocapitalize="none" autocomplete="off"
				spellcheck="false" enterkeyhint="go" aria-invalid=${a!==""} />
			${a?i`<p class="trouble" role="alert">${a}</p>`:null}
			<p><button type="submit" class="button" aria-busy=${l}>${o("page.you.back.go")}</button></p>
		</form>`}function dA({here:e}){let t=[e.passkeys&&"passkey",e.words&&"words"].filter(Boolean),n=(t.length>0?t:["other"]).map(s=>o(`page.you.way.${s}`));return i`<p>${o("page.join.now",{player:Ze(e),n:e.matches})}
		${e.playing?` ${o("page.join.now.playing",{name:e.name})}`:null}</p>
		<p>${o(e.alone?"page.join.alone":"page.join.kept",{name:e.name,ways:D(n)})}</p>`}function Xg({proof:e,by:t,onend:n}){let{busy:s,once:a}=C(),{here:r}=e,[l,{name:c,last:p},u]=[Ze(e),e,T.value?.id===e.id],d=t==="link"&&!e.byOperator?"page.join.only.link":"page.join.only",$=()=>a(async()=>{M(o("page.you.back.done",{name:(await Ro(e)).name})),n(!0)}),m=P(null);return O(()=>m.current?.focus(),[e]),i`<section class="joining" aria-label=${o("page.join.title",{player:l})}>
		<h2 ref=${m} tabindex="-1">${o(u?"page.join.same":"page.join.title",{player:l})}</h2>
		<div class="stack">
			<p>${o(`page.join.by.${t}`,{player:l})}
				${p?` ${o("page.join.last",{name:c,day:Yg(Date.parse(p),{timeZone:"UTC"})})}`:null}
				${e.byOperator?` ${o("page.join.operator")}`:null}</p>
			${r?i`<${dA} here=${r} />`:null}
			${u?i`<p><${k} aria-busy=${s} onclick=${t==="link"?()=>n(!1):$}
					say=${o("page.you.back.go")} /></p>`:i`<div class="choose">
					<div><${k} aria-busy=${s} onclick=${$} say=${o("page.join.go",{player:l})} />
						<p class="small">${o(d,{name:c})}</p></div>
					<div><${k} onclick=${()=>n(!1)}
						say=${r?o("page.join.stay",{player:Ze(r)}):o("page.join.not")} /></div>
				</div>`}
		</div>
	</section>`}function ey({of:e,onproven:t,onjoin:n}){let[s,a]=b(!1),{busy:r,once:l}=C(),c=Ze(e),p=()=>l(async()=>t(await $(),"back")),d=(B(async()=>e.joined?void 0:gn({player:e.id}),e.id,e.joined).value?.tallies??[]).reduce((f,{matches:g,assisted:v})=>f+g+v,0),$=()=>Ln({back:!0,as:e.id}),m=()=>a(!1),h={player:c,name:e.name,n:d,day:Yg(e.until)};return i`<${Je} title=${o("page.before",{name:e.name})}>
		<p>${o(e.joined?"page.before.joined":"page.before.was",h)}</p>
		<p class="row">
			<${k} aria-busy=${r} onclick=${p} say=${o("page.before.back",{player:c})} />
			${T.value&&!e.joined?i`<${k} plain aria-haspopup="dialog" onclick=${()=>a(!0)}
					say=${o("page.before.bring",{name:e.name,me:T.value.name})} />`:null}
		</p>
		<p class="soft small">${o("page.before.until",h)}</p>
		${s?i`<${ty} of=${e} prove=${$} onjoin=${n} onclose=${m} />`:null}
	<//>`}function ty({of:e,prove:t,onjoin:n,onclose:s}){let[a,r]=b(""),[l,c]=b(!1),[p,u]=b(!1),{busy:d,once:$}=C(f=>{f instanceof H&&f.why==="join-hand"?c(!0):r(L(f))}),m={player:Ze(e),name:e.name,me:T.value?.name??""},h=()=>$(async()=>{r("");let{code:f}=await t();await mu({code:f,as:e.id,me:T.peek()?.id??"",hand:p}),mr(e.id),M(o("page.join.done",m)),s(),n(),await _e("there")});return i`<${I} title=${o("page.before.bring",m)} onclose=${s}
		actions=${i`<${k} chief aria-busy=${d} disabled=${l&&!p} onclick=${h}
			say=${o("page.before.bring",m)} />`}>
		<ul>${["matches","people","keys","undo"].map(f=>i`<li key=${f}>${o(`page.join.${f}`,m)}</li>`)}</ul>
		${l?i`<${Se} label=${o("page.join.hand",m)} checked=${p} onchange=${u} />`:null}
		${a?i`<p class="trouble" role="alert">${a}</p>`:null}
	<//>`}function ny({onjoin:e}){let[t,n]=b(!1),[s,a]=b(null),r=()=>(n(!1),a(null)),l=c=>{c.id===T.peek()?.id?M(o("page.join.same",{player:Ze(c)})):a(c)};return i`<${Je} title=${o("page.other")}>
		<p>${o("page.other.about",{name:T.value?.name??""})}</p>
		<p><${k} aria-haspopup="dialog" onclick=${()=>n(!0)} say=${o("page.other.go")} /></p>
		${s?i`<${ty} of=${s} prove=${async()=>s} onjoin=${e} onclose=${r} />`:t?i`<${I} title=${o("page.other")} onclose=${r}>
					<p>${o("page.other.prove")}</p><${Pp} label=${o("page.other.words")} onproven=${l} /><//>`:null}
	<//>`}var sy=e=>Q(e,{dateStyle:"medium"});function $A({of:e,sole:t,onend:n}){let s=Q(Date.parse(e.seen),{dateStyle:"medium",timeZone:"UTC"}),a=[e.byOperator&&o("page.you.key.operator"),e.from&&o("page.you.key.from",{time:Q(e.from)}),e.made&&o("page.you.key.made",{day:sy(e.made)}),o("page.you.key.seen",{day:s})];return i`<li class="row">
		<span><b>${o(`page.you.key.${e.this?"this":e.kind}`)}</b> ${e.label}
			<br /><span class="soft small">${a.filter(Boolean).map(r=>i`<span>${r}</span>${" "}`)}</span></span>
		${e.this?!t&&i`<a class="button plain" href="/settings">${o("page.choices.leave")}</a>`:i`<${k} plain onclick=${n} say=${o("page.you.key.end")} />`}
	</li>`}var mA=({words:e,onclose:t})=>i`<${I} title=${o("page.you.words")} onclose=${t}
	actions=${i`<${k} onclick=${()=>print()} say=${o("page.you.words.print")} />`}>
	<p>${o("page.you.words.about")}</p>
	<p class="words"><b>${e}</b></p>
<//>`;function fA({all:{joined:e=[],acts:t=[]},again:n}){let{busy:s,once:a}=C(),r=l=>a(async()=>{await Oo({player:l.id}),M(o("page.join.undone",{what:Ze(l)})),n(),await _e("there")});return e.length+t.length===0?null:i`<${Je} title=${o("page.you.lately")}>
		<ul class="held">
			${e.map(l=>i`<li key=${l.id} class="row">
				<span>${o("page.you.joined",{player:Ze(l)})}
					<br /><span class="soft small">${o("page.you.joined.until",{day:sy(l.until)})}</span></span>
				<${k} plain aria-busy=${s} onclick=${()=>r(l)} say=${o("page.you.joined.undo")} />
			</li>`)}
			${t.map(l=>i`<li key=${l.at} class="row">
				<span>${o(`page.you.act.${l.act}`)}
					<br /><span class="soft small">${Q(l.at)}${l.reason?` · ${l.reason}`:""}</span></span>
			</li>`)}
		</ul>
	<//>`}function hA(e,t){if(e.kind==="push")return o("page.you.told.end");let n=Es(t.filter(s=>s.id!==e.id));return[o("page.you.key.end.about",{key:Ll(e)}),e.kind==="passkey"&&o(_l()?"page.you.key.end.passkey":"page.you.key.end.passkey.stays"),n.ways.length===0&&o("page.you.key.end.last")].filter(Boolean).join(" ")}function gA({all:e,again:t}){let[n,s]=b(null),[a,r]=b(""),[l,c]=b(""),{busy:p,once:u}=C(),d=()=>s(null),$=R=>le(R).then(()=>(d(),t())),{words:m,elsewhere:h,lasting:f,ways:g}=Es(e.keys),v=f.length>0,w=[o("page.you.others.about"),v&&o("page.you.others.stay",{ways:D(f)})],y=`page.you.keep.${v?"safe":h?"elsewhere":"about"}`,x=async()=>c(`${location.origin}/#code=${(await Vi()).code}`),A=ka(e.site),j=async()=>location.assign(`${A}/you#code=${(await Vi()).code}`),N=async()=>r((await yu()).words),W=async()=>{await U$(e),M(o("page.you.passkey.made")),t()};return i`<${Je} title=${o("page.you.keys")}>
			<ul class="held">
				${e.keys.map(R=>i`<${$A} key=${R.id} of=${R} sole=${e.keys.length===1}
					onend=${()=>s(R)} />`)}
			</ul>
			${h?i`<p><${k} onclick=${()=>s("others")} say=${o("page.you.others")} /></p>`:null}
		<//>
		<${Je} title=${o("page.you.keep")}>
			<p>${o(y,{ways:D(g)})}</p>
			<p class="row">
				${Ps()&&fr(e.site)?i`<${k} aria-busy=${p} say=${o("page.you.passkey.add")} onclick=${()=>u(W)} />`:null}
				<${k} aria-busy=${p} say=${o("page.you.words.get")}
					onclick=${()=>m?s("words"):u(N)} />
				<${k} aria-busy=${p} onclick=${()=>u(x)} say=${o("page.you.device")} />
			</p>
			${Ps()&&!fr(e.site)?i`<p class="row soft small"><span>${o("page.you.passkey.site",{address:A})}</span>
					<${k} plain aria-busy=${p} onclick=${()=>u(j)}
						say=${o("page.you.passkey.there",{name:e.name})} /></p>`:null}
			${l?i`<p>${o("page.you.device.about")}</p><${Lt} link=${l} label=${o("page.you.device.link")} />`:null}
		<//>
		${a?i`<${mA} words=${a} onclose=${()=>(r(""),t())} />`:null}
		${n==="words"?i`<${ze} title=${o("page.you.words.get")} text=${o("page.you.words.again")} yes=${o("page.you.words.get")}
					onyes=${()=>le(N).then(d)} onclose=${d} />`:n==="others"?i`<${ze} title=${o("page.you.others")} yes=${o("page.you.others")}
						text=${w.filter(Boolean).join(" ")}
						onyes=${()=>$(()=>hu())} onclose=${d} />`:n?i`<${ze} title=${o("page.you.key.end")} yes=${o("page.you.key.end")} text=${hA(n,e.keys)}
							onyes=${()=>$(()=>Ao({key:n.id}))} onclose=${d} />`:null}`}function yA(){let[e,t]=b(0),n=B(()=>au({}),e).value?.ratingHidden??!1,s=a=>le(()=>ou({hidden:a})).then(()=>t(e+1));return i`<${Je} title=${o("page.you.rating")}>
		<${Se} label=${o("page.you.rating.hide")} checked=${n} onchange=${s} />
		<p class="soft small">${o("page.you.rating.about")}</p>
	<//>`}async function bA(e){for(let t=20;;t=1){try{return await ru({before:e,limit:t})}catch(n){if(!(n instanceof H&&n.status===429))throw n}await new Promise(n=>setTimeout(n,2e3))}}async function vA(){let e={};for(let n="";n!==void 0;){let s=await bA(n);for(let[a,r]of Object.entries(s))if(Array.isArray(r)){e[a]??=new Map;for(let l of r)e[a].set(JSON.stringify(l),l)}else a!=="before"&&(e[a]=r);n=s.before||void 0}let t=JSON.stringify(e,(n,s)=>s instanceof Map?[...s.values()]:s,"	");Bt(new Blob([t],{type:"application/json"}),"ninety-nine.json")}function wA({all:e}){let{name:t}=e,[n,s]=b(!1),[a,r]=b(""),{busy:l,once:c}=C(),p=()=>s(!1),u=async()=>{for(let{id:d,shared:$}of mt())$&&await ao(d);await iu({name:t}),xa(e.site,{id:e.id,name:"",keys:[]}),Co(null),M(o("page.you.erase.done"))};return i`<${Je} title=${o("page.you.data")}>
		<p>${o("page.you.data.about")}</p>
		<p class="row"><${k} aria-busy=${l} onclick=${()=>c(vA)} say=${o("page.you.data.get")} />
			<${k} aria-haspopup="dialog" onclick=${()=>s(!0)} say=${o("page.you.erase")} /></p>
		${n?i`<${I} title=${o("page.you.erase")} onclose=${p}
					actions=${i`<${k} chief disabled=${a.trim()!==t} say=${o("page.you.erase")}
						onclick=${()=>le(u).then(p)} />`}>
					<p>${o("page.you.erase.about")}</p>
					${Es(e.keys).passkey&&!_l()?i`<p>${o("page.you.erase.passkey")}</p>`:null}
					<${K} label=${o("page.you.erase.name",{name:t})} value=${a} oninput=${r} />
				<//>`:null}
	<//>`}function kA(){let[e,t]=b(0),[n,s]=b(Do.peek()),[a,r]=b(null),l=T.value?.id,c=B(async()=>{if(!l||ne.value)return;let f=await na();return xa(f.site,f),f},l,e,ne.value),p=c.value?.id===l?c.value:void 0,u=p||!l||c.wrong;if(O(()=>Do.subscribe(f=>{f&&(Do.value=null,s(f),r(f.proof?{proof:f.proof,by:"link"}:null))}),[]),ne.value)return i`<${V} title=${o("page.you")} text=${o("page.you.here")} />`;if(!bn.value)return i`<${V} title=${o("page.you")} />`;let d=()=>t(e+1),$=(f,g)=>r({proof:f,by:g}),m=f=>{r(null),s(null),n&&!(f&&aa.peek().length>0)&&Z(n.to)},h=i`<${Je} title=${o("page.you.back")}>
		${n?.refusal?i`<p class="trouble" role="alert">${L(n.refusal)}</p>`:null}
		<p>${o("page.you.back.about")}</p>
		<${Pp} label=${o("page.you.back.typed")} onproven=${$} />
	<//>`;return i`<main id="main" tabindex="-1" class="choices">
		<h1>${o("page.you")}</h1>
		${a?i`<${Xg} ...${a} onend=${m} />`:i`${n?h:null}
				${l&&p?i`<p class="row"><span>${o("page.you.are",{name:p.name})}<span class="soft">·${p.tag}</span></span>
						<a href="/settings">${o("page.you.rename")}</a> <a href="/people">${o("page.people")}</a></p>`:null}
				${(u?aa.value:[]).filter(({id:f})=>!p?.joined?.some(g=>g.id===f)).map(f=>i`<${ey} key=${f.id} of=${f} onproven=${$} onjoin=${d} />`)}
				${l&&p?i`<${fA} all=${p} again=${d} />
						<${gA} all=${p} again=${d} />
						<${ny} onjoin=${d} />
						<${yA} />
						<${wA} all=${p} />`:null}
				${n?null:h}`}
	</main>`}export{Fw as Awaited,Cv as Banned,ib as Bids,zb as Choices,zl as Create,Mv as Daily,zw as Edition,Dk as Endings,hc as Evenings,Hx as Event,u0 as Events,Vx as FriendNews,Zx as FriendNotice,$1 as Group,J1 as Learn,Db as New,fS as OnNow,nS as Operate,gO as Pads,o1 as People,hw as PlayerCard,AO as Privacy,TO as Problems,bv as Ratings,kv as Records,bk as Replay,qO as Report,xy as Rules,t0 as Slips,t2 as Statistics,I2 as Table,ii as TableRows,kA as Who};
