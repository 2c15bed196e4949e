import{$ as Ve,$a as P,$b as jp,$c as lu,$d as An,Aa as Xt,Ab as Pt,Ac as Up,Ad as lo,Ae as _u,B as Xc,Ba as rp,Bb as We,Bc as Gp,Bd as co,Be as Fu,C as o,Ca as Un,Cb as Ua,Cc as Vp,Cd as po,Ce as zu,D as Ne,Da as en,Db as J,Dc as fi,Dd as rn,De as vo,E as S,Ea as Fa,Ec as Zp,Ed as Ou,Ee as Hu,F as ie,Fa as ip,Fb as fp,Fc as Yn,Fd as Rs,G as Se,Ga as za,Gb as Ga,Gc as hi,Gd as Pe,Ge as ki,H as L,Hb as ui,Hc as Qp,Hd as uo,I as G,Ib as hp,Ic as Yp,Id as Je,Ie as Ku,J as Ce,Ja as lp,Jb as xn,Jc as eo,Jd as $o,K as Fe,Kb as gp,Kc as to,Kd as Au,L as oe,La as kn,Lb as yp,Lc as Xp,Ld as et,Le as Ju,M as Ct,Ma as Z,Mb as bp,Mc as eu,Md as mo,Me as Uu,N as ep,Na as he,Nb as Va,Nc as Xn,Nd as es,O as E,Oa as cp,Ob as di,Oc as tu,Od as fo,P as tp,Pa as z,Pb as vp,Pc as no,Pd as Mu,Pe as Gu,Qa as Gn,Qb as wp,Qc as gi,Qd as Ze,Qe as Vu,R as zn,Ra as pp,Rb as kp,Rc as nu,Rd as rt,S as W,Sb as xp,Sc as su,Sd as ho,T as me,Ta as Ha,Tb as ot,Tc as au,Td as wi,U as Hn,Ua as up,Ub as Sp,Uc as yi,Ud as Dt,V as de,Va as pi,Vb as Op,Vc as bi,Vd as ts,W as Ia,Wa as dp,Wb as Ap,Wc as ou,Wd as go,X as ze,Xa as le,Xb as an,Xc as so,Xd as yo,Y as qa,Ya as Vn,Yb as Mp,Yc as ao,Yd as Tu,Z as yn,Za as T,Zb as Tp,Zc as ru,Zd as ju,_ as xt,_a as ce,_b as Za,_c as iu,_d as bo,a as Ra,aa as Kn,ab as j,ac as Sn,ad as cu,ae as se,b as Gc,ba as bn,bb as He,bc as Np,bd as oo,be as Nu,c as $t,ca as ri,cb as tn,cc as Qa,cd as pu,ce as be,d as Bs,da as ii,db as Ka,dc as Bp,dd as uu,de as Ws,e as Vc,ea as Jn,eb as ee,ec as $i,ed as du,ee as Bu,fa as li,fb as C,fc as Ds,fd as $u,fe as ke,g as y,ga as vn,gb as k,gc as Ep,gd as mu,h as x,ha as _a,hb as U,hc as Ya,hd as fu,he as Ot,i as we,ia as np,ic as Cp,id as hu,j as B,ja as mt,jb as q,jc as mi,jd as gu,k as je,ka as Vt,kb as Ke,kc as Pp,kd as yu,ke as it,la as sp,lb as te,lc as Dp,ld as vi,le as Eu,m as Wa,ma as Es,mb as K,mc as Lp,md as bu,me as Mn,n as Xe,na as wn,nb as Ja,nc as Rp,nd as on,ne as Qe,o as D,oa as Zt,ob as I,oc as Wp,od as ro,oe as Cu,p as Gt,pa as Qt,pb as _,pc as On,pd as io,pe as Pu,q as at,qa as pe,qb as ye,qc as Ip,qd as vu,qe as ns,r as i,rb as Zn,rc as qp,rd as wu,re as Du,s as Zc,sa as fe,sb as Y,sc as _p,sd as ku,se as Lu,t as kt,ta as Cs,tb as V,tc as Fp,td as xu,u as Qc,ua as ci,ub as X,uc as zp,ud as Su,ue as Ru,v as oi,va as ap,vb as Ps,vc as Xa,vd as Ls,ve as Wu,w as Yc,wa as op,wb as nn,wc as Hp,wd as M,we as Iu,x as re,xa as Yt,xb as $p,xc as Kp,xd as Oe,ya as ft,yb as sn,yc as Jp,yd as Ie,ye as qu,za as St,zb as mp,zc as Qn,ze as ss}from"./chunk.js";function wo(e,t){let n=()=>new Promise((s,a)=>{let r=indexedDB.open(e,1);r.onupgradeneeded=()=>r.result.createObjectStore(t),r.onsuccess=()=>s(r.result),r.onerror=()=>a(r.error)});return async(s,a,r)=>{let l=await n();try{return await new Promise((c,p)=>{let u=l.transaction(t,s,r),d=a(u.objectStore(t));u.oncomplete=()=>c(d.result),u.onabort=()=>p(u.error)})}finally{l.close()}}}var as,Zu=wo("ninetynine","records");async function Qu(e){as=e;try{await Zu("readwrite",t=>t.put(e,"mine"))}catch{}}async function os(){if(as)return as;try{as=await Zu("readonly",e=>e.get("mine"))}catch{as=void 0}return as}async function Tn(e,t,n,s){let{table:a,...r}=n;if(a!=="mine")return e(n,{signal:s});let l=await os();return t(r,{body:l?.bytes??new Blob,signal:s})}async function ko(e){let t=new Uint8Array(await e.slice(0,4).arrayBuffer());if(!(t[0]===40&&t[1]===181))return t[0]!==31||t[1]!==139?e.text():new Response(e.stream().pipeThrough(new DecompressionStream("gzip"))).text()}var qe=1200,tt=["bid","premium","trump","play"],Yu=e=>e.bid+e.premium+e.trump+e.play;function Is(e,t){let n=10**t,s=qe/n,a=p=>Math.floor(p/s),r=e.map(p=>({size:Math.abs(p),units:a(p),left:p-s*a(p)})),l=e.reduce((p,u)=>p+u,0),c=Math.sign(l)*Math.round(Math.abs(l)/s)-r.reduce((p,u)=>p+u.units,0);for(let p of[...r].sort((u,d)=>d.left-u.left||d.size-u.size).slice(0,c))p.units++;return r.map(({units:p})=>p/n||0)}function Si(e,t,n,s=!1,a=[]){let r={you:n?"yes":"no",name:t,one:n&&s?"yes":"no"};if(Yu(e)===0)return o("page.report.clean",r);let l=Is(tt.map($=>e[$]),0),c=l.reduce(($,m)=>$+m,0);if(c===0)return o("page.report.little",r);let p=a.filter($=>$.phase==="offer"),u=p.length&&p.every($=>$.act==="pass")?"yes":"no",d=tt.flatMap(($,m)=>{let f=l[m]??0;return f?[o(`page.report.part.${$}`,{all:f===c?"yes":"no",n:S(f),passed:u})]:[]});return o("page.report.line",{...r,n:c,parts:d.join(", ")})}var lt=e=>e.judged<e.of||e.rough>0,rg=30,Oi=({wait:e=0})=>e<rg?"":` ${o("page.report.togo",{n:Math.round(e/60)})}`,xo=e=>(e.judged<e.of?o("page.report.judging",{n:e.judged,of:e.of}):o("page.report.rough",{n:e.rough}))+Oi(e);function ig(e,{lost:t,lie:n,seat:s},a){if(lt(e))return o("page.report.coming")+Oi(e);let r=Si(t,"",!0,!0,e.deals[0]?.mistakes.filter(l=>l.seat===s));return a&&Yu(t)<qe/2&&Math.round(n/qe)<0?o("page.report.unlucky",{line:r}):r}var Xu=(e,t)=>e&&!lt(e)?e.deals[0]?.squares?.[t]??"":"";function jn(e,t,n){let[s,a]=y({});return x(()=>{let r=!0,l=async()=>{for await(let c of qs(e,t,n,()=>r))a({told:c})};return a({}),Ka(l,c=>a(p=>({...p,wrong:P(c)})),()=>r),()=>{r=!1}},[e,t,n]),s}async function*qs(e,t,n,s,a=void 0){for(;s();){let r=await lg(e,t,n,a);if(!s()||(yield r,!lt(r)))return;let l=Math.min(15e3,Math.max(500,100*(r.wait??0)));await new Promise(c=>setTimeout(c,l))}}var xi=new Map;async function lg(e,t,n,s){let a=`${e} ${t} ${n}`,r=()=>Tn(Kp,Gp,{table:e,match:t,deal:n,patient:s});if(e==="mine")return r();let l=xi.get(a)??r().finally(()=>xi.delete(a));return xi.set(a,l),l}function ed({seat:e,table:t}){let n=t.stage==="waiting";return e!==void 0&&(n||t.open&&t.chairs.filter(s=>s.player).length===1)}function td({table:e,match:t,deal:n,seat:s,failed:a}){let{told:r,wrong:l}=jn(e,t,n),c=r?.deals[0]?.accounts[s];if(l&&!r)return null;let p=r&&c?ig(r,c,a):o("page.report.coming")+(r?Oi(r):"");return i`<p class="report-line" role="status" aria-busy=${!r||lt(r)}>
		<a href=${`/report/${e}/${t}/${n}?seat=${s}`} aria-disabled=${!c}>${p}</a>
	</p>`}function ln(e){let t=Math.max(...e);return e.some(n=>n!==0)&&e.filter(n=>n===t).length===1?e.indexOf(t):-1}var _s=e=>e.totals.map((t,n)=>t-(e.points?.[n]??0));function cn(e){let t=_s(e),n=ln(e.totals);return e.phase==="over"&&t.some(s=>s!==0)&&n!==ln(t)?n:-1}var Ai=800,cg=2600;function nd({from:e=0,to:t,after:n}){let[s,a]=y(e);return x(()=>{if(!n||e===t)return;let[r,l]=[0,0],c=p=>{l||=p+n;let u=Math.min(1,Math.max(0,p-l)/Ai);a(Math.round(e+(t-e)*(1-(1-u)**3))),u<1&&(r=requestAnimationFrame(c))};return r=requestAnimationFrame(c),()=>cancelAnimationFrame(r)},[n>0]),!n||s===t?i`${S(t)}`:i`<span class="counted">
		<span class="end">${S(t)}</span><span aria-hidden="true">${S(s)}</span>
	</span>`}function sd(e,t,n){let{closed:s,points:a=[],made:r=[],seat:l=-1}=e;return n?"match":s?"game":a.includes(99)?"best":r[l]&&e.premium?.[l]?"premium":t>1&&r.slice(0,t).every(Boolean)?"all":r[l]?"made":""}function ad({what:e}){return e?i`<p class="stamp" data-what=${e} aria-hidden="true"><span>${o(`page.stamp.${e}`)}</span></p>`:null}var od=()=>i`<p class="flourish" aria-hidden="true">
	${[..."♣♦♥♠"].map(e=>i`<span key=${e}>${e}</span>`)}
</p>`;function Fs({from:e,after:t=0}){let n=B(null);return we(()=>{let s=e&&!zn()?document.querySelector(e)?.getBoundingClientRect():void 0,a=n.current?.getBoundingClientRect();if(!s||!a||!a.width||document.hidden)return;let r=[{translate:`${s.right-a.right}px ${s.top-a.top}px`},{translate:"0"}],l={duration:700,delay:t,easing:"cubic-bezier(0.5, 0, 0.2, 1)"},c=n.current?.animate(r,{...l,fill:"backwards"});return()=>c?.finish()},[t>0]),i`<svg class="pennant" ref=${n} viewBox="0 0 14 16" aria-hidden="true" focusable="false">
		<path d="M1 0h1.5v16H1zM3.5 1 13 4.8 3.5 8.6z" />
	</svg>`}function pg(e,t){return!t||!e||!Vt(e,t)||t.phase==="over"?[]:(t.premium??[]).map((s,a)=>({seat:a,offer:s})).filter(({seat:s,offer:a})=>a!==""&&!e.premium?.[s])}function rd({view:e,names:t}){let n=B(void 0),[s,a]=y([]),r=`${e.game} ${e.deal} ${e.phase} ${e.premium?.join()}`;x(()=>{let c=pg(n.current,e);if(n.current=e,a(c),!c.length)return;let p=setTimeout(()=>a([]),cg);return()=>clearTimeout(p)},[r]);let l=({seat:c,offer:p})=>{let[u="",d=""]=p.split(" "),$={name:t[c]??"",you:c===e.seat?"yes":"no",level:u,n:d&&` ${d}`};return i`<span key=${c}>${o("page.announced",$)}</span>`};return i`<p class="announced" role=${E.spoken.value?void 0:"status"}>${s.map(l)}</p>`}var ug=500,zs=8;function dg(e,t){let{declare:n=30,reveal:s=60}=t?.offers??{};return o(`word.${e}.is`,{declare:n,reveal:s,loss:_a(t),vulnerable:t?.score.vulnerable??10})}function $g(e,t){let n=t.getBoundingClientRect(),{offsetWidth:s,offsetHeight:a}=e,r=Math.min(Math.max(zs,n.left+n.width/2-s/2),innerWidth-s-zs),l=n.bottom+zs;e.style.left=`${r}px`,e.style.top=`${l+a>innerHeight-zs?n.top-zs-a:l}px`}function De({of:e="",say:t,variant:n,class:s="",label:a=!1,children:r}){let l=B(null),c=B(null),p=B(0),u=t??dg(e,n),d=()=>l.current?.isConnected&&!$()&&c.current?.showPopover?.(),$=()=>c.current?.matches(":popover-open"),m=()=>(clearTimeout(p.current),c.current?.hidePopover?.());x(()=>()=>clearTimeout(p.current),[]);let f=w=>w.pointerType==="mouse"&&(p.current=setTimeout(d,ug)),h=w=>w.newState==="open"&&c.current&&l.current&&$g(c.current,l.current),g=w=>w.pointerType==="mouse"&&m(),v=w=>w.stopPropagation(),b=i`<span ref=${c} popover="auto" class="meaning" ontoggle=${h} onclick=${v}>${u}</span>`;return a?i`<label ref=${l} onpointerenter=${f} onpointerleave=${g} onclick=${m}>
			${r}</label>${b}`:i`<button type="button" ref=${l} class=${`word ${s}`} aria-description=${u}
		onclick=${w=>(v(w),clearTimeout(p.current),d())}
		onfocus=${w=>w.currentTarget.matches(":focus-visible")&&d()} onblur=${m}
		onpointerenter=${f} onpointerleave=${g}>${r}</button>${b}`}function ue({trump:e}){return e==="nines"?i`<span class="sign" aria-hidden="true">9</span>`:/^[CDHS]$/.test(e)?i`<svg class="sign" data-suit=${e} viewBox="0 0 100 100" aria-hidden="true" focusable="false">
		<use href=${`#pip-${e}`} />
	</svg>`:i`<span class="sign none" aria-hidden="true">–</span>`}var H=e=>o(e?/^[CDHS]$/.test(e)?`suit.${e}`:`trump.${e}`:"trump.unnamed"),ge=(e,t)=>e===0&&t?.score.zeroOrAll?o("guide.or",{a:S(0),b:S(Nn(t))}):S(e);function id(e,t){let n=np(e,t);if(!n||!t)return[];let[,s]=(e.premium?.[e.seat??-1]??"").split(" "),a=o(n.length?"page.keeping":"page.keeping.lost",{n:t.aside,bid:mg(n)});return s===void 0?[a]:[o("page.keeping.said",{said:Number(s)}),a]}function mg(e){let t=e.filter(n=>!e.includes(n+1));return e.filter(n=>!e.includes(n-1)).map((n,s)=>{let a=t[s]??n;return n===a?S(n):`${S(n)}–${S(a)}`}).join(", ")}var Nn=e=>e.hand-e.aside;function $e(e){let[t="",n]=e.split(" ");return n===void 0?o(`offer.${t}`):o("offer.numbered",{offer:o(`offer.${t}`),n:Number(n)})}function rs(e){let[t="",n="none"]=e.split(" ");return o("offer.held",{offer:t,n})}var Ti=(e,t,n)=>t===(n??e.seat)?"yes":"no";function ld(e,t){return t===e.seat?{aside:e.aside,bid:e.bid}:{aside:e.shown?.[t]?.aside,bid:e.shown?.[t]?.bid}}function At({view:e,names:t,variant:n,me:s,untitled:a=!1,written:r,crowned:l=!1}){let c=t.map((f,h)=>h).slice(0,e.points?.length??0),p=e.parts;if(!p||!e.points)return null;let u=f=>{let h=p[f]??[];return h.every(g=>g===0)?null:i`<${Mi} key=${f} label=${o(`page.sheet.for.${f}`)} points=${h} class=${`for-${f}`} />`},d=yg(e,t,n,s),$=d.length<3?d.join(" "):"",m=r===void 0||l?-1:cn(e);return i`<section class="deal-sheet">
		${a?null:i`<h2>
					${o("sheet.title",{deal:e.deal+1,trump:H(e.trump)})} <${ue} trump=${e.trump??""} />
				</h2>`}
		<${te}><table class="book account" data-hands=${c.length}>
			<thead><tr><td></td>${c.map(f=>i`<th key=${f} scope="col">${t[f]}</th>`)}</tr></thead>
			<tbody class="facts">
				<${fg} view=${e} seats=${c} variant=${n} />
			</tbody>
			<tbody class="sum">${u("tricks")}${u("contract")}${u("premium")}${u("vulnerable")}</tbody>
			<tfoot>
				<${Mi} label=${o("page.sheet.deal")} points=${e.points} class="total" plain written=${r} />
				<${Mi} label=${o("page.sheet.total")} points=${e.totals} class="totals" plain written=${r}
					from=${_s(e)} lead=${r!==void 0} />
			</tfoot>
		</table><//>
		<div class="verdicts">
			${$?i`<p>${$}</p>`:null}
			${m>=0?i`<p class="taken"><${Fs} /> ${Ei(e,t,m)}</p>`:null}
			${vg(e,t,s,l).map(([f,h])=>i`<p key=${f} class=${h?"won":""}>${f}</p>`)}
			<${bg} view=${e} />
		</div>
	</section>`}function fg({view:e,seats:t,variant:n}){let s=(e.premium??[]).some(p=>p!==""),a=p=>i`<${gg} view=${e} seat=${p} />`,r=p=>{let u=ld(e,p).bid;return u===void 0?cd():ge(u,n)},l=p=>e.premium?.[p]?rs(e.premium[p]):"",c=p=>i`<${hg} made=${e.made?.[p]??!1} />`;return i`<${Hs} label=${o("page.sheet.cards")} word="bid" class="cards" seats=${t} of=${a} />
		<${Hs} label=${o("page.sheet.bid")} seats=${t} of=${r} />
		<${Hs} label=${o("page.sheet.won")} seats=${t} of=${p=>e.won?.[p]} />
		${s?i`<${Hs} label=${o("page.sheet.held")} word="premium" class="held" seats=${t} of=${l} />`:null}
		<${Hs} label=${o("page.sheet.contract")} word="contract" seats=${t} of=${c} />`}function Hs({label:e,word:t,seats:n,of:s,class:a=""}){let r=t?i`<${De} of=${t}>${e}<//>`:e;return i`<tr class=${a}><th scope="row">${r}</th>${n.map(l=>i`<td key=${l}>${s(l)}</td>`)}</tr>`}function Mi({label:e,points:t,plain:n=!1,class:s="",written:a=0,from:r=[],lead:l=!1}){let c=($,m)=>i`<${nd} from=${r[m]??0} to=${$} after=${a} />`,[p,u]=l?[ln(r),ln(t)]:[-1,-1],d=a&&p>=0&&p!==u?`.account .totals td:nth-of-type(${p+1})`:void 0;return i`<tr class=${s}><th scope="row">${e}</th>
		${t.map(($,m)=>i`<td key=${m}>
			${m===u?i`<${Fs} from=${d} after=${a&&a+500} />`:null}
			${$===0&&!n?"–":c($,m)}
		</td>`)}
	</tr>`}var hg=({made:e})=>i`<span class=${`verdict ${e?"made":"failed"}`}>
	${o(e?"page.sheet.made":"page.sheet.failed")}
</span>`,cd=()=>i`<span class="soft small">${o("bid.hidden")}</span>`;function gg({view:e,seat:t}){let{aside:n}=ld(e,t);return n===void 0?cd():i`<span class=${e.made?.[t]?"minis fanned":"minis"}>${fe(n)}</span>`}function yg(e,t,n,s){let a=e.parts?.premium??[],r=(e.premium??[]).map((l,c)=>l?c:-1).filter(l=>l>=0);return r.flatMap(l=>{let c=e.made?.[l]??!1,p=e.premium?.[l]??"",[u="",d=""]=p.split(" "),$=a[l]??0,m={name:t[l],level:u,n:d&&` ${d}`,you:Ti(e,l,s)};if($<0)return[o("page.premium.failed",{...m,points:ie($),loss:"own"})];let f=n?.offers[u==="reveal"?"reveal":"declare"],h=r.length>1?f:c?$:Math.max(...a);if(!h)return[];let g=r.length>1?"others":"opponents";return[o(c?"page.premium.made":"page.premium.failed",{...m,points:ie(h),loss:g})]})}function ji(e){let t=e.why;if(!t?.next)return"";let n=H(t.then),s=t.then==="none"?"none":"suit",a=(e.made??[]).filter(Boolean).length;return{turnup:()=>o("next.turnup"),game:()=>o("next.game",{trump:n}),stays:()=>o("next.holder",{trump:n}),rotation:()=>o("next.rotation",{kind:s,trump:n}),success:()=>o("next.success",{n:a,kind:s,trump:n})}[t.next]()}function bg({view:e}){let t=ji(e);return t?i`<p class="next-trump">
		${e.why?.then?i`<${ue} trump=${e.why.then} />`:null}<span>${t}</span>
	</p>`:null}var is=e=>e.map((t,n)=>n>0&&t===o("you")?o("page.create.you"):t);function pd(e,t,n,s,a,r=0){let l=t.length===0?"drawn":t.length===1?"won":"shared",c=t.length===1?Ti(s,t[0]??-1,a):"no";return o(`${e}${l}`,{names:L(is(t.map(p=>n[p]??""))),you:c,game:r})}var Ni=(e,t,n)=>e.closed?pd("game.",e.closed.winners,t,e,n,e.closed.game+1):"",So=({total:e,bonus:t})=>t?i`<small class="soft">(${S(e-t)} + ${S(t)}${" "}
			<${De} of="bonus">${o("word.bonus")}<//>)</small>`:null,Bi=(e,t,n)=>pd("rubber.",e.end?.winners??[],t,e,n);function Ei(e,t,n){return n<0?"":o("outcome.lead",{name:t[n]??"",you:Ti(e,n)})}function vg(e,t,n,s=!1){let a=[],{closed:r,end:l}=e,c=l&&!l.cut&&r?.game===0;if(r&&(s||a.push([Ni(e,t,n),!0]),r.bonus.forEach((d,$)=>{let m=r.totals[$]??0;d&&a.push([o("bonus",{name:t[$],points:m,bonus:d,total:m+d}),!1])})),!l||c)return a;if(l.cut)return e.deal&&!s?[...a,[o("end.cut"),!1]]:a;s||a.push([Bi(e,t,n),!0]),l.rubber?.forEach((d,$)=>{d&&a.push([o("bonus.rubber",{name:t[$],bonus:d}),!1])});let p=is(t),u=L(l.totals.map((d,$)=>`${p[$]} ${S(d)}`));return s||a.push([o("end.totals",{totals:u}),!1]),a}function Ci(e,t,n,{day:s,from:a}){if(!e||a)return"";let r=e.length===1&&e[0]===n?"yes":"no",l={names:L(is(e.map(c=>t[c]??""))),n:e.length,you:r};return o(s?"daily.most":"page.winner",l)}function ct(e,t){if(e==="joker")return o("joker");if(e===t)return o("joker.as",{card:ct(e)});let{rank:n,suit:s}=Es(e);return wn(n)+$d(s)}function Tt(e){let[t="",...n]=e.split(" ");return t==="play"||t==="lay"?n.map(s=>ct(s)).join(" "):t==="name"?H(n[0]):o("page.why.saying",{offer:t,n:n[0]??"none"})}var ud=.5,Oo=5,Di=2,dd=(e,t,n)=>e>t+Di||e>t&&e-t>=2*n,Lt=e=>Math.round(e*100),Js=e=>S(Math.abs(e),1),Ks=e=>e.charAt(0).toLocaleUpperCase()+e.slice(1),wg=2,Mt=e=>Math.round(e.gap*10)<=Math.max(Math.round(e.gapError*10),wg)?"close":"behind",Rt=(e,t=!1)=>e.filter(({kind:n})=>Ne(`why.${n}`)).map(({kind:n,of:s,card:a,than:r,suit:l="",n:c=0,m:p=0})=>o(`why.${n}`,{card:a?ct(a):"",than:r?ct(r):"",suit:$d(l),n:c,m:p,would:t&&s==="done"?"yes":"no"})),$d=e=>({C:"♣",D:"♦",H:"♥",S:"♠"})[e]??"9";function cs(e,t,n=Tt){let[s,a]=e.choices;if(!s)return[];if(!a)return[o("page.why.only")];let r=Rt(e.why??[],!0);return e.bids?[...kg(e,t,n).map(Ks),...r]:e.phase==="offer"?xg(e.choices,s,a,n).map(Ks):[...r,...Sg(e,s,a,n).map(Ks)]}function Ao({phase:e,act:t,better:n,chance:s,betterChance:a,why:r,lost:l}){let[c,p]=[Lt(s),Lt(a)],u=r.some(d=>d.kind==="lost")||c+p===0;return e==="offer"&&t==="pass"?o("page.report.chance",{how:"premium",a:c,b:p}):dd(p,c,l/qe)?o("page.report.chance",{how:"more",a:c,b:p}):e==="offer"&&n==="pass"?o("page.report.chance",{how:"unpaid",a:c,b:p}):u||e==="offer"?"":o("page.report.chance",{how:c>p+Di?"less":"same",a:c,b:p})}var md=({bids:e,choices:t})=>e?t.find(n=>n.act===`lay ${e[1]?.best}`):t[1];function fd(e){let t=md(e);return t&&Mt(t)==="close"?t:void 0}function kg(e,t,n){let[s,a]=e.bids??[];if(!s)return[];let r=md(e),l=r?Mt(r):"only",c=(e.bids??[]).reduce((g,v)=>v.chance>g.chance?v:g),p=Lt(c.chance)<Oo,u=!p&&Lt(s.chance)<Oo,d={bid:ge(s.tricks,t),a:Lt(s.chance)},$=p?[o("page.why.spoil",{bid:ge(c.tricks,t),a:Lt(c.chance)})]:[];$.push(o("page.why.bid",{how:u?"spoil":l,...d})),a&&r&&$.push(o("page.why.bids",{how:l,second:ge(a.tricks,t),gap:Js(r.gap)}));let m=s.premiums?.find(g=>g.offer==="pass"),f=(s.premiums??[]).filter(g=>g.offer!=="pass").toSorted((g,v)=>v.points-g.points),h=m&&f[0]?f[0].points-m.points:0;return m&&f[0]&&$.splice(h>ud?1:$.length,0,Pi(n(f[0].offer),h,ud)),$}var Pi=(e,t,n)=>o("page.why.premium",{pays:Math.abs(t)<=n?"even":t>0?"yes":"no",offer:e,gap:Js(t)});function xg(e,t,n,s){let a=o("page.why.chance",{a:Lt(t.chance)}),r=e.find(l=>l.act==="pass");return r===t?[Pi(s(n.act),-n.gap,n.gapError),a]:r?[Pi(s(t.act),r.gap,r.gapError),a]:[ls(t,n,s),a]}function Sg({choices:e,contract:t,phase:n},s,a,r){let l={act:r(s.act),second:r(a.act),a:Lt(s.chance),b:Lt(a.chance)},c=e.every(u=>Mt(u)==="close");if(t==="lost")return[c?o("page.why.even"):ls(s,a,r)];if(c)return[o("page.why.even"),o("page.why.chance",l)];if(n==="name"||Mt(a)!=="behind")return[ls(s,a,r),o("page.why.chance",l)];let p=dd(l.a,l.b,a.gap)?"more":l.a<l.b-Di?"less":"same";return[o(`page.why.${p}`,l),ls(s,a,r)]}var ls=(e,t,n)=>o("page.why.margin",{how:Mt(t),act:n(e.act),second:n(t.act),gap:Js(t.gap)});function hd({makes:e,won:t,left:n,phase:s}){if(!e||s!=="play")return"";let[a=0,r]=e,l=r===void 0?S(a):o("guide.or",{a:S(a),b:S(r)});return o("page.why.stand",{bid:l,won:t,left:n})}function gd(e,t,n){let s=e.choices.find(r=>r.act===t);if(!s)return"";let a=t===e.act?"same":Mt(s);return o("page.hint.did",{how:a,name:n,act:Tt(t),gap:Js(s.gap),error:Js(s.gapError)})}function Og({rest:e}){let[t]=e;return t?i`<${jg} key=${t} id=${t} />`:i`<${Ag} />`}function Ag(){let{value:e,wrong:t}=j(()=>Ga()),n=e?.variants??[];return i`<main id="main" tabindex="-1" class="rules-index">
		<h1>${o("page.nav.rules")}</h1>
		<p class="lead">${o("page.rules.lead")}</p>
		${t?i`<p class="trouble">${t}</p>`:null}
		<div class="index">
			${Nu(n).map(([s,a])=>i`<section key=${s}><h2>${o("page.players",{n:s})}</h2>
					<ul>${a.map(r=>i`<${Mg} key=${r.id} variant=${r} />`)}</ul>
				</section>`)}
		</div>
		${n.length?i`<p class="small soft history">${o("page.rules.history")}</p>`:null}
	</main>`}var Mg=({variant:e})=>i`<li><a href=${`/rules/${e.id}`}>
	<b>${Tg(e)}</b><span class="soft">${Ne(`about.${e.id}`)?o(`about.${e.id}`):""}</span>
</a></li>`,Tg=e=>Ne(`variant.${e.id}`)?o(`variant.${e.id}`):e.name;function jg({id:e}){let{value:t,wrong:n}=j(()=>on({variant:e},re.value),e,re.value);return x(()=>{t&&(document.title=`${t.name} · Ninety-Nine`)},[t]),n?i`<${U} title=${o("page.nav.rules")} wrong=${n}>
			<p><a href="/rules">${o("page.rules.all")}</a></p>
		<//>`:t?i`<main id="main" tabindex="-1" class="rules"><${Li} guide=${t} /></main>`:i`<${U} />`}var Ng={bid:/^(history|aside|worth|score\.exact|score\.zeroOrAll)/,play:/^(seats|ranks|joker|hand|deal|order|play)/,trump:/^trump/,dummy:/^(dummy|score\.dummy)/,vulnerable:/^score\.vulnerable/,premium:/^offers/,score:/^score/,end:/^(game|rubber)/,advice:/^advice/};function Li({guide:e}){let t=e.rules.clauses??[],n=e.chapters.map(c=>c.key),s=["vulnerable","dummy","bid","play","trump","premium","score","end","advice"],a=c=>s.find(p=>Ng[p]?.test(c.field)&&n.includes(p))??"play",r=n.flatMap(c=>t.filter(p=>a(p)===c).map(p=>({key:c,clause:p}))),l=c=>r.flatMap((p,u)=>p.key===c?[u+1]:[]);return i`
		<header class="rules-head">
			<p class="small"><a href="/rules">${o("page.rules.all")}</a></p>
			<h1>${e.name}</h1>
			${e.about?i`<p class="lead">${e.about}</p>`:null}
			${e.players?i`<p class="lead">${e.players}</p>`:null}
		</header>
		<div class="rules-text">
			${e.chapters.map(c=>i`<section key=${c.key} id=${c.key}>
					<h2>${c.title}<${Bg} numbers=${l(c.key)} /></h2>
					${c.text.map((p,u)=>i`<p key=${u}>${ae(p)}</p>`)}
				</section>`)}
			<p class="unprinted row">
				<${k} onclick=${()=>print()} say=${o("page.rules.print")} />
				<a class="button plain" href="/">${o("page.rules.play")}</a>
				${e.house?null:i`<a class="button plain" href=${`/deal?variant=${e.rules.id}`}>${o("page.slips.from")}</a>`}
			</p>
		</div>
		<${Pg} rules=${e.rules} />
		<${Cg} notes=${r} guide=${e} />`}function Bg({numbers:e}){let[t]=e,n=e[e.length-1];return t===void 0||n===void 0?null:i`<sup class="marks"><a href=${`#note-${t}`}>
		<span class="unseen">${o("page.rules.notes",{n:e.length})} </span>
		${t===n?t:`${t}–${n}`}
	</a></sup>`}function ae(e){let t={"♣":"C","♦":"D","♥":"H","♠":"S"};return e.split(/([♣♦♥♠])/).map((n,s)=>{let a=t[n];return a?i`<span key=${s} class="suit" data-suit=${a}>${n}\uFE0E</span>`:n.replace(/^ (?=\d)|(?<=\d) $/g," ")})}function Eg({source:e,basis:t}){return e==="ours"?o("page.rules.basis.ruling"):t==="stated"?e:`${e}, ${o(`page.rules.basis.${t}`)}`}function Cg({notes:e,guide:t}){if(e.length===0)return null;let n=Object.entries(t.works);return i`<footer class="rules-notes">
		<h2>${o("page.rules.sources")}</h2>
		<dl class="works">${n.map(([s,a])=>i`<div key=${s}><dt>${s}</dt><dd lang="en">${a}</dd></div>`)}</dl>
		<ol>${e.map(({clause:s},a)=>i`<li key=${a} id=${`note-${a+1}`}>
				<span lang=${s.basis==="house"?void 0:"en"}>${s.text}</span>${" "}
				<span class="source">${Eg(s)}</span>
			</li>`)}</ol>
	</footer>`}function Pg({rules:e}){let t=String(e.ranks).split(" ").length,n=[...e.score.made.entries()].slice(1),s=e.trump.by==="success"&&e.trump.after||[],a=Object.fromEntries(String(e.worth).split(" ").map(p=>[p.charAt(0),p.slice(1)])),{declare:r,reveal:l,how:c}=e.offers;return i`<aside class="glance" aria-label=${o("page.rules.glance")}>
		<table class="book"><tbody>
			<tr><th scope="row">${o("page.rules.players")}</th>
				<td>${e.dummy?`${e.seats-1} + ${o("dummy")}`:e.seats}</td></tr>
			<tr><th scope="row">${o("page.rules.cards")}</th><td>${4*t+(e.joker?1:0)}</td></tr>
			<tr><th scope="row">${o("page.rules.hand")}</th><td>${e.hand}</td></tr>
			<tr><th scope="row">${o("page.rules.tricks")}</th><td>${e.hand-e.aside}</td></tr>
		</tbody></table>
		<table class="book worths"><caption>${o("page.rules.worth")}</caption>
			<thead><tr>${[..."CHSD"].map(p=>i`<th key=${p} scope="col"><${ue} trump=${p} /><span class="unseen">${H(p)}</span></th>`)}</tr></thead>
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
					<tbody>${Ri(s).map(([p,u,d])=>{let $=p===u?S(p):`${p}–${u}`;return i`<tr key=${p}>
							<th scope="row">${o("page.rules.after",{counts:$,n:u})}</th>
							<td><span class="nowrap"><${ue} trump=${d} /> ${H(d)}</span></td>
						</tr>`})}</tbody></table>`:null}
	</aside>`}function Ri(e){let t=[];return e.forEach((n,s)=>{let a=t[t.length-1];a&&a[2]===n?a[1]=s:t.push([s,s,n])}),t}function pn({act:e}){let[t="",...n]=e.split(" ");return t==="play"||t==="lay"?i`<${yd} cards=${n.join(" ")} />`:i`<span class="act">${t==="name"?H(n[0]):$e(e)}</span>`}var yd=({cards:e})=>i`<span class="act">${fe(e)}</span>`,Ue=()=>i`<svg class="best-sign" viewBox="0 0 24 24" role="img" aria-label=${o("page.hint.mark.best")}>
		<path d="m12 1.5 3 7.2 7.8.6-5.9 5.1 1.8 7.6-6.7-4.1-6.7 4.1 1.8-7.6-5.9-5.1 7.8-.6z" />
	</svg>`,Mo=()=>i`<svg class="done-sign" viewBox="0 0 24 24" role="img" aria-label=${o("page.hint.mark.done")}>
		<circle cx="12" cy="12" r="8" />
	</svg>`,Us=e=>ie(Math.round(e*10)/10||0,1),Wi=2;function ps({advice:e,variant:t,done:n,open:s=!1,children:a}){let r=e.player===oi,l=cs(e,t),c=n?gd(e,n.act,n.name):"",p=o(r?"page.hint.says":"page.hint.says.untrained");return x(()=>{let u=[...l.slice(0,Wi),`${p} ${Tt(e.act)}.`,c];T(u.filter(Boolean).join(" "),!0)},[e]),i`<div class="advice">
		<div class="advised">
			<p class="why">${ae(l.slice(0,Wi).join(" "))}</p>
			<p class="verdict"><${Ue} /><span>
				<span class=${r?"says":""}>${p}</span>${" "}
				<${pn} act=${e.act} />
			</span></p>
			${n?i`<p class="did"><${Mo} /><span>${ae(c)}</span></p>`:null}
		</div>
		${a}
		<${Lg} advice=${e} variant=${t} done=${n} open=${s}
			more=${l.slice(Wi).join(" ")} />
	</div>`}function Dg({bids:e,player:t,variant:n,hand:s,trump:a,dealer:r,seat:l,against:c},p){if(!e||!p||p.trump.by!=="success"||t!==oi)return null;let u={variant:n,hand:s,trump:a,dealer:String(r),seat:String(l)};return c?.length===1&&(u.others=c.join()),i`<p class="small"><a href=${`/bids?${new URLSearchParams(u)}`}>${o("page.bids.all")}</a></p>`}function Ii({against:e}){if(!e)return"";let t=n=>Ne(`page.level.${n}`)?o(`page.level.${n}`):o("page.hint.person");return o("page.hint.against",{players:L(e.map(t))})}function Lg({advice:e,variant:t,done:n,open:s,more:a}){let r=hd(e);return i`<details class="figures" open=${s}>
		<summary>${o("page.hint.figures")}</summary>
		<${te}>
			${a?i`<p>${ae(a)}</p>`:null}
			${r?i`<p class="small soft">${r}</p>`:null}
			${e.bids?i`<${qg} advice=${e} variant=${t} done=${n} />`:i`<${Rg} advice=${e} done=${n} />`}
			${Dg(e,t)}
			<p class="small soft">
				${o("page.hint.relative")} ${o("page.hint.worlds",{n:e.worlds})} ${Ii(e)}
			</p>
		<//>
	</details>`}var To=({best:e,done:t,children:n})=>i`<th scope="row"><span class="which">
	<span class="mark">${e?i`<${Ue} />`:null}${t?i`<${Mo} />`:null}</span>${n}
</span></th>`;function bd({choice:e,best:t,whole:n}){let s=e&&!t&&Mt(e)==="close",a=s?o("page.hint.close"):o("page.hint.behind",{gap:S(e?.gap??0,1)});return i`<td class=${`less${s?" soft":""}${n?" whole":""}`}>${t||!e?"–":a}</td>`}function Rg({advice:e,done:t}){return i`<${te}><table class="book choices">
		<thead><tr>
			<th scope="col">${o("page.hint.choice")}</th><th scope="col">${o("page.hint.chance")}</th>
			<th scope="col" class="whole">${o("page.hint.points")}</th><th scope="col">${o("page.hint.less")}</th>
		</tr></thead>
		<tbody>${e.choices.map((n,s)=>i`<tr key=${n.act}>
				<${To} best=${s===0} done=${n.act===t?.act}><${pn} act=${n.act} /><//>
				<td>${Se(n.chance)}</td>
				<td class="whole">${Us(n.points)}</td>
				<${bd} choice=${n} best=${s===0} />
			</tr>`)}</tbody>
	</table><//>`}function Wg(e,t){let n=(e.bids??[]).map(c=>({...c,cards:c.best,premiums:c.premiums})),s=e.choices.find(c=>c.act===t?.act),a=s?.act.replace(/^lay /,"")??"";if(!s||n.some(c=>c.cards===a))return n;let r=n.findLastIndex((c,p)=>p===0||c.points>=s.points),l={tricks:t?.bid??0,cards:a,points:s.points,chance:s.chance,premiums:void 0};return n.toSpliced(r+1,0,l)}function Ig({premiums:e},t){let[n,s]=["pass",t].map(a=>e?.find(r=>r.offer===a));return n&&s?Us(s.points-n.points):"–"}function qg({advice:e,variant:t,done:n}){let s=(e.bids??[]).flatMap(r=>r.premiums??[]).map(r=>r.offer),a=[...new Set(s)].filter(r=>r!=="pass");return i`<${te}><table class="book choices bids">
		<thead><tr><th scope="col">${o("col.bid")}</th><th scope="col">${o("page.hint.chance")}</th>
			<th scope="col">${o("page.hint.points")}</th><th scope="col" class="whole">${o("page.hint.less")}</th>
			${a.map(r=>i`<th key=${r} scope="col">${$e(r)}</th>`)}</tr></thead>
		<tbody>${Wg(e,n).map((r,l)=>{let c=e.choices.find(p=>p.act===`lay ${r.cards}`);return i`<tr key=${r.cards}>
				<${To} best=${l===0} done=${c!==void 0&&c.act===n?.act}>
					<b>${ge(r.tricks,t)}</b><${yd} cards=${r.cards} />
				<//>
				<td>${Se(r.chance)}</td>
				<td>${Us(r.points)}</td>
				<${bd} choice=${c} best=${l===0} whole />
				${a.map(p=>i`<td key=${p}>${Ig(r,p)}</td>`)}
			</tr>`})}</tbody>
	</table><//>
	${a.length>0?i`<p class="small soft">${o("page.hint.gain")}</p>`:null}`}var Vs=e=>/^(.+\.)?localhost\.?$|^127(\.\d+){3}$|^\[::1\]$/.test(e);function jt({link:e=`${location.origin}${location.pathname}`,label:t=o("page.link"),chief:n=!1,invites:s=!1}){let[a,r]=Ja(),l=matchMedia("(pointer: coarse)").matches&&!!navigator.share,c=o("page.link.give",{how:l?"share":s?"invite":"copy"}),p=l?o("page.link.shared"):o("page.link.copied");return i`<div class="invitation">
		<${_} label=${t} readonly value=${e} onfocus=${d=>d.target.select()} />
		<${k} chief=${n} onclick=${async()=>{try{let d=s?o("page.link.text",{name:M.peek()?.name??o("page.guest")}):"";l?await navigator.share({title:o("title"),text:d,url:e}):await navigator.clipboard.writeText(`${d}
${e}`.trim()),r(),T(p,!0)}catch(d){d instanceof DOMException&&d.name==="AbortError"||T(o("page.link.by-hand"))}}} say=${a?p:c} />
		${Vs(location.hostname)?i`<${Fg} />`:i`<${_g} link=${e} />`}
	</div>`}function _g({link:e}){let[t,n]=y(null),s=async()=>{try{n((await qi([e]))[0]??null)}catch{T(o("trouble.unreached"))}};return i`<details class="qr" ontoggle=${r=>r.currentTarget.open&&!t&&void s()}>
		<summary>${o("page.link.code")}</summary>
		${t?i`<${_i} code=${t} label=${o("page.link.code.of",{link:e})} />`:null}
	</details>`}var Gs=4;async function qi(e){let{generate:t}=await import("./lean-qr.js");return e.map(n=>t(n))}function _i({code:e,label:t}){let n=Array.from({length:e.size},(l,c)=>c),s=n.flatMap(l=>n.filter(c=>e.get(c,l)).map(c=>`M${c} ${l}h1v1h-1z`)).join(""),a=e.size+2*Gs,r=`${-Gs} ${-Gs} ${a} ${a}`;return i`<svg role="img" aria-label=${t} viewBox=${r} shape-rendering="crispEdges">
		<rect x=${-Gs} y=${-Gs} width=${a} height=${a} fill="#fff" />
		<path d=${s} fill="#000" />
	</svg>`}function Fg(){return i`<details class="unreachable">
		<summary>${o("page.link.own")}</summary>
		<p>${o("page.link.own.start")}</p>
		<p><code>ninetynine serve --addr :${location.port||80}</code></p>
		<p>${o("page.link.own.send",{host:location.hostname})}</p>
	</details>`}function jo({variant:e,table:t}){let n=Ne(`variant.${e}`);return i`<div class="introduction">
		${E.taught.value?null:i`<p>${o("page.invited.what")}</p>`}
		<p class="turns">
			<a class="button plain" href=${t?`/learn/first?table=${t}`:"/learn/first"}>${o("page.learn.title")}</a>
			<a class="button plain" href=${n?`/rules/${e}`:"/rules"}>
				${n?o("page.invited.rules",{variant:o(`variant.${e}`)}):o("page.nav.rules")}
			</a>
		</p>
	</div>`}var us=async e=>T(o(await en(e)?"page.link.copied":"page.link.by-hand"));var xd=e=>e.split(" ")[0]??"",Sd=(e,t)=>e.premiums?.find(n=>xd(n.offer)===t),zg=e=>(e.bids?.[0]?.premiums??[]).map(t=>xd(t.offer));function Fi(e,t){return t==="chance"?e.chance:t==="points"||t==="bid"?e.points:Sd(e,t)?.points??-1/0}function Hg(e,{by:t,up:n}){let s=new Map;for(let p of e.choices)s.set(p.bid??0,[...s.get(p.bid??0)??[],p]);let a=p=>+(p.act===e.act)+Number(p.played??!1),r=(p,u)=>a(u)-a(p)||Fi(u,t)-Fi(p,t),l=[...s].map(([p,u])=>({tricks:p,ways:u.toSorted(r)})),c=({tricks:p,ways:[u]})=>t==="bid"?p:u?Fi(u,t):0;return l.toSorted((p,u)=>(c(u)-c(p))*(n?-1:1))}var Od=e=>e.choices.every(t=>Math.round(t.chance*100)<Oo);function No({by:e,text:t,order:n,onorder:s,class:a}){let r=n.by===e,l=e==="bid",c=n.up?"ascending":"descending";return i`<th scope="col" class=${a} aria-sort=${r?c:void 0}>
		<button type="button" class="sort" onclick=${()=>s({by:e,up:r?!n.up:l})}>
			${t}<span aria-hidden="true">${r?n.up?"↑":"↓":""}</span>
		</button>
	</th>`}var vd=(e,t=!0)=>`${t?"":"≈ "}${ie(Math.round(e)||0,0)}`;function wd({way:e,offers:t}){let n=e.played??!1,s=Math.max(...(e.premiums??[]).map(r=>r.points)),a=`${n?"":"≈ "}${Se(e.chance)}`;return i`<td class=${t.length>0?"spare":""} data-estimate=${n?void 0:""}>${a}</td>
		<td class=${t.length>0?"whole":""}>${vd(e.points,n)}</td>
		${t.map(r=>{let l=Sd(e,r);return i`<td key=${r} class=${l&&l.points===s?"offered top":"offered"}>
				${l?i`<b>${vd(l.points)}</b> <small>${Se(l.chance)}</small>`:"–"}
			</td>`})}`}var kd=({act:e})=>i`<span class="act">${fe(e.replace(/^lay /,""))}</span>`;function Kg({total:{tricks:e,ways:t},best:n,offers:s,variant:a}){let[r,l]=y(!1),[c,...p]=t;if(!c)return null;let u=ge(e,a),d=t.some($=>$.act===n);return i`<tbody class=${r?"open":""}>
		<tr class="total">
			<th scope="row"><span class="which">
				<span class="mark">${d?i`<${Ue} />`:null}</span>
				<b data-long=${u.length>2?"":void 0}>${u}</b>
				<${kd} act=${c.act} />
			</span></th>
			<${wd} way=${c} offers=${s} />
			<td class="fold">${p.length===0?null:i`<button type="button" aria-expanded=${r}
				aria-label=${o("page.bids.fold",{bid:u,n:t.length})} onclick=${()=>l(!r)}>
				<span aria-hidden="true">${S(t.length)}</span>
				<svg viewBox="0 0 24 24" aria-hidden="true"><path d="m6 9 6 6 6-6" /></svg>
			</button>`}</td>
		</tr>
		${r?p.map($=>i`<tr key=${$.act} class="way">
			<th scope="row"><span class="which">
				<span class="mark">${$.act===n?i`<${Ue} />`:null}</span>
				<b></b><${kd} act=${$.act} />
			</span></th>
			<${wd} way=${$} offers=${s} />
			<td></td>
		</tr>`):null}
	</tbody>`}var Jg=5;function Ad(e,t){let n=e/Math.max(Jg*t,1);return n<.75?n:1-.25*Math.exp(3-4*n)}function Md({advice:e,variant:t,order:n,onorder:s}){let a=zg(e),r=je(()=>Hg(e,n),[e,n.by,n.up]),l={order:n,onorder:s};return i`<${te}><table class="book choices bids ways">
		<caption class="unseen">${o("page.nav.bids")}</caption>
		<thead><tr>
			<${No} by="bid" text=${o("col.bid")} ...${l} />
			<${No} by="chance" text=${o("page.hint.chance")} class=${a.length>0?"spare":""} ...${l} />
			<${No} by="points" text=${o("page.hint.points")} class=${a.length>0?"whole":""} ...${l} />
			${a.map(c=>i`<${No} key=${c} by=${c}
				text=${c==="pass"?o("page.nopremium"):$e(c)} ...${l} />`)}
			<th scope="col">${o("page.bids.ways")}</th>
		</tr></thead>
		${r.map(c=>i`<${Kg} key=${c.tricks} total=${c} best=${e.act} offers=${a} variant=${t} />`)}
	</table><//>`}var Ug=["variant","hand","trump","up","offer","dealer","seat","totals","played","others","sort"];function Gg(e,t){let n=new URLSearchParams;for(let s of Ug){let a=s in t?t[s]:e.get(s)??void 0;a&&n.set(s,a)}return`/bids?${n.toString().replaceAll("%2C",",")}`}var Vg=e=>e&&/^\d+$/.test(e)?Number(e):void 0;function Zg(e){let t=c=>e.get(c)||void 0,[n,s,a]=["dealer","seat","played"].map(c=>Vg(e.get(c))),r=e.get("totals")?.split(",").map(Number).map(c=>Number.isInteger(c)?c:0),l={variant:t("variant")??"standard",hand:t("hand"),trump:t("trump"),up:t("up"),offer:t("offer"),dealer:n,seat:s,totals:r,played:a,others:e.get("others")?.split(",")};return JSON.parse(JSON.stringify(l))}var Hi=e=>[...de].map(t=>e.ranks.split(" ").map(n=>n+t));function Qg(e){let t=[...Hi(e).flat(),...e.joker?["joker"]:[]];for(let r=t.length-1;r>0;r--){let l=(crypto.getRandomValues(new Uint32Array(1))[0]??0)%(r+1);[t[r],t[l]]=[t[l]??"",t[r]??""]}let n=t.length===e.seats*e.hand,s=Bo(e)?t[n?t.length-1:e.hand]??"":"";return{hand:t.slice(0,e.hand).map(r=>r==="joker"?s:r).join(" "),up:s}}var Bo=e=>e.trump.by==="turnup",Yg=({order:e})=>e.includes("offer")&&e.indexOf("offer")<e.indexOf("lay");function Xg({variant:e,hand:t,onhand:n}){let s=Hi(e),[a,r]=y([0,0]),l=B(null),c=t.length>=e.hand,p=m=>{t.includes(m)?n(t.filter(f=>f!==m)):c?T(o("page.bids.full",{n:e.hand})):n([...t,m])},u=m=>{let[f=0,h=0]=a,g={ArrowLeft:[0,-1],ArrowRight:[0,1],ArrowUp:[-1,0],ArrowDown:[1,0]}[m.key];if(!g)return;m.preventDefault();let v=[(f+g[0]+s.length)%s.length,h+g[1]],b=s[v[0]??0]?.length??1;v[1]=((v[1]??0)+b)%b,r(v),l.current?.querySelector(`[data-at="${v.join()}"]`)?.focus()},d=(m,f,h)=>i`<button type="button" key=${m} data-at=${`${f},${h}`}
		tabindex=${a[0]===f&&a[1]===h?0:-1} aria-pressed=${t.includes(m)}
		onclick=${()=>(r([f,h]),p(m))}>
		<${pe} card=${m} size="mini" />
	</button>`,$=m=>m>9?Math.ceil(m/2):m;return i`<div class="pack" role="group" aria-label=${o("page.bids.cards")} ref=${l} onkeydown=${u}>
		${s.map((m,f)=>i`<div key=${f} class="suit-row" style=${`--n: ${$(m.length)}`}>
			${m.map((h,g)=>d(h,f,g))}
		</div>`)}
	</div>`}function ey({variant:e,asking:t,set:n}){if(Bo(e)){let l=[...Hi(e).flat(),...e.joker?["joker"]:[]],c=Y(n)("up");return i`<${I} label=${o("page.bids.up")} value=${t.up??""} onchange=${c}
			options=${[["",o("page.bids.up.none")],...l.map(p=>[p,Qt(p)])]} />`}let s=e.trump.by==="holder"&&t.offer&&t.offer!=="pass",r=[...s&&!e.trump.none?[]:["none"],..."CDHS",...s&&e.trump.nines?["nines"]:[]];return i`<${K} label=${o("page.bids.trump")} value=${t.trump??e.trump.first}
		options=${r.map(l=>[l,l==="none"?o("trump.short"):H(l)])}
		onchange=${Y(n)("trump")} />`}function ty({variant:e,asking:t,set:n}){let s=e.seats-(e.dummy?1:0),a=t.seat??0,r=t.dealer??s-1,l=Array.from({length:s},(c,p)=>{let u=(a-1-p+2*s)%s;return[String(u),p===s-1?o("page.bids.place.last"):o("page.bids.place",{n:p+1})]});return i`<${K} label=${o("page.bids.place.label")} value=${String(r)} options=${l}
		onchange=${Y(n)("dealer")} />`}function ny({variant:e,asking:t,set:n}){if(!Yg(e))return null;let{declare:s,reveal:a}=e.offers,r=["","pass",...s?["declare"]:[],...a?["reveal"]:[]],l=c=>{let p=c!==""&&c!=="pass"&&!e.trump.none;n({offer:c,trump:p?t.trump?.replace("none","")||"C":t.trump})};return i`<${K} label=${o("page.bids.offer")} value=${t.offer??""}
		options=${r.map(c=>[c,c===""?o("page.bids.offer.none"):$e(c)])}
		onchange=${l} />`}function sy({variant:e,asking:t,set:n}){let s=e.seats,a=Array.from({length:s},($,m)=>t.totals?.[m]??0),r=9999,l=t.seat??0,c=$=>e.dummy&&$===s-1?"dummy":$===l?"you":String(($-l+s)%s+1),p=()=>n({totals:"",played:""}),u=$=>m=>n({totals:a.with($,m).join()}),d=($,m)=>i`<${X} key=${m} late label=${o("page.bids.total",{who:c(m)})}
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
	</details>`}function ay({began:[e,t]}){let[n,s]=y(performance.now());return x(()=>{let a=setInterval(()=>s(performance.now()),250);return()=>clearInterval(a)},[]),i`<progress value=${Ad(n-e,t)} aria-label=${o("page.bids.far")}></progress>`}var oy=11e4,zi=new Map;function ry(e){let t=e?JSON.stringify(e):"",[n,s]=y({});return x(()=>{if(!e)return;let a=zi.get(t);if(a)return void s({key:t,table:a,whole:!0});let r=new AbortController,{signal:l}=r;return Ka(async()=>{let u=performance.now(),d=await ui(e,{signal:l}),$=d.advice.phase==="lay"&&d.advice.choices.some(f=>!f.played);if(l.aborted)return;let m=performance.now();if(s({key:t,table:d,whole:!$,began:[m,m-u]}),!$)return void zi.set(t,d);try{let f=await ui({...e,all:!0},{signal:l,within:oy});zi.set(t,f),l.aborted||s({key:t,table:f,whole:!0})}catch{l.aborted||s({key:t,table:d,whole:!0})}},u=>s({key:t,wrong:tn(u)?o("page.bids.none"):P(u)}),()=>!l.aborted),()=>r.abort()},[t]),n.key===t?n:{}}function iy({known:{table:e,whole:t,wrong:n,began:s},variant:a,sort:r,set:l}){if(n)return i`<p role="alert">${n}</p>`;if(!e)return i`<p class="soft" role="status">${o("page.hint.thinking")}</p>`;let{advice:c,game:p}=e,[u="points",d]=r.split("."),$={by:u||"points",up:d==="up"},m=c.choices[0];return i`<div class="advice">
		${c.phase==="lay"&&m?i`<div class="advised">
				<p class="verdict"><${Ue} /><span>
					${o("page.bids.says",{bid:ge(m.bid??0,a)})} <${pn} act=${m.act} />
				</span></p>
				${Od(c)?i`<p class="why">${o("page.bids.spoil")}</p>`:null}
			</div>
			<${Md} advice=${c} variant=${a} order=${$}
				onorder=${f=>l({sort:f.by+(f.up?".up":"")})} />
			<div class="small soft far">
				<p role="status">${o(t?"page.hint.worlds":"page.bids.more",{n:c.worlds})} ${Ii(c)}</p>
				${!t&&s?i`<${ay} began=${s} />`:null}
			</div>
			<p class="small soft estimates">${o("page.bids.estimate")}</p>
			<p class="small soft">${o(p?"page.bids.points.game":"page.bids.points")}</p>`:i`<${ps} advice=${c} variant=${a} open />`}
	</div>`}function ly({variant:e,asking:t,set:n,known:s,hand:a,sort:r}){let l=e.hand-a.length;return l>0?i`<p class="soft waiting-for">${o("page.bids.wait",{n:l})}</p>`:Bo(e)&&!t.up?i`<p class="soft waiting-for">${o("page.bids.wait.up")}</p>`:i`<${iy} known=${s} variant=${e} sort=${r} set=${n} />`}function cy(){let e=We.value,t=Zg(e),n=se(t.variant),s=W(t.hand?.trim().replaceAll(/[\s.]+/g," ")),a=n&&s.length>=n.hand&&(!Bo(n)||t.up),r=ry(a?t:void 0);x(()=>{ee(ke)},[]);let l=($,m="sort"in $)=>J(Gg(We.value,$),{replace:m});if(!n){let $=be.value.length>0&&be.value.every(m=>m.id!==t.variant);return i`<${U} title=${$?o("page.nowhere"):""} />`}let c=$=>l({hand:$.join(" ")},$.length<n.hand),p=()=>l(Qg(n),!1),u=()=>l({hand:""},!1),d={variant:n,asking:t,set:l};return i`<main id="main" tabindex="-1" class="bid-screen">
		<header><h1>${o("page.nav.bids")}</h1><p class="lead">${o("page.bids.lead")}</p></header>
		<div class="bid-asked">
			<${I} label=${o("page.create.variant")} value=${n.id} groups=${it()}
				onchange=${$=>J(`/bids?variant=${$}`)} />
			<div class="pack-head"><h2>${o("page.bids.cards")}</h2>
				<span class="soft" aria-live="polite">${o("page.bids.count",{n:s.length,of:n.hand})}</span></div>
			<${Xg} variant=${n} hand=${s} onhand=${c} />
			<p class="row">
				<${k} onclick=${p} say=${o("page.bids.deal")} />
				${s.length>0?i`<${k} plain onclick=${u} say=${o("page.bids.clear")} />`:null}
			</p>
			<${ny} ...${d} /><${ey} ...${d} /><${ty} ...${d} /><${sy} ...${d} />
		</div>
		<section class="bid-found" aria-label=${o("page.bids.found")}>
			<${ly} ...${d} known=${r} hand=${s} sort=${e.get("sort")??""} />
			${a?i`<p><${k} plain onclick=${()=>us(location.href)}
					say=${o("page.link.give",{how:"copy"})} /></p>`:null}
		</section>
	</main>`}var Eo="ninetynine.promise";async function Td(){try{let e=Number(localStorage.getItem(Eo));if(await navigator.storage.persisted()||Date.now()-e<6048e5)return;localStorage.setItem(Eo,String(Date.now())),await navigator.storage.persist()}catch{}}async function jd(){try{let e=await navigator.storage.persisted(),{usage:t}=await navigator.storage.estimate().catch(()=>({usage:void 0}));return{promised:e,bytes:t}}catch{return}}var py=()=>!$t&&"serviceWorker"in navigator&&"PushManager"in window&&"Notification"in window,Wt=D(null),Ki=()=>navigator.serviceWorker.getRegistration(Gc.pathname);async function uy(){let[e,t]=await Promise.all([Cp({},{where:"there"}),Ki()]),n=await t?.pushManager?.getSubscription(),s=n&&n.endpoint===e.endpoint&&Notification.permission==="granted";Wt.value=s?e:{key:e.key},s&&e.language!==re.peek()&&await Nd(n,e)}async function Nd(e,{turn:t,tonight:n}){let{endpoint:s,keys:{p256dh:a="",auth:r=""}={}}=e.toJSON();Wt.value=await mi({endpoint:s,p256dh:a,auth:r,language:re.peek(),turn:t,tonight:n},{where:"there"})}async function dy(e){if(await Notification.requestPermission()!=="granted")throw new ce(o("page.push.denied"));let t=atob(e.replaceAll("-","+").replaceAll("_","/")),n={userVisibleOnly:!0,applicationServerKey:Uint8Array.from(t,s=>s.charCodeAt(0))};try{let s=await Ki();if(!s)throw new TypeError("there is no service worker");return await s.pushManager.subscribe(n).catch(async a=>{if(a.name!=="InvalidStateError")throw a;return await(await s.pushManager.getSubscription())?.unsubscribe(),s.pushManager.subscribe(n)})}catch(s){throw console.info(String(s)),new ce(o("page.push.failed"))}}async function $y(e,t){let n=Wt.peek()??{},s={...n,[e]:t||void 0};if(s.turn||s.tonight)return Nd(await dy(n.key??""),s);Wt.value=await mi({},{where:"there"}),await(await(await Ki())?.pushManager.getSubscription())?.unsubscribe()}function It({what:e,brief:t}){let n=Oe("there")?.id,s=py()&&!Z.value&&n!==void 0;x(()=>{s&&uy().catch(()=>Wt.value=null)},[s,n,re.value]);let{busy:a,once:r}=C();if(!s||!Wt.value?.key)return null;let l=c=>r(()=>$y(e,c).finally(()=>Wt.value={...Wt.peek()}));return i`<div class="told-of">
		<${ye} label=${o(`page.push.${e}`)} role="switch" checked=${Wt.value[e]??!1} disabled=${a}
			onchange=${l} />
		${t?null:i`<p class="soft small">${o("page.push.about")}</p>`}
	</div>`}var Po="ninetynine.event.",Bd=`${Po}last`,Ji=50,Ed=[400,403,404,410,413],my=10,Co=class{shown=D(null);offline=D(!1);refused=D(null);unsent=D([]);refusals=D([]);waiting=Gt(()=>this.unsent.value.filter(t=>this.#b(t)).map(t=>t.act));#e;#t;#n=0;#s=!1;#a=!1;#r=new Set;#i="";#l=0;#c=[];constructor(t,{table:n=0,code:s="",pace:a=3e3}={},r={event:eo,eventActs:to}){this.id=t,this.table=n,this.code=s,this.#e=r,this.#t=a;let l=Fe(Bd);l?.shown?.event===t&&l.table===n&&(this.shown.value=l.shown),this.#y(),addEventListener("storage",this.#o),addEventListener("online",this.wake),document.addEventListener("visibilitychange",this.#u),this.#m(),this.#h()}close(){this.#s=!0,removeEventListener("storage",this.#o),removeEventListener("online",this.wake),document.removeEventListener("visibilitychange",this.#u),this.wake()}wake=()=>this.#r.forEach(t=>t());#u=()=>document.visibilityState==="visible"&&this.wake();#o=t=>{if(!t.key?.startsWith(this.#p("act.")))return;let n=t.key.slice(this.#p("act.").length);t.newValue===null?this.#x(n):this.#y(),this.#h()};#p(t){return`${Po}${this.id}.${t}`}#$(t){return new Promise(n=>{let s=()=>(clearTimeout(a),this.#r.delete(s),n(void 0)),a=setTimeout(s,t);this.#r.add(s)})}async#m(){for(;!this.#s;)await this.#d(),this.#s||await this.#$(this.#t*(document.visibilityState==="visible"?1:my))}async#d(){let{id:t,table:n,code:s}=this;try{let a={event:t,after:this.#n,...s&&{table:n,code:s}},r=await this.#e.event(a,{where:"there",within:pi});if(this.#s)return;Xe(()=>{this.#f(r),this.offline.value=!1,this.refused.value=null}),r.seq<this.#n&&(this.#n=0)}catch(a){a instanceof z&&Ed.includes(a.status)?this.refused.value=a:this.offline.value=!0}}#f(t){let n=this.shown.peek();if(!t.view){n&&t.seq>=this.#n&&(this.shown.value={...n,at:t.at});return}let s=this.#n?n?.desk?.acts??[]:[];this.#n=t.seq;let{desk:a,...r}=t;this.shown.value=a?{...r,desk:{...a,acts:[...s,...a.acts]}}:r,oe(Bd,JSON.stringify({table:this.table,shown:r}))}#v(){let t=Fe(this.#p("device"));return this.#i=t?.device||this.#i||le(),this.#l=Math.max(t?.count??0,this.#l)+1,oe(this.#p("device"),JSON.stringify({device:this.#i,count:this.#l})),{id:this.#g()+le().slice(8),device:this.#i,count:this.#l}}#g(){return(this.#i||Fe(this.#p("device"))?.device||"").slice(0,8)}isMine(t){return this.#g()!==""&&t.startsWith(this.#g())}send(...t){let n=Oe("there")?.id??"",{table:s,code:a}=this,r=t.map(p=>({...p,...this.#v()})),l=r.map(p=>({act:p,table:s,code:a,by:n}));for(let p of l)oe(this.#p(`act.${p.act.id}`),JSON.stringify(p));this.unsent.value=[...this.unsent.peek(),...l];let c=new Promise(p=>this.#c.push({ids:new Set(r.map(u=>u.id)),refused:[],done:p}));return this.#h(),{acts:r,done:c}}#y(){let t=new Set(this.unsent.peek().map(r=>r.act.id)),s=Object.keys(Ct(this.#p("act."))).map(r=>Fe(r)).filter(r=>r?.act?.id&&!t.has(r.act.id));if(s.length===0)return;let a=r=>r.act.count??0;this.unsent.value=[...this.unsent.peek(),...s].sort((r,l)=>a(r)-a(l))}#b({table:t,code:n,by:s}){return n===this.code&&t===this.table&&(n!==""||s===(Oe("there")?.id??""))}async#h(){if(this.wake(),!this.#a){this.#a=!0;for(let t=Ji;;){let n=this.unsent.peek().filter(s=>this.#b(s)).slice(0,t);if(n.length===0)break;t=await this.#k(n),t===0&&(t=Ji,await this.#$(this.#t))}this.#a=!1}}async#k(t){let n=t.map(l=>l.act),{id:s,table:a,code:r}=this;try{let l={event:s,...r&&{table:a,code:r},acts:n},{refused:c}=await this.#e.eventActs(l,{where:"there",within:pi,once:!1});for(let p of n)this.#x(p.id,c.find(u=>u.id===p.id));return Ji}catch(l){if(!(l instanceof z)||!Ed.includes(l.status))return this.offline.value=!0,0;if(n.length>1)return 1;let c={reason:l.reason,why:l.why,args:l.args,text:l.message};for(let{id:p}of n)this.#x(p,{id:p,fault:c});return 1}finally{this.wake()}}#x(t,n){let s=this.unsent.peek().find(r=>r.act.id===t);if(Ce(this.#p(`act.${t}`))!==null&&oe(this.#p(`act.${t}`),null),!s)return;let a=n&&n.fault.why!=="act-id"?[{...n,act:s.act}]:[];Xe(()=>{this.unsent.value=this.unsent.peek().filter(r=>r!==s),this.refusals.value=[...this.refusals.peek(),...a]});for(let r of this.#c)r.ids.delete(t)&&(r.refused.push(...a),r.ids.size===0&&r.done(r.refused));this.#c=this.#c.filter(r=>r.ids.size>0)}};var Nt="ninetynine.pad.",fy=200,hy=400,qt=D(yy()),Zs=D(new Set),Do=Gt(()=>Zs.value.size>0);function Gi(e,t){if(Zs.peek().has(e)!==t)return;let n=[...Zs.peek()].filter(s=>s!==e);Zs.value=new Set(t?n:[...n,e])}function Cd(e){let t=2166136261;for(let n=0;n<e.length;n++)t=Math.imul(t^e.charCodeAt(n),16777619)>>>0;return`${t.toString(16)}${e.length.toString(16)}`}function gy(e,t){let n=[Cd(e)];for(let{at:s,rest:a}of t.toReversed())n.unshift(Cd(e=e.slice(0,s)+a));return n}function Vi(e){try{let{draft:t,...n}=JSON.parse(e??"");if(!(typeof n.record=="string"&&typeof n.id=="string"&&Array.isArray(n.summary?.names)))return;let a=t?{[t.deal]:t.entry}:{},r=t&&t.deal<n.summary.deals?t.deal:null,l=gy(n.record,n.past??[]);return{past:[],next:[],versions:l,drafts:a,open:r,...n}}catch{return}}function yy(){let e=Object.values(Ct(Nt)).map(Vi).filter(t=>t!==void 0);return Object.fromEntries(e.map(t=>[t.id,t]))}var Zi=e=>e.versions.at(-1)??"",Qs=(e,t)=>e.versions.includes(Zi(t));function Pd(e){qt.value={...qt.peek(),[e.id]:e},Gi(e.id,!0)}function Lo(e){let t=qt.peek()[e],n;try{n=localStorage.getItem(Nt+e)}catch{return}let s=Vi(n),a=Zs.peek().has(e);if(!s)t&&!a&&Dd(e);else if(t&&Qs(t,s)&&(a||!Qs(s,t)))ve(t);else if(!t||Qs(s,t))Pd(s);else{Pd(s);let{shared:r,...l}=t;ve({...l,id:Zi(t)}),T(o("page.pad.split"))}}globalThis.addEventListener?.("storage",e=>{e.key?.startsWith(Nt)&&Lo(e.key.slice(Nt.length))});var pt=()=>Object.values(qt.value).sort((e,t)=>t.moved-e.moved),ut=e=>qt.value[e];function ve(e){qt.value={...qt.peek(),[e.id]:e},Gi(e.id,oe(Nt+e.id,JSON.stringify(e)))}function Dd(e){let{[e]:t,...n}=qt.peek();qt.value=n,Gi(e,!0)}function Ld(e){Dd(e),oe(Nt+e,null)}var Rd=()=>Object.fromEntries(pt().map(e=>[Nt+e.id,JSON.stringify(e)]));function by(e,t){let[n,s]=[e.summary.deals,t.summary.deals],a={...t.drafts};for(let[l,c]of Object.entries(e.drafts)){let p=Number(l)===n?s:Number(l);p<=s&&(a[p]=c)}let r=e.shared??t.shared;return{...t,id:e.id,drafts:a,...r?{shared:r}:{}}}function Wd(e,t){let n=Vi(t);if(!n||Nt+n.id!==e||(Lo(n.id),pt().some(l=>Qs(l,n))))return!1;let s=pt().find(l=>Qs(n,l)),{shared:a,...r}=n;return s?ve(by(s,n)):ut(n.id)?ve({...r,id:Zi(n)}):ve(n),!0}var Id=({rules:e,seats:t,choices:n,totals:s,deals:a,end:r})=>({variant:e.id,names:t,live:n.live,totals:s,deals:a.length,over:r!==void 0}),Ui=()=>le().slice(0,12),Ro=e=>({id:Ui(),record:e.record,past:[],next:[],versions:[Ui()],drafts:{},open:null,moved:Date.now(),summary:Id(e)}),un=(e,t)=>({...e,record:t.record,past:[...e.past,_d(e.record,t.record,t.did)].slice(-fy),next:[],versions:[...e.versions,Ui()].slice(-hy),moved:Date.now(),summary:Id(t)}),Wo=({open:e,summary:t})=>e??t.deals,ds=e=>`${e.inserting?"before ":""}${Wo(e)}`,Bn=e=>e.drafts[ds(e)];function En(e,t,n){let{[t]:s,...a}=e.drafts;return{...e,drafts:n?{...a,[t]:n}:a}}var qd=e=>({...e,drafts:Object.fromEntries(Object.entries(e.drafts).filter(([t])=>Number(t)>=e.summary.deals))}),_t=({inserting:e,...t})=>({...t,open:null});function _d(e,t,n){let s=0;for(;s<e.length&&e[s]===t[s];)s++;return{at:s,rest:e.slice(s),...n?{did:n}:{}}}function Fd(e,t){let n=e[t].at(-1);return n&&e.record.slice(0,n.at)+n.rest}function zd(e,t,n){let{past:s,next:a}=e,r=_d(e.record,t.record,e[n].at(-1)?.did),l=n==="past"?{past:s.slice(0,-1),next:[...a,r]}:{past:[...s,r],next:a.slice(0,-1)};return{...un(e,t),...l}}var Pn="ninetynine.unsent.",Hd=["act","claim","ready","unready","ask","answer","redo","resume","chat"],Vd=2500,Kd=[300,1e3,2e3,4e3,8e3,15e3],vy=2e4,Cn=le(),Jd=!1;function Ud(){Jd||(Jd=!0,globalThis.navigator?.locks?.request(Pn+Cn,()=>new Promise(()=>{})).catch(()=>{}))}async function wy(e){return(await globalThis.navigator?.locks?.query().catch(()=>{}))?.held?.some(({name:n})=>n===Pn+e)??!1}var ky=e=>!(e instanceof z)||e.status>=500||e.status===429||e.reason==="",Io=(e,t,n=!0)=>xy(e,t,{durability:n?"strict":"relaxed"}).catch(()=>{}),xy=wo("ninetynine.unsent","commands"),Sy=36e5;async function Oy(){let e=await Io("readonly",t=>t.getAll())??[];for(let{name:t,kept:n,ended:s}of e){let a=JSON.parse(localStorage.getItem(t)??"null");s?localStorage.removeItem(t):(!a||!a.undo)&&localStorage.setItem(t,JSON.stringify({...a,...n})),s&&Date.now()-n.at>Sy&&Io("readwrite",r=>r.delete(t),!1)}}var Qi=Promise.race([Oy().catch(()=>{}),new Promise(e=>setTimeout(e,Vd))]),Gd=new Map;function Ys(e){let t=Gd.get(e)??new Yi(e);return Gd.set(e,t),t}var Yi=class{waiting=D([]);send=(t,n)=>io(this.table,t,n);down=()=>!1;doubt=()=>{};recalled=t=>{};#e=new Map;#t=!1;#n=()=>{};#s={id:"",stop:new AbortController};constructor(t){this.table=t,this.waiting.value=this.#l(),addEventListener("storage",n=>n.key?.startsWith(this.#r(""))&&this.#m(n)),addEventListener("online",this.wake),document.addEventListener("visibilitychange",()=>document.visibilityState==="visible"&&this.wake()),this.waiting.peek().length>0&&this.#d(),Qi.then(()=>this.#c())}put(t,n=""){let s=le(),r={by:this.#a()?.id??"",at:Date.now(),tab:Cn,tried:!1,undo:"",late:!1,why:""},l={command:{id:s,...t},premium:n,...r};Ud(),this.waiting.value=[...this.waiting.peek(),l],this.#u(l,!0);let c=new Promise(u=>setTimeout(()=>(this.#p(s),u()),Vd)),p=this.answered(s);return this.#f(),{answered:p,late:c}}answered(t){return new Promise((n,s)=>this.#e.set(t,{done:n,no:s}))}withdraw(t){let n=this.#i(t);if(!(!n||n.undo)){if(!n.tried)return this.#$(n,s=>s.no(new Gn));this.#o(t,{undo:le(),late:!0}),this.#s.id===t&&this.#s.stop.abort(),this.#f()}}heard(t,n){let s=this.#i(t);s&&this.#$(s,a=>a.done(s.undo?{seq:n,late:!0}:{seq:n}))}wake=()=>{this.#n(),this.waiting.peek().some(({tab:t})=>t!==Cn)&&this.#d()};#a(){return Oe(he(this.table)?"here":"there")}#r(t){return`${Pn}${this.table}.${t}`}#i(t){return this.waiting.peek().find(n=>n.command.id===t)}#l(){return Object.keys(Ct(this.#r(""))).map(n=>Fe(n)).filter(n=>n?.command?.id).sort((n,s)=>n.at-s.at)}#c(){let t=this.#l(),n=a=>t.some(({command:{id:r}})=>r===a.command.id);for(let a of this.waiting.peek())a.tab!==Cn&&!n(a)&&this.#$(a,r=>r.no(new Gn));let s=t.filter(a=>!this.#i(a.command.id));if(s.length!==0){this.waiting.value=[...s,...this.waiting.peek()].sort((a,r)=>a.at-r.at);for(let a of s)this.recalled(a);this.#d()}}#u(t,n){if(!Hd.includes(t.command.do))return;let s=this.#r(t.command.id);oe(s,JSON.stringify(t)),n&&Io("readwrite",a=>a.put({name:s,kept:t},s))}#o(t,n){this.waiting.value=this.waiting.peek().map(a=>a.command.id===t?{...a,...n}:a);let s=this.#i(t);s&&this.#u(s,n.undo!==void 0)}#p(t){!this.#i(t)||this.#i(t)?.late||(this.#o(t,{late:!0}),this.doubt())}#$(t,n){let{command:{id:s},tried:a,undo:r}=t;this.waiting.value=this.waiting.peek().filter(u=>u.command.id!==s);let l=this.#r(s);oe(l,null);let c=a&&!r;Hd.includes(t.command.do)&&Io("readwrite",u=>c?u.delete(l):u.put({name:l,kept:t,ended:!0},l),!c),this.#s.id===s&&this.#s.stop.abort();let p=this.#e.get(s);this.#e.delete(s),p&&n(p)}#m({key:t,newValue:n}){let s=t?.slice(this.#r("").length)??"",a=this.#i(s);if(n===null)return a&&this.#$(a,l=>l.done(void 0));let r=JSON.parse(n);return a?this.waiting.value=this.waiting.peek().map(l=>l===a?r:l):this.waiting.value=[...this.waiting.peek(),r],r.undo&&!a?.undo&&this.#s.id===s&&this.#s.stop.abort(),this.#f(),void this.#d()}async#d(){await Qi;for(let{command:{id:t},tab:n,at:s}of this.waiting.peek()){if(n===Cn)continue;(document.visibilityState==="visible"&&Date.now()-s>vy||!await wy(n))&&this.#o(t,{tab:Cn,tried:!0,late:!0})}Ud(),this.#f()}async#f(){if(this.#n(),!this.#t){this.#t=!0;for(let t=0;this.waiting.peek().length>0;){let n=this.waiting.peek().filter(({tab:a,by:r})=>a===Cn&&r===(this.#a()?.id??r)),s=n.find(({undo:a})=>a)??n[0];s&&await this.#g(s)?t=0:await this.#v(Kd[Math.min(t++,Kd.length-1)]),s||await this.#d()}this.#t=!1}}#v(t){return new Promise(n=>{let s=setTimeout(n,t);this.#n=()=>(clearTimeout(s),n(void 0))})}async#g({command:t,by:n,undo:s,tried:a}){if(ss(this.table))return this.#y(t.id,new z(409,"moved",""));if(globalThis.navigator?.onLine===!1&&this.down())return!1;a||this.#o(t.id,{tried:!0});let{signal:r}=(this.#s={id:t.id,stop:new AbortController}).stop,l=t.seen===void 0?{}:{seen:t.seen};try{if(n!==""&&this.#a()===null&&await Pe(he(this.table)?"here":"there"),n!==""&&this.#a()?.id!==n)throw new z(401,"no-session","");let c=new Promise((d,$)=>r.addEventListener("abort",()=>$(r.reason))),p=s?{id:s,do:"withdraw",of:t.id,...l}:t,u=await Promise.race([this.send(p,r),c]);if(!(u?.seq>0))throw new Error("somebody else answers");return this.#y(t.id,s&&!u.late?new Gn:u)}catch(c){return r.aborted?!0:ky(c)?(this.#o(t.id,{late:!0,why:c instanceof z?P(c):""}),c instanceof z&&c.reason||this.doubt(),!1):s?this.#b(t.id,c):this.#y(t.id,c)}}#y(t,n){let s=this.#i(t),a=n instanceof Error;return s&&this.#$(s,r=>a?r.no(n):r.done(n)),!0}#b(t,n){return n instanceof z&&n.reason==="stale"?this.#y(t,n):(this.#o(t,{undo:"",why:P(n)}),!0)}};async function Ay(){await Qi;for(let e of Object.keys(Ct(Pn)))Ys(e.slice(Pn.length).split(".")[0]??"")}Ay();var Zd="ninetynine.",Qd=e=>e===Eo||e===qu||[ip,Pn,Po].some(t=>e.startsWith(t)),My=()=>({...Object.fromEntries(Object.entries(Ct(Zd)).filter(([e])=>!Qd(e))),...Rd()});function Ty(e,t){if(!oe(e,t))throw new z(507,"full","");dispatchEvent(new StorageEvent("storage",{key:e,newValue:t}))}async function Yd(){let e=await ku(),t=new Blob([e,JSON.stringify({page:My()}),`
`]);return{name:`ninetynine-${new Date().toISOString().slice(0,10)}.jsonl.gz`,content:await Fa(t)}}function jy(e){let t=e.slice(e.lastIndexOf(`
`,e.length-2)+1);try{return JSON.parse(t).page??{}}catch{return{}}}async function Ny(e){let t;try{t=await ko(e)}catch{throw new z(400,"file-cut","the file cannot be unpacked")}if(t===void 0)throw new z(400,"file-packed","the file is gzip with Zstandard");if(t.trim()==="")throw new z(400,"file-empty","the file is empty");return t}async function Xd(e,t=!1){let n=await Ny(e),s={...await Su(new Blob([n]),t),pads:0};for(let[a,r]of Object.entries(jy(n)))!a.startsWith(Zd)||Qd(a)||typeof r!="string"||(a===ep?tp(r):a.startsWith(Nt)?s.pads+=Wd(a,r)?1:0:Ce(a)===null&&Ty(a,r));if(Do.peek())throw new z(507,"full","");return await po(),s}var Xs=e=>new Date(e*864e5).toISOString().slice(0,10),Xi=e=>Math.round(Date.parse(e)/864e5),e$=e=>/^\d{4}-\d\d-\d\d$/.test(e)&&!Number.isNaN(Date.parse(e));function el(e){let t=new Date(e);return Xs(Date.UTC(t.getFullYear(),t.getMonth(),t.getDate())/864e5)}var ht=()=>el(Date.now());function ea(e,t){if(typeof BroadcastChannel>"u")return;let n=new BroadcastChannel(e);return n.onmessage=({data:s})=>t(s),n}var qo="ninetynine.known",By=100,ta=D(Fe(qo)??[]);function _o(e){ta.value=[...Fe(qo)??[],e].slice(-By),oe(qo,JSON.stringify(ta.value))}var Ey=6e5,tl=({kind:e,label:t})=>e==="device"&&t?t:[o(`page.you.key.${e}`),t].filter(Boolean).join(", ");function $s(e){let t=(...l)=>e.some(c=>!c.this&&l.includes(c.kind)),[n,s,a]=[t("passkey"),t("words"),t("device","ssh")],r=[n&&"passkey",s&&"words"].filter(Boolean).map(l=>o(`page.you.way.${l}`));return{passkey:n,words:s,elsewhere:a,lasting:r,ways:[...r,...a?[o("page.you.way.other")]:[]]}}function Cy(){if(Z.value)return[];let e="taken";return[...Rs.value.flatMap(n=>n.to?[{id:`${n.id} ${n.to.at}`,kind:e,label:Je(n.to),at:n.to.at,of:n}]:[]),...Oe("there")?.fresh??[]]}var t$=e=>e.kind==="joined"||e.kind==="taken"?e.label??"":tl(e);function Py(e){let{kind:t,at:n}=e,s=["link","joined","taken"].includes(t)?t:"key",a=G(n,{weekday:"long"}),r={kind:t,what:t$(e),player:Je(e.kind==="taken"?e.of:{}),day:a};return o(`page.new.${s}`,{...r,today:el(n)===ht()?"yes":"no"})}function Dy(){if($t)return;let e=a=>{Z.peek()||T(P(a))},t=()=>{Pe("there").catch(e)},n=ea("ninetynine.player",a=>a!==Ha.peek()&&t()),s="";at(()=>{Ha.value!==s&&n?.postMessage(s=Ha.value)}),at(()=>{up.value&&t()}),addEventListener("hashchange",()=>location.hash.startsWith("#code=")&&po().catch(e))}function Ly(){let{turn:e}=He(Ey);x(()=>{ta.value=Fe(qo)??ta.value,e>0&&!Z.peek()&&Pe("there").catch(()=>{})},[e]),x(Dy,[]);let{value:t}=Ou;x(()=>{t!==void 0&&T(t?o("page.now",{player:Je(t)}):o("page.now.none"))},[t]);let{busy:n,once:s}=C(),a=Cy().find(({id:u})=>!ta.value.includes(u)),r=Pt.value[0]==="t",l=a?Py(a):"";if(x(()=>{r&&l&&T(l)},[r,l]),!a||r)return null;let c=a.kind==="link";return i`<div class="new row" role="status">
		<p>${l}</p>
		<${k} aria-busy=${n} onclick=${()=>s(async()=>{if(a.kind==="taken"){let u=await Sn({back:!0,as:a.of.id});return await uo(u),T(o("page.join.undone",{what:Je(u)})),J("/you")}await(a.kind==="joined"?Qa({player:a.id}):Ya({key:a.id})),_o(a.id),T(o(a.kind==="joined"?"page.join.undone":"page.new.ended",{what:t$(a)})),await Pe("there")})}
			say=${o(`page.${c?"new.refuse":a.kind==="taken"?"you.joined.undo":"new.not"}`)} />
		<${k} plain onclick=${()=>_o(a.id)} say=${o(c?"page.new.wanted":"page.new.mine")} />
	</div>`}var n$=e=>btoa(String.fromCharCode(...new Uint8Array(e))).replaceAll("+","-").replaceAll("/","_").replaceAll("=",""),s$=e=>Uint8Array.from(atob(e.replaceAll("-","+").replaceAll("_","/")),t=>t.charCodeAt(0));function a$({id:e,type:t,response:n}){let s=["clientDataJSON","attestationObject","authenticatorData","signature","userHandle"].filter(a=>n[a]).map(a=>[a,n$(n[a])]);return{id:e,rawId:e,type:t,response:Object.fromEntries(s),clientExtensionResults:{}}}var ms=()=>isSecureContext&&"PublicKeyCredential"in window,o$=()=>/^[\d.]+$|^\[/.test(location.hostname),Fo=e=>location.hostname===e||location.hostname.endsWith(`.${e}`),na=e=>e==="localhost"?location.origin.replace(location.hostname,e):`https://${e}`;async function r$(e){let{challenge:t,site:n}=await Dp(),s=()=>new ce(o("page.you.passkey.site",{address:na(n)}));if(!Fo(n))throw s();try{return await e(s$(t),n)}catch(a){throw a instanceof DOMException?a.name==="InvalidStateError"?new ce(o("page.you.passkey.known")):a.name==="SecurityError"?s():new ce(o("page.you.passkey.not")):a}}var i$=({id:e,name:t,keys:n})=>r$(async(s,a)=>{let r=await navigator.credentials.create({publicKey:{challenge:s,rp:{id:a,name:"Ninety-Nine"},user:{id:new TextEncoder().encode(e),name:t,displayName:t},pubKeyCredParams:[-7,-257].map(l=>({type:"public-key",alg:l})),excludeCredentials:n.filter(l=>l.credential).map(l=>({type:"public-key",id:s$(l.credential??"")})),authenticatorSelection:{residentKey:"required",userVerification:"preferred"}}});return Lp(a$(r))}),l$=()=>r$(async(e,t)=>{let n=await navigator.credentials.get({publicKey:{challenge:e,rpId:t,userVerification:"preferred"}});return Sn({passkey:a$(n)}).catch(s=>{throw s instanceof z&&s.why==="passkey-ended"&&t!=="localhost"&&nl("signalUnknownCredential",{rpId:t,credentialId:n.id}),s})});async function nl(e,t){let{PublicKeyCredential:n}=globalThis;await n?.[e]?.(t).catch(()=>{})}var sl=()=>"signalAllAcceptedCredentials"in(globalThis.PublicKeyCredential??{});function sa(e,{id:t,name:n,keys:s}){let a=s.filter(l=>l.kind==="passkey").map(l=>l.credential??""),r={rpId:e,userId:n$(new TextEncoder().encode(t))};a.includes("")||(nl("signalAllAcceptedCredentials",{...r,allAcceptedCredentialIds:a}),n&&nl("signalCurrentUserDetails",{...r,name:n,displayName:n}))}var Wy=["AC","KD","QH","JS"];function _e({title:e,children:t}){return i`<section>
		<h2>${e}</h2>
		<div class="stack">${t}</div>
	</section>`}var Iy=["A","K","Q","J"];function dn({name:e,label:t,options:n}){let s=E[e],a=r=>s.value=r;return i`<${K} label=${t} value=${s.value} options=${n} onchange=${a} />`}function zo({name:e,label:t,about:n}){let s=E[e];return i`<div>
		<${ye} label=${t} role="switch" checked=${s.value}
			onchange=${a=>s.value=a} />
		${n?i`<p class="soft small">${n}</p>`:null}
	</div>`}function qy(){let[e,t]=y(M.value?.name??E.name.value),[n,s]=y({text:"",wrong:!1}),a=M.value?.name??E.name.value,r=B(a),l=async p=>{let u=Ps(p);if(u!==r.current){if((M.value||u!=="")&&!$p(u))return s({text:o("page.choices.name.empty"),wrong:!0});r.current=u;try{await Au(u),Oe("there")&&Ds().then(d=>sa(d.site,d),()=>{}),t(M.value?.name??u),s({text:o("page.choices.name.kept"),wrong:!1})}catch(d){r.current=a,s({text:P(d),wrong:!0})}}};return i`<form onsubmit=${p=>(p.preventDefault(),l(e))}>
		<${_} label=${o("page.choices.name")} value=${e} oninput=${t} onchange=${()=>l(e)}
			maxlength=${24} autocomplete="nickname" placeholder=${o("page.guest")} enterkeyhint="done"
			aria-invalid=${n.wrong} aria-describedby="name-said" />
		<p id="name-said" class=${n.wrong?"trouble":"soft small"} role="status">
			${n.text||o("page.choices.name.about")}
		</p>
	</form>`}function _y(){let[e,t]=y(null);if(!M.value||Z.value)return null;let n=()=>ee(async()=>t($s((await Ds()).keys).ways)),s=async()=>{try{await Bp()}catch(l){if(!(l instanceof z&&l.reason==="no-session"))throw l}lo(null),T(o("page.choices.leave.done"))},a=()=>t(null),r=e?.length?"page.choices.leave.back":"page.choices.leave.warning";return i`<${_e} title=${o("page.choices.leave")}>
		<p><${k} aria-haspopup="dialog" onclick=${n} say=${o("page.choices.leave")} /></p>
		<p class="soft small">${o("page.choices.leave.about")}</p>
		${e?i`<${Ke} title=${o(e.length?"page.choices.leave.title":"page.choices.leave.title.last")}
					yes=${o("page.choices.leave")} no=${o("page.choices.leave.no")}
					text=${o(r,{name:M.value.name,ways:L(e)})}
					onyes=${()=>ee(s).then(a)} onclose=${a} />`:null}
	<//>`}var al=!1;function Fy(){let e=B(null);return x(()=>{al&&(al=!1,e.current?.querySelector("input:checked")?.focus())},[]),i`<div ref=${e} onchange=${()=>al=!0}>
		<${dn} name="language" label=${o("page.choices.language")}
			options=${[["",o("page.choices.language.auto")],...Object.entries(Zc)]} />
	</div>`}function zy({tables:e,longer:t,known:n,pads:s}){let a=Object.entries({tables:e,longer:t,pads:s,known:n}).filter(([,l])=>l>0);return[...e+t+s>0?[]:[o("page.here.taken.none")],...a.map(([l,c])=>o(`page.here.taken.${l}`,{n:c}))].join(" ")}function Hy(){let[e,t]=y(""),[n,s]=y(void 0),a=j(jd,e).value,r=()=>ee(async()=>{let{name:p,content:u}=await Yd();St(u,p)}),l=(p,u)=>ee(async()=>{s(void 0),t("");try{t(zy(await Xd(p,u)))}catch(d){if(!(d instanceof z))throw d;let $=`page.here.${d.reason}`;if(d.reason==="file-whose")s({file:p,name:d.message});else if(Ne($))t(o($));else throw d}}),c=Math.max(1,Math.ceil((a?.bytes??0)/1e6));return i`<${_e} title=${o("page.here")}>
		<p>${za.value?o(`page.unkept.${za.value}`):o("page.here.about",{mega:c})}</p>
		<p class="row">
			<${k} onclick=${r} say=${o("page.here.export")} />
			<${Zn} say=${o("page.here.import")} accept=".jsonl,.gz,.zst" ontake=${l} />
		</p>
		<p class="small" role="status">${e}</p>
		${a&&!za.value?i`<p class="soft small">${o(a.promised?"page.here.promised":"page.here.unsure")}</p>`:null}
		${n?i`<${Ke} title=${o("page.here.whose")} yes=${o("page.here.whose.yes")} no=${o("page.here.whose.no")}
					text=${o("page.here.whose.about",{name:n.name,me:(Oe("here")??M.value)?.name??""})}
					onyes=${()=>l(n.file,!0)} onclose=${()=>s(void 0)} />`:null}
	<//>`}function Ky(){return i`<main id="main" tabindex="-1" class="choices">
		<h1>${o("page.nav.settings")}</h1>
		<${_e} title=${o("page.choices.you")}><${qy} />
			${$t?null:i`<p><a href="/you">${o("page.you.go")}</a></p>`}
		<//>
		${$t||Oe("here")?i`<${Hy} />`:null}
		<${_e} title=${o("page.choices.book")}>
			<${Fy} />
			<${dn} name="theme" label=${o("page.choices.theme")}
				options=${V("page.choices.theme","auto","day","night")} />
			<p class="soft small">${o("page.choices.size")}</p>
		<//>
		<${_e} title=${o("page.choices.cards")}>
			<p class="sample on-felt">
				<${pe} face="down" />${Wy.map(e=>i`<${pe} key=${e} card=${e} />`)}
			</p>
			<${dn} name="pack" label=${o("page.choices.pack")}
				options=${V("page.choices.pack","two","four","german4")} />
			<${dn} name="back" label=${o("page.choices.back")}
				options=${V("page.choices.back","leaf","lattice","stripe")} />
			<${dn} name="felt" label=${o("page.choices.felt")}
				options=${V("page.choices.felt","sea","moss","ink")} />
			${Iy.every(e=>o(`rank.${e}`)===e)?null:i`<${dn} name="indices" label=${o("page.choices.indices")}
						options=${V("page.choices.indices","local","international")} />`}
			<${zo} name="values" label=${o("page.choices.values")} />
			<${zo} name="forced" label=${o("page.choices.forced")} about=${o("page.choices.forced.about")} />
		<//>
		<${_e} title=${o("page.choices.table")}>
			<${dn} name="play" label=${o("page.choices.play")}
				options=${V("page.choices.play","auto","once","twice")} />
			<p class="soft small">${o("page.choices.play.about")}</p>
			<${dn} name="pace" label=${o("page.choices.pace")}
				options=${V("page.pace","calm","usual","quick","instant")} />
			<${zo} name="sound" label=${o("page.choices.sound")} />
			<${zo} name="spoken" label=${o("page.choices.spoken")} about=${o("page.choices.spoken.about")} />
			<${It} what="turn" brief />
			<${It} what="tonight" />
		<//>
		${$t?null:i`<${_y} />`}
		<p class="soft small"><a href="/privacy">${o("page.nav.privacy")}</a></p>
	</main>`}var fs={changed:{},written:""},Jy={"game.target":[1,1e3],"game.deals":[1,1e3],"game.bonus":[0,1e3],"rubber.games":[1,100],"rubber.wins":[1,100],"score.trick":[0,1e3],"score.vulnerable":[1,1e3],"offers.declare":[1,1e3],"offers.reveal":[1,1e3]},c$=e=>e.offers.how!=="none",Uy={"offers.how":e=>{if(c$(e))return e.trump.by==="holder"?["sealed","turn","raise"]:["sealed","turn","raise","none"]},"offers.loss":e=>c$(e)?["opponents","own"]:void 0,"trump.by":e=>e.trump.by==="success"?["success","rotation",...e.joker?[]:["turnup"]]:void 0,"game.tie":e=>e.rubber.wins?["usual","on","contracts"]:["usual","on","share","contracts"],"game.bonusTo":e=>e.dummy?["dummy","double"]:void 0},Gy={"score.zeroOrAll":()=>!0,"trump.across":({rubber:e,trump:t})=>t.by==="success"&&(e.games>1||e.wins>0)},rl=(e,t)=>t.split(".").reduce((n,s)=>n?.[s],e),Vy=(e,t)=>JSON.stringify(e)===JSON.stringify(t),ol=e=>typeof e=="object"&&e!==null&&!Array.isArray(e);function hs({plan:e,set:t}){return i`<div>
		<${K} label=${o("page.create.length")} value=${e.length} onchange=${Y(t)("length")}
			options=${[["",o("page.create.length.usual")],...V("page.create.length","deals","games")]} />
		${e.length?i`<${X} label=${o("page.create.length.n")} value=${e.rounds} min=${1} max=${1e3}
					onchange=${Y(t)("rounds")} />`:null}
	</div>`}var gs=({value:e,groups:t,onchange:n})=>i`<div class="variant">
	<${I} label=${o("page.create.variant")} value=${e} groups=${t} onchange=${n} />
	<p class="soft">${o(`about.${e}`)}</p>
</div>`,p$=e=>new ce(o("page.create.rules.unread",{text:e}));function Dn({changed:e,written:t},n){let s={};for(let[r,l]of Object.entries(n?e:{})){let[c="",p=""]=r.split("."),u=rl(n,r);Vy(l,u)||(s[c]={...s[c],[p]:l})}let a={};try{a=t.trim()?JSON.parse(t):{}}catch(r){throw p$(r instanceof Error?r.message:"")}if(!ol(a))throw p$(o("page.create.rules.object"));for(let[r,l]of Object.entries(a))s[r]=ol(s[r])&&ol(l)?{...s[r],...l}:l;return Object.keys(s).length>0?s:void 0}function ys({own:e,set:t,rules:n}){if(!n)return null;let s=u=>u in e.changed?e.changed[u]:rl(n,u),a=(u,d)=>t({...e,changed:{...e.changed,[u]:d}}),r=u=>o(`page.create.rules.${u}`),l=u=>t({...e,written:u.currentTarget.value}),{clauses:c,...p}=n;return i`<details>
		<summary>${o("page.create.rules")}</summary>
		<div class="stack">
			<${Zy} points=${s("score.made")} onchange=${u=>a("score.made",u)} />
			${Object.entries(Jy).map(([u,[d,$]])=>Number(rl(n,u))<d||u==="game.bonus"&&!n.game.target?null:i`<${X} key=${u} label=${r(u)} value=${s(u)} min=${d} max=${$}
							onchange=${m=>a(u,m)} />`)}
			${Object.entries(Uy).map(([u,d])=>{let $=d(n);return $?i`<${K} key=${u} label=${r(u)} value=${s(u)}
							options=${$.map(m=>[m,o(`page.create.rules.${u}.${m}`)])}
							onchange=${m=>a(u,m)} />`:null})}
			${Object.entries(Gy).map(([u,d])=>d(n)?i`<${ye} key=${u} label=${r(u)} checked=${s(u)}
							onchange=${$=>a(u,$)} />`:null)}
			<details class="whole">
				<summary>${o("page.create.rules.written")}</summary>
				<label class="field">
					<span>${o("page.create.rules.json")}</span>
					<textarea class="code" rows="3" spellcheck=${!1} autocapitalize="none" value=${e.written}
						placeholder='{"score": {"made": [0, 40, 20, 10]}}' oninput=${l}></textarea>
				</label>
				<p class="small soft">${o("page.create.rules.all")}</p>
				<pre class="code">${Qy(p)}</pre>
			</details>
		</div>
	</details>`}function Zy({points:e,onchange:t}){return i`<fieldset class="amounts whole">
		<legend>${o("page.create.rules.made")}</legend>
		${e.map((n,s)=>s===0?null:i`<${X} key=${s} label=${o("page.create.rules.made.n",{n:s})} value=${n} min=${0} max=${1e3}
						onchange=${a=>t(e.with(s,a))} />`)}
	</fieldset>`}var Qy=e=>Object.entries(e).map(([t,n])=>{let s=JSON.stringify(n).replaceAll(/([,:])(?=["\d[{tf-])/g,"$1 ");return`${JSON.stringify(t)}: ${s}`}).join(`
`);var u$={variant:"",bots:[],public:"no",clock:"none",minutes:10,seconds:10,days:"3",length:"",rounds:9,closed:"no",hints:"",undo:"",open:"",pace:"usual",greet:"no",stand:"",house:fs},d$=6e4,Yy=1440*d$;function Xy({clock:e,minutes:t,seconds:n,days:s}){if(e==="bank")return{bank:t*d$,add:n*1e3};if(e==="move")return{move:Number(s)*Yy}}function eb(e,t){let{variant:n,hints:s,undo:a,open:r,pace:l,stand:c,length:p,rounds:u}=e,d={variant:n,rules:Dn(e.house,t),...p&&{[p]:u},public:e.public==="yes",audience:["no","yes"].includes(e.public)?"":e.public,closed:e.closed==="yes",clock:Xy(e),undo:a,hints:s,open:r,bot:c,pace:Mn[l],greet:e.greet==="yes"},$=Object.entries(d).filter(([,m])=>m!==void 0&&m!==""&&m!==!1);return Object.fromEntries($)}var Ho=(e,t)=>Array.from({length:t.chairs-1},(n,s)=>e.bots[s]??""),$$=(e,t)=>Ho(e,t).includes("");function tb({plan:e,set:t,variant:n,name:s}){let a=c=>[c,o("page.create.bot",{level:o(`page.level.${c}`)})],r=[["",o("page.create.friend")],...Ws.value.map(c=>a(c.name))],l=c=>p=>t({bots:Ho(e,n).with(c,p)});return i`<fieldset class="seats">
		<legend class="unseen">${o("page.create.chairs")}</legend>
		${$$(e,n)?i`<${rt} name=${s} />`:i`<div class="field"><span>${o("page.create.chair",{n:1})}</span><p>${o("page.create.you")}</p></div>`}
		${Ho(e,n).map((c,p)=>{let u=o("page.create.chair",{n:p+2});return i`<${I} key=${p} label=${u} value=${c} options=${r} onchange=${l(p)} />`})}
	</fieldset>`}function nb({plan:e,set:t}){let n=Y(t),s=["1","3","7"];return i`<div>
		<${K} label=${o("page.create.clock")} value=${e.clock} onchange=${n("clock")}
			options=${V("page.create.clock","none","bank","move")} />
		${e.clock==="bank"?i`<div class="row">
					<${X} label=${o("page.create.clock.minutes")} value=${e.minutes} min=${1} max=${600}
						onchange=${n("minutes")} />
					<${X} label=${o("page.create.clock.seconds")} value=${e.seconds} min=${0} max=${600}
						onchange=${n("seconds")} />
				</div>`:null}
		${e.clock==="move"?i`<${K} label=${o("page.create.clock.each")} value=${e.days} onchange=${n("days")}
					options=${s.map(a=>[a,o("page.create.clock.days",{n:Number(a)})])} />`:null}
	</div>`}function sb({plan:e,set:t}){let n=Y(t),s=["",o("page.create.usual")],a=o("page.create.never");return i`<details>
		<summary>${o("page.create.more")}</summary>
		<div class="stack">
			<${hs} plan=${e} set=${t} />
			<${K} label=${o("page.create.undo")} value=${e.undo} onchange=${n("undo")}
				options=${[s,...V("page.create.undo","free","agree"),["never",a]]} />
			${Bu.value?i`<${K} label=${o("page.create.hints")} value=${e.hints} onchange=${n("hints")}
						options=${[s,["yes",o("page.create.hints.yes")],["no",a]]} />`:null}
			<${K} label=${o("page.create.open")} value=${e.open} onchange=${n("open")}
				options=${[s,...V("page.create.open","deal","match")]} />
			<p class="soft small whole">${o("page.create.usual.about")}</p>
			<${K} label=${o("page.create.watch")} value=${e.closed} onchange=${n("closed")}
				options=${[["no",o("page.create.watch.yes")],["yes",o("page.create.watch.no")]]} />
			<${K} label=${o("page.create.pace")} value=${e.pace} onchange=${n("pace")}
				options=${V("page.pace",...Object.keys(Mn))} />
			<${K} label=${o("page.create.greet")} value=${e.greet} onchange=${n("greet")}
				options=${V("page.create.greet","no","yes")} />
			<${I} label=${o("page.create.stand")} value=${e.stand} onchange=${n("stand")}
				options=${[s,...V("page.level",...Ws.value.map(r=>r.name))]} />
		</div>
	</details>`}var ab=400;function ob({plan:e,rules:t}){let n={variant:e.variant,rules:rb(e,t)},s=re.value,{value:a=""}=j(async r=>(await new Promise(l=>setTimeout(l,ab)),!n.rules||r.aborted?"":on(n,s).then(({players:l=""})=>l,()=>"")),JSON.stringify(n),s);return i`<p class=${a?"soft":"unseen"} role="status">${a}</p>`}function rb(e,t){try{return Dn(e.house,t)}catch{return}}function il({onclose:e,group:t}){let n=Ot(),[s,a]=y({...u$,variant:n?.id??"",pace:E.pace.value,public:t??u$.public}),l=j(async()=>M.peek()&&!Z.peek()?(await Xn({})).groups:[],M.value?.id),[c,p]=y(""),{busy:u,once:d}=C(O=>p(P(O))),$=Ze(),m=B(null);x(()=>{c&&m.current?.scrollIntoView({block:"nearest"})},[c]);let f=se(s.variant),h=be.value.find(O=>O.id===s.variant)??n,g=O=>(a(A=>({...A,...O})),p(""));if(!h)return null;let v=O=>g({variant:O,house:{...s.house,changed:{}}}),b=O=>{O.preventDefault(),d(async()=>{p(""),!($$(s,h)&&!await $.keep())&&await Pu(eb(s,f),["",...Ho(s,h)])})},w=i`<button type="submit" form="create" class="button chief" aria-busy=${u}>
		${o("page.home.create")}
	</button>`;return i`<${q} broad title=${o("page.create.title")} onclose=${e} actions=${w}>
		<form id="create" class="create stack" onsubmit=${b}>
			<${gs} value=${h.id} groups=${it()} onchange=${v} />
			<${tb} plan=${s} set=${g} variant=${h} name=${$} />
			${Z.value?null:i`<${K} label=${o("page.create.public")} value=${s.public} onchange=${Y(g)("public")}
					options=${[...V("page.create.public","no","friends","yes").filter(([O])=>O!=="friends"||M.value),...(l.value??[]).map(O=>[O.id,O.name])]} />`}
			<${nb} plan=${s} set=${g} />
			<${sb} plan=${s} set=${g} />
			<${ys} own=${s.house} set=${Y(g)("house")} rules=${f} />
			<${ob} plan=${s} rules=${f} />
			<p ref=${m} class=${c?"trouble":""} role="alert">${c}</p>
		</form>
	<//>`}var ll=e=>Uint8Array.from(e.match(/../g)??[],t=>parseInt(t,16)),m$=(e,t)=>Uint8Array.from({length:t},(n,s)=>Number(e>>BigInt(8*(t-1-s))&255n));async function ib(e,t){for(let n=0;n<t;n++)e=await Cs("n99-chain-1",e);return e}var lb=(e,t)=>Cs("n99-mix-1",e,...t.flatMap(n=>[Uint8Array.of(n.length),n])),cb=async e=>/^[0-9a-fA-F]{64}$/.test(e)?ll(e):Cs("n99-seed-1",e);async function*pb(e,t){for(let n=0n;;n++){let s=new DataView((await Cs("n99-deal-1",e,m$(t,8),m$(n,4))).buffer);for(let a=0;a<32;a+=8)yield s.getBigUint64(a)}}async function ub(e,t,n){let s=[...e],a=pb(t,n),r=(1n<<64n)-1n;for(let l=0;s.length-l>=2;){let c=[],p=1n;for(let $=BigInt(s.length-l);$>1n&&p*$<=1n<<56n;$--)c.push($),p*=$;let u,d;do{d=(await a.next()).value,u=[];for(let $ of c)u.push(Number(d*$>>64n)),d=d*$&r}while(d<(1n<<64n)%p);for(let $ of u){let[m,f]=[s[l],s[l+$]];s[l]=f,s[l+$]=m,l++}}return s}var f$=["2","3","4","5","6","7","8","9","10","11","12","J","Q","K","A"];async function db(e,t,n,s=0){let a=e.ranks.split(" ").sort((f,h)=>f$.indexOf(f)-f$.indexOf(h)),r=["C","D","H","S"].flatMap(f=>a.map(h=>h+f));e.joker&&r.push("joker");let l=await ub(r,t,n),c=l.length===e.seats*e.hand?(s+1)*e.hand:l.length,p=e.trump.by==="turnup"?l[c-1]:void 0,u=Array.from({length:e.seats},(f,h)=>l.slice(h*e.hand,(h+1)*e.hand)),d=u.findIndex(f=>f.includes("joker")),$=e.dummy?(u[e.seats-1]??[]).slice(0,e.aside):[],m=f=>f.map(h=>h==="joker"?p??h:h).sort();return{hands:u.map(m),aside:m($),turnup:p,joker:d<0?void 0:d}}function $b(e,t){let n=a=>String(a??"").split(" ").filter(Boolean).sort().join(" "),s=(e.aside??[]).filter(a=>a!=="").pop();return t.hands.every((a,r)=>a.join(" ")===n(e.hands?.[r]))&&t.aside.join(" ")===n(s)&&t.turnup===e.turnup&&t.joker===e.joker}async function mb(e,t){if(e.length!==t.length)return!1;for(let[n,s]of e.entries())if(s.length&&await ap(s)!==t[n])return!1;return!0}async function h$(e,t,n){let s=e.split(`
`).filter(g=>g.trim()).map(g=>JSON.parse(g)),a=s[0]??{},r=s.findIndex((g,v)=>v>0&&"ninetynine"in g),l=r<0?s:s.slice(0,r),c=l.filter(g=>"deal"in g);if(!a.commit)return fb(a,c,t);let p=a.commits??[],u=(c[0]?.entropy??[]).map(ll),d=await mb(u,p),$=l.some(g=>"end"in g),m=[],f=a.commit,h=0;for(let[g,v]of c.entries()){if(h++,!v.secret){m.push({deal:v.deal,outcome:$||g<c.length-1?"hidden":"playing"});continue}let b=ll(v.secret);if(h>4096||ci(await ib(b,h))!==f){m.push({deal:v.deal,outcome:"wrong",why:"secret"});continue}f=v.secret,h=0,d?m.push(await g$(v,t,await lb(b,u),0n)):m.push({deal:v.deal,outcome:"wrong",why:"entropy"})}return{by:"commit",deals:m,commit:a.commit,commits:p,brought:a.brought===!0,entropy:p.map((g,v)=>u[v]?.length?"given":g?"withheld":"none"),own:n?u.some(g=>ci(g)===n):void 0}}async function g$(e,t,n,s){return $b(e,await db(t,n,s,e.dealer))?{deal:e.deal,outcome:"proved"}:{deal:e.deal,outcome:"wrong",why:"cards"}}async function fb(e,t,n){let s=[],a=e.seed?await cb(e.seed):void 0,r=(t[0]?.number??0)-(t[0]?.deal??0);for(let c of t)!a||c.number===void 0?s.push({deal:c.deal,outcome:"bare"}):c.number!==r+c.deal?s.push({deal:c.deal,outcome:"wrong",why:"number"}):s.push(await g$(c,n,a,BigInt(c.number)));return{by:a?"seed":"none",deals:s,...{entropy:[],commit:"",commits:[],brought:!1,own:void 0}}}function cl(e,t){let n=a=>a&&typeof a=="object"&&!Array.isArray(a);if(!n(t)||!n(e))return t??e;let s={...e};for(let[a,r]of Object.entries(t))s[a]=cl(e[a],r);return s}async function hb(e,t){let n=JSON.parse(e.slice(0,e.indexOf(`
`))),s=cl(await bu(n.variant),n.rules);return{names:n.seats,verdict:await h$(e,s,t)}}function aa({table:e,match:t=1,record:n}){let{value:s,wrong:a}=j(async()=>{if(!globalThis.crypto?.subtle)throw new ce(o("page.fair.insecure"));let r=n??await zp({table:e??"",match:t}).catch(p=>{throw p instanceof z&&p.reason==="not-now"?new ce(o("page.fair.later")):p}),{commits:l=[]}=JSON.parse(r.split(`
`,1)[0]??"{}"),c=p=>e===void 0?void 0:bo(e,p);return hb(r,l.map(c).find(Boolean))},e,t,n);return a?i`<p role="status">${a}</p>`:s?i`<${yb} names=${s.names} verdict=${s.verdict} />`:i`<p class="soft" role="status">${o("page.fair.looking")}</p>`}function gb(e){return e.deals.some(t=>t.outcome==="wrong")?"wrong":e.by!=="commit"?e.by:e.deals.some(t=>t.outcome==="hidden")?"hidden":e.brought?"brought":e.entropy.includes("withheld")?"withheld":e.entropy.includes("given")?"proved":"alone"}function yb({names:e,verdict:t}){let n=gb(t),s=u=>L(e.filter((d,$)=>t.entropy[$]===u)),a=t.deals.filter(u=>u.outcome==="proved").length,r=t.deals.find(u=>u.outcome==="wrong"||u.outcome==="hidden"),l={n:a,names:s(n==="withheld"?"withheld":"given"),deal:(r?.deal??0)+1},p=t.by==="commit"&&!t.brought&&t.own!==void 0&&(t.own?"page.fair.own":"page.fair.own.not");return i`<section class="fair" data-outcome=${n}>
		<p class="fair-verdict" role="status">${o(`page.fair.${n}.short`)}</p>
		<p>${o(`page.fair.${n}`,l)}${p&&` ${o(p)}`}</p>
		${new Set(t.deals.map(u=>u.outcome)).size>1?i`<table class="book">
					<thead><tr><th scope="col">${o("page.scores.deal")}</th><th scope="col">${o("page.fair.found")}</th></tr></thead>
					<tbody>${t.deals.map(u=>i`<tr key=${u.deal}><th scope="row">${u.deal+1}</th>
							<td class=${u.outcome==="wrong"?"failed":""}>${bb(u,n)}</td></tr>`)}</tbody>
				</table>`:null}
		${t.commit?i`<details><summary>${o("page.fair.commitments")}</summary>
				<p class="small">${o("page.fair.commitments.what")}</p>
				<dl class="commitments"><dt>${o("page.fair.server")}</dt><dd>${t.commit}</dd>
					${t.commits.map((u,d)=>u?i`<dt>${e[d]}</dt><dd>${u}</dd>`:null)}</dl></details>`:null}
	</section>`}function bb(e,t){return e.outcome==="wrong"?o(`page.fair.why.${e.why}`):o(e.outcome==="proved"&&t!=="proved"?"page.fair.deal.follows":`page.fair.deal.${e.outcome}`)}var oa=D(null);function gt({player:e,name:t}){return e&&M.value&&!Ie(e)&&Ls.value==="there"&&!Z.value?i`<button type="button" class="player" aria-haspopup="dialog" onclick=${a=>(a.stopPropagation(),oa.value={id:e,name:t})}>
		<span class="name">${t}</span></button>`:i`<span class="name">${t}</span>`}var bs=({mean:e,within:t})=>`${e} ± ${t}`,Ko=["3","4","5","2","2d"];async function vb(e){let{variants:t}=await Ga();return t.find(n=>n.id===e)?.class}function pl(e,t){let n=e.rated?e.chairs.flatMap(a=>a.player??[]):[],{value:s}=j(async()=>{if(n.length===0)return{};let[a,...r]=await Promise.all([vb(t),...n.map(l=>an({player:l}))]);return Object.fromEntries(r.map(l=>[l.id,l.ratings.find(c=>c.class===a)]))},t,n.join());return s??{}}var ul=({rating:e})=>i`<span class="soft small rating">${e?bs(e):o("page.ratings.new")}</span>`;function y$({table:e,rating:t}){if(e.bears)return i`<p class="soft small">${o("page.rated.alone")}</p>`;if(!e.rated)return null;let n=t?.most?i` <${dl} rating=${t} />`:null;return i`<p class="soft small">${o("page.rated")}${n}</p>`}var dl=({rating:{class:e,most:t}})=>o("page.ratings.most",{class:o(`page.ratings.class.${e}`),most:String(t)});function b$({table:e,variant:t}){let n=pl(e,t);if(!e.rated)return null;let s=a=>i`<li key=${a.player}><b><${gt} player=${a.player} name=${et(a)} /></b>${" "}
		<${ul} rating=${n[a.player??""]} /></li>`;return i`<section class="bots"><h3>${o("page.ratings")}</h3>
		<ul>${e.chairs.filter(a=>a.player).map(s)}</ul>
		<p class="soft small">${o("page.rated")} <a href="/ratings">${o("page.ratings.all")}</a></p>
	</section>`}function wb({rest:[e=""]}){let[t,n]=y(Ko.find(r=>r===e)??Ko[0]),{value:s,wrong:a}=j(()=>Tp({class:t}),t);return i`<main id="main" tabindex="-1" class="records">
		<h1>${o("page.ratings")}</h1>
		<p>${o("page.ratings.about")}</p>
		<${K} hidden label=${o("page.ratings.class")} value=${t} options=${V("page.ratings.class",...Ko)}
			onchange=${n} />
		${a?i`<p class="trouble" role="status">${a}</p>`:null}
		${s?i`<${xb} board=${s} />`:null}
	</main>`}function kb(e){if(!e)return"";let{mean:t,margin:n}=e.lost,s=n?`${S(t,1)} ± ${S(n,1)}`:S(t,1);return o("page.ratings.lost.deals",{lost:s,n:e.deals})}function xb({board:{players:e,levels:t}}){let n=e.map((a,r)=>{let l=i`<a href=${`/people/${a.id}`}>${a.id===M.value?.id?i`<b>${a.name}</b>`:a.name}</a>`;return{mean:a.mean,row:i`<tr key=${a.id}><th scope="row">${r+1}. ${l}</th>
			<td>${bs(a)}</td><td>${S(a.matches)}</td></tr>`}}),s=t.map(({level:a,mean:r})=>({mean:r,row:i`<tr key=${a} class="soft">
		<th scope="row"><i>${o(`page.level.${a}`)}</i></th><td><i>${r}</i></td><td></td></tr>`}));return i`${e.length?null:i`<p class="lead">${o("page.ratings.none")}</p>`}
		<${te}><table class="book">
			<thead><tr><th scope="col">${o("page.ratings.player")}</th><th scope="col">${o("page.ratings.rating")}</th>
				<th scope="col">${o("page.records.matches")}</th></tr></thead>
			<tbody>${[...n,...s].sort((a,r)=>r.mean-a.mean).map(({row:a})=>a)}</tbody>
		</table><//>`}function Jo({player:e,ratings:t,keyless:n}){let s=t.length>0&&M.value!==null,{value:a}=j(async()=>s?Mp({player:e},{where:"there"}):void 0,e,s);if(t.length===0)return null;let r=Object.fromEntries(a?.classes.map(c=>[c.class,c])??[]),l=Object.keys(r).length>0;return i`<section>
		<h2>${o("page.ratings")}</h2>
		<${te}><table class="book">
			<thead><tr><th scope="col">${o("page.ratings.class")}</th><th scope="col">${o("page.ratings.rating")}</th>
				<th scope="col">${o("page.records.matches")}</th>
				${l?i`<th scope="col">${o("page.ratings.lost")}</th>`:null}</tr></thead>
			<tbody>${t.map(c=>i`<tr key=${c.class}>
					<th scope="row"><a href=${`/ratings/${c.class}`}>${o(`page.ratings.class.${c.class}`)}</a></th>
					<td>${bs(c)}</td><td>${S(c.matches)}</td>
					${l?i`<td>${kb(r[c.class])}</td>`:null}</tr>`)}</tbody>
		</table><//>
		${l?i`<p class="small soft">${o("page.ratings.lost.about")}</p>`:null}
		${t.filter(c=>c.most).map(c=>i`<p key=${c.class} class="small soft"><${dl} rating=${c} /></p>`)}
		${t.every(c=>c.sure)?null:i`<p class="small soft">${o("page.ratings.unsure")}</p>`}
		${n?i`<p class="small soft">${o("page.ratings.keyless")} <a href="/you">${o("page.you.go")}</a></p>`:null}
	</section>`}function Sb(e){x(()=>{Bs&&Pe("here").catch(()=>{})},[]);let t=M.value,n=Bs&&Ls.value==="there"?Oe("here"):null;return i`<main id="main" tabindex="-1" class="records">
		<h1>${o("page.nav.records")}</h1>
		${t?i`<${v$} key=${t.id} id=${t.id} at=${Ls.value} />`:n?null:i`<${w$} />`}
		${n?i`<h1>${o("page.here")}</h1><${v$} key=${n.id} id=${n.id} at="here" />`:null}
		<${jb} />
	</main>`}var w$=()=>i`<section class="stack">
	<p class="lead">${o("page.records.none")}</p>
	<p><a class="button chief" href="/">${o("page.records.play")}</a></p>
</section>`,Ae=e=>Ne(`variant.${e}`)?o(`variant.${e}`):e;function Ln(e,t,n){let s=M.value?.name;return e.seats.map((a,r)=>{if(r>=t)return o("dummy");if(r===n&&s&&!e.seats.includes(s))return s;let l=e.bots?.[r];return l&&l===a&&Ne(`page.level.${l}`)?o(`page.level.${l}`):a})}var $n=({seat:e,header:t},n)=>e??(n==="mine"?t.seats.indexOf(M.value?.name):-1);function vs(e,t,n){let s=n>=0?n:(e.bots??[]).indexOf("");return s>=0&&s<t?s:0}function v$({id:e,at:t}){let n=()=>Promise.all([an({player:e},{where:t}),ro("mine",1,t)]),{value:s,wrong:a}=j(n,e);if(a)return i`<p class="trouble">${a}</p>`;if(!s)return null;let[{tallies:r,ratings:l},{all:c}]=s;return i`<${Uu} found=${c} told=${!0} />
		${r.length?i`<${Ob} tallies=${r} /><${Jo} player=${e} ratings=${l} />
				<${ia} id=${e} at=${t} />`:i`<${w$} />`}`}function Ob({tallies:e}){let t=e.filter(a=>a.matches>0),n=a=>e.reduce((r,l)=>r+l[a],0),s=n("assisted");return i`<section>
		<h2>${o("page.records.tallies")}</h2>
		${t.length?i`<${te}><table class="book">
			<thead><tr>
				<th scope="col">${o("page.records.variant")}</th><th scope="col">${o("page.records.matches")}</th>
				<th scope="col">${o("page.records.won")}</th><th scope="col" class="spare">${o("page.records.deals")}</th>
				<th scope="col">${o("page.records.made")}</th><th scope="col">${o("page.records.points")}</th>
			</tr></thead>
			<tbody>${t.map(a=>i`<tr key=${a.variant}><th scope="row"><a href=${`/rules/${a.variant}`}>${Ae(a.variant)}</a></th>
					<td>${ra(a.matches)}</td><td>${ra(a.won)}</td><td class="spare">${ra(a.deals)}</td>
					<td>${a.deals?Se(a.made/a.deals):ra(0)}</td>
					<td>${a.deals?S(a.points/a.deals,1):ra(0)}</td>
				</tr>`)}</tbody>
		</table><//>`:null}
		${s?i`<p>${o("page.records.assisted",{n:s,won:n("assistedWon")})}</p>
			<p class="small soft">${o("page.records.assisted.what")}</p>`:null}
		<p class="row"><a class="button plain" href="/statistics">${o("page.records.statistics")}</a>
			<a class="button plain" href="/ratings">${o("page.ratings.all")}</a>
			${Z.value?null:i`<a class="button plain" href="/people">${o("page.people")}</a>`}</p>
	</section>`}var ra=e=>e?S(e):"–";function ia({id:e,at:t,read:n=(a,r)=>Za({player:e,...a},r),children:s}){let[a,r]=y([]),[l,c]=y(""),[p,u]=y(null),{once:d}=C(),$=()=>d(async()=>{let m=await n({before:l??""},{where:t});r(f=>[...f,...m.matches.filter(h=>!ss(h.table??""))]),c(m.before)});return x(()=>{$()},[]),a.length===0?null:i`<section>
		<h2>${o("page.records.all")}</h2>
		<ol class="matches">${a.map(m=>{let f=`${m.table} ${m.match} ${m.ended}`;return i`<${Mb} key=${f} match=${m} id=${e} onfair=${()=>u(m)} />`})}</ol>
		${l||s?i`<p class="row">
				${l?i`<${k} onclick=${$} say=${o("page.records.more")} />`:null}${s}</p>`:null}
		${p?i`<${q} title=${o("page.fair")} onclose=${()=>u(null)}>
					<${aa} table=${p.table} match=${p.match} />
				<//>`:null}
	</section>`}var Ab=4;function Mb({match:e,id:t,onfair:n}){let s=e.chairs.find(f=>f.player===t),a=e.chairs.filter(f=>f.won).length>1,r=e.cut?"cut":s?s.won?a?"shared":"won":"lost":"over",l=e.chairs.filter(f=>f!==s).map(et),c=e.chairs.filter(f=>f.player&&!Ie(f.player)),{busy:p,once:u}=C(),d=()=>ns(e.table??"",c.map(f=>f.player??"")),$=wu(e.table??"",e.match),m=[s?.hints?o("page.records.hints",{n:s.hints,often:s.hints<Ab*Math.max(1,e.deals)?"no":"yes"}):"",s?.undone?o("page.records.undone",{n:s.undone}):"",s?.away?o("page.records.away"):"",s?.brought?o("page.records.brought"):"",e.house?o("page.home.house"):""].filter(Boolean);return i`<li data-result=${r}>
		<p class="what"><b>${Ae(e.variant)}</b> ${o("page.records.with",{names:L(l)})}
			<span class="soft small">${G(e.ended)}${m.length>0?` · ${m.join(", ")}`:""}</span></p>
		<p class="result"><span class=${`outcome-${r}`}>${o(`page.records.result.${r}`)}</span>
			<span class="score">${e.chairs.map((f,h)=>{let g=f===s?"self":"",v=h>0?" : ":"";return i`${v}<span key=${f.seat} class=${g} title=${et(f)}>${S(f.points)}</span>`})}</span>
			<span class="soft small">${o("page.records.length",{n:e.deals})}</span></p>
		${e.table?i`<p class="doings">
				${e.deals>0?i`<a href=${`/replay/${e.table}/${e.match}/0`}>${o("page.records.replay")}</a>`:null}
				<a href=${$} download=${`${e.table}-${e.match}.99.jsonl`}>${o("page.records.export")}</a>
				<button type="button" class="link" onclick=${n}>${o("page.fair.short")}</button>
				<a href=${`/t/${e.table}`}>${o("page.records.table")}</a>
				${c.length>0?i`<button type="button" class="link" aria-busy=${p} onclick=${()=>u(d)}>
						${o("page.records.again",{names:L(c.map(et))})}
					</button>`:null}</p>`:null}
	</li>`}function Tb(e){return e instanceof z&&e.status===400?o("page.import.refused",{text:e.message.replace(/^the record( is refused)?: /,"")}):P(e)}function jb(){let[e,t]=y(""),[n,s]=y(!1),a=j(os).value?.name,r=async u=>{t("");try{if(u.size>1<<20)throw new ce(o("page.import.large"));await Qn({match:1,deal:0},{body:u}),await Qu({name:u.name,bytes:u}),J("/replay/mine/1/0")}catch(d){t(Tb(d))}};return i`<section class=${`import ${n?"over-it":""}`} ondragover=${u=>{u.preventDefault(),s(!0)}} ondragleave=${()=>s(!1)} ondrop=${u=>{u.preventDefault(),s(!1);let d=u.dataTransfer?.files[0];d&&r(d)}}>
		<h2>${o("page.import")}</h2>
		<p>${o("page.import.what")}</p>
		<p class="row">
			<${Zn} say=${o("page.import.choose")} accept=".jsonl,.gz,.zst,.99" ontake=${r} />
			${a?i`<a href="/replay/mine/1/0">${o("page.import.again",{name:a})}</a>`:null}
		</p>
		${e?i`<p class="trouble" role="alert">${e}</p>`:null}
	</section>`}var la=(e,t={dateStyle:"long"})=>G(Date.parse(e),{timeZone:"UTC",...t});function Nb({rest:[e]}){let t=e!==void 0&&e$(e)?e:ht();return i`<${Bb} key=${t} day=${t} />`}function Bb({day:e}){let{value:t,wrong:n}=j(async()=>{let[r]=await Promise.all([Wp({day:e}),ke()]).catch(l=>{throw tn(l)?new ce(o("page.daily.none")):l});return r},e,M.value?.id,kn.value),s=t?.seal?"own":kn.value?"out":"open",a=i`<p class="soft">${o("page.daily.proof",{cards:s})}</p>`;return i`<main id="main" tabindex="-1" class="daily">
		<header>
			<h1>${o("page.nav.daily")}</h1>
			<p class="soft">${la(e,{dateStyle:"full"})}</p>
			<p class="lead">${o("page.daily.about")}</p>
			${t&&t.played.length===0?i`<p>${o("page.daily.premium")}</p>`:null}
			${s==="out"?a:null}
		</header>
		${n?i`<p class="trouble" role="status">${n}</p>`:null}
		<div class="daily-deals">
			${t?.deals.map(r=>i`<${Eb} key=${r.variant} day=${e} deal=${r} />`)}
		</div>
		${t?i`<${$l} ...${t} day=${e} days=${t.played.map(r=>r.day)} of="daily" />`:null}
		${t&&s!=="out"?i`<details><summary>${o("page.fair")}</summary>${a}</details>`:null}
	</main>`}function Eb({day:e,deal:t}){let{busy:n,once:s}=C(),a=()=>s(()=>Ru(e,t.variant)),r=be.value.find(c=>c.id===t.variant)?.chairs,l=[r&&o("page.players",{n:r}),t.trump&&(t.trump==="none"?o("trump.none"):H(t.trump)),`${o("page.home.level")} ${o(`page.level.${t.bots}`)}`];return i`<section class="daily-deal">
		<h2>${Ae(t.variant)}</h2>
		<p class="soft">${l.filter(Boolean).join(" · ")}</p>
		${t.own?i`<${Pb} day=${e} deal=${t} own=${t.own} />`:null}
		${t.lost?i`<p>${o("page.daily.lost")}</p>
				<p><a class="button plain" href=${`/replay/${t.table}/1/0`}>${o("page.daily.replay")}</a></p>`:null}
		${t.own||t.lost?null:i`<p><${k} chief aria-busy=${n} onclick=${a}
				say=${o(t.table?"page.daily.on-with":"page.daily.play")} /></p>
				<p class="soft">${o("page.daily.players",{n:t.players})}</p>`}
	</section>`}var x$=(e,t)=>o("page.daily.own",{you:t,points:S(e.points),n:e.points,made:e.made?"yes":"no"}),Cb=e=>e===be.value[0]?.id?"none":Ae(e),S$=e=>e.late?o("page.daily.late"):e.players>1?o("page.daily.place",{place:e.place??1,n:e.players}):o("page.daily.alone"),O$=({of:e})=>i`<ol class="daily-best">
	${e.map((t,n)=>i`<li key=${n} class=${t.table?"own":""}>
		<span>${S(t.place??0)}.</span> <span>${t.name}</span>
		<span>${t.made?"✓":"✕"}</span> <span>${S(t.points)}</span>
	</li>`)}
</ol>`;function Pb({day:e,deal:t,own:n}){let{told:s}=jn(n.table??"",1,0),a=`/${n.table}/1/0`;return i`<p class="daily-points"><b>${S(n.points)}</b> ${n.made?"✓":"✕"}</p>
		<ul class="daily-done">
			<li>${x$(n,"yes")}</li>
			${t.expert?i`<li>${x$(t.expert,"expert")}</li>`:null}
			<li>${S$(t)}</li>
		</ul>
		<p class="turns">
			<a class="button" href=${`/report${a}?seat=0`}>${o("page.daily.report")}</a>
			<a class="button plain" href=${`/replay${a}`}>${o("page.daily.replay")}</a>
		</p>
		${t.best&&t.best.length>1?i`<h3>${o("page.daily.best")}</h3>
				<${O$} of=${t.best} />
				${t.near?i`<p class="daily-gap" aria-hidden="true">⋯</p><${O$} of=${t.near} />`:null}`:null}
		<${Db} text=${[o("page.daily.first",{day:la(e,{dateStyle:"medium"}),variant:Cb(t.variant)}),Xu(s,0),[o("page.daily.last",{points:S(n.points),n:n.points,made:n.made?"yes":"no"}),...t.players>1&&!t.late?[S$(t)]:[]].join(" · "),Vs(location.hostname)?"":`${location.origin}/daily/${e}`].filter(Boolean).join(`
`)} />`}function Db({text:e}){let[t,n]=Ja(),s=async()=>await en(e)?n():T(o("page.link.by-hand"));return i`<h3>${o("page.daily.share")}</h3>
		<pre class="daily-share" tabindex="0">${e}</pre>
		<p class="small soft">${o("page.daily.squares")}</p>
		<p><${k} onclick=${s} say=${o(t?"page.daily.copied":"page.daily.copy")} /></p>`}function $l({of:e,day:t,first:n,days:s,streak:a}){let[r,l]=y(t.slice(0,7)),c=new Map;for(let b of s)c.set(b,(c.get(b)??0)+1);let p=ht(),u=new Date(`${r}-01T00:00Z`),d=Math.round(u.getTime()/864e5),$=new Date(Date.UTC(u.getUTCFullYear(),u.getUTCMonth()+1,0)).getUTCDate(),m=(u.getUTCDay()+6)%7,f=b=>Xs(Date.UTC(u.getUTCFullYear(),u.getUTCMonth()+b)/864e5).slice(0,7),h=4,g=Array.from({length:7},(b,w)=>la(Xs(h+w),{weekday:"short"})),v=(b,w,O,A)=>i`<button type="button" class="button plain" aria-label=${o(O)}
		disabled=${A} onclick=${()=>l(f(b))}>${w}</button>`;return i`<section class="daily-calendar">
		<h2>${o(`page.${e}.calendar`)}</h2>
		<p>${o(`page.${e}.run`,{n:a})}</p>
		<div class="daily-month">
			${v(-1,"‹","page.daily.back",r<=n.slice(0,7))}
			<b aria-live="polite">${la(`${r}-01`,{month:"long",year:"numeric"})}</b>
			${v(1,"›","page.daily.on",r>=p.slice(0,7))}
		</div>
		<div class="daily-days" lang=${re.value}>
			${g.map(b=>i`<span key=${b} class="soft" aria-hidden="true">${b}</span>`)}
			${Array.from({length:$},(b,w)=>{let O=Xs(d+w),A=c.get(O)??0,N=w===0?{gridColumnStart:m+1}:{};return!A&&(O<n||O>p)?i`<span key=${O} class="soft" style=${N}>${w+1}</span>`:i`<a key=${O} style=${N} href=${`/${e}/${O}`} data-played=${A}
					aria-current=${O===t?"date":void 0}
					aria-label=${o(`page.${e}.mark`,{day:la(O),n:A})}>${w+1}</a>`})}
		</div>
	</section>`}function Lb(){let e=M.value?.sanctions,t=e?.ban??e?.silence,[n,s]=y(!1),[a,r]=y(0),l=j(async()=>t?(await oo({})).complaints:[],t,a).value;if(!e||!t||!l)return null;let c=e.ban?e.bannedUntil:e.silencedUntil,p={ends:c?"yes":"no",until:c?G(c,{dateStyle:"medium",timeStyle:"short"}):"",reason:(e.ban?e.bannedFor:e.silencedFor)??"",answers:"no",contact:""},u=l.find($=>$.appeal===t),d=()=>(s(!1),r(a+1));return i`<div class="unkept row" role="status">
			<p>${e.ban?o("refusal.ban-player",p):o("refusal.silence-player",p)}</p>
			${u?i`<p class="small">${o("page.appeal.state",{answered:u.outcome?"yes":"no"})}</p>`:i`<${k} onclick=${()=>s(!0)} say=${o("page.appeal")} />`}
		</div>
		${n?i`<${Rb} onclose=${d} />`:null}`}function Rb({onclose:e}){let[t,n]=y(""),{busy:s,once:a}=C(),r=()=>a(async()=>{await cu({text:t.trim()}),T(o("page.complain.sent")),e()});return i`<${q} title=${o("page.appeal")} onclose=${e} actions=${i`<${k} chief aria-busy=${s}
		disabled=${!t.trim()} onclick=${r} say=${o("page.complain.send")} />`}>
		<p>${o("page.appeal.about")}</p>
		<${_} label=${o("page.appeal.text")} maxlength="300" value=${t} oninput=${n} />
	<//>`}var A$,Uo={noise:!0,at:0,hertz:1800,seconds:.06,gain:.12},Rn={noise:!1,at:0,hertz:392,seconds:.28,gain:.05},Wb={card:[Uo],turn:[Rn],call:[0,.22,.9,1.12].map(e=>({...Rn,at:e,hertz:523.25,gain:.08})),deal:[0,.07,.14,.21].map(e=>({...Uo,at:e,gain:.07})),trick:[{...Uo,hertz:700,seconds:.16,gain:.09}],made:[Rn,{...Rn,at:.16,hertz:523.25,seconds:.45}],best:[392,523.25,659.25,783.99].map((e,t)=>({...Rn,at:.13*t,hertz:e,seconds:.7})),stamp:[{...Uo,hertz:240,seconds:.11,gain:.3}],lead:[587.33,880].map((e,t)=>({...Rn,at:.75+.12*t,hertz:e,seconds:.4,gain:.03})),lost:[{...Rn,hertz:246.94,seconds:.4,gain:.04}]},M$=e=>(e.played??[]).reduce((t,n)=>t+W(n).length,0);function T$(e,t){if(!e||!t)return[];let n=[];return Vt(e,t)?M$(t)>M$(e)&&n.push("card"):n.push("deal"),t.options&&!e.options&&n.push("turn"),n}function j$(e){let{seat:t,closed:n,points:s=[],made:a=[]}=e;if(t===void 0)return[];let r=s[t]===99||n?.winners.includes(t),l=!r&&cn(e)===t,c=r?["stamp","best"]:a[t]?["stamp","made"]:["lost"];return l?[...c,"lead"]:c}function Wn(e,t=!1){if(!(!E.sound.peek()||document.hidden&&!t)){A$??=new AudioContext;for(let n of Wb[e])Ib(A$,n)}}function Ib(e,{noise:t,at:n,hertz:s,seconds:a,gain:r}){let l=e.currentTime+n,c=new GainNode(e,{gain:0});if(c.gain.setValueAtTime(0,l),c.gain.linearRampToValueAtTime(r,l+.008),c.gain.exponentialRampToValueAtTime(1e-4,l+a),c.connect(e.destination),t){let p=new AudioBuffer({length:Math.ceil(a*e.sampleRate),sampleRate:e.sampleRate}),u=p.getChannelData(0);for(let $=0;$<u.length;$++)u[$]=Math.random()*2-1;let d=new AudioBufferSourceNode(e,{buffer:p});d.connect(new BiquadFilterNode(e,{type:"bandpass",frequency:s,Q:.8})).connect(c),d.start(l)}else{let p=new OscillatorNode(e,{type:"sine",frequency:s});p.connect(c),p.start(l),p.stop(l+a)}}var ca=(e,t)=>t===void 0?Tt(e):o("page.report.bid",{bid:S(t),cards:Tt(e)}),Go=e=>e.trick?o("page.report.trick",{n:e.trick}):o(`page.report.at.${e.phase}`),pa=(e,t)=>n=>`/replay/${e}/${t}/${n.deal}?step=${n.step}&seat=${n.seat}&hint`;function ua({of:e,names:t,place:n,one:s,named:a=!1}){return i`<ol class="moments">${e.map(r=>{let l=Go(r),c=s?l:o("page.report.where",{deal:r.deal+1,when:l}),p=o("page.report.instead",{act:ca(r.act,r.bid),better:ca(r.better,r.betterBid)}),u=Rt(r.why).join(" "),d=Ao(r);return i`<li key=${`${r.deal} ${r.step}`}><a href=${n(r)}>
			<span class="moment-where">${a?`${t[r.seat]} · `:""}${c}</span>
			<span class="moment-said">${ae(p)}</span>
			<span class="moment-lost score" aria-label=${o("page.report.points",{n:S(r.lost/qe,1)})}>
				−${S(r.lost/qe,1)}
			</span>
			${u?i`<span class="moment-why">${ae(u)}</span>`:null}
			${d?i`<span class="moment-why small soft">${d}</span>`:null}
		</a></li>`})}</ol>`}function da({at:e,names:t,label:n,foot:s,me:a=-1,ends:r=[],from:l=[]}){let[c,p,u]=[470,210,104],d=[...l,...e.flat()],[$,m]=[Math.min(0,...d),Math.max(1,...d)],f=v=>34+v*(c-u-34)/Math.max(1,e.length),h=v=>p-22-(v-$)*(p-34)/(m-$),g=_b((e[e.length-1]??[]).map(h),20);return i`<figure class="course"><svg viewBox=${`0 0 ${c} ${p}`} role="img" aria-label=${n}>
		<${N$} low=${$} high=${m} y=${h} to=${c-u} />
		${r.map(v=>i`<line key=${v} class="end" x1=${f(v)} x2=${f(v)} y1="6" y2=${p-22} />`)}
		${t.slice(0,e[0]?.length??0).map((v,b)=>i`<g key=${b} class=${b===a?"self":""} data-line=${b}>
				<polyline points=${[`${f(0)},${h(l[b]??0)}`,...e.map((w,O)=>`${f(O+1)},${h(w[b]??0)}`)].join(" ")} />
				<text x=${c-u+8} y=${(g[b]??0)+5}>${v.length>11?`${v.slice(0,10)}…`:v}</text>
			</g>`)}
		<text class="axis" x=${f(e.length)} y=${p-4} text-anchor="end">${s}</text>
	</svg></figure>`}function N$({low:e,high:t,y:n,to:s,said:a=S}){let r=qb(t-e),l=Math.ceil(e/r);return Array.from({length:Math.floor(t/r)-l+1},(p,u)=>(l+u)*r).map(p=>i`<g key=${p}>
			<line class=${p===0?"base":"grid"} x1="34" x2=${s} y1=${n(p)} y2=${n(p)} />
			<text x="28" y=${n(p)+5} text-anchor="end">${a(p)}</text>
		</g>`)}function B$({of:e,last:t,label:n,foot:s,all:a,most:r,said:l=S,banded:c}){let[p,u,d]=[470,230,34],$=r??Math.max(1,...e.map(w=>w.mean),Math.min(...e.map(w=>w.high)),a*2),m=Math.min(0,...e.map(w=>w.mean)),f=w=>Math.min($,Math.max(m,w)),h=w=>d+w*(p-d-6)/Math.max(1,t),g=w=>u-24-(f(w)-m)*(u-36)/($-m),v=w=>h((w.from-1+w.to)/2),b=w=>e.map(O=>`${v(O)},${g(O[w])}`);return i`<figure class="course band"><svg viewBox=${`0 0 ${p} ${u}`} role="img" aria-label=${n}>
		${c?i`<polygon class="interval" points=${[...b("high"),...b("low").reverse()].join(" ")} />`:null}
		<${N$} low=${m} high=${$} y=${g} to=${p-6} said=${l} />
		<line class="all" x1=${d} x2=${p-6} y1=${g(a)} y2=${g(a)} />
		<g class="self"><polyline points=${e.map(w=>`${v(w)},${g(w.mean)}`).join(" ")} />
			${e.map(w=>i`<circle key=${w.from} cx=${v(w)} cy=${g(w.mean)} r="3.5" />`)}</g>
		<text class="axis" x=${p-6} y=${u-4} text-anchor="end">${s}</text>
	</svg></figure>`}function qb(e){let t=e/4,n=10**Math.floor(Math.log10(t));return([1,2,5,10].find(s=>s*n>=t)??10)*n}function _b(e,t){let n=e.map((r,l)=>l).sort((r,l)=>(e[r]??0)-(e[l]??0)),s=[...e];n.forEach((r,l)=>{let c=n[l-1];c!==void 0&&(s[r]=Math.max(s[r]??0,(s[c]??0)+t))});let a=Math.max(0,Math.max(...s)-202);return s.map(r=>r-a)}var ml=(e,t="")=>j(async()=>(await ee(()=>Ip({table:e})))?.scores??[],e,t).value;function E$({table:e,names:t,about:n="",view:s,me:a}){let r=ml(e,s?`${s.deal} ${s.phase==="over"}`:"");return r?i`${n?i`<p class="soft">${n}</p>`:null}
		<${fl} scores=${r} names=${t} me=${a??s?.seat} end=${s?.end} />`:null}function Vo(e,t,n){if(t)return o("page.scores.deals",{n:t});if(!e)return" ";let{game:s,rubber:a}=e,r=s.target?o("page.scores.to",{n:s.target}):o("page.scores.deals",{n:s.deals});return n?n>1?`${r} · ${o("page.scores.rubber.games",{n})}`:r:a.wins?`${r} · ${o("page.scores.rubber.first",{n:a.wins})}`:a.games?`${r} · ${o("page.scores.rubber.games",{n:a.games})}`:r}function Zo(e){let t=[];for(let n of e)(t[n.game]??=[]).push(n);return t.filter(n=>n)}var Fb=4;function fl({scores:e,names:t,me:n=-1,end:s,onpick:a}){if(e.length===0)return i`<${zb} names=${t} />`;let r=Zo(e),l=e[0]?.points.length??0,c=t.map((d,$)=>$).slice(0,l),p=e.some(d=>d.made.some(Boolean)),u=["declare","reveal"].filter(d=>e.some($=>$.premium.some(m=>m.startsWith(d))));return i`<div class="score-sheet" data-hands=${l}>
		<${te} label=${o("score.title")}><table class="book running-score">
			<caption class="unseen">${o("score.title")}</caption>
			<thead><tr>
				<th scope="col" rowspan="2"><span class="unseen">${o("page.scores.deal")}</span></th>
				<th scope="col" rowspan="2" class="trump-column"><span>${o("col.trump")}</span></th>
				<th scope="col" rowspan="2" class="dealer-column">${o("page.scores.dealer")}</th>
				${c.map(d=>i`<th key=${d} scope="colgroup" colspan="2" class="hand-column">${t[d]}</th>`)}
			</tr><tr class="kinds">
				${c.map(d=>i`<${Vc} key=${d}>
						<th scope="col" class="gained">${o("page.scores.gained")}</th>
						<th scope="col" class="stands">${o("page.scores.stands")}</th>
					<//>`)}
			</tr></thead>
			${r.map((d,$)=>i`<${Kb} key=${$} game=${d} alone=${r.length===1} names=${t} seats=${c}
					onpick=${a} />`)}
			${r.length>1||s?.rubber?i`<${Ub} games=${r} seats=${c} end=${s} />`:null}
		</table><//>
		${p||u.length?i`<p class="small soft legend">
					${p?i`<span><span class="dot" aria-hidden="true"></span> ${o("page.scores.made")}</span>`:null}
					${u.map(d=>i`<span key=${d} class="of-gained">
							<sup>${o(`offer.letter.${d}`)}</sup> ${rs(d)}
						</span>`)}
				</p>`:null}
		${e.length>=Fb?i`<${gl} games=${r} names=${t} me=${n} />`:null}
	</div>`}function zb({names:e}){return i`<${te}><table class="book running-score unwritten">
			<thead><tr>${e.map((t,n)=>i`<th key=${n} scope="col" class="hand-column">${t}</th>`)}</tr></thead>
			<tbody><tr>${e.map((t,n)=>i`<td key=${n}>${S(0)}</td>`)}</tr></tbody>
		</table><//>
		<p class="soft">${o("page.scores.none")}</p>`}var Hb=({n:e})=>i`<button type="button" class="link" aria-label=${o("page.scores.look",{n:e})}>${e}</button>`;function Kb({game:e,alone:t,names:n,seats:s,onpick:a}){let r=e[e.length-1],l=r?.closed;return i`<tbody>
		${t?null:i`<${C$} n=${s.length} text=${o("page.scores.game",{n:(r?.game??0)+1})} />`}
		${e.map(c=>i`<tr key=${c.deal} class=${a?"pickable":""} onclick=${a&&(()=>a(c.deal))}>
				<th scope="row">${a?i`<${Hb} n=${c.deal+1} />`:c.deal+1}</th>
				<td class="trump-column"><${ue} trump=${c.trump} /><span class="unseen">${H(c.trump)}</span></td>
				<td class="dealer-column">${n[c.dealer]}</td>
				${s.map(p=>i`<${Jb} key=${p} score=${c} seat=${p} />`)}
			</tr>`)}
		${l&&l.bonus.some(c=>c)?i`<${$a} class="bonus" text=${i`<${De} of="bonus">${o("page.scores.bonus")}<//>`} seats=${s}
						of=${c=>l.bonus[c]?S(l.bonus[c]):"–"} />
					<${$a} class="sum" text=${o("page.scores.with")} seats=${s} winners=${l.winners}
						of=${c=>S((r.totals[c]??0)+(l.bonus[c]??0))} />`:null}
	</tbody>`}var C$=({n:e,text:t})=>i`<tr class="game-head">
	<th scope="rowgroup" colspan=${2+2*e}>${t}</th><td class="dealer-column"></td>
</tr>`;function $a({text:e,seats:t,of:n,winners:s,class:a}){let r=l=>s?i`<span class=${s.includes(l)?"won-it":""}>${n(l)}</span>`:n(l);return i`<tr class=${a}>
		<th scope="row" colspan="2">${e}</th><td class="dealer-column"></td>
		${t.map(l=>i`<td key=${l} colspan="2">${r(l)}</td>`)}
	</tr>`}function Jb({score:e,seat:t}){let n=e.made[t]??!1,s=e.premium[t]??"",a=s.startsWith("reveal")?"reveal":"declare",r=i`<span class="dot" aria-hidden="true"></span><span class="unseen"> ${o("made.short")}</span>`;return i`<td class="gained">
			${S(e.points[t]??0)}
			${s?i`<sup title=${rs(s)}>${o(`offer.letter.${a}`)}</sup>`:null}
		</td>
		<td class="stands">${S(e.totals[t]??0)}<span class="tick">${n?r:null}</span></td>`}function Ub({games:e,seats:t,end:n}){let s=e.map(p=>p[p.length-1]).filter(p=>p!==void 0),a=p=>s.reduce((u,d)=>u+(d.totals[p]??0)+(d.closed?.bonus[p]??0),0),r=p=>s.filter(u=>u.closed?.winners.includes(p)).length,l=p=>n?.rubber?.[p]||"–",c=p=>S(n&&!n.cut?n.totals[p]??0:a(p));return i`<tfoot>
		<${C$} n=${t.length} text=${o("page.scores.together")} />
		<${$a} text=${o("page.scores.wins")} seats=${t} of=${p=>r(p)||"–"} />
		${n?.rubber?i`<${$a} text=${i`<${De} of="rubber">${o("page.scores.rubber")}<//>`} seats=${t} of=${l} />`:null}
		<${$a} class="sum" text=${o("page.scores.all")} seats=${t} of=${c} winners=${n?.winners??[]} />
	</tfoot>`}function hl(e){let t=[],n=[],s=[];for(let a of e){for(let r of a)t.push(r.totals.map((l,c)=>l+(s[c]??0)+(r.closed?.bonus[c]??0))),r.closed&&n.push(t.length);s=t[t.length-1]??s}return{at:t,ends:n}}function gl({games:e,names:t,me:n}){let{at:s,ends:a}=hl(e);return i`<${da} at=${s} names=${t} me=${n} ends=${a.slice(0,-1)} label=${o("page.scores.course")}
		foot=${o("page.scores.deals",{n:s.length})} />`}var[yt,Qo]=[1080,1350],[yl,Yo,Xo,bt]=[350,1266,48,96],Me={leaf:"#fbf6ea",ink:"#24201a",rule:"#cdbf9f",accent:"#b8371a",felt:"#f1e9d6",soft:"#b9c8bd",card:"#fffaee",cardEdge:"#cfc3a8",red:"#b8261b",black:"#221e1a",shade:"rgb(0 0 0 / 0.35)"},Gb=[[],[16,9],[5,8],[26,9,5,9],[30,14]],Ft=(e,t,n)=>`${e} ${t}px ${n==="title"?'"Alegreya", Palatino, serif':'"Alegreya Sans", sans-serif'}`;function er(e,t,n){let s=[];for(let a of t.split(" ")){let r=s.at(-1),l=`${r} ${a}`;r!==void 0&&e.measureText(l).width<=n?s[s.length-1]=l:s.push(a)}return s}function bl(e,t,n){if(e.measureText(t).width<=n)return t;let s=Array.from(new Intl.Segmenter().segment(t),a=>a.segment);do s.pop();while(s.length>1&&e.measureText(`${s.join("")}…`).width>n);return`${s.join("")}…`}function P$(e){let t=document.body.appendChild(document.createElement("i"));t.style.color=`var(${e})`;let{color:n}=getComputedStyle(t);return t.remove(),n}function tr(e,t,n,s=Me.ink){e.fillStyle=s,e.fillRect(bt,t,yt-2*bt,n)}function L$(e,t){e.save(),e.shadowColor=Me.shade,e.shadowBlur=26,e.shadowOffsetY=9,t(),e.restore()}function D$(e,t,{x:n,y:s,turn:a}){let r=new Path2D(document.querySelector(`#pip-${t} path`)?.getAttribute("d")??"");e.save(),e.translate(n,s),e.rotate(a),e.scale(1.85,1.85),e.beginPath(),e.roundRect(-50,-70,100,140,4.5),e.fillStyle=Me.card,L$(e,()=>e.fill()),e.lineWidth=.6,e.strokeStyle=Me.cardEdge,e.stroke(),e.fillStyle=t==="H"?Me.red:Me.black;let l=(c,p,u,d=!1)=>{e.save(),e.translate(c-50,p-70),e.scale(u/100,(d?-u:u)/100),e.translate(-50,-50),e.fill(r),e.restore()};for(let[c,p]of sp[9]??[])l(c,p,20,p>70);e.textAlign="center",e.font=Ft("700",31,"text");for(let c=0;c<2;c++)e.fillText("9",-38.25,-43.5),l(11.75,40.5,16),e.rotate(Math.PI);e.restore()}function Vb(e,{title:t,winner:n}){e.fillStyle=P$("--felt"),e.fillRect(0,0,yt,Qo),e.fillStyle=P$("--felt-deep"),e.fillRect(0,Yo,yt,Qo-Yo),e.fillStyle=Me.leaf,L$(e,()=>e.fillRect(Xo,yl,yt-2*Xo,Yo-yl+24)),D$(e,"S",{x:812,y:206,turn:-.14}),D$(e,"H",{x:930,y:214,turn:.1}),e.fillStyle=Me.soft,e.font=Ft("400",32,"text"),e.fillText(bl(e,t,600),Xo,92),e.fillStyle=Me.felt,Zb(e,n,640),e.fillStyle=Me.soft,e.font=Ft("400",28,"text"),e.textAlign="center",e.fillText(`Ninety-Nine · ${o("page.picture.by")}`,yt/2,Qo-24),e.textAlign="left"}function Zb(e,t,n){let s=$=>(e.font=Ft("500",$,"title"),er(e,t,n)),a=$=>{let m=s($);return m.length*$<=186&&m.every(f=>e.measureText(f).width<=n)},r=[88,62].find(a)??46,l=s(r).length,c=n;for(;c>0&&er(e,t,c-8).length===l;)c-=8;let p=er(e,t,c).slice(0,4),u=r*1.06,d=218+r*.3-(p.length-1)*u/2;p.forEach(($,m)=>e.fillText(bl(e,$,n),Xo,d+u*m))}function R$(e,t){e.strokeStyle=t===0?Me.accent:Me.ink,e.lineWidth=t===0?7:4,e.lineJoin="round",e.setLineDash(Gb[t]??[]),e.stroke(),e.setLineDash([])}function Qb(e,{places:t},n){tr(e,n,6,Me.accent),tr(e,n+11,2,Me.accent);let s=58;return t.forEach(({name:a,total:r},l)=>{let c=n+70+s*l;e.fillStyle=Me.ink,e.font=Ft(l===0?"700":"400",42,"text"),e.fillText(bl(e,a,600),bt,c),e.textAlign="right",e.fillText(S(r),yt-bt,c),e.textAlign="left",e.beginPath(),e.moveTo(yt-bt-330,c-13),e.lineTo(yt-bt-170,c-13),R$(e,l),tr(e,c+15,1.5,Me.rule)}),n+70+s*t.length}function Yb(e,{course:{at:t},places:n},s,a){let r=t.flat(),[l,c]=[Math.min(0,...r),Math.max(1,...r)],p=d=>bt+d*(yt-2*bt)/Math.max(1,t.length),u=d=>a-(d-l)*(a-s)/(c-l);tr(e,u(0),2,Me.rule),n.forEach(({seat:d},$)=>{e.beginPath(),e.moveTo(p(0),u(0)),t.forEach((m,f)=>e.lineTo(p(f+1),u(m[d]??0))),R$(e,$)})}function Xb(e,{facts:t}){e.font=Ft("400",34,"text");let n=t.slice(0,4).flatMap(a=>er(e,a,yt-2*bt-34).map((r,l)=>({line:r,i:l}))),s=Yo-28-46*(n.length-1);return n.forEach(({line:a,i:r},l)=>{let c=s+46*l;e.fillStyle=Me.accent,r===0&&e.fill(ev(bt+9,c-11,10)),e.fillStyle=Me.ink,e.fillText(a,bt+34,c)}),s-60}var ev=(e,t,n)=>new Path2D(`M${e-n} ${t}L${e} ${t-n}L${e+n} ${t}L${e} ${t+n}Z`);async function W$(e){let t=[Ft("500",88,"title"),Ft("400",34,"text"),Ft("700",42,"text")];await Promise.all(t.map(l=>document.fonts.load(l)));let n=document.createElement("canvas");[n.width,n.height]=[yt,Qo];let s=n.getContext("2d");Vb(s,e);let a=Qb(s,e,yl+44),r=Xb(s,e);return r-a>120&&Yb(s,e,a+40,r-6),new Promise((l,c)=>n.toBlob(p=>p?l(p):c(new Error("no picture"))))}function tv(e,t){let n=Math.max(...e);return n>=t?{seat:e.indexOf(n),n}:void 0}function nv(e,t){let[n,s]=[0,0];for(let a of e)s=Math.max(s,n=a.made[t]?n+1:0);return s}function sv(e,t,n){let s=n.map(h=>h.seat).sort((h,g)=>h-g),a=(h,g)=>tv(s.map(h),g),r=h=>t[s[h]??-1]??"",l=[],c=a(h=>Math.max(...e.map(g=>g.points[h]??0)),1);if(c){let h=e.findIndex(g=>g.points[s[c.seat]??-1]===c.n)+1;l.push(o("page.best.deal",{name:r(c.seat),n:c.n,deal:h}))}let p=a(h=>nv(e,h),2);p&&l.push(o("page.best.run",{name:r(p.seat),n:p.n}));let u=a(h=>e.filter(g=>g.premium[h]&&g.made[h]).length,1);u&&l.push(o("page.best.premiums",{name:r(u.seat),n:u.n}));let d=e.filter(h=>s.every(g=>h.made[g])).length;d&&l.push(o("page.best.all",{n:d}));let[$,m]=n,f=$&&m?$.total-m.total:0;return f>0&&l.push(o("page.best.ahead",{name:$?.name??"",n:f})),l}function vl({scores:e,end:t,names:n,title:s,winner:a}){let r=Zo(e),l=t.totals.map((c,p)=>{let u=r.reduce((d,$)=>d+($.at(-1)?.closed?.bonus[p]??0),t.rubber?.[p]??0);return{seat:p,total:c,bonus:u,name:n[p]??""}});return l.sort((c,p)=>p.total-c.total),{title:s,winner:a,places:l,facts:sv(e,n,l),course:hl(r)}}var av=({title:e,winner:t,places:n,facts:s})=>[e,t,L(n.map(a=>`${a.name} ${S(a.total)}`)),...s].join(`
`);async function wl(e){let t=new File([await W$(e)],"ninety-nine.png",{type:"image/png"});if(navigator.canShare?.({files:[t]}))return navigator.share({files:[t],title:e.title}).catch(n=>{if(n.name!=="AbortError")throw n});St(t,t.name)}var ov=3;function rv({table:e,match:t,names:n,seat:s}){let{told:a,wrong:r}=jn(e,t,void 0);if(r)return null;let{judged:l=0,of:c=0,rough:p=0}=a??{},u=(a?.deals??[]).flatMap(d=>d.mistakes).sort((d,$)=>$.lost-d.lost).slice(0,ov);return i`<section class="decided">
		<h3>${o("page.last.decided")}</h3>
		${!a||lt(a)?i`<p class="soft judging" style=${{"--far":c?(l-p)/c:0}}>
				${a?.of?xo(a):""}
			</p>`:u.length?i`<${ua} of=${u} names=${n} place=${pa(e,t)} one=${!1} named=${!0} />`:i`<p class="soft">${o("page.last.clean")}</p>`}
		<p><a href=${`/report/${e}/${t}${s===void 0?"":`?seat=${s}`}`}>${o("page.last.report")}</a></p>
	</section>`}function I$({table:e,match:t,at:n,view:s,names:a,players:r,variant:l,winner:c,onclose:p}){let u=ml(e),[d,$]=y(""),{end:m,seat:f}=s,h=`${l} · ${G(n,{dateStyle:"long"})}`,g=u&&m&&vl({scores:u,end:m,names:a,title:h,winner:c}),v=async O=>$(o(await en(av(O))?"page.link.copied":"page.copy.not")),b=O=>wl(O).catch(A=>$(P(A))),w=g&&i`<p class="soft" role="status">${d}</p>
		<${k} onclick=${()=>v(g)} say=${o("page.copy")} />
		<${k} chief onclick=${()=>b(g)} say=${o("page.share")} />`;return i`<${q} title=${o("page.last")} broad onclose=${p} actions=${w}>
		${g?i`<div class="last-page">
				<p class="small soft">${h}</p>
				<p class="winner">${c}</p>
				<div class="brought">
					<table class="book final"><tbody>
						${g.places.map(O=>i`<tr key=${O.seat} class=${O.seat===f?"self":""}>
							<th scope="row"><${gt} player=${r[O.seat]} name=${O.name} /></th><td>
								<${So} total=${O.total} bonus=${O.bonus} /> ${S(O.total)}</td>
						</tr>`)}
					</tbody></table>
					${u.length>1?i`<${gl} games=${Zo(u)} names=${a} me=${f??-1} />`:null}
				</div>
				<div class="remembered">
					<ul class="bests">${g.facts.map(O=>i`<li key=${O}>${O}</li>`)}</ul>
					<${rv} table=${e} match=${t} names=${a} seat=${f} />
				</div>
			</div>`:i`<p class="soft" role="status">${o("page.opening")}</p>`}
	<//>`}function q$(e,t,n){let s=ge(e.bid??0,n);return o("outcome.own",{bid:s,won:e.won?.[t]??0,points:e.points?.[t]??0})}function _$(e,t){let n=(e.won?.[t]??0)-(e.bid??0);return e.made?.[t]||!n?"":o("outcome.off",{n:Math.abs(n),over:n>0?"yes":"no"})}function iv(e,{bid:t,won:n,worth:s}){let a=mt(s),r=e.map(u=>a[me(u)]??0),l=r.length&&r.reduce((u,d)=>u+d,0)===t,c=0,p=(l?r:[t]).map(u=>Array.from({length:u},()=>c++<n?"won":"open"));return n>t&&p.at(-1)?.push(...new Array(n-t).fill("extra")),p}function lv({view:e,seat:t,variant:n}){let s=ze(W(e.aside),de),a=e.won?.[t]??0,l=e.bid===0&&a>0&&e.made?.[t]&&n?.score.zeroOrAll?Nn(n):e.bid??0,c=iv(s,{bid:l,won:a,worth:n?.worth??""}),p=0,u=d=>i`<span class="bid-marks">
		${d.map($=>i`<i key=${p} class=${$} style=${{"--fall":p++}}></i>`)}
	</span>`;return i`<div class="met" aria-hidden="true" style=${{"--falls":Math.max(l,a,1)}}>
		${s.map((d,$)=>i`<div key=${d} class="turning" style=${{"--turn":$}}>
			<span class="face"><${pe} card=${d} /></span><span class="back"><${pe} face="down" /></span>
			${c.length===s.length?u(c[$]??[]):null}
		</div>`)}
		${c.length===s.length?null:c.map(u)}
	</div>`}function cv({view:e,names:t,variant:n}){let{seat:s}=e;if(s===void 0||e.bid===void 0)return i`<p class="outcome">${F$(e,t)}</p>`;let a=e.made?.[s]??!1,r=_$(e,s),l=q$(e,s,n).replace(/ (?=\S+$)/u," ");return i`<p class=${`outcome own-${a?"made":"failed"}`}>
		<b aria-hidden="true">${a?"✓":"✕"}</b> ${l}
		${r?i` <span class="off">${r}</span>`:null}
	</p>`}function F$(e,t){let n=t.filter((s,a)=>e.made?.[a]);return o("page.over.makers",{names:L(n),n:n.length})}var nr=({view:e,names:t,won:n})=>e.end?.rubber?Bi(e,t):n||Ni(e,t);function pv(e){let{view:t,names:n,variant:s}=e,{seat:a}=t,l=a!==void 0&&t.bid!==void 0?[q$(t,a,s),_$(t,a)]:[F$(t,n)],c=nr(e),p=z$(t,n),u=is(p.map(([f])=>f)),d=L(p.map(([,f],h)=>`${u[h]} ${S(f)}`)),$=L(is(n).map((f,h)=>`${f} ${S(t.points?.[h]??0)}`)),m=c?[c,`${d}.`]:[o("outcome.scores",{points:$,totals:d}),Ei(t,n,cn(t)),ji(t)];return[...l,...m].filter(Boolean).join(" ")}var uv=({end:e,closed:t,totals:n})=>e?.totals??n.map((s,a)=>t?(t.totals[a]??s)+(t.bonus[a]??0):s);function z$(e,t){let n=(s,a)=>{let{totals:r=[],bonus:l=[]}=e.closed??{};return s===(r[a]??0)+(l[a]??0)?l[a]??0:0};return uv(e).map((s,a)=>[t[a]??"",s,n(s,a)]).sort((s,a)=>a[1]-s[1])}function dv({title:e,view:t,names:n}){return i`<div class="printed">
		<${od} />
		<p class="outcome winner">${e}</p>
		<p class="standing">
			${z$(t,n).map(([s,a,r])=>i`<span key=${s}>${s} <b>${S(a)}</b>${" "}
				<${So} total=${a} bonus=${r} /></span>`)}
		</p>
	</div>`}function sr(e){let{view:t,names:n,variant:s,won:a,day:r=!1,hands:l}=e,{seat:c,bid:p,aside:u}=t,d=sd(t,l,a!==""&&!r),$=nr(e),m=c!==void 0&&p!==void 0&&u!==void 0;return i`<header class="moment" data-what=${d}>
		${$&&!r?i`<${dv} title=${$} view=${t} names=${n} />`:null}
		${m&&(!$||r)?i`<${lv} view=${t} seat=${c} variant=${s} />`:null}
		<div class="outcomes">
			${$&&r?i`<p class="outcome winner">${$}</p>`:null}
			<${cv} ...${e} />
		</div>
		${$&&!r?null:i`<${ad} what=${d} />`}
	</header>`}var $v=600;function H$(e,t,n){let[s,a]=y(e&&!zn()&&!document.hidden);return x(()=>{if(!e)return;E.spoken.peek()||T(pv(t),!0);let r=new AbortController,l=u=>{let d=u instanceof KeyboardEvent?u.key:"",$=u?.target;(d===" "||d==="Enter")&&!$?.closest("button, a, input, dialog")&&u?.preventDefault(),r.abort(),a(!1)},c=setTimeout(()=>j$(t.view).forEach(u=>Wn(u)),s?n-100:0),p=setTimeout(l,n+$v+Ai);for(let u of s?["pointerdown","keydown","visibilitychange"]:[])document.addEventListener(u,l,{capture:!0,signal:r.signal});return()=>(clearTimeout(p),clearTimeout(c),r.abort())},[]),s}var kl=(e,{table:t="mine",match:n,deal:s,step:a})=>`/whatif/${e}?of=${t}&match=${n}&deal=${s}&step=${a}`;function ma(e,{day:t,from:n}){if(n){let{table:a="mine",match:r,deal:l,step:c}=n;return{title:o("page.whatif"),lost:o("page.whatif.given.up"),played:{href:kl(e,n),text:o("page.whatif.compare")},givenUp:{href:`/replay/${a}/${r}/${l}?step=${c}`,text:o("page.replay")}}}if(!t)return;let s={href:`/daily/${t}`,text:o("page.daily.others")};return{title:o("page.nav.daily"),lost:o("page.daily.lost"),played:s,givenUp:s}}function xl({table:e,message:t,names:n}){let s=t.table.ask,{seat:a}=t;if(t.table.paused&&a!==void 0&&!t.table.chairs[a]?.ready)return i`<p class="proposal">
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
	</div>`}function mv({table:e,message:t,names:n}){let[s,a]=y(!1),r=e.settled.value.settings,{variant:l="standard",rules:c}=r,p=n.map((u,d)=>d===t.seat?t.table.chairs[d]?.name??u:u);return i`<${k} aria-haspopup="dialog" onclick=${()=>a(!0)} say=${o("page.last")} />
		${s?i`<${I$} table=${e.id} match=${t.table.match} at=${t.at} view=${t.view}
					names=${p} players=${t.table.chairs.map(u=>u.player)}
					variant=${c?.name??o(`variant.${l}`)}
					winner=${Ci(t.table.winners,p,-1,r)} onclose=${()=>a(!1)} />`:null}`}var K$={made:1500,failed:950,printed:1250};function J$({table:e,message:t,names:n,variant:s,fresh:a}){let{seat:r}=t,l=r!==void 0&&t.table.chairs[r]?.ready,{view:c}=t,p=t.table.stage==="waiting",u=e.settled.value.settings,{day:d}=u,$=ma(e.id,u),m=p?Ci(t.table.winners,n,r??-1,u):"",f={view:c,names:n,variant:s,won:m,day:d!==void 0},h=nr(f),g=h?"printed":c?.made?.[r??-1]?"made":"failed",v=H$(a,f,K$[g]),b=v?K$[g]:0,w=Dt("report",e.id),O=Dt("match",e.id),A=e.current.value,N={"--written":`${b}ms`};return i`<div class="over leaf sheeted" data-moves=${v?g:void 0} style=${N}
		onclick=${R=>R.stopPropagation()}>
		<${xl} table=${e} message=${t} names=${n} />
		<${sr} ...${f} hands=${t.table.chairs.length} />
		<${At} view=${c} names=${n} variant=${s} written=${b} crowned=${h!==""} />
		${r!==void 0&&!O&&ed(t)?i`<${td} table=${e.id} match=${t.table.match} deal=${c?.deal??0} seat=${r}
					failed=${c?.made?.[r]===!1} />`:null}
		<div class="row">
			${w?i`<a class="button chief" href=${`/report/${e.id}/${t.table.match}?seat=${r}`}>
						${o("way.go.report")}
					</a>`:null}
			${$?i`<a class="button chief" href=${$.played.href}>${$.played.text}</a>`:r===void 0||l?i`<p class="soft">${r===void 0?"":o("page.waiting.others")}</p>`:i`<button type="button" class=${`button ${w?"":"chief"}`}
						disabled=${e.waits.value>0||!A||t.table.paused} onclick=${()=>e.ready()}>
						${o(p?"page.again":"page.next")}
					</button>`}
			${m&&c?.end&&!d&&!w?i`<${mv} table=${e} message=${t} names=${n} />`:null}
			${!w&&(p||t.table.open)?i`<a class="button plain" href=${`/replay/${e.id}/${t.table.match}/${c?.deal??0}`}>
						${o("page.replay")}
					</a>`:null}
		</div>
	</div>`}var ar={luck:"M12 12C7 12 3.5 9.5 5 7s3.8-.5 3.8-.5S8 3.5 10.5 3.5 12 8 12 12C12 7 14.5 3.5 17 5s.5 3.8.5 3.8S20.5 8 20.5 10.5 16 12 12 12C17 12 20.5 14.5 19 17s-3.8.5-3.8.5S16 20.5 13.5 20.5 12 16 12 12C12 17 9.5 20.5 7 19s-.5-3.8-.5-3.8S3.5 16 3.5 13.5 8 12 12 12Z",played:"M4.5 19h15M4.5 16 3.5 7.5l4.7 3.6L12 5l3.8 6.1 4.7-3.6-1 8.5Z",thankyou:"M12 20.5S3.8 15 3.8 9.2a4.1 4.1 0 0 1 8.2-.7 4.1 4.1 0 0 1 8.2.7c0 5.8-8.2 11.3-8.2 11.3Z",ohno:"M11.3 3H4.5v18h6.2l2-4.5-3-4 3-4.5ZM15.5 3h4v18h-5l2-4.5-3-4 3-4.5Z",sorry:"M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17ZM9 9.5v.6M15 9.5v.6M8.3 16c1.9-2.5 5.5-2.5 7.4 0"},G$=[...Object.keys(ar),"deal","unlucky","moment","thanks"],U$=2500,V$=({of:e})=>ar[e]?i`<svg class="mark" viewBox="0 0 24 24" aria-hidden="true" focusable="false"><path d=${ar[e]} /></svg>`:null;function Z$({onsay:e}){let[t,n]=y(""),s=B(-1/0);x(()=>{let r=setTimeout(()=>n(""),U$);return()=>clearTimeout(r)},[t]);let a=(r,l)=>{performance.now()-s.current<U$||(s.current=performance.now(),n(r),T(l,!0),e(l))};return i`<p class="reactions" role="group" aria-label=${o("page.reactions")}>
		${Object.keys(ar).map(r=>{let l=o(`page.quick.${r}`);return i`<button type="button" key=${r} class=${`button plain ${t===r?"sent":""}`}
				onclick=${()=>a(r,l)} aria-disabled=${t!==""}><${V$} of=${r} /><span>${l}</span></button>`})}
	</p>`}var ws=({remark:e,phrase:t,text:n})=>e?o(`page.remark.${e}`):t&&G$.includes(t)?o(`page.quick.${t}`):n,fv=e=>Math.min(12e3,4e3+70*e.length);function Q$({said:e}){let[t,n]=y(-1),[s,a]=y(!1),r=ws(e);return x(()=>{if(s)return;let l=setTimeout(()=>n(e.seq),fv(r));return()=>clearTimeout(l)},[e.seq,s]),t===e.seq?null:i`<p class="bubble" aria-hidden="true" onpointerenter=${()=>a(!0)}
		onpointerleave=${()=>a(!1)}><${V$} of=${e.phrase??""} />${r}</p>`}function Y$(e,{me:t,since:n}){let s=e.filter(a=>a.at>=n&&a.seat>=0&&(a.by===""||a.by!==t));return new Map(s.map(a=>[a.seat,a]))}function X$({talk:e,muted:t,onsay:n,onhear:s}){let[a,r]=y(""),l=Wa(),c=e.at(-1)?.seq??0,p=B(c),u=B(null);x(()=>u.current?.scrollTo(0,u.current.scrollHeight),[c]);let d=async $=>{$.preventDefault();let m=a.trim();m&&(r(""),await n(m)===void 0&&r(m))};return i`<section class="talk" aria-label=${o("page.talk")}>
		${e.length===0?i`<p class="soft">${o("page.talk.none")}</p>`:null}
		<ol aria-live="polite" tabindex="0" ref=${u} aria-label=${o("page.talk")}>
			${e.map($=>i`<li key=${$.seq} class=${$.seq>p.current?"fresh":""}>
					<time class="soft small">${G($.at,{timeStyle:"short"})}</time>${" "}
					<b><${gt} player=${$.by} name=${$.name} /></b>
					${$.seat<0?i` <span class="soft small">${o("page.watching")}</span>`:null} ${ws($)}
				</li>`)}
			${t.map($=>i`<li key=${$.id}>
				<${gt} player=${$.id} name=${$.name} />${" "}
				<button type="button" class="button plain small" onclick=${()=>s($.id,$.blocked?"block":"mute")}>
					${o(`page.tie.undo.${$.blocked?"block":"mute"}`)}</button>
			</li>`)}
		</ol>
		<p class="quick" role="group" aria-label=${o("page.quick")}>
			${G$.map($=>i`<button type="button" key=${$} class="button plain"
				onclick=${()=>n(o(`page.quick.${$}`))}>${o(`page.quick.${$}`)}</button>`)}
		</p>
		<form class="row" onsubmit=${d}>
			<label class="unseen" for=${l}>${o("page.talk.say")}</label>
			<input id=${l} type="text" maxlength="300" autocomplete="off" placeholder=${o("page.talk.say")} value=${a}
				oninput=${$=>r($.target.value)} />
			<button class="button">${o("page.talk.send")}</button>
		</form>
	</section>`}var em="ninetynine.complaint",Sl=()=>[Fe(em)??[]].flat(),tm=e=>oe(em,e.length>0?JSON.stringify(e):null),hv=10;function or({table:e,whom:t,talk:n,onclose:s}){let a=n.filter(h=>h.by===t.id).slice(-hv),[r,l]=y([]),[c,p]=y(""),{busy:u,once:d}=C(),$=()=>d(async()=>{let{complaints:h}=await lu({table:e,whom:t.id,lines:r,text:c.trim()});tm([...Sl(),...h.map(g=>g.id)]),T(o("page.complain.sent")),s()}),m=(h,g)=>l(g?[...r,h]:r.filter(v=>v!==h)),f=r.length===0&&!c.trim();return i`<${q} title=${o("page.complain.title",{name:t.name})} onclose=${s}
		actions=${i`<${k} chief aria-busy=${u} disabled=${f} onclick=${$}
			say=${o("page.complain.send")} />`}>
		<p>${o("page.complain.about")}</p>
		<div class="stack">${a.map(h=>i`<${ye} key=${h.seq} label=${ws(h)} checked=${r.includes(h.seq)}
			onchange=${g=>m(h.seq,g)} />`)}
		<${_} label=${o("page.complain.text")} maxlength="300" value=${c} oninput=${p} /></div>
	<//>`}async function nm(){if(Sl().length===0)return;let{complaints:e}=await oo({}),t=e.filter(a=>Sl().includes(a.id));tm(t.filter(a=>!a.outcome).map(a=>a.id));let n=t.flatMap(a=>a.outcome??[]);if(n.length===0)return;let s=n.some(a=>a!=="dismiss");T(o("page.complain.outcome",{outcome:s?"act":"none"}))}var fa=e=>Qe(()=>Sp(e));function gv({name:e,friend:t,follow:n,follower:s,mute:a,block:r}){return r?o("page.player.blocks",{name:e}):`${o("page.player.between",{how:t?"friend":n?"follow":s?"follower":"none",name:e})} ${a?o("page.player.mutes",{name:e}):""}`}var Ol=(e,t)=>e[t]?`undo.${t}`:t==="follow"&&e.follower?"back":`do.${t}`,rr=({met:e=0,last:t=0})=>e?o("page.people.times",{n:e,when:G(t,{dateStyle:"medium"})}):"",sm=e=>[e.block?o("page.people.blocked"):e.mute?o("page.people.muted"):"",rr(e)].filter(Boolean).join(" · ");function yv(){let e=oa.value;return x(()=>()=>{oa.value=null},[Pt.value.join("/"),M.value?.id]),e?i`<${bv} key=${e.id} of=${e} />`:null}function bv({of:{id:e,name:t}}){let{turn:n,again:s}=He(15e3),{value:a,wrong:r}=j(async()=>(await ot()).players.find($=>$.id===e)??{},n),[l,c=""]=Pt.value,p={tag:"",table:"",...a,id:e,name:t},u=()=>oa.value=null,d=rr(p);return i`<${q} title=${t} onclose=${u}>
		${r?i`<p class="trouble" role="status">${r}</p>`:null}
		${a?i`<div class="stack player-card">
				<p class="soft">${d}${d?" · ":""}
					<a href=${`/people/${e}`} onclick=${u}>${o("page.player.page")}</a></p>
				<${Al} of=${p} table=${l==="t"?c:p.table} seated=${l==="t"}
					onchange=${s} /></div>`:null}
	<//>`}function Al({of:e,table:t,seated:n=!1,onchange:s}){let[a,r]=y(null),{busy:l,once:c}=C(),{id:p,name:u}=e,d=()=>c(async()=>{if(!t)throw new ce(o("page.complain.met"));let{talk:h=[]}=await On({table:t}).catch(g=>{if(g instanceof z)return{talk:[]};throw g});r(h)}),$=h=>i`<${k} chief=${h==="follow"&&!e.follow}
		plain=${h!=="follow"||e.friend} aria-busy=${l} say=${o(`page.tie.${Ol(e,h)}`)}
		onclick=${()=>c(async()=>(await fa({player:p,tie:h,on:!e[h]}),s()))} />`,m=h=>i`<${k} chief=${e.friend} plain=${!e.friend} aria-busy=${l} say=${o(h)}
		onclick=${()=>c(()=>ns(t,[p]))} />`,f=n||e.block?null:e.met||e.friend?m(e.met?"page.people.again":"page.people.play"):i`<a class="button plain" href="/">${o("page.records.play")}</a>`;return i`<p role="status">${gv(e)}</p>
		<p class="row">${e.friend?f:null}${e.block?null:$("follow")}${e.friend?null:f}</p>
		<p class="row">${e.block?null:$("mute")}${$("block")}</p>
		<p class="soft small">${o("page.people.private",{name:u})}</p>
		<p class="row apart"><${k} plain aria-busy=${l} onclick=${d} say=${o("page.complain")} /></p>
		${a?i`<${or} table=${t} whom=${{id:p,name:u}} talk=${a} onclose=${()=>r(null)} />`:null}`}function am(e){let{message:t,settings:n}=e,s=t.table.match>0?ma(e.id,n):void 0;return s?i`<div class="waiting leaf">
		<h2>${s.title}</h2>
		<p>${s.lost}</p>
		<p><a class="button chief" href=${s.givenUp.href}>${s.givenUp.text}</a></p>
	</div>`:i`<${kv} ...${e} />`}var om=15e3;function vv(e,{eager:t}){let{turn:n}=He(om),s=t&&!he(e),{value:a,wrong:r}=j(async()=>{if(!s)return;let l=await Yn({table:e},{where:"there"});return Yt(l.at),l.evenings},e,s,n);return s&&!a&&!r?void 0:a?.[0]??null}var Ml=({groupName:e})=>e?o("page.evenings.of",{group:e}):o("page.evenings.open"),ks=e=>G(e,{hour:"numeric",minute:"2-digit"}),Tl=(e,t)=>L(t>e.length?[...e,o("page.evenings.more",{n:t-e.length})]:e);function wv({of:e}){let{begins:t,late:n,names:s,coming:a}=e,r=ft("there"),l=r<t?t:n,c=Math.max(1,Math.ceil((l-r)/6e4));return i`<h2>${Ml(e)}</h2>
		<p>${o("page.evenings.starts",{time:ks(l),in:vo(c,"minute")})}</p>
		${a?i`<p>${o("page.evenings.expected",{names:Tl(s,a)})}</p>`:null}`}function kv({id:e,message:t,settings:n,host:s,me:a,busy:r,ondo:l,onready:c}){let{table:p,seat:u}=t,d=vv(e,n),$=Ze(),m=u===void 0?void 0:p.chairs[u],f=p.chairs.filter(ne=>ne.player),h=m||a===s?void 0:(f.find(ne=>ne.player===s)??f[0])?.name,g=p.match>0,v=h?o("page.invited",{name:h}):o(g?"page.waiting.again":"page.waiting"),b=n.audience?o("page.link.for",{audience:n.audience}):void 0,w=pl(p,n.variant??""),O=B(void 0),A=B(Promise.resolve(!0)),N=async ne=>{await $.keep()&&(O.current=void 0,await l({do:"sit",seat:ne}))},R=()=>A.current=A.current.then(async()=>{let ne=await $.keep(),Be=M.peek()?.name;return!ne||!m||Be===(O.current??Av(m.name))?ne:(O.current=Be,await l({do:"name"}),!0)}),Q=async()=>await R()&&c();return d===void 0?i`<div class="waiting leaf" aria-busy="true"></div>`:i`<div class="waiting leaf">
		${d?i`<${wv} of=${d} />`:i`<h2>${v}</h2>`}
		${m?null:i`<${jo} variant=${n.variant??t.view?.variant??""} table=${Pt.value[1]??""} />
					<${ho} chairs=${p.chairs} name=${$} onsit=${N} busy=${r} />`}
		<ol class="chairs">
			${p.chairs.map((ne,Be)=>{if(ne===m){let wt=p.chairs.every(Ge=>Ge===m||Ge.bot);return i`<${Tv} key=${Be} chair=${ne} name=${$} alone=${wt} onname=${R} ondo=${l} />`}let Te=p.rated&&ne.player?w[ne.player]??null:void 0;return i`<${jv} key=${Be} chair=${ne} seat=${Be} rating=${Te} seated=${m!==void 0}
					fixed=${d!==null} clears=${s===a&&!d} onsit=${N} ondo=${l} />`})}
		</ol>
		<${Ov} id=${e} chairs=${p.chairs} /><${y$} table=${p} rating=${w[a]} />
		${m&&n.clock?.move?i`<${It} what="turn" />`:null}
		${n.rules?i`<${Sv} settings=${n} />`:null}
		${(m||s===a)&&!p.locked&&!d?i`<${jt} invites label=${b} />`:null}
		${s===a&&!d?i`<${Nv} table=${p} ondo=${l} />`:null}
		${s!==a&&p.locked?i`<p class="soft">${o("page.locked")}</p>`:null}
		${m?i`<${xv} chairs=${p.chairs} mine=${m} say=${o(g?"page.again":"page.ready")} busy=${r}
				evening=${d!==null} onready=${Q} onunready=${()=>l({do:"unready"})} />`:null}
	</div>`}function xv({chairs:e,mine:t,say:n,busy:s,evening:a,onready:r,onunready:l}){return a&&!e.every(c=>c.player||c.bot)?null:t.ready?i`<div class="row"><p class="soft">${Mv(e,t.player??"")}</p>
		<${k} plain disabled=${s} onclick=${l} say=${o("page.unready")} /></div>`:i`<${k} chief=${!a} disabled=${s} onclick=${r} say=${n} />`}function Sv({settings:e}){let{value:t}=j(()=>on(e,re.value),re.value);return t?.players?i`<p class="soft">${t.players}</p>`:null}function Ov({id:e,chairs:t}){let{turn:n,again:s}=He(2*om),{once:a}=C(),r=!he(e)&&t.some(p=>Ie(p.player)),l=t.map(p=>p.player).filter(p=>p&&!Ie(p)).join(),{value:c}=j(async()=>r&&l?(await ot()).players:[],r,l,n);return c?.filter(p=>p.follower&&!p.follow&&!p.block&&l.includes(p.id)).map(({id:p,name:u})=>i`<p key=${p} class="row" role="status">${o("page.player.between",{how:"follower",name:u})}
			<${k} plain say=${o("page.tie.back")}
				onclick=${()=>a(async()=>(await fa({player:p,tie:"follow",on:!0}),s()))} /></p>`)}var Av=e=>M.peek()?.name===e?e:e?.replace(/ \d$/,"");function Mv(e,t){return e.some(n=>!n.player&&!n.bot)?o("page.waiting.friends"):o("ask.wait",{names:L(e.filter(n=>n.player&&!n.ready&&n.player!==t).map(et))})}function Tv({chair:e,name:t,alone:n,onname:s,ondo:a}){return i`<li class="own">
		<form class="who" onsubmit=${l=>(l.preventDefault(),s())}>
			${n?i`<b>${e.name}</b>`:i`<${rt} name=${t} onkeep=${s} />`}
			${n?i` <span class="soft small">${o("you")}</span>`:null}
			${e.ready?i` <span class="ready small">${o("seat.ready")}</span>`:null}
		</form>
		<${k} plain onclick=${()=>a({do:"stand"})} say=${o("page.stand")} />
	</li>`}function jv({chair:e,seat:t,rating:n,seated:s,fixed:a,clears:r,onsit:l,ondo:c}){let{player:p,bot:u}=e,d=[o("page.bot"),es(e,s)].filter(Boolean).join(" · ");return i`<li>
		<span class="who">
			${p||u?i`<b><${gt} player=${p} name=${et(e)} /></b>`:i`<i class="soft">${o("page.chair.empty")}</i>`}
			${u?i` <span class="soft small" title=${fo(e)}>${d}</span>`:null}
			${n===void 0?null:i` <${ul} rating=${n??void 0} />`}
			${p&&e.ready?i` <span class="ready small">${o("seat.ready")}</span>`:null}</span>
		${!p&&!s?i`<${k} plain onclick=${()=>l(t)} say=${o("page.sit")} />`:null}
		${!p&&s&&!a?i`<${Bv} chair=${e} seat=${t} ondo=${c} />`:null}
		${p&&r?i`<span><${k} plain onclick=${()=>c({do:"remove",seat:t})} say=${o("page.chair.clear")} />
					<${k} plain onclick=${()=>c({do:"ban",text:p,on:!0})} say=${o("page.ban")} /></span>`:null}
	</li>`}function Nv({table:{locked:e,banned:t=[]},ondo:n}){return i`<div class="row">
		<${k} plain onclick=${()=>n({do:"lock",on:!e})} say=${o(e?"page.unlock":"page.lock")} />
		${t.map(({player:s,name:a})=>i`<button type="button" key=${s} class="button plain" onclick=${()=>n({do:"ban",text:s,on:!1})}>
					${o("page.unban",{name:a||s})}
				</button>`)}
	</div>`}function Bv({chair:{bot:e=""},seat:t,ondo:n}){let s=e&&!kt.includes(e)?[e,...kt]:kt,a=r=>n(r?{do:"bot",seat:t,text:r}:{do:"remove",seat:t});return i`<${I} hidden label=${o("page.chair.bot",{n:t+1})} value=${e} onchange=${a}
		options=${[["",o("page.chair.friend")],...V("page.level",...s)]} />`}var ir=6e4,ha=10*ir,[Ev,lm]=[2e4,6e4],Cv=12,vt=D({all:[]}),jl=Oe("there")?.id;at(()=>{if(jl===Oe("there")?.id)return;jl=Oe("there")?.id;let{all:e}=vt.peek();vt.value={all:e.filter(t=>!t.group).map(({mine:t,...n})=>n)}});var cm=()=>vt.value.all,pm=0,xs=()=>`${jl} ${pm}`;function Nl({evenings:e,at:t},n){Yt(t),n===xs()&&(vt.value={all:e})}async function lr(){if(Z.peek()||kn.peek()||document.visibilityState==="hidden")return;let e=xs();Nl(await Yn({},{where:"there"}),e)}function um(e){pm++,vt.value={all:vt.value.all.map(t=>t.id===e.id?e:t)}}var Pv=async({id:e},t)=>um(await Qe(()=>hi({evening:e,coming:t},{where:"there"}),"there",`e/${e}`));async function Dv({id:e}){let t=xs(),n=await hi({evening:e,coming:!0,here:!0},{where:"there"});if(t===xs())return um(n),n.table}function dm(e,t,n,s=!1){let{turn:a}=He(t,s);x(()=>{e().catch(()=>{})},[a,t,...n])}var Lv=e=>G(e,{weekday:"long",day:"numeric",month:"long",hour:"numeric",minute:"2-digit"});function $m(e){let[,t,n=0]=/^(\d+)m(?:\+(\d+)s)?$/.exec(e)??[];return t?o("page.evenings.clock",{minutes:Number(t),seconds:Number(n)}):o("page.home.clock",{clock:e})}var Rv=({variant:e,games:t=0,clock:n,groupName:s})=>[s,o(`variant.${e}`),t>0&&o("page.evenings.games",{n:t}),$m(n)].filter(Boolean).join(" · ");function Wv({id:e,begins:t,later:n,...s}){let a=p=>p.replace(/[\\;,]/g,"\\$&"),r=p=>`${new Date(p).toISOString().slice(0,19).replace(/[-:]/g,"")}Z`,c=["BEGIN:VCALENDAR","VERSION:2.0","PRODID:-//Ninety-Nine//EN",...[t,...n].flatMap(p=>["BEGIN:VEVENT",`UID:${e}-${p}@ninetynine`,`DTSTAMP:${r(Date.now())}`,`DTSTART:${r(p)}`,"DURATION:PT1H30M",`SUMMARY:${a(`${o("title")}: ${o(`variant.${s.variant}`)}`)}`,`URL:${sn("/")}`,"END:VEVENT"]),"END:VCALENDAR",""];St(new Blob([c.join(`\r
`)],{type:"text/calendar"}),"ninety-nine.ics")}function Iv({coming:e,names:t,mine:n}){let s=n?t.indexOf(M.value?.name??""):-1,a=t.filter((l,c)=>c!==s),r=n?e-1:e;return o(n?"page.evenings.coming.you":"page.evenings.coming",{n:r,names:Tl(a,r)})}var ga=({begins:e,late:t},n)=>n>=e-ha&&n<t;function Bl(e){let[t,n]=y(0),s=ft("there"),a=Math.min(...e.filter(r=>s<r.late).map(({begins:r})=>Math.max(r-ha,r-ir*(Math.ceil((r-s)/ir)-1))));return x(()=>{if(a===1/0)return;let r=setTimeout(()=>n(l=>l+1),a-s);return()=>clearTimeout(r)},[a,t]),s}function rm({begins:e},t){return t>=e?o("page.evenings.on",{time:ks(e)}):t<e-ha?Lv(e):o("page.evenings.begins",{time:ks(e),in:vo(Math.ceil((e-t)/ir),"minute")})}var El=({mine:e,table:t,coming:n})=>e?t!==void 0:n>0;function Cl({all:e,now:t,name:n,elsewhere:s=!1,chief:a=!1,within:r=!1,ends:l}){let{busy:c,once:p}=C(),u=$=>p(async()=>($.mine||await n.keep())&&Pv($,!$.mine)),d=e.find(El);return i`${M.value||s?null:i`<${rt} name=${n} />`}
		<ul class="tables evenings">
			${e.map($=>{let m=ga($,t),f=a&&$===d;return i`<li key=${$.id}>
					<b>${m?Ml($):rm($,t)}</b>
					${m?i`<span>${rm($,t)}</span>`:null}
					<span class="soft">${Rv(m||r?{...$,groupName:""}:$)}</span>
					<span>${m&&$.mine&&$.table?o("page.evenings.ready"):Iv($)}</span>
					${m&&$.mine&&!$.table&&t<$.begins?i`<span role="status">${o("page.evenings.soon",{time:ks($.begins)})}</span>`:null}
					<span class="row">
						${$.mine&&$.table?i`<a class=${`button ${f?"chief":""}`} href=${`/t/${$.table}`}>${o("page.evenings.go")}</a>`:null}
						<${k} plain=${$.mine} chief=${f&&!$.mine} aria-busy=${c} onclick=${()=>u($)}
							say=${o($.mine?"page.evenings.not":t<$.begins?"page.evenings.come":"page.home.sit")} />
						${m?null:i`<${k} plain onclick=${()=>Wv($)} say=${o("page.evenings.calendar")} />`}
						${l?i`<${k} plain onclick=${()=>l($.id)} say=${o("page.operate.act.end-evening")} />`:null}
					</span>
				</li>`})}
		</ul>`}function Pl({group:e="",organises:t=!1,name:n}){let s=Ze();dm(async()=>e?lr():void 0,lm,[M.value?.id]);let a=Bl(vt.value.all),{busy:r,once:l}=C(),c=e?vt.value.all.filter(m=>m.group===e):vt.value.all.filter(m=>!ga(m,a)).slice(0,Cv),[p,u]=y("");if(c.length===0&&!t)return null;let d=()=>l(async()=>{await iu({group:e,evening:p}),u(""),await lr()}),$=m=>ru({...m,group:e});return i`<section>
		<h2>${o("page.evenings")}</h2>
		<p>${o("page.evenings.about")}</p>
		<${Cl} all=${c} now=${a} name=${n??s} within=${e!==""}
			elsewhere=${!e&&vt.value.all.some(m=>ga(m,a))} ends=${t?u:void 0} />
		${c.some(m=>m.mine)?i`<${It} what="tonight" />`:null}
		${t?i`<details><summary>${o("page.group.evening")}</summary><${Dl} begin=${$} /></details>`:null}
		${p?i`<${Ke} title=${o("page.operate.act.end-evening")} text=${o("page.evenings.end.sure")} busy=${r}
				yes=${o("page.operate.act.end-evening")} onyes=${d} onclose=${()=>u("")} />`:null}
	</section>`}var qv=()=>[0,1,2,3,4,5,6].map(e=>[String(e),G(Date.UTC(2026,10,1+e,12),{weekday:"long",timeZone:"UTC"})]),_v=["5m+5s","10m+10s","20m+20s","120m"];function Dl({begin:e,reasoned:t}){let n=Intl.DateTimeFormat().resolvedOptions().timeZone,s={weekday:"3",hour:"20:00",zone:n,variant:"standard",games:3,clock:"10m+10s",bot:"club",reason:""},[a,r]=y(s),l=Y($=>r(m=>({...m,...$}))),{busy:c,once:p}=C();x(()=>{ke().catch(()=>{})},[]);let u=$=>{$.preventDefault();let{weekday:m,hour:f,reason:h,...g}=a,[v=0,b=0]=f.split(":").map(Number);p(async()=>{await e({...g,id:"",weekday:Number(m),minute:60*v+b},h),T(o("page.operate.done")),await lr()})},d=be.value.map($=>[$.id,o(`variant.${$.id}`)]);return i`<form class="acts" onsubmit=${u}>
		<${I} label=${o("page.operate.weekday")} value=${a.weekday} options=${qv()}
			onchange=${l("weekday")} />
		<${_} type="time" label=${`${o("page.operate.hour")}${t?"":` (${n})`}`} value=${a.hour} required
			oninput=${l("hour")} />
		${t?i`<${_} label=${o("page.operate.zone")} value=${a.zone} required oninput=${l("zone")} />`:null}
		<${I} label=${o("page.create.variant")} value=${a.variant} options=${d} onchange=${l("variant")} />
		<${X} label=${o("page.operate.games")} value=${a.games} min=${0} max=${100} onchange=${l("games")} />
		${t?i`<${_} label=${o("page.create.clock")} value=${a.clock} required oninput=${l("clock")} />`:i`<${I} label=${o("page.create.clock")} value=${a.clock}
				options=${_v.map($=>[$,$m($)])} onchange=${l("clock")} />`}
		<${I} label=${o("page.operate.bots")} value=${a.bot} options=${V("page.level",...kt)}
			onchange=${l("bot")} />
		${t?i`<${_} label=${o("page.operate.reason.kept")} maxlength="200" required value=${a.reason}
				oninput=${l("reason")} />`:null}
		<button class="button" aria-busy=${c}>${o("page.operate.do")}</button>
	</form>`}var im=new Set;function Fv(){Wn("call",!0);let e=document.querySelector("title");if(!document.hidden||!e)return;let t=`● ${o("page.evenings.ready")}`,n="",s=()=>{document.title!==t&&(n=document.title,document.title=t)},a=new MutationObserver(s),r=()=>{document.hidden||(document.removeEventListener("visibilitychange",r),a.disconnect(),document.title=n,ki(!1))};a.observe(e,{childList:!0}),document.addEventListener("visibilitychange",r),ki(!0),s()}function zv(e){x(()=>{if(!e||!navigator.wakeLock)return;let t,n=!1,s=async()=>{document.hidden||(t=await navigator.wakeLock.request("screen"),n&&await t.release())},a=()=>{s().catch(()=>{})};return a(),document.addEventListener("visibilitychange",a),()=>{n=!0,document.removeEventListener("visibilitychange",a),t?.release()}},[e])}function Hv(){let[e,t]=y(ft("there")),[n,s]=y({at:"",table:""}),a=vt.value.all.find(m=>m.mine),r=a?`${a.id} ${a.begins}`:"",l=n.at===r?n.table:"",c=a?a.begins-e:1/0,p=a!==void 0&&c<=ha&&e<a.late;dm(async()=>{if(t(ft("there")),!p)return M.peek()?lr():void 0;if(!a)return;let m=await Dv(a);m&&m!==l&&s({at:r,table:m})},p?Ev/(c<=ha/2&&!l?4:1):lm,[p,a?.id,M.value?.id],!0),x(()=>l?Fv():void 0,[l]),zv(p&&(c>0||!l));let[u="",d]=Pt.value;u==="t"&&d===l&&im.add(l);let $=p&&l!==""&&!im.has(l);return x(()=>{$&&u===""&&J(`/t/${l}`)},[$,u]),!p||!$&&(u==="t"||u===""||l)?null:i`<div class=${`awaited row ${$?"ready":""}`} role="status">
		<p>${o(`page.evenings.${$?"ready":"soon"}`,{time:ks(a.begins)})}</p>
		${$?i`<a class="button" href=${`/t/${l}`}>${o("page.evenings.go")}</a>`:null}
	</div>`}var mm=D(!1);function Kv(){return!Gu.value||mm.value?null:i`<div class="unkept edition row" role="status">
		<p>${o("page.edition.ready")}</p>
		<${k} onclick=${Vu} say=${o("page.edition.load")} />
		<${k} onclick=${()=>mm.value=!0} say=${o("page.close")} />
	</div>`}function zt({view:e,names:t,last:n=!1,from:s=0}){let a=bn(e);if(a===0)return i`<p class="soft">${o("last.none")}</p>`;let r=n?[a-1]:Array.from({length:a},(c,p)=>p).slice(s),l=Array.from({length:Ve(e)},(c,p)=>p);return i`<${te}><table class="book tricks">
		<thead><tr><th scope="col"><span class="unseen">${o("page.trick")}</span></th>
			${l.map(c=>i`<th key=${c} scope="col">${t[c]}</th>`)}</tr></thead>
		<tbody>${r.map(c=>{let p=ri(e,c),u=ii(e,c);return i`<tr key=${c}><td>${c+1}</td>
				${l.map(d=>{let $=p.find(m=>m.seat===d)?.card;return i`<td key=${d} class=${d===u?"won":""}>
						${$?i`<${pe} card=${$} size="mini" />`:null}
						<i class=${d===e.leads?.[c]?"led-dot":""} aria-hidden="true"></i>
						${d===e.leads?.[c]?i`<span class="unseen">${o("page.led")}</span>`:null}
						${d===u?i`<span class="unseen">${o("page.wins")}</span>`:null}
					</td>`})}</tr>`})}</tbody>
	</table><//>
	<p class="small soft legend" aria-hidden="true">
		<span><i class="led-dot"></i> ${o("page.led")}</span><span><i class="won-frame"></i> ${o("page.wins")}</span>
	</p>`}function fm({view:e,names:t,lies:n}){let s=bn(e)-(n?2:1);if(s<0||e.phase!=="play")return null;let a=ii(e,s);return i`<figure class="last-trick">
		<figcaption class="small">${o("page.lasttrick")}</figcaption>
		<ol>${ri(e,s).map(({seat:r,card:l})=>i`<li key=${r} data-card=${l}
			class=${r===a?"best":""}>
			<span class="unseen">${t[r]}: </span><${pe} card=${l} size="mini" />
		</li>`)}</ol>
	</figure>`}function hm(e,t,n,s){let a=d=>d.act.startsWith("play "),r=d=>`${d.seat} ${d.act}`,l=d=>d.filter($=>!a($)).map(r).sort().join();if(l(e)!==l(t))return{trick:-1,steps:[s,s]};let[c,p]=[e.filter(a),t.filter(a)],u=c.findIndex((d,$)=>!p[$]||r(d)!==r(p[$]));return u<0?null:{trick:Math.floor(u/n),steps:[e.length-c.length+u,t.length-p.length+u]}}function cr({title:e,class:t="",told:n,back:s,onclose:a,children:r}){let l=B(null);return we(()=>{let c=l.current,p=document.activeElement;return c?.focus({preventScroll:!0}),()=>{c?.contains(document.activeElement)&&(s?.current??p)?.focus({preventScroll:!0})}},[]),x(()=>l.current?.scrollIntoView({block:"nearest"}),[n]),i`<section class=${`hint ${t}`} ref=${l} tabindex="-1" aria-label=${e}>
		<header>
			<h2>${e}</h2>
			<${k} plain onclick=${a} say=${o("page.close")} />
		</header>
		${r}
	</section>`}function ya(e){let[t,...n]=(e?.act??"").split(" ");return new Set(t==="play"||t==="lay"?n:[])}var Jv={2:["south","north"],3:["south","west","east"],4:["south","west","north","east"],5:["south","west","northwest","northeast","east"]};function Uv(e,t){let n=[];return li(e,t).forEach((s,a)=>n[s]=Jv[e]?.[a]??"north"),n}function mn(e){let{view:t,names:n,me:s,variant:a,elsewhere:r,laid:l=!0,full:c=null,pending:p=null,unsent:u=!1}=e,{chairs:d,now:$=0,played:m=null,said:f,over:h="",onhurry:g,aloud:v=!1,children:b}=e,w=Ve(t),O=Uv(w,s),A=c?c.cards:t.trick??[],N=c?c.winner:p?-1:t.taking??-1,R=p&&!c?[...A,{seat:t.options?.seat??s,card:p}]:A;return i`<div class=${`felt hands-${w} ${h}`} onclick=${g}>
		<${Qv} trump=${yn(t)} />
		${li(w,s).filter(Q=>Q!==r).map(Q=>i`<${Kt}
				key=${Q} view=${t} variant=${a} seat=${Q} name=${n[Q]??""} names=${n}
				place=${O[Q]} own=${Q===s} chair=${d?.[Q]} now=${$} open=${Gv(t,Q)}
				winner=${c?.winner===Q} laid=${l} said=${f?.get(Q)}
				hand=${Q===m?.seat?m.hand:void 0}
			/>`)}
		<${pw} cards=${R} pending=${p&&!c&&u?p:""} where=${O} winner=${N}
			gone=${c?.gone??!1} names=${n} aloud=${v} />
		<${Yv} view=${t} variant=${a} names=${n} me=${s} />
		${b}
	</div>`}var Gv=(e,t)=>e.shown?.[t]?.hand!==void 0?W(e.shown[t]?.hand):null;function Vv(e,t,n){let{why:s}=e,a=c=>c===n&&e.seat!==void 0?"yes":"no",r=e.trump===void 0&&yn(e)?[o("why.stay")]:[];if(s?.trump&&e.trump){let c=e.turnup&&e.turnup!=="joker"?Qt(e.turnup):o("joker");r.push(o(`why.${s.trump}`,{n:s.made,card:c,name:t[s.by??-1]??"",you:a(s.by)}))}let l=e.premium?.findIndex(c=>c!=="")??-1;if(s?.premium&&l>=0){let c=s.premium==="place"?"near":"level";r.push(o("why.holds",{name:t[l]??"",you:a(l),why:c}))}return s?.behind&&r.push(o("why.behind",{name:t[l]??"",you:a(l),n:s.behind})),r}function Zv(e,t,n,s){let[a,...r]=e.vulnerable??[],l=t?.score.vulnerable;return e.seat===void 0||a===void 0||r.length||!l?[]:[o("why.vulnerable",{you:a===s?"yes":"no",name:n[a]??"",n:l})]}var Qv=({trump:e})=>i`<div class="cloth" data-trump=${e} aria-hidden="true">
	${(e==="none"?[..."CHSD"]:[e]).map(t=>i`<${ue} key=${t} trump=${t} />`)}
</div>`;function Yv({view:e,variant:t,names:n,me:s}){if(e.phase===void 0)return null;let a=[...Vv(e,n,s),...Zv(e,t,n,s)];return i`<div class="ground">
		<div>
			<${Ht} trump=${yn(e)} explains />
			${a.map(r=>i`<p key=${r} class="reason small">${r}</p>`)}
		</div>
		${e.turnup?i`<div class="turnup">
					<${Zt.Provider} value=""><${pe} card=${e.turnup} size="mini" /><//>
					<span class="small">${o("turnup")}</span>
				</div>`:null}
	</div>`}function Ht({trump:e,unsure:t=!1,explains:n=!1}){let s=i`<b>${H(e)}${t&&e?"?":""}</b>`;return i`<p class="trump">
		<span class="small">${o("page.trump")}</span>
		${e===""?i`<span class="sign none" aria-hidden="true">?</span>`:i`<${ue} trump=${e} />`}
		${n?i`<${De} of=${e==="none"?"notrump":"trump"}>${s}<//>`:s}
	</p>`}function Kt(e){let{view:t,variant:n,seat:s,name:a,names:r=[],place:l,own:c,chair:p,now:u,open:d,winner:$,laid:m=!0,hand:f,said:h}=e,g=t.held?.[s]??0,v=t.due===void 0?t.turn.includes(s):t.due===s,b=c&&t.seat!==void 0,w=b?t.bid:t.shown?.[s]?.bid,O=b?void 0:t.shown?.[s]?.aside,A=es(p),N=t.control===t.seat?"yes":"no";return i`<section class=${`seat ${l} ${`${v?"thinks":""} ${$?"winner":""} ${c?"own":""}`}`} data-seat=${s} aria-label=${a}>
		<div class="nameplate">
			<h2>
				<${gt} player=${p?.player} name=${a} />
				${A?i`<${De} class="level" say=${Mu(p)}>${A}<//>`:null}
				${t.totals[s]===void 0?null:i`<span class="points" title=${o("page.points")}>
							${S(t.totals[s])}<span class="unseen"> ${o("page.points")}</span>
						</span>`}
				<${Xv} view=${t} seat=${s} />
				${t.dealer===s?i`<${De} of="dealer" class="badge">
							${o("page.dealer.short")}<span class="unseen"> ${o("dealer")}</span>
						<//>`:null}
				${v&&!b?i`<span class="unseen">${o("seat.thinks")}</span>`:null}
				${p?.ready&&t.phase==="over"?i`<span class="small soft">${o("seat.ready")}</span>`:null}
			</h2>
			<p class="tally">
				${t.phase===void 0?null:i`<${aw} view=${t} variant=${n} seat=${s} bid=${w}
							laid=${t.phase==="lay"?!t.turn.includes(s):m} />`}
				<${sw} view=${t} seat=${s} variant=${n} />
				${t.vulnerable?.includes(s)?i`<${De} of="vulnerable" class="badge" variant=${n}>${o("vulnerable")}<//>`:null}
				${t.control!==void 0&&s===Kn(t)?i`<span>${o("dummy.by",{name:r[t.control]??"",you:N})}</span>`:null}
				${p?.away?i`<span class="badge">${o("page.away")}</span>`:null}
				<${lw} chair=${p} now=${u} />
			</p>
			${t.phase==="play"?i`<${ew} suits=${W(t.void?.[s])} />`:null}
			${h?i`<${Q$} said=${h} />`:null}
		</div>
		${O?i`<div class="aside" aria-label=${o("page.aside")}>${fe(O)}</div>`:null}
		${b||d?null:i`<${nw} n=${g} />`}
		${b||!d?null:f??i`<${tw} cards=${d} trump=${t.trump} />`}
	</section>`}function Xv({view:e,seat:t}){let n=ln(e.totals)===t,s=B(n),a=n&&!s.current&&cn(e)===t;if(s.current=n,!n)return null;let r=a?`[data-seat="${ln(_s(e))}"] .points`:void 0;return i`<${De} class="leads" say=${o("page.leads.is")}>
		<${Fs} from=${r} /><span class="unseen"> ${o("page.leads")}</span>
	<//>`}function ew({suits:e}){let t={suits:L(e.map(H))};return i`<p class="voids">
		${e.length?i`<${De} say=${o("page.void.is",t)}>
					<span class="unseen">${o("page.void",t)}</span>${e.map(n=>i`<${iw} suit=${n} />`)}
				<//>`:null}
	</p>`}function tw({cards:e,trump:t}){let n=s=>i`<span key=${me(s[0]??"")} class="same-suit">
		${s.map(a=>i`<${pe} key=${a} card=${a} size="mini" />`)}
	</span>`;return i`<div class="open-hand">${qa(ze(e,de,t),t).map(n)}</div>`}function nw({n:e}){return i`<div class="backs" aria-label=${o("page.held",{n:e})} role="img" style=${{"--n":Math.max(e,1)}}>
		${Array.from({length:e},(t,n)=>i`<${pe} key=${n} face="down" />`)}
	</div>`}function sw({view:e,seat:t,variant:n}){let s=e.premium?.[t]||"";if(s){let l=s.startsWith("declare")?"declare":"reveal";return i`<${De} of=${l} class="premium" variant=${n}>${rs(s)}<//>`}let a=e.why?.overcalled?.includes(t)&&e.phase!=="offer",r=$e(e.offers?.[t]??"declare");return i`${rw(e,t)}
		${a?i`<span class="beaten">${o("offer.beaten",{offer:r})}</span>`:null}`}function aw({view:e,variant:t,seat:n,bid:s,laid:a}){let r=e.won?.[n]??0;if(e.phase==="lay"||e.phase==="offer"||e.phase==="name")return s!==void 0?i`<span>${o("page.bid",{bid:ge(s,t)})}</span>`:a?i`<span>${o("page.laid")}</span>`:null;if(s===void 0)return i`<span class="score">${o("page.won",{won:r})}</span>`;let l=e.contract?.[n]||"short";return i`<span class=${`stand ${l}`}>
		<${Ll} view=${e} variant=${t} seat=${n} bid=${s} />
		<span class="score">${o("page.won.of",{won:r,bid:ge(s,t)})}</span><${ow} stands=${l} />
	</span>`}function Ll({view:e,variant:t,seat:n=-1,bid:s}){let a=e.won?.[n]??0;if(s===void 0||a+s===0)return null;let l=s===0&&e.contract?.[n]!=="lost"&&t?.score.zeroOrAll?Nn(t):s;return i`<span class="dots" aria-hidden="true">
		${Array.from({length:Math.max(a,l)},(c,p)=>i`<i key=${p} class=${p>=l?"extra":p<a?"full":""}></i>`)}
	</span>`}function ow({stands:e}){let t=e==="lost"?"✕":"✓";return i`<span class="unseen">${o(`page.contract.${e}`)}</span>
		${e==="short"?null:i`<b class="tells" aria-hidden="true">${t}</b>`}`}function rw(e,t){let n=e.phase==="offer"?e.offers?.[t]:"";return n?i`<span>${$e(n)}</span>`:null}function iw({suit:e}){return e==="nines"?i`<span class="void">9</span>`:i`<svg class=${`void suit-${e}`} viewBox="0 0 100 100" aria-hidden="true">
		<use href=${`#pip-${e}`} /><path d="M8 92 92 8" />
	</svg>`}function lw({chair:e,now:t}){if(!e||e.until===void 0&&e.bank===void 0)return null;let n=Math.max(0,e.until!==void 0?e.until-t:e.bank??0),s=n<2e4&&e.until!==void 0;return i`<span class=${`time ${s?"short":""}`}>${cw(n)}</span>`}function cw(e){let t=Math.ceil(e/1e3);if(t>=86400)return o("page.days",{n:Math.floor(t/86400)});let n=r=>String(r).padStart(2,"0"),[s,a]=[Math.floor(t/3600),Math.floor(t/60)];return s>0?`${s}:${n(a%60)}:${n(t%60)}`:`${a}:${n(t%60)}`}function pw({cards:e,pending:t,where:n,winner:s,gone:a,names:r,aloud:l}){let c=B(null),p=B(new Set);return we(()=>{let u=c.current;if(!u)return;let d=new Set(e.map(m=>`${m.seat} ${m.card}`)),$=[];for(let m of u.querySelectorAll("[data-of]")){let f=`${m.dataset.of} ${m.dataset.card}`;p.current.has(f)||$.push($w(m,dw(m))),a&&$.push(mw(m,u.closest(".felt")?.querySelector(`[data-seat="${s}"] .nameplate`)))}for(let m of $)m?.();p.current=d},[e.map(u=>`${u.seat}${u.card}`).join(),a]),i`<ol class="trick" ref=${c} aria-label=${o("page.trick")} aria-live=${l?"polite":void 0}>
		${e.map(({seat:u,card:d},$)=>i`<li key=${`${u} ${d}`}
				class=${`${n[u]} ${u===s?"best":""} ${d===t?"waits":""}`}
				data-of=${u} data-card=${d} style=${{"--i":$}}>
				<span class="unseen">${r[u]}: </span><${pe} card=${d} />
				${d===t?i`<small class="later">${o("page.unsent.card")}</small>`:null}
			</li>`)}
	</ol>`}var uw=":is(.backs, .open-hand, .hand, .nameplate)";function dw(e){let t=ba.get(e.dataset.card??"");return t||e.closest(".felt")?.querySelector(`[data-seat="${e.dataset.of}"] ${uw}`)?.getBoundingClientRect()}var ba=new Map,gm=e=>parseFloat(getComputedStyle(e).getPropertyValue("--move"))||0;function $w(e,t){let n=gm(e);if(!t||!n||!e.animate)return;let s=e.getBoundingClientRect(),a=t.left+t.width/2-(s.left+s.width/2),r=t.top+t.height/2-(s.top+s.height/2),l=Math.min(1,t.width/s.width||1),c=[{transform:`translate(${a}px, ${r}px) scale(${l})`},{transform:"none"}];return()=>e.animate(c,{duration:n,easing:"cubic-bezier(0.2, 0.7, 0.2, 1)"})}function mw(e,t){let n=gm(e);if(!t||!n||!e.animate)return;let s=e.getBoundingClientRect(),a=t.getBoundingClientRect(),r=a.left+a.width/2-(s.left+s.width/2),l=a.top+a.height/2-(s.top+s.height/2),c=[{transform:"none",opacity:1},{transform:`translate(${r}px, ${l}px) scale(0.4)`,opacity:0}];return()=>e.animate(c,{duration:n,easing:"cubic-bezier(0.5, 0, 0.8, 0.4)",fill:"forwards"})}var Rl={calm:2e3,usual:1200,quick:550,instant:550},fw=280,hw={calm:650,usual:350,quick:150,instant:0},gw=12,yw=(e,t)=>Vt(e,t)&&ym(t)>ym(e),ym=e=>(e?.played??[]).reduce((t,n)=>t+W(n).length,0),pr=class{shown=D(null);#e;#t=[];#n=0;#s=()=>{};constructor(t){this.#e=t}take(t){this.#t.push(t),document.hidden||this.#t.length>gw?this.skip():this.#n||this.#a()}skip(){this.stop();let t=this.#t.at(-1)??this.shown.peek()?.message;this.#t=[],t&&(this.shown.value={message:t,full:null})}hurry(){return this.#n&&this.#s(),this.#n!==0&&(this.#t.length>0||!!this.shown.peek()?.full)}stop(){clearTimeout(this.#n),this.#n=0}#a(){let t=this.#t.shift();if(!t)return;let n=this.shown.peek()?.message.view,s=Jn(n,t.view);this.shown.value={message:t,full:s};let a=hw[this.#e()];if(!s&&a&&yw(n,t.view))return this.#r(a,()=>this.#a());if(!s)return void this.#a();this.#r(Rl[this.#e()],()=>{this.shown.value={message:t,full:{...s,gone:!0}},this.#r(zn()?0:fw,()=>{this.shown.value={message:t,full:null},this.#a()})})}#r(t,n){this.#s=()=>{this.stop(),n()},this.#n=setTimeout(this.#s,t)}};async function bw(e,t,n){await Cu([e,t,n],!1,({id:s})=>Tn(Jp,Vp,{table:e,match:t,id:s,pace:Mn[E.pace.value],...n}))}function vw(e,t,n,s){let a=Array.from({length:e},(r,l)=>l===t?"":s[l]||n);return a.every((r,l)=>l===t||r===n)?n:a.join()}function bm({of:{table:e,match:t,deal:n,step:s},names:a,front:r,onclose:l}){let[c,p]=y(String(r)),[u,d]=y(""),[$,m]=y({}),{busy:f,once:h}=C();x(()=>{ee(ke)},[]);let g=u||Eu(),v=Ws.value.map(({name:A})=>[A,o(`page.level.${A}`)]),b=vw(a.length,Number(c),g,$),O=i`<${k} chief aria-busy=${f} disabled=${f||!g} onclick=${()=>h(()=>bw(e,t,{deal:n,step:s,seat:Number(c),bots:b}))}
		say=${o("page.whatif.play")} />`;return i`<${q} title=${o("page.whatif")} onclose=${l} actions=${O}>
		<div class="play-on">
			<p>${o("page.whatif.about")}</p>
			<${K} label=${o("page.whatif.seat")} value=${c} onchange=${p}
				options=${a.map((A,N)=>[String(N),A])} />
			<${K} label=${o("page.whatif.others")} value=${g} options=${v}
				onchange=${A=>(d(A),m({}))} />
			${a.length>2?i`<details><summary>${o("page.whatif.each")}</summary><div class="play-on-each">
						${a.map((A,N)=>N===Number(c)?null:i`<${I} key=${N} label=${A}
							value=${$[N]||g} options=${v}
							onchange=${R=>m({...$,[N]:R})} />`)}
					</div></details>`:null}
		</div>
	<//>`}function ww({rest:e}){let[t,n="1",s="0"]=e;return t?i`<${xw} table=${t} match=${Number(n)||1} deal=${Number(s)||0} />`:i`<${U} title=${o("page.nav.replay")} text=${o("page.replay.which")}>
			<p><a class="button chief" href="/records">${o("page.nav.records")}</a></p>
		<//>`}async function Il({table:e,match:t,deal:n}){if(e==="mine"&&!await os())throw new ce(o("page.replay.gone"));return Tn(Xa,Qn,{table:e,match:t,deal:n})}function kw(e,t,n){let s=B(new Map),[,a]=y(0);return x(()=>{if(!n||s.current.get(t)?.told)return;let r=new AbortController,l=c=>{s.current.set(t,c),a(p=>p+1)};return l({}),Tn(Hp,Up,{...e,step:t},r.signal).then(c=>l({told:c}),c=>r.signal.aborted||l({wrong:P(c)})),()=>r.abort()},[t,n]),n?s.current.get(t)??{}:null}function ql(e){let t=[];for(let{line:s,views:a}of e.steps){let r=t[t.length-1]?.views;("act"in s||t.length===0)&&t.push(r?{line:s,views:a,before:r}:{line:s,views:a})}let n=e.steps[e.steps.length-1];return n?.views[0]?.phase==="over"&&t.push({line:{},views:n.views,sheet:!0}),t}function xw({table:e,match:t,deal:n}){let{value:s,wrong:a}=j(()=>Il({table:e,match:t,deal:n}),e,t,n);if(a)return i`<${U} title=${o("page.nav.replay")} text=${a}>
			<p><a class="button" href="/records">${o("page.nav.records")}</a></p>
		<//>`;if(!s)return i`<${U} text=${o("page.replay.loading")} />`;let r=`${e} ${t} ${n}`;return i`<${Sw} key=${r} table=${e} match=${t} deal=${n} played=${s} />`}function _l(e,t){let n=e[t],s={...n.shown};return e.forEach((a,r)=>{if(r===t)return;let l={hand:a.hand??""};a.aside&&(l.aside=a.aside),a.bid!==void 0&&(l.bid=a.bid),s[r]=l}),{...n,shown:s,offers:(n.offers??[]).map((a,r)=>e[r]?.offers?.[r]??a)}}function Sw({table:e,match:t,deal:n,played:s}){let a=se(s.header.variant,s.header.rules),r=je(()=>ql(s),[s]),l=r[0]?.views.length??1,c=Ln(s.header,l,$n(s,e)),p=r.length-1,u=We.value,d=Math.min(p,Math.max(0,Number(u.get("step"))||0)),$=/^[0-4]$/.test(u.get("seat")??"")?Math.min(l-1,Number(u.get("seat"))):-1,m=$>=0?$:vs(s.header,l,$n(s,e)),f=r[d+1]?.line,h=f!==void 0&&"act"in f,g=kw({table:e,match:t,deal:n},d,h&&u.has("hint")),v=(Ge,Ee=$,Ut=g!==null&&Ge===d)=>`/replay/${e}/${t}/${n}?step=${Ge}${Ee>=0?`&seat=${Ee}`:""}${Ut?"&hint":""}`,b=Ge=>J(v(Math.min(p,Math.max(0,Ge))),{replace:!0}),w=r[d],O=Mw(d,p,!!ur(w),b),A=O.past(b),N=je(()=>jw(r),[r]),R=Aw(d,N,p,A),Q=B(null),ne=r[d]?.views[0]?.phase!=="over",Be=O.past(()=>ne&&J(`${v(d)}&on=1`,{replace:!0})),Te=O.past(()=>h&&J(v(d,$,!g),{replace:!0}));Nw({h:Te,p:Be,...g&&{Escape:Te},ArrowRight:R.forward,ArrowLeft:R.back," ":O.toggle,ArrowDown:R.trickForward,ArrowUp:R.trickBack,Home:R.start,End:R.end});let wt=$>=0?w.views[$]:_l(w.views,m);return i`<${Zt.Provider} value=${xt(wt)}><main id="main" tabindex="-1" class="replay">
		<${Cw} played=${s} table=${e} match=${t} deal=${n} names=${c.slice(0,l)} seat=${$}
			onseat=${Ge=>J(v(d,Ge),{replace:!0})} here=${v(d)}
			onplay=${ne?Be:void 0} />
		<div class="replay-board">
			<div class="replay-table table board" onpointerdown=${O.stop}>
				<h2 class="unseen">${$>=0?o("page.replay.seen",{name:c[$]}):o("page.replay.all")}</h2>
				<${Ow} moment=${w} view=${wt} names=${c} variant=${a} at=${m} hint=${g?.told} />
			</div>
			<aside class="replay-aside" tabindex="0" data-hint=${g?"":void 0}>
				${g?i`<${Bw} key=${d} hint=${g} variant=${a} name=${c[f.by??f.seat]??""}
							bid=${r[d+1]?.views[f.seat]?.bid} back=${Q} onclose=${Te} />`:null}
				<section class="replay-tricks"><h2>${o("tricks.title")}</h2><${zt} view=${wt} names=${c} /></section>
			</aside>
		</div>
		<div class="replay-controls">
			<div class="replay-say">
				<p class="said" aria-live="polite"><span>${ae(Fl(w,c,$,a))}</span></p>
				<button type="button" class="button plain" ref=${Q} aria-pressed=${g!==null} aria-keyshortcuts="h"
					title=${o("page.hint.ask")} disabled=${!h} onclick=${Te}>${o("page.hint")}</button>
			</div>
			<${Tw} step=${d} last=${p} to=${A} steps=${R} auto=${O} />
		</div>
		${ne&&u.get("on")?i`<${bm} of=${{table:e,match:t,deal:n,step:d}} names=${c.slice(0,l)}
			front=${m} onclose=${()=>A(d)} />`:null}
	</main><//>`}function Ow({moment:e,view:t,names:n,variant:s,at:a,hint:r}){if(e.sheet){let c={view:{...t,seat:void 0},names:n,variant:s,won:"",hands:e.views.length};return i`<div class="replay-sheet"><div>
			<${sr} ...${c} />
			<${At} view=${t} names=${n} variant=${s} me=${-1} untitled=${!0}
				crowned=${!!t.closed} />
		</div></div>`}let l=An(s,t.phase);return i`<${mn} view=${t} variant=${s} names=${n} me=${a} elsewhere=${a} laid=${l}
			full=${ur(e)} />
		<${Ew} view=${t} variant=${s} laid=${l} seat=${a} name=${n[a]??""} hint=${r} />`}var Aw=(e,t,n,s)=>({start:()=>s(0),trickBack:()=>s(t.findLast(a=>a<e)??0),back:()=>s(e-1),forward:()=>s(e+1),trickForward:()=>s(t.find(a=>a>e)??n),end:()=>s(n)});function Mw(e,t,n,s){let[a,r]=y(!1),[l,c]=y(()=>E.pace.peek()==="instant"?"quick":E.pace.peek());x(()=>{if(a&&e===t&&r(!1),!a||e===t)return;let $=setTimeout(()=>s(e+1),n?Rl[l]:Mn[l]);return()=>clearTimeout($)},[a,e,l]);let p=()=>r(!1);return x(()=>(document.addEventListener("visibilitychange",p),()=>document.removeEventListener("visibilitychange",p)),[]),{on:a,toggle:()=>{!a&&e===t&&s(0),r(!a)},past:$=>(...m)=>{p(),$(...m)},stop:p,pace:l,setPace:c}}function Tw({step:e,last:t,to:n,steps:s,auto:a}){let r=o("page.replay.at",{n:e,of:t}),l=u=>n(u.currentTarget.valueAsNumber),[c,p]=[e===0,e===t];return i`<div class="replay-auto">
			<${In} label=${o(a.on?"page.replay.pause":"page.replay.play")} icon=${a.on?"pause":"play"}
				off=${!1} onclick=${a.toggle} />
			<input type="range" min="0" max=${t} value=${e} aria-label=${o("page.replay.step")}
				aria-valuetext=${r} oninput=${l} />
			<${I} hidden label=${o("page.replay.pace")} value=${a.pace} onchange=${a.setPace}
				options=${V("page.pace","calm","usual","quick")} />
		</div>
		<div class="replay-keys">
			<${In} label=${o("page.replay.start")} icon="start" off=${c} onclick=${s.start} />
			<${In} label=${o("page.replay.trick.back")} icon="fast-back" off=${c} onclick=${s.trickBack} />
			<${In} label=${o("page.replay.back")} icon="back" off=${c} onclick=${s.back} />
			<span class="count score">${r}</span>
			<${In} label=${o("page.replay.forward")} icon="forward" off=${p} onclick=${s.forward} />
			<${In} label=${o("page.replay.trick.forward")} icon="fast-forward" off=${p} onclick=${s.trickForward} />
			<${In} label=${o("page.replay.end")} icon="end" off=${p} onclick=${s.end} />
		</div>`}function jw(e){return e.flatMap((t,n)=>{let s=t.views[0]?.phase==="play"&&t.before?.[0]?.phase!=="play";return n===0||s||ur(t)||t.sheet?[n]:[]})}var ur=e=>Jn(e.before?.[0],e.views[0]);function Fl(e,t,n,s){if(e.sheet)return o("ask.next");let{line:a}=e;if(!("act"in a))return o("page.replay.dealt",{name:t[a.dealer]});let[r="",...l]=String(a.act).split(" "),c=t[a.seat]??"",p=n>=0&&n!==a.seat,u=e.views[a.seat],d=ur(e);if(r==="lay"){let m=l.map(h=>ct(h,xt(u))).join(" "),f=ge(u?.bid??0,s);return p?o("page.replay.laid",{name:c}):o("page.replay.lays",{name:c,cards:m,bid:f})}if(r==="name")return o("page.replay.names",{name:c,trump:H(l[0])});if(r==="play"){let[m,f]=d?["yes",t[d.winner]??""]:["no",""];return o("page.replay.plays",{name:c,card:ct(l[0]??"",xt(u)),taken:m,winner:f})}let $=e.views[n];return p&&$?.phase==="offer"&&!$.offers?.[a.seat]?o("page.replay.decided",{name:c}):o("page.replay.offers",{name:c,offer:$e(String(a.act))})}function Nw(e){we(()=>{let t=n=>{let s=e[n.key];if(!s||n.ctrlKey||n.metaKey||n.altKey||n.shiftKey)return;let a=`input, select, textarea, dialog${n.key===" "?", button, a":""}`;n.target instanceof Element&&n.target.closest(a)||(n.preventDefault(),s())};return addEventListener("keydown",t),()=>removeEventListener("keydown",t)})}function Bw({hint:e,variant:t,name:n,bid:s,back:a,onclose:r}){let{told:l,wrong:c}=e,p=o("page.hint.of",{name:n});return i`<${cr} class="replay-hint" title=${p} told=${l} back=${a} onclose=${r}>
		${l?i`<${ps} advice=${l.advice} variant=${t} done=${{act:l.act,name:n,bid:s}} />`:i`<p class=${c?"":"soft"} role="status">${c??o("page.hint.thinking")}</p>`}
	<//>`}function Ew({view:e,variant:t,laid:n,seat:s,name:a,hint:r}){let l=ze(W(e.hand),de,e.trump),[c,p]=[ya(r?.advice),ya(r)];return i`<div class="replay-held">
		<${Kt} view=${e} variant=${t} seat=${s} name=${a} place="south" own=${!0}
			chair=${void 0} now=${0} open=${null} winner=${!1} laid=${n} />
		<div class="cards" style=${{"--n":Math.max(l.length,2)}} aria-label=${a} role="group">${l.map(u=>i`<span key=${u} class="one">
				<${pe} card=${u} />
				<span class="mark">
					${c.has(u)?i`<${Ue} />`:null}${p.has(u)?i`<${Mo} />`:null}
				</span>
			</span>`)}</div>
		<div class="laid">${fe(e.aside)}</div>
	</div>`}function Cw({played:e,table:t,match:n,deal:s,names:a,seat:r,onseat:l,here:c,onplay:p}){let[u,d]=y(!1),$=e.steps[e.steps.length-1]?.views[0]?.trump??"",m=h=>`/replay/${t}/${n}/${h}${r>=0?`?seat=${r}`:""}`,f=a.map((h,g)=>[String(g),o("page.replay.seen",{name:h})]);return i`<header class="replay-head">
		<a class="mark" href="/records">99<span class="unseen"> ${o("page.nav.records")}</span></a>
		<h1>
			<span class="soft">${e.header.rules?.name??Ae(e.header.variant)}</span>
			<span>${o("sheet.title",{deal:s+1,trump:H($)})}${" "}<${ue} trump=${$} /></span>
		</h1>
		<nav class="row" aria-label=${o("page.replay.deals")}>
			<${vm} to=${s>0?m(s-1):""} text=${o("page.replay.previous")} arrow="←" />
			<${vm} to=${s+1<e.deals?m(s+1):""} text=${o("page.replay.next")} arrow="→" />
		</nav>
		<${I} hidden label=${o("page.replay.hands")} value=${String(r)}
			options=${[["-1",o("page.replay.all")],...f]}
			onchange=${h=>l(Number(h))} />
		<div class="row doings">
			${t==="mine"?null:i`<a class="button plain to-table" href=${`/t/${t}`} aria-label=${o("page.learn.table")}>
						${Wl(o("page.learn.table"),o("page.replay.table.short"))}
					</a>`}
			<button type="button" class="button plain" aria-keyshortcuts="p" disabled=${!p} onclick=${p}
				aria-label=${o("page.whatif")}>${Wl(o("page.whatif"),o("page.whatif.play"))}</button>
			<a class="button plain" href=${`/report/${t}/${n}/${s}${r>=0?`?seat=${r}`:""}`}>
				${o("page.report.short")}
			</a>
			${t==="mine"?null:i`<button type="button" class="button plain" onclick=${()=>us(sn(c))}
						aria-label=${o("page.replay.link")}>${Wl(o("page.replay.link"),o("page.replay.link.short"))}</button>`}
			<${k} plain onclick=${()=>d(!0)} say=${o("page.fair.short")} />
		</div>
		${u?i`<${q} title=${o("page.fair")} onclose=${()=>d(!1)}>
					${t==="mine"?i`<${Pw} match=${n} />`:i`<${aa} table=${t} match=${n} />`}
				<//>`:null}
	</header>`}var Wl=(e,t)=>i`<span class="words">${e}</span><span class="arrow">${t}</span>`;function Pw({match:e}){let{value:t}=j(async()=>{let a=await os();return(a&&await ko(a.bytes))??""});if(t===void 0)return null;if(t==="")return i`<p>${o("page.fair.packed")}</p>`;let n=[...t.matchAll(/^\s*\{[^\n]*"ninetynine":/gm)].map(a=>a.index),s=n[e-1]??0;return i`<${aa} record=${t.slice(s,n[e]??t.length)} />`}function vm({to:e,text:t,arrow:n}){let s=i`<span class="words">${t}</span><span class="arrow" aria-hidden="true">${n}</span>`;return e?i`<a href=${e}>${s}</a>`:i`<span class="off" aria-disabled="true">${s}</span>`}var Dw={start:"M5 4v16M20 4 8 12l12 8z","fast-back":"M12 4 2 12l10 8zM22 4 12 12l10 8z",back:"M15 4 7 12l8 8 1-1-7-7 7-7z",forward:"M9 4l8 8-8 8-1-1 7-7-7-7z",play:"M6 3l14 9-14 9z",pause:"M5 4h4v16H5zM15 4h4v16h-4z","fast-forward":"M2 4l10 8-10 8zM12 4l10 8-10 8z",end:"M19 4v16M4 4l12 8-12 8z"};function In({label:e,icon:t,off:n,onclick:s}){return i`<button type="button" class="replay-key" aria-label=${e} title=${e} aria-disabled=${n}
		onclick=${()=>n||s()}>
		<svg viewBox="0 0 24 24" aria-hidden="true" focusable="false"><path d=${Dw[t]} /></svg>
	</button>`}function Lw(e){let t=(r,l)=>Math.max(l,Math.trunc(Number(e.get(r)))||l),[n,s,a]=[t("match",1),t("deal",0),t("step",0)];return{table:e.get("of")||"mine",match:n,deal:s,step:a}}function Rw({rest:[e=""]}){let t=Lw(We.value),n=kl(e,t),{value:s,wrong:a}=j(async()=>{let r=await Promise.all([Il(t),Xa({table:e,match:1,deal:t.deal})]);if(!Ww(r))throw new ce(o("page.replay.gone"));return{key:n,both:r}},n);return a?i`<${U} class="endings" title=${o("page.nav.whatif")} text=${a}>
			<p><a class="button" href="/records">${o("page.nav.records")}</a></p>
		<//>`:s?.key!==n?i`<${U} class="endings" text=${o("page.replay.loading")} />`:i`<main id="main" tabindex="-1" class="endings">
		<${Iw} table=${e} from=${t} both=${s.both} />
	</main>`}var Ww=([e,t])=>String(e.steps[0]?.line.hands)===String(t.steps[0]?.line.hands),wm=({steps:e})=>e.map(({line:t})=>t).filter(t=>"act"in t);function km({steps:e}){let t=e.findLast(({views:n})=>n[0]?.phase==="over")?.views;return t&&_l(t,0)}function Iw({table:e,from:t,both:[n,s]}){let{header:a}=n,r=se(a.variant,a.rules),[l,c]=[km(n),km(s)];if(!l?.points||!c?.points)return i`<h1>${o("page.nav.whatif")}</h1><p>${o("page.whatif.unfinished")}</p>
			<p><a class="button" href=${`/t/${e}`}>${o("page.records.table")}</a></p>`;let p=hm(wm(n),wm(s),Ve(l),t.step),u=n.steps[0]?.views.length??1,d=$n(s,e),$=[Ln(a,u,$n(n,t.table)),Ln(s.header,u,d)],m=`/replay/${t.table}/${t.match}/${t.deal}`,[f=t.step,h=t.step]=p?.steps??[];return i`<div class="endings-head"><header>
			<p class="soft">${a.rules?.name??Ae(a.variant)} ·${" "}
				${o("sheet.title",{deal:t.deal+1,trump:H(c.trump)})}${" "}
				<${ue} trump=${c.trump??""} /></p>
			<h1>${o("page.nav.whatif")}</h1>
			<p class="lead">${qw(p?.trick)}</p>
		</header>
		<${_w} was=${l.points} now=${c.points} names=${$} me=${vs(s.header,u,d)} /></div>
		<div class="endings-both">
			<${xm} title=${o("page.whatif.was")} played=${n} view=${l} names=${$[0]} variant=${r}
				trick=${p?.trick} step=${f} at=${m} />
			<${xm} title=${o("page.whatif.now")} played=${s} view=${c} names=${$[1]} variant=${r}
				trick=${p?.trick} step=${h} at=${`/replay/${e}/1/${t.deal}`}
				again=${`${m}?step=${t.step}&on=1`} />
		</div>`}function qw(e){return e===void 0?o("page.whatif.same"):e<0?o("page.whatif.parted.before"):o("page.whatif.parted",{n:e+1})}function xm({title:e,played:t,view:n,names:s,variant:a,trick:r,step:l,at:c,again:p}){let u=r===void 0||r<0?void 0:ql(t)[l+1];return i`<section>
		<h2>${e}</h2>
		${u?i`<p>${ae(Fl(u,s,-1,a))}</p>`:null}
		<${At} view=${n} names=${s} variant=${a} me=${-1} untitled=${!0} />
		<div class="endings-tricks">
			<h3>${o("tricks.title")}</h3>
			<${zt} view=${n} names=${s} from=${Math.max(0,r??0)} />
		</div>
		<p class="row">
			<a class="button" href=${`${c}?step=${l}`}>${o("page.replay")}</a>
			${p?i`<a class="button plain" href=${p}>${o("page.whatif.again")}</a>`:null}
		</p>
	</section>`}function _w({was:e,now:t,names:n,me:s}){let a=e.map((c,p)=>p),r=c=>{let[p="",u=""]=n.map(d=>d[c]??"");return p===u?p:i`${p}<span class="soft small"> / ${u}</span>`},l=(c,p,u="")=>i`<tr class=${u}><th scope="row">${c}</th>
		${a.map(d=>i`<td key=${d} data-mine=${d===s?"":void 0}>${p(d)}</td>`)}</tr>`;return i`<${te}><table class="book endings-difference">
		<caption class="unseen">${o("page.whatif.points")}</caption>
		<thead><tr><td></td>${a.map(c=>i`<th key=${c} scope="col">${r(c)}</th>`)}</tr></thead>
		<tbody>
			${l(o("page.whatif.was"),c=>S(e[c]??0))}
			${l(o("page.whatif.now"),c=>S(t[c]??0))}
		</tbody>
		<tfoot>${l(o("page.whatif.difference"),c=>ie((t[c]??0)-(e[c]??0)),"total")}</tfoot>
	</table><//>`}var va={C:"♣",D:"♦",H:"♥",S:"♠"};function Sm(e){if(e==="joker")return o("joker");let{rank:t,suit:n}=Es(e);return wn(t)+va[n]}var Hl=e=>va[e]??o(e==="none"?"trump.short":`trump.${e}`),zl=e=>va[e]?`${va[e]} ${H(e)}`:Hl(e),Om=(e,t)=>e.dummy&&t===e.seats-1?o("dummy"):o("page.pad.player",{n:t+1}),Kl=({variant:e,slip:t})=>t.kind==="bid"?o("page.slips.dummy.bid"):Om(e,t.seat),Am=e=>e.trump.by==="holder";function Jl(e,{trump:t,turnup:n}){if(n)return[o("page.slips.turnup",{card:Sm(n)}),o("page.slips.trump",{trump:zl(t??"none")})];if(Am(e))return[o("page.slips.named",{trump:t?zl(t):o("page.slips.stays")})];if(t)return[o("page.slips.trump",{trump:zl(t)})];let{first:s,after:a=[]}=e.trump,r=[...de,"none"].filter(c=>c===s||a.includes(c)),l=Ri(a).map(([c,p,u])=>`${c===p?c:`${c}–${p}`} ${Hl(u)}`);return[o("page.slips.ring",{trumps:r.map(Hl).join("   ")}),o("page.slips.after",{list:l.join(", ")})]}var Mm=({kind:e})=>e==="bid"?o("page.slips.when.bid"):o("page.slips.when.dummy");function Tm({deal:e,slip:t}){let n=W(t.cards);return i`${[...de].map(s=>{let a=n.filter(r=>r.endsWith(s)).map(r=>wn(Es(r).rank));return i`<p key=${s} class="suit-of"><${ue} trump=${s} /><span class="unseen">${H(s)}</span>
			<span class="ranks">${a.length>0?a.map(r=>i`<b>${r}</b>`):i`<b>–</b>`}</span>
		</p>`})}
	${t.joker?i`<p class="joker">${ae(o("joker.as",{card:Sm(e.turnup??"")}))}</p>`:null}`}var Fw=({cards:e})=>Math.max(...[...de].map(t=>e.split(t).length-1));function zw({variant:e}){let t=["bid",...e.offers.how==="none"?[]:["premium"],"tricks","points"];return i`<div class="boxes">
		${t.map(n=>i`<span key=${n}>${o(`page.slips.${n}`)}</span>`)}
	</div>`}function Hw(e){let{variant:t,deal:n,slip:s}=e,a=s.kind==="hand",r=W(s.cards).length+(s.joker?1:0),l=a?Jl(t,n):[Mm(s)];return i`<div class="slip-hand">
		<p class="slip-head"><b>${o("page.pad.deal",{n:n.number})} · ${Kl(e)}</b>
			<span class="soft">${o("page.slips.cards",{n:r})}</span></p>
		<div class="slip-cards" style=${`--longest: ${Fw(s)}`}><${Tm} ...${e} /></div>
		${l.map((c,p)=>i`<p key=${p} class="slip-line">${ae(c)}</p>`)}
		${a?i`<${zw} variant=${t} />`:null}
	</div>`}function Kw(e){let{variant:t,series:n,deal:s,slip:a}=e,{seat:r,kind:l}=a,c=r===s.dealer?o("page.slips.deals"):r===s.forehand?o("page.slips.leads"):"",p=s.trump&&!Am(t)?Jl(t,s):[],u=l==="hand"?p:[Mm(a)];return i`<div class="slip-tab">
		<p class="soft">${o(`variant.${t.id}`)}<br />${o("page.slips.set",{label:n.label})}</p>
		<p class="slip-number"><b>${o("col.deal")}</b>${s.number}</p>
		<p><b>${Kl(e)}</b>${l==="hand"&&c?i`<br />${c}`:null}</p>
		${u.map((d,$)=>i`<p key=${$} class="slip-line">${ae(d)}</p>`)}
	</div>`}var[jm,Nm,dr,Jw]=[330,374,22,36];function Uw(){let e="A K Q J 10 9 8 7 6 5 4 3 2 C H S D C S H".split(" "),t=1,n=()=>(t=Math.imul(t,1664525)+1013904223>>>0)/2**32,s=jm/dr;return Array.from({length:2*s*Nm/dr},(a,r)=>{let l=e[Math.floor(n()*e.length)]??"",c=((r>>1)%s+n())*dr,p=(Math.floor((r>>1)/s)+n())*dr,u=(.6+.4*n())*Jw/10,d=[r%2?-u:u,u].map(m=>m.toFixed(2)),$=`translate(${c.toFixed(1)} ${p.toFixed(1)}) scale(${d})`;return va[l]?`<use href="#${l}" x="-3.7" y="-3.7" width="7.4" height="7.4" transform="${$}"/>`:`<text y="3.3" transform="${$}">${l}</text>`}).join("")}function Gw(){let e=[...de].map(n=>{let s=document.getElementById(`pip-${n}`)?.innerHTML??"";return`<symbol id="${n}" viewBox="0 0 100 100" color="${/[DH]/.test(n)?"#a00":"#000"}">${s}</symbol>`}),t=`<svg xmlns="http://www.w3.org/2000/svg" width="${jm}" height="${Nm}" font-family="sans-serif"
		font-size="10" font-weight="700" text-anchor="middle">${e.join("")}${Uw()}</svg>`;return`data:image/svg+xml,${encodeURIComponent(t)}`}var Bm=()=>Promise.allSettled([...document.images].filter(e=>e.className==="slip-back").map(e=>e.decode()));function Em(e){let t=je(Gw,[]);return i`<div class="slips-paper">
		${e.series.deals.map(n=>i`<section key=${n.number} class="slips-page"
			style=${`--strips: ${Math.max(3,n.slips.length)}`}>
			${n.slips.map((s,a)=>i`<div key=${a} class="strip">
				<${Hw} ...${e} deal=${n} slip=${s} />
				<img class="slip-back" src=${t} alt="" />
				<${Kw} ...${e} deal=${n} slip=${s} />
			</div>`)}
		</section>`)}
	</div>`}function Cm({seed:e,...t}){let{variant:n,series:s}=t;return i`<div class="slips-paper slips-sheet">
		<h1>${o("page.slips.sheet")}</h1>
		<p><b>${o(`variant.${n.id}`)} · ${o("page.slips.set",{label:s.label})}</b></p>
		<p class="secret"><b>${o("page.slips.secret")}</b></p>
		<p>${o("page.slips.how")}</p><p>${o("page.slips.packs")}</p><p>${o("page.slips.seed",{seed:e})}</p>
		<div class="all-deals">${s.deals.map(a=>i`<section key=${a.number}>
			<h2>${o("page.pad.deal",{n:a.number})} · ${o("page.slips.dealt",{name:Om(n,a.dealer)})}</h2>
			${a.trump?i`<p class="slip-line">${ae(Jl(n,a).join(" · "))}</p>`:null}
			${a.slips.map((r,l)=>i`<div key=${l} class="all-hand">
				<span class="soft">${Kl({...t,deal:a,slip:r})}</span><${Tm} ...${t} deal=${a} slip=${r} />
			</div>`)}
		</section>`)}</div>
	</div>`}var[Vw,Zw]=[200,2**31],Qw={seed:48,label:40},$r=()=>op(16).replace(/(.{4})(?=.)/g,"$1-"),Yw=()=>({variant:"",first:1,deals:12,fixed:!1,label:"",seed:$r()}),Ul={};function Pm(e){Ul=e,J("/deal")}function Xw({plan:e,set:t}){let n=Y(t),s=a=>({value:e[a],maxlength:Qw[a],autocapitalize:"none",oninput:n(a)});return i`<div class="row">
			<${X} label=${o("page.slips.many")} value=${e.deals} min=${1} max=${Vw} onchange=${n("deals")} />
			<${X} label=${o("page.slips.first")} value=${e.first} min=${1} max=${Zw} onchange=${n("first")} />
		</div>
		<div>
			<${ye} label=${o("page.slips.fixed")} checked=${e.fixed} onchange=${n("fixed")} />
			<p class="soft small">${o("page.slips.fixed.about")}</p>
		</div>
		<div><${_} label=${o("page.slips.label")} ...${s("label")} />
			<p class="soft small">${o("page.slips.label.about")}</p></div>
		<div><${_} label=${o("page.slips.seed.label")} required ...${s("seed")} />
			<p class="soft small">${o("page.slips.seed.about")}</p></div>
		<p><${k} plain onclick=${()=>t({seed:$r()})} say=${o("page.slips.seed.new")} /></p>`}function ek(e){return e instanceof z&&e.reason==="not-now"?o("page.slips.today"):tn(e)?o("page.slips.seed.bad"):P(e)}function tk(e){x(()=>{if(!e)return;let t=!1;return Bm().then(()=>t||print()),()=>{t=!0}},[e])}function nk(){x(()=>{ee(ke)},[]);let[e,t]=y(()=>({...Yw(),variant:We.peek().get("variant")??"",...Ul}));x(()=>{Ul={}},[]);let n=B(e);x(()=>()=>{n.current=null},[]);let[s,a]=y(null),[r,l]=y(null),[c,p]=y(""),u=s===e,d=be.value.find(h=>h.id===e.variant)??Ot(),$=se(d?.id);tk(r);let m=h=>{n.current={...n.current??e,...h},t(n.current),l(null),p("")},f=async h=>{if(h.preventDefault(),u||!$)return;a(e),p("");let{first:g,deals:v,fixed:b,label:w}=e,O=e.seed.trim(),A=h.submitter?.getAttribute("value")==="all",[N,R]=await hp({variant:$.id,seed:O,first:g,deals:v,fixed:b,label:w}).then(Q=>[Q,""],Q=>[null,ek(Q)]);n.current===e&&(a(null),l(N&&{variant:$,series:N,seed:O,all:A}),p(R))};return d?i`<main id="main" tabindex="-1" class="slips">
		<form class="stack unprinted" onsubmit=${f}>
			<header><h1>${o("page.nav.deal")}</h1><p class="lead">${o("page.slips.lead")}</p></header>
			<${I} label=${o("page.create.variant")} value=${d.id} groups=${it()}
				onchange=${Y(m)("variant")} />
			<${Xw} plan=${e} set=${m} />
			<p class="row">
				<button type="submit" class="button chief" value="slips" aria-busy=${u}>${o("page.slips.print")}</button>
				<button type="submit" class="button" value="all" aria-busy=${u}>${o("page.slips.print.sheet")}</button>
			</p>
			<p class=${c?"trouble":""} role="alert">${c}</p>
			<p role="status">${r?o("page.slips.wait"):""}</p>
			${r?i`<p><a href="/pad">${o("page.home.pad")}</a></p>`:null}
			<p class="soft">${o("page.slips.face")}</p>
			<p class="soft">${o("page.slips.how")}</p>
			<p class="soft">${o("page.slips.packs")}</p>
		</form>
		${r?i`<${r.all?Cm:Em} ...${r} />`:null}
	</main>`:i`<${U} />`}var sk=200,Bt=e=>G(Date.parse(`${e}T12:00`),{dateStyle:"medium"}),Dm=({events:e})=>i`<ul class="held">${e.map(t=>i`<li key=${t.event} class="row">
	<span><a href=${`/event/${t.event}`}><b>${t.title}</b></a><br />
		<span class="soft small">${[Bt(t.date),o(`variant.${t.variant}`),o("page.event.players.n",{n:t.players}),t.closed?o("page.event.closed"):""].filter(Boolean).join(" · ")}</span>
	</span>
</li>`)}</ul>`;function ak(){let{value:e,wrong:t}=j(async()=>M.peek()?(await Qp()).events:[],M.value?.id),[n,s]=y(!1);return Z.value||!rn.value?i`<${U} text=${Z.value?o("page.event.server"):""} />`:i`<main id="main" tabindex="-1" class="records people">
		<header class="stack"><h1>${o("page.events")}</h1><p class="lead">${o("page.events.about")}</p></header>
		${t?i`<p class="trouble" role="status">${t}</p>`:null}
		<p><${k} chief onclick=${()=>s(!0)} say=${o("page.events.new")} /></p>
		${e?.length?i`<section><h2>${o("page.events.yours")}</h2><${Dm} events=${e} /></section>`:null}
		${n?i`<${Rm} group="" onclose=${()=>s(!1)} />`:null}
	</main>`}function Lm({group:e,organises:t}){let{value:n=[]}=j(async()=>(await so({group:e})).events,e),[s,a]=y(!1);return n.length===0&&!t?null:i`<section><h2>${o("page.events")}</h2>
		<${Dm} events=${n} />
		${t?i`<p><${k} onclick=${()=>a(!0)} say=${o("page.events.new")} /></p>`:null}
		${s?i`<${Rm} group=${e} onclose=${()=>a(!1)} />`:null}
	</section>`}var ok=()=>({title:"",date:ht(),variant:"",play:"boards",rounds:3,deals:8,ranking:"sum",cards:"drawn",seed:"",group:"",house:fs});function rk(e,t){let{title:n,date:s,variant:a,play:r,rounds:l,deals:c,ranking:p,cards:u,seed:d,group:$,house:m}=e,f=Dn(m,t),h=r==="boards",g=u==="drawn"?$r():u==="text"?d.trim():"";return{title:n,date:s,variant:a,play:r,rounds:l,deals:c,organiser:"",...f&&{rules:f},...h&&g&&{seed:g},...h&&p==="field"&&{scoring:{field:!0}},...$&&{group:$}}}function ik({plan:e,set:t}){let n=Y(t),s=e.play==="boards";return i`<div>
			<${K} label=${o("page.event.play")} value=${e.play} onchange=${n("play")}
				options=${V("page.event.play","boards","matches")} />
			<p class="soft small">${o(`page.event.play.about.${e.play}`)}</p>
		</div>
		<div class="row">
			<${X} label=${o("page.event.rounds")} value=${e.rounds} min=${1} max=${99} onchange=${n("rounds")} />
			<${X} label=${o(`page.event.deals.${e.play}`)} value=${e.deals} min=${1} max=${200}
				onchange=${n("deals")} />
		</div>
		<p class="soft small">${o("page.event.deals.about")}</p>
		${s?i`<div>
					<${K} label=${o("page.event.rank")} value=${e.ranking} onchange=${n("ranking")}
						options=${V("page.event.rank","sum","field")} />
					<p class="soft small">${o(`page.event.rank.about.${e.ranking}`)}</p>
				</div>
				<div>
					<${K} label=${o("page.event.cards")} value=${e.cards} onchange=${n("cards")}
						options=${V("page.event.cards","drawn","text","hand")} />
					${e.cards==="text"?i`<${_} label=${o("page.slips.seed.label")} required maxlength="48" autocapitalize="none"
							value=${e.seed} oninput=${n("seed")} />`:null}
					<p class="soft small">${o(`page.event.cards.about.${e.cards}`)}</p>
				</div>`:null}`}function Rm({group:e,onclose:t}){x(()=>{ee(ke)},[]);let[n,s]=y(()=>({...ok(),group:e})),[a]=y(le),[r,l]=y(""),{busy:c,once:p}=C(b=>l(P(b))),u=Ze(),d=async()=>M.peek()?(await Xn({})).groups.filter(b=>b.role!=="member"):[],{value:$=[]}=j(d,M.value?.id),m=be.value.find(b=>b.id===n.variant)??Ot(),f=se(m?.id);if(!m)return null;let h=b=>(s(w=>({...w,...b})),l("")),g=b=>{b.preventDefault(),p(async()=>{if(!await u.keep())return;let w=rk({...n,variant:m.id},f),{event:O}=await Qe(()=>Yp({id:a,setup:w}),"there");J(`/event/${O}`)})},v=i`<button type="submit" form="new-event" class="button chief" aria-busy=${c}>
		${o("page.events.new")}
	</button>`;return i`<${q} broad title=${o("page.events.new")} onclose=${t} actions=${v}>
		<form id="new-event" class="create stack" onsubmit=${g}>
			<div class="row">
				<${_} class="wide-line" label=${o("page.event.title")} required maxlength=${sk} value=${n.title}
					placeholder=${o("page.event.title.like")} oninput=${Y(h)("title")} />
				<${_} label=${o("page.event.day")} type="date" required value=${n.date} oninput=${Y(h)("date")} />
			</div>
			${M.value?null:i`<${rt} name=${u} />`}
			<${gs} value=${m.id} groups=${it()}
				onchange=${b=>h({variant:b,house:{...n.house,changed:{}}})} />
			<${ik} plan=${n} set=${h} />
			${$.length?i`<${I} label=${o("page.event.group")} value=${n.group} onchange=${Y(h)("group")}
					options=${[["",o("page.event.group.none")],...$.map(b=>[b.id,b.name])]} />`:null}
			<${ys} own=${n.house} set=${Y(h)("house")} rules=${f} />
			<p class=${r?"trouble":""} role="alert">${r}</p>
		</form>
	<//>`}var fn=(e,t)=>e.members.find(n=>n.id===t)?.name??"?",mr=(e,t)=>e.members.find(n=>[n.name??"",...n.others??[]].some(s=>nn(s,t)));function lk(e){let[t=0,n=1]=e.split("/").map(Number);return t/n}function Ye(e,t=!1){let n=lk(e);return(t&&n>0?"+":"")+S(n,e.includes("/")?2:0)}var fr=e=>e.rounds.at(-1);var hr=(e,t)=>t.name??fn(e,t.member),Wm=(e,t)=>e.field?Ye(t.field??"0",!0):Ye(t.points);function Ss({view:e,you:t}){let{ranking:n}=e,s=n.some(r=>r.field!==void 0);if(n.length===0)return i`<p class="soft">${o("page.event.ranking.none")}</p>`;let a=e.field?["field","points"]:s?["points","field"]:["points"];return i`<${te}><table class="book ranking">
			<thead><tr><th scope="col">${o("page.event.place")}</th><th scope="col" class="who">${o("page.season.player")}</th>
				${a.map(r=>i`<th key=${r} scope="col">${o(`page.event.col.${r}`)}</th>`)}
				<th scope="col">${o("page.season.made")}</th><th scope="col">${o(`page.event.col.${e.play}`)}</th></tr></thead>
			<tbody>${n.map(r=>i`<tr key=${r.member} class=${r.member===t?"own":""}>
				<td>${r.place}</td>
				<th scope="row" class="who">${hr(e,r)}${r.rulings?i` <small class="soft">*</small>`:null}</th>
				${a.map((l,c)=>{let p=l==="field"?Ye(r.field??"0",!0):Ye(r.points);return i`<td key=${l}>${c?p:i`<b>${p}</b>`}</td>`})}
				<td>${S(r.made)}</td><td>${S(r.boards)}${r.fewer?" −":""}</td></tr>`)}</tbody>
		</table><//>
		${n.some(r=>r.fewer)?i`<p class="small soft">${o("page.event.fewer")}</p>`:null}
		${n.some(r=>r.rulings)?i`<p class="small soft">${o("page.event.ruled")}</p>`:null}`}function ck(e){let t=e.ranking.map(n=>[n.place,hr(e,n),Ye(n.points),n.field===void 0?"":Ye(n.field),n.made,n.boards]);Xt(Un([["place","player","points","field","made","boards"],...t]),`${e.date}.csv`)}var Im=({view:e})=>i`<${k} plain onclick=${()=>ck(e)} say=${o("page.season.csv")} />`,wa=e=>e?`${e.bid??"–"}/${e.tricks??"–"}${e.premium?` ${$e(e.premium)}`:""}`:"";function pk({view:e,line:t,seat:n}){let s=t.players[n]??"",a=t.rulings?.[s],r=t.points?.[n];return i`<td><span class="who">${fn(e,s)}</span> <span class="figures">
		<span class="soft">${wa(t.entry?.hands[n])}</span>
		${a?i`<b>${o(`page.event.ruling.${a.score}`,{n:a.points??0})}</b>`:r===void 0?null:i`<b>${S(r)}</b>`}
		${t.field&&!a?i`<span class="soft">${Ye(t.field[n]??"0",!0)}</span>`:null}</span></td>`}var uk=({view:e,of:{board:t,lines:n}})=>i`<section class="traveller">
	<h3>${o("page.event.board",{n:t})}</h3>
	<${te}><table class="book">
		<tbody>${n.map(s=>i`<tr key=${`${s.round} ${s.table}`}>
			<th scope="row">${o("page.event.table",{n:s.table})}</th>
			${s.players.map((a,r)=>i`<${pk} key=${r} view=${e} line=${s} seat=${r} />`)}</tr>`)}</tbody>
	</table><//>
</section>`;function Os({view:e}){let t=e.travellers??[];return t.length===0?i`<p class="soft">${o("page.event.travellers.none")}</p>`:i`<p class="small soft">${o("page.event.travellers.how")}</p>
		<div class="travellers">${t.map(n=>i`<${uk} key=${n.board} view=${e} of=${n} />`)}</div>`}var qm=(e,t)=>L(t.map(n=>fn(e,n)));function dt({say:e,onsend:t,children:n,can:s=!0}){let[a,r]=y("");return i`<form class="reasoned stack" onsubmit=${c=>(c.preventDefault(),t(a))}>
		${n}
		<div class="row"><${_} label=${o("page.event.reason")} required maxlength="200"
			value=${a} oninput=${r} />
			<button class="button" disabled=${!s}>${e}</button></div>
	</form>`}var qn=({round:e,table:t,board:n})=>[e&&o("page.event.round",{n:e}),t&&o("page.event.table",{n:t}),n&&o("page.event.board",{n})].filter(Boolean).join(", ");function dk(e,{result:t,round:n,table:s,board:a}){let r=e.view.rounds.find(p=>p.number===n)?.tables.find(p=>p.number===s),l=r?.boards.find(p=>p.number===(a??0))?.own?.players??r?.seats??[],c=p=>e.name(l[p])||o("page.pad.player",{n:p+1});return t?.entry?t.entry.hands.slice(0,l.length||void 0).map((p,u)=>`${c(u)} ${wa(p)}`).join(" · "):(t?.points??[]).map((p,u)=>`${c(u)} ${S(p)}`).join(" · ")}function ka(e,t){let{do:n,member:s,other:a,round:r,ruling:l,tables:c,seats:p,chair:u=0,from:d,ends:$,replaces:m=[],setup:f}=t,h=e.acts.find(g=>g.id===(t.of??m[0]));switch(n){case"result":case"correction":return dk(e,t);case"confirm":case"dispute":case"withdraw":return o(`page.event.act.${n}`,{what:h?`${qn(h)}: ${ka(e,h)}`:"…"});case"member":return o("page.event.act.member",{name:t.name??o("page.event.unnamed"),again:m.length?"yes":"no"});case"same":return o("page.event.act.same",{name:_m(e,s),other:_m(e,a)});case"round":return o("page.event.act.round",{n:c?.length??0});case"seated":return L((p??[]).map(e.name));case"substitute":return o("page.event.act.substitute",{name:e.name(s),chair:u+1,n:d??1});case"ruling":return`${e.name(s)}: ${o(`page.event.ruling.${l?.score}`,{n:ie(l?.points??0)})}`;case"clock":return o("page.event.act.clock",{time:$?G($,{timeStyle:"short"}):"–"});case"setup":return o("page.event.act.setup",{title:f?.title??""});case"close":case"reopen":return o(`page.event.act.${n}${r?"":".event"}`);default:return o(`page.event.act.${n}`,{name:e.name(s),n:r??0})}}var _m=(e,t)=>e.acts.findLast(n=>n.do==="member"&&n.member===t)?.name??e.name(t);function $k(e,t){if(Ie(t.by))return o("page.event.by.you");let n=t.by&&e.acts.findLast(s=>s.person===t.by);return t.by?n?n.name??"":o("page.event.by.deputy"):t.table?o("page.event.by.table",{n:t.table}):""}function Fm({desk:{of:e,send:t}}){let[n,s]=y(""),a=new Set(e.stand.map(c=>c.id)),r=e.stand.find(c=>c.id===n),l=c=>(t({do:"withdraw",replaces:[n],reason:c}),s(""));return i`<ol class="desk-log" reversed>${e.acts.toReversed().map(c=>i`<li key=${c.id}>
			<${a.has(c.id)?"span":"s"}>
				${c.round&&c.do!=="here"&&c.do!=="gone"?i`<b>${qn(c)}</b> `:null}${ka(e,c)}
				${c.reason?i` <em>${o("page.event.because",{reason:c.reason})}</em>`:null}
			<//>
			<small class="soft">${$k(e,c)}</small>
			${a.has(c.id)&&c.do!=="setup"&&c.do!=="withdraw"?i`<${k} plain onclick=${()=>s(c.id)} say=${o("page.event.withdraw")} />`:null}
		</li>`)}</ol>
		${r?i`<${q} title=${o("page.event.withdraw")} onclose=${()=>s("")}>
				<p>${[qn(r),ka(e,r)].filter(Boolean).join(": ")}</p>
				<${dt} say=${o("page.event.withdraw")} onsend=${l} /><//>`:null}`}function Gl(e){let t=new Set(e.flatMap(n=>n.replaces??[]));return e.filter(n=>!t.has(n.id))}var xe=e=>e.map(t=>t.id);function mk(e){let t=new Map,n=s=>t.has(s)?n(t.get(s)):s;for(let s of e){let[a,r]=[n(s.member??""),n(s.other??"")];s.do==="same"&&a!==r&&t.set(a>r?a:r,a>r?r:a)}return n}function zm(e,t){let n=Gl(t),s=mk(n),a=new Set(n.filter(c=>c.do==="round").map(c=>c.round)),r=e.rounds.filter(c=>a.has(c.number)),l=r.at(-1);return{view:e,acts:t,stand:n,root:(c="")=>s(c),name:(c="")=>fn(e,s(c)),rounds:r,round:l,next:(l?.number??0)+1}}var gr=({stand:e,root:t},n)=>e.filter(s=>(s.do==="here"||s.do==="gone")&&t(s.member)===n);function yr(e,t){let n=[...e].sort((a,r)=>(a.round??0)-(r.round??0)),s=n.findLast(a=>(a.round??0)<=t);return s?s.do==="here":n[0]?.do!=="here"}function Vl(e,t){let{next:n,view:s}=e,a=gr(e,t),r=Math.max(s.planned,n,...a.map(p=>p.round??0)),l=Array.from({length:r-n+1},(p,u)=>yr(a,n+u)),c=l.findIndex(p=>p!==l[0]);return c<0?l[0]?"here":"gone":l.slice(c).some(p=>p!==l[c])?"":l[0]?`until ${n+c-1}`:`from ${n+c}`}function Hm(e,t,n){let{next:s}=e,a=gr(e,t),r=a.filter(f=>(f.round??0)>=s),l=a.filter(f=>(f.round??0)<s),c=xe(r),[p="",u=""]=n.split(" "),d=(f,h)=>({do:f,member:t,round:h,replaces:c}),$=yr(l,s);return p==="here"||p==="gone"?[d(p,s)]:p==="until"?[...$?[]:[d("here",s)],d("gone",Number(u)+1)]:[...$&&(l.length>0||s>1)?[d("gone",s)]:[],d("here",Number(u))]}function Le(e){let t=e.boards.filter(a=>a.number>0),n=e.boards.some(a=>a.number===0&&a.played),s=n?t.length:t.filter(a=>a.played).length;return{played:s,of:t.length,done:n||t.length>0&&s>=t.length}}var As=e=>(e?.closed?[]:(e?.tables??[]).filter(t=>!Le(t).done)).sort((t,n)=>Le(n).of-Le(n).played-(Le(t).of-Le(t).played)||t.number-n.number),Km=e=>!e.closed&&e.tables.every(t=>Le(t).played===0),br=e=>e.own?.status??(e.played?"entered":"open"),Ms=(e,t)=>e?o("page.event.round.of",{n:e.number,of:t}):o("page.event.rounds.n",{n:t});var Zl=40;function fk(e){return j(async()=>{if(!e)return M.peek()?[{id:M.peek()?.id,name:M.peek()?.name??""}]:[];let[{members:n},{players:s}]=await Promise.all([no({group:e}),ao({group:e})]),a=s.filter(r=>!n.some(l=>l.id===r.player||nn(l.name,r.name)));return[...n,...a.map(r=>({id:void 0,name:r.name}))]},e,M.value?.id).value??[]}function Jm({desk:e}){let{of:t,setup:n,send:s}=e,a=fk(n.group),[r,l]=y(""),[c,p]=y(""),u=Wa(),d=b=>{let w=b.map(A=>Ps(A).slice(0,Zl)).filter((A,N,R)=>A&&R.findIndex(Q=>nn(Q,A))===N&&!mr(t.view,A)),O=b.map(Ps).filter(A=>A&&mr(t.view,A));O.length&&T(o("page.event.twice",{name:O[0]})),s(...w.map(A=>{let N=a.find(R=>R.id&&nn(R.name,A))?.id;return{do:"member",member:le(),name:A,...N&&{person:N}}})),l("")},$=b=>{let w=b.clipboardData?.getData("text").split(/[\n;\t]+/).filter(O=>O.trim())??[];w.length<2||(b.preventDefault(),d(w))},m=b=>b&&s({do:"member",member:le(),bot:b,name:hk(t.view.members,b)}),f=b=>(b.preventDefault(),d([r])),h=t.view.members.filter(b=>!b.bot&&!Vl(t,b.id).startsWith("gone")).length,g=t.view.members.find(b=>b.id===c),v=[...t.view.members].sort((b,w)=>+!!b.bot-+!!w.bot||(b.name??"").localeCompare(w.name??""));return i`<section class="desk-players">
		<form class="row" onsubmit=${f}>
			<${_} label=${o("page.event.enter")} value=${r} list=${u} maxlength=${Zl} enterkeyhint="done"
				oninput=${l} onpaste=${$} />
			<datalist id=${u}>${a.filter(b=>!mr(t.view,b.name)).map(b=>i`<option key=${b.name} value=${b.name} />`)}</datalist>
			<button class="button">${o("page.event.enter.do")}</button>
			<${I} label=${o("page.event.bot")} value="" onchange=${m}
				options=${[["",o("page.event.bot.choose")],...V("page.level",...kt)]} />
		</form>
		<p class="small soft">${o("page.event.enter.about")}</p>
		<p><b>${o("page.event.players.n",{n:h})}</b></p>
		<ul class="desk-list">${v.map(b=>i`<${gk} key=${b.id} desk=${e} member=${b}
			onchange=${()=>p(b.id)} />`)}</ul>
		${g?i`<${yk} desk=${e} member=${g} known=${a} onclose=${()=>p("")} />`:null}
	</section>`}function hk(e,t){let n=e.filter(s=>s.bot===t).length;return`${o(`page.level.${t}`)}${n?` ${n+1}`:""}`}function gk({desk:e,member:t,onchange:n}){let{of:s,send:a}=e,r=Vl(s,t.id),l=Math.max(s.view.planned,s.next),c=(d,$)=>Array.from({length:Math.max(0,$-d+1)},(m,f)=>d+f),p=s.next>1&&s.rounds.some(d=>d.tables.some($=>$.seats.includes(t.id))),u=[["here",o("page.event.here")],["gone",p?o("page.event.until",{n:s.next-1}):o("page.event.gone")],...c(s.next+1,l).map(d=>[`from ${d}`,o("page.event.from",{n:d})]),...c(s.next,l-1).map(d=>[`until ${d}`,o("page.event.until",{n:d})]),...r===""?[["",o("page.event.varies")]]:[]];return i`<li class=${r==="gone"?"absent":""}>
		<button type="button" class="link" onclick=${n}>${s.name(t.id)}</button>
		${t.others?.length?i`<small class="soft">${t.others.join(", ")}</small>`:null}
		${t.bot?i`<span class="soft small">${o("page.event.bot")}</span>`:i`<${I} hidden label=${o("page.event.there",{name:s.name(t.id)})} value=${r} options=${u}
				onchange=${d=>d&&a(...Hm(s,t.id,d))} />`}
	</li>`}function yk({desk:{of:e,send:t},member:n,known:s,onclose:a}){let[r,l]=y(n.name??""),c=e.stand.filter(v=>v.do==="member"&&e.root(v.member)===n.id),p=e.stand.filter(v=>v.do==="same"&&e.root(v.member)===n.id),[u,d]=y(c.find(v=>v.person)?.person??""),[$,m]=y(""),f=v=>{v.preventDefault(),t({do:"member",member:n.id,name:r,...u&&{person:u},...n.bot&&{bot:n.bot},replaces:xe(c.filter(b=>b.member===n.id||p.length===0))}),a()},h=()=>(t({do:"same",member:n.id,other:$}),a()),g=s.filter(v=>v.id);return i`<${q} title=${e.name(n.id)} onclose=${a}><div class="stack">
		<form class="stack" onsubmit=${f}>
			<${_} label=${o("page.name")} required maxlength=${Zl} value=${r} oninput=${l} />
			${g.length&&!n.bot?i`<${I} label=${o("page.event.person")} value=${u} onchange=${d}
					options=${[["",o("page.event.person.none")],...g.map(v=>[v.id,v.name])]} />`:null}
			<p><button class="button">${o("page.event.save")}</button></p>
		</form>
		<div class="row"><${I} label=${o("page.event.same")} value=${$} onchange=${m}
				options=${[["","–"],...e.view.members.filter(v=>v.id!==n.id).map(v=>[v.id,e.name(v.id)])]} />
			<${k} disabled=${!$} onclick=${h} say=${o("page.event.same.do")} /></div>
		<p class="small soft">${o("page.event.same.about")}</p>
		${p.length?i`<${dt} say=${o("page.event.unjoin")} onsend=${v=>(t({do:"withdraw",replaces:xe(p),reason:v}),a())} />`:null}
		${e.rounds.length===0?i`<${dt} say=${o("page.event.remove")} onsend=${v=>(t({do:"withdraw",replaces:xe(c),reason:v}),a())} />`:null}
	</div><//>`}var Um={cards:bk,organiser:Gm,players:Gm,seats:vk,results:wk},Vm=({id:e,codes:t},n)=>`${sn(`/event/${e}`)}#${n}.${t[n-1]}`;function Zm({desk:e}){let{of:t,setup:n,live:s}=e,a=t.view.members.length,[r,l]=y(Math.max(1,t.round?.tables.length??Math.floor(a/(s||3)))),[c,p]=y(null),u=f=>ee(async()=>{let h=Array.from({length:r},(g,v)=>Vm(e,v+1));p({what:f,codes:f==="cards"?await qi(h):[]})});x(()=>{c&&print()},[c]);let d=()=>ee(async()=>{let{seed:f}=await eu({event:e.id});Pm({variant:n.variant,seed:f,first:(t.next-1)*n.deals+1,deals:n.deals,fixed:!0})}),$=Object.keys(Um),m=Um[c?.what??"cards"];return i`<section class="stack unprinted">
			<${X} label=${o("page.event.print.tables")} value=${r} min=${1} max=${Math.min(99,e.codes.length)}
				onchange=${l} />
			<ul class="held">${$.map(f=>i`<li key=${f} class="row"><span><b>${o(`page.event.print.${f}`)}</b><br />
				<span class="small soft">${o(`page.event.print.about.${f}`)}</span></span>
				<${k} onclick=${()=>u(f)} say=${o("page.rules.print")} /></li>`)}
				${n.play==="boards"&&Ie(n.organiser)?i`<li class="row"><span><b>${o("page.event.print.slips")}</b><br />
						<span class="small soft">${o("page.event.print.about.slips")}</span></span>
						<${k} onclick=${d} say=${o("page.event.print.slips.go")} /></li>`:null}</ul>
			${Vs(location.hostname)?i`<p class="trouble">${o("page.event.print.own")}</p>`:null}
			<p><a class="button plain" href=${`/event/${e.id}/wall`} target="_blank">${o("page.event.wall")}</a></p>
		</section>
		${c?i`<div class=${`event-paper paper-${c.what}`}><${m} desk=${e} codes=${c.codes}
				of=${c.what} /></div>`:null}`}function bk({desk:e,codes:t}){return t.map((n,s)=>i`<section key=${s} class="table-card">
		<p class="card-title">${e.of.view.title}</p>
		<p class="card-number">${o("page.event.table",{n:s+1})}</p>
		<${_i} code=${n} label=${Vm(e,s+1)} />
		<ol>${[1,2,3,4].map(a=>i`<li key=${a}>${o(`page.event.card.${a}`)}</li>`)}</ol>
	</section>`)}function Gm({desk:{of:{view:e},setup:t},of:n}){let s={organiser:9,players:7}[n]??0;return i`<h1>${o(`page.event.guide.${n}`)}</h1>
		<p><b>${e.title}</b> · ${Bt(e.date)} · ${o(`variant.${e.variant}`)}</p>
		<ol class="guide">${Array.from({length:s},(a,r)=>i`<li key=${r}>${o(`page.event.guide.${n}.${r+1}`,{deals:t.deals,rounds:e.planned,play:t.play})}</li>`)}</ol>`}function vk({desk:{of:e}}){let{round:t,view:n}=e,s=(t?.tables??[]).flatMap(a=>a.seats.map((r,l)=>({name:e.name(r),table:a.number,chair:l+1})));return s.sort((a,r)=>a.name.localeCompare(r.name)),i`<h1>${n.title}</h1><h2>${o("page.event.round",{n:t?.number??0})}</h2>
		<table class="book door"><thead><tr><th scope="col">${o("page.season.player")}</th>
			<th scope="col">${o("page.event.table.head")}</th><th scope="col">${o("page.event.chair.head")}</th></tr></thead>
			<tbody>${s.map(a=>i`<tr key=${`${a.table} ${a.chair}`}><th scope="row">${a.name}</th>
				<td><b>${S(a.table)}</b></td><td>${S(a.chair)}</td></tr>`)}</tbody></table>`}function wk({desk:{of:{view:e}}}){return i`<h1>${e.title}</h1>
		<p>${Bt(e.date)} · ${o(`variant.${e.variant}`)}</p>
		<${Ss} view=${e} />
		${e.travellers?.length?i`<h2>${o("page.event.part.travellers")}</h2><${Os} view=${e} />`:null}`}var kk=500,xk=40,Sk=(e,t)=>e.view.members.filter(n=>!n.bot&&yr(gr(e,n.id),t)).map(n=>n.id);function Qm(e,t,n,s){let a=Sk(t,t.next),r=t.view.members.filter($=>$.bot).map($=>$.id),l=Math.max(1,Math.min(t.view.planned,xk)-t.next+1),c=s&&a.length+r.length>=n,p=JSON.stringify([c,t.next,l,a,r]),{value:u,wrong:d}=j(async $=>{if(await new Promise(f=>setTimeout(f,kk)),!c||$.aborted)return{about:p,choices:[]};let{choices:m}=await Xp({event:e,from:t.next,rounds:l},{signal:$});return{about:p,choices:m}},p);return{choices:u?.about===p?u.choices:[],wrong:d,players:a,enough:a.length+r.length>=n}}var Ql=e=>({tables:e?.rounds[0]?.tables.map(t=>t.seats)??[],out:e?.rounds[0]?.out??[]}),Ym=({tables:e},t,n)=>e.map((s,a)=>({table:a+1,seats:s,...n&&{boards:Array.from({length:n},(r,l)=>(t-1)*n+l+1)}}));function Xm({tables:e},t){let n=e.findIndex(s=>s.length!==t&&s.length!==t+1);return e.length===0?o("page.event.seat.none",{n:t}):n<0?"":o("page.event.seat.wrong",{table:n+1,is:e[n]?.length??0,n:t,more:t+1})}function Ok(e){let t=new Map;for(let{length:n}of e)t.set(n,(t.get(n)??0)+1);return L([...t].sort(([n],[s])=>n-s).map(([n,s])=>o("page.event.tables.of",{n:s,size:n})))}var Ak=([e=0,t=0])=>e===t?S(e):`${S(e)}–${S(t)}`;function ef({choices:e,chosen:t,onchoose:n}){let s=["meetings","shared","out","large"];return i`<${te}><table class="book choices-of">
		<thead><tr><th scope="col">${o("page.event.choices")}</th>
			${s.map(a=>i`<th key=${a} scope="col">${o(`page.event.choice.${a}`)}</th>`)}</tr></thead>
		<tbody>${e.map((a,r)=>i`<tr key=${r}>
			<th scope="row"><label class="choice"><input type="radio" name="seating" checked=${r===t}
				onchange=${()=>n(r)} /><span>${Ok(Ql(a).tables)}${a.bots?` ${o("page.event.choice.bots")}`:""}
				${a.apart?i` <span class="trouble">${o("page.event.choice.apart",{n:a.apart})}</span>`:null}</span></label></th>
			${s.map(l=>i`<td key=${l}>${Ak(a[l])}</td>`)}</tr>`)}</tbody>
	</table><//>
	<p class="small soft">${o("page.event.choices.how")}</p>`}function Mk({tables:e,out:t},n,s){let a=[...e.map($=>[...$]),[...t],[]],[r,l]=[a[n.row],a[s.row]],c=r?.[n.chair];if(!r||!l||!c||n.row===s.row&&s.chair>=l.length)return{tables:e,out:t};let p=l[s.chair];l[s.chair]=c,p?r[n.chair]=p:r.splice(n.chair,1);let u=a.pop()??[],d=a.pop()??[];return{tables:[...a,u].filter($=>$.length>0),out:d}}function tf({of:e,plan:t,live:n,onchange:s}){let[a,r]=y(null),l=B(null),c=(d,$)=>(r(null),d&&s(Mk(t,d,$))),p=(d,$)=>{let m=a?.row===d.row&&a.chair===d.chair;return i`<button type="button" key=${$??"+"} class=${`chip ${$?"":"free"}`}
			aria-pressed=${m} onclick=${()=>m?r(null):a?c(a,d):$&&r(d)}
			draggable=${!!$} ondragstart=${()=>l.current=d}
			ondragover=${h=>h.preventDefault()}
			ondrop=${h=>(h.preventDefault(),c(l.current,d))}
			aria-label=${$?void 0:o("page.event.seat.free")}>${$?e.name($):"+"}</button>`},u=(d,$,m)=>[...d.map((f,h)=>p({row:$,chair:h},f)),...m?[p({row:$,chair:d.length})]:[]];return i`<p class="small soft">${o(a?"page.event.seat.put":"page.event.seat.how")}</p>
		<div class="seat-plan">
			${t.tables.map((d,$)=>i`<div key=${$} class="plan-table"><b>${o("page.event.table",{n:$+1})}</b>
				<div class="chips">${u(d,$,d.length<=n)}</div></div>`)}
			<div class="plan-table"><b>${o("page.event.seat.new")}</b>
				<div class="chips">${u([],t.tables.length+1,!0)}</div></div>
			<div class="plan-table"><b>${o("page.event.out")}</b>
				<div class="chips">${u(t.out,t.tables.length,!0)}</div></div>
		</div>`}function Yl({tables:e},t){let n=e.map(s=>s.filter(a=>t.includes(a))).filter(s=>s.length>0);return{tables:n,out:t.filter(s=>!n.flat().includes(s))}}var nf=({onclick:e})=>i`<${k} plain onclick=${e} say=${o("page.event.seat.suggested")} />`;function sf({desk:e,round:t}){let[n,s]=y({table:0,board:-1}),a=d=>Le(d).of-Le(d).played,r=t.closed?t.tables:[...t.tables].sort((d,$)=>a($)-a(d)||d.number-$.number),l=t.tables.find(d=>d.number===n.table),c=l?.boards.find(d=>d.number===n.board),u={desk:e,round:t,table:l,onclose:()=>s({table:0,board:-1})};return i`<ul class="desk-tables">${r.map(d=>{let{played:$,of:m,done:f}=Le(d);return i`<li key=${d.number} class=${f?"done":""}>
				<p class="row"><b>${o("page.event.table",{n:d.number})}</b>
					<span class="soft">${f?o("page.event.done"):o("page.event.progress",{n:$,of:m})}</span>
					<${k} plain onclick=${()=>s({table:d.number,board:-1})} say=${o("page.event.change")} /></p>
				<p>${d.seats.map(h=>e.of.name(h)).join(" · ")}</p>
				<p class="board-marks">${d.boards.filter(h=>h.number||h.played).map(h=>i`<button type="button" key=${h.number}
					class=${`board-mark ${br(h)}`} onclick=${()=>s({table:d.number,board:h.number})}
					aria-label=${`${jk(h)}: ${o(`page.event.status.${br(h)}`)}`}>${h.number||"∑"}</button>`)}</p>
			</li>`})}</ul>
		<p class="small soft legend">${Tk.filter(d=>t.tables.some($=>$.boards.some(m=>br(m)===d))).map(d=>i`<span key=${d}><i class=${`board-mark ${d}`} aria-hidden="true"></i>
				${` ${o(`page.event.status.${d}`)}`}</span>`)}</p>
		${l&&c?i`<${Bk} ...${u} board=${c} />`:l?i`<${Nk} ...${u} />`:null}`}var Tk=["entered","confirmed","waiting","disputed","unfit"],jk=e=>e.number?o("page.event.board",{n:e.number}):o("page.event.whole");function Nk({desk:e,round:t,table:n,onclose:s}){let{of:a,send:r,codes:l}=e,[c,p]=y(n.seats),[u,d]=y(""),[$,m]=y("0"),[f,h]=y(Le(n).played+1),g={round:t.number,table:n.number},v=a.stand.filter(A=>A.do==="seated"&&A.round===t.number&&A.table===n.number),b=a.view.members.map(A=>[A.id,a.name(A.id)]),w=(A,N)=>p(c.map((R,Q)=>Q===A?N:R===N?c[A]??"":R)),O=n.seats.map((A,N)=>[String(N),`${o("page.event.chair",{n:N+1})}: ${a.name(A)}`]);return i`<${q} broad title=${qn(g)} onclose=${s}><div class="stack desk-dialog">
		<p><a class="button" href=${`/event/${e.id}#${n.number}.${l[n.number-1]??""}`} target="_blank">
			${o("page.event.pad")}</a></p>
		<h3>${o("page.event.seated")}</h3>
		<form class="stack" onsubmit=${A=>(A.preventDefault(),s(),r({do:"seated",...g,seats:c,replaces:xe(v)}))}>
			<div class="row">${c.map((A,N)=>i`<${I} key=${N} label=${o("page.event.chair",{n:N+1})}
				value=${A}
				options=${b} onchange=${R=>w(N,R)} />`)}</div>
			<p><button class="button" disabled=${c.join()===n.seats.join()}>${o("page.event.seated.do")}</button></p>
		</form>
		<h3>${o("page.event.substitute")}</h3>
		<form class="stack" onsubmit=${A=>(A.preventDefault(),s(),r({do:"substitute",...g,...Number($)&&{chair:Number($)},from:f,member:u}))}>
			<div class="row"><${I} label=${o("page.event.substitute.for")} value=${$}
				options=${O} onchange=${m} />
				<${I} label=${o("page.event.substitute.by")} value=${u} onchange=${d}
					options=${[["","–"],...b.filter(([A])=>!n.seats.includes(A??""))]} />
				<${X} label=${o("page.event.substitute.from")} value=${f} min=${1} max=${200} onchange=${h} /></div>
			<p><button class="button" disabled=${!u}>${o("page.event.substitute.do")}</button></p>
		</form>
	</div><//>`}function Bk({desk:e,round:t,table:n,board:s,onclose:a}){let{of:r,send:l,codes:c}=e,p=s.own,[u,d]=y(p?"points":"ruling"),$={round:t.number,table:n.number,...s.number&&{board:s.number}},m=r.stand.filter(w=>p?.results?.includes(w.id)),f=p?.players??n.seats,h=w=>(l(w),a()),g=p?["points","other","ruling","remove"]:["ruling"],b={points:Ek,other:Ck,ruling:Pk,remove:Dk}[u];return i`<${q} broad title=${qn($)} onclose=${a}><div class="stack desk-dialog">
		${p?i`<p><b>${o(`page.event.status.${p.status}`)}</b></p>
				<table class="book"><tbody>${f.map((w,O)=>i`<tr key=${O}><th scope="row">${r.name(w)}</th>
					<td>${wa(p.entry?.hands[O])}</td>
						<td>${p.points?S(p.points[O]??0):""}</td></tr>`)}</tbody></table>`:i`<p class="soft">${o("page.event.unplayed")}</p>`}
		<p><a class="button plain" target="_blank"
			href=${`/event/${e.id}#${n.number}.${c[n.number-1]??""}`}>
			${o("page.event.pad")}</a></p>
		<${K} label=${o("page.event.right")} value=${u}
			options=${V("page.event.right",...g)} onchange=${d} />
		<${b} key=${u} desk=${e} subject=${$} players=${f}
			points=${p?.points} results=${m} put=${h} />
	</div><//>`}function Ek({desk:e,subject:t,players:n,points:s,results:a,put:r}){let[l,c]=y(n.map((p,u)=>s?.[u]??0));return i`<${dt} say=${o("page.event.correct")} onsend=${p=>r({do:"correction",...t,result:{points:l},replaces:xe(a),reason:p})}>
		<div class="row">${n.map((p,u)=>i`<${X} key=${u} label=${e.of.name(p)} value=${l[u]??0}
			min=${-9999} max=${9999} onchange=${d=>c(l.with(u,d))} />`)}</div>
		<p class="small soft">${o("page.event.points.about")}</p><//>`}function Ck({desk:e,subject:t,results:n,put:s}){let[a,r]=y(t.board??1),[l]=n;return i`<${dt} say=${o("page.event.correct")} can=${l&&a!==t.board}
		onsend=${c=>l?.result&&s({do:"correction",...t,board:a,result:l.result,replaces:xe(n),reason:c})}>
		<${X} label=${o("page.event.right.other.board")} value=${a} min=${1} max=${999} onchange=${r} />
		<p class="small soft">${o(`page.event.other.about.${e.of.view.play}`)}</p><//>`}function Pk({desk:e,subject:t,players:n,put:s}){let{of:a}=e,r=a.view.play==="boards",[l,c]=y(n[0]??""),[p,u]=y(r?"average":"fixed"),[d,$]=y(0),m=a.stand.filter(f=>f.do==="ruling"&&f.round===t.round&&f.table===t.table&&(f.board??0)===(t.board??0)&&a.root(f.member)===l);return i`<${dt} say=${o("page.event.rule")} onsend=${f=>s({do:"ruling",...t,member:l,ruling:{score:p,...p==="fixed"&&d&&{points:d}},reason:f,replaces:xe(m)})}>
		<div class="row"><${I} label=${o("page.event.ruling.who")} value=${l} onchange=${c}
				options=${n.map(f=>[f,a.name(f)])} />
			${r?i`<${I} label=${o("page.event.ruling.score")} value=${p} onchange=${u}
				options=${["average","plus","minus","fixed"].map(f=>[f,o(`page.event.ruling.name.${f}`)])} />`:null}
			${p==="fixed"?i`<${X} label=${o("page.season.points")} value=${d} min=${-9999} max=${9999}
				onchange=${$} />`:null}</div>
		<p class="small soft">${o("page.event.ruling.about")}</p><//>`}var Dk=({results:e,put:t})=>i`<${dt} say=${o("page.event.withdraw")}
	onsend=${n=>t({do:"withdraw",replaces:xe(e),reason:n})} />`;function af({desk:e,all:t}){let{of:n,send:s}=e;if(t.length===0)return null;let a=(r,l)=>{let{id:c,by:p,device:u,count:d,reason:$,...m}=l,f=r.acts,h=o("page.event.settled");l.do==="dispute"?s({do:"withdraw",replaces:f,reason:h}):l.result?s({...m,do:"correction",replaces:f,reason:h}):s({...m,...$&&{reason:$},replaces:f})};return i`<section class="desk-disputes" aria-label=${o("page.event.disputes")}>
		<h2>${o("page.event.disputes")}</h2>
		<ul>${t.map(r=>{let l=n.stand.filter(c=>r.acts.includes(c.id));return i`<li key=${r.acts.join()}><p><b>${qn(r)||o("page.event.kind",{kind:r.kind})}</b></p>
				${l.map(c=>i`<p key=${c.id} class="row">
					<span>${c.do==="dispute"?o("page.event.disputed"):ka(n,c)}
						${c.reason?i` <em>${o("page.event.because",{reason:c.reason})}</em>`:null}</span>
					<${k} onclick=${()=>a(r,c)}
						say=${o(c.do==="dispute"?"page.event.again":"page.event.so")} /></p>`)}
			</li>`})}</ul></section>`}var Xl=6e4,rf="ninetynine.event.minutes",of={round:Wk,players:Jm,ranking:zk,travellers:Hk,log:Fm,prints:Zm};function lf({connection:e,shown:t}){x(()=>{ee(ke)},[]),Yt(t.at);let{view:n,desk:{acts:s,setup:a,disputes:r,codes:l}}=t,c=zm(n,s),[p,u]=y(c.round?"round":"players"),d=be.value.find(g=>g.id===n.variant)?.chairs??0,$=async(...g)=>{let v=await e.send(...g).done;for(let{fault:b}of v)T(P(new z(400,b.reason,b.text,b.why,b.args)));return v.length===0},m={id:t.event,of:c,setup:a,codes:l,live:d,send:$},f=Object.keys(of).filter(g=>g!=="travellers"||n.play==="boards"),h=of[p];return i`<main id="main" tabindex="-1" class="desk">
		<header class="unprinted"><div><h1>${n.title}</h1>
			<p class="soft">${[Bt(n.date),o(`variant.${n.variant}`),n.closed?o("page.event.closed"):Ms(c.round,n.planned)].join(" · ")}</p></div>
			<${Rk} round=${c.round} desk=${m} /></header>
		<${Lk} connection=${e} />
		<div class="unprinted stack">
			${r.length&&p!=="round"?i`<p class="trouble" role="status">${o("page.event.disputes.n",{n:r.length})}</p>`:null}
			<${K} hidden label=${n.title} value=${p} onchange=${u}
				options=${V("page.event.part",...f)} />
		</div>
		<${h} key=${p} desk=${m} disputes=${r} />
	</main>`}function Lk({connection:e}){let t=e.waiting.value.length;return e.offline.value?i`<p class="trouble unprinted" role="status">${o("page.event.offline",{n:t})}</p>`:null}function ec(){let[,e]=y(0);return x(()=>{let t=setInterval(()=>e(n=>n+1),1e3);return()=>clearInterval(t)},[]),ft("there")}function tc(e){let t=Math.abs(Math.round(e/1e3));return`${e<0?"−":""}${Math.floor(t/60)}:${String(t%60).padStart(2,"0")}`}function Rk({round:e,desk:{of:t,send:n}}){let s=ec();if(!e||e.closed)return null;let a=t.stand.filter(l=>l.do==="clock"&&l.round===e.number),r=l=>n({do:"clock",round:e.number,ends:Math.round(l),replaces:xe(a)});return i`<div class="desk-clock row">
		${e.ends?i`<b class=${s>e.ends?"trouble":""} role="timer">${tc(e.ends-s)}</b>`:null}
		<${k} plain onclick=${()=>r(e.ends?Math.max(e.ends,s)+5*Xl:s+vr()*Xl)}
			say=${e.ends?o("page.event.clock.more"):o("page.event.clock.start",{n:vr()})} />
	</div>`}var vr=()=>Number(Ce(rf)??40)||40;function Wk({desk:e,disputes:t}){let{of:n}=e,[s,a]=y(0),r=n.rounds.find(l=>l.number===s)??n.round;return i`<${af} desk=${e} all=${t} />
		${n.view.closed?i`<${qk} desk=${e} />`:i`<${_k} desk=${e} />`}
		${r?i`<section><div class="row"><h2>${o("page.event.round",{n:r.number})}${r.closed?i` <small class="soft">${o("page.event.round.closed")}</small>`:null}</h2>
				${n.rounds.length>1?i`<${I} hidden label=${o("page.event.rounds")} value=${String(r.number)}
					onchange=${l=>a(Number(l))}
					options=${n.rounds.map(l=>[String(l.number),o("page.event.round",{n:l.number})])} />`:null}
				<${Ik} desk=${e} round=${r} /></div>
				<${sf} desk=${e} round=${r} /></section>`:null}`}var wr=(e,t)=>e.stand.filter(n=>(n.do==="close"||n.do==="reopen")&&n.round===t);function Ik({desk:{of:e,send:t},round:n}){let[s,a]=y(!1),r=As(n).length,l=n.closed?"reopen":"close",c=()=>(a(!1),t({do:l,round:n.number,replaces:xe(wr(e,n.number))}));return e.view.closed?null:i`<${k} plain onclick=${()=>l==="close"&&r?a(!0):c()}
		say=${o(`page.event.${l}`)} />
		${s?i`<${Ke} title=${o("page.event.close")} text=${o("page.event.close.sure",{n:r})}
			yes=${o("page.event.close")} onyes=${c} onclose=${()=>a(!1)} />`:null}`}var qk=({desk:{of:e,send:t}})=>i`<p class="row"><span class="lead">${o("page.event.over")}</span>
	<${k} plain onclick=${()=>t({do:"reopen",replaces:xe(wr(e))})}
		say=${o("page.event.reopen.event")} /></p>`;function _k({desk:e}){let{of:t,send:n,live:s,setup:a}=e,{round:r,next:l,view:c}=t,p=As(r),[u,d]=y(!1),[$,m]=y(0),[f,h]=y(null),[g,v]=y(vr()),[b,w]=y(!1),O=r!==void 0&&l>c.planned&&!b,A=!O&&(p.length===0||u),{choices:N,wrong:R,players:Q,enough:ne}=Qm(e.id,t,s,A),Be=[...Q,...c.members.filter(st=>st.bot).map(st=>st.id)],Te=f?Yl(f,Be):Ql(N[$]??N[0]),wt=a.play==="boards"?a.deals:0,Ge=f||N.length?Xm(Te,s):"",Ee=r&&!r.closed?[{do:"close",round:r.number,replaces:xe(wr(t,r.number))}]:[],Ut=async()=>{oe(rf,String(g||vr()));let st=t.stand.filter(Uc=>Uc.do==="round"&&Uc.round===l),Ns=[...Ee,{do:"round",round:l,tables:Ym(Te,l,wt),replaces:xe(st)},...g?[{do:"clock",round:l,ends:ft("there")+g*Xl}]:[]];await n(...Ns)&&(h(null),d(!1),m(0))};if(O)return i`<${Fk} desk=${e} late=${p.length} closes=${Ee} onmore=${()=>w(!0)} />`;let La={closes:Ee.length?"yes":"no",round:r?.number??0,n:Te.tables.flat().length,tables:Te.tables.length,minutes:g};return i`<section class="desk-next" aria-label=${o("page.event.next",{n:l})}>
		${p.length&&!u?i`<p class="row"><span>
				${o("page.event.wait",{n:p.length,list:p.map(st=>st.number).join(", ")})}</span>
				<${k} plain onclick=${()=>d(!0)} say=${o("page.event.ahead",{n:l})} /></p>`:i`<div class="row"><${k} chief onclick=${Ut} disabled=${!Te.tables.length||Ge!==""}
					say=${o("page.event.next",{n:l})} />
				<p>${ne?Ge||(Te.tables.length?o("page.event.next.does",La):R||o("page.event.seeking")):o("page.event.few",{n:s})}</p></div>`}
		${A&&ne&&(N.length||f)?i`<details><summary>${o("page.event.seating")}</summary><div class="stack">
				<${ef} choices=${N} chosen=${f?-1:$}
					onchoose=${st=>(h(null),m(st))} />
				<${tf} of=${t} plan=${Yl(Te,Be)} live=${s} onchange=${h} />
				<div class="row"><${X} label=${o("page.event.minutes")}
					value=${g} min=${0} max=${600} onchange=${v} />
					${f?i`<${nf} onclick=${()=>h(null)} />`:null}</div>
			</div></details>`:null}
	</section>`}function Fk({desk:{of:e,send:t},late:n,closes:s,onmore:a}){return i`<section class="desk-next row">
		${n?i`<p>${o("page.event.wait",{n,list:As(e.round).map(l=>l.number).join(", ")})}</p>`:i`<${k} chief onclick=${()=>t(...s,{do:"close",replaces:xe(wr(e))})} say=${o("page.event.end")} /><p>${o("page.event.end.does")}</p>`}
		<${k} plain onclick=${a} say=${o("page.event.more")} /></section>`}function zk({desk:{of:{view:e}}}){return i`<section class="stack"><${Ss} view=${e} /><p><${Im} view=${e} /></p></section>`}function Hk({desk:{of:{view:e}}}){return i`<section><h2 class="unseen">${o("page.event.part.travellers")}</h2>
		<${Os} view=${e} /></section>`}var Kk=9e3,[Jk,Uk]=[16,2.05];function cf({all:e}){let t=B(null),[{columns:n,rows:s},a]=y({columns:1,rows:1}),[r,l]=y(0);we(()=>{let m=t.current;if(!m)return;let f=()=>{let g=parseFloat(getComputedStyle(m).fontSize)||16;a({columns:Math.max(1,Math.floor(m.clientWidth/g/Jk)),rows:Math.max(1,Math.floor(m.clientHeight/g/Uk))})},h=new ResizeObserver(f);return h.observe(m),f(),()=>h.disconnect()},[]);let c=n*s,p=Math.max(1,Math.ceil(e.length/c));x(()=>{if(p<2)return;let m=setInterval(()=>l(f=>f+1),Kk);return()=>clearInterval(m)},[p]);let u=r%p,d=e.slice(u*c,(u+1)*c),$=Math.max(1,Math.min(s,Math.ceil(e.length/n)));return i`<div class="wall-box" ref=${t}>
		<ol class="wall-list" style=${`--columns: ${n}; --rows: ${$}`}>${d}</ol>
		${p>1?i`<p class="wall-page">${o("page.event.wall.page",{n:u+1,of:p})}</p>`:null}</div>`}function pf({view:e}){let t=fr(e),n=t!==void 0&&Km(t);return i`<main id="main" tabindex="-1" class="wall">
		<header><h1>${e.title}</h1>
			<p>${Ms(t,e.planned)}</p>
			<${Gk} round=${t} /></header>
		${n?i`<${Zk} view=${e} round=${t} />`:i`<${Vk} view=${e} />`}
		<${Qk} round=${t} closed=${e.closed===!0} />
	</main>`}function Gk({round:e}){let t=ec();return!e?.ends||e.closed?null:i`<b class=${`wall-clock ${t>e.ends?"up":""}`} role="timer">${tc(e.ends-t)}</b>`}function Vk({view:e}){return e.ranking.length===0?i`<p class="wall-said">${o("page.event.wall.soon")}</p>`:i`<${cf} all=${e.ranking.map(t=>i`<li key=${t.member}>
		<span class="place">${t.place}</span> <span class="who">${hr(e,t)}</span>
		<b>${Wm(e,t)}</b></li>`)} />`}var Zk=({view:e,round:t})=>{let n=t.tables.flatMap(s=>s.seats.map((a,r)=>({name:fn(e,a),table:s.number,chair:r})));return n.sort((s,a)=>s.name.localeCompare(a.name)),i`<${cf} all=${n.map(s=>i`<li key=${`${s.table} ${s.chair}`}>
		<span class="who">${s.name}</span>
			<b>${o("page.event.wall.to",{table:s.table,chair:s.chair+1})}</b></li>`)} />`};function Qk({round:e,closed:t}){let n=As(e),s=e?.tables.some(a=>Le(a).done)||(e?.ends??1/0)<Date.now();return t?i`<footer><b>${o("page.event.over")}</b></footer>`:!n.length||!s?null:i`<footer>${o("page.event.wall.late")} ${n.map(a=>{let{played:r,of:l}=Le(a);return i`<span key=${a.number}><b>${S(a.number)}</b> <small>${r}/${l}</small></span> `})}</footer>`}var Yk=1e3;function Xk({rest:[e="",t=""]}){return Z.value||!rn.value?i`<${U} text=${Z.value?o("page.event.server"):""} />`:i`<${e0} key=${`${e} ${M.value?.id}`} id=${e} wall=${t==="wall"} />`}function e0({id:e,wall:t}){let[n,s]=y(null);x(()=>{let p=new Co(e,{pace:Yk});return s(p),()=>p.close()},[e]);let a=n?.shown.value,r=n?.refused.value;if(!n||!a?.view)return i`<${U} wrong=${r?P(r):""} />`;let{view:l,desk:c}=a;return t?i`<${pf} view=${l} />`:c?i`<${lf} connection=${n} shown=${{...a,view:l,desk:c}} />`:i`<${t0} view=${l} you=${a.you} />`}function t0({view:e,you:t}){let n=fr(e);return i`<main id="main" tabindex="-1" class="records">
		<header class="stack"><h1>${e.title}</h1>
			<p class="soft">${Bt(e.date)} · ${o(`variant.${e.variant}`)} · ${e.closed?o("page.event.closed"):Ms(n,e.planned)}</p></header>
		${n&&!e.closed?i`<section><h2>${o("page.event.round",{n:n.number})}</h2>
				<ul class="held">${n.tables.map(s=>i`<li key=${s.number} class="row">
					<span><b>${o("page.event.table",{n:s.number})}</b> ${qm(e,s.seats)}</span>
					<span class="soft">
						${o("page.event.progress",{n:Le(s).played,of:Le(s).of})}</span></li>`)}</ul></section>`:null}
		<section><h2>${o("page.event.part.ranking")}</h2><${Ss} view=${e} you=${t} /></section>
		${e.travellers?.length?i`<section><h2>${o("page.event.part.travellers")}</h2><${Os} view=${e} /></section>`:null}
	</main>`}function nc({code:e,onrenew:t}){let{busy:n,once:s}=C(),a=()=>s(async()=>{await Op(),T(o("page.group.renewed")),t()}),r=`${location.origin}/people/${M.value?.id}#${e}`;return i`<p>${o("page.people.add.about")}</p>
		<${jt} invites key=${e} link=${r} label=${o("page.people.link")} />
		<p class="row"><${k} plain aria-busy=${n} onclick=${a} say=${o("page.group.renew")} /></p>`}function uf({id:e,name:t,code:n,ondone:s}){let a=Ze(),{busy:r,once:l}=C(),c=()=>l(async()=>{if(!await a.keep())return;let{players:p}=await Qe(()=>ot()),u=await Ap({player:e,code:n});ac(p).length===0&&xr([u]),s(),T(o("page.friends.new",{what:"friend",n:1,names:t})),document.getElementById("main")?.focus()});return i`<h1>${o("page.friends.invited",{name:t})}</h1>
		<p class="lead">${o("page.friends.about",{name:t})}</p>
		${M.value?null:i`<${rt} name=${a} />`}
		<p class="row"><${k} chief aria-busy=${r} onclick=${c} say=${o("page.friends.accept")} />
			<${k} onclick=${()=>J("/")} say=${o("page.friends.decline")} /></p>`}var df="ninetynine.followers",n0=300;function sc(){let[e,t,...n]=(Ce(df)??"").split(" ");return e===M.peek()?.id?{seen:Number(t),ids:n}:void 0}function xr(e){let{seen:t,ids:n}=sc()??{seen:0,ids:[]},s=Math.max(t,...e.map(r=>r.follower??0)),a=new Set([...n,...e.filter(r=>r.follower).map(r=>r.id)]);oe(df,[M.peek()?.id,s,...[...a].slice(-n0)].join(" "))}function ac(e){let t=sc();return t?e.filter(n=>(n.follower??0)>t.seen&&!t.ids.includes(n.id)):(xr(e),[])}var $f=e=>["friend","follow"].map(t=>{let n=e.filter(s=>(s.friend?"friend":"follow")===t).map(s=>s.name);return n.length?o("page.friends.new",{what:t,n:n.length,names:L(n)}):""}).filter(Boolean),mf=({of:e})=>$f(e).map(t=>i`<span key=${t}>${t} </span>`);function ff({players:e}){let[t]=y(()=>ac(e));return x(()=>{xr(e)},[e]),t.length?i`<p class="lead" role="status"><${mf} of=${t} /></p>`:null}var kr=D(-1),hf=(e,t)=>j(async()=>e?ac((await ot()).players):[],t,M.value?.id).value??[];function s0(){let e=hf(kr.value>(sc()?.seen??-1),kr.value);return e.length?i`<p class="friends" role="status"><a href="/people"><${mf} of=${e} /></a></p>`:null}function a0(){let{turn:e}=He(6e5),t=hf(!0,e);return x(()=>{t.length!==0&&(T($f(t).join(" ")),xr(t))},[t]),null}function gf({group:e,organises:t}){let[n,s]=y(0),{value:a}=j(()=>ao({group:e}),e,n);return a?.events.length?i`<section class="season-of"><h2>${o("page.season")}</h2>
		<${r0} season=${a} />
		<${i0} season=${a} />
		<p class="row"><${k} plain onclick=${()=>l0(a)} say=${o("page.season.csv")} /></p>
		${t?i`<${c0} group=${e} season=${a} onchange=${()=>s(n+1)} />`:null}
	</section>`:null}var o0=e=>e.absent&&!e.counts?"–":e.counts?Ye(e.points):`(${Ye(e.points)})`,r0=({season:{events:e,players:t}})=>i`<${te}><table class="book">
	<thead><tr><th scope="col">${o("page.event.place")}</th><th scope="col" class="who">${o("page.season.player")}</th>
		<th scope="col">${o("page.season.points")}</th>
		${e.map(n=>i`<th key=${n.event} scope="col">
			<a href=${`/event/${n.event}`}>${Bt(n.date)}</a></th>`)}
		<th scope="col">${o("page.season.balance")}</th></tr></thead>
	<tbody>${t.map(n=>i`<tr key=${n.player}><td>${n.place}</td><th scope="row" class="who">${n.name}</th>
		<td><b>${Ye(n.total)}</b></td>${n.results.map(s=>i`<td key=${s.event}
			class=${s.counts&&!s.absent?"":"soft"}>${o0(s)}</td>`)}
		<td>${ie(n.balance)}</td></tr>`)}</tbody>
</table><//>`;function i0({season:{count:e,players:t}}){let n=t.flatMap(s=>(s.adjustments??[]).map(a=>({...a,name:s.name})));return i`<p class="small soft">${e.best?o("page.event.season.best",{n:e.best}):o("page.event.season.all")}
			${" "}${o(e.mean?"page.event.season.mean":"page.event.season.zero")}</p>
		${n.length?i`<ul class="small">${n.map((s,a)=>i`<li key=${a}>${o("page.event.season.given",{name:s.name,n:ie(s.points),reason:s.reason})}</li>`)}</ul>`:null}`}function l0({events:e,players:t}){let n=t.map(s=>[s.place,s.name,Ye(s.total),...s.results.map(a=>a.absent?"":Ye(a.points)),s.boards,s.made,s.balance]);Xt(Un([["place","player","points",...e.map(s=>s.date),"boards","made","balance"],...n]),"season.csv")}function c0({group:e,season:{count:t,players:n},onchange:s}){let[a,r]=y(t.best??0),[l,c]=y(t.from??""),[p,u]=y(""),[d,$]=y(0),[m,f]=y(["",""]),h=[["","–"],...n.map(b=>[b.player,b.name])],g=b=>ee(async()=>{await p0(e,{...t,...b})&&s()}),v=t.same??[];return i`<details><summary>${o("page.event.season.rules")}</summary><div class="stack">
		<form class="row" onsubmit=${b=>(b.preventDefault(),g({best:a||void 0,from:l||void 0}))}>
			<${X} label=${o("page.event.season.best.n")} value=${a} min=${0} max=${999} onchange=${r} />
			<${_} type="date" label=${o("page.event.season.from")} value=${l} oninput=${c} />
			<button class="button">${o("page.event.save")}</button></form>
		<${ye} label=${o("page.event.season.mean.check")} checked=${t.mean??!1}
			onchange=${b=>g({mean:b||void 0})} />
		<${dt} say=${o("page.event.season.give")} can=${p&&d} onsend=${b=>g({adjustments:[...t.adjustments??[],{player:p,points:d,reason:b}]})}>
			<div class="row"><${I} label=${o("page.season.player")} value=${p}
				options=${h} onchange=${u} />
				<${X} label=${o("page.season.points")} value=${d}
					min=${-9999} max=${9999} onchange=${$} /></div><//>
		<div class="row"><${I} label=${o("page.event.season.same")} value=${m[0]} options=${h}
				onchange=${b=>f([b,m[1]??""])} />
			<${I} label=${o("page.event.season.is")} value=${m[1]} options=${h}
				onchange=${b=>f([m[0]??"",b])} />
			<${k} disabled=${!m[0]||!m[1]||m[0]===m[1]}
				onclick=${()=>(g({same:[...v,m]}),f(["",""]))}
				say=${o("page.event.same.do")} /></div>
		${v.length?i`<p class="row small"><span>${L(v.map(([b])=>b??""))}</span>
			<${k} plain onclick=${()=>g({same:void 0})} say=${o("page.event.unjoin")} /></p>`:null}
	</div></details>`}async function p0(e,t){let{events:[n]}=await so({group:e});if(!n)return!1;let{desk:s}=await eo({event:n.event});if(!s)return!1;let a=xe(Gl(s.acts).filter(c=>c.do==="setup")),r=Object.fromEntries(Object.entries(t).filter(([,c])=>c!==void 0)),{refused:l}=await to({event:n.event,acts:[{do:"setup",id:le(),setup:{...s.setup,count:r},replaces:a}]});return l.length&&T(o("refusal.event-organiser")),l.length===0}var u0=10,d0=5,$0=({rest:[e=""]})=>i`<main id="main" tabindex="-1" class="records people">
	${e?i`<${b0} key=${e} id=${e} />`:i`<${m0} key=${M.value?.id} />`}
</main>`;function m0(){let[e,t]=y(0),{value:n,wrong:s}=j(async()=>{if(!M.peek()||Z.peek())return{players:[],code:"",tables:[]};let[{players:d,code:$},{all:m}]=await Promise.all([ot(),ro("friends",1,"there")]);return{players:d,code:$,tables:m}},String(e)),a=()=>t(d=>d+1),{players:r=[],code:l="",tables:c=[]}=n??{},p=d=>d.mute||d.block,u=(d,$)=>$.length>0?i`<section key=${d}><h2>${o(`page.people.${d}`)}</h2>
			<ul class="held">${$.map(m=>i`<${y0} key=${m.id} of=${m} beside=${r} onchange=${a} />`)}</ul></section>`:null;return i`<h1>${o("page.people")}</h1>
		${Z.value?null:i`<p><a href="/you">${o(M.value?"page.you.go":"page.you.back")}</a></p>`}
		${s?i`<p class="trouble" role="status">${s}</p>`:null}
		${l?i`<${ff} players=${r} />`:null}
		${n&&r.length===0?i`<section><p class="lead">${o("page.people.none")}</p>
				<p><a class="button chief" href="/">${o("page.records.play")}</a></p></section>`:null}
		${c.length?i`<${oc} tables=${c} />`:null}
		${u("friends",r.filter(d=>d.friend))}
		${u("followers",r.filter(d=>d.follower&&!d.follow&&!p(d)))}
		${u("followed",r.filter(d=>d.follow&&!d.friend))}
		${Z.value?null:i`<${f0} />`}
		${l?i`<section><h2>${o("page.people.add")}</h2><${nc} code=${l} onrenew=${a} /></section>`:null}
		${u("met",r.filter(d=>d.met&&!d.follow&&!d.follower&&!p(d)))}
		${u("apart",r.filter(p))}`}var xa=({of:e})=>e==="member"?null:i`<br /><span class="soft small">${o(`page.group.role.${e}`)}</span>`;function f0(){let{value:e}=j(async()=>M.peek()?(await Xn({})).groups:[],M.value?.id),[t,n]=y(""),[s,a]=y(!1),[r]=y(le),{busy:l,once:c}=C(),p=u=>{u.preventDefault(),c(async()=>J(`/g/${(await Qe(()=>tu({id:r,name:t}))).id}`))};return i`<section><h2>${o("page.groups")}</h2>
		<p>${o("page.groups.about")} <a href="/events">${o("page.events")}</a></p>
		${e?.length?i`<ul class="held">${e.map(u=>i`<li key=${u.id} class="row">
				<span><a href=${`/g/${u.id}`}><b>${u.name}</b></a>
					<${xa} of=${u.role} /></span>
			</li>`)}</ul>`:null}
		${s?i`<form class="row" onsubmit=${p}>
				<${_} label=${o("page.groups.name")} value=${t} maxlength="40" required oninput=${n} />
				<button class="button chief" aria-busy=${l}>${o("page.groups.make")}</button></form>`:i`<p><${k} onclick=${()=>a(!0)} say=${o("page.groups.make")} /></p>`}
	</section>`}var _n=({chairs:e})=>e.some(t=>Ie(t.player)),oc=({tables:e,title:t=o("page.people.tables")})=>i`<section><h2>${t}</h2><${Sr} tables=${e} chief /></section>`;function h0(e){let{invited:t,groupName:n,audience:s,house:a,status:r,clock:l,chairs:c}=e,p=c.filter(u=>!u.player&&!u.bot).length;return[t?o("page.home.invited"):n||s==="friends"&&o("page.home.for-friends"),a&&o("page.home.house"),l&&o("page.home.clock",{clock:l}),r==="gathering"&&o("page.home.seats",{free:p}),Hu(e)].filter(Boolean).join(" · ")}function Sr({tables:e,chief:t=!1,name:n}){let{busy:s,once:a}=C(),r=c=>c.status==="gathering"&&!_n(c),l=[...e].sort((c,p)=>Number(r(p))-Number(r(c)));return l.length===0?null:i`<ul class="held">${l.map((c,p)=>i`<li key=${c.id} class="row">
		<span><b>${_n(c)?Ju(c):g0(c)}</b>
			<br /><span class="soft small">${h0(c)}</span></span>
		${r(c)?i`<${k} chief=${t&&p===0} aria-busy=${s} 
				onclick=${()=>a(async()=>(!n||await n.keep())&&Wu(c.id))} say=${o("page.home.sit")} />`:i`<a class="button plain" href=${`/t/${c.id}`}>
				${o(_n(c)?"page.evenings.go":"page.home.watch")}</a>`}
	</li>`)}</ul>`}var g0=({variant:e,chairs:t})=>{let n=Fu(t),s={variant:o(`variant.${e}`),names:zu(n)};return o(n.length>0?"page.home.on.with":"page.home.on.alone",s)},Or=({of:e,beside:t})=>t.some(n=>n.id!==e.id&&nn(n.name,e.name))?i`${e.name}<span class="soft tag">·${e.tag}</span>`:e.name;function y0({of:e,beside:t,onchange:n}){let{busy:s,once:a}=C(),r=(p,u)=>a(async()=>{await fa({player:e.id,tie:p,on:u}),n()}),l=e.block?"block":e.mute?"mute":"follow",c=l==="follow"&&e.follow?"":Ol(e,l);return i`<li class="row">
		<span><a href=${`/people/${e.id}`}><b><${Or} of=${e} beside=${t} /></b></a>
			<br /><span class="soft small">${sm(e)}</span></span>
		<span class="doings">${(e.table||e.friend)&&!e.block?i`<${k} plain aria-busy=${s} onclick=${()=>a(()=>ns(e.table??"",[e.id]))}
				say=${o(e.table?"page.people.again":"page.people.play")} />`:null}
		${c?i`<${k} plain aria-busy=${s} onclick=${()=>r(l,!e[l])} say=${o(`page.tie.${c}`)} />`:null}</span>
	</li>`}function b0({id:e}){let[t,n]=y(0),s=()=>n(v=>v+1);x(()=>(addEventListener("hashchange",s),()=>removeEventListener("hashchange",s)),[]);let{value:a,wrong:r}=j(async()=>{let[v,{matches:b},w]=await Promise.all([an({player:e}),Za({player:e,limit:u0}),M.peek()?ot():{players:[],code:""}]);return{profile:v,matches:b,...w}},t,M.value?.id);if(r)return i`<h1>${o("page.people")}</h1><p class="trouble" role="status">${r}</p>`;if(!a)return null;let{profile:l,matches:c,players:p,code:u}=a,d={...p.find(v=>v.id===l.id),...l},{id:$="",name:m=""}=M.value??{},f=location.hash.slice(1);if(f&&$!==l.id&&!d.friend&&!d.block){let v=()=>(history.replaceState(null,"",location.pathname),s());return i`<${uf} id=${e} name=${l.name} code=${f} ondone=${v} />`}let h=c.filter(v=>!v.cut),g=h.filter(v=>v.chairs.some(b=>b.player===l.id&&b.won));return i`<header class="stack">
			<h1><${Or} of=${d} beside=${[...p,{id:$,name:m}]} /></h1>
			<p class="soft">${[rr(d),h.length>=d0&&o("page.people.form",{n:g.length,of:h.length})].filter(Boolean).join(" · ")}</p>
			${$===l.id?i`<${nc} code=${u} onrenew=${s} />`:i`<${Al} of=${d} table=${d.table??""} onchange=${s} />`}
		</header>
		<${Jo} player=${l.id} ratings=${l.ratings} keyless=${l.keyless} />
		<${ia} id=${l.id} at="there" />`}var v0=6e4;function w0({rest:[e=""]}){return Z.value||!rn.value?i`<${U} />`:i`<${x0} key=${e} id=${e} />`}async function k0(e,t){let n=r=>{if(!(r instanceof z&&r.status===404))throw r},s=t?await su({group:e,code:t}).catch(n):void 0;if(s&&!s.member)return{door:s};let a=M.peek()?await no({group:e}).catch(n):void 0;return a?{group:a}:{}}function x0({id:e}){let[t,n]=y(location.hash.slice(1));x(()=>{let p=()=>location.hash&&n(location.hash.slice(1));return addEventListener("hashchange",p),()=>removeEventListener("hashchange",p)},[]);let{turn:s,again:a}=He(v0),{value:r,wrong:l}=j(()=>k0(e,location.hash?t:""),s,M.value?.id,t),c=r?.group;return x(()=>{c&&location.hash&&history.replaceState(null,"",location.pathname)},[c]),c?i`<${O0} group=${c} onchange=${a} />`:r?.door?i`<${S0} id=${e} of=${r.door} code=${t} onjoin=${a} />`:i`<${U} title=${o("page.groups")} wrong=${l} text=${r?o("page.group.none"):""} />`}function S0({id:e,of:{name:t,owner:n,members:s},code:a,onjoin:r}){let l=Ze(),{busy:c,once:p}=C(),u=()=>p(async()=>{await l.keep()&&(await Qe(()=>au({group:e,code:a})),r())});return i`<main id="main" tabindex="-1" class="records people stack">
		<h1>${t}</h1>
		<p class="lead">${o("page.group.invited",{owner:n,n:s})}</p>
		<${jo} variant="" />
		${M.value?null:i`<${rt} name=${l} />`}
		<p><${k} chief aria-busy=${c} onclick=${u} say=${o("page.group.join")} /></p>
	</main>`}function O0({group:{id:e,name:t,code:n,role:s,members:a,tables:r},onchange:l}){let[c,p]=y(!1),[u,d]=y(!1),{busy:$,once:m}=C(),f=s!=="member",h=s==="owner"?"end":"leave",g=A=>bi({group:e,...A}),v=()=>m(async()=>{await(h==="end"?nu({group:e}):yi({group:e,player:M.peek()?.id??""})),J("/people")}),b=a.length===1,w=r.some(A=>A.status==="gathering"&&!_n(A)),O=i`<${A0} id=${e} code=${n} chief=${b} organises=${f} onchange=${l} />`;return i`<main id="main" tabindex="-1" class="records people">
		<header class="stack">
			<h1>${t}</h1>
			<p class="soft">${o("page.group.members",{n:a.length})} · ${o(`page.group.role.${s}`)}</p>
		</header>
		${b?i`<section><h2>${o("page.group.alone")}</h2>${O}</section>`:null}
		${r.length?i`<${oc} tables=${r} title=${o("page.group.tables")} />`:null}
		<p><${k} chief=${!w&&!b} onclick=${()=>p(!0)} say=${o("page.group.open")} /></p>
		${c?i`<${il} group=${e} onclose=${()=>p(!1)} />`:null}
		<${Pl} group=${e} organises=${f} />
		<${Lm} group=${e} organises=${f} />
		<${gf} group=${e} organises=${f} />
		<section><h2>${o("page.group.who")}</h2>
			<ul class="held">${a.map(A=>i`<${T0} key=${A.id} group=${e} of=${A} beside=${a} role=${s} onchange=${l} />`)}</ul>
			${b?null:O}
		</section>
		<${N0} id=${e} />
		<${ia} id=${M.value?.id??""} at="there" read=${g}>
			<${k} plain aria-busy=${$} onclick=${()=>m(()=>j0(e))} say=${o("page.season.csv")} />
		<//>
		<section>
			${f?i`<${M0} id=${e} name=${t} onchange=${l} />`:null}
			<p class="row"><${k} plain onclick=${()=>d(!0)} say=${o(`page.group.${h}`)} /></p>
		</section>
		${u?i`<${Ke} title=${o(`page.group.${h}`)} text=${o(`page.group.${h}.sure`)} busy=${$}
				yes=${o(`page.group.${h}`)} onyes=${v} onclose=${()=>d(!1)} />`:null}
	</main>`}function A0({id:e,code:t,chief:n,organises:s,onchange:a}){let{busy:r,once:l}=C(),c=()=>l(async()=>{await gi({group:e,newCode:!0}),T(o("page.group.renewed")),a()}),p=`${location.origin}/g/${e}#${t}`;return i`<${jt} invites key=${t} link=${p} label=${o("page.group.link")} chief=${n} />
		${s?i`<p class="row"><${k} plain aria-busy=${r} onclick=${c} say=${o("page.group.renew")} /></p>`:null}`}function M0({id:e,name:t,onchange:n}){let[s,a]=y(t),{busy:r,once:l}=C(),c=p=>{p.preventDefault(),l(async()=>{await gi({group:e,name:s}),n()})};return i`<details><summary>${o("page.group.rename")}</summary>
		<form class="row" onsubmit=${c}>
			<${_} label=${o("page.groups.name")} value=${s} maxlength="40" required oninput=${a} />
			<button class="button" aria-busy=${r}>${o("page.operate.act.rename")}</button>
		</form></details>`}function T0({group:e,of:t,beside:n,role:s,onchange:a}){let[r,l]=y(!1),[c,p]=y(""),{busy:u,once:d}=C(),$=Ie(t.id)||t.role==="owner"||s==="member"?[]:s==="owner"?[t.role==="organiser"?"member":"organiser","owner","out"]:t.role==="member"?["out"]:[],m=f=>d(async()=>{if((f==="owner"||f==="out")&&!c)return p(f);await yi({group:e,player:t.id,...f!=="out"&&{role:f}}),f==="out"&&T(o("page.group.renewed")),l(!1),a()});return i`<li class="row">
		<span><a href=${`/people/${t.id}`}><b><${Or} of=${t} beside=${n} /></b></a>
			<${xa} of=${t.role} /></span>
		${$.length?i`<${k} plain onclick=${()=>l(!0)} say=${o("page.group.change")} />`:null}
		${r?i`<${q} title=${t.name} onclose=${()=>(l(!1),p(""))}><div class="stack">
				${c?i`<p>${o(`page.group.do.${c}.sure`,{name:t.name})}</p>`:null}
				${$.filter(f=>!c||f===c).map(f=>i`<${k} key=${f} aria-busy=${u} onclick=${()=>m(f)}
						say=${o(`page.group.do.${f}`)} />`)}</div><//>`:null}
	</li>`}async function j0(e){let t=[["ended","variant","deals","player","points","won"]];for(let n="";n!==void 0;){let s=await bi({group:e,before:n,limit:100});for(let a of s.matches)t.push(...a.chairs.map(r=>[new Date(a.ended).toISOString(),a.variant,a.deals,et(r),r.points,a.cut?"":Number(r.won??!1)]));n=s.before||void 0}Xt(Un(t),"group.csv")}function N0({id:e}){let{value:t}=j(()=>ou({group:e}),e);return(t?.ladders??[]).map(({class:s,players:a})=>i`<section key=${s}>
		<h2>${o("page.group.ladder")}: ${o(`page.ratings.class.${s}`)}</h2>
		<${te}><table class="book">
			<thead><tr><th scope="col">${o("page.ratings.player")}</th><th scope="col">${o("page.ratings.rating")}</th>
				<th scope="col">${o("page.records.matches")}</th></tr></thead>
			<tbody>${a.map((r,l)=>i`<tr key=${r.id} class=${r.sure?"":"soft"}>
				<th scope="row">${r.sure?`${l+1}. `:""}
					<a href=${`/people/${r.id}`}>${Ie(r.id)?i`<b>${r.name}</b>`:r.name}</a></th>
				<td>${bs(r)}</td><td>${S(r.matches)}</td></tr>`)}</tbody>
		</table><//>
		${a.every(r=>r.sure)?null:i`<p class="small soft">${o("page.group.unsure")}</p>`}
	</section>`)}var B0=["rank","arrows","suits","ends","enter","hint","last","score","undo","close","help"];function yf({onclose:e}){return i`<${q} title=${o("page.keys")} onclose=${e}>
		<dl class="keys">
			${B0.map(t=>{let[n="",s=""]=o(`page.keys.${t}`).split("|");return i`<dt key=${t}>${n}</dt><dd>${s}</dd>`})}
		</dl>
		<p class="soft">${o("page.keys.spoken")}</p>
	<//>`}var rc=()=>document.querySelector(".hand.asked")?".hand.asked":".mine .hand",ic=()=>document.querySelector(`${rc()} [data-card][tabindex="0"]`);function Ar(){x(()=>{let e=null,t=null,n=0,s=Ua();function a(p){p.target instanceof Element&&p.target.closest("dialog")||(e=p.target instanceof HTMLElement&&p.target.closest("main.table")?p.target:null,t=e?.closest(".hand")??null,n=t&&e?[...t.querySelectorAll("[data-card]")].indexOf(e):0)}let r=()=>(e=null,s=!0);function l(){if(document.activeElement!==document.body||document.querySelector("dialog[open]"))return;if(!e)return void(s&&document.getElementById("main")?.focus({preventScroll:!0}));if(e.isConnected){e.matches(":disabled")||e.focus({preventScroll:!0});return}let p=t?.isConnected?t.querySelectorAll("[data-card]"):[],u=()=>document.querySelector(".answer .button:not(.plain, :disabled)"),d=()=>document.querySelector(".over .button.chief:not(:disabled)"),$=p[Math.min(n,p.length-1)]??u()??ic()??d();$ instanceof HTMLElement&&$.focus({preventScroll:!0})}let c=new MutationObserver(l);return c.observe(document.body,{childList:!0,subtree:!0,attributes:!0,attributeFilter:["disabled"]}),document.addEventListener("focusin",a),document.addEventListener("pointerdown",r),()=>{c.disconnect(),document.removeEventListener("focusin",a),document.removeEventListener("pointerdown",r)}},[])}function Jt({cards:e,can:t,chosen:n,best:s,values:a=null,label:r,open:l=!1,twice:c,onpick:p,onplay:u}){let[d,$]=y(""),m=B(null),f=e.includes(d)?d:e.find(w=>t?.has(w))??e[0];E0(e,t,f,m,$),C0(m);function h(w){let O=w.ctrlKey||w.metaKey||w.altKey?void 0:D0(e,f,w.key);O!==void 0&&(w.preventDefault(),O!==""&&($(O),vf(m.current,O)?.focus()))}function g(w,O){$(O);let A=w.pointerType==="touch",N=E.play.value==="twice"||E.play.value==="auto"&&A;c||N&&!n.has(O)?p(O):u(O)}let v=(w,O)=>{let A=t===null||t.has(w);return i`<button type="button" key=${w} data-card=${w} class=${n.has(w)?"chosen":""}
			tabindex=${w===f?0:-1} aria-disabled=${A&&t!==null?void 0:"true"}
			aria-pressed=${c?n.has(w):void 0} style=${{"--k":O}}
			onclick=${N=>g(N,w)}>
			<${pe} card=${w} dim=${!A} lifted=${n.has(w)} size=${l?"mini":"full"} />
			${a?i`<span class="worth" aria-hidden="true">${a[me(w)]}</span>`:null}
			${s?.has(w)?i`<span class="mark"><${Ue} /></span>`:null}
		</button>`},b=e.length>5?Math.ceil(e.length/2):5;return i`<div class=${`hand ${l?"open":""} ${t?"asked":""}`} ref=${m} role="group"
		aria-label=${r} onkeydown=${h} onmousedown=${P0}
		style=${{"--n":Math.max(1,e.length),"--cols":b}}>
		${l?qa(e).map(w=>i`<span key=${me(w[0]??"")} class="same-suit">${w.map(v)}</span>`):e.map(v)}
	</div>`}function E0(e,t,n,s,a){we(()=>{let r=e.find(c=>t?.has(c)),l=s.current?.querySelector("[data-card]:focus");!r||t?.has(l?.dataset.card??n??"")||(a(r),l&&vf(s.current,r)?.focus())},[t?[...t].join():""])}function C0(e){we(()=>{let t=0,n=()=>{for(let a of e.current?.querySelectorAll("[data-card]")??[])ba.set(a.dataset.card??"",a.getBoundingClientRect())},s=requestAnimationFrame(()=>t=setTimeout(n));return()=>(cancelAnimationFrame(s),clearTimeout(t))})}var vf=(e,t)=>e?.querySelector(`[data-card="${t}"]`),P0=e=>e.preventDefault();function D0(e,t,n){let s=e.indexOf(t??"");switch(n){case"ArrowRight":return e[(s+1)%e.length];case"ArrowLeft":return e[(s-1+e.length)%e.length];case"Home":return e[0];case"End":return e.at(-1);case"ArrowUp":return bf(e,s,-1);case"ArrowDown":return bf(e,s,1)}}function bf(e,t,n){let s=me(e[t]??"");for(let a=1;a<e.length;a++){let r=e[(t+n*a+e.length*a)%e.length]??"";if(me(r)!==s)return r}return""}function L0(e,t,n){let s=e.filter(r=>R0(Hn(r)).includes(t.toLowerCase())),a=s.indexOf(n);return s[(a+1)%s.length]}function Mr(e,t){let n=[...document.querySelectorAll(`${e} [data-card]`)],s=document.activeElement?.dataset?.card??"",a=L0(n.map(r=>r.dataset.card??""),t,s);return n.find(r=>a&&r.dataset.card===a)?.focus(),a!==void 0}function R0(e){return/^\d+$/.test(e)?e==="10"?["0","t"]:e.length>1?[]:[e]:[e.toLowerCase(),o(`rank.${e}`).slice(-1).toLowerCase()]}function wf(e,t,n,s,a=!1){let r=e.options;if(n)return o("page.paused");if(s){let c=s.cards.find(u=>u.seat===s.winner)?.card??"",p=s.winner===e.seat?"yes":"no";return o("page.won.trick",{you:p,name:t[s.winner]??"",card:Qt(c,xt(e))})}if(e.phase==="over")return o("ask.next");if(!r){let c=e.turn.filter(p=>p!==e.seat).map(p=>t[p]??"");return c.length?o(a?"ask.unfetched":"ask.wait",{names:L(c),n:c.length}):e.turn.length?" ":o("waiting.table")}if(r.kind==="lay")return o("ask.lay",{n:r.pick??3});if(r.kind==="name")return o("ask.name");if(r.kind==="offer"&&kf(r))return W0(e,t);if(r.kind==="offer"){if((e.offers?.[e.seat??0]??"").startsWith("declare"))return o("ask.raise");let c=["declare","reveal"].filter(p=>r.acts?.some(u=>u.startsWith(p))).join("");return o("ask.offer",{how:c,names:e.trump===void 0?"yes":"no"})}let l=r.seat===void 0||r.seat===e.seat?"you":"dummy";return r.led?o(r.follow?"ask.follow":"ask.discard",{who:l,suit:H(r.led)}):o("ask.lead",{who:l})}var kf=e=>e.acts?.length===1&&e.acts[0]==="pass";function W0(e,t){let n=e.offers?.findIndex(s=>s.startsWith("reveal"))??-1;return n<0?o("ask.pass.unsaid"):o("ask.pass",{name:t[n]??""})}var xf=e=>e?.led&&e.follow?o("illegal.follow",{suit:H(e.led)}):o("illegal");function Ts({options:e,chosen:t,variant:n,onlay:s,busy:a,waits:r=!1,slots:l=!1,premiums:c=!0}){let[p,u]=y("pass"),[d,$]=y(!1),m=e.pick??3,f=(e.offers?.length??0)<=3?e.offers??[]:[],h=vn([...t],e.worth??""),g=t.size<m?S(h):ge(h,n),v=o("lay.more",{n:m-t.size}),b=!r&&(p!=="pass"||d);return i`<div class=${`answer ${b?"sure":""}`}>
		${p==="pass"||!b?b&&f.map(w=>w==="pass"?null:i`<${lc} key=${w} offer=${w} variant=${n} />`):i`<${lc} offer=${p} variant=${n} />`}
		<p class=${`total ${/ /.test(g)?"two":""}`} aria-live="polite" aria-atomic="true">
			${l?i`<${I0} cards=${ze([...t],de)} pick=${m} worth=${mt(e.worth??"")} />`:null}
			<span class="small">${o("page.yourbid")}</span>${" "}
			<b class="score">${t.size?g:"–"}</b>
			${t.size&&t.size<m?i`<span class="unseen">${v}</span>`:null}
		</p>
		${f.length&&c?i`<div class="offers" role="radiogroup" aria-label=${o("col.premium")}>
					${f.map(w=>i`<${De} key=${w} label of=${w==="pass"?"premium":w} variant=${n}>
							<input type="radio" name="premium" checked=${w===p} onchange=${()=>u(w)} />
							<span>${Sf(w,n,!1)}</span>
						<//>`)}
					<button type="button" class="button plain what" aria-label=${o("page.premium.what")}
						title=${o("page.premium.what")} aria-expanded=${d} onclick=${()=>$(!d)}>?</button>
				</div>`:null}
		<button type="button" class="button chief" disabled=${t.size!==m||a}
			onclick=${()=>s(f.length?p:"")}>
			${t.size<m?v:p==="pass"?o("page.lay"):o(`page.lay.${p}`,{bid:g})}
		</button>
	</div>`}function I0({cards:e,pick:t,worth:n}){return i`<span class="slots" aria-hidden="true">
		${Array.from({length:t},(s,a)=>{let r=e[a];return i`<span key=${a} class=${`slot ${r?"said":""}`}>
				${r?i`<${pe} card=${r} size="mini" /><b class="score">+${n[me(r)]}</b>`:null}
			</span>`})}
	</span>`}function Sf(e,t,n=!0){if(e==="pass")return o(n?"menu.pass":"page.nopremium");let{level:s,...a}=cc(e,t);return o(`menu.${s}`,a)}function cc(e,t){let[n="",s=""]=e.split(" ");return{level:n,points:t?.offers[n==="declare"?"declare":"reveal"]??"",n:s}}function lc({offer:e,variant:t}){let{level:n,points:s,n:a}=cc(e,t),r=_a(t);return i`<p class="ask" role="status">${o(`ask.sure.${n}`,{points:s,number:a||"none",loss:r})}</p>`}function Tr({options:e,variant:t,onact:n,busy:s,best:a}){let[r,l]=y(""),[c,p]=y(""),u=e.acts??[],d=[...new Set(u.map(f=>f.split(" ")[0]??""))],$=u.filter(f=>f.startsWith(`${r} `));if(x(()=>(l(""),p("")),[u.join()]),kf(e))return i`<div class="answer">
			<${k} chief disabled=${s} onclick=${()=>n("pass")} say=${o("page.pass")} />
		</div>`;if(c){let{level:f,points:h,n:g}=cc(c,t);return i`<div class=${`answer sure ${g?"numbered":""}`}>
			<${lc} offer=${c} variant=${t} />
			<${k} chief disabled=${s} onclick=${()=>n(c)}
				say=${o(`page.sure.${f}`,{points:h,n:g&&` ${g}`})} />
			<${k} onclick=${()=>p("")} say=${o("page.sure.not")} />
		</div>`}let m=f=>f==="pass"||u.every(h=>h!=="pass")?n(f):p(f);return i`<div class="answer">
		<${De} of="premium" class="what">?<span class="unseen"> ${o("col.premium")}</span><//>
		${d.map(f=>{let h=u.every(g=>g!==f);return i`<button type="button" key=${f} class=${`button ${r===f?"chosen":""}`} disabled=${s}
				aria-expanded=${h?r===f:void 0}
				onclick=${()=>h?l(f):m(f)}>
				${a?.split(" ")[0]===f?i`<${Ue} />`:null}${Sf(f,t)}
			</button>`})}
		${$.length?i`<div class="numbers" role="group" aria-label=${o("ask.number")}>
					<span class="small">${o("ask.number")}</span>
					${$.map(f=>i`<button type="button" key=${f} class="button" disabled=${s} 
							onclick=${()=>m(f)}>
							${f===a?i`<${Ue} />`:null}<span class="unseen">${$e(f)}</span>
							<span aria-hidden="true">${f.split(" ")[1]}</span>
						</button>`)}
				</div>`:null}
	</div>`}function jr({options:e,onact:t,busy:n,best:s}){return i`<div class="answer">
		${(e.acts??[]).map(a=>{let r=a.replace(/^name /,"");return i`<button type="button" key=${a} class="button naming" disabled=${n} onclick=${()=>t(a)}>
				<${Ht} trump=${r} />${a===s?i`<${Ue} />`:null}
			</button>`})}
	</div>`}var nt=0;async function Of(e){let t=await fetch(`${Ra}lesson/${e}`);if(!t.ok)throw new Error(`${e} did not come: ${t.status}`);return t}var Af=async()=>(await Of("course.json")).json();async function Mf(e){let t=await(await Of(`${e.id}.99.jsonl`)).text(),n=await Promise.all(q0(t).map(s=>Qn(s,{body:t})));return{...e,names:n[0]?.header.seats??[],deals:n.map(_0)}}function q0(e){let t=0;return e.split(`
`).flatMap(n=>(n.startsWith('{"ninetynine"')&&t++,n.startsWith('{"deal"')?[{match:t,deal:JSON.parse(n).deal}]:[]))}function _0(e){let t=e.header.rules!==void 0;return e.steps.flatMap(({line:n,views:s})=>{let a=s[nt];return!a||!("act"in n||"deal"in n)?[]:[{act:n.act??"",seat:n.seat??-1,view:t?{...a,why:void 0}:a}]})}function pc(e,t){let n=e[t]?.view.options?.seat??nt;return e.findIndex((s,a)=>a>t&&s.seat===n)}var uc=(e,t)=>e[pc(e,t)]?.act??"";var F0=9,[jf,z0,H0]=[700,1700,280],Nf=e=>e==="first"?"ninetynine.lesson":`ninetynine.lesson.${e}`;function K0({id:e,steps:t}){let n=Number(Ce(Nf(e)));return Number.isInteger(n)&&n>0&&n<t.length-1?n:0}var J0=(e,t)=>oe(Nf(e),String(t)),Nr=()=>E.course.value.split(" ").filter(e=>e!=="");function U0(e){e==="first"&&(E.taught.value=!0),Dt("cure",e)&&go(),Nr().includes(e)||(E.course.value=[...Nr(),e].join(" "))}function G0(){let e={C:"♣",D:"♦",H:"♥",S:"♠"},t=["A","K","Q","J",..."23456789","10","11","12"];return Object.fromEntries(Object.entries(e).flatMap(([n,s])=>t.map(a=>[a+n,wn(a)+s])))}function V0(e){let t=se(e),[,n=30,s=20,a=10]=t?.score.made??[],{declare:r=30,reveal:l=60}=t?.offers??{};return{alone:n,two:s,three:a,declare:r,reveal:l}}var Z0=({counted:e={}})=>Object.fromEntries(Object.entries(e).flatMap(([t,{offers:n}])=>Object.entries(n).map(([s,{made:a}])=>[`${t}_${s}`,a]))),Bf=(e,t)=>e[t]?.view,Sa=(e,t)=>Jn(e[t-1]?.view,e[t]?.view),Tf=(e,t,n)=>({view:Bf(e,t),full:{...n,gone:!0},ms:H0});function Q0(e,t,n){let s=[],a=t.lies?Sa(e,t.at):null;a&&s.push(Tf(e,t.at,a));for(let r=t.at+1;r<=n.at;r++){let l=e[r];if(!l?.act.startsWith("play"))continue;let c=Sa(e,r);r===n.at&&(n.lies||!c)||(s.push({view:l.view,full:c,ms:c?z0:jf}),c&&s.push(Tf(e,r,c)))}return s}function Y0(e,t){let n=pc(e,t.at),s=n;if(t.does==="play")for(;s<e.length-1&&!Sa(e,s);)s++;return e.slice(n,s+1).map(({view:a},r)=>({view:a,full:Sa(e,n+r),ms:jf}))}var Br=class{moving=D(!1);rests=D(!1);chosen=D(new Set);reply=D("");#e=0;#t=()=>{};constructor(t){this.lesson=t,this.at=D(K0(t)),this.shown=D(this.#i(this.step()))}step(t=this.at.peek()){return this.lesson.steps[t]}get last(){return this.lesson.steps.length-1}be(t){this.stop(),Xe(()=>{this.#l(!1),this.at.value=t,this.shown.value=this.#i(this.step(t))}),J0(this.lesson.id,t),t===this.last&&U0(this.lesson.id)}back(){let t=this.moving.peek()||this.rests.peek();this.be(Math.max(0,this.at.peek()-(t?0:1)))}forward(){if(this.moving.peek())return this.stop(),this.#t();if(this.rests.peek())return this.be(this.at.peek()+1);let t=this.step();if(t.does!=="lay")return this.#c();let n=this.#a(t),s=this.chosen.peek();if(n.every(a=>s.has(a))&&s.size===n.length)return this.#c();this.chosen.value=new Set(n),this.reply.value=this.words("so")}words(t,n){let s=this.step(),a=`${this.lesson.id}.${s.say}${t?`.${t}`:""}`;return t&&!Ne(`course.${a}`)?"":o(`course.${a}`,{...G0(),...V0(this.lesson.variant),...Z0(s),...n})}answer(t){let n=this.step(),s=n.ask?String(n.right):uc(this.#n(n),n.at);if(t===s)return this.#c();this.reply.value=this.#r(n,t.replace(/^name /,""))}play(t){let n=this.step();if(t===this.#a(n)[0])return this.#c();let s=this.#s(n),a=s?.trick?.[0]?.card,r=W(s?.options?.from),l=a&&!r.includes(t);this.reply.value=l?o("page.learn.must",{suit:o(`suit.${me(a)}`)}):this.#r(n,t)}lay(){let t=this.step(),n=this.#s(t)?.options?.worth??"",s=[...this.chosen.peek()],a=this.#a(t),r=vn(s,n);if(s.every(l=>a.includes(l)))return this.#c();if(r!==vn(a,n))return void(this.reply.value=this.#r(t,String(r),{n:r}));this.chosen.value=new Set(a),this.reply.value=this.words("also")}stop(){clearTimeout(this.#e)}#n(t){return this.lesson.deals[t.deal]??[]}#s(t){return this.#n(t)[t.at]?.view}#a(t){return uc(this.#n(t),t.at).split(" ").slice(1)}#r(t,n,s){return this.words(t.no?.[n]??"no",s)||o("page.learn.no")}#i(t){return{view:Bf(this.#n(t),t.at),full:t.lies?Sa(this.#n(t),t.at):null}}#l(t){this.moving.value=t,this.rests.value=!1,this.chosen.value=new Set,this.reply.value=""}#c(){let t=this.at.peek()+1,[n,s]=[this.step(),this.lesson.steps[t]];if(!s)return;if(s.deal===n.deal&&s.at-n.at<=F0)return this.#o(Q0(this.#n(n),n,s),()=>this.be(t));let a=n.does?Y0(this.#n(n),n):[],r=a.pop();this.#o(a,r?()=>this.#u(r):()=>this.be(t))}#u(t){Xe(()=>{this.#l(!1),this.rests.value=!0,this.shown.value=t})}#o(t,n){this.#t=n,Xe(()=>this.#l(t.length>0)),this.#p(t)}#p([t,...n]){if(!t)return this.#t();this.shown.value=t,this.#e=setTimeout(()=>this.#p(n),t.ms)}};var Ef=()=>j(async()=>{let[e]=await Promise.all([Af(),Xc(re.peek(),Ra)]);return e});function Cf({plans:e}){x(()=>{document.title=`${o("course.title")} · Ninety-Nine`});let t=new Set(Nr()),n=e.find(l=>!t.has(l.id))?.id,[s,...a]=e,r=[["start",s?[s]:[]],["well",a.filter(l=>l.variant===s?.variant)],["ways",a.filter(l=>l.variant!==s?.variant)]];return i`<main id="main" tabindex="-1" class="lessons">
		<h1>${o("course.title")}</h1>
		<p class="lead">${o("course.lead")}</p>
		<p class="soft">${o("course.finished",{n:e.filter(l=>t.has(l.id)).length,of:e.length})}</p>
		${r.map(([l,c])=>i`<section key=${l}><h2>${o(`course.part.${l}`)}</h2>
				<ol start=${e.indexOf(c[0])+1}>${c.map(p=>i`<${X0} key=${p.id} plan=${p} n=${e.indexOf(p)+1} done=${t.has(p.id)}
						next=${p.id===n} />`)}</ol>
			</section>`)}
		<p class="row">
			<a class="button plain" href="/problems">${o("page.nav.problems")}</a>
			<a class="button plain" href="/bids">${o("page.nav.bids")}</a>
			<a class="button plain" href="/daily">${o("page.nav.daily")}</a>
		</p>
	</main>`}var X0=({plan:{id:e,minutes:t},n,done:s,next:a})=>i`<li class=${s?"done":a?"next":""}>
	<a href=${`/learn/${e}`}>
		<span class="number score" aria-hidden="true">${n}</span>
		<b>${o(`course.${e}`)}</b>
		<span class="soft goal">${o(`course.${e}.goal`)}</span>
		<span class="small soft">${s?`✓ ${o("course.seen")}`:o("course.minutes",{n:t})}</span>
	</a>
</li>`;function ex({rest:[e=""]}){let{value:t,wrong:n}=Ef(),s=e||(We.value.get("table")?"first":""),a=t?.find(r=>r.id===s);return n||t&&s&&!a?i`<${Pf} why=${n??o("page.nowhere")} />`:t?a?i`<${tx} key=${a.id} plan=${a} plans=${t} />`:i`<${Cf} plans=${t} />`:i`<${Df} />`}var Pf=({why:e})=>i`<${U} title=${o("page.nav.learn")} text=${e}>
	<p><a class="button" href="/">${o("page.nowhere.go")}</a></p>
<//>`,Df=()=>i`<main id="main" tabindex="-1" class="table lesson">
	<p class="opening" role="status">${o("page.opening")}</p>
</main>`;function tx({plan:e,plans:t}){let{value:n,wrong:s}=j(()=>Mf(e)),a=je(()=>n&&new Br(n),[n]);return x(()=>{e.id==="first"&&wi()?.stage==="lesson"&&ts("lesson")},[]),x(()=>()=>a?.stop(),[a]),x(()=>{document.title=`${o(`course.${e.id}`)} · Ninety-Nine`}),s?i`<${Pf} why=${s} />`:a?i`<${nx} run=${a} plans=${t} />`:i`<${Df} />`}function Lf(){let e=Iu(We.value.get("table")??"");return e&&"table"in e?`/t/${e.table}`:void 0}function nx({run:e,plans:t}){let n=Lf(),s=e.at.value,{lesson:a}=e,r=e.step(s),l=B(null);cx(e),Ar();let c=e.rests.value,p=B(`${s} ${c}`);x(()=>{Ua()&&document.activeElement===document.body&&l.current?.querySelector(".told h2")?.focus()},[]),x(()=>{if(p.current===`${s} ${c}`)return;p.current=`${s} ${c}`;let v=r.does==="lay"||r.does==="play"?'.hand button[tabindex="0"]':".asking .button",b=r.leaf==="end"?".over .chief":!c&&(r.does||r.ask)?v:".on";l.current?.querySelector(b)?.focus({preventScroll:!0})},[s,c]);let{view:u,full:d}=e.shown.value,$=se(a.variant),m=a.names.map((v,b)=>b===nt?o("you"):v==="dummy"?o("dummy"):v),f=r.leaf==="account"?"sheeted":r.leaf==="end"?"covered":"",h=e.moving.value||c?"":f,g=o("course.number",{n:t.findIndex(v=>v.id===a.id)+1});return i`<${Zt.Provider} value=${xt(u)}><main id="main" tabindex="-1" class="table lesson" ref=${l}
		data-lesson=${a.id} data-leaf=${r.leaf} data-point=${r.point}>
		<header class="head">
			<a class="mark" href="/">99<span class="unseen"> ${o("page.home")}</span></a>
			<div class="where"><${Ht} trump=${u.trump??""} /><h1>${g}</h1></div>
			<nav aria-label=${o("page.table.menu")}>
				<${k} plain disabled=${s===0} onclick=${()=>e.be(0)} say=${o("page.learn.again")} />
				<a class="button plain" href=${n??"/learn"}>${o(n?"page.learn.table":"page.learn.leave")}</a>
			</nav>
		</header>
		<div class="spread">
			<${sx} run=${e} step=${r} n=${s} />
			<div class=${`board of-${Ve(u)} ${h==="sheeted"?h:""}`}>
				<${lx} run=${e} step=${r} view=${u} full=${d} name=${m[nt]??""} />
				<${mn} view=${u} variant=${$} names=${m} me=${nt} elsewhere=${nt} full=${d} over=${h} aloud
					laid=${An($,u.phase)} played=${rx(e,r,u,m)}
					onhurry=${()=>e.moving.peek()&&e.forward()}>
					<${ax} step=${r} view=${u} names=${m} run=${e} plans=${t} />
				<//>
			</div>
		</div>
	</main><//>`}function sx({run:e,step:t,n}){let s=e.moving.value,a=e.rests.value,{id:r}=e.lesson,l=(t.does||t.ask)&&!s&&!a;return i`<section class="told" aria-label=${o(`course.${r}`)}>
		<h2 tabindex="-1">${o(t.chapter?`course.${r}.chapter.${t.chapter}`:`course.${r}`)}</h2>
		<div class=${`words ${s?"past":""}`} aria-live="polite" aria-atomic="true"
			data-replied=${e.reply.value!==""}>
			<p class="say">${ae(e.words(a?"yes":void 0))}</p>
			<p class="reply">${ae(e.reply.value)}</p>
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
	</section>`}function ax({step:e,view:t,names:n,run:s,plans:a}){if(s.rests.value||s.moving.value&&e.leaf!=="values")return null;let r=t.options,l=se(s.lesson.variant),c=e.leaf==="values"&&t.phase==="lay"?i`<${Rf} worth=${r?.worth??""} />`:null,p=u=>s.answer(u);return i`${e.does==="lay"&&r?i`<section class="asking asked laying" aria-label=${o("page.yours")}>
					${c?i`<div class="leaf worths">${c}</div>`:null}
					<${Ts} options=${{...r,offers:[]}} chosen=${s.chosen.value} variant=${l} busy=${!1}
						onlay=${()=>s.lay()} slots />
				</section>`:c&&i`<div class="leaf centre">${c}</div>`}
		${e.does==="offer"&&r?i`<section class="asking asked offering" aria-label=${o("page.yours")}>
					<${Tr} options=${r} variant=${l} busy=${!1} onact=${p} />
				</section>`:null}
		${e.does==="name"&&r?i`<section class="asking asked naming" aria-label=${o("page.yours")}>
					<${jr} options=${r} busy=${!1} onact=${p} />
				</section>`:null}
		${e.ask?i`<${ox} from=${e.ask} onsay=${p} />`:null}
		${e.leaf==="account"?i`<div class="over leaf sheeted"><${At} view=${t} names=${n} me=${nt} untitled /></div>`:null}
		${e.leaf==="end"?i`<${ix} run=${s} plans=${a} />`:null}`}var ox=({from:e,onsay:t})=>i`<section class="asking asked" aria-label=${o("page.yours")}>
	<div class="answer"><div class="numbers">${e.map(n=>i`<button type="button" key=${n} class="button" onclick=${()=>t(String(n))}>${S(n)}</button>`)}</div></div>
</section>`;function rx(e,t,n,s){let a=Kn(n),r=n.shown?.[a]?.hand;if(n.control===void 0||r===void 0)return null;let l=!e.moving.value&&!e.rests.value&&t.does==="play"&&n.options?.seat===a,c=l?new Set(W(n.options?.from)):null,p=d=>l&&e.play(d),u=i`<${Jt} cards=${ze(W(r),de,n.trump)} can=${c} chosen=${new Set}
		label=${s[a]} open twice=${!1} onpick=${p} onplay=${p} />`;return{seat:a,hand:u}}function Rf({worth:e}){let t=mt(e);return i`<ul class="values" aria-label=${o("page.learn.values.title")}>
		${[...de].map(n=>i`<li key=${n}>
				<${ue} trump=${n} /><b class="score"><span class="unseen">${o(`suit.${n}`)} </span>${t[n]??""}</b>
				<span>${o(`page.learn.shape.${n}`)}</span>
			</li>`)}
	</ul>`}function ix({run:e,plans:t}){let{id:n,variant:s}=e.lesson,a=Lf(),{busy:r,once:l}=C(),c=wi(),p=n==="first"&&c?.stage==="match"&&c.of==="",u=()=>l(async()=>{if(p)return Lu();await ke();let f=be.value.find(h=>h.id===s);f&&await Du(f,Qc)}),d=t[t.findIndex(f=>f.id===n)+1],$=n==="first"||s!=="standard",m=i`<button type="button" class=${`button ${$?"chief":"plain"}`} disabled=${r}
		aria-busy=${r} onclick=${u}>${o(p?"way.go.first":"page.home.play")}</button>`;return i`<div class="over leaf end">
		<h2>${o(n==="first"?"page.learn.done":"course.done")}</h2>
		${p?i`<${yo} at="match" />`:null}
		${n==="first"?i`<${Rf} worth=${se(s)?.worth??""} />`:null}
		<div class="row">
			${a?i`<a class="button chief" href=${a}>${o("page.learn.table")}</a>`:$?m:null}
			${d&&!p?i`<a class=${`button ${$||a?"plain":"chief"}`} href=${`/learn/${d.id}`}>
						${o("course.next",{name:o(`course.${d.id}`)})}</a>`:null}
			${$&&n!=="first"?i`<a class="button plain" href=${`/rules/${s}`}>${o("page.learn.rules")}</a>`:null}
			${$||a?null:m}
			${p?null:i`<a class="button plain" href="/learn">${o("course.all")}</a>`}
		</div>
	</div>`}function lx({run:e,step:t,view:n,full:s,name:a}){let r=!e.moving.value&&!e.rests.value,l=r&&t.does==="lay",c=r&&(l||t.does==="play")&&(n.options?.seat??nt)===nt?n.options:void 0,p=c?new Set(W(c.from)):null,u=e.chosen.value,d=f=>{if(!c)return;let h=new Set(l?u:[]);if(u.has(f))h.delete(f);else if(h.size<(c.pick??1))h.add(f);else return void(e.reply.value=o("lay.full",{n:h.size}));if(Xe(()=>{e.chosen.value=h,e.reply.value=""}),l)return;h.size===1&&p?.has(f)?e.reply.value=o("page.learn.tap"):e.play(f)},$=f=>c&&e.play(f),m=n.phase==="lay"&&t.worth?mt(n.options?.worth??""):null;return i`<section class=${`mine ${c?"asked":""}`} aria-label=${o("page.yourhand")}>
		<div class="me">
			<${Kt} view=${n} seat=${nt} name=${a} place="south" own chair=${void 0} now=${0} open=${null}
				winner=${s?.winner===nt} laid=${An(se(e.lesson.variant),n.phase)} />
			${n.aside?i`<div class="laid" role="group" aria-label=${o("page.aside")}>${fe(n.aside)}</div>`:null}
		</div>
		<${Jt} cards=${Ia(n,nt)} can=${p} chosen=${u} values=${m}
			label=${o("page.yourhand")} twice=${l} onpick=${d} onplay=${$} />
	</section>`}function cx(e){x(()=>{function t(n){let s=n.target,a=n.ctrlKey||n.metaKey||n.altKey||n.shiftKey;if(n.defaultPrevented||a||s.closest("input, select, textarea, dialog"))return;let r=s.closest(".asking, .head, .felt, .hand")?.matches(":not(.asking)");if(n.key==="ArrowRight"&&!r)e.forward();else if(n.key==="ArrowLeft"&&!r)e.back();else if(!e.moving.peek()&&e.step().ask?.includes(Number(n.key)))e.answer(n.key);else if(!Mr(".lesson .hand",n.key))return;n.preventDefault()}return document.addEventListener("keydown",t),()=>document.removeEventListener("keydown",t)},[e])}var Wf={complaints:ux,people:$x,sanctions:fx,tables:hx,groups:yx,evenings:vx,log:wx};function px(e){let{value:t,wrong:n}=j(async()=>(await Pe("there"),!0),M.value?.id),[s,a]=y("complaints");if(!t||!M.value?.operator)return i`<${U} title=${o("page.nav.operate")} wrong=${n} text=${t?o("page.operate.refused"):""} />`;let r=Wf[s];return i`<main id="main" tabindex="-1" class="operate">
		<h1>${o("page.nav.operate")}</h1>
		<${K} hidden label=${o("page.nav.operate")} value=${s} onchange=${a}
			options=${V("page.operate",...Object.keys(Wf))} />
		<${r} key=${s} />
	</main>`}var js=e=>G(e,{dateStyle:"medium",timeStyle:"short"});function Er({asked:e,empty:t,children:n}){return e.value?t?i`<p class="soft" role="status">${o("page.operate.none")}</p>`:i`<ul class="found">${n}</ul>`:i`<p class=${e.wrong?"trouble":"soft"} role="status">${e.wrong??""}</p>`}function ux(){let[e,t]=y(0),n={closed:!1,before:0,whom:"",after:0},[s,a]=y(n),r=j(()=>gu(s),e,s),l=r.value?.complaints??[],c=l.at(-1)?.id??0,p=r.value?.after,u=()=>(t(e+1),void Pe("there").catch(()=>{}));return i`<${ye} label=${o("page.operate.complaints.closed")} checked=${s.closed}
			onchange=${d=>a({...n,closed:d})} />
		<${Er} asked=${r} empty=${l.length===0}>${l.map(d=>i`<li key=${d.id}>
				<${dx} complaint=${d} ondone=${u} />
				${d.count&&d.count>1?i`<${k} plain onclick=${()=>a({...n,whom:d.whom})}
						say=${o("page.operate.complaints.about",{n:d.count})} />`:null}
			</li>`)}<//>
		${s.closed&&c>1?i`<${k} onclick=${()=>a({...s,before:c})} say=${o("page.operate.older")} />`:null}
		${s.whom||s.after?i`<${k} onclick=${()=>a(n)} say=${o("page.operate.complaints.first")} />`:null}
		${p?i`<${k} onclick=${()=>a({...s,after:p})} say=${o("page.more")} />`:null}`}function dx({complaint:e,ondone:t}){let{id:n,at:s,by:a,from:r=a,whom:l,about:c,called:p,table:u,match:d,lines:$=[],text:m}=e,{appeal:f,outcome:h,answer:g,watching:v}=e,b=p&&c&&!c.startsWith(`${p}·`);return i`<h2>${o(f?"page.operate.appeal":"page.operate.complaint",{n})}</h2>
		<p class="soft small">${js(s)} ·${" "}${f?o("page.operate.appeal.against",{n:f}):i`<a href=${`/t/${u}`}>${o("page.operate.at",{table:u,match:d})}</a>`}</p>
		${f?null:i`<${dc} id=${a} say=${o("page.operate.from",{id:r})} />`}
		${v?i`<span class="soft small">${o("page.operate.watching")}</span>`:null}
		${$.map(w=>i`<blockquote key=${w.seq}>${w.text}</blockquote>`)}
		${m?i`<p>${m}</p>`:null}
		${b?i`<p class="small">${o("page.operate.called",{name:p})}</p>`:null}
		${h?i`<${dc} id=${l} say=${c??l} />
				${g?i`<${mc} entries=${[g]} />`:i`<p>${o(`page.operate.act.${h}`)}</p>`}`:c?i`<${Pr} id=${l} complaint=${n} ondone=${t} />`:i`<p class="soft small">${l}</p>
					<${hn} whom=${l} acts=${["dismiss"]} complaint=${n} ondone=${t} />`}`}function $c({label:e,onfind:t}){let[n,s]=y("");return i`<form class="row" onsubmit=${r=>(r.preventDefault(),t(n.trim()))}>
		<${_} label=${e} value=${n} oninput=${s} />
		<button class="button">${o("page.operate.find")}</button>
	</form>`}function Cr({asked:e,all:t=[],say:n,above:s,within:a}){let[r,l]=y("");return i`<${Er} asked=${e} empty=${t.length===0}>${t.map(c=>i`<li key=${c.id}>
			${s?.(c)}
			<button type="button" class="button plain" aria-expanded=${r===c.id}
				onclick=${()=>l(r===c.id?"":c.id)}>${n(c)}</button>
			${r===c.id?a(c):null}
		</li>`)}<//>`}function $x(){let[e,t]=y(""),n=j(()=>pu({find:e}),e);return i`<${$c} label=${o("page.operate.who")} onfind=${t} />
		<${Cr} asked=${n} all=${n.value?.people} say=${s=>s.tagged}
			within=${s=>i`<${Pr} id=${s.id} />`} />
		${n.value?.more?i`<p class="soft">${o("page.operate.more")}</p>`:null}
		<h2>${o("page.operate.network")}</h2>
		<${mx} />`}function mx(){let[e,t]=y("");return i`<${_} label=${o("page.operate.network.which")} value=${e} oninput=${t} />
		${e.trim()?i`<${hn} whom=${e.trim()} acts=${["ban","ban-all","lift-ban"]} />`:null}`}function fx(){let[e,t]=y(0),n=j(()=>du({}),e),s=n.value?.sanctioned.map(r=>({...r,id:r.whom})),a=()=>t(e+1);return i`<${Cr} asked=${n} all=${s} say=${r=>r.tagged??r.whom}
		above=${r=>i`<${If} of=${r} />`}
		within=${r=>r.tagged?i`<${Pr} id=${r.whom} ondone=${a} />`:i`<${hn} whom=${r.whom} acts=${["lift"]} ondone=${a} />`} />
		${n.value?.more?i`<p class="soft">${o("page.operate.sanctions.more")}</p>`:null}`}function If({of:{banned:e,bannedUntil:t,bannedFor:n,all:s,network:a,silenced:r,silencedUntil:l,silencedFor:c}}){let p=(u,d,$)=>{let m=d?` ${o("page.operate.until.short",{date:js(d)})}`:"",f=u==="ban"&&a?` · ${o("page.operate.networks")}`:"";return i`<p><b>${o("page.operate.sanctions.one",{act:u})}</b>${m}${f}: ${$}</p>`};return i`${e?p(s?"ban-all":"ban",t,n):null}
		${r?p("silence",l,c):null}`}function Pr({id:e,complaint:t,ondone:n}){let[s,a]=y(0),{value:r,wrong:l}=j(()=>uu({player:e}),e,s);if(!r)return i`<p class=${l?"trouble":"soft"} role="status">${l??""}</p>`;let{banned:c,silenced:p}=r.sanctions,u=["silence","ban","rename",...c?["lift-ban"]:[],...p?["lift-silence"]:[],...t?["dismiss"]:[],"link","end-keys",...r.aliasOf?["split"]:[],"erase"],d=()=>(a(s+1),n?.());return i`<p><b>${r.tagged}</b> <span class="soft small">${e} · ${js(r.created)}</span></p>
		${r.former?.length?i`<p class="small">${o("page.operate.former",{names:r.former.join(", ")})}</p>`:null}
		${r.aliasOf?i`<p class="small">${o("page.operate.became",{id:r.aliasOf})}</p>`:null}
		${r.aliases.map($=>i`<${dc} key=${$} id=${$} ondone=${d}
			say=${o("page.operate.also",{ids:$})} />`)}
		<${If} of=${r.sanctions} />
		${r.tables.map($=>i`<${qf} key=${$.id} table=${$} />`)}
		<${hn} whom=${e} acts=${u} called=${r.name} complaint=${t}
			networks=${r.networks} others=${r.others} ondone=${d} />
		${r.audit.length?i`<${mc} entries=${r.audit} />`:null}`}function dc({id:e,say:t,ondone:n}){let[s,a]=y(!1);return i`<${k} plain aria-expanded=${s} onclick=${()=>a(!s)} say=${t} />
		${s?i`<div class="within"><${Pr} id=${e} ondone=${n} /></div>`:null}`}var qf=({table:e})=>i`<p class="small">
	<a href=${`/t/${e.id}`}>${e.id}</a> · ${Ae(e.variant)} · ${o(`page.operate.status.${e.status}`)} ·${" "}
	${e.chairs.map(t=>t.name).filter(Boolean).join(", ")}
</p>`;function hn({whom:e,acts:t,called:n="",table:s,complaint:a,networks:r=0,others:l=0,ondone:c}){let p={act:t[0]??"",day:"",reason:"",name:"",network:!1,id:""},[u,d]=y(p),$=A=>d(N=>({...N,...A,id:le()})),m=Y($),{busy:f,once:h}=C(),[g,v]=y(""),b=u.act==="rename"||u.act==="erase",w=["silence","ban","ban-all"].includes(u.act);return i`<form class="acts" onsubmit=${A=>{A.preventDefault(),h(async()=>{let N=await vi({id:u.id,act:u.act,whom:e,reason:u.reason,...w&&u.day?{until:Date.parse(u.day)}:{},...b?{name:u.name}:{},...u.act==="ban"&&u.network?{network:!0}:{},...s&&u.act==="remove"?{table:s}:{},...a?{complaint:a}:{}});T(o("page.operate.done")),v(N.link?location.origin+N.link:""),d(p),c?.()})}}>
		<${I} label=${o("page.operate.act")} value=${u.act} options=${V("page.operate.act",...t)}
			onchange=${m("act")} />
		${u.act==="erase"?i`<p class="small">${o("page.operate.erase.about")}</p>`:null}
		${b?i`<${_}
				label=${u.act==="rename"?o("page.operate.name"):o("page.operate.erase.name",{name:n})}
				value=${u.name} required oninput=${m("name")} />`:null}
		${w?i`<${_} type="date" label=${o("page.operate.until")} value=${u.day} oninput=${m("day")} />`:null}
		${u.act==="ban"&&r?i`<${ye} label=${o("page.operate.ban.network",{n:r,others:l})} checked=${u.network}
				onchange=${A=>$({network:A})} />`:null}
		<${_} label=${o(w?"page.operate.reason":"page.operate.reason.kept")} maxlength="200" required
			value=${u.reason} oninput=${m("reason")} />
		<button class="button" aria-busy=${f}
			disabled=${u.act==="erase"&&u.name!==n}>${o("page.operate.do")}</button>
		${g?i`<p class="small">${o("page.operate.link.about")} <code>${g}</code></p>`:null}
	</form>`}function hx(){let[e,t]=y(""),[n,s]=y(0),a=j(()=>$u({find:e}),e,n);return i`<${$c} label=${o("page.operate.where")} onfind=${t} />
		<${Cr} asked=${a} all=${a.value?.tables} say=${()=>o("page.operate.show")}
			above=${r=>i`<${qf} table=${r} />`}
			within=${r=>i`<${gx} id=${r.id} ondone=${()=>s(n+1)} />`} />`}function gx({id:e,ondone:t}){let[n,s]=y(0),{value:a,wrong:r}=j(()=>mu({table:e}),e,n),l=()=>(s(n+1),t());if(!a)return i`<p class=${r?"trouble":"soft"} role="status">${r??""}</p>`;let c=a.chairs.filter(p=>p.player);return i`${a.talk.map(p=>i`<p key=${p.seq} class="small"><b>${p.name}</b> ${p.text}</p>`)}
		<${hn} whom=${e} acts=${["close"]} ondone=${l} />
		${c.map(p=>i`<h2 key=${p.player}>${p.name}</h2>
			<${hn} whom=${p.player??""} table=${e} acts=${["remove"]} ondone=${l} />`)}`}function yx(){let[e,t]=y(""),[n,s]=y(0),a=j(()=>fu({find:e}),e,n);return i`<${$c} label=${o("page.groups.name")} onfind=${t} />
		<${Cr} asked=${a} all=${a.value?.groups} say=${r=>r.name}
			within=${r=>i`<${bx} id=${r.id} ondone=${()=>s(n+1)} />`} />`}function bx({id:e,ondone:t}){let{value:n,wrong:s}=j(()=>hu({group:e}),e);return n?i`<p class="soft small">${e} · ${js(n.since)}</p>
		<ul>${n.members.map(a=>i`<li key=${a.id}>${a.name}<span class="soft">·${a.tag}</span><${xa} of=${a.role} /></li>`)}</ul>
		<${hn} whom=${e} acts=${["end-group"]} ondone=${t} />`:i`<p class=${s?"trouble":"soft"} role="status">${s??""}</p>`}function vx(){let[e,t]=y(0),n=j(()=>Yn({}),e),s=()=>t(e+1),a=(n.value?.evenings??[]).filter(l=>!l.group),r=async(l,c)=>{await vi({id:le(),act:"evening",whom:"",evening:l,reason:c}),s()};return i`<${Er} asked=${n} empty=${a.length===0}>${a.map(l=>i`<li key=${l.id}>
			<b>${G(l.begins,{weekday:"long",hour:"numeric",minute:"2-digit",timeZone:l.zone})} ${l.zone}</b>
			<span>${Ae(l.variant)} · ${l.games??0} · ${l.clock} · ${o(`page.level.${l.bot}`)}</span>
			<${hn} whom=${l.id} acts=${["end-evening"]} ondone=${s} />
		</li>`)}<//>
		<h2>${o("page.operate.act.evening")}</h2>
		<${Dl} reasoned begin=${r} />`}function wx(){let[e,t]=y(0),n=j(()=>yu({before:e}),e),s=n.value?.entries??[],a=s.at(-1)?.n??0;return i`<${Er} asked=${n} empty=${s.length===0}><li><${mc} entries=${s} /></li><//>
		${a>1?i`<${k} onclick=${()=>t(a)} say=${o("page.operate.older")} />`:null}`}var mc=({entries:e})=>i`<ol class="small entries" aria-label=${o("page.operate.log")}>${e.map(t=>i`<li key=${t.n} value=${t.n}>
		${js(t.at)} · ${t.operator} · <b>${o(`page.operate.act.${t.act}`)}</b> ${t.whom} ${t.table??""}${" "}
		${t.former?`${t.former} → ${t.name} `:""}${t.networks?`${o("page.operate.networks")} `:""}
		${t.until?`${o("page.operate.until.short",{date:js(t.until)})} `:""}
		${t.complaint?`· ${o("page.operate.complaint",{n:t.complaint})} `:""}· ${t.reason}
	</li>`)}</ol>`;var kx=15e3;function xx({mine:e,room:t,chief:n,name:s,ondrawn:a}){let{turn:r}=He(kx),{value:l}=j(async()=>{let w=xs(),O=await Rp({},{where:"there"});return Nl(O,w),kr.value=O.followed??0,O},r,M.value?.id),[{height:c}]=y(t),p=B(null),u=cm(),d=Bl(u),$=new Set(e.filter(w=>w.status!=="gathering").map(({id:w})=>w)),m=u.filter(w=>ga(w,d)&&!$.has(w.table??"")),f=l?.tables.filter(w=>!_n(w))??[],h=m.length+f.length,g=m.some(El),v=g||f.some(w=>w.status==="gathering"),b=l?.others??0;return x(()=>{if(!l)return;let w=h+b>0?p.current?.offsetHeight??0:0;a({height:w,calls:v,tables:m.flatMap(O=>O.table??[])})}),l?h+b===0&&!c?null:i`<section class="on" ref=${p}>
		${h>0?i`<h2>${o("page.home.now")}</h2>`:null}
		${m.length>0?i`<${Cl} all=${m} now=${d} name=${s} chief=${n} />`:null}
		<${Sr} tables=${f} chief=${n&&!g} />
		${b>0||h===0?i`<p class="soft">${o("page.home.others",{n:b})}</p>`:null}
	</section>`:c?i`<section class="on" style=${{minHeight:`${c}px`}}></section>`:null}var Dr=(e,t)=>e?o(`page.line.${e}`):o(t==="lost"?"page.line.back":"page.line.saved"),Lr=e=>e.waiting.value.filter(t=>t.late),_f=e=>[e.split(" ")[0]??"",e.split(" ").slice(1).join(" ")],Sx={ready:"page.ready",unready:"page.unready",claim:"page.claim",stand:"page.leave",back:"page.back",resume:"page.resume",sit:"page.sit",undo:"page.undo",redo:"page.do.redo",replay:"page.do.replay",pause:"page.do.pause",abandon:"page.abandon"};function Oa({do:e,act:t="",text:n="",on:s=!1}){let[a,r]=_f(t);return e==="chat"?o("page.unsent.chat",{text:n}):e==="answer"?o(s?"page.agree":"page.disagree"):e!=="act"?o(Sx[e==="ask"?n:e]??"page.unsent.other"):a==="play"||a==="lay"?L(W(r).map(l=>Qt(l))):a==="name"?H(r):$e(t)}function Ox({command:e}){let[t,n]=_f(e.act??"");return e.do==="act"&&(t==="play"||t==="lay")?i`<span class="of">${fe(n)}</span>`:i`<b>${Oa(e)}</b>`}function fc({unsent:e,told:t=""}){return Lr(e).map(n=>i`<p key=${n.command.id} class="unsent">
		<span>${o(n.undo?"page.unsent.stopping":"page.unsent")} <${Ox} command=${n.command} /></span>
		${n.undo?null:i`<button type="button" class="button plain" onclick=${()=>e.withdraw(n.command.id)}>
					${o("page.unsent.stop")}<span class="unseen"> ${Oa(n.command)}</span>
				</button>`}
		${n.why&&!t?i`<small>${n.why}</small>`:null}
	</p>`)}function Ff({table:e}){let t=e.wrong.value,n=B("");x(()=>{n.current&&!t&&!E.spoken.peek()&&T(Dr("",n.current),!0),n.current=t},[t]);let s=E.spoken.value?{}:{role:"status"};return i`<div class="signs" ...${s}>
		${t?i`<p class="cut"><span aria-hidden="true" class="broken"></span>${Dr(t,"")}</p>`:null}
		<${fc} unsent=${e.unsent} told=${t} />
	</div>`}function Aa(e,{seat:t,view:n,table:{stage:s}}){return!!(e.guides()&&t!==void 0&&s==="playing"&&n?.phase&&n.phase!=="over")}var Wr="AKQJ",Kf=({trump:e},t)=>(me(t)===e?Wr:"AK").includes(Hn(t));function Jf(e,t){let n=W(e.hand).filter(r=>!t.includes(r)),s=r=>(me(r)===e.trump?2:0)-Wr.indexOf(Hn(r)),a=r=>n.filter(l=>me(l)===me(r)).length;return n.filter(r=>Kf(e,r)).toSorted((r,l)=>s(l)-s(r)||a(r)-a(l))}var Rr=e=>L(e.map(t=>ct(t)));function Ax(e,t,n,s,a){let[r]=t;if(r&&a)return[o("coach.bid.spare",{how:"danger",n:t.length,cards:Rr(t)})];let l=n.filter(p=>Kf(e,p));if(r){let p=$=>[...Wr.slice(0,Wr.indexOf(Hn($)))].every(m=>e.hand?.includes(m+me($))),u=t.filter($=>p($)===p(r)),d=p(r)?"CDHS".includes(e.trump??"")&&e.trump?"trumped":"late":"beaten";return[o("coach.bid.spare",{how:d,n:u.length,cards:Rr(u)})]}let c={spare:s?"yes":"no",n:l.length,cards:Rr(l)};return l.length?[o("coach.bid.away",c)]:[]}var Mx=.85;function Uf({bids:e}){let[t,...n]=e?.[0]?.premiums??[];return(t&&n.reduce((a,r)=>r.points>a.points&&r.chance>=Mx?r:a,t))?.offer.split(" ")[0]??"pass"}var Gf=(e,{game:t,deal:n})=>`${e.id} ${t} ${n}`;function Ir(e,t){let n=e.advice.value,s=n&&t.phase==="lay"&&t.deal>0&&Uf(n.advice)!=="pass";return E.premiums.value!==""||!!s}var Tx=4;function jx(e,t){let n=t.bids?.[0];if(!n)return"";let s=W(n.best),a=Jf(e,s),r=a.slice(0,n.tricks),l=r.length===n.tricks,c=W(e.hand).filter(u=>me(u)===e.trump&&!s.includes(u)).length,p=[o("coach.bid",{n:n.tricks})];if(n.tricks>0){let u=l?"high":r.length?"some":"none";p.push(o(`coach.bid.${u}`,{n:r.length,cards:Rr(r),trumps:c<Tx?0:c}))}return p.push(...Ax(e,a.slice(n.tricks),s,l,n.tricks===0)),p.join(" ")}function Nx(e,t,n,s){let{declare:a=0,reveal:r=0}=t?.offers??{},l=Uf(e),c=n?[o("coach.wager",{declare:a,reveal:r})]:[];return s&&l!=="pass"&&c.push(o(`coach.premium.${l}`)),c.join(" ")}function Bx(e,t,n){let s=e.premium?.findIndex(l=>l!=="")??-1,a=s===e.seat?e.bid:e.shown?.[s]?.bid;if(s<0||a===void 0||bn(e)>0)return[];let r=n?.offers[e.premium?.[s]?.startsWith("declare")?"declare":"reveal"]??0;return[o("coach.holds",{you:s===e.seat?"yes":"no",name:t[s]??"",bid:a,points:r})]}function Ex(e,t,n){let[s,a]=[e.bid??0,e.won?.[t]??0],r=(n?Nn(n):9)-bn(e);if(r===0)return[];switch(e.contract?.[t]){case"lost":return[o(a>s?"coach.over":"coach.under",{more:W(e.hand).length>1?"yes":"no"})];case"kept":return[o("coach.enough",{bid:s}),Hf("coach.avoid",e)];case"short":{let l=s>a?s-a:r;return l===r?[o("coach.all",{left:r})]:[o("coach.need",{won:a,need:l,left:r}),Hf("coach.win",e)]}}return[]}function Vf(e){let t=e.options;return t?.kind==="play"&&t.seat===void 0&&W(t.from).length>1}var zf=({contract:e},t=0)=>["kept","short"].includes(e?.[t]??""),Cx=["lost","enough","all","some","few"],gc=.02;function Px(e,t){let n=fd(e);return n&&n.chance>=t.chance-gc?[ls(t,n,Tt)]:[]}var hc={chance:.05,points:2};function Dx(e,t){let{bids:n=[],choices:s,contract:a}=t,[r]=n;if(r){let p=n.find(u=>u.chance>=r.chance-hc.chance&&u.points>=r.points-hc.points&&Jf(e,W(u.best)).length===u.tricks);return p?{...t,act:`lay ${p.best}`,bids:[p,...n.filter(u=>u!==p)]}:t}let[l]=s;if(!l||t.phase!=="play"||a==="lost")return t;let c=s.reduce((p,u)=>u.chance>p.chance+gc?u:p,l);return c===l?t:{...t,act:c.act,why:[],choices:[c,...s.filter(p=>p!==c)]}}var yc=e=>e.guides()&&e.advice.value!==null;async function qr(e){let t=e.view.peek();if(!yc(e))return e.hint(n=>t&&e.guides()?Dx(t,n):n)}function Lx(e,t,n){let[s,...a]=t.choices;if(!s||!a.length||t.phase!=="play")return cs(t,n).join(" ");let r=t.act.replace(/^play /,""),l=e.options?.led&&!e.options.follow&&me(r)!==e.trump,c=Rt((t.why??[]).filter(({kind:u})=>!Cx.includes(u)),!0),p=c.length?[...c,...Px(t,s)]:Wx(t);return[o("coach.card",{how:l?"away":"play",card:ct(r)}),...p].join(" ")}var Rx=.05;function Wx({choices:e,contract:t}){let[n,...s]=e,a=p=>Math.round(p.chance*10);if(t==="lost")return[o("coach.because",{how:"spoil"})];let r=s.filter(p=>p.chance<n.chance-gc),l=r.filter(p=>a(p)<a(n)).toSorted((p,u)=>u.chance-p.chance)[0],c=l&&{a:a(n),b:a(l),other:Tt(l.act)};return c?[o("coach.because",{how:"likely",...c})]:r.length?[]:s.every(p=>Mt(p)==="close")?[o("coach.because",{how:"even",n:s.length})]:[o("coach.because",{how:n.chance<Rx?"faint":"free"})]}function Hf(e,t){if(!Vf(t))return"";let{options:n,trick:s=[],trump:a,won:r=[]}=t,l=W(n.from),c=s.length===r.length-1,p=l.some(u=>me(u)===a)?"ruff":"discard";return o(e,{turn:n.led?n.follow?c?"last":"middle":p:"lead"})}function Ix(e,t,n,s,a){let r=Bx(e,n,s),l=r.length?r:Ex(e,t,s);return a?l.slice(0,1):l}function qx({bids:[e,...t]=[]},n){let s=t.find(r=>r.tricks===n);return e&&s&&s.chance<e.chance-hc.chance?o("coach.bid.risky",{bid:S(n),best:S(e.tricks)}):""}function _x(e,t,n,s,a){return[!s||a?jx(e,t):qx(t,vn([...n],e.options?.worth??"")),o(s?"coach.bid.lay":"coach.bid.own")].filter(Boolean).join(" ")}function Fx(e,t,n,s){let a=e.chosen.value,r=W(n.bids?.[0]?.best),l=a.size===t.options?.pick,c=E.spoken.value,p=["",Gf(e,t)].includes(E.premiums.value),u=r.every(m=>a.has(m)),$=(l||c)&&Ir(e,t)?Nx(n,s,p,u||c):"";return $&&!c?$:[_x(t,n,a,l,u),$].filter(Boolean).join(" ")}function zx(e,t){x(()=>{E.spoken.peek()?e.coached.value=t:t&&T(t,!0)},[t])}function Zf({table:e,message:t,names:n,variant:s}){let a=t.view,r=a.phase==="lay",l=e.intended.value===""&&e.busy.value==="",c=l&&r&&a.options,u=c||l&&zf(a,t.seat)&&Vf(a)?`${a.game} ${a.deal} ${a.phase} ${bn(a)}`:"",d=e.current.value,[$,m]=y("");x(()=>{!u||!d||e.advice.peek()||qr(e).finally(()=>m(u))},[u,d]);let f=c&&Ir(e,a);x(()=>{f&&(E.premiums.value||=Gf(e,a))},[f]);let h=e.advice.value?.advice,g=[...a.phase==="play"?Ix(a,t.seat??0,n,s,!!h):[],...h&&!r?[Lx(a,h,s)]:[],...c&&h?[Fx(e,a,h,s)]:[]].filter(Boolean).join(" "),v=u!==""&&(h!==void 0||$===u);zx(e,v||a.phase==="play"&&!zf(a,t.seat)?g:"");let b=c?h?.bids?.[0]?.best:void 0,w=b&&e.chosen.value.size<W(b).length;return i`<section class="hint coach" aria-label=${o("coach.title")}>
		<header><h2>${o("coach.title")}</h2><${k} plain onclick=${go} say=${o("coach.off")} /></header>
		<p aria-busy=${u!==""&&!v}>
			${ae(e.thinking.value?`${g} ${o("coach.thinking")}`:g)}
		</p>
		${w?i`<div class="proposed"><span class="act">${fe(b)}</span><${k} chief onclick=${()=>e.heed()}
					say=${o("page.hint.choose")} /></div>`:null}
	</section>`}var Qf={times:100,each:50},Hx=2**31-1,Kx=50,Jx=({settings:e,host:t,talk:n,...s})=>s;function Ux(e,t){let n=t.view?.options?.kind==="offer"?t.view.options.acts??[]:[],s=t.event.do==="act"&&Aa(e,t)&&E.premiums.peek()==="";return[e.intended.peek(),s?"pass":""].find(a=>n.includes(a))}var _r=class{#e;#t;#n=Promise.resolve();#s=null;#a=null;#r=[];#i="";#l=!1;#c=0;#u=0;#o=new Set;#p=!1;#$="";constructor(t,n,s){this.#e=t,this.#t=n,this.rules=s}end(){this.#p=!0,clearTimeout(this.#u)}hear(t){this.#s=t;let n=Ux(this.#e,t),{options:s,...a}=t.view??{};this.#r.push(Jx(n&&t.view?{...t,view:a}:t)),this.#m(()=>this.#d()),n&&!this.#e.intended.peek()&&this.#m(()=>this.#b({do:"act",act:n}))}advise(t){return this.#m(async()=>this.#t([t]))}obey(t){return this.#m(()=>this.#g(t))}line(t){t!==this.#$&&this.#t([Dr(t,this.#$)]),this.#$=t}#m(t){let n=this.#n.then(()=>this.#p?void 0:t());return this.#n=n.catch(s=>this.#t([P(s)]))}async#d(t){let n=this.#r.slice(0,Kx);if(!t&&n.length===0)return;let{settings:s,host:a}=this.#e.settled.peek(),r=await Vn(()=>gp({lang:re.peek(),link:this.#f(),now:this.#e.now(),settings:s,host:a,news:n,mind:this.#i,...this.#a&&{before:this.#a},refused:this.#l,...t}));if(this.#r.splice(0,n.length),this.#a=n.at(-1)??this.#a,this.#i=r.mind??"",clearTimeout(this.#u),r.again){let l=Math.min(r.again-this.#e.now(),Hx);this.#u=setTimeout(()=>{this.#m(()=>this.#d({}))},l)}return this.#l=!1,this.#p||this.#t(r.said),r}#f(){return he(this.#e.id)?"":`${location.origin}${location.pathname}`}async#v(){for(let t=0;(this.#s?.seq??0)<this.#c&&t<Qf.times;t++)await new Promise(n=>setTimeout(n,Qf.each))}async#g(t){await this.#v();let n=await this.#d({line:t.normalize("NFC")});if(n?.do)return this.#b(n.do,n.done);switch(n?.want){case"hint":{let{advice:s}=await this.#e.port.hint();return await this.#d({hint:s}),this.#t(cs(s,this.rules(),a=>Oa({id:"",do:"act",act:a})))}case"report":return void this.#k();case"link":return us(this.#f());case"quit":return J(this.#y())}}#y(){let{table:{stage:t,match:n}={stage:"",match:0},view:s}=this.#s??{},a=t==="waiting"&&n>0?ma(this.#e.id,this.#e.settled.peek().settings):void 0;return a?(s?.phase==="over"?a.played:a.givenUp).href:"/"}async#b({id:t,...n},s=[]){if(n.do==="ask"&&n.text==="undo"&&this.#e.stopLate())return;if(M.peek()||await $o(o("page.guest")),n.do==="ready")return this.#h(await this.#e.ready());let{answered:a,late:r}=this.#e.put(n),l=a.then(u=>{this.#h(u),u&&this.#t(s),u?.late&&this.#t([o("page.unsent.late")])},u=>{this.#l=!0,this.#t([P(u)])}),c=r.then(()=>!0);if(!await Promise.race([l,c]))return;let p=n.do==="act"?"act":"other";this.#t([o("page.unsent.typed",{what:Oa({id:"",...n}),undo:p,command:o("cmd.undo")})])}#h(t){this.#c=Math.max(this.#c,t?.seq??0)}async#k(){let{table:{match:t}={match:0},view:n}=this.#s??{},s=`${t} ${n?.deal}`;if(!this.#o.has(s)){this.#o.add(s);try{let a;for await(a of qs(this.#e.id,t,n?.deal??0,()=>!this.#p));a&&await this.#m(()=>this.#d({report:a}))}catch(a){this.#t([P(a)])}this.#o.delete(s)}}};var Yf={lines:250,typed:50};function Ma(){let[e,t]=y([]),n=B(0);return{lines:e,print:(a,r=!1)=>{let l=a.map(c=>({id:n.current++,text:c,typed:r}));l.length&&t(c=>[...c,...l].slice(-Yf.lines))}}}function Ta({lines:e,print:t,obey:n}){let s=a=>{a&&t([`› ${a}`],!0),n(a)};return i`<section class="speech" aria-label=${o("page.speech.region")}>
		<${Gx} onsend=${s} />
		<${Vx} lines=${e} />
	</section>`}function Xf({table:e,variant:t}){let n=Ma(),s=B(t);s.current=t;let a=je(()=>new _r(e,n.print,()=>s.current),[e]);return x(()=>{let r=e.newest.subscribe(p=>p&&a.hear(p)),l=e.coached.subscribe(p=>p&&void a.advise(p)),c=e.wrong.subscribe(p=>a.line(p));return()=>{c(),l(),r(),a.end()}},[a]),i`<${Ta} ...${n} obey=${r=>{a.obey(r)}} />`}function Gx({onsend:e}){let t=B(null),n=B({all:[],at:0});x(()=>t.current?.focus(),[]);function s(r){r.preventDefault();let l=t.current?.value.trim()??"";t.current&&(t.current.value=""),l&&(n.current.all=[...n.current.all.filter(c=>c!==l),l].slice(-Yf.typed)),n.current.at=n.current.all.length,e(l)}function a(r){let l=r.key==="ArrowUp"?-1:r.key==="ArrowDown"?1:0;if(!l||!t.current)return;r.preventDefault();let{all:c,at:p}=n.current;n.current.at=Math.max(0,Math.min(c.length,p+l));let u=c[n.current.at]??"";t.current.value=u,t.current.setSelectionRange(u.length,u.length)}return i`<form onsubmit=${s}>
		<label for="command">${o("page.speech.field")}</label>
		<input id="command" name="command" type="text" ref=${t} onkeydown=${a}
			autocomplete="off" autocapitalize="off" autocorrect="off" spellcheck=${!1} enterkeyhint="send" maxlength="400" />
		<button class="button">${o("page.speech.do")}</button>
	</form>`}function Vx({lines:e}){let t=B(null);return we(()=>{t.current&&(t.current.scrollTop=t.current.scrollHeight)},[e]),i`<div class="log" role="log" aria-live="polite" aria-label=${o("page.speech.log")} tabindex="0" ref=${t}>
		${e.map(({id:n,text:s,typed:a})=>i`<p key=${n} ...${a?{class:"typed","aria-hidden":"true"}:{class:""}}>${s}</p>`)}
	</div>`}function Zx({trump:e}){if(e.by==="turnup")return[];let t=e.by==="rotation"?e.rotation:["none",e.first??"none","C","D","H","S"];return[...new Set(t)].filter(Boolean)}function Fr({opening:e,names:t,rules:n,set:s}){if(!n)return null;let a=Zx(n),r=e??{totals:t.map(()=>0),trump:a[0]};return i`<details open=${e!==void 0}>
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
			${a.length?i`<${K} label=${o("page.pad.opening.trump")} value=${r.trump??"none"}
						options=${a.map(l=>[l,H(l)])}
						onchange=${l=>s({...r,trump:l})} />`:null}
		</div>
	</details>`}var zr=e=>{if(!e)return;let{trump:t,...n}=e,s=t&&t!=="none"?{...n,trump:t}:n;return s.trump||s.deals||s.totals.some(a=>a!==0)?s:void 0};var Re=(e,t)=>t===void 0?"":e.seats[t]||(t<e.choices.live?o("seat",{n:t+1}):o("dummy")),Et=e=>e.seats.map((t,n)=>Re(e,n)),eh=({rules:e,house:t})=>t?e.name:o(`variant.${e.id}`),ja=e=>{let t=e.date?Date.parse(`${e.date}T12:00`):NaN;return Number.isNaN(t)?eh(e):`${eh(e)} · ${G(t,{dateStyle:"long"})}`};function Na(e){let t=e.map(n=>n.trim().toLowerCase());return e.find((n,s)=>t[s]&&t.indexOf(t[s])<s)}function gn(e){let t=Et(e),{end:n}=e;if(n&&!n.cut)return o("page.winner",{names:L(n.winners.map(r=>t[r]??"")),n:n.winners.length,you:"no"});let s=Math.max(...e.totals),a=t.filter((r,l)=>e.totals[l]===s);return e.deals.length===0?"":o("page.pad.leads",{names:L(a),n:a.length,points:S(s),over:n?"yes":"no"})}function th(e){let t=Et(e),n=(r,l)=>r.map((c,p)=>`${t[p]} ${l(c)}`).join(", "),s=e.deals.map(r=>{let l=r.points.map((c,p)=>`${t[p]} ${ie(c)}${r.made[p]?" •":""}`).join(", ");return`${r.deal+1}. ${H(r.trump)}: ${l}`}),a=e.settlement??[];return[`Ninety-Nine · ${ja(e)}`,n(e.totals,S),gn(e),"",...s,"",...a].join(`
`).replaceAll(/\n{3,}/g,`

`).trim()}var Qx=e=>({hands:e.seats.map(()=>({}))}),Yx=e=>!e||!e.trump&&e.hands.every(t=>Object.keys(t).length===0),Xx=3e3,e1=e=>e instanceof pp||e instanceof z&&([429,503].includes(e.status)||e.reason==="unfetched"),Fn=e=>tn(e)?o("page.pad.refused",{text:e.message}):P(e);function t1(e){let{record:t,summary:n,open:s,inserting:a}=e,r=Wo(e),l=Bn(e),c={hands:n.names.map(()=>({}))};return a?{record:t,deal:r,entry:l??c}:s!==null?{record:t,deal:r,...l?{entry:l}:{}}:n.over?{record:t}:{record:t,entry:l??c}}var n1=(e,t)=>JSON.stringify(e)===JSON.stringify(t),s1=(e,t)=>xn({lang:re.peek(),...e},t),Hr=class{wrong=D("");busy=D(!1);#e;#t=D(null);#n=D(0);#s="";#a=new AbortController;#r=0;#i=[];#l=[];#c=null;#u="";#o;constructor(t,n=s1){this.id=t,this.#e=n,this.#o=at(()=>this.#$())}close(){this.#o(),this.#a.abort(),clearTimeout(this.#r)}get kept(){return ut(this.id)}get told(){return this.#t.value?.told}get stale(){return this.#t.value?.of!==this.#p()}get deal(){return this.kept?Wo(this.kept):0}get entry(){let{kept:t,told:n}=this;return(t&&Bn(t))??(n?Qx(n):{hands:[]})}get correcting(){return this.kept?.open!==null}get inserting(){return this.kept?.inserting===!0}get undoable(){let{kept:t}=this;return t!==void 0&&(Bn(t)!==void 0||t.past.length>0)}get redoable(){let{kept:t}=this;return t!==void 0&&(this.#l.some(n=>n.of===this.place)||!Bn(t)&&t.next.length>0)}get place(){return`${this.kept?.versions.at(-1)} ${this.kept&&ds(this.kept)}`}#p(){return this.kept?JSON.stringify({lang:re.value,...t1(this.kept)}):""}#$(){let t=this.#p(),n=t&&this.stale?`${this.#n.value} ${t}`:"";if(n===this.#s)return;if(this.#s=n,this.#a.abort(),clearTimeout(this.#r),!n)return void(this.wrong.value="");let{signal:s}=this.#a=new AbortController;this.#e(JSON.parse(t),{signal:s}).then(a=>s.aborted||(this.#t.value={of:t,told:a}),a=>{s.aborted||(this.wrong.value=Fn(a),e1(a)&&(this.#r=Number(setTimeout(()=>this.#n.value++,Xx))))})}set(t){this.#i.push({of:this.place,entry:this.entry}),this.#l=[],this.#m(t)}#m(t){let{kept:n}=this;n&&ve(En(n,ds(n),Yx(t)&&n.open===null?void 0:t))}correct(t){let{kept:n}=this,s=this.told?.deals[t];n&&s&&ve({...En(_t(n),t,n.drafts[t]??s.entry),open:t})}insert(t){let{kept:n}=this;n&&ve({...n,open:t,inserting:!0})}leave(){let{kept:t}=this;t&&ve(_t(En(t,ds(t))))}async#d(t){let n=this.#c;this.busy.value=!0;let s=n?n.then(t,t):t();this.#c=s;try{return await s}finally{this.#c===s&&(this.#c=null,this.busy.value=!1)}}async enter(t=!1){let{kept:n,deal:s,entry:a}=this;if(!n||this.busy.peek())return;let r=ds(n),l={record:n.record,do:n.inserting?"insert":"enter",deal:s,entry:a,...t?{again:t}:{}},c=await this.#d(()=>this.#h(l,(p,u)=>{let d=_t(En(p.record===u.record?p:un(p,u),r)),$=p.drafts[r]??a;return n1($,a)?d:{...En(d,s,$),open:s}}));c&&sh(c)}async propose(t){let n=this.kept?.record??"",s=await this.#e({record:n,...t});if(!s.unfit)return s.fault?void T(nh(s)):s;let a=await this.#e({record:n,...t,again:!0});return a.unfit?s:{...a,unfit:s.unfit,said:[...s.said??[],...a.said??[]]}}async revise(t){let{kept:n}=this;if(!n||this.busy.peek())return;let s=await this.#d(()=>this.#h({record:n.record,...t,again:!0},(a,r)=>r.record===a.record?a:_t({...un(a,r),drafts:a1(a,r)})));s&&sh(s)}async end(){let{kept:t}=this;t&&!this.busy.peek()&&await this.#d(()=>this.#h({record:t.record,do:"stop"},un))}undo=()=>this.#f("past","pad.undone");redo=()=>this.#f("next","pad.redone");async#f(t,n){if(this.busy.peek()||this.#v(t))return;let s=await this.#d(()=>this.#g(t));s&&T(o(n,{what:s}))}#v(t){let{kept:n,place:s,entry:a}=this,r=t==="past",[l,c]=r?[this.#i,this.#l]:[this.#l,this.#i],p=l.findLastIndex(d=>d.of===s);if(r?!n||!Bn(n):p<0)return!1;let[u]=l.splice(Math.max(p,0));return c.push({of:s,entry:a}),p>=0&&u?this.#m(u.entry):this.leave(),!0}async#g(t){let{kept:n}=this,s=n&&Fd(n,t);if(!n||s===void 0)return"";let{act:a="some",deal:r=0}=n[t].at(-1)?.did??{};return await this.#h({record:s},(c,p)=>_t(zd(c,p,t)),n.record)?o(`pad.act.${a}`,{deal:r+1}):""}type(t,n){return this.#d(()=>this.#y(t,n))}async#y(t,n){let{kept:s}=this;if(!s)return[];let a=(p,u)=>o(p).split("|").concat(u).includes(t.trim().toLowerCase());if(a("cmd.undo","undo"))return[await this.#b("past","pad.undone","pad.nothing")];if(a("pad.cmd.redo","redo"))return[await this.#b("next","pad.redone","pad.nothing.again")];let r=`${s.record}
${t}`,l={record:s.record,line:t,lang:n,...r===this.#u?{again:!0}:{}},c=await this.#h(l,(p,u)=>u.record===p.record?p:_t(qd(un(p,u))));return this.#u=c?.again?r:"",c?.said??[]}async#b(t,n,s){if(this.#v(t))return o(n,{what:o("pad.act.some")});let a=await this.#g(t);return a?o(n,{what:a}):o(s)}async#h(t,n,s=t.record){let a=this.#p(),r=await this.#e(t).catch(l=>{T(P(l))});return Lo(this.id),Xe(()=>{let{kept:l}=this;if(!(!r||!l))return r.fault||r.unfit||r.entry?this.#x(t,r,a):l.record!==s&&l.record!==r.record?this.#w(l,t):(this.#k(n(l,r),r),r)})}#k(t,n){let s=this.#p();ve(t);let a=this.#p();a!==s&&(this.#t.value={of:Bn(t)?"":a,told:n})}#x(t,n,s){t.entry?s===this.#p()&&(this.#t.value={of:s,told:n}):T(nh(n))}#w(t,{deal:n=0,entry:s,record:a}){let r=t.summary.deals,l=n<r&&n<(this.told?.deals.length??0)&&this.told?.record===a;s&&ve({...En(t,l?n:r,s),open:l?n:null}),T(o("page.pad.elsewhere"))}},nh=e=>(e.said??[]).join(" "),a1=({drafts:e,summary:t},{deals:n})=>{let s=e[t.deals];return s?{[n.length]:s}:{}};function sh(e){let{did:t}=e,n=e.deals[t?.deal??-1];if(t?.act==="enter"&&n){let l=L(n.points.map((c,p)=>`${Re(e,p)} ${ie(c)}`));return T(o("page.pad.entered",{n:t.deal+1,points:l}),!0)}if(!t)return;let s={deal:t.deal+1},r=["correct","delete","insert"].includes(t.act)?o(`pad.did.${t.act}`,s):o("pad.changed.head",{what:o(`pad.act.${t.act}`,s)});T([r,...e.said??[]].join(" "))}var vc=24;function o1(){let e=M.value?.name??E.name.value,t=pt()[0]?.summary;if(!t)return e?[e]:[];let n=t.live??be.value.find(s=>s.id===t.variant)?.chairs;return t.names.slice(0,n).filter(s=>s!==o("dummy"))}var r1={variant:"",names:[],first:"0",length:"",rounds:9,house:fs,opening:void 0},wc=(e,t)=>e.names[t]?.trim()||o("page.pad.player",{n:t+1}),bc=e=>Array.from({length:e.chairs},(t,n)=>n);async function i1(e,t,n){let s=Dn(e.house,n),a=Array.from({length:n.seats-t.chairs},()=>o("dummy")),r=[...bc(t).map($=>wc(e,$)),...a],l=Na(r);if(l)throw new ce(o("pad.twins",{name:l}));let c=await xn({begin:{variant:t.id,...s?{rules:s}:{},seats:r,first:Number(e.first),date:ht(),...e.length?{[e.length]:e.rounds}:{}}}),p=zr(e.opening),u=p&&{...c.head,opening:p},d=Ro(u?await xn({record:c.record,do:"head",head:u}):c);return ve(d),d.id}var kc=({seat:e,...t})=>i`<${_} label=${o("page.pad.player",{n:e+1})}
	maxlength=${vc} onfocus=${n=>n.currentTarget.select()} ...${t} />`;function l1({plan:e,set:t,variant:n}){let s=a=>r=>t(({names:l})=>({names:Object.assign([...l],{[a]:r})}));return i`<fieldset class="seats">
			<legend class="unseen">${o("page.pad.names")}</legend>
			${bc(n).map(a=>i`<${kc} key=${a} seat=${a} value=${e.names[a]??""}
				enterkeyhint="next" oninput=${s(a)} />`)}
		</fieldset>
		<p class="soft small">${o("page.pad.names")}</p>
		<${K} label=${o("page.pad.first")} value=${e.first} onchange=${Y(t)("first")}
			options=${bc(n).map(a=>[String(a),wc(e,a)])} />`}function ah({onclose:e,onbegun:t}){x(()=>{ee(ke)},[]);let[n,s]=y(()=>({...r1,names:o1()})),[a,r]=y(""),{busy:l,once:c}=C(h=>r(Fn(h))),p=be.value.find(h=>h.id===n.variant)??Ot(),u=se(p?.id);if(!p)return null;let d=h=>{s(g=>({...g,...typeof h=="function"?h(g):h})),r("")},$=h=>{h.preventDefault(),u&&c(async()=>t(await i1(n,p,u)))},m=h=>d({variant:h,first:"0",opening:void 0,house:{...n.house,changed:{}}}),f=i`<button type="submit" form="new-pad" class="button chief" aria-busy=${l}>
		${o("page.pad.begin")}
	</button>`;return i`<${q} broad title=${o("page.pad.new")} onclose=${e} actions=${f}>
		<form id="new-pad" class="create stack" onsubmit=${$}>
			<${gs} value=${p.id} groups=${it()} onchange=${m} />
			<${l1} plan=${n} set=${d} variant=${p} />
			<${hs} plan=${n} set=${d} variant=${p} />
			<${Fr} opening=${n.opening} rules=${u} set=${Y(d)("opening")}
				names=${Array.from({length:u?.seats??0},(h,g)=>g<p.chairs?wc(n,g):o("dummy"))} />
			<${ys} own=${n.house} set=${Y(d)("house")} rules=${u} />
			<p class=${a?"trouble":""} role="alert">${a}</p>
		</form>
	<//>`}var c1=e=>e?.scrollIntoView({block:"nearest"}),oh=({lines:e})=>i`<div class="stack" role="status" ref=${c1}>
	${e.map(t=>i`<p key=${t}>${t}</p>`)}
</div>`;function rh({open:e,then:t,deal:n,onclose:s}){let{busy:a,once:r}=C(),c=i`<${k} chief aria-busy=${a} onclick=${()=>r(async()=>{await e.revise({do:"delete",deal:n}),s()})} say=${o("page.pad.strike")} />`;return i`<${q} title=${o("page.pad.deal",{n:n+1})} onclose=${s} actions=${c}>
		<div class="stack">
			<p>${o("page.pad.strike.about",{n:n+1})}</p>
			<${oh} lines=${t.said??[]} />
		</div>
	<//>`}function p1(e,t){let n=[...e.seats],s=[...e.replaced??[]];return t.forEach((a,r)=>{let l=s.findLastIndex(c=>c.seat===r);l<0?n[r]=a:s[l]={...s[l],name:a}}),{seats:n,...s.length?{replaced:s}:{}}}function u1(e,{names:t,first:n,target:s,length:a,rounds:r,opening:l,leaves:c,comes:p,from:u}){let{deals:d,games:$,opening:m,...f}=e,h={...f,...p1(e,t),first:Number(n),...s?{target:s}:{}},g=zr(l),v={deal:u-1,seat:Number(c),name:p.trim()},b=(h.replaced??[]).filter(O=>O.seat!==v.seat||O.deal!==v.deal),w=v.name?[...b,v].sort((O,A)=>O.deal-A.deal):h.replaced;return{...h,...a?{[a]:r}:{},...g?{opening:g}:{},...w?{replaced:w}:{}}}var d1=({head:e,seats:t,deals:n})=>({names:t,first:String(e.first),target:e.target??0,opening:e.opening,length:e.deals?"deals":e.games?"games":"",rounds:e.deals||e.games||9,leaves:"0",comes:"",from:n.length+1});function ih({open:e,pad:t,onclose:n}){let[s,a]=y(()=>d1(t)),[r,l]=y(null),[c,p]=y(""),{busy:u,once:d}=C(),$=v=>{a(b=>({...b,...v})),l(null),p("")},m=u1(t.head,s),f=v=>{v.preventDefault();let b=Na(s.names)??Na(s.comes?s.names.with(Number(s.leaves),s.comes):[]);if(b)return p(o("pad.twins",{name:b}));d(async()=>{let w=r?void 0:await e.propose({do:"head",head:m}),O=w?.said??[];if(O.length)return l(O);(r||w?.did)&&await e.revise({do:"head",head:m}),n()})},h=i`<button type="submit" form="pad-head" class="button chief" aria-busy=${u}>
		${o(r?"page.pad.head.yes":"page.pad.head.do")}
	</button>`,g=t.choices.live;return i`<${q} broad title=${o("page.pad.head")} onclose=${n} actions=${h}>
		<form id="pad-head" class="create stack" onsubmit=${f}>
			<${$1} pad=${t} form=${s} set=${$} />
			<${K} label=${o("page.pad.first")} value=${s.first} onchange=${Y($)("first")}
				options=${s.names.slice(0,g).map((v,b)=>[String(b),v])} />
			${s.target?i`<${X} label=${o("page.create.rules.game.target")} value=${s.target} min=${1} max=${1e4}
						onchange=${Y($)("target")} />`:null}
			<${hs} plan=${s} set=${$} />
			<${m1} pad=${t} form=${s} set=${$} />
			<${Fr} opening=${s.opening} names=${Et(t)} rules=${t.rules} set=${Y($)("opening")} />
			${r?i`<${oh} lines=${r} />`:null}
			<p class=${c?"trouble":""} role="alert">${c}</p>
		</form>
	<//>`}var $1=({pad:e,form:t,set:n})=>i`<fieldset class="seats">
	<legend class="unseen">${o("page.pad.names")}</legend>
	${t.names.slice(0,e.choices.live).map((s,a)=>i`<${kc} key=${a} seat=${a} value=${s} required
		oninput=${r=>n({names:t.names.with(a,r)})} />`)}
</fieldset>`,m1=({pad:e,form:t,set:n})=>i`<details>
	<summary>${o("page.pad.replace")}</summary>
	<div class="stack">
		<${I} label=${o("page.pad.replace.leaves")} value=${t.leaves}
			options=${t.names.slice(0,e.choices.live).map((s,a)=>[String(a),Re(e,a)])}
			onchange=${Y(n)("leaves")} />
		<${_} label=${o("page.pad.replace.comes")} value=${t.comes} maxlength=${vc}
			oninput=${Y(n)("comes")} />
		<${X} label=${o("page.pad.replace.from")} value=${t.from} min=${1} max=${e.deals.length+1}
			onchange=${Y(n)("from")} />
	</div>
</details>`;var Kr={ArrowDown:[1,0],ArrowUp:[-1,0],ArrowRight:[0,1],ArrowLeft:[0,-1]},f1=60,h1=600,xc=class{#e;#t=[];#n=0;constructor(t){this.#e=t}press(t){return t==="Enter"&&performance.now()<this.#n?!0:this.#t.length===0&&this.#e.current()?this.#e.act(t):t in Kr||/^(.|Enter|Backspace|Redo)$/u.test(t)?(this.#t.length<f1&&this.#t.push(t),this.#s(),!0):!1}goOn(){for(;this.#t.length>0&&this.#e.current();)this.#e.act(this.#t.shift()??"");this.#s()}#s(){if(this.#e.changing())for(this.#t=this.#t.filter(t=>t!=="Backspace"&&t!=="Redo");this.#t[0]==="Enter";)this.#t.shift()}hear({fault:t,unfit:n}){(t||n)&&(this.#t=[]),this.#n=n?performance.now()+h1:0}},lh=e=>e.target instanceof Element&&e.target.closest(".pad-panel")!==null;function Sc(e){if(!(e.ctrlKey||e.metaKey)||e.altKey)return e.key;let t=e.key.toLowerCase();return t==="z"&&!e.shiftKey?"Backspace":t==="z"||t==="y"?"Redo":""}function g1(e){if(!Sc(e)||e.altKey||document.querySelector("dialog[open]"))return!1;let t=e.target instanceof Element?e.target:null;return t?.closest("input, select, textarea, summary, [contenteditable]")?!1:e.key in Kr?t===document.body||lh(e):!((e.key==="Enter"||e.key===" ")&&t?.closest("button, a"))}var y1=e=>e.repeat&&["Enter","Backspace","Redo"].includes(Sc(e));function ch(e){let t=B(e);t.current=e;let n=B(!0),[,s]=y(0),a=B(null),r=a.current??=new xc({act:l=>t.current.act(l)?(n.current=!1,s(c=>c+1),!0):!1,current:()=>n.current&&t.current.current(),changing:()=>t.current.changing()});return we(()=>r.hear(e.pad),[e.pad]),x(()=>{n.current=!0,r.goOn()}),we(()=>{let l=c=>{(y1(c)?lh(c):g1(c)&&r.press(Sc(c)))&&c.preventDefault()};return document.addEventListener("keydown",l),()=>document.removeEventListener("keydown",l)},[]),l=>r.press(l)}var uh=({what:e,seat:t=-1})=>e==="turnup"||e==="name"?{seat:-1,field:"trump"}:{seat:t,field:e==="number"?"premium":e==="tricks"?"tricks":"contract"},dh=(e,t)=>e.seat===t?.seat&&e.field===t.field;function b1(e,{what:t,seat:n=-1}){let s=e.hands[n]??{};switch(t){case"tricks":return s.tricks!==void 0;case"outcome":return s.made!==void 0||s.bid!==void 0;case"bid":return s.bid!==void 0;case"number":return/\d/.test(s.premium??"");default:return e.trump!==void 0}}var v1=e=>[...new Set(e.choices.premiums.map(t=>t.split(" ")[0]??""))],ph=(e,t)=>e.choices.premiums.filter(n=>n.startsWith(`${t} `)).map(n=>Number(n.split(" ")[1])),w1=(e,t,n)=>{let s={...e,hands:e.hands.with(t,n)},a=s.hands.some(c=>c.premium),{trump:r,...l}=s;return a||e.hands[t]?.premium===n.premium?s:l},k1=e=>Object.fromEntries(Object.entries(e).filter(([,t])=>t!==void 0&&t!==""));function Ac({pad:e,deal:t,named:n,inserting:s=!1,words:a}){let r=e.deals[t],l=r??e.due;if(!l)return null;let c=n??(s&&e.choices.trumps.length>0?void 0:l.trump),p=c===l.trump||!l.trump?l.origin:"",u={dealer:Re(e,l.dealer),lead:Re(e,l.lead),past:r?"yes":"no"},d=l.vulnerable?.map($=>Re(e,$)).join(", ");return i`<div class="pad-due">
		${c?i`<${ue} trump=${c} />`:i`<span class="sign none" aria-hidden="true">?</span>`}
		<p class="who">
			<b>${a?.title??o("page.pad.roles",u)}</b>
			<span class="soft">${a?.roles??o("page.pad.deal",{n:t+1})}</span>
		</p>
		<p class="trump">${c?p?o("why.trump",{trump:H(c),why:p}):H(c):o("page.pad.turnup")}
			${d?i` <span class="soft">· ${o("pad.vulnerable",{names:d})}</span>`:null}
		</p>
	</div>`}var x1=({due:e,seat:t})=>{let n=t===e?.dealer?"dealer":t===e?.lead?"forehand":"";return n?i`<small class="role soft" aria-hidden="true">${o(`page.stats.place.${n}`)}</small>`:null},Oc=({label:e,text:t,said:n,now:s,wrong:a,onpick:r,children:l})=>i`<button type="button"
	class=${`box ${n?"said":t?"follows":""}`} aria-pressed=${s} data-wrong=${a||void 0}
	aria-label=${t?`${e}: ${t}`:e} onclick=${r}>${l??t}</button>`,Ba=e=>e.totals.some((t,n)=>t!==e.game[n]);function S1(e){let{pad:t}=e,n=t.choices.premiums.length>0;return i`<div class=${`pad-rows ${n?"":"unpaid"}`} role="group" aria-label=${o("page.pad.hands")}>
		<div class="heads soft small" aria-hidden="true">
			<span class="totals">${Ba(t)?o("page.pad.totals"):""}</span>
			<span>${o("page.sheet.won")}</span><span>${o("page.sheet.contract")}</span>
			${n?i`<span>${o("page.sheet.held")}</span>`:null}
		</div>
		${t.seats.map((s,a)=>i`<${O1} key=${a} ...${e} seat=${a} />`)}
	</div>`}function O1({pad:e,deal:t,draft:n,full:s,now:a,wrong:r,pick:l,seat:c}){let p=Re(e,c),u=n.hands[c]??{},{tricks:d,bid:$,made:m,premium:f}=s.hands[c]??{},h=b=>({label:o(`page.pad.${b}.of`,{name:p}),now:dh({seat:c,field:b},a),wrong:r===c,onpick:()=>l({seat:c,field:b})}),g=m===void 0?"":o(m?"page.sheet.made":"page.sheet.failed"),v=[$===void 0?"":o("page.pad.bid",{n:$}),g].filter(Boolean).join(", ");return i`<div class="hand-row">
		<span class="name">
			<span>${p}</span> <${x1} due=${e.deals[t]??e.due} seat=${c} />
			<b class="total">${e.game.length?S(e.game[c]??0):""}</b>
			${Ba(e)?i`<small class="rest soft">(${S(e.totals[c]??0)})</small>`:null}
		</span>
		<${Oc} ...${h("tricks")} said=${u.tricks!==void 0} text=${d===void 0?"":S(d)} />
		<${Oc} ...${h("contract")} said=${u.made!==void 0||u.bid!==void 0} text=${v}>
			<span class="bid">${$===void 0?"":S($)}</span>
			${g?i`<span class=${`mark ${m?"made":"failed"}`}>${m?"✓":"✗"}</span>`:null}
		<//>
		${e.choices.premiums.length>0&&c<e.choices.live?i`<${Oc} ...${h("premium")} said=${!!u.premium} text=${f?$e(f):""} />`:null}
	</div>`}var A1=({rules:{trump:e,joker:t}})=>e.by==="turnup"?[...e.plain.split(" ").filter(Boolean),...t?[o("joker")]:[]].join(", "):"";function M1(e,t,n,s){let{seat:a,field:r}=n;if(r==="trump"){let d=A1(e);return e.choices.trumps.map($=>{let m=$==="none"&&d?i` <small>(${d})</small>`:null;return{key:$,on:t.trump===$,press:()=>s({...t,trump:$}),wide:!0,text:i`<${ue} trump=${$} /><span class="word">${H($)}${m}</span>`}})}let l=t.hands[a]??{},c=(d,$)=>s(w1(t,a,k1({...l,...d})),$),p=(d,$,m)=>({key:String(d),text:S(d),on:$,press:m,typed:String(d)});if(r==="tricks")return Array.from({length:e.choices.tricks+1},($,m)=>m).map($=>p($,l.tricks===$,()=>c({tricks:$})));if(r==="contract")return[{key:"made",wide:!0,text:`✓ ${o("page.sheet.made")}`,on:l.made===!0,typed:"+",press:()=>c({made:!0,bid:void 0})},{key:"failed",wide:!0,text:`✗ ${o("page.sheet.failed")}`,on:l.made===!1,typed:"-",press:()=>c({made:!1,bid:void 0})},...e.choices.bids.map(d=>p(d,l.bid===d,()=>c({bid:d,made:void 0})))];let[u=""]=(l.premium??"").split(" ");return[{key:"none",wide:!0,text:o("page.pad.no"),on:!l.premium,press:()=>c({premium:""})},...v1(e).map(d=>({key:d,wide:!0,text:$e(d),on:u===d,typed:o(`offer.letter.${d}`),or:d[0]??"",press:()=>c({premium:d},ph(e,d).length>0)})),...(u?ph(e,u):[]).map(d=>p(d,l.premium===`${u} ${d}`,()=>c({premium:`${u} ${d}`})))]}function T1({keys:e,label:t}){let n=e.filter(r=>!r.wide),s=Math.min(7,Math.max(5,Math.ceil(n.length/2))),a=r=>i`<button type="button" key=${r.key} class=${r.wide?"wide-key":"key"} aria-pressed=${r.on}
		aria-label=${r.label} onclick=${r.press}>${r.text}</button>`;return i`<div class="pad-keys" role="group" aria-label=${t}>
		<div class="words">${e.filter(r=>r.wide).map(a)}</div>
		<div class="digits" style=${{"--across":s}}>${n.map(a)}</div>
	</div>`}var $h=(e,{seat:t,field:n})=>n==="trump"?o("page.pad.trump"):o(`page.pad.${n}.of`,{name:Re(e,t)}),j1={seat:-1,field:"trump"},N1=({choices:e,rules:t},n)=>e.trumps.length>0&&(t.trump.by==="turnup"||n.hands.some(s=>s.premium)),B1=({trump:e,now:t,onpick:n})=>i`<button type="button" class="box turn" aria-pressed=${t}
	onclick=${n}>${o("page.pad.trump")} ${e?i`<${ue} trump=${e} /> ${H(e)}`:"…"}
</button>`,Mc=({redo:e})=>i`<button type="button" class="button redo" aria-label=${o("page.pad.redo")}
	title=${o("page.pad.redo")} onclick=${e}>
	<svg viewBox="0 0 24 24" aria-hidden="true"><path d="M15 5l5 5-5 5M20 10H9a5 5 0 0 0 0 10h4" /></svg>
</button>`;function mh({open:e,pad:t,words:n,children:s}){let[a,r]=y({place:"",cell:null}),{deal:l,entry:c,stale:p,kept:u,place:d,correcting:$,inserting:m}=e,f=a.place===d?a.cell:null,h=Ee=>r({place:d,cell:Ee}),g=n?.enter??o(m?"page.pad.insert":$?"page.pad.correct":"page.pad.enter"),b=(t.missing??(t.entry||$?[]:t.due?.missing??[])).filter(Ee=>!b1(c,Ee)),w=f??(b[0]?uh(b[0]):null),O=!p&&t.unfit!==void 0,A=!p&&t.entry!==void 0&&!t.fault&&(t.missing??[]).length===0&&!O,R=w?M1(t,c,w,(Ee,Ut)=>(h(Ut?w:null),e.set(Ee))):[],Q=C1(t.entry,c),ne={Enter:()=>(A||O)&&e.enter(O),Backspace:()=>e.undoable&&e.undo(),Redo:()=>e.redoable&&e.redo()},Be=Ee=>{let[Ut,La]=Kr[Ee]??[];if(Ut!==void 0&&La!==void 0)h(D1(t,w,Ut,La));else{let st=(R.find(Ns=>Ns.typed===Ee)??R.find(Ns=>Ns.or===Ee))?.press??ne[Ee];if(!st)return!1;st()}return!0},Te=()=>e.wrong.peek()===""&&(e.stale||e.busy.peek()),Ge=ch({pad:t,act:Be,current:()=>e.told===t&&e.kept===u&&!Te(),changing:()=>e.busy.peek()});return i`<section class="pad-panel" aria-label=${g}>
		<${Ac} pad=${t} deal=${l} named=${Q.trump} inserting=${m} words=${n} />
		${s}
		<${S1} pad=${t} deal=${l} draft=${c} full=${Q} now=${w} wrong=${t.fault?.seat??-1}
			pick=${h} />
		<p class=${`pad-said ${t.fault||t.unfit?"trouble":A?"":"soft"}`} role="status">
			${P1(t,f,b)||(A?o("page.pad.ready"):" ")}
		</p>
		${N1(t,c)&&(Q.trump||w?.field!=="trump")?i`<${B1} trump=${Q.trump} now=${w?.field==="trump"} onpick=${()=>h(j1)} />`:null}
		${w&&!(A&&!f)?i`<${T1} keys=${R} label=${$h(t,w)} />`:null}
		<${E1} open=${e} press=${Ge} can=${A||O} text=${O?o("page.pad.anyway"):g} />
	</section>`}var E1=({open:e,press:t,can:n,text:s})=>i`<div class="pad-acts">
	<${k} disabled=${!e.undoable} onclick=${()=>t("Backspace")} say=${o("page.pad.undo")} />
	${e.redoable?i`<${Mc} redo=${()=>t("Redo")} />`:null}
	${e.correcting?i`<${k} onclick=${()=>e.leave()} say=${o("page.pad.cancel")} />`:null}
	<${k} chief aria-disabled=${!n} aria-busy=${e.busy.value} onclick=${()=>t("Enter")} say=${s} />
</div>`,C1=(e,t)=>({...e,...t,hands:t.hands.map((n,s)=>({...e?.hands[s],...n}))});function P1(e,t,n){if(e.fault||e.unfit)return(e.said??[]).join(" ");let s=n.find(a=>!t||dh(uh(a),t));return s?o(`page.pad.ask.${s.what}`,{name:Re(e,s.seat)}):t?$h(e,t):""}function D1(e,t,n,s){let a=["tricks","contract",...e.choices.premiums.length?["premium"]:[]],r=e.seats.length,l=t&&t.seat>=0?(t.seat+n+r)%r:0,c=Math.max(0,a.indexOf(t?.field??"tricks")),p=a[(c+s+a.length)%a.length]??"tricks";return{seat:l,field:p==="premium"&&l>=e.choices.live?"contract":p}}function Jr({pad:e,onpick:t}){let n=Et(e);return i`<section class="pad-sheet">
		<header>
			<h1>${n.slice(0,e.choices.live).join(" · ")}</h1>
			<p class="soft">${ja(e)} · ${Vo(e.rules)}</p>
			<p class="standing">${gn(e)}</p>
		</header>
		${e.deals.length?i`<${fl} scores=${e.deals} names=${n} end=${e.end} onpick=${t} />
				<div class="settled small soft">${(e.settlement??[]).map(s=>i`<p key=${s}>${s}</p>`)}</div>`:i`<p class="soft">${o("page.pad.unwritten")}</p>`}
	</section>`}function L1(e,t){let n=e.deals[t],s=e.deals[t+1]??(e.due?.deal===t+1?e.due:void 0),a=s&&{next:R1(e,s.why.trump),...s.trump?{then:s.trump}:{}},r=Object.fromEntries(n.entry.hands.map((p,u)=>[u,p.bid===void 0?{}:{bid:p.bid}])),{closed:l,...c}=n;return{...c,shown:r,...s?{why:a}:{},...l?{closed:{...l,game:n.game,totals:n.totals}}:{},...e.end&&t===e.deals.length-1?{end:e.end}:{}}}var R1=(e,t)=>e.rules.trump.by==="holder"&&t!=="game"||t==="named"||t==="first"?"stays":t;function Ur({pad:e,deal:t,onclose:n,correct:s,insert:a,strike:r}){let l=e.deals[t];if(!l)return null;let c=s&&i`
		<${k} plain onclick=${r} say=${o("page.pad.strike")} />
		<${k} plain onclick=${a} say=${o("page.pad.insert.before")} />
		<${k} chief onclick=${s} say=${o("page.pad.correct")} />`;return i`<${q} title=${o("page.pad.deal",{n:t+1})} onclose=${n} actions=${c}>
		<div class="pad-account stack">
			<p class="soft">
				${o("page.pad.roles",{dealer:Re(e,l.dealer),lead:Re(e,l.lead),past:"yes"})}.${" "}
				${o("page.pad.trump")}: ${H(l.trump)} (${l.origin}).</p>
			<${At} view=${L1(e,t)} names=${Et(e)} variant=${e.rules} me=${-1} untitled />
		</div>
	<//>`}var W1=4e3,[fh,I1]=[4e3,12e4],hh=new Map;function jc(e,t){let n=(hh.get(e)??Promise.resolve()).then(t);return hh.set(e,n.catch(()=>{})),n}var q1=e=>jc(e,async()=>{let t=ut(e);if(!t||t.shared)return;let n=le(),{pad:s,mark:a=""}=await Va({secret:n,record:t.record}),r=ut(e);r&&ve({...r,shared:{secret:n,pad:s,of:t.record,mark:a}})});function gh(e){let{shared:t,record:n}=ut(e)??{};return t&&n&&t.of!==n?t.secret+n:""}var Tc=new Map;function _1(e){let t=Tc.get(e)??jc(e,async()=>{let n=ut(e);if(!n?.shared||!gh(e))return;let{secret:s,mark:a}=n.shared,{pad:r,mark:l=""}=await Va({secret:s,record:n.record,was:a}).catch(p=>{if(p instanceof z&&p.status===409)return F1(e,n.shared?.pad??"");throw p}),c=ut(e);c?.shared?.secret!==s||!r||ve({...c,shared:{...c.shared,pad:r,of:n.record,mark:l}})}).finally(()=>Tc.delete(e));return Tc.set(e,t),t}async function F1(e,t){let{pad:n,mark:s}=await di({pad:t}),a=ut(e);if(a?.shared&&n){let r={...a.shared,of:n.record,mark:s};ve({...n.record===a.record?a:_t(un(a,n)),shared:r}),n.record!==a.record&&T(o("page.pad.share.other"))}return{pad:""}}var Ea=e=>jc(e,async()=>{let t=ut(e)?.shared?.secret;if(!t)return;await Va({secret:t});let n=ut(e);if(!n)return;let{shared:s,...a}=n;ve(a)}),z1=e=>e instanceof z&&e.status>=400&&e.status<500&&e.status!==429;function H1(e,t){let[n,s,a,r,l]=["",fh,0,!1,!1],c=async()=>{let u=gh(e);if(r||!u||u===n)return;clearTimeout(a),r=!0;let d=await _1(e).then(()=>null,$=>$);if(r=!1,d&&!z1(d)){l||(a=Number(setTimeout(c,s))),s=Math.min(2*s,I1);return}s=fh,d&&(n=u,t(d)),c()},p=at(()=>{c()});return()=>{l=!0,p(),clearTimeout(a)}}function yh(e){x(()=>H1(e,t=>T(o("page.pad.share.not",{text:P(t)}))),[e])}function bh({kept:e}){let[t,n]=y(!1),{shared:s}=e,{busy:a,once:r}=C(),l=()=>r(async()=>{await q1(e.id),n(!0)}),p=i`<${k} aria-busy=${a} onclick=${()=>r(async()=>{await Ea(e.id),n(!1)})} say=${o("page.pad.share.stop")} />`;return i`<${k} plain aria-busy=${a} onclick=${l} say=${o("page.pad.share")} />
		${t&&s?i`<${q} title=${o("page.pad.share")} onclose=${()=>n(!1)} actions=${p}>
					<div class="stack">
						<p>${o("page.pad.share.about")}</p>
						<${jt} link=${sn(`/pad/on/${s.pad}`)} label=${o("page.pad.link")} />
					</div>
				<//>`:null}`}function K1(e){let[t,n]=y(null),[s,a]=y("");return x(()=>{let r=new AbortController,[l,c]=["",0],p=async()=>{clearTimeout(c);try{if(document.visibilityState==="visible"){let u=await di({pad:e,after:l,lang:re.peek()},{signal:r.signal});l=u.mark,u.pad&&n(u.pad),a("")}}catch(u){if(r.signal.aborted)return;let d=u instanceof z&&u.status===404;if(a(d?o("page.pad.unshared"):P(u)),d)return}c=window.setTimeout(p,W1)};return p(),document.addEventListener("visibilitychange",p),()=>{r.abort(),clearTimeout(c),document.removeEventListener("visibilitychange",p)}},[e,re.value]),{pad:t,wrong:s}}function vh({id:e}){let{pad:t,wrong:n}=K1(e),[s,a]=y(-1);return t?i`<main id="main" tabindex="-1" class="pad">
		<${Jr} pad=${t} onpick=${a} />
		<section class="pad-panel looking" aria-label=${o("page.pad.trump")}>
			${t.due?i`<${Ac} pad=${t} deal=${t.deals.length} />`:i`<p class="winner">${gn(t)}</p>`}
			${Ba(t)&&t.due?i`<p class="small soft totals">${o("page.pad.totals")}</p>`:null}
			<ul class="stands">${(t.due?t.game:t.totals).map((r,l)=>i`<li key=${l}>
				<span>${Re(t,l)}</span>
				<span><b>${S(r)}</b>${Ba(t)&&t.due?i` <small class="soft">(${S(t.totals[l]??0)})</small>`:null}</span>
			</li>`)}</ul>
			<p class="small soft" role="status">${n||o("page.pad.looking")}</p>
		</section>
		${s>=0?i`<${Ur} pad=${t} deal=${s} onclose=${()=>a(-1)} />`:null}
	</main>`:i`<${U} title=${o("page.nav.pad")} wrong=${n} text=${o("page.opening")} />`}var Gr=({record:e})=>/^[^\n]*"date":"([\d-]+)"/.exec(e)?.[1]??"",J1=e=>{let t=e.trim().replace(",",".");return/^\d{1,6}(\.\d{1,4})?$/.test(t)&&Number(t)>0?t:""},wh=e=>S(Number(e),e.split(".")[1]?.length??0),U1=e=>[Gr(e)&&G(Date.parse(`${Gr(e)}T12:00`),{dateStyle:"medium"}),L(e.summary.names)].filter(Boolean).join(" · ");function kh(){let e=pt().filter(h=>h.summary.deals>0),[t,n]=y(new Set),[s,a]=y(""),[r,l]=y(""),c=E.stake.value,p=e.filter(h=>(!s||Gr(h)>=s)&&(!r||(Gr(h)||"9")<=r)),u=p.filter(h=>!t.has(h.id)),d={records:u.map(h=>h.record),stake:J1(c),...rp()&&{comma:!0}},{value:$,wrong:m}=j(h=>bp(d,{signal:h}).catch(g=>{throw new ce(Fn(g))}),JSON.stringify(d)),f=h=>n(new Set(t.has(h)?[...t].filter(g=>g!==h):[...t,h]));return i`<main id="main" tabindex="-1" class="pads season stack">
		<h1>${o("page.season")}</h1>
		<p class="lead">${o("page.season.about")}</p>
		<div class="row unprinted">
			<${_} label=${o("page.season.from")} type="date" value=${s} oninput=${a} />
			<${_} label=${o("page.season.to")} type="date" value=${r} oninput=${l} />
			<${_} label=${o("page.season.stake")} inputmode="decimal" value=${c}
				oninput=${h=>E.stake.value=h} />
		</div>
		${m?i`<p class="trouble" role="alert">${m}</p>`:null}
		${$?.players.length?i`<${G1} season=${$} />`:i`<p class="soft">${o("page.season.none")}</p>`}
		<details class="unprinted" open=${t.size>0}>
			<summary>${o("page.season.pads",{n:u.length,of:e.length})}</summary>
			<div class="stack">${p.map(h=>i`<${ye} key=${h.id} label=${U1(h)}
				checked=${!t.has(h.id)} onchange=${()=>f(h.id)} />`)}</div>
		</details>
		<p class="row unprinted">
			${$?.players.length?i`<${k} onclick=${()=>Xt($.csv,"season.csv")} say=${o("page.season.csv")} />
						<${k} plain onclick=${()=>print()} say=${o("page.rules.print")} />`:null}
			<a class="button plain" href="/pad">${o("page.pad.all")}</a>
		</p>
	</main>`}function G1({season:{players:e,transfers:t}}){let n=e.some(a=>a.amount),s=["deals","made","matches","won","games","gamesWon"];return i`<${te}><table class="book standings">
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
				<td>${ie(a.balance)}</td>
				${n?i`<td>${wh(a.amount??"0")}</td>`:null}
				${s.map(r=>i`<td key=${r}>${S(a[r])}</td>`)}
			</tr>`)}</tbody>
		</table><//>
		${t.length?i`<h2>${o("page.season.pays")}</h2>
				<ul class="plain-list">${t.map(a=>i`<li key=${a.from+a.to}>
					${o("page.season.transfer",{from:a.from,to:a.to,n:a.points})}${a.amount?` = ${wh(a.amount)}`:""}
				</li>`)}</ul>`:null}
		<p class="small soft">${o("page.season.how")}</p>`}function V1({rest:e}){let[t="",n=""]=e;return t==="season"?i`<${kh} />`:t==="on"&&n?i`<${vh} key=${n} id=${n} />`:t?i`<${Y1} key=${t} id=${t} />`:i`<${Z1} />`}function Z1(){let[e,t]=y(!1),[n,s]=y(""),a=async l=>{s("");try{let c=Ro(await xn({record:await l.text()}));ve(c),J(`/pad/${c.id}`)}catch(c){s(Fn(c))}},r=l=>J(`/pad/${l}`);return i`<main id="main" tabindex="-1" class="pads stack">
		<h1>${o("page.nav.pad")}</h1>
		<p class="lead">${o("page.pad.about")}</p>
		<p class="row">
			<${k} chief aria-haspopup="dialog" onclick=${()=>t(!0)} say=${o("page.pad.new")} />
			<${Zn} plain say=${o("page.pad.open")} accept=".jsonl,.99" ontake=${a} />
		</p>
		<p class=${n?"trouble":""} role="alert">${n}</p>
		<p class="row">
			${pt().length?i`<a href="/pad/season">${o("page.season.open")}</a>`:null}
			<a href="/deal">${o("page.slips.from")}</a>
		</p>
		<ul class="pad-list">${pt().map(l=>i`<${Q1} key=${l.id} pad=${l} />`)}</ul>
		${e?i`<${ah} onclose=${()=>t(!1)} onbegun=${r} />`:null}
	</main>`}function Q1({pad:{id:e,summary:t,moved:n}}){let{variant:s,names:a,totals:r,deals:l,over:c}=t,p=[Ne(`variant.${s}`)?o(`variant.${s}`):s,o("page.scores.deals",{n:l}),G(n,{dateStyle:"medium"}),c?o("page.pad.over"):""];return i`<li><a href=${`/pad/${e}`}>
		<span class="names">${L(a)}</span>
		<span class="score">${r.map(u=>S(u)).join(" : ")}</span>
		<span class="soft small">${p.filter(Boolean).join(" · ")}</span>
	</a></li>`}function Y1({id:e}){let t=je(()=>new Hr(e),[e]);x(()=>()=>t.close(),[t]);let{kept:n,told:s}=t,a=t.wrong.value;return n?s?i`<${tS} open=${t} kept=${n} told=${s} wrong=${a} />`:i`<${U} title=${o("page.nav.pad")} wrong=${a} text=${o("page.opening")} />`:i`<${U} title=${o("page.nav.pad")} text=${o("page.pad.gone")}>
			<p><a class="button" href="/pad">${o("page.pad.all")}</a></p>
		<//>`}function X1(e){x(()=>{let t=document.querySelector(".pad-panel"),n=e?document.querySelectorAll(".running-score tr"):[];!t||getComputedStyle(t).position!=="sticky"||n[n.length-1]?.scrollIntoView({block:"nearest"})},[e])}function eS({open:e}){let{lines:t,print:n}=Ma(),s=async a=>n(await e.type(a||"show",re.value));return x(()=>{s("")},[e]),i`<${Ta} lines=${t} print=${n} obey=${s} />`}function tS({open:e,kept:t,told:n,wrong:s}){let[a,r]=y(-1),[l,c]=y(null),p=()=>(r(-1),c(null)),u=()=>ee(async()=>c(await e.propose({do:"delete",deal:a})??null)),d=n.deals.length,$=`${L(Et(n).slice(0,n.choices.live))} · Ninety-Nine`;x(()=>{document.title=$},[$]),yh(t.id),X1(d);let m=()=>e.undo();return i`<main id="main" tabindex="-1" class="pad">
		${E.spoken.value?i`<${eS} open=${e} />`:null}
		<${Jr} pad=${n} onpick=${r} />
		${n.due||e.deal<d?i`<${mh} open=${e} pad=${n} />`:i`<section class="pad-panel ended" aria-label=${o("page.pad.over")}>
					<p class="winner">${gn(n)}</p>
					<div class="pad-acts">
						<${k} disabled=${!e.undoable} onclick=${m} say=${o("page.pad.undo")} />
						${e.redoable?i`<${Mc} redo=${()=>e.redo()} />`:null}
						<a class="button chief" href="/pad">${o("page.pad.all")}</a>
					</div>
				</section>`}
		<${nS} open=${e} kept=${t} pad=${n} stop=${n.due&&d>0?()=>e.end():void 0} />
		${s||Do.value?i`<p class="trouble unprinted" role="alert">${s||o("page.pad.unkept")}</p>`:null}
		${l?i`<${rh} open=${e} then=${l} deal=${a} onclose=${p} />`:a>=0?i`<${Ur} pad=${n} deal=${a} onclose=${p} strike=${u}
						insert=${()=>(e.insert(a),p())} correct=${()=>(e.correct(a),p())} />`:null}
	</main>`}function nS({open:e,kept:t,pad:n,stop:s}){let[a,r]=y(!1),[l,c]=y(!1),{busy:p,once:u}=C(),d=async()=>T(o(await en(th(n))?"page.link.copied":"page.copy.not")),$=()=>St(new Blob([t.record],{type:"application/x-ndjson"}),`pad-${n.date||t.id}.99.jsonl`),m=()=>wl(vl({scores:n.deals,names:Et(n),title:ja(n),winner:gn(n),end:n.end??{totals:n.totals,winners:[],games:[]}})).catch(g=>T(P(g))),f=(g,v)=>i`<${k} plain onclick=${v} say=${g} />`,h=()=>u(async()=>{await Ea(t.id),J("/pad"),Ld(t.id)});return i`<section class="pad-doings unprinted" aria-label=${o("page.pad.doings")}>
		${n.deals.length?[f(o("page.copy"),d),f(o("page.share"),m),f(o("page.rules.print"),()=>print())]:null}
		${Z.value?null:i`<${bh} kept=${t} />`}
		${f(o("page.pad.save"),$)}
		${f(o("page.pad.head"),()=>c(!0))}
		${n.house?null:i`<a class="button plain" href=${`/rules/${n.rules.id}`}>${o("page.nav.rules")}</a>`}
		${s?f(o("page.pad.stop"),s):null}
		${f(o("page.pad.drop"),()=>r(!0))}
		<a class="button plain" href="/pad">${o("page.pad.all")}</a>
		${l?i`<${ih} open=${e} pad=${n} onclose=${()=>c(!1)} />`:null}
		${a?i`<${Ke} title=${o("page.pad.drop")} text=${o("page.pad.drop.about")} yes=${o("page.pad.drop.yes")}
					busy=${p} onyes=${h} onclose=${()=>r(!1)} />`:null}
	</section>`}var Vr=({about:e,parts:t})=>i`<section class="stack">
	<h2>${o(`page.privacy.${e}`)}</h2>
	${t.map(n=>i`<p>${n}</p>`)}
</section>`,sS=({contact:e})=>i`<p>
	${o("page.privacy.contact")}${" "}<a href=${e}>${e.replace(/^(mailto|https):(\/\/)?/,"")}</a>
</p>`;function aS(){let{value:e,wrong:t}=j(async()=>$t?void 0:fp({})),n=(...s)=>s.map(a=>o(`page.privacy.${a}`));return i`<main id="main" tabindex="-1" class="stack lessons">
		<h1>${o("page.nav.privacy")}</h1>
		${t?i`<p class="trouble">${t}</p>`:null}
		${$t?i`<p>${o("page.privacy.alone")}</p>`:null}
		${e?i`<${Vr} about="server"
					parts=${[...n("name","keys","play","pads","ratings","groups","evenings","order"),...n(...e.push?["push"]:[],e.callers?"logged":"unlogged"),o("page.privacy.networks",{n:e.networks}),o("page.privacy.others",{push:e.push?"yes":"no"})]} />
				<${Vr} about="long" parts=${[o("page.privacy.sessions",{forget:e.forget,guests:e.guests}),...n("matches","erased"),...e.chat>0?[o("page.privacy.chat",{n:e.chat})]:[],e.backups>0?o("page.privacy.days",{n:e.backups}):o("page.privacy.backups")]} />`:null}
		<${Vr} about="browser" parts=${n("stays")} />
		${e?i`<${Vr} about="rights" parts=${n("change")} />
				${e.contact?i`<${sS} contact=${e.contact} />`:i`<p>${o("page.privacy.uncontact")}</p>`}`:null}
	</main>`}var Ca="ninetynine.problems",xh="ninetynine.problems.damaged",Zr=()=>Fe(Ca),Oh=e=>!Object.values(Zr()?.marks??{}).some(t=>t?.first<e),Ah=e=>oe(Ca,JSON.stringify(e));function Sh(e){if(e===null||Ce(Ca)!==e)return!1;let t=xh;for(let n=2;Ce(t)!==null;n++)t=`${xh}.${n}`;return oe(t,e)&&oe(Ca,null),!0}async function Qr(e,t){let[n,s]=[Ce(Ca),Zr()];if(!s)return{told:await t(e),damaged:Sh(n)};try{return{told:await t({...e,progress:s}),damaged:!1}}catch(a){if(!(a instanceof z)||a.status!==400&&a.status!==413)throw a;return{told:await t(e).catch(()=>{throw a}),damaged:Sh(n)}}}var Nc=({variant:e,grade:t,back:n},s,a)=>o("problem.head",{n:s,of:a,variant:Ae(e),grade:t,grades:4,back:n?"yes":"no"}),Bc=e=>({rating:String(Math.round(e?.rating??1500)),doubt:String(Math.round(e?.doubt??350))});function Ec(e){if(e.kind==="bid")return o("problem.bid");let t=e.need?.[0],n=se(e.variant)?.aside??3;return`${t===void 0?o("problem.left",{n}):t===e.left?o("problem.every",{left:t}):o("problem.exact",{n:t,left:e.left})} ${o(e.kind==="open"?"problem.open":"problem.hidden")}`}function Mh(e,t){let n=Ve(e)-(se(e.variant)?.dummy?1:0);return Array.from({length:Ve(e)},(s,a)=>a===t?o("you"):a===n?o("dummy"):o("problem.player",{n:(a-t-1+n)%n+1}))}var Xr=({view:e})=>({...e,totals:[]}),Th=e=>e.length<2?e.join():o("problem.or",{a:e.slice(0,-1).join(", "),b:e[e.length-1]??""}),jh=(e,t,n)=>t.kind==="open"?[]:e.hands.flatMap((s,a)=>a===n.seat||n.shown?.[a]?.hand!==void 0?[]:[{seat:a,cards:s}]);function Nh(e,t,n){let s=o("problem.rating",{...Bc(t.progress),its:String(e.rating)});return n>0?`${s} ${o("problem.again",{n})}`:s}var Yr=class{#e;#t;#n;#s="";#a=Promise.resolve();constructor(t,n,s){this.#e=t,this.#t=n,this.#n=s}present(t,n,s){return this.#r({n:t,of:n,anew:s})}tell({act:t,told:n},s){return this.#r({act:t,outcome:n,days:s})}obey(t,n){return this.#r({line:t.normalize("NFC"),...n})}#r(t){return this.#a=this.#a.then(async()=>{let n={lang:re.peek(),mind:this.#s,problem:this.#e,...t},s=await Vn(()=>yp(n));this.#s=s.mind??"",this.#t(s.said),s.do?.act?this.#n.answer(s.do.act):s.want==="next"?this.#n.next():s.want==="quit"&&J("/")}).catch(n=>this.#t([P(n)]))}};function oS({rest:[e=""]}){let t=We.value.get("variant")??"";return i`<${iS} key=${`${e} ${t}`} day=${e||ht()} variant=${t} any=${e!==""} />`}async function rS(e,t,n){await ke();let s=t||(n||!Oh(e)?"":Ot()?.id),{told:a,damaged:r}=await Qr({date:e,...s?{variant:s}:{}},fi);return{all:a.problems,one:s||"",damaged:r}}function iS({day:e,variant:t,any:n}){let[s,a]=y({}),[r,l]=y(0);x(()=>{let f=!1;return rS(e,t,n).then(h=>{f||(a(h),l(Bh(h.all)))},h=>!f&&a({wrong:P(h)})),()=>{f=!0}},[]);let{all:c,one:p="",damaged:u=!1,wrong:d}=s;if(!c)return i`<${U} title=${o("page.nav.problems")} wrong=${d} text=${o("page.opening")} />`;let $=(f,h)=>{let g=c.map((v,b)=>b===r&&v.done===void 0?{...v,done:f}:v);a({one:p,damaged:u||h,all:g})},m=c[r];return m?i`<${uS} key=${m.id} problem=${m} day=${e} n=${r+1} of=${c.length} damaged=${u}
		ondone=${$} onnext=${()=>l(Bh(c))} />`:i`<${lS} all=${c} day=${e} variant=${p} onagain=${l} />`}function Bh(e){let t=e.findIndex(n=>n.done===void 0);return t<0?e.length:t}function lS({all:e,day:t,variant:n,onagain:s}){let a=e.filter(c=>c.done).length,{value:r}=j(async()=>(await Qr({date:t},fi)).told,t),l=B(null);return x(()=>E.spoken.peek()?l.current?.focus():void 0,[]),i`<main id="main" tabindex="-1" class="stack">
		<h1>${o("page.nav.problems")}</h1>
		<p class="lead" tabindex="-1" ref=${l}>${o("problem.done",{right:a,of:e.length,...Bc(Zr())})}</p>
		<ol class="day-problems">${e.map((c,p)=>i`<li key=${c.id}>
			<button type="button" onclick=${()=>s(p)}>
				<${Eh} right=${c.done} /><span class="unseen">${o(c.done?"problem.right":"problem.missed")}</span>
				<span>${Nc(c,p+1,e.length)}</span>
			</button>
		</li>`)}</ol>
		<${I} label=${o("problem.more")} value=${n} options=${[["",o("problem.all")]]}
			groups=${it()} onchange=${c=>J(cS(t,c))} />
		${r?i`<${$l} ...${r} of="problems" day=${t} first=${[...r.days,t].sort()[0]} />`:null}
		<p><a class="button chief" href="/">${o("page.home")}</a></p>
	</main>`}var cS=(e,t)=>`/problems/${e}${t?`?variant=${t}`:""}`,Eh=({right:e})=>i`<b data-right=${e?"":void 0} aria-hidden="true">${e?"✓":"✕"}</b>`;function pS(e,t,n){let[s,a]=y(null),[r,l]=y(""),{busy:c,once:p}=C(d=>l(P(d)));return{answered:s,said:r,busy:c,answer:async d=>{s||await p(async()=>{let $=h=>Zp({problem:e.id,...h}),{told:m,damaged:f}=await Qr({act:d,date:t},$);Ah(m.progress),l(""),a({act:d,told:m}),n(m.right,f)})}}}function uS({problem:e,day:t,n,of:s,damaged:a,ondone:r,onnext:l}){let{answered:c,said:p,busy:u,answer:d}=pS(e,t,r),$=Xr(e),m=Mh($,$.seat??0),f=B(null),h=B(null);we(()=>{c&&(E.spoken.peek()||f.current?.focus({preventScroll:!0}),h.current?.scrollIntoView({block:"nearest"}))},[c]);let g=c?.told.right;return i`<main id="main" tabindex="-1" class="replay problem">
		<header class="problem-head table">
			<a class="mark" href="/">99<span class="unseen"> ${o("page.home")}</span></a>
			<div><h1>${Nc(e,n,s)}</h1><p class="task">${ae(Ec(e))}</p>
				${a?i`<p class="trouble">${o("problem.anew")}</p>`:null}</div>
			<${Ht} trump=${$.trump??""} />
		</header>
		${E.spoken.value?i`<${dS} problem=${e} at=${[n,s,a]} answered=${c} said=${p} busy=${u}
					days=${c?Ch(c.told,t):0} answer=${d} next=${l} />`:null}
		<div class="replay-board">
			<${mS} problem=${e} names=${m} answered=${c} busy=${u} answer=${d} />
			<aside class="replay-aside" tabindex="0">
				<section class="outcome" ref=${h} data-right=${g?"":void 0}>
					<div class="verdict-row">
						<div role=${E.spoken.value?void 0:"status"}>${p||(c?i`<h2><${Eh} right=${g} /><span>${ae($S(c))}</span></h2>`:null)}
						</div>
						${c?i`<button type="button" class="button chief" ref=${f} onclick=${l}>
									${o("page.learn.on")}
								</button>`:null}
					</div>
					${c?i`<${fS} problem=${e} day=${t} ...${c} names=${m} />`:null}
				</section>
				${e.kind==="hidden"?i`<section class="replay-tricks">
							<h2>${o("tricks.title")}</h2><${zt} view=${$} names=${m} />
						</section>`:null}
			</aside>
		</div>
	</main>`}function dS({problem:e,at:t,answered:n,said:s,busy:a,days:r,answer:l,next:c}){let p=Ma(),u=B({answer:l,next:c});u.current={answer:l,next:c};let d=je(()=>new Yr(e,p.print,{answer:m=>u.current.answer(m),next:()=>u.current.next()}),[e.id]),$=se(e.variant)!==void 0;return x(()=>{$&&d.present(...t)},[d,$]),x(()=>{n&&d.tell(n,r)},[d,n]),x(()=>s?p.print([s]):void 0,[s]),i`<${Ta} ...${p} obey=${m=>{d.obey(m,{answered:n!==null,busy:a})}} />`}var $S=({act:e,told:t})=>t.right?o("problem.right"):o("problem.wrong",{cards:Cc(e)});function mS({problem:e,names:t,answered:n,busy:s,answer:a}){let[r,l]=y(new Set),c=Xr(e),p=n?{...c,turn:[]}:c,u=p.seat??0,d=p.options,$=e.kind==="bid",m=n?null:new Set(W(d?.from)),f=$||(d?.seat??u)===u,h=A=>{let N=new Set($?r:[]);r.has(A)?N.delete(A):N.size<(d?.pick??1)&&N.add(A),l(N)},g=A=>m?.has(A)&&a(`play ${A}`),v=se(e.variant),b={chosen:n?new Set(n.told.answers[0]?.split(" ").slice(1)):r,twice:$,values:$?mt(d?.worth??""):null,onpick:h,onplay:g},w=d?.seat??-1,O=f?null:{seat:w,hand:i`<${Jt} ...${b} cards=${ze(W(p.shown?.[w]?.hand),de,p.trump)}
			can=${m} label=${o("dummy")} open />`};return i`<div class="replay-table table board">
		<${mn} view=${p} variant=${v} names=${t} me=${u} elsewhere=${u} played=${O}>
			${$&&d&&!n?i`<section class="asking asked laying" aria-label=${o("page.yours")}>
						<${Ts} options=${{...d,offers:[]}} chosen=${r} variant=${v} busy=${s} slots
							onlay=${()=>a(`lay ${[...r].join(" ")}`)} />
					</section>`:null}
			${$?null:i`<p class="ask near">${ae(Ec(e))}</p>`}
		<//>
		<section class=${`mine ${n?"":"asked"}`} aria-label=${o("page.yourhand")}>
			<div class="me">
				<${Kt} view=${p} variant=${v} seat=${u} name=${t[u]??""} place="south" own
					chair=${void 0} now=${0} open=${null} winner=${!1} />
				${p.aside?i`<div class="laid" role="group" aria-label=${o("page.aside")}>${fe(p.aside)}</div>`:null}
			</div>
			<${Jt} ...${b} cards=${ze(W(p.hand),de,p.trump)}
				can=${f?m:new Set} label=${o("page.yourhand")} />
		</section>
	</div>`}var Ch=(e,t)=>e.due?Xi(e.due)-Xi(t):0,Cc=e=>e.split(" ").slice(1).map(t=>ct(t)).join(" ");function fS({problem:e,day:t,act:n,told:s,names:a}){let r=e.kind==="open"?"problem.proved.open":"problem.proved.hidden",l=Ch(s,t),c=Rt(s.why??[]).join(" "),p=(s.refutations??[]).filter(u=>s.right||u.act===n);return i`${e.kind==="bid"?i`<${hS} told=${s} />`:i`<p>${ae(o(r,{card:Th(s.answers.map(Cc))}))}</p>`}
		${c?i`<p>${ae(c)}</p>`:null}
		${p.length?i`<div>${p.map(u=>i`<${yS} key=${u.act} r=${u} problem=${e} names=${a}
					open=${!s.right} />`)}</div>`:null}
		<${gS} levels=${s.levels} />
		<p class="soft">${Nh(e,s,l)}</p>`}function hS({told:e}){let t=(e.totals??[]).filter((n,s)=>s<5||n.tricks===e.bid);return i`<p>${o("problem.proved.bid",{n:e.answers.length})}</p>
		<ul class="ways-right">${e.answers.slice(0,3).map(n=>i`<li key=${n}><${pn} act=${n} /></li>`)}</ul>
		<table class="book choices">
			<caption class="unseen">${o("problem.expects")}</caption>
			<thead><tr><th scope="col">${o("col.bid")}</th><th scope="col">${o("page.hint.chance")}</th>
				<th scope="col">${o("page.hint.points")}</th></tr></thead>
			<tbody>${t.map(n=>i`<tr key=${n.tricks}>
				<${To} best=${n.right??!1} done=${n.tricks===e.bid}><b class="score">${S(n.tricks)}</b><//>
				<td>${Se(n.chance)}</td><td>${Us(n.points)}</td>
			</tr>`)}</tbody>
		</table>`}var gS=({levels:e})=>i`<table class="book levels">
	<caption>${o("problem.found")}</caption>
	<tbody>${e.map(({level:t,solved:n})=>i`<tr key=${t}>
		<th scope="row">${o(`page.level.${t}`)}</th>
		<td class="bar" aria-hidden="true"><span style=${{"--long":`${100*(n??0)}%`}}></span></td>
		<td>${n===void 0?"–":Se(n)}</td>
	</tr>`)}</tbody>
</table>`;function yS({r:e,problem:t,names:n,open:s}){let a=Xr(t),r=jh(e,t,a).map(({seat:c,cards:p})=>i`<span>${n[c]}</span><span class="act">${fe(p)}</span>`),l=c=>o("problem.won",{name:n[c]??"",you:c===a.seat?"yes":"no"});return i`<details open=${s}>
		<summary><span>${ae(o("problem.fails",{card:Cc(e.act)}))}</span></summary>
		<div>
			${r.length?i`<p>${o("problem.fails.some",{fails:e.fails,of:e.of})}</p><div class="lie">${r}</div>`:null}
			<ol class="line">${e.tricks.map(({acts:c,won:p},u)=>i`<li key=${u}>
				<span class="act">${c.map(d=>fe(d.split(" ")[2]))}</span>
				<span>${p===void 0?"":l(p)}</span>
			</li>`)}</ol>
		</div>
	</details>`}function bS({rest:e}){let[t="",n="1",s]=e,a=s===void 0?void 0:Number(s)||0;return i`<${vS} key=${e.join(" ")} table=${t} match=${Number(n)||1} deal=${a} />`}function vS({table:e,match:t,deal:n}){let{told:s,wrong:a}=jn(e,t,n),[r]=y(()=>Dt("report",e)),l=n===void 0?o("page.report.match"):o("page.report.deal",{deal:n+1});if(!s)return i`<${U} class="report stack" title=${l} wrong=${a} text=${o("page.report.coming")}>
			<${Ph} table=${e} match=${t} deal=${n??0} />
		<//>`;let c=s.header,p=se(c.variant),u=Number(We.value.get("seat")??-1),d=$n(s,e),$=Ln(c,p?p.seats:c.seats.length,d),m=u>=0&&u<$.length?u:vs(c,$.length,d),f=m===d,h=i`<${MS} told=${s} table=${e} match=${t} one=${n!==void 0} names=${$}
		seat=${m} own=${f} />`;return i`<main id="main" tabindex="-1" class="report" data-counting=${lt(s)}>
		<header class="report-head"><h1>${l}</h1>
			<p class="soft">${c.rules?.name??Ae(c.variant)}</p>
			<${I} hidden label=${o("page.report.whose")} value=${String(m)}
				options=${$.map((g,v)=>[String(v),o("page.report.of",{name:g})])}
				onchange=${g=>J(`${mp()}?seat=${g}`,{replace:!0})} />
			<${Ph} table=${e} match=${t} deal=${n??0} seat=${m} />
		</header>
		<${wS} told=${s} wrong=${a} />
		${s.deals.length&&f&&!lt(s)?i`<${OS} told=${s} table=${e} match=${t} one=${n!==void 0} seat=${m}
					newcomer=${r} />`:null}
		${s.deals.length===0?null:r?i`<details><summary>${o("page.hint.figures")}</summary>${h}</details>`:h}
	</main>`}var Ph=({table:e,match:t,deal:n,seat:s})=>i`<p class="row">
	${e==="mine"?null:i`<a class="button plain" href=${`/t/${e}`}>${o("page.learn.table")}</a>`}
	<a class="button plain" href=${`/replay/${e}/${t}/${n}${s===void 0?"":`?seat=${s}`}`}>
		${o("page.nav.replay")}
	</a>
</p>`;function wS({told:e,wrong:t}){if(t)return i`<p class="trouble" role="status">${t}</p>`;if(lt(e)){let{judged:n,of:s,rough:a}=e;return i`<p class="soft judging" style=${{"--far":(n-a)/s}}>
			${xo(e)}
		</p>`}return e.deals.length?null:i`<p class="soft">${o("page.report.none")}</p>`}var Dh="three";function kS(e,t,n){return e?{to:`/learn/${e}`,say:"page.report.lesson"}:t?{to:n,say:"page.last.report"}:{to:`/learn/${Dh}`,say:"way.go.cure"}}var xS=12;function SS({deals:e,luck:t},n,s){return e.filter(a=>s?.aside&&a.made[n]===!1).map(a=>{let[r]=a.mistakes.filter(f=>f.seat===n),l=a.accounts[n],c=["cards","lie","others"].reduce((f,h)=>l[h]<l[f]?h:f),p=r?"act":t&&l[c]<-qe?c:"",[u,d]=r?[ca(r.act,r.bid),ca(r.better,r.betterBid)]:["",""],$=ge(a.bids[n]??0,s);return`${o("page.report.failed",{deal:a.deal+1,bid:$,won:a.won[n]??0})} ${o("page.report.failed.why",{why:p,when:r?Go(r):"",act:u,better:d})}`})}function OS({told:e,table:t,match:n,one:s,seat:a,newcomer:r}){let l=e.lessons?.[a]??"";x(()=>{r&&!s&&ts("cure",l||Dh)},[]);let c=e.deals.flatMap(h=>h.mistakes).filter(h=>h.seat===a),[p]=c.sort((h,g)=>g.lost-h.lost),{lost:u}=e.total[a],d=tt.reduce((h,g)=>u[g]>u[h]?g:h),$=Is(tt.map(h=>u[h]),0)[tt.indexOf(d)]??0,m=e.deals.length>xS?[]:SS(e,a,se(e.header.variant));if(!p&&!r&&!m.length)return null;let f=kS(l,s,`/report/${t}/${n}?seat=${a}`);return i`<section class="plainly">
		${r?i`<${yo} at="report" />`:null}
		${p?i`<p class="lead">${o("page.report.plain",{kind:d,n:$,one:s?"yes":"no"})}</p>
				<${AS} mistake=${p} place=${pa(t,n)} />`:r?i`<p class="lead">${o("page.report.plain.none",{failed:m.length?"yes":"no"})}</p>`:null}
		${m.map(h=>i`<p key=${h}>${ae(h)}</p>`)}
		<p class="row">
			${l||r?i`<a class="button chief" href=${f.to}>${o(f.say)}</a>`:null}
		</p>
	</section>`}function AS({mistake:e,place:t}){let[n,s]=[e.chance,e.betterChance].map(u=>Math.round(u*10)),a=Ao(e),r=e.act.startsWith("play ")||e.act.startsWith("lay "),l=u=>i`<${pe} key=${u} card=${u} />`,c=(u,d,$)=>i`<figure>
		<figcaption>
			${o(`page.report.${u}`,{bid:$===void 0?"none":String($)})}
		</figcaption>
		${r?i`<div class="cards">${W(d.replace(/^\w+ /,"")).map(l)}</div>`:i`<p><${pn} act=${d} /></p>`}
	</figure>`,p=o("page.report.where",{deal:e.deal+1,when:Go(e)});return i`<div class="shown">
		<h2>${p}</h2>
		<div class="sides">${c("did",e.act,e.bid)}${c("better",e.better,e.betterBid)}</div>
		${Rt(e.why).slice(0,2).map(u=>i`<p key=${u}>${ae(u)}</p>`)}
		${s>n?i`<p>${o("page.report.odds",{a:n,b:s})}</p>`:a?i`<p>${Ks(a)}.</p>`:null}
		<p><a href=${t(e)}>${o("page.report.look")}</a></p>
	</div>`}function MS({told:e,table:t,match:n,one:s,names:a,seat:r,own:l}){let c=e.total[r],p=e.deals.flatMap(h=>h.mistakes).sort((h,g)=>g.lost-h.lost),u=p.filter(h=>h.seat===r),d=p.filter(h=>h.seat!==r),$=a[r]??"",m={names:a,place:pa(t,n),one:s},f=lt(e)?o("page.report.coming"):Si(c.lost,$,l,s,u);return i`<section class="stack">
			<p class="lead" role="status" aria-busy=${lt(e)}>${TS(f)}</p>
			${e.luck?i`<p>${jS(c)}</p>`:i`<p class="soft">${o("page.report.noluck")}</p>`}
		</section>
		<div class="report-columns">
			${u.length?i`<section><h2>${o("page.report.moments")}</h2><${ua} of=${u.slice(0,12)} ...${m} /></section>`:null}
			<section>
				<h2>${o("page.report.sum")}</h2>
				<${NS} account=${c} luck=${e.luck} />
				<p class="small soft">${o("page.report.lead.what")}</p>
			</section>
		</div>
		<section>
			<h2>${o(s?"page.report.course.deal":"page.report.course.match")}</h2>
			<${BS} told=${e} names=${a} seat=${r} one=${s} />
		</section>
		${d.length?i`<section>
					<h2>${o(s?"page.report.others.moments":"page.report.turning")}</h2>
					<${ua} of=${(s?d:p).slice(0,6)} ...${m} named=${!0} />
				</section>`:null}
		<section>
			<h2>${o("page.report.all")}</h2>
			<${ES} told=${e} names=${a} />
			<p class="small soft">${o("page.report.how")}</p>
		</section>`}var TS=e=>e.endsWith("…")?e:`${e}.`;function jS(e){let[t=0,n=0,s=0]=[e.cards,e.lie,e.others].map(r=>Math.round(r/qe)||0),a=Math.min(Math.round(e.gifts/qe),Math.max(s,0));return o("page.report.luck",{cards:ie(t),lie:ie(n),others:ie(s),lay:n>0?"well":n<0?"badly":"even",gifts:a>0?"yes":"no",n:S(a)})}function NS({account:e,luck:t}){let n=t?[["start",e.start],["cards",e.cards],["lie",e.lie]]:[["lie",e.lie]];for(let l of tt)e.lost[l]&&n.push([`lost.${l}`,-e.lost[l]]);t&&n.push(["others",e.others]);let s=Is(n.map(([,l])=>l),1),a=Math.max(1,...s.map(Math.abs)),r=s.reduce((l,c)=>l+c,0);return i`<table class="book account parts"><tbody>
		${n.map(([l],c)=>{let p=s[c]??0;return i`<tr key=${l}><th scope="row">${o(`page.report.${l}`)}</th>
				<td class="bar" aria-hidden="true"><span data-way=${p<0?"down":"up"}
					style=${{"--long":`${50*Math.abs(p)/a}%`}}></span></td>
				<td>${ie(p,1)}</td></tr>`})}
	</tbody><tfoot><tr class="total">
		<th scope="row">${o("page.report.lead")}</th><td></td><td>${ie(r,1)}</td>
	</tr></tfoot></table>`}function BS({told:e,names:t,seat:n,one:s}){let a=e.total.length;if(s){let p=e.deals[0]?.worth??[];if(p.length<2)return null;let u=p.slice(1).map(d=>d.map($=>$/qe));return i`<${da} at=${u} from=${(p[0]??[]).map(d=>d/qe)} names=${t} me=${n}
			label=${o("page.report.course.deal")} foot=${o("page.report.acts",{n:u.length-1})} />`}let r=new Array(a+1).fill(0),l=e.deals.map(p=>{p.accounts.forEach((d,$)=>r[$]+=d.lead/qe);let u=p.accounts[n];return r[a]+=u?(u.cards+u.lie)/qe:0,e.luck?[...r]:r.slice(0,a)}),c=e.luck?[...t.slice(0,a),o("page.report.own.luck")]:t;return i`<${da} at=${l} names=${c} me=${n} label=${o("page.report.course.match")}
		foot=${o("page.scores.deals",{n:l.length})} />`}function ES({told:e,names:t}){let n=e.luck?["start","cards","lie",...tt.map(c=>`lost.${c}`),"others"]:["lie",...tt.map(c=>`lost.${c}`)],s=(c,p)=>{let[u="",d]=p.split(".");return d?-c.lost[d]:Number(c[u])},a=e.total.map(c=>Is(n.map(p=>s(c,p)),1)),r=c=>n[c]?.startsWith("lost")&&a.every(p=>!p[c]),l=n.map((c,p)=>p).filter(c=>!r(c));return i`<${te}><table class="book account" data-hands=${a.length}>
		<thead><tr><td></td>
			${a.map((c,p)=>i`<th key=${p} scope="col">${t[p]??o("dummy")}</th>`)}
		</tr></thead>
		<tbody>${l.map(c=>i`<tr key=${c}><th scope="row">${o(`page.report.${n[c]}`)}</th>
			${a.map((p,u)=>i`<td key=${u}>${ie(p[c]??0,1)}</td>`)}</tr>`)}</tbody>
		<tfoot><tr class="total"><th scope="row">${o("page.report.lead")}</th>
			${a.map((c,p)=>i`<td key=${p}>${ie(c.reduce((u,d)=>u+d,0),1)}</td>`)}</tr></tfoot>
	</table><//>`}function CS(e){let t=M.value;return i`<main id="main" tabindex="-1" class="statistics">
		${t?i`<${DS} key=${t.id} />`:i`<h1>${o("page.nav.statistics")}</h1><${Wh} />`}
	</main>`}var Wc=()=>i`<p><a class="button chief" href="/">${o("page.records.play")}</a></p>`,Wh=()=>i`<section class="stack"><p class="lead">${o("page.stats.none")}</p><${Wc} /></section>`;function PS(e){let[t,n]=y({}),s=B(""),a=async()=>{try{for(;;){let r=await jp({variant:e});if(s.current!==e)return;if(n({told:r}),r.counted>=r.of)return r}}catch(r){s.current===e&&n(l=>({...l,wrong:P(r)}));return}};return x(()=>(s.current=e,a(),()=>{s.current="-"}),[e]),{...t,again:a}}function DS(){let[e,t]=y(""),{told:n,wrong:s,again:a}=PS(e),r=B([]);return n&&e===""&&(r.current=n.variants),i`<header class="report-head">
			<h1>${o("page.nav.statistics")}</h1>
			${r.current.length>1?i`<${I} hidden label=${o("page.stats.variant")} value=${e} onchange=${t}
						options=${[["",o("page.stats.variant.all")],...r.current.map(({key:l})=>[l,Ae(l)])]} />`:null}
		</header>
		${s?i`<p class="trouble" role="status">${s}</p>`:null}
		${n&&n.counted<n.of?i`<p class="soft" role="status">${o("page.stats.counting",{n:n.counted,of:n.of})}</p>`:null}
		${n?i`<${LS} told=${n} again=${a} />`:null}`}var Dc={figures:{matches:3,deals:20},charts:{matches:10,deals:60}},Lc=(e,t)=>e.matches>=t.matches||e.all.deals>=t.deals;function LS({told:e,again:t}){let{all:n,assisted:s}=e;if(n.deals===0&&s.deals===0)return i`<${Wh} />`;let a=s.deals?i`<${GS} of=${s} />`:null;if(n.deals===0)return i`<section class="stack">${a}<p>${o("page.stats.unaided")}</p><${Wc} /></section>`;let r=Lc(e,Dc.charts)&&e.course.length>1,l=r&&ti(n);return i`<${RS} told=${e} />
		${Lc(e,Dc.figures)?i`<${qS} told=${e} />`:null}
		${r?i`<${_S} told=${e} /><${KS} told=${e} />`:i`<${WS} told=${e} />`}
		<section class="stack">
			<h2>${o("page.stats.judge")}</h2>
			<${US} of=${n.bids} />
			<${VS} told=${e} again=${t} />
			${a}
			${l?i`<p class="small soft">${o("page.stats.how.bands")}</p>`:null}
			${n.judged?i`<p class="small soft">${o("page.stats.how.judged")}</p>`:null}
		</section>`}function RS({told:{all:e,best:t,bids:n}}){let s=n.find(l=>l.key===t),a=tt.reduce((l,c)=>e.lost[c].mean>e.lost[l].mean?c:l),r=S(e.lost.all.mean,1);return i`<p class="lead">${[o("page.stats.said",{made:e.made.count,n:e.deals,points:S(e.points.mean,1)}),s&&o("page.stats.said.best",{bid:Number(s.key),made:s.made.count,n:s.deals}),e.judged===e.deals&&e.lost.all.mean>0?o("page.stats.said.lost",{lost:r,n:e.lost.all.mean,kind:o(`page.stats.aspect.${a}`)}):""].filter(Boolean).join(" ")}</p>`}var WS=({told:e})=>i`<section class="stack">
	<p class="soft">${o("page.stats.next",{what:Lc(e,Dc.figures)?"charts":"figures"})}</p><${Wc} />
</section>`,ei=(e,t,n)=>t>e&&t-e<Math.abs(n),Rc=e=>ei(-(e.margin??0),e.margin??0,e.mean)?`± ${S(e.margin??0,1)}`:"",Lh=e=>[S(e.mean,1),Rc(e)].filter(Boolean).join(" "),IS=({of:e})=>i`<dl class="figures-row">${e.map(([t,n,s])=>i`<div key=${t}>
		<dt>${t}</dt><dd><span class="figure">${n}</span> <span class="small soft">${s}</span></dd>
	</div>`)}</dl>`;function qS({told:{all:e,streaks:t}}){let{low:n,high:s,share:a}=e.made,r=ti(e)?o("page.stats.interval",{low:Se(n),high:Se(s)}):"",l=[Rc(e.lost.all),o("page.stats.of.judged",{n:e.judged})].filter(Boolean).join(" · "),c=o("page.stats.now",{n:t.now,way:t.making?"made":"failed"}),p=[[o("page.records.deals"),S(e.deals),o("page.stats.made.count",{n:e.made.count})],[o("page.records.made"),Se(a),r],[o("page.records.points"),S(e.points.mean,1),Rc(e.points)]];return e.judged&&p.push([o("page.stats.lost"),S(e.lost.all.mean,1),l]),p.push([o("page.stats.streak"),S(t.made),c]),i`<${IS} of=${p} />`}var Rh={made:e=>[100*e.made.share,100*e.made.low,100*e.made.high],points:e=>Pc(e.points),lost:e=>Pc(e.lost.all),...Object.fromEntries(tt.map(e=>[e,t=>Pc(t.lost[e])]))},Pc=e=>[e.mean,e.mean-(e.margin??0),e.mean+(e.margin??0)];function _S({told:e}){let[t,n]=y(e.all.judged?"lost":"made"),s=e.course.filter(f=>f.judged>0),a=s.length>1,r=f=>e.all.lost[f].mean===0,l=["made","points",...a?["lost",...tt.filter(f=>!r(f))]:[]],c=l.includes(t)?t:"made",p=f=>c==="made"||f.points.margin!==void 0,u=(c==="made"||c==="points"?e.course:s).filter(p).map(f=>{let[h=0,g=0,v=0]=Rh[c]?.(f)??[];return{from:f.from,to:f.from+f.deals-1,mean:h,low:g,high:v}}),[d=0]=Rh[c]?.(e.all)??[],$=f=>c==="made"?Se(f/100):S(f),m=2*u.filter(f=>ei(f.low,f.high,f.mean)).length>u.length;return i`<section>
		<h2>${o("page.stats.course")}</h2>
		<${K} label=${o("page.stats.show")} hidden value=${c} onchange=${n}
			options=${l.map(f=>[f,o(`page.stats.aspect.${f}`)])} />
		<${B$} of=${u} last=${e.all.deals} label=${FS(o(`page.stats.aspect.${c}`),u,$)}
			all=${d} most=${c==="made"?100:void 0} said=${$} banded=${m}
			foot=${o("page.scores.deals",{n:e.all.deals})} />
		<p class="small soft legend">
			${m?i`<${Pa} of="range" say="page.stats.key.interval" />`:null}
			<${Pa} of="all" say="page.stats.key.all" />
		</p>
	</section>`}function FS(e,t,n){let s=a=>n(Math.round(a*10)/10);return`${e}: ${t.map(a=>o("page.stats.stretch",{from:a.from,to:a.to,n:s(a.mean)})).join(", ")}`}var Ic=10,ti=({deals:e,made:{low:t,high:n,share:s}})=>e>=Ic&&ei(t,n,s),Pa=({of:e,say:t})=>i`<span><span class=${`sample ${e}`} aria-hidden="true"></span> ${o(t)}</span>`,zS=["bids","trumps","premiums","places","variants"];function HS(e,t){return e==="trumps"?i`<${ue} trump=${t} /> ${H(t)}`:e==="premiums"?t==="plain"?o("page.stats.plain"):$e(t):e==="places"?o(`page.stats.place.${t}`):e==="variants"?Ae(t):S(Number(t))}function KS({told:e}){let[t,n]=y("bids"),s=zS.filter(u=>e[u].length>1||u==="bids"),a=s.includes(t)?t:"bids",r=e[a],l=e.all.judged>0,c=r.some(u=>u.bids.of>0),p=r.some(u=>ti(u));return i`<section>
		<h2>${o("page.stats.split")}</h2>
		<${K} label=${o("page.stats.show")} hidden value=${a} onchange=${n}
			options=${s.map(u=>[u,o(`page.stats.by.${u}`)])} />
		<${te}><table class="book split">
			<thead><tr>
				<th scope="col">${o(`page.stats.by.${a}`)}</th>
				<td class="bar-head"><span aria-hidden="true">${S(0)}</span><span aria-hidden="true">${Se(1)}</span></td>
				<th scope="col">${o("page.stats.head.made")}</th>
				${c?i`<th scope="col">${o("page.stats.head.expected")}</th>`:null}
				<th scope="col">${o("page.records.deals")}</th><th scope="col" class="spare">${o("page.stats.head.points")}</th>
				${l?i`<th scope="col" class="spare">${o("page.stats.head.lost")}</th>`:null}
			</tr></thead>
			<tbody>${r.map(u=>i`<tr key=${u.key}>
				<th scope="row">${HS(a,u.key)}</th>
				<td class="bar" aria-hidden="true"><${JS} of=${u} /></td>
				<td>${u.deals<Ic?o("page.stats.of",{made:u.made.count,n:u.deals}):Se(u.made.share)}</td>
				${c?i`<td>${u.bids.of?Se(u.bids.expected/u.bids.of):""}</td>`:null}
				<td>${S(u.deals)}</td><td class="spare">${Lh(u.points)}</td>
				${l?i`<td class="spare">${u.judged?Lh(u.lost.all):""}</td>`:null}
			</tr>`)}</tbody>
		</table><//>
		<p class="small soft legend">
			<${Pa} of="made" say="page.stats.head.made" />
			${p?i`<${Pa} of="interval" say="page.stats.key.interval" />`:null}
			${c?i`<${Pa} of="expected" say="page.stats.key.expected" />`:null}
		</p>
	</section>`}function JS({of:{deals:e,made:t,bids:n}}){let s=p=>`${100*p}%`,{low:a,high:r,share:l}=t,c=n.of?i`<span class="expected" style=${{"--at":s(n.expected/n.of)}}></span>`:null;return i`<span class="track">
		${e<Ic/2?null:i`<span class="made" style=${{"--long":s(l)}}></span>`}
		${ti({deals:e,made:t})?i`<span class="interval" style=${{"--at":s(a),"--long":s(r-a)}}></span>`:null}${c}
	</span>`}function US({of:e}){if(!ei(e.low,e.high,e.expected))return null;let t=e.made<e.low?"below":e.made>e.high?"above":"within",[n,s]=[S(Math.ceil(e.low)),S(Math.floor(e.high))],a={of:e.of,made:S(e.made),n:S(e.expected,1),low:n,high:s,way:t};return i`<p>${o("page.stats.expected",a)}</p>`}var GS=({of:e})=>i`<p>${o("page.stats.assisted",{n:e.deals,made:S(e.made.count)})}</p>`;function VS({told:e,again:t}){let[n,s]=y(!1),[a,r]=y(""),l=B(!1);x(()=>()=>{l.current=!1},[]);let c=async()=>{l.current=!0,s(!0),r("");try{let d=e;for(;l.current&&d&&d.unjudged.length>0;){let[$]=d.unjudged;if($)for await(let f of qs($.table,$.match,void 0,()=>l.current,!0));l.current&&(d=await t());let[m]=d?.unjudged??[];if(m&&m.table===$?.table&&m.match===$.match)break}}catch(d){r(P(d))}s(!1)},p=e.all.deals-e.all.judged,u={n:e.all.judged,of:e.all.deals};return i`<p role="status">${o(n?"page.stats.judging":"page.stats.judged",u)}</p>
		${a?i`<p class="trouble" role="alert">${a}</p>`:null}
		${p>0&&e.unjudged.length>0?i`<p><${k} onclick=${()=>n?l.current=!1:c()}
				say=${n?o("page.stats.judge.stop"):o("page.stats.judge.go",u)} /></p>`:null}`}var[ZS,QS]=[400,12],qc=class{#e=null;meant(t){let n=this.#e,a=!(n!==null&&t.timeStamp-n.timeStamp<ZS&&Math.hypot(t.clientX-n.clientX,t.clientY-n.clientY)<QS)||t.target===n.target;return this.#e=a?t:{...n,timeStamp:t.timeStamp},a}};function Ih(){x(()=>{let e=new qc;function t(n){if(n.detail===0||!(n.target instanceof Element))return;let{timeStamp:s,clientX:a,clientY:r}=n,l=n.target.closest("button, a, label, input")??n.target,c=l instanceof HTMLLabelElement?l.control??l:l;e.meant({target:c,timeStamp:s,clientX:a,clientY:r})||(n.preventDefault(),n.stopPropagation())}return document.addEventListener("click",t,!0),()=>document.removeEventListener("click",t,!0)},[])}var YS=4,XS=4e4,e2=2e3,t2=1e3,_c=class{#e;#t;#n;#s=new Map;constructor(t,n){this.#e=t,this.#t=n,this.#n=ea("ninetynine.tables",s=>this.#r(s))}get rests(){let t=this.#s.get(this.#e)??0;return[...this.#s.values()].filter(n=>n>t).length>=YS}look(){let t=Math.max(Date.now(),...this.#s.values());this.#s.set(this.#e,t+Math.random()),this.hold()}hold(){this.#a(this.#s.get(this.#e)??0)}leave(){this.#a(0)}close(){this.#n?.close(),this.#n=void 0}#a(t){this.#n?.postMessage({table:this.#e,looked:t})}#r({table:t,looked:n}){let s=this.rests;n?this.#s.set(t,n):t!==this.#e&&this.#s.delete(t),this.rests!==s&&this.#t()}},ni=class{ours=!1;#e;#t;#n;#s;#a=0;#r=0;#i=0;#l=()=>{};constructor(t,n,s,a){this.#e=n,this.#t=s,this.#n=ea(`ninetynine.table.${t}`,r=>this.#o(r)),this.#s=new _c(t,a),addEventListener("pagehide",this.leave),this.claim()}get rests(){return this.#s.rests}claim(){this.#s.look(),this.#c()}#c=()=>{this.ours||(this.ours=!0,this.#s.hold(),[this.#a,this.#r]=[Math.random(),Date.now()],clearTimeout(this.#i),this.#u({claim:this.#a}),this.#l())};async turn(){for(;!this.ours&&this.#n;)await new Promise(t=>this.#l=()=>t(void 0))}tell(t,n){this.ours&&this.#u({said:t,trouble:n})}leave=()=>{this.ours&&(this.#u({gone:!0}),this.#s.leave()),this.ours=!this.#n};close(){this.leave(),removeEventListener("pagehide",this.leave),clearTimeout(this.#i),this.#n?.close(),this.#n=void 0,this.#s.close(),this.#l()}#u(t){this.#n?.postMessage(t)}#o({claim:t,gone:n,said:s,trouble:a}){if(this.ours){if(t===void 0)return;if(Date.now()-this.#r<t2&&t<this.#a)return this.#u({claim:this.#a});this.ours=!1,this.#t()}clearTimeout(this.#i);let r=document.visibilityState==="visible";this.#i=setTimeout(this.#c,n?r?0:e2*Math.random():XS),t===void 0&&!n&&this.#e(s,a)}};var n2=4e4,s2=5e3,a2=15e3,o2=2e3,Fc={first:250,longest:8e3};function _h(e,t){if(t===null||typeof t!="object"||Array.isArray(t))return t;let n=Array.isArray(e)?[...e]:typeof e=="object"?{...e}:{};for(let[s,a]of Object.entries(t))a===null?delete n[s]:n[s]=_h(n[s],a);return n}var qh=e=>e instanceof z&&e.status<500&&e.status!==429&&e.status!==401,si=class{state=D("opening");trouble=D("");refused=D(null);#e;#t;#n=0;#s={};#a=!1;#r=()=>{};#i=new AbortController;#l=!1;#c=!1;#u=0;#o;constructor(t,n){this.#e=t,this.#t=n,this.#o=new ni(t,(s,a)=>this.#S(s,a),()=>this.#p(),()=>this.#m()),addEventListener("online",this.#d),addEventListener("offline",this.#f),document.addEventListener("visibilitychange",this.#v),this.#g()}act(t,n){let s=document.visibilityState==="visible";return this.#o.rests&&s&&this.again(),io(this.#e,t,n)}hint(){return _p({table:this.#e,id:le()},{within:3e4})}now(){return ft(he(this.#e)?"here":"there")}again=()=>{if(!this.#o.ours||this.#o.rests)return this.#o.claim(),this.#m();this.#l||(this.#c=!0,this.#m())};doubt(){this.state.peek()==="live"&&performance.now()-this.#u>o2&&this.again()}#p(){this.#m(),this.#n===0&&this.#$()}async#$(){let t=await On({table:this.#e}).catch(()=>{});t&&t.seq>this.#n&&this.#S(t)}#m(){this.#i.abort(),this.#r()}close(){this.#a=!0,removeEventListener("online",this.#d),removeEventListener("offline",this.#f),document.removeEventListener("visibilitychange",this.#v),this.#o.close(),this.#m()}#d=()=>{this.#o.ours&&!this.#o.rests&&this.again()};#f=()=>{he(this.#e)||(this.state.value="lost",this.again())};#v=()=>{document.visibilityState==="visible"&&(!this.#o.ours||this.#o.rests||this.state.peek()==="lost")&&this.again()};async#g(){for(let t=Fc.first;!this.#a;t=Math.min(2*t,Fc.longest)){let n=this.#n;try{await this.#b(),this.#o.ours&&!this.#a&&await this.#k()}catch(a){if(qh(a))return this.refused.value=a,this.state.value="refused",this.#o.close()}if(this.#a)return;if(!this.#o.ours||this.#o.rests)continue;this.state.value="lost",this.#n>n&&(t=Fc.first);let s=this.#c?0:t;this.#c=!1,await this.#y(s)}}#y(t){return new Promise(n=>{let s=setTimeout(n,t);this.#r=()=>(clearTimeout(s),n(void 0))})}async#b(){for(await this.#o.turn();this.#o.rests&&!this.#a;await this.#o.turn())await this.#h()}async#h(){let{signal:t}=this.#i=new AbortController;try{let n=await On({table:this.#e},{signal:t});if(!this.#o.ours)return;this.#w(n),this.#S(n)}catch(n){if(t.aborted)return;if(qh(n))throw n;this.state.value="lost"}this.#o.rests&&!this.#a&&await this.#y(s2)}async#k(){let t=this.#i=new AbortController,n=()=>setTimeout(()=>t.abort(),n2),s=n();try{let a=(await this.#x(t.signal)).pipeThrough(new TextDecoderStream).getReader();for(let r="";;){let{value:l,done:c}=await a.read();if(c)return;clearTimeout(s),s=n(),this.#u=performance.now(),this.#w();let p=(r+l).split(`
`);r=p.pop()??"";for(let u of p)u&&!this.#a&&this.#A(JSON.parse(u))}}finally{this.#l=!1,clearTimeout(s),t.abort()}}async#x(t){this.#l=!0;let n=he(this.#e)?0:setTimeout(()=>t.aborted||this.#m(),a2),s={Accept:"application/x-ndjson"},a=vu(this.#e,this.#n),r=await cp(a,{headers:s,signal:t}).finally(()=>clearTimeout(n));if(this.#l=!1,this.#u=performance.now(),!r.ok||!r.body)throw dp(r,await r.text().catch(()=>""));return this.trouble.value="",this.state.value="live",r.body}#w(t){this.#o.tell(t,this.trouble.peek())}#A({changes:t,trouble:n,...s}){if(n!==void 0)return this.trouble.value=n,this.#w();t&&(s={...s,..._h(this.#s,t)});let{table:a,seat:r,muted:l,view:c}=s;this.#s={table:a,seat:r,muted:l,view:c},!(s.seq<=this.#n&&s.event.do!=="present")&&(this.#w(s),this.#O(s))}#S(t,n=""){if(this.#a)return;if(this.trouble.value=n,this.#n===0&&t?.event.do!=="present")return void this.#$();this.state.value="live";let s=t&&(t.event.do==="present"?t.seq===this.#n:t.seq<=this.#n);t&&!s&&this.#O(t)}#O(t){this.#n=t.seq,he(this.#e)||Yt(t.at),this.#t(t)}};var r2=3;async function Fh(e){if(Ys(e).waiting.peek().length>0)return T(o("page.bring.unsent"));for(let t=0;t<r2;t++){let n=await xu(e),s=i2(n),a=await Fa(new Blob([n])),{table:r,seq:l}=await Qe(()=>Fp({},{body:a,within:3e4}),"there");if(l<s)return T(o("page.bring.behind"));if(!((await On({table:e})).seq>s))return _u(e,r),T(o("page.brought"))}T(o("page.bring.on"))}var i2=e=>JSON.parse(e.trimEnd().split(`
`).at(-1)??"{}").seq??0;function zh({table:e,message:t,onpanel:n,onclose:s}){let{seat:a}=t,r=t.table.stage!=="waiting",l=t.table.chairs.filter(f=>f.player).length===1,[c,p]=y(!1),u=f=>{s(),e.act(f)},{settings:d}=e.settled.value,$=a!==void 0&&t.view?.phase==="play",m=p2(e.id,$,t.seq);return i`<${q} title=${o("page.more")} onclose=${s}>
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
					${d.clock?.move?i`<${It} what="turn" />`:null}
				</section>`:null}
			<${l2} id=${e.id} settings=${d} />
			<section><h3>${o("page.more.know")}</h3>
				<${k} onclick=${()=>n("rules")} say=${o(d.rules?"page.house":"page.nav.rules")} />
				<${k} onclick=${()=>n("keys")} say=${o("page.keys")} />
				<a class="button" href="/settings">${o("page.nav.settings")}</a>
				<${k} onclick=${()=>J("/")} say=${o("page.home")} />
			</section>
			<${b$} table=${t.table} variant=${d.variant??""} />
			<${c2} table=${t.table} />
		</div>
	<//>`}function l2({id:e,settings:{day:t,from:n}}){let{busy:s,once:a}=C();if(!Bs||!he(e)||Z.value||t||n)return null;let r=()=>a(()=>Fh(e));return i`<section><h3>${o("page.here")}</h3>
		<${k} aria-busy=${s} onclick=${r} say=${o("page.bring")} />
		<p class="soft small">${o("page.bring.about")}</p>
	</section>`}function c2({table:e}){let t=e.chairs.filter(a=>a.bot),{edition:n=1}=e,s=a=>{let r=n<Yc&&kt.includes(a.bot??"");return[es(a),r?o("page.level.edition",{n}):""].filter(Boolean).join(" · ")};return t.length===0?null:i`<section class="bots"><h3>${o("page.more.bots")}</h3>
		<ul>
			${t.map(a=>i`<li key=${a.name}><b>${et(a)}</b> <span class="soft">${s(a)}</span>
					<small class="soft">${fo(a)}</small></li>`)}
		</ul>
	</section>`}function p2(e,t,n){let{value:s}=j(async a=>t&&qp({table:e},{signal:a}),e,t,n);return t&&s?s.settled:!1}function Hh({settings:e,onclose:t}){let{value:n}=j(()=>ee(()=>on(e,re.value)));return i`<${q} title=${o(e.rules?"page.house":"page.nav.rules")} broad onclose=${t}>
		${n?i`<${Li} guide=${n} />`:null}
	<//>`}var u2=450,zc="ninetynine.premium.",Kh="ninetynine.forced",Jh=e=>`${e?.table.match} ${e?.view?.game} ${e?.view?.deal} `,d2=1e3,$2=100,m2=700,Hc=e=>e?.options?JSON.stringify([e.game,e.deal,e.phase,e.played,e.offers,e.options]):"",f2=({event:{do:e,done:t}})=>e==="redo"||t&&["ask","answer"].includes(e),h2=({seq:e,at:t,event:{by:n="",name:s="",seat:a=-1,text:r="",phrase:l}})=>({seq:e,at:t,by:n,name:s,seat:a,text:r,...l&&{phrase:l}}),ai=class{newest=D(null);settled=D({settings:{},host:""});busy=D("");waits=D(0);thinking=D(!1);chosen=D(new Set);advice=D(null);intended=D("");next=D("");coached=D("");wrong=D("");showing=new pr(()=>E.spoken.value?"quick":E.pace.value);view=Gt(()=>this.showing.shown.value?.message.view);talk=Gt(()=>{let{message:t,full:n}=this.showing.shown.value??{},s=(t?.seq??0)-(n?1:0);return this.#e.value.filter(a=>!a.remark||a.seq<=s)});current=Gt(()=>{let t=this.showing.shown.value;return!t||t.full!==null||this.busy.value.startsWith("play ")?!1:t.message.seq>=this.#s.value&&t.message.seq===this.newest.value?.seq});#e=D([]);#t="";#n=-1/0;#s=D(0);#a="";#r=!1;#i=0;#l=0;#c=!1;#u;constructor(t,n){this.id=t,this.#t=Ce(zc+t)??"",this.port=n(t,a=>this.#f(a)),this.unsent=Ys(t),this.unsent.send=(a,r)=>this.port.act(a,r),this.unsent.down=()=>this.port.state.peek()==="lost",this.unsent.doubt=()=>this.port.doubt(),this.unsent.recalled=a=>{this.#o(a)};let s=[at(()=>this.#A()),at(()=>this.#m())];this.#u=()=>s.forEach(a=>a());for(let a of this.unsent.waiting.peek())this.#o(a)}guides(){return!!this.settled.value.settings.guide&&E.way.value!=="over"}now(){return this.port.now()}close(){this.#u(),clearTimeout(this.#l),clearTimeout(this.#i),this.showing.stop(),this.port.close(),this.unsent.down=()=>!1,this.unsent.doubt=()=>{},this.unsent.recalled=()=>{}}async#o({command:{id:t,do:n,act:s=""},premium:a=""}){n==="act"?this.busy.value=s:this.waits.value++;let r=await this.#h(this.unsent.answered(t),()=>!0);n==="act"?this.busy.value="":this.waits.value--,r&&a&&this.#p(a)}#p(t){this.#t="",this.intended.value=t,oe(zc+this.id,t?Jh(this.newest.peek())+t:null),this.#w()}#$(){this.intended.value="",oe(zc+this.id,null)}#m(){let{value:t}=this.port.state,n=t==="lost"?t:this.port.trouble.value;clearTimeout(this.#i),t==="live"&&!n&&this.unsent.wake(),t==="live"&&this.wrong.peek()==="lost"&&(this.wrong.value=""),t==="live"&&this.#r&&!he(this.id)&&Pe("there").catch(()=>{}),this.#r=t==="lost",n!==this.wrong.peek()&&(this.#i=setTimeout(()=>this.wrong.value=n,d2))}stopLate(){let t=this.unsent.waiting.peek().find(n=>n.command.do==="act"&&n.late);return t&&this.unsent.withdraw(t.command.id),t!==void 0}async act(t){if(t.do==="ask"&&(this.next.value=""),t.do==="chat")return this.#b(t);this.waits.value++;let n=await this.#b(t);return this.waits.value--,n}async play(t,n="",s=!1){let a=this.view.peek()?.options;if(!a||this.busy.peek())return!1;this.dismiss(),this.busy.value=t,this.#d(a);let r=this.#a=`${a.seat??this.newest.peek()?.seat} ${t}`;this.#c=!1,this.showing.hurry(),n&&this.#p(n);let l=a.seat===void 0?{}:{hand:a.seat},c=await this.#b({do:"act",act:t,seen:this.newest.peek()?.seq,...l},n,s);return this.#a===r&&(this.#a="",(!c||this.#g())&&(this.busy.value="")),!c&&n&&this.#$(),c!==void 0}#d(t){let n=this.view.peek();if(t.kind!=="play"||W(t.from).length>1||W(n?.hand).length<2||E.forced.peek()||E.spoken.peek()||!n||!this.#M(n))return;let s=Number(Ce(Kh))+1;s<=3&&oe(Kh,String(s)),s===3&&T(o("page.choices.forced.offer"))}async lay(t){await this.play(`lay ${[...this.chosen.peek()].join(" ")}`,t)&&this.#w()}async ready(){if(this.waits.peek())return;if(this.newest.peek()?.table.stage!=="waiting")return this.act({do:"ready"});this.waits.value++;let t=await Tu();return this.waits.value--,t&&ju(this.id,t),this.act({do:"ready",...t?{text:t.commit}:{}})}async hint(t=n=>n){if(this.advice.peek())return this.dismiss();let n=this.#v();if(!n||this.thinking.peek())return;this.thinking.value=!0;let s=await this.port.hint().catch(a=>{n===this.#v()&&T(P(a))});this.thinking.value=!1,s&&n===this.#v()&&(this.advice.value={about:n,advice:t(s.advice)})}dismiss(){this.advice.value=null}heed(){let t=this.advice.peek();if(!t||t.about!==Hc(this.view.peek()))return this.dismiss();let[n,...s]=t.advice.act.split(" ");return n==="lay"?void(this.chosen.value=new Set(s)):(this.dismiss(),void this.play(t.advice.act))}async takeBack(){this.stopLate()||this.waits.peek()>0||performance.now()-this.#n<m2||await this.act({do:"ask",text:"undo"})}async redo(){let{table:{redo:t=[]}={},seat:n=-1}=this.newest.peek()??{};t.includes(n)&&this.waits.peek()===0&&await this.act({do:"redo"})}#f(t){f2(t)&&(this.next.value="",this.#c=!0),t.event.do==="ask"&&t.event.done&&t.event.seat===t.seat&&(this.#n=performance.now()),Xe(()=>{g2(this.newest.peek(),t)&&T(o("page.unreadied")),this.newest.value=t,t.settings&&(this.settled.value={settings:t.settings,host:t.host??""});let n=t.event.do==="chat"?h2(t):t.said;t.talk?this.#e.value=t.talk:t.event.do==="erase"?this.#e.value=this.#e.value.filter(a=>a.by!==t.event.by):n&&(this.#e.value=[...this.#e.value,n].slice(-$2)),this.#y(t),t.event.acts?.includes(this.#a)&&(this.#a=""),!this.#a&&this.#g()&&(this.busy.value=""),this.showing.take(t),t.event.do==="redo"&&this.showing.skip();let s=t.event.do==="merge"&&t.event.seat!==t.seat&&mo(t)[t.event.seat??-1];s&&T(o("page.speech.merged",{name:s}))}),this.#x(t),this.#w()}#v(){return Hc(this.newest.peek()?.view)}#g(){return(this.newest.peek()?.seq??0)>=this.#s.peek()}#y({seq:t,seat:n,event:{do:s,acts:a=[],seat:r}}){for(let{command:{id:l,do:c,act:p,hand:u=n,seen:d=0}}of this.unsent.waiting.peek())s==="act"&&c===s&&r===n&&t>d&&a.includes(`${u} ${p}`)&&this.unsent.heard(l,t)}put(t,n){let s=this.newest.peek()?.seq;return this.unsent.put({...s===void 0?{}:{seen:s},...t},n)}#b(t,n,s){let{answered:a,late:r}=this.put(t,n),l=!1;return r.then(()=>l=!0),this.#h(a,()=>l,s)}async#h(t,n,s=!1){try{let a=await t;return this.#s.value=Math.max(this.#s.value,a?.seq??0),this.port.state.peek()==="lost"&&this.port.again(),a?.late&&T(o("page.unsent.late")),a}catch(a){let{reason:r}=a;a instanceof Gn&&this.#k(),r==="no-session"&&this.port.again(),!s&&(r!=="stale"||n())&&T(P(a));return}}#k(){this.#c=!0,this.next.value="",this.view.peek()?.options?.kind==="play"&&(this.chosen.value=new Set)}#x(t){let n=t.seat===void 0?void 0:t.table.chairs[t.seat],s=t.event.do==="begin"||t.event.do==="present";if(t.table.stage!=="mixing"||!n?.commit||!s)return;let a=bo(this.id,n.commit);if(!a)return;let r={id:le(),do:"entropy",text:a};Vn(()=>this.port.act(r)).catch(()=>{})}async#w(){let t=Jh(this.newest.peek());this.#t.startsWith(t)?this.intended.value=this.#t.slice(t.length):this.#t&&this.#$(),this.#t="";let n=this.intended.peek(),s=this.newest.peek()?.view;if(!n||this.#a||!this.#g())return;if(s?.options?.kind==="lay")return this.#$();if(s?.phase==="lay")return;if(!(s?.options?.kind==="offer"?s.options.acts??[]:[]).includes(n))return this.#$();this.showing.skip(),await this.play(n,"",!0),this.#$()}#A(){let t=this.view.value,n=this.current.value&&this.busy.value===""?t?.options:void 0;clearTimeout(this.#l),n?.kind==="play"&&t&&this.#S(t,n),(t?.phase!=="play"||!W(t.hand).includes(this.next.peek()))&&(this.next.value="");let s=new Set(W(t?.options?.from)),a=[...this.chosen.peek()].filter(r=>s.has(r));a.length!==this.chosen.peek().size&&(this.chosen.value=new Set(a)),this.advice.peek()&&this.advice.peek()?.about!==Hc(this.newest.value?.view)&&this.dismiss()}#S(t,n){let s=W(n.from),a=n.seat===void 0&&s.includes(this.next.peek())?this.next.peek():"",r=a||(s.length===1&&this.#O(t)?s[0]:"");if(a||(this.next.value=""),!r)return;let l=()=>(this.next.value="",void this.play(`play ${r}`));this.#l=setTimeout(l,a?0:u2)}#O(t){return this.#M(t)&&(E.forced.value||W(t.hand).length===1&&!E.spoken.value)}#M(t){return this.newest.peek()?.table.chairs.filter(s=>s.player).length===1&&!this.#c&&!this.guides()&&t.options?.seat===void 0}};function g2(e,{table:t,seat:n=-1,event:s}){return e?.seat===n&&e.table.stage==="waiting"&&e.table.chairs[n]?.ready&&t.stage==="waiting"&&!t.chairs[n]?.ready&&s.do!=="unready"}function Uh({message:e,busy:t=!1,ondo:n}){let{stage:s,chairs:a}=e.table,r=Ze(),l=async c=>await r.keep()&&n({do:"sit",seat:c});return i`<section class="watching" aria-label=${o("page.watch")}>
		<p><b>${o("page.watch")}</b> ${s==="waiting"?null:o("page.watch.seen")}</p>
		${s==="waiting"?i`<${ho} chairs=${a} name=${r} onsit=${l} busy=${t} />`:null}
		<a class="button plain" href="/">${o("page.home")}</a>
	</section>`}var Gh=1e4;function y2({rest:e}){let t=e[0]??"",n=ss(t);return n?i`<${b2} to=${n} />`:i`<${v2} key=${t} id=${t} />`}function b2({to:e}){return x(()=>J(`/t/${e}`,{replace:!0}),[e]),null}function v2({id:e}){let t=je(()=>new ai(e,(a,r)=>new si(a,r)),[e]);x(()=>()=>t.close(),[t]);let n=t.port.refused.value,s=t.showing.shown.value;if(n)return i`<${w2} why=${n} table=${t} chairs=${s?.message.table.chairs??[]} />`;if(!s){let a=kn.value&&!he(e);return i`<main id="main" tabindex="-1" class="table"><div class="opening" role="status">
			<p>${o(a?"page.out.table":"page.opening")}</p>
			${a?i`<p><a class="button" href="/">${o("page.nowhere.go")}</a></p>`:null}
			<${fc} unsent=${t.unsent} />
		</div></main>`}return i`<${k2} table=${t} />`}function w2({why:e,table:t,chairs:n}){let[s,a]=y(null),r=n.filter(l=>M.value&&l.player&&l.player!==M.value.id&&!he(t.id));return i`<${U} title=${o(e.status===404?"page.table.none":"page.table.refused")} text=${P(e)}>
		<p><a class="button" href="/">${o("page.nowhere.go")}</a></p>
		${r.map(({player:l="",name:c=""})=>i`<p><${k} plain say=${o("page.complain.title",{name:c})}
			onclick=${()=>a({id:l,name:c})} /></p>`)}
		${s?i`<${or} table=${t.id} whom=${s} talk=${t.talk.value} onclose=${()=>a(null)} />`:null}
	<//>`}function k2({table:e}){let[t,n]=y(""),{message:s,full:a}=e.showing.shown.value,{view:r,seat:l}=s,{stage:c,chairs:p}=s.table,u=mo(s),{variant:d="standard",rules:$,deals:m,games:f}=e.settled.value.settings,h=se(d,$),g=!!(r?.options&&e.current.value),v=`${g?"● ":""}${o(`variant.${d}`)} · Ninety-Nine`;x(()=>{document.title=v},[v]),x(()=>{g||Ku(e.id)},[g,M.value?.id]),x(()=>{he(e.id)||nm().catch(()=>{})},[e]),x(()=>{he(e.id)&&c==="playing"&&Td()},[c==="playing"]),z2(e,n),Ar(),Ih(),x(()=>ba.clear(),[r?.deal,r?.game]),L2(p.some(wt=>wt.until!==void 0)),W2(r,a?.gone??!1);let b=R2(r),w=c==="waiting"&&r?.phase!=="over";x(()=>{c==="waiting"&&r?.phase==="over"&&Dt("match",e.id)&&ts("report",e.id)},[c]);let O=An(h,r?.phase),A=r?.phase==="over"&&(c==="between"||c==="waiting")&&!a,N=()=>i`<${E$} table=${e.id} names=${u} about=${Vo(h,m,f)} view=${r} />`,R=Yh(e,s)&&r!==void 0&&!w;F2(e,R,!w&&r?.phase!==void 0&&!A);let Q=e.busy.value!==""||e.waits.value>0||e.thinking.value,ne={table:e,message:s,names:u,variant:h,laid:O},Be=Aa(e,s),Te=Be||e.advice.value?"hinted":"";return i`<${Zt.Provider} value=${xt(r)}>
		<main id="main" tabindex="-1" class="table" aria-busy=${Q} data-stage=${c} data-phase=${r?.phase??""}>
		${E.spoken.value?i`<${Xf} table=${e} variant=${h} />`:null}
		<${T2} table=${e} message=${s} panel=${t} onpanel=${n} beside=${R} />
		<${Ff} table=${e} />
		<div class="spread">
			<div class=${`board of-${r?Ve(r):0} ${A?"sheeted":""} ${Te}`}>
				${r&&r.phase!==void 0&&!w&&l!==void 0?i`<${E2} ...${ne} />`:null}
				${Be?i`<${Zf} ...${ne} />`:i`<${A2} table=${e} variant=${h} />`}
				<${x2} ...${ne} full=${a} waiting=${w} between=${A} fresh=${b} />
				${r&&!w&&l===void 0?i`<${S2} table=${e} message=${s} />`:null}
			</div>
			${r&&!w?i`<aside class=${`side ${R?"talks":""}`}>
						<div class="scoring"><h2>${o("score.title")}</h2>${N()}</div>
						${R?i`<${Vh} table=${e} message=${s} />`:null}
					</aside>`:null}
		</div>
		<${O2} ...${ne} panel=${t} onpanel=${n} scores=${N} />
		</main><//>`}function x2({table:e,message:t,names:n,variant:s,laid:a,full:r,waiting:l,between:c,fresh:p}){let{view:u,seat:d}=t,{stage:$,chairs:m}=t.table;if($==="mixing"||!l&&(!u||u.phase===void 0))return i`<div class="felt empty"><p class="opening">${o("waiting.table")}</p></div>`;if(l||!u){let{settings:h,host:g}=e.settled.value;return i`<div class="felt empty">
			<${am} id=${e.id} message=${t} settings=${h} host=${g} me=${M.value?.id??""}
				ondo=${Kc(e)} busy=${e.waits.value>0} onready=${()=>e.ready()} />
		</div>`}let f={table:e,message:t,names:n,variant:s};return i`<${mn} view=${u} variant=${s} names=${n} me=${d??0} elsewhere=${d}
		laid=${a} full=${r} played=${B2(e,t,n)} pending=${M2(e.busy.value)}
		unsent=${Lr(e.unsent).some(h=>h.command.do==="act")}
		said=${c?void 0:_2(e)} chairs=${q2(e,m)} now=${e.now()}
		over=${c?"sheeted":""} aloud=${!E.spoken.value} onhurry=${()=>e.showing.hurry()}>
		<${rd} view=${u} names=${n} />
		<${fm} view=${u} names=${n} lies=${r!==null} />
		${c?i`<${J$} ...${f} fresh=${p} />`:i`<${N2} ...${f} />`}
	<//>`}var S2=({table:e,message:t})=>i`<${Uh} message=${t} busy=${e.waits.value>0} ondo=${Kc(e)} />`;function O2({table:e,message:t,names:n,panel:s,onpanel:a,scores:r}){let{view:l}=t,c=()=>a(""),p=(u,d,$=!1)=>i`<${q} key=${u} title=${o(u)} broad=${$} onclose=${c}>${d}<//>`;switch(s){case"tricks":return l&&p("tricks.title",i`<${zt} view=${l} names=${n} />`,Ve(l)>3);case"last":return l&&p("page.lasttrick",i`<${zt} view=${l} names=${n} last />`);case"talk":return p("page.talk",i`<${Vh} table=${e} message=${t} />`);case"score":return p("score.title",r(),!0);case"rules":return i`<${Hh} settings=${e.settled.value.settings} onclose=${c} />`;case"keys":return i`<${yf} onclose=${c} />`;case"more":return i`<${zh} table=${e} message=${t} onpanel=${a} onclose=${c} />`;default:return null}}function A2({table:e,variant:t}){let n=e.advice.value;if(!n)return null;let s=W(n.advice.act.replace(/^lay /,"")),a=n.advice.act.startsWith("lay "),r=a&&s.every(l=>e.chosen.value.has(l));return i`<${cr} key=${n.about} title=${o("page.hint")} onclose=${()=>e.dismiss()}>
		<${ps} advice=${n.advice} variant=${t}>
			<button type="button" class="button chief take" onclick=${()=>r?Xh()?.click():e.heed()}>
				${o(r?"page.lay":a?"page.hint.choose":"page.hint.take")}
			</button>
		<//>
	<//>`}function Vh({table:e,message:t}){let n=t.muted??[],[s,a]=y(0),r=j(async()=>n.length>0?(await ot()).players:[],n.join(),s).value??[],l=(p,u)=>{e.act({do:u,text:p,on:!1}).then(()=>a(s+1))},c=n.map(p=>{let u=t.table.chairs.find($=>$.player===p),d=r.some($=>$.id===p&&$.block);return{id:p,name:u?.name??o("page.watching"),blocked:d}});return i`<${X$} talk=${e.talk.value} muted=${c} onsay=${Zh(e)} onhear=${l} />`}var Kc=e=>async t=>{let n=M.value===null;if(await ee(()=>$o(o("page.guest"))))return n&&e.port.again(),e.act(t)},Zh=e=>t=>Kc(e)({do:"chat",text:t}),M2=e=>e.startsWith("play ")?e.slice(5):null;function T2({table:e,message:t,panel:n,onpanel:s,beside:a}){let{view:r}=t,[l,c]=y(e.newest.peek()?.seq??0),p=e.talk.value.filter(g=>g.seq>l&&g.by!==M.value?.id).length,u=e.talk.value.at(-1)?.seq??0;x(()=>{n==="talk"&&c(g=>Math.max(g,u))},[n,u]);let{variant:d="standard",rules:$,day:m,from:f,games:h}=e.settled.value.settings;return i`<header class="head">
		<a class="mark" href="/" aria-label=${`99 – ${o("page.home")}`}>99</a>
		<div class="where">
			${r?.phase!==void 0?i`<${Ht} trump=${yn(r)} unsure=${!r.trump} explains />`:null}
			<h1>${o(`variant.${d}`)}</h1>
			${$&&!m?i`<span class="soft">${o("page.house")}</span>`:null}
			${r&&r.phase!==void 0?i`<span class="soft">${m||f?o("game.once",{what:m?"day":"other"}):o(h===1?"page.home.on.deal":"page.deal",{n:r.deal+1,deal:r.deal+1,game:r.game+1})}</span>`:null}
		</div>
		<nav aria-label=${o("page.table.menu")}>
			<button type="button" class="button plain scorer" onclick=${()=>s("score")}>${o("score.title")}</button>
			<button type="button" class="button plain tricker" onclick=${()=>s("tricks")}>${o("page.tricks")}</button>
			${I2(e,t)?i`<button type="button" class=${`button plain ${a?"talker":""}`} onclick=${()=>s("talk")}>
						${o("page.talk")}${p?i` <span class="unread">${p}</span>`:null}
					</button>`:null}
			<${k} plain onclick=${()=>s("more")} say=${o("page.more")} />
		</nav>
	</header>`}var Da=(e,t)=>e.current.value&&!t.table.paused?t.view?.options:void 0;function j2(e,t,n,s){let{deal:a,phase:r,dealer:l,seat:c}=n;x(()=>{if(E.spoken.peek())return;let[d,$,m]=[l===c?"yes":"no",s[l??-1]??"",yn(n)],f=n.trump??(m?"stay":"unnamed");T(o("page.dealt",{you:d,dealer:$,kind:f,trump:H(m)}),!0)},[a]);let p=je(()=>e,[t,a,r]),u=t?r==="play"?"":p:e;x(()=>{u.trim()&&!E.spoken.peek()&&T(u,!0)},[u])}function N2({table:e,message:t,names:n,variant:s}){let a=t.view,r=Da(e,t),l=e.busy.value!=="",{paused:c=!1}=t.table,{full:p}=e.showing.shown.value??{},u=lp.value.has(e.id),d=r?.kind==="offer"&&e.intended.value!=="",$=d||r?.kind==="offer"&&l?void 0:r,m=wf({...a,options:$},n,c,p,u),f=r?.kind==="play"&&e.chosen.value.size>0,h=Lr(e.unsent).some(R=>R.command.do==="act"),g=h?o("page.unsent.act"):f?o("page.tap.again"):m;j2(g,!$&&!h&&!p&&!c&&!u&&a.phase!=="over",a,n);let v=R=>e.lay(R),b=R=>e.play(R),w=R=>r&&R.stopPropagation(),O=e.advice.value?.advice.act,A={lay:"laying",name:"naming",offer:"offering",play:""}[r?.kind??"play"],N=`asking ${r?"asked":""} ${A}`;return i`<section class=${N} aria-label=${o("page.yours")} onclick=${w}>
		<${xl} table=${e} message=${t} names=${n} />
		<${Ll} view=${a} variant=${s} seat=${a.seat} bid=${a.bid} />
		<p class="ask">${g}</p>
		${r?.kind==="lay"?i`<${Ts} options=${r} chosen=${e.chosen.value} variant=${s} busy=${l} waits=${h}
				premiums=${!Aa(e,t)||Ir(e,a)} onlay=${v} slots />`:null}
		${r?.kind==="offer"&&!d?i`<${Tr} options=${r} variant=${s} busy=${l} onact=${b} best=${O} />`:null}
		${r?.kind==="name"?i`<${jr} options=${r} busy=${l} onact=${b} best=${O} />`:null}
	</section>`}function Qh(e,t){let n=t.view,s=Da(e,t),a=e.chosen.value,r=s&&(s.kind==="lay"||s.kind==="play")?new Set(W(s.from)):null,l=u=>{let d=new Set(s?.kind==="lay"?a:[]);if(a.has(u))d.delete(u);else if(d.size<(s?.pick??1))d.add(u);else return T(o("lay.full",{n:d.size}));e.chosen.value=d},c=u=>{if(!r&&n.phase==="play"){e.next.value=e.next.value===u?"":u,e.showing.shown.peek()?.full&&e.showing.skip();return}if(r){if(!r.has(u))return T(xf(s));e.play(`play ${u}`)}},p=r?ya(e.advice.value?.advice):new Set;return{can:r,chosen:a,best:p,onpick:l,onplay:c}}function B2(e,t,n){let s=t.view,a=Kn(s),r=s.shown?.[a]?.hand,l=s.control!==void 0&&s.control===t.seat;if(s.phase!=="play"||!l||r===void 0)return null;let{can:c,best:p,...u}=Qh(e,t),d=Da(e,t)?.seat===a,$=i`<${Jt} cards=${ze(W(r),de,s.trump)} ...${u} can=${d?c:null}
		best=${d?p:void 0}
		onplay=${d?u.onplay:()=>{}} label=${n[a]} open twice=${!1} />`;return{seat:a,hand:$}}function E2({table:e,message:t,names:n,variant:s,laid:a}){let r=t.view,l=t.seat,c=e.busy.value,p=Da(e,t),u=p?.kind==="lay",d=e.next.value,$=p?.seat!==void 0,{can:m,chosen:f,best:h,onpick:g,onplay:v}=Qh(e,t),b=Ia(r,l).filter(N=>`play ${N}`!==c),w=e.showing.shown.value?.full,O=id(r,s).join(" "),A=u&&E.values.value&&p?.worth?mt(p.worth):null;return i`<section class=${`mine ${p?"asked":""}`} aria-label=${o("page.yourhand")}>
		<div class="me">
			<${Kt} view=${r} variant=${s} seat=${l} name=${n[l]} place="south" own
				chair=${t.table.chairs[l]} now=${e.now()} open=${null} winner=${w?.winner===l} laid=${a} />
			${r.aside&&!u?i`<p class="laid"><span class="unseen">${o("page.aside")}</span>${fe(r.aside)}</p>`:null}
			${O?i`<p class="keeping">${O}</p>`:null}
		</div>
		<${D2} table=${e} message=${t} variant=${s} />
		${t.table.chairs.filter(N=>N.player).length>1?i`<${Z$} onsay=${Zh(e)} />`:null}
		<${Jt} cards=${b} can=${$?new Set:m} chosen=${d?new Set([d]):f}
			best=${$?void 0:h} values=${A} label=${o("page.yourhand")} twice=${u} onpick=${g}
			onplay=${$?()=>T(o("page.dummy.turn")):v} />
	</section>`}function C2({view:e,seat:t=-1}){return!!(e?.aside||e?.offers?.[t]||e?.played?.some(n=>n!==""))}function P2({view:e,seat:t=-1},n){return e?.options?!1:e?.phase==="lay"?!!e.aside:e?.phase==="offer"&&n?.offers.how==="sealed"&&!!e.offers?.[t]}function D2({table:e,message:t,variant:n}){let{hints:s,stage:a,ask:r,redo:l=[]}=t.table,c=t.table.free||P2(t,n),p=e.busy.value!=="",u=e.thinking.value,d=i`<button type="button" class=${`button plain ${yc(e)?"nothing":""}`}
		onclick=${()=>qr(e)} aria-keyshortcuts="h"
		aria-expanded=${e.advice.value!==null} disabled=${!Da(e,t)||p||u}>
		${o(u?"page.hint.thinking":"page.hint")}
	</button>`,$=C2(t)?"":"nothing",m=i`<button type="button" class=${`button plain ${$}`}
		onclick=${()=>e.takeBack()}
		disabled=${p||e.waits.value>0||r!==void 0}>${o(c?"page.undo":"page.undo.ask")}</button>`,f=a!=="waiting"&&e.settled.value.settings.undo!=="never",h=l.includes(t.seat??-1)?i`<button type="button" class="button plain redo" aria-label=${o("page.redo")} title=${o("page.redo")}
				disabled=${p||e.waits.value>0} onclick=${()=>e.redo()}>
				<svg viewBox="0 0 24 24" aria-hidden="true" focusable="false">
					<path d="M4 17a7.5 7.5 0 0 1 15-1M19 8.5V16h-7.5" />
				</svg></button>`:null;return i`<div class="tools">${s?d:null}${f?m:null}${h}</div>`}function L2(e){let[,t]=y(0);x(()=>{if(!e)return;let n=setInterval(()=>t(s=>s+1),1e3);return()=>clearInterval(n)},[e])}function R2(e){let t=B(void 0);return e?.phase!=="over"&&(t.current=e),e?.phase==="over"&&Vt(t.current,e)}function W2(e,t){let n=B(e);x(()=>{for(let s of T$(n.current,e))Wn(s);n.current=e},[e]),x(()=>{t&&Wn("trick")},[t])}var Yh=(e,{table:{chairs:t}})=>e.talk.value.length>0||t.filter(n=>n.player).length>1,I2=(e,t)=>Yh(e,t)||t.seat===void 0||t.table.chairs.some((n,s)=>s!==t.seat&&!n.bot),q2=(e,t)=>e.settled.value.settings.guide?t.map(({temperament:n,...s})=>s):t,_2=e=>Y$(e.talk.value,{me:M.value?.id??"",since:e.now()-Gh});function F2(e,t,n){let s=e.talk.value.at(-1);x(()=>{if(!(s&&e.now()-s.at<Gh)||E.spoken.peek()||s.by===M.peek()?.id||t&&matchMedia("(min-width: 80rem)").matches)return;let r=`${s.name}: ${ws(s)}`;T(r,n&&s.seat>=0)},[s?.seq])}var Xh=()=>document.querySelector(":is(.answer, .over > .row) .button.chief:not(:disabled)");function z2(e,t){x(()=>{function n(s){let a=s.target;if(s.defaultPrevented||s.repeat||a.closest("input, select, textarea, dialog"))return;if((s.ctrlKey||s.metaKey)&&s.key.toLowerCase()==="z")return s.preventDefault(),void(s.shiftKey?e.redo():e.takeBack());if(s.ctrlKey||s.metaKey||s.altKey)return;let l=s.key.length===1&&s.key!==" ";if(E.spoken.peek()&&l)return document.getElementById("command")?.focus();if(!Mr(rc(),s.key)){if(s.key==="h"&&e.view.peek()?.options)qr(e);else if(s.key==="Escape"&&e.advice.peek())e.dismiss();else if(s.key==="l")t("last");else if(s.key==="s")t("score");else if(s.key==="?")t("keys");else if(s.key==="ArrowLeft"||s.key==="ArrowRight")ic()?.focus();else if(s.key===" "||s.key==="Enter"){if(a.closest("button, a, summary, .hint"))return;e.showing.hurry()||Xh()?.click()}else return;s.preventDefault()}}return document.addEventListener("keydown",n),()=>document.removeEventListener("keydown",n)},[e])}var eg=(e,t)=>G(e,{dateStyle:"long",...t});function Jc({label:e,onproven:t}){let[n,s]=y(""),[a,r]=y(""),{busy:l,once:c}=C(d=>r(P(d))),p=(d,$)=>{r(""),c(async()=>{let m=await $();s(""),await t(m,d)})},u=d=>{d.preventDefault();let $=/(?:#code=|^\s*)([a-z2-7]{26})\s*$/.exec(n)?.[1];p($?"link":"words",()=>Sn($?{code:$}:{words:n}))};return i`${ms()&&!o$()?i`<p><${k} aria-busy=${l} onclick=${()=>p("passkey",l$)}
				say=${o("page.you.passkey.use")} /></p>`:ms()&&!M.value&&location.protocol==="http:"?i`<p class="soft small">${o("page.you.passkey.site",{address:na("localhost")})}</p>`:null}
		<form class="stack" onsubmit=${u}>
			<${_} label=${e} value=${n} oninput=${s} required autocapitalize="none" autocomplete="off"
				spellcheck="false" enterkeyhint="go" aria-invalid=${a!==""} />
			${a?i`<p class="trouble" role="alert">${a}</p>`:null}
			<p><button type="submit" class="button" aria-busy=${l}>${o("page.you.back.go")}</button></p>
		</form>`}function H2({here:e}){let t=[e.passkeys&&"passkey",e.words&&"words"].filter(Boolean),n=(t.length>0?t:["other"]).map(s=>o(`page.you.way.${s}`));return i`<p>${o("page.join.now",{player:Je(e),n:e.matches})}
		${e.playing?` ${o("page.join.now.playing",{name:e.name})}`:null}</p>
		<p>${o(e.alone?"page.join.alone":"page.join.kept",{name:e.name,ways:L(n)})}</p>`}function tg({proof:e,by:t,onend:n}){let{busy:s,once:a}=C(),{here:r}=e,[l,{name:c,last:p},u]=[Je(e),e,M.value?.id===e.id],d=t==="link"&&!e.byOperator?"page.join.only.link":"page.join.only",$=()=>a(async()=>{T(o("page.you.back.done",{name:(await uo(e)).name})),n(!0)}),m=B(null);return x(()=>m.current?.focus(),[e]),i`<section class="joining" aria-label=${o("page.join.title",{player:l})}>
		<h2 ref=${m} tabindex="-1">${o(u?"page.join.same":"page.join.title",{player:l})}</h2>
		<div class="stack">
			<p>${o(`page.join.by.${t}`,{player:l})}
				${p?` ${o("page.join.last",{name:c,day:eg(Date.parse(p),{timeZone:"UTC"})})}`:null}
				${e.byOperator?` ${o("page.join.operator")}`:null}</p>
			${r?i`<${H2} here=${r} />`:null}
			${u?i`<p><${k} aria-busy=${s} onclick=${t==="link"?()=>n(!1):$}
					say=${o("page.you.back.go")} /></p>`:i`<div class="choose">
					<div><${k} aria-busy=${s} onclick=${$} say=${o("page.join.go",{player:l})} />
						<p class="small">${o(d,{name:c})}</p></div>
					<div><${k} onclick=${()=>n(!1)}
						say=${r?o("page.join.stay",{player:Je(r)}):o("page.join.not")} /></div>
				</div>`}
		</div>
	</section>`}function ng({of:e,onproven:t,onjoin:n}){let[s,a]=y(!1),{busy:r,once:l}=C(),c=Je(e),p=()=>l(async()=>t(await $(),"back")),d=(j(async()=>e.joined?void 0:an({player:e.id}),e.id,e.joined).value?.tallies??[]).reduce((h,{matches:g,assisted:v})=>h+g+v,0),$=()=>Sn({back:!0,as:e.id}),m=()=>a(!1),f={player:c,name:e.name,n:d,day:eg(e.until)};return i`<${_e} title=${o("page.before",{name:e.name})}>
		<p>${o(e.joined?"page.before.joined":"page.before.was",f)}</p>
		<p class="row">
			<${k} aria-busy=${r} onclick=${p} say=${o("page.before.back",{player:c})} />
			${M.value&&!e.joined?i`<${k} plain aria-haspopup="dialog" onclick=${()=>a(!0)}
					say=${o("page.before.bring",{name:e.name,me:M.value.name})} />`:null}
		</p>
		<p class="soft small">${o("page.before.until",f)}</p>
		${s?i`<${sg} of=${e} prove=${$} onjoin=${n} onclose=${m} />`:null}
	<//>`}function sg({of:e,prove:t,onjoin:n,onclose:s}){let[a,r]=y(""),[l,c]=y(!1),[p,u]=y(!1),{busy:d,once:$}=C(h=>{h instanceof z&&h.why==="join-hand"?c(!0):r(P(h))}),m={player:Je(e),name:e.name,me:M.value?.name??""},f=()=>$(async()=>{r("");let{code:h}=await t();await Np({code:h,as:e.id,me:M.peek()?.id??"",hand:p}),_o(e.id),T(o("page.join.done",m)),s(),n(),await Pe("there")});return i`<${q} title=${o("page.before.bring",m)} onclose=${s}
		actions=${i`<${k} chief aria-busy=${d} disabled=${l&&!p} onclick=${f}
			say=${o("page.before.bring",m)} />`}>
		<ul>${["matches","people","keys","undo"].map(h=>i`<li key=${h}>${o(`page.join.${h}`,m)}</li>`)}</ul>
		${l?i`<${ye} label=${o("page.join.hand",m)} checked=${p} onchange=${u} />`:null}
		${a?i`<p class="trouble" role="alert">${a}</p>`:null}
	<//>`}function ag({onjoin:e}){let[t,n]=y(!1),[s,a]=y(null),r=()=>(n(!1),a(null)),l=c=>{c.id===M.peek()?.id?T(o("page.join.same",{player:Je(c)})):a(c)};return i`<${_e} title=${o("page.other")}>
		<p>${o("page.other.about",{name:M.value?.name??""})}</p>
		<p><${k} aria-haspopup="dialog" onclick=${()=>n(!0)} say=${o("page.other.go")} /></p>
		${s?i`<${sg} of=${s} prove=${async()=>s} onjoin=${e} onclose=${r} />`:t?i`<${q} title=${o("page.other")} onclose=${r}>
					<p>${o("page.other.prove")}</p><${Jc} label=${o("page.other.words")} onproven=${l} /><//>`:null}
	<//>`}var og=e=>G(e,{dateStyle:"medium"});function K2({of:e,sole:t,onend:n}){let s=G(Date.parse(e.seen),{dateStyle:"medium",timeZone:"UTC"}),a=[e.byOperator&&o("page.you.key.operator"),e.from&&o("page.you.key.from",{time:G(e.from)}),e.made&&o("page.you.key.made",{day:og(e.made)}),o("page.you.key.seen",{day:s})];return i`<li class="row">
		<span><b>${o(`page.you.key.${e.this?"this":e.kind}`)}</b> ${e.label}
			<br /><span class="soft small">${a.filter(Boolean).map(r=>i`<span>${r}</span>${" "}`)}</span></span>
		${e.this?!t&&i`<a class="button plain" href="/settings">${o("page.choices.leave")}</a>`:i`<${k} plain onclick=${n} say=${o("page.you.key.end")} />`}
	</li>`}var J2=({words:e,onclose:t})=>i`<${q} title=${o("page.you.words")} onclose=${t}
	actions=${i`<${k} onclick=${()=>print()} say=${o("page.you.words.print")} />`}>
	<p>${o("page.you.words.about")}</p>
	<p class="words"><b>${e}</b></p>
<//>`;function U2({all:{joined:e=[],acts:t=[]},again:n}){let{busy:s,once:a}=C(),r=l=>a(async()=>{await Qa({player:l.id}),T(o("page.join.undone",{what:Je(l)})),n(),await Pe("there")});return e.length+t.length===0?null:i`<${_e} title=${o("page.you.lately")}>
		<ul class="held">
			${e.map(l=>i`<li key=${l.id} class="row">
				<span>${o("page.you.joined",{player:Je(l)})}
					<br /><span class="soft small">${o("page.you.joined.until",{day:og(l.until)})}</span></span>
				<${k} plain aria-busy=${s} onclick=${()=>r(l)} say=${o("page.you.joined.undo")} />
			</li>`)}
			${t.map(l=>i`<li key=${l.at} class="row">
				<span>${o(`page.you.act.${l.act}`)}
					<br /><span class="soft small">${G(l.at)}${l.reason?` · ${l.reason}`:""}</span></span>
			</li>`)}
		</ul>
	<//>`}function G2(e,t){if(e.kind==="push")return o("page.you.told.end");let n=$s(t.filter(s=>s.id!==e.id));return[o("page.you.key.end.about",{key:tl(e)}),e.kind==="passkey"&&o(sl()?"page.you.key.end.passkey":"page.you.key.end.passkey.stays"),n.ways.length===0&&o("page.you.key.end.last")].filter(Boolean).join(" ")}function V2({all:e,again:t}){let[n,s]=y(null),[a,r]=y(""),[l,c]=y(""),{busy:p,once:u}=C(),d=()=>s(null),$=ne=>ee(ne).then(()=>(d(),t())),{words:m,elsewhere:f,lasting:h,ways:g}=$s(e.keys),v=h.length>0,b=[o("page.you.others.about"),v&&o("page.you.others.stay",{ways:L(h)})],w=`page.you.keep.${v?"safe":f?"elsewhere":"about"}`,O=async()=>c(`${location.origin}/#code=${(await $i()).code}`),A=na(e.site),N=async()=>location.assign(`${A}/you#code=${(await $i()).code}`),R=async()=>r((await Pp()).words),Q=async()=>{await i$(e),T(o("page.you.passkey.made")),t()};return i`<${_e} title=${o("page.you.keys")}>
			<ul class="held">
				${e.keys.map(ne=>i`<${K2} key=${ne.id} of=${ne} sole=${e.keys.length===1}
					onend=${()=>s(ne)} />`)}
			</ul>
			${f?i`<p><${k} onclick=${()=>s("others")} say=${o("page.you.others")} /></p>`:null}
		<//>
		<${_e} title=${o("page.you.keep")}>
			<p>${o(w,{ways:L(g)})}</p>
			<p class="row">
				${ms()&&Fo(e.site)?i`<${k} aria-busy=${p} say=${o("page.you.passkey.add")} onclick=${()=>u(Q)} />`:null}
				<${k} aria-busy=${p} say=${o("page.you.words.get")}
					onclick=${()=>m?s("words"):u(R)} />
				<${k} aria-busy=${p} onclick=${()=>u(O)} say=${o("page.you.device")} />
			</p>
			${ms()&&!Fo(e.site)?i`<p class="row soft small"><span>${o("page.you.passkey.site",{address:A})}</span>
					<${k} plain aria-busy=${p} onclick=${()=>u(N)}
						say=${o("page.you.passkey.there",{name:e.name})} /></p>`:null}
			${l?i`<p>${o("page.you.device.about")}</p><${jt} link=${l} label=${o("page.you.device.link")} />`:null}
		<//>
		${a?i`<${J2} words=${a} onclose=${()=>(r(""),t())} />`:null}
		${n==="words"?i`<${Ke} title=${o("page.you.words.get")} text=${o("page.you.words.again")} yes=${o("page.you.words.get")}
					onyes=${()=>ee(R).then(d)} onclose=${d} />`:n==="others"?i`<${Ke} title=${o("page.you.others")} yes=${o("page.you.others")}
						text=${b.filter(Boolean).join(" ")}
						onyes=${()=>$(()=>Ep())} onclose=${d} />`:n?i`<${Ke} title=${o("page.you.key.end")} yes=${o("page.you.key.end")} text=${G2(n,e.keys)}
							onyes=${()=>$(()=>Ya({key:n.id}))} onclose=${d} />`:null}`}function Z2(){let[e,t]=y(0),n=j(()=>vp({}),e).value?.ratingHidden??!1,s=a=>ee(()=>wp({hidden:a})).then(()=>t(e+1));return i`<${_e} title=${o("page.you.rating")}>
		<${ye} label=${o("page.you.rating.hide")} checked=${n} onchange=${s} />
		<p class="soft small">${o("page.you.rating.about")}</p>
	<//>`}async function Q2(e){for(let t=20;;t=1){try{return await kp({before:e,limit:t})}catch(n){if(!(n instanceof z&&n.status===429))throw n}await new Promise(n=>setTimeout(n,2e3))}}async function Y2(){let e={};for(let n="";n!==void 0;){let s=await Q2(n);for(let[a,r]of Object.entries(s))if(Array.isArray(r)){e[a]??=new Map;for(let l of r)e[a].set(JSON.stringify(l),l)}else a!=="before"&&(e[a]=r);n=s.before||void 0}let t=JSON.stringify(e,(n,s)=>s instanceof Map?[...s.values()]:s,"	");St(new Blob([t],{type:"application/json"}),"ninety-nine.json")}function X2({all:e}){let{name:t}=e,[n,s]=y(!1),[a,r]=y(""),{busy:l,once:c}=C(),p=()=>s(!1),u=async()=>{for(let{id:d,shared:$}of pt())$&&await Ea(d);await xp({name:t}),sa(e.site,{id:e.id,name:"",keys:[]}),lo(null),T(o("page.you.erase.done"))};return i`<${_e} title=${o("page.you.data")}>
		<p>${o("page.you.data.about")}</p>
		<p class="row"><${k} aria-busy=${l} onclick=${()=>c(Y2)} say=${o("page.you.data.get")} />
			<${k} aria-haspopup="dialog" onclick=${()=>s(!0)} say=${o("page.you.erase")} /></p>
		${n?i`<${q} title=${o("page.you.erase")} onclose=${p}
					actions=${i`<${k} chief disabled=${a.trim()!==t} say=${o("page.you.erase")}
						onclick=${()=>ee(u).then(p)} />`}>
					<p>${o("page.you.erase.about")}</p>
					${$s(e.keys).passkey&&!sl()?i`<p>${o("page.you.erase.passkey")}</p>`:null}
					<${_} label=${o("page.you.erase.name",{name:t})} value=${a} oninput=${r} />
				<//>`:null}
	<//>`}function eO(){let[e,t]=y(0),[n,s]=y(co.peek()),[a,r]=y(null),l=M.value?.id,c=j(async()=>{if(!l||Z.value)return;let h=await Ds();return sa(h.site,h),h},l,e,Z.value),p=c.value?.id===l?c.value:void 0,u=p||!l||c.wrong;if(x(()=>co.subscribe(h=>{h&&(co.value=null,s(h),r(h.proof?{proof:h.proof,by:"link"}:null))}),[]),Z.value)return i`<${U} title=${o("page.you")} text=${o("page.you.here")} />`;if(!rn.value)return i`<${U} title=${o("page.you")} />`;let d=()=>t(e+1),$=(h,g)=>r({proof:h,by:g}),m=h=>{r(null),s(null),n&&!(h&&Rs.peek().length>0)&&J(n.to)},f=i`<${_e} title=${o("page.you.back")}>
		${n?.refusal?i`<p class="trouble" role="alert">${P(n.refusal)}</p>`:null}
		<p>${o("page.you.back.about")}</p>
		<${Jc} label=${o("page.you.back.typed")} onproven=${$} />
	<//>`;return i`<main id="main" tabindex="-1" class="choices">
		<h1>${o("page.you")}</h1>
		${a?i`<${tg} ...${a} onend=${m} />`:i`${n?f:null}
				${l&&p?i`<p class="row"><span>${o("page.you.are",{name:p.name})}<span class="soft">·${p.tag}</span></span>
						<a href="/settings">${o("page.you.rename")}</a> <a href="/people">${o("page.people")}</a></p>`:null}
				${(u?Rs.value:[]).filter(({id:h})=>!p?.joined?.some(g=>g.id===h)).map(h=>i`<${ng} key=${h.id} of=${h} onproven=${$} onjoin=${d} />`)}
				${l&&p?i`<${U2} all=${p} again=${d} />
						<${V2} all=${p} again=${d} />
						<${ag} onjoin=${d} />
						<${Z2} />
						<${X2} all=${p} />`:null}
				${n?null:f}`}
	</main>`}export{Hv as Awaited,Lb as Banned,cy as Bids,Ky as Choices,il as Create,Nb as Daily,Kv as Edition,Rw as Endings,Pl as Evenings,Xk as Event,ak as Events,s0 as FriendNews,a0 as FriendNotice,w0 as Group,ex as Learn,Ly as New,xx as OnNow,px as Operate,V1 as Pads,$0 as People,yv as PlayerCard,aS as Privacy,oS as Problems,wb as Ratings,Sb as Records,ww as Replay,bS as Report,Og as Rules,nk as Slips,CS as Statistics,y2 as Table,Sr as TableRows,eO as Who};
