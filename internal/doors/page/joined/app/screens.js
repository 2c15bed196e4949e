import{$ as cn,$a as F,$b as ol,$c as Qs,A as vi,Aa as Rs,Ab as _s,Ac as Us,Ad as Hl,B as o,Bb as xo,Bc as Sl,Bd as Kl,C as be,Cb as zs,Cc as Ol,D as k,Da as Ni,Db as Wi,Dc as Al,Dd as Ul,E as oe,Eb as _i,Ec as Ml,Ed as Jl,F as fe,Fa as qt,Fb as zi,Fc as Tl,Fd as Vl,G as q,Ga as me,Gb as Fi,Gc as Mo,H as X,Ha as Ee,Hb as Wn,Hc as B,Hd as Gl,I as Ve,Ia as ji,Ib as Hi,Ic as _t,Id as xn,J as Es,Ja as W,Jb as mn,Jc as Js,Jd as Zl,K as ve,Ka as un,Kb as Ki,Kc as zn,L as Pt,La as Bi,Lb as Fs,Lc as Vs,M as ki,Mb as Ui,Mc as Nl,Md as Yl,N as T,Na as Ei,Nb as Ji,Nc as jl,O as xi,Oa as Re,Ob as Vi,Oc as Gs,Pa as dn,Pb as Gi,Pc as Bl,Q as on,Qa as N,Qb as So,Qc as El,Qd as Ql,R as D,Ra as ce,Rb as Zi,Rc as Dl,Rd as Xl,S as pe,Sa as C,Sb as Yi,Sc as Zs,T as rn,Ta as j,Tb as Qi,Tc as Cl,U as re,Ua as vt,Ub as Xi,Uc as Fe,V as Ds,Va as qs,Vb as el,Vc as Pl,W as Me,Wa as te,Wb as tl,Wc as yn,X as Cs,Xa as L,Xb as Wt,Xc as Ys,Y as ln,Ya as v,Yb as nl,Yc as Ll,Z as Ge,Za as _,Zb as sl,Zc as xt,_ as je,_b as al,_c as bn,a as Bs,aa as Lt,ab as nt,ac as rl,ad as To,ba as yo,bb as ee,bc as Hs,bd as Ze,c as Dt,ca as bo,cb as I,cc as il,cd as wn,d as Ln,da as pn,db as K,dc as ll,dd as vn,e as hi,ea as wo,eb as U,ec as cl,ed as Xs,fa as Rn,fb as De,fc as hn,fd as Rl,g as y,ga as Ps,gb as $n,gc as pl,gd as ql,h as S,ha as Si,hb as G,hc as ul,hd as ea,i as ye,ia as ze,ib as Y,ic as dl,id as zt,j as M,ja as gt,jb as ue,jc as Oo,jd as Z,k as we,ka as Oi,kc as $l,kd as Il,l as gi,la as qn,lb as fn,lc as gn,ld as ke,m as Je,ma as Rt,mb as Di,mc as fl,md as Fn,n as R,na as yt,nb as Is,nc as ml,nd as Wl,o as an,oa as bt,ob as Se,oc as hl,od as Oe,p as Ct,pa as se,pb as Ci,pc as Ks,q as i,qb as J,qc as gl,qd as St,r as yi,ra as le,rc as yl,s as ht,sa as In,sb as Pi,sc as bl,t as bi,ta as vo,tb as Ws,tc as wl,td as Ye,u as go,ua as Ai,ub as ko,uc as vl,ud as _l,v as wi,va as Mi,vb as Li,vc as kl,vd as Ft,w as Q,wa as Le,wb as It,wc as Ao,wd as kn,xa as wt,xb as Ri,xc as xl,xd as zl,ya as Ls,yb as qi,yc as kt,yd as Fl,za as Ti,zb as Ii,zc as _n,zd as Hn}from"./chunk.js";function ta(e,t){let n=()=>new Promise((s,a)=>{let r=indexedDB.open(e,1);r.onupgradeneeded=()=>r.result.createObjectStore(t),r.onsuccess=()=>s(r.result),r.onerror=()=>a(r.error)});return async(s,a,r)=>{let l=await n();try{return await new Promise((c,p)=>{let u=l.transaction(t,s,r),d=a(u.objectStore(t));u.oncomplete=()=>c(d.result),u.onabort=()=>p(u.error)})}finally{l.close()}}}var Sn,ec=ta("ninetynine","records");async function tc(e){Sn=e;try{await ec("readwrite",t=>t.put(e,"mine"))}catch{}}async function On(){if(Sn)return Sn;try{Sn=await ec("readonly",e=>e.get("mine"))}catch{Sn=void 0}return Sn}async function Ht(e,t,n,s){let{table:a,...r}=n;if(a!=="mine")return e(n,{signal:s});let l=await On();return t(r,{body:l?.bytes??new Blob,signal:s})}async function na(e){let t=new Uint8Array(await e.slice(0,4).arrayBuffer());if(!(t[0]===40&&t[1]===181))return t[0]!==31||t[1]!==139?e.text():new Response(e.stream().pipeThrough(new DecompressionStream("gzip"))).text()}var Be=1200,Ce=["bid","premium","trump","play"],nc=e=>e.bid+e.premium+e.trump+e.play;function Kn(e,t){let n=10**t,[s,a]=[0,0];return e.map(r=>{s+=r;let l=Math.round(s/Be*n),c=(l-a)/n;return a=l,c||0})}function d$(e,t,n){let s={you:n?"yes":"no",name:t};if(nc(e)===0)return o("page.report.clean",s);let a=Kn(Ce.map(c=>e[c]),0),r=a.reduce((c,p)=>c+p,0);if(r===0)return o("page.report.little",s);let l=Ce.flatMap((c,p)=>{let u=a[p]??0;return u?[o(`page.report.part.${c}`,{all:u===r?"yes":"no",n:k(u)})]:[]});return o("page.report.line",{...s,n:r,parts:l.join(", ")})}var He=e=>e.judged<e.of||e.rough>0;function jo(e,t,n,s){if(!He(e))return d$(t,n,s);let a=Math.round(nc(t)/Be);return a===0?o("page.report.coming"):o("page.report.counting",{you:s?"yes":"no",name:n,n:a})}var sc=(e,t)=>e&&!He(e)?e.deals[0]?.squares?.[t]??"":"";function Kt(e,t,n){let[s,a]=y({});return S(()=>{let r=!0,l=async()=>{for await(let c of Un(e,t,n,()=>r))a({told:c})};return a({}),qs(l,c=>a(p=>({...p,wrong:C(c)})),()=>r),()=>{r=!1}},[e,t,n]),s}async function*Un(e,t,n,s){for(;s();){let a=await $$(e,t,n);if(!s()||(yield a,!He(a)))return;await new Promise(r=>setTimeout(r,500))}}var No=new Map;async function $$(e,t,n){let s=`${e} ${t} ${n}`,a=()=>Ht(ll,ul,{table:e,match:t,deal:n});if(e==="mine")return a();let r=No.get(s)??a().finally(()=>No.delete(s));return No.set(s,r),r}function ac({seat:e,table:t}){let n=t.stage==="waiting";return e!==void 0&&(n||t.open&&t.chairs.filter(s=>s.player).length===1)}function oc({table:e,match:t,deal:n,seat:s}){let{told:a,wrong:r}=Kt(e,t,n),l=a?.deals[0]?.accounts[s]?.lost;if(r&&!a)return null;let c=a&&l?jo(a,l,"",!0):o("page.report.coming");return i`<p class="report-line" role="status" aria-busy=${!a||He(a)}>
		<a href=${`/report/${e}/${t}/${n}?seat=${s}`} aria-disabled=${!l}>${c}</a>
	</p>`}function Ot(e){let t=Math.max(...e);return e.some(n=>n!==0)&&e.filter(n=>n===t).length===1?e.indexOf(t):-1}var Jn=e=>e.totals.map((t,n)=>t-(e.points?.[n]??0));function At(e){let t=Jn(e),n=Ot(e.totals);return e.phase==="over"&&t.some(s=>s!==0)&&n!==Ot(t)?n:-1}var Bo=800,f$=2600;function rc({from:e=0,to:t,after:n}){let[s,a]=y(e);return S(()=>{if(!n||e===t)return;let[r,l]=[0,0],c=p=>{l||=p+n;let u=Math.min(1,Math.max(0,p-l)/Bo);a(Math.round(e+(t-e)*(1-(1-u)**3))),u<1&&(r=requestAnimationFrame(c))};return r=requestAnimationFrame(c),()=>cancelAnimationFrame(r)},[n>0]),!n||s===t?i`${k(t)}`:i`<span class="counted">
		<span class="end">${k(t)}</span><span aria-hidden="true">${k(s)}</span>
	</span>`}function ic(e,t,n){let{closed:s,points:a=[],made:r=[],seat:l=-1}=e;return n?"match":s?"game":a.includes(99)?"best":r[l]&&e.premium?.[l]?"premium":t>1&&r.slice(0,t).every(Boolean)?"all":r[l]?"made":""}function lc({what:e}){return e?i`<p class="stamp" data-what=${e} aria-hidden="true"><span>${o(`page.stamp.${e}`)}</span></p>`:null}var cc=()=>i`<p class="flourish" aria-hidden="true">
	${[..."♣♦♥♠"].map(e=>i`<span key=${e}>${e}</span>`)}
</p>`;function Vn({from:e,after:t=0}){let n=M(null);return ye(()=>{let s=e&&!on()?document.querySelector(e)?.getBoundingClientRect():void 0,a=n.current?.getBoundingClientRect();if(!s||!a||!a.width||document.hidden)return;let r=[{translate:`${s.right-a.right}px ${s.top-a.top}px`},{translate:"0"}],l={duration:700,delay:t,easing:"cubic-bezier(0.5, 0, 0.2, 1)"},c=n.current?.animate(r,{...l,fill:"backwards"});return()=>c?.finish()},[t>0]),i`<svg class="pennant" ref=${n} viewBox="0 0 14 16" aria-hidden="true" focusable="false">
		<path d="M1 0h1.5v16H1zM3.5 1 13 4.8 3.5 8.6z" />
	</svg>`}function m$(e,t){return!t||!e||!gt(e,t)||t.phase==="over"?[]:(t.premium??[]).map((s,a)=>({seat:a,offer:s})).filter(({seat:s,offer:a})=>a!==""&&!e.premium?.[s])}function pc({view:e,names:t}){let n=M(void 0),[s,a]=y([]),r=`${e.game} ${e.deal} ${e.phase} ${e.premium?.join()}`;S(()=>{let c=m$(n.current,e);if(n.current=e,a(c),!c.length)return;let p=setTimeout(()=>a([]),f$);return()=>clearTimeout(p)},[r]);let l=({seat:c,offer:p})=>{let[u="",d=""]=p.split(" "),$={name:t[c]??"",you:c===e.seat?"yes":"no",level:u,n:d&&` ${d}`};return i`<span key=${c}>${o("page.announced",$)}</span>`};return i`<p class="announced" role=${T.spoken.value?void 0:"status"}>${s.map(l)}</p>`}var h$=500,Gn=8;function g$(e,t){let{declare:n=30,reveal:s=60}=t?.offers??{};return o(`word.${e}.is`,{declare:n,reveal:s,loss:Ps(t),vulnerable:t?.score.vulnerable??10})}function y$(e,t){let n=t.getBoundingClientRect(),{offsetWidth:s,offsetHeight:a}=e,r=Math.min(Math.max(Gn,n.left+n.width/2-s/2),innerWidth-s-Gn),l=n.bottom+Gn;e.style.left=`${r}px`,e.style.top=`${l+a>innerHeight-Gn?n.top-Gn-a:l}px`}function Ae({of:e="",say:t,variant:n,class:s="",label:a=!1,children:r}){let l=M(null),c=M(null),p=M(0),u=t??g$(e,n),d=()=>l.current?.isConnected&&!$()&&c.current?.showPopover?.(),$=()=>c.current?.matches(":popover-open"),f=()=>(clearTimeout(p.current),c.current?.hidePopover?.());S(()=>()=>clearTimeout(p.current),[]);let m=w=>w.pointerType==="mouse"&&(p.current=setTimeout(d,h$)),h=w=>w.newState==="open"&&c.current&&l.current&&y$(c.current,l.current),g=w=>w.pointerType==="mouse"&&f(),b=w=>w.stopPropagation(),x=i`<span ref=${c} popover="auto" class="meaning" ontoggle=${h} onclick=${b}>${u}</span>`;return a?i`<label ref=${l} onpointerenter=${m} onpointerleave=${g} onclick=${f}>
			${r}</label>${x}`:i`<button type="button" ref=${l} class=${`word ${s}`} aria-description=${u}
		onclick=${w=>(b(w),clearTimeout(p.current),d())}
		onfocus=${w=>w.currentTarget.matches(":focus-visible")&&d()} onblur=${f}
		onpointerenter=${m} onpointerleave=${g}>${r}</button>${x}`}function ae({trump:e}){return e==="nines"?i`<span class="sign" aria-hidden="true">9</span>`:/^[CDHS]$/.test(e)?i`<svg class="sign" data-suit=${e} viewBox="0 0 100 100" aria-hidden="true" focusable="false">
		<use href=${`#pip-${e}`} />
	</svg>`:i`<span class="sign none" aria-hidden="true">–</span>`}var P=e=>o(e?/^[CDHS]$/.test(e)?`suit.${e}`:`trump.${e}`:"trump.unnamed"),$e=(e,t)=>e===0&&t?.score.zeroOrAll?o("guide.or",{a:k(0),b:k(Ut(t))}):k(e);function uc(e,t){let n=Si(e,t);if(!n||!t)return[];let[,s]=(e.premium?.[e.seat??-1]??"").split(" "),a=o(n.length?"page.keeping":"page.keeping.lost",{n:t.aside,bid:b$(n)});return s===void 0?[a]:[o("page.keeping.said",{said:Number(s)}),a]}function b$(e){let t=e.filter(n=>!e.includes(n+1));return e.filter(n=>!e.includes(n-1)).map((n,s)=>{let a=t[s]??n;return n===a?k(n):`${k(n)}–${k(a)}`}).join(", ")}var Ut=e=>e.hand-e.aside;function ne(e){let[t="",n]=e.split(" ");return n===void 0?o(`offer.${t}`):o("offer.numbered",{offer:o(`offer.${t}`),n:Number(n)})}var Do=(e,t,n)=>t===(n??e.seat)?"yes":"no";function dc(e,t){return t===e.seat?{aside:e.aside,bid:e.bid}:{aside:e.shown?.[t]?.aside,bid:e.shown?.[t]?.bid}}function Qe({view:e,names:t,variant:n,me:s,untitled:a=!1,written:r,crowned:l=!1}){let c=t.map((m,h)=>h).slice(0,e.points?.length??0),p=e.parts;if(!p||!e.points)return null;let u=m=>{let h=p[m]??[];return h.every(g=>g===0)?null:i`<${Eo} key=${m} label=${o(`page.sheet.for.${m}`)} points=${h} class=${`for-${m}`} />`},d=x$(e,t,n,s),$=d.length<3?d.join(" "):"",f=r===void 0||l?-1:At(e);return i`<section class="deal-sheet">
		${a?null:i`<h2>
					${o("sheet.title",{deal:e.deal+1,trump:P(e.trump)})} <${ae} trump=${e.trump??""} />
				</h2>`}
		<${ee}><table class="book account" data-hands=${c.length}>
			<thead><tr><td></td>${c.map(m=>i`<th key=${m} scope="col">${t[m]}</th>`)}</tr></thead>
			<tbody class="facts">
				<${w$} view=${e} seats=${c} variant=${n} />
			</tbody>
			<tbody class="sum">${u("tricks")}${u("contract")}${u("premium")}${u("vulnerable")}</tbody>
			<tfoot>
				<${Eo} label=${o("page.sheet.deal")} points=${e.points} class="total" plain written=${r} />
				<${Eo} label=${o("page.sheet.total")} points=${e.totals} class="totals" plain written=${r}
					from=${Jn(e)} lead=${r!==void 0} />
			</tfoot>
		</table><//>
		<div class="verdicts">
			${$?i`<p>${$}</p>`:null}
			${f>=0?i`<p class="taken"><${Vn} /> ${Ro(e,t,f)}</p>`:null}
			${O$(e,t,s,l).map(([m,h])=>i`<p key=${m} class=${h?"won":""}>${m}</p>`)}
			<${S$} view=${e} />
		</div>
	</section>`}function w$({view:e,seats:t,variant:n}){let s=(e.premium??[]).some(p=>p!==""),a=p=>i`<${k$} view=${e} seat=${p} />`,r=p=>{let u=dc(e,p).bid;return u===void 0?$c():$e(u,n)},l=p=>e.premium?.[p]?ne(e.premium[p]):"",c=p=>i`<${v$} made=${e.made?.[p]??!1} />`;return i`<${Zn} label=${o("page.sheet.cards")} word="bid" class="cards" seats=${t} of=${a} />
		<${Zn} label=${o("page.sheet.bid")} seats=${t} of=${r} />
		<${Zn} label=${o("page.sheet.won")} seats=${t} of=${p=>e.won?.[p]} />
		${s?i`<${Zn} label=${o("page.sheet.held")} word="premium" class="held" seats=${t} of=${l} />`:null}
		<${Zn} label=${o("page.sheet.contract")} word="contract" seats=${t} of=${c} />`}function Zn({label:e,word:t,seats:n,of:s,class:a=""}){let r=t?i`<${Ae} of=${t}>${e}<//>`:e;return i`<tr class=${a}><th scope="row">${r}</th>${n.map(l=>i`<td key=${l}>${s(l)}</td>`)}</tr>`}function Eo({label:e,points:t,plain:n=!1,class:s="",written:a=0,from:r=[],lead:l=!1}){let c=($,f)=>i`<${rc} from=${r[f]??0} to=${$} after=${a} />`,[p,u]=l?[Ot(r),Ot(t)]:[-1,-1],d=a&&p>=0&&p!==u?`.account .totals td:nth-of-type(${p+1})`:void 0;return i`<tr class=${s}><th scope="row">${e}</th>
		${t.map(($,f)=>i`<td key=${f}>
			${f===u?i`<${Vn} from=${d} after=${a&&a+500} />`:null}
			${$===0&&!n?"–":c($,f)}
		</td>`)}
	</tr>`}var v$=({made:e})=>i`<span class=${`verdict ${e?"made":"failed"}`}>
	${o(e?"page.sheet.made":"page.sheet.failed")}
</span>`,$c=()=>i`<span class="soft small">${o("bid.hidden")}</span>`;function k$({view:e,seat:t}){let{aside:n}=dc(e,t);return n===void 0?$c():i`<span class=${e.made?.[t]?"minis fanned":"minis"}>${le(n)}</span>`}function x$(e,t,n,s){let a=e.parts?.premium??[],r=(e.premium??[]).map((l,c)=>l?c:-1).filter(l=>l>=0);return r.flatMap(l=>{let c=e.made?.[l]??!1,p=e.premium?.[l]??"",[u="",d=""]=p.split(" "),$=a[l]??0,f={name:t[l],level:u,n:d&&` ${d}`,you:Do(e,l,s)};if($<0)return[o("page.premium.failed",{...f,points:oe($),loss:"own"})];let m=n?.offers[u==="reveal"?"reveal":"declare"],h=r.length>1?m:c?$:Math.max(...a);if(!h)return[];let g=r.length>1?"others":"opponents";return[o(c?"page.premium.made":"page.premium.failed",{...f,points:oe(h),loss:g})]})}function Co(e){let t=e.why;if(!t?.next)return"";let n=P(t.then),s=t.then==="none"?"none":"suit",a=(e.made??[]).filter(Boolean).length;return{turnup:()=>o("next.turnup"),game:()=>o("next.game",{trump:n}),stays:()=>o("next.holder",{trump:n}),rotation:()=>o("next.rotation",{kind:s,trump:n}),success:()=>o("next.success",{n:a,kind:s,trump:n})}[t.next]()}function S$({view:e}){let t=Co(e);return t?i`<p class="next-trump">
		${e.why?.then?i`<${ae} trump=${e.why.then} />`:null}<span>${t}</span>
	</p>`:null}function fc(e,t,n,s,a,r=0){let l=t.length===0?"drawn":t.length===1?"won":"shared",c=t.length===1?Do(s,t[0]??-1,a):"no";return o(`${e}${l}`,{names:q(t.map(p=>n[p]??"")),you:c,game:r})}var Po=(e,t,n)=>e.closed?fc("game.",e.closed.winners,t,e,n,e.closed.game+1):"",Lo=(e,t,n)=>fc("rubber.",e.end?.winners??[],t,e,n);function Ro(e,t,n){return n<0?"":o("outcome.lead",{name:t[n]??"",you:Do(e,n)})}function O$(e,t,n,s=!1){let a=[],{closed:r,end:l}=e,c=l&&!l.cut&&r?.game===0;if(r&&(s||a.push([Po(e,t,n),!0]),r.bonus.forEach((u,d)=>{u&&a.push([o("bonus",{name:t[d],bonus:u,total:(r.totals[d]??0)+u}),!1])})),!l||c)return a;if(l.cut)return e.deal&&!s?[...a,[o("end.cut"),!1]]:a;s||a.push([Lo(e,t,n),!0]),l.rubber?.forEach((u,d)=>{u&&a.push([o("bonus.rubber",{name:t[d],bonus:u}),!1])});let p=q(l.totals.map((u,d)=>`${t[d]} ${k(u)}`));return s||a.push([o("end.totals",{totals:p}),!1]),a}function qo(e,t,n,{day:s,from:a}){if(!e||a)return"";let r=e.length===1&&e[0]===n?"yes":"no",l={names:q(e.map(c=>t[c]??"")),n:e.length,you:r};return o(s?"daily.most":"page.winner",l)}function qe(e,t){if(e==="joker")return o("joker");if(e===t)return o("joker.as",{card:qe(e)});let{rank:n,suit:s}=qn(e);return Rt(n)+gc(s)}function Jt(e){let[t="",...n]=e.split(" ");return t==="play"||t==="lay"?n.map(s=>qe(s)).join(" "):t==="name"?P(n[0]):o("page.why.saying",{offer:t,n:n[0]??"none"})}var mc=.5,aa=5,_o=2,hc=(e,t,n)=>e>t+_o||e>t&&e-t>=2*n,st=e=>Math.round(e*100),Yn=e=>k(Math.abs(e),1),Io=e=>e.charAt(0).toLocaleUpperCase()+e.slice(1),A$=2,at=e=>Math.round(e.gap*10)<=Math.max(Math.round(e.gapError*10),A$)?"close":"behind",ot=e=>e.filter(({kind:t})=>be(`why.${t}`)).map(({kind:t,card:n,than:s,suit:a="",n:r=0,m:l=0})=>o(`why.${t}`,{card:n?qe(n):"",than:s?qe(s):"",suit:gc(a),n:r,m:l})),gc=e=>({C:"♣",D:"♦",H:"♥",S:"♠"})[e]??"9";function An(e,t,n=Jt){let[s,a]=e.choices;if(!s)return[];if(!a)return[o("page.why.only")];let r=ot(e.why??[]);return e.bids?[...T$(e,t,n).map(Io),...r]:e.phase==="offer"?N$(e.choices,s,a,n).map(Io):[...r,...j$(e,s,a,n).map(Io)]}function yc({phase:e,act:t,better:n,chance:s,betterChance:a,why:r,lost:l}){let[c,p]=[st(s),st(a)],u=r.some(d=>d.kind==="lost")||c+p===0;return e==="offer"&&t==="pass"?o("page.report.chance",{how:"premium",a:c,b:p}):hc(p,c,l/Be)?o("page.report.chance",{how:"more",a:c,b:p}):e==="offer"&&n==="pass"?o("page.report.chance",{how:"unpaid",a:c,b:p}):u||e==="offer"?"":o("page.report.chance",{how:c>p+_o?"less":"same",a:c,b:p})}var M$=({bids:e,choices:t})=>e?t.find(n=>n.act===`lay ${e[1]?.best}`):t[1];function T$(e,t,n){let[s,a]=e.bids??[];if(!s)return[];let r=M$(e),l=r?at(r):"only",c=(e.bids??[]).reduce((g,b)=>b.chance>g.chance?b:g),p=st(c.chance)<aa,u=!p&&st(s.chance)<aa,d={bid:$e(s.tricks,t),a:st(s.chance)},$=p?[o("page.why.spoil",{bid:$e(c.tricks,t),a:st(c.chance)})]:[];$.push(o("page.why.bid",{how:u?"spoil":l,...d})),a&&r&&$.push(o("page.why.bids",{how:l,second:$e(a.tricks,t),gap:Yn(r.gap)}));let f=s.premiums?.find(g=>g.offer==="pass"),m=(s.premiums??[]).filter(g=>g.offer!=="pass").toSorted((g,b)=>b.points-g.points),h=f&&m[0]?m[0].points-f.points:0;return f&&m[0]&&$.splice(h>mc?1:$.length,0,Wo(n(m[0].offer),h,mc)),$}var Wo=(e,t,n)=>o("page.why.premium",{pays:Math.abs(t)<=n?"even":t>0?"yes":"no",offer:e,gap:Yn(t)});function N$(e,t,n,s){let a=o("page.why.chance",{a:st(t.chance)}),r=e.find(l=>l.act==="pass");return r===t?[Wo(s(n.act),-n.gap,n.gapError),a]:r?[Wo(s(t.act),r.gap,r.gapError),a]:[sa(t,n,s),a]}function j$({choices:e,contract:t,phase:n},s,a,r){let l={act:r(s.act),second:r(a.act),a:st(s.chance),b:st(a.chance)},c=e.every(u=>at(u)==="close");if(t==="lost")return[c?o("page.why.even"):sa(s,a,r)];if(c)return[o("page.why.even"),o("page.why.chance",l)];if(n==="name"||at(a)!=="behind")return[sa(s,a,r),o("page.why.chance",l)];let p=hc(l.a,l.b,a.gap)?"more":l.a<l.b-_o?"less":"same";return[o(`page.why.${p}`,l),sa(s,a,r)]}var sa=(e,t,n)=>o("page.why.margin",{how:at(t),act:n(e.act),second:n(t.act),gap:Yn(t.gap)});function bc({makes:e,won:t,left:n,phase:s}){if(!e||s!=="play")return"";let[a=0,r]=e,l=r===void 0?k(a):o("guide.or",{a:k(a),b:k(r)});return o("page.why.stand",{bid:l,won:t,left:n})}function wc(e,t,n){let s=e.choices.find(r=>r.act===t);if(!s)return"";let a=t===e.act?"same":at(s);return o("page.hint.did",{how:a,name:n,act:Jt(t),gap:Yn(s.gap),error:Yn(s.gapError)})}function B$({rest:e}){let[t]=e;return t?i`<${P$} key=${t} id=${t} />`:i`<${E$} />`}function E$(){let{value:e,wrong:t}=j(()=>Ws()),n=e?.variants??[];return i`<main id="main" tabindex="-1" class="rules-index">
		<h1>${o("page.nav.rules")}</h1>
		<p class="lead">${o("page.rules.lead")}</p>
		${t?i`<p class="trouble">${t}</p>`:null}
		<div class="index">
			${Il(n).map(([s,a])=>i`<section key=${s}><h2>${o("page.players",{n:s})}</h2>
					<ul>${a.map(r=>i`<${D$} key=${r.id} variant=${r} />`)}</ul>
				</section>`)}
		</div>
		${n.length?i`<p class="small soft history">${o("page.rules.history")}</p>`:null}
	</main>`}var D$=({variant:e})=>i`<li><a href=${`/rules/${e.id}`}>
	<b>${C$(e)}</b><span class="soft">${be(`about.${e.id}`)?o(`about.${e.id}`):""}</span>
</a></li>`,C$=e=>be(`variant.${e.id}`)?o(`variant.${e.id}`):e.name;function P$({id:e}){let{value:t,wrong:n}=j(()=>kt({variant:e},Q.value),e,Q.value);return S(()=>{t&&(document.title=`${t.name} · Ninety-Nine`)},[t]),n?i`<${_} title=${o("page.nav.rules")} wrong=${n}>
			<p><a href="/rules">${o("page.rules.all")}</a></p>
		<//>`:t?i`<main id="main" tabindex="-1" class="rules"><${zo} guide=${t} /></main>`:i`<${_} />`}var L$={bid:/^(history|aside|worth|score\.exact|score\.zeroOrAll)/,play:/^(seats|ranks|joker|hand|deal|order|play)/,trump:/^trump/,dummy:/^(dummy|score\.dummy)/,vulnerable:/^score\.vulnerable/,premium:/^offers/,score:/^score/,end:/^(game|rubber)/,advice:/^advice/};function zo({guide:e}){let t=e.rules.clauses??[],n=e.chapters.map(c=>c.key),s=["vulnerable","dummy","bid","play","trump","premium","score","end","advice"],a=c=>s.find(p=>L$[p]?.test(c.field)&&n.includes(p))??"play",r=n.flatMap(c=>t.filter(p=>a(p)===c).map(p=>({key:c,clause:p}))),l=c=>r.flatMap((p,u)=>p.key===c?[u+1]:[]);return i`
		<header class="rules-head">
			<p class="small"><a href="/rules">${o("page.rules.all")}</a></p>
			<h1>${e.name}</h1>
			${e.about?i`<p class="lead">${e.about}</p>`:null}
			${e.players?i`<p class="lead">${e.players}</p>`:null}
		</header>
		<div class="rules-text">
			${e.chapters.map(c=>i`<section key=${c.key} id=${c.key}>
					<h2>${c.title}<${R$} numbers=${l(c.key)} /></h2>
					${c.text.map((p,u)=>i`<p key=${u}>${H(p)}</p>`)}
				</section>`)}
			<p class="unprinted row">
				<${v} onclick=${()=>print()} say=${o("page.rules.print")} />
				<a class="button plain" href="/">${o("page.rules.play")}</a>
				${e.house?null:i`<a class="button plain" href=${`/deal?variant=${e.rules.id}`}>${o("page.slips.from")}</a>`}
			</p>
		</div>
		<${W$} rules=${e.rules} />
		<${I$} notes=${r} guide=${e} />`}function R$({numbers:e}){let[t]=e,n=e[e.length-1];return t===void 0||n===void 0?null:i`<sup class="marks"><a href=${`#note-${t}`}>
		<span class="unseen">${o("page.rules.notes",{n:e.length})} </span>
		${t===n?t:`${t}–${n}`}
	</a></sup>`}function H(e){let t={"♣":"C","♦":"D","♥":"H","♠":"S"};return e.split(/([♣♦♥♠])/).map((n,s)=>{let a=t[n];return a?i`<span key=${s} class="suit" data-suit=${a}>${n}\uFE0E</span>`:n.replace(/^ (?=\d)/," ")})}function q$({source:e,basis:t}){return e==="ours"?o("page.rules.basis.ruling"):t==="stated"?e:`${e}, ${o(`page.rules.basis.${t}`)}`}function I$({notes:e,guide:t}){if(e.length===0)return null;let n=Object.entries(t.works);return i`<footer class="rules-notes">
		<h2>${o("page.rules.sources")}</h2>
		<dl class="works">${n.map(([s,a])=>i`<div key=${s}><dt>${s}</dt><dd lang="en">${a}</dd></div>`)}</dl>
		<ol>${e.map(({clause:s},a)=>i`<li key=${a} id=${`note-${a+1}`}>
				<span lang="en">${s.text}</span> <span class="source">${q$(s)}</span>
			</li>`)}</ol>
	</footer>`}function W$({rules:e}){let t=String(e.ranks).split(" ").length,n=[...e.score.made.entries()].slice(1),s=e.trump.by==="success"&&e.trump.after||[],a=Object.fromEntries(String(e.worth).split(" ").map(p=>[p.charAt(0),p.slice(1)])),{declare:r,reveal:l,how:c}=e.offers;return i`<aside class="glance" aria-label=${o("page.rules.glance")}>
		<table class="book"><tbody>
			<tr><th scope="row">${o("page.rules.players")}</th>
				<td>${e.dummy?`${e.seats-1} + ${o("dummy")}`:e.seats}</td></tr>
			<tr><th scope="row">${o("page.rules.cards")}</th><td>${4*t+(e.joker?1:0)}</td></tr>
			<tr><th scope="row">${o("page.rules.hand")}</th><td>${e.hand}</td></tr>
			<tr><th scope="row">${o("page.rules.tricks")}</th><td>${e.hand-e.aside}</td></tr>
		</tbody></table>
		<table class="book worths"><caption>${o("page.rules.worth")}</caption>
			<thead><tr>${[..."CHSD"].map(p=>i`<th key=${p} scope="col"><${ae} trump=${p} /><span class="unseen">${P(p)}</span></th>`)}</tr></thead>
			<tbody><tr>${[..."CHSD"].map(p=>i`<td key=${p}>${a[p]}</td>`)}</tr></tbody></table>
		<table class="book"><caption>${o("page.rules.made")}</caption>
			<tbody>${n.map(([p,u])=>i`<tr key=${p}>
					<th scope="row">${o("page.rules.made.n",{n:p})}</th><td>${k(u)}</td>
				</tr>`)}
				<tr><th scope="row">${o("page.rules.trick")}</th><td>${e.score.trick}</td></tr>
				${c!=="none"&&r?i`<tr><th scope="row">${o("offer.declare")}</th><td>${r}</td></tr>`:null}
				${c!=="none"&&l?i`<tr><th scope="row">${o("offer.reveal")}</th><td>${l}</td></tr>`:null}
			</tbody></table>
		${s.length>0?i`<table class="book"><caption>${o("page.rules.trump")}</caption>
					<tbody>${Fo(s).map(([p,u,d])=>{let $=p===u?k(p):`${p}–${u}`;return i`<tr key=${p}>
							<th scope="row">${o("page.rules.after",{counts:$,n:u})}</th>
							<td><span class="nowrap"><${ae} trump=${d} /> ${P(d)}</span></td>
						</tr>`})}</tbody></table>`:null}
	</aside>`}function Fo(e){let t=[];return e.forEach((n,s)=>{let a=t[t.length-1];a&&a[2]===n?a[1]=s:t.push([s,s,n])}),t}function Mt({act:e}){let[t="",...n]=e.split(" ");return t==="play"||t==="lay"?i`<${vc} cards=${n.join(" ")} />`:i`<span class="act">${t==="name"?P(n[0]):ne(e)}</span>`}var vc=({cards:e})=>i`<span class="act">${le(e)}</span>`,Te=()=>i`<svg class="best-sign" viewBox="0 0 24 24" role="img" aria-label=${o("page.hint.mark.best")}>
		<path d="m12 1.5 3 7.2 7.8.6-5.9 5.1 1.8 7.6-6.7-4.1-6.7 4.1 1.8-7.6-5.9-5.1 7.8-.6z" />
	</svg>`,oa=()=>i`<svg class="done-sign" viewBox="0 0 24 24" role="img" aria-label=${o("page.hint.mark.done")}>
		<circle cx="12" cy="12" r="8" />
	</svg>`,Qn=e=>oe(Math.round(e*10)/10||0,1),Ho=2;function Mn({advice:e,variant:t,done:n,open:s=!1,children:a}){let r=e.player===go,l=An(e,t),c=n?wc(e,n.act,n.name):"",p=o(r?"page.hint.says":"page.hint.says.untrained");return S(()=>{let u=[...l.slice(0,Ho),`${p} ${Jt(e.act)}.`,c];N(u.filter(Boolean).join(" "),!0)},[e]),i`<div class="advice">
		<div class="advised">
			<p class="why">${H(l.slice(0,Ho).join(" "))}</p>
			<p class="verdict"><${Te} /><span>
				<span class=${r?"says":""}>${p}</span>${" "}
				<${Mt} act=${e.act} />
			</span></p>
			${n?i`<p class="did"><${oa} /><span>${H(c)}</span></p>`:null}
		</div>
		${a}
		<${z$} advice=${e} variant=${t} done=${n} open=${s}
			more=${l.slice(Ho).join(" ")} />
	</div>`}function _$({bids:e,player:t,variant:n,hand:s,trump:a,dealer:r,seat:l,against:c},p){if(!e||!p||p.trump.by!=="success"||t!==go)return null;let u={variant:n,hand:s,trump:a,dealer:String(r),seat:String(l)};return c?.length===1&&(u.others=c.join()),i`<p class="small"><a href=${`/bids?${new URLSearchParams(u)}`}>${o("page.bids.all")}</a></p>`}function Ko({against:e}){if(!e)return"";let t=n=>be(`page.level.${n}`)?o(`page.level.${n}`):o("page.hint.person");return o("page.hint.against",{players:q(e.map(t))})}function z$({advice:e,variant:t,done:n,open:s,more:a}){let r=bc(e);return i`<details class="figures" open=${s}>
		<summary>${o("page.hint.figures")}</summary>
		<${ee}>
			${a?i`<p>${H(a)}</p>`:null}
			${r?i`<p class="small soft">${r}</p>`:null}
			${e.bids?i`<${U$} advice=${e} variant=${t} done=${n} />`:i`<${F$} advice=${e} done=${n} />`}
			${_$(e,t)}
			<p class="small soft">
				${o("page.hint.relative")} ${o("page.hint.worlds",{n:e.worlds})} ${Ko(e)}
			</p>
		<//>
	</details>`}var ra=({best:e,done:t,children:n})=>i`<th scope="row"><span class="which">
	<span class="mark">${e?i`<${Te} />`:null}${t?i`<${oa} />`:null}</span>${n}
</span></th>`;function kc({choice:e,best:t,whole:n}){let s=e&&!t&&at(e)==="close",a=s?o("page.hint.close"):o("page.hint.behind",{gap:k(e?.gap??0,1)});return i`<td class=${`less${s?" soft":""}${n?" whole":""}`}>${t||!e?"–":a}</td>`}function F$({advice:e,done:t}){return i`<${ee}><table class="book choices">
		<thead><tr>
			<th scope="col">${o("page.hint.choice")}</th><th scope="col">${o("page.hint.chance")}</th>
			<th scope="col" class="whole">${o("page.hint.points")}</th><th scope="col">${o("page.hint.less")}</th>
		</tr></thead>
		<tbody>${e.choices.map((n,s)=>i`<tr key=${n.act}>
				<${ra} best=${s===0} done=${n.act===t?.act}><${Mt} act=${n.act} /><//>
				<td>${fe(n.chance)}</td>
				<td class="whole">${Qn(n.points)}</td>
				<${kc} choice=${n} best=${s===0} />
			</tr>`)}</tbody>
	</table><//>`}function H$(e,t){let n=(e.bids??[]).map(c=>({...c,cards:c.best,premiums:c.premiums})),s=e.choices.find(c=>c.act===t?.act),a=s?.act.replace(/^lay /,"")??"";if(!s||n.some(c=>c.cards===a))return n;let r=n.findLastIndex((c,p)=>p===0||c.points>=s.points),l={tricks:t?.bid??0,cards:a,points:s.points,chance:s.chance,premiums:void 0};return n.toSpliced(r+1,0,l)}function K$({premiums:e},t){let[n,s]=["pass",t].map(a=>e?.find(r=>r.offer===a));return n&&s?Qn(s.points-n.points):"–"}function U$({advice:e,variant:t,done:n}){let s=(e.bids??[]).flatMap(r=>r.premiums??[]).map(r=>r.offer),a=[...new Set(s)].filter(r=>r!=="pass");return i`<${ee}><table class="book choices bids">
		<thead><tr><th scope="col">${o("col.bid")}</th><th scope="col">${o("page.hint.chance")}</th>
			<th scope="col">${o("page.hint.points")}</th><th scope="col" class="whole">${o("page.hint.less")}</th>
			${a.map(r=>i`<th key=${r} scope="col">${ne(r)}</th>`)}</tr></thead>
		<tbody>${H$(e,n).map((r,l)=>{let c=e.choices.find(p=>p.act===`lay ${r.cards}`);return i`<tr key=${r.cards}>
				<${ra} best=${l===0} done=${c!==void 0&&c.act===n?.act}>
					<b>${$e(r.tricks,t)}</b><${vc} cards=${r.cards} />
				<//>
				<td>${fe(r.chance)}</td>
				<td>${Qn(r.points)}</td>
				<${kc} choice=${c} best=${l===0} whole />
				${a.map(p=>i`<td key=${p}>${K$(r,p)}</td>`)}
			</tr>`})}</tbody>
	</table><//>
	${a.length>0?i`<p class="small soft">${o("page.hint.gain")}</p>`:null}`}var J$=e=>/^(.+\.)?localhost\.?$|^127(\.\d+){3}$|^\[::1\]$/.test(e);function rt({link:e=`${location.origin}${location.pathname}`,label:t=o("page.link")}){let[n,s]=y(!1);return i`<div class="invitation">
		<${U} label=${t} readonly value=${e} onfocus=${r=>r.target.select()} />
		<${v} onclick=${async()=>{try{matchMedia("(pointer: coarse)").matches&&navigator.share?await navigator.share({title:"Ninety-Nine",url:e}):await navigator.clipboard.writeText(e),s(!0)}catch(r){r instanceof DOMException&&r.name==="AbortError"||N(o("page.link.by-hand"))}}} say=${o(n?"page.link.copied":"page.link.copy")} />
		${J$(location.hostname)?i`<${Z$} />`:i`<${V$} link=${e} />`}
	</div>`}function V$({link:e}){let[t,n]=y(null),s=async()=>{try{let{generate:r}=await import("./lean-qr.js");n(r(e))}catch{N(o("trouble.unreached"))}};return i`<details class="qr" ontoggle=${r=>r.currentTarget.open&&!t&&void s()}>
		<summary>${o("page.link.code")}</summary>
		${t?i`<${G$} code=${t} label=${o("page.link.code.of",{link:e})} />`:null}
	</details>`}var Xn=4;function G$({code:e,label:t}){let n=Array.from({length:e.size},(l,c)=>c),s=n.flatMap(l=>n.filter(c=>e.get(c,l)).map(c=>`M${c} ${l}h1v1h-1z`)).join(""),a=e.size+2*Xn,r=`${-Xn} ${-Xn} ${a} ${a}`;return i`<svg role="img" aria-label=${t} viewBox=${r} shape-rendering="crispEdges">
		<rect x=${-Xn} y=${-Xn} width=${a} height=${a} fill="#fff" />
		<path d=${s} fill="#000" />
	</svg>`}function Z$(){return i`<details class="unreachable">
		<summary>${o("page.link.own")}</summary>
		<p>${o("page.link.own.start")}</p>
		<p><code>ninetynine serve --addr :${location.port||80}</code></p>
		<p>${o("page.link.own.send",{host:location.hostname})}</p>
	</details>`}function xc({variant:e,table:t}){let n=be(`variant.${e}`);return i`<div class="introduction">
		${T.taught.value?null:i`<p>${o("page.invited.what")}</p>`}
		<p class="turns">
			<a class="button plain" href=${`/learn/first?table=${t}`}>${o("page.learn.title")}</a>
			<a class="button plain" href=${n?`/rules/${e}`:"/rules"}>
				${n?o("page.invited.rules",{variant:o(`variant.${e}`)}):o("page.nav.rules")}
			</a>
		</p>
	</div>`}var ia=async e=>N(o(await wt(e)?"page.link.copied":"page.link.by-hand"));var Mc=e=>e.split(" ")[0]??"",Tc=(e,t)=>e.premiums?.find(n=>Mc(n.offer)===t),Y$=e=>(e.bids?.[0]?.premiums??[]).map(t=>Mc(t.offer));function Uo(e,t){return t==="chance"?e.chance:t==="points"||t==="bid"?e.sampled:Tc(e,t)?.sampled??-1/0}function Q$(e,{by:t,up:n}){let s=new Map;for(let p of e.choices)s.set(p.bid??0,[...s.get(p.bid??0)??[],p]);let a=p=>Number(p.played??!1),r=(p,u)=>a(u)-a(p)||Uo(u,t)-Uo(p,t)||u.sampled-p.sampled,l=[...s].map(([p,u])=>({tricks:p,ways:u.toSorted(r)})),c=({tricks:p,ways:[u]})=>t==="bid"?p:u?Uo(u,t):0;return l.toSorted((p,u)=>(c(u)-c(p)||p.tricks-u.tricks)*(n?-1:1))}var Nc=e=>e.choices.every(t=>Math.round(t.chance*100)<aa);function la({by:e,text:t,order:n,onorder:s,class:a}){let r=n.by===e,l=e==="bid",c=n.up?"ascending":"descending";return i`<th scope="col" class=${a} aria-sort=${r?c:void 0}>
		<button type="button" class="sort" onclick=${()=>s({by:e,up:r?!n.up:l})}>
			${t}<span aria-hidden="true">${r?n.up?"↑":"↓":""}</span>
		</button>
	</th>`}var Sc=(e,t=!0)=>`${t?"":"≈ "}${oe(Math.round(e)||0,0)}`;function Oc({way:e,offers:t}){let n=e.played??!1,s=Math.max(...(e.premiums??[]).map(r=>r.sampled)),a=`${n?"":"≈ "}${fe(e.chance)}`;return i`<td class=${t.length>0?"spare":""} data-estimate=${n?void 0:""}>${a}</td>
		<td class=${t.length>0?"whole":""}>${Sc(e.sampled,n)}</td>
		${t.map(r=>{let l=Tc(e,r);return i`<td key=${r} class=${l&&l.sampled===s?"offered top":"offered"}>
				${l?i`<b>${Sc(l.sampled)}</b> <small>${fe(l.chance)}</small>`:"–"}
			</td>`})}`}var Ac=({act:e})=>i`<span class="act">${le(e.replace(/^lay /,""))}</span>`;function X$({total:{tricks:e,ways:t},best:n,offers:s,variant:a}){let[r,l]=y(!1),[c,...p]=t;if(!c)return null;let u=$e(e,a),d=t.some($=>$.act===n);return i`<tbody class=${r?"open":""}>
		<tr class="total">
			<th scope="row"><span class="which">
				<span class="mark">${d?i`<${Te} />`:null}</span>
				<b data-long=${u.length>2?"":void 0}>${u}</b>
				<${Ac} act=${c.act} />
			</span></th>
			<${Oc} way=${c} offers=${s} />
			<td class="fold">${p.length===0?null:i`<button type="button" aria-expanded=${r}
				aria-label=${o("page.bids.fold",{bid:u,n:t.length})} onclick=${()=>l(!r)}>
				<span aria-hidden="true">${k(t.length)}</span>
				<svg viewBox="0 0 24 24" aria-hidden="true"><path d="m6 9 6 6 6-6" /></svg>
			</button>`}</td>
		</tr>
		${r?p.map($=>i`<tr key=${$.act} class="way">
			<th scope="row"><span class="which">
				<span class="mark">${$.act===n?i`<${Te} />`:null}</span>
				<b></b><${Ac} act=${$.act} />
			</span></th>
			<${Oc} way=${$} offers=${s} />
			<td></td>
		</tr>`):null}
	</tbody>`}var ef=5;function jc(e,t){let n=e/Math.max(ef*t,1);return n<.75?n:1-.25*Math.exp(3-4*n)}function Bc({advice:e,variant:t,order:n,onorder:s}){let a=Y$(e),r=we(()=>Q$(e,n),[e,n.by,n.up]),l={order:n,onorder:s};return i`<${ee}><table class="book choices bids ways">
		<caption class="unseen">${o("page.nav.bids")}</caption>
		<thead><tr>
			<${la} by="bid" text=${o("col.bid")} ...${l} />
			<${la} by="chance" text=${o("page.hint.chance")} class=${a.length>0?"spare":""} ...${l} />
			<${la} by="points" text=${o("page.hint.points")} class=${a.length>0?"whole":""} ...${l} />
			${a.map(c=>i`<${la} key=${c} by=${c} text=${ne(c)} ...${l} />`)}
			<th scope="col">${o("page.bids.ways")}</th>
		</tr></thead>
		${r.map(c=>i`<${X$} key=${c.tricks} total=${c} best=${e.act} offers=${a} variant=${t} />`)}
	</table><//>`}var tf=["variant","hand","trump","up","offer","dealer","seat","totals","played","others","sort"];function nf(e,t){let n=new URLSearchParams;for(let s of tf){let a=s in t?t[s]:e.get(s)??void 0;a&&n.set(s,a)}return`/bids?${n.toString().replaceAll("%2C",",")}`}var sf=e=>e&&/^\d+$/.test(e)?Number(e):void 0;function af(e){let t=c=>e.get(c)||void 0,[n,s,a]=["dealer","seat","played"].map(c=>sf(e.get(c))),r=e.get("totals")?.split(",").map(Number).map(c=>Number.isInteger(c)?c:0),l={variant:t("variant")??"standard",hand:t("hand"),trump:t("trump"),up:t("up"),offer:t("offer"),dealer:n,seat:s,totals:r,played:a,others:e.get("others")?.split(",")};return JSON.parse(JSON.stringify(l))}var Vo=e=>[...re].map(t=>e.ranks.split(" ").map(n=>n+t));function of(e){let t=[...Vo(e).flat(),...e.joker?["joker"]:[]];for(let r=t.length-1;r>0;r--){let l=(crypto.getRandomValues(new Uint32Array(1))[0]??0)%(r+1);[t[r],t[l]]=[t[l]??"",t[r]??""]}let n=t.length===e.seats*e.hand,s=ca(e)?t[n?t.length-1:e.hand]??"":"";return{hand:t.slice(0,e.hand).map(r=>r==="joker"?s:r).join(" "),up:s}}var ca=e=>e.trump.by==="turnup",rf=({order:e})=>e.includes("offer")&&e.indexOf("offer")<e.indexOf("lay");function lf({variant:e,hand:t,onhand:n}){let s=Vo(e),[a,r]=y([0,0]),l=M(null),c=t.length>=e.hand,p=f=>{t.includes(f)?n(t.filter(m=>m!==f)):c?N(o("page.bids.full",{n:e.hand})):n([...t,f])},u=f=>{let[m=0,h=0]=a,g={ArrowLeft:[0,-1],ArrowRight:[0,1],ArrowUp:[-1,0],ArrowDown:[1,0]}[f.key];if(!g)return;f.preventDefault();let b=[(m+g[0]+s.length)%s.length,h+g[1]],x=s[b[0]??0]?.length??1;b[1]=((b[1]??0)+x)%x,r(b),l.current?.querySelector(`[data-at="${b.join()}"]`)?.focus()},d=(f,m,h)=>i`<button type="button" key=${f} data-at=${`${m},${h}`}
		tabindex=${a[0]===m&&a[1]===h?0:-1} aria-pressed=${t.includes(f)}
		onclick=${()=>(r([m,h]),p(f))}>
		<${se} card=${f} size="mini" />
	</button>`,$=f=>f>9?Math.ceil(f/2):f;return i`<div class="pack" role="group" aria-label=${o("page.bids.cards")} ref=${l} onkeydown=${u}>
		${s.map((f,m)=>i`<div key=${m} class="suit-row" style=${`--n: ${$(f.length)}`}>
			${f.map((h,g)=>d(h,m,g))}
		</div>`)}
	</div>`}function cf({variant:e,asking:t,set:n}){if(ca(e)){let l=[...Vo(e).flat(),...e.joker?["joker"]:[]],c=G(n)("up");return i`<${K} label=${o("page.bids.up")} value=${t.up??""} onchange=${c}
			options=${[["",o("page.bids.up.none")],...l.map(p=>[p,bt(p)])]} />`}let s=e.trump.by==="holder"&&t.offer&&t.offer!=="pass",r=[...s&&!e.trump.none?[]:["none"],..."CDHS",...s&&e.trump.nines?["nines"]:[]];return i`<${I} label=${o("page.bids.trump")} value=${t.trump??e.trump.first}
		options=${r.map(l=>[l,l==="none"?o("trump.short"):P(l)])}
		onchange=${G(n)("trump")} />`}function pf({variant:e,asking:t,set:n}){let s=e.seats-(e.dummy?1:0),a=t.seat??0,r=t.dealer??s-1,l=Array.from({length:s},(c,p)=>{let u=(a-1-p+2*s)%s;return[String(u),p===s-1?o("page.bids.place.last"):o("page.bids.place",{n:p+1})]});return i`<${I} label=${o("page.bids.place.label")} value=${String(r)} options=${l}
		onchange=${G(n)("dealer")} />`}function uf({variant:e,asking:t,set:n}){if(!rf(e))return null;let{declare:s,reveal:a}=e.offers,r=["","pass",...s?["declare"]:[],...a?["reveal"]:[]],l=c=>{let p=c!==""&&c!=="pass"&&!e.trump.none;n({offer:c,trump:p?t.trump?.replace("none","")||"C":t.trump})};return i`<${I} label=${o("page.bids.offer")} value=${t.offer??""}
		options=${r.map(c=>[c,c===""?o("page.bids.offer.none"):ne(c)])}
		onchange=${l} />`}function df({variant:e,asking:t,set:n}){let s=e.seats,a=Array.from({length:s},($,f)=>t.totals?.[f]??0),r=9999,l=t.seat??0,c=$=>e.dummy&&$===s-1?"dummy":$===l?"you":String(($-l+s)%s+1),p=()=>n({totals:"",played:""}),u=$=>f=>n({totals:a.with($,f).join()}),d=($,f)=>i`<${ue} key=${f} late label=${o("page.bids.total",{who:c(f)})}
		value=${$} min=${-r} max=${r} onchange=${u(f)} />`;return i`<details class="score-so-far" open=${t.totals!==void 0}>
		<summary>${o("page.bids.score")}</summary>
		<div class="stack">
			<div class="row">
				${a.map(d)}
				${e.game.deals?i`<${ue} late label=${o("page.bids.played")} value=${t.played??0} min=${0}
							max=${e.game.deals-1}
							onchange=${$=>n({totals:a.join(),played:String($)})} />`:null}
			</div>
			<p class="small soft">${o("page.bids.score.about")}</p>
			${t.totals?i`<p><${v} plain onclick=${p} say=${o("page.bids.score.off")} /></p>`:null}
		</div>
	</details>`}function $f({began:[e,t]}){let[n,s]=y(performance.now());return S(()=>{let a=setInterval(()=>s(performance.now()),250);return()=>clearInterval(a)},[]),i`<progress value=${jc(n-e,t)} aria-label=${o("page.bids.far")}></progress>`}var ff=11e4,Jo=new Map;function mf(e){let t=e?JSON.stringify(e):"",[n,s]=y({});return S(()=>{if(!e)return;let a=Jo.get(t);if(a)return void s({key:t,table:a,whole:!0});let r=new AbortController,{signal:l}=r;return qs(async()=>{let u=performance.now(),d=await ko(e,{signal:l}),$=d.advice.phase==="lay"&&d.advice.choices.some(m=>!m.played);if(l.aborted)return;let f=performance.now();if(s({key:t,table:d,whole:!$,began:[f,f-u]}),!$)return void Jo.set(t,d);try{let m=await ko({...e,all:!0},{signal:l,within:ff});Jo.set(t,m),l.aborted||s({key:t,table:m,whole:!0})}catch{l.aborted||s({key:t,table:d,whole:!0})}},u=>s({key:t,wrong:vt(u)?o("page.bids.none"):C(u)}),()=>!l.aborted),()=>r.abort()},[t]),n.key===t?n:{}}function hf({known:{table:e,whole:t,wrong:n,began:s},variant:a,sort:r,set:l}){if(n)return i`<p role="alert">${n}</p>`;if(!e)return i`<p class="soft" role="status">${o("page.hint.thinking")}</p>`;let{advice:c,game:p}=e,[u="points",d]=r.split("."),$={by:u||"points",up:d==="up"},f=c.choices[0];return i`<div class="advice">
		${c.phase==="lay"&&f?i`<div class="advised">
				<p class="verdict"><${Te} /><span>
					${o("page.bids.says",{bid:$e(f.bid??0,a)})} <${Mt} act=${f.act} />
				</span></p>
				${Nc(c)?i`<p class="why">${o("page.bids.spoil")}</p>`:null}
			</div>
			<${Bc} advice=${c} variant=${a} order=${$}
				onorder=${m=>l({sort:m.by+(m.up?".up":"")})} />
			<div class="small soft far">
				<p role="status">${o(t?"page.hint.worlds":"page.bids.more",{n:c.worlds})} ${Ko(c)}</p>
				${!t&&s?i`<${$f} began=${s} />`:null}
			</div>
			<p class="small soft estimates">${o("page.bids.estimate")}</p>
			<p class="small soft">${o(p?"page.bids.points.game":"page.bids.points")}</p>`:i`<${Mn} advice=${c} variant=${a} open />`}
	</div>`}function gf({variant:e,asking:t,set:n,known:s,hand:a,sort:r}){let l=e.hand-a.length;return l>0?i`<p class="soft waiting-for">${o("page.bids.wait",{n:l})}</p>`:ca(e)&&!t.up?i`<p class="soft waiting-for">${o("page.bids.wait.up")}</p>`:i`<${hf} known=${s} variant=${e} sort=${r} set=${n} />`}function yf(){let e=Se.value,t=af(e),n=Z(t.variant),s=D(t.hand?.trim().replaceAll(/[\s.]+/g," ")),a=n&&s.length>=n.hand&&(!ca(n)||t.up),r=mf(a?t:void 0);S(()=>{te(Oe)},[]);let l=($,f="sort"in $)=>J(nf(Se.value,$),{replace:f});if(!n){let $=ke.value.length>0&&ke.value.every(f=>f.id!==t.variant);return i`<${_} title=${$?o("page.nowhere"):""} />`}let c=$=>l({hand:$.join(" ")},$.length<n.hand),p=()=>l(of(n),!1),u=()=>l({hand:""},!1),d={variant:n,asking:t,set:l};return i`<main id="main" tabindex="-1" class="bid-screen">
		<header><h1>${o("page.nav.bids")}</h1><p class="lead">${o("page.bids.lead")}</p></header>
		<div class="bid-asked">
			<${K} label=${o("page.create.variant")} value=${n.id} groups=${Ye()}
				onchange=${$=>J(`/bids?variant=${$}`)} />
			<div class="pack-head"><h2>${o("page.bids.cards")}</h2>
				<span class="soft" aria-live="polite">${o("page.bids.count",{n:s.length,of:n.hand})}</span></div>
			<${lf} variant=${n} hand=${s} onhand=${c} />
			<p class="row">
				<${v} onclick=${p} say=${o("page.bids.deal")} />
				${s.length>0?i`<${v} plain onclick=${u} say=${o("page.bids.clear")} />`:null}
			</p>
			<${uf} ...${d} /><${cf} ...${d} /><${pf} ...${d} /><${df} ...${d} />
		</div>
		<section class="bid-found" aria-label=${o("page.bids.found")}>
			<${gf} ...${d} known=${r} hand=${s} sort=${e.get("sort")??""} />
			${a?i`<p><${v} plain onclick=${()=>ia(location.href)} say=${o("page.link.copy")} /></p>`:null}
		</section>
	</main>`}var pa="ninetynine.promise";async function Ec(){try{let e=Number(localStorage.getItem(pa));if(await navigator.storage.persisted()||Date.now()-e<6048e5)return;localStorage.setItem(pa,String(Date.now())),await navigator.storage.persist()}catch{}}async function Dc(){try{let e=await navigator.storage.persisted(),{usage:t}=await navigator.storage.estimate().catch(()=>({usage:void 0}));return{promised:e,bytes:t}}catch{return}}var Xe="ninetynine.pad.",bf=200,wf=400,it=R(kf()),es=R(new Set),ua=an(()=>es.value.size>0);function Zo(e,t){if(es.peek().has(e)!==t)return;let n=[...es.peek()].filter(s=>s!==e);es.value=new Set(t?n:[...n,e])}function Cc(e){let t=2166136261;for(let n=0;n<e.length;n++)t=Math.imul(t^e.charCodeAt(n),16777619)>>>0;return`${t.toString(16)}${e.length.toString(16)}`}function vf(e,t){let n=[Cc(e)];for(let{at:s,rest:a}of t.toReversed())n.unshift(Cc(e=e.slice(0,s)+a));return n}function Yo(e){try{let{draft:t,...n}=JSON.parse(e??"");if(!(typeof n.record=="string"&&typeof n.id=="string"&&Array.isArray(n.summary?.names)))return;let a=t?{[t.deal]:t.entry}:{},r=t&&t.deal<n.summary.deals?t.deal:null,l=vf(n.record,n.past??[]);return{past:[],next:[],versions:l,drafts:a,open:r,...n}}catch{return}}function kf(){let e=Object.values(Pt(Xe)).map(Yo).filter(t=>t!==void 0);return Object.fromEntries(e.map(t=>[t.id,t]))}var Qo=e=>e.versions.at(-1)??"",ts=(e,t)=>e.versions.includes(Qo(t));function Pc(e){it.value={...it.peek(),[e.id]:e},Zo(e.id,!0)}function da(e){let t=it.peek()[e],n;try{n=localStorage.getItem(Xe+e)}catch{return}let s=Yo(n),a=es.peek().has(e);if(!s)t&&!a&&Lc(e);else if(t&&ts(t,s)&&(a||!ts(s,t)))de(t);else if(!t||ts(s,t))Pc(s);else{Pc(s);let{shared:r,...l}=t;de({...l,id:Qo(t)}),N(o("page.pad.split"))}}globalThis.addEventListener?.("storage",e=>{e.key?.startsWith(Xe)&&da(e.key.slice(Xe.length))});var et=()=>Object.values(it.value).sort((e,t)=>t.moved-e.moved),Ie=e=>it.value[e];function de(e){it.value={...it.peek(),[e.id]:e},Zo(e.id,ve(Xe+e.id,JSON.stringify(e)))}function Lc(e){let{[e]:t,...n}=it.peek();it.value=n,Zo(e,!0)}function Rc(e){Lc(e),ve(Xe+e,null)}var qc=()=>Object.fromEntries(et().map(e=>[Xe+e.id,JSON.stringify(e)]));function xf(e,t){let[n,s]=[e.summary.deals,t.summary.deals],a={...t.drafts};for(let[l,c]of Object.entries(e.drafts)){let p=Number(l)===n?s:Number(l);p<=s&&(a[p]=c)}let r=e.shared??t.shared;return{...t,id:e.id,drafts:a,...r?{shared:r}:{}}}function Ic(e,t){let n=Yo(t);if(!n||Xe+n.id!==e||(da(n.id),et().some(l=>ts(l,n))))return!1;let s=et().find(l=>ts(n,l)),{shared:a,...r}=n;return s?de(xf(s,n)):Ie(n.id)?de({...r,id:Qo(n)}):de(n),!0}var Wc=({rules:e,seats:t,choices:n,totals:s,deals:a,end:r})=>({variant:e.id,names:t,live:n.live,totals:s,deals:a.length,over:r!==void 0}),Go=()=>Re().slice(0,12),$a=e=>({id:Go(),record:e.record,past:[],next:[],versions:[Go()],drafts:{},open:null,moved:Date.now(),summary:Wc(e)}),Tt=(e,t)=>({...e,record:t.record,past:[...e.past,zc(e.record,t.record,t.did)].slice(-bf),next:[],versions:[...e.versions,Go()].slice(-wf),moved:Date.now(),summary:Wc(t)}),fa=({open:e,summary:t})=>e??t.deals,Tn=e=>`${e.inserting?"before ":""}${fa(e)}`,Vt=e=>e.drafts[Tn(e)];function Gt(e,t,n){let{[t]:s,...a}=e.drafts;return{...e,drafts:n?{...a,[t]:n}:a}}var _c=e=>({...e,drafts:Object.fromEntries(Object.entries(e.drafts).filter(([t])=>Number(t)>=e.summary.deals))}),lt=({inserting:e,...t})=>({...t,open:null});function zc(e,t,n){let s=0;for(;s<e.length&&e[s]===t[s];)s++;return{at:s,rest:e.slice(s),...n?{did:n}:{}}}function Fc(e,t){let n=e[t].at(-1);return n&&e.record.slice(0,n.at)+n.rest}function Hc(e,t,n){let{past:s,next:a}=e,r=zc(e.record,t.record,e[n].at(-1)?.did),l=n==="past"?{past:s.slice(0,-1),next:[...a,r]}:{past:[...s,r],next:a.slice(0,-1)};return{...Tt(e,t),...l}}var Yt="ninetynine.unsent.",Kc=["act","claim","ready","unready","ask","answer","redo","resume","chat"],Zc=2500,Uc=[300,1e3,2e3,4e3,8e3,15e3],Sf=2e4,Zt=Re(),Jc=!1;function Vc(){Jc||(Jc=!0,globalThis.navigator?.locks?.request(Yt+Zt,()=>new Promise(()=>{})).catch(()=>{}))}async function Of(e){return(await globalThis.navigator?.locks?.query().catch(()=>{}))?.held?.some(({name:n})=>n===Yt+e)??!1}var Af=e=>!(e instanceof W)||e.status>=500||e.status===429||e.reason==="",ma=(e,t,n=!0)=>Mf(e,t,{durability:n?"strict":"relaxed"}).catch(()=>{}),Mf=ta("ninetynine.unsent","commands"),Tf=36e5;async function Nf(){let e=await ma("readonly",t=>t.getAll())??[];for(let{name:t,kept:n,ended:s}of e){let a=JSON.parse(localStorage.getItem(t)??"null");s?localStorage.removeItem(t):(!a||!a.undo)&&localStorage.setItem(t,JSON.stringify({...a,...n})),s&&Date.now()-n.at>Tf&&ma("readwrite",r=>r.delete(t),!1)}}var Xo=Promise.race([Nf().catch(()=>{}),new Promise(e=>setTimeout(e,Zc))]),Gc=new Map;function ns(e){let t=Gc.get(e)??new er(e);return Gc.set(e,t),t}var er=class{waiting=R([]);send=(t,n)=>Us(this.table,t,n);down=()=>!1;doubt=()=>{};recalled=t=>{};#e=new Map;#n=!1;#t=()=>{};#s={id:"",stop:new AbortController};constructor(t){this.table=t,this.waiting.value=this.#c(),addEventListener("storage",n=>n.key?.startsWith(this.#r(""))&&this.#m(n)),addEventListener("online",this.wake),document.addEventListener("visibilitychange",()=>document.visibilityState==="visible"&&this.wake()),this.waiting.peek().length>0&&this.#l(),Xo.then(()=>this.#u())}put(t,n=""){let s=Re(),r={by:this.#a()?.id??"",at:Date.now(),tab:Zt,tried:!1,undo:"",late:!1,why:""},l={command:{id:s,...t},premium:n,...r};Vc(),this.waiting.value=[...this.waiting.peek(),l],this.#d(l,!0);let c=new Promise(u=>setTimeout(()=>(this.#o(s),u()),Zc)),p=this.answered(s);return this.#f(),{answered:p,late:c}}answered(t){return new Promise((n,s)=>this.#e.set(t,{done:n,no:s}))}withdraw(t){let n=this.#i(t);if(!(!n||n.undo)){if(!n.tried)return this.#$(n,s=>s.no(new un));this.#p(t,{undo:Re(),late:!0}),this.#s.id===t&&this.#s.stop.abort(),this.#f()}}heard(t,n){let s=this.#i(t);s&&this.#$(s,a=>a.done(s.undo?{seq:n,late:!0}:{seq:n}))}wake=()=>{this.#t(),this.waiting.peek().some(({tab:t})=>t!==Zt)&&this.#l()};#a(){return _t(Ee(this.table)?"here":"there")}#r(t){return`${Yt}${this.table}.${t}`}#i(t){return this.waiting.peek().find(n=>n.command.id===t)}#c(){return Object.keys(Pt(this.#r(""))).map(n=>Es(n)).filter(n=>n?.command?.id).sort((n,s)=>n.at-s.at)}#u(){let t=this.#c(),n=a=>t.some(({command:{id:r}})=>r===a.command.id);for(let a of this.waiting.peek())a.tab!==Zt&&!n(a)&&this.#$(a,r=>r.no(new un));let s=t.filter(a=>!this.#i(a.command.id));if(s.length!==0){this.waiting.value=[...s,...this.waiting.peek()].sort((a,r)=>a.at-r.at);for(let a of s)this.recalled(a);this.#l()}}#d(t,n){if(!Kc.includes(t.command.do))return;let s=this.#r(t.command.id);ve(s,JSON.stringify(t)),n&&ma("readwrite",a=>a.put({name:s,kept:t},s))}#p(t,n){this.waiting.value=this.waiting.peek().map(a=>a.command.id===t?{...a,...n}:a);let s=this.#i(t);s&&this.#d(s,n.undo!==void 0)}#o(t){!this.#i(t)||this.#i(t)?.late||(this.#p(t,{late:!0}),this.doubt())}#$(t,n){let{command:{id:s},tried:a,undo:r}=t;this.waiting.value=this.waiting.peek().filter(u=>u.command.id!==s);let l=this.#r(s);ve(l,null);let c=a&&!r;Kc.includes(t.command.do)&&ma("readwrite",u=>c?u.delete(l):u.put({name:l,kept:t,ended:!0},l),!c),this.#s.id===s&&this.#s.stop.abort();let p=this.#e.get(s);this.#e.delete(s),p&&n(p)}#m({key:t,newValue:n}){let s=t?.slice(this.#r("").length)??"",a=this.#i(s);if(n===null)return a&&this.#$(a,l=>l.done(void 0));let r=JSON.parse(n);return a?this.waiting.value=this.waiting.peek().map(l=>l===a?r:l):this.waiting.value=[...this.waiting.peek(),r],r.undo&&!a?.undo&&this.#s.id===s&&this.#s.stop.abort(),this.#f(),void this.#l()}async#l(){await Xo;for(let{command:{id:t},tab:n,at:s}of this.waiting.peek()){if(n===Zt)continue;(document.visibilityState==="visible"&&Date.now()-s>Sf||!await Of(n))&&this.#p(t,{tab:Zt,tried:!0,late:!0})}Vc(),this.#f()}async#f(){if(this.#t(),!this.#n){this.#n=!0;for(let t=0;this.waiting.peek().length>0;){let n=this.waiting.peek().filter(({tab:a,by:r})=>a===Zt&&r===(this.#a()?.id??r)),s=n.find(({undo:a})=>a)??n[0];s&&await this.#h(s)?t=0:await this.#b(Uc[Math.min(t++,Uc.length-1)]),s||await this.#l()}this.#n=!1}}#b(t){return new Promise(n=>{let s=setTimeout(n,t);this.#t=()=>(clearTimeout(s),n(void 0))})}async#h({command:t,by:n,undo:s,tried:a}){if(xn(this.table))return this.#g(t.id,new W(409,"moved",""));if(globalThis.navigator?.onLine===!1&&this.down())return!1;a||this.#p(t.id,{tried:!0});let{signal:r}=(this.#s={id:t.id,stop:new AbortController}).stop,l=t.seen===void 0?{}:{seen:t.seen};try{if(n!==""&&this.#a()===null&&await Gs(Ee(this.table)?"here":"there"),n!==""&&this.#a()?.id!==n)throw new W(401,"no-session","");let c=new Promise((d,$)=>r.addEventListener("abort",()=>$(r.reason))),p=s?{id:s,do:"withdraw",of:t.id,...l}:t,u=await Promise.race([this.send(p,r),c]);if(!(u?.seq>0))throw new Error("somebody else answers");return this.#g(t.id,s&&!u.late?new un:u)}catch(c){return r.aborted?!0:Af(c)?(this.#p(t.id,{late:!0,why:c instanceof W?C(c):""}),c instanceof W&&c.reason||this.doubt(),!1):s?this.#y(t.id,c):this.#g(t.id,c)}}#g(t,n){let s=this.#i(t),a=n instanceof Error;return s&&this.#$(s,r=>a?r.no(n):r.done(n)),!0}#y(t,n){return n instanceof W&&n.reason==="stale"?this.#g(t,n):(this.#p(t,{undo:"",why:C(n)}),!0)}};async function jf(){await Xo;for(let e of Object.keys(Pt(Yt)))ns(e.slice(Yt.length).split(".")[0]??"")}jf();var Yc="ninetynine.",Qc=e=>e===pa||e===Gl||e.startsWith(Ti)||e.startsWith(Yt),Bf=()=>({...Object.fromEntries(Object.entries(Pt(Yc)).filter(([e])=>!Qc(e))),...qc()});function Ef(e,t){if(!ve(e,t))throw new W(507,"full","");dispatchEvent(new StorageEvent("storage",{key:e,newValue:t}))}async function Xc(){let e=await Al(),t=new Blob([e,JSON.stringify({page:Bf()}),`
`]);return{name:`ninetynine-${new Date().toISOString().slice(0,10)}.jsonl.gz`,content:await Ls(t)}}function Df(e){let t=e.slice(e.lastIndexOf(`
`,e.length-2)+1);try{return JSON.parse(t).page??{}}catch{return{}}}async function Cf(e){let t;try{t=await na(e)}catch{throw new W(400,"file-cut","the file cannot be unpacked")}if(t===void 0)throw new W(400,"file-packed","the file is gzip with Zstandard");if(t.trim()==="")throw new W(400,"file-empty","the file is empty");return t}async function ep(e,t=!1){let n=await Cf(e),s={...await Tl(new Blob([n]),t),pads:0};for(let[a,r]of Object.entries(Df(n)))!a.startsWith(Yc)||Qc(a)||typeof r!="string"||(a===ki?xi(r):a.startsWith(Xe)?s.pads+=Ic(a,r)?1:0:Ve(a)===null&&Ef(a,r));if(ua.peek())throw new W(507,"full","");return await Nl(),s}var Pf=["AC","KD","QH","JS"];function We({title:e,children:t}){return i`<section>
		<h2>${e}</h2>
		<div class="stack">${t}</div>
	</section>`}function Nt({name:e,label:t,options:n}){let s=T[e],a=r=>s.value=r;return i`<${I} label=${t} value=${s.value} options=${n} onchange=${a} />`}function ha({name:e,label:t,about:n}){let s=T[e];return i`<div>
		<${De} label=${t} role="switch" checked=${s.value}
			onchange=${a=>s.value=a} />
		${n?i`<p class="soft small">${n}</p>`:null}
	</div>`}function Lf(){let[e,t]=y(B.value?.name??T.name.value),[n,s]=y({text:"",wrong:!1}),a=B.value?.name??T.name.value,r=M(a),l=async p=>{let u=El(p);if(u!==r.current){if((B.value||u!=="")&&!Dl(u))return s({text:o("page.choices.name.empty"),wrong:!0});r.current=u;try{await Cl(u),t(B.value?.name??u),s({text:o("page.choices.name.kept"),wrong:!1})}catch(d){r.current=a,s({text:C(d),wrong:!0})}}};return i`<form onsubmit=${p=>(p.preventDefault(),l(e))}>
		<${U} label=${o("page.choices.name")} value=${e} oninput=${t} onchange=${()=>l(e)}
			maxlength=${Bl} autocomplete="nickname" placeholder=${o("page.guest")} enterkeyhint="done"
			aria-invalid=${n.wrong} aria-describedby="name-said" />
		<p id="name-said" class=${n.wrong?"trouble":"soft small"} role="status">
			${n.text||o("page.choices.name.about")}
		</p>
	</form>`}function Rf(){let[e,t]=y(!1);if(!B.value||me.value)return null;let n=async()=>{try{await Vi()}catch(a){if(!(a instanceof W&&a.reason==="no-session"))throw a}zn(null),N(o("page.choices.leave.done"))},s=()=>t(!1);return i`<${We} title=${o("page.choices.leave.title")}>
		<p><${v} aria-haspopup="dialog" onclick=${()=>t(!0)} say=${o("page.choices.leave")} /></p>
		${e?i`<${nt} title=${o("page.choices.leave.title")} yes=${o("page.choices.leave.yes")}
					no=${o("page.choices.leave.no")} text=${o("page.choices.leave.warning",{name:B.value.name})}
					onyes=${()=>te(n).then(s)} onclose=${s} />`:null}
	<//>`}var tr=!1;function qf(){let e=M(null);return S(()=>{tr&&(tr=!1,e.current?.querySelector("input:checked")?.focus())},[]),i`<div ref=${e} onchange=${()=>tr=!0}>
		<${Nt} name="language" label=${o("page.choices.language")}
			options=${[["",o("page.choices.language.auto")],...Object.entries(yi)]} />
	</div>`}function If({tables:e,longer:t,known:n,pads:s}){let a=Object.entries({tables:e,longer:t,pads:s,known:n}).filter(([,l])=>l>0);return[...e+t+s>0?[]:[o("page.here.taken.none")],...a.map(([l,c])=>o(`page.here.taken.${l}`,{n:c}))].join(" ")}function Wf(){let[e,t]=y(""),[n,s]=y(void 0),a=j(Dc,e).value,r=()=>te(async()=>{let{name:p,content:u}=await Xc();Le(u,p)}),l=(p,u)=>te(async()=>{s(void 0),t("");try{t(If(await ep(p,u)))}catch(d){if(!(d instanceof W))throw d;let $=`page.here.${d.reason}`;if(d.reason==="file-whose")s({file:p,name:d.message});else if(be($))t(o($));else throw d}}),c=Math.max(1,Math.ceil((a?.bytes??0)/1e6));return i`<${We} title=${o("page.here")}>
		<p>${Rs.value?o(`page.unkept.${Rs.value}`):o("page.here.about",{mega:c})}</p>
		<p class="row">
			<${v} onclick=${r} say=${o("page.here.export")} />
			<${$n} say=${o("page.here.import")} accept=".jsonl,.gz,.zst" ontake=${l} />
		</p>
		<p class="small" role="status">${e}</p>
		${a&&!Rs.value?i`<p class="soft small">${o(a.promised?"page.here.promised":"page.here.unsure")}</p>`:null}
		${n?i`<${nt} title=${o("page.here.whose")} yes=${o("page.here.whose.yes")} no=${o("page.here.whose.no")}
					text=${o("page.here.whose.about",{name:n.name,me:(_t("here")??B.value)?.name??""})}
					onyes=${()=>l(n.file,!0)} onclose=${()=>s(void 0)} />`:null}
	<//>`}function _f(){return i`<main id="main" tabindex="-1" class="choices">
		<h1>${o("page.nav.settings")}</h1>
		<${We} title=${o("page.choices.you")}><${Lf} />
			${Dt?null:i`<p><a href="/you">${o("page.you.go")}</a></p>`}
		<//>
		${Dt||_t("here")?i`<${Wf} />`:null}
		<${We} title=${o("page.choices.book")}>
			<${qf} />
			<${Nt} name="theme" label=${o("page.choices.theme")}
				options=${Y("page.choices.theme","auto","day","night")} />
		<//>
		<${We} title=${o("page.choices.cards")}>
			<p class="sample on-felt">
				<${se} face="down" />${Pf.map(e=>i`<${se} key=${e} card=${e} />`)}
			</p>
			<${Nt} name="pack" label=${o("page.choices.pack")}
				options=${Y("page.choices.pack","two","four","german4")} />
			<${Nt} name="back" label=${o("page.choices.back")}
				options=${Y("page.choices.back","leaf","lattice","stripe")} />
			<${Nt} name="felt" label=${o("page.choices.felt")}
				options=${Y("page.choices.felt","sea","moss","ink")} />
			<${Nt} name="indices" label=${o("page.choices.indices")}
				options=${Y("page.choices.indices","local","international")} />
			<${ha} name="values" label=${o("page.choices.values")} />
			<${ha} name="forced" label=${o("page.choices.forced")} about=${o("page.choices.forced.about")} />
		<//>
		<${We} title=${o("page.choices.table")}>
			<${Nt} name="play" label=${o("page.choices.play")}
				options=${Y("page.choices.play","auto","once","twice")} />
			<p class="soft small">${o("page.choices.play.about")}</p>
			<${Nt} name="pace" label=${o("page.choices.pace")}
				options=${Y("page.pace","calm","usual","quick","instant")} />
			<${ha} name="sound" label=${o("page.choices.sound")} />
			<${ha} name="spoken" label=${o("page.choices.spoken")} about=${o("page.choices.spoken.about")} />
		<//>
		${Dt?null:i`<${Rf} />`}
		<p class="soft small"><a href="/privacy">${o("page.nav.privacy")}</a></p>
	</main>`}var ga={changed:{},written:""},zf={"game.target":[1,1e3],"game.deals":[1,1e3],"game.bonus":[0,1e3],"rubber.games":[1,100],"rubber.wins":[1,100],"score.trick":[0,1e3],"score.vulnerable":[1,1e3],"offers.declare":[1,1e3],"offers.reveal":[1,1e3]},tp=e=>e.offers.how!=="none",Ff={"offers.how":e=>{if(tp(e))return e.trump.by==="holder"?["sealed","turn","raise"]:["sealed","turn","raise","none"]},"offers.loss":e=>tp(e)?["opponents","own"]:void 0,"trump.by":e=>e.trump.by==="success"?["success","rotation",...e.joker?[]:["turnup"]]:void 0,"game.tie":e=>e.rubber.wins?["usual","on","contracts"]:["usual","on","share","contracts"],"game.bonusTo":e=>e.dummy?["dummy","double"]:void 0},Hf={"score.zeroOrAll":()=>!0,"trump.across":({rubber:e,trump:t})=>t.by==="success"&&(e.games>1||e.wins>0)},sr=(e,t)=>t.split(".").reduce((n,s)=>n?.[s],e),Kf=(e,t)=>JSON.stringify(e)===JSON.stringify(t),nr=e=>typeof e=="object"&&e!==null&&!Array.isArray(e);function Nn({plan:e,set:t}){return i`<div>
		<${I} label=${o("page.create.length")} value=${e.length} onchange=${G(t)("length")}
			options=${[["",o("page.create.length.usual")],...Y("page.create.length","deals","games")]} />
		${e.length?i`<${ue} label=${o("page.create.length.n")} value=${e.rounds} min=${1} max=${1e3}
					onchange=${G(t)("rounds")} />`:null}
	</div>`}var ya=({value:e,groups:t,onchange:n})=>i`<div class="variant">
	<${K} label=${o("page.create.variant")} value=${e} groups=${t} onchange=${n} />
	<p class="soft">${o(`about.${e}`)}</p>
</div>`,np=e=>new ce(o("page.create.rules.unread",{text:e}));function ss({changed:e,written:t},n){let s={};for(let[r,l]of Object.entries(n?e:{})){let[c="",p=""]=r.split("."),u=sr(n,r);Kf(l,u)||(s[c]={...s[c],[p]:l})}let a={};try{a=t.trim()?JSON.parse(t):{}}catch(r){throw np(r instanceof Error?r.message:"")}if(!nr(a))throw np(o("page.create.rules.object"));for(let[r,l]of Object.entries(a))s[r]=nr(s[r])&&nr(l)?{...s[r],...l}:l;return Object.keys(s).length>0?s:void 0}function ba({own:e,set:t,rules:n}){if(!n)return null;let s=u=>u in e.changed?e.changed[u]:sr(n,u),a=(u,d)=>t({...e,changed:{...e.changed,[u]:d}}),r=u=>o(`page.create.rules.${u}`),l=u=>t({...e,written:u.currentTarget.value}),{clauses:c,...p}=n;return i`<details>
		<summary>${o("page.create.rules")}</summary>
		<div class="stack">
			<${Uf} points=${s("score.made")} onchange=${u=>a("score.made",u)} />
			${Object.entries(zf).map(([u,[d,$]])=>Number(sr(n,u))<d||u==="game.bonus"&&!n.game.target?null:i`<${ue} key=${u} label=${r(u)} value=${s(u)} min=${d} max=${$}
							onchange=${f=>a(u,f)} />`)}
			${Object.entries(Ff).map(([u,d])=>{let $=d(n);return $?i`<${I} key=${u} label=${r(u)} value=${s(u)}
							options=${$.map(f=>[f,o(`page.create.rules.${u}.${f}`)])}
							onchange=${f=>a(u,f)} />`:null})}
			${Object.entries(Hf).map(([u,d])=>d(n)?i`<${De} key=${u} label=${r(u)} checked=${s(u)}
							onchange=${$=>a(u,$)} />`:null)}
			<details class="whole">
				<summary>${o("page.create.rules.written")}</summary>
				<label class="field">
					<span>${o("page.create.rules.json")}</span>
					<textarea class="code" rows="3" spellcheck=${!1} autocapitalize="none" value=${e.written}
						placeholder='{"score": {"made": [0, 40, 20, 10]}}' oninput=${l}></textarea>
				</label>
				<p class="small soft">${o("page.create.rules.all")}</p>
				<pre class="code">${Jf(p)}</pre>
			</details>
		</div>
	</details>`}function Uf({points:e,onchange:t}){return i`<fieldset class="amounts whole">
		<legend>${o("page.create.rules.made")}</legend>
		${e.map((n,s)=>s===0?null:i`<${ue} key=${s} label=${o("page.create.rules.made.n",{n:s})} value=${n} min=${0} max=${1e3}
						onchange=${a=>t(e.with(s,a))} />`)}
	</fieldset>`}var Jf=e=>Object.entries(e).map(([t,n])=>{let s=JSON.stringify(n).replaceAll(/([,:])(?=["\d[{tf-])/g,"$1 ");return`${JSON.stringify(t)}: ${s}`}).join(`
`);var Vf={variant:"",bots:[],public:"no",clock:"none",minutes:10,seconds:10,days:"3",length:"",rounds:9,closed:"no",hints:"",undo:"",open:"",pace:"usual",greet:"no",stand:"",house:ga},sp=6e4,Gf=1440*sp;function Zf({clock:e,minutes:t,seconds:n,days:s}){if(e==="bank")return{bank:t*sp,add:n*1e3};if(e==="move")return{move:Number(s)*Gf}}function Yf(e,t){let{variant:n,hints:s,undo:a,open:r,pace:l,stand:c,length:p,rounds:u}=e,d={variant:n,rules:ss(e.house,t),...p&&{[p]:u},public:e.public==="yes",audience:e.public==="friends"?"friends":"",closed:e.closed==="yes",clock:Zf(e),undo:a,hints:s,open:r,bot:c,pace:Ft[l],greet:e.greet==="yes"},$=Object.entries(d).filter(([,f])=>f!==void 0&&f!==""&&f!==!1);return Object.fromEntries($)}var wa=(e,t)=>Array.from({length:t.chairs-1},(n,s)=>e.bots[s]??""),ap=(e,t)=>wa(e,t).includes("");function Qf({plan:e,set:t,variant:n,name:s}){let a=c=>[c,o("page.create.bot",{level:o(`page.level.${c}`)})],r=[["",o("page.create.friend")],...Fn.value.map(c=>a(c.name))],l=c=>p=>t({bots:wa(e,n).with(c,p)});return i`<fieldset class="seats">
		<legend class="unseen">${o("page.create.chairs")}</legend>
		${ap(e,n)?i`<${bn} name=${s} />`:i`<div class="field"><span>${o("page.create.chair",{n:1})}</span><p>${o("page.create.you")}</p></div>`}
		${wa(e,n).map((c,p)=>{let u=o("page.create.chair",{n:p+2});return i`<${K} key=${p} label=${u} value=${c} options=${r} onchange=${l(p)} />`})}
	</fieldset>`}function Xf({plan:e,set:t}){let n=G(t),s=["1","3","7"];return i`<div>
		<${I} label=${o("page.create.clock")} value=${e.clock} onchange=${n("clock")}
			options=${Y("page.create.clock","none","bank","move")} />
		${e.clock==="bank"?i`<div class="row">
					<${ue} label=${o("page.create.clock.minutes")} value=${e.minutes} min=${1} max=${600}
						onchange=${n("minutes")} />
					<${ue} label=${o("page.create.clock.seconds")} value=${e.seconds} min=${0} max=${600}
						onchange=${n("seconds")} />
				</div>`:null}
		${e.clock==="move"?i`<${I} label=${o("page.create.clock.each")} value=${e.days} onchange=${n("days")}
					options=${s.map(a=>[a,o("page.create.clock.days",{n:Number(a)})])} />`:null}
	</div>`}function em({plan:e,set:t}){let n=G(t),s=["",o("page.create.usual")],a=o("page.create.never");return i`<details>
		<summary>${o("page.create.more")}</summary>
		<div class="stack">
			<${Nn} plan=${e} set=${t} />
			<${I} label=${o("page.create.undo")} value=${e.undo} onchange=${n("undo")}
				options=${[s,...Y("page.create.undo","free","agree"),["never",a]]} />
			${Wl.value?i`<${I} label=${o("page.create.hints")} value=${e.hints} onchange=${n("hints")}
						options=${[s,["yes",o("page.create.hints.yes")],["no",a]]} />`:null}
			<${I} label=${o("page.create.open")} value=${e.open} onchange=${n("open")}
				options=${[s,...Y("page.create.open","deal","match")]} />
			<p class="soft small whole">${o("page.create.usual.about")}</p>
			<${I} label=${o("page.create.watch")} value=${e.closed} onchange=${n("closed")}
				options=${[["no",o("page.create.watch.yes")],["yes",o("page.create.watch.no")]]} />
			<${I} label=${o("page.create.pace")} value=${e.pace} onchange=${n("pace")}
				options=${Y("page.pace",...Object.keys(Ft))} />
			<${I} label=${o("page.create.greet")} value=${e.greet} onchange=${n("greet")}
				options=${Y("page.create.greet","no","yes")} />
			<${K} label=${o("page.create.stand")} value=${e.stand} onchange=${n("stand")}
				options=${[s,...Y("page.level",...Fn.value.map(r=>r.name))]} />
		</div>
	</details>`}var tm=400;function nm({plan:e,rules:t}){let n={variant:e.variant,rules:sm(e,t)},s=Q.value,{value:a=""}=j(async r=>(await new Promise(l=>setTimeout(l,tm)),!n.rules||r.aborted?"":kt(n,s).then(({players:l=""})=>l,()=>"")),JSON.stringify(n),s);return i`<p class=${a?"soft":"unseen"} role="status">${a}</p>`}function sm(e,t){try{return ss(e.house,t)}catch{return}}function am({onclose:e}){let t=St(),[n,s]=y({...Vf,variant:t?.id??"",pace:T.pace.value}),[a,r]=y(""),{busy:l,once:c}=L(b=>r(C(b))),p=xt(),u=M(null);S(()=>{a&&u.current?.scrollIntoView({block:"nearest"})},[a]);let d=Z(n.variant),$=ke.value.find(b=>b.id===n.variant)??t,f=b=>(s(x=>({...x,...b})),r(""));if(!$)return null;let m=b=>f({variant:b,house:{...n.house,changed:{}}}),h=b=>{b.preventDefault(),c(async()=>{r(""),!(ap(n,$)&&!await p.keep())&&await Fl(Yf(n,d),["",...wa(n,$)])})},g=i`<button type="submit" form="create" class="button chief" aria-busy=${l}>
		${o("page.home.create")}
	</button>`;return i`<${F} broad title=${o("page.create.title")} onclose=${e} actions=${g}>
		<form id="create" class="create stack" onsubmit=${h}>
			<${ya} value=${$.id} groups=${Ye()} onchange=${m} />
			<${Qf} plan=${n} set=${f} variant=${$} name=${p} />
			${me.value?null:i`<${I} label=${o("page.create.public")} value=${n.public} onchange=${G(f)("public")}
					options=${Y("page.create.public","no","friends","yes").filter(([b])=>b!=="friends"||B.value)} />`}
			<${Xf} plan=${n} set=${f} />
			<${em} plan=${n} set=${f} />
			<${ba} own=${n.house} set=${G(f)("house")} rules=${d} />
			<${nm} plan=${n} rules=${d} />
			<p ref=${u} class=${a?"trouble":""} role="alert">${a}</p>
		</form>
	<//>`}var as=e=>new Date(e*864e5).toISOString().slice(0,10),ar=e=>Math.round(Date.parse(e)/864e5),op=e=>/^\d{4}-\d\d-\d\d$/.test(e)&&!Number.isNaN(Date.parse(e));function om(e){let t=new Date(e);return as(Date.UTC(t.getFullYear(),t.getMonth(),t.getDate())/864e5)}var Qt=()=>om(Date.now());var or=e=>Uint8Array.from(e.match(/../g)??[],t=>parseInt(t,16)),rp=(e,t)=>Uint8Array.from({length:t},(n,s)=>Number(e>>BigInt(8*(t-1-s))&255n));async function rm(e,t){for(let n=0;n<t;n++)e=await In("n99-chain-1",e);return e}var im=(e,t)=>In("n99-mix-1",e,...t.flatMap(n=>[Uint8Array.of(n.length),n])),lm=async e=>/^[0-9a-fA-F]{64}$/.test(e)?or(e):In("n99-seed-1",e);async function*cm(e,t){for(let n=0n;;n++){let s=new DataView((await In("n99-deal-1",e,rp(t,8),rp(n,4))).buffer);for(let a=0;a<32;a+=8)yield s.getBigUint64(a)}}async function pm(e,t,n){let s=[...e],a=cm(t,n),r=(1n<<64n)-1n;for(let l=0;s.length-l>=2;){let c=[],p=1n;for(let $=BigInt(s.length-l);$>1n&&p*$<=1n<<56n;$--)c.push($),p*=$;let u,d;do{d=(await a.next()).value,u=[];for(let $ of c)u.push(Number(d*$>>64n)),d=d*$&r}while(d<(1n<<64n)%p);for(let $ of u){let[f,m]=[s[l],s[l+$]];s[l]=m,s[l+$]=f,l++}}return s}var ip=["2","3","4","5","6","7","8","9","10","11","12","J","Q","K","A"];async function um(e,t,n,s=0){let a=e.ranks.split(" ").sort((m,h)=>ip.indexOf(m)-ip.indexOf(h)),r=["C","D","H","S"].flatMap(m=>a.map(h=>h+m));e.joker&&r.push("joker");let l=await pm(r,t,n),c=l.length===e.seats*e.hand?(s+1)*e.hand:l.length,p=e.trump.by==="turnup"?l[c-1]:void 0,u=Array.from({length:e.seats},(m,h)=>l.slice(h*e.hand,(h+1)*e.hand)),d=u.findIndex(m=>m.includes("joker")),$=e.dummy?(u[e.seats-1]??[]).slice(0,e.aside):[],f=m=>m.map(h=>h==="joker"?p??h:h).sort();return{hands:u.map(f),aside:f($),turnup:p,joker:d<0?void 0:d}}function dm(e,t){let n=a=>String(a??"").split(" ").filter(Boolean).sort().join(" "),s=(e.aside??[]).filter(a=>a!=="").pop();return t.hands.every((a,r)=>a.join(" ")===n(e.hands?.[r]))&&t.aside.join(" ")===n(s)&&t.turnup===e.turnup&&t.joker===e.joker}async function $m(e,t){if(e.length!==t.length)return!1;for(let[n,s]of e.entries())if(s.length&&await Ai(s)!==t[n])return!1;return!0}async function lp(e,t,n){let s=e.split(`
`).filter(g=>g.trim()).map(g=>JSON.parse(g)),a=s[0]??{},r=s.findIndex((g,b)=>b>0&&"ninetynine"in g),l=r<0?s:s.slice(0,r),c=l.filter(g=>"deal"in g);if(!a.commit)return fm(a,c,t);let p=a.commits??[],u=(c[0]?.entropy??[]).map(or),d=await $m(u,p),$=l.some(g=>"end"in g),f=[],m=a.commit,h=0;for(let[g,b]of c.entries()){if(h++,!b.secret){f.push({deal:b.deal,outcome:$||g<c.length-1?"hidden":"playing"});continue}let x=or(b.secret);if(h>4096||vo(await rm(x,h))!==m){f.push({deal:b.deal,outcome:"wrong",why:"secret"});continue}m=b.secret,h=0,d?f.push(await cp(b,t,await im(x,u),0n)):f.push({deal:b.deal,outcome:"wrong",why:"entropy"})}return{by:"commit",deals:f,commit:a.commit,commits:p,brought:a.brought===!0,entropy:p.map((g,b)=>u[b]?.length?"given":g?"withheld":"none"),own:n?u.some(g=>vo(g)===n):void 0}}async function cp(e,t,n,s){return dm(e,await um(t,n,s,e.dealer))?{deal:e.deal,outcome:"proved"}:{deal:e.deal,outcome:"wrong",why:"cards"}}async function fm(e,t,n){let s=[],a=e.seed?await lm(e.seed):void 0,r=(t[0]?.number??0)-(t[0]?.deal??0);for(let c of t)!a||c.number===void 0?s.push({deal:c.deal,outcome:"bare"}):c.number!==r+c.deal?s.push({deal:c.deal,outcome:"wrong",why:"number"}):s.push(await cp(c,n,a,BigInt(c.number)));return{by:a?"seed":"none",deals:s,...{entropy:[],commit:"",commits:[],brought:!1,own:void 0}}}function Xt(e,t){let n=a=>a&&typeof a=="object"&&!Array.isArray(a);if(!n(t)||!n(e))return t??e;let s={...e};for(let[a,r]of Object.entries(t))s[a]=Xt(e[a],r);return s}async function mm(e,t){let n=JSON.parse(e.slice(0,e.indexOf(`
`))),s=Xt(await xl(n.variant),n.rules);return{names:n.seats,verdict:await lp(e,s,t)}}function os({table:e,match:t=1,record:n}){let{value:s,wrong:a}=j(async()=>{if(!globalThis.crypto?.subtle)throw new ce(o("page.fair.insecure"));let r=n??await rl({table:e??"",match:t}).catch(p=>{throw p instanceof W&&p.reason==="not-now"?new ce(o("page.fair.later")):p}),{commits:l=[]}=JSON.parse(r.split(`
`,1)[0]??"{}"),c=p=>e===void 0?void 0:ea(e,p);return mm(r,l.map(c).find(Boolean))},e,t,n);return a?i`<p role="status">${a}</p>`:s?i`<${gm} names=${s.names} verdict=${s.verdict} />`:i`<p class="soft" role="status">${o("page.fair.looking")}</p>`}function hm(e){return e.deals.some(t=>t.outcome==="wrong")?"wrong":e.by!=="commit"?e.by:e.deals.some(t=>t.outcome==="hidden")?"hidden":e.brought?"brought":e.entropy.includes("withheld")?"withheld":e.entropy.includes("given")?"proved":"alone"}function gm({names:e,verdict:t}){let n=hm(t),s=u=>q(e.filter((d,$)=>t.entropy[$]===u)),a=t.deals.filter(u=>u.outcome==="proved").length,r=t.deals.find(u=>u.outcome==="wrong"||u.outcome==="hidden"),l={n:a,names:s(n==="withheld"?"withheld":"given"),deal:(r?.deal??0)+1},p=t.by==="commit"&&!t.brought&&t.own!==void 0&&(t.own?"page.fair.own":"page.fair.own.not");return i`<section class="fair" data-outcome=${n}>
		<p class="fair-verdict" role="status">${o(`page.fair.${n}.short`)}</p>
		<p>${o(`page.fair.${n}`,l)}${p&&` ${o(p)}`}</p>
		${new Set(t.deals.map(u=>u.outcome)).size>1?i`<table class="book">
					<thead><tr><th scope="col">${o("page.scores.deal")}</th><th scope="col">${o("page.fair.found")}</th></tr></thead>
					<tbody>${t.deals.map(u=>i`<tr key=${u.deal}><th scope="row">${u.deal+1}</th>
							<td class=${u.outcome==="wrong"?"failed":""}>${ym(u,n)}</td></tr>`)}</tbody>
				</table>`:null}
		${t.commit?i`<details><summary>${o("page.fair.commitments")}</summary>
				<p class="small">${o("page.fair.commitments.what")}</p>
				<dl class="commitments"><dt>${o("page.fair.server")}</dt><dd>${t.commit}</dd>
					${t.commits.map((u,d)=>u?i`<dt>${e[d]}</dt><dd>${u}</dd>`:null)}</dl></details>`:null}
	</section>`}function ym(e,t){return e.outcome==="wrong"?o(`page.fair.why.${e.why}`):o(e.outcome==="proved"&&t!=="proved"?"page.fair.deal.follows":`page.fair.deal.${e.outcome}`)}var va=({mean:e,within:t})=>`${e} ± ${t}`,ka=["3","4","5","2","2d"];async function bm(e){let{variants:t}=await Ws();return t.find(n=>n.id===e)?.class}function rr(e,t){let n=e.rated?e.chairs.flatMap(a=>a.player??[]):[],{value:s}=j(async()=>{if(n.length===0)return{};let[a,...r]=await Promise.all([bm(t),...n.map(l=>mn({player:l}))]);return Object.fromEntries(r.map(l=>[l.id,l.ratings.find(c=>c.class===a)]))},t,n.join());return s??{}}var ir=({rating:e})=>i`<span class="soft small rating">${e?va(e):o("page.ratings.new")}</span>`;function pp({table:e,variant:t}){let n=rr(e,t);if(!e.rated)return null;let s=a=>i`<li key=${a.player}><b><a href=${`/people/${a.player}`}>${Fe(a)}</a></b>${" "}
		<${ir} rating=${n[a.player??""]} /></li>`;return i`<section class="bots"><h3>${o("page.ratings")}</h3>
		<ul>${e.chairs.filter(a=>a.player).map(s)}</ul>
		<p class="soft small">${o("page.rated")} <a href="/ratings">${o("page.ratings.all")}</a></p>
	</section>`}function wm({rest:[e=""]}){let[t,n]=y(ka.find(r=>r===e)??ka[0]),{value:s,wrong:a}=j(()=>Ki({class:t}),t);return i`<main id="main" tabindex="-1" class="records">
		<h1>${o("page.ratings")}</h1>
		<p>${o("page.ratings.about")}</p>
		<${I} hidden label=${o("page.ratings.class")} value=${t} options=${Y("page.ratings.class",...ka)}
			onchange=${n} />
		${a?i`<p class="trouble" role="status">${a}</p>`:null}
		${s?i`<${vm} board=${s} />`:null}
	</main>`}function vm({board:{players:e,levels:t}}){let n=e.map((a,r)=>{let l=i`<a href=${`/people/${a.id}`}>${a.id===B.value?.id?i`<b>${a.name}</b>`:a.name}</a>`;return{mean:a.mean,row:i`<tr key=${a.id}><th scope="row">${r+1}. ${l}</th>
			<td>${va(a)}</td><td>${k(a.matches)}</td></tr>`}}),s=t.map(({level:a,mean:r})=>({mean:r,row:i`<tr key=${a} class="soft">
		<th scope="row"><i>${o(`page.level.${a}`)}</i></th><td><i>${r}</i></td><td></td></tr>`}));return i`${e.length?null:i`<p class="lead">${o("page.ratings.none")}</p>`}
		<${ee}><table class="book">
			<thead><tr><th scope="col">${o("page.ratings.player")}</th><th scope="col">${o("page.ratings.rating")}</th>
				<th scope="col">${o("page.records.matches")}</th></tr></thead>
			<tbody>${[...n,...s].sort((a,r)=>r.mean-a.mean).map(({row:a})=>a)}</tbody>
		</table><//>`}function xa({ratings:e}){return e.length===0?null:i`<section>
		<h2>${o("page.ratings")}</h2>
		<${ee}><table class="book">
			<thead><tr><th scope="col">${o("page.ratings.class")}</th><th scope="col">${o("page.ratings.rating")}</th>
				<th scope="col">${o("page.records.matches")}</th></tr></thead>
			<tbody>${e.map(t=>i`<tr key=${t.class}>
					<th scope="row"><a href=${`/ratings/${t.class}`}>${o(`page.ratings.class.${t.class}`)}</a></th>
					<td>${va(t)}</td><td>${k(t.matches)}</td></tr>`)}</tbody>
		</table><//>
		${e.every(t=>t.sure)?null:i`<p class="small soft">${o("page.ratings.unsure")}</p>`}
	</section>`}function km(e){S(()=>{Ln&&Gs("here").catch(()=>{})},[]);let t=B.value,n=Ln&&Mo.value==="there"?_t("here"):null;return i`<main id="main" tabindex="-1" class="records">
		<h1>${o("page.nav.records")}</h1>
		${t?i`<${up} key=${t.id} id=${t.id} at=${Mo.value} />`:n?null:i`<${dp} />`}
		${n?i`<h1>${o("page.here")}</h1><${up} key=${n.id} id=${n.id} at="here" />`:null}
		<${Am} />
	</main>`}var dp=()=>i`<section class="stack">
	<p class="lead">${o("page.records.none")}</p>
	<p><a class="button chief" href="/">${o("page.records.play")}</a></p>
</section>`,he=e=>be(`variant.${e}`)?o(`variant.${e}`):e;function en(e,t){return e.seats.map((n,s)=>{if(s>=t)return o("dummy");let a=e.bots?.[s];return a&&a===n&&be(`page.level.${a}`)?o(`page.level.${a}`):n})}var Sa=e=>e.seats.indexOf(B.value?.name);function jn(e,t){let n=Sa(e),s=(e.bots??[]).indexOf(""),a=n>=0?n:s;return a>=0&&a<t?a:0}function up({id:e,at:t}){let n=()=>Promise.all([mn({player:e},{where:t}),_n("mine",1,t)]),{value:s,wrong:a}=j(n,e);if(a)return i`<p class="trouble">${a}</p>`;if(!s)return null;let[{tallies:r,ratings:l},{all:c}]=s;return i`<${Xl} found=${c} told=${!0} />
		${r.length?i`<${xm} tallies=${r} /><${xa} ratings=${l} /><${lr} id=${e} at=${t} />`:i`<${dp} />`}`}function xm({tallies:e}){let t=e.some(n=>n.assisted>0);return i`<section>
		<h2>${o("page.records.tallies")}</h2>
		<${ee}><table class="book">
			<thead><tr>
				<th scope="col">${o("page.records.variant")}</th><th scope="col">${o("page.records.matches")}</th>
				<th scope="col">${o("page.records.won")}</th><th scope="col" class="spare">${o("page.records.deals")}</th>
				<th scope="col">${o("page.records.made")}</th><th scope="col">${o("page.records.points")}</th>
				${t?i`<th scope="col">${o("page.records.assisted")}</th>`:null}
			</tr></thead>
			<tbody>${e.map(n=>i`<tr key=${n.variant}><th scope="row"><a href=${`/rules/${n.variant}`}>${he(n.variant)}</a></th>
					<td>${rs(n,n.matches)}</td><td>${rs(n,n.won)}</td><td class="spare">${rs(n,n.deals)}</td>
					<td>${n.deals?fe(n.made/n.deals):rs(n,0)}</td>
					<td>${n.deals?k(n.points/n.deals,1):rs(n,0)}</td>
					${t?i`<td>${$p(n.assisted)}</td>`:null}
				</tr>`)}</tbody>
		</table><//>
		${t?i`<p class="small soft">${o("page.records.assisted.what")}</p>`:null}
		<p class="row"><a class="button plain" href="/statistics">${o("page.records.statistics")}</a>
			<a class="button plain" href="/ratings">${o("page.ratings.all")}</a>
			${me.value?null:i`<a class="button plain" href="/people">${o("page.people")}</a>`}</p>
	</section>`}var rs=(e,t)=>e.matches?$p(t):"",$p=e=>e?k(e):"–";function lr({id:e,at:t}){let[n,s]=y([]),[a,r]=y(""),[l,c]=y(null),{once:p}=L(),u=()=>p(async()=>{let d=await Fs({player:e,before:a??""},{where:t});s($=>[...$,...d.matches.filter(f=>!xn(f.table??""))]),r(d.before)});return S(()=>{u()},[]),i`<section>
		<h2>${o("page.records.all")}</h2>
		<ol class="matches">${n.map(d=>{let $=`${d.table} ${d.match} ${d.ended}`;return i`<${Sm} key=${$} match=${d} id=${e} onfair=${()=>c(d)} />`})}</ol>
		${a?i`<p><${v} onclick=${u} say=${o("page.records.more")} /></p>`:null}
		${l?i`<${F} title=${o("page.fair")} onclose=${()=>c(null)}>
					<${os} table=${l.table} match=${l.match} />
				<//>`:null}
	</section>`}function Sm({match:e,id:t,onfair:n}){let s=e.chairs.find(f=>f.player===t),a=e.cut?"cut":s?.won?e.chairs.filter(f=>f.won).length>1?"shared":"won":"lost",r=e.chairs.filter(f=>f!==s).map(Fe),l=e.chairs.filter(f=>f.player&&!Js(f.player)),{busy:c,once:p}=L(),u=()=>Hn(e.table??"",l.map(f=>f.player??"")),d=Ol(e.table??"",e.match),$=[s?.hints?o("page.records.hints",{n:s.hints}):"",s?.undone?o("page.records.undone",{n:s.undone}):"",s?.away?o("page.records.away"):"",s?.brought?o("page.records.brought"):"",e.house?o("page.home.house"):""].filter(Boolean);return i`<li data-result=${a}>
		<p class="what"><b>${he(e.variant)}</b> ${o("page.records.with",{names:q(r)})}
			<span class="soft small">${X(e.ended)}${$.length>0?` · ${$.join(", ")}`:""}</span></p>
		<p class="result"><span class=${`outcome-${a}`}>${o(`page.records.result.${a}`)}</span>
			<span class="score">${e.chairs.map((f,m)=>{let h=f===s?"self":"",g=m>0?" : ":"";return i`${g}<span key=${f.seat} class=${h} title=${Fe(f)}>${k(f.points)}</span>`})}</span>
			<span class="soft small">${o("page.records.length",{n:e.deals})}</span></p>
		${e.table?i`<p class="doings">
				${e.deals>0?i`<a href=${`/replay/${e.table}/${e.match}/0`}>${o("page.records.replay")}</a>`:null}
				<a href=${d} download=${`${e.table}-${e.match}.99.jsonl`}>${o("page.records.export")}</a>
				<button type="button" class="link" onclick=${n}>${o("page.fair.short")}</button>
				<a href=${`/t/${e.table}`}>${o("page.records.table")}</a>
				${l.length>0?i`<button type="button" class="link" aria-busy=${c} onclick=${()=>p(u)}>
						${o("page.records.again",{names:q(l.map(Fe))})}
					</button>`:null}</p>`:null}
	</li>`}function Om(e){return e instanceof W&&e.status===400?o("page.import.refused",{text:e.message.replace(/^the record( is refused)?: /,"")}):C(e)}function Am(){let[e,t]=y(""),[n,s]=y(!1),a=j(On).value?.name,r=async u=>{t("");try{if(u.size>1<<20)throw new ce(o("page.import.large"));await hn({match:1,deal:0},{body:u}),await tc({name:u.name,bytes:u}),J("/replay/mine/1/0")}catch(d){t(Om(d))}};return i`<section class=${`import ${n?"over-it":""}`} ondragover=${u=>{u.preventDefault(),s(!0)}} ondragleave=${()=>s(!1)} ondrop=${u=>{u.preventDefault(),s(!1);let d=u.dataTransfer?.files[0];d&&r(d)}}>
		<h2>${o("page.import")}</h2>
		<p>${o("page.import.what")}</p>
		<p class="row">
			<${$n} say=${o("page.import.choose")} accept=".jsonl,.gz,.zst,.99" ontake=${r} />
			${a?i`<a href="/replay/mine/1/0">${o("page.import.again",{name:a})}</a>`:null}
		</p>
		${e?i`<p class="trouble" role="alert">${e}</p>`:null}
	</section>`}var is=(e,t={dateStyle:"long"})=>X(Date.parse(e),{timeZone:"UTC",...t});function Mm({rest:[e]}){let t=e!==void 0&&op(e)?e:Qt();return i`<${Tm} key=${t} day=${t} />`}function Tm({day:e}){let{value:t,wrong:n}=j(async()=>{let[a]=await Promise.all([tl({day:e}),Oe()]).catch(r=>{throw vt(r)?new ce(o("page.daily.none")):r});return a},e,B.value?.id,qt.value),s=t?.seal?"own":qt.value?"out":"open";return i`<main id="main" tabindex="-1" class="daily">
		<header>
			<h1>${o("page.nav.daily")}</h1>
			<p class="soft">${is(e,{dateStyle:"full"})}</p>
			<p class="lead">${o("page.daily.about")}</p>
			${t?i`<p class="soft">${o("page.daily.proof",{cards:s})}</p>`:null}
		</header>
		${n?i`<p class="trouble" role="status">${n}</p>`:null}
		<div class="daily-deals">
			${t?.deals.map(a=>i`<${Nm} key=${a.variant} day=${e} deal=${a} />`)}
		</div>
		${t?i`<${cr} ...${t} day=${e} days=${t.played.map(a=>a.day)} of="daily" />`:null}
	</main>`}function Nm({day:e,deal:t}){let{busy:n,once:s}=L(),a=()=>s(()=>Ul(e,t.variant)),r=ke.value.find(c=>c.id===t.variant)?.chairs,l=[r&&o("page.players",{n:r}),t.trump&&(t.trump==="none"?o("trump.none"):P(t.trump)),`${o("page.home.level")} ${o(`page.level.${t.bots}`)}`];return i`<section class="daily-deal">
		<h2>${he(t.variant)}</h2>
		<p class="soft">${l.filter(Boolean).join(" · ")}</p>
		${t.own?i`<${Bm} day=${e} deal=${t} own=${t.own} />`:null}
		${t.lost?i`<p>${o("page.daily.lost")}</p>
				<p><a class="button plain" href=${`/replay/${t.table}/1/0`}>${o("page.daily.replay")}</a></p>`:null}
		${t.own||t.lost?null:i`<p><${v} chief aria-busy=${n} onclick=${a}
				say=${o(t.table?"page.daily.on-with":"page.daily.play")} /></p>
				<p class="soft">${o("page.daily.players",{n:t.players})}</p>`}
	</section>`}var mp=(e,t)=>o("page.daily.own",{you:t,points:k(e.points),n:e.points,made:e.made?"yes":"no"}),jm=e=>e===ke.value[0]?.id?"none":he(e),hp=e=>e.late?o("page.daily.late"):e.players>1?o("page.daily.place",{place:e.place??1,n:e.players}):o("page.daily.alone"),gp=({of:e})=>i`<ol class="daily-best">
	${e.map((t,n)=>i`<li key=${n} class=${t.table?"own":""}>
		<span>${k(t.place??0)}.</span> <span>${t.name}</span>
		<span>${t.made?"✓":"✕"}</span> <span>${k(t.points)}</span>
	</li>`)}
</ol>`;function Bm({day:e,deal:t,own:n}){let{told:s}=Kt(n.table??"",1,0),a=`/${n.table}/1/0`;return i`<p class="daily-points"><b>${k(n.points)}</b> ${n.made?"✓":"✕"}</p>
		<ul class="daily-done">
			<li>${mp(n,"yes")}</li>
			${t.expert?i`<li>${mp(t.expert,"expert")}</li>`:null}
			<li>${hp(t)}</li>
		</ul>
		<p class="turns">
			<a class="button" href=${`/report${a}?seat=0`}>${o("page.daily.report")}</a>
			<a class="button plain" href=${`/replay${a}`}>${o("page.daily.replay")}</a>
		</p>
		${t.best&&t.best.length>1?i`<h3>${o("page.daily.best")}</h3>
				<${gp} of=${t.best} />
				${t.near?i`<p class="daily-gap" aria-hidden="true">⋯</p><${gp} of=${t.near} />`:null}`:null}
		<${Em} text=${[o("page.daily.first",{day:is(e,{dateStyle:"medium"}),variant:jm(t.variant)}),sc(s,0),[o("page.daily.last",{points:k(n.points),n:n.points,made:n.made?"yes":"no"}),...t.players>1&&!t.late?[hp(t)]:[]].join(" · ")].filter(Boolean).join(`
`)} />`}function Em({text:e}){let[t,n]=y(!1),s=async()=>await wt(e)?n(!0):N(o("page.link.by-hand"));return i`<h3>${o("page.daily.share")}</h3>
		<pre class="daily-share" tabindex="0">${e}</pre>
		<p class="small soft">${o("page.daily.squares")}</p>
		<p><${v} onclick=${s} say=${o(t?"page.daily.copied":"page.daily.copy")} /></p>`}function cr({of:e,day:t,first:n,days:s,streak:a}){let[r,l]=y(t.slice(0,7)),c=new Map;for(let x of s)c.set(x,(c.get(x)??0)+1);let p=Qt(),u=new Date(`${r}-01T00:00Z`),d=Math.round(u.getTime()/864e5),$=new Date(Date.UTC(u.getUTCFullYear(),u.getUTCMonth()+1,0)).getUTCDate(),f=(u.getUTCDay()+6)%7,m=x=>as(Date.UTC(u.getUTCFullYear(),u.getUTCMonth()+x)/864e5).slice(0,7),h=4,g=Array.from({length:7},(x,w)=>is(as(h+w),{weekday:"short"})),b=(x,w,O,A)=>i`<button type="button" class="button plain" aria-label=${o(O)}
		disabled=${A} onclick=${()=>l(m(x))}>${w}</button>`;return i`<section class="daily-calendar">
		<h2>${o(`page.${e}.calendar`)}</h2>
		<p>${o(`page.${e}.run`,{n:a})}</p>
		<div class="daily-month">
			${b(-1,"‹","page.daily.back",r<=n.slice(0,7))}
			<b aria-live="polite">${is(`${r}-01`,{month:"long",year:"numeric"})}</b>
			${b(1,"›","page.daily.on",r>=p.slice(0,7))}
		</div>
		<div class="daily-days" lang=${Q.value}>
			${g.map(x=>i`<span key=${x} class="soft" aria-hidden="true">${x}</span>`)}
			${Array.from({length:$},(x,w)=>{let O=as(d+w),A=c.get(O)??0,E=w===0?{gridColumnStart:f+1}:{};return!A&&(O<n||O>p)?i`<span key=${O} class="soft" style=${E}>${w+1}</span>`:i`<a key=${O} style=${E} href=${`/${e}/${O}`} data-played=${A}
					aria-current=${O===t?"date":void 0}
					aria-label=${o(`page.${e}.mark`,{day:is(O),n:A})}>${w+1}</a>`})}
		</div>
	</section>`}var yp=6e4,[bp,Dm]=[10*yp,10*yp],[Cm,vp]=[2e4,6e4],tn=R({all:[],ahead:0});async function kp(){if(me.peek()||qt.peek()||document.visibilityState==="hidden")return;let{evenings:e,at:t}=await gn({},{where:"there"});tn.value={all:e,ahead:t-Date.now()}}var Pm=e=>{tn.value={...tn.value,all:tn.value.all.map(t=>t.id===e.id?e:t)}};async function xp({id:e},t,n=!1){let s=await kn(()=>fl({evening:e,coming:t,here:n},{where:"there"}),"there");return Pm(s),s}function Sp(e,t,n){S(()=>{let s=()=>{e().catch(()=>{})};s();let a=setInterval(s,t);return document.addEventListener("visibilitychange",s),()=>(clearInterval(a),document.removeEventListener("visibilitychange",s))},[t,...n])}var Lm=e=>X(e,{hour:"numeric",minute:"2-digit"}),Rm=e=>X(e,{weekday:"long",day:"numeric",month:"long",hour:"numeric",minute:"2-digit"}),qm=({variant:e,games:t=0,clock:n})=>[o(`variant.${e}`),t>0&&o("page.evenings.games",{n:t}),o("page.home.clock",{clock:n})].filter(Boolean).join(" · ");function Im({id:e,begins:t,later:n,...s}){let a=c=>`${new Date(c).toISOString().slice(0,19).replace(/[-:]/g,"")}Z`,l=["BEGIN:VCALENDAR","VERSION:2.0","PRODID:-//Ninety-Nine//EN",...[t,...n].flatMap(c=>["BEGIN:VEVENT",`UID:${e}-${c}@ninetynine`,`DTSTAMP:${a(t)}`,`DTSTART:${a(c)}`,"DURATION:PT1H30M",`SUMMARY:${o("title")}: ${o(`variant.${s.variant}`)}`,`URL:${fn("/")}`,"END:VEVENT"]),"END:VCALENDAR",""];Le(new Blob([l.join(`\r
`)],{type:"text/calendar"}),"ninety-nine.ics")}function Wm(){Sp(kp,vp,[B.value?.id]);let{busy:e,once:t}=L(),n=xt(),{all:s}=tn.value;if(s.length===0)return null;let a=r=>t(async()=>(r.mine||await n.keep())&&xp(r,!r.mine));return i`<section class="evenings">
		<h2>${o("page.evenings")}</h2>
		<p>${o("page.evenings.about")}</p>
		${B.value?null:i`<${bn} name=${n} />`}
		<ul class="tables">
			${s.map(r=>i`<li key=${r.id}>
				<b>${Rm(r.begins)}</b>
				<span class="soft">${qm(r)}</span>
				<span>${o("page.evenings.coming",{n:r.coming,names:q(r.names)})}</span>
				<span class="row">
					<${v} plain=${r.mine} aria-busy=${e} onclick=${()=>a(r)}
						say=${o(r.mine?"page.evenings.not":"page.evenings.come")} />
					<${v} plain onclick=${()=>Im(r)} say=${o("page.evenings.calendar")} />
				</span>
			</li>`)}
		</ul>
	</section>`}var wp=new Set;function _m(){let[e,t]=y(Date.now()),[n,s]=y(""),a=tn.value.all.find(f=>f.mine),r=a?a.begins-e-tn.value.ahead:1/0,l=r<=bp&&r>-Dm;Sp(async()=>{if(t(Date.now()),!l)return B.peek()?kp():void 0;if(!a||document.visibilityState==="hidden")return;let f=await xp(a,!0,!0);f.table&&f.table!==n&&s(f.table)},l?Cm/(r<=bp/2&&!n?4:1):vp,[l,a?.id,B.value?.id]);let[c="",p]=Is.value;c==="t"&&p===n&&wp.add(n);let u=l&&n!==""&&!wp.has(n);S(()=>{u&&c===""&&J(`/t/${n}`)},[u,c]);let d=l&&r>0&&c==="t"&&p===n;return!l||!a||!u&&!d&&(c==="t"||n)?null:i`<div class=${`awaited row ${u?"ready":""}`} role="status">
		<p>${o(`page.evenings.${u?"ready":d?"starts":"soon"}`,{time:Lm(a.begins)})}</p>
		${u?i`<a class="button" href=${`/t/${n}`}>${o("page.evenings.go")}</a>`:null}
	</div>`}function ct({view:e,names:t,last:n=!1,from:s=0}){let a=Lt(e);if(a===0)return i`<p class="soft">${o("last.none")}</p>`;let r=n?[a-1]:Array.from({length:a},(c,p)=>p).slice(s),l=Array.from({length:je(e)},(c,p)=>p);return i`<${ee}><table class="book tricks">
		<thead><tr><th scope="col"><span class="unseen">${o("page.trick")}</span></th>
			${l.map(c=>i`<th key=${c} scope="col">${t[c]}</th>`)}</tr></thead>
		<tbody>${r.map(c=>{let p=yo(e,c),u=bo(e,c);return i`<tr key=${c}><td>${c+1}</td>
				${l.map(d=>{let $=p.find(f=>f.seat===d)?.card;return i`<td key=${d} class=${d===u?"won":""}>
						${$?i`<${se} card=${$} size="mini" />`:null}
						<i class=${d===e.leads?.[c]?"led-dot":""} aria-hidden="true"></i>
						${d===e.leads?.[c]?i`<span class="unseen">${o("page.led")}</span>`:null}
						${d===u?i`<span class="unseen">${o("page.wins")}</span>`:null}
					</td>`})}</tr>`})}</tbody>
	</table><//>
	<p class="small soft legend" aria-hidden="true">
		<span><i class="led-dot"></i> ${o("page.led")}</span><span><i class="won-frame"></i> ${o("page.wins")}</span>
	</p>`}function Op({view:e,names:t,lies:n}){let s=Lt(e)-(n?2:1);if(s<0||e.phase!=="play")return null;let a=bo(e,s);return i`<figure class="last-trick">
		<figcaption class="small">${o("page.lasttrick")}</figcaption>
		<ol>${yo(e,s).map(({seat:r,card:l})=>i`<li key=${r} data-card=${l}
			class=${r===a?"best":""}>
			<span class="unseen">${t[r]}: </span><${se} card=${l} size="mini" />
		</li>`)}</ol>
	</figure>`}function Ap(e,t,n,s){let a=d=>d.act.startsWith("play "),r=d=>`${d.seat} ${d.act}`,l=d=>d.filter($=>!a($)).map(r).sort().join();if(l(e)!==l(t))return{trick:-1,steps:[s,s]};let[c,p]=[e.filter(a),t.filter(a)],u=c.findIndex((d,$)=>!p[$]||r(d)!==r(p[$]));return u<0?null:{trick:Math.floor(u/n),steps:[e.length-c.length+u,t.length-p.length+u]}}var Mp=(e,t)=>t===void 0?Jt(e):o("page.report.bid",{bid:k(t),cards:Jt(e)}),pr=e=>e.trick?o("page.report.trick",{n:e.trick}):o(`page.report.at.${e.phase}`),ls=(e,t)=>n=>`/replay/${e}/${t}/${n.deal}?step=${n.step}&seat=${n.seat}&hint`;function cs({of:e,names:t,place:n,one:s,named:a=!1}){return i`<ol class="moments">${e.map(r=>{let l=pr(r),c=s?l:o("page.report.where",{deal:r.deal+1,when:l}),p=o("page.report.instead",{act:Mp(r.act,r.bid),better:Mp(r.better,r.betterBid)}),u=ot(r.why).join(" "),d=yc(r);return i`<li key=${`${r.deal} ${r.step}`}><a href=${n(r)}>
			<span class="moment-where">${a?`${t[r.seat]} · `:""}${c}</span>
			<span class="moment-said">${H(p)}</span>
			<span class="moment-lost score" aria-label=${o("page.report.points",{n:k(r.lost/Be,1)})}>
				−${k(r.lost/Be,1)}
			</span>
			${u?i`<span class="moment-why">${H(u)}</span>`:null}
			${d?i`<span class="moment-why small soft">${d}</span>`:null}
		</a></li>`})}</ol>`}function ps({at:e,names:t,label:n,foot:s,me:a=-1,ends:r=[],from:l=[]}){let[c,p,u]=[470,210,104],d=[...l,...e.flat()],[$,f]=[Math.min(0,...d),Math.max(1,...d)],m=b=>34+b*(c-u-34)/Math.max(1,e.length),h=b=>p-22-(b-$)*(p-34)/(f-$),g=Fm((e[e.length-1]??[]).map(h),20);return i`<figure class="course"><svg viewBox=${`0 0 ${c} ${p}`} role="img" aria-label=${n}>
		<${Tp} low=${$} high=${f} y=${h} to=${c-u} />
		${r.map(b=>i`<line key=${b} class="end" x1=${m(b)} x2=${m(b)} y1="6" y2=${p-22} />`)}
		${t.slice(0,e[0]?.length??0).map((b,x)=>i`<g key=${x} class=${x===a?"self":""} data-line=${x}>
				<polyline points=${[`${m(0)},${h(l[x]??0)}`,...e.map((w,O)=>`${m(O+1)},${h(w[x]??0)}`)].join(" ")} />
				<text x=${c-u+8} y=${(g[x]??0)+5}>${b.length>11?`${b.slice(0,10)}…`:b}</text>
			</g>`)}
		<text class="axis" x=${m(e.length)} y=${p-4} text-anchor="end">${s}</text>
	</svg></figure>`}function Tp({low:e,high:t,y:n,to:s,said:a=k}){let r=zm(t-e),l=Math.ceil(e/r);return Array.from({length:Math.floor(t/r)-l+1},(p,u)=>(l+u)*r).map(p=>i`<g key=${p}>
			<line class=${p===0?"base":"grid"} x1="34" x2=${s} y1=${n(p)} y2=${n(p)} />
			<text x="28" y=${n(p)+5} text-anchor="end">${a(p)}</text>
		</g>`)}function Np({of:e,last:t,label:n,foot:s,all:a,most:r,said:l=k,banded:c}){let[p,u,d]=[470,230,34],$=r??Math.max(1,...e.map(w=>w.mean),Math.min(...e.map(w=>w.high)),a*2),f=Math.min(0,...e.map(w=>w.mean)),m=w=>Math.min($,Math.max(f,w)),h=w=>d+w*(p-d-6)/Math.max(1,t),g=w=>u-24-(m(w)-f)*(u-36)/($-f),b=w=>h((w.from-1+w.to)/2),x=w=>e.map(O=>`${b(O)},${g(O[w])}`);return i`<figure class="course band"><svg viewBox=${`0 0 ${p} ${u}`} role="img" aria-label=${n}>
		${c?i`<polygon class="interval" points=${[...x("high"),...x("low").reverse()].join(" ")} />`:null}
		<${Tp} low=${f} high=${$} y=${g} to=${p-6} said=${l} />
		<line class="all" x1=${d} x2=${p-6} y1=${g(a)} y2=${g(a)} />
		<g class="self"><polyline points=${e.map(w=>`${b(w)},${g(w.mean)}`).join(" ")} />
			${e.map(w=>i`<circle key=${w.from} cx=${b(w)} cy=${g(w.mean)} r="3.5" />`)}</g>
		<text class="axis" x=${p-6} y=${u-4} text-anchor="end">${s}</text>
	</svg></figure>`}function zm(e){let t=e/4,n=10**Math.floor(Math.log10(t));return([1,2,5,10].find(s=>s*n>=t)??10)*n}function Fm(e,t){let n=e.map((r,l)=>l).sort((r,l)=>(e[r]??0)-(e[l]??0)),s=[...e];n.forEach((r,l)=>{let c=n[l-1];c!==void 0&&(s[r]=Math.max(s[r]??0,(s[c]??0)+t))});let a=Math.max(0,Math.max(...s)-202);return s.map(r=>r-a)}var ur=(e,t="")=>j(async()=>(await te(()=>nl({table:e})))?.scores??[],e,t).value;function jp({table:e,names:t,about:n="",view:s,me:a}){let r=ur(e,s?`${s.deal} ${s.phase==="over"}`:"");return r?i`${n?i`<p class="soft">${n}</p>`:null}
		<${dr} scores=${r} names=${t} me=${a??s?.seat} end=${s?.end} />`:null}function Oa(e,t,n){if(t)return o("page.scores.deals",{n:t});if(!e)return" ";let{game:s,rubber:a}=e,r=s.target?o("page.scores.to",{n:s.target}):o("page.scores.deals",{n:s.deals});return n?n>1?`${r} · ${o("page.scores.rubber.games",{n})}`:r:a.wins?`${r} · ${o("page.scores.rubber.first",{n:a.wins})}`:a.games?`${r} · ${o("page.scores.rubber.games",{n:a.games})}`:r}function Aa(e){let t=[];for(let n of e)(t[n.game]??=[]).push(n);return t.filter(n=>n)}var Hm=4;function dr({scores:e,names:t,me:n=-1,end:s,onpick:a}){if(e.length===0)return i`<${Km} names=${t} />`;let r=Aa(e),l=e[0]?.points.length??0,c=t.map((d,$)=>$).slice(0,l),p=e.some(d=>d.made.some(Boolean)),u=["declare","reveal"].filter(d=>e.some($=>$.premium.some(f=>f.startsWith(d))));return i`<div class="score-sheet" data-hands=${l}>
		<${ee}><table class="book running-score">
			<thead><tr>
				<th scope="col" rowspan="2"><span class="unseen">${o("page.scores.deal")}</span></th>
				<th scope="col" rowspan="2" class="trump-column"><span>${o("col.trump")}</span></th>
				<th scope="col" rowspan="2" class="dealer-column">${o("page.scores.dealer")}</th>
				${c.map(d=>i`<th key=${d} scope="colgroup" colspan="2" class="hand-column">${t[d]}</th>`)}
			</tr><tr class="kinds">
				${c.map(d=>i`<${hi} key=${d}>
						<th scope="col" class="gained">${o("page.scores.gained")}</th>
						<th scope="col" class="stands">${o("page.scores.stands")}</th>
					<//>`)}
			</tr></thead>
			${r.map((d,$)=>i`<${Jm} key=${$} game=${d} alone=${r.length===1} names=${t} seats=${c}
					onpick=${a} />`)}
			${r.length>1||s?.rubber?i`<${Gm} games=${r} seats=${c} end=${s} />`:null}
		</table><//>
		${p||u.length?i`<p class="small soft legend">
					${p?i`<span><span class="dot" aria-hidden="true"></span> ${o("page.scores.made")}</span>`:null}
					${u.map(d=>i`<span key=${d} class="of-gained">
							<sup>${o(`offer.letter.${d}`)}</sup> ${o(`offer.${d}`)}
						</span>`)}
				</p>`:null}
		${e.length>=Hm?i`<${fr} games=${r} names=${t} me=${n} />`:null}
	</div>`}function Km({names:e}){return i`<${ee}><table class="book running-score unwritten">
			<thead><tr>${e.map((t,n)=>i`<th key=${n} scope="col" class="hand-column">${t}</th>`)}</tr></thead>
			<tbody><tr>${e.map((t,n)=>i`<td key=${n}>${k(0)}</td>`)}</tr></tbody>
		</table><//>
		<p class="soft">${o("page.scores.none")}</p>`}var Um=({n:e})=>i`<button type="button" class="link" aria-label=${o("page.scores.look",{n:e})}>${e}</button>`;function Jm({game:e,alone:t,names:n,seats:s,onpick:a}){let r=e[e.length-1],l=r?.closed;return i`<tbody>
		${t?null:i`<${Bp} n=${s.length} text=${o("page.scores.game",{n:(r?.game??0)+1})} />`}
		${e.map(c=>i`<tr key=${c.deal} class=${a?"pickable":""} onclick=${a&&(()=>a(c.deal))}>
				<th scope="row">${a?i`<${Um} n=${c.deal+1} />`:c.deal+1}</th>
				<td class="trump-column"><${ae} trump=${c.trump} /><span class="unseen">${P(c.trump)}</span></td>
				<td class="dealer-column">${n[c.dealer]}</td>
				${s.map(p=>i`<${Vm} key=${p} score=${c} seat=${p} />`)}
			</tr>`)}
		${l&&l.bonus.some(c=>c)?i`<${us} class="bonus" text=${i`<${Ae} of="bonus">${o("page.scores.bonus")}<//>`} seats=${s}
						of=${c=>l.bonus[c]?k(l.bonus[c]):"–"} />
					<${us} class="sum" text=${o("page.scores.with")} seats=${s} winners=${l.winners}
						of=${c=>k((r.totals[c]??0)+(l.bonus[c]??0))} />`:null}
	</tbody>`}var Bp=({n:e,text:t})=>i`<tr class="game-head">
	<th scope="rowgroup" colspan=${2+2*e}>${t}</th><td class="dealer-column"></td>
</tr>`;function us({text:e,seats:t,of:n,winners:s,class:a}){let r=l=>s?i`<span class=${s.includes(l)?"won-it":""}>${n(l)}</span>`:n(l);return i`<tr class=${a}>
		<th scope="row" colspan="2">${e}</th><td class="dealer-column"></td>
		${t.map(l=>i`<td key=${l} colspan="2">${r(l)}</td>`)}
	</tr>`}function Vm({score:e,seat:t}){let n=e.made[t]??!1,s=e.premium[t]??"",a=s.startsWith("reveal")?"reveal":"declare",r=i`<span class="dot" aria-hidden="true"></span><span class="unseen"> ${o("made.short")}</span>`;return i`<td class="gained">
			${k(e.points[t]??0)}
			${s?i`<sup title=${ne(s)}>${o(`offer.letter.${a}`)}</sup>`:null}
		</td>
		<td class="stands">${k(e.totals[t]??0)}<span class="tick">${n?r:null}</span></td>`}function Gm({games:e,seats:t,end:n}){let s=e.map(p=>p[p.length-1]).filter(p=>p!==void 0),a=p=>s.reduce((u,d)=>u+(d.totals[p]??0)+(d.closed?.bonus[p]??0),0),r=p=>s.filter(u=>u.closed?.winners.includes(p)).length,l=p=>n?.rubber?.[p]||"–",c=p=>k(n&&!n.cut?n.totals[p]??0:a(p));return i`<tfoot>
		<${Bp} n=${t.length} text=${o("page.scores.together")} />
		<${us} text=${o("page.scores.wins")} seats=${t} of=${p=>r(p)||"–"} />
		${n?.rubber?i`<${us} text=${i`<${Ae} of="rubber">${o("page.scores.rubber")}<//>`} seats=${t} of=${l} />`:null}
		<${us} class="sum" text=${o("page.scores.all")} seats=${t} of=${c} winners=${n?.winners??[]} />
	</tfoot>`}function $r(e){let t=[],n=[],s=[];for(let a of e){for(let r of a)t.push(r.totals.map((l,c)=>l+(s[c]??0)+(r.closed?.bonus[c]??0))),r.closed&&n.push(t.length);s=t[t.length-1]??s}return{at:t,ends:n}}function fr({games:e,names:t,me:n}){let{at:s,ends:a}=$r(e);return i`<${ps} at=${s} names=${t} me=${n} ends=${a.slice(0,-1)} label=${o("page.scores.course")}
		foot=${o("page.scores.deals",{n:s.length})} />`}var[Ke,Ma]=[1080,1350],[mr,Ta,Na,Ue]=[350,1266,48,96],ge={leaf:"#fbf6ea",ink:"#24201a",rule:"#cdbf9f",accent:"#b8371a",felt:"#f1e9d6",soft:"#b9c8bd",card:"#fffaee",cardEdge:"#cfc3a8",red:"#b8261b",black:"#221e1a",shade:"rgb(0 0 0 / 0.35)"},Zm=[[],[16,9],[5,8],[26,9,5,9],[30,14]],pt=(e,t,n)=>`${e} ${t}px ${n==="title"?'"Alegreya", Palatino, serif':'"Alegreya Sans", sans-serif'}`;function ja(e,t,n){let s=[];for(let a of t.split(" ")){let r=s.at(-1),l=`${r} ${a}`;r!==void 0&&e.measureText(l).width<=n?s[s.length-1]=l:s.push(a)}return s}function hr(e,t,n){if(e.measureText(t).width<=n)return t;let s=Array.from(new Intl.Segmenter().segment(t),a=>a.segment);do s.pop();while(s.length>1&&e.measureText(`${s.join("")}…`).width>n);return`${s.join("")}…`}function Ep(e){let t=document.body.appendChild(document.createElement("i"));t.style.color=`var(${e})`;let{color:n}=getComputedStyle(t);return t.remove(),n}function Ba(e,t,n,s=ge.ink){e.fillStyle=s,e.fillRect(Ue,t,Ke-2*Ue,n)}function Cp(e,t){e.save(),e.shadowColor=ge.shade,e.shadowBlur=26,e.shadowOffsetY=9,t(),e.restore()}function Dp(e,t,{x:n,y:s,turn:a}){let r=new Path2D(document.querySelector(`#pip-${t} path`)?.getAttribute("d")??"");e.save(),e.translate(n,s),e.rotate(a),e.scale(1.85,1.85),e.beginPath(),e.roundRect(-50,-70,100,140,4.5),e.fillStyle=ge.card,Cp(e,()=>e.fill()),e.lineWidth=.6,e.strokeStyle=ge.cardEdge,e.stroke(),e.fillStyle=t==="H"?ge.red:ge.black;let l=(c,p,u,d=!1)=>{e.save(),e.translate(c-50,p-70),e.scale(u/100,(d?-u:u)/100),e.translate(-50,-50),e.fill(r),e.restore()};for(let[c,p]of Oi[9]??[])l(c,p,20,p>70);e.textAlign="center",e.font=pt("700",31,"text");for(let c=0;c<2;c++)e.fillText("9",-38.25,-43.5),l(11.75,40.5,16),e.rotate(Math.PI);e.restore()}function Ym(e,{title:t,winner:n}){e.fillStyle=Ep("--felt"),e.fillRect(0,0,Ke,Ma),e.fillStyle=Ep("--felt-deep"),e.fillRect(0,Ta,Ke,Ma-Ta),e.fillStyle=ge.leaf,Cp(e,()=>e.fillRect(Na,mr,Ke-2*Na,Ta-mr+24)),Dp(e,"S",{x:812,y:206,turn:-.14}),Dp(e,"H",{x:930,y:214,turn:.1}),e.fillStyle=ge.soft,e.font=pt("400",32,"text"),e.fillText(hr(e,t,600),Na,92),e.fillStyle=ge.felt,Qm(e,n,640),e.fillStyle=ge.soft,e.font=pt("400",28,"text"),e.textAlign="center",e.fillText(`Ninety-Nine · ${o("page.picture.by")}`,Ke/2,Ma-24),e.textAlign="left"}function Qm(e,t,n){let s=$=>(e.font=pt("500",$,"title"),ja(e,t,n)),a=$=>{let f=s($);return f.length*$<=186&&f.every(m=>e.measureText(m).width<=n)},r=[88,62].find(a)??46,l=s(r).length,c=n;for(;c>0&&ja(e,t,c-8).length===l;)c-=8;let p=ja(e,t,c).slice(0,4),u=r*1.06,d=218+r*.3-(p.length-1)*u/2;p.forEach(($,f)=>e.fillText(hr(e,$,n),Na,d+u*f))}function Pp(e,t){e.strokeStyle=t===0?ge.accent:ge.ink,e.lineWidth=t===0?7:4,e.lineJoin="round",e.setLineDash(Zm[t]??[]),e.stroke(),e.setLineDash([])}function Xm(e,{places:t},n){Ba(e,n,6,ge.accent),Ba(e,n+11,2,ge.accent);let s=58;return t.forEach(({name:a,total:r},l)=>{let c=n+70+s*l;e.fillStyle=ge.ink,e.font=pt(l===0?"700":"400",42,"text"),e.fillText(hr(e,a,600),Ue,c),e.textAlign="right",e.fillText(k(r),Ke-Ue,c),e.textAlign="left",e.beginPath(),e.moveTo(Ke-Ue-330,c-13),e.lineTo(Ke-Ue-170,c-13),Pp(e,l),Ba(e,c+15,1.5,ge.rule)}),n+70+s*t.length}function eh(e,{course:{at:t},places:n},s,a){let r=t.flat(),[l,c]=[Math.min(0,...r),Math.max(1,...r)],p=d=>Ue+d*(Ke-2*Ue)/Math.max(1,t.length),u=d=>a-(d-l)*(a-s)/(c-l);Ba(e,u(0),2,ge.rule),n.forEach(({seat:d},$)=>{e.beginPath(),e.moveTo(p(0),u(0)),t.forEach((f,m)=>e.lineTo(p(m+1),u(f[d]??0))),Pp(e,$)})}function th(e,{facts:t}){e.font=pt("400",34,"text");let n=t.slice(0,4).flatMap(a=>ja(e,a,Ke-2*Ue-34).map((r,l)=>({line:r,i:l}))),s=Ta-28-46*(n.length-1);return n.forEach(({line:a,i:r},l)=>{let c=s+46*l;e.fillStyle=ge.accent,r===0&&e.fill(nh(Ue+9,c-11,10)),e.fillStyle=ge.ink,e.fillText(a,Ue+34,c)}),s-60}var nh=(e,t,n)=>new Path2D(`M${e-n} ${t}L${e} ${t-n}L${e+n} ${t}L${e} ${t+n}Z`);async function Lp(e){let t=[pt("500",88,"title"),pt("400",34,"text"),pt("700",42,"text")];await Promise.all(t.map(l=>document.fonts.load(l)));let n=document.createElement("canvas");[n.width,n.height]=[Ke,Ma];let s=n.getContext("2d");Ym(s,e);let a=Xm(s,e,mr+44),r=th(s,e);return r-a>120&&eh(s,e,a+40,r-6),new Promise((l,c)=>n.toBlob(p=>p?l(p):c(new Error("no picture"))))}function sh(e,t){let n=Math.max(...e);return n>=t?{seat:e.indexOf(n),n}:void 0}function ah(e,t){let[n,s]=[0,0];for(let a of e)s=Math.max(s,n=a.made[t]?n+1:0);return s}function oh(e,t,n){let s=n.map(h=>h.seat).sort((h,g)=>h-g),a=(h,g)=>sh(s.map(h),g),r=h=>t[s[h]??-1]??"",l=[],c=a(h=>Math.max(...e.map(g=>g.points[h]??0)),1);if(c){let h=e.findIndex(g=>g.points[s[c.seat]??-1]===c.n)+1;l.push(o("page.best.deal",{name:r(c.seat),n:c.n,deal:h}))}let p=a(h=>ah(e,h),2);p&&l.push(o("page.best.run",{name:r(p.seat),n:p.n}));let u=a(h=>e.filter(g=>g.premium[h]&&g.made[h]).length,1);u&&l.push(o("page.best.premiums",{name:r(u.seat),n:u.n}));let d=e.filter(h=>s.every(g=>h.made[g])).length;d&&l.push(o("page.best.all",{n:d}));let[$,f]=n,m=$&&f?$.total-f.total:0;return m>0&&l.push(o("page.best.ahead",{name:$?.name??"",n:m})),l}function gr({scores:e,end:t,names:n,title:s,winner:a}){let r=t.totals.map((l,c)=>({seat:c,total:l,name:n[c]??""}));return r.sort((l,c)=>c.total-l.total),{title:s,winner:a,places:r,facts:oh(e,n,r),course:$r(Aa(e))}}var rh=({title:e,winner:t,places:n,facts:s})=>[e,t,q(n.map(a=>`${a.name} ${k(a.total)}`)),...s].join(`
`);async function yr(e){let t=new File([await Lp(e)],"ninety-nine.png",{type:"image/png"});if(navigator.canShare?.({files:[t]}))return navigator.share({files:[t],title:e.title}).catch(n=>{if(n.name!=="AbortError")throw n});Le(t,t.name)}var ih=3;function lh({table:e,match:t,names:n,seat:s}){let{told:a,wrong:r}=Kt(e,t,void 0);if(r)return null;let{judged:l=0,of:c=0,rough:p=0}=a??{},u=l<c?o("page.report.judging",{n:l,of:c}):o("page.report.rough",{n:p}),d=(a?.deals??[]).flatMap($=>$.mistakes).sort(($,f)=>f.lost-$.lost).slice(0,ih);return i`<section class="decided">
		<h3>${o("page.last.decided")}</h3>
		${!a||He(a)?i`<p class="soft judging" style=${{"--far":c?(l-p)/c:0}}>${c?u:""}</p>`:d.length?i`<${cs} of=${d} names=${n} place=${ls(e,t)} one=${!1} named=${!0} />`:i`<p class="soft">${o("page.last.clean")}</p>`}
		<p><a href=${`/report/${e}/${t}${s===void 0?"":`?seat=${s}`}`}>${o("page.last.report")}</a></p>
	</section>`}function Rp({table:e,match:t,at:n,view:s,names:a,variant:r,winner:l,onclose:c}){let p=ur(e),[u,d]=y(""),{end:$,seat:f}=s,m=`${r} · ${X(n,{dateStyle:"long"})}`,h=p&&$&&gr({scores:p,end:$,names:a,title:m,winner:l}),g=async w=>d(o(await wt(rh(w))?"page.link.copied":"page.copy.not")),b=w=>yr(w).catch(O=>d(C(O))),x=h&&i`<p class="soft" role="status">${u}</p>
		<${v} onclick=${()=>g(h)} say=${o("page.copy")} />
		<${v} chief onclick=${()=>b(h)} say=${o("page.share")} />`;return i`<${F} title=${o("page.last")} broad onclose=${c} actions=${x}>
		${h?i`<div class="last-page">
				<p class="small soft">${m}</p>
				<p class="winner">${l}</p>
				<div class="brought">
					<table class="book final"><tbody>
						${h.places.map(w=>i`<tr key=${w.seat} class=${w.seat===f?"self":""}>
							<th scope="row">${w.name}</th><td>${k(w.total)}</td>
						</tr>`)}
					</tbody></table>
					${p.length>1?i`<${fr} games=${Aa(p)} names=${a} me=${f??-1} />`:null}
				</div>
				<div class="remembered">
					<ul class="bests">${h.facts.map(w=>i`<li key=${w}>${w}</li>`)}</ul>
					<${lh} table=${e} match=${t} names=${a} seat=${f} />
				</div>
			</div>`:i`<p class="soft" role="status">${o("page.opening")}</p>`}
	<//>`}var qp,Ea={noise:!0,at:0,hertz:1800,seconds:.06,gain:.12},Bn={noise:!1,at:0,hertz:392,seconds:.28,gain:.05},ch={card:[Ea],turn:[Bn],deal:[0,.07,.14,.21].map(e=>({...Ea,at:e,gain:.07})),trick:[{...Ea,hertz:700,seconds:.16,gain:.09}],made:[Bn,{...Bn,at:.16,hertz:523.25,seconds:.45}],best:[392,523.25,659.25,783.99].map((e,t)=>({...Bn,at:.13*t,hertz:e,seconds:.7})),stamp:[{...Ea,hertz:240,seconds:.11,gain:.3}],lead:[587.33,880].map((e,t)=>({...Bn,at:.75+.12*t,hertz:e,seconds:.4,gain:.03})),lost:[{...Bn,hertz:246.94,seconds:.4,gain:.04}]},Ip=e=>(e.played??[]).reduce((t,n)=>t+D(n).length,0);function Wp(e,t){if(!e||!t)return[];let n=[];return gt(e,t)?Ip(t)>Ip(e)&&n.push("card"):n.push("deal"),t.options&&!e.options&&n.push("turn"),n}function _p(e){let{seat:t,closed:n,points:s=[],made:a=[]}=e;if(t===void 0)return[];let r=s[t]===99||n?.winners.includes(t),l=!r&&At(e)===t,c=r?["stamp","best"]:a[t]?["stamp","made"]:["lost"];return l?[...c,"lead"]:c}function ds(e){if(!(!T.sound.peek()||document.hidden)){qp??=new AudioContext;for(let t of ch[e])ph(qp,t)}}function ph(e,{noise:t,at:n,hertz:s,seconds:a,gain:r}){let l=e.currentTime+n,c=new GainNode(e,{gain:0});if(c.gain.setValueAtTime(0,l),c.gain.linearRampToValueAtTime(r,l+.008),c.gain.exponentialRampToValueAtTime(1e-4,l+a),c.connect(e.destination),t){let p=new AudioBuffer({length:Math.ceil(a*e.sampleRate),sampleRate:e.sampleRate}),u=p.getChannelData(0);for(let $=0;$<u.length;$++)u[$]=Math.random()*2-1;let d=new AudioBufferSourceNode(e,{buffer:p});d.connect(new BiquadFilterNode(e,{type:"bandpass",frequency:s,Q:.8})).connect(c),d.start(l)}else{let p=new OscillatorNode(e,{type:"sine",frequency:s});p.connect(c),p.start(l),p.stop(l+a)}}function zp(e,t,n){let s=$e(e.bid??0,n);return o("outcome.own",{bid:s,won:e.won?.[t]??0,points:e.points?.[t]??0})}function Fp(e,t){let n=(e.won?.[t]??0)-(e.bid??0);return e.made?.[t]||!n?"":o("outcome.off",{n:Math.abs(n),over:n>0?"yes":"no"})}function uh(e,{bid:t,won:n,worth:s}){let a=ze(s),r=e.map(u=>a[pe(u)]??0),l=r.length&&r.reduce((u,d)=>u+d,0)===t,c=0,p=(l?r:[t]).map(u=>Array.from({length:u},()=>c++<n?"won":"open"));return n>t&&p.at(-1)?.push(...new Array(n-t).fill("extra")),p}function dh({view:e,seat:t,variant:n}){let s=Me(D(e.aside),re),a=e.won?.[t]??0,l=e.bid===0&&a>0&&e.made?.[t]&&n?.score.zeroOrAll?Ut(n):e.bid??0,c=uh(s,{bid:l,won:a,worth:n?.worth??""}),p=0,u=d=>i`<span class="bid-marks">
		${d.map($=>i`<i key=${p} class=${$} style=${{"--fall":p++}}></i>`)}
	</span>`;return i`<div class="met" aria-hidden="true" style=${{"--falls":Math.max(l,a,1)}}>
		${s.map((d,$)=>i`<div key=${d} class="turning" style=${{"--turn":$}}>
			<span class="face"><${se} card=${d} /></span><span class="back"><${se} face="down" /></span>
			${c.length===s.length?u(c[$]??[]):null}
		</div>`)}
		${c.length===s.length?null:c.map(u)}
	</div>`}function $h({view:e,names:t,variant:n}){let{seat:s}=e;if(s===void 0||e.bid===void 0)return i`<p class="outcome">${Hp(e,t)}</p>`;let a=e.made?.[s]??!1,r=Fp(e,s),l=zp(e,s,n).replace(/ (?=\S+$)/u," ");return i`<p class=${`outcome own-${a?"made":"failed"}`}>
		<b aria-hidden="true">${a?"✓":"✕"}</b> ${l}
		${r?i` <span class="off">${r}</span>`:null}
	</p>`}function Hp(e,t){let n=t.filter((s,a)=>e.made?.[a]);return o("page.over.makers",{names:q(n),n:n.length})}var Da=({view:e,names:t,won:n})=>e.end?.rubber?Lo(e,t):n||Po(e,t);function fh(e){let{view:t,names:n,variant:s}=e,{seat:a}=t,l=a!==void 0&&t.bid!==void 0?[zp(t,a,s),Fp(t,a)]:[Hp(t,n)],c=Da(e),p=c?[c,`${q(Kp(t,n).map(([u,d])=>`${u} ${k(d)}`))}.`]:[Ro(t,n,At(t)),Co(t)];return[...l,...p].filter(Boolean).join(" ")}var mh=({end:e,closed:t,totals:n})=>e?.totals??n.map((s,a)=>t?(t.totals[a]??s)+(t.bonus[a]??0):s),Kp=(e,t)=>mh(e).map((n,s)=>[t[s]??"",n]).sort((n,s)=>s[1]-n[1]);function hh({title:e,view:t,names:n}){return i`<div class="printed">
		<${cc} />
		<p class="outcome winner">${e}</p>
		<p class="standing">
			${Kp(t,n).map(([s,a])=>i`<span key=${s}>${s} <b>${k(a)}</b></span>`)}
		</p>
	</div>`}function Ca(e){let{view:t,names:n,variant:s,won:a,day:r=!1,hands:l}=e,{seat:c,bid:p,aside:u}=t,d=ic(t,l,a!==""&&!r),$=Da(e),f=c!==void 0&&p!==void 0&&u!==void 0;return i`<header class="moment" data-what=${d}>
		${$&&!r?i`<${hh} title=${$} view=${t} names=${n} />`:null}
		${f&&(!$||r)?i`<${dh} view=${t} seat=${c} variant=${s} />`:null}
		<div class="outcomes">
			${$&&r?i`<p class="outcome winner">${$}</p>`:null}
			<${$h} ...${e} />
		</div>
		${$&&!r?null:i`<${lc} what=${d} />`}
	</header>`}var gh=600;function Up(e,t,n){let[s,a]=y(e&&!on()&&!document.hidden);return S(()=>{if(!e)return;T.spoken.peek()||N(fh(t),!0);let r=new AbortController,l=u=>{let d=u instanceof KeyboardEvent?u.key:"",$=u?.target;(d===" "||d==="Enter")&&!$?.closest("button, a, input, dialog")&&u?.preventDefault(),r.abort(),a(!1)},c=setTimeout(()=>_p(t.view).forEach(ds),s?n-100:0),p=setTimeout(l,n+gh+Bo);for(let u of s?["pointerdown","keydown","visibilitychange"]:[])document.addEventListener(u,l,{capture:!0,signal:r.signal});return()=>(clearTimeout(p),clearTimeout(c),r.abort())},[]),s}var br=(e,{table:t="mine",match:n,deal:s,step:a})=>`/whatif/${e}?of=${t}&match=${n}&deal=${s}&step=${a}`;function $s(e,{day:t,from:n}){if(n){let{table:a="mine",match:r,deal:l,step:c}=n;return{title:o("page.whatif"),lost:o("page.whatif.given.up"),played:{href:br(e,n),text:o("page.whatif.compare")},givenUp:{href:`/replay/${a}/${r}/${l}?step=${c}`,text:o("page.replay")}}}if(!t)return;let s={href:`/daily/${t}`,text:o("page.daily.others")};return{title:o("page.nav.daily"),lost:o("page.daily.lost"),played:s,givenUp:s}}function wr({table:e,message:t,names:n}){let s=t.table.ask,{seat:a}=t;if(t.table.paused&&a!==void 0&&!t.table.chairs[a]?.ready)return i`<p class="proposal">
			<${v} chief onclick=${()=>e.act({do:"resume"})} say=${o("page.resume")} />
		</p>`;if(a!==void 0&&t.table.chairs[a]?.away)return i`<p class="proposal">${o("page.standin")}${" "}
			<${v} chief onclick=${()=>e.act({do:"back"})} say=${o("page.back")} />
		</p>`;if(!s)return null;let l=a!==void 0&&!s.yes.includes(a),c=p=>e.act({do:"answer",on:p,seen:t.seq});return i`<div class="proposal" role=${T.spoken.value?void 0:"alert"}>
		<p>${o(`page.proposes.${s.what}`,{name:n[s.by]??"",you:s.by===a?"yes":"no"})}</p>
		${l?i`<div class="answers">
					<${v} chief onclick=${()=>c(!0)} say=${o("page.agree")} />
				<${v} onclick=${()=>c(!1)} say=${o("page.disagree")} /></div>`:null}
		${s.by===a?i`<div class="answers">
					<${v} onclick=${()=>c(!1)} say=${o("page.withdraw")} />
				</div>`:null}
	</div>`}function yh({table:e,message:t,names:n}){let[s,a]=y(!1),r=e.settled.value.settings,{variant:l="standard",rules:c}=r,p=n.map((u,d)=>d===t.seat?t.table.chairs[d]?.name??u:u);return i`<${v} aria-haspopup="dialog" onclick=${()=>a(!0)} say=${o("page.last")} />
		${s?i`<${Rp} table=${e.id} match=${t.table.match} at=${t.at} view=${t.view}
					names=${p} variant=${c?.name??o(`variant.${l}`)}
					winner=${qo(t.table.winners,p,-1,r)} onclose=${()=>a(!1)} />`:null}`}var Jp={made:1500,failed:950,printed:1250};function Vp({table:e,message:t,names:n,variant:s,fresh:a}){let{seat:r}=t,l=r!==void 0&&t.table.chairs[r]?.ready,{view:c}=t,p=t.table.stage==="waiting",u=e.settled.value.settings,{day:d}=u,$=$s(e.id,u),f=p?qo(t.table.winners,n,r??-1,u):"",m={view:c,names:n,variant:s,won:f,day:d!==void 0},h=Da(m),g=h?"printed":c?.made?.[r??-1]?"made":"failed",b=Up(a,m,Jp[g]),x=b?Jp[g]:0,w=Ze("report",e.id),O=Ze("match",e.id),A=e.current.value,E={"--written":`${x}ms`};return i`<div class="over leaf sheeted" data-moves=${b?g:void 0} style=${E}
		onclick=${ie=>ie.stopPropagation()}>
		<${wr} table=${e} message=${t} names=${n} />
		<${Ca} ...${m} hands=${t.table.chairs.length} />
		<${Qe} view=${c} names=${n} variant=${s} written=${x} crowned=${h!==""} />
		${r!==void 0&&!O&&ac(t)?i`<${oc} table=${e.id} match=${t.table.match} deal=${c?.deal??0} seat=${r} />`:null}
		<div class="row">
			${w?i`<a class="button chief" href=${`/report/${e.id}/${t.table.match}?seat=${r}`}>
						${o("way.go.report")}
					</a>`:null}
			${$?i`<a class="button chief" href=${$.played.href}>${$.played.text}</a>`:r===void 0||l?i`<p class="soft">${r===void 0?"":o("page.waiting.others")}</p>`:i`<button type="button" class=${`button ${w?"":"chief"}`}
						disabled=${e.waits.value>0||!A||t.table.paused} onclick=${()=>e.ready()}>
						${o(p?"page.again":"page.next")}
					</button>`}
			${f&&c?.end&&!d&&!w?i`<${yh} table=${e} message=${t} names=${n} />`:null}
			${!w&&(p||t.table.open)?i`<a class="button plain" href=${`/replay/${e.id}/${t.table.match}/${c?.deal??0}`}>
						${o("page.replay")}
					</a>`:null}
		</div>
	</div>`}function Pa({title:e,class:t="",told:n,back:s,onclose:a,children:r}){let l=M(null);return ye(()=>{let c=l.current,p=document.activeElement;return c?.focus({preventScroll:!0}),()=>{c?.contains(document.activeElement)&&(s?.current??p)?.focus({preventScroll:!0})}},[]),S(()=>l.current?.scrollIntoView({block:"nearest"}),[n]),i`<section class=${`hint ${t}`} ref=${l} tabindex="-1" aria-label=${e}>
		<header>
			<h2>${e}</h2>
			<${v} plain onclick=${a} say=${o("page.close")} />
		</header>
		${r}
	</section>`}function fs(e){let[t,...n]=(e?.act??"").split(" ");return new Set(t==="play"||t==="lay"?n:[])}var La={luck:"M12 12C7 12 3.5 9.5 5 7s3.8-.5 3.8-.5S8 3.5 10.5 3.5 12 8 12 12C12 7 14.5 3.5 17 5s.5 3.8.5 3.8S20.5 8 20.5 10.5 16 12 12 12C17 12 20.5 14.5 19 17s-3.8.5-3.8.5S16 20.5 13.5 20.5 12 16 12 12C12 17 9.5 20.5 7 19s-.5-3.8-.5-3.8S3.5 16 3.5 13.5 8 12 12 12Z",played:"M4.5 19h15M4.5 16 3.5 7.5l4.7 3.6L12 5l3.8 6.1 4.7-3.6-1 8.5Z",thankyou:"M12 20.5S3.8 15 3.8 9.2a4.1 4.1 0 0 1 8.2-.7 4.1 4.1 0 0 1 8.2.7c0 5.8-8.2 11.3-8.2 11.3Z",ohno:"M11.3 3H4.5v18h6.2l2-4.5-3-4 3-4.5ZM15.5 3h4v18h-5l2-4.5-3-4 3-4.5Z",sorry:"M6 21.5V4c4-2.2 8 2.2 12.5 0v9.5c-4.5 2.2-8.5-2.2-12.5 0"},Zp=[...Object.keys(La),"deal","unlucky","moment","thanks"],Gp=2500,vr=({of:e})=>La[e]?i`<svg class="mark" viewBox="0 0 24 24" aria-hidden="true" focusable="false"><path d=${La[e]} /></svg>`:null;function Yp({onsay:e}){let[t,n]=y(""),s=M(-1/0);S(()=>{let r=setTimeout(()=>n(""),Gp);return()=>clearTimeout(r)},[t]);let a=(r,l)=>{Date.now()-s.current<Gp||(s.current=Date.now(),n(r),N(l,!0),e(l))};return i`<p class="reactions" role="group" aria-label=${o("page.reactions")}>
		${Object.keys(La).map(r=>{let l=o(`page.quick.${r}`);return i`<button type="button" key=${r} class=${`button plain ${t===r?"sent":""}`} aria-label=${l}
				title=${l} onclick=${()=>a(r,l)} aria-disabled=${t!==""}><${vr} of=${r} /></button>`})}
	</p>`}var En=({remark:e,phrase:t,text:n})=>e?o(`page.remark.${e}`):t&&Zp.includes(t)?o(`page.quick.${t}`):n,bh=e=>Math.min(12e3,4e3+70*e.length);function Qp({said:e}){let[t,n]=y(-1),[s,a]=y(!1),r=En(e);return S(()=>{if(s)return;let l=setTimeout(()=>n(e.seq),bh(r));return()=>clearTimeout(l)},[e.seq,s]),t===e.seq?null:i`<p class="bubble" aria-hidden="true" onpointerenter=${()=>a(!0)}
		onpointerleave=${()=>a(!1)}><${vr} of=${e.phrase??""} />${r}</p>`}function Xp(e,{me:t,muted:n,since:s}){let a=e.filter(r=>r.at>=s&&r.seat>=0&&(r.by===""||r.by!==t));return new Map(a.filter(r=>!n.includes(r.by)).map(r=>[r.seat,r]))}function eu({talk:e,me:t,muted:n,onsay:s,onmute:a,oncomplain:r}){let[l,c]=y(""),p=gi(),u=M(null),d=new Set(new Map(e.map(f=>[f.by,f])).values());S(()=>u.current?.scrollIntoView({block:"nearest"}),[e.length]);let $=async f=>{f.preventDefault();let m=l.trim();m&&(c(""),await s(m)===void 0&&c(m))};return i`<section class="talk" aria-label=${o("page.talk")}>
		${e.length===0?i`<p class="soft">${o("page.talk.none")}</p>`:null}
		<ol aria-live="polite" tabindex="0" aria-label=${o("page.talk")}>
			${e.map(f=>i`<li key=${f.seq}>
					<time class="soft small">${X(f.at,{timeStyle:"short"})}</time>${" "}
					<b>${f.name}</b>${f.seat<0?i` <span class="soft small">${o("page.watching")}</span>`:null} ${En(f)}
					${f.by&&f.by!==t&&d.has(f)?i`${" "}<${wh} by=${f.by} muted=${n} onmute=${a} />`:null}
					${r&&f.by&&f.by!==t&&d.has(f)?i`${" "}<button type="button" class="button plain small" onclick=${()=>r(f)}>
							${o("page.complain")}
						</button>`:null}
				</li>`)}
			<li ref=${u} class="unseen" aria-hidden="true"></li>
		</ol>
		<p class="quick" role="group" aria-label=${o("page.quick")}>
			${Zp.map(f=>i`<button type="button" key=${f} class="button plain"
				onclick=${()=>s(o(`page.quick.${f}`))}><${vr} of=${f} />${o(`page.quick.${f}`)}</button>`)}
		</p>
		<form class="row" onsubmit=${$}>
			<label class="unseen" for=${p}>${o("page.talk.say")}</label>
			<input id=${p} type="text" maxlength="300" autocomplete="off" placeholder=${o("page.talk.say")} value=${l}
				oninput=${f=>c(f.target.value)} />
			<button class="button">${o("page.talk.send")}</button>
		</form>
	</section>`}function wh({by:e,muted:t,onmute:n}){let s=t.includes(e);return i`<button type="button" class="button plain small" onclick=${()=>n(e,!s)}>
		${o(s?"page.unmute":"page.mute")}
	</button>`}var vh={2:["south","north"],3:["south","west","east"],4:["south","west","north","east"],5:["south","west","northwest","northeast","east"]};function kh(e,t){let n=[];return wo(e,t).forEach((s,a)=>n[s]=vh[e]?.[a]??"north"),n}function jt(e){let{view:t,names:n,me:s,variant:a,elsewhere:r,laid:l=!0,full:c=null,pending:p=null,unsent:u=!1}=e,{chairs:d,now:$=0,played:f=null,said:m,over:h="",onhurry:g,aloud:b=!1,children:x}=e,w=je(t),O=kh(w,s),A=c?c.cards:t.trick??[],E=c?c.winner:p?-1:t.taking??-1,ie=p&&!c?[...A,{seat:t.options?.seat??s,card:p}]:A;return i`<div class=${`felt hands-${w} ${h}`} onclick=${g}>
		<${Ah} trump=${ln(t)} />
		${wo(w,s).filter(V=>V!==r).map(V=>i`<${dt}
				key=${V} view=${t} variant=${a} seat=${V} name=${n[V]??""} names=${n}
				place=${O[V]} own=${V===s} chair=${d?.[V]} now=${$} open=${xh(t,V)}
				winner=${c?.winner===V} laid=${l} said=${m?.get(V)}
				hand=${V===f?.seat?f.hand:void 0}
			/>`)}
		<${Ih} cards=${ie} pending=${p&&!c&&u?p:""} where=${O} winner=${E}
			gone=${c?.gone??!1} names=${n} aloud=${b} />
		<${Mh} view=${t} variant=${a} names=${n} me=${s} />
		${x}
	</div>`}var xh=(e,t)=>e.shown?.[t]?.hand!==void 0?D(e.shown[t]?.hand):null;function Sh(e,t,n){let{why:s}=e,a=c=>c===n&&e.seat!==void 0?"yes":"no",r=e.trump===void 0&&ln(e)?[o("why.stay")]:[];if(s?.trump&&e.trump){let c=e.turnup&&e.turnup!=="joker"?bt(e.turnup):o("joker");r.push(o(`why.${s.trump}`,{n:s.made,card:c,name:t[s.by??-1]??"",you:a(s.by)}))}let l=e.premium?.findIndex(c=>c!=="")??-1;if(s?.premium&&l>=0){let c=s.premium==="place"?"near":"level";r.push(o("why.holds",{name:t[l]??"",you:a(l),why:c}))}return s?.behind&&r.push(o("why.behind",{name:t[l]??"",you:a(l),n:s.behind})),r}function Oh(e,t,n,s){let[a,...r]=e.vulnerable??[],l=t?.score.vulnerable;return e.seat===void 0||a===void 0||r.length||!l?[]:[o("why.vulnerable",{you:a===s?"yes":"no",name:n[a]??"",n:l})]}var Ah=({trump:e})=>i`<div class="cloth" data-trump=${e} aria-hidden="true">
	${(e==="none"?[..."CHSD"]:[e]).map(t=>i`<${ae} key=${t} trump=${t} />`)}
</div>`;function Mh({view:e,variant:t,names:n,me:s}){if(e.phase===void 0)return null;let a=[...Sh(e,n,s),...Oh(e,t,n,s)];return i`<div class="ground">
		<div>
			<${ut} trump=${ln(e)} explains />
			${a.map(r=>i`<p key=${r} class="reason small">${r}</p>`)}
		</div>
		${e.turnup?i`<div class="turnup">
					<${yt.Provider} value=""><${se} card=${e.turnup} size="mini" /><//>
					<span class="small">${o("turnup")}</span>
				</div>`:null}
	</div>`}function ut({trump:e,unsure:t=!1,explains:n=!1}){let s=i`<b>${P(e)}${t&&e?"?":""}</b>`;return i`<p class="trump">
		<span class="small">${o("page.trump")}</span>
		${e===""?i`<span class="sign none" aria-hidden="true">?</span>`:i`<${ae} trump=${e} />`}
		${n?i`<${Ae} of=${e==="none"?"notrump":"trump"}>${s}<//>`:s}
	</p>`}function dt(e){let{view:t,variant:n,seat:s,name:a,names:r=[],place:l,own:c,chair:p,now:u,open:d,winner:$,laid:f=!0,hand:m,said:h}=e,g=t.held?.[s]??0,b=t.due===void 0?t.turn.includes(s):t.due===s,x=c&&t.seat!==void 0,w=x?t.bid:t.shown?.[s]?.bid,O=x?void 0:t.shown?.[s]?.aside,A=yn(p),E=t.control===t.seat?"yes":"no";return i`<section class=${`seat ${l} ${`${b?"thinks":""} ${$?"winner":""} ${c?"own":""}`}`} data-seat=${s} aria-label=${a}>
		<div class="nameplate">
			<h2>
				<span class="name">${a}</span>
				${A?i`<${Ae} class="level" say=${Ll(p)}>${A}<//>`:null}
				${t.totals[s]===void 0?null:i`<span class="points" title=${o("page.points")}>
							${k(t.totals[s])}<span class="unseen"> ${o("page.points")}</span>
						</span>`}
				<${Th} view=${t} seat=${s} />
				${t.dealer===s?i`<${Ae} of="dealer" class="badge">
							${o("page.dealer.short")}<span class="unseen"> ${o("dealer")}</span>
						<//>`:null}
				${b?i`<span class="unseen">${o("seat.thinks")}</span>`:null}
				${p?.ready&&t.phase==="over"?i`<span class="small soft">${o("seat.ready")}</span>`:null}
			</h2>
			<p class="tally">
				${t.phase===void 0?null:i`<${Dh} view=${t} variant=${n} seat=${s} bid=${w}
							laid=${t.phase==="lay"?!t.turn.includes(s):f} />`}
				<${Eh} view=${t} seat=${s} variant=${n} />
				${t.vulnerable?.includes(s)?i`<${Ae} of="vulnerable" class="badge" variant=${n}>${o("vulnerable")}<//>`:null}
				${t.control!==void 0&&s===cn(t)?i`<span>${o("dummy.by",{name:r[t.control]??"",you:E})}</span>`:null}
				${p?.away?i`<span class="badge">${o("page.away")}</span>`:null}
				<${Rh} chair=${p} now=${u} />
			</p>
			${t.phase==="play"?i`<${Nh} suits=${D(t.void?.[s])} />`:null}
			${h?i`<${Qp} said=${h} />`:null}
		</div>
		${O?i`<div class="aside" aria-label=${o("page.aside")}>${le(O)}</div>`:null}
		${x||d?null:i`<${Bh} n=${g} />`}
		${x||!d?null:m??i`<${jh} cards=${d} trump=${t.trump} />`}
	</section>`}function Th({view:e,seat:t}){let n=Ot(e.totals)===t,s=M(n),a=n&&!s.current&&At(e)===t;if(s.current=n,!n)return null;let r=a?`[data-seat="${Ot(Jn(e))}"] .points`:void 0;return i`<${Ae} class="leads" say=${o("page.leads.is")}>
		<${Vn} from=${r} /><span class="unseen"> ${o("page.leads")}</span>
	<//>`}function Nh({suits:e}){let t={suits:q(e.map(P))};return i`<p class="voids">
		${e.length?i`<${Ae} say=${o("page.void.is",t)}>
					<span class="unseen">${o("page.void",t)}</span>${e.map(n=>i`<${Lh} suit=${n} />`)}
				<//>`:null}
	</p>`}function jh({cards:e,trump:t}){let n=s=>i`<span key=${pe(s[0]??"")} class="same-suit">
		${s.map(a=>i`<${se} key=${a} card=${a} size="mini" />`)}
	</span>`;return i`<div class="open-hand">${Cs(Me(e,re,t),t).map(n)}</div>`}function Bh({n:e}){return i`<div class="backs" aria-label=${o("page.held",{n:e})} role="img" style=${{"--n":Math.max(e,1)}}>
		${Array.from({length:e},(t,n)=>i`<${se} key=${n} face="down" />`)}
	</div>`}function Eh({view:e,seat:t,variant:n}){let s=e.premium?.[t]||"";if(s){let l=s.startsWith("declare")?"declare":"reveal";return i`<${Ae} of=${l} class="premium" variant=${n}>${ne(s)}<//>`}let a=e.why?.overcalled?.includes(t)&&e.phase!=="offer",r=ne(e.offers?.[t]??"declare");return i`${Ph(e,t)}
		${a?i`<span class="beaten">${o("offer.beaten",{offer:r})}</span>`:null}`}function Dh({view:e,variant:t,seat:n,bid:s,laid:a}){let r=e.won?.[n]??0;if(e.phase==="lay"||e.phase==="offer"||e.phase==="name")return s!==void 0?i`<span>${o("page.bid",{bid:$e(s,t)})}</span>`:a?i`<span>${o("page.laid")}</span>`:null;if(s===void 0)return i`<span class="score">${o("page.won",{won:r})}</span>`;let l=e.contract?.[n]||"short";return i`<span class=${`stand ${l}`}>
		<${kr} view=${e} variant=${t} seat=${n} bid=${s} />
		<span class="score">${o("page.won.of",{won:r,bid:$e(s,t)})}</span><${Ch} stands=${l} />
	</span>`}function kr({view:e,variant:t,seat:n=-1,bid:s}){let a=e.won?.[n]??0;if(s===void 0||a+s===0)return null;let l=s===0&&e.contract?.[n]!=="lost"&&t?.score.zeroOrAll?Ut(t):s;return i`<span class="dots" aria-hidden="true">
		${Array.from({length:Math.max(a,l)},(c,p)=>i`<i key=${p} class=${p>=l?"extra":p<a?"full":""}></i>`)}
	</span>`}function Ch({stands:e}){let t=e==="lost"?"✕":"✓";return i`<span class="unseen">${o(`page.contract.${e}`)}</span>
		${e==="short"?null:i`<b class="tells" aria-hidden="true">${t}</b>`}`}function Ph(e,t){let n=e.phase==="offer"?e.offers?.[t]:"";return n?i`<span>${ne(n)}</span>`:null}function Lh({suit:e}){return e==="nines"?i`<span class="void">9</span>`:i`<svg class=${`void suit-${e}`} viewBox="0 0 100 100" aria-hidden="true">
		<use href=${`#pip-${e}`} /><path d="M8 92 92 8" />
	</svg>`}function Rh({chair:e,now:t}){if(!e||e.until===void 0&&e.bank===void 0)return null;let n=Math.max(0,e.until!==void 0?e.until-t:e.bank??0),s=n<2e4&&e.until!==void 0;return i`<span class=${`time ${s?"short":""}`}>${qh(n)}</span>`}function qh(e){let t=Math.ceil(e/1e3);if(t>=86400)return o("page.days",{n:Math.floor(t/86400)});let n=r=>String(r).padStart(2,"0"),[s,a]=[Math.floor(t/3600),Math.floor(t/60)];return s>0?`${s}:${n(a%60)}:${n(t%60)}`:`${a}:${n(t%60)}`}function Ih({cards:e,pending:t,where:n,winner:s,gone:a,names:r,aloud:l}){let c=M(null),p=M(new Set);return ye(()=>{let u=c.current;if(!u)return;let d=new Set(e.map(f=>`${f.seat} ${f.card}`)),$=[];for(let f of u.querySelectorAll("[data-of]")){let m=`${f.dataset.of} ${f.dataset.card}`;p.current.has(m)||$.push(zh(f,_h(f))),a&&$.push(Fh(f,u.closest(".felt")?.querySelector(`[data-seat="${s}"] .nameplate`)))}for(let f of $)f?.();p.current=d},[e.map(u=>`${u.seat}${u.card}`).join(),a]),i`<ol class="trick" ref=${c} aria-label=${o("page.trick")} aria-live=${l?"polite":void 0}>
		${e.map(({seat:u,card:d},$)=>i`<li key=${`${u} ${d}`}
				class=${`${n[u]} ${u===s?"best":""} ${d===t?"waits":""}`}
				data-of=${u} data-card=${d} style=${{"--i":$}}>
				<span class="unseen">${r[u]}: </span><${se} card=${d} />
				${d===t?i`<small class="later">${o("page.unsent.card")}</small>`:null}
			</li>`)}
	</ol>`}var Wh=":is(.backs, .open-hand, .hand, .nameplate)";function _h(e){let t=ms.get(e.dataset.card??"");return t||e.closest(".felt")?.querySelector(`[data-seat="${e.dataset.of}"] ${Wh}`)?.getBoundingClientRect()}var ms=new Map,tu=e=>parseFloat(getComputedStyle(e).getPropertyValue("--move"))||0;function zh(e,t){let n=tu(e);if(!t||!n||!e.animate)return;let s=e.getBoundingClientRect(),a=t.left+t.width/2-(s.left+s.width/2),r=t.top+t.height/2-(s.top+s.height/2),l=Math.min(1,t.width/s.width||1),c=[{transform:`translate(${a}px, ${r}px) scale(${l})`},{transform:"none"}];return()=>e.animate(c,{duration:n,easing:"cubic-bezier(0.2, 0.7, 0.2, 1)"})}function Fh(e,t){let n=tu(e);if(!t||!n||!e.animate)return;let s=e.getBoundingClientRect(),a=t.getBoundingClientRect(),r=a.left+a.width/2-(s.left+s.width/2),l=a.top+a.height/2-(s.top+s.height/2),c=[{transform:"none",opacity:1},{transform:`translate(${r}px, ${l}px) scale(0.4)`,opacity:0}];return()=>e.animate(c,{duration:n,easing:"cubic-bezier(0.5, 0, 0.8, 0.4)",fill:"forwards"})}var xr={calm:2e3,usual:1200,quick:550,instant:550},Hh=280,Kh={calm:650,usual:350,quick:150,instant:0},Uh=12,Jh=(e,t)=>gt(e,t)&&nu(t)>nu(e),nu=e=>(e?.played??[]).reduce((t,n)=>t+D(n).length,0),Ra=class{shown=R(null);#e;#n=[];#t=0;#s=()=>{};constructor(t){this.#e=t}take(t){this.#n.push(t),document.hidden||this.#n.length>Uh?this.skip():this.#t||this.#a()}skip(){this.stop();let t=this.#n.at(-1)??this.shown.peek()?.message;this.#n=[],t&&(this.shown.value={message:t,full:null})}hurry(){return this.#t&&this.#s(),this.#t!==0&&(this.#n.length>0||!!this.shown.peek()?.full)}stop(){clearTimeout(this.#t),this.#t=0}#a(){let t=this.#n.shift();if(!t)return;let n=this.shown.peek()?.message.view,s=pn(n,t.view);this.shown.value={message:t,full:s};let a=Kh[this.#e()];if(!s&&a&&Jh(n,t.view))return this.#r(a,()=>this.#a());if(!s)return void this.#a();this.#r(xr[this.#e()],()=>{this.shown.value={message:t,full:{...s,gone:!0}},this.#r(on()?0:Hh,()=>{this.shown.value={message:t,full:null},this.#a()})})}#r(t,n){this.#s=()=>{this.stop(),n()},this.#t=setTimeout(this.#s,t)}};async function Vh(e,t,n){await zl([e,t,n],!1,({id:s})=>Ht(cl,dl,{table:e,match:t,id:s,pace:Ft[T.pace.value],...n}))}function Gh(e,t,n,s){let a=Array.from({length:e},(r,l)=>l===t?"":s[l]||n);return a.every((r,l)=>l===t||r===n)?n:a.join()}function su({of:{table:e,match:t,deal:n,step:s},names:a,front:r,onclose:l}){let[c,p]=y(String(r)),[u,d]=y(""),[$,f]=y({}),{busy:m,once:h}=L();S(()=>{te(Oe)},[]);let g=u||_l(),b=Fn.value.map(({name:A})=>[A,o(`page.level.${A}`)]),x=Gh(a.length,Number(c),g,$),O=i`<${v} chief aria-busy=${m} disabled=${m||!g} onclick=${()=>h(()=>Vh(e,t,{deal:n,step:s,seat:Number(c),bots:x}))}
		say=${o("page.whatif.play")} />`;return i`<${F} title=${o("page.whatif")} onclose=${l} actions=${O}>
		<div class="play-on">
			<p>${o("page.whatif.about")}</p>
			<${I} label=${o("page.whatif.seat")} value=${c} onchange=${p}
				options=${a.map((A,E)=>[String(E),A])} />
			<${I} label=${o("page.whatif.others")} value=${g} options=${b}
				onchange=${A=>(d(A),f({}))} />
			${a.length>2?i`<details><summary>${o("page.whatif.each")}</summary><div class="play-on-each">
						${a.map((A,E)=>E===Number(c)?null:i`<${K} key=${E} label=${A}
							value=${$[E]||g} options=${b}
							onchange=${ie=>f({...$,[E]:ie})} />`)}
					</div></details>`:null}
		</div>
	<//>`}function Zh({rest:e}){let[t,n="1",s="0"]=e;return t?i`<${Qh} table=${t} match=${Number(n)||1} deal=${Number(s)||0} />`:i`<${_} title=${o("page.nav.replay")} text=${o("page.replay.which")}>
			<p><a class="button chief" href="/records">${o("page.nav.records")}</a></p>
		<//>`}async function Or({table:e,match:t,deal:n}){if(e==="mine"&&!await On())throw new ce(o("page.replay.gone"));return Ht(Hs,hn,{table:e,match:t,deal:n})}function Yh(e,t,n){let s=M(new Map),[,a]=y(0);return S(()=>{if(!n||s.current.get(t)?.told)return;let r=new AbortController,l=c=>{s.current.set(t,c),a(p=>p+1)};return l({}),Ht(il,pl,{...e,step:t},r.signal).then(c=>l({told:c}),c=>r.signal.aborted||l({wrong:C(c)})),()=>r.abort()},[t,n]),n?s.current.get(t)??{}:null}function Ar(e){let t=[];for(let{line:s,views:a}of e.steps){let r=t[t.length-1]?.views;("act"in s||t.length===0)&&t.push(r?{line:s,views:a,before:r}:{line:s,views:a})}let n=e.steps[e.steps.length-1];return n?.views[0]?.phase==="over"&&t.push({line:{},views:n.views,sheet:!0}),t}function Qh({table:e,match:t,deal:n}){let{value:s,wrong:a}=j(()=>Or({table:e,match:t,deal:n}),e,t,n);if(a)return i`<${_} title=${o("page.nav.replay")} text=${a}>
			<p><a class="button" href="/records">${o("page.nav.records")}</a></p>
		<//>`;if(!s)return i`<${_} text=${o("page.replay.loading")} />`;let r=`${e} ${t} ${n}`;return i`<${Xh} key=${r} table=${e} match=${t} deal=${n} played=${s} />`}function Mr(e,t){let n=e[t],s={...n.shown};return e.forEach((a,r)=>{if(r===t)return;let l={hand:a.hand??""};a.aside&&(l.aside=a.aside),a.bid!==void 0&&(l.bid=a.bid),s[r]=l}),{...n,shown:s,offers:(n.offers??[]).map((a,r)=>e[r]?.offers?.[r]??a)}}function Xh({table:e,match:t,deal:n,played:s}){let a=Xt(Z(s.header.variant),s.header.rules),r=we(()=>Ar(s),[s]),l=r[0]?.views.length??1,c=en(s.header,l),p=r.length-1,u=Se.value,d=Math.min(p,Math.max(0,Number(u.get("step"))||0)),$=/^[0-4]$/.test(u.get("seat")??"")?Math.min(l-1,Number(u.get("seat"))):-1,f=$>=0?$:jn(s.header,l),m=r[d+1]?.line,h=m!==void 0&&"act"in m,g=Yh({table:e,match:t,deal:n},d,h&&u.has("hint")),b=(_e,Pn=$,js=g!==null&&_e===d)=>`/replay/${e}/${t}/${n}?step=${_e}${Pn>=0?`&seat=${Pn}`:""}${js?"&hint":""}`,x=_e=>J(b(Math.min(p,Math.max(0,_e))),{replace:!0}),w=r[d],O=ng(d,p,!!qa(w),x),A=O.past(x),E=we(()=>ag(r),[r]),ie=tg(d,E,p,A),V=M(null),ft=r[d]?.views[0]?.phase!=="over",Cn=O.past(()=>ft&&J(`${b(d)}&on=1`,{replace:!0})),mt=O.past(()=>h&&J(b(d,$,!g),{replace:!0}));og({h:mt,p:Cn,...g&&{Escape:mt},ArrowRight:ie.forward,ArrowLeft:ie.back," ":O.toggle,ArrowDown:ie.trickForward,ArrowUp:ie.trickBack,Home:ie.start,End:ie.end});let Ne=$>=0?w.views[$]:Mr(w.views,f);return i`<${yt.Provider} value=${Ge(Ne)}><main id="main" tabindex="-1" class="replay">
		<${lg} played=${s} table=${e} match=${t} deal=${n} names=${c.slice(0,l)} seat=${$}
			onseat=${_e=>J(b(d,_e),{replace:!0})} here=${b(d)}
			onplay=${ft?Cn:void 0} />
		<div class="replay-board">
			<div class="replay-table table board" onpointerdown=${O.stop}>
				<h2 class="unseen">${$>=0?o("page.replay.seen",{name:c[$]}):o("page.replay.all")}</h2>
				<${eg} moment=${w} view=${Ne} names=${c} variant=${a} at=${f} hint=${g?.told} />
			</div>
			<aside class="replay-aside" data-hint=${g?"":void 0}>
				${g?i`<${rg} key=${d} hint=${g} variant=${a} name=${c[m.by??m.seat]??""}
							bid=${r[d+1]?.views[m.seat]?.bid} back=${V} onclose=${mt} />`:null}
				<section class="replay-tricks"><h2>${o("tricks.title")}</h2><${ct} view=${Ne} names=${c} /></section>
			</aside>
		</div>
		<div class="replay-controls">
			<div class="replay-say">
				<p class="said" aria-live="polite"><span>${H(Tr(w,c,$,a))}</span></p>
				<button type="button" class="button plain" ref=${V} aria-pressed=${g!==null} aria-keyshortcuts="h"
					title=${o("page.hint.ask")} disabled=${!h} onclick=${mt}>${o("page.hint")}</button>
			</div>
			<${sg} step=${d} last=${p} to=${A} steps=${ie} auto=${O} />
		</div>
		${ft&&u.get("on")?i`<${su} of=${{table:e,match:t,deal:n,step:d}} names=${c.slice(0,l)}
			front=${f} onclose=${()=>A(d)} />`:null}
	</main><//>`}function eg({moment:e,view:t,names:n,variant:s,at:a,hint:r}){if(e.sheet){let c={view:{...t,seat:void 0},names:n,variant:s,won:"",hands:e.views.length};return i`<div class="replay-sheet"><div>
			<${Ca} ...${c} />
			<${Qe} view=${t} names=${n} variant=${s} me=${-1} untitled=${!0}
				crowned=${!!t.closed} />
		</div></div>`}let l=zt(s,t.phase);return i`<${jt} view=${t} variant=${s} names=${n} me=${a} elsewhere=${a} laid=${l}
			full=${qa(e)} />
		<${ig} view=${t} variant=${s} laid=${l} seat=${a} name=${n[a]??""} hint=${r} />`}var tg=(e,t,n,s)=>({start:()=>s(0),trickBack:()=>s(t.findLast(a=>a<e)??0),back:()=>s(e-1),forward:()=>s(e+1),trickForward:()=>s(t.find(a=>a>e)??n),end:()=>s(n)});function ng(e,t,n,s){let[a,r]=y(!1),[l,c]=y(()=>T.pace.peek()==="instant"?"quick":T.pace.peek());S(()=>{if(a&&e===t&&r(!1),!a||e===t)return;let $=setTimeout(()=>s(e+1),n?xr[l]:Ft[l]);return()=>clearTimeout($)},[a,e,l]);let p=()=>r(!1);return S(()=>(document.addEventListener("visibilitychange",p),()=>document.removeEventListener("visibilitychange",p)),[]),{on:a,toggle:()=>{!a&&e===t&&s(0),r(!a)},past:$=>(...f)=>{p(),$(...f)},stop:p,pace:l,setPace:c}}function sg({step:e,last:t,to:n,steps:s,auto:a}){let r=o("page.replay.at",{n:e,of:t}),l=u=>n(u.currentTarget.valueAsNumber),[c,p]=[e===0,e===t];return i`<div class="replay-auto">
			<${nn} label=${o(a.on?"page.replay.pause":"page.replay.play")} icon=${a.on?"pause":"play"}
				off=${!1} onclick=${a.toggle} />
			<input type="range" min="0" max=${t} value=${e} aria-label=${o("page.replay.step")}
				aria-valuetext=${r} oninput=${l} />
			<${K} hidden label=${o("page.replay.pace")} value=${a.pace} onchange=${a.setPace}
				options=${Y("page.pace","calm","usual","quick")} />
		</div>
		<div class="replay-keys">
			<${nn} label=${o("page.replay.start")} icon="start" off=${c} onclick=${s.start} />
			<${nn} label=${o("page.replay.trick.back")} icon="fast-back" off=${c} onclick=${s.trickBack} />
			<${nn} label=${o("page.replay.back")} icon="back" off=${c} onclick=${s.back} />
			<span class="count score">${r}</span>
			<${nn} label=${o("page.replay.forward")} icon="forward" off=${p} onclick=${s.forward} />
			<${nn} label=${o("page.replay.trick.forward")} icon="fast-forward" off=${p} onclick=${s.trickForward} />
			<${nn} label=${o("page.replay.end")} icon="end" off=${p} onclick=${s.end} />
		</div>`}function ag(e){return e.flatMap((t,n)=>{let s=t.views[0]?.phase==="play"&&t.before?.[0]?.phase!=="play";return n===0||s||qa(t)||t.sheet?[n]:[]})}var qa=e=>pn(e.before?.[0],e.views[0]);function Tr(e,t,n,s){if(e.sheet)return o("ask.next");let{line:a}=e;if(!("act"in a))return o("page.replay.dealt",{name:t[a.dealer]});let[r="",...l]=String(a.act).split(" "),c=t[a.seat]??"",p=n>=0&&n!==a.seat,u=e.views[a.seat],d=qa(e);if(r==="lay"){let f=l.map(h=>qe(h,Ge(u))).join(" "),m=$e(u?.bid??0,s);return p?o("page.replay.laid",{name:c}):o("page.replay.lays",{name:c,cards:f,bid:m})}if(r==="name")return o("page.replay.names",{name:c,trump:P(l[0])});if(r==="play"){let[f,m]=d?["yes",t[d.winner]??""]:["no",""];return o("page.replay.plays",{name:c,card:qe(l[0]??"",Ge(u)),taken:f,winner:m})}let $=e.views[n];return p&&$?.phase==="offer"&&!$.offers?.[a.seat]?o("page.replay.decided",{name:c}):o("page.replay.offers",{name:c,offer:ne(String(a.act))})}function og(e){ye(()=>{let t=n=>{let s=e[n.key];if(!s||n.ctrlKey||n.metaKey||n.altKey||n.shiftKey)return;let a=`input, select, textarea, dialog${n.key===" "?", button, a":""}`;n.target instanceof Element&&n.target.closest(a)||(n.preventDefault(),s())};return addEventListener("keydown",t),()=>removeEventListener("keydown",t)})}function rg({hint:e,variant:t,name:n,bid:s,back:a,onclose:r}){let{told:l,wrong:c}=e,p=o("page.hint.of",{name:n});return i`<${Pa} class="replay-hint" title=${p} told=${l} back=${a} onclose=${r}>
		${l?i`<${Mn} advice=${l.advice} variant=${t} done=${{act:l.act,name:n,bid:s}} />`:i`<p class=${c?"":"soft"} role="status">${c??o("page.hint.thinking")}</p>`}
	<//>`}function ig({view:e,variant:t,laid:n,seat:s,name:a,hint:r}){let l=Me(D(e.hand),re,e.trump),[c,p]=[fs(r?.advice),fs(r)];return i`<div class="replay-held">
		<${dt} view=${e} variant=${t} seat=${s} name=${a} place="south" own=${!0}
			chair=${void 0} now=${0} open=${null} winner=${!1} laid=${n} />
		<div class="cards" style=${{"--n":Math.max(l.length,2)}} aria-label=${a} role="group">${l.map(u=>i`<span key=${u} class="one">
				<${se} card=${u} />
				<span class="mark">
					${c.has(u)?i`<${Te} />`:null}${p.has(u)?i`<${oa} />`:null}
				</span>
			</span>`)}</div>
		<div class="laid">${le(e.aside)}</div>
	</div>`}function lg({played:e,table:t,match:n,deal:s,names:a,seat:r,onseat:l,here:c,onplay:p}){let[u,d]=y(!1),$=e.steps[e.steps.length-1]?.views[0]?.trump??"",f=h=>`/replay/${t}/${n}/${h}${r>=0?`?seat=${r}`:""}`,m=a.map((h,g)=>[String(g),o("page.replay.seen",{name:h})]);return i`<header class="replay-head">
		<a class="mark" href="/records">99<span class="unseen"> ${o("page.nav.records")}</span></a>
		<h1>
			<span class="soft">${e.header.rules?.name??he(e.header.variant)}</span>
			<span>${o("sheet.title",{deal:s+1,trump:P($)})}${" "}<${ae} trump=${$} /></span>
		</h1>
		<nav class="row" aria-label=${o("page.replay.deals")}>
			<${au} to=${s>0?f(s-1):""} text=${o("page.replay.previous")} arrow="←" />
			<${au} to=${s+1<e.deals?f(s+1):""} text=${o("page.replay.next")} arrow="→" />
		</nav>
		<${K} hidden label=${o("page.replay.hands")} value=${String(r)}
			options=${[["-1",o("page.replay.all")],...m]}
			onchange=${h=>l(Number(h))} />
		<div class="row doings">
			${t==="mine"?null:i`<a class="button plain to-table" href=${`/t/${t}`} aria-label=${o("page.learn.table")}>
						${Sr(o("page.learn.table"),o("page.replay.table.short"))}
					</a>`}
			<button type="button" class="button plain" aria-keyshortcuts="p" disabled=${!p} onclick=${p}
				aria-label=${o("page.whatif")}>${Sr(o("page.whatif"),o("page.whatif.play"))}</button>
			<a class="button plain" href=${`/report/${t}/${n}/${s}${r>=0?`?seat=${r}`:""}`}>
				${o("page.report.short")}
			</a>
			${t==="mine"?null:i`<button type="button" class="button plain" onclick=${()=>ia(fn(c))}
						aria-label=${o("page.replay.link")}>${Sr(o("page.replay.link"),o("page.replay.link.short"))}</button>`}
			<${v} plain onclick=${()=>d(!0)} say=${o("page.fair.short")} />
		</div>
		${u?i`<${F} title=${o("page.fair")} onclose=${()=>d(!1)}>
					${t==="mine"?i`<${cg} match=${n} />`:i`<${os} table=${t} match=${n} />`}
				<//>`:null}
	</header>`}var Sr=(e,t)=>i`<span class="words">${e}</span><span class="arrow">${t}</span>`;function cg({match:e}){let{value:t}=j(async()=>{let a=await On();return(a&&await na(a.bytes))??""});if(t===void 0)return null;if(t==="")return i`<p>${o("page.fair.packed")}</p>`;let n=[...t.matchAll(/^\s*\{[^\n]*"ninetynine":/gm)].map(a=>a.index),s=n[e-1]??0;return i`<${os} record=${t.slice(s,n[e]??t.length)} />`}function au({to:e,text:t,arrow:n}){let s=i`<span class="words">${t}</span><span class="arrow" aria-hidden="true">${n}</span>`;return e?i`<a href=${e}>${s}</a>`:i`<span class="off" aria-disabled="true">${s}</span>`}var pg={start:"M5 4v16M20 4 8 12l12 8z","fast-back":"M12 4 2 12l10 8zM22 4 12 12l10 8z",back:"M15 4 7 12l8 8 1-1-7-7 7-7z",forward:"M9 4l8 8-8 8-1-1 7-7-7-7z",play:"M6 3l14 9-14 9z",pause:"M5 4h4v16H5zM15 4h4v16h-4z","fast-forward":"M2 4l10 8-10 8zM12 4l10 8-10 8z",end:"M19 4v16M4 4l12 8-12 8z"};function nn({label:e,icon:t,off:n,onclick:s}){return i`<button type="button" class="replay-key" aria-label=${e} title=${e} aria-disabled=${n}
		onclick=${()=>n||s()}>
		<svg viewBox="0 0 24 24" aria-hidden="true" focusable="false"><path d=${pg[t]} /></svg>
	</button>`}function ug(e){let t=(r,l)=>Math.max(l,Math.trunc(Number(e.get(r)))||l),[n,s,a]=[t("match",1),t("deal",0),t("step",0)];return{table:e.get("of")||"mine",match:n,deal:s,step:a}}function dg({rest:[e=""]}){let t=ug(Se.value),n=br(e,t),{value:s,wrong:a}=j(async()=>{let r=await Promise.all([Or(t),Hs({table:e,match:1,deal:t.deal})]);if(!$g(r))throw new ce(o("page.replay.gone"));return{key:n,both:r}},n);return a?i`<${_} class="endings" title=${o("page.nav.whatif")} text=${a}>
			<p><a class="button" href="/records">${o("page.nav.records")}</a></p>
		<//>`:s?.key!==n?i`<${_} class="endings" text=${o("page.replay.loading")} />`:i`<main id="main" tabindex="-1" class="endings">
		<${fg} table=${e} from=${t} both=${s.both} />
	</main>`}var $g=([e,t])=>String(e.steps[0]?.line.hands)===String(t.steps[0]?.line.hands),ou=({steps:e})=>e.map(({line:t})=>t).filter(t=>"act"in t);function ru({steps:e}){let t=e.findLast(({views:n})=>n[0]?.phase==="over")?.views;return t&&Mr(t,0)}function fg({table:e,from:t,both:[n,s]}){let{header:a}=n,r=Xt(Z(a.variant),a.rules),[l,c]=[ru(n),ru(s)];if(!l?.points||!c?.points)return i`<h1>${o("page.nav.whatif")}</h1><p>${o("page.whatif.unfinished")}</p>
			<p><a class="button" href=${`/t/${e}`}>${o("page.records.table")}</a></p>`;let p=Ap(ou(n),ou(s),je(l),t.step),u=n.steps[0]?.views.length??1,d=[en(a,u),en(s.header,u)],$=`/replay/${t.table}/${t.match}/${t.deal}`,[f=t.step,m=t.step]=p?.steps??[];return i`<div class="endings-head"><header>
			<p class="soft">${a.rules?.name??he(a.variant)} ·${" "}
				${o("sheet.title",{deal:t.deal+1,trump:P(c.trump)})}${" "}
				<${ae} trump=${c.trump??""} /></p>
			<h1>${o("page.nav.whatif")}</h1>
			<p class="lead">${mg(p?.trick)}</p>
		</header>
		<${hg} was=${l.points} now=${c.points} names=${d} me=${jn(s.header,u)} /></div>
		<div class="endings-both">
			<${iu} title=${o("page.whatif.was")} played=${n} view=${l} names=${d[0]} variant=${r}
				trick=${p?.trick} step=${f} at=${$} />
			<${iu} title=${o("page.whatif.now")} played=${s} view=${c} names=${d[1]} variant=${r}
				trick=${p?.trick} step=${m} at=${`/replay/${e}/1/${t.deal}`}
				again=${`${$}?step=${t.step}&on=1`} />
		</div>`}function mg(e){return e===void 0?o("page.whatif.same"):e<0?o("page.whatif.parted.before"):o("page.whatif.parted",{n:e+1})}function iu({title:e,played:t,view:n,names:s,variant:a,trick:r,step:l,at:c,again:p}){let u=r===void 0||r<0?void 0:Ar(t)[l+1];return i`<section>
		<h2>${e}</h2>
		${u?i`<p>${H(Tr(u,s,-1,a))}</p>`:null}
		<${Qe} view=${n} names=${s} variant=${a} me=${-1} untitled=${!0} />
		<div class="endings-tricks">
			<h3>${o("tricks.title")}</h3>
			<${ct} view=${n} names=${s} from=${Math.max(0,r??0)} />
		</div>
		<p class="row">
			<a class="button" href=${`${c}?step=${l}`}>${o("page.replay")}</a>
			${p?i`<a class="button plain" href=${p}>${o("page.whatif.again")}</a>`:null}
		</p>
	</section>`}function hg({was:e,now:t,names:n,me:s}){let a=e.map((c,p)=>p),r=c=>{let[p="",u=""]=n.map(d=>d[c]??"");return p===u?p:i`${p}<span class="soft small"> / ${u}</span>`},l=(c,p,u="")=>i`<tr class=${u}><th scope="row">${c}</th>
		${a.map(d=>i`<td key=${d} data-mine=${d===s?"":void 0}>${p(d)}</td>`)}</tr>`;return i`<${ee}><table class="book endings-difference">
		<caption class="unseen">${o("page.whatif.points")}</caption>
		<thead><tr><td></td>${a.map(c=>i`<th key=${c} scope="col">${r(c)}</th>`)}</tr></thead>
		<tbody>
			${l(o("page.whatif.was"),c=>k(e[c]??0))}
			${l(o("page.whatif.now"),c=>k(t[c]??0))}
		</tbody>
		<tfoot>${l(o("page.whatif.difference"),c=>oe((t[c]??0)-(e[c]??0)),"total")}</tfoot>
	</table><//>`}function $t({cards:e,can:t,chosen:n,best:s,values:a=null,label:r,open:l=!1,twice:c,onpick:p,onplay:u}){let[d,$]=y(""),f=M(null),m=e.includes(d)?d:e.find(w=>t?.has(w))??e[0];gg(e,t,m,f,$),yg(f);function h(w){let O=w.ctrlKey||w.metaKey||w.altKey?void 0:wg(e,m,w.key);O!==void 0&&(w.preventDefault(),O!==""&&($(O),cu(f.current,O)?.focus()))}function g(w,O){$(O);let A=w.pointerType==="touch",E=T.play.value==="twice"||T.play.value==="auto"&&A;c||E&&!n.has(O)?p(O):u(O)}let b=(w,O)=>{let A=t===null||t.has(w);return i`<button type="button" key=${w} data-card=${w} class=${n.has(w)?"chosen":""}
			tabindex=${w===m?0:-1} aria-disabled=${A&&t!==null?void 0:"true"}
			aria-pressed=${c?n.has(w):void 0} style=${{"--k":O}}
			onclick=${E=>g(E,w)}>
			<${se} card=${w} dim=${!A} lifted=${n.has(w)} size=${l?"mini":"full"} />
			${a?i`<span class="worth" aria-hidden="true">${a[pe(w)]}</span>`:null}
			${s?.has(w)?i`<span class="mark"><${Te} /></span>`:null}
		</button>`},x=e.length>5?Math.ceil(e.length/2):5;return i`<div class=${`hand ${l?"open":""} ${t?"asked":""}`} ref=${f} role="group"
		aria-label=${r} onkeydown=${h} onmousedown=${bg}
		style=${{"--n":Math.max(1,e.length),"--cols":x}}>
		${l?Cs(e).map(w=>i`<span key=${pe(w[0]??"")} class="same-suit">${w.map(b)}</span>`):e.map(b)}
	</div>`}function gg(e,t,n,s,a){ye(()=>{let r=e.find(c=>t?.has(c)),l=s.current?.querySelector("[data-card]:focus");!r||t?.has(l?.dataset.card??n??"")||(a(r),l&&cu(s.current,r)?.focus())},[t?[...t].join():""])}function yg(e){ye(()=>{let t=0,n=()=>{for(let a of e.current?.querySelectorAll("[data-card]")??[])ms.set(a.dataset.card??"",a.getBoundingClientRect())},s=requestAnimationFrame(()=>t=setTimeout(n));return()=>(cancelAnimationFrame(s),clearTimeout(t))})}var cu=(e,t)=>e?.querySelector(`[data-card="${t}"]`),bg=e=>e.preventDefault();function wg(e,t,n){let s=e.indexOf(t??"");switch(n){case"ArrowRight":return e[(s+1)%e.length];case"ArrowLeft":return e[(s-1+e.length)%e.length];case"Home":return e[0];case"End":return e.at(-1);case"ArrowUp":return lu(e,s,-1);case"ArrowDown":return lu(e,s,1)}}function lu(e,t,n){let s=pe(e[t]??"");for(let a=1;a<e.length;a++){let r=e[(t+n*a+e.length*a)%e.length]??"";if(pe(r)!==s)return r}return""}function vg(e,t,n){let s=e.filter(r=>kg(rn(r)).includes(t.toLowerCase())),a=s.indexOf(n);return s[(a+1)%s.length]}function Ia(e,t){let n=[...document.querySelectorAll(`${e} [data-card]`)],s=document.activeElement?.dataset?.card??"",a=vg(n.map(r=>r.dataset.card??""),t,s);return n.find(r=>a&&r.dataset.card===a)?.focus(),a!==void 0}function kg(e){return/^\d+$/.test(e)?e==="10"?["0","t"]:e.length>1?[]:[e]:[e.toLowerCase(),o(`rank.${e}`).slice(-1).toLowerCase()]}function pu(e,t,n,s,a=!1){let r=e.options;if(n)return o("page.paused");if(s){let c=s.cards.find(u=>u.seat===s.winner)?.card??"",p=s.winner===e.seat?"yes":"no";return o("page.won.trick",{you:p,name:t[s.winner]??"",card:bt(c,Ge(e))})}if(e.phase==="over")return o("ask.next");if(!r){let c=e.turn.filter(p=>p!==e.seat).map(p=>t[p]??"");return c.length?o(a?"ask.unfetched":"ask.wait",{names:q(c),n:c.length}):e.turn.length?" ":o("waiting.table")}if(r.kind==="lay")return o("ask.lay",{n:r.pick??3});if(r.kind==="name")return o("ask.name");if(r.kind==="offer"&&uu(r))return xg(e,t);if(r.kind==="offer")return o((e.offers?.[e.seat??0]??"").startsWith("declare")?"ask.raise":"ask.offer");let l=r.seat===void 0||r.seat===e.seat?"you":"dummy";return r.led?o(r.follow?"ask.follow":"ask.discard",{who:l,suit:P(r.led)}):o("ask.lead",{who:l})}var uu=e=>e.acts?.length===1&&e.acts[0]==="pass";function xg(e,t){let n=e.offers?.findIndex(s=>s.startsWith("reveal"))??-1;return n<0?o("ask.pass.unsaid"):o("ask.pass",{name:t[n]??""})}var du=e=>e?.led&&e.follow?o("illegal.follow",{suit:P(e.led)}):o("illegal");function Dn({options:e,chosen:t,variant:n,onlay:s,busy:a,waits:r=!1,slots:l=!1,premiums:c=!0}){let[p,u]=y("pass"),[d,$]=y(!1),f=e.pick??3,m=(e.offers?.length??0)<=3?e.offers??[]:[],h=Rn([...t],e.worth??""),g=t.size<f?k(h):$e(h,n),b=o("lay.more",{n:f-t.size}),x=!r&&(p!=="pass"||d);return i`<div class=${`answer ${x?"sure":""}`}>
		${p==="pass"||!x?x&&m.map(w=>w==="pass"?null:i`<${Nr} key=${w} offer=${w} variant=${n} />`):i`<${Nr} offer=${p} variant=${n} />`}
		<p class=${`total ${/ /.test(g)?"two":""}`} aria-live="polite" aria-atomic="true">
			${l?i`<${Sg} cards=${Me([...t],re)} pick=${f} worth=${ze(e.worth??"")} />`:null}
			<span class="small">${o("page.yourbid")}</span>${" "}
			<b class="score">${t.size?g:"–"}</b>
			${t.size&&t.size<f?i`<span class="unseen">${b}</span>`:null}
		</p>
		${m.length&&c?i`<div class="offers" role="radiogroup" aria-label=${o("col.premium")}>
					${m.map(w=>i`<${Ae} key=${w} label of=${w==="pass"?"premium":w} variant=${n}>
							<input type="radio" name="premium" checked=${w===p} onchange=${()=>u(w)} />
							<span>${$u(w,n,!1)}</span>
						<//>`)}
					<button type="button" class="button plain what" aria-label=${o("page.premium.what")}
						title=${o("page.premium.what")} aria-expanded=${d} onclick=${()=>$(!d)}>?</button>
				</div>`:null}
		<button type="button" class="button chief" disabled=${t.size!==f||a}
			onclick=${()=>s(m.length?p:"")}>
			${t.size<f?b:p==="pass"?o("page.lay"):o(`page.lay.${p}`,{bid:g})}
		</button>
	</div>`}function Sg({cards:e,pick:t,worth:n}){return i`<span class="slots" aria-hidden="true">
		${Array.from({length:t},(s,a)=>{let r=e[a];return i`<span key=${a} class=${`slot ${r?"said":""}`}>
				${r?i`<${se} card=${r} size="mini" /><b class="score">+${n[pe(r)]}</b>`:null}
			</span>`})}
	</span>`}function $u(e,t,n=!0){if(e==="pass")return o(n?"menu.pass":"page.nopremium");let{level:s,...a}=jr(e,t);return o(`menu.${s}`,a)}function jr(e,t){let[n="",s=""]=e.split(" ");return{level:n,points:t?.offers[n==="declare"?"declare":"reveal"]??"",n:s}}function Nr({offer:e,variant:t}){let{level:n,points:s,n:a}=jr(e,t),r=Ps(t);return i`<p class="ask" role="status">${o(`ask.sure.${n}`,{points:s,number:a||"none",loss:r})}</p>`}function Wa({options:e,variant:t,onact:n,busy:s,best:a}){let[r,l]=y(""),[c,p]=y(""),u=e.acts??[],d=[...new Set(u.map(m=>m.split(" ")[0]??""))],$=u.filter(m=>m.startsWith(`${r} `));if(S(()=>(l(""),p("")),[u.join()]),uu(e))return i`<div class="answer">
			<${v} chief disabled=${s} onclick=${()=>n("pass")} say=${o("page.pass")} />
		</div>`;if(c){let{level:m,points:h,n:g}=jr(c,t);return i`<div class=${`answer sure ${g?"numbered":""}`}>
			<${Nr} offer=${c} variant=${t} />
			<${v} chief disabled=${s} onclick=${()=>n(c)}
				say=${o(`page.sure.${m}`,{points:h,n:g&&` ${g}`})} />
			<${v} onclick=${()=>p("")} say=${o("page.sure.not")} />
		</div>`}let f=m=>m==="pass"||u.every(h=>h!=="pass")?n(m):p(m);return i`<div class="answer">
		<${Ae} of="premium" class="what">?<span class="unseen"> ${o("col.premium")}</span><//>
		${d.map(m=>{let h=u.every(g=>g!==m);return i`<button type="button" key=${m} class=${`button ${r===m?"chosen":""}`} disabled=${s}
				aria-expanded=${h?r===m:void 0}
				onclick=${()=>h?l(m):f(m)}>
				${a?.split(" ")[0]===m?i`<${Te} />`:null}${$u(m,t)}
			</button>`})}
		${$.length?i`<div class="numbers" role="group" aria-label=${o("ask.number")}>
					<span class="small">${o("ask.number")}</span>
					${$.map(m=>i`<button type="button" key=${m} class="button" disabled=${s} 
							onclick=${()=>f(m)}>
							${m===a?i`<${Te} />`:null}<span class="unseen">${ne(m)}</span>
							<span aria-hidden="true">${m.split(" ")[1]}</span>
						</button>`)}
				</div>`:null}
	</div>`}function _a({options:e,onact:t,busy:n,best:s}){return i`<div class="answer">
		${(e.acts??[]).map(a=>{let r=a.replace(/^name /,"");return i`<button type="button" key=${a} class="button naming" disabled=${n} onclick=${()=>t(a)}>
				<${ut} trump=${r} />${a===s?i`<${Te} />`:null}
			</button>`})}
	</div>`}var Pe=0;async function fu(e){let t=await fetch(`${Bs}lesson/${e}`);if(!t.ok)throw new Error(`${e} did not come: ${t.status}`);return t}var mu=async()=>(await fu("course.json")).json();async function hu(e){let t=await(await fu(`${e.id}.99.jsonl`)).text(),n=await Promise.all(Og(t).map(s=>hn(s,{body:t})));return{...e,names:n[0]?.header.seats??[],deals:n.map(Ag)}}function Og(e){let t=0;return e.split(`
`).flatMap(n=>(n.startsWith('{"ninetynine"')&&t++,n.startsWith('{"deal"')?[{match:t,deal:JSON.parse(n).deal}]:[]))}function Ag(e){let t=e.header.rules!==void 0;return e.steps.flatMap(({line:n,views:s})=>{let a=s[Pe];return!a||!("act"in n||"deal"in n)?[]:[{act:n.act??"",seat:n.seat??-1,view:t?{...a,why:void 0}:a}]})}function Br(e,t){let n=e[t]?.view.options?.seat??Pe;return e.findIndex((s,a)=>a>t&&s.seat===n)}var Er=(e,t)=>e[Br(e,t)]?.act??"";var Mg=9,[yu,Tg,Ng]=[700,1700,280],bu=e=>e==="first"?"ninetynine.lesson":`ninetynine.lesson.${e}`;function jg({id:e,steps:t}){let n=Number(Ve(bu(e)));return Number.isInteger(n)&&n>0&&n<t.length-1?n:0}var Bg=(e,t)=>ve(bu(e),String(t)),za=()=>T.course.value.split(" ").filter(e=>e!=="");function Eg(e){e==="first"&&(T.taught.value=!0),Ze("cure",e)&&vn(),za().includes(e)||(T.course.value=[...za(),e].join(" "))}function Dg(){let e={C:"♣",D:"♦",H:"♥",S:"♠"},t=["A","K","Q","J",..."23456789","10","11","12"];return Object.fromEntries(Object.entries(e).flatMap(([n,s])=>t.map(a=>[a+n,Rt(a)+s])))}function Cg(e){let t=Z(e),[,n=30,s=20,a=10]=t?.score.made??[],{declare:r=30,reveal:l=60}=t?.offers??{};return{alone:n,two:s,three:a,declare:r,reveal:l}}var wu=(e,t)=>e[t]?.view,hs=(e,t)=>pn(e[t-1]?.view,e[t]?.view),gu=(e,t,n)=>({view:wu(e,t),full:{...n,gone:!0},ms:Ng});function Pg(e,t,n){let s=[],a=t.lies?hs(e,t.at):null;a&&s.push(gu(e,t.at,a));for(let r=t.at+1;r<=n.at;r++){let l=e[r];if(!l?.act.startsWith("play"))continue;let c=hs(e,r);r===n.at&&(n.lies||!c)||(s.push({view:l.view,full:c,ms:c?Tg:yu}),c&&s.push(gu(e,r,c)))}return s}function Lg(e,t){let n=Br(e,t.at),s=n;if(t.does==="play")for(;s<e.length-1&&!hs(e,s);)s++;return e.slice(n,s+1).map(({view:a},r)=>({view:a,full:hs(e,n+r),ms:yu}))}var Fa=class{moving=R(!1);rests=R(!1);chosen=R(new Set);reply=R("");#e=0;#n=()=>{};constructor(t){this.lesson=t,this.at=R(jg(t)),this.shown=R(this.#i(this.step()))}step(t=this.at.peek()){return this.lesson.steps[t]}get last(){return this.lesson.steps.length-1}be(t){this.stop(),Je(()=>{this.#c(!1),this.at.value=t,this.shown.value=this.#i(this.step(t))}),Bg(this.lesson.id,t),t===this.last&&Eg(this.lesson.id)}back(){let t=this.moving.peek()||this.rests.peek();this.be(Math.max(0,this.at.peek()-(t?0:1)))}forward(){if(this.moving.peek())return this.stop(),this.#n();if(this.rests.peek())return this.be(this.at.peek()+1);let t=this.step();if(t.does!=="lay")return this.#u();let n=this.#a(t),s=this.chosen.peek();if(n.every(a=>s.has(a))&&s.size===n.length)return this.#u();this.chosen.value=new Set(n),this.reply.value=this.words("so")}words(t,n){let s=this.step(),a=`${this.lesson.id}.${s.say}${t?`.${t}`:""}`;return t&&!be(`course.${a}`)?"":o(`course.${a}`,{...Dg(),...Cg(this.lesson.variant),...n})}answer(t){let n=this.step(),s=n.ask?String(n.right):Er(this.#t(n),n.at);if(t===s)return this.#u();this.reply.value=this.#r(n,t.replace(/^name /,""))}play(t){let n=this.step();if(t===this.#a(n)[0])return this.#u();let s=this.#s(n),a=s?.trick?.[0]?.card,r=D(s?.options?.from),l=a&&!r.includes(t);this.reply.value=l?o("page.learn.must",{suit:o(`suit.${pe(a)}`)}):this.#r(n,t)}lay(){let t=this.step(),n=this.#s(t)?.options?.worth??"",s=[...this.chosen.peek()],a=this.#a(t),r=Rn(s,n);if(s.every(l=>a.includes(l)))return this.#u();if(r!==Rn(a,n))return void(this.reply.value=this.#r(t,String(r),{n:r}));this.chosen.value=new Set(a),this.reply.value=this.words("also")}stop(){clearTimeout(this.#e)}#t(t){return this.lesson.deals[t.deal]??[]}#s(t){return this.#t(t)[t.at]?.view}#a(t){return Er(this.#t(t),t.at).split(" ").slice(1)}#r(t,n,s){return this.words(t.no?.[n]??"no",s)||o("page.learn.no")}#i(t){return{view:wu(this.#t(t),t.at),full:t.lies?hs(this.#t(t),t.at):null}}#c(t){this.moving.value=t,this.rests.value=!1,this.chosen.value=new Set,this.reply.value=""}#u(){let t=this.at.peek()+1,[n,s]=[this.step(),this.lesson.steps[t]];if(!s)return;if(s.deal===n.deal&&s.at-n.at<=Mg)return this.#p(Pg(this.#t(n),n,s),()=>this.be(t));let a=n.does?Lg(this.#t(n),n):[],r=a.pop();this.#p(a,r?()=>this.#d(r):()=>this.be(t))}#d(t){Je(()=>{this.#c(!1),this.rests.value=!0,this.shown.value=t})}#p(t,n){this.#n=n,Je(()=>this.#c(t.length>0)),this.#o(t)}#o([t,...n]){if(!t)return this.#n();this.shown.value=t,this.#e=setTimeout(()=>this.#o(n),t.ms)}};var vu=()=>j(async()=>{let[e]=await Promise.all([mu(),vi(Q.peek(),Bs)]);return e});function ku({plans:e}){S(()=>{document.title=`${o("course.title")} · Ninety-Nine`});let t=new Set(za()),n=e.find(l=>!t.has(l.id))?.id,[s,...a]=e,r=[["start",s?[s]:[]],["well",a.filter(l=>l.variant===s?.variant)],["ways",a.filter(l=>l.variant!==s?.variant)]];return i`<main id="main" tabindex="-1" class="lessons">
		<h1>${o("course.title")}</h1>
		<p class="lead">${o("course.lead")}</p>
		<p class="soft">${o("course.finished",{n:e.filter(l=>t.has(l.id)).length,of:e.length})}</p>
		${r.map(([l,c])=>i`<section key=${l}><h2>${o(`course.part.${l}`)}</h2>
				<ol start=${e.indexOf(c[0])+1}>${c.map(p=>i`<${Rg} key=${p.id} plan=${p} n=${e.indexOf(p)+1} done=${t.has(p.id)}
						next=${p.id===n} />`)}</ol>
			</section>`)}
		<p class="row">
			<a class="button plain" href="/problems">${o("page.nav.problems")}</a>
			<a class="button plain" href="/bids">${o("page.nav.bids")}</a>
			<a class="button plain" href="/daily">${o("page.nav.daily")}</a>
		</p>
	</main>`}var Rg=({plan:{id:e,minutes:t},n,done:s,next:a})=>i`<li class=${s?"done":a?"next":""}>
	<a href=${`/learn/${e}`}>
		<span class="number score" aria-hidden="true">${n}</span>
		<b>${o(`course.${e}`)}</b>
		<span class="soft goal">${o(`course.${e}.goal`)}</span>
		<span class="small soft">${s?`✓ ${o("course.seen")}`:o("course.minutes",{n:t})}</span>
	</a>
</li>`;function qg({rest:[e=""]}){let{value:t,wrong:n}=vu(),s=e||(Se.value.get("table")?"first":""),a=t?.find(r=>r.id===s);return n||t&&s&&!a?i`<${xu} why=${n??o("page.nowhere")} />`:t?a?i`<${Ig} key=${a.id} plan=${a} plans=${t} />`:i`<${ku} plans=${t} />`:i`<${Su} />`}var xu=({why:e})=>i`<${_} title=${o("page.nav.learn")} text=${e}>
	<p><a class="button" href="/">${o("page.nowhere.go")}</a></p>
<//>`,Su=()=>i`<main id="main" tabindex="-1" class="table lesson">
	<p class="opening" role="status">${o("page.opening")}</p>
</main>`;function Ig({plan:e,plans:t}){let{value:n,wrong:s}=j(()=>hu(e)),a=we(()=>n&&new Fa(n),[n]);return S(()=>{e.id==="first"&&To()?.stage==="lesson"&&wn("lesson")},[]),S(()=>()=>a?.stop(),[a]),S(()=>{document.title=`${o(`course.${e.id}`)} · Ninety-Nine`}),s?i`<${xu} why=${s} />`:a?i`<${Wg} run=${a} plans=${t} />`:i`<${Su} />`}function Ou(){let e=Vl(Se.value.get("table")??"");return e&&"table"in e?`/t/${e.table}`:void 0}function Wg({run:e,plans:t}){let n=Ou(),s=e.at.value,{lesson:a}=e,r=e.step(s),l=M(null);Jg(e);let c=e.rests.value,p=M(`${s} ${c}`);S(()=>{if(p.current===`${s} ${c}`)return;p.current=`${s} ${c}`;let b=r.does==="lay"||r.does==="play"?'.hand button[tabindex="0"]':".asking .button",x=r.leaf==="end"?".over .chief":!c&&(r.does||r.ask)?b:".on";l.current?.querySelector(x)?.focus({preventScroll:!0})},[s,c]);let{view:u,full:d}=e.shown.value,$=Z(a.variant),f=a.names.map((b,x)=>x===Pe?o("you"):b==="dummy"?o("dummy"):b),m=r.leaf==="account"?"sheeted":r.leaf==="end"?"covered":"",h=e.moving.value||c?"":m,g=o("course.number",{n:t.findIndex(b=>b.id===a.id)+1});return i`<${yt.Provider} value=${Ge(u)}><main id="main" tabindex="-1" class="table lesson" ref=${l}
		data-lesson=${a.id} data-leaf=${r.leaf} data-point=${r.point}>
		<header class="head">
			<a class="mark" href="/">99<span class="unseen"> ${o("page.home")}</span></a>
			<div class="where"><${ut} trump=${u.trump??""} /><h1>${g}</h1></div>
			<nav aria-label=${o("page.table.menu")}>
				<${v} plain disabled=${s===0} onclick=${()=>e.be(0)} say=${o("page.learn.again")} />
				<a class="button plain" href=${n??"/learn"}>${o(n?"page.learn.table":"page.learn.leave")}</a>
			</nav>
		</header>
		<div class="spread">
			<${_g} run=${e} step=${r} n=${s} />
			<div class=${`board of-${je(u)} ${h==="sheeted"?h:""}`}>
				<${Ug} run=${e} step=${r} view=${u} full=${d} name=${f[Pe]??""} />
				<${jt} view=${u} variant=${$} names=${f} me=${Pe} elsewhere=${Pe} full=${d} over=${h} aloud
					laid=${zt($,u.phase)} played=${Hg(e,r,u,f)}
					onhurry=${()=>e.moving.peek()&&e.forward()}>
					<${zg} step=${r} view=${u} names=${f} run=${e} plans=${t} />
				<//>
			</div>
		</div>
	</main><//>`}function _g({run:e,step:t,n}){let s=e.moving.value,a=e.rests.value,{id:r}=e.lesson,l=(t.does||t.ask)&&!s&&!a;return i`<section class="told" aria-label=${o(`course.${r}`)}>
		<h2>${o(t.chapter?`course.${r}.chapter.${t.chapter}`:`course.${r}`)}</h2>
		<div class=${`words ${s?"past":""}`} aria-live="polite" aria-atomic="true"
			data-replied=${e.reply.value!==""}>
			<p class="say">${H(e.words(a?"yes":void 0))}</p>
			<p class="reply">${H(e.reply.value)}</p>
		</div>
		<div class="turns">
			<button type="button" class="button back" disabled=${n===0&&!a} onclick=${()=>e.back()}>
				${o("page.learn.back")}
			</button>
			${l?i`<button type="button" class="button plain show" onclick=${()=>e.forward()}>
						${o("page.learn.show")}
					</button>`:null}
			<span class="count score">${o("page.replay.at",{n:n+1,of:e.last+1})}</span>
			${l?null:i`<button type="button" class="button on chief" disabled=${n===e.last} onclick=${()=>e.forward()}>
						${o("page.learn.on")}
					</button>`}
		</div>
	</section>`}function zg({step:e,view:t,names:n,run:s,plans:a}){if(s.rests.value||s.moving.value&&e.leaf!=="values")return null;let r=t.options,l=Z(s.lesson.variant),c=e.leaf==="values"&&t.phase==="lay"?i`<${Au} worth=${r?.worth??""} />`:null,p=u=>s.answer(u);return i`${e.does==="lay"&&r?i`<section class="asking asked laying" aria-label=${o("page.yours")}>
					${c?i`<div class="leaf worths">${c}</div>`:null}
					<${Dn} options=${{...r,offers:[]}} chosen=${s.chosen.value} variant=${l} busy=${!1}
						onlay=${()=>s.lay()} slots />
				</section>`:c&&i`<div class="leaf centre">${c}</div>`}
		${e.does==="offer"&&r?i`<section class="asking asked offering" aria-label=${o("page.yours")}>
					<${Wa} options=${r} variant=${l} busy=${!1} onact=${p} />
				</section>`:null}
		${e.does==="name"&&r?i`<section class="asking asked naming" aria-label=${o("page.yours")}>
					<${_a} options=${r} busy=${!1} onact=${p} />
				</section>`:null}
		${e.ask?i`<${Fg} from=${e.ask} onsay=${p} />`:null}
		${e.leaf==="account"?i`<div class="over leaf sheeted"><${Qe} view=${t} names=${n} me=${Pe} untitled /></div>`:null}
		${e.leaf==="end"?i`<${Kg} run=${s} plans=${a} />`:null}`}var Fg=({from:e,onsay:t})=>i`<section class="asking asked" aria-label=${o("page.yours")}>
	<div class="answer"><div class="numbers">${e.map(n=>i`<button type="button" key=${n} class="button" onclick=${()=>t(String(n))}>${k(n)}</button>`)}</div></div>
</section>`;function Hg(e,t,n,s){let a=cn(n),r=n.shown?.[a]?.hand;if(n.control===void 0||r===void 0)return null;let l=!e.moving.value&&!e.rests.value&&t.does==="play"&&n.options?.seat===a,c=l?new Set(D(n.options?.from)):null,p=d=>l&&e.play(d),u=i`<${$t} cards=${Me(D(r),re,n.trump)} can=${c} chosen=${new Set}
		label=${s[a]} open twice=${!1} onpick=${p} onplay=${p} />`;return{seat:a,hand:u}}function Au({worth:e}){let t=ze(e);return i`<ul class="values" aria-label=${o("page.learn.values.title")}>
		${[...re].map(n=>i`<li key=${n}>
				<${ae} trump=${n} /><b class="score"><span class="unseen">${o(`suit.${n}`)} </span>${t[n]??""}</b>
				<span>${o(`page.learn.shape.${n}`)}</span>
			</li>`)}
	</ul>`}function Kg({run:e,plans:t}){let{id:n,variant:s}=e.lesson,a=Ou(),{busy:r,once:l}=L(),c=To(),p=n==="first"&&c?.stage==="match"&&c.of==="",u=()=>l(async()=>{if(p)return Kl();await Oe();let m=ke.value.find(h=>h.id===s);m&&await Hl(m,bi)}),d=t[t.findIndex(m=>m.id===n)+1],$=n==="first"||s!=="standard",f=i`<button type="button" class=${`button ${$?"chief":"plain"}`} disabled=${r}
		aria-busy=${r} onclick=${u}>${o(p?"way.go.first":"page.home.play")}</button>`;return i`<div class="over leaf end">
		<h2>${o(n==="first"?"page.learn.done":"course.done")}</h2>
		${p?i`<${Xs} at="match" />`:null}
		${n==="first"?i`<${Au} worth=${Z(s)?.worth??""} />`:null}
		<div class="row">
			${a?i`<a class="button chief" href=${a}>${o("page.learn.table")}</a>`:$?f:null}
			${d&&!p?i`<a class=${`button ${$||a?"plain":"chief"}`} href=${`/learn/${d.id}`}>
						${o("course.next",{name:o(`course.${d.id}`)})}</a>`:null}
			${$&&n!=="first"?i`<a class="button plain" href=${`/rules/${s}`}>${o("page.learn.rules")}</a>`:null}
			${$||a?null:f}
			${p?null:i`<a class="button plain" href="/learn">${o("course.all")}</a>`}
		</div>
	</div>`}function Ug({run:e,step:t,view:n,full:s,name:a}){let r=!e.moving.value&&!e.rests.value,l=r&&t.does==="lay",c=r&&(l||t.does==="play")&&(n.options?.seat??Pe)===Pe?n.options:void 0,p=c?new Set(D(c.from)):null,u=e.chosen.value,d=m=>{if(!c)return;let h=new Set(l?u:[]);if(u.has(m))h.delete(m);else if(h.size<(c.pick??1))h.add(m);else return void(e.reply.value=o("lay.full",{n:h.size}));if(Je(()=>{e.chosen.value=h,e.reply.value=""}),l)return;h.size===1&&p?.has(m)?e.reply.value=o("page.learn.tap"):e.play(m)},$=m=>c&&e.play(m),f=n.phase==="lay"&&t.worth?ze(n.options?.worth??""):null;return i`<section class=${`mine ${c?"asked":""}`} aria-label=${o("page.yourhand")}>
		<div class="me">
			<${dt} view=${n} seat=${Pe} name=${a} place="south" own chair=${void 0} now=${0} open=${null}
				winner=${s?.winner===Pe} laid=${zt(Z(e.lesson.variant),n.phase)} />
			${n.aside?i`<div class="laid" role="group" aria-label=${o("page.aside")}>${le(n.aside)}</div>`:null}
		</div>
		<${$t} cards=${Ds(n,Pe)} can=${p} chosen=${u} values=${f}
			label=${o("page.yourhand")} twice=${l} onpick=${d} onplay=${$} />
	</section>`}function Jg(e){S(()=>{function t(n){let s=n.target,a=n.ctrlKey||n.metaKey||n.altKey||n.shiftKey;if(!(n.defaultPrevented||a||s.closest("input, select, textarea, dialog"))){if(n.key==="ArrowRight")e.forward();else if(n.key==="ArrowLeft")e.back();else if(!e.moving.peek()&&e.step().ask?.includes(Number(n.key)))e.answer(n.key);else if(!Ia(".lesson .hand",n.key))return;n.preventDefault()}}return document.addEventListener("keydown",t),()=>document.removeEventListener("keydown",t)},[e])}var Vg={complaints:Zg,people:Qg,tables:ty,evenings:ay,log:ry};function Gg(e){let t=B.value,{value:n,wrong:s}=j(()=>zs({}),t?.id),[a,r]=y("complaints");if(!n||!n.operator)return i`<${_} title=${o("page.nav.operate")} wrong=${s} text=${n?o("page.operate.refused"):""} />`;let l=Vg[a];return i`<main id="main" tabindex="-1" class="operate">
		<h1>${o("page.nav.operate")}</h1>
		<${I} hidden label=${o("page.nav.operate")} value=${a} onchange=${r}
			options=${Y("page.operate","complaints","people","tables","evenings","log")} />
		<${l} key=${a} />
	</main>`}var gs=e=>X(e,{dateStyle:"medium",timeStyle:"short"});function bs({asked:e,empty:t,children:n}){return e.value?t?i`<p class="soft" role="status">${o("page.operate.none")}</p>`:i`<ul class="found">${n}</ul>`:i`<p class=${e.wrong?"trouble":"soft"} role="status">${e.wrong??""}</p>`}function Zg(){let[e,t]=y(0),n=j(()=>vl({}),e),s=n.value?.complaints??[];return i`<${bs} asked=${n} empty=${s.length===0}>${s.map(a=>i`<li key=${a.id}><${Yg} complaint=${a} ondone=${()=>t(e+1)} /></li>`)}<//>`}function Yg({complaint:{id:e,at:t,by:n,whom:s,table:a,match:r,lines:l=[],text:c},ondone:p}){return i`<h2>${o("page.operate.complaint",{n:e})}</h2>
		<p class="soft small">${gs(t)} · ${o("page.operate.from",{id:n})} ·${" "}
			${o("page.operate.at",{table:a,match:r})}</p>
		${l.map(u=>i`<blockquote key=${u.seq}>${u.text}</blockquote>`)}
		${c?i`<p>${c}</p>`:null}
		<${Tu} id=${s} complaint=${e} ondone=${p} />`}function Mu({label:e,onfind:t}){let[n,s]=y("");return i`<form class="row" onsubmit=${r=>(r.preventDefault(),t(n.trim()))}>
		<${U} label=${e} value=${n} oninput=${s} />
		<button class="button">${o("page.operate.find")}</button>
	</form>`}function Qg(){let[e,t]=y(""),[n,s]=y(""),a=j(()=>gl({find:e}),e),r=a.value?.people??[];return i`<${Mu} label=${o("page.operate.who")} onfind=${t} />
		<${bs} asked=${a} empty=${r.length===0}>${r.map(l=>i`<li key=${l.id}>
				<button type="button" class="button plain" aria-expanded=${n===l.id}
					onclick=${()=>s(n===l.id?"":l.id)}>${l.tagged}</button>
				${n===l.id?i`<${Tu} id=${l.id} />`:null}
			</li>`)}<//>
		${a.value?.more?i`<p class="soft">${o("page.operate.more")}</p>`:null}
		<h2>${o("page.operate.network")}</h2>
		<${Xg} />`}function Xg(){let[e,t]=y("");return i`<${U} label=${o("page.operate.network.which")} value=${e} oninput=${t} />
		${e.trim()?i`<${ys} whom=${e.trim()} acts=${["ban","ban-all","lift"]} />`:null}`}function ey({of:{banned:e,bannedUntil:t,bannedFor:n,silenced:s,silencedUntil:a,silencedFor:r}}){let l=(c,p,u)=>{let d=p?` ${o("page.operate.until.short",{date:gs(p)})}`:"";return i`<p><b>${o(`page.operate.act.${c}`)}</b>${d}: ${u}</p>`};return i`${e?l("ban",t,n):null}
		${s?l("silence",a,r):null}`}function Tu({id:e,complaint:t,ondone:n}){let[s,a]=y(0),{value:r,wrong:l}=j(()=>yl({player:e}),e,s);if(!r)return i`<p class=${l?"trouble":"soft"} role="status">${l??""}</p>`;let c=r.aliasOf?[r.aliasOf]:r.aliases,p=["silence","ban","rename","lift",...t?["dismiss"]:[],"link",...r.aliasOf?["split"]:[],"erase"],u=()=>(a(s+1),n?.());return i`<p><b>${r.tagged}</b> <span class="soft small">${e} · ${gs(r.created)}</span></p>
		${c.length?i`<p class="small">${o("page.operate.also",{ids:c.join(", ")})}</p>`:null}
		<${ey} of=${r.sanctions} />
		${r.tables.map(d=>i`<${Nu} key=${d.id} table=${d} />`)}
		<${ys} whom=${e} acts=${p} called=${r.name} complaint=${t} ondone=${u} />
		${r.audit.length?i`<${ju} entries=${r.audit} />`:null}`}var Nu=({table:e})=>i`<p class="small">
	<a href=${`/t/${e.id}`}>${e.id}</a> · ${he(e.variant)} · ${o(`page.operate.status.${e.status}`)} ·${" "}
	${e.chairs.map(t=>t.name).filter(Boolean).join(", ")}
</p>`;function ys({whom:e,acts:t,called:n="",table:s,complaint:a,ondone:r}){let l={act:t[0]??"",day:"",reason:"",name:""},[c,p]=y(l),u=G(x=>p(w=>({...w,...x}))),{busy:d,once:$}=L(),[f,m]=y(""),h=c.act==="rename"||c.act==="erase",g=["silence","ban","ban-all"].includes(c.act);return i`<form class="acts" onsubmit=${x=>{x.preventDefault(),$(async()=>{let w=await Ao({act:c.act,whom:e,reason:c.reason,...g&&c.day?{until:Date.parse(c.day)}:{},...h?{name:c.name}:{},...s&&c.act==="remove"?{table:s}:{},...a?{complaint:a}:{}});N(o("page.operate.done")),m(w.link?location.origin+w.link:""),p(l),r?.()})}}>
		<${K} label=${o("page.operate.act")} value=${c.act} options=${Y("page.operate.act",...t)}
			onchange=${u("act")} />
		${c.act==="erase"?i`<p class="small">${o("page.operate.erase.about")}</p>`:null}
		${h?i`<${U}
				label=${c.act==="rename"?o("page.operate.name"):o("page.operate.erase.name",{name:n})}
				value=${c.name} required oninput=${u("name")} />`:null}
		${g?i`<${U} type="date" label=${o("page.operate.until")} value=${c.day} oninput=${u("day")} />`:null}
		<${U} label=${o(g?"page.operate.reason":"page.operate.reason.kept")} maxlength="200" required
			value=${c.reason} oninput=${u("reason")} />
		<button class="button" aria-busy=${d}
			disabled=${c.act==="erase"&&c.name!==n}>${o("page.operate.do")}</button>
		${f?i`<p class="small">${o("page.operate.link.about")} <code>${f}</code></p>`:null}
	</form>`}function ty(){let[e,t]=y(""),[n,s]=y(""),[a,r]=y(0),l=j(()=>bl({find:e}),e,a),c=l.value?.tables??[];return i`<${Mu} label=${o("page.operate.where")} onfind=${t} />
		<${bs} asked=${l} empty=${c.length===0}>${c.map(p=>i`<li key=${p.id}>
				<${Nu} table=${p} />
				<button type="button" class="button plain" aria-expanded=${n===p.id}
					onclick=${()=>s(n===p.id?"":p.id)}>${o("page.operate.show")}</button>
				${n===p.id?i`<${ny} id=${p.id} ondone=${()=>r(a+1)} />`:null}
			</li>`)}<//>`}function ny({id:e,ondone:t}){let{value:n,wrong:s}=j(()=>wl({table:e}),e);if(!n)return i`<p class=${s?"trouble":"soft"} role="status">${s??""}</p>`;let a=n.chairs.filter(r=>r.player);return i`${n.talk.map(r=>i`<p key=${r.seq} class="small"><b>${r.name}</b> ${r.text}</p>`)}
		<${ys} whom=${e} acts=${["close"]} ondone=${t} />
		${a.map(r=>i`<h2 key=${r.player}>${r.name}</h2>
			<${ys} whom=${r.player??""} table=${e} acts=${["remove"]} ondone=${t} />`)}`}var sy=()=>[0,1,2,3,4,5,6].map(e=>[String(e),X(Date.UTC(2026,10,1+e,12),{weekday:"long",timeZone:"UTC"})]);function ay(){let[e,t]=y(0),n=j(()=>gn({}),e),s=()=>t(e+1),a=n.value?.evenings??[];return i`<${bs} asked=${n} empty=${a.length===0}>${a.map(r=>i`<li key=${r.id}>
			<b>${X(r.begins,{weekday:"long",hour:"numeric",minute:"2-digit",timeZone:r.zone})} ${r.zone}</b>
			<span>${he(r.variant)} · ${r.games??0} · ${r.clock} · ${o(`page.level.${r.bot}`)}</span>
			<${ys} whom=${r.id} acts=${["end-evening"]} ondone=${s} />
		</li>`)}<//>
		<h2>${o("page.operate.act.evening")}</h2>
		<${oy} ondone=${s} />`}function oy({ondone:e}){let n={weekday:"3",hour:"20:00",zone:Intl.DateTimeFormat().resolvedOptions().timeZone,variant:"standard",games:3,clock:"10m+10s",bot:"club",reason:""},[s,a]=y(n),r=G(d=>a($=>({...$,...d}))),{busy:l,once:c}=L();S(()=>{Oe().catch(()=>{})},[]);let p=d=>{d.preventDefault();let{weekday:$,hour:f,reason:m,...h}=s,[g=0,b=0]=f.split(":").map(Number);c(async()=>{let x={...h,id:"",weekday:Number($),minute:60*g+b};await Ao({act:"evening",whom:"",evening:x,reason:m}),N(o("page.operate.done")),e()})},u=ke.value.map(d=>[d.id,o(`variant.${d.id}`)]);return i`<form class="acts" onsubmit=${p}>
		<${K} label=${o("page.operate.weekday")} value=${s.weekday} options=${sy()}
			onchange=${r("weekday")} />
		<${U} type="time" label=${o("page.operate.hour")} value=${s.hour} required oninput=${r("hour")} />
		<${U} label=${o("page.operate.zone")} value=${s.zone} required oninput=${r("zone")} />
		<${K} label=${o("page.create.variant")} value=${s.variant} options=${u} onchange=${r("variant")} />
		<${ue} label=${o("page.operate.games")} value=${s.games} min=${0} max=${100} onchange=${r("games")} />
		<${U} label=${o("page.create.clock")} value=${s.clock} required oninput=${r("clock")} />
		<${K} label=${o("page.operate.bots")} value=${s.bot} options=${Y("page.level",...ht)}
			onchange=${r("bot")} />
		<${U} label=${o("page.operate.reason.kept")} maxlength="200" required value=${s.reason}
			oninput=${r("reason")} />
		<button class="button" aria-busy=${l}>${o("page.operate.do")}</button>
	</form>`}function ry(){let[e,t]=y(0),n=j(()=>kl({before:e}),e),s=n.value?.entries??[],a=s.at(-1)?.n??0;return i`<${bs} asked=${n} empty=${s.length===0}><li><${ju} entries=${s} /></li><//>
		${a>1?i`<${v} onclick=${()=>t(a)} say=${o("page.operate.older")} />`:null}`}var ju=({entries:e})=>i`<ol class="small entries" aria-label=${o("page.operate.log")}>${e.map(t=>i`<li key=${t.n} value=${t.n}>
		${gs(t.at)} · ${t.operator} · <b>${o(`page.operate.act.${t.act}`)}</b> ${t.whom} ${t.table??""}${" "}
		${t.until?o("page.operate.until.short",{date:gs(t.until)}):""} · ${t.reason}
	</li>`)}</ol>`;var Ha=(e,t)=>e?o(`page.line.${e}`):o(t==="lost"?"page.line.back":"page.line.saved"),Ka=e=>e.waiting.value.filter(t=>t.late),Bu=e=>[e.split(" ")[0]??"",e.split(" ").slice(1).join(" ")],iy={ready:"page.ready",unready:"page.unready",claim:"page.claim",stand:"page.leave",back:"page.back",resume:"page.resume",sit:"page.sit",undo:"page.undo",redo:"page.do.redo",replay:"page.do.replay",pause:"page.do.pause",abandon:"page.abandon"};function ws({do:e,act:t="",text:n="",on:s=!1}){let[a,r]=Bu(t);return e==="chat"?o("page.unsent.chat",{text:n}):e==="answer"?o(s?"page.agree":"page.disagree"):e!=="act"?o(iy[e==="ask"?n:e]??"page.unsent.other"):a==="play"||a==="lay"?q(D(r).map(l=>bt(l))):a==="name"?P(r):ne(t)}function ly({command:e}){let[t,n]=Bu(e.act??"");return e.do==="act"&&(t==="play"||t==="lay")?i`<span class="of">${le(n)}</span>`:i`<b>${ws(e)}</b>`}function Dr({unsent:e,told:t=""}){return Ka(e).map(n=>i`<p key=${n.command.id} class="unsent">
		<span>${o(n.undo?"page.unsent.stopping":"page.unsent")} <${ly} command=${n.command} /></span>
		${n.undo?null:i`<button type="button" class="button plain" onclick=${()=>e.withdraw(n.command.id)}>
					${o("page.unsent.stop")}<span class="unseen"> ${ws(n.command)}</span>
				</button>`}
		${n.why&&!t?i`<small>${n.why}</small>`:null}
	</p>`)}function Eu({table:e}){let t=e.wrong.value,n=M("");S(()=>{n.current&&!t&&!T.spoken.peek()&&N(Ha("",n.current),!0),n.current=t},[t]);let s=T.spoken.value?{}:{role:"status"};return i`<div class="signs" ...${s}>
		${t?i`<p class="cut"><span aria-hidden="true" class="broken"></span>${Ha(t,"")}</p>`:null}
		<${Dr} unsent=${e.unsent} told=${t} />
	</div>`}var Du={times:100,each:50},cy=2**31-1,py=50,uy=({settings:e,host:t,talk:n,...s})=>s,Ua=class{#e;#n;#t=Promise.resolve();#s=null;#a=null;#r=[];#i="";#c=!1;#u=0;#d=0;#p=new Set;#o=!1;#$="";constructor(t,n,s){this.#e=t,this.#n=n,this.rules=s}end(){this.#o=!0,clearTimeout(this.#d)}hear(t){this.#s=t,this.#r.push(uy(t)),this.#m(()=>this.#l())}obey(t){return this.#m(()=>this.#b(t))}line(t){t!==this.#$&&this.#n([Ha(t,this.#$)]),this.#$=t}#m(t){let n=this.#t.then(()=>this.#o?void 0:t());return this.#t=n.catch(s=>this.#n([C(s)]))}async#l(t){let n=this.#r.slice(0,py);if(!t&&n.length===0)return;let{settings:s,host:a}=this.#e.settled.peek(),r=await dn(()=>Ri({lang:Q.peek(),now:this.#e.now(),settings:s,host:a,news:n,mind:this.#i,...this.#a&&{before:this.#a},refused:this.#c,...t}));if(this.#r.splice(0,n.length),this.#a=n.at(-1)??this.#a,this.#i=r.mind??"",clearTimeout(this.#d),r.again){let l=Math.min(r.again-this.#e.now(),cy);this.#d=setTimeout(()=>{this.#m(()=>this.#l({}))},l)}return this.#c=!1,this.#o||this.#n(r.said),r}async#f(){for(let t=0;(this.#s?.seq??0)<this.#u&&t<Du.times;t++)await new Promise(n=>setTimeout(n,Du.each))}async#b(t){await this.#f();let n=await this.#l({line:t.normalize("NFC")});if(n?.do)return this.#g(n.do);switch(n?.want){case"hint":{let{advice:s}=await this.#e.port.hint();return await this.#l({hint:s}),this.#n(An(s,this.rules(),a=>ws({id:"",do:"act",act:a})))}case"report":return void this.#w();case"quit":return J(this.#h())}}#h(){let{table:{stage:t,match:n}={stage:"",match:0},view:s}=this.#s??{},a=t==="waiting"&&n>0?$s(this.#e.id,this.#e.settled.peek().settings):void 0;return a?(s?.phase==="over"?a.played:a.givenUp).href:"/"}async#g({id:t,...n}){if(n.do==="ask"&&n.text==="undo"&&this.#e.stopLate())return;if(B.peek()||await Zs(o("page.guest")),n.do==="ready")return this.#y(await this.#e.ready());let{answered:s,late:a}=this.#e.put(n),r=s.then(p=>{this.#y(p),p?.late&&this.#n([o("page.unsent.late")])},p=>{this.#c=!0,this.#n([C(p)])}),l=a.then(()=>!0);if(!await Promise.race([r,l]))return;let c=n.do==="act"?"act":"other";this.#n([o("page.unsent.typed",{what:ws({id:"",...n}),undo:c,command:o("cmd.undo")})])}#y(t){this.#u=Math.max(this.#u,t?.seq??0)}async#w(){let{table:{match:t}={match:0},view:n}=this.#s??{},s=`${t} ${n?.deal}`;if(!this.#p.has(s)){this.#p.add(s);try{let a;for await(a of Un(this.#e.id,t,n?.deal??0,()=>!this.#o));a&&await this.#m(()=>this.#l({report:a}))}catch(a){this.#n([C(a)])}this.#p.delete(s)}}};var Cu={lines:250,typed:50};function vs(){let[e,t]=y([]),n=M(0);return{lines:e,print:(a,r=!1)=>{let l=a.map(c=>({id:n.current++,text:c,typed:r}));l.length&&t(c=>[...c,...l].slice(-Cu.lines))}}}function ks({lines:e,print:t,obey:n}){let s=a=>{a&&t([`› ${a}`],!0),n(a)};return i`<section class="speech" aria-label=${o("page.speech.region")}>
		<${dy} onsend=${s} />
		<${$y} lines=${e} />
	</section>`}function Pu({table:e,variant:t}){let n=vs(),s=M(t);s.current=t;let a=we(()=>new Ua(e,n.print,()=>s.current),[e]);return S(()=>{let r=e.newest.subscribe(c=>c&&a.hear(c)),l=e.wrong.subscribe(c=>a.line(c));return()=>{l(),r(),a.end()}},[a]),i`<${ks} ...${n} obey=${r=>{a.obey(r)}} />`}function dy({onsend:e}){let t=M(null),n=M({all:[],at:0});S(()=>t.current?.focus(),[]);function s(r){r.preventDefault();let l=t.current?.value.trim()??"";t.current&&(t.current.value=""),l&&(n.current.all=[...n.current.all.filter(c=>c!==l),l].slice(-Cu.typed)),n.current.at=n.current.all.length,e(l)}function a(r){let l=r.key==="ArrowUp"?-1:r.key==="ArrowDown"?1:0;if(!l||!t.current)return;r.preventDefault();let{all:c,at:p}=n.current;n.current.at=Math.max(0,Math.min(c.length,p+l));let u=c[n.current.at]??"";t.current.value=u,t.current.setSelectionRange(u.length,u.length)}return i`<form onsubmit=${s}>
		<label for="command">${o("page.speech.field")}</label>
		<input id="command" name="command" type="text" ref=${t} onkeydown=${a}
			autocomplete="off" autocapitalize="off" autocorrect="off" spellcheck=${!1} enterkeyhint="send" maxlength="400" />
		<button class="button">${o("page.speech.do")}</button>
	</form>`}function $y({lines:e}){let t=M(null);return ye(()=>{t.current&&(t.current.scrollTop=t.current.scrollHeight)},[e]),i`<div class="log" role="log" aria-live="polite" aria-label=${o("page.speech.log")} tabindex="0" ref=${t}>
		${e.map(({id:n,text:s,typed:a})=>i`<p key=${n} ...${a?{class:"typed","aria-hidden":"true"}:{class:""}}>${s}</p>`)}
	</div>`}function fy({trump:e}){if(e.by==="turnup")return[];let t=e.by==="rotation"?e.rotation:["none",e.first??"none","C","D","H","S"];return[...new Set(t)].filter(Boolean)}function Ja({opening:e,names:t,rules:n,set:s}){if(!n)return null;let a=fy(n),r=e??{totals:t.map(()=>0),trump:a[0]};return i`<details open=${e!==void 0}>
		<summary>${o("page.pad.opening")}</summary>
		<div class="stack">
			<p class="soft small">${o("page.pad.opening.about")}</p>
			<fieldset class="amounts">
				<legend class="unseen">${o("page.pad.opening")}</legend>
				${t.map((l,c)=>i`<${ue} key=${c} label=${l} value=${r.totals[c]??0}
					min=${-9999} max=${9999}
					onchange=${p=>s({...r,totals:r.totals.with(c,p)})} />`)}
			</fieldset>
			${n.game.deals?i`<${ue} label=${o("page.pad.opening.deals")} value=${r.deals??0} min=${0} max=${n.game.deals-1}
						onchange=${l=>s({...r,deals:l})} />`:null}
			${a.length?i`<${I} label=${o("page.pad.opening.trump")} value=${r.trump??"none"}
						options=${a.map(l=>[l,P(l)])}
						onchange=${l=>s({...r,trump:l})} />`:null}
		</div>
	</details>`}var Va=e=>{if(!e)return;let{trump:t,...n}=e,s=t&&t!=="none"?{...n,trump:t}:n;return s.trump||s.deals||s.totals.some(a=>a!==0)?s:void 0};var xe=(e,t)=>t===void 0?"":e.seats[t]||(t<e.choices.live?o("seat",{n:t+1}):o("dummy")),tt=e=>e.seats.map((t,n)=>xe(e,n)),Lu=({rules:e,house:t})=>t?e.name:o(`variant.${e.id}`),xs=e=>{let t=e.date?Date.parse(`${e.date}T12:00`):NaN;return Number.isNaN(t)?Lu(e):`${Lu(e)} · ${X(t,{dateStyle:"long"})}`};function Ss(e){let t=e.map(n=>n.trim().toLowerCase());return e.find((n,s)=>t[s]&&t.indexOf(t[s])<s)}function Bt(e){let t=tt(e),{end:n}=e;if(n&&!n.cut)return o("page.winner",{names:q(n.winners.map(r=>t[r]??"")),n:n.winners.length,you:"no"});let s=Math.max(...e.totals),a=t.filter((r,l)=>e.totals[l]===s);return e.deals.length===0?"":o("page.pad.leads",{names:q(a),n:a.length,points:k(s),over:n?"yes":"no"})}function Ru(e){let t=tt(e),n=(r,l)=>r.map((c,p)=>`${t[p]} ${l(c)}`).join(", "),s=e.deals.map(r=>{let l=r.points.map((c,p)=>`${t[p]} ${oe(c)}${r.made[p]?" •":""}`).join(", ");return`${r.deal+1}. ${P(r.trump)}: ${l}`}),a=e.settlement??[];return[`Ninety-Nine · ${xs(e)}`,n(e.totals,k),Bt(e),"",...s,"",...a].join(`
`).replaceAll(/\n{3,}/g,`

`).trim()}var my=e=>({hands:e.seats.map(()=>({}))}),hy=e=>!e||!e.trump&&e.hands.every(t=>Object.keys(t).length===0),gy=3e3,yy=e=>e instanceof Bi||e instanceof W&&([429,503].includes(e.status)||e.reason==="unfetched"),sn=e=>vt(e)?o("page.pad.refused",{text:e.message}):C(e);function by(e){let{record:t,summary:n,open:s,inserting:a}=e,r=fa(e),l=Vt(e),c={hands:n.names.map(()=>({}))};return a?{record:t,deal:r,entry:l??c}:s!==null?{record:t,deal:r,...l?{entry:l}:{}}:n.over?{record:t}:{record:t,entry:l??c}}var wy=(e,t)=>JSON.stringify(e)===JSON.stringify(t),vy=(e,t)=>It({lang:Q.peek(),...e},t),Ga=class{wrong=R("");busy=R(!1);#e;#n=R(null);#t=R(0);#s="";#a=new AbortController;#r=0;#i=[];#c=[];#u=null;#d="";#p;constructor(t,n=vy){this.id=t,this.#e=n,this.#p=Ct(()=>this.#$())}close(){this.#p(),this.#a.abort(),clearTimeout(this.#r)}get kept(){return Ie(this.id)}get told(){return this.#n.value?.told}get stale(){return this.#n.value?.of!==this.#o()}get deal(){return this.kept?fa(this.kept):0}get entry(){let{kept:t,told:n}=this;return(t&&Vt(t))??(n?my(n):{hands:[]})}get undoable(){let{kept:t}=this;return t!==void 0&&(Vt(t)!==void 0||t.past.length>0)}get redoable(){let{kept:t}=this;return t!==void 0&&(this.#c.some(n=>n.of===this.place)||!Vt(t)&&t.next.length>0)}get place(){return`${this.kept?.versions.at(-1)} ${this.kept&&Tn(this.kept)}`}#o(){return this.kept?JSON.stringify({lang:Q.value,...by(this.kept)}):""}#$(){let t=this.#o(),n=t&&this.stale?`${this.#t.value} ${t}`:"";if(n===this.#s)return;if(this.#s=n,this.#a.abort(),clearTimeout(this.#r),!n)return void(this.wrong.value="");let{signal:s}=this.#a=new AbortController;this.#e(JSON.parse(t),{signal:s}).then(a=>s.aborted||(this.#n.value={of:t,told:a}),a=>{s.aborted||(this.wrong.value=sn(a),yy(a)&&(this.#r=Number(setTimeout(()=>this.#t.value++,gy))))})}set(t){this.#i.push({of:this.place,entry:this.entry}),this.#c=[],this.#m(t)}#m(t){let{kept:n}=this;n&&de(Gt(n,Tn(n),hy(t)&&n.open===null?void 0:t))}correct(t){let{kept:n}=this,s=this.told?.deals[t];n&&s&&de({...Gt(lt(n),t,n.drafts[t]??s.entry),open:t})}insert(t){let{kept:n}=this;n&&de({...n,open:t,inserting:!0})}leave(){let{kept:t}=this;t&&de(lt(Gt(t,Tn(t))))}async#l(t){let n=this.#u;this.busy.value=!0;let s=n?n.then(t,t):t();this.#u=s;try{return await s}finally{this.#u===s&&(this.#u=null,this.busy.value=!1)}}async enter(t=!1){let{kept:n,deal:s,entry:a}=this;if(!n||this.busy.peek())return;let r=Tn(n),l={record:n.record,do:n.inserting?"insert":"enter",deal:s,entry:a,...t?{again:t}:{}},c=await this.#l(()=>this.#w(l,(p,u)=>{let d=lt(Gt(p.record===u.record?p:Tt(p,u),r)),$=p.drafts[r]??a;return wy($,a)?d:{...Gt(d,s,$),open:s}}));c&&Iu(c)}async propose(t){let n=this.kept?.record??"",s=await this.#e({record:n,...t});if(!s.unfit)return s.fault?void N(qu(s)):s;let a=await this.#e({record:n,...t,again:!0});return a.unfit?s:{...a,unfit:s.unfit,said:[...s.said??[],...a.said??[]]}}async revise(t){let{kept:n}=this;if(!n||this.busy.peek())return;let s=await this.#l(()=>this.#w({record:n.record,...t,again:!0},(a,r)=>r.record===a.record?a:lt({...Tt(a,r),drafts:ky(a,r)})));s&&Iu(s)}async end(){let{kept:t}=this;t&&!this.busy.peek()&&await this.#l(()=>this.#w({record:t.record,do:"stop"},Tt))}undo=()=>this.#f("past","pad.undone");redo=()=>this.#f("next","pad.redone");async#f(t,n){if(this.busy.peek()||this.#b(t))return;let s=await this.#l(()=>this.#h(t));s&&N(o(n,{what:s}))}#b(t){let{kept:n,place:s,entry:a}=this,r=t==="past",[l,c]=r?[this.#i,this.#c]:[this.#c,this.#i],p=l.findLastIndex(d=>d.of===s);if(r?!n||!Vt(n):p<0)return!1;let[u]=l.splice(Math.max(p,0));return c.push({of:s,entry:a}),p>=0&&u?this.#m(u.entry):this.leave(),!0}async#h(t){let{kept:n}=this,s=n&&Fc(n,t);if(!n||s===void 0)return"";let{act:a="some",deal:r=0}=n[t].at(-1)?.did??{};return await this.#w({record:s},(c,p)=>lt(Hc(c,p,t)),n.record)?o(`pad.act.${a}`,{deal:r+1}):""}type(t,n){return this.#l(()=>this.#g(t,n))}async#g(t,n){let{kept:s}=this;if(!s)return[];let a=(p,u)=>o(p).split("|").concat(u).includes(t.trim().toLowerCase());if(a("cmd.undo","undo"))return[await this.#y("past","pad.undone","pad.nothing")];if(a("pad.cmd.redo","redo"))return[await this.#y("next","pad.redone","pad.nothing.again")];let r=`${s.record}
${t}`,l={record:s.record,line:t,lang:n,...r===this.#d?{again:!0}:{}},c=await this.#w(l,(p,u)=>u.record===p.record?p:lt(_c(Tt(p,u))));return this.#d=c?.again?r:"",c?.said??[]}async#y(t,n,s){if(this.#b(t))return o(n,{what:o("pad.act.some")});let a=await this.#h(t);return a?o(n,{what:a}):o(s)}async#w(t,n,s=t.record){let a=this.#o(),r=await this.#e(t).catch(l=>{N(C(l))});return da(this.id),Je(()=>{let{kept:l}=this;if(!(!r||!l))return r.fault||r.unfit||r.entry?this.#x(t,r,a):l.record!==s&&l.record!==r.record?this.#S(l,t):(this.#k(n(l,r),r),r)})}#k(t,n){let s=this.#o();de(t);let a=this.#o();a!==s&&(this.#n.value={of:Vt(t)?"":a,told:n})}#x(t,n,s){t.entry?s===this.#o()&&(this.#n.value={of:s,told:n}):N(qu(n))}#S(t,{deal:n=0,entry:s,record:a}){let r=t.summary.deals,l=n<r&&n<(this.told?.deals.length??0)&&this.told?.record===a;s&&de({...Gt(t,l?n:r,s),open:l?n:null}),N(o("page.pad.elsewhere"))}},qu=e=>(e.said??[]).join(" "),ky=({drafts:e,summary:t},{deals:n})=>{let s=e[t.deals];return s?{[n.length]:s}:{}};function Iu(e){let{did:t}=e,n=e.deals[t?.deal??-1];if(t?.act==="enter"&&n){let l=q(n.points.map((c,p)=>`${xe(e,p)} ${oe(c)}`));return N(o("page.pad.entered",{n:t.deal+1,points:l}),!0)}if(!t)return;let s={deal:t.deal+1},r=["correct","delete","insert"].includes(t.act)?o(`pad.did.${t.act}`,s):o("pad.changed.head",{what:o(`pad.act.${t.act}`,s)});N([r,...e.said??[]].join(" "))}var Pr=24;function xy(){let e=B.value?.name??T.name.value,t=et()[0]?.summary;if(!t)return e?[e]:[];let n=t.live??ke.value.find(s=>s.id===t.variant)?.chairs;return t.names.slice(0,n).filter(s=>s!==o("dummy"))}var Sy={variant:"",names:[],first:"0",length:"",rounds:9,house:ga,opening:void 0},Lr=(e,t)=>e.names[t]?.trim()||o("page.pad.player",{n:t+1}),Cr=e=>Array.from({length:e.chairs},(t,n)=>n);async function Oy(e,t,n){let s=ss(e.house,n),a=Array.from({length:n.seats-t.chairs},()=>o("dummy")),r=[...Cr(t).map($=>Lr(e,$)),...a],l=Ss(r);if(l)throw new ce(o("pad.twins",{name:l}));let c=await It({begin:{variant:t.id,...s?{rules:s}:{},seats:r,first:Number(e.first),date:Qt(),...e.length?{[e.length]:e.rounds}:{}}}),p=Va(e.opening),u=p&&{...c.head,opening:p},d=$a(u?await It({record:c.record,do:"head",head:u}):c);return de(d),d.id}var Rr=({seat:e,...t})=>i`<${U} label=${o("page.pad.player",{n:e+1})}
	maxlength=${Pr} onfocus=${n=>n.currentTarget.select()} ...${t} />`;function Ay({plan:e,set:t,variant:n}){let s=a=>r=>t(({names:l})=>({names:Object.assign([...l],{[a]:r})}));return i`<fieldset class="seats">
			<legend class="unseen">${o("page.pad.names")}</legend>
			${Cr(n).map(a=>i`<${Rr} key=${a} seat=${a} value=${e.names[a]??""}
				enterkeyhint="next" oninput=${s(a)} />`)}
		</fieldset>
		<p class="soft small">${o("page.pad.names")}</p>
		<${I} label=${o("page.pad.first")} value=${e.first} onchange=${G(t)("first")}
			options=${Cr(n).map(a=>[String(a),Lr(e,a)])} />`}function Wu({onclose:e,onbegun:t}){S(()=>{te(Oe)},[]);let[n,s]=y(()=>({...Sy,names:xy()})),[a,r]=y(""),{busy:l,once:c}=L(h=>r(sn(h))),p=ke.value.find(h=>h.id===n.variant)??St(),u=Z(p?.id);if(!p)return null;let d=h=>{s(g=>({...g,...typeof h=="function"?h(g):h})),r("")},$=h=>{h.preventDefault(),u&&c(async()=>t(await Oy(n,p,u)))},f=h=>d({variant:h,first:"0",opening:void 0,house:{...n.house,changed:{}}}),m=i`<button type="submit" form="new-pad" class="button chief" aria-busy=${l}>
		${o("page.pad.begin")}
	</button>`;return i`<${F} broad title=${o("page.pad.new")} onclose=${e} actions=${m}>
		<form id="new-pad" class="create stack" onsubmit=${$}>
			<${ya} value=${p.id} groups=${Ye()} onchange=${f} />
			<${Ay} plan=${n} set=${d} variant=${p} />
			<${Nn} plan=${n} set=${d} variant=${p} />
			<${Ja} opening=${n.opening} rules=${u} set=${G(d)("opening")}
				names=${Array.from({length:u?.seats??0},(h,g)=>g<p.chairs?Lr(n,g):o("dummy"))} />
			<${ba} own=${n.house} set=${G(d)("house")} rules=${u} />
			<p class=${a?"trouble":""} role="alert">${a}</p>
		</form>
	<//>`}var My=e=>e?.scrollIntoView({block:"nearest"}),_u=({lines:e})=>i`<div class="stack" role="status" ref=${My}>
	${e.map(t=>i`<p key=${t}>${t}</p>`)}
</div>`;function zu({open:e,then:t,deal:n,onclose:s}){let{busy:a,once:r}=L(),c=i`<${v} chief aria-busy=${a} onclick=${()=>r(async()=>{await e.revise({do:"delete",deal:n}),s()})} say=${o("page.pad.strike")} />`;return i`<${F} title=${o("page.pad.deal",{n:n+1})} onclose=${s} actions=${c}>
		<div class="stack">
			<p>${o("page.pad.strike.about",{n:n+1})}</p>
			<${_u} lines=${t.said??[]} />
		</div>
	<//>`}function Ty(e,t){let n=[...e.seats],s=[...e.replaced??[]];return t.forEach((a,r)=>{let l=s.findLastIndex(c=>c.seat===r);l<0?n[r]=a:s[l]={...s[l],name:a}}),{seats:n,...s.length?{replaced:s}:{}}}function Ny(e,{names:t,first:n,target:s,length:a,rounds:r,opening:l,leaves:c,comes:p,from:u}){let{deals:d,games:$,opening:f,...m}=e,h={...m,...Ty(e,t),first:Number(n),...s?{target:s}:{}},g=Va(l),b={deal:u-1,seat:Number(c),name:p.trim()},x=(h.replaced??[]).filter(O=>O.seat!==b.seat||O.deal!==b.deal),w=b.name?[...x,b].sort((O,A)=>O.deal-A.deal):h.replaced;return{...h,...a?{[a]:r}:{},...g?{opening:g}:{},...w?{replaced:w}:{}}}var jy=({head:e,seats:t,deals:n})=>({names:t,first:String(e.first),target:e.target??0,opening:e.opening,length:e.deals?"deals":e.games?"games":"",rounds:e.deals||e.games||9,leaves:"0",comes:"",from:n.length+1});function Fu({open:e,pad:t,onclose:n}){let[s,a]=y(()=>jy(t)),[r,l]=y(null),[c,p]=y(""),{busy:u,once:d}=L(),$=b=>{a(x=>({...x,...b})),l(null),p("")},f=Ny(t.head,s),m=b=>{b.preventDefault();let x=Ss(s.names)??Ss(s.comes?s.names.with(Number(s.leaves),s.comes):[]);if(x)return p(o("pad.twins",{name:x}));d(async()=>{let w=r?void 0:await e.propose({do:"head",head:f}),O=w?.said??[];if(O.length)return l(O);(r||w?.did)&&await e.revise({do:"head",head:f}),n()})},h=i`<button type="submit" form="pad-head" class="button chief" aria-busy=${u}>
		${o(r?"page.pad.head.yes":"page.pad.head.do")}
	</button>`,g=t.choices.live;return i`<${F} broad title=${o("page.pad.head")} onclose=${n} actions=${h}>
		<form id="pad-head" class="create stack" onsubmit=${m}>
			<${By} pad=${t} form=${s} set=${$} />
			<${I} label=${o("page.pad.first")} value=${s.first} onchange=${G($)("first")}
				options=${s.names.slice(0,g).map((b,x)=>[String(x),b])} />
			${s.target?i`<${ue} label=${o("page.create.rules.game.target")} value=${s.target} min=${1} max=${1e4}
						onchange=${G($)("target")} />`:null}
			<${Nn} plan=${s} set=${$} />
			<${Ey} pad=${t} form=${s} set=${$} />
			<${Ja} opening=${s.opening} names=${tt(t)} rules=${t.rules} set=${G($)("opening")} />
			${r?i`<${_u} lines=${r} />`:null}
			<p class=${c?"trouble":""} role="alert">${c}</p>
		</form>
	<//>`}var By=({pad:e,form:t,set:n})=>i`<fieldset class="seats">
	<legend class="unseen">${o("page.pad.names")}</legend>
	${t.names.slice(0,e.choices.live).map((s,a)=>i`<${Rr} key=${a} seat=${a} value=${s} required
		oninput=${r=>n({names:t.names.with(a,r)})} />`)}
</fieldset>`,Ey=({pad:e,form:t,set:n})=>i`<details>
	<summary>${o("page.pad.replace")}</summary>
	<div class="stack">
		<${K} label=${o("page.pad.replace.leaves")} value=${t.leaves}
			options=${t.names.slice(0,e.choices.live).map((s,a)=>[String(a),xe(e,a)])}
			onchange=${G(n)("leaves")} />
		<${U} label=${o("page.pad.replace.comes")} value=${t.comes} maxlength=${Pr}
			oninput=${G(n)("comes")} />
		<${ue} label=${o("page.pad.replace.from")} value=${t.from} min=${1} max=${e.deals.length+1}
			onchange=${G(n)("from")} />
	</div>
</details>`;var Za={ArrowDown:[1,0],ArrowUp:[-1,0],ArrowRight:[0,1],ArrowLeft:[0,-1]},Dy=60,Cy=600,qr=class{#e;#n=[];#t=0;constructor(t){this.#e=t}press(t){return t==="Enter"&&Date.now()<this.#t?!0:this.#n.length===0&&this.#e.current()?this.#e.act(t):t in Za||/^(.|Enter|Backspace|Redo)$/u.test(t)?(this.#n.length<Dy&&this.#n.push(t),this.#s(),!0):!1}goOn(){for(;this.#n.length>0&&this.#e.current();)this.#e.act(this.#n.shift()??"");this.#s()}#s(){if(this.#e.changing())for(this.#n=this.#n.filter(t=>t!=="Backspace"&&t!=="Redo");this.#n[0]==="Enter";)this.#n.shift()}hear({fault:t,unfit:n}){(t||n)&&(this.#n=[]),this.#t=n?Date.now()+Cy:0}},Hu=e=>e.target instanceof Element&&e.target.closest(".pad-panel")!==null;function Ir(e){if(!(e.ctrlKey||e.metaKey)||e.altKey)return e.key;let t=e.key.toLowerCase();return t==="z"&&!e.shiftKey?"Backspace":t==="z"||t==="y"?"Redo":""}function Py(e){if(!Ir(e)||e.altKey||document.querySelector("dialog[open]"))return!1;let t=e.target instanceof Element?e.target:null;return t?.closest("input, select, textarea, summary, [contenteditable]")?!1:e.key in Za?t===document.body||Hu(e):!((e.key==="Enter"||e.key===" ")&&t?.closest("button, a"))}var Ly=e=>e.repeat&&["Enter","Backspace","Redo"].includes(Ir(e));function Ku(e){let t=M(e);t.current=e;let n=M(!0),[,s]=y(0),a=M(null),r=a.current??=new qr({act:l=>t.current.act(l)?(n.current=!1,s(c=>c+1),!0):!1,current:()=>n.current&&t.current.current(),changing:()=>t.current.changing()});return ye(()=>r.hear(e.pad),[e.pad]),S(()=>{n.current=!0,r.goOn()}),ye(()=>{let l=c=>{(Ly(c)?Hu(c):Py(c)&&r.press(Ir(c)))&&c.preventDefault()};return document.addEventListener("keydown",l),()=>document.removeEventListener("keydown",l)},[]),l=>r.press(l)}var Ju=({what:e,seat:t=-1})=>e==="turnup"||e==="name"?{seat:-1,field:"trump"}:{seat:t,field:e==="number"?"premium":e==="tricks"?"tricks":"contract"},Vu=(e,t)=>e.seat===t?.seat&&e.field===t.field;function Ry(e,{what:t,seat:n=-1}){let s=e.hands[n]??{};switch(t){case"tricks":return s.tricks!==void 0;case"outcome":return s.made!==void 0||s.bid!==void 0;case"bid":return s.bid!==void 0;case"number":return/\d/.test(s.premium??"");default:return e.trump!==void 0}}var qy=e=>[...new Set(e.choices.premiums.map(t=>t.split(" ")[0]??""))],Uu=(e,t)=>e.choices.premiums.filter(n=>n.startsWith(`${t} `)).map(n=>Number(n.split(" ")[1])),Iy=(e,t,n)=>{let s={...e,hands:e.hands.with(t,n)},a=s.hands.some(c=>c.premium),{trump:r,...l}=s;return a||e.hands[t]?.premium===n.premium?s:l},Wy=e=>Object.fromEntries(Object.entries(e).filter(([,t])=>t!==void 0&&t!==""));function _r({pad:e,deal:t,named:n,inserting:s=!1}){let a=e.deals[t],r=a??e.due;if(!r)return null;let l=n??(s&&e.choices.trumps.length>0?void 0:r.trump),c=l===r.trump||!r.trump?r.origin:"",p={dealer:xe(e,r.dealer),lead:xe(e,r.lead),past:a?"yes":"no"},u=r.vulnerable?.map(d=>xe(e,d)).join(", ");return i`<div class="pad-due">
		${l?i`<${ae} trump=${l} />`:i`<span class="sign none" aria-hidden="true">?</span>`}
		<p class="who">
			<b>${o("page.pad.roles",p)}</b> <span class="soft">${o("page.pad.deal",{n:t+1})}</span>
		</p>
		<p class="trump">${l?c?o("why.trump",{trump:P(l),why:c}):P(l):o("page.pad.turnup")}
			${u?i` <span class="soft">· ${o("pad.vulnerable",{names:u})}</span>`:null}
		</p>
	</div>`}var _y=({due:e,seat:t})=>{let n=t===e?.dealer?"dealer":t===e?.lead?"forehand":"";return n?i`<small class="role soft" aria-hidden="true">${o(`page.stats.place.${n}`)}</small>`:null},Wr=({label:e,text:t,said:n,now:s,wrong:a,onpick:r,children:l})=>i`<button type="button"
	class=${`box ${n?"said":t?"follows":""}`} aria-pressed=${s} data-wrong=${a||void 0}
	aria-label=${t?`${e}: ${t}`:e} onclick=${r}>${l??t}</button>`,Os=e=>e.totals.some((t,n)=>t!==e.game[n]);function zy(e){let{pad:t}=e,n=t.choices.premiums.length>0;return i`<div class=${`pad-rows ${n?"":"unpaid"}`} role="group" aria-label=${o("page.pad.hands")}>
		<div class="heads soft small" aria-hidden="true">
			<span class="totals">${Os(t)?o("page.pad.totals"):""}</span>
			<span>${o("page.sheet.won")}</span><span>${o("page.sheet.contract")}</span>
			${n?i`<span>${o("page.sheet.held")}</span>`:null}
		</div>
		${t.seats.map((s,a)=>i`<${Fy} key=${a} ...${e} seat=${a} />`)}
	</div>`}function Fy({pad:e,deal:t,draft:n,full:s,now:a,wrong:r,pick:l,seat:c}){let p=xe(e,c),u=n.hands[c]??{},{tricks:d,bid:$,made:f,premium:m}=s.hands[c]??{},h=x=>({label:o(`page.pad.${x}.of`,{name:p}),now:Vu({seat:c,field:x},a),wrong:r===c,onpick:()=>l({seat:c,field:x})}),g=f===void 0?"":o(f?"page.sheet.made":"page.sheet.failed"),b=[$===void 0?"":o("page.pad.bid",{n:$}),g].filter(Boolean).join(", ");return i`<div class="hand-row">
		<span class="name">
			<span>${p}</span> <${_y} due=${e.deals[t]??e.due} seat=${c} />
			<b class="total">${k(e.game[c]??0)}</b>
			${Os(e)?i`<small class="rest soft">(${k(e.totals[c]??0)})</small>`:null}
		</span>
		<${Wr} ...${h("tricks")} said=${u.tricks!==void 0} text=${d===void 0?"":k(d)} />
		<${Wr} ...${h("contract")} said=${u.made!==void 0||u.bid!==void 0} text=${b}>
			<span class="bid">${$===void 0?"":k($)}</span>
			${g?i`<span class=${`mark ${f?"made":"failed"}`}>${f?"✓":"✗"}</span>`:null}
		<//>
		${e.choices.premiums.length>0&&c<e.choices.live?i`<${Wr} ...${h("premium")} said=${!!u.premium} text=${m?ne(m):""} />`:null}
	</div>`}var Hy=({rules:{trump:e,joker:t}})=>e.by==="turnup"?[...e.plain.split(" ").filter(Boolean),...t?[o("joker")]:[]].join(", "):"";function Ky(e,t,n,s){let{seat:a,field:r}=n;if(r==="trump"){let d=Hy(e);return e.choices.trumps.map($=>{let f=$==="none"&&d?i` <small>(${d})</small>`:null;return{key:$,on:t.trump===$,press:()=>s({...t,trump:$}),wide:!0,text:i`<${ae} trump=${$} /><span class="word">${P($)}${f}</span>`}})}let l=t.hands[a]??{},c=(d,$)=>s(Iy(t,a,Wy({...l,...d})),$),p=(d,$,f)=>({key:String(d),text:k(d),on:$,press:f,typed:String(d)});if(r==="tricks")return Array.from({length:e.choices.tricks+1},($,f)=>f).map($=>p($,l.tricks===$,()=>c({tricks:$})));if(r==="contract")return[{key:"made",wide:!0,text:`✓ ${o("page.sheet.made")}`,on:l.made===!0,typed:"+",press:()=>c({made:!0,bid:void 0})},{key:"failed",wide:!0,text:`✗ ${o("page.sheet.failed")}`,on:l.made===!1,typed:"-",press:()=>c({made:!1,bid:void 0})},...e.choices.bids.map(d=>p(d,l.bid===d,()=>c({bid:d,made:void 0})))];let[u=""]=(l.premium??"").split(" ");return[{key:"none",wide:!0,text:o("page.pad.no"),on:!l.premium,press:()=>c({premium:""})},...qy(e).map(d=>({key:d,wide:!0,text:ne(d),on:u===d,typed:o(`offer.letter.${d}`),or:d[0]??"",press:()=>c({premium:d},Uu(e,d).length>0)})),...(u?Uu(e,u):[]).map(d=>p(d,l.premium===`${u} ${d}`,()=>c({premium:`${u} ${d}`})))]}function Uy({keys:e,label:t}){let n=e.filter(r=>!r.wide),s=Math.min(7,Math.max(5,Math.ceil(n.length/2))),a=r=>i`<button type="button" key=${r.key} class=${r.wide?"wide-key":"key"} aria-pressed=${r.on}
		aria-label=${r.label} onclick=${r.press}>${r.text}</button>`;return i`<div class="pad-keys" role="group" aria-label=${t}>
		<div class="words">${e.filter(r=>r.wide).map(a)}</div>
		<div class="digits" style=${{"--across":s}}>${n.map(a)}</div>
	</div>`}var Gu=(e,{seat:t,field:n})=>n==="trump"?o("page.pad.trump"):o(`page.pad.${n}.of`,{name:xe(e,t)}),Jy={seat:-1,field:"trump"},Vy=({choices:e,rules:t},n)=>e.trumps.length>0&&(t.trump.by==="turnup"||n.hands.some(s=>s.premium)),Gy=({trump:e,now:t,onpick:n})=>i`<button type="button" class="box turn" aria-pressed=${t}
	onclick=${n}>${o("page.pad.trump")} ${e?i`<${ae} trump=${e} /> ${P(e)}`:"…"}
</button>`,zr=({redo:e})=>i`<button type="button" class="button redo" aria-label=${o("page.pad.redo")}
	title=${o("page.pad.redo")} onclick=${e}>
	<svg viewBox="0 0 24 24" aria-hidden="true"><path d="M15 5l5 5-5 5M20 10H9a5 5 0 0 0 0 10h4" /></svg>
</button>`;function Zu({open:e,pad:t}){let[n,s]=y({place:"",cell:null}),{deal:a,entry:r,stale:l,kept:c,place:p}=e,u=n.place===p?n.cell:null,d=Ne=>s({place:p,cell:Ne}),$=c?.open!==null,f=c?.inserting===!0,m=o(f?"page.pad.insert":$?"page.pad.correct":"page.pad.enter"),g=(t.missing??(t.entry||$?[]:t.due?.missing??[])).filter(Ne=>!Ry(r,Ne)),b=u??(g[0]?Ju(g[0]):null),x=!l&&t.unfit!==void 0,w=!l&&t.entry!==void 0&&!t.fault&&(t.missing??[]).length===0&&!x,A=b?Ky(t,r,b,(Ne,_e)=>(d(_e?b:null),e.set(Ne))):[],E=Yy(t.entry,r),ie={Enter:()=>(w||x)&&e.enter(x),Backspace:()=>e.undoable&&e.undo(),Redo:()=>e.redoable&&e.redo()},V=Ne=>{let[_e,Pn]=Za[Ne]??[];if(_e!==void 0&&Pn!==void 0)d(Xy(t,b,_e,Pn));else{let js=(A.find(ho=>ho.typed===Ne)??A.find(ho=>ho.or===Ne))?.press??ie[Ne];if(!js)return!1;js()}return!0},ft=()=>e.wrong.peek()===""&&(e.stale||e.busy.peek()),mt=Ku({pad:t,act:V,current:()=>e.told===t&&e.kept===c&&!ft(),changing:()=>e.busy.peek()});return i`<section class="pad-panel" aria-label=${m}>
		<${_r} pad=${t} deal=${a} named=${E.trump} inserting=${f} />
		<${zy} pad=${t} deal=${a} draft=${r} full=${E} now=${b} wrong=${t.fault?.seat??-1}
			pick=${d} />
		<p class=${`pad-said ${t.fault||t.unfit?"trouble":w?"":"soft"}`} role="status">
			${Qy(t,u,g)||(w?o("page.pad.ready"):" ")}
		</p>
		${Vy(t,r)&&(E.trump||b?.field!=="trump")?i`<${Gy} trump=${E.trump} now=${b?.field==="trump"} onpick=${()=>d(Jy)} />`:null}
		${b&&!(w&&!u)?i`<${Uy} keys=${A} label=${Gu(t,b)} />`:null}
		<${Zy} open=${e} press=${mt} can=${w||x} text=${x?o("page.pad.anyway"):m} />
	</section>`}var Zy=({open:e,press:t,can:n,text:s})=>i`<div class="pad-acts">
	<${v} disabled=${!e.undoable} onclick=${()=>t("Backspace")} say=${o("page.pad.undo")} />
	${e.redoable?i`<${zr} redo=${()=>t("Redo")} />`:null}
	${e.kept?.open!==null?i`<${v} onclick=${()=>e.leave()} say=${o("page.pad.cancel")} />`:null}
	<${v} chief aria-disabled=${!n} aria-busy=${e.busy.value} onclick=${()=>t("Enter")} say=${s} />
</div>`,Yy=(e,t)=>({...e,...t,hands:t.hands.map((n,s)=>({...e?.hands[s],...n}))});function Qy(e,t,n){if(e.fault||e.unfit)return(e.said??[]).join(" ");let s=n.find(a=>!t||Vu(Ju(a),t));return s?o(`page.pad.ask.${s.what}`,{name:xe(e,s.seat)}):t?Gu(e,t):""}function Xy(e,t,n,s){let a=["tricks","contract",...e.choices.premiums.length?["premium"]:[]],r=e.seats.length,l=t&&t.seat>=0?(t.seat+n+r)%r:0,c=Math.max(0,a.indexOf(t?.field??"tricks")),p=a[(c+s+a.length)%a.length]??"tricks";return{seat:l,field:p==="premium"&&l>=e.choices.live?"contract":p}}function Ya({pad:e,onpick:t}){let n=tt(e);return i`<section class="pad-sheet">
		<header>
			<h1>${n.slice(0,e.choices.live).join(" · ")}</h1>
			<p class="soft">${xs(e)} · ${Oa(e.rules)}</p>
			<p class="standing">${Bt(e)}</p>
		</header>
		${e.deals.length?i`<${dr} scores=${e.deals} names=${n} end=${e.end} onpick=${t} />
				<div class="settled small soft">${(e.settlement??[]).map(s=>i`<p key=${s}>${s}</p>`)}</div>`:i`<p class="soft">${o("page.pad.unwritten")}</p>`}
	</section>`}function eb(e,t){let n=e.deals[t],s=e.deals[t+1]??(e.due?.deal===t+1?e.due:void 0),a=s&&{next:tb(e,s.why.trump),...s.trump?{then:s.trump}:{}},r=Object.fromEntries(n.entry.hands.map((p,u)=>[u,p.bid===void 0?{}:{bid:p.bid}])),{closed:l,...c}=n;return{...c,shown:r,...s?{why:a}:{},...l?{closed:{...l,game:n.game,totals:n.totals}}:{},...e.end&&t===e.deals.length-1?{end:e.end}:{}}}var tb=(e,t)=>e.rules.trump.by==="holder"&&t!=="game"||t==="named"||t==="first"?"stays":t;function Qa({pad:e,deal:t,onclose:n,correct:s,insert:a,strike:r}){let l=e.deals[t];if(!l)return null;let c=s&&i`
		<${v} plain onclick=${r} say=${o("page.pad.strike")} />
		<${v} plain onclick=${a} say=${o("page.pad.insert.before")} />
		<${v} chief onclick=${s} say=${o("page.pad.correct")} />`;return i`<${F} title=${o("page.pad.deal",{n:t+1})} onclose=${n} actions=${c}>
		<div class="pad-account stack">
			<p class="soft">
				${o("page.pad.roles",{dealer:xe(e,l.dealer),lead:xe(e,l.lead),past:"yes"})}.${" "}
				${o("page.pad.trump")}: ${P(l.trump)} (${l.origin}).</p>
			<${Qe} view=${eb(e,t)} names=${tt(e)} variant=${e.rules} me=${-1} untitled />
		</div>
	<//>`}var nb=4e3,[Yu,sb]=[4e3,12e4],Qu=new Map;function Hr(e,t){let n=(Qu.get(e)??Promise.resolve()).then(t);return Qu.set(e,n.catch(()=>{})),n}var ab=e=>Hr(e,async()=>{let t=Ie(e);if(!t||t.shared)return;let n=Re(),{pad:s,mark:a=""}=await _s({secret:n,record:t.record}),r=Ie(e);r&&de({...r,shared:{secret:n,pad:s,of:t.record,mark:a}})});function Xu(e){let{shared:t,record:n}=Ie(e)??{};return t&&n&&t.of!==n?t.secret+n:""}var Fr=new Map;function ob(e){let t=Fr.get(e)??Hr(e,async()=>{let n=Ie(e);if(!n?.shared||!Xu(e))return;let{secret:s,mark:a}=n.shared,{pad:r,mark:l=""}=await _s({secret:s,record:n.record,was:a}).catch(p=>{if(p instanceof W&&p.status===409)return rb(e,n.shared?.pad??"");throw p}),c=Ie(e);c?.shared?.secret!==s||!r||de({...c,shared:{...c.shared,pad:r,of:n.record,mark:l}})}).finally(()=>Fr.delete(e));return Fr.set(e,t),t}async function rb(e,t){let{pad:n,mark:s}=await xo({pad:t}),a=Ie(e);if(a?.shared&&n){let r={...a.shared,of:n.record,mark:s};de({...n.record===a.record?a:lt(Tt(a,n)),shared:r}),n.record!==a.record&&N(o("page.pad.share.other"))}return{pad:""}}var Kr=e=>Hr(e,async()=>{let t=Ie(e)?.shared?.secret;if(!t)return;await _s({secret:t});let n=Ie(e);if(!n)return;let{shared:s,...a}=n;de(a)}),ib=e=>e instanceof W&&e.status>=400&&e.status<500&&e.status!==429;function lb(e,t){let[n,s,a,r,l]=["",Yu,0,!1,!1],c=async()=>{let u=Xu(e);if(r||!u||u===n)return;clearTimeout(a),r=!0;let d=await ob(e).then(()=>null,$=>$);if(r=!1,d&&!ib(d)){l||(a=Number(setTimeout(c,s))),s=Math.min(2*s,sb);return}s=Yu,d&&(n=u,t(d)),c()},p=Ct(()=>{c()});return()=>{l=!0,p(),clearTimeout(a)}}function ed(e){S(()=>lb(e,t=>N(o("page.pad.share.not",{text:C(t)}))),[e])}function td({kept:e}){let[t,n]=y(!1),{shared:s}=e,{busy:a,once:r}=L(),l=()=>r(async()=>{await ab(e.id),n(!0)}),p=i`<${v} aria-busy=${a} onclick=${()=>r(async()=>{await Kr(e.id),n(!1)})} say=${o("page.pad.share.stop")} />`;return i`<${v} plain aria-busy=${a} onclick=${l} say=${o("page.pad.share")} />
		${t&&s?i`<${F} title=${o("page.pad.share")} onclose=${()=>n(!1)} actions=${p}>
					<div class="stack">
						<p>${o("page.pad.share.about")}</p>
						<${rt} link=${fn(`/pad/on/${s.pad}`)} label=${o("page.pad.link")} />
					</div>
				<//>`:null}`}function cb(e){let[t,n]=y(null),[s,a]=y("");return S(()=>{let r=new AbortController,[l,c]=["",0],p=async()=>{clearTimeout(c);try{if(document.visibilityState==="visible"){let u=await xo({pad:e,after:l,lang:Q.peek()},{signal:r.signal});l=u.mark,u.pad&&n(u.pad),a("")}}catch(u){if(r.signal.aborted)return;let d=u instanceof W&&u.status===404;if(a(d?o("page.pad.unshared"):C(u)),d)return}c=window.setTimeout(p,nb)};return p(),document.addEventListener("visibilitychange",p),()=>{r.abort(),clearTimeout(c),document.removeEventListener("visibilitychange",p)}},[e,Q.value]),{pad:t,wrong:s}}function nd({id:e}){let{pad:t,wrong:n}=cb(e),[s,a]=y(-1);return t?i`<main id="main" tabindex="-1" class="pad">
		<${Ya} pad=${t} onpick=${a} />
		<section class="pad-panel looking" aria-label=${o("page.pad.trump")}>
			${t.due?i`<${_r} pad=${t} deal=${t.deals.length} />`:i`<p class="winner">${Bt(t)}</p>`}
			${Os(t)&&t.due?i`<p class="small soft totals">${o("page.pad.totals")}</p>`:null}
			<ul class="stands">${(t.due?t.game:t.totals).map((r,l)=>i`<li key=${l}>
				<span>${xe(t,l)}</span>
				<span><b>${k(r)}</b>${Os(t)&&t.due?i` <small class="soft">(${k(t.totals[l]??0)})</small>`:null}</span>
			</li>`)}</ul>
			<p class="small soft" role="status">${n||o("page.pad.looking")}</p>
		</section>
		${s>=0?i`<${Qa} pad=${t} deal=${s} onclose=${()=>a(-1)} />`:null}
	</main>`:i`<${_} title=${o("page.nav.pad")} wrong=${n} text=${o("page.opening")} />`}var Xa=({record:e})=>/^[^\n]*"date":"([\d-]+)"/.exec(e)?.[1]??"",pb=e=>{let t=e.trim().replace(",",".");return/^\d{1,6}(\.\d{1,4})?$/.test(t)&&Number(t)>0?t:""},sd=e=>k(Number(e),e.split(".")[1]?.length??0),ub=e=>Le(new Blob([e],{type:"text/csv;charset=utf-8"}),"season.csv"),db=e=>[Xa(e)&&X(Date.parse(`${Xa(e)}T12:00`),{dateStyle:"medium"}),q(e.summary.names)].filter(Boolean).join(" · ");function ad(){let e=et().filter(h=>h.summary.deals>0),[t,n]=y(new Set),[s,a]=y(""),[r,l]=y(""),c=T.stake.value,p=e.filter(h=>(!s||Xa(h)>=s)&&(!r||(Xa(h)||"9")<=r)),u=p.filter(h=>!t.has(h.id)),d={records:u.map(h=>h.record),stake:pb(c)},{value:$,wrong:f}=j(h=>Ii(d,{signal:h}).catch(g=>{throw new ce(sn(g))}),JSON.stringify(d)),m=h=>n(new Set(t.has(h)?[...t].filter(g=>g!==h):[...t,h]));return i`<main id="main" tabindex="-1" class="pads season stack">
		<h1>${o("page.season")}</h1>
		<p class="lead">${o("page.season.about")}</p>
		<div class="row unprinted">
			<${U} label=${o("page.season.from")} type="date" value=${s} oninput=${a} />
			<${U} label=${o("page.season.to")} type="date" value=${r} oninput=${l} />
			<${U} label=${o("page.season.stake")} inputmode="decimal" value=${c}
				oninput=${h=>T.stake.value=h} />
		</div>
		${f?i`<p class="trouble" role="alert">${f}</p>`:null}
		${$?.players.length?i`<${$b} season=${$} />`:i`<p class="soft">${o("page.season.none")}</p>`}
		<details class="unprinted" open=${t.size>0}>
			<summary>${o("page.season.pads",{n:u.length,of:e.length})}</summary>
			<div class="stack">${p.map(h=>i`<${De} key=${h.id} label=${db(h)}
				checked=${!t.has(h.id)} onchange=${()=>m(h.id)} />`)}</div>
		</details>
		<p class="row unprinted">
			${$?.players.length?i`<${v} onclick=${()=>ub($.csv)} say=${o("page.season.csv")} />
						<${v} plain onclick=${()=>print()} say=${o("page.rules.print")} />`:null}
			<a class="button plain" href="/pad">${o("page.pad.all")}</a>
		</p>
	</main>`}function $b({season:{players:e,transfers:t}}){let n=e.some(a=>a.amount),s=["deals","made","matches","won","games","gamesWon"];return i`<${ee}><table class="book standings">
			<thead><tr>
				<th scope="col">${o("page.season.player")}</th>
				<th scope="col">${o("page.season.points")}</th>
				<th scope="col">${o("page.season.balance")}</th>
				${n?i`<th scope="col">${o("page.season.amount")}</th>`:null}
				${s.map(a=>i`<th key=${a} scope="col">${o(`page.season.${a}`)}</th>`)}
			</tr></thead>
			<tbody>${e.map(a=>i`<tr key=${a.name}>
				<th scope="row">${a.name}</th>
				<td><b>${k(a.points)}</b></td>
				<td>${oe(a.balance)}</td>
				${n?i`<td>${sd(a.amount??"0")}</td>`:null}
				${s.map(r=>i`<td key=${r}>${k(a[r])}</td>`)}
			</tr>`)}</tbody>
		</table><//>
		${t.length?i`<h2>${o("page.season.pays")}</h2>
				<ul class="plain-list">${t.map(a=>i`<li key=${a.from+a.to}>
					${o("page.season.transfer",{from:a.from,to:a.to,n:a.points})}${a.amount?` = ${sd(a.amount)}`:""}
				</li>`)}</ul>`:null}
		<p class="small soft">${o("page.season.how")}</p>`}function fb({rest:e}){let[t="",n=""]=e;return t==="season"?i`<${ad} />`:t==="on"&&n?i`<${nd} key=${n} id=${n} />`:t?i`<${gb} key=${t} id=${t} />`:i`<${mb} />`}function mb(){let[e,t]=y(!1),[n,s]=y(""),a=async l=>{s("");try{let c=$a(await It({record:await l.text()}));de(c),J(`/pad/${c.id}`)}catch(c){s(sn(c))}},r=l=>J(`/pad/${l}`);return i`<main id="main" tabindex="-1" class="pads stack">
		<h1>${o("page.nav.pad")}</h1>
		<p class="lead">${o("page.pad.about")}</p>
		<p class="row">
			<${v} chief aria-haspopup="dialog" onclick=${()=>t(!0)} say=${o("page.pad.new")} />
			<${$n} plain say=${o("page.pad.open")} accept=".jsonl,.99" ontake=${a} />
		</p>
		<p class=${n?"trouble":""} role="alert">${n}</p>
		<p class="row">
			${et().length?i`<a href="/pad/season">${o("page.season.open")}</a>`:null}
			<a href="/deal">${o("page.slips.from")}</a>
		</p>
		<ul class="pad-list">${et().map(l=>i`<${hb} key=${l.id} pad=${l} />`)}</ul>
		${e?i`<${Wu} onclose=${()=>t(!1)} onbegun=${r} />`:null}
	</main>`}function hb({pad:{id:e,summary:t,moved:n}}){let{variant:s,names:a,totals:r,deals:l,over:c}=t,p=[be(`variant.${s}`)?o(`variant.${s}`):s,o("page.scores.deals",{n:l}),X(n,{dateStyle:"medium"}),c?o("page.pad.over"):""];return i`<li><a href=${`/pad/${e}`}>
		<span class="names">${q(a)}</span>
		<span class="score">${r.map(u=>k(u)).join(" : ")}</span>
		<span class="soft small">${p.filter(Boolean).join(" · ")}</span>
	</a></li>`}function gb({id:e}){let t=we(()=>new Ga(e),[e]);S(()=>()=>t.close(),[t]);let{kept:n,told:s}=t,a=t.wrong.value;return n?s?i`<${wb} open=${t} kept=${n} told=${s} wrong=${a} />`:i`<${_} title=${o("page.nav.pad")} wrong=${a} text=${o("page.opening")} />`:i`<${_} title=${o("page.nav.pad")} text=${o("page.pad.gone")}>
			<p><a class="button" href="/pad">${o("page.pad.all")}</a></p>
		<//>`}function yb(e){S(()=>{let t=document.querySelector(".pad-panel"),n=e?document.querySelectorAll(".running-score tr"):[];!t||getComputedStyle(t).position!=="sticky"||n[n.length-1]?.scrollIntoView({block:"nearest"})},[e])}function bb({open:e}){let{lines:t,print:n}=vs(),s=async a=>n(await e.type(a||"show",Q.value));return S(()=>{s("")},[e]),i`<${ks} lines=${t} print=${n} obey=${s} />`}function wb({open:e,kept:t,told:n,wrong:s}){let[a,r]=y(-1),[l,c]=y(null),p=()=>(r(-1),c(null)),u=()=>te(async()=>c(await e.propose({do:"delete",deal:a})??null)),d=n.deals.length,$=`${q(tt(n).slice(0,n.choices.live))} · Ninety-Nine`;S(()=>{document.title=$},[$]),ed(t.id),yb(d);let f=()=>e.undo();return i`<main id="main" tabindex="-1" class="pad">
		${T.spoken.value?i`<${bb} open=${e} />`:null}
		<${Ya} pad=${n} onpick=${r} />
		${n.due||e.deal<d?i`<${Zu} open=${e} pad=${n} />`:i`<section class="pad-panel ended" aria-label=${o("page.pad.over")}>
					<p class="winner">${Bt(n)}</p>
					<div class="pad-acts">
						<${v} disabled=${!e.undoable} onclick=${f} say=${o("page.pad.undo")} />
						${e.redoable?i`<${zr} redo=${()=>e.redo()} />`:null}
						<a class="button chief" href="/pad">${o("page.pad.all")}</a>
					</div>
				</section>`}
		<${vb} open=${e} kept=${t} pad=${n} stop=${n.due&&d>0?()=>e.end():void 0} />
		${s||ua.value?i`<p class="trouble unprinted" role="alert">${s||o("page.pad.unkept")}</p>`:null}
		${l?i`<${zu} open=${e} then=${l} deal=${a} onclose=${p} />`:a>=0?i`<${Qa} pad=${n} deal=${a} onclose=${p} strike=${u}
						insert=${()=>(e.insert(a),p())} correct=${()=>(e.correct(a),p())} />`:null}
	</main>`}function vb({open:e,kept:t,pad:n,stop:s}){let[a,r]=y(!1),[l,c]=y(!1),{busy:p,once:u}=L(),d=async()=>N(o(await wt(Ru(n))?"page.link.copied":"page.copy.not")),$=()=>Le(new Blob([t.record],{type:"application/x-ndjson"}),`pad-${n.date||t.id}.99.jsonl`),f=()=>yr(gr({scores:n.deals,names:tt(n),title:xs(n),winner:Bt(n),end:n.end??{totals:n.totals,winners:[],games:[]}})).catch(g=>N(C(g))),m=(g,b)=>i`<${v} plain onclick=${b} say=${g} />`,h=()=>u(async()=>{await Kr(t.id),J("/pad"),Rc(t.id)});return i`<section class="pad-doings unprinted" aria-label=${o("page.pad.doings")}>
		${n.deals.length?[m(o("page.copy"),d),m(o("page.share"),f),m(o("page.rules.print"),()=>print())]:null}
		${me.value?null:i`<${td} kept=${t} />`}
		${m(o("page.pad.save"),$)}
		${m(o("page.pad.head"),()=>c(!0))}
		${n.house?null:i`<a class="button plain" href=${`/rules/${n.rules.id}`}>${o("page.nav.rules")}</a>`}
		${s?m(o("page.pad.stop"),s):null}
		${m(o("page.pad.drop"),()=>r(!0))}
		<a class="button plain" href="/pad">${o("page.pad.all")}</a>
		${l?i`<${Fu} open=${e} pad=${n} onclose=${()=>c(!1)} />`:null}
		${a?i`<${nt} title=${o("page.pad.drop")} text=${o("page.pad.drop.about")} yes=${o("page.pad.drop.yes")}
					busy=${p} onyes=${h} onclose=${()=>r(!1)} />`:null}
	</section>`}var Ur="ninetynine.complaint",kb=10;function eo({table:e,about:t,talk:n,onclose:s}){let a=n.filter(h=>h.by===t.by).slice(-kb),[r,l]=y(t.seq?[t.seq]:[]),[c,p]=y(""),{busy:u,once:d}=L(),$=()=>d(async()=>{let{complaints:h}=await hl({table:e,whom:t.by,lines:r,text:c.trim()});ve(Ur,String(h[0]?.id??"")),N(o("page.complain.sent")),s()}),f=(h,g)=>l(g?[...r,h]:r.filter(b=>b!==h)),m=r.length===0&&!c.trim();return i`<${F} title=${o("page.complain.title",{name:t.name})} onclose=${s}
		actions=${i`<${v} chief aria-busy=${u} disabled=${m} onclick=${$}
			say=${o("page.complain.send")} />`}>
		<p>${o("page.complain.about")}</p>
		<div class="stack">${a.map(h=>i`<${De} key=${h.seq} label=${En(h)} checked=${r.includes(h.seq)}
			onchange=${g=>f(h.seq,g)} />`)}
		<${U} label=${o("page.complain.text")} maxlength="300" value=${c} oninput=${p} /></div>
	<//>`}async function od(){let e=Number(Ve(Ur));if(!e)return;let{complaints:t}=await Ks({}),n=t.find(s=>s.id===e);n&&!n.outcome||(ve(Ur,null),n&&N(o("page.complain.outcome",{outcome:n.outcome==="dismiss"?"none":"act"})))}var xb=10,Sb=({rest:[e=""]})=>i`<main id="main" tabindex="-1" class="records people">
	${e?i`<${Nb} key=${`${e} ${B.value?.id}`} id=${e} />`:i`<${Ob} key=${B.value?.id} />`}
</main>`,rd=e=>kn(()=>Hi(e));function Ob(){let[e,t]=y(0),{value:n,wrong:s}=j(async()=>{if(!B.peek()||me.peek())return{players:[],tables:[]};let[{players:u},{all:d}]=await Promise.all([Wn(),_n("friends",1,"there")]);return{players:u,tables:d}},String(e)),a=()=>t(u=>u+1),{players:r=[],tables:l=[]}=n??{},c=u=>u.mute||u.block,p=[["friends",r.filter(u=>u.friend)],["followed",r.filter(u=>u.follow&&!u.friend)],["met",r.filter(u=>u.met&&!u.follow&&!c(u))],["apart",r.filter(c)]];return i`<h1>${o("page.people")}</h1>
		${s?i`<p class="trouble" role="status">${s}</p>`:null}
		${n&&r.length===0?i`<section><p class="lead">${o("page.people.none")}</p>
				<p><a class="button chief" href="/">${o("page.records.play")}</a></p></section>`:null}
		${l.length?i`<${id} tables=${l} />`:null}
		${p.map(([u,d])=>d.length>0?i`<section key=${u}><h2>${o(`page.people.${u}`)}</h2>
				<ul class="held">${d.map($=>i`<${Tb} key=${$.id} of=${$} onchange=${a} />`)}</ul></section>`:null)}
		${B.value&&!me.value?i`<section><h2>${o("page.people.add")}</h2><p>${o("page.people.add.about")}</p>
				<${rt} link=${`${location.origin}/people/${B.value.id}`} label=${o("page.people.link")} /></section>`:null}`}var Ab=15e3;function Mb(){let[e,t]=y(0);S(()=>{let c=setInterval(()=>document.visibilityState==="visible"&&t(p=>p+1),Ab);return()=>clearInterval(c)},[]);let{value:n}=j(()=>_n("friends",1,"there"),String(e),B.value?.id),[s,a]=y([]);S(()=>{n&&a(n.all)},[n]);let r=s.filter(l=>!l.chairs.some(c=>Js(c.player)));return i`${r.length?i`<${id} tables=${r} />`:null}
		<p><a href="/people">${o("page.people")}</a></p>`}function id({tables:e}){let{busy:t,once:n}=L();return i`<section><h2>${o("page.people.tables")}</h2>
		<ul class="held">${e.map(s=>i`<li key=${s.id} class="row">
			<span><b>${Ql(s)}</b><br /><span class="soft small">${[s.invited&&o("page.home.invited"),Yl(s.moved)].filter(Boolean).join(" · ")}</span></span>
			${s.status==="gathering"?i`<${v} aria-busy=${t} onclick=${()=>n(()=>Jl(s.id))} say=${o("page.home.sit")} />`:i`<a class="button plain" href=${`/t/${s.id}`}>${o("page.home.watch")}</a>`}
		</li>`)}</ul></section>`}var ld=({met:e=0,last:t=0})=>e?o("page.people.times",{n:e,when:X(t,{dateStyle:"medium"})}):"",cd=({of:e})=>i`${e.name}<span class="soft tag">·${e.tag}</span>`;function Tb({of:e,onchange:t}){let{busy:n,once:s}=L(),a=(p,u)=>s(async()=>{await rd({player:e.id,tie:p,on:u}),t()}),r=e.block?"block":e.mute?"mute":"follow",l=e[r]?r==="follow"?"":`undo.${r}`:"do.follow",c=[e.block?o("page.people.blocked"):e.mute?o("page.people.muted"):"",ld(e)];return i`<li class="row">
		<span><a href=${`/people/${e.id}`}><b><${cd} of=${e} /></b></a>
			<br /><span class="soft small">${c.filter(Boolean).join(" · ")}</span></span>
		${e.table&&!e.block?i`<${v} plain aria-busy=${n} onclick=${()=>s(()=>Hn(e.table??"",[e.id]))}
				say=${o("page.people.again")} />`:null}
		${l?i`<${v} plain aria-busy=${n} onclick=${()=>a(r,!e[r])} say=${o(`page.tie.${l}`)} />`:null}
	</li>`}function Nb({id:e}){let[t,n]=y(null),{value:s,wrong:a}=j(async()=>{let[$,{matches:f},m]=await Promise.all([mn({player:e}),Fs({player:e,limit:xb}),B.peek()?Wn().then(h=>h.players):[]]);return{profile:$,matches:f,known:m.find(h=>h.id===$.id)}});if(a)return i`<h1>${o("page.people")}</h1><p class="trouble" role="status">${a}</p>`;if(!s)return null;let{profile:r,matches:l,known:c}=s,p={met:0,...c,...r,tag:r.id.slice(1,5),...t},u=l.filter($=>!$.cut),d=u.filter($=>$.chairs.some(f=>f.player===r.id&&f.won));return i`<header class="stack">
			<h1><${cd} of=${p} /></h1>
			<p class="soft">${[c?.friend||t?.friend?o("page.people.friend"):"",c?ld(c):"",u.length>0&&o("page.people.form",{n:d.length,of:u.length})].filter(Boolean).join(" · ")}</p>
			${B.value?.id===r.id?i`<${rt} link=${location.href} label=${o("page.people.link")} />`:i`<${jb} of=${p} table=${c?.table??""} onchange=${n} />`}
		</header>
		<${xa} ratings=${r.ratings} />
		${l.length?i`<${lr} id=${r.id} at="there" />`:null}`}function jb({of:e,table:t,onchange:n}){let[s,a]=y(null),{busy:r,once:l}=L(),c=()=>l(async()=>{if(!t)throw new ce(o("page.people.report.met"));let{talk:u=[]}=await Wt({table:t});a({about:{seq:0,at:0,by:e.id,name:e.name,seat:-1,text:""},talk:u})}),p=u=>i`<${v} chief=${u==="follow"&&!e.follow} plain=${u!=="follow"}
		aria-busy=${r} say=${o(e[u]?`page.tie.undo.${u}`:`page.tie.do.${u}`)}
		onclick=${()=>l(async()=>n(await rd({player:e.id,tie:u,on:!e[u]})))} />`;return i`<p class="row">
		${p("follow")}
		${t&&!e.block?i`<${v} plain aria-busy=${r} onclick=${()=>l(()=>Hn(t,[e.id]))}
				say=${o("page.people.again")} />`:null}
		${p("mute")}${p("block")}
		<${v} plain aria-busy=${r} onclick=${c} say=${o("page.people.report")} />
	</p>
	<p class="soft small">${o("page.people.private")}</p>
	${s?i`<${eo} table=${t} ...${s} onclose=${()=>a(null)} />`:null}`}var to=({about:e,parts:t})=>i`<section class="stack">
	<h2>${o(`page.privacy.${e}`)}</h2>
	${t.map(n=>i`<p>${n}</p>`)}
</section>`,Bb=({contact:e})=>i`<p>
	${o("page.privacy.contact")}${" "}<a href=${e}>${e.replace(/^(mailto|https):(\/\/)?/,"")}</a>
</p>`;function Eb(){let{value:e,wrong:t}=j(async()=>Dt?void 0:Pi({})),n=(...s)=>s.map(a=>o(`page.privacy.${a}`));return i`<main id="main" tabindex="-1" class="stack">
		<h1>${o("page.nav.privacy")}</h1>
		${t?i`<p class="trouble">${t}</p>`:null}
		${Dt?i`<p>${o("page.privacy.alone")}</p>`:null}
		${e?i`<${to} about="server"
					parts=${n("name","keys","play","pads","ratings","order",e.callers?"logged":"unlogged","others")} />
				<${to} about="long" parts=${[o("page.privacy.sessions",{forget:e.forget,guests:e.guests}),...n("matches"),e.backups>0?o("page.privacy.days",{n:e.backups}):o("page.privacy.backups")]} />`:null}
		<${to} about="browser" parts=${n("stays")} />
		${e?i`<${to} about="rights" parts=${n("change")} />
				${e.contact?i`<${Bb} contact=${e.contact} />`:i`<p>${o("page.privacy.uncontact")}</p>`}`:null}
	</main>`}var As="ninetynine.problems",pd="ninetynine.problems.damaged",no=()=>Es(As),dd=e=>!Object.values(no()?.marks??{}).some(t=>t?.first<e),$d=e=>ve(As,JSON.stringify(e));function ud(e){if(e===null||Ve(As)!==e)return!1;let t=pd;for(let n=2;Ve(t)!==null;n++)t=`${pd}.${n}`;return ve(t,e)&&ve(As,null),!0}async function so(e,t){let[n,s]=[Ve(As),no()];if(!s)return{told:await t(e),damaged:ud(n)};try{return{told:await t({...e,progress:s}),damaged:!1}}catch(a){if(!(a instanceof W)||a.status!==400&&a.status!==413)throw a;return{told:await t(e).catch(()=>{throw a}),damaged:ud(n)}}}var Jr=({variant:e,grade:t,back:n},s,a)=>o("problem.head",{n:s,of:a,variant:he(e),grade:t,grades:4,back:n?"yes":"no"}),Vr=e=>({rating:String(Math.round(e?.rating??1500)),doubt:String(Math.round(e?.doubt??350))});function Gr(e){if(e.kind==="bid")return o("problem.bid");let t=e.need?.[0],n=Z(e.variant)?.aside??3;return`${t===void 0?o("problem.left",{n}):t===e.left?o("problem.every",{left:t}):o("problem.exact",{n:t,left:e.left})} ${o(e.kind==="open"?"problem.open":"problem.hidden")}`}function fd(e,t){let n=Z(e.variant)?.dummy?je(e)-1:-1;return Array.from({length:je(e)},(s,a)=>a===t?o("you"):a===n?o("dummy"):o("seat",{n:a+1}))}var oo=({view:e})=>({...e,totals:[]}),md=e=>e.length<2?e.join():o("problem.or",{a:e.slice(0,-1).join(", "),b:e[e.length-1]??""}),hd=(e,t,n)=>t.kind==="open"?[]:e.hands.flatMap((s,a)=>a===n.seat||n.shown?.[a]?.hand!==void 0?[]:[{seat:a,cards:s}]);function gd(e,t,n){let s=o("problem.rating",{...Vr(t.progress),its:String(e.rating)});return n>0?`${s} ${o("problem.again",{n})}`:s}var ao=class{#e;#n;#t;#s="";#a=Promise.resolve();constructor(t,n,s){this.#e=t,this.#n=n,this.#t=s}present(t,n,s){return this.#r({n:t,of:n,anew:s})}tell({act:t,told:n},s){return this.#r({act:t,outcome:n,days:s})}obey(t,n){return this.#r({line:t.normalize("NFC"),...n})}#r(t){return this.#a=this.#a.then(async()=>{let n={lang:Q.peek(),mind:this.#s,problem:this.#e,...t},s=await dn(()=>qi(n));this.#s=s.mind??"",this.#n(s.said),s.do?.act?this.#t.answer(s.do.act):s.want==="next"?this.#t.next():s.want==="quit"&&J("/")}).catch(n=>this.#n([C(n)]))}};function Db({rest:[e=""]}){let t=Se.value.get("variant")??"";return i`<${Pb} key=${`${e} ${t}`} day=${e||Qt()} variant=${t} any=${e!==""} />`}async function Cb(e,t,n){await Oe();let s=t||(n||!dd(e)?"":St()?.id),{told:a,damaged:r}=await so({date:e,...s?{variant:s}:{}},Oo);return{all:a.problems,one:s||"",damaged:r}}function Pb({day:e,variant:t,any:n}){let[s,a]=y({}),[r,l]=y(0);S(()=>{let m=!1;return Cb(e,t,n).then(h=>{m||(a(h),l(yd(h.all)))},h=>!m&&a({wrong:C(h)})),()=>{m=!0}},[]);let{all:c,one:p="",damaged:u=!1,wrong:d}=s;if(!c)return i`<${_} title=${o("page.nav.problems")} wrong=${d} text=${o("page.opening")} />`;let $=(m,h)=>{let g=c.map((b,x)=>x===r&&b.done===void 0?{...b,done:m}:b);a({one:p,damaged:u||h,all:g})},f=c[r];return f?i`<${Ib} key=${f.id} problem=${f} day=${e} n=${r+1} of=${c.length} damaged=${u}
		ondone=${$} onnext=${()=>l(yd(c))} />`:i`<${Lb} all=${c} day=${e} variant=${p} onagain=${l} />`}function yd(e){let t=e.findIndex(n=>n.done===void 0);return t<0?e.length:t}function Lb({all:e,day:t,variant:n,onagain:s}){let a=e.filter(c=>c.done).length,{value:r}=j(async()=>(await so({date:t},Oo)).told,t),l=M(null);return S(()=>T.spoken.peek()?l.current?.focus():void 0,[]),i`<main id="main" tabindex="-1" class="stack">
		<h1>${o("page.nav.problems")}</h1>
		<p class="lead" tabindex="-1" ref=${l}>${o("problem.done",{right:a,of:e.length,...Vr(no())})}</p>
		<ol class="day-problems">${e.map((c,p)=>i`<li key=${c.id}>
			<button type="button" onclick=${()=>s(p)}>
				<${bd} right=${c.done} /><span class="unseen">${o(c.done?"problem.right":"problem.missed")}</span>
				<span>${Jr(c,p+1,e.length)}</span>
			</button>
		</li>`)}</ol>
		<${K} label=${o("problem.more")} value=${n} options=${[["",o("problem.all")]]}
			groups=${Ye()} onchange=${c=>J(Rb(t,c))} />
		${r?i`<${cr} ...${r} of="problems" day=${t} first=${[...r.days,t].sort()[0]} />`:null}
		<p><a class="button chief" href="/">${o("page.home")}</a></p>
	</main>`}var Rb=(e,t)=>`/problems/${e}${t?`?variant=${t}`:""}`,bd=({right:e})=>i`<b data-right=${e?"":void 0} aria-hidden="true">${e?"✓":"✕"}</b>`;function qb(e,t,n){let[s,a]=y(null),[r,l]=y(""),{busy:c,once:p}=L(d=>l(C(d)));return{answered:s,said:r,busy:c,answer:async d=>{s||await p(async()=>{let $=h=>$l({problem:e.id,...h}),{told:f,damaged:m}=await so({act:d,date:t},$);$d(f.progress),l(""),a({act:d,told:f}),n(f.right,m)})}}}function Ib({problem:e,day:t,n,of:s,damaged:a,ondone:r,onnext:l}){let{answered:c,said:p,busy:u,answer:d}=qb(e,t,r),$=oo(e),f=fd($,$.seat??0),m=M(null),h=M(null);ye(()=>{c&&(T.spoken.peek()||m.current?.focus({preventScroll:!0}),h.current?.scrollIntoView({block:"nearest"}))},[c]);let g=c?.told.right;return i`<main id="main" tabindex="-1" class="replay problem">
		<header class="problem-head table">
			<a class="mark" href="/">99<span class="unseen"> ${o("page.home")}</span></a>
			<div><h1>${Jr(e,n,s)}</h1><p class="task">${H(Gr(e))}</p>
				${a?i`<p class="trouble">${o("problem.anew")}</p>`:null}</div>
			<${ut} trump=${$.trump??""} />
		</header>
		${T.spoken.value?i`<${Wb} problem=${e} at=${[n,s,a]} answered=${c} said=${p} busy=${u}
					days=${c?wd(c.told,t):0} answer=${d} next=${l} />`:null}
		<div class="replay-board">
			<${zb} problem=${e} names=${f} answered=${c} busy=${u} answer=${d} />
			<aside class="replay-aside">
				<section class="outcome" ref=${h} data-right=${g?"":void 0}>
					<div class="verdict-row">
						<div role=${T.spoken.value?void 0:"status"}>${p||(c?i`<h2><${bd} right=${g} /><span>${H(_b(c))}</span></h2>`:null)}
						</div>
						${c?i`<button type="button" class="button chief" ref=${m} onclick=${l}>
									${o("page.learn.on")}
								</button>`:null}
					</div>
					${c?i`<${Fb} problem=${e} day=${t} ...${c} names=${f} />`:null}
				</section>
				${e.kind==="hidden"?i`<section class="replay-tricks">
							<h2>${o("tricks.title")}</h2><${ct} view=${$} names=${f} />
						</section>`:null}
			</aside>
		</div>
	</main>`}function Wb({problem:e,at:t,answered:n,said:s,busy:a,days:r,answer:l,next:c}){let p=vs(),u=M({answer:l,next:c});u.current={answer:l,next:c};let d=we(()=>new ao(e,p.print,{answer:f=>u.current.answer(f),next:()=>u.current.next()}),[e.id]),$=Z(e.variant)!==void 0;return S(()=>{$&&d.present(...t)},[d,$]),S(()=>{n&&d.tell(n,r)},[d,n]),S(()=>s?p.print([s]):void 0,[s]),i`<${ks} ...${p} obey=${f=>{d.obey(f,{answered:n!==null,busy:a})}} />`}var _b=({act:e,told:t})=>t.right?o("problem.right"):o("problem.wrong",{cards:Zr(e)});function zb({problem:e,names:t,answered:n,busy:s,answer:a}){let[r,l]=y(new Set),c=oo(e),p=n?{...c,turn:[]}:c,u=p.seat??0,d=p.options,$=e.kind==="bid",f=n?null:new Set(D(d?.from)),m=$||(d?.seat??u)===u,h=A=>{let E=new Set($?r:[]);r.has(A)?E.delete(A):E.size<(d?.pick??1)&&E.add(A),l(E)},g=A=>f?.has(A)&&a(`play ${A}`),b=Z(e.variant),x={chosen:n?new Set(n.told.answers[0]?.split(" ").slice(1)):r,twice:$,values:$?ze(d?.worth??""):null,onpick:h,onplay:g},w=d?.seat??-1,O=m?null:{seat:w,hand:i`<${$t} ...${x} cards=${Me(D(p.shown?.[w]?.hand),re,p.trump)}
			can=${f} label=${o("dummy")} open />`};return i`<div class="replay-table table board">
		<${jt} view=${p} variant=${b} names=${t} me=${u} elsewhere=${u} played=${O}>
			${$&&d&&!n?i`<section class="asking asked laying" aria-label=${o("page.yours")}>
						<${Dn} options=${{...d,offers:[]}} chosen=${r} variant=${b} busy=${s} slots
							onlay=${()=>a(`lay ${[...r].join(" ")}`)} />
					</section>`:null}
			${$?null:i`<p class="ask near">${H(Gr(e))}</p>`}
		<//>
		<section class=${`mine ${n?"":"asked"}`} aria-label=${o("page.yourhand")}>
			<div class="me">
				<${dt} view=${p} variant=${b} seat=${u} name=${t[u]??""} place="south" own
					chair=${void 0} now=${0} open=${null} winner=${!1} />
				${p.aside?i`<div class="laid" role="group" aria-label=${o("page.aside")}>${le(p.aside)}</div>`:null}
			</div>
			<${$t} ...${x} cards=${Me(D(p.hand),re,p.trump)}
				can=${m?f:new Set} label=${o("page.yourhand")} />
		</section>
	</div>`}var wd=(e,t)=>e.due?ar(e.due)-ar(t):0,Zr=e=>e.split(" ").slice(1).map(t=>qe(t)).join(" ");function Fb({problem:e,day:t,act:n,told:s,names:a}){let r=e.kind==="open"?"problem.proved.open":"problem.proved.hidden",l=wd(s,t),c=ot(s.why??[]).join(" "),p=(s.refutations??[]).filter(u=>s.right||u.act===n);return i`${e.kind==="bid"?i`<${Hb} told=${s} />`:i`<p>${H(o(r,{card:md(s.answers.map(Zr))}))}</p>`}
		${c?i`<p>${H(c)}</p>`:null}
		${p.length?i`<div>${p.map(u=>i`<${Ub} key=${u.act} r=${u} problem=${e} names=${a}
					open=${!s.right} />`)}</div>`:null}
		<${Kb} levels=${s.levels} />
		<p class="soft">${gd(e,s,l)}</p>`}function Hb({told:e}){let t=(e.totals??[]).filter((n,s)=>s<5||n.tricks===e.bid);return i`<p>${o("problem.proved.bid",{n:e.answers.length})}</p>
		<ul class="ways-right">${e.answers.slice(0,3).map(n=>i`<li key=${n}><${Mt} act=${n} /></li>`)}</ul>
		<table class="book choices">
			<caption class="unseen">${o("problem.expects")}</caption>
			<thead><tr><th scope="col">${o("col.bid")}</th><th scope="col">${o("page.hint.chance")}</th>
				<th scope="col">${o("page.hint.points")}</th></tr></thead>
			<tbody>${t.map(n=>i`<tr key=${n.tricks}>
				<${ra} best=${n.right??!1} done=${n.tricks===e.bid}><b class="score">${k(n.tricks)}</b><//>
				<td>${fe(n.chance)}</td><td>${Qn(n.points)}</td>
			</tr>`)}</tbody>
		</table>`}var Kb=({levels:e})=>i`<table class="book levels">
	<caption>${o("problem.found")}</caption>
	<tbody>${e.map(({level:t,solved:n})=>i`<tr key=${t}>
		<th scope="row">${o(`page.level.${t}`)}</th>
		<td class="bar" aria-hidden="true"><span style=${{"--long":`${100*(n??0)}%`}}></span></td>
		<td>${n===void 0?"–":fe(n)}</td>
	</tr>`)}</tbody>
</table>`;function Ub({r:e,problem:t,names:n,open:s}){let a=oo(t),r=hd(e,t,a).map(({seat:c,cards:p})=>i`<span>${n[c]}</span><span class="act">${le(p)}</span>`),l=c=>o("problem.won",{name:n[c]??"",you:c===a.seat?"yes":"no"});return i`<details open=${s}>
		<summary><span>${H(o("problem.fails",{card:Zr(e.act)}))}</span></summary>
		<div>
			${r.length?i`<p>${o("problem.fails.some",{fails:e.fails,of:e.of})}</p><div class="lie">${r}</div>`:null}
			<ol class="line">${e.tricks.map(({acts:c,won:p},u)=>i`<li key=${u}>
				<span class="act">${c.map(d=>le(d.split(" ")[2]))}</span>
				<span>${p===void 0?"":l(p)}</span>
			</li>`)}</ol>
		</div>
	</details>`}function Jb({rest:e}){let[t="",n="1",s]=e,a=s===void 0?void 0:Number(s)||0;return i`<${Vb} key=${e.join(" ")} table=${t} match=${Number(n)||1} deal=${a} />`}function Vb({table:e,match:t,deal:n}){let{told:s,wrong:a}=Kt(e,t,n),r=n===void 0?o("page.report.match"):o("page.report.deal",{deal:n+1});if(!s)return i`<${_} class="report stack" title=${r} wrong=${a} text=${o("page.report.coming")}>
			<${vd} table=${e} match=${t} deal=${n??0} />
		<//>`;let l=s.header,c=Z(l.variant),p=en(l,c?c.seats:l.seats.length),u=Number(Se.value.get("seat")??-1),d=u>=0&&u<p.length?u:jn(l,p.length),$=i`<${Qb} told=${s} table=${e} match=${t} one=${n!==void 0} names=${p}
		seat=${d} />`;return i`<main id="main" tabindex="-1" class="report" data-counting=${He(s)}>
		<header class="report-head"><h1>${r}</h1>
			<p class="soft">${l.rules?.name??he(l.variant)}</p>
			<${K} hidden label=${o("page.report.whose")} value=${String(d)}
				options=${p.map((f,m)=>[String(m),o("page.report.of",{name:f})])}
				onchange=${f=>J(`${Di()}?seat=${f}`,{replace:!0})} />
			<${vd} table=${e} match=${t} deal=${n??0} seat=${d} />
		</header>
		<${Gb} told=${s} wrong=${a} />
		${s.deals.length?i`<${Zb} told=${s} table=${e} match=${t} one=${n!==void 0} seat=${d} />`:null}
		${s.deals.length===0?null:Ze("report",e)?i`<details><summary>${o("page.hint.figures")}</summary>${$}</details>`:$}
	</main>`}var vd=({table:e,match:t,deal:n,seat:s})=>i`<p class="row">
	${e==="mine"?null:i`<a class="button plain" href=${`/t/${e}`}>${o("page.learn.table")}</a>`}
	<a class="button plain" href=${`/replay/${e}/${t}/${n}${s===void 0?"":`?seat=${s}`}`}>
		${o("page.nav.replay")}
	</a>
</p>`;function Gb({told:e,wrong:t}){if(t)return i`<p class="trouble" role="status">${t}</p>`;if(He(e)){let{judged:n,of:s,rough:a}=e;return i`<p class="soft judging" style=${{"--far":(n-a)/s}}>
			${n<s?o("page.report.judging",{n,of:s}):o("page.report.rough",{n:a})}
		</p>`}return e.deals.length?null:i`<p class="soft">${o("page.report.none")}</p>`}function Zb({told:e,table:t,match:n,one:s,seat:a}){let r=a===Sa(e.header),l=e.lessons?.[a]??"",c=r&&Ze("report",t);if(!r||He(e))return null;let p=e.deals.flatMap(h=>h.mistakes).filter(h=>h.seat===a),[u]=p.sort((h,g)=>g.lost-h.lost),{lost:d}=e.total[a],$=Ce.reduce((h,g)=>d[g]>d[h]?g:h),f=Kn(Ce.map(h=>d[h]),0)[Ce.indexOf($)]??0,m=i`<a class="button chief" href="/" onclick=${vn}>${o("page.home.play")}</a>`;return i`<section class="plainly">
		${c?i`<${Xs} at="report" />`:null}
		${u?i`<p class="lead">${o("page.report.plain",{kind:$,n:f,one:s?"yes":"no"})}</p>
				<${Yb} mistake=${u} place=${ls(t,n)} />`:i`<p class="lead">${o("page.report.plain.none")}</p>`}
		<p class="row">
			${l?i`<a class="button chief" href=${`/learn/${l}`} onclick=${()=>c&&wn("cure",l)}>
						${o("page.report.lesson")}
					</a>`:c?m:null}
		</p>
	</section>`}function Yb({mistake:e,place:t}){let[n,s]=[e.chance,e.betterChance].map(p=>Math.round(p*10)),a=e.act.startsWith("play ")||e.act.startsWith("lay "),r=p=>i`<${se} key=${p} card=${p} />`,l=(p,u,d)=>i`<figure>
		<figcaption>
			${o(`page.report.${p}`)}${d===void 0?"":i` <b>${o("page.bid",{bid:d})}</b>`}
		</figcaption>
		${a?i`<div class="cards">${D(u.replace(/^\w+ /,"")).map(r)}</div>`:i`<p><${Mt} act=${u} /></p>`}
	</figure>`,c=o("page.report.where",{deal:e.deal+1,when:pr(e)});return i`<div class="shown">
		<h2>${c}</h2>
		<div class="sides">${l("did",e.act,e.bid)}${l("better",e.better,e.betterBid)}</div>
		${ot(e.why).slice(0,2).map(p=>i`<p key=${p}>${H(p)}</p>`)}
		${s>n?i`<p>${o("page.report.odds",{a:n,b:s})}</p>`:null}
		<p><a href=${t(e)}>${o("page.report.look")}</a></p>
	</div>`}function Qb({told:e,table:t,match:n,one:s,names:a,seat:r}){let l=e.total[r],c=e.deals.flatMap(m=>m.mistakes).sort((m,h)=>h.lost-m.lost),p=c.filter(m=>m.seat===r),u=c.filter(m=>m.seat!==r),d=a[r]??"",$={names:a,place:ls(t,n),one:s},f=jo(e,l.lost,d,r===Sa(e.header));return i`<section class="stack">
			<p class="lead" role="status" aria-busy=${He(e)}>${Xb(f)}</p>
			${e.luck?i`<p>${ew(l)}</p>`:i`<p class="soft">${o("page.report.noluck")}</p>`}
		</section>
		<div class="report-columns">
			<section>
				<h2>${o("page.report.moments")}</h2>
				${p.length?i`<${cs} of=${p.slice(0,12)} ...${$} />`:i`<p class="soft">${o("page.report.moments.none",{name:d})}</p>`}
			</section>
			<section>
				<h2>${o("page.report.sum")}</h2>
				<${tw} account=${l} luck=${e.luck} />
				<p class="small soft">${o("page.report.lead.what")}</p>
			</section>
		</div>
		<section>
			<h2>${o(s?"page.report.course.deal":"page.report.course.match")}</h2>
			<${nw} told=${e} names=${a} seat=${r} one=${s} />
		</section>
		${u.length?i`<section>
					<h2>${o(s?"page.report.others.moments":"page.report.turning")}</h2>
					<${cs} of=${(s?u:c).slice(0,6)} ...${$} named=${!0} />
				</section>`:null}
		<section>
			<h2>${o("page.report.all")}</h2>
			<${sw} told=${e} names=${a} />
			<p class="small soft">${o("page.report.how")}</p>
		</section>`}var Xb=e=>e.endsWith("…")?e:`${e}.`;function ew(e){let[t=0,n=0,s=0]=[e.cards,e.lie,e.others].map(r=>Math.round(r/Be)||0),a=Math.min(Math.round(e.gifts/Be),Math.max(s,0));return o("page.report.luck",{cards:oe(t),lie:oe(n),others:oe(s),lay:n>0?"well":n<0?"badly":"even",gifts:a>0?"yes":"no",n:k(a)})}function tw({account:e,luck:t}){let n=t?[["start",e.start],["cards",e.cards],["lie",e.lie]]:[["lie",e.lie]];for(let l of Ce)e.lost[l]&&n.push([`lost.${l}`,-e.lost[l]]);t&&n.push(["others",e.others]);let s=Kn(n.map(([,l])=>l),1),a=Math.max(1,...s.map(Math.abs)),r=s.reduce((l,c)=>l+c,0);return i`<table class="book account parts"><tbody>
		${n.map(([l],c)=>{let p=s[c]??0;return i`<tr key=${l}><th scope="row">${o(`page.report.${l}`)}</th>
				<td class="bar" aria-hidden="true"><span data-way=${p<0?"down":"up"}
					style=${{"--long":`${50*Math.abs(p)/a}%`}}></span></td>
				<td>${oe(p,1)}</td></tr>`})}
	</tbody><tfoot><tr class="total">
		<th scope="row">${o("page.report.lead")}</th><td></td><td>${oe(r,1)}</td>
	</tr></tfoot></table>`}function nw({told:e,names:t,seat:n,one:s}){let a=e.total.length;if(s){let p=e.deals[0]?.worth??[];if(p.length<2)return null;let u=p.slice(1).map(d=>d.map($=>$/Be));return i`<${ps} at=${u} from=${(p[0]??[]).map(d=>d/Be)} names=${t} me=${n}
			label=${o("page.report.course.deal")} foot=${o("page.report.acts",{n:u.length-1})} />`}let r=new Array(a+1).fill(0),l=e.deals.map(p=>{p.accounts.forEach((d,$)=>r[$]+=d.lead/Be);let u=p.accounts[n];return r[a]+=u?(u.cards+u.lie)/Be:0,e.luck?[...r]:r.slice(0,a)}),c=e.luck?[...t.slice(0,a),o("page.report.own.luck")]:t;return i`<${ps} at=${l} names=${c} me=${n} label=${o("page.report.course.match")}
		foot=${o("page.scores.deals",{n:l.length})} />`}function sw({told:e,names:t}){let n=e.luck?["start","cards","lie",...Ce.map(c=>`lost.${c}`),"others"]:["lie",...Ce.map(c=>`lost.${c}`)],s=(c,p)=>{let[u="",d]=p.split(".");return d?-c.lost[d]:Number(c[u])},a=e.total.map(c=>Kn(n.map(p=>s(c,p)),1)),r=c=>n[c]?.startsWith("lost")&&a.every(p=>!p[c]),l=n.map((c,p)=>p).filter(c=>!r(c));return i`<${ee}><table class="book account" data-hands=${a.length}>
		<thead><tr><td></td>
			${a.map((c,p)=>i`<th key=${p} scope="col">${t[p]??o("dummy")}</th>`)}
		</tr></thead>
		<tbody>${l.map(c=>i`<tr key=${c}><th scope="row">${o(`page.report.${n[c]}`)}</th>
			${a.map((p,u)=>i`<td key=${u}>${oe(p[c]??0,1)}</td>`)}</tr>`)}</tbody>
		<tfoot><tr class="total"><th scope="row">${o("page.report.lead")}</th>
			${a.map((c,p)=>i`<td key=${p}>${oe(c.reduce((u,d)=>u+d,0),1)}</td>`)}</tr></tfoot>
	</table><//>`}var Ms={C:"♣",D:"♦",H:"♥",S:"♠"};function kd(e){if(e==="joker")return o("joker");let{rank:t,suit:n}=qn(e);return Rt(t)+Ms[n]}var Qr=e=>Ms[e]??o(e==="none"?"trump.short":`trump.${e}`),Yr=e=>Ms[e]?`${Ms[e]} ${P(e)}`:Qr(e),xd=(e,t)=>e.dummy&&t===e.seats-1?o("dummy"):o("page.pad.player",{n:t+1}),Xr=({variant:e,slip:t})=>t.kind==="bid"?o("page.slips.dummy.bid"):xd(e,t.seat),Sd=e=>e.trump.by==="holder";function ei(e,{trump:t,turnup:n}){if(n)return[o("page.slips.turnup",{card:kd(n)}),o("page.slips.trump",{trump:Yr(t??"none")})];if(Sd(e))return[o("page.slips.named",{trump:t?Yr(t):o("page.slips.stays")})];if(t)return[o("page.slips.trump",{trump:Yr(t)})];let{first:s,after:a=[]}=e.trump,r=[...re,"none"].filter(c=>c===s||a.includes(c)),l=Fo(a).map(([c,p,u])=>`${c===p?c:`${c}–${p}`} ${Qr(u)}`);return[o("page.slips.ring",{trumps:r.map(Qr).join("   ")}),o("page.slips.after",{list:l.join(", ")})]}var Od=({kind:e})=>e==="bid"?o("page.slips.when.bid"):o("page.slips.when.dummy");function Ad({deal:e,slip:t}){let n=D(t.cards);return i`${[...re].map(s=>{let a=n.filter(r=>r.endsWith(s)).map(r=>Rt(qn(r).rank));return i`<p key=${s} class="suit-of"><${ae} trump=${s} /><span class="unseen">${P(s)}</span>
			<span class="ranks">${a.length>0?a.map(r=>i`<b>${r}</b>`):i`<b>–</b>`}</span>
		</p>`})}
	${t.joker?i`<p class="joker">${H(o("joker.as",{card:kd(e.turnup??"")}))}</p>`:null}`}var aw=({cards:e})=>Math.max(...[...re].map(t=>e.split(t).length-1));function ow({variant:e}){let t=["bid",...e.offers.how==="none"?[]:["premium"],"tricks","points"];return i`<div class="boxes">
		${t.map(n=>i`<span key=${n}>${o(`page.slips.${n}`)}</span>`)}
	</div>`}function rw(e){let{variant:t,deal:n,slip:s}=e,a=s.kind==="hand",r=D(s.cards).length+(s.joker?1:0),l=a?ei(t,n):[Od(s)];return i`<div class="slip-hand">
		<p class="slip-head"><b>${o("page.pad.deal",{n:n.number})} · ${Xr(e)}</b>
			<span class="soft">${o("page.slips.cards",{n:r})}</span></p>
		<div class="slip-cards" style=${`--longest: ${aw(s)}`}><${Ad} ...${e} /></div>
		${l.map((c,p)=>i`<p key=${p} class="slip-line">${H(c)}</p>`)}
		${a?i`<${ow} variant=${t} />`:null}
	</div>`}function iw(e){let{variant:t,series:n,deal:s,slip:a}=e,{seat:r,kind:l}=a,c=r===s.dealer?o("page.slips.deals"):r===s.forehand?o("page.slips.leads"):"",p=s.trump&&!Sd(t)?ei(t,s):[],u=l==="hand"?p:[Od(a)];return i`<div class="slip-tab">
		<p class="soft">${o(`variant.${t.id}`)}<br />${o("page.slips.set",{label:n.label})}</p>
		<p class="slip-number"><b>${o("col.deal")}</b>${s.number}</p>
		<p><b>${Xr(e)}</b>${l==="hand"&&c?i`<br />${c}`:null}</p>
		${u.map((d,$)=>i`<p key=${$} class="slip-line">${H(d)}</p>`)}
	</div>`}var[Md,Td,ro,lw]=[330,374,22,36];function cw(){let e="A K Q J 10 9 8 7 6 5 4 3 2 C H S D C S H".split(" "),t=1,n=()=>(t=Math.imul(t,1664525)+1013904223>>>0)/2**32,s=Md/ro;return Array.from({length:2*s*Td/ro},(a,r)=>{let l=e[Math.floor(n()*e.length)]??"",c=((r>>1)%s+n())*ro,p=(Math.floor((r>>1)/s)+n())*ro,u=(.6+.4*n())*lw/10,d=[r%2?-u:u,u].map(f=>f.toFixed(2)),$=`translate(${c.toFixed(1)} ${p.toFixed(1)}) scale(${d})`;return Ms[l]?`<use href="#${l}" x="-3.7" y="-3.7" width="7.4" height="7.4" transform="${$}"/>`:`<text y="3.3" transform="${$}">${l}</text>`}).join("")}function pw(){let e=[...re].map(n=>{let s=document.getElementById(`pip-${n}`)?.innerHTML??"";return`<symbol id="${n}" viewBox="0 0 100 100" color="${/[DH]/.test(n)?"#a00":"#000"}">${s}</symbol>`}),t=`<svg xmlns="http://www.w3.org/2000/svg" width="${Md}" height="${Td}" font-family="sans-serif"
		font-size="10" font-weight="700" text-anchor="middle">${e.join("")}${cw()}</svg>`;return`data:image/svg+xml,${encodeURIComponent(t)}`}var Nd=()=>Promise.allSettled([...document.images].filter(e=>e.className==="slip-back").map(e=>e.decode()));function jd(e){let t=we(pw,[]);return i`<div class="slips-paper">
		${e.series.deals.map(n=>i`<section key=${n.number} class="slips-page"
			style=${`--strips: ${Math.max(3,n.slips.length)}`}>
			${n.slips.map((s,a)=>i`<div key=${a} class="strip">
				<${rw} ...${e} deal=${n} slip=${s} />
				<img class="slip-back" src=${t} alt="" />
				<${iw} ...${e} deal=${n} slip=${s} />
			</div>`)}
		</section>`)}
	</div>`}function Bd({seed:e,...t}){let{variant:n,series:s}=t;return i`<div class="slips-paper slips-sheet">
		<h1>${o("page.slips.sheet")}</h1>
		<p><b>${o(`variant.${n.id}`)} · ${o("page.slips.set",{label:s.label})}</b></p>
		<p class="secret"><b>${o("page.slips.secret")}</b></p>
		<p>${o("page.slips.how")}</p><p>${o("page.slips.packs")}</p><p>${o("page.slips.seed",{seed:e})}</p>
		<div class="all-deals">${s.deals.map(a=>i`<section key=${a.number}>
			<h2>${o("page.pad.deal",{n:a.number})} · ${o("page.slips.dealt",{name:xd(n,a.dealer)})}</h2>
			${a.trump?i`<p class="slip-line">${H(ei(n,a).join(" · "))}</p>`:null}
			${a.slips.map((r,l)=>i`<div key=${l} class="all-hand">
				<span class="soft">${Xr({...t,deal:a,slip:r})}</span><${Ad} ...${t} deal=${a} slip=${r} />
			</div>`)}
		</section>`)}</div>
	</div>`}var[uw,dw]=[200,2**31],$w={seed:48,label:40},Ed=()=>Mi(16).replace(/(.{4})(?=.)/g,"$1-"),fw=()=>({variant:"",first:1,deals:12,fixed:!1,label:"",seed:Ed()});function mw({plan:e,set:t}){let n=G(t),s=a=>({value:e[a],maxlength:$w[a],autocapitalize:"none",oninput:n(a)});return i`<div class="row">
			<${ue} label=${o("page.slips.many")} value=${e.deals} min=${1} max=${uw} onchange=${n("deals")} />
			<${ue} label=${o("page.slips.first")} value=${e.first} min=${1} max=${dw} onchange=${n("first")} />
		</div>
		<div>
			<${De} label=${o("page.slips.fixed")} checked=${e.fixed} onchange=${n("fixed")} />
			<p class="soft small">${o("page.slips.fixed.about")}</p>
		</div>
		<div><${U} label=${o("page.slips.label")} ...${s("label")} />
			<p class="soft small">${o("page.slips.label.about")}</p></div>
		<div><${U} label=${o("page.slips.seed.label")} required ...${s("seed")} />
			<p class="soft small">${o("page.slips.seed.about")}</p></div>
		<p><${v} plain onclick=${()=>t({seed:Ed()})} say=${o("page.slips.seed.new")} /></p>`}function hw(e){return e instanceof W&&e.reason==="not-now"?o("page.slips.today"):vt(e)?o("page.slips.seed.bad"):C(e)}function gw(e){S(()=>{if(!e)return;let t=!1;return Nd().then(()=>t||print()),()=>{t=!0}},[e])}function yw(){S(()=>{te(Oe)},[]);let[e,t]=y(()=>({...fw(),variant:Se.peek().get("variant")??""})),n=M(e);S(()=>()=>{n.current=null},[]);let[s,a]=y(null),[r,l]=y(null),[c,p]=y(""),u=s===e,d=ke.value.find(h=>h.id===e.variant)??St(),$=Z(d?.id);gw(r);let f=h=>{n.current={...n.current??e,...h},t(n.current),l(null),p("")},m=async h=>{if(h.preventDefault(),u||!$)return;a(e),p("");let{first:g,deals:b,fixed:x,label:w}=e,O=e.seed.trim(),A=h.submitter?.getAttribute("value")==="all",[E,ie]=await Li({variant:$.id,seed:O,first:g,deals:b,fixed:x,label:w}).then(V=>[V,""],V=>[null,hw(V)]);n.current===e&&(a(null),l(E&&{variant:$,series:E,seed:O,all:A}),p(ie))};return d?i`<main id="main" tabindex="-1" class="slips">
		<form class="stack unprinted" onsubmit=${m}>
			<header><h1>${o("page.nav.deal")}</h1><p class="lead">${o("page.slips.lead")}</p></header>
			<${K} label=${o("page.create.variant")} value=${d.id} groups=${Ye()}
				onchange=${G(f)("variant")} />
			<${mw} plan=${e} set=${f} />
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
		${r?i`<${r.all?Bd:jd} ...${r} />`:null}
	</main>`:i`<${_} />`}function bw(e){let t=B.value;return i`<main id="main" tabindex="-1" class="statistics">
		${t?i`<${vw} key=${t.id} />`:i`<h1>${o("page.nav.statistics")}</h1><${Pd} />`}
	</main>`}var oi=()=>i`<p><a class="button chief" href="/">${o("page.records.play")}</a></p>`,Pd=()=>i`<section class="stack"><p class="lead">${o("page.stats.none")}</p><${oi} /></section>`;function ww(e){let[t,n]=y({}),s=M(""),a=async()=>{try{for(;;){let r=await Ui({variant:e});if(s.current!==e)return;if(n({told:r}),r.counted>=r.of)return r}}catch(r){s.current===e&&n(l=>({...l,wrong:C(r)}));return}};return S(()=>(s.current=e,a(),()=>{s.current="-"}),[e]),{...t,again:a}}function vw(){let[e,t]=y(""),{told:n,wrong:s,again:a}=ww(e),r=M([]);return n&&e===""&&(r.current=n.variants),i`<header class="report-head">
			<h1>${o("page.nav.statistics")}</h1>
			${r.current.length>1?i`<${K} hidden label=${o("page.stats.variant")} value=${e} onchange=${t}
						options=${[["",o("page.stats.variant.all")],...r.current.map(({key:l})=>[l,he(l)])]} />`:null}
		</header>
		${s?i`<p class="trouble" role="status">${s}</p>`:null}
		${n&&n.counted<n.of?i`<p class="soft" role="status">${o("page.stats.counting",{n:n.counted,of:n.of})}</p>`:null}
		${n?i`<${kw} told=${n} again=${a} />`:null}`}var ni={figures:{matches:3,deals:20},charts:{matches:10,deals:60}},si=(e,t)=>e.matches>=t.matches||e.all.deals>=t.deals;function kw({told:e,again:t}){let{all:n,assisted:s}=e;if(n.deals===0&&s.deals===0)return i`<${Pd} />`;let a=s.deals?i`<${Cw} of=${s} />`:null;if(n.deals===0)return i`<section class="stack">${a}<p>${o("page.stats.unaided")}</p><${oi} /></section>`;let r=si(e,ni.charts)&&e.course.length>1,l=r&&lo(n);return i`<${xw} told=${e} />
		${si(e,ni.figures)?i`<${Aw} told=${e} />`:null}
		${r?i`<${Mw} told=${e} /><${Bw} told=${e} />`:i`<${Sw} told=${e} />`}
		<section class="stack">
			<h2>${o("page.stats.judge")}</h2>
			<${Dw} of=${n.bids} />
			<${Pw} told=${e} again=${t} />
			${a}
			${l?i`<p class="small soft">${o("page.stats.how.bands")}</p>`:null}
			${n.judged?i`<p class="small soft">${o("page.stats.how.judged")}</p>`:null}
		</section>`}function xw({told:{all:e,best:t,bids:n}}){let s=n.find(l=>l.key===t),a=Ce.reduce((l,c)=>e.lost[c].mean>e.lost[l].mean?c:l),r=k(e.lost.all.mean,1);return i`<p class="lead">${[o("page.stats.said",{made:e.made.count,n:e.deals,points:k(e.points.mean,1)}),s&&o("page.stats.said.best",{bid:Number(s.key),made:s.made.count,n:s.deals}),e.judged===e.deals&&e.lost.all.mean>0?o("page.stats.said.lost",{lost:r,n:e.lost.all.mean,kind:o(`page.stats.aspect.${a}`)}):""].filter(Boolean).join(" ")}</p>`}var Sw=({told:e})=>i`<section class="stack">
	<p class="soft">${o("page.stats.next",{what:si(e,ni.figures)?"charts":"figures"})}</p><${oi} />
</section>`,io=(e,t,n)=>t>e&&t-e<Math.abs(n),ai=e=>io(-(e.margin??0),e.margin??0,e.mean)?`± ${k(e.margin??0,1)}`:"",Dd=e=>[k(e.mean,1),ai(e)].filter(Boolean).join(" "),Ow=({of:e})=>i`<dl class="figures-row">${e.map(([t,n,s])=>i`<div key=${t}>
		<dt>${t}</dt><dd><span class="figure">${n}</span> <span class="small soft">${s}</span></dd>
	</div>`)}</dl>`;function Aw({told:{all:e,streaks:t}}){let{low:n,high:s,share:a}=e.made,r=lo(e)?o("page.stats.interval",{low:fe(n),high:fe(s)}):"",l=[ai(e.lost.all),o("page.stats.of.judged",{n:e.judged})].filter(Boolean).join(" · "),c=o("page.stats.now",{n:t.now,way:t.making?"made":"failed"}),p=[[o("page.records.deals"),k(e.deals),o("page.stats.made.count",{n:e.made.count})],[o("page.records.made"),fe(a),r],[o("page.records.points"),k(e.points.mean,1),ai(e.points)]];return e.judged&&p.push([o("page.stats.lost"),k(e.lost.all.mean,1),l]),p.push([o("page.stats.streak"),k(t.made),c]),i`<${Ow} of=${p} />`}var Cd={made:e=>[100*e.made.share,100*e.made.low,100*e.made.high],points:e=>ti(e.points),lost:e=>ti(e.lost.all),...Object.fromEntries(Ce.map(e=>[e,t=>ti(t.lost[e])]))},ti=e=>[e.mean,e.mean-(e.margin??0),e.mean+(e.margin??0)];function Mw({told:e}){let[t,n]=y(e.all.judged?"lost":"made"),s=e.course.filter(m=>m.judged>0),a=s.length>1,r=m=>e.all.lost[m].mean===0,l=["made","points",...a?["lost",...Ce.filter(m=>!r(m))]:[]],c=l.includes(t)?t:"made",p=m=>c==="made"||m.points.margin!==void 0,u=(c==="made"||c==="points"?e.course:s).filter(p).map(m=>{let[h=0,g=0,b=0]=Cd[c]?.(m)??[];return{from:m.from,to:m.from+m.deals-1,mean:h,low:g,high:b}}),[d=0]=Cd[c]?.(e.all)??[],$=m=>c==="made"?fe(m/100):k(m),f=2*u.filter(m=>io(m.low,m.high,m.mean)).length>u.length;return i`<section>
		<h2>${o("page.stats.course")}</h2>
		<${I} label=${o("page.stats.show")} hidden value=${c} onchange=${n}
			options=${l.map(m=>[m,o(`page.stats.aspect.${m}`)])} />
		<${Np} of=${u} last=${e.all.deals} label=${Tw(o(`page.stats.aspect.${c}`),u,$)}
			all=${d} most=${c==="made"?100:void 0} said=${$} banded=${f}
			foot=${o("page.scores.deals",{n:e.all.deals})} />
		<p class="small soft legend">
			${f?i`<${Ts} of="range" say="page.stats.key.interval" />`:null}
			<${Ts} of="all" say="page.stats.key.all" />
		</p>
	</section>`}function Tw(e,t,n){let s=a=>n(Math.round(a*10)/10);return`${e}: ${t.map(a=>o("page.stats.stretch",{from:a.from,to:a.to,n:s(a.mean)})).join(", ")}`}var ri=10,lo=({deals:e,made:{low:t,high:n,share:s}})=>e>=ri&&io(t,n,s),Ts=({of:e,say:t})=>i`<span><span class=${`sample ${e}`} aria-hidden="true"></span> ${o(t)}</span>`,Nw=["bids","trumps","premiums","places","variants"];function jw(e,t){return e==="trumps"?i`<${ae} trump=${t} /> ${P(t)}`:e==="premiums"?t==="plain"?o("page.stats.plain"):ne(t):e==="places"?o(`page.stats.place.${t}`):e==="variants"?he(t):k(Number(t))}function Bw({told:e}){let[t,n]=y("bids"),s=Nw.filter(u=>e[u].length>1||u==="bids"),a=s.includes(t)?t:"bids",r=e[a],l=e.all.judged>0,c=r.some(u=>u.bids.of>0),p=r.some(u=>lo(u));return i`<section>
		<h2>${o("page.stats.split")}</h2>
		<${I} label=${o("page.stats.show")} hidden value=${a} onchange=${n}
			options=${s.map(u=>[u,o(`page.stats.by.${u}`)])} />
		<${ee}><table class="book split">
			<thead><tr>
				<th scope="col">${o(`page.stats.by.${a}`)}</th>
				<td class="bar-head"><span aria-hidden="true">${k(0)}</span><span aria-hidden="true">${fe(1)}</span></td>
				<th scope="col">${o("page.stats.head.made")}</th>
				${c?i`<th scope="col">${o("page.stats.head.expected")}</th>`:null}
				<th scope="col">${o("page.records.deals")}</th><th scope="col" class="spare">${o("page.stats.head.points")}</th>
				${l?i`<th scope="col" class="spare">${o("page.stats.head.lost")}</th>`:null}
			</tr></thead>
			<tbody>${r.map(u=>i`<tr key=${u.key}>
				<th scope="row">${jw(a,u.key)}</th>
				<td class="bar" aria-hidden="true"><${Ew} of=${u} /></td>
				<td>${u.deals<ri?o("page.stats.of",{made:u.made.count,n:u.deals}):fe(u.made.share)}</td>
				${c?i`<td>${u.bids.of?fe(u.bids.expected/u.bids.of):""}</td>`:null}
				<td>${k(u.deals)}</td><td class="spare">${Dd(u.points)}</td>
				${l?i`<td class="spare">${u.judged?Dd(u.lost.all):""}</td>`:null}
			</tr>`)}</tbody>
		</table><//>
		<p class="small soft legend">
			<${Ts} of="made" say="page.stats.head.made" />
			${p?i`<${Ts} of="interval" say="page.stats.key.interval" />`:null}
			${c?i`<${Ts} of="expected" say="page.stats.key.expected" />`:null}
		</p>
	</section>`}function Ew({of:{deals:e,made:t,bids:n}}){let s=p=>`${100*p}%`,{low:a,high:r,share:l}=t,c=n.of?i`<span class="expected" style=${{"--at":s(n.expected/n.of)}}></span>`:null;return i`<span class="track">
		${e<ri/2?null:i`<span class="made" style=${{"--long":s(l)}}></span>`}
		${lo({deals:e,made:t})?i`<span class="interval" style=${{"--at":s(a),"--long":s(r-a)}}></span>`:null}${c}
	</span>`}function Dw({of:e}){if(!io(e.low,e.high,e.expected))return null;let t=e.made<e.low?"below":e.made>e.high?"above":"within",[n,s]=[k(Math.ceil(e.low)),k(Math.floor(e.high))],a={of:e.of,made:k(e.made),n:k(e.expected,1),low:n,high:s,way:t};return i`<p>${o("page.stats.expected",a)}</p>`}var Cw=({of:e})=>i`<p>${o("page.stats.assisted",{n:e.deals,made:k(e.made.count)})}</p>`;function Pw({told:e,again:t}){let[n,s]=y(!1),[a,r]=y(""),l=M(!1);S(()=>()=>{l.current=!1},[]);let c=async()=>{l.current=!0,s(!0),r("");try{let d=e;for(;l.current&&d&&d.unjudged.length>0;){let[$]=d.unjudged;if($)for await(let m of Un($.table,$.match,void 0,()=>l.current));l.current&&(d=await t());let[f]=d?.unjudged??[];if(f&&f.table===$?.table&&f.match===$.match)break}}catch(d){r(C(d))}s(!1)},p=e.all.deals-e.all.judged,u={n:e.all.judged,of:e.all.deals};return i`<p role="status">${o(n?"page.stats.judging":"page.stats.judged",u)}</p>
		${a?i`<p class="trouble" role="alert">${a}</p>`:null}
		${p>0&&e.unjudged.length>0?i`<p><${v} onclick=${()=>n?l.current=!1:c()}
				say=${n?o("page.stats.judge.stop"):o("page.stats.judge.go",u)} /></p>`:null}`}var[Lw,Rw]=[400,12],ii=class{#e=null;meant(t){let n=this.#e,a=!(n!==null&&t.timeStamp-n.timeStamp<Lw&&Math.hypot(t.clientX-n.clientX,t.clientY-n.clientY)<Rw)||t.target===n.target;return this.#e=a?t:{...n,timeStamp:t.timeStamp},a}};function Ld(){S(()=>{let e=new ii;function t(n){if(n.detail===0||!(n.target instanceof Element))return;let{timeStamp:s,clientX:a,clientY:r}=n,l=n.target.closest("button, a, label, input")??n.target,c=l instanceof HTMLLabelElement?l.control??l:l;e.meant({target:c,timeStamp:s,clientX:a,clientY:r})||(n.preventDefault(),n.stopPropagation())}return document.addEventListener("click",t,!0),()=>document.removeEventListener("click",t,!0)},[])}var qw=["rank","arrows","suits","ends","enter","hint","last","score","undo","close","help"];function Rd({onclose:e}){return i`<${F} title=${o("page.keys")} onclose=${e}>
		<dl class="keys">
			${qw.map(t=>{let[n="",s=""]=o(`page.keys.${t}`).split("|");return i`<dt key=${t}>${n}</dt><dd>${s}</dd>`})}
		</dl>
		<p class="soft">${o("page.keys.spoken")}</p>
	<//>`}var li=()=>document.querySelector(".hand.asked")?".hand.asked":".mine .hand",ci=()=>document.querySelector(`${li()} [data-card][tabindex="0"]`);function qd(){S(()=>{let e=null,t=null,n=0,s=Ci();function a(p){p.target instanceof Element&&p.target.closest("dialog")||(e=p.target instanceof HTMLElement&&p.target.closest("main.table")?p.target:null,t=e?.closest(".hand")??null,n=t&&e?[...t.querySelectorAll("[data-card]")].indexOf(e):0)}let r=()=>(e=null,s=!0);function l(){if(document.activeElement!==document.body||document.querySelector("dialog[open]"))return;if(!e)return void(s&&document.getElementById("main")?.focus({preventScroll:!0}));if(e.isConnected){e.matches(":disabled")||e.focus({preventScroll:!0});return}let p=t?.isConnected?t.querySelectorAll("[data-card]"):[],u=()=>document.querySelector(".answer .button:not(.plain, :disabled)"),d=()=>document.querySelector(".over .button.chief:not(:disabled)"),$=p[Math.min(n,p.length-1)]??u()??ci()??d();$ instanceof HTMLElement&&$.focus({preventScroll:!0})}let c=new MutationObserver(l);return c.observe(document.body,{childList:!0,subtree:!0,attributes:!0,attributeFilter:["disabled"]}),document.addEventListener("focusin",a),document.addEventListener("pointerdown",r),()=>{c.disconnect(),document.removeEventListener("focusin",a),document.removeEventListener("pointerdown",r)}},[])}function Id(e,t){if(typeof BroadcastChannel>"u")return;let n=new BroadcastChannel(e);return n.onmessage=({data:s})=>t(s),n}var pi=class{#e;#n;#t;#s=new Map;constructor(t,n){this.#e=t,this.#n=n,this.#t=Id("ninetynine.tables",s=>this.#r(s))}get rests(){let t=this.#s.get(this.#e)??0;return[...this.#s.values()].filter(n=>n>t).length>=4}look(){let t=Math.max(Date.now(),...this.#s.values());this.#s.set(this.#e,t+Math.random()),this.hold()}hold(){this.#a(this.#s.get(this.#e)??0)}leave(){this.#a(0)}close(){this.#t?.close(),this.#t=void 0}#a(t){this.#t?.postMessage({table:this.#e,looked:t})}#r({table:t,looked:n}){let s=this.rests;n?this.#s.set(t,n):t!==this.#e&&this.#s.delete(t),this.rests!==s&&this.#n()}},co=class{ours=!1;#e;#n;#t;#s;#a=0;#r=0;#i=0;#c=()=>{};constructor(t,n,s,a){this.#e=n,this.#n=s,this.#t=Id(`ninetynine.table.${t}`,r=>this.#p(r)),this.#s=new pi(t,a),addEventListener("pagehide",this.leave),this.claim()}get rests(){return this.#s.rests}claim(){this.#s.look(),this.#u()}#u=()=>{this.ours||(this.ours=!0,this.#s.hold(),[this.#a,this.#r]=[Math.random(),Date.now()],clearTimeout(this.#i),this.#d({claim:this.#a}),this.#c())};async turn(){for(;!this.ours&&this.#t;)await new Promise(t=>this.#c=()=>t(void 0))}tell(t,n){this.ours&&this.#d({said:t,trouble:n})}leave=()=>{this.ours&&(this.#d({gone:!0}),this.#s.leave()),this.ours=!this.#t};close(){this.leave(),removeEventListener("pagehide",this.leave),clearTimeout(this.#i),this.#t?.close(),this.#t=void 0,this.#s.close(),this.#c()}#d(t){this.#t?.postMessage(t)}#p({claim:t,gone:n,said:s,trouble:a}){if(this.ours){if(t===void 0)return;if(Date.now()-this.#r<1e3&&t<this.#a)return this.#d({claim:this.#a});this.ours=!1,this.#n()}clearTimeout(this.#i);let r=document.visibilityState==="visible";this.#i=setTimeout(this.#u,n?r?0:2e3*Math.random():4e4),t===void 0&&!n&&this.#e(s,a)}};var Iw=4e4,Ww=5e3,_w=15e3,zw=2e3,ui={first:250,longest:8e3};function _d(e,t){if(t===null||typeof t!="object"||Array.isArray(t))return t;let n=Array.isArray(e)?[...e]:typeof e=="object"?{...e}:{};for(let[s,a]of Object.entries(t))a===null?delete n[s]:n[s]=_d(n[s],a);return n}var Wd=e=>e instanceof W&&e.status<500&&e.status!==429&&e.status!==401,po=class{state=R("opening");trouble=R("");refused=R(null);#e;#n;#t=0;#s={};#a=!1;#r=()=>{};#i=new AbortController;#c=!1;#u=!1;#d=0;#p=-1/0;#o;constructor(t,n){this.#e=t,this.#n=n,this.#o=new co(t,(s,a)=>this.#O(s,a),()=>this.#$(),()=>this.#l()),addEventListener("online",this.#f),addEventListener("offline",this.#b),document.addEventListener("visibilitychange",this.#h),this.#g()}act(t,n){let s=document.visibilityState==="visible";return this.#o.rests&&s&&this.again(),Us(this.#e,t,n)}hint(){return al({table:this.#e,id:Re()},{within:3e4})}ahead(){return this.#p===-1/0?0:this.#p}again=()=>{if(!this.#o.ours||this.#o.rests)return this.#o.claim(),this.#l();this.#c||(this.#u=!0,this.#l())};doubt(){this.state.peek()==="live"&&Date.now()-this.#d>zw&&this.again()}#$(){this.#l(),this.#t===0&&this.#m()}async#m(){let t=await Wt({table:this.#e}).catch(()=>{});t&&t.seq>this.#t&&this.#O(t)}#l(){this.#i.abort(),this.#r()}close(){this.#a=!0,removeEventListener("online",this.#f),removeEventListener("offline",this.#b),document.removeEventListener("visibilitychange",this.#h),this.#o.close(),this.#l()}#f=()=>{this.#o.ours&&!this.#o.rests&&this.again()};#b=()=>{Ee(this.#e)||(this.state.value="lost",this.again())};#h=()=>{document.visibilityState==="visible"&&(!this.#o.ours||this.#o.rests||this.state.peek()==="lost")&&this.again()};async#g(){for(let t=ui.first;!this.#a;t=Math.min(2*t,ui.longest)){let n=this.#t;try{await this.#w(),this.#o.ours&&!this.#a&&await this.#x()}catch(a){if(Wd(a))return this.refused.value=a,this.state.value="refused",this.#o.close()}if(this.#a)return;if(!this.#o.ours||this.#o.rests)continue;this.state.value="lost",this.#t>n&&(t=ui.first);let s=this.#u?0:t;this.#u=!1,await this.#y(s)}}#y(t){return new Promise(n=>{let s=setTimeout(n,t);this.#r=()=>(clearTimeout(s),n(void 0))})}async#w(){for(await this.#o.turn();this.#o.rests&&!this.#a;await this.#o.turn())await this.#k()}async#k(){let{signal:t}=this.#i=new AbortController;try{let n=await Wt({table:this.#e},{signal:t});if(!this.#o.ours)return;this.#v(n),this.#O(n)}catch(n){if(t.aborted)return;if(Wd(n))throw n;this.state.value="lost"}this.#o.rests&&!this.#a&&await this.#y(Ww)}async#x(){let t=this.#i=new AbortController,n=()=>setTimeout(()=>t.abort(),Iw),s=n();try{let a=(await this.#S(t.signal)).pipeThrough(new TextDecoderStream).getReader();for(let r="";;){let{value:l,done:c}=await a.read();if(c)return;clearTimeout(s),s=n(),this.#d=Date.now(),this.#v();let p=(r+l).split(`
`);r=p.pop()??"";for(let u of p)u&&!this.#a&&this.#M(JSON.parse(u))}}finally{this.#c=!1,clearTimeout(s),t.abort()}}async#S(t){this.#c=!0;let n=Ee(this.#e)?0:setTimeout(()=>t.aborted||this.#l(),_w),s={Accept:"application/x-ndjson"},a=Sl(this.#e,this.#t),r=await ji(a,{headers:s,signal:t}).finally(()=>clearTimeout(n));if(this.#c=!1,this.#d=Date.now(),this.#p=Math.max(this.#p,Date.parse(r.headers.get("Date")??"")-Date.now()||-1/0),!r.ok||!r.body)throw Ei(r,await r.text().catch(()=>""));return this.trouble.value="",this.state.value="live",r.body}#v(t){this.#o.tell(t,this.trouble.peek())}#M({changes:t,trouble:n,...s}){if(n!==void 0)return this.trouble.value=n,this.#v();t&&(s={...s,..._d(this.#s,t)});let{table:a,seat:r,muted:l,view:c}=s;this.#s={table:a,seat:r,muted:l,view:c},!(s.seq<=this.#t&&s.event.do!=="present")&&(this.#v(s),this.#A(s))}#O(t,n=""){if(this.#a)return;if(this.trouble.value=n,this.#t===0&&t?.event.do!=="present")return void this.#m();this.state.value="live";let s=t&&(t.event.do==="present"?t.seq===this.#t:t.seq<=this.#t);t&&!s&&this.#A(t)}#A(t){this.#t=t.seq,this.#p=Math.max(this.#p,t.at-Date.now()),this.#n(t)}};function $i(e,{seat:t,view:n,table:{stage:s}}){return!!(e.guides()&&t!==void 0&&s==="playing"&&n?.phase&&n.phase!=="over")}var uo="AKQJ",Hd=({trump:e},t)=>(pe(t)===e?uo:"AK").includes(rn(t));function Kd(e,t){let n=D(e.hand).filter(r=>!t.includes(r)),s=r=>(pe(r)===e.trump?2:0)-uo.indexOf(rn(r)),a=r=>n.filter(l=>pe(l)===pe(r)).length;return n.filter(r=>Hd(e,r)).toSorted((r,l)=>s(l)-s(r)||a(r)-a(l))}var di=e=>q(e.map(t=>qe(t)));function Fw(e,t,n){let[s]=t,a=n.filter(r=>Hd(e,r));if(s){let r=p=>[...uo.slice(0,uo.indexOf(rn(p)))].every(u=>e.hand?.includes(u+pe(p))),l=t.filter(p=>r(p)===r(s)),c=r(s)?"CDHS".includes(e.trump??"")&&e.trump?"trumped":"late":"beaten";return[o("coach.bid.spare",{how:c,n:l.length,cards:di(l)})]}return a.length?[o("coach.bid.away",{n:a.length,cards:di(a)})]:[]}var Hw=.85;function Ud({bids:e}){let[t,...n]=e?.[0]?.premiums??[];return(t&&n.reduce((a,r)=>r.points>a.points&&r.chance>=Hw?r:a,t))?.offer.split(" ")[0]??"pass"}var Jd=(e,{game:t,deal:n})=>`${e.id} ${t} ${n}`;function $o(e,t){let n=e.advice.value,s=n&&t.phase==="lay"&&t.deal>0&&Ud(n.advice)!=="pass";return T.premiums.value!==""||!!s}function Kw(e,t){let n=t.bids?.[0];if(!n)return"";let s=D(n.best),a=Kd(e,s),r=a.slice(0,n.tricks),l=[o("coach.bid",{n:n.tricks})];if(n.tricks>0){let c=r.length===n.tricks?"high":r.length?"some":"none";l.push(o(`coach.bid.${c}`,{n:r.length,cards:di(r)}))}return l.push(...Fw(e,a.slice(n.tricks),s)),l.join(" ")}function Uw(e,t,n,s){let{declare:a=0,reveal:r=0}=t?.offers??{},l=Ud(e),c=n?[o("coach.wager",{declare:a,reveal:r})]:[];return s&&l!=="pass"&&c.push(o(`coach.premium.${l}`)),c.join(" ")}function Jw(e,t,n){let s=e.premium?.findIndex(l=>l!=="")??-1,a=s===e.seat?e.bid:e.shown?.[s]?.bid;if(s<0||a===void 0||Lt(e)>0)return[];let r=n?.offers[e.premium?.[s]?.startsWith("declare")?"declare":"reveal"]??0;return[o("coach.holds",{you:s===e.seat?"yes":"no",name:t[s]??"",bid:a,points:r})]}function Vw(e,t,n){let[s,a]=[e.bid??0,e.won?.[t]??0],r=(n?Ut(n):9)-Lt(e);if(r===0)return[];switch(e.contract?.[t]){case"lost":return[o(a>s?"coach.over":"coach.under")];case"kept":return[o("coach.enough",{bid:s}),Fd("coach.avoid",e)];case"short":{let l=s>a?s-a:r;return l===r?[o("coach.all",{left:r})]:[o("coach.need",{won:a,need:l,left:r}),Fd("coach.win",e)]}}return[]}function Vd(e){let t=e.options;return t?.kind==="play"&&t.seat===void 0&&D(t.from).length>1}var Gw=({contract:e},t=0)=>["kept","short"].includes(e?.[t]??""),Zw=["lost","enough","all","some","few"],Gd=.02,zd={chance:.05,points:2};function Yw(e,t){let{bids:n=[],choices:s,contract:a}=t,[r]=n;if(r){let p=n.find(u=>u.chance>=r.chance-zd.chance&&u.points>=r.points-zd.points&&Kd(e,D(u.best)).length===u.tricks);return p?{...t,act:`lay ${p.best}`,bids:[p,...n.filter(u=>u!==p)]}:t}let[l]=s;if(!l||t.phase!=="play"||a==="lost")return t;let c=s.reduce((p,u)=>u.chance>p.chance+Gd?u:p,l);return c===l?t:{...t,act:c.act,why:[],choices:[c,...s.filter(p=>p!==c)]}}function fo(e){let t=e.view.peek();return e.hint(n=>t&&e.guides()?Yw(t,n):n)}function Qw(e,t,n){let[s,...a]=t.choices;if(!s||!a.length||t.phase!=="play")return An(t,n).join(" ");let r=t.act.replace(/^play /,""),l=e.options?.led&&!e.options.follow&&pe(r)!==e.trump,c=ot((t.why??[]).filter(({kind:$})=>!Zw.includes($))),p=t.contract!=="lost"&&a.some($=>$.chance<s.chance-Gd),u=a.every($=>at($)==="close"),d=c.length?c:[o("coach.because",{how:p?"likely":u?"even":"spoil"})];return[o("coach.card",{how:l?"away":"play",card:qe(r)}),...d].join(" ")}function Fd(e,t){if(!Vd(t))return"";let{options:n,trick:s=[],trump:a,won:r=[]}=t,l=D(n.from),c=s.length===r.length-1,p=l.some(u=>pe(u)===a)?"ruff":"discard";return o(e,{turn:n.led?n.follow?c?"last":"middle":p:"lead"})}function Xw(e,t,n,s,a){let r=Jw(e,n,s),l=r.length?r:Vw(e,t,s);return a?l.slice(0,1):l}function ev(e,t,n,s){return[!n||s?Kw(e,t):"",o(n?"coach.bid.lay":"coach.bid.own")].filter(Boolean).join(" ")}function tv(e,t,n,s){let a=e.chosen.value,r=D(n.bids?.[0]?.best),l=a.size===t.options?.pick,c=T.premiums.value===Jd(e,t),p=r.every(d=>a.has(d));return(l&&$o(e,t)?Uw(n,s,c,p):"")||ev(t,n,l,p)}function Zd({table:e,message:t,names:n,variant:s}){let a=t.view,r=a.phase==="lay",l=e.intended.value===""&&e.busy.value==="",c=l&&r&&a.options,u=c||l&&Gw(a,t.seat)&&Vd(a)?`${a.game} ${a.deal} ${a.phase} ${Lt(a)}`:"",d=e.current.value,[$,f]=y("");S(()=>{!u||!d||e.advice.peek()||fo(e).finally(()=>f(u))},[u,d]);let m=c&&$o(e,a);S(()=>{m&&(T.premiums.value||=Jd(e,a))},[m]);let h=e.advice.value?.advice,g=[...a.phase==="play"?Xw(a,t.seat??0,n,s,!!h):[],...h&&!r?[Qw(a,h,s)]:[],...c&&h?[tv(e,a,h,s)]:[],...e.thinking.value?[o("coach.thinking")]:[]],b=c?h?.bids?.[0]?.best:void 0,x=b&&e.chosen.value.size<D(b).length;return i`<section class="hint coach" aria-label=${o("coach.title")}>
		<header><h2>${o("coach.title")}</h2><${v} plain onclick=${vn} say=${o("coach.off")} /></header>
		<p role="status" aria-busy=${u!==""&&!h&&$!==u}>
			${H(g.filter(Boolean).join(" "))}
		</p>
		${x?i`<div class="proposed"><span class="act">${le(b)}</span><${v} chief onclick=${()=>e.heed()}
					say=${o("page.hint.choose")} /></div>`:null}
	</section>`}var nv=3;async function Yd(e){if(ns(e).waiting.peek().length>0)return N(o("page.bring.unsent"));for(let t=0;t<nv;t++){let n=await Ml(e),s=sv(n),a=await Ls(new Blob([n])),{table:r,seq:l}=await kn(()=>ol({},{body:a,within:3e4}),"there");if(l<s)return N(o("page.bring.behind"));if(!((await Wt({table:e})).seq>s))return Zl(e,r),N(o("page.brought"))}N(o("page.bring.on"))}var sv=e=>JSON.parse(e.trimEnd().split(`
`).at(-1)??"{}").seq??0;function Qd({table:e,message:t,onpanel:n,onclose:s}){let{seat:a}=t,r=t.table.stage!=="waiting",l=t.table.chairs.filter(m=>m.player).length===1,[c,p]=y(!1),u=m=>{s(),e.act(m)},{settings:d}=e.settled.value,$=a!==void 0&&t.view?.phase==="play",f=rv(e.id,$,t.seq);return i`<${F} title=${o("page.more")} onclose=${s}>
		<div class="menu">
			<section><h3>${o("page.more.deal")}</h3>
				<${v} onclick=${()=>n("tricks")} say=${o("tricks.title")} />
				${a!==void 0&&r&&d.undo!=="never"?i`<${v} onclick=${()=>u({do:"ask",text:"replay"})}
						say=${o(l?"page.do.replay":"page.ask.replay")} />`:null}
				${$?i`<${v} style=${{visibility:f?"visible":"hidden"}} onclick=${()=>u({do:"claim"})}
						say=${o("page.claim")} />`:null}
			</section>
			${a!==void 0&&r?i`<section><h3>${o("page.more.match")}</h3>
					${t.table.paused?null:i`<${v} onclick=${()=>u({do:"ask",text:"pause"})}
							say=${o(l?"page.do.pause":"page.ask.pause")} />`}
					${l?null:i`<${v} onclick=${()=>u({do:"stand"})} say=${o("page.leave")} />`}
					${c?i`<${v} chief onclick=${()=>u({do:"ask",text:"abandon"})} say=${o("page.abandon.sure")} />`:i`<${v} onclick=${()=>p(!0)} say=${o("page.abandon")} />`}
				</section>`:null}
			<${av} id=${e.id} settings=${d} />
			<section><h3>${o("page.more.know")}</h3>
				${d.rules?i`<${v} onclick=${()=>n("rules")} say=${o("page.house")} />`:i`<a class="button" href=${`/rules/${d.variant??"standard"}`}>${o("page.nav.rules")}</a>`}
				<${v} onclick=${()=>n("keys")} say=${o("page.keys")} />
				<a class="button" href="/settings">${o("page.nav.settings")}</a>
				<${v} onclick=${()=>J("/")} say=${o("page.home")} />
			</section>
			<${pp} table=${t.table} variant=${d.variant??""} />
			<${ov} table=${t.table} />
		</div>
	<//>`}function av({id:e,settings:{day:t,from:n}}){let{busy:s,once:a}=L();if(!Ln||!Ee(e)||me.value||t||n)return null;let r=()=>a(()=>Yd(e));return i`<section><h3>${o("page.here")}</h3>
		<${v} aria-busy=${s} onclick=${r} say=${o("page.bring")} />
		<p class="soft small">${o("page.bring.about")}</p>
	</section>`}function ov({table:e}){let t=e.chairs.filter(a=>a.bot),{edition:n=1}=e,s=a=>{let r=n<wi&&ht.includes(a.bot??"");return[yn(a),r?o("page.level.edition",{n}):""].filter(Boolean).join(" · ")};return t.length===0?null:i`<section class="bots"><h3>${o("page.more.bots")}</h3>
		<ul>
			${t.map(a=>i`<li key=${a.name}><b>${Fe(a)}</b> <span class="soft">${s(a)}</span>
					<small class="soft">${Ys(a)}</small></li>`)}
		</ul>
	</section>`}function rv(e,t,n){let{value:s}=j(async a=>t&&sl({table:e},{signal:a}),e,t,n);return t&&s?s.settled:!1}function Xd({settings:e,onclose:t}){let{value:n}=j(()=>te(()=>kt(e,Q.value)));return i`<${F} title=${o("page.house")} broad onclose=${t}>
		${n?i`<${zo} guide=${n} />`:null}
	<//>`}var iv=450,lv=1e3,cv=100,pv=700,fi=e=>e?.options?JSON.stringify([e.game,e.deal,e.phase,e.played,e.offers,e.options]):"",uv=({event:{do:e,done:t}})=>e==="redo"||t&&["ask","answer"].includes(e),dv=({seq:e,at:t,event:{by:n="",name:s="",seat:a=-1,text:r="",phrase:l}})=>({seq:e,at:t,by:n,name:s,seat:a,text:r,...l&&{phrase:l}}),mo=class{newest=R(null);settled=R({settings:{},host:""});busy=R("");waits=R(0);thinking=R(!1);chosen=R(new Set);advice=R(null);intended=R("");next=R("");wrong=R("");showing=new Ra(()=>T.spoken.value?"quick":T.pace.value);view=an(()=>this.showing.shown.value?.message.view);talk=an(()=>{let{message:t,full:n}=this.showing.shown.value??{},s=(t?.seq??0)-(n?1:0);return this.#e.value.filter(a=>!a.remark||a.seq<=s)});current=an(()=>{let t=this.showing.shown.value;return!t||t.full!==null||this.busy.value.startsWith("play ")?!1:t.message.seq>=this.#t.value&&t.message.seq===this.newest.value?.seq});#e=R([]);#n=-1/0;#t=R(0);#s="";#a=0;#r=0;#i=!1;#c;constructor(t,n){this.id=t,this.port=n(t,a=>this.#p(a)),this.unsent=ns(t),this.unsent.send=(a,r)=>this.port.act(a,r),this.unsent.down=()=>this.port.state.peek()==="lost",this.unsent.doubt=()=>this.port.doubt(),this.unsent.recalled=a=>{this.#u(a)};let s=[Ct(()=>this.#g()),Ct(()=>this.#d())];this.#c=()=>s.forEach(a=>a());for(let a of this.unsent.waiting.peek())this.#u(a)}guides(){return!!this.settled.value.settings.guide&&T.way.value!=="over"}now(){return Date.now()+this.port.ahead()}close(){this.#c(),clearTimeout(this.#r),clearTimeout(this.#a),this.showing.stop(),this.port.close(),this.unsent.down=()=>!1,this.unsent.doubt=()=>{},this.unsent.recalled=()=>{}}async#u({command:{id:t,do:n,act:s=""},premium:a=""}){n==="act"?this.busy.value=s:this.waits.value++;let r=await this.#f(this.unsent.answered(t),()=>!0);n==="act"?this.busy.value="":this.waits.value--,!(!r||!a)&&(this.intended.value=a,this.#h())}#d(){let{value:t}=this.port.state,n=t==="lost"?t:this.port.trouble.value;clearTimeout(this.#a),t==="live"&&!n&&this.unsent.wake(),t==="live"&&this.wrong.peek()==="lost"&&(this.wrong.value=""),n!==this.wrong.peek()&&(this.#a=setTimeout(()=>this.wrong.value=n,lv))}stopLate(){let t=this.unsent.waiting.peek().find(n=>n.command.do==="act"&&n.late);return t&&this.unsent.withdraw(t.command.id),t!==void 0}async act(t){if(t.do==="ask"&&(this.next.value=""),t.do==="chat")return this.#l(t);this.waits.value++;let n=await this.#l(t);return this.waits.value--,n}async play(t,n=""){let s=this.view.peek()?.options;if(!s||this.busy.peek())return!1;this.dismiss(),this.busy.value=t;let a=this.#s=`${s.seat??this.newest.peek()?.seat} ${t}`;this.#i=!1,this.showing.hurry();let r=s.seat===void 0?{}:{hand:s.seat},l=await this.#l({do:"act",act:t,seen:this.newest.peek()?.seq,...r},n);return this.#s===a&&(this.#s="",(!l||this.#$())&&(this.busy.value="")),l!==void 0}async lay(t){await this.play(`lay ${[...this.chosen.peek()].join(" ")}`,t)&&(this.intended.value=t,this.#h())}async ready(){if(this.waits.peek())return;if(this.newest.peek()?.table.stage!=="waiting")return this.act({do:"ready"});this.waits.value++;let t=await Rl();return this.waits.value--,t&&ql(this.id,t),this.act({do:"ready",...t?{text:t.commit}:{}})}async hint(t=n=>n){if(this.advice.peek())return this.dismiss();let n=this.#o();if(!n||this.thinking.peek())return;this.thinking.value=!0;let s=await this.port.hint().catch(a=>{n===this.#o()&&N(C(a))});this.thinking.value=!1,s&&n===this.#o()&&(this.advice.value={about:n,advice:t(s.advice)})}dismiss(){this.advice.value=null}heed(){let t=this.advice.peek();if(!t||t.about!==fi(this.view.peek()))return this.dismiss();let[n,...s]=t.advice.act.split(" ");return n==="lay"?void(this.chosen.value=new Set(s)):(this.dismiss(),void this.play(t.advice.act))}async takeBack(){this.stopLate()||this.waits.peek()>0||Date.now()-this.#n<pv||await this.act({do:"ask",text:"undo"})}async redo(){let{table:{redo:t=[]}={},seat:n=-1}=this.newest.peek()??{};t.includes(n)&&this.waits.peek()===0&&await this.act({do:"redo"})}#p(t){uv(t)&&(this.next.value="",this.#i=!0),t.event.do==="ask"&&t.event.done&&t.event.seat===t.seat&&(this.#n=Date.now()),Je(()=>{this.newest.value=t,t.settings&&(this.settled.value={settings:t.settings,host:t.host??""});let n=t.event.do==="chat"?dv(t):t.said;t.talk?this.#e.value=t.talk:t.event.do==="erase"?this.#e.value=this.#e.value.filter(s=>s.by!==t.event.by):n&&(this.#e.value=[...this.#e.value,n].slice(-cv)),this.#m(t),t.event.acts?.includes(this.#s)&&(this.#s=""),!this.#s&&this.#$()&&(this.busy.value=""),this.showing.take(t),t.event.do==="redo"&&this.showing.skip()}),this.#b(t),this.#h()}#o(){return fi(this.newest.peek()?.view)}#$(){return(this.newest.peek()?.seq??0)>=this.#t.peek()}#m({seq:t,seat:n,event:{do:s,acts:a=[],seat:r}}){for(let{command:{id:l,do:c,act:p,hand:u=n,seen:d=0}}of this.unsent.waiting.peek())s==="act"&&c===s&&r===n&&t>d&&a.includes(`${u} ${p}`)&&this.unsent.heard(l,t)}put(t,n){let s=this.newest.peek()?.seq;return this.unsent.put({...s===void 0?{}:{seen:s},...t},n)}#l(t,n){let{answered:s,late:a}=this.put(t,n),r=!1;return a.then(()=>r=!0),this.#f(s,()=>r)}async#f(t,n){try{let s=await t;return this.#t.value=Math.max(this.#t.value,s?.seq??0),this.port.state.peek()==="lost"&&this.port.again(),s?.late&&N(o("page.unsent.late")),s}catch(s){let{reason:a}=s;s instanceof un&&(this.#i=!0),a==="no-session"&&this.port.again(),(a!=="stale"||n())&&N(C(s));return}}#b(t){let n=t.seat===void 0?void 0:t.table.chairs[t.seat],s=t.event.do==="begin"||t.event.do==="present";if(t.table.stage!=="mixing"||!n?.commit||!s)return;let a=ea(this.id,n.commit);if(!a)return;let r={id:Re(),do:"entropy",text:a};dn(()=>this.port.act(r)).catch(()=>{})}async#h(){let t=this.intended.peek(),n=this.newest.peek()?.view;if(!t||this.#s||!this.#$())return;if(n?.options?.kind==="lay")return void(this.intended.value="");if(n?.phase==="lay")return;if(!(n?.options?.kind==="offer"?n.options.acts??[]:[]).includes(t))return void(this.intended.value="");this.showing.skip(),await this.play(t),this.intended.value=""}#g(){let t=this.view.value,n=this.current.value&&this.busy.value===""?t?.options:void 0;clearTimeout(this.#r),n?.kind==="play"&&t&&this.#y(t,n),(t?.phase!=="play"||!D(t.hand).includes(this.next.peek()))&&(this.next.value="");let s=new Set(D(t?.options?.from)),a=[...this.chosen.peek()].filter(r=>s.has(r));a.length!==this.chosen.peek().size&&(this.chosen.value=new Set(a)),this.advice.peek()&&this.advice.peek()?.about!==fi(this.newest.value?.view)&&this.dismiss()}#y(t,n){let s=D(n.from),a=n.seat===void 0&&s.includes(this.next.peek())?this.next.peek():"",r=a||(s.length===1&&this.#w(t)?s[0]:"");if(a||(this.next.value=""),!r)return;let l=()=>(this.next.value="",void this.play(`play ${r}`));this.#r=setTimeout(l,a?0:iv)}#w(t){return!(this.newest.peek()?.table.chairs.filter(s=>s.player).length===1)||this.#i||this.guides()||t.options?.seat!==void 0?!1:T.forced.value||D(t.hand).length===1&&!T.spoken.value}};function e$({message:e,busy:t=!1,ondo:n}){let{stage:s,chairs:a}=e.table,r=xt(),l=async c=>await r.keep()&&n({do:"sit",seat:c});return i`<section class="watching" aria-label=${o("page.watch")}>
		<p><b>${o("page.watch")}</b> ${s==="waiting"?null:o("page.watch.seen")}</p>
		${s==="waiting"?i`<${Qs} chairs=${a} name=${r} onsit=${l} busy=${t} />`:null}
		<a class="button plain" href="/">${o("page.home")}</a>
	</section>`}function t$(e){let{message:t,settings:n}=e,s=t.table.match>0?$s(e.id,n):void 0;return s?i`<div class="waiting leaf">
		<h2>${s.title}</h2>
		<p>${s.lost}</p>
		<p><a class="button chief" href=${s.givenUp.href}>${s.givenUp.text}</a></p>
	</div>`:i`<${$v} ...${e} />`}function $v({message:e,settings:t,host:n,me:s,busy:a,ondo:r,onready:l}){let{table:c,seat:p}=e,u=xt(),d=p===void 0?void 0:c.chairs[p],$=s!==n?c.chairs.find(O=>O.player===n)?.name:void 0,f=c.match>0,m=rr(c,t.variant??""),h=M(void 0),g=M(Promise.resolve(!0)),b=async O=>{await u.keep()&&(h.current=void 0,await r({do:"sit",seat:O}))},x=()=>g.current=g.current.then(async()=>{let O=await u.keep(),A=B.peek()?.name;return!O||!d||A===(h.current??mv(d.name))?O:(h.current=A,await r({do:"name"}),!0)}),w=async()=>await x()&&l();return i`<div class="waiting leaf">
		<h2>${!d&&$?o("page.invited",{name:$}):o(f?"page.waiting.again":"page.waiting")}</h2>
		${d?null:i`<${xc} variant=${t.variant??e.view?.variant??""} table=${Is.value[1]??""} />
					<${Qs} chairs=${c.chairs} name=${u} onsit=${b} busy=${a} />`}
		<ol class="chairs">
			${c.chairs.map((O,A)=>{if(O===d){let ie=c.chairs.every(V=>V===d||V.bot);return i`<${gv} key=${A} chair=${O} name=${u} alone=${ie} onname=${x} ondo=${r} />`}let E=c.rated&&O.player?m[O.player]??null:void 0;return i`<${yv} key=${A} chair=${O} seat=${A} rating=${E} seated=${d!==void 0}
					clears=${n===s} onsit=${b} ondo=${r} />`})}
		</ol>
		${c.rated?i`<p class="soft small">${o("page.rated")}</p>`:null}
		${t.rules?i`<${fv} settings=${t} />`:null}
		${(d||n===s)&&!c.locked?i`<${rt} />`:null}
		${n===s?i`<${bv} table=${c} ondo=${r} />`:null}
		${n!==s&&c.locked?i`<p class="soft">${o("page.locked")}</p>`:null}
		${d?d.ready?i`<div class="row"><p class="soft">${hv(c.chairs,s)}</p>
						<${v} plain disabled=${a} onclick=${()=>r({do:"unready"})} say=${o("page.unready")} /></div>`:i`<${v} chief disabled=${a} onclick=${w} say=${o(f?"page.again":"page.ready")} />`:null}
	</div>`}function fv({settings:e}){let{value:t}=j(()=>kt(e,Q.value),Q.value);return t?.players?i`<p class="soft">${t.players}</p>`:null}var mv=e=>B.peek()?.name===e?e:e?.replace(/ \d$/,"");function hv(e,t){return e.some(n=>!n.player&&!n.bot)?o("page.waiting.friends"):o("ask.wait",{names:q(e.filter(n=>n.player&&!n.ready&&n.player!==t).map(Fe))})}function gv({chair:e,name:t,alone:n,onname:s,ondo:a}){return i`<li class="own">
		<form class="who" onsubmit=${l=>(l.preventDefault(),s())}>
			${n?i`<b>${e.name}</b>`:i`<${bn} name=${t} onkeep=${s} />`}
			${n?i` <span class="soft small">${o("you")}</span>`:null}
			${e.ready?i` <span class="ready small">${o("seat.ready")}</span>`:null}
		</form>
		<${v} plain onclick=${()=>a({do:"stand"})} say=${o("page.stand")} />
	</li>`}function yv({chair:e,seat:t,rating:n,seated:s,clears:a,onsit:r,ondo:l}){let{player:c,bot:p}=e,u=[o("page.bot"),yn(e,s)].filter(Boolean).join(" · ");return i`<li>
		<span class="who">
			${c||p?i`<b>${Fe(e)}</b>`:i`<i class="soft">${o("page.chair.empty")}</i>`}
			${p?i` <span class="soft small" title=${Ys(e)}>${u}</span>`:null}
			${n===void 0?null:i` <${ir} rating=${n??void 0} />`}
			${c&&e.ready?i` <span class="ready small">${o("seat.ready")}</span>`:null}</span>
		${!c&&!s?i`<${v} plain onclick=${()=>r(t)} say=${o("page.sit")} />`:null}
		${!c&&s?i`<${wv} chair=${e} seat=${t} ondo=${l} />`:null}
		${c&&a?i`<${v} plain onclick=${()=>l({do:"remove",seat:t})} say=${o("page.chair.clear")} />
					<${v} plain onclick=${()=>l({do:"ban",text:c,on:!0})} say=${o("page.ban")} />`:null}
	</li>`}function bv({table:{locked:e,banned:t=[]},ondo:n}){return i`<div class="row">
		<${v} plain onclick=${()=>n({do:"lock",on:!e})} say=${o(e?"page.unlock":"page.lock")} />
		${t.map(({player:s,name:a})=>i`<button type="button" key=${s} class="button plain" onclick=${()=>n({do:"ban",text:s,on:!1})}>
					${o("page.unban",{name:a||s})}
				</button>`)}
	</div>`}function wv({chair:{bot:e=""},seat:t,ondo:n}){let s=e&&!ht.includes(e)?[e,...ht]:ht,a=r=>n(r?{do:"bot",seat:t,text:r}:{do:"remove",seat:t});return i`<${K} hidden label=${o("page.chair.bot")} value=${e} onchange=${a}
		options=${[["",o("page.chair.friend")],...Y("page.level",...s)]} />`}var n$=1e4;function vv({rest:e}){let t=e[0]??"",n=xn(t);return n?i`<${kv} to=${n} />`:i`<${xv} key=${t} id=${t} />`}function kv({to:e}){return S(()=>J(`/t/${e}`,{replace:!0}),[e]),null}function xv({id:e}){let t=we(()=>new mo(e,(a,r)=>new po(a,r)),[e]);S(()=>()=>t.close(),[t]);let n=t.port.refused.value;if(n)return i`<${Sv} why=${n} id=${e} />`;if(!t.showing.shown.value){let a=qt.value&&!Ee(e);return i`<main id="main" tabindex="-1" class="table"><div class="opening" role="status">
			<p>${o(a?"page.out.table":"page.opening")}</p>
			${a?i`<p><a class="button" href="/">${o("page.nowhere.go")}</a></p>`:null}
			<${Dr} unsent=${t.unsent} />
		</div></main>`}return i`<${Ov} table=${t} />`}function Sv({why:e}){return i`<${_} title=${o(e.status===404?"page.table.none":"page.table.refused")} text=${C(e)}>
		<p><a class="button" href="/">${o("page.nowhere.go")}</a></p>
	<//>`}function Ov({table:e}){let[t,n]=y(""),{message:s,full:a}=e.showing.shown.value,{view:r,seat:l}=s,{stage:c,chairs:p}=s.table,u=Pl(s),{variant:d="standard",rules:$,deals:f,games:m}=e.settled.value.settings,h=Z(d,$),g=`${r?.options&&e.current.value?"● ":""}${o(`variant.${d}`)} · Ninety-Nine`;S(()=>{document.title=g},[g]),S(()=>{Ee(e.id)||od().catch(()=>{})},[e]),S(()=>{Ee(e.id)&&c==="playing"&&Ec()},[c==="playing"]),Hv(e,n),qd(),Ld(),S(()=>ms.clear(),[r?.deal,r?.game]),qv(p.some(mt=>mt.until!==void 0)),Wv(r,a?.gone??!1);let b=Iv(r),x=c==="waiting"&&r?.phase!=="over";S(()=>{c==="waiting"&&r?.phase==="over"&&Ze("match",e.id)&&wn("report",e.id)},[c]);let w=zt(h,r?.phase),O=r?.phase==="over"&&(c==="between"||c==="waiting")&&!a,A=()=>i`<${jp} table=${e.id} names=${u} about=${Oa(h,f,m)} view=${r} />`,E=_v(e,s)&&r!==void 0&&!x;Fv(e,s,E,!x&&r?.phase!==void 0&&!O);let ie=e.busy.value!==""||e.waits.value>0||e.thinking.value,V={table:e,message:s,names:u,variant:h,laid:w},ft=$i(e,s),Cn=ft||e.advice.value?"hinted":"";return i`<${yt.Provider} value=${Ge(r)}>
		<main id="main" tabindex="-1" class="table" aria-busy=${ie} data-stage=${c} data-phase=${r?.phase??""}>
		${T.spoken.value?i`<${Pu} table=${e} variant=${h} />`:null}
		<${Bv} table=${e} message=${s} panel=${t} onpanel=${n} beside=${E} />
		<${Eu} table=${e} />
		<div class="spread">
			<div class=${`board of-${r?je(r):0} ${O?"sheeted":""} ${Cn}`}>
				${r&&r.phase!==void 0&&!x&&l!==void 0?i`<${Cv} ...${V} />`:null}
				${ft?i`<${Zd} ...${V} />`:i`<${Nv} table=${e} variant=${h} />`}
				<${Av} ...${V} full=${a} waiting=${x} between=${O} fresh=${b} />
				${r&&!x&&l===void 0?i`<${Mv} table=${e} message=${s} />`:null}
			</div>
			${r&&!x?i`<aside class=${`side ${E?"talks":""}`}>
						<div class="scoring"><h2>${o("score.title")}</h2>${A()}</div>
						${E?i`<${s$} table=${e} message=${s} />`:null}
					</aside>`:null}
		</div>
		<${Tv} ...${V} panel=${t} onpanel=${n} scores=${A} />
		</main><//>`}function Av({table:e,message:t,names:n,variant:s,laid:a,full:r,waiting:l,between:c,fresh:p}){let{view:u,seat:d}=t,{stage:$,chairs:f}=t.table;if($==="mixing"||!l&&(!u||u.phase===void 0))return i`<div class="felt empty"><p class="opening">${o("waiting.table")}</p></div>`;if(l||!u){let{settings:h,host:g}=e.settled.value;return i`<div class="felt empty">
			<${t$} id=${e.id} message=${t} settings=${h} host=${g} me=${B.value?.id??""}
				ondo=${mi(e)} busy=${e.waits.value>0} onready=${()=>e.ready()} />
		</div>`}let m={table:e,message:t,names:n,variant:s};return i`<${jt} view=${u} variant=${s} names=${n} me=${d??0} elsewhere=${d}
		laid=${a} full=${r} played=${Dv(e,t,n)} pending=${jv(e.busy.value)}
		unsent=${Ka(e.unsent).some(h=>h.command.do==="act")}
		said=${c?void 0:zv(e,t)} chairs=${f} now=${e.now()}
		over=${c?"sheeted":""} aloud=${!T.spoken.value} onhurry=${()=>e.showing.hurry()}>
		<${pc} view=${u} names=${n} />
		<${Op} view=${u} names=${n} lies=${r!==null} />
		${c?i`<${Vp} ...${m} fresh=${p} />`:i`<${Ev} ...${m} />`}
	<//>`}var Mv=({table:e,message:t})=>i`<${e$} message=${t} busy=${e.waits.value>0} ondo=${mi(e)} />`;function Tv({table:e,message:t,names:n,panel:s,onpanel:a,scores:r}){let{view:l}=t,c=()=>a(""),p=(u,d,$=!1)=>i`<${F} key=${u} title=${o(u)} broad=${$} onclose=${c}>${d}<//>`;switch(s){case"tricks":return l&&p("tricks.title",i`<${ct} view=${l} names=${n} />`,je(l)>3);case"last":return l&&p("page.lasttrick",i`<${ct} view=${l} names=${n} last />`);case"talk":return p("page.talk",i`<${s$} table=${e} message=${t} />`);case"score":return p("score.title",r(),!0);case"rules":return i`<${Xd} settings=${e.settled.value.settings} onclose=${c} />`;case"keys":return i`<${Rd} onclose=${c} />`;case"more":return i`<${Qd} table=${e} message=${t} onpanel=${a} onclose=${c} />`;default:return null}}function Nv({table:e,variant:t}){let n=e.advice.value;if(!n)return null;let s=D(n.advice.act.replace(/^lay /,"")),a=n.advice.act.startsWith("lay "),r=a&&s.every(l=>e.chosen.value.has(l));return i`<${Pa} key=${n.about} title=${o("page.hint")} onclose=${()=>e.dismiss()}>
		<${Mn} advice=${n.advice} variant=${t}>
			<button type="button" class="button chief take" onclick=${()=>r?r$()?.click():e.heed()}>
				${o(r?"page.lay":a?"page.hint.choose":"page.hint.take")}
			</button>
		<//>
	<//>`}function s$({table:e,message:t}){let n=(l,c)=>e.act({do:"mute",text:l,on:c}),[s,a]=y(null),r=e.talk.value;return s?i`<${eo} table=${e.id} about=${s} talk=${r} onclose=${()=>a(null)} />`:i`<${eu} talk=${r} me=${B.value?.id??""} muted=${t.muted??[]}
		onsay=${a$(e)} onmute=${n} oncomplain=${B.value&&!Ee(e.id)?a:void 0} />`}var mi=e=>async t=>{let n=B.value===null;if(await te(()=>Zs(o("page.guest"))))return n&&e.port.again(),e.act(t)},a$=e=>t=>mi(e)({do:"chat",text:t}),jv=e=>e.startsWith("play ")?e.slice(5):null;function Bv({table:e,message:t,panel:n,onpanel:s,beside:a}){let{view:r}=t,[l,c]=y(e.newest.peek()?.seq??0),p=e.talk.value.filter(g=>g.seq>l&&g.by!==B.value?.id).length,u=e.talk.value.at(-1)?.seq??0;S(()=>{n==="talk"&&c(g=>Math.max(g,u))},[n,u]);let{variant:d="standard",rules:$,day:f,from:m,games:h}=e.settled.value.settings;return i`<header class="head">
		<a class="mark" href="/" aria-label=${`99 – ${o("page.home")}`}>99</a>
		<div class="where">
			${r?.phase!==void 0?i`<${ut} trump=${ln(r)} unsure=${!r.trump} explains />`:null}
			<h1>${o(`variant.${d}`)}</h1>
			${$&&!f?i`<span class="soft">${o("page.house")}</span>`:null}
			${r&&r.phase!==void 0?i`<span class="soft">${f||m?o("game.once",{what:f?"day":"other"}):o(h===1?"page.home.on.deal":"page.deal",{n:r.deal+1,deal:r.deal+1,game:r.game+1})}</span>`:null}
		</div>
		<nav aria-label=${o("page.table.menu")}>
			<button type="button" class="button plain scorer" onclick=${()=>s("score")}>${o("score.title")}</button>
			<button type="button" class="button plain tricker" onclick=${()=>s("tricks")}>${o("page.tricks")}</button>
			<button type="button" class=${`button plain ${a?"talker":""}`} onclick=${()=>s("talk")}>
				${o("page.talk")}${p?i` <span class="unread">${p}</span>`:null}
			</button>
			<${v} plain onclick=${()=>s("more")} say=${o("page.more")} />
		</nav>
	</header>`}var Ns=(e,t)=>e.current.value&&!t.table.paused?t.view?.options:void 0;function Ev({table:e,message:t,names:n,variant:s}){let a=t.view,r=Ns(e,t),l=e.busy.value!=="",{paused:c=!1}=t.table,{full:p}=e.showing.shown.value??{},u=r?.kind==="offer"&&e.intended.value!=="",d=u||r?.kind==="offer"&&l?void 0:r,$=pu({...a,options:d},n,c,p,Ni.value.has(e.id)),f=r?.kind==="play"&&e.chosen.value.size>0,m=Ka(e.unsent).some(E=>E.command.do==="act"),h=m?o("page.unsent.act"):f?o("page.tap.again"):$,g=E=>e.lay(E),b=E=>e.play(E),x=E=>r&&E.stopPropagation(),w=e.advice.value?.advice.act,O={lay:"laying",name:"naming",offer:"offering",play:""}[r?.kind??"play"],A=`asking ${r?"asked":""} ${O}`;return i`<section class=${A} aria-label=${o("page.yours")} onclick=${x}>
		<${wr} table=${e} message=${t} names=${n} />
		<${kr} view=${a} variant=${s} seat=${a.seat} bid=${a.bid} />
		<p class="ask" role=${T.spoken.value?void 0:"status"}>${h}</p>
		${r?.kind==="lay"?i`<${Dn} options=${r} chosen=${e.chosen.value} variant=${s} busy=${l} waits=${m}
				premiums=${!$i(e,t)||$o(e,a)} onlay=${g} slots />`:null}
		${r?.kind==="offer"&&!u?i`<${Wa} options=${r} variant=${s} busy=${l} onact=${b} best=${w} />`:null}
		${r?.kind==="name"?i`<${_a} options=${r} busy=${l} onact=${b} best=${w} />`:null}
	</section>`}function o$(e,t){let n=t.view,s=Ns(e,t),a=e.chosen.value,r=s&&(s.kind==="lay"||s.kind==="play")?new Set(D(s.from)):null,l=u=>{let d=new Set(s?.kind==="lay"?a:[]);if(a.has(u))d.delete(u);else if(d.size<(s?.pick??1))d.add(u);else return N(o("lay.full",{n:d.size}));e.chosen.value=d},c=u=>{if(!r&&n.phase==="play"){e.next.value=e.next.value===u?"":u,e.showing.shown.peek()?.full&&e.showing.skip();return}if(r){if(!r.has(u))return N(du(s));e.play(`play ${u}`)}},p=r?fs(e.advice.value?.advice):new Set;return{can:r,chosen:a,best:p,onpick:l,onplay:c}}function Dv(e,t,n){let s=t.view,a=cn(s),r=s.shown?.[a]?.hand,l=s.control!==void 0&&s.control===t.seat;if(s.phase!=="play"||!l||r===void 0)return null;let{can:c,best:p,...u}=o$(e,t),d=Ns(e,t)?.seat===a,$=i`<${$t} cards=${Me(D(r),re,s.trump)} ...${u} can=${d?c:null}
		best=${d?p:void 0}
		onplay=${d?u.onplay:()=>{}} label=${n[a]} open twice=${!1} />`;return{seat:a,hand:$}}function Cv({table:e,message:t,names:n,variant:s,laid:a}){let r=t.view,l=t.seat,c=e.busy.value,p=Ns(e,t),u=p?.kind==="lay",d=e.next.value,$=p?.seat!==void 0,{can:f,chosen:m,best:h,onpick:g,onplay:b}=o$(e,t),x=Ds(r,l).filter(E=>`play ${E}`!==c),w=e.showing.shown.value?.full,O=uc(r,s).join(" "),A=u&&T.values.value&&p?.worth?ze(p.worth):null;return i`<section class=${`mine ${p?"asked":""}`} aria-label=${o("page.yourhand")}>
		<div class="me">
			<${dt} view=${r} variant=${s} seat=${l} name=${n[l]} place="south" own
				chair=${t.table.chairs[l]} now=${e.now()} open=${null} winner=${w?.winner===l} laid=${a} />
			${r.aside&&!u?i`<p class="laid"><span class="unseen">${o("page.aside")}</span>${le(r.aside)}</p>`:null}
			${O?i`<p class="keeping">${O}</p>`:null}
		</div>
		<${Rv} table=${e} message=${t} variant=${s} />
		${t.table.chairs.filter(E=>E.player).length>1?i`<${Yp} onsay=${a$(e)} />`:null}
		<${$t} cards=${x} can=${$?new Set:f} chosen=${d?new Set([d]):m}
			best=${$?void 0:h} values=${A} label=${o("page.yourhand")} twice=${u} onpick=${g}
			onplay=${$?()=>N(o("page.dummy.turn")):b} />
	</section>`}function Pv({view:e,seat:t=-1}){return!!(e?.aside||e?.offers?.[t]||e?.played?.some(n=>n!==""))}function Lv({view:e,seat:t=-1},n){return e?.options?!1:e?.phase==="lay"?!!e.aside:e?.phase==="offer"&&n?.offers.how==="sealed"&&!!e.offers?.[t]}function Rv({table:e,message:t,variant:n}){let{hints:s,stage:a,ask:r,redo:l=[]}=t.table,c=t.table.free||Lv(t,n),p=e.busy.value!=="",u=e.thinking.value,d=i`<button type="button" class="button plain" onclick=${()=>fo(e)} aria-keyshortcuts="h"
		aria-expanded=${e.advice.value!==null} disabled=${!Ns(e,t)||p||u}>
		${o(u?"page.hint.thinking":"page.hint")}
	</button>`,$=Pv(t)?"":"nothing",f=i`<button type="button" class=${`button plain ${$}`}
		onclick=${()=>e.takeBack()}
		disabled=${p||e.waits.value>0||r!==void 0}>${o(c?"page.undo":"page.undo.ask")}</button>`,m=a!=="waiting"&&e.settled.value.settings.undo!=="never",h=l.includes(t.seat??-1)?i`<button type="button" class="button plain redo" aria-label=${o("page.redo")} title=${o("page.redo")}
				disabled=${p||e.waits.value>0} onclick=${()=>e.redo()}>
				<svg viewBox="0 0 24 24" aria-hidden="true" focusable="false">
					<path d="M4 17a7.5 7.5 0 0 1 15-1M19 8.5V16h-7.5" />
				</svg></button>`:null;return i`<div class="tools">${s?d:null}${m?f:null}${h}</div>`}function qv(e){let[,t]=y(0);S(()=>{if(!e)return;let n=setInterval(()=>t(s=>s+1),1e3);return()=>clearInterval(n)},[e])}function Iv(e){let t=M(void 0);return e?.phase!=="over"&&(t.current=e),e?.phase==="over"&&gt(t.current,e)}function Wv(e,t){let n=M(e);S(()=>{for(let s of Wp(n.current,e))ds(s);n.current=e},[e]),S(()=>{t&&ds("trick")},[t])}var _v=(e,{table:{chairs:t}})=>e.talk.value.length>0||t.filter(n=>n.player).length>1,zv=(e,t)=>Xp(e.talk.value,{me:B.value?.id??"",muted:t.muted??[],since:e.now()-n$});function Fv(e,t,n,s){let a=e.talk.value.at(-1);S(()=>{if(!(a&&e.now()-a.at<n$)||T.spoken.peek()||a.by===B.peek()?.id||t.muted?.includes(a.by)||n&&matchMedia("(min-width: 80rem)").matches)return;let l=`${a.name}: ${En(a)}`;N(l,s&&a.seat>=0)},[a?.seq])}var r$=()=>document.querySelector(":is(.answer, .over > .row) .button.chief:not(:disabled)");function Hv(e,t){S(()=>{function n(s){let a=s.target;if(s.defaultPrevented||s.repeat||a.closest("input, select, textarea, dialog"))return;if((s.ctrlKey||s.metaKey)&&s.key.toLowerCase()==="z")return s.preventDefault(),void(s.shiftKey?e.redo():e.takeBack());if(!(s.ctrlKey||s.metaKey||s.altKey)&&!Ia(li(),s.key)){if(s.key==="h"&&e.view.peek()?.options)fo(e);else if(s.key==="Escape"&&e.advice.peek())e.dismiss();else if(s.key==="l")t("last");else if(s.key==="s")t("score");else if(s.key==="?")t("keys");else if(s.key==="ArrowLeft"||s.key==="ArrowRight")ci()?.focus();else if(s.key===" "||s.key==="Enter"){if(a.closest("button, a, summary, .hint"))return;e.showing.hurry()||r$()?.click()}else return;s.preventDefault()}}return document.addEventListener("keydown",n),()=>document.removeEventListener("keydown",n)},[e])}var Et=e=>btoa(String.fromCharCode(...new Uint8Array(e??new ArrayBuffer(0)))).replaceAll("+","-").replaceAll("/","_").replaceAll("=",""),l$=e=>Uint8Array.from(atob(e.replaceAll("-","+").replaceAll("_","/")),t=>t.charCodeAt(0)),c$=()=>isSecureContext&&"PublicKeyCredential"in window;async function p$(e){let{challenge:t,site:n}=await Xi();try{await e(l$(t),n)}catch(s){throw s instanceof DOMException?s.name==="InvalidStateError"?new ce(o("page.you.passkey.known")):new ce(o(s.name==="SecurityError"?"page.you.passkey.site":"page.you.passkey.not")):s}}var Kv=({id:e,name:t,keys:n})=>p$(async(s,a)=>{let r=await navigator.credentials.create({publicKey:{challenge:s,rp:{id:a,name:"Ninety-Nine"},user:{id:new TextEncoder().encode(e),name:t,displayName:t},pubKeyCredParams:[-7,-257].map(d=>({type:"public-key",alg:d})),excludeCredentials:n.filter(d=>d.credential).map(d=>({type:"public-key",id:l$(d.credential??"")})),authenticatorSelection:{residentKey:"required",userVerification:"preferred"}}}),{rawId:l,response:c}=r,{clientDataJSON:p,attestationObject:u}=c;await el({id:Et(l),client:Et(p),attestation:Et(u)}),N(o("page.you.passkey.made"))});async function u$(e,t){let n=await(t?Fi(e):Ji(e));zn(n),N(o("page.you.back.done",{name:n.name}))}var Uv=e=>p$(async(t,n)=>{let s=await navigator.credentials.get({publicKey:{challenge:t,rpId:n,userVerification:"preferred"}}),{rawId:a,response:r}=s,{clientDataJSON:l,authenticatorData:c,signature:p,userHandle:u}=r;await u$({passkey:{id:Et(a),client:Et(l),authenticator:Et(c),signature:Et(p),user:Et(u)}},e)});function i$(){let e=Vs.peek(),[t,n]=y(e?.code??""),[s,a]=y(e?C(e.refusal):"");S(()=>{Vs.value=null},[]);let[r,l]=y(!0),c=r&&B.value!==null,{busy:p,once:u}=L($=>a(C($))),d=$=>{$.preventDefault();let f=/(?:#code=|^\s*)([a-z2-7]{26})\s*$/.exec(t)?.[1];a(""),u(async()=>{await u$(f?{code:f}:{words:t},c),n(""),e&&J(e.to)})};return i`<${We} title=${o("page.you.back")}>
		<p>${o("page.you.back.about")}</p>
		${B.value?i`<${De} label=${o("page.you.back.along")} checked=${r} onchange=${l} />`:null}
		${c$()?i`<p><${v} aria-busy=${p} onclick=${()=>(a(""),u(()=>Uv(c)))}
			say=${o("page.you.passkey.use")} /></p>`:null}
		<form class="stack" onsubmit=${d}>
			<${U} label=${o("page.you.back.typed")} value=${t} oninput=${n} required autocapitalize="none"
				autocomplete="off" spellcheck="false" enterkeyhint="go" aria-invalid=${s!==""} />
			${s?i`<p class="trouble" role="alert">${s}</p>`:null}
			<p><button type="submit" class="button" aria-busy=${p}>${o("page.you.back.go")}</button></p>
		</form>
	<//>`}function Jv({of:e,onend:t}){let n=e.made?o("page.you.key.made",{day:X(e.made,{dateStyle:"medium"})}):"",s=X(Date.parse(e.seen),{dateStyle:"medium",timeZone:"UTC"});return i`<li class="row">
		<span><b>${o(`page.you.key.${e.kind}`)}</b> ${e.label}
			<br /><span class="soft small">${n} ${o("page.you.key.seen",{day:s})}</span></span>
		${e.this?i`<i>${o("page.you.key.this")}</i>`:i`<${v} plain onclick=${t} say=${o("page.you.key.end")} />`}
	</li>`}var Vv=({words:e,onclose:t})=>i`<${F} title=${o("page.you.words")} onclose=${t}
	actions=${i`<${v} onclick=${()=>print()} say=${o("page.you.words.print")} />`}>
	<p>${o("page.you.words.about")}</p>
	<p class="words"><b>${e}</b></p>
<//>`;function Gv({all:e,again:t}){let[n,s]=y(null),[a,r]=y(""),[l,c]=y(""),{busy:p,once:u}=L(),d=()=>s(null),$=b=>te(b).then(()=>(d(),t())),f=e.keys.filter(b=>!b.this&&["device","ssh","link"].includes(b.kind)).length,m=async()=>c(`${location.origin}/#code=${(await Gi()).code}`),h=async()=>r((await Qi()).words),g=e.keys.some(b=>b.kind==="words");return i`<${We} title=${o("page.you.keys")}>
			<ul class="held">
				${e.keys.map(b=>i`<${Jv} key=${b.id} of=${b} onend=${()=>s(b)} />`)}
			</ul>
			${f>0?i`<p><${v} onclick=${()=>s("others")} say=${o("page.you.others")} /></p>`:null}
		<//>
		<${We} title=${o("page.you.keep")}>
			<p>${o("page.you.keep.about")}</p>
			<p class="row">
				${c$()?i`<${v} aria-busy=${p} say=${o("page.you.passkey.add")}
					onclick=${()=>u(()=>Kv(e).then(t))} />`:null}
				<${v} aria-busy=${p} say=${o("page.you.words.get")}
					onclick=${()=>g?s("words"):u(h)} />
				<${v} aria-busy=${p} onclick=${()=>u(m)} say=${o("page.you.device")} />
			</p>
			${l?i`<p>${o("page.you.device.about")}</p><${rt} link=${l} label=${o("page.you.device.link")} />`:null}
		<//>
		${a?i`<${Vv} words=${a} onclose=${()=>(r(""),t())} />`:null}
		${n==="words"?i`<${nt} title=${o("page.you.words.get")} text=${o("page.you.words.again")} yes=${o("page.you.words.get")}
					onyes=${()=>te(h).then(d)} onclose=${d} />`:n==="others"?i`<${nt} title=${o("page.you.others")} text=${o("page.you.others.about")} yes=${o("page.you.others")}
						onyes=${()=>$(()=>Zi())} onclose=${d} />`:n?i`<${nt} title=${o("page.you.key.end")} yes=${o("page.you.key.end")}
							text=${o("page.you.key.end.about",{key:n.label||o(`page.you.key.${n.kind}`)})}
							onyes=${()=>$(()=>Yi({key:n.id}))} onclose=${d} />`:null}`}function Zv(){let[e,t]=y(0),n=j(()=>zs({}),e).value?.ratingHidden??!1,s=a=>te(()=>Wi({hidden:a})).then(()=>t(e+1));return i`<${We} title=${o("page.you.rating")}>
		<${De} label=${o("page.you.rating.hide")} checked=${n} onchange=${s} />
		<p class="soft small">${o("page.you.rating.about")}</p>
	<//>`}async function Yv(e){for(let t=20;;t=1){try{return await _i({before:e,limit:t})}catch(n){if(!(n instanceof W&&n.status===429))throw n}await new Promise(n=>setTimeout(n,2e3))}}async function Qv(){let{keys:e}=await So(),{complaints:t}=await Ks(),{players:n}=await Wn(),{groups:s}=await ml({}),a=(await gn({})).evenings.filter(u=>u.mine).map(({id:u,begins:d})=>({id:u,begins:d})),r=new Map,l=[],c;for(let u="";c===void 0||u;u=c.before??""){c=await Yv(u),l.push(...c.matches);for(let d of c.written)r.set(JSON.stringify(d),d)}let p={...c,keys:e,ties:n,groups:s,evenings:a,complaints:t,matches:l,written:[...r.values()],before:void 0};Le(new Blob([JSON.stringify(p,null,"	")],{type:"application/json"}),"ninety-nine.json")}function Xv({name:e}){let[t,n]=y(!1),[s,a]=y(""),{busy:r,once:l}=L(),c=()=>n(!1),p=async()=>{await zi({name:e}),zn(null),N(o("page.you.erase.done"))};return i`<${We} title=${o("page.you.data")}>
		<p>${o("page.you.data.about")}</p>
		<p class="row"><${v} aria-busy=${r} onclick=${()=>l(Qv)} say=${o("page.you.data.get")} />
			<${v} aria-haspopup="dialog" onclick=${()=>n(!0)} say=${o("page.you.erase")} /></p>
		${t?i`<${F} title=${o("page.you.erase")} onclose=${c}
					actions=${i`<${v} chief disabled=${s.trim()!==e} say=${o("page.you.erase")}
						onclick=${()=>te(p).then(c)} />`}>
					<p>${o("page.you.erase.about")}</p>
					<${U} label=${o("page.you.erase.name",{name:e})} value=${s} oninput=${a} />
				<//>`:null}
	<//>`}function ek(){let[e,t]=y(0),[n]=y(Vs.peek()!==null),s=B.value?.id,a=j(async()=>s&&!me.value?await So():void 0,s,e,me.value).value;return me.value?i`<${_} title=${o("page.you")} text=${o("page.you.here")} />`:jl.value?i`<main id="main" tabindex="-1" class="choices">
		<h1>${o("page.you")}</h1>
		${n?i`<${i$} />`:null}
		${s&&a?i`<p>${o("page.you.are",{name:a.name})} <span class="soft">·${a.tag}</span>${" "}
					<a href="/settings">${o("page.you.rename")}</a></p>
				<${Gv} all=${a} again=${()=>t(e+1)} />
				<${Zv} />
				<${Xv} name=${a.name} />`:null}
		${n?null:i`<${i$} />`}
	</main>`:i`<${_} title=${o("page.you")} />`}export{_m as Awaited,yf as Bids,_f as Choices,am as Create,Mm as Daily,dg as Endings,Wm as Evenings,Mb as FriendsTables,qg as Learn,Gg as Operate,fb as Pads,Sb as People,Eb as Privacy,Db as Problems,wm as Ratings,km as Records,Zh as Replay,Jb as Report,B$ as Rules,yw as Slips,bw as Statistics,vv as Table,ek as Who};
