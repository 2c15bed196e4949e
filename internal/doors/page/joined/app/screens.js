import{$ as Qe,$a as D,$b as Ip,$c as bu,$d as jn,Aa as an,Ab as Rt,Ac as au,Ad as fo,Ae as Qu,B as up,Ba as yp,Bb as Ie,Bc as ou,Bd as ho,Be as Yu,C as o,Ca as Vn,Cb as Ya,Cc as ru,Cd as go,Ce as Xu,D as Ee,Da as on,Db as G,Dc as Si,Dd as dn,De as Ao,E as O,Ea as Ua,Ec as iu,Ed as Du,Ee as ed,F as ae,Fa as bp,Fb as Ap,Fc as ts,Fd as Fs,G as Me,Ga,Gb as Xa,Gc as Oi,Gd as Le,Ge as Bi,H as L,Hb as vi,Hc as lu,Hd as yo,I as Z,Ib as Mp,Ic as cu,Id as Ge,Ie as td,J as De,Ja as vp,Jb as _t,Jc as oo,Jd as bo,K as Ce,Kb as Tp,Kc as ro,Kd as Lu,L as te,La as Lt,Lb as jp,Lc as pu,Ld as tt,Le as nd,M as Dt,Ma as Y,Mb as Np,Mc as uu,Md as vo,Me as sd,N as dp,Na as ye,Nb as eo,Nc as ns,Nd as ss,O as B,Oa as wp,Ob as wi,Oc as du,Od as wo,P as $p,Pa as I,Pb as Bp,Pc as io,Pd as Ru,Pe as ad,Qa as Zn,Qb as Ep,Qc as Ai,Qd as Ye,Qe as od,R as Kn,Ra as Qn,Rb as Cp,Rc as $u,Rd as it,S as W,Sb as Pp,Sc as mu,Sd as ko,T as he,Ta as Va,Tb as rt,Tc as fu,Td as Ni,U as Jn,Ua as kp,Ub as Dp,Uc as Mi,Ud as Wt,V as me,Va as bi,Vb as Lp,Vc as Ti,Vd as as,W as Ha,Wa as xp,Wb as Rp,Wc as hu,Wd as xo,X as Ke,Xa as le,Xb as pn,Xc as lo,Xd as So,Y as Ka,Ya as Yn,Yb as _p,Yc as co,Yd as _u,Z as xn,Za as T,Zb as Wp,Zc as gu,Zd as Wu,_ as St,_a as ce,_b as to,_c as yu,_d as Oo,a as Fa,aa as Un,ab as j,ac as Mn,ad as vu,ae as re,b as rp,ba as Sn,bb as Je,bc as qp,bd as po,be as Iu,c as mt,ca as fi,cb as rn,cc as no,cd as wu,ce as we,d as Ls,da as hi,db as Za,dc as Fp,dd as ku,de as zs,e as ip,ea as Gn,eb as ne,ec as ki,ed as xu,ee as qu,fa as gi,fb as C,fc as Is,fd as Su,fe as Oe,g as y,ga as On,gb as w,gc as zp,gd as Ou,h as x,ha as Ja,hb as U,hc as so,hd as Au,he as At,i as Se,ia as mp,ic as Hp,id as Mu,j as N,ja as ft,jb as R,jc as xi,jd as Tu,k as fe,ka as en,kb as Ue,kc as Kp,kd as ju,ke as lt,la as fp,lb as se,lc as Jp,ld as ji,le as Fu,m as za,ma as Rs,mb as J,mc as Up,md as uo,me as Nn,n as He,na as An,nb as Qa,nc as Gp,nd as un,ne as Xe,o as P,oa as tn,ob as q,oc as Vp,od as $o,oe as zu,p as Xt,pa as nn,pb as F,pc as Tn,pd as mo,pe as Hu,q as Ze,qa as de,qb as ve,qc as Zp,qd as Nu,qe as os,r as i,rb as Xn,rc as Qp,rd as Bu,re as Ku,s as lp,sa as ge,sb as X,sc as Yp,sd as Eu,se as Ju,t as xt,ta as _s,tb as V,tc as Xp,td as Cu,u as cp,ua as yi,ub as Q,uc as eu,ud as Pu,ue as Uu,v as mi,va as hp,vb as Ws,vc as ao,vd as qs,ve as Gu,w as pp,wa as gp,wb as ln,wc as tu,wd as M,we as Vu,x as oe,xa as sn,xb as Sp,xc as nu,xd as Te,ya as ht,yb as cn,yc as su,yd as qe,ye as Zu,za as Ot,zb as Op,zc as es,ze as rs}from"./chunk.js";function Mo(e,t){let n=()=>new Promise((s,a)=>{let r=indexedDB.open(e,1);r.onupgradeneeded=()=>r.result.createObjectStore(t),r.onsuccess=()=>s(r.result),r.onerror=()=>a(r.error)});return async(s,a,r)=>{let l=await n();try{return await new Promise((c,p)=>{let u=l.transaction(t,s,r),d=a(u.objectStore(t));u.oncomplete=()=>c(d.result),u.onabort=()=>p(u.error)})}finally{l.close()}}}var is,rd=Mo("ninetynine","records");async function id(e){is=e;try{await rd("readwrite",t=>t.put(e,"mine"))}catch{}}async function ls(){if(is)return is;try{is=await rd("readonly",e=>e.get("mine"))}catch{is=void 0}return is}async function Bn(e,t,n,s){let{table:a,...r}=n;if(a!=="mine")return e(n,{signal:s});let l=await ls();return t(r,{body:l?.bytes??new Blob,signal:s})}async function To(e){let t=new Uint8Array(await e.slice(0,4).arrayBuffer());if(!(t[0]===40&&t[1]===181))return t[0]!==31||t[1]!==139?e.text():new Response(e.stream().pipeThrough(new DecompressionStream("gzip"))).text()}var Fe=1200,nt=["bid","premium","trump","play"],ld=e=>e.bid+e.premium+e.trump+e.play;function Hs(e,t){let n=10**t,s=Fe/n,a=p=>Math.floor(p/s),r=e.map(p=>({size:Math.abs(p),units:a(p),left:p-s*a(p)})),l=e.reduce((p,u)=>p+u,0),c=Math.sign(l)*Math.round(Math.abs(l)/s)-r.reduce((p,u)=>p+u.units,0);for(let p of[...r].sort((u,d)=>d.left-u.left||d.size-u.size).slice(0,c))p.units++;return r.map(({units:p})=>p/n||0)}function Ci(e,t,n,s=!1,a=[]){let r={you:n?"yes":"no",name:t,one:n&&s?"yes":"no"};if(ld(e)===0)return o("page.report.clean",r);let l=Hs(nt.map($=>e[$]),0),c=l.reduce(($,m)=>$+m,0);if(c===0)return o("page.report.little",r);let p=a.filter($=>$.phase==="offer"),u=p.length&&p.every($=>$.act==="pass")?"yes":"no",d=nt.flatMap(($,m)=>{let f=l[m]??0;return f?[o(`page.report.part.${$}`,{all:f===c?"yes":"no",n:O(f),passed:u})]:[]});return o("page.report.line",{...r,n:c,parts:d.join(", ")})}var ct=e=>e.judged<e.of||e.rough>0,Og=30,Pi=({wait:e=0})=>e<Og?"":` ${o("page.report.togo",{n:Math.round(e/60)})}`,jo=e=>(e.judged<e.of?o("page.report.judging",{n:e.judged,of:e.of}):o("page.report.rough",{n:e.rough}))+Pi(e);function Ag(e,{lost:t,lie:n,seat:s},a){if(ct(e))return o("page.report.coming")+Pi(e);let r=Ci(t,"",!0,!0,e.deals[0]?.mistakes.filter(l=>l.seat===s));return a&&ld(t)<Fe/2&&Math.round(n/Fe)<0?o("page.report.unlucky",{line:r}):r}var cd=(e,t)=>e&&!ct(e)?e.deals[0]?.squares?.[t]??"":"";function En(e,t,n){let[s,a]=y({});return x(()=>{let r=!0,l=async()=>{for await(let c of Ks(e,t,n,()=>r))a({told:c})};return a({}),Za(l,c=>a(p=>({...p,wrong:D(c)})),()=>r),()=>{r=!1}},[e,t,n]),s}async function*Ks(e,t,n,s,a=void 0){for(;s();){let r=await Mg(e,t,n,a);if(!s()||(yield r,!ct(r)))return;let l=Math.min(15e3,Math.max(500,100*(r.wait??0)));await new Promise(c=>setTimeout(c,l))}}var Ei=new Map;async function Mg(e,t,n,s){let a=`${e} ${t} ${n}`,r=()=>Bn(nu,ou,{table:e,match:t,deal:n,patient:s});if(e==="mine")return r();let l=Ei.get(a)??r().finally(()=>Ei.delete(a));return Ei.set(a,l),l}function pd({seat:e,table:t}){let n=t.stage==="waiting";return e!==void 0&&(n||t.open&&t.chairs.filter(s=>s.player).length===1)}function ud({table:e,match:t,deal:n,seat:s,failed:a}){let{told:r,wrong:l}=En(e,t,n),c=r?.deals[0]?.accounts[s];if(l&&!r)return null;let p=r&&c?Ag(r,c,a):o("page.report.coming")+(r?Pi(r):"");return i`<p class="report-line" role="status" aria-busy=${!r||ct(r)}>
		<a href=${`/report/${e}/${t}/${n}?seat=${s}`} aria-disabled=${!c}>${p}</a>
	</p>`}function $n(e){let t=Math.max(...e);return e.some(n=>n!==0)&&e.filter(n=>n===t).length===1?e.indexOf(t):-1}var Js=e=>e.totals.map((t,n)=>t-(e.points?.[n]??0));function mn(e){let t=Js(e),n=$n(e.totals);return e.phase==="over"&&t.some(s=>s!==0)&&n!==$n(t)?n:-1}var Di=800,Tg=2600;function dd({from:e=0,to:t,after:n}){let[s,a]=y(e);return x(()=>{if(!n||e===t)return;let[r,l]=[0,0],c=p=>{l||=p+n;let u=Math.min(1,Math.max(0,p-l)/Di);a(Math.round(e+(t-e)*(1-(1-u)**3))),u<1&&(r=requestAnimationFrame(c))};return r=requestAnimationFrame(c),()=>cancelAnimationFrame(r)},[n>0]),!n||s===t?i`${O(t)}`:i`<span class="counted">
		<span class="end">${O(t)}</span><span aria-hidden="true">${O(s)}</span>
	</span>`}function $d(e,t,n){let{closed:s,points:a=[],made:r=[],seat:l=-1}=e;return n?"match":s?"game":a.includes(99)?"best":r[l]&&e.premium?.[l]?"premium":t>1&&r.slice(0,t).every(Boolean)?"all":r[l]?"made":""}function md({what:e}){return e?i`<p class="stamp" data-what=${e} aria-hidden="true"><span>${o(`page.stamp.${e}`)}</span></p>`:null}var fd=()=>i`<p class="flourish" aria-hidden="true">
	${[..."♣♦♥♠"].map(e=>i`<span key=${e}>${e}</span>`)}
</p>`;function Us({from:e,after:t=0}){let n=N(null);return Se(()=>{let s=e&&!Kn()?document.querySelector(e)?.getBoundingClientRect():void 0,a=n.current?.getBoundingClientRect();if(!s||!a||!a.width||document.hidden)return;let r=[{translate:`${s.right-a.right}px ${s.top-a.top}px`},{translate:"0"}],l={duration:700,delay:t,easing:"cubic-bezier(0.5, 0, 0.2, 1)"},c=n.current?.animate(r,{...l,fill:"backwards"});return()=>c?.finish()},[t>0]),i`<svg class="pennant" ref=${n} viewBox="0 0 14 16" aria-hidden="true" focusable="false">
		<path d="M1 0h1.5v16H1zM3.5 1 13 4.8 3.5 8.6z" />
	</svg>`}function jg(e,t){return!t||!e||!en(e,t)||t.phase==="over"?[]:(t.premium??[]).map((s,a)=>({seat:a,offer:s})).filter(({seat:s,offer:a})=>a!==""&&!e.premium?.[s])}function hd({view:e,names:t}){let n=N(void 0),[s,a]=y([]),r=`${e.game} ${e.deal} ${e.phase} ${e.premium?.join()}`;x(()=>{let c=jg(n.current,e);if(n.current=e,a(c),!c.length)return;let p=setTimeout(()=>a([]),Tg);return()=>clearTimeout(p)},[r]);let l=({seat:c,offer:p})=>{let[u="",d=""]=p.split(" "),$={name:t[c]??"",you:c===e.seat?"yes":"no",level:u,n:d&&` ${d}`};return i`<span key=${c}>${o("page.announced",$)}</span>`};return i`<p class="announced" role=${B.spoken.value?void 0:"status"}>${s.map(l)}</p>`}var Ng=500,Gs=8;function Bg(e,t){let{declare:n=30,reveal:s=60}=t?.offers??{};return o(`word.${e}.is`,{declare:n,reveal:s,loss:Ja(t),vulnerable:t?.score.vulnerable??10})}function Eg(e,t){let n=t.getBoundingClientRect(),{offsetWidth:s,offsetHeight:a}=e,r=Math.min(Math.max(Gs,n.left+n.width/2-s/2),innerWidth-s-Gs),l=n.bottom+Gs;e.style.left=`${r}px`,e.style.top=`${l+a>innerHeight-Gs?n.top-Gs-a:l}px`}function Re({of:e="",say:t,variant:n,class:s="",label:a=!1,children:r}){let l=N(null),c=N(null),p=N(0),u=t??Bg(e,n),d=()=>l.current?.isConnected&&!$()&&c.current?.showPopover?.(),$=()=>c.current?.matches(":popover-open"),m=()=>(clearTimeout(p.current),c.current?.hidePopover?.());x(()=>()=>clearTimeout(p.current),[]);let f=k=>k.pointerType==="mouse"&&(p.current=setTimeout(d,Ng)),h=k=>k.newState==="open"&&c.current&&l.current&&Eg(c.current,l.current),g=k=>k.pointerType==="mouse"&&m(),v=k=>k.stopPropagation(),b=i`<span ref=${c} popover="auto" class="meaning" ontoggle=${h} onclick=${v}>${u}</span>`;return a?i`<label ref=${l} onpointerenter=${f} onpointerleave=${g} onclick=${m}>
			${r}</label>${b}`:i`<button type="button" ref=${l} class=${`word ${s}`} aria-description=${u}
		onclick=${k=>(v(k),clearTimeout(p.current),d())}
		onfocus=${k=>k.currentTarget.matches(":focus-visible")&&d()} onblur=${m}
		onpointerenter=${f} onpointerleave=${g}>${r}</button>${b}`}function $e({trump:e}){return e==="nines"?i`<span class="sign" aria-hidden="true">9</span>`:/^[CDHS]$/.test(e)?i`<svg class="sign" data-suit=${e} viewBox="0 0 100 100" aria-hidden="true" focusable="false">
		<use href=${`#pip-${e}`} />
	</svg>`:i`<span class="sign none" aria-hidden="true">–</span>`}var K=e=>o(e?/^[CDHS]$/.test(e)?`suit.${e}`:`trump.${e}`:"trump.unnamed"),be=(e,t)=>e===0&&t?.score.zeroOrAll?o("guide.or",{a:O(0),b:O(Cn(t))}):O(e);function gd(e,t){let n=mp(e,t);if(!n||!t)return[];let[,s]=(e.premium?.[e.seat??-1]??"").split(" "),a=o(n.length?"page.keeping":"page.keeping.lost",{n:t.aside,bid:Cg(n)});return s===void 0?[a]:[o("page.keeping.said",{said:Number(s)}),a]}function Cg(e){let t=e.filter(n=>!e.includes(n+1));return e.filter(n=>!e.includes(n-1)).map((n,s)=>{let a=t[s]??n;return n===a?O(n):`${O(n)}–${O(a)}`}).join(", ")}var Cn=e=>e.hand-e.aside;function ue(e){let[t="",n]=e.split(" ");return n===void 0?o(`offer.${t}`):o("offer.numbered",{offer:o(`offer.${t}`),n:Number(n)})}function cs(e){let[t="",n="none"]=e.split(" ");return o("offer.held",{offer:t,n})}var Ri=(e,t,n)=>t===(n??e.seat)?"yes":"no";function yd(e,t){return t===e.seat?{aside:e.aside,bid:e.bid}:{aside:e.shown?.[t]?.aside,bid:e.shown?.[t]?.bid}}function Mt({view:e,names:t,variant:n,me:s,untitled:a=!1,written:r,crowned:l=!1}){let c=t.map((f,h)=>h).slice(0,e.points?.length??0),p=e.parts;if(!p||!e.points)return null;let u=f=>{let h=p[f]??[];return h.every(g=>g===0)?null:i`<${Li} key=${f} label=${o(`page.sheet.for.${f}`)} points=${h} class=${`for-${f}`} />`},d=Rg(e,t,n,s),$=d.length<3?d.join(" "):"",m=r===void 0||l?-1:mn(e);return i`<section class="deal-sheet">
		${a?null:i`<h2>
					${o("sheet.title",{deal:e.deal+1,trump:K(e.trump)})} <${$e} trump=${e.trump??""} />
				</h2>`}
		<${se}><table class="book account" data-hands=${c.length}>
			<thead><tr><td></td>${c.map(f=>i`<th key=${f} scope="col">${t[f]}</th>`)}</tr></thead>
			<tbody class="facts">
				<${Pg} view=${e} seats=${c} variant=${n} />
			</tbody>
			<tbody class="sum">${u("tricks")}${u("contract")}${u("premium")}${u("vulnerable")}</tbody>
			<tfoot>
				<${Li} label=${o("page.sheet.deal")} points=${e.points} class="total" plain written=${r} />
				<${Li} label=${o("page.sheet.total")} points=${e.totals} class="totals" plain written=${r}
					from=${Js(e)} lead=${r!==void 0} />
			</tfoot>
		</table><//>
		<div class="verdicts">
			${$?i`<p>${$}</p>`:null}
			${m>=0?i`<p class="taken"><${Us} /> ${qi(e,t,m)}</p>`:null}
			${Wg(e,t,s,l).map(([f,h])=>i`<p key=${f} class=${h?"won":""}>${f}</p>`)}
			<${_g} view=${e} />
		</div>
	</section>`}function Pg({view:e,seats:t,variant:n}){let s=(e.premium??[]).some(p=>p!==""),a=p=>i`<${Lg} view=${e} seat=${p} />`,r=p=>{let u=yd(e,p).bid;return u===void 0?bd():be(u,n)},l=p=>e.premium?.[p]?cs(e.premium[p]):"",c=p=>i`<${Dg} made=${e.made?.[p]??!1} />`;return i`<${Vs} label=${o("page.sheet.cards")} word="bid" class="cards" seats=${t} of=${a} />
		<${Vs} label=${o("page.sheet.bid")} seats=${t} of=${r} />
		<${Vs} label=${o("page.sheet.won")} seats=${t} of=${p=>e.won?.[p]} />
		${s?i`<${Vs} label=${o("page.sheet.held")} word="premium" class="held" seats=${t} of=${l} />`:null}
		<${Vs} label=${o("page.sheet.contract")} word="contract" seats=${t} of=${c} />`}function Vs({label:e,word:t,seats:n,of:s,class:a=""}){let r=t?i`<${Re} of=${t}>${e}<//>`:e;return i`<tr class=${a}><th scope="row">${r}</th>${n.map(l=>i`<td key=${l}>${s(l)}</td>`)}</tr>`}function Li({label:e,points:t,plain:n=!1,class:s="",written:a=0,from:r=[],lead:l=!1}){let c=($,m)=>i`<${dd} from=${r[m]??0} to=${$} after=${a} />`,[p,u]=l?[$n(r),$n(t)]:[-1,-1],d=a&&p>=0&&p!==u?`.account .totals td:nth-of-type(${p+1})`:void 0;return i`<tr class=${s}><th scope="row">${e}</th>
		${t.map(($,m)=>i`<td key=${m}>
			${m===u?i`<${Us} from=${d} after=${a&&a+500} />`:null}
			${$===0&&!n?"–":c($,m)}
		</td>`)}
	</tr>`}var Dg=({made:e})=>i`<span class=${`verdict ${e?"made":"failed"}`}>
	${o(e?"page.sheet.made":"page.sheet.failed")}
</span>`,bd=()=>i`<span class="soft small">${o("bid.hidden")}</span>`;function Lg({view:e,seat:t}){let{aside:n}=yd(e,t);return n===void 0?bd():i`<span class=${e.made?.[t]?"minis fanned":"minis"}>${ge(n)}</span>`}function Rg(e,t,n,s){let a=e.parts?.premium??[],r=(e.premium??[]).map((l,c)=>l?c:-1).filter(l=>l>=0);return r.flatMap(l=>{let c=e.made?.[l]??!1,p=e.premium?.[l]??"",[u="",d=""]=p.split(" "),$=a[l]??0,m={name:t[l],level:u,n:d&&` ${d}`,you:Ri(e,l,s)};if($<0)return[o("page.premium.failed",{...m,points:ae($),loss:"own"})];let f=n?.offers[u==="reveal"?"reveal":"declare"],h=r.length>1?f:c?$:Math.max(...a);if(!h)return[];let g=r.length>1?"others":"opponents";return[o(c?"page.premium.made":"page.premium.failed",{...m,points:ae(h),loss:g})]})}function _i(e){let t=e.why;if(!t?.next)return"";let n=K(t.then),s=t.then==="none"?"none":"suit",a=(e.made??[]).filter(Boolean).length;return{turnup:()=>o("next.turnup"),game:()=>o("next.game",{trump:n}),stays:()=>o("next.holder",{trump:n}),rotation:()=>o("next.rotation",{kind:s,trump:n}),success:()=>o("next.success",{n:a,kind:s,trump:n})}[t.next]()}function _g({view:e}){let t=_i(e);return t?i`<p class="next-trump">
		${e.why?.then?i`<${$e} trump=${e.why.then} />`:null}<span>${t}</span>
	</p>`:null}var ps=e=>e.map((t,n)=>n>0&&t===o("you")?o("page.create.you"):t);function vd(e,t,n,s,a,r=0){let l=t.length===0?"drawn":t.length===1?"won":"shared",c=t.length===1?Ri(s,t[0]??-1,a):"no";return o(`${e}${l}`,{names:L(ps(t.map(p=>n[p]??""))),you:c,game:r})}var Wi=(e,t,n)=>e.closed?vd("game.",e.closed.winners,t,e,n,e.closed.game+1):"",No=({total:e,bonus:t})=>t?i`<small class="soft">(${O(e-t)} + ${O(t)}${" "}
			<${Re} of="bonus">${o("word.bonus")}<//>)</small>`:null,Ii=(e,t,n)=>vd("rubber.",e.end?.winners??[],t,e,n);function qi(e,t,n){return n<0?"":o("outcome.lead",{name:t[n]??"",you:Ri(e,n)})}function Wg(e,t,n,s=!1){let a=[],{closed:r,end:l}=e,c=l&&!l.cut&&r?.game===0;if(r&&(s||a.push([Wi(e,t,n),!0]),r.bonus.forEach((d,$)=>{let m=r.totals[$]??0;d&&a.push([o("bonus",{name:t[$],points:m,bonus:d,total:m+d}),!1])})),!l||c)return a;if(l.cut)return e.deal&&!s?[...a,[o("end.cut"),!1]]:a;s||a.push([Ii(e,t,n),!0]),l.rubber?.forEach((d,$)=>{d&&a.push([o("bonus.rubber",{name:t[$],bonus:d}),!1])});let p=ps(t),u=L(l.totals.map((d,$)=>`${p[$]} ${O(d)}`));return s||a.push([o("end.totals",{totals:u}),!1]),a}function Fi(e,t,n,{day:s,from:a}){if(!e||a)return"";let r=e.length===1&&e[0]===n?"yes":"no",l={names:L(ps(e.map(c=>t[c]??""))),n:e.length,you:r};return o(s?"daily.most":"page.winner",l)}function pt(e,t){if(e==="joker")return o("joker");if(e===t)return o("joker.as",{card:pt(e)});let{rank:n,suit:s}=Rs(e);return An(n)+xd(s)}function jt(e){let[t="",...n]=e.split(" ");return t==="play"||t==="lay"?n.map(s=>pt(s)).join(" "):t==="name"?K(n[0]):o("page.why.saying",{offer:t,n:n[0]??"none"})}var wd=.5,Bo=5,Hi=2,kd=(e,t,n)=>e>t+Hi||e>t&&e-t>=2*n,It=e=>Math.round(e*100),Qs=e=>O(Math.abs(e),1),Zs=e=>e.charAt(0).toLocaleUpperCase()+e.slice(1),Ig=2,Tt=e=>Math.round(e.gap*10)<=Math.max(Math.round(e.gapError*10),Ig)?"close":"behind",qt=(e,t=!1)=>e.filter(({kind:n})=>Ee(`why.${n}`)).map(({kind:n,of:s,card:a,than:r,suit:l="",n:c=0,m:p=0})=>o(`why.${n}`,{card:a?pt(a):"",than:r?pt(r):"",suit:xd(l),n:c,m:p,would:t&&s==="done"?"yes":"no"})),xd=e=>({C:"♣",D:"♦",H:"♥",S:"♠"})[e]??"9";function ds(e,t,n=jt){let[s,a]=e.choices;if(!s)return[];if(!a)return[o("page.why.only")];let r=qt(e.why??[],!0);return e.bids?[...qg(e,t,n).map(Zs),...r]:e.phase==="offer"?Fg(e.choices,s,a,n).map(Zs):[...r,...zg(e,s,a,n).map(Zs)]}function Eo({phase:e,act:t,better:n,chance:s,betterChance:a,why:r,lost:l}){let[c,p]=[It(s),It(a)],u=r.some(d=>d.kind==="lost")||c+p===0;return e==="offer"&&t==="pass"?o("page.report.chance",{how:"premium",a:c,b:p}):kd(p,c,l/Fe)?o("page.report.chance",{how:"more",a:c,b:p}):e==="offer"&&n==="pass"?o("page.report.chance",{how:"unpaid",a:c,b:p}):u||e==="offer"?"":o("page.report.chance",{how:c>p+Hi?"less":"same",a:c,b:p})}var Sd=({bids:e,choices:t})=>e?t.find(n=>n.act===`lay ${e[1]?.best}`):t[1];function Od(e){let t=Sd(e);return t&&Tt(t)==="close"?t:void 0}function qg(e,t,n){let[s,a]=e.bids??[];if(!s)return[];let r=Sd(e),l=r?Tt(r):"only",c=(e.bids??[]).reduce((g,v)=>v.chance>g.chance?v:g),p=It(c.chance)<Bo,u=!p&&It(s.chance)<Bo,d={bid:be(s.tricks,t),a:It(s.chance)},$=p?[o("page.why.spoil",{bid:be(c.tricks,t),a:It(c.chance)})]:[];$.push(o("page.why.bid",{how:u?"spoil":l,...d})),a&&r&&$.push(o("page.why.bids",{how:l,second:be(a.tricks,t),gap:Qs(r.gap)}));let m=s.premiums?.find(g=>g.offer==="pass"),f=(s.premiums??[]).filter(g=>g.offer!=="pass").toSorted((g,v)=>v.points-g.points),h=m&&f[0]?f[0].points-m.points:0;return m&&f[0]&&$.splice(h>wd?1:$.length,0,zi(n(f[0].offer),h,wd)),$}var zi=(e,t,n)=>o("page.why.premium",{pays:Math.abs(t)<=n?"even":t>0?"yes":"no",offer:e,gap:Qs(t)});function Fg(e,t,n,s){let a=o("page.why.chance",{a:It(t.chance)}),r=e.find(l=>l.act==="pass");return r===t?[zi(s(n.act),-n.gap,n.gapError),a]:r?[zi(s(t.act),r.gap,r.gapError),a]:[us(t,n,s),a]}function zg({choices:e,contract:t,phase:n},s,a,r){let l={act:r(s.act),second:r(a.act),a:It(s.chance),b:It(a.chance)},c=e.every(u=>Tt(u)==="close");if(t==="lost")return[c?o("page.why.even"):us(s,a,r)];if(c)return[o("page.why.even"),o("page.why.chance",l)];if(n==="name"||Tt(a)!=="behind")return[us(s,a,r),o("page.why.chance",l)];let p=kd(l.a,l.b,a.gap)?"more":l.a<l.b-Hi?"less":"same";return[o(`page.why.${p}`,l),us(s,a,r)]}var us=(e,t,n)=>o("page.why.margin",{how:Tt(t),act:n(e.act),second:n(t.act),gap:Qs(t.gap)});function Ad({makes:e,won:t,left:n,phase:s}){if(!e||s!=="play")return"";let[a=0,r]=e,l=r===void 0?O(a):o("guide.or",{a:O(a),b:O(r)});return o("page.why.stand",{bid:l,won:t,left:n})}function Md(e,t,n){let s=e.choices.find(r=>r.act===t);if(!s)return"";let a=t===e.act?"same":Tt(s);return o("page.hint.did",{how:a,name:n,act:jt(t),gap:Qs(s.gap),error:Qs(s.gapError)})}function Hg({rest:e}){let[t]=e;return t?i`<${Gg} key=${t} id=${t} />`:i`<${Kg} />`}function Kg(){let{value:e,wrong:t}=j(()=>Xa()),n=e?.variants??[];return i`<main id="main" tabindex="-1" class="rules-index">
		<h1>${o("page.nav.rules")}</h1>
		<p class="lead">${o("page.rules.lead")}</p>
		${t?i`<p class="trouble">${t}</p>`:null}
		<div class="index">
			${Iu(n).map(([s,a])=>i`<section key=${s}><h2>${o("page.players",{n:s})}</h2>
					<ul>${a.map(r=>i`<${Jg} key=${r.id} variant=${r} />`)}</ul>
				</section>`)}
		</div>
		${n.length?i`<p class="small soft history">${o("page.rules.history")}</p>`:null}
	</main>`}var Jg=({variant:e})=>i`<li><a href=${`/rules/${e.id}`}>
	<b>${Ug(e)}</b><span class="soft">${Ee(`about.${e.id}`)?o(`about.${e.id}`):""}</span>
</a></li>`,Ug=e=>Ee(`variant.${e.id}`)?o(`variant.${e.id}`):e.name;function Gg({id:e}){let{value:t,wrong:n}=j(()=>un({variant:e},oe.value),e,oe.value);return x(()=>{t&&(document.title=`${t.name} · Ninety-Nine`)},[t]),n?i`<${U} title=${o("page.nav.rules")} wrong=${n}>
			<p><a href="/rules">${o("page.rules.all")}</a></p>
		<//>`:t?i`<main id="main" tabindex="-1" class="rules"><${Ki} guide=${t} /></main>`:i`<${U} />`}var Vg={bid:/^(history|aside|worth|score\.exact|score\.zeroOrAll)/,play:/^(seats|ranks|joker|hand|deal|order|play)/,trump:/^trump/,dummy:/^(dummy|score\.dummy)/,vulnerable:/^score\.vulnerable/,premium:/^offers/,score:/^score/,end:/^(game|rubber)/,advice:/^advice/};function Ki({guide:e}){let t=e.rules.clauses??[],n=e.chapters.map(c=>c.key),s=["vulnerable","dummy","bid","play","trump","premium","score","end","advice"],a=c=>s.find(p=>Vg[p]?.test(c.field)&&n.includes(p))??"play",r=n.flatMap(c=>t.filter(p=>a(p)===c).map(p=>({key:c,clause:p}))),l=c=>r.flatMap((p,u)=>p.key===c?[u+1]:[]);return i`
		<header class="rules-head">
			<p class="small"><a href="/rules">${o("page.rules.all")}</a></p>
			<h1>${e.name}</h1>
			${e.about?i`<p class="lead">${e.about}</p>`:null}
			${e.players?i`<p class="lead">${e.players}</p>`:null}
		</header>
		<div class="rules-text">
			${e.chapters.map(c=>i`<section key=${c.key} id=${c.key}>
					<h2>${c.title}<${Zg} numbers=${l(c.key)} /></h2>
					${c.text.map((p,u)=>i`<p key=${u}>${ie(p)}</p>`)}
				</section>`)}
			<p class="unprinted row">
				<${w} onclick=${()=>print()} say=${o("page.rules.print")} />
				<a class="button plain" href="/">${o("page.rules.play")}</a>
				${e.house?null:i`<a class="button plain" href=${`/deal?variant=${e.rules.id}`}>${o("page.slips.from")}</a>`}
			</p>
		</div>
		<${Xg} rules=${e.rules} />
		<${Yg} notes=${r} guide=${e} />`}function Zg({numbers:e}){let[t]=e,n=e[e.length-1];return t===void 0||n===void 0?null:i`<sup class="marks"><a href=${`#note-${t}`}>
		<span class="unseen">${o("page.rules.notes",{n:e.length})} </span>
		${t===n?t:`${t}–${n}`}
	</a></sup>`}function ie(e){let t={"♣":"C","♦":"D","♥":"H","♠":"S"};return e.split(/([♣♦♥♠])/).map((n,s)=>{let a=t[n];return a?i`<span key=${s} class="suit" data-suit=${a}>${n}\uFE0E</span>`:n.replace(/^ (?=\d)|(?<=\d) $/g," ")})}function Qg({source:e,basis:t}){return e==="ours"?o("page.rules.basis.ruling"):t==="stated"?e:`${e}, ${o(`page.rules.basis.${t}`)}`}function Yg({notes:e,guide:t}){if(e.length===0)return null;let n=Object.entries(t.works);return i`<footer class="rules-notes">
		<h2>${o("page.rules.sources")}</h2>
		<dl class="works">${n.map(([s,a])=>i`<div key=${s}><dt>${s}</dt><dd lang="en">${a}</dd></div>`)}</dl>
		<ol>${e.map(({clause:s},a)=>i`<li key=${a} id=${`note-${a+1}`}>
				<span lang=${s.basis==="house"?void 0:"en"}>${s.text}</span>${" "}
				<span class="source">${Qg(s)}</span>
			</li>`)}</ol>
	</footer>`}function Xg({rules:e}){let t=String(e.ranks).split(" ").length,n=[...e.score.made.entries()].slice(1),s=e.trump.by==="success"&&e.trump.after||[],a=Object.fromEntries(String(e.worth).split(" ").map(p=>[p.charAt(0),p.slice(1)])),{declare:r,reveal:l,how:c}=e.offers;return i`<aside class="glance" aria-label=${o("page.rules.glance")}>
		<table class="book"><tbody>
			<tr><th scope="row">${o("page.rules.players")}</th>
				<td>${e.dummy?`${e.seats-1} + ${o("dummy")}`:e.seats}</td></tr>
			<tr><th scope="row">${o("page.rules.cards")}</th><td>${4*t+(e.joker?1:0)}</td></tr>
			<tr><th scope="row">${o("page.rules.hand")}</th><td>${e.hand}</td></tr>
			<tr><th scope="row">${o("page.rules.tricks")}</th><td>${e.hand-e.aside}</td></tr>
		</tbody></table>
		<table class="book worths"><caption>${o("page.rules.worth")}</caption>
			<thead><tr>${[..."CHSD"].map(p=>i`<th key=${p} scope="col"><${$e} trump=${p} /><span class="unseen">${K(p)}</span></th>`)}</tr></thead>
			<tbody><tr>${[..."CHSD"].map(p=>i`<td key=${p}>${a[p]}</td>`)}</tr></tbody></table>
		<table class="book"><caption>${o("page.rules.made")}</caption>
			<tbody>${n.map(([p,u])=>i`<tr key=${p}>
					<th scope="row">${o("page.rules.made.n",{n:p})}</th><td>${O(u)}</td>
				</tr>`)}
				<tr><th scope="row">${o("page.rules.trick")}</th><td>${e.score.trick}</td></tr>
				${c!=="none"&&r?i`<tr><th scope="row">${o("offer.declare")}</th><td>${r}</td></tr>`:null}
				${c!=="none"&&l?i`<tr><th scope="row">${o("offer.reveal")}</th><td>${l}</td></tr>`:null}
			</tbody></table>
		${s.length>0?i`<table class="book"><caption>${o("page.rules.trump")}</caption>
					<tbody>${Ji(s).map(([p,u,d])=>{let $=p===u?O(p):`${p}–${u}`;return i`<tr key=${p}>
							<th scope="row">${o("page.rules.after",{counts:$,n:u})}</th>
							<td><span class="nowrap"><${$e} trump=${d} /> ${K(d)}</span></td>
						</tr>`})}</tbody></table>`:null}
	</aside>`}function Ji(e){let t=[];return e.forEach((n,s)=>{let a=t[t.length-1];a&&a[2]===n?a[1]=s:t.push([s,s,n])}),t}function fn({act:e}){let[t="",...n]=e.split(" ");return t==="play"||t==="lay"?i`<${Td} cards=${n.join(" ")} />`:i`<span class="act">${t==="name"?K(n[0]):ue(e)}</span>`}var Td=({cards:e})=>i`<span class="act">${ge(e)}</span>`,Ve=()=>i`<svg class="best-sign" viewBox="0 0 24 24" role="img" aria-label=${o("page.hint.mark.best")}>
		<path d="m12 1.5 3 7.2 7.8.6-5.9 5.1 1.8 7.6-6.7-4.1-6.7 4.1 1.8-7.6-5.9-5.1 7.8-.6z" />
	</svg>`,Co=()=>i`<svg class="done-sign" viewBox="0 0 24 24" role="img" aria-label=${o("page.hint.mark.done")}>
		<circle cx="12" cy="12" r="8" />
	</svg>`,Ys=e=>ae(Math.round(e*10)/10||0,1),Ui=2;function $s({advice:e,variant:t,done:n,open:s=!1,children:a}){let r=e.player===mi,l=ds(e,t),c=n?Md(e,n.act,n.name):"",p=o(r?"page.hint.says":"page.hint.says.untrained");return x(()=>{let u=[...l.slice(0,Ui),`${p} ${jt(e.act)}.`,c];T(u.filter(Boolean).join(" "),!0)},[e]),i`<div class="advice">
		<div class="advised">
			<p class="why">${ie(l.slice(0,Ui).join(" "))}</p>
			<p class="verdict"><${Ve} /><span>
				<span class=${r?"says":""}>${p}</span>${" "}
				<${fn} act=${e.act} />
			</span></p>
			${n?i`<p class="did"><${Co} /><span>${ie(c)}</span></p>`:null}
		</div>
		${a}
		<${ty} advice=${e} variant=${t} done=${n} open=${s}
			more=${l.slice(Ui).join(" ")} />
	</div>`}function ey({bids:e,player:t,variant:n,hand:s,trump:a,dealer:r,seat:l,against:c},p){if(!e||!p||p.trump.by!=="success"||t!==mi)return null;let u={variant:n,hand:s,trump:a,dealer:String(r),seat:String(l)};return c?.length===1&&(u.others=c.join()),i`<p class="small"><a href=${`/bids?${new URLSearchParams(u)}`}>${o("page.bids.all")}</a></p>`}function Gi({against:e}){if(!e)return"";let t=n=>Ee(`page.level.${n}`)?o(`page.level.${n}`):o("page.hint.person");return o("page.hint.against",{players:L(e.map(t))})}function ty({advice:e,variant:t,done:n,open:s,more:a}){let r=Ad(e);return i`<details class="figures" open=${s}>
		<summary>${o("page.hint.figures")}</summary>
		<${se}>
			${a?i`<p>${ie(a)}</p>`:null}
			${r?i`<p class="small soft">${r}</p>`:null}
			${e.bids?i`<${oy} advice=${e} variant=${t} done=${n} />`:i`<${ny} advice=${e} done=${n} />`}
			${ey(e,t)}
			<p class="small soft">
				${o("page.hint.relative")} ${o("page.hint.worlds",{n:e.worlds})} ${Gi(e)}
			</p>
		<//>
	</details>`}var Po=({best:e,done:t,children:n})=>i`<th scope="row"><span class="which">
	<span class="mark">${e?i`<${Ve} />`:null}${t?i`<${Co} />`:null}</span>${n}
</span></th>`;function jd({choice:e,best:t,whole:n}){let s=e&&!t&&Tt(e)==="close",a=s?o("page.hint.close"):o("page.hint.behind",{gap:O(e?.gap??0,1)});return i`<td class=${`less${s?" soft":""}${n?" whole":""}`}>${t||!e?"–":a}</td>`}function ny({advice:e,done:t}){return i`<${se}><table class="book choices">
		<thead><tr>
			<th scope="col">${o("page.hint.choice")}</th><th scope="col">${o("page.hint.chance")}</th>
			<th scope="col" class="whole">${o("page.hint.points")}</th><th scope="col">${o("page.hint.less")}</th>
		</tr></thead>
		<tbody>${e.choices.map((n,s)=>i`<tr key=${n.act}>
				<${Po} best=${s===0} done=${n.act===t?.act}><${fn} act=${n.act} /><//>
				<td>${Me(n.chance)}</td>
				<td class="whole">${Ys(n.points)}</td>
				<${jd} choice=${n} best=${s===0} />
			</tr>`)}</tbody>
	</table><//>`}function sy(e,t){let n=(e.bids??[]).map(c=>({...c,cards:c.best,premiums:c.premiums})),s=e.choices.find(c=>c.act===t?.act),a=s?.act.replace(/^lay /,"")??"";if(!s||n.some(c=>c.cards===a))return n;let r=n.findLastIndex((c,p)=>p===0||c.points>=s.points),l={tricks:t?.bid??0,cards:a,points:s.points,chance:s.chance,premiums:void 0};return n.toSpliced(r+1,0,l)}function ay({premiums:e},t){let[n,s]=["pass",t].map(a=>e?.find(r=>r.offer===a));return n&&s?Ys(s.points-n.points):"–"}function oy({advice:e,variant:t,done:n}){let s=(e.bids??[]).flatMap(r=>r.premiums??[]).map(r=>r.offer),a=[...new Set(s)].filter(r=>r!=="pass");return i`<${se}><table class="book choices bids">
		<thead><tr><th scope="col">${o("col.bid")}</th><th scope="col">${o("page.hint.chance")}</th>
			<th scope="col">${o("page.hint.points")}</th><th scope="col" class="whole">${o("page.hint.less")}</th>
			${a.map(r=>i`<th key=${r} scope="col">${ue(r)}</th>`)}</tr></thead>
		<tbody>${sy(e,n).map((r,l)=>{let c=e.choices.find(p=>p.act===`lay ${r.cards}`);return i`<tr key=${r.cards}>
				<${Po} best=${l===0} done=${c!==void 0&&c.act===n?.act}>
					<b>${be(r.tricks,t)}</b><${Td} cards=${r.cards} />
				<//>
				<td>${Me(r.chance)}</td>
				<td>${Ys(r.points)}</td>
				<${jd} choice=${c} best=${l===0} whole />
				${a.map(p=>i`<td key=${p}>${ay(r,p)}</td>`)}
			</tr>`})}</tbody>
	</table><//>
	${a.length>0?i`<p class="small soft">${o("page.hint.gain")}</p>`:null}`}var ms=e=>/^(.+\.)?localhost\.?$|^127(\.\d+){3}$|^\[::1\]$/.test(e);function Nt({link:e=`${location.origin}${location.pathname}`,label:t=o("page.link"),chief:n=!1,invites:s=!1}){let[a,r]=Qa(),l=matchMedia("(pointer: coarse)").matches&&!!navigator.share,c=o("page.link.give",{how:l?"share":s?"invite":"copy"}),p=l?o("page.link.shared"):o("page.link.copied");return i`<div class="invitation">
		<${F} label=${t} readonly value=${e} onfocus=${d=>d.target.select()} />
		<${w} chief=${n} onclick=${async()=>{try{let d=s?o("page.link.text",{name:M.peek()?.name??o("page.guest")}):"";l?await navigator.share({title:o("title"),text:d,url:e}):await navigator.clipboard.writeText(`${d}
${e}`.trim()),r(),T(p,!0)}catch(d){d instanceof DOMException&&d.name==="AbortError"||T(o("page.link.by-hand"))}}} say=${a?p:c} />
		${ms(location.hostname)?i`<${iy} />`:i`<${ry} link=${e} />`}
	</div>`}function ry({link:e}){let[t,n]=y(null),s=async()=>{try{n((await Vi([e]))[0]??null)}catch{T(o("trouble.unreached"))}};return i`<details class="qr" ontoggle=${r=>r.currentTarget.open&&!t&&void s()}>
		<summary>${o("page.link.code")}</summary>
		${t?i`<${Zi} code=${t} label=${o("page.link.code.of",{link:e})} />`:null}
	</details>`}var Xs=4;async function Vi(e){let{generate:t}=await import("./lean-qr.js");return e.map(n=>t(n))}function Zi({code:e,label:t}){let n=Array.from({length:e.size},(l,c)=>c),s=n.flatMap(l=>n.filter(c=>e.get(c,l)).map(c=>`M${c} ${l}h1v1h-1z`)).join(""),a=e.size+2*Xs,r=`${-Xs} ${-Xs} ${a} ${a}`;return i`<svg role="img" aria-label=${t} viewBox=${r} shape-rendering="crispEdges">
		<rect x=${-Xs} y=${-Xs} width=${a} height=${a} fill="#fff" />
		<path d=${s} fill="#000" />
	</svg>`}function iy(){return i`<details class="unreachable">
		<summary>${o("page.link.own")}</summary>
		<p>${o("page.link.own.start")}</p>
		<p><code>ninetynine serve --addr :${location.port||80}</code></p>
		<p>${o("page.link.own.send",{host:location.hostname})}</p>
	</details>`}function Do({variant:e,table:t}){let n=Ee(`variant.${e}`);return i`<div class="introduction">
		${B.taught.value?null:i`<p>${o("page.invited.what")}</p>`}
		<p class="turns">
			<a class="button plain" href=${t?`/learn/first?table=${t}`:"/learn/first"}>${o("page.learn.title")}</a>
			<a class="button plain" href=${n?`/rules/${e}`:"/rules"}>
				${n?o("page.invited.rules",{variant:o(`variant.${e}`)}):o("page.nav.rules")}
			</a>
		</p>
	</div>`}var fs=async e=>T(o(await on(e)?"page.link.copied":"page.link.by-hand"));var Cd=e=>e.split(" ")[0]??"",Pd=(e,t)=>e.premiums?.find(n=>Cd(n.offer)===t),ly=e=>(e.bids?.[0]?.premiums??[]).map(t=>Cd(t.offer));function Qi(e,t){return t==="chance"?e.chance:t==="points"||t==="bid"?e.points:Pd(e,t)?.points??-1/0}function cy(e,{by:t,up:n}){let s=new Map;for(let p of e.choices)s.set(p.bid??0,[...s.get(p.bid??0)??[],p]);let a=p=>+(p.act===e.act)+Number(p.played??!1),r=(p,u)=>a(u)-a(p)||Qi(u,t)-Qi(p,t),l=[...s].map(([p,u])=>({tricks:p,ways:u.toSorted(r)})),c=({tricks:p,ways:[u]})=>t==="bid"?p:u?Qi(u,t):0;return l.toSorted((p,u)=>(c(u)-c(p))*(n?-1:1))}var Dd=e=>e.choices.every(t=>Math.round(t.chance*100)<Bo);function Lo({by:e,text:t,order:n,onorder:s,class:a}){let r=n.by===e,l=e==="bid",c=n.up?"ascending":"descending";return i`<th scope="col" class=${a} aria-sort=${r?c:void 0}>
		<button type="button" class="sort" onclick=${()=>s({by:e,up:r?!n.up:l})}>
			${t}<span aria-hidden="true">${r?n.up?"↑":"↓":""}</span>
		</button>
	</th>`}var Nd=(e,t=!0)=>`${t?"":"≈ "}${ae(Math.round(e)||0,0)}`;function Bd({way:e,offers:t}){let n=e.played??!1,s=Math.max(...(e.premiums??[]).map(r=>r.points)),a=`${n?"":"≈ "}${Me(e.chance)}`;return i`<td class=${t.length>0?"spare":""} data-estimate=${n?void 0:""}>${a}</td>
		<td class=${t.length>0?"whole":""}>${Nd(e.points,n)}</td>
		${t.map(r=>{let l=Pd(e,r);return i`<td key=${r} class=${l&&l.points===s?"offered top":"offered"}>
				${l?i`<b>${Nd(l.points)}</b> <small>${Me(l.chance)}</small>`:"–"}
			</td>`})}`}var Ed=({act:e})=>i`<span class="act">${ge(e.replace(/^lay /,""))}</span>`;function py({total:{tricks:e,ways:t},best:n,offers:s,variant:a}){let[r,l]=y(!1),[c,...p]=t;if(!c)return null;let u=be(e,a),d=t.some($=>$.act===n);return i`<tbody class=${r?"open":""}>
		<tr class="total">
			<th scope="row"><span class="which">
				<span class="mark">${d?i`<${Ve} />`:null}</span>
				<b data-long=${u.length>2?"":void 0}>${u}</b>
				<${Ed} act=${c.act} />
			</span></th>
			<${Bd} way=${c} offers=${s} />
			<td class="fold">${p.length===0?null:i`<button type="button" aria-expanded=${r}
				aria-label=${o("page.bids.fold",{bid:u,n:t.length})} onclick=${()=>l(!r)}>
				<span aria-hidden="true">${O(t.length)}</span>
				<svg viewBox="0 0 24 24" aria-hidden="true"><path d="m6 9 6 6 6-6" /></svg>
			</button>`}</td>
		</tr>
		${r?p.map($=>i`<tr key=${$.act} class="way">
			<th scope="row"><span class="which">
				<span class="mark">${$.act===n?i`<${Ve} />`:null}</span>
				<b></b><${Ed} act=${$.act} />
			</span></th>
			<${Bd} way=${$} offers=${s} />
			<td></td>
		</tr>`):null}
	</tbody>`}var uy=5;function Ld(e,t){let n=e/Math.max(uy*t,1);return n<.75?n:1-.25*Math.exp(3-4*n)}function Rd({advice:e,variant:t,order:n,onorder:s}){let a=ly(e),r=fe(()=>cy(e,n),[e,n.by,n.up]),l={order:n,onorder:s};return i`<${se}><table class="book choices bids ways">
		<caption class="unseen">${o("page.nav.bids")}</caption>
		<thead><tr>
			<${Lo} by="bid" text=${o("col.bid")} ...${l} />
			<${Lo} by="chance" text=${o("page.hint.chance")} class=${a.length>0?"spare":""} ...${l} />
			<${Lo} by="points" text=${o("page.hint.points")} class=${a.length>0?"whole":""} ...${l} />
			${a.map(c=>i`<${Lo} key=${c} by=${c}
				text=${c==="pass"?o("page.nopremium"):ue(c)} ...${l} />`)}
			<th scope="col">${o("page.bids.ways")}</th>
		</tr></thead>
		${r.map(c=>i`<${py} key=${c.tricks} total=${c} best=${e.act} offers=${a} variant=${t} />`)}
	</table><//>`}var dy=["variant","hand","trump","up","offer","dealer","seat","totals","played","others","sort"];function $y(e,t){let n=new URLSearchParams;for(let s of dy){let a=s in t?t[s]:e.get(s)??void 0;a&&n.set(s,a)}return`/bids?${n.toString().replaceAll("%2C",",")}`}var my=e=>e&&/^\d+$/.test(e)?Number(e):void 0;function fy(e){let t=c=>e.get(c)||void 0,[n,s,a]=["dealer","seat","played"].map(c=>my(e.get(c))),r=e.get("totals")?.split(",").map(Number).map(c=>Number.isInteger(c)?c:0),l={variant:t("variant")??"standard",hand:t("hand"),trump:t("trump"),up:t("up"),offer:t("offer"),dealer:n,seat:s,totals:r,played:a,others:e.get("others")?.split(",")};return JSON.parse(JSON.stringify(l))}var Xi=e=>[...me].map(t=>e.ranks.split(" ").map(n=>n+t));function hy(e){let t=[...Xi(e).flat(),...e.joker?["joker"]:[]];for(let r=t.length-1;r>0;r--){let l=(crypto.getRandomValues(new Uint32Array(1))[0]??0)%(r+1);[t[r],t[l]]=[t[l]??"",t[r]??""]}let n=t.length===e.seats*e.hand,s=Ro(e)?t[n?t.length-1:e.hand]??"":"";return{hand:t.slice(0,e.hand).map(r=>r==="joker"?s:r).join(" "),up:s}}var Ro=e=>e.trump.by==="turnup",gy=({order:e})=>e.includes("offer")&&e.indexOf("offer")<e.indexOf("lay");function yy({variant:e,hand:t,onhand:n}){let s=Xi(e),[a,r]=y([0,0]),l=N(null),c=t.length>=e.hand,p=m=>{t.includes(m)?n(t.filter(f=>f!==m)):c?T(o("page.bids.full",{n:e.hand})):n([...t,m])},u=m=>{let[f=0,h=0]=a,g={ArrowLeft:[0,-1],ArrowRight:[0,1],ArrowUp:[-1,0],ArrowDown:[1,0]}[m.key];if(!g)return;m.preventDefault();let v=[(f+g[0]+s.length)%s.length,h+g[1]],b=s[v[0]??0]?.length??1;v[1]=((v[1]??0)+b)%b,r(v),l.current?.querySelector(`[data-at="${v.join()}"]`)?.focus()},d=(m,f,h)=>i`<button type="button" key=${m} data-at=${`${f},${h}`}
		tabindex=${a[0]===f&&a[1]===h?0:-1} aria-pressed=${t.includes(m)}
		onclick=${()=>(r([f,h]),p(m))}>
		<${de} card=${m} size="mini" />
	</button>`,$=m=>m>9?Math.ceil(m/2):m;return i`<div class="pack" role="group" aria-label=${o("page.bids.cards")} ref=${l} onkeydown=${u}>
		${s.map((m,f)=>i`<div key=${f} class="suit-row" style=${`--n: ${$(m.length)}`}>
			${m.map((h,g)=>d(h,f,g))}
		</div>`)}
	</div>`}function by({variant:e,asking:t,set:n}){if(Ro(e)){let l=[...Xi(e).flat(),...e.joker?["joker"]:[]],c=X(n)("up");return i`<${q} label=${o("page.bids.up")} value=${t.up??""} onchange=${c}
			options=${[["",o("page.bids.up.none")],...l.map(p=>[p,nn(p)])]} />`}let s=e.trump.by==="holder"&&t.offer&&t.offer!=="pass",r=[...s&&!e.trump.none?[]:["none"],..."CDHS",...s&&e.trump.nines?["nines"]:[]];return i`<${J} label=${o("page.bids.trump")} value=${t.trump??e.trump.first}
		options=${r.map(l=>[l,l==="none"?o("trump.short"):K(l)])}
		onchange=${X(n)("trump")} />`}function vy({variant:e,asking:t,set:n}){let s=e.seats-(e.dummy?1:0),a=t.seat??0,r=t.dealer??s-1,l=Array.from({length:s},(c,p)=>{let u=(a-1-p+2*s)%s;return[String(u),p===s-1?o("page.bids.place.last"):o("page.bids.place",{n:p+1})]});return i`<${J} label=${o("page.bids.place.label")} value=${String(r)} options=${l}
		onchange=${X(n)("dealer")} />`}function wy({variant:e,asking:t,set:n}){if(!gy(e))return null;let{declare:s,reveal:a}=e.offers,r=["","pass",...s?["declare"]:[],...a?["reveal"]:[]],l=c=>{let p=c!==""&&c!=="pass"&&!e.trump.none;n({offer:c,trump:p?t.trump?.replace("none","")||"C":t.trump})};return i`<${J} label=${o("page.bids.offer")} value=${t.offer??""}
		options=${r.map(c=>[c,c===""?o("page.bids.offer.none"):ue(c)])}
		onchange=${l} />`}function ky({variant:e,asking:t,set:n}){let s=e.seats,a=Array.from({length:s},($,m)=>t.totals?.[m]??0),r=9999,l=t.seat??0,c=$=>e.dummy&&$===s-1?"dummy":$===l?"you":String(($-l+s)%s+1),p=()=>n({totals:"",played:""}),u=$=>m=>n({totals:a.with($,m).join()}),d=($,m)=>i`<${Q} key=${m} late label=${o("page.bids.total",{who:c(m)})}
		value=${$} min=${-r} max=${r} onchange=${u(m)} />`;return i`<details class="score-so-far" open=${t.totals!==void 0}>
		<summary>${o("page.bids.score")}</summary>
		<div class="stack">
			<div class="row">
				${a.map(d)}
				${e.game.deals?i`<${Q} late label=${o("page.bids.played")} value=${t.played??0} min=${0}
							max=${e.game.deals-1}
							onchange=${$=>n({totals:a.join(),played:String($)})} />`:null}
			</div>
			<p class="small soft">${o("page.bids.score.about")}</p>
			${t.totals?i`<p><${w} plain onclick=${p} say=${o("page.bids.score.off")} /></p>`:null}
		</div>
	</details>`}function xy({began:[e,t]}){let[n,s]=y(performance.now());return x(()=>{let a=setInterval(()=>s(performance.now()),250);return()=>clearInterval(a)},[]),i`<progress value=${Ld(n-e,t)} aria-label=${o("page.bids.far")}></progress>`}var Sy=11e4,Yi=new Map;function Oy(e){let t=e?JSON.stringify(e):"",[n,s]=y({});return x(()=>{if(!e)return;let a=Yi.get(t);if(a)return void s({key:t,table:a,whole:!0});let r=new AbortController,{signal:l}=r;return Za(async()=>{let u=performance.now(),d=await vi(e,{signal:l}),$=d.advice.phase==="lay"&&d.advice.choices.some(f=>!f.played);if(l.aborted)return;let m=performance.now();if(s({key:t,table:d,whole:!$,began:[m,m-u]}),!$)return void Yi.set(t,d);try{let f=await vi({...e,all:!0},{signal:l,within:Sy});Yi.set(t,f),l.aborted||s({key:t,table:f,whole:!0})}catch{l.aborted||s({key:t,table:d,whole:!0})}},u=>s({key:t,wrong:rn(u)?o("page.bids.none"):D(u)}),()=>!l.aborted),()=>r.abort()},[t]),n.key===t?n:{}}function Ay({known:{table:e,whole:t,wrong:n,began:s},variant:a,sort:r,set:l}){if(n)return i`<p role="alert">${n}</p>`;if(!e)return i`<p class="soft" role="status">${o("page.hint.thinking")}</p>`;let{advice:c,game:p}=e,[u="points",d]=r.split("."),$={by:u||"points",up:d==="up"},m=c.choices[0];return i`<div class="advice">
		${c.phase==="lay"&&m?i`<div class="advised">
				<p class="verdict"><${Ve} /><span>
					${o("page.bids.says",{bid:be(m.bid??0,a)})} <${fn} act=${m.act} />
				</span></p>
				${Dd(c)?i`<p class="why">${o("page.bids.spoil")}</p>`:null}
			</div>
			<${Rd} advice=${c} variant=${a} order=${$}
				onorder=${f=>l({sort:f.by+(f.up?".up":"")})} />
			<div class="small soft far">
				<p role="status">${o(t?"page.hint.worlds":"page.bids.more",{n:c.worlds})} ${Gi(c)}</p>
				${!t&&s?i`<${xy} began=${s} />`:null}
			</div>
			<p class="small soft estimates">${o("page.bids.estimate")}</p>
			<p class="small soft">${o(p?"page.bids.points.game":"page.bids.points")}</p>`:i`<${$s} advice=${c} variant=${a} open />`}
	</div>`}function My({variant:e,asking:t,set:n,known:s,hand:a,sort:r}){let l=e.hand-a.length;return l>0?i`<p class="soft waiting-for">${o("page.bids.wait",{n:l})}</p>`:Ro(e)&&!t.up?i`<p class="soft waiting-for">${o("page.bids.wait.up")}</p>`:i`<${Ay} known=${s} variant=${e} sort=${r} set=${n} />`}function Ty(){let e=Ie.value,t=fy(e),n=re(t.variant),s=W(t.hand?.trim().replaceAll(/[\s.]+/g," ")),a=n&&s.length>=n.hand&&(!Ro(n)||t.up),r=Oy(a?t:void 0);x(()=>{ne(Oe)},[]);let l=($,m="sort"in $)=>G($y(Ie.value,$),{replace:m});if(!n){let $=we.value.length>0&&we.value.every(m=>m.id!==t.variant);return i`<${U} title=${$?o("page.nowhere"):""} />`}let c=$=>l({hand:$.join(" ")},$.length<n.hand),p=()=>l(hy(n),!1),u=()=>l({hand:""},!1),d={variant:n,asking:t,set:l};return i`<main id="main" tabindex="-1" class="bid-screen">
		<header><h1>${o("page.nav.bids")}</h1><p class="lead">${o("page.bids.lead")}</p></header>
		<div class="bid-asked">
			<${q} label=${o("page.create.variant")} value=${n.id} groups=${lt()}
				onchange=${$=>G(`/bids?variant=${$}`)} />
			<div class="pack-head"><h2>${o("page.bids.cards")}</h2>
				<span class="soft" aria-live="polite">${o("page.bids.count",{n:s.length,of:n.hand})}</span></div>
			<${yy} variant=${n} hand=${s} onhand=${c} />
			<p class="row">
				<${w} onclick=${p} say=${o("page.bids.deal")} />
				${s.length>0?i`<${w} plain onclick=${u} say=${o("page.bids.clear")} />`:null}
			</p>
			<${wy} ...${d} /><${by} ...${d} /><${vy} ...${d} /><${ky} ...${d} />
		</div>
		<section class="bid-found" aria-label=${o("page.bids.found")}>
			<${My} ...${d} known=${r} hand=${s} sort=${e.get("sort")??""} />
			${a?i`<p><${w} plain onclick=${()=>fs(location.href)}
					say=${o("page.link.give",{how:"copy"})} /></p>`:null}
		</section>
	</main>`}var _o="ninetynine.promise";async function _d(){try{let e=Number(localStorage.getItem(_o));if(await navigator.storage.persisted()||Date.now()-e<6048e5)return;localStorage.setItem(_o,String(Date.now())),await navigator.storage.persist()}catch{}}async function Wd(){try{let e=await navigator.storage.persisted(),{usage:t}=await navigator.storage.estimate().catch(()=>({usage:void 0}));return{promised:e,bytes:t}}catch{return}}var jy=()=>!mt&&"serviceWorker"in navigator&&"PushManager"in window&&"Notification"in window,Ft=P(null),el=()=>navigator.serviceWorker.getRegistration(rp.pathname);async function Ny(){let[e,t]=await Promise.all([Hp({},{where:"there"}),el()]),n=await t?.pushManager?.getSubscription(),s=n&&n.endpoint===e.endpoint&&Notification.permission==="granted";Ft.value=s?e:{key:e.key},s&&e.language!==oe.peek()&&await Id(n,e)}async function Id(e,{turn:t,tonight:n}){let{endpoint:s,keys:{p256dh:a="",auth:r=""}={}}=e.toJSON();Ft.value=await xi({endpoint:s,p256dh:a,auth:r,language:oe.peek(),turn:t,tonight:n},{where:"there"})}async function By(e){if(await Notification.requestPermission()!=="granted")throw new ce(o("page.push.denied"));let t=atob(e.replaceAll("-","+").replaceAll("_","/")),n={userVisibleOnly:!0,applicationServerKey:Uint8Array.from(t,s=>s.charCodeAt(0))};try{let s=await el();if(!s)throw new TypeError("there is no service worker");return await s.pushManager.subscribe(n).catch(async a=>{if(a.name!=="InvalidStateError")throw a;return await(await s.pushManager.getSubscription())?.unsubscribe(),s.pushManager.subscribe(n)})}catch(s){throw console.info(String(s)),new ce(o("page.push.failed"))}}async function Ey(e,t){let n=Ft.peek()??{},s={...n,[e]:t||void 0};if(s.turn||s.tonight)return Id(await By(n.key??""),s);Ft.value=await xi({},{where:"there"}),await(await(await el())?.pushManager.getSubscription())?.unsubscribe()}function zt({what:e,brief:t}){let n=Te("there")?.id,s=jy()&&!Y.value&&n!==void 0;x(()=>{s&&Ny().catch(()=>Ft.value=null)},[s,n,oe.value]);let{busy:a,once:r}=C();if(!s||!Ft.value?.key)return null;let l=c=>r(()=>Ey(e,c).finally(()=>Ft.value={...Ft.peek()}));return i`<div class="told-of">
		<${ve} label=${o(`page.push.${e}`)} role="switch" checked=${Ft.value[e]??!1} disabled=${a}
			onchange=${l} />
		${t?null:i`<p class="soft small">${o("page.push.about")}</p>`}
	</div>`}var hn="ninetynine.event.",qd=`${hn}last`,tl=50,Fd=[400,403,404,410,413],Cy=10,hs=class{shown=P(null);offline=P(!1);refused=P(null);unsent=P([]);refusals=P([]);waiting=Xt(()=>this.unsent.value.filter(t=>this.#b(t)).map(t=>t.act));#e;#n;#t=0;#s=!1;#a=!1;#r=new Set;#i="";#l=0;#c=[];constructor(t,{table:n=0,code:s="",pace:a=3e3}={},r={event:oo,eventActs:ro}){this.id=t,this.table=n,this.code=s,this.#e=r,this.#n=a;let l=Ce(qd);l?.shown?.event===t&&l.table===n&&(this.shown.value=l.shown),this.#y(),addEventListener("storage",this.#o),addEventListener("online",this.wake),document.addEventListener("visibilitychange",this.#u),this.#$(),this.#h()}close(){this.#s=!0,removeEventListener("storage",this.#o),removeEventListener("online",this.wake),document.removeEventListener("visibilitychange",this.#u),this.wake()}wake=()=>this.#r.forEach(t=>t());#u=()=>document.visibilityState==="visible"&&this.wake();#o=t=>{if(!t.key?.startsWith(this.#p("act.")))return;let n=t.key.slice(this.#p("act.").length);t.newValue===null?this.#x(n):this.#y(),this.#h()};#p(t){return`${hn}${this.id}.${t}`}#d(t){return new Promise(n=>{let s=()=>(clearTimeout(a),this.#r.delete(s),n(void 0)),a=setTimeout(s,t);this.#r.add(s)})}async#$(){for(;!this.#s;)await this.#m(),this.#s||await this.#d(this.#n*(document.visibilityState==="visible"?1:Cy))}async#m(){let{id:t,table:n,code:s}=this;try{let a={event:t,after:this.#t,...s&&{table:n,code:s}},r=await this.#e.event(a,{where:"there",within:bi});if(this.#s)return;He(()=>{this.#f(r),this.offline.value=!1,this.refused.value=null}),r.seq<this.#t&&(this.#t=0)}catch(a){a instanceof I&&Fd.includes(a.status)?this.refused.value=a:this.offline.value=!0}}#f(t){let n=this.shown.peek();if(!t.view){n&&t.seq>=this.#t&&(this.shown.value={...n,at:t.at});return}let s=this.#t?n?.desk?.acts??[]:[];this.#t=t.seq;let{desk:a,...r}=t;this.shown.value=a?{...r,desk:{...a,acts:[...s,...a.acts]}}:r,te(qd,JSON.stringify({table:this.table,shown:r}))}#v(){let t=Ce(this.#p("device"));return this.#i=t?.device||this.#i||le(),this.#l=Math.max(t?.count??0,this.#l)+1,te(this.#p("device"),JSON.stringify({device:this.#i,count:this.#l})),{id:this.#g()+le().slice(8),device:this.#i,count:this.#l}}#g(){return(this.#i||Ce(this.#p("device"))?.device||"").slice(0,8)}isMine(t){return this.#g()!==""&&t.startsWith(this.#g())}send(...t){let n=Te("there")?.id??"",{table:s,code:a}=this,r=t.map(p=>({...p,...this.#v()})),l=r.map(p=>({act:p,table:s,code:a,by:n}));for(let p of l)te(this.#p(`act.${p.act.id}`),JSON.stringify(p));this.unsent.value=[...this.unsent.peek(),...l];let c=new Promise(p=>this.#c.push({ids:new Set(r.map(u=>u.id)),refused:[],done:p}));return this.#h(),{acts:r,done:c}}#y(){let t=new Set(this.unsent.peek().map(r=>r.act.id)),s=Object.keys(Dt(this.#p("act."))).map(r=>Ce(r)).filter(r=>r?.act?.id&&!t.has(r.act.id));if(s.length===0)return;let a=r=>r.act.count??0;this.unsent.value=[...this.unsent.peek(),...s].sort((r,l)=>a(r)-a(l))}#b({table:t,code:n,by:s}){return n===this.code&&t===this.table&&(n!==""||s===(Te("there")?.id??""))}async#h(){if(this.wake(),!this.#a){this.#a=!0;for(let t=tl;;){let n=this.unsent.peek().filter(s=>this.#b(s)).slice(0,t);if(n.length===0)break;t=await this.#k(n),t===0&&(t=tl,await this.#d(this.#n))}this.#a=!1}}async#k(t){let n=t.map(l=>l.act),{id:s,table:a,code:r}=this;try{let l={event:s,...r&&{table:a,code:r},acts:n},{refused:c}=await this.#e.eventActs(l,{where:"there",within:bi,once:!1});for(let p of n)this.#x(p.id,c.find(u=>u.id===p.id));return tl}catch(l){if(!(l instanceof I)||!Fd.includes(l.status))return this.offline.value=!0,0;if(n.length>1)return 1;let c={reason:l.reason,why:l.why,args:l.args,text:l.message};for(let{id:p}of n)this.#x(p,{id:p,fault:c});return 1}finally{this.wake()}}#x(t,n){let s=this.unsent.peek().find(r=>r.act.id===t);if(De(this.#p(`act.${t}`))!==null&&te(this.#p(`act.${t}`),null),!s)return;let a=n&&n.fault.why!=="act-id"?[{...n,act:s.act}]:[];He(()=>{this.unsent.value=this.unsent.peek().filter(r=>r!==s),this.refusals.value=[...this.refusals.peek(),...a]});for(let r of this.#c)r.ids.delete(t)&&(r.refused.push(...a),r.ids.size===0&&r.done(r.refused));this.#c=this.#c.filter(r=>r.ids.size>0)}};var Bt="ninetynine.pad.",Py=200,Dy=400,Ht=P(Ry()),ea=P(new Set),Wo=Xt(()=>ea.value.size>0);function sl(e,t){if(ea.peek().has(e)!==t)return;let n=[...ea.peek()].filter(s=>s!==e);ea.value=new Set(t?n:[...n,e])}function zd(e){let t=2166136261;for(let n=0;n<e.length;n++)t=Math.imul(t^e.charCodeAt(n),16777619)>>>0;return`${t.toString(16)}${e.length.toString(16)}`}function Ly(e,t){let n=[zd(e)];for(let{at:s,rest:a}of t.toReversed())n.unshift(zd(e=e.slice(0,s)+a));return n}function al(e){try{let{draft:t,...n}=JSON.parse(e??"");if(!(typeof n.record=="string"&&typeof n.id=="string"&&Array.isArray(n.summary?.names)))return;let a=t?{[t.deal]:t.entry}:{},r=t&&t.deal<n.summary.deals?t.deal:null,l=Ly(n.record,n.past??[]);return{past:[],next:[],versions:l,drafts:a,open:r,...n}}catch{return}}function Ry(){let e=Object.values(Dt(Bt)).map(al).filter(t=>t!==void 0);return Object.fromEntries(e.map(t=>[t.id,t]))}var ol=e=>e.versions.at(-1)??"",ta=(e,t)=>e.versions.includes(ol(t));function Hd(e){Ht.value={...Ht.peek(),[e.id]:e},sl(e.id,!0)}function Io(e){let t=Ht.peek()[e],n;try{n=localStorage.getItem(Bt+e)}catch{return}let s=al(n),a=ea.peek().has(e);if(!s)t&&!a&&Kd(e);else if(t&&ta(t,s)&&(a||!ta(s,t)))ke(t);else if(!t||ta(s,t))Hd(s);else{Hd(s);let{shared:r,...l}=t;ke({...l,id:ol(t)}),T(o("page.pad.split"))}}globalThis.addEventListener?.("storage",e=>{e.key?.startsWith(Bt)&&Io(e.key.slice(Bt.length))});var ut=()=>Object.values(Ht.value).sort((e,t)=>t.moved-e.moved),dt=e=>Ht.value[e];function ke(e){Ht.value={...Ht.peek(),[e.id]:e},sl(e.id,te(Bt+e.id,JSON.stringify(e)))}function Kd(e){let{[e]:t,...n}=Ht.peek();Ht.value=n,sl(e,!0)}function Jd(e){Kd(e),te(Bt+e,null)}var Ud=()=>Object.fromEntries(ut().map(e=>[Bt+e.id,JSON.stringify(e)]));function _y(e,t){let[n,s]=[e.summary.deals,t.summary.deals],a={...t.drafts};for(let[l,c]of Object.entries(e.drafts)){let p=Number(l)===n?s:Number(l);p<=s&&(a[p]=c)}let r=e.shared??t.shared;return{...t,id:e.id,drafts:a,...r?{shared:r}:{}}}function Gd(e,t){let n=al(t);if(!n||Bt+n.id!==e||(Io(n.id),ut().some(l=>ta(l,n))))return!1;let s=ut().find(l=>ta(n,l)),{shared:a,...r}=n;return s?ke(_y(s,n)):dt(n.id)?ke({...r,id:ol(n)}):ke(n),!0}var Vd=({rules:e,seats:t,choices:n,totals:s,deals:a,end:r})=>({variant:e.id,names:t,live:n.live,totals:s,deals:a.length,over:r!==void 0}),nl=()=>le().slice(0,12),qo=e=>({id:nl(),record:e.record,past:[],next:[],versions:[nl()],drafts:{},open:null,moved:Date.now(),summary:Vd(e)}),gn=(e,t)=>({...e,record:t.record,past:[...e.past,Qd(e.record,t.record,t.did)].slice(-Py),next:[],versions:[...e.versions,nl()].slice(-Dy),moved:Date.now(),summary:Vd(t)}),Fo=({open:e,summary:t})=>e??t.deals,gs=e=>`${e.inserting?"before ":""}${Fo(e)}`,Pn=e=>e.drafts[gs(e)];function Dn(e,t,n){let{[t]:s,...a}=e.drafts;return{...e,drafts:n?{...a,[t]:n}:a}}var Zd=e=>({...e,drafts:Object.fromEntries(Object.entries(e.drafts).filter(([t])=>Number(t)>=e.summary.deals))}),Kt=({inserting:e,...t})=>({...t,open:null});function Qd(e,t,n){let s=0;for(;s<e.length&&e[s]===t[s];)s++;return{at:s,rest:e.slice(s),...n?{did:n}:{}}}function Yd(e,t){let n=e[t].at(-1);return n&&e.record.slice(0,n.at)+n.rest}function Xd(e,t,n){let{past:s,next:a}=e,r=Qd(e.record,t.record,e[n].at(-1)?.did),l=n==="past"?{past:s.slice(0,-1),next:[...a,r]}:{past:[...s,r],next:a.slice(0,-1)};return{...gn(e,t),...l}}var Rn="ninetynine.unsent.",e$=["act","claim","ready","unready","ask","answer","redo","resume","chat"],o$=2500,t$=[300,1e3,2e3,4e3,8e3,15e3],Wy=2e4,Ln=le(),n$=!1;function s$(){n$||(n$=!0,globalThis.navigator?.locks?.request(Rn+Ln,()=>new Promise(()=>{})).catch(()=>{}))}async function Iy(e){return(await globalThis.navigator?.locks?.query().catch(()=>{}))?.held?.some(({name:n})=>n===Rn+e)??!1}var qy=e=>!(e instanceof I)||e.status>=500||e.status===429||e.reason==="",zo=(e,t,n=!0)=>Fy(e,t,{durability:n?"strict":"relaxed"}).catch(()=>{}),Fy=Mo("ninetynine.unsent","commands"),zy=36e5;async function Hy(){let e=await zo("readonly",t=>t.getAll())??[];for(let{name:t,kept:n,ended:s}of e){let a=JSON.parse(localStorage.getItem(t)??"null");s?localStorage.removeItem(t):(!a||!a.undo)&&localStorage.setItem(t,JSON.stringify({...a,...n})),s&&Date.now()-n.at>zy&&zo("readwrite",r=>r.delete(t),!1)}}var rl=Promise.race([Hy().catch(()=>{}),new Promise(e=>setTimeout(e,o$))]),a$=new Map;function na(e){let t=a$.get(e)??new il(e);return a$.set(e,t),t}var il=class{waiting=P([]);send=(t,n)=>mo(this.table,t,n);down=()=>!1;doubt=()=>{};recalled=t=>{};#e=new Map;#n=!1;#t=()=>{};#s={id:"",stop:new AbortController};constructor(t){this.table=t,this.waiting.value=this.#l(),addEventListener("storage",n=>n.key?.startsWith(this.#r(""))&&this.#$(n)),addEventListener("online",this.wake),document.addEventListener("visibilitychange",()=>document.visibilityState==="visible"&&this.wake()),this.waiting.peek().length>0&&this.#m(),rl.then(()=>this.#c())}put(t,n=""){let s=le(),r={by:this.#a()?.id??"",at:Date.now(),tab:Ln,tried:!1,undo:"",late:!1,why:""},l={command:{id:s,...t},premium:n,...r};s$(),this.waiting.value=[...this.waiting.peek(),l],this.#u(l,!0);let c=new Promise(u=>setTimeout(()=>(this.#p(s),u()),o$)),p=this.answered(s);return this.#f(),{answered:p,late:c}}answered(t){return new Promise((n,s)=>this.#e.set(t,{done:n,no:s}))}withdraw(t){let n=this.#i(t);if(!(!n||n.undo)){if(!n.tried)return this.#d(n,s=>s.no(new Zn));this.#o(t,{undo:le(),late:!0}),this.#s.id===t&&this.#s.stop.abort(),this.#f()}}heard(t,n){let s=this.#i(t);s&&this.#d(s,a=>a.done(s.undo?{seq:n,late:!0}:{seq:n}))}wake=()=>{this.#t(),this.waiting.peek().some(({tab:t})=>t!==Ln)&&this.#m()};#a(){return Te(ye(this.table)?"here":"there")}#r(t){return`${Rn}${this.table}.${t}`}#i(t){return this.waiting.peek().find(n=>n.command.id===t)}#l(){return Object.keys(Dt(this.#r(""))).map(n=>Ce(n)).filter(n=>n?.command?.id).sort((n,s)=>n.at-s.at)}#c(){let t=this.#l(),n=a=>t.some(({command:{id:r}})=>r===a.command.id);for(let a of this.waiting.peek())a.tab!==Ln&&!n(a)&&this.#d(a,r=>r.no(new Zn));let s=t.filter(a=>!this.#i(a.command.id));if(s.length!==0){this.waiting.value=[...s,...this.waiting.peek()].sort((a,r)=>a.at-r.at);for(let a of s)this.recalled(a);this.#m()}}#u(t,n){if(!e$.includes(t.command.do))return;let s=this.#r(t.command.id);te(s,JSON.stringify(t)),n&&zo("readwrite",a=>a.put({name:s,kept:t},s))}#o(t,n){this.waiting.value=this.waiting.peek().map(a=>a.command.id===t?{...a,...n}:a);let s=this.#i(t);s&&this.#u(s,n.undo!==void 0)}#p(t){!this.#i(t)||this.#i(t)?.late||(this.#o(t,{late:!0}),this.doubt())}#d(t,n){let{command:{id:s},tried:a,undo:r}=t;this.waiting.value=this.waiting.peek().filter(u=>u.command.id!==s);let l=this.#r(s);te(l,null);let c=a&&!r;e$.includes(t.command.do)&&zo("readwrite",u=>c?u.delete(l):u.put({name:l,kept:t,ended:!0},l),!c),this.#s.id===s&&this.#s.stop.abort();let p=this.#e.get(s);this.#e.delete(s),p&&n(p)}#$({key:t,newValue:n}){let s=t?.slice(this.#r("").length)??"",a=this.#i(s);if(n===null)return a&&this.#d(a,l=>l.done(void 0));let r=JSON.parse(n);return a?this.waiting.value=this.waiting.peek().map(l=>l===a?r:l):this.waiting.value=[...this.waiting.peek(),r],r.undo&&!a?.undo&&this.#s.id===s&&this.#s.stop.abort(),this.#f(),void this.#m()}async#m(){await rl;for(let{command:{id:t},tab:n,at:s}of this.waiting.peek()){if(n===Ln)continue;(document.visibilityState==="visible"&&Date.now()-s>Wy||!await Iy(n))&&this.#o(t,{tab:Ln,tried:!0,late:!0})}s$(),this.#f()}async#f(){if(this.#t(),!this.#n){this.#n=!0;for(let t=0;this.waiting.peek().length>0;){let n=this.waiting.peek().filter(({tab:a,by:r})=>a===Ln&&r===(this.#a()?.id??r)),s=n.find(({undo:a})=>a)??n[0];s&&await this.#g(s)?t=0:await this.#v(t$[Math.min(t++,t$.length-1)]),s||await this.#m()}this.#n=!1}}#v(t){return new Promise(n=>{let s=setTimeout(n,t);this.#t=()=>(clearTimeout(s),n(void 0))})}async#g({command:t,by:n,undo:s,tried:a}){if(rs(this.table))return this.#y(t.id,new I(409,"moved",""));if(globalThis.navigator?.onLine===!1&&this.down())return!1;a||this.#o(t.id,{tried:!0});let{signal:r}=(this.#s={id:t.id,stop:new AbortController}).stop,l=t.seen===void 0?{}:{seen:t.seen};try{if(n!==""&&this.#a()===null&&await Le(ye(this.table)?"here":"there"),n!==""&&this.#a()?.id!==n)throw new I(401,"no-session","");let c=new Promise((d,$)=>r.addEventListener("abort",()=>$(r.reason))),p=s?{id:s,do:"withdraw",of:t.id,...l}:t,u=await Promise.race([this.send(p,r),c]);if(!(u?.seq>0))throw new Error("somebody else answers");return this.#y(t.id,s&&!u.late?new Zn:u)}catch(c){return r.aborted?!0:qy(c)?(this.#o(t.id,{late:!0,why:c instanceof I?D(c):""}),c instanceof I&&c.reason||this.doubt(),!1):s?this.#b(t.id,c):this.#y(t.id,c)}}#y(t,n){let s=this.#i(t),a=n instanceof Error;return s&&this.#d(s,r=>a?r.no(n):r.done(n)),!0}#b(t,n){return n instanceof I&&n.reason==="stale"?this.#y(t,n):(this.#o(t,{undo:"",why:D(n)}),!0)}};async function Ky(){await rl;for(let e of Object.keys(Dt(Rn)))na(e.slice(Rn.length).split(".")[0]??"")}Ky();var r$="ninetynine.",i$=e=>e===_o||e===Zu||[bp,Rn,hn].some(t=>e.startsWith(t)),Jy=()=>({...Object.fromEntries(Object.entries(Dt(r$)).filter(([e])=>!i$(e))),...Ud()});function Uy(e,t){if(!te(e,t))throw new I(507,"full","");dispatchEvent(new StorageEvent("storage",{key:e,newValue:t}))}async function l$(){let e=await Eu(),t=new Blob([e,JSON.stringify({page:Jy()}),`
`]);return{name:`ninetynine-${new Date().toISOString().slice(0,10)}.jsonl.gz`,content:await Ua(t)}}function Gy(e){let t=e.slice(e.lastIndexOf(`
`,e.length-2)+1);try{return JSON.parse(t).page??{}}catch{return{}}}async function Vy(e){let t;try{t=await To(e)}catch{throw new I(400,"file-cut","the file cannot be unpacked")}if(t===void 0)throw new I(400,"file-packed","the file is gzip with Zstandard");if(t.trim()==="")throw new I(400,"file-empty","the file is empty");return t}async function c$(e,t=!1){let n=await Vy(e),s={...await Pu(new Blob([n]),t),pads:0};for(let[a,r]of Object.entries(Gy(n)))!a.startsWith(r$)||i$(a)||typeof r!="string"||(a===dp?$p(r):a.startsWith(Bt)?s.pads+=Gd(a,r)?1:0:De(a)===null&&Uy(a,r));if(Wo.peek())throw new I(507,"full","");return await go(),s}var sa=e=>new Date(e*864e5).toISOString().slice(0,10),ll=e=>Math.round(Date.parse(e)/864e5),p$=e=>/^\d{4}-\d\d-\d\d$/.test(e)&&!Number.isNaN(Date.parse(e));function cl(e){let t=new Date(e);return sa(Date.UTC(t.getFullYear(),t.getMonth(),t.getDate())/864e5)}var gt=()=>cl(Date.now());function aa(e,t){if(typeof BroadcastChannel>"u")return;let n=new BroadcastChannel(e);return n.onmessage=({data:s})=>t(s),n}var Ho="ninetynine.known",Zy=100,oa=P(Ce(Ho)??[]);function Ko(e){oa.value=[...Ce(Ho)??[],e].slice(-Zy),te(Ho,JSON.stringify(oa.value))}var Qy=6e5,pl=({kind:e,label:t})=>e==="device"&&t?t:[o(`page.you.key.${e}`),t].filter(Boolean).join(", ");function ys(e){let t=(...l)=>e.some(c=>!c.this&&l.includes(c.kind)),[n,s,a]=[t("passkey"),t("words"),t("device","ssh")],r=[n&&"passkey",s&&"words"].filter(Boolean).map(l=>o(`page.you.way.${l}`));return{passkey:n,words:s,elsewhere:a,lasting:r,ways:[...r,...a?[o("page.you.way.other")]:[]]}}function Yy(){if(Y.value)return[];let e="taken";return[...Fs.value.flatMap(n=>n.to?[{id:`${n.id} ${n.to.at}`,kind:e,label:Ge(n.to),at:n.to.at,of:n}]:[]),...Te("there")?.fresh??[]]}var u$=e=>e.kind==="joined"||e.kind==="taken"?e.label??"":pl(e);function Xy(e){let{kind:t,at:n}=e,s=["link","joined","taken"].includes(t)?t:"key",a=Z(n,{weekday:"long"}),r={kind:t,what:u$(e),player:Ge(e.kind==="taken"?e.of:{}),day:a};return o(`page.new.${s}`,{...r,today:cl(n)===gt()?"yes":"no"})}function eb(){if(mt)return;let e=a=>{Y.peek()||T(D(a))},t=()=>{Le("there").catch(e)},n=aa("ninetynine.player",a=>a!==Va.peek()&&t()),s="";Ze(()=>{Va.value!==s&&n?.postMessage(s=Va.value)}),Ze(()=>{kp.value&&t()}),addEventListener("hashchange",()=>location.hash.startsWith("#code=")&&go().catch(e))}function tb(){let{turn:e}=Je(Qy);x(()=>{oa.value=Ce(Ho)??oa.value,e>0&&!Y.peek()&&Le("there").catch(()=>{})},[e]),x(eb,[]);let{value:t}=Du;x(()=>{t!==void 0&&T(t?o("page.now",{player:Ge(t)}):o("page.now.none"))},[t]);let{busy:n,once:s}=C(),a=Yy().find(({id:u})=>!oa.value.includes(u)),r=Rt.value[0]==="t",l=a?Xy(a):"";if(x(()=>{r&&l&&T(l)},[r,l]),!a||r)return null;let c=a.kind==="link";return i`<div class="new row" role="status">
		<p>${l}</p>
		<${w} aria-busy=${n} onclick=${()=>s(async()=>{if(a.kind==="taken"){let u=await Mn({back:!0,as:a.of.id});return await yo(u),T(o("page.join.undone",{what:Ge(u)})),G("/you")}await(a.kind==="joined"?no({player:a.id}):so({key:a.id})),Ko(a.id),T(o(a.kind==="joined"?"page.join.undone":"page.new.ended",{what:u$(a)})),await Le("there")})}
			say=${o(`page.${c?"new.refuse":a.kind==="taken"?"you.joined.undo":"new.not"}`)} />
		<${w} plain onclick=${()=>Ko(a.id)} say=${o(c?"page.new.wanted":"page.new.mine")} />
	</div>`}var d$=e=>btoa(String.fromCharCode(...new Uint8Array(e))).replaceAll("+","-").replaceAll("/","_").replaceAll("=",""),$$=e=>Uint8Array.from(atob(e.replaceAll("-","+").replaceAll("_","/")),t=>t.charCodeAt(0));function m$({id:e,type:t,response:n}){let s=["clientDataJSON","attestationObject","authenticatorData","signature","userHandle"].filter(a=>n[a]).map(a=>[a,d$(n[a])]);return{id:e,rawId:e,type:t,response:Object.fromEntries(s),clientExtensionResults:{}}}var bs=()=>isSecureContext&&"PublicKeyCredential"in window,f$=()=>/^[\d.]+$|^\[/.test(location.hostname),Jo=e=>location.hostname===e||location.hostname.endsWith(`.${e}`),ra=e=>e==="localhost"?location.origin.replace(location.hostname,e):`https://${e}`;async function h$(e){let{challenge:t,site:n}=await Jp(),s=()=>new ce(o("page.you.passkey.site",{address:ra(n)}));if(!Jo(n))throw s();try{return await e($$(t),n)}catch(a){throw a instanceof DOMException?a.name==="InvalidStateError"?new ce(o("page.you.passkey.known")):a.name==="SecurityError"?s():new ce(o("page.you.passkey.not")):a}}var g$=({id:e,name:t,keys:n})=>h$(async(s,a)=>{let r=await navigator.credentials.create({publicKey:{challenge:s,rp:{id:a,name:"Ninety-Nine"},user:{id:new TextEncoder().encode(e),name:t,displayName:t},pubKeyCredParams:[-7,-257].map(l=>({type:"public-key",alg:l})),excludeCredentials:n.filter(l=>l.credential).map(l=>({type:"public-key",id:$$(l.credential??"")})),authenticatorSelection:{residentKey:"required",userVerification:"preferred"}}});return Up(m$(r))}),y$=()=>h$(async(e,t)=>{let n=await navigator.credentials.get({publicKey:{challenge:e,rpId:t,userVerification:"preferred"}});return Mn({passkey:m$(n)}).catch(s=>{throw s instanceof I&&s.why==="passkey-ended"&&t!=="localhost"&&ul("signalUnknownCredential",{rpId:t,credentialId:n.id}),s})});async function ul(e,t){let{PublicKeyCredential:n}=globalThis;await n?.[e]?.(t).catch(()=>{})}var dl=()=>"signalAllAcceptedCredentials"in(globalThis.PublicKeyCredential??{});function ia(e,{id:t,name:n,keys:s}){let a=s.filter(l=>l.kind==="passkey").map(l=>l.credential??""),r={rpId:e,userId:d$(new TextEncoder().encode(t))};a.includes("")||(ul("signalAllAcceptedCredentials",{...r,allAcceptedCredentialIds:a}),n&&ul("signalCurrentUserDetails",{...r,name:n,displayName:n}))}var nb=["AC","KD","QH","JS"];function ze({title:e,children:t}){return i`<section>
		<h2>${e}</h2>
		<div class="stack">${t}</div>
	</section>`}var sb=["A","K","Q","J"];function yn({name:e,label:t,options:n}){let s=B[e],a=r=>s.value=r;return i`<${J} label=${t} value=${s.value} options=${n} onchange=${a} />`}function Uo({name:e,label:t,about:n}){let s=B[e];return i`<div>
		<${ve} label=${t} role="switch" checked=${s.value}
			onchange=${a=>s.value=a} />
		${n?i`<p class="soft small">${n}</p>`:null}
	</div>`}function ab(){let[e,t]=y(M.value?.name??B.name.value),[n,s]=y({text:"",wrong:!1}),a=M.value?.name??B.name.value,r=N(a),l=async p=>{let u=Ws(p);if(u!==r.current){if((M.value||u!=="")&&!Sp(u))return s({text:o("page.choices.name.empty"),wrong:!0});r.current=u;try{await Lu(u),Te("there")&&Is().then(d=>ia(d.site,d),()=>{}),t(M.value?.name??u),s({text:o("page.choices.name.kept"),wrong:!1})}catch(d){r.current=a,s({text:D(d),wrong:!0})}}};return i`<form onsubmit=${p=>(p.preventDefault(),l(e))}>
		<${F} label=${o("page.choices.name")} value=${e} oninput=${t} onchange=${()=>l(e)}
			maxlength=${24} autocomplete="nickname" placeholder=${o("page.guest")} enterkeyhint="done"
			aria-invalid=${n.wrong} aria-describedby="name-said" />
		<p id="name-said" class=${n.wrong?"trouble":"soft small"} role="status">
			${n.text||o("page.choices.name.about")}
		</p>
	</form>`}function ob(){let[e,t]=y(null);if(!M.value||Y.value)return null;let n=()=>ne(async()=>t(ys((await Is()).keys).ways)),s=async()=>{try{await Fp()}catch(l){if(!(l instanceof I&&l.reason==="no-session"))throw l}fo(null),T(o("page.choices.leave.done"))},a=()=>t(null),r=e?.length?"page.choices.leave.back":"page.choices.leave.warning";return i`<${ze} title=${o("page.choices.leave")}>
		<p><${w} aria-haspopup="dialog" onclick=${n} say=${o("page.choices.leave")} /></p>
		<p class="soft small">${o("page.choices.leave.about")}</p>
		${e?i`<${Ue} title=${o(e.length?"page.choices.leave.title":"page.choices.leave.title.last")}
					yes=${o("page.choices.leave")} no=${o("page.choices.leave.no")}
					text=${o(r,{name:M.value.name,ways:L(e)})}
					onyes=${()=>ne(s).then(a)} onclose=${a} />`:null}
	<//>`}var $l=!1;function rb(){let e=N(null);return x(()=>{$l&&($l=!1,e.current?.querySelector("input:checked")?.focus())},[]),i`<div ref=${e} onchange=${()=>$l=!0}>
		<${yn} name="language" label=${o("page.choices.language")}
			options=${[["",o("page.choices.language.auto")],...Object.entries(lp)]} />
	</div>`}function ib({tables:e,longer:t,known:n,pads:s}){let a=Object.entries({tables:e,longer:t,pads:s,known:n}).filter(([,l])=>l>0);return[...e+t+s>0?[]:[o("page.here.taken.none")],...a.map(([l,c])=>o(`page.here.taken.${l}`,{n:c}))].join(" ")}function lb(){let[e,t]=y(""),[n,s]=y(void 0),a=j(Wd,e).value,r=()=>ne(async()=>{let{name:p,content:u}=await l$();Ot(u,p)}),l=(p,u)=>ne(async()=>{s(void 0),t("");try{t(ib(await c$(p,u)))}catch(d){if(!(d instanceof I))throw d;let $=`page.here.${d.reason}`;if(d.reason==="file-whose")s({file:p,name:d.message});else if(Ee($))t(o($));else throw d}}),c=Math.max(1,Math.ceil((a?.bytes??0)/1e6));return i`<${ze} title=${o("page.here")}>
		<p>${Ga.value?o(`page.unkept.${Ga.value}`):o("page.here.about",{mega:c})}</p>
		<p class="row">
			<${w} onclick=${r} say=${o("page.here.export")} />
			<${Xn} say=${o("page.here.import")} accept=".jsonl,.gz,.zst" ontake=${l} />
		</p>
		<p class="small" role="status">${e}</p>
		${a&&!Ga.value?i`<p class="soft small">${o(a.promised?"page.here.promised":"page.here.unsure")}</p>`:null}
		${n?i`<${Ue} title=${o("page.here.whose")} yes=${o("page.here.whose.yes")} no=${o("page.here.whose.no")}
					text=${o("page.here.whose.about",{name:n.name,me:(Te("here")??M.value)?.name??""})}
					onyes=${()=>l(n.file,!0)} onclose=${()=>s(void 0)} />`:null}
	<//>`}function cb(){return i`<main id="main" tabindex="-1" class="choices">
		<h1>${o("page.nav.settings")}</h1>
		<${ze} title=${o("page.choices.you")}><${ab} />
			${mt?null:i`<p><a href="/you">${o("page.you.go")}</a></p>`}
		<//>
		${mt||Te("here")?i`<${lb} />`:null}
		<${ze} title=${o("page.choices.book")}>
			<${rb} />
			<${yn} name="theme" label=${o("page.choices.theme")}
				options=${V("page.choices.theme","auto","day","night")} />
			<p class="soft small">${o("page.choices.size")}</p>
		<//>
		<${ze} title=${o("page.choices.cards")}>
			<p class="sample on-felt">
				<${de} face="down" />${nb.map(e=>i`<${de} key=${e} card=${e} />`)}
			</p>
			<${yn} name="pack" label=${o("page.choices.pack")}
				options=${V("page.choices.pack","two","four","german4")} />
			<${yn} name="back" label=${o("page.choices.back")}
				options=${V("page.choices.back","leaf","lattice","stripe")} />
			<${yn} name="felt" label=${o("page.choices.felt")}
				options=${V("page.choices.felt","sea","moss","ink")} />
			${sb.every(e=>o(`rank.${e}`)===e)?null:i`<${yn} name="indices" label=${o("page.choices.indices")}
						options=${V("page.choices.indices","local","international")} />`}
			<${Uo} name="values" label=${o("page.choices.values")} />
			<${Uo} name="forced" label=${o("page.choices.forced")} about=${o("page.choices.forced.about")} />
		<//>
		<${ze} title=${o("page.choices.table")}>
			<${yn} name="play" label=${o("page.choices.play")}
				options=${V("page.choices.play","auto","once","twice")} />
			<p class="soft small">${o("page.choices.play.about")}</p>
			<${yn} name="pace" label=${o("page.choices.pace")}
				options=${V("page.pace","calm","usual","quick","instant")} />
			<${Uo} name="sound" label=${o("page.choices.sound")} />
			<${Uo} name="spoken" label=${o("page.choices.spoken")} about=${o("page.choices.spoken.about")} />
			<${zt} what="turn" brief />
			<${zt} what="tonight" />
		<//>
		${mt?null:i`<${ob} />`}
		<p class="soft small"><a href="/privacy">${o("page.nav.privacy")}</a></p>
	</main>`}var vs={changed:{},written:""},pb={"game.target":[1,1e3],"game.deals":[1,1e3],"game.bonus":[0,1e3],"rubber.games":[1,100],"rubber.wins":[1,100],"score.trick":[0,1e3],"score.vulnerable":[1,1e3],"offers.declare":[1,1e3],"offers.reveal":[1,1e3]},b$=e=>e.offers.how!=="none",ub={"offers.how":e=>{if(b$(e))return e.trump.by==="holder"?["sealed","turn","raise"]:["sealed","turn","raise","none"]},"offers.loss":e=>b$(e)?["opponents","own"]:void 0,"trump.by":e=>e.trump.by==="success"?["success","rotation",...e.joker?[]:["turnup"]]:void 0,"game.tie":e=>e.rubber.wins?["usual","on","contracts"]:["usual","on","share","contracts"],"game.bonusTo":e=>e.dummy?["dummy","double"]:void 0},db={"score.zeroOrAll":()=>!0,"trump.across":({rubber:e,trump:t})=>t.by==="success"&&(e.games>1||e.wins>0)},hl=(e,t)=>t.split(".").reduce((n,s)=>n?.[s],e),$b=(e,t)=>JSON.stringify(e)===JSON.stringify(t),fl=e=>typeof e=="object"&&e!==null&&!Array.isArray(e);function ws({plan:e,set:t}){return i`<div>
		<${J} label=${o("page.create.length")} value=${e.length} onchange=${X(t)("length")}
			options=${[["",o("page.create.length.usual")],...V("page.create.length","deals","games")]} />
		${e.length?i`<${Q} label=${o("page.create.length.n")} value=${e.rounds} min=${1} max=${1e3}
					onchange=${X(t)("rounds")} />`:null}
	</div>`}var ks=({value:e,groups:t,onchange:n})=>i`<div class="variant">
	<${q} label=${o("page.create.variant")} value=${e} groups=${t} onchange=${n} />
	<p class="soft">${o(`about.${e}`)}</p>
</div>`,v$=e=>new ce(o("page.create.rules.unread",{text:e}));function _n({changed:e,written:t},n){let s={};for(let[r,l]of Object.entries(n?e:{})){let[c="",p=""]=r.split("."),u=hl(n,r);$b(l,u)||(s[c]={...s[c],[p]:l})}let a={};try{a=t.trim()?JSON.parse(t):{}}catch(r){throw v$(r instanceof Error?r.message:"")}if(!fl(a))throw v$(o("page.create.rules.object"));for(let[r,l]of Object.entries(a))s[r]=fl(s[r])&&fl(l)?{...s[r],...l}:l;return Object.keys(s).length>0?s:void 0}function xs({own:e,set:t,rules:n}){if(!n)return null;let s=u=>u in e.changed?e.changed[u]:hl(n,u),a=(u,d)=>t({...e,changed:{...e.changed,[u]:d}}),r=u=>o(`page.create.rules.${u}`),l=u=>t({...e,written:u.currentTarget.value}),{clauses:c,...p}=n;return i`<details>
		<summary>${o("page.create.rules")}</summary>
		<div class="stack">
			<${mb} points=${s("score.made")} onchange=${u=>a("score.made",u)} />
			${Object.entries(pb).map(([u,[d,$]])=>Number(hl(n,u))<d||u==="game.bonus"&&!n.game.target?null:i`<${Q} key=${u} label=${r(u)} value=${s(u)} min=${d} max=${$}
							onchange=${m=>a(u,m)} />`)}
			${Object.entries(ub).map(([u,d])=>{let $=d(n);return $?i`<${J} key=${u} label=${r(u)} value=${s(u)}
							options=${$.map(m=>[m,o(`page.create.rules.${u}.${m}`)])}
							onchange=${m=>a(u,m)} />`:null})}
			${Object.entries(db).map(([u,d])=>d(n)?i`<${ve} key=${u} label=${r(u)} checked=${s(u)}
							onchange=${$=>a(u,$)} />`:null)}
			<details class="whole">
				<summary>${o("page.create.rules.written")}</summary>
				<label class="field">
					<span>${o("page.create.rules.json")}</span>
					<textarea class="code" rows="3" spellcheck=${!1} autocapitalize="none" value=${e.written}
						placeholder='{"score": {"made": [0, 40, 20, 10]}}' oninput=${l}></textarea>
				</label>
				<p class="small soft">${o("page.create.rules.all")}</p>
				<pre class="code">${fb(p)}</pre>
			</details>
		</div>
	</details>`}function mb({points:e,onchange:t}){return i`<fieldset class="amounts whole">
		<legend>${o("page.create.rules.made")}</legend>
		${e.map((n,s)=>s===0?null:i`<${Q} key=${s} label=${o("page.create.rules.made.n",{n:s})} value=${n} min=${0} max=${1e3}
						onchange=${a=>t(e.with(s,a))} />`)}
	</fieldset>`}var fb=e=>Object.entries(e).map(([t,n])=>{let s=JSON.stringify(n).replaceAll(/([,:])(?=["\d[{tf-])/g,"$1 ");return`${JSON.stringify(t)}: ${s}`}).join(`
`);var w$={variant:"",bots:[],public:"no",clock:"none",minutes:10,seconds:10,days:"3",length:"",rounds:9,closed:"no",hints:"",undo:"",open:"",pace:"usual",greet:"no",stand:"",house:vs},k$=6e4,hb=1440*k$;function gb({clock:e,minutes:t,seconds:n,days:s}){if(e==="bank")return{bank:t*k$,add:n*1e3};if(e==="move")return{move:Number(s)*hb}}function yb(e,t){let{variant:n,hints:s,undo:a,open:r,pace:l,stand:c,length:p,rounds:u}=e,d={variant:n,rules:_n(e.house,t),...p&&{[p]:u},public:e.public==="yes",audience:["no","yes"].includes(e.public)?"":e.public,closed:e.closed==="yes",clock:gb(e),undo:a,hints:s,open:r,bot:c,pace:Nn[l],greet:e.greet==="yes"},$=Object.entries(d).filter(([,m])=>m!==void 0&&m!==""&&m!==!1);return Object.fromEntries($)}var Go=(e,t)=>Array.from({length:t.chairs-1},(n,s)=>e.bots[s]??""),x$=(e,t)=>Go(e,t).includes("");function bb({plan:e,set:t,variant:n,name:s}){let a=c=>[c,o("page.create.bot",{level:o(`page.level.${c}`)})],r=[["",o("page.create.friend")],...zs.value.map(c=>a(c.name))],l=c=>p=>t({bots:Go(e,n).with(c,p)});return i`<fieldset class="seats">
		<legend class="unseen">${o("page.create.chairs")}</legend>
		${x$(e,n)?i`<${it} name=${s} />`:i`<div class="field"><span>${o("page.create.chair",{n:1})}</span><p>${o("page.create.you")}</p></div>`}
		${Go(e,n).map((c,p)=>{let u=o("page.create.chair",{n:p+2});return i`<${q} key=${p} label=${u} value=${c} options=${r} onchange=${l(p)} />`})}
	</fieldset>`}function vb({plan:e,set:t}){let n=X(t),s=["1","3","7"];return i`<div>
		<${J} label=${o("page.create.clock")} value=${e.clock} onchange=${n("clock")}
			options=${V("page.create.clock","none","bank","move")} />
		${e.clock==="bank"?i`<div class="row">
					<${Q} label=${o("page.create.clock.minutes")} value=${e.minutes} min=${1} max=${600}
						onchange=${n("minutes")} />
					<${Q} label=${o("page.create.clock.seconds")} value=${e.seconds} min=${0} max=${600}
						onchange=${n("seconds")} />
				</div>`:null}
		${e.clock==="move"?i`<${J} label=${o("page.create.clock.each")} value=${e.days} onchange=${n("days")}
					options=${s.map(a=>[a,o("page.create.clock.days",{n:Number(a)})])} />`:null}
	</div>`}function wb({plan:e,set:t}){let n=X(t),s=["",o("page.create.usual")],a=o("page.create.never");return i`<details>
		<summary>${o("page.create.more")}</summary>
		<div class="stack">
			<${ws} plan=${e} set=${t} />
			<${J} label=${o("page.create.undo")} value=${e.undo} onchange=${n("undo")}
				options=${[s,...V("page.create.undo","free","agree"),["never",a]]} />
			${qu.value?i`<${J} label=${o("page.create.hints")} value=${e.hints} onchange=${n("hints")}
						options=${[s,["yes",o("page.create.hints.yes")],["no",a]]} />`:null}
			<${J} label=${o("page.create.open")} value=${e.open} onchange=${n("open")}
				options=${[s,...V("page.create.open","deal","match")]} />
			<p class="soft small whole">${o("page.create.usual.about")}</p>
			<${J} label=${o("page.create.watch")} value=${e.closed} onchange=${n("closed")}
				options=${[["no",o("page.create.watch.yes")],["yes",o("page.create.watch.no")]]} />
			<${J} label=${o("page.create.pace")} value=${e.pace} onchange=${n("pace")}
				options=${V("page.pace",...Object.keys(Nn))} />
			<${J} label=${o("page.create.greet")} value=${e.greet} onchange=${n("greet")}
				options=${V("page.create.greet","no","yes")} />
			<${q} label=${o("page.create.stand")} value=${e.stand} onchange=${n("stand")}
				options=${[s,...V("page.level",...zs.value.map(r=>r.name))]} />
		</div>
	</details>`}var kb=400;function xb({plan:e,rules:t}){let n={variant:e.variant,rules:Sb(e,t)},s=oe.value,{value:a=""}=j(async r=>(await new Promise(l=>setTimeout(l,kb)),!n.rules||r.aborted?"":un(n,s).then(({players:l=""})=>l,()=>"")),JSON.stringify(n),s);return i`<p class=${a?"soft":"unseen"} role="status">${a}</p>`}function Sb(e,t){try{return _n(e.house,t)}catch{return}}function gl({onclose:e,group:t}){let n=At(),[s,a]=y({...w$,variant:n?.id??"",pace:B.pace.value,public:t??w$.public}),l=j(async()=>M.peek()&&!Y.peek()?(await ns({})).groups:[],M.value?.id),[c,p]=y(""),{busy:u,once:d}=C(S=>p(D(S))),$=Ye(),m=N(null);x(()=>{c&&m.current?.scrollIntoView({block:"nearest"})},[c]);let f=re(s.variant),h=we.value.find(S=>S.id===s.variant)??n,g=S=>(a(A=>({...A,...S})),p(""));if(!h)return null;let v=S=>g({variant:S,house:{...s.house,changed:{}}}),b=S=>{S.preventDefault(),d(async()=>{p(""),!(x$(s,h)&&!await $.keep())&&await Hu(yb(s,f),["",...Go(s,h)])})},k=i`<button type="submit" form="create" class="button chief" aria-busy=${u}>
		${o("page.home.create")}
	</button>`;return i`<${R} broad title=${o("page.create.title")} onclose=${e} actions=${k}>
		<form id="create" class="create stack" onsubmit=${b}>
			<${ks} value=${h.id} groups=${lt()} onchange=${v} />
			<${bb} plan=${s} set=${g} variant=${h} name=${$} />
			${Y.value?null:i`<${J} label=${o("page.create.public")} value=${s.public} onchange=${X(g)("public")}
					options=${[...V("page.create.public","no","friends","yes").filter(([S])=>S!=="friends"||M.value),...(l.value??[]).map(S=>[S.id,S.name])]} />`}
			<${vb} plan=${s} set=${g} />
			<${wb} plan=${s} set=${g} />
			<${xs} own=${s.house} set=${X(g)("house")} rules=${f} />
			<${xb} plan=${s} rules=${f} />
			<p ref=${m} class=${c?"trouble":""} role="alert">${c}</p>
		</form>
	<//>`}var yl=e=>Uint8Array.from(e.match(/../g)??[],t=>parseInt(t,16)),S$=(e,t)=>Uint8Array.from({length:t},(n,s)=>Number(e>>BigInt(8*(t-1-s))&255n));async function Ob(e,t){for(let n=0;n<t;n++)e=await _s("n99-chain-1",e);return e}var Ab=(e,t)=>_s("n99-mix-1",e,...t.flatMap(n=>[Uint8Array.of(n.length),n])),Mb=async e=>/^[0-9a-fA-F]{64}$/.test(e)?yl(e):_s("n99-seed-1",e);async function*Tb(e,t){for(let n=0n;;n++){let s=new DataView((await _s("n99-deal-1",e,S$(t,8),S$(n,4))).buffer);for(let a=0;a<32;a+=8)yield s.getBigUint64(a)}}async function jb(e,t,n){let s=[...e],a=Tb(t,n),r=(1n<<64n)-1n;for(let l=0;s.length-l>=2;){let c=[],p=1n;for(let $=BigInt(s.length-l);$>1n&&p*$<=1n<<56n;$--)c.push($),p*=$;let u,d;do{d=(await a.next()).value,u=[];for(let $ of c)u.push(Number(d*$>>64n)),d=d*$&r}while(d<(1n<<64n)%p);for(let $ of u){let[m,f]=[s[l],s[l+$]];s[l]=f,s[l+$]=m,l++}}return s}var O$=["2","3","4","5","6","7","8","9","10","11","12","J","Q","K","A"];async function Nb(e,t,n,s=0){let a=e.ranks.split(" ").sort((f,h)=>O$.indexOf(f)-O$.indexOf(h)),r=["C","D","H","S"].flatMap(f=>a.map(h=>h+f));e.joker&&r.push("joker");let l=await jb(r,t,n),c=l.length===e.seats*e.hand?(s+1)*e.hand:l.length,p=e.trump.by==="turnup"?l[c-1]:void 0,u=Array.from({length:e.seats},(f,h)=>l.slice(h*e.hand,(h+1)*e.hand)),d=u.findIndex(f=>f.includes("joker")),$=e.dummy?(u[e.seats-1]??[]).slice(0,e.aside):[],m=f=>f.map(h=>h==="joker"?p??h:h).sort();return{hands:u.map(m),aside:m($),turnup:p,joker:d<0?void 0:d}}function Bb(e,t){let n=a=>String(a??"").split(" ").filter(Boolean).sort().join(" "),s=(e.aside??[]).filter(a=>a!=="").pop();return t.hands.every((a,r)=>a.join(" ")===n(e.hands?.[r]))&&t.aside.join(" ")===n(s)&&t.turnup===e.turnup&&t.joker===e.joker}async function Eb(e,t){if(e.length!==t.length)return!1;for(let[n,s]of e.entries())if(s.length&&await hp(s)!==t[n])return!1;return!0}async function A$(e,t,n){let s=e.split(`
`).filter(g=>g.trim()).map(g=>JSON.parse(g)),a=s[0]??{},r=s.findIndex((g,v)=>v>0&&"ninetynine"in g),l=r<0?s:s.slice(0,r),c=l.filter(g=>"deal"in g);if(!a.commit)return Cb(a,c,t);let p=a.commits??[],u=(c[0]?.entropy??[]).map(yl),d=await Eb(u,p),$=l.some(g=>"end"in g),m=[],f=a.commit,h=0;for(let[g,v]of c.entries()){if(h++,!v.secret){m.push({deal:v.deal,outcome:$||g<c.length-1?"hidden":"playing"});continue}let b=yl(v.secret);if(h>4096||yi(await Ob(b,h))!==f){m.push({deal:v.deal,outcome:"wrong",why:"secret"});continue}f=v.secret,h=0,d?m.push(await M$(v,t,await Ab(b,u),0n)):m.push({deal:v.deal,outcome:"wrong",why:"entropy"})}return{by:"commit",deals:m,commit:a.commit,commits:p,brought:a.brought===!0,entropy:p.map((g,v)=>u[v]?.length?"given":g?"withheld":"none"),own:n?u.some(g=>yi(g)===n):void 0}}async function M$(e,t,n,s){return Bb(e,await Nb(t,n,s,e.dealer))?{deal:e.deal,outcome:"proved"}:{deal:e.deal,outcome:"wrong",why:"cards"}}async function Cb(e,t,n){let s=[],a=e.seed?await Mb(e.seed):void 0,r=(t[0]?.number??0)-(t[0]?.deal??0);for(let c of t)!a||c.number===void 0?s.push({deal:c.deal,outcome:"bare"}):c.number!==r+c.deal?s.push({deal:c.deal,outcome:"wrong",why:"number"}):s.push(await M$(c,n,a,BigInt(c.number)));return{by:a?"seed":"none",deals:s,...{entropy:[],commit:"",commits:[],brought:!1,own:void 0}}}function bl(e,t){let n=a=>a&&typeof a=="object"&&!Array.isArray(a);if(!n(t)||!n(e))return t??e;let s={...e};for(let[a,r]of Object.entries(t))s[a]=bl(e[a],r);return s}async function Pb(e,t){let n=JSON.parse(e.slice(0,e.indexOf(`
`))),s=bl(await uo(n.variant),n.rules);return{names:n.seats,verdict:await A$(e,s,t)}}function la({table:e,match:t=1,record:n}){let{value:s,wrong:a}=j(async()=>{if(!globalThis.crypto?.subtle)throw new ce(o("page.fair.insecure"));let r=n??await eu({table:e??"",match:t}).catch(p=>{throw p instanceof I&&p.reason==="not-now"?new ce(o("page.fair.later")):p}),{commits:l=[]}=JSON.parse(r.split(`
`,1)[0]??"{}"),c=p=>e===void 0?void 0:Oo(e,p);return Pb(r,l.map(c).find(Boolean))},e,t,n);return a?i`<p role="status">${a}</p>`:s?i`<${Lb} names=${s.names} verdict=${s.verdict} />`:i`<p class="soft" role="status">${o("page.fair.looking")}</p>`}function Db(e){return e.deals.some(t=>t.outcome==="wrong")?"wrong":e.by!=="commit"?e.by:e.deals.some(t=>t.outcome==="hidden")?"hidden":e.brought?"brought":e.entropy.includes("withheld")?"withheld":e.entropy.includes("given")?"proved":"alone"}function Lb({names:e,verdict:t}){let n=Db(t),s=u=>L(e.filter((d,$)=>t.entropy[$]===u)),a=t.deals.filter(u=>u.outcome==="proved").length,r=t.deals.find(u=>u.outcome==="wrong"||u.outcome==="hidden"),l={n:a,names:s(n==="withheld"?"withheld":"given"),deal:(r?.deal??0)+1},p=t.by==="commit"&&!t.brought&&t.own!==void 0&&(t.own?"page.fair.own":"page.fair.own.not");return i`<section class="fair" data-outcome=${n}>
		<p class="fair-verdict" role="status">${o(`page.fair.${n}.short`)}</p>
		<p>${o(`page.fair.${n}`,l)}${p&&` ${o(p)}`}</p>
		${new Set(t.deals.map(u=>u.outcome)).size>1?i`<table class="book">
					<thead><tr><th scope="col">${o("page.scores.deal")}</th><th scope="col">${o("page.fair.found")}</th></tr></thead>
					<tbody>${t.deals.map(u=>i`<tr key=${u.deal}><th scope="row">${u.deal+1}</th>
							<td class=${u.outcome==="wrong"?"failed":""}>${Rb(u,n)}</td></tr>`)}</tbody>
				</table>`:null}
		${t.commit?i`<details><summary>${o("page.fair.commitments")}</summary>
				<p class="small">${o("page.fair.commitments.what")}</p>
				<dl class="commitments"><dt>${o("page.fair.server")}</dt><dd>${t.commit}</dd>
					${t.commits.map((u,d)=>u?i`<dt>${e[d]}</dt><dd>${u}</dd>`:null)}</dl></details>`:null}
	</section>`}function Rb(e,t){return e.outcome==="wrong"?o(`page.fair.why.${e.why}`):o(e.outcome==="proved"&&t!=="proved"?"page.fair.deal.follows":`page.fair.deal.${e.outcome}`)}var ca=P(null);function yt({player:e,name:t}){return e&&M.value&&!qe(e)&&qs.value==="there"&&!Y.value?i`<button type="button" class="player" aria-haspopup="dialog" onclick=${a=>(a.stopPropagation(),ca.value={id:e,name:t})}>
		<span class="name">${t}</span></button>`:i`<span class="name">${t}</span>`}var Ss=({mean:e,within:t})=>`${e} ± ${t}`,Vo=["3","4","5","2","2d"];async function _b(e){let{variants:t}=await Xa();return t.find(n=>n.id===e)?.class}function vl(e,t){let n=e.rated?e.chairs.flatMap(a=>a.player??[]):[],{value:s}=j(async()=>{if(n.length===0)return{};let[a,...r]=await Promise.all([_b(t),...n.map(l=>pn({player:l}))]);return Object.fromEntries(r.map(l=>[l.id,l.ratings.find(c=>c.class===a)]))},t,n.join());return s??{}}var wl=({rating:e})=>i`<span class="soft small rating">${e?Ss(e):o("page.ratings.new")}</span>`;function T$({table:e,rating:t}){if(e.bears)return i`<p class="soft small">${o("page.rated.alone")}</p>`;if(!e.rated)return null;let n=t?.most?i` <${kl} rating=${t} />`:null;return i`<p class="soft small">${o("page.rated")}${n}</p>`}var kl=({rating:{class:e,most:t}})=>o("page.ratings.most",{class:o(`page.ratings.class.${e}`),most:String(t)});function j$({table:e,variant:t}){let n=vl(e,t);if(!e.rated)return null;let s=a=>i`<li key=${a.player}><b><${yt} player=${a.player} name=${tt(a)} /></b>${" "}
		<${wl} rating=${n[a.player??""]} /></li>`;return i`<section class="bots"><h3>${o("page.ratings")}</h3>
		<ul>${e.chairs.filter(a=>a.player).map(s)}</ul>
		<p class="soft small">${o("page.rated")} <a href="/ratings">${o("page.ratings.all")}</a></p>
	</section>`}function Wb({rest:[e=""]}){let[t,n]=y(Vo.find(r=>r===e)??Vo[0]),{value:s,wrong:a}=j(()=>Wp({class:t}),t);return i`<main id="main" tabindex="-1" class="records">
		<h1>${o("page.ratings")}</h1>
		<p>${o("page.ratings.about")}</p>
		<${J} hidden label=${o("page.ratings.class")} value=${t} options=${V("page.ratings.class",...Vo)}
			onchange=${n} />
		${a?i`<p class="trouble" role="status">${a}</p>`:null}
		${s?i`<${qb} board=${s} />`:null}
	</main>`}function Ib(e){if(!e)return"";let{mean:t,margin:n}=e.lost,s=n?`${O(t,1)} ± ${O(n,1)}`:O(t,1);return o("page.ratings.lost.deals",{lost:s,n:e.deals})}function qb({board:{players:e,levels:t}}){let n=e.map((a,r)=>{let l=i`<a href=${`/people/${a.id}`}>${a.id===M.value?.id?i`<b>${a.name}</b>`:a.name}</a>`;return{mean:a.mean,row:i`<tr key=${a.id}><th scope="row">${r+1}. ${l}</th>
			<td>${Ss(a)}</td><td>${O(a.matches)}</td></tr>`}}),s=t.map(({level:a,mean:r})=>({mean:r,row:i`<tr key=${a} class="soft">
		<th scope="row"><i>${o(`page.level.${a}`)}</i></th><td><i>${r}</i></td><td></td></tr>`}));return i`${e.length?null:i`<p class="lead">${o("page.ratings.none")}</p>`}
		<${se}><table class="book">
			<thead><tr><th scope="col">${o("page.ratings.player")}</th><th scope="col">${o("page.ratings.rating")}</th>
				<th scope="col">${o("page.records.matches")}</th></tr></thead>
			<tbody>${[...n,...s].sort((a,r)=>r.mean-a.mean).map(({row:a})=>a)}</tbody>
		</table><//>`}function Zo({player:e,ratings:t,keyless:n}){let s=t.length>0&&M.value!==null,{value:a}=j(async()=>s?_p({player:e},{where:"there"}):void 0,e,s);if(t.length===0)return null;let r=Object.fromEntries(a?.classes.map(c=>[c.class,c])??[]),l=Object.keys(r).length>0;return i`<section>
		<h2>${o("page.ratings")}</h2>
		<${se}><table class="book">
			<thead><tr><th scope="col">${o("page.ratings.class")}</th><th scope="col">${o("page.ratings.rating")}</th>
				<th scope="col">${o("page.records.matches")}</th>
				${l?i`<th scope="col">${o("page.ratings.lost")}</th>`:null}</tr></thead>
			<tbody>${t.map(c=>i`<tr key=${c.class}>
					<th scope="row"><a href=${`/ratings/${c.class}`}>${o(`page.ratings.class.${c.class}`)}</a></th>
					<td>${Ss(c)}</td><td>${O(c.matches)}</td>
					${l?i`<td>${Ib(r[c.class])}</td>`:null}</tr>`)}</tbody>
		</table><//>
		${l?i`<p class="small soft">${o("page.ratings.lost.about")}</p>`:null}
		${t.filter(c=>c.most).map(c=>i`<p key=${c.class} class="small soft"><${kl} rating=${c} /></p>`)}
		${t.every(c=>c.sure)?null:i`<p class="small soft">${o("page.ratings.unsure")}</p>`}
		${n?i`<p class="small soft">${o("page.ratings.keyless")} <a href="/you">${o("page.you.go")}</a></p>`:null}
	</section>`}function Fb(e){x(()=>{Ls&&Le("here").catch(()=>{})},[]);let t=M.value,n=Ls&&qs.value==="there"?Te("here"):null;return i`<main id="main" tabindex="-1" class="records">
		<h1>${o("page.nav.records")}</h1>
		${t?i`<${N$} key=${t.id} id=${t.id} at=${qs.value} />`:n?null:i`<${B$} />`}
		${n?i`<h1>${o("page.here")}</h1><${N$} key=${n.id} id=${n.id} at="here" />`:null}
		<${Ub} />
	</main>`}var B$=()=>i`<section class="stack">
	<p class="lead">${o("page.records.none")}</p>
	<p><a class="button chief" href="/">${o("page.records.play")}</a></p>
</section>`,je=e=>Ee(`variant.${e}`)?o(`variant.${e}`):e;function Wn(e,t,n){let s=M.value?.name;return e.seats.map((a,r)=>{if(r>=t)return o("dummy");if(r===n&&s&&!e.seats.includes(s))return s;let l=e.bots?.[r];return l&&l===a&&Ee(`page.level.${l}`)?o(`page.level.${l}`):a})}var bn=({seat:e,header:t},n)=>e??(n==="mine"?t.seats.indexOf(M.value?.name):-1);function Os(e,t,n){let s=n>=0?n:(e.bots??[]).indexOf("");return s>=0&&s<t?s:0}function N$({id:e,at:t}){let n=()=>Promise.all([pn({player:e},{where:t}),$o("mine",1,t)]),{value:s,wrong:a}=j(n,e);if(a)return i`<p class="trouble">${a}</p>`;if(!s)return null;let[{tallies:r,ratings:l},{all:c}]=s;return i`<${sd} found=${c} told=${!0} />
		${r.length?i`<${zb} tallies=${r} /><${Zo} player=${e} ratings=${l} />
				<${ua} id=${e} at=${t} />`:i`<${B$} />`}`}function zb({tallies:e}){let t=e.filter(a=>a.matches>0),n=a=>e.reduce((r,l)=>r+l[a],0),s=n("assisted");return i`<section>
		<h2>${o("page.records.tallies")}</h2>
		${t.length?i`<${se}><table class="book">
			<thead><tr>
				<th scope="col">${o("page.records.variant")}</th><th scope="col">${o("page.records.matches")}</th>
				<th scope="col">${o("page.records.won")}</th><th scope="col" class="spare">${o("page.records.deals")}</th>
				<th scope="col">${o("page.records.made")}</th><th scope="col">${o("page.records.points")}</th>
			</tr></thead>
			<tbody>${t.map(a=>i`<tr key=${a.variant}><th scope="row"><a href=${`/rules/${a.variant}`}>${je(a.variant)}</a></th>
					<td>${pa(a.matches)}</td><td>${pa(a.won)}</td><td class="spare">${pa(a.deals)}</td>
					<td>${a.deals?Me(a.made/a.deals):pa(0)}</td>
					<td>${a.deals?O(a.points/a.deals,1):pa(0)}</td>
				</tr>`)}</tbody>
		</table><//>`:null}
		${s?i`<p>${o("page.records.assisted",{n:s,won:n("assistedWon")})}</p>
			<p class="small soft">${o("page.records.assisted.what")}</p>`:null}
		<p class="row"><a class="button plain" href="/statistics">${o("page.records.statistics")}</a>
			<a class="button plain" href="/ratings">${o("page.ratings.all")}</a>
			${Y.value?null:i`<a class="button plain" href="/people">${o("page.people")}</a>`}</p>
	</section>`}var pa=e=>e?O(e):"–";function ua({id:e,at:t,read:n=(a,r)=>to({player:e,...a},r),children:s}){let[a,r]=y([]),[l,c]=y(""),[p,u]=y(null),{once:d}=C(),$=()=>d(async()=>{let m=await n({before:l??""},{where:t});r(f=>[...f,...m.matches.filter(h=>!rs(h.table??""))]),c(m.before)});return x(()=>{$()},[]),a.length===0?null:i`<section>
		<h2>${o("page.records.all")}</h2>
		<ol class="matches">${a.map(m=>{let f=`${m.table} ${m.match} ${m.ended}`;return i`<${Kb} key=${f} match=${m} id=${e} onfair=${()=>u(m)} />`})}</ol>
		${l||s?i`<p class="row">
				${l?i`<${w} onclick=${$} say=${o("page.records.more")} />`:null}${s}</p>`:null}
		${p?i`<${R} title=${o("page.fair")} onclose=${()=>u(null)}>
					<${la} table=${p.table} match=${p.match} />
				<//>`:null}
	</section>`}var Hb=4;function Kb({match:e,id:t,onfair:n}){let s=e.chairs.find(f=>f.player===t),a=e.chairs.filter(f=>f.won).length>1,r=e.cut?"cut":s?s.won?a?"shared":"won":"lost":"over",l=e.chairs.filter(f=>f!==s).map(tt),c=e.chairs.filter(f=>f.player&&!qe(f.player)),{busy:p,once:u}=C(),d=()=>os(e.table??"",c.map(f=>f.player??"")),$=Bu(e.table??"",e.match),m=[s?.hints?o("page.records.hints",{n:s.hints,often:s.hints<Hb*Math.max(1,e.deals)?"no":"yes"}):"",s?.undone?o("page.records.undone",{n:s.undone}):"",s?.away?o("page.records.away"):"",s?.brought?o("page.records.brought"):"",e.house?o("page.home.house"):""].filter(Boolean);return i`<li data-result=${r}>
		<p class="what"><b>${je(e.variant)}</b> ${o("page.records.with",{names:L(l)})}
			<span class="soft small">${Z(e.ended)}${m.length>0?` · ${m.join(", ")}`:""}</span></p>
		<p class="result"><span class=${`outcome-${r}`}>${o(`page.records.result.${r}`)}</span>
			<span class="score">${e.chairs.map((f,h)=>{let g=f===s?"self":"",v=h>0?" : ":"";return i`${v}<span key=${f.seat} class=${g} title=${tt(f)}>${O(f.points)}</span>`})}</span>
			<span class="soft small">${o("page.records.length",{n:e.deals})}</span></p>
		${e.table?i`<p class="doings">
				${e.deals>0?i`<a href=${`/replay/${e.table}/${e.match}/0`}>${o("page.records.replay")}</a>`:null}
				<a href=${$} download=${`${e.table}-${e.match}.99.jsonl`}>${o("page.records.export")}</a>
				<button type="button" class="link" onclick=${n}>${o("page.fair.short")}</button>
				<a href=${`/t/${e.table}`}>${o("page.records.table")}</a>
				${c.length>0?i`<button type="button" class="link" aria-busy=${p} onclick=${()=>u(d)}>
						${o("page.records.again",{names:L(c.map(tt))})}
					</button>`:null}</p>`:null}
	</li>`}function Jb(e){return e instanceof I&&e.status===400?o("page.import.refused",{text:e.message.replace(/^the record( is refused)?: /,"")}):D(e)}function Ub(){let[e,t]=y(""),[n,s]=y(!1),a=j(ls).value?.name,r=async u=>{t("");try{if(u.size>1<<20)throw new ce(o("page.import.large"));await es({match:1,deal:0},{body:u}),await id({name:u.name,bytes:u}),G("/replay/mine/1/0")}catch(d){t(Jb(d))}};return i`<section class=${`import ${n?"over-it":""}`} ondragover=${u=>{u.preventDefault(),s(!0)}} ondragleave=${()=>s(!1)} ondrop=${u=>{u.preventDefault(),s(!1);let d=u.dataTransfer?.files[0];d&&r(d)}}>
		<h2>${o("page.import")}</h2>
		<p>${o("page.import.what")}</p>
		<p class="row">
			<${Xn} say=${o("page.import.choose")} accept=".jsonl,.gz,.zst,.99" ontake=${r} />
			${a?i`<a href="/replay/mine/1/0">${o("page.import.again",{name:a})}</a>`:null}
		</p>
		${e?i`<p class="trouble" role="alert">${e}</p>`:null}
	</section>`}var da=(e,t={dateStyle:"long"})=>Z(Date.parse(e),{timeZone:"UTC",...t});function Gb({rest:[e]}){let t=e!==void 0&&p$(e)?e:gt();return i`<${Vb} key=${t} day=${t} />`}function Vb({day:e}){let{value:t,wrong:n}=j(async()=>{let[r]=await Promise.all([Vp({day:e}),Oe()]).catch(l=>{throw rn(l)?new ce(o("page.daily.none")):l});return r},e,M.value?.id,Lt.value),s=t?.seal?"own":Lt.value?"out":"open",a=i`<p class="soft">${o("page.daily.proof",{cards:s})}</p>`;return i`<main id="main" tabindex="-1" class="daily">
		<header>
			<h1>${o("page.nav.daily")}</h1>
			<p class="soft">${da(e,{dateStyle:"full"})}</p>
			<p class="lead">${o("page.daily.about")}</p>
			${t&&t.played.length===0?i`<p>${o("page.daily.premium")}</p>`:null}
			${s==="out"?a:null}
		</header>
		${n?i`<p class="trouble" role="status">${n}</p>`:null}
		<div class="daily-deals">
			${t?.deals.map(r=>i`<${Zb} key=${r.variant} day=${e} deal=${r} />`)}
		</div>
		${t?i`<${xl} ...${t} day=${e} days=${t.played.map(r=>r.day)} of="daily" />`:null}
		${t&&s!=="out"?i`<details><summary>${o("page.fair")}</summary>${a}</details>`:null}
	</main>`}function Zb({day:e,deal:t}){let{busy:n,once:s}=C(),a=()=>s(()=>Uu(e,t.variant)),r=we.value.find(c=>c.id===t.variant)?.chairs,l=[r&&o("page.players",{n:r}),t.trump&&(t.trump==="none"?o("trump.none"):K(t.trump)),`${o("page.home.level")} ${o(`page.level.${t.bots}`)}`];return i`<section class="daily-deal">
		<h2>${je(t.variant)}</h2>
		<p class="soft">${l.filter(Boolean).join(" · ")}</p>
		${t.own?i`<${Yb} day=${e} deal=${t} own=${t.own} />`:null}
		${t.lost?i`<p>${o("page.daily.lost")}</p>
				<p><a class="button plain" href=${`/replay/${t.table}/1/0`}>${o("page.daily.replay")}</a></p>`:null}
		${t.own||t.lost?null:i`<p><${w} chief aria-busy=${n} onclick=${a}
				say=${o(t.table?"page.daily.on-with":"page.daily.play")} /></p>
				<p class="soft">${o("page.daily.players",{n:t.players})}</p>`}
	</section>`}var C$=(e,t)=>o("page.daily.own",{you:t,points:O(e.points),n:e.points,made:e.made?"yes":"no"}),Qb=e=>e===we.value[0]?.id?"none":je(e),P$=e=>e.late?o("page.daily.late"):e.players>1?o("page.daily.place",{place:e.place??1,n:e.players}):o("page.daily.alone"),D$=({of:e})=>i`<ol class="daily-best">
	${e.map((t,n)=>i`<li key=${n} class=${t.table?"own":""}>
		<span>${O(t.place??0)}.</span> <span>${t.name}</span>
		<span>${t.made?"✓":"✕"}</span> <span>${O(t.points)}</span>
	</li>`)}
</ol>`;function Yb({day:e,deal:t,own:n}){let{told:s}=En(n.table??"",1,0),a=`/${n.table}/1/0`;return i`<p class="daily-points"><b>${O(n.points)}</b> ${n.made?"✓":"✕"}</p>
		<ul class="daily-done">
			<li>${C$(n,"yes")}</li>
			${t.expert?i`<li>${C$(t.expert,"expert")}</li>`:null}
			<li>${P$(t)}</li>
		</ul>
		<p class="turns">
			<a class="button" href=${`/report${a}?seat=0`}>${o("page.daily.report")}</a>
			<a class="button plain" href=${`/replay${a}`}>${o("page.daily.replay")}</a>
		</p>
		${t.best&&t.best.length>1?i`<h3>${o("page.daily.best")}</h3>
				<${D$} of=${t.best} />
				${t.near?i`<p class="daily-gap" aria-hidden="true">⋯</p><${D$} of=${t.near} />`:null}`:null}
		<${Xb} text=${[o("page.daily.first",{day:da(e,{dateStyle:"medium"}),variant:Qb(t.variant)}),cd(s,0),[o("page.daily.last",{points:O(n.points),n:n.points,made:n.made?"yes":"no"}),...t.players>1&&!t.late?[P$(t)]:[]].join(" · "),ms(location.hostname)?"":`${location.origin}/daily/${e}`].filter(Boolean).join(`
`)} />`}function Xb({text:e}){let[t,n]=Qa(),s=async()=>await on(e)?n():T(o("page.link.by-hand"));return i`<h3>${o("page.daily.share")}</h3>
		<pre class="daily-share" tabindex="0">${e}</pre>
		<p class="small soft">${o("page.daily.squares")}</p>
		<p><${w} onclick=${s} say=${o(t?"page.daily.copied":"page.daily.copy")} /></p>`}function xl({of:e,day:t,first:n,days:s,streak:a}){let[r,l]=y(t.slice(0,7)),c=new Map;for(let b of s)c.set(b,(c.get(b)??0)+1);let p=gt(),u=new Date(`${r}-01T00:00Z`),d=Math.round(u.getTime()/864e5),$=new Date(Date.UTC(u.getUTCFullYear(),u.getUTCMonth()+1,0)).getUTCDate(),m=(u.getUTCDay()+6)%7,f=b=>sa(Date.UTC(u.getUTCFullYear(),u.getUTCMonth()+b)/864e5).slice(0,7),h=4,g=Array.from({length:7},(b,k)=>da(sa(h+k),{weekday:"short"})),v=(b,k,S,A)=>i`<button type="button" class="button plain" aria-label=${o(S)}
		disabled=${A} onclick=${()=>l(f(b))}>${k}</button>`;return i`<section class="daily-calendar">
		<h2>${o(`page.${e}.calendar`)}</h2>
		<p>${o(`page.${e}.run`,{n:a})}</p>
		<div class="daily-month">
			${v(-1,"‹","page.daily.back",r<=n.slice(0,7))}
			<b aria-live="polite">${da(`${r}-01`,{month:"long",year:"numeric"})}</b>
			${v(1,"›","page.daily.on",r>=p.slice(0,7))}
		</div>
		<div class="daily-days" lang=${oe.value}>
			${g.map(b=>i`<span key=${b} class="soft" aria-hidden="true">${b}</span>`)}
			${Array.from({length:$},(b,k)=>{let S=sa(d+k),A=c.get(S)??0,E=k===0?{gridColumnStart:m+1}:{};return!A&&(S<n||S>p)?i`<span key=${S} class="soft" style=${E}>${k+1}</span>`:i`<a key=${S} style=${E} href=${`/${e}/${S}`} data-played=${A}
					aria-current=${S===t?"date":void 0}
					aria-label=${o(`page.${e}.mark`,{day:da(S),n:A})}>${k+1}</a>`})}
		</div>
	</section>`}function ev(){let e=M.value?.sanctions,t=e?.ban??e?.silence,[n,s]=y(!1),[a,r]=y(0),l=j(async()=>t?(await po({})).complaints:[],t,a).value;if(!e||!t||!l)return null;let c=e.ban?e.bannedUntil:e.silencedUntil,p={ends:c?"yes":"no",until:c?Z(c,{dateStyle:"medium",timeStyle:"short"}):"",reason:(e.ban?e.bannedFor:e.silencedFor)??"",answers:"no",contact:""},u=l.find($=>$.appeal===t),d=()=>(s(!1),r(a+1));return i`<div class="unkept row" role="status">
			<p>${e.ban?o("refusal.ban-player",p):o("refusal.silence-player",p)}</p>
			${u?i`<p class="small">${o("page.appeal.state",{answered:u.outcome?"yes":"no"})}</p>`:i`<${w} onclick=${()=>s(!0)} say=${o("page.appeal")} />`}
		</div>
		${n?i`<${tv} onclose=${d} />`:null}`}function tv({onclose:e}){let[t,n]=y(""),{busy:s,once:a}=C(),r=()=>a(async()=>{await vu({text:t.trim()}),T(o("page.complain.sent")),e()});return i`<${R} title=${o("page.appeal")} onclose=${e} actions=${i`<${w} chief aria-busy=${s}
		disabled=${!t.trim()} onclick=${r} say=${o("page.complain.send")} />`}>
		<p>${o("page.appeal.about")}</p>
		<${F} label=${o("page.appeal.text")} maxlength="300" value=${t} oninput=${n} />
	<//>`}var L$,Qo={noise:!0,at:0,hertz:1800,seconds:.06,gain:.12},In={noise:!1,at:0,hertz:392,seconds:.28,gain:.05},nv={card:[Qo],turn:[In],call:[0,.22,.9,1.12].map(e=>({...In,at:e,hertz:523.25,gain:.08})),deal:[0,.07,.14,.21].map(e=>({...Qo,at:e,gain:.07})),trick:[{...Qo,hertz:700,seconds:.16,gain:.09}],made:[In,{...In,at:.16,hertz:523.25,seconds:.45}],best:[392,523.25,659.25,783.99].map((e,t)=>({...In,at:.13*t,hertz:e,seconds:.7})),stamp:[{...Qo,hertz:240,seconds:.11,gain:.3}],lead:[587.33,880].map((e,t)=>({...In,at:.75+.12*t,hertz:e,seconds:.4,gain:.03})),lost:[{...In,hertz:246.94,seconds:.4,gain:.04}]},R$=e=>(e.played??[]).reduce((t,n)=>t+W(n).length,0);function _$(e,t){if(!e||!t)return[];let n=[];return en(e,t)?R$(t)>R$(e)&&n.push("card"):n.push("deal"),t.options&&!e.options&&n.push("turn"),n}function W$(e){let{seat:t,closed:n,points:s=[],made:a=[]}=e;if(t===void 0)return[];let r=s[t]===99||n?.winners.includes(t),l=!r&&mn(e)===t,c=r?["stamp","best"]:a[t]?["stamp","made"]:["lost"];return l?[...c,"lead"]:c}function qn(e,t=!1){if(!(!B.sound.peek()||document.hidden&&!t)){L$??=new AudioContext;for(let n of nv[e])sv(L$,n)}}function sv(e,{noise:t,at:n,hertz:s,seconds:a,gain:r}){let l=e.currentTime+n,c=new GainNode(e,{gain:0});if(c.gain.setValueAtTime(0,l),c.gain.linearRampToValueAtTime(r,l+.008),c.gain.exponentialRampToValueAtTime(1e-4,l+a),c.connect(e.destination),t){let p=new AudioBuffer({length:Math.ceil(a*e.sampleRate),sampleRate:e.sampleRate}),u=p.getChannelData(0);for(let $=0;$<u.length;$++)u[$]=Math.random()*2-1;let d=new AudioBufferSourceNode(e,{buffer:p});d.connect(new BiquadFilterNode(e,{type:"bandpass",frequency:s,Q:.8})).connect(c),d.start(l)}else{let p=new OscillatorNode(e,{type:"sine",frequency:s});p.connect(c),p.start(l),p.stop(l+a)}}var $a=(e,t)=>t===void 0?jt(e):o("page.report.bid",{bid:O(t),cards:jt(e)}),Yo=e=>e.trick?o("page.report.trick",{n:e.trick}):o(`page.report.at.${e.phase}`),ma=(e,t)=>n=>`/replay/${e}/${t}/${n.deal}?step=${n.step}&seat=${n.seat}&hint`;function fa({of:e,names:t,place:n,one:s,named:a=!1}){return i`<ol class="moments">${e.map(r=>{let l=Yo(r),c=s?l:o("page.report.where",{deal:r.deal+1,when:l}),p=o("page.report.instead",{act:$a(r.act,r.bid),better:$a(r.better,r.betterBid)}),u=qt(r.why).join(" "),d=Eo(r);return i`<li key=${`${r.deal} ${r.step}`}><a href=${n(r)}>
			<span class="moment-where">${a?`${t[r.seat]} · `:""}${c}</span>
			<span class="moment-said">${ie(p)}</span>
			<span class="moment-lost score" aria-label=${o("page.report.points",{n:O(r.lost/Fe,1)})}>
				−${O(r.lost/Fe,1)}
			</span>
			${u?i`<span class="moment-why">${ie(u)}</span>`:null}
			${d?i`<span class="moment-why small soft">${d}</span>`:null}
		</a></li>`})}</ol>`}function ha({at:e,names:t,label:n,foot:s,me:a=-1,ends:r=[],from:l=[]}){let[c,p,u]=[470,210,104],d=[...l,...e.flat()],[$,m]=[Math.min(0,...d),Math.max(1,...d)],f=v=>34+v*(c-u-34)/Math.max(1,e.length),h=v=>p-22-(v-$)*(p-34)/(m-$),g=ov((e[e.length-1]??[]).map(h),20);return i`<figure class="course"><svg viewBox=${`0 0 ${c} ${p}`} role="img" aria-label=${n}>
		<${I$} low=${$} high=${m} y=${h} to=${c-u} />
		${r.map(v=>i`<line key=${v} class="end" x1=${f(v)} x2=${f(v)} y1="6" y2=${p-22} />`)}
		${t.slice(0,e[0]?.length??0).map((v,b)=>i`<g key=${b} class=${b===a?"self":""} data-line=${b}>
				<polyline points=${[`${f(0)},${h(l[b]??0)}`,...e.map((k,S)=>`${f(S+1)},${h(k[b]??0)}`)].join(" ")} />
				<text x=${c-u+8} y=${(g[b]??0)+5}>${v.length>11?`${v.slice(0,10)}…`:v}</text>
			</g>`)}
		<text class="axis" x=${f(e.length)} y=${p-4} text-anchor="end">${s}</text>
	</svg></figure>`}function I$({low:e,high:t,y:n,to:s,said:a=O}){let r=av(t-e),l=Math.ceil(e/r);return Array.from({length:Math.floor(t/r)-l+1},(p,u)=>(l+u)*r).map(p=>i`<g key=${p}>
			<line class=${p===0?"base":"grid"} x1="34" x2=${s} y1=${n(p)} y2=${n(p)} />
			<text x="28" y=${n(p)+5} text-anchor="end">${a(p)}</text>
		</g>`)}function q$({of:e,last:t,label:n,foot:s,all:a,most:r,said:l=O,banded:c}){let[p,u,d]=[470,230,34],$=r??Math.max(1,...e.map(k=>k.mean),Math.min(...e.map(k=>k.high)),a*2),m=Math.min(0,...e.map(k=>k.mean)),f=k=>Math.min($,Math.max(m,k)),h=k=>d+k*(p-d-6)/Math.max(1,t),g=k=>u-24-(f(k)-m)*(u-36)/($-m),v=k=>h((k.from-1+k.to)/2),b=k=>e.map(S=>`${v(S)},${g(S[k])}`);return i`<figure class="course band"><svg viewBox=${`0 0 ${p} ${u}`} role="img" aria-label=${n}>
		${c?i`<polygon class="interval" points=${[...b("high"),...b("low").reverse()].join(" ")} />`:null}
		<${I$} low=${m} high=${$} y=${g} to=${p-6} said=${l} />
		<line class="all" x1=${d} x2=${p-6} y1=${g(a)} y2=${g(a)} />
		<g class="self"><polyline points=${e.map(k=>`${v(k)},${g(k.mean)}`).join(" ")} />
			${e.map(k=>i`<circle key=${k.from} cx=${v(k)} cy=${g(k.mean)} r="3.5" />`)}</g>
		<text class="axis" x=${p-6} y=${u-4} text-anchor="end">${s}</text>
	</svg></figure>`}function av(e){let t=e/4,n=10**Math.floor(Math.log10(t));return([1,2,5,10].find(s=>s*n>=t)??10)*n}function ov(e,t){let n=e.map((r,l)=>l).sort((r,l)=>(e[r]??0)-(e[l]??0)),s=[...e];n.forEach((r,l)=>{let c=n[l-1];c!==void 0&&(s[r]=Math.max(s[r]??0,(s[c]??0)+t))});let a=Math.max(0,Math.max(...s)-202);return s.map(r=>r-a)}var Sl=(e,t="")=>j(async()=>(await ne(()=>Zp({table:e})))?.scores??[],e,t).value;function F$({table:e,names:t,about:n="",view:s,me:a}){let r=Sl(e,s?`${s.deal} ${s.phase==="over"}`:"");return r?i`${n?i`<p class="soft">${n}</p>`:null}
		<${Ol} scores=${r} names=${t} me=${a??s?.seat} end=${s?.end} />`:null}function Xo(e,t,n){if(t)return o("page.scores.deals",{n:t});if(!e)return" ";let{game:s,rubber:a}=e,r=s.target?o("page.scores.to",{n:s.target}):o("page.scores.deals",{n:s.deals});return n?n>1?`${r} · ${o("page.scores.rubber.games",{n})}`:r:a.wins?`${r} · ${o("page.scores.rubber.first",{n:a.wins})}`:a.games?`${r} · ${o("page.scores.rubber.games",{n:a.games})}`:r}function er(e){let t=[];for(let n of e)(t[n.game]??=[]).push(n);return t.filter(n=>n)}var rv=4;function Ol({scores:e,names:t,me:n=-1,end:s,onpick:a}){if(e.length===0)return i`<${iv} names=${t} />`;let r=er(e),l=e[0]?.points.length??0,c=t.map((d,$)=>$).slice(0,l),p=e.some(d=>d.made.some(Boolean)),u=["declare","reveal"].filter(d=>e.some($=>$.premium.some(m=>m.startsWith(d))));return i`<div class="score-sheet" data-hands=${l}>
		<${se} label=${o("score.title")}><table class="book running-score">
			<caption class="unseen">${o("score.title")}</caption>
			<thead><tr>
				<th scope="col" rowspan="2"><span class="unseen">${o("page.scores.deal")}</span></th>
				<th scope="col" rowspan="2" class="trump-column"><span>${o("col.trump")}</span></th>
				<th scope="col" rowspan="2" class="dealer-column">${o("page.scores.dealer")}</th>
				${c.map(d=>i`<th key=${d} scope="colgroup" colspan="2" class="hand-column">${t[d]}</th>`)}
			</tr><tr class="kinds">
				${c.map(d=>i`<${ip} key=${d}>
						<th scope="col" class="gained">${o("page.scores.gained")}</th>
						<th scope="col" class="stands">${o("page.scores.stands")}</th>
					<//>`)}
			</tr></thead>
			${r.map((d,$)=>i`<${cv} key=${$} game=${d} alone=${r.length===1} names=${t} seats=${c}
					onpick=${a} />`)}
			${r.length>1||s?.rubber?i`<${uv} games=${r} seats=${c} end=${s} />`:null}
		</table><//>
		${p||u.length?i`<p class="small soft legend">
					${p?i`<span><span class="dot" aria-hidden="true"></span> ${o("page.scores.made")}</span>`:null}
					${u.map(d=>i`<span key=${d} class="of-gained">
							<sup>${o(`offer.letter.${d}`)}</sup> ${cs(d)}
						</span>`)}
				</p>`:null}
		${e.length>=rv?i`<${Ml} games=${r} names=${t} me=${n} />`:null}
	</div>`}function iv({names:e}){return i`<${se}><table class="book running-score unwritten">
			<thead><tr>${e.map((t,n)=>i`<th key=${n} scope="col" class="hand-column">${t}</th>`)}</tr></thead>
			<tbody><tr>${e.map((t,n)=>i`<td key=${n}>${O(0)}</td>`)}</tr></tbody>
		</table><//>
		<p class="soft">${o("page.scores.none")}</p>`}var lv=({n:e})=>i`<button type="button" class="link" aria-label=${o("page.scores.look",{n:e})}>${e}</button>`;function cv({game:e,alone:t,names:n,seats:s,onpick:a}){let r=e[e.length-1],l=r?.closed;return i`<tbody>
		${t?null:i`<${z$} n=${s.length} text=${o("page.scores.game",{n:(r?.game??0)+1})} />`}
		${e.map(c=>i`<tr key=${c.deal} class=${a?"pickable":""} onclick=${a&&(()=>a(c.deal))}>
				<th scope="row">${a?i`<${lv} n=${c.deal+1} />`:c.deal+1}</th>
				<td class="trump-column"><${$e} trump=${c.trump} /><span class="unseen">${K(c.trump)}</span></td>
				<td class="dealer-column">${n[c.dealer]}</td>
				${s.map(p=>i`<${pv} key=${p} score=${c} seat=${p} />`)}
			</tr>`)}
		${l&&l.bonus.some(c=>c)?i`<${ga} class="bonus" text=${i`<${Re} of="bonus">${o("page.scores.bonus")}<//>`} seats=${s}
						of=${c=>l.bonus[c]?O(l.bonus[c]):"–"} />
					<${ga} class="sum" text=${o("page.scores.with")} seats=${s} winners=${l.winners}
						of=${c=>O((r.totals[c]??0)+(l.bonus[c]??0))} />`:null}
	</tbody>`}var z$=({n:e,text:t})=>i`<tr class="game-head">
	<th scope="rowgroup" colspan=${2+2*e}>${t}</th><td class="dealer-column"></td>
</tr>`;function ga({text:e,seats:t,of:n,winners:s,class:a}){let r=l=>s?i`<span class=${s.includes(l)?"won-it":""}>${n(l)}</span>`:n(l);return i`<tr class=${a}>
		<th scope="row" colspan="2">${e}</th><td class="dealer-column"></td>
		${t.map(l=>i`<td key=${l} colspan="2">${r(l)}</td>`)}
	</tr>`}function pv({score:e,seat:t}){let n=e.made[t]??!1,s=e.premium[t]??"",a=s.startsWith("reveal")?"reveal":"declare",r=i`<span class="dot" aria-hidden="true"></span><span class="unseen"> ${o("made.short")}</span>`;return i`<td class="gained">
			${O(e.points[t]??0)}
			${s?i`<sup title=${cs(s)}>${o(`offer.letter.${a}`)}</sup>`:null}
		</td>
		<td class="stands">${O(e.totals[t]??0)}<span class="tick">${n?r:null}</span></td>`}function uv({games:e,seats:t,end:n}){let s=e.map(p=>p[p.length-1]).filter(p=>p!==void 0),a=p=>s.reduce((u,d)=>u+(d.totals[p]??0)+(d.closed?.bonus[p]??0),0),r=p=>s.filter(u=>u.closed?.winners.includes(p)).length,l=p=>n?.rubber?.[p]||"–",c=p=>O(n&&!n.cut?n.totals[p]??0:a(p));return i`<tfoot>
		<${z$} n=${t.length} text=${o("page.scores.together")} />
		<${ga} text=${o("page.scores.wins")} seats=${t} of=${p=>r(p)||"–"} />
		${n?.rubber?i`<${ga} text=${i`<${Re} of="rubber">${o("page.scores.rubber")}<//>`} seats=${t} of=${l} />`:null}
		<${ga} class="sum" text=${o("page.scores.all")} seats=${t} of=${c} winners=${n?.winners??[]} />
	</tfoot>`}function Al(e){let t=[],n=[],s=[];for(let a of e){for(let r of a)t.push(r.totals.map((l,c)=>l+(s[c]??0)+(r.closed?.bonus[c]??0))),r.closed&&n.push(t.length);s=t[t.length-1]??s}return{at:t,ends:n}}function Ml({games:e,names:t,me:n}){let{at:s,ends:a}=Al(e);return i`<${ha} at=${s} names=${t} me=${n} ends=${a.slice(0,-1)} label=${o("page.scores.course")}
		foot=${o("page.scores.deals",{n:s.length})} />`}var[bt,tr]=[1080,1350],[Tl,nr,sr,vt]=[350,1266,48,96],Ne={leaf:"#fbf6ea",ink:"#24201a",rule:"#cdbf9f",accent:"#b8371a",felt:"#f1e9d6",soft:"#b9c8bd",card:"#fffaee",cardEdge:"#cfc3a8",red:"#b8261b",black:"#221e1a",shade:"rgb(0 0 0 / 0.35)"},dv=[[],[16,9],[5,8],[26,9,5,9],[30,14]],Jt=(e,t,n)=>`${e} ${t}px ${n==="title"?'"Alegreya", Palatino, serif':'"Alegreya Sans", sans-serif'}`;function ar(e,t,n){let s=[];for(let a of t.split(" ")){let r=s.at(-1),l=`${r} ${a}`;r!==void 0&&e.measureText(l).width<=n?s[s.length-1]=l:s.push(a)}return s}function jl(e,t,n){if(e.measureText(t).width<=n)return t;let s=Array.from(new Intl.Segmenter().segment(t),a=>a.segment);do s.pop();while(s.length>1&&e.measureText(`${s.join("")}…`).width>n);return`${s.join("")}…`}function H$(e){let t=document.body.appendChild(document.createElement("i"));t.style.color=`var(${e})`;let{color:n}=getComputedStyle(t);return t.remove(),n}function or(e,t,n,s=Ne.ink){e.fillStyle=s,e.fillRect(vt,t,bt-2*vt,n)}function J$(e,t){e.save(),e.shadowColor=Ne.shade,e.shadowBlur=26,e.shadowOffsetY=9,t(),e.restore()}function K$(e,t,{x:n,y:s,turn:a}){let r=new Path2D(document.querySelector(`#pip-${t} path`)?.getAttribute("d")??"");e.save(),e.translate(n,s),e.rotate(a),e.scale(1.85,1.85),e.beginPath(),e.roundRect(-50,-70,100,140,4.5),e.fillStyle=Ne.card,J$(e,()=>e.fill()),e.lineWidth=.6,e.strokeStyle=Ne.cardEdge,e.stroke(),e.fillStyle=t==="H"?Ne.red:Ne.black;let l=(c,p,u,d=!1)=>{e.save(),e.translate(c-50,p-70),e.scale(u/100,(d?-u:u)/100),e.translate(-50,-50),e.fill(r),e.restore()};for(let[c,p]of fp[9]??[])l(c,p,20,p>70);e.textAlign="center",e.font=Jt("700",31,"text");for(let c=0;c<2;c++)e.fillText("9",-38.25,-43.5),l(11.75,40.5,16),e.rotate(Math.PI);e.restore()}function $v(e,{title:t,winner:n}){e.fillStyle=H$("--felt"),e.fillRect(0,0,bt,tr),e.fillStyle=H$("--felt-deep"),e.fillRect(0,nr,bt,tr-nr),e.fillStyle=Ne.leaf,J$(e,()=>e.fillRect(sr,Tl,bt-2*sr,nr-Tl+24)),K$(e,"S",{x:812,y:206,turn:-.14}),K$(e,"H",{x:930,y:214,turn:.1}),e.fillStyle=Ne.soft,e.font=Jt("400",32,"text"),e.fillText(jl(e,t,600),sr,92),e.fillStyle=Ne.felt,mv(e,n,640),e.fillStyle=Ne.soft,e.font=Jt("400",28,"text"),e.textAlign="center",e.fillText(`Ninety-Nine · ${o("page.picture.by")}`,bt/2,tr-24),e.textAlign="left"}function mv(e,t,n){let s=$=>(e.font=Jt("500",$,"title"),ar(e,t,n)),a=$=>{let m=s($);return m.length*$<=186&&m.every(f=>e.measureText(f).width<=n)},r=[88,62].find(a)??46,l=s(r).length,c=n;for(;c>0&&ar(e,t,c-8).length===l;)c-=8;let p=ar(e,t,c).slice(0,4),u=r*1.06,d=218+r*.3-(p.length-1)*u/2;p.forEach(($,m)=>e.fillText(jl(e,$,n),sr,d+u*m))}function U$(e,t){e.strokeStyle=t===0?Ne.accent:Ne.ink,e.lineWidth=t===0?7:4,e.lineJoin="round",e.setLineDash(dv[t]??[]),e.stroke(),e.setLineDash([])}function fv(e,{places:t},n){or(e,n,6,Ne.accent),or(e,n+11,2,Ne.accent);let s=58;return t.forEach(({name:a,total:r},l)=>{let c=n+70+s*l;e.fillStyle=Ne.ink,e.font=Jt(l===0?"700":"400",42,"text"),e.fillText(jl(e,a,600),vt,c),e.textAlign="right",e.fillText(O(r),bt-vt,c),e.textAlign="left",e.beginPath(),e.moveTo(bt-vt-330,c-13),e.lineTo(bt-vt-170,c-13),U$(e,l),or(e,c+15,1.5,Ne.rule)}),n+70+s*t.length}function hv(e,{course:{at:t},places:n},s,a){let r=t.flat(),[l,c]=[Math.min(0,...r),Math.max(1,...r)],p=d=>vt+d*(bt-2*vt)/Math.max(1,t.length),u=d=>a-(d-l)*(a-s)/(c-l);or(e,u(0),2,Ne.rule),n.forEach(({seat:d},$)=>{e.beginPath(),e.moveTo(p(0),u(0)),t.forEach((m,f)=>e.lineTo(p(f+1),u(m[d]??0))),U$(e,$)})}function gv(e,{facts:t}){e.font=Jt("400",34,"text");let n=t.slice(0,4).flatMap(a=>ar(e,a,bt-2*vt-34).map((r,l)=>({line:r,i:l}))),s=nr-28-46*(n.length-1);return n.forEach(({line:a,i:r},l)=>{let c=s+46*l;e.fillStyle=Ne.accent,r===0&&e.fill(yv(vt+9,c-11,10)),e.fillStyle=Ne.ink,e.fillText(a,vt+34,c)}),s-60}var yv=(e,t,n)=>new Path2D(`M${e-n} ${t}L${e} ${t-n}L${e+n} ${t}L${e} ${t+n}Z`);async function G$(e){let t=[Jt("500",88,"title"),Jt("400",34,"text"),Jt("700",42,"text")];await Promise.all(t.map(l=>document.fonts.load(l)));let n=document.createElement("canvas");[n.width,n.height]=[bt,tr];let s=n.getContext("2d");$v(s,e);let a=fv(s,e,Tl+44),r=gv(s,e);return r-a>120&&hv(s,e,a+40,r-6),new Promise((l,c)=>n.toBlob(p=>p?l(p):c(new Error("no picture"))))}function bv(e,t){let n=Math.max(...e);return n>=t?{seat:e.indexOf(n),n}:void 0}function vv(e,t){let[n,s]=[0,0];for(let a of e)s=Math.max(s,n=a.made[t]?n+1:0);return s}function wv(e,t,n){let s=n.map(h=>h.seat).sort((h,g)=>h-g),a=(h,g)=>bv(s.map(h),g),r=h=>t[s[h]??-1]??"",l=[],c=a(h=>Math.max(...e.map(g=>g.points[h]??0)),1);if(c){let h=e.findIndex(g=>g.points[s[c.seat]??-1]===c.n)+1;l.push(o("page.best.deal",{name:r(c.seat),n:c.n,deal:h}))}let p=a(h=>vv(e,h),2);p&&l.push(o("page.best.run",{name:r(p.seat),n:p.n}));let u=a(h=>e.filter(g=>g.premium[h]&&g.made[h]).length,1);u&&l.push(o("page.best.premiums",{name:r(u.seat),n:u.n}));let d=e.filter(h=>s.every(g=>h.made[g])).length;d&&l.push(o("page.best.all",{n:d}));let[$,m]=n,f=$&&m?$.total-m.total:0;return f>0&&l.push(o("page.best.ahead",{name:$?.name??"",n:f})),l}function Nl({scores:e,end:t,names:n,title:s,winner:a}){let r=er(e),l=t.totals.map((c,p)=>{let u=r.reduce((d,$)=>d+($.at(-1)?.closed?.bonus[p]??0),t.rubber?.[p]??0);return{seat:p,total:c,bonus:u,name:n[p]??""}});return l.sort((c,p)=>p.total-c.total),{title:s,winner:a,places:l,facts:wv(e,n,l),course:Al(r)}}var kv=({title:e,winner:t,places:n,facts:s})=>[e,t,L(n.map(a=>`${a.name} ${O(a.total)}`)),...s].join(`
`);async function Bl(e){let t=new File([await G$(e)],"ninety-nine.png",{type:"image/png"});if(navigator.canShare?.({files:[t]}))return navigator.share({files:[t],title:e.title}).catch(n=>{if(n.name!=="AbortError")throw n});Ot(t,t.name)}var xv=3;function Sv({table:e,match:t,names:n,seat:s}){let{told:a,wrong:r}=En(e,t,void 0);if(r)return null;let{judged:l=0,of:c=0,rough:p=0}=a??{},u=(a?.deals??[]).flatMap(d=>d.mistakes).sort((d,$)=>$.lost-d.lost).slice(0,xv);return i`<section class="decided">
		<h3>${o("page.last.decided")}</h3>
		${!a||ct(a)?i`<p class="soft judging" style=${{"--far":c?(l-p)/c:0}}>
				${a?.of?jo(a):""}
			</p>`:u.length?i`<${fa} of=${u} names=${n} place=${ma(e,t)} one=${!1} named=${!0} />`:i`<p class="soft">${o("page.last.clean")}</p>`}
		<p><a href=${`/report/${e}/${t}${s===void 0?"":`?seat=${s}`}`}>${o("page.last.report")}</a></p>
	</section>`}function V$({table:e,match:t,at:n,view:s,names:a,players:r,variant:l,winner:c,onclose:p}){let u=Sl(e),[d,$]=y(""),{end:m,seat:f}=s,h=`${l} · ${Z(n,{dateStyle:"long"})}`,g=u&&m&&Nl({scores:u,end:m,names:a,title:h,winner:c}),v=async S=>$(o(await on(kv(S))?"page.link.copied":"page.copy.not")),b=S=>Bl(S).catch(A=>$(D(A))),k=g&&i`<p class="soft" role="status">${d}</p>
		<${w} onclick=${()=>v(g)} say=${o("page.copy")} />
		<${w} chief onclick=${()=>b(g)} say=${o("page.share")} />`;return i`<${R} title=${o("page.last")} broad onclose=${p} actions=${k}>
		${g?i`<div class="last-page">
				<p class="small soft">${h}</p>
				<p class="winner">${c}</p>
				<div class="brought">
					<table class="book final"><tbody>
						${g.places.map(S=>i`<tr key=${S.seat} class=${S.seat===f?"self":""}>
							<th scope="row"><${yt} player=${r[S.seat]} name=${S.name} /></th><td>
								<${No} total=${S.total} bonus=${S.bonus} /> ${O(S.total)}</td>
						</tr>`)}
					</tbody></table>
					${u.length>1?i`<${Ml} games=${er(u)} names=${a} me=${f??-1} />`:null}
				</div>
				<div class="remembered">
					<ul class="bests">${g.facts.map(S=>i`<li key=${S}>${S}</li>`)}</ul>
					<${Sv} table=${e} match=${t} names=${a} seat=${f} />
				</div>
			</div>`:i`<p class="soft" role="status">${o("page.opening")}</p>`}
	<//>`}function Z$(e,t,n){let s=be(e.bid??0,n);return o("outcome.own",{bid:s,won:e.won?.[t]??0,points:e.points?.[t]??0})}function Q$(e,t){let n=(e.won?.[t]??0)-(e.bid??0);return e.made?.[t]||!n?"":o("outcome.off",{n:Math.abs(n),over:n>0?"yes":"no"})}function Ov(e,{bid:t,won:n,worth:s}){let a=ft(s),r=e.map(u=>a[he(u)]??0),l=r.length&&r.reduce((u,d)=>u+d,0)===t,c=0,p=(l?r:[t]).map(u=>Array.from({length:u},()=>c++<n?"won":"open"));return n>t&&p.at(-1)?.push(...new Array(n-t).fill("extra")),p}function Av({view:e,seat:t,variant:n}){let s=Ke(W(e.aside),me),a=e.won?.[t]??0,l=e.bid===0&&a>0&&e.made?.[t]&&n?.score.zeroOrAll?Cn(n):e.bid??0,c=Ov(s,{bid:l,won:a,worth:n?.worth??""}),p=0,u=d=>i`<span class="bid-marks">
		${d.map($=>i`<i key=${p} class=${$} style=${{"--fall":p++}}></i>`)}
	</span>`;return i`<div class="met" aria-hidden="true" style=${{"--falls":Math.max(l,a,1)}}>
		${s.map((d,$)=>i`<div key=${d} class="turning" style=${{"--turn":$}}>
			<span class="face"><${de} card=${d} /></span><span class="back"><${de} face="down" /></span>
			${c.length===s.length?u(c[$]??[]):null}
		</div>`)}
		${c.length===s.length?null:c.map(u)}
	</div>`}function Mv({view:e,names:t,variant:n}){let{seat:s}=e;if(s===void 0||e.bid===void 0)return i`<p class="outcome">${Y$(e,t)}</p>`;let a=e.made?.[s]??!1,r=Q$(e,s),l=Z$(e,s,n).replace(/ (?=\S+$)/u," ");return i`<p class=${`outcome own-${a?"made":"failed"}`}>
		<b aria-hidden="true">${a?"✓":"✕"}</b> ${l}
		${r?i` <span class="off">${r}</span>`:null}
	</p>`}function Y$(e,t){let n=t.filter((s,a)=>e.made?.[a]);return o("page.over.makers",{names:L(n),n:n.length})}var rr=({view:e,names:t,won:n})=>e.end?.rubber?Ii(e,t):n||Wi(e,t);function Tv(e){let{view:t,names:n,variant:s}=e,{seat:a}=t,l=a!==void 0&&t.bid!==void 0?[Z$(t,a,s),Q$(t,a)]:[Y$(t,n)],c=rr(e),p=X$(t,n),u=ps(p.map(([f])=>f)),d=L(p.map(([,f],h)=>`${u[h]} ${O(f)}`)),$=L(ps(n).map((f,h)=>`${f} ${O(t.points?.[h]??0)}`)),m=c?[c,`${d}.`]:[o("outcome.scores",{points:$,totals:d}),qi(t,n,mn(t)),_i(t)];return[...l,...m].filter(Boolean).join(" ")}var jv=({end:e,closed:t,totals:n})=>e?.totals??n.map((s,a)=>t?(t.totals[a]??s)+(t.bonus[a]??0):s);function X$(e,t){let n=(s,a)=>{let{totals:r=[],bonus:l=[]}=e.closed??{};return s===(r[a]??0)+(l[a]??0)?l[a]??0:0};return jv(e).map((s,a)=>[t[a]??"",s,n(s,a)]).sort((s,a)=>a[1]-s[1])}function Nv({title:e,view:t,names:n}){return i`<div class="printed">
		<${fd} />
		<p class="outcome winner">${e}</p>
		<p class="standing">
			${X$(t,n).map(([s,a,r])=>i`<span key=${s}>${s} <b>${O(a)}</b>${" "}
				<${No} total=${a} bonus=${r} /></span>`)}
		</p>
	</div>`}function ir(e){let{view:t,names:n,variant:s,won:a,day:r=!1,hands:l}=e,{seat:c,bid:p,aside:u}=t,d=$d(t,l,a!==""&&!r),$=rr(e),m=c!==void 0&&p!==void 0&&u!==void 0;return i`<header class="moment" data-what=${d}>
		${$&&!r?i`<${Nv} title=${$} view=${t} names=${n} />`:null}
		${m&&(!$||r)?i`<${Av} view=${t} seat=${c} variant=${s} />`:null}
		<div class="outcomes">
			${$&&r?i`<p class="outcome winner">${$}</p>`:null}
			<${Mv} ...${e} />
		</div>
		${$&&!r?null:i`<${md} what=${d} />`}
	</header>`}var Bv=600;function em(e,t,n){let[s,a]=y(e&&!Kn()&&!document.hidden);return x(()=>{if(!e)return;B.spoken.peek()||T(Tv(t),!0);let r=new AbortController,l=u=>{let d=u instanceof KeyboardEvent?u.key:"",$=u?.target;(d===" "||d==="Enter")&&!$?.closest("button, a, input, dialog")&&u?.preventDefault(),r.abort(),a(!1)},c=setTimeout(()=>W$(t.view).forEach(u=>qn(u)),s?n-100:0),p=setTimeout(l,n+Bv+Di);for(let u of s?["pointerdown","keydown","visibilitychange"]:[])document.addEventListener(u,l,{capture:!0,signal:r.signal});return()=>(clearTimeout(p),clearTimeout(c),r.abort())},[]),s}var El=(e,{table:t="mine",match:n,deal:s,step:a})=>`/whatif/${e}?of=${t}&match=${n}&deal=${s}&step=${a}`;function ya(e,{day:t,from:n,event:s,boards:a},r=0){if(s&&r>=(a?.length??1)){let c={href:`/event/${s}`,text:o("page.event.to")};return{title:c.text,lost:"",played:c,givenUp:c}}if(n){let{table:c="mine",match:p,deal:u,step:d}=n;return{title:o("page.whatif"),lost:o("page.whatif.given.up"),played:{href:El(e,n),text:o("page.whatif.compare")},givenUp:{href:`/replay/${c}/${p}/${u}?step=${d}`,text:o("page.replay")}}}if(!t)return;let l={href:`/daily/${t}`,text:o("page.daily.others")};return{title:o("page.nav.daily"),lost:o("page.daily.lost"),played:l,givenUp:l}}function Cl({table:e,message:t,names:n}){let s=t.table.ask,{seat:a}=t;if(t.table.paused&&a!==void 0&&!t.table.chairs[a]?.ready)return i`<p class="proposal">
			<${w} chief onclick=${()=>e.act({do:"resume"})} say=${o("page.resume")} />
		</p>`;if(a!==void 0&&t.table.chairs[a]?.away)return i`<p class="proposal">${o("page.standin")}${" "}
			<${w} chief onclick=${()=>e.act({do:"back"})} say=${o("page.back")} />
		</p>`;if(!s)return null;let l=a!==void 0&&!s.yes.includes(a),c=p=>e.act({do:"answer",on:p,seen:t.seq});return i`<div class="proposal" role=${B.spoken.value?void 0:"alert"}>
		<p>${o(`page.proposes.${s.what}`,{name:n[s.by]??"",you:s.by===a?"yes":"no"})}</p>
		${l?i`<div class="answers">
					<${w} chief onclick=${()=>c(!0)} say=${o("page.agree")} />
				<${w} onclick=${()=>c(!1)} say=${o("page.disagree")} /></div>`:null}
		${s.by===a?i`<div class="answers">
					<${w} onclick=${()=>c(!1)} say=${o("page.withdraw")} />
				</div>`:null}
	</div>`}function Ev({table:e,message:t,names:n}){let[s,a]=y(!1),r=e.settled.value.settings,{variant:l="standard",rules:c}=r,p=n.map((u,d)=>d===t.seat?t.table.chairs[d]?.name??u:u);return i`<${w} aria-haspopup="dialog" onclick=${()=>a(!0)} say=${o("page.last")} />
		${s?i`<${V$} table=${e.id} match=${t.table.match} at=${t.at} view=${t.view}
					names=${p} players=${t.table.chairs.map(u=>u.player)}
					variant=${c?.name??o(`variant.${l}`)}
					winner=${Fi(t.table.winners,p,-1,r)} onclose=${()=>a(!1)} />`:null}`}var tm={made:1500,failed:950,printed:1250};function nm({table:e,message:t,names:n,variant:s,fresh:a}){let{seat:r}=t,l=r!==void 0&&t.table.chairs[r]?.ready,{view:c}=t,p=t.table.stage==="waiting",u=e.settled.value.settings,{day:d}=u,$=ya(e.id,u,p?t.table.match:0),m=p?Fi(t.table.winners,n,r??-1,u):"",f={view:c,names:n,variant:s,won:m,day:d!==void 0},h=rr(f),g=h?"printed":c?.made?.[r??-1]?"made":"failed",v=em(a,f,tm[g]),b=v?tm[g]:0,k=Wt("report",e.id),S=Wt("match",e.id),A=e.current.value,E={"--written":`${b}ms`};return i`<div class="over leaf sheeted" data-moves=${v?g:void 0} style=${E}
		onclick=${_=>_.stopPropagation()}>
		<${Cl} table=${e} message=${t} names=${n} />
		<${ir} ...${f} hands=${t.table.chairs.length} />
		<${Mt} view=${c} names=${n} variant=${s} written=${b} crowned=${h!==""} />
		${r!==void 0&&!S&&pd(t)?i`<${ud} table=${e.id} match=${t.table.match} deal=${c?.deal??0} seat=${r}
					failed=${c?.made?.[r]===!1} />`:null}
		<div class="row">
			${k?i`<a class="button chief" href=${`/report/${e.id}/${t.table.match}?seat=${r}`}>
						${o("way.go.report")}
					</a>`:null}
			${$?i`<a class="button chief" href=${$.played.href}>${$.played.text}</a>`:r===void 0||l?i`<p class="soft">${r===void 0?"":o("page.waiting.others")}</p>`:i`<button type="button" class=${`button ${k?"":"chief"}`}
						disabled=${e.waits.value>0||!A||t.table.paused} onclick=${()=>e.ready()}>
						${o(p?"page.again":"page.next")}
					</button>`}
			${m&&c?.end&&!d&&!k?i`<${Ev} table=${e} message=${t} names=${n} />`:null}
			${!k&&(p||t.table.open)?i`<a class="button plain" href=${`/replay/${e.id}/${t.table.match}/${c?.deal??0}`}>
						${o("page.replay")}
					</a>`:null}
		</div>
	</div>`}var lr={luck:"M12 12C7 12 3.5 9.5 5 7s3.8-.5 3.8-.5S8 3.5 10.5 3.5 12 8 12 12C12 7 14.5 3.5 17 5s.5 3.8.5 3.8S20.5 8 20.5 10.5 16 12 12 12C17 12 20.5 14.5 19 17s-3.8.5-3.8.5S16 20.5 13.5 20.5 12 16 12 12C12 17 9.5 20.5 7 19s-.5-3.8-.5-3.8S3.5 16 3.5 13.5 8 12 12 12Z",played:"M4.5 19h15M4.5 16 3.5 7.5l4.7 3.6L12 5l3.8 6.1 4.7-3.6-1 8.5Z",thankyou:"M12 20.5S3.8 15 3.8 9.2a4.1 4.1 0 0 1 8.2-.7 4.1 4.1 0 0 1 8.2.7c0 5.8-8.2 11.3-8.2 11.3Z",ohno:"M11.3 3H4.5v18h6.2l2-4.5-3-4 3-4.5ZM15.5 3h4v18h-5l2-4.5-3-4 3-4.5Z",sorry:"M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17ZM9 9.5v.6M15 9.5v.6M8.3 16c1.9-2.5 5.5-2.5 7.4 0"},am=[...Object.keys(lr),"deal","unlucky","moment","thanks"],sm=2500,om=({of:e})=>lr[e]?i`<svg class="mark" viewBox="0 0 24 24" aria-hidden="true" focusable="false"><path d=${lr[e]} /></svg>`:null;function rm({onsay:e}){let[t,n]=y(""),s=N(-1/0);x(()=>{let r=setTimeout(()=>n(""),sm);return()=>clearTimeout(r)},[t]);let a=(r,l)=>{performance.now()-s.current<sm||(s.current=performance.now(),n(r),T(l,!0),e(l))};return i`<p class="reactions" role="group" aria-label=${o("page.reactions")}>
		${Object.keys(lr).map(r=>{let l=o(`page.quick.${r}`);return i`<button type="button" key=${r} class=${`button plain ${t===r?"sent":""}`}
				onclick=${()=>a(r,l)} aria-disabled=${t!==""}><${om} of=${r} /><span>${l}</span></button>`})}
	</p>`}var As=({remark:e,phrase:t,text:n})=>e?o(`page.remark.${e}`):t&&am.includes(t)?o(`page.quick.${t}`):n,Cv=e=>Math.min(12e3,4e3+70*e.length);function im({said:e}){let[t,n]=y(-1),[s,a]=y(!1),r=As(e);return x(()=>{if(s)return;let l=setTimeout(()=>n(e.seq),Cv(r));return()=>clearTimeout(l)},[e.seq,s]),t===e.seq?null:i`<p class="bubble" aria-hidden="true" onpointerenter=${()=>a(!0)}
		onpointerleave=${()=>a(!1)}><${om} of=${e.phrase??""} />${r}</p>`}function lm(e,{me:t,since:n}){let s=e.filter(a=>a.at>=n&&a.seat>=0&&(a.by===""||a.by!==t));return new Map(s.map(a=>[a.seat,a]))}function cm({talk:e,muted:t,onsay:n,onhear:s}){let[a,r]=y(""),l=za(),c=e.at(-1)?.seq??0,p=N(c),u=N(null);x(()=>u.current?.scrollTo(0,u.current.scrollHeight),[c]);let d=async $=>{$.preventDefault();let m=a.trim();m&&(r(""),await n(m)===void 0&&r(m))};return i`<section class="talk" aria-label=${o("page.talk")}>
		${e.length===0?i`<p class="soft">${o("page.talk.none")}</p>`:null}
		<ol aria-live="polite" tabindex="0" ref=${u} aria-label=${o("page.talk")}>
			${e.map($=>i`<li key=${$.seq} class=${$.seq>p.current?"fresh":""}>
					<time class="soft small">${Z($.at,{timeStyle:"short"})}</time>${" "}
					<b><${yt} player=${$.by} name=${$.name} /></b>
					${$.seat<0?i` <span class="soft small">${o("page.watching")}</span>`:null} ${As($)}
				</li>`)}
			${t.map($=>i`<li key=${$.id}>
				<${yt} player=${$.id} name=${$.name} />${" "}
				<button type="button" class="button plain small" onclick=${()=>s($.id,$.blocked?"block":"mute")}>
					${o(`page.tie.undo.${$.blocked?"block":"mute"}`)}</button>
			</li>`)}
		</ol>
		<p class="quick" role="group" aria-label=${o("page.quick")}>
			${am.map($=>i`<button type="button" key=${$} class="button plain"
				onclick=${()=>n(o(`page.quick.${$}`))}>${o(`page.quick.${$}`)}</button>`)}
		</p>
		<form class="row" onsubmit=${d}>
			<label class="unseen" for=${l}>${o("page.talk.say")}</label>
			<input id=${l} type="text" maxlength="300" autocomplete="off" placeholder=${o("page.talk.say")} value=${a}
				oninput=${$=>r($.target.value)} />
			<button class="button">${o("page.talk.send")}</button>
		</form>
	</section>`}var pm="ninetynine.complaint",Pl=()=>[Ce(pm)??[]].flat(),um=e=>te(pm,e.length>0?JSON.stringify(e):null),Pv=10;function cr({table:e,whom:t,talk:n,onclose:s}){let a=n.filter(h=>h.by===t.id).slice(-Pv),[r,l]=y([]),[c,p]=y(""),{busy:u,once:d}=C(),$=()=>d(async()=>{let{complaints:h}=await bu({table:e,whom:t.id,lines:r,text:c.trim()});um([...Pl(),...h.map(g=>g.id)]),T(o("page.complain.sent")),s()}),m=(h,g)=>l(g?[...r,h]:r.filter(v=>v!==h)),f=r.length===0&&!c.trim();return i`<${R} title=${o("page.complain.title",{name:t.name})} onclose=${s}
		actions=${i`<${w} chief aria-busy=${u} disabled=${f} onclick=${$}
			say=${o("page.complain.send")} />`}>
		<p>${o("page.complain.about")}</p>
		<div class="stack">${a.map(h=>i`<${ve} key=${h.seq} label=${As(h)} checked=${r.includes(h.seq)}
			onchange=${g=>m(h.seq,g)} />`)}
		<${F} label=${o("page.complain.text")} maxlength="300" value=${c} oninput=${p} /></div>
	<//>`}async function dm(){if(Pl().length===0)return;let{complaints:e}=await po({}),t=e.filter(a=>Pl().includes(a.id));um(t.filter(a=>!a.outcome).map(a=>a.id));let n=t.flatMap(a=>a.outcome??[]);if(n.length===0)return;let s=n.some(a=>a!=="dismiss");T(o("page.complain.outcome",{outcome:s?"act":"none"}))}var ba=e=>Xe(()=>Dp(e));function Dv({name:e,friend:t,follow:n,follower:s,mute:a,block:r}){return r?o("page.player.blocks",{name:e}):`${o("page.player.between",{how:t?"friend":n?"follow":s?"follower":"none",name:e})} ${a?o("page.player.mutes",{name:e}):""}`}var Dl=(e,t)=>e[t]?`undo.${t}`:t==="follow"&&e.follower?"back":`do.${t}`,pr=({met:e=0,last:t=0})=>e?o("page.people.times",{n:e,when:Z(t,{dateStyle:"medium"})}):"",$m=e=>[e.block?o("page.people.blocked"):e.mute?o("page.people.muted"):"",pr(e)].filter(Boolean).join(" · ");function Lv(){let e=ca.value;return x(()=>()=>{ca.value=null},[Rt.value.join("/"),M.value?.id]),e?i`<${Rv} key=${e.id} of=${e} />`:null}function Rv({of:{id:e,name:t}}){let{turn:n,again:s}=Je(15e3),{value:a,wrong:r}=j(async()=>(await rt()).players.find($=>$.id===e)??{},n),[l,c=""]=Rt.value,p={tag:"",table:"",...a,id:e,name:t},u=()=>ca.value=null,d=pr(p);return i`<${R} title=${t} onclose=${u}>
		${r?i`<p class="trouble" role="status">${r}</p>`:null}
		${a?i`<div class="stack player-card">
				<p class="soft">${d}${d?" · ":""}
					<a href=${`/people/${e}`} onclick=${u}>${o("page.player.page")}</a></p>
				<${Ll} of=${p} table=${l==="t"?c:p.table} seated=${l==="t"}
					onchange=${s} /></div>`:null}
	<//>`}function Ll({of:e,table:t,seated:n=!1,onchange:s}){let[a,r]=y(null),{busy:l,once:c}=C(),{id:p,name:u}=e,d=()=>c(async()=>{if(!t)throw new ce(o("page.complain.met"));let{talk:h=[]}=await Tn({table:t}).catch(g=>{if(g instanceof I)return{talk:[]};throw g});r(h)}),$=h=>i`<${w} chief=${h==="follow"&&!e.follow}
		plain=${h!=="follow"||e.friend} aria-busy=${l} say=${o(`page.tie.${Dl(e,h)}`)}
		onclick=${()=>c(async()=>(await ba({player:p,tie:h,on:!e[h]}),s()))} />`,m=h=>i`<${w} chief=${e.friend} plain=${!e.friend} aria-busy=${l} say=${o(h)}
		onclick=${()=>c(()=>os(t,[p]))} />`,f=n||e.block?null:e.met||e.friend?m(e.met?"page.people.again":"page.people.play"):i`<a class="button plain" href="/">${o("page.records.play")}</a>`;return i`<p role="status">${Dv(e)}</p>
		<p class="row">${e.friend?f:null}${e.block?null:$("follow")}${e.friend?null:f}</p>
		<p class="row">${e.block?null:$("mute")}${$("block")}</p>
		<p class="soft small">${o("page.people.private",{name:u})}</p>
		<p class="row apart"><${w} plain aria-busy=${l} onclick=${d} say=${o("page.complain")} /></p>
		${a?i`<${cr} table=${t} whom=${{id:p,name:u}} talk=${a} onclose=${()=>r(null)} />`:null}`}function mm(e){let{message:t,settings:n}=e,s=t.table.match>0?ya(e.id,n):void 0;return s?i`<div class="waiting leaf">
		<h2>${s.title}</h2>
		<p>${s.lost}</p>
		<p><a class="button chief" href=${s.givenUp.href}>${s.givenUp.text}</a></p>
	</div>`:i`<${Iv} ...${e} />`}var fm=15e3;function _v(e,{eager:t}){let{turn:n}=Je(fm),s=t&&!ye(e),{value:a,wrong:r}=j(async()=>{if(!s)return;let l=await ts({table:e},{where:"there"});return sn(l.at),l.evenings},e,s,n);return s&&!a&&!r?void 0:a?.[0]??null}var Rl=({groupName:e})=>e?o("page.evenings.of",{group:e}):o("page.evenings.open"),Ms=e=>Z(e,{hour:"numeric",minute:"2-digit"}),_l=(e,t)=>L(t>e.length?[...e,o("page.evenings.more",{n:t-e.length})]:e);function Wv({of:e}){let{begins:t,late:n,names:s,coming:a}=e,r=ht("there"),l=r<t?t:n,c=Math.max(1,Math.ceil((l-r)/6e4));return i`<h2>${Rl(e)}</h2>
		<p>${o("page.evenings.starts",{time:Ms(l),in:Ao(c,"minute")})}</p>
		${a?i`<p>${o("page.evenings.expected",{names:_l(s,a)})}</p>`:null}`}function Iv({id:e,message:t,settings:n,host:s,me:a,busy:r,ondo:l,onready:c}){let{table:p,seat:u}=t,d=_v(e,n),$=Ye(),m=u===void 0?void 0:p.chairs[u],f=p.chairs.filter(H=>H.player),h=m||a===s?void 0:(f.find(H=>H.player===s)??f[0])?.name,g=p.match>0,v=h?o("page.invited",{name:h}):o(g?"page.waiting.again":"page.waiting"),b=n.audience?o("page.link.for",{audience:n.audience}):void 0,k=vl(p,n.variant??""),S=N(void 0),A=N(Promise.resolve(!0)),E=async H=>{await $.keep()&&(S.current=void 0,await l({do:"sit",seat:H}))},_=()=>A.current=A.current.then(async()=>{let H=await $.keep(),pe=M.peek()?.name;return!H||!m||pe===(S.current??Hv(m.name))?H:(S.current=pe,await l({do:"name"}),!0)}),ee=async()=>await _()&&c();return d===void 0?i`<div class="waiting leaf" aria-busy="true"></div>`:i`<div class="waiting leaf">
		${d?i`<${Wv} of=${d} />`:i`<h2>${v}</h2>`}
		${m?null:i`<${Do} variant=${n.variant??t.view?.variant??""} table=${Rt.value[1]??""} />
					<${ko} chairs=${p.chairs} name=${$} onsit=${E} busy=${r} />`}
		<ol class="chairs">
			${p.chairs.map((H,pe)=>{if(H===m){let at=p.chairs.every(We=>We===m||We.bot);return i`<${Jv} key=${pe} chair=${H} name=${$} alone=${at} onname=${_} ondo=${l} />`}let xe=p.rated&&H.player?k[H.player]??null:void 0;return i`<${Uv} key=${pe} chair=${H} seat=${pe} rating=${xe} seated=${m!==void 0}
					fixed=${d!==null} clears=${s===a&&!d} onsit=${E} ondo=${l} />`})}
		</ol>
		<${zv} id=${e} chairs=${p.chairs} /><${T$} table=${p} rating=${k[a]} />
		${m&&n.clock?.move?i`<${zt} what="turn" />`:null}
		${n.rules?i`<${Fv} settings=${n} />`:null}
		${(m||s===a)&&!p.locked&&!d?i`<${Nt} invites label=${b} />`:null}
		${s===a&&!d?i`<${Gv} table=${p} ondo=${l} />`:null}
		${s!==a&&p.locked?i`<p class="soft">${o("page.locked")}</p>`:null}
		${m?i`<${qv} chairs=${p.chairs} mine=${m} say=${o(g?"page.again":"page.ready")} busy=${r}
				evening=${d!==null} onready=${ee} onunready=${()=>l({do:"unready"})} />`:null}
	</div>`}function qv({chairs:e,mine:t,say:n,busy:s,evening:a,onready:r,onunready:l}){return a&&!e.every(c=>c.player||c.bot)?null:t.ready?i`<div class="row"><p class="soft">${Kv(e,t.player??"")}</p>
		<${w} plain disabled=${s} onclick=${l} say=${o("page.unready")} /></div>`:i`<${w} chief=${!a} disabled=${s} onclick=${r} say=${n} />`}function Fv({settings:e}){let{value:t}=j(()=>un(e,oe.value),oe.value);return t?.players?i`<p class="soft">${t.players}</p>`:null}function zv({id:e,chairs:t}){let{turn:n,again:s}=Je(2*fm),{once:a}=C(),r=!ye(e)&&t.some(p=>qe(p.player)),l=t.map(p=>p.player).filter(p=>p&&!qe(p)).join(),{value:c}=j(async()=>r&&l?(await rt()).players:[],r,l,n);return c?.filter(p=>p.follower&&!p.follow&&!p.block&&l.includes(p.id)).map(({id:p,name:u})=>i`<p key=${p} class="row" role="status">${o("page.player.between",{how:"follower",name:u})}
			<${w} plain say=${o("page.tie.back")}
				onclick=${()=>a(async()=>(await ba({player:p,tie:"follow",on:!0}),s()))} /></p>`)}var Hv=e=>M.peek()?.name===e?e:e?.replace(/ \d$/,"");function Kv(e,t){return e.some(n=>!n.player&&!n.bot)?o("page.waiting.friends"):o("ask.wait",{names:L(e.filter(n=>n.player&&!n.ready&&n.player!==t).map(tt))})}function Jv({chair:e,name:t,alone:n,onname:s,ondo:a}){return i`<li class="own">
		<form class="who" onsubmit=${l=>(l.preventDefault(),s())}>
			${n?i`<b>${e.name}</b>`:i`<${it} name=${t} onkeep=${s} />`}
			${n?i` <span class="soft small">${o("you")}</span>`:null}
			${e.ready?i` <span class="ready small">${o("seat.ready")}</span>`:null}
		</form>
		<${w} plain onclick=${()=>a({do:"stand"})} say=${o("page.stand")} />
	</li>`}function Uv({chair:e,seat:t,rating:n,seated:s,fixed:a,clears:r,onsit:l,ondo:c}){let{player:p,bot:u}=e,d=[o("page.bot"),ss(e,s)].filter(Boolean).join(" · ");return i`<li>
		<span class="who">
			${p||u?i`<b><${yt} player=${p} name=${tt(e)} /></b>`:i`<i class="soft">${o("page.chair.empty")}</i>`}
			${u?i` <span class="soft small" title=${wo(e)}>${d}</span>`:null}
			${n===void 0?null:i` <${wl} rating=${n??void 0} />`}
			${p&&e.ready?i` <span class="ready small">${o("seat.ready")}</span>`:null}</span>
		${!p&&!s?i`<${w} plain onclick=${()=>l(t)} say=${o("page.sit")} />`:null}
		${!p&&s&&!a?i`<${Vv} chair=${e} seat=${t} ondo=${c} />`:null}
		${p&&r?i`<span><${w} plain onclick=${()=>c({do:"remove",seat:t})} say=${o("page.chair.clear")} />
					<${w} plain onclick=${()=>c({do:"ban",text:p,on:!0})} say=${o("page.ban")} /></span>`:null}
	</li>`}function Gv({table:{locked:e,banned:t=[]},ondo:n}){return i`<div class="row">
		<${w} plain onclick=${()=>n({do:"lock",on:!e})} say=${o(e?"page.unlock":"page.lock")} />
		${t.map(({player:s,name:a})=>i`<button type="button" key=${s} class="button plain" onclick=${()=>n({do:"ban",text:s,on:!1})}>
					${o("page.unban",{name:a||s})}
				</button>`)}
	</div>`}function Vv({chair:{bot:e=""},seat:t,ondo:n}){let s=e&&!xt.includes(e)?[e,...xt]:xt,a=r=>n(r?{do:"bot",seat:t,text:r}:{do:"remove",seat:t});return i`<${q} hidden label=${o("page.chair.bot",{n:t+1})} value=${e} onchange=${a}
		options=${[["",o("page.chair.friend")],...V("page.level",...s)]} />`}var ur=6e4,va=10*ur,[Zv,ym]=[2e4,6e4],Qv=12,wt=P({all:[]}),Wl=Te("there")?.id;Ze(()=>{if(Wl===Te("there")?.id)return;Wl=Te("there")?.id;let{all:e}=wt.peek();wt.value={all:e.filter(t=>!t.group).map(({mine:t,...n})=>n)}});var bm=()=>wt.value.all,vm=0,Ts=()=>`${Wl} ${vm}`;function Il({evenings:e,at:t},n){sn(t),n===Ts()&&(wt.value={all:e})}async function dr(){if(Y.peek()||Lt.peek()||document.visibilityState==="hidden")return;let e=Ts();Il(await ts({},{where:"there"}),e)}function wm(e){vm++,wt.value={all:wt.value.all.map(t=>t.id===e.id?e:t)}}var Yv=async({id:e},t)=>wm(await Xe(()=>Oi({evening:e,coming:t},{where:"there"}),"there",`e/${e}`));async function Xv({id:e}){let t=Ts(),n=await Oi({evening:e,coming:!0,here:!0},{where:"there"});if(t===Ts())return wm(n),n.table}function km(e,t,n,s=!1){let{turn:a}=Je(t,s);x(()=>{e().catch(()=>{})},[a,t,...n])}var ew=e=>Z(e,{weekday:"long",day:"numeric",month:"long",hour:"numeric",minute:"2-digit"});function xm(e){let[,t,n=0]=/^(\d+)m(?:\+(\d+)s)?$/.exec(e)??[];return t?o("page.evenings.clock",{minutes:Number(t),seconds:Number(n)}):o("page.home.clock",{clock:e})}var tw=({variant:e,games:t=0,clock:n,groupName:s})=>[s,o(`variant.${e}`),t>0&&o("page.evenings.games",{n:t}),xm(n)].filter(Boolean).join(" · ");function nw({id:e,begins:t,later:n,...s}){let a=p=>p.replace(/[\\;,]/g,"\\$&"),r=p=>`${new Date(p).toISOString().slice(0,19).replace(/[-:]/g,"")}Z`,c=["BEGIN:VCALENDAR","VERSION:2.0","PRODID:-//Ninety-Nine//EN",...[t,...n].flatMap(p=>["BEGIN:VEVENT",`UID:${e}-${p}@ninetynine`,`DTSTAMP:${r(Date.now())}`,`DTSTART:${r(p)}`,"DURATION:PT1H30M",`SUMMARY:${a(`${o("title")}: ${o(`variant.${s.variant}`)}`)}`,`URL:${cn("/")}`,"END:VEVENT"]),"END:VCALENDAR",""];Ot(new Blob([c.join(`\r
`)],{type:"text/calendar"}),"ninety-nine.ics")}function sw({coming:e,names:t,mine:n}){let s=n?t.indexOf(M.value?.name??""):-1,a=t.filter((l,c)=>c!==s),r=n?e-1:e;return o(n?"page.evenings.coming.you":"page.evenings.coming",{n:r,names:_l(a,r)})}var wa=({begins:e,late:t},n)=>n>=e-va&&n<t;function ql(e){let[t,n]=y(0),s=ht("there"),a=Math.min(...e.filter(r=>s<r.late).map(({begins:r})=>Math.max(r-va,r-ur*(Math.ceil((r-s)/ur)-1))));return x(()=>{if(a===1/0)return;let r=setTimeout(()=>n(l=>l+1),a-s);return()=>clearTimeout(r)},[a,t]),s}function hm({begins:e},t){return t>=e?o("page.evenings.on",{time:Ms(e)}):t<e-va?ew(e):o("page.evenings.begins",{time:Ms(e),in:Ao(Math.ceil((e-t)/ur),"minute")})}var Fl=({mine:e,table:t,coming:n})=>e?t!==void 0:n>0;function zl({all:e,now:t,name:n,elsewhere:s=!1,chief:a=!1,within:r=!1,ends:l}){let{busy:c,once:p}=C(),u=$=>p(async()=>($.mine||await n.keep())&&Yv($,!$.mine)),d=e.find(Fl);return i`${M.value||s?null:i`<${it} name=${n} />`}
		<ul class="tables evenings">
			${e.map($=>{let m=wa($,t),f=a&&$===d;return i`<li key=${$.id}>
					<b>${m?Rl($):hm($,t)}</b>
					${m?i`<span>${hm($,t)}</span>`:null}
					<span class="soft">${tw(m||r?{...$,groupName:""}:$)}</span>
					<span>${m&&$.mine&&$.table?o("page.evenings.ready"):sw($)}</span>
					${m&&$.mine&&!$.table&&t<$.begins?i`<span role="status">${o("page.evenings.soon",{time:Ms($.begins)})}</span>`:null}
					<span class="row">
						${$.mine&&$.table?i`<a class=${`button ${f?"chief":""}`} href=${`/t/${$.table}`}>${o("page.evenings.go")}</a>`:null}
						<${w} plain=${$.mine} chief=${f&&!$.mine} aria-busy=${c} onclick=${()=>u($)}
							say=${o($.mine?"page.evenings.not":t<$.begins?"page.evenings.come":"page.home.sit")} />
						${m?null:i`<${w} plain onclick=${()=>nw($)} say=${o("page.evenings.calendar")} />`}
						${l?i`<${w} plain onclick=${()=>l($.id)} say=${o("page.operate.act.end-evening")} />`:null}
					</span>
				</li>`})}
		</ul>`}function Hl({group:e="",organises:t=!1,name:n}){let s=Ye();km(async()=>e?dr():void 0,ym,[M.value?.id]);let a=ql(wt.value.all),{busy:r,once:l}=C(),c=e?wt.value.all.filter(m=>m.group===e):wt.value.all.filter(m=>!wa(m,a)).slice(0,Qv),[p,u]=y("");if(c.length===0&&!t)return null;let d=()=>l(async()=>{await yu({group:e,evening:p}),u(""),await dr()}),$=m=>gu({...m,group:e});return i`<section>
		<h2>${o("page.evenings")}</h2>
		<p>${o("page.evenings.about")}</p>
		<${zl} all=${c} now=${a} name=${n??s} within=${e!==""}
			elsewhere=${!e&&wt.value.all.some(m=>wa(m,a))} ends=${t?u:void 0} />
		${c.some(m=>m.mine)?i`<${zt} what="tonight" />`:null}
		${t?i`<details><summary>${o("page.group.evening")}</summary><${Kl} begin=${$} /></details>`:null}
		${p?i`<${Ue} title=${o("page.operate.act.end-evening")} text=${o("page.evenings.end.sure")} busy=${r}
				yes=${o("page.operate.act.end-evening")} onyes=${d} onclose=${()=>u("")} />`:null}
	</section>`}var aw=()=>[0,1,2,3,4,5,6].map(e=>[String(e),Z(Date.UTC(2026,10,1+e,12),{weekday:"long",timeZone:"UTC"})]),ow=["5m+5s","10m+10s","20m+20s","120m"];function Kl({begin:e,reasoned:t}){let n=Intl.DateTimeFormat().resolvedOptions().timeZone,s={weekday:"3",hour:"20:00",zone:n,variant:"standard",games:3,clock:"10m+10s",bot:"club",reason:""},[a,r]=y(s),l=X($=>r(m=>({...m,...$}))),{busy:c,once:p}=C();x(()=>{Oe().catch(()=>{})},[]);let u=$=>{$.preventDefault();let{weekday:m,hour:f,reason:h,...g}=a,[v=0,b=0]=f.split(":").map(Number);p(async()=>{await e({...g,id:"",weekday:Number(m),minute:60*v+b},h),T(o("page.operate.done")),await dr()})},d=we.value.map($=>[$.id,o(`variant.${$.id}`)]);return i`<form class="acts" onsubmit=${u}>
		<${q} label=${o("page.operate.weekday")} value=${a.weekday} options=${aw()}
			onchange=${l("weekday")} />
		<${F} type="time" label=${`${o("page.operate.hour")}${t?"":` (${n})`}`} value=${a.hour} required
			oninput=${l("hour")} />
		${t?i`<${F} label=${o("page.operate.zone")} value=${a.zone} required oninput=${l("zone")} />`:null}
		<${q} label=${o("page.create.variant")} value=${a.variant} options=${d} onchange=${l("variant")} />
		<${Q} label=${o("page.operate.games")} value=${a.games} min=${0} max=${100} onchange=${l("games")} />
		${t?i`<${F} label=${o("page.create.clock")} value=${a.clock} required oninput=${l("clock")} />`:i`<${q} label=${o("page.create.clock")} value=${a.clock}
				options=${ow.map($=>[$,xm($)])} onchange=${l("clock")} />`}
		<${q} label=${o("page.operate.bots")} value=${a.bot} options=${V("page.level",...xt)}
			onchange=${l("bot")} />
		${t?i`<${F} label=${o("page.operate.reason.kept")} maxlength="200" required value=${a.reason}
				oninput=${l("reason")} />`:null}
		<button class="button" aria-busy=${c}>${o("page.operate.do")}</button>
	</form>`}var gm=new Set;function rw(){qn("call",!0);let e=document.querySelector("title");if(!document.hidden||!e)return;let t=`● ${o("page.evenings.ready")}`,n="",s=()=>{document.title!==t&&(n=document.title,document.title=t)},a=new MutationObserver(s),r=()=>{document.hidden||(document.removeEventListener("visibilitychange",r),a.disconnect(),document.title=n,Bi(!1))};a.observe(e,{childList:!0}),document.addEventListener("visibilitychange",r),Bi(!0),s()}function iw(e){x(()=>{if(!e||!navigator.wakeLock)return;let t,n=!1,s=async()=>{document.hidden||(t=await navigator.wakeLock.request("screen"),n&&await t.release())},a=()=>{s().catch(()=>{})};return a(),document.addEventListener("visibilitychange",a),()=>{n=!0,document.removeEventListener("visibilitychange",a),t?.release()}},[e])}function lw(){let[e,t]=y(ht("there")),[n,s]=y({at:"",table:""}),a=wt.value.all.find(m=>m.mine),r=a?`${a.id} ${a.begins}`:"",l=n.at===r?n.table:"",c=a?a.begins-e:1/0,p=a!==void 0&&c<=va&&e<a.late;km(async()=>{if(t(ht("there")),!p)return M.peek()?dr():void 0;if(!a)return;let m=await Xv(a);m&&m!==l&&s({at:r,table:m})},p?Zv/(c<=va/2&&!l?4:1):ym,[p,a?.id,M.value?.id],!0),x(()=>l?rw():void 0,[l]),iw(p&&(c>0||!l));let[u="",d]=Rt.value;u==="t"&&d===l&&gm.add(l);let $=p&&l!==""&&!gm.has(l);return x(()=>{$&&u===""&&G(`/t/${l}`)},[$,u]),!p||!$&&(u==="t"||u===""||l)?null:i`<div class=${`awaited row ${$?"ready":""}`} role="status">
		<p>${o(`page.evenings.${$?"ready":"soon"}`,{time:Ms(a.begins)})}</p>
		${$?i`<a class="button" href=${`/t/${l}`}>${o("page.evenings.go")}</a>`:null}
	</div>`}var Sm=P(!1);function cw(){return!ad.value||Sm.value?null:i`<div class="unkept edition row" role="status">
		<p>${o("page.edition.ready")}</p>
		<${w} onclick=${od} say=${o("page.edition.load")} />
		<${w} onclick=${()=>Sm.value=!0} say=${o("page.close")} />
	</div>`}function Ut({view:e,names:t,last:n=!1,from:s=0}){let a=Sn(e);if(a===0)return i`<p class="soft">${o("last.none")}</p>`;let r=n?[a-1]:Array.from({length:a},(c,p)=>p).slice(s),l=Array.from({length:Qe(e)},(c,p)=>p);return i`<${se}><table class="book tricks">
		<thead><tr><th scope="col"><span class="unseen">${o("page.trick")}</span></th>
			${l.map(c=>i`<th key=${c} scope="col">${t[c]}</th>`)}</tr></thead>
		<tbody>${r.map(c=>{let p=fi(e,c),u=hi(e,c);return i`<tr key=${c}><td>${c+1}</td>
				${l.map(d=>{let $=p.find(m=>m.seat===d)?.card;return i`<td key=${d} class=${d===u?"won":""}>
						${$?i`<${de} card=${$} size="mini" />`:null}
						<i class=${d===e.leads?.[c]?"led-dot":""} aria-hidden="true"></i>
						${d===e.leads?.[c]?i`<span class="unseen">${o("page.led")}</span>`:null}
						${d===u?i`<span class="unseen">${o("page.wins")}</span>`:null}
					</td>`})}</tr>`})}</tbody>
	</table><//>
	<p class="small soft legend" aria-hidden="true">
		<span><i class="led-dot"></i> ${o("page.led")}</span><span><i class="won-frame"></i> ${o("page.wins")}</span>
	</p>`}function Om({view:e,names:t,lies:n}){let s=Sn(e)-(n?2:1);if(s<0||e.phase!=="play")return null;let a=hi(e,s);return i`<figure class="last-trick">
		<figcaption class="small">${o("page.lasttrick")}</figcaption>
		<ol>${fi(e,s).map(({seat:r,card:l})=>i`<li key=${r} data-card=${l}
			class=${r===a?"best":""}>
			<span class="unseen">${t[r]}: </span><${de} card=${l} size="mini" />
		</li>`)}</ol>
	</figure>`}function Am(e,t,n,s){let a=d=>d.act.startsWith("play "),r=d=>`${d.seat} ${d.act}`,l=d=>d.filter($=>!a($)).map(r).sort().join();if(l(e)!==l(t))return{trick:-1,steps:[s,s]};let[c,p]=[e.filter(a),t.filter(a)],u=c.findIndex((d,$)=>!p[$]||r(d)!==r(p[$]));return u<0?null:{trick:Math.floor(u/n),steps:[e.length-c.length+u,t.length-p.length+u]}}function $r({title:e,class:t="",told:n,back:s,onclose:a,children:r}){let l=N(null);return Se(()=>{let c=l.current,p=document.activeElement;return c?.focus({preventScroll:!0}),()=>{c?.contains(document.activeElement)&&(s?.current??p)?.focus({preventScroll:!0})}},[]),x(()=>l.current?.scrollIntoView({block:"nearest"}),[n]),i`<section class=${`hint ${t}`} ref=${l} tabindex="-1" aria-label=${e}>
		<header>
			<h2>${e}</h2>
			<${w} plain onclick=${a} say=${o("page.close")} />
		</header>
		${r}
	</section>`}function ka(e){let[t,...n]=(e?.act??"").split(" ");return new Set(t==="play"||t==="lay"?n:[])}var pw={2:["south","north"],3:["south","west","east"],4:["south","west","north","east"],5:["south","west","northwest","northeast","east"]};function uw(e,t){let n=[];return gi(e,t).forEach((s,a)=>n[s]=pw[e]?.[a]??"north"),n}function vn(e){let{view:t,names:n,me:s,variant:a,elsewhere:r,laid:l=!0,full:c=null,pending:p=null,unsent:u=!1}=e,{chairs:d,now:$=0,played:m=null,said:f,over:h="",onhurry:g,aloud:v=!1,children:b}=e,k=Qe(t),S=uw(k,s),A=c?c.cards:t.trick??[],E=c?c.winner:p?-1:t.taking??-1,_=p&&!c?[...A,{seat:t.options?.seat??s,card:p}]:A;return i`<div class=${`felt hands-${k} ${h}`} onclick=${g}>
		<${fw} trump=${xn(t)} />
		${gi(k,s).filter(ee=>ee!==r).map(ee=>i`<${Vt}
				key=${ee} view=${t} variant=${a} seat=${ee} name=${n[ee]??""} names=${n}
				place=${S[ee]} own=${ee===s} chair=${d?.[ee]} now=${$} open=${dw(t,ee)}
				winner=${c?.winner===ee} laid=${l} said=${f?.get(ee)}
				hand=${ee===m?.seat?m.hand:void 0}
			/>`)}
		<${Tw} cards=${_} pending=${p&&!c&&u?p:""} where=${S} winner=${E}
			gone=${c?.gone??!1} names=${n} aloud=${v} />
		<${hw} view=${t} variant=${a} names=${n} me=${s} />
		${b}
	</div>`}var dw=(e,t)=>e.shown?.[t]?.hand!==void 0?W(e.shown[t]?.hand):null;function $w(e,t,n){let{why:s}=e,a=c=>c===n&&e.seat!==void 0?"yes":"no",r=e.trump===void 0&&xn(e)?[o("why.stay")]:[];if(s?.trump&&e.trump){let c=e.turnup&&e.turnup!=="joker"?nn(e.turnup):o("joker");r.push(o(`why.${s.trump}`,{n:s.made,card:c,name:t[s.by??-1]??"",you:a(s.by)}))}let l=e.premium?.findIndex(c=>c!=="")??-1;if(s?.premium&&l>=0){let c=s.premium==="place"?"near":"level";r.push(o("why.holds",{name:t[l]??"",you:a(l),why:c}))}return s?.behind&&r.push(o("why.behind",{name:t[l]??"",you:a(l),n:s.behind})),r}function mw(e,t,n,s){let[a,...r]=e.vulnerable??[],l=t?.score.vulnerable;return e.seat===void 0||a===void 0||r.length||!l?[]:[o("why.vulnerable",{you:a===s?"yes":"no",name:n[a]??"",n:l})]}var fw=({trump:e})=>i`<div class="cloth" data-trump=${e} aria-hidden="true">
	${(e==="none"?[..."CHSD"]:[e]).map(t=>i`<${$e} key=${t} trump=${t} />`)}
</div>`;function hw({view:e,variant:t,names:n,me:s}){if(e.phase===void 0)return null;let a=[...$w(e,n,s),...mw(e,t,n,s)];return i`<div class="ground">
		<div>
			<${Gt} trump=${xn(e)} explains />
			${a.map(r=>i`<p key=${r} class="reason small">${r}</p>`)}
		</div>
		${e.turnup?i`<div class="turnup">
					<${tn.Provider} value=""><${de} card=${e.turnup} size="mini" /><//>
					<span class="small">${o("turnup")}</span>
				</div>`:null}
	</div>`}function Gt({trump:e,unsure:t=!1,explains:n=!1}){let s=i`<b>${K(e)}${t&&e?"?":""}</b>`;return i`<p class="trump">
		<span class="small">${o("page.trump")}</span>
		${e===""?i`<span class="sign none" aria-hidden="true">?</span>`:i`<${$e} trump=${e} />`}
		${n?i`<${Re} of=${e==="none"?"notrump":"trump"}>${s}<//>`:s}
	</p>`}function Vt(e){let{view:t,variant:n,seat:s,name:a,names:r=[],place:l,own:c,chair:p,now:u,open:d,winner:$,laid:m=!0,hand:f,said:h}=e,g=t.held?.[s]??0,v=t.due===void 0?t.turn.includes(s):t.due===s,b=c&&t.seat!==void 0,k=b?t.bid:t.shown?.[s]?.bid,S=b?void 0:t.shown?.[s]?.aside,A=ss(p),E=t.control===t.seat?"yes":"no";return i`<section class=${`seat ${l} ${`${v?"thinks":""} ${$?"winner":""} ${c?"own":""}`}`} data-seat=${s} aria-label=${a}>
		<div class="nameplate">
			<h2>
				<${yt} player=${p?.player} name=${a} />
				${A?i`<${Re} class="level" say=${Ru(p)}>${A}<//>`:null}
				${t.totals[s]===void 0?null:i`<span class="points" title=${o("page.points")}>
							${O(t.totals[s])}<span class="unseen"> ${o("page.points")}</span>
						</span>`}
				<${gw} view=${t} seat=${s} />
				${t.dealer===s?i`<${Re} of="dealer" class="badge">
							${o("page.dealer.short")}<span class="unseen"> ${o("dealer")}</span>
						<//>`:null}
				${v&&!b?i`<span class="unseen">${o("seat.thinks")}</span>`:null}
				${p?.ready&&t.phase==="over"?i`<span class="small soft">${o("seat.ready")}</span>`:null}
			</h2>
			<p class="tally">
				${t.phase===void 0?null:i`<${kw} view=${t} variant=${n} seat=${s} bid=${k}
							laid=${t.phase==="lay"?!t.turn.includes(s):m} />`}
				<${ww} view=${t} seat=${s} variant=${n} />
				${t.vulnerable?.includes(s)?i`<${Re} of="vulnerable" class="badge" variant=${n}>${o("vulnerable")}<//>`:null}
				${t.control!==void 0&&s===Un(t)?i`<span>${o("dummy.by",{name:r[t.control]??"",you:E})}</span>`:null}
				${p?.away?i`<span class="badge">${o("page.away")}</span>`:null}
				<${Aw} chair=${p} now=${u} />
			</p>
			${t.phase==="play"?i`<${yw} suits=${W(t.void?.[s])} />`:null}
			${h?i`<${im} said=${h} />`:null}
		</div>
		${S?i`<div class="aside" aria-label=${o("page.aside")}>${ge(S)}</div>`:null}
		${b||d?null:i`<${vw} n=${g} />`}
		${b||!d?null:f??i`<${bw} cards=${d} trump=${t.trump} />`}
	</section>`}function gw({view:e,seat:t}){let n=$n(e.totals)===t,s=N(n),a=n&&!s.current&&mn(e)===t;if(s.current=n,!n)return null;let r=a?`[data-seat="${$n(Js(e))}"] .points`:void 0;return i`<${Re} class="leads" say=${o("page.leads.is")}>
		<${Us} from=${r} /><span class="unseen"> ${o("page.leads")}</span>
	<//>`}function yw({suits:e}){let t={suits:L(e.map(K))};return i`<p class="voids">
		${e.length?i`<${Re} say=${o("page.void.is",t)}>
					<span class="unseen">${o("page.void",t)}</span>${e.map(n=>i`<${Ow} suit=${n} />`)}
				<//>`:null}
	</p>`}function bw({cards:e,trump:t}){let n=s=>i`<span key=${he(s[0]??"")} class="same-suit">
		${s.map(a=>i`<${de} key=${a} card=${a} size="mini" />`)}
	</span>`;return i`<div class="open-hand">${Ka(Ke(e,me,t),t).map(n)}</div>`}function vw({n:e}){return i`<div class="backs" aria-label=${o("page.held",{n:e})} role="img" style=${{"--n":Math.max(e,1)}}>
		${Array.from({length:e},(t,n)=>i`<${de} key=${n} face="down" />`)}
	</div>`}function ww({view:e,seat:t,variant:n}){let s=e.premium?.[t]||"";if(s){let l=s.startsWith("declare")?"declare":"reveal";return i`<${Re} of=${l} class="premium" variant=${n}>${cs(s)}<//>`}let a=e.why?.overcalled?.includes(t)&&e.phase!=="offer",r=ue(e.offers?.[t]??"declare");return i`${Sw(e,t)}
		${a?i`<span class="beaten">${o("offer.beaten",{offer:r})}</span>`:null}`}function kw({view:e,variant:t,seat:n,bid:s,laid:a}){let r=e.won?.[n]??0;if(e.phase==="lay"||e.phase==="offer"||e.phase==="name")return s!==void 0?i`<span>${o("page.bid",{bid:be(s,t)})}</span>`:a?i`<span>${o("page.laid")}</span>`:null;if(s===void 0)return i`<span class="score">${o("page.won",{won:r})}</span>`;let l=e.contract?.[n]||"short";return i`<span class=${`stand ${l}`}>
		<${Jl} view=${e} variant=${t} seat=${n} bid=${s} />
		<span class="score">${o("page.won.of",{won:r,bid:be(s,t)})}</span><${xw} stands=${l} />
	</span>`}function Jl({view:e,variant:t,seat:n=-1,bid:s}){let a=e.won?.[n]??0;if(s===void 0||a+s===0)return null;let l=s===0&&e.contract?.[n]!=="lost"&&t?.score.zeroOrAll?Cn(t):s;return i`<span class="dots" aria-hidden="true">
		${Array.from({length:Math.max(a,l)},(c,p)=>i`<i key=${p} class=${p>=l?"extra":p<a?"full":""}></i>`)}
	</span>`}function xw({stands:e}){let t=e==="lost"?"✕":"✓";return i`<span class="unseen">${o(`page.contract.${e}`)}</span>
		${e==="short"?null:i`<b class="tells" aria-hidden="true">${t}</b>`}`}function Sw(e,t){let n=e.phase==="offer"?e.offers?.[t]:"";return n?i`<span>${ue(n)}</span>`:null}function Ow({suit:e}){return e==="nines"?i`<span class="void">9</span>`:i`<svg class=${`void suit-${e}`} viewBox="0 0 100 100" aria-hidden="true">
		<use href=${`#pip-${e}`} /><path d="M8 92 92 8" />
	</svg>`}function Aw({chair:e,now:t}){if(!e||e.until===void 0&&e.bank===void 0)return null;let n=Math.max(0,e.until!==void 0?e.until-t:e.bank??0),s=n<2e4&&e.until!==void 0;return i`<span class=${`time ${s?"short":""}`}>${Mw(n)}</span>`}function Mw(e){let t=Math.ceil(e/1e3);if(t>=86400)return o("page.days",{n:Math.floor(t/86400)});let n=r=>String(r).padStart(2,"0"),[s,a]=[Math.floor(t/3600),Math.floor(t/60)];return s>0?`${s}:${n(a%60)}:${n(t%60)}`:`${a}:${n(t%60)}`}function Tw({cards:e,pending:t,where:n,winner:s,gone:a,names:r,aloud:l}){let c=N(null),p=N(new Set);return Se(()=>{let u=c.current;if(!u)return;let d=new Set(e.map(m=>`${m.seat} ${m.card}`)),$=[];for(let m of u.querySelectorAll("[data-of]")){let f=`${m.dataset.of} ${m.dataset.card}`;p.current.has(f)||$.push(Bw(m,Nw(m))),a&&$.push(Ew(m,u.closest(".felt")?.querySelector(`[data-seat="${s}"] .nameplate`)))}for(let m of $)m?.();p.current=d},[e.map(u=>`${u.seat}${u.card}`).join(),a]),i`<ol class="trick" ref=${c} aria-label=${o("page.trick")} aria-live=${l?"polite":void 0}>
		${e.map(({seat:u,card:d},$)=>i`<li key=${`${u} ${d}`}
				class=${`${n[u]} ${u===s?"best":""} ${d===t?"waits":""}`}
				data-of=${u} data-card=${d} style=${{"--i":$}}>
				<span class="unseen">${r[u]}: </span><${de} card=${d} />
				${d===t?i`<small class="later">${o("page.unsent.card")}</small>`:null}
			</li>`)}
	</ol>`}var jw=":is(.backs, .open-hand, .hand, .nameplate)";function Nw(e){let t=xa.get(e.dataset.card??"");return t||e.closest(".felt")?.querySelector(`[data-seat="${e.dataset.of}"] ${jw}`)?.getBoundingClientRect()}var xa=new Map,Mm=e=>parseFloat(getComputedStyle(e).getPropertyValue("--move"))||0;function Bw(e,t){let n=Mm(e);if(!t||!n||!e.animate)return;let s=e.getBoundingClientRect(),a=t.left+t.width/2-(s.left+s.width/2),r=t.top+t.height/2-(s.top+s.height/2),l=Math.min(1,t.width/s.width||1),c=[{transform:`translate(${a}px, ${r}px) scale(${l})`},{transform:"none"}];return()=>e.animate(c,{duration:n,easing:"cubic-bezier(0.2, 0.7, 0.2, 1)"})}function Ew(e,t){let n=Mm(e);if(!t||!n||!e.animate)return;let s=e.getBoundingClientRect(),a=t.getBoundingClientRect(),r=a.left+a.width/2-(s.left+s.width/2),l=a.top+a.height/2-(s.top+s.height/2),c=[{transform:"none",opacity:1},{transform:`translate(${r}px, ${l}px) scale(0.4)`,opacity:0}];return()=>e.animate(c,{duration:n,easing:"cubic-bezier(0.5, 0, 0.8, 0.4)",fill:"forwards"})}var Ul={calm:2e3,usual:1200,quick:550,instant:550},Cw=280,Pw={calm:650,usual:350,quick:150,instant:0},Dw=12,Lw=(e,t)=>en(e,t)&&Tm(t)>Tm(e),Tm=e=>(e?.played??[]).reduce((t,n)=>t+W(n).length,0),mr=class{shown=P(null);#e;#n=[];#t=0;#s=()=>{};constructor(t){this.#e=t}take(t){this.#n.push(t),document.hidden||this.#n.length>Dw?this.skip():this.#t||this.#a()}skip(){this.stop();let t=this.#n.at(-1)??this.shown.peek()?.message;this.#n=[],t&&(this.shown.value={message:t,full:null})}hurry(){return this.#t&&this.#s(),this.#t!==0&&(this.#n.length>0||!!this.shown.peek()?.full)}stop(){clearTimeout(this.#t),this.#t=0}#a(){let t=this.#n.shift();if(!t)return;let n=this.shown.peek()?.message.view,s=Gn(n,t.view);this.shown.value={message:t,full:s};let a=Pw[this.#e()];if(!s&&a&&Lw(n,t.view))return this.#r(a,()=>this.#a());if(!s)return void this.#a();this.#r(Ul[this.#e()],()=>{this.shown.value={message:t,full:{...s,gone:!0}},this.#r(Kn()?0:Cw,()=>{this.shown.value={message:t,full:null},this.#a()})})}#r(t,n){this.#s=()=>{this.stop(),n()},this.#t=setTimeout(this.#s,t)}};async function Rw(e,t,n){await zu([e,t,n],!1,({id:s})=>Bn(su,ru,{table:e,match:t,id:s,pace:Nn[B.pace.value],...n}))}function _w(e,t,n,s){let a=Array.from({length:e},(r,l)=>l===t?"":s[l]||n);return a.every((r,l)=>l===t||r===n)?n:a.join()}function jm({of:{table:e,match:t,deal:n,step:s},names:a,front:r,onclose:l}){let[c,p]=y(String(r)),[u,d]=y(""),[$,m]=y({}),{busy:f,once:h}=C();x(()=>{ne(Oe)},[]);let g=u||Fu(),v=zs.value.map(({name:A})=>[A,o(`page.level.${A}`)]),b=_w(a.length,Number(c),g,$),S=i`<${w} chief aria-busy=${f} disabled=${f||!g} onclick=${()=>h(()=>Rw(e,t,{deal:n,step:s,seat:Number(c),bots:b}))}
		say=${o("page.whatif.play")} />`;return i`<${R} title=${o("page.whatif")} onclose=${l} actions=${S}>
		<div class="play-on">
			<p>${o("page.whatif.about")}</p>
			<${J} label=${o("page.whatif.seat")} value=${c} onchange=${p}
				options=${a.map((A,E)=>[String(E),A])} />
			<${J} label=${o("page.whatif.others")} value=${g} options=${v}
				onchange=${A=>(d(A),m({}))} />
			${a.length>2?i`<details><summary>${o("page.whatif.each")}</summary><div class="play-on-each">
						${a.map((A,E)=>E===Number(c)?null:i`<${q} key=${E} label=${A}
							value=${$[E]||g} options=${v}
							onchange=${_=>m({...$,[E]:_})} />`)}
					</div></details>`:null}
		</div>
	<//>`}function Ww({rest:e}){let[t,n="1",s="0"]=e;return t?i`<${qw} table=${t} match=${Number(n)||1} deal=${Number(s)||0} />`:i`<${U} title=${o("page.nav.replay")} text=${o("page.replay.which")}>
			<p><a class="button chief" href="/records">${o("page.nav.records")}</a></p>
		<//>`}async function Vl({table:e,match:t,deal:n}){if(e==="mine"&&!await ls())throw new ce(o("page.replay.gone"));return Bn(ao,es,{table:e,match:t,deal:n})}function Iw(e,t,n){let s=N(new Map),[,a]=y(0);return x(()=>{if(!n||s.current.get(t)?.told)return;let r=new AbortController,l=c=>{s.current.set(t,c),a(p=>p+1)};return l({}),Bn(tu,au,{...e,step:t},r.signal).then(c=>l({told:c}),c=>r.signal.aborted||l({wrong:D(c)})),()=>r.abort()},[t,n]),n?s.current.get(t)??{}:null}function Zl(e){let t=[];for(let{line:s,views:a}of e.steps){let r=t[t.length-1]?.views;("act"in s||t.length===0)&&t.push(r?{line:s,views:a,before:r}:{line:s,views:a})}let n=e.steps[e.steps.length-1];return n?.views[0]?.phase==="over"&&t.push({line:{},views:n.views,sheet:!0}),t}function qw({table:e,match:t,deal:n}){let{value:s,wrong:a}=j(()=>Vl({table:e,match:t,deal:n}),e,t,n);if(a)return i`<${U} title=${o("page.nav.replay")} text=${a}>
			<p><a class="button" href="/records">${o("page.nav.records")}</a></p>
		<//>`;if(!s)return i`<${U} text=${o("page.replay.loading")} />`;let r=`${e} ${t} ${n}`;return i`<${Fw} key=${r} table=${e} match=${t} deal=${n} played=${s} />`}function Ql(e,t){let n=e[t],s={...n.shown};return e.forEach((a,r)=>{if(r===t)return;let l={hand:a.hand??""};a.aside&&(l.aside=a.aside),a.bid!==void 0&&(l.bid=a.bid),s[r]=l}),{...n,shown:s,offers:(n.offers??[]).map((a,r)=>e[r]?.offers?.[r]??a)}}function Fw({table:e,match:t,deal:n,played:s}){let a=re(s.header.variant,s.header.rules),r=fe(()=>Zl(s),[s]),l=r[0]?.views.length??1,c=Wn(s.header,l,bn(s,e)),p=r.length-1,u=Ie.value,d=Math.min(p,Math.max(0,Number(u.get("step"))||0)),$=/^[0-4]$/.test(u.get("seat")??"")?Math.min(l-1,Number(u.get("seat"))):-1,m=$>=0?$:Os(s.header,l,bn(s,e)),f=r[d+1]?.line,h=f!==void 0&&"act"in f,g=Iw({table:e,match:t,deal:n},d,h&&u.has("hint")),v=(We,Pe=$,Yt=g!==null&&We===d)=>`/replay/${e}/${t}/${n}?step=${We}${Pe>=0?`&seat=${Pe}`:""}${Yt?"&hint":""}`,b=We=>G(v(Math.min(p,Math.max(0,We))),{replace:!0}),k=r[d],S=Kw(d,p,!!fr(k),b),A=S.past(b),E=fe(()=>Uw(r),[r]),_=Hw(d,E,p,A),ee=N(null),H=r[d]?.views[0]?.phase!=="over",pe=S.past(()=>H&&G(`${v(d)}&on=1`,{replace:!0})),xe=S.past(()=>h&&G(v(d,$,!g),{replace:!0}));Gw({h:xe,p:pe,...g&&{Escape:xe},ArrowRight:_.forward,ArrowLeft:_.back," ":S.toggle,ArrowDown:_.trickForward,ArrowUp:_.trickBack,Home:_.start,End:_.end});let at=$>=0?k.views[$]:Ql(k.views,m);return i`<${tn.Provider} value=${St(at)}><main id="main" tabindex="-1" class="replay">
		<${Qw} played=${s} table=${e} match=${t} deal=${n} names=${c.slice(0,l)} seat=${$}
			onseat=${We=>G(v(d,We),{replace:!0})} here=${v(d)}
			onplay=${H?pe:void 0} />
		<div class="replay-board">
			<div class="replay-table table board" onpointerdown=${S.stop}>
				<h2 class="unseen">${$>=0?o("page.replay.seen",{name:c[$]}):o("page.replay.all")}</h2>
				<${zw} moment=${k} view=${at} names=${c} variant=${a} at=${m} hint=${g?.told} />
			</div>
			<aside class="replay-aside" tabindex="0" data-hint=${g?"":void 0}>
				${g?i`<${Vw} key=${d} hint=${g} variant=${a} name=${c[f.by??f.seat]??""}
							bid=${r[d+1]?.views[f.seat]?.bid} back=${ee} onclose=${xe} />`:null}
				<section class="replay-tricks"><h2>${o("tricks.title")}</h2><${Ut} view=${at} names=${c} /></section>
			</aside>
		</div>
		<div class="replay-controls">
			<div class="replay-say">
				<p class="said" aria-live="polite"><span>${ie(Yl(k,c,$,a))}</span></p>
				<button type="button" class="button plain" ref=${ee} aria-pressed=${g!==null} aria-keyshortcuts="h"
					title=${o("page.hint.ask")} disabled=${!h} onclick=${xe}>${o("page.hint")}</button>
			</div>
			<${Jw} step=${d} last=${p} to=${A} steps=${_} auto=${S} />
		</div>
		${H&&u.get("on")?i`<${jm} of=${{table:e,match:t,deal:n,step:d}} names=${c.slice(0,l)}
			front=${m} onclose=${()=>A(d)} />`:null}
	</main><//>`}function zw({moment:e,view:t,names:n,variant:s,at:a,hint:r}){if(e.sheet){let c={view:{...t,seat:void 0},names:n,variant:s,won:"",hands:e.views.length};return i`<div class="replay-sheet"><div>
			<${ir} ...${c} />
			<${Mt} view=${t} names=${n} variant=${s} me=${-1} untitled=${!0}
				crowned=${!!t.closed} />
		</div></div>`}let l=jn(s,t.phase);return i`<${vn} view=${t} variant=${s} names=${n} me=${a} elsewhere=${a} laid=${l}
			full=${fr(e)} />
		<${Zw} view=${t} variant=${s} laid=${l} seat=${a} name=${n[a]??""} hint=${r} />`}var Hw=(e,t,n,s)=>({start:()=>s(0),trickBack:()=>s(t.findLast(a=>a<e)??0),back:()=>s(e-1),forward:()=>s(e+1),trickForward:()=>s(t.find(a=>a>e)??n),end:()=>s(n)});function Kw(e,t,n,s){let[a,r]=y(!1),[l,c]=y(()=>B.pace.peek()==="instant"?"quick":B.pace.peek());x(()=>{if(a&&e===t&&r(!1),!a||e===t)return;let $=setTimeout(()=>s(e+1),n?Ul[l]:Nn[l]);return()=>clearTimeout($)},[a,e,l]);let p=()=>r(!1);return x(()=>(document.addEventListener("visibilitychange",p),()=>document.removeEventListener("visibilitychange",p)),[]),{on:a,toggle:()=>{!a&&e===t&&s(0),r(!a)},past:$=>(...m)=>{p(),$(...m)},stop:p,pace:l,setPace:c}}function Jw({step:e,last:t,to:n,steps:s,auto:a}){let r=o("page.replay.at",{n:e,of:t}),l=u=>n(u.currentTarget.valueAsNumber),[c,p]=[e===0,e===t];return i`<div class="replay-auto">
			<${Fn} label=${o(a.on?"page.replay.pause":"page.replay.play")} icon=${a.on?"pause":"play"}
				off=${!1} onclick=${a.toggle} />
			<input type="range" min="0" max=${t} value=${e} aria-label=${o("page.replay.step")}
				aria-valuetext=${r} oninput=${l} />
			<${q} hidden label=${o("page.replay.pace")} value=${a.pace} onchange=${a.setPace}
				options=${V("page.pace","calm","usual","quick")} />
		</div>
		<div class="replay-keys">
			<${Fn} label=${o("page.replay.start")} icon="start" off=${c} onclick=${s.start} />
			<${Fn} label=${o("page.replay.trick.back")} icon="fast-back" off=${c} onclick=${s.trickBack} />
			<${Fn} label=${o("page.replay.back")} icon="back" off=${c} onclick=${s.back} />
			<span class="count score">${r}</span>
			<${Fn} label=${o("page.replay.forward")} icon="forward" off=${p} onclick=${s.forward} />
			<${Fn} label=${o("page.replay.trick.forward")} icon="fast-forward" off=${p} onclick=${s.trickForward} />
			<${Fn} label=${o("page.replay.end")} icon="end" off=${p} onclick=${s.end} />
		</div>`}function Uw(e){return e.flatMap((t,n)=>{let s=t.views[0]?.phase==="play"&&t.before?.[0]?.phase!=="play";return n===0||s||fr(t)||t.sheet?[n]:[]})}var fr=e=>Gn(e.before?.[0],e.views[0]);function Yl(e,t,n,s){if(e.sheet)return o("ask.next");let{line:a}=e;if(!("act"in a))return o("page.replay.dealt",{name:t[a.dealer]});let[r="",...l]=String(a.act).split(" "),c=t[a.seat]??"",p=n>=0&&n!==a.seat,u=e.views[a.seat],d=fr(e);if(r==="lay"){let m=l.map(h=>pt(h,St(u))).join(" "),f=be(u?.bid??0,s);return p?o("page.replay.laid",{name:c}):o("page.replay.lays",{name:c,cards:m,bid:f})}if(r==="name")return o("page.replay.names",{name:c,trump:K(l[0])});if(r==="play"){let[m,f]=d?["yes",t[d.winner]??""]:["no",""];return o("page.replay.plays",{name:c,card:pt(l[0]??"",St(u)),taken:m,winner:f})}let $=e.views[n];return p&&$?.phase==="offer"&&!$.offers?.[a.seat]?o("page.replay.decided",{name:c}):o("page.replay.offers",{name:c,offer:ue(String(a.act))})}function Gw(e){Se(()=>{let t=n=>{let s=e[n.key];if(!s||n.ctrlKey||n.metaKey||n.altKey||n.shiftKey)return;let a=`input, select, textarea, dialog${n.key===" "?", button, a":""}`;n.target instanceof Element&&n.target.closest(a)||(n.preventDefault(),s())};return addEventListener("keydown",t),()=>removeEventListener("keydown",t)})}function Vw({hint:e,variant:t,name:n,bid:s,back:a,onclose:r}){let{told:l,wrong:c}=e,p=o("page.hint.of",{name:n});return i`<${$r} class="replay-hint" title=${p} told=${l} back=${a} onclose=${r}>
		${l?i`<${$s} advice=${l.advice} variant=${t} done=${{act:l.act,name:n,bid:s}} />`:i`<p class=${c?"":"soft"} role="status">${c??o("page.hint.thinking")}</p>`}
	<//>`}function Zw({view:e,variant:t,laid:n,seat:s,name:a,hint:r}){let l=Ke(W(e.hand),me,e.trump),[c,p]=[ka(r?.advice),ka(r)];return i`<div class="replay-held">
		<${Vt} view=${e} variant=${t} seat=${s} name=${a} place="south" own=${!0}
			chair=${void 0} now=${0} open=${null} winner=${!1} laid=${n} />
		<div class="cards" style=${{"--n":Math.max(l.length,2)}} aria-label=${a} role="group">${l.map(u=>i`<span key=${u} class="one">
				<${de} card=${u} />
				<span class="mark">
					${c.has(u)?i`<${Ve} />`:null}${p.has(u)?i`<${Co} />`:null}
				</span>
			</span>`)}</div>
		<div class="laid">${ge(e.aside)}</div>
	</div>`}function Qw({played:e,table:t,match:n,deal:s,names:a,seat:r,onseat:l,here:c,onplay:p}){let[u,d]=y(!1),$=e.steps[e.steps.length-1]?.views[0]?.trump??"",m=h=>`/replay/${t}/${n}/${h}${r>=0?`?seat=${r}`:""}`,f=a.map((h,g)=>[String(g),o("page.replay.seen",{name:h})]);return i`<header class="replay-head">
		<a class="mark" href="/records">99<span class="unseen"> ${o("page.nav.records")}</span></a>
		<h1>
			<span class="soft">${e.header.rules?.name??je(e.header.variant)}</span>
			<span>${o("sheet.title",{deal:s+1,trump:K($)})}${" "}<${$e} trump=${$} /></span>
		</h1>
		<nav class="row" aria-label=${o("page.replay.deals")}>
			<${Nm} to=${s>0?m(s-1):""} text=${o("page.replay.previous")} arrow="←" />
			<${Nm} to=${s+1<e.deals?m(s+1):""} text=${o("page.replay.next")} arrow="→" />
		</nav>
		<${q} hidden label=${o("page.replay.hands")} value=${String(r)}
			options=${[["-1",o("page.replay.all")],...f]}
			onchange=${h=>l(Number(h))} />
		<div class="row doings">
			${t==="mine"?null:i`<a class="button plain to-table" href=${`/t/${t}`} aria-label=${o("page.learn.table")}>
						${Gl(o("page.learn.table"),o("page.replay.table.short"))}
					</a>`}
			<button type="button" class="button plain" aria-keyshortcuts="p" disabled=${!p} onclick=${p}
				aria-label=${o("page.whatif")}>${Gl(o("page.whatif"),o("page.whatif.play"))}</button>
			<a class="button plain" href=${`/report/${t}/${n}/${s}${r>=0?`?seat=${r}`:""}`}>
				${o("page.report.short")}
			</a>
			${t==="mine"?null:i`<button type="button" class="button plain" onclick=${()=>fs(cn(c))}
						aria-label=${o("page.replay.link")}>${Gl(o("page.replay.link"),o("page.replay.link.short"))}</button>`}
			<${w} plain onclick=${()=>d(!0)} say=${o("page.fair.short")} />
		</div>
		${u?i`<${R} title=${o("page.fair")} onclose=${()=>d(!1)}>
					${t==="mine"?i`<${Yw} match=${n} />`:i`<${la} table=${t} match=${n} />`}
				<//>`:null}
	</header>`}var Gl=(e,t)=>i`<span class="words">${e}</span><span class="arrow">${t}</span>`;function Yw({match:e}){let{value:t}=j(async()=>{let a=await ls();return(a&&await To(a.bytes))??""});if(t===void 0)return null;if(t==="")return i`<p>${o("page.fair.packed")}</p>`;let n=[...t.matchAll(/^\s*\{[^\n]*"ninetynine":/gm)].map(a=>a.index),s=n[e-1]??0;return i`<${la} record=${t.slice(s,n[e]??t.length)} />`}function Nm({to:e,text:t,arrow:n}){let s=i`<span class="words">${t}</span><span class="arrow" aria-hidden="true">${n}</span>`;return e?i`<a href=${e}>${s}</a>`:i`<span class="off" aria-disabled="true">${s}</span>`}var Xw={start:"M5 4v16M20 4 8 12l12 8z","fast-back":"M12 4 2 12l10 8zM22 4 12 12l10 8z",back:"M15 4 7 12l8 8 1-1-7-7 7-7z",forward:"M9 4l8 8-8 8-1-1 7-7-7-7z",play:"M6 3l14 9-14 9z",pause:"M5 4h4v16H5zM15 4h4v16h-4z","fast-forward":"M2 4l10 8-10 8zM12 4l10 8-10 8z",end:"M19 4v16M4 4l12 8-12 8z"};function Fn({label:e,icon:t,off:n,onclick:s}){return i`<button type="button" class="replay-key" aria-label=${e} title=${e} aria-disabled=${n}
		onclick=${()=>n||s()}>
		<svg viewBox="0 0 24 24" aria-hidden="true" focusable="false"><path d=${Xw[t]} /></svg>
	</button>`}function ek(e){let t=(r,l)=>Math.max(l,Math.trunc(Number(e.get(r)))||l),[n,s,a]=[t("match",1),t("deal",0),t("step",0)];return{table:e.get("of")||"mine",match:n,deal:s,step:a}}function tk({rest:[e=""]}){let t=ek(Ie.value),n=El(e,t),{value:s,wrong:a}=j(async()=>{let r=await Promise.all([Vl(t),ao({table:e,match:1,deal:t.deal})]);if(!nk(r))throw new ce(o("page.replay.gone"));return{key:n,both:r}},n);return a?i`<${U} class="endings" title=${o("page.nav.whatif")} text=${a}>
			<p><a class="button" href="/records">${o("page.nav.records")}</a></p>
		<//>`:s?.key!==n?i`<${U} class="endings" text=${o("page.replay.loading")} />`:i`<main id="main" tabindex="-1" class="endings">
		<${sk} table=${e} from=${t} both=${s.both} />
	</main>`}var nk=([e,t])=>String(e.steps[0]?.line.hands)===String(t.steps[0]?.line.hands),Bm=({steps:e})=>e.map(({line:t})=>t).filter(t=>"act"in t);function Em({steps:e}){let t=e.findLast(({views:n})=>n[0]?.phase==="over")?.views;return t&&Ql(t,0)}function sk({table:e,from:t,both:[n,s]}){let{header:a}=n,r=re(a.variant,a.rules),[l,c]=[Em(n),Em(s)];if(!l?.points||!c?.points)return i`<h1>${o("page.nav.whatif")}</h1><p>${o("page.whatif.unfinished")}</p>
			<p><a class="button" href=${`/t/${e}`}>${o("page.records.table")}</a></p>`;let p=Am(Bm(n),Bm(s),Qe(l),t.step),u=n.steps[0]?.views.length??1,d=bn(s,e),$=[Wn(a,u,bn(n,t.table)),Wn(s.header,u,d)],m=`/replay/${t.table}/${t.match}/${t.deal}`,[f=t.step,h=t.step]=p?.steps??[];return i`<div class="endings-head"><header>
			<p class="soft">${a.rules?.name??je(a.variant)} ·${" "}
				${o("sheet.title",{deal:t.deal+1,trump:K(c.trump)})}${" "}
				<${$e} trump=${c.trump??""} /></p>
			<h1>${o("page.nav.whatif")}</h1>
			<p class="lead">${ak(p?.trick)}</p>
		</header>
		<${ok} was=${l.points} now=${c.points} names=${$} me=${Os(s.header,u,d)} /></div>
		<div class="endings-both">
			<${Cm} title=${o("page.whatif.was")} played=${n} view=${l} names=${$[0]} variant=${r}
				trick=${p?.trick} step=${f} at=${m} />
			<${Cm} title=${o("page.whatif.now")} played=${s} view=${c} names=${$[1]} variant=${r}
				trick=${p?.trick} step=${h} at=${`/replay/${e}/1/${t.deal}`}
				again=${`${m}?step=${t.step}&on=1`} />
		</div>`}function ak(e){return e===void 0?o("page.whatif.same"):e<0?o("page.whatif.parted.before"):o("page.whatif.parted",{n:e+1})}function Cm({title:e,played:t,view:n,names:s,variant:a,trick:r,step:l,at:c,again:p}){let u=r===void 0||r<0?void 0:Zl(t)[l+1];return i`<section>
		<h2>${e}</h2>
		${u?i`<p>${ie(Yl(u,s,-1,a))}</p>`:null}
		<${Mt} view=${n} names=${s} variant=${a} me=${-1} untitled=${!0} />
		<div class="endings-tricks">
			<h3>${o("tricks.title")}</h3>
			<${Ut} view=${n} names=${s} from=${Math.max(0,r??0)} />
		</div>
		<p class="row">
			<a class="button" href=${`${c}?step=${l}`}>${o("page.replay")}</a>
			${p?i`<a class="button plain" href=${p}>${o("page.whatif.again")}</a>`:null}
		</p>
	</section>`}function ok({was:e,now:t,names:n,me:s}){let a=e.map((c,p)=>p),r=c=>{let[p="",u=""]=n.map(d=>d[c]??"");return p===u?p:i`${p}<span class="soft small"> / ${u}</span>`},l=(c,p,u="")=>i`<tr class=${u}><th scope="row">${c}</th>
		${a.map(d=>i`<td key=${d} data-mine=${d===s?"":void 0}>${p(d)}</td>`)}</tr>`;return i`<${se}><table class="book endings-difference">
		<caption class="unseen">${o("page.whatif.points")}</caption>
		<thead><tr><td></td>${a.map(c=>i`<th key=${c} scope="col">${r(c)}</th>`)}</tr></thead>
		<tbody>
			${l(o("page.whatif.was"),c=>O(e[c]??0))}
			${l(o("page.whatif.now"),c=>O(t[c]??0))}
		</tbody>
		<tfoot>${l(o("page.whatif.difference"),c=>ae((t[c]??0)-(e[c]??0)),"total")}</tfoot>
	</table><//>`}var Sa={C:"♣",D:"♦",H:"♥",S:"♠"};function Pm(e){if(e==="joker")return o("joker");let{rank:t,suit:n}=Rs(e);return An(t)+Sa[n]}var ec=e=>Sa[e]??o(e==="none"?"trump.short":`trump.${e}`),Xl=e=>Sa[e]?`${Sa[e]} ${K(e)}`:ec(e),Dm=(e,t)=>e.dummy&&t===e.seats-1?o("dummy"):o("page.pad.player",{n:t+1}),tc=({variant:e,slip:t})=>t.kind==="bid"?o("page.slips.dummy.bid"):Dm(e,t.seat),Lm=e=>e.trump.by==="holder";function nc(e,{trump:t,turnup:n}){if(n)return[o("page.slips.turnup",{card:Pm(n)}),o("page.slips.trump",{trump:Xl(t??"none")})];if(Lm(e))return[o("page.slips.named",{trump:t?Xl(t):o("page.slips.stays")})];if(t)return[o("page.slips.trump",{trump:Xl(t)})];let{first:s,after:a=[]}=e.trump,r=[...me,"none"].filter(c=>c===s||a.includes(c)),l=Ji(a).map(([c,p,u])=>`${c===p?c:`${c}–${p}`} ${ec(u)}`);return[o("page.slips.ring",{trumps:r.map(ec).join("   ")}),o("page.slips.after",{list:l.join(", ")})]}var Rm=({kind:e})=>e==="bid"?o("page.slips.when.bid"):o("page.slips.when.dummy");function _m({deal:e,slip:t}){let n=W(t.cards);return i`${[...me].map(s=>{let a=n.filter(r=>r.endsWith(s)).map(r=>An(Rs(r).rank));return i`<p key=${s} class="suit-of"><${$e} trump=${s} /><span class="unseen">${K(s)}</span>
			<span class="ranks">${a.length>0?a.map(r=>i`<b>${r}</b>`):i`<b>–</b>`}</span>
		</p>`})}
	${t.joker?i`<p class="joker">${ie(o("joker.as",{card:Pm(e.turnup??"")}))}</p>`:null}`}var rk=({cards:e})=>Math.max(...[...me].map(t=>e.split(t).length-1));function ik({variant:e}){let t=["bid",...e.offers.how==="none"?[]:["premium"],"tricks","points"];return i`<div class="boxes">
		${t.map(n=>i`<span key=${n}>${o(`page.slips.${n}`)}</span>`)}
	</div>`}function lk(e){let{variant:t,deal:n,slip:s}=e,a=s.kind==="hand",r=W(s.cards).length+(s.joker?1:0),l=a?nc(t,n):[Rm(s)];return i`<div class="slip-hand">
		<p class="slip-head"><b>${o("page.pad.deal",{n:n.number})} · ${tc(e)}</b>
			<span class="soft">${o("page.slips.cards",{n:r})}</span></p>
		<div class="slip-cards" style=${`--longest: ${rk(s)}`}><${_m} ...${e} /></div>
		${l.map((c,p)=>i`<p key=${p} class="slip-line">${ie(c)}</p>`)}
		${a?i`<${ik} variant=${t} />`:null}
	</div>`}function ck(e){let{variant:t,series:n,deal:s,slip:a}=e,{seat:r,kind:l}=a,c=r===s.dealer?o("page.slips.deals"):r===s.forehand?o("page.slips.leads"):"",p=s.trump&&!Lm(t)?nc(t,s):[],u=l==="hand"?p:[Rm(a)];return i`<div class="slip-tab">
		<p class="soft">${o(`variant.${t.id}`)}<br />${o("page.slips.set",{label:n.label})}</p>
		<p class="slip-number"><b>${o("col.deal")}</b>${s.number}</p>
		<p><b>${tc(e)}</b>${l==="hand"&&c?i`<br />${c}`:null}</p>
		${u.map((d,$)=>i`<p key=${$} class="slip-line">${ie(d)}</p>`)}
	</div>`}var[Wm,Im,hr,pk]=[330,374,22,36];function uk(){let e="A K Q J 10 9 8 7 6 5 4 3 2 C H S D C S H".split(" "),t=1,n=()=>(t=Math.imul(t,1664525)+1013904223>>>0)/2**32,s=Wm/hr;return Array.from({length:2*s*Im/hr},(a,r)=>{let l=e[Math.floor(n()*e.length)]??"",c=((r>>1)%s+n())*hr,p=(Math.floor((r>>1)/s)+n())*hr,u=(.6+.4*n())*pk/10,d=[r%2?-u:u,u].map(m=>m.toFixed(2)),$=`translate(${c.toFixed(1)} ${p.toFixed(1)}) scale(${d})`;return Sa[l]?`<use href="#${l}" x="-3.7" y="-3.7" width="7.4" height="7.4" transform="${$}"/>`:`<text y="3.3" transform="${$}">${l}</text>`}).join("")}function dk(){let e=[...me].map(n=>{let s=document.getElementById(`pip-${n}`)?.innerHTML??"";return`<symbol id="${n}" viewBox="0 0 100 100" color="${/[DH]/.test(n)?"#a00":"#000"}">${s}</symbol>`}),t=`<svg xmlns="http://www.w3.org/2000/svg" width="${Wm}" height="${Im}" font-family="sans-serif"
		font-size="10" font-weight="700" text-anchor="middle">${e.join("")}${uk()}</svg>`;return`data:image/svg+xml,${encodeURIComponent(t)}`}var qm=()=>Promise.allSettled([...document.images].filter(e=>e.className==="slip-back").map(e=>e.decode()));function Fm(e){let t=fe(dk,[]);return i`<div class="slips-paper">
		${e.series.deals.map(n=>i`<section key=${n.number} class="slips-page"
			style=${`--strips: ${Math.max(3,n.slips.length)}`}>
			${n.slips.map((s,a)=>i`<div key=${a} class="strip">
				<${lk} ...${e} deal=${n} slip=${s} />
				<img class="slip-back" src=${t} alt="" />
				<${ck} ...${e} deal=${n} slip=${s} />
			</div>`)}
		</section>`)}
	</div>`}function zm({seed:e,...t}){let{variant:n,series:s}=t;return i`<div class="slips-paper slips-sheet">
		<h1>${o("page.slips.sheet")}</h1>
		<p><b>${o(`variant.${n.id}`)} · ${o("page.slips.set",{label:s.label})}</b></p>
		<p class="secret"><b>${o("page.slips.secret")}</b></p>
		<p>${o("page.slips.how")}</p><p>${o("page.slips.packs")}</p><p>${o("page.slips.seed",{seed:e})}</p>
		<div class="all-deals">${s.deals.map(a=>i`<section key=${a.number}>
			<h2>${o("page.pad.deal",{n:a.number})} · ${o("page.slips.dealt",{name:Dm(n,a.dealer)})}</h2>
			${a.trump?i`<p class="slip-line">${ie(nc(n,a).join(" · "))}</p>`:null}
			${a.slips.map((r,l)=>i`<div key=${l} class="all-hand">
				<span class="soft">${tc({...t,deal:a,slip:r})}</span><${_m} ...${t} deal=${a} slip=${r} />
			</div>`)}
		</section>`)}</div>
	</div>`}var[$k,mk]=[200,2**31],fk={seed:48,label:40},gr=()=>gp(16).replace(/(.{4})(?=.)/g,"$1-"),hk=()=>({variant:"",first:1,deals:12,fixed:!1,label:"",seed:gr()}),sc={};function Hm(e){sc=e,G("/deal")}function gk({plan:e,set:t}){let n=X(t),s=a=>({value:e[a],maxlength:fk[a],autocapitalize:"none",oninput:n(a)});return i`<div class="row">
			<${Q} label=${o("page.slips.many")} value=${e.deals} min=${1} max=${$k} onchange=${n("deals")} />
			<${Q} label=${o("page.slips.first")} value=${e.first} min=${1} max=${mk} onchange=${n("first")} />
		</div>
		<div>
			<${ve} label=${o("page.slips.fixed")} checked=${e.fixed} onchange=${n("fixed")} />
			<p class="soft small">${o("page.slips.fixed.about")}</p>
		</div>
		<div><${F} label=${o("page.slips.label")} ...${s("label")} />
			<p class="soft small">${o("page.slips.label.about")}</p></div>
		<div><${F} label=${o("page.slips.seed.label")} required ...${s("seed")} />
			<p class="soft small">${o("page.slips.seed.about")}</p></div>
		<p><${w} plain onclick=${()=>t({seed:gr()})} say=${o("page.slips.seed.new")} /></p>`}function yk(e){return e instanceof I&&e.reason==="not-now"?o("page.slips.today"):rn(e)?o("page.slips.seed.bad"):D(e)}function bk(e){x(()=>{if(!e)return;let t=!1;return qm().then(()=>t||print()),()=>{t=!0}},[e])}function vk(){x(()=>{ne(Oe)},[]);let[e,t]=y(()=>({...hk(),variant:Ie.peek().get("variant")??"",...sc}));x(()=>{sc={}},[]);let n=N(e);x(()=>()=>{n.current=null},[]);let[s,a]=y(null),[r,l]=y(null),[c,p]=y(""),u=s===e,d=we.value.find(h=>h.id===e.variant)??At(),$=re(d?.id);bk(r);let m=h=>{n.current={...n.current??e,...h},t(n.current),l(null),p("")},f=async h=>{if(h.preventDefault(),u||!$)return;a(e),p("");let{first:g,deals:v,fixed:b,label:k}=e,S=e.seed.trim(),A=h.submitter?.getAttribute("value")==="all",[E,_]=await Mp({variant:$.id,seed:S,first:g,deals:v,fixed:b,label:k}).then(ee=>[ee,""],ee=>[null,yk(ee)]);n.current===e&&(a(null),l(E&&{variant:$,series:E,seed:S,all:A}),p(_))};return d?i`<main id="main" tabindex="-1" class="slips">
		<form class="stack unprinted" onsubmit=${f}>
			<header><h1>${o("page.nav.deal")}</h1><p class="lead">${o("page.slips.lead")}</p></header>
			<${q} label=${o("page.create.variant")} value=${d.id} groups=${lt()}
				onchange=${X(m)("variant")} />
			<${gk} plan=${e} set=${m} />
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
		${r?i`<${r.all?zm:Fm} ...${r} />`:null}
	</main>`:i`<${U} />`}var wk=200,Et=e=>Z(Date.parse(`${e}T12:00`),{dateStyle:"medium"}),Km=({events:e})=>i`<ul class="held">${e.map(t=>i`<li key=${t.event} class="row">
	<span><a href=${`/event/${t.event}`}><b>${t.title}</b></a><br />
		<span class="soft small">${[Et(t.date),o(`variant.${t.variant}`),o("page.event.players.n",{n:t.players}),t.closed?o("page.event.closed"):""].filter(Boolean).join(" · ")}</span>
	</span>
</li>`)}</ul>`;function kk(){let{value:e,wrong:t}=j(async()=>M.peek()?(await lu()).events:[],M.value?.id),[n,s]=y(!1);return Y.value||!dn.value?i`<${U} text=${Y.value?o("page.event.server"):""} />`:i`<main id="main" tabindex="-1" class="records people">
		<header class="stack"><h1>${o("page.events")}</h1><p class="lead">${o("page.events.about")}</p></header>
		${t?i`<p class="trouble" role="status">${t}</p>`:null}
		<p><${w} chief onclick=${()=>s(!0)} say=${o("page.events.new")} /></p>
		${e?.length?i`<section><h2>${o("page.events.yours")}</h2><${Km} events=${e} /></section>`:null}
		${n?i`<${Um} group="" onclose=${()=>s(!1)} />`:null}
	</main>`}function Jm({group:e,organises:t}){let{value:n=[]}=j(async()=>(await lo({group:e})).events,e),[s,a]=y(!1);return n.length===0&&!t?null:i`<section><h2>${o("page.events")}</h2>
		<${Km} events=${n} />
		${t?i`<p><${w} onclick=${()=>a(!0)} say=${o("page.events.new")} /></p>`:null}
		${s?i`<${Um} group=${e} onclose=${()=>a(!1)} />`:null}
	</section>`}var xk=()=>({title:"",date:gt(),variant:"",play:"boards",rounds:3,deals:8,ranking:"sum",cards:"drawn",seed:"",group:"",where:"here",house:vs}),Sk={clock:{bank:6e5,add:1e4},bot:"club"};function Ok(e,t){let{title:n,date:s,variant:a,play:r,rounds:l,deals:c,ranking:p,cards:u,seed:d,group:$,where:m,house:f}=e,h=_n(f,t),g=r==="boards",v=m==="online"&&$!=="",b=v?"":u==="drawn"?gr():u==="text"?d.trim():"";return{title:n,date:s,variant:a,play:r,rounds:l,deals:c,organiser:"",...h&&{rules:h},...g&&b&&{seed:b},...g&&p==="field"&&{scoring:{field:!0}},...$&&{group:$},...v&&{online:Sk}}}function Ak({plan:e,set:t}){let n=X(t),s=e.play==="boards";return i`<div>
			<${J} label=${o("page.event.play")} value=${e.play} onchange=${n("play")}
				options=${V("page.event.play","boards","matches")} />
			<p class="soft small">${o(`page.event.play.about.${e.play}`)}</p>
		</div>
		<div class="row">
			<${Q} label=${o("page.event.rounds")} value=${e.rounds} min=${1} max=${99} onchange=${n("rounds")} />
			<${Q} label=${o(`page.event.deals.${e.play}`)} value=${e.deals} min=${1} max=${200}
				onchange=${n("deals")} />
		</div>
		<p class="soft small">${o("page.event.deals.about")}</p>
		${s?i`<div>
					<${J} label=${o("page.event.rank")} value=${e.ranking} onchange=${n("ranking")}
						options=${V("page.event.rank","sum","field")} />
					<p class="soft small">${o(`page.event.rank.about.${e.ranking}`)}</p>
				</div>
				${e.group&&e.where==="online"?null:i`<div>
					<${J} label=${o("page.event.cards")} value=${e.cards} onchange=${n("cards")}
						options=${V("page.event.cards","drawn","text","hand")} />
					${e.cards==="text"?i`<${F} label=${o("page.event.cards.word")} required maxlength="48" autocapitalize="none"
							value=${e.seed} oninput=${n("seed")} />`:null}
					<p class="soft small">${o(`page.event.cards.about.${e.cards}`)}</p>
				</div>`}`:null}`}function Um({group:e,onclose:t}){x(()=>{ne(Oe)},[]);let[n,s]=y(()=>({...xk(),group:e})),[a]=y(le),[r,l]=y(""),{busy:c,once:p}=C(b=>l(D(b))),u=Ye(),d=async()=>M.peek()?(await ns({})).groups.filter(b=>b.role!=="member"):[],{value:$=[]}=j(d,M.value?.id),m=we.value.find(b=>b.id===n.variant)??At(),f=re(m?.id);if(!m)return null;let h=b=>(s(k=>({...k,...b})),l("")),g=b=>{b.preventDefault(),p(async()=>{if(!await u.keep())return;let k=Ok({...n,variant:m.id},f),{event:S}=await Xe(()=>cu({id:a,setup:k}),"there");G(`/event/${S}`)})},v=i`<button type="submit" form="new-event" class="button chief" aria-busy=${c}>
		${o("page.events.new")}
	</button>`;return i`<${R} broad title=${o("page.events.new")} onclose=${t} actions=${v}>
		<form id="new-event" class="create stack" onsubmit=${g}>
			<div class="row">
				<${F} class="wide-line" label=${o("page.event.title")} required maxlength=${wk} value=${n.title}
					placeholder=${o("page.event.title.like")} oninput=${X(h)("title")} />
				<${F} label=${o("page.event.day")} type="date" required value=${n.date} oninput=${X(h)("date")} />
			</div>
			${M.value?null:i`<${it} name=${u} />`}
			<${ks} value=${m.id} groups=${lt()}
				onchange=${b=>h({variant:b,house:{...n.house,changed:{}}})} />
			${$.length?i`<${q} label=${o("page.event.group")} value=${n.group} onchange=${X(h)("group")}
					options=${[["",o("page.event.group.none")],...$.map(b=>[b.id,b.name])]} />`:null}
			${n.group?i`<div><${J} label=${o("page.event.where")} value=${n.where} onchange=${X(h)("where")}
						options=${V("page.event.where","here","online")} />
					<p class="soft small">${o(`page.event.where.about.${n.where}`)}</p></div>`:null}
			<${Ak} plan=${n} set=${h} />
			<${xs} own=${n.house} set=${X(h)("house")} rules=${f} />
			<p class=${r?"trouble":""} role="alert">${r}</p>
		</form>
	<//>`}var Ct=(e,t)=>e.members.find(n=>n.id===t)?.name??"?",kt=(e,t)=>o(e.play==="boards"?"page.event.phone.board":"page.pad.deal",{n:t}),yr=(e,t)=>e.members.find(n=>[n.name??"",...n.others??[]].some(s=>ln(s,t)));function Mk(e){let[t=0,n=1]=e.split("/").map(Number);return t/n}function et(e,t=!1){let n=Mk(e);return(t&&n>0?"+":"")+O(n,e.includes("/")?2:0)}var Oa=e=>e.rounds.at(-1);var br=(e,t)=>t.name??Ct(e,t.member),Gm=(e,t)=>e.field?et(t.field??"0",!0):et(t.points);function js({view:e,you:t}){let{ranking:n}=e,s=n.some(r=>r.field!==void 0);if(n.length===0)return i`<p class="soft">${o("page.event.ranking.none")}</p>`;let a=e.field?["field","points"]:s?["points","field"]:["points"];return i`<${se}><table class="book ranking">
			<thead><tr><th scope="col">${o("page.event.place")}</th><th scope="col" class="who">${o("page.season.player")}</th>
				${a.map(r=>i`<th key=${r} scope="col">${o(`page.event.col.${r}`)}</th>`)}
				<th scope="col">${o("page.season.made")}</th><th scope="col">${o(`page.event.col.${e.play}`)}</th></tr></thead>
			<tbody>${n.map(r=>i`<tr key=${r.member} class=${r.member===t?"own":""}>
				<td>${r.place}</td>
				<th scope="row" class="who">${br(e,r)}${r.rulings?i` <small class="soft">*</small>`:null}</th>
				${a.map((l,c)=>{let p=l==="field"?et(r.field??"0",!0):et(r.points);return i`<td key=${l}>${c?p:i`<b>${p}</b>`}</td>`})}
				<td>${O(r.made)}</td><td>${O(r.boards)}${r.fewer?"°":""}</td></tr>`)}</tbody>
		</table><//>
		${n.some(r=>r.fewer)?i`<p class="small soft">${o("page.event.fewer")}</p>`:null}
		${n.some(r=>r.rulings)?i`<p class="small soft">${o("page.event.ruled")}</p>`:null}`}function Tk(e){let t=e.ranking.map(n=>[n.place,br(e,n),et(n.points),n.field===void 0?"":et(n.field),n.made,n.boards]);an(Vn([["place","player","points","field","made","boards"],...t]),`${e.date}.csv`)}var Vm=({view:e})=>i`<${w} plain onclick=${()=>Tk(e)} say=${o("page.season.csv")} />`,Aa=e=>e?`${e.bid??"–"}/${e.tricks??"–"}${e.premium?` ${ue(e.premium)}`:""}`:"";function jk({view:e,line:t,seat:n}){let s=t.players[n]??"",a=t.rulings?.[s],r=t.points?.[n];return i`<td><span class="who">${Ct(e,s)}</span> <span class="figures">
		<span class="soft">${Aa(t.entry?.hands[n])}</span>
		${a?i`<b>${o(`page.event.ruling.${a.score}`,{n:a.points??0})}</b>`:r===void 0?null:i`<b>${O(r)}</b>`}
		${t.field&&!a?i`<span class="soft">${et(t.field[n]??"0",!0)}</span>`:null}</span></td>`}var Nk=({view:e,of:{board:t,lines:n}})=>i`<section class="traveller">
	<h3>${o("page.event.board",{n:t})}</h3>
	<${se}><table class="book">
		<tbody>${n.map(s=>i`<tr key=${`${s.round} ${s.table}`}>
			<th scope="row">${o("page.event.table",{n:s.table})}</th>
			${s.players.map((a,r)=>i`<${jk} key=${r} view=${e} line=${s} seat=${r} />`)}</tr>`)}</tbody>
	</table><//>
</section>`;function Ns({view:e}){let t=e.travellers??[];return t.length===0?i`<p class="soft">${o("page.event.travellers.none")}</p>`:i`<p class="small soft">${o("page.event.travellers.how")}</p>
		<div class="travellers">${t.map(n=>i`<${Nk} key=${n.board} view=${e} of=${n} />`)}</div>`}var Zm=(e,t)=>L(t.map(n=>Ct(e,n)));function $t({say:e,onsend:t,children:n,can:s=!0}){let[a,r]=y("");return i`<form class="reasoned stack" onsubmit=${c=>(c.preventDefault(),t(a))}>
		${n}
		<div class="row"><${F} label=${o("page.event.reason")} required maxlength="200"
			value=${a} oninput=${r} />
			<button class="button" disabled=${!s}>${e}</button></div>
	</form>`}var zn=({round:e,table:t,board:n})=>[e&&o("page.event.round",{n:e}),t&&o("page.event.table",{n:t}),n&&o("page.event.board",{n})].filter(Boolean).join(", ");function Bk(e,{result:t,round:n,table:s,board:a}){let r=e.view.rounds.find(p=>p.number===n)?.tables.find(p=>p.number===s),l=r?.boards.find(p=>p.number===(a??0))?.own?.players??r?.seats??[],c=p=>e.name(l[p])||o("page.pad.player",{n:p+1});return t?.entry?t.entry.hands.slice(0,l.length||void 0).map((p,u)=>`${c(u)} ${Aa(p)}`).join(" · "):(t?.points??[]).map((p,u)=>`${c(u)} ${O(p)}`).join(" · ")}function Ma(e,t){let{do:n,member:s,other:a,round:r,ruling:l,tables:c,seats:p,chair:u=0,from:d,ends:$,replaces:m=[],setup:f}=t,h=e.acts.find(g=>g.id===(t.of??m[0]));switch(n){case"result":case"correction":return Bk(e,t);case"confirm":case"dispute":case"withdraw":return o(`page.event.act.${n}`,{what:h?`${zn(h)}: ${Ma(e,h)}`:"…"});case"member":return o("page.event.act.member",{name:t.name??o("page.event.unnamed"),again:m.length?"yes":"no"});case"same":return o("page.event.act.same",{name:Qm(e,s),other:Qm(e,a)});case"round":return o("page.event.act.round",{n:c?.length??0});case"seated":return L((p??[]).map(e.name));case"substitute":return o("page.event.act.substitute",{name:e.name(s),chair:u+1,n:d??1});case"ruling":return`${e.name(s)}: ${o(`page.event.ruling.${l?.score}`,{n:ae(l?.points??0)})}`;case"clock":return o("page.event.act.clock",{time:$?Z($,{timeStyle:"short"}):"–"});case"setup":return o("page.event.act.setup",{title:f?.title??""});case"close":case"reopen":return o(`page.event.act.${n}${r?"":".event"}`);default:return o(`page.event.act.${n}`,{name:e.name(s),n:r??0})}}var Qm=(e,t)=>e.acts.findLast(n=>n.do==="member"&&n.member===t)?.name??e.name(t);function Ek(e,t){if(qe(t.by))return o("page.event.by.you");let n=t.by&&e.acts.findLast(s=>s.person===t.by);return t.by?n?n.name??"":o("page.event.by.deputy"):t.table?o("page.event.by.table",{n:t.table}):""}function Ym({desk:{of:e,send:t}}){let[n,s]=y(""),a=new Set(e.stand.map(c=>c.id)),r=e.stand.find(c=>c.id===n),l=c=>(t({do:"withdraw",replaces:[n],reason:c}),s(""));return i`<ol class="desk-log" reversed>${e.acts.toReversed().map(c=>i`<li key=${c.id}>
			<${a.has(c.id)?"span":"s"}>
				${c.round&&c.do!=="here"&&c.do!=="gone"?i`<b>${zn(c)}</b> `:null}${Ma(e,c)}
				${c.reason?i` <em>${o("page.event.because",{reason:c.reason})}</em>`:null}
			<//>
			<small class="soft">${Ek(e,c)}</small>
			${a.has(c.id)&&c.do!=="setup"&&c.do!=="withdraw"?i`<${w} plain onclick=${()=>s(c.id)} say=${o("page.event.withdraw")} />`:null}
		</li>`)}</ol>
		${r?i`<${R} title=${o("page.event.withdraw")} onclose=${()=>s("")}>
				<p>${[zn(r),Ma(e,r)].filter(Boolean).join(": ")}</p>
				<${$t} say=${o("page.event.withdraw")} onsend=${l} /><//>`:null}`}function ac(e){let t=new Set(e.flatMap(n=>n.replaces??[]));return e.filter(n=>!t.has(n.id))}var Ae=e=>e.map(t=>t.id);function Ck(e){let t=new Map,n=s=>t.has(s)?n(t.get(s)):s;for(let s of e){let[a,r]=[n(s.member??""),n(s.other??"")];s.do==="same"&&a!==r&&t.set(a>r?a:r,a>r?r:a)}return n}function Xm(e,t){let n=ac(t),s=Ck(n),a=new Set(n.filter(c=>c.do==="round").map(c=>c.round)),r=e.rounds.filter(c=>a.has(c.number)),l=r.at(-1);return{view:e,acts:t,stand:n,root:(c="")=>s(c),name:(c="")=>Ct(e,s(c)),rounds:r,round:l,next:(l?.number??0)+1}}var vr=({stand:e,root:t},n)=>e.filter(s=>(s.do==="here"||s.do==="gone")&&t(s.member)===n);function wr(e,t){let n=[...e].sort((a,r)=>(a.round??0)-(r.round??0)),s=n.findLast(a=>(a.round??0)<=t);return s?s.do==="here":n[0]?.do!=="here"}function oc(e,t){let{next:n,view:s}=e,a=vr(e,t),r=Math.max(s.planned,n,...a.map(p=>p.round??0)),l=Array.from({length:r-n+1},(p,u)=>wr(a,n+u)),c=l.findIndex(p=>p!==l[0]);return c<0?l[0]?"here":"gone":l.slice(c).some(p=>p!==l[c])?"":l[0]?`until ${n+c-1}`:`from ${n+c}`}function ef(e,t,n){let{next:s}=e,a=vr(e,t),r=a.filter(f=>(f.round??0)>=s),l=a.filter(f=>(f.round??0)<s),c=Ae(r),[p="",u=""]=n.split(" "),d=(f,h)=>({do:f,member:t,round:h,replaces:c}),$=wr(l,s);return p==="here"||p==="gone"?[d(p,s)]:p==="until"?[...$?[]:[d("here",s)],d("gone",Number(u)+1)]:[...$&&(l.length>0||s>1)?[d("gone",s)]:[],d("here",Number(u))]}function Be(e){let t=e.boards.filter(a=>a.number>0),n=e.boards.some(a=>a.number===0&&a.played),s=n?t.length:t.filter(a=>a.played).length;return{played:s,of:t.length,done:n||t.length>0&&s>=t.length}}var Bs=e=>(e?.closed?[]:(e?.tables??[]).filter(t=>!Be(t).done)).sort((t,n)=>Be(n).of-Be(n).played-(Be(t).of-Be(t).played)||t.number-n.number),tf=e=>!e.closed&&e.tables.every(t=>Be(t).played===0),kr=e=>e.own?.status??(e.played?"entered":"open"),Es=(e,t)=>e?o("page.event.round.of",{n:e.number,of:t}):o("page.event.rounds.n",{n:t});var rc=40;function Pk(e){return j(async()=>{if(!e)return M.peek()?[{id:M.peek()?.id,name:M.peek()?.name??""}]:[];let[{members:n},{players:s}]=await Promise.all([io({group:e}),co({group:e})]),a=s.filter(r=>!n.some(l=>l.id===r.player||ln(l.name,r.name)));return[...n,...a.map(r=>({id:void 0,name:r.name}))]},e,M.value?.id).value??[]}function nf({desk:e}){let{of:t,setup:n,send:s}=e,a=Pk(n.group),[r,l]=y(""),[c,p]=y(""),u=za(),d=b=>{let k=b.map(A=>Ws(A).slice(0,rc)).filter((A,E,_)=>A&&_.findIndex(ee=>ln(ee,A))===E&&!yr(t.view,A)),S=b.map(Ws).filter(A=>A&&yr(t.view,A));S.length&&T(o("page.event.twice",{name:S[0]})),s(...k.map(A=>{let E=a.find(_=>_.id&&ln(_.name,A))?.id;return{do:"member",member:le(),name:A,...E&&{person:E}}})),l("")},$=b=>{let k=b.clipboardData?.getData("text").split(/[\n;\t]+/).filter(S=>S.trim())??[];k.length<2||(b.preventDefault(),d(k))},m=b=>b&&s({do:"member",member:le(),bot:b,name:Dk(t.view.members,b)}),f=b=>(b.preventDefault(),d([r])),h=t.view.members.filter(b=>!b.bot&&!oc(t,b.id).startsWith("gone")).length,g=t.view.members.find(b=>b.id===c),v=[...t.view.members].sort((b,k)=>+!!b.bot-+!!k.bot||(b.name??"").localeCompare(k.name??""));return i`<section class="desk-players">
		<form class="row" onsubmit=${f}>
			<${F} label=${o("page.event.enter")} value=${r} list=${u} maxlength=${rc} enterkeyhint="done"
				oninput=${l} onpaste=${$} />
			<datalist id=${u}>${a.filter(b=>!yr(t.view,b.name)).map(b=>i`<option key=${b.name} value=${b.name} />`)}</datalist>
			<button class="button">${o("page.event.enter.do")}</button>
			<${q} label=${o("page.event.bot")} value="" onchange=${m}
				options=${[["",o("page.event.bot.choose")],...V("page.level",...xt)]} />
		</form>
		<p class="small soft">${o("page.event.enter.about")}</p>
		<p><b>${o("page.event.players.n",{n:h})}</b></p>
		<ul class="desk-list">${v.map(b=>i`<${Lk} key=${b.id} desk=${e} member=${b}
			onchange=${()=>p(b.id)} />`)}</ul>
		${g?i`<${Rk} desk=${e} member=${g} known=${a} onclose=${()=>p("")} />`:null}
	</section>`}function Dk(e,t){let n=e.filter(s=>s.bot===t).length;return`${o(`page.level.${t}`)}${n?` ${n+1}`:""}`}function Lk({desk:e,member:t,onchange:n}){let{of:s,send:a}=e,r=oc(s,t.id),l=Math.max(s.view.planned,s.next),c=(d,$)=>Array.from({length:Math.max(0,$-d+1)},(m,f)=>d+f),p=s.next>1&&s.rounds.some(d=>d.tables.some($=>$.seats.includes(t.id))),u=[["here",o("page.event.here")],["gone",p?o("page.event.until",{n:s.next-1}):o("page.event.gone")],...c(s.next+1,l).map(d=>[`from ${d}`,o("page.event.from",{n:d})]),...c(s.next,l-1).map(d=>[`until ${d}`,o("page.event.until",{n:d})]),...r===""?[["",o("page.event.varies")]]:[]];return i`<li class=${r==="gone"?"absent":""}>
		<button type="button" class="link" onclick=${n}>${s.name(t.id)}</button>
		${t.others?.length?i`<small class="soft">${t.others.join(", ")}</small>`:null}
		${t.bot?i`<span class="soft small">${o("page.event.bot")}</span>`:i`<${q} hidden label=${o("page.event.there",{name:s.name(t.id)})} value=${r} options=${u}
				onchange=${d=>d&&a(...ef(s,t.id,d))} />`}
	</li>`}function Rk({desk:{of:e,send:t},member:n,known:s,onclose:a}){let[r,l]=y(n.name??""),c=e.stand.filter(v=>v.do==="member"&&e.root(v.member)===n.id),p=e.stand.filter(v=>v.do==="same"&&e.root(v.member)===n.id),[u,d]=y(c.find(v=>v.person)?.person??""),[$,m]=y(""),f=v=>{v.preventDefault(),t({do:"member",member:n.id,name:r,...u&&{person:u},...n.bot&&{bot:n.bot},replaces:Ae(c.filter(b=>b.member===n.id||p.length===0))}),a()},h=()=>(t({do:"same",member:n.id,other:$}),a()),g=s.filter(v=>v.id);return i`<${R} title=${e.name(n.id)} onclose=${a}><div class="stack">
		<form class="stack" onsubmit=${f}>
			<${F} label=${o("page.name")} required maxlength=${rc} value=${r} oninput=${l} />
			${g.length&&!n.bot?i`<${q} label=${o("page.event.person")} value=${u} onchange=${d}
					options=${[["",o("page.event.person.none")],...g.map(v=>[v.id,v.name])]} />`:null}
			<p><button class="button">${o("page.event.save")}</button></p>
		</form>
		<div class="row"><${q} label=${o("page.event.same")} value=${$} onchange=${m}
				options=${[["","–"],...e.view.members.filter(v=>v.id!==n.id).map(v=>[v.id,e.name(v.id)])]} />
			<${w} disabled=${!$} onclick=${h} say=${o("page.event.same.do")} /></div>
		<p class="small soft">${o("page.event.same.about")}</p>
		${p.length?i`<${$t} say=${o("page.event.unjoin")} onsend=${v=>(t({do:"withdraw",replaces:Ae(p),reason:v}),a())} />`:null}
		${e.rounds.length===0?i`<${$t} say=${o("page.event.remove")} onsend=${v=>(t({do:"withdraw",replaces:Ae(c),reason:v}),a())} />`:null}
	</div><//>`}var sf={cards:_k,organiser:af,players:af,seats:Wk,results:Ik},of=({id:e,codes:t},n)=>`${cn(`/event/${e}`)}#${n}.${t[n-1]}`;function rf({desk:e}){let{of:t,setup:n,live:s}=e,a=t.view.members.length,[r,l]=y(Math.max(1,t.round?.tables.length??Math.floor(a/(s||3)))),[c,p]=y(null),u=f=>ne(async()=>{let h=Array.from({length:r},(g,v)=>of(e,v+1));p({what:f,codes:f==="cards"?await Vi(h):[]})});x(()=>{c&&print()},[c]);let d=()=>ne(async()=>{let{seed:f}=await uu({event:e.id});Hm({variant:n.variant,seed:f,first:(t.next-1)*n.deals+1,deals:n.deals,fixed:!0})}),$=Object.keys(sf),m=sf[c?.what??"cards"];return i`<section class="stack unprinted">
			${ms(location.hostname)?i`<p class="trouble">${o("page.event.print.own")}</p>`:null}
			<${Q} label=${o("page.event.print.tables")} value=${r} min=${1} max=${Math.min(99,e.codes.length)}
				onchange=${l} />
			<ul class="held">${$.map(f=>i`<li key=${f} class="row"><span><b>${o(`page.event.print.${f}`)}</b><br />
				<span class="small soft">${o(`page.event.print.about.${f}`)}</span></span>
				<${w} onclick=${()=>u(f)} say=${o("page.rules.print")} /></li>`)}
				${n.play==="boards"&&qe(n.organiser)?i`<li class="row"><span><b>${o("page.event.print.slips")}</b><br />
						<span class="small soft">${o("page.event.print.about.slips")}</span></span>
						<${w} onclick=${d} say=${o("page.event.print.slips.go")} /></li>`:null}</ul>
			<p><a class="button plain" href=${`/event/${e.id}/wall`} target="_blank">${o("page.event.wall")}</a></p>
		</section>
		${c?i`<div class=${`event-paper paper-${c.what}`}><${m} desk=${e} codes=${c.codes}
				of=${c.what} /></div>`:null}`}function _k({desk:e,codes:t}){return t.map((n,s)=>i`<section key=${s} class="table-card">
		<p class="card-title">${e.of.view.title}</p>
		<p class="card-number">${o("page.event.table",{n:s+1})}</p>
		<${Zi} code=${n} label=${of(e,s+1)} />
		<ol>${[1,2,3,4].map(a=>i`<li key=${a}>${o(`page.event.card.${a}`)}</li>`)}</ol>
	</section>`)}function af({desk:{of:{view:e},setup:t},of:n}){let s={deals:t.deals,rounds:e.planned,play:t.play},a=ms(location.hostname)?"____________________":location.origin,r=(l,c,p)=>i`<${p} class="guide">${Array.from({length:c},(u,d)=>i`<li key=${d}>${o(`page.event.guide.${l}.${d+1}`,s)}</li>`)}<//>`;return i`<h1>${o(`page.event.guide.${n}`)}</h1>
		<p><b>${e.title}</b> · ${Et(e.date)} · ${o(`variant.${e.variant}`)}</p>
		${n==="players"?r(n,8,"ol"):i`${r(n,6,"ol")}
			<h2>${o("page.event.guide.trouble")}</h2>${r("trouble",8,"ul")}
			<p class="guide-note">${o("page.event.guide.note",{address:a})}</p>`}`}function Wk({desk:{of:e}}){let{round:t,view:n}=e,s=(t?.tables??[]).flatMap(a=>a.seats.map((r,l)=>({name:e.name(r),table:a.number,chair:l+1})));return s.sort((a,r)=>a.name.localeCompare(r.name)),i`<h1>${n.title}</h1><h2>${o("page.event.round",{n:t?.number??0})}</h2>
		<table class="book door"><thead><tr><th scope="col">${o("page.season.player")}</th>
			<th scope="col">${o("page.event.table.head")}</th><th scope="col">${o("page.event.chair.head")}</th></tr></thead>
			<tbody>${s.map(a=>i`<tr key=${`${a.table} ${a.chair}`}><th scope="row">${a.name}</th>
				<td><b>${O(a.table)}</b></td><td>${O(a.chair)}</td></tr>`)}</tbody></table>`}function Ik({desk:{of:{view:e}}}){return i`<h1>${e.title}</h1>
		<p>${Et(e.date)} · ${o(`variant.${e.variant}`)}</p>
		<${js} view=${e} />
		${e.travellers?.length?i`<h2>${o("page.event.part.travellers")}</h2><${Ns} view=${e} />`:null}`}var qk=500,Fk=40,zk=(e,t)=>e.view.members.filter(n=>!n.bot&&wr(vr(e,n.id),t)).map(n=>n.id);function lf(e,t,n,s){let a=zk(t,t.next),r=t.view.members.filter($=>$.bot).map($=>$.id),l=Math.max(1,Math.min(t.view.planned,Fk)-t.next+1),c=s&&a.length+r.length>=n,p=JSON.stringify([c,t.next,l,a,r]),{value:u,wrong:d}=j(async $=>{if(await new Promise(h=>setTimeout(h,qk)),!c||$.aborted)return{about:p,choices:[]};let{choices:m}=await pu({event:e,from:t.next,rounds:l},{signal:$}),f=h=>r.includes(h);return{about:p,choices:m.map(({bots:h,...g})=>h&&g.rounds.some(v=>v.tables.some(b=>b.seats.some(f)))?{...g,bots:h}:g)}},p);return{choices:u?.about===p?u.choices:[],wrong:d,players:a,enough:a.length+r.length>=n}}var ic=e=>({tables:e?.rounds[0]?.tables.map(t=>t.seats)??[],out:e?.rounds[0]?.out??[]}),cf=({tables:e},t,n)=>e.map((s,a)=>({table:a+1,seats:s,...n&&{boards:Array.from({length:n},(r,l)=>(t-1)*n+l+1)}}));function pf({tables:e},t){let n=e.findIndex(s=>s.length!==t&&s.length!==t+1);return e.length===0?o("page.event.seat.none",{n:t}):n<0?"":o("page.event.seat.wrong",{table:n+1,is:e[n]?.length??0,n:t,more:t+1})}function Hk(e){let t=new Map;for(let{length:n}of e)t.set(n,(t.get(n)??0)+1);return L([...t].sort(([n],[s])=>n-s).map(([n,s])=>o("page.event.tables.of",{n:s,size:n})))}var Kk=([e=0,t=0])=>e===t?O(e):`${O(e)}–${O(t)}`;function uf({choices:e,chosen:t,onchoose:n}){let s=["meetings","shared","out","large"];return i`<${se}><table class="book choices-of">
		<thead><tr><th scope="col">${o("page.event.choices")}</th>
			${s.map(a=>i`<th key=${a} scope="col">${o(`page.event.choice.${a}`)}</th>`)}</tr></thead>
		<tbody>${e.map((a,r)=>i`<tr key=${r}>
			<th scope="row"><label class="choice"><input type="radio" name="seating" checked=${r===t}
				onchange=${()=>n(r)} /><span>${Hk(ic(a).tables)}${a.bots?` ${o("page.event.choice.bots")}`:""}
				${a.apart?i` <span class="trouble">${o("page.event.choice.apart",{n:a.apart})}</span>`:null}</span></label></th>
			${s.map(l=>i`<td key=${l}>${Kk(a[l])}</td>`)}</tr>`)}</tbody>
	</table><//>
	<p class="small soft">${o("page.event.choices.how")}</p>`}function Jk({tables:e,out:t},n,s){let a=[...e.map($=>[...$]),[...t],[]],[r,l]=[a[n.row],a[s.row]],c=r?.[n.chair];if(!r||!l||!c||n.row===s.row&&s.chair>=l.length)return{tables:e,out:t};let p=l[s.chair];l[s.chair]=c,p?r[n.chair]=p:r.splice(n.chair,1);let u=a.pop()??[],d=a.pop()??[];return{tables:[...a,u].filter($=>$.length>0),out:d}}function df({of:e,plan:t,live:n,onchange:s}){let[a,r]=y(null),l=N(null),c=(d,$)=>(r(null),d&&s(Jk(t,d,$))),p=(d,$)=>{let m=a?.row===d.row&&a.chair===d.chair;return i`<button type="button" key=${$??"+"} class=${`chip ${$?"":"free"}`}
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
		</div>`}function lc({tables:e},t){let n=e.map(s=>s.filter(a=>t.includes(a))).filter(s=>s.length>0);return{tables:n,out:t.filter(s=>!n.flat().includes(s))}}var $f=({onclick:e})=>i`<${w} plain onclick=${e} say=${o("page.event.seat.suggested")} />`;function mf({desk:e,round:t}){let[n,s]=y({table:0,board:-1}),a=d=>Be(d).of-Be(d).played,r=t.closed?t.tables:[...t.tables].sort((d,$)=>a($)-a(d)||d.number-$.number),l=t.tables.find(d=>d.number===n.table),c=l?.boards.find(d=>d.number===n.board),u={desk:e,round:t,table:l,onclose:()=>s({table:0,board:-1})};return i`<ul class="desk-tables">${r.map(d=>{let{played:$,of:m,done:f}=Be(d);return i`<li key=${d.number} class=${f?"done":""}>
				<p class="row"><b>${o("page.event.table",{n:d.number})}</b>
					<span class="soft">${f?o("page.event.done"):o("page.event.progress",{n:$,of:m})}</span>
					<${w} plain onclick=${()=>s({table:d.number,board:-1})} say=${o("page.event.change")} /></p>
				<p>${d.seats.map(h=>e.of.name(h)).join(" · ")}</p>
				<p class="board-marks">${d.boards.filter(h=>h.number||h.played).map(h=>i`<button type="button" key=${h.number}
					class=${`board-mark ${kr(h)}`} onclick=${()=>s({table:d.number,board:h.number})}
					aria-label=${`${Gk(h)}: ${o(`page.event.status.${kr(h)}`)}`}>${h.number||"∑"}</button>`)}</p>
			</li>`})}</ul>
		<p class="small soft legend">${Uk.filter(d=>t.tables.some($=>$.boards.some(m=>kr(m)===d))).map(d=>i`<span key=${d}><i class=${`board-mark ${d}`} aria-hidden="true"></i>
				${` ${o(`page.event.status.${d}`)}`}</span>`)}</p>
		${l&&c?i`<${Zk} ...${u} board=${c} />`:l?i`<${Vk} ...${u} />`:null}`}var Uk=["entered","confirmed","waiting","disputed","unfit"],Gk=e=>e.number?o("page.event.board",{n:e.number}):o("page.event.whole"),ff=({desk:{id:e,codes:t},table:{at:n,number:s}})=>i`<p><a class="button" target="_blank"
	href=${n?`/t/${n}`:`/event/${e}#${s}.${t[s-1]??""}`}>
	${o(n?"page.evenings.go":"page.event.pad")}</a></p>`;function Vk({desk:e,round:t,table:n,onclose:s}){let{of:a,send:r}=e,[l,c]=y(n.seats),[p,u]=y(""),[d,$]=y("0"),[m,f]=y(Be(n).played+1),h={round:t.number,table:n.number},g=a.stand.filter(S=>S.do==="seated"&&S.round===t.number&&S.table===n.number),v=a.view.members.map(S=>[S.id,a.name(S.id)]),b=(S,A)=>c(l.map((E,_)=>_===S?A:E===A?l[S]??"":E)),k=n.seats.map((S,A)=>[String(A),`${o("page.event.chair",{n:A+1})}: ${a.name(S)}`]);return i`<${R} broad title=${zn(h)} onclose=${s}><div class="stack desk-dialog">
		<${ff} desk=${e} table=${n} />
		<h3>${o("page.event.seated")}</h3>
		<form class="stack" onsubmit=${S=>(S.preventDefault(),s(),r({do:"seated",...h,seats:l,replaces:Ae(g)}))}>
			<div class="row">${l.map((S,A)=>i`<${q} key=${A} label=${o("page.event.chair",{n:A+1})}
				value=${S}
				options=${v} onchange=${E=>b(A,E)} />`)}</div>
			<p><button class="button" disabled=${l.join()===n.seats.join()}>${o("page.event.seated.do")}</button></p>
		</form>
		<h3>${o("page.event.substitute")}</h3>
		<form class="stack" onsubmit=${S=>(S.preventDefault(),s(),r({do:"substitute",...h,...Number(d)&&{chair:Number(d)},from:m,member:p}))}>
			<div class="row"><${q} label=${o("page.event.substitute.for")} value=${d}
				options=${k} onchange=${$} />
				<${q} label=${o("page.event.substitute.by")} value=${p} onchange=${u}
					options=${[["","–"],...v.filter(([S])=>!n.seats.includes(S??""))]} />
				<${Q} label=${o("page.event.substitute.from")} value=${m} min=${1} max=${200} onchange=${f} /></div>
			<p><button class="button" disabled=${!p}>${o("page.event.substitute.do")}</button></p>
		</form>
	</div><//>`}function Zk({desk:e,round:t,table:n,board:s,onclose:a}){let{of:r,send:l}=e,c=s.own,[p,u]=y(c?"points":"ruling"),d={round:t.number,table:n.number,...s.number&&{board:s.number}},$=r.stand.filter(b=>c?.results?.includes(b.id)),m=c?.players??n.seats,f=b=>(l(b),a()),h=c?["points","other","ruling","remove"]:["ruling"],v={points:Qk,other:Yk,ruling:Xk,remove:e0}[p];return i`<${R} broad title=${zn(d)} onclose=${a}><div class="stack desk-dialog">
		${c?i`<p><b>${o(`page.event.status.${c.status}`)}</b></p>
				<table class="book"><tbody>${m.map((b,k)=>i`<tr key=${k}><th scope="row">${r.name(b)}</th>
					<td>${Aa(c.entry?.hands[k])}</td>
						<td>${c.points?O(c.points[k]??0):""}</td></tr>`)}</tbody></table>`:i`<p class="soft">${o("page.event.unplayed")}</p>`}
		<${ff} desk=${e} table=${n} />
		<${J} label=${o("page.event.right")} value=${p}
			options=${V("page.event.right",...h)} onchange=${u} />
		<${v} key=${p} desk=${e} subject=${d} players=${m}
			points=${c?.points} results=${$} put=${f} />
	</div><//>`}function Qk({desk:e,subject:t,players:n,points:s,results:a,put:r}){let[l,c]=y(n.map((p,u)=>s?.[u]??0));return i`<${$t} say=${o("page.event.correct")} onsend=${p=>r({do:"correction",...t,result:{points:l},replaces:Ae(a),reason:p})}>
		<div class="row">${n.map((p,u)=>i`<${Q} key=${u} label=${e.of.name(p)} value=${l[u]??0}
			min=${-9999} max=${9999} onchange=${d=>c(l.with(u,d))} />`)}</div>
		<p class="small soft">${o("page.event.points.about")}</p><//>`}function Yk({desk:e,subject:t,results:n,put:s}){let[a,r]=y(t.board??1),[l]=n;return i`<${$t} say=${o("page.event.correct")} can=${l&&a!==t.board}
		onsend=${c=>l?.result&&s({do:"correction",...t,board:a,result:l.result,replaces:Ae(n),reason:c})}>
		<${Q} label=${o("page.event.right.other.board")} value=${a} min=${1} max=${999} onchange=${r} />
		<p class="small soft">${o(`page.event.other.about.${e.of.view.play}`)}</p><//>`}function Xk({desk:e,subject:t,players:n,put:s}){let{of:a}=e,r=a.view.play==="boards",[l,c]=y(n[0]??""),[p,u]=y(r?"average":"fixed"),[d,$]=y(0),m=a.stand.filter(f=>f.do==="ruling"&&f.round===t.round&&f.table===t.table&&(f.board??0)===(t.board??0)&&a.root(f.member)===l);return i`<${$t} say=${o("page.event.rule")} onsend=${f=>s({do:"ruling",...t,member:l,ruling:{score:p,...p==="fixed"&&d&&{points:d}},reason:f,replaces:Ae(m)})}>
		<div class="row"><${q} label=${o("page.event.ruling.who")} value=${l} onchange=${c}
				options=${n.map(f=>[f,a.name(f)])} />
			${r?i`<${q} label=${o("page.event.ruling.score")} value=${p} onchange=${u}
				options=${["average","plus","minus","fixed"].map(f=>[f,o(`page.event.ruling.name.${f}`)])} />`:null}
			${p==="fixed"?i`<${Q} label=${o("page.season.points")} value=${d} min=${-9999} max=${9999}
				onchange=${$} />`:null}</div>
		<p class="small soft">${o("page.event.ruling.about")}</p><//>`}var e0=({results:e,put:t})=>i`<${$t} say=${o("page.event.withdraw")}
	onsend=${n=>t({do:"withdraw",replaces:Ae(e),reason:n})} />`;function hf({desk:e,all:t}){let{of:n,send:s}=e;if(t.length===0)return null;let a=(r,l)=>{let{id:c,by:p,device:u,count:d,reason:$,...m}=l,f=r.acts,h=o("page.event.settled");l.do==="dispute"?s({do:"withdraw",replaces:f,reason:h}):l.result?s({...m,do:"correction",replaces:f,reason:h}):s({...m,...$&&{reason:$},replaces:f})};return i`<section class="desk-disputes" aria-label=${o("page.event.disputes")}>
		<h2>${o("page.event.disputes")}</h2>
		<ul>${t.map(r=>{let l=n.stand.filter(c=>r.acts.includes(c.id));return i`<li key=${r.acts.join()}><p><b>${zn(r)||o("page.event.kind",{kind:r.kind})}</b></p>
				${l.map(c=>i`<p key=${c.id} class="row">
					<span>${c.do==="dispute"?o("page.event.disputed"):Ma(n,c)}
						${c.reason?i` <em>${o("page.event.because",{reason:c.reason})}</em>`:null}</span>
					<${w} onclick=${()=>a(r,c)}
						say=${o(c.do==="dispute"?"page.event.again":"page.event.so")} /></p>`)}
			</li>`})}</ul></section>`}var cc=6e4,yf="ninetynine.event.minutes",gf={round:s0,players:nf,ranking:l0,travellers:c0,log:Ym,prints:rf};function bf({connection:e,shown:t,own:n}){x(()=>{ne(Oe)},[]),sn(t.at);let{view:s,desk:{acts:a,setup:r,disputes:l,codes:c}}=t,p=Xm(s,a),[u,d]=y(p.round?"round":"players"),$=we.value.find(v=>v.id===s.variant)?.chairs??0,m=async(...v)=>{let b=await e.send(...v).done;for(let{fault:k}of b)T(D(new I(400,k.reason,k.text,k.why,k.args)));return b.length===0},f={id:t.event,of:p,setup:r,codes:c,live:$,send:m},h=Object.keys(gf).filter(v=>v!=="travellers"||s.play==="boards"),g=gf[u];return i`<main id="main" tabindex="-1" class="desk">
		<header class="unprinted"><div><h1>${s.title}</h1>
			<p class="soft">${[Et(s.date),o(`variant.${s.variant}`),s.closed?o("page.event.closed"):Es(p.round,s.planned)].join(" · ")}</p></div>
			<${n0} round=${p.round} desk=${f} /></header>
		<${t0} connection=${e} />
		<div class="unprinted stack">
			${n}
			${l.length&&u!=="round"?i`<p class="trouble" role="status">${o("page.event.disputes.n",{n:l.length})}</p>`:null}
			<${J} hidden label=${s.title} value=${u} onchange=${d}
				options=${V("page.event.part",...h)} />
		</div>
		<${g} key=${u} desk=${f} disputes=${l} />
	</main>`}function t0({connection:e}){let t=e.waiting.value.length;return e.offline.value?i`<p class="trouble unprinted" role="status">${o("page.event.offline",{n:t})}</p>`:null}function pc(){let[,e]=y(0);return x(()=>{let t=setInterval(()=>e(n=>n+1),1e3);return()=>clearInterval(t)},[]),ht("there")}function uc(e){let t=Math.abs(Math.round(e/1e3));return`${e<0?"−":""}${Math.floor(t/60)}:${String(t%60).padStart(2,"0")}`}function n0({round:e,desk:{of:t,send:n}}){let s=pc();if(!e||e.closed)return null;let a=t.stand.filter(l=>l.do==="clock"&&l.round===e.number),r=l=>n({do:"clock",round:e.number,ends:Math.round(l),replaces:Ae(a)});return i`<div class="desk-clock row">
		${e.ends?i`<b class=${s>e.ends?"trouble":""} role="timer">${uc(e.ends-s)}</b>`:null}
		<${w} plain onclick=${()=>r(e.ends?Math.max(e.ends,s)+5*cc:s+xr()*cc)}
			say=${e.ends?o("page.event.clock.more"):o("page.event.clock.start",{n:xr()})} />
	</div>`}var xr=()=>Number(De(yf)??40)||40;function s0({desk:e,disputes:t}){let{of:n}=e,[s,a]=y(0),r=n.rounds.find(l=>l.number===s)??n.round;return i`<${hf} desk=${e} all=${t} />
		${n.view.closed?i`<${o0} desk=${e} />`:i`<${r0} desk=${e} />`}
		${r?i`<section><div class="row"><h2>${o("page.event.round",{n:r.number})}${r.closed?i` <small class="soft">${o("page.event.round.closed")}</small>`:null}</h2>
				${n.rounds.length>1?i`<${q} hidden label=${o("page.event.rounds")} value=${String(r.number)}
					onchange=${l=>a(Number(l))}
					options=${n.rounds.map(l=>[String(l.number),o("page.event.round",{n:l.number})])} />`:null}
				<${a0} desk=${e} round=${r} /></div>
				<${mf} desk=${e} round=${r} /></section>`:null}`}var Sr=(e,t)=>e.stand.filter(n=>(n.do==="close"||n.do==="reopen")&&n.round===t);function a0({desk:{of:e,send:t},round:n}){let[s,a]=y(!1),r=Bs(n).length,l=n.closed?"reopen":"close",c=()=>(a(!1),t({do:l,round:n.number,replaces:Ae(Sr(e,n.number))}));return e.view.closed?null:i`<${w} plain onclick=${()=>l==="close"&&r?a(!0):c()}
		say=${o(`page.event.${l}`)} />
		${s?i`<${Ue} title=${o("page.event.close")} text=${o("page.event.close.sure",{n:r})}
			yes=${o("page.event.close")} onyes=${c} onclose=${()=>a(!1)} />`:null}`}var o0=({desk:{of:e,send:t}})=>i`<p class="row"><span class="lead">${o("page.event.over")}</span>
	<${w} plain onclick=${()=>t({do:"reopen",replaces:Ae(Sr(e))})}
		say=${o("page.event.reopen.event")} /></p>`;function r0({desk:e}){let{of:t,send:n,live:s,setup:a}=e,{round:r,next:l,view:c}=t,p=Bs(r),[u,d]=y(!1),[$,m]=y(0),[f,h]=y(null),[g,v]=y(xr()),[b,k]=y(!1),S=r!==void 0&&l>c.planned&&!b,A=!S&&(p.length===0||u),{choices:E,wrong:_,players:ee,enough:H}=lf(e.id,t,s,A),pe=[...ee,...c.members.filter(ot=>ot.bot).map(ot=>ot.id)],xe=f?lc(f,pe):ic(E[$]??E[0]),at=a.play==="boards"?a.deals:0,We=f||E.length?pf(xe,s):"",Pe=r&&!r.closed?[{do:"close",round:r.number,replaces:Ae(Sr(t,r.number))}]:[],Yt=async()=>{te(yf,String(g||xr()));let ot=t.stand.filter(op=>op.do==="round"&&op.round===l),Ds=[...Pe,{do:"round",round:l,tables:cf(xe,l,at),replaces:Ae(ot)},...g?[{do:"clock",round:l,ends:ht("there")+g*cc}]:[]];await n(...Ds)&&(h(null),d(!1),m(0))};if(S)return i`<${i0} desk=${e} late=${p.length} closes=${Pe} onmore=${()=>k(!0)} />`;let qa={closes:Pe.length?"yes":"no",round:r?.number??0,n:xe.tables.flat().length,tables:xe.tables.length,minutes:g};return i`<section class="desk-next" aria-label=${o("page.event.next",{n:l})}>
		${p.length&&!u?i`<p class="row"><span>
				${o("page.event.wait",{n:p.length,list:p.map(ot=>ot.number).join(", ")})}</span>
				<${w} plain onclick=${()=>d(!0)} say=${o("page.event.ahead",{n:l})} /></p>`:i`<div class="row"><${w} chief onclick=${Yt} disabled=${!xe.tables.length||We!==""}
					say=${o("page.event.next",{n:l})} />
				<p>${H?We||(xe.tables.length?o("page.event.next.does",qa):_||o("page.event.seeking")):o("page.event.few",{n:s})}</p></div>`}
		${A&&H&&(E.length||f)?i`<details><summary>${o("page.event.seating")}</summary><div class="stack">
				<${uf} choices=${E} chosen=${f?-1:$}
					onchoose=${ot=>(h(null),m(ot))} />
				<${df} of=${t} plan=${lc(xe,pe)} live=${s} onchange=${h} />
				<div class="row"><${Q} label=${o("page.event.minutes")}
					value=${g} min=${0} max=${600} onchange=${v} />
					${f?i`<${$f} onclick=${()=>h(null)} />`:null}</div>
			</div></details>`:null}
	</section>`}function i0({desk:{of:e,send:t},late:n,closes:s,onmore:a}){return i`<section class="desk-next row">
		${n?i`<p>${o("page.event.wait",{n,list:Bs(e.round).map(l=>l.number).join(", ")})}</p>`:i`<${w} chief onclick=${()=>t(...s,{do:"close",replaces:Ae(Sr(e))})} say=${o("page.event.end")} /><p>${o("page.event.end.does")}</p>`}
		<${w} plain onclick=${a} say=${o("page.event.more")} /></section>`}function l0({desk:{of:{view:e}}}){return i`<section class="stack"><${js} view=${e} /><p><${Vm} view=${e} /></p></section>`}function c0({desk:{of:{view:e}}}){return i`<section><h2 class="unseen">${o("page.event.part.travellers")}</h2>
		<${Ns} view=${e} /></section>`}var p0=9e3,[u0,d0]=[16,2.05];function vf({all:e}){let t=N(null),[{columns:n,rows:s},a]=y({columns:1,rows:1}),[r,l]=y(0);Se(()=>{let m=t.current;if(!m)return;let f=()=>{let g=parseFloat(getComputedStyle(m).fontSize)||16;a({columns:Math.max(1,Math.floor(m.clientWidth/g/u0)),rows:Math.max(1,Math.floor(m.clientHeight/g/d0))})},h=new ResizeObserver(f);return h.observe(m),f(),()=>h.disconnect()},[]);let c=n*s,p=Math.max(1,Math.ceil(e.length/c));x(()=>{if(p<2)return;let m=setInterval(()=>l(f=>f+1),p0);return()=>clearInterval(m)},[p]);let u=r%p,d=e.slice(u*c,(u+1)*c),$=Math.max(1,Math.min(s,Math.ceil(e.length/n)));return i`<div class="wall-box" ref=${t}>
		<ol class="wall-list" style=${`--columns: ${n}; --rows: ${$}`}>${d}</ol>
		${p>1?i`<p class="wall-page">${o("page.event.wall.page",{n:u+1,of:p})}</p>`:null}</div>`}function wf({view:e}){let t=Oa(e),n=t!==void 0&&tf(t);return i`<main id="main" tabindex="-1" class="wall">
		<header><h1>${e.title}</h1>
			<p>${Es(t,e.planned)}</p>
			<${$0} round=${t} /></header>
		${n?i`<${f0} view=${e} round=${t} />`:i`<${m0} view=${e} />`}
		<${h0} round=${t} closed=${e.closed===!0} />
	</main>`}function $0({round:e}){let t=pc();return!e?.ends||e.closed?null:i`<b class=${`wall-clock ${t>e.ends?"up":""}`} role="timer">${uc(e.ends-t)}</b>`}function m0({view:e}){return e.ranking.length===0?i`<p class="wall-said">${o("page.event.wall.soon")}</p>`:i`<${vf} all=${e.ranking.map(t=>i`<li key=${t.member}>
		<span class="place">${t.place}</span> <span class="who">${br(e,t)}</span>
		<b>${Gm(e,t)}</b></li>`)} />`}var f0=({view:e,round:t})=>{let n=t.tables.flatMap(s=>s.seats.map((a,r)=>({name:Ct(e,a),table:s.number,chair:r})));return n.sort((s,a)=>s.name.localeCompare(a.name)),i`<${vf} all=${n.map(s=>i`<li key=${`${s.table} ${s.chair}`}>
		<span class="who">${s.name}</span>
			<b>${o("page.event.wall.to",{table:s.table,chair:s.chair+1})}</b></li>`)} />`};function h0({round:e,closed:t}){let n=Bs(e),s=e?.tables.some(a=>Be(a).done)||(e?.ends??1/0)<Date.now();return t?i`<footer><b>${o("page.event.over")}</b></footer>`:!n.length||!s?null:i`<footer>${o("page.event.wall.late")} ${n.map(a=>{let{played:r,of:l}=Be(a);return i`<span key=${a.number}><b>${o("page.event.table",{n:a.number})}</b>
			<small> (${o("page.event.progress",{n:r,of:l})})</small></span> `})}</footer>`}var Or={ArrowDown:[1,0],ArrowUp:[-1,0],ArrowRight:[0,1],ArrowLeft:[0,-1]},g0=60,y0=600,dc=class{#e;#n=[];#t=0;constructor(t){this.#e=t}press(t){return t==="Enter"&&performance.now()<this.#t?!0:this.#n.length===0&&this.#e.current()?this.#e.act(t):t in Or||/^(.|Enter|Backspace|Redo)$/u.test(t)?(this.#n.length<g0&&this.#n.push(t),this.#s(),!0):!1}goOn(){for(;this.#n.length>0&&this.#e.current();)this.#e.act(this.#n.shift()??"");this.#s()}#s(){if(this.#e.changing())for(this.#n=this.#n.filter(t=>t!=="Backspace"&&t!=="Redo");this.#n[0]==="Enter";)this.#n.shift()}hear({fault:t,unfit:n}){(t||n)&&(this.#n=[]),this.#t=n?performance.now()+y0:0}},kf=e=>e.target instanceof Element&&e.target.closest(".pad-panel")!==null;function $c(e){if(!(e.ctrlKey||e.metaKey)||e.altKey)return e.key;let t=e.key.toLowerCase();return t==="z"&&!e.shiftKey?"Backspace":t==="z"||t==="y"?"Redo":""}function b0(e){if(!$c(e)||e.altKey||document.querySelector("dialog[open]"))return!1;let t=e.target instanceof Element?e.target:null;return t?.closest("input, select, textarea, summary, [contenteditable]")?!1:e.key in Or?t===document.body||kf(e):!((e.key==="Enter"||e.key===" ")&&t?.closest("button, a"))}var v0=e=>e.repeat&&["Enter","Backspace","Redo"].includes($c(e));function xf(e){let t=N(e);t.current=e;let n=N(!0),[,s]=y(0),a=N(null),r=a.current??=new dc({act:l=>t.current.act(l)?(n.current=!1,s(c=>c+1),!0):!1,current:()=>n.current&&t.current.current(),changing:()=>t.current.changing()});return Se(()=>r.hear(e.pad),[e.pad]),x(()=>{n.current=!0,r.goOn()}),Se(()=>{let l=c=>{(v0(c)?kf(c):b0(c)&&r.press($c(c)))&&c.preventDefault()};return document.addEventListener("keydown",l),()=>document.removeEventListener("keydown",l)},[]),l=>r.press(l)}var _e=(e,t)=>t===void 0?"":e.seats[t]||(t<e.choices.live?o("seat",{n:t+1}):o("dummy")),Pt=e=>e.seats.map((t,n)=>_e(e,n)),Sf=({rules:e,house:t})=>t?e.name:o(`variant.${e.id}`),Ta=e=>{let t=e.date?Date.parse(`${e.date}T12:00`):NaN;return Number.isNaN(t)?Sf(e):`${Sf(e)} · ${Z(t,{dateStyle:"long"})}`};function ja(e){let t=e.map(n=>n.trim().toLowerCase());return e.find((n,s)=>t[s]&&t.indexOf(t[s])<s)}function wn(e){let t=Pt(e),{end:n}=e;if(n&&!n.cut)return o("page.winner",{names:L(n.winners.map(r=>t[r]??"")),n:n.winners.length,you:"no"});let s=Math.max(...e.totals),a=t.filter((r,l)=>e.totals[l]===s);return e.deals.length===0?"":o("page.pad.leads",{names:L(a),n:a.length,points:O(s),over:n?"yes":"no"})}function Of(e){let t=Pt(e),n=(r,l)=>r.map((c,p)=>`${t[p]} ${l(c)}`).join(", "),s=e.deals.map(r=>{let l=r.points.map((c,p)=>`${t[p]} ${ae(c)}${r.made[p]?" •":""}`).join(", ");return`${r.deal+1}. ${K(r.trump)}: ${l}`}),a=e.settlement??[];return[`Ninety-Nine · ${Ta(e)}`,n(e.totals,O),wn(e),"",...s,"",...a].join(`
`).replaceAll(/\n{3,}/g,`

`).trim()}var Mf=({what:e,seat:t=-1})=>e==="turnup"||e==="name"?{seat:-1,field:"trump"}:{seat:t,field:e==="number"?"premium":e==="tricks"?"tricks":"contract"},Tf=(e,t)=>e.seat===t?.seat&&e.field===t.field;function fc(e,{what:t,seat:n=-1}){let s=e.hands[n]??{};switch(t){case"tricks":return s.tricks!==void 0;case"outcome":return s.made!==void 0||s.bid!==void 0;case"bid":return s.bid!==void 0;case"number":return/\d/.test(s.premium??"");default:return e.trump!==void 0}}var w0=e=>[...new Set(e.choices.premiums.map(t=>t.split(" ")[0]??""))],Af=(e,t)=>e.choices.premiums.filter(n=>n.startsWith(`${t} `)).map(n=>Number(n.split(" ")[1])),k0=(e,t,n)=>{let s={...e,hands:e.hands.with(t,n)},a=s.hands.some(c=>c.premium),{trump:r,...l}=s;return a||e.hands[t]?.premium===n.premium?s:l},x0=e=>Object.fromEntries(Object.entries(e).filter(([,t])=>t!==void 0&&t!==""));function hc({pad:e,deal:t,named:n,inserting:s=!1,words:a}){let r=e.deals[t],l=r??e.due;if(!l)return null;let c=n??(s&&e.choices.trumps.length>0?void 0:l.trump),p=c===l.trump||!l.trump?l.origin:"",u={dealer:_e(e,l.dealer),lead:_e(e,l.lead),past:r?"yes":"no"},d=l.vulnerable?.map($=>_e(e,$)).join(", ");return i`<div class="pad-due">
		${c?i`<${$e} trump=${c} />`:i`<span class="sign none" aria-hidden="true">?</span>`}
		<p class="who">
			<b>${a?.title??o("page.pad.roles",u)}</b>
			<span class="soft">${a?.roles??o("page.pad.deal",{n:t+1})}</span>
		</p>
		<p class="trump">${c?p?o("why.trump",{trump:K(c),why:p}):K(c):o("page.pad.turnup")}
			${d?i` <span class="soft">· ${o("pad.vulnerable",{names:d})}</span>`:null}
		</p>
	</div>`}var S0=({due:e,seat:t})=>{let n=t===e?.dealer?"dealer":t===e?.lead?"forehand":"";return n?i`<small class="role soft" aria-hidden="true">${o(`page.stats.place.${n}`)}</small>`:null},mc=({label:e,text:t,said:n,now:s,wrong:a,onpick:r,children:l})=>i`<button type="button"
	class=${`box ${n?"said":t?"follows":""}`} aria-pressed=${s} data-wrong=${a||void 0}
	aria-label=${t?`${e}: ${t}`:e} onclick=${r}>${l??t}</button>`,Na=e=>e.totals.some((t,n)=>t!==e.game[n]);function O0(e){let{pad:t}=e,n=t.choices.premiums.length>0;return i`<div class=${`pad-rows ${n?"":"unpaid"}`} role="group" aria-label=${o("page.pad.hands")}>
		<div class="heads soft small" aria-hidden="true">
			<span class="totals">${Na(t)?o("page.pad.totals"):""}</span>
			<span>${o("page.sheet.won")}</span><span>${o("page.sheet.contract")}</span>
			${n?i`<span>${o("page.sheet.held")}</span>`:null}
		</div>
		${t.seats.map((s,a)=>i`<${A0} key=${a} ...${e} seat=${a} />`)}
	</div>`}function A0({pad:e,deal:t,draft:n,full:s,now:a,wrong:r,pick:l,seat:c}){let p=_e(e,c),u=n.hands[c]??{},{tricks:d,bid:$,made:m,premium:f}=s.hands[c]??{},h=b=>({label:o(`page.pad.${b}.of`,{name:p}),now:Tf({seat:c,field:b},a),wrong:r===c,onpick:()=>l({seat:c,field:b})}),g=m===void 0?"":o(m?"page.sheet.made":"page.sheet.failed"),v=[$===void 0?"":o("page.pad.bid",{n:$}),g].filter(Boolean).join(", ");return i`<div class="hand-row">
		<span class="name">
			<span>${p}</span> <${S0} due=${e.deals[t]??e.due} seat=${c} />
			<b class="total">${e.game.length?O(e.game[c]??0):""}</b>
			${Na(e)?i`<small class="rest soft">(${O(e.totals[c]??0)})</small>`:null}
		</span>
		<${mc} ...${h("tricks")} said=${u.tricks!==void 0} text=${d===void 0?"":O(d)} />
		<${mc} ...${h("contract")} said=${u.made!==void 0||u.bid!==void 0} text=${v}>
			<span class="bid">${$===void 0?"":O($)}</span>
			${g?i`<span class=${`mark ${m?"made":"failed"}`}>${m?"✓":"✗"}</span>`:null}
		<//>
		${e.choices.premiums.length>0&&c<e.choices.live?i`<${mc} ...${h("premium")} said=${!!u.premium} text=${f?ue(f):""} />`:null}
	</div>`}var M0=({rules:{trump:e,joker:t}})=>e.by==="turnup"?[...e.plain.split(" ").filter(Boolean),...t?[o("joker")]:[]].join(", "):"";function T0(e,t,n,s){let{seat:a,field:r}=n;if(r==="trump"){let d=M0(e);return e.choices.trumps.map($=>{let m=$==="none"&&d?i` <small>(${d})</small>`:null;return{key:$,on:t.trump===$,press:()=>s({...t,trump:$}),wide:!0,text:i`<${$e} trump=${$} /><span class="word">${K($)}${m}</span>`}})}let l=t.hands[a]??{},c=(d,$)=>s(k0(t,a,x0({...l,...d})),$),p=(d,$,m)=>({key:String(d),text:O(d),on:$,press:m,typed:String(d)});if(r==="tricks")return Array.from({length:e.choices.tricks+1},($,m)=>m).map($=>p($,l.tricks===$,()=>c({tricks:$})));if(r==="contract")return[{key:"made",wide:!0,text:`✓ ${o("page.sheet.made")}`,on:l.made===!0,typed:"+",press:()=>c({made:!0,bid:void 0})},{key:"failed",wide:!0,text:`✗ ${o("page.sheet.failed")}`,on:l.made===!1,typed:"-",press:()=>c({made:!1,bid:void 0})},...e.choices.bids.map(d=>p(d,l.bid===d,()=>c({bid:d,made:void 0})))];let[u=""]=(l.premium??"").split(" ");return[{key:"none",wide:!0,text:o("page.pad.no"),on:!l.premium,press:()=>c({premium:""})},...w0(e).map(d=>({key:d,wide:!0,text:ue(d),on:u===d,typed:o(`offer.letter.${d}`),or:d[0]??"",press:()=>c({premium:d},Af(e,d).length>0)})),...(u?Af(e,u):[]).map(d=>p(d,l.premium===`${u} ${d}`,()=>c({premium:`${u} ${d}`})))]}function j0({keys:e,label:t}){let n=e.filter(r=>!r.wide),s=Math.min(7,Math.max(5,Math.ceil(n.length/2))),a=r=>i`<button type="button" key=${r.key} class=${r.wide?"wide-key":"key"} aria-pressed=${r.on}
		aria-label=${r.label} onclick=${r.press}>${r.text}</button>`;return i`<div class="pad-keys" role="group" aria-label=${t}>
		<div class="words">${e.filter(r=>r.wide).map(a)}</div>
		<div class="digits" style=${{"--across":s}}>${n.map(a)}</div>
	</div>`}var jf=(e,{seat:t,field:n})=>n==="trump"?o("page.pad.trump"):o(`page.pad.${n}.of`,{name:_e(e,t)}),N0={seat:-1,field:"trump"},B0=({choices:e,rules:t},n)=>e.trumps.length>0&&(t.trump.by==="turnup"||n.hands.some(s=>s.premium)),E0=({trump:e,now:t,onpick:n})=>i`<button type="button" class="box turn" aria-pressed=${t}
	onclick=${n}>${o("page.pad.trump")} ${e?i`<${$e} trump=${e} /> ${K(e)}`:"…"}
</button>`,gc=({redo:e})=>i`<button type="button" class="button redo" aria-label=${o("page.pad.redo")}
	title=${o("page.pad.redo")} onclick=${e}>
	<svg viewBox="0 0 24 24" aria-hidden="true"><path d="M15 5l5 5-5 5M20 10H9a5 5 0 0 0 0 10h4" /></svg>
</button>`;function Ar({open:e,pad:t,words:n,children:s}){let[a,r]=y({place:"",cell:null}),{deal:l,entry:c,stale:p,kept:u,place:d,correcting:$,inserting:m}=e,f=a.place===d?a.cell:null,h=Pe=>r({place:d,cell:Pe}),g=n?.enter??o(m?"page.pad.insert":$?"page.pad.correct":"page.pad.enter"),b=(t.missing??(t.entry||$?[]:t.due?.missing??[])).filter(Pe=>!fc(c,Pe)),k=f??(b[0]?Mf(b[0]):null),S=!p&&t.unfit!==void 0,A=!p&&t.entry!==void 0&&!t.fault&&(t.missing??[]).length===0&&!S,_=k?T0(t,c,k,(Pe,Yt)=>(h(Yt?k:null),e.set(Pe))):[],ee=P0(t.entry,c),H={Enter:()=>(A||S)&&e.enter(S),Backspace:()=>e.undoable&&e.undo(),Redo:()=>e.redoable&&e.redo()},pe=Pe=>{let[Yt,qa]=Or[Pe]??[];if(Yt!==void 0&&qa!==void 0)h(L0(t,k,Yt,qa));else{let ot=(_.find(Ds=>Ds.typed===Pe)??_.find(Ds=>Ds.or===Pe))?.press??H[Pe];if(!ot)return!1;ot()}return!0},xe=()=>e.wrong.peek()===""&&(e.stale||e.busy.peek()),We=xf({pad:t,act:pe,current:()=>e.told===t&&e.kept===u&&!xe(),changing:()=>e.busy.peek()});return i`<section class="pad-panel" aria-label=${g}>
		<${hc} pad=${t} deal=${l} named=${ee.trump} inserting=${m} words=${n} />
		${s}
		<${O0} pad=${t} deal=${l} draft=${c} full=${ee} now=${k} wrong=${t.fault?.seat??-1}
			pick=${h} />
		<p class=${`pad-said ${t.fault||t.unfit?"trouble":A?"":"soft"}`} role="status">
			${D0(t,f,b)||(A?o("page.pad.ready"):" ")}
		</p>
		${B0(t,c)&&(ee.trump||k?.field!=="trump")?i`<${E0} trump=${ee.trump} now=${k?.field==="trump"} onpick=${()=>h(N0)} />`:null}
		${k&&!(A&&!f)?i`<${j0} keys=${_} label=${jf(t,k)} />`:null}
		<${C0} open=${e} press=${We} can=${A||S} text=${S?o("page.pad.anyway"):g} />
	</section>`}var C0=({open:e,press:t,can:n,text:s})=>i`<div class="pad-acts">
	<${w} disabled=${!e.undoable} onclick=${()=>t("Backspace")} say=${o("page.pad.undo")} />
	${e.redoable?i`<${gc} redo=${()=>t("Redo")} />`:null}
	${e.correcting?i`<${w} onclick=${()=>e.leave()} say=${o("page.pad.cancel")} />`:null}
	<${w} chief aria-disabled=${!n} aria-busy=${e.busy.value} onclick=${()=>t("Enter")} say=${s} />
</div>`,P0=(e,t)=>({...e,...t,hands:t.hands.map((n,s)=>({...e?.hands[s],...n}))});function D0(e,t,n){if(e.fault||e.unfit)return(e.said??[]).join(" ");let s=n.find(a=>!t||Tf(Mf(a),t));return s?o(`page.pad.ask.${s.what}`,{name:_e(e,s.seat)}):t?jf(e,t):""}function L0(e,t,n,s){let a=["tricks","contract",...e.choices.premiums.length?["premium"]:[]],r=e.seats.length,l=t&&t.seat>=0?(t.seat+n+r)%r:0,c=Math.max(0,a.indexOf(t?.field??"tricks")),p=a[(c+s+a.length)%a.length]??"tricks";return{seat:l,field:p==="premium"&&l>=e.choices.live?"contract":p}}var R0=e=>({hands:e.seats.map(()=>({}))}),_0=e=>!e||!e.trump&&e.hands.every(t=>Object.keys(t).length===0),W0=3e3,I0=e=>e instanceof Qn||e instanceof I&&([429,503].includes(e.status)||e.reason==="unfetched"),Zt=e=>rn(e)?o("page.pad.refused",{text:e.message}):D(e);function q0(e){let{record:t,summary:n,open:s,inserting:a}=e,r=Fo(e),l=Pn(e),c={hands:n.names.map(()=>({}))};return a?{record:t,deal:r,entry:l??c}:s!==null?{record:t,deal:r,...l?{entry:l}:{}}:n.over?{record:t}:{record:t,entry:l??c}}var F0=(e,t)=>JSON.stringify(e)===JSON.stringify(t),z0=(e,t)=>_t({lang:oe.peek(),...e},t),Mr=class{wrong=P("");busy=P(!1);#e;#n=P(null);#t=P(0);#s="";#a=new AbortController;#r=0;#i=[];#l=[];#c=null;#u="";#o;constructor(t,n=z0){this.id=t,this.#e=n,this.#o=Ze(()=>this.#d())}close(){this.#o(),this.#a.abort(),clearTimeout(this.#r)}get kept(){return dt(this.id)}get told(){return this.#n.value?.told}get stale(){return this.#n.value?.of!==this.#p()}get deal(){return this.kept?Fo(this.kept):0}get entry(){let{kept:t,told:n}=this;return(t&&Pn(t))??(n?R0(n):{hands:[]})}get correcting(){return this.kept?.open!==null}get inserting(){return this.kept?.inserting===!0}get undoable(){let{kept:t}=this;return t!==void 0&&(Pn(t)!==void 0||t.past.length>0)}get redoable(){let{kept:t}=this;return t!==void 0&&(this.#l.some(n=>n.of===this.place)||!Pn(t)&&t.next.length>0)}get place(){return`${this.kept?.versions.at(-1)} ${this.kept&&gs(this.kept)}`}#p(){return this.kept?JSON.stringify({lang:oe.value,...q0(this.kept)}):""}#d(){let t=this.#p(),n=t&&this.stale?`${this.#t.value} ${t}`:"";if(n===this.#s)return;if(this.#s=n,this.#a.abort(),clearTimeout(this.#r),!n)return void(this.wrong.value="");let{signal:s}=this.#a=new AbortController;this.#e(JSON.parse(t),{signal:s}).then(a=>s.aborted||(this.#n.value={of:t,told:a}),a=>{s.aborted||(this.wrong.value=Zt(a),I0(a)&&(this.#r=Number(setTimeout(()=>this.#t.value++,W0))))})}set(t){this.#i.push({of:this.place,entry:this.entry}),this.#l=[],this.#$(t)}#$(t){let{kept:n}=this;n&&ke(Dn(n,gs(n),_0(t)&&n.open===null?void 0:t))}correct(t){let{kept:n}=this,s=this.told?.deals[t];n&&s&&ke({...Dn(Kt(n),t,n.drafts[t]??s.entry),open:t})}insert(t){let{kept:n}=this;n&&ke({...n,open:t,inserting:!0})}leave(){let{kept:t}=this;t&&ke(Kt(Dn(t,gs(t))))}async#m(t){let n=this.#c;this.busy.value=!0;let s=n?n.then(t,t):t();this.#c=s;try{return await s}finally{this.#c===s&&(this.#c=null,this.busy.value=!1)}}async enter(t=!1){let{kept:n,deal:s,entry:a}=this;if(!n||this.busy.peek())return;let r=gs(n),l={record:n.record,do:n.inserting?"insert":"enter",deal:s,entry:a,...t?{again:t}:{}},c=await this.#m(()=>this.#h(l,(p,u)=>{let d=Kt(Dn(p.record===u.record?p:gn(p,u),r)),$=p.drafts[r]??a;return F0($,a)?d:{...Dn(d,s,$),open:s}}));c&&Bf(c)}async propose(t){let n=this.kept?.record??"",s=await this.#e({record:n,...t});if(!s.unfit)return s.fault?void T(Nf(s)):s;let a=await this.#e({record:n,...t,again:!0});return a.unfit?s:{...a,unfit:s.unfit,said:[...s.said??[],...a.said??[]]}}async revise(t){let{kept:n}=this;if(!n||this.busy.peek())return;let s=await this.#m(()=>this.#h({record:n.record,...t,again:!0},(a,r)=>r.record===a.record?a:Kt({...gn(a,r),drafts:H0(a,r)})));s&&Bf(s)}async end(){let{kept:t}=this;t&&!this.busy.peek()&&await this.#m(()=>this.#h({record:t.record,do:"stop"},gn))}undo=()=>this.#f("past","pad.undone");redo=()=>this.#f("next","pad.redone");async#f(t,n){if(this.busy.peek()||this.#v(t))return;let s=await this.#m(()=>this.#g(t));s&&T(o(n,{what:s}))}#v(t){let{kept:n,place:s,entry:a}=this,r=t==="past",[l,c]=r?[this.#i,this.#l]:[this.#l,this.#i],p=l.findLastIndex(d=>d.of===s);if(r?!n||!Pn(n):p<0)return!1;let[u]=l.splice(Math.max(p,0));return c.push({of:s,entry:a}),p>=0&&u?this.#$(u.entry):this.leave(),!0}async#g(t){let{kept:n}=this,s=n&&Yd(n,t);if(!n||s===void 0)return"";let{act:a="some",deal:r=0}=n[t].at(-1)?.did??{};return await this.#h({record:s},(c,p)=>Kt(Xd(c,p,t)),n.record)?o(`pad.act.${a}`,{deal:r+1}):""}type(t,n){return this.#m(()=>this.#y(t,n))}async#y(t,n){let{kept:s}=this;if(!s)return[];let a=(p,u)=>o(p).split("|").concat(u).includes(t.trim().toLowerCase());if(a("cmd.undo","undo"))return[await this.#b("past","pad.undone","pad.nothing")];if(a("pad.cmd.redo","redo"))return[await this.#b("next","pad.redone","pad.nothing.again")];let r=`${s.record}
${t}`,l={record:s.record,line:t,lang:n,...r===this.#u?{again:!0}:{}},c=await this.#h(l,(p,u)=>u.record===p.record?p:Kt(Zd(gn(p,u))));return this.#u=c?.again?r:"",c?.said??[]}async#b(t,n,s){if(this.#v(t))return o(n,{what:o("pad.act.some")});let a=await this.#g(t);return a?o(n,{what:a}):o(s)}async#h(t,n,s=t.record){let a=this.#p(),r=await this.#e(t).catch(l=>{T(D(l))});return Io(this.id),He(()=>{let{kept:l}=this;if(!(!r||!l))return r.fault||r.unfit||r.entry?this.#x(t,r,a):l.record!==s&&l.record!==r.record?this.#w(l,t):(this.#k(n(l,r),r),r)})}#k(t,n){let s=this.#p();ke(t);let a=this.#p();a!==s&&(this.#n.value={of:Pn(t)?"":a,told:n})}#x(t,n,s){t.entry?s===this.#p()&&(this.#n.value={of:s,told:n}):T(Nf(n))}#w(t,{deal:n=0,entry:s,record:a}){let r=t.summary.deals,l=n<r&&n<(this.told?.deals.length??0)&&this.told?.record===a;s&&ke({...Dn(t,l?n:r,s),open:l?n:null}),T(o("page.pad.elsewhere"))}},Nf=e=>(e.said??[]).join(" "),H0=({drafts:e,summary:t},{deals:n})=>{let s=e[t.deals];return s?{[n.length]:s}:{}};function Bf(e){let{did:t}=e,n=e.deals[t?.deal??-1];if(t?.act==="enter"&&n){let l=L(n.points.map((c,p)=>`${_e(e,p)} ${ae(c)}`));return T(o("page.pad.entered",{n:t.deal+1,points:l}),!0)}if(!t)return;let s={deal:t.deal+1},r=["correct","delete","insert"].includes(t.act)?o(`pad.did.${t.act}`,s):o("pad.changed.head",{what:o(`pad.act.${t.act}`,s)});T([r,...e.said??[]].join(" "))}var K0={pad:_t,variant:uo},Ef=e=>!e.trump&&e.hands.every(t=>Object.keys(t).length===0);function J0(e){let t=e.map(s=>[...s].slice(0,24).join("").trim());return new Set(t.map(s=>s.toLowerCase())).size<t.length||t.includes("?")?e.map((s,a)=>o("page.pad.player",{n:a+1})):t}var Cf=e=>`${hn}pad.${e.variant}`,Tr=4e3;async function U0({view:e,board:t,names:n},s){let{dealer:a,trump:r}=t,{seats:l}=await s.variant(e.variant,e.rules),c=[...J0(n),...Array.from({length:l-n.length},()=>o("dummy"))],p={variant:e.variant,...e.rules&&{rules:e.rules},seats:c,first:a},u=await s.pad({begin:p},{within:Tr});if(!r||u.due?.trump===r)return u;let d={totals:c.map(()=>0),...r!=="none"&&{trump:r}};return s.pad({record:u.record,do:"head",head:{...u.head,opening:d}},{within:Tr})}var Pf=({names:e,board:t},n)=>({...n,seats:n.seats.map((s,a)=>e[a]??s),deals:[],game:[],totals:[],due:n.due&&{...n.due,dealer:t.out?-1:t.dealer,origin:""}});function G0(e,t){let n=t.hands.reduce((m,f)=>m+(f.tricks??0),0),s=t.hands.filter(m=>m.tricks===void 0).length===1,a=m=>s&&m.tricks===void 0?{...m,tricks:e.choices.tricks-n}:m,r={...t,hands:t.hands.map(a)},l="outcome",c=r.hands.slice(0,e.choices.live).map((m,f)=>({what:l,seat:f})),p=[...e.due?.missing??[],...c].filter(m=>!fc(r,m)),u=p.some(m=>m.what==="tricks"),{tricks:d}=e.choices;return n===d||n<d&&(u||s)?{...e,entry:r,missing:p}:{...e,entry:t,fault:{deal:0,kind:"sum",number:n,limit:d,bid:-1,text:""},said:[o("page.event.phone.sum",{n,of:d})]}}var jr=class{deal=0;inserting=!1;redoable=!1;busy=P(!1);wrong=P("");#e;#n;#t;#s=P(null);#a=void 0;#r=[];#i=P(0);#l=new AbortController;#c=0;#u;constructor(t,n=K0){this.#e=t,this.#n=n,this.#t=P(Ce(t.name)??t.was??{hands:[]}),this.#u=Ze(()=>this.#p())}close(){this.#u(),this.#l.abort(),clearTimeout(this.#c)}get told(){return this.#s.value?.told}get entry(){let{hands:t,...n}=this.#t.value;return t.length?this.#t.value:{...n,hands:(this.told?.seats??[]).map(()=>({}))}}get kept(){return this.#t.value}get place(){return this.#e.name}get stale(){return this.#s.value?.of!==this.#o()}get correcting(){return this.#e.was!==void 0}get undoable(){return this.#t.value.hands.length>0&&this.#t.value!==this.#e.was}#o(){return JSON.stringify([oe.value,this.#t.value])}#p(){this.#i.value,this.#o();let{value:t}=this.#t;this.#l.abort(),clearTimeout(this.#c);let{signal:n}=this.#l=new AbortController,s=this.#o();this.#d(t,oe.value,n).then(a=>n.aborted||He(()=>(this.#s.value={of:s,told:a},this.wrong.value="")),a=>{n.aborted||(this.wrong.value=Zt(a),a instanceof Qn&&(this.#c=Number(setTimeout(()=>this.#i.value++,Tr))))})}async#d(t,n,s){let a=this.#e,r=t.hands.length===0||Ef(t);try{if(a.offline()&&!Lt.peek())throw new Qn("there");let l=await(this.#a??=U0(a,this.#n));te(Cf(a.view),JSON.stringify(l));let c=Pf(a,l);if(r)return c;let p={record:l.record,do:"enter",entry:t,lang:n},u=await this.#n.pad(p,{signal:s,within:Tr}),[d]=u.deals;if(d)return{...c,entry:d.entry,missing:[],game:d.points,totals:d.points};let{fault:$,missing:m,said:f}=u,h=$&&{fault:$,said:f??[]};return{...c,entry:u.entry??t,...m&&{missing:m},...h}}catch(l){this.#a=void 0;let c=Ce(Cf(a.view));if(!(l instanceof Qn)||!c)throw l;let{trump:p,dealer:u,lead:d,...$}=c.due,{board:m}=a,f=c.choices.live;return $.lead=(m.dealer+d-u+f)%f,G0(Pf(a,{...c,due:{...$,...m.trump&&{trump:m.trump}}}),t)}}set(t){this.#r.push(this.#t.peek()),this.#$(t)}#$(t){let{name:n,was:s}=this.#e,a=!t||Ef(t);te(n,a?null:JSON.stringify(t)),this.#t.value=a?s??{hands:[]}:t}undo(){this.#$(this.#r.pop())}redo(){}enter(){let t=this.told;!t||this.stale||(this.#e.enter(t.entry??this.entry,t.game.length?t.game:void 0),te(this.#e.name,null))}leave(){te(this.#e.name,null),this.#e.leave()}};var Nr=({own:e,unsent:t,played:n})=>t?"unsent":e?.status??(n?"entered":"open"),Df=(e,t)=>e.tables.find(n=>n.number===t);function yc({players:e,dealer:t,out:n},s){if(!n||n===s)return e;let a=e.length,r=[n,...e.map((p,u)=>e[(t+1+u)%a]??"")],l=r.indexOf(s),c=[...e];for(let p=0;p<a;p++)c[(t+1+p)%a]=r[(l+1+p)%r.length]??"";return c}function V0(e,t,n,s){let a={...e,players:e.own?.players??e.players??[]},r=t.out===void 0?e.out:s.seats[t.out],l=r?yc(a,r):a.players,{entry:c,points:p}=t,u={status:"entered",players:l,...c&&{entry:c},...p&&{points:p},results:[n.id]};return{...e,...r&&{out:r},played:!0,players:l,own:u,unsent:n}}var Z0=e=>({...e,players:e.own?.players??e.players??[]});function Q0(e,t,n){let s=t.boards.map(Z0);for(let a of n){let r=a.of??a.replaces?.[0],l=s.find($=>r!==void 0&&$.own?.results?.includes(r));if(!a.result){l&&(s=s.map($=>$===l?{...$,unsent:a}:$));continue}if(a.round!==e.number||a.table!==t.number)continue;if(l&&l.number!==a.board){let{own:$,played:m,...f}=l;s=s.map(h=>h===l?{...f,players:l.players}:h)}let c=a.board??0,p=s.find($=>$.number===c),u={number:c,dealer:l?.dealer??0,players:l?.players??[]},d=V0(p??u,a.result,a,t);s=p?s.map($=>$===p?d:$):[...s,d]}return s}function Lf(e,t,n){let s,a;for(let r of e.rounds){let l=Df(r,t);if(!l)continue;let c=Q0(r,l,n),p=r.closed||e.closed?void 0:c.find(u=>!u.played);s={round:r,table:l,boards:c,due:p},(c.some(u=>u.played)||a===void 0)&&(a=c.every(u=>u.played)?void 0:s)}return a??s}function Rf(e,t,n){let s=e.rounds.find(l=>l.number>n),a=e.rounds.find(l=>l.number===n),r=(a&&Df(a,t))?.seats??[];return s?r.map(l=>{let c=s.tables.find(p=>p.seats.includes(l));return{member:l,table:c?.number??0,chair:(c?.seats.indexOf(l)??-1)+1}}):[]}function Br({here:{name:e},board:{own:t},claim:n}){let{entry:s,points:a}=n??t??{};return i`<table class="book event-result">
		<thead><tr><td></td><th scope="col" class="num">${o("page.event.phone.bid")}</th>
			<th scope="col" class="num">${o("page.event.phone.tricks")}</th>
			<th scope="col" class="num">${o("page.event.phone.points")}</th></tr></thead>
		<tbody>${(t?.players??[]).map((r,l)=>{let{bid:c,tricks:p,made:u,premium:d}=s?.hands[l]??{};return i`<tr key=${r}><th scope="row">${e(r)}
					${d?i` <small class="soft">${ue(d)}</small>`:null}</th>
				<td class="num">${c===void 0?"":O(c)}${u===void 0?null:i` <span class=${`mark ${u?"made":"failed"}`}
						aria-label=${o(u?"page.sheet.made":"page.sheet.failed")}>${u?"✓":"✗"}</span>`}</td>
				<td class="num">${p===void 0?"":O(p)}</td>
				<td class="num">${a?ae(a[l]??0):""}</td></tr>`})}</tbody>
	</table>`}function Er({title:e,why:t,onclose:n}){let[s,a]=y(""),r=["typing","count","names"].map(c=>o(`page.event.phone.reason.${c}`));return i`<${R} title=${e} onclose=${n}>
		<form class="stack" onsubmit=${c=>{c.preventDefault(),s.trim()&&t(s.trim())}}>
			<p>${o("page.event.phone.why")}</p>
			<div class="event-reasons">
				${r.map(c=>i`<${w} key=${c} onclick=${()=>t(c)} say=${c} />`)}
			</div>
			<${F} label=${o("page.event.phone.why.own")} value=${s} maxlength=${200} oninput=${a} />
			<button type="submit" class="button" disabled=${s.trim()===""}>${o("page.event.phone.enter")}</button>
		</form>
	<//>`}function _f({here:e,board:t,onclose:n,correct:s}){let{connection:a,view:r,sitting:l,send:c}=e,[p,u]=y(""),[d,$]=y(t.number),{results:m=[],entry:f}=t.own??{},h=kt(r,t.number),g=()=>u(""),v=k=>(c({do:"dispute",of:m[0]??"",reason:k}),n()),b=()=>{!f||d===t.number||(c({do:"correction",round:l.round.number,table:a.table,board:d,result:{entry:f},replaces:m,reason:o("page.event.phone.reason.board",{n:d})}),n())};return p==="dispute"?i`<${Er} title=${o("page.event.phone.dispute")} why=${v} onclose=${g} />`:i`<${R} title=${h} onclose=${n}>
		<div class="stack">
			<p class="soft">${o(`page.event.phone.status.${Nr(t)}`)}</p>
			<${Br} here=${e} board=${t} />
			${p==="board"?i`<div class="row event-other">
					<${Q} label=${o("page.event.phone.other.n")} min=${1} max=${9999} value=${d} onchange=${$} />
					<${w} chief disabled=${d===t.number} onclick=${b} say=${o("page.event.phone.other.do")} />
				</div>`:i`<div class="event-reasons">
					<${w} onclick=${s} say=${o("page.event.phone.correct")} />
					${t.unsent?null:i`<${w} onclick=${()=>u("dispute")} say=${o("page.event.phone.dispute")} />`}
					${r.play==="boards"&&f?i`<${w} onclick=${()=>u("board")} say=${o("page.event.phone.other")} />`:null}
				</div>`}
			<p class="small soft">${o("page.event.phone.chairs")}</p>
		</div>
	<//>`}function If({id:e,table:t,code:n}){let s=fe(()=>new hs(e,{table:t,code:n}),[e,t,n]);x(()=>()=>s.close(),[s]);let a=s.shown.value,r=o("page.event.phone.table",{n:t});x(()=>{document.title=`${r} · Ninety-Nine`},[r]);let l=s.refused.value;if(l)return i`<${U} title=${r} wrong=${D(l)} />`;if(!a?.view){let c=s.offline.value;return i`<${U} title=${r} text=${o(c?"trouble.unreached":"page.event.phone.opening")} />`}return i`<${Y0} connection=${s} view=${a.view} />`}function Y0({connection:e,view:t}){let n=e.waiting.value,s=fe(()=>Lf(t,e.table,n),[t,n]),[a,r]=y(-1),[l,c]=y(-1),p=h=>Ct(t,h),u=(...h)=>{e.send(...h)},d=i`<header class="event-head">
		<h1>${o("page.event.phone.table",{n:e.table})}</h1>
		<p class="standing">${s?o("page.event.phone.round",{n:s.round.number,of:Math.max(t.planned,s.round.number)}):null}</p>
		<p class="soft">${t.title}</p>
	</header>`,$=i`<${X0} connection=${e} view=${t} />`;if(!s)return i`<main id="main" tabindex="-1" class="stack event-table">${d}${$}
			<p>${o("page.event.phone.unopened")}</p></main>`;let m={connection:e,view:t,sitting:s,name:p,send:u},f=s.boards.find(h=>h.number===a);return i`<main id="main" tabindex="-1" class="pad event-table">
		<section class="pad-sheet">
			${d}${$}
			<${tx} here=${m} />
			<${ex} here=${m} onpick=${r} />
			<p><a href=${`/event/${e.id}`} target="_blank">${o("page.event.phone.ranking")}</a></p>
		</section>
		<${nx} here=${m} corrected=${l} setCorrected=${c} />
		${f?i`<${_f} here=${m} board=${f} onclose=${()=>r(-1)}
				correct=${()=>(c(a),r(-1))} />`:null}
	</main>`}function X0({connection:e,view:t}){let n=e.waiting.value.length,s=e.refusals.value,a=e.offline.value;return i`<div class="event-state" role="status">
		${a?i`<p class="trouble">${o("page.event.phone.offline")}</p>`:null}
		${a&&n?i`<p>${o("page.event.phone.unsent",{n})}</p>`:null}
		${s.map(({id:r,act:l,fault:{reason:c,text:p,why:u,args:d}})=>i`<p key=${r} class="trouble">
			${l.board?`${kt(t,l.board)}: `:""}${D(new I(0,c,p,u,d))}
			<${w} plain say=${o("page.close")}
				onclick=${()=>e.refusals.value=s.filter($=>$.id!==r)} />
		</p>`)}
	</div>`}function ex({here:{view:e,sitting:t,name:n},onpick:s}){let{seats:a}=t.table,r=({own:p},u)=>p?.points?.[p.players.indexOf(u)],l=a.map(p=>t.boards.reduce((u,d)=>u+(r(d,p)??0),0)),c=(p,u)=>{let{own:d,out:$}=p,m=r(p,u);if(m!==void 0)return i`<td key=${u} class="num">${ae(m)}</td>`;let f=d?.entry?.hands[d.players.indexOf(u)]?.tricks,h=d&&$===u?"–":f===void 0?"":`(${O(f)})`;return i`<td key=${u} class="num soft">${h}</td>`};return i`<table class="book event-boards">
		<thead><tr><th scope="col">${o(e.play==="boards"?"page.event.phone.boards":"page.event.phone.deals")}</th>
			${a.map((p,u)=>i`<th key=${p} scope="col" class="num">${n(p)}
				<small>${o("page.event.phone.chair",{n:u+1})}</small></th>`)}</tr></thead>
		<tbody>${t.boards.map(p=>{let u=Nr(p),d=p===t.due;return i`<tr key=${p.number} class=${d?"now":""} data-status=${u}>
				<th scope="row">${p.own?i`<button type="button" class="link" aria-haspopup="dialog"
						onclick=${()=>s(p.number)}>${p.number}</button>`:p.number}
					<small class="soft">${o(d?"page.event.phone.now":`page.event.phone.status.${u}`)}</small></th>
				${a.map($=>c(p,$))}
			</tr>`})}</tbody>
		<tfoot><tr><th scope="row">${o("page.event.phone.sum.head")}</th>
			${l.map((p,u)=>i`<td key=${a[u]} class="num">${ae(p)}</td>`)}</tr></tfoot>
	</table>`}function tx({here:{view:e,sitting:t,connection:n,name:s}}){let a=t.boards.some(c=>c.played),r=a?t.round.number:t.round.number-1,l=Rf(e,n.table,r);return l.length===0||t.due&&a?null:i`<section class="event-moves">
		<h2>${o("page.event.phone.moves")}</h2>
		<ul>${l.map(({member:c,table:p,chair:u})=>i`<li key=${c}><b>${s(c)}</b> <span>${p?o("page.event.phone.move",{n:p,chair:u}):o("page.event.phone.move.out")}</span></li>`)}</ul>
	</section>`}function nx({here:e,corrected:t,setCorrected:n}){let{connection:s,sitting:a}=e,[r,l]=y([]),c=h=>(h.own?.results??[]).join(),p=h=>h.unsent!==void 0||r.includes(c(h)),u=h=>l([...r,c(h)]),d=a.boards.find(h=>h.number===t);if(d)return i`<${Wf} key=${`c${t}`} here=${e} board=${d} done=${()=>n(-1)} />`;let $=a.boards.find(h=>h.own?.status==="disputed"&&!p(h));if($)return i`<${ax} key=${$.number} here=${e} board=${$} wait=${()=>u($)}
			neither=${()=>n($.number)} />`;let m=a.boards.find(h=>h.own?.status==="entered"&&!p(h)&&!(h.own.results??[]).some(g=>s.isMine(g)));if(m)return i`<${sx} key=${m.number} here=${e} board=${m} wait=${()=>u(m)} />`;if(a.due)return i`<${Wf} key=${a.due.number} here=${e} board=${a.due} />`;let f=`page.event.phone.${e.view.closed?"over":"done"}`;return i`<section class="pad-panel ended"><p class="winner">${o(f)}</p>
		<p class="soft">${o(`${f}.about`)}</p></section>`}function Wf({here:e,board:t,done:n}){let{connection:s,view:a,sitting:r,name:l,send:c}=e,[p,u]=y(t.out),[d,$]=y(!1),[m,f]=y(null),h=p?yc(t,p):t.players,g={round:r.round.number,table:s.table,board:t.number},v=H=>{let pe=p===t.out?-1:r.table.seats.indexOf(p??"");return{entry:H,...pe>=0&&{out:pe}}},b=fe(()=>new jr({view:a,board:t,names:h.map(l),name:`${hn}${s.id}.draft.${g.round}.${g.table}.${g.board}`,offline:()=>s.offline.peek(),...n&&t.own?.entry&&{was:t.own.entry},enter:(H,pe)=>{if(n)return f(H);c({do:"result",...g,result:v(H)});let xe=h.map((at,We)=>`${l(at)} ${ae(pe?.[We]??0)}`);pe&&T(`${kt(a,t.number)}: ${L(xe)}`)},leave:()=>n?.()}),[t.number,h.join()]);x(()=>()=>b.close(),[b]);let{told:k}=b;if(!k)return i`<section class="pad-panel"><p class=${b.wrong.value?"trouble":"soft"} role="status">
			${b.wrong.value||o("page.event.phone.opening")}</p></section>`;let S=l(h[k.due?.lead??0]??""),A=p?o("page.event.phone.out",{name:l(p),lead:S}):o("page.pad.roles",{dealer:l(h[t.dealer]??""),lead:S,past:"no"}),E=o(n?"page.event.phone.correct":"page.event.phone.enter"),_={title:kt(a,t.number),roles:A,enter:E},ee=H=>{let pe=t.own?.results??[];m&&c({do:"correction",...g,result:v(m),replaces:pe,reason:H}),n?.()};return i`<${Ar} open=${b} pad=${k} words=${_}>
		${p&&t.own===void 0?i`<p class="row small"><${w} plain aria-expanded=${d} onclick=${()=>$(!d)}
				say=${o("page.event.phone.out.other")} />
				${d?r.table.seats.filter(H=>H!==p).map(H=>i`<${w} key=${H} say=${l(H)}
					onclick=${()=>(u(H),$(!1))} />`):null}</p>`:null}
		${m?i`<${Er} title=${_.title} why=${ee} onclose=${()=>f(null)} /> `:null}
	<//>`}function sx({here:e,board:t,wait:n}){let[s,a]=y(!1),{view:r,send:l}=e,c=t.own?.results?.[0]??"";return i`<section class="pad-panel event-question" aria-label=${kt(r,t.number)}>
		<h2>${o("page.event.phone.agree",{board:kt(r,t.number)})}</h2>
		<${Br} here=${e} board=${t} />
		<div class="pad-acts">
			<${w} onclick=${()=>a(!0)} say=${o("page.event.phone.no")} />
			<${w} chief onclick=${()=>l({do:"confirm",of:c})} say=${o("page.event.phone.yes")} />
		</div>
		<${w} plain onclick=${n} say=${o("page.event.phone.later")} />
		${s?i`<${Er} title=${o("page.event.phone.dispute")} onclose=${()=>a(!1)}
				why=${p=>(l({do:"dispute",of:c,reason:p}),a(!1))} />`:null}
	</section>`}function ax({here:e,board:t,wait:n,neither:s}){let{connection:a,view:r,sitting:l,send:c}=e,{claims:p=[],results:u=[]}=t.own??{},d=p.filter(m=>m.entry||m.points).length>1,$=({entry:m,points:f})=>c({do:"correction",round:l.round.number,table:a.table,board:t.number,result:m?{entry:m}:{points:f??[]},replaces:u,reason:o("page.event.phone.reason.settled")});return i`<section class="pad-panel event-question" aria-label=${kt(r,t.number)}>
		<h2>${o(`page.event.phone.${d?"differ":"contested"}`,{board:kt(r,t.number)})}</h2>
		<div class="event-claims">${p.map((m,f)=>i`<section key=${u[f]}>
			<h3>${o(`page.event.phone.${!m.entry&&!m.points?"objects":a.isMine(u[f]??"")?"mine":"theirs"}`)}</h3>
			${m.board&&m.board!==t.number?i`<p>${kt(r,m.board)}</p>`:null}
			${m.reason?i`<p class="soft">${m.reason}</p>`:null}
			${m.entry||m.points?i`<${Br} here=${e} board=${t} claim=${m} />
					${m.board===t.number?i`<${w} chief onclick=${()=>$(m)} say=${o("page.event.phone.right")} />`:null}`:null}
		</section>`)}</div>
		<div class="pad-acts">
			<${w} onclick=${n} say=${o("page.event.phone.later")} />
			<${w} onclick=${s} say=${o("page.event.phone.neither")} />
		</div>
	</section>`}var ox=1e3;function rx(){let[e,t]=y(location.hash);return x(()=>{let n=()=>t(location.hash);return addEventListener("hashchange",n),()=>removeEventListener("hashchange",n)},[]),/^#(\d{1,2})\.([\w-]+)$/.exec(e)}function ix({rest:[e="",t=""]}){let[,n,s=""]=rx()??[];return n?i`<${If} key=${`${e} ${n} ${s}`} id=${e} table=${Number(n)} code=${s} />`:Y.value||!dn.value?i`<${U} text=${Y.value?o("page.event.server"):""} />`:i`<${lx} key=${`${e} ${M.value?.id}`} id=${e} wall=${t==="wall"} />`}function lx({id:e,wall:t}){let[n,s]=y(null);x(()=>{let u=new hs(e,{pace:ox});return s(u),()=>u.close()},[e]);let a=n?.shown.value,r=n?.refused.value;if(!n||!a?.view)return i`<${U} wrong=${r?D(r):""} />`;let{view:l,desk:c}=a;if(t)return i`<${wf} view=${l} />`;let p=i`<${cx} view=${l} you=${a.you} connection=${n} />`;return c?i`<${bf} connection=${n} shown=${{...a,view:l,desk:c}} own=${p} />`:i`<${px} view=${l} you=${a.you} own=${p} />`}function cx({view:e,you:t,connection:n}){let s=M.value;if(!e.online||e.closed||!s)return null;let a=async d=>{for(let{fault:$}of await n.send(d).done)T(D(new I(400,$.reason,$.text,$.why,$.args)))},r=Oa(e),c=(r&&!r.closed?r.tables:[]).find(d=>t!==void 0&&d.seats.includes(t)),p=(r?.number??0)+1,u=e.members.find(d=>d.id===t)?.plays;return t===void 0?i`<p><${w} chief onclick=${()=>a({do:"member",member:s.id,person:s.id,name:s.name})} say=${o("page.event.take")} /></p>`:i`<p class="row">
		${c?.at&&Be(c).played<Be(c).of?i`<a class="button chief" href=${`/t/${c.at}`}>${o("page.evenings.go")}</a>`:null}
		<${w} plain onclick=${()=>a({do:u?"gone":"here",member:t,round:p})}
			say=${o(u?"page.event.leave":"page.event.return",{n:p})} /></p>`}function px({view:e,you:t,own:n}){let s=Oa(e);return i`<main id="main" tabindex="-1" class="records">
		<header class="stack"><h1>${e.title}</h1>
			<p class="soft">${Et(e.date)} · ${o(`variant.${e.variant}`)} · ${e.closed?o("page.event.closed"):Es(s,e.planned)}</p></header>
		${n}
		${s&&!e.closed?i`<section><h2>${o("page.event.round",{n:s.number})}</h2>
				<ul class="held">${s.tables.map(a=>i`<li key=${a.number} class="row">
					<span><b>${o("page.event.table",{n:a.number})}</b> ${Zm(e,a.seats)}</span>
					<span class="soft">
						${o("page.event.progress",{n:Be(a).played,of:Be(a).of})}</span></li>`)}</ul></section>`:null}
		<section><h2>${o("page.event.part.ranking")}</h2><${js} view=${e} you=${t} /></section>
		${e.travellers?.length?i`<section><h2>${o("page.event.part.travellers")}</h2><${Ns} view=${e} /></section>`:null}
	</main>`}function bc({code:e,onrenew:t}){let{busy:n,once:s}=C(),a=()=>s(async()=>{await Lp(),T(o("page.group.renewed")),t()}),r=`${location.origin}/people/${M.value?.id}#${e}`;return i`<p>${o("page.people.add.about")}</p>
		<${Nt} invites key=${e} link=${r} label=${o("page.people.link")} />
		<p class="row"><${w} plain aria-busy=${n} onclick=${a} say=${o("page.group.renew")} /></p>`}function qf({id:e,name:t,code:n,ondone:s}){let a=Ye(),{busy:r,once:l}=C(),c=()=>l(async()=>{if(!await a.keep())return;let{players:p}=await Xe(()=>rt()),u=await Rp({player:e,code:n});wc(p).length===0&&Pr([u]),s(),T(o("page.friends.new",{what:"friend",n:1,names:t})),document.getElementById("main")?.focus()});return i`<h1>${o("page.friends.invited",{name:t})}</h1>
		<p class="lead">${o("page.friends.about",{name:t})}</p>
		${M.value?null:i`<${it} name=${a} />`}
		<p class="row"><${w} chief aria-busy=${r} onclick=${c} say=${o("page.friends.accept")} />
			<${w} onclick=${()=>G("/")} say=${o("page.friends.decline")} /></p>`}var Ff="ninetynine.followers",ux=300;function vc(){let[e,t,...n]=(De(Ff)??"").split(" ");return e===M.peek()?.id?{seen:Number(t),ids:n}:void 0}function Pr(e){let{seen:t,ids:n}=vc()??{seen:0,ids:[]},s=Math.max(t,...e.map(r=>r.follower??0)),a=new Set([...n,...e.filter(r=>r.follower).map(r=>r.id)]);te(Ff,[M.peek()?.id,s,...[...a].slice(-ux)].join(" "))}function wc(e){let t=vc();return t?e.filter(n=>(n.follower??0)>t.seen&&!t.ids.includes(n.id)):(Pr(e),[])}var zf=e=>["friend","follow"].map(t=>{let n=e.filter(s=>(s.friend?"friend":"follow")===t).map(s=>s.name);return n.length?o("page.friends.new",{what:t,n:n.length,names:L(n)}):""}).filter(Boolean),Hf=({of:e})=>zf(e).map(t=>i`<span key=${t}>${t} </span>`);function Kf({players:e}){let[t]=y(()=>wc(e));return x(()=>{Pr(e)},[e]),t.length?i`<p class="lead" role="status"><${Hf} of=${t} /></p>`:null}var Cr=P(-1),Jf=(e,t)=>j(async()=>e?wc((await rt()).players):[],t,M.value?.id).value??[];function dx(){let e=Jf(Cr.value>(vc()?.seen??-1),Cr.value);return e.length?i`<p class="friends" role="status"><a href="/people"><${Hf} of=${e} /></a></p>`:null}function $x(){let{turn:e}=Je(6e5),t=Jf(!0,e);return x(()=>{t.length!==0&&(T(zf(t).join(" ")),Pr(t))},[t]),null}function Uf({group:e,organises:t}){let[n,s]=y(0),{value:a}=j(()=>co({group:e}),e,n);return a?.events.length?i`<section class="season-of"><h2>${o("page.season")}</h2>
		<${fx} season=${a} />
		<${hx} season=${a} />
		<p class="row"><${w} plain onclick=${()=>gx(a)} say=${o("page.season.csv")} /></p>
		${t?i`<${yx} group=${e} season=${a} onchange=${()=>s(n+1)} />`:null}
	</section>`:null}var mx=e=>e.absent&&!e.counts?"–":e.counts?et(e.points):`(${et(e.points)})`,fx=({season:{events:e,players:t}})=>i`<${se}><table class="book">
	<thead><tr><th scope="col">${o("page.event.place")}</th><th scope="col" class="who">${o("page.season.player")}</th>
		<th scope="col">${o("page.season.points")}</th>
		${e.map(n=>i`<th key=${n.event} scope="col">
			<a href=${`/event/${n.event}`}>${Et(n.date)}</a></th>`)}
		<th scope="col">${o("page.season.balance")}</th></tr></thead>
	<tbody>${t.map(n=>i`<tr key=${n.player}><td>${n.place}</td><th scope="row" class="who">${n.name}</th>
		<td><b>${et(n.total)}</b></td>${n.results.map(s=>i`<td key=${s.event}
			class=${s.counts&&!s.absent?"":"soft"}>${mx(s)}</td>`)}
		<td>${ae(n.balance)}</td></tr>`)}</tbody>
</table><//>`;function hx({season:{count:e,players:t}}){let n=t.flatMap(s=>(s.adjustments??[]).map(a=>({...a,name:s.name})));return i`<p class="small soft">${e.best?o("page.event.season.best",{n:e.best}):o("page.event.season.all")}
			${" "}${o(e.mean?"page.event.season.mean":"page.event.season.zero")}</p>
		${n.length?i`<ul class="small">${n.map((s,a)=>i`<li key=${a}>${o("page.event.season.given",{name:s.name,n:ae(s.points),reason:s.reason})}</li>`)}</ul>`:null}`}function gx({events:e,players:t}){let n=t.map(s=>[s.place,s.name,et(s.total),...s.results.map(a=>a.absent?"":et(a.points)),s.boards,s.made,s.balance]);an(Vn([["place","player","points",...e.map(s=>s.date),"boards","made","balance"],...n]),"season.csv")}function yx({group:e,season:{count:t,players:n},onchange:s}){let[a,r]=y(t.best??0),[l,c]=y(t.from??""),[p,u]=y(""),[d,$]=y(0),[m,f]=y(["",""]),h=[["","–"],...n.map(b=>[b.player,b.name])],g=b=>ne(async()=>{await bx(e,{...t,...b})&&s()}),v=t.same??[];return i`<details><summary>${o("page.event.season.rules")}</summary><div class="stack">
		<form class="row" onsubmit=${b=>(b.preventDefault(),g({best:a||void 0,from:l||void 0}))}>
			<${Q} label=${o("page.event.season.best.n")} value=${a} min=${0} max=${999} onchange=${r} />
			<${F} type="date" label=${o("page.event.season.from")} value=${l} oninput=${c} />
			<button class="button">${o("page.event.save")}</button></form>
		<${ve} label=${o("page.event.season.mean.check")} checked=${t.mean??!1}
			onchange=${b=>g({mean:b||void 0})} />
		<${$t} say=${o("page.event.season.give")} can=${p&&d} onsend=${b=>g({adjustments:[...t.adjustments??[],{player:p,points:d,reason:b}]})}>
			<div class="row"><${q} label=${o("page.season.player")} value=${p}
				options=${h} onchange=${u} />
				<${Q} label=${o("page.season.points")} value=${d}
					min=${-9999} max=${9999} onchange=${$} /></div><//>
		<div class="row"><${q} label=${o("page.event.season.same")} value=${m[0]} options=${h}
				onchange=${b=>f([b,m[1]??""])} />
			<${q} label=${o("page.event.season.is")} value=${m[1]} options=${h}
				onchange=${b=>f([m[0]??"",b])} />
			<${w} disabled=${!m[0]||!m[1]||m[0]===m[1]}
				onclick=${()=>(g({same:[...v,m]}),f(["",""]))}
				say=${o("page.event.same.do")} /></div>
		${v.length?i`<p class="row small"><span>${L(v.map(([b])=>b??""))}</span>
			<${w} plain onclick=${()=>g({same:void 0})} say=${o("page.event.unjoin")} /></p>`:null}
	</div></details>`}async function bx(e,t){let{events:[n]}=await lo({group:e});if(!n)return!1;let{desk:s}=await oo({event:n.event});if(!s)return!1;let a=Ae(ac(s.acts).filter(c=>c.do==="setup")),r=Object.fromEntries(Object.entries(t).filter(([,c])=>c!==void 0)),{refused:l}=await ro({event:n.event,acts:[{do:"setup",id:le(),setup:{...s.setup,count:r},replaces:a}]});return l.length&&T(o("refusal.event-organiser")),l.length===0}var vx=10,wx=5,kx=({rest:[e=""]})=>i`<main id="main" tabindex="-1" class="records people">
	${e?i`<${Tx} key=${e} id=${e} />`:i`<${xx} key=${M.value?.id} />`}
</main>`;function xx(){let[e,t]=y(0),{value:n,wrong:s}=j(async()=>{if(!M.peek()||Y.peek())return{players:[],code:"",tables:[]};let[{players:d,code:$},{all:m}]=await Promise.all([rt(),$o("friends",1,"there")]);return{players:d,code:$,tables:m}},String(e)),a=()=>t(d=>d+1),{players:r=[],code:l="",tables:c=[]}=n??{},p=d=>d.mute||d.block,u=(d,$)=>$.length>0?i`<section key=${d}><h2>${o(`page.people.${d}`)}</h2>
			<ul class="held">${$.map(m=>i`<${Mx} key=${m.id} of=${m} beside=${r} onchange=${a} />`)}</ul></section>`:null;return i`<h1>${o("page.people")}</h1>
		${Y.value?null:i`<p><a href="/you">${o(M.value?"page.you.go":"page.you.back")}</a></p>`}
		${s?i`<p class="trouble" role="status">${s}</p>`:null}
		${l?i`<${Kf} players=${r} />`:null}
		${n&&r.length===0?i`<section><p class="lead">${o("page.people.none")}</p>
				<p><a class="button chief" href="/">${o("page.records.play")}</a></p></section>`:null}
		${c.length?i`<${kc} tables=${c} />`:null}
		${u("friends",r.filter(d=>d.friend))}
		${u("followers",r.filter(d=>d.follower&&!d.follow&&!p(d)))}
		${u("followed",r.filter(d=>d.follow&&!d.friend))}
		${Y.value?null:i`<${Sx} />`}
		${l?i`<section><h2>${o("page.people.add")}</h2><${bc} code=${l} onrenew=${a} /></section>`:null}
		${u("met",r.filter(d=>d.met&&!d.follow&&!d.follower&&!p(d)))}
		${u("apart",r.filter(p))}`}var Ba=({of:e})=>e==="member"?null:i`<br /><span class="soft small">${o(`page.group.role.${e}`)}</span>`;function Sx(){let{value:e}=j(async()=>M.peek()?(await ns({})).groups:[],M.value?.id),[t,n]=y(""),[s,a]=y(!1),[r]=y(le),{busy:l,once:c}=C(),p=u=>{u.preventDefault(),c(async()=>G(`/g/${(await Xe(()=>du({id:r,name:t}))).id}`))};return i`<section><h2>${o("page.groups")}</h2>
		<p>${o("page.groups.about")} <a href="/events">${o("page.events")}</a></p>
		${e?.length?i`<ul class="held">${e.map(u=>i`<li key=${u.id} class="row">
				<span><a href=${`/g/${u.id}`}><b>${u.name}</b></a>
					<${Ba} of=${u.role} /></span>
			</li>`)}</ul>`:null}
		${s?i`<form class="row" onsubmit=${p}>
				<${F} label=${o("page.groups.name")} value=${t} maxlength="40" required oninput=${n} />
				<button class="button chief" aria-busy=${l}>${o("page.groups.make")}</button></form>`:i`<p><${w} onclick=${()=>a(!0)} say=${o("page.groups.make")} /></p>`}
	</section>`}var Hn=({chairs:e})=>e.some(t=>qe(t.player)),kc=({tables:e,title:t=o("page.people.tables")})=>i`<section><h2>${t}</h2><${Dr} tables=${e} chief /></section>`;function Ox(e){let{invited:t,groupName:n,audience:s,house:a,status:r,clock:l,chairs:c}=e,p=c.filter(u=>!u.player&&!u.bot).length;return[t?o("page.home.invited"):n||s==="friends"&&o("page.home.for-friends"),a&&o("page.home.house"),l&&o("page.home.clock",{clock:l}),r==="gathering"&&o("page.home.seats",{free:p}),ed(e)].filter(Boolean).join(" · ")}function Dr({tables:e,chief:t=!1,name:n}){let{busy:s,once:a}=C(),r=c=>c.status==="gathering"&&!Hn(c),l=[...e].sort((c,p)=>Number(r(p))-Number(r(c)));return l.length===0?null:i`<ul class="held">${l.map((c,p)=>i`<li key=${c.id} class="row">
		<span><b>${Hn(c)?nd(c):Ax(c)}</b>
			<br /><span class="soft small">${Ox(c)}</span></span>
		${r(c)?i`<${w} chief=${t&&p===0} aria-busy=${s} 
				onclick=${()=>a(async()=>(!n||await n.keep())&&Gu(c.id))} say=${o("page.home.sit")} />`:i`<a class="button plain" href=${`/t/${c.id}`}>
				${o(Hn(c)?"page.evenings.go":"page.home.watch")}</a>`}
	</li>`)}</ul>`}var Ax=({variant:e,chairs:t})=>{let n=Yu(t),s={variant:o(`variant.${e}`),names:Xu(n)};return o(n.length>0?"page.home.on.with":"page.home.on.alone",s)},Lr=({of:e,beside:t})=>t.some(n=>n.id!==e.id&&ln(n.name,e.name))?i`${e.name}<span class="soft tag">·${e.tag}</span>`:e.name;function Mx({of:e,beside:t,onchange:n}){let{busy:s,once:a}=C(),r=(p,u)=>a(async()=>{await ba({player:e.id,tie:p,on:u}),n()}),l=e.block?"block":e.mute?"mute":"follow",c=l==="follow"&&e.follow?"":Dl(e,l);return i`<li class="row">
		<span><a href=${`/people/${e.id}`}><b><${Lr} of=${e} beside=${t} /></b></a>
			<br /><span class="soft small">${$m(e)}</span></span>
		<span class="doings">${(e.table||e.friend)&&!e.block?i`<${w} plain aria-busy=${s} onclick=${()=>a(()=>os(e.table??"",[e.id]))}
				say=${o(e.table?"page.people.again":"page.people.play")} />`:null}
		${c?i`<${w} plain aria-busy=${s} onclick=${()=>r(l,!e[l])} say=${o(`page.tie.${c}`)} />`:null}</span>
	</li>`}function Tx({id:e}){let[t,n]=y(0),s=()=>n(v=>v+1);x(()=>(addEventListener("hashchange",s),()=>removeEventListener("hashchange",s)),[]);let{value:a,wrong:r}=j(async()=>{let[v,{matches:b},k]=await Promise.all([pn({player:e}),to({player:e,limit:vx}),M.peek()?rt():{players:[],code:""}]);return{profile:v,matches:b,...k}},t,M.value?.id);if(r)return i`<h1>${o("page.people")}</h1><p class="trouble" role="status">${r}</p>`;if(!a)return null;let{profile:l,matches:c,players:p,code:u}=a,d={...p.find(v=>v.id===l.id),...l},{id:$="",name:m=""}=M.value??{},f=location.hash.slice(1);if(f&&$!==l.id&&!d.friend&&!d.block){let v=()=>(history.replaceState(null,"",location.pathname),s());return i`<${qf} id=${e} name=${l.name} code=${f} ondone=${v} />`}let h=c.filter(v=>!v.cut),g=h.filter(v=>v.chairs.some(b=>b.player===l.id&&b.won));return i`<header class="stack">
			<h1><${Lr} of=${d} beside=${[...p,{id:$,name:m}]} /></h1>
			<p class="soft">${[pr(d),h.length>=wx&&o("page.people.form",{n:g.length,of:h.length})].filter(Boolean).join(" · ")}</p>
			${$===l.id?i`<${bc} code=${u} onrenew=${s} />`:i`<${Ll} of=${d} table=${d.table??""} onchange=${s} />`}
		</header>
		<${Zo} player=${l.id} ratings=${l.ratings} keyless=${l.keyless} />
		<${ua} id=${l.id} at="there" />`}var jx=6e4;function Nx({rest:[e=""]}){return Y.value||!dn.value?i`<${U} />`:i`<${Ex} key=${e} id=${e} />`}async function Bx(e,t){let n=r=>{if(!(r instanceof I&&r.status===404))throw r},s=t?await mu({group:e,code:t}).catch(n):void 0;if(s&&!s.member)return{door:s};let a=M.peek()?await io({group:e}).catch(n):void 0;return a?{group:a}:{}}function Ex({id:e}){let[t,n]=y(location.hash.slice(1));x(()=>{let p=()=>location.hash&&n(location.hash.slice(1));return addEventListener("hashchange",p),()=>removeEventListener("hashchange",p)},[]);let{turn:s,again:a}=Je(jx),{value:r,wrong:l}=j(()=>Bx(e,location.hash?t:""),s,M.value?.id,t),c=r?.group;return x(()=>{c&&location.hash&&history.replaceState(null,"",location.pathname)},[c]),c?i`<${Px} group=${c} onchange=${a} />`:r?.door?i`<${Cx} id=${e} of=${r.door} code=${t} onjoin=${a} />`:i`<${U} title=${o("page.groups")} wrong=${l} text=${r?o("page.group.none"):""} />`}function Cx({id:e,of:{name:t,owner:n,members:s},code:a,onjoin:r}){let l=Ye(),{busy:c,once:p}=C(),u=()=>p(async()=>{await l.keep()&&(await Xe(()=>fu({group:e,code:a})),r())});return i`<main id="main" tabindex="-1" class="records people stack">
		<h1>${t}</h1>
		<p class="lead">${o("page.group.invited",{owner:n,n:s})}</p>
		<${Do} variant="" />
		${M.value?null:i`<${it} name=${l} />`}
		<p><${w} chief aria-busy=${c} onclick=${u} say=${o("page.group.join")} /></p>
	</main>`}function Px({group:{id:e,name:t,code:n,role:s,members:a,tables:r},onchange:l}){let[c,p]=y(!1),[u,d]=y(!1),{busy:$,once:m}=C(),f=s!=="member",h=s==="owner"?"end":"leave",g=A=>Ti({group:e,...A}),v=()=>m(async()=>{await(h==="end"?$u({group:e}):Mi({group:e,player:M.peek()?.id??""})),G("/people")}),b=a.length===1,k=r.some(A=>A.status==="gathering"&&!Hn(A)),S=i`<${Dx} id=${e} code=${n} chief=${b} organises=${f} onchange=${l} />`;return i`<main id="main" tabindex="-1" class="records people">
		<header class="stack">
			<h1>${t}</h1>
			<p class="soft">${o("page.group.members",{n:a.length})} · ${o(`page.group.role.${s}`)}</p>
		</header>
		${b?i`<section><h2>${o("page.group.alone")}</h2>${S}</section>`:null}
		${r.length?i`<${kc} tables=${r} title=${o("page.group.tables")} />`:null}
		<p><${w} chief=${!k&&!b} onclick=${()=>p(!0)} say=${o("page.group.open")} /></p>
		${c?i`<${gl} group=${e} onclose=${()=>p(!1)} />`:null}
		<${Hl} group=${e} organises=${f} />
		<${Jm} group=${e} organises=${f} />
		<${Uf} group=${e} organises=${f} />
		<section><h2>${o("page.group.who")}</h2>
			<ul class="held">${a.map(A=>i`<${Rx} key=${A.id} group=${e} of=${A} beside=${a} role=${s} onchange=${l} />`)}</ul>
			${b?null:S}
		</section>
		<${Wx} id=${e} />
		<${ua} id=${M.value?.id??""} at="there" read=${g}>
			<${w} plain aria-busy=${$} onclick=${()=>m(()=>_x(e))} say=${o("page.season.csv")} />
		<//>
		<section>
			${f?i`<${Lx} id=${e} name=${t} onchange=${l} />`:null}
			<p class="row"><${w} plain onclick=${()=>d(!0)} say=${o(`page.group.${h}`)} /></p>
		</section>
		${u?i`<${Ue} title=${o(`page.group.${h}`)} text=${o(`page.group.${h}.sure`)} busy=${$}
				yes=${o(`page.group.${h}`)} onyes=${v} onclose=${()=>d(!1)} />`:null}
	</main>`}function Dx({id:e,code:t,chief:n,organises:s,onchange:a}){let{busy:r,once:l}=C(),c=()=>l(async()=>{await Ai({group:e,newCode:!0}),T(o("page.group.renewed")),a()}),p=`${location.origin}/g/${e}#${t}`;return i`<${Nt} invites key=${t} link=${p} label=${o("page.group.link")} chief=${n} />
		${s?i`<p class="row"><${w} plain aria-busy=${r} onclick=${c} say=${o("page.group.renew")} /></p>`:null}`}function Lx({id:e,name:t,onchange:n}){let[s,a]=y(t),{busy:r,once:l}=C(),c=p=>{p.preventDefault(),l(async()=>{await Ai({group:e,name:s}),n()})};return i`<details><summary>${o("page.group.rename")}</summary>
		<form class="row" onsubmit=${c}>
			<${F} label=${o("page.groups.name")} value=${s} maxlength="40" required oninput=${a} />
			<button class="button" aria-busy=${r}>${o("page.operate.act.rename")}</button>
		</form></details>`}function Rx({group:e,of:t,beside:n,role:s,onchange:a}){let[r,l]=y(!1),[c,p]=y(""),{busy:u,once:d}=C(),$=qe(t.id)||t.role==="owner"||s==="member"?[]:s==="owner"?[t.role==="organiser"?"member":"organiser","owner","out"]:t.role==="member"?["out"]:[],m=f=>d(async()=>{if((f==="owner"||f==="out")&&!c)return p(f);await Mi({group:e,player:t.id,...f!=="out"&&{role:f}}),f==="out"&&T(o("page.group.renewed")),l(!1),a()});return i`<li class="row">
		<span><a href=${`/people/${t.id}`}><b><${Lr} of=${t} beside=${n} /></b></a>
			<${Ba} of=${t.role} /></span>
		${$.length?i`<${w} plain onclick=${()=>l(!0)} say=${o("page.group.change")} />`:null}
		${r?i`<${R} title=${t.name} onclose=${()=>(l(!1),p(""))}><div class="stack">
				${c?i`<p>${o(`page.group.do.${c}.sure`,{name:t.name})}</p>`:null}
				${$.filter(f=>!c||f===c).map(f=>i`<${w} key=${f} aria-busy=${u} onclick=${()=>m(f)}
						say=${o(`page.group.do.${f}`)} />`)}</div><//>`:null}
	</li>`}async function _x(e){let t=[["ended","variant","deals","player","points","won"]];for(let n="";n!==void 0;){let s=await Ti({group:e,before:n,limit:100});for(let a of s.matches)t.push(...a.chairs.map(r=>[new Date(a.ended).toISOString(),a.variant,a.deals,tt(r),r.points,a.cut?"":Number(r.won??!1)]));n=s.before||void 0}an(Vn(t),"group.csv")}function Wx({id:e}){let{value:t}=j(()=>hu({group:e}),e);return(t?.ladders??[]).map(({class:s,players:a})=>i`<section key=${s}>
		<h2>${o("page.group.ladder")}: ${o(`page.ratings.class.${s}`)}</h2>
		<${se}><table class="book">
			<thead><tr><th scope="col">${o("page.ratings.player")}</th><th scope="col">${o("page.ratings.rating")}</th>
				<th scope="col">${o("page.records.matches")}</th></tr></thead>
			<tbody>${a.map((r,l)=>i`<tr key=${r.id} class=${r.sure?"":"soft"}>
				<th scope="row">${r.sure?`${l+1}. `:""}
					<a href=${`/people/${r.id}`}>${qe(r.id)?i`<b>${r.name}</b>`:r.name}</a></th>
				<td>${Ss(r)}</td><td>${O(r.matches)}</td></tr>`)}</tbody>
		</table><//>
		${a.every(r=>r.sure)?null:i`<p class="small soft">${o("page.group.unsure")}</p>`}
	</section>`)}var Ix=["rank","arrows","suits","ends","enter","hint","last","score","undo","close","help"];function Gf({onclose:e}){return i`<${R} title=${o("page.keys")} onclose=${e}>
		<dl class="keys">
			${Ix.map(t=>{let[n="",s=""]=o(`page.keys.${t}`).split("|");return i`<dt key=${t}>${n}</dt><dd>${s}</dd>`})}
		</dl>
		<p class="soft">${o("page.keys.spoken")}</p>
	<//>`}var xc=()=>document.querySelector(".hand.asked")?".hand.asked":".mine .hand",Sc=()=>document.querySelector(`${xc()} [data-card][tabindex="0"]`);function Rr(){x(()=>{let e=null,t=null,n=0,s=Ya();function a(p){p.target instanceof Element&&p.target.closest("dialog")||(e=p.target instanceof HTMLElement&&p.target.closest("main.table")?p.target:null,t=e?.closest(".hand")??null,n=t&&e?[...t.querySelectorAll("[data-card]")].indexOf(e):0)}let r=()=>(e=null,s=!0);function l(){if(document.activeElement!==document.body||document.querySelector("dialog[open]"))return;if(!e)return void(s&&document.getElementById("main")?.focus({preventScroll:!0}));if(e.isConnected){e.matches(":disabled")||e.focus({preventScroll:!0});return}let p=t?.isConnected?t.querySelectorAll("[data-card]"):[],u=()=>document.querySelector(".answer .button:not(.plain, :disabled)"),d=()=>document.querySelector(".over .button.chief:not(:disabled)"),$=p[Math.min(n,p.length-1)]??u()??Sc()??d();$ instanceof HTMLElement&&$.focus({preventScroll:!0})}let c=new MutationObserver(l);return c.observe(document.body,{childList:!0,subtree:!0,attributes:!0,attributeFilter:["disabled"]}),document.addEventListener("focusin",a),document.addEventListener("pointerdown",r),()=>{c.disconnect(),document.removeEventListener("focusin",a),document.removeEventListener("pointerdown",r)}},[])}function Qt({cards:e,can:t,chosen:n,best:s,values:a=null,label:r,open:l=!1,twice:c,onpick:p,onplay:u}){let[d,$]=y(""),m=N(null),f=e.includes(d)?d:e.find(k=>t?.has(k))??e[0];qx(e,t,f,m,$),Fx(m);function h(k){let S=k.ctrlKey||k.metaKey||k.altKey?void 0:Hx(e,f,k.key);S!==void 0&&(k.preventDefault(),S!==""&&($(S),Zf(m.current,S)?.focus()))}function g(k,S){$(S);let A=k.pointerType==="touch",E=B.play.value==="twice"||B.play.value==="auto"&&A;c||E&&!n.has(S)?p(S):u(S)}let v=(k,S)=>{let A=t===null||t.has(k);return i`<button type="button" key=${k} data-card=${k} class=${n.has(k)?"chosen":""}
			tabindex=${k===f?0:-1} aria-disabled=${A&&t!==null?void 0:"true"}
			aria-pressed=${c?n.has(k):void 0} style=${{"--k":S}}
			onclick=${E=>g(E,k)}>
			<${de} card=${k} dim=${!A} lifted=${n.has(k)} size=${l?"mini":"full"} />
			${a?i`<span class="worth" aria-hidden="true">${a[he(k)]}</span>`:null}
			${s?.has(k)?i`<span class="mark"><${Ve} /></span>`:null}
		</button>`},b=e.length>5?Math.ceil(e.length/2):5;return i`<div class=${`hand ${l?"open":""} ${t?"asked":""}`} ref=${m} role="group"
		aria-label=${r} onkeydown=${h} onmousedown=${zx}
		style=${{"--n":Math.max(1,e.length),"--cols":b}}>
		${l?Ka(e).map(k=>i`<span key=${he(k[0]??"")} class="same-suit">${k.map(v)}</span>`):e.map(v)}
	</div>`}function qx(e,t,n,s,a){Se(()=>{let r=e.find(c=>t?.has(c)),l=s.current?.querySelector("[data-card]:focus");!r||t?.has(l?.dataset.card??n??"")||(a(r),l&&Zf(s.current,r)?.focus())},[t?[...t].join():""])}function Fx(e){Se(()=>{let t=0,n=()=>{for(let a of e.current?.querySelectorAll("[data-card]")??[])xa.set(a.dataset.card??"",a.getBoundingClientRect())},s=requestAnimationFrame(()=>t=setTimeout(n));return()=>(cancelAnimationFrame(s),clearTimeout(t))})}var Zf=(e,t)=>e?.querySelector(`[data-card="${t}"]`),zx=e=>e.preventDefault();function Hx(e,t,n){let s=e.indexOf(t??"");switch(n){case"ArrowRight":return e[(s+1)%e.length];case"ArrowLeft":return e[(s-1+e.length)%e.length];case"Home":return e[0];case"End":return e.at(-1);case"ArrowUp":return Vf(e,s,-1);case"ArrowDown":return Vf(e,s,1)}}function Vf(e,t,n){let s=he(e[t]??"");for(let a=1;a<e.length;a++){let r=e[(t+n*a+e.length*a)%e.length]??"";if(he(r)!==s)return r}return""}function Kx(e,t,n){let s=e.filter(r=>Jx(Jn(r)).includes(t.toLowerCase())),a=s.indexOf(n);return s[(a+1)%s.length]}function _r(e,t){let n=[...document.querySelectorAll(`${e} [data-card]`)],s=document.activeElement?.dataset?.card??"",a=Kx(n.map(r=>r.dataset.card??""),t,s);return n.find(r=>a&&r.dataset.card===a)?.focus(),a!==void 0}function Jx(e){return/^\d+$/.test(e)?e==="10"?["0","t"]:e.length>1?[]:[e]:[e.toLowerCase(),o(`rank.${e}`).slice(-1).toLowerCase()]}function Qf(e,t,n,s,a=!1){let r=e.options;if(n)return o("page.paused");if(s){let c=s.cards.find(u=>u.seat===s.winner)?.card??"",p=s.winner===e.seat?"yes":"no";return o("page.won.trick",{you:p,name:t[s.winner]??"",card:nn(c,St(e))})}if(e.phase==="over")return o("ask.next");if(!r){let c=e.turn.filter(p=>p!==e.seat).map(p=>t[p]??"");return c.length?o(a?"ask.unfetched":"ask.wait",{names:L(c),n:c.length}):e.turn.length?" ":o("waiting.table")}if(r.kind==="lay")return o("ask.lay",{n:r.pick??3});if(r.kind==="name")return o("ask.name");if(r.kind==="offer"&&Yf(r))return Ux(e,t);if(r.kind==="offer"){if((e.offers?.[e.seat??0]??"").startsWith("declare"))return o("ask.raise");let c=["declare","reveal"].filter(p=>r.acts?.some(u=>u.startsWith(p))).join("");return o("ask.offer",{how:c,names:e.trump===void 0?"yes":"no"})}let l=r.seat===void 0||r.seat===e.seat?"you":"dummy";return r.led?o(r.follow?"ask.follow":"ask.discard",{who:l,suit:K(r.led)}):o("ask.lead",{who:l})}var Yf=e=>e.acts?.length===1&&e.acts[0]==="pass";function Ux(e,t){let n=e.offers?.findIndex(s=>s.startsWith("reveal"))??-1;return n<0?o("ask.pass.unsaid"):o("ask.pass",{name:t[n]??""})}var Xf=e=>e?.led&&e.follow?o("illegal.follow",{suit:K(e.led)}):o("illegal");function Cs({options:e,chosen:t,variant:n,onlay:s,busy:a,waits:r=!1,slots:l=!1,premiums:c=!0}){let[p,u]=y("pass"),[d,$]=y(!1),m=e.pick??3,f=(e.offers?.length??0)<=3?e.offers??[]:[],h=On([...t],e.worth??""),g=t.size<m?O(h):be(h,n),v=o("lay.more",{n:m-t.size}),b=!r&&(p!=="pass"||d);return i`<div class=${`answer ${b?"sure":""}`}>
		${p==="pass"||!b?b&&f.map(k=>k==="pass"?null:i`<${Oc} key=${k} offer=${k} variant=${n} />`):i`<${Oc} offer=${p} variant=${n} />`}
		<p class=${`total ${/ /.test(g)?"two":""}`} aria-live="polite" aria-atomic="true">
			${l?i`<${Gx} cards=${Ke([...t],me)} pick=${m} worth=${ft(e.worth??"")} />`:null}
			<span class="small">${o("page.yourbid")}</span>${" "}
			<b class="score">${t.size?g:"–"}</b>
			${t.size&&t.size<m?i`<span class="unseen">${v}</span>`:null}
		</p>
		${f.length&&c?i`<div class="offers" role="radiogroup" aria-label=${o("col.premium")}>
					${f.map(k=>i`<${Re} key=${k} label of=${k==="pass"?"premium":k} variant=${n}>
							<input type="radio" name="premium" checked=${k===p} onchange=${()=>u(k)} />
							<span>${eh(k,n,!1)}</span>
						<//>`)}
					<button type="button" class="button plain what" aria-label=${o("page.premium.what")}
						title=${o("page.premium.what")} aria-expanded=${d} onclick=${()=>$(!d)}>?</button>
				</div>`:null}
		<button type="button" class="button chief" disabled=${t.size!==m||a}
			onclick=${()=>s(f.length?p:"")}>
			${t.size<m?v:p==="pass"?o("page.lay"):o(`page.lay.${p}`,{bid:g})}
		</button>
	</div>`}function Gx({cards:e,pick:t,worth:n}){return i`<span class="slots" aria-hidden="true">
		${Array.from({length:t},(s,a)=>{let r=e[a];return i`<span key=${a} class=${`slot ${r?"said":""}`}>
				${r?i`<${de} card=${r} size="mini" /><b class="score">+${n[he(r)]}</b>`:null}
			</span>`})}
	</span>`}function eh(e,t,n=!0){if(e==="pass")return o(n?"menu.pass":"page.nopremium");let{level:s,...a}=Ac(e,t);return o(`menu.${s}`,a)}function Ac(e,t){let[n="",s=""]=e.split(" ");return{level:n,points:t?.offers[n==="declare"?"declare":"reveal"]??"",n:s}}function Oc({offer:e,variant:t}){let{level:n,points:s,n:a}=Ac(e,t),r=Ja(t);return i`<p class="ask" role="status">${o(`ask.sure.${n}`,{points:s,number:a||"none",loss:r})}</p>`}function Wr({options:e,variant:t,onact:n,busy:s,best:a}){let[r,l]=y(""),[c,p]=y(""),u=e.acts??[],d=[...new Set(u.map(f=>f.split(" ")[0]??""))],$=u.filter(f=>f.startsWith(`${r} `));if(x(()=>(l(""),p("")),[u.join()]),Yf(e))return i`<div class="answer">
			<${w} chief disabled=${s} onclick=${()=>n("pass")} say=${o("page.pass")} />
		</div>`;if(c){let{level:f,points:h,n:g}=Ac(c,t);return i`<div class=${`answer sure ${g?"numbered":""}`}>
			<${Oc} offer=${c} variant=${t} />
			<${w} chief disabled=${s} onclick=${()=>n(c)}
				say=${o(`page.sure.${f}`,{points:h,n:g&&` ${g}`})} />
			<${w} onclick=${()=>p("")} say=${o("page.sure.not")} />
		</div>`}let m=f=>f==="pass"||u.every(h=>h!=="pass")?n(f):p(f);return i`<div class="answer">
		<${Re} of="premium" class="what">?<span class="unseen"> ${o("col.premium")}</span><//>
		${d.map(f=>{let h=u.every(g=>g!==f);return i`<button type="button" key=${f} class=${`button ${r===f?"chosen":""}`} disabled=${s}
				aria-expanded=${h?r===f:void 0}
				onclick=${()=>h?l(f):m(f)}>
				${a?.split(" ")[0]===f?i`<${Ve} />`:null}${eh(f,t)}
			</button>`})}
		${$.length?i`<div class="numbers" role="group" aria-label=${o("ask.number")}>
					<span class="small">${o("ask.number")}</span>
					${$.map(f=>i`<button type="button" key=${f} class="button" disabled=${s} 
							onclick=${()=>m(f)}>
							${f===a?i`<${Ve} />`:null}<span class="unseen">${ue(f)}</span>
							<span aria-hidden="true">${f.split(" ")[1]}</span>
						</button>`)}
				</div>`:null}
	</div>`}function Ir({options:e,onact:t,busy:n,best:s}){return i`<div class="answer">
		${(e.acts??[]).map(a=>{let r=a.replace(/^name /,"");return i`<button type="button" key=${a} class="button naming" disabled=${n} onclick=${()=>t(a)}>
				<${Gt} trump=${r} />${a===s?i`<${Ve} />`:null}
			</button>`})}
	</div>`}var st=0;async function th(e){let t=await fetch(`${Fa}lesson/${e}`);if(!t.ok)throw new Error(`${e} did not come: ${t.status}`);return t}var nh=async()=>(await th("course.json")).json();async function sh(e){let t=await(await th(`${e.id}.99.jsonl`)).text(),n=await Promise.all(Vx(t).map(s=>es(s,{body:t})));return{...e,names:n[0]?.header.seats??[],deals:n.map(Zx)}}function Vx(e){let t=0;return e.split(`
`).flatMap(n=>(n.startsWith('{"ninetynine"')&&t++,n.startsWith('{"deal"')?[{match:t,deal:JSON.parse(n).deal}]:[]))}function Zx(e){let t=e.header.rules!==void 0;return e.steps.flatMap(({line:n,views:s})=>{let a=s[st];return!a||!("act"in n||"deal"in n)?[]:[{act:n.act??"",seat:n.seat??-1,view:t?{...a,why:void 0}:a}]})}function Mc(e,t){let n=e[t]?.view.options?.seat??st;return e.findIndex((s,a)=>a>t&&s.seat===n)}var Tc=(e,t)=>e[Mc(e,t)]?.act??"";var Qx=9,[oh,Yx,Xx]=[700,1700,280],rh=e=>e==="first"?"ninetynine.lesson":`ninetynine.lesson.${e}`;function e1({id:e,steps:t}){let n=Number(De(rh(e)));return Number.isInteger(n)&&n>0&&n<t.length-1?n:0}var t1=(e,t)=>te(rh(e),String(t)),qr=()=>B.course.value.split(" ").filter(e=>e!=="");function n1(e){e==="first"&&(B.taught.value=!0),Wt("cure",e)&&xo(),qr().includes(e)||(B.course.value=[...qr(),e].join(" "))}function s1(){let e={C:"♣",D:"♦",H:"♥",S:"♠"},t=["A","K","Q","J",..."23456789","10","11","12"];return Object.fromEntries(Object.entries(e).flatMap(([n,s])=>t.map(a=>[a+n,An(a)+s])))}function a1(e){let t=re(e),[,n=30,s=20,a=10]=t?.score.made??[],{declare:r=30,reveal:l=60}=t?.offers??{};return{alone:n,two:s,three:a,declare:r,reveal:l}}var o1=({counted:e={}})=>Object.fromEntries(Object.entries(e).flatMap(([t,{offers:n}])=>Object.entries(n).map(([s,{made:a}])=>[`${t}_${s}`,a]))),ih=(e,t)=>e[t]?.view,Ea=(e,t)=>Gn(e[t-1]?.view,e[t]?.view),ah=(e,t,n)=>({view:ih(e,t),full:{...n,gone:!0},ms:Xx});function r1(e,t,n){let s=[],a=t.lies?Ea(e,t.at):null;a&&s.push(ah(e,t.at,a));for(let r=t.at+1;r<=n.at;r++){let l=e[r];if(!l?.act.startsWith("play"))continue;let c=Ea(e,r);r===n.at&&(n.lies||!c)||(s.push({view:l.view,full:c,ms:c?Yx:oh}),c&&s.push(ah(e,r,c)))}return s}function i1(e,t){let n=Mc(e,t.at),s=n;if(t.does==="play")for(;s<e.length-1&&!Ea(e,s);)s++;return e.slice(n,s+1).map(({view:a},r)=>({view:a,full:Ea(e,n+r),ms:oh}))}var Fr=class{moving=P(!1);rests=P(!1);chosen=P(new Set);reply=P("");#e=0;#n=()=>{};constructor(t){this.lesson=t,this.at=P(e1(t)),this.shown=P(this.#i(this.step()))}step(t=this.at.peek()){return this.lesson.steps[t]}get last(){return this.lesson.steps.length-1}be(t){this.stop(),He(()=>{this.#l(!1),this.at.value=t,this.shown.value=this.#i(this.step(t))}),t1(this.lesson.id,t),t===this.last&&n1(this.lesson.id)}back(){let t=this.moving.peek()||this.rests.peek();this.be(Math.max(0,this.at.peek()-(t?0:1)))}forward(){if(this.moving.peek())return this.stop(),this.#n();if(this.rests.peek())return this.be(this.at.peek()+1);let t=this.step();if(t.does!=="lay")return this.#c();let n=this.#a(t),s=this.chosen.peek();if(n.every(a=>s.has(a))&&s.size===n.length)return this.#c();this.chosen.value=new Set(n),this.reply.value=this.words("so")}words(t,n){let s=this.step(),a=`${this.lesson.id}.${s.say}${t?`.${t}`:""}`;return t&&!Ee(`course.${a}`)?"":o(`course.${a}`,{...s1(),...a1(this.lesson.variant),...o1(s),...n})}answer(t){let n=this.step(),s=n.ask?String(n.right):Tc(this.#t(n),n.at);if(t===s)return this.#c();this.reply.value=this.#r(n,t.replace(/^name /,""))}play(t){let n=this.step();if(t===this.#a(n)[0])return this.#c();let s=this.#s(n),a=s?.trick?.[0]?.card,r=W(s?.options?.from),l=a&&!r.includes(t);this.reply.value=l?o("page.learn.must",{suit:o(`suit.${he(a)}`)}):this.#r(n,t)}lay(){let t=this.step(),n=this.#s(t)?.options?.worth??"",s=[...this.chosen.peek()],a=this.#a(t),r=On(s,n);if(s.every(l=>a.includes(l)))return this.#c();if(r!==On(a,n))return void(this.reply.value=this.#r(t,String(r),{n:r}));this.chosen.value=new Set(a),this.reply.value=this.words("also")}stop(){clearTimeout(this.#e)}#t(t){return this.lesson.deals[t.deal]??[]}#s(t){return this.#t(t)[t.at]?.view}#a(t){return Tc(this.#t(t),t.at).split(" ").slice(1)}#r(t,n,s){return this.words(t.no?.[n]??"no",s)||o("page.learn.no")}#i(t){return{view:ih(this.#t(t),t.at),full:t.lies?Ea(this.#t(t),t.at):null}}#l(t){this.moving.value=t,this.rests.value=!1,this.chosen.value=new Set,this.reply.value=""}#c(){let t=this.at.peek()+1,[n,s]=[this.step(),this.lesson.steps[t]];if(!s)return;if(s.deal===n.deal&&s.at-n.at<=Qx)return this.#o(r1(this.#t(n),n,s),()=>this.be(t));let a=n.does?i1(this.#t(n),n):[],r=a.pop();this.#o(a,r?()=>this.#u(r):()=>this.be(t))}#u(t){He(()=>{this.#l(!1),this.rests.value=!0,this.shown.value=t})}#o(t,n){this.#n=n,He(()=>this.#l(t.length>0)),this.#p(t)}#p([t,...n]){if(!t)return this.#n();this.shown.value=t,this.#e=setTimeout(()=>this.#p(n),t.ms)}};var lh=()=>j(async()=>{let[e]=await Promise.all([nh(),up(oe.peek(),Fa)]);return e});function ch({plans:e}){x(()=>{document.title=`${o("course.title")} · Ninety-Nine`});let t=new Set(qr()),n=e.find(l=>!t.has(l.id))?.id,[s,...a]=e,r=[["start",s?[s]:[]],["well",a.filter(l=>l.variant===s?.variant)],["ways",a.filter(l=>l.variant!==s?.variant)]];return i`<main id="main" tabindex="-1" class="lessons">
		<h1>${o("course.title")}</h1>
		<p class="lead">${o("course.lead")}</p>
		<p class="soft">${o("course.finished",{n:e.filter(l=>t.has(l.id)).length,of:e.length})}</p>
		${r.map(([l,c])=>i`<section key=${l}><h2>${o(`course.part.${l}`)}</h2>
				<ol start=${e.indexOf(c[0])+1}>${c.map(p=>i`<${l1} key=${p.id} plan=${p} n=${e.indexOf(p)+1} done=${t.has(p.id)}
						next=${p.id===n} />`)}</ol>
			</section>`)}
		<p class="row">
			<a class="button plain" href="/problems">${o("page.nav.problems")}</a>
			<a class="button plain" href="/bids">${o("page.nav.bids")}</a>
			<a class="button plain" href="/daily">${o("page.nav.daily")}</a>
		</p>
	</main>`}var l1=({plan:{id:e,minutes:t},n,done:s,next:a})=>i`<li class=${s?"done":a?"next":""}>
	<a href=${`/learn/${e}`}>
		<span class="number score" aria-hidden="true">${n}</span>
		<b>${o(`course.${e}`)}</b>
		<span class="soft goal">${o(`course.${e}.goal`)}</span>
		<span class="small soft">${s?`✓ ${o("course.seen")}`:o("course.minutes",{n:t})}</span>
	</a>
</li>`;function c1({rest:[e=""]}){let{value:t,wrong:n}=lh(),s=e||(Ie.value.get("table")?"first":""),a=t?.find(r=>r.id===s);return n||t&&s&&!a?i`<${ph} why=${n??o("page.nowhere")} />`:t?a?i`<${p1} key=${a.id} plan=${a} plans=${t} />`:i`<${ch} plans=${t} />`:i`<${uh} />`}var ph=({why:e})=>i`<${U} title=${o("page.nav.learn")} text=${e}>
	<p><a class="button" href="/">${o("page.nowhere.go")}</a></p>
<//>`,uh=()=>i`<main id="main" tabindex="-1" class="table lesson">
	<p class="opening" role="status">${o("page.opening")}</p>
</main>`;function p1({plan:e,plans:t}){let{value:n,wrong:s}=j(()=>sh(e)),a=fe(()=>n&&new Fr(n),[n]);return x(()=>{e.id==="first"&&Ni()?.stage==="lesson"&&as("lesson")},[]),x(()=>()=>a?.stop(),[a]),x(()=>{document.title=`${o(`course.${e.id}`)} · Ninety-Nine`}),s?i`<${ph} why=${s} />`:a?i`<${u1} run=${a} plans=${t} />`:i`<${uh} />`}function dh(){let e=Vu(Ie.value.get("table")??"");return e&&"table"in e?`/t/${e.table}`:void 0}function u1({run:e,plans:t}){let n=dh(),s=e.at.value,{lesson:a}=e,r=e.step(s),l=N(null);y1(e),Rr();let c=e.rests.value,p=N(`${s} ${c}`);x(()=>{Ya()&&document.activeElement===document.body&&l.current?.querySelector(".told h2")?.focus()},[]),x(()=>{if(p.current===`${s} ${c}`)return;p.current=`${s} ${c}`;let v=r.does==="lay"||r.does==="play"?'.hand button[tabindex="0"]':".asking .button",b=r.leaf==="end"?".over .chief":!c&&(r.does||r.ask)?v:".on";l.current?.querySelector(b)?.focus({preventScroll:!0})},[s,c]);let{view:u,full:d}=e.shown.value,$=re(a.variant),m=a.names.map((v,b)=>b===st?o("you"):v==="dummy"?o("dummy"):v),f=r.leaf==="account"?"sheeted":r.leaf==="end"?"covered":"",h=e.moving.value||c?"":f,g=o("course.number",{n:t.findIndex(v=>v.id===a.id)+1});return i`<${tn.Provider} value=${St(u)}><main id="main" tabindex="-1" class="table lesson" ref=${l}
		data-lesson=${a.id} data-leaf=${r.leaf} data-point=${r.point}>
		<header class="head">
			<a class="mark" href="/">99<span class="unseen"> ${o("page.home")}</span></a>
			<div class="where"><${Gt} trump=${u.trump??""} /><h1>${g}</h1></div>
			<nav aria-label=${o("page.table.menu")}>
				<${w} plain disabled=${s===0} onclick=${()=>e.be(0)} say=${o("page.learn.again")} />
				<a class="button plain" href=${n??"/learn"}>${o(n?"page.learn.table":"page.learn.leave")}</a>
			</nav>
		</header>
		<div class="spread">
			<${d1} run=${e} step=${r} n=${s} />
			<div class=${`board of-${Qe(u)} ${h==="sheeted"?h:""}`}>
				<${g1} run=${e} step=${r} view=${u} full=${d} name=${m[st]??""} />
				<${vn} view=${u} variant=${$} names=${m} me=${st} elsewhere=${st} full=${d} over=${h} aloud
					laid=${jn($,u.phase)} played=${f1(e,r,u,m)}
					onhurry=${()=>e.moving.peek()&&e.forward()}>
					<${$1} step=${r} view=${u} names=${m} run=${e} plans=${t} />
				<//>
			</div>
		</div>
	</main><//>`}function d1({run:e,step:t,n}){let s=e.moving.value,a=e.rests.value,{id:r}=e.lesson,l=(t.does||t.ask)&&!s&&!a;return i`<section class="told" aria-label=${o(`course.${r}`)}>
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
	</section>`}function $1({step:e,view:t,names:n,run:s,plans:a}){if(s.rests.value||s.moving.value&&e.leaf!=="values")return null;let r=t.options,l=re(s.lesson.variant),c=e.leaf==="values"&&t.phase==="lay"?i`<${$h} worth=${r?.worth??""} />`:null,p=u=>s.answer(u);return i`${e.does==="lay"&&r?i`<section class="asking asked laying" aria-label=${o("page.yours")}>
					${c?i`<div class="leaf worths">${c}</div>`:null}
					<${Cs} options=${{...r,offers:[]}} chosen=${s.chosen.value} variant=${l} busy=${!1}
						onlay=${()=>s.lay()} slots />
				</section>`:c&&i`<div class="leaf centre">${c}</div>`}
		${e.does==="offer"&&r?i`<section class="asking asked offering" aria-label=${o("page.yours")}>
					<${Wr} options=${r} variant=${l} busy=${!1} onact=${p} />
				</section>`:null}
		${e.does==="name"&&r?i`<section class="asking asked naming" aria-label=${o("page.yours")}>
					<${Ir} options=${r} busy=${!1} onact=${p} />
				</section>`:null}
		${e.ask?i`<${m1} from=${e.ask} onsay=${p} />`:null}
		${e.leaf==="account"?i`<div class="over leaf sheeted"><${Mt} view=${t} names=${n} me=${st} untitled /></div>`:null}
		${e.leaf==="end"?i`<${h1} run=${s} plans=${a} />`:null}`}var m1=({from:e,onsay:t})=>i`<section class="asking asked" aria-label=${o("page.yours")}>
	<div class="answer"><div class="numbers">${e.map(n=>i`<button type="button" key=${n} class="button" onclick=${()=>t(String(n))}>${O(n)}</button>`)}</div></div>
</section>`;function f1(e,t,n,s){let a=Un(n),r=n.shown?.[a]?.hand;if(n.control===void 0||r===void 0)return null;let l=!e.moving.value&&!e.rests.value&&t.does==="play"&&n.options?.seat===a,c=l?new Set(W(n.options?.from)):null,p=d=>l&&e.play(d),u=i`<${Qt} cards=${Ke(W(r),me,n.trump)} can=${c} chosen=${new Set}
		label=${s[a]} open twice=${!1} onpick=${p} onplay=${p} />`;return{seat:a,hand:u}}function $h({worth:e}){let t=ft(e);return i`<ul class="values" aria-label=${o("page.learn.values.title")}>
		${[...me].map(n=>i`<li key=${n}>
				<${$e} trump=${n} /><b class="score"><span class="unseen">${o(`suit.${n}`)} </span>${t[n]??""}</b>
				<span>${o(`page.learn.shape.${n}`)}</span>
			</li>`)}
	</ul>`}function h1({run:e,plans:t}){let{id:n,variant:s}=e.lesson,a=dh(),{busy:r,once:l}=C(),c=Ni(),p=n==="first"&&c?.stage==="match"&&c.of==="",u=()=>l(async()=>{if(p)return Ju();await Oe();let f=we.value.find(h=>h.id===s);f&&await Ku(f,cp)}),d=t[t.findIndex(f=>f.id===n)+1],$=n==="first"||s!=="standard",m=i`<button type="button" class=${`button ${$?"chief":"plain"}`} disabled=${r}
		aria-busy=${r} onclick=${u}>${o(p?"way.go.first":"page.home.play")}</button>`;return i`<div class="over leaf end">
		<h2>${o(n==="first"?"page.learn.done":"course.done")}</h2>
		${p?i`<${So} at="match" />`:null}
		${n==="first"?i`<${$h} worth=${re(s)?.worth??""} />`:null}
		<div class="row">
			${a?i`<a class="button chief" href=${a}>${o("page.learn.table")}</a>`:$?m:null}
			${d&&!p?i`<a class=${`button ${$||a?"plain":"chief"}`} href=${`/learn/${d.id}`}>
						${o("course.next",{name:o(`course.${d.id}`)})}</a>`:null}
			${$&&n!=="first"?i`<a class="button plain" href=${`/rules/${s}`}>${o("page.learn.rules")}</a>`:null}
			${$||a?null:m}
			${p?null:i`<a class="button plain" href="/learn">${o("course.all")}</a>`}
		</div>
	</div>`}function g1({run:e,step:t,view:n,full:s,name:a}){let r=!e.moving.value&&!e.rests.value,l=r&&t.does==="lay",c=r&&(l||t.does==="play")&&(n.options?.seat??st)===st?n.options:void 0,p=c?new Set(W(c.from)):null,u=e.chosen.value,d=f=>{if(!c)return;let h=new Set(l?u:[]);if(u.has(f))h.delete(f);else if(h.size<(c.pick??1))h.add(f);else return void(e.reply.value=o("lay.full",{n:h.size}));if(He(()=>{e.chosen.value=h,e.reply.value=""}),l)return;h.size===1&&p?.has(f)?e.reply.value=o("page.learn.tap"):e.play(f)},$=f=>c&&e.play(f),m=n.phase==="lay"&&t.worth?ft(n.options?.worth??""):null;return i`<section class=${`mine ${c?"asked":""}`} aria-label=${o("page.yourhand")}>
		<div class="me">
			<${Vt} view=${n} seat=${st} name=${a} place="south" own chair=${void 0} now=${0} open=${null}
				winner=${s?.winner===st} laid=${jn(re(e.lesson.variant),n.phase)} />
			${n.aside?i`<div class="laid" role="group" aria-label=${o("page.aside")}>${ge(n.aside)}</div>`:null}
		</div>
		<${Qt} cards=${Ha(n,st)} can=${p} chosen=${u} values=${m}
			label=${o("page.yourhand")} twice=${l} onpick=${d} onplay=${$} />
	</section>`}function y1(e){x(()=>{function t(n){let s=n.target,a=n.ctrlKey||n.metaKey||n.altKey||n.shiftKey;if(n.defaultPrevented||a||s.closest("input, select, textarea, dialog"))return;let r=s.closest(".asking, .head, .felt, .hand")?.matches(":not(.asking)");if(n.key==="ArrowRight"&&!r)e.forward();else if(n.key==="ArrowLeft"&&!r)e.back();else if(!e.moving.peek()&&e.step().ask?.includes(Number(n.key)))e.answer(n.key);else if(!_r(".lesson .hand",n.key))return;n.preventDefault()}return document.addEventListener("keydown",t),()=>document.removeEventListener("keydown",t)},[e])}var mh={complaints:v1,people:k1,sanctions:S1,tables:O1,groups:M1,evenings:j1,log:N1};function b1(e){let{value:t,wrong:n}=j(async()=>(await Le("there"),!0),M.value?.id),[s,a]=y("complaints");if(!t||!M.value?.operator)return i`<${U} title=${o("page.nav.operate")} wrong=${n} text=${t?o("page.operate.refused"):""} />`;let r=mh[s];return i`<main id="main" tabindex="-1" class="operate">
		<h1>${o("page.nav.operate")}</h1>
		<${J} hidden label=${o("page.nav.operate")} value=${s} onchange=${a}
			options=${V("page.operate",...Object.keys(mh))} />
		<${r} key=${s} />
	</main>`}var Ps=e=>Z(e,{dateStyle:"medium",timeStyle:"short"});function zr({asked:e,empty:t,children:n}){return e.value?t?i`<p class="soft" role="status">${o("page.operate.none")}</p>`:i`<ul class="found">${n}</ul>`:i`<p class=${e.wrong?"trouble":"soft"} role="status">${e.wrong??""}</p>`}function v1(){let[e,t]=y(0),n={closed:!1,before:0,whom:"",after:0},[s,a]=y(n),r=j(()=>Tu(s),e,s),l=r.value?.complaints??[],c=l.at(-1)?.id??0,p=r.value?.after,u=()=>(t(e+1),void Le("there").catch(()=>{}));return i`<${ve} label=${o("page.operate.complaints.closed")} checked=${s.closed}
			onchange=${d=>a({...n,closed:d})} />
		<${zr} asked=${r} empty=${l.length===0}>${l.map(d=>i`<li key=${d.id}>
				<${w1} complaint=${d} ondone=${u} />
				${d.count&&d.count>1?i`<${w} plain onclick=${()=>a({...n,whom:d.whom})}
						say=${o("page.operate.complaints.about",{n:d.count})} />`:null}
			</li>`)}<//>
		${s.closed&&c>1?i`<${w} onclick=${()=>a({...s,before:c})} say=${o("page.operate.older")} />`:null}
		${s.whom||s.after?i`<${w} onclick=${()=>a(n)} say=${o("page.operate.complaints.first")} />`:null}
		${p?i`<${w} onclick=${()=>a({...s,after:p})} say=${o("page.more")} />`:null}`}function w1({complaint:e,ondone:t}){let{id:n,at:s,by:a,from:r=a,whom:l,about:c,called:p,table:u,match:d,lines:$=[],text:m}=e,{appeal:f,outcome:h,answer:g,watching:v}=e,b=p&&c&&!c.startsWith(`${p}·`);return i`<h2>${o(f?"page.operate.appeal":"page.operate.complaint",{n})}</h2>
		<p class="soft small">${Ps(s)} ·${" "}${f?o("page.operate.appeal.against",{n:f}):i`<a href=${`/t/${u}`}>${o("page.operate.at",{table:u,match:d})}</a>`}</p>
		${f?null:i`<${jc} id=${a} say=${o("page.operate.from",{id:r})} />`}
		${v?i`<span class="soft small">${o("page.operate.watching")}</span>`:null}
		${$.map(k=>i`<blockquote key=${k.seq}>${k.text}</blockquote>`)}
		${m?i`<p>${m}</p>`:null}
		${b?i`<p class="small">${o("page.operate.called",{name:p})}</p>`:null}
		${h?i`<${jc} id=${l} say=${c??l} />
				${g?i`<${Bc} entries=${[g]} />`:i`<p>${o(`page.operate.act.${h}`)}</p>`}`:c?i`<${Kr} id=${l} complaint=${n} ondone=${t} />`:i`<p class="soft small">${l}</p>
					<${kn} whom=${l} acts=${["dismiss"]} complaint=${n} ondone=${t} />`}`}function Nc({label:e,onfind:t}){let[n,s]=y("");return i`<form class="row" onsubmit=${r=>(r.preventDefault(),t(n.trim()))}>
		<${F} label=${e} value=${n} oninput=${s} />
		<button class="button">${o("page.operate.find")}</button>
	</form>`}function Hr({asked:e,all:t=[],say:n,above:s,within:a}){let[r,l]=y("");return i`<${zr} asked=${e} empty=${t.length===0}>${t.map(c=>i`<li key=${c.id}>
			${s?.(c)}
			<button type="button" class="button plain" aria-expanded=${r===c.id}
				onclick=${()=>l(r===c.id?"":c.id)}>${n(c)}</button>
			${r===c.id?a(c):null}
		</li>`)}<//>`}function k1(){let[e,t]=y(""),n=j(()=>wu({find:e}),e);return i`<${Nc} label=${o("page.operate.who")} onfind=${t} />
		<${Hr} asked=${n} all=${n.value?.people} say=${s=>s.tagged}
			within=${s=>i`<${Kr} id=${s.id} />`} />
		${n.value?.more?i`<p class="soft">${o("page.operate.more")}</p>`:null}
		<h2>${o("page.operate.network")}</h2>
		<${x1} />`}function x1(){let[e,t]=y("");return i`<${F} label=${o("page.operate.network.which")} value=${e} oninput=${t} />
		${e.trim()?i`<${kn} whom=${e.trim()} acts=${["ban","ban-all","lift-ban"]} />`:null}`}function S1(){let[e,t]=y(0),n=j(()=>xu({}),e),s=n.value?.sanctioned.map(r=>({...r,id:r.whom})),a=()=>t(e+1);return i`<${Hr} asked=${n} all=${s} say=${r=>r.tagged??r.whom}
		above=${r=>i`<${fh} of=${r} />`}
		within=${r=>r.tagged?i`<${Kr} id=${r.whom} ondone=${a} />`:i`<${kn} whom=${r.whom} acts=${["lift"]} ondone=${a} />`} />
		${n.value?.more?i`<p class="soft">${o("page.operate.sanctions.more")}</p>`:null}`}function fh({of:{banned:e,bannedUntil:t,bannedFor:n,all:s,network:a,silenced:r,silencedUntil:l,silencedFor:c}}){let p=(u,d,$)=>{let m=d?` ${o("page.operate.until.short",{date:Ps(d)})}`:"",f=u==="ban"&&a?` · ${o("page.operate.networks")}`:"";return i`<p><b>${o("page.operate.sanctions.one",{act:u})}</b>${m}${f}: ${$}</p>`};return i`${e?p(s?"ban-all":"ban",t,n):null}
		${r?p("silence",l,c):null}`}function Kr({id:e,complaint:t,ondone:n}){let[s,a]=y(0),{value:r,wrong:l}=j(()=>ku({player:e}),e,s);if(!r)return i`<p class=${l?"trouble":"soft"} role="status">${l??""}</p>`;let{banned:c,silenced:p}=r.sanctions,u=["silence","ban","rename",...c?["lift-ban"]:[],...p?["lift-silence"]:[],...t?["dismiss"]:[],"link","end-keys",...r.aliasOf?["split"]:[],"erase"],d=()=>(a(s+1),n?.());return i`<p><b>${r.tagged}</b> <span class="soft small">${e} · ${Ps(r.created)}</span></p>
		${r.former?.length?i`<p class="small">${o("page.operate.former",{names:r.former.join(", ")})}</p>`:null}
		${r.aliasOf?i`<p class="small">${o("page.operate.became",{id:r.aliasOf})}</p>`:null}
		${r.aliases.map($=>i`<${jc} key=${$} id=${$} ondone=${d}
			say=${o("page.operate.also",{ids:$})} />`)}
		<${fh} of=${r.sanctions} />
		${r.tables.map($=>i`<${hh} key=${$.id} table=${$} />`)}
		<${kn} whom=${e} acts=${u} called=${r.name} complaint=${t}
			networks=${r.networks} others=${r.others} ondone=${d} />
		${r.audit.length?i`<${Bc} entries=${r.audit} />`:null}`}function jc({id:e,say:t,ondone:n}){let[s,a]=y(!1);return i`<${w} plain aria-expanded=${s} onclick=${()=>a(!s)} say=${t} />
		${s?i`<div class="within"><${Kr} id=${e} ondone=${n} /></div>`:null}`}var hh=({table:e})=>i`<p class="small">
	<a href=${`/t/${e.id}`}>${e.id}</a> · ${je(e.variant)} · ${o(`page.operate.status.${e.status}`)} ·${" "}
	${e.chairs.map(t=>t.name).filter(Boolean).join(", ")}
</p>`;function kn({whom:e,acts:t,called:n="",table:s,complaint:a,networks:r=0,others:l=0,ondone:c}){let p={act:t[0]??"",day:"",reason:"",name:"",network:!1,id:""},[u,d]=y(p),$=A=>d(E=>({...E,...A,id:le()})),m=X($),{busy:f,once:h}=C(),[g,v]=y(""),b=u.act==="rename"||u.act==="erase",k=["silence","ban","ban-all"].includes(u.act);return i`<form class="acts" onsubmit=${A=>{A.preventDefault(),h(async()=>{let E=await ji({id:u.id,act:u.act,whom:e,reason:u.reason,...k&&u.day?{until:Date.parse(u.day)}:{},...b?{name:u.name}:{},...u.act==="ban"&&u.network?{network:!0}:{},...s&&u.act==="remove"?{table:s}:{},...a?{complaint:a}:{}});T(o("page.operate.done")),v(E.link?location.origin+E.link:""),d(p),c?.()})}}>
		<${q} label=${o("page.operate.act")} value=${u.act} options=${V("page.operate.act",...t)}
			onchange=${m("act")} />
		${u.act==="erase"?i`<p class="small">${o("page.operate.erase.about")}</p>`:null}
		${b?i`<${F}
				label=${u.act==="rename"?o("page.operate.name"):o("page.operate.erase.name",{name:n})}
				value=${u.name} required oninput=${m("name")} />`:null}
		${k?i`<${F} type="date" label=${o("page.operate.until")} value=${u.day} oninput=${m("day")} />`:null}
		${u.act==="ban"&&r?i`<${ve} label=${o("page.operate.ban.network",{n:r,others:l})} checked=${u.network}
				onchange=${A=>$({network:A})} />`:null}
		<${F} label=${o(k?"page.operate.reason":"page.operate.reason.kept")} maxlength="200" required
			value=${u.reason} oninput=${m("reason")} />
		<button class="button" aria-busy=${f}
			disabled=${u.act==="erase"&&u.name!==n}>${o("page.operate.do")}</button>
		${g?i`<p class="small">${o("page.operate.link.about")} <code>${g}</code></p>`:null}
	</form>`}function O1(){let[e,t]=y(""),[n,s]=y(0),a=j(()=>Su({find:e}),e,n);return i`<${Nc} label=${o("page.operate.where")} onfind=${t} />
		<${Hr} asked=${a} all=${a.value?.tables} say=${()=>o("page.operate.show")}
			above=${r=>i`<${hh} table=${r} />`}
			within=${r=>i`<${A1} id=${r.id} ondone=${()=>s(n+1)} />`} />`}function A1({id:e,ondone:t}){let[n,s]=y(0),{value:a,wrong:r}=j(()=>Ou({table:e}),e,n),l=()=>(s(n+1),t());if(!a)return i`<p class=${r?"trouble":"soft"} role="status">${r??""}</p>`;let c=a.chairs.filter(p=>p.player);return i`${a.talk.map(p=>i`<p key=${p.seq} class="small"><b>${p.name}</b> ${p.text}</p>`)}
		<${kn} whom=${e} acts=${["close"]} ondone=${l} />
		${c.map(p=>i`<h2 key=${p.player}>${p.name}</h2>
			<${kn} whom=${p.player??""} table=${e} acts=${["remove"]} ondone=${l} />`)}`}function M1(){let[e,t]=y(""),[n,s]=y(0),a=j(()=>Au({find:e}),e,n);return i`<${Nc} label=${o("page.groups.name")} onfind=${t} />
		<${Hr} asked=${a} all=${a.value?.groups} say=${r=>r.name}
			within=${r=>i`<${T1} id=${r.id} ondone=${()=>s(n+1)} />`} />`}function T1({id:e,ondone:t}){let{value:n,wrong:s}=j(()=>Mu({group:e}),e);return n?i`<p class="soft small">${e} · ${Ps(n.since)}</p>
		<ul>${n.members.map(a=>i`<li key=${a.id}>${a.name}<span class="soft">·${a.tag}</span><${Ba} of=${a.role} /></li>`)}</ul>
		<${kn} whom=${e} acts=${["end-group"]} ondone=${t} />`:i`<p class=${s?"trouble":"soft"} role="status">${s??""}</p>`}function j1(){let[e,t]=y(0),n=j(()=>ts({}),e),s=()=>t(e+1),a=(n.value?.evenings??[]).filter(l=>!l.group),r=async(l,c)=>{await ji({id:le(),act:"evening",whom:"",evening:l,reason:c}),s()};return i`<${zr} asked=${n} empty=${a.length===0}>${a.map(l=>i`<li key=${l.id}>
			<b>${Z(l.begins,{weekday:"long",hour:"numeric",minute:"2-digit",timeZone:l.zone})} ${l.zone}</b>
			<span>${je(l.variant)} · ${l.games??0} · ${l.clock} · ${o(`page.level.${l.bot}`)}</span>
			<${kn} whom=${l.id} acts=${["end-evening"]} ondone=${s} />
		</li>`)}<//>
		<h2>${o("page.operate.act.evening")}</h2>
		<${Kl} reasoned begin=${r} />`}function N1(){let[e,t]=y(0),n=j(()=>ju({before:e}),e),s=n.value?.entries??[],a=s.at(-1)?.n??0;return i`<${zr} asked=${n} empty=${s.length===0}><li><${Bc} entries=${s} /></li><//>
		${a>1?i`<${w} onclick=${()=>t(a)} say=${o("page.operate.older")} />`:null}`}var Bc=({entries:e})=>i`<ol class="small entries" aria-label=${o("page.operate.log")}>${e.map(t=>i`<li key=${t.n} value=${t.n}>
		${Ps(t.at)} · ${t.operator} · <b>${o(`page.operate.act.${t.act}`)}</b> ${t.whom} ${t.table??""}${" "}
		${t.former?`${t.former} → ${t.name} `:""}${t.networks?`${o("page.operate.networks")} `:""}
		${t.until?`${o("page.operate.until.short",{date:Ps(t.until)})} `:""}
		${t.complaint?`· ${o("page.operate.complaint",{n:t.complaint})} `:""}· ${t.reason}
	</li>`)}</ol>`;var B1=15e3;function E1({mine:e,room:t,chief:n,name:s,ondrawn:a}){let{turn:r}=Je(B1),{value:l}=j(async()=>{let k=Ts(),S=await Gp({},{where:"there"});return Il(S,k),Cr.value=S.followed??0,S},r,M.value?.id),[{height:c}]=y(t),p=N(null),u=bm(),d=ql(u),$=new Set(e.filter(k=>k.status!=="gathering").map(({id:k})=>k)),m=u.filter(k=>wa(k,d)&&!$.has(k.table??"")),f=l?.tables.filter(k=>!Hn(k))??[],h=m.length+f.length,g=m.some(Fl),v=g||f.some(k=>k.status==="gathering"),b=l?.others??0;return x(()=>{if(!l)return;let k=h+b>0?p.current?.offsetHeight??0:0;a({height:k,calls:v,tables:m.flatMap(S=>S.table??[])})}),l?h+b===0&&!c?null:i`<section class="on" ref=${p}>
		${h>0?i`<h2>${o("page.home.now")}</h2>`:null}
		${m.length>0?i`<${zl} all=${m} now=${d} name=${s} chief=${n} />`:null}
		<${Dr} tables=${f} chief=${n&&!g} />
		${b>0||h===0?i`<p class="soft">${o("page.home.others",{n:b})}</p>`:null}
	</section>`:c?i`<section class="on" style=${{minHeight:`${c}px`}}></section>`:null}var Jr=(e,t)=>e?o(`page.line.${e}`):o(t==="lost"?"page.line.back":"page.line.saved"),Ur=e=>e.waiting.value.filter(t=>t.late),gh=e=>[e.split(" ")[0]??"",e.split(" ").slice(1).join(" ")],C1={ready:"page.ready",unready:"page.unready",claim:"page.claim",stand:"page.leave",back:"page.back",resume:"page.resume",sit:"page.sit",undo:"page.undo",redo:"page.do.redo",replay:"page.do.replay",pause:"page.do.pause",abandon:"page.abandon"};function Ca({do:e,act:t="",text:n="",on:s=!1}){let[a,r]=gh(t);return e==="chat"?o("page.unsent.chat",{text:n}):e==="answer"?o(s?"page.agree":"page.disagree"):e!=="act"?o(C1[e==="ask"?n:e]??"page.unsent.other"):a==="play"||a==="lay"?L(W(r).map(l=>nn(l))):a==="name"?K(r):ue(t)}function P1({command:e}){let[t,n]=gh(e.act??"");return e.do==="act"&&(t==="play"||t==="lay")?i`<span class="of">${ge(n)}</span>`:i`<b>${Ca(e)}</b>`}function Ec({unsent:e,told:t=""}){return Ur(e).map(n=>i`<p key=${n.command.id} class="unsent">
		<span>${o(n.undo?"page.unsent.stopping":"page.unsent")} <${P1} command=${n.command} /></span>
		${n.undo?null:i`<button type="button" class="button plain" onclick=${()=>e.withdraw(n.command.id)}>
					${o("page.unsent.stop")}<span class="unseen"> ${Ca(n.command)}</span>
				</button>`}
		${n.why&&!t?i`<small>${n.why}</small>`:null}
	</p>`)}function yh({table:e}){let t=e.wrong.value,n=N("");x(()=>{n.current&&!t&&!B.spoken.peek()&&T(Jr("",n.current),!0),n.current=t},[t]);let s=B.spoken.value?{}:{role:"status"};return i`<div class="signs" ...${s}>
		${t?i`<p class="cut"><span aria-hidden="true" class="broken"></span>${Jr(t,"")}</p>`:null}
		<${Ec} unsent=${e.unsent} told=${t} />
	</div>`}function Pa(e,{seat:t,view:n,table:{stage:s}}){return!!(e.guides()&&t!==void 0&&s==="playing"&&n?.phase&&n.phase!=="over")}var Vr="AKQJ",wh=({trump:e},t)=>(he(t)===e?Vr:"AK").includes(Jn(t));function kh(e,t){let n=W(e.hand).filter(r=>!t.includes(r)),s=r=>(he(r)===e.trump?2:0)-Vr.indexOf(Jn(r)),a=r=>n.filter(l=>he(l)===he(r)).length;return n.filter(r=>wh(e,r)).toSorted((r,l)=>s(l)-s(r)||a(r)-a(l))}var Gr=e=>L(e.map(t=>pt(t)));function D1(e,t,n,s,a){let[r]=t;if(r&&a)return[o("coach.bid.spare",{how:"danger",n:t.length,cards:Gr(t)})];let l=n.filter(p=>wh(e,p));if(r){let p=$=>[...Vr.slice(0,Vr.indexOf(Jn($)))].every(m=>e.hand?.includes(m+he($))),u=t.filter($=>p($)===p(r)),d=p(r)?"CDHS".includes(e.trump??"")&&e.trump?"trumped":"late":"beaten";return[o("coach.bid.spare",{how:d,n:u.length,cards:Gr(u)})]}let c={spare:s?"yes":"no",n:l.length,cards:Gr(l)};return l.length?[o("coach.bid.away",c)]:[]}var L1=.85;function xh({bids:e}){let[t,...n]=e?.[0]?.premiums??[];return(t&&n.reduce((a,r)=>r.points>a.points&&r.chance>=L1?r:a,t))?.offer.split(" ")[0]??"pass"}var Sh=(e,{game:t,deal:n})=>`${e.id} ${t} ${n}`;function Zr(e,t){let n=e.advice.value,s=n&&t.phase==="lay"&&t.deal>0&&xh(n.advice)!=="pass";return B.premiums.value!==""||!!s}var R1=4;function _1(e,t){let n=t.bids?.[0];if(!n)return"";let s=W(n.best),a=kh(e,s),r=a.slice(0,n.tricks),l=r.length===n.tricks,c=W(e.hand).filter(u=>he(u)===e.trump&&!s.includes(u)).length,p=[o("coach.bid",{n:n.tricks})];if(n.tricks>0){let u=l?"high":r.length?"some":"none";p.push(o(`coach.bid.${u}`,{n:r.length,cards:Gr(r),trumps:c<R1?0:c}))}return p.push(...D1(e,a.slice(n.tricks),s,l,n.tricks===0)),p.join(" ")}function W1(e,t,n,s){let{declare:a=0,reveal:r=0}=t?.offers??{},l=xh(e),c=n?[o("coach.wager",{declare:a,reveal:r})]:[];return s&&l!=="pass"&&c.push(o(`coach.premium.${l}`)),c.join(" ")}function I1(e,t,n){let s=e.premium?.findIndex(l=>l!=="")??-1,a=s===e.seat?e.bid:e.shown?.[s]?.bid;if(s<0||a===void 0||Sn(e)>0)return[];let r=n?.offers[e.premium?.[s]?.startsWith("declare")?"declare":"reveal"]??0;return[o("coach.holds",{you:s===e.seat?"yes":"no",name:t[s]??"",bid:a,points:r})]}function q1(e,t,n){let[s,a]=[e.bid??0,e.won?.[t]??0],r=(n?Cn(n):9)-Sn(e);if(r===0)return[];switch(e.contract?.[t]){case"lost":return[o(a>s?"coach.over":"coach.under",{more:W(e.hand).length>1?"yes":"no"})];case"kept":return[o("coach.enough",{bid:s}),vh("coach.avoid",e)];case"short":{let l=s>a?s-a:r;return l===r?[o("coach.all",{left:r})]:[o("coach.need",{won:a,need:l,left:r}),vh("coach.win",e)]}}return[]}function Oh(e){let t=e.options;return t?.kind==="play"&&t.seat===void 0&&W(t.from).length>1}var bh=({contract:e},t=0)=>["kept","short"].includes(e?.[t]??""),F1=["lost","enough","all","some","few"],Pc=.02;function z1(e,t){let n=Od(e);return n&&n.chance>=t.chance-Pc?[us(t,n,jt)]:[]}var Cc={chance:.05,points:2};function H1(e,t){let{bids:n=[],choices:s,contract:a}=t,[r]=n;if(r){let p=n.find(u=>u.chance>=r.chance-Cc.chance&&u.points>=r.points-Cc.points&&kh(e,W(u.best)).length===u.tricks);return p?{...t,act:`lay ${p.best}`,bids:[p,...n.filter(u=>u!==p)]}:t}let[l]=s;if(!l||t.phase!=="play"||a==="lost")return t;let c=s.reduce((p,u)=>u.chance>p.chance+Pc?u:p,l);return c===l?t:{...t,act:c.act,why:[],choices:[c,...s.filter(p=>p!==c)]}}var Dc=e=>e.guides()&&e.advice.value!==null;async function Qr(e){let t=e.view.peek();if(!Dc(e))return e.hint(n=>t&&e.guides()?H1(t,n):n)}function K1(e,t,n){let[s,...a]=t.choices;if(!s||!a.length||t.phase!=="play")return ds(t,n).join(" ");let r=t.act.replace(/^play /,""),l=e.options?.led&&!e.options.follow&&he(r)!==e.trump,c=qt((t.why??[]).filter(({kind:u})=>!F1.includes(u)),!0),p=c.length?[...c,...z1(t,s)]:U1(t);return[o("coach.card",{how:l?"away":"play",card:pt(r)}),...p].join(" ")}var J1=.05;function U1({choices:e,contract:t}){let[n,...s]=e,a=p=>Math.round(p.chance*10);if(t==="lost")return[o("coach.because",{how:"spoil"})];let r=s.filter(p=>p.chance<n.chance-Pc),l=r.filter(p=>a(p)<a(n)).toSorted((p,u)=>u.chance-p.chance)[0],c=l&&{a:a(n),b:a(l),other:jt(l.act)};return c?[o("coach.because",{how:"likely",...c})]:r.length?[]:s.every(p=>Tt(p)==="close")?[o("coach.because",{how:"even",n:s.length})]:[o("coach.because",{how:n.chance<J1?"faint":"free"})]}function vh(e,t){if(!Oh(t))return"";let{options:n,trick:s=[],trump:a,won:r=[]}=t,l=W(n.from),c=s.length===r.length-1,p=l.some(u=>he(u)===a)?"ruff":"discard";return o(e,{turn:n.led?n.follow?c?"last":"middle":p:"lead"})}function G1(e,t,n,s,a){let r=I1(e,n,s),l=r.length?r:q1(e,t,s);return a?l.slice(0,1):l}function V1({bids:[e,...t]=[]},n){let s=t.find(r=>r.tricks===n);return e&&s&&s.chance<e.chance-Cc.chance?o("coach.bid.risky",{bid:O(n),best:O(e.tricks)}):""}function Z1(e,t,n,s,a){return[!s||a?_1(e,t):V1(t,On([...n],e.options?.worth??"")),o(s?"coach.bid.lay":"coach.bid.own")].filter(Boolean).join(" ")}function Q1(e,t,n,s){let a=e.chosen.value,r=W(n.bids?.[0]?.best),l=a.size===t.options?.pick,c=B.spoken.value,p=["",Sh(e,t)].includes(B.premiums.value),u=r.every(m=>a.has(m)),$=(l||c)&&Zr(e,t)?W1(n,s,p,u||c):"";return $&&!c?$:[Z1(t,n,a,l,u),$].filter(Boolean).join(" ")}function Y1(e,t){x(()=>{B.spoken.peek()?e.coached.value=t:t&&T(t,!0)},[t])}function Ah({table:e,message:t,names:n,variant:s}){let a=t.view,r=a.phase==="lay",l=e.intended.value===""&&e.busy.value==="",c=l&&r&&a.options,u=c||l&&bh(a,t.seat)&&Oh(a)?`${a.game} ${a.deal} ${a.phase} ${Sn(a)}`:"",d=e.current.value,[$,m]=y("");x(()=>{!u||!d||e.advice.peek()||Qr(e).finally(()=>m(u))},[u,d]);let f=c&&Zr(e,a);x(()=>{f&&(B.premiums.value||=Sh(e,a))},[f]);let h=e.advice.value?.advice,g=[...a.phase==="play"?G1(a,t.seat??0,n,s,!!h):[],...h&&!r?[K1(a,h,s)]:[],...c&&h?[Q1(e,a,h,s)]:[]].filter(Boolean).join(" "),v=u!==""&&(h!==void 0||$===u);Y1(e,v||a.phase==="play"&&!bh(a,t.seat)?g:"");let b=c?h?.bids?.[0]?.best:void 0,k=b&&e.chosen.value.size<W(b).length;return i`<section class="hint coach" aria-label=${o("coach.title")}>
		<header><h2>${o("coach.title")}</h2><${w} plain onclick=${xo} say=${o("coach.off")} /></header>
		<p aria-busy=${u!==""&&!v}>
			${ie(e.thinking.value?`${g} ${o("coach.thinking")}`:g)}
		</p>
		${k?i`<div class="proposed"><span class="act">${ge(b)}</span><${w} chief onclick=${()=>e.heed()}
					say=${o("page.hint.choose")} /></div>`:null}
	</section>`}var Mh={times:100,each:50},X1=2**31-1,eS=50,tS=({settings:e,host:t,talk:n,...s})=>s;function nS(e,t){let n=t.view?.options?.kind==="offer"?t.view.options.acts??[]:[],s=t.event.do==="act"&&Pa(e,t)&&B.premiums.peek()==="";return[e.intended.peek(),s?"pass":""].find(a=>n.includes(a))}var Yr=class{#e;#n;#t=Promise.resolve();#s=null;#a=null;#r=[];#i="";#l=!1;#c=0;#u=0;#o=new Set;#p=!1;#d="";constructor(t,n,s){this.#e=t,this.#n=n,this.rules=s}end(){this.#p=!0,clearTimeout(this.#u)}hear(t){this.#s=t;let n=nS(this.#e,t),{options:s,...a}=t.view??{};this.#r.push(tS(n&&t.view?{...t,view:a}:t)),this.#$(()=>this.#m()),n&&!this.#e.intended.peek()&&this.#$(()=>this.#b({do:"act",act:n}))}advise(t){return this.#$(async()=>this.#n([t]))}obey(t){return this.#$(()=>this.#g(t))}line(t){t!==this.#d&&this.#n([Jr(t,this.#d)]),this.#d=t}#$(t){let n=this.#t.then(()=>this.#p?void 0:t());return this.#t=n.catch(s=>this.#n([D(s)]))}async#m(t){let n=this.#r.slice(0,eS);if(!t&&n.length===0)return;let{settings:s,host:a}=this.#e.settled.peek(),r=await Yn(()=>Tp({lang:oe.peek(),link:this.#f(),now:this.#e.now(),settings:s,host:a,news:n,mind:this.#i,...this.#a&&{before:this.#a},refused:this.#l,...t}));if(this.#r.splice(0,n.length),this.#a=n.at(-1)??this.#a,this.#i=r.mind??"",clearTimeout(this.#u),r.again){let l=Math.min(r.again-this.#e.now(),X1);this.#u=setTimeout(()=>{this.#$(()=>this.#m({}))},l)}return this.#l=!1,this.#p||this.#n(r.said),r}#f(){return ye(this.#e.id)?"":`${location.origin}${location.pathname}`}async#v(){for(let t=0;(this.#s?.seq??0)<this.#c&&t<Mh.times;t++)await new Promise(n=>setTimeout(n,Mh.each))}async#g(t){await this.#v();let n=await this.#m({line:t.normalize("NFC")});if(n?.do)return this.#b(n.do,n.done);switch(n?.want){case"hint":{let{advice:s}=await this.#e.port.hint();return await this.#m({hint:s}),this.#n(ds(s,this.rules(),a=>Ca({id:"",do:"act",act:a})))}case"report":return void this.#k();case"link":return fs(this.#f());case"quit":return G(this.#y())}}#y(){let{table:{stage:t,match:n}={stage:"",match:0},view:s}=this.#s??{},a=t==="waiting"&&n>0?ya(this.#e.id,this.#e.settled.peek().settings):void 0;return a?(s?.phase==="over"?a.played:a.givenUp).href:"/"}async#b({id:t,...n},s=[]){if(n.do==="ask"&&n.text==="undo"&&this.#e.stopLate())return;if(M.peek()||await bo(o("page.guest")),n.do==="ready")return this.#h(await this.#e.ready());let{answered:a,late:r}=this.#e.put(n),l=a.then(u=>{this.#h(u),u&&this.#n(s),u?.late&&this.#n([o("page.unsent.late")])},u=>{this.#l=!0,this.#n([D(u)])}),c=r.then(()=>!0);if(!await Promise.race([l,c]))return;let p=n.do==="act"?"act":"other";this.#n([o("page.unsent.typed",{what:Ca({id:"",...n}),undo:p,command:o("cmd.undo")})])}#h(t){this.#c=Math.max(this.#c,t?.seq??0)}async#k(){let{table:{match:t}={match:0},view:n}=this.#s??{},s=`${t} ${n?.deal}`;if(!this.#o.has(s)){this.#o.add(s);try{let a;for await(a of Ks(this.#e.id,t,n?.deal??0,()=>!this.#p));a&&await this.#$(()=>this.#m({report:a}))}catch(a){this.#n([D(a)])}this.#o.delete(s)}}};var Th={lines:250,typed:50};function Da(){let[e,t]=y([]),n=N(0);return{lines:e,print:(a,r=!1)=>{let l=a.map(c=>({id:n.current++,text:c,typed:r}));l.length&&t(c=>[...c,...l].slice(-Th.lines))}}}function La({lines:e,print:t,obey:n}){let s=a=>{a&&t([`› ${a}`],!0),n(a)};return i`<section class="speech" aria-label=${o("page.speech.region")}>
		<${sS} onsend=${s} />
		<${aS} lines=${e} />
	</section>`}function jh({table:e,variant:t}){let n=Da(),s=N(t);s.current=t;let a=fe(()=>new Yr(e,n.print,()=>s.current),[e]);return x(()=>{let r=e.newest.subscribe(p=>p&&a.hear(p)),l=e.coached.subscribe(p=>p&&void a.advise(p)),c=e.wrong.subscribe(p=>a.line(p));return()=>{c(),l(),r(),a.end()}},[a]),i`<${La} ...${n} obey=${r=>{a.obey(r)}} />`}function sS({onsend:e}){let t=N(null),n=N({all:[],at:0});x(()=>t.current?.focus(),[]);function s(r){r.preventDefault();let l=t.current?.value.trim()??"";t.current&&(t.current.value=""),l&&(n.current.all=[...n.current.all.filter(c=>c!==l),l].slice(-Th.typed)),n.current.at=n.current.all.length,e(l)}function a(r){let l=r.key==="ArrowUp"?-1:r.key==="ArrowDown"?1:0;if(!l||!t.current)return;r.preventDefault();let{all:c,at:p}=n.current;n.current.at=Math.max(0,Math.min(c.length,p+l));let u=c[n.current.at]??"";t.current.value=u,t.current.setSelectionRange(u.length,u.length)}return i`<form onsubmit=${s}>
		<label for="command">${o("page.speech.field")}</label>
		<input id="command" name="command" type="text" ref=${t} onkeydown=${a}
			autocomplete="off" autocapitalize="off" autocorrect="off" spellcheck=${!1} enterkeyhint="send" maxlength="400" />
		<button class="button">${o("page.speech.do")}</button>
	</form>`}function aS({lines:e}){let t=N(null);return Se(()=>{t.current&&(t.current.scrollTop=t.current.scrollHeight)},[e]),i`<div class="log" role="log" aria-live="polite" aria-label=${o("page.speech.log")} tabindex="0" ref=${t}>
		${e.map(({id:n,text:s,typed:a})=>i`<p key=${n} ...${a?{class:"typed","aria-hidden":"true"}:{class:""}}>${s}</p>`)}
	</div>`}function oS({trump:e}){if(e.by==="turnup")return[];let t=e.by==="rotation"?e.rotation:["none",e.first??"none","C","D","H","S"];return[...new Set(t)].filter(Boolean)}function Xr({opening:e,names:t,rules:n,set:s}){if(!n)return null;let a=oS(n),r=e??{totals:t.map(()=>0),trump:a[0]};return i`<details open=${e!==void 0}>
		<summary>${o("page.pad.opening")}</summary>
		<div class="stack">
			<p class="soft small">${o("page.pad.opening.about")}</p>
			<fieldset class="amounts">
				<legend class="unseen">${o("page.pad.opening")}</legend>
				${t.map((l,c)=>i`<${Q} key=${c} label=${l} value=${r.totals[c]??0}
					min=${-9999} max=${9999}
					onchange=${p=>s({...r,totals:r.totals.with(c,p)})} />`)}
			</fieldset>
			${n.game.deals?i`<${Q} label=${o("page.pad.opening.deals")} value=${r.deals??0} min=${0} max=${n.game.deals-1}
						onchange=${l=>s({...r,deals:l})} />`:null}
			${a.length?i`<${J} label=${o("page.pad.opening.trump")} value=${r.trump??"none"}
						options=${a.map(l=>[l,K(l)])}
						onchange=${l=>s({...r,trump:l})} />`:null}
		</div>
	</details>`}var ei=e=>{if(!e)return;let{trump:t,...n}=e,s=t&&t!=="none"?{...n,trump:t}:n;return s.trump||s.deals||s.totals.some(a=>a!==0)?s:void 0};var Rc=24;function rS(){let e=M.value?.name??B.name.value,t=ut()[0]?.summary;if(!t)return e?[e]:[];let n=t.live??we.value.find(s=>s.id===t.variant)?.chairs;return t.names.slice(0,n).filter(s=>s!==o("dummy"))}var iS={variant:"",names:[],first:"0",length:"",rounds:9,house:vs,opening:void 0},_c=(e,t)=>e.names[t]?.trim()||o("page.pad.player",{n:t+1}),Lc=e=>Array.from({length:e.chairs},(t,n)=>n);async function lS(e,t,n){let s=_n(e.house,n),a=Array.from({length:n.seats-t.chairs},()=>o("dummy")),r=[...Lc(t).map($=>_c(e,$)),...a],l=ja(r);if(l)throw new ce(o("pad.twins",{name:l}));let c=await _t({begin:{variant:t.id,...s?{rules:s}:{},seats:r,first:Number(e.first),date:gt(),...e.length?{[e.length]:e.rounds}:{}}}),p=ei(e.opening),u=p&&{...c.head,opening:p},d=qo(u?await _t({record:c.record,do:"head",head:u}):c);return ke(d),d.id}var Wc=({seat:e,...t})=>i`<${F} label=${o("page.pad.player",{n:e+1})}
	maxlength=${Rc} onfocus=${n=>n.currentTarget.select()} ...${t} />`;function cS({plan:e,set:t,variant:n}){let s=a=>r=>t(({names:l})=>({names:Object.assign([...l],{[a]:r})}));return i`<fieldset class="seats">
			<legend class="unseen">${o("page.pad.names")}</legend>
			${Lc(n).map(a=>i`<${Wc} key=${a} seat=${a} value=${e.names[a]??""}
				enterkeyhint="next" oninput=${s(a)} />`)}
		</fieldset>
		<p class="soft small">${o("page.pad.names")}</p>
		<${J} label=${o("page.pad.first")} value=${e.first} onchange=${X(t)("first")}
			options=${Lc(n).map(a=>[String(a),_c(e,a)])} />`}function Nh({onclose:e,onbegun:t}){x(()=>{ne(Oe)},[]);let[n,s]=y(()=>({...iS,names:rS()})),[a,r]=y(""),{busy:l,once:c}=C(h=>r(Zt(h))),p=we.value.find(h=>h.id===n.variant)??At(),u=re(p?.id);if(!p)return null;let d=h=>{s(g=>({...g,...typeof h=="function"?h(g):h})),r("")},$=h=>{h.preventDefault(),u&&c(async()=>t(await lS(n,p,u)))},m=h=>d({variant:h,first:"0",opening:void 0,house:{...n.house,changed:{}}}),f=i`<button type="submit" form="new-pad" class="button chief" aria-busy=${l}>
		${o("page.pad.begin")}
	</button>`;return i`<${R} broad title=${o("page.pad.new")} onclose=${e} actions=${f}>
		<form id="new-pad" class="create stack" onsubmit=${$}>
			<${ks} value=${p.id} groups=${lt()} onchange=${m} />
			<${cS} plan=${n} set=${d} variant=${p} />
			<${ws} plan=${n} set=${d} variant=${p} />
			<${Xr} opening=${n.opening} rules=${u} set=${X(d)("opening")}
				names=${Array.from({length:u?.seats??0},(h,g)=>g<p.chairs?_c(n,g):o("dummy"))} />
			<${xs} own=${n.house} set=${X(d)("house")} rules=${u} />
			<p class=${a?"trouble":""} role="alert">${a}</p>
		</form>
	<//>`}var pS=e=>e?.scrollIntoView({block:"nearest"}),Bh=({lines:e})=>i`<div class="stack" role="status" ref=${pS}>
	${e.map(t=>i`<p key=${t}>${t}</p>`)}
</div>`;function Eh({open:e,then:t,deal:n,onclose:s}){let{busy:a,once:r}=C(),c=i`<${w} chief aria-busy=${a} onclick=${()=>r(async()=>{await e.revise({do:"delete",deal:n}),s()})} say=${o("page.pad.strike")} />`;return i`<${R} title=${o("page.pad.deal",{n:n+1})} onclose=${s} actions=${c}>
		<div class="stack">
			<p>${o("page.pad.strike.about",{n:n+1})}</p>
			<${Bh} lines=${t.said??[]} />
		</div>
	<//>`}function uS(e,t){let n=[...e.seats],s=[...e.replaced??[]];return t.forEach((a,r)=>{let l=s.findLastIndex(c=>c.seat===r);l<0?n[r]=a:s[l]={...s[l],name:a}}),{seats:n,...s.length?{replaced:s}:{}}}function dS(e,{names:t,first:n,target:s,length:a,rounds:r,opening:l,leaves:c,comes:p,from:u}){let{deals:d,games:$,opening:m,...f}=e,h={...f,...uS(e,t),first:Number(n),...s?{target:s}:{}},g=ei(l),v={deal:u-1,seat:Number(c),name:p.trim()},b=(h.replaced??[]).filter(S=>S.seat!==v.seat||S.deal!==v.deal),k=v.name?[...b,v].sort((S,A)=>S.deal-A.deal):h.replaced;return{...h,...a?{[a]:r}:{},...g?{opening:g}:{},...k?{replaced:k}:{}}}var $S=({head:e,seats:t,deals:n})=>({names:t,first:String(e.first),target:e.target??0,opening:e.opening,length:e.deals?"deals":e.games?"games":"",rounds:e.deals||e.games||9,leaves:"0",comes:"",from:n.length+1});function Ch({open:e,pad:t,onclose:n}){let[s,a]=y(()=>$S(t)),[r,l]=y(null),[c,p]=y(""),{busy:u,once:d}=C(),$=v=>{a(b=>({...b,...v})),l(null),p("")},m=dS(t.head,s),f=v=>{v.preventDefault();let b=ja(s.names)??ja(s.comes?s.names.with(Number(s.leaves),s.comes):[]);if(b)return p(o("pad.twins",{name:b}));d(async()=>{let k=r?void 0:await e.propose({do:"head",head:m}),S=k?.said??[];if(S.length)return l(S);(r||k?.did)&&await e.revise({do:"head",head:m}),n()})},h=i`<button type="submit" form="pad-head" class="button chief" aria-busy=${u}>
		${o(r?"page.pad.head.yes":"page.pad.head.do")}
	</button>`,g=t.choices.live;return i`<${R} broad title=${o("page.pad.head")} onclose=${n} actions=${h}>
		<form id="pad-head" class="create stack" onsubmit=${f}>
			<${mS} pad=${t} form=${s} set=${$} />
			<${J} label=${o("page.pad.first")} value=${s.first} onchange=${X($)("first")}
				options=${s.names.slice(0,g).map((v,b)=>[String(b),v])} />
			${s.target?i`<${Q} label=${o("page.create.rules.game.target")} value=${s.target} min=${1} max=${1e4}
						onchange=${X($)("target")} />`:null}
			<${ws} plan=${s} set=${$} />
			<${fS} pad=${t} form=${s} set=${$} />
			<${Xr} opening=${s.opening} names=${Pt(t)} rules=${t.rules} set=${X($)("opening")} />
			${r?i`<${Bh} lines=${r} />`:null}
			<p class=${c?"trouble":""} role="alert">${c}</p>
		</form>
	<//>`}var mS=({pad:e,form:t,set:n})=>i`<fieldset class="seats">
	<legend class="unseen">${o("page.pad.names")}</legend>
	${t.names.slice(0,e.choices.live).map((s,a)=>i`<${Wc} key=${a} seat=${a} value=${s} required
		oninput=${r=>n({names:t.names.with(a,r)})} />`)}
</fieldset>`,fS=({pad:e,form:t,set:n})=>i`<details>
	<summary>${o("page.pad.replace")}</summary>
	<div class="stack">
		<${q} label=${o("page.pad.replace.leaves")} value=${t.leaves}
			options=${t.names.slice(0,e.choices.live).map((s,a)=>[String(a),_e(e,a)])}
			onchange=${X(n)("leaves")} />
		<${F} label=${o("page.pad.replace.comes")} value=${t.comes} maxlength=${Rc}
			oninput=${X(n)("comes")} />
		<${Q} label=${o("page.pad.replace.from")} value=${t.from} min=${1} max=${e.deals.length+1}
			onchange=${X(n)("from")} />
	</div>
</details>`;function ti({pad:e,onpick:t}){let n=Pt(e);return i`<section class="pad-sheet">
		<header>
			<h1>${n.slice(0,e.choices.live).join(" · ")}</h1>
			<p class="soft">${Ta(e)} · ${Xo(e.rules)}</p>
			<p class="standing">${wn(e)}</p>
		</header>
		${e.deals.length?i`<${Ol} scores=${e.deals} names=${n} end=${e.end} onpick=${t} />
				<div class="settled small soft">${(e.settlement??[]).map(s=>i`<p key=${s}>${s}</p>`)}</div>`:i`<p class="soft">${o("page.pad.unwritten")}</p>`}
	</section>`}function hS(e,t){let n=e.deals[t],s=e.deals[t+1]??(e.due?.deal===t+1?e.due:void 0),a=s&&{next:gS(e,s.why.trump),...s.trump?{then:s.trump}:{}},r=Object.fromEntries(n.entry.hands.map((p,u)=>[u,p.bid===void 0?{}:{bid:p.bid}])),{closed:l,...c}=n;return{...c,shown:r,...s?{why:a}:{},...l?{closed:{...l,game:n.game,totals:n.totals}}:{},...e.end&&t===e.deals.length-1?{end:e.end}:{}}}var gS=(e,t)=>e.rules.trump.by==="holder"&&t!=="game"||t==="named"||t==="first"?"stays":t;function ni({pad:e,deal:t,onclose:n,correct:s,insert:a,strike:r}){let l=e.deals[t];if(!l)return null;let c=s&&i`
		<${w} plain onclick=${r} say=${o("page.pad.strike")} />
		<${w} plain onclick=${a} say=${o("page.pad.insert.before")} />
		<${w} chief onclick=${s} say=${o("page.pad.correct")} />`;return i`<${R} title=${o("page.pad.deal",{n:t+1})} onclose=${n} actions=${c}>
		<div class="pad-account stack">
			<p class="soft">
				${o("page.pad.roles",{dealer:_e(e,l.dealer),lead:_e(e,l.lead),past:"yes"})}.${" "}
				${o("page.pad.trump")}: ${K(l.trump)} (${l.origin}).</p>
			<${Mt} view=${hS(e,t)} names=${Pt(e)} variant=${e.rules} me=${-1} untitled />
		</div>
	<//>`}var yS=4e3,[Ph,bS]=[4e3,12e4],Dh=new Map;function qc(e,t){let n=(Dh.get(e)??Promise.resolve()).then(t);return Dh.set(e,n.catch(()=>{})),n}var vS=e=>qc(e,async()=>{let t=dt(e);if(!t||t.shared)return;let n=le(),{pad:s,mark:a=""}=await eo({secret:n,record:t.record}),r=dt(e);r&&ke({...r,shared:{secret:n,pad:s,of:t.record,mark:a}})});function Lh(e){let{shared:t,record:n}=dt(e)??{};return t&&n&&t.of!==n?t.secret+n:""}var Ic=new Map;function wS(e){let t=Ic.get(e)??qc(e,async()=>{let n=dt(e);if(!n?.shared||!Lh(e))return;let{secret:s,mark:a}=n.shared,{pad:r,mark:l=""}=await eo({secret:s,record:n.record,was:a}).catch(p=>{if(p instanceof I&&p.status===409)return kS(e,n.shared?.pad??"");throw p}),c=dt(e);c?.shared?.secret!==s||!r||ke({...c,shared:{...c.shared,pad:r,of:n.record,mark:l}})}).finally(()=>Ic.delete(e));return Ic.set(e,t),t}async function kS(e,t){let{pad:n,mark:s}=await wi({pad:t}),a=dt(e);if(a?.shared&&n){let r={...a.shared,of:n.record,mark:s};ke({...n.record===a.record?a:Kt(gn(a,n)),shared:r}),n.record!==a.record&&T(o("page.pad.share.other"))}return{pad:""}}var Ra=e=>qc(e,async()=>{let t=dt(e)?.shared?.secret;if(!t)return;await eo({secret:t});let n=dt(e);if(!n)return;let{shared:s,...a}=n;ke(a)}),xS=e=>e instanceof I&&e.status>=400&&e.status<500&&e.status!==429;function SS(e,t){let[n,s,a,r,l]=["",Ph,0,!1,!1],c=async()=>{let u=Lh(e);if(r||!u||u===n)return;clearTimeout(a),r=!0;let d=await wS(e).then(()=>null,$=>$);if(r=!1,d&&!xS(d)){l||(a=Number(setTimeout(c,s))),s=Math.min(2*s,bS);return}s=Ph,d&&(n=u,t(d)),c()},p=Ze(()=>{c()});return()=>{l=!0,p(),clearTimeout(a)}}function Rh(e){x(()=>SS(e,t=>T(o("page.pad.share.not",{text:D(t)}))),[e])}function _h({kept:e}){let[t,n]=y(!1),{shared:s}=e,{busy:a,once:r}=C(),l=()=>r(async()=>{await vS(e.id),n(!0)}),p=i`<${w} aria-busy=${a} onclick=${()=>r(async()=>{await Ra(e.id),n(!1)})} say=${o("page.pad.share.stop")} />`;return i`<${w} plain aria-busy=${a} onclick=${l} say=${o("page.pad.share")} />
		${t&&s?i`<${R} title=${o("page.pad.share")} onclose=${()=>n(!1)} actions=${p}>
					<div class="stack">
						<p>${o("page.pad.share.about")}</p>
						<${Nt} link=${cn(`/pad/on/${s.pad}`)} label=${o("page.pad.link")} />
					</div>
				<//>`:null}`}function OS(e){let[t,n]=y(null),[s,a]=y("");return x(()=>{let r=new AbortController,[l,c]=["",0],p=async()=>{clearTimeout(c);try{if(document.visibilityState==="visible"){let u=await wi({pad:e,after:l,lang:oe.peek()},{signal:r.signal});l=u.mark,u.pad&&n(u.pad),a("")}}catch(u){if(r.signal.aborted)return;let d=u instanceof I&&u.status===404;if(a(d?o("page.pad.unshared"):D(u)),d)return}c=window.setTimeout(p,yS)};return p(),document.addEventListener("visibilitychange",p),()=>{r.abort(),clearTimeout(c),document.removeEventListener("visibilitychange",p)}},[e,oe.value]),{pad:t,wrong:s}}function Wh({id:e}){let{pad:t,wrong:n}=OS(e),[s,a]=y(-1);return t?i`<main id="main" tabindex="-1" class="pad">
		<${ti} pad=${t} onpick=${a} />
		<section class="pad-panel looking" aria-label=${o("page.pad.trump")}>
			${t.due?i`<${hc} pad=${t} deal=${t.deals.length} />`:i`<p class="winner">${wn(t)}</p>`}
			${Na(t)&&t.due?i`<p class="small soft totals">${o("page.pad.totals")}</p>`:null}
			<ul class="stands">${(t.due?t.game:t.totals).map((r,l)=>i`<li key=${l}>
				<span>${_e(t,l)}</span>
				<span><b>${O(r)}</b>${Na(t)&&t.due?i` <small class="soft">(${O(t.totals[l]??0)})</small>`:null}</span>
			</li>`)}</ul>
			<p class="small soft" role="status">${n||o("page.pad.looking")}</p>
		</section>
		${s>=0?i`<${ni} pad=${t} deal=${s} onclose=${()=>a(-1)} />`:null}
	</main>`:i`<${U} title=${o("page.nav.pad")} wrong=${n} text=${o("page.opening")} />`}var si=({record:e})=>/^[^\n]*"date":"([\d-]+)"/.exec(e)?.[1]??"",AS=e=>{let t=e.trim().replace(",",".");return/^\d{1,6}(\.\d{1,4})?$/.test(t)&&Number(t)>0?t:""},Ih=e=>O(Number(e),e.split(".")[1]?.length??0),MS=e=>[si(e)&&Z(Date.parse(`${si(e)}T12:00`),{dateStyle:"medium"}),L(e.summary.names)].filter(Boolean).join(" · ");function qh(){let e=ut().filter(h=>h.summary.deals>0),[t,n]=y(new Set),[s,a]=y(""),[r,l]=y(""),c=B.stake.value,p=e.filter(h=>(!s||si(h)>=s)&&(!r||(si(h)||"9")<=r)),u=p.filter(h=>!t.has(h.id)),d={records:u.map(h=>h.record),stake:AS(c),...yp()&&{comma:!0}},{value:$,wrong:m}=j(h=>Np(d,{signal:h}).catch(g=>{throw new ce(Zt(g))}),JSON.stringify(d)),f=h=>n(new Set(t.has(h)?[...t].filter(g=>g!==h):[...t,h]));return i`<main id="main" tabindex="-1" class="pads season stack">
		<h1>${o("page.season")}</h1>
		<p class="lead">${o("page.season.about")}</p>
		<div class="row unprinted">
			<${F} label=${o("page.season.from")} type="date" value=${s} oninput=${a} />
			<${F} label=${o("page.season.to")} type="date" value=${r} oninput=${l} />
			<${F} label=${o("page.season.stake")} inputmode="decimal" value=${c}
				oninput=${h=>B.stake.value=h} />
		</div>
		${m?i`<p class="trouble" role="alert">${m}</p>`:null}
		${$?.players.length?i`<${TS} season=${$} />`:i`<p class="soft">${o("page.season.none")}</p>`}
		<details class="unprinted" open=${t.size>0}>
			<summary>${o("page.season.pads",{n:u.length,of:e.length})}</summary>
			<div class="stack">${p.map(h=>i`<${ve} key=${h.id} label=${MS(h)}
				checked=${!t.has(h.id)} onchange=${()=>f(h.id)} />`)}</div>
		</details>
		<p class="row unprinted">
			${$?.players.length?i`<${w} onclick=${()=>an($.csv,"season.csv")} say=${o("page.season.csv")} />
						<${w} plain onclick=${()=>print()} say=${o("page.rules.print")} />`:null}
			<a class="button plain" href="/pad">${o("page.pad.all")}</a>
		</p>
	</main>`}function TS({season:{players:e,transfers:t}}){let n=e.some(a=>a.amount),s=["deals","made","matches","won","games","gamesWon"];return i`<${se}><table class="book standings">
			<thead><tr>
				<th scope="col">${o("page.season.player")}</th>
				<th scope="col">${o("page.season.points")}</th>
				<th scope="col">${o("page.season.balance")}</th>
				${n?i`<th scope="col">${o("page.season.amount")}</th>`:null}
				${s.map(a=>i`<th key=${a} scope="col">${o(`page.season.${a}`)}</th>`)}
			</tr></thead>
			<tbody>${e.map(a=>i`<tr key=${a.name}>
				<th scope="row">${a.name}</th>
				<td><b>${O(a.points)}</b></td>
				<td>${ae(a.balance)}</td>
				${n?i`<td>${Ih(a.amount??"0")}</td>`:null}
				${s.map(r=>i`<td key=${r}>${O(a[r])}</td>`)}
			</tr>`)}</tbody>
		</table><//>
		${t.length?i`<h2>${o("page.season.pays")}</h2>
				<ul class="plain-list">${t.map(a=>i`<li key=${a.from+a.to}>
					${o("page.season.transfer",{from:a.from,to:a.to,n:a.points})}${a.amount?` = ${Ih(a.amount)}`:""}
				</li>`)}</ul>`:null}
		<p class="small soft">${o("page.season.how")}</p>`}function jS({rest:e}){let[t="",n=""]=e;return t==="season"?i`<${qh} />`:t==="on"&&n?i`<${Wh} key=${n} id=${n} />`:t?i`<${ES} key=${t} id=${t} />`:i`<${NS} />`}function NS(){let[e,t]=y(!1),[n,s]=y(""),a=async l=>{s("");try{let c=qo(await _t({record:await l.text()}));ke(c),G(`/pad/${c.id}`)}catch(c){s(Zt(c))}},r=l=>G(`/pad/${l}`);return i`<main id="main" tabindex="-1" class="pads stack">
		<h1>${o("page.nav.pad")}</h1>
		<p class="lead">${o("page.pad.about")}</p>
		<p class="row">
			<${w} chief aria-haspopup="dialog" onclick=${()=>t(!0)} say=${o("page.pad.new")} />
			<${Xn} plain say=${o("page.pad.open")} accept=".jsonl,.99" ontake=${a} />
		</p>
		<p class=${n?"trouble":""} role="alert">${n}</p>
		<p class="row">
			${ut().length?i`<a href="/pad/season">${o("page.season.open")}</a>`:null}
			<a href="/deal">${o("page.slips.from")}</a>
		</p>
		<ul class="pad-list">${ut().map(l=>i`<${BS} key=${l.id} pad=${l} />`)}</ul>
		${e?i`<${Nh} onclose=${()=>t(!1)} onbegun=${r} />`:null}
	</main>`}function BS({pad:{id:e,summary:t,moved:n}}){let{variant:s,names:a,totals:r,deals:l,over:c}=t,p=[Ee(`variant.${s}`)?o(`variant.${s}`):s,o("page.scores.deals",{n:l}),Z(n,{dateStyle:"medium"}),c?o("page.pad.over"):""];return i`<li><a href=${`/pad/${e}`}>
		<span class="names">${L(a)}</span>
		<span class="score">${r.map(u=>O(u)).join(" : ")}</span>
		<span class="soft small">${p.filter(Boolean).join(" · ")}</span>
	</a></li>`}function ES({id:e}){let t=fe(()=>new Mr(e),[e]);x(()=>()=>t.close(),[t]);let{kept:n,told:s}=t,a=t.wrong.value;return n?s?i`<${DS} open=${t} kept=${n} told=${s} wrong=${a} />`:i`<${U} title=${o("page.nav.pad")} wrong=${a} text=${o("page.opening")} />`:i`<${U} title=${o("page.nav.pad")} text=${o("page.pad.gone")}>
			<p><a class="button" href="/pad">${o("page.pad.all")}</a></p>
		<//>`}function CS(e){x(()=>{let t=document.querySelector(".pad-panel"),n=e?document.querySelectorAll(".running-score tr"):[];!t||getComputedStyle(t).position!=="sticky"||n[n.length-1]?.scrollIntoView({block:"nearest"})},[e])}function PS({open:e}){let{lines:t,print:n}=Da(),s=async a=>n(await e.type(a||"show",oe.value));return x(()=>{s("")},[e]),i`<${La} lines=${t} print=${n} obey=${s} />`}function DS({open:e,kept:t,told:n,wrong:s}){let[a,r]=y(-1),[l,c]=y(null),p=()=>(r(-1),c(null)),u=()=>ne(async()=>c(await e.propose({do:"delete",deal:a})??null)),d=n.deals.length,$=`${L(Pt(n).slice(0,n.choices.live))} · Ninety-Nine`;x(()=>{document.title=$},[$]),Rh(t.id),CS(d);let m=()=>e.undo();return i`<main id="main" tabindex="-1" class="pad">
		${B.spoken.value?i`<${PS} open=${e} />`:null}
		<${ti} pad=${n} onpick=${r} />
		${n.due||e.deal<d?i`<${Ar} open=${e} pad=${n} />`:i`<section class="pad-panel ended" aria-label=${o("page.pad.over")}>
					<p class="winner">${wn(n)}</p>
					<div class="pad-acts">
						<${w} disabled=${!e.undoable} onclick=${m} say=${o("page.pad.undo")} />
						${e.redoable?i`<${gc} redo=${()=>e.redo()} />`:null}
						<a class="button chief" href="/pad">${o("page.pad.all")}</a>
					</div>
				</section>`}
		<${LS} open=${e} kept=${t} pad=${n} stop=${n.due&&d>0?()=>e.end():void 0} />
		${s||Wo.value?i`<p class="trouble unprinted" role="alert">${s||o("page.pad.unkept")}</p>`:null}
		${l?i`<${Eh} open=${e} then=${l} deal=${a} onclose=${p} />`:a>=0?i`<${ni} pad=${n} deal=${a} onclose=${p} strike=${u}
						insert=${()=>(e.insert(a),p())} correct=${()=>(e.correct(a),p())} />`:null}
	</main>`}function LS({open:e,kept:t,pad:n,stop:s}){let[a,r]=y(!1),[l,c]=y(!1),{busy:p,once:u}=C(),d=async()=>T(o(await on(Of(n))?"page.link.copied":"page.copy.not")),$=()=>Ot(new Blob([t.record],{type:"application/x-ndjson"}),`pad-${n.date||t.id}.99.jsonl`),m=()=>Bl(Nl({scores:n.deals,names:Pt(n),title:Ta(n),winner:wn(n),end:n.end??{totals:n.totals,winners:[],games:[]}})).catch(g=>T(D(g))),f=(g,v)=>i`<${w} plain onclick=${v} say=${g} />`,h=()=>u(async()=>{await Ra(t.id),G("/pad"),Jd(t.id)});return i`<section class="pad-doings unprinted" aria-label=${o("page.pad.doings")}>
		${n.deals.length?[f(o("page.copy"),d),f(o("page.share"),m),f(o("page.rules.print"),()=>print())]:null}
		${Y.value?null:i`<${_h} kept=${t} />`}
		${f(o("page.pad.save"),$)}
		${f(o("page.pad.head"),()=>c(!0))}
		${n.house?null:i`<a class="button plain" href=${`/rules/${n.rules.id}`}>${o("page.nav.rules")}</a>`}
		${s?f(o("page.pad.stop"),s):null}
		${f(o("page.pad.drop"),()=>r(!0))}
		<a class="button plain" href="/pad">${o("page.pad.all")}</a>
		${l?i`<${Ch} open=${e} pad=${n} onclose=${()=>c(!1)} />`:null}
		${a?i`<${Ue} title=${o("page.pad.drop")} text=${o("page.pad.drop.about")} yes=${o("page.pad.drop.yes")}
					busy=${p} onyes=${h} onclose=${()=>r(!1)} />`:null}
	</section>`}var ai=({about:e,parts:t})=>i`<section class="stack">
	<h2>${o(`page.privacy.${e}`)}</h2>
	${t.map(n=>i`<p>${n}</p>`)}
</section>`,RS=({contact:e})=>i`<p>
	${o("page.privacy.contact")}${" "}<a href=${e}>${e.replace(/^(mailto|https):(\/\/)?/,"")}</a>
</p>`;function _S(){let{value:e,wrong:t}=j(async()=>mt?void 0:Ap({})),n=(...s)=>s.map(a=>o(`page.privacy.${a}`));return i`<main id="main" tabindex="-1" class="stack lessons">
		<h1>${o("page.nav.privacy")}</h1>
		${t?i`<p class="trouble">${t}</p>`:null}
		${mt?i`<p>${o("page.privacy.alone")}</p>`:null}
		${e?i`<${ai} about="server"
					parts=${[...n("name","keys","play","pads","ratings","groups","evenings","order"),...n(...e.push?["push"]:[],e.callers?"logged":"unlogged"),o("page.privacy.networks",{n:e.networks}),o("page.privacy.others",{push:e.push?"yes":"no"})]} />
				<${ai} about="long" parts=${[o("page.privacy.sessions",{forget:e.forget,guests:e.guests}),...n("matches","erased"),...e.chat>0?[o("page.privacy.chat",{n:e.chat})]:[],e.backups>0?o("page.privacy.days",{n:e.backups}):o("page.privacy.backups")]} />`:null}
		<${ai} about="browser" parts=${n("stays")} />
		${e?i`<${ai} about="rights" parts=${n("change")} />
				${e.contact?i`<${RS} contact=${e.contact} />`:i`<p>${o("page.privacy.uncontact")}</p>`}`:null}
	</main>`}var _a="ninetynine.problems",Fh="ninetynine.problems.damaged",oi=()=>Ce(_a),Hh=e=>!Object.values(oi()?.marks??{}).some(t=>t?.first<e),Kh=e=>te(_a,JSON.stringify(e));function zh(e){if(e===null||De(_a)!==e)return!1;let t=Fh;for(let n=2;De(t)!==null;n++)t=`${Fh}.${n}`;return te(t,e)&&te(_a,null),!0}async function ri(e,t){let[n,s]=[De(_a),oi()];if(!s)return{told:await t(e),damaged:zh(n)};try{return{told:await t({...e,progress:s}),damaged:!1}}catch(a){if(!(a instanceof I)||a.status!==400&&a.status!==413)throw a;return{told:await t(e).catch(()=>{throw a}),damaged:zh(n)}}}var Fc=({variant:e,grade:t,back:n},s,a)=>o("problem.head",{n:s,of:a,variant:je(e),grade:t,grades:4,back:n?"yes":"no"}),zc=e=>({rating:String(Math.round(e?.rating??1500)),doubt:String(Math.round(e?.doubt??350))});function Hc(e){if(e.kind==="bid")return o("problem.bid");let t=e.need?.[0],n=re(e.variant)?.aside??3;return`${t===void 0?o("problem.left",{n}):t===e.left?o("problem.every",{left:t}):o("problem.exact",{n:t,left:e.left})} ${o(e.kind==="open"?"problem.open":"problem.hidden")}`}function Jh(e,t){let n=Qe(e)-(re(e.variant)?.dummy?1:0);return Array.from({length:Qe(e)},(s,a)=>a===t?o("you"):a===n?o("dummy"):o("problem.player",{n:(a-t-1+n)%n+1}))}var li=({view:e})=>({...e,totals:[]}),Uh=e=>e.length<2?e.join():o("problem.or",{a:e.slice(0,-1).join(", "),b:e[e.length-1]??""}),Gh=(e,t,n)=>t.kind==="open"?[]:e.hands.flatMap((s,a)=>a===n.seat||n.shown?.[a]?.hand!==void 0?[]:[{seat:a,cards:s}]);function Vh(e,t,n){let s=o("problem.rating",{...zc(t.progress),its:String(e.rating)});return n>0?`${s} ${o("problem.again",{n})}`:s}var ii=class{#e;#n;#t;#s="";#a=Promise.resolve();constructor(t,n,s){this.#e=t,this.#n=n,this.#t=s}present(t,n,s){return this.#r({n:t,of:n,anew:s})}tell({act:t,told:n},s){return this.#r({act:t,outcome:n,days:s})}obey(t,n){return this.#r({line:t.normalize("NFC"),...n})}#r(t){return this.#a=this.#a.then(async()=>{let n={lang:oe.peek(),mind:this.#s,problem:this.#e,...t},s=await Yn(()=>jp(n));this.#s=s.mind??"",this.#n(s.said),s.do?.act?this.#t.answer(s.do.act):s.want==="next"?this.#t.next():s.want==="quit"&&G("/")}).catch(n=>this.#n([D(n)]))}};function WS({rest:[e=""]}){let t=Ie.value.get("variant")??"";return i`<${qS} key=${`${e} ${t}`} day=${e||gt()} variant=${t} any=${e!==""} />`}async function IS(e,t,n){await Oe();let s=t||(n||!Hh(e)?"":At()?.id),{told:a,damaged:r}=await ri({date:e,...s?{variant:s}:{}},Si);return{all:a.problems,one:s||"",damaged:r}}function qS({day:e,variant:t,any:n}){let[s,a]=y({}),[r,l]=y(0);x(()=>{let f=!1;return IS(e,t,n).then(h=>{f||(a(h),l(Zh(h.all)))},h=>!f&&a({wrong:D(h)})),()=>{f=!0}},[]);let{all:c,one:p="",damaged:u=!1,wrong:d}=s;if(!c)return i`<${U} title=${o("page.nav.problems")} wrong=${d} text=${o("page.opening")} />`;let $=(f,h)=>{let g=c.map((v,b)=>b===r&&v.done===void 0?{...v,done:f}:v);a({one:p,damaged:u||h,all:g})},m=c[r];return m?i`<${KS} key=${m.id} problem=${m} day=${e} n=${r+1} of=${c.length} damaged=${u}
		ondone=${$} onnext=${()=>l(Zh(c))} />`:i`<${FS} all=${c} day=${e} variant=${p} onagain=${l} />`}function Zh(e){let t=e.findIndex(n=>n.done===void 0);return t<0?e.length:t}function FS({all:e,day:t,variant:n,onagain:s}){let a=e.filter(c=>c.done).length,{value:r}=j(async()=>(await ri({date:t},Si)).told,t),l=N(null);return x(()=>B.spoken.peek()?l.current?.focus():void 0,[]),i`<main id="main" tabindex="-1" class="stack">
		<h1>${o("page.nav.problems")}</h1>
		<p class="lead" tabindex="-1" ref=${l}>${o("problem.done",{right:a,of:e.length,...zc(oi())})}</p>
		<ol class="day-problems">${e.map((c,p)=>i`<li key=${c.id}>
			<button type="button" onclick=${()=>s(p)}>
				<${Qh} right=${c.done} /><span class="unseen">${o(c.done?"problem.right":"problem.missed")}</span>
				<span>${Fc(c,p+1,e.length)}</span>
			</button>
		</li>`)}</ol>
		<${q} label=${o("problem.more")} value=${n} options=${[["",o("problem.all")]]}
			groups=${lt()} onchange=${c=>G(zS(t,c))} />
		${r?i`<${xl} ...${r} of="problems" day=${t} first=${[...r.days,t].sort()[0]} />`:null}
		<p><a class="button chief" href="/">${o("page.home")}</a></p>
	</main>`}var zS=(e,t)=>`/problems/${e}${t?`?variant=${t}`:""}`,Qh=({right:e})=>i`<b data-right=${e?"":void 0} aria-hidden="true">${e?"✓":"✕"}</b>`;function HS(e,t,n){let[s,a]=y(null),[r,l]=y(""),{busy:c,once:p}=C(d=>l(D(d)));return{answered:s,said:r,busy:c,answer:async d=>{s||await p(async()=>{let $=h=>iu({problem:e.id,...h}),{told:m,damaged:f}=await ri({act:d,date:t},$);Kh(m.progress),l(""),a({act:d,told:m}),n(m.right,f)})}}}function KS({problem:e,day:t,n,of:s,damaged:a,ondone:r,onnext:l}){let{answered:c,said:p,busy:u,answer:d}=HS(e,t,r),$=li(e),m=Jh($,$.seat??0),f=N(null),h=N(null);Se(()=>{c&&(B.spoken.peek()||f.current?.focus({preventScroll:!0}),h.current?.scrollIntoView({block:"nearest"}))},[c]);let g=c?.told.right;return i`<main id="main" tabindex="-1" class="replay problem">
		<header class="problem-head table">
			<a class="mark" href="/">99<span class="unseen"> ${o("page.home")}</span></a>
			<div><h1>${Fc(e,n,s)}</h1><p class="task">${ie(Hc(e))}</p>
				${a?i`<p class="trouble">${o("problem.anew")}</p>`:null}</div>
			<${Gt} trump=${$.trump??""} />
		</header>
		${B.spoken.value?i`<${JS} problem=${e} at=${[n,s,a]} answered=${c} said=${p} busy=${u}
					days=${c?Yh(c.told,t):0} answer=${d} next=${l} />`:null}
		<div class="replay-board">
			<${GS} problem=${e} names=${m} answered=${c} busy=${u} answer=${d} />
			<aside class="replay-aside" tabindex="0">
				<section class="outcome" ref=${h} data-right=${g?"":void 0}>
					<div class="verdict-row">
						<div role=${B.spoken.value?void 0:"status"}>${p||(c?i`<h2><${Qh} right=${g} /><span>${ie(US(c))}</span></h2>`:null)}
						</div>
						${c?i`<button type="button" class="button chief" ref=${f} onclick=${l}>
									${o("page.learn.on")}
								</button>`:null}
					</div>
					${c?i`<${VS} problem=${e} day=${t} ...${c} names=${m} />`:null}
				</section>
				${e.kind==="hidden"?i`<section class="replay-tricks">
							<h2>${o("tricks.title")}</h2><${Ut} view=${$} names=${m} />
						</section>`:null}
			</aside>
		</div>
	</main>`}function JS({problem:e,at:t,answered:n,said:s,busy:a,days:r,answer:l,next:c}){let p=Da(),u=N({answer:l,next:c});u.current={answer:l,next:c};let d=fe(()=>new ii(e,p.print,{answer:m=>u.current.answer(m),next:()=>u.current.next()}),[e.id]),$=re(e.variant)!==void 0;return x(()=>{$&&d.present(...t)},[d,$]),x(()=>{n&&d.tell(n,r)},[d,n]),x(()=>s?p.print([s]):void 0,[s]),i`<${La} ...${p} obey=${m=>{d.obey(m,{answered:n!==null,busy:a})}} />`}var US=({act:e,told:t})=>t.right?o("problem.right"):o("problem.wrong",{cards:Kc(e)});function GS({problem:e,names:t,answered:n,busy:s,answer:a}){let[r,l]=y(new Set),c=li(e),p=n?{...c,turn:[]}:c,u=p.seat??0,d=p.options,$=e.kind==="bid",m=n?null:new Set(W(d?.from)),f=$||(d?.seat??u)===u,h=A=>{let E=new Set($?r:[]);r.has(A)?E.delete(A):E.size<(d?.pick??1)&&E.add(A),l(E)},g=A=>m?.has(A)&&a(`play ${A}`),v=re(e.variant),b={chosen:n?new Set(n.told.answers[0]?.split(" ").slice(1)):r,twice:$,values:$?ft(d?.worth??""):null,onpick:h,onplay:g},k=d?.seat??-1,S=f?null:{seat:k,hand:i`<${Qt} ...${b} cards=${Ke(W(p.shown?.[k]?.hand),me,p.trump)}
			can=${m} label=${o("dummy")} open />`};return i`<div class="replay-table table board">
		<${vn} view=${p} variant=${v} names=${t} me=${u} elsewhere=${u} played=${S}>
			${$&&d&&!n?i`<section class="asking asked laying" aria-label=${o("page.yours")}>
						<${Cs} options=${{...d,offers:[]}} chosen=${r} variant=${v} busy=${s} slots
							onlay=${()=>a(`lay ${[...r].join(" ")}`)} />
					</section>`:null}
			${$?null:i`<p class="ask near">${ie(Hc(e))}</p>`}
		<//>
		<section class=${`mine ${n?"":"asked"}`} aria-label=${o("page.yourhand")}>
			<div class="me">
				<${Vt} view=${p} variant=${v} seat=${u} name=${t[u]??""} place="south" own
					chair=${void 0} now=${0} open=${null} winner=${!1} />
				${p.aside?i`<div class="laid" role="group" aria-label=${o("page.aside")}>${ge(p.aside)}</div>`:null}
			</div>
			<${Qt} ...${b} cards=${Ke(W(p.hand),me,p.trump)}
				can=${f?m:new Set} label=${o("page.yourhand")} />
		</section>
	</div>`}var Yh=(e,t)=>e.due?ll(e.due)-ll(t):0,Kc=e=>e.split(" ").slice(1).map(t=>pt(t)).join(" ");function VS({problem:e,day:t,act:n,told:s,names:a}){let r=e.kind==="open"?"problem.proved.open":"problem.proved.hidden",l=Yh(s,t),c=qt(s.why??[]).join(" "),p=(s.refutations??[]).filter(u=>s.right||u.act===n);return i`${e.kind==="bid"?i`<${ZS} told=${s} />`:i`<p>${ie(o(r,{card:Uh(s.answers.map(Kc))}))}</p>`}
		${c?i`<p>${ie(c)}</p>`:null}
		${p.length?i`<div>${p.map(u=>i`<${YS} key=${u.act} r=${u} problem=${e} names=${a}
					open=${!s.right} />`)}</div>`:null}
		<${QS} levels=${s.levels} />
		<p class="soft">${Vh(e,s,l)}</p>`}function ZS({told:e}){let t=(e.totals??[]).filter((n,s)=>s<5||n.tricks===e.bid);return i`<p>${o("problem.proved.bid",{n:e.answers.length})}</p>
		<ul class="ways-right">${e.answers.slice(0,3).map(n=>i`<li key=${n}><${fn} act=${n} /></li>`)}</ul>
		<table class="book choices">
			<caption class="unseen">${o("problem.expects")}</caption>
			<thead><tr><th scope="col">${o("col.bid")}</th><th scope="col">${o("page.hint.chance")}</th>
				<th scope="col">${o("page.hint.points")}</th></tr></thead>
			<tbody>${t.map(n=>i`<tr key=${n.tricks}>
				<${Po} best=${n.right??!1} done=${n.tricks===e.bid}><b class="score">${O(n.tricks)}</b><//>
				<td>${Me(n.chance)}</td><td>${Ys(n.points)}</td>
			</tr>`)}</tbody>
		</table>`}var QS=({levels:e})=>i`<table class="book levels">
	<caption>${o("problem.found")}</caption>
	<tbody>${e.map(({level:t,solved:n})=>i`<tr key=${t}>
		<th scope="row">${o(`page.level.${t}`)}</th>
		<td class="bar" aria-hidden="true"><span style=${{"--long":`${100*(n??0)}%`}}></span></td>
		<td>${n===void 0?"–":Me(n)}</td>
	</tr>`)}</tbody>
</table>`;function YS({r:e,problem:t,names:n,open:s}){let a=li(t),r=Gh(e,t,a).map(({seat:c,cards:p})=>i`<span>${n[c]}</span><span class="act">${ge(p)}</span>`),l=c=>o("problem.won",{name:n[c]??"",you:c===a.seat?"yes":"no"});return i`<details open=${s}>
		<summary><span>${ie(o("problem.fails",{card:Kc(e.act)}))}</span></summary>
		<div>
			${r.length?i`<p>${o("problem.fails.some",{fails:e.fails,of:e.of})}</p><div class="lie">${r}</div>`:null}
			<ol class="line">${e.tricks.map(({acts:c,won:p},u)=>i`<li key=${u}>
				<span class="act">${c.map(d=>ge(d.split(" ")[2]))}</span>
				<span>${p===void 0?"":l(p)}</span>
			</li>`)}</ol>
		</div>
	</details>`}function XS({rest:e}){let[t="",n="1",s]=e,a=s===void 0?void 0:Number(s)||0;return i`<${e2} key=${e.join(" ")} table=${t} match=${Number(n)||1} deal=${a} />`}function e2({table:e,match:t,deal:n}){let{told:s,wrong:a}=En(e,t,n),[r]=y(()=>Wt("report",e)),l=n===void 0?o("page.report.match"):o("page.report.deal",{deal:n+1});if(!s)return i`<${U} class="report stack" title=${l} wrong=${a} text=${o("page.report.coming")}>
			<${Xh} table=${e} match=${t} deal=${n??0} />
		<//>`;let c=s.header,p=re(c.variant),u=Number(Ie.value.get("seat")??-1),d=bn(s,e),$=Wn(c,p?p.seats:c.seats.length,d),m=u>=0&&u<$.length?u:Os(c,$.length,d),f=m===d,h=i`<${i2} told=${s} table=${e} match=${t} one=${n!==void 0} names=${$}
		seat=${m} own=${f} />`;return i`<main id="main" tabindex="-1" class="report" data-counting=${ct(s)}>
		<header class="report-head"><h1>${l}</h1>
			<p class="soft">${c.rules?.name??je(c.variant)}</p>
			<${q} hidden label=${o("page.report.whose")} value=${String(m)}
				options=${$.map((g,v)=>[String(v),o("page.report.of",{name:g})])}
				onchange=${g=>G(`${Op()}?seat=${g}`,{replace:!0})} />
			<${Xh} table=${e} match=${t} deal=${n??0} seat=${m} />
		</header>
		<${t2} told=${s} wrong=${a} />
		${s.deals.length&&f&&!ct(s)?i`<${o2} told=${s} table=${e} match=${t} one=${n!==void 0} seat=${m}
					newcomer=${r} />`:null}
		${s.deals.length===0?null:r?i`<details><summary>${o("page.hint.figures")}</summary>${h}</details>`:h}
	</main>`}var Xh=({table:e,match:t,deal:n,seat:s})=>i`<p class="row">
	${e==="mine"?null:i`<a class="button plain" href=${`/t/${e}`}>${o("page.learn.table")}</a>`}
	<a class="button plain" href=${`/replay/${e}/${t}/${n}${s===void 0?"":`?seat=${s}`}`}>
		${o("page.nav.replay")}
	</a>
</p>`;function t2({told:e,wrong:t}){if(t)return i`<p class="trouble" role="status">${t}</p>`;if(ct(e)){let{judged:n,of:s,rough:a}=e;return i`<p class="soft judging" style=${{"--far":(n-a)/s}}>
			${jo(e)}
		</p>`}return e.deals.length?null:i`<p class="soft">${o("page.report.none")}</p>`}var eg="three";function n2(e,t,n){return e?{to:`/learn/${e}`,say:"page.report.lesson"}:t?{to:n,say:"page.last.report"}:{to:`/learn/${eg}`,say:"way.go.cure"}}var s2=12;function a2({deals:e,luck:t},n,s){return e.filter(a=>s?.aside&&a.made[n]===!1).map(a=>{let[r]=a.mistakes.filter(f=>f.seat===n),l=a.accounts[n],c=["cards","lie","others"].reduce((f,h)=>l[h]<l[f]?h:f),p=r?"act":t&&l[c]<-Fe?c:"",[u,d]=r?[$a(r.act,r.bid),$a(r.better,r.betterBid)]:["",""],$=be(a.bids[n]??0,s);return`${o("page.report.failed",{deal:a.deal+1,bid:$,won:a.won[n]??0})} ${o("page.report.failed.why",{why:p,when:r?Yo(r):"",act:u,better:d})}`})}function o2({told:e,table:t,match:n,one:s,seat:a,newcomer:r}){let l=e.lessons?.[a]??"";x(()=>{r&&!s&&as("cure",l||eg)},[]);let c=e.deals.flatMap(h=>h.mistakes).filter(h=>h.seat===a),[p]=c.sort((h,g)=>g.lost-h.lost),{lost:u}=e.total[a],d=nt.reduce((h,g)=>u[g]>u[h]?g:h),$=Hs(nt.map(h=>u[h]),0)[nt.indexOf(d)]??0,m=e.deals.length>s2?[]:a2(e,a,re(e.header.variant));if(!p&&!r&&!m.length)return null;let f=n2(l,s,`/report/${t}/${n}?seat=${a}`);return i`<section class="plainly">
		${r?i`<${So} at="report" />`:null}
		${p?i`<p class="lead">${o("page.report.plain",{kind:d,n:$,one:s?"yes":"no"})}</p>
				<${r2} mistake=${p} place=${ma(t,n)} />`:r?i`<p class="lead">${o("page.report.plain.none",{failed:m.length?"yes":"no"})}</p>`:null}
		${m.map(h=>i`<p key=${h}>${ie(h)}</p>`)}
		<p class="row">
			${l||r?i`<a class="button chief" href=${f.to}>${o(f.say)}</a>`:null}
		</p>
	</section>`}function r2({mistake:e,place:t}){let[n,s]=[e.chance,e.betterChance].map(u=>Math.round(u*10)),a=Eo(e),r=e.act.startsWith("play ")||e.act.startsWith("lay "),l=u=>i`<${de} key=${u} card=${u} />`,c=(u,d,$)=>i`<figure>
		<figcaption>
			${o(`page.report.${u}`,{bid:$===void 0?"none":String($)})}
		</figcaption>
		${r?i`<div class="cards">${W(d.replace(/^\w+ /,"")).map(l)}</div>`:i`<p><${fn} act=${d} /></p>`}
	</figure>`,p=o("page.report.where",{deal:e.deal+1,when:Yo(e)});return i`<div class="shown">
		<h2>${p}</h2>
		<div class="sides">${c("did",e.act,e.bid)}${c("better",e.better,e.betterBid)}</div>
		${qt(e.why).slice(0,2).map(u=>i`<p key=${u}>${ie(u)}</p>`)}
		${s>n?i`<p>${o("page.report.odds",{a:n,b:s})}</p>`:a?i`<p>${Zs(a)}.</p>`:null}
		<p><a href=${t(e)}>${o("page.report.look")}</a></p>
	</div>`}function i2({told:e,table:t,match:n,one:s,names:a,seat:r,own:l}){let c=e.total[r],p=e.deals.flatMap(h=>h.mistakes).sort((h,g)=>g.lost-h.lost),u=p.filter(h=>h.seat===r),d=p.filter(h=>h.seat!==r),$=a[r]??"",m={names:a,place:ma(t,n),one:s},f=ct(e)?o("page.report.coming"):Ci(c.lost,$,l,s,u);return i`<section class="stack">
			<p class="lead" role="status" aria-busy=${ct(e)}>${l2(f)}</p>
			${e.luck?i`<p>${c2(c)}</p>`:i`<p class="soft">${o("page.report.noluck")}</p>`}
		</section>
		<div class="report-columns">
			${u.length?i`<section><h2>${o("page.report.moments")}</h2><${fa} of=${u.slice(0,12)} ...${m} /></section>`:null}
			<section>
				<h2>${o("page.report.sum")}</h2>
				<${p2} account=${c} luck=${e.luck} />
				<p class="small soft">${o("page.report.lead.what")}</p>
			</section>
		</div>
		<section>
			<h2>${o(s?"page.report.course.deal":"page.report.course.match")}</h2>
			<${u2} told=${e} names=${a} seat=${r} one=${s} />
		</section>
		${d.length?i`<section>
					<h2>${o(s?"page.report.others.moments":"page.report.turning")}</h2>
					<${fa} of=${(s?d:p).slice(0,6)} ...${m} named=${!0} />
				</section>`:null}
		<section>
			<h2>${o("page.report.all")}</h2>
			<${d2} told=${e} names=${a} />
			<p class="small soft">${o("page.report.how")}</p>
		</section>`}var l2=e=>e.endsWith("…")?e:`${e}.`;function c2(e){let[t=0,n=0,s=0]=[e.cards,e.lie,e.others].map(r=>Math.round(r/Fe)||0),a=Math.min(Math.round(e.gifts/Fe),Math.max(s,0));return o("page.report.luck",{cards:ae(t),lie:ae(n),others:ae(s),lay:n>0?"well":n<0?"badly":"even",gifts:a>0?"yes":"no",n:O(a)})}function p2({account:e,luck:t}){let n=t?[["start",e.start],["cards",e.cards],["lie",e.lie]]:[["lie",e.lie]];for(let l of nt)e.lost[l]&&n.push([`lost.${l}`,-e.lost[l]]);t&&n.push(["others",e.others]);let s=Hs(n.map(([,l])=>l),1),a=Math.max(1,...s.map(Math.abs)),r=s.reduce((l,c)=>l+c,0);return i`<table class="book account parts"><tbody>
		${n.map(([l],c)=>{let p=s[c]??0;return i`<tr key=${l}><th scope="row">${o(`page.report.${l}`)}</th>
				<td class="bar" aria-hidden="true"><span data-way=${p<0?"down":"up"}
					style=${{"--long":`${50*Math.abs(p)/a}%`}}></span></td>
				<td>${ae(p,1)}</td></tr>`})}
	</tbody><tfoot><tr class="total">
		<th scope="row">${o("page.report.lead")}</th><td></td><td>${ae(r,1)}</td>
	</tr></tfoot></table>`}function u2({told:e,names:t,seat:n,one:s}){let a=e.total.length;if(s){let p=e.deals[0]?.worth??[];if(p.length<2)return null;let u=p.slice(1).map(d=>d.map($=>$/Fe));return i`<${ha} at=${u} from=${(p[0]??[]).map(d=>d/Fe)} names=${t} me=${n}
			label=${o("page.report.course.deal")} foot=${o("page.report.acts",{n:u.length-1})} />`}let r=new Array(a+1).fill(0),l=e.deals.map(p=>{p.accounts.forEach((d,$)=>r[$]+=d.lead/Fe);let u=p.accounts[n];return r[a]+=u?(u.cards+u.lie)/Fe:0,e.luck?[...r]:r.slice(0,a)}),c=e.luck?[...t.slice(0,a),o("page.report.own.luck")]:t;return i`<${ha} at=${l} names=${c} me=${n} label=${o("page.report.course.match")}
		foot=${o("page.scores.deals",{n:l.length})} />`}function d2({told:e,names:t}){let n=e.luck?["start","cards","lie",...nt.map(c=>`lost.${c}`),"others"]:["lie",...nt.map(c=>`lost.${c}`)],s=(c,p)=>{let[u="",d]=p.split(".");return d?-c.lost[d]:Number(c[u])},a=e.total.map(c=>Hs(n.map(p=>s(c,p)),1)),r=c=>n[c]?.startsWith("lost")&&a.every(p=>!p[c]),l=n.map((c,p)=>p).filter(c=>!r(c));return i`<${se}><table class="book account" data-hands=${a.length}>
		<thead><tr><td></td>
			${a.map((c,p)=>i`<th key=${p} scope="col">${t[p]??o("dummy")}</th>`)}
		</tr></thead>
		<tbody>${l.map(c=>i`<tr key=${c}><th scope="row">${o(`page.report.${n[c]}`)}</th>
			${a.map((p,u)=>i`<td key=${u}>${ae(p[c]??0,1)}</td>`)}</tr>`)}</tbody>
		<tfoot><tr class="total"><th scope="row">${o("page.report.lead")}</th>
			${a.map((c,p)=>i`<td key=${p}>${ae(c.reduce((u,d)=>u+d,0),1)}</td>`)}</tr></tfoot>
	</table><//>`}function $2(e){let t=M.value;return i`<main id="main" tabindex="-1" class="statistics">
		${t?i`<${f2} key=${t.id} />`:i`<h1>${o("page.nav.statistics")}</h1><${sg} />`}
	</main>`}var Zc=()=>i`<p><a class="button chief" href="/">${o("page.records.play")}</a></p>`,sg=()=>i`<section class="stack"><p class="lead">${o("page.stats.none")}</p><${Zc} /></section>`;function m2(e){let[t,n]=y({}),s=N(""),a=async()=>{try{for(;;){let r=await Ip({variant:e});if(s.current!==e)return;if(n({told:r}),r.counted>=r.of)return r}}catch(r){s.current===e&&n(l=>({...l,wrong:D(r)}));return}};return x(()=>(s.current=e,a(),()=>{s.current="-"}),[e]),{...t,again:a}}function f2(){let[e,t]=y(""),{told:n,wrong:s,again:a}=m2(e),r=N([]);return n&&e===""&&(r.current=n.variants),i`<header class="report-head">
			<h1>${o("page.nav.statistics")}</h1>
			${r.current.length>1?i`<${q} hidden label=${o("page.stats.variant")} value=${e} onchange=${t}
						options=${[["",o("page.stats.variant.all")],...r.current.map(({key:l})=>[l,je(l)])]} />`:null}
		</header>
		${s?i`<p class="trouble" role="status">${s}</p>`:null}
		${n&&n.counted<n.of?i`<p class="soft" role="status">${o("page.stats.counting",{n:n.counted,of:n.of})}</p>`:null}
		${n?i`<${h2} told=${n} again=${a} />`:null}`}var Uc={figures:{matches:3,deals:20},charts:{matches:10,deals:60}},Gc=(e,t)=>e.matches>=t.matches||e.all.deals>=t.deals;function h2({told:e,again:t}){let{all:n,assisted:s}=e;if(n.deals===0&&s.deals===0)return i`<${sg} />`;let a=s.deals?i`<${T2} of=${s} />`:null;if(n.deals===0)return i`<section class="stack">${a}<p>${o("page.stats.unaided")}</p><${Zc} /></section>`;let r=Gc(e,Uc.charts)&&e.course.length>1,l=r&&pi(n);return i`<${g2} told=${e} />
		${Gc(e,Uc.figures)?i`<${v2} told=${e} />`:null}
		${r?i`<${w2} told=${e} /><${O2} told=${e} />`:i`<${y2} told=${e} />`}
		<section class="stack">
			<h2>${o("page.stats.judge")}</h2>
			<${M2} of=${n.bids} />
			<${j2} told=${e} again=${t} />
			${a}
			${l?i`<p class="small soft">${o("page.stats.how.bands")}</p>`:null}
			${n.judged?i`<p class="small soft">${o("page.stats.how.judged")}</p>`:null}
		</section>`}function g2({told:{all:e,best:t,bids:n}}){let s=n.find(l=>l.key===t),a=nt.reduce((l,c)=>e.lost[c].mean>e.lost[l].mean?c:l),r=O(e.lost.all.mean,1);return i`<p class="lead">${[o("page.stats.said",{made:e.made.count,n:e.deals,points:O(e.points.mean,1)}),s&&o("page.stats.said.best",{bid:Number(s.key),made:s.made.count,n:s.deals}),e.judged===e.deals&&e.lost.all.mean>0?o("page.stats.said.lost",{lost:r,n:e.lost.all.mean,kind:o(`page.stats.aspect.${a}`)}):""].filter(Boolean).join(" ")}</p>`}var y2=({told:e})=>i`<section class="stack">
	<p class="soft">${o("page.stats.next",{what:Gc(e,Uc.figures)?"charts":"figures"})}</p><${Zc} />
</section>`,ci=(e,t,n)=>t>e&&t-e<Math.abs(n),Vc=e=>ci(-(e.margin??0),e.margin??0,e.mean)?`± ${O(e.margin??0,1)}`:"",tg=e=>[O(e.mean,1),Vc(e)].filter(Boolean).join(" "),b2=({of:e})=>i`<dl class="figures-row">${e.map(([t,n,s])=>i`<div key=${t}>
		<dt>${t}</dt><dd><span class="figure">${n}</span> <span class="small soft">${s}</span></dd>
	</div>`)}</dl>`;function v2({told:{all:e,streaks:t}}){let{low:n,high:s,share:a}=e.made,r=pi(e)?o("page.stats.interval",{low:Me(n),high:Me(s)}):"",l=[Vc(e.lost.all),o("page.stats.of.judged",{n:e.judged})].filter(Boolean).join(" · "),c=o("page.stats.now",{n:t.now,way:t.making?"made":"failed"}),p=[[o("page.records.deals"),O(e.deals),o("page.stats.made.count",{n:e.made.count})],[o("page.records.made"),Me(a),r],[o("page.records.points"),O(e.points.mean,1),Vc(e.points)]];return e.judged&&p.push([o("page.stats.lost"),O(e.lost.all.mean,1),l]),p.push([o("page.stats.streak"),O(t.made),c]),i`<${b2} of=${p} />`}var ng={made:e=>[100*e.made.share,100*e.made.low,100*e.made.high],points:e=>Jc(e.points),lost:e=>Jc(e.lost.all),...Object.fromEntries(nt.map(e=>[e,t=>Jc(t.lost[e])]))},Jc=e=>[e.mean,e.mean-(e.margin??0),e.mean+(e.margin??0)];function w2({told:e}){let[t,n]=y(e.all.judged?"lost":"made"),s=e.course.filter(f=>f.judged>0),a=s.length>1,r=f=>e.all.lost[f].mean===0,l=["made","points",...a?["lost",...nt.filter(f=>!r(f))]:[]],c=l.includes(t)?t:"made",p=f=>c==="made"||f.points.margin!==void 0,u=(c==="made"||c==="points"?e.course:s).filter(p).map(f=>{let[h=0,g=0,v=0]=ng[c]?.(f)??[];return{from:f.from,to:f.from+f.deals-1,mean:h,low:g,high:v}}),[d=0]=ng[c]?.(e.all)??[],$=f=>c==="made"?Me(f/100):O(f),m=2*u.filter(f=>ci(f.low,f.high,f.mean)).length>u.length;return i`<section>
		<h2>${o("page.stats.course")}</h2>
		<${J} label=${o("page.stats.show")} hidden value=${c} onchange=${n}
			options=${l.map(f=>[f,o(`page.stats.aspect.${f}`)])} />
		<${q$} of=${u} last=${e.all.deals} label=${k2(o(`page.stats.aspect.${c}`),u,$)}
			all=${d} most=${c==="made"?100:void 0} said=${$} banded=${m}
			foot=${o("page.scores.deals",{n:e.all.deals})} />
		<p class="small soft legend">
			${m?i`<${Wa} of="range" say="page.stats.key.interval" />`:null}
			<${Wa} of="all" say="page.stats.key.all" />
		</p>
	</section>`}function k2(e,t,n){let s=a=>n(Math.round(a*10)/10);return`${e}: ${t.map(a=>o("page.stats.stretch",{from:a.from,to:a.to,n:s(a.mean)})).join(", ")}`}var Qc=10,pi=({deals:e,made:{low:t,high:n,share:s}})=>e>=Qc&&ci(t,n,s),Wa=({of:e,say:t})=>i`<span><span class=${`sample ${e}`} aria-hidden="true"></span> ${o(t)}</span>`,x2=["bids","trumps","premiums","places","variants"];function S2(e,t){return e==="trumps"?i`<${$e} trump=${t} /> ${K(t)}`:e==="premiums"?t==="plain"?o("page.stats.plain"):ue(t):e==="places"?o(`page.stats.place.${t}`):e==="variants"?je(t):O(Number(t))}function O2({told:e}){let[t,n]=y("bids"),s=x2.filter(u=>e[u].length>1||u==="bids"),a=s.includes(t)?t:"bids",r=e[a],l=e.all.judged>0,c=r.some(u=>u.bids.of>0),p=r.some(u=>pi(u));return i`<section>
		<h2>${o("page.stats.split")}</h2>
		<${J} label=${o("page.stats.show")} hidden value=${a} onchange=${n}
			options=${s.map(u=>[u,o(`page.stats.by.${u}`)])} />
		<${se}><table class="book split">
			<thead><tr>
				<th scope="col">${o(`page.stats.by.${a}`)}</th>
				<td class="bar-head"><span aria-hidden="true">${O(0)}</span><span aria-hidden="true">${Me(1)}</span></td>
				<th scope="col">${o("page.stats.head.made")}</th>
				${c?i`<th scope="col">${o("page.stats.head.expected")}</th>`:null}
				<th scope="col">${o("page.records.deals")}</th><th scope="col" class="spare">${o("page.stats.head.points")}</th>
				${l?i`<th scope="col" class="spare">${o("page.stats.head.lost")}</th>`:null}
			</tr></thead>
			<tbody>${r.map(u=>i`<tr key=${u.key}>
				<th scope="row">${S2(a,u.key)}</th>
				<td class="bar" aria-hidden="true"><${A2} of=${u} /></td>
				<td>${u.deals<Qc?o("page.stats.of",{made:u.made.count,n:u.deals}):Me(u.made.share)}</td>
				${c?i`<td>${u.bids.of?Me(u.bids.expected/u.bids.of):""}</td>`:null}
				<td>${O(u.deals)}</td><td class="spare">${tg(u.points)}</td>
				${l?i`<td class="spare">${u.judged?tg(u.lost.all):""}</td>`:null}
			</tr>`)}</tbody>
		</table><//>
		<p class="small soft legend">
			<${Wa} of="made" say="page.stats.head.made" />
			${p?i`<${Wa} of="interval" say="page.stats.key.interval" />`:null}
			${c?i`<${Wa} of="expected" say="page.stats.key.expected" />`:null}
		</p>
	</section>`}function A2({of:{deals:e,made:t,bids:n}}){let s=p=>`${100*p}%`,{low:a,high:r,share:l}=t,c=n.of?i`<span class="expected" style=${{"--at":s(n.expected/n.of)}}></span>`:null;return i`<span class="track">
		${e<Qc/2?null:i`<span class="made" style=${{"--long":s(l)}}></span>`}
		${pi({deals:e,made:t})?i`<span class="interval" style=${{"--at":s(a),"--long":s(r-a)}}></span>`:null}${c}
	</span>`}function M2({of:e}){if(!ci(e.low,e.high,e.expected))return null;let t=e.made<e.low?"below":e.made>e.high?"above":"within",[n,s]=[O(Math.ceil(e.low)),O(Math.floor(e.high))],a={of:e.of,made:O(e.made),n:O(e.expected,1),low:n,high:s,way:t};return i`<p>${o("page.stats.expected",a)}</p>`}var T2=({of:e})=>i`<p>${o("page.stats.assisted",{n:e.deals,made:O(e.made.count)})}</p>`;function j2({told:e,again:t}){let[n,s]=y(!1),[a,r]=y(""),l=N(!1);x(()=>()=>{l.current=!1},[]);let c=async()=>{l.current=!0,s(!0),r("");try{let d=e;for(;l.current&&d&&d.unjudged.length>0;){let[$]=d.unjudged;if($)for await(let f of Ks($.table,$.match,void 0,()=>l.current,!0));l.current&&(d=await t());let[m]=d?.unjudged??[];if(m&&m.table===$?.table&&m.match===$.match)break}}catch(d){r(D(d))}s(!1)},p=e.all.deals-e.all.judged,u={n:e.all.judged,of:e.all.deals};return i`<p role="status">${o(n?"page.stats.judging":"page.stats.judged",u)}</p>
		${a?i`<p class="trouble" role="alert">${a}</p>`:null}
		${p>0&&e.unjudged.length>0?i`<p><${w} onclick=${()=>n?l.current=!1:c()}
				say=${n?o("page.stats.judge.stop"):o("page.stats.judge.go",u)} /></p>`:null}`}var[N2,B2]=[400,12],Yc=class{#e=null;meant(t){let n=this.#e,a=!(n!==null&&t.timeStamp-n.timeStamp<N2&&Math.hypot(t.clientX-n.clientX,t.clientY-n.clientY)<B2)||t.target===n.target;return this.#e=a?t:{...n,timeStamp:t.timeStamp},a}};function ag(){x(()=>{let e=new Yc;function t(n){if(n.detail===0||!(n.target instanceof Element))return;let{timeStamp:s,clientX:a,clientY:r}=n,l=n.target.closest("button, a, label, input")??n.target,c=l instanceof HTMLLabelElement?l.control??l:l;e.meant({target:c,timeStamp:s,clientX:a,clientY:r})||(n.preventDefault(),n.stopPropagation())}return document.addEventListener("click",t,!0),()=>document.removeEventListener("click",t,!0)},[])}var E2=4,C2=4e4,P2=2e3,D2=1e3,Xc=class{#e;#n;#t;#s=new Map;constructor(t,n){this.#e=t,this.#n=n,this.#t=aa("ninetynine.tables",s=>this.#r(s))}get rests(){let t=this.#s.get(this.#e)??0;return[...this.#s.values()].filter(n=>n>t).length>=E2}look(){let t=Math.max(Date.now(),...this.#s.values());this.#s.set(this.#e,t+Math.random()),this.hold()}hold(){this.#a(this.#s.get(this.#e)??0)}leave(){this.#a(0)}close(){this.#t?.close(),this.#t=void 0}#a(t){this.#t?.postMessage({table:this.#e,looked:t})}#r({table:t,looked:n}){let s=this.rests;n?this.#s.set(t,n):t!==this.#e&&this.#s.delete(t),this.rests!==s&&this.#n()}},ui=class{ours=!1;#e;#n;#t;#s;#a=0;#r=0;#i=0;#l=()=>{};constructor(t,n,s,a){this.#e=n,this.#n=s,this.#t=aa(`ninetynine.table.${t}`,r=>this.#o(r)),this.#s=new Xc(t,a),addEventListener("pagehide",this.leave),this.claim()}get rests(){return this.#s.rests}claim(){this.#s.look(),this.#c()}#c=()=>{this.ours||(this.ours=!0,this.#s.hold(),[this.#a,this.#r]=[Math.random(),Date.now()],clearTimeout(this.#i),this.#u({claim:this.#a}),this.#l())};async turn(){for(;!this.ours&&this.#t;)await new Promise(t=>this.#l=()=>t(void 0))}tell(t,n){this.ours&&this.#u({said:t,trouble:n})}leave=()=>{this.ours&&(this.#u({gone:!0}),this.#s.leave()),this.ours=!this.#t};close(){this.leave(),removeEventListener("pagehide",this.leave),clearTimeout(this.#i),this.#t?.close(),this.#t=void 0,this.#s.close(),this.#l()}#u(t){this.#t?.postMessage(t)}#o({claim:t,gone:n,said:s,trouble:a}){if(this.ours){if(t===void 0)return;if(Date.now()-this.#r<D2&&t<this.#a)return this.#u({claim:this.#a});this.ours=!1,this.#n()}clearTimeout(this.#i);let r=document.visibilityState==="visible";this.#i=setTimeout(this.#c,n?r?0:P2*Math.random():C2),t===void 0&&!n&&this.#e(s,a)}};var L2=4e4,R2=5e3,_2=15e3,W2=2e3,ep={first:250,longest:8e3};function rg(e,t){if(t===null||typeof t!="object"||Array.isArray(t))return t;let n=Array.isArray(e)?[...e]:typeof e=="object"?{...e}:{};for(let[s,a]of Object.entries(t))a===null?delete n[s]:n[s]=rg(n[s],a);return n}var og=e=>e instanceof I&&e.status<500&&e.status!==429&&e.status!==401,di=class{state=P("opening");trouble=P("");refused=P(null);#e;#n;#t=0;#s={};#a=!1;#r=()=>{};#i=new AbortController;#l=!1;#c=!1;#u=0;#o;constructor(t,n){this.#e=t,this.#n=n,this.#o=new ui(t,(s,a)=>this.#S(s,a),()=>this.#p(),()=>this.#$()),addEventListener("online",this.#m),addEventListener("offline",this.#f),document.addEventListener("visibilitychange",this.#v),this.#g()}act(t,n){let s=document.visibilityState==="visible";return this.#o.rests&&s&&this.again(),mo(this.#e,t,n)}hint(){return Yp({table:this.#e,id:le()},{within:3e4})}now(){return ht(ye(this.#e)?"here":"there")}again=()=>{if(!this.#o.ours||this.#o.rests)return this.#o.claim(),this.#$();this.#l||(this.#c=!0,this.#$())};doubt(){this.state.peek()==="live"&&performance.now()-this.#u>W2&&this.again()}#p(){this.#$(),this.#t===0&&this.#d()}async#d(){let t=await Tn({table:this.#e}).catch(()=>{});t&&t.seq>this.#t&&this.#S(t)}#$(){this.#i.abort(),this.#r()}close(){this.#a=!0,removeEventListener("online",this.#m),removeEventListener("offline",this.#f),document.removeEventListener("visibilitychange",this.#v),this.#o.close(),this.#$()}#m=()=>{this.#o.ours&&!this.#o.rests&&this.again()};#f=()=>{ye(this.#e)||(this.state.value="lost",this.again())};#v=()=>{document.visibilityState==="visible"&&(!this.#o.ours||this.#o.rests||this.state.peek()==="lost")&&this.again()};async#g(){for(let t=ep.first;!this.#a;t=Math.min(2*t,ep.longest)){let n=this.#t;try{await this.#b(),this.#o.ours&&!this.#a&&await this.#k()}catch(a){if(og(a))return this.refused.value=a,this.state.value="refused",this.#o.close()}if(this.#a)return;if(!this.#o.ours||this.#o.rests)continue;this.state.value="lost",this.#t>n&&(t=ep.first);let s=this.#c?0:t;this.#c=!1,await this.#y(s)}}#y(t){return new Promise(n=>{let s=setTimeout(n,t);this.#r=()=>(clearTimeout(s),n(void 0))})}async#b(){for(await this.#o.turn();this.#o.rests&&!this.#a;await this.#o.turn())await this.#h()}async#h(){let{signal:t}=this.#i=new AbortController;try{let n=await Tn({table:this.#e},{signal:t});if(!this.#o.ours)return;this.#w(n),this.#S(n)}catch(n){if(t.aborted)return;if(og(n))throw n;this.state.value="lost"}this.#o.rests&&!this.#a&&await this.#y(R2)}async#k(){let t=this.#i=new AbortController,n=()=>setTimeout(()=>t.abort(),L2),s=n();try{let a=(await this.#x(t.signal)).pipeThrough(new TextDecoderStream).getReader();for(let r="";;){let{value:l,done:c}=await a.read();if(c)return;clearTimeout(s),s=n(),this.#u=performance.now(),this.#w();let p=(r+l).split(`
`);r=p.pop()??"";for(let u of p)u&&!this.#a&&this.#A(JSON.parse(u))}}finally{this.#l=!1,clearTimeout(s),t.abort()}}async#x(t){this.#l=!0;let n=ye(this.#e)?0:setTimeout(()=>t.aborted||this.#$(),_2),s={Accept:"application/x-ndjson"},a=Nu(this.#e,this.#t),r=await wp(a,{headers:s,signal:t}).finally(()=>clearTimeout(n));if(this.#l=!1,this.#u=performance.now(),!r.ok||!r.body)throw xp(r,await r.text().catch(()=>""));return this.trouble.value="",this.state.value="live",r.body}#w(t){this.#o.tell(t,this.trouble.peek())}#A({changes:t,trouble:n,...s}){if(n!==void 0)return this.trouble.value=n,this.#w();t&&(s={...s,...rg(this.#s,t)});let{table:a,seat:r,muted:l,view:c}=s;this.#s={table:a,seat:r,muted:l,view:c},!(s.seq<=this.#t&&s.event.do!=="present")&&(this.#w(s),this.#O(s))}#S(t,n=""){if(this.#a)return;if(this.trouble.value=n,this.#t===0&&t?.event.do!=="present")return void this.#d();this.state.value="live";let s=t&&(t.event.do==="present"?t.seq===this.#t:t.seq<=this.#t);t&&!s&&this.#O(t)}#O(t){this.#t=t.seq,ye(this.#e)||sn(t.at),this.#n(t)}};var I2=3;async function ig(e){if(na(e).waiting.peek().length>0)return T(o("page.bring.unsent"));for(let t=0;t<I2;t++){let n=await Cu(e),s=q2(n),a=await Ua(new Blob([n])),{table:r,seq:l}=await Xe(()=>Xp({},{body:a,within:3e4}),"there");if(l<s)return T(o("page.bring.behind"));if(!((await Tn({table:e})).seq>s))return Qu(e,r),T(o("page.brought"))}T(o("page.bring.on"))}var q2=e=>JSON.parse(e.trimEnd().split(`
`).at(-1)??"{}").seq??0;function lg({table:e,message:t,onpanel:n,onclose:s}){let{seat:a}=t,r=t.table.stage!=="waiting",l=t.table.chairs.filter(f=>f.player).length===1,[c,p]=y(!1),u=f=>{s(),e.act(f)},{settings:d}=e.settled.value,$=a!==void 0&&t.view?.phase==="play",m=H2(e.id,$,t.seq);return i`<${R} title=${o("page.more")} onclose=${s}>
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
					${d.clock?.move?i`<${zt} what="turn" />`:null}
				</section>`:null}
			<${F2} id=${e.id} settings=${d} />
			<section><h3>${o("page.more.know")}</h3>
				<${w} onclick=${()=>n("rules")} say=${o(d.rules?"page.house":"page.nav.rules")} />
				<${w} onclick=${()=>n("keys")} say=${o("page.keys")} />
				<a class="button" href="/settings">${o("page.nav.settings")}</a>
				<${w} onclick=${()=>G("/")} say=${o("page.home")} />
			</section>
			<${j$} table=${t.table} variant=${d.variant??""} />
			<${z2} table=${t.table} />
		</div>
	<//>`}function F2({id:e,settings:{day:t,from:n}}){let{busy:s,once:a}=C();if(!Ls||!ye(e)||Y.value||t||n)return null;let r=()=>a(()=>ig(e));return i`<section><h3>${o("page.here")}</h3>
		<${w} aria-busy=${s} onclick=${r} say=${o("page.bring")} />
		<p class="soft small">${o("page.bring.about")}</p>
	</section>`}function z2({table:e}){let t=e.chairs.filter(a=>a.bot),{edition:n=1}=e,s=a=>{let r=n<pp&&xt.includes(a.bot??"");return[ss(a),r?o("page.level.edition",{n}):""].filter(Boolean).join(" · ")};return t.length===0?null:i`<section class="bots"><h3>${o("page.more.bots")}</h3>
		<ul>
			${t.map(a=>i`<li key=${a.name}><b>${tt(a)}</b> <span class="soft">${s(a)}</span>
					<small class="soft">${wo(a)}</small></li>`)}
		</ul>
	</section>`}function H2(e,t,n){let{value:s}=j(async a=>t&&Qp({table:e},{signal:a}),e,t,n);return t&&s?s.settled:!1}function cg({settings:e,onclose:t}){let{value:n}=j(()=>ne(()=>un(e,oe.value)));return i`<${R} title=${o(e.rules?"page.house":"page.nav.rules")} broad onclose=${t}>
		${n?i`<${Ki} guide=${n} />`:null}
	<//>`}var K2=450,tp="ninetynine.premium.",pg="ninetynine.forced",ug=e=>`${e?.table.match} ${e?.view?.game} ${e?.view?.deal} `,J2=1e3,U2=100,G2=700,np=e=>e?.options?JSON.stringify([e.game,e.deal,e.phase,e.played,e.offers,e.options]):"",V2=({event:{do:e,done:t}})=>e==="redo"||t&&["ask","answer"].includes(e),Z2=({seq:e,at:t,event:{by:n="",name:s="",seat:a=-1,text:r="",phrase:l}})=>({seq:e,at:t,by:n,name:s,seat:a,text:r,...l&&{phrase:l}}),$i=class{newest=P(null);settled=P({settings:{},host:""});busy=P("");waits=P(0);thinking=P(!1);chosen=P(new Set);advice=P(null);intended=P("");next=P("");coached=P("");wrong=P("");showing=new mr(()=>B.spoken.value?"quick":B.pace.value);view=Xt(()=>this.showing.shown.value?.message.view);talk=Xt(()=>{let{message:t,full:n}=this.showing.shown.value??{},s=(t?.seq??0)-(n?1:0);return this.#e.value.filter(a=>!a.remark||a.seq<=s)});current=Xt(()=>{let t=this.showing.shown.value;return!t||t.full!==null||this.busy.value.startsWith("play ")?!1:t.message.seq>=this.#s.value&&t.message.seq===this.newest.value?.seq});#e=P([]);#n="";#t=-1/0;#s=P(0);#a="";#r=!1;#i=0;#l=0;#c=!1;#u;constructor(t,n){this.id=t,this.#n=De(tp+t)??"",this.port=n(t,a=>this.#f(a)),this.unsent=na(t),this.unsent.send=(a,r)=>this.port.act(a,r),this.unsent.down=()=>this.port.state.peek()==="lost",this.unsent.doubt=()=>this.port.doubt(),this.unsent.recalled=a=>{this.#o(a)};let s=[Ze(()=>this.#A()),Ze(()=>this.#$())];this.#u=()=>s.forEach(a=>a());for(let a of this.unsent.waiting.peek())this.#o(a)}guides(){return!!this.settled.value.settings.guide&&B.way.value!=="over"}now(){return this.port.now()}close(){this.#u(),clearTimeout(this.#l),clearTimeout(this.#i),this.showing.stop(),this.port.close(),this.unsent.down=()=>!1,this.unsent.doubt=()=>{},this.unsent.recalled=()=>{}}async#o({command:{id:t,do:n,act:s=""},premium:a=""}){n==="act"?this.busy.value=s:this.waits.value++;let r=await this.#h(this.unsent.answered(t),()=>!0);n==="act"?this.busy.value="":this.waits.value--,r&&a&&this.#p(a)}#p(t){this.#n="",this.intended.value=t,te(tp+this.id,t?ug(this.newest.peek())+t:null),this.#w()}#d(){this.intended.value="",te(tp+this.id,null)}#$(){let{value:t}=this.port.state,n=t==="lost"?t:this.port.trouble.value;clearTimeout(this.#i),t==="live"&&!n&&this.unsent.wake(),t==="live"&&this.wrong.peek()==="lost"&&(this.wrong.value=""),t==="live"&&this.#r&&!ye(this.id)&&Le("there").catch(()=>{}),this.#r=t==="lost",n!==this.wrong.peek()&&(this.#i=setTimeout(()=>this.wrong.value=n,J2))}stopLate(){let t=this.unsent.waiting.peek().find(n=>n.command.do==="act"&&n.late);return t&&this.unsent.withdraw(t.command.id),t!==void 0}async act(t){if(t.do==="ask"&&(this.next.value=""),t.do==="chat")return this.#b(t);this.waits.value++;let n=await this.#b(t);return this.waits.value--,n}async play(t,n="",s=!1){let a=this.view.peek()?.options;if(!a||this.busy.peek())return!1;this.dismiss(),this.busy.value=t,this.#m(a);let r=this.#a=`${a.seat??this.newest.peek()?.seat} ${t}`;this.#c=!1,this.showing.hurry(),n&&this.#p(n);let l=a.seat===void 0?{}:{hand:a.seat},c=await this.#b({do:"act",act:t,seen:this.newest.peek()?.seq,...l},n,s);return this.#a===r&&(this.#a="",(!c||this.#g())&&(this.busy.value="")),!c&&n&&this.#d(),c!==void 0}#m(t){let n=this.view.peek();if(t.kind!=="play"||W(t.from).length>1||W(n?.hand).length<2||B.forced.peek()||B.spoken.peek()||!n||!this.#M(n))return;let s=Number(De(pg))+1;s<=3&&te(pg,String(s)),s===3&&T(o("page.choices.forced.offer"))}async lay(t){await this.play(`lay ${[...this.chosen.peek()].join(" ")}`,t)&&this.#w()}async ready(){if(this.waits.peek())return;if(this.newest.peek()?.table.stage!=="waiting")return this.act({do:"ready"});this.waits.value++;let t=await _u();return this.waits.value--,t&&Wu(this.id,t),this.act({do:"ready",...t?{text:t.commit}:{}})}async hint(t=n=>n){if(this.advice.peek())return this.dismiss();let n=this.#v();if(!n||this.thinking.peek())return;this.thinking.value=!0;let s=await this.port.hint().catch(a=>{n===this.#v()&&T(D(a))});this.thinking.value=!1,s&&n===this.#v()&&(this.advice.value={about:n,advice:t(s.advice)})}dismiss(){this.advice.value=null}heed(){let t=this.advice.peek();if(!t||t.about!==np(this.view.peek()))return this.dismiss();let[n,...s]=t.advice.act.split(" ");return n==="lay"?void(this.chosen.value=new Set(s)):(this.dismiss(),void this.play(t.advice.act))}async takeBack(){this.stopLate()||this.waits.peek()>0||performance.now()-this.#t<G2||await this.act({do:"ask",text:"undo"})}async redo(){let{table:{redo:t=[]}={},seat:n=-1}=this.newest.peek()??{};t.includes(n)&&this.waits.peek()===0&&await this.act({do:"redo"})}#f(t){V2(t)&&(this.next.value="",this.#c=!0),t.event.do==="ask"&&t.event.done&&t.event.seat===t.seat&&(this.#t=performance.now()),He(()=>{Q2(this.newest.peek(),t)&&T(o("page.unreadied")),this.newest.value=t,t.settings&&(this.settled.value={settings:t.settings,host:t.host??""});let n=t.event.do==="chat"?Z2(t):t.said;t.talk?this.#e.value=t.talk:t.event.do==="erase"?this.#e.value=this.#e.value.filter(a=>a.by!==t.event.by):n&&(this.#e.value=[...this.#e.value,n].slice(-U2)),this.#y(t),t.event.acts?.includes(this.#a)&&(this.#a=""),!this.#a&&this.#g()&&(this.busy.value=""),this.showing.take(t),t.event.do==="redo"&&this.showing.skip();let s=t.event.do==="merge"&&t.event.seat!==t.seat&&vo(t)[t.event.seat??-1];s&&T(o("page.speech.merged",{name:s}))}),this.#x(t),this.#w()}#v(){return np(this.newest.peek()?.view)}#g(){return(this.newest.peek()?.seq??0)>=this.#s.peek()}#y({seq:t,seat:n,event:{do:s,acts:a=[],seat:r}}){for(let{command:{id:l,do:c,act:p,hand:u=n,seen:d=0}}of this.unsent.waiting.peek())s==="act"&&c===s&&r===n&&t>d&&a.includes(`${u} ${p}`)&&this.unsent.heard(l,t)}put(t,n){let s=this.newest.peek()?.seq;return this.unsent.put({...s===void 0?{}:{seen:s},...t},n)}#b(t,n,s){let{answered:a,late:r}=this.put(t,n),l=!1;return r.then(()=>l=!0),this.#h(a,()=>l,s)}async#h(t,n,s=!1){try{let a=await t;return this.#s.value=Math.max(this.#s.value,a?.seq??0),this.port.state.peek()==="lost"&&this.port.again(),a?.late&&T(o("page.unsent.late")),a}catch(a){let{reason:r}=a;a instanceof Zn&&this.#k(),r==="no-session"&&this.port.again(),!s&&(r!=="stale"||n())&&T(D(a));return}}#k(){this.#c=!0,this.next.value="",this.view.peek()?.options?.kind==="play"&&(this.chosen.value=new Set)}#x(t){let n=t.seat===void 0?void 0:t.table.chairs[t.seat],s=t.event.do==="begin"||t.event.do==="present";if(t.table.stage!=="mixing"||!n?.commit||!s)return;let a=Oo(this.id,n.commit);if(!a)return;let r={id:le(),do:"entropy",text:a};Yn(()=>this.port.act(r)).catch(()=>{})}async#w(){let t=ug(this.newest.peek());this.#n.startsWith(t)?this.intended.value=this.#n.slice(t.length):this.#n&&this.#d(),this.#n="";let n=this.intended.peek(),s=this.newest.peek()?.view;if(!n||this.#a||!this.#g())return;if(s?.options?.kind==="lay")return this.#d();if(s?.phase==="lay")return;if(!(s?.options?.kind==="offer"?s.options.acts??[]:[]).includes(n))return this.#d();this.showing.skip(),await this.play(n,"",!0),this.#d()}#A(){let t=this.view.value,n=this.current.value&&this.busy.value===""?t?.options:void 0;clearTimeout(this.#l),n?.kind==="play"&&t&&this.#S(t,n),(t?.phase!=="play"||!W(t.hand).includes(this.next.peek()))&&(this.next.value="");let s=new Set(W(t?.options?.from)),a=[...this.chosen.peek()].filter(r=>s.has(r));a.length!==this.chosen.peek().size&&(this.chosen.value=new Set(a)),this.advice.peek()&&this.advice.peek()?.about!==np(this.newest.value?.view)&&this.dismiss()}#S(t,n){let s=W(n.from),a=n.seat===void 0&&s.includes(this.next.peek())?this.next.peek():"",r=a||(s.length===1&&this.#O(t)?s[0]:"");if(a||(this.next.value=""),!r)return;let l=()=>(this.next.value="",void this.play(`play ${r}`));this.#l=setTimeout(l,a?0:K2)}#O(t){return this.#M(t)&&(B.forced.value||W(t.hand).length===1&&!B.spoken.value)}#M(t){return this.newest.peek()?.table.chairs.filter(s=>s.player).length===1&&!this.#c&&!this.guides()&&t.options?.seat===void 0}};function Q2(e,{table:t,seat:n=-1,event:s}){return e?.seat===n&&e.table.stage==="waiting"&&e.table.chairs[n]?.ready&&t.stage==="waiting"&&!t.chairs[n]?.ready&&s.do!=="unready"}function dg({message:e,busy:t=!1,ondo:n}){let{stage:s,chairs:a}=e.table,r=Ye(),l=async c=>await r.keep()&&n({do:"sit",seat:c});return i`<section class="watching" aria-label=${o("page.watch")}>
		<p><b>${o("page.watch")}</b> ${s==="waiting"?null:o("page.watch.seen")}</p>
		${s==="waiting"?i`<${ko} chairs=${a} name=${r} onsit=${l} busy=${t} />`:null}
		<a class="button plain" href="/">${o("page.home")}</a>
	</section>`}var $g=1e4;function Y2({rest:e}){let t=e[0]??"",n=rs(t);return n?i`<${X2} to=${n} />`:i`<${eO} key=${t} id=${t} />`}function X2({to:e}){return x(()=>G(`/t/${e}`,{replace:!0}),[e]),null}function eO({id:e}){let t=fe(()=>new $i(e,(a,r)=>new di(a,r)),[e]);x(()=>()=>t.close(),[t]);let n=t.port.refused.value,s=t.showing.shown.value;if(n)return i`<${tO} why=${n} table=${t} chairs=${s?.message.table.chairs??[]} />`;if(!s){let a=Lt.value&&!ye(e);return i`<main id="main" tabindex="-1" class="table"><div class="opening" role="status">
			<p>${o(a?"page.out.table":"page.opening")}</p>
			${a?i`<p><a class="button" href="/">${o("page.nowhere.go")}</a></p>`:null}
			<${Ec} unsent=${t.unsent} />
		</div></main>`}return i`<${nO} table=${t} />`}function tO({why:e,table:t,chairs:n}){let[s,a]=y(null),r=n.filter(l=>M.value&&l.player&&l.player!==M.value.id&&!ye(t.id));return i`<${U} title=${o(e.status===404?"page.table.none":"page.table.refused")} text=${D(e)}>
		<p><a class="button" href="/">${o("page.nowhere.go")}</a></p>
		${r.map(({player:l="",name:c=""})=>i`<p><${w} plain say=${o("page.complain.title",{name:c})}
			onclick=${()=>a({id:l,name:c})} /></p>`)}
		${s?i`<${cr} table=${t.id} whom=${s} talk=${t.talk.value} onclose=${()=>a(null)} />`:null}
	<//>`}function nO({table:e}){let[t,n]=y(""),{message:s,full:a}=e.showing.shown.value,{view:r,seat:l}=s,{stage:c,chairs:p}=s.table,u=vo(s),{variant:d="standard",rules:$,deals:m,games:f}=e.settled.value.settings,h=re(d,$),g=!!(r?.options&&e.current.value),v=`${g?"● ":""}${o(`variant.${d}`)} · Ninety-Nine`;x(()=>{document.title=v},[v]),x(()=>{g||td(e.id)},[g,M.value?.id]),x(()=>{ye(e.id)||dm().catch(()=>{})},[e]),x(()=>{ye(e.id)&&c==="playing"&&_d()},[c==="playing"]),xO(e,n),Rr(),ag(),x(()=>xa.clear(),[r?.deal,r?.game]),hO(p.some(at=>at.until!==void 0)),yO(r,a?.gone??!1);let b=gO(r),k=c==="waiting"&&r?.phase!=="over";x(()=>{c==="waiting"&&r?.phase==="over"&&Wt("match",e.id)&&as("report",e.id)},[c]);let S=jn(h,r?.phase),A=r?.phase==="over"&&(c==="between"||c==="waiting")&&!a,E=()=>i`<${F$} table=${e.id} names=${u} about=${Xo(h,m,f)} view=${r} />`,_=gg(e,s)&&r!==void 0&&!k;kO(e,_,!k&&r?.phase!==void 0&&!A);let ee=e.busy.value!==""||e.waits.value>0||e.thinking.value,H={table:e,message:s,names:u,variant:h,laid:S},pe=Pa(e,s),xe=pe||e.advice.value?"hinted":"";return i`<${tn.Provider} value=${St(r)}>
		<main id="main" tabindex="-1" class="table" aria-busy=${ee} data-stage=${c} data-phase=${r?.phase??""}>
		${B.spoken.value?i`<${jh} table=${e} variant=${h} />`:null}
		<${lO} table=${e} message=${s} panel=${t} onpanel=${n} beside=${_} />
		<${yh} table=${e} />
		<div class="spread">
			<div class=${`board of-${r?Qe(r):0} ${A?"sheeted":""} ${xe}`}>
				${r&&r.phase!==void 0&&!k&&l!==void 0?i`<${dO} ...${H} />`:null}
				${pe?i`<${Ah} ...${H} />`:i`<${rO} table=${e} variant=${h} />`}
				<${sO} ...${H} full=${a} waiting=${k} between=${A} fresh=${b} />
				${r&&!k&&l===void 0?i`<${aO} table=${e} message=${s} />`:null}
			</div>
			${r&&!k?i`<aside class=${`side ${_?"talks":""}`}>
						<div class="scoring"><h2>${o("score.title")}</h2>${E()}</div>
						${_?i`<${mg} table=${e} message=${s} />`:null}
					</aside>`:null}
		</div>
		<${oO} ...${H} panel=${t} onpanel=${n} scores=${E} />
		</main><//>`}function sO({table:e,message:t,names:n,variant:s,laid:a,full:r,waiting:l,between:c,fresh:p}){let{view:u,seat:d}=t,{stage:$,chairs:m}=t.table;if($==="mixing"||!l&&(!u||u.phase===void 0))return i`<div class="felt empty"><p class="opening">${o("waiting.table")}</p></div>`;if(l||!u){let{settings:h,host:g}=e.settled.value;return i`<div class="felt empty">
			<${mm} id=${e.id} message=${t} settings=${h} host=${g} me=${M.value?.id??""}
				ondo=${sp(e)} busy=${e.waits.value>0} onready=${()=>e.ready()} />
		</div>`}let f={table:e,message:t,names:n,variant:s};return i`<${vn} view=${u} variant=${s} names=${n} me=${d??0} elsewhere=${d}
		laid=${a} full=${r} played=${uO(e,t,n)} pending=${iO(e.busy.value)}
		unsent=${Ur(e.unsent).some(h=>h.command.do==="act")}
		said=${c?void 0:wO(e)} chairs=${vO(e,m)} now=${e.now()}
		over=${c?"sheeted":""} aloud=${!B.spoken.value} onhurry=${()=>e.showing.hurry()}>
		<${hd} view=${u} names=${n} />
		<${Om} view=${u} names=${n} lies=${r!==null} />
		${c?i`<${nm} ...${f} fresh=${p} />`:i`<${pO} ...${f} />`}
	<//>`}var aO=({table:e,message:t})=>i`<${dg} message=${t} busy=${e.waits.value>0} ondo=${sp(e)} />`;function oO({table:e,message:t,names:n,panel:s,onpanel:a,scores:r}){let{view:l}=t,c=()=>a(""),p=(u,d,$=!1)=>i`<${R} key=${u} title=${o(u)} broad=${$} onclose=${c}>${d}<//>`;switch(s){case"tricks":return l&&p("tricks.title",i`<${Ut} view=${l} names=${n} />`,Qe(l)>3);case"last":return l&&p("page.lasttrick",i`<${Ut} view=${l} names=${n} last />`);case"talk":return p("page.talk",i`<${mg} table=${e} message=${t} />`);case"score":return p("score.title",r(),!0);case"rules":return i`<${cg} settings=${e.settled.value.settings} onclose=${c} />`;case"keys":return i`<${Gf} onclose=${c} />`;case"more":return i`<${lg} table=${e} message=${t} onpanel=${a} onclose=${c} />`;default:return null}}function rO({table:e,variant:t}){let n=e.advice.value;if(!n)return null;let s=W(n.advice.act.replace(/^lay /,"")),a=n.advice.act.startsWith("lay "),r=a&&s.every(l=>e.chosen.value.has(l));return i`<${$r} key=${n.about} title=${o("page.hint")} onclose=${()=>e.dismiss()}>
		<${$s} advice=${n.advice} variant=${t}>
			<button type="button" class="button chief take" onclick=${()=>r?yg()?.click():e.heed()}>
				${o(r?"page.lay":a?"page.hint.choose":"page.hint.take")}
			</button>
		<//>
	<//>`}function mg({table:e,message:t}){let n=t.muted??[],[s,a]=y(0),r=j(async()=>n.length>0?(await rt()).players:[],n.join(),s).value??[],l=(p,u)=>{e.act({do:u,text:p,on:!1}).then(()=>a(s+1))},c=n.map(p=>{let u=t.table.chairs.find($=>$.player===p),d=r.some($=>$.id===p&&$.block);return{id:p,name:u?.name??o("page.watching"),blocked:d}});return i`<${cm} talk=${e.talk.value} muted=${c} onsay=${fg(e)} onhear=${l} />`}var sp=e=>async t=>{let n=M.value===null;if(await ne(()=>bo(o("page.guest"))))return n&&e.port.again(),e.act(t)},fg=e=>t=>sp(e)({do:"chat",text:t}),iO=e=>e.startsWith("play ")?e.slice(5):null;function lO({table:e,message:t,panel:n,onpanel:s,beside:a}){let{view:r}=t,[l,c]=y(e.newest.peek()?.seq??0),p=e.talk.value.filter(g=>g.seq>l&&g.by!==M.value?.id).length,u=e.talk.value.at(-1)?.seq??0;x(()=>{n==="talk"&&c(g=>Math.max(g,u))},[n,u]);let{variant:d="standard",rules:$,day:m,from:f,games:h}=e.settled.value.settings;return i`<header class="head">
		<a class="mark" href="/" aria-label=${`99 – ${o("page.home")}`}>99</a>
		<div class="where">
			${r?.phase!==void 0?i`<${Gt} trump=${xn(r)} unsure=${!r.trump} explains />`:null}
			<h1>${o(`variant.${d}`)}</h1>
			${$&&!m?i`<span class="soft">${o("page.house")}</span>`:null}
			${r&&r.phase!==void 0?i`<span class="soft">${m||f?o("game.once",{what:m?"day":"other"}):o(h===1?"page.home.on.deal":"page.deal",{n:r.deal+1,deal:r.deal+1,game:r.game+1})}</span>`:null}
		</div>
		<nav aria-label=${o("page.table.menu")}>
			<button type="button" class="button plain scorer" onclick=${()=>s("score")}>${o("score.title")}</button>
			<button type="button" class="button plain tricker" onclick=${()=>s("tricks")}>${o("page.tricks")}</button>
			${bO(e,t)?i`<button type="button" class=${`button plain ${a?"talker":""}`} onclick=${()=>s("talk")}>
						${o("page.talk")}${p?i` <span class="unread">${p}</span>`:null}
					</button>`:null}
			<${w} plain onclick=${()=>s("more")} say=${o("page.more")} />
		</nav>
	</header>`}var Ia=(e,t)=>e.current.value&&!t.table.paused?t.view?.options:void 0;function cO(e,t,n,s){let{deal:a,phase:r,dealer:l,seat:c}=n;x(()=>{if(B.spoken.peek())return;let[d,$,m]=[l===c?"yes":"no",s[l??-1]??"",xn(n)],f=n.trump??(m?"stay":"unnamed");T(o("page.dealt",{you:d,dealer:$,kind:f,trump:K(m)}),!0)},[a]);let p=fe(()=>e,[t,a,r]),u=t?r==="play"?"":p:e;x(()=>{u.trim()&&!B.spoken.peek()&&T(u,!0)},[u])}function pO({table:e,message:t,names:n,variant:s}){let a=t.view,r=Ia(e,t),l=e.busy.value!=="",{paused:c=!1}=t.table,{full:p}=e.showing.shown.value??{},u=vp.value.has(e.id),d=r?.kind==="offer"&&e.intended.value!=="",$=d||r?.kind==="offer"&&l?void 0:r,m=Qf({...a,options:$},n,c,p,u),f=r?.kind==="play"&&e.chosen.value.size>0,h=Ur(e.unsent).some(_=>_.command.do==="act"),g=h?o("page.unsent.act"):f?o("page.tap.again"):m;cO(g,!$&&!h&&!p&&!c&&!u&&a.phase!=="over",a,n);let v=_=>e.lay(_),b=_=>e.play(_),k=_=>r&&_.stopPropagation(),S=e.advice.value?.advice.act,A={lay:"laying",name:"naming",offer:"offering",play:""}[r?.kind??"play"],E=`asking ${r?"asked":""} ${A}`;return i`<section class=${E} aria-label=${o("page.yours")} onclick=${k}>
		<${Cl} table=${e} message=${t} names=${n} />
		<${Jl} view=${a} variant=${s} seat=${a.seat} bid=${a.bid} />
		<p class="ask">${g}</p>
		${r?.kind==="lay"?i`<${Cs} options=${r} chosen=${e.chosen.value} variant=${s} busy=${l} waits=${h}
				premiums=${!Pa(e,t)||Zr(e,a)} onlay=${v} slots />`:null}
		${r?.kind==="offer"&&!d?i`<${Wr} options=${r} variant=${s} busy=${l} onact=${b} best=${S} />`:null}
		${r?.kind==="name"?i`<${Ir} options=${r} busy=${l} onact=${b} best=${S} />`:null}
	</section>`}function hg(e,t){let n=t.view,s=Ia(e,t),a=e.chosen.value,r=s&&(s.kind==="lay"||s.kind==="play")?new Set(W(s.from)):null,l=u=>{let d=new Set(s?.kind==="lay"?a:[]);if(a.has(u))d.delete(u);else if(d.size<(s?.pick??1))d.add(u);else return T(o("lay.full",{n:d.size}));e.chosen.value=d},c=u=>{if(!r&&n.phase==="play"){e.next.value=e.next.value===u?"":u,e.showing.shown.peek()?.full&&e.showing.skip();return}if(r){if(!r.has(u))return T(Xf(s));e.play(`play ${u}`)}},p=r?ka(e.advice.value?.advice):new Set;return{can:r,chosen:a,best:p,onpick:l,onplay:c}}function uO(e,t,n){let s=t.view,a=Un(s),r=s.shown?.[a]?.hand,l=s.control!==void 0&&s.control===t.seat;if(s.phase!=="play"||!l||r===void 0)return null;let{can:c,best:p,...u}=hg(e,t),d=Ia(e,t)?.seat===a,$=i`<${Qt} cards=${Ke(W(r),me,s.trump)} ...${u} can=${d?c:null}
		best=${d?p:void 0}
		onplay=${d?u.onplay:()=>{}} label=${n[a]} open twice=${!1} />`;return{seat:a,hand:$}}function dO({table:e,message:t,names:n,variant:s,laid:a}){let r=t.view,l=t.seat,c=e.busy.value,p=Ia(e,t),u=p?.kind==="lay",d=e.next.value,$=p?.seat!==void 0,{can:m,chosen:f,best:h,onpick:g,onplay:v}=hg(e,t),b=Ha(r,l).filter(E=>`play ${E}`!==c),k=e.showing.shown.value?.full,S=gd(r,s).join(" "),A=u&&B.values.value&&p?.worth?ft(p.worth):null;return i`<section class=${`mine ${p?"asked":""}`} aria-label=${o("page.yourhand")}>
		<div class="me">
			<${Vt} view=${r} variant=${s} seat=${l} name=${n[l]} place="south" own
				chair=${t.table.chairs[l]} now=${e.now()} open=${null} winner=${k?.winner===l} laid=${a} />
			${r.aside&&!u?i`<p class="laid"><span class="unseen">${o("page.aside")}</span>${ge(r.aside)}</p>`:null}
			${S?i`<p class="keeping">${S}</p>`:null}
		</div>
		<${fO} table=${e} message=${t} variant=${s} />
		${t.table.chairs.filter(E=>E.player).length>1?i`<${rm} onsay=${fg(e)} />`:null}
		<${Qt} cards=${b} can=${$?new Set:m} chosen=${d?new Set([d]):f}
			best=${$?void 0:h} values=${A} label=${o("page.yourhand")} twice=${u} onpick=${g}
			onplay=${$?()=>T(o("page.dummy.turn")):v} />
	</section>`}function $O({view:e,seat:t=-1}){return!!(e?.aside||e?.offers?.[t]||e?.played?.some(n=>n!==""))}function mO({view:e,seat:t=-1},n){return e?.options?!1:e?.phase==="lay"?!!e.aside:e?.phase==="offer"&&n?.offers.how==="sealed"&&!!e.offers?.[t]}function fO({table:e,message:t,variant:n}){let{hints:s,stage:a,ask:r,redo:l=[]}=t.table,c=t.table.free||mO(t,n),p=e.busy.value!=="",u=e.thinking.value,d=i`<button type="button" class=${`button plain ${Dc(e)?"nothing":""}`}
		onclick=${()=>Qr(e)} aria-keyshortcuts="h"
		aria-expanded=${e.advice.value!==null} disabled=${!Ia(e,t)||p||u}>
		${o(u?"page.hint.thinking":"page.hint")}
	</button>`,$=$O(t)?"":"nothing",m=i`<button type="button" class=${`button plain ${$}`}
		onclick=${()=>e.takeBack()}
		disabled=${p||e.waits.value>0||r!==void 0}>${o(c?"page.undo":"page.undo.ask")}</button>`,f=a!=="waiting"&&e.settled.value.settings.undo!=="never",h=l.includes(t.seat??-1)?i`<button type="button" class="button plain redo" aria-label=${o("page.redo")} title=${o("page.redo")}
				disabled=${p||e.waits.value>0} onclick=${()=>e.redo()}>
				<svg viewBox="0 0 24 24" aria-hidden="true" focusable="false">
					<path d="M4 17a7.5 7.5 0 0 1 15-1M19 8.5V16h-7.5" />
				</svg></button>`:null;return i`<div class="tools">${s?d:null}${f?m:null}${h}</div>`}function hO(e){let[,t]=y(0);x(()=>{if(!e)return;let n=setInterval(()=>t(s=>s+1),1e3);return()=>clearInterval(n)},[e])}function gO(e){let t=N(void 0);return e?.phase!=="over"&&(t.current=e),e?.phase==="over"&&en(t.current,e)}function yO(e,t){let n=N(e);x(()=>{for(let s of _$(n.current,e))qn(s);n.current=e},[e]),x(()=>{t&&qn("trick")},[t])}var gg=(e,{table:{chairs:t}})=>e.talk.value.length>0||t.filter(n=>n.player).length>1,bO=(e,t)=>gg(e,t)||t.seat===void 0||t.table.chairs.some((n,s)=>s!==t.seat&&!n.bot),vO=(e,t)=>e.settled.value.settings.guide?t.map(({temperament:n,...s})=>s):t,wO=e=>lm(e.talk.value,{me:M.value?.id??"",since:e.now()-$g});function kO(e,t,n){let s=e.talk.value.at(-1);x(()=>{if(!(s&&e.now()-s.at<$g)||B.spoken.peek()||s.by===M.peek()?.id||t&&matchMedia("(min-width: 80rem)").matches)return;let r=`${s.name}: ${As(s)}`;T(r,n&&s.seat>=0)},[s?.seq])}var yg=()=>document.querySelector(":is(.answer, .over > .row) .button.chief:not(:disabled)");function xO(e,t){x(()=>{function n(s){let a=s.target;if(s.defaultPrevented||s.repeat||a.closest("input, select, textarea, dialog"))return;if((s.ctrlKey||s.metaKey)&&s.key.toLowerCase()==="z")return s.preventDefault(),void(s.shiftKey?e.redo():e.takeBack());if(s.ctrlKey||s.metaKey||s.altKey)return;let l=s.key.length===1&&s.key!==" ";if(B.spoken.peek()&&l)return document.getElementById("command")?.focus();if(!_r(xc(),s.key)){if(s.key==="h"&&e.view.peek()?.options)Qr(e);else if(s.key==="Escape"&&e.advice.peek())e.dismiss();else if(s.key==="l")t("last");else if(s.key==="s")t("score");else if(s.key==="?")t("keys");else if(s.key==="ArrowLeft"||s.key==="ArrowRight")Sc()?.focus();else if(s.key===" "||s.key==="Enter"){if(a.closest("button, a, summary, .hint"))return;e.showing.hurry()||yg()?.click()}else return;s.preventDefault()}}return document.addEventListener("keydown",n),()=>document.removeEventListener("keydown",n)},[e])}var bg=(e,t)=>Z(e,{dateStyle:"long",...t});function ap({label:e,onproven:t}){let[n,s]=y(""),[a,r]=y(""),{busy:l,once:c}=C(d=>r(D(d))),p=(d,$)=>{r(""),c(async()=>{let m=await $();s(""),await t(m,d)})},u=d=>{d.preventDefault();let $=/(?:#code=|^\s*)([a-z2-7]{26})\s*$/.exec(n)?.[1];p($?"link":"words",()=>Mn($?{code:$}:{words:n}))};return i`${bs()&&!f$()?i`<p><${w} aria-busy=${l} onclick=${()=>p("passkey",y$)}
				say=${o("page.you.passkey.use")} /></p>`:bs()&&!M.value&&location.protocol==="http:"?i`<p class="soft small">${o("page.you.passkey.site",{address:ra("localhost")})}</p>`:null}
		<form class="stack" onsubmit=${u}>
			<${F} label=${e} value=${n} oninput=${s} required autocapitalize="none" autocomplete="off"
				spellcheck="false" enterkeyhint="go" aria-invalid=${a!==""} />
			${a?i`<p class="trouble" role="alert">${a}</p>`:null}
			<p><button type="submit" class="button" aria-busy=${l}>${o("page.you.back.go")}</button></p>
		</form>`}function SO({here:e}){let t=[e.passkeys&&"passkey",e.words&&"words"].filter(Boolean),n=(t.length>0?t:["other"]).map(s=>o(`page.you.way.${s}`));return i`<p>${o("page.join.now",{player:Ge(e),n:e.matches})}
		${e.playing?` ${o("page.join.now.playing",{name:e.name})}`:null}</p>
		<p>${o(e.alone?"page.join.alone":"page.join.kept",{name:e.name,ways:L(n)})}</p>`}function vg({proof:e,by:t,onend:n}){let{busy:s,once:a}=C(),{here:r}=e,[l,{name:c,last:p},u]=[Ge(e),e,M.value?.id===e.id],d=t==="link"&&!e.byOperator?"page.join.only.link":"page.join.only",$=()=>a(async()=>{T(o("page.you.back.done",{name:(await yo(e)).name})),n(!0)}),m=N(null);return x(()=>m.current?.focus(),[e]),i`<section class="joining" aria-label=${o("page.join.title",{player:l})}>
		<h2 ref=${m} tabindex="-1">${o(u?"page.join.same":"page.join.title",{player:l})}</h2>
		<div class="stack">
			<p>${o(`page.join.by.${t}`,{player:l})}
				${p?` ${o("page.join.last",{name:c,day:bg(Date.parse(p),{timeZone:"UTC"})})}`:null}
				${e.byOperator?` ${o("page.join.operator")}`:null}</p>
			${r?i`<${SO} here=${r} />`:null}
			${u?i`<p><${w} aria-busy=${s} onclick=${t==="link"?()=>n(!1):$}
					say=${o("page.you.back.go")} /></p>`:i`<div class="choose">
					<div><${w} aria-busy=${s} onclick=${$} say=${o("page.join.go",{player:l})} />
						<p class="small">${o(d,{name:c})}</p></div>
					<div><${w} onclick=${()=>n(!1)}
						say=${r?o("page.join.stay",{player:Ge(r)}):o("page.join.not")} /></div>
				</div>`}
		</div>
	</section>`}function wg({of:e,onproven:t,onjoin:n}){let[s,a]=y(!1),{busy:r,once:l}=C(),c=Ge(e),p=()=>l(async()=>t(await $(),"back")),d=(j(async()=>e.joined?void 0:pn({player:e.id}),e.id,e.joined).value?.tallies??[]).reduce((h,{matches:g,assisted:v})=>h+g+v,0),$=()=>Mn({back:!0,as:e.id}),m=()=>a(!1),f={player:c,name:e.name,n:d,day:bg(e.until)};return i`<${ze} title=${o("page.before",{name:e.name})}>
		<p>${o(e.joined?"page.before.joined":"page.before.was",f)}</p>
		<p class="row">
			<${w} aria-busy=${r} onclick=${p} say=${o("page.before.back",{player:c})} />
			${M.value&&!e.joined?i`<${w} plain aria-haspopup="dialog" onclick=${()=>a(!0)}
					say=${o("page.before.bring",{name:e.name,me:M.value.name})} />`:null}
		</p>
		<p class="soft small">${o("page.before.until",f)}</p>
		${s?i`<${kg} of=${e} prove=${$} onjoin=${n} onclose=${m} />`:null}
	<//>`}function kg({of:e,prove:t,onjoin:n,onclose:s}){let[a,r]=y(""),[l,c]=y(!1),[p,u]=y(!1),{busy:d,once:$}=C(h=>{h instanceof I&&h.why==="join-hand"?c(!0):r(D(h))}),m={player:Ge(e),name:e.name,me:M.value?.name??""},f=()=>$(async()=>{r("");let{code:h}=await t();await qp({code:h,as:e.id,me:M.peek()?.id??"",hand:p}),Ko(e.id),T(o("page.join.done",m)),s(),n(),await Le("there")});return i`<${R} title=${o("page.before.bring",m)} onclose=${s}
		actions=${i`<${w} chief aria-busy=${d} disabled=${l&&!p} onclick=${f}
			say=${o("page.before.bring",m)} />`}>
		<ul>${["matches","people","keys","undo"].map(h=>i`<li key=${h}>${o(`page.join.${h}`,m)}</li>`)}</ul>
		${l?i`<${ve} label=${o("page.join.hand",m)} checked=${p} onchange=${u} />`:null}
		${a?i`<p class="trouble" role="alert">${a}</p>`:null}
	<//>`}function xg({onjoin:e}){let[t,n]=y(!1),[s,a]=y(null),r=()=>(n(!1),a(null)),l=c=>{c.id===M.peek()?.id?T(o("page.join.same",{player:Ge(c)})):a(c)};return i`<${ze} title=${o("page.other")}>
		<p>${o("page.other.about",{name:M.value?.name??""})}</p>
		<p><${w} aria-haspopup="dialog" onclick=${()=>n(!0)} say=${o("page.other.go")} /></p>
		${s?i`<${kg} of=${s} prove=${async()=>s} onjoin=${e} onclose=${r} />`:t?i`<${R} title=${o("page.other")} onclose=${r}>
					<p>${o("page.other.prove")}</p><${ap} label=${o("page.other.words")} onproven=${l} /><//>`:null}
	<//>`}var Sg=e=>Z(e,{dateStyle:"medium"});function OO({of:e,sole:t,onend:n}){let s=Z(Date.parse(e.seen),{dateStyle:"medium",timeZone:"UTC"}),a=[e.byOperator&&o("page.you.key.operator"),e.from&&o("page.you.key.from",{time:Z(e.from)}),e.made&&o("page.you.key.made",{day:Sg(e.made)}),o("page.you.key.seen",{day:s})];return i`<li class="row">
		<span><b>${o(`page.you.key.${e.this?"this":e.kind}`)}</b> ${e.label}
			<br /><span class="soft small">${a.filter(Boolean).map(r=>i`<span>${r}</span>${" "}`)}</span></span>
		${e.this?!t&&i`<a class="button plain" href="/settings">${o("page.choices.leave")}</a>`:i`<${w} plain onclick=${n} say=${o("page.you.key.end")} />`}
	</li>`}var AO=({words:e,onclose:t})=>i`<${R} title=${o("page.you.words")} onclose=${t}
	actions=${i`<${w} onclick=${()=>print()} say=${o("page.you.words.print")} />`}>
	<p>${o("page.you.words.about")}</p>
	<p class="words"><b>${e}</b></p>
<//>`;function MO({all:{joined:e=[],acts:t=[]},again:n}){let{busy:s,once:a}=C(),r=l=>a(async()=>{await no({player:l.id}),T(o("page.join.undone",{what:Ge(l)})),n(),await Le("there")});return e.length+t.length===0?null:i`<${ze} title=${o("page.you.lately")}>
		<ul class="held">
			${e.map(l=>i`<li key=${l.id} class="row">
				<span>${o("page.you.joined",{player:Ge(l)})}
					<br /><span class="soft small">${o("page.you.joined.until",{day:Sg(l.until)})}</span></span>
				<${w} plain aria-busy=${s} onclick=${()=>r(l)} say=${o("page.you.joined.undo")} />
			</li>`)}
			${t.map(l=>i`<li key=${l.at} class="row">
				<span>${o(`page.you.act.${l.act}`)}
					<br /><span class="soft small">${Z(l.at)}${l.reason?` · ${l.reason}`:""}</span></span>
			</li>`)}
		</ul>
	<//>`}function TO(e,t){if(e.kind==="push")return o("page.you.told.end");let n=ys(t.filter(s=>s.id!==e.id));return[o("page.you.key.end.about",{key:pl(e)}),e.kind==="passkey"&&o(dl()?"page.you.key.end.passkey":"page.you.key.end.passkey.stays"),n.ways.length===0&&o("page.you.key.end.last")].filter(Boolean).join(" ")}function jO({all:e,again:t}){let[n,s]=y(null),[a,r]=y(""),[l,c]=y(""),{busy:p,once:u}=C(),d=()=>s(null),$=H=>ne(H).then(()=>(d(),t())),{words:m,elsewhere:f,lasting:h,ways:g}=ys(e.keys),v=h.length>0,b=[o("page.you.others.about"),v&&o("page.you.others.stay",{ways:L(h)})],k=`page.you.keep.${v?"safe":f?"elsewhere":"about"}`,S=async()=>c(`${location.origin}/#code=${(await ki()).code}`),A=ra(e.site),E=async()=>location.assign(`${A}/you#code=${(await ki()).code}`),_=async()=>r((await Kp()).words),ee=async()=>{await g$(e),T(o("page.you.passkey.made")),t()};return i`<${ze} title=${o("page.you.keys")}>
			<ul class="held">
				${e.keys.map(H=>i`<${OO} key=${H.id} of=${H} sole=${e.keys.length===1}
					onend=${()=>s(H)} />`)}
			</ul>
			${f?i`<p><${w} onclick=${()=>s("others")} say=${o("page.you.others")} /></p>`:null}
		<//>
		<${ze} title=${o("page.you.keep")}>
			<p>${o(k,{ways:L(g)})}</p>
			<p class="row">
				${bs()&&Jo(e.site)?i`<${w} aria-busy=${p} say=${o("page.you.passkey.add")} onclick=${()=>u(ee)} />`:null}
				<${w} aria-busy=${p} say=${o("page.you.words.get")}
					onclick=${()=>m?s("words"):u(_)} />
				<${w} aria-busy=${p} onclick=${()=>u(S)} say=${o("page.you.device")} />
			</p>
			${bs()&&!Jo(e.site)?i`<p class="row soft small"><span>${o("page.you.passkey.site",{address:A})}</span>
					<${w} plain aria-busy=${p} onclick=${()=>u(E)}
						say=${o("page.you.passkey.there",{name:e.name})} /></p>`:null}
			${l?i`<p>${o("page.you.device.about")}</p><${Nt} link=${l} label=${o("page.you.device.link")} />`:null}
		<//>
		${a?i`<${AO} words=${a} onclose=${()=>(r(""),t())} />`:null}
		${n==="words"?i`<${Ue} title=${o("page.you.words.get")} text=${o("page.you.words.again")} yes=${o("page.you.words.get")}
					onyes=${()=>ne(_).then(d)} onclose=${d} />`:n==="others"?i`<${Ue} title=${o("page.you.others")} yes=${o("page.you.others")}
						text=${b.filter(Boolean).join(" ")}
						onyes=${()=>$(()=>zp())} onclose=${d} />`:n?i`<${Ue} title=${o("page.you.key.end")} yes=${o("page.you.key.end")} text=${TO(n,e.keys)}
							onyes=${()=>$(()=>so({key:n.id}))} onclose=${d} />`:null}`}function NO(){let[e,t]=y(0),n=j(()=>Bp({}),e).value?.ratingHidden??!1,s=a=>ne(()=>Ep({hidden:a})).then(()=>t(e+1));return i`<${ze} title=${o("page.you.rating")}>
		<${ve} label=${o("page.you.rating.hide")} checked=${n} onchange=${s} />
		<p class="soft small">${o("page.you.rating.about")}</p>
	<//>`}async function BO(e){for(let t=20;;t=1){try{return await Cp({before:e,limit:t})}catch(n){if(!(n instanceof I&&n.status===429))throw n}await new Promise(n=>setTimeout(n,2e3))}}async function EO(){let e={};for(let n="";n!==void 0;){let s=await BO(n);for(let[a,r]of Object.entries(s))if(Array.isArray(r)){e[a]??=new Map;for(let l of r)e[a].set(JSON.stringify(l),l)}else a!=="before"&&(e[a]=r);n=s.before||void 0}let t=JSON.stringify(e,(n,s)=>s instanceof Map?[...s.values()]:s,"	");Ot(new Blob([t],{type:"application/json"}),"ninety-nine.json")}function CO({all:e}){let{name:t}=e,[n,s]=y(!1),[a,r]=y(""),{busy:l,once:c}=C(),p=()=>s(!1),u=async()=>{for(let{id:d,shared:$}of ut())$&&await Ra(d);await Pp({name:t}),ia(e.site,{id:e.id,name:"",keys:[]}),fo(null),T(o("page.you.erase.done"))};return i`<${ze} title=${o("page.you.data")}>
		<p>${o("page.you.data.about")}</p>
		<p class="row"><${w} aria-busy=${l} onclick=${()=>c(EO)} say=${o("page.you.data.get")} />
			<${w} aria-haspopup="dialog" onclick=${()=>s(!0)} say=${o("page.you.erase")} /></p>
		${n?i`<${R} title=${o("page.you.erase")} onclose=${p}
					actions=${i`<${w} chief disabled=${a.trim()!==t} say=${o("page.you.erase")}
						onclick=${()=>ne(u).then(p)} />`}>
					<p>${o("page.you.erase.about")}</p>
					${ys(e.keys).passkey&&!dl()?i`<p>${o("page.you.erase.passkey")}</p>`:null}
					<${F} label=${o("page.you.erase.name",{name:t})} value=${a} oninput=${r} />
				<//>`:null}
	<//>`}function PO(){let[e,t]=y(0),[n,s]=y(ho.peek()),[a,r]=y(null),l=M.value?.id,c=j(async()=>{if(!l||Y.value)return;let h=await Is();return ia(h.site,h),h},l,e,Y.value),p=c.value?.id===l?c.value:void 0,u=p||!l||c.wrong;if(x(()=>ho.subscribe(h=>{h&&(ho.value=null,s(h),r(h.proof?{proof:h.proof,by:"link"}:null))}),[]),Y.value)return i`<${U} title=${o("page.you")} text=${o("page.you.here")} />`;if(!dn.value)return i`<${U} title=${o("page.you")} />`;let d=()=>t(e+1),$=(h,g)=>r({proof:h,by:g}),m=h=>{r(null),s(null),n&&!(h&&Fs.peek().length>0)&&G(n.to)},f=i`<${ze} title=${o("page.you.back")}>
		${n?.refusal?i`<p class="trouble" role="alert">${D(n.refusal)}</p>`:null}
		<p>${o("page.you.back.about")}</p>
		<${ap} label=${o("page.you.back.typed")} onproven=${$} />
	<//>`;return i`<main id="main" tabindex="-1" class="choices">
		<h1>${o("page.you")}</h1>
		${a?i`<${vg} ...${a} onend=${m} />`:i`${n?f:null}
				${l&&p?i`<p class="row"><span>${o("page.you.are",{name:p.name})}<span class="soft">·${p.tag}</span></span>
						<a href="/settings">${o("page.you.rename")}</a> <a href="/people">${o("page.people")}</a></p>`:null}
				${(u?Fs.value:[]).filter(({id:h})=>!p?.joined?.some(g=>g.id===h)).map(h=>i`<${wg} key=${h.id} of=${h} onproven=${$} onjoin=${d} />`)}
				${l&&p?i`<${MO} all=${p} again=${d} />
						<${jO} all=${p} again=${d} />
						<${xg} onjoin=${d} />
						<${NO} />
						<${CO} all=${p} />`:null}
				${n?null:f}`}
	</main>`}export{lw as Awaited,ev as Banned,Ty as Bids,cb as Choices,gl as Create,Gb as Daily,cw as Edition,tk as Endings,Hl as Evenings,ix as Event,kk as Events,dx as FriendNews,$x as FriendNotice,Nx as Group,c1 as Learn,tb as New,E1 as OnNow,b1 as Operate,jS as Pads,kx as People,Lv as PlayerCard,_S as Privacy,WS as Problems,Wb as Ratings,Fb as Records,Ww as Replay,XS as Report,Hg as Rules,vk as Slips,$2 as Statistics,Y2 as Table,Dr as TableRows,PO as Who};
