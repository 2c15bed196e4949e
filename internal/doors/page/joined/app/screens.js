import{$ as bn,$a as v,$b as Nl,$c as fc,$d as Ec,A as Ki,Aa as zs,Ab as cl,Ac as Gl,Ad as vc,B as o,Ba as Xi,Bb as Kt,Bc as Vl,Bd as ia,C as be,Ca as Hs,Cb as pl,Cc as Io,Cd as Vt,D as k,Db as ul,Dc as Wo,Dd as Y,E as le,Eb as dl,Ec as Zl,Ed as kc,F as me,Fa as el,Fb as Gs,Fc as Yl,Fd as ke,G as q,Gb as Co,Gc as Ql,Gd as Qn,H as Q,Ha as Ht,Hb as $l,Hc as Xl,Hd as xc,I as St,Ia as ne,Ib as fl,Ic as ec,Id as Me,J as mn,Ja as Pe,Jb as ml,Jc as Xs,K as Oe,Ka as tl,Kb as hl,Kc as tc,Kd as Et,L as _t,La as _,Lb as Vn,Lc as nc,M as Ui,Ma as vn,Mb as gl,Mc as sc,N as E,Na as nl,Nb as An,Nc as ac,Nd as tt,O as Ji,Ob as yl,Oc as oc,Od as Sc,Pa as sl,Pb as bl,Pc as rc,Pd as Zt,Q as hn,Qa as ve,Qb as Vs,Qc as ic,Qd as ct,R as C,Ra as kn,Rb as wl,Rc as lc,Rd as Oc,S as ue,Sa as N,Sb as vl,Sc as cc,Sd as Ac,T as gn,Ta as se,Tb as kl,Tc as _o,Td as Xn,U as ce,Ua as P,Ub as xl,Uc as pc,Ud as Mc,V as Is,Va as M,Vb as Sl,Vc as jt,Vd as Tc,W as Ne,Wa as xn,Wb as Ol,Wc as Zn,X as Ws,Xa as Nt,Xb as Al,Xc as ea,Xd as Nc,Y as yn,Ya as Ks,Yb as Ml,Yc as uc,Yd as jc,Z as Ye,Za as ae,Zb as Tl,Zc as dc,Zd as Bc,_ as Ee,_a as D,_b as Po,_c as $c,a as qs,aa as Ft,ab as F,ac as jl,ad as mc,ae as Bn,b as Ii,ba as No,bc as Bl,bd as Fo,be as Dc,c as it,ca as jo,cb as z,cc as El,cd as T,d as Kn,da as wn,db as Le,dc as Ut,dd as Re,e as Wi,ea as Bo,eb as X,ec as Dl,ed as Jt,ee as Cc,fa as Un,fb as H,fc as Cl,fd as Yn,g as y,ga as _s,gb as U,gc as Pl,gd as ta,ge as Ho,h as x,ha as Gi,hb as I,hc as Ll,hd as hc,i as ye,ia as Ke,ib as je,ic as Rl,id as na,ie as Pc,j as B,ja as Ot,jb as Sn,jc as Zs,jd as Gt,k as we,ka as Vi,kb as V,kc as ql,kd as sa,l as _i,la as Jn,lb as Z,lc as Il,ld as gc,le as Lc,m as Ze,ma as zt,mb as de,mc as Wl,md as qe,me as Rc,n as R,na as At,nb as al,nc as Mn,nd as yc,o as fn,oa as Mt,ob as ol,oc as _l,od as Tn,p as lt,pa as re,pc as Fl,pd as aa,q as i,qb as On,qc as zl,qd as bc,r as Fi,ra as pe,rb as rl,rc as Lo,rd as Xe,s as xt,sa as Gn,sb as Us,sc as Hl,sd as Bt,t as zi,ta as Eo,tb as Ae,tc as Ys,td as oa,u as To,ua as Zi,ub as il,uc as Ro,ud as zo,v as Hi,va as Yi,vb as K,vc as Qs,vd as et,w as G,wa as Qe,wc as Kl,wd as Nn,xa as Fs,xb as ll,xc as Ul,xd as jn,ya as Qi,yb as Js,yc as qo,yd as ra,za as Tt,zb as Do,zc as Jl,zd as wc}from"./chunk.js";function la(e,t){let n=()=>new Promise((s,a)=>{let r=indexedDB.open(e,1);r.onupgradeneeded=()=>r.result.createObjectStore(t),r.onsuccess=()=>s(r.result),r.onerror=()=>a(r.error)});return async(s,a,r)=>{let l=await n();try{return await new Promise((c,p)=>{let u=l.transaction(t,s,r),d=a(u.objectStore(t));u.oncomplete=()=>c(d.result),u.onabort=()=>p(u.error)})}finally{l.close()}}}var En,qc=la("ninetynine","records");async function Ic(e){En=e;try{await qc("readwrite",t=>t.put(e,"mine"))}catch{}}async function Dn(){if(En)return En;try{En=await qc("readonly",e=>e.get("mine"))}catch{En=void 0}return En}async function Yt(e,t,n,s){let{table:a,...r}=n;if(a!=="mine")return e(n,{signal:s});let l=await Dn();return t(r,{body:l?.bytes??new Blob,signal:s})}async function ca(e){let t=new Uint8Array(await e.slice(0,4).arrayBuffer());if(!(t[0]===40&&t[1]===181))return t[0]!==31||t[1]!==139?e.text():new Response(e.stream().pipeThrough(new DecompressionStream("gzip"))).text()}var De=1200,Ie=["bid","premium","trump","play"],Wc=e=>e.bid+e.premium+e.trump+e.play;function es(e,t){let n=10**t,[s,a]=[0,0];return e.map(r=>{s+=r;let l=Math.round(s/De*n),c=(l-a)/n;return a=l,c||0})}function ef(e,t,n){let s={you:n?"yes":"no",name:t};if(Wc(e)===0)return o("page.report.clean",s);let a=es(Ie.map(c=>e[c]),0),r=a.reduce((c,p)=>c+p,0);if(r===0)return o("page.report.little",s);let l=Ie.flatMap((c,p)=>{let u=a[p]??0;return u?[o(`page.report.part.${c}`,{all:u===r?"yes":"no",n:k(u)})]:[]});return o("page.report.line",{...s,n:r,parts:l.join(", ")})}var Ue=e=>e.judged<e.of||e.rough>0;function Uo(e,t,n,s){if(!Ue(e))return ef(t,n,s);let a=Math.round(Wc(t)/De);return a===0?o("page.report.coming"):o("page.report.counting",{you:s?"yes":"no",name:n,n:a})}var _c=(e,t)=>e&&!Ue(e)?e.deals[0]?.squares?.[t]??"":"";function Qt(e,t,n){let[s,a]=y({});return x(()=>{let r=!0,l=async()=>{for await(let c of ts(e,t,n,()=>r))a({told:c})};return a({}),Ks(l,c=>a(p=>({...p,wrong:P(c)})),()=>r),()=>{r=!1}},[e,t,n]),s}async function*ts(e,t,n,s){for(;s();){let a=await tf(e,t,n);if(!s()||(yield a,!Ue(a)))return;await new Promise(r=>setTimeout(r,500))}}var Ko=new Map;async function tf(e,t,n){let s=`${e} ${t} ${n}`,a=()=>Yt(Il,Fl,{table:e,match:t,deal:n});if(e==="mine")return a();let r=Ko.get(s)??a().finally(()=>Ko.delete(s));return Ko.set(s,r),r}function Fc({seat:e,table:t}){let n=t.stage==="waiting";return e!==void 0&&(n||t.open&&t.chairs.filter(s=>s.player).length===1)}function zc({table:e,match:t,deal:n,seat:s}){let{told:a,wrong:r}=Qt(e,t,n),l=a?.deals[0]?.accounts[s]?.lost;if(r&&!a)return null;let c=a&&l?Uo(a,l,"",!0):o("page.report.coming");return i`<p class="report-line" role="status" aria-busy=${!a||Ue(a)}>
		<a href=${`/report/${e}/${t}/${n}?seat=${s}`} aria-disabled=${!l}>${c}</a>
	</p>`}function Dt(e){let t=Math.max(...e);return e.some(n=>n!==0)&&e.filter(n=>n===t).length===1?e.indexOf(t):-1}var ns=e=>e.totals.map((t,n)=>t-(e.points?.[n]??0));function Ct(e){let t=ns(e),n=Dt(e.totals);return e.phase==="over"&&t.some(s=>s!==0)&&n!==Dt(t)?n:-1}var Jo=800,nf=2600;function Hc({from:e=0,to:t,after:n}){let[s,a]=y(e);return x(()=>{if(!n||e===t)return;let[r,l]=[0,0],c=p=>{l||=p+n;let u=Math.min(1,Math.max(0,p-l)/Jo);a(Math.round(e+(t-e)*(1-(1-u)**3))),u<1&&(r=requestAnimationFrame(c))};return r=requestAnimationFrame(c),()=>cancelAnimationFrame(r)},[n>0]),!n||s===t?i`${k(t)}`:i`<span class="counted">
		<span class="end">${k(t)}</span><span aria-hidden="true">${k(s)}</span>
	</span>`}function Kc(e,t,n){let{closed:s,points:a=[],made:r=[],seat:l=-1}=e;return n?"match":s?"game":a.includes(99)?"best":r[l]&&e.premium?.[l]?"premium":t>1&&r.slice(0,t).every(Boolean)?"all":r[l]?"made":""}function Uc({what:e}){return e?i`<p class="stamp" data-what=${e} aria-hidden="true"><span>${o(`page.stamp.${e}`)}</span></p>`:null}var Jc=()=>i`<p class="flourish" aria-hidden="true">
	${[..."♣♦♥♠"].map(e=>i`<span key=${e}>${e}</span>`)}
</p>`;function ss({from:e,after:t=0}){let n=B(null);return ye(()=>{let s=e&&!hn()?document.querySelector(e)?.getBoundingClientRect():void 0,a=n.current?.getBoundingClientRect();if(!s||!a||!a.width||document.hidden)return;let r=[{translate:`${s.right-a.right}px ${s.top-a.top}px`},{translate:"0"}],l={duration:700,delay:t,easing:"cubic-bezier(0.5, 0, 0.2, 1)"},c=n.current?.animate(r,{...l,fill:"backwards"});return()=>c?.finish()},[t>0]),i`<svg class="pennant" ref=${n} viewBox="0 0 14 16" aria-hidden="true" focusable="false">
		<path d="M1 0h1.5v16H1zM3.5 1 13 4.8 3.5 8.6z" />
	</svg>`}function sf(e,t){return!t||!e||!Ot(e,t)||t.phase==="over"?[]:(t.premium??[]).map((s,a)=>({seat:a,offer:s})).filter(({seat:s,offer:a})=>a!==""&&!e.premium?.[s])}function Gc({view:e,names:t}){let n=B(void 0),[s,a]=y([]),r=`${e.game} ${e.deal} ${e.phase} ${e.premium?.join()}`;x(()=>{let c=sf(n.current,e);if(n.current=e,a(c),!c.length)return;let p=setTimeout(()=>a([]),nf);return()=>clearTimeout(p)},[r]);let l=({seat:c,offer:p})=>{let[u="",d=""]=p.split(" "),$={name:t[c]??"",you:c===e.seat?"yes":"no",level:u,n:d&&` ${d}`};return i`<span key=${c}>${o("page.announced",$)}</span>`};return i`<p class="announced" role=${E.spoken.value?void 0:"status"}>${s.map(l)}</p>`}var af=500,as=8;function of(e,t){let{declare:n=30,reveal:s=60}=t?.offers??{};return o(`word.${e}.is`,{declare:n,reveal:s,loss:_s(t),vulnerable:t?.score.vulnerable??10})}function rf(e,t){let n=t.getBoundingClientRect(),{offsetWidth:s,offsetHeight:a}=e,r=Math.min(Math.max(as,n.left+n.width/2-s/2),innerWidth-s-as),l=n.bottom+as;e.style.left=`${r}px`,e.style.top=`${l+a>innerHeight-as?n.top-as-a:l}px`}function Te({of:e="",say:t,variant:n,class:s="",label:a=!1,children:r}){let l=B(null),c=B(null),p=B(0),u=t??of(e,n),d=()=>l.current?.isConnected&&!$()&&c.current?.showPopover?.(),$=()=>c.current?.matches(":popover-open"),f=()=>(clearTimeout(p.current),c.current?.hidePopover?.());x(()=>()=>clearTimeout(p.current),[]);let m=b=>b.pointerType==="mouse"&&(p.current=setTimeout(d,af)),h=b=>b.newState==="open"&&c.current&&l.current&&rf(c.current,l.current),g=b=>b.pointerType==="mouse"&&f(),w=b=>b.stopPropagation(),S=i`<span ref=${c} popover="auto" class="meaning" ontoggle=${h} onclick=${w}>${u}</span>`;return a?i`<label ref=${l} onpointerenter=${m} onpointerleave=${g} onclick=${f}>
			${r}</label>${S}`:i`<button type="button" ref=${l} class=${`word ${s}`} aria-description=${u}
		onclick=${b=>(w(b),clearTimeout(p.current),d())}
		onfocus=${b=>b.currentTarget.matches(":focus-visible")&&d()} onblur=${f}
		onpointerenter=${m} onpointerleave=${g}>${r}</button>${S}`}function ie({trump:e}){return e==="nines"?i`<span class="sign" aria-hidden="true">9</span>`:/^[CDHS]$/.test(e)?i`<svg class="sign" data-suit=${e} viewBox="0 0 100 100" aria-hidden="true" focusable="false">
		<use href=${`#pip-${e}`} />
	</svg>`:i`<span class="sign none" aria-hidden="true">–</span>`}var L=e=>o(e?/^[CDHS]$/.test(e)?`suit.${e}`:`trump.${e}`:"trump.unnamed"),fe=(e,t)=>e===0&&t?.score.zeroOrAll?o("guide.or",{a:k(0),b:k(Xt(t))}):k(e);function Vc(e,t){let n=Gi(e,t);if(!n||!t)return[];let[,s]=(e.premium?.[e.seat??-1]??"").split(" "),a=o(n.length?"page.keeping":"page.keeping.lost",{n:t.aside,bid:lf(n)});return s===void 0?[a]:[o("page.keeping.said",{said:Number(s)}),a]}function lf(e){let t=e.filter(n=>!e.includes(n+1));return e.filter(n=>!e.includes(n-1)).map((n,s)=>{let a=t[s]??n;return n===a?k(n):`${k(n)}–${k(a)}`}).join(", ")}var Xt=e=>e.hand-e.aside;function oe(e){let[t="",n]=e.split(" ");return n===void 0?o(`offer.${t}`):o("offer.numbered",{offer:o(`offer.${t}`),n:Number(n)})}var Vo=(e,t,n)=>t===(n??e.seat)?"yes":"no";function Zc(e,t){return t===e.seat?{aside:e.aside,bid:e.bid}:{aside:e.shown?.[t]?.aside,bid:e.shown?.[t]?.bid}}function nt({view:e,names:t,variant:n,me:s,untitled:a=!1,written:r,crowned:l=!1}){let c=t.map((m,h)=>h).slice(0,e.points?.length??0),p=e.parts;if(!p||!e.points)return null;let u=m=>{let h=p[m]??[];return h.every(g=>g===0)?null:i`<${Go} key=${m} label=${o(`page.sheet.for.${m}`)} points=${h} class=${`for-${m}`} />`},d=df(e,t,n,s),$=d.length<3?d.join(" "):"",f=r===void 0||l?-1:Ct(e);return i`<section class="deal-sheet">
		${a?null:i`<h2>
					${o("sheet.title",{deal:e.deal+1,trump:L(e.trump)})} <${ie} trump=${e.trump??""} />
				</h2>`}
		<${X}><table class="book account" data-hands=${c.length}>
			<thead><tr><td></td>${c.map(m=>i`<th key=${m} scope="col">${t[m]}</th>`)}</tr></thead>
			<tbody class="facts">
				<${cf} view=${e} seats=${c} variant=${n} />
			</tbody>
			<tbody class="sum">${u("tricks")}${u("contract")}${u("premium")}${u("vulnerable")}</tbody>
			<tfoot>
				<${Go} label=${o("page.sheet.deal")} points=${e.points} class="total" plain written=${r} />
				<${Go} label=${o("page.sheet.total")} points=${e.totals} class="totals" plain written=${r}
					from=${ns(e)} lead=${r!==void 0} />
			</tfoot>
		</table><//>
		<div class="verdicts">
			${$?i`<p>${$}</p>`:null}
			${f>=0?i`<p class="taken"><${ss} /> ${Xo(e,t,f)}</p>`:null}
			${ff(e,t,s,l).map(([m,h])=>i`<p key=${m} class=${h?"won":""}>${m}</p>`)}
			<${$f} view=${e} />
		</div>
	</section>`}function cf({view:e,seats:t,variant:n}){let s=(e.premium??[]).some(p=>p!==""),a=p=>i`<${uf} view=${e} seat=${p} />`,r=p=>{let u=Zc(e,p).bid;return u===void 0?Yc():fe(u,n)},l=p=>e.premium?.[p]?oe(e.premium[p]):"",c=p=>i`<${pf} made=${e.made?.[p]??!1} />`;return i`<${os} label=${o("page.sheet.cards")} word="bid" class="cards" seats=${t} of=${a} />
		<${os} label=${o("page.sheet.bid")} seats=${t} of=${r} />
		<${os} label=${o("page.sheet.won")} seats=${t} of=${p=>e.won?.[p]} />
		${s?i`<${os} label=${o("page.sheet.held")} word="premium" class="held" seats=${t} of=${l} />`:null}
		<${os} label=${o("page.sheet.contract")} word="contract" seats=${t} of=${c} />`}function os({label:e,word:t,seats:n,of:s,class:a=""}){let r=t?i`<${Te} of=${t}>${e}<//>`:e;return i`<tr class=${a}><th scope="row">${r}</th>${n.map(l=>i`<td key=${l}>${s(l)}</td>`)}</tr>`}function Go({label:e,points:t,plain:n=!1,class:s="",written:a=0,from:r=[],lead:l=!1}){let c=($,f)=>i`<${Hc} from=${r[f]??0} to=${$} after=${a} />`,[p,u]=l?[Dt(r),Dt(t)]:[-1,-1],d=a&&p>=0&&p!==u?`.account .totals td:nth-of-type(${p+1})`:void 0;return i`<tr class=${s}><th scope="row">${e}</th>
		${t.map(($,f)=>i`<td key=${f}>
			${f===u?i`<${ss} from=${d} after=${a&&a+500} />`:null}
			${$===0&&!n?"–":c($,f)}
		</td>`)}
	</tr>`}var pf=({made:e})=>i`<span class=${`verdict ${e?"made":"failed"}`}>
	${o(e?"page.sheet.made":"page.sheet.failed")}
</span>`,Yc=()=>i`<span class="soft small">${o("bid.hidden")}</span>`;function uf({view:e,seat:t}){let{aside:n}=Zc(e,t);return n===void 0?Yc():i`<span class=${e.made?.[t]?"minis fanned":"minis"}>${pe(n)}</span>`}function df(e,t,n,s){let a=e.parts?.premium??[],r=(e.premium??[]).map((l,c)=>l?c:-1).filter(l=>l>=0);return r.flatMap(l=>{let c=e.made?.[l]??!1,p=e.premium?.[l]??"",[u="",d=""]=p.split(" "),$=a[l]??0,f={name:t[l],level:u,n:d&&` ${d}`,you:Vo(e,l,s)};if($<0)return[o("page.premium.failed",{...f,points:le($),loss:"own"})];let m=n?.offers[u==="reveal"?"reveal":"declare"],h=r.length>1?m:c?$:Math.max(...a);if(!h)return[];let g=r.length>1?"others":"opponents";return[o(c?"page.premium.made":"page.premium.failed",{...f,points:le(h),loss:g})]})}function Zo(e){let t=e.why;if(!t?.next)return"";let n=L(t.then),s=t.then==="none"?"none":"suit",a=(e.made??[]).filter(Boolean).length;return{turnup:()=>o("next.turnup"),game:()=>o("next.game",{trump:n}),stays:()=>o("next.holder",{trump:n}),rotation:()=>o("next.rotation",{kind:s,trump:n}),success:()=>o("next.success",{n:a,kind:s,trump:n})}[t.next]()}function $f({view:e}){let t=Zo(e);return t?i`<p class="next-trump">
		${e.why?.then?i`<${ie} trump=${e.why.then} />`:null}<span>${t}</span>
	</p>`:null}function Qc(e,t,n,s,a,r=0){let l=t.length===0?"drawn":t.length===1?"won":"shared",c=t.length===1?Vo(s,t[0]??-1,a):"no";return o(`${e}${l}`,{names:q(t.map(p=>n[p]??"")),you:c,game:r})}var Yo=(e,t,n)=>e.closed?Qc("game.",e.closed.winners,t,e,n,e.closed.game+1):"",Qo=(e,t,n)=>Qc("rubber.",e.end?.winners??[],t,e,n);function Xo(e,t,n){return n<0?"":o("outcome.lead",{name:t[n]??"",you:Vo(e,n)})}function ff(e,t,n,s=!1){let a=[],{closed:r,end:l}=e,c=l&&!l.cut&&r?.game===0;if(r&&(s||a.push([Yo(e,t,n),!0]),r.bonus.forEach((u,d)=>{u&&a.push([o("bonus",{name:t[d],bonus:u,total:(r.totals[d]??0)+u}),!1])})),!l||c)return a;if(l.cut)return e.deal&&!s?[...a,[o("end.cut"),!1]]:a;s||a.push([Qo(e,t,n),!0]),l.rubber?.forEach((u,d)=>{u&&a.push([o("bonus.rubber",{name:t[d],bonus:u}),!1])});let p=q(l.totals.map((u,d)=>`${t[d]} ${k(u)}`));return s||a.push([o("end.totals",{totals:p}),!1]),a}function er(e,t,n,{day:s,from:a}){if(!e||a)return"";let r=e.length===1&&e[0]===n?"yes":"no",l={names:q(e.map(c=>t[c]??"")),n:e.length,you:r};return o(s?"daily.most":"page.winner",l)}function _e(e,t){if(e==="joker")return o("joker");if(e===t)return o("joker.as",{card:_e(e)});let{rank:n,suit:s}=Jn(e);return zt(n)+tp(s)}function en(e){let[t="",...n]=e.split(" ");return t==="play"||t==="lay"?n.map(s=>_e(s)).join(" "):t==="name"?L(n[0]):o("page.why.saying",{offer:t,n:n[0]??"none"})}var Xc=.5,ua=5,sr=2,ep=(e,t,n)=>e>t+sr||e>t&&e-t>=2*n,pt=e=>Math.round(e*100),rs=e=>k(Math.abs(e),1),tr=e=>e.charAt(0).toLocaleUpperCase()+e.slice(1),mf=2,ut=e=>Math.round(e.gap*10)<=Math.max(Math.round(e.gapError*10),mf)?"close":"behind",dt=e=>e.filter(({kind:t})=>be(`why.${t}`)).map(({kind:t,card:n,than:s,suit:a="",n:r=0,m:l=0})=>o(`why.${t}`,{card:n?_e(n):"",than:s?_e(s):"",suit:tp(a),n:r,m:l})),tp=e=>({C:"♣",D:"♦",H:"♥",S:"♠"})[e]??"9";function Cn(e,t,n=en){let[s,a]=e.choices;if(!s)return[];if(!a)return[o("page.why.only")];let r=dt(e.why??[]);return e.bids?[...gf(e,t,n).map(tr),...r]:e.phase==="offer"?yf(e.choices,s,a,n).map(tr):[...r,...bf(e,s,a,n).map(tr)]}function np({phase:e,act:t,better:n,chance:s,betterChance:a,why:r,lost:l}){let[c,p]=[pt(s),pt(a)],u=r.some(d=>d.kind==="lost")||c+p===0;return e==="offer"&&t==="pass"?o("page.report.chance",{how:"premium",a:c,b:p}):ep(p,c,l/De)?o("page.report.chance",{how:"more",a:c,b:p}):e==="offer"&&n==="pass"?o("page.report.chance",{how:"unpaid",a:c,b:p}):u||e==="offer"?"":o("page.report.chance",{how:c>p+sr?"less":"same",a:c,b:p})}var hf=({bids:e,choices:t})=>e?t.find(n=>n.act===`lay ${e[1]?.best}`):t[1];function gf(e,t,n){let[s,a]=e.bids??[];if(!s)return[];let r=hf(e),l=r?ut(r):"only",c=(e.bids??[]).reduce((g,w)=>w.chance>g.chance?w:g),p=pt(c.chance)<ua,u=!p&&pt(s.chance)<ua,d={bid:fe(s.tricks,t),a:pt(s.chance)},$=p?[o("page.why.spoil",{bid:fe(c.tricks,t),a:pt(c.chance)})]:[];$.push(o("page.why.bid",{how:u?"spoil":l,...d})),a&&r&&$.push(o("page.why.bids",{how:l,second:fe(a.tricks,t),gap:rs(r.gap)}));let f=s.premiums?.find(g=>g.offer==="pass"),m=(s.premiums??[]).filter(g=>g.offer!=="pass").toSorted((g,w)=>w.points-g.points),h=f&&m[0]?m[0].points-f.points:0;return f&&m[0]&&$.splice(h>Xc?1:$.length,0,nr(n(m[0].offer),h,Xc)),$}var nr=(e,t,n)=>o("page.why.premium",{pays:Math.abs(t)<=n?"even":t>0?"yes":"no",offer:e,gap:rs(t)});function yf(e,t,n,s){let a=o("page.why.chance",{a:pt(t.chance)}),r=e.find(l=>l.act==="pass");return r===t?[nr(s(n.act),-n.gap,n.gapError),a]:r?[nr(s(t.act),r.gap,r.gapError),a]:[pa(t,n,s),a]}function bf({choices:e,contract:t,phase:n},s,a,r){let l={act:r(s.act),second:r(a.act),a:pt(s.chance),b:pt(a.chance)},c=e.every(u=>ut(u)==="close");if(t==="lost")return[c?o("page.why.even"):pa(s,a,r)];if(c)return[o("page.why.even"),o("page.why.chance",l)];if(n==="name"||ut(a)!=="behind")return[pa(s,a,r),o("page.why.chance",l)];let p=ep(l.a,l.b,a.gap)?"more":l.a<l.b-sr?"less":"same";return[o(`page.why.${p}`,l),pa(s,a,r)]}var pa=(e,t,n)=>o("page.why.margin",{how:ut(t),act:n(e.act),second:n(t.act),gap:rs(t.gap)});function sp({makes:e,won:t,left:n,phase:s}){if(!e||s!=="play")return"";let[a=0,r]=e,l=r===void 0?k(a):o("guide.or",{a:k(a),b:k(r)});return o("page.why.stand",{bid:l,won:t,left:n})}function ap(e,t,n){let s=e.choices.find(r=>r.act===t);if(!s)return"";let a=t===e.act?"same":ut(s);return o("page.hint.did",{how:a,name:n,act:en(t),gap:rs(s.gap),error:rs(s.gapError)})}function wf({rest:e}){let[t]=e;return t?i`<${Sf} key=${t} id=${t} />`:i`<${vf} />`}function vf(){let{value:e,wrong:t}=M(()=>Js()),n=e?.variants??[];return i`<main id="main" tabindex="-1" class="rules-index">
		<h1>${o("page.nav.rules")}</h1>
		<p class="lead">${o("page.rules.lead")}</p>
		${t?i`<p class="trouble">${t}</p>`:null}
		<div class="index">
			${kc(n).map(([s,a])=>i`<section key=${s}><h2>${o("page.players",{n:s})}</h2>
					<ul>${a.map(r=>i`<${kf} key=${r.id} variant=${r} />`)}</ul>
				</section>`)}
		</div>
		${n.length?i`<p class="small soft history">${o("page.rules.history")}</p>`:null}
	</main>`}var kf=({variant:e})=>i`<li><a href=${`/rules/${e.id}`}>
	<b>${xf(e)}</b><span class="soft">${be(`about.${e.id}`)?o(`about.${e.id}`):""}</span>
</a></li>`,xf=e=>be(`variant.${e.id}`)?o(`variant.${e.id}`):e.name;function Sf({id:e}){let{value:t,wrong:n}=M(()=>jt({variant:e},G.value),e,G.value);return x(()=>{t&&(document.title=`${t.name} · Ninety-Nine`)},[t]),n?i`<${F} title=${o("page.nav.rules")} wrong=${n}>
			<p><a href="/rules">${o("page.rules.all")}</a></p>
		<//>`:t?i`<main id="main" tabindex="-1" class="rules"><${ar} guide=${t} /></main>`:i`<${F} />`}var Of={bid:/^(history|aside|worth|score\.exact|score\.zeroOrAll)/,play:/^(seats|ranks|joker|hand|deal|order|play)/,trump:/^trump/,dummy:/^(dummy|score\.dummy)/,vulnerable:/^score\.vulnerable/,premium:/^offers/,score:/^score/,end:/^(game|rubber)/,advice:/^advice/};function ar({guide:e}){let t=e.rules.clauses??[],n=e.chapters.map(c=>c.key),s=["vulnerable","dummy","bid","play","trump","premium","score","end","advice"],a=c=>s.find(p=>Of[p]?.test(c.field)&&n.includes(p))??"play",r=n.flatMap(c=>t.filter(p=>a(p)===c).map(p=>({key:c,clause:p}))),l=c=>r.flatMap((p,u)=>p.key===c?[u+1]:[]);return i`
		<header class="rules-head">
			<p class="small"><a href="/rules">${o("page.rules.all")}</a></p>
			<h1>${e.name}</h1>
			${e.about?i`<p class="lead">${e.about}</p>`:null}
			${e.players?i`<p class="lead">${e.players}</p>`:null}
		</header>
		<div class="rules-text">
			${e.chapters.map(c=>i`<section key=${c.key} id=${c.key}>
					<h2>${c.title}<${Af} numbers=${l(c.key)} /></h2>
					${c.text.map((p,u)=>i`<p key=${u}>${J(p)}</p>`)}
				</section>`)}
			<p class="unprinted row">
				<${v} onclick=${()=>print()} say=${o("page.rules.print")} />
				<a class="button plain" href="/">${o("page.rules.play")}</a>
				${e.house?null:i`<a class="button plain" href=${`/deal?variant=${e.rules.id}`}>${o("page.slips.from")}</a>`}
			</p>
		</div>
		<${Nf} rules=${e.rules} />
		<${Tf} notes=${r} guide=${e} />`}function Af({numbers:e}){let[t]=e,n=e[e.length-1];return t===void 0||n===void 0?null:i`<sup class="marks"><a href=${`#note-${t}`}>
		<span class="unseen">${o("page.rules.notes",{n:e.length})} </span>
		${t===n?t:`${t}–${n}`}
	</a></sup>`}function J(e){let t={"♣":"C","♦":"D","♥":"H","♠":"S"};return e.split(/([♣♦♥♠])/).map((n,s)=>{let a=t[n];return a?i`<span key=${s} class="suit" data-suit=${a}>${n}\uFE0E</span>`:n.replace(/^ (?=\d)/," ")})}function Mf({source:e,basis:t}){return e==="ours"?o("page.rules.basis.ruling"):t==="stated"?e:`${e}, ${o(`page.rules.basis.${t}`)}`}function Tf({notes:e,guide:t}){if(e.length===0)return null;let n=Object.entries(t.works);return i`<footer class="rules-notes">
		<h2>${o("page.rules.sources")}</h2>
		<dl class="works">${n.map(([s,a])=>i`<div key=${s}><dt>${s}</dt><dd lang="en">${a}</dd></div>`)}</dl>
		<ol>${e.map(({clause:s},a)=>i`<li key=${a} id=${`note-${a+1}`}>
				<span lang="en">${s.text}</span> <span class="source">${Mf(s)}</span>
			</li>`)}</ol>
	</footer>`}function Nf({rules:e}){let t=String(e.ranks).split(" ").length,n=[...e.score.made.entries()].slice(1),s=e.trump.by==="success"&&e.trump.after||[],a=Object.fromEntries(String(e.worth).split(" ").map(p=>[p.charAt(0),p.slice(1)])),{declare:r,reveal:l,how:c}=e.offers;return i`<aside class="glance" aria-label=${o("page.rules.glance")}>
		<table class="book"><tbody>
			<tr><th scope="row">${o("page.rules.players")}</th>
				<td>${e.dummy?`${e.seats-1} + ${o("dummy")}`:e.seats}</td></tr>
			<tr><th scope="row">${o("page.rules.cards")}</th><td>${4*t+(e.joker?1:0)}</td></tr>
			<tr><th scope="row">${o("page.rules.hand")}</th><td>${e.hand}</td></tr>
			<tr><th scope="row">${o("page.rules.tricks")}</th><td>${e.hand-e.aside}</td></tr>
		</tbody></table>
		<table class="book worths"><caption>${o("page.rules.worth")}</caption>
			<thead><tr>${[..."CHSD"].map(p=>i`<th key=${p} scope="col"><${ie} trump=${p} /><span class="unseen">${L(p)}</span></th>`)}</tr></thead>
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
					<tbody>${or(s).map(([p,u,d])=>{let $=p===u?k(p):`${p}–${u}`;return i`<tr key=${p}>
							<th scope="row">${o("page.rules.after",{counts:$,n:u})}</th>
							<td><span class="nowrap"><${ie} trump=${d} /> ${L(d)}</span></td>
						</tr>`})}</tbody></table>`:null}
	</aside>`}function or(e){let t=[];return e.forEach((n,s)=>{let a=t[t.length-1];a&&a[2]===n?a[1]=s:t.push([s,s,n])}),t}function Pt({act:e}){let[t="",...n]=e.split(" ");return t==="play"||t==="lay"?i`<${op} cards=${n.join(" ")} />`:i`<span class="act">${t==="name"?L(n[0]):oe(e)}</span>`}var op=({cards:e})=>i`<span class="act">${pe(e)}</span>`,Be=()=>i`<svg class="best-sign" viewBox="0 0 24 24" role="img" aria-label=${o("page.hint.mark.best")}>
		<path d="m12 1.5 3 7.2 7.8.6-5.9 5.1 1.8 7.6-6.7-4.1-6.7 4.1 1.8-7.6-5.9-5.1 7.8-.6z" />
	</svg>`,da=()=>i`<svg class="done-sign" viewBox="0 0 24 24" role="img" aria-label=${o("page.hint.mark.done")}>
		<circle cx="12" cy="12" r="8" />
	</svg>`,is=e=>le(Math.round(e*10)/10||0,1),rr=2;function Pn({advice:e,variant:t,done:n,open:s=!1,children:a}){let r=e.player===To,l=Cn(e,t),c=n?ap(e,n.act,n.name):"",p=o(r?"page.hint.says":"page.hint.says.untrained");return x(()=>{let u=[...l.slice(0,rr),`${p} ${en(e.act)}.`,c];N(u.filter(Boolean).join(" "),!0)},[e]),i`<div class="advice">
		<div class="advised">
			<p class="why">${J(l.slice(0,rr).join(" "))}</p>
			<p class="verdict"><${Be} /><span>
				<span class=${r?"says":""}>${p}</span>${" "}
				<${Pt} act=${e.act} />
			</span></p>
			${n?i`<p class="did"><${da} /><span>${J(c)}</span></p>`:null}
		</div>
		${a}
		<${Bf} advice=${e} variant=${t} done=${n} open=${s}
			more=${l.slice(rr).join(" ")} />
	</div>`}function jf({bids:e,player:t,variant:n,hand:s,trump:a,dealer:r,seat:l,against:c},p){if(!e||!p||p.trump.by!=="success"||t!==To)return null;let u={variant:n,hand:s,trump:a,dealer:String(r),seat:String(l)};return c?.length===1&&(u.others=c.join()),i`<p class="small"><a href=${`/bids?${new URLSearchParams(u)}`}>${o("page.bids.all")}</a></p>`}function ir({against:e}){if(!e)return"";let t=n=>be(`page.level.${n}`)?o(`page.level.${n}`):o("page.hint.person");return o("page.hint.against",{players:q(e.map(t))})}function Bf({advice:e,variant:t,done:n,open:s,more:a}){let r=sp(e);return i`<details class="figures" open=${s}>
		<summary>${o("page.hint.figures")}</summary>
		<${X}>
			${a?i`<p>${J(a)}</p>`:null}
			${r?i`<p class="small soft">${r}</p>`:null}
			${e.bids?i`<${Pf} advice=${e} variant=${t} done=${n} />`:i`<${Ef} advice=${e} done=${n} />`}
			${jf(e,t)}
			<p class="small soft">
				${o("page.hint.relative")} ${o("page.hint.worlds",{n:e.worlds})} ${ir(e)}
			</p>
		<//>
	</details>`}var $a=({best:e,done:t,children:n})=>i`<th scope="row"><span class="which">
	<span class="mark">${e?i`<${Be} />`:null}${t?i`<${da} />`:null}</span>${n}
</span></th>`;function rp({choice:e,best:t,whole:n}){let s=e&&!t&&ut(e)==="close",a=s?o("page.hint.close"):o("page.hint.behind",{gap:k(e?.gap??0,1)});return i`<td class=${`less${s?" soft":""}${n?" whole":""}`}>${t||!e?"–":a}</td>`}function Ef({advice:e,done:t}){return i`<${X}><table class="book choices">
		<thead><tr>
			<th scope="col">${o("page.hint.choice")}</th><th scope="col">${o("page.hint.chance")}</th>
			<th scope="col" class="whole">${o("page.hint.points")}</th><th scope="col">${o("page.hint.less")}</th>
		</tr></thead>
		<tbody>${e.choices.map((n,s)=>i`<tr key=${n.act}>
				<${$a} best=${s===0} done=${n.act===t?.act}><${Pt} act=${n.act} /><//>
				<td>${me(n.chance)}</td>
				<td class="whole">${is(n.points)}</td>
				<${rp} choice=${n} best=${s===0} />
			</tr>`)}</tbody>
	</table><//>`}function Df(e,t){let n=(e.bids??[]).map(c=>({...c,cards:c.best,premiums:c.premiums})),s=e.choices.find(c=>c.act===t?.act),a=s?.act.replace(/^lay /,"")??"";if(!s||n.some(c=>c.cards===a))return n;let r=n.findLastIndex((c,p)=>p===0||c.points>=s.points),l={tricks:t?.bid??0,cards:a,points:s.points,chance:s.chance,premiums:void 0};return n.toSpliced(r+1,0,l)}function Cf({premiums:e},t){let[n,s]=["pass",t].map(a=>e?.find(r=>r.offer===a));return n&&s?is(s.points-n.points):"–"}function Pf({advice:e,variant:t,done:n}){let s=(e.bids??[]).flatMap(r=>r.premiums??[]).map(r=>r.offer),a=[...new Set(s)].filter(r=>r!=="pass");return i`<${X}><table class="book choices bids">
		<thead><tr><th scope="col">${o("col.bid")}</th><th scope="col">${o("page.hint.chance")}</th>
			<th scope="col">${o("page.hint.points")}</th><th scope="col" class="whole">${o("page.hint.less")}</th>
			${a.map(r=>i`<th key=${r} scope="col">${oe(r)}</th>`)}</tr></thead>
		<tbody>${Df(e,n).map((r,l)=>{let c=e.choices.find(p=>p.act===`lay ${r.cards}`);return i`<tr key=${r.cards}>
				<${$a} best=${l===0} done=${c!==void 0&&c.act===n?.act}>
					<b>${fe(r.tricks,t)}</b><${op} cards=${r.cards} />
				<//>
				<td>${me(r.chance)}</td>
				<td>${is(r.points)}</td>
				<${rp} choice=${c} best=${l===0} whole />
				${a.map(p=>i`<td key=${p}>${Cf(r,p)}</td>`)}
			</tr>`})}</tbody>
	</table><//>
	${a.length>0?i`<p class="small soft">${o("page.hint.gain")}</p>`:null}`}var Lf=e=>/^(.+\.)?localhost\.?$|^127(\.\d+){3}$|^\[::1\]$/.test(e);function Je({link:e=`${location.origin}${location.pathname}`,label:t=o("page.link")}){let[n,s]=y(!1);return i`<div class="invitation">
		<${I} label=${t} readonly value=${e} onfocus=${r=>r.target.select()} />
		<${v} onclick=${async()=>{try{matchMedia("(pointer: coarse)").matches&&navigator.share?await navigator.share({title:"Ninety-Nine",url:e}):await navigator.clipboard.writeText(e),s(!0)}catch(r){r instanceof DOMException&&r.name==="AbortError"||N(o("page.link.by-hand"))}}} say=${o(n?"page.link.copied":"page.link.copy")} />
		${Lf(location.hostname)?i`<${If} />`:i`<${Rf} link=${e} />`}
	</div>`}function Rf({link:e}){let[t,n]=y(null),s=async()=>{try{let{generate:r}=await import("./lean-qr.js");n(r(e))}catch{N(o("trouble.unreached"))}};return i`<details class="qr" ontoggle=${r=>r.currentTarget.open&&!t&&void s()}>
		<summary>${o("page.link.code")}</summary>
		${t?i`<${qf} code=${t} label=${o("page.link.code.of",{link:e})} />`:null}
	</details>`}var ls=4;function qf({code:e,label:t}){let n=Array.from({length:e.size},(l,c)=>c),s=n.flatMap(l=>n.filter(c=>e.get(c,l)).map(c=>`M${c} ${l}h1v1h-1z`)).join(""),a=e.size+2*ls,r=`${-ls} ${-ls} ${a} ${a}`;return i`<svg role="img" aria-label=${t} viewBox=${r} shape-rendering="crispEdges">
		<rect x=${-ls} y=${-ls} width=${a} height=${a} fill="#fff" />
		<path d=${s} fill="#000" />
	</svg>`}function If(){return i`<details class="unreachable">
		<summary>${o("page.link.own")}</summary>
		<p>${o("page.link.own.start")}</p>
		<p><code>ninetynine serve --addr :${location.port||80}</code></p>
		<p>${o("page.link.own.send",{host:location.hostname})}</p>
	</details>`}function ip({variant:e,table:t}){let n=be(`variant.${e}`);return i`<div class="introduction">
		${E.taught.value?null:i`<p>${o("page.invited.what")}</p>`}
		<p class="turns">
			<a class="button plain" href=${`/learn/first?table=${t}`}>${o("page.learn.title")}</a>
			<a class="button plain" href=${n?`/rules/${e}`:"/rules"}>
				${n?o("page.invited.rules",{variant:o(`variant.${e}`)}):o("page.nav.rules")}
			</a>
		</p>
	</div>`}var fa=async e=>N(o(await Tt(e)?"page.link.copied":"page.link.by-hand"));var up=e=>e.split(" ")[0]??"",dp=(e,t)=>e.premiums?.find(n=>up(n.offer)===t),Wf=e=>(e.bids?.[0]?.premiums??[]).map(t=>up(t.offer));function lr(e,t){return t==="chance"?e.chance:t==="points"||t==="bid"?e.sampled:dp(e,t)?.sampled??-1/0}function _f(e,{by:t,up:n}){let s=new Map;for(let p of e.choices)s.set(p.bid??0,[...s.get(p.bid??0)??[],p]);let a=p=>Number(p.played??!1),r=(p,u)=>a(u)-a(p)||lr(u,t)-lr(p,t)||u.sampled-p.sampled,l=[...s].map(([p,u])=>({tricks:p,ways:u.toSorted(r)})),c=({tricks:p,ways:[u]})=>t==="bid"?p:u?lr(u,t):0;return l.toSorted((p,u)=>(c(u)-c(p)||p.tricks-u.tricks)*(n?-1:1))}var $p=e=>e.choices.every(t=>Math.round(t.chance*100)<ua);function ma({by:e,text:t,order:n,onorder:s,class:a}){let r=n.by===e,l=e==="bid",c=n.up?"ascending":"descending";return i`<th scope="col" class=${a} aria-sort=${r?c:void 0}>
		<button type="button" class="sort" onclick=${()=>s({by:e,up:r?!n.up:l})}>
			${t}<span aria-hidden="true">${r?n.up?"↑":"↓":""}</span>
		</button>
	</th>`}var lp=(e,t=!0)=>`${t?"":"≈ "}${le(Math.round(e)||0,0)}`;function cp({way:e,offers:t}){let n=e.played??!1,s=Math.max(...(e.premiums??[]).map(r=>r.sampled)),a=`${n?"":"≈ "}${me(e.chance)}`;return i`<td class=${t.length>0?"spare":""} data-estimate=${n?void 0:""}>${a}</td>
		<td class=${t.length>0?"whole":""}>${lp(e.sampled,n)}</td>
		${t.map(r=>{let l=dp(e,r);return i`<td key=${r} class=${l&&l.sampled===s?"offered top":"offered"}>
				${l?i`<b>${lp(l.sampled)}</b> <small>${me(l.chance)}</small>`:"–"}
			</td>`})}`}var pp=({act:e})=>i`<span class="act">${pe(e.replace(/^lay /,""))}</span>`;function Ff({total:{tricks:e,ways:t},best:n,offers:s,variant:a}){let[r,l]=y(!1),[c,...p]=t;if(!c)return null;let u=fe(e,a),d=t.some($=>$.act===n);return i`<tbody class=${r?"open":""}>
		<tr class="total">
			<th scope="row"><span class="which">
				<span class="mark">${d?i`<${Be} />`:null}</span>
				<b data-long=${u.length>2?"":void 0}>${u}</b>
				<${pp} act=${c.act} />
			</span></th>
			<${cp} way=${c} offers=${s} />
			<td class="fold">${p.length===0?null:i`<button type="button" aria-expanded=${r}
				aria-label=${o("page.bids.fold",{bid:u,n:t.length})} onclick=${()=>l(!r)}>
				<span aria-hidden="true">${k(t.length)}</span>
				<svg viewBox="0 0 24 24" aria-hidden="true"><path d="m6 9 6 6 6-6" /></svg>
			</button>`}</td>
		</tr>
		${r?p.map($=>i`<tr key=${$.act} class="way">
			<th scope="row"><span class="which">
				<span class="mark">${$.act===n?i`<${Be} />`:null}</span>
				<b></b><${pp} act=${$.act} />
			</span></th>
			<${cp} way=${$} offers=${s} />
			<td></td>
		</tr>`):null}
	</tbody>`}var zf=5;function fp(e,t){let n=e/Math.max(zf*t,1);return n<.75?n:1-.25*Math.exp(3-4*n)}function mp({advice:e,variant:t,order:n,onorder:s}){let a=Wf(e),r=we(()=>_f(e,n),[e,n.by,n.up]),l={order:n,onorder:s};return i`<${X}><table class="book choices bids ways">
		<caption class="unseen">${o("page.nav.bids")}</caption>
		<thead><tr>
			<${ma} by="bid" text=${o("col.bid")} ...${l} />
			<${ma} by="chance" text=${o("page.hint.chance")} class=${a.length>0?"spare":""} ...${l} />
			<${ma} by="points" text=${o("page.hint.points")} class=${a.length>0?"whole":""} ...${l} />
			${a.map(c=>i`<${ma} key=${c} by=${c} text=${oe(c)} ...${l} />`)}
			<th scope="col">${o("page.bids.ways")}</th>
		</tr></thead>
		${r.map(c=>i`<${Ff} key=${c.tricks} total=${c} best=${e.act} offers=${a} variant=${t} />`)}
	</table><//>`}var Hf=["variant","hand","trump","up","offer","dealer","seat","totals","played","others","sort"];function Kf(e,t){let n=new URLSearchParams;for(let s of Hf){let a=s in t?t[s]:e.get(s)??void 0;a&&n.set(s,a)}return`/bids?${n.toString().replaceAll("%2C",",")}`}var Uf=e=>e&&/^\d+$/.test(e)?Number(e):void 0;function Jf(e){let t=c=>e.get(c)||void 0,[n,s,a]=["dealer","seat","played"].map(c=>Uf(e.get(c))),r=e.get("totals")?.split(",").map(Number).map(c=>Number.isInteger(c)?c:0),l={variant:t("variant")??"standard",hand:t("hand"),trump:t("trump"),up:t("up"),offer:t("offer"),dealer:n,seat:s,totals:r,played:a,others:e.get("others")?.split(",")};return JSON.parse(JSON.stringify(l))}var pr=e=>[...ce].map(t=>e.ranks.split(" ").map(n=>n+t));function Gf(e){let t=[...pr(e).flat(),...e.joker?["joker"]:[]];for(let r=t.length-1;r>0;r--){let l=(crypto.getRandomValues(new Uint32Array(1))[0]??0)%(r+1);[t[r],t[l]]=[t[l]??"",t[r]??""]}let n=t.length===e.seats*e.hand,s=ha(e)?t[n?t.length-1:e.hand]??"":"";return{hand:t.slice(0,e.hand).map(r=>r==="joker"?s:r).join(" "),up:s}}var ha=e=>e.trump.by==="turnup",Vf=({order:e})=>e.includes("offer")&&e.indexOf("offer")<e.indexOf("lay");function Zf({variant:e,hand:t,onhand:n}){let s=pr(e),[a,r]=y([0,0]),l=B(null),c=t.length>=e.hand,p=f=>{t.includes(f)?n(t.filter(m=>m!==f)):c?N(o("page.bids.full",{n:e.hand})):n([...t,f])},u=f=>{let[m=0,h=0]=a,g={ArrowLeft:[0,-1],ArrowRight:[0,1],ArrowUp:[-1,0],ArrowDown:[1,0]}[f.key];if(!g)return;f.preventDefault();let w=[(m+g[0]+s.length)%s.length,h+g[1]],S=s[w[0]??0]?.length??1;w[1]=((w[1]??0)+S)%S,r(w),l.current?.querySelector(`[data-at="${w.join()}"]`)?.focus()},d=(f,m,h)=>i`<button type="button" key=${f} data-at=${`${m},${h}`}
		tabindex=${a[0]===m&&a[1]===h?0:-1} aria-pressed=${t.includes(f)}
		onclick=${()=>(r([m,h]),p(f))}>
		<${re} card=${f} size="mini" />
	</button>`,$=f=>f>9?Math.ceil(f/2):f;return i`<div class="pack" role="group" aria-label=${o("page.bids.cards")} ref=${l} onkeydown=${u}>
		${s.map((f,m)=>i`<div key=${m} class="suit-row" style=${`--n: ${$(f.length)}`}>
			${f.map((h,g)=>d(h,m,g))}
		</div>`)}
	</div>`}function Yf({variant:e,asking:t,set:n}){if(ha(e)){let l=[...pr(e).flat(),...e.joker?["joker"]:[]],c=V(n)("up");return i`<${U} label=${o("page.bids.up")} value=${t.up??""} onchange=${c}
			options=${[["",o("page.bids.up.none")],...l.map(p=>[p,Mt(p)])]} />`}let s=e.trump.by==="holder"&&t.offer&&t.offer!=="pass",r=[...s&&!e.trump.none?[]:["none"],..."CDHS",...s&&e.trump.nines?["nines"]:[]];return i`<${H} label=${o("page.bids.trump")} value=${t.trump??e.trump.first}
		options=${r.map(l=>[l,l==="none"?o("trump.short"):L(l)])}
		onchange=${V(n)("trump")} />`}function Qf({variant:e,asking:t,set:n}){let s=e.seats-(e.dummy?1:0),a=t.seat??0,r=t.dealer??s-1,l=Array.from({length:s},(c,p)=>{let u=(a-1-p+2*s)%s;return[String(u),p===s-1?o("page.bids.place.last"):o("page.bids.place",{n:p+1})]});return i`<${H} label=${o("page.bids.place.label")} value=${String(r)} options=${l}
		onchange=${V(n)("dealer")} />`}function Xf({variant:e,asking:t,set:n}){if(!Vf(e))return null;let{declare:s,reveal:a}=e.offers,r=["","pass",...s?["declare"]:[],...a?["reveal"]:[]],l=c=>{let p=c!==""&&c!=="pass"&&!e.trump.none;n({offer:c,trump:p?t.trump?.replace("none","")||"C":t.trump})};return i`<${H} label=${o("page.bids.offer")} value=${t.offer??""}
		options=${r.map(c=>[c,c===""?o("page.bids.offer.none"):oe(c)])}
		onchange=${l} />`}function em({variant:e,asking:t,set:n}){let s=e.seats,a=Array.from({length:s},($,f)=>t.totals?.[f]??0),r=9999,l=t.seat??0,c=$=>e.dummy&&$===s-1?"dummy":$===l?"you":String(($-l+s)%s+1),p=()=>n({totals:"",played:""}),u=$=>f=>n({totals:a.with($,f).join()}),d=($,f)=>i`<${de} key=${f} late label=${o("page.bids.total",{who:c(f)})}
		value=${$} min=${-r} max=${r} onchange=${u(f)} />`;return i`<details class="score-so-far" open=${t.totals!==void 0}>
		<summary>${o("page.bids.score")}</summary>
		<div class="stack">
			<div class="row">
				${a.map(d)}
				${e.game.deals?i`<${de} late label=${o("page.bids.played")} value=${t.played??0} min=${0}
							max=${e.game.deals-1}
							onchange=${$=>n({totals:a.join(),played:String($)})} />`:null}
			</div>
			<p class="small soft">${o("page.bids.score.about")}</p>
			${t.totals?i`<p><${v} plain onclick=${p} say=${o("page.bids.score.off")} /></p>`:null}
		</div>
	</details>`}function tm({began:[e,t]}){let[n,s]=y(performance.now());return x(()=>{let a=setInterval(()=>s(performance.now()),250);return()=>clearInterval(a)},[]),i`<progress value=${fp(n-e,t)} aria-label=${o("page.bids.far")}></progress>`}var nm=11e4,cr=new Map;function sm(e){let t=e?JSON.stringify(e):"",[n,s]=y({});return x(()=>{if(!e)return;let a=cr.get(t);if(a)return void s({key:t,table:a,whole:!0});let r=new AbortController,{signal:l}=r;return Ks(async()=>{let u=performance.now(),d=await Do(e,{signal:l}),$=d.advice.phase==="lay"&&d.advice.choices.some(m=>!m.played);if(l.aborted)return;let f=performance.now();if(s({key:t,table:d,whole:!$,began:[f,f-u]}),!$)return void cr.set(t,d);try{let m=await Do({...e,all:!0},{signal:l,within:nm});cr.set(t,m),l.aborted||s({key:t,table:m,whole:!0})}catch{l.aborted||s({key:t,table:d,whole:!0})}},u=>s({key:t,wrong:Nt(u)?o("page.bids.none"):P(u)}),()=>!l.aborted),()=>r.abort()},[t]),n.key===t?n:{}}function am({known:{table:e,whole:t,wrong:n,began:s},variant:a,sort:r,set:l}){if(n)return i`<p role="alert">${n}</p>`;if(!e)return i`<p class="soft" role="status">${o("page.hint.thinking")}</p>`;let{advice:c,game:p}=e,[u="points",d]=r.split("."),$={by:u||"points",up:d==="up"},f=c.choices[0];return i`<div class="advice">
		${c.phase==="lay"&&f?i`<div class="advised">
				<p class="verdict"><${Be} /><span>
					${o("page.bids.says",{bid:fe(f.bid??0,a)})} <${Pt} act=${f.act} />
				</span></p>
				${$p(c)?i`<p class="why">${o("page.bids.spoil")}</p>`:null}
			</div>
			<${mp} advice=${c} variant=${a} order=${$}
				onorder=${m=>l({sort:m.by+(m.up?".up":"")})} />
			<div class="small soft far">
				<p role="status">${o(t?"page.hint.worlds":"page.bids.more",{n:c.worlds})} ${ir(c)}</p>
				${!t&&s?i`<${tm} began=${s} />`:null}
			</div>
			<p class="small soft estimates">${o("page.bids.estimate")}</p>
			<p class="small soft">${o(p?"page.bids.points.game":"page.bids.points")}</p>`:i`<${Pn} advice=${c} variant=${a} open />`}
	</div>`}function om({variant:e,asking:t,set:n,known:s,hand:a,sort:r}){let l=e.hand-a.length;return l>0?i`<p class="soft waiting-for">${o("page.bids.wait",{n:l})}</p>`:ha(e)&&!t.up?i`<p class="soft waiting-for">${o("page.bids.wait.up")}</p>`:i`<${am} known=${s} variant=${e} sort=${r} set=${n} />`}function rm(){let e=Ae.value,t=Jf(e),n=Y(t.variant),s=C(t.hand?.trim().replaceAll(/[\s.]+/g," ")),a=n&&s.length>=n.hand&&(!ha(n)||t.up),r=sm(a?t:void 0);x(()=>{ae(Me)},[]);let l=($,f="sort"in $)=>K(Kf(Ae.value,$),{replace:f});if(!n){let $=ke.value.length>0&&ke.value.every(f=>f.id!==t.variant);return i`<${F} title=${$?o("page.nowhere"):""} />`}let c=$=>l({hand:$.join(" ")},$.length<n.hand),p=()=>l(Gf(n),!1),u=()=>l({hand:""},!1),d={variant:n,asking:t,set:l};return i`<main id="main" tabindex="-1" class="bid-screen">
		<header><h1>${o("page.nav.bids")}</h1><p class="lead">${o("page.bids.lead")}</p></header>
		<div class="bid-asked">
			<${U} label=${o("page.create.variant")} value=${n.id} groups=${tt()}
				onchange=${$=>K(`/bids?variant=${$}`)} />
			<div class="pack-head"><h2>${o("page.bids.cards")}</h2>
				<span class="soft" aria-live="polite">${o("page.bids.count",{n:s.length,of:n.hand})}</span></div>
			<${Zf} variant=${n} hand=${s} onhand=${c} />
			<p class="row">
				<${v} onclick=${p} say=${o("page.bids.deal")} />
				${s.length>0?i`<${v} plain onclick=${u} say=${o("page.bids.clear")} />`:null}
			</p>
			<${Xf} ...${d} /><${Yf} ...${d} /><${Qf} ...${d} /><${em} ...${d} />
		</div>
		<section class="bid-found" aria-label=${o("page.bids.found")}>
			<${om} ...${d} known=${r} hand=${s} sort=${e.get("sort")??""} />
			${a?i`<p><${v} plain onclick=${()=>fa(location.href)} say=${o("page.link.copy")} /></p>`:null}
		</section>
	</main>`}var ga="ninetynine.promise";async function hp(){try{let e=Number(localStorage.getItem(ga));if(await navigator.storage.persisted()||Date.now()-e<6048e5)return;localStorage.setItem(ga,String(Date.now())),await navigator.storage.persist()}catch{}}async function gp(){try{let e=await navigator.storage.persisted(),{usage:t}=await navigator.storage.estimate().catch(()=>({usage:void 0}));return{promised:e,bytes:t}}catch{return}}var im=()=>!it&&"serviceWorker"in navigator&&"PushManager"in window&&"Notification"in window,$t=R(null),ur=()=>navigator.serviceWorker.getRegistration(Ii.pathname);async function lm(){let[e,t]=await Promise.all([Tl({},{where:"there"}),ur()]),n=await t?.pushManager?.getSubscription(),s=n&&n.endpoint===e.endpoint&&Notification.permission==="granted";$t.value=s?e:{key:e.key},s&&e.language!==G.peek()&&await yp(n,e)}async function yp(e,{turn:t,tonight:n}){let{endpoint:s,keys:{p256dh:a="",auth:r=""}={}}=e.toJSON();$t.value=await Po({endpoint:s,p256dh:a,auth:r,language:G.peek(),turn:t,tonight:n},{where:"there"})}async function cm(e){if(await Notification.requestPermission()!=="granted")throw new se(o("page.push.denied"));let t=atob(e.replaceAll("-","+").replaceAll("_","/")),n={userVisibleOnly:!0,applicationServerKey:Uint8Array.from(t,s=>s.charCodeAt(0))};try{let s=await ur();if(!s)throw new TypeError("there is no service worker");return await s.pushManager.subscribe(n).catch(async a=>{if(a.name!=="InvalidStateError")throw a;return await(await s.pushManager.getSubscription())?.unsubscribe(),s.pushManager.subscribe(n)})}catch(s){throw console.info(String(s)),new se(o("page.push.failed"))}}async function pm(e,t){let n=$t.peek()??{},s={...n,[e]:t||void 0};if(s.turn||s.tonight)return yp(await cm(n.key??""),s);$t.value=await Po({},{where:"there"}),await(await(await ur())?.pushManager.getSubscription())?.unsubscribe()}function ft({what:e,brief:t}){let n=Re("there")?.id,s=im()&&!ne.value&&n!==void 0;x(()=>{s&&lm().catch(()=>$t.value=null)},[s,n,G.value]);let{busy:a,once:r}=D();if(!s||!$t.value?.key)return null;let l=c=>r(()=>pm(e,c).finally(()=>$t.value={...$t.peek()}));return i`<div class="told-of">
		<${je} label=${o(`page.push.${e}`)} role="switch" checked=${$t.value[e]??!1} disabled=${a}
			onchange=${l} />
		${t?null:i`<p class="soft small">${o("page.push.about")}</p>`}
	</div>`}var st="ninetynine.pad.",um=200,dm=400,mt=R(fm()),cs=R(new Set),ya=fn(()=>cs.value.size>0);function $r(e,t){if(cs.peek().has(e)!==t)return;let n=[...cs.peek()].filter(s=>s!==e);cs.value=new Set(t?n:[...n,e])}function bp(e){let t=2166136261;for(let n=0;n<e.length;n++)t=Math.imul(t^e.charCodeAt(n),16777619)>>>0;return`${t.toString(16)}${e.length.toString(16)}`}function $m(e,t){let n=[bp(e)];for(let{at:s,rest:a}of t.toReversed())n.unshift(bp(e=e.slice(0,s)+a));return n}function fr(e){try{let{draft:t,...n}=JSON.parse(e??"");if(!(typeof n.record=="string"&&typeof n.id=="string"&&Array.isArray(n.summary?.names)))return;let a=t?{[t.deal]:t.entry}:{},r=t&&t.deal<n.summary.deals?t.deal:null,l=$m(n.record,n.past??[]);return{past:[],next:[],versions:l,drafts:a,open:r,...n}}catch{return}}function fm(){let e=Object.values(_t(st)).map(fr).filter(t=>t!==void 0);return Object.fromEntries(e.map(t=>[t.id,t]))}var mr=e=>e.versions.at(-1)??"",ps=(e,t)=>e.versions.includes(mr(t));function wp(e){mt.value={...mt.peek(),[e.id]:e},$r(e.id,!0)}function ba(e){let t=mt.peek()[e],n;try{n=localStorage.getItem(st+e)}catch{return}let s=fr(n),a=cs.peek().has(e);if(!s)t&&!a&&vp(e);else if(t&&ps(t,s)&&(a||!ps(s,t)))$e(t);else if(!t||ps(s,t))wp(s);else{wp(s);let{shared:r,...l}=t;$e({...l,id:mr(t)}),N(o("page.pad.split"))}}globalThis.addEventListener?.("storage",e=>{e.key?.startsWith(st)&&ba(e.key.slice(st.length))});var at=()=>Object.values(mt.value).sort((e,t)=>t.moved-e.moved),Fe=e=>mt.value[e];function $e(e){mt.value={...mt.peek(),[e.id]:e},$r(e.id,Oe(st+e.id,JSON.stringify(e)))}function vp(e){let{[e]:t,...n}=mt.peek();mt.value=n,$r(e,!0)}function kp(e){vp(e),Oe(st+e,null)}var xp=()=>Object.fromEntries(at().map(e=>[st+e.id,JSON.stringify(e)]));function mm(e,t){let[n,s]=[e.summary.deals,t.summary.deals],a={...t.drafts};for(let[l,c]of Object.entries(e.drafts)){let p=Number(l)===n?s:Number(l);p<=s&&(a[p]=c)}let r=e.shared??t.shared;return{...t,id:e.id,drafts:a,...r?{shared:r}:{}}}function Sp(e,t){let n=fr(t);if(!n||st+n.id!==e||(ba(n.id),at().some(l=>ps(l,n))))return!1;let s=at().find(l=>ps(n,l)),{shared:a,...r}=n;return s?$e(mm(s,n)):Fe(n.id)?$e({...r,id:mr(n)}):$e(n),!0}var Op=({rules:e,seats:t,choices:n,totals:s,deals:a,end:r})=>({variant:e.id,names:t,live:n.live,totals:s,deals:a.length,over:r!==void 0}),dr=()=>ve().slice(0,12),wa=e=>({id:dr(),record:e.record,past:[],next:[],versions:[dr()],drafts:{},open:null,moved:Date.now(),summary:Op(e)}),Lt=(e,t)=>({...e,record:t.record,past:[...e.past,Mp(e.record,t.record,t.did)].slice(-um),next:[],versions:[...e.versions,dr()].slice(-dm),moved:Date.now(),summary:Op(t)}),va=({open:e,summary:t})=>e??t.deals,Ln=e=>`${e.inserting?"before ":""}${va(e)}`,tn=e=>e.drafts[Ln(e)];function nn(e,t,n){let{[t]:s,...a}=e.drafts;return{...e,drafts:n?{...a,[t]:n}:a}}var Ap=e=>({...e,drafts:Object.fromEntries(Object.entries(e.drafts).filter(([t])=>Number(t)>=e.summary.deals))}),ht=({inserting:e,...t})=>({...t,open:null});function Mp(e,t,n){let s=0;for(;s<e.length&&e[s]===t[s];)s++;return{at:s,rest:e.slice(s),...n?{did:n}:{}}}function Tp(e,t){let n=e[t].at(-1);return n&&e.record.slice(0,n.at)+n.rest}function Np(e,t,n){let{past:s,next:a}=e,r=Mp(e.record,t.record,e[n].at(-1)?.did),l=n==="past"?{past:s.slice(0,-1),next:[...a,r]}:{past:[...s,r],next:a.slice(0,-1)};return{...Lt(e,t),...l}}var an="ninetynine.unsent.",jp=["act","claim","ready","unready","ask","answer","redo","resume","chat"],Pp=2500,Bp=[300,1e3,2e3,4e3,8e3,15e3],hm=2e4,sn=ve(),Ep=!1;function Dp(){Ep||(Ep=!0,globalThis.navigator?.locks?.request(an+sn,()=>new Promise(()=>{})).catch(()=>{}))}async function gm(e){return(await globalThis.navigator?.locks?.query().catch(()=>{}))?.held?.some(({name:n})=>n===an+e)??!1}var ym=e=>!(e instanceof _)||e.status>=500||e.status===429||e.reason==="",ka=(e,t,n=!0)=>bm(e,t,{durability:n?"strict":"relaxed"}).catch(()=>{}),bm=la("ninetynine.unsent","commands"),wm=36e5;async function vm(){let e=await ka("readonly",t=>t.getAll())??[];for(let{name:t,kept:n,ended:s}of e){let a=JSON.parse(localStorage.getItem(t)??"null");s?localStorage.removeItem(t):(!a||!a.undo)&&localStorage.setItem(t,JSON.stringify({...a,...n})),s&&Date.now()-n.at>wm&&ka("readwrite",r=>r.delete(t),!1)}}var hr=Promise.race([vm().catch(()=>{}),new Promise(e=>setTimeout(e,Pp))]),Cp=new Map;function us(e){let t=Cp.get(e)??new gr(e);return Cp.set(e,t),t}var gr=class{waiting=R([]);send=(t,n)=>ea(this.table,t,n);down=()=>!1;doubt=()=>{};recalled=t=>{};#e=new Map;#n=!1;#t=()=>{};#s={id:"",stop:new AbortController};constructor(t){this.table=t,this.waiting.value=this.#c(),addEventListener("storage",n=>n.key?.startsWith(this.#r(""))&&this.#m(n)),addEventListener("online",this.wake),document.addEventListener("visibilitychange",()=>document.visibilityState==="visible"&&this.wake()),this.waiting.peek().length>0&&this.#l(),hr.then(()=>this.#u())}put(t,n=""){let s=ve(),r={by:this.#a()?.id??"",at:Date.now(),tab:sn,tried:!1,undo:"",late:!1,why:""},l={command:{id:s,...t},premium:n,...r};Dp(),this.waiting.value=[...this.waiting.peek(),l],this.#d(l,!0);let c=new Promise(u=>setTimeout(()=>(this.#o(s),u()),Pp)),p=this.answered(s);return this.#f(),{answered:p,late:c}}answered(t){return new Promise((n,s)=>this.#e.set(t,{done:n,no:s}))}withdraw(t){let n=this.#i(t);if(!(!n||n.undo)){if(!n.tried)return this.#$(n,s=>s.no(new vn));this.#p(t,{undo:ve(),late:!0}),this.#s.id===t&&this.#s.stop.abort(),this.#f()}}heard(t,n){let s=this.#i(t);s&&this.#$(s,a=>a.done(s.undo?{seq:n,late:!0}:{seq:n}))}wake=()=>{this.#t(),this.waiting.peek().some(({tab:t})=>t!==sn)&&this.#l()};#a(){return Re(Pe(this.table)?"here":"there")}#r(t){return`${an}${this.table}.${t}`}#i(t){return this.waiting.peek().find(n=>n.command.id===t)}#c(){return Object.keys(_t(this.#r(""))).map(n=>mn(n)).filter(n=>n?.command?.id).sort((n,s)=>n.at-s.at)}#u(){let t=this.#c(),n=a=>t.some(({command:{id:r}})=>r===a.command.id);for(let a of this.waiting.peek())a.tab!==sn&&!n(a)&&this.#$(a,r=>r.no(new vn));let s=t.filter(a=>!this.#i(a.command.id));if(s.length!==0){this.waiting.value=[...s,...this.waiting.peek()].sort((a,r)=>a.at-r.at);for(let a of s)this.recalled(a);this.#l()}}#d(t,n){if(!jp.includes(t.command.do))return;let s=this.#r(t.command.id);Oe(s,JSON.stringify(t)),n&&ka("readwrite",a=>a.put({name:s,kept:t},s))}#p(t,n){this.waiting.value=this.waiting.peek().map(a=>a.command.id===t?{...a,...n}:a);let s=this.#i(t);s&&this.#d(s,n.undo!==void 0)}#o(t){!this.#i(t)||this.#i(t)?.late||(this.#p(t,{late:!0}),this.doubt())}#$(t,n){let{command:{id:s},tried:a,undo:r}=t;this.waiting.value=this.waiting.peek().filter(u=>u.command.id!==s);let l=this.#r(s);Oe(l,null);let c=a&&!r;jp.includes(t.command.do)&&ka("readwrite",u=>c?u.delete(l):u.put({name:l,kept:t,ended:!0},l),!c),this.#s.id===s&&this.#s.stop.abort();let p=this.#e.get(s);this.#e.delete(s),p&&n(p)}#m({key:t,newValue:n}){let s=t?.slice(this.#r("").length)??"",a=this.#i(s);if(n===null)return a&&this.#$(a,l=>l.done(void 0));let r=JSON.parse(n);return a?this.waiting.value=this.waiting.peek().map(l=>l===a?r:l):this.waiting.value=[...this.waiting.peek(),r],r.undo&&!a?.undo&&this.#s.id===s&&this.#s.stop.abort(),this.#f(),void this.#l()}async#l(){await hr;for(let{command:{id:t},tab:n,at:s}of this.waiting.peek()){if(n===sn)continue;(document.visibilityState==="visible"&&Date.now()-s>hm||!await gm(n))&&this.#p(t,{tab:sn,tried:!0,late:!0})}Dp(),this.#f()}async#f(){if(this.#t(),!this.#n){this.#n=!0;for(let t=0;this.waiting.peek().length>0;){let n=this.waiting.peek().filter(({tab:a,by:r})=>a===sn&&r===(this.#a()?.id??r)),s=n.find(({undo:a})=>a)??n[0];s&&await this.#h(s)?t=0:await this.#b(Bp[Math.min(t++,Bp.length-1)]),s||await this.#l()}this.#n=!1}}#b(t){return new Promise(n=>{let s=setTimeout(n,t);this.#t=()=>(clearTimeout(s),n(void 0))})}async#h({command:t,by:n,undo:s,tried:a}){if(Bn(this.table))return this.#g(t.id,new _(409,"moved",""));if(globalThis.navigator?.onLine===!1&&this.down())return!1;a||this.#p(t.id,{tried:!0});let{signal:r}=(this.#s={id:t.id,stop:new AbortController}).stop,l=t.seen===void 0?{}:{seen:t.seen};try{if(n!==""&&this.#a()===null&&await Gt(Pe(this.table)?"here":"there"),n!==""&&this.#a()?.id!==n)throw new _(401,"no-session","");let c=new Promise((d,$)=>r.addEventListener("abort",()=>$(r.reason))),p=s?{id:s,do:"withdraw",of:t.id,...l}:t,u=await Promise.race([this.send(p,r),c]);if(!(u?.seq>0))throw new Error("somebody else answers");return this.#g(t.id,s&&!u.late?new vn:u)}catch(c){return r.aborted?!0:ym(c)?(this.#p(t.id,{late:!0,why:c instanceof _?P(c):""}),c instanceof _&&c.reason||this.doubt(),!1):s?this.#y(t.id,c):this.#g(t.id,c)}}#g(t,n){let s=this.#i(t),a=n instanceof Error;return s&&this.#$(s,r=>a?r.no(n):r.done(n)),!0}#y(t,n){return n instanceof _&&n.reason==="stale"?this.#g(t,n):(this.#p(t,{undo:"",why:P(n)}),!0)}};async function km(){await hr;for(let e of Object.keys(_t(an)))us(e.slice(an.length).split(".")[0]??"")}km();var Lp="ninetynine.",Rp=e=>e===ga||e===Ec||e.startsWith(Xi)||e.startsWith(an),xm=()=>({...Object.fromEntries(Object.entries(_t(Lp)).filter(([e])=>!Rp(e))),...xp()});function Sm(e,t){if(!Oe(e,t))throw new _(507,"full","");dispatchEvent(new StorageEvent("storage",{key:e,newValue:t}))}async function qp(){let e=await $c(),t=new Blob([e,JSON.stringify({page:xm()}),`
`]);return{name:`ninetynine-${new Date().toISOString().slice(0,10)}.jsonl.gz`,content:await zs(t)}}function Om(e){let t=e.slice(e.lastIndexOf(`
`,e.length-2)+1);try{return JSON.parse(t).page??{}}catch{return{}}}async function Am(e){let t;try{t=await ca(e)}catch{throw new _(400,"file-cut","the file cannot be unpacked")}if(t===void 0)throw new _(400,"file-packed","the file is gzip with Zstandard");if(t.trim()==="")throw new _(400,"file-empty","the file is empty");return t}async function Ip(e,t=!1){let n=await Am(e),s={...await mc(new Blob([n]),t),pads:0};for(let[a,r]of Object.entries(Om(n)))!a.startsWith(Lp)||Rp(a)||typeof r!="string"||(a===Ui?Ji(r):a.startsWith(st)?s.pads+=Sp(a,r)?1:0:St(a)===null&&Sm(a,r));if(ya.peek())throw new _(507,"full","");return await hc(),s}var Tm=["AC","KD","QH","JS"];function ze({title:e,children:t}){return i`<section>
		<h2>${e}</h2>
		<div class="stack">${t}</div>
	</section>`}function Rt({name:e,label:t,options:n}){let s=E[e],a=r=>s.value=r;return i`<${H} label=${t} value=${s.value} options=${n} onchange=${a} />`}function xa({name:e,label:t,about:n}){let s=E[e];return i`<div>
		<${je} label=${t} role="switch" checked=${s.value}
			onchange=${a=>s.value=a} />
		${n?i`<p class="soft small">${n}</p>`:null}
	</div>`}function Nm(){let[e,t]=y(T.value?.name??E.name.value),[n,s]=y({text:"",wrong:!1}),a=T.value?.name??E.name.value,r=B(a),l=async p=>{let u=al(p);if(u!==r.current){if((T.value||u!=="")&&!ol(u))return s({text:o("page.choices.name.empty"),wrong:!0});r.current=u;try{await gc(u),t(T.value?.name??u),s({text:o("page.choices.name.kept"),wrong:!1})}catch(d){r.current=a,s({text:P(d),wrong:!0})}}};return i`<form onsubmit=${p=>(p.preventDefault(),l(e))}>
		<${I} label=${o("page.choices.name")} value=${e} oninput=${t} onchange=${()=>l(e)}
			maxlength=${24} autocomplete="nickname" placeholder=${o("page.guest")} enterkeyhint="done"
			aria-invalid=${n.wrong} aria-describedby="name-said" />
		<p id="name-said" class=${n.wrong?"trouble":"soft small"} role="status">
			${n.text||o("page.choices.name.about")}
		</p>
	</form>`}function jm(){let[e,t]=y(!1);if(!T.value||ne.value)return null;let n=async()=>{try{await xl()}catch(a){if(!(a instanceof _&&a.reason==="no-session"))throw a}Yn(null),N(o("page.choices.leave.done"))},s=()=>t(!1);return i`<${ze} title=${o("page.choices.leave.title")}>
		<p><${v} aria-haspopup="dialog" onclick=${()=>t(!0)} say=${o("page.choices.leave")} /></p>
		${e?i`<${Le} title=${o("page.choices.leave.title")} yes=${o("page.choices.leave.yes")}
					no=${o("page.choices.leave.no")} text=${o("page.choices.leave.warning",{name:T.value.name})}
					onyes=${()=>ae(n).then(s)} onclose=${s} />`:null}
	<//>`}var yr=!1;function Bm(){let e=B(null);return x(()=>{yr&&(yr=!1,e.current?.querySelector("input:checked")?.focus())},[]),i`<div ref=${e} onchange=${()=>yr=!0}>
		<${Rt} name="language" label=${o("page.choices.language")}
			options=${[["",o("page.choices.language.auto")],...Object.entries(Fi)]} />
	</div>`}function Em({tables:e,longer:t,known:n,pads:s}){let a=Object.entries({tables:e,longer:t,pads:s,known:n}).filter(([,l])=>l>0);return[...e+t+s>0?[]:[o("page.here.taken.none")],...a.map(([l,c])=>o(`page.here.taken.${l}`,{n:c}))].join(" ")}function Dm(){let[e,t]=y(""),[n,s]=y(void 0),a=M(gp,e).value,r=()=>ae(async()=>{let{name:p,content:u}=await qp();Qe(u,p)}),l=(p,u)=>ae(async()=>{s(void 0),t("");try{t(Em(await Ip(p,u)))}catch(d){if(!(d instanceof _))throw d;let $=`page.here.${d.reason}`;if(d.reason==="file-whose")s({file:p,name:d.message});else if(be($))t(o($));else throw d}}),c=Math.max(1,Math.ceil((a?.bytes??0)/1e6));return i`<${ze} title=${o("page.here")}>
		<p>${Hs.value?o(`page.unkept.${Hs.value}`):o("page.here.about",{mega:c})}</p>
		<p class="row">
			<${v} onclick=${r} say=${o("page.here.export")} />
			<${Sn} say=${o("page.here.import")} accept=".jsonl,.gz,.zst" ontake=${l} />
		</p>
		<p class="small" role="status">${e}</p>
		${a&&!Hs.value?i`<p class="soft small">${o(a.promised?"page.here.promised":"page.here.unsure")}</p>`:null}
		${n?i`<${Le} title=${o("page.here.whose")} yes=${o("page.here.whose.yes")} no=${o("page.here.whose.no")}
					text=${o("page.here.whose.about",{name:n.name,me:(Re("here")??T.value)?.name??""})}
					onyes=${()=>l(n.file,!0)} onclose=${()=>s(void 0)} />`:null}
	<//>`}function Cm(){return i`<main id="main" tabindex="-1" class="choices">
		<h1>${o("page.nav.settings")}</h1>
		<${ze} title=${o("page.choices.you")}><${Nm} />
			${it?null:i`<p><a href="/you">${o("page.you.go")}</a></p>`}
		<//>
		${it||Re("here")?i`<${Dm} />`:null}
		<${ze} title=${o("page.choices.book")}>
			<${Bm} />
			<${Rt} name="theme" label=${o("page.choices.theme")}
				options=${Z("page.choices.theme","auto","day","night")} />
		<//>
		<${ze} title=${o("page.choices.cards")}>
			<p class="sample on-felt">
				<${re} face="down" />${Tm.map(e=>i`<${re} key=${e} card=${e} />`)}
			</p>
			<${Rt} name="pack" label=${o("page.choices.pack")}
				options=${Z("page.choices.pack","two","four","german4")} />
			<${Rt} name="back" label=${o("page.choices.back")}
				options=${Z("page.choices.back","leaf","lattice","stripe")} />
			<${Rt} name="felt" label=${o("page.choices.felt")}
				options=${Z("page.choices.felt","sea","moss","ink")} />
			<${Rt} name="indices" label=${o("page.choices.indices")}
				options=${Z("page.choices.indices","local","international")} />
			<${xa} name="values" label=${o("page.choices.values")} />
			<${xa} name="forced" label=${o("page.choices.forced")} about=${o("page.choices.forced.about")} />
		<//>
		<${ze} title=${o("page.choices.table")}>
			<${Rt} name="play" label=${o("page.choices.play")}
				options=${Z("page.choices.play","auto","once","twice")} />
			<p class="soft small">${o("page.choices.play.about")}</p>
			<${Rt} name="pace" label=${o("page.choices.pace")}
				options=${Z("page.pace","calm","usual","quick","instant")} />
			<${xa} name="sound" label=${o("page.choices.sound")} />
			<${xa} name="spoken" label=${o("page.choices.spoken")} about=${o("page.choices.spoken.about")} />
			<${ft} what="turn" brief />
			<${ft} what="tonight" />
		<//>
		${it?null:i`<${jm} />`}
		<p class="soft small"><a href="/privacy">${o("page.nav.privacy")}</a></p>
	</main>`}var Sa={changed:{},written:""},Pm={"game.target":[1,1e3],"game.deals":[1,1e3],"game.bonus":[0,1e3],"rubber.games":[1,100],"rubber.wins":[1,100],"score.trick":[0,1e3],"score.vulnerable":[1,1e3],"offers.declare":[1,1e3],"offers.reveal":[1,1e3]},Wp=e=>e.offers.how!=="none",Lm={"offers.how":e=>{if(Wp(e))return e.trump.by==="holder"?["sealed","turn","raise"]:["sealed","turn","raise","none"]},"offers.loss":e=>Wp(e)?["opponents","own"]:void 0,"trump.by":e=>e.trump.by==="success"?["success","rotation",...e.joker?[]:["turnup"]]:void 0,"game.tie":e=>e.rubber.wins?["usual","on","contracts"]:["usual","on","share","contracts"],"game.bonusTo":e=>e.dummy?["dummy","double"]:void 0},Rm={"score.zeroOrAll":()=>!0,"trump.across":({rubber:e,trump:t})=>t.by==="success"&&(e.games>1||e.wins>0)},wr=(e,t)=>t.split(".").reduce((n,s)=>n?.[s],e),qm=(e,t)=>JSON.stringify(e)===JSON.stringify(t),br=e=>typeof e=="object"&&e!==null&&!Array.isArray(e);function Rn({plan:e,set:t}){return i`<div>
		<${H} label=${o("page.create.length")} value=${e.length} onchange=${V(t)("length")}
			options=${[["",o("page.create.length.usual")],...Z("page.create.length","deals","games")]} />
		${e.length?i`<${de} label=${o("page.create.length.n")} value=${e.rounds} min=${1} max=${1e3}
					onchange=${V(t)("rounds")} />`:null}
	</div>`}var Oa=({value:e,groups:t,onchange:n})=>i`<div class="variant">
	<${U} label=${o("page.create.variant")} value=${e} groups=${t} onchange=${n} />
	<p class="soft">${o(`about.${e}`)}</p>
</div>`,_p=e=>new se(o("page.create.rules.unread",{text:e}));function ds({changed:e,written:t},n){let s={};for(let[r,l]of Object.entries(n?e:{})){let[c="",p=""]=r.split("."),u=wr(n,r);qm(l,u)||(s[c]={...s[c],[p]:l})}let a={};try{a=t.trim()?JSON.parse(t):{}}catch(r){throw _p(r instanceof Error?r.message:"")}if(!br(a))throw _p(o("page.create.rules.object"));for(let[r,l]of Object.entries(a))s[r]=br(s[r])&&br(l)?{...s[r],...l}:l;return Object.keys(s).length>0?s:void 0}function Aa({own:e,set:t,rules:n}){if(!n)return null;let s=u=>u in e.changed?e.changed[u]:wr(n,u),a=(u,d)=>t({...e,changed:{...e.changed,[u]:d}}),r=u=>o(`page.create.rules.${u}`),l=u=>t({...e,written:u.currentTarget.value}),{clauses:c,...p}=n;return i`<details>
		<summary>${o("page.create.rules")}</summary>
		<div class="stack">
			<${Im} points=${s("score.made")} onchange=${u=>a("score.made",u)} />
			${Object.entries(Pm).map(([u,[d,$]])=>Number(wr(n,u))<d||u==="game.bonus"&&!n.game.target?null:i`<${de} key=${u} label=${r(u)} value=${s(u)} min=${d} max=${$}
							onchange=${f=>a(u,f)} />`)}
			${Object.entries(Lm).map(([u,d])=>{let $=d(n);return $?i`<${H} key=${u} label=${r(u)} value=${s(u)}
							options=${$.map(f=>[f,o(`page.create.rules.${u}.${f}`)])}
							onchange=${f=>a(u,f)} />`:null})}
			${Object.entries(Rm).map(([u,d])=>d(n)?i`<${je} key=${u} label=${r(u)} checked=${s(u)}
							onchange=${$=>a(u,$)} />`:null)}
			<details class="whole">
				<summary>${o("page.create.rules.written")}</summary>
				<label class="field">
					<span>${o("page.create.rules.json")}</span>
					<textarea class="code" rows="3" spellcheck=${!1} autocapitalize="none" value=${e.written}
						placeholder='{"score": {"made": [0, 40, 20, 10]}}' oninput=${l}></textarea>
				</label>
				<p class="small soft">${o("page.create.rules.all")}</p>
				<pre class="code">${Wm(p)}</pre>
			</details>
		</div>
	</details>`}function Im({points:e,onchange:t}){return i`<fieldset class="amounts whole">
		<legend>${o("page.create.rules.made")}</legend>
		${e.map((n,s)=>s===0?null:i`<${de} key=${s} label=${o("page.create.rules.made.n",{n:s})} value=${n} min=${0} max=${1e3}
						onchange=${a=>t(e.with(s,a))} />`)}
	</fieldset>`}var Wm=e=>Object.entries(e).map(([t,n])=>{let s=JSON.stringify(n).replaceAll(/([,:])(?=["\d[{tf-])/g,"$1 ");return`${JSON.stringify(t)}: ${s}`}).join(`
`);var Fp={variant:"",bots:[],public:"no",clock:"none",minutes:10,seconds:10,days:"3",length:"",rounds:9,closed:"no",hints:"",undo:"",open:"",pace:"usual",greet:"no",stand:"",house:Sa},zp=6e4,_m=1440*zp;function Fm({clock:e,minutes:t,seconds:n,days:s}){if(e==="bank")return{bank:t*zp,add:n*1e3};if(e==="move")return{move:Number(s)*_m}}function zm(e,t){let{variant:n,hints:s,undo:a,open:r,pace:l,stand:c,length:p,rounds:u}=e,d={variant:n,rules:ds(e.house,t),...p&&{[p]:u},public:e.public==="yes",audience:["no","yes"].includes(e.public)?"":e.public,closed:e.closed==="yes",clock:Fm(e),undo:a,hints:s,open:r,bot:c,pace:Zt[l],greet:e.greet==="yes"},$=Object.entries(d).filter(([,f])=>f!==void 0&&f!==""&&f!==!1);return Object.fromEntries($)}var Ma=(e,t)=>Array.from({length:t.chairs-1},(n,s)=>e.bots[s]??""),Hp=(e,t)=>Ma(e,t).includes("");function Hm({plan:e,set:t,variant:n,name:s}){let a=c=>[c,o("page.create.bot",{level:o(`page.level.${c}`)})],r=[["",o("page.create.friend")],...Qn.value.map(c=>a(c.name))],l=c=>p=>t({bots:Ma(e,n).with(c,p)});return i`<fieldset class="seats">
		<legend class="unseen">${o("page.create.chairs")}</legend>
		${Hp(e,n)?i`<${Bt} name=${s} />`:i`<div class="field"><span>${o("page.create.chair",{n:1})}</span><p>${o("page.create.you")}</p></div>`}
		${Ma(e,n).map((c,p)=>{let u=o("page.create.chair",{n:p+2});return i`<${U} key=${p} label=${u} value=${c} options=${r} onchange=${l(p)} />`})}
	</fieldset>`}function Km({plan:e,set:t}){let n=V(t),s=["1","3","7"];return i`<div>
		<${H} label=${o("page.create.clock")} value=${e.clock} onchange=${n("clock")}
			options=${Z("page.create.clock","none","bank","move")} />
		${e.clock==="bank"?i`<div class="row">
					<${de} label=${o("page.create.clock.minutes")} value=${e.minutes} min=${1} max=${600}
						onchange=${n("minutes")} />
					<${de} label=${o("page.create.clock.seconds")} value=${e.seconds} min=${0} max=${600}
						onchange=${n("seconds")} />
				</div>`:null}
		${e.clock==="move"?i`<${H} label=${o("page.create.clock.each")} value=${e.days} onchange=${n("days")}
					options=${s.map(a=>[a,o("page.create.clock.days",{n:Number(a)})])} />`:null}
	</div>`}function Um({plan:e,set:t}){let n=V(t),s=["",o("page.create.usual")],a=o("page.create.never");return i`<details>
		<summary>${o("page.create.more")}</summary>
		<div class="stack">
			<${Rn} plan=${e} set=${t} />
			<${H} label=${o("page.create.undo")} value=${e.undo} onchange=${n("undo")}
				options=${[s,...Z("page.create.undo","free","agree"),["never",a]]} />
			${xc.value?i`<${H} label=${o("page.create.hints")} value=${e.hints} onchange=${n("hints")}
						options=${[s,["yes",o("page.create.hints.yes")],["no",a]]} />`:null}
			<${H} label=${o("page.create.open")} value=${e.open} onchange=${n("open")}
				options=${[s,...Z("page.create.open","deal","match")]} />
			<p class="soft small whole">${o("page.create.usual.about")}</p>
			<${H} label=${o("page.create.watch")} value=${e.closed} onchange=${n("closed")}
				options=${[["no",o("page.create.watch.yes")],["yes",o("page.create.watch.no")]]} />
			<${H} label=${o("page.create.pace")} value=${e.pace} onchange=${n("pace")}
				options=${Z("page.pace",...Object.keys(Zt))} />
			<${H} label=${o("page.create.greet")} value=${e.greet} onchange=${n("greet")}
				options=${Z("page.create.greet","no","yes")} />
			<${U} label=${o("page.create.stand")} value=${e.stand} onchange=${n("stand")}
				options=${[s,...Z("page.level",...Qn.value.map(r=>r.name))]} />
		</div>
	</details>`}var Jm=400;function Gm({plan:e,rules:t}){let n={variant:e.variant,rules:Vm(e,t)},s=G.value,{value:a=""}=M(async r=>(await new Promise(l=>setTimeout(l,Jm)),!n.rules||r.aborted?"":jt(n,s).then(({players:l=""})=>l,()=>"")),JSON.stringify(n),s);return i`<p class=${a?"soft":"unseen"} role="status">${a}</p>`}function Vm(e,t){try{return ds(e.house,t)}catch{return}}function vr({onclose:e,group:t}){let n=Et(),[s,a]=y({...Fp,variant:n?.id??"",pace:E.pace.value,public:t??Fp.public}),l=M(async()=>T.peek()&&!ne.peek()?(await Qs({})).groups:[],T.value?.id),[c,p]=y(""),{busy:u,once:d}=D(O=>p(P(O))),$=Xe(),f=B(null);x(()=>{c&&f.current?.scrollIntoView({block:"nearest"})},[c]);let m=Y(s.variant),h=ke.value.find(O=>O.id===s.variant)??n,g=O=>(a(A=>({...A,...O})),p(""));if(!h)return null;let w=O=>g({variant:O,house:{...s.house,changed:{}}}),S=O=>{O.preventDefault(),d(async()=>{p(""),!(Hp(s,h)&&!await $.keep())&&await Ac(zm(s,m),["",...Ma(s,h)])})},b=i`<button type="submit" form="create" class="button chief" aria-busy=${u}>
		${o("page.home.create")}
	</button>`;return i`<${z} broad title=${o("page.create.title")} onclose=${e} actions=${b}>
		<form id="create" class="create stack" onsubmit=${S}>
			<${Oa} value=${h.id} groups=${tt()} onchange=${w} />
			<${Hm} plan=${s} set=${g} variant=${h} name=${$} />
			${ne.value?null:i`<${H} label=${o("page.create.public")} value=${s.public} onchange=${V(g)("public")}
					options=${[...Z("page.create.public","no","friends","yes").filter(([O])=>O!=="friends"||T.value),...(l.value??[]).map(O=>[O.id,O.name])]} />`}
			<${Km} plan=${s} set=${g} />
			<${Um} plan=${s} set=${g} />
			<${Aa} own=${s.house} set=${V(g)("house")} rules=${m} />
			<${Gm} plan=${s} rules=${m} />
			<p ref=${f} class=${c?"trouble":""} role="alert">${c}</p>
		</form>
	<//>`}var $s=e=>new Date(e*864e5).toISOString().slice(0,10),kr=e=>Math.round(Date.parse(e)/864e5),Kp=e=>/^\d{4}-\d\d-\d\d$/.test(e)&&!Number.isNaN(Date.parse(e));function Zm(e){let t=new Date(e);return $s(Date.UTC(t.getFullYear(),t.getMonth(),t.getDate())/864e5)}var on=()=>Zm(Date.now());var xr=e=>Uint8Array.from(e.match(/../g)??[],t=>parseInt(t,16)),Up=(e,t)=>Uint8Array.from({length:t},(n,s)=>Number(e>>BigInt(8*(t-1-s))&255n));async function Ym(e,t){for(let n=0;n<t;n++)e=await Gn("n99-chain-1",e);return e}var Qm=(e,t)=>Gn("n99-mix-1",e,...t.flatMap(n=>[Uint8Array.of(n.length),n])),Xm=async e=>/^[0-9a-fA-F]{64}$/.test(e)?xr(e):Gn("n99-seed-1",e);async function*eh(e,t){for(let n=0n;;n++){let s=new DataView((await Gn("n99-deal-1",e,Up(t,8),Up(n,4))).buffer);for(let a=0;a<32;a+=8)yield s.getBigUint64(a)}}async function th(e,t,n){let s=[...e],a=eh(t,n),r=(1n<<64n)-1n;for(let l=0;s.length-l>=2;){let c=[],p=1n;for(let $=BigInt(s.length-l);$>1n&&p*$<=1n<<56n;$--)c.push($),p*=$;let u,d;do{d=(await a.next()).value,u=[];for(let $ of c)u.push(Number(d*$>>64n)),d=d*$&r}while(d<(1n<<64n)%p);for(let $ of u){let[f,m]=[s[l],s[l+$]];s[l]=m,s[l+$]=f,l++}}return s}var Jp=["2","3","4","5","6","7","8","9","10","11","12","J","Q","K","A"];async function nh(e,t,n,s=0){let a=e.ranks.split(" ").sort((m,h)=>Jp.indexOf(m)-Jp.indexOf(h)),r=["C","D","H","S"].flatMap(m=>a.map(h=>h+m));e.joker&&r.push("joker");let l=await th(r,t,n),c=l.length===e.seats*e.hand?(s+1)*e.hand:l.length,p=e.trump.by==="turnup"?l[c-1]:void 0,u=Array.from({length:e.seats},(m,h)=>l.slice(h*e.hand,(h+1)*e.hand)),d=u.findIndex(m=>m.includes("joker")),$=e.dummy?(u[e.seats-1]??[]).slice(0,e.aside):[],f=m=>m.map(h=>h==="joker"?p??h:h).sort();return{hands:u.map(f),aside:f($),turnup:p,joker:d<0?void 0:d}}function sh(e,t){let n=a=>String(a??"").split(" ").filter(Boolean).sort().join(" "),s=(e.aside??[]).filter(a=>a!=="").pop();return t.hands.every((a,r)=>a.join(" ")===n(e.hands?.[r]))&&t.aside.join(" ")===n(s)&&t.turnup===e.turnup&&t.joker===e.joker}async function ah(e,t){if(e.length!==t.length)return!1;for(let[n,s]of e.entries())if(s.length&&await Zi(s)!==t[n])return!1;return!0}async function Gp(e,t,n){let s=e.split(`
`).filter(g=>g.trim()).map(g=>JSON.parse(g)),a=s[0]??{},r=s.findIndex((g,w)=>w>0&&"ninetynine"in g),l=r<0?s:s.slice(0,r),c=l.filter(g=>"deal"in g);if(!a.commit)return oh(a,c,t);let p=a.commits??[],u=(c[0]?.entropy??[]).map(xr),d=await ah(u,p),$=l.some(g=>"end"in g),f=[],m=a.commit,h=0;for(let[g,w]of c.entries()){if(h++,!w.secret){f.push({deal:w.deal,outcome:$||g<c.length-1?"hidden":"playing"});continue}let S=xr(w.secret);if(h>4096||Eo(await Ym(S,h))!==m){f.push({deal:w.deal,outcome:"wrong",why:"secret"});continue}m=w.secret,h=0,d?f.push(await Vp(w,t,await Qm(S,u),0n)):f.push({deal:w.deal,outcome:"wrong",why:"entropy"})}return{by:"commit",deals:f,commit:a.commit,commits:p,brought:a.brought===!0,entropy:p.map((g,w)=>u[w]?.length?"given":g?"withheld":"none"),own:n?u.some(g=>Eo(g)===n):void 0}}async function Vp(e,t,n,s){return sh(e,await nh(t,n,s,e.dealer))?{deal:e.deal,outcome:"proved"}:{deal:e.deal,outcome:"wrong",why:"cards"}}async function oh(e,t,n){let s=[],a=e.seed?await Xm(e.seed):void 0,r=(t[0]?.number??0)-(t[0]?.deal??0);for(let c of t)!a||c.number===void 0?s.push({deal:c.deal,outcome:"bare"}):c.number!==r+c.deal?s.push({deal:c.deal,outcome:"wrong",why:"number"}):s.push(await Vp(c,n,a,BigInt(c.number)));return{by:a?"seed":"none",deals:s,...{entropy:[],commit:"",commits:[],brought:!1,own:void 0}}}function rn(e,t){let n=a=>a&&typeof a=="object"&&!Array.isArray(a);if(!n(t)||!n(e))return t??e;let s={...e};for(let[a,r]of Object.entries(t))s[a]=rn(e[a],r);return s}async function rh(e,t){let n=JSON.parse(e.slice(0,e.indexOf(`
`))),s=rn(await pc(n.variant),n.rules);return{names:n.seats,verdict:await Gp(e,s,t)}}function fs({table:e,match:t=1,record:n}){let{value:s,wrong:a}=M(async()=>{if(!globalThis.crypto?.subtle)throw new se(o("page.fair.insecure"));let r=n??await Rl({table:e??"",match:t}).catch(p=>{throw p instanceof _&&p.reason==="not-now"?new se(o("page.fair.later")):p}),{commits:l=[]}=JSON.parse(r.split(`
`,1)[0]??"{}"),c=p=>e===void 0?void 0:ia(e,p);return rh(r,l.map(c).find(Boolean))},e,t,n);return a?i`<p role="status">${a}</p>`:s?i`<${lh} names=${s.names} verdict=${s.verdict} />`:i`<p class="soft" role="status">${o("page.fair.looking")}</p>`}function ih(e){return e.deals.some(t=>t.outcome==="wrong")?"wrong":e.by!=="commit"?e.by:e.deals.some(t=>t.outcome==="hidden")?"hidden":e.brought?"brought":e.entropy.includes("withheld")?"withheld":e.entropy.includes("given")?"proved":"alone"}function lh({names:e,verdict:t}){let n=ih(t),s=u=>q(e.filter((d,$)=>t.entropy[$]===u)),a=t.deals.filter(u=>u.outcome==="proved").length,r=t.deals.find(u=>u.outcome==="wrong"||u.outcome==="hidden"),l={n:a,names:s(n==="withheld"?"withheld":"given"),deal:(r?.deal??0)+1},p=t.by==="commit"&&!t.brought&&t.own!==void 0&&(t.own?"page.fair.own":"page.fair.own.not");return i`<section class="fair" data-outcome=${n}>
		<p class="fair-verdict" role="status">${o(`page.fair.${n}.short`)}</p>
		<p>${o(`page.fair.${n}`,l)}${p&&` ${o(p)}`}</p>
		${new Set(t.deals.map(u=>u.outcome)).size>1?i`<table class="book">
					<thead><tr><th scope="col">${o("page.scores.deal")}</th><th scope="col">${o("page.fair.found")}</th></tr></thead>
					<tbody>${t.deals.map(u=>i`<tr key=${u.deal}><th scope="row">${u.deal+1}</th>
							<td class=${u.outcome==="wrong"?"failed":""}>${ch(u,n)}</td></tr>`)}</tbody>
				</table>`:null}
		${t.commit?i`<details><summary>${o("page.fair.commitments")}</summary>
				<p class="small">${o("page.fair.commitments.what")}</p>
				<dl class="commitments"><dt>${o("page.fair.server")}</dt><dd>${t.commit}</dd>
					${t.commits.map((u,d)=>u?i`<dt>${e[d]}</dt><dd>${u}</dd>`:null)}</dl></details>`:null}
	</section>`}function ch(e,t){return e.outcome==="wrong"?o(`page.fair.why.${e.why}`):o(e.outcome==="proved"&&t!=="proved"?"page.fair.deal.follows":`page.fair.deal.${e.outcome}`)}var qn=({mean:e,within:t})=>`${e} ± ${t}`,Ta=["3","4","5","2","2d"];async function ph(e){let{variants:t}=await Js();return t.find(n=>n.id===e)?.class}function Sr(e,t){let n=e.rated?e.chairs.flatMap(a=>a.player??[]):[],{value:s}=M(async()=>{if(n.length===0)return{};let[a,...r]=await Promise.all([ph(t),...n.map(l=>An({player:l}))]);return Object.fromEntries(r.map(l=>[l.id,l.ratings.find(c=>c.class===a)]))},t,n.join());return s??{}}var Or=({rating:e})=>i`<span class="soft small rating">${e?qn(e):o("page.ratings.new")}</span>`;function Zp({table:e,variant:t}){let n=Sr(e,t);if(!e.rated)return null;let s=a=>i`<li key=${a.player}><b><a href=${`/people/${a.player}`}>${qe(a)}</a></b>${" "}
		<${Or} rating=${n[a.player??""]} /></li>`;return i`<section class="bots"><h3>${o("page.ratings")}</h3>
		<ul>${e.chairs.filter(a=>a.player).map(s)}</ul>
		<p class="soft small">${o("page.rated")} <a href="/ratings">${o("page.ratings.all")}</a></p>
	</section>`}function uh({rest:[e=""]}){let[t,n]=y(Ta.find(r=>r===e)??Ta[0]),{value:s,wrong:a}=M(()=>bl({class:t}),t);return i`<main id="main" tabindex="-1" class="records">
		<h1>${o("page.ratings")}</h1>
		<p>${o("page.ratings.about")}</p>
		<${H} hidden label=${o("page.ratings.class")} value=${t} options=${Z("page.ratings.class",...Ta)}
			onchange=${n} />
		${a?i`<p class="trouble" role="status">${a}</p>`:null}
		${s?i`<${$h} board=${s} />`:null}
	</main>`}function dh(e){if(!e)return"";let{mean:t,margin:n}=e.lost,s=n?`${k(t,1)} ± ${k(n,1)}`:k(t,1);return o("page.ratings.lost.deals",{lost:s,n:e.deals})}function $h({board:{players:e,levels:t}}){let n=e.map((a,r)=>{let l=i`<a href=${`/people/${a.id}`}>${a.id===T.value?.id?i`<b>${a.name}</b>`:a.name}</a>`;return{mean:a.mean,row:i`<tr key=${a.id}><th scope="row">${r+1}. ${l}</th>
			<td>${qn(a)}</td><td>${k(a.matches)}</td></tr>`}}),s=t.map(({level:a,mean:r})=>({mean:r,row:i`<tr key=${a} class="soft">
		<th scope="row"><i>${o(`page.level.${a}`)}</i></th><td><i>${r}</i></td><td></td></tr>`}));return i`${e.length?null:i`<p class="lead">${o("page.ratings.none")}</p>`}
		<${X}><table class="book">
			<thead><tr><th scope="col">${o("page.ratings.player")}</th><th scope="col">${o("page.ratings.rating")}</th>
				<th scope="col">${o("page.records.matches")}</th></tr></thead>
			<tbody>${[...n,...s].sort((a,r)=>r.mean-a.mean).map(({row:a})=>a)}</tbody>
		</table><//>`}function Na({player:e,ratings:t,keyless:n}){let s=t.length>0&&T.value!==null,{value:a}=M(async()=>s?yl({player:e},{where:"there"}):void 0,e,s);if(t.length===0)return null;let r=Object.fromEntries(a?.classes.map(c=>[c.class,c])??[]),l=Object.keys(r).length>0;return i`<section>
		<h2>${o("page.ratings")}</h2>
		<${X}><table class="book">
			<thead><tr><th scope="col">${o("page.ratings.class")}</th><th scope="col">${o("page.ratings.rating")}</th>
				<th scope="col">${o("page.records.matches")}</th>
				${l?i`<th scope="col">${o("page.ratings.lost")}</th>`:null}</tr></thead>
			<tbody>${t.map(c=>i`<tr key=${c.class}>
					<th scope="row"><a href=${`/ratings/${c.class}`}>${o(`page.ratings.class.${c.class}`)}</a></th>
					<td>${qn(c)}</td><td>${k(c.matches)}</td>
					${l?i`<td>${dh(r[c.class])}</td>`:null}</tr>`)}</tbody>
		</table><//>
		${l?i`<p class="small soft">${o("page.ratings.lost.about")}</p>`:null}
		${t.filter(c=>c.mean>=c.most).map(c=>i`<p key=${c.class} class="small soft">${o("page.ratings.most",{class:o(`page.ratings.class.${c.class}`),most:String(c.most)})}</p>`)}
		${t.every(c=>c.sure)?null:i`<p class="small soft">${o("page.ratings.unsure")}</p>`}
		${n?i`<p class="small soft">${o("page.ratings.keyless")} <a href="/you">${o("page.you.go")}</a></p>`:null}
	</section>`}function fh(e){x(()=>{Kn&&Gt("here").catch(()=>{})},[]);let t=T.value,n=Kn&&Fo.value==="there"?Re("here"):null;return i`<main id="main" tabindex="-1" class="records">
		<h1>${o("page.nav.records")}</h1>
		${t?i`<${Yp} key=${t.id} id=${t.id} at=${Fo.value} />`:n?null:i`<${Qp} />`}
		${n?i`<h1>${o("page.here")}</h1><${Yp} key=${n.id} id=${n.id} at="here" />`:null}
		<${yh} />
	</main>`}var Qp=()=>i`<section class="stack">
	<p class="lead">${o("page.records.none")}</p>
	<p><a class="button chief" href="/">${o("page.records.play")}</a></p>
</section>`,he=e=>be(`variant.${e}`)?o(`variant.${e}`):e;function ln(e,t){return e.seats.map((n,s)=>{if(s>=t)return o("dummy");let a=e.bots?.[s];return a&&a===n&&be(`page.level.${a}`)?o(`page.level.${a}`):n})}var ja=e=>e.seats.indexOf(T.value?.name);function In(e,t){let n=ja(e),s=(e.bots??[]).indexOf(""),a=n>=0?n:s;return a>=0&&a<t?a:0}function Yp({id:e,at:t}){let n=()=>Promise.all([An({player:e},{where:t}),Zn("mine",1,t)]),{value:s,wrong:a}=M(n,e);if(a)return i`<p class="trouble">${a}</p>`;if(!s)return null;let[{tallies:r,ratings:l},{all:c}]=s;return i`<${Rc} found=${c} told=${!0} />
		${r.length?i`<${mh} tallies=${r} /><${Na} player=${e} ratings=${l} />
				<${hs} id=${e} at=${t} />`:i`<${Qp} />`}`}function mh({tallies:e}){let t=e.some(n=>n.assisted>0);return i`<section>
		<h2>${o("page.records.tallies")}</h2>
		<${X}><table class="book">
			<thead><tr>
				<th scope="col">${o("page.records.variant")}</th><th scope="col">${o("page.records.matches")}</th>
				<th scope="col">${o("page.records.won")}</th><th scope="col" class="spare">${o("page.records.deals")}</th>
				<th scope="col">${o("page.records.made")}</th><th scope="col">${o("page.records.points")}</th>
				${t?i`<th scope="col">${o("page.records.assisted")}</th>`:null}
			</tr></thead>
			<tbody>${e.map(n=>i`<tr key=${n.variant}><th scope="row"><a href=${`/rules/${n.variant}`}>${he(n.variant)}</a></th>
					<td>${ms(n,n.matches)}</td><td>${ms(n,n.won)}</td><td class="spare">${ms(n,n.deals)}</td>
					<td>${n.deals?me(n.made/n.deals):ms(n,0)}</td>
					<td>${n.deals?k(n.points/n.deals,1):ms(n,0)}</td>
					${t?i`<td>${Xp(n.assisted)}</td>`:null}
				</tr>`)}</tbody>
		</table><//>
		${t?i`<p class="small soft">${o("page.records.assisted.what")}</p>`:null}
		<p class="row"><a class="button plain" href="/statistics">${o("page.records.statistics")}</a>
			<a class="button plain" href="/ratings">${o("page.ratings.all")}</a>
			${ne.value?null:i`<a class="button plain" href="/people">${o("page.people")}</a>`}</p>
	</section>`}var ms=(e,t)=>e.matches?Xp(t):"",Xp=e=>e?k(e):"–";function hs({id:e,at:t,read:n=(a,r)=>Vs({player:e,...a},r),children:s}){let[a,r]=y([]),[l,c]=y(""),[p,u]=y(null),{once:d}=D(),$=()=>d(async()=>{let f=await n({before:l??""},{where:t});r(m=>[...m,...f.matches.filter(h=>!Bn(h.table??""))]),c(f.before)});return x(()=>{$()},[]),a.length===0?null:i`<section>
		<h2>${o("page.records.all")}</h2>
		<ol class="matches">${a.map(f=>{let m=`${f.table} ${f.match} ${f.ended}`;return i`<${hh} key=${m} match=${f} id=${e} onfair=${()=>u(f)} />`})}</ol>
		${l||s?i`<p class="row">
				${l?i`<${v} onclick=${$} say=${o("page.records.more")} />`:null}${s}</p>`:null}
		${p?i`<${z} title=${o("page.fair")} onclose=${()=>u(null)}>
					<${fs} table=${p.table} match=${p.match} />
				<//>`:null}
	</section>`}function hh({match:e,id:t,onfair:n}){let s=e.chairs.find(m=>m.player===t),a=e.chairs.filter(m=>m.won).length>1,r=e.cut?"cut":s?s.won?a?"shared":"won":"lost":"over",l=e.chairs.filter(m=>m!==s).map(qe),c=e.chairs.filter(m=>m.player&&!Jt(m.player)),{busy:p,once:u}=D(),d=()=>Xn(e.table??"",c.map(m=>m.player??"")),$=dc(e.table??"",e.match),f=[s?.hints?o("page.records.hints",{n:s.hints}):"",s?.undone?o("page.records.undone",{n:s.undone}):"",s?.away?o("page.records.away"):"",s?.brought?o("page.records.brought"):"",e.house?o("page.home.house"):""].filter(Boolean);return i`<li data-result=${r}>
		<p class="what"><b>${he(e.variant)}</b> ${o("page.records.with",{names:q(l)})}
			<span class="soft small">${Q(e.ended)}${f.length>0?` · ${f.join(", ")}`:""}</span></p>
		<p class="result"><span class=${`outcome-${r}`}>${o(`page.records.result.${r}`)}</span>
			<span class="score">${e.chairs.map((m,h)=>{let g=m===s?"self":"",w=h>0?" : ":"";return i`${w}<span key=${m.seat} class=${g} title=${qe(m)}>${k(m.points)}</span>`})}</span>
			<span class="soft small">${o("page.records.length",{n:e.deals})}</span></p>
		${e.table?i`<p class="doings">
				${e.deals>0?i`<a href=${`/replay/${e.table}/${e.match}/0`}>${o("page.records.replay")}</a>`:null}
				<a href=${$} download=${`${e.table}-${e.match}.99.jsonl`}>${o("page.records.export")}</a>
				<button type="button" class="link" onclick=${n}>${o("page.fair.short")}</button>
				<a href=${`/t/${e.table}`}>${o("page.records.table")}</a>
				${c.length>0?i`<button type="button" class="link" aria-busy=${p} onclick=${()=>u(d)}>
						${o("page.records.again",{names:q(c.map(qe))})}
					</button>`:null}</p>`:null}
	</li>`}function gh(e){return e instanceof _&&e.status===400?o("page.import.refused",{text:e.message.replace(/^the record( is refused)?: /,"")}):P(e)}function yh(){let[e,t]=y(""),[n,s]=y(!1),a=M(Dn).value?.name,r=async u=>{t("");try{if(u.size>1<<20)throw new se(o("page.import.large"));await Mn({match:1,deal:0},{body:u}),await Ic({name:u.name,bytes:u}),K("/replay/mine/1/0")}catch(d){t(gh(d))}};return i`<section class=${`import ${n?"over-it":""}`} ondragover=${u=>{u.preventDefault(),s(!0)}} ondragleave=${()=>s(!1)} ondrop=${u=>{u.preventDefault(),s(!1);let d=u.dataTransfer?.files[0];d&&r(d)}}>
		<h2>${o("page.import")}</h2>
		<p>${o("page.import.what")}</p>
		<p class="row">
			<${Sn} say=${o("page.import.choose")} accept=".jsonl,.gz,.zst,.99" ontake=${r} />
			${a?i`<a href="/replay/mine/1/0">${o("page.import.again",{name:a})}</a>`:null}
		</p>
		${e?i`<p class="trouble" role="alert">${e}</p>`:null}
	</section>`}var gs=(e,t={dateStyle:"long"})=>Q(Date.parse(e),{timeZone:"UTC",...t});function bh({rest:[e]}){let t=e!==void 0&&Kp(e)?e:on();return i`<${wh} key=${t} day=${t} />`}function wh({day:e}){let{value:t,wrong:n}=M(async()=>{let[a]=await Promise.all([El({day:e}),Me()]).catch(r=>{throw Nt(r)?new se(o("page.daily.none")):r});return a},e,T.value?.id,Ht.value),s=t?.seal?"own":Ht.value?"out":"open";return i`<main id="main" tabindex="-1" class="daily">
		<header>
			<h1>${o("page.nav.daily")}</h1>
			<p class="soft">${gs(e,{dateStyle:"full"})}</p>
			<p class="lead">${o("page.daily.about")}</p>
			${t?i`<p class="soft">${o("page.daily.proof",{cards:s})}</p>`:null}
		</header>
		${n?i`<p class="trouble" role="status">${n}</p>`:null}
		<div class="daily-deals">
			${t?.deals.map(a=>i`<${vh} key=${a.variant} day=${e} deal=${a} />`)}
		</div>
		${t?i`<${Ar} ...${t} day=${e} days=${t.played.map(a=>a.day)} of="daily" />`:null}
	</main>`}function vh({day:e,deal:t}){let{busy:n,once:s}=D(),a=()=>s(()=>Nc(e,t.variant)),r=ke.value.find(c=>c.id===t.variant)?.chairs,l=[r&&o("page.players",{n:r}),t.trump&&(t.trump==="none"?o("trump.none"):L(t.trump)),`${o("page.home.level")} ${o(`page.level.${t.bots}`)}`];return i`<section class="daily-deal">
		<h2>${he(t.variant)}</h2>
		<p class="soft">${l.filter(Boolean).join(" · ")}</p>
		${t.own?i`<${xh} day=${e} deal=${t} own=${t.own} />`:null}
		${t.lost?i`<p>${o("page.daily.lost")}</p>
				<p><a class="button plain" href=${`/replay/${t.table}/1/0`}>${o("page.daily.replay")}</a></p>`:null}
		${t.own||t.lost?null:i`<p><${v} chief aria-busy=${n} onclick=${a}
				say=${o(t.table?"page.daily.on-with":"page.daily.play")} /></p>
				<p class="soft">${o("page.daily.players",{n:t.players})}</p>`}
	</section>`}var tu=(e,t)=>o("page.daily.own",{you:t,points:k(e.points),n:e.points,made:e.made?"yes":"no"}),kh=e=>e===ke.value[0]?.id?"none":he(e),nu=e=>e.late?o("page.daily.late"):e.players>1?o("page.daily.place",{place:e.place??1,n:e.players}):o("page.daily.alone"),su=({of:e})=>i`<ol class="daily-best">
	${e.map((t,n)=>i`<li key=${n} class=${t.table?"own":""}>
		<span>${k(t.place??0)}.</span> <span>${t.name}</span>
		<span>${t.made?"✓":"✕"}</span> <span>${k(t.points)}</span>
	</li>`)}
</ol>`;function xh({day:e,deal:t,own:n}){let{told:s}=Qt(n.table??"",1,0),a=`/${n.table}/1/0`;return i`<p class="daily-points"><b>${k(n.points)}</b> ${n.made?"✓":"✕"}</p>
		<ul class="daily-done">
			<li>${tu(n,"yes")}</li>
			${t.expert?i`<li>${tu(t.expert,"expert")}</li>`:null}
			<li>${nu(t)}</li>
		</ul>
		<p class="turns">
			<a class="button" href=${`/report${a}?seat=0`}>${o("page.daily.report")}</a>
			<a class="button plain" href=${`/replay${a}`}>${o("page.daily.replay")}</a>
		</p>
		${t.best&&t.best.length>1?i`<h3>${o("page.daily.best")}</h3>
				<${su} of=${t.best} />
				${t.near?i`<p class="daily-gap" aria-hidden="true">⋯</p><${su} of=${t.near} />`:null}`:null}
		<${Sh} text=${[o("page.daily.first",{day:gs(e,{dateStyle:"medium"}),variant:kh(t.variant)}),_c(s,0),[o("page.daily.last",{points:k(n.points),n:n.points,made:n.made?"yes":"no"}),...t.players>1&&!t.late?[nu(t)]:[]].join(" · ")].filter(Boolean).join(`
`)} />`}function Sh({text:e}){let[t,n]=y(!1),s=async()=>await Tt(e)?n(!0):N(o("page.link.by-hand"));return i`<h3>${o("page.daily.share")}</h3>
		<pre class="daily-share" tabindex="0">${e}</pre>
		<p class="small soft">${o("page.daily.squares")}</p>
		<p><${v} onclick=${s} say=${o(t?"page.daily.copied":"page.daily.copy")} /></p>`}function Ar({of:e,day:t,first:n,days:s,streak:a}){let[r,l]=y(t.slice(0,7)),c=new Map;for(let S of s)c.set(S,(c.get(S)??0)+1);let p=on(),u=new Date(`${r}-01T00:00Z`),d=Math.round(u.getTime()/864e5),$=new Date(Date.UTC(u.getUTCFullYear(),u.getUTCMonth()+1,0)).getUTCDate(),f=(u.getUTCDay()+6)%7,m=S=>$s(Date.UTC(u.getUTCFullYear(),u.getUTCMonth()+S)/864e5).slice(0,7),h=4,g=Array.from({length:7},(S,b)=>gs($s(h+b),{weekday:"short"})),w=(S,b,O,A)=>i`<button type="button" class="button plain" aria-label=${o(O)}
		disabled=${A} onclick=${()=>l(m(S))}>${b}</button>`;return i`<section class="daily-calendar">
		<h2>${o(`page.${e}.calendar`)}</h2>
		<p>${o(`page.${e}.run`,{n:a})}</p>
		<div class="daily-month">
			${w(-1,"‹","page.daily.back",r<=n.slice(0,7))}
			<b aria-live="polite">${gs(`${r}-01`,{month:"long",year:"numeric"})}</b>
			${w(1,"›","page.daily.on",r>=p.slice(0,7))}
		</div>
		<div class="daily-days" lang=${G.value}>
			${g.map(S=>i`<span key=${S} class="soft" aria-hidden="true">${S}</span>`)}
			${Array.from({length:$},(S,b)=>{let O=$s(d+b),A=c.get(O)??0,j=b===0?{gridColumnStart:f+1}:{};return!A&&(O<n||O>p)?i`<span key=${O} class="soft" style=${j}>${b+1}</span>`:i`<a key=${O} style=${j} href=${`/${e}/${O}`} data-played=${A}
					aria-current=${O===t?"date":void 0}
					aria-label=${o(`page.${e}.mark`,{day:gs(O),n:A})}>${b+1}</a>`})}
		</div>
	</section>`}function Oh(){let e=T.value?.sanctions,t=e?.ban??e?.silence,[n,s]=y(!1),[a,r]=y(0),l=M(async()=>t?(await Xs({})).complaints:[],t,a).value;if(!e||!t||!l)return null;let c=e.ban?e.bannedUntil:e.silencedUntil,p={ends:c?"yes":"no",until:c?Q(c,{dateStyle:"medium",timeStyle:"short"}):"",reason:(e.ban?e.bannedFor:e.silencedFor)??"",answers:"no",contact:""},u=l.find($=>$.appeal===t),d=()=>(s(!1),r(a+1));return i`<div class="unkept row" role="status">
			<p>${e.ban?o("refusal.ban-player",p):o("refusal.silence-player",p)}</p>
			${u?i`<p class="small">${o("page.appeal.state",{answered:u.outcome?"yes":"no"})}</p>`:i`<${v} onclick=${()=>s(!0)} say=${o("page.appeal")} />`}
		</div>
		${n?i`<${Ah} onclose=${d} />`:null}`}function Ah({onclose:e}){let[t,n]=y(""),{busy:s,once:a}=D(),r=()=>a(async()=>{await ec({text:t.trim()}),N(o("page.complain.sent")),e()});return i`<${z} title=${o("page.appeal")} onclose=${e} actions=${i`<${v} chief aria-busy=${s}
		disabled=${!t.trim()} onclick=${r} say=${o("page.complain.send")} />`}>
		<p>${o("page.appeal.about")}</p>
		<${I} label=${o("page.appeal.text")} maxlength="300" value=${t} oninput=${n} />
	<//>`}var au,Ba={noise:!0,at:0,hertz:1800,seconds:.06,gain:.12},cn={noise:!1,at:0,hertz:392,seconds:.28,gain:.05},Mh={card:[Ba],turn:[cn],call:[0,.22,.9,1.12].map(e=>({...cn,at:e,hertz:523.25,gain:.08})),deal:[0,.07,.14,.21].map(e=>({...Ba,at:e,gain:.07})),trick:[{...Ba,hertz:700,seconds:.16,gain:.09}],made:[cn,{...cn,at:.16,hertz:523.25,seconds:.45}],best:[392,523.25,659.25,783.99].map((e,t)=>({...cn,at:.13*t,hertz:e,seconds:.7})),stamp:[{...Ba,hertz:240,seconds:.11,gain:.3}],lead:[587.33,880].map((e,t)=>({...cn,at:.75+.12*t,hertz:e,seconds:.4,gain:.03})),lost:[{...cn,hertz:246.94,seconds:.4,gain:.04}]},ou=e=>(e.played??[]).reduce((t,n)=>t+C(n).length,0);function ru(e,t){if(!e||!t)return[];let n=[];return Ot(e,t)?ou(t)>ou(e)&&n.push("card"):n.push("deal"),t.options&&!e.options&&n.push("turn"),n}function iu(e){let{seat:t,closed:n,points:s=[],made:a=[]}=e;if(t===void 0)return[];let r=s[t]===99||n?.winners.includes(t),l=!r&&Ct(e)===t,c=r?["stamp","best"]:a[t]?["stamp","made"]:["lost"];return l?[...c,"lead"]:c}function pn(e,t=!1){if(!(!E.sound.peek()||document.hidden&&!t)){au??=new AudioContext;for(let n of Mh[e])Th(au,n)}}function Th(e,{noise:t,at:n,hertz:s,seconds:a,gain:r}){let l=e.currentTime+n,c=new GainNode(e,{gain:0});if(c.gain.setValueAtTime(0,l),c.gain.linearRampToValueAtTime(r,l+.008),c.gain.exponentialRampToValueAtTime(1e-4,l+a),c.connect(e.destination),t){let p=new AudioBuffer({length:Math.ceil(a*e.sampleRate),sampleRate:e.sampleRate}),u=p.getChannelData(0);for(let $=0;$<u.length;$++)u[$]=Math.random()*2-1;let d=new AudioBufferSourceNode(e,{buffer:p});d.connect(new BiquadFilterNode(e,{type:"bandpass",frequency:s,Q:.8})).connect(c),d.start(l)}else{let p=new OscillatorNode(e,{type:"sine",frequency:s});p.connect(c),p.start(l),p.stop(l+a)}}var lu=6e4,[cu,Nh]=[10*lu,10*lu],[jh,uu]=[2e4,6e4],Bh=12,ot=R({all:[],ahead:0}),Wn=Re("there")?.id;lt(()=>{if(Wn===Re("there")?.id)return;Wn=Re("there")?.id;let{all:e,ahead:t}=ot.peek();ot.value={all:e.filter(n=>!n.group).map(({mine:n,...s})=>s),ahead:t}});async function Ea(){if(ne.peek()||Ht.peek()||document.visibilityState==="hidden")return;let e=Wn,{evenings:t,at:n}=await Ys({},{where:"there"});e===Wn&&(ot.value={all:t,ahead:n-Date.now()})}var du=e=>{ot.value={...ot.value,all:ot.value.all.map(t=>t.id===e.id?e:t)}},Eh=async({id:e},t)=>du(await ct(()=>Ro({evening:e,coming:t},{where:"there"}),"there",`e/${e}`));async function Dh({id:e}){let t=Wn,n=await Ro({evening:e,coming:!0,here:!0},{where:"there"});if(t===Wn)return du(n),n.table}function $u(e,t,n,s=!1){let{turn:a}=xn(t,s);x(()=>{e().catch(()=>{})},[a,t,...n])}var Ch=e=>Q(e,{hour:"numeric",minute:"2-digit"}),Ph=e=>Q(e,{weekday:"long",day:"numeric",month:"long",hour:"numeric",minute:"2-digit"});function fu(e){let[,t,n=0]=/^(\d+)m(?:\+(\d+)s)?$/.exec(e)??[];return t?o("page.evenings.clock",{minutes:Number(t),seconds:Number(n)}):o("page.home.clock",{clock:e})}var Lh=({variant:e,games:t=0,clock:n,groupName:s})=>[s,o(`variant.${e}`),t>0&&o("page.evenings.games",{n:t}),fu(n)].filter(Boolean).join(" · ");function Rh({id:e,begins:t,later:n,...s}){let a=p=>p.replace(/[\\;,]/g,"\\$&"),r=p=>`${new Date(p).toISOString().slice(0,19).replace(/[-:]/g,"")}Z`,c=["BEGIN:VCALENDAR","VERSION:2.0","PRODID:-//Ninety-Nine//EN",...[t,...n].flatMap(p=>["BEGIN:VEVENT",`UID:${e}-${p}@ninetynine`,`DTSTAMP:${r(Date.now())}`,`DTSTART:${r(p)}`,"DURATION:PT1H30M",`SUMMARY:${a(`${o("title")}: ${o(`variant.${s.variant}`)}`)}`,`URL:${On("/")}`,"END:VEVENT"]),"END:VCALENDAR",""];Qe(new Blob([c.join(`\r
`)],{type:"text/calendar"}),"ninety-nine.ics")}function qh({coming:e,names:t}){let n=e>t.length?[o("page.evenings.more",{n:e-t.length})]:[];return o("page.evenings.coming",{n:e,names:q([...t,...n])})}function Mr({group:e="",organises:t=!1}){$u(Ea,uu,[T.value?.id]);let{busy:n,once:s}=D(),a=Xe(),r=e?ot.value.all.filter($=>$.group===e):ot.value.all.slice(0,Bh),[l,c]=y("");if(r.length===0&&!t)return null;let p=()=>s(async()=>{await Ql({group:e,evening:l}),c(""),await Ea()}),u=$=>Yl({...$,group:e}),d=$=>s(async()=>($.mine||await a.keep())&&Eh($,!$.mine));return i`<section class="evenings">
		<h2>${o("page.evenings")}</h2>
		<p>${o("page.evenings.about")}</p>
		${T.value?null:i`<${Bt} name=${a} />`}
		<ul class="tables">
			${r.map($=>i`<li key=${$.id}>
				<b>${Ph($.begins)}</b>
				<span class="soft">${Lh(e?{...$,groupName:""}:$)}</span>
				<span>${qh($)}</span>
				<span class="row">
					<${v} plain=${$.mine} aria-busy=${n} onclick=${()=>d($)}
						say=${o($.mine?"page.evenings.not":"page.evenings.come")} />
					<${v} plain onclick=${()=>Rh($)} say=${o("page.evenings.calendar")} />
					${t?i`<${v} plain onclick=${()=>c($.id)} say=${o("page.operate.act.end-evening")} />`:null}
				</span>
			</li>`)}
		</ul>
		${r.some($=>$.mine)?i`<${ft} what="tonight" />`:null}
		${t?i`<details><summary>${o("page.group.evening")}</summary><${Tr} begin=${u} /></details>`:null}
		${l?i`<${Le} title=${o("page.operate.act.end-evening")} text=${o("page.evenings.end.sure")} busy=${n}
				yes=${o("page.operate.act.end-evening")} onyes=${p} onclose=${()=>c("")} />`:null}
	</section>`}var Ih=()=>[0,1,2,3,4,5,6].map(e=>[String(e),Q(Date.UTC(2026,10,1+e,12),{weekday:"long",timeZone:"UTC"})]),Wh=["5m+5s","10m+10s","20m+20s","120m"];function Tr({begin:e,reasoned:t}){let n=Intl.DateTimeFormat().resolvedOptions().timeZone,s={weekday:"3",hour:"20:00",zone:n,variant:"standard",games:3,clock:"10m+10s",bot:"club",reason:""},[a,r]=y(s),l=V($=>r(f=>({...f,...$}))),{busy:c,once:p}=D();x(()=>{Me().catch(()=>{})},[]);let u=$=>{$.preventDefault();let{weekday:f,hour:m,reason:h,...g}=a,[w=0,S=0]=m.split(":").map(Number);p(async()=>{await e({...g,id:"",weekday:Number(f),minute:60*w+S},h),N(o("page.operate.done")),await Ea()})},d=ke.value.map($=>[$.id,o(`variant.${$.id}`)]);return i`<form class="acts" onsubmit=${u}>
		<${U} label=${o("page.operate.weekday")} value=${a.weekday} options=${Ih()}
			onchange=${l("weekday")} />
		<${I} type="time" label=${`${o("page.operate.hour")}${t?"":` (${n})`}`} value=${a.hour} required
			oninput=${l("hour")} />
		${t?i`<${I} label=${o("page.operate.zone")} value=${a.zone} required oninput=${l("zone")} />`:null}
		<${U} label=${o("page.create.variant")} value=${a.variant} options=${d} onchange=${l("variant")} />
		<${de} label=${o("page.operate.games")} value=${a.games} min=${0} max=${100} onchange=${l("games")} />
		${t?i`<${I} label=${o("page.create.clock")} value=${a.clock} required oninput=${l("clock")} />`:i`<${U} label=${o("page.create.clock")} value=${a.clock}
				options=${Wh.map($=>[$,fu($)])} onchange=${l("clock")} />`}
		<${U} label=${o("page.operate.bots")} value=${a.bot} options=${Z("page.level",...xt)}
			onchange=${l("bot")} />
		${t?i`<${I} label=${o("page.operate.reason.kept")} maxlength="200" required value=${a.reason}
				oninput=${l("reason")} />`:null}
		<button class="button" aria-busy=${c}>${o("page.operate.act.evening")}</button>
	</form>`}var pu=new Set;function _h(){pn("call",!0);let e=document.querySelector("title");if(!document.hidden||!e)return;let t=`● ${o("page.evenings.ready")}`,n="",s=()=>{document.title!==t&&(n=document.title,document.title=t)},a=new MutationObserver(s),r=()=>{document.hidden||(document.removeEventListener("visibilitychange",r),a.disconnect(),document.title=n,Ho(!1))};a.observe(e,{childList:!0}),document.addEventListener("visibilitychange",r),Ho(!0),s()}function Fh(e){x(()=>{if(!e||!navigator.wakeLock)return;let t,n=!1,s=async()=>{document.hidden||(t=await navigator.wakeLock.request("screen"),n&&await t.release())},a=()=>{s().catch(()=>{})};return a(),document.addEventListener("visibilitychange",a),()=>{n=!0,document.removeEventListener("visibilitychange",a),t?.release()}},[e])}function zh(){let[e,t]=y(Date.now()),[n,s]=y({at:"",table:""}),a=ot.value.all.find(h=>h.mine),r=a?`${a.id} ${a.begins}`:"",l=n.at===r?n.table:"",c=a?a.begins-e-ot.value.ahead:1/0,p=c<=cu&&c>-Nh;$u(async()=>{if(t(Date.now()),!p)return T.peek()?Ea():void 0;if(!a)return;let h=await Dh(a);h&&h!==l&&s({at:r,table:h})},p?jh/(c<=cu/2&&!l?4:1):uu,[p,a?.id,T.value?.id],!0),x(()=>l?_h():void 0,[l]),Fh(p&&(c>0||!l));let[u="",d]=Us.value;u==="t"&&d===l&&pu.add(l);let $=p&&l!==""&&!pu.has(l);x(()=>{$&&u===""&&K(`/t/${l}`)},[$,u]);let f=p&&c>0&&u==="t"&&d===l;return!p||!a||!$&&!f&&(u==="t"||l)?null:i`<div class=${`awaited row ${$?"ready":""}`} role="status">
		<p>${o(`page.evenings.${$?"ready":f?"starts":"soon"}`,{time:Ch(a.begins)})}</p>
		${$?i`<a class="button" href=${`/t/${l}`}>${o("page.evenings.go")}</a>`:null}
	</div>`}function gt({view:e,names:t,last:n=!1,from:s=0}){let a=Ft(e);if(a===0)return i`<p class="soft">${o("last.none")}</p>`;let r=n?[a-1]:Array.from({length:a},(c,p)=>p).slice(s),l=Array.from({length:Ee(e)},(c,p)=>p);return i`<${X}><table class="book tricks">
		<thead><tr><th scope="col"><span class="unseen">${o("page.trick")}</span></th>
			${l.map(c=>i`<th key=${c} scope="col">${t[c]}</th>`)}</tr></thead>
		<tbody>${r.map(c=>{let p=No(e,c),u=jo(e,c);return i`<tr key=${c}><td>${c+1}</td>
				${l.map(d=>{let $=p.find(f=>f.seat===d)?.card;return i`<td key=${d} class=${d===u?"won":""}>
						${$?i`<${re} card=${$} size="mini" />`:null}
						<i class=${d===e.leads?.[c]?"led-dot":""} aria-hidden="true"></i>
						${d===e.leads?.[c]?i`<span class="unseen">${o("page.led")}</span>`:null}
						${d===u?i`<span class="unseen">${o("page.wins")}</span>`:null}
					</td>`})}</tr>`})}</tbody>
	</table><//>
	<p class="small soft legend" aria-hidden="true">
		<span><i class="led-dot"></i> ${o("page.led")}</span><span><i class="won-frame"></i> ${o("page.wins")}</span>
	</p>`}function mu({view:e,names:t,lies:n}){let s=Ft(e)-(n?2:1);if(s<0||e.phase!=="play")return null;let a=jo(e,s);return i`<figure class="last-trick">
		<figcaption class="small">${o("page.lasttrick")}</figcaption>
		<ol>${No(e,s).map(({seat:r,card:l})=>i`<li key=${r} data-card=${l}
			class=${r===a?"best":""}>
			<span class="unseen">${t[r]}: </span><${re} card=${l} size="mini" />
		</li>`)}</ol>
	</figure>`}function hu(e,t,n,s){let a=d=>d.act.startsWith("play "),r=d=>`${d.seat} ${d.act}`,l=d=>d.filter($=>!a($)).map(r).sort().join();if(l(e)!==l(t))return{trick:-1,steps:[s,s]};let[c,p]=[e.filter(a),t.filter(a)],u=c.findIndex((d,$)=>!p[$]||r(d)!==r(p[$]));return u<0?null:{trick:Math.floor(u/n),steps:[e.length-c.length+u,t.length-p.length+u]}}var gu=(e,t)=>t===void 0?en(e):o("page.report.bid",{bid:k(t),cards:en(e)}),Nr=e=>e.trick?o("page.report.trick",{n:e.trick}):o(`page.report.at.${e.phase}`),ys=(e,t)=>n=>`/replay/${e}/${t}/${n.deal}?step=${n.step}&seat=${n.seat}&hint`;function bs({of:e,names:t,place:n,one:s,named:a=!1}){return i`<ol class="moments">${e.map(r=>{let l=Nr(r),c=s?l:o("page.report.where",{deal:r.deal+1,when:l}),p=o("page.report.instead",{act:gu(r.act,r.bid),better:gu(r.better,r.betterBid)}),u=dt(r.why).join(" "),d=np(r);return i`<li key=${`${r.deal} ${r.step}`}><a href=${n(r)}>
			<span class="moment-where">${a?`${t[r.seat]} · `:""}${c}</span>
			<span class="moment-said">${J(p)}</span>
			<span class="moment-lost score" aria-label=${o("page.report.points",{n:k(r.lost/De,1)})}>
				−${k(r.lost/De,1)}
			</span>
			${u?i`<span class="moment-why">${J(u)}</span>`:null}
			${d?i`<span class="moment-why small soft">${d}</span>`:null}
		</a></li>`})}</ol>`}function ws({at:e,names:t,label:n,foot:s,me:a=-1,ends:r=[],from:l=[]}){let[c,p,u]=[470,210,104],d=[...l,...e.flat()],[$,f]=[Math.min(0,...d),Math.max(1,...d)],m=w=>34+w*(c-u-34)/Math.max(1,e.length),h=w=>p-22-(w-$)*(p-34)/(f-$),g=Kh((e[e.length-1]??[]).map(h),20);return i`<figure class="course"><svg viewBox=${`0 0 ${c} ${p}`} role="img" aria-label=${n}>
		<${yu} low=${$} high=${f} y=${h} to=${c-u} />
		${r.map(w=>i`<line key=${w} class="end" x1=${m(w)} x2=${m(w)} y1="6" y2=${p-22} />`)}
		${t.slice(0,e[0]?.length??0).map((w,S)=>i`<g key=${S} class=${S===a?"self":""} data-line=${S}>
				<polyline points=${[`${m(0)},${h(l[S]??0)}`,...e.map((b,O)=>`${m(O+1)},${h(b[S]??0)}`)].join(" ")} />
				<text x=${c-u+8} y=${(g[S]??0)+5}>${w.length>11?`${w.slice(0,10)}…`:w}</text>
			</g>`)}
		<text class="axis" x=${m(e.length)} y=${p-4} text-anchor="end">${s}</text>
	</svg></figure>`}function yu({low:e,high:t,y:n,to:s,said:a=k}){let r=Hh(t-e),l=Math.ceil(e/r);return Array.from({length:Math.floor(t/r)-l+1},(p,u)=>(l+u)*r).map(p=>i`<g key=${p}>
			<line class=${p===0?"base":"grid"} x1="34" x2=${s} y1=${n(p)} y2=${n(p)} />
			<text x="28" y=${n(p)+5} text-anchor="end">${a(p)}</text>
		</g>`)}function bu({of:e,last:t,label:n,foot:s,all:a,most:r,said:l=k,banded:c}){let[p,u,d]=[470,230,34],$=r??Math.max(1,...e.map(b=>b.mean),Math.min(...e.map(b=>b.high)),a*2),f=Math.min(0,...e.map(b=>b.mean)),m=b=>Math.min($,Math.max(f,b)),h=b=>d+b*(p-d-6)/Math.max(1,t),g=b=>u-24-(m(b)-f)*(u-36)/($-f),w=b=>h((b.from-1+b.to)/2),S=b=>e.map(O=>`${w(O)},${g(O[b])}`);return i`<figure class="course band"><svg viewBox=${`0 0 ${p} ${u}`} role="img" aria-label=${n}>
		${c?i`<polygon class="interval" points=${[...S("high"),...S("low").reverse()].join(" ")} />`:null}
		<${yu} low=${f} high=${$} y=${g} to=${p-6} said=${l} />
		<line class="all" x1=${d} x2=${p-6} y1=${g(a)} y2=${g(a)} />
		<g class="self"><polyline points=${e.map(b=>`${w(b)},${g(b.mean)}`).join(" ")} />
			${e.map(b=>i`<circle key=${b.from} cx=${w(b)} cy=${g(b.mean)} r="3.5" />`)}</g>
		<text class="axis" x=${p-6} y=${u-4} text-anchor="end">${s}</text>
	</svg></figure>`}function Hh(e){let t=e/4,n=10**Math.floor(Math.log10(t));return([1,2,5,10].find(s=>s*n>=t)??10)*n}function Kh(e,t){let n=e.map((r,l)=>l).sort((r,l)=>(e[r]??0)-(e[l]??0)),s=[...e];n.forEach((r,l)=>{let c=n[l-1];c!==void 0&&(s[r]=Math.max(s[r]??0,(s[c]??0)+t))});let a=Math.max(0,Math.max(...s)-202);return s.map(r=>r-a)}var jr=(e,t="")=>M(async()=>(await ae(()=>Dl({table:e})))?.scores??[],e,t).value;function wu({table:e,names:t,about:n="",view:s,me:a}){let r=jr(e,s?`${s.deal} ${s.phase==="over"}`:"");return r?i`${n?i`<p class="soft">${n}</p>`:null}
		<${Br} scores=${r} names=${t} me=${a??s?.seat} end=${s?.end} />`:null}function Da(e,t,n){if(t)return o("page.scores.deals",{n:t});if(!e)return" ";let{game:s,rubber:a}=e,r=s.target?o("page.scores.to",{n:s.target}):o("page.scores.deals",{n:s.deals});return n?n>1?`${r} · ${o("page.scores.rubber.games",{n})}`:r:a.wins?`${r} · ${o("page.scores.rubber.first",{n:a.wins})}`:a.games?`${r} · ${o("page.scores.rubber.games",{n:a.games})}`:r}function Ca(e){let t=[];for(let n of e)(t[n.game]??=[]).push(n);return t.filter(n=>n)}var Uh=4;function Br({scores:e,names:t,me:n=-1,end:s,onpick:a}){if(e.length===0)return i`<${Jh} names=${t} />`;let r=Ca(e),l=e[0]?.points.length??0,c=t.map((d,$)=>$).slice(0,l),p=e.some(d=>d.made.some(Boolean)),u=["declare","reveal"].filter(d=>e.some($=>$.premium.some(f=>f.startsWith(d))));return i`<div class="score-sheet" data-hands=${l}>
		<${X}><table class="book running-score">
			<thead><tr>
				<th scope="col" rowspan="2"><span class="unseen">${o("page.scores.deal")}</span></th>
				<th scope="col" rowspan="2" class="trump-column"><span>${o("col.trump")}</span></th>
				<th scope="col" rowspan="2" class="dealer-column">${o("page.scores.dealer")}</th>
				${c.map(d=>i`<th key=${d} scope="colgroup" colspan="2" class="hand-column">${t[d]}</th>`)}
			</tr><tr class="kinds">
				${c.map(d=>i`<${Wi} key=${d}>
						<th scope="col" class="gained">${o("page.scores.gained")}</th>
						<th scope="col" class="stands">${o("page.scores.stands")}</th>
					<//>`)}
			</tr></thead>
			${r.map((d,$)=>i`<${Vh} key=${$} game=${d} alone=${r.length===1} names=${t} seats=${c}
					onpick=${a} />`)}
			${r.length>1||s?.rubber?i`<${Yh} games=${r} seats=${c} end=${s} />`:null}
		</table><//>
		${p||u.length?i`<p class="small soft legend">
					${p?i`<span><span class="dot" aria-hidden="true"></span> ${o("page.scores.made")}</span>`:null}
					${u.map(d=>i`<span key=${d} class="of-gained">
							<sup>${o(`offer.letter.${d}`)}</sup> ${o(`offer.${d}`)}
						</span>`)}
				</p>`:null}
		${e.length>=Uh?i`<${Dr} games=${r} names=${t} me=${n} />`:null}
	</div>`}function Jh({names:e}){return i`<${X}><table class="book running-score unwritten">
			<thead><tr>${e.map((t,n)=>i`<th key=${n} scope="col" class="hand-column">${t}</th>`)}</tr></thead>
			<tbody><tr>${e.map((t,n)=>i`<td key=${n}>${k(0)}</td>`)}</tr></tbody>
		</table><//>
		<p class="soft">${o("page.scores.none")}</p>`}var Gh=({n:e})=>i`<button type="button" class="link" aria-label=${o("page.scores.look",{n:e})}>${e}</button>`;function Vh({game:e,alone:t,names:n,seats:s,onpick:a}){let r=e[e.length-1],l=r?.closed;return i`<tbody>
		${t?null:i`<${vu} n=${s.length} text=${o("page.scores.game",{n:(r?.game??0)+1})} />`}
		${e.map(c=>i`<tr key=${c.deal} class=${a?"pickable":""} onclick=${a&&(()=>a(c.deal))}>
				<th scope="row">${a?i`<${Gh} n=${c.deal+1} />`:c.deal+1}</th>
				<td class="trump-column"><${ie} trump=${c.trump} /><span class="unseen">${L(c.trump)}</span></td>
				<td class="dealer-column">${n[c.dealer]}</td>
				${s.map(p=>i`<${Zh} key=${p} score=${c} seat=${p} />`)}
			</tr>`)}
		${l&&l.bonus.some(c=>c)?i`<${vs} class="bonus" text=${i`<${Te} of="bonus">${o("page.scores.bonus")}<//>`} seats=${s}
						of=${c=>l.bonus[c]?k(l.bonus[c]):"–"} />
					<${vs} class="sum" text=${o("page.scores.with")} seats=${s} winners=${l.winners}
						of=${c=>k((r.totals[c]??0)+(l.bonus[c]??0))} />`:null}
	</tbody>`}var vu=({n:e,text:t})=>i`<tr class="game-head">
	<th scope="rowgroup" colspan=${2+2*e}>${t}</th><td class="dealer-column"></td>
</tr>`;function vs({text:e,seats:t,of:n,winners:s,class:a}){let r=l=>s?i`<span class=${s.includes(l)?"won-it":""}>${n(l)}</span>`:n(l);return i`<tr class=${a}>
		<th scope="row" colspan="2">${e}</th><td class="dealer-column"></td>
		${t.map(l=>i`<td key=${l} colspan="2">${r(l)}</td>`)}
	</tr>`}function Zh({score:e,seat:t}){let n=e.made[t]??!1,s=e.premium[t]??"",a=s.startsWith("reveal")?"reveal":"declare",r=i`<span class="dot" aria-hidden="true"></span><span class="unseen"> ${o("made.short")}</span>`;return i`<td class="gained">
			${k(e.points[t]??0)}
			${s?i`<sup title=${oe(s)}>${o(`offer.letter.${a}`)}</sup>`:null}
		</td>
		<td class="stands">${k(e.totals[t]??0)}<span class="tick">${n?r:null}</span></td>`}function Yh({games:e,seats:t,end:n}){let s=e.map(p=>p[p.length-1]).filter(p=>p!==void 0),a=p=>s.reduce((u,d)=>u+(d.totals[p]??0)+(d.closed?.bonus[p]??0),0),r=p=>s.filter(u=>u.closed?.winners.includes(p)).length,l=p=>n?.rubber?.[p]||"–",c=p=>k(n&&!n.cut?n.totals[p]??0:a(p));return i`<tfoot>
		<${vu} n=${t.length} text=${o("page.scores.together")} />
		<${vs} text=${o("page.scores.wins")} seats=${t} of=${p=>r(p)||"–"} />
		${n?.rubber?i`<${vs} text=${i`<${Te} of="rubber">${o("page.scores.rubber")}<//>`} seats=${t} of=${l} />`:null}
		<${vs} class="sum" text=${o("page.scores.all")} seats=${t} of=${c} winners=${n?.winners??[]} />
	</tfoot>`}function Er(e){let t=[],n=[],s=[];for(let a of e){for(let r of a)t.push(r.totals.map((l,c)=>l+(s[c]??0)+(r.closed?.bonus[c]??0))),r.closed&&n.push(t.length);s=t[t.length-1]??s}return{at:t,ends:n}}function Dr({games:e,names:t,me:n}){let{at:s,ends:a}=Er(e);return i`<${ws} at=${s} names=${t} me=${n} ends=${a.slice(0,-1)} label=${o("page.scores.course")}
		foot=${o("page.scores.deals",{n:s.length})} />`}var[Ge,Pa]=[1080,1350],[Cr,La,Ra,Ve]=[350,1266,48,96],ge={leaf:"#fbf6ea",ink:"#24201a",rule:"#cdbf9f",accent:"#b8371a",felt:"#f1e9d6",soft:"#b9c8bd",card:"#fffaee",cardEdge:"#cfc3a8",red:"#b8261b",black:"#221e1a",shade:"rgb(0 0 0 / 0.35)"},Qh=[[],[16,9],[5,8],[26,9,5,9],[30,14]],yt=(e,t,n)=>`${e} ${t}px ${n==="title"?'"Alegreya", Palatino, serif':'"Alegreya Sans", sans-serif'}`;function qa(e,t,n){let s=[];for(let a of t.split(" ")){let r=s.at(-1),l=`${r} ${a}`;r!==void 0&&e.measureText(l).width<=n?s[s.length-1]=l:s.push(a)}return s}function Pr(e,t,n){if(e.measureText(t).width<=n)return t;let s=Array.from(new Intl.Segmenter().segment(t),a=>a.segment);do s.pop();while(s.length>1&&e.measureText(`${s.join("")}…`).width>n);return`${s.join("")}…`}function ku(e){let t=document.body.appendChild(document.createElement("i"));t.style.color=`var(${e})`;let{color:n}=getComputedStyle(t);return t.remove(),n}function Ia(e,t,n,s=ge.ink){e.fillStyle=s,e.fillRect(Ve,t,Ge-2*Ve,n)}function Su(e,t){e.save(),e.shadowColor=ge.shade,e.shadowBlur=26,e.shadowOffsetY=9,t(),e.restore()}function xu(e,t,{x:n,y:s,turn:a}){let r=new Path2D(document.querySelector(`#pip-${t} path`)?.getAttribute("d")??"");e.save(),e.translate(n,s),e.rotate(a),e.scale(1.85,1.85),e.beginPath(),e.roundRect(-50,-70,100,140,4.5),e.fillStyle=ge.card,Su(e,()=>e.fill()),e.lineWidth=.6,e.strokeStyle=ge.cardEdge,e.stroke(),e.fillStyle=t==="H"?ge.red:ge.black;let l=(c,p,u,d=!1)=>{e.save(),e.translate(c-50,p-70),e.scale(u/100,(d?-u:u)/100),e.translate(-50,-50),e.fill(r),e.restore()};for(let[c,p]of Vi[9]??[])l(c,p,20,p>70);e.textAlign="center",e.font=yt("700",31,"text");for(let c=0;c<2;c++)e.fillText("9",-38.25,-43.5),l(11.75,40.5,16),e.rotate(Math.PI);e.restore()}function Xh(e,{title:t,winner:n}){e.fillStyle=ku("--felt"),e.fillRect(0,0,Ge,Pa),e.fillStyle=ku("--felt-deep"),e.fillRect(0,La,Ge,Pa-La),e.fillStyle=ge.leaf,Su(e,()=>e.fillRect(Ra,Cr,Ge-2*Ra,La-Cr+24)),xu(e,"S",{x:812,y:206,turn:-.14}),xu(e,"H",{x:930,y:214,turn:.1}),e.fillStyle=ge.soft,e.font=yt("400",32,"text"),e.fillText(Pr(e,t,600),Ra,92),e.fillStyle=ge.felt,eg(e,n,640),e.fillStyle=ge.soft,e.font=yt("400",28,"text"),e.textAlign="center",e.fillText(`Ninety-Nine · ${o("page.picture.by")}`,Ge/2,Pa-24),e.textAlign="left"}function eg(e,t,n){let s=$=>(e.font=yt("500",$,"title"),qa(e,t,n)),a=$=>{let f=s($);return f.length*$<=186&&f.every(m=>e.measureText(m).width<=n)},r=[88,62].find(a)??46,l=s(r).length,c=n;for(;c>0&&qa(e,t,c-8).length===l;)c-=8;let p=qa(e,t,c).slice(0,4),u=r*1.06,d=218+r*.3-(p.length-1)*u/2;p.forEach(($,f)=>e.fillText(Pr(e,$,n),Ra,d+u*f))}function Ou(e,t){e.strokeStyle=t===0?ge.accent:ge.ink,e.lineWidth=t===0?7:4,e.lineJoin="round",e.setLineDash(Qh[t]??[]),e.stroke(),e.setLineDash([])}function tg(e,{places:t},n){Ia(e,n,6,ge.accent),Ia(e,n+11,2,ge.accent);let s=58;return t.forEach(({name:a,total:r},l)=>{let c=n+70+s*l;e.fillStyle=ge.ink,e.font=yt(l===0?"700":"400",42,"text"),e.fillText(Pr(e,a,600),Ve,c),e.textAlign="right",e.fillText(k(r),Ge-Ve,c),e.textAlign="left",e.beginPath(),e.moveTo(Ge-Ve-330,c-13),e.lineTo(Ge-Ve-170,c-13),Ou(e,l),Ia(e,c+15,1.5,ge.rule)}),n+70+s*t.length}function ng(e,{course:{at:t},places:n},s,a){let r=t.flat(),[l,c]=[Math.min(0,...r),Math.max(1,...r)],p=d=>Ve+d*(Ge-2*Ve)/Math.max(1,t.length),u=d=>a-(d-l)*(a-s)/(c-l);Ia(e,u(0),2,ge.rule),n.forEach(({seat:d},$)=>{e.beginPath(),e.moveTo(p(0),u(0)),t.forEach((f,m)=>e.lineTo(p(m+1),u(f[d]??0))),Ou(e,$)})}function sg(e,{facts:t}){e.font=yt("400",34,"text");let n=t.slice(0,4).flatMap(a=>qa(e,a,Ge-2*Ve-34).map((r,l)=>({line:r,i:l}))),s=La-28-46*(n.length-1);return n.forEach(({line:a,i:r},l)=>{let c=s+46*l;e.fillStyle=ge.accent,r===0&&e.fill(ag(Ve+9,c-11,10)),e.fillStyle=ge.ink,e.fillText(a,Ve+34,c)}),s-60}var ag=(e,t,n)=>new Path2D(`M${e-n} ${t}L${e} ${t-n}L${e+n} ${t}L${e} ${t+n}Z`);async function Au(e){let t=[yt("500",88,"title"),yt("400",34,"text"),yt("700",42,"text")];await Promise.all(t.map(l=>document.fonts.load(l)));let n=document.createElement("canvas");[n.width,n.height]=[Ge,Pa];let s=n.getContext("2d");Xh(s,e);let a=tg(s,e,Cr+44),r=sg(s,e);return r-a>120&&ng(s,e,a+40,r-6),new Promise((l,c)=>n.toBlob(p=>p?l(p):c(new Error("no picture"))))}function og(e,t){let n=Math.max(...e);return n>=t?{seat:e.indexOf(n),n}:void 0}function rg(e,t){let[n,s]=[0,0];for(let a of e)s=Math.max(s,n=a.made[t]?n+1:0);return s}function ig(e,t,n){let s=n.map(h=>h.seat).sort((h,g)=>h-g),a=(h,g)=>og(s.map(h),g),r=h=>t[s[h]??-1]??"",l=[],c=a(h=>Math.max(...e.map(g=>g.points[h]??0)),1);if(c){let h=e.findIndex(g=>g.points[s[c.seat]??-1]===c.n)+1;l.push(o("page.best.deal",{name:r(c.seat),n:c.n,deal:h}))}let p=a(h=>rg(e,h),2);p&&l.push(o("page.best.run",{name:r(p.seat),n:p.n}));let u=a(h=>e.filter(g=>g.premium[h]&&g.made[h]).length,1);u&&l.push(o("page.best.premiums",{name:r(u.seat),n:u.n}));let d=e.filter(h=>s.every(g=>h.made[g])).length;d&&l.push(o("page.best.all",{n:d}));let[$,f]=n,m=$&&f?$.total-f.total:0;return m>0&&l.push(o("page.best.ahead",{name:$?.name??"",n:m})),l}function Lr({scores:e,end:t,names:n,title:s,winner:a}){let r=t.totals.map((l,c)=>({seat:c,total:l,name:n[c]??""}));return r.sort((l,c)=>c.total-l.total),{title:s,winner:a,places:r,facts:ig(e,n,r),course:Er(Ca(e))}}var lg=({title:e,winner:t,places:n,facts:s})=>[e,t,q(n.map(a=>`${a.name} ${k(a.total)}`)),...s].join(`
`);async function Rr(e){let t=new File([await Au(e)],"ninety-nine.png",{type:"image/png"});if(navigator.canShare?.({files:[t]}))return navigator.share({files:[t],title:e.title}).catch(n=>{if(n.name!=="AbortError")throw n});Qe(t,t.name)}var cg=3;function pg({table:e,match:t,names:n,seat:s}){let{told:a,wrong:r}=Qt(e,t,void 0);if(r)return null;let{judged:l=0,of:c=0,rough:p=0}=a??{},u=l<c?o("page.report.judging",{n:l,of:c}):o("page.report.rough",{n:p}),d=(a?.deals??[]).flatMap($=>$.mistakes).sort(($,f)=>f.lost-$.lost).slice(0,cg);return i`<section class="decided">
		<h3>${o("page.last.decided")}</h3>
		${!a||Ue(a)?i`<p class="soft judging" style=${{"--far":c?(l-p)/c:0}}>${c?u:""}</p>`:d.length?i`<${bs} of=${d} names=${n} place=${ys(e,t)} one=${!1} named=${!0} />`:i`<p class="soft">${o("page.last.clean")}</p>`}
		<p><a href=${`/report/${e}/${t}${s===void 0?"":`?seat=${s}`}`}>${o("page.last.report")}</a></p>
	</section>`}function Mu({table:e,match:t,at:n,view:s,names:a,variant:r,winner:l,onclose:c}){let p=jr(e),[u,d]=y(""),{end:$,seat:f}=s,m=`${r} · ${Q(n,{dateStyle:"long"})}`,h=p&&$&&Lr({scores:p,end:$,names:a,title:m,winner:l}),g=async b=>d(o(await Tt(lg(b))?"page.link.copied":"page.copy.not")),w=b=>Rr(b).catch(O=>d(P(O))),S=h&&i`<p class="soft" role="status">${u}</p>
		<${v} onclick=${()=>g(h)} say=${o("page.copy")} />
		<${v} chief onclick=${()=>w(h)} say=${o("page.share")} />`;return i`<${z} title=${o("page.last")} broad onclose=${c} actions=${S}>
		${h?i`<div class="last-page">
				<p class="small soft">${m}</p>
				<p class="winner">${l}</p>
				<div class="brought">
					<table class="book final"><tbody>
						${h.places.map(b=>i`<tr key=${b.seat} class=${b.seat===f?"self":""}>
							<th scope="row">${b.name}</th><td>${k(b.total)}</td>
						</tr>`)}
					</tbody></table>
					${p.length>1?i`<${Dr} games=${Ca(p)} names=${a} me=${f??-1} />`:null}
				</div>
				<div class="remembered">
					<ul class="bests">${h.facts.map(b=>i`<li key=${b}>${b}</li>`)}</ul>
					<${pg} table=${e} match=${t} names=${a} seat=${f} />
				</div>
			</div>`:i`<p class="soft" role="status">${o("page.opening")}</p>`}
	<//>`}function Tu(e,t,n){let s=fe(e.bid??0,n);return o("outcome.own",{bid:s,won:e.won?.[t]??0,points:e.points?.[t]??0})}function Nu(e,t){let n=(e.won?.[t]??0)-(e.bid??0);return e.made?.[t]||!n?"":o("outcome.off",{n:Math.abs(n),over:n>0?"yes":"no"})}function ug(e,{bid:t,won:n,worth:s}){let a=Ke(s),r=e.map(u=>a[ue(u)]??0),l=r.length&&r.reduce((u,d)=>u+d,0)===t,c=0,p=(l?r:[t]).map(u=>Array.from({length:u},()=>c++<n?"won":"open"));return n>t&&p.at(-1)?.push(...new Array(n-t).fill("extra")),p}function dg({view:e,seat:t,variant:n}){let s=Ne(C(e.aside),ce),a=e.won?.[t]??0,l=e.bid===0&&a>0&&e.made?.[t]&&n?.score.zeroOrAll?Xt(n):e.bid??0,c=ug(s,{bid:l,won:a,worth:n?.worth??""}),p=0,u=d=>i`<span class="bid-marks">
		${d.map($=>i`<i key=${p} class=${$} style=${{"--fall":p++}}></i>`)}
	</span>`;return i`<div class="met" aria-hidden="true" style=${{"--falls":Math.max(l,a,1)}}>
		${s.map((d,$)=>i`<div key=${d} class="turning" style=${{"--turn":$}}>
			<span class="face"><${re} card=${d} /></span><span class="back"><${re} face="down" /></span>
			${c.length===s.length?u(c[$]??[]):null}
		</div>`)}
		${c.length===s.length?null:c.map(u)}
	</div>`}function $g({view:e,names:t,variant:n}){let{seat:s}=e;if(s===void 0||e.bid===void 0)return i`<p class="outcome">${ju(e,t)}</p>`;let a=e.made?.[s]??!1,r=Nu(e,s),l=Tu(e,s,n).replace(/ (?=\S+$)/u," ");return i`<p class=${`outcome own-${a?"made":"failed"}`}>
		<b aria-hidden="true">${a?"✓":"✕"}</b> ${l}
		${r?i` <span class="off">${r}</span>`:null}
	</p>`}function ju(e,t){let n=t.filter((s,a)=>e.made?.[a]);return o("page.over.makers",{names:q(n),n:n.length})}var Wa=({view:e,names:t,won:n})=>e.end?.rubber?Qo(e,t):n||Yo(e,t);function fg(e){let{view:t,names:n,variant:s}=e,{seat:a}=t,l=a!==void 0&&t.bid!==void 0?[Tu(t,a,s),Nu(t,a)]:[ju(t,n)],c=Wa(e),p=c?[c,`${q(Bu(t,n).map(([u,d])=>`${u} ${k(d)}`))}.`]:[Xo(t,n,Ct(t)),Zo(t)];return[...l,...p].filter(Boolean).join(" ")}var mg=({end:e,closed:t,totals:n})=>e?.totals??n.map((s,a)=>t?(t.totals[a]??s)+(t.bonus[a]??0):s),Bu=(e,t)=>mg(e).map((n,s)=>[t[s]??"",n]).sort((n,s)=>s[1]-n[1]);function hg({title:e,view:t,names:n}){return i`<div class="printed">
		<${Jc} />
		<p class="outcome winner">${e}</p>
		<p class="standing">
			${Bu(t,n).map(([s,a])=>i`<span key=${s}>${s} <b>${k(a)}</b></span>`)}
		</p>
	</div>`}function _a(e){let{view:t,names:n,variant:s,won:a,day:r=!1,hands:l}=e,{seat:c,bid:p,aside:u}=t,d=Kc(t,l,a!==""&&!r),$=Wa(e),f=c!==void 0&&p!==void 0&&u!==void 0;return i`<header class="moment" data-what=${d}>
		${$&&!r?i`<${hg} title=${$} view=${t} names=${n} />`:null}
		${f&&(!$||r)?i`<${dg} view=${t} seat=${c} variant=${s} />`:null}
		<div class="outcomes">
			${$&&r?i`<p class="outcome winner">${$}</p>`:null}
			<${$g} ...${e} />
		</div>
		${$&&!r?null:i`<${Uc} what=${d} />`}
	</header>`}var gg=600;function Eu(e,t,n){let[s,a]=y(e&&!hn()&&!document.hidden);return x(()=>{if(!e)return;E.spoken.peek()||N(fg(t),!0);let r=new AbortController,l=u=>{let d=u instanceof KeyboardEvent?u.key:"",$=u?.target;(d===" "||d==="Enter")&&!$?.closest("button, a, input, dialog")&&u?.preventDefault(),r.abort(),a(!1)},c=setTimeout(()=>iu(t.view).forEach(pn),s?n-100:0),p=setTimeout(l,n+gg+Jo);for(let u of s?["pointerdown","keydown","visibilitychange"]:[])document.addEventListener(u,l,{capture:!0,signal:r.signal});return()=>(clearTimeout(p),clearTimeout(c),r.abort())},[]),s}var qr=(e,{table:t="mine",match:n,deal:s,step:a})=>`/whatif/${e}?of=${t}&match=${n}&deal=${s}&step=${a}`;function ks(e,{day:t,from:n}){if(n){let{table:a="mine",match:r,deal:l,step:c}=n;return{title:o("page.whatif"),lost:o("page.whatif.given.up"),played:{href:qr(e,n),text:o("page.whatif.compare")},givenUp:{href:`/replay/${a}/${r}/${l}?step=${c}`,text:o("page.replay")}}}if(!t)return;let s={href:`/daily/${t}`,text:o("page.daily.others")};return{title:o("page.nav.daily"),lost:o("page.daily.lost"),played:s,givenUp:s}}function Ir({table:e,message:t,names:n}){let s=t.table.ask,{seat:a}=t;if(t.table.paused&&a!==void 0&&!t.table.chairs[a]?.ready)return i`<p class="proposal">
			<${v} chief onclick=${()=>e.act({do:"resume"})} say=${o("page.resume")} />
		</p>`;if(a!==void 0&&t.table.chairs[a]?.away)return i`<p class="proposal">${o("page.standin")}${" "}
			<${v} chief onclick=${()=>e.act({do:"back"})} say=${o("page.back")} />
		</p>`;if(!s)return null;let l=a!==void 0&&!s.yes.includes(a),c=p=>e.act({do:"answer",on:p,seen:t.seq});return i`<div class="proposal" role=${E.spoken.value?void 0:"alert"}>
		<p>${o(`page.proposes.${s.what}`,{name:n[s.by]??"",you:s.by===a?"yes":"no"})}</p>
		${l?i`<div class="answers">
					<${v} chief onclick=${()=>c(!0)} say=${o("page.agree")} />
				<${v} onclick=${()=>c(!1)} say=${o("page.disagree")} /></div>`:null}
		${s.by===a?i`<div class="answers">
					<${v} onclick=${()=>c(!1)} say=${o("page.withdraw")} />
				</div>`:null}
	</div>`}function yg({table:e,message:t,names:n}){let[s,a]=y(!1),r=e.settled.value.settings,{variant:l="standard",rules:c}=r,p=n.map((u,d)=>d===t.seat?t.table.chairs[d]?.name??u:u);return i`<${v} aria-haspopup="dialog" onclick=${()=>a(!0)} say=${o("page.last")} />
		${s?i`<${Mu} table=${e.id} match=${t.table.match} at=${t.at} view=${t.view}
					names=${p} variant=${c?.name??o(`variant.${l}`)}
					winner=${er(t.table.winners,p,-1,r)} onclose=${()=>a(!1)} />`:null}`}var Du={made:1500,failed:950,printed:1250};function Cu({table:e,message:t,names:n,variant:s,fresh:a}){let{seat:r}=t,l=r!==void 0&&t.table.chairs[r]?.ready,{view:c}=t,p=t.table.stage==="waiting",u=e.settled.value.settings,{day:d}=u,$=ks(e.id,u),f=p?er(t.table.winners,n,r??-1,u):"",m={view:c,names:n,variant:s,won:f,day:d!==void 0},h=Wa(m),g=h?"printed":c?.made?.[r??-1]?"made":"failed",w=Eu(a,m,Du[g]),S=w?Du[g]:0,b=et("report",e.id),O=et("match",e.id),A=e.current.value,j={"--written":`${S}ms`};return i`<div class="over leaf sheeted" data-moves=${w?g:void 0} style=${j}
		onclick=${ee=>ee.stopPropagation()}>
		<${Ir} table=${e} message=${t} names=${n} />
		<${_a} ...${m} hands=${t.table.chairs.length} />
		<${nt} view=${c} names=${n} variant=${s} written=${S} crowned=${h!==""} />
		${r!==void 0&&!O&&Fc(t)?i`<${zc} table=${e.id} match=${t.table.match} deal=${c?.deal??0} seat=${r} />`:null}
		<div class="row">
			${b?i`<a class="button chief" href=${`/report/${e.id}/${t.table.match}?seat=${r}`}>
						${o("way.go.report")}
					</a>`:null}
			${$?i`<a class="button chief" href=${$.played.href}>${$.played.text}</a>`:r===void 0||l?i`<p class="soft">${r===void 0?"":o("page.waiting.others")}</p>`:i`<button type="button" class=${`button ${b?"":"chief"}`}
						disabled=${e.waits.value>0||!A||t.table.paused} onclick=${()=>e.ready()}>
						${o(p?"page.again":"page.next")}
					</button>`}
			${f&&c?.end&&!d&&!b?i`<${yg} table=${e} message=${t} names=${n} />`:null}
			${!b&&(p||t.table.open)?i`<a class="button plain" href=${`/replay/${e.id}/${t.table.match}/${c?.deal??0}`}>
						${o("page.replay")}
					</a>`:null}
		</div>
	</div>`}function Fa({title:e,class:t="",told:n,back:s,onclose:a,children:r}){let l=B(null);return ye(()=>{let c=l.current,p=document.activeElement;return c?.focus({preventScroll:!0}),()=>{c?.contains(document.activeElement)&&(s?.current??p)?.focus({preventScroll:!0})}},[]),x(()=>l.current?.scrollIntoView({block:"nearest"}),[n]),i`<section class=${`hint ${t}`} ref=${l} tabindex="-1" aria-label=${e}>
		<header>
			<h2>${e}</h2>
			<${v} plain onclick=${a} say=${o("page.close")} />
		</header>
		${r}
	</section>`}function xs(e){let[t,...n]=(e?.act??"").split(" ");return new Set(t==="play"||t==="lay"?n:[])}var za={luck:"M12 12C7 12 3.5 9.5 5 7s3.8-.5 3.8-.5S8 3.5 10.5 3.5 12 8 12 12C12 7 14.5 3.5 17 5s.5 3.8.5 3.8S20.5 8 20.5 10.5 16 12 12 12C17 12 20.5 14.5 19 17s-3.8.5-3.8.5S16 20.5 13.5 20.5 12 16 12 12C12 17 9.5 20.5 7 19s-.5-3.8-.5-3.8S3.5 16 3.5 13.5 8 12 12 12Z",played:"M4.5 19h15M4.5 16 3.5 7.5l4.7 3.6L12 5l3.8 6.1 4.7-3.6-1 8.5Z",thankyou:"M12 20.5S3.8 15 3.8 9.2a4.1 4.1 0 0 1 8.2-.7 4.1 4.1 0 0 1 8.2.7c0 5.8-8.2 11.3-8.2 11.3Z",ohno:"M11.3 3H4.5v18h6.2l2-4.5-3-4 3-4.5ZM15.5 3h4v18h-5l2-4.5-3-4 3-4.5Z",sorry:"M6 21.5V4c4-2.2 8 2.2 12.5 0v9.5c-4.5 2.2-8.5-2.2-12.5 0"},Ru=[...Object.keys(za),"deal","unlucky","moment","thanks"],Pu=2500,Wr=({of:e})=>za[e]?i`<svg class="mark" viewBox="0 0 24 24" aria-hidden="true" focusable="false"><path d=${za[e]} /></svg>`:null;function qu({onsay:e}){let[t,n]=y(""),s=B(-1/0);x(()=>{let r=setTimeout(()=>n(""),Pu);return()=>clearTimeout(r)},[t]);let a=(r,l)=>{Date.now()-s.current<Pu||(s.current=Date.now(),n(r),N(l,!0),e(l))};return i`<p class="reactions" role="group" aria-label=${o("page.reactions")}>
		${Object.keys(za).map(r=>{let l=o(`page.quick.${r}`);return i`<button type="button" key=${r} class=${`button plain ${t===r?"sent":""}`} aria-label=${l}
				title=${l} onclick=${()=>a(r,l)} aria-disabled=${t!==""}><${Wr} of=${r} /></button>`})}
	</p>`}var _n=({remark:e,phrase:t,text:n})=>e?o(`page.remark.${e}`):t&&Ru.includes(t)?o(`page.quick.${t}`):n,bg=e=>Math.min(12e3,4e3+70*e.length);function Iu({said:e}){let[t,n]=y(-1),[s,a]=y(!1),r=_n(e);return x(()=>{if(s)return;let l=setTimeout(()=>n(e.seq),bg(r));return()=>clearTimeout(l)},[e.seq,s]),t===e.seq?null:i`<p class="bubble" aria-hidden="true" onpointerenter=${()=>a(!0)}
		onpointerleave=${()=>a(!1)}><${Wr} of=${e.phrase??""} />${r}</p>`}function Wu(e,{me:t,since:n}){let s=e.filter(a=>a.at>=n&&a.seat>=0&&(a.by===""||a.by!==t));return new Map(s.map(a=>[a.seat,a]))}function _u({talk:e,me:t,muted:n,onsay:s,onmute:a,oncomplain:r}){let[l,c]=y(""),p=_i(),u=B(null),d=new Set(new Map(e.map(f=>[f.by,f])).values());x(()=>u.current?.scrollIntoView({block:"nearest"}),[e.length]);let $=async f=>{f.preventDefault();let m=l.trim();m&&(c(""),await s(m)===void 0&&c(m))};return i`<section class="talk" aria-label=${o("page.talk")}>
		${e.length===0?i`<p class="soft">${o("page.talk.none")}</p>`:null}
		<ol aria-live="polite" tabindex="0" aria-label=${o("page.talk")}>
			${e.map(f=>i`<li key=${f.seq}>
					<time class="soft small">${Q(f.at,{timeStyle:"short"})}</time>${" "}
					<b>${f.name}</b>${f.seat<0?i` <span class="soft small">${o("page.watching")}</span>`:null} ${_n(f)}
					${f.by&&f.by!==t&&d.has(f)?i`${" "}<${Lu} onclick=${()=>a(f.by,"mute",!0)}
						say=${o("page.mute")} />`:null}
					${r&&f.by&&f.by!==t&&d.has(f)?i`${" "}<button type="button" class="button plain small" onclick=${()=>r(f)}>
							${o("page.complain")}
						</button>`:null}
				</li>`)}
			${n.map(f=>i`<li key=${f.id}>
				<a href=${`/people/${f.id}`}>${f.name}</a> <${Lu} say=${o(f.blocked?"page.unblock":"page.unmute")}
					onclick=${()=>a(f.id,f.blocked?"block":"mute",!1)} />
			</li>`)}
			<li ref=${u} class="unseen" aria-hidden="true"></li>
		</ol>
		<p class="quick" role="group" aria-label=${o("page.quick")}>
			${Ru.map(f=>i`<button type="button" key=${f} class="button plain"
				onclick=${()=>s(o(`page.quick.${f}`))}><${Wr} of=${f} />${o(`page.quick.${f}`)}</button>`)}
		</p>
		<form class="row" onsubmit=${$}>
			<label class="unseen" for=${p}>${o("page.talk.say")}</label>
			<input id=${p} type="text" maxlength="300" autocomplete="off" placeholder=${o("page.talk.say")} value=${l}
				oninput=${f=>c(f.target.value)} />
			<button class="button">${o("page.talk.send")}</button>
		</form>
	</section>`}var Lu=({say:e,onclick:t})=>i`<button type="button" class="button plain small" onclick=${t}>
	${e}
</button>`;var wg={2:["south","north"],3:["south","west","east"],4:["south","west","north","east"],5:["south","west","northwest","northeast","east"]};function vg(e,t){let n=[];return Bo(e,t).forEach((s,a)=>n[s]=wg[e]?.[a]??"north"),n}function qt(e){let{view:t,names:n,me:s,variant:a,elsewhere:r,laid:l=!0,full:c=null,pending:p=null,unsent:u=!1}=e,{chairs:d,now:$=0,played:f=null,said:m,over:h="",onhurry:g,aloud:w=!1,children:S}=e,b=Ee(t),O=vg(b,s),A=c?c.cards:t.trick??[],j=c?c.winner:p?-1:t.taking??-1,ee=p&&!c?[...A,{seat:t.options?.seat??s,card:p}]:A;return i`<div class=${`felt hands-${b} ${h}`} onclick=${g}>
		<${Og} trump=${yn(t)} />
		${Bo(b,s).filter(te=>te!==r).map(te=>i`<${wt}
				key=${te} view=${t} variant=${a} seat=${te} name=${n[te]??""} names=${n}
				place=${O[te]} own=${te===s} chair=${d?.[te]} now=${$} open=${kg(t,te)}
				winner=${c?.winner===te} laid=${l} said=${m?.get(te)}
				hand=${te===f?.seat?f.hand:void 0}
			/>`)}
		<${qg} cards=${ee} pending=${p&&!c&&u?p:""} where=${O} winner=${j}
			gone=${c?.gone??!1} names=${n} aloud=${w} />
		<${Ag} view=${t} variant=${a} names=${n} me=${s} />
		${S}
	</div>`}var kg=(e,t)=>e.shown?.[t]?.hand!==void 0?C(e.shown[t]?.hand):null;function xg(e,t,n){let{why:s}=e,a=c=>c===n&&e.seat!==void 0?"yes":"no",r=e.trump===void 0&&yn(e)?[o("why.stay")]:[];if(s?.trump&&e.trump){let c=e.turnup&&e.turnup!=="joker"?Mt(e.turnup):o("joker");r.push(o(`why.${s.trump}`,{n:s.made,card:c,name:t[s.by??-1]??"",you:a(s.by)}))}let l=e.premium?.findIndex(c=>c!=="")??-1;if(s?.premium&&l>=0){let c=s.premium==="place"?"near":"level";r.push(o("why.holds",{name:t[l]??"",you:a(l),why:c}))}return s?.behind&&r.push(o("why.behind",{name:t[l]??"",you:a(l),n:s.behind})),r}function Sg(e,t,n,s){let[a,...r]=e.vulnerable??[],l=t?.score.vulnerable;return e.seat===void 0||a===void 0||r.length||!l?[]:[o("why.vulnerable",{you:a===s?"yes":"no",name:n[a]??"",n:l})]}var Og=({trump:e})=>i`<div class="cloth" data-trump=${e} aria-hidden="true">
	${(e==="none"?[..."CHSD"]:[e]).map(t=>i`<${ie} key=${t} trump=${t} />`)}
</div>`;function Ag({view:e,variant:t,names:n,me:s}){if(e.phase===void 0)return null;let a=[...xg(e,n,s),...Sg(e,t,n,s)];return i`<div class="ground">
		<div>
			<${bt} trump=${yn(e)} explains />
			${a.map(r=>i`<p key=${r} class="reason small">${r}</p>`)}
		</div>
		${e.turnup?i`<div class="turnup">
					<${At.Provider} value=""><${re} card=${e.turnup} size="mini" /><//>
					<span class="small">${o("turnup")}</span>
				</div>`:null}
	</div>`}function bt({trump:e,unsure:t=!1,explains:n=!1}){let s=i`<b>${L(e)}${t&&e?"?":""}</b>`;return i`<p class="trump">
		<span class="small">${o("page.trump")}</span>
		${e===""?i`<span class="sign none" aria-hidden="true">?</span>`:i`<${ie} trump=${e} />`}
		${n?i`<${Te} of=${e==="none"?"notrump":"trump"}>${s}<//>`:s}
	</p>`}function wt(e){let{view:t,variant:n,seat:s,name:a,names:r=[],place:l,own:c,chair:p,now:u,open:d,winner:$,laid:f=!0,hand:m,said:h}=e,g=t.held?.[s]??0,w=t.due===void 0?t.turn.includes(s):t.due===s,S=c&&t.seat!==void 0,b=S?t.bid:t.shown?.[s]?.bid,O=S?void 0:t.shown?.[s]?.aside,A=Tn(p),j=t.control===t.seat?"yes":"no";return i`<section class=${`seat ${l} ${`${w?"thinks":""} ${$?"winner":""} ${c?"own":""}`}`} data-seat=${s} aria-label=${a}>
		<div class="nameplate">
			<h2>
				<span class="name">${a}</span>
				${A?i`<${Te} class="level" say=${bc(p)}>${A}<//>`:null}
				${t.totals[s]===void 0?null:i`<span class="points" title=${o("page.points")}>
							${k(t.totals[s])}<span class="unseen"> ${o("page.points")}</span>
						</span>`}
				<${Mg} view=${t} seat=${s} />
				${t.dealer===s?i`<${Te} of="dealer" class="badge">
							${o("page.dealer.short")}<span class="unseen"> ${o("dealer")}</span>
						<//>`:null}
				${w?i`<span class="unseen">${o("seat.thinks")}</span>`:null}
				${p?.ready&&t.phase==="over"?i`<span class="small soft">${o("seat.ready")}</span>`:null}
			</h2>
			<p class="tally">
				${t.phase===void 0?null:i`<${Eg} view=${t} variant=${n} seat=${s} bid=${b}
							laid=${t.phase==="lay"?!t.turn.includes(s):f} />`}
				<${Bg} view=${t} seat=${s} variant=${n} />
				${t.vulnerable?.includes(s)?i`<${Te} of="vulnerable" class="badge" variant=${n}>${o("vulnerable")}<//>`:null}
				${t.control!==void 0&&s===bn(t)?i`<span>${o("dummy.by",{name:r[t.control]??"",you:j})}</span>`:null}
				${p?.away?i`<span class="badge">${o("page.away")}</span>`:null}
				<${Lg} chair=${p} now=${u} />
			</p>
			${t.phase==="play"?i`<${Tg} suits=${C(t.void?.[s])} />`:null}
			${h?i`<${Iu} said=${h} />`:null}
		</div>
		${O?i`<div class="aside" aria-label=${o("page.aside")}>${pe(O)}</div>`:null}
		${S||d?null:i`<${jg} n=${g} />`}
		${S||!d?null:m??i`<${Ng} cards=${d} trump=${t.trump} />`}
	</section>`}function Mg({view:e,seat:t}){let n=Dt(e.totals)===t,s=B(n),a=n&&!s.current&&Ct(e)===t;if(s.current=n,!n)return null;let r=a?`[data-seat="${Dt(ns(e))}"] .points`:void 0;return i`<${Te} class="leads" say=${o("page.leads.is")}>
		<${ss} from=${r} /><span class="unseen"> ${o("page.leads")}</span>
	<//>`}function Tg({suits:e}){let t={suits:q(e.map(L))};return i`<p class="voids">
		${e.length?i`<${Te} say=${o("page.void.is",t)}>
					<span class="unseen">${o("page.void",t)}</span>${e.map(n=>i`<${Pg} suit=${n} />`)}
				<//>`:null}
	</p>`}function Ng({cards:e,trump:t}){let n=s=>i`<span key=${ue(s[0]??"")} class="same-suit">
		${s.map(a=>i`<${re} key=${a} card=${a} size="mini" />`)}
	</span>`;return i`<div class="open-hand">${Ws(Ne(e,ce,t),t).map(n)}</div>`}function jg({n:e}){return i`<div class="backs" aria-label=${o("page.held",{n:e})} role="img" style=${{"--n":Math.max(e,1)}}>
		${Array.from({length:e},(t,n)=>i`<${re} key=${n} face="down" />`)}
	</div>`}function Bg({view:e,seat:t,variant:n}){let s=e.premium?.[t]||"";if(s){let l=s.startsWith("declare")?"declare":"reveal";return i`<${Te} of=${l} class="premium" variant=${n}>${oe(s)}<//>`}let a=e.why?.overcalled?.includes(t)&&e.phase!=="offer",r=oe(e.offers?.[t]??"declare");return i`${Cg(e,t)}
		${a?i`<span class="beaten">${o("offer.beaten",{offer:r})}</span>`:null}`}function Eg({view:e,variant:t,seat:n,bid:s,laid:a}){let r=e.won?.[n]??0;if(e.phase==="lay"||e.phase==="offer"||e.phase==="name")return s!==void 0?i`<span>${o("page.bid",{bid:fe(s,t)})}</span>`:a?i`<span>${o("page.laid")}</span>`:null;if(s===void 0)return i`<span class="score">${o("page.won",{won:r})}</span>`;let l=e.contract?.[n]||"short";return i`<span class=${`stand ${l}`}>
		<${_r} view=${e} variant=${t} seat=${n} bid=${s} />
		<span class="score">${o("page.won.of",{won:r,bid:fe(s,t)})}</span><${Dg} stands=${l} />
	</span>`}function _r({view:e,variant:t,seat:n=-1,bid:s}){let a=e.won?.[n]??0;if(s===void 0||a+s===0)return null;let l=s===0&&e.contract?.[n]!=="lost"&&t?.score.zeroOrAll?Xt(t):s;return i`<span class="dots" aria-hidden="true">
		${Array.from({length:Math.max(a,l)},(c,p)=>i`<i key=${p} class=${p>=l?"extra":p<a?"full":""}></i>`)}
	</span>`}function Dg({stands:e}){let t=e==="lost"?"✕":"✓";return i`<span class="unseen">${o(`page.contract.${e}`)}</span>
		${e==="short"?null:i`<b class="tells" aria-hidden="true">${t}</b>`}`}function Cg(e,t){let n=e.phase==="offer"?e.offers?.[t]:"";return n?i`<span>${oe(n)}</span>`:null}function Pg({suit:e}){return e==="nines"?i`<span class="void">9</span>`:i`<svg class=${`void suit-${e}`} viewBox="0 0 100 100" aria-hidden="true">
		<use href=${`#pip-${e}`} /><path d="M8 92 92 8" />
	</svg>`}function Lg({chair:e,now:t}){if(!e||e.until===void 0&&e.bank===void 0)return null;let n=Math.max(0,e.until!==void 0?e.until-t:e.bank??0),s=n<2e4&&e.until!==void 0;return i`<span class=${`time ${s?"short":""}`}>${Rg(n)}</span>`}function Rg(e){let t=Math.ceil(e/1e3);if(t>=86400)return o("page.days",{n:Math.floor(t/86400)});let n=r=>String(r).padStart(2,"0"),[s,a]=[Math.floor(t/3600),Math.floor(t/60)];return s>0?`${s}:${n(a%60)}:${n(t%60)}`:`${a}:${n(t%60)}`}function qg({cards:e,pending:t,where:n,winner:s,gone:a,names:r,aloud:l}){let c=B(null),p=B(new Set);return ye(()=>{let u=c.current;if(!u)return;let d=new Set(e.map(f=>`${f.seat} ${f.card}`)),$=[];for(let f of u.querySelectorAll("[data-of]")){let m=`${f.dataset.of} ${f.dataset.card}`;p.current.has(m)||$.push(_g(f,Wg(f))),a&&$.push(Fg(f,u.closest(".felt")?.querySelector(`[data-seat="${s}"] .nameplate`)))}for(let f of $)f?.();p.current=d},[e.map(u=>`${u.seat}${u.card}`).join(),a]),i`<ol class="trick" ref=${c} aria-label=${o("page.trick")} aria-live=${l?"polite":void 0}>
		${e.map(({seat:u,card:d},$)=>i`<li key=${`${u} ${d}`}
				class=${`${n[u]} ${u===s?"best":""} ${d===t?"waits":""}`}
				data-of=${u} data-card=${d} style=${{"--i":$}}>
				<span class="unseen">${r[u]}: </span><${re} card=${d} />
				${d===t?i`<small class="later">${o("page.unsent.card")}</small>`:null}
			</li>`)}
	</ol>`}var Ig=":is(.backs, .open-hand, .hand, .nameplate)";function Wg(e){let t=Ss.get(e.dataset.card??"");return t||e.closest(".felt")?.querySelector(`[data-seat="${e.dataset.of}"] ${Ig}`)?.getBoundingClientRect()}var Ss=new Map,Fu=e=>parseFloat(getComputedStyle(e).getPropertyValue("--move"))||0;function _g(e,t){let n=Fu(e);if(!t||!n||!e.animate)return;let s=e.getBoundingClientRect(),a=t.left+t.width/2-(s.left+s.width/2),r=t.top+t.height/2-(s.top+s.height/2),l=Math.min(1,t.width/s.width||1),c=[{transform:`translate(${a}px, ${r}px) scale(${l})`},{transform:"none"}];return()=>e.animate(c,{duration:n,easing:"cubic-bezier(0.2, 0.7, 0.2, 1)"})}function Fg(e,t){let n=Fu(e);if(!t||!n||!e.animate)return;let s=e.getBoundingClientRect(),a=t.getBoundingClientRect(),r=a.left+a.width/2-(s.left+s.width/2),l=a.top+a.height/2-(s.top+s.height/2),c=[{transform:"none",opacity:1},{transform:`translate(${r}px, ${l}px) scale(0.4)`,opacity:0}];return()=>e.animate(c,{duration:n,easing:"cubic-bezier(0.5, 0, 0.8, 0.4)",fill:"forwards"})}var Fr={calm:2e3,usual:1200,quick:550,instant:550},zg=280,Hg={calm:650,usual:350,quick:150,instant:0},Kg=12,Ug=(e,t)=>Ot(e,t)&&zu(t)>zu(e),zu=e=>(e?.played??[]).reduce((t,n)=>t+C(n).length,0),Ha=class{shown=R(null);#e;#n=[];#t=0;#s=()=>{};constructor(t){this.#e=t}take(t){this.#n.push(t),document.hidden||this.#n.length>Kg?this.skip():this.#t||this.#a()}skip(){this.stop();let t=this.#n.at(-1)??this.shown.peek()?.message;this.#n=[],t&&(this.shown.value={message:t,full:null})}hurry(){return this.#t&&this.#s(),this.#t!==0&&(this.#n.length>0||!!this.shown.peek()?.full)}stop(){clearTimeout(this.#t),this.#t=0}#a(){let t=this.#n.shift();if(!t)return;let n=this.shown.peek()?.message.view,s=wn(n,t.view);this.shown.value={message:t,full:s};let a=Hg[this.#e()];if(!s&&a&&Ug(n,t.view))return this.#r(a,()=>this.#a());if(!s)return void this.#a();this.#r(Fr[this.#e()],()=>{this.shown.value={message:t,full:{...s,gone:!0}},this.#r(hn()?0:zg,()=>{this.shown.value={message:t,full:null},this.#a()})})}#r(t,n){this.#s=()=>{this.stop(),n()},this.#t=setTimeout(this.#s,t)}};async function Jg(e,t,n){await Oc([e,t,n],!1,({id:s})=>Yt(Wl,zl,{table:e,match:t,id:s,pace:Zt[E.pace.value],...n}))}function Gg(e,t,n,s){let a=Array.from({length:e},(r,l)=>l===t?"":s[l]||n);return a.every((r,l)=>l===t||r===n)?n:a.join()}function Hu({of:{table:e,match:t,deal:n,step:s},names:a,front:r,onclose:l}){let[c,p]=y(String(r)),[u,d]=y(""),[$,f]=y({}),{busy:m,once:h}=D();x(()=>{ae(Me)},[]);let g=u||Sc(),w=Qn.value.map(({name:A})=>[A,o(`page.level.${A}`)]),S=Gg(a.length,Number(c),g,$),O=i`<${v} chief aria-busy=${m} disabled=${m||!g} onclick=${()=>h(()=>Jg(e,t,{deal:n,step:s,seat:Number(c),bots:S}))}
		say=${o("page.whatif.play")} />`;return i`<${z} title=${o("page.whatif")} onclose=${l} actions=${O}>
		<div class="play-on">
			<p>${o("page.whatif.about")}</p>
			<${H} label=${o("page.whatif.seat")} value=${c} onchange=${p}
				options=${a.map((A,j)=>[String(j),A])} />
			<${H} label=${o("page.whatif.others")} value=${g} options=${w}
				onchange=${A=>(d(A),f({}))} />
			${a.length>2?i`<details><summary>${o("page.whatif.each")}</summary><div class="play-on-each">
						${a.map((A,j)=>j===Number(c)?null:i`<${U} key=${j} label=${A}
							value=${$[j]||g} options=${w}
							onchange=${ee=>f({...$,[j]:ee})} />`)}
					</div></details>`:null}
		</div>
	<//>`}function Vg({rest:e}){let[t,n="1",s="0"]=e;return t?i`<${Yg} table=${t} match=${Number(n)||1} deal=${Number(s)||0} />`:i`<${F} title=${o("page.nav.replay")} text=${o("page.replay.which")}>
			<p><a class="button chief" href="/records">${o("page.nav.records")}</a></p>
		<//>`}async function Hr({table:e,match:t,deal:n}){if(e==="mine"&&!await Dn())throw new se(o("page.replay.gone"));return Yt(Zs,Mn,{table:e,match:t,deal:n})}function Zg(e,t,n){let s=B(new Map),[,a]=y(0);return x(()=>{if(!n||s.current.get(t)?.told)return;let r=new AbortController,l=c=>{s.current.set(t,c),a(p=>p+1)};return l({}),Yt(ql,_l,{...e,step:t},r.signal).then(c=>l({told:c}),c=>r.signal.aborted||l({wrong:P(c)})),()=>r.abort()},[t,n]),n?s.current.get(t)??{}:null}function Kr(e){let t=[];for(let{line:s,views:a}of e.steps){let r=t[t.length-1]?.views;("act"in s||t.length===0)&&t.push(r?{line:s,views:a,before:r}:{line:s,views:a})}let n=e.steps[e.steps.length-1];return n?.views[0]?.phase==="over"&&t.push({line:{},views:n.views,sheet:!0}),t}function Yg({table:e,match:t,deal:n}){let{value:s,wrong:a}=M(()=>Hr({table:e,match:t,deal:n}),e,t,n);if(a)return i`<${F} title=${o("page.nav.replay")} text=${a}>
			<p><a class="button" href="/records">${o("page.nav.records")}</a></p>
		<//>`;if(!s)return i`<${F} text=${o("page.replay.loading")} />`;let r=`${e} ${t} ${n}`;return i`<${Qg} key=${r} table=${e} match=${t} deal=${n} played=${s} />`}function Ur(e,t){let n=e[t],s={...n.shown};return e.forEach((a,r)=>{if(r===t)return;let l={hand:a.hand??""};a.aside&&(l.aside=a.aside),a.bid!==void 0&&(l.bid=a.bid),s[r]=l}),{...n,shown:s,offers:(n.offers??[]).map((a,r)=>e[r]?.offers?.[r]??a)}}function Qg({table:e,match:t,deal:n,played:s}){let a=rn(Y(s.header.variant),s.header.rules),r=we(()=>Kr(s),[s]),l=r[0]?.views.length??1,c=ln(s.header,l),p=r.length-1,u=Ae.value,d=Math.min(p,Math.max(0,Number(u.get("step"))||0)),$=/^[0-4]$/.test(u.get("seat")??"")?Math.min(l-1,Number(u.get("seat"))):-1,f=$>=0?$:In(s.header,l),m=r[d+1]?.line,h=m!==void 0&&"act"in m,g=Zg({table:e,match:t,deal:n},d,h&&u.has("hint")),w=(He,Hn=$,Rs=g!==null&&He===d)=>`/replay/${e}/${t}/${n}?step=${He}${Hn>=0?`&seat=${Hn}`:""}${Rs?"&hint":""}`,S=He=>K(w(Math.min(p,Math.max(0,He))),{replace:!0}),b=r[d],O=ty(d,p,!!Ka(b),S),A=O.past(S),j=we(()=>sy(r),[r]),ee=ey(d,j,p,A),te=B(null),Ce=r[d]?.views[0]?.phase!=="over",$n=O.past(()=>Ce&&K(`${w(d)}&on=1`,{replace:!0})),kt=O.past(()=>h&&K(w(d,$,!g),{replace:!0}));ay({h:kt,p:$n,...g&&{Escape:kt},ArrowRight:ee.forward,ArrowLeft:ee.back," ":O.toggle,ArrowDown:ee.trickForward,ArrowUp:ee.trickBack,Home:ee.start,End:ee.end});let Se=$>=0?b.views[$]:Ur(b.views,f);return i`<${At.Provider} value=${Ye(Se)}><main id="main" tabindex="-1" class="replay">
		<${iy} played=${s} table=${e} match=${t} deal=${n} names=${c.slice(0,l)} seat=${$}
			onseat=${He=>K(w(d,He),{replace:!0})} here=${w(d)}
			onplay=${Ce?$n:void 0} />
		<div class="replay-board">
			<div class="replay-table table board" onpointerdown=${O.stop}>
				<h2 class="unseen">${$>=0?o("page.replay.seen",{name:c[$]}):o("page.replay.all")}</h2>
				<${Xg} moment=${b} view=${Se} names=${c} variant=${a} at=${f} hint=${g?.told} />
			</div>
			<aside class="replay-aside" data-hint=${g?"":void 0}>
				${g?i`<${oy} key=${d} hint=${g} variant=${a} name=${c[m.by??m.seat]??""}
							bid=${r[d+1]?.views[m.seat]?.bid} back=${te} onclose=${kt} />`:null}
				<section class="replay-tricks"><h2>${o("tricks.title")}</h2><${gt} view=${Se} names=${c} /></section>
			</aside>
		</div>
		<div class="replay-controls">
			<div class="replay-say">
				<p class="said" aria-live="polite"><span>${J(Jr(b,c,$,a))}</span></p>
				<button type="button" class="button plain" ref=${te} aria-pressed=${g!==null} aria-keyshortcuts="h"
					title=${o("page.hint.ask")} disabled=${!h} onclick=${kt}>${o("page.hint")}</button>
			</div>
			<${ny} step=${d} last=${p} to=${A} steps=${ee} auto=${O} />
		</div>
		${Ce&&u.get("on")?i`<${Hu} of=${{table:e,match:t,deal:n,step:d}} names=${c.slice(0,l)}
			front=${f} onclose=${()=>A(d)} />`:null}
	</main><//>`}function Xg({moment:e,view:t,names:n,variant:s,at:a,hint:r}){if(e.sheet){let c={view:{...t,seat:void 0},names:n,variant:s,won:"",hands:e.views.length};return i`<div class="replay-sheet"><div>
			<${_a} ...${c} />
			<${nt} view=${t} names=${n} variant=${s} me=${-1} untitled=${!0}
				crowned=${!!t.closed} />
		</div></div>`}let l=Vt(s,t.phase);return i`<${qt} view=${t} variant=${s} names=${n} me=${a} elsewhere=${a} laid=${l}
			full=${Ka(e)} />
		<${ry} view=${t} variant=${s} laid=${l} seat=${a} name=${n[a]??""} hint=${r} />`}var ey=(e,t,n,s)=>({start:()=>s(0),trickBack:()=>s(t.findLast(a=>a<e)??0),back:()=>s(e-1),forward:()=>s(e+1),trickForward:()=>s(t.find(a=>a>e)??n),end:()=>s(n)});function ty(e,t,n,s){let[a,r]=y(!1),[l,c]=y(()=>E.pace.peek()==="instant"?"quick":E.pace.peek());x(()=>{if(a&&e===t&&r(!1),!a||e===t)return;let $=setTimeout(()=>s(e+1),n?Fr[l]:Zt[l]);return()=>clearTimeout($)},[a,e,l]);let p=()=>r(!1);return x(()=>(document.addEventListener("visibilitychange",p),()=>document.removeEventListener("visibilitychange",p)),[]),{on:a,toggle:()=>{!a&&e===t&&s(0),r(!a)},past:$=>(...f)=>{p(),$(...f)},stop:p,pace:l,setPace:c}}function ny({step:e,last:t,to:n,steps:s,auto:a}){let r=o("page.replay.at",{n:e,of:t}),l=u=>n(u.currentTarget.valueAsNumber),[c,p]=[e===0,e===t];return i`<div class="replay-auto">
			<${un} label=${o(a.on?"page.replay.pause":"page.replay.play")} icon=${a.on?"pause":"play"}
				off=${!1} onclick=${a.toggle} />
			<input type="range" min="0" max=${t} value=${e} aria-label=${o("page.replay.step")}
				aria-valuetext=${r} oninput=${l} />
			<${U} hidden label=${o("page.replay.pace")} value=${a.pace} onchange=${a.setPace}
				options=${Z("page.pace","calm","usual","quick")} />
		</div>
		<div class="replay-keys">
			<${un} label=${o("page.replay.start")} icon="start" off=${c} onclick=${s.start} />
			<${un} label=${o("page.replay.trick.back")} icon="fast-back" off=${c} onclick=${s.trickBack} />
			<${un} label=${o("page.replay.back")} icon="back" off=${c} onclick=${s.back} />
			<span class="count score">${r}</span>
			<${un} label=${o("page.replay.forward")} icon="forward" off=${p} onclick=${s.forward} />
			<${un} label=${o("page.replay.trick.forward")} icon="fast-forward" off=${p} onclick=${s.trickForward} />
			<${un} label=${o("page.replay.end")} icon="end" off=${p} onclick=${s.end} />
		</div>`}function sy(e){return e.flatMap((t,n)=>{let s=t.views[0]?.phase==="play"&&t.before?.[0]?.phase!=="play";return n===0||s||Ka(t)||t.sheet?[n]:[]})}var Ka=e=>wn(e.before?.[0],e.views[0]);function Jr(e,t,n,s){if(e.sheet)return o("ask.next");let{line:a}=e;if(!("act"in a))return o("page.replay.dealt",{name:t[a.dealer]});let[r="",...l]=String(a.act).split(" "),c=t[a.seat]??"",p=n>=0&&n!==a.seat,u=e.views[a.seat],d=Ka(e);if(r==="lay"){let f=l.map(h=>_e(h,Ye(u))).join(" "),m=fe(u?.bid??0,s);return p?o("page.replay.laid",{name:c}):o("page.replay.lays",{name:c,cards:f,bid:m})}if(r==="name")return o("page.replay.names",{name:c,trump:L(l[0])});if(r==="play"){let[f,m]=d?["yes",t[d.winner]??""]:["no",""];return o("page.replay.plays",{name:c,card:_e(l[0]??"",Ye(u)),taken:f,winner:m})}let $=e.views[n];return p&&$?.phase==="offer"&&!$.offers?.[a.seat]?o("page.replay.decided",{name:c}):o("page.replay.offers",{name:c,offer:oe(String(a.act))})}function ay(e){ye(()=>{let t=n=>{let s=e[n.key];if(!s||n.ctrlKey||n.metaKey||n.altKey||n.shiftKey)return;let a=`input, select, textarea, dialog${n.key===" "?", button, a":""}`;n.target instanceof Element&&n.target.closest(a)||(n.preventDefault(),s())};return addEventListener("keydown",t),()=>removeEventListener("keydown",t)})}function oy({hint:e,variant:t,name:n,bid:s,back:a,onclose:r}){let{told:l,wrong:c}=e,p=o("page.hint.of",{name:n});return i`<${Fa} class="replay-hint" title=${p} told=${l} back=${a} onclose=${r}>
		${l?i`<${Pn} advice=${l.advice} variant=${t} done=${{act:l.act,name:n,bid:s}} />`:i`<p class=${c?"":"soft"} role="status">${c??o("page.hint.thinking")}</p>`}
	<//>`}function ry({view:e,variant:t,laid:n,seat:s,name:a,hint:r}){let l=Ne(C(e.hand),ce,e.trump),[c,p]=[xs(r?.advice),xs(r)];return i`<div class="replay-held">
		<${wt} view=${e} variant=${t} seat=${s} name=${a} place="south" own=${!0}
			chair=${void 0} now=${0} open=${null} winner=${!1} laid=${n} />
		<div class="cards" style=${{"--n":Math.max(l.length,2)}} aria-label=${a} role="group">${l.map(u=>i`<span key=${u} class="one">
				<${re} card=${u} />
				<span class="mark">
					${c.has(u)?i`<${Be} />`:null}${p.has(u)?i`<${da} />`:null}
				</span>
			</span>`)}</div>
		<div class="laid">${pe(e.aside)}</div>
	</div>`}function iy({played:e,table:t,match:n,deal:s,names:a,seat:r,onseat:l,here:c,onplay:p}){let[u,d]=y(!1),$=e.steps[e.steps.length-1]?.views[0]?.trump??"",f=h=>`/replay/${t}/${n}/${h}${r>=0?`?seat=${r}`:""}`,m=a.map((h,g)=>[String(g),o("page.replay.seen",{name:h})]);return i`<header class="replay-head">
		<a class="mark" href="/records">99<span class="unseen"> ${o("page.nav.records")}</span></a>
		<h1>
			<span class="soft">${e.header.rules?.name??he(e.header.variant)}</span>
			<span>${o("sheet.title",{deal:s+1,trump:L($)})}${" "}<${ie} trump=${$} /></span>
		</h1>
		<nav class="row" aria-label=${o("page.replay.deals")}>
			<${Ku} to=${s>0?f(s-1):""} text=${o("page.replay.previous")} arrow="←" />
			<${Ku} to=${s+1<e.deals?f(s+1):""} text=${o("page.replay.next")} arrow="→" />
		</nav>
		<${U} hidden label=${o("page.replay.hands")} value=${String(r)}
			options=${[["-1",o("page.replay.all")],...m]}
			onchange=${h=>l(Number(h))} />
		<div class="row doings">
			${t==="mine"?null:i`<a class="button plain to-table" href=${`/t/${t}`} aria-label=${o("page.learn.table")}>
						${zr(o("page.learn.table"),o("page.replay.table.short"))}
					</a>`}
			<button type="button" class="button plain" aria-keyshortcuts="p" disabled=${!p} onclick=${p}
				aria-label=${o("page.whatif")}>${zr(o("page.whatif"),o("page.whatif.play"))}</button>
			<a class="button plain" href=${`/report/${t}/${n}/${s}${r>=0?`?seat=${r}`:""}`}>
				${o("page.report.short")}
			</a>
			${t==="mine"?null:i`<button type="button" class="button plain" onclick=${()=>fa(On(c))}
						aria-label=${o("page.replay.link")}>${zr(o("page.replay.link"),o("page.replay.link.short"))}</button>`}
			<${v} plain onclick=${()=>d(!0)} say=${o("page.fair.short")} />
		</div>
		${u?i`<${z} title=${o("page.fair")} onclose=${()=>d(!1)}>
					${t==="mine"?i`<${ly} match=${n} />`:i`<${fs} table=${t} match=${n} />`}
				<//>`:null}
	</header>`}var zr=(e,t)=>i`<span class="words">${e}</span><span class="arrow">${t}</span>`;function ly({match:e}){let{value:t}=M(async()=>{let a=await Dn();return(a&&await ca(a.bytes))??""});if(t===void 0)return null;if(t==="")return i`<p>${o("page.fair.packed")}</p>`;let n=[...t.matchAll(/^\s*\{[^\n]*"ninetynine":/gm)].map(a=>a.index),s=n[e-1]??0;return i`<${fs} record=${t.slice(s,n[e]??t.length)} />`}function Ku({to:e,text:t,arrow:n}){let s=i`<span class="words">${t}</span><span class="arrow" aria-hidden="true">${n}</span>`;return e?i`<a href=${e}>${s}</a>`:i`<span class="off" aria-disabled="true">${s}</span>`}var cy={start:"M5 4v16M20 4 8 12l12 8z","fast-back":"M12 4 2 12l10 8zM22 4 12 12l10 8z",back:"M15 4 7 12l8 8 1-1-7-7 7-7z",forward:"M9 4l8 8-8 8-1-1 7-7-7-7z",play:"M6 3l14 9-14 9z",pause:"M5 4h4v16H5zM15 4h4v16h-4z","fast-forward":"M2 4l10 8-10 8zM12 4l10 8-10 8z",end:"M19 4v16M4 4l12 8-12 8z"};function un({label:e,icon:t,off:n,onclick:s}){return i`<button type="button" class="replay-key" aria-label=${e} title=${e} aria-disabled=${n}
		onclick=${()=>n||s()}>
		<svg viewBox="0 0 24 24" aria-hidden="true" focusable="false"><path d=${cy[t]} /></svg>
	</button>`}function py(e){let t=(r,l)=>Math.max(l,Math.trunc(Number(e.get(r)))||l),[n,s,a]=[t("match",1),t("deal",0),t("step",0)];return{table:e.get("of")||"mine",match:n,deal:s,step:a}}function uy({rest:[e=""]}){let t=py(Ae.value),n=qr(e,t),{value:s,wrong:a}=M(async()=>{let r=await Promise.all([Hr(t),Zs({table:e,match:1,deal:t.deal})]);if(!dy(r))throw new se(o("page.replay.gone"));return{key:n,both:r}},n);return a?i`<${F} class="endings" title=${o("page.nav.whatif")} text=${a}>
			<p><a class="button" href="/records">${o("page.nav.records")}</a></p>
		<//>`:s?.key!==n?i`<${F} class="endings" text=${o("page.replay.loading")} />`:i`<main id="main" tabindex="-1" class="endings">
		<${$y} table=${e} from=${t} both=${s.both} />
	</main>`}var dy=([e,t])=>String(e.steps[0]?.line.hands)===String(t.steps[0]?.line.hands),Uu=({steps:e})=>e.map(({line:t})=>t).filter(t=>"act"in t);function Ju({steps:e}){let t=e.findLast(({views:n})=>n[0]?.phase==="over")?.views;return t&&Ur(t,0)}function $y({table:e,from:t,both:[n,s]}){let{header:a}=n,r=rn(Y(a.variant),a.rules),[l,c]=[Ju(n),Ju(s)];if(!l?.points||!c?.points)return i`<h1>${o("page.nav.whatif")}</h1><p>${o("page.whatif.unfinished")}</p>
			<p><a class="button" href=${`/t/${e}`}>${o("page.records.table")}</a></p>`;let p=hu(Uu(n),Uu(s),Ee(l),t.step),u=n.steps[0]?.views.length??1,d=[ln(a,u),ln(s.header,u)],$=`/replay/${t.table}/${t.match}/${t.deal}`,[f=t.step,m=t.step]=p?.steps??[];return i`<div class="endings-head"><header>
			<p class="soft">${a.rules?.name??he(a.variant)} ·${" "}
				${o("sheet.title",{deal:t.deal+1,trump:L(c.trump)})}${" "}
				<${ie} trump=${c.trump??""} /></p>
			<h1>${o("page.nav.whatif")}</h1>
			<p class="lead">${fy(p?.trick)}</p>
		</header>
		<${my} was=${l.points} now=${c.points} names=${d} me=${In(s.header,u)} /></div>
		<div class="endings-both">
			<${Gu} title=${o("page.whatif.was")} played=${n} view=${l} names=${d[0]} variant=${r}
				trick=${p?.trick} step=${f} at=${$} />
			<${Gu} title=${o("page.whatif.now")} played=${s} view=${c} names=${d[1]} variant=${r}
				trick=${p?.trick} step=${m} at=${`/replay/${e}/1/${t.deal}`}
				again=${`${$}?step=${t.step}&on=1`} />
		</div>`}function fy(e){return e===void 0?o("page.whatif.same"):e<0?o("page.whatif.parted.before"):o("page.whatif.parted",{n:e+1})}function Gu({title:e,played:t,view:n,names:s,variant:a,trick:r,step:l,at:c,again:p}){let u=r===void 0||r<0?void 0:Kr(t)[l+1];return i`<section>
		<h2>${e}</h2>
		${u?i`<p>${J(Jr(u,s,-1,a))}</p>`:null}
		<${nt} view=${n} names=${s} variant=${a} me=${-1} untitled=${!0} />
		<div class="endings-tricks">
			<h3>${o("tricks.title")}</h3>
			<${gt} view=${n} names=${s} from=${Math.max(0,r??0)} />
		</div>
		<p class="row">
			<a class="button" href=${`${c}?step=${l}`}>${o("page.replay")}</a>
			${p?i`<a class="button plain" href=${p}>${o("page.whatif.again")}</a>`:null}
		</p>
	</section>`}function my({was:e,now:t,names:n,me:s}){let a=e.map((c,p)=>p),r=c=>{let[p="",u=""]=n.map(d=>d[c]??"");return p===u?p:i`${p}<span class="soft small"> / ${u}</span>`},l=(c,p,u="")=>i`<tr class=${u}><th scope="row">${c}</th>
		${a.map(d=>i`<td key=${d} data-mine=${d===s?"":void 0}>${p(d)}</td>`)}</tr>`;return i`<${X}><table class="book endings-difference">
		<caption class="unseen">${o("page.whatif.points")}</caption>
		<thead><tr><td></td>${a.map(c=>i`<th key=${c} scope="col">${r(c)}</th>`)}</tr></thead>
		<tbody>
			${l(o("page.whatif.was"),c=>k(e[c]??0))}
			${l(o("page.whatif.now"),c=>k(t[c]??0))}
		</tbody>
		<tfoot>${l(o("page.whatif.difference"),c=>le((t[c]??0)-(e[c]??0)),"total")}</tfoot>
	</table><//>`}var Vu="ninetynine.complaint",Gr=()=>[mn(Vu)??[]].flat(),Zu=e=>Oe(Vu,e.length>0?JSON.stringify(e):null),hy=10;function Ua({table:e,about:t,talk:n,onclose:s}){let a=n.filter(h=>h.by===t.by).slice(-hy),[r,l]=y(t.seq?[t.seq]:[]),[c,p]=y(""),{busy:u,once:d}=D(),$=()=>d(async()=>{let{complaints:h}=await Xl({table:e,whom:t.by,lines:r,text:c.trim()});Zu([...Gr(),...h.map(g=>g.id)]),N(o("page.complain.sent")),s()}),f=(h,g)=>l(g?[...r,h]:r.filter(w=>w!==h)),m=r.length===0&&!c.trim();return i`<${z} title=${o("page.complain.title",{name:t.name})} onclose=${s}
		actions=${i`<${v} chief aria-busy=${u} disabled=${m} onclick=${$}
			say=${o("page.complain.send")} />`}>
		<p>${o("page.complain.about")}</p>
		<div class="stack">${a.map(h=>i`<${je} key=${h.seq} label=${_n(h)} checked=${r.includes(h.seq)}
			onchange=${g=>f(h.seq,g)} />`)}
		<${I} label=${o("page.complain.text")} maxlength="300" value=${c} oninput=${p} /></div>
	<//>`}async function Yu(){if(Gr().length===0)return;let{complaints:e}=await Xs({}),t=e.filter(a=>Gr().includes(a.id));Zu(t.filter(a=>!a.outcome).map(a=>a.id));let n=t.flatMap(a=>a.outcome??[]);if(n.length===0)return;let s=n.some(a=>a!=="dismiss");N(o("page.complain.outcome",{outcome:s?"act":"none"}))}var gy=10,yy=({rest:[e=""]})=>i`<main id="main" tabindex="-1" class="records people">
	${e?i`<${Sy} key=${`${e} ${T.value?.id}`} id=${e} />`:i`<${by} key=${T.value?.id} />`}
</main>`,Qu=e=>ct(()=>gl(e));function by(){let[e,t]=y(0),{value:n,wrong:s}=M(async()=>{if(!T.peek()||ne.peek())return{players:[],tables:[]};let[{players:u},{all:d}]=await Promise.all([Vn(),Zn("friends",1,"there")]);return{players:u,tables:d}},String(e)),a=()=>t(u=>u+1),{players:r=[],tables:l=[]}=n??{},c=u=>u.mute||u.block,p=(u,d)=>d.length>0?i`<section key=${u}><h2>${o(`page.people.${u}`)}</h2>
			<ul class="held">${d.map($=>i`<${xy} key=${$.id} of=${$} onchange=${a} />`)}</ul></section>`:null;return i`<h1>${o("page.people")}</h1>
		${s?i`<p class="trouble" role="status">${s}</p>`:null}
		${n&&r.length===0?i`<section><p class="lead">${o("page.people.none")}</p>
				<p><a class="button chief" href="/">${o("page.records.play")}</a></p></section>`:null}
		${l.length?i`<${Ja} tables=${l} />`:null}
		${p("friends",r.filter(u=>u.friend))}
		${p("followed",r.filter(u=>u.follow&&!u.friend))}
		${ne.value?null:i`<${wy} />`}
		${T.value&&!ne.value?i`<section><h2>${o("page.people.add")}</h2><p>${o("page.people.add.about")}</p>
				<${Je} link=${`${location.origin}/people/${T.value.id}`} label=${o("page.people.link")} /></section>`:null}
		${p("met",r.filter(u=>u.met&&!u.follow&&!c(u)))}
		${p("apart",r.filter(c))}`}var Os=({of:e})=>e==="member"?null:i`<br /><span class="soft small">${o(`page.group.role.${e}`)}</span>`;function wy(){let{value:e}=M(async()=>T.peek()?(await Qs({})).groups:[],T.value?.id),[t,n]=y(""),[s,a]=y(!1),[r]=y(ve),{busy:l,once:c}=D(),p=u=>{u.preventDefault(),c(async()=>K(`/g/${(await ct(()=>Kl({id:r,name:t}))).id}`))};return i`<section><h2>${o("page.groups")}</h2>
		<p>${o("page.groups.about")}</p>
		${e?.length?i`<ul class="held">${e.map(u=>i`<li key=${u.id} class="row">
				<span><a href=${`/g/${u.id}`}><b>${u.name}</b></a>
					<${Os} of=${u.role} /></span>
			</li>`)}</ul>`:null}
		${s?i`<form class="row" onsubmit=${p}>
				<${I} label=${o("page.groups.name")} value=${t} maxlength="40" required oninput=${n} />
				<button class="button chief" aria-busy=${l}>${o("page.groups.make")}</button></form>`:i`<p><${v} onclick=${()=>a(!0)} say=${o("page.groups.make")} /></p>`}
	</section>`}var vy=15e3,Vr=({chairs:e})=>e.some(t=>Jt(t.player));function ky(){let{turn:e}=xn(vy),{value:t}=M(()=>Zn("friends",1,"there"),e,T.value?.id),n=t?.all.filter(s=>!Vr(s));return n?.length?i`<${Ja} tables=${n} />`:null}function Ja({tables:e,title:t=o("page.people.tables")}){let{busy:n,once:s}=D();return i`<section><h2>${t}</h2>
		<ul class="held">${e.map(a=>i`<li key=${a.id} class="row">
			<span><b>${Lc(a)}</b><br /><span class="soft small">${[a.invited&&o("page.home.invited"),Cc(a.moved)].filter(Boolean).join(" · ")}</span></span>
			${a.status==="gathering"&&!Vr(a)?i`<${v} aria-busy=${n} onclick=${()=>s(()=>jc(a.id))} say=${o("page.home.sit")} />`:i`<a class="button plain" href=${`/t/${a.id}`}>
					${o(Vr(a)?"page.evenings.go":"page.home.watch")}</a>`}
		</li>`)}</ul></section>`}var Xu=({met:e=0,last:t=0})=>e?o("page.people.times",{n:e,when:Q(t,{dateStyle:"medium"})}):"",ed=({of:e})=>i`${e.name}<span class="soft tag">·${e.tag}</span>`;function xy({of:e,onchange:t}){let{busy:n,once:s}=D(),a=(p,u)=>s(async()=>{await Qu({player:e.id,tie:p,on:u}),t()}),r=e.block?"block":e.mute?"mute":"follow",l=e[r]?r==="follow"?"":`undo.${r}`:"do.follow",c=[e.block?o("page.people.blocked"):e.mute?o("page.people.muted"):"",Xu(e)];return i`<li class="row">
		<span><a href=${`/people/${e.id}`}><b><${ed} of=${e} /></b></a>
			<br /><span class="soft small">${c.filter(Boolean).join(" · ")}</span></span>
		<span class="doings">${e.table&&!e.block?i`<${v} plain aria-busy=${n} onclick=${()=>s(()=>Xn(e.table??"",[e.id]))}
				say=${o("page.people.again")} />`:null}
		${l?i`<${v} plain aria-busy=${n} onclick=${()=>a(r,!e[r])} say=${o(`page.tie.${l}`)} />`:null}</span>
	</li>`}function Sy({id:e}){let[t,n]=y(null),{value:s,wrong:a}=M(async()=>{let[$,{matches:f},m]=await Promise.all([An({player:e}),Vs({player:e,limit:gy}),T.peek()?Vn().then(h=>h.players):[]]);return{profile:$,matches:f,known:m.find(h=>h.id===$.id)}});if(a)return i`<h1>${o("page.people")}</h1><p class="trouble" role="status">${a}</p>`;if(!s)return null;let{profile:r,matches:l,known:c}=s,p={...t??c,...r},u=l.filter($=>!$.cut),d=u.filter($=>$.chairs.some(f=>f.player===r.id&&f.won));return i`<header class="stack">
			<h1><${ed} of=${p} /></h1>
			<p class="soft">${[p.friend?o("page.people.friend"):"",c?Xu(c):"",u.length>0&&o("page.people.form",{n:d.length,of:u.length})].filter(Boolean).join(" · ")}</p>
			${T.value?.id===r.id?i`<${Je} link=${location.href} label=${o("page.people.link")} />`:i`<${Oy} of=${p} table=${c?.table??""} onchange=${n} />`}
		</header>
		<${Na} player=${r.id} ratings=${r.ratings} keyless=${r.keyless} />
		<${hs} id=${r.id} at="there" />`}function Oy({of:e,table:t,onchange:n}){let[s,a]=y(null),{busy:r,once:l}=D(),c=()=>l(async()=>{if(!t)throw new se(o("page.people.report.met"));let{talk:u=[]}=await Ut({table:t});a({about:{seq:0,at:0,by:e.id,name:e.name,seat:-1,text:""},talk:u})}),p=u=>i`<${v} chief=${u==="follow"&&!e.follow} plain=${u!=="follow"}
		aria-busy=${r} say=${o(e[u]?`page.tie.undo.${u}`:`page.tie.do.${u}`)}
		onclick=${()=>l(async()=>n(await Qu({player:e.id,tie:u,on:!e[u]})))} />`;return i`<p class="row">
		${p("follow")}
		${t&&!e.block?i`<${v} plain aria-busy=${r} onclick=${()=>l(()=>Xn(t,[e.id]))}
				say=${o("page.people.again")} />`:null}
		${p("mute")}${p("block")}
		<${v} plain aria-busy=${r} onclick=${c} say=${o("page.people.report")} />
	</p>
	<p class="soft small">${o("page.people.private")}</p>
	${s?i`<${Ua} table=${t} ...${s} onclose=${()=>a(null)} />`:null}`}var Ay=6e4;function My({rest:[e=""]}){return ne.value||!na.value?i`<${F} />`:i`<${Ny} key=${e} id=${e} />`}async function Ty(e,t){let n=r=>{if(!(r instanceof _&&r.status===404))throw r},s=t?await Gl({group:e,code:t}).catch(n):void 0;if(s&&!s.member)return{name:s.name};let a=T.peek()?await Ul({group:e}).catch(n):void 0;return a?{group:a}:{}}function Ny({id:e}){let[t]=y(location.hash.slice(1)),{turn:n,again:s}=xn(Ay),{value:a,wrong:r}=M(()=>Ty(e,location.hash?t:""),n,T.value?.id),l=a?.group;return x(()=>{l&&location.hash&&history.replaceState(null,"",location.pathname)},[l]),l?i`<${By} group=${l} onchange=${s} />`:a?.name?i`<${jy} id=${e} name=${a.name} code=${t} onjoin=${s} />`:i`<${F} title=${o("page.groups")} wrong=${r} text=${a?o("page.group.none"):""} />`}function jy({id:e,name:t,code:n,onjoin:s}){let a=Xe(),{busy:r,once:l}=D(),c=()=>l(async()=>{await a.keep()&&(await ct(()=>Vl({group:e,code:n})),s())});return i`<main id="main" tabindex="-1" class="records people stack">
		<h1>${t}</h1>
		<p class="lead">${o("page.group.invited")}</p>
		${T.value?null:i`<${Bt} name=${a} />`}
		<p><${v} chief aria-busy=${r} onclick=${c} say=${o("page.group.join")} /></p>
	</main>`}function By({group:{id:e,name:t,code:n,role:s,members:a,tables:r},onchange:l}){let[c,p]=y(!1),[u,d]=y(!1),{busy:$,once:f}=D(),m=s!=="member",h=s==="owner"?"end":"leave",g=b=>Wo({group:e,...b}),w=()=>f(async()=>{await(h==="end"?Jl({group:e}):Io({group:e,player:T.peek()?.id??""})),K("/people")}),S=()=>f(async()=>{await qo({group:e,newCode:!0}),N(o("page.group.renewed")),l()});return i`<main id="main" tabindex="-1" class="records people">
		<header class="stack">
			<h1>${t}</h1>
			<p class="soft">${o("page.group.members",{n:a.length})} · ${o(`page.group.role.${s}`)}</p>
			<p><${v} chief onclick=${()=>p(!0)} say=${o("page.group.open")} /></p>
		</header>
		${c?i`<${vr} group=${e} onclose=${()=>p(!1)} />`:null}
		${r.length?i`<${Ja} tables=${r} title=${o("page.group.tables")} />`:null}
		<${Mr} group=${e} organises=${m} />
		<section><h2>${o("page.group.who")}</h2>
			<ul class="held">${a.map(b=>i`<${Dy} key=${b.id} group=${e} of=${b} role=${s} onchange=${l} />`)}</ul>
			<${Je} key=${n} link=${`${location.origin}/g/${e}#${n}`} label=${o("page.group.link")} />
			${m?i`<p class="row"><${v} plain aria-busy=${$} onclick=${S} say=${o("page.group.renew")} /></p>`:null}
		</section>
		<${Py} id=${e} />
		<${hs} id=${T.value?.id??""} at="there" read=${g}>
			<${v} plain aria-busy=${$} onclick=${()=>f(()=>Cy(e))} say=${o("page.season.csv")} />
		<//>
		<section>
			${m?i`<${Ey} id=${e} name=${t} onchange=${l} />`:null}
			<p class="row"><${v} plain onclick=${()=>d(!0)} say=${o(`page.group.${h}`)} /></p>
		</section>
		${u?i`<${Le} title=${o(`page.group.${h}`)} text=${o(`page.group.${h}.sure`)} busy=${$}
				yes=${o(`page.group.${h}`)} onyes=${w} onclose=${()=>d(!1)} />`:null}
	</main>`}function Ey({id:e,name:t,onchange:n}){let[s,a]=y(t),{busy:r,once:l}=D(),c=p=>{p.preventDefault(),l(async()=>{await qo({group:e,name:s}),n()})};return i`<details><summary>${o("page.group.rename")}</summary>
		<form class="row" onsubmit=${c}>
			<${I} label=${o("page.groups.name")} value=${s} maxlength="40" required oninput=${a} />
			<button class="button" aria-busy=${r}>${o("page.operate.act.rename")}</button>
		</form></details>`}function Dy({group:e,of:t,role:n,onchange:s}){let[a,r]=y(!1),[l,c]=y(""),{busy:p,once:u}=D(),d=Jt(t.id)||t.role==="owner"||n==="member"?[]:n==="owner"?[t.role==="organiser"?"member":"organiser","owner","out"]:t.role==="member"?["out"]:[],$=f=>u(async()=>{if((f==="owner"||f==="out")&&!l)return c(f);await Io({group:e,player:t.id,...f!=="out"&&{role:f}}),f==="out"&&N(o("page.group.renewed")),r(!1),s()});return i`<li class="row">
		<span><a href=${`/people/${t.id}`}><b>${t.name}<span class="soft tag">·${t.tag}</span></b></a>
			<${Os} of=${t.role} /></span>
		${d.length?i`<${v} plain onclick=${()=>r(!0)} say=${o("page.group.change")} />`:null}
		${a?i`<${z} title=${t.name} onclose=${()=>(r(!1),c(""))}><div class="stack">
				${l?i`<p>${o(`page.group.do.${l}.sure`,{name:t.name})}</p>`:null}
				${d.filter(f=>!l||f===l).map(f=>i`<${v} key=${f} aria-busy=${p} onclick=${()=>$(f)}
						say=${o(`page.group.do.${f}`)} />`)}</div><//>`:null}
	</li>`}async function Cy(e){let t=[["ended","variant","deals","player","points","won"]];for(let n="";n!==void 0;){let s=await Wo({group:e,before:n,limit:100});for(let a of s.matches)t.push(...a.chairs.map(r=>[new Date(a.ended).toISOString(),a.variant,a.deals,qe(r),r.points,a.cut?"":Number(r.won??!1)]));n=s.before||void 0}Fs(Qi(t),"group.csv")}function Py({id:e}){let{value:t}=M(()=>Zl({group:e}),e);return(t?.ladders??[]).map(({class:s,players:a})=>i`<section key=${s}>
		<h2>${o("page.group.ladder")}: ${o(`page.ratings.class.${s}`)}</h2>
		<${X}><table class="book">
			<thead><tr><th scope="col">${o("page.ratings.player")}</th><th scope="col">${o("page.ratings.rating")}</th>
				<th scope="col">${o("page.records.matches")}</th></tr></thead>
			<tbody>${a.map((r,l)=>i`<tr key=${r.id} class=${r.sure?"":"soft"}>
				<th scope="row">${r.sure?`${l+1}. `:""}
					<a href=${`/people/${r.id}`}>${Jt(r.id)?i`<b>${r.name}</b>`:r.name}</a></th>
				<td>${qn(r)}</td><td>${k(r.matches)}</td></tr>`)}</tbody>
		</table><//>
		${a.every(r=>r.sure)?null:i`<p class="small soft">${o("page.group.unsure")}</p>`}
	</section>`)}function vt({cards:e,can:t,chosen:n,best:s,values:a=null,label:r,open:l=!1,twice:c,onpick:p,onplay:u}){let[d,$]=y(""),f=B(null),m=e.includes(d)?d:e.find(b=>t?.has(b))??e[0];Ly(e,t,m,f,$),Ry(f);function h(b){let O=b.ctrlKey||b.metaKey||b.altKey?void 0:Iy(e,m,b.key);O!==void 0&&(b.preventDefault(),O!==""&&($(O),nd(f.current,O)?.focus()))}function g(b,O){$(O);let A=b.pointerType==="touch",j=E.play.value==="twice"||E.play.value==="auto"&&A;c||j&&!n.has(O)?p(O):u(O)}let w=(b,O)=>{let A=t===null||t.has(b);return i`<button type="button" key=${b} data-card=${b} class=${n.has(b)?"chosen":""}
			tabindex=${b===m?0:-1} aria-disabled=${A&&t!==null?void 0:"true"}
			aria-pressed=${c?n.has(b):void 0} style=${{"--k":O}}
			onclick=${j=>g(j,b)}>
			<${re} card=${b} dim=${!A} lifted=${n.has(b)} size=${l?"mini":"full"} />
			${a?i`<span class="worth" aria-hidden="true">${a[ue(b)]}</span>`:null}
			${s?.has(b)?i`<span class="mark"><${Be} /></span>`:null}
		</button>`},S=e.length>5?Math.ceil(e.length/2):5;return i`<div class=${`hand ${l?"open":""} ${t?"asked":""}`} ref=${f} role="group"
		aria-label=${r} onkeydown=${h} onmousedown=${qy}
		style=${{"--n":Math.max(1,e.length),"--cols":S}}>
		${l?Ws(e).map(b=>i`<span key=${ue(b[0]??"")} class="same-suit">${b.map(w)}</span>`):e.map(w)}
	</div>`}function Ly(e,t,n,s,a){ye(()=>{let r=e.find(c=>t?.has(c)),l=s.current?.querySelector("[data-card]:focus");!r||t?.has(l?.dataset.card??n??"")||(a(r),l&&nd(s.current,r)?.focus())},[t?[...t].join():""])}function Ry(e){ye(()=>{let t=0,n=()=>{for(let a of e.current?.querySelectorAll("[data-card]")??[])Ss.set(a.dataset.card??"",a.getBoundingClientRect())},s=requestAnimationFrame(()=>t=setTimeout(n));return()=>(cancelAnimationFrame(s),clearTimeout(t))})}var nd=(e,t)=>e?.querySelector(`[data-card="${t}"]`),qy=e=>e.preventDefault();function Iy(e,t,n){let s=e.indexOf(t??"");switch(n){case"ArrowRight":return e[(s+1)%e.length];case"ArrowLeft":return e[(s-1+e.length)%e.length];case"Home":return e[0];case"End":return e.at(-1);case"ArrowUp":return td(e,s,-1);case"ArrowDown":return td(e,s,1)}}function td(e,t,n){let s=ue(e[t]??"");for(let a=1;a<e.length;a++){let r=e[(t+n*a+e.length*a)%e.length]??"";if(ue(r)!==s)return r}return""}function Wy(e,t,n){let s=e.filter(r=>_y(gn(r)).includes(t.toLowerCase())),a=s.indexOf(n);return s[(a+1)%s.length]}function Ga(e,t){let n=[...document.querySelectorAll(`${e} [data-card]`)],s=document.activeElement?.dataset?.card??"",a=Wy(n.map(r=>r.dataset.card??""),t,s);return n.find(r=>a&&r.dataset.card===a)?.focus(),a!==void 0}function _y(e){return/^\d+$/.test(e)?e==="10"?["0","t"]:e.length>1?[]:[e]:[e.toLowerCase(),o(`rank.${e}`).slice(-1).toLowerCase()]}function sd(e,t,n,s,a=!1){let r=e.options;if(n)return o("page.paused");if(s){let c=s.cards.find(u=>u.seat===s.winner)?.card??"",p=s.winner===e.seat?"yes":"no";return o("page.won.trick",{you:p,name:t[s.winner]??"",card:Mt(c,Ye(e))})}if(e.phase==="over")return o("ask.next");if(!r){let c=e.turn.filter(p=>p!==e.seat).map(p=>t[p]??"");return c.length?o(a?"ask.unfetched":"ask.wait",{names:q(c),n:c.length}):e.turn.length?" ":o("waiting.table")}if(r.kind==="lay")return o("ask.lay",{n:r.pick??3});if(r.kind==="name")return o("ask.name");if(r.kind==="offer"&&ad(r))return Fy(e,t);if(r.kind==="offer")return o((e.offers?.[e.seat??0]??"").startsWith("declare")?"ask.raise":"ask.offer");let l=r.seat===void 0||r.seat===e.seat?"you":"dummy";return r.led?o(r.follow?"ask.follow":"ask.discard",{who:l,suit:L(r.led)}):o("ask.lead",{who:l})}var ad=e=>e.acts?.length===1&&e.acts[0]==="pass";function Fy(e,t){let n=e.offers?.findIndex(s=>s.startsWith("reveal"))??-1;return n<0?o("ask.pass.unsaid"):o("ask.pass",{name:t[n]??""})}var od=e=>e?.led&&e.follow?o("illegal.follow",{suit:L(e.led)}):o("illegal");function Fn({options:e,chosen:t,variant:n,onlay:s,busy:a,waits:r=!1,slots:l=!1,premiums:c=!0}){let[p,u]=y("pass"),[d,$]=y(!1),f=e.pick??3,m=(e.offers?.length??0)<=3?e.offers??[]:[],h=Un([...t],e.worth??""),g=t.size<f?k(h):fe(h,n),w=o("lay.more",{n:f-t.size}),S=!r&&(p!=="pass"||d);return i`<div class=${`answer ${S?"sure":""}`}>
		${p==="pass"||!S?S&&m.map(b=>b==="pass"?null:i`<${Zr} key=${b} offer=${b} variant=${n} />`):i`<${Zr} offer=${p} variant=${n} />`}
		<p class=${`total ${/ /.test(g)?"two":""}`} aria-live="polite" aria-atomic="true">
			${l?i`<${zy} cards=${Ne([...t],ce)} pick=${f} worth=${Ke(e.worth??"")} />`:null}
			<span class="small">${o("page.yourbid")}</span>${" "}
			<b class="score">${t.size?g:"–"}</b>
			${t.size&&t.size<f?i`<span class="unseen">${w}</span>`:null}
		</p>
		${m.length&&c?i`<div class="offers" role="radiogroup" aria-label=${o("col.premium")}>
					${m.map(b=>i`<${Te} key=${b} label of=${b==="pass"?"premium":b} variant=${n}>
							<input type="radio" name="premium" checked=${b===p} onchange=${()=>u(b)} />
							<span>${rd(b,n,!1)}</span>
						<//>`)}
					<button type="button" class="button plain what" aria-label=${o("page.premium.what")}
						title=${o("page.premium.what")} aria-expanded=${d} onclick=${()=>$(!d)}>?</button>
				</div>`:null}
		<button type="button" class="button chief" disabled=${t.size!==f||a}
			onclick=${()=>s(m.length?p:"")}>
			${t.size<f?w:p==="pass"?o("page.lay"):o(`page.lay.${p}`,{bid:g})}
		</button>
	</div>`}function zy({cards:e,pick:t,worth:n}){return i`<span class="slots" aria-hidden="true">
		${Array.from({length:t},(s,a)=>{let r=e[a];return i`<span key=${a} class=${`slot ${r?"said":""}`}>
				${r?i`<${re} card=${r} size="mini" /><b class="score">+${n[ue(r)]}</b>`:null}
			</span>`})}
	</span>`}function rd(e,t,n=!0){if(e==="pass")return o(n?"menu.pass":"page.nopremium");let{level:s,...a}=Yr(e,t);return o(`menu.${s}`,a)}function Yr(e,t){let[n="",s=""]=e.split(" ");return{level:n,points:t?.offers[n==="declare"?"declare":"reveal"]??"",n:s}}function Zr({offer:e,variant:t}){let{level:n,points:s,n:a}=Yr(e,t),r=_s(t);return i`<p class="ask" role="status">${o(`ask.sure.${n}`,{points:s,number:a||"none",loss:r})}</p>`}function Va({options:e,variant:t,onact:n,busy:s,best:a}){let[r,l]=y(""),[c,p]=y(""),u=e.acts??[],d=[...new Set(u.map(m=>m.split(" ")[0]??""))],$=u.filter(m=>m.startsWith(`${r} `));if(x(()=>(l(""),p("")),[u.join()]),ad(e))return i`<div class="answer">
			<${v} chief disabled=${s} onclick=${()=>n("pass")} say=${o("page.pass")} />
		</div>`;if(c){let{level:m,points:h,n:g}=Yr(c,t);return i`<div class=${`answer sure ${g?"numbered":""}`}>
			<${Zr} offer=${c} variant=${t} />
			<${v} chief disabled=${s} onclick=${()=>n(c)}
				say=${o(`page.sure.${m}`,{points:h,n:g&&` ${g}`})} />
			<${v} onclick=${()=>p("")} say=${o("page.sure.not")} />
		</div>`}let f=m=>m==="pass"||u.every(h=>h!=="pass")?n(m):p(m);return i`<div class="answer">
		<${Te} of="premium" class="what">?<span class="unseen"> ${o("col.premium")}</span><//>
		${d.map(m=>{let h=u.every(g=>g!==m);return i`<button type="button" key=${m} class=${`button ${r===m?"chosen":""}`} disabled=${s}
				aria-expanded=${h?r===m:void 0}
				onclick=${()=>h?l(m):f(m)}>
				${a?.split(" ")[0]===m?i`<${Be} />`:null}${rd(m,t)}
			</button>`})}
		${$.length?i`<div class="numbers" role="group" aria-label=${o("ask.number")}>
					<span class="small">${o("ask.number")}</span>
					${$.map(m=>i`<button type="button" key=${m} class="button" disabled=${s} 
							onclick=${()=>f(m)}>
							${m===a?i`<${Be} />`:null}<span class="unseen">${oe(m)}</span>
							<span aria-hidden="true">${m.split(" ")[1]}</span>
						</button>`)}
				</div>`:null}
	</div>`}function Za({options:e,onact:t,busy:n,best:s}){return i`<div class="answer">
		${(e.acts??[]).map(a=>{let r=a.replace(/^name /,"");return i`<button type="button" key=${a} class="button naming" disabled=${n} onclick=${()=>t(a)}>
				<${bt} trump=${r} />${a===s?i`<${Be} />`:null}
			</button>`})}
	</div>`}var We=0;async function id(e){let t=await fetch(`${qs}lesson/${e}`);if(!t.ok)throw new Error(`${e} did not come: ${t.status}`);return t}var ld=async()=>(await id("course.json")).json();async function cd(e){let t=await(await id(`${e.id}.99.jsonl`)).text(),n=await Promise.all(Hy(t).map(s=>Mn(s,{body:t})));return{...e,names:n[0]?.header.seats??[],deals:n.map(Ky)}}function Hy(e){let t=0;return e.split(`
`).flatMap(n=>(n.startsWith('{"ninetynine"')&&t++,n.startsWith('{"deal"')?[{match:t,deal:JSON.parse(n).deal}]:[]))}function Ky(e){let t=e.header.rules!==void 0;return e.steps.flatMap(({line:n,views:s})=>{let a=s[We];return!a||!("act"in n||"deal"in n)?[]:[{act:n.act??"",seat:n.seat??-1,view:t?{...a,why:void 0}:a}]})}function Qr(e,t){let n=e[t]?.view.options?.seat??We;return e.findIndex((s,a)=>a>t&&s.seat===n)}var Xr=(e,t)=>e[Qr(e,t)]?.act??"";var Uy=9,[ud,Jy,Gy]=[700,1700,280],dd=e=>e==="first"?"ninetynine.lesson":`ninetynine.lesson.${e}`;function Vy({id:e,steps:t}){let n=Number(St(dd(e)));return Number.isInteger(n)&&n>0&&n<t.length-1?n:0}var Zy=(e,t)=>Oe(dd(e),String(t)),Ya=()=>E.course.value.split(" ").filter(e=>e!=="");function Yy(e){e==="first"&&(E.taught.value=!0),et("cure",e)&&jn(),Ya().includes(e)||(E.course.value=[...Ya(),e].join(" "))}function Qy(){let e={C:"♣",D:"♦",H:"♥",S:"♠"},t=["A","K","Q","J",..."23456789","10","11","12"];return Object.fromEntries(Object.entries(e).flatMap(([n,s])=>t.map(a=>[a+n,zt(a)+s])))}function Xy(e){let t=Y(e),[,n=30,s=20,a=10]=t?.score.made??[],{declare:r=30,reveal:l=60}=t?.offers??{};return{alone:n,two:s,three:a,declare:r,reveal:l}}var $d=(e,t)=>e[t]?.view,As=(e,t)=>wn(e[t-1]?.view,e[t]?.view),pd=(e,t,n)=>({view:$d(e,t),full:{...n,gone:!0},ms:Gy});function eb(e,t,n){let s=[],a=t.lies?As(e,t.at):null;a&&s.push(pd(e,t.at,a));for(let r=t.at+1;r<=n.at;r++){let l=e[r];if(!l?.act.startsWith("play"))continue;let c=As(e,r);r===n.at&&(n.lies||!c)||(s.push({view:l.view,full:c,ms:c?Jy:ud}),c&&s.push(pd(e,r,c)))}return s}function tb(e,t){let n=Qr(e,t.at),s=n;if(t.does==="play")for(;s<e.length-1&&!As(e,s);)s++;return e.slice(n,s+1).map(({view:a},r)=>({view:a,full:As(e,n+r),ms:ud}))}var Qa=class{moving=R(!1);rests=R(!1);chosen=R(new Set);reply=R("");#e=0;#n=()=>{};constructor(t){this.lesson=t,this.at=R(Vy(t)),this.shown=R(this.#i(this.step()))}step(t=this.at.peek()){return this.lesson.steps[t]}get last(){return this.lesson.steps.length-1}be(t){this.stop(),Ze(()=>{this.#c(!1),this.at.value=t,this.shown.value=this.#i(this.step(t))}),Zy(this.lesson.id,t),t===this.last&&Yy(this.lesson.id)}back(){let t=this.moving.peek()||this.rests.peek();this.be(Math.max(0,this.at.peek()-(t?0:1)))}forward(){if(this.moving.peek())return this.stop(),this.#n();if(this.rests.peek())return this.be(this.at.peek()+1);let t=this.step();if(t.does!=="lay")return this.#u();let n=this.#a(t),s=this.chosen.peek();if(n.every(a=>s.has(a))&&s.size===n.length)return this.#u();this.chosen.value=new Set(n),this.reply.value=this.words("so")}words(t,n){let s=this.step(),a=`${this.lesson.id}.${s.say}${t?`.${t}`:""}`;return t&&!be(`course.${a}`)?"":o(`course.${a}`,{...Qy(),...Xy(this.lesson.variant),...n})}answer(t){let n=this.step(),s=n.ask?String(n.right):Xr(this.#t(n),n.at);if(t===s)return this.#u();this.reply.value=this.#r(n,t.replace(/^name /,""))}play(t){let n=this.step();if(t===this.#a(n)[0])return this.#u();let s=this.#s(n),a=s?.trick?.[0]?.card,r=C(s?.options?.from),l=a&&!r.includes(t);this.reply.value=l?o("page.learn.must",{suit:o(`suit.${ue(a)}`)}):this.#r(n,t)}lay(){let t=this.step(),n=this.#s(t)?.options?.worth??"",s=[...this.chosen.peek()],a=this.#a(t),r=Un(s,n);if(s.every(l=>a.includes(l)))return this.#u();if(r!==Un(a,n))return void(this.reply.value=this.#r(t,String(r),{n:r}));this.chosen.value=new Set(a),this.reply.value=this.words("also")}stop(){clearTimeout(this.#e)}#t(t){return this.lesson.deals[t.deal]??[]}#s(t){return this.#t(t)[t.at]?.view}#a(t){return Xr(this.#t(t),t.at).split(" ").slice(1)}#r(t,n,s){return this.words(t.no?.[n]??"no",s)||o("page.learn.no")}#i(t){return{view:$d(this.#t(t),t.at),full:t.lies?As(this.#t(t),t.at):null}}#c(t){this.moving.value=t,this.rests.value=!1,this.chosen.value=new Set,this.reply.value=""}#u(){let t=this.at.peek()+1,[n,s]=[this.step(),this.lesson.steps[t]];if(!s)return;if(s.deal===n.deal&&s.at-n.at<=Uy)return this.#p(eb(this.#t(n),n,s),()=>this.be(t));let a=n.does?tb(this.#t(n),n):[],r=a.pop();this.#p(a,r?()=>this.#d(r):()=>this.be(t))}#d(t){Ze(()=>{this.#c(!1),this.rests.value=!0,this.shown.value=t})}#p(t,n){this.#n=n,Ze(()=>this.#c(t.length>0)),this.#o(t)}#o([t,...n]){if(!t)return this.#n();this.shown.value=t,this.#e=setTimeout(()=>this.#o(n),t.ms)}};var fd=()=>M(async()=>{let[e]=await Promise.all([ld(),Ki(G.peek(),qs)]);return e});function md({plans:e}){x(()=>{document.title=`${o("course.title")} · Ninety-Nine`});let t=new Set(Ya()),n=e.find(l=>!t.has(l.id))?.id,[s,...a]=e,r=[["start",s?[s]:[]],["well",a.filter(l=>l.variant===s?.variant)],["ways",a.filter(l=>l.variant!==s?.variant)]];return i`<main id="main" tabindex="-1" class="lessons">
		<h1>${o("course.title")}</h1>
		<p class="lead">${o("course.lead")}</p>
		<p class="soft">${o("course.finished",{n:e.filter(l=>t.has(l.id)).length,of:e.length})}</p>
		${r.map(([l,c])=>i`<section key=${l}><h2>${o(`course.part.${l}`)}</h2>
				<ol start=${e.indexOf(c[0])+1}>${c.map(p=>i`<${nb} key=${p.id} plan=${p} n=${e.indexOf(p)+1} done=${t.has(p.id)}
						next=${p.id===n} />`)}</ol>
			</section>`)}
		<p class="row">
			<a class="button plain" href="/problems">${o("page.nav.problems")}</a>
			<a class="button plain" href="/bids">${o("page.nav.bids")}</a>
			<a class="button plain" href="/daily">${o("page.nav.daily")}</a>
		</p>
	</main>`}var nb=({plan:{id:e,minutes:t},n,done:s,next:a})=>i`<li class=${s?"done":a?"next":""}>
	<a href=${`/learn/${e}`}>
		<span class="number score" aria-hidden="true">${n}</span>
		<b>${o(`course.${e}`)}</b>
		<span class="soft goal">${o(`course.${e}.goal`)}</span>
		<span class="small soft">${s?`✓ ${o("course.seen")}`:o("course.minutes",{n:t})}</span>
	</a>
</li>`;function sb({rest:[e=""]}){let{value:t,wrong:n}=fd(),s=e||(Ae.value.get("table")?"first":""),a=t?.find(r=>r.id===s);return n||t&&s&&!a?i`<${hd} why=${n??o("page.nowhere")} />`:t?a?i`<${ab} key=${a.id} plan=${a} plans=${t} />`:i`<${md} plans=${t} />`:i`<${gd} />`}var hd=({why:e})=>i`<${F} title=${o("page.nav.learn")} text=${e}>
	<p><a class="button" href="/">${o("page.nowhere.go")}</a></p>
<//>`,gd=()=>i`<main id="main" tabindex="-1" class="table lesson">
	<p class="opening" role="status">${o("page.opening")}</p>
</main>`;function ab({plan:e,plans:t}){let{value:n,wrong:s}=M(()=>cd(e)),a=we(()=>n&&new Qa(n),[n]);return x(()=>{e.id==="first"&&zo()?.stage==="lesson"&&Nn("lesson")},[]),x(()=>()=>a?.stop(),[a]),x(()=>{document.title=`${o(`course.${e.id}`)} · Ninety-Nine`}),s?i`<${hd} why=${s} />`:a?i`<${ob} run=${a} plans=${t} />`:i`<${gd} />`}function yd(){let e=Bc(Ae.value.get("table")??"");return e&&"table"in e?`/t/${e.table}`:void 0}function ob({run:e,plans:t}){let n=yd(),s=e.at.value,{lesson:a}=e,r=e.step(s),l=B(null);db(e);let c=e.rests.value,p=B(`${s} ${c}`);x(()=>{if(p.current===`${s} ${c}`)return;p.current=`${s} ${c}`;let w=r.does==="lay"||r.does==="play"?'.hand button[tabindex="0"]':".asking .button",S=r.leaf==="end"?".over .chief":!c&&(r.does||r.ask)?w:".on";l.current?.querySelector(S)?.focus({preventScroll:!0})},[s,c]);let{view:u,full:d}=e.shown.value,$=Y(a.variant),f=a.names.map((w,S)=>S===We?o("you"):w==="dummy"?o("dummy"):w),m=r.leaf==="account"?"sheeted":r.leaf==="end"?"covered":"",h=e.moving.value||c?"":m,g=o("course.number",{n:t.findIndex(w=>w.id===a.id)+1});return i`<${At.Provider} value=${Ye(u)}><main id="main" tabindex="-1" class="table lesson" ref=${l}
		data-lesson=${a.id} data-leaf=${r.leaf} data-point=${r.point}>
		<header class="head">
			<a class="mark" href="/">99<span class="unseen"> ${o("page.home")}</span></a>
			<div class="where"><${bt} trump=${u.trump??""} /><h1>${g}</h1></div>
			<nav aria-label=${o("page.table.menu")}>
				<${v} plain disabled=${s===0} onclick=${()=>e.be(0)} say=${o("page.learn.again")} />
				<a class="button plain" href=${n??"/learn"}>${o(n?"page.learn.table":"page.learn.leave")}</a>
			</nav>
		</header>
		<div class="spread">
			<${rb} run=${e} step=${r} n=${s} />
			<div class=${`board of-${Ee(u)} ${h==="sheeted"?h:""}`}>
				<${ub} run=${e} step=${r} view=${u} full=${d} name=${f[We]??""} />
				<${qt} view=${u} variant=${$} names=${f} me=${We} elsewhere=${We} full=${d} over=${h} aloud
					laid=${Vt($,u.phase)} played=${cb(e,r,u,f)}
					onhurry=${()=>e.moving.peek()&&e.forward()}>
					<${ib} step=${r} view=${u} names=${f} run=${e} plans=${t} />
				<//>
			</div>
		</div>
	</main><//>`}function rb({run:e,step:t,n}){let s=e.moving.value,a=e.rests.value,{id:r}=e.lesson,l=(t.does||t.ask)&&!s&&!a;return i`<section class="told" aria-label=${o(`course.${r}`)}>
		<h2>${o(t.chapter?`course.${r}.chapter.${t.chapter}`:`course.${r}`)}</h2>
		<div class=${`words ${s?"past":""}`} aria-live="polite" aria-atomic="true"
			data-replied=${e.reply.value!==""}>
			<p class="say">${J(e.words(a?"yes":void 0))}</p>
			<p class="reply">${J(e.reply.value)}</p>
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
	</section>`}function ib({step:e,view:t,names:n,run:s,plans:a}){if(s.rests.value||s.moving.value&&e.leaf!=="values")return null;let r=t.options,l=Y(s.lesson.variant),c=e.leaf==="values"&&t.phase==="lay"?i`<${bd} worth=${r?.worth??""} />`:null,p=u=>s.answer(u);return i`${e.does==="lay"&&r?i`<section class="asking asked laying" aria-label=${o("page.yours")}>
					${c?i`<div class="leaf worths">${c}</div>`:null}
					<${Fn} options=${{...r,offers:[]}} chosen=${s.chosen.value} variant=${l} busy=${!1}
						onlay=${()=>s.lay()} slots />
				</section>`:c&&i`<div class="leaf centre">${c}</div>`}
		${e.does==="offer"&&r?i`<section class="asking asked offering" aria-label=${o("page.yours")}>
					<${Va} options=${r} variant=${l} busy=${!1} onact=${p} />
				</section>`:null}
		${e.does==="name"&&r?i`<section class="asking asked naming" aria-label=${o("page.yours")}>
					<${Za} options=${r} busy=${!1} onact=${p} />
				</section>`:null}
		${e.ask?i`<${lb} from=${e.ask} onsay=${p} />`:null}
		${e.leaf==="account"?i`<div class="over leaf sheeted"><${nt} view=${t} names=${n} me=${We} untitled /></div>`:null}
		${e.leaf==="end"?i`<${pb} run=${s} plans=${a} />`:null}`}var lb=({from:e,onsay:t})=>i`<section class="asking asked" aria-label=${o("page.yours")}>
	<div class="answer"><div class="numbers">${e.map(n=>i`<button type="button" key=${n} class="button" onclick=${()=>t(String(n))}>${k(n)}</button>`)}</div></div>
</section>`;function cb(e,t,n,s){let a=bn(n),r=n.shown?.[a]?.hand;if(n.control===void 0||r===void 0)return null;let l=!e.moving.value&&!e.rests.value&&t.does==="play"&&n.options?.seat===a,c=l?new Set(C(n.options?.from)):null,p=d=>l&&e.play(d),u=i`<${vt} cards=${Ne(C(r),ce,n.trump)} can=${c} chosen=${new Set}
		label=${s[a]} open twice=${!1} onpick=${p} onplay=${p} />`;return{seat:a,hand:u}}function bd({worth:e}){let t=Ke(e);return i`<ul class="values" aria-label=${o("page.learn.values.title")}>
		${[...ce].map(n=>i`<li key=${n}>
				<${ie} trump=${n} /><b class="score"><span class="unseen">${o(`suit.${n}`)} </span>${t[n]??""}</b>
				<span>${o(`page.learn.shape.${n}`)}</span>
			</li>`)}
	</ul>`}function pb({run:e,plans:t}){let{id:n,variant:s}=e.lesson,a=yd(),{busy:r,once:l}=D(),c=zo(),p=n==="first"&&c?.stage==="match"&&c.of==="",u=()=>l(async()=>{if(p)return Tc();await Me();let m=ke.value.find(h=>h.id===s);m&&await Mc(m,zi)}),d=t[t.findIndex(m=>m.id===n)+1],$=n==="first"||s!=="standard",f=i`<button type="button" class=${`button ${$?"chief":"plain"}`} disabled=${r}
		aria-busy=${r} onclick=${u}>${o(p?"way.go.first":"page.home.play")}</button>`;return i`<div class="over leaf end">
		<h2>${o(n==="first"?"page.learn.done":"course.done")}</h2>
		${p?i`<${ra} at="match" />`:null}
		${n==="first"?i`<${bd} worth=${Y(s)?.worth??""} />`:null}
		<div class="row">
			${a?i`<a class="button chief" href=${a}>${o("page.learn.table")}</a>`:$?f:null}
			${d&&!p?i`<a class=${`button ${$||a?"plain":"chief"}`} href=${`/learn/${d.id}`}>
						${o("course.next",{name:o(`course.${d.id}`)})}</a>`:null}
			${$&&n!=="first"?i`<a class="button plain" href=${`/rules/${s}`}>${o("page.learn.rules")}</a>`:null}
			${$||a?null:f}
			${p?null:i`<a class="button plain" href="/learn">${o("course.all")}</a>`}
		</div>
	</div>`}function ub({run:e,step:t,view:n,full:s,name:a}){let r=!e.moving.value&&!e.rests.value,l=r&&t.does==="lay",c=r&&(l||t.does==="play")&&(n.options?.seat??We)===We?n.options:void 0,p=c?new Set(C(c.from)):null,u=e.chosen.value,d=m=>{if(!c)return;let h=new Set(l?u:[]);if(u.has(m))h.delete(m);else if(h.size<(c.pick??1))h.add(m);else return void(e.reply.value=o("lay.full",{n:h.size}));if(Ze(()=>{e.chosen.value=h,e.reply.value=""}),l)return;h.size===1&&p?.has(m)?e.reply.value=o("page.learn.tap"):e.play(m)},$=m=>c&&e.play(m),f=n.phase==="lay"&&t.worth?Ke(n.options?.worth??""):null;return i`<section class=${`mine ${c?"asked":""}`} aria-label=${o("page.yourhand")}>
		<div class="me">
			<${wt} view=${n} seat=${We} name=${a} place="south" own chair=${void 0} now=${0} open=${null}
				winner=${s?.winner===We} laid=${Vt(Y(e.lesson.variant),n.phase)} />
			${n.aside?i`<div class="laid" role="group" aria-label=${o("page.aside")}>${pe(n.aside)}</div>`:null}
		</div>
		<${vt} cards=${Is(n,We)} can=${p} chosen=${u} values=${f}
			label=${o("page.yourhand")} twice=${l} onpick=${d} onplay=${$} />
	</section>`}function db(e){x(()=>{function t(n){let s=n.target,a=n.ctrlKey||n.metaKey||n.altKey||n.shiftKey;if(!(n.defaultPrevented||a||s.closest("input, select, textarea, dialog"))){if(n.key==="ArrowRight")e.forward();else if(n.key==="ArrowLeft")e.back();else if(!e.moving.peek()&&e.step().ask?.includes(Number(n.key)))e.answer(n.key);else if(!Ga(".lesson .hand",n.key))return;n.preventDefault()}}return document.addEventListener("keydown",t),()=>document.removeEventListener("keydown",t)},[e])}var wd={complaints:fb,people:hb,sanctions:yb,tables:bb,groups:vb,evenings:xb,log:Sb};function $b(e){let{value:t,wrong:n}=M(async()=>(await Gt("there"),!0),T.value?.id),[s,a]=y("complaints");if(!t||!T.value?.operator)return i`<${F} title=${o("page.nav.operate")} wrong=${n} text=${t?o("page.operate.refused"):""} />`;let r=wd[s];return i`<main id="main" tabindex="-1" class="operate">
		<h1>${o("page.nav.operate")}</h1>
		<${H} hidden label=${o("page.nav.operate")} value=${s} onchange=${a}
			options=${Z("page.operate",...Object.keys(wd))} />
		<${r} key=${s} />
	</main>`}var zn=e=>Q(e,{dateStyle:"medium",timeStyle:"short"});function Xa({asked:e,empty:t,children:n}){return e.value?t?i`<p class="soft" role="status">${o("page.operate.none")}</p>`:i`<ul class="found">${n}</ul>`:i`<p class=${e.wrong?"trouble":"soft"} role="status">${e.wrong??""}</p>`}function fb(){let[e,t]=y(0),[n,s]=y({closed:!1,before:0}),a=M(()=>lc(n),e,n),r=a.value?.complaints??[],l=r.at(-1)?.id??0,c=()=>(t(e+1),void Gt("there").catch(()=>{}));return i`<${je} label=${o("page.operate.complaints.closed")} checked=${n.closed}
			onchange=${p=>s({closed:p,before:0})} />
		<${Xa} asked=${a} empty=${r.length===0}>${r.map(p=>i`<li key=${p.id}><${mb} complaint=${p} ondone=${c} /></li>`)}<//>
		${n.closed&&l>1?i`<${v} onclick=${()=>s({closed:!0,before:l})} say=${o("page.operate.older")} />`:null}`}function mb({complaint:e,ondone:t}){let{id:n,at:s,by:a,from:r=a,whom:l,about:c,called:p,table:u,match:d,lines:$=[],text:f}=e,{appeal:m,outcome:h,answer:g}=e,w=p&&c&&!c.startsWith(`${p}·`);return i`<h2>${o(m?"page.operate.appeal":"page.operate.complaint",{n})}</h2>
		<p class="soft small">${zn(s)} ·${" "}${m?o("page.operate.appeal.against",{n:m}):i`<a href=${`/t/${u}`}>${o("page.operate.at",{table:u,match:d})}</a>`}</p>
		${m?null:i`<${ei} id=${a} say=${o("page.operate.from",{id:r})} />`}
		${$.map(S=>i`<blockquote key=${S.seq}>${S.text}</blockquote>`)}
		${f?i`<p>${f}</p>`:null}
		${w?i`<p class="small">${o("page.operate.called",{name:p})}</p>`:null}
		${h?i`<${ei} id=${l} say=${c??l} />
				${g?i`<${ni} entries=${[g]} />`:i`<p>${o(`page.operate.act.${h}`)}</p>`}`:c?i`<${to} id=${l} complaint=${n} ondone=${t} />`:i`<p class="soft small">${l}</p>
					<${It} whom=${l} acts=${["dismiss"]} complaint=${n} ondone=${t} />`}`}function ti({label:e,onfind:t}){let[n,s]=y("");return i`<form class="row" onsubmit=${r=>(r.preventDefault(),t(n.trim()))}>
		<${I} label=${e} value=${n} oninput=${s} />
		<button class="button">${o("page.operate.find")}</button>
	</form>`}function eo({asked:e,all:t=[],say:n,above:s,within:a}){let[r,l]=y("");return i`<${Xa} asked=${e} empty=${t.length===0}>${t.map(c=>i`<li key=${c.id}>
			${s?.(c)}
			<button type="button" class="button plain" aria-expanded=${r===c.id}
				onclick=${()=>l(r===c.id?"":c.id)}>${n(c)}</button>
			${r===c.id?a(c):null}
		</li>`)}<//>`}function hb(){let[e,t]=y(""),n=M(()=>tc({find:e}),e);return i`<${ti} label=${o("page.operate.who")} onfind=${t} />
		<${eo} asked=${n} all=${n.value?.people} say=${s=>s.tagged}
			within=${s=>i`<${to} id=${s.id} />`} />
		${n.value?.more?i`<p class="soft">${o("page.operate.more")}</p>`:null}
		<h2>${o("page.operate.network")}</h2>
		<${gb} />`}function gb(){let[e,t]=y("");return i`<${I} label=${o("page.operate.network.which")} value=${e} oninput=${t} />
		${e.trim()?i`<${It} whom=${e.trim()} acts=${["ban","ban-all","lift-ban"]} />`:null}`}function yb(){let[e,t]=y(0),n=M(()=>sc({}),e),s=n.value?.sanctioned.map(r=>({...r,id:r.whom})),a=()=>t(e+1);return i`<${eo} asked=${n} all=${s} say=${r=>r.tagged??r.whom}
		above=${r=>i`<${vd} of=${r} />`}
		within=${r=>r.tagged?i`<${to} id=${r.whom} ondone=${a} />`:i`<${It} whom=${r.whom} acts=${["lift"]} ondone=${a} />`} />
		${n.value?.more?i`<p class="soft">${o("page.operate.sanctions.more")}</p>`:null}`}function vd({of:{banned:e,bannedUntil:t,bannedFor:n,all:s,network:a,silenced:r,silencedUntil:l,silencedFor:c}}){let p=(u,d,$)=>{let f=d?` ${o("page.operate.until.short",{date:zn(d)})}`:"",m=u==="ban"&&a?` · ${o("page.operate.networks")}`:"";return i`<p><b>${o(`page.operate.act.${u}`)}</b>${f}${m}: ${$}</p>`};return i`${e?p(s?"ban-all":"ban",t,n):null}
		${r?p("silence",l,c):null}`}function to({id:e,complaint:t,ondone:n}){let[s,a]=y(0),{value:r,wrong:l}=M(()=>nc({player:e}),e,s);if(!r)return i`<p class=${l?"trouble":"soft"} role="status">${l??""}</p>`;let{banned:c,silenced:p}=r.sanctions,u=["silence","ban","rename",...c?["lift-ban"]:[],...p?["lift-silence"]:[],...t?["dismiss"]:[],"link",...r.aliasOf?["split"]:[],"erase"],d=()=>(a(s+1),n?.());return i`<p><b>${r.tagged}</b> <span class="soft small">${e} · ${zn(r.created)}</span></p>
		${r.former?.length?i`<p class="small">${o("page.operate.former",{names:r.former.join(", ")})}</p>`:null}
		${r.aliasOf?i`<p class="small">${o("page.operate.became",{id:r.aliasOf})}</p>`:null}
		${r.aliases.map($=>i`<${ei} key=${$} id=${$} ondone=${d}
			say=${o("page.operate.also",{ids:$})} />`)}
		<${vd} of=${r.sanctions} />
		${r.tables.map($=>i`<${kd} key=${$.id} table=${$} />`)}
		<${It} whom=${e} acts=${u} called=${r.name} complaint=${t}
			networks=${r.networks} others=${r.others} ondone=${d} />
		${r.audit.length?i`<${ni} entries=${r.audit} />`:null}`}function ei({id:e,say:t,ondone:n}){let[s,a]=y(!1);return i`<${v} plain aria-expanded=${s} onclick=${()=>a(!s)} say=${t} />
		${s?i`<div class="within"><${to} id=${e} ondone=${n} /></div>`:null}`}var kd=({table:e})=>i`<p class="small">
	<a href=${`/t/${e.id}`}>${e.id}</a> · ${he(e.variant)} · ${o(`page.operate.status.${e.status}`)} ·${" "}
	${e.chairs.map(t=>t.name).filter(Boolean).join(", ")}
</p>`;function It({whom:e,acts:t,called:n="",table:s,complaint:a,networks:r=0,others:l=0,ondone:c}){let p={act:t[0]??"",day:"",reason:"",name:"",network:!1,id:""},[u,d]=y(p),$=A=>d(j=>({...j,...A,id:ve()})),f=V($),{busy:m,once:h}=D(),[g,w]=y(""),S=u.act==="rename"||u.act==="erase",b=["silence","ban","ban-all"].includes(u.act);return i`<form class="acts" onsubmit=${A=>{A.preventDefault(),h(async()=>{let j=await _o({id:u.id,act:u.act,whom:e,reason:u.reason,...b&&u.day?{until:Date.parse(u.day)}:{},...S?{name:u.name}:{},...u.act==="ban"&&u.network?{network:!0}:{},...s&&u.act==="remove"?{table:s}:{},...a?{complaint:a}:{}});N(o("page.operate.done")),w(j.link?location.origin+j.link:""),d(p),c?.()})}}>
		<${U} label=${o("page.operate.act")} value=${u.act} options=${Z("page.operate.act",...t)}
			onchange=${f("act")} />
		${u.act==="erase"?i`<p class="small">${o("page.operate.erase.about")}</p>`:null}
		${S?i`<${I}
				label=${u.act==="rename"?o("page.operate.name"):o("page.operate.erase.name",{name:n})}
				value=${u.name} required oninput=${f("name")} />`:null}
		${b?i`<${I} type="date" label=${o("page.operate.until")} value=${u.day} oninput=${f("day")} />`:null}
		${u.act==="ban"&&r?i`<${je} label=${o("page.operate.ban.network",{n:r,others:l})} checked=${u.network}
				onchange=${A=>$({network:A})} />`:null}
		<${I} label=${o(b?"page.operate.reason":"page.operate.reason.kept")} maxlength="200" required
			value=${u.reason} oninput=${f("reason")} />
		<button class="button" aria-busy=${m}
			disabled=${u.act==="erase"&&u.name!==n}>${o("page.operate.do")}</button>
		${g?i`<p class="small">${o("page.operate.link.about")} <code>${g}</code></p>`:null}
	</form>`}function bb(){let[e,t]=y(""),[n,s]=y(0),a=M(()=>ac({find:e}),e,n);return i`<${ti} label=${o("page.operate.where")} onfind=${t} />
		<${eo} asked=${a} all=${a.value?.tables} say=${()=>o("page.operate.show")}
			above=${r=>i`<${kd} table=${r} />`}
			within=${r=>i`<${wb} id=${r.id} ondone=${()=>s(n+1)} />`} />`}function wb({id:e,ondone:t}){let[n,s]=y(0),{value:a,wrong:r}=M(()=>oc({table:e}),e,n),l=()=>(s(n+1),t());if(!a)return i`<p class=${r?"trouble":"soft"} role="status">${r??""}</p>`;let c=a.chairs.filter(p=>p.player);return i`${a.talk.map(p=>i`<p key=${p.seq} class="small"><b>${p.name}</b> ${p.text}</p>`)}
		<${It} whom=${e} acts=${["close"]} ondone=${l} />
		${c.map(p=>i`<h2 key=${p.player}>${p.name}</h2>
			<${It} whom=${p.player??""} table=${e} acts=${["remove"]} ondone=${l} />`)}`}function vb(){let[e,t]=y(""),[n,s]=y(0),a=M(()=>rc({find:e}),e,n);return i`<${ti} label=${o("page.groups.name")} onfind=${t} />
		<${eo} asked=${a} all=${a.value?.groups} say=${r=>r.name}
			within=${r=>i`<${kb} id=${r.id} ondone=${()=>s(n+1)} />`} />`}function kb({id:e,ondone:t}){let{value:n,wrong:s}=M(()=>ic({group:e}),e);return n?i`<p class="soft small">${e} · ${zn(n.since)}</p>
		<ul>${n.members.map(a=>i`<li key=${a.id}>${a.name}<span class="soft">·${a.tag}</span><${Os} of=${a.role} /></li>`)}</ul>
		<${It} whom=${e} acts=${["end-group"]} ondone=${t} />`:i`<p class=${s?"trouble":"soft"} role="status">${s??""}</p>`}function xb(){let[e,t]=y(0),n=M(()=>Ys({}),e),s=()=>t(e+1),a=(n.value?.evenings??[]).filter(l=>!l.group),r=async(l,c)=>{await _o({id:ve(),act:"evening",whom:"",evening:l,reason:c}),s()};return i`<${Xa} asked=${n} empty=${a.length===0}>${a.map(l=>i`<li key=${l.id}>
			<b>${Q(l.begins,{weekday:"long",hour:"numeric",minute:"2-digit",timeZone:l.zone})} ${l.zone}</b>
			<span>${he(l.variant)} · ${l.games??0} · ${l.clock} · ${o(`page.level.${l.bot}`)}</span>
			<${It} whom=${l.id} acts=${["end-evening"]} ondone=${s} />
		</li>`)}<//>
		<h2>${o("page.operate.act.evening")}</h2>
		<${Tr} reasoned begin=${r} />`}function Sb(){let[e,t]=y(0),n=M(()=>cc({before:e}),e),s=n.value?.entries??[],a=s.at(-1)?.n??0;return i`<${Xa} asked=${n} empty=${s.length===0}><li><${ni} entries=${s} /></li><//>
		${a>1?i`<${v} onclick=${()=>t(a)} say=${o("page.operate.older")} />`:null}`}var ni=({entries:e})=>i`<ol class="small entries" aria-label=${o("page.operate.log")}>${e.map(t=>i`<li key=${t.n} value=${t.n}>
		${zn(t.at)} · ${t.operator} · <b>${o(`page.operate.act.${t.act}`)}</b> ${t.whom} ${t.table??""}${" "}
		${t.former?`${t.former} → ${t.name} `:""}${t.networks?`${o("page.operate.networks")} `:""}
		${t.until?`${o("page.operate.until.short",{date:zn(t.until)})} `:""}
		${t.complaint?`· ${o("page.operate.complaint",{n:t.complaint})} `:""}· ${t.reason}
	</li>`)}</ol>`;var no=(e,t)=>e?o(`page.line.${e}`):o(t==="lost"?"page.line.back":"page.line.saved"),so=e=>e.waiting.value.filter(t=>t.late),xd=e=>[e.split(" ")[0]??"",e.split(" ").slice(1).join(" ")],Ob={ready:"page.ready",unready:"page.unready",claim:"page.claim",stand:"page.leave",back:"page.back",resume:"page.resume",sit:"page.sit",undo:"page.undo",redo:"page.do.redo",replay:"page.do.replay",pause:"page.do.pause",abandon:"page.abandon"};function Ms({do:e,act:t="",text:n="",on:s=!1}){let[a,r]=xd(t);return e==="chat"?o("page.unsent.chat",{text:n}):e==="answer"?o(s?"page.agree":"page.disagree"):e!=="act"?o(Ob[e==="ask"?n:e]??"page.unsent.other"):a==="play"||a==="lay"?q(C(r).map(l=>Mt(l))):a==="name"?L(r):oe(t)}function Ab({command:e}){let[t,n]=xd(e.act??"");return e.do==="act"&&(t==="play"||t==="lay")?i`<span class="of">${pe(n)}</span>`:i`<b>${Ms(e)}</b>`}function si({unsent:e,told:t=""}){return so(e).map(n=>i`<p key=${n.command.id} class="unsent">
		<span>${o(n.undo?"page.unsent.stopping":"page.unsent")} <${Ab} command=${n.command} /></span>
		${n.undo?null:i`<button type="button" class="button plain" onclick=${()=>e.withdraw(n.command.id)}>
					${o("page.unsent.stop")}<span class="unseen"> ${Ms(n.command)}</span>
				</button>`}
		${n.why&&!t?i`<small>${n.why}</small>`:null}
	</p>`)}function Sd({table:e}){let t=e.wrong.value,n=B("");x(()=>{n.current&&!t&&!E.spoken.peek()&&N(no("",n.current),!0),n.current=t},[t]);let s=E.spoken.value?{}:{role:"status"};return i`<div class="signs" ...${s}>
		${t?i`<p class="cut"><span aria-hidden="true" class="broken"></span>${no(t,"")}</p>`:null}
		<${si} unsent=${e.unsent} told=${t} />
	</div>`}var Od={times:100,each:50},Mb=2**31-1,Tb=50,Nb=({settings:e,host:t,talk:n,...s})=>s,ao=class{#e;#n;#t=Promise.resolve();#s=null;#a=null;#r=[];#i="";#c=!1;#u=0;#d=0;#p=new Set;#o=!1;#$="";constructor(t,n,s){this.#e=t,this.#n=n,this.rules=s}end(){this.#o=!0,clearTimeout(this.#d)}hear(t){this.#s=t,this.#r.push(Nb(t)),this.#m(()=>this.#l())}obey(t){return this.#m(()=>this.#b(t))}line(t){t!==this.#$&&this.#n([no(t,this.#$)]),this.#$=t}#m(t){let n=this.#t.then(()=>this.#o?void 0:t());return this.#t=n.catch(s=>this.#n([P(s)]))}async#l(t){let n=this.#r.slice(0,Tb);if(!t&&n.length===0)return;let{settings:s,host:a}=this.#e.settled.peek(),r=await kn(()=>pl({lang:G.peek(),now:this.#e.now(),settings:s,host:a,news:n,mind:this.#i,...this.#a&&{before:this.#a},refused:this.#c,...t}));if(this.#r.splice(0,n.length),this.#a=n.at(-1)??this.#a,this.#i=r.mind??"",clearTimeout(this.#d),r.again){let l=Math.min(r.again-this.#e.now(),Mb);this.#d=setTimeout(()=>{this.#m(()=>this.#l({}))},l)}return this.#c=!1,this.#o||this.#n(r.said),r}async#f(){for(let t=0;(this.#s?.seq??0)<this.#u&&t<Od.times;t++)await new Promise(n=>setTimeout(n,Od.each))}async#b(t){await this.#f();let n=await this.#l({line:t.normalize("NFC")});if(n?.do)return this.#g(n.do,n.done);switch(n?.want){case"hint":{let{advice:s}=await this.#e.port.hint();return await this.#l({hint:s}),this.#n(Cn(s,this.rules(),a=>Ms({id:"",do:"act",act:a})))}case"report":return void this.#w();case"quit":return K(this.#h())}}#h(){let{table:{stage:t,match:n}={stage:"",match:0},view:s}=this.#s??{},a=t==="waiting"&&n>0?ks(this.#e.id,this.#e.settled.peek().settings):void 0;return a?(s?.phase==="over"?a.played:a.givenUp).href:"/"}async#g({id:t,...n},s=[]){if(n.do==="ask"&&n.text==="undo"&&this.#e.stopLate())return;if(T.peek()||await sa(o("page.guest")),n.do==="ready")return this.#y(await this.#e.ready());let{answered:a,late:r}=this.#e.put(n),l=a.then(u=>{this.#y(u),u&&this.#n(s),u?.late&&this.#n([o("page.unsent.late")])},u=>{this.#c=!0,this.#n([P(u)])}),c=r.then(()=>!0);if(!await Promise.race([l,c]))return;let p=n.do==="act"?"act":"other";this.#n([o("page.unsent.typed",{what:Ms({id:"",...n}),undo:p,command:o("cmd.undo")})])}#y(t){this.#u=Math.max(this.#u,t?.seq??0)}async#w(){let{table:{match:t}={match:0},view:n}=this.#s??{},s=`${t} ${n?.deal}`;if(!this.#p.has(s)){this.#p.add(s);try{let a;for await(a of ts(this.#e.id,t,n?.deal??0,()=>!this.#o));a&&await this.#m(()=>this.#l({report:a}))}catch(a){this.#n([P(a)])}this.#p.delete(s)}}};var Ad={lines:250,typed:50};function Ts(){let[e,t]=y([]),n=B(0);return{lines:e,print:(a,r=!1)=>{let l=a.map(c=>({id:n.current++,text:c,typed:r}));l.length&&t(c=>[...c,...l].slice(-Ad.lines))}}}function Ns({lines:e,print:t,obey:n}){let s=a=>{a&&t([`› ${a}`],!0),n(a)};return i`<section class="speech" aria-label=${o("page.speech.region")}>
		<${jb} onsend=${s} />
		<${Bb} lines=${e} />
	</section>`}function Md({table:e,variant:t}){let n=Ts(),s=B(t);s.current=t;let a=we(()=>new ao(e,n.print,()=>s.current),[e]);return x(()=>{let r=e.newest.subscribe(c=>c&&a.hear(c)),l=e.wrong.subscribe(c=>a.line(c));return()=>{l(),r(),a.end()}},[a]),i`<${Ns} ...${n} obey=${r=>{a.obey(r)}} />`}function jb({onsend:e}){let t=B(null),n=B({all:[],at:0});x(()=>t.current?.focus(),[]);function s(r){r.preventDefault();let l=t.current?.value.trim()??"";t.current&&(t.current.value=""),l&&(n.current.all=[...n.current.all.filter(c=>c!==l),l].slice(-Ad.typed)),n.current.at=n.current.all.length,e(l)}function a(r){let l=r.key==="ArrowUp"?-1:r.key==="ArrowDown"?1:0;if(!l||!t.current)return;r.preventDefault();let{all:c,at:p}=n.current;n.current.at=Math.max(0,Math.min(c.length,p+l));let u=c[n.current.at]??"";t.current.value=u,t.current.setSelectionRange(u.length,u.length)}return i`<form onsubmit=${s}>
		<label for="command">${o("page.speech.field")}</label>
		<input id="command" name="command" type="text" ref=${t} onkeydown=${a}
			autocomplete="off" autocapitalize="off" autocorrect="off" spellcheck=${!1} enterkeyhint="send" maxlength="400" />
		<button class="button">${o("page.speech.do")}</button>
	</form>`}function Bb({lines:e}){let t=B(null);return ye(()=>{t.current&&(t.current.scrollTop=t.current.scrollHeight)},[e]),i`<div class="log" role="log" aria-live="polite" aria-label=${o("page.speech.log")} tabindex="0" ref=${t}>
		${e.map(({id:n,text:s,typed:a})=>i`<p key=${n} ...${a?{class:"typed","aria-hidden":"true"}:{class:""}}>${s}</p>`)}
	</div>`}function Eb({trump:e}){if(e.by==="turnup")return[];let t=e.by==="rotation"?e.rotation:["none",e.first??"none","C","D","H","S"];return[...new Set(t)].filter(Boolean)}function oo({opening:e,names:t,rules:n,set:s}){if(!n)return null;let a=Eb(n),r=e??{totals:t.map(()=>0),trump:a[0]};return i`<details open=${e!==void 0}>
		<summary>${o("page.pad.opening")}</summary>
		<div class="stack">
			<p class="soft small">${o("page.pad.opening.about")}</p>
			<fieldset class="amounts">
				<legend class="unseen">${o("page.pad.opening")}</legend>
				${t.map((l,c)=>i`<${de} key=${c} label=${l} value=${r.totals[c]??0}
					min=${-9999} max=${9999}
					onchange=${p=>s({...r,totals:r.totals.with(c,p)})} />`)}
			</fieldset>
			${n.game.deals?i`<${de} label=${o("page.pad.opening.deals")} value=${r.deals??0} min=${0} max=${n.game.deals-1}
						onchange=${l=>s({...r,deals:l})} />`:null}
			${a.length?i`<${H} label=${o("page.pad.opening.trump")} value=${r.trump??"none"}
						options=${a.map(l=>[l,L(l)])}
						onchange=${l=>s({...r,trump:l})} />`:null}
		</div>
	</details>`}var ro=e=>{if(!e)return;let{trump:t,...n}=e,s=t&&t!=="none"?{...n,trump:t}:n;return s.trump||s.deals||s.totals.some(a=>a!==0)?s:void 0};var xe=(e,t)=>t===void 0?"":e.seats[t]||(t<e.choices.live?o("seat",{n:t+1}):o("dummy")),rt=e=>e.seats.map((t,n)=>xe(e,n)),Td=({rules:e,house:t})=>t?e.name:o(`variant.${e.id}`),js=e=>{let t=e.date?Date.parse(`${e.date}T12:00`):NaN;return Number.isNaN(t)?Td(e):`${Td(e)} · ${Q(t,{dateStyle:"long"})}`};function Bs(e){let t=e.map(n=>n.trim().toLowerCase());return e.find((n,s)=>t[s]&&t.indexOf(t[s])<s)}function Wt(e){let t=rt(e),{end:n}=e;if(n&&!n.cut)return o("page.winner",{names:q(n.winners.map(r=>t[r]??"")),n:n.winners.length,you:"no"});let s=Math.max(...e.totals),a=t.filter((r,l)=>e.totals[l]===s);return e.deals.length===0?"":o("page.pad.leads",{names:q(a),n:a.length,points:k(s),over:n?"yes":"no"})}function Nd(e){let t=rt(e),n=(r,l)=>r.map((c,p)=>`${t[p]} ${l(c)}`).join(", "),s=e.deals.map(r=>{let l=r.points.map((c,p)=>`${t[p]} ${le(c)}${r.made[p]?" •":""}`).join(", ");return`${r.deal+1}. ${L(r.trump)}: ${l}`}),a=e.settlement??[];return[`Ninety-Nine · ${js(e)}`,n(e.totals,k),Wt(e),"",...s,"",...a].join(`
`).replaceAll(/\n{3,}/g,`

`).trim()}var Db=e=>({hands:e.seats.map(()=>({}))}),Cb=e=>!e||!e.trump&&e.hands.every(t=>Object.keys(t).length===0),Pb=3e3,Lb=e=>e instanceof nl||e instanceof _&&([429,503].includes(e.status)||e.reason==="unfetched"),dn=e=>Nt(e)?o("page.pad.refused",{text:e.message}):P(e);function Rb(e){let{record:t,summary:n,open:s,inserting:a}=e,r=va(e),l=tn(e),c={hands:n.names.map(()=>({}))};return a?{record:t,deal:r,entry:l??c}:s!==null?{record:t,deal:r,...l?{entry:l}:{}}:n.over?{record:t}:{record:t,entry:l??c}}var qb=(e,t)=>JSON.stringify(e)===JSON.stringify(t),Ib=(e,t)=>Kt({lang:G.peek(),...e},t),io=class{wrong=R("");busy=R(!1);#e;#n=R(null);#t=R(0);#s="";#a=new AbortController;#r=0;#i=[];#c=[];#u=null;#d="";#p;constructor(t,n=Ib){this.id=t,this.#e=n,this.#p=lt(()=>this.#$())}close(){this.#p(),this.#a.abort(),clearTimeout(this.#r)}get kept(){return Fe(this.id)}get told(){return this.#n.value?.told}get stale(){return this.#n.value?.of!==this.#o()}get deal(){return this.kept?va(this.kept):0}get entry(){let{kept:t,told:n}=this;return(t&&tn(t))??(n?Db(n):{hands:[]})}get undoable(){let{kept:t}=this;return t!==void 0&&(tn(t)!==void 0||t.past.length>0)}get redoable(){let{kept:t}=this;return t!==void 0&&(this.#c.some(n=>n.of===this.place)||!tn(t)&&t.next.length>0)}get place(){return`${this.kept?.versions.at(-1)} ${this.kept&&Ln(this.kept)}`}#o(){return this.kept?JSON.stringify({lang:G.value,...Rb(this.kept)}):""}#$(){let t=this.#o(),n=t&&this.stale?`${this.#t.value} ${t}`:"";if(n===this.#s)return;if(this.#s=n,this.#a.abort(),clearTimeout(this.#r),!n)return void(this.wrong.value="");let{signal:s}=this.#a=new AbortController;this.#e(JSON.parse(t),{signal:s}).then(a=>s.aborted||(this.#n.value={of:t,told:a}),a=>{s.aborted||(this.wrong.value=dn(a),Lb(a)&&(this.#r=Number(setTimeout(()=>this.#t.value++,Pb))))})}set(t){this.#i.push({of:this.place,entry:this.entry}),this.#c=[],this.#m(t)}#m(t){let{kept:n}=this;n&&$e(nn(n,Ln(n),Cb(t)&&n.open===null?void 0:t))}correct(t){let{kept:n}=this,s=this.told?.deals[t];n&&s&&$e({...nn(ht(n),t,n.drafts[t]??s.entry),open:t})}insert(t){let{kept:n}=this;n&&$e({...n,open:t,inserting:!0})}leave(){let{kept:t}=this;t&&$e(ht(nn(t,Ln(t))))}async#l(t){let n=this.#u;this.busy.value=!0;let s=n?n.then(t,t):t();this.#u=s;try{return await s}finally{this.#u===s&&(this.#u=null,this.busy.value=!1)}}async enter(t=!1){let{kept:n,deal:s,entry:a}=this;if(!n||this.busy.peek())return;let r=Ln(n),l={record:n.record,do:n.inserting?"insert":"enter",deal:s,entry:a,...t?{again:t}:{}},c=await this.#l(()=>this.#w(l,(p,u)=>{let d=ht(nn(p.record===u.record?p:Lt(p,u),r)),$=p.drafts[r]??a;return qb($,a)?d:{...nn(d,s,$),open:s}}));c&&Bd(c)}async propose(t){let n=this.kept?.record??"",s=await this.#e({record:n,...t});if(!s.unfit)return s.fault?void N(jd(s)):s;let a=await this.#e({record:n,...t,again:!0});return a.unfit?s:{...a,unfit:s.unfit,said:[...s.said??[],...a.said??[]]}}async revise(t){let{kept:n}=this;if(!n||this.busy.peek())return;let s=await this.#l(()=>this.#w({record:n.record,...t,again:!0},(a,r)=>r.record===a.record?a:ht({...Lt(a,r),drafts:Wb(a,r)})));s&&Bd(s)}async end(){let{kept:t}=this;t&&!this.busy.peek()&&await this.#l(()=>this.#w({record:t.record,do:"stop"},Lt))}undo=()=>this.#f("past","pad.undone");redo=()=>this.#f("next","pad.redone");async#f(t,n){if(this.busy.peek()||this.#b(t))return;let s=await this.#l(()=>this.#h(t));s&&N(o(n,{what:s}))}#b(t){let{kept:n,place:s,entry:a}=this,r=t==="past",[l,c]=r?[this.#i,this.#c]:[this.#c,this.#i],p=l.findLastIndex(d=>d.of===s);if(r?!n||!tn(n):p<0)return!1;let[u]=l.splice(Math.max(p,0));return c.push({of:s,entry:a}),p>=0&&u?this.#m(u.entry):this.leave(),!0}async#h(t){let{kept:n}=this,s=n&&Tp(n,t);if(!n||s===void 0)return"";let{act:a="some",deal:r=0}=n[t].at(-1)?.did??{};return await this.#w({record:s},(c,p)=>ht(Np(c,p,t)),n.record)?o(`pad.act.${a}`,{deal:r+1}):""}type(t,n){return this.#l(()=>this.#g(t,n))}async#g(t,n){let{kept:s}=this;if(!s)return[];let a=(p,u)=>o(p).split("|").concat(u).includes(t.trim().toLowerCase());if(a("cmd.undo","undo"))return[await this.#y("past","pad.undone","pad.nothing")];if(a("pad.cmd.redo","redo"))return[await this.#y("next","pad.redone","pad.nothing.again")];let r=`${s.record}
${t}`,l={record:s.record,line:t,lang:n,...r===this.#d?{again:!0}:{}},c=await this.#w(l,(p,u)=>u.record===p.record?p:ht(Ap(Lt(p,u))));return this.#d=c?.again?r:"",c?.said??[]}async#y(t,n,s){if(this.#b(t))return o(n,{what:o("pad.act.some")});let a=await this.#h(t);return a?o(n,{what:a}):o(s)}async#w(t,n,s=t.record){let a=this.#o(),r=await this.#e(t).catch(l=>{N(P(l))});return ba(this.id),Ze(()=>{let{kept:l}=this;if(!(!r||!l))return r.fault||r.unfit||r.entry?this.#x(t,r,a):l.record!==s&&l.record!==r.record?this.#S(l,t):(this.#k(n(l,r),r),r)})}#k(t,n){let s=this.#o();$e(t);let a=this.#o();a!==s&&(this.#n.value={of:tn(t)?"":a,told:n})}#x(t,n,s){t.entry?s===this.#o()&&(this.#n.value={of:s,told:n}):N(jd(n))}#S(t,{deal:n=0,entry:s,record:a}){let r=t.summary.deals,l=n<r&&n<(this.told?.deals.length??0)&&this.told?.record===a;s&&$e({...nn(t,l?n:r,s),open:l?n:null}),N(o("page.pad.elsewhere"))}},jd=e=>(e.said??[]).join(" "),Wb=({drafts:e,summary:t},{deals:n})=>{let s=e[t.deals];return s?{[n.length]:s}:{}};function Bd(e){let{did:t}=e,n=e.deals[t?.deal??-1];if(t?.act==="enter"&&n){let l=q(n.points.map((c,p)=>`${xe(e,p)} ${le(c)}`));return N(o("page.pad.entered",{n:t.deal+1,points:l}),!0)}if(!t)return;let s={deal:t.deal+1},r=["correct","delete","insert"].includes(t.act)?o(`pad.did.${t.act}`,s):o("pad.changed.head",{what:o(`pad.act.${t.act}`,s)});N([r,...e.said??[]].join(" "))}var oi=24;function _b(){let e=T.value?.name??E.name.value,t=at()[0]?.summary;if(!t)return e?[e]:[];let n=t.live??ke.value.find(s=>s.id===t.variant)?.chairs;return t.names.slice(0,n).filter(s=>s!==o("dummy"))}var Fb={variant:"",names:[],first:"0",length:"",rounds:9,house:Sa,opening:void 0},ri=(e,t)=>e.names[t]?.trim()||o("page.pad.player",{n:t+1}),ai=e=>Array.from({length:e.chairs},(t,n)=>n);async function zb(e,t,n){let s=ds(e.house,n),a=Array.from({length:n.seats-t.chairs},()=>o("dummy")),r=[...ai(t).map($=>ri(e,$)),...a],l=Bs(r);if(l)throw new se(o("pad.twins",{name:l}));let c=await Kt({begin:{variant:t.id,...s?{rules:s}:{},seats:r,first:Number(e.first),date:on(),...e.length?{[e.length]:e.rounds}:{}}}),p=ro(e.opening),u=p&&{...c.head,opening:p},d=wa(u?await Kt({record:c.record,do:"head",head:u}):c);return $e(d),d.id}var ii=({seat:e,...t})=>i`<${I} label=${o("page.pad.player",{n:e+1})}
	maxlength=${oi} onfocus=${n=>n.currentTarget.select()} ...${t} />`;function Hb({plan:e,set:t,variant:n}){let s=a=>r=>t(({names:l})=>({names:Object.assign([...l],{[a]:r})}));return i`<fieldset class="seats">
			<legend class="unseen">${o("page.pad.names")}</legend>
			${ai(n).map(a=>i`<${ii} key=${a} seat=${a} value=${e.names[a]??""}
				enterkeyhint="next" oninput=${s(a)} />`)}
		</fieldset>
		<p class="soft small">${o("page.pad.names")}</p>
		<${H} label=${o("page.pad.first")} value=${e.first} onchange=${V(t)("first")}
			options=${ai(n).map(a=>[String(a),ri(e,a)])} />`}function Ed({onclose:e,onbegun:t}){x(()=>{ae(Me)},[]);let[n,s]=y(()=>({...Fb,names:_b()})),[a,r]=y(""),{busy:l,once:c}=D(h=>r(dn(h))),p=ke.value.find(h=>h.id===n.variant)??Et(),u=Y(p?.id);if(!p)return null;let d=h=>{s(g=>({...g,...typeof h=="function"?h(g):h})),r("")},$=h=>{h.preventDefault(),u&&c(async()=>t(await zb(n,p,u)))},f=h=>d({variant:h,first:"0",opening:void 0,house:{...n.house,changed:{}}}),m=i`<button type="submit" form="new-pad" class="button chief" aria-busy=${l}>
		${o("page.pad.begin")}
	</button>`;return i`<${z} broad title=${o("page.pad.new")} onclose=${e} actions=${m}>
		<form id="new-pad" class="create stack" onsubmit=${$}>
			<${Oa} value=${p.id} groups=${tt()} onchange=${f} />
			<${Hb} plan=${n} set=${d} variant=${p} />
			<${Rn} plan=${n} set=${d} variant=${p} />
			<${oo} opening=${n.opening} rules=${u} set=${V(d)("opening")}
				names=${Array.from({length:u?.seats??0},(h,g)=>g<p.chairs?ri(n,g):o("dummy"))} />
			<${Aa} own=${n.house} set=${V(d)("house")} rules=${u} />
			<p class=${a?"trouble":""} role="alert">${a}</p>
		</form>
	<//>`}var Kb=e=>e?.scrollIntoView({block:"nearest"}),Dd=({lines:e})=>i`<div class="stack" role="status" ref=${Kb}>
	${e.map(t=>i`<p key=${t}>${t}</p>`)}
</div>`;function Cd({open:e,then:t,deal:n,onclose:s}){let{busy:a,once:r}=D(),c=i`<${v} chief aria-busy=${a} onclick=${()=>r(async()=>{await e.revise({do:"delete",deal:n}),s()})} say=${o("page.pad.strike")} />`;return i`<${z} title=${o("page.pad.deal",{n:n+1})} onclose=${s} actions=${c}>
		<div class="stack">
			<p>${o("page.pad.strike.about",{n:n+1})}</p>
			<${Dd} lines=${t.said??[]} />
		</div>
	<//>`}function Ub(e,t){let n=[...e.seats],s=[...e.replaced??[]];return t.forEach((a,r)=>{let l=s.findLastIndex(c=>c.seat===r);l<0?n[r]=a:s[l]={...s[l],name:a}}),{seats:n,...s.length?{replaced:s}:{}}}function Jb(e,{names:t,first:n,target:s,length:a,rounds:r,opening:l,leaves:c,comes:p,from:u}){let{deals:d,games:$,opening:f,...m}=e,h={...m,...Ub(e,t),first:Number(n),...s?{target:s}:{}},g=ro(l),w={deal:u-1,seat:Number(c),name:p.trim()},S=(h.replaced??[]).filter(O=>O.seat!==w.seat||O.deal!==w.deal),b=w.name?[...S,w].sort((O,A)=>O.deal-A.deal):h.replaced;return{...h,...a?{[a]:r}:{},...g?{opening:g}:{},...b?{replaced:b}:{}}}var Gb=({head:e,seats:t,deals:n})=>({names:t,first:String(e.first),target:e.target??0,opening:e.opening,length:e.deals?"deals":e.games?"games":"",rounds:e.deals||e.games||9,leaves:"0",comes:"",from:n.length+1});function Pd({open:e,pad:t,onclose:n}){let[s,a]=y(()=>Gb(t)),[r,l]=y(null),[c,p]=y(""),{busy:u,once:d}=D(),$=w=>{a(S=>({...S,...w})),l(null),p("")},f=Jb(t.head,s),m=w=>{w.preventDefault();let S=Bs(s.names)??Bs(s.comes?s.names.with(Number(s.leaves),s.comes):[]);if(S)return p(o("pad.twins",{name:S}));d(async()=>{let b=r?void 0:await e.propose({do:"head",head:f}),O=b?.said??[];if(O.length)return l(O);(r||b?.did)&&await e.revise({do:"head",head:f}),n()})},h=i`<button type="submit" form="pad-head" class="button chief" aria-busy=${u}>
		${o(r?"page.pad.head.yes":"page.pad.head.do")}
	</button>`,g=t.choices.live;return i`<${z} broad title=${o("page.pad.head")} onclose=${n} actions=${h}>
		<form id="pad-head" class="create stack" onsubmit=${m}>
			<${Vb} pad=${t} form=${s} set=${$} />
			<${H} label=${o("page.pad.first")} value=${s.first} onchange=${V($)("first")}
				options=${s.names.slice(0,g).map((w,S)=>[String(S),w])} />
			${s.target?i`<${de} label=${o("page.create.rules.game.target")} value=${s.target} min=${1} max=${1e4}
						onchange=${V($)("target")} />`:null}
			<${Rn} plan=${s} set=${$} />
			<${Zb} pad=${t} form=${s} set=${$} />
			<${oo} opening=${s.opening} names=${rt(t)} rules=${t.rules} set=${V($)("opening")} />
			${r?i`<${Dd} lines=${r} />`:null}
			<p class=${c?"trouble":""} role="alert">${c}</p>
		</form>
	<//>`}var Vb=({pad:e,form:t,set:n})=>i`<fieldset class="seats">
	<legend class="unseen">${o("page.pad.names")}</legend>
	${t.names.slice(0,e.choices.live).map((s,a)=>i`<${ii} key=${a} seat=${a} value=${s} required
		oninput=${r=>n({names:t.names.with(a,r)})} />`)}
</fieldset>`,Zb=({pad:e,form:t,set:n})=>i`<details>
	<summary>${o("page.pad.replace")}</summary>
	<div class="stack">
		<${U} label=${o("page.pad.replace.leaves")} value=${t.leaves}
			options=${t.names.slice(0,e.choices.live).map((s,a)=>[String(a),xe(e,a)])}
			onchange=${V(n)("leaves")} />
		<${I} label=${o("page.pad.replace.comes")} value=${t.comes} maxlength=${oi}
			oninput=${V(n)("comes")} />
		<${de} label=${o("page.pad.replace.from")} value=${t.from} min=${1} max=${e.deals.length+1}
			onchange=${V(n)("from")} />
	</div>
</details>`;var lo={ArrowDown:[1,0],ArrowUp:[-1,0],ArrowRight:[0,1],ArrowLeft:[0,-1]},Yb=60,Qb=600,li=class{#e;#n=[];#t=0;constructor(t){this.#e=t}press(t){return t==="Enter"&&Date.now()<this.#t?!0:this.#n.length===0&&this.#e.current()?this.#e.act(t):t in lo||/^(.|Enter|Backspace|Redo)$/u.test(t)?(this.#n.length<Yb&&this.#n.push(t),this.#s(),!0):!1}goOn(){for(;this.#n.length>0&&this.#e.current();)this.#e.act(this.#n.shift()??"");this.#s()}#s(){if(this.#e.changing())for(this.#n=this.#n.filter(t=>t!=="Backspace"&&t!=="Redo");this.#n[0]==="Enter";)this.#n.shift()}hear({fault:t,unfit:n}){(t||n)&&(this.#n=[]),this.#t=n?Date.now()+Qb:0}},Ld=e=>e.target instanceof Element&&e.target.closest(".pad-panel")!==null;function ci(e){if(!(e.ctrlKey||e.metaKey)||e.altKey)return e.key;let t=e.key.toLowerCase();return t==="z"&&!e.shiftKey?"Backspace":t==="z"||t==="y"?"Redo":""}function Xb(e){if(!ci(e)||e.altKey||document.querySelector("dialog[open]"))return!1;let t=e.target instanceof Element?e.target:null;return t?.closest("input, select, textarea, summary, [contenteditable]")?!1:e.key in lo?t===document.body||Ld(e):!((e.key==="Enter"||e.key===" ")&&t?.closest("button, a"))}var ew=e=>e.repeat&&["Enter","Backspace","Redo"].includes(ci(e));function Rd(e){let t=B(e);t.current=e;let n=B(!0),[,s]=y(0),a=B(null),r=a.current??=new li({act:l=>t.current.act(l)?(n.current=!1,s(c=>c+1),!0):!1,current:()=>n.current&&t.current.current(),changing:()=>t.current.changing()});return ye(()=>r.hear(e.pad),[e.pad]),x(()=>{n.current=!0,r.goOn()}),ye(()=>{let l=c=>{(ew(c)?Ld(c):Xb(c)&&r.press(ci(c)))&&c.preventDefault()};return document.addEventListener("keydown",l),()=>document.removeEventListener("keydown",l)},[]),l=>r.press(l)}var Id=({what:e,seat:t=-1})=>e==="turnup"||e==="name"?{seat:-1,field:"trump"}:{seat:t,field:e==="number"?"premium":e==="tricks"?"tricks":"contract"},Wd=(e,t)=>e.seat===t?.seat&&e.field===t.field;function tw(e,{what:t,seat:n=-1}){let s=e.hands[n]??{};switch(t){case"tricks":return s.tricks!==void 0;case"outcome":return s.made!==void 0||s.bid!==void 0;case"bid":return s.bid!==void 0;case"number":return/\d/.test(s.premium??"");default:return e.trump!==void 0}}var nw=e=>[...new Set(e.choices.premiums.map(t=>t.split(" ")[0]??""))],qd=(e,t)=>e.choices.premiums.filter(n=>n.startsWith(`${t} `)).map(n=>Number(n.split(" ")[1])),sw=(e,t,n)=>{let s={...e,hands:e.hands.with(t,n)},a=s.hands.some(c=>c.premium),{trump:r,...l}=s;return a||e.hands[t]?.premium===n.premium?s:l},aw=e=>Object.fromEntries(Object.entries(e).filter(([,t])=>t!==void 0&&t!==""));function ui({pad:e,deal:t,named:n,inserting:s=!1}){let a=e.deals[t],r=a??e.due;if(!r)return null;let l=n??(s&&e.choices.trumps.length>0?void 0:r.trump),c=l===r.trump||!r.trump?r.origin:"",p={dealer:xe(e,r.dealer),lead:xe(e,r.lead),past:a?"yes":"no"},u=r.vulnerable?.map(d=>xe(e,d)).join(", ");return i`<div class="pad-due">
		${l?i`<${ie} trump=${l} />`:i`<span class="sign none" aria-hidden="true">?</span>`}
		<p class="who">
			<b>${o("page.pad.roles",p)}</b> <span class="soft">${o("page.pad.deal",{n:t+1})}</span>
		</p>
		<p class="trump">${l?c?o("why.trump",{trump:L(l),why:c}):L(l):o("page.pad.turnup")}
			${u?i` <span class="soft">· ${o("pad.vulnerable",{names:u})}</span>`:null}
		</p>
	</div>`}var ow=({due:e,seat:t})=>{let n=t===e?.dealer?"dealer":t===e?.lead?"forehand":"";return n?i`<small class="role soft" aria-hidden="true">${o(`page.stats.place.${n}`)}</small>`:null},pi=({label:e,text:t,said:n,now:s,wrong:a,onpick:r,children:l})=>i`<button type="button"
	class=${`box ${n?"said":t?"follows":""}`} aria-pressed=${s} data-wrong=${a||void 0}
	aria-label=${t?`${e}: ${t}`:e} onclick=${r}>${l??t}</button>`,Es=e=>e.totals.some((t,n)=>t!==e.game[n]);function rw(e){let{pad:t}=e,n=t.choices.premiums.length>0;return i`<div class=${`pad-rows ${n?"":"unpaid"}`} role="group" aria-label=${o("page.pad.hands")}>
		<div class="heads soft small" aria-hidden="true">
			<span class="totals">${Es(t)?o("page.pad.totals"):""}</span>
			<span>${o("page.sheet.won")}</span><span>${o("page.sheet.contract")}</span>
			${n?i`<span>${o("page.sheet.held")}</span>`:null}
		</div>
		${t.seats.map((s,a)=>i`<${iw} key=${a} ...${e} seat=${a} />`)}
	</div>`}function iw({pad:e,deal:t,draft:n,full:s,now:a,wrong:r,pick:l,seat:c}){let p=xe(e,c),u=n.hands[c]??{},{tricks:d,bid:$,made:f,premium:m}=s.hands[c]??{},h=S=>({label:o(`page.pad.${S}.of`,{name:p}),now:Wd({seat:c,field:S},a),wrong:r===c,onpick:()=>l({seat:c,field:S})}),g=f===void 0?"":o(f?"page.sheet.made":"page.sheet.failed"),w=[$===void 0?"":o("page.pad.bid",{n:$}),g].filter(Boolean).join(", ");return i`<div class="hand-row">
		<span class="name">
			<span>${p}</span> <${ow} due=${e.deals[t]??e.due} seat=${c} />
			<b class="total">${k(e.game[c]??0)}</b>
			${Es(e)?i`<small class="rest soft">(${k(e.totals[c]??0)})</small>`:null}
		</span>
		<${pi} ...${h("tricks")} said=${u.tricks!==void 0} text=${d===void 0?"":k(d)} />
		<${pi} ...${h("contract")} said=${u.made!==void 0||u.bid!==void 0} text=${w}>
			<span class="bid">${$===void 0?"":k($)}</span>
			${g?i`<span class=${`mark ${f?"made":"failed"}`}>${f?"✓":"✗"}</span>`:null}
		<//>
		${e.choices.premiums.length>0&&c<e.choices.live?i`<${pi} ...${h("premium")} said=${!!u.premium} text=${m?oe(m):""} />`:null}
	</div>`}var lw=({rules:{trump:e,joker:t}})=>e.by==="turnup"?[...e.plain.split(" ").filter(Boolean),...t?[o("joker")]:[]].join(", "):"";function cw(e,t,n,s){let{seat:a,field:r}=n;if(r==="trump"){let d=lw(e);return e.choices.trumps.map($=>{let f=$==="none"&&d?i` <small>(${d})</small>`:null;return{key:$,on:t.trump===$,press:()=>s({...t,trump:$}),wide:!0,text:i`<${ie} trump=${$} /><span class="word">${L($)}${f}</span>`}})}let l=t.hands[a]??{},c=(d,$)=>s(sw(t,a,aw({...l,...d})),$),p=(d,$,f)=>({key:String(d),text:k(d),on:$,press:f,typed:String(d)});if(r==="tricks")return Array.from({length:e.choices.tricks+1},($,f)=>f).map($=>p($,l.tricks===$,()=>c({tricks:$})));if(r==="contract")return[{key:"made",wide:!0,text:`✓ ${o("page.sheet.made")}`,on:l.made===!0,typed:"+",press:()=>c({made:!0,bid:void 0})},{key:"failed",wide:!0,text:`✗ ${o("page.sheet.failed")}`,on:l.made===!1,typed:"-",press:()=>c({made:!1,bid:void 0})},...e.choices.bids.map(d=>p(d,l.bid===d,()=>c({bid:d,made:void 0})))];let[u=""]=(l.premium??"").split(" ");return[{key:"none",wide:!0,text:o("page.pad.no"),on:!l.premium,press:()=>c({premium:""})},...nw(e).map(d=>({key:d,wide:!0,text:oe(d),on:u===d,typed:o(`offer.letter.${d}`),or:d[0]??"",press:()=>c({premium:d},qd(e,d).length>0)})),...(u?qd(e,u):[]).map(d=>p(d,l.premium===`${u} ${d}`,()=>c({premium:`${u} ${d}`})))]}function pw({keys:e,label:t}){let n=e.filter(r=>!r.wide),s=Math.min(7,Math.max(5,Math.ceil(n.length/2))),a=r=>i`<button type="button" key=${r.key} class=${r.wide?"wide-key":"key"} aria-pressed=${r.on}
		aria-label=${r.label} onclick=${r.press}>${r.text}</button>`;return i`<div class="pad-keys" role="group" aria-label=${t}>
		<div class="words">${e.filter(r=>r.wide).map(a)}</div>
		<div class="digits" style=${{"--across":s}}>${n.map(a)}</div>
	</div>`}var _d=(e,{seat:t,field:n})=>n==="trump"?o("page.pad.trump"):o(`page.pad.${n}.of`,{name:xe(e,t)}),uw={seat:-1,field:"trump"},dw=({choices:e,rules:t},n)=>e.trumps.length>0&&(t.trump.by==="turnup"||n.hands.some(s=>s.premium)),$w=({trump:e,now:t,onpick:n})=>i`<button type="button" class="box turn" aria-pressed=${t}
	onclick=${n}>${o("page.pad.trump")} ${e?i`<${ie} trump=${e} /> ${L(e)}`:"…"}
</button>`,di=({redo:e})=>i`<button type="button" class="button redo" aria-label=${o("page.pad.redo")}
	title=${o("page.pad.redo")} onclick=${e}>
	<svg viewBox="0 0 24 24" aria-hidden="true"><path d="M15 5l5 5-5 5M20 10H9a5 5 0 0 0 0 10h4" /></svg>
</button>`;function Fd({open:e,pad:t}){let[n,s]=y({place:"",cell:null}),{deal:a,entry:r,stale:l,kept:c,place:p}=e,u=n.place===p?n.cell:null,d=Se=>s({place:p,cell:Se}),$=c?.open!==null,f=c?.inserting===!0,m=o(f?"page.pad.insert":$?"page.pad.correct":"page.pad.enter"),g=(t.missing??(t.entry||$?[]:t.due?.missing??[])).filter(Se=>!tw(r,Se)),w=u??(g[0]?Id(g[0]):null),S=!l&&t.unfit!==void 0,b=!l&&t.entry!==void 0&&!t.fault&&(t.missing??[]).length===0&&!S,A=w?cw(t,r,w,(Se,He)=>(d(He?w:null),e.set(Se))):[],j=mw(t.entry,r),ee={Enter:()=>(b||S)&&e.enter(S),Backspace:()=>e.undoable&&e.undo(),Redo:()=>e.redoable&&e.redo()},te=Se=>{let[He,Hn]=lo[Se]??[];if(He!==void 0&&Hn!==void 0)d(gw(t,w,He,Hn));else{let Rs=(A.find(Mo=>Mo.typed===Se)??A.find(Mo=>Mo.or===Se))?.press??ee[Se];if(!Rs)return!1;Rs()}return!0},Ce=()=>e.wrong.peek()===""&&(e.stale||e.busy.peek()),kt=Rd({pad:t,act:te,current:()=>e.told===t&&e.kept===c&&!Ce(),changing:()=>e.busy.peek()});return i`<section class="pad-panel" aria-label=${m}>
		<${ui} pad=${t} deal=${a} named=${j.trump} inserting=${f} />
		<${rw} pad=${t} deal=${a} draft=${r} full=${j} now=${w} wrong=${t.fault?.seat??-1}
			pick=${d} />
		<p class=${`pad-said ${t.fault||t.unfit?"trouble":b?"":"soft"}`} role="status">
			${hw(t,u,g)||(b?o("page.pad.ready"):" ")}
		</p>
		${dw(t,r)&&(j.trump||w?.field!=="trump")?i`<${$w} trump=${j.trump} now=${w?.field==="trump"} onpick=${()=>d(uw)} />`:null}
		${w&&!(b&&!u)?i`<${pw} keys=${A} label=${_d(t,w)} />`:null}
		<${fw} open=${e} press=${kt} can=${b||S} text=${S?o("page.pad.anyway"):m} />
	</section>`}var fw=({open:e,press:t,can:n,text:s})=>i`<div class="pad-acts">
	<${v} disabled=${!e.undoable} onclick=${()=>t("Backspace")} say=${o("page.pad.undo")} />
	${e.redoable?i`<${di} redo=${()=>t("Redo")} />`:null}
	${e.kept?.open!==null?i`<${v} onclick=${()=>e.leave()} say=${o("page.pad.cancel")} />`:null}
	<${v} chief aria-disabled=${!n} aria-busy=${e.busy.value} onclick=${()=>t("Enter")} say=${s} />
</div>`,mw=(e,t)=>({...e,...t,hands:t.hands.map((n,s)=>({...e?.hands[s],...n}))});function hw(e,t,n){if(e.fault||e.unfit)return(e.said??[]).join(" ");let s=n.find(a=>!t||Wd(Id(a),t));return s?o(`page.pad.ask.${s.what}`,{name:xe(e,s.seat)}):t?_d(e,t):""}function gw(e,t,n,s){let a=["tricks","contract",...e.choices.premiums.length?["premium"]:[]],r=e.seats.length,l=t&&t.seat>=0?(t.seat+n+r)%r:0,c=Math.max(0,a.indexOf(t?.field??"tricks")),p=a[(c+s+a.length)%a.length]??"tricks";return{seat:l,field:p==="premium"&&l>=e.choices.live?"contract":p}}function co({pad:e,onpick:t}){let n=rt(e);return i`<section class="pad-sheet">
		<header>
			<h1>${n.slice(0,e.choices.live).join(" · ")}</h1>
			<p class="soft">${js(e)} · ${Da(e.rules)}</p>
			<p class="standing">${Wt(e)}</p>
		</header>
		${e.deals.length?i`<${Br} scores=${e.deals} names=${n} end=${e.end} onpick=${t} />
				<div class="settled small soft">${(e.settlement??[]).map(s=>i`<p key=${s}>${s}</p>`)}</div>`:i`<p class="soft">${o("page.pad.unwritten")}</p>`}
	</section>`}function yw(e,t){let n=e.deals[t],s=e.deals[t+1]??(e.due?.deal===t+1?e.due:void 0),a=s&&{next:bw(e,s.why.trump),...s.trump?{then:s.trump}:{}},r=Object.fromEntries(n.entry.hands.map((p,u)=>[u,p.bid===void 0?{}:{bid:p.bid}])),{closed:l,...c}=n;return{...c,shown:r,...s?{why:a}:{},...l?{closed:{...l,game:n.game,totals:n.totals}}:{},...e.end&&t===e.deals.length-1?{end:e.end}:{}}}var bw=(e,t)=>e.rules.trump.by==="holder"&&t!=="game"||t==="named"||t==="first"?"stays":t;function po({pad:e,deal:t,onclose:n,correct:s,insert:a,strike:r}){let l=e.deals[t];if(!l)return null;let c=s&&i`
		<${v} plain onclick=${r} say=${o("page.pad.strike")} />
		<${v} plain onclick=${a} say=${o("page.pad.insert.before")} />
		<${v} chief onclick=${s} say=${o("page.pad.correct")} />`;return i`<${z} title=${o("page.pad.deal",{n:t+1})} onclose=${n} actions=${c}>
		<div class="pad-account stack">
			<p class="soft">
				${o("page.pad.roles",{dealer:xe(e,l.dealer),lead:xe(e,l.lead),past:"yes"})}.${" "}
				${o("page.pad.trump")}: ${L(l.trump)} (${l.origin}).</p>
			<${nt} view=${yw(e,t)} names=${rt(e)} variant=${e.rules} me=${-1} untitled />
		</div>
	<//>`}var ww=4e3,[zd,vw]=[4e3,12e4],Hd=new Map;function fi(e,t){let n=(Hd.get(e)??Promise.resolve()).then(t);return Hd.set(e,n.catch(()=>{})),n}var kw=e=>fi(e,async()=>{let t=Fe(e);if(!t||t.shared)return;let n=ve(),{pad:s,mark:a=""}=await Gs({secret:n,record:t.record}),r=Fe(e);r&&$e({...r,shared:{secret:n,pad:s,of:t.record,mark:a}})});function Kd(e){let{shared:t,record:n}=Fe(e)??{};return t&&n&&t.of!==n?t.secret+n:""}var $i=new Map;function xw(e){let t=$i.get(e)??fi(e,async()=>{let n=Fe(e);if(!n?.shared||!Kd(e))return;let{secret:s,mark:a}=n.shared,{pad:r,mark:l=""}=await Gs({secret:s,record:n.record,was:a}).catch(p=>{if(p instanceof _&&p.status===409)return Sw(e,n.shared?.pad??"");throw p}),c=Fe(e);c?.shared?.secret!==s||!r||$e({...c,shared:{...c.shared,pad:r,of:n.record,mark:l}})}).finally(()=>$i.delete(e));return $i.set(e,t),t}async function Sw(e,t){let{pad:n,mark:s}=await Co({pad:t}),a=Fe(e);if(a?.shared&&n){let r={...a.shared,of:n.record,mark:s};$e({...n.record===a.record?a:ht(Lt(a,n)),shared:r}),n.record!==a.record&&N(o("page.pad.share.other"))}return{pad:""}}var mi=e=>fi(e,async()=>{let t=Fe(e)?.shared?.secret;if(!t)return;await Gs({secret:t});let n=Fe(e);if(!n)return;let{shared:s,...a}=n;$e(a)}),Ow=e=>e instanceof _&&e.status>=400&&e.status<500&&e.status!==429;function Aw(e,t){let[n,s,a,r,l]=["",zd,0,!1,!1],c=async()=>{let u=Kd(e);if(r||!u||u===n)return;clearTimeout(a),r=!0;let d=await xw(e).then(()=>null,$=>$);if(r=!1,d&&!Ow(d)){l||(a=Number(setTimeout(c,s))),s=Math.min(2*s,vw);return}s=zd,d&&(n=u,t(d)),c()},p=lt(()=>{c()});return()=>{l=!0,p(),clearTimeout(a)}}function Ud(e){x(()=>Aw(e,t=>N(o("page.pad.share.not",{text:P(t)}))),[e])}function Jd({kept:e}){let[t,n]=y(!1),{shared:s}=e,{busy:a,once:r}=D(),l=()=>r(async()=>{await kw(e.id),n(!0)}),p=i`<${v} aria-busy=${a} onclick=${()=>r(async()=>{await mi(e.id),n(!1)})} say=${o("page.pad.share.stop")} />`;return i`<${v} plain aria-busy=${a} onclick=${l} say=${o("page.pad.share")} />
		${t&&s?i`<${z} title=${o("page.pad.share")} onclose=${()=>n(!1)} actions=${p}>
					<div class="stack">
						<p>${o("page.pad.share.about")}</p>
						<${Je} link=${On(`/pad/on/${s.pad}`)} label=${o("page.pad.link")} />
					</div>
				<//>`:null}`}function Mw(e){let[t,n]=y(null),[s,a]=y("");return x(()=>{let r=new AbortController,[l,c]=["",0],p=async()=>{clearTimeout(c);try{if(document.visibilityState==="visible"){let u=await Co({pad:e,after:l,lang:G.peek()},{signal:r.signal});l=u.mark,u.pad&&n(u.pad),a("")}}catch(u){if(r.signal.aborted)return;let d=u instanceof _&&u.status===404;if(a(d?o("page.pad.unshared"):P(u)),d)return}c=window.setTimeout(p,ww)};return p(),document.addEventListener("visibilitychange",p),()=>{r.abort(),clearTimeout(c),document.removeEventListener("visibilitychange",p)}},[e,G.value]),{pad:t,wrong:s}}function Gd({id:e}){let{pad:t,wrong:n}=Mw(e),[s,a]=y(-1);return t?i`<main id="main" tabindex="-1" class="pad">
		<${co} pad=${t} onpick=${a} />
		<section class="pad-panel looking" aria-label=${o("page.pad.trump")}>
			${t.due?i`<${ui} pad=${t} deal=${t.deals.length} />`:i`<p class="winner">${Wt(t)}</p>`}
			${Es(t)&&t.due?i`<p class="small soft totals">${o("page.pad.totals")}</p>`:null}
			<ul class="stands">${(t.due?t.game:t.totals).map((r,l)=>i`<li key=${l}>
				<span>${xe(t,l)}</span>
				<span><b>${k(r)}</b>${Es(t)&&t.due?i` <small class="soft">(${k(t.totals[l]??0)})</small>`:null}</span>
			</li>`)}</ul>
			<p class="small soft" role="status">${n||o("page.pad.looking")}</p>
		</section>
		${s>=0?i`<${po} pad=${t} deal=${s} onclose=${()=>a(-1)} />`:null}
	</main>`:i`<${F} title=${o("page.nav.pad")} wrong=${n} text=${o("page.opening")} />`}var uo=({record:e})=>/^[^\n]*"date":"([\d-]+)"/.exec(e)?.[1]??"",Tw=e=>{let t=e.trim().replace(",",".");return/^\d{1,6}(\.\d{1,4})?$/.test(t)&&Number(t)>0?t:""},Vd=e=>k(Number(e),e.split(".")[1]?.length??0),Nw=e=>[uo(e)&&Q(Date.parse(`${uo(e)}T12:00`),{dateStyle:"medium"}),q(e.summary.names)].filter(Boolean).join(" · ");function Zd(){let e=at().filter(h=>h.summary.deals>0),[t,n]=y(new Set),[s,a]=y(""),[r,l]=y(""),c=E.stake.value,p=e.filter(h=>(!s||uo(h)>=s)&&(!r||(uo(h)||"9")<=r)),u=p.filter(h=>!t.has(h.id)),d={records:u.map(h=>h.record),stake:Tw(c)},{value:$,wrong:f}=M(h=>dl(d,{signal:h}).catch(g=>{throw new se(dn(g))}),JSON.stringify(d)),m=h=>n(new Set(t.has(h)?[...t].filter(g=>g!==h):[...t,h]));return i`<main id="main" tabindex="-1" class="pads season stack">
		<h1>${o("page.season")}</h1>
		<p class="lead">${o("page.season.about")}</p>
		<div class="row unprinted">
			<${I} label=${o("page.season.from")} type="date" value=${s} oninput=${a} />
			<${I} label=${o("page.season.to")} type="date" value=${r} oninput=${l} />
			<${I} label=${o("page.season.stake")} inputmode="decimal" value=${c}
				oninput=${h=>E.stake.value=h} />
		</div>
		${f?i`<p class="trouble" role="alert">${f}</p>`:null}
		${$?.players.length?i`<${jw} season=${$} />`:i`<p class="soft">${o("page.season.none")}</p>`}
		<details class="unprinted" open=${t.size>0}>
			<summary>${o("page.season.pads",{n:u.length,of:e.length})}</summary>
			<div class="stack">${p.map(h=>i`<${je} key=${h.id} label=${Nw(h)}
				checked=${!t.has(h.id)} onchange=${()=>m(h.id)} />`)}</div>
		</details>
		<p class="row unprinted">
			${$?.players.length?i`<${v} onclick=${()=>Fs($.csv,"season.csv")} say=${o("page.season.csv")} />
						<${v} plain onclick=${()=>print()} say=${o("page.rules.print")} />`:null}
			<a class="button plain" href="/pad">${o("page.pad.all")}</a>
		</p>
	</main>`}function jw({season:{players:e,transfers:t}}){let n=e.some(a=>a.amount),s=["deals","made","matches","won","games","gamesWon"];return i`<${X}><table class="book standings">
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
				<td>${le(a.balance)}</td>
				${n?i`<td>${Vd(a.amount??"0")}</td>`:null}
				${s.map(r=>i`<td key=${r}>${k(a[r])}</td>`)}
			</tr>`)}</tbody>
		</table><//>
		${t.length?i`<h2>${o("page.season.pays")}</h2>
				<ul class="plain-list">${t.map(a=>i`<li key=${a.from+a.to}>
					${o("page.season.transfer",{from:a.from,to:a.to,n:a.points})}${a.amount?` = ${Vd(a.amount)}`:""}
				</li>`)}</ul>`:null}
		<p class="small soft">${o("page.season.how")}</p>`}function Bw({rest:e}){let[t="",n=""]=e;return t==="season"?i`<${Zd} />`:t==="on"&&n?i`<${Gd} key=${n} id=${n} />`:t?i`<${Cw} key=${t} id=${t} />`:i`<${Ew} />`}function Ew(){let[e,t]=y(!1),[n,s]=y(""),a=async l=>{s("");try{let c=wa(await Kt({record:await l.text()}));$e(c),K(`/pad/${c.id}`)}catch(c){s(dn(c))}},r=l=>K(`/pad/${l}`);return i`<main id="main" tabindex="-1" class="pads stack">
		<h1>${o("page.nav.pad")}</h1>
		<p class="lead">${o("page.pad.about")}</p>
		<p class="row">
			<${v} chief aria-haspopup="dialog" onclick=${()=>t(!0)} say=${o("page.pad.new")} />
			<${Sn} plain say=${o("page.pad.open")} accept=".jsonl,.99" ontake=${a} />
		</p>
		<p class=${n?"trouble":""} role="alert">${n}</p>
		<p class="row">
			${at().length?i`<a href="/pad/season">${o("page.season.open")}</a>`:null}
			<a href="/deal">${o("page.slips.from")}</a>
		</p>
		<ul class="pad-list">${at().map(l=>i`<${Dw} key=${l.id} pad=${l} />`)}</ul>
		${e?i`<${Ed} onclose=${()=>t(!1)} onbegun=${r} />`:null}
	</main>`}function Dw({pad:{id:e,summary:t,moved:n}}){let{variant:s,names:a,totals:r,deals:l,over:c}=t,p=[be(`variant.${s}`)?o(`variant.${s}`):s,o("page.scores.deals",{n:l}),Q(n,{dateStyle:"medium"}),c?o("page.pad.over"):""];return i`<li><a href=${`/pad/${e}`}>
		<span class="names">${q(a)}</span>
		<span class="score">${r.map(u=>k(u)).join(" : ")}</span>
		<span class="soft small">${p.filter(Boolean).join(" · ")}</span>
	</a></li>`}function Cw({id:e}){let t=we(()=>new io(e),[e]);x(()=>()=>t.close(),[t]);let{kept:n,told:s}=t,a=t.wrong.value;return n?s?i`<${Rw} open=${t} kept=${n} told=${s} wrong=${a} />`:i`<${F} title=${o("page.nav.pad")} wrong=${a} text=${o("page.opening")} />`:i`<${F} title=${o("page.nav.pad")} text=${o("page.pad.gone")}>
			<p><a class="button" href="/pad">${o("page.pad.all")}</a></p>
		<//>`}function Pw(e){x(()=>{let t=document.querySelector(".pad-panel"),n=e?document.querySelectorAll(".running-score tr"):[];!t||getComputedStyle(t).position!=="sticky"||n[n.length-1]?.scrollIntoView({block:"nearest"})},[e])}function Lw({open:e}){let{lines:t,print:n}=Ts(),s=async a=>n(await e.type(a||"show",G.value));return x(()=>{s("")},[e]),i`<${Ns} lines=${t} print=${n} obey=${s} />`}function Rw({open:e,kept:t,told:n,wrong:s}){let[a,r]=y(-1),[l,c]=y(null),p=()=>(r(-1),c(null)),u=()=>ae(async()=>c(await e.propose({do:"delete",deal:a})??null)),d=n.deals.length,$=`${q(rt(n).slice(0,n.choices.live))} · Ninety-Nine`;x(()=>{document.title=$},[$]),Ud(t.id),Pw(d);let f=()=>e.undo();return i`<main id="main" tabindex="-1" class="pad">
		${E.spoken.value?i`<${Lw} open=${e} />`:null}
		<${co} pad=${n} onpick=${r} />
		${n.due||e.deal<d?i`<${Fd} open=${e} pad=${n} />`:i`<section class="pad-panel ended" aria-label=${o("page.pad.over")}>
					<p class="winner">${Wt(n)}</p>
					<div class="pad-acts">
						<${v} disabled=${!e.undoable} onclick=${f} say=${o("page.pad.undo")} />
						${e.redoable?i`<${di} redo=${()=>e.redo()} />`:null}
						<a class="button chief" href="/pad">${o("page.pad.all")}</a>
					</div>
				</section>`}
		<${qw} open=${e} kept=${t} pad=${n} stop=${n.due&&d>0?()=>e.end():void 0} />
		${s||ya.value?i`<p class="trouble unprinted" role="alert">${s||o("page.pad.unkept")}</p>`:null}
		${l?i`<${Cd} open=${e} then=${l} deal=${a} onclose=${p} />`:a>=0?i`<${po} pad=${n} deal=${a} onclose=${p} strike=${u}
						insert=${()=>(e.insert(a),p())} correct=${()=>(e.correct(a),p())} />`:null}
	</main>`}function qw({open:e,kept:t,pad:n,stop:s}){let[a,r]=y(!1),[l,c]=y(!1),{busy:p,once:u}=D(),d=async()=>N(o(await Tt(Nd(n))?"page.link.copied":"page.copy.not")),$=()=>Qe(new Blob([t.record],{type:"application/x-ndjson"}),`pad-${n.date||t.id}.99.jsonl`),f=()=>Rr(Lr({scores:n.deals,names:rt(n),title:js(n),winner:Wt(n),end:n.end??{totals:n.totals,winners:[],games:[]}})).catch(g=>N(P(g))),m=(g,w)=>i`<${v} plain onclick=${w} say=${g} />`,h=()=>u(async()=>{await mi(t.id),K("/pad"),kp(t.id)});return i`<section class="pad-doings unprinted" aria-label=${o("page.pad.doings")}>
		${n.deals.length?[m(o("page.copy"),d),m(o("page.share"),f),m(o("page.rules.print"),()=>print())]:null}
		${ne.value?null:i`<${Jd} kept=${t} />`}
		${m(o("page.pad.save"),$)}
		${m(o("page.pad.head"),()=>c(!0))}
		${n.house?null:i`<a class="button plain" href=${`/rules/${n.rules.id}`}>${o("page.nav.rules")}</a>`}
		${s?m(o("page.pad.stop"),s):null}
		${m(o("page.pad.drop"),()=>r(!0))}
		<a class="button plain" href="/pad">${o("page.pad.all")}</a>
		${l?i`<${Pd} open=${e} pad=${n} onclose=${()=>c(!1)} />`:null}
		${a?i`<${Le} title=${o("page.pad.drop")} text=${o("page.pad.drop.about")} yes=${o("page.pad.drop.yes")}
					busy=${p} onyes=${h} onclose=${()=>r(!1)} />`:null}
	</section>`}var $o=({about:e,parts:t})=>i`<section class="stack">
	<h2>${o(`page.privacy.${e}`)}</h2>
	${t.map(n=>i`<p>${n}</p>`)}
</section>`,Iw=({contact:e})=>i`<p>
	${o("page.privacy.contact")}${" "}<a href=${e}>${e.replace(/^(mailto|https):(\/\/)?/,"")}</a>
</p>`;function Ww(){let{value:e,wrong:t}=M(async()=>it?void 0:ll({})),n=(...s)=>s.map(a=>o(`page.privacy.${a}`));return i`<main id="main" tabindex="-1" class="stack">
		<h1>${o("page.nav.privacy")}</h1>
		${t?i`<p class="trouble">${t}</p>`:null}
		${it?i`<p>${o("page.privacy.alone")}</p>`:null}
		${e?i`<${$o} about="server"
					parts=${n("name","keys","play","pads","ratings","groups","evenings","order",...e.push?["push"]:[],e.callers?"logged":"unlogged").concat(o("page.privacy.networks",{n:e.networks}),o("page.privacy.others",{push:e.push?"yes":"no"}))} />
				<${$o} about="long" parts=${[o("page.privacy.sessions",{forget:e.forget,guests:e.guests}),...n("matches"),...e.chat>0?[o("page.privacy.chat",{n:e.chat})]:[],e.backups>0?o("page.privacy.days",{n:e.backups}):o("page.privacy.backups")]} />`:null}
		<${$o} about="browser" parts=${n("stays")} />
		${e?i`<${$o} about="rights" parts=${n("change")} />
				${e.contact?i`<${Iw} contact=${e.contact} />`:i`<p>${o("page.privacy.uncontact")}</p>`}`:null}
	</main>`}var Ds="ninetynine.problems",Yd="ninetynine.problems.damaged",fo=()=>mn(Ds),Xd=e=>!Object.values(fo()?.marks??{}).some(t=>t?.first<e),e$=e=>Oe(Ds,JSON.stringify(e));function Qd(e){if(e===null||St(Ds)!==e)return!1;let t=Yd;for(let n=2;St(t)!==null;n++)t=`${Yd}.${n}`;return Oe(t,e)&&Oe(Ds,null),!0}async function mo(e,t){let[n,s]=[St(Ds),fo()];if(!s)return{told:await t(e),damaged:Qd(n)};try{return{told:await t({...e,progress:s}),damaged:!1}}catch(a){if(!(a instanceof _)||a.status!==400&&a.status!==413)throw a;return{told:await t(e).catch(()=>{throw a}),damaged:Qd(n)}}}var hi=({variant:e,grade:t,back:n},s,a)=>o("problem.head",{n:s,of:a,variant:he(e),grade:t,grades:4,back:n?"yes":"no"}),gi=e=>({rating:String(Math.round(e?.rating??1500)),doubt:String(Math.round(e?.doubt??350))});function yi(e){if(e.kind==="bid")return o("problem.bid");let t=e.need?.[0],n=Y(e.variant)?.aside??3;return`${t===void 0?o("problem.left",{n}):t===e.left?o("problem.every",{left:t}):o("problem.exact",{n:t,left:e.left})} ${o(e.kind==="open"?"problem.open":"problem.hidden")}`}function t$(e,t){let n=Y(e.variant)?.dummy?Ee(e)-1:-1;return Array.from({length:Ee(e)},(s,a)=>a===t?o("you"):a===n?o("dummy"):o("seat",{n:a+1}))}var go=({view:e})=>({...e,totals:[]}),n$=e=>e.length<2?e.join():o("problem.or",{a:e.slice(0,-1).join(", "),b:e[e.length-1]??""}),s$=(e,t,n)=>t.kind==="open"?[]:e.hands.flatMap((s,a)=>a===n.seat||n.shown?.[a]?.hand!==void 0?[]:[{seat:a,cards:s}]);function a$(e,t,n){let s=o("problem.rating",{...gi(t.progress),its:String(e.rating)});return n>0?`${s} ${o("problem.again",{n})}`:s}var ho=class{#e;#n;#t;#s="";#a=Promise.resolve();constructor(t,n,s){this.#e=t,this.#n=n,this.#t=s}present(t,n,s){return this.#r({n:t,of:n,anew:s})}tell({act:t,told:n},s){return this.#r({act:t,outcome:n,days:s})}obey(t,n){return this.#r({line:t.normalize("NFC"),...n})}#r(t){return this.#a=this.#a.then(async()=>{let n={lang:G.peek(),mind:this.#s,problem:this.#e,...t},s=await kn(()=>ul(n));this.#s=s.mind??"",this.#n(s.said),s.do?.act?this.#t.answer(s.do.act):s.want==="next"?this.#t.next():s.want==="quit"&&K("/")}).catch(n=>this.#n([P(n)]))}};function _w({rest:[e=""]}){let t=Ae.value.get("variant")??"";return i`<${zw} key=${`${e} ${t}`} day=${e||on()} variant=${t} any=${e!==""} />`}async function Fw(e,t,n){await Me();let s=t||(n||!Xd(e)?"":Et()?.id),{told:a,damaged:r}=await mo({date:e,...s?{variant:s}:{}},Lo);return{all:a.problems,one:s||"",damaged:r}}function zw({day:e,variant:t,any:n}){let[s,a]=y({}),[r,l]=y(0);x(()=>{let m=!1;return Fw(e,t,n).then(h=>{m||(a(h),l(o$(h.all)))},h=>!m&&a({wrong:P(h)})),()=>{m=!0}},[]);let{all:c,one:p="",damaged:u=!1,wrong:d}=s;if(!c)return i`<${F} title=${o("page.nav.problems")} wrong=${d} text=${o("page.opening")} />`;let $=(m,h)=>{let g=c.map((w,S)=>S===r&&w.done===void 0?{...w,done:m}:w);a({one:p,damaged:u||h,all:g})},f=c[r];return f?i`<${Jw} key=${f.id} problem=${f} day=${e} n=${r+1} of=${c.length} damaged=${u}
		ondone=${$} onnext=${()=>l(o$(c))} />`:i`<${Hw} all=${c} day=${e} variant=${p} onagain=${l} />`}function o$(e){let t=e.findIndex(n=>n.done===void 0);return t<0?e.length:t}function Hw({all:e,day:t,variant:n,onagain:s}){let a=e.filter(c=>c.done).length,{value:r}=M(async()=>(await mo({date:t},Lo)).told,t),l=B(null);return x(()=>E.spoken.peek()?l.current?.focus():void 0,[]),i`<main id="main" tabindex="-1" class="stack">
		<h1>${o("page.nav.problems")}</h1>
		<p class="lead" tabindex="-1" ref=${l}>${o("problem.done",{right:a,of:e.length,...gi(fo())})}</p>
		<ol class="day-problems">${e.map((c,p)=>i`<li key=${c.id}>
			<button type="button" onclick=${()=>s(p)}>
				<${r$} right=${c.done} /><span class="unseen">${o(c.done?"problem.right":"problem.missed")}</span>
				<span>${hi(c,p+1,e.length)}</span>
			</button>
		</li>`)}</ol>
		<${U} label=${o("problem.more")} value=${n} options=${[["",o("problem.all")]]}
			groups=${tt()} onchange=${c=>K(Kw(t,c))} />
		${r?i`<${Ar} ...${r} of="problems" day=${t} first=${[...r.days,t].sort()[0]} />`:null}
		<p><a class="button chief" href="/">${o("page.home")}</a></p>
	</main>`}var Kw=(e,t)=>`/problems/${e}${t?`?variant=${t}`:""}`,r$=({right:e})=>i`<b data-right=${e?"":void 0} aria-hidden="true">${e?"✓":"✕"}</b>`;function Uw(e,t,n){let[s,a]=y(null),[r,l]=y(""),{busy:c,once:p}=D(d=>l(P(d)));return{answered:s,said:r,busy:c,answer:async d=>{s||await p(async()=>{let $=h=>Hl({problem:e.id,...h}),{told:f,damaged:m}=await mo({act:d,date:t},$);e$(f.progress),l(""),a({act:d,told:f}),n(f.right,m)})}}}function Jw({problem:e,day:t,n,of:s,damaged:a,ondone:r,onnext:l}){let{answered:c,said:p,busy:u,answer:d}=Uw(e,t,r),$=go(e),f=t$($,$.seat??0),m=B(null),h=B(null);ye(()=>{c&&(E.spoken.peek()||m.current?.focus({preventScroll:!0}),h.current?.scrollIntoView({block:"nearest"}))},[c]);let g=c?.told.right;return i`<main id="main" tabindex="-1" class="replay problem">
		<header class="problem-head table">
			<a class="mark" href="/">99<span class="unseen"> ${o("page.home")}</span></a>
			<div><h1>${hi(e,n,s)}</h1><p class="task">${J(yi(e))}</p>
				${a?i`<p class="trouble">${o("problem.anew")}</p>`:null}</div>
			<${bt} trump=${$.trump??""} />
		</header>
		${E.spoken.value?i`<${Gw} problem=${e} at=${[n,s,a]} answered=${c} said=${p} busy=${u}
					days=${c?i$(c.told,t):0} answer=${d} next=${l} />`:null}
		<div class="replay-board">
			<${Zw} problem=${e} names=${f} answered=${c} busy=${u} answer=${d} />
			<aside class="replay-aside">
				<section class="outcome" ref=${h} data-right=${g?"":void 0}>
					<div class="verdict-row">
						<div role=${E.spoken.value?void 0:"status"}>${p||(c?i`<h2><${r$} right=${g} /><span>${J(Vw(c))}</span></h2>`:null)}
						</div>
						${c?i`<button type="button" class="button chief" ref=${m} onclick=${l}>
									${o("page.learn.on")}
								</button>`:null}
					</div>
					${c?i`<${Yw} problem=${e} day=${t} ...${c} names=${f} />`:null}
				</section>
				${e.kind==="hidden"?i`<section class="replay-tricks">
							<h2>${o("tricks.title")}</h2><${gt} view=${$} names=${f} />
						</section>`:null}
			</aside>
		</div>
	</main>`}function Gw({problem:e,at:t,answered:n,said:s,busy:a,days:r,answer:l,next:c}){let p=Ts(),u=B({answer:l,next:c});u.current={answer:l,next:c};let d=we(()=>new ho(e,p.print,{answer:f=>u.current.answer(f),next:()=>u.current.next()}),[e.id]),$=Y(e.variant)!==void 0;return x(()=>{$&&d.present(...t)},[d,$]),x(()=>{n&&d.tell(n,r)},[d,n]),x(()=>s?p.print([s]):void 0,[s]),i`<${Ns} ...${p} obey=${f=>{d.obey(f,{answered:n!==null,busy:a})}} />`}var Vw=({act:e,told:t})=>t.right?o("problem.right"):o("problem.wrong",{cards:bi(e)});function Zw({problem:e,names:t,answered:n,busy:s,answer:a}){let[r,l]=y(new Set),c=go(e),p=n?{...c,turn:[]}:c,u=p.seat??0,d=p.options,$=e.kind==="bid",f=n?null:new Set(C(d?.from)),m=$||(d?.seat??u)===u,h=A=>{let j=new Set($?r:[]);r.has(A)?j.delete(A):j.size<(d?.pick??1)&&j.add(A),l(j)},g=A=>f?.has(A)&&a(`play ${A}`),w=Y(e.variant),S={chosen:n?new Set(n.told.answers[0]?.split(" ").slice(1)):r,twice:$,values:$?Ke(d?.worth??""):null,onpick:h,onplay:g},b=d?.seat??-1,O=m?null:{seat:b,hand:i`<${vt} ...${S} cards=${Ne(C(p.shown?.[b]?.hand),ce,p.trump)}
			can=${f} label=${o("dummy")} open />`};return i`<div class="replay-table table board">
		<${qt} view=${p} variant=${w} names=${t} me=${u} elsewhere=${u} played=${O}>
			${$&&d&&!n?i`<section class="asking asked laying" aria-label=${o("page.yours")}>
						<${Fn} options=${{...d,offers:[]}} chosen=${r} variant=${w} busy=${s} slots
							onlay=${()=>a(`lay ${[...r].join(" ")}`)} />
					</section>`:null}
			${$?null:i`<p class="ask near">${J(yi(e))}</p>`}
		<//>
		<section class=${`mine ${n?"":"asked"}`} aria-label=${o("page.yourhand")}>
			<div class="me">
				<${wt} view=${p} variant=${w} seat=${u} name=${t[u]??""} place="south" own
					chair=${void 0} now=${0} open=${null} winner=${!1} />
				${p.aside?i`<div class="laid" role="group" aria-label=${o("page.aside")}>${pe(p.aside)}</div>`:null}
			</div>
			<${vt} ...${S} cards=${Ne(C(p.hand),ce,p.trump)}
				can=${m?f:new Set} label=${o("page.yourhand")} />
		</section>
	</div>`}var i$=(e,t)=>e.due?kr(e.due)-kr(t):0,bi=e=>e.split(" ").slice(1).map(t=>_e(t)).join(" ");function Yw({problem:e,day:t,act:n,told:s,names:a}){let r=e.kind==="open"?"problem.proved.open":"problem.proved.hidden",l=i$(s,t),c=dt(s.why??[]).join(" "),p=(s.refutations??[]).filter(u=>s.right||u.act===n);return i`${e.kind==="bid"?i`<${Qw} told=${s} />`:i`<p>${J(o(r,{card:n$(s.answers.map(bi))}))}</p>`}
		${c?i`<p>${J(c)}</p>`:null}
		${p.length?i`<div>${p.map(u=>i`<${ev} key=${u.act} r=${u} problem=${e} names=${a}
					open=${!s.right} />`)}</div>`:null}
		<${Xw} levels=${s.levels} />
		<p class="soft">${a$(e,s,l)}</p>`}function Qw({told:e}){let t=(e.totals??[]).filter((n,s)=>s<5||n.tricks===e.bid);return i`<p>${o("problem.proved.bid",{n:e.answers.length})}</p>
		<ul class="ways-right">${e.answers.slice(0,3).map(n=>i`<li key=${n}><${Pt} act=${n} /></li>`)}</ul>
		<table class="book choices">
			<caption class="unseen">${o("problem.expects")}</caption>
			<thead><tr><th scope="col">${o("col.bid")}</th><th scope="col">${o("page.hint.chance")}</th>
				<th scope="col">${o("page.hint.points")}</th></tr></thead>
			<tbody>${t.map(n=>i`<tr key=${n.tricks}>
				<${$a} best=${n.right??!1} done=${n.tricks===e.bid}><b class="score">${k(n.tricks)}</b><//>
				<td>${me(n.chance)}</td><td>${is(n.points)}</td>
			</tr>`)}</tbody>
		</table>`}var Xw=({levels:e})=>i`<table class="book levels">
	<caption>${o("problem.found")}</caption>
	<tbody>${e.map(({level:t,solved:n})=>i`<tr key=${t}>
		<th scope="row">${o(`page.level.${t}`)}</th>
		<td class="bar" aria-hidden="true"><span style=${{"--long":`${100*(n??0)}%`}}></span></td>
		<td>${n===void 0?"–":me(n)}</td>
	</tr>`)}</tbody>
</table>`;function ev({r:e,problem:t,names:n,open:s}){let a=go(t),r=s$(e,t,a).map(({seat:c,cards:p})=>i`<span>${n[c]}</span><span class="act">${pe(p)}</span>`),l=c=>o("problem.won",{name:n[c]??"",you:c===a.seat?"yes":"no"});return i`<details open=${s}>
		<summary><span>${J(o("problem.fails",{card:bi(e.act)}))}</span></summary>
		<div>
			${r.length?i`<p>${o("problem.fails.some",{fails:e.fails,of:e.of})}</p><div class="lie">${r}</div>`:null}
			<ol class="line">${e.tricks.map(({acts:c,won:p},u)=>i`<li key=${u}>
				<span class="act">${c.map(d=>pe(d.split(" ")[2]))}</span>
				<span>${p===void 0?"":l(p)}</span>
			</li>`)}</ol>
		</div>
	</details>`}function tv({rest:e}){let[t="",n="1",s]=e,a=s===void 0?void 0:Number(s)||0;return i`<${nv} key=${e.join(" ")} table=${t} match=${Number(n)||1} deal=${a} />`}function nv({table:e,match:t,deal:n}){let{told:s,wrong:a}=Qt(e,t,n),r=n===void 0?o("page.report.match"):o("page.report.deal",{deal:n+1});if(!s)return i`<${F} class="report stack" title=${r} wrong=${a} text=${o("page.report.coming")}>
			<${l$} table=${e} match=${t} deal=${n??0} />
		<//>`;let l=s.header,c=Y(l.variant),p=ln(l,c?c.seats:l.seats.length),u=Number(Ae.value.get("seat")??-1),d=u>=0&&u<p.length?u:In(l,p.length),$=i`<${rv} told=${s} table=${e} match=${t} one=${n!==void 0} names=${p}
		seat=${d} />`;return i`<main id="main" tabindex="-1" class="report" data-counting=${Ue(s)}>
		<header class="report-head"><h1>${r}</h1>
			<p class="soft">${l.rules?.name??he(l.variant)}</p>
			<${U} hidden label=${o("page.report.whose")} value=${String(d)}
				options=${p.map((f,m)=>[String(m),o("page.report.of",{name:f})])}
				onchange=${f=>K(`${rl()}?seat=${f}`,{replace:!0})} />
			<${l$} table=${e} match=${t} deal=${n??0} seat=${d} />
		</header>
		<${sv} told=${s} wrong=${a} />
		${s.deals.length?i`<${av} told=${s} table=${e} match=${t} one=${n!==void 0} seat=${d} />`:null}
		${s.deals.length===0?null:et("report",e)?i`<details><summary>${o("page.hint.figures")}</summary>${$}</details>`:$}
	</main>`}var l$=({table:e,match:t,deal:n,seat:s})=>i`<p class="row">
	${e==="mine"?null:i`<a class="button plain" href=${`/t/${e}`}>${o("page.learn.table")}</a>`}
	<a class="button plain" href=${`/replay/${e}/${t}/${n}${s===void 0?"":`?seat=${s}`}`}>
		${o("page.nav.replay")}
	</a>
</p>`;function sv({told:e,wrong:t}){if(t)return i`<p class="trouble" role="status">${t}</p>`;if(Ue(e)){let{judged:n,of:s,rough:a}=e;return i`<p class="soft judging" style=${{"--far":(n-a)/s}}>
			${n<s?o("page.report.judging",{n,of:s}):o("page.report.rough",{n:a})}
		</p>`}return e.deals.length?null:i`<p class="soft">${o("page.report.none")}</p>`}function av({told:e,table:t,match:n,one:s,seat:a}){let r=a===ja(e.header),l=e.lessons?.[a]??"",c=r&&et("report",t);if(!r||Ue(e))return null;let p=e.deals.flatMap(h=>h.mistakes).filter(h=>h.seat===a),[u]=p.sort((h,g)=>g.lost-h.lost),{lost:d}=e.total[a],$=Ie.reduce((h,g)=>d[g]>d[h]?g:h),f=es(Ie.map(h=>d[h]),0)[Ie.indexOf($)]??0,m=i`<a class="button chief" href="/" onclick=${jn}>${o("page.home.play")}</a>`;return i`<section class="plainly">
		${c?i`<${ra} at="report" />`:null}
		${u?i`<p class="lead">${o("page.report.plain",{kind:$,n:f,one:s?"yes":"no"})}</p>
				<${ov} mistake=${u} place=${ys(t,n)} />`:i`<p class="lead">${o("page.report.plain.none")}</p>`}
		<p class="row">
			${l?i`<a class="button chief" href=${`/learn/${l}`} onclick=${()=>c&&Nn("cure",l)}>
						${o("page.report.lesson")}
					</a>`:c?m:null}
		</p>
	</section>`}function ov({mistake:e,place:t}){let[n,s]=[e.chance,e.betterChance].map(p=>Math.round(p*10)),a=e.act.startsWith("play ")||e.act.startsWith("lay "),r=p=>i`<${re} key=${p} card=${p} />`,l=(p,u,d)=>i`<figure>
		<figcaption>
			${o(`page.report.${p}`)}${d===void 0?"":i` <b>${o("page.bid",{bid:d})}</b>`}
		</figcaption>
		${a?i`<div class="cards">${C(u.replace(/^\w+ /,"")).map(r)}</div>`:i`<p><${Pt} act=${u} /></p>`}
	</figure>`,c=o("page.report.where",{deal:e.deal+1,when:Nr(e)});return i`<div class="shown">
		<h2>${c}</h2>
		<div class="sides">${l("did",e.act,e.bid)}${l("better",e.better,e.betterBid)}</div>
		${dt(e.why).slice(0,2).map(p=>i`<p key=${p}>${J(p)}</p>`)}
		${s>n?i`<p>${o("page.report.odds",{a:n,b:s})}</p>`:null}
		<p><a href=${t(e)}>${o("page.report.look")}</a></p>
	</div>`}function rv({told:e,table:t,match:n,one:s,names:a,seat:r}){let l=e.total[r],c=e.deals.flatMap(m=>m.mistakes).sort((m,h)=>h.lost-m.lost),p=c.filter(m=>m.seat===r),u=c.filter(m=>m.seat!==r),d=a[r]??"",$={names:a,place:ys(t,n),one:s},f=Uo(e,l.lost,d,r===ja(e.header));return i`<section class="stack">
			<p class="lead" role="status" aria-busy=${Ue(e)}>${iv(f)}</p>
			${e.luck?i`<p>${lv(l)}</p>`:i`<p class="soft">${o("page.report.noluck")}</p>`}
		</section>
		<div class="report-columns">
			<section>
				<h2>${o("page.report.moments")}</h2>
				${p.length?i`<${bs} of=${p.slice(0,12)} ...${$} />`:i`<p class="soft">${o("page.report.moments.none",{name:d})}</p>`}
			</section>
			<section>
				<h2>${o("page.report.sum")}</h2>
				<${cv} account=${l} luck=${e.luck} />
				<p class="small soft">${o("page.report.lead.what")}</p>
			</section>
		</div>
		<section>
			<h2>${o(s?"page.report.course.deal":"page.report.course.match")}</h2>
			<${pv} told=${e} names=${a} seat=${r} one=${s} />
		</section>
		${u.length?i`<section>
					<h2>${o(s?"page.report.others.moments":"page.report.turning")}</h2>
					<${bs} of=${(s?u:c).slice(0,6)} ...${$} named=${!0} />
				</section>`:null}
		<section>
			<h2>${o("page.report.all")}</h2>
			<${uv} told=${e} names=${a} />
			<p class="small soft">${o("page.report.how")}</p>
		</section>`}var iv=e=>e.endsWith("…")?e:`${e}.`;function lv(e){let[t=0,n=0,s=0]=[e.cards,e.lie,e.others].map(r=>Math.round(r/De)||0),a=Math.min(Math.round(e.gifts/De),Math.max(s,0));return o("page.report.luck",{cards:le(t),lie:le(n),others:le(s),lay:n>0?"well":n<0?"badly":"even",gifts:a>0?"yes":"no",n:k(a)})}function cv({account:e,luck:t}){let n=t?[["start",e.start],["cards",e.cards],["lie",e.lie]]:[["lie",e.lie]];for(let l of Ie)e.lost[l]&&n.push([`lost.${l}`,-e.lost[l]]);t&&n.push(["others",e.others]);let s=es(n.map(([,l])=>l),1),a=Math.max(1,...s.map(Math.abs)),r=s.reduce((l,c)=>l+c,0);return i`<table class="book account parts"><tbody>
		${n.map(([l],c)=>{let p=s[c]??0;return i`<tr key=${l}><th scope="row">${o(`page.report.${l}`)}</th>
				<td class="bar" aria-hidden="true"><span data-way=${p<0?"down":"up"}
					style=${{"--long":`${50*Math.abs(p)/a}%`}}></span></td>
				<td>${le(p,1)}</td></tr>`})}
	</tbody><tfoot><tr class="total">
		<th scope="row">${o("page.report.lead")}</th><td></td><td>${le(r,1)}</td>
	</tr></tfoot></table>`}function pv({told:e,names:t,seat:n,one:s}){let a=e.total.length;if(s){let p=e.deals[0]?.worth??[];if(p.length<2)return null;let u=p.slice(1).map(d=>d.map($=>$/De));return i`<${ws} at=${u} from=${(p[0]??[]).map(d=>d/De)} names=${t} me=${n}
			label=${o("page.report.course.deal")} foot=${o("page.report.acts",{n:u.length-1})} />`}let r=new Array(a+1).fill(0),l=e.deals.map(p=>{p.accounts.forEach((d,$)=>r[$]+=d.lead/De);let u=p.accounts[n];return r[a]+=u?(u.cards+u.lie)/De:0,e.luck?[...r]:r.slice(0,a)}),c=e.luck?[...t.slice(0,a),o("page.report.own.luck")]:t;return i`<${ws} at=${l} names=${c} me=${n} label=${o("page.report.course.match")}
		foot=${o("page.scores.deals",{n:l.length})} />`}function uv({told:e,names:t}){let n=e.luck?["start","cards","lie",...Ie.map(c=>`lost.${c}`),"others"]:["lie",...Ie.map(c=>`lost.${c}`)],s=(c,p)=>{let[u="",d]=p.split(".");return d?-c.lost[d]:Number(c[u])},a=e.total.map(c=>es(n.map(p=>s(c,p)),1)),r=c=>n[c]?.startsWith("lost")&&a.every(p=>!p[c]),l=n.map((c,p)=>p).filter(c=>!r(c));return i`<${X}><table class="book account" data-hands=${a.length}>
		<thead><tr><td></td>
			${a.map((c,p)=>i`<th key=${p} scope="col">${t[p]??o("dummy")}</th>`)}
		</tr></thead>
		<tbody>${l.map(c=>i`<tr key=${c}><th scope="row">${o(`page.report.${n[c]}`)}</th>
			${a.map((p,u)=>i`<td key=${u}>${le(p[c]??0,1)}</td>`)}</tr>`)}</tbody>
		<tfoot><tr class="total"><th scope="row">${o("page.report.lead")}</th>
			${a.map((c,p)=>i`<td key=${p}>${le(c.reduce((u,d)=>u+d,0),1)}</td>`)}</tr></tfoot>
	</table><//>`}var Cs={C:"♣",D:"♦",H:"♥",S:"♠"};function c$(e){if(e==="joker")return o("joker");let{rank:t,suit:n}=Jn(e);return zt(t)+Cs[n]}var vi=e=>Cs[e]??o(e==="none"?"trump.short":`trump.${e}`),wi=e=>Cs[e]?`${Cs[e]} ${L(e)}`:vi(e),p$=(e,t)=>e.dummy&&t===e.seats-1?o("dummy"):o("page.pad.player",{n:t+1}),ki=({variant:e,slip:t})=>t.kind==="bid"?o("page.slips.dummy.bid"):p$(e,t.seat),u$=e=>e.trump.by==="holder";function xi(e,{trump:t,turnup:n}){if(n)return[o("page.slips.turnup",{card:c$(n)}),o("page.slips.trump",{trump:wi(t??"none")})];if(u$(e))return[o("page.slips.named",{trump:t?wi(t):o("page.slips.stays")})];if(t)return[o("page.slips.trump",{trump:wi(t)})];let{first:s,after:a=[]}=e.trump,r=[...ce,"none"].filter(c=>c===s||a.includes(c)),l=or(a).map(([c,p,u])=>`${c===p?c:`${c}–${p}`} ${vi(u)}`);return[o("page.slips.ring",{trumps:r.map(vi).join("   ")}),o("page.slips.after",{list:l.join(", ")})]}var d$=({kind:e})=>e==="bid"?o("page.slips.when.bid"):o("page.slips.when.dummy");function $$({deal:e,slip:t}){let n=C(t.cards);return i`${[...ce].map(s=>{let a=n.filter(r=>r.endsWith(s)).map(r=>zt(Jn(r).rank));return i`<p key=${s} class="suit-of"><${ie} trump=${s} /><span class="unseen">${L(s)}</span>
			<span class="ranks">${a.length>0?a.map(r=>i`<b>${r}</b>`):i`<b>–</b>`}</span>
		</p>`})}
	${t.joker?i`<p class="joker">${J(o("joker.as",{card:c$(e.turnup??"")}))}</p>`:null}`}var dv=({cards:e})=>Math.max(...[...ce].map(t=>e.split(t).length-1));function $v({variant:e}){let t=["bid",...e.offers.how==="none"?[]:["premium"],"tricks","points"];return i`<div class="boxes">
		${t.map(n=>i`<span key=${n}>${o(`page.slips.${n}`)}</span>`)}
	</div>`}function fv(e){let{variant:t,deal:n,slip:s}=e,a=s.kind==="hand",r=C(s.cards).length+(s.joker?1:0),l=a?xi(t,n):[d$(s)];return i`<div class="slip-hand">
		<p class="slip-head"><b>${o("page.pad.deal",{n:n.number})} · ${ki(e)}</b>
			<span class="soft">${o("page.slips.cards",{n:r})}</span></p>
		<div class="slip-cards" style=${`--longest: ${dv(s)}`}><${$$} ...${e} /></div>
		${l.map((c,p)=>i`<p key=${p} class="slip-line">${J(c)}</p>`)}
		${a?i`<${$v} variant=${t} />`:null}
	</div>`}function mv(e){let{variant:t,series:n,deal:s,slip:a}=e,{seat:r,kind:l}=a,c=r===s.dealer?o("page.slips.deals"):r===s.forehand?o("page.slips.leads"):"",p=s.trump&&!u$(t)?xi(t,s):[],u=l==="hand"?p:[d$(a)];return i`<div class="slip-tab">
		<p class="soft">${o(`variant.${t.id}`)}<br />${o("page.slips.set",{label:n.label})}</p>
		<p class="slip-number"><b>${o("col.deal")}</b>${s.number}</p>
		<p><b>${ki(e)}</b>${l==="hand"&&c?i`<br />${c}`:null}</p>
		${u.map((d,$)=>i`<p key=${$} class="slip-line">${J(d)}</p>`)}
	</div>`}var[f$,m$,yo,hv]=[330,374,22,36];function gv(){let e="A K Q J 10 9 8 7 6 5 4 3 2 C H S D C S H".split(" "),t=1,n=()=>(t=Math.imul(t,1664525)+1013904223>>>0)/2**32,s=f$/yo;return Array.from({length:2*s*m$/yo},(a,r)=>{let l=e[Math.floor(n()*e.length)]??"",c=((r>>1)%s+n())*yo,p=(Math.floor((r>>1)/s)+n())*yo,u=(.6+.4*n())*hv/10,d=[r%2?-u:u,u].map(f=>f.toFixed(2)),$=`translate(${c.toFixed(1)} ${p.toFixed(1)}) scale(${d})`;return Cs[l]?`<use href="#${l}" x="-3.7" y="-3.7" width="7.4" height="7.4" transform="${$}"/>`:`<text y="3.3" transform="${$}">${l}</text>`}).join("")}function yv(){let e=[...ce].map(n=>{let s=document.getElementById(`pip-${n}`)?.innerHTML??"";return`<symbol id="${n}" viewBox="0 0 100 100" color="${/[DH]/.test(n)?"#a00":"#000"}">${s}</symbol>`}),t=`<svg xmlns="http://www.w3.org/2000/svg" width="${f$}" height="${m$}" font-family="sans-serif"
		font-size="10" font-weight="700" text-anchor="middle">${e.join("")}${gv()}</svg>`;return`data:image/svg+xml,${encodeURIComponent(t)}`}var h$=()=>Promise.allSettled([...document.images].filter(e=>e.className==="slip-back").map(e=>e.decode()));function g$(e){let t=we(yv,[]);return i`<div class="slips-paper">
		${e.series.deals.map(n=>i`<section key=${n.number} class="slips-page"
			style=${`--strips: ${Math.max(3,n.slips.length)}`}>
			${n.slips.map((s,a)=>i`<div key=${a} class="strip">
				<${fv} ...${e} deal=${n} slip=${s} />
				<img class="slip-back" src=${t} alt="" />
				<${mv} ...${e} deal=${n} slip=${s} />
			</div>`)}
		</section>`)}
	</div>`}function y$({seed:e,...t}){let{variant:n,series:s}=t;return i`<div class="slips-paper slips-sheet">
		<h1>${o("page.slips.sheet")}</h1>
		<p><b>${o(`variant.${n.id}`)} · ${o("page.slips.set",{label:s.label})}</b></p>
		<p class="secret"><b>${o("page.slips.secret")}</b></p>
		<p>${o("page.slips.how")}</p><p>${o("page.slips.packs")}</p><p>${o("page.slips.seed",{seed:e})}</p>
		<div class="all-deals">${s.deals.map(a=>i`<section key=${a.number}>
			<h2>${o("page.pad.deal",{n:a.number})} · ${o("page.slips.dealt",{name:p$(n,a.dealer)})}</h2>
			${a.trump?i`<p class="slip-line">${J(xi(n,a).join(" · "))}</p>`:null}
			${a.slips.map((r,l)=>i`<div key=${l} class="all-hand">
				<span class="soft">${ki({...t,deal:a,slip:r})}</span><${$$} ...${t} deal=${a} slip=${r} />
			</div>`)}
		</section>`)}</div>
	</div>`}var[bv,wv]=[200,2**31],vv={seed:48,label:40},b$=()=>Yi(16).replace(/(.{4})(?=.)/g,"$1-"),kv=()=>({variant:"",first:1,deals:12,fixed:!1,label:"",seed:b$()});function xv({plan:e,set:t}){let n=V(t),s=a=>({value:e[a],maxlength:vv[a],autocapitalize:"none",oninput:n(a)});return i`<div class="row">
			<${de} label=${o("page.slips.many")} value=${e.deals} min=${1} max=${bv} onchange=${n("deals")} />
			<${de} label=${o("page.slips.first")} value=${e.first} min=${1} max=${wv} onchange=${n("first")} />
		</div>
		<div>
			<${je} label=${o("page.slips.fixed")} checked=${e.fixed} onchange=${n("fixed")} />
			<p class="soft small">${o("page.slips.fixed.about")}</p>
		</div>
		<div><${I} label=${o("page.slips.label")} ...${s("label")} />
			<p class="soft small">${o("page.slips.label.about")}</p></div>
		<div><${I} label=${o("page.slips.seed.label")} required ...${s("seed")} />
			<p class="soft small">${o("page.slips.seed.about")}</p></div>
		<p><${v} plain onclick=${()=>t({seed:b$()})} say=${o("page.slips.seed.new")} /></p>`}function Sv(e){return e instanceof _&&e.reason==="not-now"?o("page.slips.today"):Nt(e)?o("page.slips.seed.bad"):P(e)}function Ov(e){x(()=>{if(!e)return;let t=!1;return h$().then(()=>t||print()),()=>{t=!0}},[e])}function Av(){x(()=>{ae(Me)},[]);let[e,t]=y(()=>({...kv(),variant:Ae.peek().get("variant")??""})),n=B(e);x(()=>()=>{n.current=null},[]);let[s,a]=y(null),[r,l]=y(null),[c,p]=y(""),u=s===e,d=ke.value.find(h=>h.id===e.variant)??Et(),$=Y(d?.id);Ov(r);let f=h=>{n.current={...n.current??e,...h},t(n.current),l(null),p("")},m=async h=>{if(h.preventDefault(),u||!$)return;a(e),p("");let{first:g,deals:w,fixed:S,label:b}=e,O=e.seed.trim(),A=h.submitter?.getAttribute("value")==="all",[j,ee]=await cl({variant:$.id,seed:O,first:g,deals:w,fixed:S,label:b}).then(te=>[te,""],te=>[null,Sv(te)]);n.current===e&&(a(null),l(j&&{variant:$,series:j,seed:O,all:A}),p(ee))};return d?i`<main id="main" tabindex="-1" class="slips">
		<form class="stack unprinted" onsubmit=${m}>
			<header><h1>${o("page.nav.deal")}</h1><p class="lead">${o("page.slips.lead")}</p></header>
			<${U} label=${o("page.create.variant")} value=${d.id} groups=${tt()}
				onchange=${V(f)("variant")} />
			<${xv} plan=${e} set=${f} />
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
		${r?i`<${r.all?y$:g$} ...${r} />`:null}
	</main>`:i`<${F} />`}function Mv(e){let t=T.value;return i`<main id="main" tabindex="-1" class="statistics">
		${t?i`<${Nv} key=${t.id} />`:i`<h1>${o("page.nav.statistics")}</h1><${k$} />`}
	</main>`}var Ti=()=>i`<p><a class="button chief" href="/">${o("page.records.play")}</a></p>`,k$=()=>i`<section class="stack"><p class="lead">${o("page.stats.none")}</p><${Ti} /></section>`;function Tv(e){let[t,n]=y({}),s=B(""),a=async()=>{try{for(;;){let r=await wl({variant:e});if(s.current!==e)return;if(n({told:r}),r.counted>=r.of)return r}}catch(r){s.current===e&&n(l=>({...l,wrong:P(r)}));return}};return x(()=>(s.current=e,a(),()=>{s.current="-"}),[e]),{...t,again:a}}function Nv(){let[e,t]=y(""),{told:n,wrong:s,again:a}=Tv(e),r=B([]);return n&&e===""&&(r.current=n.variants),i`<header class="report-head">
			<h1>${o("page.nav.statistics")}</h1>
			${r.current.length>1?i`<${U} hidden label=${o("page.stats.variant")} value=${e} onchange=${t}
						options=${[["",o("page.stats.variant.all")],...r.current.map(({key:l})=>[l,he(l)])]} />`:null}
		</header>
		${s?i`<p class="trouble" role="status">${s}</p>`:null}
		${n&&n.counted<n.of?i`<p class="soft" role="status">${o("page.stats.counting",{n:n.counted,of:n.of})}</p>`:null}
		${n?i`<${jv} told=${n} again=${a} />`:null}`}var Oi={figures:{matches:3,deals:20},charts:{matches:10,deals:60}},Ai=(e,t)=>e.matches>=t.matches||e.all.deals>=t.deals;function jv({told:e,again:t}){let{all:n,assisted:s}=e;if(n.deals===0&&s.deals===0)return i`<${k$} />`;let a=s.deals?i`<${Fv} of=${s} />`:null;if(n.deals===0)return i`<section class="stack">${a}<p>${o("page.stats.unaided")}</p><${Ti} /></section>`;let r=Ai(e,Oi.charts)&&e.course.length>1,l=r&&wo(n);return i`<${Bv} told=${e} />
		${Ai(e,Oi.figures)?i`<${Cv} told=${e} />`:null}
		${r?i`<${Pv} told=${e} /><${Iv} told=${e} />`:i`<${Ev} told=${e} />`}
		<section class="stack">
			<h2>${o("page.stats.judge")}</h2>
			<${_v} of=${n.bids} />
			<${zv} told=${e} again=${t} />
			${a}
			${l?i`<p class="small soft">${o("page.stats.how.bands")}</p>`:null}
			${n.judged?i`<p class="small soft">${o("page.stats.how.judged")}</p>`:null}
		</section>`}function Bv({told:{all:e,best:t,bids:n}}){let s=n.find(l=>l.key===t),a=Ie.reduce((l,c)=>e.lost[c].mean>e.lost[l].mean?c:l),r=k(e.lost.all.mean,1);return i`<p class="lead">${[o("page.stats.said",{made:e.made.count,n:e.deals,points:k(e.points.mean,1)}),s&&o("page.stats.said.best",{bid:Number(s.key),made:s.made.count,n:s.deals}),e.judged===e.deals&&e.lost.all.mean>0?o("page.stats.said.lost",{lost:r,n:e.lost.all.mean,kind:o(`page.stats.aspect.${a}`)}):""].filter(Boolean).join(" ")}</p>`}var Ev=({told:e})=>i`<section class="stack">
	<p class="soft">${o("page.stats.next",{what:Ai(e,Oi.figures)?"charts":"figures"})}</p><${Ti} />
</section>`,bo=(e,t,n)=>t>e&&t-e<Math.abs(n),Mi=e=>bo(-(e.margin??0),e.margin??0,e.mean)?`± ${k(e.margin??0,1)}`:"",w$=e=>[k(e.mean,1),Mi(e)].filter(Boolean).join(" "),Dv=({of:e})=>i`<dl class="figures-row">${e.map(([t,n,s])=>i`<div key=${t}>
		<dt>${t}</dt><dd><span class="figure">${n}</span> <span class="small soft">${s}</span></dd>
	</div>`)}</dl>`;function Cv({told:{all:e,streaks:t}}){let{low:n,high:s,share:a}=e.made,r=wo(e)?o("page.stats.interval",{low:me(n),high:me(s)}):"",l=[Mi(e.lost.all),o("page.stats.of.judged",{n:e.judged})].filter(Boolean).join(" · "),c=o("page.stats.now",{n:t.now,way:t.making?"made":"failed"}),p=[[o("page.records.deals"),k(e.deals),o("page.stats.made.count",{n:e.made.count})],[o("page.records.made"),me(a),r],[o("page.records.points"),k(e.points.mean,1),Mi(e.points)]];return e.judged&&p.push([o("page.stats.lost"),k(e.lost.all.mean,1),l]),p.push([o("page.stats.streak"),k(t.made),c]),i`<${Dv} of=${p} />`}var v$={made:e=>[100*e.made.share,100*e.made.low,100*e.made.high],points:e=>Si(e.points),lost:e=>Si(e.lost.all),...Object.fromEntries(Ie.map(e=>[e,t=>Si(t.lost[e])]))},Si=e=>[e.mean,e.mean-(e.margin??0),e.mean+(e.margin??0)];function Pv({told:e}){let[t,n]=y(e.all.judged?"lost":"made"),s=e.course.filter(m=>m.judged>0),a=s.length>1,r=m=>e.all.lost[m].mean===0,l=["made","points",...a?["lost",...Ie.filter(m=>!r(m))]:[]],c=l.includes(t)?t:"made",p=m=>c==="made"||m.points.margin!==void 0,u=(c==="made"||c==="points"?e.course:s).filter(p).map(m=>{let[h=0,g=0,w=0]=v$[c]?.(m)??[];return{from:m.from,to:m.from+m.deals-1,mean:h,low:g,high:w}}),[d=0]=v$[c]?.(e.all)??[],$=m=>c==="made"?me(m/100):k(m),f=2*u.filter(m=>bo(m.low,m.high,m.mean)).length>u.length;return i`<section>
		<h2>${o("page.stats.course")}</h2>
		<${H} label=${o("page.stats.show")} hidden value=${c} onchange=${n}
			options=${l.map(m=>[m,o(`page.stats.aspect.${m}`)])} />
		<${bu} of=${u} last=${e.all.deals} label=${Lv(o(`page.stats.aspect.${c}`),u,$)}
			all=${d} most=${c==="made"?100:void 0} said=${$} banded=${f}
			foot=${o("page.scores.deals",{n:e.all.deals})} />
		<p class="small soft legend">
			${f?i`<${Ps} of="range" say="page.stats.key.interval" />`:null}
			<${Ps} of="all" say="page.stats.key.all" />
		</p>
	</section>`}function Lv(e,t,n){let s=a=>n(Math.round(a*10)/10);return`${e}: ${t.map(a=>o("page.stats.stretch",{from:a.from,to:a.to,n:s(a.mean)})).join(", ")}`}var Ni=10,wo=({deals:e,made:{low:t,high:n,share:s}})=>e>=Ni&&bo(t,n,s),Ps=({of:e,say:t})=>i`<span><span class=${`sample ${e}`} aria-hidden="true"></span> ${o(t)}</span>`,Rv=["bids","trumps","premiums","places","variants"];function qv(e,t){return e==="trumps"?i`<${ie} trump=${t} /> ${L(t)}`:e==="premiums"?t==="plain"?o("page.stats.plain"):oe(t):e==="places"?o(`page.stats.place.${t}`):e==="variants"?he(t):k(Number(t))}function Iv({told:e}){let[t,n]=y("bids"),s=Rv.filter(u=>e[u].length>1||u==="bids"),a=s.includes(t)?t:"bids",r=e[a],l=e.all.judged>0,c=r.some(u=>u.bids.of>0),p=r.some(u=>wo(u));return i`<section>
		<h2>${o("page.stats.split")}</h2>
		<${H} label=${o("page.stats.show")} hidden value=${a} onchange=${n}
			options=${s.map(u=>[u,o(`page.stats.by.${u}`)])} />
		<${X}><table class="book split">
			<thead><tr>
				<th scope="col">${o(`page.stats.by.${a}`)}</th>
				<td class="bar-head"><span aria-hidden="true">${k(0)}</span><span aria-hidden="true">${me(1)}</span></td>
				<th scope="col">${o("page.stats.head.made")}</th>
				${c?i`<th scope="col">${o("page.stats.head.expected")}</th>`:null}
				<th scope="col">${o("page.records.deals")}</th><th scope="col" class="spare">${o("page.stats.head.points")}</th>
				${l?i`<th scope="col" class="spare">${o("page.stats.head.lost")}</th>`:null}
			</tr></thead>
			<tbody>${r.map(u=>i`<tr key=${u.key}>
				<th scope="row">${qv(a,u.key)}</th>
				<td class="bar" aria-hidden="true"><${Wv} of=${u} /></td>
				<td>${u.deals<Ni?o("page.stats.of",{made:u.made.count,n:u.deals}):me(u.made.share)}</td>
				${c?i`<td>${u.bids.of?me(u.bids.expected/u.bids.of):""}</td>`:null}
				<td>${k(u.deals)}</td><td class="spare">${w$(u.points)}</td>
				${l?i`<td class="spare">${u.judged?w$(u.lost.all):""}</td>`:null}
			</tr>`)}</tbody>
		</table><//>
		<p class="small soft legend">
			<${Ps} of="made" say="page.stats.head.made" />
			${p?i`<${Ps} of="interval" say="page.stats.key.interval" />`:null}
			${c?i`<${Ps} of="expected" say="page.stats.key.expected" />`:null}
		</p>
	</section>`}function Wv({of:{deals:e,made:t,bids:n}}){let s=p=>`${100*p}%`,{low:a,high:r,share:l}=t,c=n.of?i`<span class="expected" style=${{"--at":s(n.expected/n.of)}}></span>`:null;return i`<span class="track">
		${e<Ni/2?null:i`<span class="made" style=${{"--long":s(l)}}></span>`}
		${wo({deals:e,made:t})?i`<span class="interval" style=${{"--at":s(a),"--long":s(r-a)}}></span>`:null}${c}
	</span>`}function _v({of:e}){if(!bo(e.low,e.high,e.expected))return null;let t=e.made<e.low?"below":e.made>e.high?"above":"within",[n,s]=[k(Math.ceil(e.low)),k(Math.floor(e.high))],a={of:e.of,made:k(e.made),n:k(e.expected,1),low:n,high:s,way:t};return i`<p>${o("page.stats.expected",a)}</p>`}var Fv=({of:e})=>i`<p>${o("page.stats.assisted",{n:e.deals,made:k(e.made.count)})}</p>`;function zv({told:e,again:t}){let[n,s]=y(!1),[a,r]=y(""),l=B(!1);x(()=>()=>{l.current=!1},[]);let c=async()=>{l.current=!0,s(!0),r("");try{let d=e;for(;l.current&&d&&d.unjudged.length>0;){let[$]=d.unjudged;if($)for await(let m of ts($.table,$.match,void 0,()=>l.current));l.current&&(d=await t());let[f]=d?.unjudged??[];if(f&&f.table===$?.table&&f.match===$.match)break}}catch(d){r(P(d))}s(!1)},p=e.all.deals-e.all.judged,u={n:e.all.judged,of:e.all.deals};return i`<p role="status">${o(n?"page.stats.judging":"page.stats.judged",u)}</p>
		${a?i`<p class="trouble" role="alert">${a}</p>`:null}
		${p>0&&e.unjudged.length>0?i`<p><${v} onclick=${()=>n?l.current=!1:c()}
				say=${n?o("page.stats.judge.stop"):o("page.stats.judge.go",u)} /></p>`:null}`}var[Hv,Kv]=[400,12],ji=class{#e=null;meant(t){let n=this.#e,a=!(n!==null&&t.timeStamp-n.timeStamp<Hv&&Math.hypot(t.clientX-n.clientX,t.clientY-n.clientY)<Kv)||t.target===n.target;return this.#e=a?t:{...n,timeStamp:t.timeStamp},a}};function x$(){x(()=>{let e=new ji;function t(n){if(n.detail===0||!(n.target instanceof Element))return;let{timeStamp:s,clientX:a,clientY:r}=n,l=n.target.closest("button, a, label, input")??n.target,c=l instanceof HTMLLabelElement?l.control??l:l;e.meant({target:c,timeStamp:s,clientX:a,clientY:r})||(n.preventDefault(),n.stopPropagation())}return document.addEventListener("click",t,!0),()=>document.removeEventListener("click",t,!0)},[])}var Uv=["rank","arrows","suits","ends","enter","hint","last","score","undo","close","help"];function S$({onclose:e}){return i`<${z} title=${o("page.keys")} onclose=${e}>
		<dl class="keys">
			${Uv.map(t=>{let[n="",s=""]=o(`page.keys.${t}`).split("|");return i`<dt key=${t}>${n}</dt><dd>${s}</dd>`})}
		</dl>
		<p class="soft">${o("page.keys.spoken")}</p>
	<//>`}var Bi=()=>document.querySelector(".hand.asked")?".hand.asked":".mine .hand",Ei=()=>document.querySelector(`${Bi()} [data-card][tabindex="0"]`);function O$(){x(()=>{let e=null,t=null,n=0,s=il();function a(p){p.target instanceof Element&&p.target.closest("dialog")||(e=p.target instanceof HTMLElement&&p.target.closest("main.table")?p.target:null,t=e?.closest(".hand")??null,n=t&&e?[...t.querySelectorAll("[data-card]")].indexOf(e):0)}let r=()=>(e=null,s=!0);function l(){if(document.activeElement!==document.body||document.querySelector("dialog[open]"))return;if(!e)return void(s&&document.getElementById("main")?.focus({preventScroll:!0}));if(e.isConnected){e.matches(":disabled")||e.focus({preventScroll:!0});return}let p=t?.isConnected?t.querySelectorAll("[data-card]"):[],u=()=>document.querySelector(".answer .button:not(.plain, :disabled)"),d=()=>document.querySelector(".over .button.chief:not(:disabled)"),$=p[Math.min(n,p.length-1)]??u()??Ei()??d();$ instanceof HTMLElement&&$.focus({preventScroll:!0})}let c=new MutationObserver(l);return c.observe(document.body,{childList:!0,subtree:!0,attributes:!0,attributeFilter:["disabled"]}),document.addEventListener("focusin",a),document.addEventListener("pointerdown",r),()=>{c.disconnect(),document.removeEventListener("focusin",a),document.removeEventListener("pointerdown",r)}},[])}function A$(e,t){if(typeof BroadcastChannel>"u")return;let n=new BroadcastChannel(e);return n.onmessage=({data:s})=>t(s),n}var Di=class{#e;#n;#t;#s=new Map;constructor(t,n){this.#e=t,this.#n=n,this.#t=A$("ninetynine.tables",s=>this.#r(s))}get rests(){let t=this.#s.get(this.#e)??0;return[...this.#s.values()].filter(n=>n>t).length>=4}look(){let t=Math.max(Date.now(),...this.#s.values());this.#s.set(this.#e,t+Math.random()),this.hold()}hold(){this.#a(this.#s.get(this.#e)??0)}leave(){this.#a(0)}close(){this.#t?.close(),this.#t=void 0}#a(t){this.#t?.postMessage({table:this.#e,looked:t})}#r({table:t,looked:n}){let s=this.rests;n?this.#s.set(t,n):t!==this.#e&&this.#s.delete(t),this.rests!==s&&this.#n()}},vo=class{ours=!1;#e;#n;#t;#s;#a=0;#r=0;#i=0;#c=()=>{};constructor(t,n,s,a){this.#e=n,this.#n=s,this.#t=A$(`ninetynine.table.${t}`,r=>this.#p(r)),this.#s=new Di(t,a),addEventListener("pagehide",this.leave),this.claim()}get rests(){return this.#s.rests}claim(){this.#s.look(),this.#u()}#u=()=>{this.ours||(this.ours=!0,this.#s.hold(),[this.#a,this.#r]=[Math.random(),Date.now()],clearTimeout(this.#i),this.#d({claim:this.#a}),this.#c())};async turn(){for(;!this.ours&&this.#t;)await new Promise(t=>this.#c=()=>t(void 0))}tell(t,n){this.ours&&this.#d({said:t,trouble:n})}leave=()=>{this.ours&&(this.#d({gone:!0}),this.#s.leave()),this.ours=!this.#t};close(){this.leave(),removeEventListener("pagehide",this.leave),clearTimeout(this.#i),this.#t?.close(),this.#t=void 0,this.#s.close(),this.#c()}#d(t){this.#t?.postMessage(t)}#p({claim:t,gone:n,said:s,trouble:a}){if(this.ours){if(t===void 0)return;if(Date.now()-this.#r<1e3&&t<this.#a)return this.#d({claim:this.#a});this.ours=!1,this.#n()}clearTimeout(this.#i);let r=document.visibilityState==="visible";this.#i=setTimeout(this.#u,n?r?0:2e3*Math.random():4e4),t===void 0&&!n&&this.#e(s,a)}};var Jv=4e4,Gv=5e3,Vv=15e3,Zv=2e3,Ci={first:250,longest:8e3};function T$(e,t){if(t===null||typeof t!="object"||Array.isArray(t))return t;let n=Array.isArray(e)?[...e]:typeof e=="object"?{...e}:{};for(let[s,a]of Object.entries(t))a===null?delete n[s]:n[s]=T$(n[s],a);return n}var M$=e=>e instanceof _&&e.status<500&&e.status!==429&&e.status!==401,ko=class{state=R("opening");trouble=R("");refused=R(null);#e;#n;#t=0;#s={};#a=!1;#r=()=>{};#i=new AbortController;#c=!1;#u=!1;#d=0;#p=-1/0;#o;constructor(t,n){this.#e=t,this.#n=n,this.#o=new vo(t,(s,a)=>this.#O(s,a),()=>this.#$(),()=>this.#l()),addEventListener("online",this.#f),addEventListener("offline",this.#b),document.addEventListener("visibilitychange",this.#h),this.#g()}act(t,n){let s=document.visibilityState==="visible";return this.#o.rests&&s&&this.again(),ea(this.#e,t,n)}hint(){return Pl({table:this.#e,id:ve()},{within:3e4})}ahead(){return this.#p===-1/0?0:this.#p}again=()=>{if(!this.#o.ours||this.#o.rests)return this.#o.claim(),this.#l();this.#c||(this.#u=!0,this.#l())};doubt(){this.state.peek()==="live"&&Date.now()-this.#d>Zv&&this.again()}#$(){this.#l(),this.#t===0&&this.#m()}async#m(){let t=await Ut({table:this.#e}).catch(()=>{});t&&t.seq>this.#t&&this.#O(t)}#l(){this.#i.abort(),this.#r()}close(){this.#a=!0,removeEventListener("online",this.#f),removeEventListener("offline",this.#b),document.removeEventListener("visibilitychange",this.#h),this.#o.close(),this.#l()}#f=()=>{this.#o.ours&&!this.#o.rests&&this.again()};#b=()=>{Pe(this.#e)||(this.state.value="lost",this.again())};#h=()=>{document.visibilityState==="visible"&&(!this.#o.ours||this.#o.rests||this.state.peek()==="lost")&&this.again()};async#g(){for(let t=Ci.first;!this.#a;t=Math.min(2*t,Ci.longest)){let n=this.#t;try{await this.#w(),this.#o.ours&&!this.#a&&await this.#x()}catch(a){if(M$(a))return this.refused.value=a,this.state.value="refused",this.#o.close()}if(this.#a)return;if(!this.#o.ours||this.#o.rests)continue;this.state.value="lost",this.#t>n&&(t=Ci.first);let s=this.#u?0:t;this.#u=!1,await this.#y(s)}}#y(t){return new Promise(n=>{let s=setTimeout(n,t);this.#r=()=>(clearTimeout(s),n(void 0))})}async#w(){for(await this.#o.turn();this.#o.rests&&!this.#a;await this.#o.turn())await this.#k()}async#k(){let{signal:t}=this.#i=new AbortController;try{let n=await Ut({table:this.#e},{signal:t});if(!this.#o.ours)return;this.#v(n),this.#O(n)}catch(n){if(t.aborted)return;if(M$(n))throw n;this.state.value="lost"}this.#o.rests&&!this.#a&&await this.#y(Gv)}async#x(){let t=this.#i=new AbortController,n=()=>setTimeout(()=>t.abort(),Jv),s=n();try{let a=(await this.#S(t.signal)).pipeThrough(new TextDecoderStream).getReader();for(let r="";;){let{value:l,done:c}=await a.read();if(c)return;clearTimeout(s),s=n(),this.#d=Date.now(),this.#v();let p=(r+l).split(`
`);r=p.pop()??"";for(let u of p)u&&!this.#a&&this.#M(JSON.parse(u))}}finally{this.#c=!1,clearTimeout(s),t.abort()}}async#S(t){this.#c=!0;let n=Pe(this.#e)?0:setTimeout(()=>t.aborted||this.#l(),Vv),s={Accept:"application/x-ndjson"},a=uc(this.#e,this.#t),r=await tl(a,{headers:s,signal:t}).finally(()=>clearTimeout(n));if(this.#c=!1,this.#d=Date.now(),this.#p=Math.max(this.#p,Date.parse(r.headers.get("Date")??"")-Date.now()||-1/0),!r.ok||!r.body)throw sl(r,await r.text().catch(()=>""));return this.trouble.value="",this.state.value="live",r.body}#v(t){this.#o.tell(t,this.trouble.peek())}#M({changes:t,trouble:n,...s}){if(n!==void 0)return this.trouble.value=n,this.#v();t&&(s={...s,...T$(this.#s,t)});let{table:a,seat:r,muted:l,view:c}=s;this.#s={table:a,seat:r,muted:l,view:c},!(s.seq<=this.#t&&s.event.do!=="present")&&(this.#v(s),this.#A(s))}#O(t,n=""){if(this.#a)return;if(this.trouble.value=n,this.#t===0&&t?.event.do!=="present")return void this.#m();this.state.value="live";let s=t&&(t.event.do==="present"?t.seq===this.#t:t.seq<=this.#t);t&&!s&&this.#A(t)}#A(t){this.#t=t.seq,this.#p=Math.max(this.#p,t.at-Date.now()),this.#n(t)}};function Li(e,{seat:t,view:n,table:{stage:s}}){return!!(e.guides()&&t!==void 0&&s==="playing"&&n?.phase&&n.phase!=="over")}var xo="AKQJ",B$=({trump:e},t)=>(ue(t)===e?xo:"AK").includes(gn(t));function E$(e,t){let n=C(e.hand).filter(r=>!t.includes(r)),s=r=>(ue(r)===e.trump?2:0)-xo.indexOf(gn(r)),a=r=>n.filter(l=>ue(l)===ue(r)).length;return n.filter(r=>B$(e,r)).toSorted((r,l)=>s(l)-s(r)||a(r)-a(l))}var Pi=e=>q(e.map(t=>_e(t)));function Yv(e,t,n){let[s]=t,a=n.filter(r=>B$(e,r));if(s){let r=p=>[...xo.slice(0,xo.indexOf(gn(p)))].every(u=>e.hand?.includes(u+ue(p))),l=t.filter(p=>r(p)===r(s)),c=r(s)?"CDHS".includes(e.trump??"")&&e.trump?"trumped":"late":"beaten";return[o("coach.bid.spare",{how:c,n:l.length,cards:Pi(l)})]}return a.length?[o("coach.bid.away",{n:a.length,cards:Pi(a)})]:[]}var Qv=.85;function D$({bids:e}){let[t,...n]=e?.[0]?.premiums??[];return(t&&n.reduce((a,r)=>r.points>a.points&&r.chance>=Qv?r:a,t))?.offer.split(" ")[0]??"pass"}var C$=(e,{game:t,deal:n})=>`${e.id} ${t} ${n}`;function So(e,t){let n=e.advice.value,s=n&&t.phase==="lay"&&t.deal>0&&D$(n.advice)!=="pass";return E.premiums.value!==""||!!s}function Xv(e,t){let n=t.bids?.[0];if(!n)return"";let s=C(n.best),a=E$(e,s),r=a.slice(0,n.tricks),l=[o("coach.bid",{n:n.tricks})];if(n.tricks>0){let c=r.length===n.tricks?"high":r.length?"some":"none";l.push(o(`coach.bid.${c}`,{n:r.length,cards:Pi(r)}))}return l.push(...Yv(e,a.slice(n.tricks),s)),l.join(" ")}function ek(e,t,n,s){let{declare:a=0,reveal:r=0}=t?.offers??{},l=D$(e),c=n?[o("coach.wager",{declare:a,reveal:r})]:[];return s&&l!=="pass"&&c.push(o(`coach.premium.${l}`)),c.join(" ")}function tk(e,t,n){let s=e.premium?.findIndex(l=>l!=="")??-1,a=s===e.seat?e.bid:e.shown?.[s]?.bid;if(s<0||a===void 0||Ft(e)>0)return[];let r=n?.offers[e.premium?.[s]?.startsWith("declare")?"declare":"reveal"]??0;return[o("coach.holds",{you:s===e.seat?"yes":"no",name:t[s]??"",bid:a,points:r})]}function nk(e,t,n){let[s,a]=[e.bid??0,e.won?.[t]??0],r=(n?Xt(n):9)-Ft(e);if(r===0)return[];switch(e.contract?.[t]){case"lost":return[o(a>s?"coach.over":"coach.under")];case"kept":return[o("coach.enough",{bid:s}),j$("coach.avoid",e)];case"short":{let l=s>a?s-a:r;return l===r?[o("coach.all",{left:r})]:[o("coach.need",{won:a,need:l,left:r}),j$("coach.win",e)]}}return[]}function P$(e){let t=e.options;return t?.kind==="play"&&t.seat===void 0&&C(t.from).length>1}var sk=({contract:e},t=0)=>["kept","short"].includes(e?.[t]??""),ak=["lost","enough","all","some","few"],L$=.02,N$={chance:.05,points:2};function ok(e,t){let{bids:n=[],choices:s,contract:a}=t,[r]=n;if(r){let p=n.find(u=>u.chance>=r.chance-N$.chance&&u.points>=r.points-N$.points&&E$(e,C(u.best)).length===u.tricks);return p?{...t,act:`lay ${p.best}`,bids:[p,...n.filter(u=>u!==p)]}:t}let[l]=s;if(!l||t.phase!=="play"||a==="lost")return t;let c=s.reduce((p,u)=>u.chance>p.chance+L$?u:p,l);return c===l?t:{...t,act:c.act,why:[],choices:[c,...s.filter(p=>p!==c)]}}function Oo(e){let t=e.view.peek();return e.hint(n=>t&&e.guides()?ok(t,n):n)}function rk(e,t,n){let[s,...a]=t.choices;if(!s||!a.length||t.phase!=="play")return Cn(t,n).join(" ");let r=t.act.replace(/^play /,""),l=e.options?.led&&!e.options.follow&&ue(r)!==e.trump,c=dt((t.why??[]).filter(({kind:$})=>!ak.includes($))),p=t.contract!=="lost"&&a.some($=>$.chance<s.chance-L$),u=a.every($=>ut($)==="close"),d=c.length?c:[o("coach.because",{how:p?"likely":u?"even":"spoil"})];return[o("coach.card",{how:l?"away":"play",card:_e(r)}),...d].join(" ")}function j$(e,t){if(!P$(t))return"";let{options:n,trick:s=[],trump:a,won:r=[]}=t,l=C(n.from),c=s.length===r.length-1,p=l.some(u=>ue(u)===a)?"ruff":"discard";return o(e,{turn:n.led?n.follow?c?"last":"middle":p:"lead"})}function ik(e,t,n,s,a){let r=tk(e,n,s),l=r.length?r:nk(e,t,s);return a?l.slice(0,1):l}function lk(e,t,n,s){return[!n||s?Xv(e,t):"",o(n?"coach.bid.lay":"coach.bid.own")].filter(Boolean).join(" ")}function ck(e,t,n,s){let a=e.chosen.value,r=C(n.bids?.[0]?.best),l=a.size===t.options?.pick,c=E.premiums.value===C$(e,t),p=r.every(d=>a.has(d));return(l&&So(e,t)?ek(n,s,c,p):"")||lk(t,n,l,p)}function R$({table:e,message:t,names:n,variant:s}){let a=t.view,r=a.phase==="lay",l=e.intended.value===""&&e.busy.value==="",c=l&&r&&a.options,u=c||l&&sk(a,t.seat)&&P$(a)?`${a.game} ${a.deal} ${a.phase} ${Ft(a)}`:"",d=e.current.value,[$,f]=y("");x(()=>{!u||!d||e.advice.peek()||Oo(e).finally(()=>f(u))},[u,d]);let m=c&&So(e,a);x(()=>{m&&(E.premiums.value||=C$(e,a))},[m]);let h=e.advice.value?.advice,g=[...a.phase==="play"?ik(a,t.seat??0,n,s,!!h):[],...h&&!r?[rk(a,h,s)]:[],...c&&h?[ck(e,a,h,s)]:[],...e.thinking.value?[o("coach.thinking")]:[]],w=c?h?.bids?.[0]?.best:void 0,S=w&&e.chosen.value.size<C(w).length;return i`<section class="hint coach" aria-label=${o("coach.title")}>
		<header><h2>${o("coach.title")}</h2><${v} plain onclick=${jn} say=${o("coach.off")} /></header>
		<p role="status" aria-busy=${u!==""&&!h&&$!==u}>
			${J(g.filter(Boolean).join(" "))}
		</p>
		${S?i`<div class="proposed"><span class="act">${pe(w)}</span><${v} chief onclick=${()=>e.heed()}
					say=${o("page.hint.choose")} /></div>`:null}
	</section>`}var pk=3;async function q$(e){if(us(e).waiting.peek().length>0)return N(o("page.bring.unsent"));for(let t=0;t<pk;t++){let n=await fc(e),s=uk(n),a=await zs(new Blob([n])),{table:r,seq:l}=await ct(()=>Ll({},{body:a,within:3e4}),"there");if(l<s)return N(o("page.bring.behind"));if(!((await Ut({table:e})).seq>s))return Dc(e,r),N(o("page.brought"))}N(o("page.bring.on"))}var uk=e=>JSON.parse(e.trimEnd().split(`
`).at(-1)??"{}").seq??0;function I$({table:e,message:t,onpanel:n,onclose:s}){let{seat:a}=t,r=t.table.stage!=="waiting",l=t.table.chairs.filter(m=>m.player).length===1,[c,p]=y(!1),u=m=>{s(),e.act(m)},{settings:d}=e.settled.value,$=a!==void 0&&t.view?.phase==="play",f=fk(e.id,$,t.seq);return i`<${z} title=${o("page.more")} onclose=${s}>
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
					${d.clock?.move?i`<${ft} what="turn" />`:null}
				</section>`:null}
			<${dk} id=${e.id} settings=${d} />
			<section><h3>${o("page.more.know")}</h3>
				${d.rules?i`<${v} onclick=${()=>n("rules")} say=${o("page.house")} />`:i`<a class="button" href=${`/rules/${d.variant??"standard"}`}>${o("page.nav.rules")}</a>`}
				<${v} onclick=${()=>n("keys")} say=${o("page.keys")} />
				<a class="button" href="/settings">${o("page.nav.settings")}</a>
				<${v} onclick=${()=>K("/")} say=${o("page.home")} />
			</section>
			<${Zp} table=${t.table} variant=${d.variant??""} />
			<${$k} table=${t.table} />
		</div>
	<//>`}function dk({id:e,settings:{day:t,from:n}}){let{busy:s,once:a}=D();if(!Kn||!Pe(e)||ne.value||t||n)return null;let r=()=>a(()=>q$(e));return i`<section><h3>${o("page.here")}</h3>
		<${v} aria-busy=${s} onclick=${r} say=${o("page.bring")} />
		<p class="soft small">${o("page.bring.about")}</p>
	</section>`}function $k({table:e}){let t=e.chairs.filter(a=>a.bot),{edition:n=1}=e,s=a=>{let r=n<Hi&&xt.includes(a.bot??"");return[Tn(a),r?o("page.level.edition",{n}):""].filter(Boolean).join(" · ")};return t.length===0?null:i`<section class="bots"><h3>${o("page.more.bots")}</h3>
		<ul>
			${t.map(a=>i`<li key=${a.name}><b>${qe(a)}</b> <span class="soft">${s(a)}</span>
					<small class="soft">${aa(a)}</small></li>`)}
		</ul>
	</section>`}function fk(e,t,n){let{value:s}=M(async a=>t&&Cl({table:e},{signal:a}),e,t,n);return t&&s?s.settled:!1}function W$({settings:e,onclose:t}){let{value:n}=M(()=>ae(()=>jt(e,G.value)));return i`<${z} title=${o("page.house")} broad onclose=${t}>
		${n?i`<${ar} guide=${n} />`:null}
	<//>`}var mk=450,hk=1e3,gk=100,yk=700,Ri=e=>e?.options?JSON.stringify([e.game,e.deal,e.phase,e.played,e.offers,e.options]):"",bk=({event:{do:e,done:t}})=>e==="redo"||t&&["ask","answer"].includes(e),wk=({seq:e,at:t,event:{by:n="",name:s="",seat:a=-1,text:r="",phrase:l}})=>({seq:e,at:t,by:n,name:s,seat:a,text:r,...l&&{phrase:l}}),Ao=class{newest=R(null);settled=R({settings:{},host:""});busy=R("");waits=R(0);thinking=R(!1);chosen=R(new Set);advice=R(null);intended=R("");next=R("");wrong=R("");showing=new Ha(()=>E.spoken.value?"quick":E.pace.value);view=fn(()=>this.showing.shown.value?.message.view);talk=fn(()=>{let{message:t,full:n}=this.showing.shown.value??{},s=(t?.seq??0)-(n?1:0);return this.#e.value.filter(a=>!a.remark||a.seq<=s)});current=fn(()=>{let t=this.showing.shown.value;return!t||t.full!==null||this.busy.value.startsWith("play ")?!1:t.message.seq>=this.#t.value&&t.message.seq===this.newest.value?.seq});#e=R([]);#n=-1/0;#t=R(0);#s="";#a=0;#r=0;#i=!1;#c;constructor(t,n){this.id=t,this.port=n(t,a=>this.#p(a)),this.unsent=us(t),this.unsent.send=(a,r)=>this.port.act(a,r),this.unsent.down=()=>this.port.state.peek()==="lost",this.unsent.doubt=()=>this.port.doubt(),this.unsent.recalled=a=>{this.#u(a)};let s=[lt(()=>this.#g()),lt(()=>this.#d())];this.#c=()=>s.forEach(a=>a());for(let a of this.unsent.waiting.peek())this.#u(a)}guides(){return!!this.settled.value.settings.guide&&E.way.value!=="over"}now(){return Date.now()+this.port.ahead()}close(){this.#c(),clearTimeout(this.#r),clearTimeout(this.#a),this.showing.stop(),this.port.close(),this.unsent.down=()=>!1,this.unsent.doubt=()=>{},this.unsent.recalled=()=>{}}async#u({command:{id:t,do:n,act:s=""},premium:a=""}){n==="act"?this.busy.value=s:this.waits.value++;let r=await this.#f(this.unsent.answered(t),()=>!0);n==="act"?this.busy.value="":this.waits.value--,!(!r||!a)&&(this.intended.value=a,this.#h())}#d(){let{value:t}=this.port.state,n=t==="lost"?t:this.port.trouble.value;clearTimeout(this.#a),t==="live"&&!n&&this.unsent.wake(),t==="live"&&this.wrong.peek()==="lost"&&(this.wrong.value=""),n!==this.wrong.peek()&&(this.#a=setTimeout(()=>this.wrong.value=n,hk))}stopLate(){let t=this.unsent.waiting.peek().find(n=>n.command.do==="act"&&n.late);return t&&this.unsent.withdraw(t.command.id),t!==void 0}async act(t){if(t.do==="ask"&&(this.next.value=""),t.do==="chat")return this.#l(t);this.waits.value++;let n=await this.#l(t);return this.waits.value--,n}async play(t,n=""){let s=this.view.peek()?.options;if(!s||this.busy.peek())return!1;this.dismiss(),this.busy.value=t;let a=this.#s=`${s.seat??this.newest.peek()?.seat} ${t}`;this.#i=!1,this.showing.hurry();let r=s.seat===void 0?{}:{hand:s.seat},l=await this.#l({do:"act",act:t,seen:this.newest.peek()?.seq,...r},n);return this.#s===a&&(this.#s="",(!l||this.#$())&&(this.busy.value="")),l!==void 0}async lay(t){await this.play(`lay ${[...this.chosen.peek()].join(" ")}`,t)&&(this.intended.value=t,this.#h())}async ready(){if(this.waits.peek())return;if(this.newest.peek()?.table.stage!=="waiting")return this.act({do:"ready"});this.waits.value++;let t=await wc();return this.waits.value--,t&&vc(this.id,t),this.act({do:"ready",...t?{text:t.commit}:{}})}async hint(t=n=>n){if(this.advice.peek())return this.dismiss();let n=this.#o();if(!n||this.thinking.peek())return;this.thinking.value=!0;let s=await this.port.hint().catch(a=>{n===this.#o()&&N(P(a))});this.thinking.value=!1,s&&n===this.#o()&&(this.advice.value={about:n,advice:t(s.advice)})}dismiss(){this.advice.value=null}heed(){let t=this.advice.peek();if(!t||t.about!==Ri(this.view.peek()))return this.dismiss();let[n,...s]=t.advice.act.split(" ");return n==="lay"?void(this.chosen.value=new Set(s)):(this.dismiss(),void this.play(t.advice.act))}async takeBack(){this.stopLate()||this.waits.peek()>0||Date.now()-this.#n<yk||await this.act({do:"ask",text:"undo"})}async redo(){let{table:{redo:t=[]}={},seat:n=-1}=this.newest.peek()??{};t.includes(n)&&this.waits.peek()===0&&await this.act({do:"redo"})}#p(t){bk(t)&&(this.next.value="",this.#i=!0),t.event.do==="ask"&&t.event.done&&t.event.seat===t.seat&&(this.#n=Date.now()),Ze(()=>{this.newest.value=t,t.settings&&(this.settled.value={settings:t.settings,host:t.host??""});let n=t.event.do==="chat"?wk(t):t.said;t.talk?this.#e.value=t.talk:t.event.do==="erase"?this.#e.value=this.#e.value.filter(s=>s.by!==t.event.by):n&&(this.#e.value=[...this.#e.value,n].slice(-gk)),this.#m(t),t.event.acts?.includes(this.#s)&&(this.#s=""),!this.#s&&this.#$()&&(this.busy.value=""),this.showing.take(t),t.event.do==="redo"&&this.showing.skip()}),this.#b(t),this.#h()}#o(){return Ri(this.newest.peek()?.view)}#$(){return(this.newest.peek()?.seq??0)>=this.#t.peek()}#m({seq:t,seat:n,event:{do:s,acts:a=[],seat:r}}){for(let{command:{id:l,do:c,act:p,hand:u=n,seen:d=0}}of this.unsent.waiting.peek())s==="act"&&c===s&&r===n&&t>d&&a.includes(`${u} ${p}`)&&this.unsent.heard(l,t)}put(t,n){let s=this.newest.peek()?.seq;return this.unsent.put({...s===void 0?{}:{seen:s},...t},n)}#l(t,n){let{answered:s,late:a}=this.put(t,n),r=!1;return a.then(()=>r=!0),this.#f(s,()=>r)}async#f(t,n){try{let s=await t;return this.#t.value=Math.max(this.#t.value,s?.seq??0),this.port.state.peek()==="lost"&&this.port.again(),s?.late&&N(o("page.unsent.late")),s}catch(s){let{reason:a}=s;s instanceof vn&&(this.#i=!0),a==="no-session"&&this.port.again(),(a!=="stale"||n())&&N(P(s));return}}#b(t){let n=t.seat===void 0?void 0:t.table.chairs[t.seat],s=t.event.do==="begin"||t.event.do==="present";if(t.table.stage!=="mixing"||!n?.commit||!s)return;let a=ia(this.id,n.commit);if(!a)return;let r={id:ve(),do:"entropy",text:a};kn(()=>this.port.act(r)).catch(()=>{})}async#h(){let t=this.intended.peek(),n=this.newest.peek()?.view;if(!t||this.#s||!this.#$())return;if(n?.options?.kind==="lay")return void(this.intended.value="");if(n?.phase==="lay")return;if(!(n?.options?.kind==="offer"?n.options.acts??[]:[]).includes(t))return void(this.intended.value="");this.showing.skip(),await this.play(t),this.intended.value=""}#g(){let t=this.view.value,n=this.current.value&&this.busy.value===""?t?.options:void 0;clearTimeout(this.#r),n?.kind==="play"&&t&&this.#y(t,n),(t?.phase!=="play"||!C(t.hand).includes(this.next.peek()))&&(this.next.value="");let s=new Set(C(t?.options?.from)),a=[...this.chosen.peek()].filter(r=>s.has(r));a.length!==this.chosen.peek().size&&(this.chosen.value=new Set(a)),this.advice.peek()&&this.advice.peek()?.about!==Ri(this.newest.value?.view)&&this.dismiss()}#y(t,n){let s=C(n.from),a=n.seat===void 0&&s.includes(this.next.peek())?this.next.peek():"",r=a||(s.length===1&&this.#w(t)?s[0]:"");if(a||(this.next.value=""),!r)return;let l=()=>(this.next.value="",void this.play(`play ${r}`));this.#r=setTimeout(l,a?0:mk)}#w(t){return!(this.newest.peek()?.table.chairs.filter(s=>s.player).length===1)||this.#i||this.guides()||t.options?.seat!==void 0?!1:E.forced.value||C(t.hand).length===1&&!E.spoken.value}};function _$({message:e,busy:t=!1,ondo:n}){let{stage:s,chairs:a}=e.table,r=Xe(),l=async c=>await r.keep()&&n({do:"sit",seat:c});return i`<section class="watching" aria-label=${o("page.watch")}>
		<p><b>${o("page.watch")}</b> ${s==="waiting"?null:o("page.watch.seen")}</p>
		${s==="waiting"?i`<${oa} chairs=${a} name=${r} onsit=${l} busy=${t} />`:null}
		<a class="button plain" href="/">${o("page.home")}</a>
	</section>`}function F$(e){let{message:t,settings:n}=e,s=t.table.match>0?ks(e.id,n):void 0;return s?i`<div class="waiting leaf">
		<h2>${s.title}</h2>
		<p>${s.lost}</p>
		<p><a class="button chief" href=${s.givenUp.href}>${s.givenUp.text}</a></p>
	</div>`:i`<${vk} ...${e} />`}function vk({message:e,settings:t,host:n,me:s,busy:a,ondo:r,onready:l}){let{table:c,seat:p}=e,u=Xe(),d=p===void 0?void 0:c.chairs[p],$=s!==n?c.chairs.find(A=>A.player===n)?.name:void 0,f=c.match>0,m=t.audience?o("page.link.for",{audience:t.audience}):void 0,h=Sr(c,t.variant??""),g=B(void 0),w=B(Promise.resolve(!0)),S=async A=>{await u.keep()&&(g.current=void 0,await r({do:"sit",seat:A}))},b=()=>w.current=w.current.then(async()=>{let A=await u.keep(),j=T.peek()?.name;return!A||!d||j===(g.current??xk(d.name))?A:(g.current=j,await r({do:"name"}),!0)}),O=async()=>await b()&&l();return i`<div class="waiting leaf">
		<h2>${!d&&$?o("page.invited",{name:$}):o(f?"page.waiting.again":"page.waiting")}</h2>
		${d?null:i`<${ip} variant=${t.variant??e.view?.variant??""} table=${Us.value[1]??""} />
					<${oa} chairs=${c.chairs} name=${u} onsit=${S} busy=${a} />`}
		<ol class="chairs">
			${c.chairs.map((A,j)=>{if(A===d){let te=c.chairs.every(Ce=>Ce===d||Ce.bot);return i`<${Ok} key=${j} chair=${A} name=${u} alone=${te} onname=${b} ondo=${r} />`}let ee=c.rated&&A.player?h[A.player]??null:void 0;return i`<${Ak} key=${j} chair=${A} seat=${j} rating=${ee} seated=${d!==void 0}
					clears=${n===s} onsit=${S} ondo=${r} />`})}
		</ol>
		${c.rated?i`<p class="soft small">${o("page.rated")}</p>`:null}
		${d&&t.clock?.move?i`<${ft} what="turn" />`:null}
		${t.rules?i`<${kk} settings=${t} />`:null}
		${(d||n===s)&&!c.locked?i`<${Je} label=${m} />`:null}
		${n===s?i`<${Mk} table=${c} ondo=${r} />`:null}
		${n!==s&&c.locked?i`<p class="soft">${o("page.locked")}</p>`:null}
		${d?d.ready?i`<div class="row"><p class="soft">${Sk(c.chairs,s)}</p>
						<${v} plain disabled=${a} onclick=${()=>r({do:"unready"})} say=${o("page.unready")} /></div>`:i`<${v} chief disabled=${a} onclick=${O} say=${o(f?"page.again":"page.ready")} />`:null}
	</div>`}function kk({settings:e}){let{value:t}=M(()=>jt(e,G.value),G.value);return t?.players?i`<p class="soft">${t.players}</p>`:null}var xk=e=>T.peek()?.name===e?e:e?.replace(/ \d$/,"");function Sk(e,t){return e.some(n=>!n.player&&!n.bot)?o("page.waiting.friends"):o("ask.wait",{names:q(e.filter(n=>n.player&&!n.ready&&n.player!==t).map(qe))})}function Ok({chair:e,name:t,alone:n,onname:s,ondo:a}){return i`<li class="own">
		<form class="who" onsubmit=${l=>(l.preventDefault(),s())}>
			${n?i`<b>${e.name}</b>`:i`<${Bt} name=${t} onkeep=${s} />`}
			${n?i` <span class="soft small">${o("you")}</span>`:null}
			${e.ready?i` <span class="ready small">${o("seat.ready")}</span>`:null}
		</form>
		<${v} plain onclick=${()=>a({do:"stand"})} say=${o("page.stand")} />
	</li>`}function Ak({chair:e,seat:t,rating:n,seated:s,clears:a,onsit:r,ondo:l}){let{player:c,bot:p}=e,u=[o("page.bot"),Tn(e,s)].filter(Boolean).join(" · ");return i`<li>
		<span class="who">
			${c||p?i`<b>${qe(e)}</b>`:i`<i class="soft">${o("page.chair.empty")}</i>`}
			${p?i` <span class="soft small" title=${aa(e)}>${u}</span>`:null}
			${n===void 0?null:i` <${Or} rating=${n??void 0} />`}
			${c&&e.ready?i` <span class="ready small">${o("seat.ready")}</span>`:null}</span>
		${!c&&!s?i`<${v} plain onclick=${()=>r(t)} say=${o("page.sit")} />`:null}
		${!c&&s?i`<${Tk} chair=${e} seat=${t} ondo=${l} />`:null}
		${c&&a?i`<${v} plain onclick=${()=>l({do:"remove",seat:t})} say=${o("page.chair.clear")} />
					<${v} plain onclick=${()=>l({do:"ban",text:c,on:!0})} say=${o("page.ban")} />`:null}
	</li>`}function Mk({table:{locked:e,banned:t=[]},ondo:n}){return i`<div class="row">
		<${v} plain onclick=${()=>n({do:"lock",on:!e})} say=${o(e?"page.unlock":"page.lock")} />
		${t.map(({player:s,name:a})=>i`<button type="button" key=${s} class="button plain" onclick=${()=>n({do:"ban",text:s,on:!1})}>
					${o("page.unban",{name:a||s})}
				</button>`)}
	</div>`}function Tk({chair:{bot:e=""},seat:t,ondo:n}){let s=e&&!xt.includes(e)?[e,...xt]:xt,a=r=>n(r?{do:"bot",seat:t,text:r}:{do:"remove",seat:t});return i`<${U} hidden label=${o("page.chair.bot")} value=${e} onchange=${a}
		options=${[["",o("page.chair.friend")],...Z("page.level",...s)]} />`}var z$=1e4;function Nk({rest:e}){let t=e[0]??"",n=Bn(t);return n?i`<${jk} to=${n} />`:i`<${Bk} key=${t} id=${t} />`}function jk({to:e}){return x(()=>K(`/t/${e}`,{replace:!0}),[e]),null}function Bk({id:e}){let t=we(()=>new Ao(e,(a,r)=>new ko(a,r)),[e]);x(()=>()=>t.close(),[t]);let n=t.port.refused.value;if(n)return i`<${Ek} why=${n} id=${e} />`;if(!t.showing.shown.value){let a=Ht.value&&!Pe(e);return i`<main id="main" tabindex="-1" class="table"><div class="opening" role="status">
			<p>${o(a?"page.out.table":"page.opening")}</p>
			${a?i`<p><a class="button" href="/">${o("page.nowhere.go")}</a></p>`:null}
			<${si} unsent=${t.unsent} />
		</div></main>`}return i`<${Dk} table=${t} />`}function Ek({why:e}){return i`<${F} title=${o(e.status===404?"page.table.none":"page.table.refused")} text=${P(e)}>
		<p><a class="button" href="/">${o("page.nowhere.go")}</a></p>
	<//>`}function Dk({table:e}){let[t,n]=y(""),{message:s,full:a}=e.showing.shown.value,{view:r,seat:l}=s,{stage:c,chairs:p}=s.table,u=yc(s),{variant:d="standard",rules:$,deals:f,games:m}=e.settled.value.settings,h=Y(d,$),g=!!(r?.options&&e.current.value),w=`${g?"● ":""}${o(`variant.${d}`)} · Ninety-Nine`;x(()=>{document.title=w},[w]),x(()=>{g||Pc(e.id)},[g,T.value?.id]),x(()=>{Pe(e.id)||Yu().catch(()=>{})},[e]),x(()=>{Pe(e.id)&&c==="playing"&&hp()},[c==="playing"]),Qk(e,n),O$(),x$(),x(()=>Ss.clear(),[r?.deal,r?.game]),Uk(p.some(Se=>Se.until!==void 0)),Gk(r,a?.gone??!1);let S=Jk(r),b=c==="waiting"&&r?.phase!=="over";x(()=>{c==="waiting"&&r?.phase==="over"&&et("match",e.id)&&Nn("report",e.id)},[c]);let O=Vt(h,r?.phase),A=r?.phase==="over"&&(c==="between"||c==="waiting")&&!a,j=()=>i`<${wu} table=${e.id} names=${u} about=${Da(h,f,m)} view=${r} />`,ee=Vk(e,s)&&r!==void 0&&!b;Yk(e,ee,!b&&r?.phase!==void 0&&!A);let te=e.busy.value!==""||e.waits.value>0||e.thinking.value,Ce={table:e,message:s,names:u,variant:h,laid:O},$n=Li(e,s),kt=$n||e.advice.value?"hinted":"";return i`<${At.Provider} value=${Ye(r)}>
		<main id="main" tabindex="-1" class="table" aria-busy=${te} data-stage=${c} data-phase=${r?.phase??""}>
		${E.spoken.value?i`<${Md} table=${e} variant=${h} />`:null}
		<${Ik} table=${e} message=${s} panel=${t} onpanel=${n} beside=${ee} />
		<${Sd} table=${e} />
		<div class="spread">
			<div class=${`board of-${r?Ee(r):0} ${A?"sheeted":""} ${kt}`}>
				${r&&r.phase!==void 0&&!b&&l!==void 0?i`<${Fk} ...${Ce} />`:null}
				${$n?i`<${R$} ...${Ce} />`:i`<${Rk} table=${e} variant=${h} />`}
				<${Ck} ...${Ce} full=${a} waiting=${b} between=${A} fresh=${S} />
				${r&&!b&&l===void 0?i`<${Pk} table=${e} message=${s} />`:null}
			</div>
			${r&&!b?i`<aside class=${`side ${ee?"talks":""}`}>
						<div class="scoring"><h2>${o("score.title")}</h2>${j()}</div>
						${ee?i`<${H$} table=${e} message=${s} />`:null}
					</aside>`:null}
		</div>
		<${Lk} ...${Ce} panel=${t} onpanel=${n} scores=${j} />
		</main><//>`}function Ck({table:e,message:t,names:n,variant:s,laid:a,full:r,waiting:l,between:c,fresh:p}){let{view:u,seat:d}=t,{stage:$,chairs:f}=t.table;if($==="mixing"||!l&&(!u||u.phase===void 0))return i`<div class="felt empty"><p class="opening">${o("waiting.table")}</p></div>`;if(l||!u){let{settings:h,host:g}=e.settled.value;return i`<div class="felt empty">
			<${F$} id=${e.id} message=${t} settings=${h} host=${g} me=${T.value?.id??""}
				ondo=${qi(e)} busy=${e.waits.value>0} onready=${()=>e.ready()} />
		</div>`}let m={table:e,message:t,names:n,variant:s};return i`<${qt} view=${u} variant=${s} names=${n} me=${d??0} elsewhere=${d}
		laid=${a} full=${r} played=${_k(e,t,n)} pending=${qk(e.busy.value)}
		unsent=${so(e.unsent).some(h=>h.command.do==="act")}
		said=${c?void 0:Zk(e)} chairs=${f} now=${e.now()}
		over=${c?"sheeted":""} aloud=${!E.spoken.value} onhurry=${()=>e.showing.hurry()}>
		<${Gc} view=${u} names=${n} />
		<${mu} view=${u} names=${n} lies=${r!==null} />
		${c?i`<${Cu} ...${m} fresh=${p} />`:i`<${Wk} ...${m} />`}
	<//>`}var Pk=({table:e,message:t})=>i`<${_$} message=${t} busy=${e.waits.value>0} ondo=${qi(e)} />`;function Lk({table:e,message:t,names:n,panel:s,onpanel:a,scores:r}){let{view:l}=t,c=()=>a(""),p=(u,d,$=!1)=>i`<${z} key=${u} title=${o(u)} broad=${$} onclose=${c}>${d}<//>`;switch(s){case"tricks":return l&&p("tricks.title",i`<${gt} view=${l} names=${n} />`,Ee(l)>3);case"last":return l&&p("page.lasttrick",i`<${gt} view=${l} names=${n} last />`);case"talk":return p("page.talk",i`<${H$} table=${e} message=${t} />`);case"score":return p("score.title",r(),!0);case"rules":return i`<${W$} settings=${e.settled.value.settings} onclose=${c} />`;case"keys":return i`<${S$} onclose=${c} />`;case"more":return i`<${I$} table=${e} message=${t} onpanel=${a} onclose=${c} />`;default:return null}}function Rk({table:e,variant:t}){let n=e.advice.value;if(!n)return null;let s=C(n.advice.act.replace(/^lay /,"")),a=n.advice.act.startsWith("lay "),r=a&&s.every(l=>e.chosen.value.has(l));return i`<${Fa} key=${n.about} title=${o("page.hint")} onclose=${()=>e.dismiss()}>
		<${Pn} advice=${n.advice} variant=${t}>
			<button type="button" class="button chief take" onclick=${()=>r?J$()?.click():e.heed()}>
				${o(r?"page.lay":a?"page.hint.choose":"page.hint.take")}
			</button>
		<//>
	<//>`}function H$({table:e,message:t}){let n=t.muted??[],[s,a]=y(0),r=M(async()=>n.length>0?(await Vn()).players:[],n.join(),s).value??[],l=($,f,m)=>{e.act({do:f,text:$,on:m}).then(()=>a(s+1))},[c,p]=y(null),u=e.talk.value,d=n.map($=>{let f=t.table.chairs.find(h=>h.player===$),m=r.some(h=>h.id===$&&h.block);return{id:$,name:f?.name??o("page.watching"),blocked:m}});return c?i`<${Ua} table=${e.id} about=${c} talk=${u} onclose=${()=>p(null)} />`:i`<${_u} talk=${u} me=${T.value?.id??""} muted=${d}
		onsay=${K$(e)} onmute=${l} oncomplain=${T.value&&!Pe(e.id)?p:void 0} />`}var qi=e=>async t=>{let n=T.value===null;if(await ae(()=>sa(o("page.guest"))))return n&&e.port.again(),e.act(t)},K$=e=>t=>qi(e)({do:"chat",text:t}),qk=e=>e.startsWith("play ")?e.slice(5):null;function Ik({table:e,message:t,panel:n,onpanel:s,beside:a}){let{view:r}=t,[l,c]=y(e.newest.peek()?.seq??0),p=e.talk.value.filter(g=>g.seq>l&&g.by!==T.value?.id).length,u=e.talk.value.at(-1)?.seq??0;x(()=>{n==="talk"&&c(g=>Math.max(g,u))},[n,u]);let{variant:d="standard",rules:$,day:f,from:m,games:h}=e.settled.value.settings;return i`<header class="head">
		<a class="mark" href="/" aria-label=${`99 – ${o("page.home")}`}>99</a>
		<div class="where">
			${r?.phase!==void 0?i`<${bt} trump=${yn(r)} unsure=${!r.trump} explains />`:null}
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
	</header>`}var Ls=(e,t)=>e.current.value&&!t.table.paused?t.view?.options:void 0;function Wk({table:e,message:t,names:n,variant:s}){let a=t.view,r=Ls(e,t),l=e.busy.value!=="",{paused:c=!1}=t.table,{full:p}=e.showing.shown.value??{},u=r?.kind==="offer"&&e.intended.value!=="",d=u||r?.kind==="offer"&&l?void 0:r,$=sd({...a,options:d},n,c,p,el.value.has(e.id)),f=r?.kind==="play"&&e.chosen.value.size>0,m=so(e.unsent).some(j=>j.command.do==="act"),h=m?o("page.unsent.act"):f?o("page.tap.again"):$,g=j=>e.lay(j),w=j=>e.play(j),S=j=>r&&j.stopPropagation(),b=e.advice.value?.advice.act,O={lay:"laying",name:"naming",offer:"offering",play:""}[r?.kind??"play"],A=`asking ${r?"asked":""} ${O}`;return i`<section class=${A} aria-label=${o("page.yours")} onclick=${S}>
		<${Ir} table=${e} message=${t} names=${n} />
		<${_r} view=${a} variant=${s} seat=${a.seat} bid=${a.bid} />
		<p class="ask" role=${E.spoken.value?void 0:"status"}>${h}</p>
		${r?.kind==="lay"?i`<${Fn} options=${r} chosen=${e.chosen.value} variant=${s} busy=${l} waits=${m}
				premiums=${!Li(e,t)||So(e,a)} onlay=${g} slots />`:null}
		${r?.kind==="offer"&&!u?i`<${Va} options=${r} variant=${s} busy=${l} onact=${w} best=${b} />`:null}
		${r?.kind==="name"?i`<${Za} options=${r} busy=${l} onact=${w} best=${b} />`:null}
	</section>`}function U$(e,t){let n=t.view,s=Ls(e,t),a=e.chosen.value,r=s&&(s.kind==="lay"||s.kind==="play")?new Set(C(s.from)):null,l=u=>{let d=new Set(s?.kind==="lay"?a:[]);if(a.has(u))d.delete(u);else if(d.size<(s?.pick??1))d.add(u);else return N(o("lay.full",{n:d.size}));e.chosen.value=d},c=u=>{if(!r&&n.phase==="play"){e.next.value=e.next.value===u?"":u,e.showing.shown.peek()?.full&&e.showing.skip();return}if(r){if(!r.has(u))return N(od(s));e.play(`play ${u}`)}},p=r?xs(e.advice.value?.advice):new Set;return{can:r,chosen:a,best:p,onpick:l,onplay:c}}function _k(e,t,n){let s=t.view,a=bn(s),r=s.shown?.[a]?.hand,l=s.control!==void 0&&s.control===t.seat;if(s.phase!=="play"||!l||r===void 0)return null;let{can:c,best:p,...u}=U$(e,t),d=Ls(e,t)?.seat===a,$=i`<${vt} cards=${Ne(C(r),ce,s.trump)} ...${u} can=${d?c:null}
		best=${d?p:void 0}
		onplay=${d?u.onplay:()=>{}} label=${n[a]} open twice=${!1} />`;return{seat:a,hand:$}}function Fk({table:e,message:t,names:n,variant:s,laid:a}){let r=t.view,l=t.seat,c=e.busy.value,p=Ls(e,t),u=p?.kind==="lay",d=e.next.value,$=p?.seat!==void 0,{can:f,chosen:m,best:h,onpick:g,onplay:w}=U$(e,t),S=Is(r,l).filter(j=>`play ${j}`!==c),b=e.showing.shown.value?.full,O=Vc(r,s).join(" "),A=u&&E.values.value&&p?.worth?Ke(p.worth):null;return i`<section class=${`mine ${p?"asked":""}`} aria-label=${o("page.yourhand")}>
		<div class="me">
			<${wt} view=${r} variant=${s} seat=${l} name=${n[l]} place="south" own
				chair=${t.table.chairs[l]} now=${e.now()} open=${null} winner=${b?.winner===l} laid=${a} />
			${r.aside&&!u?i`<p class="laid"><span class="unseen">${o("page.aside")}</span>${pe(r.aside)}</p>`:null}
			${O?i`<p class="keeping">${O}</p>`:null}
		</div>
		<${Kk} table=${e} message=${t} variant=${s} />
		${t.table.chairs.filter(j=>j.player).length>1?i`<${qu} onsay=${K$(e)} />`:null}
		<${vt} cards=${S} can=${$?new Set:f} chosen=${d?new Set([d]):m}
			best=${$?void 0:h} values=${A} label=${o("page.yourhand")} twice=${u} onpick=${g}
			onplay=${$?()=>N(o("page.dummy.turn")):w} />
	</section>`}function zk({view:e,seat:t=-1}){return!!(e?.aside||e?.offers?.[t]||e?.played?.some(n=>n!==""))}function Hk({view:e,seat:t=-1},n){return e?.options?!1:e?.phase==="lay"?!!e.aside:e?.phase==="offer"&&n?.offers.how==="sealed"&&!!e.offers?.[t]}function Kk({table:e,message:t,variant:n}){let{hints:s,stage:a,ask:r,redo:l=[]}=t.table,c=t.table.free||Hk(t,n),p=e.busy.value!=="",u=e.thinking.value,d=i`<button type="button" class="button plain" onclick=${()=>Oo(e)} aria-keyshortcuts="h"
		aria-expanded=${e.advice.value!==null} disabled=${!Ls(e,t)||p||u}>
		${o(u?"page.hint.thinking":"page.hint")}
	</button>`,$=zk(t)?"":"nothing",f=i`<button type="button" class=${`button plain ${$}`}
		onclick=${()=>e.takeBack()}
		disabled=${p||e.waits.value>0||r!==void 0}>${o(c?"page.undo":"page.undo.ask")}</button>`,m=a!=="waiting"&&e.settled.value.settings.undo!=="never",h=l.includes(t.seat??-1)?i`<button type="button" class="button plain redo" aria-label=${o("page.redo")} title=${o("page.redo")}
				disabled=${p||e.waits.value>0} onclick=${()=>e.redo()}>
				<svg viewBox="0 0 24 24" aria-hidden="true" focusable="false">
					<path d="M4 17a7.5 7.5 0 0 1 15-1M19 8.5V16h-7.5" />
				</svg></button>`:null;return i`<div class="tools">${s?d:null}${m?f:null}${h}</div>`}function Uk(e){let[,t]=y(0);x(()=>{if(!e)return;let n=setInterval(()=>t(s=>s+1),1e3);return()=>clearInterval(n)},[e])}function Jk(e){let t=B(void 0);return e?.phase!=="over"&&(t.current=e),e?.phase==="over"&&Ot(t.current,e)}function Gk(e,t){let n=B(e);x(()=>{for(let s of ru(n.current,e))pn(s);n.current=e},[e]),x(()=>{t&&pn("trick")},[t])}var Vk=(e,{table:{chairs:t}})=>e.talk.value.length>0||t.filter(n=>n.player).length>1,Zk=e=>Wu(e.talk.value,{me:T.value?.id??"",since:e.now()-z$});function Yk(e,t,n){let s=e.talk.value.at(-1);x(()=>{if(!(s&&e.now()-s.at<z$)||E.spoken.peek()||s.by===T.peek()?.id||t&&matchMedia("(min-width: 80rem)").matches)return;let r=`${s.name}: ${_n(s)}`;N(r,n&&s.seat>=0)},[s?.seq])}var J$=()=>document.querySelector(":is(.answer, .over > .row) .button.chief:not(:disabled)");function Qk(e,t){x(()=>{function n(s){let a=s.target;if(s.defaultPrevented||s.repeat||a.closest("input, select, textarea, dialog"))return;if((s.ctrlKey||s.metaKey)&&s.key.toLowerCase()==="z")return s.preventDefault(),void(s.shiftKey?e.redo():e.takeBack());if(!(s.ctrlKey||s.metaKey||s.altKey)&&!Ga(Bi(),s.key)){if(s.key==="h"&&e.view.peek()?.options)Oo(e);else if(s.key==="Escape"&&e.advice.peek())e.dismiss();else if(s.key==="l")t("last");else if(s.key==="s")t("score");else if(s.key==="?")t("keys");else if(s.key==="ArrowLeft"||s.key==="ArrowRight")Ei()?.focus();else if(s.key===" "||s.key==="Enter"){if(a.closest("button, a, summary, .hint"))return;e.showing.hurry()||J$()?.click()}else return;s.preventDefault()}}return document.addEventListener("keydown",n),()=>document.removeEventListener("keydown",n)},[e])}var Xk=e=>btoa(String.fromCharCode(...new Uint8Array(e))).replaceAll("+","-").replaceAll("/","_").replaceAll("=","");function V$({id:e,type:t,response:n}){let s=["clientDataJSON","attestationObject","authenticatorData","signature","userHandle"].filter(a=>n[a]).map(a=>[a,Xk(n[a])]);return{id:e,rawId:e,type:t,response:Object.fromEntries(s),clientExtensionResults:{}}}var Z$=e=>Uint8Array.from(atob(e.replaceAll("-","+").replaceAll("_","/")),t=>t.charCodeAt(0)),Y$=()=>isSecureContext&&"PublicKeyCredential"in window;async function Q$(e){let{challenge:t,site:n}=await jl();try{await e(Z$(t),n)}catch(s){throw s instanceof DOMException?s.name==="InvalidStateError"?new se(o("page.you.passkey.known")):new se(o(s.name==="SecurityError"?"page.you.passkey.site":"page.you.passkey.not")):s}}var e0=({id:e,name:t,keys:n})=>Q$(async(s,a)=>{let r=await navigator.credentials.create({publicKey:{challenge:s,rp:{id:a,name:"Ninety-Nine"},user:{id:new TextEncoder().encode(e),name:t,displayName:t},pubKeyCredParams:[-7,-257].map(l=>({type:"public-key",alg:l})),excludeCredentials:n.filter(l=>l.credential).map(l=>({type:"public-key",id:Z$(l.credential??"")})),authenticatorSelection:{residentKey:"required",userVerification:"preferred"}}});await Bl(V$(r)),N(o("page.you.passkey.made"))});async function X$(e){let{code:t,id:n}=await vl(e),s=await kl({code:t,as:n});Yn(s),N(o("page.you.back.done",{name:s.name}))}var t0=()=>Q$(async(e,t)=>{let n=await navigator.credentials.get({publicKey:{challenge:e,rpId:t,userVerification:"preferred"}});await X$({passkey:V$(n)})});function G$(){let e=ta.peek(),[t,n]=y(e?.code??""),[s,a]=y(e?.refusal?P(e.refusal):"");x(()=>{ta.value=null},[]);let{busy:r,once:l}=D(p=>a(P(p))),c=p=>{p.preventDefault();let u=/(?:#code=|^\s*)([a-z2-7]{26})\s*$/.exec(t)?.[1];a(""),l(async()=>{await X$(u?{code:u}:{words:t}),n(""),e&&K(e.to)})};return i`<${ze} title=${o("page.you.back")}>
		<p>${o("page.you.back.about")}</p>
		${Y$()?i`<p><${v} aria-busy=${r} onclick=${()=>(a(""),l(t0))}
			say=${o("page.you.passkey.use")} /></p>`:null}
		<form class="stack" onsubmit=${c}>
			<${I} label=${o("page.you.back.typed")} value=${t} oninput=${n} required autocapitalize="none"
				autocomplete="off" spellcheck="false" enterkeyhint="go" aria-invalid=${s!==""} />
			${s?i`<p class="trouble" role="alert">${s}</p>`:null}
			<p><button type="submit" class="button" aria-busy=${r}>${o("page.you.back.go")}</button></p>
		</form>
	<//>`}function n0({of:e,onend:t}){let n=e.made?o("page.you.key.made",{day:Q(e.made,{dateStyle:"medium"})}):"",s=Q(Date.parse(e.seen),{dateStyle:"medium",timeZone:"UTC"});return i`<li class="row">
		<span><b>${o(`page.you.key.${e.this?"this":e.kind}`)}</b> ${e.label}
			<br /><span class="soft small">${n} ${o("page.you.key.seen",{day:s})}</span></span>
		${e.this?i`<a class="button plain" href="/settings">${o("page.choices.leave.yes")}</a>`:i`<${v} plain onclick=${t} say=${o("page.you.key.end")} />`}
	</li>`}var s0=({words:e,onclose:t})=>i`<${z} title=${o("page.you.words")} onclose=${t}
	actions=${i`<${v} onclick=${()=>print()} say=${o("page.you.words.print")} />`}>
	<p>${o("page.you.words.about")}</p>
	<p class="words"><b>${e}</b></p>
<//>`;function a0({all:e,again:t}){let[n,s]=y(null),[a,r]=y(""),[l,c]=y(""),{busy:p,once:u}=D(),d=()=>s(null),$=w=>ae(w).then(()=>(d(),t())),f=e.keys.filter(w=>!w.this&&["device","ssh","link"].includes(w.kind)).length,m=async()=>c(`${location.origin}/#code=${(await Sl()).code}`),h=async()=>r((await Nl()).words),g=e.keys.some(w=>w.kind==="words");return i`<${ze} title=${o("page.you.keys")}>
			<ul class="held">
				${e.keys.map(w=>i`<${n0} key=${w.id} of=${w} onend=${()=>s(w)} />`)}
			</ul>
			${f>0?i`<p><${v} onclick=${()=>s("others")} say=${o("page.you.others")} /></p>`:null}
		<//>
		<${ze} title=${o("page.you.keep")}>
			<p>${o("page.you.keep.about")}</p>
			<p class="row">
				${Y$()?i`<${v} aria-busy=${p} say=${o("page.you.passkey.add")}
					onclick=${()=>u(()=>e0(e).then(t))} />`:null}
				<${v} aria-busy=${p} say=${o("page.you.words.get")}
					onclick=${()=>g?s("words"):u(h)} />
				<${v} aria-busy=${p} onclick=${()=>u(m)} say=${o("page.you.device")} />
			</p>
			${l?i`<p>${o("page.you.device.about")}</p><${Je} link=${l} label=${o("page.you.device.link")} />`:null}
		<//>
		${a?i`<${s0} words=${a} onclose=${()=>(r(""),t())} />`:null}
		${n==="words"?i`<${Le} title=${o("page.you.words.get")} text=${o("page.you.words.again")} yes=${o("page.you.words.get")}
					onyes=${()=>ae(h).then(d)} onclose=${d} />`:n==="others"?i`<${Le} title=${o("page.you.others")} text=${o("page.you.others.about")} yes=${o("page.you.others")}
						onyes=${()=>$(()=>Al())} onclose=${d} />`:n?i`<${Le} title=${o("page.you.key.end")} yes=${o("page.you.key.end")}
							text=${n.kind==="push"?o("page.you.told.end"):o("page.you.key.end.about",{key:n.label||o(`page.you.key.${n.kind}`)})}
							onyes=${()=>$(()=>Ml({key:n.id}))} onclose=${d} />`:null}`}function o0(){let[e,t]=y(0),n=M(()=>$l({}),e).value?.ratingHidden??!1,s=a=>ae(()=>fl({hidden:a})).then(()=>t(e+1));return i`<${ze} title=${o("page.you.rating")}>
		<${Check} label=${o("page.you.rating.hide")} checked=${n} onchange=${s} />
		<p class="soft small">${o("page.you.rating.about")}</p>
	<//>`}async function r0(e){for(let t=20;;t=1){try{return await ml({before:e,limit:t})}catch(n){if(!(n instanceof _&&n.status===429))throw n}await new Promise(n=>setTimeout(n,2e3))}}async function i0(){let e={};for(let n="";n!==void 0;){let s=await r0(n);for(let[a,r]of Object.entries(s))if(Array.isArray(r)){e[a]??=new Map;for(let l of r)e[a].set(JSON.stringify(l),l)}else a!=="before"&&(e[a]=r);n=s.before||void 0}let t=JSON.stringify(e,(n,s)=>s instanceof Map?[...s.values()]:s,"	");Qe(new Blob([t],{type:"application/json"}),"ninety-nine.json")}function l0({name:e}){let[t,n]=y(!1),[s,a]=y(""),{busy:r,once:l}=D(),c=()=>n(!1),p=async()=>{await hl({name:e}),Yn(null),N(o("page.you.erase.done"))};return i`<${ze} title=${o("page.you.data")}>
		<p>${o("page.you.data.about")}</p>
		<p class="row"><${v} aria-busy=${r} onclick=${()=>l(i0)} say=${o("page.you.data.get")} />
			<${v} aria-haspopup="dialog" onclick=${()=>n(!0)} say=${o("page.you.erase")} /></p>
		${t?i`<${z} title=${o("page.you.erase")} onclose=${c}
					actions=${i`<${v} chief disabled=${s.trim()!==e} say=${o("page.you.erase")}
						onclick=${()=>ae(p).then(c)} />`}>
					<p>${o("page.you.erase.about")}</p>
					<${I} label=${o("page.you.erase.name",{name:e})} value=${s} oninput=${a} />
				<//>`:null}
	<//>`}function c0(){let[e,t]=y(0),[n]=y(ta.peek()!==null),s=T.value?.id,a=M(async()=>s&&!ne.value?await Ol():void 0,s,e,ne.value).value;return ne.value?i`<${F} title=${o("page.you")} text=${o("page.you.here")} />`:na.value?i`<main id="main" tabindex="-1" class="choices">
		<h1>${o("page.you")}</h1>
		${n?i`<${G$} />`:null}
		${s&&a?i`<p>${o("page.you.are",{name:a.name})}<span class="soft">·${a.tag}</span>${" "}
					<a href="/settings">${o("page.you.rename")}</a></p>
				<${a0} all=${a} again=${()=>t(e+1)} />
				<${o0} />
				<${l0} name=${a.name} />`:null}
		${n?null:i`<${G$} />`}
	</main>`:i`<${F} title=${o("page.you")} />`}export{zh as Awaited,Oh as Banned,rm as Bids,Cm as Choices,vr as Create,bh as Daily,uy as Endings,Mr as Evenings,ky as FriendsTables,My as Group,sb as Learn,$b as Operate,Bw as Pads,yy as People,Ww as Privacy,_w as Problems,uh as Ratings,fh as Records,Vg as Replay,tv as Report,wf as Rules,Av as Slips,Mv as Statistics,Nk as Table,c0 as Who};
