import{$ as Ye,$a as ce,$b as oo,$c as Ou,$d as zu,Aa as an,Ab as Ep,Ac as ts,Ad as Hs,B as gp,Ba as Sp,Bb as Rt,Bc as pu,Bd as Le,Be as Ri,C as o,Ca as Zn,Cb as Ie,Cc as uu,Cd as vo,D as Be,Da as on,Db as no,Dc as du,Dd as Ge,De as sd,E as O,Ea as Qa,Eb as G,Ec as Ni,Ed as wo,F as te,Fa as Op,Fc as $u,Fd as _u,G as ve,Ga as Ya,Gb as Bp,Gc as ns,Gd as tt,Ge as ad,H as L,Hb as so,Hc as Ei,Hd as ko,He as od,I as Z,Ib as Ai,Ic as ss,Id as as,J as De,Ja as Ap,Jb as Pp,Jc as mu,Jd as xo,K as Pe,Kb as _t,Kc as co,Kd as Wu,Ke as rd,L as ne,La as Lt,Lb as Cp,Lc as Bi,Ld as Xe,Le as id,M as Dt,Ma as Y,Mb as Dp,Mc as fu,Md as it,N as yp,Na as ye,Nb as Lp,Nc as hu,Nd as So,O as E,Oa as Tp,Ob as ao,Oc as gu,Od as Li,P as bp,Pa as I,Pb as Ti,Pc as Pi,Pd as Wt,Qa as Qn,Qb as Rp,Qc as Ci,Qd as os,R as Jn,Ra as Yn,Rb as _p,Rc as yu,Rd as Oo,S as W,Sa as rn,Sb as Wp,Sc as po,Sd as Ao,T as he,Tb as Ip,Tc as uo,Td as Iu,U as Un,Ua as Xa,Ub as rt,Uc as bu,Ud as qu,V as me,Va as Mp,Vb as qp,Vc as vu,Vd as To,W as Ga,Wa as Oi,Wb as Fp,Wc as wu,Wd as Nn,X as Ke,Xa as jp,Xb as zp,Xc as ku,Xd as oe,Y as Va,Ya as le,Yb as un,Yc as $o,Yd as Fu,Z as Sn,Za as Xn,Zb as Hp,Zc as xu,Zd as ke,_ as Ot,_a as M,_b as Kp,_c as Su,_d as Ks,a as Ja,aa as Gn,ab as D,ac as Jp,ad as Au,ae as Ae,b as dp,ba as On,bb as j,bc as Mn,bd as Tu,c as mt,ca as wi,cb as Je,cc as Up,cd as Mu,ce as Tt,d as _s,da as ki,db as ln,dc as ro,dd as ju,e as $p,ea as Vn,eb as eo,ec as Gp,ed as Nu,fa as xi,fb as ae,fc as Mi,fd as Eu,fe as lt,g as y,ga as An,gb as P,gc as Fs,gd as Di,ge as Hu,h as x,ha as Za,hb as w,hc as Vp,hd as mo,he as En,i as Oe,ia as vp,ib as U,ic as io,id as dn,ie as et,j as N,ja as ft,jc as Zp,jd as fo,je as Ku,k as fe,ka as en,kb as R,kc as ji,kd as ho,ke as Ju,la as wp,lb as Ue,lc as Qp,ld as Bu,le as rs,m as Ua,ma as Ws,mb as se,mc as Yp,md as Pu,me as Uu,n as He,na as Tn,nb as J,nc as Xp,nd as Cu,ne as Gu,o as C,oa as tn,ob as to,oc as eu,od as Du,p as Xt,pa as nn,pb as q,pc as tu,pd as Lu,pe as Vu,q as Qe,qa as de,qb as F,qc as jn,qd as zs,qe as Zu,r as i,rb as we,rc as nu,rd as T,re as Qu,s as mp,sa as ge,sb as es,sc as su,sd as Me,t as St,ta as Is,tb as X,tc as au,td as qe,te as Yu,u as fp,ua as Si,ub as V,uc as ou,ue as is,v as vi,va as kp,vb as Q,vc as ru,vd as go,ve as Xu,w as hp,wa as xp,wb as qs,wc as lo,wd as yo,we as ed,x as ie,xa as sn,xb as cn,xc as iu,xd as bo,xe as td,ya as ht,yb as Np,yc as lu,yd as $n,ye as Mo,za as At,zb as pn,zc as cu,zd as Ru,ze as nd}from"./chunk.js";function jo(e,t){let n=()=>new Promise((s,a)=>{let r=indexedDB.open(e,1);r.onupgradeneeded=()=>r.result.createObjectStore(t),r.onsuccess=()=>s(r.result),r.onerror=()=>a(r.error)});return async(s,a,r)=>{let l=await n();try{return await new Promise((c,p)=>{let u=l.transaction(t,s,r),d=a(u.objectStore(t));u.oncomplete=()=>c(d.result),u.onabort=()=>p(u.error)})}finally{l.close()}}}var ls,ld=jo("ninetynine","records");async function cd(e){ls=e;try{await ld("readwrite",t=>t.put(e,"mine"))}catch{}}async function cs(){if(ls)return ls;try{ls=await ld("readonly",e=>e.get("mine"))}catch{ls=void 0}return ls}async function Bn(e,t,n,s){let{table:a,...r}=n;if(a!=="mine")return e(n,{signal:s});let l=await cs();return t(r,{body:l?.bytes??new Blob,signal:s})}async function No(e){let t=new Uint8Array(await e.slice(0,4).arrayBuffer());if(!(t[0]===40&&t[1]===181))return t[0]!==31||t[1]!==139?e.text():new Response(e.stream().pipeThrough(new DecompressionStream("gzip"))).text()}var Fe=1200,nt=["bid","premium","trump","play"],pd=e=>e.bid+e.premium+e.trump+e.play;function Js(e,t){let n=10**t,s=Fe/n,a=p=>Math.floor(p/s),r=e.map(p=>({size:Math.abs(p),units:a(p),left:p-s*a(p)})),l=e.reduce((p,u)=>p+u,0),c=Math.sign(l)*Math.round(Math.abs(l)/s)-r.reduce((p,u)=>p+u.units,0);for(let p of[...r].sort((u,d)=>d.left-u.left||d.size-u.size).slice(0,c))p.units++;return r.map(({units:p})=>p/n||0)}function Wi(e,t,n,s=!1,a=[]){let r={you:n?"yes":"no",name:t,one:n&&s?"yes":"no"};if(pd(e)===0)return o("page.report.clean",r);let l=Js(nt.map($=>e[$]),0),c=l.reduce(($,m)=>$+m,0);if(c===0)return o("page.report.little",r);let p=a.filter($=>$.phase==="offer"),u=p.length&&p.every($=>$.act==="pass")?"yes":"no",d=nt.flatMap(($,m)=>{let f=l[m]??0;return f?[o(`page.report.part.${$}`,{all:f===c?"yes":"no",n:O(f),passed:u})]:[]});return o("page.report.line",{...r,n:c,parts:d.join(", ")})}var ct=e=>e.judged<e.of||e.rough>0,Ng=30,Ii=({wait:e=0})=>e<Ng?"":` ${o("page.report.togo",{n:Math.round(e/60)})}`,Eo=e=>(e.judged<e.of?o("page.report.judging",{n:e.judged,of:e.of}):o("page.report.rough",{n:e.rough}))+Ii(e);function Eg(e,{lost:t,lie:n,seat:s},a){if(ct(e))return o("page.report.coming")+Ii(e);let r=Wi(t,"",!0,!0,e.deals[0]?.mistakes.filter(l=>l.seat===s));return a&&pd(t)<Fe/2&&Math.round(n/Fe)<0?o("page.report.unlucky",{line:r}):r}var ud=(e,t)=>e&&!ct(e)?e.deals[0]?.squares?.[t]??"":"";function Pn(e,t,n){let[s,a]=y({});return x(()=>{let r=!0,l=async()=>{for await(let c of Us(e,t,n,()=>r))a({told:c})};return a({}),eo(l,c=>a(p=>({...p,wrong:D(c)})),()=>r),()=>{r=!1}},[e,t,n]),s}async function*Us(e,t,n,s,a=void 0){for(;s();){let r=await Bg(e,t,n,a);if(!s()||(yield r,!ct(r)))return;let l=Math.min(15e3,Math.max(500,100*(r.wait??0)));await new Promise(c=>setTimeout(c,l))}}var _i=new Map;async function Bg(e,t,n,s){let a=`${e} ${t} ${n}`,r=()=>Bn(lu,uu,{table:e,match:t,deal:n,patient:s});if(e==="mine")return r();let l=_i.get(a)??r().finally(()=>_i.delete(a));return _i.set(a,l),l}function dd({seat:e,table:t}){let n=t.stage==="waiting";return e!==void 0&&(n||t.open&&t.chairs.filter(s=>s.player).length===1)}function $d({table:e,match:t,deal:n,seat:s,failed:a}){let{told:r,wrong:l}=Pn(e,t,n),c=r?.deals[0]?.accounts[s];if(l&&!r)return null;let p=r&&c?Eg(r,c,a):o("page.report.coming")+(r?Ii(r):"");return i`<p class="report-line" role="status" aria-busy=${!r||ct(r)}>
		<a href=${`/report/${e}/${t}/${n}?seat=${s}`} aria-disabled=${!c}>${p}</a>
	</p>`}function mn(e){let t=Math.max(...e);return e.some(n=>n!==0)&&e.filter(n=>n===t).length===1?e.indexOf(t):-1}var Gs=e=>e.totals.map((t,n)=>t-(e.points?.[n]??0));function fn(e){let t=Gs(e),n=mn(e.totals);return e.phase==="over"&&t.some(s=>s!==0)&&n!==mn(t)?n:-1}var qi=800,Pg=2600;function md({from:e=0,to:t,after:n}){let[s,a]=y(e);return x(()=>{if(!n||e===t)return;let[r,l]=[0,0],c=p=>{l||=p+n;let u=Math.min(1,Math.max(0,p-l)/qi);a(Math.round(e+(t-e)*(1-(1-u)**3))),u<1&&(r=requestAnimationFrame(c))};return r=requestAnimationFrame(c),()=>cancelAnimationFrame(r)},[n>0]),!n||s===t?i`${O(t)}`:i`<span class="counted">
		<span class="end">${O(t)}</span><span aria-hidden="true">${O(s)}</span>
	</span>`}function fd(e,t,n){let{closed:s,points:a=[],made:r=[],seat:l=-1}=e;return n?"match":s?"game":a.includes(99)?"best":r[l]&&e.premium?.[l]?"premium":t>1&&r.slice(0,t).every(Boolean)?"all":r[l]?"made":""}function hd({what:e}){return e?i`<p class="stamp" data-what=${e} aria-hidden="true"><span>${o(`page.stamp.${e}`)}</span></p>`:null}var gd=()=>i`<p class="flourish" aria-hidden="true">
	${[..."♣♦♥♠"].map(e=>i`<span key=${e}>${e}</span>`)}
</p>`;function Vs({from:e,after:t=0}){let n=N(null);return Oe(()=>{let s=e&&!Jn()?document.querySelector(e)?.getBoundingClientRect():void 0,a=n.current?.getBoundingClientRect();if(!s||!a||!a.width||document.hidden)return;let r=[{translate:`${s.right-a.right}px ${s.top-a.top}px`},{translate:"0"}],l={duration:700,delay:t,easing:"cubic-bezier(0.5, 0, 0.2, 1)"},c=n.current?.animate(r,{...l,fill:"backwards"});return()=>c?.finish()},[t>0]),i`<svg class="pennant" ref=${n} viewBox="0 0 14 16" aria-hidden="true" focusable="false">
		<path d="M1 0h1.5v16H1zM3.5 1 13 4.8 3.5 8.6z" />
	</svg>`}function Cg(e,t){return!t||!e||!en(e,t)||t.phase==="over"?[]:(t.premium??[]).map((s,a)=>({seat:a,offer:s})).filter(({seat:s,offer:a})=>a!==""&&!e.premium?.[s])}function yd({view:e,names:t}){let n=N(void 0),[s,a]=y([]),r=`${e.game} ${e.deal} ${e.phase} ${e.premium?.join()}`;x(()=>{let c=Cg(n.current,e);if(n.current=e,a(c),!c.length)return;let p=setTimeout(()=>a([]),Pg);return()=>clearTimeout(p)},[r]);let l=({seat:c,offer:p})=>{let[u="",d=""]=p.split(" "),$={name:t[c]??"",you:c===e.seat?"yes":"no",level:u,n:d&&` ${d}`};return i`<span key=${c}>${o("page.announced",$)}</span>`};return i`<p class="announced" role=${E.spoken.value?void 0:"status"}>${s.map(l)}</p>`}var Dg=500,Zs=8;function Lg(e,t){let{declare:n=30,reveal:s=60}=t?.offers??{};return o(`word.${e}.is`,{declare:n,reveal:s,loss:Za(t),vulnerable:t?.score.vulnerable??10})}function Rg(e,t){let n=t.getBoundingClientRect(),{offsetWidth:s,offsetHeight:a}=e,r=Math.min(Math.max(Zs,n.left+n.width/2-s/2),innerWidth-s-Zs),l=n.bottom+Zs;e.style.left=`${r}px`,e.style.top=`${l+a>innerHeight-Zs?n.top-Zs-a:l}px`}function Re({of:e="",say:t,variant:n,class:s="",label:a=!1,children:r}){let l=N(null),c=N(null),p=N(0),u=t??Lg(e,n),d=()=>l.current?.isConnected&&!$()&&c.current?.showPopover?.(),$=()=>c.current?.matches(":popover-open"),m=()=>(clearTimeout(p.current),c.current?.hidePopover?.());x(()=>()=>clearTimeout(p.current),[]);let f=k=>k.pointerType==="mouse"&&(p.current=setTimeout(d,Dg)),h=k=>k.newState==="open"&&c.current&&l.current&&Rg(c.current,l.current),g=k=>k.pointerType==="mouse"&&m(),v=k=>k.stopPropagation(),b=i`<span ref=${c} popover="auto" class="meaning" ontoggle=${h} onclick=${v}>${u}</span>`;return a?i`<label ref=${l} onpointerenter=${f} onpointerleave=${g} onclick=${m}>
			${r}</label>${b}`:i`<button type="button" ref=${l} class=${`word ${s}`} aria-description=${u}
		onclick=${k=>(v(k),clearTimeout(p.current),d())}
		onfocus=${k=>k.currentTarget.matches(":focus-visible")&&d()} onblur=${m}
		onpointerenter=${f} onpointerleave=${g}>${r}</button>${b}`}function $e({trump:e}){return e==="nines"?i`<span class="sign" aria-hidden="true">9</span>`:/^[CDHS]$/.test(e)?i`<svg class="sign" data-suit=${e} viewBox="0 0 100 100" aria-hidden="true" focusable="false">
		<use href=${`#pip-${e}`} />
	</svg>`:i`<span class="sign none" aria-hidden="true">–</span>`}var K=e=>o(e?/^[CDHS]$/.test(e)?`suit.${e}`:`trump.${e}`:"trump.unnamed"),be=(e,t)=>e===0&&t?.score.zeroOrAll?o("guide.or",{a:O(0),b:O(Cn(t))}):O(e);function bd(e,t){let n=vp(e,t);if(!n||!t)return[];let[,s]=(e.premium?.[e.seat??-1]??"").split(" "),a=o(n.length?"page.keeping":"page.keeping.lost",{n:t.aside,bid:_g(n)});return s===void 0?[a]:[o("page.keeping.said",{said:Number(s)}),a]}function _g(e){let t=e.filter(n=>!e.includes(n+1));return e.filter(n=>!e.includes(n-1)).map((n,s)=>{let a=t[s]??n;return n===a?O(n):`${O(n)}–${O(a)}`}).join(", ")}var Cn=e=>e.hand-e.aside;function ue(e){let[t="",n]=e.split(" ");return n===void 0?o(`offer.${t}`):o("offer.numbered",{offer:o(`offer.${t}`),n:Number(n)})}function ps(e){let[t="",n="none"]=e.split(" ");return o("offer.held",{offer:t,n})}var zi=(e,t,n)=>t===(n??e.seat)?"yes":"no";function vd(e,t){return t===e.seat?{aside:e.aside,bid:e.bid}:{aside:e.shown?.[t]?.aside,bid:e.shown?.[t]?.bid}}function Mt({view:e,names:t,variant:n,me:s,untitled:a=!1,written:r,crowned:l=!1}){let c=t.map((f,h)=>h).slice(0,e.points?.length??0),p=e.parts;if(!p||!e.points)return null;let u=f=>{let h=p[f]??[];return h.every(g=>g===0)?null:i`<${Fi} key=${f} label=${o(`page.sheet.for.${f}`)} points=${h} class=${`for-${f}`} />`},d=Fg(e,t,n,s),$=d.length<3?d.join(" "):"",m=r===void 0||l?-1:fn(e);return i`<section class="deal-sheet">
		${a?null:i`<h2>
					${o("sheet.title",{deal:e.deal+1,trump:K(e.trump)})} <${$e} trump=${e.trump??""} />
				</h2>`}
		<${se}><table class="book account" data-hands=${c.length}>
			<thead><tr><td></td>${c.map(f=>i`<th key=${f} scope="col">${t[f]}</th>`)}</tr></thead>
			<tbody class="facts">
				<${Wg} view=${e} seats=${c} variant=${n} />
			</tbody>
			<tbody class="sum">${u("tricks")}${u("contract")}${u("premium")}${u("vulnerable")}</tbody>
			<tfoot>
				<${Fi} label=${o("page.sheet.deal")} points=${e.points} class="total" plain written=${r} />
				<${Fi} label=${o("page.sheet.total")} points=${e.totals} class="totals" plain written=${r}
					from=${Gs(e)} lead=${r!==void 0} />
			</tfoot>
		</table><//>
		<div class="verdicts">
			${$?i`<p>${$}</p>`:null}
			${m>=0?i`<p class="taken"><${Vs} /> ${Ui(e,t,m)}</p>`:null}
			${Hg(e,t,s,l).map(([f,h])=>i`<p key=${f} class=${h?"won":""}>${f}</p>`)}
			<${zg} view=${e} />
		</div>
	</section>`}function Wg({view:e,seats:t,variant:n}){let s=(e.premium??[]).some(p=>p!==""),a=p=>i`<${qg} view=${e} seat=${p} />`,r=p=>{let u=vd(e,p).bid;return u===void 0?wd():be(u,n)},l=p=>e.premium?.[p]?ps(e.premium[p]):"",c=p=>i`<${Ig} made=${e.made?.[p]??!1} />`;return i`<${Qs} label=${o("page.sheet.cards")} word="bid" class="cards" seats=${t} of=${a} />
		<${Qs} label=${o("page.sheet.bid")} seats=${t} of=${r} />
		<${Qs} label=${o("page.sheet.won")} seats=${t} of=${p=>e.won?.[p]} />
		${s?i`<${Qs} label=${o("page.sheet.held")} word="premium" class="held" seats=${t} of=${l} />`:null}
		<${Qs} label=${o("page.sheet.contract")} word="contract" seats=${t} of=${c} />`}function Qs({label:e,word:t,seats:n,of:s,class:a=""}){let r=t?i`<${Re} of=${t}>${e}<//>`:e;return i`<tr class=${a}><th scope="row">${r}</th>${n.map(l=>i`<td key=${l}>${s(l)}</td>`)}</tr>`}function Fi({label:e,points:t,plain:n=!1,class:s="",written:a=0,from:r=[],lead:l=!1}){let c=($,m)=>i`<${md} from=${r[m]??0} to=${$} after=${a} />`,[p,u]=l?[mn(r),mn(t)]:[-1,-1],d=a&&p>=0&&p!==u?`.account .totals td:nth-of-type(${p+1})`:void 0;return i`<tr class=${s}><th scope="row">${e}</th>
		${t.map(($,m)=>i`<td key=${m}>
			${m===u?i`<${Vs} from=${d} after=${a&&a+500} />`:null}
			${$===0&&!n?"–":c($,m)}
		</td>`)}
	</tr>`}var Ig=({made:e})=>i`<span class=${`verdict ${e?"made":"failed"}`}>
	${o(e?"page.sheet.made":"page.sheet.failed")}
</span>`,wd=()=>i`<span class="soft small">${o("bid.hidden")}</span>`;function qg({view:e,seat:t}){let{aside:n}=vd(e,t);return n===void 0?wd():i`<span class=${e.made?.[t]?"minis fanned":"minis"}>${ge(n)}</span>`}function Fg(e,t,n,s){let a=e.parts?.premium??[],r=(e.premium??[]).map((l,c)=>l?c:-1).filter(l=>l>=0);return r.flatMap(l=>{let c=e.made?.[l]??!1,p=e.premium?.[l]??"",[u="",d=""]=p.split(" "),$=a[l]??0,m={name:t[l],level:u,n:d&&` ${d}`,you:zi(e,l,s)};if($<0)return[o("page.premium.failed",{...m,points:te($),loss:"own"})];let f=n?.offers[u==="reveal"?"reveal":"declare"],h=r.length>1?f:c?$:Math.max(...a);if(!h)return[];let g=r.length>1?"others":"opponents";return[o(c?"page.premium.made":"page.premium.failed",{...m,points:te(h),loss:g})]})}function Hi(e){let t=e.why;if(!t?.next)return"";let n=K(t.then),s=t.then==="none"?"none":"suit",a=(e.made??[]).filter(Boolean).length;return{turnup:()=>o("next.turnup"),game:()=>o("next.game",{trump:n}),stays:()=>o("next.holder",{trump:n}),rotation:()=>o("next.rotation",{kind:s,trump:n}),success:()=>o("next.success",{n:a,kind:s,trump:n})}[t.next]()}function zg({view:e}){let t=Hi(e);return t?i`<p class="next-trump">
		${e.why?.then?i`<${$e} trump=${e.why.then} />`:null}<span>${t}</span>
	</p>`:null}var us=e=>e.map((t,n)=>n>0&&t===o("you")?o("page.create.you"):t);function kd(e,t,n,s,a,r=0){let l=t.length===0?"drawn":t.length===1?"won":"shared",c=t.length===1?zi(s,t[0]??-1,a):"no";return o(`${e}${l}`,{names:L(us(t.map(p=>n[p]??""))),you:c,game:r})}var Ki=(e,t,n)=>e.closed?kd("game.",e.closed.winners,t,e,n,e.closed.game+1):"",Bo=({total:e,bonus:t})=>t?i`<small class="soft">(${O(e-t)} + ${O(t)}${" "}
			<${Re} of="bonus">${o("word.bonus")}<//>)</small>`:null,Ji=(e,t,n)=>kd("rubber.",e.end?.winners??[],t,e,n);function Ui(e,t,n){return n<0?"":o("outcome.lead",{name:t[n]??"",you:zi(e,n)})}function Hg(e,t,n,s=!1){let a=[],{closed:r,end:l}=e,c=l&&!l.cut&&r?.game===0;if(r&&(s||a.push([Ki(e,t,n),!0]),r.bonus.forEach((d,$)=>{let m=r.totals[$]??0;d&&a.push([o("bonus",{name:t[$],points:m,bonus:d,total:m+d}),!1])})),!l||c)return a;if(l.cut)return e.deal&&!s?[...a,[o("end.cut"),!1]]:a;s||a.push([Ji(e,t,n),!0]),l.rubber?.forEach((d,$)=>{d&&a.push([o("bonus.rubber",{name:t[$],bonus:d}),!1])});let p=us(t),u=L(l.totals.map((d,$)=>`${p[$]} ${O(d)}`));return s||a.push([o("end.totals",{totals:u}),!1]),a}function Gi(e,t,n,{day:s,from:a}){if(!e||a)return"";let r=e.length===1&&e[0]===n?"yes":"no",l={names:L(us(e.map(c=>t[c]??""))),n:e.length,you:r};return o(s?"daily.most":"page.winner",l)}function pt(e,t){if(e==="joker")return o("joker");if(e===t)return o("joker.as",{card:pt(e)});let{rank:n,suit:s}=Ws(e);return Tn(n)+Od(s)}function Nt(e){let[t="",...n]=e.split(" ");return t==="play"||t==="lay"?n.map(s=>pt(s)).join(" "):t==="name"?K(n[0]):o("page.why.saying",{offer:t,n:n[0]??"none"})}var xd=.5,Po=5,Zi=2,Sd=(e,t,n)=>e>t+Zi||e>t&&e-t>=2*n,It=e=>Math.round(e*100),Xs=e=>O(Math.abs(e),1),Ys=e=>e.charAt(0).toLocaleUpperCase()+e.slice(1),Kg=2,jt=e=>Math.round(e.gap*10)<=Math.max(Math.round(e.gapError*10),Kg)?"close":"behind",qt=(e,t=!1)=>e.filter(({kind:n})=>Be(`why.${n}`)).map(({kind:n,of:s,card:a,than:r,suit:l="",n:c=0,m:p=0})=>o(`why.${n}`,{card:a?pt(a):"",than:r?pt(r):"",suit:Od(l),n:c,m:p,would:t&&s==="done"?"yes":"no"})),Od=e=>({C:"♣",D:"♦",H:"♥",S:"♠"})[e]??"9";function $s(e,t,n=Nt){let[s,a]=e.choices;if(!s)return[];if(!a)return[o("page.why.only")];let r=qt(e.why??[],!0);return e.bids?[...Jg(e,t,n).map(Ys),...r]:e.phase==="offer"?Ug(e.choices,s,a,n).map(Ys):[...r,...Gg(e,s,a,n).map(Ys)]}function Co({phase:e,act:t,better:n,chance:s,betterChance:a,why:r,lost:l}){let[c,p]=[It(s),It(a)],u=r.some(d=>d.kind==="lost")||c+p===0;return e==="offer"&&t==="pass"?o("page.report.chance",{how:"premium",a:c,b:p}):Sd(p,c,l/Fe)?o("page.report.chance",{how:"more",a:c,b:p}):e==="offer"&&n==="pass"?o("page.report.chance",{how:"unpaid",a:c,b:p}):u||e==="offer"?"":o("page.report.chance",{how:c>p+Zi?"less":"same",a:c,b:p})}var Ad=({bids:e,choices:t})=>e?t.find(n=>n.act===`lay ${e[1]?.best}`):t[1];function Td(e){let t=Ad(e);return t&&jt(t)==="close"?t:void 0}function Jg(e,t,n){let[s,a]=e.bids??[];if(!s)return[];let r=Ad(e),l=r?jt(r):"only",c=(e.bids??[]).reduce((g,v)=>v.chance>g.chance?v:g),p=It(c.chance)<Po,u=!p&&It(s.chance)<Po,d={bid:be(s.tricks,t),a:It(s.chance)},$=p?[o("page.why.spoil",{bid:be(c.tricks,t),a:It(c.chance)})]:[];$.push(o("page.why.bid",{how:u?"spoil":l,...d})),a&&r&&$.push(o("page.why.bids",{how:l,second:be(a.tricks,t),gap:Xs(r.gap)}));let m=s.premiums?.find(g=>g.offer==="pass"),f=(s.premiums??[]).filter(g=>g.offer!=="pass").toSorted((g,v)=>v.points-g.points),h=m&&f[0]?f[0].points-m.points:0;return m&&f[0]&&$.splice(h>xd?1:$.length,0,Vi(n(f[0].offer),h,xd)),$}var Vi=(e,t,n)=>o("page.why.premium",{pays:Math.abs(t)<=n?"even":t>0?"yes":"no",offer:e,gap:Xs(t)});function Ug(e,t,n,s){let a=o("page.why.chance",{a:It(t.chance)}),r=e.find(l=>l.act==="pass");return r===t?[Vi(s(n.act),-n.gap,n.gapError),a]:r?[Vi(s(t.act),r.gap,r.gapError),a]:[ds(t,n,s),a]}function Gg({choices:e,contract:t,phase:n},s,a,r){let l={act:r(s.act),second:r(a.act),a:It(s.chance),b:It(a.chance)},c=e.every(u=>jt(u)==="close");if(t==="lost")return[c?o("page.why.even"):ds(s,a,r)];if(c)return[o("page.why.even"),o("page.why.chance",l)];if(n==="name"||jt(a)!=="behind")return[ds(s,a,r),o("page.why.chance",l)];let p=Sd(l.a,l.b,a.gap)?"more":l.a<l.b-Zi?"less":"same";return[o(`page.why.${p}`,l),ds(s,a,r)]}var ds=(e,t,n)=>o("page.why.margin",{how:jt(t),act:n(e.act),second:n(t.act),gap:Xs(t.gap)});function Md({makes:e,won:t,left:n,phase:s}){if(!e||s!=="play")return"";let[a=0,r]=e,l=r===void 0?O(a):o("guide.or",{a:O(a),b:O(r)});return o("page.why.stand",{bid:l,won:t,left:n})}function jd(e,t,n){let s=e.choices.find(r=>r.act===t);if(!s)return"";let a=t===e.act?"same":jt(s);return o("page.hint.did",{how:a,name:n,act:Nt(t),gap:Xs(s.gap),error:Xs(s.gapError)})}function Vg({rest:e}){let[t]=e;return t?i`<${Xg} key=${t} id=${t} />`:i`<${Zg} />`}function Zg(){let{value:e,wrong:t}=j(()=>so()),n=e?.variants??[];return i`<main id="main" tabindex="-1" class="rules-index">
		<h1>${o("page.nav.rules")}</h1>
		<p class="lead">${o("page.rules.lead")}</p>
		${t?i`<p class="trouble">${t}</p>`:null}
		<div class="index">
			${Fu(n).map(([s,a])=>i`<section key=${s}><h2>${o("page.players",{n:s})}</h2>
					<ul>${a.map(r=>i`<${Qg} key=${r.id} variant=${r} />`)}</ul>
				</section>`)}
		</div>
		${n.length?i`<p class="small soft history">${o("page.rules.history")}</p>`:null}
	</main>`}var Qg=({variant:e})=>i`<li><a href=${`/rules/${e.id}`}>
	<b>${Yg(e)}</b><span class="soft">${Be(`about.${e.id}`)?o(`about.${e.id}`):""}</span>
</a></li>`,Yg=e=>Be(`variant.${e.id}`)?o(`variant.${e.id}`):e.name;function Xg({id:e}){let{value:t,wrong:n}=j(()=>dn({variant:e},ie.value),e,ie.value);return x(()=>{t&&(document.title=`${t.name} · Ninety-Nine`)},[t]),n?i`<${U} title=${o("page.nav.rules")} wrong=${n}>
			<p><a href="/rules">${o("page.rules.all")}</a></p>
		<//>`:t?i`<main id="main" tabindex="-1" class="rules"><${Qi} guide=${t} /></main>`:i`<${U} />`}var ey={bid:/^(history|aside|worth|score\.exact|score\.zeroOrAll)/,play:/^(seats|ranks|joker|hand|deal|order|play)/,trump:/^trump/,dummy:/^(dummy|score\.dummy)/,vulnerable:/^score\.vulnerable/,premium:/^offers/,score:/^score/,end:/^(game|rubber)/,advice:/^advice/};function Qi({guide:e}){let t=e.rules.clauses??[],n=e.chapters.map(c=>c.key),s=["vulnerable","dummy","bid","play","trump","premium","score","end","advice"],a=c=>s.find(p=>ey[p]?.test(c.field)&&n.includes(p))??"play",r=n.flatMap(c=>t.filter(p=>a(p)===c).map(p=>({key:c,clause:p}))),l=c=>r.flatMap((p,u)=>p.key===c?[u+1]:[]);return i`
		<header class="rules-head">
			<p class="small"><a href="/rules">${o("page.rules.all")}</a></p>
			<h1>${e.name}</h1>
			${e.about?i`<p class="lead">${e.about}</p>`:null}
			${e.players?i`<p class="lead">${e.players}</p>`:null}
		</header>
		<div class="rules-text">
			${e.chapters.map(c=>i`<section key=${c.key} id=${c.key}>
					<h2>${c.title}<${ty} numbers=${l(c.key)} /></h2>
					${c.text.map((p,u)=>i`<p key=${u}>${re(p)}</p>`)}
				</section>`)}
			<p class="unprinted row">
				<${w} onclick=${()=>print()} say=${o("page.rules.print")} />
				<a class="button plain" href="/">${o("page.rules.play")}</a>
				${e.house?null:i`<a class="button plain" href=${`/deal?variant=${e.rules.id}`}>${o("page.slips.from")}</a>`}
			</p>
		</div>
		<${ay} rules=${e.rules} />
		<${sy} notes=${r} guide=${e} />`}function ty({numbers:e}){let[t]=e,n=e[e.length-1];return t===void 0||n===void 0?null:i`<sup class="marks"><a href=${`#note-${t}`}>
		<span class="unseen">${o("page.rules.notes",{n:e.length})} </span>
		${t===n?t:`${t}–${n}`}
	</a></sup>`}function re(e){let t={"♣":"C","♦":"D","♥":"H","♠":"S"};return e.split(/([♣♦♥♠])/).map((n,s)=>{let a=t[n];return a?i`<span key=${s} class="suit" data-suit=${a}>${n}\uFE0E</span>`:n.replace(/^ (?=\d)|(?<=\d) $/g," ")})}function ny({source:e,basis:t}){return e==="ours"?o("page.rules.basis.ruling"):t==="stated"?e:`${e}, ${o(`page.rules.basis.${t}`)}`}function sy({notes:e,guide:t}){if(e.length===0)return null;let n=Object.entries(t.works);return i`<footer class="rules-notes">
		<h2>${o("page.rules.sources")}</h2>
		<dl class="works">${n.map(([s,a])=>i`<div key=${s}><dt>${s}</dt><dd lang="en">${a}</dd></div>`)}</dl>
		<ol>${e.map(({clause:s},a)=>i`<li key=${a} id=${`note-${a+1}`}>
				<span lang=${s.basis==="house"?void 0:"en"}>${s.text}</span>${" "}
				<span class="source">${ny(s)}</span>
			</li>`)}</ol>
	</footer>`}function ay({rules:e}){let t=String(e.ranks).split(" ").length,n=[...e.score.made.entries()].slice(1),s=e.trump.by==="success"&&e.trump.after||[],a=Object.fromEntries(String(e.worth).split(" ").map(p=>[p.charAt(0),p.slice(1)])),{declare:r,reveal:l,how:c}=e.offers;return i`<aside class="glance" aria-label=${o("page.rules.glance")}>
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
					<tbody>${Yi(s).map(([p,u,d])=>{let $=p===u?O(p):`${p}–${u}`;return i`<tr key=${p}>
							<th scope="row">${o("page.rules.after",{counts:$,n:u})}</th>
							<td><span class="nowrap"><${$e} trump=${d} /> ${K(d)}</span></td>
						</tr>`})}</tbody></table>`:null}
	</aside>`}function Yi(e){let t=[];return e.forEach((n,s)=>{let a=t[t.length-1];a&&a[2]===n?a[1]=s:t.push([s,s,n])}),t}function hn({act:e}){let[t="",...n]=e.split(" ");return t==="play"||t==="lay"?i`<${Nd} cards=${n.join(" ")} />`:i`<span class="act">${t==="name"?K(n[0]):ue(e)}</span>`}var Nd=({cards:e})=>i`<span class="act">${ge(e)}</span>`,Ve=()=>i`<svg class="best-sign" viewBox="0 0 24 24" role="img" aria-label=${o("page.hint.mark.best")}>
		<path d="m12 1.5 3 7.2 7.8.6-5.9 5.1 1.8 7.6-6.7-4.1-6.7 4.1 1.8-7.6-5.9-5.1 7.8-.6z" />
	</svg>`,Do=()=>i`<svg class="done-sign" viewBox="0 0 24 24" role="img" aria-label=${o("page.hint.mark.done")}>
		<circle cx="12" cy="12" r="8" />
	</svg>`,ea=e=>te(Math.round(e*10)/10||0,1),Xi=2;function ms({advice:e,variant:t,done:n,open:s=!1,children:a}){let r=e.player===vi,l=$s(e,t),c=n?jd(e,n.act,n.name):"",p=o(r?"page.hint.says":"page.hint.says.untrained");return x(()=>{let u=[...l.slice(0,Xi),`${p} ${Nt(e.act)}.`,c];M(u.filter(Boolean).join(" "),!0)},[e]),i`<div class="advice">
		<div class="advised">
			<p class="why">${re(l.slice(0,Xi).join(" "))}</p>
			<p class="verdict"><${Ve} /><span>
				<span class=${r?"says":""}>${p}</span>${" "}
				<${hn} act=${e.act} />
			</span></p>
			${n?i`<p class="did"><${Do} /><span>${re(c)}</span></p>`:null}
		</div>
		${a}
		<${ry} advice=${e} variant=${t} done=${n} open=${s}
			more=${l.slice(Xi).join(" ")} />
	</div>`}function oy({bids:e,player:t,variant:n,hand:s,trump:a,dealer:r,seat:l,against:c},p){if(!e||!p||p.trump.by!=="success"||t!==vi)return null;let u={variant:n,hand:s,trump:a,dealer:String(r),seat:String(l)};return c?.length===1&&(u.others=c.join()),i`<p class="small"><a href=${`/bids?${new URLSearchParams(u)}`}>${o("page.bids.all")}</a></p>`}function el({against:e}){if(!e)return"";let t=n=>Be(`page.level.${n}`)?o(`page.level.${n}`):o("page.hint.person");return o("page.hint.against",{players:L(e.map(t))})}function ry({advice:e,variant:t,done:n,open:s,more:a}){let r=Md(e);return i`<details class="figures" open=${s}>
		<summary>${o("page.hint.figures")}</summary>
		<${se}>
			${a?i`<p>${re(a)}</p>`:null}
			${r?i`<p class="small soft">${r}</p>`:null}
			${e.bids?i`<${py} advice=${e} variant=${t} done=${n} />`:i`<${iy} advice=${e} done=${n} />`}
			${oy(e,t)}
			<p class="small soft">
				${o("page.hint.relative")} ${o("page.hint.worlds",{n:e.worlds})} ${el(e)}
			</p>
		<//>
	</details>`}var Lo=({best:e,done:t,children:n})=>i`<th scope="row"><span class="which">
	<span class="mark">${e?i`<${Ve} />`:null}${t?i`<${Do} />`:null}</span>${n}
</span></th>`;function Ed({choice:e,best:t,whole:n}){let s=e&&!t&&jt(e)==="close",a=s?o("page.hint.close"):o("page.hint.behind",{gap:O(e?.gap??0,1)});return i`<td class=${`less${s?" soft":""}${n?" whole":""}`}>${t||!e?"–":a}</td>`}function iy({advice:e,done:t}){return i`<${se}><table class="book choices">
		<thead><tr>
			<th scope="col">${o("page.hint.choice")}</th><th scope="col">${o("page.hint.chance")}</th>
			<th scope="col" class="whole">${o("page.hint.points")}</th><th scope="col">${o("page.hint.less")}</th>
		</tr></thead>
		<tbody>${e.choices.map((n,s)=>i`<tr key=${n.act}>
				<${Lo} best=${s===0} done=${n.act===t?.act}><${hn} act=${n.act} /><//>
				<td>${ve(n.chance)}</td>
				<td class="whole">${ea(n.points)}</td>
				<${Ed} choice=${n} best=${s===0} />
			</tr>`)}</tbody>
	</table><//>`}function ly(e,t){let n=(e.bids??[]).map(c=>({...c,cards:c.best,premiums:c.premiums})),s=e.choices.find(c=>c.act===t?.act),a=s?.act.replace(/^lay /,"")??"";if(!s||n.some(c=>c.cards===a))return n;let r=n.findLastIndex((c,p)=>p===0||c.points>=s.points),l={tricks:t?.bid??0,cards:a,points:s.points,chance:s.chance,premiums:void 0};return n.toSpliced(r+1,0,l)}function cy({premiums:e},t){let[n,s]=["pass",t].map(a=>e?.find(r=>r.offer===a));return n&&s?ea(s.points-n.points):"–"}function py({advice:e,variant:t,done:n}){let s=(e.bids??[]).flatMap(r=>r.premiums??[]).map(r=>r.offer),a=[...new Set(s)].filter(r=>r!=="pass");return i`<${se}><table class="book choices bids">
		<thead><tr><th scope="col">${o("col.bid")}</th><th scope="col">${o("page.hint.chance")}</th>
			<th scope="col">${o("page.hint.points")}</th><th scope="col" class="whole">${o("page.hint.less")}</th>
			${a.map(r=>i`<th key=${r} scope="col">${ue(r)}</th>`)}</tr></thead>
		<tbody>${ly(e,n).map((r,l)=>{let c=e.choices.find(p=>p.act===`lay ${r.cards}`);return i`<tr key=${r.cards}>
				<${Lo} best=${l===0} done=${c!==void 0&&c.act===n?.act}>
					<b>${be(r.tricks,t)}</b><${Nd} cards=${r.cards} />
				<//>
				<td>${ve(r.chance)}</td>
				<td>${ea(r.points)}</td>
				<${Ed} choice=${c} best=${l===0} whole />
				${a.map(p=>i`<td key=${p}>${cy(r,p)}</td>`)}
			</tr>`})}</tbody>
	</table><//>
	${a.length>0?i`<p class="small soft">${o("page.hint.gain")}</p>`:null}`}var fs=e=>/^(.+\.)?localhost\.?$|^127(\.\d+){3}$|^\[::1\]$/.test(e);function Et({link:e=`${location.origin}${location.pathname}`,label:t=o("page.link"),chief:n=!1,invites:s=!1}){let[a,r]=to(),l=matchMedia("(pointer: coarse)").matches&&!!navigator.share,c=o("page.link.give",{how:l?"share":s?"invite":"copy"}),p=l?o("page.link.shared"):o("page.link.copied");return i`<div class="invitation">
		<${F} label=${t} readonly value=${e} onfocus=${d=>d.target.select()} />
		<${w} chief=${n} onclick=${async()=>{try{let d=s?o("page.link.text",{name:T.peek()?.name??o("page.guest")}):"";l?await navigator.share({title:o("title"),text:d,url:e}):await navigator.clipboard.writeText(`${d}
${e}`.trim()),r(),M(p,!0)}catch(d){d instanceof DOMException&&d.name==="AbortError"||M(o("page.link.by-hand"))}}} say=${a?p:c} />
		${fs(location.hostname)?i`<${dy} />`:i`<${uy} link=${e} />`}
	</div>`}function uy({link:e}){let[t,n]=y(null),s=async()=>{try{n((await tl([e]))[0]??null)}catch{M(o("trouble.unreached"))}};return i`<details class="qr" ontoggle=${r=>r.currentTarget.open&&!t&&void s()}>
		<summary>${o("page.link.code")}</summary>
		${t?i`<${nl} code=${t} label=${o("page.link.code.of",{link:e})} />`:null}
	</details>`}var ta=4;async function tl(e){let{generate:t}=await import("./lean-qr.js");return e.map(n=>t(n))}function nl({code:e,label:t}){let n=Array.from({length:e.size},(l,c)=>c),s=n.flatMap(l=>n.filter(c=>e.get(c,l)).map(c=>`M${c} ${l}h1v1h-1z`)).join(""),a=e.size+2*ta,r=`${-ta} ${-ta} ${a} ${a}`;return i`<svg role="img" aria-label=${t} viewBox=${r} shape-rendering="crispEdges">
		<rect x=${-ta} y=${-ta} width=${a} height=${a} fill="#fff" />
		<path d=${s} fill="#000" />
	</svg>`}function dy(){return i`<details class="unreachable">
		<summary>${o("page.link.own")}</summary>
		<p>${o("page.link.own.start")}</p>
		<p><code>ninetynine serve --addr :${location.port||80}</code></p>
		<p>${o("page.link.own.send",{host:location.hostname})}</p>
	</details>`}function Ro({variant:e,table:t}){let n=Be(`variant.${e}`);return i`<div class="introduction">
		${E.taught.value?null:i`<p>${o("page.invited.what")}</p>`}
		<p class="turns">
			<a class="button plain" href=${t?`/learn/first?table=${t}`:"/learn/first"}>${o("page.learn.title")}</a>
			<a class="button plain" href=${n?`/rules/${e}`:"/rules"}>
				${n?o("page.invited.rules",{variant:o(`variant.${e}`)}):o("page.nav.rules")}
			</a>
		</p>
	</div>`}var hs=async e=>M(o(await on(e)?"page.link.copied":"page.link.by-hand"));var Dd=e=>e.split(" ")[0]??"",Ld=(e,t)=>e.premiums?.find(n=>Dd(n.offer)===t),$y=e=>(e.bids?.[0]?.premiums??[]).map(t=>Dd(t.offer));function sl(e,t){return t==="chance"?e.chance:t==="points"||t==="bid"?e.points:Ld(e,t)?.points??-1/0}function my(e,{by:t,up:n}){let s=new Map;for(let p of e.choices)s.set(p.bid??0,[...s.get(p.bid??0)??[],p]);let a=p=>+(p.act===e.act)+Number(p.played??!1),r=(p,u)=>a(u)-a(p)||sl(u,t)-sl(p,t),l=[...s].map(([p,u])=>({tricks:p,ways:u.toSorted(r)})),c=({tricks:p,ways:[u]})=>t==="bid"?p:u?sl(u,t):0;return l.toSorted((p,u)=>(c(u)-c(p))*(n?-1:1))}var Rd=e=>e.choices.every(t=>Math.round(t.chance*100)<Po);function _o({by:e,text:t,order:n,onorder:s,class:a}){let r=n.by===e,l=e==="bid",c=n.up?"ascending":"descending";return i`<th scope="col" class=${a} aria-sort=${r?c:void 0}>
		<button type="button" class="sort" onclick=${()=>s({by:e,up:r?!n.up:l})}>
			${t}<span aria-hidden="true">${r?n.up?"↑":"↓":""}</span>
		</button>
	</th>`}var Bd=(e,t=!0)=>`${t?"":"≈ "}${te(Math.round(e)||0,0)}`;function Pd({way:e,offers:t}){let n=e.played??!1,s=Math.max(...(e.premiums??[]).map(r=>r.points)),a=`${n?"":"≈ "}${ve(e.chance)}`;return i`<td class=${t.length>0?"spare":""} data-estimate=${n?void 0:""}>${a}</td>
		<td class=${t.length>0?"whole":""}>${Bd(e.points,n)}</td>
		${t.map(r=>{let l=Ld(e,r);return i`<td key=${r} class=${l&&l.points===s?"offered top":"offered"}>
				${l?i`<b>${Bd(l.points)}</b> <small>${ve(l.chance)}</small>`:"–"}
			</td>`})}`}var Cd=({act:e})=>i`<span class="act">${ge(e.replace(/^lay /,""))}</span>`;function fy({total:{tricks:e,ways:t},best:n,offers:s,variant:a}){let[r,l]=y(!1),[c,...p]=t;if(!c)return null;let u=be(e,a),d=t.some($=>$.act===n);return i`<tbody class=${r?"open":""}>
		<tr class="total">
			<th scope="row"><span class="which">
				<span class="mark">${d?i`<${Ve} />`:null}</span>
				<b data-long=${u.length>2?"":void 0}>${u}</b>
				<${Cd} act=${c.act} />
			</span></th>
			<${Pd} way=${c} offers=${s} />
			<td class="fold">${p.length===0?null:i`<button type="button" aria-expanded=${r}
				aria-label=${o("page.bids.fold",{bid:u,n:t.length})} onclick=${()=>l(!r)}>
				<span aria-hidden="true">${O(t.length)}</span>
				<svg viewBox="0 0 24 24" aria-hidden="true"><path d="m6 9 6 6 6-6" /></svg>
			</button>`}</td>
		</tr>
		${r?p.map($=>i`<tr key=${$.act} class="way">
			<th scope="row"><span class="which">
				<span class="mark">${$.act===n?i`<${Ve} />`:null}</span>
				<b></b><${Cd} act=${$.act} />
			</span></th>
			<${Pd} way=${$} offers=${s} />
			<td></td>
		</tr>`):null}
	</tbody>`}var hy=5;function _d(e,t){let n=e/Math.max(hy*t,1);return n<.75?n:1-.25*Math.exp(3-4*n)}function Wd({advice:e,variant:t,order:n,onorder:s}){let a=$y(e),r=fe(()=>my(e,n),[e,n.by,n.up]),l={order:n,onorder:s};return i`<${se}><table class="book choices bids ways">
		<caption class="unseen">${o("page.nav.bids")}</caption>
		<thead><tr>
			<${_o} by="bid" text=${o("col.bid")} ...${l} />
			<${_o} by="chance" text=${o("page.hint.chance")} class=${a.length>0?"spare":""} ...${l} />
			<${_o} by="points" text=${o("page.hint.points")} class=${a.length>0?"whole":""} ...${l} />
			${a.map(c=>i`<${_o} key=${c} by=${c}
				text=${c==="pass"?o("page.nopremium"):ue(c)} ...${l} />`)}
			<th scope="col">${o("page.bids.ways")}</th>
		</tr></thead>
		${r.map(c=>i`<${fy} key=${c.tricks} total=${c} best=${e.act} offers=${a} variant=${t} />`)}
	</table><//>`}var gy=["variant","hand","trump","up","offer","dealer","seat","totals","played","others","sort"];function yy(e,t){let n=new URLSearchParams;for(let s of gy){let a=s in t?t[s]:e.get(s)??void 0;a&&n.set(s,a)}return`/bids?${n.toString().replaceAll("%2C",",")}`}var by=e=>e&&/^\d+$/.test(e)?Number(e):void 0;function vy(e){let t=c=>e.get(c)||void 0,[n,s,a]=["dealer","seat","played"].map(c=>by(e.get(c))),r=e.get("totals")?.split(",").map(Number).map(c=>Number.isInteger(c)?c:0),l={variant:t("variant")??"standard",hand:t("hand"),trump:t("trump"),up:t("up"),offer:t("offer"),dealer:n,seat:s,totals:r,played:a,others:e.get("others")?.split(",")};return JSON.parse(JSON.stringify(l))}var ol=e=>[...me].map(t=>e.ranks.split(" ").map(n=>n+t));function wy(e){let t=[...ol(e).flat(),...e.joker?["joker"]:[]];for(let r=t.length-1;r>0;r--){let l=(crypto.getRandomValues(new Uint32Array(1))[0]??0)%(r+1);[t[r],t[l]]=[t[l]??"",t[r]??""]}let n=t.length===e.seats*e.hand,s=Wo(e)?t[n?t.length-1:e.hand]??"":"";return{hand:t.slice(0,e.hand).map(r=>r==="joker"?s:r).join(" "),up:s}}var Wo=e=>e.trump.by==="turnup",ky=({order:e})=>e.includes("offer")&&e.indexOf("offer")<e.indexOf("lay");function xy({variant:e,hand:t,onhand:n}){let s=ol(e),[a,r]=y([0,0]),l=N(null),c=t.length>=e.hand,p=m=>{t.includes(m)?n(t.filter(f=>f!==m)):c?M(o("page.bids.full",{n:e.hand})):n([...t,m])},u=m=>{let[f=0,h=0]=a,g={ArrowLeft:[0,-1],ArrowRight:[0,1],ArrowUp:[-1,0],ArrowDown:[1,0]}[m.key];if(!g)return;m.preventDefault();let v=[(f+g[0]+s.length)%s.length,h+g[1]],b=s[v[0]??0]?.length??1;v[1]=((v[1]??0)+b)%b,r(v),l.current?.querySelector(`[data-at="${v.join()}"]`)?.focus()},d=(m,f,h)=>i`<button type="button" key=${m} data-at=${`${f},${h}`}
		tabindex=${a[0]===f&&a[1]===h?0:-1} aria-pressed=${t.includes(m)}
		onclick=${()=>(r([f,h]),p(m))}>
		<${de} card=${m} size="mini" />
	</button>`,$=m=>m>9?Math.ceil(m/2):m;return i`<div class="pack" role="group" aria-label=${o("page.bids.cards")} ref=${l} onkeydown=${u}>
		${s.map((m,f)=>i`<div key=${f} class="suit-row" style=${`--n: ${$(m.length)}`}>
			${m.map((h,g)=>d(h,f,g))}
		</div>`)}
	</div>`}function Sy({variant:e,asking:t,set:n}){if(Wo(e)){let l=[...ol(e).flat(),...e.joker?["joker"]:[]],c=X(n)("up");return i`<${q} label=${o("page.bids.up")} value=${t.up??""} onchange=${c}
			options=${[["",o("page.bids.up.none")],...l.map(p=>[p,nn(p)])]} />`}let s=e.trump.by==="holder"&&t.offer&&t.offer!=="pass",r=[...s&&!e.trump.none?[]:["none"],..."CDHS",...s&&e.trump.nines?["nines"]:[]];return i`<${J} label=${o("page.bids.trump")} value=${t.trump??e.trump.first}
		options=${r.map(l=>[l,l==="none"?o("trump.short"):K(l)])}
		onchange=${X(n)("trump")} />`}function Oy({variant:e,asking:t,set:n}){let s=e.seats-(e.dummy?1:0),a=t.seat??0,r=t.dealer??s-1,l=Array.from({length:s},(c,p)=>{let u=(a-1-p+2*s)%s;return[String(u),p===s-1?o("page.bids.place.last"):o("page.bids.place",{n:p+1})]});return i`<${J} label=${o("page.bids.place.label")} value=${String(r)} options=${l}
		onchange=${X(n)("dealer")} />`}function Ay({variant:e,asking:t,set:n}){if(!ky(e))return null;let{declare:s,reveal:a}=e.offers,r=["","pass",...s?["declare"]:[],...a?["reveal"]:[]],l=c=>{let p=c!==""&&c!=="pass"&&!e.trump.none;n({offer:c,trump:p?t.trump?.replace("none","")||"C":t.trump})};return i`<${J} label=${o("page.bids.offer")} value=${t.offer??""}
		options=${r.map(c=>[c,c===""?o("page.bids.offer.none"):ue(c)])}
		onchange=${l} />`}function Ty({variant:e,asking:t,set:n}){let s=e.seats,a=Array.from({length:s},($,m)=>t.totals?.[m]??0),r=9999,l=t.seat??0,c=$=>e.dummy&&$===s-1?"dummy":$===l?"you":String(($-l+s)%s+1),p=()=>n({totals:"",played:""}),u=$=>m=>n({totals:a.with($,m).join()}),d=($,m)=>i`<${Q} key=${m} late label=${o("page.bids.total",{who:c(m)})}
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
	</details>`}function My({began:[e,t]}){let[n,s]=y(performance.now());return x(()=>{let a=setInterval(()=>s(performance.now()),250);return()=>clearInterval(a)},[]),i`<progress value=${_d(n-e,t)} aria-label=${o("page.bids.far")}></progress>`}var jy=11e4,al=new Map;function Ny(e){let t=e?JSON.stringify(e):"",[n,s]=y({});return x(()=>{if(!e)return;let a=al.get(t);if(a)return void s({key:t,table:a,whole:!0});let r=new AbortController,{signal:l}=r;return eo(async()=>{let u=performance.now(),d=await Ai(e,{signal:l}),$=d.advice.phase==="lay"&&d.advice.choices.some(f=>!f.played);if(l.aborted)return;let m=performance.now();if(s({key:t,table:d,whole:!$,began:[m,m-u]}),!$)return void al.set(t,d);try{let f=await Ai({...e,all:!0},{signal:l,within:jy});al.set(t,f),l.aborted||s({key:t,table:f,whole:!0})}catch{l.aborted||s({key:t,table:d,whole:!0})}},u=>s({key:t,wrong:ln(u)?o("page.bids.none"):D(u)}),()=>!l.aborted),()=>r.abort()},[t]),n.key===t?n:{}}function Ey({known:{table:e,whole:t,wrong:n,began:s},variant:a,sort:r,set:l}){if(n)return i`<p role="alert">${n}</p>`;if(!e)return i`<p class="soft" role="status">${o("page.hint.thinking")}</p>`;let{advice:c,game:p}=e,[u="points",d]=r.split("."),$={by:u||"points",up:d==="up"},m=c.choices[0];return i`<div class="advice">
		${c.phase==="lay"&&m?i`<div class="advised">
				<p class="verdict"><${Ve} /><span>
					${o("page.bids.says",{bid:be(m.bid??0,a)})} <${hn} act=${m.act} />
				</span></p>
				${Rd(c)?i`<p class="why">${o("page.bids.spoil")}</p>`:null}
			</div>
			<${Wd} advice=${c} variant=${a} order=${$}
				onorder=${f=>l({sort:f.by+(f.up?".up":"")})} />
			<div class="small soft far">
				<p role="status">${o(t?"page.hint.worlds":"page.bids.more",{n:c.worlds})} ${el(c)}</p>
				${!t&&s?i`<${My} began=${s} />`:null}
			</div>
			<p class="small soft estimates">${o("page.bids.estimate")}</p>
			<p class="small soft">${o(p?"page.bids.points.game":"page.bids.points")}</p>`:i`<${ms} advice=${c} variant=${a} open />`}
	</div>`}function By({variant:e,asking:t,set:n,known:s,hand:a,sort:r}){let l=e.hand-a.length;return l>0?i`<p class="soft waiting-for">${o("page.bids.wait",{n:l})}</p>`:Wo(e)&&!t.up?i`<p class="soft waiting-for">${o("page.bids.wait.up")}</p>`:i`<${Ey} known=${s} variant=${e} sort=${r} set=${n} />`}function Py(){let e=Ie.value,t=vy(e),n=oe(t.variant),s=W(t.hand?.trim().replaceAll(/[\s.]+/g," ")),a=n&&s.length>=n.hand&&(!Wo(n)||t.up),r=Ny(a?t:void 0);x(()=>{ae(Ae)},[]);let l=($,m="sort"in $)=>G(yy(Ie.value,$),{replace:m});if(!n){let $=ke.value.length>0&&ke.value.every(m=>m.id!==t.variant);return i`<${U} title=${$?o("page.nowhere"):""} />`}let c=$=>l({hand:$.join(" ")},$.length<n.hand),p=()=>l(wy(n),!1),u=()=>l({hand:""},!1),d={variant:n,asking:t,set:l};return i`<main id="main" tabindex="-1" class="bid-screen">
		<header><h1>${o("page.nav.bids")}</h1><p class="lead">${o("page.bids.lead")}</p></header>
		<div class="bid-asked">
			<${q} label=${o("page.create.variant")} value=${n.id} groups=${lt()}
				onchange=${$=>G(`/bids?variant=${$}`)} />
			<div class="pack-head"><h2>${o("page.bids.cards")}</h2>
				<span class="soft" aria-live="polite">${o("page.bids.count",{n:s.length,of:n.hand})}</span></div>
			<${xy} variant=${n} hand=${s} onhand=${c} />
			<p class="row">
				<${w} onclick=${p} say=${o("page.bids.deal")} />
				${s.length>0?i`<${w} plain onclick=${u} say=${o("page.bids.clear")} />`:null}
			</p>
			<${Ay} ...${d} /><${Sy} ...${d} /><${Oy} ...${d} /><${Ty} ...${d} />
		</div>
		<section class="bid-found" aria-label=${o("page.bids.found")}>
			<${By} ...${d} known=${r} hand=${s} sort=${e.get("sort")??""} />
			${a?i`<p><${w} plain onclick=${()=>hs(location.href)}
					say=${o("page.link.give",{how:"copy"})} /></p>`:null}
		</section>
	</main>`}var Io="ninetynine.promise";async function Id(){try{let e=Number(localStorage.getItem(Io));if(await navigator.storage.persisted()||Date.now()-e<6048e5)return;localStorage.setItem(Io,String(Date.now())),await navigator.storage.persist()}catch{}}async function qd(){try{let e=await navigator.storage.persisted(),{usage:t}=await navigator.storage.estimate().catch(()=>({usage:void 0}));return{promised:e,bytes:t}}catch{return}}var Cy=()=>!mt&&"serviceWorker"in navigator&&"PushManager"in window&&"Notification"in window,Ft=C(null),rl=()=>navigator.serviceWorker.getRegistration(dp.pathname);async function Dy(){let[e,t]=await Promise.all([Zp({},{where:"there"}),rl()]),n=await t?.pushManager?.getSubscription(),s=n&&n.endpoint===e.endpoint&&Notification.permission==="granted";Ft.value=s?e:{key:e.key},s&&e.language!==ie.peek()&&await Fd(n,e)}async function Fd(e,{turn:t,tonight:n}){let{endpoint:s,keys:{p256dh:a="",auth:r=""}={}}=e.toJSON();Ft.value=await ji({endpoint:s,p256dh:a,auth:r,language:ie.peek(),turn:t,tonight:n},{where:"there"})}async function Ly(e){if(await Notification.requestPermission()!=="granted")throw new ce(o("page.push.denied"));let t=atob(e.replaceAll("-","+").replaceAll("_","/")),n={userVisibleOnly:!0,applicationServerKey:Uint8Array.from(t,s=>s.charCodeAt(0))};try{let s=await rl();if(!s)throw new TypeError("there is no service worker");return await s.pushManager.subscribe(n).catch(async a=>{if(a.name!=="InvalidStateError")throw a;return await(await s.pushManager.getSubscription())?.unsubscribe(),s.pushManager.subscribe(n)})}catch(s){throw console.info(String(s)),new ce(o("page.push.failed"))}}async function Ry(e,t){let n=Ft.peek()??{},s={...n,[e]:t||void 0};if(s.turn||s.tonight)return Fd(await Ly(n.key??""),s);Ft.value=await ji({},{where:"there"}),await(await(await rl())?.pushManager.getSubscription())?.unsubscribe()}function zt({what:e,brief:t}){let n=Me("there")?.id,s=Cy()&&!Y.value&&n!==void 0;x(()=>{s&&Dy().catch(()=>Ft.value=null)},[s,n,ie.value]);let{busy:a,once:r}=P();if(!s||!Ft.value?.key)return null;let l=c=>r(()=>Ry(e,c).finally(()=>Ft.value={...Ft.peek()}));return i`<div class="told-of">
		<${we} label=${o(`page.push.${e}`)} role="switch" checked=${Ft.value[e]??!1} disabled=${a}
			onchange=${l} />
		${t?null:i`<p class="soft small">${o("page.push.about")}</p>`}
	</div>`}var zd=rn("GET","events"),Hd=rn("POST","events",{json:!0,once:!0}),qo=rn("GET","events/{event}"),Fo=rn("POST","events/{event}/acts",{json:!0,once:!0}),Kd=rn("POST","events/{event}/seatings",{json:!0});var Jd=rn("GET","events/{event}/seed"),Ud=rn("GET","events/{event}/pars");var gn="ninetynine.event.",Gd=`${gn}last`,il=50,Vd=[400,403,404,410,413],_y=10,gs=class{shown=C(null);offline=C(!1);refused=C(null);unsent=C([]);refusals=C([]);waiting=Xt(()=>this.unsent.value.filter(t=>this.#b(t)).map(t=>t.act));#e;#n;#t=0;#s=!1;#a=!1;#r=new Set;#i="";#l=0;#c=[];constructor(t,{table:n=0,code:s="",pace:a=3e3}={},r={event:qo,eventActs:Fo}){this.id=t,this.table=n,this.code=s,this.#e=r,this.#n=a;let l=Pe(Gd);l?.shown?.event===t&&l.table===n&&(this.shown.value=l.shown),this.#y(),addEventListener("storage",this.#o),addEventListener("online",this.wake),document.addEventListener("visibilitychange",this.#u),this.#$(),this.#h()}close(){this.#s=!0,removeEventListener("storage",this.#o),removeEventListener("online",this.wake),document.removeEventListener("visibilitychange",this.#u),this.wake()}wake=()=>this.#r.forEach(t=>t());#u=()=>document.visibilityState==="visible"&&this.wake();#o=t=>{if(!t.key?.startsWith(this.#p("act.")))return;let n=t.key.slice(this.#p("act.").length);t.newValue===null?this.#x(n):this.#y(),this.#h()};#p(t){return`${gn}${this.id}.${t}`}#d(t){return new Promise(n=>{let s=()=>(clearTimeout(a),this.#r.delete(s),n(void 0)),a=setTimeout(s,t);this.#r.add(s)})}async#$(){for(;!this.#s;)await this.#m(),this.#s||await this.#d(this.#n*(document.visibilityState==="visible"?1:_y))}async#m(){let{id:t,table:n,code:s}=this;try{let a={event:t,after:this.#t,...s&&{table:n,code:s}},r=await this.#e.event(a,{where:"there",within:Oi});if(this.#s)return;He(()=>{this.#f(r),this.offline.value=!1,this.refused.value=null}),r.seq<this.#t&&(this.#t=0)}catch(a){a instanceof I&&Vd.includes(a.status)?this.refused.value=a:this.offline.value=!0}}#f(t){let n=this.shown.peek();if(!t.view){n&&t.seq>=this.#t&&(this.shown.value={...n,at:t.at});return}let s=this.#t?n?.desk?.acts??[]:[];this.#t=t.seq;let{desk:a,...r}=t;this.shown.value=a?{...r,desk:{...a,acts:[...s,...a.acts]}}:r,ne(Gd,JSON.stringify({table:this.table,shown:r}))}#v(){let t=Pe(this.#p("device"));return this.#i=t?.device||this.#i||le(),this.#l=Math.max(t?.count??0,this.#l)+1,ne(this.#p("device"),JSON.stringify({device:this.#i,count:this.#l})),{id:this.#g()+le().slice(8),device:this.#i,count:this.#l}}#g(){return(this.#i||Pe(this.#p("device"))?.device||"").slice(0,8)}isMine(t){return this.#g()!==""&&t.startsWith(this.#g())}send(...t){let n=Me("there")?.id??"",{table:s,code:a}=this,r=t.map(p=>({...p,...this.#v()})),l=r.map(p=>({act:p,table:s,code:a,by:n}));for(let p of l)ne(this.#p(`act.${p.act.id}`),JSON.stringify(p));this.unsent.value=[...this.unsent.peek(),...l];let c=new Promise(p=>this.#c.push({ids:new Set(r.map(u=>u.id)),refused:[],done:p}));return this.#h(),{acts:r,done:c}}#y(){let t=new Set(this.unsent.peek().map(r=>r.act.id)),s=Object.keys(Dt(this.#p("act."))).map(r=>Pe(r)).filter(r=>r?.act?.id&&!t.has(r.act.id));if(s.length===0)return;let a=r=>r.act.count??0;this.unsent.value=[...this.unsent.peek(),...s].sort((r,l)=>a(r)-a(l))}#b({table:t,code:n,by:s}){return n===this.code&&t===this.table&&(n!==""||s===(Me("there")?.id??""))}async#h(){if(this.wake(),!this.#a){this.#a=!0;for(let t=il;;){let n=this.unsent.peek().filter(s=>this.#b(s)).slice(0,t);if(n.length===0)break;t=await this.#k(n),t===0&&(t=il,await this.#d(this.#n))}this.#a=!1}}async#k(t){let n=t.map(l=>l.act),{id:s,table:a,code:r}=this;try{let l={event:s,...r&&{table:a,code:r},acts:n},{refused:c}=await this.#e.eventActs(l,{where:"there",within:Oi,once:!1});for(let p of n)this.#x(p.id,c.find(u=>u.id===p.id));return il}catch(l){if(!(l instanceof I)||!Vd.includes(l.status))return this.offline.value=!0,0;if(n.length>1)return 1;let c={reason:l.reason,why:l.why,args:l.args,text:l.message};for(let{id:p}of n)this.#x(p,{id:p,fault:c});return 1}finally{this.wake()}}#x(t,n){let s=this.unsent.peek().find(r=>r.act.id===t);if(De(this.#p(`act.${t}`))!==null&&ne(this.#p(`act.${t}`),null),!s)return;let a=n&&n.fault.why!=="act-id"?[{...n,act:s.act}]:[];He(()=>{this.unsent.value=this.unsent.peek().filter(r=>r!==s),this.refusals.value=[...this.refusals.peek(),...a]});for(let r of this.#c)r.ids.delete(t)&&(r.refused.push(...a),r.ids.size===0&&r.done(r.refused));this.#c=this.#c.filter(r=>r.ids.size>0)}};var Bt="ninetynine.pad.",Wy=200,Iy=400,Ht=C(Fy()),na=C(new Set),Ho=Xt(()=>na.value.size>0);function cl(e,t){if(na.peek().has(e)!==t)return;let n=[...na.peek()].filter(s=>s!==e);na.value=new Set(t?n:[...n,e])}function Zd(e){let t=2166136261;for(let n=0;n<e.length;n++)t=Math.imul(t^e.charCodeAt(n),16777619)>>>0;return`${t.toString(16)}${e.length.toString(16)}`}function qy(e,t){let n=[Zd(e)];for(let{at:s,rest:a}of t.toReversed())n.unshift(Zd(e=e.slice(0,s)+a));return n}function pl(e){try{let{draft:t,...n}=JSON.parse(e??"");if(!(typeof n.record=="string"&&typeof n.id=="string"&&Array.isArray(n.summary?.names)))return;let a=t?{[t.deal]:t.entry}:{},r=t&&t.deal<n.summary.deals?t.deal:null,l=qy(n.record,n.past??[]);return{past:[],next:[],versions:l,drafts:a,open:r,...n}}catch{return}}function Fy(){let e=Object.values(Dt(Bt)).map(pl).filter(t=>t!==void 0);return Object.fromEntries(e.map(t=>[t.id,t]))}var ul=e=>e.versions.at(-1)??"",sa=(e,t)=>e.versions.includes(ul(t));function Qd(e){Ht.value={...Ht.peek(),[e.id]:e},cl(e.id,!0)}function Ko(e){let t=Ht.peek()[e],n;try{n=localStorage.getItem(Bt+e)}catch{return}let s=pl(n),a=na.peek().has(e);if(!s)t&&!a&&Yd(e);else if(t&&sa(t,s)&&(a||!sa(s,t)))xe(t);else if(!t||sa(s,t))Qd(s);else{Qd(s);let{shared:r,...l}=t;xe({...l,id:ul(t)}),M(o("page.pad.split"))}}globalThis.addEventListener?.("storage",e=>{e.key?.startsWith(Bt)&&Ko(e.key.slice(Bt.length))});var ut=()=>Object.values(Ht.value).sort((e,t)=>t.moved-e.moved),dt=e=>Ht.value[e];function xe(e){Ht.value={...Ht.peek(),[e.id]:e},cl(e.id,ne(Bt+e.id,JSON.stringify(e)))}function Yd(e){let{[e]:t,...n}=Ht.peek();Ht.value=n,cl(e,!0)}function Xd(e){Yd(e),ne(Bt+e,null)}var e$=()=>Object.fromEntries(ut().map(e=>[Bt+e.id,JSON.stringify(e)]));function zy(e,t){let[n,s]=[e.summary.deals,t.summary.deals],a={...t.drafts};for(let[l,c]of Object.entries(e.drafts)){let p=Number(l)===n?s:Number(l);p<=s&&(a[p]=c)}let r=e.shared??t.shared;return{...t,id:e.id,drafts:a,...r?{shared:r}:{}}}function t$(e,t){let n=pl(t);if(!n||Bt+n.id!==e||(Ko(n.id),ut().some(l=>sa(l,n))))return!1;let s=ut().find(l=>sa(n,l)),{shared:a,...r}=n;return s?xe(zy(s,n)):dt(n.id)?xe({...r,id:ul(n)}):xe(n),!0}var n$=({rules:e,seats:t,choices:n,totals:s,deals:a,end:r})=>({variant:e.id,names:t,live:n.live,totals:s,deals:a.length,over:r!==void 0}),ll=()=>le().slice(0,12),Jo=e=>({id:ll(),record:e.record,past:[],next:[],versions:[ll()],drafts:{},open:null,moved:Date.now(),summary:n$(e)}),yn=(e,t)=>({...e,record:t.record,past:[...e.past,a$(e.record,t.record,t.did)].slice(-Wy),next:[],versions:[...e.versions,ll()].slice(-Iy),moved:Date.now(),summary:n$(t)}),Uo=({open:e,summary:t})=>e??t.deals,ys=e=>`${e.inserting?"before ":""}${Uo(e)}`,Dn=e=>e.drafts[ys(e)];function Ln(e,t,n){let{[t]:s,...a}=e.drafts;return{...e,drafts:n?{...a,[t]:n}:a}}var s$=e=>({...e,drafts:Object.fromEntries(Object.entries(e.drafts).filter(([t])=>Number(t)>=e.summary.deals))}),Kt=({inserting:e,...t})=>({...t,open:null});function a$(e,t,n){let s=0;for(;s<e.length&&e[s]===t[s];)s++;return{at:s,rest:e.slice(s),...n?{did:n}:{}}}function o$(e,t){let n=e[t].at(-1);return n&&e.record.slice(0,n.at)+n.rest}function r$(e,t,n){let{past:s,next:a}=e,r=a$(e.record,t.record,e[n].at(-1)?.did),l=n==="past"?{past:s.slice(0,-1),next:[...a,r]}:{past:[...s,r],next:a.slice(0,-1)};return{...yn(e,t),...l}}var _n="ninetynine.unsent.",i$=["act","claim","ready","unready","ask","answer","redo","resume","chat"],d$=2500,l$=[300,1e3,2e3,4e3,8e3,15e3],Hy=2e4,Rn=le(),c$=!1;function p$(){c$||(c$=!0,globalThis.navigator?.locks?.request(_n+Rn,()=>new Promise(()=>{})).catch(()=>{}))}async function Ky(e){return(await globalThis.navigator?.locks?.query().catch(()=>{}))?.held?.some(({name:n})=>n===_n+e)??!1}var Jy=e=>!(e instanceof I)||e.status>=500||e.status===429||e.reason==="",Go=(e,t,n=!0)=>Uy(e,t,{durability:n?"strict":"relaxed"}).catch(()=>{}),Uy=jo("ninetynine.unsent","commands"),Gy=36e5;async function Vy(){let e=await Go("readonly",t=>t.getAll())??[];for(let{name:t,kept:n,ended:s}of e){let a=JSON.parse(localStorage.getItem(t)??"null");s?localStorage.removeItem(t):(!a||!a.undo)&&localStorage.setItem(t,JSON.stringify({...a,...n})),s&&Date.now()-n.at>Gy&&Go("readwrite",r=>r.delete(t),!1)}}var dl=Promise.race([Vy().catch(()=>{}),new Promise(e=>setTimeout(e,d$))]),u$=new Map;function aa(e){let t=u$.get(e)??new $l(e);return u$.set(e,t),t}var $l=class{waiting=C([]);send=(t,n)=>ho(this.table,t,n);down=()=>!1;doubt=()=>{};recalled=t=>{};#e=new Map;#n=!1;#t=()=>{};#s={id:"",stop:new AbortController};constructor(t){this.table=t,this.waiting.value=this.#l(),addEventListener("storage",n=>n.key?.startsWith(this.#r(""))&&this.#$(n)),addEventListener("online",this.wake),document.addEventListener("visibilitychange",()=>document.visibilityState==="visible"&&this.wake()),this.waiting.peek().length>0&&this.#m(),dl.then(()=>this.#c())}put(t,n=""){let s=le(),r={by:this.#a()?.id??"",at:Date.now(),tab:Rn,tried:!1,undo:"",late:!1,why:""},l={command:{id:s,...t},premium:n,...r};p$(),this.waiting.value=[...this.waiting.peek(),l],this.#u(l,!0);let c=new Promise(u=>setTimeout(()=>(this.#p(s),u()),d$)),p=this.answered(s);return this.#f(),{answered:p,late:c}}answered(t){return new Promise((n,s)=>this.#e.set(t,{done:n,no:s}))}withdraw(t){let n=this.#i(t);if(!(!n||n.undo)){if(!n.tried)return this.#d(n,s=>s.no(new Qn));this.#o(t,{undo:le(),late:!0}),this.#s.id===t&&this.#s.stop.abort(),this.#f()}}heard(t,n){let s=this.#i(t);s&&this.#d(s,a=>a.done(s.undo?{seq:n,late:!0}:{seq:n}))}wake=()=>{this.#t(),this.waiting.peek().some(({tab:t})=>t!==Rn)&&this.#m()};#a(){return Me(ye(this.table)?"here":"there")}#r(t){return`${_n}${this.table}.${t}`}#i(t){return this.waiting.peek().find(n=>n.command.id===t)}#l(){return Object.keys(Dt(this.#r(""))).map(n=>Pe(n)).filter(n=>n?.command?.id).sort((n,s)=>n.at-s.at)}#c(){let t=this.#l(),n=a=>t.some(({command:{id:r}})=>r===a.command.id);for(let a of this.waiting.peek())a.tab!==Rn&&!n(a)&&this.#d(a,r=>r.no(new Qn));let s=t.filter(a=>!this.#i(a.command.id));if(s.length!==0){this.waiting.value=[...s,...this.waiting.peek()].sort((a,r)=>a.at-r.at);for(let a of s)this.recalled(a);this.#m()}}#u(t,n){if(!i$.includes(t.command.do))return;let s=this.#r(t.command.id);ne(s,JSON.stringify(t)),n&&Go("readwrite",a=>a.put({name:s,kept:t},s))}#o(t,n){this.waiting.value=this.waiting.peek().map(a=>a.command.id===t?{...a,...n}:a);let s=this.#i(t);s&&this.#u(s,n.undo!==void 0)}#p(t){!this.#i(t)||this.#i(t)?.late||(this.#o(t,{late:!0}),this.doubt())}#d(t,n){let{command:{id:s},tried:a,undo:r}=t;this.waiting.value=this.waiting.peek().filter(u=>u.command.id!==s);let l=this.#r(s);ne(l,null);let c=a&&!r;i$.includes(t.command.do)&&Go("readwrite",u=>c?u.delete(l):u.put({name:l,kept:t,ended:!0},l),!c),this.#s.id===s&&this.#s.stop.abort();let p=this.#e.get(s);this.#e.delete(s),p&&n(p)}#$({key:t,newValue:n}){let s=t?.slice(this.#r("").length)??"",a=this.#i(s);if(n===null)return a&&this.#d(a,l=>l.done(void 0));let r=JSON.parse(n);return a?this.waiting.value=this.waiting.peek().map(l=>l===a?r:l):this.waiting.value=[...this.waiting.peek(),r],r.undo&&!a?.undo&&this.#s.id===s&&this.#s.stop.abort(),this.#f(),void this.#m()}async#m(){await dl;for(let{command:{id:t},tab:n,at:s}of this.waiting.peek()){if(n===Rn)continue;(document.visibilityState==="visible"&&Date.now()-s>Hy||!await Ky(n))&&this.#o(t,{tab:Rn,tried:!0,late:!0})}p$(),this.#f()}async#f(){if(this.#t(),!this.#n){this.#n=!0;for(let t=0;this.waiting.peek().length>0;){let n=this.waiting.peek().filter(({tab:a,by:r})=>a===Rn&&r===(this.#a()?.id??r)),s=n.find(({undo:a})=>a)??n[0];s&&await this.#g(s)?t=0:await this.#v(l$[Math.min(t++,l$.length-1)]),s||await this.#m()}this.#n=!1}}#v(t){return new Promise(n=>{let s=setTimeout(n,t);this.#t=()=>(clearTimeout(s),n(void 0))})}async#g({command:t,by:n,undo:s,tried:a}){if(is(this.table))return this.#y(t.id,new I(409,"moved",""));if(globalThis.navigator?.onLine===!1&&this.down())return!1;a||this.#o(t.id,{tried:!0});let{signal:r}=(this.#s={id:t.id,stop:new AbortController}).stop,l=t.seen===void 0?{}:{seen:t.seen};try{if(n!==""&&this.#a()===null&&await Le(ye(this.table)?"here":"there"),n!==""&&this.#a()?.id!==n)throw new I(401,"no-session","");let c=new Promise((d,$)=>r.addEventListener("abort",()=>$(r.reason))),p=s?{id:s,do:"withdraw",of:t.id,...l}:t,u=await Promise.race([this.send(p,r),c]);if(!(u?.seq>0))throw new Error("somebody else answers");return this.#y(t.id,s&&!u.late?new Qn:u)}catch(c){return r.aborted?!0:Jy(c)?(this.#o(t.id,{late:!0,why:c instanceof I?D(c):""}),c instanceof I&&c.reason||this.doubt(),!1):s?this.#b(t.id,c):this.#y(t.id,c)}}#y(t,n){let s=this.#i(t),a=n instanceof Error;return s&&this.#d(s,r=>a?r.no(n):r.done(n)),!0}#b(t,n){return n instanceof I&&n.reason==="stale"?this.#y(t,n):(this.#o(t,{undo:"",why:D(n)}),!0)}};async function Zy(){await dl;for(let e of Object.keys(Dt(_n)))aa(e.slice(_n.length).split(".")[0]??"")}Zy();var $$="ninetynine.",m$=e=>e===Io||e===Yu||[Op,_n,gn].some(t=>e.startsWith(t)),Qy=()=>({...Object.fromEntries(Object.entries(Dt($$)).filter(([e])=>!m$(e))),...e$()});function Yy(e,t){if(!ne(e,t))throw new I(507,"full","");dispatchEvent(new StorageEvent("storage",{key:e,newValue:t}))}async function f$(){let e=await Cu(),t=new Blob([e,JSON.stringify({page:Qy()}),`
`]);return{name:`ninetynine-${new Date().toISOString().slice(0,10)}.jsonl.gz`,content:await Qa(t)}}function Xy(e){let t=e.slice(e.lastIndexOf(`
`,e.length-2)+1);try{return JSON.parse(t).page??{}}catch{return{}}}async function eb(e){let t;try{t=await No(e)}catch{throw new I(400,"file-cut","the file cannot be unpacked")}if(t===void 0)throw new I(400,"file-packed","the file is gzip with Zstandard");if(t.trim()==="")throw new I(400,"file-empty","the file is empty");return t}async function h$(e,t=!1){let n=await eb(e),s={...await Lu(new Blob([n]),t),pads:0};for(let[a,r]of Object.entries(Xy(n)))!a.startsWith($$)||m$(a)||typeof r!="string"||(a===yp?bp(r):a.startsWith(Bt)?s.pads+=t$(a,r)?1:0:De(a)===null&&Yy(a,r));if(Ho.peek())throw new I(507,"full","");return await bo(),s}var oa=e=>new Date(e*864e5).toISOString().slice(0,10),ml=e=>Math.round(Date.parse(e)/864e5),g$=e=>/^\d{4}-\d\d-\d\d$/.test(e)&&!Number.isNaN(Date.parse(e));function fl(e){let t=new Date(e);return oa(Date.UTC(t.getFullYear(),t.getMonth(),t.getDate())/864e5)}var gt=()=>fl(Date.now());function ra(e,t){if(typeof BroadcastChannel>"u")return;let n=new BroadcastChannel(e);return n.onmessage=({data:s})=>t(s),n}var Vo="ninetynine.known",tb=100,ia=C(Pe(Vo)??[]);function Zo(e){ia.value=[...Pe(Vo)??[],e].slice(-tb),ne(Vo,JSON.stringify(ia.value))}var nb=6e5,hl=({kind:e,label:t})=>e==="device"&&t?t:[o(`page.you.key.${e}`),t].filter(Boolean).join(", ");function bs(e){let t=(...l)=>e.some(c=>!c.this&&l.includes(c.kind)),[n,s,a]=[t("passkey"),t("words"),t("device","ssh")],r=[n&&"passkey",s&&"words"].filter(Boolean).map(l=>o(`page.you.way.${l}`));return{passkey:n,words:s,elsewhere:a,lasting:r,ways:[...r,...a?[o("page.you.way.other")]:[]]}}function sb(){if(Y.value)return[];let e="taken";return[...Hs.value.flatMap(n=>n.to?[{id:`${n.id} ${n.to.at}`,kind:e,label:Ge(n.to),at:n.to.at,of:n}]:[]),...Me("there")?.fresh??[]]}var y$=e=>e.kind==="joined"||e.kind==="taken"?e.label??"":hl(e);function ab(e){let{kind:t,at:n}=e,s=["link","joined","taken"].includes(t)?t:"key",a=Z(n,{weekday:"long"}),r={kind:t,what:y$(e),player:Ge(e.kind==="taken"?e.of:{}),day:a};return o(`page.new.${s}`,{...r,today:fl(n)===gt()?"yes":"no"})}function ob(){if(mt)return;let e=a=>{Y.peek()||M(D(a))},t=()=>{Le("there").catch(e)},n=ra("ninetynine.player",a=>a!==Xa.peek()&&t()),s="";Qe(()=>{Xa.value!==s&&n?.postMessage(s=Xa.value)}),Qe(()=>{Mp.value&&t()}),addEventListener("hashchange",()=>location.hash.startsWith("#code=")&&bo().catch(e))}function rb(){let{turn:e}=Je(nb);x(()=>{ia.value=Pe(Vo)??ia.value,e>0&&!Y.peek()&&Le("there").catch(()=>{})},[e]),x(ob,[]);let{value:t}=Ru;x(()=>{t!==void 0&&M(t?o("page.now",{player:Ge(t)}):o("page.now.none"))},[t]);let{busy:n,once:s}=P(),a=sb().find(({id:u})=>!ia.value.includes(u)),r=Rt.value[0]==="t",l=a?ab(a):"";if(x(()=>{r&&l&&M(l)},[r,l]),!a||r)return null;let c=a.kind==="link";return i`<div class="new row" role="status">
		<p>${l}</p>
		<${w} aria-busy=${n} onclick=${()=>s(async()=>{if(a.kind==="taken"){let u=await Mn({back:!0,as:a.of.id});return await vo(u),M(o("page.join.undone",{what:Ge(u)})),G("/you")}await(a.kind==="joined"?ro({player:a.id}):io({key:a.id})),Zo(a.id),M(o(a.kind==="joined"?"page.join.undone":"page.new.ended",{what:y$(a)})),await Le("there")})}
			say=${o(`page.${c?"new.refuse":a.kind==="taken"?"you.joined.undo":"new.not"}`)} />
		<${w} plain onclick=${()=>Zo(a.id)} say=${o(c?"page.new.wanted":"page.new.mine")} />
	</div>`}var b$=e=>btoa(String.fromCharCode(...new Uint8Array(e))).replaceAll("+","-").replaceAll("/","_").replaceAll("=",""),v$=e=>Uint8Array.from(atob(e.replaceAll("-","+").replaceAll("_","/")),t=>t.charCodeAt(0));function w$({id:e,type:t,response:n}){let s=["clientDataJSON","attestationObject","authenticatorData","signature","userHandle"].filter(a=>n[a]).map(a=>[a,b$(n[a])]);return{id:e,rawId:e,type:t,response:Object.fromEntries(s),clientExtensionResults:{}}}var vs=()=>isSecureContext&&"PublicKeyCredential"in window,k$=()=>/^[\d.]+$|^\[/.test(location.hostname),Qo=e=>location.hostname===e||location.hostname.endsWith(`.${e}`),la=e=>e==="localhost"?location.origin.replace(location.hostname,e):`https://${e}`;async function x$(e){let{challenge:t,site:n}=await Yp(),s=()=>new ce(o("page.you.passkey.site",{address:la(n)}));if(!Qo(n))throw s();try{return await e(v$(t),n)}catch(a){throw a instanceof DOMException?a.name==="InvalidStateError"?new ce(o("page.you.passkey.known")):a.name==="SecurityError"?s():new ce(o("page.you.passkey.not")):a}}var S$=({id:e,name:t,keys:n})=>x$(async(s,a)=>{let r=await navigator.credentials.create({publicKey:{challenge:s,rp:{id:a,name:"Ninety-Nine"},user:{id:new TextEncoder().encode(e),name:t,displayName:t},pubKeyCredParams:[-7,-257].map(l=>({type:"public-key",alg:l})),excludeCredentials:n.filter(l=>l.credential).map(l=>({type:"public-key",id:v$(l.credential??"")})),authenticatorSelection:{residentKey:"required",userVerification:"preferred"}}});return Xp(w$(r))}),O$=()=>x$(async(e,t)=>{let n=await navigator.credentials.get({publicKey:{challenge:e,rpId:t,userVerification:"preferred"}});return Mn({passkey:w$(n)}).catch(s=>{throw s instanceof I&&s.why==="passkey-ended"&&t!=="localhost"&&gl("signalUnknownCredential",{rpId:t,credentialId:n.id}),s})});async function gl(e,t){let{PublicKeyCredential:n}=globalThis;await n?.[e]?.(t).catch(()=>{})}var yl=()=>"signalAllAcceptedCredentials"in(globalThis.PublicKeyCredential??{});function ca(e,{id:t,name:n,keys:s}){let a=s.filter(l=>l.kind==="passkey").map(l=>l.credential??""),r={rpId:e,userId:b$(new TextEncoder().encode(t))};a.includes("")||(gl("signalAllAcceptedCredentials",{...r,allAcceptedCredentialIds:a}),n&&gl("signalCurrentUserDetails",{...r,name:n,displayName:n}))}var ib=["AC","KD","QH","JS"];function ze({title:e,children:t}){return i`<section>
		<h2>${e}</h2>
		<div class="stack">${t}</div>
	</section>`}var lb=["A","K","Q","J"];function bn({name:e,label:t,options:n}){let s=E[e],a=r=>s.value=r;return i`<${J} label=${t} value=${s.value} options=${n} onchange=${a} />`}function Yo({name:e,label:t,about:n}){let s=E[e];return i`<div>
		<${we} label=${t} role="switch" checked=${s.value}
			onchange=${a=>s.value=a} />
		${n?i`<p class="soft small">${n}</p>`:null}
	</div>`}function cb(){let[e,t]=y(T.value?.name??E.name.value),[n,s]=y({text:"",wrong:!1}),a=T.value?.name??E.name.value,r=N(a),l=async p=>{let u=qs(p);if(u!==r.current){if((T.value||u!=="")&&!Np(u))return s({text:o("page.choices.name.empty"),wrong:!0});r.current=u;try{await _u(u),Me("there")&&Fs().then(d=>ca(d.site,d),()=>{}),t(T.value?.name??u),s({text:o("page.choices.name.kept"),wrong:!1})}catch(d){r.current=a,s({text:D(d),wrong:!0})}}};return i`<form onsubmit=${p=>(p.preventDefault(),l(e))}>
		<${F} label=${o("page.choices.name")} value=${e} oninput=${t} onchange=${()=>l(e)}
			maxlength=${24} autocomplete="nickname" placeholder=${o("page.guest")} enterkeyhint="done"
			aria-invalid=${n.wrong} aria-describedby="name-said" />
		<p id="name-said" class=${n.wrong?"trouble":"soft small"} role="status">
			${n.text||o("page.choices.name.about")}
		</p>
	</form>`}function pb(){let[e,t]=y(null);if(!T.value||Y.value)return null;let n=()=>ae(async()=>t(bs((await Fs()).keys).ways)),s=async()=>{try{await Gp()}catch(l){if(!(l instanceof I&&l.reason==="no-session"))throw l}go(null),M(o("page.choices.leave.done"))},a=()=>t(null),r=e?.length?"page.choices.leave.back":"page.choices.leave.warning";return i`<${ze} title=${o("page.choices.leave")}>
		<p><${w} aria-haspopup="dialog" onclick=${n} say=${o("page.choices.leave")} /></p>
		<p class="soft small">${o("page.choices.leave.about")}</p>
		${e?i`<${Ue} title=${o(e.length?"page.choices.leave.title":"page.choices.leave.title.last")}
					yes=${o("page.choices.leave")} no=${o("page.choices.leave.no")}
					text=${o(r,{name:T.value.name,ways:L(e)})}
					onyes=${()=>ae(s).then(a)} onclose=${a} />`:null}
	<//>`}var bl=!1;function ub(){let e=N(null);return x(()=>{bl&&(bl=!1,e.current?.querySelector("input:checked")?.focus())},[]),i`<div ref=${e} onchange=${()=>bl=!0}>
		<${bn} name="language" label=${o("page.choices.language")}
			options=${[["",o("page.choices.language.auto")],...Object.entries(mp)]} />
	</div>`}function db({tables:e,longer:t,known:n,pads:s}){let a=Object.entries({tables:e,longer:t,pads:s,known:n}).filter(([,l])=>l>0);return[...e+t+s>0?[]:[o("page.here.taken.none")],...a.map(([l,c])=>o(`page.here.taken.${l}`,{n:c}))].join(" ")}function $b(){let[e,t]=y(""),[n,s]=y(void 0),a=j(qd,e).value,r=()=>ae(async()=>{let{name:p,content:u}=await f$();At(u,p)}),l=(p,u)=>ae(async()=>{s(void 0),t("");try{t(db(await h$(p,u)))}catch(d){if(!(d instanceof I))throw d;let $=`page.here.${d.reason}`;if(d.reason==="file-whose")s({file:p,name:d.message});else if(Be($))t(o($));else throw d}}),c=Math.max(1,Math.ceil((a?.bytes??0)/1e6));return i`<${ze} title=${o("page.here")}>
		<p>${Ya.value?o(`page.unkept.${Ya.value}`):o("page.here.about",{mega:c})}</p>
		<p class="row">
			<${w} onclick=${r} say=${o("page.here.export")} />
			<${es} say=${o("page.here.import")} accept=".jsonl,.gz,.zst" ontake=${l} />
		</p>
		<p class="small" role="status">${e}</p>
		${a&&!Ya.value?i`<p class="soft small">${o(a.promised?"page.here.promised":"page.here.unsure")}</p>`:null}
		${n?i`<${Ue} title=${o("page.here.whose")} yes=${o("page.here.whose.yes")} no=${o("page.here.whose.no")}
					text=${o("page.here.whose.about",{name:n.name,me:(Me("here")??T.value)?.name??""})}
					onyes=${()=>l(n.file,!0)} onclose=${()=>s(void 0)} />`:null}
	<//>`}function mb(){return i`<main id="main" tabindex="-1" class="choices">
		<h1>${o("page.nav.settings")}</h1>
		<${ze} title=${o("page.choices.you")}><${cb} />
			${mt?null:i`<p><a href="/you">${o("page.you.go")}</a></p>`}
		<//>
		${mt||Me("here")?i`<${$b} />`:null}
		<${ze} title=${o("page.choices.book")}>
			<${ub} />
			<${bn} name="theme" label=${o("page.choices.theme")}
				options=${V("page.choices.theme","auto","day","night")} />
			<p class="soft small">${o("page.choices.size")}</p>
		<//>
		<${ze} title=${o("page.choices.cards")}>
			<p class="sample on-felt">
				<${de} face="down" />${ib.map(e=>i`<${de} key=${e} card=${e} />`)}
			</p>
			<${bn} name="pack" label=${o("page.choices.pack")}
				options=${V("page.choices.pack","two","four","german4")} />
			<${bn} name="back" label=${o("page.choices.back")}
				options=${V("page.choices.back","leaf","lattice","stripe")} />
			<${bn} name="felt" label=${o("page.choices.felt")}
				options=${V("page.choices.felt","sea","moss","ink")} />
			${lb.every(e=>o(`rank.${e}`)===e)?null:i`<${bn} name="indices" label=${o("page.choices.indices")}
						options=${V("page.choices.indices","local","international")} />`}
			<${Yo} name="values" label=${o("page.choices.values")} />
			<${Yo} name="forced" label=${o("page.choices.forced")} about=${o("page.choices.forced.about")} />
		<//>
		<${ze} title=${o("page.choices.table")}>
			<${bn} name="play" label=${o("page.choices.play")}
				options=${V("page.choices.play","auto","once","twice")} />
			<p class="soft small">${o("page.choices.play.about")}</p>
			<${bn} name="pace" label=${o("page.choices.pace")}
				options=${V("page.pace","calm","usual","quick","instant")} />
			<${Yo} name="sound" label=${o("page.choices.sound")} />
			<${Yo} name="spoken" label=${o("page.choices.spoken")} about=${o("page.choices.spoken.about")} />
			<${zt} what="turn" brief />
			<${zt} what="tonight" />
		<//>
		${mt?null:i`<${pb} />`}
		<p class="soft small"><a href="/privacy">${o("page.nav.privacy")}</a></p>
	</main>`}var ws={changed:{},written:""},fb={"game.target":[1,1e3],"game.deals":[1,1e3],"game.bonus":[0,1e3],"rubber.games":[1,100],"rubber.wins":[1,100],"score.trick":[0,1e3],"score.vulnerable":[1,1e3],"offers.declare":[1,1e3],"offers.reveal":[1,1e3]},A$=e=>e.offers.how!=="none",hb={"offers.how":e=>{if(A$(e))return e.trump.by==="holder"?["sealed","turn","raise"]:["sealed","turn","raise","none"]},"offers.loss":e=>A$(e)?["opponents","own"]:void 0,"trump.by":e=>e.trump.by==="success"?["success","rotation",...e.joker?[]:["turnup"]]:void 0,"game.tie":e=>e.rubber.wins?["usual","on","contracts"]:["usual","on","share","contracts"],"game.bonusTo":e=>e.dummy?["dummy","double"]:void 0},gb={"score.zeroOrAll":()=>!0,"trump.across":({rubber:e,trump:t})=>t.by==="success"&&(e.games>1||e.wins>0)},kl=(e,t)=>t.split(".").reduce((n,s)=>n?.[s],e),yb=(e,t)=>JSON.stringify(e)===JSON.stringify(t),wl=e=>typeof e=="object"&&e!==null&&!Array.isArray(e);function ks({plan:e,set:t}){return i`<div>
		<${J} label=${o("page.create.length")} value=${e.length} onchange=${X(t)("length")}
			options=${[["",o("page.create.length.usual")],...V("page.create.length","deals","games")]} />
		${e.length?i`<${Q} label=${o("page.create.length.n")} value=${e.rounds} min=${1} max=${1e3}
					onchange=${X(t)("rounds")} />`:null}
	</div>`}var xs=({value:e,groups:t,onchange:n})=>i`<div class="variant">
	<${q} label=${o("page.create.variant")} value=${e} groups=${t} onchange=${n} />
	<p class="soft">${o(`about.${e}`)}</p>
</div>`,T$=e=>new ce(o("page.create.rules.unread",{text:e}));function Wn({changed:e,written:t},n){let s={};for(let[r,l]of Object.entries(n?e:{})){let[c="",p=""]=r.split("."),u=kl(n,r);yb(l,u)||(s[c]={...s[c],[p]:l})}let a={};try{a=t.trim()?JSON.parse(t):{}}catch(r){throw T$(r instanceof Error?r.message:"")}if(!wl(a))throw T$(o("page.create.rules.object"));for(let[r,l]of Object.entries(a))s[r]=wl(s[r])&&wl(l)?{...s[r],...l}:l;return Object.keys(s).length>0?s:void 0}function Ss({own:e,set:t,rules:n}){if(!n)return null;let s=u=>u in e.changed?e.changed[u]:kl(n,u),a=(u,d)=>t({...e,changed:{...e.changed,[u]:d}}),r=u=>o(`page.create.rules.${u}`),l=u=>t({...e,written:u.currentTarget.value}),{clauses:c,...p}=n;return i`<details>
		<summary>${o("page.create.rules")}</summary>
		<div class="stack">
			<${bb} points=${s("score.made")} onchange=${u=>a("score.made",u)} />
			${Object.entries(fb).map(([u,[d,$]])=>Number(kl(n,u))<d||u==="game.bonus"&&!n.game.target?null:i`<${Q} key=${u} label=${r(u)} value=${s(u)} min=${d} max=${$}
							onchange=${m=>a(u,m)} />`)}
			${Object.entries(hb).map(([u,d])=>{let $=d(n);return $?i`<${J} key=${u} label=${r(u)} value=${s(u)}
							options=${$.map(m=>[m,o(`page.create.rules.${u}.${m}`)])}
							onchange=${m=>a(u,m)} />`:null})}
			${Object.entries(gb).map(([u,d])=>d(n)?i`<${we} key=${u} label=${r(u)} checked=${s(u)}
							onchange=${$=>a(u,$)} />`:null)}
			<details class="whole">
				<summary>${o("page.create.rules.written")}</summary>
				<label class="field">
					<span>${o("page.create.rules.json")}</span>
					<textarea class="code" rows="3" spellcheck=${!1} autocapitalize="none" value=${e.written}
						placeholder='{"score": {"made": [0, 40, 20, 10]}}' oninput=${l}></textarea>
				</label>
				<p class="small soft">${o("page.create.rules.all")}</p>
				<pre class="code">${vb(p)}</pre>
			</details>
		</div>
	</details>`}function bb({points:e,onchange:t}){return i`<fieldset class="amounts whole">
		<legend>${o("page.create.rules.made")}</legend>
		${e.map((n,s)=>s===0?null:i`<${Q} key=${s} label=${o("page.create.rules.made.n",{n:s})} value=${n} min=${0} max=${1e3}
						onchange=${a=>t(e.with(s,a))} />`)}
	</fieldset>`}var vb=e=>Object.entries(e).map(([t,n])=>{let s=JSON.stringify(n).replaceAll(/([,:])(?=["\d[{tf-])/g,"$1 ");return`${JSON.stringify(t)}: ${s}`}).join(`
`);var M$={variant:"",bots:[],public:"no",clock:"none",minutes:10,seconds:10,days:"3",length:"",rounds:9,closed:"no",hints:"",undo:"",open:"",pace:"usual",greet:"no",stand:"",house:ws},j$=6e4,wb=1440*j$;function kb({clock:e,minutes:t,seconds:n,days:s}){if(e==="bank")return{bank:t*j$,add:n*1e3};if(e==="move")return{move:Number(s)*wb}}function xb(e,t){let{variant:n,hints:s,undo:a,open:r,pace:l,stand:c,length:p,rounds:u}=e,d={variant:n,rules:Wn(e.house,t),...p&&{[p]:u},public:e.public==="yes",audience:["no","yes"].includes(e.public)?"":e.public,closed:e.closed==="yes",clock:kb(e),undo:a,hints:s,open:r,bot:c,pace:En[l],greet:e.greet==="yes"},$=Object.entries(d).filter(([,m])=>m!==void 0&&m!==""&&m!==!1);return Object.fromEntries($)}var Xo=(e,t)=>Array.from({length:t.chairs-1},(n,s)=>e.bots[s]??""),N$=(e,t)=>Xo(e,t).includes("");function Sb({plan:e,set:t,variant:n,name:s}){let a=c=>[c,o("page.create.bot",{level:o(`page.level.${c}`)})],r=[["",o("page.create.friend")],...Ks.value.map(c=>a(c.name))],l=c=>p=>t({bots:Xo(e,n).with(c,p)});return i`<fieldset class="seats">
		<legend class="unseen">${o("page.create.chairs")}</legend>
		${N$(e,n)?i`<${it} name=${s} />`:i`<div class="field"><span>${o("page.create.chair",{n:1})}</span><p>${o("page.create.you")}</p></div>`}
		${Xo(e,n).map((c,p)=>{let u=o("page.create.chair",{n:p+2});return i`<${q} key=${p} label=${u} value=${c} options=${r} onchange=${l(p)} />`})}
	</fieldset>`}function Ob({plan:e,set:t}){let n=X(t),s=["1","3","7"];return i`<div>
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
	</div>`}function Ab({plan:e,set:t}){let n=X(t),s=["",o("page.create.usual")],a=o("page.create.never");return i`<details>
		<summary>${o("page.create.more")}</summary>
		<div class="stack">
			<${ks} plan=${e} set=${t} />
			<${J} label=${o("page.create.undo")} value=${e.undo} onchange=${n("undo")}
				options=${[s,...V("page.create.undo","free","agree"),["never",a]]} />
			${zu.value?i`<${J} label=${o("page.create.hints")} value=${e.hints} onchange=${n("hints")}
						options=${[s,["yes",o("page.create.hints.yes")],["no",a]]} />`:null}
			<${J} label=${o("page.create.open")} value=${e.open} onchange=${n("open")}
				options=${[s,...V("page.create.open","deal","match")]} />
			<p class="soft small whole">${o("page.create.usual.about")}</p>
			<${J} label=${o("page.create.watch")} value=${e.closed} onchange=${n("closed")}
				options=${[["no",o("page.create.watch.yes")],["yes",o("page.create.watch.no")]]} />
			<${J} label=${o("page.create.pace")} value=${e.pace} onchange=${n("pace")}
				options=${V("page.pace",...Object.keys(En))} />
			<${J} label=${o("page.create.greet")} value=${e.greet} onchange=${n("greet")}
				options=${V("page.create.greet","no","yes")} />
			<${q} label=${o("page.create.stand")} value=${e.stand} onchange=${n("stand")}
				options=${[s,...V("page.level",...Ks.value.map(r=>r.name))]} />
		</div>
	</details>`}var Tb=400;function Mb({plan:e,rules:t}){let n={variant:e.variant,rules:jb(e,t)},s=ie.value,{value:a=""}=j(async r=>(await new Promise(l=>setTimeout(l,Tb)),!n.rules||r.aborted?"":dn(n,s).then(({players:l=""})=>l,()=>"")),JSON.stringify(n),s);return i`<p class=${a?"soft":"unseen"} role="status">${a}</p>`}function jb(e,t){try{return Wn(e.house,t)}catch{return}}function xl({onclose:e,group:t}){let n=Tt(),[s,a]=y({...M$,variant:n?.id??"",pace:E.pace.value,public:t??M$.public}),l=j(async()=>T.peek()&&!Y.peek()?(await ss({})).groups:[],T.value?.id),[c,p]=y(""),{busy:u,once:d}=P(S=>p(D(S))),$=Xe(),m=N(null);x(()=>{c&&m.current?.scrollIntoView({block:"nearest"})},[c]);let f=oe(s.variant),h=ke.value.find(S=>S.id===s.variant)??n,g=S=>(a(A=>({...A,...S})),p(""));if(!h)return null;let v=S=>g({variant:S,house:{...s.house,changed:{}}}),b=S=>{S.preventDefault(),d(async()=>{p(""),!(N$(s,h)&&!await $.keep())&&await Ju(xb(s,f),["",...Xo(s,h)])})},k=i`<button type="submit" form="create" class="button chief" aria-busy=${u}>
		${o("page.home.create")}
	</button>`;return i`<${R} broad title=${o("page.create.title")} onclose=${e} actions=${k}>
		<form id="create" class="create stack" onsubmit=${b}>
			<${xs} value=${h.id} groups=${lt()} onchange=${v} />
			<${Sb} plan=${s} set=${g} variant=${h} name=${$} />
			${Y.value?null:i`<${J} label=${o("page.create.public")} value=${s.public} onchange=${X(g)("public")}
					options=${[...V("page.create.public","no","friends","yes").filter(([S])=>S!=="friends"||T.value),...(l.value??[]).map(S=>[S.id,S.name])]} />`}
			<${Ob} plan=${s} set=${g} />
			<${Ab} plan=${s} set=${g} />
			<${Ss} own=${s.house} set=${X(g)("house")} rules=${f} />
			<${Mb} plan=${s} rules=${f} />
			<p ref=${m} class=${c?"trouble":""} role="alert">${c}</p>
		</form>
	<//>`}var Sl=e=>Uint8Array.from(e.match(/../g)??[],t=>parseInt(t,16)),E$=(e,t)=>Uint8Array.from({length:t},(n,s)=>Number(e>>BigInt(8*(t-1-s))&255n));async function Nb(e,t){for(let n=0;n<t;n++)e=await Is("n99-chain-1",e);return e}var Eb=(e,t)=>Is("n99-mix-1",e,...t.flatMap(n=>[Uint8Array.of(n.length),n])),Bb=async e=>/^[0-9a-fA-F]{64}$/.test(e)?Sl(e):Is("n99-seed-1",e);async function*Pb(e,t){for(let n=0n;;n++){let s=new DataView((await Is("n99-deal-1",e,E$(t,8),E$(n,4))).buffer);for(let a=0;a<32;a+=8)yield s.getBigUint64(a)}}async function Cb(e,t,n){let s=[...e],a=Pb(t,n),r=(1n<<64n)-1n;for(let l=0;s.length-l>=2;){let c=[],p=1n;for(let $=BigInt(s.length-l);$>1n&&p*$<=1n<<56n;$--)c.push($),p*=$;let u,d;do{d=(await a.next()).value,u=[];for(let $ of c)u.push(Number(d*$>>64n)),d=d*$&r}while(d<(1n<<64n)%p);for(let $ of u){let[m,f]=[s[l],s[l+$]];s[l]=f,s[l+$]=m,l++}}return s}var B$=["2","3","4","5","6","7","8","9","10","11","12","J","Q","K","A"];async function Db(e,t,n,s=0){let a=e.ranks.split(" ").sort((f,h)=>B$.indexOf(f)-B$.indexOf(h)),r=["C","D","H","S"].flatMap(f=>a.map(h=>h+f));e.joker&&r.push("joker");let l=await Cb(r,t,n),c=l.length===e.seats*e.hand?(s+1)*e.hand:l.length,p=e.trump.by==="turnup"?l[c-1]:void 0,u=Array.from({length:e.seats},(f,h)=>l.slice(h*e.hand,(h+1)*e.hand)),d=u.findIndex(f=>f.includes("joker")),$=e.dummy?(u[e.seats-1]??[]).slice(0,e.aside):[],m=f=>f.map(h=>h==="joker"?p??h:h).sort();return{hands:u.map(m),aside:m($),turnup:p,joker:d<0?void 0:d}}function Lb(e,t){let n=a=>String(a??"").split(" ").filter(Boolean).sort().join(" "),s=(e.aside??[]).filter(a=>a!=="").pop();return t.hands.every((a,r)=>a.join(" ")===n(e.hands?.[r]))&&t.aside.join(" ")===n(s)&&t.turnup===e.turnup&&t.joker===e.joker}async function Rb(e,t){if(e.length!==t.length)return!1;for(let[n,s]of e.entries())if(s.length&&await kp(s)!==t[n])return!1;return!0}async function P$(e,t,n){let s=e.split(`
`).filter(g=>g.trim()).map(g=>JSON.parse(g)),a=s[0]??{},r=s.findIndex((g,v)=>v>0&&"ninetynine"in g),l=r<0?s:s.slice(0,r),c=l.filter(g=>"deal"in g);if(!a.commit)return _b(a,c,t);let p=a.commits??[],u=(c[0]?.entropy??[]).map(Sl),d=await Rb(u,p),$=l.some(g=>"end"in g),m=[],f=a.commit,h=0;for(let[g,v]of c.entries()){if(h++,!v.secret){m.push({deal:v.deal,outcome:$||g<c.length-1?"hidden":"playing"});continue}let b=Sl(v.secret);if(h>4096||Si(await Nb(b,h))!==f){m.push({deal:v.deal,outcome:"wrong",why:"secret"});continue}f=v.secret,h=0,d?m.push(await C$(v,t,await Eb(b,u),0n)):m.push({deal:v.deal,outcome:"wrong",why:"entropy"})}return{by:"commit",deals:m,commit:a.commit,commits:p,brought:a.brought===!0,entropy:p.map((g,v)=>u[v]?.length?"given":g?"withheld":"none"),own:n?u.some(g=>Si(g)===n):void 0}}async function C$(e,t,n,s){return Lb(e,await Db(t,n,s,e.dealer))?{deal:e.deal,outcome:"proved"}:{deal:e.deal,outcome:"wrong",why:"cards"}}async function _b(e,t,n){let s=[],a=e.seed?await Bb(e.seed):void 0,r=(t[0]?.number??0)-(t[0]?.deal??0);for(let c of t)!a||c.number===void 0?s.push({deal:c.deal,outcome:"bare"}):c.number!==r+c.deal?s.push({deal:c.deal,outcome:"wrong",why:"number"}):s.push(await C$(c,n,a,BigInt(c.number)));return{by:a?"seed":"none",deals:s,...{entropy:[],commit:"",commits:[],brought:!1,own:void 0}}}function Ol(e,t){let n=a=>a&&typeof a=="object"&&!Array.isArray(a);if(!n(t)||!n(e))return t??e;let s={...e};for(let[a,r]of Object.entries(t))s[a]=Ol(e[a],r);return s}async function Wb(e,t){let n=JSON.parse(e.slice(0,e.indexOf(`
`))),s=Ol(await mo(n.variant),n.rules);return{names:n.seats,verdict:await P$(e,s,t)}}function pa({table:e,match:t=1,record:n}){let{value:s,wrong:a}=j(async()=>{if(!globalThis.crypto?.subtle)throw new ce(o("page.fair.insecure"));let r=n??await ru({table:e??"",match:t}).catch(p=>{throw p instanceof I&&p.reason==="not-now"?new ce(o("page.fair.later")):p}),{commits:l=[]}=JSON.parse(r.split(`
`,1)[0]??"{}"),c=p=>e===void 0?void 0:To(e,p);return Wb(r,l.map(c).find(Boolean))},e,t,n);return a?i`<p role="status">${a}</p>`:s?i`<${qb} names=${s.names} verdict=${s.verdict} />`:i`<p class="soft" role="status">${o("page.fair.looking")}</p>`}function Ib(e){return e.deals.some(t=>t.outcome==="wrong")?"wrong":e.by!=="commit"?e.by:e.deals.some(t=>t.outcome==="hidden")?"hidden":e.brought?"brought":e.entropy.includes("withheld")?"withheld":e.entropy.includes("given")?"proved":"alone"}function qb({names:e,verdict:t}){let n=Ib(t),s=u=>L(e.filter((d,$)=>t.entropy[$]===u)),a=t.deals.filter(u=>u.outcome==="proved").length,r=t.deals.find(u=>u.outcome==="wrong"||u.outcome==="hidden"),l={n:a,names:s(n==="withheld"?"withheld":"given"),deal:(r?.deal??0)+1},p=t.by==="commit"&&!t.brought&&t.own!==void 0&&(t.own?"page.fair.own":"page.fair.own.not");return i`<section class="fair" data-outcome=${n}>
		<p class="fair-verdict" role="status">${o(`page.fair.${n}.short`)}</p>
		<p>${o(`page.fair.${n}`,l)}${p&&` ${o(p)}`}</p>
		${new Set(t.deals.map(u=>u.outcome)).size>1?i`<table class="book">
					<thead><tr><th scope="col">${o("page.scores.deal")}</th><th scope="col">${o("page.fair.found")}</th></tr></thead>
					<tbody>${t.deals.map(u=>i`<tr key=${u.deal}><th scope="row">${u.deal+1}</th>
							<td class=${u.outcome==="wrong"?"failed":""}>${Fb(u,n)}</td></tr>`)}</tbody>
				</table>`:null}
		${t.commit?i`<details><summary>${o("page.fair.commitments")}</summary>
				<p class="small">${o("page.fair.commitments.what")}</p>
				<dl class="commitments"><dt>${o("page.fair.server")}</dt><dd>${t.commit}</dd>
					${t.commits.map((u,d)=>u?i`<dt>${e[d]}</dt><dd>${u}</dd>`:null)}</dl></details>`:null}
	</section>`}function Fb(e,t){return e.outcome==="wrong"?o(`page.fair.why.${e.why}`):o(e.outcome==="proved"&&t!=="proved"?"page.fair.deal.follows":`page.fair.deal.${e.outcome}`)}var ua=C(null);function yt({player:e,name:t}){return e&&T.value&&!qe(e)&&zs.value==="there"&&!Y.value?i`<button type="button" class="player" aria-haspopup="dialog" onclick=${a=>(a.stopPropagation(),ua.value={id:e,name:t})}>
		<span class="name">${t}</span></button>`:i`<span class="name">${t}</span>`}var Os=({mean:e,within:t})=>`${e} ± ${t}`,er=["3","4","5","2","2d"];async function zb(e){let{variants:t}=await so();return t.find(n=>n.id===e)?.class}function Al(e,t){let n=e.rated?e.chairs.flatMap(a=>a.player??[]):[],{value:s}=j(async()=>{if(n.length===0)return{};let[a,...r]=await Promise.all([zb(t),...n.map(l=>un({player:l}))]);return Object.fromEntries(r.map(l=>[l.id,l.ratings.find(c=>c.class===a)]))},t,n.join());return s??{}}var Tl=({rating:e})=>i`<span class="soft small rating">${e?Os(e):o("page.ratings.new")}</span>`;function D$({table:e,rating:t}){if(e.bears)return i`<p class="soft small">${o("page.rated.alone")}</p>`;if(!e.rated)return null;let n=t?.most?i` <${Ml} rating=${t} />`:null;return i`<p class="soft small">${o("page.rated")}${n}</p>`}var Ml=({rating:{class:e,most:t}})=>o("page.ratings.most",{class:o(`page.ratings.class.${e}`),most:String(t)});function L$({table:e,variant:t}){let n=Al(e,t);if(!e.rated)return null;let s=a=>i`<li key=${a.player}><b><${yt} player=${a.player} name=${tt(a)} /></b>${" "}
		<${Tl} rating=${n[a.player??""]} /></li>`;return i`<section class="bots"><h3>${o("page.ratings")}</h3>
		<ul>${e.chairs.filter(a=>a.player).map(s)}</ul>
		<p class="soft small">${o("page.rated")} <a href="/ratings">${o("page.ratings.all")}</a></p>
	</section>`}function Hb({rest:[e=""]}){let[t,n]=y(er.find(r=>r===e)??er[0]),{value:s,wrong:a}=j(()=>Kp({class:t}),t);return i`<main id="main" tabindex="-1" class="records">
		<h1>${o("page.ratings")}</h1>
		<p>${o("page.ratings.about")}</p>
		<${J} hidden label=${o("page.ratings.class")} value=${t} options=${V("page.ratings.class",...er)}
			onchange=${n} />
		${a?i`<p class="trouble" role="status">${a}</p>`:null}
		${s?i`<${Jb} board=${s} />`:null}
	</main>`}function Kb(e){if(!e)return"";let{mean:t,margin:n}=e.lost,s=n?`${O(t,1)} ± ${O(n,1)}`:O(t,1);return o("page.ratings.lost.deals",{lost:s,n:e.deals})}function Jb({board:{players:e,levels:t}}){let n=e.map((a,r)=>{let l=i`<a href=${`/people/${a.id}`}>${a.id===T.value?.id?i`<b>${a.name}</b>`:a.name}</a>`;return{mean:a.mean,row:i`<tr key=${a.id}><th scope="row">${r+1}. ${l}</th>
			<td>${Os(a)}</td><td>${O(a.matches)}</td></tr>`}}),s=t.map(({level:a,mean:r})=>({mean:r,row:i`<tr key=${a} class="soft">
		<th scope="row"><i>${o(`page.level.${a}`)}</i></th><td><i>${r}</i></td><td></td></tr>`}));return i`${e.length?null:i`<p class="lead">${o("page.ratings.none")}</p>`}
		<${se}><table class="book">
			<thead><tr><th scope="col">${o("page.ratings.player")}</th><th scope="col">${o("page.ratings.rating")}</th>
				<th scope="col">${o("page.records.matches")}</th></tr></thead>
			<tbody>${[...n,...s].sort((a,r)=>r.mean-a.mean).map(({row:a})=>a)}</tbody>
		</table><//>`}function tr({player:e,ratings:t,keyless:n}){let s=t.length>0&&T.value!==null,{value:a}=j(async()=>s?Hp({player:e},{where:"there"}):void 0,e,s);if(t.length===0)return null;let r=Object.fromEntries(a?.classes.map(c=>[c.class,c])??[]),l=Object.keys(r).length>0;return i`<section>
		<h2>${o("page.ratings")}</h2>
		<${se}><table class="book">
			<thead><tr><th scope="col">${o("page.ratings.class")}</th><th scope="col">${o("page.ratings.rating")}</th>
				<th scope="col">${o("page.records.matches")}</th>
				${l?i`<th scope="col">${o("page.ratings.lost")}</th>`:null}</tr></thead>
			<tbody>${t.map(c=>i`<tr key=${c.class}>
					<th scope="row"><a href=${`/ratings/${c.class}`}>${o(`page.ratings.class.${c.class}`)}</a></th>
					<td>${Os(c)}</td><td>${O(c.matches)}</td>
					${l?i`<td>${Kb(r[c.class])}</td>`:null}</tr>`)}</tbody>
		</table><//>
		${l?i`<p class="small soft">${o("page.ratings.lost.about")}</p>`:null}
		${t.filter(c=>c.most).map(c=>i`<p key=${c.class} class="small soft"><${Ml} rating=${c} /></p>`)}
		${t.every(c=>c.sure)?null:i`<p class="small soft">${o("page.ratings.unsure")}</p>`}
		${n?i`<p class="small soft">${o("page.ratings.keyless")} <a href="/you">${o("page.you.go")}</a></p>`:null}
	</section>`}function Ub(e){x(()=>{_s&&Le("here").catch(()=>{})},[]);let t=T.value,n=_s&&zs.value==="there"?Me("here"):null;return i`<main id="main" tabindex="-1" class="records">
		<h1>${o("page.nav.records")}</h1>
		${t?i`<${R$} key=${t.id} id=${t.id} at=${zs.value} />`:n?null:i`<${_$} />`}
		${n?i`<h1>${o("page.here")}</h1><${R$} key=${n.id} id=${n.id} at="here" />`:null}
		<${Yb} />
	</main>`}var _$=()=>i`<section class="stack">
	<p class="lead">${o("page.records.none")}</p>
	<p><a class="button chief" href="/">${o("page.records.play")}</a></p>
</section>`,je=e=>Be(`variant.${e}`)?o(`variant.${e}`):e;function In(e,t,n){let s=T.value?.name;return e.seats.map((a,r)=>{if(r>=t)return o("dummy");if(r===n&&s&&!e.seats.includes(s))return s;let l=e.bots?.[r];return l&&l===a&&Be(`page.level.${l}`)?o(`page.level.${l}`):a})}var vn=({seat:e,header:t},n)=>e??(n==="mine"?t.seats.indexOf(T.value?.name):-1);function As(e,t,n){let s=n>=0?n:(e.bots??[]).indexOf("");return s>=0&&s<t?s:0}function R$({id:e,at:t}){let n=()=>Promise.all([un({player:e},{where:t}),fo("mine",1,t)]),{value:s,wrong:a}=j(n,e);if(a)return i`<p class="trouble">${a}</p>`;if(!s)return null;let[{tallies:r,ratings:l},{all:c}]=s;return i`<${od} found=${c} told=${!0} />
		${r.length?i`<${Gb} tallies=${r} /><${tr} player=${e} ratings=${l} />
				<${$a} id=${e} at=${t} />`:i`<${_$} />`}`}function Gb({tallies:e}){let t=e.filter(a=>a.matches>0),n=a=>e.reduce((r,l)=>r+l[a],0),s=n("assisted");return i`<section>
		<h2>${o("page.records.tallies")}</h2>
		${t.length?i`<${se}><table class="book">
			<thead><tr>
				<th scope="col">${o("page.records.variant")}</th><th scope="col">${o("page.records.matches")}</th>
				<th scope="col">${o("page.records.won")}</th><th scope="col" class="spare">${o("page.records.deals")}</th>
				<th scope="col">${o("page.records.made")}</th><th scope="col">${o("page.records.points")}</th>
			</tr></thead>
			<tbody>${t.map(a=>i`<tr key=${a.variant}><th scope="row"><a href=${`/rules/${a.variant}`}>${je(a.variant)}</a></th>
					<td>${da(a.matches)}</td><td>${da(a.won)}</td><td class="spare">${da(a.deals)}</td>
					<td>${a.deals?ve(a.made/a.deals):da(0)}</td>
					<td>${a.deals?O(a.points/a.deals,1):da(0)}</td>
				</tr>`)}</tbody>
		</table><//>`:null}
		${s?i`<p>${o("page.records.assisted",{n:s,won:n("assistedWon")})}</p>
			<p class="small soft">${o("page.records.assisted.what")}</p>`:null}
		<p class="row"><a class="button plain" href="/statistics">${o("page.records.statistics")}</a>
			<a class="button plain" href="/ratings">${o("page.ratings.all")}</a>
			${Y.value?null:i`<a class="button plain" href="/people">${o("page.people")}</a>`}</p>
	</section>`}var da=e=>e?O(e):"–";function $a({id:e,at:t,read:n=(a,r)=>oo({player:e,...a},r),children:s}){let[a,r]=y([]),[l,c]=y(""),[p,u]=y(null),{once:d}=P(),$=()=>d(async()=>{let m=await n({before:l??""},{where:t});r(f=>[...f,...m.matches.filter(h=>!is(h.table??""))]),c(m.before)});return x(()=>{$()},[]),a.length===0?null:i`<section>
		<h2>${o("page.records.all")}</h2>
		<ol class="matches">${a.map(m=>{let f=`${m.table} ${m.match} ${m.ended}`;return i`<${Zb} key=${f} match=${m} id=${e} onfair=${()=>u(m)} />`})}</ol>
		${l||s?i`<p class="row">
				${l?i`<${w} onclick=${$} say=${o("page.records.more")} />`:null}${s}</p>`:null}
		${p?i`<${R} title=${o("page.fair")} onclose=${()=>u(null)}>
					<${pa} table=${p.table} match=${p.match} />
				<//>`:null}
	</section>`}var Vb=4;function Zb({match:e,id:t,onfair:n}){let s=e.chairs.find(f=>f.player===t),a=e.chairs.filter(f=>f.won).length>1,r=e.cut?"cut":s?s.won?a?"shared":"won":"lost":"over",l=e.chairs.filter(f=>f!==s).map(tt),c=e.chairs.filter(f=>f.player&&!qe(f.player)),{busy:p,once:u}=P(),d=()=>rs(e.table??"",c.map(f=>f.player??"")),$=Pu(e.table??"",e.match),m=[s?.hints?o("page.records.hints",{n:s.hints,often:s.hints<Vb*Math.max(1,e.deals)?"no":"yes"}):"",s?.undone?o("page.records.undone",{n:s.undone}):"",s?.away?o("page.records.away"):"",s?.brought?o("page.records.brought"):"",e.house?o("page.home.house"):""].filter(Boolean);return i`<li data-result=${r}>
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
	</li>`}function Qb(e){return e instanceof I&&e.status===400?o("page.import.refused",{text:e.message.replace(/^the record( is refused)?: /,"")}):D(e)}function Yb(){let[e,t]=y(""),[n,s]=y(!1),a=j(cs).value?.name,r=async u=>{t("");try{if(u.size>1<<20)throw new ce(o("page.import.large"));await ts({match:1,deal:0},{body:u}),await cd({name:u.name,bytes:u}),G("/replay/mine/1/0")}catch(d){t(Qb(d))}};return i`<section class=${`import ${n?"over-it":""}`} ondragover=${u=>{u.preventDefault(),s(!0)}} ondragleave=${()=>s(!1)} ondrop=${u=>{u.preventDefault(),s(!1);let d=u.dataTransfer?.files[0];d&&r(d)}}>
		<h2>${o("page.import")}</h2>
		<p>${o("page.import.what")}</p>
		<p class="row">
			<${es} say=${o("page.import.choose")} accept=".jsonl,.gz,.zst,.99" ontake=${r} />
			${a?i`<a href="/replay/mine/1/0">${o("page.import.again",{name:a})}</a>`:null}
		</p>
		${e?i`<p class="trouble" role="alert">${e}</p>`:null}
	</section>`}var ma=(e,t={dateStyle:"long"})=>Z(Date.parse(e),{timeZone:"UTC",...t});function Xb({rest:[e]}){let t=e!==void 0&&g$(e)?e:gt();return i`<${ev} key=${t} day=${t} />`}function ev({day:e}){let{value:t,wrong:n}=j(async()=>{let[r]=await Promise.all([tu({day:e}),Ae()]).catch(l=>{throw ln(l)?new ce(o("page.daily.none")):l});return r},e,T.value?.id,Lt.value),s=t?.seal?"own":Lt.value?"out":"open",a=i`<p class="soft">${o("page.daily.proof",{cards:s})}</p>`;return i`<main id="main" tabindex="-1" class="daily">
		<header>
			<h1>${o("page.nav.daily")}</h1>
			<p class="soft">${ma(e,{dateStyle:"full"})}</p>
			<p class="lead">${o("page.daily.about")}</p>
			${t&&t.played.length===0?i`<p>${o("page.daily.premium")}</p>`:null}
			${s==="out"?a:null}
		</header>
		${n?i`<p class="trouble" role="status">${n}</p>`:null}
		<div class="daily-deals">
			${t?.deals.map(r=>i`<${tv} key=${r.variant} day=${e} deal=${r} />`)}
		</div>
		${t?i`<${jl} ...${t} day=${e} days=${t.played.map(r=>r.day)} of="daily" />`:null}
		${t&&s!=="out"?i`<details><summary>${o("page.fair")}</summary>${a}</details>`:null}
	</main>`}function tv({day:e,deal:t}){let{busy:n,once:s}=P(),a=()=>s(()=>Vu(e,t.variant)),r=ke.value.find(c=>c.id===t.variant)?.chairs,l=[r&&o("page.players",{n:r}),t.trump&&(t.trump==="none"?o("trump.none"):K(t.trump)),`${o("page.home.level")} ${o(`page.level.${t.bots}`)}`];return i`<section class="daily-deal">
		<h2>${je(t.variant)}</h2>
		<p class="soft">${l.filter(Boolean).join(" · ")}</p>
		${t.own?i`<${sv} day=${e} deal=${t} own=${t.own} />`:null}
		${t.lost?i`<p>${o("page.daily.lost")}</p>
				<p><a class="button plain" href=${`/replay/${t.table}/1/0`}>${o("page.daily.replay")}</a></p>`:null}
		${t.own||t.lost?null:i`<p><${w} chief aria-busy=${n} onclick=${a}
				say=${o(t.table?"page.daily.on-with":"page.daily.play")} /></p>
				<p class="soft">${o("page.daily.players",{n:t.players})}</p>`}
	</section>`}var I$=(e,t)=>o("page.daily.own",{you:t,points:O(e.points),n:e.points,made:e.made?"yes":"no"}),nv=e=>e===ke.value[0]?.id?"none":je(e),q$=e=>e.late?o("page.daily.late"):e.players>1?o("page.daily.place",{place:e.place??1,n:e.players}):o("page.daily.alone"),F$=({of:e})=>i`<ol class="daily-best">
	${e.map((t,n)=>i`<li key=${n} class=${t.table?"own":""}>
		<span>${O(t.place??0)}.</span> <span>${t.name}</span>
		<span>${t.made?"✓":"✕"}</span> <span>${O(t.points)}</span>
	</li>`)}
</ol>`;function sv({day:e,deal:t,own:n}){let{told:s}=Pn(n.table??"",1,0),a=`/${n.table}/1/0`;return i`<p class="daily-points"><b>${O(n.points)}</b> ${n.made?"✓":"✕"}</p>
		<ul class="daily-done">
			<li>${I$(n,"yes")}</li>
			${t.expert?i`<li>${I$(t.expert,"expert")}</li>`:null}
			<li>${q$(t)}</li>
		</ul>
		<p class="turns">
			<a class="button" href=${`/report${a}?seat=0`}>${o("page.daily.report")}</a>
			<a class="button plain" href=${`/replay${a}`}>${o("page.daily.replay")}</a>
		</p>
		${t.best&&t.best.length>1?i`<h3>${o("page.daily.best")}</h3>
				<${F$} of=${t.best} />
				${t.near?i`<p class="daily-gap" aria-hidden="true">⋯</p><${F$} of=${t.near} />`:null}`:null}
		<${av} text=${[o("page.daily.first",{day:ma(e,{dateStyle:"medium"}),variant:nv(t.variant)}),ud(s,0),[o("page.daily.last",{points:O(n.points),n:n.points,made:n.made?"yes":"no"}),...t.players>1&&!t.late?[q$(t)]:[]].join(" · "),fs(location.hostname)?"":`${location.origin}/daily/${e}`].filter(Boolean).join(`
`)} />`}function av({text:e}){let[t,n]=to(),s=async()=>await on(e)?n():M(o("page.link.by-hand"));return i`<h3>${o("page.daily.share")}</h3>
		<pre class="daily-share" tabindex="0">${e}</pre>
		<p class="small soft">${o("page.daily.squares")}</p>
		<p><${w} onclick=${s} say=${o(t?"page.daily.copied":"page.daily.copy")} /></p>`}function jl({of:e,day:t,first:n,days:s,streak:a}){let[r,l]=y(t.slice(0,7)),c=new Map;for(let b of s)c.set(b,(c.get(b)??0)+1);let p=gt(),u=new Date(`${r}-01T00:00Z`),d=Math.round(u.getTime()/864e5),$=new Date(Date.UTC(u.getUTCFullYear(),u.getUTCMonth()+1,0)).getUTCDate(),m=(u.getUTCDay()+6)%7,f=b=>oa(Date.UTC(u.getUTCFullYear(),u.getUTCMonth()+b)/864e5).slice(0,7),h=4,g=Array.from({length:7},(b,k)=>ma(oa(h+k),{weekday:"short"})),v=(b,k,S,A)=>i`<button type="button" class="button plain" aria-label=${o(S)}
		disabled=${A} onclick=${()=>l(f(b))}>${k}</button>`;return i`<section class="daily-calendar">
		<h2>${o(`page.${e}.calendar`)}</h2>
		<p>${o(`page.${e}.run`,{n:a})}</p>
		<div class="daily-month">
			${v(-1,"‹","page.daily.back",r<=n.slice(0,7))}
			<b aria-live="polite">${ma(`${r}-01`,{month:"long",year:"numeric"})}</b>
			${v(1,"›","page.daily.on",r>=p.slice(0,7))}
		</div>
		<div class="daily-days" lang=${ie.value}>
			${g.map(b=>i`<span key=${b} class="soft" aria-hidden="true">${b}</span>`)}
			${Array.from({length:$},(b,k)=>{let S=oa(d+k),A=c.get(S)??0,B=k===0?{gridColumnStart:m+1}:{};return!A&&(S<n||S>p)?i`<span key=${S} class="soft" style=${B}>${k+1}</span>`:i`<a key=${S} style=${B} href=${`/${e}/${S}`} data-played=${A}
					aria-current=${S===t?"date":void 0}
					aria-label=${o(`page.${e}.mark`,{day:ma(S),n:A})}>${k+1}</a>`})}
		</div>
	</section>`}function ov(){let e=T.value?.sanctions,t=e?.ban??e?.silence,[n,s]=y(!1),[a,r]=y(0),l=j(async()=>t?(await $o({})).complaints:[],t,a).value;if(!e||!t||!l)return null;let c=e.ban?e.bannedUntil:e.silencedUntil,p={ends:c?"yes":"no",until:c?Z(c,{dateStyle:"medium",timeStyle:"short"}):"",reason:(e.ban?e.bannedFor:e.silencedFor)??"",answers:"no",contact:""},u=l.find($=>$.appeal===t),d=()=>(s(!1),r(a+1));return i`<div class="unkept row" role="status">
			<p>${e.ban?o("refusal.ban-player",p):o("refusal.silence-player",p)}</p>
			${u?i`<p class="small">${o("page.appeal.state",{answered:u.outcome?"yes":"no"})}</p>`:i`<${w} onclick=${()=>s(!0)} say=${o("page.appeal")} />`}
		</div>
		${n?i`<${rv} onclose=${d} />`:null}`}function rv({onclose:e}){let[t,n]=y(""),{busy:s,once:a}=P(),r=()=>a(async()=>{await ku({text:t.trim()}),M(o("page.complain.sent")),e()});return i`<${R} title=${o("page.appeal")} onclose=${e} actions=${i`<${w} chief aria-busy=${s}
		disabled=${!t.trim()} onclick=${r} say=${o("page.complain.send")} />`}>
		<p>${o("page.appeal.about")}</p>
		<${F} label=${o("page.appeal.text")} maxlength="300" value=${t} oninput=${n} />
	<//>`}var z$,nr={noise:!0,at:0,hertz:1800,seconds:.06,gain:.12},qn={noise:!1,at:0,hertz:392,seconds:.28,gain:.05},iv={card:[nr],turn:[qn],call:[0,.22,.9,1.12].map(e=>({...qn,at:e,hertz:523.25,gain:.08})),deal:[0,.07,.14,.21].map(e=>({...nr,at:e,gain:.07})),trick:[{...nr,hertz:700,seconds:.16,gain:.09}],made:[qn,{...qn,at:.16,hertz:523.25,seconds:.45}],best:[392,523.25,659.25,783.99].map((e,t)=>({...qn,at:.13*t,hertz:e,seconds:.7})),stamp:[{...nr,hertz:240,seconds:.11,gain:.3}],lead:[587.33,880].map((e,t)=>({...qn,at:.75+.12*t,hertz:e,seconds:.4,gain:.03})),lost:[{...qn,hertz:246.94,seconds:.4,gain:.04}]},H$=e=>(e.played??[]).reduce((t,n)=>t+W(n).length,0);function K$(e,t){if(!e||!t)return[];let n=[];return en(e,t)?H$(t)>H$(e)&&n.push("card"):n.push("deal"),t.options&&!e.options&&n.push("turn"),n}function J$(e){let{seat:t,closed:n,points:s=[],made:a=[]}=e;if(t===void 0)return[];let r=s[t]===99||n?.winners.includes(t),l=!r&&fn(e)===t,c=r?["stamp","best"]:a[t]?["stamp","made"]:["lost"];return l?[...c,"lead"]:c}function Fn(e,t=!1){if(!(!E.sound.peek()||document.hidden&&!t)){z$??=new AudioContext;for(let n of iv[e])lv(z$,n)}}function lv(e,{noise:t,at:n,hertz:s,seconds:a,gain:r}){let l=e.currentTime+n,c=new GainNode(e,{gain:0});if(c.gain.setValueAtTime(0,l),c.gain.linearRampToValueAtTime(r,l+.008),c.gain.exponentialRampToValueAtTime(1e-4,l+a),c.connect(e.destination),t){let p=new AudioBuffer({length:Math.ceil(a*e.sampleRate),sampleRate:e.sampleRate}),u=p.getChannelData(0);for(let $=0;$<u.length;$++)u[$]=Math.random()*2-1;let d=new AudioBufferSourceNode(e,{buffer:p});d.connect(new BiquadFilterNode(e,{type:"bandpass",frequency:s,Q:.8})).connect(c),d.start(l)}else{let p=new OscillatorNode(e,{type:"sine",frequency:s});p.connect(c),p.start(l),p.stop(l+a)}}var fa=(e,t)=>t===void 0?Nt(e):o("page.report.bid",{bid:O(t),cards:Nt(e)}),sr=e=>e.trick?o("page.report.trick",{n:e.trick}):o(`page.report.at.${e.phase}`),ha=(e,t)=>n=>`/replay/${e}/${t}/${n.deal}?step=${n.step}&seat=${n.seat}&hint`;function ga({of:e,names:t,place:n,one:s,named:a=!1}){return i`<ol class="moments">${e.map(r=>{let l=sr(r),c=s?l:o("page.report.where",{deal:r.deal+1,when:l}),p=o("page.report.instead",{act:fa(r.act,r.bid),better:fa(r.better,r.betterBid)}),u=qt(r.why).join(" "),d=Co(r);return i`<li key=${`${r.deal} ${r.step}`}><a href=${n(r)}>
			<span class="moment-where">${a?`${t[r.seat]} · `:""}${c}</span>
			<span class="moment-said">${re(p)}</span>
			<span class="moment-lost score" aria-label=${o("page.report.points",{n:O(r.lost/Fe,1)})}>
				−${O(r.lost/Fe,1)}
			</span>
			${u?i`<span class="moment-why">${re(u)}</span>`:null}
			${d?i`<span class="moment-why small soft">${d}</span>`:null}
		</a></li>`})}</ol>`}function ya({at:e,names:t,label:n,foot:s,me:a=-1,ends:r=[],from:l=[]}){let[c,p,u]=[470,210,104],d=[...l,...e.flat()],[$,m]=[Math.min(0,...d),Math.max(1,...d)],f=v=>34+v*(c-u-34)/Math.max(1,e.length),h=v=>p-22-(v-$)*(p-34)/(m-$),g=pv((e[e.length-1]??[]).map(h),20);return i`<figure class="course"><svg viewBox=${`0 0 ${c} ${p}`} role="img" aria-label=${n}>
		<${U$} low=${$} high=${m} y=${h} to=${c-u} />
		${r.map(v=>i`<line key=${v} class="end" x1=${f(v)} x2=${f(v)} y1="6" y2=${p-22} />`)}
		${t.slice(0,e[0]?.length??0).map((v,b)=>i`<g key=${b} class=${b===a?"self":""} data-line=${b}>
				<polyline points=${[`${f(0)},${h(l[b]??0)}`,...e.map((k,S)=>`${f(S+1)},${h(k[b]??0)}`)].join(" ")} />
				<text x=${c-u+8} y=${(g[b]??0)+5}>${v.length>11?`${v.slice(0,10)}…`:v}</text>
			</g>`)}
		<text class="axis" x=${f(e.length)} y=${p-4} text-anchor="end">${s}</text>
	</svg></figure>`}function U$({low:e,high:t,y:n,to:s,said:a=O}){let r=cv(t-e),l=Math.ceil(e/r);return Array.from({length:Math.floor(t/r)-l+1},(p,u)=>(l+u)*r).map(p=>i`<g key=${p}>
			<line class=${p===0?"base":"grid"} x1="34" x2=${s} y1=${n(p)} y2=${n(p)} />
			<text x="28" y=${n(p)+5} text-anchor="end">${a(p)}</text>
		</g>`)}function G$({of:e,last:t,label:n,foot:s,all:a,most:r,said:l=O,banded:c}){let[p,u,d]=[470,230,34],$=r??Math.max(1,...e.map(k=>k.mean),Math.min(...e.map(k=>k.high)),a*2),m=Math.min(0,...e.map(k=>k.mean)),f=k=>Math.min($,Math.max(m,k)),h=k=>d+k*(p-d-6)/Math.max(1,t),g=k=>u-24-(f(k)-m)*(u-36)/($-m),v=k=>h((k.from-1+k.to)/2),b=k=>e.map(S=>`${v(S)},${g(S[k])}`);return i`<figure class="course band"><svg viewBox=${`0 0 ${p} ${u}`} role="img" aria-label=${n}>
		${c?i`<polygon class="interval" points=${[...b("high"),...b("low").reverse()].join(" ")} />`:null}
		<${U$} low=${m} high=${$} y=${g} to=${p-6} said=${l} />
		<line class="all" x1=${d} x2=${p-6} y1=${g(a)} y2=${g(a)} />
		<g class="self"><polyline points=${e.map(k=>`${v(k)},${g(k.mean)}`).join(" ")} />
			${e.map(k=>i`<circle key=${k.from} cx=${v(k)} cy=${g(k.mean)} r="3.5" />`)}</g>
		<text class="axis" x=${p-6} y=${u-4} text-anchor="end">${s}</text>
	</svg></figure>`}function cv(e){let t=e/4,n=10**Math.floor(Math.log10(t));return([1,2,5,10].find(s=>s*n>=t)??10)*n}function pv(e,t){let n=e.map((r,l)=>l).sort((r,l)=>(e[r]??0)-(e[l]??0)),s=[...e];n.forEach((r,l)=>{let c=n[l-1];c!==void 0&&(s[r]=Math.max(s[r]??0,(s[c]??0)+t))});let a=Math.max(0,Math.max(...s)-202);return s.map(r=>r-a)}var Nl=(e,t="")=>j(async()=>(await ae(()=>nu({table:e})))?.scores??[],e,t).value;function V$({table:e,names:t,about:n="",view:s,me:a}){let r=Nl(e,s?`${s.deal} ${s.phase==="over"}`:"");return r?i`${n?i`<p class="soft">${n}</p>`:null}
		<${El} scores=${r} names=${t} me=${a??s?.seat} end=${s?.end} />`:null}function ar(e,t,n){if(t)return o("page.scores.deals",{n:t});if(!e)return" ";let{game:s,rubber:a}=e,r=s.target?o("page.scores.to",{n:s.target}):o("page.scores.deals",{n:s.deals});return n?n>1?`${r} · ${o("page.scores.rubber.games",{n})}`:r:a.wins?`${r} · ${o("page.scores.rubber.first",{n:a.wins})}`:a.games?`${r} · ${o("page.scores.rubber.games",{n:a.games})}`:r}function or(e){let t=[];for(let n of e)(t[n.game]??=[]).push(n);return t.filter(n=>n)}var uv=4;function El({scores:e,names:t,me:n=-1,end:s,onpick:a}){if(e.length===0)return i`<${dv} names=${t} />`;let r=or(e),l=e[0]?.points.length??0,c=t.map((d,$)=>$).slice(0,l),p=e.some(d=>d.made.some(Boolean)),u=["declare","reveal"].filter(d=>e.some($=>$.premium.some(m=>m.startsWith(d))));return i`<div class="score-sheet" data-hands=${l}>
		<${se} label=${o("score.title")}><table class="book running-score">
			<caption class="unseen">${o("score.title")}</caption>
			<thead><tr>
				<th scope="col" rowspan="2"><span class="unseen">${o("page.scores.deal")}</span></th>
				<th scope="col" rowspan="2" class="trump-column"><span>${o("col.trump")}</span></th>
				<th scope="col" rowspan="2" class="dealer-column">${o("page.scores.dealer")}</th>
				${c.map(d=>i`<th key=${d} scope="colgroup" colspan="2" class="hand-column">${t[d]}</th>`)}
			</tr><tr class="kinds">
				${c.map(d=>i`<${$p} key=${d}>
						<th scope="col" class="gained">${o("page.scores.gained")}</th>
						<th scope="col" class="stands">${o("page.scores.stands")}</th>
					<//>`)}
			</tr></thead>
			${r.map((d,$)=>i`<${mv} key=${$} game=${d} alone=${r.length===1} names=${t} seats=${c}
					onpick=${a} />`)}
			${r.length>1||s?.rubber?i`<${hv} games=${r} seats=${c} end=${s} />`:null}
		</table><//>
		${p||u.length?i`<p class="small soft legend">
					${p?i`<span><span class="dot" aria-hidden="true"></span> ${o("page.scores.made")}</span>`:null}
					${u.map(d=>i`<span key=${d} class="of-gained">
							<sup>${o(`offer.letter.${d}`)}</sup> ${ps(d)}
						</span>`)}
				</p>`:null}
		${e.length>=uv?i`<${Pl} games=${r} names=${t} me=${n} />`:null}
	</div>`}function dv({names:e}){return i`<${se}><table class="book running-score unwritten">
			<thead><tr>${e.map((t,n)=>i`<th key=${n} scope="col" class="hand-column">${t}</th>`)}</tr></thead>
			<tbody><tr>${e.map((t,n)=>i`<td key=${n}>${O(0)}</td>`)}</tr></tbody>
		</table><//>
		<p class="soft">${o("page.scores.none")}</p>`}var $v=({n:e})=>i`<button type="button" class="link" aria-label=${o("page.scores.look",{n:e})}>${e}</button>`;function mv({game:e,alone:t,names:n,seats:s,onpick:a}){let r=e[e.length-1],l=r?.closed;return i`<tbody>
		${t?null:i`<${Z$} n=${s.length} text=${o("page.scores.game",{n:(r?.game??0)+1})} />`}
		${e.map(c=>i`<tr key=${c.deal} class=${a?"pickable":""} onclick=${a&&(()=>a(c.deal))}>
				<th scope="row">${a?i`<${$v} n=${c.deal+1} />`:c.deal+1}</th>
				<td class="trump-column"><${$e} trump=${c.trump} /><span class="unseen">${K(c.trump)}</span></td>
				<td class="dealer-column">${n[c.dealer]}</td>
				${s.map(p=>i`<${fv} key=${p} score=${c} seat=${p} />`)}
			</tr>`)}
		${l&&l.bonus.some(c=>c)?i`<${ba} class="bonus" text=${i`<${Re} of="bonus">${o("page.scores.bonus")}<//>`} seats=${s}
						of=${c=>l.bonus[c]?O(l.bonus[c]):"–"} />
					<${ba} class="sum" text=${o("page.scores.with")} seats=${s} winners=${l.winners}
						of=${c=>O((r.totals[c]??0)+(l.bonus[c]??0))} />`:null}
	</tbody>`}var Z$=({n:e,text:t})=>i`<tr class="game-head">
	<th scope="rowgroup" colspan=${2+2*e}>${t}</th><td class="dealer-column"></td>
</tr>`;function ba({text:e,seats:t,of:n,winners:s,class:a}){let r=l=>s?i`<span class=${s.includes(l)?"won-it":""}>${n(l)}</span>`:n(l);return i`<tr class=${a}>
		<th scope="row" colspan="2">${e}</th><td class="dealer-column"></td>
		${t.map(l=>i`<td key=${l} colspan="2">${r(l)}</td>`)}
	</tr>`}function fv({score:e,seat:t}){let n=e.made[t]??!1,s=e.premium[t]??"",a=s.startsWith("reveal")?"reveal":"declare",r=i`<span class="dot" aria-hidden="true"></span><span class="unseen"> ${o("made.short")}</span>`;return i`<td class="gained">
			${O(e.points[t]??0)}
			${s?i`<sup title=${ps(s)}>${o(`offer.letter.${a}`)}</sup>`:null}
		</td>
		<td class="stands">${O(e.totals[t]??0)}<span class="tick">${n?r:null}</span></td>`}function hv({games:e,seats:t,end:n}){let s=e.map(p=>p[p.length-1]).filter(p=>p!==void 0),a=p=>s.reduce((u,d)=>u+(d.totals[p]??0)+(d.closed?.bonus[p]??0),0),r=p=>s.filter(u=>u.closed?.winners.includes(p)).length,l=p=>n?.rubber?.[p]||"–",c=p=>O(n&&!n.cut?n.totals[p]??0:a(p));return i`<tfoot>
		<${Z$} n=${t.length} text=${o("page.scores.together")} />
		<${ba} text=${o("page.scores.wins")} seats=${t} of=${p=>r(p)||"–"} />
		${n?.rubber?i`<${ba} text=${i`<${Re} of="rubber">${o("page.scores.rubber")}<//>`} seats=${t} of=${l} />`:null}
		<${ba} class="sum" text=${o("page.scores.all")} seats=${t} of=${c} winners=${n?.winners??[]} />
	</tfoot>`}function Bl(e){let t=[],n=[],s=[];for(let a of e){for(let r of a)t.push(r.totals.map((l,c)=>l+(s[c]??0)+(r.closed?.bonus[c]??0))),r.closed&&n.push(t.length);s=t[t.length-1]??s}return{at:t,ends:n}}function Pl({games:e,names:t,me:n}){let{at:s,ends:a}=Bl(e);return i`<${ya} at=${s} names=${t} me=${n} ends=${a.slice(0,-1)} label=${o("page.scores.course")}
		foot=${o("page.scores.deals",{n:s.length})} />`}var[bt,rr]=[1080,1350],[Cl,ir,lr,vt]=[350,1266,48,96],Ne={leaf:"#fbf6ea",ink:"#24201a",rule:"#cdbf9f",accent:"#b8371a",felt:"#f1e9d6",soft:"#b9c8bd",card:"#fffaee",cardEdge:"#cfc3a8",red:"#b8261b",black:"#221e1a",shade:"rgb(0 0 0 / 0.35)"},gv=[[],[16,9],[5,8],[26,9,5,9],[30,14]],Jt=(e,t,n)=>`${e} ${t}px ${n==="title"?'"Alegreya", Palatino, serif':'"Alegreya Sans", sans-serif'}`;function cr(e,t,n){let s=[];for(let a of t.split(" ")){let r=s.at(-1),l=`${r} ${a}`;r!==void 0&&e.measureText(l).width<=n?s[s.length-1]=l:s.push(a)}return s}function Dl(e,t,n){if(e.measureText(t).width<=n)return t;let s=Array.from(new Intl.Segmenter().segment(t),a=>a.segment);do s.pop();while(s.length>1&&e.measureText(`${s.join("")}…`).width>n);return`${s.join("")}…`}function Q$(e){let t=document.body.appendChild(document.createElement("i"));t.style.color=`var(${e})`;let{color:n}=getComputedStyle(t);return t.remove(),n}function pr(e,t,n,s=Ne.ink){e.fillStyle=s,e.fillRect(vt,t,bt-2*vt,n)}function X$(e,t){e.save(),e.shadowColor=Ne.shade,e.shadowBlur=26,e.shadowOffsetY=9,t(),e.restore()}function Y$(e,t,{x:n,y:s,turn:a}){let r=new Path2D(document.querySelector(`#pip-${t} path`)?.getAttribute("d")??"");e.save(),e.translate(n,s),e.rotate(a),e.scale(1.85,1.85),e.beginPath(),e.roundRect(-50,-70,100,140,4.5),e.fillStyle=Ne.card,X$(e,()=>e.fill()),e.lineWidth=.6,e.strokeStyle=Ne.cardEdge,e.stroke(),e.fillStyle=t==="H"?Ne.red:Ne.black;let l=(c,p,u,d=!1)=>{e.save(),e.translate(c-50,p-70),e.scale(u/100,(d?-u:u)/100),e.translate(-50,-50),e.fill(r),e.restore()};for(let[c,p]of wp[9]??[])l(c,p,20,p>70);e.textAlign="center",e.font=Jt("700",31,"text");for(let c=0;c<2;c++)e.fillText("9",-38.25,-43.5),l(11.75,40.5,16),e.rotate(Math.PI);e.restore()}function yv(e,{title:t,winner:n}){e.fillStyle=Q$("--felt"),e.fillRect(0,0,bt,rr),e.fillStyle=Q$("--felt-deep"),e.fillRect(0,ir,bt,rr-ir),e.fillStyle=Ne.leaf,X$(e,()=>e.fillRect(lr,Cl,bt-2*lr,ir-Cl+24)),Y$(e,"S",{x:812,y:206,turn:-.14}),Y$(e,"H",{x:930,y:214,turn:.1}),e.fillStyle=Ne.soft,e.font=Jt("400",32,"text"),e.fillText(Dl(e,t,600),lr,92),e.fillStyle=Ne.felt,bv(e,n,640),e.fillStyle=Ne.soft,e.font=Jt("400",28,"text"),e.textAlign="center",e.fillText(`Ninety-Nine · ${o("page.picture.by")}`,bt/2,rr-24),e.textAlign="left"}function bv(e,t,n){let s=$=>(e.font=Jt("500",$,"title"),cr(e,t,n)),a=$=>{let m=s($);return m.length*$<=186&&m.every(f=>e.measureText(f).width<=n)},r=[88,62].find(a)??46,l=s(r).length,c=n;for(;c>0&&cr(e,t,c-8).length===l;)c-=8;let p=cr(e,t,c).slice(0,4),u=r*1.06,d=218+r*.3-(p.length-1)*u/2;p.forEach(($,m)=>e.fillText(Dl(e,$,n),lr,d+u*m))}function em(e,t){e.strokeStyle=t===0?Ne.accent:Ne.ink,e.lineWidth=t===0?7:4,e.lineJoin="round",e.setLineDash(gv[t]??[]),e.stroke(),e.setLineDash([])}function vv(e,{places:t},n){pr(e,n,6,Ne.accent),pr(e,n+11,2,Ne.accent);let s=58;return t.forEach(({name:a,total:r},l)=>{let c=n+70+s*l;e.fillStyle=Ne.ink,e.font=Jt(l===0?"700":"400",42,"text"),e.fillText(Dl(e,a,600),vt,c),e.textAlign="right",e.fillText(O(r),bt-vt,c),e.textAlign="left",e.beginPath(),e.moveTo(bt-vt-330,c-13),e.lineTo(bt-vt-170,c-13),em(e,l),pr(e,c+15,1.5,Ne.rule)}),n+70+s*t.length}function wv(e,{course:{at:t},places:n},s,a){let r=t.flat(),[l,c]=[Math.min(0,...r),Math.max(1,...r)],p=d=>vt+d*(bt-2*vt)/Math.max(1,t.length),u=d=>a-(d-l)*(a-s)/(c-l);pr(e,u(0),2,Ne.rule),n.forEach(({seat:d},$)=>{e.beginPath(),e.moveTo(p(0),u(0)),t.forEach((m,f)=>e.lineTo(p(f+1),u(m[d]??0))),em(e,$)})}function kv(e,{facts:t}){e.font=Jt("400",34,"text");let n=t.slice(0,4).flatMap(a=>cr(e,a,bt-2*vt-34).map((r,l)=>({line:r,i:l}))),s=ir-28-46*(n.length-1);return n.forEach(({line:a,i:r},l)=>{let c=s+46*l;e.fillStyle=Ne.accent,r===0&&e.fill(xv(vt+9,c-11,10)),e.fillStyle=Ne.ink,e.fillText(a,vt+34,c)}),s-60}var xv=(e,t,n)=>new Path2D(`M${e-n} ${t}L${e} ${t-n}L${e+n} ${t}L${e} ${t+n}Z`);async function tm(e){let t=[Jt("500",88,"title"),Jt("400",34,"text"),Jt("700",42,"text")];await Promise.all(t.map(l=>document.fonts.load(l)));let n=document.createElement("canvas");[n.width,n.height]=[bt,rr];let s=n.getContext("2d");yv(s,e);let a=vv(s,e,Cl+44),r=kv(s,e);return r-a>120&&wv(s,e,a+40,r-6),new Promise((l,c)=>n.toBlob(p=>p?l(p):c(new Error("no picture"))))}function Sv(e,t){let n=Math.max(...e);return n>=t?{seat:e.indexOf(n),n}:void 0}function Ov(e,t){let[n,s]=[0,0];for(let a of e)s=Math.max(s,n=a.made[t]?n+1:0);return s}function Av(e,t,n){let s=n.map(h=>h.seat).sort((h,g)=>h-g),a=(h,g)=>Sv(s.map(h),g),r=h=>t[s[h]??-1]??"",l=[],c=a(h=>Math.max(...e.map(g=>g.points[h]??0)),1);if(c){let h=e.findIndex(g=>g.points[s[c.seat]??-1]===c.n)+1;l.push(o("page.best.deal",{name:r(c.seat),n:c.n,deal:h}))}let p=a(h=>Ov(e,h),2);p&&l.push(o("page.best.run",{name:r(p.seat),n:p.n}));let u=a(h=>e.filter(g=>g.premium[h]&&g.made[h]).length,1);u&&l.push(o("page.best.premiums",{name:r(u.seat),n:u.n}));let d=e.filter(h=>s.every(g=>h.made[g])).length;d&&l.push(o("page.best.all",{n:d}));let[$,m]=n,f=$&&m?$.total-m.total:0;return f>0&&l.push(o("page.best.ahead",{name:$?.name??"",n:f})),l}function Ll({scores:e,end:t,names:n,title:s,winner:a}){let r=or(e),l=t.totals.map((c,p)=>{let u=r.reduce((d,$)=>d+($.at(-1)?.closed?.bonus[p]??0),t.rubber?.[p]??0);return{seat:p,total:c,bonus:u,name:n[p]??""}});return l.sort((c,p)=>p.total-c.total),{title:s,winner:a,places:l,facts:Av(e,n,l),course:Bl(r)}}var Tv=({title:e,winner:t,places:n,facts:s})=>[e,t,L(n.map(a=>`${a.name} ${O(a.total)}`)),...s].join(`
`);async function Rl(e){let t=new File([await tm(e)],"ninety-nine.png",{type:"image/png"});if(navigator.canShare?.({files:[t]}))return navigator.share({files:[t],title:e.title}).catch(n=>{if(n.name!=="AbortError")throw n});At(t,t.name)}var Mv=3;function jv({table:e,match:t,names:n,seat:s}){let{told:a,wrong:r}=Pn(e,t,void 0);if(r)return null;let{judged:l=0,of:c=0,rough:p=0}=a??{},u=(a?.deals??[]).flatMap(d=>d.mistakes).sort((d,$)=>$.lost-d.lost).slice(0,Mv);return i`<section class="decided">
		<h3>${o("page.last.decided")}</h3>
		${!a||ct(a)?i`<p class="soft judging" style=${{"--far":c?(l-p)/c:0}}>
				${a?.of?Eo(a):""}
			</p>`:u.length?i`<${ga} of=${u} names=${n} place=${ha(e,t)} one=${!1} named=${!0} />`:i`<p class="soft">${o("page.last.clean")}</p>`}
		<p><a href=${`/report/${e}/${t}${s===void 0?"":`?seat=${s}`}`}>${o("page.last.report")}</a></p>
	</section>`}function nm({table:e,match:t,at:n,view:s,names:a,players:r,variant:l,winner:c,onclose:p}){let u=Nl(e),[d,$]=y(""),{end:m,seat:f}=s,h=`${l} · ${Z(n,{dateStyle:"long"})}`,g=u&&m&&Ll({scores:u,end:m,names:a,title:h,winner:c}),v=async S=>$(o(await on(Tv(S))?"page.link.copied":"page.copy.not")),b=S=>Rl(S).catch(A=>$(D(A))),k=g&&i`<p class="soft" role="status">${d}</p>
		<${w} onclick=${()=>v(g)} say=${o("page.copy")} />
		<${w} chief onclick=${()=>b(g)} say=${o("page.share")} />`;return i`<${R} title=${o("page.last")} broad onclose=${p} actions=${k}>
		${g?i`<div class="last-page">
				<p class="small soft">${h}</p>
				<p class="winner">${c}</p>
				<div class="brought">
					<table class="book final"><tbody>
						${g.places.map(S=>i`<tr key=${S.seat} class=${S.seat===f?"self":""}>
							<th scope="row"><${yt} player=${r[S.seat]} name=${S.name} /></th><td>
								<${Bo} total=${S.total} bonus=${S.bonus} /> ${O(S.total)}</td>
						</tr>`)}
					</tbody></table>
					${u.length>1?i`<${Pl} games=${or(u)} names=${a} me=${f??-1} />`:null}
				</div>
				<div class="remembered">
					<ul class="bests">${g.facts.map(S=>i`<li key=${S}>${S}</li>`)}</ul>
					<${jv} table=${e} match=${t} names=${a} seat=${f} />
				</div>
			</div>`:i`<p class="soft" role="status">${o("page.opening")}</p>`}
	<//>`}function sm(e,t,n){let s=be(e.bid??0,n);return o("outcome.own",{bid:s,won:e.won?.[t]??0,points:e.points?.[t]??0})}function am(e,t){let n=(e.won?.[t]??0)-(e.bid??0);return e.made?.[t]||!n?"":o("outcome.off",{n:Math.abs(n),over:n>0?"yes":"no"})}function Nv(e,{bid:t,won:n,worth:s}){let a=ft(s),r=e.map(u=>a[he(u)]??0),l=r.length&&r.reduce((u,d)=>u+d,0)===t,c=0,p=(l?r:[t]).map(u=>Array.from({length:u},()=>c++<n?"won":"open"));return n>t&&p.at(-1)?.push(...new Array(n-t).fill("extra")),p}function Ev({view:e,seat:t,variant:n}){let s=Ke(W(e.aside),me),a=e.won?.[t]??0,l=e.bid===0&&a>0&&e.made?.[t]&&n?.score.zeroOrAll?Cn(n):e.bid??0,c=Nv(s,{bid:l,won:a,worth:n?.worth??""}),p=0,u=d=>i`<span class="bid-marks">
		${d.map($=>i`<i key=${p} class=${$} style=${{"--fall":p++}}></i>`)}
	</span>`;return i`<div class="met" aria-hidden="true" style=${{"--falls":Math.max(l,a,1)}}>
		${s.map((d,$)=>i`<div key=${d} class="turning" style=${{"--turn":$}}>
			<span class="face"><${de} card=${d} /></span><span class="back"><${de} face="down" /></span>
			${c.length===s.length?u(c[$]??[]):null}
		</div>`)}
		${c.length===s.length?null:c.map(u)}
	</div>`}function Bv({view:e,names:t,variant:n}){let{seat:s}=e;if(s===void 0||e.bid===void 0)return i`<p class="outcome">${om(e,t)}</p>`;let a=e.made?.[s]??!1,r=am(e,s),l=sm(e,s,n).replace(/ (?=\S+$)/u," ");return i`<p class=${`outcome own-${a?"made":"failed"}`}>
		<b aria-hidden="true">${a?"✓":"✕"}</b> ${l}
		${r?i` <span class="off">${r}</span>`:null}
	</p>`}function om(e,t){let n=t.filter((s,a)=>e.made?.[a]);return o("page.over.makers",{names:L(n),n:n.length})}var ur=({view:e,names:t,won:n})=>e.end?.rubber?Ji(e,t):n||Ki(e,t);function Pv(e){let{view:t,names:n,variant:s}=e,{seat:a}=t,l=a!==void 0&&t.bid!==void 0?[sm(t,a,s),am(t,a)]:[om(t,n)],c=ur(e),p=rm(t,n),u=us(p.map(([f])=>f)),d=L(p.map(([,f],h)=>`${u[h]} ${O(f)}`)),$=L(us(n).map((f,h)=>`${f} ${O(t.points?.[h]??0)}`)),m=c?[c,`${d}.`]:[o("outcome.scores",{points:$,totals:d}),Ui(t,n,fn(t)),Hi(t)];return[...l,...m].filter(Boolean).join(" ")}var Cv=({end:e,closed:t,totals:n})=>e?.totals??n.map((s,a)=>t?(t.totals[a]??s)+(t.bonus[a]??0):s);function rm(e,t){let n=(s,a)=>{let{totals:r=[],bonus:l=[]}=e.closed??{};return s===(r[a]??0)+(l[a]??0)?l[a]??0:0};return Cv(e).map((s,a)=>[t[a]??"",s,n(s,a)]).sort((s,a)=>a[1]-s[1])}function Dv({title:e,view:t,names:n}){return i`<div class="printed">
		<${gd} />
		<p class="outcome winner">${e}</p>
		<p class="standing">
			${rm(t,n).map(([s,a,r])=>i`<span key=${s}>${s} <b>${O(a)}</b>${" "}
				<${Bo} total=${a} bonus=${r} /></span>`)}
		</p>
	</div>`}function dr(e){let{view:t,names:n,variant:s,won:a,day:r=!1,hands:l}=e,{seat:c,bid:p,aside:u}=t,d=fd(t,l,a!==""&&!r),$=ur(e),m=c!==void 0&&p!==void 0&&u!==void 0;return i`<header class="moment" data-what=${d}>
		${$&&!r?i`<${Dv} title=${$} view=${t} names=${n} />`:null}
		${m&&(!$||r)?i`<${Ev} view=${t} seat=${c} variant=${s} />`:null}
		<div class="outcomes">
			${$&&r?i`<p class="outcome winner">${$}</p>`:null}
			<${Bv} ...${e} />
		</div>
		${$&&!r?null:i`<${hd} what=${d} />`}
	</header>`}var Lv=600;function im(e,t,n){let[s,a]=y(e&&!Jn()&&!document.hidden);return x(()=>{if(!e)return;E.spoken.peek()||M(Pv(t),!0);let r=new AbortController,l=u=>{let d=u instanceof KeyboardEvent?u.key:"",$=u?.target;(d===" "||d==="Enter")&&!$?.closest("button, a, input, dialog")&&u?.preventDefault(),r.abort(),a(!1)},c=setTimeout(()=>J$(t.view).forEach(u=>Fn(u)),s?n-100:0),p=setTimeout(l,n+Lv+qi);for(let u of s?["pointerdown","keydown","visibilitychange"]:[])document.addEventListener(u,l,{capture:!0,signal:r.signal});return()=>(clearTimeout(p),clearTimeout(c),r.abort())},[]),s}var _l=(e,{table:t="mine",match:n,deal:s,step:a})=>`/whatif/${e}?of=${t}&match=${n}&deal=${s}&step=${a}`;function va(e,{day:t,from:n,event:s,boards:a},r=0){if(s&&r>=(a?.length??1)){let c={href:`/event/${s}`,text:o("page.event.to")};return{title:c.text,lost:"",played:c,givenUp:c}}if(n){let{table:c="mine",match:p,deal:u,step:d}=n;return{title:o("page.whatif"),lost:o("page.whatif.given.up"),played:{href:_l(e,n),text:o("page.whatif.compare")},givenUp:{href:`/replay/${c}/${p}/${u}?step=${d}`,text:o("page.replay")}}}if(!t)return;let l={href:`/daily/${t}`,text:o("page.daily.others")};return{title:o("page.nav.daily"),lost:o("page.daily.lost"),played:l,givenUp:l}}function Wl({table:e,message:t,names:n}){let s=t.table.ask,{seat:a}=t;if(t.table.paused&&a!==void 0&&!t.table.chairs[a]?.ready)return i`<p class="proposal">
			<${w} chief onclick=${()=>e.act({do:"resume"})} say=${o("page.resume")} />
		</p>`;if(a!==void 0&&t.table.chairs[a]?.away)return i`<p class="proposal">${o("page.standin")}${" "}
			<${w} chief onclick=${()=>e.act({do:"back"})} say=${o("page.back")} />
		</p>`;if(!s)return null;let l=a!==void 0&&!s.yes.includes(a),c=p=>e.act({do:"answer",on:p,seen:t.seq});return i`<div class="proposal" role=${E.spoken.value?void 0:"alert"}>
		<p>${o(`page.proposes.${s.what}`,{name:n[s.by]??"",you:s.by===a?"yes":"no"})}</p>
		${l?i`<div class="answers">
					<${w} chief onclick=${()=>c(!0)} say=${o("page.agree")} />
				<${w} onclick=${()=>c(!1)} say=${o("page.disagree")} /></div>`:null}
		${s.by===a?i`<div class="answers">
					<${w} onclick=${()=>c(!1)} say=${o("page.withdraw")} />
				</div>`:null}
	</div>`}function Rv({table:e,message:t,names:n}){let[s,a]=y(!1),r=e.settled.value.settings,{variant:l="standard",rules:c}=r,p=n.map((u,d)=>d===t.seat?t.table.chairs[d]?.name??u:u);return i`<${w} aria-haspopup="dialog" onclick=${()=>a(!0)} say=${o("page.last")} />
		${s?i`<${nm} table=${e.id} match=${t.table.match} at=${t.at} view=${t.view}
					names=${p} players=${t.table.chairs.map(u=>u.player)}
					variant=${c?.name??o(`variant.${l}`)}
					winner=${Gi(t.table.winners,p,-1,r)} onclose=${()=>a(!1)} />`:null}`}var lm={made:1500,failed:950,printed:1250};function cm({table:e,message:t,names:n,variant:s,fresh:a}){let{seat:r}=t,l=r!==void 0&&t.table.chairs[r]?.ready,{view:c}=t,p=t.table.stage==="waiting",u=e.settled.value.settings,{day:d}=u,$=va(e.id,u,p?t.table.match:0),m=p?Gi(t.table.winners,n,r??-1,u):"",f={view:c,names:n,variant:s,won:m,day:d!==void 0},h=ur(f),g=h?"printed":c?.made?.[r??-1]?"made":"failed",v=im(a,f,lm[g]),b=v?lm[g]:0,k=Wt("report",e.id),S=Wt("match",e.id),A=e.current.value,B={"--written":`${b}ms`};return i`<div class="over leaf sheeted" data-moves=${v?g:void 0} style=${B}
		onclick=${_=>_.stopPropagation()}>
		<${Wl} table=${e} message=${t} names=${n} />
		<${dr} ...${f} hands=${t.table.chairs.length} />
		<${Mt} view=${c} names=${n} variant=${s} written=${b} crowned=${h!==""} />
		${r!==void 0&&!S&&dd(t)?i`<${$d} table=${e.id} match=${t.table.match} deal=${c?.deal??0} seat=${r}
					failed=${c?.made?.[r]===!1} />`:null}
		<div class="row">
			${k?i`<a class="button chief" href=${`/report/${e.id}/${t.table.match}?seat=${r}`}>
						${o("way.go.report")}
					</a>`:null}
			${$?i`<a class="button chief" href=${$.played.href}>${$.played.text}</a>`:r===void 0||l?i`<p class="soft">${r===void 0?"":o("page.waiting.others")}</p>`:i`<button type="button" class=${`button ${k?"":"chief"}`}
						disabled=${e.waits.value>0||!A||t.table.paused} onclick=${()=>e.ready()}>
						${o(p?"page.again":"page.next")}
					</button>`}
			${m&&c?.end&&!d&&!k?i`<${Rv} table=${e} message=${t} names=${n} />`:null}
			${!k&&(p||t.table.open)?i`<a class="button plain" href=${`/replay/${e.id}/${t.table.match}/${c?.deal??0}`}>
						${o("page.replay")}
					</a>`:null}
		</div>
	</div>`}var $r={luck:"M12 12C7 12 3.5 9.5 5 7s3.8-.5 3.8-.5S8 3.5 10.5 3.5 12 8 12 12C12 7 14.5 3.5 17 5s.5 3.8.5 3.8S20.5 8 20.5 10.5 16 12 12 12C17 12 20.5 14.5 19 17s-3.8.5-3.8.5S16 20.5 13.5 20.5 12 16 12 12C12 17 9.5 20.5 7 19s-.5-3.8-.5-3.8S3.5 16 3.5 13.5 8 12 12 12Z",played:"M4.5 19h15M4.5 16 3.5 7.5l4.7 3.6L12 5l3.8 6.1 4.7-3.6-1 8.5Z",thankyou:"M12 20.5S3.8 15 3.8 9.2a4.1 4.1 0 0 1 8.2-.7 4.1 4.1 0 0 1 8.2.7c0 5.8-8.2 11.3-8.2 11.3Z",ohno:"M11.3 3H4.5v18h6.2l2-4.5-3-4 3-4.5ZM15.5 3h4v18h-5l2-4.5-3-4 3-4.5Z",sorry:"M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17ZM9 9.5v.6M15 9.5v.6M8.3 16c1.9-2.5 5.5-2.5 7.4 0"},um=[...Object.keys($r),"deal","unlucky","moment","thanks"],pm=2500,dm=({of:e})=>$r[e]?i`<svg class="mark" viewBox="0 0 24 24" aria-hidden="true" focusable="false"><path d=${$r[e]} /></svg>`:null;function $m({onsay:e}){let[t,n]=y(""),s=N(-1/0);x(()=>{let r=setTimeout(()=>n(""),pm);return()=>clearTimeout(r)},[t]);let a=(r,l)=>{performance.now()-s.current<pm||(s.current=performance.now(),n(r),M(l,!0),e(l))};return i`<p class="reactions" role="group" aria-label=${o("page.reactions")}>
		${Object.keys($r).map(r=>{let l=o(`page.quick.${r}`);return i`<button type="button" key=${r} class=${`button plain ${t===r?"sent":""}`}
				onclick=${()=>a(r,l)} aria-disabled=${t!==""}><${dm} of=${r} /><span>${l}</span></button>`})}
	</p>`}var Ts=({remark:e,phrase:t,text:n})=>e?o(`page.remark.${e}`):t&&um.includes(t)?o(`page.quick.${t}`):n,_v=e=>Math.min(12e3,4e3+70*e.length);function mm({said:e}){let[t,n]=y(-1),[s,a]=y(!1),r=Ts(e);return x(()=>{if(s)return;let l=setTimeout(()=>n(e.seq),_v(r));return()=>clearTimeout(l)},[e.seq,s]),t===e.seq?null:i`<p class="bubble" aria-hidden="true" onpointerenter=${()=>a(!0)}
		onpointerleave=${()=>a(!1)}><${dm} of=${e.phrase??""} />${r}</p>`}function fm(e,{me:t,since:n}){let s=e.filter(a=>a.at>=n&&a.seat>=0&&(a.by===""||a.by!==t));return new Map(s.map(a=>[a.seat,a]))}function hm({talk:e,muted:t,onsay:n,onhear:s}){let[a,r]=y(""),l=Ua(),c=e.at(-1)?.seq??0,p=N(c),u=N(null);x(()=>u.current?.scrollTo(0,u.current.scrollHeight),[c]);let d=async $=>{$.preventDefault();let m=a.trim();m&&(r(""),await n(m)===void 0&&r(m))};return i`<section class="talk" aria-label=${o("page.talk")}>
		${e.length===0?i`<p class="soft">${o("page.talk.none")}</p>`:null}
		<ol aria-live="polite" tabindex="0" ref=${u} aria-label=${o("page.talk")}>
			${e.map($=>i`<li key=${$.seq} class=${$.seq>p.current?"fresh":""}>
					<time class="soft small">${Z($.at,{timeStyle:"short"})}</time>${" "}
					<b><${yt} player=${$.by} name=${$.name} /></b>
					${$.seat<0?i` <span class="soft small">${o("page.watching")}</span>`:null} ${Ts($)}
				</li>`)}
			${t.map($=>i`<li key=${$.id}>
				<${yt} player=${$.id} name=${$.name} />${" "}
				<button type="button" class="button plain small" onclick=${()=>s($.id,$.blocked?"block":"mute")}>
					${o(`page.tie.undo.${$.blocked?"block":"mute"}`)}</button>
			</li>`)}
		</ol>
		<p class="quick" role="group" aria-label=${o("page.quick")}>
			${um.map($=>i`<button type="button" key=${$} class="button plain"
				onclick=${()=>n(o(`page.quick.${$}`))}>${o(`page.quick.${$}`)}</button>`)}
		</p>
		<form class="row" onsubmit=${d}>
			<label class="unseen" for=${l}>${o("page.talk.say")}</label>
			<input id=${l} type="text" maxlength="300" autocomplete="off" placeholder=${o("page.talk.say")} value=${a}
				oninput=${$=>r($.target.value)} />
			<button class="button">${o("page.talk.send")}</button>
		</form>
	</section>`}var gm="ninetynine.complaint",Il=()=>[Pe(gm)??[]].flat(),ym=e=>ne(gm,e.length>0?JSON.stringify(e):null),Wv=10;function mr({table:e,whom:t,talk:n,onclose:s}){let a=n.filter(h=>h.by===t.id).slice(-Wv),[r,l]=y([]),[c,p]=y(""),{busy:u,once:d}=P(),$=()=>d(async()=>{let{complaints:h}=await wu({table:e,whom:t.id,lines:r,text:c.trim()});ym([...Il(),...h.map(g=>g.id)]),M(o("page.complain.sent")),s()}),m=(h,g)=>l(g?[...r,h]:r.filter(v=>v!==h)),f=r.length===0&&!c.trim();return i`<${R} title=${o("page.complain.title",{name:t.name})} onclose=${s}
		actions=${i`<${w} chief aria-busy=${u} disabled=${f} onclick=${$}
			say=${o("page.complain.send")} />`}>
		<p>${o("page.complain.about")}</p>
		<div class="stack">${a.map(h=>i`<${we} key=${h.seq} label=${Ts(h)} checked=${r.includes(h.seq)}
			onchange=${g=>m(h.seq,g)} />`)}
		<${F} label=${o("page.complain.text")} maxlength="300" value=${c} oninput=${p} /></div>
	<//>`}async function bm(){if(Il().length===0)return;let{complaints:e}=await $o({}),t=e.filter(a=>Il().includes(a.id));ym(t.filter(a=>!a.outcome).map(a=>a.id));let n=t.flatMap(a=>a.outcome??[]);if(n.length===0)return;let s=n.some(a=>a!=="dismiss");M(o("page.complain.outcome",{outcome:s?"act":"none"}))}var wa=e=>et(()=>qp(e));function Iv({name:e,friend:t,follow:n,follower:s,mute:a,block:r}){return r?o("page.player.blocks",{name:e}):`${o("page.player.between",{how:t?"friend":n?"follow":s?"follower":"none",name:e})} ${a?o("page.player.mutes",{name:e}):""}`}var ql=(e,t)=>e[t]?`undo.${t}`:t==="follow"&&e.follower?"back":`do.${t}`,fr=({met:e=0,last:t=0})=>e?o("page.people.times",{n:e,when:Z(t,{dateStyle:"medium"})}):"",vm=e=>[e.block?o("page.people.blocked"):e.mute?o("page.people.muted"):"",fr(e)].filter(Boolean).join(" · ");function qv(){let e=ua.value;return x(()=>()=>{ua.value=null},[Rt.value.join("/"),T.value?.id]),e?i`<${Fv} key=${e.id} of=${e} />`:null}function Fv({of:{id:e,name:t}}){let{turn:n,again:s}=Je(15e3),{value:a,wrong:r}=j(async()=>(await rt()).players.find($=>$.id===e)??{},n),[l,c=""]=Rt.value,p={tag:"",table:"",...a,id:e,name:t},u=()=>ua.value=null,d=fr(p);return i`<${R} title=${t} onclose=${u}>
		${r?i`<p class="trouble" role="status">${r}</p>`:null}
		${a?i`<div class="stack player-card">
				<p class="soft">${d}${d?" · ":""}
					<a href=${`/people/${e}`} onclick=${u}>${o("page.player.page")}</a></p>
				<${Fl} of=${p} table=${l==="t"?c:p.table} seated=${l==="t"}
					onchange=${s} /></div>`:null}
	<//>`}function Fl({of:e,table:t,seated:n=!1,onchange:s}){let[a,r]=y(null),{busy:l,once:c}=P(),{id:p,name:u}=e,d=()=>c(async()=>{if(!t)throw new ce(o("page.complain.met"));let{talk:h=[]}=await jn({table:t}).catch(g=>{if(g instanceof I)return{talk:[]};throw g});r(h)}),$=h=>i`<${w} chief=${h==="follow"&&!e.follow}
		plain=${h!=="follow"||e.friend} aria-busy=${l} say=${o(`page.tie.${ql(e,h)}`)}
		onclick=${()=>c(async()=>(await wa({player:p,tie:h,on:!e[h]}),s()))} />`,m=h=>i`<${w} chief=${e.friend} plain=${!e.friend} aria-busy=${l} say=${o(h)}
		onclick=${()=>c(()=>rs(t,[p]))} />`,f=n||e.block?null:e.met||e.friend?m(e.met?"page.people.again":"page.people.play"):i`<a class="button plain" href="/">${o("page.records.play")}</a>`;return i`<p role="status">${Iv(e)}</p>
		<p class="row">${e.friend?f:null}${e.block?null:$("follow")}${e.friend?null:f}</p>
		<p class="row">${e.block?null:$("mute")}${$("block")}</p>
		<p class="soft small">${o("page.people.private",{name:u})}</p>
		<p class="row apart"><${w} plain aria-busy=${l} onclick=${d} say=${o("page.complain")} /></p>
		${a?i`<${mr} table=${t} whom=${{id:p,name:u}} talk=${a} onclose=${()=>r(null)} />`:null}`}function wm(e){let{message:t,settings:n}=e,s=t.table.match>0?va(e.id,n):void 0;return s?i`<div class="waiting leaf">
		<h2>${s.title}</h2>
		<p>${s.lost}</p>
		<p><a class="button chief" href=${s.givenUp.href}>${s.givenUp.text}</a></p>
	</div>`:i`<${Kv} ...${e} />`}var km=15e3;function zv(e,{eager:t}){let{turn:n}=Je(km),s=t&&!ye(e),{value:a,wrong:r}=j(async()=>{if(!s)return;let l=await ns({table:e},{where:"there"});return sn(l.at),l.evenings},e,s,n);return s&&!a&&!r?void 0:a?.[0]??null}var zl=({groupName:e})=>e?o("page.evenings.of",{group:e}):o("page.evenings.open"),Ms=e=>Z(e,{hour:"numeric",minute:"2-digit"}),Hl=(e,t)=>L(t>e.length?[...e,o("page.evenings.more",{n:t-e.length})]:e);function Hv({of:e}){let{begins:t,late:n,names:s,coming:a}=e,r=ht("there"),l=r<t?t:n,c=Math.max(1,Math.ceil((l-r)/6e4));return i`<h2>${zl(e)}</h2>
		<p>${o("page.evenings.starts",{time:Ms(l),in:Mo(c,"minute")})}</p>
		${a?i`<p>${o("page.evenings.expected",{names:Hl(s,a)})}</p>`:null}`}function Kv({id:e,message:t,settings:n,host:s,me:a,busy:r,ondo:l,onready:c}){let{table:p,seat:u}=t,d=zv(e,n),$=Xe(),m=u===void 0?void 0:p.chairs[u],f=p.chairs.filter(z=>z.player),h=m||a===s?void 0:(f.find(z=>z.player===s)??f[0])?.name,g=p.match>0,v=h?o("page.invited",{name:h}):o(g?"page.waiting.again":"page.waiting"),b=n.audience?o("page.link.for",{audience:n.audience}):void 0,k=Al(p,n.variant??""),S=N(void 0),A=N(Promise.resolve(!0)),B=async z=>{await $.keep()&&(S.current=void 0,await l({do:"sit",seat:z}))},_=()=>A.current=A.current.then(async()=>{let z=await $.keep(),pe=T.peek()?.name;return!z||!m||pe===(S.current??Vv(m.name))?z:(S.current=pe,await l({do:"name"}),!0)}),ee=async()=>await _()&&c();return d===void 0?i`<div class="waiting leaf" aria-busy="true"></div>`:i`<div class="waiting leaf">
		${d?i`<${Hv} of=${d} />`:i`<h2>${v}</h2>`}
		${m?null:i`<${Ro} variant=${n.variant??t.view?.variant??""} table=${Rt.value[1]??""} />
					<${So} chairs=${p.chairs} name=${$} onsit=${B} busy=${r} />`}
		<ol class="chairs">
			${p.chairs.map((z,pe)=>{if(z===m){let at=p.chairs.every(We=>We===m||We.bot);return i`<${Qv} key=${pe} chair=${z} name=${$} alone=${at} onname=${_} ondo=${l} />`}let Se=p.rated&&z.player?k[z.player]??null:void 0;return i`<${Yv} key=${pe} chair=${z} seat=${pe} rating=${Se} seated=${m!==void 0}
					fixed=${d!==null} clears=${s===a&&!d} onsit=${B} ondo=${l} />`})}
		</ol>
		<${Gv} id=${e} chairs=${p.chairs} /><${D$} table=${p} rating=${k[a]} />
		${m&&n.clock?.move?i`<${zt} what="turn" />`:null}
		${n.rules?i`<${Uv} settings=${n} />`:null}
		${(m||s===a)&&!p.locked&&!d?i`<${Et} invites label=${b} />`:null}
		${s===a&&!d?i`<${Xv} table=${p} ondo=${l} />`:null}
		${s!==a&&p.locked?i`<p class="soft">${o("page.locked")}</p>`:null}
		${m?i`<${Jv} chairs=${p.chairs} mine=${m} say=${o(g?"page.again":"page.ready")} busy=${r}
				evening=${d!==null} onready=${ee} onunready=${()=>l({do:"unready"})} />`:null}
	</div>`}function Jv({chairs:e,mine:t,say:n,busy:s,evening:a,onready:r,onunready:l}){return a&&!e.every(c=>c.player||c.bot)?null:t.ready?i`<div class="row"><p class="soft">${Zv(e,t.player??"")}</p>
		<${w} plain disabled=${s} onclick=${l} say=${o("page.unready")} /></div>`:i`<${w} chief=${!a} disabled=${s} onclick=${r} say=${n} />`}function Uv({settings:e}){let{value:t}=j(()=>dn(e,ie.value),ie.value);return t?.players?i`<p class="soft">${t.players}</p>`:null}function Gv({id:e,chairs:t}){let{turn:n,again:s}=Je(2*km),{once:a}=P(),r=!ye(e)&&t.some(p=>qe(p.player)),l=t.map(p=>p.player).filter(p=>p&&!qe(p)).join(),{value:c}=j(async()=>r&&l?(await rt()).players:[],r,l,n);return c?.filter(p=>p.follower&&!p.follow&&!p.block&&l.includes(p.id)).map(({id:p,name:u})=>i`<p key=${p} class="row" role="status">${o("page.player.between",{how:"follower",name:u})}
			<${w} plain say=${o("page.tie.back")}
				onclick=${()=>a(async()=>(await wa({player:p,tie:"follow",on:!0}),s()))} /></p>`)}var Vv=e=>T.peek()?.name===e?e:e?.replace(/ \d$/,"");function Zv(e,t){return e.some(n=>!n.player&&!n.bot)?o("page.waiting.friends"):o("ask.wait",{names:L(e.filter(n=>n.player&&!n.ready&&n.player!==t).map(tt))})}function Qv({chair:e,name:t,alone:n,onname:s,ondo:a}){return i`<li class="own">
		<form class="who" onsubmit=${l=>(l.preventDefault(),s())}>
			${n?i`<b>${e.name}</b>`:i`<${it} name=${t} onkeep=${s} />`}
			${n?i` <span class="soft small">${o("you")}</span>`:null}
			${e.ready?i` <span class="ready small">${o("seat.ready")}</span>`:null}
		</form>
		<${w} plain onclick=${()=>a({do:"stand"})} say=${o("page.stand")} />
	</li>`}function Yv({chair:e,seat:t,rating:n,seated:s,fixed:a,clears:r,onsit:l,ondo:c}){let{player:p,bot:u}=e,d=[o("page.bot"),as(e,s)].filter(Boolean).join(" · ");return i`<li>
		<span class="who">
			${p||u?i`<b><${yt} player=${p} name=${tt(e)} /></b>`:i`<i class="soft">${o("page.chair.empty")}</i>`}
			${u?i` <span class="soft small" title=${xo(e)}>${d}</span>`:null}
			${n===void 0?null:i` <${Tl} rating=${n??void 0} />`}
			${p&&e.ready?i` <span class="ready small">${o("seat.ready")}</span>`:null}</span>
		${!p&&!s?i`<${w} plain onclick=${()=>l(t)} say=${o("page.sit")} />`:null}
		${!p&&s&&!a?i`<${ew} chair=${e} seat=${t} ondo=${c} />`:null}
		${p&&r?i`<span><${w} plain onclick=${()=>c({do:"remove",seat:t})} say=${o("page.chair.clear")} />
					<${w} plain onclick=${()=>c({do:"ban",text:p,on:!0})} say=${o("page.ban")} /></span>`:null}
	</li>`}function Xv({table:{locked:e,banned:t=[]},ondo:n}){return i`<div class="row">
		<${w} plain onclick=${()=>n({do:"lock",on:!e})} say=${o(e?"page.unlock":"page.lock")} />
		${t.map(({player:s,name:a})=>i`<button type="button" key=${s} class="button plain" onclick=${()=>n({do:"ban",text:s,on:!1})}>
					${o("page.unban",{name:a||s})}
				</button>`)}
	</div>`}function ew({chair:{bot:e=""},seat:t,ondo:n}){let s=e&&!St.includes(e)?[e,...St]:St,a=r=>n(r?{do:"bot",seat:t,text:r}:{do:"remove",seat:t});return i`<${q} hidden label=${o("page.chair.bot",{n:t+1})} value=${e} onchange=${a}
		options=${[["",o("page.chair.friend")],...V("page.level",...s)]} />`}var hr=6e4,ka=10*hr,[tw,Om]=[2e4,6e4],nw=12,wt=C({all:[]}),Kl=Me("there")?.id;Qe(()=>{if(Kl===Me("there")?.id)return;Kl=Me("there")?.id;let{all:e}=wt.peek();wt.value={all:e.filter(t=>!t.group).map(({mine:t,...n})=>n)}});var Am=()=>wt.value.all,Tm=0,js=()=>`${Kl} ${Tm}`;function Jl({evenings:e,at:t},n){sn(t),n===js()&&(wt.value={all:e})}async function gr(){if(Y.peek()||Lt.peek()||document.visibilityState==="hidden")return;let e=js();Jl(await ns({},{where:"there"}),e)}function Mm(e){Tm++,wt.value={all:wt.value.all.map(t=>t.id===e.id?e:t)}}var sw=async({id:e},t)=>Mm(await et(()=>Ei({evening:e,coming:t},{where:"there"}),"there",`e/${e}`));async function aw({id:e}){let t=js(),n=await Ei({evening:e,coming:!0,here:!0},{where:"there"});if(t===js())return Mm(n),n.table}function jm(e,t,n,s=!1){let{turn:a}=Je(t,s);x(()=>{e().catch(()=>{})},[a,t,...n])}var ow=e=>Z(e,{weekday:"long",day:"numeric",month:"long",hour:"numeric",minute:"2-digit"});function Nm(e){let[,t,n=0]=/^(\d+)m(?:\+(\d+)s)?$/.exec(e)??[];return t?o("page.evenings.clock",{minutes:Number(t),seconds:Number(n)}):o("page.home.clock",{clock:e})}var rw=({variant:e,games:t=0,clock:n,groupName:s})=>[s,o(`variant.${e}`),t>0&&o("page.evenings.games",{n:t}),Nm(n)].filter(Boolean).join(" · ");function iw({id:e,begins:t,later:n,...s}){let a=p=>p.replace(/[\\;,]/g,"\\$&"),r=p=>`${new Date(p).toISOString().slice(0,19).replace(/[-:]/g,"")}Z`,c=["BEGIN:VCALENDAR","VERSION:2.0","PRODID:-//Ninety-Nine//EN",...[t,...n].flatMap(p=>["BEGIN:VEVENT",`UID:${e}-${p}@ninetynine`,`DTSTAMP:${r(Date.now())}`,`DTSTART:${r(p)}`,"DURATION:PT1H30M",`SUMMARY:${a(`${o("title")}: ${o(`variant.${s.variant}`)}`)}`,`URL:${pn("/")}`,"END:VEVENT"]),"END:VCALENDAR",""];At(new Blob([c.join(`\r
`)],{type:"text/calendar"}),"ninety-nine.ics")}function lw({coming:e,names:t,mine:n}){let s=n?t.indexOf(T.value?.name??""):-1,a=t.filter((l,c)=>c!==s),r=n?e-1:e;return o(n?"page.evenings.coming.you":"page.evenings.coming",{n:r,names:Hl(a,r)})}var xa=({begins:e,late:t},n)=>n>=e-ka&&n<t;function Ul(e){let[t,n]=y(0),s=ht("there"),a=Math.min(...e.filter(r=>s<r.late).map(({begins:r})=>Math.max(r-ka,r-hr*(Math.ceil((r-s)/hr)-1))));return x(()=>{if(a===1/0)return;let r=setTimeout(()=>n(l=>l+1),a-s);return()=>clearTimeout(r)},[a,t]),s}function xm({begins:e},t){return t>=e?o("page.evenings.on",{time:Ms(e)}):t<e-ka?ow(e):o("page.evenings.begins",{time:Ms(e),in:Mo(Math.ceil((e-t)/hr),"minute")})}var Gl=({mine:e,table:t,coming:n})=>e?t!==void 0:n>0;function Vl({all:e,now:t,name:n,elsewhere:s=!1,chief:a=!1,within:r=!1,ends:l}){let{busy:c,once:p}=P(),u=$=>p(async()=>($.mine||await n.keep())&&sw($,!$.mine)),d=e.find(Gl);return i`${T.value||s?null:i`<${it} name=${n} />`}
		<ul class="tables evenings">
			${e.map($=>{let m=xa($,t),f=a&&$===d;return i`<li key=${$.id}>
					<b>${m?zl($):xm($,t)}</b>
					${m?i`<span>${xm($,t)}</span>`:null}
					<span class="soft">${rw(m||r?{...$,groupName:""}:$)}</span>
					<span>${m&&$.mine&&$.table?o("page.evenings.ready"):lw($)}</span>
					${m&&$.mine&&!$.table&&t<$.begins?i`<span role="status">${o("page.evenings.soon",{time:Ms($.begins)})}</span>`:null}
					<span class="row">
						${$.mine&&$.table?i`<a class=${`button ${f?"chief":""}`} href=${`/t/${$.table}`}>${o("page.evenings.go")}</a>`:null}
						<${w} plain=${$.mine} chief=${f&&!$.mine} aria-busy=${c} onclick=${()=>u($)}
							say=${o($.mine?"page.evenings.not":t<$.begins?"page.evenings.come":"page.home.sit")} />
						${m?null:i`<${w} plain onclick=${()=>iw($)} say=${o("page.evenings.calendar")} />`}
						${l?i`<${w} plain onclick=${()=>l($.id)} say=${o("page.operate.act.end-evening")} />`:null}
					</span>
				</li>`})}
		</ul>`}function Zl({group:e="",organises:t=!1,name:n}){let s=Xe();jm(async()=>e?gr():void 0,Om,[T.value?.id]);let a=Ul(wt.value.all),{busy:r,once:l}=P(),c=e?wt.value.all.filter(m=>m.group===e):wt.value.all.filter(m=>!xa(m,a)).slice(0,nw),[p,u]=y("");if(c.length===0&&!t)return null;let d=()=>l(async()=>{await vu({group:e,evening:p}),u(""),await gr()}),$=m=>bu({...m,group:e});return i`<section>
		<h2>${o("page.evenings")}</h2>
		<p>${o("page.evenings.about")}</p>
		<${Vl} all=${c} now=${a} name=${n??s} within=${e!==""}
			elsewhere=${!e&&wt.value.all.some(m=>xa(m,a))} ends=${t?u:void 0} />
		${c.some(m=>m.mine)?i`<${zt} what="tonight" />`:null}
		${t?i`<details><summary>${o("page.group.evening")}</summary><${Ql} begin=${$} /></details>`:null}
		${p?i`<${Ue} title=${o("page.operate.act.end-evening")} text=${o("page.evenings.end.sure")} busy=${r}
				yes=${o("page.operate.act.end-evening")} onyes=${d} onclose=${()=>u("")} />`:null}
	</section>`}var cw=()=>[0,1,2,3,4,5,6].map(e=>[String(e),Z(Date.UTC(2026,10,1+e,12),{weekday:"long",timeZone:"UTC"})]),pw=["5m+5s","10m+10s","20m+20s","120m"];function Ql({begin:e,reasoned:t}){let n=Intl.DateTimeFormat().resolvedOptions().timeZone,s={weekday:"3",hour:"20:00",zone:n,variant:"standard",games:3,clock:"10m+10s",bot:"club",reason:""},[a,r]=y(s),l=X($=>r(m=>({...m,...$}))),{busy:c,once:p}=P();x(()=>{Ae().catch(()=>{})},[]);let u=$=>{$.preventDefault();let{weekday:m,hour:f,reason:h,...g}=a,[v=0,b=0]=f.split(":").map(Number);p(async()=>{await e({...g,id:"",weekday:Number(m),minute:60*v+b},h),M(o("page.operate.done")),await gr()})},d=ke.value.map($=>[$.id,o(`variant.${$.id}`)]);return i`<form class="acts" onsubmit=${u}>
		<${q} label=${o("page.operate.weekday")} value=${a.weekday} options=${cw()}
			onchange=${l("weekday")} />
		<${F} type="time" label=${`${o("page.operate.hour")}${t?"":` (${n})`}`} value=${a.hour} required
			oninput=${l("hour")} />
		${t?i`<${F} label=${o("page.operate.zone")} value=${a.zone} required oninput=${l("zone")} />`:null}
		<${q} label=${o("page.create.variant")} value=${a.variant} options=${d} onchange=${l("variant")} />
		<${Q} label=${o("page.operate.games")} value=${a.games} min=${0} max=${100} onchange=${l("games")} />
		${t?i`<${F} label=${o("page.create.clock")} value=${a.clock} required oninput=${l("clock")} />`:i`<${q} label=${o("page.create.clock")} value=${a.clock}
				options=${pw.map($=>[$,Nm($)])} onchange=${l("clock")} />`}
		<${q} label=${o("page.operate.bots")} value=${a.bot} options=${V("page.level",...St)}
			onchange=${l("bot")} />
		${t?i`<${F} label=${o("page.operate.reason.kept")} maxlength="200" required value=${a.reason}
				oninput=${l("reason")} />`:null}
		<button class="button" aria-busy=${c}>${o("page.operate.do")}</button>
	</form>`}var Sm=new Set;function uw(){Fn("call",!0);let e=document.querySelector("title");if(!document.hidden||!e)return;let t=`● ${o("page.evenings.ready")}`,n="",s=()=>{document.title!==t&&(n=document.title,document.title=t)},a=new MutationObserver(s),r=()=>{document.hidden||(document.removeEventListener("visibilitychange",r),a.disconnect(),document.title=n,Ri(!1))};a.observe(e,{childList:!0}),document.addEventListener("visibilitychange",r),Ri(!0),s()}function dw(e){x(()=>{if(!e||!navigator.wakeLock)return;let t,n=!1,s=async()=>{document.hidden||(t=await navigator.wakeLock.request("screen"),n&&await t.release())},a=()=>{s().catch(()=>{})};return a(),document.addEventListener("visibilitychange",a),()=>{n=!0,document.removeEventListener("visibilitychange",a),t?.release()}},[e])}function $w(){let[e,t]=y(ht("there")),[n,s]=y({at:"",table:""}),a=wt.value.all.find(m=>m.mine),r=a?`${a.id} ${a.begins}`:"",l=n.at===r?n.table:"",c=a?a.begins-e:1/0,p=a!==void 0&&c<=ka&&e<a.late;jm(async()=>{if(t(ht("there")),!p)return T.peek()?gr():void 0;if(!a)return;let m=await aw(a);m&&m!==l&&s({at:r,table:m})},p?tw/(c<=ka/2&&!l?4:1):Om,[p,a?.id,T.value?.id],!0),x(()=>l?uw():void 0,[l]),dw(p&&(c>0||!l));let[u="",d]=Rt.value;u==="t"&&d===l&&Sm.add(l);let $=p&&l!==""&&!Sm.has(l);return x(()=>{$&&u===""&&G(`/t/${l}`)},[$,u]),!p||!$&&(u==="t"||u===""||l)?null:i`<div class=${`awaited row ${$?"ready":""}`} role="status">
		<p>${o(`page.evenings.${$?"ready":"soon"}`,{time:Ms(a.begins)})}</p>
		${$?i`<a class="button" href=${`/t/${l}`}>${o("page.evenings.go")}</a>`:null}
	</div>`}var Em=C(!1);function mw(){return!rd.value||Em.value?null:i`<div class="unkept edition row" role="status">
		<p>${o("page.edition.ready")}</p>
		<${w} onclick=${id} say=${o("page.edition.load")} />
		<${w} onclick=${()=>Em.value=!0} say=${o("page.close")} />
	</div>`}function Ut({view:e,names:t,last:n=!1,from:s=0}){let a=On(e);if(a===0)return i`<p class="soft">${o("last.none")}</p>`;let r=n?[a-1]:Array.from({length:a},(c,p)=>p).slice(s),l=Array.from({length:Ye(e)},(c,p)=>p);return i`<${se}><table class="book tricks">
		<thead><tr><th scope="col"><span class="unseen">${o("page.trick")}</span></th>
			${l.map(c=>i`<th key=${c} scope="col">${t[c]}</th>`)}</tr></thead>
		<tbody>${r.map(c=>{let p=wi(e,c),u=ki(e,c);return i`<tr key=${c}><td>${c+1}</td>
				${l.map(d=>{let $=p.find(m=>m.seat===d)?.card;return i`<td key=${d} class=${d===u?"won":""}>
						${$?i`<${de} card=${$} size="mini" />`:null}
						<i class=${d===e.leads?.[c]?"led-dot":""} aria-hidden="true"></i>
						${d===e.leads?.[c]?i`<span class="unseen">${o("page.led")}</span>`:null}
						${d===u?i`<span class="unseen">${o("page.wins")}</span>`:null}
					</td>`})}</tr>`})}</tbody>
	</table><//>
	<p class="small soft legend" aria-hidden="true">
		<span><i class="led-dot"></i> ${o("page.led")}</span><span><i class="won-frame"></i> ${o("page.wins")}</span>
	</p>`}function Bm({view:e,names:t,lies:n}){let s=On(e)-(n?2:1);if(s<0||e.phase!=="play")return null;let a=ki(e,s);return i`<figure class="last-trick">
		<figcaption class="small">${o("page.lasttrick")}</figcaption>
		<ol>${wi(e,s).map(({seat:r,card:l})=>i`<li key=${r} data-card=${l}
			class=${r===a?"best":""}>
			<span class="unseen">${t[r]}: </span><${de} card=${l} size="mini" />
		</li>`)}</ol>
	</figure>`}function Pm(e,t,n,s){let a=d=>d.act.startsWith("play "),r=d=>`${d.seat} ${d.act}`,l=d=>d.filter($=>!a($)).map(r).sort().join();if(l(e)!==l(t))return{trick:-1,steps:[s,s]};let[c,p]=[e.filter(a),t.filter(a)],u=c.findIndex((d,$)=>!p[$]||r(d)!==r(p[$]));return u<0?null:{trick:Math.floor(u/n),steps:[e.length-c.length+u,t.length-p.length+u]}}function yr({title:e,class:t="",told:n,back:s,onclose:a,children:r}){let l=N(null);return Oe(()=>{let c=l.current,p=document.activeElement;return c?.focus({preventScroll:!0}),()=>{c?.contains(document.activeElement)&&(s?.current??p)?.focus({preventScroll:!0})}},[]),x(()=>l.current?.scrollIntoView({block:"nearest"}),[n]),i`<section class=${`hint ${t}`} ref=${l} tabindex="-1" aria-label=${e}>
		<header>
			<h2>${e}</h2>
			<${w} plain onclick=${a} say=${o("page.close")} />
		</header>
		${r}
	</section>`}function Sa(e){let[t,...n]=(e?.act??"").split(" ");return new Set(t==="play"||t==="lay"?n:[])}var fw={2:["south","north"],3:["south","west","east"],4:["south","west","north","east"],5:["south","west","northwest","northeast","east"]};function hw(e,t){let n=[];return xi(e,t).forEach((s,a)=>n[s]=fw[e]?.[a]??"north"),n}function wn(e){let{view:t,names:n,me:s,variant:a,elsewhere:r,laid:l=!0,full:c=null,pending:p=null,unsent:u=!1}=e,{chairs:d,now:$=0,played:m=null,said:f,over:h="",onhurry:g,aloud:v=!1,children:b}=e,k=Ye(t),S=hw(k,s),A=c?c.cards:t.trick??[],B=c?c.winner:p?-1:t.taking??-1,_=p&&!c?[...A,{seat:t.options?.seat??s,card:p}]:A;return i`<div class=${`felt hands-${k} ${h}`} onclick=${g}>
		<${vw} trump=${Sn(t)} />
		${xi(k,s).filter(ee=>ee!==r).map(ee=>i`<${Vt}
				key=${ee} view=${t} variant=${a} seat=${ee} name=${n[ee]??""} names=${n}
				place=${S[ee]} own=${ee===s} chair=${d?.[ee]} now=${$} open=${gw(t,ee)}
				winner=${c?.winner===ee} laid=${l} said=${f?.get(ee)}
				hand=${ee===m?.seat?m.hand:void 0}
			/>`)}
		<${Pw} cards=${_} pending=${p&&!c&&u?p:""} where=${S} winner=${B}
			gone=${c?.gone??!1} names=${n} aloud=${v} />
		<${ww} view=${t} variant=${a} names=${n} me=${s} />
		${b}
	</div>`}var gw=(e,t)=>e.shown?.[t]?.hand!==void 0?W(e.shown[t]?.hand):null;function yw(e,t,n){let{why:s}=e,a=c=>c===n&&e.seat!==void 0?"yes":"no",r=e.trump===void 0&&Sn(e)?[o("why.stay")]:[];if(s?.trump&&e.trump){let c=e.turnup&&e.turnup!=="joker"?nn(e.turnup):o("joker");r.push(o(`why.${s.trump}`,{n:s.made,card:c,name:t[s.by??-1]??"",you:a(s.by)}))}let l=e.premium?.findIndex(c=>c!=="")??-1;if(s?.premium&&l>=0){let c=s.premium==="place"?"near":"level";r.push(o("why.holds",{name:t[l]??"",you:a(l),why:c}))}return s?.behind&&r.push(o("why.behind",{name:t[l]??"",you:a(l),n:s.behind})),r}function bw(e,t,n,s){let[a,...r]=e.vulnerable??[],l=t?.score.vulnerable;return e.seat===void 0||a===void 0||r.length||!l?[]:[o("why.vulnerable",{you:a===s?"yes":"no",name:n[a]??"",n:l})]}var vw=({trump:e})=>i`<div class="cloth" data-trump=${e} aria-hidden="true">
	${(e==="none"?[..."CHSD"]:[e]).map(t=>i`<${$e} key=${t} trump=${t} />`)}
</div>`;function ww({view:e,variant:t,names:n,me:s}){if(e.phase===void 0)return null;let a=[...yw(e,n,s),...bw(e,t,n,s)];return i`<div class="ground">
		<div>
			<${Gt} trump=${Sn(e)} explains />
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
	</p>`}function Vt(e){let{view:t,variant:n,seat:s,name:a,names:r=[],place:l,own:c,chair:p,now:u,open:d,winner:$,laid:m=!0,hand:f,said:h}=e,g=t.held?.[s]??0,v=t.due===void 0?t.turn.includes(s):t.due===s,b=c&&t.seat!==void 0,k=b?t.bid:t.shown?.[s]?.bid,S=b?void 0:t.shown?.[s]?.aside,A=as(p),B=t.control===t.seat?"yes":"no";return i`<section class=${`seat ${l} ${`${v?"thinks":""} ${$?"winner":""} ${c?"own":""}`}`} data-seat=${s} aria-label=${a}>
		<div class="nameplate">
			<h2>
				<${yt} player=${p?.player} name=${a} />
				${A?i`<${Re} class="level" say=${Wu(p)}>${A}<//>`:null}
				${t.totals[s]===void 0?null:i`<span class="points" title=${o("page.points")}>
							${O(t.totals[s])}<span class="unseen"> ${o("page.points")}</span>
						</span>`}
				<${kw} view=${t} seat=${s} />
				${t.dealer===s?i`<${Re} of="dealer" class="badge">
							${o("page.dealer.short")}<span class="unseen"> ${o("dealer")}</span>
						<//>`:null}
				${v&&!b?i`<span class="unseen">${o("seat.thinks")}</span>`:null}
				${p?.ready&&t.phase==="over"?i`<span class="small soft">${o("seat.ready")}</span>`:null}
			</h2>
			<p class="tally">
				${t.phase===void 0?null:i`<${Tw} view=${t} variant=${n} seat=${s} bid=${k}
							laid=${t.phase==="lay"?!t.turn.includes(s):m} />`}
				<${Aw} view=${t} seat=${s} variant=${n} />
				${t.vulnerable?.includes(s)?i`<${Re} of="vulnerable" class="badge" variant=${n}>${o("vulnerable")}<//>`:null}
				${t.control!==void 0&&s===Gn(t)?i`<span>${o("dummy.by",{name:r[t.control]??"",you:B})}</span>`:null}
				${p?.away?i`<span class="badge">${o("page.away")}</span>`:null}
				<${Ew} chair=${p} now=${u} />
			</p>
			${t.phase==="play"?i`<${xw} suits=${W(t.void?.[s])} />`:null}
			${h?i`<${mm} said=${h} />`:null}
		</div>
		${S?i`<div class="aside" aria-label=${o("page.aside")}>${ge(S)}</div>`:null}
		${b||d?null:i`<${Ow} n=${g} />`}
		${b||!d?null:f??i`<${Sw} cards=${d} trump=${t.trump} />`}
	</section>`}function kw({view:e,seat:t}){let n=mn(e.totals)===t,s=N(n),a=n&&!s.current&&fn(e)===t;if(s.current=n,!n)return null;let r=a?`[data-seat="${mn(Gs(e))}"] .points`:void 0;return i`<${Re} class="leads" say=${o("page.leads.is")}>
		<${Vs} from=${r} /><span class="unseen"> ${o("page.leads")}</span>
	<//>`}function xw({suits:e}){let t={suits:L(e.map(K))};return i`<p class="voids">
		${e.length?i`<${Re} say=${o("page.void.is",t)}>
					<span class="unseen">${o("page.void",t)}</span>${e.map(n=>i`<${Nw} suit=${n} />`)}
				<//>`:null}
	</p>`}function Sw({cards:e,trump:t}){let n=s=>i`<span key=${he(s[0]??"")} class="same-suit">
		${s.map(a=>i`<${de} key=${a} card=${a} size="mini" />`)}
	</span>`;return i`<div class="open-hand">${Va(Ke(e,me,t),t).map(n)}</div>`}function Ow({n:e}){return i`<div class="backs" aria-label=${o("page.held",{n:e})} role="img" style=${{"--n":Math.max(e,1)}}>
		${Array.from({length:e},(t,n)=>i`<${de} key=${n} face="down" />`)}
	</div>`}function Aw({view:e,seat:t,variant:n}){let s=e.premium?.[t]||"";if(s){let l=s.startsWith("declare")?"declare":"reveal";return i`<${Re} of=${l} class="premium" variant=${n}>${ps(s)}<//>`}let a=e.why?.overcalled?.includes(t)&&e.phase!=="offer",r=ue(e.offers?.[t]??"declare");return i`${jw(e,t)}
		${a?i`<span class="beaten">${o("offer.beaten",{offer:r})}</span>`:null}`}function Tw({view:e,variant:t,seat:n,bid:s,laid:a}){let r=e.won?.[n]??0;if(e.phase==="lay"||e.phase==="offer"||e.phase==="name")return s!==void 0?i`<span>${o("page.bid",{bid:be(s,t)})}</span>`:a?i`<span>${o("page.laid")}</span>`:null;if(s===void 0)return i`<span class="score">${o("page.won",{won:r})}</span>`;let l=e.contract?.[n]||"short";return i`<span class=${`stand ${l}`}>
		<${Yl} view=${e} variant=${t} seat=${n} bid=${s} />
		<span class="score">${o("page.won.of",{won:r,bid:be(s,t)})}</span><${Mw} stands=${l} />
	</span>`}function Yl({view:e,variant:t,seat:n=-1,bid:s}){let a=e.won?.[n]??0;if(s===void 0||a+s===0)return null;let l=s===0&&e.contract?.[n]!=="lost"&&t?.score.zeroOrAll?Cn(t):s;return i`<span class="dots" aria-hidden="true">
		${Array.from({length:Math.max(a,l)},(c,p)=>i`<i key=${p} class=${p>=l?"extra":p<a?"full":""}></i>`)}
	</span>`}function Mw({stands:e}){let t=e==="lost"?"✕":"✓";return i`<span class="unseen">${o(`page.contract.${e}`)}</span>
		${e==="short"?null:i`<b class="tells" aria-hidden="true">${t}</b>`}`}function jw(e,t){let n=e.phase==="offer"?e.offers?.[t]:"";return n?i`<span>${ue(n)}</span>`:null}function Nw({suit:e}){return e==="nines"?i`<span class="void">9</span>`:i`<svg class=${`void suit-${e}`} viewBox="0 0 100 100" aria-hidden="true">
		<use href=${`#pip-${e}`} /><path d="M8 92 92 8" />
	</svg>`}function Ew({chair:e,now:t}){if(!e||e.until===void 0&&e.bank===void 0)return null;let n=Math.max(0,e.until!==void 0?e.until-t:e.bank??0),s=n<2e4&&e.until!==void 0;return i`<span class=${`time ${s?"short":""}`}>${Bw(n)}</span>`}function Bw(e){let t=Math.ceil(e/1e3);if(t>=86400)return o("page.days",{n:Math.floor(t/86400)});let n=r=>String(r).padStart(2,"0"),[s,a]=[Math.floor(t/3600),Math.floor(t/60)];return s>0?`${s}:${n(a%60)}:${n(t%60)}`:`${a}:${n(t%60)}`}function Pw({cards:e,pending:t,where:n,winner:s,gone:a,names:r,aloud:l}){let c=N(null),p=N(new Set);return Oe(()=>{let u=c.current;if(!u)return;let d=new Set(e.map(m=>`${m.seat} ${m.card}`)),$=[];for(let m of u.querySelectorAll("[data-of]")){let f=`${m.dataset.of} ${m.dataset.card}`;p.current.has(f)||$.push(Lw(m,Dw(m))),a&&$.push(Rw(m,u.closest(".felt")?.querySelector(`[data-seat="${s}"] .nameplate`)))}for(let m of $)m?.();p.current=d},[e.map(u=>`${u.seat}${u.card}`).join(),a]),i`<ol class="trick" ref=${c} aria-label=${o("page.trick")} aria-live=${l?"polite":void 0}>
		${e.map(({seat:u,card:d},$)=>i`<li key=${`${u} ${d}`}
				class=${`${n[u]} ${u===s?"best":""} ${d===t?"waits":""}`}
				data-of=${u} data-card=${d} style=${{"--i":$}}>
				<span class="unseen">${r[u]}: </span><${de} card=${d} />
				${d===t?i`<small class="later">${o("page.unsent.card")}</small>`:null}
			</li>`)}
	</ol>`}var Cw=":is(.backs, .open-hand, .hand, .nameplate)";function Dw(e){let t=Oa.get(e.dataset.card??"");return t||e.closest(".felt")?.querySelector(`[data-seat="${e.dataset.of}"] ${Cw}`)?.getBoundingClientRect()}var Oa=new Map,Cm=e=>parseFloat(getComputedStyle(e).getPropertyValue("--move"))||0;function Lw(e,t){let n=Cm(e);if(!t||!n||!e.animate)return;let s=e.getBoundingClientRect(),a=t.left+t.width/2-(s.left+s.width/2),r=t.top+t.height/2-(s.top+s.height/2),l=Math.min(1,t.width/s.width||1),c=[{transform:`translate(${a}px, ${r}px) scale(${l})`},{transform:"none"}];return()=>e.animate(c,{duration:n,easing:"cubic-bezier(0.2, 0.7, 0.2, 1)"})}function Rw(e,t){let n=Cm(e);if(!t||!n||!e.animate)return;let s=e.getBoundingClientRect(),a=t.getBoundingClientRect(),r=a.left+a.width/2-(s.left+s.width/2),l=a.top+a.height/2-(s.top+s.height/2),c=[{transform:"none",opacity:1},{transform:`translate(${r}px, ${l}px) scale(0.4)`,opacity:0}];return()=>e.animate(c,{duration:n,easing:"cubic-bezier(0.5, 0, 0.8, 0.4)",fill:"forwards"})}var Xl={calm:2e3,usual:1200,quick:550,instant:550},_w=280,Ww={calm:650,usual:350,quick:150,instant:0},Iw=12,qw=(e,t)=>en(e,t)&&Dm(t)>Dm(e),Dm=e=>(e?.played??[]).reduce((t,n)=>t+W(n).length,0),br=class{shown=C(null);#e;#n=[];#t=0;#s=()=>{};constructor(t){this.#e=t}take(t){this.#n.push(t),document.hidden||this.#n.length>Iw?this.skip():this.#t||this.#a()}skip(){this.stop();let t=this.#n.at(-1)??this.shown.peek()?.message;this.#n=[],t&&(this.shown.value={message:t,full:null})}hurry(){return this.#t&&this.#s(),this.#t!==0&&(this.#n.length>0||!!this.shown.peek()?.full)}stop(){clearTimeout(this.#t),this.#t=0}#a(){let t=this.#n.shift();if(!t)return;let n=this.shown.peek()?.message.view,s=Vn(n,t.view);this.shown.value={message:t,full:s};let a=Ww[this.#e()];if(!s&&a&&qw(n,t.view))return this.#r(a,()=>this.#a());if(!s)return void this.#a();this.#r(Xl[this.#e()],()=>{this.shown.value={message:t,full:{...s,gone:!0}},this.#r(Jn()?0:_w,()=>{this.shown.value={message:t,full:null},this.#a()})})}#r(t,n){this.#s=()=>{this.stop(),n()},this.#t=setTimeout(this.#s,t)}};async function Fw(e,t,n){await Ku([e,t,n],!1,({id:s})=>Bn(cu,du,{table:e,match:t,id:s,pace:En[E.pace.value],...n}))}function zw(e,t,n,s){let a=Array.from({length:e},(r,l)=>l===t?"":s[l]||n);return a.every((r,l)=>l===t||r===n)?n:a.join()}function Lm({of:{table:e,match:t,deal:n,step:s},names:a,front:r,onclose:l}){let[c,p]=y(String(r)),[u,d]=y(""),[$,m]=y({}),{busy:f,once:h}=P();x(()=>{ae(Ae)},[]);let g=u||Hu(),v=Ks.value.map(({name:A})=>[A,o(`page.level.${A}`)]),b=zw(a.length,Number(c),g,$),S=i`<${w} chief aria-busy=${f} disabled=${f||!g} onclick=${()=>h(()=>Fw(e,t,{deal:n,step:s,seat:Number(c),bots:b}))}
		say=${o("page.whatif.play")} />`;return i`<${R} title=${o("page.whatif")} onclose=${l} actions=${S}>
		<div class="play-on">
			<p>${o("page.whatif.about")}</p>
			<${J} label=${o("page.whatif.seat")} value=${c} onchange=${p}
				options=${a.map((A,B)=>[String(B),A])} />
			<${J} label=${o("page.whatif.others")} value=${g} options=${v}
				onchange=${A=>(d(A),m({}))} />
			${a.length>2?i`<details><summary>${o("page.whatif.each")}</summary><div class="play-on-each">
						${a.map((A,B)=>B===Number(c)?null:i`<${q} key=${B} label=${A}
							value=${$[B]||g} options=${v}
							onchange=${_=>m({...$,[B]:_})} />`)}
					</div></details>`:null}
		</div>
	<//>`}function Hw({rest:e}){let[t,n="1",s="0"]=e;return t?i`<${Jw} table=${t} match=${Number(n)||1} deal=${Number(s)||0} />`:i`<${U} title=${o("page.nav.replay")} text=${o("page.replay.which")}>
			<p><a class="button chief" href="/records">${o("page.nav.records")}</a></p>
		<//>`}async function tc({table:e,match:t,deal:n}){if(e==="mine"&&!await cs())throw new ce(o("page.replay.gone"));return Bn(lo,ts,{table:e,match:t,deal:n})}function Kw(e,t,n){let s=N(new Map),[,a]=y(0);return x(()=>{if(!n||s.current.get(t)?.told)return;let r=new AbortController,l=c=>{s.current.set(t,c),a(p=>p+1)};return l({}),Bn(iu,pu,{...e,step:t},r.signal).then(c=>l({told:c}),c=>r.signal.aborted||l({wrong:D(c)})),()=>r.abort()},[t,n]),n?s.current.get(t)??{}:null}function nc(e){let t=[];for(let{line:s,views:a}of e.steps){let r=t[t.length-1]?.views;("act"in s||t.length===0)&&t.push(r?{line:s,views:a,before:r}:{line:s,views:a})}let n=e.steps[e.steps.length-1];return n?.views[0]?.phase==="over"&&t.push({line:{},views:n.views,sheet:!0}),t}function Jw({table:e,match:t,deal:n}){let{value:s,wrong:a}=j(()=>tc({table:e,match:t,deal:n}),e,t,n);if(a)return i`<${U} title=${o("page.nav.replay")} text=${a}>
			<p><a class="button" href="/records">${o("page.nav.records")}</a></p>
		<//>`;if(!s)return i`<${U} text=${o("page.replay.loading")} />`;let r=`${e} ${t} ${n}`;return i`<${Uw} key=${r} table=${e} match=${t} deal=${n} played=${s} />`}function sc(e,t){let n=e[t],s={...n.shown};return e.forEach((a,r)=>{if(r===t)return;let l={hand:a.hand??""};a.aside&&(l.aside=a.aside),a.bid!==void 0&&(l.bid=a.bid),s[r]=l}),{...n,shown:s,offers:(n.offers??[]).map((a,r)=>e[r]?.offers?.[r]??a)}}function Uw({table:e,match:t,deal:n,played:s}){let a=oe(s.header.variant,s.header.rules),r=fe(()=>nc(s),[s]),l=r[0]?.views.length??1,c=In(s.header,l,vn(s,e)),p=r.length-1,u=Ie.value,d=Math.min(p,Math.max(0,Number(u.get("step"))||0)),$=/^[0-4]$/.test(u.get("seat")??"")?Math.min(l-1,Number(u.get("seat"))):-1,m=$>=0?$:As(s.header,l,vn(s,e)),f=r[d+1]?.line,h=f!==void 0&&"act"in f,g=Kw({table:e,match:t,deal:n},d,h&&u.has("hint")),v=(We,Ce=$,Yt=g!==null&&We===d)=>`/replay/${e}/${t}/${n}?step=${We}${Ce>=0?`&seat=${Ce}`:""}${Yt?"&hint":""}`,b=We=>G(v(Math.min(p,Math.max(0,We))),{replace:!0}),k=r[d],S=Zw(d,p,!!vr(k),b),A=S.past(b),B=fe(()=>Yw(r),[r]),_=Vw(d,B,p,A),ee=N(null),z=r[d]?.views[0]?.phase!=="over",pe=S.past(()=>z&&G(`${v(d)}&on=1`,{replace:!0})),Se=S.past(()=>h&&G(v(d,$,!g),{replace:!0}));Xw({h:Se,p:pe,...g&&{Escape:Se},ArrowRight:_.forward,ArrowLeft:_.back," ":S.toggle,ArrowDown:_.trickForward,ArrowUp:_.trickBack,Home:_.start,End:_.end});let at=$>=0?k.views[$]:sc(k.views,m);return i`<${tn.Provider} value=${Ot(at)}><main id="main" tabindex="-1" class="replay">
		<${nk} played=${s} table=${e} match=${t} deal=${n} names=${c.slice(0,l)} seat=${$}
			onseat=${We=>G(v(d,We),{replace:!0})} here=${v(d)}
			onplay=${z?pe:void 0} />
		<div class="replay-board">
			<div class="replay-table table board" onpointerdown=${S.stop}>
				<h2 class="unseen">${$>=0?o("page.replay.seen",{name:c[$]}):o("page.replay.all")}</h2>
				<${Gw} moment=${k} view=${at} names=${c} variant=${a} at=${m} hint=${g?.told} />
			</div>
			<aside class="replay-aside" tabindex="0" data-hint=${g?"":void 0}>
				${g?i`<${ek} key=${d} hint=${g} variant=${a} name=${c[f.by??f.seat]??""}
							bid=${r[d+1]?.views[f.seat]?.bid} back=${ee} onclose=${Se} />`:null}
				<section class="replay-tricks"><h2>${o("tricks.title")}</h2><${Ut} view=${at} names=${c} /></section>
			</aside>
		</div>
		<div class="replay-controls">
			<div class="replay-say">
				<p class="said" aria-live="polite"><span>${re(ac(k,c,$,a))}</span></p>
				<button type="button" class="button plain" ref=${ee} aria-pressed=${g!==null} aria-keyshortcuts="h"
					title=${o("page.hint.ask")} disabled=${!h} onclick=${Se}>${o("page.hint")}</button>
			</div>
			<${Qw} step=${d} last=${p} to=${A} steps=${_} auto=${S} />
		</div>
		${z&&u.get("on")?i`<${Lm} of=${{table:e,match:t,deal:n,step:d}} names=${c.slice(0,l)}
			front=${m} onclose=${()=>A(d)} />`:null}
	</main><//>`}function Gw({moment:e,view:t,names:n,variant:s,at:a,hint:r}){if(e.sheet){let c={view:{...t,seat:void 0},names:n,variant:s,won:"",hands:e.views.length};return i`<div class="replay-sheet"><div>
			<${dr} ...${c} />
			<${Mt} view=${t} names=${n} variant=${s} me=${-1} untitled=${!0}
				crowned=${!!t.closed} />
		</div></div>`}let l=Nn(s,t.phase);return i`<${wn} view=${t} variant=${s} names=${n} me=${a} elsewhere=${a} laid=${l}
			full=${vr(e)} />
		<${tk} view=${t} variant=${s} laid=${l} seat=${a} name=${n[a]??""} hint=${r} />`}var Vw=(e,t,n,s)=>({start:()=>s(0),trickBack:()=>s(t.findLast(a=>a<e)??0),back:()=>s(e-1),forward:()=>s(e+1),trickForward:()=>s(t.find(a=>a>e)??n),end:()=>s(n)});function Zw(e,t,n,s){let[a,r]=y(!1),[l,c]=y(()=>E.pace.peek()==="instant"?"quick":E.pace.peek());x(()=>{if(a&&e===t&&r(!1),!a||e===t)return;let $=setTimeout(()=>s(e+1),n?Xl[l]:En[l]);return()=>clearTimeout($)},[a,e,l]);let p=()=>r(!1);return x(()=>(document.addEventListener("visibilitychange",p),()=>document.removeEventListener("visibilitychange",p)),[]),{on:a,toggle:()=>{!a&&e===t&&s(0),r(!a)},past:$=>(...m)=>{p(),$(...m)},stop:p,pace:l,setPace:c}}function Qw({step:e,last:t,to:n,steps:s,auto:a}){let r=o("page.replay.at",{n:e,of:t}),l=u=>n(u.currentTarget.valueAsNumber),[c,p]=[e===0,e===t];return i`<div class="replay-auto">
			<${zn} label=${o(a.on?"page.replay.pause":"page.replay.play")} icon=${a.on?"pause":"play"}
				off=${!1} onclick=${a.toggle} />
			<input type="range" min="0" max=${t} value=${e} aria-label=${o("page.replay.step")}
				aria-valuetext=${r} oninput=${l} />
			<${q} hidden label=${o("page.replay.pace")} value=${a.pace} onchange=${a.setPace}
				options=${V("page.pace","calm","usual","quick")} />
		</div>
		<div class="replay-keys">
			<${zn} label=${o("page.replay.start")} icon="start" off=${c} onclick=${s.start} />
			<${zn} label=${o("page.replay.trick.back")} icon="fast-back" off=${c} onclick=${s.trickBack} />
			<${zn} label=${o("page.replay.back")} icon="back" off=${c} onclick=${s.back} />
			<span class="count score">${r}</span>
			<${zn} label=${o("page.replay.forward")} icon="forward" off=${p} onclick=${s.forward} />
			<${zn} label=${o("page.replay.trick.forward")} icon="fast-forward" off=${p} onclick=${s.trickForward} />
			<${zn} label=${o("page.replay.end")} icon="end" off=${p} onclick=${s.end} />
		</div>`}function Yw(e){return e.flatMap((t,n)=>{let s=t.views[0]?.phase==="play"&&t.before?.[0]?.phase!=="play";return n===0||s||vr(t)||t.sheet?[n]:[]})}var vr=e=>Vn(e.before?.[0],e.views[0]);function ac(e,t,n,s){if(e.sheet)return o("ask.next");let{line:a}=e;if(!("act"in a))return o("page.replay.dealt",{name:t[a.dealer]});let[r="",...l]=String(a.act).split(" "),c=t[a.seat]??"",p=n>=0&&n!==a.seat,u=e.views[a.seat],d=vr(e);if(r==="lay"){let m=l.map(h=>pt(h,Ot(u))).join(" "),f=be(u?.bid??0,s);return p?o("page.replay.laid",{name:c}):o("page.replay.lays",{name:c,cards:m,bid:f})}if(r==="name")return o("page.replay.names",{name:c,trump:K(l[0])});if(r==="play"){let[m,f]=d?["yes",t[d.winner]??""]:["no",""];return o("page.replay.plays",{name:c,card:pt(l[0]??"",Ot(u)),taken:m,winner:f})}let $=e.views[n];return p&&$?.phase==="offer"&&!$.offers?.[a.seat]?o("page.replay.decided",{name:c}):o("page.replay.offers",{name:c,offer:ue(String(a.act))})}function Xw(e){Oe(()=>{let t=n=>{let s=e[n.key];if(!s||n.ctrlKey||n.metaKey||n.altKey||n.shiftKey)return;let a=`input, select, textarea, dialog${n.key===" "?", button, a":""}`;n.target instanceof Element&&n.target.closest(a)||(n.preventDefault(),s())};return addEventListener("keydown",t),()=>removeEventListener("keydown",t)})}function ek({hint:e,variant:t,name:n,bid:s,back:a,onclose:r}){let{told:l,wrong:c}=e,p=o("page.hint.of",{name:n});return i`<${yr} class="replay-hint" title=${p} told=${l} back=${a} onclose=${r}>
		${l?i`<${ms} advice=${l.advice} variant=${t} done=${{act:l.act,name:n,bid:s}} />`:i`<p class=${c?"":"soft"} role="status">${c??o("page.hint.thinking")}</p>`}
	<//>`}function tk({view:e,variant:t,laid:n,seat:s,name:a,hint:r}){let l=Ke(W(e.hand),me,e.trump),[c,p]=[Sa(r?.advice),Sa(r)];return i`<div class="replay-held">
		<${Vt} view=${e} variant=${t} seat=${s} name=${a} place="south" own=${!0}
			chair=${void 0} now=${0} open=${null} winner=${!1} laid=${n} />
		<div class="cards" style=${{"--n":Math.max(l.length,2)}} aria-label=${a} role="group">${l.map(u=>i`<span key=${u} class="one">
				<${de} card=${u} />
				<span class="mark">
					${c.has(u)?i`<${Ve} />`:null}${p.has(u)?i`<${Do} />`:null}
				</span>
			</span>`)}</div>
		<div class="laid">${ge(e.aside)}</div>
	</div>`}function nk({played:e,table:t,match:n,deal:s,names:a,seat:r,onseat:l,here:c,onplay:p}){let[u,d]=y(!1),$=e.steps[e.steps.length-1]?.views[0]?.trump??"",m=h=>`/replay/${t}/${n}/${h}${r>=0?`?seat=${r}`:""}`,f=a.map((h,g)=>[String(g),o("page.replay.seen",{name:h})]);return i`<header class="replay-head">
		<a class="mark" href="/records">99<span class="unseen"> ${o("page.nav.records")}</span></a>
		<h1>
			<span class="soft">${e.header.rules?.name??je(e.header.variant)}</span>
			<span>${o("sheet.title",{deal:s+1,trump:K($)})}${" "}<${$e} trump=${$} /></span>
		</h1>
		<nav class="row" aria-label=${o("page.replay.deals")}>
			<${Rm} to=${s>0?m(s-1):""} text=${o("page.replay.previous")} arrow="←" />
			<${Rm} to=${s+1<e.deals?m(s+1):""} text=${o("page.replay.next")} arrow="→" />
		</nav>
		<${q} hidden label=${o("page.replay.hands")} value=${String(r)}
			options=${[["-1",o("page.replay.all")],...f]}
			onchange=${h=>l(Number(h))} />
		<div class="row doings">
			${t==="mine"?null:i`<a class="button plain to-table" href=${`/t/${t}`} aria-label=${o("page.learn.table")}>
						${ec(o("page.learn.table"),o("page.replay.table.short"))}
					</a>`}
			<button type="button" class="button plain" aria-keyshortcuts="p" disabled=${!p} onclick=${p}
				aria-label=${o("page.whatif")}>${ec(o("page.whatif"),o("page.whatif.play"))}</button>
			<a class="button plain" href=${`/report/${t}/${n}/${s}${r>=0?`?seat=${r}`:""}`}>
				${o("page.report.short")}
			</a>
			${t==="mine"?null:i`<button type="button" class="button plain" onclick=${()=>hs(pn(c))}
						aria-label=${o("page.replay.link")}>${ec(o("page.replay.link"),o("page.replay.link.short"))}</button>`}
			<${w} plain onclick=${()=>d(!0)} say=${o("page.fair.short")} />
		</div>
		${u?i`<${R} title=${o("page.fair")} onclose=${()=>d(!1)}>
					${t==="mine"?i`<${sk} match=${n} />`:i`<${pa} table=${t} match=${n} />`}
				<//>`:null}
	</header>`}var ec=(e,t)=>i`<span class="words">${e}</span><span class="arrow">${t}</span>`;function sk({match:e}){let{value:t}=j(async()=>{let a=await cs();return(a&&await No(a.bytes))??""});if(t===void 0)return null;if(t==="")return i`<p>${o("page.fair.packed")}</p>`;let n=[...t.matchAll(/^\s*\{[^\n]*"ninetynine":/gm)].map(a=>a.index),s=n[e-1]??0;return i`<${pa} record=${t.slice(s,n[e]??t.length)} />`}function Rm({to:e,text:t,arrow:n}){let s=i`<span class="words">${t}</span><span class="arrow" aria-hidden="true">${n}</span>`;return e?i`<a href=${e}>${s}</a>`:i`<span class="off" aria-disabled="true">${s}</span>`}var ak={start:"M5 4v16M20 4 8 12l12 8z","fast-back":"M12 4 2 12l10 8zM22 4 12 12l10 8z",back:"M15 4 7 12l8 8 1-1-7-7 7-7z",forward:"M9 4l8 8-8 8-1-1 7-7-7-7z",play:"M6 3l14 9-14 9z",pause:"M5 4h4v16H5zM15 4h4v16h-4z","fast-forward":"M2 4l10 8-10 8zM12 4l10 8-10 8z",end:"M19 4v16M4 4l12 8-12 8z"};function zn({label:e,icon:t,off:n,onclick:s}){return i`<button type="button" class="replay-key" aria-label=${e} title=${e} aria-disabled=${n}
		onclick=${()=>n||s()}>
		<svg viewBox="0 0 24 24" aria-hidden="true" focusable="false"><path d=${ak[t]} /></svg>
	</button>`}function ok(e){let t=(r,l)=>Math.max(l,Math.trunc(Number(e.get(r)))||l),[n,s,a]=[t("match",1),t("deal",0),t("step",0)];return{table:e.get("of")||"mine",match:n,deal:s,step:a}}function rk({rest:[e=""]}){let t=ok(Ie.value),n=_l(e,t),{value:s,wrong:a}=j(async()=>{let r=await Promise.all([tc(t),lo({table:e,match:1,deal:t.deal})]);if(!ik(r))throw new ce(o("page.replay.gone"));return{key:n,both:r}},n);return a?i`<${U} class="endings" title=${o("page.nav.whatif")} text=${a}>
			<p><a class="button" href="/records">${o("page.nav.records")}</a></p>
		<//>`:s?.key!==n?i`<${U} class="endings" text=${o("page.replay.loading")} />`:i`<main id="main" tabindex="-1" class="endings">
		<${lk} table=${e} from=${t} both=${s.both} />
	</main>`}var ik=([e,t])=>String(e.steps[0]?.line.hands)===String(t.steps[0]?.line.hands),_m=({steps:e})=>e.map(({line:t})=>t).filter(t=>"act"in t);function Wm({steps:e}){let t=e.findLast(({views:n})=>n[0]?.phase==="over")?.views;return t&&sc(t,0)}function lk({table:e,from:t,both:[n,s]}){let{header:a}=n,r=oe(a.variant,a.rules),[l,c]=[Wm(n),Wm(s)];if(!l?.points||!c?.points)return i`<h1>${o("page.nav.whatif")}</h1><p>${o("page.whatif.unfinished")}</p>
			<p><a class="button" href=${`/t/${e}`}>${o("page.records.table")}</a></p>`;let p=Pm(_m(n),_m(s),Ye(l),t.step),u=n.steps[0]?.views.length??1,d=vn(s,e),$=[In(a,u,vn(n,t.table)),In(s.header,u,d)],m=`/replay/${t.table}/${t.match}/${t.deal}`,[f=t.step,h=t.step]=p?.steps??[];return i`<div class="endings-head"><header>
			<p class="soft">${a.rules?.name??je(a.variant)} ·${" "}
				${o("sheet.title",{deal:t.deal+1,trump:K(c.trump)})}${" "}
				<${$e} trump=${c.trump??""} /></p>
			<h1>${o("page.nav.whatif")}</h1>
			<p class="lead">${ck(p?.trick)}</p>
		</header>
		<${pk} was=${l.points} now=${c.points} names=${$} me=${As(s.header,u,d)} /></div>
		<div class="endings-both">
			<${Im} title=${o("page.whatif.was")} played=${n} view=${l} names=${$[0]} variant=${r}
				trick=${p?.trick} step=${f} at=${m} />
			<${Im} title=${o("page.whatif.now")} played=${s} view=${c} names=${$[1]} variant=${r}
				trick=${p?.trick} step=${h} at=${`/replay/${e}/1/${t.deal}`}
				again=${`${m}?step=${t.step}&on=1`} />
		</div>`}function ck(e){return e===void 0?o("page.whatif.same"):e<0?o("page.whatif.parted.before"):o("page.whatif.parted",{n:e+1})}function Im({title:e,played:t,view:n,names:s,variant:a,trick:r,step:l,at:c,again:p}){let u=r===void 0||r<0?void 0:nc(t)[l+1];return i`<section>
		<h2>${e}</h2>
		${u?i`<p>${re(ac(u,s,-1,a))}</p>`:null}
		<${Mt} view=${n} names=${s} variant=${a} me=${-1} untitled=${!0} />
		<div class="endings-tricks">
			<h3>${o("tricks.title")}</h3>
			<${Ut} view=${n} names=${s} from=${Math.max(0,r??0)} />
		</div>
		<p class="row">
			<a class="button" href=${`${c}?step=${l}`}>${o("page.replay")}</a>
			${p?i`<a class="button plain" href=${p}>${o("page.whatif.again")}</a>`:null}
		</p>
	</section>`}function pk({was:e,now:t,names:n,me:s}){let a=e.map((c,p)=>p),r=c=>{let[p="",u=""]=n.map(d=>d[c]??"");return p===u?p:i`${p}<span class="soft small"> / ${u}</span>`},l=(c,p,u="")=>i`<tr class=${u}><th scope="row">${c}</th>
		${a.map(d=>i`<td key=${d} data-mine=${d===s?"":void 0}>${p(d)}</td>`)}</tr>`;return i`<${se}><table class="book endings-difference">
		<caption class="unseen">${o("page.whatif.points")}</caption>
		<thead><tr><td></td>${a.map(c=>i`<th key=${c} scope="col">${r(c)}</th>`)}</tr></thead>
		<tbody>
			${l(o("page.whatif.was"),c=>O(e[c]??0))}
			${l(o("page.whatif.now"),c=>O(t[c]??0))}
		</tbody>
		<tfoot>${l(o("page.whatif.difference"),c=>te((t[c]??0)-(e[c]??0)),"total")}</tfoot>
	</table><//>`}var Aa={C:"♣",D:"♦",H:"♥",S:"♠"};function qm(e){if(e==="joker")return o("joker");let{rank:t,suit:n}=Ws(e);return Tn(t)+Aa[n]}var rc=e=>Aa[e]??o(e==="none"?"trump.short":`trump.${e}`),oc=e=>Aa[e]?`${Aa[e]} ${K(e)}`:rc(e),kr=(e,t)=>e.dummy&&t===e.seats-1?o("dummy"):o("page.pad.player",{n:t+1}),Ta=({variant:e,slip:t})=>t.kind==="bid"?o("page.slips.dummy.bid"):kr(e,t.seat),Fm=e=>e.trump.by==="holder";function Ma(e,{trump:t,turnup:n}){if(n)return[o("page.slips.turnup",{card:qm(n)}),o("page.slips.trump",{trump:oc(t??"none")})];if(Fm(e))return[o("page.slips.named",{trump:t?oc(t):o("page.slips.stays")})];if(t)return[o("page.slips.trump",{trump:oc(t)})];let{first:s,after:a=[]}=e.trump,r=[...me,"none"].filter(c=>c===s||a.includes(c)),l=Yi(a).map(([c,p,u])=>`${c===p?c:`${c}–${p}`} ${rc(u)}`);return[o("page.slips.ring",{trumps:r.map(rc).join("   ")}),o("page.slips.after",{list:l.join(", ")})]}var zm=({kind:e})=>e==="bid"?o("page.slips.when.bid"):o("page.slips.when.dummy");function ja({deal:e,slip:t}){let n=W(t.cards);return i`${[...me].map(s=>{let a=n.filter(r=>r.endsWith(s)).map(r=>Tn(Ws(r).rank));return i`<p key=${s} class="suit-of"><${$e} trump=${s} /><span class="unseen">${K(s)}</span>
			<span class="ranks">${a.length>0?a.map(r=>i`<b>${r}</b>`):i`<b>–</b>`}</span>
		</p>`})}
	${t.joker?i`<p class="joker">${re(o("joker.as",{card:qm(e.turnup??"")}))}</p>`:null}`}var uk=({cards:e})=>Math.max(...[...me].map(t=>e.split(t).length-1));function dk({variant:e}){let t=["bid",...e.offers.how==="none"?[]:["premium"],"tricks","points"];return i`<div class="boxes">
		${t.map(n=>i`<span key=${n}>${o(`page.slips.${n}`)}</span>`)}
	</div>`}function $k(e){let{variant:t,deal:n,slip:s}=e,a=s.kind==="hand",r=W(s.cards).length+(s.joker?1:0),l=a?Ma(t,n):[zm(s)];return i`<div class="slip-hand">
		<p class="slip-head"><b>${o("page.pad.deal",{n:n.number})} · ${Ta(e)}</b>
			<span class="soft">${o("page.slips.cards",{n:r})}</span></p>
		<div class="slip-cards" style=${`--longest: ${uk(s)}`}><${ja} ...${e} /></div>
		${l.map((c,p)=>i`<p key=${p} class="slip-line">${re(c)}</p>`)}
		${a?i`<${dk} variant=${t} />`:null}
	</div>`}function mk(e){let{variant:t,series:n,deal:s,slip:a}=e,{seat:r,kind:l}=a,c=r===s.dealer?o("page.slips.deals"):r===s.forehand?o("page.slips.leads"):"",p=s.trump&&!Fm(t)?Ma(t,s):[],u=l==="hand"?p:[zm(a)];return i`<div class="slip-tab">
		<p class="soft">${o(`variant.${t.id}`)}<br />${o("page.slips.set",{label:n.label})}</p>
		<p class="slip-number"><b>${o("col.deal")}</b>${s.number}</p>
		<p><b>${Ta(e)}</b>${l==="hand"&&c?i`<br />${c}`:null}</p>
		${u.map((d,$)=>i`<p key=${$} class="slip-line">${re(d)}</p>`)}
	</div>`}var[Hm,Km,wr,fk]=[330,374,22,36];function hk(){let e="A K Q J 10 9 8 7 6 5 4 3 2 C H S D C S H".split(" "),t=1,n=()=>(t=Math.imul(t,1664525)+1013904223>>>0)/2**32,s=Hm/wr;return Array.from({length:2*s*Km/wr},(a,r)=>{let l=e[Math.floor(n()*e.length)]??"",c=((r>>1)%s+n())*wr,p=(Math.floor((r>>1)/s)+n())*wr,u=(.6+.4*n())*fk/10,d=[r%2?-u:u,u].map(m=>m.toFixed(2)),$=`translate(${c.toFixed(1)} ${p.toFixed(1)}) scale(${d})`;return Aa[l]?`<use href="#${l}" x="-3.7" y="-3.7" width="7.4" height="7.4" transform="${$}"/>`:`<text y="3.3" transform="${$}">${l}</text>`}).join("")}function gk(){let e=[...me].map(n=>{let s=document.getElementById(`pip-${n}`)?.innerHTML??"";return`<symbol id="${n}" viewBox="0 0 100 100" color="${/[DH]/.test(n)?"#a00":"#000"}">${s}</symbol>`}),t=`<svg xmlns="http://www.w3.org/2000/svg" width="${Hm}" height="${Km}" font-family="sans-serif"
		font-size="10" font-weight="700" text-anchor="middle">${e.join("")}${hk()}</svg>`;return`data:image/svg+xml,${encodeURIComponent(t)}`}var Jm=()=>Promise.allSettled([...document.images].filter(e=>e.className==="slip-back").map(e=>e.decode()));function Um(e){let t=fe(gk,[]);return i`<div class="slips-paper">
		${e.series.deals.map(n=>i`<section key=${n.number} class="slips-page"
			style=${`--strips: ${Math.max(3,n.slips.length)}`}>
			${n.slips.map((s,a)=>i`<div key=${a} class="strip">
				<${$k} ...${e} deal=${n} slip=${s} />
				<img class="slip-back" src=${t} alt="" />
				<${mk} ...${e} deal=${n} slip=${s} />
			</div>`)}
		</section>`)}
	</div>`}function Gm({seed:e,...t}){let{variant:n,series:s}=t;return i`<div class="slips-paper slips-sheet">
		<h1>${o("page.slips.sheet")}</h1>
		<p><b>${o(`variant.${n.id}`)} · ${o("page.slips.set",{label:s.label})}</b></p>
		<p class="secret"><b>${o("page.slips.secret")}</b></p>
		<p>${o("page.slips.how")}</p><p>${o("page.slips.packs")}</p><p>${o("page.slips.seed",{seed:e})}</p>
		<div class="all-deals">${s.deals.map(a=>i`<section key=${a.number}>
			<h2>${o("page.pad.deal",{n:a.number})} · ${o("page.slips.dealt",{name:kr(n,a.dealer)})}</h2>
			${a.trump?i`<p class="slip-line">${re(Ma(n,a).join(" · "))}</p>`:null}
			${a.slips.map((r,l)=>i`<div key=${l} class="all-hand">
				<span class="soft">${Ta({...t,slip:r})}</span><${ja} ...${t} deal=${a} slip=${r} />
			</div>`)}
		</section>`)}</div>
	</div>`}var[yk,bk]=[200,2**31],vk={seed:48,label:40},xr=()=>xp(16).replace(/(.{4})(?=.)/g,"$1-"),wk=()=>({variant:"",first:1,deals:12,fixed:!1,label:"",seed:xr()}),ic={};function Vm(e){ic=e,G("/deal")}function kk({plan:e,set:t}){let n=X(t),s=a=>({value:e[a],maxlength:vk[a],autocapitalize:"none",oninput:n(a)});return i`<div class="row">
			<${Q} label=${o("page.slips.many")} value=${e.deals} min=${1} max=${yk} onchange=${n("deals")} />
			<${Q} label=${o("page.slips.first")} value=${e.first} min=${1} max=${bk} onchange=${n("first")} />
		</div>
		<div>
			<${we} label=${o("page.slips.fixed")} checked=${e.fixed} onchange=${n("fixed")} />
			<p class="soft small">${o("page.slips.fixed.about")}</p>
		</div>
		<div><${F} label=${o("page.slips.label")} ...${s("label")} />
			<p class="soft small">${o("page.slips.label.about")}</p></div>
		<div><${F} label=${o("page.slips.seed.label")} required ...${s("seed")} />
			<p class="soft small">${o("page.slips.seed.about")}</p></div>
		<p><${w} plain onclick=${()=>t({seed:xr()})} say=${o("page.slips.seed.new")} /></p>`}function xk(e){return e instanceof I&&e.reason==="not-now"?o("page.slips.today"):ln(e)?o("page.slips.seed.bad"):D(e)}function Sk(e){x(()=>{if(!e)return;let t=!1;return Jm().then(()=>t||print()),()=>{t=!0}},[e])}function Ok(){x(()=>{ae(Ae)},[]);let[e,t]=y(()=>({...wk(),variant:Ie.peek().get("variant")??"",...ic}));x(()=>{ic={}},[]);let n=N(e);x(()=>()=>{n.current=null},[]);let[s,a]=y(null),[r,l]=y(null),[c,p]=y(""),u=s===e,d=ke.value.find(h=>h.id===e.variant)??Tt(),$=oe(d?.id);Sk(r);let m=h=>{n.current={...n.current??e,...h},t(n.current),l(null),p("")},f=async h=>{if(h.preventDefault(),u||!$)return;a(e),p("");let{first:g,deals:v,fixed:b,label:k}=e,S=e.seed.trim(),A=h.submitter?.getAttribute("value")==="all",[B,_]=await Pp({variant:$.id,seed:S,first:g,deals:v,fixed:b,label:k}).then(ee=>[ee,""],ee=>[null,xk(ee)]);n.current===e&&(a(null),l(B&&{variant:$,series:B,seed:S,all:A}),p(_))};return d?i`<main id="main" tabindex="-1" class="slips">
		<form class="stack unprinted" onsubmit=${f}>
			<header><h1>${o("page.nav.deal")}</h1><p class="lead">${o("page.slips.lead")}</p></header>
			<${q} label=${o("page.create.variant")} value=${d.id} groups=${lt()}
				onchange=${X(m)("variant")} />
			<${kk} plan=${e} set=${m} />
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
		${r?i`<${r.all?Gm:Um} ...${r} />`:null}
	</main>`:i`<${U} />`}var Ak=200,Pt=e=>Z(Date.parse(`${e}T12:00`),{dateStyle:"medium"}),Zm=({events:e})=>i`<ul class="held">${e.map(t=>i`<li key=${t.event} class="row">
	<span><a href=${`/event/${t.event}`}><b>${t.title}</b></a><br />
		<span class="soft small">${[Pt(t.date),o(`variant.${t.variant}`),o("page.event.players.n",{n:t.players}),t.closed?o("page.event.closed"):""].filter(Boolean).join(" · ")}</span>
	</span>
</li>`)}</ul>`;function Tk(){let{value:e,wrong:t}=j(async()=>T.peek()?(await zd()).events:[],T.value?.id),[n,s]=y(!1);return Y.value||!$n.value?i`<${U} text=${Y.value?o("page.event.server"):""} />`:i`<main id="main" tabindex="-1" class="records people">
		<header class="stack"><h1>${o("page.events")}</h1><p class="lead">${o("page.events.about")}</p></header>
		${t?i`<p class="trouble" role="status">${t}</p>`:null}
		<p><${w} chief onclick=${()=>s(!0)} say=${o("page.events.new")} /></p>
		${e?.length?i`<section><h2>${o("page.events.yours")}</h2><${Zm} events=${e} /></section>`:null}
		${n?i`<${Ym} group="" onclose=${()=>s(!1)} />`:null}
	</main>`}function Qm({group:e,organises:t}){let{value:n=[]}=j(async()=>(await po({group:e})).events,e),[s,a]=y(!1);return n.length===0&&!t?null:i`<section><h2>${o("page.events")}</h2>
		<${Zm} events=${n} />
		${t?i`<p><${w} onclick=${()=>a(!0)} say=${o("page.events.new")} /></p>`:null}
		${s?i`<${Ym} group=${e} onclose=${()=>a(!1)} />`:null}
	</section>`}var Mk=()=>({title:"",date:gt(),variant:"",play:"boards",rounds:3,deals:8,ranking:"sum",cards:"drawn",seed:"",group:"",where:"here",house:ws}),jk={clock:{bank:6e5,add:1e4},bot:"club"};function Nk(e,t){let{title:n,date:s,variant:a,play:r,rounds:l,deals:c,ranking:p,cards:u,seed:d,group:$,where:m,house:f}=e,h=Wn(f,t),g=r==="boards",v=m==="online"&&$!=="",b=v?"":u==="drawn"?xr():u==="text"?d.trim():"";return{title:n,date:s,variant:a,play:r,rounds:l,deals:c,organiser:"",...h&&{rules:h},...g&&b&&{seed:b},...g&&p==="field"&&{scoring:{field:!0}},...$&&{group:$},...v&&{online:jk}}}function Ek({plan:e,set:t}){let n=X(t),s=e.play==="boards";return i`<div>
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
				</div>`}`:null}`}function Ym({group:e,onclose:t}){x(()=>{ae(Ae)},[]);let[n,s]=y(()=>({...Mk(),group:e})),[a]=y(le),[r,l]=y(""),{busy:c,once:p}=P(b=>l(D(b))),u=Xe(),d=async()=>T.peek()?(await ss({})).groups.filter(b=>b.role!=="member"):[],{value:$=[]}=j(d,T.value?.id),m=ke.value.find(b=>b.id===n.variant)??Tt(),f=oe(m?.id);if(!m)return null;let h=b=>(s(k=>({...k,...b})),l("")),g=b=>{b.preventDefault(),p(async()=>{if(!await u.keep())return;let k=Nk({...n,variant:m.id},f),{event:S}=await et(()=>Hd({id:a,setup:k}),"there");G(`/event/${S}`)})},v=i`<button type="submit" form="new-event" class="button chief" aria-busy=${c}>
		${o("page.events.new")}
	</button>`;return i`<${R} broad title=${o("page.events.new")} onclose=${t} actions=${v}>
		<form id="new-event" class="create stack" onsubmit=${g}>
			<div class="row">
				<${F} class="wide-line" label=${o("page.event.title")} required maxlength=${Ak} value=${n.title}
					placeholder=${o("page.event.title.like")} oninput=${X(h)("title")} />
				<${F} label=${o("page.event.day")} type="date" required value=${n.date} oninput=${X(h)("date")} />
			</div>
			${T.value?null:i`<${it} name=${u} />`}
			<${xs} value=${m.id} groups=${lt()}
				onchange=${b=>h({variant:b,house:{...n.house,changed:{}}})} />
			${$.length?i`<${q} label=${o("page.event.group")} value=${n.group} onchange=${X(h)("group")}
					options=${[["",o("page.event.group.none")],...$.map(b=>[b.id,b.name])]} />`:null}
			${n.group?i`<div><${J} label=${o("page.event.where")} value=${n.where} onchange=${X(h)("where")}
						options=${V("page.event.where","here","online")} />
					<p class="soft small">${o(`page.event.where.about.${n.where}`)}</p></div>`:null}
			<${Ek} plan=${n} set=${h} />
			<${Ss} own=${n.house} set=${X(h)("house")} rules=${f} />
			<p class=${r?"trouble":""} role="alert">${r}</p>
		</form>
	<//>`}var kt=(e,t)=>e.members.find(n=>n.id===t)?.name??"?",xt=(e,t)=>o(e.play==="boards"?"page.event.phone.board":"page.pad.deal",{n:t}),Sr=(e,t)=>e.members.find(n=>[n.name??"",...n.others??[]].some(s=>cn(s,t)));function Bk(e){let[t=0,n=1]=e.split("/").map(Number);return t/n}function Ze(e,t=!1){let n=Bk(e);return(t&&n>0?"+":"")+O(n,e.includes("/")?2:0)}var Na=e=>e.rounds.at(-1);var Or=(e,t)=>t.name??kt(e,t.member),Xm=(e,t)=>e.field?Ze(t.field??"0",!0):Ze(t.points);function Ns({view:e,you:t}){let{ranking:n}=e,s=n.some(r=>r.field!==void 0);if(n.length===0)return i`<p class="soft">${o("page.event.ranking.none")}</p>`;let a=e.field?["field","points"]:s?["points","field"]:["points"];return i`<${se}><table class="book ranking">
			<thead><tr><th scope="col">${o("page.event.place")}</th><th scope="col" class="who">${o("page.season.player")}</th>
				${a.map(r=>i`<th key=${r} scope="col">${o(`page.event.col.${r}`)}</th>`)}
				<th scope="col">${o("page.season.made")}</th><th scope="col">${o(`page.event.col.${e.play}`)}</th></tr></thead>
			<tbody>${n.map(r=>i`<tr key=${r.member} class=${r.member===t?"own":""}>
				<td>${r.place}</td>
				<th scope="row" class="who">${Or(e,r)}${r.rulings?i` <small class="soft">*</small>`:null}</th>
				${a.map((l,c)=>{let p=l==="field"?Ze(r.field??"0",!0):Ze(r.points);return i`<td key=${l}>${c?p:i`<b>${p}</b>`}</td>`})}
				<td>${O(r.made)}</td><td>${O(r.boards)}${r.fewer?"°":""}</td></tr>`)}</tbody>
		</table><//>
		${n.some(r=>r.fewer)?i`<p class="small soft">${o("page.event.fewer")}</p>`:null}
		${n.some(r=>r.rulings)?i`<p class="small soft">${o("page.event.ruled")}</p>`:null}`}function Pk(e){let t=e.ranking.map(n=>[n.place,Or(e,n),Ze(n.points),n.field===void 0?"":Ze(n.field),n.made,n.boards]);an(Zn([["place","player","points","field","made","boards"],...t]),`${e.date}.csv`)}var ef=({view:e})=>i`<${w} plain onclick=${()=>Pk(e)} say=${o("page.season.csv")} />`,Es=e=>e?`${e.bid??"–"}/${e.tricks??"–"}${e.premium?` ${ue(e.premium)}`:""}`:"",tf=(e,t)=>L(t.map(n=>kt(e,n)));function $t({say:e,onsend:t,children:n,can:s=!0}){let[a,r]=y("");return i`<form class="reasoned stack" onsubmit=${c=>(c.preventDefault(),t(a))}>
		${n}
		<div class="row"><${F} label=${o("page.event.reason")} required maxlength="200"
			value=${a} oninput=${r} />
			<button class="button" disabled=${!s}>${e}</button></div>
	</form>`}var Hn=({round:e,table:t,board:n})=>[e&&o("page.event.round",{n:e}),t&&o("page.event.table",{n:t}),n&&o("page.event.board",{n})].filter(Boolean).join(", ");function Ck(e,{result:t,round:n,table:s,board:a}){let r=e.view.rounds.find(p=>p.number===n)?.tables.find(p=>p.number===s),l=r?.boards.find(p=>p.number===(a??0))?.own?.players??r?.seats??[],c=p=>e.name(l[p])||o("page.pad.player",{n:p+1});return t?.entry?t.entry.hands.slice(0,l.length||void 0).map((p,u)=>`${c(u)} ${Es(p)}`).join(" · "):(t?.points??[]).map((p,u)=>`${c(u)} ${O(p)}`).join(" · ")}function Ea(e,t){let{do:n,member:s,other:a,round:r,ruling:l,tables:c,seats:p,chair:u=0,from:d,ends:$,replaces:m=[],setup:f}=t,h=e.acts.find(g=>g.id===(t.of??m[0]));switch(n){case"result":case"correction":return Ck(e,t);case"confirm":case"dispute":case"withdraw":return o(`page.event.act.${n}`,{what:h?`${Hn(h)}: ${Ea(e,h)}`:"…"});case"member":return o("page.event.act.member",{name:t.name??o("page.event.unnamed"),again:m.length?"yes":"no"});case"same":return o("page.event.act.same",{name:nf(e,s),other:nf(e,a)});case"round":return o("page.event.act.round",{n:c?.length??0});case"seated":return L((p??[]).map(e.name));case"substitute":return o("page.event.act.substitute",{name:e.name(s),chair:u+1,n:d??1});case"ruling":return`${e.name(s)}: ${o(`page.event.ruling.${l?.score}`,{n:te(l?.points??0)})}`;case"clock":return o("page.event.act.clock",{time:$?Z($,{timeStyle:"short"}):"–"});case"setup":return o("page.event.act.setup",{title:f?.title??""});case"close":case"reopen":return o(`page.event.act.${n}${r?"":".event"}`);default:return o(`page.event.act.${n}`,{name:e.name(s),n:r??0})}}var nf=(e,t)=>e.acts.findLast(n=>n.do==="member"&&n.member===t)?.name??e.name(t);function Dk(e,t){if(qe(t.by))return o("page.event.by.you");let n=t.by&&e.acts.findLast(s=>s.person===t.by);return t.by?n?n.name??"":o("page.event.by.deputy"):t.table?o("page.event.by.table",{n:t.table}):""}function sf({desk:{of:e,send:t}}){let[n,s]=y(""),a=new Set(e.stand.map(c=>c.id)),r=e.stand.find(c=>c.id===n),l=c=>(t({do:"withdraw",replaces:[n],reason:c}),s(""));return i`<ol class="desk-log" reversed>${e.acts.toReversed().map(c=>i`<li key=${c.id}>
			<${a.has(c.id)?"span":"s"}>
				${c.round&&c.do!=="here"&&c.do!=="gone"?i`<b>${Hn(c)}</b> `:null}${Ea(e,c)}
				${c.reason?i` <em>${o("page.event.because",{reason:c.reason})}</em>`:null}
			<//>
			<small class="soft">${Dk(e,c)}</small>
			${a.has(c.id)&&c.do!=="setup"&&c.do!=="withdraw"?i`<${w} plain onclick=${()=>s(c.id)} say=${o("page.event.withdraw")} />`:null}
		</li>`)}</ol>
		${r?i`<${R} title=${o("page.event.withdraw")} onclose=${()=>s("")}>
				<p>${[Hn(r),Ea(e,r)].filter(Boolean).join(": ")}</p>
				<${$t} say=${o("page.event.withdraw")} onsend=${l} /><//>`:null}`}function lc(e){let t=new Set(e.flatMap(n=>n.replaces??[]));return e.filter(n=>!t.has(n.id))}var Te=e=>e.map(t=>t.id);function Lk(e){let t=new Map,n=s=>t.has(s)?n(t.get(s)):s;for(let s of e){let[a,r]=[n(s.member??""),n(s.other??"")];s.do==="same"&&a!==r&&t.set(a>r?a:r,a>r?r:a)}return n}function af(e,t){let n=lc(t),s=Lk(n),a=new Set(n.filter(c=>c.do==="round").map(c=>c.round)),r=e.rounds.filter(c=>a.has(c.number)),l=r.at(-1);return{view:e,acts:t,stand:n,root:(c="")=>s(c),name:(c="")=>kt(e,s(c)),rounds:r,round:l,next:(l?.number??0)+1}}var Ar=({stand:e,root:t},n)=>e.filter(s=>(s.do==="here"||s.do==="gone")&&t(s.member)===n);function Tr(e,t){let n=[...e].sort((a,r)=>(a.round??0)-(r.round??0)),s=n.findLast(a=>(a.round??0)<=t);return s?s.do==="here":n[0]?.do!=="here"}function cc(e,t){let{next:n,view:s}=e,a=Ar(e,t),r=Math.max(s.planned,n,...a.map(p=>p.round??0)),l=Array.from({length:r-n+1},(p,u)=>Tr(a,n+u)),c=l.findIndex(p=>p!==l[0]);return c<0?l[0]?"here":"gone":l.slice(c).some(p=>p!==l[c])?"":l[0]?`until ${n+c-1}`:`from ${n+c}`}function of(e,t,n){let{next:s}=e,a=Ar(e,t),r=a.filter(f=>(f.round??0)>=s),l=a.filter(f=>(f.round??0)<s),c=Te(r),[p="",u=""]=n.split(" "),d=(f,h)=>({do:f,member:t,round:h,replaces:c}),$=Tr(l,s);return p==="here"||p==="gone"?[d(p,s)]:p==="until"?[...$?[]:[d("here",s)],d("gone",Number(u)+1)]:[...$&&(l.length>0||s>1)?[d("gone",s)]:[],d("here",Number(u))]}function Ee(e){let t=e.boards.filter(a=>a.number>0),n=e.boards.some(a=>a.number===0&&a.played),s=n?t.length:t.filter(a=>a.played).length;return{played:s,of:t.length,done:n||t.length>0&&s>=t.length}}var Bs=e=>(e?.closed?[]:(e?.tables??[]).filter(t=>!Ee(t).done)).sort((t,n)=>Ee(n).of-Ee(n).played-(Ee(t).of-Ee(t).played)||t.number-n.number),rf=e=>!e.closed&&e.tables.every(t=>Ee(t).played===0),Mr=e=>e.own?.status??(e.played?"entered":"open"),Ps=(e,t)=>e?o("page.event.round.of",{n:e.number,of:t}):o("page.event.rounds.n",{n:t});var pc=40;function Rk(e){return j(async()=>{if(!e)return T.peek()?[{id:T.peek()?.id,name:T.peek()?.name??""}]:[];let[{members:n},{players:s}]=await Promise.all([co({group:e}),uo({group:e})]),a=s.filter(r=>!n.some(l=>l.id===r.player||cn(l.name,r.name)));return[...n,...a.map(r=>({id:void 0,name:r.name}))]},e,T.value?.id).value??[]}function lf({desk:e}){let{of:t,setup:n,send:s}=e,a=Rk(n.group),[r,l]=y(""),[c,p]=y(""),u=Ua(),d=b=>{let k=b.map(A=>qs(A).slice(0,pc)).filter((A,B,_)=>A&&_.findIndex(ee=>cn(ee,A))===B&&!Sr(t.view,A)),S=b.map(qs).filter(A=>A&&Sr(t.view,A));S.length&&M(o("page.event.twice",{name:S[0]})),s(...k.map(A=>{let B=a.find(_=>_.id&&cn(_.name,A))?.id;return{do:"member",member:le(),name:A,...B&&{person:B}}})),l("")},$=b=>{let k=b.clipboardData?.getData("text").split(/[\n;\t]+/).filter(S=>S.trim())??[];k.length<2||(b.preventDefault(),d(k))},m=b=>b&&s({do:"member",member:le(),bot:b,name:_k(t.view.members,b)}),f=b=>(b.preventDefault(),d([r])),h=t.view.members.filter(b=>!b.bot&&!cc(t,b.id).startsWith("gone")).length,g=t.view.members.find(b=>b.id===c),v=[...t.view.members].sort((b,k)=>+!!b.bot-+!!k.bot||(b.name??"").localeCompare(k.name??""));return i`<section class="desk-players">
		<form class="row" onsubmit=${f}>
			<${F} label=${o("page.event.enter")} value=${r} list=${u} maxlength=${pc} enterkeyhint="done"
				oninput=${l} onpaste=${$} />
			<datalist id=${u}>${a.filter(b=>!Sr(t.view,b.name)).map(b=>i`<option key=${b.name} value=${b.name} />`)}</datalist>
			<button class="button">${o("page.event.enter.do")}</button>
			<${q} label=${o("page.event.bot")} value="" onchange=${m}
				options=${[["",o("page.event.bot.choose")],...V("page.level",...St)]} />
		</form>
		<p class="small soft">${o("page.event.enter.about")}</p>
		<p><b>${o("page.event.players.n",{n:h})}</b></p>
		<ul class="desk-list">${v.map(b=>i`<${Wk} key=${b.id} desk=${e} member=${b}
			onchange=${()=>p(b.id)} />`)}</ul>
		${g?i`<${Ik} desk=${e} member=${g} known=${a} onclose=${()=>p("")} />`:null}
	</section>`}function _k(e,t){let n=e.filter(s=>s.bot===t).length;return`${o(`page.level.${t}`)}${n?` ${n+1}`:""}`}function Wk({desk:e,member:t,onchange:n}){let{of:s,send:a}=e,r=cc(s,t.id),l=Math.max(s.view.planned,s.next),c=(d,$)=>Array.from({length:Math.max(0,$-d+1)},(m,f)=>d+f),p=s.next>1&&s.rounds.some(d=>d.tables.some($=>$.seats.includes(t.id))),u=[["here",o("page.event.here")],["gone",p?o("page.event.until",{n:s.next-1}):o("page.event.gone")],...c(s.next+1,l).map(d=>[`from ${d}`,o("page.event.from",{n:d})]),...c(s.next,l-1).map(d=>[`until ${d}`,o("page.event.until",{n:d})]),...r===""?[["",o("page.event.varies")]]:[]];return i`<li class=${r==="gone"?"absent":""}>
		<button type="button" class="link" onclick=${n}>${s.name(t.id)}</button>
		${t.others?.length?i`<small class="soft">${t.others.join(", ")}</small>`:null}
		${t.bot?i`<span class="soft small">${o("page.event.bot")}</span>`:i`<${q} hidden label=${o("page.event.there",{name:s.name(t.id)})} value=${r} options=${u}
				onchange=${d=>d&&a(...of(s,t.id,d))} />`}
	</li>`}function Ik({desk:{of:e,send:t},member:n,known:s,onclose:a}){let[r,l]=y(n.name??""),c=e.stand.filter(v=>v.do==="member"&&e.root(v.member)===n.id),p=e.stand.filter(v=>v.do==="same"&&e.root(v.member)===n.id),[u,d]=y(c.find(v=>v.person)?.person??""),[$,m]=y(""),f=v=>{v.preventDefault(),t({do:"member",member:n.id,name:r,...u&&{person:u},...n.bot&&{bot:n.bot},replaces:Te(c.filter(b=>b.member===n.id||p.length===0))}),a()},h=()=>(t({do:"same",member:n.id,other:$}),a()),g=s.filter(v=>v.id);return i`<${R} title=${e.name(n.id)} onclose=${a}><div class="stack">
		<form class="stack" onsubmit=${f}>
			<${F} label=${o("page.name")} required maxlength=${pc} value=${r} oninput=${l} />
			${g.length&&!n.bot?i`<${q} label=${o("page.event.person")} value=${u} onchange=${d}
					options=${[["",o("page.event.person.none")],...g.map(v=>[v.id,v.name])]} />`:null}
			<p><button class="button">${o("page.event.save")}</button></p>
		</form>
		<div class="row"><${q} label=${o("page.event.same")} value=${$} onchange=${m}
				options=${[["","–"],...e.view.members.filter(v=>v.id!==n.id).map(v=>[v.id,e.name(v.id)])]} />
			<${w} disabled=${!$} onclick=${h} say=${o("page.event.same.do")} /></div>
		<p class="small soft">${o("page.event.same.about")}</p>
		${p.length?i`<${$t} say=${o("page.event.unjoin")} onsend=${v=>(t({do:"withdraw",replaces:Te(p),reason:v}),a())} />`:null}
		${e.rounds.length===0?i`<${$t} say=${o("page.event.remove")} onsend=${v=>(t({do:"withdraw",replaces:Te(c),reason:v}),a())} />`:null}
	</div><//>`}var uc=C({event:"",pars:[]});async function dc(e){for(let t=!0;t;){let n=await Ud({event:e}).catch(()=>{});n&&(uc.value={event:e,pars:n.pars}),t=n?.more}}function qk({view:e,line:t,seat:n}){let s=t.players[n]??"",a=t.rulings?.[s],r=t.points?.[n];return i`<td><span class="who">${kt(e,s)}</span> <span class="figures">
		<span class="soft">${Es(t.entry?.hands[n])}</span>
		${a?i`<b>${o(`page.event.ruling.${a.score}`,{n:a.points??0})}</b>`:r===void 0?null:i`<b>${O(r)}</b>`}
		${t.field&&!a?i`<span class="soft">${Ze(t.field[n]??"0",!0)}</span>`:null}</span></td>`}function Fk({view:e,line:t,board:n}){let s=o("page.event.table",{n:t.table}),a=e.rounds.find(r=>r.number===t.round)?.tables.find(r=>r.number===t.table);return!a?.at||!t.points?s:i`<a href=${`/report/${a.at}/${a.boards.findIndex(r=>r.number===n)+1}`}>${s}</a>`}function zk({variant:e,deal:t}){let n=t.slips.filter(a=>a.kind==="hand"),s=t.slips.filter(a=>a.kind!=="hand");return i`<thead><tr><td></td>${n.map(a=>i`<th key=${a.seat} scope="col">${kr(e,a.seat)}
			${a.seat===t.dealer?i` <span class="soft">${o("page.slips.deals")}</span>`:null}
			<${ja} deal=${t} slip=${a} /></th>`)}</tr>
		${s.map((a,r)=>i`<tr key=${r}><th scope="row">${Ta({variant:e,slip:a})}</th>
			<td colspan=${n.length} class="laid"><${ja} deal=${t} slip=${a} /></td></tr>`)}</thead>`}var Hk=({par:e,seats:t})=>i`<tr class="par"><th scope="row">${o("page.event.par")}</th>
	${e.seats.slice(0,t).map((n,s)=>i`<td key=${s}><span class="figures">
		<span class="soft">${ve(n.made)}</span>
		<b>${O(Math.round(n.points))}</b>
		<span class="soft">${te(Math.round(n.margin))} ±${O(Math.ceil(1.96*n.error))}</span></span></td>`)}</tr>`,Kk=({view:e,variant:t,par:n,of:{board:s,lines:a,deal:r}})=>i`<section class="traveller">
	<h3>${o("page.event.board",{n:s})} ${r&&t?i`<small class="soft">${re(Ma(t,r).join(" · "))}</small>`:null}</h3>
	<${se}><table class="book">
		${r&&t?i`<${zk} variant=${t} deal=${r} />`:null}
		<tbody>${a.map(l=>i`<tr key=${`${l.round} ${l.table}`}>
			<th scope="row"><${Fk} view=${e} line=${l} board=${s} /></th>
			${l.players.map((c,p)=>i`<${qk} key=${p} view=${e} line=${l} seat=${p} />`)}</tr>`)}
			${n?i`<${Hk} par=${n.par} seats=${a[0]?.players.length??0} />`:null}</tbody>
	</table><//>
</section>`;function Cs({view:e,event:t}){let n=e.travellers??[],s=n.filter(c=>c.deal).length;x(()=>{s&&dc(t)},[t,s]);let a=oe(e.variant,e.rules),r=uc.value.event===t?uc.value.pars:[];if(n.length===0)return i`<p class="soft">${o("page.event.travellers.none")}</p>`;let l=[o("page.event.travellers.how"),r[0]?o("page.event.par.how",{n:r[0].par.plays}):"",e.online?o("page.event.travellers.report"):""];return i`<p class="small soft">${l.filter(Boolean).join(" ")}</p>
		<div class="travellers">${n.map(c=>i`<${Kk} key=${c.board} view=${e} variant=${a} of=${c}
			par=${r.find(p=>p.board===c.board)} />`)}</div>`}var cf={cards:Jk,organiser:pf,players:pf,seats:Uk,results:Gk},uf=({id:e,codes:t},n)=>`${pn(`/event/${e}`)}#${n}.${t[n-1]}`;function df({desk:e}){let{of:t,setup:n,live:s}=e,a=t.view.members.length,[r,l]=y(Math.max(1,t.round?.tables.length??Math.floor(a/(s||3)))),[c,p]=y(null),u=f=>ae(async()=>{let h=Array.from({length:r},(g,v)=>uf(e,v+1));f==="results"&&await dc(e.id),p({what:f,codes:f==="cards"?await tl(h):[]})});x(()=>{c&&print()},[c]);let d=()=>ae(async()=>{let{seed:f}=await Jd({event:e.id});Vm({variant:n.variant,seed:f,first:(t.next-1)*n.deals+1,deals:n.deals,fixed:!0})}),$=Object.keys(cf),m=cf[c?.what??"cards"];return i`<section class="stack unprinted">
			${fs(location.hostname)?i`<p class="trouble">${o("page.event.print.own")}</p>`:null}
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
				of=${c.what} /></div>`:null}`}function Jk({desk:e,codes:t}){return t.map((n,s)=>i`<section key=${s} class="table-card">
		<p class="card-title">${e.of.view.title}</p>
		<p class="card-number">${o("page.event.table",{n:s+1})}</p>
		<${nl} code=${n} label=${uf(e,s+1)} />
		<ol>${[1,2,3,4].map(a=>i`<li key=${a}>${o(`page.event.card.${a}`)}</li>`)}</ol>
	</section>`)}function pf({desk:{of:{view:e},setup:t},of:n}){let s={deals:t.deals,rounds:e.planned,play:t.play},a=fs(location.hostname)?"____________________":location.origin,r=(l,c,p)=>i`<${p} class="guide">${Array.from({length:c},(u,d)=>i`<li key=${d}>${o(`page.event.guide.${l}.${d+1}`,s)}</li>`)}<//>`;return i`<h1>${o(`page.event.guide.${n}`)}</h1>
		<p><b>${e.title}</b> · ${Pt(e.date)} · ${o(`variant.${e.variant}`)}</p>
		${n==="players"?r(n,8,"ol"):i`${r(n,6,"ol")}
			<h2>${o("page.event.guide.trouble")}</h2>${r("trouble",8,"ul")}
			<p class="guide-note">${o("page.event.guide.note",{address:a})}</p>`}`}function Uk({desk:{of:e}}){let{round:t,view:n}=e,s=(t?.tables??[]).flatMap(a=>a.seats.map((r,l)=>({name:e.name(r),table:a.number,chair:l+1})));return s.sort((a,r)=>a.name.localeCompare(r.name)),i`<h1>${n.title}</h1><h2>${o("page.event.round",{n:t?.number??0})}</h2>
		<table class="book door"><thead><tr><th scope="col">${o("page.season.player")}</th>
			<th scope="col">${o("page.event.table.head")}</th><th scope="col">${o("page.event.chair.head")}</th></tr></thead>
			<tbody>${s.map(a=>i`<tr key=${`${a.table} ${a.chair}`}><th scope="row">${a.name}</th>
				<td><b>${O(a.table)}</b></td><td>${O(a.chair)}</td></tr>`)}</tbody></table>`}function Gk({desk:{id:e,of:{view:t}}}){return i`<h1>${t.title}</h1>
		<p>${Pt(t.date)} · ${o(`variant.${t.variant}`)}</p>
		<${Ns} view=${t} />
		${t.travellers?.length?i`<h2>${o("page.event.part.travellers")}</h2><${Cs} view=${t} event=${e} />`:null}`}var Vk=500,Zk=40,Qk=(e,t)=>e.view.members.filter(n=>!n.bot&&Tr(Ar(e,n.id),t)).map(n=>n.id);function $f(e,t,n,s){let a=Qk(t,t.next),r=t.view.members.filter($=>$.bot).map($=>$.id),l=Math.max(1,Math.min(t.view.planned,Zk)-t.next+1),c=s&&a.length+r.length>=n,p=JSON.stringify([c,t.next,l,a,r]),{value:u,wrong:d}=j(async $=>{if(await new Promise(h=>setTimeout(h,Vk)),!c||$.aborted)return{about:p,choices:[]};let{choices:m}=await Kd({event:e,from:t.next,rounds:l},{signal:$}),f=h=>r.includes(h);return{about:p,choices:m.map(({bots:h,...g})=>h&&g.rounds.some(v=>v.tables.some(b=>b.seats.some(f)))?{...g,bots:h}:g)}},p);return{choices:u?.about===p?u.choices:[],wrong:d,players:a,enough:a.length+r.length>=n}}var $c=e=>({tables:e?.rounds[0]?.tables.map(t=>t.seats)??[],out:e?.rounds[0]?.out??[]}),mf=({tables:e},t,n)=>e.map((s,a)=>({table:a+1,seats:s,...n&&{boards:Array.from({length:n},(r,l)=>(t-1)*n+l+1)}}));function ff({tables:e},t){let n=e.findIndex(s=>s.length!==t&&s.length!==t+1);return e.length===0?o("page.event.seat.none",{n:t}):n<0?"":o("page.event.seat.wrong",{table:n+1,is:e[n]?.length??0,n:t,more:t+1})}function Yk(e){let t=new Map;for(let{length:n}of e)t.set(n,(t.get(n)??0)+1);return L([...t].sort(([n],[s])=>n-s).map(([n,s])=>o("page.event.tables.of",{n:s,size:n})))}var Xk=([e=0,t=0])=>e===t?O(e):`${O(e)}–${O(t)}`;function hf({choices:e,chosen:t,onchoose:n}){let s=["meetings","shared","out","large"];return i`<${se}><table class="book choices-of">
		<thead><tr><th scope="col">${o("page.event.choices")}</th>
			${s.map(a=>i`<th key=${a} scope="col">${o(`page.event.choice.${a}`)}</th>`)}</tr></thead>
		<tbody>${e.map((a,r)=>i`<tr key=${r}>
			<th scope="row"><label class="choice"><input type="radio" name="seating" checked=${r===t}
				onchange=${()=>n(r)} /><span>${Yk($c(a).tables)}${a.bots?` ${o("page.event.choice.bots")}`:""}
				${a.apart?i` <span class="trouble">${o("page.event.choice.apart",{n:a.apart})}</span>`:null}</span></label></th>
			${s.map(l=>i`<td key=${l}>${Xk(a[l])}</td>`)}</tr>`)}</tbody>
	</table><//>
	<p class="small soft">${o("page.event.choices.how")}</p>`}function e0({tables:e,out:t},n,s){let a=[...e.map($=>[...$]),[...t],[]],[r,l]=[a[n.row],a[s.row]],c=r?.[n.chair];if(!r||!l||!c||n.row===s.row&&s.chair>=l.length)return{tables:e,out:t};let p=l[s.chair];l[s.chair]=c,p?r[n.chair]=p:r.splice(n.chair,1);let u=a.pop()??[],d=a.pop()??[];return{tables:[...a,u].filter($=>$.length>0),out:d}}function gf({of:e,plan:t,live:n,onchange:s}){let[a,r]=y(null),l=N(null),c=(d,$)=>(r(null),d&&s(e0(t,d,$))),p=(d,$)=>{let m=a?.row===d.row&&a.chair===d.chair;return i`<button type="button" key=${$??"+"} class=${`chip ${$?"":"free"}`}
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
		</div>`}function mc({tables:e},t){let n=e.map(s=>s.filter(a=>t.includes(a))).filter(s=>s.length>0);return{tables:n,out:t.filter(s=>!n.flat().includes(s))}}var yf=({onclick:e})=>i`<${w} plain onclick=${e} say=${o("page.event.seat.suggested")} />`;function bf({desk:e,round:t}){let[n,s]=y({table:0,board:-1}),a=d=>Ee(d).of-Ee(d).played,r=t.closed?t.tables:[...t.tables].sort((d,$)=>a($)-a(d)||d.number-$.number),l=t.tables.find(d=>d.number===n.table),c=l?.boards.find(d=>d.number===n.board),u={desk:e,round:t,table:l,onclose:()=>s({table:0,board:-1})};return i`<ul class="desk-tables">${r.map(d=>{let{played:$,of:m,done:f}=Ee(d);return i`<li key=${d.number} class=${f?"done":""}>
				<p class="row"><b>${o("page.event.table",{n:d.number})}</b>
					<span class="soft">${f?o("page.event.done"):o("page.event.progress",{n:$,of:m})}</span>
					<${w} plain onclick=${()=>s({table:d.number,board:-1})} say=${o("page.event.change")} /></p>
				<p>${d.seats.map(h=>e.of.name(h)).join(" · ")}</p>
				<p class="board-marks">${d.boards.filter(h=>h.number||h.played).map(h=>i`<button type="button" key=${h.number}
					class=${`board-mark ${Mr(h)}`} onclick=${()=>s({table:d.number,board:h.number})}
					aria-label=${`${n0(h)}: ${o(`page.event.status.${Mr(h)}`)}`}>${h.number||"∑"}</button>`)}</p>
			</li>`})}</ul>
		<p class="small soft legend">${t0.filter(d=>t.tables.some($=>$.boards.some(m=>Mr(m)===d))).map(d=>i`<span key=${d}><i class=${`board-mark ${d}`} aria-hidden="true"></i>
				${` ${o(`page.event.status.${d}`)}`}</span>`)}</p>
		${l&&c?i`<${a0} ...${u} board=${c} />`:l?i`<${s0} ...${u} />`:null}`}var t0=["entered","confirmed","waiting","disputed","unfit"],n0=e=>e.number?o("page.event.board",{n:e.number}):o("page.event.whole"),vf=({desk:{id:e,codes:t},table:{at:n,number:s}})=>i`<p><a class="button" target="_blank"
	href=${n?`/t/${n}`:`/event/${e}#${s}.${t[s-1]??""}`}>
	${o(n?"page.evenings.go":"page.event.pad")}</a></p>`;function s0({desk:e,round:t,table:n,onclose:s}){let{of:a,send:r}=e,[l,c]=y(n.seats),[p,u]=y(""),[d,$]=y("0"),[m,f]=y(Ee(n).played+1),h={round:t.number,table:n.number},g=a.stand.filter(S=>S.do==="seated"&&S.round===t.number&&S.table===n.number),v=a.view.members.map(S=>[S.id,a.name(S.id)]),b=(S,A)=>c(l.map((B,_)=>_===S?A:B===A?l[S]??"":B)),k=n.seats.map((S,A)=>[String(A),`${o("page.event.chair",{n:A+1})}: ${a.name(S)}`]);return i`<${R} broad title=${Hn(h)} onclose=${s}><div class="stack desk-dialog">
		<${vf} desk=${e} table=${n} />
		<h3>${o("page.event.seated")}</h3>
		<form class="stack" onsubmit=${S=>(S.preventDefault(),s(),r({do:"seated",...h,seats:l,replaces:Te(g)}))}>
			<div class="row">${l.map((S,A)=>i`<${q} key=${A} label=${o("page.event.chair",{n:A+1})}
				value=${S}
				options=${v} onchange=${B=>b(A,B)} />`)}</div>
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
	</div><//>`}function a0({desk:e,round:t,table:n,board:s,onclose:a}){let{of:r,send:l}=e,c=s.own,[p,u]=y(c?"points":"ruling"),d={round:t.number,table:n.number,...s.number&&{board:s.number}},$=r.stand.filter(b=>c?.results?.includes(b.id)),m=c?.players??n.seats,f=b=>(l(b),a()),h=c?["points","other","ruling","remove"]:["ruling"],v={points:o0,other:r0,ruling:i0,remove:l0}[p];return i`<${R} broad title=${Hn(d)} onclose=${a}><div class="stack desk-dialog">
		${c?i`<p><b>${o(`page.event.status.${c.status}`)}</b></p>
				<table class="book"><tbody>${m.map((b,k)=>i`<tr key=${k}><th scope="row">${r.name(b)}</th>
					<td>${Es(c.entry?.hands[k])}</td>
						<td>${c.points?O(c.points[k]??0):""}</td></tr>`)}</tbody></table>`:i`<p class="soft">${o("page.event.unplayed")}</p>`}
		<${vf} desk=${e} table=${n} />
		<${J} label=${o("page.event.right")} value=${p}
			options=${V("page.event.right",...h)} onchange=${u} />
		<${v} key=${p} desk=${e} subject=${d} players=${m}
			points=${c?.points} results=${$} put=${f} />
	</div><//>`}function o0({desk:e,subject:t,players:n,points:s,results:a,put:r}){let[l,c]=y(n.map((p,u)=>s?.[u]??0));return i`<${$t} say=${o("page.event.correct")} onsend=${p=>r({do:"correction",...t,result:{points:l},replaces:Te(a),reason:p})}>
		<div class="row">${n.map((p,u)=>i`<${Q} key=${u} label=${e.of.name(p)} value=${l[u]??0}
			min=${-9999} max=${9999} onchange=${d=>c(l.with(u,d))} />`)}</div>
		<p class="small soft">${o("page.event.points.about")}</p><//>`}function r0({desk:e,subject:t,results:n,put:s}){let[a,r]=y(t.board??1),[l]=n;return i`<${$t} say=${o("page.event.correct")} can=${l&&a!==t.board}
		onsend=${c=>l?.result&&s({do:"correction",...t,board:a,result:l.result,replaces:Te(n),reason:c})}>
		<${Q} label=${o("page.event.right.other.board")} value=${a} min=${1} max=${999} onchange=${r} />
		<p class="small soft">${o(`page.event.other.about.${e.of.view.play}`)}</p><//>`}function i0({desk:e,subject:t,players:n,put:s}){let{of:a}=e,r=a.view.play==="boards",[l,c]=y(n[0]??""),[p,u]=y(r?"average":"fixed"),[d,$]=y(0),m=a.stand.filter(f=>f.do==="ruling"&&f.round===t.round&&f.table===t.table&&(f.board??0)===(t.board??0)&&a.root(f.member)===l);return i`<${$t} say=${o("page.event.rule")} onsend=${f=>s({do:"ruling",...t,member:l,ruling:{score:p,...p==="fixed"&&d&&{points:d}},reason:f,replaces:Te(m)})}>
		<div class="row"><${q} label=${o("page.event.ruling.who")} value=${l} onchange=${c}
				options=${n.map(f=>[f,a.name(f)])} />
			${r?i`<${q} label=${o("page.event.ruling.score")} value=${p} onchange=${u}
				options=${["average","plus","minus","fixed"].map(f=>[f,o(`page.event.ruling.name.${f}`)])} />`:null}
			${p==="fixed"?i`<${Q} label=${o("page.season.points")} value=${d} min=${-9999} max=${9999}
				onchange=${$} />`:null}</div>
		<p class="small soft">${o("page.event.ruling.about")}</p><//>`}var l0=({results:e,put:t})=>i`<${$t} say=${o("page.event.withdraw")}
	onsend=${n=>t({do:"withdraw",replaces:Te(e),reason:n})} />`;function wf({desk:e,all:t}){let{of:n,send:s}=e;if(t.length===0)return null;let a=(r,l)=>{let{id:c,by:p,device:u,count:d,reason:$,...m}=l,f=r.acts,h=o("page.event.settled");l.do==="dispute"?s({do:"withdraw",replaces:f,reason:h}):l.result?s({...m,do:"correction",replaces:f,reason:h}):s({...m,...$&&{reason:$},replaces:f})};return i`<section class="desk-disputes" aria-label=${o("page.event.disputes")}>
		<h2>${o("page.event.disputes")}</h2>
		<ul>${t.map(r=>{let l=n.stand.filter(c=>r.acts.includes(c.id));return i`<li key=${r.acts.join()}><p><b>${Hn(r)||o("page.event.kind",{kind:r.kind})}</b></p>
				${l.map(c=>i`<p key=${c.id} class="row">
					<span>${c.do==="dispute"?o("page.event.disputed"):Ea(n,c)}
						${c.reason?i` <em>${o("page.event.because",{reason:c.reason})}</em>`:null}</span>
					<${w} onclick=${()=>a(r,c)}
						say=${o(c.do==="dispute"?"page.event.again":"page.event.so")} /></p>`)}
			</li>`})}</ul></section>`}var fc=6e4,xf="ninetynine.event.minutes",kf={round:u0,players:lf,ranking:h0,travellers:g0,log:sf,prints:df};function Sf({connection:e,shown:t,own:n}){x(()=>{ae(Ae)},[]),sn(t.at);let{view:s,desk:{acts:a,setup:r,disputes:l,codes:c}}=t,p=af(s,a),[u,d]=y(p.round?"round":"players"),$=ke.value.find(v=>v.id===s.variant)?.chairs??0,m=async(...v)=>{let b=await e.send(...v).done;for(let{fault:k}of b)M(D(new I(400,k.reason,k.text,k.why,k.args)));return b.length===0},f={id:t.event,of:p,setup:r,codes:c,live:$,send:m},h=Object.keys(kf).filter(v=>v!=="travellers"||s.play==="boards"),g=kf[u];return i`<main id="main" tabindex="-1" class="desk">
		<header class="unprinted"><div><h1>${s.title}</h1>
			<p class="soft">${[Pt(s.date),o(`variant.${s.variant}`),s.closed?o("page.event.closed"):Ps(p.round,s.planned)].join(" · ")}</p></div>
			<${p0} round=${p.round} desk=${f} /></header>
		<${c0} connection=${e} />
		<div class="unprinted stack">
			${n}
			${l.length&&u!=="round"?i`<p class="trouble" role="status">${o("page.event.disputes.n",{n:l.length})}</p>`:null}
			<${J} hidden label=${s.title} value=${u} onchange=${d}
				options=${V("page.event.part",...h)} />
		</div>
		<${g} key=${u} desk=${f} disputes=${l} />
	</main>`}function c0({connection:e}){let t=e.waiting.value.length;return e.offline.value?i`<p class="trouble unprinted" role="status">${o("page.event.offline",{n:t})}</p>`:null}function hc(){let[,e]=y(0);return x(()=>{let t=setInterval(()=>e(n=>n+1),1e3);return()=>clearInterval(t)},[]),ht("there")}function gc(e){let t=Math.abs(Math.round(e/1e3));return`${e<0?"−":""}${Math.floor(t/60)}:${String(t%60).padStart(2,"0")}`}function p0({round:e,desk:{of:t,send:n}}){let s=hc();if(!e||e.closed)return null;let a=t.stand.filter(l=>l.do==="clock"&&l.round===e.number),r=l=>n({do:"clock",round:e.number,ends:Math.round(l),replaces:Te(a)});return i`<div class="desk-clock row">
		${e.ends?i`<b class=${s>e.ends?"trouble":""} role="timer">${gc(e.ends-s)}</b>`:null}
		<${w} plain onclick=${()=>r(e.ends?Math.max(e.ends,s)+5*fc:s+jr()*fc)}
			say=${e.ends?o("page.event.clock.more"):o("page.event.clock.start",{n:jr()})} />
	</div>`}var jr=()=>Number(De(xf)??40)||40;function u0({desk:e,disputes:t}){let{of:n}=e,[s,a]=y(0),r=n.rounds.find(l=>l.number===s)??n.round;return i`<${wf} desk=${e} all=${t} />
		${n.view.closed?i`<${$0} desk=${e} />`:i`<${m0} desk=${e} />`}
		${r?i`<section><div class="row"><h2>${o("page.event.round",{n:r.number})}${r.closed?i` <small class="soft">${o("page.event.round.closed")}</small>`:null}</h2>
				${n.rounds.length>1?i`<${q} hidden label=${o("page.event.rounds")} value=${String(r.number)}
					onchange=${l=>a(Number(l))}
					options=${n.rounds.map(l=>[String(l.number),o("page.event.round",{n:l.number})])} />`:null}
				<${d0} desk=${e} round=${r} /></div>
				<${bf} desk=${e} round=${r} /></section>`:null}`}var Nr=(e,t)=>e.stand.filter(n=>(n.do==="close"||n.do==="reopen")&&n.round===t);function d0({desk:{of:e,send:t},round:n}){let[s,a]=y(!1),r=Bs(n).length,l=n.closed?"reopen":"close",c=()=>(a(!1),t({do:l,round:n.number,replaces:Te(Nr(e,n.number))}));return e.view.closed?null:i`<${w} plain onclick=${()=>l==="close"&&r?a(!0):c()}
		say=${o(`page.event.${l}`)} />
		${s?i`<${Ue} title=${o("page.event.close")} text=${o("page.event.close.sure",{n:r})}
			yes=${o("page.event.close")} onyes=${c} onclose=${()=>a(!1)} />`:null}`}var $0=({desk:{of:e,send:t}})=>i`<p class="row"><span class="lead">${o("page.event.over")}</span>
	<${w} plain onclick=${()=>t({do:"reopen",replaces:Te(Nr(e))})}
		say=${o("page.event.reopen.event")} /></p>`;function m0({desk:e}){let{of:t,send:n,live:s,setup:a}=e,{round:r,next:l,view:c}=t,p=Bs(r),[u,d]=y(!1),[$,m]=y(0),[f,h]=y(null),[g,v]=y(jr()),[b,k]=y(!1),S=r!==void 0&&l>c.planned&&!b,A=!S&&(p.length===0||u),{choices:B,wrong:_,players:ee,enough:z}=$f(e.id,t,s,A),pe=[...ee,...c.members.filter(ot=>ot.bot).map(ot=>ot.id)],Se=f?mc(f,pe):$c(B[$]??B[0]),at=a.play==="boards"?a.deals:0,We=f||B.length?ff(Se,s):"",Ce=r&&!r.closed?[{do:"close",round:r.number,replaces:Te(Nr(t,r.number))}]:[],Yt=async()=>{ne(xf,String(g||jr()));let ot=t.stand.filter(up=>up.do==="round"&&up.round===l),Rs=[...Ce,{do:"round",round:l,tables:mf(Se,l,at),replaces:Te(ot)},...g?[{do:"clock",round:l,ends:ht("there")+g*fc}]:[]];await n(...Rs)&&(h(null),d(!1),m(0))};if(S)return i`<${f0} desk=${e} late=${p.length} closes=${Ce} onmore=${()=>k(!0)} />`;let Ka={closes:Ce.length?"yes":"no",round:r?.number??0,n:Se.tables.flat().length,tables:Se.tables.length,minutes:g};return i`<section class="desk-next" aria-label=${o("page.event.next",{n:l})}>
		${p.length&&!u?i`<p class="row"><span>
				${o("page.event.wait",{n:p.length,list:p.map(ot=>ot.number).join(", ")})}</span>
				<${w} plain onclick=${()=>d(!0)} say=${o("page.event.ahead",{n:l})} /></p>`:i`<div class="row"><${w} chief onclick=${Yt} disabled=${!Se.tables.length||We!==""}
					say=${o("page.event.next",{n:l})} />
				<p>${z?We||(Se.tables.length?o("page.event.next.does",Ka):_||o("page.event.seeking")):o("page.event.few",{n:s})}</p></div>`}
		${A&&z&&(B.length||f)?i`<details><summary>${o("page.event.seating")}</summary><div class="stack">
				<${hf} choices=${B} chosen=${f?-1:$}
					onchoose=${ot=>(h(null),m(ot))} />
				<${gf} of=${t} plan=${mc(Se,pe)} live=${s} onchange=${h} />
				<div class="row"><${Q} label=${o("page.event.minutes")}
					value=${g} min=${0} max=${600} onchange=${v} />
					${f?i`<${yf} onclick=${()=>h(null)} />`:null}</div>
			</div></details>`:null}
	</section>`}function f0({desk:{of:e,send:t},late:n,closes:s,onmore:a}){return i`<section class="desk-next row">
		${n?i`<p>${o("page.event.wait",{n,list:Bs(e.round).map(l=>l.number).join(", ")})}</p>`:i`<${w} chief onclick=${()=>t(...s,{do:"close",replaces:Te(Nr(e))})} say=${o("page.event.end")} /><p>${o("page.event.end.does")}</p>`}
		<${w} plain onclick=${a} say=${o("page.event.more")} /></section>`}function h0({desk:{of:{view:e}}}){return i`<section class="stack"><${Ns} view=${e} /><p><${ef} view=${e} /></p></section>`}function g0({desk:{id:e,of:{view:t}}}){return i`<section><h2 class="unseen">${o("page.event.part.travellers")}</h2>
		<${Cs} view=${t} event=${e} /></section>`}var y0=9e3,[b0,v0]=[16,2.05];function Of({all:e}){let t=N(null),[{columns:n,rows:s},a]=y({columns:1,rows:1}),[r,l]=y(0);Oe(()=>{let m=t.current;if(!m)return;let f=()=>{let g=parseFloat(getComputedStyle(m).fontSize)||16;a({columns:Math.max(1,Math.floor(m.clientWidth/g/b0)),rows:Math.max(1,Math.floor(m.clientHeight/g/v0))})},h=new ResizeObserver(f);return h.observe(m),f(),()=>h.disconnect()},[]);let c=n*s,p=Math.max(1,Math.ceil(e.length/c));x(()=>{if(p<2)return;let m=setInterval(()=>l(f=>f+1),y0);return()=>clearInterval(m)},[p]);let u=r%p,d=e.slice(u*c,(u+1)*c),$=Math.max(1,Math.min(s,Math.ceil(e.length/n)));return i`<div class="wall-box" ref=${t}>
		<ol class="wall-list" style=${`--columns: ${n}; --rows: ${$}`}>${d}</ol>
		${p>1?i`<p class="wall-page">${o("page.event.wall.page",{n:u+1,of:p})}</p>`:null}</div>`}function Af({view:e}){let t=Na(e),n=t!==void 0&&rf(t);return i`<main id="main" tabindex="-1" class="wall">
		<header><h1>${e.title}</h1>
			<p>${Ps(t,e.planned)}</p>
			<${w0} round=${t} /></header>
		${n?i`<${x0} view=${e} round=${t} />`:i`<${k0} view=${e} />`}
		<${S0} round=${t} closed=${e.closed===!0} />
	</main>`}function w0({round:e}){let t=hc();return!e?.ends||e.closed?null:i`<b class=${`wall-clock ${t>e.ends?"up":""}`} role="timer">${gc(e.ends-t)}</b>`}function k0({view:e}){return e.ranking.length===0?i`<p class="wall-said">${o("page.event.wall.soon")}</p>`:i`<${Of} all=${e.ranking.map(t=>i`<li key=${t.member}>
		<span class="place">${t.place}</span> <span class="who">${Or(e,t)}</span>
		<b>${Xm(e,t)}</b></li>`)} />`}var x0=({view:e,round:t})=>{let n=t.tables.flatMap(s=>s.seats.map((a,r)=>({name:kt(e,a),table:s.number,chair:r})));return n.sort((s,a)=>s.name.localeCompare(a.name)),i`<${Of} all=${n.map(s=>i`<li key=${`${s.table} ${s.chair}`}>
		<span class="who">${s.name}</span>
			<b>${o("page.event.wall.to",{table:s.table,chair:s.chair+1})}</b></li>`)} />`};function S0({round:e,closed:t}){let n=Bs(e),s=e?.tables.some(a=>Ee(a).done)||(e?.ends??1/0)<Date.now();return t?i`<footer><b>${o("page.event.over")}</b></footer>`:!n.length||!s?null:i`<footer>${o("page.event.wall.late")} ${n.map(a=>{let{played:r,of:l}=Ee(a);return i`<span key=${a.number}><b>${o("page.event.table",{n:a.number})}</b>
			<small> (${o("page.event.progress",{n:r,of:l})})</small></span> `})}</footer>`}var Er={ArrowDown:[1,0],ArrowUp:[-1,0],ArrowRight:[0,1],ArrowLeft:[0,-1]},O0=60,A0=600,yc=class{#e;#n=[];#t=0;constructor(t){this.#e=t}press(t){return t==="Enter"&&performance.now()<this.#t?!0:this.#n.length===0&&this.#e.current()?this.#e.act(t):t in Er||/^(.|Enter|Backspace|Redo)$/u.test(t)?(this.#n.length<O0&&this.#n.push(t),this.#s(),!0):!1}goOn(){for(;this.#n.length>0&&this.#e.current();)this.#e.act(this.#n.shift()??"");this.#s()}#s(){if(this.#e.changing())for(this.#n=this.#n.filter(t=>t!=="Backspace"&&t!=="Redo");this.#n[0]==="Enter";)this.#n.shift()}hear({fault:t,unfit:n}){(t||n)&&(this.#n=[]),this.#t=n?performance.now()+A0:0}},Tf=e=>e.target instanceof Element&&e.target.closest(".pad-panel")!==null;function bc(e){if(!(e.ctrlKey||e.metaKey)||e.altKey)return e.key;let t=e.key.toLowerCase();return t==="z"&&!e.shiftKey?"Backspace":t==="z"||t==="y"?"Redo":""}function T0(e){if(!bc(e)||e.altKey||document.querySelector("dialog[open]"))return!1;let t=e.target instanceof Element?e.target:null;return t?.closest("input, select, textarea, summary, [contenteditable]")?!1:e.key in Er?t===document.body||Tf(e):!((e.key==="Enter"||e.key===" ")&&t?.closest("button, a"))}var M0=e=>e.repeat&&["Enter","Backspace","Redo"].includes(bc(e));function Mf(e){let t=N(e);t.current=e;let n=N(!0),[,s]=y(0),a=N(null),r=a.current??=new yc({act:l=>t.current.act(l)?(n.current=!1,s(c=>c+1),!0):!1,current:()=>n.current&&t.current.current(),changing:()=>t.current.changing()});return Oe(()=>r.hear(e.pad),[e.pad]),x(()=>{n.current=!0,r.goOn()}),Oe(()=>{let l=c=>{(M0(c)?Tf(c):T0(c)&&r.press(bc(c)))&&c.preventDefault()};return document.addEventListener("keydown",l),()=>document.removeEventListener("keydown",l)},[]),l=>r.press(l)}var _e=(e,t)=>t===void 0?"":e.seats[t]||(t<e.choices.live?o("seat",{n:t+1}):o("dummy")),Ct=e=>e.seats.map((t,n)=>_e(e,n)),jf=({rules:e,house:t})=>t?e.name:o(`variant.${e.id}`),Ba=e=>{let t=e.date?Date.parse(`${e.date}T12:00`):NaN;return Number.isNaN(t)?jf(e):`${jf(e)} · ${Z(t,{dateStyle:"long"})}`};function Pa(e){let t=e.map(n=>n.trim().toLowerCase());return e.find((n,s)=>t[s]&&t.indexOf(t[s])<s)}function kn(e){let t=Ct(e),{end:n}=e;if(n&&!n.cut)return o("page.winner",{names:L(n.winners.map(r=>t[r]??"")),n:n.winners.length,you:"no"});let s=Math.max(...e.totals),a=t.filter((r,l)=>e.totals[l]===s);return e.deals.length===0?"":o("page.pad.leads",{names:L(a),n:a.length,points:O(s),over:n?"yes":"no"})}function Nf(e){let t=Ct(e),n=(r,l)=>r.map((c,p)=>`${t[p]} ${l(c)}`).join(", "),s=e.deals.map(r=>{let l=r.points.map((c,p)=>`${t[p]} ${te(c)}${r.made[p]?" •":""}`).join(", ");return`${r.deal+1}. ${K(r.trump)}: ${l}`}),a=e.settlement??[];return[`Ninety-Nine · ${Ba(e)}`,n(e.totals,O),kn(e),"",...s,"",...a].join(`
`).replaceAll(/\n{3,}/g,`

`).trim()}var Bf=({what:e,seat:t=-1})=>e==="turnup"||e==="name"?{seat:-1,field:"trump"}:{seat:t,field:e==="number"?"premium":e==="tricks"?"tricks":"contract"},Pf=(e,t)=>e.seat===t?.seat&&e.field===t.field;function wc(e,{what:t,seat:n=-1}){let s=e.hands[n]??{};switch(t){case"tricks":return s.tricks!==void 0;case"outcome":return s.made!==void 0||s.bid!==void 0;case"bid":return s.bid!==void 0;case"number":return/\d/.test(s.premium??"");default:return e.trump!==void 0}}var j0=e=>[...new Set(e.choices.premiums.map(t=>t.split(" ")[0]??""))],Ef=(e,t)=>e.choices.premiums.filter(n=>n.startsWith(`${t} `)).map(n=>Number(n.split(" ")[1])),N0=(e,t,n)=>{let s={...e,hands:e.hands.with(t,n)},a=s.hands.some(c=>c.premium),{trump:r,...l}=s;return a||e.hands[t]?.premium===n.premium?s:l},E0=e=>Object.fromEntries(Object.entries(e).filter(([,t])=>t!==void 0&&t!==""));function kc({pad:e,deal:t,named:n,inserting:s=!1,words:a}){let r=e.deals[t],l=r??e.due;if(!l)return null;let c=n??(s&&e.choices.trumps.length>0?void 0:l.trump),p=c===l.trump||!l.trump?l.origin:"",u={dealer:_e(e,l.dealer),lead:_e(e,l.lead),past:r?"yes":"no"},d=l.vulnerable?.map($=>_e(e,$)).join(", ");return i`<div class="pad-due">
		${c?i`<${$e} trump=${c} />`:i`<span class="sign none" aria-hidden="true">?</span>`}
		<p class="who">
			<b>${a?.title??o("page.pad.roles",u)}</b>
			<span class="soft">${a?.roles??o("page.pad.deal",{n:t+1})}</span>
		</p>
		<p class="trump">${c?p?o("why.trump",{trump:K(c),why:p}):K(c):o("page.pad.turnup")}
			${d?i` <span class="soft">· ${o("pad.vulnerable",{names:d})}</span>`:null}
		</p>
	</div>`}var B0=({due:e,seat:t})=>{let n=t===e?.dealer?"dealer":t===e?.lead?"forehand":"";return n?i`<small class="role soft" aria-hidden="true">${o(`page.stats.place.${n}`)}</small>`:null},vc=({label:e,text:t,said:n,now:s,wrong:a,onpick:r,children:l})=>i`<button type="button"
	class=${`box ${n?"said":t?"follows":""}`} aria-pressed=${s} data-wrong=${a||void 0}
	aria-label=${t?`${e}: ${t}`:e} onclick=${r}>${l??t}</button>`,Ca=e=>e.totals.some((t,n)=>t!==e.game[n]);function P0(e){let{pad:t}=e,n=t.choices.premiums.length>0;return i`<div class=${`pad-rows ${n?"":"unpaid"}`} role="group" aria-label=${o("page.pad.hands")}>
		<div class="heads soft small" aria-hidden="true">
			<span class="totals">${Ca(t)?o("page.pad.totals"):""}</span>
			<span>${o("page.sheet.won")}</span><span>${o("page.sheet.contract")}</span>
			${n?i`<span>${o("page.sheet.held")}</span>`:null}
		</div>
		${t.seats.map((s,a)=>i`<${C0} key=${a} ...${e} seat=${a} />`)}
	</div>`}function C0({pad:e,deal:t,draft:n,full:s,now:a,wrong:r,pick:l,seat:c}){let p=_e(e,c),u=n.hands[c]??{},{tricks:d,bid:$,made:m,premium:f}=s.hands[c]??{},h=b=>({label:o(`page.pad.${b}.of`,{name:p}),now:Pf({seat:c,field:b},a),wrong:r===c,onpick:()=>l({seat:c,field:b})}),g=m===void 0?"":o(m?"page.sheet.made":"page.sheet.failed"),v=[$===void 0?"":o("page.pad.bid",{n:$}),g].filter(Boolean).join(", ");return i`<div class="hand-row">
		<span class="name">
			<span>${p}</span> <${B0} due=${e.deals[t]??e.due} seat=${c} />
			<b class="total">${e.game.length?O(e.game[c]??0):""}</b>
			${Ca(e)?i`<small class="rest soft">(${O(e.totals[c]??0)})</small>`:null}
		</span>
		<${vc} ...${h("tricks")} said=${u.tricks!==void 0} text=${d===void 0?"":O(d)} />
		<${vc} ...${h("contract")} said=${u.made!==void 0||u.bid!==void 0} text=${v}>
			<span class="bid">${$===void 0?"":O($)}</span>
			${g?i`<span class=${`mark ${m?"made":"failed"}`}>${m?"✓":"✗"}</span>`:null}
		<//>
		${e.choices.premiums.length>0&&c<e.choices.live?i`<${vc} ...${h("premium")} said=${!!u.premium} text=${f?ue(f):""} />`:null}
	</div>`}var D0=({rules:{trump:e,joker:t}})=>e.by==="turnup"?[...e.plain.split(" ").filter(Boolean),...t?[o("joker")]:[]].join(", "):"";function L0(e,t,n,s){let{seat:a,field:r}=n;if(r==="trump"){let d=D0(e);return e.choices.trumps.map($=>{let m=$==="none"&&d?i` <small>(${d})</small>`:null;return{key:$,on:t.trump===$,press:()=>s({...t,trump:$}),wide:!0,text:i`<${$e} trump=${$} /><span class="word">${K($)}${m}</span>`}})}let l=t.hands[a]??{},c=(d,$)=>s(N0(t,a,E0({...l,...d})),$),p=(d,$,m)=>({key:String(d),text:O(d),on:$,press:m,typed:String(d)});if(r==="tricks")return Array.from({length:e.choices.tricks+1},($,m)=>m).map($=>p($,l.tricks===$,()=>c({tricks:$})));if(r==="contract")return[{key:"made",wide:!0,text:`✓ ${o("page.sheet.made")}`,on:l.made===!0,typed:"+",press:()=>c({made:!0,bid:void 0})},{key:"failed",wide:!0,text:`✗ ${o("page.sheet.failed")}`,on:l.made===!1,typed:"-",press:()=>c({made:!1,bid:void 0})},...e.choices.bids.map(d=>p(d,l.bid===d,()=>c({bid:d,made:void 0})))];let[u=""]=(l.premium??"").split(" ");return[{key:"none",wide:!0,text:o("page.pad.no"),on:!l.premium,press:()=>c({premium:""})},...j0(e).map(d=>({key:d,wide:!0,text:ue(d),on:u===d,typed:o(`offer.letter.${d}`),or:d[0]??"",press:()=>c({premium:d},Ef(e,d).length>0)})),...(u?Ef(e,u):[]).map(d=>p(d,l.premium===`${u} ${d}`,()=>c({premium:`${u} ${d}`})))]}function R0({keys:e,label:t}){let n=e.filter(r=>!r.wide),s=Math.min(7,Math.max(5,Math.ceil(n.length/2))),a=r=>i`<button type="button" key=${r.key} class=${r.wide?"wide-key":"key"} aria-pressed=${r.on}
		aria-label=${r.label} onclick=${r.press}>${r.text}</button>`;return i`<div class="pad-keys" role="group" aria-label=${t}>
		<div class="words">${e.filter(r=>r.wide).map(a)}</div>
		<div class="digits" style=${{"--across":s}}>${n.map(a)}</div>
	</div>`}var Cf=(e,{seat:t,field:n})=>n==="trump"?o("page.pad.trump"):o(`page.pad.${n}.of`,{name:_e(e,t)}),_0={seat:-1,field:"trump"},W0=({choices:e,rules:t},n)=>e.trumps.length>0&&(t.trump.by==="turnup"||n.hands.some(s=>s.premium)),I0=({trump:e,now:t,onpick:n})=>i`<button type="button" class="box turn" aria-pressed=${t}
	onclick=${n}>${o("page.pad.trump")} ${e?i`<${$e} trump=${e} /> ${K(e)}`:"…"}
</button>`,xc=({redo:e})=>i`<button type="button" class="button redo" aria-label=${o("page.pad.redo")}
	title=${o("page.pad.redo")} onclick=${e}>
	<svg viewBox="0 0 24 24" aria-hidden="true"><path d="M15 5l5 5-5 5M20 10H9a5 5 0 0 0 0 10h4" /></svg>
</button>`;function Br({open:e,pad:t,words:n,children:s}){let[a,r]=y({place:"",cell:null}),{deal:l,entry:c,stale:p,kept:u,place:d,correcting:$,inserting:m}=e,f=a.place===d?a.cell:null,h=Ce=>r({place:d,cell:Ce}),g=n?.enter??o(m?"page.pad.insert":$?"page.pad.correct":"page.pad.enter"),b=(t.missing??(t.entry||$?[]:t.due?.missing??[])).filter(Ce=>!wc(c,Ce)),k=f??(b[0]?Bf(b[0]):null),S=!p&&t.unfit!==void 0,A=!p&&t.entry!==void 0&&!t.fault&&(t.missing??[]).length===0&&!S,_=k?L0(t,c,k,(Ce,Yt)=>(h(Yt?k:null),e.set(Ce))):[],ee=F0(t.entry,c),z={Enter:()=>(A||S)&&e.enter(S),Backspace:()=>e.undoable&&e.undo(),Redo:()=>e.redoable&&e.redo()},pe=Ce=>{let[Yt,Ka]=Er[Ce]??[];if(Yt!==void 0&&Ka!==void 0)h(H0(t,k,Yt,Ka));else{let ot=(_.find(Rs=>Rs.typed===Ce)??_.find(Rs=>Rs.or===Ce))?.press??z[Ce];if(!ot)return!1;ot()}return!0},Se=()=>e.wrong.peek()===""&&(e.stale||e.busy.peek()),We=Mf({pad:t,act:pe,current:()=>e.told===t&&e.kept===u&&!Se(),changing:()=>e.busy.peek()});return i`<section class="pad-panel" aria-label=${g}>
		<${kc} pad=${t} deal=${l} named=${ee.trump} inserting=${m} words=${n} />
		${s}
		<${P0} pad=${t} deal=${l} draft=${c} full=${ee} now=${k} wrong=${t.fault?.seat??-1}
			pick=${h} />
		<p class=${`pad-said ${t.fault||t.unfit?"trouble":A?"":"soft"}`} role="status">
			${z0(t,f,b)||(A?o("page.pad.ready"):" ")}
		</p>
		${W0(t,c)&&(ee.trump||k?.field!=="trump")?i`<${I0} trump=${ee.trump} now=${k?.field==="trump"} onpick=${()=>h(_0)} />`:null}
		${k&&!(A&&!f)?i`<${R0} keys=${_} label=${Cf(t,k)} />`:null}
		<${q0} open=${e} press=${We} can=${A||S} text=${S?o("page.pad.anyway"):g} />
	</section>`}var q0=({open:e,press:t,can:n,text:s})=>i`<div class="pad-acts">
	<${w} disabled=${!e.undoable} onclick=${()=>t("Backspace")} say=${o("page.pad.undo")} />
	${e.redoable?i`<${xc} redo=${()=>t("Redo")} />`:null}
	${e.correcting?i`<${w} onclick=${()=>e.leave()} say=${o("page.pad.cancel")} />`:null}
	<${w} chief aria-disabled=${!n} aria-busy=${e.busy.value} onclick=${()=>t("Enter")} say=${s} />
</div>`,F0=(e,t)=>({...e,...t,hands:t.hands.map((n,s)=>({...e?.hands[s],...n}))});function z0(e,t,n){if(e.fault||e.unfit)return(e.said??[]).join(" ");let s=n.find(a=>!t||Pf(Bf(a),t));return s?o(`page.pad.ask.${s.what}`,{name:_e(e,s.seat)}):t?Cf(e,t):""}function H0(e,t,n,s){let a=["tricks","contract",...e.choices.premiums.length?["premium"]:[]],r=e.seats.length,l=t&&t.seat>=0?(t.seat+n+r)%r:0,c=Math.max(0,a.indexOf(t?.field??"tricks")),p=a[(c+s+a.length)%a.length]??"tricks";return{seat:l,field:p==="premium"&&l>=e.choices.live?"contract":p}}var K0=e=>({hands:e.seats.map(()=>({}))}),J0=e=>!e||!e.trump&&e.hands.every(t=>Object.keys(t).length===0),U0=3e3,G0=e=>e instanceof Yn||e instanceof I&&([429,503].includes(e.status)||e.reason==="unfetched"),Zt=e=>ln(e)?o("page.pad.refused",{text:e.message}):D(e);function V0(e){let{record:t,summary:n,open:s,inserting:a}=e,r=Uo(e),l=Dn(e),c={hands:n.names.map(()=>({}))};return a?{record:t,deal:r,entry:l??c}:s!==null?{record:t,deal:r,...l?{entry:l}:{}}:n.over?{record:t}:{record:t,entry:l??c}}var Z0=(e,t)=>JSON.stringify(e)===JSON.stringify(t),Q0=(e,t)=>_t({lang:ie.peek(),...e},t),Pr=class{wrong=C("");busy=C(!1);#e;#n=C(null);#t=C(0);#s="";#a=new AbortController;#r=0;#i=[];#l=[];#c=null;#u="";#o;constructor(t,n=Q0){this.id=t,this.#e=n,this.#o=Qe(()=>this.#d())}close(){this.#o(),this.#a.abort(),clearTimeout(this.#r)}get kept(){return dt(this.id)}get told(){return this.#n.value?.told}get stale(){return this.#n.value?.of!==this.#p()}get deal(){return this.kept?Uo(this.kept):0}get entry(){let{kept:t,told:n}=this;return(t&&Dn(t))??(n?K0(n):{hands:[]})}get correcting(){return this.kept?.open!==null}get inserting(){return this.kept?.inserting===!0}get undoable(){let{kept:t}=this;return t!==void 0&&(Dn(t)!==void 0||t.past.length>0)}get redoable(){let{kept:t}=this;return t!==void 0&&(this.#l.some(n=>n.of===this.place)||!Dn(t)&&t.next.length>0)}get place(){return`${this.kept?.versions.at(-1)} ${this.kept&&ys(this.kept)}`}#p(){return this.kept?JSON.stringify({lang:ie.value,...V0(this.kept)}):""}#d(){let t=this.#p(),n=t&&this.stale?`${this.#t.value} ${t}`:"";if(n===this.#s)return;if(this.#s=n,this.#a.abort(),clearTimeout(this.#r),!n)return void(this.wrong.value="");let{signal:s}=this.#a=new AbortController;this.#e(JSON.parse(t),{signal:s}).then(a=>s.aborted||(this.#n.value={of:t,told:a}),a=>{s.aborted||(this.wrong.value=Zt(a),G0(a)&&(this.#r=Number(setTimeout(()=>this.#t.value++,U0))))})}set(t){this.#i.push({of:this.place,entry:this.entry}),this.#l=[],this.#$(t)}#$(t){let{kept:n}=this;n&&xe(Ln(n,ys(n),J0(t)&&n.open===null?void 0:t))}correct(t){let{kept:n}=this,s=this.told?.deals[t];n&&s&&xe({...Ln(Kt(n),t,n.drafts[t]??s.entry),open:t})}insert(t){let{kept:n}=this;n&&xe({...n,open:t,inserting:!0})}leave(){let{kept:t}=this;t&&xe(Kt(Ln(t,ys(t))))}async#m(t){let n=this.#c;this.busy.value=!0;let s=n?n.then(t,t):t();this.#c=s;try{return await s}finally{this.#c===s&&(this.#c=null,this.busy.value=!1)}}async enter(t=!1){let{kept:n,deal:s,entry:a}=this;if(!n||this.busy.peek())return;let r=ys(n),l={record:n.record,do:n.inserting?"insert":"enter",deal:s,entry:a,...t?{again:t}:{}},c=await this.#m(()=>this.#h(l,(p,u)=>{let d=Kt(Ln(p.record===u.record?p:yn(p,u),r)),$=p.drafts[r]??a;return Z0($,a)?d:{...Ln(d,s,$),open:s}}));c&&Lf(c)}async propose(t){let n=this.kept?.record??"",s=await this.#e({record:n,...t});if(!s.unfit)return s.fault?void M(Df(s)):s;let a=await this.#e({record:n,...t,again:!0});return a.unfit?s:{...a,unfit:s.unfit,said:[...s.said??[],...a.said??[]]}}async revise(t){let{kept:n}=this;if(!n||this.busy.peek())return;let s=await this.#m(()=>this.#h({record:n.record,...t,again:!0},(a,r)=>r.record===a.record?a:Kt({...yn(a,r),drafts:Y0(a,r)})));s&&Lf(s)}async end(){let{kept:t}=this;t&&!this.busy.peek()&&await this.#m(()=>this.#h({record:t.record,do:"stop"},yn))}undo=()=>this.#f("past","pad.undone");redo=()=>this.#f("next","pad.redone");async#f(t,n){if(this.busy.peek()||this.#v(t))return;let s=await this.#m(()=>this.#g(t));s&&M(o(n,{what:s}))}#v(t){let{kept:n,place:s,entry:a}=this,r=t==="past",[l,c]=r?[this.#i,this.#l]:[this.#l,this.#i],p=l.findLastIndex(d=>d.of===s);if(r?!n||!Dn(n):p<0)return!1;let[u]=l.splice(Math.max(p,0));return c.push({of:s,entry:a}),p>=0&&u?this.#$(u.entry):this.leave(),!0}async#g(t){let{kept:n}=this,s=n&&o$(n,t);if(!n||s===void 0)return"";let{act:a="some",deal:r=0}=n[t].at(-1)?.did??{};return await this.#h({record:s},(c,p)=>Kt(r$(c,p,t)),n.record)?o(`pad.act.${a}`,{deal:r+1}):""}type(t,n){return this.#m(()=>this.#y(t,n))}async#y(t,n){let{kept:s}=this;if(!s)return[];let a=(p,u)=>o(p).split("|").concat(u).includes(t.trim().toLowerCase());if(a("cmd.undo","undo"))return[await this.#b("past","pad.undone","pad.nothing")];if(a("pad.cmd.redo","redo"))return[await this.#b("next","pad.redone","pad.nothing.again")];let r=`${s.record}
${t}`,l={record:s.record,line:t,lang:n,...r===this.#u?{again:!0}:{}},c=await this.#h(l,(p,u)=>u.record===p.record?p:Kt(s$(yn(p,u))));return this.#u=c?.again?r:"",c?.said??[]}async#b(t,n,s){if(this.#v(t))return o(n,{what:o("pad.act.some")});let a=await this.#g(t);return a?o(n,{what:a}):o(s)}async#h(t,n,s=t.record){let a=this.#p(),r=await this.#e(t).catch(l=>{M(D(l))});return Ko(this.id),He(()=>{let{kept:l}=this;if(!(!r||!l))return r.fault||r.unfit||r.entry?this.#x(t,r,a):l.record!==s&&l.record!==r.record?this.#w(l,t):(this.#k(n(l,r),r),r)})}#k(t,n){let s=this.#p();xe(t);let a=this.#p();a!==s&&(this.#n.value={of:Dn(t)?"":a,told:n})}#x(t,n,s){t.entry?s===this.#p()&&(this.#n.value={of:s,told:n}):M(Df(n))}#w(t,{deal:n=0,entry:s,record:a}){let r=t.summary.deals,l=n<r&&n<(this.told?.deals.length??0)&&this.told?.record===a;s&&xe({...Ln(t,l?n:r,s),open:l?n:null}),M(o("page.pad.elsewhere"))}},Df=e=>(e.said??[]).join(" "),Y0=({drafts:e,summary:t},{deals:n})=>{let s=e[t.deals];return s?{[n.length]:s}:{}};function Lf(e){let{did:t}=e,n=e.deals[t?.deal??-1];if(t?.act==="enter"&&n){let l=L(n.points.map((c,p)=>`${_e(e,p)} ${te(c)}`));return M(o("page.pad.entered",{n:t.deal+1,points:l}),!0)}if(!t)return;let s={deal:t.deal+1},r=["correct","delete","insert"].includes(t.act)?o(`pad.did.${t.act}`,s):o("pad.changed.head",{what:o(`pad.act.${t.act}`,s)});M([r,...e.said??[]].join(" "))}var X0={pad:_t,variant:mo},Rf=e=>!e.trump&&e.hands.every(t=>Object.keys(t).length===0);function ex(e){let t=e.map(s=>[...s].slice(0,24).join("").trim());return new Set(t.map(s=>s.toLowerCase())).size<t.length||t.includes("?")?e.map((s,a)=>o("page.pad.player",{n:a+1})):t}var _f=e=>`${gn}pad.${e.variant}`,Cr=4e3;async function tx({view:e,board:t,names:n},s){let{dealer:a,trump:r}=t,{seats:l}=await s.variant(e.variant,e.rules),c=[...ex(n),...Array.from({length:l-n.length},()=>o("dummy"))],p={variant:e.variant,...e.rules&&{rules:e.rules},seats:c,first:a},u=await s.pad({begin:p},{within:Cr});if(!r||u.due?.trump===r)return u;let d={totals:c.map(()=>0),...r!=="none"&&{trump:r}};return s.pad({record:u.record,do:"head",head:{...u.head,opening:d}},{within:Cr})}var Wf=({names:e,board:t},n)=>({...n,seats:n.seats.map((s,a)=>e[a]??s),deals:[],game:[],totals:[],due:n.due&&{...n.due,dealer:t.out?-1:t.dealer,origin:""}});function nx(e,t){let n=t.hands.reduce((m,f)=>m+(f.tricks??0),0),s=t.hands.filter(m=>m.tricks===void 0).length===1,a=m=>s&&m.tricks===void 0?{...m,tricks:e.choices.tricks-n}:m,r={...t,hands:t.hands.map(a)},l="outcome",c=r.hands.slice(0,e.choices.live).map((m,f)=>({what:l,seat:f})),p=[...e.due?.missing??[],...c].filter(m=>!wc(r,m)),u=p.some(m=>m.what==="tricks"),{tricks:d}=e.choices;return n===d||n<d&&(u||s)?{...e,entry:r,missing:p}:{...e,entry:t,fault:{deal:0,kind:"sum",number:n,limit:d,bid:-1,text:""},said:[o("page.event.phone.sum",{n,of:d})]}}var Dr=class{deal=0;inserting=!1;redoable=!1;busy=C(!1);wrong=C("");#e;#n;#t;#s=C(null);#a=void 0;#r=[];#i=C(0);#l=new AbortController;#c=0;#u;constructor(t,n=X0){this.#e=t,this.#n=n,this.#t=C(Pe(t.name)??t.was??{hands:[]}),this.#u=Qe(()=>this.#p())}close(){this.#u(),this.#l.abort(),clearTimeout(this.#c)}get told(){return this.#s.value?.told}get entry(){let{hands:t,...n}=this.#t.value;return t.length?this.#t.value:{...n,hands:(this.told?.seats??[]).map(()=>({}))}}get kept(){return this.#t.value}get place(){return this.#e.name}get stale(){return this.#s.value?.of!==this.#o()}get correcting(){return this.#e.was!==void 0}get undoable(){return this.#t.value.hands.length>0&&this.#t.value!==this.#e.was}#o(){return JSON.stringify([ie.value,this.#t.value])}#p(){this.#i.value,this.#o();let{value:t}=this.#t;this.#l.abort(),clearTimeout(this.#c);let{signal:n}=this.#l=new AbortController,s=this.#o();this.#d(t,ie.value,n).then(a=>n.aborted||He(()=>(this.#s.value={of:s,told:a},this.wrong.value="")),a=>{n.aborted||(this.wrong.value=Zt(a),a instanceof Yn&&(this.#c=Number(setTimeout(()=>this.#i.value++,Cr))))})}async#d(t,n,s){let a=this.#e,r=t.hands.length===0||Rf(t);try{if(a.offline()&&!Lt.peek())throw new Yn("there");let l=await(this.#a??=tx(a,this.#n));ne(_f(a.view),JSON.stringify(l));let c=Wf(a,l);if(r)return c;let p={record:l.record,do:"enter",entry:t,lang:n},u=await this.#n.pad(p,{signal:s,within:Cr}),[d]=u.deals;if(d)return{...c,entry:d.entry,missing:[],game:d.points,totals:d.points};let{fault:$,missing:m,said:f}=u,h=$&&{fault:$,said:f??[]};return{...c,entry:u.entry??t,...m&&{missing:m},...h}}catch(l){this.#a=void 0;let c=Pe(_f(a.view));if(!(l instanceof Yn)||!c)throw l;let{trump:p,dealer:u,lead:d,...$}=c.due,{board:m}=a,f=c.choices.live;return $.lead=(m.dealer+d-u+f)%f,nx(Wf(a,{...c,due:{...$,...m.trump&&{trump:m.trump}}}),t)}}set(t){this.#r.push(this.#t.peek()),this.#$(t)}#$(t){let{name:n,was:s}=this.#e,a=!t||Rf(t);ne(n,a?null:JSON.stringify(t)),this.#t.value=a?s??{hands:[]}:t}undo(){this.#$(this.#r.pop())}redo(){}enter(){let t=this.told;!t||this.stale||(this.#e.enter(t.entry??this.entry,t.game.length?t.game:void 0),ne(this.#e.name,null))}leave(){ne(this.#e.name,null),this.#e.leave()}};var Lr=({own:e,unsent:t,played:n})=>t?"unsent":e?.status??(n?"entered":"open"),If=(e,t)=>e.tables.find(n=>n.number===t);function Sc({players:e,dealer:t,out:n},s){if(!n||n===s)return e;let a=e.length,r=[n,...e.map((p,u)=>e[(t+1+u)%a]??"")],l=r.indexOf(s),c=[...e];for(let p=0;p<a;p++)c[(t+1+p)%a]=r[(l+1+p)%r.length]??"";return c}function sx(e,t,n,s){let a={...e,players:e.own?.players??e.players??[]},r=t.out===void 0?e.out:s.seats[t.out],l=r?Sc(a,r):a.players,{entry:c,points:p}=t,u={status:"entered",players:l,...c&&{entry:c},...p&&{points:p},results:[n.id]};return{...e,...r&&{out:r},played:!0,players:l,own:u,unsent:n}}var ax=e=>({...e,players:e.own?.players??e.players??[]});function ox(e,t,n){let s=t.boards.map(ax);for(let a of n){let r=a.of??a.replaces?.[0],l=s.find($=>r!==void 0&&$.own?.results?.includes(r));if(!a.result){l&&(s=s.map($=>$===l?{...$,unsent:a}:$));continue}if(a.round!==e.number||a.table!==t.number)continue;if(l&&l.number!==a.board){let{own:$,played:m,...f}=l;s=s.map(h=>h===l?{...f,players:l.players}:h)}let c=a.board??0,p=s.find($=>$.number===c),u={number:c,dealer:l?.dealer??0,players:l?.players??[]},d=sx(p??u,a.result,a,t);s=p?s.map($=>$===p?d:$):[...s,d]}return s}function qf(e,t,n){let s,a;for(let r of e.rounds){let l=If(r,t);if(!l)continue;let c=ox(r,l,n),p=r.closed||e.closed?void 0:c.find(u=>!u.played);s={round:r,table:l,boards:c,due:p},(c.some(u=>u.played)||a===void 0)&&(a=c.every(u=>u.played)?void 0:s)}return a??s}function Ff(e,t,n){let s=e.rounds.find(l=>l.number>n),a=e.rounds.find(l=>l.number===n),r=(a&&If(a,t))?.seats??[];return s?r.map(l=>{let c=s.tables.find(p=>p.seats.includes(l));return{member:l,table:c?.number??0,chair:(c?.seats.indexOf(l)??-1)+1}}):[]}function Rr({here:{name:e},board:{own:t},claim:n}){let{entry:s,points:a}=n??t??{};return i`<table class="book event-result">
		<thead><tr><td></td><th scope="col" class="num">${o("page.event.phone.bid")}</th>
			<th scope="col" class="num">${o("page.event.phone.tricks")}</th>
			<th scope="col" class="num">${o("page.event.phone.points")}</th></tr></thead>
		<tbody>${(t?.players??[]).map((r,l)=>{let{bid:c,tricks:p,made:u,premium:d}=s?.hands[l]??{};return i`<tr key=${r}><th scope="row">${e(r)}
					${d?i` <small class="soft">${ue(d)}</small>`:null}</th>
				<td class="num">${c===void 0?"":O(c)}${u===void 0?null:i` <span class=${`mark ${u?"made":"failed"}`}
						aria-label=${o(u?"page.sheet.made":"page.sheet.failed")}>${u?"✓":"✗"}</span>`}</td>
				<td class="num">${p===void 0?"":O(p)}</td>
				<td class="num">${a?te(a[l]??0):""}</td></tr>`})}</tbody>
	</table>`}function _r({title:e,why:t,onclose:n}){let[s,a]=y(""),r=["typing","count","names"].map(c=>o(`page.event.phone.reason.${c}`));return i`<${R} title=${e} onclose=${n}>
		<form class="stack" onsubmit=${c=>{c.preventDefault(),s.trim()&&t(s.trim())}}>
			<p>${o("page.event.phone.why")}</p>
			<div class="event-reasons">
				${r.map(c=>i`<${w} key=${c} onclick=${()=>t(c)} say=${c} />`)}
			</div>
			<${F} label=${o("page.event.phone.why.own")} value=${s} maxlength=${200} oninput=${a} />
			<button type="submit" class="button" disabled=${s.trim()===""}>${o("page.event.phone.enter")}</button>
		</form>
	<//>`}function zf({here:e,board:t,onclose:n,correct:s}){let{connection:a,view:r,sitting:l,send:c}=e,[p,u]=y(""),[d,$]=y(t.number),{results:m=[],entry:f}=t.own??{},h=xt(r,t.number),g=()=>u(""),v=k=>(c({do:"dispute",of:m[0]??"",reason:k}),n()),b=()=>{!f||d===t.number||(c({do:"correction",round:l.round.number,table:a.table,board:d,result:{entry:f},replaces:m,reason:o("page.event.phone.reason.board",{n:d})}),n())};return p==="dispute"?i`<${_r} title=${o("page.event.phone.dispute")} why=${v} onclose=${g} />`:i`<${R} title=${h} onclose=${n}>
		<div class="stack">
			<p class="soft">${o(`page.event.phone.status.${Lr(t)}`)}</p>
			<${Rr} here=${e} board=${t} />
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
	<//>`}function Kf({id:e,table:t,code:n}){let s=fe(()=>new gs(e,{table:t,code:n}),[e,t,n]);x(()=>()=>s.close(),[s]);let a=s.shown.value,r=o("page.event.phone.table",{n:t});x(()=>{document.title=`${r} · Ninety-Nine`},[r]);let l=s.refused.value;if(l)return i`<${U} title=${r} wrong=${D(l)} />`;if(!a?.view){let c=s.offline.value;return i`<${U} title=${r} text=${o(c?"trouble.unreached":"page.event.phone.opening")} />`}return i`<${rx} connection=${s} view=${a.view} />`}function rx({connection:e,view:t}){let n=e.waiting.value,s=fe(()=>qf(t,e.table,n),[t,n]),[a,r]=y(-1),[l,c]=y(-1),p=h=>kt(t,h),u=(...h)=>{e.send(...h)},d=i`<header class="event-head">
		<h1>${o("page.event.phone.table",{n:e.table})}</h1>
		<p class="standing">${s?o("page.event.phone.round",{n:s.round.number,of:Math.max(t.planned,s.round.number)}):null}</p>
		<p class="soft">${t.title}</p>
	</header>`,$=i`<${ix} connection=${e} view=${t} />`;if(!s)return i`<main id="main" tabindex="-1" class="stack event-table">${d}${$}
			<p>${o("page.event.phone.unopened")}</p></main>`;let m={connection:e,view:t,sitting:s,name:p,send:u},f=s.boards.find(h=>h.number===a);return i`<main id="main" tabindex="-1" class="pad event-table">
		<section class="pad-sheet">
			${d}${$}
			<${cx} here=${m} />
			<${lx} here=${m} onpick=${r} />
			<p><a href=${`/event/${e.id}`} target="_blank">${o("page.event.phone.ranking")}</a></p>
		</section>
		<${px} here=${m} corrected=${l} setCorrected=${c} />
		${f?i`<${zf} here=${m} board=${f} onclose=${()=>r(-1)}
				correct=${()=>(c(a),r(-1))} />`:null}
	</main>`}function ix({connection:e,view:t}){let n=e.waiting.value.length,s=e.refusals.value,a=e.offline.value;return i`<div class="event-state" role="status">
		${a?i`<p class="trouble">${o("page.event.phone.offline")}</p>`:null}
		${a&&n?i`<p>${o("page.event.phone.unsent",{n})}</p>`:null}
		${s.map(({id:r,act:l,fault:{reason:c,text:p,why:u,args:d}})=>i`<p key=${r} class="trouble">
			${l.board?`${xt(t,l.board)}: `:""}${D(new I(0,c,p,u,d))}
			<${w} plain say=${o("page.close")}
				onclick=${()=>e.refusals.value=s.filter($=>$.id!==r)} />
		</p>`)}
	</div>`}function lx({here:{view:e,sitting:t,name:n},onpick:s}){let{seats:a}=t.table,r=({own:p},u)=>p?.points?.[p.players.indexOf(u)],l=a.map(p=>t.boards.reduce((u,d)=>u+(r(d,p)??0),0)),c=(p,u)=>{let{own:d,out:$}=p,m=r(p,u);if(m!==void 0)return i`<td key=${u} class="num">${te(m)}</td>`;let f=d?.entry?.hands[d.players.indexOf(u)]?.tricks,h=d&&$===u?"–":f===void 0?"":`(${O(f)})`;return i`<td key=${u} class="num soft">${h}</td>`};return i`<table class="book event-boards">
		<thead><tr><th scope="col">${o(e.play==="boards"?"page.event.phone.boards":"page.event.phone.deals")}</th>
			${a.map((p,u)=>i`<th key=${p} scope="col" class="num">${n(p)}
				<small>${o("page.event.phone.chair",{n:u+1})}</small></th>`)}</tr></thead>
		<tbody>${t.boards.map(p=>{let u=Lr(p),d=p===t.due;return i`<tr key=${p.number} class=${d?"now":""} data-status=${u}>
				<th scope="row">${p.own?i`<button type="button" class="link" aria-haspopup="dialog"
						onclick=${()=>s(p.number)}>${p.number}</button>`:p.number}
					<small class="soft">${o(d?"page.event.phone.now":`page.event.phone.status.${u}`)}</small></th>
				${a.map($=>c(p,$))}
			</tr>`})}</tbody>
		<tfoot><tr><th scope="row">${o("page.event.phone.sum.head")}</th>
			${l.map((p,u)=>i`<td key=${a[u]} class="num">${te(p)}</td>`)}</tr></tfoot>
	</table>`}function cx({here:{view:e,sitting:t,connection:n,name:s}}){let a=t.boards.some(c=>c.played),r=a?t.round.number:t.round.number-1,l=Ff(e,n.table,r);return l.length===0||t.due&&a?null:i`<section class="event-moves">
		<h2>${o("page.event.phone.moves")}</h2>
		<ul>${l.map(({member:c,table:p,chair:u})=>i`<li key=${c}><b>${s(c)}</b> <span>${p?o("page.event.phone.move",{n:p,chair:u}):o("page.event.phone.move.out")}</span></li>`)}</ul>
	</section>`}function px({here:e,corrected:t,setCorrected:n}){let{connection:s,sitting:a}=e,[r,l]=y([]),c=h=>(h.own?.results??[]).join(),p=h=>h.unsent!==void 0||r.includes(c(h)),u=h=>l([...r,c(h)]),d=a.boards.find(h=>h.number===t);if(d)return i`<${Hf} key=${`c${t}`} here=${e} board=${d} done=${()=>n(-1)} />`;let $=a.boards.find(h=>h.own?.status==="disputed"&&!p(h));if($)return i`<${dx} key=${$.number} here=${e} board=${$} wait=${()=>u($)}
			neither=${()=>n($.number)} />`;let m=a.boards.find(h=>h.own?.status==="entered"&&!p(h)&&!(h.own.results??[]).some(g=>s.isMine(g)));if(m)return i`<${ux} key=${m.number} here=${e} board=${m} wait=${()=>u(m)} />`;if(a.due)return i`<${Hf} key=${a.due.number} here=${e} board=${a.due} />`;let f=`page.event.phone.${e.view.closed?"over":"done"}`;return i`<section class="pad-panel ended"><p class="winner">${o(f)}</p>
		<p class="soft">${o(`${f}.about`)}</p></section>`}function Hf({here:e,board:t,done:n}){let{connection:s,view:a,sitting:r,name:l,send:c}=e,[p,u]=y(t.out),[d,$]=y(!1),[m,f]=y(null),h=p?Sc(t,p):t.players,g={round:r.round.number,table:s.table,board:t.number},v=z=>{let pe=p===t.out?-1:r.table.seats.indexOf(p??"");return{entry:z,...pe>=0&&{out:pe}}},b=fe(()=>new Dr({view:a,board:t,names:h.map(l),name:`${gn}${s.id}.draft.${g.round}.${g.table}.${g.board}`,offline:()=>s.offline.peek(),...n&&t.own?.entry&&{was:t.own.entry},enter:(z,pe)=>{if(n)return f(z);c({do:"result",...g,result:v(z)});let Se=h.map((at,We)=>`${l(at)} ${te(pe?.[We]??0)}`);pe&&M(`${xt(a,t.number)}: ${L(Se)}`)},leave:()=>n?.()}),[t.number,h.join()]);x(()=>()=>b.close(),[b]);let{told:k}=b;if(!k)return i`<section class="pad-panel"><p class=${b.wrong.value?"trouble":"soft"} role="status">
			${b.wrong.value||o("page.event.phone.opening")}</p></section>`;let S=l(h[k.due?.lead??0]??""),A=p?o("page.event.phone.out",{name:l(p),lead:S}):o("page.pad.roles",{dealer:l(h[t.dealer]??""),lead:S,past:"no"}),B=o(n?"page.event.phone.correct":"page.event.phone.enter"),_={title:xt(a,t.number),roles:A,enter:B},ee=z=>{let pe=t.own?.results??[];m&&c({do:"correction",...g,result:v(m),replaces:pe,reason:z}),n?.()};return i`<${Br} open=${b} pad=${k} words=${_}>
		${p&&t.own===void 0?i`<p class="row small"><${w} plain aria-expanded=${d} onclick=${()=>$(!d)}
				say=${o("page.event.phone.out.other")} />
				${d?r.table.seats.filter(z=>z!==p).map(z=>i`<${w} key=${z} say=${l(z)}
					onclick=${()=>(u(z),$(!1))} />`):null}</p>`:null}
		${m?i`<${_r} title=${_.title} why=${ee} onclose=${()=>f(null)} /> `:null}
	<//>`}function ux({here:e,board:t,wait:n}){let[s,a]=y(!1),{view:r,send:l}=e,c=t.own?.results?.[0]??"";return i`<section class="pad-panel event-question" aria-label=${xt(r,t.number)}>
		<h2>${o("page.event.phone.agree",{board:xt(r,t.number)})}</h2>
		<${Rr} here=${e} board=${t} />
		<div class="pad-acts">
			<${w} onclick=${()=>a(!0)} say=${o("page.event.phone.no")} />
			<${w} chief onclick=${()=>l({do:"confirm",of:c})} say=${o("page.event.phone.yes")} />
		</div>
		<${w} plain onclick=${n} say=${o("page.event.phone.later")} />
		${s?i`<${_r} title=${o("page.event.phone.dispute")} onclose=${()=>a(!1)}
				why=${p=>(l({do:"dispute",of:c,reason:p}),a(!1))} />`:null}
	</section>`}function dx({here:e,board:t,wait:n,neither:s}){let{connection:a,view:r,sitting:l,send:c}=e,{claims:p=[],results:u=[]}=t.own??{},d=p.filter(m=>m.entry||m.points).length>1,$=({entry:m,points:f})=>c({do:"correction",round:l.round.number,table:a.table,board:t.number,result:m?{entry:m}:{points:f??[]},replaces:u,reason:o("page.event.phone.reason.settled")});return i`<section class="pad-panel event-question" aria-label=${xt(r,t.number)}>
		<h2>${o(`page.event.phone.${d?"differ":"contested"}`,{board:xt(r,t.number)})}</h2>
		<div class="event-claims">${p.map((m,f)=>i`<section key=${u[f]}>
			<h3>${o(`page.event.phone.${!m.entry&&!m.points?"objects":a.isMine(u[f]??"")?"mine":"theirs"}`)}</h3>
			${m.board&&m.board!==t.number?i`<p>${xt(r,m.board)}</p>`:null}
			${m.reason?i`<p class="soft">${m.reason}</p>`:null}
			${m.entry||m.points?i`<${Rr} here=${e} board=${t} claim=${m} />
					${m.board===t.number?i`<${w} chief onclick=${()=>$(m)} say=${o("page.event.phone.right")} />`:null}`:null}
		</section>`)}</div>
		<div class="pad-acts">
			<${w} onclick=${n} say=${o("page.event.phone.later")} />
			<${w} onclick=${s} say=${o("page.event.phone.neither")} />
		</div>
	</section>`}var $x=1e3;function mx(){let[e,t]=y(location.hash);return x(()=>{let n=()=>t(location.hash);return addEventListener("hashchange",n),()=>removeEventListener("hashchange",n)},[]),/^#(\d{1,2})\.([\w-]+)$/.exec(e)}function fx({rest:[e="",t=""]}){let[,n,s=""]=mx()??[];return n?i`<${Kf} key=${`${e} ${n} ${s}`} id=${e} table=${Number(n)} code=${s} />`:Y.value||!$n.value?i`<${U} text=${Y.value?o("page.event.server"):""} />`:i`<${hx} key=${`${e} ${T.value?.id}`} id=${e} wall=${t==="wall"} />`}function hx({id:e,wall:t}){let[n,s]=y(null);x(()=>{let u=new gs(e,{pace:$x});return s(u),()=>u.close()},[e]);let a=n?.shown.value,r=n?.refused.value;if(!n||!a?.view)return i`<${U} wrong=${r?D(r):""} />`;let{view:l,desk:c}=a;if(t)return i`<${Af} view=${l} />`;let p=i`<${gx} view=${l} you=${a.you} connection=${n} />`;return c?i`<${Sf} connection=${n} shown=${{...a,view:l,desk:c}} own=${p} />`:i`<${yx} id=${e} view=${l} you=${a.you} own=${p} />`}function gx({view:e,you:t,connection:n}){let s=T.value;if(!e.online||e.closed||!s)return null;let a=async d=>{for(let{fault:$}of await n.send(d).done)M(D(new I(400,$.reason,$.text,$.why,$.args)))},r=Na(e),c=(r&&!r.closed?r.tables:[]).find(d=>t!==void 0&&d.seats.includes(t)),p=(r?.number??0)+1,u=e.members.find(d=>d.id===t)?.plays;return t===void 0?i`<p><${w} chief onclick=${()=>a({do:"member",member:s.id,person:s.id,name:s.name})} say=${o("page.event.take")} /></p>`:i`<p class="row">
		${c?.at&&Ee(c).played<Ee(c).of?i`<a class="button chief" href=${`/t/${c.at}`}>${o("page.evenings.go")}</a>`:null}
		<${w} plain onclick=${()=>a({do:u?"gone":"here",member:t,round:p})}
			say=${o(u?"page.event.leave":"page.event.return",{n:p})} /></p>`}function yx({id:e,view:t,you:n,own:s}){let a=Na(t);return i`<main id="main" tabindex="-1" class="records">
		<header class="stack"><h1>${t.title}</h1>
			<p class="soft">${Pt(t.date)} · ${o(`variant.${t.variant}`)} · ${t.closed?o("page.event.closed"):Ps(a,t.planned)}</p></header>
		${s}
		${a&&!t.closed?i`<section><h2>${o("page.event.round",{n:a.number})}</h2>
				<ul class="held">${a.tables.map(r=>i`<li key=${r.number} class="row">
					<span><b>${o("page.event.table",{n:r.number})}</b> ${tf(t,r.seats)}</span>
					<span class="soft">
						${o("page.event.progress",{n:Ee(r).played,of:Ee(r).of})}</span></li>`)}</ul></section>`:null}
		<section><h2>${o("page.event.part.ranking")}</h2><${Ns} view=${t} you=${n} /></section>
		${t.travellers?.length?i`<section><h2>${o("page.event.part.travellers")}</h2>
				<${Cs} view=${t} event=${e} /></section>`:null}
	</main>`}function Oc({code:e,onrenew:t}){let{busy:n,once:s}=P(),a=()=>s(async()=>{await Fp(),M(o("page.group.renewed")),t()}),r=`${location.origin}/people/${T.value?.id}#${e}`;return i`<p>${o("page.people.add.about")}</p>
		<${Et} invites key=${e} link=${r} label=${o("page.people.link")} />
		<p class="row"><${w} plain aria-busy=${n} onclick=${a} say=${o("page.group.renew")} /></p>`}function Jf({id:e,name:t,code:n,ondone:s}){let a=Xe(),{busy:r,once:l}=P(),c=()=>l(async()=>{if(!await a.keep())return;let{players:p}=await et(()=>rt()),u=await zp({player:e,code:n});Tc(p).length===0&&Ir([u]),s(),M(o("page.friends.new",{what:"friend",n:1,names:t})),document.getElementById("main")?.focus()});return i`<h1>${o("page.friends.invited",{name:t})}</h1>
		<p class="lead">${o("page.friends.about",{name:t})}</p>
		${T.value?null:i`<${it} name=${a} />`}
		<p class="row"><${w} chief aria-busy=${r} onclick=${c} say=${o("page.friends.accept")} />
			<${w} onclick=${()=>G("/")} say=${o("page.friends.decline")} /></p>`}var Uf="ninetynine.followers",bx=300;function Ac(){let[e,t,...n]=(De(Uf)??"").split(" ");return e===T.peek()?.id?{seen:Number(t),ids:n}:void 0}function Ir(e){let{seen:t,ids:n}=Ac()??{seen:0,ids:[]},s=Math.max(t,...e.map(r=>r.follower??0)),a=new Set([...n,...e.filter(r=>r.follower).map(r=>r.id)]);ne(Uf,[T.peek()?.id,s,...[...a].slice(-bx)].join(" "))}function Tc(e){let t=Ac();return t?e.filter(n=>(n.follower??0)>t.seen&&!t.ids.includes(n.id)):(Ir(e),[])}var Gf=e=>["friend","follow"].map(t=>{let n=e.filter(s=>(s.friend?"friend":"follow")===t).map(s=>s.name);return n.length?o("page.friends.new",{what:t,n:n.length,names:L(n)}):""}).filter(Boolean),Vf=({of:e})=>Gf(e).map(t=>i`<span key=${t}>${t} </span>`);function Zf({players:e}){let[t]=y(()=>Tc(e));return x(()=>{Ir(e)},[e]),t.length?i`<p class="lead" role="status"><${Vf} of=${t} /></p>`:null}var Wr=C(-1),Qf=(e,t)=>j(async()=>e?Tc((await rt()).players):[],t,T.value?.id).value??[];function vx(){let e=Qf(Wr.value>(Ac()?.seen??-1),Wr.value);return e.length?i`<p class="friends" role="status"><a href="/people"><${Vf} of=${e} /></a></p>`:null}function wx(){let{turn:e}=Je(6e5),t=Qf(!0,e);return x(()=>{t.length!==0&&(M(Gf(t).join(" ")),Ir(t))},[t]),null}function Yf({group:e,organises:t}){let[n,s]=y(0),{value:a}=j(()=>uo({group:e}),e,n);return a?.events.length?i`<section class="season-of"><h2>${o("page.season")}</h2>
		<${xx} season=${a} />
		<${Sx} season=${a} />
		<p class="row"><${w} plain onclick=${()=>Ox(a)} say=${o("page.season.csv")} /></p>
		${t?i`<${Ax} group=${e} season=${a} onchange=${()=>s(n+1)} />`:null}
	</section>`:null}var kx=e=>e.absent&&!e.counts?"–":e.counts?Ze(e.points):`(${Ze(e.points)})`,xx=({season:{events:e,players:t}})=>i`<${se}><table class="book">
	<thead><tr><th scope="col">${o("page.event.place")}</th><th scope="col" class="who">${o("page.season.player")}</th>
		<th scope="col">${o("page.season.points")}</th>
		${e.map(n=>i`<th key=${n.event} scope="col">
			<a href=${`/event/${n.event}`}>${Pt(n.date)}</a></th>`)}
		<th scope="col">${o("page.season.balance")}</th></tr></thead>
	<tbody>${t.map(n=>i`<tr key=${n.player}><td>${n.place}</td><th scope="row" class="who">${n.name}</th>
		<td><b>${Ze(n.total)}</b></td>${n.results.map(s=>i`<td key=${s.event}
			class=${s.counts&&!s.absent?"":"soft"}>${kx(s)}</td>`)}
		<td>${te(n.balance)}</td></tr>`)}</tbody>
</table><//>`;function Sx({season:{count:e,players:t}}){let n=t.flatMap(s=>(s.adjustments??[]).map(a=>({...a,name:s.name})));return i`<p class="small soft">${e.best?o("page.event.season.best",{n:e.best}):o("page.event.season.all")}
			${" "}${o(e.mean?"page.event.season.mean":"page.event.season.zero")}</p>
		${n.length?i`<ul class="small">${n.map((s,a)=>i`<li key=${a}>${o("page.event.season.given",{name:s.name,n:te(s.points),reason:s.reason})}</li>`)}</ul>`:null}`}function Ox({events:e,players:t}){let n=t.map(s=>[s.place,s.name,Ze(s.total),...s.results.map(a=>a.absent?"":Ze(a.points)),s.boards,s.made,s.balance]);an(Zn([["place","player","points",...e.map(s=>s.date),"boards","made","balance"],...n]),"season.csv")}function Ax({group:e,season:{count:t,players:n},onchange:s}){let[a,r]=y(t.best??0),[l,c]=y(t.from??""),[p,u]=y(""),[d,$]=y(0),[m,f]=y(["",""]),h=[["","–"],...n.map(b=>[b.player,b.name])],g=b=>ae(async()=>{await Tx(e,{...t,...b})&&s()}),v=t.same??[];return i`<details><summary>${o("page.event.season.rules")}</summary><div class="stack">
		<form class="row" onsubmit=${b=>(b.preventDefault(),g({best:a||void 0,from:l||void 0}))}>
			<${Q} label=${o("page.event.season.best.n")} value=${a} min=${0} max=${999} onchange=${r} />
			<${F} type="date" label=${o("page.event.season.from")} value=${l} oninput=${c} />
			<button class="button">${o("page.event.save")}</button></form>
		<${we} label=${o("page.event.season.mean.check")} checked=${t.mean??!1}
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
	</div></details>`}async function Tx(e,t){let{events:[n]}=await po({group:e});if(!n)return!1;let{desk:s}=await qo({event:n.event});if(!s)return!1;let a=Te(lc(s.acts).filter(c=>c.do==="setup")),r=Object.fromEntries(Object.entries(t).filter(([,c])=>c!==void 0)),{refused:l}=await Fo({event:n.event,acts:[{do:"setup",id:le(),setup:{...s.setup,count:r},replaces:a}]});return l.length&&M(o("refusal.event-organiser")),l.length===0}var Mx=10,jx=5,Nx=({rest:[e=""]})=>i`<main id="main" tabindex="-1" class="records people">
	${e?i`<${Lx} key=${e} id=${e} />`:i`<${Ex} key=${T.value?.id} />`}
</main>`;function Ex(){let[e,t]=y(0),{value:n,wrong:s}=j(async()=>{if(!T.peek()||Y.peek())return{players:[],code:"",tables:[]};let[{players:d,code:$},{all:m}]=await Promise.all([rt(),fo("friends",1,"there")]);return{players:d,code:$,tables:m}},String(e)),a=()=>t(d=>d+1),{players:r=[],code:l="",tables:c=[]}=n??{},p=d=>d.mute||d.block,u=(d,$)=>$.length>0?i`<section key=${d}><h2>${o(`page.people.${d}`)}</h2>
			<ul class="held">${$.map(m=>i`<${Dx} key=${m.id} of=${m} beside=${r} onchange=${a} />`)}</ul></section>`:null;return i`<h1>${o("page.people")}</h1>
		${Y.value?null:i`<p><a href="/you">${o(T.value?"page.you.go":"page.you.back")}</a></p>`}
		${s?i`<p class="trouble" role="status">${s}</p>`:null}
		${l?i`<${Zf} players=${r} />`:null}
		${n&&r.length===0?i`<section><p class="lead">${o("page.people.none")}</p>
				<p><a class="button chief" href="/">${o("page.records.play")}</a></p></section>`:null}
		${c.length?i`<${Mc} tables=${c} />`:null}
		${u("friends",r.filter(d=>d.friend))}
		${u("followers",r.filter(d=>d.follower&&!d.follow&&!p(d)))}
		${u("followed",r.filter(d=>d.follow&&!d.friend))}
		${Y.value?null:i`<${Bx} />`}
		${l?i`<section><h2>${o("page.people.add")}</h2><${Oc} code=${l} onrenew=${a} /></section>`:null}
		${u("met",r.filter(d=>d.met&&!d.follow&&!d.follower&&!p(d)))}
		${u("apart",r.filter(p))}`}var Da=({of:e})=>e==="member"?null:i`<br /><span class="soft small">${o(`page.group.role.${e}`)}</span>`;function Bx(){let{value:e}=j(async()=>T.peek()?(await ss({})).groups:[],T.value?.id),[t,n]=y(""),[s,a]=y(!1),[r]=y(le),{busy:l,once:c}=P(),p=u=>{u.preventDefault(),c(async()=>G(`/g/${(await et(()=>mu({id:r,name:t}))).id}`))};return i`<section><h2>${o("page.groups")}</h2>
		<p>${o("page.groups.about")} <a href="/events">${o("page.events")}</a></p>
		${e?.length?i`<ul class="held">${e.map(u=>i`<li key=${u.id} class="row">
				<span><a href=${`/g/${u.id}`}><b>${u.name}</b></a>
					<${Da} of=${u.role} /></span>
			</li>`)}</ul>`:null}
		${s?i`<form class="row" onsubmit=${p}>
				<${F} label=${o("page.groups.name")} value=${t} maxlength="40" required oninput=${n} />
				<button class="button chief" aria-busy=${l}>${o("page.groups.make")}</button></form>`:i`<p><${w} onclick=${()=>a(!0)} say=${o("page.groups.make")} /></p>`}
	</section>`}var Kn=({chairs:e})=>e.some(t=>qe(t.player)),Mc=({tables:e,title:t=o("page.people.tables")})=>i`<section><h2>${t}</h2><${qr} tables=${e} chief /></section>`;function Px(e){let{invited:t,groupName:n,audience:s,house:a,status:r,clock:l,chairs:c}=e,p=c.filter(u=>!u.player&&!u.bot).length;return[t?o("page.home.invited"):n||s==="friends"&&o("page.home.for-friends"),a&&o("page.home.house"),l&&o("page.home.clock",{clock:l}),r==="gathering"&&o("page.home.seats",{free:p}),nd(e)].filter(Boolean).join(" · ")}function qr({tables:e,chief:t=!1,name:n}){let{busy:s,once:a}=P(),r=c=>c.status==="gathering"&&!Kn(c),l=[...e].sort((c,p)=>Number(r(p))-Number(r(c)));return l.length===0?null:i`<ul class="held">${l.map((c,p)=>i`<li key=${c.id} class="row">
		<span><b>${Kn(c)?ad(c):Cx(c)}</b>
			<br /><span class="soft small">${Px(c)}</span></span>
		${r(c)?i`<${w} chief=${t&&p===0} aria-busy=${s} 
				onclick=${()=>a(async()=>(!n||await n.keep())&&Zu(c.id))} say=${o("page.home.sit")} />`:i`<a class="button plain" href=${`/t/${c.id}`}>
				${o(Kn(c)?"page.evenings.go":"page.home.watch")}</a>`}
	</li>`)}</ul>`}var Cx=({variant:e,chairs:t})=>{let n=ed(t),s={variant:o(`variant.${e}`),names:td(n)};return o(n.length>0?"page.home.on.with":"page.home.on.alone",s)},Fr=({of:e,beside:t})=>t.some(n=>n.id!==e.id&&cn(n.name,e.name))?i`${e.name}<span class="soft tag">·${e.tag}</span>`:e.name;function Dx({of:e,beside:t,onchange:n}){let{busy:s,once:a}=P(),r=(p,u)=>a(async()=>{await wa({player:e.id,tie:p,on:u}),n()}),l=e.block?"block":e.mute?"mute":"follow",c=l==="follow"&&e.follow?"":ql(e,l);return i`<li class="row">
		<span><a href=${`/people/${e.id}`}><b><${Fr} of=${e} beside=${t} /></b></a>
			<br /><span class="soft small">${vm(e)}</span></span>
		<span class="doings">${(e.table||e.friend)&&!e.block?i`<${w} plain aria-busy=${s} onclick=${()=>a(()=>rs(e.table??"",[e.id]))}
				say=${o(e.table?"page.people.again":"page.people.play")} />`:null}
		${c?i`<${w} plain aria-busy=${s} onclick=${()=>r(l,!e[l])} say=${o(`page.tie.${c}`)} />`:null}</span>
	</li>`}function Lx({id:e}){let[t,n]=y(0),s=()=>n(v=>v+1);x(()=>(addEventListener("hashchange",s),()=>removeEventListener("hashchange",s)),[]);let{value:a,wrong:r}=j(async()=>{let[v,{matches:b},k]=await Promise.all([un({player:e}),oo({player:e,limit:Mx}),T.peek()?rt():{players:[],code:""}]);return{profile:v,matches:b,...k}},t,T.value?.id);if(r)return i`<h1>${o("page.people")}</h1><p class="trouble" role="status">${r}</p>`;if(!a)return null;let{profile:l,matches:c,players:p,code:u}=a,d={...p.find(v=>v.id===l.id),...l},{id:$="",name:m=""}=T.value??{},f=location.hash.slice(1);if(f&&$!==l.id&&!d.friend&&!d.block){let v=()=>(history.replaceState(null,"",location.pathname),s());return i`<${Jf} id=${e} name=${l.name} code=${f} ondone=${v} />`}let h=c.filter(v=>!v.cut),g=h.filter(v=>v.chairs.some(b=>b.player===l.id&&b.won));return i`<header class="stack">
			<h1><${Fr} of=${d} beside=${[...p,{id:$,name:m}]} /></h1>
			<p class="soft">${[fr(d),h.length>=jx&&o("page.people.form",{n:g.length,of:h.length})].filter(Boolean).join(" · ")}</p>
			${$===l.id?i`<${Oc} code=${u} onrenew=${s} />`:i`<${Fl} of=${d} table=${d.table??""} onchange=${s} />`}
		</header>
		<${tr} player=${l.id} ratings=${l.ratings} keyless=${l.keyless} />
		<${$a} id=${l.id} at="there" />`}var Rx=6e4;function _x({rest:[e=""]}){return Y.value||!$n.value?i`<${U} />`:i`<${Ix} key=${e} id=${e} />`}async function Wx(e,t){let n=r=>{if(!(r instanceof I&&r.status===404))throw r},s=t?await hu({group:e,code:t}).catch(n):void 0;if(s&&!s.member)return{door:s};let a=T.peek()?await co({group:e}).catch(n):void 0;return a?{group:a}:{}}function Ix({id:e}){let[t,n]=y(location.hash.slice(1));x(()=>{let p=()=>location.hash&&n(location.hash.slice(1));return addEventListener("hashchange",p),()=>removeEventListener("hashchange",p)},[]);let{turn:s,again:a}=Je(Rx),{value:r,wrong:l}=j(()=>Wx(e,location.hash?t:""),s,T.value?.id,t),c=r?.group;return x(()=>{c&&location.hash&&history.replaceState(null,"",location.pathname)},[c]),c?i`<${Fx} group=${c} onchange=${a} />`:r?.door?i`<${qx} id=${e} of=${r.door} code=${t} onjoin=${a} />`:i`<${U} title=${o("page.groups")} wrong=${l} text=${r?o("page.group.none"):""} />`}function qx({id:e,of:{name:t,owner:n,members:s},code:a,onjoin:r}){let l=Xe(),{busy:c,once:p}=P(),u=()=>p(async()=>{await l.keep()&&(await et(()=>gu({group:e,code:a})),r())});return i`<main id="main" tabindex="-1" class="records people stack">
		<h1>${t}</h1>
		<p class="lead">${o("page.group.invited",{owner:n,n:s})}</p>
		<${Ro} variant="" />
		${T.value?null:i`<${it} name=${l} />`}
		<p><${w} chief aria-busy=${c} onclick=${u} say=${o("page.group.join")} /></p>
	</main>`}function Fx({group:{id:e,name:t,code:n,role:s,members:a,tables:r},onchange:l}){let[c,p]=y(!1),[u,d]=y(!1),{busy:$,once:m}=P(),f=s!=="member",h=s==="owner"?"end":"leave",g=A=>Ci({group:e,...A}),v=()=>m(async()=>{await(h==="end"?fu({group:e}):Pi({group:e,player:T.peek()?.id??""})),G("/people")}),b=a.length===1,k=r.some(A=>A.status==="gathering"&&!Kn(A)),S=i`<${zx} id=${e} code=${n} chief=${b} organises=${f} onchange=${l} />`;return i`<main id="main" tabindex="-1" class="records people">
		<header class="stack">
			<h1>${t}</h1>
			<p class="soft">${o("page.group.members",{n:a.length})} · ${o(`page.group.role.${s}`)}</p>
		</header>
		${b?i`<section><h2>${o("page.group.alone")}</h2>${S}</section>`:null}
		${r.length?i`<${Mc} tables=${r} title=${o("page.group.tables")} />`:null}
		<p><${w} chief=${!k&&!b} onclick=${()=>p(!0)} say=${o("page.group.open")} /></p>
		${c?i`<${xl} group=${e} onclose=${()=>p(!1)} />`:null}
		<${Zl} group=${e} organises=${f} />
		<${Qm} group=${e} organises=${f} />
		<${Yf} group=${e} organises=${f} />
		<section><h2>${o("page.group.who")}</h2>
			<ul class="held">${a.map(A=>i`<${Kx} key=${A.id} group=${e} of=${A} beside=${a} role=${s} onchange=${l} />`)}</ul>
			${b?null:S}
		</section>
		<${Ux} id=${e} />
		<${$a} id=${T.value?.id??""} at="there" read=${g}>
			<${w} plain aria-busy=${$} onclick=${()=>m(()=>Jx(e))} say=${o("page.season.csv")} />
		<//>
		<section>
			${f?i`<${Hx} id=${e} name=${t} onchange=${l} />`:null}
			<p class="row"><${w} plain onclick=${()=>d(!0)} say=${o(`page.group.${h}`)} /></p>
		</section>
		${u?i`<${Ue} title=${o(`page.group.${h}`)} text=${o(`page.group.${h}.sure`)} busy=${$}
				yes=${o(`page.group.${h}`)} onyes=${v} onclose=${()=>d(!1)} />`:null}
	</main>`}function zx({id:e,code:t,chief:n,organises:s,onchange:a}){let{busy:r,once:l}=P(),c=()=>l(async()=>{await Bi({group:e,newCode:!0}),M(o("page.group.renewed")),a()}),p=`${location.origin}/g/${e}#${t}`;return i`<${Et} invites key=${t} link=${p} label=${o("page.group.link")} chief=${n} />
		${s?i`<p class="row"><${w} plain aria-busy=${r} onclick=${c} say=${o("page.group.renew")} /></p>`:null}`}function Hx({id:e,name:t,onchange:n}){let[s,a]=y(t),{busy:r,once:l}=P(),c=p=>{p.preventDefault(),l(async()=>{await Bi({group:e,name:s}),n()})};return i`<details><summary>${o("page.group.rename")}</summary>
		<form class="row" onsubmit=${c}>
			<${F} label=${o("page.groups.name")} value=${s} maxlength="40" required oninput=${a} />
			<button class="button" aria-busy=${r}>${o("page.operate.act.rename")}</button>
		</form></details>`}function Kx({group:e,of:t,beside:n,role:s,onchange:a}){let[r,l]=y(!1),[c,p]=y(""),{busy:u,once:d}=P(),$=qe(t.id)||t.role==="owner"||s==="member"?[]:s==="owner"?[t.role==="organiser"?"member":"organiser","owner","out"]:t.role==="member"?["out"]:[],m=f=>d(async()=>{if((f==="owner"||f==="out")&&!c)return p(f);await Pi({group:e,player:t.id,...f!=="out"&&{role:f}}),f==="out"&&M(o("page.group.renewed")),l(!1),a()});return i`<li class="row">
		<span><a href=${`/people/${t.id}`}><b><${Fr} of=${t} beside=${n} /></b></a>
			<${Da} of=${t.role} /></span>
		${$.length?i`<${w} plain onclick=${()=>l(!0)} say=${o("page.group.change")} />`:null}
		${r?i`<${R} title=${t.name} onclose=${()=>(l(!1),p(""))}><div class="stack">
				${c?i`<p>${o(`page.group.do.${c}.sure`,{name:t.name})}</p>`:null}
				${$.filter(f=>!c||f===c).map(f=>i`<${w} key=${f} aria-busy=${u} onclick=${()=>m(f)}
						say=${o(`page.group.do.${f}`)} />`)}</div><//>`:null}
	</li>`}async function Jx(e){let t=[["ended","variant","deals","player","points","won"]];for(let n="";n!==void 0;){let s=await Ci({group:e,before:n,limit:100});for(let a of s.matches)t.push(...a.chairs.map(r=>[new Date(a.ended).toISOString(),a.variant,a.deals,tt(r),r.points,a.cut?"":Number(r.won??!1)]));n=s.before||void 0}an(Zn(t),"group.csv")}function Ux({id:e}){let{value:t}=j(()=>yu({group:e}),e);return(t?.ladders??[]).map(({class:s,players:a})=>i`<section key=${s}>
		<h2>${o("page.group.ladder")}: ${o(`page.ratings.class.${s}`)}</h2>
		<${se}><table class="book">
			<thead><tr><th scope="col">${o("page.ratings.player")}</th><th scope="col">${o("page.ratings.rating")}</th>
				<th scope="col">${o("page.records.matches")}</th></tr></thead>
			<tbody>${a.map((r,l)=>i`<tr key=${r.id} class=${r.sure?"":"soft"}>
				<th scope="row">${r.sure?`${l+1}. `:""}
					<a href=${`/people/${r.id}`}>${qe(r.id)?i`<b>${r.name}</b>`:r.name}</a></th>
				<td>${Os(r)}</td><td>${O(r.matches)}</td></tr>`)}</tbody>
		</table><//>
		${a.every(r=>r.sure)?null:i`<p class="small soft">${o("page.group.unsure")}</p>`}
	</section>`)}var Gx=["rank","arrows","suits","ends","enter","hint","last","score","undo","close","help"];function Xf({onclose:e}){return i`<${R} title=${o("page.keys")} onclose=${e}>
		<dl class="keys">
			${Gx.map(t=>{let[n="",s=""]=o(`page.keys.${t}`).split("|");return i`<dt key=${t}>${n}</dt><dd>${s}</dd>`})}
		</dl>
		<p class="soft">${o("page.keys.spoken")}</p>
	<//>`}var jc=()=>document.querySelector(".hand.asked")?".hand.asked":".mine .hand",Nc=()=>document.querySelector(`${jc()} [data-card][tabindex="0"]`);function zr(){x(()=>{let e=null,t=null,n=0,s=no();function a(p){p.target instanceof Element&&p.target.closest("dialog")||(e=p.target instanceof HTMLElement&&p.target.closest("main.table")?p.target:null,t=e?.closest(".hand")??null,n=t&&e?[...t.querySelectorAll("[data-card]")].indexOf(e):0)}let r=()=>(e=null,s=!0);function l(){if(document.activeElement!==document.body||document.querySelector("dialog[open]"))return;if(!e)return void(s&&document.getElementById("main")?.focus({preventScroll:!0}));if(e.isConnected){e.matches(":disabled")||e.focus({preventScroll:!0});return}let p=t?.isConnected?t.querySelectorAll("[data-card]"):[],u=()=>document.querySelector(".answer .button:not(.plain, :disabled)"),d=()=>document.querySelector(".over .button.chief:not(:disabled)"),$=p[Math.min(n,p.length-1)]??u()??Nc()??d();$ instanceof HTMLElement&&$.focus({preventScroll:!0})}let c=new MutationObserver(l);return c.observe(document.body,{childList:!0,subtree:!0,attributes:!0,attributeFilter:["disabled"]}),document.addEventListener("focusin",a),document.addEventListener("pointerdown",r),()=>{c.disconnect(),document.removeEventListener("focusin",a),document.removeEventListener("pointerdown",r)}},[])}function Qt({cards:e,can:t,chosen:n,best:s,values:a=null,label:r,open:l=!1,twice:c,onpick:p,onplay:u}){let[d,$]=y(""),m=N(null),f=e.includes(d)?d:e.find(k=>t?.has(k))??e[0];Vx(e,t,f,m,$),Zx(m);function h(k){let S=k.ctrlKey||k.metaKey||k.altKey?void 0:Yx(e,f,k.key);S!==void 0&&(k.preventDefault(),S!==""&&($(S),th(m.current,S)?.focus()))}function g(k,S){$(S);let A=k.pointerType==="touch",B=E.play.value==="twice"||E.play.value==="auto"&&A;c||B&&!n.has(S)?p(S):u(S)}let v=(k,S)=>{let A=t===null||t.has(k);return i`<button type="button" key=${k} data-card=${k} class=${n.has(k)?"chosen":""}
			tabindex=${k===f?0:-1} aria-disabled=${A&&t!==null?void 0:"true"}
			aria-pressed=${c?n.has(k):void 0} style=${{"--k":S}}
			onclick=${B=>g(B,k)}>
			<${de} card=${k} dim=${!A} lifted=${n.has(k)} size=${l?"mini":"full"} />
			${a?i`<span class="worth" aria-hidden="true">${a[he(k)]}</span>`:null}
			${s?.has(k)?i`<span class="mark"><${Ve} /></span>`:null}
		</button>`},b=e.length>5?Math.ceil(e.length/2):5;return i`<div class=${`hand ${l?"open":""} ${t?"asked":""}`} ref=${m} role="group"
		aria-label=${r} onkeydown=${h} onmousedown=${Qx}
		style=${{"--n":Math.max(1,e.length),"--cols":b}}>
		${l?Va(e).map(k=>i`<span key=${he(k[0]??"")} class="same-suit">${k.map(v)}</span>`):e.map(v)}
	</div>`}function Vx(e,t,n,s,a){Oe(()=>{let r=e.find(c=>t?.has(c)),l=s.current?.querySelector("[data-card]:focus");!r||t?.has(l?.dataset.card??n??"")||(a(r),l&&th(s.current,r)?.focus())},[t?[...t].join():""])}function Zx(e){Oe(()=>{let t=0,n=()=>{for(let a of e.current?.querySelectorAll("[data-card]")??[])Oa.set(a.dataset.card??"",a.getBoundingClientRect())},s=requestAnimationFrame(()=>t=setTimeout(n));return()=>(cancelAnimationFrame(s),clearTimeout(t))})}var th=(e,t)=>e?.querySelector(`[data-card="${t}"]`),Qx=e=>e.preventDefault();function Yx(e,t,n){let s=e.indexOf(t??"");switch(n){case"ArrowRight":return e[(s+1)%e.length];case"ArrowLeft":return e[(s-1+e.length)%e.length];case"Home":return e[0];case"End":return e.at(-1);case"ArrowUp":return eh(e,s,-1);case"ArrowDown":return eh(e,s,1)}}function eh(e,t,n){let s=he(e[t]??"");for(let a=1;a<e.length;a++){let r=e[(t+n*a+e.length*a)%e.length]??"";if(he(r)!==s)return r}return""}function Xx(e,t,n){let s=e.filter(r=>e1(Un(r)).includes(t.toLowerCase())),a=s.indexOf(n);return s[(a+1)%s.length]}function Hr(e,t){let n=[...document.querySelectorAll(`${e} [data-card]`)],s=document.activeElement?.dataset?.card??"",a=Xx(n.map(r=>r.dataset.card??""),t,s);return n.find(r=>a&&r.dataset.card===a)?.focus(),a!==void 0}function e1(e){return/^\d+$/.test(e)?e==="10"?["0","t"]:e.length>1?[]:[e]:[e.toLowerCase(),o(`rank.${e}`).slice(-1).toLowerCase()]}function nh(e,t,n,s,a=!1){let r=e.options;if(n)return o("page.paused");if(s){let c=s.cards.find(u=>u.seat===s.winner)?.card??"",p=s.winner===e.seat?"yes":"no";return o("page.won.trick",{you:p,name:t[s.winner]??"",card:nn(c,Ot(e))})}if(e.phase==="over")return o("ask.next");if(!r){let c=e.turn.filter(p=>p!==e.seat).map(p=>t[p]??"");return c.length?o(a?"ask.unfetched":"ask.wait",{names:L(c),n:c.length}):e.turn.length?" ":o("waiting.table")}if(r.kind==="lay")return o("ask.lay",{n:r.pick??3});if(r.kind==="name")return o("ask.name");if(r.kind==="offer"&&sh(r))return t1(e,t);if(r.kind==="offer"){if((e.offers?.[e.seat??0]??"").startsWith("declare"))return o("ask.raise");let c=["declare","reveal"].filter(p=>r.acts?.some(u=>u.startsWith(p))).join("");return o("ask.offer",{how:c,names:e.trump===void 0?"yes":"no"})}let l=r.seat===void 0||r.seat===e.seat?"you":"dummy";return r.led?o(r.follow?"ask.follow":"ask.discard",{who:l,suit:K(r.led)}):o("ask.lead",{who:l})}var sh=e=>e.acts?.length===1&&e.acts[0]==="pass";function t1(e,t){let n=e.offers?.findIndex(s=>s.startsWith("reveal"))??-1;return n<0?o("ask.pass.unsaid"):o("ask.pass",{name:t[n]??""})}var ah=e=>e?.led&&e.follow?o("illegal.follow",{suit:K(e.led)}):o("illegal");function Ds({options:e,chosen:t,variant:n,onlay:s,busy:a,waits:r=!1,slots:l=!1,premiums:c=!0}){let[p,u]=y("pass"),[d,$]=y(!1),m=e.pick??3,f=(e.offers?.length??0)<=3?e.offers??[]:[],h=An([...t],e.worth??""),g=t.size<m?O(h):be(h,n),v=o("lay.more",{n:m-t.size}),b=!r&&(p!=="pass"||d);return i`<div class=${`answer ${b?"sure":""}`}>
		${p==="pass"||!b?b&&f.map(k=>k==="pass"?null:i`<${Ec} key=${k} offer=${k} variant=${n} />`):i`<${Ec} offer=${p} variant=${n} />`}
		<p class=${`total ${/ /.test(g)?"two":""}`} aria-live="polite" aria-atomic="true">
			${l?i`<${n1} cards=${Ke([...t],me)} pick=${m} worth=${ft(e.worth??"")} />`:null}
			<span class="small">${o("page.yourbid")}</span>${" "}
			<b class="score">${t.size?g:"–"}</b>
			${t.size&&t.size<m?i`<span class="unseen">${v}</span>`:null}
		</p>
		${f.length&&c?i`<div class="offers" role="radiogroup" aria-label=${o("col.premium")}>
					${f.map(k=>i`<${Re} key=${k} label of=${k==="pass"?"premium":k} variant=${n}>
							<input type="radio" name="premium" checked=${k===p} onchange=${()=>u(k)} />
							<span>${oh(k,n,!1)}</span>
						<//>`)}
					<button type="button" class="button plain what" aria-label=${o("page.premium.what")}
						title=${o("page.premium.what")} aria-expanded=${d} onclick=${()=>$(!d)}>?</button>
				</div>`:null}
		<button type="button" class="button chief" disabled=${t.size!==m||a}
			onclick=${()=>s(f.length?p:"")}>
			${t.size<m?v:p==="pass"?o("page.lay"):o(`page.lay.${p}`,{bid:g})}
		</button>
	</div>`}function n1({cards:e,pick:t,worth:n}){return i`<span class="slots" aria-hidden="true">
		${Array.from({length:t},(s,a)=>{let r=e[a];return i`<span key=${a} class=${`slot ${r?"said":""}`}>
				${r?i`<${de} card=${r} size="mini" /><b class="score">+${n[he(r)]}</b>`:null}
			</span>`})}
	</span>`}function oh(e,t,n=!0){if(e==="pass")return o(n?"menu.pass":"page.nopremium");let{level:s,...a}=Bc(e,t);return o(`menu.${s}`,a)}function Bc(e,t){let[n="",s=""]=e.split(" ");return{level:n,points:t?.offers[n==="declare"?"declare":"reveal"]??"",n:s}}function Ec({offer:e,variant:t}){let{level:n,points:s,n:a}=Bc(e,t),r=Za(t);return i`<p class="ask" role="status">${o(`ask.sure.${n}`,{points:s,number:a||"none",loss:r})}</p>`}function Kr({options:e,variant:t,onact:n,busy:s,best:a}){let[r,l]=y(""),[c,p]=y(""),u=e.acts??[],d=[...new Set(u.map(f=>f.split(" ")[0]??""))],$=u.filter(f=>f.startsWith(`${r} `));if(x(()=>(l(""),p("")),[u.join()]),sh(e))return i`<div class="answer">
			<${w} chief disabled=${s} onclick=${()=>n("pass")} say=${o("page.pass")} />
		</div>`;if(c){let{level:f,points:h,n:g}=Bc(c,t);return i`<div class=${`answer sure ${g?"numbered":""}`}>
			<${Ec} offer=${c} variant=${t} />
			<${w} chief disabled=${s} onclick=${()=>n(c)}
				say=${o(`page.sure.${f}`,{points:h,n:g&&` ${g}`})} />
			<${w} onclick=${()=>p("")} say=${o("page.sure.not")} />
		</div>`}let m=f=>f==="pass"||u.every(h=>h!=="pass")?n(f):p(f);return i`<div class="answer">
		<${Re} of="premium" class="what">?<span class="unseen"> ${o("col.premium")}</span><//>
		${d.map(f=>{let h=u.every(g=>g!==f);return i`<button type="button" key=${f} class=${`button ${r===f?"chosen":""}`} disabled=${s}
				aria-expanded=${h?r===f:void 0}
				onclick=${()=>h?l(f):m(f)}>
				${a?.split(" ")[0]===f?i`<${Ve} />`:null}${oh(f,t)}
			</button>`})}
		${$.length?i`<div class="numbers" role="group" aria-label=${o("ask.number")}>
					<span class="small">${o("ask.number")}</span>
					${$.map(f=>i`<button type="button" key=${f} class="button" disabled=${s} 
							onclick=${()=>m(f)}>
							${f===a?i`<${Ve} />`:null}<span class="unseen">${ue(f)}</span>
							<span aria-hidden="true">${f.split(" ")[1]}</span>
						</button>`)}
				</div>`:null}
	</div>`}function Jr({options:e,onact:t,busy:n,best:s}){return i`<div class="answer">
		${(e.acts??[]).map(a=>{let r=a.replace(/^name /,"");return i`<button type="button" key=${a} class="button naming" disabled=${n} onclick=${()=>t(a)}>
				<${Gt} trump=${r} />${a===s?i`<${Ve} />`:null}
			</button>`})}
	</div>`}var st=0;async function rh(e){let t=await fetch(`${Ja}lesson/${e}`);if(!t.ok)throw new Error(`${e} did not come: ${t.status}`);return t}var ih=async()=>(await rh("course.json")).json();async function lh(e){let t=await(await rh(`${e.id}.99.jsonl`)).text(),n=await Promise.all(s1(t).map(s=>ts(s,{body:t})));return{...e,names:n[0]?.header.seats??[],deals:n.map(a1)}}function s1(e){let t=0;return e.split(`
`).flatMap(n=>(n.startsWith('{"ninetynine"')&&t++,n.startsWith('{"deal"')?[{match:t,deal:JSON.parse(n).deal}]:[]))}function a1(e){let t=e.header.rules!==void 0;return e.steps.flatMap(({line:n,views:s})=>{let a=s[st];return!a||!("act"in n||"deal"in n)?[]:[{act:n.act??"",seat:n.seat??-1,view:t?{...a,why:void 0}:a}]})}function Pc(e,t){let n=e[t]?.view.options?.seat??st;return e.findIndex((s,a)=>a>t&&s.seat===n)}var Cc=(e,t)=>e[Pc(e,t)]?.act??"";var o1=9,[ph,r1,i1]=[700,1700,280],uh=e=>e==="first"?"ninetynine.lesson":`ninetynine.lesson.${e}`;function l1({id:e,steps:t}){let n=Number(De(uh(e)));return Number.isInteger(n)&&n>0&&n<t.length-1?n:0}var c1=(e,t)=>ne(uh(e),String(t)),Ur=()=>E.course.value.split(" ").filter(e=>e!=="");function p1(e){e==="first"&&(E.taught.value=!0),Wt("cure",e)&&Oo(),Ur().includes(e)||(E.course.value=[...Ur(),e].join(" "))}function u1(){let e={C:"♣",D:"♦",H:"♥",S:"♠"},t=["A","K","Q","J",..."23456789","10","11","12"];return Object.fromEntries(Object.entries(e).flatMap(([n,s])=>t.map(a=>[a+n,Tn(a)+s])))}function d1(e){let t=oe(e),[,n=30,s=20,a=10]=t?.score.made??[],{declare:r=30,reveal:l=60}=t?.offers??{};return{alone:n,two:s,three:a,declare:r,reveal:l}}var $1=({counted:e={}})=>Object.fromEntries(Object.entries(e).flatMap(([t,{offers:n}])=>Object.entries(n).map(([s,{made:a}])=>[`${t}_${s}`,a]))),dh=(e,t)=>e[t]?.view,La=(e,t)=>Vn(e[t-1]?.view,e[t]?.view),ch=(e,t,n)=>({view:dh(e,t),full:{...n,gone:!0},ms:i1});function m1(e,t,n){let s=[],a=t.lies?La(e,t.at):null;a&&s.push(ch(e,t.at,a));for(let r=t.at+1;r<=n.at;r++){let l=e[r];if(!l?.act.startsWith("play"))continue;let c=La(e,r);r===n.at&&(n.lies||!c)||(s.push({view:l.view,full:c,ms:c?r1:ph}),c&&s.push(ch(e,r,c)))}return s}function f1(e,t){let n=Pc(e,t.at),s=n;if(t.does==="play")for(;s<e.length-1&&!La(e,s);)s++;return e.slice(n,s+1).map(({view:a},r)=>({view:a,full:La(e,n+r),ms:ph}))}var Gr=class{moving=C(!1);rests=C(!1);chosen=C(new Set);reply=C("");#e=0;#n=()=>{};constructor(t){this.lesson=t,this.at=C(l1(t)),this.shown=C(this.#i(this.step()))}step(t=this.at.peek()){return this.lesson.steps[t]}get last(){return this.lesson.steps.length-1}be(t){this.stop(),He(()=>{this.#l(!1),this.at.value=t,this.shown.value=this.#i(this.step(t))}),c1(this.lesson.id,t),t===this.last&&p1(this.lesson.id)}back(){let t=this.moving.peek()||this.rests.peek();this.be(Math.max(0,this.at.peek()-(t?0:1)))}forward(){if(this.moving.peek())return this.stop(),this.#n();if(this.rests.peek())return this.be(this.at.peek()+1);let t=this.step();if(t.does!=="lay")return this.#c();let n=this.#a(t),s=this.chosen.peek();if(n.every(a=>s.has(a))&&s.size===n.length)return this.#c();this.chosen.value=new Set(n),this.reply.value=this.words("so")}words(t,n){let s=this.step(),a=`${this.lesson.id}.${s.say}${t?`.${t}`:""}`;return t&&!Be(`course.${a}`)?"":o(`course.${a}`,{...u1(),...d1(this.lesson.variant),...$1(s),...n})}answer(t){let n=this.step(),s=n.ask?String(n.right):Cc(this.#t(n),n.at);if(t===s)return this.#c();this.reply.value=this.#r(n,t.replace(/^name /,""))}play(t){let n=this.step();if(t===this.#a(n)[0])return this.#c();let s=this.#s(n),a=s?.trick?.[0]?.card,r=W(s?.options?.from),l=a&&!r.includes(t);this.reply.value=l?o("page.learn.must",{suit:o(`suit.${he(a)}`)}):this.#r(n,t)}lay(){let t=this.step(),n=this.#s(t)?.options?.worth??"",s=[...this.chosen.peek()],a=this.#a(t),r=An(s,n);if(s.every(l=>a.includes(l)))return this.#c();if(r!==An(a,n))return void(this.reply.value=this.#r(t,String(r),{n:r}));this.chosen.value=new Set(a),this.reply.value=this.words("also")}stop(){clearTimeout(this.#e)}#t(t){return this.lesson.deals[t.deal]??[]}#s(t){return this.#t(t)[t.at]?.view}#a(t){return Cc(this.#t(t),t.at).split(" ").slice(1)}#r(t,n,s){return this.words(t.no?.[n]??"no",s)||o("page.learn.no")}#i(t){return{view:dh(this.#t(t),t.at),full:t.lies?La(this.#t(t),t.at):null}}#l(t){this.moving.value=t,this.rests.value=!1,this.chosen.value=new Set,this.reply.value=""}#c(){let t=this.at.peek()+1,[n,s]=[this.step(),this.lesson.steps[t]];if(!s)return;if(s.deal===n.deal&&s.at-n.at<=o1)return this.#o(m1(this.#t(n),n,s),()=>this.be(t));let a=n.does?f1(this.#t(n),n):[],r=a.pop();this.#o(a,r?()=>this.#u(r):()=>this.be(t))}#u(t){He(()=>{this.#l(!1),this.rests.value=!0,this.shown.value=t})}#o(t,n){this.#n=n,He(()=>this.#l(t.length>0)),this.#p(t)}#p([t,...n]){if(!t)return this.#n();this.shown.value=t,this.#e=setTimeout(()=>this.#p(n),t.ms)}};var $h=()=>j(async()=>{let[e]=await Promise.all([ih(),gp(ie.peek(),Ja)]);return e});function mh({plans:e}){x(()=>{document.title=`${o("course.title")} · Ninety-Nine`});let t=new Set(Ur()),n=e.find(l=>!t.has(l.id))?.id,[s,...a]=e,r=[["start",s?[s]:[]],["well",a.filter(l=>l.variant===s?.variant)],["ways",a.filter(l=>l.variant!==s?.variant)]];return i`<main id="main" tabindex="-1" class="lessons">
		<h1>${o("course.title")}</h1>
		<p class="lead">${o("course.lead")}</p>
		<p class="soft">${o("course.finished",{n:e.filter(l=>t.has(l.id)).length,of:e.length})}</p>
		${r.map(([l,c])=>i`<section key=${l}><h2>${o(`course.part.${l}`)}</h2>
				<ol start=${e.indexOf(c[0])+1}>${c.map(p=>i`<${h1} key=${p.id} plan=${p} n=${e.indexOf(p)+1} done=${t.has(p.id)}
						next=${p.id===n} />`)}</ol>
			</section>`)}
		<p class="row">
			<a class="button plain" href="/problems">${o("page.nav.problems")}</a>
			<a class="button plain" href="/bids">${o("page.nav.bids")}</a>
			<a class="button plain" href="/daily">${o("page.nav.daily")}</a>
		</p>
	</main>`}var h1=({plan:{id:e,minutes:t},n,done:s,next:a})=>i`<li class=${s?"done":a?"next":""}>
	<a href=${`/learn/${e}`}>
		<span class="number score" aria-hidden="true">${n}</span>
		<b>${o(`course.${e}`)}</b>
		<span class="soft goal">${o(`course.${e}.goal`)}</span>
		<span class="small soft">${s?`✓ ${o("course.seen")}`:o("course.minutes",{n:t})}</span>
	</a>
</li>`;function g1({rest:[e=""]}){let{value:t,wrong:n}=$h(),s=e||(Ie.value.get("table")?"first":""),a=t?.find(r=>r.id===s);return n||t&&s&&!a?i`<${fh} why=${n??o("page.nowhere")} />`:t?a?i`<${y1} key=${a.id} plan=${a} plans=${t} />`:i`<${mh} plans=${t} />`:i`<${hh} />`}var fh=({why:e})=>i`<${U} title=${o("page.nav.learn")} text=${e}>
	<p><a class="button" href="/">${o("page.nowhere.go")}</a></p>
<//>`,hh=()=>i`<main id="main" tabindex="-1" class="table lesson">
	<p class="opening" role="status">${o("page.opening")}</p>
</main>`;function y1({plan:e,plans:t}){let{value:n,wrong:s}=j(()=>lh(e)),a=fe(()=>n&&new Gr(n),[n]);return x(()=>{e.id==="first"&&Li()?.stage==="lesson"&&os("lesson")},[]),x(()=>()=>a?.stop(),[a]),x(()=>{document.title=`${o(`course.${e.id}`)} · Ninety-Nine`}),s?i`<${fh} why=${s} />`:a?i`<${b1} run=${a} plans=${t} />`:i`<${hh} />`}function gh(){let e=Qu(Ie.value.get("table")??"");return e&&"table"in e?`/t/${e.table}`:void 0}function b1({run:e,plans:t}){let n=gh(),s=e.at.value,{lesson:a}=e,r=e.step(s),l=N(null);A1(e),zr();let c=e.rests.value,p=N(`${s} ${c}`);x(()=>{no()&&document.activeElement===document.body&&l.current?.querySelector(".told h2")?.focus()},[]),x(()=>{if(p.current===`${s} ${c}`)return;p.current=`${s} ${c}`;let v=r.does==="lay"||r.does==="play"?'.hand button[tabindex="0"]':".asking .button",b=r.leaf==="end"?".over .chief":!c&&(r.does||r.ask)?v:".on";l.current?.querySelector(b)?.focus({preventScroll:!0})},[s,c]);let{view:u,full:d}=e.shown.value,$=oe(a.variant),m=a.names.map((v,b)=>b===st?o("you"):v==="dummy"?o("dummy"):v),f=r.leaf==="account"?"sheeted":r.leaf==="end"?"covered":"",h=e.moving.value||c?"":f,g=o("course.number",{n:t.findIndex(v=>v.id===a.id)+1});return i`<${tn.Provider} value=${Ot(u)}><main id="main" tabindex="-1" class="table lesson" ref=${l}
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
			<${v1} run=${e} step=${r} n=${s} />
			<div class=${`board of-${Ye(u)} ${h==="sheeted"?h:""}`}>
				<${O1} run=${e} step=${r} view=${u} full=${d} name=${m[st]??""} />
				<${wn} view=${u} variant=${$} names=${m} me=${st} elsewhere=${st} full=${d} over=${h} aloud
					laid=${Nn($,u.phase)} played=${x1(e,r,u,m)}
					onhurry=${()=>e.moving.peek()&&e.forward()}>
					<${w1} step=${r} view=${u} names=${m} run=${e} plans=${t} />
				<//>
			</div>
		</div>
	</main><//>`}function v1({run:e,step:t,n}){let s=e.moving.value,a=e.rests.value,{id:r}=e.lesson,l=(t.does||t.ask)&&!s&&!a;return i`<section class="told" aria-label=${o(`course.${r}`)}>
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
	</section>`}function w1({step:e,view:t,names:n,run:s,plans:a}){if(s.rests.value||s.moving.value&&e.leaf!=="values")return null;let r=t.options,l=oe(s.lesson.variant),c=e.leaf==="values"&&t.phase==="lay"?i`<${yh} worth=${r?.worth??""} />`:null,p=u=>s.answer(u);return i`${e.does==="lay"&&r?i`<section class="asking asked laying" aria-label=${o("page.yours")}>
					${c?i`<div class="leaf worths">${c}</div>`:null}
					<${Ds} options=${{...r,offers:[]}} chosen=${s.chosen.value} variant=${l} busy=${!1}
						onlay=${()=>s.lay()} slots />
				</section>`:c&&i`<div class="leaf centre">${c}</div>`}
		${e.does==="offer"&&r?i`<section class="asking asked offering" aria-label=${o("page.yours")}>
					<${Kr} options=${r} variant=${l} busy=${!1} onact=${p} />
				</section>`:null}
		${e.does==="name"&&r?i`<section class="asking asked naming" aria-label=${o("page.yours")}>
					<${Jr} options=${r} busy=${!1} onact=${p} />
				</section>`:null}
		${e.ask?i`<${k1} from=${e.ask} onsay=${p} />`:null}
		${e.leaf==="account"?i`<div class="over leaf sheeted"><${Mt} view=${t} names=${n} me=${st} untitled /></div>`:null}
		${e.leaf==="end"?i`<${S1} run=${s} plans=${a} />`:null}`}var k1=({from:e,onsay:t})=>i`<section class="asking asked" aria-label=${o("page.yours")}>
	<div class="answer"><div class="numbers">${e.map(n=>i`<button type="button" key=${n} class="button" onclick=${()=>t(String(n))}>${O(n)}</button>`)}</div></div>
</section>`;function x1(e,t,n,s){let a=Gn(n),r=n.shown?.[a]?.hand;if(n.control===void 0||r===void 0)return null;let l=!e.moving.value&&!e.rests.value&&t.does==="play"&&n.options?.seat===a,c=l?new Set(W(n.options?.from)):null,p=d=>l&&e.play(d),u=i`<${Qt} cards=${Ke(W(r),me,n.trump)} can=${c} chosen=${new Set}
		label=${s[a]} open twice=${!1} onpick=${p} onplay=${p} />`;return{seat:a,hand:u}}function yh({worth:e}){let t=ft(e);return i`<ul class="values" aria-label=${o("page.learn.values.title")}>
		${[...me].map(n=>i`<li key=${n}>
				<${$e} trump=${n} /><b class="score"><span class="unseen">${o(`suit.${n}`)} </span>${t[n]??""}</b>
				<span>${o(`page.learn.shape.${n}`)}</span>
			</li>`)}
	</ul>`}function S1({run:e,plans:t}){let{id:n,variant:s}=e.lesson,a=gh(),{busy:r,once:l}=P(),c=Li(),p=n==="first"&&c?.stage==="match"&&c.of==="",u=()=>l(async()=>{if(p)return Gu();await Ae();let f=ke.value.find(h=>h.id===s);f&&await Uu(f,fp)}),d=t[t.findIndex(f=>f.id===n)+1],$=n==="first"||s!=="standard",m=i`<button type="button" class=${`button ${$?"chief":"plain"}`} disabled=${r}
		aria-busy=${r} onclick=${u}>${o(p?"way.go.first":"page.home.play")}</button>`;return i`<div class="over leaf end">
		<h2>${o(n==="first"?"page.learn.done":"course.done")}</h2>
		${p?i`<${Ao} at="match" />`:null}
		${n==="first"?i`<${yh} worth=${oe(s)?.worth??""} />`:null}
		<div class="row">
			${a?i`<a class="button chief" href=${a}>${o("page.learn.table")}</a>`:$?m:null}
			${d&&!p?i`<a class=${`button ${$||a?"plain":"chief"}`} href=${`/learn/${d.id}`}>
						${o("course.next",{name:o(`course.${d.id}`)})}</a>`:null}
			${$&&n!=="first"?i`<a class="button plain" href=${`/rules/${s}`}>${o("page.learn.rules")}</a>`:null}
			${$||a?null:m}
			${p?null:i`<a class="button plain" href="/learn">${o("course.all")}</a>`}
		</div>
	</div>`}function O1({run:e,step:t,view:n,full:s,name:a}){let r=!e.moving.value&&!e.rests.value,l=r&&t.does==="lay",c=r&&(l||t.does==="play")&&(n.options?.seat??st)===st?n.options:void 0,p=c?new Set(W(c.from)):null,u=e.chosen.value,d=f=>{if(!c)return;let h=new Set(l?u:[]);if(u.has(f))h.delete(f);else if(h.size<(c.pick??1))h.add(f);else return void(e.reply.value=o("lay.full",{n:h.size}));if(He(()=>{e.chosen.value=h,e.reply.value=""}),l)return;h.size===1&&p?.has(f)?e.reply.value=o("page.learn.tap"):e.play(f)},$=f=>c&&e.play(f),m=n.phase==="lay"&&t.worth?ft(n.options?.worth??""):null;return i`<section class=${`mine ${c?"asked":""}`} aria-label=${o("page.yourhand")}>
		<div class="me">
			<${Vt} view=${n} seat=${st} name=${a} place="south" own chair=${void 0} now=${0} open=${null}
				winner=${s?.winner===st} laid=${Nn(oe(e.lesson.variant),n.phase)} />
			${n.aside?i`<div class="laid" role="group" aria-label=${o("page.aside")}>${ge(n.aside)}</div>`:null}
		</div>
		<${Qt} cards=${Ga(n,st)} can=${p} chosen=${u} values=${m}
			label=${o("page.yourhand")} twice=${l} onpick=${d} onplay=${$} />
	</section>`}function A1(e){x(()=>{function t(n){let s=n.target,a=n.ctrlKey||n.metaKey||n.altKey||n.shiftKey;if(n.defaultPrevented||a||s.closest("input, select, textarea, dialog"))return;let r=s.closest(".asking, .head, .felt, .hand")?.matches(":not(.asking)");if(n.key==="ArrowRight"&&!r)e.forward();else if(n.key==="ArrowLeft"&&!r)e.back();else if(!e.moving.peek()&&e.step().ask?.includes(Number(n.key)))e.answer(n.key);else if(!Hr(".lesson .hand",n.key))return;n.preventDefault()}return document.addEventListener("keydown",t),()=>document.removeEventListener("keydown",t)},[e])}var bh={complaints:M1,people:N1,sanctions:B1,tables:P1,groups:D1,evenings:R1,log:_1};function T1(e){let{value:t,wrong:n}=j(async()=>(await Le("there"),!0),T.value?.id),[s,a]=y("complaints");if(!t||!T.value?.operator)return i`<${U} title=${o("page.nav.operate")} wrong=${n} text=${t?o("page.operate.refused"):""} />`;let r=bh[s];return i`<main id="main" tabindex="-1" class="operate">
		<h1>${o("page.nav.operate")}</h1>
		<${J} hidden label=${o("page.nav.operate")} value=${s} onchange=${a}
			options=${V("page.operate",...Object.keys(bh))} />
		<${r} key=${s} />
	</main>`}var Ls=e=>Z(e,{dateStyle:"medium",timeStyle:"short"});function Vr({asked:e,empty:t,children:n}){return e.value?t?i`<p class="soft" role="status">${o("page.operate.none")}</p>`:i`<ul class="found">${n}</ul>`:i`<p class=${e.wrong?"trouble":"soft"} role="status">${e.wrong??""}</p>`}function M1(){let[e,t]=y(0),n={closed:!1,before:0,whom:"",after:0},[s,a]=y(n),r=j(()=>Nu(s),e,s),l=r.value?.complaints??[],c=l.at(-1)?.id??0,p=r.value?.after,u=()=>(t(e+1),void Le("there").catch(()=>{}));return i`<${we} label=${o("page.operate.complaints.closed")} checked=${s.closed}
			onchange=${d=>a({...n,closed:d})} />
		<${Vr} asked=${r} empty=${l.length===0}>${l.map(d=>i`<li key=${d.id}>
				<${j1} complaint=${d} ondone=${u} />
				${d.count&&d.count>1?i`<${w} plain onclick=${()=>a({...n,whom:d.whom})}
						say=${o("page.operate.complaints.about",{n:d.count})} />`:null}
			</li>`)}<//>
		${s.closed&&c>1?i`<${w} onclick=${()=>a({...s,before:c})} say=${o("page.operate.older")} />`:null}
		${s.whom||s.after?i`<${w} onclick=${()=>a(n)} say=${o("page.operate.complaints.first")} />`:null}
		${p?i`<${w} onclick=${()=>a({...s,after:p})} say=${o("page.more")} />`:null}`}function j1({complaint:e,ondone:t}){let{id:n,at:s,by:a,from:r=a,whom:l,about:c,called:p,table:u,match:d,lines:$=[],text:m}=e,{appeal:f,outcome:h,answer:g,watching:v}=e,b=p&&c&&!c.startsWith(`${p}·`);return i`<h2>${o(f?"page.operate.appeal":"page.operate.complaint",{n})}</h2>
		<p class="soft small">${Ls(s)} ·${" "}${f?o("page.operate.appeal.against",{n:f}):i`<a href=${`/t/${u}`}>${o("page.operate.at",{table:u,match:d})}</a>`}</p>
		${f?null:i`<${Dc} id=${a} say=${o("page.operate.from",{id:r})} />`}
		${v?i`<span class="soft small">${o("page.operate.watching")}</span>`:null}
		${$.map(k=>i`<blockquote key=${k.seq}>${k.text}</blockquote>`)}
		${m?i`<p>${m}</p>`:null}
		${b?i`<p class="small">${o("page.operate.called",{name:p})}</p>`:null}
		${h?i`<${Dc} id=${l} say=${c??l} />
				${g?i`<${Rc} entries=${[g]} />`:i`<p>${o(`page.operate.act.${h}`)}</p>`}`:c?i`<${Qr} id=${l} complaint=${n} ondone=${t} />`:i`<p class="soft small">${l}</p>
					<${xn} whom=${l} acts=${["dismiss"]} complaint=${n} ondone=${t} />`}`}function Lc({label:e,onfind:t}){let[n,s]=y("");return i`<form class="row" onsubmit=${r=>(r.preventDefault(),t(n.trim()))}>
		<${F} label=${e} value=${n} oninput=${s} />
		<button class="button">${o("page.operate.find")}</button>
	</form>`}function Zr({asked:e,all:t=[],say:n,above:s,within:a}){let[r,l]=y("");return i`<${Vr} asked=${e} empty=${t.length===0}>${t.map(c=>i`<li key=${c.id}>
			${s?.(c)}
			<button type="button" class="button plain" aria-expanded=${r===c.id}
				onclick=${()=>l(r===c.id?"":c.id)}>${n(c)}</button>
			${r===c.id?a(c):null}
		</li>`)}<//>`}function N1(){let[e,t]=y(""),n=j(()=>xu({find:e}),e);return i`<${Lc} label=${o("page.operate.who")} onfind=${t} />
		<${Zr} asked=${n} all=${n.value?.people} say=${s=>s.tagged}
			within=${s=>i`<${Qr} id=${s.id} />`} />
		${n.value?.more?i`<p class="soft">${o("page.operate.more")}</p>`:null}
		<h2>${o("page.operate.network")}</h2>
		<${E1} />`}function E1(){let[e,t]=y("");return i`<${F} label=${o("page.operate.network.which")} value=${e} oninput=${t} />
		${e.trim()?i`<${xn} whom=${e.trim()} acts=${["ban","ban-all","lift-ban"]} />`:null}`}function B1(){let[e,t]=y(0),n=j(()=>Ou({}),e),s=n.value?.sanctioned.map(r=>({...r,id:r.whom})),a=()=>t(e+1);return i`<${Zr} asked=${n} all=${s} say=${r=>r.tagged??r.whom}
		above=${r=>i`<${vh} of=${r} />`}
		within=${r=>r.tagged?i`<${Qr} id=${r.whom} ondone=${a} />`:i`<${xn} whom=${r.whom} acts=${["lift"]} ondone=${a} />`} />
		${n.value?.more?i`<p class="soft">${o("page.operate.sanctions.more")}</p>`:null}`}function vh({of:{banned:e,bannedUntil:t,bannedFor:n,all:s,network:a,silenced:r,silencedUntil:l,silencedFor:c}}){let p=(u,d,$)=>{let m=d?` ${o("page.operate.until.short",{date:Ls(d)})}`:"",f=u==="ban"&&a?` · ${o("page.operate.networks")}`:"";return i`<p><b>${o("page.operate.sanctions.one",{act:u})}</b>${m}${f}: ${$}</p>`};return i`${e?p(s?"ban-all":"ban",t,n):null}
		${r?p("silence",l,c):null}`}function Qr({id:e,complaint:t,ondone:n}){let[s,a]=y(0),{value:r,wrong:l}=j(()=>Su({player:e}),e,s);if(!r)return i`<p class=${l?"trouble":"soft"} role="status">${l??""}</p>`;let{banned:c,silenced:p}=r.sanctions,u=["silence","ban","rename",...c?["lift-ban"]:[],...p?["lift-silence"]:[],...t?["dismiss"]:[],"link","end-keys",...r.aliasOf?["split"]:[],"erase"],d=()=>(a(s+1),n?.());return i`<p><b>${r.tagged}</b> <span class="soft small">${e} · ${Ls(r.created)}</span></p>
		${r.former?.length?i`<p class="small">${o("page.operate.former",{names:r.former.join(", ")})}</p>`:null}
		${r.aliasOf?i`<p class="small">${o("page.operate.became",{id:r.aliasOf})}</p>`:null}
		${r.aliases.map($=>i`<${Dc} key=${$} id=${$} ondone=${d}
			say=${o("page.operate.also",{ids:$})} />`)}
		<${vh} of=${r.sanctions} />
		${r.tables.map($=>i`<${wh} key=${$.id} table=${$} />`)}
		<${xn} whom=${e} acts=${u} called=${r.name} complaint=${t}
			networks=${r.networks} others=${r.others} ondone=${d} />
		${r.audit.length?i`<${Rc} entries=${r.audit} />`:null}`}function Dc({id:e,say:t,ondone:n}){let[s,a]=y(!1);return i`<${w} plain aria-expanded=${s} onclick=${()=>a(!s)} say=${t} />
		${s?i`<div class="within"><${Qr} id=${e} ondone=${n} /></div>`:null}`}var wh=({table:e})=>i`<p class="small">
	<a href=${`/t/${e.id}`}>${e.id}</a> · ${je(e.variant)} · ${o(`page.operate.status.${e.status}`)} ·${" "}
	${e.chairs.map(t=>t.name).filter(Boolean).join(", ")}
</p>`;function xn({whom:e,acts:t,called:n="",table:s,complaint:a,networks:r=0,others:l=0,ondone:c}){let p={act:t[0]??"",day:"",reason:"",name:"",network:!1,id:""},[u,d]=y(p),$=A=>d(B=>({...B,...A,id:le()})),m=X($),{busy:f,once:h}=P(),[g,v]=y(""),b=u.act==="rename"||u.act==="erase",k=["silence","ban","ban-all"].includes(u.act);return i`<form class="acts" onsubmit=${A=>{A.preventDefault(),h(async()=>{let B=await Di({id:u.id,act:u.act,whom:e,reason:u.reason,...k&&u.day?{until:Date.parse(u.day)}:{},...b?{name:u.name}:{},...u.act==="ban"&&u.network?{network:!0}:{},...s&&u.act==="remove"?{table:s}:{},...a?{complaint:a}:{}});M(o("page.operate.done")),v(B.link?location.origin+B.link:""),d(p),c?.()})}}>
		<${q} label=${o("page.operate.act")} value=${u.act} options=${V("page.operate.act",...t)}
			onchange=${m("act")} />
		${u.act==="erase"?i`<p class="small">${o("page.operate.erase.about")}</p>`:null}
		${b?i`<${F}
				label=${u.act==="rename"?o("page.operate.name"):o("page.operate.erase.name",{name:n})}
				value=${u.name} required oninput=${m("name")} />`:null}
		${k?i`<${F} type="date" label=${o("page.operate.until")} value=${u.day} oninput=${m("day")} />`:null}
		${u.act==="ban"&&r?i`<${we} label=${o("page.operate.ban.network",{n:r,others:l})} checked=${u.network}
				onchange=${A=>$({network:A})} />`:null}
		<${F} label=${o(k?"page.operate.reason":"page.operate.reason.kept")} maxlength="200" required
			value=${u.reason} oninput=${m("reason")} />
		<button class="button" aria-busy=${f}
			disabled=${u.act==="erase"&&u.name!==n}>${o("page.operate.do")}</button>
		${g?i`<p class="small">${o("page.operate.link.about")} <code>${g}</code></p>`:null}
	</form>`}function P1(){let[e,t]=y(""),[n,s]=y(0),a=j(()=>Au({find:e}),e,n);return i`<${Lc} label=${o("page.operate.where")} onfind=${t} />
		<${Zr} asked=${a} all=${a.value?.tables} say=${()=>o("page.operate.show")}
			above=${r=>i`<${wh} table=${r} />`}
			within=${r=>i`<${C1} id=${r.id} ondone=${()=>s(n+1)} />`} />`}function C1({id:e,ondone:t}){let[n,s]=y(0),{value:a,wrong:r}=j(()=>Tu({table:e}),e,n),l=()=>(s(n+1),t());if(!a)return i`<p class=${r?"trouble":"soft"} role="status">${r??""}</p>`;let c=a.chairs.filter(p=>p.player);return i`${a.talk.map(p=>i`<p key=${p.seq} class="small"><b>${p.name}</b> ${p.text}</p>`)}
		<${xn} whom=${e} acts=${["close"]} ondone=${l} />
		${c.map(p=>i`<h2 key=${p.player}>${p.name}</h2>
			<${xn} whom=${p.player??""} table=${e} acts=${["remove"]} ondone=${l} />`)}`}function D1(){let[e,t]=y(""),[n,s]=y(0),a=j(()=>Mu({find:e}),e,n);return i`<${Lc} label=${o("page.groups.name")} onfind=${t} />
		<${Zr} asked=${a} all=${a.value?.groups} say=${r=>r.name}
			within=${r=>i`<${L1} id=${r.id} ondone=${()=>s(n+1)} />`} />`}function L1({id:e,ondone:t}){let{value:n,wrong:s}=j(()=>ju({group:e}),e);return n?i`<p class="soft small">${e} · ${Ls(n.since)}</p>
		<ul>${n.members.map(a=>i`<li key=${a.id}>${a.name}<span class="soft">·${a.tag}</span><${Da} of=${a.role} /></li>`)}</ul>
		<${xn} whom=${e} acts=${["end-group"]} ondone=${t} />`:i`<p class=${s?"trouble":"soft"} role="status">${s??""}</p>`}function R1(){let[e,t]=y(0),n=j(()=>ns({}),e),s=()=>t(e+1),a=(n.value?.evenings??[]).filter(l=>!l.group),r=async(l,c)=>{await Di({id:le(),act:"evening",whom:"",evening:l,reason:c}),s()};return i`<${Vr} asked=${n} empty=${a.length===0}>${a.map(l=>i`<li key=${l.id}>
			<b>${Z(l.begins,{weekday:"long",hour:"numeric",minute:"2-digit",timeZone:l.zone})} ${l.zone}</b>
			<span>${je(l.variant)} · ${l.games??0} · ${l.clock} · ${o(`page.level.${l.bot}`)}</span>
			<${xn} whom=${l.id} acts=${["end-evening"]} ondone=${s} />
		</li>`)}<//>
		<h2>${o("page.operate.act.evening")}</h2>
		<${Ql} reasoned begin=${r} />`}function _1(){let[e,t]=y(0),n=j(()=>Eu({before:e}),e),s=n.value?.entries??[],a=s.at(-1)?.n??0;return i`<${Vr} asked=${n} empty=${s.length===0}><li><${Rc} entries=${s} /></li><//>
		${a>1?i`<${w} onclick=${()=>t(a)} say=${o("page.operate.older")} />`:null}`}var Rc=({entries:e})=>i`<ol class="small entries" aria-label=${o("page.operate.log")}>${e.map(t=>i`<li key=${t.n} value=${t.n}>
		${Ls(t.at)} · ${t.operator} · <b>${o(`page.operate.act.${t.act}`)}</b> ${t.whom} ${t.table??""}${" "}
		${t.former?`${t.former} → ${t.name} `:""}${t.networks?`${o("page.operate.networks")} `:""}
		${t.until?`${o("page.operate.until.short",{date:Ls(t.until)})} `:""}
		${t.complaint?`· ${o("page.operate.complaint",{n:t.complaint})} `:""}· ${t.reason}
	</li>`)}</ol>`;var W1=15e3;function I1({mine:e,room:t,chief:n,name:s,ondrawn:a}){let{turn:r}=Je(W1),{value:l}=j(async()=>{let k=js(),S=await eu({},{where:"there"});return Jl(S,k),Wr.value=S.followed??0,S},r,T.value?.id),[{height:c}]=y(t),p=N(null),u=Am(),d=Ul(u),$=new Set(e.filter(k=>k.status!=="gathering").map(({id:k})=>k)),m=u.filter(k=>xa(k,d)&&!$.has(k.table??"")),f=l?.tables.filter(k=>!Kn(k))??[],h=m.length+f.length,g=m.some(Gl),v=g||f.some(k=>k.status==="gathering"),b=l?.others??0;return x(()=>{if(!l)return;let k=h+b>0?p.current?.offsetHeight??0:0;a({height:k,calls:v,tables:m.flatMap(S=>S.table??[])})}),l?h+b===0&&!c?null:i`<section class="on" ref=${p}>
		${h>0?i`<h2>${o("page.home.now")}</h2>`:null}
		${m.length>0?i`<${Vl} all=${m} now=${d} name=${s} chief=${n} />`:null}
		<${qr} tables=${f} chief=${n&&!g} />
		${b>0||h===0?i`<p class="soft">${o("page.home.others",{n:b})}</p>`:null}
	</section>`:c?i`<section class="on" style=${{minHeight:`${c}px`}}></section>`:null}var Yr=(e,t)=>e?o(`page.line.${e}`):o(t==="lost"?"page.line.back":"page.line.saved"),Xr=e=>e.waiting.value.filter(t=>t.late),kh=e=>[e.split(" ")[0]??"",e.split(" ").slice(1).join(" ")],q1={ready:"page.ready",unready:"page.unready",claim:"page.claim",stand:"page.leave",back:"page.back",resume:"page.resume",sit:"page.sit",undo:"page.undo",redo:"page.do.redo",replay:"page.do.replay",pause:"page.do.pause",abandon:"page.abandon"};function Ra({do:e,act:t="",text:n="",on:s=!1}){let[a,r]=kh(t);return e==="chat"?o("page.unsent.chat",{text:n}):e==="answer"?o(s?"page.agree":"page.disagree"):e!=="act"?o(q1[e==="ask"?n:e]??"page.unsent.other"):a==="play"||a==="lay"?L(W(r).map(l=>nn(l))):a==="name"?K(r):ue(t)}function F1({command:e}){let[t,n]=kh(e.act??"");return e.do==="act"&&(t==="play"||t==="lay")?i`<span class="of">${ge(n)}</span>`:i`<b>${Ra(e)}</b>`}function _c({unsent:e,told:t=""}){return Xr(e).map(n=>i`<p key=${n.command.id} class="unsent">
		<span>${o(n.undo?"page.unsent.stopping":"page.unsent")} <${F1} command=${n.command} /></span>
		${n.undo?null:i`<button type="button" class="button plain" onclick=${()=>e.withdraw(n.command.id)}>
					${o("page.unsent.stop")}<span class="unseen"> ${Ra(n.command)}</span>
				</button>`}
		${n.why&&!t?i`<small>${n.why}</small>`:null}
	</p>`)}function xh({table:e}){let t=e.wrong.value,n=N("");x(()=>{n.current&&!t&&!E.spoken.peek()&&M(Yr("",n.current),!0),n.current=t},[t]);let s=E.spoken.value?{}:{role:"status"};return i`<div class="signs" ...${s}>
		${t?i`<p class="cut"><span aria-hidden="true" class="broken"></span>${Yr(t,"")}</p>`:null}
		<${_c} unsent=${e.unsent} told=${t} />
	</div>`}function _a(e,{seat:t,view:n,table:{stage:s}}){return!!(e.guides()&&t!==void 0&&s==="playing"&&n?.phase&&n.phase!=="over")}var ti="AKQJ",Ah=({trump:e},t)=>(he(t)===e?ti:"AK").includes(Un(t));function Th(e,t){let n=W(e.hand).filter(r=>!t.includes(r)),s=r=>(he(r)===e.trump?2:0)-ti.indexOf(Un(r)),a=r=>n.filter(l=>he(l)===he(r)).length;return n.filter(r=>Ah(e,r)).toSorted((r,l)=>s(l)-s(r)||a(r)-a(l))}var ei=e=>L(e.map(t=>pt(t)));function z1(e,t,n,s,a){let[r]=t;if(r&&a)return[o("coach.bid.spare",{how:"danger",n:t.length,cards:ei(t)})];let l=n.filter(p=>Ah(e,p));if(r){let p=$=>[...ti.slice(0,ti.indexOf(Un($)))].every(m=>e.hand?.includes(m+he($))),u=t.filter($=>p($)===p(r)),d=p(r)?"CDHS".includes(e.trump??"")&&e.trump?"trumped":"late":"beaten";return[o("coach.bid.spare",{how:d,n:u.length,cards:ei(u)})]}let c={spare:s?"yes":"no",n:l.length,cards:ei(l)};return l.length?[o("coach.bid.away",c)]:[]}var H1=.85;function Mh({bids:e}){let[t,...n]=e?.[0]?.premiums??[];return(t&&n.reduce((a,r)=>r.points>a.points&&r.chance>=H1?r:a,t))?.offer.split(" ")[0]??"pass"}var jh=(e,{game:t,deal:n})=>`${e.id} ${t} ${n}`;function ni(e,t){let n=e.advice.value,s=n&&t.phase==="lay"&&t.deal>0&&Mh(n.advice)!=="pass";return E.premiums.value!==""||!!s}var K1=4;function J1(e,t){let n=t.bids?.[0];if(!n)return"";let s=W(n.best),a=Th(e,s),r=a.slice(0,n.tricks),l=r.length===n.tricks,c=W(e.hand).filter(u=>he(u)===e.trump&&!s.includes(u)).length,p=[o("coach.bid",{n:n.tricks})];if(n.tricks>0){let u=l?"high":r.length?"some":"none";p.push(o(`coach.bid.${u}`,{n:r.length,cards:ei(r),trumps:c<K1?0:c}))}return p.push(...z1(e,a.slice(n.tricks),s,l,n.tricks===0)),p.join(" ")}function U1(e,t,n,s){let{declare:a=0,reveal:r=0}=t?.offers??{},l=Mh(e),c=n?[o("coach.wager",{declare:a,reveal:r})]:[];return s&&l!=="pass"&&c.push(o(`coach.premium.${l}`)),c.join(" ")}function G1(e,t,n){let s=e.premium?.findIndex(l=>l!=="")??-1,a=s===e.seat?e.bid:e.shown?.[s]?.bid;if(s<0||a===void 0||On(e)>0)return[];let r=n?.offers[e.premium?.[s]?.startsWith("declare")?"declare":"reveal"]??0;return[o("coach.holds",{you:s===e.seat?"yes":"no",name:t[s]??"",bid:a,points:r})]}function V1(e,t,n){let[s,a]=[e.bid??0,e.won?.[t]??0],r=(n?Cn(n):9)-On(e);if(r===0)return[];switch(e.contract?.[t]){case"lost":return[o(a>s?"coach.over":"coach.under",{more:W(e.hand).length>1?"yes":"no"})];case"kept":return[o("coach.enough",{bid:s}),Oh("coach.avoid",e)];case"short":{let l=s>a?s-a:r;return l===r?[o("coach.all",{left:r})]:[o("coach.need",{won:a,need:l,left:r}),Oh("coach.win",e)]}}return[]}function Nh(e){let t=e.options;return t?.kind==="play"&&t.seat===void 0&&W(t.from).length>1}var Sh=({contract:e},t=0)=>["kept","short"].includes(e?.[t]??""),Z1=["lost","enough","all","some","few"],Ic=.02;function Q1(e,t){let n=Td(e);return n&&n.chance>=t.chance-Ic?[ds(t,n,Nt)]:[]}var Wc={chance:.05,points:2};function Y1(e,t){let{bids:n=[],choices:s,contract:a}=t,[r]=n;if(r){let p=n.find(u=>u.chance>=r.chance-Wc.chance&&u.points>=r.points-Wc.points&&Th(e,W(u.best)).length===u.tricks);return p?{...t,act:`lay ${p.best}`,bids:[p,...n.filter(u=>u!==p)]}:t}let[l]=s;if(!l||t.phase!=="play"||a==="lost")return t;let c=s.reduce((p,u)=>u.chance>p.chance+Ic?u:p,l);return c===l?t:{...t,act:c.act,why:[],choices:[c,...s.filter(p=>p!==c)]}}var qc=e=>e.guides()&&e.advice.value!==null;async function si(e){let t=e.view.peek();if(!qc(e))return e.hint(n=>t&&e.guides()?Y1(t,n):n)}function X1(e,t,n){let[s,...a]=t.choices;if(!s||!a.length||t.phase!=="play")return $s(t,n).join(" ");let r=t.act.replace(/^play /,""),l=e.options?.led&&!e.options.follow&&he(r)!==e.trump,c=qt((t.why??[]).filter(({kind:u})=>!Z1.includes(u)),!0),p=c.length?[...c,...Q1(t,s)]:tS(t);return[o("coach.card",{how:l?"away":"play",card:pt(r)}),...p].join(" ")}var eS=.05;function tS({choices:e,contract:t}){let[n,...s]=e,a=p=>Math.round(p.chance*10);if(t==="lost")return[o("coach.because",{how:"spoil"})];let r=s.filter(p=>p.chance<n.chance-Ic),l=r.filter(p=>a(p)<a(n)).toSorted((p,u)=>u.chance-p.chance)[0],c=l&&{a:a(n),b:a(l),other:Nt(l.act)};return c?[o("coach.because",{how:"likely",...c})]:r.length?[]:s.every(p=>jt(p)==="close")?[o("coach.because",{how:"even",n:s.length})]:[o("coach.because",{how:n.chance<eS?"faint":"free"})]}function Oh(e,t){if(!Nh(t))return"";let{options:n,trick:s=[],trump:a,won:r=[]}=t,l=W(n.from),c=s.length===r.length-1,p=l.some(u=>he(u)===a)?"ruff":"discard";return o(e,{turn:n.led?n.follow?c?"last":"middle":p:"lead"})}function nS(e,t,n,s,a){let r=G1(e,n,s),l=r.length?r:V1(e,t,s);return a?l.slice(0,1):l}function sS({bids:[e,...t]=[]},n){let s=t.find(r=>r.tricks===n);return e&&s&&s.chance<e.chance-Wc.chance?o("coach.bid.risky",{bid:O(n),best:O(e.tricks)}):""}function aS(e,t,n,s,a){return[!s||a?J1(e,t):sS(t,An([...n],e.options?.worth??"")),o(s?"coach.bid.lay":"coach.bid.own")].filter(Boolean).join(" ")}function oS(e,t,n,s){let a=e.chosen.value,r=W(n.bids?.[0]?.best),l=a.size===t.options?.pick,c=E.spoken.value,p=["",jh(e,t)].includes(E.premiums.value),u=r.every(m=>a.has(m)),$=(l||c)&&ni(e,t)?U1(n,s,p,u||c):"";return $&&!c?$:[aS(t,n,a,l,u),$].filter(Boolean).join(" ")}function rS(e,t){x(()=>{E.spoken.peek()?e.coached.value=t:t&&M(t,!0)},[t])}function Eh({table:e,message:t,names:n,variant:s}){let a=t.view,r=a.phase==="lay",l=e.intended.value===""&&e.busy.value==="",c=l&&r&&a.options,u=c||l&&Sh(a,t.seat)&&Nh(a)?`${a.game} ${a.deal} ${a.phase} ${On(a)}`:"",d=e.current.value,[$,m]=y("");x(()=>{!u||!d||e.advice.peek()||si(e).finally(()=>m(u))},[u,d]);let f=c&&ni(e,a);x(()=>{f&&(E.premiums.value||=jh(e,a))},[f]);let h=e.advice.value?.advice,g=[...a.phase==="play"?nS(a,t.seat??0,n,s,!!h):[],...h&&!r?[X1(a,h,s)]:[],...c&&h?[oS(e,a,h,s)]:[]].filter(Boolean).join(" "),v=u!==""&&(h!==void 0||$===u);rS(e,v||a.phase==="play"&&!Sh(a,t.seat)?g:"");let b=c?h?.bids?.[0]?.best:void 0,k=b&&e.chosen.value.size<W(b).length;return i`<section class="hint coach" aria-label=${o("coach.title")}>
		<header><h2>${o("coach.title")}</h2><${w} plain onclick=${Oo} say=${o("coach.off")} /></header>
		<p aria-busy=${u!==""&&!v}>
			${re(e.thinking.value?`${g} ${o("coach.thinking")}`:g)}
		</p>
		${k?i`<div class="proposed"><span class="act">${ge(b)}</span><${w} chief onclick=${()=>e.heed()}
					say=${o("page.hint.choose")} /></div>`:null}
	</section>`}var Bh={times:100,each:50},iS=2**31-1,lS=50,cS=({settings:e,host:t,talk:n,...s})=>s;function pS(e,t){let n=t.view?.options?.kind==="offer"?t.view.options.acts??[]:[],s=t.event.do==="act"&&_a(e,t)&&E.premiums.peek()==="";return[e.intended.peek(),s?"pass":""].find(a=>n.includes(a))}var ai=class{#e;#n;#t=Promise.resolve();#s=null;#a=null;#r=[];#i="";#l=!1;#c=0;#u=0;#o=new Set;#p=!1;#d="";constructor(t,n,s){this.#e=t,this.#n=n,this.rules=s}end(){this.#p=!0,clearTimeout(this.#u)}hear(t){this.#s=t;let n=pS(this.#e,t),{options:s,...a}=t.view??{};this.#r.push(cS(n&&t.view?{...t,view:a}:t)),this.#$(()=>this.#m()),n&&!this.#e.intended.peek()&&this.#$(()=>this.#b({do:"act",act:n}))}advise(t){return this.#$(async()=>this.#n([t]))}obey(t){return this.#$(()=>this.#g(t))}line(t){t!==this.#d&&this.#n([Yr(t,this.#d)]),this.#d=t}#$(t){let n=this.#t.then(()=>this.#p?void 0:t());return this.#t=n.catch(s=>this.#n([D(s)]))}async#m(t){let n=this.#r.slice(0,lS);if(!t&&n.length===0)return;let{settings:s,host:a}=this.#e.settled.peek(),r=await Xn(()=>Cp({lang:ie.peek(),link:this.#f(),now:this.#e.now(),settings:s,host:a,news:n,mind:this.#i,...this.#a&&{before:this.#a},refused:this.#l,...t}));if(this.#r.splice(0,n.length),this.#a=n.at(-1)??this.#a,this.#i=r.mind??"",clearTimeout(this.#u),r.again){let l=Math.min(r.again-this.#e.now(),iS);this.#u=setTimeout(()=>{this.#$(()=>this.#m({}))},l)}return this.#l=!1,this.#p||this.#n(r.said),r}#f(){return ye(this.#e.id)?"":`${location.origin}${location.pathname}`}async#v(){for(let t=0;(this.#s?.seq??0)<this.#c&&t<Bh.times;t++)await new Promise(n=>setTimeout(n,Bh.each))}async#g(t){await this.#v();let n=await this.#m({line:t.normalize("NFC")});if(n?.do)return this.#b(n.do,n.done);switch(n?.want){case"hint":{let{advice:s}=await this.#e.port.hint();return await this.#m({hint:s}),this.#n($s(s,this.rules(),a=>Ra({id:"",do:"act",act:a})))}case"report":return void this.#k();case"link":return hs(this.#f());case"quit":return G(this.#y())}}#y(){let{table:{stage:t,match:n}={stage:"",match:0},view:s}=this.#s??{},a=t==="waiting"&&n>0?va(this.#e.id,this.#e.settled.peek().settings):void 0;return a?(s?.phase==="over"?a.played:a.givenUp).href:"/"}async#b({id:t,...n},s=[]){if(n.do==="ask"&&n.text==="undo"&&this.#e.stopLate())return;if(T.peek()||await wo(o("page.guest")),n.do==="ready")return this.#h(await this.#e.ready());let{answered:a,late:r}=this.#e.put(n),l=a.then(u=>{this.#h(u),u&&this.#n(s),u?.late&&this.#n([o("page.unsent.late")])},u=>{this.#l=!0,this.#n([D(u)])}),c=r.then(()=>!0);if(!await Promise.race([l,c]))return;let p=n.do==="act"?"act":"other";this.#n([o("page.unsent.typed",{what:Ra({id:"",...n}),undo:p,command:o("cmd.undo")})])}#h(t){this.#c=Math.max(this.#c,t?.seq??0)}async#k(){let{table:{match:t}={match:0},view:n}=this.#s??{},s=`${t} ${n?.deal}`;if(!this.#o.has(s)){this.#o.add(s);try{let a;for await(a of Us(this.#e.id,t,n?.deal??0,()=>!this.#p));a&&await this.#$(()=>this.#m({report:a}))}catch(a){this.#n([D(a)])}this.#o.delete(s)}}};var Ph={lines:250,typed:50};function Wa(){let[e,t]=y([]),n=N(0);return{lines:e,print:(a,r=!1)=>{let l=a.map(c=>({id:n.current++,text:c,typed:r}));l.length&&t(c=>[...c,...l].slice(-Ph.lines))}}}function Ia({lines:e,print:t,obey:n}){let s=a=>{a&&t([`› ${a}`],!0),n(a)};return i`<section class="speech" aria-label=${o("page.speech.region")}>
		<${uS} onsend=${s} />
		<${dS} lines=${e} />
	</section>`}function Ch({table:e,variant:t}){let n=Wa(),s=N(t);s.current=t;let a=fe(()=>new ai(e,n.print,()=>s.current),[e]);return x(()=>{let r=e.newest.subscribe(p=>p&&a.hear(p)),l=e.coached.subscribe(p=>p&&void a.advise(p)),c=e.wrong.subscribe(p=>a.line(p));return()=>{c(),l(),r(),a.end()}},[a]),i`<${Ia} ...${n} obey=${r=>{a.obey(r)}} />`}function uS({onsend:e}){let t=N(null),n=N({all:[],at:0});x(()=>t.current?.focus(),[]);function s(r){r.preventDefault();let l=t.current?.value.trim()??"";t.current&&(t.current.value=""),l&&(n.current.all=[...n.current.all.filter(c=>c!==l),l].slice(-Ph.typed)),n.current.at=n.current.all.length,e(l)}function a(r){let l=r.key==="ArrowUp"?-1:r.key==="ArrowDown"?1:0;if(!l||!t.current)return;r.preventDefault();let{all:c,at:p}=n.current;n.current.at=Math.max(0,Math.min(c.length,p+l));let u=c[n.current.at]??"";t.current.value=u,t.current.setSelectionRange(u.length,u.length)}return i`<form onsubmit=${s}>
		<label for="command">${o("page.speech.field")}</label>
		<input id="command" name="command" type="text" ref=${t} onkeydown=${a}
			autocomplete="off" autocapitalize="off" autocorrect="off" spellcheck=${!1} enterkeyhint="send" maxlength="400" />
		<button class="button">${o("page.speech.do")}</button>
	</form>`}function dS({lines:e}){let t=N(null);return Oe(()=>{t.current&&(t.current.scrollTop=t.current.scrollHeight)},[e]),i`<div class="log" role="log" aria-live="polite" aria-label=${o("page.speech.log")} tabindex="0" ref=${t}>
		${e.map(({id:n,text:s,typed:a})=>i`<p key=${n} ...${a?{class:"typed","aria-hidden":"true"}:{class:""}}>${s}</p>`)}
	</div>`}function $S({trump:e}){if(e.by==="turnup")return[];let t=e.by==="rotation"?e.rotation:["none",e.first??"none","C","D","H","S"];return[...new Set(t)].filter(Boolean)}function oi({opening:e,names:t,rules:n,set:s}){if(!n)return null;let a=$S(n),r=e??{totals:t.map(()=>0),trump:a[0]};return i`<details open=${e!==void 0}>
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
	</details>`}var ri=e=>{if(!e)return;let{trump:t,...n}=e,s=t&&t!=="none"?{...n,trump:t}:n;return s.trump||s.deals||s.totals.some(a=>a!==0)?s:void 0};var zc=24;function mS(){let e=T.value?.name??E.name.value,t=ut()[0]?.summary;if(!t)return e?[e]:[];let n=t.live??ke.value.find(s=>s.id===t.variant)?.chairs;return t.names.slice(0,n).filter(s=>s!==o("dummy"))}var fS={variant:"",names:[],first:"0",length:"",rounds:9,house:ws,opening:void 0},Hc=(e,t)=>e.names[t]?.trim()||o("page.pad.player",{n:t+1}),Fc=e=>Array.from({length:e.chairs},(t,n)=>n);async function hS(e,t,n){let s=Wn(e.house,n),a=Array.from({length:n.seats-t.chairs},()=>o("dummy")),r=[...Fc(t).map($=>Hc(e,$)),...a],l=Pa(r);if(l)throw new ce(o("pad.twins",{name:l}));let c=await _t({begin:{variant:t.id,...s?{rules:s}:{},seats:r,first:Number(e.first),date:gt(),...e.length?{[e.length]:e.rounds}:{}}}),p=ri(e.opening),u=p&&{...c.head,opening:p},d=Jo(u?await _t({record:c.record,do:"head",head:u}):c);return xe(d),d.id}var Kc=({seat:e,...t})=>i`<${F} label=${o("page.pad.player",{n:e+1})}
	maxlength=${zc} onfocus=${n=>n.currentTarget.select()} ...${t} />`;function gS({plan:e,set:t,variant:n}){let s=a=>r=>t(({names:l})=>({names:Object.assign([...l],{[a]:r})}));return i`<fieldset class="seats">
			<legend class="unseen">${o("page.pad.names")}</legend>
			${Fc(n).map(a=>i`<${Kc} key=${a} seat=${a} value=${e.names[a]??""}
				enterkeyhint="next" oninput=${s(a)} />`)}
		</fieldset>
		<p class="soft small">${o("page.pad.names")}</p>
		<${J} label=${o("page.pad.first")} value=${e.first} onchange=${X(t)("first")}
			options=${Fc(n).map(a=>[String(a),Hc(e,a)])} />`}function Dh({onclose:e,onbegun:t}){x(()=>{ae(Ae)},[]);let[n,s]=y(()=>({...fS,names:mS()})),[a,r]=y(""),{busy:l,once:c}=P(h=>r(Zt(h))),p=ke.value.find(h=>h.id===n.variant)??Tt(),u=oe(p?.id);if(!p)return null;let d=h=>{s(g=>({...g,...typeof h=="function"?h(g):h})),r("")},$=h=>{h.preventDefault(),u&&c(async()=>t(await hS(n,p,u)))},m=h=>d({variant:h,first:"0",opening:void 0,house:{...n.house,changed:{}}}),f=i`<button type="submit" form="new-pad" class="button chief" aria-busy=${l}>
		${o("page.pad.begin")}
	</button>`;return i`<${R} broad title=${o("page.pad.new")} onclose=${e} actions=${f}>
		<form id="new-pad" class="create stack" onsubmit=${$}>
			<${xs} value=${p.id} groups=${lt()} onchange=${m} />
			<${gS} plan=${n} set=${d} variant=${p} />
			<${ks} plan=${n} set=${d} variant=${p} />
			<${oi} opening=${n.opening} rules=${u} set=${X(d)("opening")}
				names=${Array.from({length:u?.seats??0},(h,g)=>g<p.chairs?Hc(n,g):o("dummy"))} />
			<${Ss} own=${n.house} set=${X(d)("house")} rules=${u} />
			<p class=${a?"trouble":""} role="alert">${a}</p>
		</form>
	<//>`}var yS=e=>e?.scrollIntoView({block:"nearest"}),Lh=({lines:e})=>i`<div class="stack" role="status" ref=${yS}>
	${e.map(t=>i`<p key=${t}>${t}</p>`)}
</div>`;function Rh({open:e,then:t,deal:n,onclose:s}){let{busy:a,once:r}=P(),c=i`<${w} chief aria-busy=${a} onclick=${()=>r(async()=>{await e.revise({do:"delete",deal:n}),s()})} say=${o("page.pad.strike")} />`;return i`<${R} title=${o("page.pad.deal",{n:n+1})} onclose=${s} actions=${c}>
		<div class="stack">
			<p>${o("page.pad.strike.about",{n:n+1})}</p>
			<${Lh} lines=${t.said??[]} />
		</div>
	<//>`}function bS(e,t){let n=[...e.seats],s=[...e.replaced??[]];return t.forEach((a,r)=>{let l=s.findLastIndex(c=>c.seat===r);l<0?n[r]=a:s[l]={...s[l],name:a}}),{seats:n,...s.length?{replaced:s}:{}}}function vS(e,{names:t,first:n,target:s,length:a,rounds:r,opening:l,leaves:c,comes:p,from:u}){let{deals:d,games:$,opening:m,...f}=e,h={...f,...bS(e,t),first:Number(n),...s?{target:s}:{}},g=ri(l),v={deal:u-1,seat:Number(c),name:p.trim()},b=(h.replaced??[]).filter(S=>S.seat!==v.seat||S.deal!==v.deal),k=v.name?[...b,v].sort((S,A)=>S.deal-A.deal):h.replaced;return{...h,...a?{[a]:r}:{},...g?{opening:g}:{},...k?{replaced:k}:{}}}var wS=({head:e,seats:t,deals:n})=>({names:t,first:String(e.first),target:e.target??0,opening:e.opening,length:e.deals?"deals":e.games?"games":"",rounds:e.deals||e.games||9,leaves:"0",comes:"",from:n.length+1});function _h({open:e,pad:t,onclose:n}){let[s,a]=y(()=>wS(t)),[r,l]=y(null),[c,p]=y(""),{busy:u,once:d}=P(),$=v=>{a(b=>({...b,...v})),l(null),p("")},m=vS(t.head,s),f=v=>{v.preventDefault();let b=Pa(s.names)??Pa(s.comes?s.names.with(Number(s.leaves),s.comes):[]);if(b)return p(o("pad.twins",{name:b}));d(async()=>{let k=r?void 0:await e.propose({do:"head",head:m}),S=k?.said??[];if(S.length)return l(S);(r||k?.did)&&await e.revise({do:"head",head:m}),n()})},h=i`<button type="submit" form="pad-head" class="button chief" aria-busy=${u}>
		${o(r?"page.pad.head.yes":"page.pad.head.do")}
	</button>`,g=t.choices.live;return i`<${R} broad title=${o("page.pad.head")} onclose=${n} actions=${h}>
		<form id="pad-head" class="create stack" onsubmit=${f}>
			<${kS} pad=${t} form=${s} set=${$} />
			<${J} label=${o("page.pad.first")} value=${s.first} onchange=${X($)("first")}
				options=${s.names.slice(0,g).map((v,b)=>[String(b),v])} />
			${s.target?i`<${Q} label=${o("page.create.rules.game.target")} value=${s.target} min=${1} max=${1e4}
						onchange=${X($)("target")} />`:null}
			<${ks} plan=${s} set=${$} />
			<${xS} pad=${t} form=${s} set=${$} />
			<${oi} opening=${s.opening} names=${Ct(t)} rules=${t.rules} set=${X($)("opening")} />
			${r?i`<${Lh} lines=${r} />`:null}
			<p class=${c?"trouble":""} role="alert">${c}</p>
		</form>
	<//>`}var kS=({pad:e,form:t,set:n})=>i`<fieldset class="seats">
	<legend class="unseen">${o("page.pad.names")}</legend>
	${t.names.slice(0,e.choices.live).map((s,a)=>i`<${Kc} key=${a} seat=${a} value=${s} required
		oninput=${r=>n({names:t.names.with(a,r)})} />`)}
</fieldset>`,xS=({pad:e,form:t,set:n})=>i`<details>
	<summary>${o("page.pad.replace")}</summary>
	<div class="stack">
		<${q} label=${o("page.pad.replace.leaves")} value=${t.leaves}
			options=${t.names.slice(0,e.choices.live).map((s,a)=>[String(a),_e(e,a)])}
			onchange=${X(n)("leaves")} />
		<${F} label=${o("page.pad.replace.comes")} value=${t.comes} maxlength=${zc}
			oninput=${X(n)("comes")} />
		<${Q} label=${o("page.pad.replace.from")} value=${t.from} min=${1} max=${e.deals.length+1}
			onchange=${X(n)("from")} />
	</div>
</details>`;function ii({pad:e,onpick:t}){let n=Ct(e);return i`<section class="pad-sheet">
		<header>
			<h1>${n.slice(0,e.choices.live).join(" · ")}</h1>
			<p class="soft">${Ba(e)} · ${ar(e.rules)}</p>
			<p class="standing">${kn(e)}</p>
		</header>
		${e.deals.length?i`<${El} scores=${e.deals} names=${n} end=${e.end} onpick=${t} />
				<div class="settled small soft">${(e.settlement??[]).map(s=>i`<p key=${s}>${s}</p>`)}</div>`:i`<p class="soft">${o("page.pad.unwritten")}</p>`}
	</section>`}function SS(e,t){let n=e.deals[t],s=e.deals[t+1]??(e.due?.deal===t+1?e.due:void 0),a=s&&{next:OS(e,s.why.trump),...s.trump?{then:s.trump}:{}},r=Object.fromEntries(n.entry.hands.map((p,u)=>[u,p.bid===void 0?{}:{bid:p.bid}])),{closed:l,...c}=n;return{...c,shown:r,...s?{why:a}:{},...l?{closed:{...l,game:n.game,totals:n.totals}}:{},...e.end&&t===e.deals.length-1?{end:e.end}:{}}}var OS=(e,t)=>e.rules.trump.by==="holder"&&t!=="game"||t==="named"||t==="first"?"stays":t;function li({pad:e,deal:t,onclose:n,correct:s,insert:a,strike:r}){let l=e.deals[t];if(!l)return null;let c=s&&i`
		<${w} plain onclick=${r} say=${o("page.pad.strike")} />
		<${w} plain onclick=${a} say=${o("page.pad.insert.before")} />
		<${w} chief onclick=${s} say=${o("page.pad.correct")} />`;return i`<${R} title=${o("page.pad.deal",{n:t+1})} onclose=${n} actions=${c}>
		<div class="pad-account stack">
			<p class="soft">
				${o("page.pad.roles",{dealer:_e(e,l.dealer),lead:_e(e,l.lead),past:"yes"})}.${" "}
				${o("page.pad.trump")}: ${K(l.trump)} (${l.origin}).</p>
			<${Mt} view=${SS(e,t)} names=${Ct(e)} variant=${e.rules} me=${-1} untitled />
		</div>
	<//>`}var AS=4e3,[Wh,TS]=[4e3,12e4],Ih=new Map;function Uc(e,t){let n=(Ih.get(e)??Promise.resolve()).then(t);return Ih.set(e,n.catch(()=>{})),n}var MS=e=>Uc(e,async()=>{let t=dt(e);if(!t||t.shared)return;let n=le(),{pad:s,mark:a=""}=await ao({secret:n,record:t.record}),r=dt(e);r&&xe({...r,shared:{secret:n,pad:s,of:t.record,mark:a}})});function qh(e){let{shared:t,record:n}=dt(e)??{};return t&&n&&t.of!==n?t.secret+n:""}var Jc=new Map;function jS(e){let t=Jc.get(e)??Uc(e,async()=>{let n=dt(e);if(!n?.shared||!qh(e))return;let{secret:s,mark:a}=n.shared,{pad:r,mark:l=""}=await ao({secret:s,record:n.record,was:a}).catch(p=>{if(p instanceof I&&p.status===409)return NS(e,n.shared?.pad??"");throw p}),c=dt(e);c?.shared?.secret!==s||!r||xe({...c,shared:{...c.shared,pad:r,of:n.record,mark:l}})}).finally(()=>Jc.delete(e));return Jc.set(e,t),t}async function NS(e,t){let{pad:n,mark:s}=await Ti({pad:t}),a=dt(e);if(a?.shared&&n){let r={...a.shared,of:n.record,mark:s};xe({...n.record===a.record?a:Kt(yn(a,n)),shared:r}),n.record!==a.record&&M(o("page.pad.share.other"))}return{pad:""}}var qa=e=>Uc(e,async()=>{let t=dt(e)?.shared?.secret;if(!t)return;await ao({secret:t});let n=dt(e);if(!n)return;let{shared:s,...a}=n;xe(a)}),ES=e=>e instanceof I&&e.status>=400&&e.status<500&&e.status!==429;function BS(e,t){let[n,s,a,r,l]=["",Wh,0,!1,!1],c=async()=>{let u=qh(e);if(r||!u||u===n)return;clearTimeout(a),r=!0;let d=await jS(e).then(()=>null,$=>$);if(r=!1,d&&!ES(d)){l||(a=Number(setTimeout(c,s))),s=Math.min(2*s,TS);return}s=Wh,d&&(n=u,t(d)),c()},p=Qe(()=>{c()});return()=>{l=!0,p(),clearTimeout(a)}}function Fh(e){x(()=>BS(e,t=>M(o("page.pad.share.not",{text:D(t)}))),[e])}function zh({kept:e}){let[t,n]=y(!1),{shared:s}=e,{busy:a,once:r}=P(),l=()=>r(async()=>{await MS(e.id),n(!0)}),p=i`<${w} aria-busy=${a} onclick=${()=>r(async()=>{await qa(e.id),n(!1)})} say=${o("page.pad.share.stop")} />`;return i`<${w} plain aria-busy=${a} onclick=${l} say=${o("page.pad.share")} />
		${t&&s?i`<${R} title=${o("page.pad.share")} onclose=${()=>n(!1)} actions=${p}>
					<div class="stack">
						<p>${o("page.pad.share.about")}</p>
						<${Et} link=${pn(`/pad/on/${s.pad}`)} label=${o("page.pad.link")} />
					</div>
				<//>`:null}`}function PS(e){let[t,n]=y(null),[s,a]=y("");return x(()=>{let r=new AbortController,[l,c]=["",0],p=async()=>{clearTimeout(c);try{if(document.visibilityState==="visible"){let u=await Ti({pad:e,after:l,lang:ie.peek()},{signal:r.signal});l=u.mark,u.pad&&n(u.pad),a("")}}catch(u){if(r.signal.aborted)return;let d=u instanceof I&&u.status===404;if(a(d?o("page.pad.unshared"):D(u)),d)return}c=window.setTimeout(p,AS)};return p(),document.addEventListener("visibilitychange",p),()=>{r.abort(),clearTimeout(c),document.removeEventListener("visibilitychange",p)}},[e,ie.value]),{pad:t,wrong:s}}function Hh({id:e}){let{pad:t,wrong:n}=PS(e),[s,a]=y(-1);return t?i`<main id="main" tabindex="-1" class="pad">
		<${ii} pad=${t} onpick=${a} />
		<section class="pad-panel looking" aria-label=${o("page.pad.trump")}>
			${t.due?i`<${kc} pad=${t} deal=${t.deals.length} />`:i`<p class="winner">${kn(t)}</p>`}
			${Ca(t)&&t.due?i`<p class="small soft totals">${o("page.pad.totals")}</p>`:null}
			<ul class="stands">${(t.due?t.game:t.totals).map((r,l)=>i`<li key=${l}>
				<span>${_e(t,l)}</span>
				<span><b>${O(r)}</b>${Ca(t)&&t.due?i` <small class="soft">(${O(t.totals[l]??0)})</small>`:null}</span>
			</li>`)}</ul>
			<p class="small soft" role="status">${n||o("page.pad.looking")}</p>
		</section>
		${s>=0?i`<${li} pad=${t} deal=${s} onclose=${()=>a(-1)} />`:null}
	</main>`:i`<${U} title=${o("page.nav.pad")} wrong=${n} text=${o("page.opening")} />`}var ci=({record:e})=>/^[^\n]*"date":"([\d-]+)"/.exec(e)?.[1]??"",CS=e=>{let t=e.trim().replace(",",".");return/^\d{1,6}(\.\d{1,4})?$/.test(t)&&Number(t)>0?t:""},Kh=e=>O(Number(e),e.split(".")[1]?.length??0),DS=e=>[ci(e)&&Z(Date.parse(`${ci(e)}T12:00`),{dateStyle:"medium"}),L(e.summary.names)].filter(Boolean).join(" · ");function Jh(){let e=ut().filter(h=>h.summary.deals>0),[t,n]=y(new Set),[s,a]=y(""),[r,l]=y(""),c=E.stake.value,p=e.filter(h=>(!s||ci(h)>=s)&&(!r||(ci(h)||"9")<=r)),u=p.filter(h=>!t.has(h.id)),d={records:u.map(h=>h.record),stake:CS(c),...Sp()&&{comma:!0}},{value:$,wrong:m}=j(h=>Lp(d,{signal:h}).catch(g=>{throw new ce(Zt(g))}),JSON.stringify(d)),f=h=>n(new Set(t.has(h)?[...t].filter(g=>g!==h):[...t,h]));return i`<main id="main" tabindex="-1" class="pads season stack">
		<h1>${o("page.season")}</h1>
		<p class="lead">${o("page.season.about")}</p>
		<div class="row unprinted">
			<${F} label=${o("page.season.from")} type="date" value=${s} oninput=${a} />
			<${F} label=${o("page.season.to")} type="date" value=${r} oninput=${l} />
			<${F} label=${o("page.season.stake")} inputmode="decimal" value=${c}
				oninput=${h=>E.stake.value=h} />
		</div>
		${m?i`<p class="trouble" role="alert">${m}</p>`:null}
		${$?.players.length?i`<${LS} season=${$} />`:i`<p class="soft">${o("page.season.none")}</p>`}
		<details class="unprinted" open=${t.size>0}>
			<summary>${o("page.season.pads",{n:u.length,of:e.length})}</summary>
			<div class="stack">${p.map(h=>i`<${we} key=${h.id} label=${DS(h)}
				checked=${!t.has(h.id)} onchange=${()=>f(h.id)} />`)}</div>
		</details>
		<p class="row unprinted">
			${$?.players.length?i`<${w} onclick=${()=>an($.csv,"season.csv")} say=${o("page.season.csv")} />
						<${w} plain onclick=${()=>print()} say=${o("page.rules.print")} />`:null}
			<a class="button plain" href="/pad">${o("page.pad.all")}</a>
		</p>
	</main>`}function LS({season:{players:e,transfers:t}}){let n=e.some(a=>a.amount),s=["deals","made","matches","won","games","gamesWon"];return i`<${se}><table class="book standings">
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
				<td>${te(a.balance)}</td>
				${n?i`<td>${Kh(a.amount??"0")}</td>`:null}
				${s.map(r=>i`<td key=${r}>${O(a[r])}</td>`)}
			</tr>`)}</tbody>
		</table><//>
		${t.length?i`<h2>${o("page.season.pays")}</h2>
				<ul class="plain-list">${t.map(a=>i`<li key=${a.from+a.to}>
					${o("page.season.transfer",{from:a.from,to:a.to,n:a.points})}${a.amount?` = ${Kh(a.amount)}`:""}
				</li>`)}</ul>`:null}
		<p class="small soft">${o("page.season.how")}</p>`}function RS({rest:e}){let[t="",n=""]=e;return t==="season"?i`<${Jh} />`:t==="on"&&n?i`<${Hh} key=${n} id=${n} />`:t?i`<${IS} key=${t} id=${t} />`:i`<${_S} />`}function _S(){let[e,t]=y(!1),[n,s]=y(""),a=async l=>{s("");try{let c=Jo(await _t({record:await l.text()}));xe(c),G(`/pad/${c.id}`)}catch(c){s(Zt(c))}},r=l=>G(`/pad/${l}`);return i`<main id="main" tabindex="-1" class="pads stack">
		<h1>${o("page.nav.pad")}</h1>
		<p class="lead">${o("page.pad.about")}</p>
		<p class="row">
			<${w} chief aria-haspopup="dialog" onclick=${()=>t(!0)} say=${o("page.pad.new")} />
			<${es} plain say=${o("page.pad.open")} accept=".jsonl,.99" ontake=${a} />
		</p>
		<p class=${n?"trouble":""} role="alert">${n}</p>
		<p class="row">
			${ut().length?i`<a href="/pad/season">${o("page.season.open")}</a>`:null}
			<a href="/deal">${o("page.slips.from")}</a>
		</p>
		<ul class="pad-list">${ut().map(l=>i`<${WS} key=${l.id} pad=${l} />`)}</ul>
		${e?i`<${Dh} onclose=${()=>t(!1)} onbegun=${r} />`:null}
	</main>`}function WS({pad:{id:e,summary:t,moved:n}}){let{variant:s,names:a,totals:r,deals:l,over:c}=t,p=[Be(`variant.${s}`)?o(`variant.${s}`):s,o("page.scores.deals",{n:l}),Z(n,{dateStyle:"medium"}),c?o("page.pad.over"):""];return i`<li><a href=${`/pad/${e}`}>
		<span class="names">${L(a)}</span>
		<span class="score">${r.map(u=>O(u)).join(" : ")}</span>
		<span class="soft small">${p.filter(Boolean).join(" · ")}</span>
	</a></li>`}function IS({id:e}){let t=fe(()=>new Pr(e),[e]);x(()=>()=>t.close(),[t]);let{kept:n,told:s}=t,a=t.wrong.value;return n?s?i`<${zS} open=${t} kept=${n} told=${s} wrong=${a} />`:i`<${U} title=${o("page.nav.pad")} wrong=${a} text=${o("page.opening")} />`:i`<${U} title=${o("page.nav.pad")} text=${o("page.pad.gone")}>
			<p><a class="button" href="/pad">${o("page.pad.all")}</a></p>
		<//>`}function qS(e){x(()=>{let t=document.querySelector(".pad-panel"),n=e?document.querySelectorAll(".running-score tr"):[];!t||getComputedStyle(t).position!=="sticky"||n[n.length-1]?.scrollIntoView({block:"nearest"})},[e])}function FS({open:e}){let{lines:t,print:n}=Wa(),s=async a=>n(await e.type(a||"show",ie.value));return x(()=>{s("")},[e]),i`<${Ia} lines=${t} print=${n} obey=${s} />`}function zS({open:e,kept:t,told:n,wrong:s}){let[a,r]=y(-1),[l,c]=y(null),p=()=>(r(-1),c(null)),u=()=>ae(async()=>c(await e.propose({do:"delete",deal:a})??null)),d=n.deals.length,$=`${L(Ct(n).slice(0,n.choices.live))} · Ninety-Nine`;x(()=>{document.title=$},[$]),Fh(t.id),qS(d);let m=()=>e.undo();return i`<main id="main" tabindex="-1" class="pad">
		${E.spoken.value?i`<${FS} open=${e} />`:null}
		<${ii} pad=${n} onpick=${r} />
		${n.due||e.deal<d?i`<${Br} open=${e} pad=${n} />`:i`<section class="pad-panel ended" aria-label=${o("page.pad.over")}>
					<p class="winner">${kn(n)}</p>
					<div class="pad-acts">
						<${w} disabled=${!e.undoable} onclick=${m} say=${o("page.pad.undo")} />
						${e.redoable?i`<${xc} redo=${()=>e.redo()} />`:null}
						<a class="button chief" href="/pad">${o("page.pad.all")}</a>
					</div>
				</section>`}
		<${HS} open=${e} kept=${t} pad=${n} stop=${n.due&&d>0?()=>e.end():void 0} />
		${s||Ho.value?i`<p class="trouble unprinted" role="alert">${s||o("page.pad.unkept")}</p>`:null}
		${l?i`<${Rh} open=${e} then=${l} deal=${a} onclose=${p} />`:a>=0?i`<${li} pad=${n} deal=${a} onclose=${p} strike=${u}
						insert=${()=>(e.insert(a),p())} correct=${()=>(e.correct(a),p())} />`:null}
	</main>`}function HS({open:e,kept:t,pad:n,stop:s}){let[a,r]=y(!1),[l,c]=y(!1),{busy:p,once:u}=P(),d=async()=>M(o(await on(Nf(n))?"page.link.copied":"page.copy.not")),$=()=>At(new Blob([t.record],{type:"application/x-ndjson"}),`pad-${n.date||t.id}.99.jsonl`),m=()=>Rl(Ll({scores:n.deals,names:Ct(n),title:Ba(n),winner:kn(n),end:n.end??{totals:n.totals,winners:[],games:[]}})).catch(g=>M(D(g))),f=(g,v)=>i`<${w} plain onclick=${v} say=${g} />`,h=()=>u(async()=>{await qa(t.id),G("/pad"),Xd(t.id)});return i`<section class="pad-doings unprinted" aria-label=${o("page.pad.doings")}>
		${n.deals.length?[f(o("page.copy"),d),f(o("page.share"),m),f(o("page.rules.print"),()=>print())]:null}
		${Y.value?null:i`<${zh} kept=${t} />`}
		${f(o("page.pad.save"),$)}
		${f(o("page.pad.head"),()=>c(!0))}
		${n.house?null:i`<a class="button plain" href=${`/rules/${n.rules.id}`}>${o("page.nav.rules")}</a>`}
		${s?f(o("page.pad.stop"),s):null}
		${f(o("page.pad.drop"),()=>r(!0))}
		<a class="button plain" href="/pad">${o("page.pad.all")}</a>
		${l?i`<${_h} open=${e} pad=${n} onclose=${()=>c(!1)} />`:null}
		${a?i`<${Ue} title=${o("page.pad.drop")} text=${o("page.pad.drop.about")} yes=${o("page.pad.drop.yes")}
					busy=${p} onyes=${h} onclose=${()=>r(!1)} />`:null}
	</section>`}var pi=({about:e,parts:t})=>i`<section class="stack">
	<h2>${o(`page.privacy.${e}`)}</h2>
	${t.map(n=>i`<p>${n}</p>`)}
</section>`,KS=({contact:e})=>i`<p>
	${o("page.privacy.contact")}${" "}<a href=${e}>${e.replace(/^(mailto|https):(\/\/)?/,"")}</a>
</p>`;function JS(){let{value:e,wrong:t}=j(async()=>mt?void 0:Bp({})),n=(...s)=>s.map(a=>o(`page.privacy.${a}`));return i`<main id="main" tabindex="-1" class="stack lessons">
		<h1>${o("page.nav.privacy")}</h1>
		${t?i`<p class="trouble">${t}</p>`:null}
		${mt?i`<p>${o("page.privacy.alone")}</p>`:null}
		${e?i`<${pi} about="server"
					parts=${[...n("name","keys","play","pads","ratings","groups","evenings","order"),...n(...e.push?["push"]:[],e.callers?"logged":"unlogged"),o("page.privacy.networks",{n:e.networks}),o("page.privacy.others",{push:e.push?"yes":"no"})]} />
				<${pi} about="long" parts=${[o("page.privacy.sessions",{forget:e.forget,guests:e.guests}),...n("matches","erased"),...e.chat>0?[o("page.privacy.chat",{n:e.chat})]:[],e.backups>0?o("page.privacy.days",{n:e.backups}):o("page.privacy.backups")]} />`:null}
		<${pi} about="browser" parts=${n("stays")} />
		${e?i`<${pi} about="rights" parts=${n("change")} />
				${e.contact?i`<${KS} contact=${e.contact} />`:i`<p>${o("page.privacy.uncontact")}</p>`}`:null}
	</main>`}var Fa="ninetynine.problems",Uh="ninetynine.problems.damaged",ui=()=>Pe(Fa),Vh=e=>!Object.values(ui()?.marks??{}).some(t=>t?.first<e),Zh=e=>ne(Fa,JSON.stringify(e));function Gh(e){if(e===null||De(Fa)!==e)return!1;let t=Uh;for(let n=2;De(t)!==null;n++)t=`${Uh}.${n}`;return ne(t,e)&&ne(Fa,null),!0}async function di(e,t){let[n,s]=[De(Fa),ui()];if(!s)return{told:await t(e),damaged:Gh(n)};try{return{told:await t({...e,progress:s}),damaged:!1}}catch(a){if(!(a instanceof I)||a.status!==400&&a.status!==413)throw a;return{told:await t(e).catch(()=>{throw a}),damaged:Gh(n)}}}var Gc=({variant:e,grade:t,back:n},s,a)=>o("problem.head",{n:s,of:a,variant:je(e),grade:t,grades:4,back:n?"yes":"no"}),Vc=e=>({rating:String(Math.round(e?.rating??1500)),doubt:String(Math.round(e?.doubt??350))});function Zc(e){if(e.kind==="bid")return o("problem.bid");let t=e.need?.[0],n=oe(e.variant)?.aside??3;return`${t===void 0?o("problem.left",{n}):t===e.left?o("problem.every",{left:t}):o("problem.exact",{n:t,left:e.left})} ${o(e.kind==="open"?"problem.open":"problem.hidden")}`}function Qh(e,t){let n=Ye(e)-(oe(e.variant)?.dummy?1:0);return Array.from({length:Ye(e)},(s,a)=>a===t?o("you"):a===n?o("dummy"):o("problem.player",{n:(a-t-1+n)%n+1}))}var mi=({view:e})=>({...e,totals:[]}),Yh=e=>e.length<2?e.join():o("problem.or",{a:e.slice(0,-1).join(", "),b:e[e.length-1]??""}),Xh=(e,t,n)=>t.kind==="open"?[]:e.hands.flatMap((s,a)=>a===n.seat||n.shown?.[a]?.hand!==void 0?[]:[{seat:a,cards:s}]);function eg(e,t,n){let s=o("problem.rating",{...Vc(t.progress),its:String(e.rating)});return n>0?`${s} ${o("problem.again",{n})}`:s}var $i=class{#e;#n;#t;#s="";#a=Promise.resolve();constructor(t,n,s){this.#e=t,this.#n=n,this.#t=s}present(t,n,s){return this.#r({n:t,of:n,anew:s})}tell({act:t,told:n},s){return this.#r({act:t,outcome:n,days:s})}obey(t,n){return this.#r({line:t.normalize("NFC"),...n})}#r(t){return this.#a=this.#a.then(async()=>{let n={lang:ie.peek(),mind:this.#s,problem:this.#e,...t},s=await Xn(()=>Dp(n));this.#s=s.mind??"",this.#n(s.said),s.do?.act?this.#t.answer(s.do.act):s.want==="next"?this.#t.next():s.want==="quit"&&G("/")}).catch(n=>this.#n([D(n)]))}};function US({rest:[e=""]}){let t=Ie.value.get("variant")??"";return i`<${VS} key=${`${e} ${t}`} day=${e||gt()} variant=${t} any=${e!==""} />`}async function GS(e,t,n){await Ae();let s=t||(n||!Vh(e)?"":Tt()?.id),{told:a,damaged:r}=await di({date:e,...s?{variant:s}:{}},Ni);return{all:a.problems,one:s||"",damaged:r}}function VS({day:e,variant:t,any:n}){let[s,a]=y({}),[r,l]=y(0);x(()=>{let f=!1;return GS(e,t,n).then(h=>{f||(a(h),l(tg(h.all)))},h=>!f&&a({wrong:D(h)})),()=>{f=!0}},[]);let{all:c,one:p="",damaged:u=!1,wrong:d}=s;if(!c)return i`<${U} title=${o("page.nav.problems")} wrong=${d} text=${o("page.opening")} />`;let $=(f,h)=>{let g=c.map((v,b)=>b===r&&v.done===void 0?{...v,done:f}:v);a({one:p,damaged:u||h,all:g})},m=c[r];return m?i`<${XS} key=${m.id} problem=${m} day=${e} n=${r+1} of=${c.length} damaged=${u}
		ondone=${$} onnext=${()=>l(tg(c))} />`:i`<${ZS} all=${c} day=${e} variant=${p} onagain=${l} />`}function tg(e){let t=e.findIndex(n=>n.done===void 0);return t<0?e.length:t}function ZS({all:e,day:t,variant:n,onagain:s}){let a=e.filter(c=>c.done).length,{value:r}=j(async()=>(await di({date:t},Ni)).told,t),l=N(null);return x(()=>E.spoken.peek()?l.current?.focus():void 0,[]),i`<main id="main" tabindex="-1" class="stack">
		<h1>${o("page.nav.problems")}</h1>
		<p class="lead" tabindex="-1" ref=${l}>${o("problem.done",{right:a,of:e.length,...Vc(ui())})}</p>
		<ol class="day-problems">${e.map((c,p)=>i`<li key=${c.id}>
			<button type="button" onclick=${()=>s(p)}>
				<${ng} right=${c.done} /><span class="unseen">${o(c.done?"problem.right":"problem.missed")}</span>
				<span>${Gc(c,p+1,e.length)}</span>
			</button>
		</li>`)}</ol>
		<${q} label=${o("problem.more")} value=${n} options=${[["",o("problem.all")]]}
			groups=${lt()} onchange=${c=>G(QS(t,c))} />
		${r?i`<${jl} ...${r} of="problems" day=${t} first=${[...r.days,t].sort()[0]} />`:null}
		<p><a class="button chief" href="/">${o("page.home")}</a></p>
	</main>`}var QS=(e,t)=>`/problems/${e}${t?`?variant=${t}`:""}`,ng=({right:e})=>i`<b data-right=${e?"":void 0} aria-hidden="true">${e?"✓":"✕"}</b>`;function YS(e,t,n){let[s,a]=y(null),[r,l]=y(""),{busy:c,once:p}=P(d=>l(D(d)));return{answered:s,said:r,busy:c,answer:async d=>{s||await p(async()=>{let $=h=>$u({problem:e.id,...h}),{told:m,damaged:f}=await di({act:d,date:t},$);Zh(m.progress),l(""),a({act:d,told:m}),n(m.right,f)})}}}function XS({problem:e,day:t,n,of:s,damaged:a,ondone:r,onnext:l}){let{answered:c,said:p,busy:u,answer:d}=YS(e,t,r),$=mi(e),m=Qh($,$.seat??0),f=N(null),h=N(null);Oe(()=>{c&&(E.spoken.peek()||f.current?.focus({preventScroll:!0}),h.current?.scrollIntoView({block:"nearest"}))},[c]);let g=c?.told.right;return i`<main id="main" tabindex="-1" class="replay problem">
		<header class="problem-head table">
			<a class="mark" href="/">99<span class="unseen"> ${o("page.home")}</span></a>
			<div><h1>${Gc(e,n,s)}</h1><p class="task">${re(Zc(e))}</p>
				${a?i`<p class="trouble">${o("problem.anew")}</p>`:null}</div>
			<${Gt} trump=${$.trump??""} />
		</header>
		${E.spoken.value?i`<${eO} problem=${e} at=${[n,s,a]} answered=${c} said=${p} busy=${u}
					days=${c?sg(c.told,t):0} answer=${d} next=${l} />`:null}
		<div class="replay-board">
			<${nO} problem=${e} names=${m} answered=${c} busy=${u} answer=${d} />
			<aside class="replay-aside" tabindex="0">
				<section class="outcome" ref=${h} data-right=${g?"":void 0}>
					<div class="verdict-row">
						<div role=${E.spoken.value?void 0:"status"}>${p||(c?i`<h2><${ng} right=${g} /><span>${re(tO(c))}</span></h2>`:null)}
						</div>
						${c?i`<button type="button" class="button chief" ref=${f} onclick=${l}>
									${o("page.learn.on")}
								</button>`:null}
					</div>
					${c?i`<${sO} problem=${e} day=${t} ...${c} names=${m} />`:null}
				</section>
				${e.kind==="hidden"?i`<section class="replay-tricks">
							<h2>${o("tricks.title")}</h2><${Ut} view=${$} names=${m} />
						</section>`:null}
			</aside>
		</div>
	</main>`}function eO({problem:e,at:t,answered:n,said:s,busy:a,days:r,answer:l,next:c}){let p=Wa(),u=N({answer:l,next:c});u.current={answer:l,next:c};let d=fe(()=>new $i(e,p.print,{answer:m=>u.current.answer(m),next:()=>u.current.next()}),[e.id]),$=oe(e.variant)!==void 0;return x(()=>{$&&d.present(...t)},[d,$]),x(()=>{n&&d.tell(n,r)},[d,n]),x(()=>s?p.print([s]):void 0,[s]),i`<${Ia} ...${p} obey=${m=>{d.obey(m,{answered:n!==null,busy:a})}} />`}var tO=({act:e,told:t})=>t.right?o("problem.right"):o("problem.wrong",{cards:Qc(e)});function nO({problem:e,names:t,answered:n,busy:s,answer:a}){let[r,l]=y(new Set),c=mi(e),p=n?{...c,turn:[]}:c,u=p.seat??0,d=p.options,$=e.kind==="bid",m=n?null:new Set(W(d?.from)),f=$||(d?.seat??u)===u,h=A=>{let B=new Set($?r:[]);r.has(A)?B.delete(A):B.size<(d?.pick??1)&&B.add(A),l(B)},g=A=>m?.has(A)&&a(`play ${A}`),v=oe(e.variant),b={chosen:n?new Set(n.told.answers[0]?.split(" ").slice(1)):r,twice:$,values:$?ft(d?.worth??""):null,onpick:h,onplay:g},k=d?.seat??-1,S=f?null:{seat:k,hand:i`<${Qt} ...${b} cards=${Ke(W(p.shown?.[k]?.hand),me,p.trump)}
			can=${m} label=${o("dummy")} open />`};return i`<div class="replay-table table board">
		<${wn} view=${p} variant=${v} names=${t} me=${u} elsewhere=${u} played=${S}>
			${$&&d&&!n?i`<section class="asking asked laying" aria-label=${o("page.yours")}>
						<${Ds} options=${{...d,offers:[]}} chosen=${r} variant=${v} busy=${s} slots
							onlay=${()=>a(`lay ${[...r].join(" ")}`)} />
					</section>`:null}
			${$?null:i`<p class="ask near">${re(Zc(e))}</p>`}
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
	</div>`}var sg=(e,t)=>e.due?ml(e.due)-ml(t):0,Qc=e=>e.split(" ").slice(1).map(t=>pt(t)).join(" ");function sO({problem:e,day:t,act:n,told:s,names:a}){let r=e.kind==="open"?"problem.proved.open":"problem.proved.hidden",l=sg(s,t),c=qt(s.why??[]).join(" "),p=(s.refutations??[]).filter(u=>s.right||u.act===n);return i`${e.kind==="bid"?i`<${aO} told=${s} />`:i`<p>${re(o(r,{card:Yh(s.answers.map(Qc))}))}</p>`}
		${c?i`<p>${re(c)}</p>`:null}
		${p.length?i`<div>${p.map(u=>i`<${rO} key=${u.act} r=${u} problem=${e} names=${a}
					open=${!s.right} />`)}</div>`:null}
		<${oO} levels=${s.levels} />
		<p class="soft">${eg(e,s,l)}</p>`}function aO({told:e}){let t=(e.totals??[]).filter((n,s)=>s<5||n.tricks===e.bid);return i`<p>${o("problem.proved.bid",{n:e.answers.length})}</p>
		<ul class="ways-right">${e.answers.slice(0,3).map(n=>i`<li key=${n}><${hn} act=${n} /></li>`)}</ul>
		<table class="book choices">
			<caption class="unseen">${o("problem.expects")}</caption>
			<thead><tr><th scope="col">${o("col.bid")}</th><th scope="col">${o("page.hint.chance")}</th>
				<th scope="col">${o("page.hint.points")}</th></tr></thead>
			<tbody>${t.map(n=>i`<tr key=${n.tricks}>
				<${Lo} best=${n.right??!1} done=${n.tricks===e.bid}><b class="score">${O(n.tricks)}</b><//>
				<td>${ve(n.chance)}</td><td>${ea(n.points)}</td>
			</tr>`)}</tbody>
		</table>`}var oO=({levels:e})=>i`<table class="book levels">
	<caption>${o("problem.found")}</caption>
	<tbody>${e.map(({level:t,solved:n})=>i`<tr key=${t}>
		<th scope="row">${o(`page.level.${t}`)}</th>
		<td class="bar" aria-hidden="true"><span style=${{"--long":`${100*(n??0)}%`}}></span></td>
		<td>${n===void 0?"–":ve(n)}</td>
	</tr>`)}</tbody>
</table>`;function rO({r:e,problem:t,names:n,open:s}){let a=mi(t),r=Xh(e,t,a).map(({seat:c,cards:p})=>i`<span>${n[c]}</span><span class="act">${ge(p)}</span>`),l=c=>o("problem.won",{name:n[c]??"",you:c===a.seat?"yes":"no"});return i`<details open=${s}>
		<summary><span>${re(o("problem.fails",{card:Qc(e.act)}))}</span></summary>
		<div>
			${r.length?i`<p>${o("problem.fails.some",{fails:e.fails,of:e.of})}</p><div class="lie">${r}</div>`:null}
			<ol class="line">${e.tricks.map(({acts:c,won:p},u)=>i`<li key=${u}>
				<span class="act">${c.map(d=>ge(d.split(" ")[2]))}</span>
				<span>${p===void 0?"":l(p)}</span>
			</li>`)}</ol>
		</div>
	</details>`}function iO({rest:e}){let[t="",n="1",s]=e,a=s===void 0?void 0:Number(s)||0;return i`<${lO} key=${e.join(" ")} table=${t} match=${Number(n)||1} deal=${a} />`}function lO({table:e,match:t,deal:n}){let{told:s,wrong:a}=Pn(e,t,n),[r]=y(()=>Wt("report",e)),l=n===void 0?o("page.report.match"):o("page.report.deal",{deal:n+1});if(!s)return i`<${U} class="report stack" title=${l} wrong=${a} text=${o("page.report.coming")}>
			<${ag} table=${e} match=${t} deal=${n??0} />
		<//>`;let c=s.header,p=oe(c.variant),u=Number(Ie.value.get("seat")??-1),d=vn(s,e),$=In(c,p?p.seats:c.seats.length,d),m=u>=0&&u<$.length?u:As(c,$.length,d),f=m===d,h=i`<${fO} told=${s} table=${e} match=${t} one=${n!==void 0} names=${$}
		seat=${m} own=${f} />`;return i`<main id="main" tabindex="-1" class="report" data-counting=${ct(s)}>
		<header class="report-head"><h1>${l}</h1>
			<p class="soft">${c.rules?.name??je(c.variant)}</p>
			<${q} hidden label=${o("page.report.whose")} value=${String(m)}
				options=${$.map((g,v)=>[String(v),o("page.report.of",{name:g})])}
				onchange=${g=>G(`${Ep()}?seat=${g}`,{replace:!0})} />
			<${ag} table=${e} match=${t} deal=${n??0} seat=${m} />
		</header>
		<${cO} told=${s} wrong=${a} />
		${s.deals.length&&f&&!ct(s)?i`<${$O} told=${s} table=${e} match=${t} one=${n!==void 0} seat=${m}
					newcomer=${r} />`:null}
		${s.deals.length===0?null:r?i`<details><summary>${o("page.hint.figures")}</summary>${h}</details>`:h}
	</main>`}var ag=({table:e,match:t,deal:n,seat:s})=>i`<p class="row">
	${e==="mine"?null:i`<a class="button plain" href=${`/t/${e}`}>${o("page.learn.table")}</a>`}
	<a class="button plain" href=${`/replay/${e}/${t}/${n}${s===void 0?"":`?seat=${s}`}`}>
		${o("page.nav.replay")}
	</a>
</p>`;function cO({told:e,wrong:t}){if(t)return i`<p class="trouble" role="status">${t}</p>`;if(ct(e)){let{judged:n,of:s,rough:a}=e;return i`<p class="soft judging" style=${{"--far":(n-a)/s}}>
			${Eo(e)}
		</p>`}return e.deals.length?null:i`<p class="soft">${o("page.report.none")}</p>`}var og="three";function pO(e,t,n){return e?{to:`/learn/${e}`,say:"page.report.lesson"}:t?{to:n,say:"page.last.report"}:{to:`/learn/${og}`,say:"way.go.cure"}}var uO=12;function dO({deals:e,luck:t},n,s){return e.filter(a=>s?.aside&&a.made[n]===!1).map(a=>{let[r]=a.mistakes.filter(f=>f.seat===n),l=a.accounts[n],c=["cards","lie","others"].reduce((f,h)=>l[h]<l[f]?h:f),p=r?"act":t&&l[c]<-Fe?c:"",[u,d]=r?[fa(r.act,r.bid),fa(r.better,r.betterBid)]:["",""],$=be(a.bids[n]??0,s);return`${o("page.report.failed",{deal:a.deal+1,bid:$,won:a.won[n]??0})} ${o("page.report.failed.why",{why:p,when:r?sr(r):"",act:u,better:d})}`})}function $O({told:e,table:t,match:n,one:s,seat:a,newcomer:r}){let l=e.lessons?.[a]??"";x(()=>{r&&!s&&os("cure",l||og)},[]);let c=e.deals.flatMap(h=>h.mistakes).filter(h=>h.seat===a),[p]=c.sort((h,g)=>g.lost-h.lost),{lost:u}=e.total[a],d=nt.reduce((h,g)=>u[g]>u[h]?g:h),$=Js(nt.map(h=>u[h]),0)[nt.indexOf(d)]??0,m=e.deals.length>uO?[]:dO(e,a,oe(e.header.variant));if(!p&&!r&&!m.length)return null;let f=pO(l,s,`/report/${t}/${n}?seat=${a}`);return i`<section class="plainly">
		${r?i`<${Ao} at="report" />`:null}
		${p?i`<p class="lead">${o("page.report.plain",{kind:d,n:$,one:s?"yes":"no"})}</p>
				<${mO} mistake=${p} place=${ha(t,n)} />`:r?i`<p class="lead">${o("page.report.plain.none",{failed:m.length?"yes":"no"})}</p>`:null}
		${m.map(h=>i`<p key=${h}>${re(h)}</p>`)}
		<p class="row">
			${l||r?i`<a class="button chief" href=${f.to}>${o(f.say)}</a>`:null}
		</p>
	</section>`}function mO({mistake:e,place:t}){let[n,s]=[e.chance,e.betterChance].map(u=>Math.round(u*10)),a=Co(e),r=e.act.startsWith("play ")||e.act.startsWith("lay "),l=u=>i`<${de} key=${u} card=${u} />`,c=(u,d,$)=>i`<figure>
		<figcaption>
			${o(`page.report.${u}`,{bid:$===void 0?"none":String($)})}
		</figcaption>
		${r?i`<div class="cards">${W(d.replace(/^\w+ /,"")).map(l)}</div>`:i`<p><${hn} act=${d} /></p>`}
	</figure>`,p=o("page.report.where",{deal:e.deal+1,when:sr(e)});return i`<div class="shown">
		<h2>${p}</h2>
		<div class="sides">${c("did",e.act,e.bid)}${c("better",e.better,e.betterBid)}</div>
		${qt(e.why).slice(0,2).map(u=>i`<p key=${u}>${re(u)}</p>`)}
		${s>n?i`<p>${o("page.report.odds",{a:n,b:s})}</p>`:a?i`<p>${Ys(a)}.</p>`:null}
		<p><a href=${t(e)}>${o("page.report.look")}</a></p>
	</div>`}function fO({told:e,table:t,match:n,one:s,names:a,seat:r,own:l}){let c=e.total[r],p=e.deals.flatMap(h=>h.mistakes).sort((h,g)=>g.lost-h.lost),u=p.filter(h=>h.seat===r),d=p.filter(h=>h.seat!==r),$=a[r]??"",m={names:a,place:ha(t,n),one:s},f=ct(e)?o("page.report.coming"):Wi(c.lost,$,l,s,u);return i`<section class="stack">
			<p class="lead" role="status" aria-busy=${ct(e)}>${hO(f)}</p>
			${e.luck?i`<p>${gO(c)}</p>`:i`<p class="soft">${o("page.report.noluck")}</p>`}
		</section>
		<div class="report-columns">
			${u.length?i`<section><h2>${o("page.report.moments")}</h2><${ga} of=${u.slice(0,12)} ...${m} /></section>`:null}
			<section>
				<h2>${o("page.report.sum")}</h2>
				<${yO} account=${c} luck=${e.luck} />
				<p class="small soft">${o("page.report.lead.what")}</p>
			</section>
		</div>
		<section>
			<h2>${o(s?"page.report.course.deal":"page.report.course.match")}</h2>
			<${bO} told=${e} names=${a} seat=${r} one=${s} />
		</section>
		${d.length?i`<section>
					<h2>${o(s?"page.report.others.moments":"page.report.turning")}</h2>
					<${ga} of=${(s?d:p).slice(0,6)} ...${m} named=${!0} />
				</section>`:null}
		<section>
			<h2>${o("page.report.all")}</h2>
			<${vO} told=${e} names=${a} />
			<p class="small soft">${o("page.report.how")}</p>
		</section>`}var hO=e=>e.endsWith("…")?e:`${e}.`;function gO(e){let[t=0,n=0,s=0]=[e.cards,e.lie,e.others].map(r=>Math.round(r/Fe)||0),a=Math.min(Math.round(e.gifts/Fe),Math.max(s,0));return o("page.report.luck",{cards:te(t),lie:te(n),others:te(s),lay:n>0?"well":n<0?"badly":"even",gifts:a>0?"yes":"no",n:O(a)})}function yO({account:e,luck:t}){let n=t?[["start",e.start],["cards",e.cards],["lie",e.lie]]:[["lie",e.lie]];for(let l of nt)e.lost[l]&&n.push([`lost.${l}`,-e.lost[l]]);t&&n.push(["others",e.others]);let s=Js(n.map(([,l])=>l),1),a=Math.max(1,...s.map(Math.abs)),r=s.reduce((l,c)=>l+c,0);return i`<table class="book account parts"><tbody>
		${n.map(([l],c)=>{let p=s[c]??0;return i`<tr key=${l}><th scope="row">${o(`page.report.${l}`)}</th>
				<td class="bar" aria-hidden="true"><span data-way=${p<0?"down":"up"}
					style=${{"--long":`${50*Math.abs(p)/a}%`}}></span></td>
				<td>${te(p,1)}</td></tr>`})}
	</tbody><tfoot><tr class="total">
		<th scope="row">${o("page.report.lead")}</th><td></td><td>${te(r,1)}</td>
	</tr></tfoot></table>`}function bO({told:e,names:t,seat:n,one:s}){let a=e.total.length;if(s){let p=e.deals[0]?.worth??[];if(p.length<2)return null;let u=p.slice(1).map(d=>d.map($=>$/Fe));return i`<${ya} at=${u} from=${(p[0]??[]).map(d=>d/Fe)} names=${t} me=${n}
			label=${o("page.report.course.deal")} foot=${o("page.report.acts",{n:u.length-1})} />`}let r=new Array(a+1).fill(0),l=e.deals.map(p=>{p.accounts.forEach((d,$)=>r[$]+=d.lead/Fe);let u=p.accounts[n];return r[a]+=u?(u.cards+u.lie)/Fe:0,e.luck?[...r]:r.slice(0,a)}),c=e.luck?[...t.slice(0,a),o("page.report.own.luck")]:t;return i`<${ya} at=${l} names=${c} me=${n} label=${o("page.report.course.match")}
		foot=${o("page.scores.deals",{n:l.length})} />`}function vO({told:e,names:t}){let n=e.luck?["start","cards","lie",...nt.map(c=>`lost.${c}`),"others"]:["lie",...nt.map(c=>`lost.${c}`)],s=(c,p)=>{let[u="",d]=p.split(".");return d?-c.lost[d]:Number(c[u])},a=e.total.map(c=>Js(n.map(p=>s(c,p)),1)),r=c=>n[c]?.startsWith("lost")&&a.every(p=>!p[c]),l=n.map((c,p)=>p).filter(c=>!r(c));return i`<${se}><table class="book account" data-hands=${a.length}>
		<thead><tr><td></td>
			${a.map((c,p)=>i`<th key=${p} scope="col">${t[p]??o("dummy")}</th>`)}
		</tr></thead>
		<tbody>${l.map(c=>i`<tr key=${c}><th scope="row">${o(`page.report.${n[c]}`)}</th>
			${a.map((p,u)=>i`<td key=${u}>${te(p[c]??0,1)}</td>`)}</tr>`)}</tbody>
		<tfoot><tr class="total"><th scope="row">${o("page.report.lead")}</th>
			${a.map((c,p)=>i`<td key=${p}>${te(c.reduce((u,d)=>u+d,0),1)}</td>`)}</tr></tfoot>
	</table><//>`}function wO(e){let t=T.value;return i`<main id="main" tabindex="-1" class="statistics">
		${t?i`<${xO} key=${t.id} />`:i`<h1>${o("page.nav.statistics")}</h1><${lg} />`}
	</main>`}var np=()=>i`<p><a class="button chief" href="/">${o("page.records.play")}</a></p>`,lg=()=>i`<section class="stack"><p class="lead">${o("page.stats.none")}</p><${np} /></section>`;function kO(e){let[t,n]=y({}),s=N(""),a=async()=>{try{for(;;){let r=await Jp({variant:e});if(s.current!==e)return;if(n({told:r}),r.counted>=r.of)return r}}catch(r){s.current===e&&n(l=>({...l,wrong:D(r)}));return}};return x(()=>(s.current=e,a(),()=>{s.current="-"}),[e]),{...t,again:a}}function xO(){let[e,t]=y(""),{told:n,wrong:s,again:a}=kO(e),r=N([]);return n&&e===""&&(r.current=n.variants),i`<header class="report-head">
			<h1>${o("page.nav.statistics")}</h1>
			${r.current.length>1?i`<${q} hidden label=${o("page.stats.variant")} value=${e} onchange=${t}
						options=${[["",o("page.stats.variant.all")],...r.current.map(({key:l})=>[l,je(l)])]} />`:null}
		</header>
		${s?i`<p class="trouble" role="status">${s}</p>`:null}
		${n&&n.counted<n.of?i`<p class="soft" role="status">${o("page.stats.counting",{n:n.counted,of:n.of})}</p>`:null}
		${n?i`<${SO} told=${n} again=${a} />`:null}`}var Xc={figures:{matches:3,deals:20},charts:{matches:10,deals:60}},ep=(e,t)=>e.matches>=t.matches||e.all.deals>=t.deals;function SO({told:e,again:t}){let{all:n,assisted:s}=e;if(n.deals===0&&s.deals===0)return i`<${lg} />`;let a=s.deals?i`<${LO} of=${s} />`:null;if(n.deals===0)return i`<section class="stack">${a}<p>${o("page.stats.unaided")}</p><${np} /></section>`;let r=ep(e,Xc.charts)&&e.course.length>1,l=r&&hi(n);return i`<${OO} told=${e} />
		${ep(e,Xc.figures)?i`<${MO} told=${e} />`:null}
		${r?i`<${jO} told=${e} /><${PO} told=${e} />`:i`<${AO} told=${e} />`}
		<section class="stack">
			<h2>${o("page.stats.judge")}</h2>
			<${DO} of=${n.bids} />
			<${RO} told=${e} again=${t} />
			${a}
			${l?i`<p class="small soft">${o("page.stats.how.bands")}</p>`:null}
			${n.judged?i`<p class="small soft">${o("page.stats.how.judged")}</p>`:null}
		</section>`}function OO({told:{all:e,best:t,bids:n}}){let s=n.find(l=>l.key===t),a=nt.reduce((l,c)=>e.lost[c].mean>e.lost[l].mean?c:l),r=O(e.lost.all.mean,1);return i`<p class="lead">${[o("page.stats.said",{made:e.made.count,n:e.deals,points:O(e.points.mean,1)}),s&&o("page.stats.said.best",{bid:Number(s.key),made:s.made.count,n:s.deals}),e.judged===e.deals&&e.lost.all.mean>0?o("page.stats.said.lost",{lost:r,n:e.lost.all.mean,kind:o(`page.stats.aspect.${a}`)}):""].filter(Boolean).join(" ")}</p>`}var AO=({told:e})=>i`<section class="stack">
	<p class="soft">${o("page.stats.next",{what:ep(e,Xc.figures)?"charts":"figures"})}</p><${np} />
</section>`,fi=(e,t,n)=>t>e&&t-e<Math.abs(n),tp=e=>fi(-(e.margin??0),e.margin??0,e.mean)?`± ${O(e.margin??0,1)}`:"",rg=e=>[O(e.mean,1),tp(e)].filter(Boolean).join(" "),TO=({of:e})=>i`<dl class="figures-row">${e.map(([t,n,s])=>i`<div key=${t}>
		<dt>${t}</dt><dd><span class="figure">${n}</span> <span class="small soft">${s}</span></dd>
	</div>`)}</dl>`;function MO({told:{all:e,streaks:t}}){let{low:n,high:s,share:a}=e.made,r=hi(e)?o("page.stats.interval",{low:ve(n),high:ve(s)}):"",l=[tp(e.lost.all),o("page.stats.of.judged",{n:e.judged})].filter(Boolean).join(" · "),c=o("page.stats.now",{n:t.now,way:t.making?"made":"failed"}),p=[[o("page.records.deals"),O(e.deals),o("page.stats.made.count",{n:e.made.count})],[o("page.records.made"),ve(a),r],[o("page.records.points"),O(e.points.mean,1),tp(e.points)]];return e.judged&&p.push([o("page.stats.lost"),O(e.lost.all.mean,1),l]),p.push([o("page.stats.streak"),O(t.made),c]),i`<${TO} of=${p} />`}var ig={made:e=>[100*e.made.share,100*e.made.low,100*e.made.high],points:e=>Yc(e.points),lost:e=>Yc(e.lost.all),...Object.fromEntries(nt.map(e=>[e,t=>Yc(t.lost[e])]))},Yc=e=>[e.mean,e.mean-(e.margin??0),e.mean+(e.margin??0)];function jO({told:e}){let[t,n]=y(e.all.judged?"lost":"made"),s=e.course.filter(f=>f.judged>0),a=s.length>1,r=f=>e.all.lost[f].mean===0,l=["made","points",...a?["lost",...nt.filter(f=>!r(f))]:[]],c=l.includes(t)?t:"made",p=f=>c==="made"||f.points.margin!==void 0,u=(c==="made"||c==="points"?e.course:s).filter(p).map(f=>{let[h=0,g=0,v=0]=ig[c]?.(f)??[];return{from:f.from,to:f.from+f.deals-1,mean:h,low:g,high:v}}),[d=0]=ig[c]?.(e.all)??[],$=f=>c==="made"?ve(f/100):O(f),m=2*u.filter(f=>fi(f.low,f.high,f.mean)).length>u.length;return i`<section>
		<h2>${o("page.stats.course")}</h2>
		<${J} label=${o("page.stats.show")} hidden value=${c} onchange=${n}
			options=${l.map(f=>[f,o(`page.stats.aspect.${f}`)])} />
		<${G$} of=${u} last=${e.all.deals} label=${NO(o(`page.stats.aspect.${c}`),u,$)}
			all=${d} most=${c==="made"?100:void 0} said=${$} banded=${m}
			foot=${o("page.scores.deals",{n:e.all.deals})} />
		<p class="small soft legend">
			${m?i`<${za} of="range" say="page.stats.key.interval" />`:null}
			<${za} of="all" say="page.stats.key.all" />
		</p>
	</section>`}function NO(e,t,n){let s=a=>n(Math.round(a*10)/10);return`${e}: ${t.map(a=>o("page.stats.stretch",{from:a.from,to:a.to,n:s(a.mean)})).join(", ")}`}var sp=10,hi=({deals:e,made:{low:t,high:n,share:s}})=>e>=sp&&fi(t,n,s),za=({of:e,say:t})=>i`<span><span class=${`sample ${e}`} aria-hidden="true"></span> ${o(t)}</span>`,EO=["bids","trumps","premiums","places","variants"];function BO(e,t){return e==="trumps"?i`<${$e} trump=${t} /> ${K(t)}`:e==="premiums"?t==="plain"?o("page.stats.plain"):ue(t):e==="places"?o(`page.stats.place.${t}`):e==="variants"?je(t):O(Number(t))}function PO({told:e}){let[t,n]=y("bids"),s=EO.filter(u=>e[u].length>1||u==="bids"),a=s.includes(t)?t:"bids",r=e[a],l=e.all.judged>0,c=r.some(u=>u.bids.of>0),p=r.some(u=>hi(u));return i`<section>
		<h2>${o("page.stats.split")}</h2>
		<${J} label=${o("page.stats.show")} hidden value=${a} onchange=${n}
			options=${s.map(u=>[u,o(`page.stats.by.${u}`)])} />
		<${se}><table class="book split">
			<thead><tr>
				<th scope="col">${o(`page.stats.by.${a}`)}</th>
				<td class="bar-head"><span aria-hidden="true">${O(0)}</span><span aria-hidden="true">${ve(1)}</span></td>
				<th scope="col">${o("page.stats.head.made")}</th>
				${c?i`<th scope="col">${o("page.stats.head.expected")}</th>`:null}
				<th scope="col">${o("page.records.deals")}</th><th scope="col" class="spare">${o("page.stats.head.points")}</th>
				${l?i`<th scope="col" class="spare">${o("page.stats.head.lost")}</th>`:null}
			</tr></thead>
			<tbody>${r.map(u=>i`<tr key=${u.key}>
				<th scope="row">${BO(a,u.key)}</th>
				<td class="bar" aria-hidden="true"><${CO} of=${u} /></td>
				<td>${u.deals<sp?o("page.stats.of",{made:u.made.count,n:u.deals}):ve(u.made.share)}</td>
				${c?i`<td>${u.bids.of?ve(u.bids.expected/u.bids.of):""}</td>`:null}
				<td>${O(u.deals)}</td><td class="spare">${rg(u.points)}</td>
				${l?i`<td class="spare">${u.judged?rg(u.lost.all):""}</td>`:null}
			</tr>`)}</tbody>
		</table><//>
		<p class="small soft legend">
			<${za} of="made" say="page.stats.head.made" />
			${p?i`<${za} of="interval" say="page.stats.key.interval" />`:null}
			${c?i`<${za} of="expected" say="page.stats.key.expected" />`:null}
		</p>
	</section>`}function CO({of:{deals:e,made:t,bids:n}}){let s=p=>`${100*p}%`,{low:a,high:r,share:l}=t,c=n.of?i`<span class="expected" style=${{"--at":s(n.expected/n.of)}}></span>`:null;return i`<span class="track">
		${e<sp/2?null:i`<span class="made" style=${{"--long":s(l)}}></span>`}
		${hi({deals:e,made:t})?i`<span class="interval" style=${{"--at":s(a),"--long":s(r-a)}}></span>`:null}${c}
	</span>`}function DO({of:e}){if(!fi(e.low,e.high,e.expected))return null;let t=e.made<e.low?"below":e.made>e.high?"above":"within",[n,s]=[O(Math.ceil(e.low)),O(Math.floor(e.high))],a={of:e.of,made:O(e.made),n:O(e.expected,1),low:n,high:s,way:t};return i`<p>${o("page.stats.expected",a)}</p>`}var LO=({of:e})=>i`<p>${o("page.stats.assisted",{n:e.deals,made:O(e.made.count)})}</p>`;function RO({told:e,again:t}){let[n,s]=y(!1),[a,r]=y(""),l=N(!1);x(()=>()=>{l.current=!1},[]);let c=async()=>{l.current=!0,s(!0),r("");try{let d=e;for(;l.current&&d&&d.unjudged.length>0;){let[$]=d.unjudged;if($)for await(let f of Us($.table,$.match,void 0,()=>l.current,!0));l.current&&(d=await t());let[m]=d?.unjudged??[];if(m&&m.table===$?.table&&m.match===$.match)break}}catch(d){r(D(d))}s(!1)},p=e.all.deals-e.all.judged,u={n:e.all.judged,of:e.all.deals};return i`<p role="status">${o(n?"page.stats.judging":"page.stats.judged",u)}</p>
		${a?i`<p class="trouble" role="alert">${a}</p>`:null}
		${p>0&&e.unjudged.length>0?i`<p><${w} onclick=${()=>n?l.current=!1:c()}
				say=${n?o("page.stats.judge.stop"):o("page.stats.judge.go",u)} /></p>`:null}`}var[_O,WO]=[400,12],ap=class{#e=null;meant(t){let n=this.#e,a=!(n!==null&&t.timeStamp-n.timeStamp<_O&&Math.hypot(t.clientX-n.clientX,t.clientY-n.clientY)<WO)||t.target===n.target;return this.#e=a?t:{...n,timeStamp:t.timeStamp},a}};function cg(){x(()=>{let e=new ap;function t(n){if(n.detail===0||!(n.target instanceof Element))return;let{timeStamp:s,clientX:a,clientY:r}=n,l=n.target.closest("button, a, label, input")??n.target,c=l instanceof HTMLLabelElement?l.control??l:l;e.meant({target:c,timeStamp:s,clientX:a,clientY:r})||(n.preventDefault(),n.stopPropagation())}return document.addEventListener("click",t,!0),()=>document.removeEventListener("click",t,!0)},[])}var IO=4,qO=4e4,FO=2e3,zO=1e3,op=class{#e;#n;#t;#s=new Map;constructor(t,n){this.#e=t,this.#n=n,this.#t=ra("ninetynine.tables",s=>this.#r(s))}get rests(){let t=this.#s.get(this.#e)??0;return[...this.#s.values()].filter(n=>n>t).length>=IO}look(){let t=Math.max(Date.now(),...this.#s.values());this.#s.set(this.#e,t+Math.random()),this.hold()}hold(){this.#a(this.#s.get(this.#e)??0)}leave(){this.#a(0)}close(){this.#t?.close(),this.#t=void 0}#a(t){this.#t?.postMessage({table:this.#e,looked:t})}#r({table:t,looked:n}){let s=this.rests;n?this.#s.set(t,n):t!==this.#e&&this.#s.delete(t),this.rests!==s&&this.#n()}},gi=class{ours=!1;#e;#n;#t;#s;#a=0;#r=0;#i=0;#l=()=>{};constructor(t,n,s,a){this.#e=n,this.#n=s,this.#t=ra(`ninetynine.table.${t}`,r=>this.#o(r)),this.#s=new op(t,a),addEventListener("pagehide",this.leave),this.claim()}get rests(){return this.#s.rests}claim(){this.#s.look(),this.#c()}#c=()=>{this.ours||(this.ours=!0,this.#s.hold(),[this.#a,this.#r]=[Math.random(),Date.now()],clearTimeout(this.#i),this.#u({claim:this.#a}),this.#l())};async turn(){for(;!this.ours&&this.#t;)await new Promise(t=>this.#l=()=>t(void 0))}tell(t,n){this.ours&&this.#u({said:t,trouble:n})}leave=()=>{this.ours&&(this.#u({gone:!0}),this.#s.leave()),this.ours=!this.#t};close(){this.leave(),removeEventListener("pagehide",this.leave),clearTimeout(this.#i),this.#t?.close(),this.#t=void 0,this.#s.close(),this.#l()}#u(t){this.#t?.postMessage(t)}#o({claim:t,gone:n,said:s,trouble:a}){if(this.ours){if(t===void 0)return;if(Date.now()-this.#r<zO&&t<this.#a)return this.#u({claim:this.#a});this.ours=!1,this.#n()}clearTimeout(this.#i);let r=document.visibilityState==="visible";this.#i=setTimeout(this.#c,n?r?0:FO*Math.random():qO),t===void 0&&!n&&this.#e(s,a)}};var HO=4e4,KO=5e3,JO=15e3,UO=2e3,rp={first:250,longest:8e3};function ug(e,t){if(t===null||typeof t!="object"||Array.isArray(t))return t;let n=Array.isArray(e)?[...e]:typeof e=="object"?{...e}:{};for(let[s,a]of Object.entries(t))a===null?delete n[s]:n[s]=ug(n[s],a);return n}var pg=e=>e instanceof I&&e.status<500&&e.status!==429&&e.status!==401,yi=class{state=C("opening");trouble=C("");refused=C(null);#e;#n;#t=0;#s={};#a=!1;#r=()=>{};#i=new AbortController;#l=!1;#c=!1;#u=0;#o;constructor(t,n){this.#e=t,this.#n=n,this.#o=new gi(t,(s,a)=>this.#S(s,a),()=>this.#p(),()=>this.#$()),addEventListener("online",this.#m),addEventListener("offline",this.#f),document.addEventListener("visibilitychange",this.#v),this.#g()}act(t,n){let s=document.visibilityState==="visible";return this.#o.rests&&s&&this.again(),ho(this.#e,t,n)}hint(){return au({table:this.#e,id:le()},{within:3e4})}now(){return ht(ye(this.#e)?"here":"there")}again=()=>{if(!this.#o.ours||this.#o.rests)return this.#o.claim(),this.#$();this.#l||(this.#c=!0,this.#$())};doubt(){this.state.peek()==="live"&&performance.now()-this.#u>UO&&this.again()}#p(){this.#$(),this.#t===0&&this.#d()}async#d(){let t=await jn({table:this.#e}).catch(()=>{});t&&t.seq>this.#t&&this.#S(t)}#$(){this.#i.abort(),this.#r()}close(){this.#a=!0,removeEventListener("online",this.#m),removeEventListener("offline",this.#f),document.removeEventListener("visibilitychange",this.#v),this.#o.close(),this.#$()}#m=()=>{this.#o.ours&&!this.#o.rests&&this.again()};#f=()=>{ye(this.#e)||(this.state.value="lost",this.again())};#v=()=>{document.visibilityState==="visible"&&(!this.#o.ours||this.#o.rests||this.state.peek()==="lost")&&this.again()};async#g(){for(let t=rp.first;!this.#a;t=Math.min(2*t,rp.longest)){let n=this.#t;try{await this.#b(),this.#o.ours&&!this.#a&&await this.#k()}catch(a){if(pg(a))return this.refused.value=a,this.state.value="refused",this.#o.close()}if(this.#a)return;if(!this.#o.ours||this.#o.rests)continue;this.state.value="lost",this.#t>n&&(t=rp.first);let s=this.#c?0:t;this.#c=!1,await this.#y(s)}}#y(t){return new Promise(n=>{let s=setTimeout(n,t);this.#r=()=>(clearTimeout(s),n(void 0))})}async#b(){for(await this.#o.turn();this.#o.rests&&!this.#a;await this.#o.turn())await this.#h()}async#h(){let{signal:t}=this.#i=new AbortController;try{let n=await jn({table:this.#e},{signal:t});if(!this.#o.ours)return;this.#w(n),this.#S(n)}catch(n){if(t.aborted)return;if(pg(n))throw n;this.state.value="lost"}this.#o.rests&&!this.#a&&await this.#y(KO)}async#k(){let t=this.#i=new AbortController,n=()=>setTimeout(()=>t.abort(),HO),s=n();try{let a=(await this.#x(t.signal)).pipeThrough(new TextDecoderStream).getReader();for(let r="";;){let{value:l,done:c}=await a.read();if(c)return;clearTimeout(s),s=n(),this.#u=performance.now(),this.#w();let p=(r+l).split(`
`);r=p.pop()??"";for(let u of p)u&&!this.#a&&this.#A(JSON.parse(u))}}finally{this.#l=!1,clearTimeout(s),t.abort()}}async#x(t){this.#l=!0;let n=ye(this.#e)?0:setTimeout(()=>t.aborted||this.#$(),JO),s={Accept:"application/x-ndjson"},a=Bu(this.#e,this.#t),r=await Tp(a,{headers:s,signal:t}).finally(()=>clearTimeout(n));if(this.#l=!1,this.#u=performance.now(),!r.ok||!r.body)throw jp(r,await r.text().catch(()=>""));return this.trouble.value="",this.state.value="live",r.body}#w(t){this.#o.tell(t,this.trouble.peek())}#A({changes:t,trouble:n,...s}){if(n!==void 0)return this.trouble.value=n,this.#w();t&&(s={...s,...ug(this.#s,t)});let{table:a,seat:r,muted:l,view:c}=s;this.#s={table:a,seat:r,muted:l,view:c},!(s.seq<=this.#t&&s.event.do!=="present")&&(this.#w(s),this.#O(s))}#S(t,n=""){if(this.#a)return;if(this.trouble.value=n,this.#t===0&&t?.event.do!=="present")return void this.#d();this.state.value="live";let s=t&&(t.event.do==="present"?t.seq===this.#t:t.seq<=this.#t);t&&!s&&this.#O(t)}#O(t){this.#t=t.seq,ye(this.#e)||sn(t.at),this.#n(t)}};var GO=3;async function dg(e){if(aa(e).waiting.peek().length>0)return M(o("page.bring.unsent"));for(let t=0;t<GO;t++){let n=await Du(e),s=VO(n),a=await Qa(new Blob([n])),{table:r,seq:l}=await et(()=>ou({},{body:a,within:3e4}),"there");if(l<s)return M(o("page.bring.behind"));if(!((await jn({table:e})).seq>s))return Xu(e,r),M(o("page.brought"))}M(o("page.bring.on"))}var VO=e=>JSON.parse(e.trimEnd().split(`
`).at(-1)??"{}").seq??0;function $g({table:e,message:t,onpanel:n,onclose:s}){let{seat:a}=t,r=t.table.stage!=="waiting",l=t.table.chairs.filter(f=>f.player).length===1,[c,p]=y(!1),u=f=>{s(),e.act(f)},{settings:d}=e.settled.value,$=a!==void 0&&t.view?.phase==="play",m=YO(e.id,$,t.seq);return i`<${R} title=${o("page.more")} onclose=${s}>
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
			<${ZO} id=${e.id} settings=${d} />
			<section><h3>${o("page.more.know")}</h3>
				<${w} onclick=${()=>n("rules")} say=${o(d.rules?"page.house":"page.nav.rules")} />
				<${w} onclick=${()=>n("keys")} say=${o("page.keys")} />
				<a class="button" href="/settings">${o("page.nav.settings")}</a>
				<${w} onclick=${()=>G("/")} say=${o("page.home")} />
			</section>
			<${L$} table=${t.table} variant=${d.variant??""} />
			<${QO} table=${t.table} />
		</div>
	<//>`}function ZO({id:e,settings:{day:t,from:n}}){let{busy:s,once:a}=P();if(!_s||!ye(e)||Y.value||t||n)return null;let r=()=>a(()=>dg(e));return i`<section><h3>${o("page.here")}</h3>
		<${w} aria-busy=${s} onclick=${r} say=${o("page.bring")} />
		<p class="soft small">${o("page.bring.about")}</p>
	</section>`}function QO({table:e}){let t=e.chairs.filter(a=>a.bot),{edition:n=1}=e,s=a=>{let r=n<hp&&St.includes(a.bot??"");return[as(a),r?o("page.level.edition",{n}):""].filter(Boolean).join(" · ")};return t.length===0?null:i`<section class="bots"><h3>${o("page.more.bots")}</h3>
		<ul>
			${t.map(a=>i`<li key=${a.name}><b>${tt(a)}</b> <span class="soft">${s(a)}</span>
					<small class="soft">${xo(a)}</small></li>`)}
		</ul>
	</section>`}function YO(e,t,n){let{value:s}=j(async a=>t&&su({table:e},{signal:a}),e,t,n);return t&&s?s.settled:!1}function mg({settings:e,onclose:t}){let{value:n}=j(()=>ae(()=>dn(e,ie.value)));return i`<${R} title=${o(e.rules?"page.house":"page.nav.rules")} broad onclose=${t}>
		${n?i`<${Qi} guide=${n} />`:null}
	<//>`}var XO=450,ip="ninetynine.premium.",fg="ninetynine.forced",hg=e=>`${e?.table.match} ${e?.view?.game} ${e?.view?.deal} `,e2=1e3,t2=100,n2=700,lp=e=>e?.options?JSON.stringify([e.game,e.deal,e.phase,e.played,e.offers,e.options]):"",s2=({event:{do:e,done:t}})=>e==="redo"||t&&["ask","answer"].includes(e),a2=({seq:e,at:t,event:{by:n="",name:s="",seat:a=-1,text:r="",phrase:l}})=>({seq:e,at:t,by:n,name:s,seat:a,text:r,...l&&{phrase:l}}),bi=class{newest=C(null);settled=C({settings:{},host:""});busy=C("");waits=C(0);thinking=C(!1);chosen=C(new Set);advice=C(null);intended=C("");next=C("");coached=C("");wrong=C("");showing=new br(()=>E.spoken.value?"quick":E.pace.value);view=Xt(()=>this.showing.shown.value?.message.view);talk=Xt(()=>{let{message:t,full:n}=this.showing.shown.value??{},s=(t?.seq??0)-(n?1:0);return this.#e.value.filter(a=>!a.remark||a.seq<=s)});current=Xt(()=>{let t=this.showing.shown.value;return!t||t.full!==null||this.busy.value.startsWith("play ")?!1:t.message.seq>=this.#s.value&&t.message.seq===this.newest.value?.seq});#e=C([]);#n="";#t=-1/0;#s=C(0);#a="";#r=!1;#i=0;#l=0;#c=!1;#u;constructor(t,n){this.id=t,this.#n=De(ip+t)??"",this.port=n(t,a=>this.#f(a)),this.unsent=aa(t),this.unsent.send=(a,r)=>this.port.act(a,r),this.unsent.down=()=>this.port.state.peek()==="lost",this.unsent.doubt=()=>this.port.doubt(),this.unsent.recalled=a=>{this.#o(a)};let s=[Qe(()=>this.#A()),Qe(()=>this.#$())];this.#u=()=>s.forEach(a=>a());for(let a of this.unsent.waiting.peek())this.#o(a)}guides(){return!!this.settled.value.settings.guide&&E.way.value!=="over"}now(){return this.port.now()}close(){this.#u(),clearTimeout(this.#l),clearTimeout(this.#i),this.showing.stop(),this.port.close(),this.unsent.down=()=>!1,this.unsent.doubt=()=>{},this.unsent.recalled=()=>{}}async#o({command:{id:t,do:n,act:s=""},premium:a=""}){n==="act"?this.busy.value=s:this.waits.value++;let r=await this.#h(this.unsent.answered(t),()=>!0);n==="act"?this.busy.value="":this.waits.value--,r&&a&&this.#p(a)}#p(t){this.#n="",this.intended.value=t,ne(ip+this.id,t?hg(this.newest.peek())+t:null),this.#w()}#d(){this.intended.value="",ne(ip+this.id,null)}#$(){let{value:t}=this.port.state,n=t==="lost"?t:this.port.trouble.value;clearTimeout(this.#i),t==="live"&&!n&&this.unsent.wake(),t==="live"&&this.wrong.peek()==="lost"&&(this.wrong.value=""),t==="live"&&this.#r&&!ye(this.id)&&Le("there").catch(()=>{}),this.#r=t==="lost",n!==this.wrong.peek()&&(this.#i=setTimeout(()=>this.wrong.value=n,e2))}stopLate(){let t=this.unsent.waiting.peek().find(n=>n.command.do==="act"&&n.late);return t&&this.unsent.withdraw(t.command.id),t!==void 0}async act(t){if(t.do==="ask"&&(this.next.value=""),t.do==="chat")return this.#b(t);this.waits.value++;let n=await this.#b(t);return this.waits.value--,n}async play(t,n="",s=!1){let a=this.view.peek()?.options;if(!a||this.busy.peek())return!1;this.dismiss(),this.busy.value=t,this.#m(a);let r=this.#a=`${a.seat??this.newest.peek()?.seat} ${t}`;this.#c=!1,this.showing.hurry(),n&&this.#p(n);let l=a.seat===void 0?{}:{hand:a.seat},c=await this.#b({do:"act",act:t,seen:this.newest.peek()?.seq,...l},n,s);return this.#a===r&&(this.#a="",(!c||this.#g())&&(this.busy.value="")),!c&&n&&this.#d(),c!==void 0}#m(t){let n=this.view.peek();if(t.kind!=="play"||W(t.from).length>1||W(n?.hand).length<2||E.forced.peek()||E.spoken.peek()||!n||!this.#T(n))return;let s=Number(De(fg))+1;s<=3&&ne(fg,String(s)),s===3&&M(o("page.choices.forced.offer"))}async lay(t){await this.play(`lay ${[...this.chosen.peek()].join(" ")}`,t)&&this.#w()}async ready(){if(this.waits.peek())return;if(this.newest.peek()?.table.stage!=="waiting")return this.act({do:"ready"});this.waits.value++;let t=await Iu();return this.waits.value--,t&&qu(this.id,t),this.act({do:"ready",...t?{text:t.commit}:{}})}async hint(t=n=>n){if(this.advice.peek())return this.dismiss();let n=this.#v();if(!n||this.thinking.peek())return;this.thinking.value=!0;let s=await this.port.hint().catch(a=>{n===this.#v()&&M(D(a))});this.thinking.value=!1,s&&n===this.#v()&&(this.advice.value={about:n,advice:t(s.advice)})}dismiss(){this.advice.value=null}heed(){let t=this.advice.peek();if(!t||t.about!==lp(this.view.peek()))return this.dismiss();let[n,...s]=t.advice.act.split(" ");return n==="lay"?void(this.chosen.value=new Set(s)):(this.dismiss(),void this.play(t.advice.act))}async takeBack(){this.stopLate()||this.waits.peek()>0||performance.now()-this.#t<n2||await this.act({do:"ask",text:"undo"})}async redo(){let{table:{redo:t=[]}={},seat:n=-1}=this.newest.peek()??{};t.includes(n)&&this.waits.peek()===0&&await this.act({do:"redo"})}#f(t){s2(t)&&(this.next.value="",this.#c=!0),t.event.do==="ask"&&t.event.done&&t.event.seat===t.seat&&(this.#t=performance.now()),He(()=>{o2(this.newest.peek(),t)&&M(o("page.unreadied")),this.newest.value=t,t.settings&&(this.settled.value={settings:t.settings,host:t.host??""});let n=t.event.do==="chat"?a2(t):t.said;t.talk?this.#e.value=t.talk:t.event.do==="erase"?this.#e.value=this.#e.value.filter(a=>a.by!==t.event.by):n&&(this.#e.value=[...this.#e.value,n].slice(-t2)),this.#y(t),t.event.acts?.includes(this.#a)&&(this.#a=""),!this.#a&&this.#g()&&(this.busy.value=""),this.showing.take(t),t.event.do==="redo"&&this.showing.skip();let s=t.event.do==="merge"&&t.event.seat!==t.seat&&ko(t)[t.event.seat??-1];s&&M(o("page.speech.merged",{name:s}))}),this.#x(t),this.#w()}#v(){return lp(this.newest.peek()?.view)}#g(){return(this.newest.peek()?.seq??0)>=this.#s.peek()}#y({seq:t,seat:n,event:{do:s,acts:a=[],seat:r}}){for(let{command:{id:l,do:c,act:p,hand:u=n,seen:d=0}}of this.unsent.waiting.peek())s==="act"&&c===s&&r===n&&t>d&&a.includes(`${u} ${p}`)&&this.unsent.heard(l,t)}put(t,n){let s=this.newest.peek()?.seq;return this.unsent.put({...s===void 0?{}:{seen:s},...t},n)}#b(t,n,s){let{answered:a,late:r}=this.put(t,n),l=!1;return r.then(()=>l=!0),this.#h(a,()=>l,s)}async#h(t,n,s=!1){try{let a=await t;return this.#s.value=Math.max(this.#s.value,a?.seq??0),this.port.state.peek()==="lost"&&this.port.again(),a?.late&&M(o("page.unsent.late")),a}catch(a){let{reason:r}=a;a instanceof Qn&&this.#k(),r==="no-session"&&this.port.again(),!s&&(r!=="stale"||n())&&M(D(a));return}}#k(){this.#c=!0,this.next.value="",this.view.peek()?.options?.kind==="play"&&(this.chosen.value=new Set)}#x(t){let n=t.seat===void 0?void 0:t.table.chairs[t.seat],s=t.event.do==="begin"||t.event.do==="present";if(t.table.stage!=="mixing"||!n?.commit||!s)return;let a=To(this.id,n.commit);if(!a)return;let r={id:le(),do:"entropy",text:a};Xn(()=>this.port.act(r)).catch(()=>{})}async#w(){let t=hg(this.newest.peek());this.#n.startsWith(t)?this.intended.value=this.#n.slice(t.length):this.#n&&this.#d(),this.#n="";let n=this.intended.peek(),s=this.newest.peek()?.view;if(!n||this.#a||!this.#g())return;if(s?.options?.kind==="lay")return this.#d();if(s?.phase==="lay")return;if(!(s?.options?.kind==="offer"?s.options.acts??[]:[]).includes(n))return this.#d();this.showing.skip(),await this.play(n,"",!0),this.#d()}#A(){let t=this.view.value,n=this.current.value&&this.busy.value===""?t?.options:void 0;clearTimeout(this.#l),n?.kind==="play"&&t&&this.#S(t,n),(t?.phase!=="play"||!W(t.hand).includes(this.next.peek()))&&(this.next.value="");let s=new Set(W(t?.options?.from)),a=[...this.chosen.peek()].filter(r=>s.has(r));a.length!==this.chosen.peek().size&&(this.chosen.value=new Set(a)),this.advice.peek()&&this.advice.peek()?.about!==lp(this.newest.value?.view)&&this.dismiss()}#S(t,n){let s=W(n.from),a=n.seat===void 0&&s.includes(this.next.peek())?this.next.peek():"",r=a||(s.length===1&&this.#O(t)?s[0]:"");if(a||(this.next.value=""),!r)return;let l=()=>(this.next.value="",void this.play(`play ${r}`));this.#l=setTimeout(l,a?0:XO)}#O(t){return this.#T(t)&&(E.forced.value||W(t.hand).length===1&&!E.spoken.value)}#T(t){return this.newest.peek()?.table.chairs.filter(s=>s.player).length===1&&!this.#c&&!this.guides()&&t.options?.seat===void 0}};function o2(e,{table:t,seat:n=-1,event:s}){return e?.seat===n&&e.table.stage==="waiting"&&e.table.chairs[n]?.ready&&t.stage==="waiting"&&!t.chairs[n]?.ready&&s.do!=="unready"}function gg({message:e,busy:t=!1,ondo:n}){let{stage:s,chairs:a}=e.table,r=Xe(),l=async c=>await r.keep()&&n({do:"sit",seat:c});return i`<section class="watching" aria-label=${o("page.watch")}>
		<p><b>${o("page.watch")}</b> ${s==="waiting"?null:o("page.watch.seen")}</p>
		${s==="waiting"?i`<${So} chairs=${a} name=${r} onsit=${l} busy=${t} />`:null}
		<a class="button plain" href="/">${o("page.home")}</a>
	</section>`}var yg=1e4;function r2({rest:e}){let t=e[0]??"",n=is(t);return n?i`<${i2} to=${n} />`:i`<${l2} key=${t} id=${t} />`}function i2({to:e}){return x(()=>G(`/t/${e}`,{replace:!0}),[e]),null}function l2({id:e}){let t=fe(()=>new bi(e,(a,r)=>new yi(a,r)),[e]);x(()=>()=>t.close(),[t]);let n=t.port.refused.value,s=t.showing.shown.value;if(n)return i`<${c2} why=${n} table=${t} chairs=${s?.message.table.chairs??[]} />`;if(!s){let a=Lt.value&&!ye(e);return i`<main id="main" tabindex="-1" class="table"><div class="opening" role="status">
			<p>${o(a?"page.out.table":"page.opening")}</p>
			${a?i`<p><a class="button" href="/">${o("page.nowhere.go")}</a></p>`:null}
			<${_c} unsent=${t.unsent} />
		</div></main>`}return i`<${p2} table=${t} />`}function c2({why:e,table:t,chairs:n}){let[s,a]=y(null),r=n.filter(l=>T.value&&l.player&&l.player!==T.value.id&&!ye(t.id));return i`<${U} title=${o(e.status===404?"page.table.none":"page.table.refused")} text=${D(e)}>
		<p><a class="button" href="/">${o("page.nowhere.go")}</a></p>
		${r.map(({player:l="",name:c=""})=>i`<p><${w} plain say=${o("page.complain.title",{name:c})}
			onclick=${()=>a({id:l,name:c})} /></p>`)}
		${s?i`<${mr} table=${t.id} whom=${s} talk=${t.talk.value} onclose=${()=>a(null)} />`:null}
	<//>`}function p2({table:e}){let[t,n]=y(""),{message:s,full:a}=e.showing.shown.value,{view:r,seat:l}=s,{stage:c,chairs:p}=s.table,u=ko(s),{variant:d="standard",rules:$,deals:m,games:f}=e.settled.value.settings,h=oe(d,$),g=!!(r?.options&&e.current.value),v=`${g?"● ":""}${o(`variant.${d}`)} · Ninety-Nine`;x(()=>{document.title=v},[v]),x(()=>{g||sd(e.id)},[g,T.value?.id]),x(()=>{ye(e.id)||bm().catch(()=>{})},[e]),x(()=>{ye(e.id)&&c==="playing"&&Id()},[c==="playing"]),E2(e,n),zr(),cg(),x(()=>Oa.clear(),[r?.deal,r?.game]),S2(p.some(at=>at.until!==void 0)),A2(r,a?.gone??!1);let b=O2(r),k=c==="waiting"&&r?.phase!=="over";x(()=>{c==="waiting"&&r?.phase==="over"&&Wt("match",e.id)&&os("report",e.id)},[c]);let S=Nn(h,r?.phase),A=r?.phase==="over"&&(c==="between"||c==="waiting")&&!a,B=()=>i`<${V$} table=${e.id} names=${u} about=${ar(h,m,f)} view=${r} />`,_=kg(e,s)&&r!==void 0&&!k;N2(e,_,!k&&r?.phase!==void 0&&!A);let ee=e.busy.value!==""||e.waits.value>0||e.thinking.value,z={table:e,message:s,names:u,variant:h,laid:S},pe=_a(e,s),Se=pe||e.advice.value?"hinted":"";return i`<${tn.Provider} value=${Ot(r)}>
		<main id="main" tabindex="-1" class="table" aria-busy=${ee} data-stage=${c} data-phase=${r?.phase??""}>
		${E.spoken.value?i`<${Ch} table=${e} variant=${h} />`:null}
		<${h2} table=${e} message=${s} panel=${t} onpanel=${n} beside=${_} />
		<${xh} table=${e} />
		<div class="spread">
			<div class=${`board of-${r?Ye(r):0} ${A?"sheeted":""} ${Se}`}>
				${r&&r.phase!==void 0&&!k&&l!==void 0?i`<${v2} ...${z} />`:null}
				${pe?i`<${Eh} ...${z} />`:i`<${m2} table=${e} variant=${h} />`}
				<${u2} ...${z} full=${a} waiting=${k} between=${A} fresh=${b} />
				${r&&!k&&l===void 0?i`<${d2} table=${e} message=${s} />`:null}
			</div>
			${r&&!k?i`<aside class=${`side ${_?"talks":""}`}>
						<div class="scoring"><h2>${o("score.title")}</h2>${B()}</div>
						${_?i`<${bg} table=${e} message=${s} />`:null}
					</aside>`:null}
		</div>
		<${$2} ...${z} panel=${t} onpanel=${n} scores=${B} />
		</main><//>`}function u2({table:e,message:t,names:n,variant:s,laid:a,full:r,waiting:l,between:c,fresh:p}){let{view:u,seat:d}=t,{stage:$,chairs:m}=t.table;if($==="mixing"||!l&&(!u||u.phase===void 0))return i`<div class="felt empty"><p class="opening">${o("waiting.table")}</p></div>`;if(l||!u){let{settings:h,host:g}=e.settled.value;return i`<div class="felt empty">
			<${wm} id=${e.id} message=${t} settings=${h} host=${g} me=${T.value?.id??""}
				ondo=${cp(e)} busy=${e.waits.value>0} onready=${()=>e.ready()} />
		</div>`}let f={table:e,message:t,names:n,variant:s};return i`<${wn} view=${u} variant=${s} names=${n} me=${d??0} elsewhere=${d}
		laid=${a} full=${r} played=${b2(e,t,n)} pending=${f2(e.busy.value)}
		unsent=${Xr(e.unsent).some(h=>h.command.do==="act")}
		said=${c?void 0:j2(e)} chairs=${M2(e,m)} now=${e.now()}
		over=${c?"sheeted":""} aloud=${!E.spoken.value} onhurry=${()=>e.showing.hurry()}>
		<${yd} view=${u} names=${n} />
		<${Bm} view=${u} names=${n} lies=${r!==null} />
		${c?i`<${cm} ...${f} fresh=${p} />`:i`<${y2} ...${f} />`}
	<//>`}var d2=({table:e,message:t})=>i`<${gg} message=${t} busy=${e.waits.value>0} ondo=${cp(e)} />`;function $2({table:e,message:t,names:n,panel:s,onpanel:a,scores:r}){let{view:l}=t,c=()=>a(""),p=(u,d,$=!1)=>i`<${R} key=${u} title=${o(u)} broad=${$} onclose=${c}>${d}<//>`;switch(s){case"tricks":return l&&p("tricks.title",i`<${Ut} view=${l} names=${n} />`,Ye(l)>3);case"last":return l&&p("page.lasttrick",i`<${Ut} view=${l} names=${n} last />`);case"talk":return p("page.talk",i`<${bg} table=${e} message=${t} />`);case"score":return p("score.title",r(),!0);case"rules":return i`<${mg} settings=${e.settled.value.settings} onclose=${c} />`;case"keys":return i`<${Xf} onclose=${c} />`;case"more":return i`<${$g} table=${e} message=${t} onpanel=${a} onclose=${c} />`;default:return null}}function m2({table:e,variant:t}){let n=e.advice.value;if(!n)return null;let s=W(n.advice.act.replace(/^lay /,"")),a=n.advice.act.startsWith("lay "),r=a&&s.every(l=>e.chosen.value.has(l));return i`<${yr} key=${n.about} title=${o("page.hint")} onclose=${()=>e.dismiss()}>
		<${ms} advice=${n.advice} variant=${t}>
			<button type="button" class="button chief take" onclick=${()=>r?xg()?.click():e.heed()}>
				${o(r?"page.lay":a?"page.hint.choose":"page.hint.take")}
			</button>
		<//>
	<//>`}function bg({table:e,message:t}){let n=t.muted??[],[s,a]=y(0),r=j(async()=>n.length>0?(await rt()).players:[],n.join(),s).value??[],l=(p,u)=>{e.act({do:u,text:p,on:!1}).then(()=>a(s+1))},c=n.map(p=>{let u=t.table.chairs.find($=>$.player===p),d=r.some($=>$.id===p&&$.block);return{id:p,name:u?.name??o("page.watching"),blocked:d}});return i`<${hm} talk=${e.talk.value} muted=${c} onsay=${vg(e)} onhear=${l} />`}var cp=e=>async t=>{let n=T.value===null;if(await ae(()=>wo(o("page.guest"))))return n&&e.port.again(),e.act(t)},vg=e=>t=>cp(e)({do:"chat",text:t}),f2=e=>e.startsWith("play ")?e.slice(5):null;function h2({table:e,message:t,panel:n,onpanel:s,beside:a}){let{view:r}=t,[l,c]=y(e.newest.peek()?.seq??0),p=e.talk.value.filter(g=>g.seq>l&&g.by!==T.value?.id).length,u=e.talk.value.at(-1)?.seq??0;x(()=>{n==="talk"&&c(g=>Math.max(g,u))},[n,u]);let{variant:d="standard",rules:$,day:m,from:f,games:h}=e.settled.value.settings;return i`<header class="head">
		<a class="mark" href="/" aria-label=${`99 – ${o("page.home")}`}>99</a>
		<div class="where">
			${r?.phase!==void 0?i`<${Gt} trump=${Sn(r)} unsure=${!r.trump} explains />`:null}
			<h1>${o(`variant.${d}`)}</h1>
			${$&&!m?i`<span class="soft">${o("page.house")}</span>`:null}
			${r&&r.phase!==void 0?i`<span class="soft">${m||f?o("game.once",{what:m?"day":"other"}):o(h===1?"page.home.on.deal":"page.deal",{n:r.deal+1,deal:r.deal+1,game:r.game+1})}</span>`:null}
		</div>
		<nav aria-label=${o("page.table.menu")}>
			<button type="button" class="button plain scorer" onclick=${()=>s("score")}>${o("score.title")}</button>
			<button type="button" class="button plain tricker" onclick=${()=>s("tricks")}>${o("page.tricks")}</button>
			${T2(e,t)?i`<button type="button" class=${`button plain ${a?"talker":""}`} onclick=${()=>s("talk")}>
						${o("page.talk")}${p?i` <span class="unread">${p}</span>`:null}
					</button>`:null}
			<${w} plain onclick=${()=>s("more")} say=${o("page.more")} />
		</nav>
	</header>`}var Ha=(e,t)=>e.current.value&&!t.table.paused?t.view?.options:void 0;function g2(e,t,n,s){let{deal:a,phase:r,dealer:l,seat:c}=n;x(()=>{if(E.spoken.peek())return;let[d,$,m]=[l===c?"yes":"no",s[l??-1]??"",Sn(n)],f=n.trump??(m?"stay":"unnamed");M(o("page.dealt",{you:d,dealer:$,kind:f,trump:K(m)}),!0)},[a]);let p=fe(()=>e,[t,a,r]),u=t?r==="play"?"":p:e;x(()=>{u.trim()&&!E.spoken.peek()&&M(u,!0)},[u])}function y2({table:e,message:t,names:n,variant:s}){let a=t.view,r=Ha(e,t),l=e.busy.value!=="",{paused:c=!1}=t.table,{full:p}=e.showing.shown.value??{},u=Ap.value.has(e.id),d=r?.kind==="offer"&&e.intended.value!=="",$=d||r?.kind==="offer"&&l?void 0:r,m=nh({...a,options:$},n,c,p,u),f=r?.kind==="play"&&e.chosen.value.size>0,h=Xr(e.unsent).some(_=>_.command.do==="act"),g=h?o("page.unsent.act"):f?o("page.tap.again"):m;g2(g,!$&&!h&&!p&&!c&&!u&&a.phase!=="over",a,n);let v=_=>e.lay(_),b=_=>e.play(_),k=_=>r&&_.stopPropagation(),S=e.advice.value?.advice.act,A={lay:"laying",name:"naming",offer:"offering",play:""}[r?.kind??"play"],B=`asking ${r?"asked":""} ${A}`;return i`<section class=${B} aria-label=${o("page.yours")} onclick=${k}>
		<${Wl} table=${e} message=${t} names=${n} />
		<${Yl} view=${a} variant=${s} seat=${a.seat} bid=${a.bid} />
		<p class="ask">${g}</p>
		${r?.kind==="lay"?i`<${Ds} options=${r} chosen=${e.chosen.value} variant=${s} busy=${l} waits=${h}
				premiums=${!_a(e,t)||ni(e,a)} onlay=${v} slots />`:null}
		${r?.kind==="offer"&&!d?i`<${Kr} options=${r} variant=${s} busy=${l} onact=${b} best=${S} />`:null}
		${r?.kind==="name"?i`<${Jr} options=${r} busy=${l} onact=${b} best=${S} />`:null}
	</section>`}function wg(e,t){let n=t.view,s=Ha(e,t),a=e.chosen.value,r=s&&(s.kind==="lay"||s.kind==="play")?new Set(W(s.from)):null,l=u=>{let d=new Set(s?.kind==="lay"?a:[]);if(a.has(u))d.delete(u);else if(d.size<(s?.pick??1))d.add(u);else return M(o("lay.full",{n:d.size}));e.chosen.value=d},c=u=>{if(!r&&n.phase==="play"){e.next.value=e.next.value===u?"":u,e.showing.shown.peek()?.full&&e.showing.skip();return}if(r){if(!r.has(u))return M(ah(s));e.play(`play ${u}`)}},p=r?Sa(e.advice.value?.advice):new Set;return{can:r,chosen:a,best:p,onpick:l,onplay:c}}function b2(e,t,n){let s=t.view,a=Gn(s),r=s.shown?.[a]?.hand,l=s.control!==void 0&&s.control===t.seat;if(s.phase!=="play"||!l||r===void 0)return null;let{can:c,best:p,...u}=wg(e,t),d=Ha(e,t)?.seat===a,$=i`<${Qt} cards=${Ke(W(r),me,s.trump)} ...${u} can=${d?c:null}
		best=${d?p:void 0}
		onplay=${d?u.onplay:()=>{}} label=${n[a]} open twice=${!1} />`;return{seat:a,hand:$}}function v2({table:e,message:t,names:n,variant:s,laid:a}){let r=t.view,l=t.seat,c=e.busy.value,p=Ha(e,t),u=p?.kind==="lay",d=e.next.value,$=p?.seat!==void 0,{can:m,chosen:f,best:h,onpick:g,onplay:v}=wg(e,t),b=Ga(r,l).filter(B=>`play ${B}`!==c),k=e.showing.shown.value?.full,S=bd(r,s).join(" "),A=u&&E.values.value&&p?.worth?ft(p.worth):null;return i`<section class=${`mine ${p?"asked":""}`} aria-label=${o("page.yourhand")}>
		<div class="me">
			<${Vt} view=${r} variant=${s} seat=${l} name=${n[l]} place="south" own
				chair=${t.table.chairs[l]} now=${e.now()} open=${null} winner=${k?.winner===l} laid=${a} />
			${r.aside&&!u?i`<p class="laid"><span class="unseen">${o("page.aside")}</span>${ge(r.aside)}</p>`:null}
			${S?i`<p class="keeping">${S}</p>`:null}
		</div>
		<${x2} table=${e} message=${t} variant=${s} />
		${t.table.chairs.filter(B=>B.player).length>1?i`<${$m} onsay=${vg(e)} />`:null}
		<${Qt} cards=${b} can=${$?new Set:m} chosen=${d?new Set([d]):f}
			best=${$?void 0:h} values=${A} label=${o("page.yourhand")} twice=${u} onpick=${g}
			onplay=${$?()=>M(o("page.dummy.turn")):v} />
	</section>`}function w2({view:e,seat:t=-1}){return!!(e?.aside||e?.offers?.[t]||e?.played?.some(n=>n!==""))}function k2({view:e,seat:t=-1},n){return e?.options?!1:e?.phase==="lay"?!!e.aside:e?.phase==="offer"&&n?.offers.how==="sealed"&&!!e.offers?.[t]}function x2({table:e,message:t,variant:n}){let{hints:s,stage:a,ask:r,redo:l=[]}=t.table,c=t.table.free||k2(t,n),p=e.busy.value!=="",u=e.thinking.value,d=i`<button type="button" class=${`button plain ${qc(e)?"nothing":""}`}
		onclick=${()=>si(e)} aria-keyshortcuts="h"
		aria-expanded=${e.advice.value!==null} disabled=${!Ha(e,t)||p||u}>
		${o(u?"page.hint.thinking":"page.hint")}
	</button>`,$=w2(t)?"":"nothing",m=i`<button type="button" class=${`button plain ${$}`}
		onclick=${()=>e.takeBack()}
		disabled=${p||e.waits.value>0||r!==void 0}>${o(c?"page.undo":"page.undo.ask")}</button>`,f=a!=="waiting"&&e.settled.value.settings.undo!=="never",h=l.includes(t.seat??-1)?i`<button type="button" class="button plain redo" aria-label=${o("page.redo")} title=${o("page.redo")}
				disabled=${p||e.waits.value>0} onclick=${()=>e.redo()}>
				<svg viewBox="0 0 24 24" aria-hidden="true" focusable="false">
					<path d="M4 17a7.5 7.5 0 0 1 15-1M19 8.5V16h-7.5" />
				</svg></button>`:null;return i`<div class="tools">${s?d:null}${f?m:null}${h}</div>`}function S2(e){let[,t]=y(0);x(()=>{if(!e)return;let n=setInterval(()=>t(s=>s+1),1e3);return()=>clearInterval(n)},[e])}function O2(e){let t=N(void 0);return e?.phase!=="over"&&(t.current=e),e?.phase==="over"&&en(t.current,e)}function A2(e,t){let n=N(e);x(()=>{for(let s of K$(n.current,e))Fn(s);n.current=e},[e]),x(()=>{t&&Fn("trick")},[t])}var kg=(e,{table:{chairs:t}})=>e.talk.value.length>0||t.filter(n=>n.player).length>1,T2=(e,t)=>kg(e,t)||t.seat===void 0||t.table.chairs.some((n,s)=>s!==t.seat&&!n.bot),M2=(e,t)=>e.settled.value.settings.guide?t.map(({temperament:n,...s})=>s):t,j2=e=>fm(e.talk.value,{me:T.value?.id??"",since:e.now()-yg});function N2(e,t,n){let s=e.talk.value.at(-1);x(()=>{if(!(s&&e.now()-s.at<yg)||E.spoken.peek()||s.by===T.peek()?.id||t&&matchMedia("(min-width: 80rem)").matches)return;let r=`${s.name}: ${Ts(s)}`;M(r,n&&s.seat>=0)},[s?.seq])}var xg=()=>document.querySelector(":is(.answer, .over > .row) .button.chief:not(:disabled)");function E2(e,t){x(()=>{function n(s){let a=s.target;if(s.defaultPrevented||s.repeat||a.closest("input, select, textarea, dialog"))return;if((s.ctrlKey||s.metaKey)&&s.key.toLowerCase()==="z")return s.preventDefault(),void(s.shiftKey?e.redo():e.takeBack());if(s.ctrlKey||s.metaKey||s.altKey)return;let l=s.key.length===1&&s.key!==" ";if(E.spoken.peek()&&l)return document.getElementById("command")?.focus();if(!Hr(jc(),s.key)){if(s.key==="h"&&e.view.peek()?.options)si(e);else if(s.key==="Escape"&&e.advice.peek())e.dismiss();else if(s.key==="l")t("last");else if(s.key==="s")t("score");else if(s.key==="?")t("keys");else if(s.key==="ArrowLeft"||s.key==="ArrowRight")Nc()?.focus();else if(s.key===" "||s.key==="Enter"){if(a.closest("button, a, summary, .hint"))return;e.showing.hurry()||xg()?.click()}else return;s.preventDefault()}}return document.addEventListener("keydown",n),()=>document.removeEventListener("keydown",n)},[e])}var Sg=(e,t)=>Z(e,{dateStyle:"long",...t});function pp({label:e,onproven:t}){let[n,s]=y(""),[a,r]=y(""),{busy:l,once:c}=P(d=>r(D(d))),p=(d,$)=>{r(""),c(async()=>{let m=await $();s(""),await t(m,d)})},u=d=>{d.preventDefault();let $=/(?:#code=|^\s*)([a-z2-7]{26})\s*$/.exec(n)?.[1];p($?"link":"words",()=>Mn($?{code:$}:{words:n}))};return i`${vs()&&!k$()?i`<p><${w} aria-busy=${l} onclick=${()=>p("passkey",O$)}
				say=${o("page.you.passkey.use")} /></p>`:vs()&&!T.value&&location.protocol==="http:"?i`<p class="soft small">${o("page.you.passkey.site",{address:la("localhost")})}</p>`:null}
		<form class="stack" onsubmit=${u}>
			<${F} label=${e} value=${n} oninput=${s} required autocapitalize="none" autocomplete="off"
				spellcheck="false" enterkeyhint="go" aria-invalid=${a!==""} />
			${a?i`<p class="trouble" role="alert">${a}</p>`:null}
			<p><button type="submit" class="button" aria-busy=${l}>${o("page.you.back.go")}</button></p>
		</form>`}function B2({here:e}){let t=[e.passkeys&&"passkey",e.words&&"words"].filter(Boolean),n=(t.length>0?t:["other"]).map(s=>o(`page.you.way.${s}`));return i`<p>${o("page.join.now",{player:Ge(e),n:e.matches})}
		${e.playing?` ${o("page.join.now.playing",{name:e.name})}`:null}</p>
		<p>${o(e.alone?"page.join.alone":"page.join.kept",{name:e.name,ways:L(n)})}</p>`}function Og({proof:e,by:t,onend:n}){let{busy:s,once:a}=P(),{here:r}=e,[l,{name:c,last:p},u]=[Ge(e),e,T.value?.id===e.id],d=t==="link"&&!e.byOperator?"page.join.only.link":"page.join.only",$=()=>a(async()=>{M(o("page.you.back.done",{name:(await vo(e)).name})),n(!0)}),m=N(null);return x(()=>m.current?.focus(),[e]),i`<section class="joining" aria-label=${o("page.join.title",{player:l})}>
		<h2 ref=${m} tabindex="-1">${o(u?"page.join.same":"page.join.title",{player:l})}</h2>
		<div class="stack">
			<p>${o(`page.join.by.${t}`,{player:l})}
				${p?` ${o("page.join.last",{name:c,day:Sg(Date.parse(p),{timeZone:"UTC"})})}`:null}
				${e.byOperator?` ${o("page.join.operator")}`:null}</p>
			${r?i`<${B2} here=${r} />`:null}
			${u?i`<p><${w} aria-busy=${s} onclick=${t==="link"?()=>n(!1):$}
					say=${o("page.you.back.go")} /></p>`:i`<div class="choose">
					<div><${w} aria-busy=${s} onclick=${$} say=${o("page.join.go",{player:l})} />
						<p class="small">${o(d,{name:c})}</p></div>
					<div><${w} onclick=${()=>n(!1)}
						say=${r?o("page.join.stay",{player:Ge(r)}):o("page.join.not")} /></div>
				</div>`}
		</div>
	</section>`}function Ag({of:e,onproven:t,onjoin:n}){let[s,a]=y(!1),{busy:r,once:l}=P(),c=Ge(e),p=()=>l(async()=>t(await $(),"back")),d=(j(async()=>e.joined?void 0:un({player:e.id}),e.id,e.joined).value?.tallies??[]).reduce((h,{matches:g,assisted:v})=>h+g+v,0),$=()=>Mn({back:!0,as:e.id}),m=()=>a(!1),f={player:c,name:e.name,n:d,day:Sg(e.until)};return i`<${ze} title=${o("page.before",{name:e.name})}>
		<p>${o(e.joined?"page.before.joined":"page.before.was",f)}</p>
		<p class="row">
			<${w} aria-busy=${r} onclick=${p} say=${o("page.before.back",{player:c})} />
			${T.value&&!e.joined?i`<${w} plain aria-haspopup="dialog" onclick=${()=>a(!0)}
					say=${o("page.before.bring",{name:e.name,me:T.value.name})} />`:null}
		</p>
		<p class="soft small">${o("page.before.until",f)}</p>
		${s?i`<${Tg} of=${e} prove=${$} onjoin=${n} onclose=${m} />`:null}
	<//>`}function Tg({of:e,prove:t,onjoin:n,onclose:s}){let[a,r]=y(""),[l,c]=y(!1),[p,u]=y(!1),{busy:d,once:$}=P(h=>{h instanceof I&&h.why==="join-hand"?c(!0):r(D(h))}),m={player:Ge(e),name:e.name,me:T.value?.name??""},f=()=>$(async()=>{r("");let{code:h}=await t();await Up({code:h,as:e.id,me:T.peek()?.id??"",hand:p}),Zo(e.id),M(o("page.join.done",m)),s(),n(),await Le("there")});return i`<${R} title=${o("page.before.bring",m)} onclose=${s}
		actions=${i`<${w} chief aria-busy=${d} disabled=${l&&!p} onclick=${f}
			say=${o("page.before.bring",m)} />`}>
		<ul>${["matches","people","keys","undo"].map(h=>i`<li key=${h}>${o(`page.join.${h}`,m)}</li>`)}</ul>
		${l?i`<${we} label=${o("page.join.hand",m)} checked=${p} onchange=${u} />`:null}
		${a?i`<p class="trouble" role="alert">${a}</p>`:null}
	<//>`}function Mg({onjoin:e}){let[t,n]=y(!1),[s,a]=y(null),r=()=>(n(!1),a(null)),l=c=>{c.id===T.peek()?.id?M(o("page.join.same",{player:Ge(c)})):a(c)};return i`<${ze} title=${o("page.other")}>
		<p>${o("page.other.about",{name:T.value?.name??""})}</p>
		<p><${w} aria-haspopup="dialog" onclick=${()=>n(!0)} say=${o("page.other.go")} /></p>
		${s?i`<${Tg} of=${s} prove=${async()=>s} onjoin=${e} onclose=${r} />`:t?i`<${R} title=${o("page.other")} onclose=${r}>
					<p>${o("page.other.prove")}</p><${pp} label=${o("page.other.words")} onproven=${l} /><//>`:null}
	<//>`}var jg=e=>Z(e,{dateStyle:"medium"});function P2({of:e,sole:t,onend:n}){let s=Z(Date.parse(e.seen),{dateStyle:"medium",timeZone:"UTC"}),a=[e.byOperator&&o("page.you.key.operator"),e.from&&o("page.you.key.from",{time:Z(e.from)}),e.made&&o("page.you.key.made",{day:jg(e.made)}),o("page.you.key.seen",{day:s})];return i`<li class="row">
		<span><b>${o(`page.you.key.${e.this?"this":e.kind}`)}</b> ${e.label}
			<br /><span class="soft small">${a.filter(Boolean).map(r=>i`<span>${r}</span>${" "}`)}</span></span>
		${e.this?!t&&i`<a class="button plain" href="/settings">${o("page.choices.leave")}</a>`:i`<${w} plain onclick=${n} say=${o("page.you.key.end")} />`}
	</li>`}var C2=({words:e,onclose:t})=>i`<${R} title=${o("page.you.words")} onclose=${t}
	actions=${i`<${w} onclick=${()=>print()} say=${o("page.you.words.print")} />`}>
	<p>${o("page.you.words.about")}</p>
	<p class="words"><b>${e}</b></p>
<//>`;function D2({all:{joined:e=[],acts:t=[]},again:n}){let{busy:s,once:a}=P(),r=l=>a(async()=>{await ro({player:l.id}),M(o("page.join.undone",{what:Ge(l)})),n(),await Le("there")});return e.length+t.length===0?null:i`<${ze} title=${o("page.you.lately")}>
		<ul class="held">
			${e.map(l=>i`<li key=${l.id} class="row">
				<span>${o("page.you.joined",{player:Ge(l)})}
					<br /><span class="soft small">${o("page.you.joined.until",{day:jg(l.until)})}</span></span>
				<${w} plain aria-busy=${s} onclick=${()=>r(l)} say=${o("page.you.joined.undo")} />
			</li>`)}
			${t.map(l=>i`<li key=${l.at} class="row">
				<span>${o(`page.you.act.${l.act}`)}
					<br /><span class="soft small">${Z(l.at)}${l.reason?` · ${l.reason}`:""}</span></span>
			</li>`)}
		</ul>
	<//>`}function L2(e,t){if(e.kind==="push")return o("page.you.told.end");let n=bs(t.filter(s=>s.id!==e.id));return[o("page.you.key.end.about",{key:hl(e)}),e.kind==="passkey"&&o(yl()?"page.you.key.end.passkey":"page.you.key.end.passkey.stays"),n.ways.length===0&&o("page.you.key.end.last")].filter(Boolean).join(" ")}function R2({all:e,again:t}){let[n,s]=y(null),[a,r]=y(""),[l,c]=y(""),{busy:p,once:u}=P(),d=()=>s(null),$=z=>ae(z).then(()=>(d(),t())),{words:m,elsewhere:f,lasting:h,ways:g}=bs(e.keys),v=h.length>0,b=[o("page.you.others.about"),v&&o("page.you.others.stay",{ways:L(h)})],k=`page.you.keep.${v?"safe":f?"elsewhere":"about"}`,S=async()=>c(`${location.origin}/#code=${(await Mi()).code}`),A=la(e.site),B=async()=>location.assign(`${A}/you#code=${(await Mi()).code}`),_=async()=>r((await Qp()).words),ee=async()=>{await S$(e),M(o("page.you.passkey.made")),t()};return i`<${ze} title=${o("page.you.keys")}>
			<ul class="held">
				${e.keys.map(z=>i`<${P2} key=${z.id} of=${z} sole=${e.keys.length===1}
					onend=${()=>s(z)} />`)}
			</ul>
			${f?i`<p><${w} onclick=${()=>s("others")} say=${o("page.you.others")} /></p>`:null}
		<//>
		<${ze} title=${o("page.you.keep")}>
			<p>${o(k,{ways:L(g)})}</p>
			<p class="row">
				${vs()&&Qo(e.site)?i`<${w} aria-busy=${p} say=${o("page.you.passkey.add")} onclick=${()=>u(ee)} />`:null}
				<${w} aria-busy=${p} say=${o("page.you.words.get")}
					onclick=${()=>m?s("words"):u(_)} />
				<${w} aria-busy=${p} onclick=${()=>u(S)} say=${o("page.you.device")} />
			</p>
			${vs()&&!Qo(e.site)?i`<p class="row soft small"><span>${o("page.you.passkey.site",{address:A})}</span>
					<${w} plain aria-busy=${p} onclick=${()=>u(B)}
						say=${o("page.you.passkey.there",{name:e.name})} /></p>`:null}
			${l?i`<p>${o("page.you.device.about")}</p><${Et} link=${l} label=${o("page.you.device.link")} />`:null}
		<//>
		${a?i`<${C2} words=${a} onclose=${()=>(r(""),t())} />`:null}
		${n==="words"?i`<${Ue} title=${o("page.you.words.get")} text=${o("page.you.words.again")} yes=${o("page.you.words.get")}
					onyes=${()=>ae(_).then(d)} onclose=${d} />`:n==="others"?i`<${Ue} title=${o("page.you.others")} yes=${o("page.you.others")}
						text=${b.filter(Boolean).join(" ")}
						onyes=${()=>$(()=>Vp())} onclose=${d} />`:n?i`<${Ue} title=${o("page.you.key.end")} yes=${o("page.you.key.end")} text=${L2(n,e.keys)}
							onyes=${()=>$(()=>io({key:n.id}))} onclose=${d} />`:null}`}function _2(){let[e,t]=y(0),n=j(()=>Rp({}),e).value?.ratingHidden??!1,s=a=>ae(()=>_p({hidden:a})).then(()=>t(e+1));return i`<${ze} title=${o("page.you.rating")}>
		<${we} label=${o("page.you.rating.hide")} checked=${n} onchange=${s} />
		<p class="soft small">${o("page.you.rating.about")}</p>
	<//>`}async function W2(e){for(let t=20;;t=1){try{return await Wp({before:e,limit:t})}catch(n){if(!(n instanceof I&&n.status===429))throw n}await new Promise(n=>setTimeout(n,2e3))}}async function I2(){let e={};for(let n="";n!==void 0;){let s=await W2(n);for(let[a,r]of Object.entries(s))if(Array.isArray(r)){e[a]??=new Map;for(let l of r)e[a].set(JSON.stringify(l),l)}else a!=="before"&&(e[a]=r);n=s.before||void 0}let t=JSON.stringify(e,(n,s)=>s instanceof Map?[...s.values()]:s,"	");At(new Blob([t],{type:"application/json"}),"ninety-nine.json")}function q2({all:e}){let{name:t}=e,[n,s]=y(!1),[a,r]=y(""),{busy:l,once:c}=P(),p=()=>s(!1),u=async()=>{for(let{id:d,shared:$}of ut())$&&await qa(d);await Ip({name:t}),ca(e.site,{id:e.id,name:"",keys:[]}),go(null),M(o("page.you.erase.done"))};return i`<${ze} title=${o("page.you.data")}>
		<p>${o("page.you.data.about")}</p>
		<p class="row"><${w} aria-busy=${l} onclick=${()=>c(I2)} say=${o("page.you.data.get")} />
			<${w} aria-haspopup="dialog" onclick=${()=>s(!0)} say=${o("page.you.erase")} /></p>
		${n?i`<${R} title=${o("page.you.erase")} onclose=${p}
					actions=${i`<${w} chief disabled=${a.trim()!==t} say=${o("page.you.erase")}
						onclick=${()=>ae(u).then(p)} />`}>
					<p>${o("page.you.erase.about")}</p>
					${bs(e.keys).passkey&&!yl()?i`<p>${o("page.you.erase.passkey")}</p>`:null}
					<${F} label=${o("page.you.erase.name",{name:t})} value=${a} oninput=${r} />
				<//>`:null}
	<//>`}function F2(){let[e,t]=y(0),[n,s]=y(yo.peek()),[a,r]=y(null),l=T.value?.id,c=j(async()=>{if(!l||Y.value)return;let h=await Fs();return ca(h.site,h),h},l,e,Y.value),p=c.value?.id===l?c.value:void 0,u=p||!l||c.wrong;if(x(()=>yo.subscribe(h=>{h&&(yo.value=null,s(h),r(h.proof?{proof:h.proof,by:"link"}:null))}),[]),Y.value)return i`<${U} title=${o("page.you")} text=${o("page.you.here")} />`;if(!$n.value)return i`<${U} title=${o("page.you")} />`;let d=()=>t(e+1),$=(h,g)=>r({proof:h,by:g}),m=h=>{r(null),s(null),n&&!(h&&Hs.peek().length>0)&&G(n.to)},f=i`<${ze} title=${o("page.you.back")}>
		${n?.refusal?i`<p class="trouble" role="alert">${D(n.refusal)}</p>`:null}
		<p>${o("page.you.back.about")}</p>
		<${pp} label=${o("page.you.back.typed")} onproven=${$} />
	<//>`;return i`<main id="main" tabindex="-1" class="choices">
		<h1>${o("page.you")}</h1>
		${a?i`<${Og} ...${a} onend=${m} />`:i`${n?f:null}
				${l&&p?i`<p class="row"><span>${o("page.you.are",{name:p.name})}<span class="soft">·${p.tag}</span></span>
						<a href="/settings">${o("page.you.rename")}</a> <a href="/people">${o("page.people")}</a></p>`:null}
				${(u?Hs.value:[]).filter(({id:h})=>!p?.joined?.some(g=>g.id===h)).map(h=>i`<${Ag} key=${h.id} of=${h} onproven=${$} onjoin=${d} />`)}
				${l&&p?i`<${D2} all=${p} again=${d} />
						<${R2} all=${p} again=${d} />
						<${Mg} onjoin=${d} />
						<${_2} />
						<${q2} all=${p} />`:null}
				${n?null:f}`}
	</main>`}export{$w as Awaited,ov as Banned,Py as Bids,mb as Choices,xl as Create,Xb as Daily,mw as Edition,rk as Endings,Zl as Evenings,fx as Event,Tk as Events,vx as FriendNews,wx as FriendNotice,_x as Group,g1 as Learn,rb as New,I1 as OnNow,T1 as Operate,RS as Pads,Nx as People,qv as PlayerCard,JS as Privacy,US as Problems,Hb as Ratings,Ub as Records,Hw as Replay,iO as Report,Vg as Rules,Ok as Slips,wO as Statistics,r2 as Table,qr as TableRows,F2 as Who};
