import{$ as rn,$a as _,$b as qs,$c as gn,A as $i,Aa as Bs,Ab as Ps,Ac as yl,Ad as Il,B as o,Bb as ho,Bc as bl,C as ye,Cb as Ls,Cc as wl,Cd as Wl,D as v,Da as vi,Db as Ei,Dc as wo,Dd as yn,E as oe,Eb as Di,Ec as P,Ed as zl,F as fe,Fa as Rt,Fb as Ci,Fc as It,G as R,Ga as je,Gb as Pi,Gc as Rn,H as ne,Ha as Ee,Hb as Rs,Hc as _s,I as Je,Ia as ki,Ib as Li,Ic as vl,J as As,Ja as I,Jb as Ri,Jc as kl,K as we,Ka as cn,Kb as qi,Kc as Fs,L as Ct,La as xi,Lb as Ii,Lc as xl,Ld as _l,M as fi,Mb as Wi,Mc as Sl,N as T,Na as Si,Nb as zi,Nc as Ol,O as mi,Oa as Re,Ob as go,Oc as Hs,Pa as un,Pb as _i,Pc as Al,Q as sn,Qa as N,Qb as Fi,Qc as Ge,R as E,Ra as de,Rb as Hi,Rc as Ml,S as ce,Sa as D,Sb as Ki,Sc as fn,T as an,Ta as B,Tb as Ui,Tc as Ks,U as re,Ua as wt,Ub as Ji,Uc as Tl,V as Ms,Va as Es,Vb as Ln,Vc as kt,W as Ae,Wa as ee,Wb as Vi,Wc as mn,X as Ts,Xa as W,Xb as Gi,Xc as Us,Y as on,Ya as x,Yb as Zi,Yc as vo,Z as Ve,Za as z,Zb as Yi,Zc as Ze,_ as Ne,_b as Qi,_c as hn,a as Os,aa as Pt,ab as nt,ac as Xi,ad as Js,ba as uo,bb as X,bc as el,bd as Nl,c as Et,ca as po,cb as q,cc as tl,cd as jl,d as En,da as ln,db as K,dc as $n,dd as Vs,e as li,ea as $o,eb as U,ec as nl,ed as Wt,fa as Dn,fb as De,fc as sl,fd as Z,g as b,ga as Ns,gb as pn,gc as al,gd as Bl,h as S,ha as hi,hb as G,hc as yo,hd as ve,i as ge,ia as _e,ib as Y,ic as ol,id as qn,j as M,ja as ht,jb as ue,jc as Is,jd as El,k as be,ka as gi,kc as rl,kd as Se,l as ci,la as Cn,lb as dn,lc as il,m as Ue,ma as Lt,mb as Oi,mc as Ws,md as xt,n as L,na as gt,nb as Ds,nc as ll,o as nn,oa as yt,ob as xe,oc as cl,p as Dt,pa as se,pb as Ai,pc as ul,pd as Ye,q as i,qb as J,qc as pl,qd as Dl,r as ui,ra as le,rc as dl,rd as zt,s as mt,sa as Pn,sb as Mi,sc as $l,sd as Gs,t as pi,ta as fo,tb as Cs,tc as bo,td as Cl,u as co,ua as yi,ub as mo,uc as fl,ud as Pl,v as di,va as bi,vb as Ti,vc as vt,vd as Ll,w as Q,wa as Le,wb as qt,wc as ml,wd as Rl,xa as bt,xb as Ni,xc as zs,ya as js,yb as ji,yc as hl,yd as ql,za as wi,zb as Bi,zc as gl}from"./chunk.js";function Zs(e,t){let n=()=>new Promise((s,a)=>{let r=indexedDB.open(e,1);r.onupgradeneeded=()=>r.result.createObjectStore(t),r.onsuccess=()=>s(r.result),r.onerror=()=>a(r.error)});return async(s,a,r)=>{let l=await n();try{return await new Promise((c,u)=>{let p=l.transaction(t,s,r),d=a(p.objectStore(t));p.oncomplete=()=>c(d.result),p.onabort=()=>u(p.error)})}finally{l.close()}}}var bn,Fl=Zs("ninetynine","records");async function Hl(e){bn=e;try{await Fl("readwrite",t=>t.put(e,"mine"))}catch{}}async function wn(){if(bn)return bn;try{bn=await Fl("readonly",e=>e.get("mine"))}catch{bn=void 0}return bn}async function _t(e,t,n,s){let{table:a,...r}=n;if(a!=="mine")return e(n,{signal:s});let l=await wn();return t(r,{body:l?.bytes??new Blob,signal:s})}async function Ys(e){let t=new Uint8Array(await e.slice(0,4).arrayBuffer());if(!(t[0]===40&&t[1]===181))return t[0]!==31||t[1]!==139?e.text():new Response(e.stream().pipeThrough(new DecompressionStream("gzip"))).text()}var Be=1200,Ce=["bid","premium","trump","play"],Kl=e=>e.bid+e.premium+e.trump+e.play;function In(e,t){let n=10**t,[s,a]=[0,0];return e.map(r=>{s+=r;let l=Math.round(s/Be*n),c=(l-a)/n;return a=l,c||0})}function Xd(e,t,n){let s={you:n?"yes":"no",name:t};if(Kl(e)===0)return o("page.report.clean",s);let a=In(Ce.map(c=>e[c]),0),r=a.reduce((c,u)=>c+u,0);if(r===0)return o("page.report.little",s);let l=Ce.flatMap((c,u)=>{let p=a[u]??0;return p?[o(`page.report.part.${c}`,{all:p===r?"yes":"no",n:v(p)})]:[]});return o("page.report.line",{...s,n:r,parts:l.join(", ")})}var Fe=e=>e.judged<e.of||e.rough>0;function xo(e,t,n,s){if(!Fe(e))return Xd(t,n,s);let a=Math.round(Kl(t)/Be);return a===0?o("page.report.coming"):o("page.report.counting",{you:s?"yes":"no",name:n,n:a})}var Ul=(e,t)=>e&&!Fe(e)?e.deals[0]?.squares?.[t]??"":"";function Ft(e,t,n){let[s,a]=b({});return S(()=>{let r=!0,l=async()=>{for await(let c of Wn(e,t,n,()=>r))a({told:c})};return a({}),Es(l,c=>a(u=>({...u,wrong:D(c)})),()=>r),()=>{r=!1}},[e,t,n]),s}async function*Wn(e,t,n,s){for(;s();){let a=await e$(e,t,n);if(!s()||(yield a,!Fe(a)))return;await new Promise(r=>setTimeout(r,500))}}var ko=new Map;async function e$(e,t,n){let s=`${e} ${t} ${n}`,a=()=>_t(el,sl,{table:e,match:t,deal:n});if(e==="mine")return a();let r=ko.get(s)??a().finally(()=>ko.delete(s));return ko.set(s,r),r}function Jl({seat:e,table:t}){let n=t.stage==="waiting";return e!==void 0&&(n||t.open&&t.chairs.filter(s=>s.player).length===1)}function Vl({table:e,match:t,deal:n,seat:s}){let{told:a,wrong:r}=Ft(e,t,n),l=a?.deals[0]?.accounts[s]?.lost;if(r&&!a)return null;let c=a&&l?xo(a,l,"",!0):o("page.report.coming");return i`<p class="report-line" role="status" aria-busy=${!a||Fe(a)}>
		<a href=${`/report/${e}/${t}/${n}?seat=${s}`} aria-disabled=${!l}>${c}</a>
	</p>`}function St(e){let t=Math.max(...e);return e.some(n=>n!==0)&&e.filter(n=>n===t).length===1?e.indexOf(t):-1}var zn=e=>e.totals.map((t,n)=>t-(e.points?.[n]??0));function Ot(e){let t=zn(e),n=St(e.totals);return e.phase==="over"&&t.some(s=>s!==0)&&n!==St(t)?n:-1}var So=800,t$=2600;function Gl({from:e=0,to:t,after:n}){let[s,a]=b(e);return S(()=>{if(!n||e===t)return;let[r,l]=[0,0],c=u=>{l||=u+n;let p=Math.min(1,Math.max(0,u-l)/So);a(Math.round(e+(t-e)*(1-(1-p)**3))),p<1&&(r=requestAnimationFrame(c))};return r=requestAnimationFrame(c),()=>cancelAnimationFrame(r)},[n>0]),!n||s===t?i`${v(t)}`:i`<span class="counted">
		<span class="end">${v(t)}</span><span aria-hidden="true">${v(s)}</span>
	</span>`}function Zl(e,t,n){let{closed:s,points:a=[],made:r=[],seat:l=-1}=e;return n?"match":s?"game":a.includes(99)?"best":r[l]&&e.premium?.[l]?"premium":t>1&&r.slice(0,t).every(Boolean)?"all":r[l]?"made":""}function Yl({what:e}){return e?i`<p class="stamp" data-what=${e} aria-hidden="true"><span>${o(`page.stamp.${e}`)}</span></p>`:null}var Ql=()=>i`<p class="flourish" aria-hidden="true">
	${[..."♣♦♥♠"].map(e=>i`<span key=${e}>${e}</span>`)}
</p>`;function _n({from:e,after:t=0}){let n=M(null);return ge(()=>{let s=e&&!sn()?document.querySelector(e)?.getBoundingClientRect():void 0,a=n.current?.getBoundingClientRect();if(!s||!a||!a.width||document.hidden)return;let r=[{translate:`${s.right-a.right}px ${s.top-a.top}px`},{translate:"0"}],l={duration:700,delay:t,easing:"cubic-bezier(0.5, 0, 0.2, 1)"},c=n.current?.animate(r,{...l,fill:"backwards"});return()=>c?.finish()},[t>0]),i`<svg class="pennant" ref=${n} viewBox="0 0 14 16" aria-hidden="true" focusable="false">
		<path d="M1 0h1.5v16H1zM3.5 1 13 4.8 3.5 8.6z" />
	</svg>`}function n$(e,t){return!t||!e||!ht(e,t)||t.phase==="over"?[]:(t.premium??[]).map((s,a)=>({seat:a,offer:s})).filter(({seat:s,offer:a})=>a!==""&&!e.premium?.[s])}function Xl({view:e,names:t}){let n=M(void 0),[s,a]=b([]),r=`${e.game} ${e.deal} ${e.phase} ${e.premium?.join()}`;S(()=>{let c=n$(n.current,e);if(n.current=e,a(c),!c.length)return;let u=setTimeout(()=>a([]),t$);return()=>clearTimeout(u)},[r]);let l=({seat:c,offer:u})=>{let[p="",d=""]=u.split(" "),$={name:t[c]??"",you:c===e.seat?"yes":"no",level:p,n:d&&` ${d}`};return i`<span key=${c}>${o("page.announced",$)}</span>`};return i`<p class="announced" role=${T.spoken.value?void 0:"status"}>${s.map(l)}</p>`}var s$=500,Fn=8;function a$(e,t){let{declare:n=30,reveal:s=60}=t?.offers??{};return o(`word.${e}.is`,{declare:n,reveal:s,loss:Ns(t),vulnerable:t?.score.vulnerable??10})}function o$(e,t){let n=t.getBoundingClientRect(),{offsetWidth:s,offsetHeight:a}=e,r=Math.min(Math.max(Fn,n.left+n.width/2-s/2),innerWidth-s-Fn),l=n.bottom+Fn;e.style.left=`${r}px`,e.style.top=`${l+a>innerHeight-Fn?n.top-Fn-a:l}px`}function Oe({of:e="",say:t,variant:n,class:s="",label:a=!1,children:r}){let l=M(null),c=M(null),u=M(0),p=t??a$(e,n),d=()=>l.current?.isConnected&&!$()&&c.current?.showPopover?.(),$=()=>c.current?.matches(":popover-open"),f=()=>(clearTimeout(u.current),c.current?.hidePopover?.());S(()=>()=>clearTimeout(u.current),[]);let m=w=>w.pointerType==="mouse"&&(u.current=setTimeout(d,s$)),h=w=>w.newState==="open"&&c.current&&l.current&&o$(c.current,l.current),g=w=>w.pointerType==="mouse"&&f(),y=w=>w.stopPropagation(),k=i`<span ref=${c} popover="auto" class="meaning" ontoggle=${h} onclick=${y}>${p}</span>`;return a?i`<label ref=${l} onpointerenter=${m} onpointerleave=${g} onclick=${f}>
			${r}</label>${k}`:i`<button type="button" ref=${l} class=${`word ${s}`} aria-description=${p}
		onclick=${w=>(y(w),clearTimeout(u.current),d())}
		onfocus=${w=>w.currentTarget.matches(":focus-visible")&&d()} onblur=${f}
		onpointerenter=${m} onpointerleave=${g}>${r}</button>${k}`}function ae({trump:e}){return e==="nines"?i`<span class="sign" aria-hidden="true">9</span>`:/^[CDHS]$/.test(e)?i`<svg class="sign" data-suit=${e} viewBox="0 0 100 100" aria-hidden="true" focusable="false">
		<use href=${`#pip-${e}`} />
	</svg>`:i`<span class="sign none" aria-hidden="true">–</span>`}var C=e=>o(e?/^[CDHS]$/.test(e)?`suit.${e}`:`trump.${e}`:"trump.unnamed"),$e=(e,t)=>e===0&&t?.score.zeroOrAll?o("guide.or",{a:v(0),b:v(Ht(t))}):v(e);function ec(e,t){let n=hi(e,t);if(!n||!t)return[];let[,s]=(e.premium?.[e.seat??-1]??"").split(" "),a=o(n.length?"page.keeping":"page.keeping.lost",{n:t.aside,bid:r$(n)});return s===void 0?[a]:[o("page.keeping.said",{said:Number(s)}),a]}function r$(e){let t=e.filter(n=>!e.includes(n+1));return e.filter(n=>!e.includes(n-1)).map((n,s)=>{let a=t[s]??n;return n===a?v(n):`${v(n)}–${v(a)}`}).join(", ")}var Ht=e=>e.hand-e.aside;function te(e){let[t="",n]=e.split(" ");return n===void 0?o(`offer.${t}`):o("offer.numbered",{offer:o(`offer.${t}`),n:Number(n)})}var Ao=(e,t,n)=>t===(n??e.seat)?"yes":"no";function tc(e,t){return t===e.seat?{aside:e.aside,bid:e.bid}:{aside:e.shown?.[t]?.aside,bid:e.shown?.[t]?.bid}}function Qe({view:e,names:t,variant:n,me:s,untitled:a=!1,written:r,crowned:l=!1}){let c=t.map((m,h)=>h).slice(0,e.points?.length??0),u=e.parts;if(!u||!e.points)return null;let p=m=>{let h=u[m]??[];return h.every(g=>g===0)?null:i`<${Oo} key=${m} label=${o(`page.sheet.for.${m}`)} points=${h} class=${`for-${m}`} />`},d=u$(e,t,n,s),$=d.length<3?d.join(" "):"",f=r===void 0||l?-1:Ot(e);return i`<section class="deal-sheet">
		${a?null:i`<h2>
					${o("sheet.title",{deal:e.deal+1,trump:C(e.trump)})} <${ae} trump=${e.trump??""} />
				</h2>`}
		<${X}><table class="book account" data-hands=${c.length}>
			<thead><tr><td></td>${c.map(m=>i`<th key=${m} scope="col">${t[m]}</th>`)}</tr></thead>
			<tbody class="facts">
				<${i$} view=${e} seats=${c} variant=${n} />
			</tbody>
			<tbody class="sum">${p("tricks")}${p("contract")}${p("premium")}${p("vulnerable")}</tbody>
			<tfoot>
				<${Oo} label=${o("page.sheet.deal")} points=${e.points} class="total" plain written=${r} />
				<${Oo} label=${o("page.sheet.total")} points=${e.totals} class="totals" plain written=${r}
					from=${zn(e)} lead=${r!==void 0} />
			</tfoot>
		</table><//>
		<div class="verdicts">
			${$?i`<p>${$}</p>`:null}
			${f>=0?i`<p class="taken"><${_n} /> ${jo(e,t,f)}</p>`:null}
			${d$(e,t,s,l).map(([m,h])=>i`<p key=${m} class=${h?"won":""}>${m}</p>`)}
			<${p$} view=${e} />
		</div>
	</section>`}function i$({view:e,seats:t,variant:n}){let s=(e.premium??[]).some(u=>u!==""),a=u=>i`<${c$} view=${e} seat=${u} />`,r=u=>{let p=tc(e,u).bid;return p===void 0?nc():$e(p,n)},l=u=>e.premium?.[u]?te(e.premium[u]):"",c=u=>i`<${l$} made=${e.made?.[u]??!1} />`;return i`<${Hn} label=${o("page.sheet.cards")} word="bid" class="cards" seats=${t} of=${a} />
		<${Hn} label=${o("page.sheet.bid")} seats=${t} of=${r} />
		<${Hn} label=${o("page.sheet.won")} seats=${t} of=${u=>e.won?.[u]} />
		${s?i`<${Hn} label=${o("page.sheet.held")} word="premium" class="held" seats=${t} of=${l} />`:null}
		<${Hn} label=${o("page.sheet.contract")} word="contract" seats=${t} of=${c} />`}function Hn({label:e,word:t,seats:n,of:s,class:a=""}){let r=t?i`<${Oe} of=${t}>${e}<//>`:e;return i`<tr class=${a}><th scope="row">${r}</th>${n.map(l=>i`<td key=${l}>${s(l)}</td>`)}</tr>`}function Oo({label:e,points:t,plain:n=!1,class:s="",written:a=0,from:r=[],lead:l=!1}){let c=($,f)=>i`<${Gl} from=${r[f]??0} to=${$} after=${a} />`,[u,p]=l?[St(r),St(t)]:[-1,-1],d=a&&u>=0&&u!==p?`.account .totals td:nth-of-type(${u+1})`:void 0;return i`<tr class=${s}><th scope="row">${e}</th>
		${t.map(($,f)=>i`<td key=${f}>
			${f===p?i`<${_n} from=${d} after=${a&&a+500} />`:null}
			${$===0&&!n?"–":c($,f)}
		</td>`)}
	</tr>`}var l$=({made:e})=>i`<span class=${`verdict ${e?"made":"failed"}`}>
	${o(e?"page.sheet.made":"page.sheet.failed")}
</span>`,nc=()=>i`<span class="soft small">${o("bid.hidden")}</span>`;function c$({view:e,seat:t}){let{aside:n}=tc(e,t);return n===void 0?nc():i`<span class=${e.made?.[t]?"minis fanned":"minis"}>${le(n)}</span>`}function u$(e,t,n,s){let a=e.parts?.premium??[],r=(e.premium??[]).map((l,c)=>l?c:-1).filter(l=>l>=0);return r.flatMap(l=>{let c=e.made?.[l]??!1,u=e.premium?.[l]??"",[p="",d=""]=u.split(" "),$=a[l]??0,f={name:t[l],level:p,n:d&&` ${d}`,you:Ao(e,l,s)};if($<0)return[o("page.premium.failed",{...f,points:oe($),loss:"own"})];let m=n?.offers[p==="reveal"?"reveal":"declare"],h=r.length>1?m:c?$:Math.max(...a);if(!h)return[];let g=r.length>1?"others":"opponents";return[o(c?"page.premium.made":"page.premium.failed",{...f,points:oe(h),loss:g})]})}function Mo(e){let t=e.why;if(!t?.next)return"";let n=C(t.then),s=t.then==="none"?"none":"suit",a=(e.made??[]).filter(Boolean).length;return{turnup:()=>o("next.turnup"),game:()=>o("next.game",{trump:n}),stays:()=>o("next.holder",{trump:n}),rotation:()=>o("next.rotation",{kind:s,trump:n}),success:()=>o("next.success",{n:a,kind:s,trump:n})}[t.next]()}function p$({view:e}){let t=Mo(e);return t?i`<p class="next-trump">
		${e.why?.then?i`<${ae} trump=${e.why.then} />`:null}<span>${t}</span>
	</p>`:null}function sc(e,t,n,s,a,r=0){let l=t.length===0?"drawn":t.length===1?"won":"shared",c=t.length===1?Ao(s,t[0]??-1,a):"no";return o(`${e}${l}`,{names:R(t.map(u=>n[u]??"")),you:c,game:r})}var To=(e,t,n)=>e.closed?sc("game.",e.closed.winners,t,e,n,e.closed.game+1):"",No=(e,t,n)=>sc("rubber.",e.end?.winners??[],t,e,n);function jo(e,t,n){return n<0?"":o("outcome.lead",{name:t[n]??"",you:Ao(e,n)})}function d$(e,t,n,s=!1){let a=[],{closed:r,end:l}=e,c=l&&!l.cut&&r?.game===0;if(r&&(s||a.push([To(e,t,n),!0]),r.bonus.forEach((p,d)=>{p&&a.push([o("bonus",{name:t[d],bonus:p,total:(r.totals[d]??0)+p}),!1])})),!l||c)return a;if(l.cut)return e.deal&&!s?[...a,[o("end.cut"),!1]]:a;s||a.push([No(e,t,n),!0]),l.rubber?.forEach((p,d)=>{p&&a.push([o("bonus.rubber",{name:t[d],bonus:p}),!1])});let u=R(l.totals.map((p,d)=>`${t[d]} ${v(p)}`));return s||a.push([o("end.totals",{totals:u}),!1]),a}function Bo(e,t,n,{day:s,from:a}){if(!e||a)return"";let r=e.length===1&&e[0]===n?"yes":"no",l={names:R(e.map(c=>t[c]??"")),n:e.length,you:r};return o(s?"daily.most":"page.winner",l)}function qe(e,t){if(e==="joker")return o("joker");if(e===t)return o("joker.as",{card:qe(e)});let{rank:n,suit:s}=Cn(e);return Lt(n)+rc(s)}function Kt(e){let[t="",...n]=e.split(" ");return t==="play"||t==="lay"?n.map(s=>qe(s)).join(" "):t==="name"?C(n[0]):o("page.why.saying",{offer:t,n:n[0]??"none"})}var ac=.5,Xs=5,Co=2,oc=(e,t,n)=>e>t+Co||e>t&&e-t>=2*n,st=e=>Math.round(e*100),Kn=e=>v(Math.abs(e),1),Eo=e=>e.charAt(0).toLocaleUpperCase()+e.slice(1),$$=2,at=e=>Math.round(e.gap*10)<=Math.max(Math.round(e.gapError*10),$$)?"close":"behind",ot=e=>e.filter(({kind:t})=>ye(`why.${t}`)).map(({kind:t,card:n,than:s,suit:a="",n:r=0,m:l=0})=>o(`why.${t}`,{card:n?qe(n):"",than:s?qe(s):"",suit:rc(a),n:r,m:l})),rc=e=>({C:"♣",D:"♦",H:"♥",S:"♠"})[e]??"9";function vn(e,t,n=Kt){let[s,a]=e.choices;if(!s)return[];if(!a)return[o("page.why.only")];let r=ot(e.why??[]);return e.bids?[...m$(e,t,n).map(Eo),...r]:e.phase==="offer"?h$(e.choices,s,a,n).map(Eo):[...r,...g$(e,s,a,n).map(Eo)]}function ic({phase:e,act:t,better:n,chance:s,betterChance:a,why:r,lost:l}){let[c,u]=[st(s),st(a)],p=r.some(d=>d.kind==="lost")||c+u===0;return e==="offer"&&t==="pass"?o("page.report.chance",{how:"premium",a:c,b:u}):oc(u,c,l/Be)?o("page.report.chance",{how:"more",a:c,b:u}):e==="offer"&&n==="pass"?o("page.report.chance",{how:"unpaid",a:c,b:u}):p||e==="offer"?"":o("page.report.chance",{how:c>u+Co?"less":"same",a:c,b:u})}var f$=({bids:e,choices:t})=>e?t.find(n=>n.act===`lay ${e[1]?.best}`):t[1];function m$(e,t,n){let[s,a]=e.bids??[];if(!s)return[];let r=f$(e),l=r?at(r):"only",c=(e.bids??[]).reduce((g,y)=>y.chance>g.chance?y:g),u=st(c.chance)<Xs,p=!u&&st(s.chance)<Xs,d={bid:$e(s.tricks,t),a:st(s.chance)},$=u?[o("page.why.spoil",{bid:$e(c.tricks,t),a:st(c.chance)})]:[];$.push(o("page.why.bid",{how:p?"spoil":l,...d})),a&&r&&$.push(o("page.why.bids",{how:l,second:$e(a.tricks,t),gap:Kn(r.gap)}));let f=s.premiums?.find(g=>g.offer==="pass"),m=(s.premiums??[]).filter(g=>g.offer!=="pass").toSorted((g,y)=>y.points-g.points),h=f&&m[0]?m[0].points-f.points:0;return f&&m[0]&&$.splice(h>ac?1:$.length,0,Do(n(m[0].offer),h,ac)),$}var Do=(e,t,n)=>o("page.why.premium",{pays:Math.abs(t)<=n?"even":t>0?"yes":"no",offer:e,gap:Kn(t)});function h$(e,t,n,s){let a=o("page.why.chance",{a:st(t.chance)}),r=e.find(l=>l.act==="pass");return r===t?[Do(s(n.act),-n.gap,n.gapError),a]:r?[Do(s(t.act),r.gap,r.gapError),a]:[Qs(t,n,s),a]}function g$({choices:e,contract:t,phase:n},s,a,r){let l={act:r(s.act),second:r(a.act),a:st(s.chance),b:st(a.chance)},c=e.every(p=>at(p)==="close");if(t==="lost")return[c?o("page.why.even"):Qs(s,a,r)];if(c)return[o("page.why.even"),o("page.why.chance",l)];if(n==="name"||at(a)!=="behind")return[Qs(s,a,r),o("page.why.chance",l)];let u=oc(l.a,l.b,a.gap)?"more":l.a<l.b-Co?"less":"same";return[o(`page.why.${u}`,l),Qs(s,a,r)]}var Qs=(e,t,n)=>o("page.why.margin",{how:at(t),act:n(e.act),second:n(t.act),gap:Kn(t.gap)});function lc({makes:e,won:t,left:n,phase:s}){if(!e||s!=="play")return"";let[a=0,r]=e,l=r===void 0?v(a):o("guide.or",{a:v(a),b:v(r)});return o("page.why.stand",{bid:l,won:t,left:n})}function cc(e,t,n){let s=e.choices.find(r=>r.act===t);if(!s)return"";let a=t===e.act?"same":at(s);return o("page.hint.did",{how:a,name:n,act:Kt(t),gap:Kn(s.gap),error:Kn(s.gapError)})}function y$({rest:e}){let[t]=e;return t?i`<${k$} key=${t} id=${t} />`:i`<${b$} />`}function b$(){let{value:e,wrong:t}=B(()=>Cs()),n=e?.variants??[];return i`<main id="main" tabindex="-1" class="rules-index">
		<h1>${o("page.nav.rules")}</h1>
		<p class="lead">${o("page.rules.lead")}</p>
		${t?i`<p class="trouble">${t}</p>`:null}
		<div class="index">
			${Bl(n).map(([s,a])=>i`<section key=${s}><h2>${o("page.players",{n:s})}</h2>
					<ul>${a.map(r=>i`<${w$} key=${r.id} variant=${r} />`)}</ul>
				</section>`)}
		</div>
		${n.length?i`<p class="small soft history">${o("page.rules.history")}</p>`:null}
	</main>`}var w$=({variant:e})=>i`<li><a href=${`/rules/${e.id}`}>
	<b>${v$(e)}</b><span class="soft">${ye(`about.${e.id}`)?o(`about.${e.id}`):""}</span>
</a></li>`,v$=e=>ye(`variant.${e.id}`)?o(`variant.${e.id}`):e.name;function k$({id:e}){let{value:t,wrong:n}=B(()=>vt({variant:e},Q.value),e,Q.value);return S(()=>{t&&(document.title=`${t.name} · Ninety-Nine`)},[t]),n?i`<${z} title=${o("page.nav.rules")} wrong=${n}>
			<p><a href="/rules">${o("page.rules.all")}</a></p>
		<//>`:t?i`<main id="main" tabindex="-1" class="rules"><${Po} guide=${t} /></main>`:i`<${z} />`}var x$={bid:/^(history|aside|worth|score\.exact|score\.zeroOrAll)/,play:/^(seats|ranks|joker|hand|deal|order|play)/,trump:/^trump/,dummy:/^(dummy|score\.dummy)/,vulnerable:/^score\.vulnerable/,premium:/^offers/,score:/^score/,end:/^(game|rubber)/,advice:/^advice/};function Po({guide:e}){let t=e.rules.clauses??[],n=e.chapters.map(c=>c.key),s=["vulnerable","dummy","bid","play","trump","premium","score","end","advice"],a=c=>s.find(u=>x$[u]?.test(c.field)&&n.includes(u))??"play",r=n.flatMap(c=>t.filter(u=>a(u)===c).map(u=>({key:c,clause:u}))),l=c=>r.flatMap((u,p)=>u.key===c?[p+1]:[]);return i`
		<header class="rules-head">
			<p class="small"><a href="/rules">${o("page.rules.all")}</a></p>
			<h1>${e.name}</h1>
			${e.about?i`<p class="lead">${e.about}</p>`:null}
			${e.players?i`<p class="lead">${e.players}</p>`:null}
		</header>
		<div class="rules-text">
			${e.chapters.map(c=>i`<section key=${c.key} id=${c.key}>
					<h2>${c.title}<${S$} numbers=${l(c.key)} /></h2>
					${c.text.map((u,p)=>i`<p key=${p}>${H(u)}</p>`)}
				</section>`)}
			<p class="unprinted row">
				<${x} onclick=${()=>print()} say=${o("page.rules.print")} />
				<a class="button plain" href="/">${o("page.rules.play")}</a>
				${e.house?null:i`<a class="button plain" href=${`/deal?variant=${e.rules.id}`}>${o("page.slips.from")}</a>`}
			</p>
		</div>
		<${M$} rules=${e.rules} />
		<${A$} notes=${r} guide=${e} />`}function S$({numbers:e}){let[t]=e,n=e[e.length-1];return t===void 0||n===void 0?null:i`<sup class="marks"><a href=${`#note-${t}`}>
		<span class="unseen">${o("page.rules.notes",{n:e.length})} </span>
		${t===n?t:`${t}–${n}`}
	</a></sup>`}function H(e){let t={"♣":"C","♦":"D","♥":"H","♠":"S"};return e.split(/([♣♦♥♠])/).map((n,s)=>{let a=t[n];return a?i`<span key=${s} class="suit" data-suit=${a}>${n}\uFE0E</span>`:n.replace(/^ (?=\d)/," ")})}function O$({source:e,basis:t}){return e==="ours"?o("page.rules.basis.ruling"):t==="stated"?e:`${e}, ${o(`page.rules.basis.${t}`)}`}function A$({notes:e,guide:t}){if(e.length===0)return null;let n=Object.entries(t.works);return i`<footer class="rules-notes">
		<h2>${o("page.rules.sources")}</h2>
		<dl class="works">${n.map(([s,a])=>i`<div key=${s}><dt>${s}</dt><dd lang="en">${a}</dd></div>`)}</dl>
		<ol>${e.map(({clause:s},a)=>i`<li key=${a} id=${`note-${a+1}`}>
				<span lang="en">${s.text}</span> <span class="source">${O$(s)}</span>
			</li>`)}</ol>
	</footer>`}function M$({rules:e}){let t=String(e.ranks).split(" ").length,n=[...e.score.made.entries()].slice(1),s=e.trump.by==="success"&&e.trump.after||[],a=Object.fromEntries(String(e.worth).split(" ").map(u=>[u.charAt(0),u.slice(1)])),{declare:r,reveal:l,how:c}=e.offers;return i`<aside class="glance" aria-label=${o("page.rules.glance")}>
		<table class="book"><tbody>
			<tr><th scope="row">${o("page.rules.players")}</th>
				<td>${e.dummy?`${e.seats-1} + ${o("dummy")}`:e.seats}</td></tr>
			<tr><th scope="row">${o("page.rules.cards")}</th><td>${4*t+(e.joker?1:0)}</td></tr>
			<tr><th scope="row">${o("page.rules.hand")}</th><td>${e.hand}</td></tr>
			<tr><th scope="row">${o("page.rules.tricks")}</th><td>${e.hand-e.aside}</td></tr>
		</tbody></table>
		<table class="book worths"><caption>${o("page.rules.worth")}</caption>
			<thead><tr>${[..."CHSD"].map(u=>i`<th key=${u} scope="col"><${ae} trump=${u} /><span class="unseen">${C(u)}</span></th>`)}</tr></thead>
			<tbody><tr>${[..."CHSD"].map(u=>i`<td key=${u}>${a[u]}</td>`)}</tr></tbody></table>
		<table class="book"><caption>${o("page.rules.made")}</caption>
			<tbody>${n.map(([u,p])=>i`<tr key=${u}>
					<th scope="row">${o("page.rules.made.n",{n:u})}</th><td>${v(p)}</td>
				</tr>`)}
				<tr><th scope="row">${o("page.rules.trick")}</th><td>${e.score.trick}</td></tr>
				${c!=="none"&&r?i`<tr><th scope="row">${o("offer.declare")}</th><td>${r}</td></tr>`:null}
				${c!=="none"&&l?i`<tr><th scope="row">${o("offer.reveal")}</th><td>${l}</td></tr>`:null}
			</tbody></table>
		${s.length>0?i`<table class="book"><caption>${o("page.rules.trump")}</caption>
					<tbody>${Lo(s).map(([u,p,d])=>{let $=u===p?v(u):`${u}–${p}`;return i`<tr key=${u}>
							<th scope="row">${o("page.rules.after",{counts:$,n:p})}</th>
							<td><span class="nowrap"><${ae} trump=${d} /> ${C(d)}</span></td>
						</tr>`})}</tbody></table>`:null}
	</aside>`}function Lo(e){let t=[];return e.forEach((n,s)=>{let a=t[t.length-1];a&&a[2]===n?a[1]=s:t.push([s,s,n])}),t}function At({act:e}){let[t="",...n]=e.split(" ");return t==="play"||t==="lay"?i`<${uc} cards=${n.join(" ")} />`:i`<span class="act">${t==="name"?C(n[0]):te(e)}</span>`}var uc=({cards:e})=>i`<span class="act">${le(e)}</span>`,Me=()=>i`<svg class="best-sign" viewBox="0 0 24 24" role="img" aria-label=${o("page.hint.mark.best")}>
		<path d="m12 1.5 3 7.2 7.8.6-5.9 5.1 1.8 7.6-6.7-4.1-6.7 4.1 1.8-7.6-5.9-5.1 7.8-.6z" />
	</svg>`,ea=()=>i`<svg class="done-sign" viewBox="0 0 24 24" role="img" aria-label=${o("page.hint.mark.done")}>
		<circle cx="12" cy="12" r="8" />
	</svg>`,Un=e=>oe(Math.round(e*10)/10||0,1),Ro=2;function kn({advice:e,variant:t,done:n,open:s=!1,children:a}){let r=e.player===co,l=vn(e,t),c=n?cc(e,n.act,n.name):"",u=o(r?"page.hint.says":"page.hint.says.untrained");return S(()=>{let p=[...l.slice(0,Ro),`${u} ${Kt(e.act)}.`,c];N(p.filter(Boolean).join(" "),!0)},[e]),i`<div class="advice">
		<div class="advised">
			<p class="why">${H(l.slice(0,Ro).join(" "))}</p>
			<p class="verdict"><${Me} /><span>
				<span class=${r?"says":""}>${u}</span>${" "}
				<${At} act=${e.act} />
			</span></p>
			${n?i`<p class="did"><${ea} /><span>${H(c)}</span></p>`:null}
		</div>
		${a}
		<${N$} advice=${e} variant=${t} done=${n} open=${s}
			more=${l.slice(Ro).join(" ")} />
	</div>`}function T$({bids:e,player:t,variant:n,hand:s,trump:a,dealer:r,seat:l,against:c},u){if(!e||!u||u.trump.by!=="success"||t!==co)return null;let p={variant:n,hand:s,trump:a,dealer:String(r),seat:String(l)};return c?.length===1&&(p.others=c.join()),i`<p class="small"><a href=${`/bids?${new URLSearchParams(p)}`}>${o("page.bids.all")}</a></p>`}function qo({against:e}){if(!e)return"";let t=n=>ye(`page.level.${n}`)?o(`page.level.${n}`):o("page.hint.person");return o("page.hint.against",{players:R(e.map(t))})}function N$({advice:e,variant:t,done:n,open:s,more:a}){let r=lc(e);return i`<details class="figures" open=${s}>
		<summary>${o("page.hint.figures")}</summary>
		<${X}>
			${a?i`<p>${H(a)}</p>`:null}
			${r?i`<p class="small soft">${r}</p>`:null}
			${e.bids?i`<${D$} advice=${e} variant=${t} done=${n} />`:i`<${j$} advice=${e} done=${n} />`}
			${T$(e,t)}
			<p class="small soft">
				${o("page.hint.relative")} ${o("page.hint.worlds",{n:e.worlds})} ${qo(e)}
			</p>
		<//>
	</details>`}var ta=({best:e,done:t,children:n})=>i`<th scope="row"><span class="which">
	<span class="mark">${e?i`<${Me} />`:null}${t?i`<${ea} />`:null}</span>${n}
</span></th>`;function pc({choice:e,best:t,whole:n}){let s=e&&!t&&at(e)==="close",a=s?o("page.hint.close"):o("page.hint.behind",{gap:v(e?.gap??0,1)});return i`<td class=${`less${s?" soft":""}${n?" whole":""}`}>${t||!e?"–":a}</td>`}function j$({advice:e,done:t}){return i`<${X}><table class="book choices">
		<thead><tr>
			<th scope="col">${o("page.hint.choice")}</th><th scope="col">${o("page.hint.chance")}</th>
			<th scope="col" class="whole">${o("page.hint.points")}</th><th scope="col">${o("page.hint.less")}</th>
		</tr></thead>
		<tbody>${e.choices.map((n,s)=>i`<tr key=${n.act}>
				<${ta} best=${s===0} done=${n.act===t?.act}><${At} act=${n.act} /><//>
				<td>${fe(n.chance)}</td>
				<td class="whole">${Un(n.points)}</td>
				<${pc} choice=${n} best=${s===0} />
			</tr>`)}</tbody>
	</table><//>`}function B$(e,t){let n=(e.bids??[]).map(c=>({...c,cards:c.best,premiums:c.premiums})),s=e.choices.find(c=>c.act===t?.act),a=s?.act.replace(/^lay /,"")??"";if(!s||n.some(c=>c.cards===a))return n;let r=n.findLastIndex((c,u)=>u===0||c.points>=s.points),l={tricks:t?.bid??0,cards:a,points:s.points,chance:s.chance,premiums:void 0};return n.toSpliced(r+1,0,l)}function E$({premiums:e},t){let[n,s]=["pass",t].map(a=>e?.find(r=>r.offer===a));return n&&s?Un(s.points-n.points):"–"}function D$({advice:e,variant:t,done:n}){let s=(e.bids??[]).flatMap(r=>r.premiums??[]).map(r=>r.offer),a=[...new Set(s)].filter(r=>r!=="pass");return i`<${X}><table class="book choices bids">
		<thead><tr><th scope="col">${o("col.bid")}</th><th scope="col">${o("page.hint.chance")}</th>
			<th scope="col">${o("page.hint.points")}</th><th scope="col" class="whole">${o("page.hint.less")}</th>
			${a.map(r=>i`<th key=${r} scope="col">${te(r)}</th>`)}</tr></thead>
		<tbody>${B$(e,n).map((r,l)=>{let c=e.choices.find(u=>u.act===`lay ${r.cards}`);return i`<tr key=${r.cards}>
				<${ta} best=${l===0} done=${c!==void 0&&c.act===n?.act}>
					<b>${$e(r.tricks,t)}</b><${uc} cards=${r.cards} />
				<//>
				<td>${fe(r.chance)}</td>
				<td>${Un(r.points)}</td>
				<${pc} choice=${c} best=${l===0} whole />
				${a.map(u=>i`<td key=${u}>${E$(r,u)}</td>`)}
			</tr>`})}</tbody>
	</table><//>
	${a.length>0?i`<p class="small soft">${o("page.hint.gain")}</p>`:null}`}var C$=e=>/^(.+\.)?localhost\.?$|^127(\.\d+){3}$|^\[::1\]$/.test(e);function xn({link:e=`${location.origin}${location.pathname}`,label:t=o("page.link")}){let[n,s]=b(!1);return i`<div class="invitation">
		<${U} label=${t} readonly value=${e} onfocus=${r=>r.target.select()} />
		<${x} onclick=${async()=>{try{matchMedia("(pointer: coarse)").matches&&navigator.share?await navigator.share({title:"Ninety-Nine",url:e}):await navigator.clipboard.writeText(e),s(!0)}catch(r){r instanceof DOMException&&r.name==="AbortError"||N(o("page.link.by-hand"))}}} say=${o(n?"page.link.copied":"page.link.copy")} />
		${C$(location.hostname)?i`<${R$} />`:i`<${P$} link=${e} />`}
	</div>`}function P$({link:e}){let[t,n]=b(null),s=async()=>{try{let{generate:r}=await import("./lean-qr.js");n(r(e))}catch{N(o("trouble.unreached"))}};return i`<details class="qr" ontoggle=${r=>r.currentTarget.open&&!t&&void s()}>
		<summary>${o("page.link.code")}</summary>
		${t?i`<${L$} code=${t} label=${o("page.link.code.of",{link:e})} />`:null}
	</details>`}var Jn=4;function L$({code:e,label:t}){let n=Array.from({length:e.size},(l,c)=>c),s=n.flatMap(l=>n.filter(c=>e.get(c,l)).map(c=>`M${c} ${l}h1v1h-1z`)).join(""),a=e.size+2*Jn,r=`${-Jn} ${-Jn} ${a} ${a}`;return i`<svg role="img" aria-label=${t} viewBox=${r} shape-rendering="crispEdges">
		<rect x=${-Jn} y=${-Jn} width=${a} height=${a} fill="#fff" />
		<path d=${s} fill="#000" />
	</svg>`}function R$(){return i`<details class="unreachable">
		<summary>${o("page.link.own")}</summary>
		<p>${o("page.link.own.start")}</p>
		<p><code>ninetynine serve --addr :${location.port||80}</code></p>
		<p>${o("page.link.own.send",{host:location.hostname})}</p>
	</details>`}function dc({variant:e,table:t}){let n=ye(`variant.${e}`);return i`<div class="introduction">
		${T.taught.value?null:i`<p>${o("page.invited.what")}</p>`}
		<p class="turns">
			<a class="button plain" href=${`/learn/first?table=${t}`}>${o("page.learn.title")}</a>
			<a class="button plain" href=${n?`/rules/${e}`:"/rules"}>
				${n?o("page.invited.rules",{variant:o(`variant.${e}`)}):o("page.nav.rules")}
			</a>
		</p>
	</div>`}var na=async e=>N(o(await bt(e)?"page.link.copied":"page.link.by-hand"));var hc=e=>e.split(" ")[0]??"",gc=(e,t)=>e.premiums?.find(n=>hc(n.offer)===t),q$=e=>(e.bids?.[0]?.premiums??[]).map(t=>hc(t.offer));function Io(e,t){return t==="chance"?e.chance:t==="points"||t==="bid"?e.sampled:gc(e,t)?.sampled??-1/0}function I$(e,{by:t,up:n}){let s=new Map;for(let u of e.choices)s.set(u.bid??0,[...s.get(u.bid??0)??[],u]);let a=u=>Number(u.played??!1),r=(u,p)=>a(p)-a(u)||Io(p,t)-Io(u,t)||p.sampled-u.sampled,l=[...s].map(([u,p])=>({tricks:u,ways:p.toSorted(r)})),c=({tricks:u,ways:[p]})=>t==="bid"?u:p?Io(p,t):0;return l.toSorted((u,p)=>(c(p)-c(u)||u.tricks-p.tricks)*(n?-1:1))}var yc=e=>e.choices.every(t=>Math.round(t.chance*100)<Xs);function sa({by:e,text:t,order:n,onorder:s,class:a}){let r=n.by===e,l=e==="bid",c=n.up?"ascending":"descending";return i`<th scope="col" class=${a} aria-sort=${r?c:void 0}>
		<button type="button" class="sort" onclick=${()=>s({by:e,up:r?!n.up:l})}>
			${t}<span aria-hidden="true">${r?n.up?"↑":"↓":""}</span>
		</button>
	</th>`}var $c=(e,t=!0)=>`${t?"":"≈ "}${oe(Math.round(e)||0,0)}`;function fc({way:e,offers:t}){let n=e.played??!1,s=Math.max(...(e.premiums??[]).map(r=>r.sampled)),a=`${n?"":"≈ "}${fe(e.chance)}`;return i`<td class=${t.length>0?"spare":""} data-estimate=${n?void 0:""}>${a}</td>
		<td class=${t.length>0?"whole":""}>${$c(e.sampled,n)}</td>
		${t.map(r=>{let l=gc(e,r);return i`<td key=${r} class=${l&&l.sampled===s?"offered top":"offered"}>
				${l?i`<b>${$c(l.sampled)}</b> <small>${fe(l.chance)}</small>`:"–"}
			</td>`})}`}var mc=({act:e})=>i`<span class="act">${le(e.replace(/^lay /,""))}</span>`;function W$({total:{tricks:e,ways:t},best:n,offers:s,variant:a}){let[r,l]=b(!1),[c,...u]=t;if(!c)return null;let p=$e(e,a),d=t.some($=>$.act===n);return i`<tbody class=${r?"open":""}>
		<tr class="total">
			<th scope="row"><span class="which">
				<span class="mark">${d?i`<${Me} />`:null}</span>
				<b data-long=${p.length>2?"":void 0}>${p}</b>
				<${mc} act=${c.act} />
			</span></th>
			<${fc} way=${c} offers=${s} />
			<td class="fold">${u.length===0?null:i`<button type="button" aria-expanded=${r}
				aria-label=${o("page.bids.fold",{bid:p,n:t.length})} onclick=${()=>l(!r)}>
				<span aria-hidden="true">${v(t.length)}</span>
				<svg viewBox="0 0 24 24" aria-hidden="true"><path d="m6 9 6 6 6-6" /></svg>
			</button>`}</td>
		</tr>
		${r?u.map($=>i`<tr key=${$.act} class="way">
			<th scope="row"><span class="which">
				<span class="mark">${$.act===n?i`<${Me} />`:null}</span>
				<b></b><${mc} act=${$.act} />
			</span></th>
			<${fc} way=${$} offers=${s} />
			<td></td>
		</tr>`):null}
	</tbody>`}var z$=5;function bc(e,t){let n=e/Math.max(z$*t,1);return n<.75?n:1-.25*Math.exp(3-4*n)}function wc({advice:e,variant:t,order:n,onorder:s}){let a=q$(e),r=be(()=>I$(e,n),[e,n.by,n.up]),l={order:n,onorder:s};return i`<${X}><table class="book choices bids ways">
		<caption class="unseen">${o("page.nav.bids")}</caption>
		<thead><tr>
			<${sa} by="bid" text=${o("col.bid")} ...${l} />
			<${sa} by="chance" text=${o("page.hint.chance")} class=${a.length>0?"spare":""} ...${l} />
			<${sa} by="points" text=${o("page.hint.points")} class=${a.length>0?"whole":""} ...${l} />
			${a.map(c=>i`<${sa} key=${c} by=${c} text=${te(c)} ...${l} />`)}
			<th scope="col">${o("page.bids.ways")}</th>
		</tr></thead>
		${r.map(c=>i`<${W$} key=${c.tricks} total=${c} best=${e.act} offers=${a} variant=${t} />`)}
	</table><//>`}var _$=["variant","hand","trump","up","offer","dealer","seat","totals","played","others","sort"];function F$(e,t){let n=new URLSearchParams;for(let s of _$){let a=s in t?t[s]:e.get(s)??void 0;a&&n.set(s,a)}return`/bids?${n.toString().replaceAll("%2C",",")}`}var H$=e=>e&&/^\d+$/.test(e)?Number(e):void 0;function K$(e){let t=c=>e.get(c)||void 0,[n,s,a]=["dealer","seat","played"].map(c=>H$(e.get(c))),r=e.get("totals")?.split(",").map(Number).map(c=>Number.isInteger(c)?c:0),l={variant:t("variant")??"standard",hand:t("hand"),trump:t("trump"),up:t("up"),offer:t("offer"),dealer:n,seat:s,totals:r,played:a,others:e.get("others")?.split(",")};return JSON.parse(JSON.stringify(l))}var zo=e=>[...re].map(t=>e.ranks.split(" ").map(n=>n+t));function U$(e){let t=[...zo(e).flat(),...e.joker?["joker"]:[]];for(let r=t.length-1;r>0;r--){let l=(crypto.getRandomValues(new Uint32Array(1))[0]??0)%(r+1);[t[r],t[l]]=[t[l]??"",t[r]??""]}let n=t.length===e.seats*e.hand,s=aa(e)?t[n?t.length-1:e.hand]??"":"";return{hand:t.slice(0,e.hand).map(r=>r==="joker"?s:r).join(" "),up:s}}var aa=e=>e.trump.by==="turnup",J$=({order:e})=>e.includes("offer")&&e.indexOf("offer")<e.indexOf("lay");function V$({variant:e,hand:t,onhand:n}){let s=zo(e),[a,r]=b([0,0]),l=M(null),c=t.length>=e.hand,u=f=>{t.includes(f)?n(t.filter(m=>m!==f)):c?N(o("page.bids.full",{n:e.hand})):n([...t,f])},p=f=>{let[m=0,h=0]=a,g={ArrowLeft:[0,-1],ArrowRight:[0,1],ArrowUp:[-1,0],ArrowDown:[1,0]}[f.key];if(!g)return;f.preventDefault();let y=[(m+g[0]+s.length)%s.length,h+g[1]],k=s[y[0]??0]?.length??1;y[1]=((y[1]??0)+k)%k,r(y),l.current?.querySelector(`[data-at="${y.join()}"]`)?.focus()},d=(f,m,h)=>i`<button type="button" key=${f} data-at=${`${m},${h}`}
		tabindex=${a[0]===m&&a[1]===h?0:-1} aria-pressed=${t.includes(f)}
		onclick=${()=>(r([m,h]),u(f))}>
		<${se} card=${f} size="mini" />
	</button>`,$=f=>f>9?Math.ceil(f/2):f;return i`<div class="pack" role="group" aria-label=${o("page.bids.cards")} ref=${l} onkeydown=${p}>
		${s.map((f,m)=>i`<div key=${m} class="suit-row" style=${`--n: ${$(f.length)}`}>
			${f.map((h,g)=>d(h,m,g))}
		</div>`)}
	</div>`}function G$({variant:e,asking:t,set:n}){if(aa(e)){let l=[...zo(e).flat(),...e.joker?["joker"]:[]],c=G(n)("up");return i`<${K} label=${o("page.bids.up")} value=${t.up??""} onchange=${c}
			options=${[["",o("page.bids.up.none")],...l.map(u=>[u,yt(u)])]} />`}let s=e.trump.by==="holder"&&t.offer&&t.offer!=="pass",r=[...s&&!e.trump.none?[]:["none"],..."CDHS",...s&&e.trump.nines?["nines"]:[]];return i`<${q} label=${o("page.bids.trump")} value=${t.trump??e.trump.first}
		options=${r.map(l=>[l,l==="none"?o("trump.short"):C(l)])}
		onchange=${G(n)("trump")} />`}function Z$({variant:e,asking:t,set:n}){let s=e.seats-(e.dummy?1:0),a=t.seat??0,r=t.dealer??s-1,l=Array.from({length:s},(c,u)=>{let p=(a-1-u+2*s)%s;return[String(p),u===s-1?o("page.bids.place.last"):o("page.bids.place",{n:u+1})]});return i`<${q} label=${o("page.bids.place.label")} value=${String(r)} options=${l}
		onchange=${G(n)("dealer")} />`}function Y$({variant:e,asking:t,set:n}){if(!J$(e))return null;let{declare:s,reveal:a}=e.offers,r=["","pass",...s?["declare"]:[],...a?["reveal"]:[]],l=c=>{let u=c!==""&&c!=="pass"&&!e.trump.none;n({offer:c,trump:u?t.trump?.replace("none","")||"C":t.trump})};return i`<${q} label=${o("page.bids.offer")} value=${t.offer??""}
		options=${r.map(c=>[c,c===""?o("page.bids.offer.none"):te(c)])}
		onchange=${l} />`}function Q$({variant:e,asking:t,set:n}){let s=e.seats,a=Array.from({length:s},($,f)=>t.totals?.[f]??0),r=9999,l=t.seat??0,c=$=>e.dummy&&$===s-1?"dummy":$===l?"you":String(($-l+s)%s+1),u=()=>n({totals:"",played:""}),p=$=>f=>n({totals:a.with($,f).join()}),d=($,f)=>i`<${ue} key=${f} late label=${o("page.bids.total",{who:c(f)})}
		value=${$} min=${-r} max=${r} onchange=${p(f)} />`;return i`<details class="score-so-far" open=${t.totals!==void 0}>
		<summary>${o("page.bids.score")}</summary>
		<div class="stack">
			<div class="row">
				${a.map(d)}
				${e.game.deals?i`<${ue} late label=${o("page.bids.played")} value=${t.played??0} min=${0}
							max=${e.game.deals-1}
							onchange=${$=>n({totals:a.join(),played:String($)})} />`:null}
			</div>
			<p class="small soft">${o("page.bids.score.about")}</p>
			${t.totals?i`<p><${x} plain onclick=${u} say=${o("page.bids.score.off")} /></p>`:null}
		</div>
	</details>`}function X$({began:[e,t]}){let[n,s]=b(performance.now());return S(()=>{let a=setInterval(()=>s(performance.now()),250);return()=>clearInterval(a)},[]),i`<progress value=${bc(n-e,t)} aria-label=${o("page.bids.far")}></progress>`}var ef=11e4,Wo=new Map;function tf(e){let t=e?JSON.stringify(e):"",[n,s]=b({});return S(()=>{if(!e)return;let a=Wo.get(t);if(a)return void s({key:t,table:a,whole:!0});let r=new AbortController,{signal:l}=r;return Es(async()=>{let p=performance.now(),d=await mo(e,{signal:l}),$=d.advice.phase==="lay"&&d.advice.choices.some(m=>!m.played);if(l.aborted)return;let f=performance.now();if(s({key:t,table:d,whole:!$,began:[f,f-p]}),!$)return void Wo.set(t,d);try{let m=await mo({...e,all:!0},{signal:l,within:ef});Wo.set(t,m),l.aborted||s({key:t,table:m,whole:!0})}catch{l.aborted||s({key:t,table:d,whole:!0})}},p=>s({key:t,wrong:wt(p)?o("page.bids.none"):D(p)}),()=>!l.aborted),()=>r.abort()},[t]),n.key===t?n:{}}function nf({known:{table:e,whole:t,wrong:n,began:s},variant:a,sort:r,set:l}){if(n)return i`<p role="alert">${n}</p>`;if(!e)return i`<p class="soft" role="status">${o("page.hint.thinking")}</p>`;let{advice:c,game:u}=e,[p="points",d]=r.split("."),$={by:p||"points",up:d==="up"},f=c.choices[0];return i`<div class="advice">
		${c.phase==="lay"&&f?i`<div class="advised">
				<p class="verdict"><${Me} /><span>
					${o("page.bids.says",{bid:$e(f.bid??0,a)})} <${At} act=${f.act} />
				</span></p>
				${yc(c)?i`<p class="why">${o("page.bids.spoil")}</p>`:null}
			</div>
			<${wc} advice=${c} variant=${a} order=${$}
				onorder=${m=>l({sort:m.by+(m.up?".up":"")})} />
			<div class="small soft far">
				<p role="status">${o(t?"page.hint.worlds":"page.bids.more",{n:c.worlds})} ${qo(c)}</p>
				${!t&&s?i`<${X$} began=${s} />`:null}
			</div>
			<p class="small soft estimates">${o("page.bids.estimate")}</p>
			<p class="small soft">${o(u?"page.bids.points.game":"page.bids.points")}</p>`:i`<${kn} advice=${c} variant=${a} open />`}
	</div>`}function sf({variant:e,asking:t,set:n,known:s,hand:a,sort:r}){let l=e.hand-a.length;return l>0?i`<p class="soft waiting-for">${o("page.bids.wait",{n:l})}</p>`:aa(e)&&!t.up?i`<p class="soft waiting-for">${o("page.bids.wait.up")}</p>`:i`<${nf} known=${s} variant=${e} sort=${r} set=${n} />`}function af(){let e=xe.value,t=K$(e),n=Z(t.variant),s=E(t.hand?.trim().replaceAll(/[\s.]+/g," ")),a=n&&s.length>=n.hand&&(!aa(n)||t.up),r=tf(a?t:void 0);S(()=>{ee(Se)},[]);let l=($,f="sort"in $)=>J(F$(xe.value,$),{replace:f});if(!n){let $=ve.value.length>0&&ve.value.every(f=>f.id!==t.variant);return i`<${z} title=${$?o("page.nowhere"):""} />`}let c=$=>l({hand:$.join(" ")},$.length<n.hand),u=()=>l(U$(n),!1),p=()=>l({hand:""},!1),d={variant:n,asking:t,set:l};return i`<main id="main" tabindex="-1" class="bid-screen">
		<header><h1>${o("page.nav.bids")}</h1><p class="lead">${o("page.bids.lead")}</p></header>
		<div class="bid-asked">
			<${K} label=${o("page.create.variant")} value=${n.id} groups=${Ye()}
				onchange=${$=>J(`/bids?variant=${$}`)} />
			<div class="pack-head"><h2>${o("page.bids.cards")}</h2>
				<span class="soft" aria-live="polite">${o("page.bids.count",{n:s.length,of:n.hand})}</span></div>
			<${V$} variant=${n} hand=${s} onhand=${c} />
			<p class="row">
				<${x} onclick=${u} say=${o("page.bids.deal")} />
				${s.length>0?i`<${x} plain onclick=${p} say=${o("page.bids.clear")} />`:null}
			</p>
			<${Y$} ...${d} /><${G$} ...${d} /><${Z$} ...${d} /><${Q$} ...${d} />
		</div>
		<section class="bid-found" aria-label=${o("page.bids.found")}>
			<${sf} ...${d} known=${r} hand=${s} sort=${e.get("sort")??""} />
			${a?i`<p><${x} plain onclick=${()=>na(location.href)} say=${o("page.link.copy")} /></p>`:null}
		</section>
	</main>`}var oa="ninetynine.promise";async function vc(){try{let e=Number(localStorage.getItem(oa));if(await navigator.storage.persisted()||Date.now()-e<6048e5)return;localStorage.setItem(oa,String(Date.now())),await navigator.storage.persist()}catch{}}async function kc(){try{let e=await navigator.storage.persisted(),{usage:t}=await navigator.storage.estimate().catch(()=>({usage:void 0}));return{promised:e,bytes:t}}catch{return}}var Xe="ninetynine.pad.",of=200,rf=400,rt=L(cf()),Vn=L(new Set),ra=nn(()=>Vn.value.size>0);function Fo(e,t){if(Vn.peek().has(e)!==t)return;let n=[...Vn.peek()].filter(s=>s!==e);Vn.value=new Set(t?n:[...n,e])}function xc(e){let t=2166136261;for(let n=0;n<e.length;n++)t=Math.imul(t^e.charCodeAt(n),16777619)>>>0;return`${t.toString(16)}${e.length.toString(16)}`}function lf(e,t){let n=[xc(e)];for(let{at:s,rest:a}of t.toReversed())n.unshift(xc(e=e.slice(0,s)+a));return n}function Ho(e){try{let{draft:t,...n}=JSON.parse(e??"");if(!(typeof n.record=="string"&&typeof n.id=="string"&&Array.isArray(n.summary?.names)))return;let a=t?{[t.deal]:t.entry}:{},r=t&&t.deal<n.summary.deals?t.deal:null,l=lf(n.record,n.past??[]);return{past:[],next:[],versions:l,drafts:a,open:r,...n}}catch{return}}function cf(){let e=Object.values(Ct(Xe)).map(Ho).filter(t=>t!==void 0);return Object.fromEntries(e.map(t=>[t.id,t]))}var Ko=e=>e.versions.at(-1)??"",Gn=(e,t)=>e.versions.includes(Ko(t));function Sc(e){rt.value={...rt.peek(),[e.id]:e},Fo(e.id,!0)}function ia(e){let t=rt.peek()[e],n;try{n=localStorage.getItem(Xe+e)}catch{return}let s=Ho(n),a=Vn.peek().has(e);if(!s)t&&!a&&Oc(e);else if(t&&Gn(t,s)&&(a||!Gn(s,t)))pe(t);else if(!t||Gn(s,t))Sc(s);else{Sc(s);let{shared:r,...l}=t;pe({...l,id:Ko(t)}),N(o("page.pad.split"))}}globalThis.addEventListener?.("storage",e=>{e.key?.startsWith(Xe)&&ia(e.key.slice(Xe.length))});var et=()=>Object.values(rt.value).sort((e,t)=>t.moved-e.moved),Ie=e=>rt.value[e];function pe(e){rt.value={...rt.peek(),[e.id]:e},Fo(e.id,we(Xe+e.id,JSON.stringify(e)))}function Oc(e){let{[e]:t,...n}=rt.peek();rt.value=n,Fo(e,!0)}function Ac(e){Oc(e),we(Xe+e,null)}var Mc=()=>Object.fromEntries(et().map(e=>[Xe+e.id,JSON.stringify(e)]));function uf(e,t){let[n,s]=[e.summary.deals,t.summary.deals],a={...t.drafts};for(let[l,c]of Object.entries(e.drafts)){let u=Number(l)===n?s:Number(l);u<=s&&(a[u]=c)}let r=e.shared??t.shared;return{...t,id:e.id,drafts:a,...r?{shared:r}:{}}}function Tc(e,t){let n=Ho(t);if(!n||Xe+n.id!==e||(ia(n.id),et().some(l=>Gn(l,n))))return!1;let s=et().find(l=>Gn(n,l)),{shared:a,...r}=n;return s?pe(uf(s,n)):Ie(n.id)?pe({...r,id:Ko(n)}):pe(n),!0}var Nc=({rules:e,seats:t,choices:n,totals:s,deals:a,end:r})=>({variant:e.id,names:t,live:n.live,totals:s,deals:a.length,over:r!==void 0}),_o=()=>Re().slice(0,12),la=e=>({id:_o(),record:e.record,past:[],next:[],versions:[_o()],drafts:{},open:null,moved:Date.now(),summary:Nc(e)}),Mt=(e,t)=>({...e,record:t.record,past:[...e.past,Bc(e.record,t.record,t.did)].slice(-of),next:[],versions:[...e.versions,_o()].slice(-rf),moved:Date.now(),summary:Nc(t)}),ca=({open:e,summary:t})=>e??t.deals,Sn=e=>`${e.inserting?"before ":""}${ca(e)}`,Ut=e=>e.drafts[Sn(e)];function Jt(e,t,n){let{[t]:s,...a}=e.drafts;return{...e,drafts:n?{...a,[t]:n}:a}}var jc=e=>({...e,drafts:Object.fromEntries(Object.entries(e.drafts).filter(([t])=>Number(t)>=e.summary.deals))}),it=({inserting:e,...t})=>({...t,open:null});function Bc(e,t,n){let s=0;for(;s<e.length&&e[s]===t[s];)s++;return{at:s,rest:e.slice(s),...n?{did:n}:{}}}function Ec(e,t){let n=e[t].at(-1);return n&&e.record.slice(0,n.at)+n.rest}function Dc(e,t,n){let{past:s,next:a}=e,r=Bc(e.record,t.record,e[n].at(-1)?.did),l=n==="past"?{past:s.slice(0,-1),next:[...a,r]}:{past:[...s,r],next:a.slice(0,-1)};return{...Mt(e,t),...l}}var Gt="ninetynine.unsent.",Cc=["act","claim","ready","unready","ask","answer","redo","resume","chat"],Ic=2500,Pc=[300,1e3,2e3,4e3,8e3,15e3],pf=2e4,Vt=Re(),Lc=!1;function Rc(){Lc||(Lc=!0,globalThis.navigator?.locks?.request(Gt+Vt,()=>new Promise(()=>{})).catch(()=>{}))}async function df(e){return(await globalThis.navigator?.locks?.query().catch(()=>{}))?.held?.some(({name:n})=>n===Gt+e)??!1}var $f=e=>!(e instanceof I)||e.status>=500||e.status===429||e.reason==="",ua=(e,t,n=!0)=>ff(e,t,{durability:n?"strict":"relaxed"}).catch(()=>{}),ff=Zs("ninetynine.unsent","commands"),mf=36e5;async function hf(){let e=await ua("readonly",t=>t.getAll())??[];for(let{name:t,kept:n,ended:s}of e){let a=JSON.parse(localStorage.getItem(t)??"null");s?localStorage.removeItem(t):(!a||!a.undo)&&localStorage.setItem(t,JSON.stringify({...a,...n})),s&&Date.now()-n.at>mf&&ua("readwrite",r=>r.delete(t),!1)}}var Uo=Promise.race([hf().catch(()=>{}),new Promise(e=>setTimeout(e,Ic))]),qc=new Map;function Zn(e){let t=qc.get(e)??new Jo(e);return qc.set(e,t),t}var Jo=class{waiting=L([]);send=(t,n)=>zs(this.table,t,n);down=()=>!1;doubt=()=>{};recalled=t=>{};#e=new Map;#n=!1;#t=()=>{};#s={id:"",stop:new AbortController};constructor(t){this.table=t,this.waiting.value=this.#c(),addEventListener("storage",n=>n.key?.startsWith(this.#r(""))&&this.#m(n)),addEventListener("online",this.wake),document.addEventListener("visibilitychange",()=>document.visibilityState==="visible"&&this.wake()),this.waiting.peek().length>0&&this.#l(),Uo.then(()=>this.#p())}put(t,n=""){let s=Re(),r={by:this.#a()?.id??"",at:Date.now(),tab:Vt,tried:!1,undo:"",late:!1,why:""},l={command:{id:s,...t},premium:n,...r};Rc(),this.waiting.value=[...this.waiting.peek(),l],this.#d(l,!0);let c=new Promise(p=>setTimeout(()=>(this.#o(s),p()),Ic)),u=this.answered(s);return this.#f(),{answered:u,late:c}}answered(t){return new Promise((n,s)=>this.#e.set(t,{done:n,no:s}))}withdraw(t){let n=this.#i(t);if(!(!n||n.undo)){if(!n.tried)return this.#$(n,s=>s.no(new cn));this.#u(t,{undo:Re(),late:!0}),this.#s.id===t&&this.#s.stop.abort(),this.#f()}}heard(t,n){let s=this.#i(t);s&&this.#$(s,a=>a.done(s.undo?{seq:n,late:!0}:{seq:n}))}wake=()=>{this.#t(),this.waiting.peek().some(({tab:t})=>t!==Vt)&&this.#l()};#a(){return It(Ee(this.table)?"here":"there")}#r(t){return`${Gt}${this.table}.${t}`}#i(t){return this.waiting.peek().find(n=>n.command.id===t)}#c(){return Object.keys(Ct(this.#r(""))).map(n=>As(n)).filter(n=>n?.command?.id).sort((n,s)=>n.at-s.at)}#p(){let t=this.#c(),n=a=>t.some(({command:{id:r}})=>r===a.command.id);for(let a of this.waiting.peek())a.tab!==Vt&&!n(a)&&this.#$(a,r=>r.no(new cn));let s=t.filter(a=>!this.#i(a.command.id));if(s.length!==0){this.waiting.value=[...s,...this.waiting.peek()].sort((a,r)=>a.at-r.at);for(let a of s)this.recalled(a);this.#l()}}#d(t,n){if(!Cc.includes(t.command.do))return;let s=this.#r(t.command.id);we(s,JSON.stringify(t)),n&&ua("readwrite",a=>a.put({name:s,kept:t},s))}#u(t,n){this.waiting.value=this.waiting.peek().map(a=>a.command.id===t?{...a,...n}:a);let s=this.#i(t);s&&this.#d(s,n.undo!==void 0)}#o(t){!this.#i(t)||this.#i(t)?.late||(this.#u(t,{late:!0}),this.doubt())}#$(t,n){let{command:{id:s},tried:a,undo:r}=t;this.waiting.value=this.waiting.peek().filter(p=>p.command.id!==s);let l=this.#r(s);we(l,null);let c=a&&!r;Cc.includes(t.command.do)&&ua("readwrite",p=>c?p.delete(l):p.put({name:l,kept:t,ended:!0},l),!c),this.#s.id===s&&this.#s.stop.abort();let u=this.#e.get(s);this.#e.delete(s),u&&n(u)}#m({key:t,newValue:n}){let s=t?.slice(this.#r("").length)??"",a=this.#i(s);if(n===null)return a&&this.#$(a,l=>l.done(void 0));let r=JSON.parse(n);return a?this.waiting.value=this.waiting.peek().map(l=>l===a?r:l):this.waiting.value=[...this.waiting.peek(),r],r.undo&&!a?.undo&&this.#s.id===s&&this.#s.stop.abort(),this.#f(),void this.#l()}async#l(){await Uo;for(let{command:{id:t},tab:n,at:s}of this.waiting.peek()){if(n===Vt)continue;(document.visibilityState==="visible"&&Date.now()-s>pf||!await df(n))&&this.#u(t,{tab:Vt,tried:!0,late:!0})}Rc(),this.#f()}async#f(){if(this.#t(),!this.#n){this.#n=!0;for(let t=0;this.waiting.peek().length>0;){let n=this.waiting.peek().filter(({tab:a,by:r})=>a===Vt&&r===(this.#a()?.id??r)),s=n.find(({undo:a})=>a)??n[0];s&&await this.#h(s)?t=0:await this.#b(Pc[Math.min(t++,Pc.length-1)]),s||await this.#l()}this.#n=!1}}#b(t){return new Promise(n=>{let s=setTimeout(n,t);this.#t=()=>(clearTimeout(s),n(void 0))})}async#h({command:t,by:n,undo:s,tried:a}){if(yn(this.table))return this.#g(t.id,new I(409,"moved",""));if(globalThis.navigator?.onLine===!1&&this.down())return!1;a||this.#u(t.id,{tried:!0});let{signal:r}=(this.#s={id:t.id,stop:new AbortController}).stop,l=t.seen===void 0?{}:{seen:t.seen};try{if(n!==""&&this.#a()===null&&await Fs(Ee(this.table)?"here":"there"),n!==""&&this.#a()?.id!==n)throw new I(401,"no-session","");let c=new Promise((d,$)=>r.addEventListener("abort",()=>$(r.reason))),u=s?{id:s,do:"withdraw",of:t.id,...l}:t,p=await Promise.race([this.send(u,r),c]);if(!(p?.seq>0))throw new Error("somebody else answers");return this.#g(t.id,s&&!p.late?new cn:p)}catch(c){return r.aborted?!0:$f(c)?(this.#u(t.id,{late:!0,why:c instanceof I?D(c):""}),c instanceof I&&c.reason||this.doubt(),!1):s?this.#y(t.id,c):this.#g(t.id,c)}}#g(t,n){let s=this.#i(t),a=n instanceof Error;return s&&this.#$(s,r=>a?r.no(n):r.done(n)),!0}#y(t,n){return n instanceof I&&n.reason==="stale"?this.#g(t,n):(this.#u(t,{undo:"",why:D(n)}),!0)}};async function gf(){await Uo;for(let e of Object.keys(Ct(Gt)))Zn(e.slice(Gt.length).split(".")[0]??"")}gf();var Wc="ninetynine.",zc=e=>e===oa||e===Wl||e.startsWith(wi)||e.startsWith(Gt),yf=()=>({...Object.fromEntries(Object.entries(Ct(Wc)).filter(([e])=>!zc(e))),...Mc()});function bf(e,t){if(!we(e,t))throw new I(507,"full","");dispatchEvent(new StorageEvent("storage",{key:e,newValue:t}))}async function _c(){let e=await yl(),t=new Blob([e,JSON.stringify({page:yf()}),`
`]);return{name:`ninetynine-${new Date().toISOString().slice(0,10)}.jsonl.gz`,content:await js(t)}}function wf(e){let t=e.slice(e.lastIndexOf(`
`,e.length-2)+1);try{return JSON.parse(t).page??{}}catch{return{}}}async function vf(e){let t;try{t=await Ys(e)}catch{throw new I(400,"file-cut","the file cannot be unpacked")}if(t===void 0)throw new I(400,"file-packed","the file is gzip with Zstandard");if(t.trim()==="")throw new I(400,"file-empty","the file is empty");return t}async function Fc(e,t=!1){let n=await vf(e),s={...await wl(new Blob([n]),t),pads:0};for(let[a,r]of Object.entries(wf(n)))!a.startsWith(Wc)||zc(a)||typeof r!="string"||(a===fi?mi(r):a.startsWith(Xe)?s.pads+=Tc(a,r)?1:0:Je(a)===null&&bf(a,r));if(ra.peek())throw new I(507,"full","");return await vl(),s}var kf=["AC","KD","QH","JS"];function We({title:e,children:t}){return i`<section>
		<h2>${e}</h2>
		<div class="stack">${t}</div>
	</section>`}function Tt({name:e,label:t,options:n}){let s=T[e],a=r=>s.value=r;return i`<${q} label=${t} value=${s.value} options=${n} onchange=${a} />`}function pa({name:e,label:t,about:n}){let s=T[e];return i`<div>
		<${De} label=${t} role="switch" checked=${s.value}
			onchange=${a=>s.value=a} />
		${n?i`<p class="soft small">${n}</p>`:null}
	</div>`}function xf(){let[e,t]=b(P.value?.name??T.name.value),[n,s]=b({text:"",wrong:!1}),a=P.value?.name??T.name.value,r=M(a),l=async u=>{let p=Sl(u);if(p!==r.current){if((P.value||p!=="")&&!Ol(p))return s({text:o("page.choices.name.empty"),wrong:!0});r.current=p;try{await Al(p),t(P.value?.name??p),s({text:o("page.choices.name.kept"),wrong:!1})}catch(d){r.current=a,s({text:D(d),wrong:!0})}}};return i`<form onsubmit=${u=>(u.preventDefault(),l(e))}>
		<${U} label=${o("page.choices.name")} value=${e} oninput=${t} onchange=${()=>l(e)}
			maxlength=${xl} autocomplete="nickname" placeholder=${o("page.guest")} enterkeyhint="done"
			aria-invalid=${n.wrong} aria-describedby="name-said" />
		<p id="name-said" class=${n.wrong?"trouble":"soft small"} role="status">
			${n.text||o("page.choices.name.about")}
		</p>
	</form>`}function Sf(){let[e,t]=b(!1);if(!P.value||je.value)return null;let n=async()=>{try{await Wi()}catch(a){if(!(a instanceof I&&a.reason==="no-session"))throw a}Rn(null),N(o("page.choices.leave.done"))},s=()=>t(!1);return i`<${We} title=${o("page.choices.leave.title")}>
		<p><${x} aria-haspopup="dialog" onclick=${()=>t(!0)} say=${o("page.choices.leave")} /></p>
		${e?i`<${nt} title=${o("page.choices.leave.title")} yes=${o("page.choices.leave.yes")}
					no=${o("page.choices.leave.no")} text=${o("page.choices.leave.warning",{name:P.value.name})}
					onyes=${()=>ee(n).then(s)} onclose=${s} />`:null}
	<//>`}var Vo=!1;function Of(){let e=M(null);return S(()=>{Vo&&(Vo=!1,e.current?.querySelector("input:checked")?.focus())},[]),i`<div ref=${e} onchange=${()=>Vo=!0}>
		<${Tt} name="language" label=${o("page.choices.language")}
			options=${[["",o("page.choices.language.auto")],...Object.entries(ui)]} />
	</div>`}function Af({tables:e,longer:t,known:n,pads:s}){let a=Object.entries({tables:e,longer:t,pads:s,known:n}).filter(([,l])=>l>0);return[...e+t+s>0?[]:[o("page.here.taken.none")],...a.map(([l,c])=>o(`page.here.taken.${l}`,{n:c}))].join(" ")}function Mf(){let[e,t]=b(""),[n,s]=b(void 0),a=B(kc,e).value,r=()=>ee(async()=>{let{name:u,content:p}=await _c();Le(p,u)}),l=(u,p)=>ee(async()=>{s(void 0),t("");try{t(Af(await Fc(u,p)))}catch(d){if(!(d instanceof I))throw d;let $=`page.here.${d.reason}`;if(d.reason==="file-whose")s({file:u,name:d.message});else if(ye($))t(o($));else throw d}}),c=Math.max(1,Math.ceil((a?.bytes??0)/1e6));return i`<${We} title=${o("page.here")}>
		<p>${Bs.value?o(`page.unkept.${Bs.value}`):o("page.here.about",{mega:c})}</p>
		<p class="row">
			<${x} onclick=${r} say=${o("page.here.export")} />
			<${pn} say=${o("page.here.import")} accept=".jsonl,.gz,.zst" ontake=${l} />
		</p>
		<p class="small" role="status">${e}</p>
		${a&&!Bs.value?i`<p class="soft small">${o(a.promised?"page.here.promised":"page.here.unsure")}</p>`:null}
		${n?i`<${nt} title=${o("page.here.whose")} yes=${o("page.here.whose.yes")} no=${o("page.here.whose.no")}
					text=${o("page.here.whose.about",{name:n.name,me:(It("here")??P.value)?.name??""})}
					onyes=${()=>l(n.file,!0)} onclose=${()=>s(void 0)} />`:null}
	<//>`}function Tf(){return i`<main id="main" tabindex="-1" class="choices">
		<h1>${o("page.nav.settings")}</h1>
		<${We} title=${o("page.choices.you")}><${xf} />
			${Et?null:i`<p><a href="/you">${o("page.you.go")}</a></p>`}
		<//>
		${Et||It("here")?i`<${Mf} />`:null}
		<${We} title=${o("page.choices.book")}>
			<${Of} />
			<${Tt} name="theme" label=${o("page.choices.theme")}
				options=${Y("page.choices.theme","auto","day","night")} />
		<//>
		<${We} title=${o("page.choices.cards")}>
			<p class="sample on-felt">
				<${se} face="down" />${kf.map(e=>i`<${se} key=${e} card=${e} />`)}
			</p>
			<${Tt} name="pack" label=${o("page.choices.pack")}
				options=${Y("page.choices.pack","two","four","german4")} />
			<${Tt} name="back" label=${o("page.choices.back")}
				options=${Y("page.choices.back","leaf","lattice","stripe")} />
			<${Tt} name="felt" label=${o("page.choices.felt")}
				options=${Y("page.choices.felt","sea","moss","ink")} />
			<${Tt} name="indices" label=${o("page.choices.indices")}
				options=${Y("page.choices.indices","local","international")} />
			<${pa} name="values" label=${o("page.choices.values")} />
			<${pa} name="forced" label=${o("page.choices.forced")} about=${o("page.choices.forced.about")} />
		<//>
		<${We} title=${o("page.choices.table")}>
			<${Tt} name="play" label=${o("page.choices.play")}
				options=${Y("page.choices.play","auto","once","twice")} />
			<p class="soft small">${o("page.choices.play.about")}</p>
			<${Tt} name="pace" label=${o("page.choices.pace")}
				options=${Y("page.pace","calm","usual","quick","instant")} />
			<${pa} name="sound" label=${o("page.choices.sound")} />
			<${pa} name="spoken" label=${o("page.choices.spoken")} about=${o("page.choices.spoken.about")} />
		<//>
		${Et?null:i`<${Sf} />`}
		<p class="soft small"><a href="/privacy">${o("page.nav.privacy")}</a></p>
	</main>`}var da={changed:{},written:""},Nf={"game.target":[1,1e3],"game.deals":[1,1e3],"game.bonus":[0,1e3],"rubber.games":[1,100],"rubber.wins":[1,100],"score.trick":[0,1e3],"score.vulnerable":[1,1e3],"offers.declare":[1,1e3],"offers.reveal":[1,1e3]},Hc=e=>e.offers.how!=="none",jf={"offers.how":e=>{if(Hc(e))return e.trump.by==="holder"?["sealed","turn","raise"]:["sealed","turn","raise","none"]},"offers.loss":e=>Hc(e)?["opponents","own"]:void 0,"trump.by":e=>e.trump.by==="success"?["success","rotation",...e.joker?[]:["turnup"]]:void 0,"game.tie":e=>e.rubber.wins?["usual","on","contracts"]:["usual","on","share","contracts"],"game.bonusTo":e=>e.dummy?["dummy","double"]:void 0},Bf={"score.zeroOrAll":()=>!0,"trump.across":({rubber:e,trump:t})=>t.by==="success"&&(e.games>1||e.wins>0)},Zo=(e,t)=>t.split(".").reduce((n,s)=>n?.[s],e),Ef=(e,t)=>JSON.stringify(e)===JSON.stringify(t),Go=e=>typeof e=="object"&&e!==null&&!Array.isArray(e);function On({plan:e,set:t}){return i`<div>
		<${q} label=${o("page.create.length")} value=${e.length} onchange=${G(t)("length")}
			options=${[["",o("page.create.length.usual")],...Y("page.create.length","deals","games")]} />
		${e.length?i`<${ue} label=${o("page.create.length.n")} value=${e.rounds} min=${1} max=${1e3}
					onchange=${G(t)("rounds")} />`:null}
	</div>`}var $a=({value:e,groups:t,onchange:n})=>i`<div class="variant">
	<${K} label=${o("page.create.variant")} value=${e} groups=${t} onchange=${n} />
	<p class="soft">${o(`about.${e}`)}</p>
</div>`,Kc=e=>new de(o("page.create.rules.unread",{text:e}));function Yn({changed:e,written:t},n){let s={};for(let[r,l]of Object.entries(n?e:{})){let[c="",u=""]=r.split("."),p=Zo(n,r);Ef(l,p)||(s[c]={...s[c],[u]:l})}let a={};try{a=t.trim()?JSON.parse(t):{}}catch(r){throw Kc(r instanceof Error?r.message:"")}if(!Go(a))throw Kc(o("page.create.rules.object"));for(let[r,l]of Object.entries(a))s[r]=Go(s[r])&&Go(l)?{...s[r],...l}:l;return Object.keys(s).length>0?s:void 0}function fa({own:e,set:t,rules:n}){if(!n)return null;let s=p=>p in e.changed?e.changed[p]:Zo(n,p),a=(p,d)=>t({...e,changed:{...e.changed,[p]:d}}),r=p=>o(`page.create.rules.${p}`),l=p=>t({...e,written:p.currentTarget.value}),{clauses:c,...u}=n;return i`<details>
		<summary>${o("page.create.rules")}</summary>
		<div class="stack">
			<${Df} points=${s("score.made")} onchange=${p=>a("score.made",p)} />
			${Object.entries(Nf).map(([p,[d,$]])=>Number(Zo(n,p))<d||p==="game.bonus"&&!n.game.target?null:i`<${ue} key=${p} label=${r(p)} value=${s(p)} min=${d} max=${$}
							onchange=${f=>a(p,f)} />`)}
			${Object.entries(jf).map(([p,d])=>{let $=d(n);return $?i`<${q} key=${p} label=${r(p)} value=${s(p)}
							options=${$.map(f=>[f,o(`page.create.rules.${p}.${f}`)])}
							onchange=${f=>a(p,f)} />`:null})}
			${Object.entries(Bf).map(([p,d])=>d(n)?i`<${De} key=${p} label=${r(p)} checked=${s(p)}
							onchange=${$=>a(p,$)} />`:null)}
			<details class="whole">
				<summary>${o("page.create.rules.written")}</summary>
				<label class="field">
					<span>${o("page.create.rules.json")}</span>
					<textarea class="code" rows="3" spellcheck=${!1} autocapitalize="none" value=${e.written}
						placeholder='{"score": {"made": [0, 40, 20, 10]}}' oninput=${l}></textarea>
				</label>
				<p class="small soft">${o("page.create.rules.all")}</p>
				<pre class="code">${Cf(u)}</pre>
			</details>
		</div>
	</details>`}function Df({points:e,onchange:t}){return i`<fieldset class="amounts whole">
		<legend>${o("page.create.rules.made")}</legend>
		${e.map((n,s)=>s===0?null:i`<${ue} key=${s} label=${o("page.create.rules.made.n",{n:s})} value=${n} min=${0} max=${1e3}
						onchange=${a=>t(e.with(s,a))} />`)}
	</fieldset>`}var Cf=e=>Object.entries(e).map(([t,n])=>{let s=JSON.stringify(n).replaceAll(/([,:])(?=["\d[{tf-])/g,"$1 ");return`${JSON.stringify(t)}: ${s}`}).join(`
`);var Pf={variant:"",bots:[],public:"no",clock:"none",minutes:10,seconds:10,days:"3",length:"",rounds:9,closed:"no",hints:"",undo:"",open:"",pace:"usual",greet:"no",stand:"",house:da},Uc=6e4,Lf=1440*Uc;function Rf({clock:e,minutes:t,seconds:n,days:s}){if(e==="bank")return{bank:t*Uc,add:n*1e3};if(e==="move")return{move:Number(s)*Lf}}function qf(e,t){let{variant:n,hints:s,undo:a,open:r,pace:l,stand:c,length:u,rounds:p}=e,d={variant:n,rules:Yn(e.house,t),...u&&{[u]:p},public:e.public==="yes",closed:e.closed==="yes",clock:Rf(e),undo:a,hints:s,open:r,bot:c,pace:zt[l],greet:e.greet==="yes"},$=Object.entries(d).filter(([,f])=>f!==void 0&&f!==""&&f!==!1);return Object.fromEntries($)}var ma=(e,t)=>Array.from({length:t.chairs-1},(n,s)=>e.bots[s]??""),Jc=(e,t)=>ma(e,t).includes("");function If({plan:e,set:t,variant:n,name:s}){let a=c=>[c,o("page.create.bot",{level:o(`page.level.${c}`)})],r=[["",o("page.create.friend")],...qn.value.map(c=>a(c.name))],l=c=>u=>t({bots:ma(e,n).with(c,u)});return i`<fieldset class="seats">
		<legend class="unseen">${o("page.create.chairs")}</legend>
		${Jc(e,n)?i`<${mn} name=${s} />`:i`<div class="field"><span>${o("page.create.chair",{n:1})}</span><p>${o("page.create.you")}</p></div>`}
		${ma(e,n).map((c,u)=>{let p=o("page.create.chair",{n:u+2});return i`<${K} key=${u} label=${p} value=${c} options=${r} onchange=${l(u)} />`})}
	</fieldset>`}function Wf({plan:e,set:t}){let n=G(t),s=["1","3","7"];return i`<div>
		<${q} label=${o("page.create.clock")} value=${e.clock} onchange=${n("clock")}
			options=${Y("page.create.clock","none","bank","move")} />
		${e.clock==="bank"?i`<div class="row">
					<${ue} label=${o("page.create.clock.minutes")} value=${e.minutes} min=${1} max=${600}
						onchange=${n("minutes")} />
					<${ue} label=${o("page.create.clock.seconds")} value=${e.seconds} min=${0} max=${600}
						onchange=${n("seconds")} />
				</div>`:null}
		${e.clock==="move"?i`<${q} label=${o("page.create.clock.each")} value=${e.days} onchange=${n("days")}
					options=${s.map(a=>[a,o("page.create.clock.days",{n:Number(a)})])} />`:null}
	</div>`}function zf({plan:e,set:t}){let n=G(t),s=["",o("page.create.usual")],a=o("page.create.never");return i`<details>
		<summary>${o("page.create.more")}</summary>
		<div class="stack">
			<${On} plan=${e} set=${t} />
			<${q} label=${o("page.create.undo")} value=${e.undo} onchange=${n("undo")}
				options=${[s,...Y("page.create.undo","free","agree"),["never",a]]} />
			${El.value?i`<${q} label=${o("page.create.hints")} value=${e.hints} onchange=${n("hints")}
						options=${[s,["yes",o("page.create.hints.yes")],["no",a]]} />`:null}
			<${q} label=${o("page.create.open")} value=${e.open} onchange=${n("open")}
				options=${[s,...Y("page.create.open","deal","match")]} />
			<p class="soft small whole">${o("page.create.usual.about")}</p>
			<${q} label=${o("page.create.watch")} value=${e.closed} onchange=${n("closed")}
				options=${[["no",o("page.create.watch.yes")],["yes",o("page.create.watch.no")]]} />
			<${q} label=${o("page.create.pace")} value=${e.pace} onchange=${n("pace")}
				options=${Y("page.pace",...Object.keys(zt))} />
			<${q} label=${o("page.create.greet")} value=${e.greet} onchange=${n("greet")}
				options=${Y("page.create.greet","no","yes")} />
			<${K} label=${o("page.create.stand")} value=${e.stand} onchange=${n("stand")}
				options=${[s,...Y("page.level",...qn.value.map(r=>r.name))]} />
		</div>
	</details>`}var _f=400;function Ff({plan:e,rules:t}){let n={variant:e.variant,rules:Hf(e,t)},s=Q.value,{value:a=""}=B(async r=>(await new Promise(l=>setTimeout(l,_f)),!n.rules||r.aborted?"":vt(n,s).then(({players:l=""})=>l,()=>"")),JSON.stringify(n),s);return i`<p class=${a?"soft":"unseen"} role="status">${a}</p>`}function Hf(e,t){try{return Yn(e.house,t)}catch{return}}function Kf({onclose:e}){let t=xt(),[n,s]=b({...Pf,variant:t?.id??"",pace:T.pace.value}),[a,r]=b(""),{busy:l,once:c}=W(y=>r(D(y))),u=kt(),p=M(null);S(()=>{a&&p.current?.scrollIntoView({block:"nearest"})},[a]);let d=Z(n.variant),$=ve.value.find(y=>y.id===n.variant)??t,f=y=>(s(k=>({...k,...y})),r(""));if(!$)return null;let m=y=>f({variant:y,house:{...n.house,changed:{}}}),h=y=>{y.preventDefault(),c(async()=>{r(""),!(Jc(n,$)&&!await u.keep())&&await Pl(qf(n,d),["",...ma(n,$)])})},g=i`<button type="submit" form="create" class="button chief" aria-busy=${l}>
		${o("page.home.create")}
	</button>`;return i`<${_} broad title=${o("page.create.title")} onclose=${e} actions=${g}>
		<form id="create" class="create stack" onsubmit=${h}>
			<${$a} value=${$.id} groups=${Ye()} onchange=${m} />
			<${If} plan=${n} set=${f} variant=${$} name=${u} />
			${je.value?null:i`<${q} label=${o("page.create.public")} value=${n.public} onchange=${G(f)("public")}
					options=${Y("page.create.public","no","yes")} />`}
			<${Wf} plan=${n} set=${f} />
			<${zf} plan=${n} set=${f} />
			<${fa} own=${n.house} set=${G(f)("house")} rules=${d} />
			<${Ff} plan=${n} rules=${d} />
			<p ref=${p} class=${a?"trouble":""} role="alert">${a}</p>
		</form>
	<//>`}var Qn=e=>new Date(e*864e5).toISOString().slice(0,10),Yo=e=>Math.round(Date.parse(e)/864e5),Vc=e=>/^\d{4}-\d\d-\d\d$/.test(e)&&!Number.isNaN(Date.parse(e));function Uf(e){let t=new Date(e);return Qn(Date.UTC(t.getFullYear(),t.getMonth(),t.getDate())/864e5)}var Zt=()=>Uf(Date.now());var Qo=e=>Uint8Array.from(e.match(/../g)??[],t=>parseInt(t,16)),Gc=(e,t)=>Uint8Array.from({length:t},(n,s)=>Number(e>>BigInt(8*(t-1-s))&255n));async function Jf(e,t){for(let n=0;n<t;n++)e=await Pn("n99-chain-1",e);return e}var Vf=(e,t)=>Pn("n99-mix-1",e,...t.flatMap(n=>[Uint8Array.of(n.length),n])),Gf=async e=>/^[0-9a-fA-F]{64}$/.test(e)?Qo(e):Pn("n99-seed-1",e);async function*Zf(e,t){for(let n=0n;;n++){let s=new DataView((await Pn("n99-deal-1",e,Gc(t,8),Gc(n,4))).buffer);for(let a=0;a<32;a+=8)yield s.getBigUint64(a)}}async function Yf(e,t,n){let s=[...e],a=Zf(t,n),r=(1n<<64n)-1n;for(let l=0;s.length-l>=2;){let c=[],u=1n;for(let $=BigInt(s.length-l);$>1n&&u*$<=1n<<56n;$--)c.push($),u*=$;let p,d;do{d=(await a.next()).value,p=[];for(let $ of c)p.push(Number(d*$>>64n)),d=d*$&r}while(d<(1n<<64n)%u);for(let $ of p){let[f,m]=[s[l],s[l+$]];s[l]=m,s[l+$]=f,l++}}return s}var Zc=["2","3","4","5","6","7","8","9","10","11","12","J","Q","K","A"];async function Qf(e,t,n,s=0){let a=e.ranks.split(" ").sort((m,h)=>Zc.indexOf(m)-Zc.indexOf(h)),r=["C","D","H","S"].flatMap(m=>a.map(h=>h+m));e.joker&&r.push("joker");let l=await Yf(r,t,n),c=l.length===e.seats*e.hand?(s+1)*e.hand:l.length,u=e.trump.by==="turnup"?l[c-1]:void 0,p=Array.from({length:e.seats},(m,h)=>l.slice(h*e.hand,(h+1)*e.hand)),d=p.findIndex(m=>m.includes("joker")),$=e.dummy?(p[e.seats-1]??[]).slice(0,e.aside):[],f=m=>m.map(h=>h==="joker"?u??h:h).sort();return{hands:p.map(f),aside:f($),turnup:u,joker:d<0?void 0:d}}function Xf(e,t){let n=a=>String(a??"").split(" ").filter(Boolean).sort().join(" "),s=(e.aside??[]).filter(a=>a!=="").pop();return t.hands.every((a,r)=>a.join(" ")===n(e.hands?.[r]))&&t.aside.join(" ")===n(s)&&t.turnup===e.turnup&&t.joker===e.joker}async function em(e,t){if(e.length!==t.length)return!1;for(let[n,s]of e.entries())if(s.length&&await yi(s)!==t[n])return!1;return!0}async function Yc(e,t,n){let s=e.split(`
`).filter(g=>g.trim()).map(g=>JSON.parse(g)),a=s[0]??{},r=s.findIndex((g,y)=>y>0&&"ninetynine"in g),l=r<0?s:s.slice(0,r),c=l.filter(g=>"deal"in g);if(!a.commit)return tm(a,c,t);let u=a.commits??[],p=(c[0]?.entropy??[]).map(Qo),d=await em(p,u),$=l.some(g=>"end"in g),f=[],m=a.commit,h=0;for(let[g,y]of c.entries()){if(h++,!y.secret){f.push({deal:y.deal,outcome:$||g<c.length-1?"hidden":"playing"});continue}let k=Qo(y.secret);if(h>4096||fo(await Jf(k,h))!==m){f.push({deal:y.deal,outcome:"wrong",why:"secret"});continue}m=y.secret,h=0,d?f.push(await Qc(y,t,await Vf(k,p),0n)):f.push({deal:y.deal,outcome:"wrong",why:"entropy"})}return{by:"commit",deals:f,commit:a.commit,commits:u,brought:a.brought===!0,entropy:u.map((g,y)=>p[y]?.length?"given":g?"withheld":"none"),own:n?p.some(g=>fo(g)===n):void 0}}async function Qc(e,t,n,s){return Xf(e,await Qf(t,n,s,e.dealer))?{deal:e.deal,outcome:"proved"}:{deal:e.deal,outcome:"wrong",why:"cards"}}async function tm(e,t,n){let s=[],a=e.seed?await Gf(e.seed):void 0,r=(t[0]?.number??0)-(t[0]?.deal??0);for(let c of t)!a||c.number===void 0?s.push({deal:c.deal,outcome:"bare"}):c.number!==r+c.deal?s.push({deal:c.deal,outcome:"wrong",why:"number"}):s.push(await Qc(c,n,a,BigInt(c.number)));return{by:a?"seed":"none",deals:s,...{entropy:[],commit:"",commits:[],brought:!1,own:void 0}}}function Yt(e,t){let n=a=>a&&typeof a=="object"&&!Array.isArray(a);if(!n(t)||!n(e))return t??e;let s={...e};for(let[a,r]of Object.entries(t))s[a]=Yt(e[a],r);return s}async function nm(e,t){let n=JSON.parse(e.slice(0,e.indexOf(`
`))),s=Yt(await fl(n.variant),n.rules);return{names:n.seats,verdict:await Yc(e,s,t)}}function Xn({table:e,match:t=1,record:n}){let{value:s,wrong:a}=B(async()=>{if(!globalThis.crypto?.subtle)throw new de(o("page.fair.insecure"));let r=n??await Qi({table:e??"",match:t}).catch(u=>{throw u instanceof I&&u.reason==="not-now"?new de(o("page.fair.later")):u}),{commits:l=[]}=JSON.parse(r.split(`
`,1)[0]??"{}"),c=u=>e===void 0?void 0:Vs(e,u);return nm(r,l.map(c).find(Boolean))},e,t,n);return a?i`<p role="status">${a}</p>`:s?i`<${am} names=${s.names} verdict=${s.verdict} />`:i`<p class="soft" role="status">${o("page.fair.looking")}</p>`}function sm(e){return e.deals.some(t=>t.outcome==="wrong")?"wrong":e.by!=="commit"?e.by:e.deals.some(t=>t.outcome==="hidden")?"hidden":e.brought?"brought":e.entropy.includes("withheld")?"withheld":e.entropy.includes("given")?"proved":"alone"}function am({names:e,verdict:t}){let n=sm(t),s=p=>R(e.filter((d,$)=>t.entropy[$]===p)),a=t.deals.filter(p=>p.outcome==="proved").length,r=t.deals.find(p=>p.outcome==="wrong"||p.outcome==="hidden"),l={n:a,names:s(n==="withheld"?"withheld":"given"),deal:(r?.deal??0)+1},u=t.by==="commit"&&!t.brought&&t.own!==void 0&&(t.own?"page.fair.own":"page.fair.own.not");return i`<section class="fair" data-outcome=${n}>
		<p class="fair-verdict" role="status">${o(`page.fair.${n}.short`)}</p>
		<p>${o(`page.fair.${n}`,l)}${u&&` ${o(u)}`}</p>
		${new Set(t.deals.map(p=>p.outcome)).size>1?i`<table class="book">
					<thead><tr><th scope="col">${o("page.scores.deal")}</th><th scope="col">${o("page.fair.found")}</th></tr></thead>
					<tbody>${t.deals.map(p=>i`<tr key=${p.deal}><th scope="row">${p.deal+1}</th>
							<td class=${p.outcome==="wrong"?"failed":""}>${om(p,n)}</td></tr>`)}</tbody>
				</table>`:null}
		${t.commit?i`<details><summary>${o("page.fair.commitments")}</summary>
				<p class="small">${o("page.fair.commitments.what")}</p>
				<dl class="commitments"><dt>${o("page.fair.server")}</dt><dd>${t.commit}</dd>
					${t.commits.map((p,d)=>p?i`<dt>${e[d]}</dt><dd>${p}</dd>`:null)}</dl></details>`:null}
	</section>`}function om(e,t){return e.outcome==="wrong"?o(`page.fair.why.${e.why}`):o(e.outcome==="proved"&&t!=="proved"?"page.fair.deal.follows":`page.fair.deal.${e.outcome}`)}var ha=({mean:e,within:t})=>`${e} ± ${t}`,ga=["3","4","5","2","2d"];async function rm(e){let{variants:t}=await Cs();return t.find(n=>n.id===e)?.class}function Xo(e,t){let n=e.rated?e.chairs.flatMap(a=>a.player??[]):[],{value:s}=B(async()=>{if(n.length===0)return{};let[a,...r]=await Promise.all([rm(t),...n.map(l=>Rs({player:l}))]);return Object.fromEntries(r.map(l=>[l.id,l.ratings.find(c=>c.class===a)]))},t,n.join());return s??{}}var er=({rating:e})=>i`<span class="soft small rating">${e?ha(e):o("page.ratings.new")}</span>`;function Xc({table:e,variant:t}){let n=Xo(e,t);if(!e.rated)return null;let s=a=>i`<li key=${a.player}><b>${Ge(a)}</b>${" "}
		<${er} rating=${n[a.player??""]} /></li>`;return i`<section class="bots"><h3>${o("page.ratings")}</h3>
		<ul>${e.chairs.filter(a=>a.player).map(s)}</ul>
		<p class="soft small">${o("page.rated")} <a href="/ratings">${o("page.ratings.all")}</a></p>
	</section>`}function im({rest:[e=""]}){let[t,n]=b(ga.find(r=>r===e)??ga[0]),{value:s,wrong:a}=B(()=>Li({class:t}),t);return i`<main id="main" tabindex="-1" class="records">
		<h1>${o("page.ratings")}</h1>
		<p>${o("page.ratings.about")}</p>
		<${q} hidden label=${o("page.ratings.class")} value=${t} options=${Y("page.ratings.class",...ga)}
			onchange=${n} />
		${a?i`<p class="trouble" role="status">${a}</p>`:null}
		${s?i`<${lm} board=${s} />`:null}
	</main>`}function lm({board:{players:e,levels:t}}){let n=e.map((a,r)=>{let l=a.id===P.value?.id?i`<b>${a.name}</b>`:a.name;return{mean:a.mean,row:i`<tr key=${a.id}><th scope="row">${r+1}. ${l}</th>
			<td>${ha(a)}</td><td>${v(a.matches)}</td></tr>`}}),s=t.map(({level:a,mean:r})=>({mean:r,row:i`<tr key=${a} class="soft">
		<th scope="row"><i>${o(`page.level.${a}`)}</i></th><td><i>${r}</i></td><td></td></tr>`}));return i`${e.length?null:i`<p class="lead">${o("page.ratings.none")}</p>`}
		<${X}><table class="book">
			<thead><tr><th scope="col">${o("page.ratings.player")}</th><th scope="col">${o("page.ratings.rating")}</th>
				<th scope="col">${o("page.records.matches")}</th></tr></thead>
			<tbody>${[...n,...s].sort((a,r)=>r.mean-a.mean).map(({row:a})=>a)}</tbody>
		</table><//>`}function eu({ratings:e}){return e.length===0?null:i`<section>
		<h2>${o("page.ratings")}</h2>
		<${X}><table class="book">
			<thead><tr><th scope="col">${o("page.ratings.class")}</th><th scope="col">${o("page.ratings.rating")}</th>
				<th scope="col">${o("page.records.matches")}</th></tr></thead>
			<tbody>${e.map(t=>i`<tr key=${t.class}>
					<th scope="row"><a href=${`/ratings/${t.class}`}>${o(`page.ratings.class.${t.class}`)}</a></th>
					<td>${ha(t)}</td><td>${v(t.matches)}</td></tr>`)}</tbody>
		</table><//>
		${e.every(t=>t.sure)?null:i`<p class="small soft">${o("page.ratings.unsure")}</p>`}
	</section>`}function cm(e){S(()=>{En&&Fs("here").catch(()=>{})},[]);let t=P.value,n=En&&wo.value==="there"?It("here"):null;return i`<main id="main" tabindex="-1" class="records">
		<h1>${o("page.nav.records")}</h1>
		${t?i`<${tu} key=${t.id} id=${t.id} at=${wo.value} />`:n?null:i`<${nu} />`}
		${n?i`<h1>${o("page.here")}</h1><${tu} key=${n.id} id=${n.id} at="here" />`:null}
		<${fm} />
	</main>`}var nu=()=>i`<section class="stack">
	<p class="lead">${o("page.records.none")}</p>
	<p><a class="button chief" href="/">${o("page.records.play")}</a></p>
</section>`,me=e=>ye(`variant.${e}`)?o(`variant.${e}`):e;function Qt(e,t){return e.seats.map((n,s)=>{if(s>=t)return o("dummy");let a=e.bots?.[s];return a&&a===n&&ye(`page.level.${a}`)?o(`page.level.${a}`):n})}var ya=e=>e.seats.indexOf(P.value?.name);function An(e,t){let n=ya(e),s=(e.bots??[]).indexOf(""),a=n>=0?n:s;return a>=0&&a<t?a:0}function tu({id:e,at:t}){let n=()=>Promise.all([Rs({player:e},{where:t}),ml("mine",1,t)]),{value:s,wrong:a}=B(n,e);if(a)return i`<p class="trouble">${a}</p>`;if(!s)return null;let[{tallies:r,ratings:l},{all:c}]=s;return i`<${_l} found=${c} told=${!0} />
		${r.length?i`<${um} tallies=${r} /><${eu} ratings=${l} /><${pm} id=${e} at=${t} />`:i`<${nu} />`}`}function um({tallies:e}){let t=e.some(n=>n.assisted>0);return i`<section>
		<h2>${o("page.records.tallies")}</h2>
		<${X}><table class="book">
			<thead><tr>
				<th scope="col">${o("page.records.variant")}</th><th scope="col">${o("page.records.matches")}</th>
				<th scope="col">${o("page.records.won")}</th><th scope="col" class="spare">${o("page.records.deals")}</th>
				<th scope="col">${o("page.records.made")}</th><th scope="col">${o("page.records.points")}</th>
				${t?i`<th scope="col">${o("page.records.assisted")}</th>`:null}
			</tr></thead>
			<tbody>${e.map(n=>i`<tr key=${n.variant}><th scope="row"><a href=${`/rules/${n.variant}`}>${me(n.variant)}</a></th>
					<td>${es(n,n.matches)}</td><td>${es(n,n.won)}</td><td class="spare">${es(n,n.deals)}</td>
					<td>${n.deals?fe(n.made/n.deals):es(n,0)}</td>
					<td>${n.deals?v(n.points/n.deals,1):es(n,0)}</td>
					${t?i`<td>${su(n.assisted)}</td>`:null}
				</tr>`)}</tbody>
		</table><//>
		${t?i`<p class="small soft">${o("page.records.assisted.what")}</p>`:null}
		<p class="row"><a class="button plain" href="/statistics">${o("page.records.statistics")}</a>
			<a class="button plain" href="/ratings">${o("page.ratings.all")}</a></p>
	</section>`}var es=(e,t)=>e.matches?su(t):"",su=e=>e?v(e):"–";function pm({id:e,at:t}){let[n,s]=b([]),[a,r]=b(""),[l,c]=b(null),{once:u}=W(),p=()=>u(async()=>{let d=await Ri({player:e,before:a??""},{where:t});s($=>[...$,...d.matches.filter(f=>!yn(f.table??""))]),r(d.before)});return S(()=>{p()},[]),i`<section>
		<h2>${o("page.records.all")}</h2>
		<ol class="matches">${n.map(d=>{let $=`${d.table} ${d.match} ${d.ended}`;return i`<${dm} key=${$} match=${d} id=${e} onfair=${()=>c(d)} />`})}</ol>
		${a?i`<p><${x} onclick=${p} say=${o("page.records.more")} /></p>`:null}
		${l?i`<${_} title=${o("page.fair")} onclose=${()=>c(null)}>
					<${Xn} table=${l.table} match=${l.match} />
				<//>`:null}
	</section>`}function dm({match:e,id:t,onfair:n}){let s=e.chairs.find(u=>u.player===t),a=e.cut?"cut":s?.won?e.chairs.filter(u=>u.won).length>1?"shared":"won":"lost",r=e.chairs.filter(u=>u!==s).map(Ge),l=gl(e.table??"",e.match),c=[s?.hints?o("page.records.hints",{n:s.hints}):"",s?.undone?o("page.records.undone",{n:s.undone}):"",s?.away?o("page.records.away"):"",s?.brought?o("page.records.brought"):"",e.house?o("page.home.house"):""].filter(Boolean);return i`<li data-result=${a}>
		<p class="what"><b>${me(e.variant)}</b> ${o("page.records.with",{names:R(r)})}
			<span class="soft small">${ne(e.ended)}${c.length>0?` · ${c.join(", ")}`:""}</span></p>
		<p class="result"><span class=${`outcome-${a}`}>${o(`page.records.result.${a}`)}</span>
			<span class="score">${e.chairs.map((u,p)=>{let d=u===s?"self":"",$=p>0?" : ":"";return i`${$}<span key=${u.seat} class=${d} title=${Ge(u)}>${v(u.points)}</span>`})}</span>
			<span class="soft small">${o("page.records.length",{n:e.deals})}</span></p>
		${e.table?i`<p class="doings">
				${e.deals>0?i`<a href=${`/replay/${e.table}/${e.match}/0`}>${o("page.records.replay")}</a>`:null}
				<a href=${l} download=${`${e.table}-${e.match}.99.jsonl`}>${o("page.records.export")}</a>
				<button type="button" class="link" onclick=${n}>${o("page.fair.short")}</button>
				<a href=${`/t/${e.table}`}>${o("page.records.table")}</a></p>`:null}
	</li>`}function $m(e){return e instanceof I&&e.status===400?o("page.import.refused",{text:e.message.replace(/^the record( is refused)?: /,"")}):D(e)}function fm(){let[e,t]=b(""),[n,s]=b(!1),a=B(wn).value?.name,r=async p=>{t("");try{if(p.size>1<<20)throw new de(o("page.import.large"));await $n({match:1,deal:0},{body:p}),await Hl({name:p.name,bytes:p}),J("/replay/mine/1/0")}catch(d){t($m(d))}};return i`<section class=${`import ${n?"over-it":""}`} ondragover=${p=>{p.preventDefault(),s(!0)}} ondragleave=${()=>s(!1)} ondrop=${p=>{p.preventDefault(),s(!1);let d=p.dataTransfer?.files[0];d&&r(d)}}>
		<h2>${o("page.import")}</h2>
		<p>${o("page.import.what")}</p>
		<p class="row">
			<${pn} say=${o("page.import.choose")} accept=".jsonl,.gz,.zst,.99" ontake=${r} />
			${a?i`<a href="/replay/mine/1/0">${o("page.import.again",{name:a})}</a>`:null}
		</p>
		${e?i`<p class="trouble" role="alert">${e}</p>`:null}
	</section>`}var ts=(e,t={dateStyle:"long"})=>ne(Date.parse(e),{timeZone:"UTC",...t});function mm({rest:[e]}){let t=e!==void 0&&Vc(e)?e:Zt();return i`<${hm} key=${t} day=${t} />`}function hm({day:e}){let{value:t,wrong:n}=B(async()=>{let[a]=await Promise.all([Ji({day:e}),Se()]).catch(r=>{throw wt(r)?new de(o("page.daily.none")):r});return a},e,P.value?.id,Rt.value),s=t?.seal?"own":Rt.value?"out":"open";return i`<main id="main" tabindex="-1" class="daily">
		<header>
			<h1>${o("page.nav.daily")}</h1>
			<p class="soft">${ts(e,{dateStyle:"full"})}</p>
			<p class="lead">${o("page.daily.about")}</p>
			${t?i`<p class="soft">${o("page.daily.proof",{cards:s})}</p>`:null}
		</header>
		${n?i`<p class="trouble" role="status">${n}</p>`:null}
		<div class="daily-deals">
			${t?.deals.map(a=>i`<${gm} key=${a.variant} day=${e} deal=${a} />`)}
		</div>
		${t?i`<${tr} ...${t} day=${e} days=${t.played.map(a=>a.day)} of="daily" />`:null}
	</main>`}function gm({day:e,deal:t}){let{busy:n,once:s}=W(),a=()=>s(()=>ql(e,t.variant)),r=ve.value.find(c=>c.id===t.variant)?.chairs,l=[r&&o("page.players",{n:r}),t.trump&&(t.trump==="none"?o("trump.none"):C(t.trump)),`${o("page.home.level")} ${o(`page.level.${t.bots}`)}`];return i`<section class="daily-deal">
		<h2>${me(t.variant)}</h2>
		<p class="soft">${l.filter(Boolean).join(" · ")}</p>
		${t.own?i`<${bm} day=${e} deal=${t} own=${t.own} />`:null}
		${t.lost?i`<p>${o("page.daily.lost")}</p>
				<p><a class="button plain" href=${`/replay/${t.table}/1/0`}>${o("page.daily.replay")}</a></p>`:null}
		${t.own||t.lost?null:i`<p><${x} chief aria-busy=${n} onclick=${a}
				say=${o(t.table?"page.daily.on-with":"page.daily.play")} /></p>
				<p class="soft">${o("page.daily.players",{n:t.players})}</p>`}
	</section>`}var ou=(e,t)=>o("page.daily.own",{you:t,points:v(e.points),n:e.points,made:e.made?"yes":"no"}),ym=e=>e===ve.value[0]?.id?"none":me(e),ru=e=>e.late?o("page.daily.late"):e.players>1?o("page.daily.place",{place:e.place??1,n:e.players}):o("page.daily.alone"),iu=({of:e})=>i`<ol class="daily-best">
	${e.map((t,n)=>i`<li key=${n} class=${t.table?"own":""}>
		<span>${v(t.place??0)}.</span> <span>${t.name}</span>
		<span>${t.made?"✓":"✕"}</span> <span>${v(t.points)}</span>
	</li>`)}
</ol>`;function bm({day:e,deal:t,own:n}){let{told:s}=Ft(n.table??"",1,0),a=`/${n.table}/1/0`;return i`<p class="daily-points"><b>${v(n.points)}</b> ${n.made?"✓":"✕"}</p>
		<ul class="daily-done">
			<li>${ou(n,"yes")}</li>
			${t.expert?i`<li>${ou(t.expert,"expert")}</li>`:null}
			<li>${ru(t)}</li>
		</ul>
		<p class="turns">
			<a class="button" href=${`/report${a}?seat=0`}>${o("page.daily.report")}</a>
			<a class="button plain" href=${`/replay${a}`}>${o("page.daily.replay")}</a>
		</p>
		${t.best&&t.best.length>1?i`<h3>${o("page.daily.best")}</h3>
				<${iu} of=${t.best} />
				${t.near?i`<p class="daily-gap" aria-hidden="true">⋯</p><${iu} of=${t.near} />`:null}`:null}
		<${wm} text=${[o("page.daily.first",{day:ts(e,{dateStyle:"medium"}),variant:ym(t.variant)}),Ul(s,0),[o("page.daily.last",{points:v(n.points),n:n.points,made:n.made?"yes":"no"}),...t.players>1&&!t.late?[ru(t)]:[]].join(" · ")].filter(Boolean).join(`
`)} />`}function wm({text:e}){let[t,n]=b(!1),s=async()=>await bt(e)?n(!0):N(o("page.link.by-hand"));return i`<h3>${o("page.daily.share")}</h3>
		<pre class="daily-share" tabindex="0">${e}</pre>
		<p class="small soft">${o("page.daily.squares")}</p>
		<p><${x} onclick=${s} say=${o(t?"page.daily.copied":"page.daily.copy")} /></p>`}function tr({of:e,day:t,first:n,days:s,streak:a}){let[r,l]=b(t.slice(0,7)),c=new Map;for(let k of s)c.set(k,(c.get(k)??0)+1);let u=Zt(),p=new Date(`${r}-01T00:00Z`),d=Math.round(p.getTime()/864e5),$=new Date(Date.UTC(p.getUTCFullYear(),p.getUTCMonth()+1,0)).getUTCDate(),f=(p.getUTCDay()+6)%7,m=k=>Qn(Date.UTC(p.getUTCFullYear(),p.getUTCMonth()+k)/864e5).slice(0,7),h=4,g=Array.from({length:7},(k,w)=>ts(Qn(h+w),{weekday:"short"})),y=(k,w,O,A)=>i`<button type="button" class="button plain" aria-label=${o(O)}
		disabled=${A} onclick=${()=>l(m(k))}>${w}</button>`;return i`<section class="daily-calendar">
		<h2>${o(`page.${e}.calendar`)}</h2>
		<p>${o(`page.${e}.run`,{n:a})}</p>
		<div class="daily-month">
			${y(-1,"‹","page.daily.back",r<=n.slice(0,7))}
			<b aria-live="polite">${ts(`${r}-01`,{month:"long",year:"numeric"})}</b>
			${y(1,"›","page.daily.on",r>=u.slice(0,7))}
		</div>
		<div class="daily-days" lang=${Q.value}>
			${g.map(k=>i`<span key=${k} class="soft" aria-hidden="true">${k}</span>`)}
			${Array.from({length:$},(k,w)=>{let O=Qn(d+w),A=c.get(O)??0,j=w===0?{gridColumnStart:f+1}:{};return!A&&(O<n||O>u)?i`<span key=${O} class="soft" style=${j}>${w+1}</span>`:i`<a key=${O} style=${j} href=${`/${e}/${O}`} data-played=${A}
					aria-current=${O===t?"date":void 0}
					aria-label=${o(`page.${e}.mark`,{day:ts(O),n:A})}>${w+1}</a>`})}
		</div>
	</section>`}var lu=6e4,[cu,vm]=[10*lu,10*lu],[km,pu]=[2e4,6e4],Xt=L({all:[],ahead:0});async function du(){if(je.peek()||Rt.peek()||document.visibilityState==="hidden")return;let{evenings:e,at:t}=await Is({},{where:"there"});Xt.value={all:e,ahead:t-Date.now()}}var xm=e=>{Xt.value={...Xt.value,all:Xt.value.all.map(t=>t.id===e.id?e:t)}};async function $u({id:e},t,n=!1){let s=await Gs(()=>rl({evening:e,coming:t,here:n},{where:"there"}),"there");return xm(s),s}function fu(e,t,n){S(()=>{let s=()=>{e().catch(()=>{})};s();let a=setInterval(s,t);return document.addEventListener("visibilitychange",s),()=>(clearInterval(a),document.removeEventListener("visibilitychange",s))},[t,...n])}var Sm=e=>ne(e,{hour:"numeric",minute:"2-digit"}),Om=e=>ne(e,{weekday:"long",day:"numeric",month:"long",hour:"numeric",minute:"2-digit"}),Am=({variant:e,games:t=0,clock:n})=>[o(`variant.${e}`),t>0&&o("page.evenings.games",{n:t}),o("page.home.clock",{clock:n})].filter(Boolean).join(" · ");function Mm({id:e,begins:t,later:n,...s}){let a=c=>`${new Date(c).toISOString().slice(0,19).replace(/[-:]/g,"")}Z`,l=["BEGIN:VCALENDAR","VERSION:2.0","PRODID:-//Ninety-Nine//EN",...[t,...n].flatMap(c=>["BEGIN:VEVENT",`UID:${e}-${c}@ninetynine`,`DTSTAMP:${a(t)}`,`DTSTART:${a(c)}`,"DURATION:PT1H30M",`SUMMARY:${o("title")}: ${o(`variant.${s.variant}`)}`,`URL:${dn("/")}`,"END:VEVENT"]),"END:VCALENDAR",""];Le(new Blob([l.join(`\r
`)],{type:"text/calendar"}),"ninety-nine.ics")}function Tm(){fu(du,pu,[P.value?.id]);let{busy:e,once:t}=W(),n=kt(),{all:s}=Xt.value;if(s.length===0)return null;let a=r=>t(async()=>(r.mine||await n.keep())&&$u(r,!r.mine));return i`<section class="evenings">
		<h2>${o("page.evenings")}</h2>
		<p>${o("page.evenings.about")}</p>
		${P.value?null:i`<${mn} name=${n} />`}
		<ul class="tables">
			${s.map(r=>i`<li key=${r.id}>
				<b>${Om(r.begins)}</b>
				<span class="soft">${Am(r)}</span>
				<span>${o("page.evenings.coming",{n:r.coming,names:R(r.names)})}</span>
				<span class="row">
					<${x} plain=${r.mine} aria-busy=${e} onclick=${()=>a(r)}
						say=${o(r.mine?"page.evenings.not":"page.evenings.come")} />
					<${x} plain onclick=${()=>Mm(r)} say=${o("page.evenings.calendar")} />
				</span>
			</li>`)}
		</ul>
	</section>`}var uu=new Set;function Nm(){let[e,t]=b(Date.now()),[n,s]=b(""),a=Xt.value.all.find(d=>d.mine),r=a?a.begins-e-Xt.value.ahead:1/0,l=r<=cu&&r>-vm;fu(async()=>{if(t(Date.now()),!l)return P.peek()?du():void 0;if(!a||document.visibilityState==="hidden")return;let d=await $u(a,!0,!0);d.table&&d.table!==n&&s(d.table)},l?km/(r<=cu/2&&!n?4:1):pu,[l,a?.id,P.value?.id]);let[c="",u]=Ds.value;c==="t"&&u===n&&uu.add(n);let p=l&&n!==""&&!uu.has(n);return S(()=>{p&&c===""&&J(`/t/${n}`)},[p,c]),!l||!a||c==="t"&&!p||n&&!p?null:i`<div class=${`awaited row ${p?"ready":""}`} role="status">
		<p>${p?o("page.evenings.ready"):o("page.evenings.soon",{time:Sm(a.begins)})}</p>
		${p?i`<a class="button" href=${`/t/${n}`}>${o("page.evenings.go")}</a>`:null}
	</div>`}function lt({view:e,names:t,last:n=!1,from:s=0}){let a=Pt(e);if(a===0)return i`<p class="soft">${o("last.none")}</p>`;let r=n?[a-1]:Array.from({length:a},(c,u)=>u).slice(s),l=Array.from({length:Ne(e)},(c,u)=>u);return i`<${X}><table class="book tricks">
		<thead><tr><th scope="col"><span class="unseen">${o("page.trick")}</span></th>
			${l.map(c=>i`<th key=${c} scope="col">${t[c]}</th>`)}</tr></thead>
		<tbody>${r.map(c=>{let u=uo(e,c),p=po(e,c);return i`<tr key=${c}><td>${c+1}</td>
				${l.map(d=>{let $=u.find(f=>f.seat===d)?.card;return i`<td key=${d} class=${d===p?"won":""}>
						${$?i`<${se} card=${$} size="mini" />`:null}
						<i class=${d===e.leads?.[c]?"led-dot":""} aria-hidden="true"></i>
						${d===e.leads?.[c]?i`<span class="unseen">${o("page.led")}</span>`:null}
						${d===p?i`<span class="unseen">${o("page.wins")}</span>`:null}
					</td>`})}</tr>`})}</tbody>
	</table><//>
	<p class="small soft legend" aria-hidden="true">
		<span><i class="led-dot"></i> ${o("page.led")}</span><span><i class="won-frame"></i> ${o("page.wins")}</span>
	</p>`}function mu({view:e,names:t,lies:n}){let s=Pt(e)-(n?2:1);if(s<0||e.phase!=="play")return null;let a=po(e,s);return i`<figure class="last-trick">
		<figcaption class="small">${o("page.lasttrick")}</figcaption>
		<ol>${uo(e,s).map(({seat:r,card:l})=>i`<li key=${r} data-card=${l}
			class=${r===a?"best":""}>
			<span class="unseen">${t[r]}: </span><${se} card=${l} size="mini" />
		</li>`)}</ol>
	</figure>`}function hu(e,t,n,s){let a=d=>d.act.startsWith("play "),r=d=>`${d.seat} ${d.act}`,l=d=>d.filter($=>!a($)).map(r).sort().join();if(l(e)!==l(t))return{trick:-1,steps:[s,s]};let[c,u]=[e.filter(a),t.filter(a)],p=c.findIndex((d,$)=>!u[$]||r(d)!==r(u[$]));return p<0?null:{trick:Math.floor(p/n),steps:[e.length-c.length+p,t.length-u.length+p]}}var gu=(e,t)=>t===void 0?Kt(e):o("page.report.bid",{bid:v(t),cards:Kt(e)}),nr=e=>e.trick?o("page.report.trick",{n:e.trick}):o(`page.report.at.${e.phase}`),ns=(e,t)=>n=>`/replay/${e}/${t}/${n.deal}?step=${n.step}&seat=${n.seat}&hint`;function ss({of:e,names:t,place:n,one:s,named:a=!1}){return i`<ol class="moments">${e.map(r=>{let l=nr(r),c=s?l:o("page.report.where",{deal:r.deal+1,when:l}),u=o("page.report.instead",{act:gu(r.act,r.bid),better:gu(r.better,r.betterBid)}),p=ot(r.why).join(" "),d=ic(r);return i`<li key=${`${r.deal} ${r.step}`}><a href=${n(r)}>
			<span class="moment-where">${a?`${t[r.seat]} · `:""}${c}</span>
			<span class="moment-said">${H(u)}</span>
			<span class="moment-lost score" aria-label=${o("page.report.points",{n:v(r.lost/Be,1)})}>
				−${v(r.lost/Be,1)}
			</span>
			${p?i`<span class="moment-why">${H(p)}</span>`:null}
			${d?i`<span class="moment-why small soft">${d}</span>`:null}
		</a></li>`})}</ol>`}function as({at:e,names:t,label:n,foot:s,me:a=-1,ends:r=[],from:l=[]}){let[c,u,p]=[470,210,104],d=[...l,...e.flat()],[$,f]=[Math.min(0,...d),Math.max(1,...d)],m=y=>34+y*(c-p-34)/Math.max(1,e.length),h=y=>u-22-(y-$)*(u-34)/(f-$),g=Bm((e[e.length-1]??[]).map(h),20);return i`<figure class="course"><svg viewBox=${`0 0 ${c} ${u}`} role="img" aria-label=${n}>
		<${yu} low=${$} high=${f} y=${h} to=${c-p} />
		${r.map(y=>i`<line key=${y} class="end" x1=${m(y)} x2=${m(y)} y1="6" y2=${u-22} />`)}
		${t.slice(0,e[0]?.length??0).map((y,k)=>i`<g key=${k} class=${k===a?"self":""} data-line=${k}>
				<polyline points=${[`${m(0)},${h(l[k]??0)}`,...e.map((w,O)=>`${m(O+1)},${h(w[k]??0)}`)].join(" ")} />
				<text x=${c-p+8} y=${(g[k]??0)+5}>${y.length>11?`${y.slice(0,10)}…`:y}</text>
			</g>`)}
		<text class="axis" x=${m(e.length)} y=${u-4} text-anchor="end">${s}</text>
	</svg></figure>`}function yu({low:e,high:t,y:n,to:s,said:a=v}){let r=jm(t-e),l=Math.ceil(e/r);return Array.from({length:Math.floor(t/r)-l+1},(u,p)=>(l+p)*r).map(u=>i`<g key=${u}>
			<line class=${u===0?"base":"grid"} x1="34" x2=${s} y1=${n(u)} y2=${n(u)} />
			<text x="28" y=${n(u)+5} text-anchor="end">${a(u)}</text>
		</g>`)}function bu({of:e,last:t,label:n,foot:s,all:a,most:r,said:l=v,banded:c}){let[u,p,d]=[470,230,34],$=r??Math.max(1,...e.map(w=>w.mean),Math.min(...e.map(w=>w.high)),a*2),f=Math.min(0,...e.map(w=>w.mean)),m=w=>Math.min($,Math.max(f,w)),h=w=>d+w*(u-d-6)/Math.max(1,t),g=w=>p-24-(m(w)-f)*(p-36)/($-f),y=w=>h((w.from-1+w.to)/2),k=w=>e.map(O=>`${y(O)},${g(O[w])}`);return i`<figure class="course band"><svg viewBox=${`0 0 ${u} ${p}`} role="img" aria-label=${n}>
		${c?i`<polygon class="interval" points=${[...k("high"),...k("low").reverse()].join(" ")} />`:null}
		<${yu} low=${f} high=${$} y=${g} to=${u-6} said=${l} />
		<line class="all" x1=${d} x2=${u-6} y1=${g(a)} y2=${g(a)} />
		<g class="self"><polyline points=${e.map(w=>`${y(w)},${g(w.mean)}`).join(" ")} />
			${e.map(w=>i`<circle key=${w.from} cx=${y(w)} cy=${g(w.mean)} r="3.5" />`)}</g>
		<text class="axis" x=${u-6} y=${p-4} text-anchor="end">${s}</text>
	</svg></figure>`}function jm(e){let t=e/4,n=10**Math.floor(Math.log10(t));return([1,2,5,10].find(s=>s*n>=t)??10)*n}function Bm(e,t){let n=e.map((r,l)=>l).sort((r,l)=>(e[r]??0)-(e[l]??0)),s=[...e];n.forEach((r,l)=>{let c=n[l-1];c!==void 0&&(s[r]=Math.max(s[r]??0,(s[c]??0)+t))});let a=Math.max(0,Math.max(...s)-202);return s.map(r=>r-a)}var sr=(e,t="")=>B(async()=>(await ee(()=>Vi({table:e})))?.scores??[],e,t).value;function wu({table:e,names:t,about:n="",view:s,me:a}){let r=sr(e,s?`${s.deal} ${s.phase==="over"}`:"");return r?i`${n?i`<p class="soft">${n}</p>`:null}
		<${ar} scores=${r} names=${t} me=${a??s?.seat} end=${s?.end} />`:null}function ba(e,t,n){if(t)return o("page.scores.deals",{n:t});if(!e)return" ";let{game:s,rubber:a}=e,r=s.target?o("page.scores.to",{n:s.target}):o("page.scores.deals",{n:s.deals});return n?n>1?`${r} · ${o("page.scores.rubber.games",{n})}`:r:a.wins?`${r} · ${o("page.scores.rubber.first",{n:a.wins})}`:a.games?`${r} · ${o("page.scores.rubber.games",{n:a.games})}`:r}function wa(e){let t=[];for(let n of e)(t[n.game]??=[]).push(n);return t.filter(n=>n)}var Em=4;function ar({scores:e,names:t,me:n=-1,end:s,onpick:a}){if(e.length===0)return i`<${Dm} names=${t} />`;let r=wa(e),l=e[0]?.points.length??0,c=t.map((d,$)=>$).slice(0,l),u=e.some(d=>d.made.some(Boolean)),p=["declare","reveal"].filter(d=>e.some($=>$.premium.some(f=>f.startsWith(d))));return i`<div class="score-sheet" data-hands=${l}>
		<${X}><table class="book running-score">
			<thead><tr>
				<th scope="col" rowspan="2"><span class="unseen">${o("page.scores.deal")}</span></th>
				<th scope="col" rowspan="2" class="trump-column"><span>${o("col.trump")}</span></th>
				<th scope="col" rowspan="2" class="dealer-column">${o("page.scores.dealer")}</th>
				${c.map(d=>i`<th key=${d} scope="colgroup" colspan="2" class="hand-column">${t[d]}</th>`)}
			</tr><tr class="kinds">
				${c.map(d=>i`<${li} key=${d}>
						<th scope="col" class="gained">${o("page.scores.gained")}</th>
						<th scope="col" class="stands">${o("page.scores.stands")}</th>
					<//>`)}
			</tr></thead>
			${r.map((d,$)=>i`<${Pm} key=${$} game=${d} alone=${r.length===1} names=${t} seats=${c}
					onpick=${a} />`)}
			${r.length>1||s?.rubber?i`<${Rm} games=${r} seats=${c} end=${s} />`:null}
		</table><//>
		${u||p.length?i`<p class="small soft legend">
					${u?i`<span><span class="dot" aria-hidden="true"></span> ${o("page.scores.made")}</span>`:null}
					${p.map(d=>i`<span key=${d} class="of-gained">
							<sup>${o(`offer.letter.${d}`)}</sup> ${o(`offer.${d}`)}
						</span>`)}
				</p>`:null}
		${e.length>=Em?i`<${rr} games=${r} names=${t} me=${n} />`:null}
	</div>`}function Dm({names:e}){return i`<${X}><table class="book running-score unwritten">
			<thead><tr>${e.map((t,n)=>i`<th key=${n} scope="col" class="hand-column">${t}</th>`)}</tr></thead>
			<tbody><tr>${e.map((t,n)=>i`<td key=${n}>${v(0)}</td>`)}</tr></tbody>
		</table><//>
		<p class="soft">${o("page.scores.none")}</p>`}var Cm=({n:e})=>i`<button type="button" class="link" aria-label=${o("page.scores.look",{n:e})}>${e}</button>`;function Pm({game:e,alone:t,names:n,seats:s,onpick:a}){let r=e[e.length-1],l=r?.closed;return i`<tbody>
		${t?null:i`<${vu} n=${s.length} text=${o("page.scores.game",{n:(r?.game??0)+1})} />`}
		${e.map(c=>i`<tr key=${c.deal} class=${a?"pickable":""} onclick=${a&&(()=>a(c.deal))}>
				<th scope="row">${a?i`<${Cm} n=${c.deal+1} />`:c.deal+1}</th>
				<td class="trump-column"><${ae} trump=${c.trump} /><span class="unseen">${C(c.trump)}</span></td>
				<td class="dealer-column">${n[c.dealer]}</td>
				${s.map(u=>i`<${Lm} key=${u} score=${c} seat=${u} />`)}
			</tr>`)}
		${l&&l.bonus.some(c=>c)?i`<${os} class="bonus" text=${i`<${Oe} of="bonus">${o("page.scores.bonus")}<//>`} seats=${s}
						of=${c=>l.bonus[c]?v(l.bonus[c]):"–"} />
					<${os} class="sum" text=${o("page.scores.with")} seats=${s} winners=${l.winners}
						of=${c=>v((r.totals[c]??0)+(l.bonus[c]??0))} />`:null}
	</tbody>`}var vu=({n:e,text:t})=>i`<tr class="game-head">
	<th scope="rowgroup" colspan=${2+2*e}>${t}</th><td class="dealer-column"></td>
</tr>`;function os({text:e,seats:t,of:n,winners:s,class:a}){let r=l=>s?i`<span class=${s.includes(l)?"won-it":""}>${n(l)}</span>`:n(l);return i`<tr class=${a}>
		<th scope="row" colspan="2">${e}</th><td class="dealer-column"></td>
		${t.map(l=>i`<td key=${l} colspan="2">${r(l)}</td>`)}
	</tr>`}function Lm({score:e,seat:t}){let n=e.made[t]??!1,s=e.premium[t]??"",a=s.startsWith("reveal")?"reveal":"declare",r=i`<span class="dot" aria-hidden="true"></span><span class="unseen"> ${o("made.short")}</span>`;return i`<td class="gained">
			${v(e.points[t]??0)}
			${s?i`<sup title=${te(s)}>${o(`offer.letter.${a}`)}</sup>`:null}
		</td>
		<td class="stands">${v(e.totals[t]??0)}<span class="tick">${n?r:null}</span></td>`}function Rm({games:e,seats:t,end:n}){let s=e.map(u=>u[u.length-1]).filter(u=>u!==void 0),a=u=>s.reduce((p,d)=>p+(d.totals[u]??0)+(d.closed?.bonus[u]??0),0),r=u=>s.filter(p=>p.closed?.winners.includes(u)).length,l=u=>n?.rubber?.[u]||"–",c=u=>v(n&&!n.cut?n.totals[u]??0:a(u));return i`<tfoot>
		<${vu} n=${t.length} text=${o("page.scores.together")} />
		<${os} text=${o("page.scores.wins")} seats=${t} of=${u=>r(u)||"–"} />
		${n?.rubber?i`<${os} text=${i`<${Oe} of="rubber">${o("page.scores.rubber")}<//>`} seats=${t} of=${l} />`:null}
		<${os} class="sum" text=${o("page.scores.all")} seats=${t} of=${c} winners=${n?.winners??[]} />
	</tfoot>`}function or(e){let t=[],n=[],s=[];for(let a of e){for(let r of a)t.push(r.totals.map((l,c)=>l+(s[c]??0)+(r.closed?.bonus[c]??0))),r.closed&&n.push(t.length);s=t[t.length-1]??s}return{at:t,ends:n}}function rr({games:e,names:t,me:n}){let{at:s,ends:a}=or(e);return i`<${as} at=${s} names=${t} me=${n} ends=${a.slice(0,-1)} label=${o("page.scores.course")}
		foot=${o("page.scores.deals",{n:s.length})} />`}var[He,va]=[1080,1350],[ir,ka,xa,Ke]=[350,1266,48,96],he={leaf:"#fbf6ea",ink:"#24201a",rule:"#cdbf9f",accent:"#b8371a",felt:"#f1e9d6",soft:"#b9c8bd",card:"#fffaee",cardEdge:"#cfc3a8",red:"#b8261b",black:"#221e1a",shade:"rgb(0 0 0 / 0.35)"},qm=[[],[16,9],[5,8],[26,9,5,9],[30,14]],ct=(e,t,n)=>`${e} ${t}px ${n==="title"?'"Alegreya", Palatino, serif':'"Alegreya Sans", sans-serif'}`;function Sa(e,t,n){let s=[];for(let a of t.split(" ")){let r=s.at(-1),l=`${r} ${a}`;r!==void 0&&e.measureText(l).width<=n?s[s.length-1]=l:s.push(a)}return s}function lr(e,t,n){if(e.measureText(t).width<=n)return t;let s=Array.from(new Intl.Segmenter().segment(t),a=>a.segment);do s.pop();while(s.length>1&&e.measureText(`${s.join("")}…`).width>n);return`${s.join("")}…`}function ku(e){let t=document.body.appendChild(document.createElement("i"));t.style.color=`var(${e})`;let{color:n}=getComputedStyle(t);return t.remove(),n}function Oa(e,t,n,s=he.ink){e.fillStyle=s,e.fillRect(Ke,t,He-2*Ke,n)}function Su(e,t){e.save(),e.shadowColor=he.shade,e.shadowBlur=26,e.shadowOffsetY=9,t(),e.restore()}function xu(e,t,{x:n,y:s,turn:a}){let r=new Path2D(document.querySelector(`#pip-${t} path`)?.getAttribute("d")??"");e.save(),e.translate(n,s),e.rotate(a),e.scale(1.85,1.85),e.beginPath(),e.roundRect(-50,-70,100,140,4.5),e.fillStyle=he.card,Su(e,()=>e.fill()),e.lineWidth=.6,e.strokeStyle=he.cardEdge,e.stroke(),e.fillStyle=t==="H"?he.red:he.black;let l=(c,u,p,d=!1)=>{e.save(),e.translate(c-50,u-70),e.scale(p/100,(d?-p:p)/100),e.translate(-50,-50),e.fill(r),e.restore()};for(let[c,u]of gi[9]??[])l(c,u,20,u>70);e.textAlign="center",e.font=ct("700",31,"text");for(let c=0;c<2;c++)e.fillText("9",-38.25,-43.5),l(11.75,40.5,16),e.rotate(Math.PI);e.restore()}function Im(e,{title:t,winner:n}){e.fillStyle=ku("--felt"),e.fillRect(0,0,He,va),e.fillStyle=ku("--felt-deep"),e.fillRect(0,ka,He,va-ka),e.fillStyle=he.leaf,Su(e,()=>e.fillRect(xa,ir,He-2*xa,ka-ir+24)),xu(e,"S",{x:812,y:206,turn:-.14}),xu(e,"H",{x:930,y:214,turn:.1}),e.fillStyle=he.soft,e.font=ct("400",32,"text"),e.fillText(lr(e,t,600),xa,92),e.fillStyle=he.felt,Wm(e,n,640),e.fillStyle=he.soft,e.font=ct("400",28,"text"),e.textAlign="center",e.fillText(`Ninety-Nine · ${o("page.picture.by")}`,He/2,va-24),e.textAlign="left"}function Wm(e,t,n){let s=$=>(e.font=ct("500",$,"title"),Sa(e,t,n)),a=$=>{let f=s($);return f.length*$<=186&&f.every(m=>e.measureText(m).width<=n)},r=[88,62].find(a)??46,l=s(r).length,c=n;for(;c>0&&Sa(e,t,c-8).length===l;)c-=8;let u=Sa(e,t,c).slice(0,4),p=r*1.06,d=218+r*.3-(u.length-1)*p/2;u.forEach(($,f)=>e.fillText(lr(e,$,n),xa,d+p*f))}function Ou(e,t){e.strokeStyle=t===0?he.accent:he.ink,e.lineWidth=t===0?7:4,e.lineJoin="round",e.setLineDash(qm[t]??[]),e.stroke(),e.setLineDash([])}function zm(e,{places:t},n){Oa(e,n,6,he.accent),Oa(e,n+11,2,he.accent);let s=58;return t.forEach(({name:a,total:r},l)=>{let c=n+70+s*l;e.fillStyle=he.ink,e.font=ct(l===0?"700":"400",42,"text"),e.fillText(lr(e,a,600),Ke,c),e.textAlign="right",e.fillText(v(r),He-Ke,c),e.textAlign="left",e.beginPath(),e.moveTo(He-Ke-330,c-13),e.lineTo(He-Ke-170,c-13),Ou(e,l),Oa(e,c+15,1.5,he.rule)}),n+70+s*t.length}function _m(e,{course:{at:t},places:n},s,a){let r=t.flat(),[l,c]=[Math.min(0,...r),Math.max(1,...r)],u=d=>Ke+d*(He-2*Ke)/Math.max(1,t.length),p=d=>a-(d-l)*(a-s)/(c-l);Oa(e,p(0),2,he.rule),n.forEach(({seat:d},$)=>{e.beginPath(),e.moveTo(u(0),p(0)),t.forEach((f,m)=>e.lineTo(u(m+1),p(f[d]??0))),Ou(e,$)})}function Fm(e,{facts:t}){e.font=ct("400",34,"text");let n=t.slice(0,4).flatMap(a=>Sa(e,a,He-2*Ke-34).map((r,l)=>({line:r,i:l}))),s=ka-28-46*(n.length-1);return n.forEach(({line:a,i:r},l)=>{let c=s+46*l;e.fillStyle=he.accent,r===0&&e.fill(Hm(Ke+9,c-11,10)),e.fillStyle=he.ink,e.fillText(a,Ke+34,c)}),s-60}var Hm=(e,t,n)=>new Path2D(`M${e-n} ${t}L${e} ${t-n}L${e+n} ${t}L${e} ${t+n}Z`);async function Au(e){let t=[ct("500",88,"title"),ct("400",34,"text"),ct("700",42,"text")];await Promise.all(t.map(l=>document.fonts.load(l)));let n=document.createElement("canvas");[n.width,n.height]=[He,va];let s=n.getContext("2d");Im(s,e);let a=zm(s,e,ir+44),r=Fm(s,e);return r-a>120&&_m(s,e,a+40,r-6),new Promise((l,c)=>n.toBlob(u=>u?l(u):c(new Error("no picture"))))}function Km(e,t){let n=Math.max(...e);return n>=t?{seat:e.indexOf(n),n}:void 0}function Um(e,t){let[n,s]=[0,0];for(let a of e)s=Math.max(s,n=a.made[t]?n+1:0);return s}function Jm(e,t,n){let s=n.map(h=>h.seat).sort((h,g)=>h-g),a=(h,g)=>Km(s.map(h),g),r=h=>t[s[h]??-1]??"",l=[],c=a(h=>Math.max(...e.map(g=>g.points[h]??0)),1);if(c){let h=e.findIndex(g=>g.points[s[c.seat]??-1]===c.n)+1;l.push(o("page.best.deal",{name:r(c.seat),n:c.n,deal:h}))}let u=a(h=>Um(e,h),2);u&&l.push(o("page.best.run",{name:r(u.seat),n:u.n}));let p=a(h=>e.filter(g=>g.premium[h]&&g.made[h]).length,1);p&&l.push(o("page.best.premiums",{name:r(p.seat),n:p.n}));let d=e.filter(h=>s.every(g=>h.made[g])).length;d&&l.push(o("page.best.all",{n:d}));let[$,f]=n,m=$&&f?$.total-f.total:0;return m>0&&l.push(o("page.best.ahead",{name:$?.name??"",n:m})),l}function cr({scores:e,end:t,names:n,title:s,winner:a}){let r=t.totals.map((l,c)=>({seat:c,total:l,name:n[c]??""}));return r.sort((l,c)=>c.total-l.total),{title:s,winner:a,places:r,facts:Jm(e,n,r),course:or(wa(e))}}var Vm=({title:e,winner:t,places:n,facts:s})=>[e,t,R(n.map(a=>`${a.name} ${v(a.total)}`)),...s].join(`
`);async function ur(e){let t=new File([await Au(e)],"ninety-nine.png",{type:"image/png"});if(navigator.canShare?.({files:[t]}))return navigator.share({files:[t],title:e.title}).catch(n=>{if(n.name!=="AbortError")throw n});Le(t,t.name)}var Gm=3;function Zm({table:e,match:t,names:n,seat:s}){let{told:a,wrong:r}=Ft(e,t,void 0);if(r)return null;let{judged:l=0,of:c=0,rough:u=0}=a??{},p=l<c?o("page.report.judging",{n:l,of:c}):o("page.report.rough",{n:u}),d=(a?.deals??[]).flatMap($=>$.mistakes).sort(($,f)=>f.lost-$.lost).slice(0,Gm);return i`<section class="decided">
		<h3>${o("page.last.decided")}</h3>
		${!a||Fe(a)?i`<p class="soft judging" style=${{"--far":c?(l-u)/c:0}}>${c?p:""}</p>`:d.length?i`<${ss} of=${d} names=${n} place=${ns(e,t)} one=${!1} named=${!0} />`:i`<p class="soft">${o("page.last.clean")}</p>`}
		<p><a href=${`/report/${e}/${t}${s===void 0?"":`?seat=${s}`}`}>${o("page.last.report")}</a></p>
	</section>`}function Mu({table:e,match:t,at:n,view:s,names:a,variant:r,winner:l,onclose:c}){let u=sr(e),[p,d]=b(""),{end:$,seat:f}=s,m=`${r} · ${ne(n,{dateStyle:"long"})}`,h=u&&$&&cr({scores:u,end:$,names:a,title:m,winner:l}),g=async w=>d(o(await bt(Vm(w))?"page.link.copied":"page.copy.not")),y=w=>ur(w).catch(O=>d(D(O))),k=h&&i`<p class="soft" role="status">${p}</p>
		<${x} onclick=${()=>g(h)} say=${o("page.copy")} />
		<${x} chief onclick=${()=>y(h)} say=${o("page.share")} />`;return i`<${_} title=${o("page.last")} broad onclose=${c} actions=${k}>
		${h?i`<div class="last-page">
				<p class="small soft">${m}</p>
				<p class="winner">${l}</p>
				<div class="brought">
					<table class="book final"><tbody>
						${h.places.map(w=>i`<tr key=${w.seat} class=${w.seat===f?"self":""}>
							<th scope="row">${w.name}</th><td>${v(w.total)}</td>
						</tr>`)}
					</tbody></table>
					${u.length>1?i`<${rr} games=${wa(u)} names=${a} me=${f??-1} />`:null}
				</div>
				<div class="remembered">
					<ul class="bests">${h.facts.map(w=>i`<li key=${w}>${w}</li>`)}</ul>
					<${Zm} table=${e} match=${t} names=${a} seat=${f} />
				</div>
			</div>`:i`<p class="soft" role="status">${o("page.opening")}</p>`}
	<//>`}var Tu,Aa={noise:!0,at:0,hertz:1800,seconds:.06,gain:.12},Mn={noise:!1,at:0,hertz:392,seconds:.28,gain:.05},Ym={card:[Aa],turn:[Mn],deal:[0,.07,.14,.21].map(e=>({...Aa,at:e,gain:.07})),trick:[{...Aa,hertz:700,seconds:.16,gain:.09}],made:[Mn,{...Mn,at:.16,hertz:523.25,seconds:.45}],best:[392,523.25,659.25,783.99].map((e,t)=>({...Mn,at:.13*t,hertz:e,seconds:.7})),stamp:[{...Aa,hertz:240,seconds:.11,gain:.3}],lead:[587.33,880].map((e,t)=>({...Mn,at:.75+.12*t,hertz:e,seconds:.4,gain:.03})),lost:[{...Mn,hertz:246.94,seconds:.4,gain:.04}]},Nu=e=>(e.played??[]).reduce((t,n)=>t+E(n).length,0);function ju(e,t){if(!e||!t)return[];let n=[];return ht(e,t)?Nu(t)>Nu(e)&&n.push("card"):n.push("deal"),t.options&&!e.options&&n.push("turn"),n}function Bu(e){let{seat:t,closed:n,points:s=[],made:a=[]}=e;if(t===void 0)return[];let r=s[t]===99||n?.winners.includes(t),l=!r&&Ot(e)===t,c=r?["stamp","best"]:a[t]?["stamp","made"]:["lost"];return l?[...c,"lead"]:c}function rs(e){if(!(!T.sound.peek()||document.hidden)){Tu??=new AudioContext;for(let t of Ym[e])Qm(Tu,t)}}function Qm(e,{noise:t,at:n,hertz:s,seconds:a,gain:r}){let l=e.currentTime+n,c=new GainNode(e,{gain:0});if(c.gain.setValueAtTime(0,l),c.gain.linearRampToValueAtTime(r,l+.008),c.gain.exponentialRampToValueAtTime(1e-4,l+a),c.connect(e.destination),t){let u=new AudioBuffer({length:Math.ceil(a*e.sampleRate),sampleRate:e.sampleRate}),p=u.getChannelData(0);for(let $=0;$<p.length;$++)p[$]=Math.random()*2-1;let d=new AudioBufferSourceNode(e,{buffer:u});d.connect(new BiquadFilterNode(e,{type:"bandpass",frequency:s,Q:.8})).connect(c),d.start(l)}else{let u=new OscillatorNode(e,{type:"sine",frequency:s});u.connect(c),u.start(l),u.stop(l+a)}}function Eu(e,t,n){let s=$e(e.bid??0,n);return o("outcome.own",{bid:s,won:e.won?.[t]??0,points:e.points?.[t]??0})}function Du(e,t){let n=(e.won?.[t]??0)-(e.bid??0);return e.made?.[t]||!n?"":o("outcome.off",{n:Math.abs(n),over:n>0?"yes":"no"})}function Xm(e,{bid:t,won:n,worth:s}){let a=_e(s),r=e.map(p=>a[ce(p)]??0),l=r.length&&r.reduce((p,d)=>p+d,0)===t,c=0,u=(l?r:[t]).map(p=>Array.from({length:p},()=>c++<n?"won":"open"));return n>t&&u.at(-1)?.push(...new Array(n-t).fill("extra")),u}function eh({view:e,seat:t,variant:n}){let s=Ae(E(e.aside),re),a=e.won?.[t]??0,l=e.bid===0&&a>0&&e.made?.[t]&&n?.score.zeroOrAll?Ht(n):e.bid??0,c=Xm(s,{bid:l,won:a,worth:n?.worth??""}),u=0,p=d=>i`<span class="bid-marks">
		${d.map($=>i`<i key=${u} class=${$} style=${{"--fall":u++}}></i>`)}
	</span>`;return i`<div class="met" aria-hidden="true" style=${{"--falls":Math.max(l,a,1)}}>
		${s.map((d,$)=>i`<div key=${d} class="turning" style=${{"--turn":$}}>
			<span class="face"><${se} card=${d} /></span><span class="back"><${se} face="down" /></span>
			${c.length===s.length?p(c[$]??[]):null}
		</div>`)}
		${c.length===s.length?null:c.map(p)}
	</div>`}function th({view:e,names:t,variant:n}){let{seat:s}=e;if(s===void 0||e.bid===void 0)return i`<p class="outcome">${Cu(e,t)}</p>`;let a=e.made?.[s]??!1,r=Du(e,s),l=Eu(e,s,n).replace(/ (?=\S+$)/u," ");return i`<p class=${`outcome own-${a?"made":"failed"}`}>
		<b aria-hidden="true">${a?"✓":"✕"}</b> ${l}
		${r?i` <span class="off">${r}</span>`:null}
	</p>`}function Cu(e,t){let n=t.filter((s,a)=>e.made?.[a]);return o("page.over.makers",{names:R(n),n:n.length})}var Ma=({view:e,names:t,won:n})=>e.end?.rubber?No(e,t):n||To(e,t);function nh(e){let{view:t,names:n,variant:s}=e,{seat:a}=t,l=a!==void 0&&t.bid!==void 0?[Eu(t,a,s),Du(t,a)]:[Cu(t,n)],c=Ma(e),u=c?[c,`${R(Pu(t,n).map(([p,d])=>`${p} ${v(d)}`))}.`]:[jo(t,n,Ot(t)),Mo(t)];return[...l,...u].filter(Boolean).join(" ")}var sh=({end:e,closed:t,totals:n})=>e?.totals??n.map((s,a)=>t?(t.totals[a]??s)+(t.bonus[a]??0):s),Pu=(e,t)=>sh(e).map((n,s)=>[t[s]??"",n]).sort((n,s)=>s[1]-n[1]);function ah({title:e,view:t,names:n}){return i`<div class="printed">
		<${Ql} />
		<p class="outcome winner">${e}</p>
		<p class="standing">
			${Pu(t,n).map(([s,a])=>i`<span key=${s}>${s} <b>${v(a)}</b></span>`)}
		</p>
	</div>`}function Ta(e){let{view:t,names:n,variant:s,won:a,day:r=!1,hands:l}=e,{seat:c,bid:u,aside:p}=t,d=Zl(t,l,a!==""&&!r),$=Ma(e),f=c!==void 0&&u!==void 0&&p!==void 0;return i`<header class="moment" data-what=${d}>
		${$&&!r?i`<${ah} title=${$} view=${t} names=${n} />`:null}
		${f&&(!$||r)?i`<${eh} view=${t} seat=${c} variant=${s} />`:null}
		<div class="outcomes">
			${$&&r?i`<p class="outcome winner">${$}</p>`:null}
			<${th} ...${e} />
		</div>
		${$&&!r?null:i`<${Yl} what=${d} />`}
	</header>`}var oh=600;function Lu(e,t,n){let[s,a]=b(e&&!sn()&&!document.hidden);return S(()=>{if(!e)return;T.spoken.peek()||N(nh(t),!0);let r=new AbortController,l=p=>{let d=p instanceof KeyboardEvent?p.key:"",$=p?.target;(d===" "||d==="Enter")&&!$?.closest("button, a, input, dialog")&&p?.preventDefault(),r.abort(),a(!1)},c=setTimeout(()=>Bu(t.view).forEach(rs),s?n-100:0),u=setTimeout(l,n+oh+So);for(let p of s?["pointerdown","keydown","visibilitychange"]:[])document.addEventListener(p,l,{capture:!0,signal:r.signal});return()=>(clearTimeout(u),clearTimeout(c),r.abort())},[]),s}var pr=(e,{table:t="mine",match:n,deal:s,step:a})=>`/whatif/${e}?of=${t}&match=${n}&deal=${s}&step=${a}`;function is(e,{day:t,from:n}){if(n){let{table:a="mine",match:r,deal:l,step:c}=n;return{title:o("page.whatif"),lost:o("page.whatif.given.up"),played:{href:pr(e,n),text:o("page.whatif.compare")},givenUp:{href:`/replay/${a}/${r}/${l}?step=${c}`,text:o("page.replay")}}}if(!t)return;let s={href:`/daily/${t}`,text:o("page.daily.others")};return{title:o("page.nav.daily"),lost:o("page.daily.lost"),played:s,givenUp:s}}function dr({table:e,message:t,names:n}){let s=t.table.ask,{seat:a}=t;if(t.table.paused&&a!==void 0&&!t.table.chairs[a]?.ready)return i`<p class="proposal">
			<${x} chief onclick=${()=>e.act({do:"resume"})} say=${o("page.resume")} />
		</p>`;if(a!==void 0&&t.table.chairs[a]?.away)return i`<p class="proposal">${o("page.standin")}${" "}
			<${x} chief onclick=${()=>e.act({do:"back"})} say=${o("page.back")} />
		</p>`;if(!s)return null;let l=a!==void 0&&!s.yes.includes(a),c=u=>e.act({do:"answer",on:u,seen:t.seq});return i`<div class="proposal" role=${T.spoken.value?void 0:"alert"}>
		<p>${o(`page.proposes.${s.what}`,{name:n[s.by]??"",you:s.by===a?"yes":"no"})}</p>
		${l?i`<div class="answers">
					<${x} chief onclick=${()=>c(!0)} say=${o("page.agree")} />
				<${x} onclick=${()=>c(!1)} say=${o("page.disagree")} /></div>`:null}
		${s.by===a?i`<div class="answers">
					<${x} onclick=${()=>c(!1)} say=${o("page.withdraw")} />
				</div>`:null}
	</div>`}function rh({table:e,message:t,names:n}){let[s,a]=b(!1),r=e.settled.value.settings,{variant:l="standard",rules:c}=r,u=n.map((p,d)=>d===t.seat?t.table.chairs[d]?.name??p:p);return i`<${x} aria-haspopup="dialog" onclick=${()=>a(!0)} say=${o("page.last")} />
		${s?i`<${Mu} table=${e.id} match=${t.table.match} at=${t.at} view=${t.view}
					names=${u} variant=${c?.name??o(`variant.${l}`)}
					winner=${Bo(t.table.winners,u,-1,r)} onclose=${()=>a(!1)} />`:null}`}var Ru={made:1500,failed:950,printed:1250};function qu({table:e,message:t,names:n,variant:s,fresh:a}){let{seat:r}=t,l=r!==void 0&&t.table.chairs[r]?.ready,{view:c}=t,u=t.table.stage==="waiting",p=e.settled.value.settings,{day:d}=p,$=is(e.id,p),f=u?Bo(t.table.winners,n,r??-1,p):"",m={view:c,names:n,variant:s,won:f,day:d!==void 0},h=Ma(m),g=h?"printed":c?.made?.[r??-1]?"made":"failed",y=Lu(a,m,Ru[g]),k=y?Ru[g]:0,w=Ze("report",e.id),O=Ze("match",e.id),A=e.current.value,j={"--written":`${k}ms`};return i`<div class="over leaf sheeted" data-moves=${y?g:void 0} style=${j}
		onclick=${ie=>ie.stopPropagation()}>
		<${dr} table=${e} message=${t} names=${n} />
		<${Ta} ...${m} hands=${t.table.chairs.length} />
		<${Qe} view=${c} names=${n} variant=${s} written=${k} crowned=${h!==""} />
		${r!==void 0&&!O&&Jl(t)?i`<${Vl} table=${e.id} match=${t.table.match} deal=${c?.deal??0} seat=${r} />`:null}
		<div class="row">
			${w?i`<a class="button chief" href=${`/report/${e.id}/${t.table.match}?seat=${r}`}>
						${o("way.go.report")}
					</a>`:null}
			${$?i`<a class="button chief" href=${$.played.href}>${$.played.text}</a>`:r===void 0||l?i`<p class="soft">${r===void 0?"":o("page.waiting.others")}</p>`:i`<button type="button" class=${`button ${w?"":"chief"}`}
						disabled=${e.waits.value>0||!A||t.table.paused} onclick=${()=>e.ready()}>
						${o(u?"page.again":"page.next")}
					</button>`}
			${f&&c?.end&&!d&&!w?i`<${rh} table=${e} message=${t} names=${n} />`:null}
			${!w&&(u||t.table.open)?i`<a class="button plain" href=${`/replay/${e.id}/${t.table.match}/${c?.deal??0}`}>
						${o("page.replay")}
					</a>`:null}
		</div>
	</div>`}function Na({title:e,class:t="",told:n,back:s,onclose:a,children:r}){let l=M(null);return ge(()=>{let c=l.current,u=document.activeElement;return c?.focus({preventScroll:!0}),()=>{c?.contains(document.activeElement)&&(s?.current??u)?.focus({preventScroll:!0})}},[]),S(()=>l.current?.scrollIntoView({block:"nearest"}),[n]),i`<section class=${`hint ${t}`} ref=${l} tabindex="-1" aria-label=${e}>
		<header>
			<h2>${e}</h2>
			<${x} plain onclick=${a} say=${o("page.close")} />
		</header>
		${r}
	</section>`}function ls(e){let[t,...n]=(e?.act??"").split(" ");return new Set(t==="play"||t==="lay"?n:[])}var ja={luck:"M12 12C7 12 3.5 9.5 5 7s3.8-.5 3.8-.5S8 3.5 10.5 3.5 12 8 12 12C12 7 14.5 3.5 17 5s.5 3.8.5 3.8S20.5 8 20.5 10.5 16 12 12 12C17 12 20.5 14.5 19 17s-3.8.5-3.8.5S16 20.5 13.5 20.5 12 16 12 12C12 17 9.5 20.5 7 19s-.5-3.8-.5-3.8S3.5 16 3.5 13.5 8 12 12 12Z",played:"M4.5 19h15M4.5 16 3.5 7.5l4.7 3.6L12 5l3.8 6.1 4.7-3.6-1 8.5Z",thankyou:"M12 20.5S3.8 15 3.8 9.2a4.1 4.1 0 0 1 8.2-.7 4.1 4.1 0 0 1 8.2.7c0 5.8-8.2 11.3-8.2 11.3Z",ohno:"M11.3 3H4.5v18h6.2l2-4.5-3-4 3-4.5ZM15.5 3h4v18h-5l2-4.5-3-4 3-4.5Z",sorry:"M6 21.5V4c4-2.2 8 2.2 12.5 0v9.5c-4.5 2.2-8.5-2.2-12.5 0"},Wu=[...Object.keys(ja),"deal","unlucky","moment","thanks"],Iu=2500,$r=({of:e})=>ja[e]?i`<svg class="mark" viewBox="0 0 24 24" aria-hidden="true" focusable="false"><path d=${ja[e]} /></svg>`:null;function zu({onsay:e}){let[t,n]=b(""),s=M(-1/0);S(()=>{let r=setTimeout(()=>n(""),Iu);return()=>clearTimeout(r)},[t]);let a=(r,l)=>{Date.now()-s.current<Iu||(s.current=Date.now(),n(r),N(l,!0),e(l))};return i`<p class="reactions" role="group" aria-label=${o("page.reactions")}>
		${Object.keys(ja).map(r=>{let l=o(`page.quick.${r}`);return i`<button type="button" key=${r} class=${`button plain ${t===r?"sent":""}`} aria-label=${l}
				title=${l} onclick=${()=>a(r,l)} aria-disabled=${t!==""}><${$r} of=${r} /></button>`})}
	</p>`}var Tn=({remark:e,phrase:t,text:n})=>e?o(`page.remark.${e}`):t&&Wu.includes(t)?o(`page.quick.${t}`):n,ih=e=>Math.min(12e3,4e3+70*e.length);function _u({said:e}){let[t,n]=b(-1),[s,a]=b(!1),r=Tn(e);return S(()=>{if(s)return;let l=setTimeout(()=>n(e.seq),ih(r));return()=>clearTimeout(l)},[e.seq,s]),t===e.seq?null:i`<p class="bubble" aria-hidden="true" onpointerenter=${()=>a(!0)}
		onpointerleave=${()=>a(!1)}><${$r} of=${e.phrase??""} />${r}</p>`}function Fu(e,{me:t,muted:n,since:s}){let a=e.filter(r=>r.at>=s&&r.seat>=0&&(r.by===""||r.by!==t));return new Map(a.filter(r=>!n.includes(r.by)).map(r=>[r.seat,r]))}function Hu({talk:e,me:t,muted:n,onsay:s,onmute:a,oncomplain:r}){let[l,c]=b(""),u=ci(),p=M(null),d=new Set(new Map(e.map(f=>[f.by,f])).values());S(()=>p.current?.scrollIntoView({block:"nearest"}),[e.length]);let $=async f=>{f.preventDefault();let m=l.trim();m&&(c(""),await s(m)===void 0&&c(m))};return i`<section class="talk" aria-label=${o("page.talk")}>
		${e.length===0?i`<p class="soft">${o("page.talk.none")}</p>`:null}
		<ol aria-live="polite" tabindex="0" aria-label=${o("page.talk")}>
			${e.map(f=>i`<li key=${f.seq}>
					<time class="soft small">${ne(f.at,{timeStyle:"short"})}</time>${" "}
					<b>${f.name}</b>${f.seat<0?i` <span class="soft small">${o("page.watching")}</span>`:null} ${Tn(f)}
					${f.by&&f.by!==t&&d.has(f)?i`${" "}<${lh} by=${f.by} muted=${n} onmute=${a} />`:null}
					${r&&f.by&&f.by!==t&&d.has(f)?i`${" "}<button type="button" class="button plain small" onclick=${()=>r(f)}>
							${o("page.complain")}
						</button>`:null}
				</li>`)}
			<li ref=${p} class="unseen" aria-hidden="true"></li>
		</ol>
		<p class="quick" role="group" aria-label=${o("page.quick")}>
			${Wu.map(f=>i`<button type="button" key=${f} class="button plain"
				onclick=${()=>s(o(`page.quick.${f}`))}><${$r} of=${f} />${o(`page.quick.${f}`)}</button>`)}
		</p>
		<form class="row" onsubmit=${$}>
			<label class="unseen" for=${u}>${o("page.talk.say")}</label>
			<input id=${u} type="text" maxlength="300" autocomplete="off" placeholder=${o("page.talk.say")} value=${l}
				oninput=${f=>c(f.target.value)} />
			<button class="button">${o("page.talk.send")}</button>
		</form>
	</section>`}function lh({by:e,muted:t,onmute:n}){let s=t.includes(e);return i`<button type="button" class="button plain small" onclick=${()=>n(e,!s)}>
		${o(s?"page.unmute":"page.mute")}
	</button>`}var ch={2:["south","north"],3:["south","west","east"],4:["south","west","north","east"],5:["south","west","northwest","northeast","east"]};function uh(e,t){let n=[];return $o(e,t).forEach((s,a)=>n[s]=ch[e]?.[a]??"north"),n}function Nt(e){let{view:t,names:n,me:s,variant:a,elsewhere:r,laid:l=!0,full:c=null,pending:u=null,unsent:p=!1}=e,{chairs:d,now:$=0,played:f=null,said:m,over:h="",onhurry:g,aloud:y=!1,children:k}=e,w=Ne(t),O=uh(w,s),A=c?c.cards:t.trick??[],j=c?c.winner:u?-1:t.taking??-1,ie=u&&!c?[...A,{seat:t.options?.seat??s,card:u}]:A;return i`<div class=${`felt hands-${w} ${h}`} onclick=${g}>
		<${fh} trump=${on(t)} />
		${$o(w,s).filter(V=>V!==r).map(V=>i`<${pt}
				key=${V} view=${t} variant=${a} seat=${V} name=${n[V]??""} names=${n}
				place=${O[V]} own=${V===s} chair=${d?.[V]} now=${$} open=${ph(t,V)}
				winner=${c?.winner===V} laid=${l} said=${m?.get(V)}
				hand=${V===f?.seat?f.hand:void 0}
			/>`)}
		<${Mh} cards=${ie} pending=${u&&!c&&p?u:""} where=${O} winner=${j}
			gone=${c?.gone??!1} names=${n} aloud=${y} />
		<${mh} view=${t} variant=${a} names=${n} me=${s} />
		${k}
	</div>`}var ph=(e,t)=>e.shown?.[t]?.hand!==void 0?E(e.shown[t]?.hand):null;function dh(e,t,n){let{why:s}=e,a=c=>c===n&&e.seat!==void 0?"yes":"no",r=e.trump===void 0&&on(e)?[o("why.stay")]:[];if(s?.trump&&e.trump){let c=e.turnup&&e.turnup!=="joker"?yt(e.turnup):o("joker");r.push(o(`why.${s.trump}`,{n:s.made,card:c,name:t[s.by??-1]??"",you:a(s.by)}))}let l=e.premium?.findIndex(c=>c!=="")??-1;if(s?.premium&&l>=0){let c=s.premium==="place"?"near":"level";r.push(o("why.holds",{name:t[l]??"",you:a(l),why:c}))}return s?.behind&&r.push(o("why.behind",{name:t[l]??"",you:a(l),n:s.behind})),r}function $h(e,t,n,s){let[a,...r]=e.vulnerable??[],l=t?.score.vulnerable;return e.seat===void 0||a===void 0||r.length||!l?[]:[o("why.vulnerable",{you:a===s?"yes":"no",name:n[a]??"",n:l})]}var fh=({trump:e})=>i`<div class="cloth" data-trump=${e} aria-hidden="true">
	${(e==="none"?[..."CHSD"]:[e]).map(t=>i`<${ae} key=${t} trump=${t} />`)}
</div>`;function mh({view:e,variant:t,names:n,me:s}){if(e.phase===void 0)return null;let a=[...dh(e,n,s),...$h(e,t,n,s)];return i`<div class="ground">
		<div>
			<${ut} trump=${on(e)} explains />
			${a.map(r=>i`<p key=${r} class="reason small">${r}</p>`)}
		</div>
		${e.turnup?i`<div class="turnup">
					<${gt.Provider} value=""><${se} card=${e.turnup} size="mini" /><//>
					<span class="small">${o("turnup")}</span>
				</div>`:null}
	</div>`}function ut({trump:e,unsure:t=!1,explains:n=!1}){let s=i`<b>${C(e)}${t&&e?"?":""}</b>`;return i`<p class="trump">
		<span class="small">${o("page.trump")}</span>
		${e===""?i`<span class="sign none" aria-hidden="true">?</span>`:i`<${ae} trump=${e} />`}
		${n?i`<${Oe} of=${e==="none"?"notrump":"trump"}>${s}<//>`:s}
	</p>`}function pt(e){let{view:t,variant:n,seat:s,name:a,names:r=[],place:l,own:c,chair:u,now:p,open:d,winner:$,laid:f=!0,hand:m,said:h}=e,g=t.held?.[s]??0,y=t.due===void 0?t.turn.includes(s):t.due===s,k=c&&t.seat!==void 0,w=k?t.bid:t.shown?.[s]?.bid,O=k?void 0:t.shown?.[s]?.aside,A=fn(u),j=t.control===t.seat?"yes":"no";return i`<section class=${`seat ${l} ${`${y?"thinks":""} ${$?"winner":""} ${c?"own":""}`}`} data-seat=${s} aria-label=${a}>
		<div class="nameplate">
			<h2>
				<span class="name">${a}</span>
				${A?i`<${Oe} class="level" say=${Tl(u)}>${A}<//>`:null}
				${t.totals[s]===void 0?null:i`<span class="points" title=${o("page.points")}>
							${v(t.totals[s])}<span class="unseen"> ${o("page.points")}</span>
						</span>`}
				<${hh} view=${t} seat=${s} />
				${t.dealer===s?i`<${Oe} of="dealer" class="badge">
							${o("page.dealer.short")}<span class="unseen"> ${o("dealer")}</span>
						<//>`:null}
				${y?i`<span class="unseen">${o("seat.thinks")}</span>`:null}
				${u?.ready&&t.phase==="over"?i`<span class="small soft">${o("seat.ready")}</span>`:null}
			</h2>
			<p class="tally">
				${t.phase===void 0?null:i`<${vh} view=${t} variant=${n} seat=${s} bid=${w}
							laid=${t.phase==="lay"?!t.turn.includes(s):f} />`}
				<${wh} view=${t} seat=${s} variant=${n} />
				${t.vulnerable?.includes(s)?i`<${Oe} of="vulnerable" class="badge" variant=${n}>${o("vulnerable")}<//>`:null}
				${t.control!==void 0&&s===rn(t)?i`<span>${o("dummy.by",{name:r[t.control]??"",you:j})}</span>`:null}
				${u?.away?i`<span class="badge">${o("page.away")}</span>`:null}
				<${Oh} chair=${u} now=${p} />
			</p>
			${t.phase==="play"?i`<${gh} suits=${E(t.void?.[s])} />`:null}
			${h?i`<${_u} said=${h} />`:null}
		</div>
		${O?i`<div class="aside" aria-label=${o("page.aside")}>${le(O)}</div>`:null}
		${k||d?null:i`<${bh} n=${g} />`}
		${k||!d?null:m??i`<${yh} cards=${d} trump=${t.trump} />`}
	</section>`}function hh({view:e,seat:t}){let n=St(e.totals)===t,s=M(n),a=n&&!s.current&&Ot(e)===t;if(s.current=n,!n)return null;let r=a?`[data-seat="${St(zn(e))}"] .points`:void 0;return i`<${Oe} class="leads" say=${o("page.leads.is")}>
		<${_n} from=${r} /><span class="unseen"> ${o("page.leads")}</span>
	<//>`}function gh({suits:e}){let t={suits:R(e.map(C))};return i`<p class="voids">
		${e.length?i`<${Oe} say=${o("page.void.is",t)}>
					<span class="unseen">${o("page.void",t)}</span>${e.map(n=>i`<${Sh} suit=${n} />`)}
				<//>`:null}
	</p>`}function yh({cards:e,trump:t}){let n=s=>i`<span key=${ce(s[0]??"")} class="same-suit">
		${s.map(a=>i`<${se} key=${a} card=${a} size="mini" />`)}
	</span>`;return i`<div class="open-hand">${Ts(Ae(e,re,t),t).map(n)}</div>`}function bh({n:e}){return i`<div class="backs" aria-label=${o("page.held",{n:e})} role="img" style=${{"--n":Math.max(e,1)}}>
		${Array.from({length:e},(t,n)=>i`<${se} key=${n} face="down" />`)}
	</div>`}function wh({view:e,seat:t,variant:n}){let s=e.premium?.[t]||"";if(s){let l=s.startsWith("declare")?"declare":"reveal";return i`<${Oe} of=${l} class="premium" variant=${n}>${te(s)}<//>`}let a=e.why?.overcalled?.includes(t)&&e.phase!=="offer",r=te(e.offers?.[t]??"declare");return i`${xh(e,t)}
		${a?i`<span class="beaten">${o("offer.beaten",{offer:r})}</span>`:null}`}function vh({view:e,variant:t,seat:n,bid:s,laid:a}){let r=e.won?.[n]??0;if(e.phase==="lay"||e.phase==="offer"||e.phase==="name")return s!==void 0?i`<span>${o("page.bid",{bid:$e(s,t)})}</span>`:a?i`<span>${o("page.laid")}</span>`:null;if(s===void 0)return i`<span class="score">${o("page.won",{won:r})}</span>`;let l=e.contract?.[n]||"short";return i`<span class=${`stand ${l}`}>
		<${fr} view=${e} variant=${t} seat=${n} bid=${s} />
		<span class="score">${o("page.won.of",{won:r,bid:$e(s,t)})}</span><${kh} stands=${l} />
	</span>`}function fr({view:e,variant:t,seat:n=-1,bid:s}){let a=e.won?.[n]??0;if(s===void 0||a+s===0)return null;let l=s===0&&e.contract?.[n]!=="lost"&&t?.score.zeroOrAll?Ht(t):s;return i`<span class="dots" aria-hidden="true">
		${Array.from({length:Math.max(a,l)},(c,u)=>i`<i key=${u} class=${u>=l?"extra":u<a?"full":""}></i>`)}
	</span>`}function kh({stands:e}){let t=e==="lost"?"✕":"✓";return i`<span class="unseen">${o(`page.contract.${e}`)}</span>
		${e==="short"?null:i`<b class="tells" aria-hidden="true">${t}</b>`}`}function xh(e,t){let n=e.phase==="offer"?e.offers?.[t]:"";return n?i`<span>${te(n)}</span>`:null}function Sh({suit:e}){return e==="nines"?i`<span class="void">9</span>`:i`<svg class=${`void suit-${e}`} viewBox="0 0 100 100" aria-hidden="true">
		<use href=${`#pip-${e}`} /><path d="M8 92 92 8" />
	</svg>`}function Oh({chair:e,now:t}){if(!e||e.until===void 0&&e.bank===void 0)return null;let n=Math.max(0,e.until!==void 0?e.until-t:e.bank??0),s=n<2e4&&e.until!==void 0;return i`<span class=${`time ${s?"short":""}`}>${Ah(n)}</span>`}function Ah(e){let t=Math.ceil(e/1e3);if(t>=86400)return o("page.days",{n:Math.floor(t/86400)});let n=r=>String(r).padStart(2,"0"),[s,a]=[Math.floor(t/3600),Math.floor(t/60)];return s>0?`${s}:${n(a%60)}:${n(t%60)}`:`${a}:${n(t%60)}`}function Mh({cards:e,pending:t,where:n,winner:s,gone:a,names:r,aloud:l}){let c=M(null),u=M(new Set);return ge(()=>{let p=c.current;if(!p)return;let d=new Set(e.map(f=>`${f.seat} ${f.card}`)),$=[];for(let f of p.querySelectorAll("[data-of]")){let m=`${f.dataset.of} ${f.dataset.card}`;u.current.has(m)||$.push(jh(f,Nh(f))),a&&$.push(Bh(f,p.closest(".felt")?.querySelector(`[data-seat="${s}"] .nameplate`)))}for(let f of $)f?.();u.current=d},[e.map(p=>`${p.seat}${p.card}`).join(),a]),i`<ol class="trick" ref=${c} aria-label=${o("page.trick")} aria-live=${l?"polite":void 0}>
		${e.map(({seat:p,card:d},$)=>i`<li key=${`${p} ${d}`}
				class=${`${n[p]} ${p===s?"best":""} ${d===t?"waits":""}`}
				data-of=${p} data-card=${d} style=${{"--i":$}}>
				<span class="unseen">${r[p]}: </span><${se} card=${d} />
				${d===t?i`<small class="later">${o("page.unsent.card")}</small>`:null}
			</li>`)}
	</ol>`}var Th=":is(.backs, .open-hand, .hand, .nameplate)";function Nh(e){let t=cs.get(e.dataset.card??"");return t||e.closest(".felt")?.querySelector(`[data-seat="${e.dataset.of}"] ${Th}`)?.getBoundingClientRect()}var cs=new Map,Ku=e=>parseFloat(getComputedStyle(e).getPropertyValue("--move"))||0;function jh(e,t){let n=Ku(e);if(!t||!n||!e.animate)return;let s=e.getBoundingClientRect(),a=t.left+t.width/2-(s.left+s.width/2),r=t.top+t.height/2-(s.top+s.height/2),l=Math.min(1,t.width/s.width||1),c=[{transform:`translate(${a}px, ${r}px) scale(${l})`},{transform:"none"}];return()=>e.animate(c,{duration:n,easing:"cubic-bezier(0.2, 0.7, 0.2, 1)"})}function Bh(e,t){let n=Ku(e);if(!t||!n||!e.animate)return;let s=e.getBoundingClientRect(),a=t.getBoundingClientRect(),r=a.left+a.width/2-(s.left+s.width/2),l=a.top+a.height/2-(s.top+s.height/2),c=[{transform:"none",opacity:1},{transform:`translate(${r}px, ${l}px) scale(0.4)`,opacity:0}];return()=>e.animate(c,{duration:n,easing:"cubic-bezier(0.5, 0, 0.8, 0.4)",fill:"forwards"})}var mr={calm:2e3,usual:1200,quick:550,instant:550},Eh=280,Dh={calm:650,usual:350,quick:150,instant:0},Ch=12,Ph=(e,t)=>ht(e,t)&&Uu(t)>Uu(e),Uu=e=>(e?.played??[]).reduce((t,n)=>t+E(n).length,0),Ba=class{shown=L(null);#e;#n=[];#t=0;#s=()=>{};constructor(t){this.#e=t}take(t){this.#n.push(t),document.hidden||this.#n.length>Ch?this.skip():this.#t||this.#a()}skip(){this.stop();let t=this.#n.at(-1)??this.shown.peek()?.message;this.#n=[],t&&(this.shown.value={message:t,full:null})}hurry(){return this.#t&&this.#s(),this.#t!==0&&(this.#n.length>0||!!this.shown.peek()?.full)}stop(){clearTimeout(this.#t),this.#t=0}#a(){let t=this.#n.shift();if(!t)return;let n=this.shown.peek()?.message.view,s=ln(n,t.view);this.shown.value={message:t,full:s};let a=Dh[this.#e()];if(!s&&a&&Ph(n,t.view))return this.#r(a,()=>this.#a());if(!s)return void this.#a();this.#r(mr[this.#e()],()=>{this.shown.value={message:t,full:{...s,gone:!0}},this.#r(sn()?0:Eh,()=>{this.shown.value={message:t,full:null},this.#a()})})}#r(t,n){this.#s=()=>{this.stop(),n()},this.#t=setTimeout(this.#s,t)}};async function Lh(e,t,n){await Cl([e,t,n],!1,({id:s})=>_t(tl,al,{table:e,match:t,id:s,pace:zt[T.pace.value],...n}))}function Rh(e,t,n,s){let a=Array.from({length:e},(r,l)=>l===t?"":s[l]||n);return a.every((r,l)=>l===t||r===n)?n:a.join()}function Ju({of:{table:e,match:t,deal:n,step:s},names:a,front:r,onclose:l}){let[c,u]=b(String(r)),[p,d]=b(""),[$,f]=b({}),{busy:m,once:h}=W();S(()=>{ee(Se)},[]);let g=p||Dl(),y=qn.value.map(({name:A})=>[A,o(`page.level.${A}`)]),k=Rh(a.length,Number(c),g,$),O=i`<${x} chief aria-busy=${m} disabled=${m||!g} onclick=${()=>h(()=>Lh(e,t,{deal:n,step:s,seat:Number(c),bots:k}))}
		say=${o("page.whatif.play")} />`;return i`<${_} title=${o("page.whatif")} onclose=${l} actions=${O}>
		<div class="play-on">
			<p>${o("page.whatif.about")}</p>
			<${q} label=${o("page.whatif.seat")} value=${c} onchange=${u}
				options=${a.map((A,j)=>[String(j),A])} />
			<${q} label=${o("page.whatif.others")} value=${g} options=${y}
				onchange=${A=>(d(A),f({}))} />
			${a.length>2?i`<details><summary>${o("page.whatif.each")}</summary><div class="play-on-each">
						${a.map((A,j)=>j===Number(c)?null:i`<${K} key=${j} label=${A}
							value=${$[j]||g} options=${y}
							onchange=${ie=>f({...$,[j]:ie})} />`)}
					</div></details>`:null}
		</div>
	<//>`}function qh({rest:e}){let[t,n="1",s="0"]=e;return t?i`<${Wh} table=${t} match=${Number(n)||1} deal=${Number(s)||0} />`:i`<${z} title=${o("page.nav.replay")} text=${o("page.replay.which")}>
			<p><a class="button chief" href="/records">${o("page.nav.records")}</a></p>
		<//>`}async function gr({table:e,match:t,deal:n}){if(e==="mine"&&!await wn())throw new de(o("page.replay.gone"));return _t(qs,$n,{table:e,match:t,deal:n})}function Ih(e,t,n){let s=M(new Map),[,a]=b(0);return S(()=>{if(!n||s.current.get(t)?.told)return;let r=new AbortController,l=c=>{s.current.set(t,c),a(u=>u+1)};return l({}),_t(Xi,nl,{...e,step:t},r.signal).then(c=>l({told:c}),c=>r.signal.aborted||l({wrong:D(c)})),()=>r.abort()},[t,n]),n?s.current.get(t)??{}:null}function yr(e){let t=[];for(let{line:s,views:a}of e.steps){let r=t[t.length-1]?.views;("act"in s||t.length===0)&&t.push(r?{line:s,views:a,before:r}:{line:s,views:a})}let n=e.steps[e.steps.length-1];return n?.views[0]?.phase==="over"&&t.push({line:{},views:n.views,sheet:!0}),t}function Wh({table:e,match:t,deal:n}){let{value:s,wrong:a}=B(()=>gr({table:e,match:t,deal:n}),e,t,n);if(a)return i`<${z} title=${o("page.nav.replay")} text=${a}>
			<p><a class="button" href="/records">${o("page.nav.records")}</a></p>
		<//>`;if(!s)return i`<${z} text=${o("page.replay.loading")} />`;let r=`${e} ${t} ${n}`;return i`<${zh} key=${r} table=${e} match=${t} deal=${n} played=${s} />`}function br(e,t){let n=e[t],s={...n.shown};return e.forEach((a,r)=>{if(r===t)return;let l={hand:a.hand??""};a.aside&&(l.aside=a.aside),a.bid!==void 0&&(l.bid=a.bid),s[r]=l}),{...n,shown:s,offers:(n.offers??[]).map((a,r)=>e[r]?.offers?.[r]??a)}}function zh({table:e,match:t,deal:n,played:s}){let a=Yt(Z(s.header.variant),s.header.rules),r=be(()=>yr(s),[s]),l=r[0]?.views.length??1,c=Qt(s.header,l),u=r.length-1,p=xe.value,d=Math.min(u,Math.max(0,Number(p.get("step"))||0)),$=/^[0-4]$/.test(p.get("seat")??"")?Math.min(l-1,Number(p.get("seat"))):-1,f=$>=0?$:An(s.header,l),m=r[d+1]?.line,h=m!==void 0&&"act"in m,g=Ih({table:e,match:t,deal:n},d,h&&p.has("hint")),y=(ze,Bn=$,Ss=g!==null&&ze===d)=>`/replay/${e}/${t}/${n}?step=${ze}${Bn>=0?`&seat=${Bn}`:""}${Ss?"&hint":""}`,k=ze=>J(y(Math.min(u,Math.max(0,ze))),{replace:!0}),w=r[d],O=Hh(d,u,!!Ea(w),k),A=O.past(k),j=be(()=>Uh(r),[r]),ie=Fh(d,j,u,A),V=M(null),$t=r[d]?.views[0]?.phase!=="over",jn=O.past(()=>$t&&J(`${y(d)}&on=1`,{replace:!0})),ft=O.past(()=>h&&J(y(d,$,!g),{replace:!0}));Jh({h:ft,p:jn,...g&&{Escape:ft},ArrowRight:ie.forward,ArrowLeft:ie.back," ":O.toggle,ArrowDown:ie.trickForward,ArrowUp:ie.trickBack,Home:ie.start,End:ie.end});let Te=$>=0?w.views[$]:br(w.views,f);return i`<${gt.Provider} value=${Ve(Te)}><main id="main" tabindex="-1" class="replay">
		<${Zh} played=${s} table=${e} match=${t} deal=${n} names=${c.slice(0,l)} seat=${$}
			onseat=${ze=>J(y(d,ze),{replace:!0})} here=${y(d)}
			onplay=${$t?jn:void 0} />
		<div class="replay-board">
			<div class="replay-table table board" onpointerdown=${O.stop}>
				<h2 class="unseen">${$>=0?o("page.replay.seen",{name:c[$]}):o("page.replay.all")}</h2>
				<${_h} moment=${w} view=${Te} names=${c} variant=${a} at=${f} hint=${g?.told} />
			</div>
			<aside class="replay-aside" data-hint=${g?"":void 0}>
				${g?i`<${Vh} key=${d} hint=${g} variant=${a} name=${c[m.by??m.seat]??""}
							bid=${r[d+1]?.views[m.seat]?.bid} back=${V} onclose=${ft} />`:null}
				<section class="replay-tricks"><h2>${o("tricks.title")}</h2><${lt} view=${Te} names=${c} /></section>
			</aside>
		</div>
		<div class="replay-controls">
			<div class="replay-say">
				<p class="said" aria-live="polite"><span>${H(wr(w,c,$,a))}</span></p>
				<button type="button" class="button plain" ref=${V} aria-pressed=${g!==null} aria-keyshortcuts="h"
					title=${o("page.hint.ask")} disabled=${!h} onclick=${ft}>${o("page.hint")}</button>
			</div>
			<${Kh} step=${d} last=${u} to=${A} steps=${ie} auto=${O} />
		</div>
		${$t&&p.get("on")?i`<${Ju} of=${{table:e,match:t,deal:n,step:d}} names=${c.slice(0,l)}
			front=${f} onclose=${()=>A(d)} />`:null}
	</main><//>`}function _h({moment:e,view:t,names:n,variant:s,at:a,hint:r}){if(e.sheet){let c={view:{...t,seat:void 0},names:n,variant:s,won:"",hands:e.views.length};return i`<div class="replay-sheet"><div>
			<${Ta} ...${c} />
			<${Qe} view=${t} names=${n} variant=${s} me=${-1} untitled=${!0}
				crowned=${!!t.closed} />
		</div></div>`}let l=Wt(s,t.phase);return i`<${Nt} view=${t} variant=${s} names=${n} me=${a} elsewhere=${a} laid=${l}
			full=${Ea(e)} />
		<${Gh} view=${t} variant=${s} laid=${l} seat=${a} name=${n[a]??""} hint=${r} />`}var Fh=(e,t,n,s)=>({start:()=>s(0),trickBack:()=>s(t.findLast(a=>a<e)??0),back:()=>s(e-1),forward:()=>s(e+1),trickForward:()=>s(t.find(a=>a>e)??n),end:()=>s(n)});function Hh(e,t,n,s){let[a,r]=b(!1),[l,c]=b(()=>T.pace.peek()==="instant"?"quick":T.pace.peek());S(()=>{if(a&&e===t&&r(!1),!a||e===t)return;let $=setTimeout(()=>s(e+1),n?mr[l]:zt[l]);return()=>clearTimeout($)},[a,e,l]);let u=()=>r(!1);return S(()=>(document.addEventListener("visibilitychange",u),()=>document.removeEventListener("visibilitychange",u)),[]),{on:a,toggle:()=>{!a&&e===t&&s(0),r(!a)},past:$=>(...f)=>{u(),$(...f)},stop:u,pace:l,setPace:c}}function Kh({step:e,last:t,to:n,steps:s,auto:a}){let r=o("page.replay.at",{n:e,of:t}),l=p=>n(p.currentTarget.valueAsNumber),[c,u]=[e===0,e===t];return i`<div class="replay-auto">
			<${en} label=${o(a.on?"page.replay.pause":"page.replay.play")} icon=${a.on?"pause":"play"}
				off=${!1} onclick=${a.toggle} />
			<input type="range" min="0" max=${t} value=${e} aria-label=${o("page.replay.step")}
				aria-valuetext=${r} oninput=${l} />
			<${K} hidden label=${o("page.replay.pace")} value=${a.pace} onchange=${a.setPace}
				options=${Y("page.pace","calm","usual","quick")} />
		</div>
		<div class="replay-keys">
			<${en} label=${o("page.replay.start")} icon="start" off=${c} onclick=${s.start} />
			<${en} label=${o("page.replay.trick.back")} icon="fast-back" off=${c} onclick=${s.trickBack} />
			<${en} label=${o("page.replay.back")} icon="back" off=${c} onclick=${s.back} />
			<span class="count score">${r}</span>
			<${en} label=${o("page.replay.forward")} icon="forward" off=${u} onclick=${s.forward} />
			<${en} label=${o("page.replay.trick.forward")} icon="fast-forward" off=${u} onclick=${s.trickForward} />
			<${en} label=${o("page.replay.end")} icon="end" off=${u} onclick=${s.end} />
		</div>`}function Uh(e){return e.flatMap((t,n)=>{let s=t.views[0]?.phase==="play"&&t.before?.[0]?.phase!=="play";return n===0||s||Ea(t)||t.sheet?[n]:[]})}var Ea=e=>ln(e.before?.[0],e.views[0]);function wr(e,t,n,s){if(e.sheet)return o("ask.next");let{line:a}=e;if(!("act"in a))return o("page.replay.dealt",{name:t[a.dealer]});let[r="",...l]=String(a.act).split(" "),c=t[a.seat]??"",u=n>=0&&n!==a.seat,p=e.views[a.seat],d=Ea(e);if(r==="lay"){let f=l.map(h=>qe(h,Ve(p))).join(" "),m=$e(p?.bid??0,s);return u?o("page.replay.laid",{name:c}):o("page.replay.lays",{name:c,cards:f,bid:m})}if(r==="name")return o("page.replay.names",{name:c,trump:C(l[0])});if(r==="play"){let[f,m]=d?["yes",t[d.winner]??""]:["no",""];return o("page.replay.plays",{name:c,card:qe(l[0]??"",Ve(p)),taken:f,winner:m})}let $=e.views[n];return u&&$?.phase==="offer"&&!$.offers?.[a.seat]?o("page.replay.decided",{name:c}):o("page.replay.offers",{name:c,offer:te(String(a.act))})}function Jh(e){ge(()=>{let t=n=>{let s=e[n.key];if(!s||n.ctrlKey||n.metaKey||n.altKey||n.shiftKey)return;let a=`input, select, textarea, dialog${n.key===" "?", button, a":""}`;n.target instanceof Element&&n.target.closest(a)||(n.preventDefault(),s())};return addEventListener("keydown",t),()=>removeEventListener("keydown",t)})}function Vh({hint:e,variant:t,name:n,bid:s,back:a,onclose:r}){let{told:l,wrong:c}=e,u=o("page.hint.of",{name:n});return i`<${Na} class="replay-hint" title=${u} told=${l} back=${a} onclose=${r}>
		${l?i`<${kn} advice=${l.advice} variant=${t} done=${{act:l.act,name:n,bid:s}} />`:i`<p class=${c?"":"soft"} role="status">${c??o("page.hint.thinking")}</p>`}
	<//>`}function Gh({view:e,variant:t,laid:n,seat:s,name:a,hint:r}){let l=Ae(E(e.hand),re,e.trump),[c,u]=[ls(r?.advice),ls(r)];return i`<div class="replay-held">
		<${pt} view=${e} variant=${t} seat=${s} name=${a} place="south" own=${!0}
			chair=${void 0} now=${0} open=${null} winner=${!1} laid=${n} />
		<div class="cards" style=${{"--n":Math.max(l.length,2)}} aria-label=${a} role="group">${l.map(p=>i`<span key=${p} class="one">
				<${se} card=${p} />
				<span class="mark">
					${c.has(p)?i`<${Me} />`:null}${u.has(p)?i`<${ea} />`:null}
				</span>
			</span>`)}</div>
		<div class="laid">${le(e.aside)}</div>
	</div>`}function Zh({played:e,table:t,match:n,deal:s,names:a,seat:r,onseat:l,here:c,onplay:u}){let[p,d]=b(!1),$=e.steps[e.steps.length-1]?.views[0]?.trump??"",f=h=>`/replay/${t}/${n}/${h}${r>=0?`?seat=${r}`:""}`,m=a.map((h,g)=>[String(g),o("page.replay.seen",{name:h})]);return i`<header class="replay-head">
		<a class="mark" href="/records">99<span class="unseen"> ${o("page.nav.records")}</span></a>
		<h1>
			<span class="soft">${e.header.rules?.name??me(e.header.variant)}</span>
			<span>${o("sheet.title",{deal:s+1,trump:C($)})}${" "}<${ae} trump=${$} /></span>
		</h1>
		<nav class="row" aria-label=${o("page.replay.deals")}>
			<${Vu} to=${s>0?f(s-1):""} text=${o("page.replay.previous")} arrow="←" />
			<${Vu} to=${s+1<e.deals?f(s+1):""} text=${o("page.replay.next")} arrow="→" />
		</nav>
		<${K} hidden label=${o("page.replay.hands")} value=${String(r)}
			options=${[["-1",o("page.replay.all")],...m]}
			onchange=${h=>l(Number(h))} />
		<div class="row doings">
			${t==="mine"?null:i`<a class="button plain to-table" href=${`/t/${t}`} aria-label=${o("page.learn.table")}>
						${hr(o("page.learn.table"),o("page.replay.table.short"))}
					</a>`}
			<button type="button" class="button plain" aria-keyshortcuts="p" disabled=${!u} onclick=${u}
				aria-label=${o("page.whatif")}>${hr(o("page.whatif"),o("page.whatif.play"))}</button>
			<a class="button plain" href=${`/report/${t}/${n}/${s}${r>=0?`?seat=${r}`:""}`}>
				${o("page.report.short")}
			</a>
			${t==="mine"?null:i`<button type="button" class="button plain" onclick=${()=>na(dn(c))}
						aria-label=${o("page.replay.link")}>${hr(o("page.replay.link"),o("page.replay.link.short"))}</button>`}
			<${x} plain onclick=${()=>d(!0)} say=${o("page.fair.short")} />
		</div>
		${p?i`<${_} title=${o("page.fair")} onclose=${()=>d(!1)}>
					${t==="mine"?i`<${Yh} match=${n} />`:i`<${Xn} table=${t} match=${n} />`}
				<//>`:null}
	</header>`}var hr=(e,t)=>i`<span class="words">${e}</span><span class="arrow">${t}</span>`;function Yh({match:e}){let{value:t}=B(async()=>{let a=await wn();return(a&&await Ys(a.bytes))??""});if(t===void 0)return null;if(t==="")return i`<p>${o("page.fair.packed")}</p>`;let n=[...t.matchAll(/^\s*\{[^\n]*"ninetynine":/gm)].map(a=>a.index),s=n[e-1]??0;return i`<${Xn} record=${t.slice(s,n[e]??t.length)} />`}function Vu({to:e,text:t,arrow:n}){let s=i`<span class="words">${t}</span><span class="arrow" aria-hidden="true">${n}</span>`;return e?i`<a href=${e}>${s}</a>`:i`<span class="off" aria-disabled="true">${s}</span>`}var Qh={start:"M5 4v16M20 4 8 12l12 8z","fast-back":"M12 4 2 12l10 8zM22 4 12 12l10 8z",back:"M15 4 7 12l8 8 1-1-7-7 7-7z",forward:"M9 4l8 8-8 8-1-1 7-7-7-7z",play:"M6 3l14 9-14 9z",pause:"M5 4h4v16H5zM15 4h4v16h-4z","fast-forward":"M2 4l10 8-10 8zM12 4l10 8-10 8z",end:"M19 4v16M4 4l12 8-12 8z"};function en({label:e,icon:t,off:n,onclick:s}){return i`<button type="button" class="replay-key" aria-label=${e} title=${e} aria-disabled=${n}
		onclick=${()=>n||s()}>
		<svg viewBox="0 0 24 24" aria-hidden="true" focusable="false"><path d=${Qh[t]} /></svg>
	</button>`}function Xh(e){let t=(r,l)=>Math.max(l,Math.trunc(Number(e.get(r)))||l),[n,s,a]=[t("match",1),t("deal",0),t("step",0)];return{table:e.get("of")||"mine",match:n,deal:s,step:a}}function eg({rest:[e=""]}){let t=Xh(xe.value),n=pr(e,t),{value:s,wrong:a}=B(async()=>{let r=await Promise.all([gr(t),qs({table:e,match:1,deal:t.deal})]);if(!tg(r))throw new de(o("page.replay.gone"));return{key:n,both:r}},n);return a?i`<${z} class="endings" title=${o("page.nav.whatif")} text=${a}>
			<p><a class="button" href="/records">${o("page.nav.records")}</a></p>
		<//>`:s?.key!==n?i`<${z} class="endings" text=${o("page.replay.loading")} />`:i`<main id="main" tabindex="-1" class="endings">
		<${ng} table=${e} from=${t} both=${s.both} />
	</main>`}var tg=([e,t])=>String(e.steps[0]?.line.hands)===String(t.steps[0]?.line.hands),Gu=({steps:e})=>e.map(({line:t})=>t).filter(t=>"act"in t);function Zu({steps:e}){let t=e.findLast(({views:n})=>n[0]?.phase==="over")?.views;return t&&br(t,0)}function ng({table:e,from:t,both:[n,s]}){let{header:a}=n,r=Yt(Z(a.variant),a.rules),[l,c]=[Zu(n),Zu(s)];if(!l?.points||!c?.points)return i`<h1>${o("page.nav.whatif")}</h1><p>${o("page.whatif.unfinished")}</p>
			<p><a class="button" href=${`/t/${e}`}>${o("page.records.table")}</a></p>`;let u=hu(Gu(n),Gu(s),Ne(l),t.step),p=n.steps[0]?.views.length??1,d=[Qt(a,p),Qt(s.header,p)],$=`/replay/${t.table}/${t.match}/${t.deal}`,[f=t.step,m=t.step]=u?.steps??[];return i`<div class="endings-head"><header>
			<p class="soft">${a.rules?.name??me(a.variant)} ·${" "}
				${o("sheet.title",{deal:t.deal+1,trump:C(c.trump)})}${" "}
				<${ae} trump=${c.trump??""} /></p>
			<h1>${o("page.nav.whatif")}</h1>
			<p class="lead">${sg(u?.trick)}</p>
		</header>
		<${ag} was=${l.points} now=${c.points} names=${d} me=${An(s.header,p)} /></div>
		<div class="endings-both">
			<${Yu} title=${o("page.whatif.was")} played=${n} view=${l} names=${d[0]} variant=${r}
				trick=${u?.trick} step=${f} at=${$} />
			<${Yu} title=${o("page.whatif.now")} played=${s} view=${c} names=${d[1]} variant=${r}
				trick=${u?.trick} step=${m} at=${`/replay/${e}/1/${t.deal}`}
				again=${`${$}?step=${t.step}&on=1`} />
		</div>`}function sg(e){return e===void 0?o("page.whatif.same"):e<0?o("page.whatif.parted.before"):o("page.whatif.parted",{n:e+1})}function Yu({title:e,played:t,view:n,names:s,variant:a,trick:r,step:l,at:c,again:u}){let p=r===void 0||r<0?void 0:yr(t)[l+1];return i`<section>
		<h2>${e}</h2>
		${p?i`<p>${H(wr(p,s,-1,a))}</p>`:null}
		<${Qe} view=${n} names=${s} variant=${a} me=${-1} untitled=${!0} />
		<div class="endings-tricks">
			<h3>${o("tricks.title")}</h3>
			<${lt} view=${n} names=${s} from=${Math.max(0,r??0)} />
		</div>
		<p class="row">
			<a class="button" href=${`${c}?step=${l}`}>${o("page.replay")}</a>
			${u?i`<a class="button plain" href=${u}>${o("page.whatif.again")}</a>`:null}
		</p>
	</section>`}function ag({was:e,now:t,names:n,me:s}){let a=e.map((c,u)=>u),r=c=>{let[u="",p=""]=n.map(d=>d[c]??"");return u===p?u:i`${u}<span class="soft small"> / ${p}</span>`},l=(c,u,p="")=>i`<tr class=${p}><th scope="row">${c}</th>
		${a.map(d=>i`<td key=${d} data-mine=${d===s?"":void 0}>${u(d)}</td>`)}</tr>`;return i`<${X}><table class="book endings-difference">
		<caption class="unseen">${o("page.whatif.points")}</caption>
		<thead><tr><td></td>${a.map(c=>i`<th key=${c} scope="col">${r(c)}</th>`)}</tr></thead>
		<tbody>
			${l(o("page.whatif.was"),c=>v(e[c]??0))}
			${l(o("page.whatif.now"),c=>v(t[c]??0))}
		</tbody>
		<tfoot>${l(o("page.whatif.difference"),c=>oe((t[c]??0)-(e[c]??0)),"total")}</tfoot>
	</table><//>`}function dt({cards:e,can:t,chosen:n,best:s,values:a=null,label:r,open:l=!1,twice:c,onpick:u,onplay:p}){let[d,$]=b(""),f=M(null),m=e.includes(d)?d:e.find(w=>t?.has(w))??e[0];og(e,t,m,f,$),rg(f);function h(w){let O=w.ctrlKey||w.metaKey||w.altKey?void 0:lg(e,m,w.key);O!==void 0&&(w.preventDefault(),O!==""&&($(O),Xu(f.current,O)?.focus()))}function g(w,O){$(O);let A=w.pointerType==="touch",j=T.play.value==="twice"||T.play.value==="auto"&&A;c||j&&!n.has(O)?u(O):p(O)}let y=(w,O)=>{let A=t===null||t.has(w);return i`<button type="button" key=${w} data-card=${w} class=${n.has(w)?"chosen":""}
			tabindex=${w===m?0:-1} aria-disabled=${A&&t!==null?void 0:"true"}
			aria-pressed=${c?n.has(w):void 0} style=${{"--k":O}}
			onclick=${j=>g(j,w)}>
			<${se} card=${w} dim=${!A} lifted=${n.has(w)} size=${l?"mini":"full"} />
			${a?i`<span class="worth" aria-hidden="true">${a[ce(w)]}</span>`:null}
			${s?.has(w)?i`<span class="mark"><${Me} /></span>`:null}
		</button>`},k=e.length>5?Math.ceil(e.length/2):5;return i`<div class=${`hand ${l?"open":""} ${t?"asked":""}`} ref=${f} role="group"
		aria-label=${r} onkeydown=${h} onmousedown=${ig}
		style=${{"--n":Math.max(1,e.length),"--cols":k}}>
		${l?Ts(e).map(w=>i`<span key=${ce(w[0]??"")} class="same-suit">${w.map(y)}</span>`):e.map(y)}
	</div>`}function og(e,t,n,s,a){ge(()=>{let r=e.find(c=>t?.has(c)),l=s.current?.querySelector("[data-card]:focus");!r||t?.has(l?.dataset.card??n??"")||(a(r),l&&Xu(s.current,r)?.focus())},[t?[...t].join():""])}function rg(e){ge(()=>{let t=0,n=()=>{for(let a of e.current?.querySelectorAll("[data-card]")??[])cs.set(a.dataset.card??"",a.getBoundingClientRect())},s=requestAnimationFrame(()=>t=setTimeout(n));return()=>(cancelAnimationFrame(s),clearTimeout(t))})}var Xu=(e,t)=>e?.querySelector(`[data-card="${t}"]`),ig=e=>e.preventDefault();function lg(e,t,n){let s=e.indexOf(t??"");switch(n){case"ArrowRight":return e[(s+1)%e.length];case"ArrowLeft":return e[(s-1+e.length)%e.length];case"Home":return e[0];case"End":return e.at(-1);case"ArrowUp":return Qu(e,s,-1);case"ArrowDown":return Qu(e,s,1)}}function Qu(e,t,n){let s=ce(e[t]??"");for(let a=1;a<e.length;a++){let r=e[(t+n*a+e.length*a)%e.length]??"";if(ce(r)!==s)return r}return""}function cg(e,t,n){let s=e.filter(r=>ug(an(r)).includes(t.toLowerCase())),a=s.indexOf(n);return s[(a+1)%s.length]}function Da(e,t){let n=[...document.querySelectorAll(`${e} [data-card]`)],s=document.activeElement?.dataset?.card??"",a=cg(n.map(r=>r.dataset.card??""),t,s);return n.find(r=>a&&r.dataset.card===a)?.focus(),a!==void 0}function ug(e){return/^\d+$/.test(e)?e==="10"?["0","t"]:e.length>1?[]:[e]:[e.toLowerCase(),o(`rank.${e}`).slice(-1).toLowerCase()]}function ep(e,t,n,s,a=!1){let r=e.options;if(n)return o("page.paused");if(s){let c=s.cards.find(p=>p.seat===s.winner)?.card??"",u=s.winner===e.seat?"yes":"no";return o("page.won.trick",{you:u,name:t[s.winner]??"",card:yt(c,Ve(e))})}if(e.phase==="over")return o("ask.next");if(!r){let c=e.turn.filter(u=>u!==e.seat).map(u=>t[u]??"");return c.length?o(a?"ask.unfetched":"ask.wait",{names:R(c),n:c.length}):e.turn.length?" ":o("waiting.table")}if(r.kind==="lay")return o("ask.lay",{n:r.pick??3});if(r.kind==="name")return o("ask.name");if(r.kind==="offer"&&tp(r))return pg(e,t);if(r.kind==="offer")return o((e.offers?.[e.seat??0]??"").startsWith("declare")?"ask.raise":"ask.offer");let l=r.seat===void 0||r.seat===e.seat?"you":"dummy";return r.led?o(r.follow?"ask.follow":"ask.discard",{who:l,suit:C(r.led)}):o("ask.lead",{who:l})}var tp=e=>e.acts?.length===1&&e.acts[0]==="pass";function pg(e,t){let n=e.offers?.findIndex(s=>s.startsWith("reveal"))??-1;return n<0?o("ask.pass.unsaid"):o("ask.pass",{name:t[n]??""})}var np=e=>e?.led&&e.follow?o("illegal.follow",{suit:C(e.led)}):o("illegal");function Nn({options:e,chosen:t,variant:n,onlay:s,busy:a,waits:r=!1,slots:l=!1,premiums:c=!0}){let[u,p]=b("pass"),[d,$]=b(!1),f=e.pick??3,m=(e.offers?.length??0)<=3?e.offers??[]:[],h=Dn([...t],e.worth??""),g=t.size<f?v(h):$e(h,n),y=o("lay.more",{n:f-t.size}),k=!r&&(u!=="pass"||d);return i`<div class=${`answer ${k?"sure":""}`}>
		${u==="pass"||!k?k&&m.map(w=>w==="pass"?null:i`<${vr} key=${w} offer=${w} variant=${n} />`):i`<${vr} offer=${u} variant=${n} />`}
		<p class=${`total ${/ /.test(g)?"two":""}`} aria-live="polite" aria-atomic="true">
			${l?i`<${dg} cards=${Ae([...t],re)} pick=${f} worth=${_e(e.worth??"")} />`:null}
			<span class="small">${o("page.yourbid")}</span>${" "}
			<b class="score">${t.size?g:"–"}</b>
			${t.size&&t.size<f?i`<span class="unseen">${y}</span>`:null}
		</p>
		${m.length&&c?i`<div class="offers" role="radiogroup" aria-label=${o("col.premium")}>
					${m.map(w=>i`<${Oe} key=${w} label of=${w==="pass"?"premium":w} variant=${n}>
							<input type="radio" name="premium" checked=${w===u} onchange=${()=>p(w)} />
							<span>${sp(w,n,!1)}</span>
						<//>`)}
					<button type="button" class="button plain what" aria-label=${o("page.premium.what")}
						title=${o("page.premium.what")} aria-expanded=${d} onclick=${()=>$(!d)}>?</button>
				</div>`:null}
		<button type="button" class="button chief" disabled=${t.size!==f||a}
			onclick=${()=>s(m.length?u:"")}>
			${t.size<f?y:u==="pass"?o("page.lay"):o(`page.lay.${u}`,{bid:g})}
		</button>
	</div>`}function dg({cards:e,pick:t,worth:n}){return i`<span class="slots" aria-hidden="true">
		${Array.from({length:t},(s,a)=>{let r=e[a];return i`<span key=${a} class=${`slot ${r?"said":""}`}>
				${r?i`<${se} card=${r} size="mini" /><b class="score">+${n[ce(r)]}</b>`:null}
			</span>`})}
	</span>`}function sp(e,t,n=!0){if(e==="pass")return o(n?"menu.pass":"page.nopremium");let{level:s,...a}=kr(e,t);return o(`menu.${s}`,a)}function kr(e,t){let[n="",s=""]=e.split(" ");return{level:n,points:t?.offers[n==="declare"?"declare":"reveal"]??"",n:s}}function vr({offer:e,variant:t}){let{level:n,points:s,n:a}=kr(e,t),r=Ns(t);return i`<p class="ask" role="status">${o(`ask.sure.${n}`,{points:s,number:a||"none",loss:r})}</p>`}function Ca({options:e,variant:t,onact:n,busy:s,best:a}){let[r,l]=b(""),[c,u]=b(""),p=e.acts??[],d=[...new Set(p.map(m=>m.split(" ")[0]??""))],$=p.filter(m=>m.startsWith(`${r} `));if(S(()=>(l(""),u("")),[p.join()]),tp(e))return i`<div class="answer">
			<${x} chief disabled=${s} onclick=${()=>n("pass")} say=${o("page.pass")} />
		</div>`;if(c){let{level:m,points:h,n:g}=kr(c,t);return i`<div class=${`answer sure ${g?"numbered":""}`}>
			<${vr} offer=${c} variant=${t} />
			<${x} chief disabled=${s} onclick=${()=>n(c)}
				say=${o(`page.sure.${m}`,{points:h,n:g&&` ${g}`})} />
			<${x} onclick=${()=>u("")} say=${o("page.sure.not")} />
		</div>`}let f=m=>m==="pass"||p.every(h=>h!=="pass")?n(m):u(m);return i`<div class="answer">
		<${Oe} of="premium" class="what">?<span class="unseen"> ${o("col.premium")}</span><//>
		${d.map(m=>{let h=p.every(g=>g!==m);return i`<button type="button" key=${m} class=${`button ${r===m?"chosen":""}`} disabled=${s}
				aria-expanded=${h?r===m:void 0}
				onclick=${()=>h?l(m):f(m)}>
				${a?.split(" ")[0]===m?i`<${Me} />`:null}${sp(m,t)}
			</button>`})}
		${$.length?i`<div class="numbers" role="group" aria-label=${o("ask.number")}>
					<span class="small">${o("ask.number")}</span>
					${$.map(m=>i`<button type="button" key=${m} class="button" disabled=${s} 
							onclick=${()=>f(m)}>
							${m===a?i`<${Me} />`:null}<span class="unseen">${te(m)}</span>
							<span aria-hidden="true">${m.split(" ")[1]}</span>
						</button>`)}
				</div>`:null}
	</div>`}function Pa({options:e,onact:t,busy:n,best:s}){return i`<div class="answer">
		${(e.acts??[]).map(a=>{let r=a.replace(/^name /,"");return i`<button type="button" key=${a} class="button naming" disabled=${n} onclick=${()=>t(a)}>
				<${ut} trump=${r} />${a===s?i`<${Me} />`:null}
			</button>`})}
	</div>`}var Pe=0;async function ap(e){let t=await fetch(`${Os}lesson/${e}`);if(!t.ok)throw new Error(`${e} did not come: ${t.status}`);return t}var op=async()=>(await ap("course.json")).json();async function rp(e){let t=await(await ap(`${e.id}.99.jsonl`)).text(),n=await Promise.all($g(t).map(s=>$n(s,{body:t})));return{...e,names:n[0]?.header.seats??[],deals:n.map(fg)}}function $g(e){let t=0;return e.split(`
`).flatMap(n=>(n.startsWith('{"ninetynine"')&&t++,n.startsWith('{"deal"')?[{match:t,deal:JSON.parse(n).deal}]:[]))}function fg(e){let t=e.header.rules!==void 0;return e.steps.flatMap(({line:n,views:s})=>{let a=s[Pe];return!a||!("act"in n||"deal"in n)?[]:[{act:n.act??"",seat:n.seat??-1,view:t?{...a,why:void 0}:a}]})}function xr(e,t){let n=e[t]?.view.options?.seat??Pe;return e.findIndex((s,a)=>a>t&&s.seat===n)}var Sr=(e,t)=>e[xr(e,t)]?.act??"";var mg=9,[lp,hg,gg]=[700,1700,280],cp=e=>e==="first"?"ninetynine.lesson":`ninetynine.lesson.${e}`;function yg({id:e,steps:t}){let n=Number(Je(cp(e)));return Number.isInteger(n)&&n>0&&n<t.length-1?n:0}var bg=(e,t)=>we(cp(e),String(t)),La=()=>T.course.value.split(" ").filter(e=>e!=="");function wg(e){e==="first"&&(T.taught.value=!0),Ze("cure",e)&&gn(),La().includes(e)||(T.course.value=[...La(),e].join(" "))}function vg(){let e={C:"♣",D:"♦",H:"♥",S:"♠"},t=["A","K","Q","J",..."23456789","10","11","12"];return Object.fromEntries(Object.entries(e).flatMap(([n,s])=>t.map(a=>[a+n,Lt(a)+s])))}function kg(e){let t=Z(e),[,n=30,s=20,a=10]=t?.score.made??[],{declare:r=30,reveal:l=60}=t?.offers??{};return{alone:n,two:s,three:a,declare:r,reveal:l}}var up=(e,t)=>e[t]?.view,us=(e,t)=>ln(e[t-1]?.view,e[t]?.view),ip=(e,t,n)=>({view:up(e,t),full:{...n,gone:!0},ms:gg});function xg(e,t,n){let s=[],a=t.lies?us(e,t.at):null;a&&s.push(ip(e,t.at,a));for(let r=t.at+1;r<=n.at;r++){let l=e[r];if(!l?.act.startsWith("play"))continue;let c=us(e,r);r===n.at&&(n.lies||!c)||(s.push({view:l.view,full:c,ms:c?hg:lp}),c&&s.push(ip(e,r,c)))}return s}function Sg(e,t){let n=xr(e,t.at),s=n;if(t.does==="play")for(;s<e.length-1&&!us(e,s);)s++;return e.slice(n,s+1).map(({view:a},r)=>({view:a,full:us(e,n+r),ms:lp}))}var Ra=class{moving=L(!1);rests=L(!1);chosen=L(new Set);reply=L("");#e=0;#n=()=>{};constructor(t){this.lesson=t,this.at=L(yg(t)),this.shown=L(this.#i(this.step()))}step(t=this.at.peek()){return this.lesson.steps[t]}get last(){return this.lesson.steps.length-1}be(t){this.stop(),Ue(()=>{this.#c(!1),this.at.value=t,this.shown.value=this.#i(this.step(t))}),bg(this.lesson.id,t),t===this.last&&wg(this.lesson.id)}back(){let t=this.moving.peek()||this.rests.peek();this.be(Math.max(0,this.at.peek()-(t?0:1)))}forward(){if(this.moving.peek())return this.stop(),this.#n();if(this.rests.peek())return this.be(this.at.peek()+1);let t=this.step();if(t.does!=="lay")return this.#p();let n=this.#a(t),s=this.chosen.peek();if(n.every(a=>s.has(a))&&s.size===n.length)return this.#p();this.chosen.value=new Set(n),this.reply.value=this.words("so")}words(t,n){let s=this.step(),a=`${this.lesson.id}.${s.say}${t?`.${t}`:""}`;return t&&!ye(`course.${a}`)?"":o(`course.${a}`,{...vg(),...kg(this.lesson.variant),...n})}answer(t){let n=this.step(),s=n.ask?String(n.right):Sr(this.#t(n),n.at);if(t===s)return this.#p();this.reply.value=this.#r(n,t.replace(/^name /,""))}play(t){let n=this.step();if(t===this.#a(n)[0])return this.#p();let s=this.#s(n),a=s?.trick?.[0]?.card,r=E(s?.options?.from),l=a&&!r.includes(t);this.reply.value=l?o("page.learn.must",{suit:o(`suit.${ce(a)}`)}):this.#r(n,t)}lay(){let t=this.step(),n=this.#s(t)?.options?.worth??"",s=[...this.chosen.peek()],a=this.#a(t),r=Dn(s,n);if(s.every(l=>a.includes(l)))return this.#p();if(r!==Dn(a,n))return void(this.reply.value=this.#r(t,String(r),{n:r}));this.chosen.value=new Set(a),this.reply.value=this.words("also")}stop(){clearTimeout(this.#e)}#t(t){return this.lesson.deals[t.deal]??[]}#s(t){return this.#t(t)[t.at]?.view}#a(t){return Sr(this.#t(t),t.at).split(" ").slice(1)}#r(t,n,s){return this.words(t.no?.[n]??"no",s)||o("page.learn.no")}#i(t){return{view:up(this.#t(t),t.at),full:t.lies?us(this.#t(t),t.at):null}}#c(t){this.moving.value=t,this.rests.value=!1,this.chosen.value=new Set,this.reply.value=""}#p(){let t=this.at.peek()+1,[n,s]=[this.step(),this.lesson.steps[t]];if(!s)return;if(s.deal===n.deal&&s.at-n.at<=mg)return this.#u(xg(this.#t(n),n,s),()=>this.be(t));let a=n.does?Sg(this.#t(n),n):[],r=a.pop();this.#u(a,r?()=>this.#d(r):()=>this.be(t))}#d(t){Ue(()=>{this.#c(!1),this.rests.value=!0,this.shown.value=t})}#u(t,n){this.#n=n,Ue(()=>this.#c(t.length>0)),this.#o(t)}#o([t,...n]){if(!t)return this.#n();this.shown.value=t,this.#e=setTimeout(()=>this.#o(n),t.ms)}};var pp=()=>B(async()=>{let[e]=await Promise.all([op(),$i(Q.peek(),Os)]);return e});function dp({plans:e}){S(()=>{document.title=`${o("course.title")} · Ninety-Nine`});let t=new Set(La()),n=e.find(l=>!t.has(l.id))?.id,[s,...a]=e,r=[["start",s?[s]:[]],["well",a.filter(l=>l.variant===s?.variant)],["ways",a.filter(l=>l.variant!==s?.variant)]];return i`<main id="main" tabindex="-1" class="lessons">
		<h1>${o("course.title")}</h1>
		<p class="lead">${o("course.lead")}</p>
		<p class="soft">${o("course.finished",{n:e.filter(l=>t.has(l.id)).length,of:e.length})}</p>
		${r.map(([l,c])=>i`<section key=${l}><h2>${o(`course.part.${l}`)}</h2>
				<ol start=${e.indexOf(c[0])+1}>${c.map(u=>i`<${Og} key=${u.id} plan=${u} n=${e.indexOf(u)+1} done=${t.has(u.id)}
						next=${u.id===n} />`)}</ol>
			</section>`)}
		<p class="row">
			<a class="button plain" href="/problems">${o("page.nav.problems")}</a>
			<a class="button plain" href="/bids">${o("page.nav.bids")}</a>
			<a class="button plain" href="/daily">${o("page.nav.daily")}</a>
		</p>
	</main>`}var Og=({plan:{id:e,minutes:t},n,done:s,next:a})=>i`<li class=${s?"done":a?"next":""}>
	<a href=${`/learn/${e}`}>
		<span class="number score" aria-hidden="true">${n}</span>
		<b>${o(`course.${e}`)}</b>
		<span class="soft goal">${o(`course.${e}.goal`)}</span>
		<span class="small soft">${s?`✓ ${o("course.seen")}`:o("course.minutes",{n:t})}</span>
	</a>
</li>`;function Ag({rest:[e=""]}){let{value:t,wrong:n}=pp(),s=e||(xe.value.get("table")?"first":""),a=t?.find(r=>r.id===s);return n||t&&s&&!a?i`<${$p} why=${n??o("page.nowhere")} />`:t?a?i`<${Mg} key=${a.id} plan=${a} plans=${t} />`:i`<${dp} plans=${t} />`:i`<${fp} />`}var $p=({why:e})=>i`<${z} title=${o("page.nav.learn")} text=${e}>
	<p><a class="button" href="/">${o("page.nowhere.go")}</a></p>
<//>`,fp=()=>i`<main id="main" tabindex="-1" class="table lesson">
	<p class="opening" role="status">${o("page.opening")}</p>
</main>`;function Mg({plan:e,plans:t}){let{value:n,wrong:s}=B(()=>rp(e)),a=be(()=>n&&new Ra(n),[n]);return S(()=>{e.id==="first"&&vo()?.stage==="lesson"&&hn("lesson")},[]),S(()=>()=>a?.stop(),[a]),S(()=>{document.title=`${o(`course.${e.id}`)} · Ninety-Nine`}),s?i`<${$p} why=${s} />`:a?i`<${Tg} run=${a} plans=${t} />`:i`<${fp} />`}function mp(){let e=Il(xe.value.get("table")??"");return e&&"table"in e?`/t/${e.table}`:void 0}function Tg({run:e,plans:t}){let n=mp(),s=e.at.value,{lesson:a}=e,r=e.step(s),l=M(null);Pg(e);let c=e.rests.value,u=M(`${s} ${c}`);S(()=>{if(u.current===`${s} ${c}`)return;u.current=`${s} ${c}`;let y=r.does==="lay"||r.does==="play"?'.hand button[tabindex="0"]':".asking .button",k=r.leaf==="end"?".over .chief":!c&&(r.does||r.ask)?y:".on";l.current?.querySelector(k)?.focus({preventScroll:!0})},[s,c]);let{view:p,full:d}=e.shown.value,$=Z(a.variant),f=a.names.map((y,k)=>k===Pe?o("you"):y==="dummy"?o("dummy"):y),m=r.leaf==="account"?"sheeted":r.leaf==="end"?"covered":"",h=e.moving.value||c?"":m,g=o("course.number",{n:t.findIndex(y=>y.id===a.id)+1});return i`<${gt.Provider} value=${Ve(p)}><main id="main" tabindex="-1" class="table lesson" ref=${l}
		data-lesson=${a.id} data-leaf=${r.leaf} data-point=${r.point}>
		<header class="head">
			<a class="mark" href="/">99<span class="unseen"> ${o("page.home")}</span></a>
			<div class="where"><${ut} trump=${p.trump??""} /><h1>${g}</h1></div>
			<nav aria-label=${o("page.table.menu")}>
				<${x} plain disabled=${s===0} onclick=${()=>e.be(0)} say=${o("page.learn.again")} />
				<a class="button plain" href=${n??"/learn"}>${o(n?"page.learn.table":"page.learn.leave")}</a>
			</nav>
		</header>
		<div class="spread">
			<${Ng} run=${e} step=${r} n=${s} />
			<div class=${`board of-${Ne(p)} ${h==="sheeted"?h:""}`}>
				<${Cg} run=${e} step=${r} view=${p} full=${d} name=${f[Pe]??""} />
				<${Nt} view=${p} variant=${$} names=${f} me=${Pe} elsewhere=${Pe} full=${d} over=${h} aloud
					laid=${Wt($,p.phase)} played=${Eg(e,r,p,f)}
					onhurry=${()=>e.moving.peek()&&e.forward()}>
					<${jg} step=${r} view=${p} names=${f} run=${e} plans=${t} />
				<//>
			</div>
		</div>
	</main><//>`}function Ng({run:e,step:t,n}){let s=e.moving.value,a=e.rests.value,{id:r}=e.lesson,l=(t.does||t.ask)&&!s&&!a;return i`<section class="told" aria-label=${o(`course.${r}`)}>
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
	</section>`}function jg({step:e,view:t,names:n,run:s,plans:a}){if(s.rests.value||s.moving.value&&e.leaf!=="values")return null;let r=t.options,l=Z(s.lesson.variant),c=e.leaf==="values"&&t.phase==="lay"?i`<${hp} worth=${r?.worth??""} />`:null,u=p=>s.answer(p);return i`${e.does==="lay"&&r?i`<section class="asking asked laying" aria-label=${o("page.yours")}>
					${c?i`<div class="leaf worths">${c}</div>`:null}
					<${Nn} options=${{...r,offers:[]}} chosen=${s.chosen.value} variant=${l} busy=${!1}
						onlay=${()=>s.lay()} slots />
				</section>`:c&&i`<div class="leaf centre">${c}</div>`}
		${e.does==="offer"&&r?i`<section class="asking asked offering" aria-label=${o("page.yours")}>
					<${Ca} options=${r} variant=${l} busy=${!1} onact=${u} />
				</section>`:null}
		${e.does==="name"&&r?i`<section class="asking asked naming" aria-label=${o("page.yours")}>
					<${Pa} options=${r} busy=${!1} onact=${u} />
				</section>`:null}
		${e.ask?i`<${Bg} from=${e.ask} onsay=${u} />`:null}
		${e.leaf==="account"?i`<div class="over leaf sheeted"><${Qe} view=${t} names=${n} me=${Pe} untitled /></div>`:null}
		${e.leaf==="end"?i`<${Dg} run=${s} plans=${a} />`:null}`}var Bg=({from:e,onsay:t})=>i`<section class="asking asked" aria-label=${o("page.yours")}>
	<div class="answer"><div class="numbers">${e.map(n=>i`<button type="button" key=${n} class="button" onclick=${()=>t(String(n))}>${v(n)}</button>`)}</div></div>
</section>`;function Eg(e,t,n,s){let a=rn(n),r=n.shown?.[a]?.hand;if(n.control===void 0||r===void 0)return null;let l=!e.moving.value&&!e.rests.value&&t.does==="play"&&n.options?.seat===a,c=l?new Set(E(n.options?.from)):null,u=d=>l&&e.play(d),p=i`<${dt} cards=${Ae(E(r),re,n.trump)} can=${c} chosen=${new Set}
		label=${s[a]} open twice=${!1} onpick=${u} onplay=${u} />`;return{seat:a,hand:p}}function hp({worth:e}){let t=_e(e);return i`<ul class="values" aria-label=${o("page.learn.values.title")}>
		${[...re].map(n=>i`<li key=${n}>
				<${ae} trump=${n} /><b class="score"><span class="unseen">${o(`suit.${n}`)} </span>${t[n]??""}</b>
				<span>${o(`page.learn.shape.${n}`)}</span>
			</li>`)}
	</ul>`}function Dg({run:e,plans:t}){let{id:n,variant:s}=e.lesson,a=mp(),{busy:r,once:l}=W(),c=vo(),u=n==="first"&&c?.stage==="match"&&c.of==="",p=()=>l(async()=>{if(u)return Rl();await Se();let m=ve.value.find(h=>h.id===s);m&&await Ll(m,pi)}),d=t[t.findIndex(m=>m.id===n)+1],$=n==="first"||s!=="standard",f=i`<button type="button" class=${`button ${$?"chief":"plain"}`} disabled=${r}
		aria-busy=${r} onclick=${p}>${o(u?"way.go.first":"page.home.play")}</button>`;return i`<div class="over leaf end">
		<h2>${o(n==="first"?"page.learn.done":"course.done")}</h2>
		${u?i`<${Js} at="match" />`:null}
		${n==="first"?i`<${hp} worth=${Z(s)?.worth??""} />`:null}
		<div class="row">
			${a?i`<a class="button chief" href=${a}>${o("page.learn.table")}</a>`:$?f:null}
			${d&&!u?i`<a class=${`button ${$||a?"plain":"chief"}`} href=${`/learn/${d.id}`}>
						${o("course.next",{name:o(`course.${d.id}`)})}</a>`:null}
			${$&&n!=="first"?i`<a class="button plain" href=${`/rules/${s}`}>${o("page.learn.rules")}</a>`:null}
			${$||a?null:f}
			${u?null:i`<a class="button plain" href="/learn">${o("course.all")}</a>`}
		</div>
	</div>`}function Cg({run:e,step:t,view:n,full:s,name:a}){let r=!e.moving.value&&!e.rests.value,l=r&&t.does==="lay",c=r&&(l||t.does==="play")&&(n.options?.seat??Pe)===Pe?n.options:void 0,u=c?new Set(E(c.from)):null,p=e.chosen.value,d=m=>{if(!c)return;let h=new Set(l?p:[]);if(p.has(m))h.delete(m);else if(h.size<(c.pick??1))h.add(m);else return void(e.reply.value=o("lay.full",{n:h.size}));if(Ue(()=>{e.chosen.value=h,e.reply.value=""}),l)return;h.size===1&&u?.has(m)?e.reply.value=o("page.learn.tap"):e.play(m)},$=m=>c&&e.play(m),f=n.phase==="lay"&&t.worth?_e(n.options?.worth??""):null;return i`<section class=${`mine ${c?"asked":""}`} aria-label=${o("page.yourhand")}>
		<div class="me">
			<${pt} view=${n} seat=${Pe} name=${a} place="south" own chair=${void 0} now=${0} open=${null}
				winner=${s?.winner===Pe} laid=${Wt(Z(e.lesson.variant),n.phase)} />
			${n.aside?i`<div class="laid" role="group" aria-label=${o("page.aside")}>${le(n.aside)}</div>`:null}
		</div>
		<${dt} cards=${Ms(n,Pe)} can=${u} chosen=${p} values=${f}
			label=${o("page.yourhand")} twice=${l} onpick=${d} onplay=${$} />
	</section>`}function Pg(e){S(()=>{function t(n){let s=n.target,a=n.ctrlKey||n.metaKey||n.altKey||n.shiftKey;if(!(n.defaultPrevented||a||s.closest("input, select, textarea, dialog"))){if(n.key==="ArrowRight")e.forward();else if(n.key==="ArrowLeft")e.back();else if(!e.moving.peek()&&e.step().ask?.includes(Number(n.key)))e.answer(n.key);else if(!Da(".lesson .hand",n.key))return;n.preventDefault()}}return document.addEventListener("keydown",t),()=>document.removeEventListener("keydown",t)},[e])}var Lg={complaints:qg,people:Wg,tables:Fg,evenings:Ug,log:Vg};function Rg(e){let t=P.value,{value:n,wrong:s}=B(()=>Ls({}),t?.id),[a,r]=b("complaints");if(!n||!n.operator)return i`<${z} title=${o("page.nav.operate")} wrong=${s} text=${n?o("page.operate.refused"):""} />`;let l=Lg[a];return i`<main id="main" tabindex="-1" class="operate">
		<h1>${o("page.nav.operate")}</h1>
		<${q} hidden label=${o("page.nav.operate")} value=${a} onchange=${r}
			options=${Y("page.operate","complaints","people","tables","evenings","log")} />
		<${l} key=${a} />
	</main>`}var ps=e=>ne(e,{dateStyle:"medium",timeStyle:"short"});function $s({asked:e,empty:t,children:n}){return e.value?t?i`<p class="soft" role="status">${o("page.operate.none")}</p>`:i`<ul class="found">${n}</ul>`:i`<p class=${e.wrong?"trouble":"soft"} role="status">${e.wrong??""}</p>`}function qg(){let[e,t]=b(0),n=B(()=>dl({}),e),s=n.value?.complaints??[];return i`<${$s} asked=${n} empty=${s.length===0}>${s.map(a=>i`<li key=${a.id}><${Ig} complaint=${a} ondone=${()=>t(e+1)} /></li>`)}<//>`}function Ig({complaint:{id:e,at:t,by:n,whom:s,table:a,match:r,lines:l=[],text:c},ondone:u}){return i`<h2>${o("page.operate.complaint",{n:e})}</h2>
		<p class="soft small">${ps(t)} · ${o("page.operate.from",{id:n})} ·${" "}
			${o("page.operate.at",{table:a,match:r})}</p>
		${l.map(p=>i`<blockquote key=${p.seq}>${p.text}</blockquote>`)}
		${c?i`<p>${c}</p>`:null}
		<${yp} id=${s} complaint=${e} ondone=${u} />`}function gp({label:e,onfind:t}){let[n,s]=b("");return i`<form class="row" onsubmit=${r=>(r.preventDefault(),t(n.trim()))}>
		<${U} label=${e} value=${n} oninput=${s} />
		<button class="button">${o("page.operate.find")}</button>
	</form>`}function Wg(){let[e,t]=b(""),[n,s]=b(""),a=B(()=>ll({find:e}),e),r=a.value?.people??[];return i`<${gp} label=${o("page.operate.who")} onfind=${t} />
		<${$s} asked=${a} empty=${r.length===0}>${r.map(l=>i`<li key=${l.id}>
				<button type="button" class="button plain" aria-expanded=${n===l.id}
					onclick=${()=>s(n===l.id?"":l.id)}>${l.tagged}</button>
				${n===l.id?i`<${yp} id=${l.id} />`:null}
			</li>`)}<//>
		${a.value?.more?i`<p class="soft">${o("page.operate.more")}</p>`:null}
		<h2>${o("page.operate.network")}</h2>
		<${zg} />`}function zg(){let[e,t]=b("");return i`<${U} label=${o("page.operate.network.which")} value=${e} oninput=${t} />
		${e.trim()?i`<${ds} whom=${e.trim()} acts=${["ban","ban-all","lift"]} />`:null}`}function _g({of:{banned:e,bannedUntil:t,bannedFor:n,silenced:s,silencedUntil:a,silencedFor:r}}){let l=(c,u,p)=>{let d=u?` ${o("page.operate.until.short",{date:ps(u)})}`:"";return i`<p><b>${o(`page.operate.act.${c}`)}</b>${d}: ${p}</p>`};return i`${e?l("ban",t,n):null}
		${s?l("silence",a,r):null}`}function yp({id:e,complaint:t,ondone:n}){let[s,a]=b(0),{value:r,wrong:l}=B(()=>cl({player:e}),e,s);if(!r)return i`<p class=${l?"trouble":"soft"} role="status">${l??""}</p>`;let c=r.aliasOf?[r.aliasOf]:r.aliases,u=["silence","ban","rename","lift",...t?["dismiss"]:[],"link",...r.aliasOf?["split"]:[],"erase"],p=()=>(a(s+1),n?.());return i`<p><b>${r.tagged}</b> <span class="soft small">${e} · ${ps(r.created)}</span></p>
		${c.length?i`<p class="small">${o("page.operate.also",{ids:c.join(", ")})}</p>`:null}
		<${_g} of=${r.sanctions} />
		${r.tables.map(d=>i`<${bp} key=${d.id} table=${d} />`)}
		<${ds} whom=${e} acts=${u} called=${r.name} complaint=${t} ondone=${p} />
		${r.audit.length?i`<${wp} entries=${r.audit} />`:null}`}var bp=({table:e})=>i`<p class="small">
	<a href=${`/t/${e.id}`}>${e.id}</a> · ${me(e.variant)} · ${o(`page.operate.status.${e.status}`)} ·${" "}
	${e.chairs.map(t=>t.name).filter(Boolean).join(", ")}
</p>`;function ds({whom:e,acts:t,called:n="",table:s,complaint:a,ondone:r}){let l={act:t[0]??"",day:"",reason:"",name:""},[c,u]=b(l),p=G(k=>u(w=>({...w,...k}))),{busy:d,once:$}=W(),[f,m]=b(""),h=c.act==="rename"||c.act==="erase",g=["silence","ban","ban-all"].includes(c.act);return i`<form class="acts" onsubmit=${k=>{k.preventDefault(),$(async()=>{let w=await bo({act:c.act,whom:e,reason:c.reason,...g&&c.day?{until:Date.parse(c.day)}:{},...h?{name:c.name}:{},...s&&c.act==="remove"?{table:s}:{},...a?{complaint:a}:{}});N(o("page.operate.done")),m(w.link?location.origin+w.link:""),u(l),r?.()})}}>
		<${K} label=${o("page.operate.act")} value=${c.act} options=${Y("page.operate.act",...t)}
			onchange=${p("act")} />
		${c.act==="erase"?i`<p class="small">${o("page.operate.erase.about")}</p>`:null}
		${h?i`<${U} label=${c.act==="rename"?o("page.operate.name"):o("page.operate.erase.name",{name:n})}
				value=${c.name} required oninput=${p("name")} />`:null}
		${g?i`<${U} type="date" label=${o("page.operate.until")} value=${c.day} oninput=${p("day")} />`:null}
		<${U} label=${o(g?"page.operate.reason":"page.operate.reason.kept")} maxlength="200" required
			value=${c.reason} oninput=${p("reason")} />
		<button class="button" aria-busy=${d}
			disabled=${c.act==="erase"&&c.name!==n}>${o("page.operate.do")}</button>
		${f?i`<p class="small">${o("page.operate.link.about")} <code>${f}</code></p>`:null}
	</form>`}function Fg(){let[e,t]=b(""),[n,s]=b(""),[a,r]=b(0),l=B(()=>ul({find:e}),e,a),c=l.value?.tables??[];return i`<${gp} label=${o("page.operate.where")} onfind=${t} />
		<${$s} asked=${l} empty=${c.length===0}>${c.map(u=>i`<li key=${u.id}>
				<${bp} table=${u} />
				<button type="button" class="button plain" aria-expanded=${n===u.id}
					onclick=${()=>s(n===u.id?"":u.id)}>${o("page.operate.show")}</button>
				${n===u.id?i`<${Hg} id=${u.id} ondone=${()=>r(a+1)} />`:null}
			</li>`)}<//>`}function Hg({id:e,ondone:t}){let{value:n,wrong:s}=B(()=>pl({table:e}),e);if(!n)return i`<p class=${s?"trouble":"soft"} role="status">${s??""}</p>`;let a=n.chairs.filter(r=>r.player);return i`${n.talk.map(r=>i`<p key=${r.seq} class="small"><b>${r.name}</b> ${r.text}</p>`)}
		<${ds} whom=${e} acts=${["close"]} ondone=${t} />
		${a.map(r=>i`<h2 key=${r.player}>${r.name}</h2>
			<${ds} whom=${r.player??""} table=${e} acts=${["remove"]} ondone=${t} />`)}`}var Kg=()=>[0,1,2,3,4,5,6].map(e=>[String(e),ne(Date.UTC(2026,10,1+e,12),{weekday:"long",timeZone:"UTC"})]);function Ug(){let[e,t]=b(0),n=B(()=>Is({}),e),s=()=>t(e+1),a=n.value?.evenings??[];return i`<${$s} asked=${n} empty=${a.length===0}>${a.map(r=>i`<li key=${r.id}>
			<b>${ne(r.begins,{weekday:"long",hour:"numeric",minute:"2-digit",timeZone:r.zone})} ${r.zone}</b>
			<span>${me(r.variant)} · ${r.games??0} · ${r.clock} · ${o(`page.level.${r.bot}`)}</span>
			<${ds} whom=${r.id} acts=${["end-evening"]} ondone=${s} />
		</li>`)}<//>
		<h2>${o("page.operate.act.evening")}</h2>
		<${Jg} ondone=${s} />`}function Jg({ondone:e}){let n={weekday:"3",hour:"20:00",zone:Intl.DateTimeFormat().resolvedOptions().timeZone,variant:"standard",games:3,clock:"10m+10s",bot:"club",reason:""},[s,a]=b(n),r=G(d=>a($=>({...$,...d}))),{busy:l,once:c}=W();S(()=>{Se().catch(()=>{})},[]);let u=d=>{d.preventDefault();let{weekday:$,hour:f,reason:m,...h}=s,[g=0,y=0]=f.split(":").map(Number);c(async()=>{let k={...h,id:"",weekday:Number($),minute:60*g+y};await bo({act:"evening",whom:"",evening:k,reason:m}),N(o("page.operate.done")),e()})},p=ve.value.map(d=>[d.id,o(`variant.${d.id}`)]);return i`<form class="acts" onsubmit=${u}>
		<${K} label=${o("page.operate.weekday")} value=${s.weekday} options=${Kg()} onchange=${r("weekday")} />
		<${U} type="time" label=${o("page.operate.hour")} value=${s.hour} required oninput=${r("hour")} />
		<${U} label=${o("page.operate.zone")} value=${s.zone} required oninput=${r("zone")} />
		<${K} label=${o("page.create.variant")} value=${s.variant} options=${p} onchange=${r("variant")} />
		<${ue} label=${o("page.operate.games")} value=${s.games} min=${0} max=${100} onchange=${r("games")} />
		<${U} label=${o("page.create.clock")} value=${s.clock} required oninput=${r("clock")} />
		<${K} label=${o("page.operate.bots")} value=${s.bot} options=${Y("page.level",...mt)}
			onchange=${r("bot")} />
		<${U} label=${o("page.operate.reason.kept")} maxlength="200" required value=${s.reason}
			oninput=${r("reason")} />
		<button class="button" aria-busy=${l}>${o("page.operate.do")}</button>
	</form>`}function Vg(){let[e,t]=b(0),n=B(()=>$l({before:e}),e),s=n.value?.entries??[],a=s.at(-1)?.n??0;return i`<${$s} asked=${n} empty=${s.length===0}><li><${wp} entries=${s} /></li><//>
		${a>1?i`<${x} onclick=${()=>t(a)} say=${o("page.operate.older")} />`:null}`}var wp=({entries:e})=>i`<ol class="small entries" aria-label=${o("page.operate.log")}>${e.map(t=>i`<li key=${t.n} value=${t.n}>
		${ps(t.at)} · ${t.operator} · <b>${o(`page.operate.act.${t.act}`)}</b> ${t.whom} ${t.table??""}${" "}
		${t.until?o("page.operate.until.short",{date:ps(t.until)}):""} · ${t.reason}
	</li>`)}</ol>`;var qa=(e,t)=>e?o(`page.line.${e}`):o(t==="lost"?"page.line.back":"page.line.saved"),Ia=e=>e.waiting.value.filter(t=>t.late),vp=e=>[e.split(" ")[0]??"",e.split(" ").slice(1).join(" ")],Gg={ready:"page.ready",unready:"page.unready",claim:"page.claim",stand:"page.leave",back:"page.back",resume:"page.resume",sit:"page.sit",undo:"page.undo",redo:"page.do.redo",replay:"page.do.replay",pause:"page.do.pause",abandon:"page.abandon"};function fs({do:e,act:t="",text:n="",on:s=!1}){let[a,r]=vp(t);return e==="chat"?o("page.unsent.chat",{text:n}):e==="answer"?o(s?"page.agree":"page.disagree"):e!=="act"?o(Gg[e==="ask"?n:e]??"page.unsent.other"):a==="play"||a==="lay"?R(E(r).map(l=>yt(l))):a==="name"?C(r):te(t)}function Zg({command:e}){let[t,n]=vp(e.act??"");return e.do==="act"&&(t==="play"||t==="lay")?i`<span class="of">${le(n)}</span>`:i`<b>${fs(e)}</b>`}function Or({unsent:e,told:t=""}){return Ia(e).map(n=>i`<p key=${n.command.id} class="unsent">
		<span>${o(n.undo?"page.unsent.stopping":"page.unsent")} <${Zg} command=${n.command} /></span>
		${n.undo?null:i`<button type="button" class="button plain" onclick=${()=>e.withdraw(n.command.id)}>
					${o("page.unsent.stop")}<span class="unseen"> ${fs(n.command)}</span>
				</button>`}
		${n.why&&!t?i`<small>${n.why}</small>`:null}
	</p>`)}function kp({table:e}){let t=e.wrong.value,n=M("");S(()=>{n.current&&!t&&!T.spoken.peek()&&N(qa("",n.current),!0),n.current=t},[t]);let s=T.spoken.value?{}:{role:"status"};return i`<div class="signs" ...${s}>
		${t?i`<p class="cut"><span aria-hidden="true" class="broken"></span>${qa(t,"")}</p>`:null}
		<${Or} unsent=${e.unsent} told=${t} />
	</div>`}var xp={times:100,each:50},Yg=2**31-1,Qg=50,Xg=({settings:e,host:t,talk:n,...s})=>s,Wa=class{#e;#n;#t=Promise.resolve();#s=null;#a=null;#r=[];#i="";#c=!1;#p=0;#d=0;#u=new Set;#o=!1;#$="";constructor(t,n,s){this.#e=t,this.#n=n,this.rules=s}end(){this.#o=!0,clearTimeout(this.#d)}hear(t){this.#s=t,this.#r.push(Xg(t)),this.#m(()=>this.#l())}obey(t){return this.#m(()=>this.#b(t))}line(t){t!==this.#$&&this.#n([qa(t,this.#$)]),this.#$=t}#m(t){let n=this.#t.then(()=>this.#o?void 0:t());return this.#t=n.catch(s=>this.#n([D(s)]))}async#l(t){let n=this.#r.slice(0,Qg);if(!t&&n.length===0)return;let{settings:s,host:a}=this.#e.settled.peek(),r=await un(()=>Ni({lang:Q.peek(),now:this.#e.now(),settings:s,host:a,news:n,mind:this.#i,...this.#a&&{before:this.#a},refused:this.#c,...t}));if(this.#r.splice(0,n.length),this.#a=n.at(-1)??this.#a,this.#i=r.mind??"",clearTimeout(this.#d),r.again){let l=Math.min(r.again-this.#e.now(),Yg);this.#d=setTimeout(()=>{this.#m(()=>this.#l({}))},l)}return this.#c=!1,this.#o||this.#n(r.said),r}async#f(){for(let t=0;(this.#s?.seq??0)<this.#p&&t<xp.times;t++)await new Promise(n=>setTimeout(n,xp.each))}async#b(t){await this.#f();let n=await this.#l({line:t.normalize("NFC")});if(n?.do)return this.#g(n.do);switch(n?.want){case"hint":{let{advice:s}=await this.#e.port.hint();return await this.#l({hint:s}),this.#n(vn(s,this.rules(),a=>fs({id:"",do:"act",act:a})))}case"report":return void this.#w();case"quit":return J(this.#h())}}#h(){let{table:{stage:t,match:n}={stage:"",match:0},view:s}=this.#s??{},a=t==="waiting"&&n>0?is(this.#e.id,this.#e.settled.peek().settings):void 0;return a?(s?.phase==="over"?a.played:a.givenUp).href:"/"}async#g({id:t,...n}){if(n.do==="ask"&&n.text==="undo"&&this.#e.stopLate())return;if(P.peek()||await Hs(o("page.guest")),n.do==="ready")return this.#y(await this.#e.ready());let{answered:s,late:a}=this.#e.put(n),r=s.then(u=>{this.#y(u),u?.late&&this.#n([o("page.unsent.late")])},u=>{this.#c=!0,this.#n([D(u)])}),l=a.then(()=>!0);if(!await Promise.race([r,l]))return;let c=n.do==="act"?"act":"other";this.#n([o("page.unsent.typed",{what:fs({id:"",...n}),undo:c,command:o("cmd.undo")})])}#y(t){this.#p=Math.max(this.#p,t?.seq??0)}async#w(){let{table:{match:t}={match:0},view:n}=this.#s??{},s=`${t} ${n?.deal}`;if(!this.#u.has(s)){this.#u.add(s);try{let a;for await(a of Wn(this.#e.id,t,n?.deal??0,()=>!this.#o));a&&await this.#m(()=>this.#l({report:a}))}catch(a){this.#n([D(a)])}this.#u.delete(s)}}};var Sp={lines:250,typed:50};function ms(){let[e,t]=b([]),n=M(0);return{lines:e,print:(a,r=!1)=>{let l=a.map(c=>({id:n.current++,text:c,typed:r}));l.length&&t(c=>[...c,...l].slice(-Sp.lines))}}}function hs({lines:e,print:t,obey:n}){let s=a=>{a&&t([`› ${a}`],!0),n(a)};return i`<section class="speech" aria-label=${o("page.speech.region")}>
		<${ey} onsend=${s} />
		<${ty} lines=${e} />
	</section>`}function Op({table:e,variant:t}){let n=ms(),s=M(t);s.current=t;let a=be(()=>new Wa(e,n.print,()=>s.current),[e]);return S(()=>{let r=e.newest.subscribe(c=>c&&a.hear(c)),l=e.wrong.subscribe(c=>a.line(c));return()=>{l(),r(),a.end()}},[a]),i`<${hs} ...${n} obey=${r=>{a.obey(r)}} />`}function ey({onsend:e}){let t=M(null),n=M({all:[],at:0});S(()=>t.current?.focus(),[]);function s(r){r.preventDefault();let l=t.current?.value.trim()??"";t.current&&(t.current.value=""),l&&(n.current.all=[...n.current.all.filter(c=>c!==l),l].slice(-Sp.typed)),n.current.at=n.current.all.length,e(l)}function a(r){let l=r.key==="ArrowUp"?-1:r.key==="ArrowDown"?1:0;if(!l||!t.current)return;r.preventDefault();let{all:c,at:u}=n.current;n.current.at=Math.max(0,Math.min(c.length,u+l));let p=c[n.current.at]??"";t.current.value=p,t.current.setSelectionRange(p.length,p.length)}return i`<form onsubmit=${s}>
		<label for="command">${o("page.speech.field")}</label>
		<input id="command" name="command" type="text" ref=${t} onkeydown=${a}
			autocomplete="off" autocapitalize="off" autocorrect="off" spellcheck=${!1} enterkeyhint="send" maxlength="400" />
		<button class="button">${o("page.speech.do")}</button>
	</form>`}function ty({lines:e}){let t=M(null);return ge(()=>{t.current&&(t.current.scrollTop=t.current.scrollHeight)},[e]),i`<div class="log" role="log" aria-live="polite" aria-label=${o("page.speech.log")} tabindex="0" ref=${t}>
		${e.map(({id:n,text:s,typed:a})=>i`<p key=${n} ...${a?{class:"typed","aria-hidden":"true"}:{class:""}}>${s}</p>`)}
	</div>`}function ny({trump:e}){if(e.by==="turnup")return[];let t=e.by==="rotation"?e.rotation:["none",e.first??"none","C","D","H","S"];return[...new Set(t)].filter(Boolean)}function za({opening:e,names:t,rules:n,set:s}){if(!n)return null;let a=ny(n),r=e??{totals:t.map(()=>0),trump:a[0]};return i`<details open=${e!==void 0}>
		<summary>${o("page.pad.opening")}</summary>
		<div class="stack">
			<p class="soft small">${o("page.pad.opening.about")}</p>
			<fieldset class="amounts">
				<legend class="unseen">${o("page.pad.opening")}</legend>
				${t.map((l,c)=>i`<${ue} key=${c} label=${l} value=${r.totals[c]??0}
					min=${-9999} max=${9999}
					onchange=${u=>s({...r,totals:r.totals.with(c,u)})} />`)}
			</fieldset>
			${n.game.deals?i`<${ue} label=${o("page.pad.opening.deals")} value=${r.deals??0} min=${0} max=${n.game.deals-1}
						onchange=${l=>s({...r,deals:l})} />`:null}
			${a.length?i`<${q} label=${o("page.pad.opening.trump")} value=${r.trump??"none"}
						options=${a.map(l=>[l,C(l)])}
						onchange=${l=>s({...r,trump:l})} />`:null}
		</div>
	</details>`}var _a=e=>{if(!e)return;let{trump:t,...n}=e,s=t&&t!=="none"?{...n,trump:t}:n;return s.trump||s.deals||s.totals.some(a=>a!==0)?s:void 0};var ke=(e,t)=>t===void 0?"":e.seats[t]||(t<e.choices.live?o("seat",{n:t+1}):o("dummy")),tt=e=>e.seats.map((t,n)=>ke(e,n)),Ap=({rules:e,house:t})=>t?e.name:o(`variant.${e.id}`),gs=e=>{let t=e.date?Date.parse(`${e.date}T12:00`):NaN;return Number.isNaN(t)?Ap(e):`${Ap(e)} · ${ne(t,{dateStyle:"long"})}`};function ys(e){let t=e.map(n=>n.trim().toLowerCase());return e.find((n,s)=>t[s]&&t.indexOf(t[s])<s)}function jt(e){let t=tt(e),{end:n}=e;if(n&&!n.cut)return o("page.winner",{names:R(n.winners.map(r=>t[r]??"")),n:n.winners.length,you:"no"});let s=Math.max(...e.totals),a=t.filter((r,l)=>e.totals[l]===s);return e.deals.length===0?"":o("page.pad.leads",{names:R(a),n:a.length,points:v(s),over:n?"yes":"no"})}function Mp(e){let t=tt(e),n=(r,l)=>r.map((c,u)=>`${t[u]} ${l(c)}`).join(", "),s=e.deals.map(r=>{let l=r.points.map((c,u)=>`${t[u]} ${oe(c)}${r.made[u]?" •":""}`).join(", ");return`${r.deal+1}. ${C(r.trump)}: ${l}`}),a=e.settlement??[];return[`Ninety-Nine · ${gs(e)}`,n(e.totals,v),jt(e),"",...s,"",...a].join(`
`).replaceAll(/\n{3,}/g,`

`).trim()}var sy=e=>({hands:e.seats.map(()=>({}))}),ay=e=>!e||!e.trump&&e.hands.every(t=>Object.keys(t).length===0),oy=3e3,ry=e=>e instanceof xi||e instanceof I&&([429,503].includes(e.status)||e.reason==="unfetched"),tn=e=>wt(e)?o("page.pad.refused",{text:e.message}):D(e);function iy(e){let{record:t,summary:n,open:s,inserting:a}=e,r=ca(e),l=Ut(e),c={hands:n.names.map(()=>({}))};return a?{record:t,deal:r,entry:l??c}:s!==null?{record:t,deal:r,...l?{entry:l}:{}}:n.over?{record:t}:{record:t,entry:l??c}}var ly=(e,t)=>JSON.stringify(e)===JSON.stringify(t),cy=(e,t)=>qt({lang:Q.peek(),...e},t),Fa=class{wrong=L("");busy=L(!1);#e;#n=L(null);#t=L(0);#s="";#a=new AbortController;#r=0;#i=[];#c=[];#p=null;#d="";#u;constructor(t,n=cy){this.id=t,this.#e=n,this.#u=Dt(()=>this.#$())}close(){this.#u(),this.#a.abort(),clearTimeout(this.#r)}get kept(){return Ie(this.id)}get told(){return this.#n.value?.told}get stale(){return this.#n.value?.of!==this.#o()}get deal(){return this.kept?ca(this.kept):0}get entry(){let{kept:t,told:n}=this;return(t&&Ut(t))??(n?sy(n):{hands:[]})}get undoable(){let{kept:t}=this;return t!==void 0&&(Ut(t)!==void 0||t.past.length>0)}get redoable(){let{kept:t}=this;return t!==void 0&&(this.#c.some(n=>n.of===this.place)||!Ut(t)&&t.next.length>0)}get place(){return`${this.kept?.versions.at(-1)} ${this.kept&&Sn(this.kept)}`}#o(){return this.kept?JSON.stringify({lang:Q.value,...iy(this.kept)}):""}#$(){let t=this.#o(),n=t&&this.stale?`${this.#t.value} ${t}`:"";if(n===this.#s)return;if(this.#s=n,this.#a.abort(),clearTimeout(this.#r),!n)return void(this.wrong.value="");let{signal:s}=this.#a=new AbortController;this.#e(JSON.parse(t),{signal:s}).then(a=>s.aborted||(this.#n.value={of:t,told:a}),a=>{s.aborted||(this.wrong.value=tn(a),ry(a)&&(this.#r=Number(setTimeout(()=>this.#t.value++,oy))))})}set(t){this.#i.push({of:this.place,entry:this.entry}),this.#c=[],this.#m(t)}#m(t){let{kept:n}=this;n&&pe(Jt(n,Sn(n),ay(t)&&n.open===null?void 0:t))}correct(t){let{kept:n}=this,s=this.told?.deals[t];n&&s&&pe({...Jt(it(n),t,n.drafts[t]??s.entry),open:t})}insert(t){let{kept:n}=this;n&&pe({...n,open:t,inserting:!0})}leave(){let{kept:t}=this;t&&pe(it(Jt(t,Sn(t))))}async#l(t){let n=this.#p;this.busy.value=!0;let s=n?n.then(t,t):t();this.#p=s;try{return await s}finally{this.#p===s&&(this.#p=null,this.busy.value=!1)}}async enter(t=!1){let{kept:n,deal:s,entry:a}=this;if(!n||this.busy.peek())return;let r=Sn(n),l={record:n.record,do:n.inserting?"insert":"enter",deal:s,entry:a,...t?{again:t}:{}},c=await this.#l(()=>this.#w(l,(u,p)=>{let d=it(Jt(u.record===p.record?u:Mt(u,p),r)),$=u.drafts[r]??a;return ly($,a)?d:{...Jt(d,s,$),open:s}}));c&&Np(c)}async propose(t){let n=this.kept?.record??"",s=await this.#e({record:n,...t});if(!s.unfit)return s.fault?void N(Tp(s)):s;let a=await this.#e({record:n,...t,again:!0});return a.unfit?s:{...a,unfit:s.unfit,said:[...s.said??[],...a.said??[]]}}async revise(t){let{kept:n}=this;if(!n||this.busy.peek())return;let s=await this.#l(()=>this.#w({record:n.record,...t,again:!0},(a,r)=>r.record===a.record?a:it({...Mt(a,r),drafts:uy(a,r)})));s&&Np(s)}async end(){let{kept:t}=this;t&&!this.busy.peek()&&await this.#l(()=>this.#w({record:t.record,do:"stop"},Mt))}undo=()=>this.#f("past","pad.undone");redo=()=>this.#f("next","pad.redone");async#f(t,n){if(this.busy.peek()||this.#b(t))return;let s=await this.#l(()=>this.#h(t));s&&N(o(n,{what:s}))}#b(t){let{kept:n,place:s,entry:a}=this,r=t==="past",[l,c]=r?[this.#i,this.#c]:[this.#c,this.#i],u=l.findLastIndex(d=>d.of===s);if(r?!n||!Ut(n):u<0)return!1;let[p]=l.splice(Math.max(u,0));return c.push({of:s,entry:a}),u>=0&&p?this.#m(p.entry):this.leave(),!0}async#h(t){let{kept:n}=this,s=n&&Ec(n,t);if(!n||s===void 0)return"";let{act:a="some",deal:r=0}=n[t].at(-1)?.did??{};return await this.#w({record:s},(c,u)=>it(Dc(c,u,t)),n.record)?o(`pad.act.${a}`,{deal:r+1}):""}type(t,n){return this.#l(()=>this.#g(t,n))}async#g(t,n){let{kept:s}=this;if(!s)return[];let a=(u,p)=>o(u).split("|").concat(p).includes(t.trim().toLowerCase());if(a("cmd.undo","undo"))return[await this.#y("past","pad.undone","pad.nothing")];if(a("pad.cmd.redo","redo"))return[await this.#y("next","pad.redone","pad.nothing.again")];let r=`${s.record}
${t}`,l={record:s.record,line:t,lang:n,...r===this.#d?{again:!0}:{}},c=await this.#w(l,(u,p)=>p.record===u.record?u:it(jc(Mt(u,p))));return this.#d=c?.again?r:"",c?.said??[]}async#y(t,n,s){if(this.#b(t))return o(n,{what:o("pad.act.some")});let a=await this.#h(t);return a?o(n,{what:a}):o(s)}async#w(t,n,s=t.record){let a=this.#o(),r=await this.#e(t).catch(l=>{N(D(l))});return ia(this.id),Ue(()=>{let{kept:l}=this;if(!(!r||!l))return r.fault||r.unfit||r.entry?this.#x(t,r,a):l.record!==s&&l.record!==r.record?this.#S(l,t):(this.#k(n(l,r),r),r)})}#k(t,n){let s=this.#o();pe(t);let a=this.#o();a!==s&&(this.#n.value={of:Ut(t)?"":a,told:n})}#x(t,n,s){t.entry?s===this.#o()&&(this.#n.value={of:s,told:n}):N(Tp(n))}#S(t,{deal:n=0,entry:s,record:a}){let r=t.summary.deals,l=n<r&&n<(this.told?.deals.length??0)&&this.told?.record===a;s&&pe({...Jt(t,l?n:r,s),open:l?n:null}),N(o("page.pad.elsewhere"))}},Tp=e=>(e.said??[]).join(" "),uy=({drafts:e,summary:t},{deals:n})=>{let s=e[t.deals];return s?{[n.length]:s}:{}};function Np(e){let{did:t}=e,n=e.deals[t?.deal??-1];if(t?.act==="enter"&&n){let l=R(n.points.map((c,u)=>`${ke(e,u)} ${oe(c)}`));return N(o("page.pad.entered",{n:t.deal+1,points:l}),!0)}if(!t)return;let s={deal:t.deal+1},r=["correct","delete","insert"].includes(t.act)?o(`pad.did.${t.act}`,s):o("pad.changed.head",{what:o(`pad.act.${t.act}`,s)});N([r,...e.said??[]].join(" "))}var Mr=24;function py(){let e=P.value?.name??T.name.value,t=et()[0]?.summary;if(!t)return e?[e]:[];let n=t.live??ve.value.find(s=>s.id===t.variant)?.chairs;return t.names.slice(0,n).filter(s=>s!==o("dummy"))}var dy={variant:"",names:[],first:"0",length:"",rounds:9,house:da,opening:void 0},Tr=(e,t)=>e.names[t]?.trim()||o("page.pad.player",{n:t+1}),Ar=e=>Array.from({length:e.chairs},(t,n)=>n);async function $y(e,t,n){let s=Yn(e.house,n),a=Array.from({length:n.seats-t.chairs},()=>o("dummy")),r=[...Ar(t).map($=>Tr(e,$)),...a],l=ys(r);if(l)throw new de(o("pad.twins",{name:l}));let c=await qt({begin:{variant:t.id,...s?{rules:s}:{},seats:r,first:Number(e.first),date:Zt(),...e.length?{[e.length]:e.rounds}:{}}}),u=_a(e.opening),p=u&&{...c.head,opening:u},d=la(p?await qt({record:c.record,do:"head",head:p}):c);return pe(d),d.id}var Nr=({seat:e,...t})=>i`<${U} label=${o("page.pad.player",{n:e+1})}
	maxlength=${Mr} onfocus=${n=>n.currentTarget.select()} ...${t} />`;function fy({plan:e,set:t,variant:n}){let s=a=>r=>t(({names:l})=>({names:Object.assign([...l],{[a]:r})}));return i`<fieldset class="seats">
			<legend class="unseen">${o("page.pad.names")}</legend>
			${Ar(n).map(a=>i`<${Nr} key=${a} seat=${a} value=${e.names[a]??""}
				enterkeyhint="next" oninput=${s(a)} />`)}
		</fieldset>
		<p class="soft small">${o("page.pad.names")}</p>
		<${q} label=${o("page.pad.first")} value=${e.first} onchange=${G(t)("first")}
			options=${Ar(n).map(a=>[String(a),Tr(e,a)])} />`}function jp({onclose:e,onbegun:t}){S(()=>{ee(Se)},[]);let[n,s]=b(()=>({...dy,names:py()})),[a,r]=b(""),{busy:l,once:c}=W(h=>r(tn(h))),u=ve.value.find(h=>h.id===n.variant)??xt(),p=Z(u?.id);if(!u)return null;let d=h=>{s(g=>({...g,...typeof h=="function"?h(g):h})),r("")},$=h=>{h.preventDefault(),p&&c(async()=>t(await $y(n,u,p)))},f=h=>d({variant:h,first:"0",opening:void 0,house:{...n.house,changed:{}}}),m=i`<button type="submit" form="new-pad" class="button chief" aria-busy=${l}>
		${o("page.pad.begin")}
	</button>`;return i`<${_} broad title=${o("page.pad.new")} onclose=${e} actions=${m}>
		<form id="new-pad" class="create stack" onsubmit=${$}>
			<${$a} value=${u.id} groups=${Ye()} onchange=${f} />
			<${fy} plan=${n} set=${d} variant=${u} />
			<${On} plan=${n} set=${d} variant=${u} />
			<${za} opening=${n.opening} rules=${p} set=${G(d)("opening")}
				names=${Array.from({length:p?.seats??0},(h,g)=>g<u.chairs?Tr(n,g):o("dummy"))} />
			<${fa} own=${n.house} set=${G(d)("house")} rules=${p} />
			<p class=${a?"trouble":""} role="alert">${a}</p>
		</form>
	<//>`}var my=e=>e?.scrollIntoView({block:"nearest"}),Bp=({lines:e})=>i`<div class="stack" role="status" ref=${my}>
	${e.map(t=>i`<p key=${t}>${t}</p>`)}
</div>`;function Ep({open:e,then:t,deal:n,onclose:s}){let{busy:a,once:r}=W(),c=i`<${x} chief aria-busy=${a} onclick=${()=>r(async()=>{await e.revise({do:"delete",deal:n}),s()})} say=${o("page.pad.strike")} />`;return i`<${_} title=${o("page.pad.deal",{n:n+1})} onclose=${s} actions=${c}>
		<div class="stack">
			<p>${o("page.pad.strike.about",{n:n+1})}</p>
			<${Bp} lines=${t.said??[]} />
		</div>
	<//>`}function hy(e,t){let n=[...e.seats],s=[...e.replaced??[]];return t.forEach((a,r)=>{let l=s.findLastIndex(c=>c.seat===r);l<0?n[r]=a:s[l]={...s[l],name:a}}),{seats:n,...s.length?{replaced:s}:{}}}function gy(e,{names:t,first:n,target:s,length:a,rounds:r,opening:l,leaves:c,comes:u,from:p}){let{deals:d,games:$,opening:f,...m}=e,h={...m,...hy(e,t),first:Number(n),...s?{target:s}:{}},g=_a(l),y={deal:p-1,seat:Number(c),name:u.trim()},k=(h.replaced??[]).filter(O=>O.seat!==y.seat||O.deal!==y.deal),w=y.name?[...k,y].sort((O,A)=>O.deal-A.deal):h.replaced;return{...h,...a?{[a]:r}:{},...g?{opening:g}:{},...w?{replaced:w}:{}}}var yy=({head:e,seats:t,deals:n})=>({names:t,first:String(e.first),target:e.target??0,opening:e.opening,length:e.deals?"deals":e.games?"games":"",rounds:e.deals||e.games||9,leaves:"0",comes:"",from:n.length+1});function Dp({open:e,pad:t,onclose:n}){let[s,a]=b(()=>yy(t)),[r,l]=b(null),[c,u]=b(""),{busy:p,once:d}=W(),$=y=>{a(k=>({...k,...y})),l(null),u("")},f=gy(t.head,s),m=y=>{y.preventDefault();let k=ys(s.names)??ys(s.comes?s.names.with(Number(s.leaves),s.comes):[]);if(k)return u(o("pad.twins",{name:k}));d(async()=>{let w=r?void 0:await e.propose({do:"head",head:f}),O=w?.said??[];if(O.length)return l(O);(r||w?.did)&&await e.revise({do:"head",head:f}),n()})},h=i`<button type="submit" form="pad-head" class="button chief" aria-busy=${p}>
		${o(r?"page.pad.head.yes":"page.pad.head.do")}
	</button>`,g=t.choices.live;return i`<${_} broad title=${o("page.pad.head")} onclose=${n} actions=${h}>
		<form id="pad-head" class="create stack" onsubmit=${m}>
			<${by} pad=${t} form=${s} set=${$} />
			<${q} label=${o("page.pad.first")} value=${s.first} onchange=${G($)("first")}
				options=${s.names.slice(0,g).map((y,k)=>[String(k),y])} />
			${s.target?i`<${ue} label=${o("page.create.rules.game.target")} value=${s.target} min=${1} max=${1e4}
						onchange=${G($)("target")} />`:null}
			<${On} plan=${s} set=${$} />
			<${wy} pad=${t} form=${s} set=${$} />
			<${za} opening=${s.opening} names=${tt(t)} rules=${t.rules} set=${G($)("opening")} />
			${r?i`<${Bp} lines=${r} />`:null}
			<p class=${c?"trouble":""} role="alert">${c}</p>
		</form>
	<//>`}var by=({pad:e,form:t,set:n})=>i`<fieldset class="seats">
	<legend class="unseen">${o("page.pad.names")}</legend>
	${t.names.slice(0,e.choices.live).map((s,a)=>i`<${Nr} key=${a} seat=${a} value=${s} required
		oninput=${r=>n({names:t.names.with(a,r)})} />`)}
</fieldset>`,wy=({pad:e,form:t,set:n})=>i`<details>
	<summary>${o("page.pad.replace")}</summary>
	<div class="stack">
		<${K} label=${o("page.pad.replace.leaves")} value=${t.leaves}
			options=${t.names.slice(0,e.choices.live).map((s,a)=>[String(a),ke(e,a)])}
			onchange=${G(n)("leaves")} />
		<${U} label=${o("page.pad.replace.comes")} value=${t.comes} maxlength=${Mr}
			oninput=${G(n)("comes")} />
		<${ue} label=${o("page.pad.replace.from")} value=${t.from} min=${1} max=${e.deals.length+1}
			onchange=${G(n)("from")} />
	</div>
</details>`;var Ha={ArrowDown:[1,0],ArrowUp:[-1,0],ArrowRight:[0,1],ArrowLeft:[0,-1]},vy=60,ky=600,jr=class{#e;#n=[];#t=0;constructor(t){this.#e=t}press(t){return t==="Enter"&&Date.now()<this.#t?!0:this.#n.length===0&&this.#e.current()?this.#e.act(t):t in Ha||/^(.|Enter|Backspace|Redo)$/u.test(t)?(this.#n.length<vy&&this.#n.push(t),this.#s(),!0):!1}goOn(){for(;this.#n.length>0&&this.#e.current();)this.#e.act(this.#n.shift()??"");this.#s()}#s(){if(this.#e.changing())for(this.#n=this.#n.filter(t=>t!=="Backspace"&&t!=="Redo");this.#n[0]==="Enter";)this.#n.shift()}hear({fault:t,unfit:n}){(t||n)&&(this.#n=[]),this.#t=n?Date.now()+ky:0}},Cp=e=>e.target instanceof Element&&e.target.closest(".pad-panel")!==null;function Br(e){if(!(e.ctrlKey||e.metaKey)||e.altKey)return e.key;let t=e.key.toLowerCase();return t==="z"&&!e.shiftKey?"Backspace":t==="z"||t==="y"?"Redo":""}function xy(e){if(!Br(e)||e.altKey||document.querySelector("dialog[open]"))return!1;let t=e.target instanceof Element?e.target:null;return t?.closest("input, select, textarea, summary, [contenteditable]")?!1:e.key in Ha?t===document.body||Cp(e):!((e.key==="Enter"||e.key===" ")&&t?.closest("button, a"))}var Sy=e=>e.repeat&&["Enter","Backspace","Redo"].includes(Br(e));function Pp(e){let t=M(e);t.current=e;let n=M(!0),[,s]=b(0),a=M(null),r=a.current??=new jr({act:l=>t.current.act(l)?(n.current=!1,s(c=>c+1),!0):!1,current:()=>n.current&&t.current.current(),changing:()=>t.current.changing()});return ge(()=>r.hear(e.pad),[e.pad]),S(()=>{n.current=!0,r.goOn()}),ge(()=>{let l=c=>{(Sy(c)?Cp(c):xy(c)&&r.press(Br(c)))&&c.preventDefault()};return document.addEventListener("keydown",l),()=>document.removeEventListener("keydown",l)},[]),l=>r.press(l)}var Rp=({what:e,seat:t=-1})=>e==="turnup"||e==="name"?{seat:-1,field:"trump"}:{seat:t,field:e==="number"?"premium":e==="tricks"?"tricks":"contract"},qp=(e,t)=>e.seat===t?.seat&&e.field===t.field;function Oy(e,{what:t,seat:n=-1}){let s=e.hands[n]??{};switch(t){case"tricks":return s.tricks!==void 0;case"outcome":return s.made!==void 0||s.bid!==void 0;case"bid":return s.bid!==void 0;case"number":return/\d/.test(s.premium??"");default:return e.trump!==void 0}}var Ay=e=>[...new Set(e.choices.premiums.map(t=>t.split(" ")[0]??""))],Lp=(e,t)=>e.choices.premiums.filter(n=>n.startsWith(`${t} `)).map(n=>Number(n.split(" ")[1])),My=(e,t,n)=>{let s={...e,hands:e.hands.with(t,n)},a=s.hands.some(c=>c.premium),{trump:r,...l}=s;return a||e.hands[t]?.premium===n.premium?s:l},Ty=e=>Object.fromEntries(Object.entries(e).filter(([,t])=>t!==void 0&&t!==""));function Dr({pad:e,deal:t,named:n,inserting:s=!1}){let a=e.deals[t],r=a??e.due;if(!r)return null;let l=n??(s&&e.choices.trumps.length>0?void 0:r.trump),c=l===r.trump||!r.trump?r.origin:"",u={dealer:ke(e,r.dealer),lead:ke(e,r.lead),past:a?"yes":"no"},p=r.vulnerable?.map(d=>ke(e,d)).join(", ");return i`<div class="pad-due">
		${l?i`<${ae} trump=${l} />`:i`<span class="sign none" aria-hidden="true">?</span>`}
		<p class="who">
			<b>${o("page.pad.roles",u)}</b> <span class="soft">${o("page.pad.deal",{n:t+1})}</span>
		</p>
		<p class="trump">${l?c?o("why.trump",{trump:C(l),why:c}):C(l):o("page.pad.turnup")}
			${p?i` <span class="soft">· ${o("pad.vulnerable",{names:p})}</span>`:null}
		</p>
	</div>`}var Ny=({due:e,seat:t})=>{let n=t===e?.dealer?"dealer":t===e?.lead?"forehand":"";return n?i`<small class="role soft" aria-hidden="true">${o(`page.stats.place.${n}`)}</small>`:null},Er=({label:e,text:t,said:n,now:s,wrong:a,onpick:r,children:l})=>i`<button type="button"
	class=${`box ${n?"said":t?"follows":""}`} aria-pressed=${s} data-wrong=${a||void 0}
	aria-label=${t?`${e}: ${t}`:e} onclick=${r}>${l??t}</button>`,bs=e=>e.totals.some((t,n)=>t!==e.game[n]);function jy(e){let{pad:t}=e,n=t.choices.premiums.length>0;return i`<div class=${`pad-rows ${n?"":"unpaid"}`} role="group" aria-label=${o("page.pad.hands")}>
		<div class="heads soft small" aria-hidden="true">
			<span class="totals">${bs(t)?o("page.pad.totals"):""}</span>
			<span>${o("page.sheet.won")}</span><span>${o("page.sheet.contract")}</span>
			${n?i`<span>${o("page.sheet.held")}</span>`:null}
		</div>
		${t.seats.map((s,a)=>i`<${By} key=${a} ...${e} seat=${a} />`)}
	</div>`}function By({pad:e,deal:t,draft:n,full:s,now:a,wrong:r,pick:l,seat:c}){let u=ke(e,c),p=n.hands[c]??{},{tricks:d,bid:$,made:f,premium:m}=s.hands[c]??{},h=k=>({label:o(`page.pad.${k}.of`,{name:u}),now:qp({seat:c,field:k},a),wrong:r===c,onpick:()=>l({seat:c,field:k})}),g=f===void 0?"":o(f?"page.sheet.made":"page.sheet.failed"),y=[$===void 0?"":o("page.pad.bid",{n:$}),g].filter(Boolean).join(", ");return i`<div class="hand-row">
		<span class="name">
			<span>${u}</span> <${Ny} due=${e.deals[t]??e.due} seat=${c} />
			<b class="total">${v(e.game[c]??0)}</b>
			${bs(e)?i`<small class="rest soft">(${v(e.totals[c]??0)})</small>`:null}
		</span>
		<${Er} ...${h("tricks")} said=${p.tricks!==void 0} text=${d===void 0?"":v(d)} />
		<${Er} ...${h("contract")} said=${p.made!==void 0||p.bid!==void 0} text=${y}>
			<span class="bid">${$===void 0?"":v($)}</span>
			${g?i`<span class=${`mark ${f?"made":"failed"}`}>${f?"✓":"✗"}</span>`:null}
		<//>
		${e.choices.premiums.length>0&&c<e.choices.live?i`<${Er} ...${h("premium")} said=${!!p.premium} text=${m?te(m):""} />`:null}
	</div>`}var Ey=({rules:{trump:e,joker:t}})=>e.by==="turnup"?[...e.plain.split(" ").filter(Boolean),...t?[o("joker")]:[]].join(", "):"";function Dy(e,t,n,s){let{seat:a,field:r}=n;if(r==="trump"){let d=Ey(e);return e.choices.trumps.map($=>{let f=$==="none"&&d?i` <small>(${d})</small>`:null;return{key:$,on:t.trump===$,press:()=>s({...t,trump:$}),wide:!0,text:i`<${ae} trump=${$} /><span class="word">${C($)}${f}</span>`}})}let l=t.hands[a]??{},c=(d,$)=>s(My(t,a,Ty({...l,...d})),$),u=(d,$,f)=>({key:String(d),text:v(d),on:$,press:f,typed:String(d)});if(r==="tricks")return Array.from({length:e.choices.tricks+1},($,f)=>f).map($=>u($,l.tricks===$,()=>c({tricks:$})));if(r==="contract")return[{key:"made",wide:!0,text:`✓ ${o("page.sheet.made")}`,on:l.made===!0,typed:"+",press:()=>c({made:!0,bid:void 0})},{key:"failed",wide:!0,text:`✗ ${o("page.sheet.failed")}`,on:l.made===!1,typed:"-",press:()=>c({made:!1,bid:void 0})},...e.choices.bids.map(d=>u(d,l.bid===d,()=>c({bid:d,made:void 0})))];let[p=""]=(l.premium??"").split(" ");return[{key:"none",wide:!0,text:o("page.pad.no"),on:!l.premium,press:()=>c({premium:""})},...Ay(e).map(d=>({key:d,wide:!0,text:te(d),on:p===d,typed:o(`offer.letter.${d}`),or:d[0]??"",press:()=>c({premium:d},Lp(e,d).length>0)})),...(p?Lp(e,p):[]).map(d=>u(d,l.premium===`${p} ${d}`,()=>c({premium:`${p} ${d}`})))]}function Cy({keys:e,label:t}){let n=e.filter(r=>!r.wide),s=Math.min(7,Math.max(5,Math.ceil(n.length/2))),a=r=>i`<button type="button" key=${r.key} class=${r.wide?"wide-key":"key"} aria-pressed=${r.on}
		aria-label=${r.label} onclick=${r.press}>${r.text}</button>`;return i`<div class="pad-keys" role="group" aria-label=${t}>
		<div class="words">${e.filter(r=>r.wide).map(a)}</div>
		<div class="digits" style=${{"--across":s}}>${n.map(a)}</div>
	</div>`}var Ip=(e,{seat:t,field:n})=>n==="trump"?o("page.pad.trump"):o(`page.pad.${n}.of`,{name:ke(e,t)}),Py={seat:-1,field:"trump"},Ly=({choices:e,rules:t},n)=>e.trumps.length>0&&(t.trump.by==="turnup"||n.hands.some(s=>s.premium)),Ry=({trump:e,now:t,onpick:n})=>i`<button type="button" class="box turn" aria-pressed=${t}
	onclick=${n}>${o("page.pad.trump")} ${e?i`<${ae} trump=${e} /> ${C(e)}`:"…"}
</button>`,Cr=({redo:e})=>i`<button type="button" class="button redo" aria-label=${o("page.pad.redo")}
	title=${o("page.pad.redo")} onclick=${e}>
	<svg viewBox="0 0 24 24" aria-hidden="true"><path d="M15 5l5 5-5 5M20 10H9a5 5 0 0 0 0 10h4" /></svg>
</button>`;function Wp({open:e,pad:t}){let[n,s]=b({place:"",cell:null}),{deal:a,entry:r,stale:l,kept:c,place:u}=e,p=n.place===u?n.cell:null,d=Te=>s({place:u,cell:Te}),$=c?.open!==null,f=c?.inserting===!0,m=o(f?"page.pad.insert":$?"page.pad.correct":"page.pad.enter"),g=(t.missing??(t.entry||$?[]:t.due?.missing??[])).filter(Te=>!Oy(r,Te)),y=p??(g[0]?Rp(g[0]):null),k=!l&&t.unfit!==void 0,w=!l&&t.entry!==void 0&&!t.fault&&(t.missing??[]).length===0&&!k,A=y?Dy(t,r,y,(Te,ze)=>(d(ze?y:null),e.set(Te))):[],j=Iy(t.entry,r),ie={Enter:()=>(w||k)&&e.enter(k),Backspace:()=>e.undoable&&e.undo(),Redo:()=>e.redoable&&e.redo()},V=Te=>{let[ze,Bn]=Ha[Te]??[];if(ze!==void 0&&Bn!==void 0)d(zy(t,y,ze,Bn));else{let Ss=(A.find(lo=>lo.typed===Te)??A.find(lo=>lo.or===Te))?.press??ie[Te];if(!Ss)return!1;Ss()}return!0},$t=()=>e.wrong.peek()===""&&(e.stale||e.busy.peek()),ft=Pp({pad:t,act:V,current:()=>e.told===t&&e.kept===c&&!$t(),changing:()=>e.busy.peek()});return i`<section class="pad-panel" aria-label=${m}>
		<${Dr} pad=${t} deal=${a} named=${j.trump} inserting=${f} />
		<${jy} pad=${t} deal=${a} draft=${r} full=${j} now=${y} wrong=${t.fault?.seat??-1}
			pick=${d} />
		<p class=${`pad-said ${t.fault||t.unfit?"trouble":w?"":"soft"}`} role="status">
			${Wy(t,p,g)||(w?o("page.pad.ready"):" ")}
		</p>
		${Ly(t,r)&&(j.trump||y?.field!=="trump")?i`<${Ry} trump=${j.trump} now=${y?.field==="trump"} onpick=${()=>d(Py)} />`:null}
		${y&&!(w&&!p)?i`<${Cy} keys=${A} label=${Ip(t,y)} />`:null}
		<${qy} open=${e} press=${ft} can=${w||k} text=${k?o("page.pad.anyway"):m} />
	</section>`}var qy=({open:e,press:t,can:n,text:s})=>i`<div class="pad-acts">
	<${x} disabled=${!e.undoable} onclick=${()=>t("Backspace")} say=${o("page.pad.undo")} />
	${e.redoable?i`<${Cr} redo=${()=>t("Redo")} />`:null}
	${e.kept?.open!==null?i`<${x} onclick=${()=>e.leave()} say=${o("page.pad.cancel")} />`:null}
	<${x} chief aria-disabled=${!n} aria-busy=${e.busy.value} onclick=${()=>t("Enter")} say=${s} />
</div>`,Iy=(e,t)=>({...e,...t,hands:t.hands.map((n,s)=>({...e?.hands[s],...n}))});function Wy(e,t,n){if(e.fault||e.unfit)return(e.said??[]).join(" ");let s=n.find(a=>!t||qp(Rp(a),t));return s?o(`page.pad.ask.${s.what}`,{name:ke(e,s.seat)}):t?Ip(e,t):""}function zy(e,t,n,s){let a=["tricks","contract",...e.choices.premiums.length?["premium"]:[]],r=e.seats.length,l=t&&t.seat>=0?(t.seat+n+r)%r:0,c=Math.max(0,a.indexOf(t?.field??"tricks")),u=a[(c+s+a.length)%a.length]??"tricks";return{seat:l,field:u==="premium"&&l>=e.choices.live?"contract":u}}function Ka({pad:e,onpick:t}){let n=tt(e);return i`<section class="pad-sheet">
		<header>
			<h1>${n.slice(0,e.choices.live).join(" · ")}</h1>
			<p class="soft">${gs(e)} · ${ba(e.rules)}</p>
			<p class="standing">${jt(e)}</p>
		</header>
		${e.deals.length?i`<${ar} scores=${e.deals} names=${n} end=${e.end} onpick=${t} />
				<div class="settled small soft">${(e.settlement??[]).map(s=>i`<p key=${s}>${s}</p>`)}</div>`:i`<p class="soft">${o("page.pad.unwritten")}</p>`}
	</section>`}function _y(e,t){let n=e.deals[t],s=e.deals[t+1]??(e.due?.deal===t+1?e.due:void 0),a=s&&{next:Fy(e,s.why.trump),...s.trump?{then:s.trump}:{}},r=Object.fromEntries(n.entry.hands.map((u,p)=>[p,u.bid===void 0?{}:{bid:u.bid}])),{closed:l,...c}=n;return{...c,shown:r,...s?{why:a}:{},...l?{closed:{...l,game:n.game,totals:n.totals}}:{},...e.end&&t===e.deals.length-1?{end:e.end}:{}}}var Fy=(e,t)=>e.rules.trump.by==="holder"&&t!=="game"||t==="named"||t==="first"?"stays":t;function Ua({pad:e,deal:t,onclose:n,correct:s,insert:a,strike:r}){let l=e.deals[t];if(!l)return null;let c=s&&i`
		<${x} plain onclick=${r} say=${o("page.pad.strike")} />
		<${x} plain onclick=${a} say=${o("page.pad.insert.before")} />
		<${x} chief onclick=${s} say=${o("page.pad.correct")} />`;return i`<${_} title=${o("page.pad.deal",{n:t+1})} onclose=${n} actions=${c}>
		<div class="pad-account stack">
			<p class="soft">
				${o("page.pad.roles",{dealer:ke(e,l.dealer),lead:ke(e,l.lead),past:"yes"})}.${" "}
				${o("page.pad.trump")}: ${C(l.trump)} (${l.origin}).</p>
			<${Qe} view=${_y(e,t)} names=${tt(e)} variant=${e.rules} me=${-1} untitled />
		</div>
	<//>`}var Hy=4e3,[zp,Ky]=[4e3,12e4],_p=new Map;function Lr(e,t){let n=(_p.get(e)??Promise.resolve()).then(t);return _p.set(e,n.catch(()=>{})),n}var Uy=e=>Lr(e,async()=>{let t=Ie(e);if(!t||t.shared)return;let n=Re(),{pad:s,mark:a=""}=await Ps({secret:n,record:t.record}),r=Ie(e);r&&pe({...r,shared:{secret:n,pad:s,of:t.record,mark:a}})});function Fp(e){let{shared:t,record:n}=Ie(e)??{};return t&&n&&t.of!==n?t.secret+n:""}var Pr=new Map;function Jy(e){let t=Pr.get(e)??Lr(e,async()=>{let n=Ie(e);if(!n?.shared||!Fp(e))return;let{secret:s,mark:a}=n.shared,{pad:r,mark:l=""}=await Ps({secret:s,record:n.record,was:a}).catch(u=>{if(u instanceof I&&u.status===409)return Vy(e,n.shared?.pad??"");throw u}),c=Ie(e);c?.shared?.secret!==s||!r||pe({...c,shared:{...c.shared,pad:r,of:n.record,mark:l}})}).finally(()=>Pr.delete(e));return Pr.set(e,t),t}async function Vy(e,t){let{pad:n,mark:s}=await ho({pad:t}),a=Ie(e);if(a?.shared&&n){let r={...a.shared,of:n.record,mark:s};pe({...n.record===a.record?a:it(Mt(a,n)),shared:r}),n.record!==a.record&&N(o("page.pad.share.other"))}return{pad:""}}var Rr=e=>Lr(e,async()=>{let t=Ie(e)?.shared?.secret;if(!t)return;await Ps({secret:t});let n=Ie(e);if(!n)return;let{shared:s,...a}=n;pe(a)}),Gy=e=>e instanceof I&&e.status>=400&&e.status<500&&e.status!==429;function Zy(e,t){let[n,s,a,r,l]=["",zp,0,!1,!1],c=async()=>{let p=Fp(e);if(r||!p||p===n)return;clearTimeout(a),r=!0;let d=await Jy(e).then(()=>null,$=>$);if(r=!1,d&&!Gy(d)){l||(a=Number(setTimeout(c,s))),s=Math.min(2*s,Ky);return}s=zp,d&&(n=p,t(d)),c()},u=Dt(()=>{c()});return()=>{l=!0,u(),clearTimeout(a)}}function Hp(e){S(()=>Zy(e,t=>N(o("page.pad.share.not",{text:D(t)}))),[e])}function Kp({kept:e}){let[t,n]=b(!1),{shared:s}=e,{busy:a,once:r}=W(),l=()=>r(async()=>{await Uy(e.id),n(!0)}),u=i`<${x} aria-busy=${a} onclick=${()=>r(async()=>{await Rr(e.id),n(!1)})} say=${o("page.pad.share.stop")} />`;return i`<${x} plain aria-busy=${a} onclick=${l} say=${o("page.pad.share")} />
		${t&&s?i`<${_} title=${o("page.pad.share")} onclose=${()=>n(!1)} actions=${u}>
					<div class="stack">
						<p>${o("page.pad.share.about")}</p>
						<${xn} link=${dn(`/pad/on/${s.pad}`)} label=${o("page.pad.link")} />
					</div>
				<//>`:null}`}function Yy(e){let[t,n]=b(null),[s,a]=b("");return S(()=>{let r=new AbortController,[l,c]=["",0],u=async()=>{clearTimeout(c);try{if(document.visibilityState==="visible"){let p=await ho({pad:e,after:l,lang:Q.peek()},{signal:r.signal});l=p.mark,p.pad&&n(p.pad),a("")}}catch(p){if(r.signal.aborted)return;let d=p instanceof I&&p.status===404;if(a(d?o("page.pad.unshared"):D(p)),d)return}c=window.setTimeout(u,Hy)};return u(),document.addEventListener("visibilitychange",u),()=>{r.abort(),clearTimeout(c),document.removeEventListener("visibilitychange",u)}},[e,Q.value]),{pad:t,wrong:s}}function Up({id:e}){let{pad:t,wrong:n}=Yy(e),[s,a]=b(-1);return t?i`<main id="main" tabindex="-1" class="pad">
		<${Ka} pad=${t} onpick=${a} />
		<section class="pad-panel looking" aria-label=${o("page.pad.trump")}>
			${t.due?i`<${Dr} pad=${t} deal=${t.deals.length} />`:i`<p class="winner">${jt(t)}</p>`}
			${bs(t)&&t.due?i`<p class="small soft totals">${o("page.pad.totals")}</p>`:null}
			<ul class="stands">${(t.due?t.game:t.totals).map((r,l)=>i`<li key=${l}>
				<span>${ke(t,l)}</span>
				<span><b>${v(r)}</b>${bs(t)&&t.due?i` <small class="soft">(${v(t.totals[l]??0)})</small>`:null}</span>
			</li>`)}</ul>
			<p class="small soft" role="status">${n||o("page.pad.looking")}</p>
		</section>
		${s>=0?i`<${Ua} pad=${t} deal=${s} onclose=${()=>a(-1)} />`:null}
	</main>`:i`<${z} title=${o("page.nav.pad")} wrong=${n} text=${o("page.opening")} />`}var Ja=({record:e})=>/^[^\n]*"date":"([\d-]+)"/.exec(e)?.[1]??"",Qy=e=>{let t=e.trim().replace(",",".");return/^\d{1,6}(\.\d{1,4})?$/.test(t)&&Number(t)>0?t:""},Jp=e=>v(Number(e),e.split(".")[1]?.length??0),Xy=e=>Le(new Blob([e],{type:"text/csv;charset=utf-8"}),"season.csv"),eb=e=>[Ja(e)&&ne(Date.parse(`${Ja(e)}T12:00`),{dateStyle:"medium"}),R(e.summary.names)].filter(Boolean).join(" · ");function Vp(){let e=et().filter(h=>h.summary.deals>0),[t,n]=b(new Set),[s,a]=b(""),[r,l]=b(""),c=T.stake.value,u=e.filter(h=>(!s||Ja(h)>=s)&&(!r||(Ja(h)||"9")<=r)),p=u.filter(h=>!t.has(h.id)),d={records:p.map(h=>h.record),stake:Qy(c)},{value:$,wrong:f}=B(h=>Bi(d,{signal:h}).catch(g=>{throw new de(tn(g))}),JSON.stringify(d)),m=h=>n(new Set(t.has(h)?[...t].filter(g=>g!==h):[...t,h]));return i`<main id="main" tabindex="-1" class="pads season stack">
		<h1>${o("page.season")}</h1>
		<p class="lead">${o("page.season.about")}</p>
		<div class="row unprinted">
			<${U} label=${o("page.season.from")} type="date" value=${s} oninput=${a} />
			<${U} label=${o("page.season.to")} type="date" value=${r} oninput=${l} />
			<${U} label=${o("page.season.stake")} inputmode="decimal" value=${c}
				oninput=${h=>T.stake.value=h} />
		</div>
		${f?i`<p class="trouble" role="alert">${f}</p>`:null}
		${$?.players.length?i`<${tb} season=${$} />`:i`<p class="soft">${o("page.season.none")}</p>`}
		<details class="unprinted" open=${t.size>0}>
			<summary>${o("page.season.pads",{n:p.length,of:e.length})}</summary>
			<div class="stack">${u.map(h=>i`<${De} key=${h.id} label=${eb(h)}
				checked=${!t.has(h.id)} onchange=${()=>m(h.id)} />`)}</div>
		</details>
		<p class="row unprinted">
			${$?.players.length?i`<${x} onclick=${()=>Xy($.csv)} say=${o("page.season.csv")} />
						<${x} plain onclick=${()=>print()} say=${o("page.rules.print")} />`:null}
			<a class="button plain" href="/pad">${o("page.pad.all")}</a>
		</p>
	</main>`}function tb({season:{players:e,transfers:t}}){let n=e.some(a=>a.amount),s=["deals","made","matches","won","games","gamesWon"];return i`<${X}><table class="book standings">
			<thead><tr>
				<th scope="col">${o("page.season.player")}</th>
				<th scope="col">${o("page.season.points")}</th>
				<th scope="col">${o("page.season.balance")}</th>
				${n?i`<th scope="col">${o("page.season.amount")}</th>`:null}
				${s.map(a=>i`<th key=${a} scope="col">${o(`page.season.${a}`)}</th>`)}
			</tr></thead>
			<tbody>${e.map(a=>i`<tr key=${a.name}>
				<th scope="row">${a.name}</th>
				<td><b>${v(a.points)}</b></td>
				<td>${oe(a.balance)}</td>
				${n?i`<td>${Jp(a.amount??"0")}</td>`:null}
				${s.map(r=>i`<td key=${r}>${v(a[r])}</td>`)}
			</tr>`)}</tbody>
		</table><//>
		${t.length?i`<h2>${o("page.season.pays")}</h2>
				<ul class="plain-list">${t.map(a=>i`<li key=${a.from+a.to}>
					${o("page.season.transfer",{from:a.from,to:a.to,n:a.points})}${a.amount?` = ${Jp(a.amount)}`:""}
				</li>`)}</ul>`:null}
		<p class="small soft">${o("page.season.how")}</p>`}function nb({rest:e}){let[t="",n=""]=e;return t==="season"?i`<${Vp} />`:t==="on"&&n?i`<${Up} key=${n} id=${n} />`:t?i`<${ob} key=${t} id=${t} />`:i`<${sb} />`}function sb(){let[e,t]=b(!1),[n,s]=b(""),a=async l=>{s("");try{let c=la(await qt({record:await l.text()}));pe(c),J(`/pad/${c.id}`)}catch(c){s(tn(c))}},r=l=>J(`/pad/${l}`);return i`<main id="main" tabindex="-1" class="pads stack">
		<h1>${o("page.nav.pad")}</h1>
		<p class="lead">${o("page.pad.about")}</p>
		<p class="row">
			<${x} chief aria-haspopup="dialog" onclick=${()=>t(!0)} say=${o("page.pad.new")} />
			<${pn} plain say=${o("page.pad.open")} accept=".jsonl,.99" ontake=${a} />
		</p>
		<p class=${n?"trouble":""} role="alert">${n}</p>
		<p class="row">
			${et().length?i`<a href="/pad/season">${o("page.season.open")}</a>`:null}
			<a href="/deal">${o("page.slips.from")}</a>
		</p>
		<ul class="pad-list">${et().map(l=>i`<${ab} key=${l.id} pad=${l} />`)}</ul>
		${e?i`<${jp} onclose=${()=>t(!1)} onbegun=${r} />`:null}
	</main>`}function ab({pad:{id:e,summary:t,moved:n}}){let{variant:s,names:a,totals:r,deals:l,over:c}=t,u=[ye(`variant.${s}`)?o(`variant.${s}`):s,o("page.scores.deals",{n:l}),ne(n,{dateStyle:"medium"}),c?o("page.pad.over"):""];return i`<li><a href=${`/pad/${e}`}>
		<span class="names">${R(a)}</span>
		<span class="score">${r.map(p=>v(p)).join(" : ")}</span>
		<span class="soft small">${u.filter(Boolean).join(" · ")}</span>
	</a></li>`}function ob({id:e}){let t=be(()=>new Fa(e),[e]);S(()=>()=>t.close(),[t]);let{kept:n,told:s}=t,a=t.wrong.value;return n?s?i`<${lb} open=${t} kept=${n} told=${s} wrong=${a} />`:i`<${z} title=${o("page.nav.pad")} wrong=${a} text=${o("page.opening")} />`:i`<${z} title=${o("page.nav.pad")} text=${o("page.pad.gone")}>
			<p><a class="button" href="/pad">${o("page.pad.all")}</a></p>
		<//>`}function rb(e){S(()=>{let t=document.querySelector(".pad-panel"),n=e?document.querySelectorAll(".running-score tr"):[];!t||getComputedStyle(t).position!=="sticky"||n[n.length-1]?.scrollIntoView({block:"nearest"})},[e])}function ib({open:e}){let{lines:t,print:n}=ms(),s=async a=>n(await e.type(a||"show",Q.value));return S(()=>{s("")},[e]),i`<${hs} lines=${t} print=${n} obey=${s} />`}function lb({open:e,kept:t,told:n,wrong:s}){let[a,r]=b(-1),[l,c]=b(null),u=()=>(r(-1),c(null)),p=()=>ee(async()=>c(await e.propose({do:"delete",deal:a})??null)),d=n.deals.length,$=`${R(tt(n).slice(0,n.choices.live))} · Ninety-Nine`;S(()=>{document.title=$},[$]),Hp(t.id),rb(d);let f=()=>e.undo();return i`<main id="main" tabindex="-1" class="pad">
		${T.spoken.value?i`<${ib} open=${e} />`:null}
		<${Ka} pad=${n} onpick=${r} />
		${n.due||e.deal<d?i`<${Wp} open=${e} pad=${n} />`:i`<section class="pad-panel ended" aria-label=${o("page.pad.over")}>
					<p class="winner">${jt(n)}</p>
					<div class="pad-acts">
						<${x} disabled=${!e.undoable} onclick=${f} say=${o("page.pad.undo")} />
						${e.redoable?i`<${Cr} redo=${()=>e.redo()} />`:null}
						<a class="button chief" href="/pad">${o("page.pad.all")}</a>
					</div>
				</section>`}
		<${cb} open=${e} kept=${t} pad=${n} stop=${n.due&&d>0?()=>e.end():void 0} />
		${s||ra.value?i`<p class="trouble unprinted" role="alert">${s||o("page.pad.unkept")}</p>`:null}
		${l?i`<${Ep} open=${e} then=${l} deal=${a} onclose=${u} />`:a>=0?i`<${Ua} pad=${n} deal=${a} onclose=${u} strike=${p}
						insert=${()=>(e.insert(a),u())} correct=${()=>(e.correct(a),u())} />`:null}
	</main>`}function cb({open:e,kept:t,pad:n,stop:s}){let[a,r]=b(!1),[l,c]=b(!1),{busy:u,once:p}=W(),d=async()=>N(o(await bt(Mp(n))?"page.link.copied":"page.copy.not")),$=()=>Le(new Blob([t.record],{type:"application/x-ndjson"}),`pad-${n.date||t.id}.99.jsonl`),f=()=>ur(cr({scores:n.deals,names:tt(n),title:gs(n),winner:jt(n),end:n.end??{totals:n.totals,winners:[],games:[]}})).catch(g=>N(D(g))),m=(g,y)=>i`<${x} plain onclick=${y} say=${g} />`,h=()=>p(async()=>{await Rr(t.id),J("/pad"),Ac(t.id)});return i`<section class="pad-doings unprinted" aria-label=${o("page.pad.doings")}>
		${n.deals.length?[m(o("page.copy"),d),m(o("page.share"),f),m(o("page.rules.print"),()=>print())]:null}
		${je.value?null:i`<${Kp} kept=${t} />`}
		${m(o("page.pad.save"),$)}
		${m(o("page.pad.head"),()=>c(!0))}
		${n.house?null:i`<a class="button plain" href=${`/rules/${n.rules.id}`}>${o("page.nav.rules")}</a>`}
		${s?m(o("page.pad.stop"),s):null}
		${m(o("page.pad.drop"),()=>r(!0))}
		<a class="button plain" href="/pad">${o("page.pad.all")}</a>
		${l?i`<${Dp} open=${e} pad=${n} onclose=${()=>c(!1)} />`:null}
		${a?i`<${nt} title=${o("page.pad.drop")} text=${o("page.pad.drop.about")} yes=${o("page.pad.drop.yes")}
					busy=${u} onyes=${h} onclose=${()=>r(!1)} />`:null}
	</section>`}var Va=({about:e,parts:t})=>i`<section class="stack">
	<h2>${o(`page.privacy.${e}`)}</h2>
	${t.map(n=>i`<p>${n}</p>`)}
</section>`,ub=({contact:e})=>i`<p>
	${o("page.privacy.contact")}${" "}<a href=${e}>${e.replace(/^(mailto|https):(\/\/)?/,"")}</a>
</p>`;function pb(){let{value:e,wrong:t}=B(async()=>Et?void 0:Mi({})),n=(...s)=>s.map(a=>o(`page.privacy.${a}`));return i`<main id="main" tabindex="-1" class="stack">
		<h1>${o("page.nav.privacy")}</h1>
		${t?i`<p class="trouble">${t}</p>`:null}
		${Et?i`<p>${o("page.privacy.alone")}</p>`:null}
		${e?i`<${Va} about="server"
					parts=${n("name","keys","play","pads",e.callers?"logged":"unlogged","others")} />
				<${Va} about="long" parts=${[o("page.privacy.sessions",{forget:e.forget,guests:e.guests}),...n("matches"),e.backups>0?o("page.privacy.days",{n:e.backups}):o("page.privacy.backups")]} />`:null}
		<${Va} about="browser" parts=${n("stays")} />
		${e?i`<${Va} about="rights" parts=${n("change")} />
				${e.contact?i`<${ub} contact=${e.contact} />`:i`<p>${o("page.privacy.uncontact")}</p>`}`:null}
	</main>`}var ws="ninetynine.problems",Gp="ninetynine.problems.damaged",Ga=()=>As(ws),Yp=e=>!Object.values(Ga()?.marks??{}).some(t=>t?.first<e),Qp=e=>we(ws,JSON.stringify(e));function Zp(e){if(e===null||Je(ws)!==e)return!1;let t=Gp;for(let n=2;Je(t)!==null;n++)t=`${Gp}.${n}`;return we(t,e)&&we(ws,null),!0}async function Za(e,t){let[n,s]=[Je(ws),Ga()];if(!s)return{told:await t(e),damaged:Zp(n)};try{return{told:await t({...e,progress:s}),damaged:!1}}catch(a){if(!(a instanceof I)||a.status!==400&&a.status!==413)throw a;return{told:await t(e).catch(()=>{throw a}),damaged:Zp(n)}}}var qr=({variant:e,grade:t,back:n},s,a)=>o("problem.head",{n:s,of:a,variant:me(e),grade:t,grades:4,back:n?"yes":"no"}),Ir=e=>({rating:String(Math.round(e?.rating??1500)),doubt:String(Math.round(e?.doubt??350))});function Wr(e){if(e.kind==="bid")return o("problem.bid");let t=e.need?.[0],n=Z(e.variant)?.aside??3;return`${t===void 0?o("problem.left",{n}):t===e.left?o("problem.every",{left:t}):o("problem.exact",{n:t,left:e.left})} ${o(e.kind==="open"?"problem.open":"problem.hidden")}`}function Xp(e,t){let n=Z(e.variant)?.dummy?Ne(e)-1:-1;return Array.from({length:Ne(e)},(s,a)=>a===t?o("you"):a===n?o("dummy"):o("seat",{n:a+1}))}var Qa=({view:e})=>({...e,totals:[]}),ed=e=>e.length<2?e.join():o("problem.or",{a:e.slice(0,-1).join(", "),b:e[e.length-1]??""}),td=(e,t,n)=>t.kind==="open"?[]:e.hands.flatMap((s,a)=>a===n.seat||n.shown?.[a]?.hand!==void 0?[]:[{seat:a,cards:s}]);function nd(e,t,n){let s=o("problem.rating",{...Ir(t.progress),its:String(e.rating)});return n>0?`${s} ${o("problem.again",{n})}`:s}var Ya=class{#e;#n;#t;#s="";#a=Promise.resolve();constructor(t,n,s){this.#e=t,this.#n=n,this.#t=s}present(t,n,s){return this.#r({n:t,of:n,anew:s})}tell({act:t,told:n},s){return this.#r({act:t,outcome:n,days:s})}obey(t,n){return this.#r({line:t.normalize("NFC"),...n})}#r(t){return this.#a=this.#a.then(async()=>{let n={lang:Q.peek(),mind:this.#s,problem:this.#e,...t},s=await un(()=>ji(n));this.#s=s.mind??"",this.#n(s.said),s.do?.act?this.#t.answer(s.do.act):s.want==="next"?this.#t.next():s.want==="quit"&&J("/")}).catch(n=>this.#n([D(n)]))}};function db({rest:[e=""]}){let t=xe.value.get("variant")??"";return i`<${fb} key=${`${e} ${t}`} day=${e||Zt()} variant=${t} any=${e!==""} />`}async function $b(e,t,n){await Se();let s=t||(n||!Yp(e)?"":xt()?.id),{told:a,damaged:r}=await Za({date:e,...s?{variant:s}:{}},yo);return{all:a.problems,one:s||"",damaged:r}}function fb({day:e,variant:t,any:n}){let[s,a]=b({}),[r,l]=b(0);S(()=>{let m=!1;return $b(e,t,n).then(h=>{m||(a(h),l(sd(h.all)))},h=>!m&&a({wrong:D(h)})),()=>{m=!0}},[]);let{all:c,one:u="",damaged:p=!1,wrong:d}=s;if(!c)return i`<${z} title=${o("page.nav.problems")} wrong=${d} text=${o("page.opening")} />`;let $=(m,h)=>{let g=c.map((y,k)=>k===r&&y.done===void 0?{...y,done:m}:y);a({one:u,damaged:p||h,all:g})},f=c[r];return f?i`<${yb} key=${f.id} problem=${f} day=${e} n=${r+1} of=${c.length} damaged=${p}
		ondone=${$} onnext=${()=>l(sd(c))} />`:i`<${mb} all=${c} day=${e} variant=${u} onagain=${l} />`}function sd(e){let t=e.findIndex(n=>n.done===void 0);return t<0?e.length:t}function mb({all:e,day:t,variant:n,onagain:s}){let a=e.filter(c=>c.done).length,{value:r}=B(async()=>(await Za({date:t},yo)).told,t),l=M(null);return S(()=>T.spoken.peek()?l.current?.focus():void 0,[]),i`<main id="main" tabindex="-1" class="stack">
		<h1>${o("page.nav.problems")}</h1>
		<p class="lead" tabindex="-1" ref=${l}>${o("problem.done",{right:a,of:e.length,...Ir(Ga())})}</p>
		<ol class="day-problems">${e.map((c,u)=>i`<li key=${c.id}>
			<button type="button" onclick=${()=>s(u)}>
				<${ad} right=${c.done} /><span class="unseen">${o(c.done?"problem.right":"problem.missed")}</span>
				<span>${qr(c,u+1,e.length)}</span>
			</button>
		</li>`)}</ol>
		<${K} label=${o("problem.more")} value=${n} options=${[["",o("problem.all")]]}
			groups=${Ye()} onchange=${c=>J(hb(t,c))} />
		${r?i`<${tr} ...${r} of="problems" day=${t} first=${[...r.days,t].sort()[0]} />`:null}
		<p><a class="button chief" href="/">${o("page.home")}</a></p>
	</main>`}var hb=(e,t)=>`/problems/${e}${t?`?variant=${t}`:""}`,ad=({right:e})=>i`<b data-right=${e?"":void 0} aria-hidden="true">${e?"✓":"✕"}</b>`;function gb(e,t,n){let[s,a]=b(null),[r,l]=b(""),{busy:c,once:u}=W(d=>l(D(d)));return{answered:s,said:r,busy:c,answer:async d=>{s||await u(async()=>{let $=h=>ol({problem:e.id,...h}),{told:f,damaged:m}=await Za({act:d,date:t},$);Qp(f.progress),l(""),a({act:d,told:f}),n(f.right,m)})}}}function yb({problem:e,day:t,n,of:s,damaged:a,ondone:r,onnext:l}){let{answered:c,said:u,busy:p,answer:d}=gb(e,t,r),$=Qa(e),f=Xp($,$.seat??0),m=M(null),h=M(null);ge(()=>{c&&(T.spoken.peek()||m.current?.focus({preventScroll:!0}),h.current?.scrollIntoView({block:"nearest"}))},[c]);let g=c?.told.right;return i`<main id="main" tabindex="-1" class="replay problem">
		<header class="problem-head table">
			<a class="mark" href="/">99<span class="unseen"> ${o("page.home")}</span></a>
			<div><h1>${qr(e,n,s)}</h1><p class="task">${H(Wr(e))}</p>
				${a?i`<p class="trouble">${o("problem.anew")}</p>`:null}</div>
			<${ut} trump=${$.trump??""} />
		</header>
		${T.spoken.value?i`<${bb} problem=${e} at=${[n,s,a]} answered=${c} said=${u} busy=${p}
					days=${c?od(c.told,t):0} answer=${d} next=${l} />`:null}
		<div class="replay-board">
			<${vb} problem=${e} names=${f} answered=${c} busy=${p} answer=${d} />
			<aside class="replay-aside">
				<section class="outcome" ref=${h} data-right=${g?"":void 0}>
					<div class="verdict-row">
						<div role=${T.spoken.value?void 0:"status"}>${u||(c?i`<h2><${ad} right=${g} /><span>${H(wb(c))}</span></h2>`:null)}
						</div>
						${c?i`<button type="button" class="button chief" ref=${m} onclick=${l}>
									${o("page.learn.on")}
								</button>`:null}
					</div>
					${c?i`<${kb} problem=${e} day=${t} ...${c} names=${f} />`:null}
				</section>
				${e.kind==="hidden"?i`<section class="replay-tricks">
							<h2>${o("tricks.title")}</h2><${lt} view=${$} names=${f} />
						</section>`:null}
			</aside>
		</div>
	</main>`}function bb({problem:e,at:t,answered:n,said:s,busy:a,days:r,answer:l,next:c}){let u=ms(),p=M({answer:l,next:c});p.current={answer:l,next:c};let d=be(()=>new Ya(e,u.print,{answer:f=>p.current.answer(f),next:()=>p.current.next()}),[e.id]),$=Z(e.variant)!==void 0;return S(()=>{$&&d.present(...t)},[d,$]),S(()=>{n&&d.tell(n,r)},[d,n]),S(()=>s?u.print([s]):void 0,[s]),i`<${hs} ...${u} obey=${f=>{d.obey(f,{answered:n!==null,busy:a})}} />`}var wb=({act:e,told:t})=>t.right?o("problem.right"):o("problem.wrong",{cards:zr(e)});function vb({problem:e,names:t,answered:n,busy:s,answer:a}){let[r,l]=b(new Set),c=Qa(e),u=n?{...c,turn:[]}:c,p=u.seat??0,d=u.options,$=e.kind==="bid",f=n?null:new Set(E(d?.from)),m=$||(d?.seat??p)===p,h=A=>{let j=new Set($?r:[]);r.has(A)?j.delete(A):j.size<(d?.pick??1)&&j.add(A),l(j)},g=A=>f?.has(A)&&a(`play ${A}`),y=Z(e.variant),k={chosen:n?new Set(n.told.answers[0]?.split(" ").slice(1)):r,twice:$,values:$?_e(d?.worth??""):null,onpick:h,onplay:g},w=d?.seat??-1,O=m?null:{seat:w,hand:i`<${dt} ...${k} cards=${Ae(E(u.shown?.[w]?.hand),re,u.trump)}
			can=${f} label=${o("dummy")} open />`};return i`<div class="replay-table table board">
		<${Nt} view=${u} variant=${y} names=${t} me=${p} elsewhere=${p} played=${O}>
			${$&&d&&!n?i`<section class="asking asked laying" aria-label=${o("page.yours")}>
						<${Nn} options=${{...d,offers:[]}} chosen=${r} variant=${y} busy=${s} slots
							onlay=${()=>a(`lay ${[...r].join(" ")}`)} />
					</section>`:null}
			${$?null:i`<p class="ask near">${H(Wr(e))}</p>`}
		<//>
		<section class=${`mine ${n?"":"asked"}`} aria-label=${o("page.yourhand")}>
			<div class="me">
				<${pt} view=${u} variant=${y} seat=${p} name=${t[p]??""} place="south" own
					chair=${void 0} now=${0} open=${null} winner=${!1} />
				${u.aside?i`<div class="laid" role="group" aria-label=${o("page.aside")}>${le(u.aside)}</div>`:null}
			</div>
			<${dt} ...${k} cards=${Ae(E(u.hand),re,u.trump)}
				can=${m?f:new Set} label=${o("page.yourhand")} />
		</section>
	</div>`}var od=(e,t)=>e.due?Yo(e.due)-Yo(t):0,zr=e=>e.split(" ").slice(1).map(t=>qe(t)).join(" ");function kb({problem:e,day:t,act:n,told:s,names:a}){let r=e.kind==="open"?"problem.proved.open":"problem.proved.hidden",l=od(s,t),c=ot(s.why??[]).join(" "),u=(s.refutations??[]).filter(p=>s.right||p.act===n);return i`${e.kind==="bid"?i`<${xb} told=${s} />`:i`<p>${H(o(r,{card:ed(s.answers.map(zr))}))}</p>`}
		${c?i`<p>${H(c)}</p>`:null}
		${u.length?i`<div>${u.map(p=>i`<${Ob} key=${p.act} r=${p} problem=${e} names=${a}
					open=${!s.right} />`)}</div>`:null}
		<${Sb} levels=${s.levels} />
		<p class="soft">${nd(e,s,l)}</p>`}function xb({told:e}){let t=(e.totals??[]).filter((n,s)=>s<5||n.tricks===e.bid);return i`<p>${o("problem.proved.bid",{n:e.answers.length})}</p>
		<ul class="ways-right">${e.answers.slice(0,3).map(n=>i`<li key=${n}><${At} act=${n} /></li>`)}</ul>
		<table class="book choices">
			<caption class="unseen">${o("problem.expects")}</caption>
			<thead><tr><th scope="col">${o("col.bid")}</th><th scope="col">${o("page.hint.chance")}</th>
				<th scope="col">${o("page.hint.points")}</th></tr></thead>
			<tbody>${t.map(n=>i`<tr key=${n.tricks}>
				<${ta} best=${n.right??!1} done=${n.tricks===e.bid}><b class="score">${v(n.tricks)}</b><//>
				<td>${fe(n.chance)}</td><td>${Un(n.points)}</td>
			</tr>`)}</tbody>
		</table>`}var Sb=({levels:e})=>i`<table class="book levels">
	<caption>${o("problem.found")}</caption>
	<tbody>${e.map(({level:t,solved:n})=>i`<tr key=${t}>
		<th scope="row">${o(`page.level.${t}`)}</th>
		<td class="bar" aria-hidden="true"><span style=${{"--long":`${100*(n??0)}%`}}></span></td>
		<td>${n===void 0?"–":fe(n)}</td>
	</tr>`)}</tbody>
</table>`;function Ob({r:e,problem:t,names:n,open:s}){let a=Qa(t),r=td(e,t,a).map(({seat:c,cards:u})=>i`<span>${n[c]}</span><span class="act">${le(u)}</span>`),l=c=>o("problem.won",{name:n[c]??"",you:c===a.seat?"yes":"no"});return i`<details open=${s}>
		<summary><span>${H(o("problem.fails",{card:zr(e.act)}))}</span></summary>
		<div>
			${r.length?i`<p>${o("problem.fails.some",{fails:e.fails,of:e.of})}</p><div class="lie">${r}</div>`:null}
			<ol class="line">${e.tricks.map(({acts:c,won:u},p)=>i`<li key=${p}>
				<span class="act">${c.map(d=>le(d.split(" ")[2]))}</span>
				<span>${u===void 0?"":l(u)}</span>
			</li>`)}</ol>
		</div>
	</details>`}function Ab({rest:e}){let[t="",n="1",s]=e,a=s===void 0?void 0:Number(s)||0;return i`<${Mb} key=${e.join(" ")} table=${t} match=${Number(n)||1} deal=${a} />`}function Mb({table:e,match:t,deal:n}){let{told:s,wrong:a}=Ft(e,t,n),r=n===void 0?o("page.report.match"):o("page.report.deal",{deal:n+1});if(!s)return i`<${z} class="report stack" title=${r} wrong=${a} text=${o("page.report.coming")}>
			<${rd} table=${e} match=${t} deal=${n??0} />
		<//>`;let l=s.header,c=Z(l.variant),u=Qt(l,c?c.seats:l.seats.length),p=Number(xe.value.get("seat")??-1),d=p>=0&&p<u.length?p:An(l,u.length),$=i`<${Bb} told=${s} table=${e} match=${t} one=${n!==void 0} names=${u}
		seat=${d} />`;return i`<main id="main" tabindex="-1" class="report" data-counting=${Fe(s)}>
		<header class="report-head"><h1>${r}</h1>
			<p class="soft">${l.rules?.name??me(l.variant)}</p>
			<${K} hidden label=${o("page.report.whose")} value=${String(d)}
				options=${u.map((f,m)=>[String(m),o("page.report.of",{name:f})])}
				onchange=${f=>J(`${Oi()}?seat=${f}`,{replace:!0})} />
			<${rd} table=${e} match=${t} deal=${n??0} seat=${d} />
		</header>
		<${Tb} told=${s} wrong=${a} />
		${s.deals.length?i`<${Nb} told=${s} table=${e} match=${t} one=${n!==void 0} seat=${d} />`:null}
		${s.deals.length===0?null:Ze("report",e)?i`<details><summary>${o("page.hint.figures")}</summary>${$}</details>`:$}
	</main>`}var rd=({table:e,match:t,deal:n,seat:s})=>i`<p class="row">
	${e==="mine"?null:i`<a class="button plain" href=${`/t/${e}`}>${o("page.learn.table")}</a>`}
	<a class="button plain" href=${`/replay/${e}/${t}/${n}${s===void 0?"":`?seat=${s}`}`}>
		${o("page.nav.replay")}
	</a>
</p>`;function Tb({told:e,wrong:t}){if(t)return i`<p class="trouble" role="status">${t}</p>`;if(Fe(e)){let{judged:n,of:s,rough:a}=e;return i`<p class="soft judging" style=${{"--far":(n-a)/s}}>
			${n<s?o("page.report.judging",{n,of:s}):o("page.report.rough",{n:a})}
		</p>`}return e.deals.length?null:i`<p class="soft">${o("page.report.none")}</p>`}function Nb({told:e,table:t,match:n,one:s,seat:a}){let r=a===ya(e.header),l=e.lessons?.[a]??"",c=r&&Ze("report",t);if(!r||Fe(e))return null;let u=e.deals.flatMap(h=>h.mistakes).filter(h=>h.seat===a),[p]=u.sort((h,g)=>g.lost-h.lost),{lost:d}=e.total[a],$=Ce.reduce((h,g)=>d[g]>d[h]?g:h),f=In(Ce.map(h=>d[h]),0)[Ce.indexOf($)]??0,m=i`<a class="button chief" href="/" onclick=${gn}>${o("page.home.play")}</a>`;return i`<section class="plainly">
		${c?i`<${Js} at="report" />`:null}
		${p?i`<p class="lead">${o("page.report.plain",{kind:$,n:f,one:s?"yes":"no"})}</p>
				<${jb} mistake=${p} place=${ns(t,n)} />`:i`<p class="lead">${o("page.report.plain.none")}</p>`}
		<p class="row">
			${l?i`<a class="button chief" href=${`/learn/${l}`} onclick=${()=>c&&hn("cure",l)}>
						${o("page.report.lesson")}
					</a>`:c?m:null}
		</p>
	</section>`}function jb({mistake:e,place:t}){let[n,s]=[e.chance,e.betterChance].map(u=>Math.round(u*10)),a=e.act.startsWith("play ")||e.act.startsWith("lay "),r=u=>i`<${se} key=${u} card=${u} />`,l=(u,p,d)=>i`<figure>
		<figcaption>
			${o(`page.report.${u}`)}${d===void 0?"":i` <b>${o("page.bid",{bid:d})}</b>`}
		</figcaption>
		${a?i`<div class="cards">${E(p.replace(/^\w+ /,"")).map(r)}</div>`:i`<p><${At} act=${p} /></p>`}
	</figure>`,c=o("page.report.where",{deal:e.deal+1,when:nr(e)});return i`<div class="shown">
		<h2>${c}</h2>
		<div class="sides">${l("did",e.act,e.bid)}${l("better",e.better,e.betterBid)}</div>
		${ot(e.why).slice(0,2).map(u=>i`<p key=${u}>${H(u)}</p>`)}
		${s>n?i`<p>${o("page.report.odds",{a:n,b:s})}</p>`:null}
		<p><a href=${t(e)}>${o("page.report.look")}</a></p>
	</div>`}function Bb({told:e,table:t,match:n,one:s,names:a,seat:r}){let l=e.total[r],c=e.deals.flatMap(m=>m.mistakes).sort((m,h)=>h.lost-m.lost),u=c.filter(m=>m.seat===r),p=c.filter(m=>m.seat!==r),d=a[r]??"",$={names:a,place:ns(t,n),one:s},f=xo(e,l.lost,d,r===ya(e.header));return i`<section class="stack">
			<p class="lead" role="status" aria-busy=${Fe(e)}>${Eb(f)}</p>
			${e.luck?i`<p>${Db(l)}</p>`:i`<p class="soft">${o("page.report.noluck")}</p>`}
		</section>
		<div class="report-columns">
			<section>
				<h2>${o("page.report.moments")}</h2>
				${u.length?i`<${ss} of=${u.slice(0,12)} ...${$} />`:i`<p class="soft">${o("page.report.moments.none",{name:d})}</p>`}
			</section>
			<section>
				<h2>${o("page.report.sum")}</h2>
				<${Cb} account=${l} luck=${e.luck} />
				<p class="small soft">${o("page.report.lead.what")}</p>
			</section>
		</div>
		<section>
			<h2>${o(s?"page.report.course.deal":"page.report.course.match")}</h2>
			<${Pb} told=${e} names=${a} seat=${r} one=${s} />
		</section>
		${p.length?i`<section>
					<h2>${o(s?"page.report.others.moments":"page.report.turning")}</h2>
					<${ss} of=${(s?p:c).slice(0,6)} ...${$} named=${!0} />
				</section>`:null}
		<section>
			<h2>${o("page.report.all")}</h2>
			<${Lb} told=${e} names=${a} />
			<p class="small soft">${o("page.report.how")}</p>
		</section>`}var Eb=e=>e.endsWith("…")?e:`${e}.`;function Db(e){let[t=0,n=0,s=0]=[e.cards,e.lie,e.others].map(r=>Math.round(r/Be)||0),a=Math.min(Math.round(e.gifts/Be),Math.max(s,0));return o("page.report.luck",{cards:oe(t),lie:oe(n),others:oe(s),lay:n>0?"well":n<0?"badly":"even",gifts:a>0?"yes":"no",n:v(a)})}function Cb({account:e,luck:t}){let n=t?[["start",e.start],["cards",e.cards],["lie",e.lie]]:[["lie",e.lie]];for(let l of Ce)e.lost[l]&&n.push([`lost.${l}`,-e.lost[l]]);t&&n.push(["others",e.others]);let s=In(n.map(([,l])=>l),1),a=Math.max(1,...s.map(Math.abs)),r=s.reduce((l,c)=>l+c,0);return i`<table class="book account parts"><tbody>
		${n.map(([l],c)=>{let u=s[c]??0;return i`<tr key=${l}><th scope="row">${o(`page.report.${l}`)}</th>
				<td class="bar" aria-hidden="true"><span data-way=${u<0?"down":"up"}
					style=${{"--long":`${50*Math.abs(u)/a}%`}}></span></td>
				<td>${oe(u,1)}</td></tr>`})}
	</tbody><tfoot><tr class="total">
		<th scope="row">${o("page.report.lead")}</th><td></td><td>${oe(r,1)}</td>
	</tr></tfoot></table>`}function Pb({told:e,names:t,seat:n,one:s}){let a=e.total.length;if(s){let u=e.deals[0]?.worth??[];if(u.length<2)return null;let p=u.slice(1).map(d=>d.map($=>$/Be));return i`<${as} at=${p} from=${(u[0]??[]).map(d=>d/Be)} names=${t} me=${n}
			label=${o("page.report.course.deal")} foot=${o("page.report.acts",{n:p.length-1})} />`}let r=new Array(a+1).fill(0),l=e.deals.map(u=>{u.accounts.forEach((d,$)=>r[$]+=d.lead/Be);let p=u.accounts[n];return r[a]+=p?(p.cards+p.lie)/Be:0,e.luck?[...r]:r.slice(0,a)}),c=e.luck?[...t.slice(0,a),o("page.report.own.luck")]:t;return i`<${as} at=${l} names=${c} me=${n} label=${o("page.report.course.match")}
		foot=${o("page.scores.deals",{n:l.length})} />`}function Lb({told:e,names:t}){let n=e.luck?["start","cards","lie",...Ce.map(c=>`lost.${c}`),"others"]:["lie",...Ce.map(c=>`lost.${c}`)],s=(c,u)=>{let[p="",d]=u.split(".");return d?-c.lost[d]:Number(c[p])},a=e.total.map(c=>In(n.map(u=>s(c,u)),1)),r=c=>n[c]?.startsWith("lost")&&a.every(u=>!u[c]),l=n.map((c,u)=>u).filter(c=>!r(c));return i`<${X}><table class="book account" data-hands=${a.length}>
		<thead><tr><td></td>
			${a.map((c,u)=>i`<th key=${u} scope="col">${t[u]??o("dummy")}</th>`)}
		</tr></thead>
		<tbody>${l.map(c=>i`<tr key=${c}><th scope="row">${o(`page.report.${n[c]}`)}</th>
			${a.map((u,p)=>i`<td key=${p}>${oe(u[c]??0,1)}</td>`)}</tr>`)}</tbody>
		<tfoot><tr class="total"><th scope="row">${o("page.report.lead")}</th>
			${a.map((c,u)=>i`<td key=${u}>${oe(c.reduce((p,d)=>p+d,0),1)}</td>`)}</tr></tfoot>
	</table><//>`}var vs={C:"♣",D:"♦",H:"♥",S:"♠"};function id(e){if(e==="joker")return o("joker");let{rank:t,suit:n}=Cn(e);return Lt(t)+vs[n]}var Fr=e=>vs[e]??o(e==="none"?"trump.short":`trump.${e}`),_r=e=>vs[e]?`${vs[e]} ${C(e)}`:Fr(e),ld=(e,t)=>e.dummy&&t===e.seats-1?o("dummy"):o("page.pad.player",{n:t+1}),Hr=({variant:e,slip:t})=>t.kind==="bid"?o("page.slips.dummy.bid"):ld(e,t.seat),cd=e=>e.trump.by==="holder";function Kr(e,{trump:t,turnup:n}){if(n)return[o("page.slips.turnup",{card:id(n)}),o("page.slips.trump",{trump:_r(t??"none")})];if(cd(e))return[o("page.slips.named",{trump:t?_r(t):o("page.slips.stays")})];if(t)return[o("page.slips.trump",{trump:_r(t)})];let{first:s,after:a=[]}=e.trump,r=[...re,"none"].filter(c=>c===s||a.includes(c)),l=Lo(a).map(([c,u,p])=>`${c===u?c:`${c}–${u}`} ${Fr(p)}`);return[o("page.slips.ring",{trumps:r.map(Fr).join("   ")}),o("page.slips.after",{list:l.join(", ")})]}var ud=({kind:e})=>e==="bid"?o("page.slips.when.bid"):o("page.slips.when.dummy");function pd({deal:e,slip:t}){let n=E(t.cards);return i`${[...re].map(s=>{let a=n.filter(r=>r.endsWith(s)).map(r=>Lt(Cn(r).rank));return i`<p key=${s} class="suit-of"><${ae} trump=${s} /><span class="unseen">${C(s)}</span>
			<span class="ranks">${a.length>0?a.map(r=>i`<b>${r}</b>`):i`<b>–</b>`}</span>
		</p>`})}
	${t.joker?i`<p class="joker">${H(o("joker.as",{card:id(e.turnup??"")}))}</p>`:null}`}var Rb=({cards:e})=>Math.max(...[...re].map(t=>e.split(t).length-1));function qb({variant:e}){let t=["bid",...e.offers.how==="none"?[]:["premium"],"tricks","points"];return i`<div class="boxes">
		${t.map(n=>i`<span key=${n}>${o(`page.slips.${n}`)}</span>`)}
	</div>`}function Ib(e){let{variant:t,deal:n,slip:s}=e,a=s.kind==="hand",r=E(s.cards).length+(s.joker?1:0),l=a?Kr(t,n):[ud(s)];return i`<div class="slip-hand">
		<p class="slip-head"><b>${o("page.pad.deal",{n:n.number})} · ${Hr(e)}</b>
			<span class="soft">${o("page.slips.cards",{n:r})}</span></p>
		<div class="slip-cards" style=${`--longest: ${Rb(s)}`}><${pd} ...${e} /></div>
		${l.map((c,u)=>i`<p key=${u} class="slip-line">${H(c)}</p>`)}
		${a?i`<${qb} variant=${t} />`:null}
	</div>`}function Wb(e){let{variant:t,series:n,deal:s,slip:a}=e,{seat:r,kind:l}=a,c=r===s.dealer?o("page.slips.deals"):r===s.forehand?o("page.slips.leads"):"",u=s.trump&&!cd(t)?Kr(t,s):[],p=l==="hand"?u:[ud(a)];return i`<div class="slip-tab">
		<p class="soft">${o(`variant.${t.id}`)}<br />${o("page.slips.set",{label:n.label})}</p>
		<p class="slip-number"><b>${o("col.deal")}</b>${s.number}</p>
		<p><b>${Hr(e)}</b>${l==="hand"&&c?i`<br />${c}`:null}</p>
		${p.map((d,$)=>i`<p key=${$} class="slip-line">${H(d)}</p>`)}
	</div>`}var[dd,$d,Xa,zb]=[330,374,22,36];function _b(){let e="A K Q J 10 9 8 7 6 5 4 3 2 C H S D C S H".split(" "),t=1,n=()=>(t=Math.imul(t,1664525)+1013904223>>>0)/2**32,s=dd/Xa;return Array.from({length:2*s*$d/Xa},(a,r)=>{let l=e[Math.floor(n()*e.length)]??"",c=((r>>1)%s+n())*Xa,u=(Math.floor((r>>1)/s)+n())*Xa,p=(.6+.4*n())*zb/10,d=[r%2?-p:p,p].map(f=>f.toFixed(2)),$=`translate(${c.toFixed(1)} ${u.toFixed(1)}) scale(${d})`;return vs[l]?`<use href="#${l}" x="-3.7" y="-3.7" width="7.4" height="7.4" transform="${$}"/>`:`<text y="3.3" transform="${$}">${l}</text>`}).join("")}function Fb(){let e=[...re].map(n=>{let s=document.getElementById(`pip-${n}`)?.innerHTML??"";return`<symbol id="${n}" viewBox="0 0 100 100" color="${/[DH]/.test(n)?"#a00":"#000"}">${s}</symbol>`}),t=`<svg xmlns="http://www.w3.org/2000/svg" width="${dd}" height="${$d}" font-family="sans-serif"
		font-size="10" font-weight="700" text-anchor="middle">${e.join("")}${_b()}</svg>`;return`data:image/svg+xml,${encodeURIComponent(t)}`}var fd=()=>Promise.allSettled([...document.images].filter(e=>e.className==="slip-back").map(e=>e.decode()));function md(e){let t=be(Fb,[]);return i`<div class="slips-paper">
		${e.series.deals.map(n=>i`<section key=${n.number} class="slips-page"
			style=${`--strips: ${Math.max(3,n.slips.length)}`}>
			${n.slips.map((s,a)=>i`<div key=${a} class="strip">
				<${Ib} ...${e} deal=${n} slip=${s} />
				<img class="slip-back" src=${t} alt="" />
				<${Wb} ...${e} deal=${n} slip=${s} />
			</div>`)}
		</section>`)}
	</div>`}function hd({seed:e,...t}){let{variant:n,series:s}=t;return i`<div class="slips-paper slips-sheet">
		<h1>${o("page.slips.sheet")}</h1>
		<p><b>${o(`variant.${n.id}`)} · ${o("page.slips.set",{label:s.label})}</b></p>
		<p class="secret"><b>${o("page.slips.secret")}</b></p>
		<p>${o("page.slips.how")}</p><p>${o("page.slips.packs")}</p><p>${o("page.slips.seed",{seed:e})}</p>
		<div class="all-deals">${s.deals.map(a=>i`<section key=${a.number}>
			<h2>${o("page.pad.deal",{n:a.number})} · ${o("page.slips.dealt",{name:ld(n,a.dealer)})}</h2>
			${a.trump?i`<p class="slip-line">${H(Kr(n,a).join(" · "))}</p>`:null}
			${a.slips.map((r,l)=>i`<div key=${l} class="all-hand">
				<span class="soft">${Hr({...t,deal:a,slip:r})}</span><${pd} ...${t} deal=${a} slip=${r} />
			</div>`)}
		</section>`)}</div>
	</div>`}var[Hb,Kb]=[200,2**31],Ub={seed:48,label:40},gd=()=>bi(16).replace(/(.{4})(?=.)/g,"$1-"),Jb=()=>({variant:"",first:1,deals:12,fixed:!1,label:"",seed:gd()});function Vb({plan:e,set:t}){let n=G(t),s=a=>({value:e[a],maxlength:Ub[a],autocapitalize:"none",oninput:n(a)});return i`<div class="row">
			<${ue} label=${o("page.slips.many")} value=${e.deals} min=${1} max=${Hb} onchange=${n("deals")} />
			<${ue} label=${o("page.slips.first")} value=${e.first} min=${1} max=${Kb} onchange=${n("first")} />
		</div>
		<div>
			<${De} label=${o("page.slips.fixed")} checked=${e.fixed} onchange=${n("fixed")} />
			<p class="soft small">${o("page.slips.fixed.about")}</p>
		</div>
		<div><${U} label=${o("page.slips.label")} ...${s("label")} />
			<p class="soft small">${o("page.slips.label.about")}</p></div>
		<div><${U} label=${o("page.slips.seed.label")} required ...${s("seed")} />
			<p class="soft small">${o("page.slips.seed.about")}</p></div>
		<p><${x} plain onclick=${()=>t({seed:gd()})} say=${o("page.slips.seed.new")} /></p>`}function Gb(e){return e instanceof I&&e.reason==="not-now"?o("page.slips.today"):wt(e)?o("page.slips.seed.bad"):D(e)}function Zb(e){S(()=>{if(!e)return;let t=!1;return fd().then(()=>t||print()),()=>{t=!0}},[e])}function Yb(){S(()=>{ee(Se)},[]);let[e,t]=b(()=>({...Jb(),variant:xe.peek().get("variant")??""})),n=M(e);S(()=>()=>{n.current=null},[]);let[s,a]=b(null),[r,l]=b(null),[c,u]=b(""),p=s===e,d=ve.value.find(h=>h.id===e.variant)??xt(),$=Z(d?.id);Zb(r);let f=h=>{n.current={...n.current??e,...h},t(n.current),l(null),u("")},m=async h=>{if(h.preventDefault(),p||!$)return;a(e),u("");let{first:g,deals:y,fixed:k,label:w}=e,O=e.seed.trim(),A=h.submitter?.getAttribute("value")==="all",[j,ie]=await Ti({variant:$.id,seed:O,first:g,deals:y,fixed:k,label:w}).then(V=>[V,""],V=>[null,Gb(V)]);n.current===e&&(a(null),l(j&&{variant:$,series:j,seed:O,all:A}),u(ie))};return d?i`<main id="main" tabindex="-1" class="slips">
		<form class="stack unprinted" onsubmit=${m}>
			<header><h1>${o("page.nav.deal")}</h1><p class="lead">${o("page.slips.lead")}</p></header>
			<${K} label=${o("page.create.variant")} value=${d.id} groups=${Ye()}
				onchange=${G(f)("variant")} />
			<${Vb} plan=${e} set=${f} />
			<p class="row">
				<button type="submit" class="button chief" value="slips" aria-busy=${p}>${o("page.slips.print")}</button>
				<button type="submit" class="button" value="all" aria-busy=${p}>${o("page.slips.print.sheet")}</button>
			</p>
			<p class=${c?"trouble":""} role="alert">${c}</p>
			<p role="status">${r?o("page.slips.wait"):""}</p>
			${r?i`<p><a href="/pad">${o("page.home.pad")}</a></p>`:null}
			<p class="soft">${o("page.slips.face")}</p>
			<p class="soft">${o("page.slips.how")}</p>
			<p class="soft">${o("page.slips.packs")}</p>
		</form>
		${r?i`<${r.all?hd:md} ...${r} />`:null}
	</main>`:i`<${z} />`}function Qb(e){let t=P.value;return i`<main id="main" tabindex="-1" class="statistics">
		${t?i`<${ew} key=${t.id} />`:i`<h1>${o("page.nav.statistics")}</h1><${wd} />`}
	</main>`}var Zr=()=>i`<p><a class="button chief" href="/">${o("page.records.play")}</a></p>`,wd=()=>i`<section class="stack"><p class="lead">${o("page.stats.none")}</p><${Zr} /></section>`;function Xb(e){let[t,n]=b({}),s=M(""),a=async()=>{try{for(;;){let r=await qi({variant:e});if(s.current!==e)return;if(n({told:r}),r.counted>=r.of)return r}}catch(r){s.current===e&&n(l=>({...l,wrong:D(r)}));return}};return S(()=>(s.current=e,a(),()=>{s.current="-"}),[e]),{...t,again:a}}function ew(){let[e,t]=b(""),{told:n,wrong:s,again:a}=Xb(e),r=M([]);return n&&e===""&&(r.current=n.variants),i`<header class="report-head">
			<h1>${o("page.nav.statistics")}</h1>
			${r.current.length>1?i`<${K} hidden label=${o("page.stats.variant")} value=${e} onchange=${t}
						options=${[["",o("page.stats.variant.all")],...r.current.map(({key:l})=>[l,me(l)])]} />`:null}
		</header>
		${s?i`<p class="trouble" role="status">${s}</p>`:null}
		${n&&n.counted<n.of?i`<p class="soft" role="status">${o("page.stats.counting",{n:n.counted,of:n.of})}</p>`:null}
		${n?i`<${tw} told=${n} again=${a} />`:null}`}var Jr={figures:{matches:3,deals:20},charts:{matches:10,deals:60}},Vr=(e,t)=>e.matches>=t.matches||e.all.deals>=t.deals;function tw({told:e,again:t}){let{all:n,assisted:s}=e;if(n.deals===0&&s.deals===0)return i`<${wd} />`;let a=s.deals?i`<${$w} of=${s} />`:null;if(n.deals===0)return i`<section class="stack">${a}<p>${o("page.stats.unaided")}</p><${Zr} /></section>`;let r=Vr(e,Jr.charts)&&e.course.length>1,l=r&&to(n);return i`<${nw} told=${e} />
		${Vr(e,Jr.figures)?i`<${ow} told=${e} />`:null}
		${r?i`<${rw} told=${e} /><${uw} told=${e} />`:i`<${sw} told=${e} />`}
		<section class="stack">
			<h2>${o("page.stats.judge")}</h2>
			<${dw} of=${n.bids} />
			<${fw} told=${e} again=${t} />
			${a}
			${l?i`<p class="small soft">${o("page.stats.how.bands")}</p>`:null}
			${n.judged?i`<p class="small soft">${o("page.stats.how.judged")}</p>`:null}
		</section>`}function nw({told:{all:e,best:t,bids:n}}){let s=n.find(l=>l.key===t),a=Ce.reduce((l,c)=>e.lost[c].mean>e.lost[l].mean?c:l),r=v(e.lost.all.mean,1);return i`<p class="lead">${[o("page.stats.said",{made:e.made.count,n:e.deals,points:v(e.points.mean,1)}),s&&o("page.stats.said.best",{bid:Number(s.key),made:s.made.count,n:s.deals}),e.judged===e.deals&&e.lost.all.mean>0?o("page.stats.said.lost",{lost:r,n:e.lost.all.mean,kind:o(`page.stats.aspect.${a}`)}):""].filter(Boolean).join(" ")}</p>`}var sw=({told:e})=>i`<section class="stack">
	<p class="soft">${o("page.stats.next",{what:Vr(e,Jr.figures)?"charts":"figures"})}</p><${Zr} />
</section>`,eo=(e,t,n)=>t>e&&t-e<Math.abs(n),Gr=e=>eo(-(e.margin??0),e.margin??0,e.mean)?`± ${v(e.margin??0,1)}`:"",yd=e=>[v(e.mean,1),Gr(e)].filter(Boolean).join(" "),aw=({of:e})=>i`<dl class="figures-row">${e.map(([t,n,s])=>i`<div key=${t}>
		<dt>${t}</dt><dd><span class="figure">${n}</span> <span class="small soft">${s}</span></dd>
	</div>`)}</dl>`;function ow({told:{all:e,streaks:t}}){let{low:n,high:s,share:a}=e.made,r=to(e)?o("page.stats.interval",{low:fe(n),high:fe(s)}):"",l=[Gr(e.lost.all),o("page.stats.of.judged",{n:e.judged})].filter(Boolean).join(" · "),c=o("page.stats.now",{n:t.now,way:t.making?"made":"failed"}),u=[[o("page.records.deals"),v(e.deals),o("page.stats.made.count",{n:e.made.count})],[o("page.records.made"),fe(a),r],[o("page.records.points"),v(e.points.mean,1),Gr(e.points)]];return e.judged&&u.push([o("page.stats.lost"),v(e.lost.all.mean,1),l]),u.push([o("page.stats.streak"),v(t.made),c]),i`<${aw} of=${u} />`}var bd={made:e=>[100*e.made.share,100*e.made.low,100*e.made.high],points:e=>Ur(e.points),lost:e=>Ur(e.lost.all),...Object.fromEntries(Ce.map(e=>[e,t=>Ur(t.lost[e])]))},Ur=e=>[e.mean,e.mean-(e.margin??0),e.mean+(e.margin??0)];function rw({told:e}){let[t,n]=b(e.all.judged?"lost":"made"),s=e.course.filter(m=>m.judged>0),a=s.length>1,r=m=>e.all.lost[m].mean===0,l=["made","points",...a?["lost",...Ce.filter(m=>!r(m))]:[]],c=l.includes(t)?t:"made",u=m=>c==="made"||m.points.margin!==void 0,p=(c==="made"||c==="points"?e.course:s).filter(u).map(m=>{let[h=0,g=0,y=0]=bd[c]?.(m)??[];return{from:m.from,to:m.from+m.deals-1,mean:h,low:g,high:y}}),[d=0]=bd[c]?.(e.all)??[],$=m=>c==="made"?fe(m/100):v(m),f=2*p.filter(m=>eo(m.low,m.high,m.mean)).length>p.length;return i`<section>
		<h2>${o("page.stats.course")}</h2>
		<${q} label=${o("page.stats.show")} hidden value=${c} onchange=${n}
			options=${l.map(m=>[m,o(`page.stats.aspect.${m}`)])} />
		<${bu} of=${p} last=${e.all.deals} label=${iw(o(`page.stats.aspect.${c}`),p,$)}
			all=${d} most=${c==="made"?100:void 0} said=${$} banded=${f}
			foot=${o("page.scores.deals",{n:e.all.deals})} />
		<p class="small soft legend">
			${f?i`<${ks} of="range" say="page.stats.key.interval" />`:null}
			<${ks} of="all" say="page.stats.key.all" />
		</p>
	</section>`}function iw(e,t,n){let s=a=>n(Math.round(a*10)/10);return`${e}: ${t.map(a=>o("page.stats.stretch",{from:a.from,to:a.to,n:s(a.mean)})).join(", ")}`}var Yr=10,to=({deals:e,made:{low:t,high:n,share:s}})=>e>=Yr&&eo(t,n,s),ks=({of:e,say:t})=>i`<span><span class=${`sample ${e}`} aria-hidden="true"></span> ${o(t)}</span>`,lw=["bids","trumps","premiums","places","variants"];function cw(e,t){return e==="trumps"?i`<${ae} trump=${t} /> ${C(t)}`:e==="premiums"?t==="plain"?o("page.stats.plain"):te(t):e==="places"?o(`page.stats.place.${t}`):e==="variants"?me(t):v(Number(t))}function uw({told:e}){let[t,n]=b("bids"),s=lw.filter(p=>e[p].length>1||p==="bids"),a=s.includes(t)?t:"bids",r=e[a],l=e.all.judged>0,c=r.some(p=>p.bids.of>0),u=r.some(p=>to(p));return i`<section>
		<h2>${o("page.stats.split")}</h2>
		<${q} label=${o("page.stats.show")} hidden value=${a} onchange=${n}
			options=${s.map(p=>[p,o(`page.stats.by.${p}`)])} />
		<${X}><table class="book split">
			<thead><tr>
				<th scope="col">${o(`page.stats.by.${a}`)}</th>
				<td class="bar-head"><span aria-hidden="true">${v(0)}</span><span aria-hidden="true">${fe(1)}</span></td>
				<th scope="col">${o("page.stats.head.made")}</th>
				${c?i`<th scope="col">${o("page.stats.head.expected")}</th>`:null}
				<th scope="col">${o("page.records.deals")}</th><th scope="col" class="spare">${o("page.stats.head.points")}</th>
				${l?i`<th scope="col" class="spare">${o("page.stats.head.lost")}</th>`:null}
			</tr></thead>
			<tbody>${r.map(p=>i`<tr key=${p.key}>
				<th scope="row">${cw(a,p.key)}</th>
				<td class="bar" aria-hidden="true"><${pw} of=${p} /></td>
				<td>${p.deals<Yr?o("page.stats.of",{made:p.made.count,n:p.deals}):fe(p.made.share)}</td>
				${c?i`<td>${p.bids.of?fe(p.bids.expected/p.bids.of):""}</td>`:null}
				<td>${v(p.deals)}</td><td class="spare">${yd(p.points)}</td>
				${l?i`<td class="spare">${p.judged?yd(p.lost.all):""}</td>`:null}
			</tr>`)}</tbody>
		</table><//>
		<p class="small soft legend">
			<${ks} of="made" say="page.stats.head.made" />
			${u?i`<${ks} of="interval" say="page.stats.key.interval" />`:null}
			${c?i`<${ks} of="expected" say="page.stats.key.expected" />`:null}
		</p>
	</section>`}function pw({of:{deals:e,made:t,bids:n}}){let s=u=>`${100*u}%`,{low:a,high:r,share:l}=t,c=n.of?i`<span class="expected" style=${{"--at":s(n.expected/n.of)}}></span>`:null;return i`<span class="track">
		${e<Yr/2?null:i`<span class="made" style=${{"--long":s(l)}}></span>`}
		${to({deals:e,made:t})?i`<span class="interval" style=${{"--at":s(a),"--long":s(r-a)}}></span>`:null}${c}
	</span>`}function dw({of:e}){if(!eo(e.low,e.high,e.expected))return null;let t=e.made<e.low?"below":e.made>e.high?"above":"within",[n,s]=[v(Math.ceil(e.low)),v(Math.floor(e.high))],a={of:e.of,made:v(e.made),n:v(e.expected,1),low:n,high:s,way:t};return i`<p>${o("page.stats.expected",a)}</p>`}var $w=({of:e})=>i`<p>${o("page.stats.assisted",{n:e.deals,made:v(e.made.count)})}</p>`;function fw({told:e,again:t}){let[n,s]=b(!1),[a,r]=b(""),l=M(!1);S(()=>()=>{l.current=!1},[]);let c=async()=>{l.current=!0,s(!0),r("");try{let d=e;for(;l.current&&d&&d.unjudged.length>0;){let[$]=d.unjudged;if($)for await(let m of Wn($.table,$.match,void 0,()=>l.current));l.current&&(d=await t());let[f]=d?.unjudged??[];if(f&&f.table===$?.table&&f.match===$.match)break}}catch(d){r(D(d))}s(!1)},u=e.all.deals-e.all.judged,p={n:e.all.judged,of:e.all.deals};return i`<p role="status">${o(n?"page.stats.judging":"page.stats.judged",p)}</p>
		${a?i`<p class="trouble" role="alert">${a}</p>`:null}
		${u>0&&e.unjudged.length>0?i`<p><${x} onclick=${()=>n?l.current=!1:c()}
				say=${n?o("page.stats.judge.stop"):o("page.stats.judge.go",p)} /></p>`:null}`}var[mw,hw]=[400,12],Qr=class{#e=null;meant(t){let n=this.#e,a=!(n!==null&&t.timeStamp-n.timeStamp<mw&&Math.hypot(t.clientX-n.clientX,t.clientY-n.clientY)<hw)||t.target===n.target;return this.#e=a?t:{...n,timeStamp:t.timeStamp},a}};function vd(){S(()=>{let e=new Qr;function t(n){if(n.detail===0||!(n.target instanceof Element))return;let{timeStamp:s,clientX:a,clientY:r}=n,l=n.target.closest("button, a, label, input")??n.target,c=l instanceof HTMLLabelElement?l.control??l:l;e.meant({target:c,timeStamp:s,clientX:a,clientY:r})||(n.preventDefault(),n.stopPropagation())}return document.addEventListener("click",t,!0),()=>document.removeEventListener("click",t,!0)},[])}var gw=["rank","arrows","suits","ends","enter","hint","last","score","undo","close","help"];function kd({onclose:e}){return i`<${_} title=${o("page.keys")} onclose=${e}>
		<dl class="keys">
			${gw.map(t=>{let[n="",s=""]=o(`page.keys.${t}`).split("|");return i`<dt key=${t}>${n}</dt><dd>${s}</dd>`})}
		</dl>
		<p class="soft">${o("page.keys.spoken")}</p>
	<//>`}var Xr=()=>document.querySelector(".hand.asked")?".hand.asked":".mine .hand",ei=()=>document.querySelector(`${Xr()} [data-card][tabindex="0"]`);function xd(){S(()=>{let e=null,t=null,n=0,s=Ai();function a(u){u.target instanceof Element&&u.target.closest("dialog")||(e=u.target instanceof HTMLElement&&u.target.closest("main.table")?u.target:null,t=e?.closest(".hand")??null,n=t&&e?[...t.querySelectorAll("[data-card]")].indexOf(e):0)}let r=()=>(e=null,s=!0);function l(){if(document.activeElement!==document.body||document.querySelector("dialog[open]"))return;if(!e)return void(s&&document.getElementById("main")?.focus({preventScroll:!0}));if(e.isConnected){e.matches(":disabled")||e.focus({preventScroll:!0});return}let u=t?.isConnected?t.querySelectorAll("[data-card]"):[],p=()=>document.querySelector(".answer .button:not(.plain, :disabled)"),d=()=>document.querySelector(".over .button.chief:not(:disabled)"),$=u[Math.min(n,u.length-1)]??p()??ei()??d();$ instanceof HTMLElement&&$.focus({preventScroll:!0})}let c=new MutationObserver(l);return c.observe(document.body,{childList:!0,subtree:!0,attributes:!0,attributeFilter:["disabled"]}),document.addEventListener("focusin",a),document.addEventListener("pointerdown",r),()=>{c.disconnect(),document.removeEventListener("focusin",a),document.removeEventListener("pointerdown",r)}},[])}function Sd(e,t){if(typeof BroadcastChannel>"u")return;let n=new BroadcastChannel(e);return n.onmessage=({data:s})=>t(s),n}var ti=class{#e;#n;#t;#s=new Map;constructor(t,n){this.#e=t,this.#n=n,this.#t=Sd("ninetynine.tables",s=>this.#r(s))}get rests(){let t=this.#s.get(this.#e)??0;return[...this.#s.values()].filter(n=>n>t).length>=4}look(){let t=Math.max(Date.now(),...this.#s.values());this.#s.set(this.#e,t+Math.random()),this.hold()}hold(){this.#a(this.#s.get(this.#e)??0)}leave(){this.#a(0)}close(){this.#t?.close(),this.#t=void 0}#a(t){this.#t?.postMessage({table:this.#e,looked:t})}#r({table:t,looked:n}){let s=this.rests;n?this.#s.set(t,n):t!==this.#e&&this.#s.delete(t),this.rests!==s&&this.#n()}},no=class{ours=!1;#e;#n;#t;#s;#a=0;#r=0;#i=0;#c=()=>{};constructor(t,n,s,a){this.#e=n,this.#n=s,this.#t=Sd(`ninetynine.table.${t}`,r=>this.#u(r)),this.#s=new ti(t,a),addEventListener("pagehide",this.leave),this.claim()}get rests(){return this.#s.rests}claim(){this.#s.look(),this.#p()}#p=()=>{this.ours||(this.ours=!0,this.#s.hold(),[this.#a,this.#r]=[Math.random(),Date.now()],clearTimeout(this.#i),this.#d({claim:this.#a}),this.#c())};async turn(){for(;!this.ours&&this.#t;)await new Promise(t=>this.#c=()=>t(void 0))}tell(t,n){this.ours&&this.#d({said:t,trouble:n})}leave=()=>{this.ours&&(this.#d({gone:!0}),this.#s.leave()),this.ours=!this.#t};close(){this.leave(),removeEventListener("pagehide",this.leave),clearTimeout(this.#i),this.#t?.close(),this.#t=void 0,this.#s.close(),this.#c()}#d(t){this.#t?.postMessage(t)}#u({claim:t,gone:n,said:s,trouble:a}){if(this.ours){if(t===void 0)return;if(Date.now()-this.#r<1e3&&t<this.#a)return this.#d({claim:this.#a});this.ours=!1,this.#n()}clearTimeout(this.#i);let r=document.visibilityState==="visible";this.#i=setTimeout(this.#p,n?r?0:2e3*Math.random():4e4),t===void 0&&!n&&this.#e(s,a)}};var yw=4e4,bw=5e3,ww=15e3,vw=2e3,ni={first:250,longest:8e3};function Ad(e,t){if(t===null||typeof t!="object"||Array.isArray(t))return t;let n=Array.isArray(e)?[...e]:typeof e=="object"?{...e}:{};for(let[s,a]of Object.entries(t))a===null?delete n[s]:n[s]=Ad(n[s],a);return n}var Od=e=>e instanceof I&&e.status<500&&e.status!==429&&e.status!==401,so=class{state=L("opening");trouble=L("");refused=L(null);#e;#n;#t=0;#s={};#a=!1;#r=()=>{};#i=new AbortController;#c=!1;#p=!1;#d=0;#u=-1/0;#o;constructor(t,n){this.#e=t,this.#n=n,this.#o=new no(t,(s,a)=>this.#O(s,a),()=>this.#$(),()=>this.#l()),addEventListener("online",this.#f),addEventListener("offline",this.#b),document.addEventListener("visibilitychange",this.#h),this.#g()}act(t,n){let s=document.visibilityState==="visible";return this.#o.rests&&s&&this.again(),zs(this.#e,t,n)}hint(){return Zi({table:this.#e,id:Re()},{within:3e4})}ahead(){return this.#u===-1/0?0:this.#u}again=()=>{if(!this.#o.ours||this.#o.rests)return this.#o.claim(),this.#l();this.#c||(this.#p=!0,this.#l())};doubt(){this.state.peek()==="live"&&Date.now()-this.#d>vw&&this.again()}#$(){this.#l(),this.#t===0&&this.#m()}async#m(){let t=await Ln({table:this.#e}).catch(()=>{});t&&t.seq>this.#t&&this.#O(t)}#l(){this.#i.abort(),this.#r()}close(){this.#a=!0,removeEventListener("online",this.#f),removeEventListener("offline",this.#b),document.removeEventListener("visibilitychange",this.#h),this.#o.close(),this.#l()}#f=()=>{this.#o.ours&&!this.#o.rests&&this.again()};#b=()=>{Ee(this.#e)||(this.state.value="lost",this.again())};#h=()=>{document.visibilityState==="visible"&&(!this.#o.ours||this.#o.rests||this.state.peek()==="lost")&&this.again()};async#g(){for(let t=ni.first;!this.#a;t=Math.min(2*t,ni.longest)){let n=this.#t;try{await this.#w(),this.#o.ours&&!this.#a&&await this.#x()}catch(a){if(Od(a))return this.refused.value=a,this.state.value="refused",this.#o.close()}if(this.#a)return;if(!this.#o.ours||this.#o.rests)continue;this.state.value="lost",this.#t>n&&(t=ni.first);let s=this.#p?0:t;this.#p=!1,await this.#y(s)}}#y(t){return new Promise(n=>{let s=setTimeout(n,t);this.#r=()=>(clearTimeout(s),n(void 0))})}async#w(){for(await this.#o.turn();this.#o.rests&&!this.#a;await this.#o.turn())await this.#k()}async#k(){let{signal:t}=this.#i=new AbortController;try{let n=await Ln({table:this.#e},{signal:t});if(!this.#o.ours)return;this.#v(n),this.#O(n)}catch(n){if(t.aborted)return;if(Od(n))throw n;this.state.value="lost"}this.#o.rests&&!this.#a&&await this.#y(bw)}async#x(){let t=this.#i=new AbortController,n=()=>setTimeout(()=>t.abort(),yw),s=n();try{let a=(await this.#S(t.signal)).pipeThrough(new TextDecoderStream).getReader();for(let r="";;){let{value:l,done:c}=await a.read();if(c)return;clearTimeout(s),s=n(),this.#d=Date.now(),this.#v();let u=(r+l).split(`
`);r=u.pop()??"";for(let p of u)p&&!this.#a&&this.#M(JSON.parse(p))}}finally{this.#c=!1,clearTimeout(s),t.abort()}}async#S(t){this.#c=!0;let n=Ee(this.#e)?0:setTimeout(()=>t.aborted||this.#l(),ww),s={Accept:"application/x-ndjson"},a=hl(this.#e,this.#t),r=await ki(a,{headers:s,signal:t}).finally(()=>clearTimeout(n));if(this.#c=!1,this.#d=Date.now(),this.#u=Math.max(this.#u,Date.parse(r.headers.get("Date")??"")-Date.now()||-1/0),!r.ok||!r.body)throw Si(r,await r.text().catch(()=>""));return this.trouble.value="",this.state.value="live",r.body}#v(t){this.#o.tell(t,this.trouble.peek())}#M({changes:t,trouble:n,...s}){if(n!==void 0)return this.trouble.value=n,this.#v();t&&(s={...s,...Ad(this.#s,t)});let{table:a,seat:r,muted:l,view:c}=s;this.#s={table:a,seat:r,muted:l,view:c},!(s.seq<=this.#t&&s.event.do!=="present")&&(this.#v(s),this.#A(s))}#O(t,n=""){if(this.#a)return;if(this.trouble.value=n,this.#t===0&&t?.event.do!=="present")return void this.#m();this.state.value="live";let s=t&&(t.event.do==="present"?t.seq===this.#t:t.seq<=this.#t);t&&!s&&this.#A(t)}#A(t){this.#t=t.seq,this.#u=Math.max(this.#u,t.at-Date.now()),this.#n(t)}};function ai(e,{seat:t,view:n,table:{stage:s}}){return!!(e.guides()&&t!==void 0&&s==="playing"&&n?.phase&&n.phase!=="over")}var ao="AKQJ",Nd=({trump:e},t)=>(ce(t)===e?ao:"AK").includes(an(t));function jd(e,t){let n=E(e.hand).filter(r=>!t.includes(r)),s=r=>(ce(r)===e.trump?2:0)-ao.indexOf(an(r)),a=r=>n.filter(l=>ce(l)===ce(r)).length;return n.filter(r=>Nd(e,r)).toSorted((r,l)=>s(l)-s(r)||a(r)-a(l))}var si=e=>R(e.map(t=>qe(t)));function kw(e,t,n){let[s]=t,a=n.filter(r=>Nd(e,r));if(s){let r=u=>[...ao.slice(0,ao.indexOf(an(u)))].every(p=>e.hand?.includes(p+ce(u))),l=t.filter(u=>r(u)===r(s)),c=r(s)?"CDHS".includes(e.trump??"")&&e.trump?"trumped":"late":"beaten";return[o("coach.bid.spare",{how:c,n:l.length,cards:si(l)})]}return a.length?[o("coach.bid.away",{n:a.length,cards:si(a)})]:[]}var xw=.85;function Bd({bids:e}){let[t,...n]=e?.[0]?.premiums??[];return(t&&n.reduce((a,r)=>r.points>a.points&&r.chance>=xw?r:a,t))?.offer.split(" ")[0]??"pass"}var Ed=(e,{game:t,deal:n})=>`${e.id} ${t} ${n}`;function oo(e,t){let n=e.advice.value,s=n&&t.phase==="lay"&&t.deal>0&&Bd(n.advice)!=="pass";return T.premiums.value!==""||!!s}function Sw(e,t){let n=t.bids?.[0];if(!n)return"";let s=E(n.best),a=jd(e,s),r=a.slice(0,n.tricks),l=[o("coach.bid",{n:n.tricks})];if(n.tricks>0){let c=r.length===n.tricks?"high":r.length?"some":"none";l.push(o(`coach.bid.${c}`,{n:r.length,cards:si(r)}))}return l.push(...kw(e,a.slice(n.tricks),s)),l.join(" ")}function Ow(e,t,n,s){let{declare:a=0,reveal:r=0}=t?.offers??{},l=Bd(e),c=n?[o("coach.wager",{declare:a,reveal:r})]:[];return s&&l!=="pass"&&c.push(o(`coach.premium.${l}`)),c.join(" ")}function Aw(e,t,n){let s=e.premium?.findIndex(l=>l!=="")??-1,a=s===e.seat?e.bid:e.shown?.[s]?.bid;if(s<0||a===void 0||Pt(e)>0)return[];let r=n?.offers[e.premium?.[s]?.startsWith("declare")?"declare":"reveal"]??0;return[o("coach.holds",{you:s===e.seat?"yes":"no",name:t[s]??"",bid:a,points:r})]}function Mw(e,t,n){let[s,a]=[e.bid??0,e.won?.[t]??0],r=(n?Ht(n):9)-Pt(e);if(r===0)return[];switch(e.contract?.[t]){case"lost":return[o(a>s?"coach.over":"coach.under")];case"kept":return[o("coach.enough",{bid:s}),Td("coach.avoid",e)];case"short":{let l=s>a?s-a:r;return l===r?[o("coach.all",{left:r})]:[o("coach.need",{won:a,need:l,left:r}),Td("coach.win",e)]}}return[]}function Dd(e){let t=e.options;return t?.kind==="play"&&t.seat===void 0&&E(t.from).length>1}var Tw=({contract:e},t=0)=>["kept","short"].includes(e?.[t]??""),Nw=["lost","enough","all","some","few"],Cd=.02,Md={chance:.05,points:2};function jw(e,t){let{bids:n=[],choices:s,contract:a}=t,[r]=n;if(r){let u=n.find(p=>p.chance>=r.chance-Md.chance&&p.points>=r.points-Md.points&&jd(e,E(p.best)).length===p.tricks);return u?{...t,act:`lay ${u.best}`,bids:[u,...n.filter(p=>p!==u)]}:t}let[l]=s;if(!l||t.phase!=="play"||a==="lost")return t;let c=s.reduce((u,p)=>p.chance>u.chance+Cd?p:u,l);return c===l?t:{...t,act:c.act,why:[],choices:[c,...s.filter(u=>u!==c)]}}function ro(e){let t=e.view.peek();return e.hint(n=>t&&e.guides()?jw(t,n):n)}function Bw(e,t,n){let[s,...a]=t.choices;if(!s||!a.length||t.phase!=="play")return vn(t,n).join(" ");let r=t.act.replace(/^play /,""),l=e.options?.led&&!e.options.follow&&ce(r)!==e.trump,c=ot((t.why??[]).filter(({kind:$})=>!Nw.includes($))),u=t.contract!=="lost"&&a.some($=>$.chance<s.chance-Cd),p=a.every($=>at($)==="close"),d=c.length?c:[o("coach.because",{how:u?"likely":p?"even":"spoil"})];return[o("coach.card",{how:l?"away":"play",card:qe(r)}),...d].join(" ")}function Td(e,t){if(!Dd(t))return"";let{options:n,trick:s=[],trump:a,won:r=[]}=t,l=E(n.from),c=s.length===r.length-1,u=l.some(p=>ce(p)===a)?"ruff":"discard";return o(e,{turn:n.led?n.follow?c?"last":"middle":u:"lead"})}function Ew(e,t,n,s,a){let r=Aw(e,n,s),l=r.length?r:Mw(e,t,s);return a?l.slice(0,1):l}function Dw(e,t,n,s){return[!n||s?Sw(e,t):"",o(n?"coach.bid.lay":"coach.bid.own")].filter(Boolean).join(" ")}function Cw(e,t,n,s){let a=e.chosen.value,r=E(n.bids?.[0]?.best),l=a.size===t.options?.pick,c=T.premiums.value===Ed(e,t),u=r.every(d=>a.has(d));return(l&&oo(e,t)?Ow(n,s,c,u):"")||Dw(t,n,l,u)}function Pd({table:e,message:t,names:n,variant:s}){let a=t.view,r=a.phase==="lay",l=e.intended.value===""&&e.busy.value==="",c=l&&r&&a.options,p=c||l&&Tw(a,t.seat)&&Dd(a)?`${a.game} ${a.deal} ${a.phase} ${Pt(a)}`:"",d=e.current.value,[$,f]=b("");S(()=>{!p||!d||e.advice.peek()||ro(e).finally(()=>f(p))},[p,d]);let m=c&&oo(e,a);S(()=>{m&&(T.premiums.value||=Ed(e,a))},[m]);let h=e.advice.value?.advice,g=[...a.phase==="play"?Ew(a,t.seat??0,n,s,!!h):[],...h&&!r?[Bw(a,h,s)]:[],...c&&h?[Cw(e,a,h,s)]:[],...e.thinking.value?[o("coach.thinking")]:[]],y=c?h?.bids?.[0]?.best:void 0,k=y&&e.chosen.value.size<E(y).length;return i`<section class="hint coach" aria-label=${o("coach.title")}>
		<header><h2>${o("coach.title")}</h2><${x} plain onclick=${gn} say=${o("coach.off")} /></header>
		<p role="status" aria-busy=${p!==""&&!h&&$!==p}>
			${H(g.filter(Boolean).join(" "))}
		</p>
		${k?i`<div class="proposed"><span class="act">${le(y)}</span><${x} chief onclick=${()=>e.heed()}
					say=${o("page.hint.choose")} /></div>`:null}
	</section>`}var oi="ninetynine.complaint",Pw=10;function Ld({table:e,about:t,talk:n,onclose:s}){let a=n.filter(h=>h.by===t.by).slice(-Pw),[r,l]=b([t.seq]),[c,u]=b(""),{busy:p,once:d}=W(),$=()=>d(async()=>{let{complaints:h}=await il({table:e,whom:t.by,lines:r,text:c.trim()});we(oi,String(h[0]?.id??"")),N(o("page.complain.sent")),s()}),f=(h,g)=>l(g?[...r,h]:r.filter(y=>y!==h)),m=r.length===0&&!c.trim();return i`<${_} title=${o("page.complain.title",{name:t.name})} onclose=${s}
		actions=${i`<${x} chief aria-busy=${p} disabled=${m} onclick=${$}
			say=${o("page.complain.send")} />`}>
		<p>${o("page.complain.about")}</p>
		<div class="stack">${a.map(h=>i`<${De} key=${h.seq} label=${Tn(h)} checked=${r.includes(h.seq)}
			onchange=${g=>f(h.seq,g)} />`)}
		<${U} label=${o("page.complain.text")} maxlength="300" value=${c} oninput=${u} /></div>
	<//>`}async function Rd(){let e=Number(Je(oi));if(!e)return;let{complaints:t}=await Ws({}),n=t.find(s=>s.id===e);n&&!n.outcome||(we(oi,null),n&&N(o("page.complain.outcome",{outcome:n.outcome==="dismiss"?"none":"act"})))}var Lw=3;async function qd(e){if(Zn(e).waiting.peek().length>0)return N(o("page.bring.unsent"));for(let t=0;t<Lw;t++){let n=await bl(e),s=Rw(n),a=await js(new Blob([n])),{table:r,seq:l}=await Gs(()=>Yi({},{body:a,within:3e4}),"there");if(l<s)return N(o("page.bring.behind"));if(!((await Ln({table:e})).seq>s))return zl(e,r),N(o("page.brought"))}N(o("page.bring.on"))}var Rw=e=>JSON.parse(e.trimEnd().split(`
`).at(-1)??"{}").seq??0;function Id({table:e,message:t,onpanel:n,onclose:s}){let{seat:a}=t,r=t.table.stage!=="waiting",l=t.table.chairs.filter(m=>m.player).length===1,[c,u]=b(!1),p=m=>{s(),e.act(m)},{settings:d}=e.settled.value,$=a!==void 0&&t.view?.phase==="play",f=Ww(e.id,$,t.seq);return i`<${_} title=${o("page.more")} onclose=${s}>
		<div class="menu">
			<section><h3>${o("page.more.deal")}</h3>
				<${x} onclick=${()=>n("tricks")} say=${o("tricks.title")} />
				${a!==void 0&&r&&d.undo!=="never"?i`<${x} onclick=${()=>p({do:"ask",text:"replay"})}
						say=${o(l?"page.do.replay":"page.ask.replay")} />`:null}
				${$?i`<${x} style=${{visibility:f?"visible":"hidden"}} onclick=${()=>p({do:"claim"})}
						say=${o("page.claim")} />`:null}
			</section>
			${a!==void 0&&r?i`<section><h3>${o("page.more.match")}</h3>
					${t.table.paused?null:i`<${x} onclick=${()=>p({do:"ask",text:"pause"})}
							say=${o(l?"page.do.pause":"page.ask.pause")} />`}
					${l?null:i`<${x} onclick=${()=>p({do:"stand"})} say=${o("page.leave")} />`}
					${c?i`<${x} chief onclick=${()=>p({do:"ask",text:"abandon"})} say=${o("page.abandon.sure")} />`:i`<${x} onclick=${()=>u(!0)} say=${o("page.abandon")} />`}
				</section>`:null}
			<${qw} id=${e.id} settings=${d} />
			<section><h3>${o("page.more.know")}</h3>
				${d.rules?i`<${x} onclick=${()=>n("rules")} say=${o("page.house")} />`:i`<a class="button" href=${`/rules/${d.variant??"standard"}`}>${o("page.nav.rules")}</a>`}
				<${x} onclick=${()=>n("keys")} say=${o("page.keys")} />
				<a class="button" href="/settings">${o("page.nav.settings")}</a>
				<${x} onclick=${()=>J("/")} say=${o("page.home")} />
			</section>
			<${Xc} table=${t.table} variant=${d.variant??""} />
			<${Iw} table=${t.table} />
		</div>
	<//>`}function qw({id:e,settings:{day:t,from:n}}){let{busy:s,once:a}=W();if(!En||!Ee(e)||je.value||t||n)return null;let r=()=>a(()=>qd(e));return i`<section><h3>${o("page.here")}</h3>
		<${x} aria-busy=${s} onclick=${r} say=${o("page.bring")} />
		<p class="soft small">${o("page.bring.about")}</p>
	</section>`}function Iw({table:e}){let t=e.chairs.filter(a=>a.bot),{edition:n=1}=e,s=a=>{let r=n<di&&mt.includes(a.bot??"");return[fn(a),r?o("page.level.edition",{n}):""].filter(Boolean).join(" · ")};return t.length===0?null:i`<section class="bots"><h3>${o("page.more.bots")}</h3>
		<ul>
			${t.map(a=>i`<li key=${a.name}><b>${Ge(a)}</b> <span class="soft">${s(a)}</span>
					<small class="soft">${Ks(a)}</small></li>`)}
		</ul>
	</section>`}function Ww(e,t,n){let{value:s}=B(async a=>t&&Gi({table:e},{signal:a}),e,t,n);return t&&s?s.settled:!1}function Wd({settings:e,onclose:t}){let{value:n}=B(()=>ee(()=>vt(e,Q.value)));return i`<${_} title=${o("page.house")} broad onclose=${t}>
		${n?i`<${Po} guide=${n} />`:null}
	<//>`}var zw=450,_w=1e3,Fw=100,Hw=700,ri=e=>e?.options?JSON.stringify([e.game,e.deal,e.phase,e.played,e.offers,e.options]):"",Kw=({event:{do:e,done:t}})=>e==="redo"||t&&["ask","answer"].includes(e),Uw=({seq:e,at:t,event:{by:n="",name:s="",seat:a=-1,text:r="",phrase:l}})=>({seq:e,at:t,by:n,name:s,seat:a,text:r,...l&&{phrase:l}}),io=class{newest=L(null);settled=L({settings:{},host:""});busy=L("");waits=L(0);thinking=L(!1);chosen=L(new Set);advice=L(null);intended=L("");next=L("");wrong=L("");showing=new Ba(()=>T.spoken.value?"quick":T.pace.value);view=nn(()=>this.showing.shown.value?.message.view);talk=nn(()=>{let{message:t,full:n}=this.showing.shown.value??{},s=(t?.seq??0)-(n?1:0);return this.#e.value.filter(a=>!a.remark||a.seq<=s)});current=nn(()=>{let t=this.showing.shown.value;return!t||t.full!==null||this.busy.value.startsWith("play ")?!1:t.message.seq>=this.#t.value&&t.message.seq===this.newest.value?.seq});#e=L([]);#n=-1/0;#t=L(0);#s="";#a=0;#r=0;#i=!1;#c;constructor(t,n){this.id=t,this.port=n(t,a=>this.#u(a)),this.unsent=Zn(t),this.unsent.send=(a,r)=>this.port.act(a,r),this.unsent.down=()=>this.port.state.peek()==="lost",this.unsent.doubt=()=>this.port.doubt(),this.unsent.recalled=a=>{this.#p(a)};let s=[Dt(()=>this.#g()),Dt(()=>this.#d())];this.#c=()=>s.forEach(a=>a());for(let a of this.unsent.waiting.peek())this.#p(a)}guides(){return!!this.settled.value.settings.guide&&T.way.value!=="over"}now(){return Date.now()+this.port.ahead()}close(){this.#c(),clearTimeout(this.#r),clearTimeout(this.#a),this.showing.stop(),this.port.close(),this.unsent.down=()=>!1,this.unsent.doubt=()=>{},this.unsent.recalled=()=>{}}async#p({command:{id:t,do:n,act:s=""},premium:a=""}){n==="act"?this.busy.value=s:this.waits.value++;let r=await this.#f(this.unsent.answered(t),()=>!0);n==="act"?this.busy.value="":this.waits.value--,!(!r||!a)&&(this.intended.value=a,this.#h())}#d(){let{value:t}=this.port.state,n=t==="lost"?t:this.port.trouble.value;clearTimeout(this.#a),t==="live"&&!n&&this.unsent.wake(),t==="live"&&this.wrong.peek()==="lost"&&(this.wrong.value=""),n!==this.wrong.peek()&&(this.#a=setTimeout(()=>this.wrong.value=n,_w))}stopLate(){let t=this.unsent.waiting.peek().find(n=>n.command.do==="act"&&n.late);return t&&this.unsent.withdraw(t.command.id),t!==void 0}async act(t){if(t.do==="ask"&&(this.next.value=""),t.do==="chat")return this.#l(t);this.waits.value++;let n=await this.#l(t);return this.waits.value--,n}async play(t,n=""){let s=this.view.peek()?.options;if(!s||this.busy.peek())return!1;this.dismiss(),this.busy.value=t;let a=this.#s=`${s.seat??this.newest.peek()?.seat} ${t}`;this.#i=!1,this.showing.hurry();let r=s.seat===void 0?{}:{hand:s.seat},l=await this.#l({do:"act",act:t,seen:this.newest.peek()?.seq,...r},n);return this.#s===a&&(this.#s="",(!l||this.#$())&&(this.busy.value="")),l!==void 0}async lay(t){await this.play(`lay ${[...this.chosen.peek()].join(" ")}`,t)&&(this.intended.value=t,this.#h())}async ready(){if(this.waits.peek())return;if(this.newest.peek()?.table.stage!=="waiting")return this.act({do:"ready"});this.waits.value++;let t=await Nl();return this.waits.value--,t&&jl(this.id,t),this.act({do:"ready",...t?{text:t.commit}:{}})}async hint(t=n=>n){if(this.advice.peek())return this.dismiss();let n=this.#o();if(!n||this.thinking.peek())return;this.thinking.value=!0;let s=await this.port.hint().catch(a=>{n===this.#o()&&N(D(a))});this.thinking.value=!1,s&&n===this.#o()&&(this.advice.value={about:n,advice:t(s.advice)})}dismiss(){this.advice.value=null}heed(){let t=this.advice.peek();if(!t||t.about!==ri(this.view.peek()))return this.dismiss();let[n,...s]=t.advice.act.split(" ");return n==="lay"?void(this.chosen.value=new Set(s)):(this.dismiss(),void this.play(t.advice.act))}async takeBack(){this.stopLate()||this.waits.peek()>0||Date.now()-this.#n<Hw||await this.act({do:"ask",text:"undo"})}async redo(){let{table:{redo:t=[]}={},seat:n=-1}=this.newest.peek()??{};t.includes(n)&&this.waits.peek()===0&&await this.act({do:"redo"})}#u(t){Kw(t)&&(this.next.value="",this.#i=!0),t.event.do==="ask"&&t.event.done&&t.event.seat===t.seat&&(this.#n=Date.now()),Ue(()=>{this.newest.value=t,t.settings&&(this.settled.value={settings:t.settings,host:t.host??""});let n=t.event.do==="chat"?Uw(t):t.said;t.talk?this.#e.value=t.talk:t.event.do==="erase"?this.#e.value=this.#e.value.filter(s=>s.by!==t.event.by):n&&(this.#e.value=[...this.#e.value,n].slice(-Fw)),this.#m(t),t.event.acts?.includes(this.#s)&&(this.#s=""),!this.#s&&this.#$()&&(this.busy.value=""),this.showing.take(t),t.event.do==="redo"&&this.showing.skip()}),this.#b(t),this.#h()}#o(){return ri(this.newest.peek()?.view)}#$(){return(this.newest.peek()?.seq??0)>=this.#t.peek()}#m({seq:t,seat:n,event:{do:s,acts:a=[],seat:r}}){for(let{command:{id:l,do:c,act:u,hand:p=n,seen:d=0}}of this.unsent.waiting.peek())s==="act"&&c===s&&r===n&&t>d&&a.includes(`${p} ${u}`)&&this.unsent.heard(l,t)}put(t,n){let s=this.newest.peek()?.seq;return this.unsent.put({...s===void 0?{}:{seen:s},...t},n)}#l(t,n){let{answered:s,late:a}=this.put(t,n),r=!1;return a.then(()=>r=!0),this.#f(s,()=>r)}async#f(t,n){try{let s=await t;return this.#t.value=Math.max(this.#t.value,s?.seq??0),this.port.state.peek()==="lost"&&this.port.again(),s?.late&&N(o("page.unsent.late")),s}catch(s){let{reason:a}=s;s instanceof cn&&(this.#i=!0),a==="no-session"&&this.port.again(),(a!=="stale"||n())&&N(D(s));return}}#b(t){let n=t.seat===void 0?void 0:t.table.chairs[t.seat],s=t.event.do==="begin"||t.event.do==="present";if(t.table.stage!=="mixing"||!n?.commit||!s)return;let a=Vs(this.id,n.commit);if(!a)return;let r={id:Re(),do:"entropy",text:a};un(()=>this.port.act(r)).catch(()=>{})}async#h(){let t=this.intended.peek(),n=this.newest.peek()?.view;if(!t||this.#s||!this.#$())return;if(n?.options?.kind==="lay")return void(this.intended.value="");if(n?.phase==="lay")return;if(!(n?.options?.kind==="offer"?n.options.acts??[]:[]).includes(t))return void(this.intended.value="");this.showing.skip(),await this.play(t),this.intended.value=""}#g(){let t=this.view.value,n=this.current.value&&this.busy.value===""?t?.options:void 0;clearTimeout(this.#r),n?.kind==="play"&&t&&this.#y(t,n),(t?.phase!=="play"||!E(t.hand).includes(this.next.peek()))&&(this.next.value="");let s=new Set(E(t?.options?.from)),a=[...this.chosen.peek()].filter(r=>s.has(r));a.length!==this.chosen.peek().size&&(this.chosen.value=new Set(a)),this.advice.peek()&&this.advice.peek()?.about!==ri(this.newest.value?.view)&&this.dismiss()}#y(t,n){let s=E(n.from),a=n.seat===void 0&&s.includes(this.next.peek())?this.next.peek():"",r=a||(s.length===1&&this.#w(t)?s[0]:"");if(a||(this.next.value=""),!r)return;let l=()=>(this.next.value="",void this.play(`play ${r}`));this.#r=setTimeout(l,a?0:zw)}#w(t){return!(this.newest.peek()?.table.chairs.filter(s=>s.player).length===1)||this.#i||this.guides()||t.options?.seat!==void 0?!1:T.forced.value||E(t.hand).length===1&&!T.spoken.value}};function zd({message:e,busy:t=!1,ondo:n}){let{stage:s,chairs:a}=e.table,r=kt(),l=async c=>await r.keep()&&n({do:"sit",seat:c});return i`<section class="watching" aria-label=${o("page.watch")}>
		<p><b>${o("page.watch")}</b> ${s==="waiting"?null:o("page.watch.seen")}</p>
		${s==="waiting"?i`<${Us} chairs=${a} name=${r} onsit=${l} busy=${t} />`:null}
		<a class="button plain" href="/">${o("page.home")}</a>
	</section>`}function _d(e){let{message:t,settings:n}=e,s=t.table.match>0?is(e.id,n):void 0;return s?i`<div class="waiting leaf">
		<h2>${s.title}</h2>
		<p>${s.lost}</p>
		<p><a class="button chief" href=${s.givenUp.href}>${s.givenUp.text}</a></p>
	</div>`:i`<${Jw} ...${e} />`}function Jw({message:e,settings:t,host:n,me:s,busy:a,ondo:r,onready:l}){let{table:c,seat:u}=e,p=kt(),d=u===void 0?void 0:c.chairs[u],$=s!==n?c.chairs.find(O=>O.player===n)?.name:void 0,f=c.match>0,m=Xo(c,t.variant??""),h=M(void 0),g=M(Promise.resolve(!0)),y=async O=>{await p.keep()&&(h.current=void 0,await r({do:"sit",seat:O}))},k=()=>g.current=g.current.then(async()=>{let O=await p.keep(),A=P.peek()?.name;return!O||!d||A===(h.current??Gw(d.name))?O:(h.current=A,await r({do:"name"}),!0)}),w=async()=>await k()&&l();return i`<div class="waiting leaf">
		<h2>${!d&&$?o("page.invited",{name:$}):o(f?"page.waiting.again":"page.waiting")}</h2>
		${d?null:i`<${dc} variant=${t.variant??e.view?.variant??""} table=${Ds.value[1]??""} />
					<${Us} chairs=${c.chairs} name=${p} onsit=${y} busy=${a} />`}
		<ol class="chairs">
			${c.chairs.map((O,A)=>{if(O===d){let ie=c.chairs.every(V=>V===d||V.bot);return i`<${Yw} key=${A} chair=${O} name=${p} alone=${ie} onname=${k} ondo=${r} />`}let j=c.rated&&O.player?m[O.player]??null:void 0;return i`<${Qw} key=${A} chair=${O} seat=${A} rating=${j} seated=${d!==void 0}
					clears=${n===s} onsit=${y} ondo=${r} />`})}
		</ol>
		${c.rated?i`<p class="soft small">${o("page.rated")}</p>`:null}
		${t.rules?i`<${Vw} settings=${t} />`:null}
		${(d||n===s)&&!c.locked?i`<${xn} />`:null}
		${n===s?i`<${Xw} table=${c} ondo=${r} />`:null}
		${n!==s&&c.locked?i`<p class="soft">${o("page.locked")}</p>`:null}
		${d?d.ready?i`<div class="row"><p class="soft">${Zw(c.chairs,s)}</p>
						<${x} plain disabled=${a} onclick=${()=>r({do:"unready"})} say=${o("page.unready")} /></div>`:i`<${x} chief disabled=${a} onclick=${w} say=${o(f?"page.again":"page.ready")} />`:null}
	</div>`}function Vw({settings:e}){let{value:t}=B(()=>vt(e,Q.value),Q.value);return t?.players?i`<p class="soft">${t.players}</p>`:null}var Gw=e=>P.peek()?.name===e?e:e?.replace(/ \d$/,"");function Zw(e,t){return e.some(n=>!n.player&&!n.bot)?o("page.waiting.friends"):o("ask.wait",{names:R(e.filter(n=>n.player&&!n.ready&&n.player!==t).map(Ge))})}function Yw({chair:e,name:t,alone:n,onname:s,ondo:a}){return i`<li class="own">
		<form class="who" onsubmit=${l=>(l.preventDefault(),s())}>
			${n?i`<b>${e.name}</b>`:i`<${mn} name=${t} onkeep=${s} />`}
			${n?i` <span class="soft small">${o("you")}</span>`:null}
			${e.ready?i` <span class="ready small">${o("seat.ready")}</span>`:null}
		</form>
		<${x} plain onclick=${()=>a({do:"stand"})} say=${o("page.stand")} />
	</li>`}function Qw({chair:e,seat:t,rating:n,seated:s,clears:a,onsit:r,ondo:l}){let{player:c,bot:u}=e,p=[o("page.bot"),fn(e,s)].filter(Boolean).join(" · ");return i`<li>
		<span class="who">
			${c||u?i`<b>${Ge(e)}</b>`:i`<i class="soft">${o("page.chair.empty")}</i>`}
			${u?i` <span class="soft small" title=${Ks(e)}>${p}</span>`:null}
			${n===void 0?null:i` <${er} rating=${n??void 0} />`}
			${c&&e.ready?i` <span class="ready small">${o("seat.ready")}</span>`:null}</span>
		${!c&&!s?i`<${x} plain onclick=${()=>r(t)} say=${o("page.sit")} />`:null}
		${!c&&s?i`<${ev} chair=${e} seat=${t} ondo=${l} />`:null}
		${c&&a?i`<${x} plain onclick=${()=>l({do:"remove",seat:t})} say=${o("page.chair.clear")} />
					<${x} plain onclick=${()=>l({do:"ban",text:c,on:!0})} say=${o("page.ban")} />`:null}
	</li>`}function Xw({table:{locked:e,banned:t=[]},ondo:n}){return i`<div class="row">
		<${x} plain onclick=${()=>n({do:"lock",on:!e})} say=${o(e?"page.unlock":"page.lock")} />
		${t.map(({player:s,name:a})=>i`<button type="button" key=${s} class="button plain" onclick=${()=>n({do:"ban",text:s,on:!1})}>
					${o("page.unban",{name:a||s})}
				</button>`)}
	</div>`}function ev({chair:{bot:e=""},seat:t,ondo:n}){let s=e&&!mt.includes(e)?[e,...mt]:mt,a=r=>n(r?{do:"bot",seat:t,text:r}:{do:"remove",seat:t});return i`<${K} hidden label=${o("page.chair.bot")} value=${e} onchange=${a}
		options=${[["",o("page.chair.friend")],...Y("page.level",...s)]} />`}var Fd=1e4;function tv({rest:e}){let t=e[0]??"",n=yn(t);return n?i`<${nv} to=${n} />`:i`<${sv} key=${t} id=${t} />`}function nv({to:e}){return S(()=>J(`/t/${e}`,{replace:!0}),[e]),null}function sv({id:e}){let t=be(()=>new io(e,(a,r)=>new so(a,r)),[e]);S(()=>()=>t.close(),[t]);let n=t.port.refused.value;if(n)return i`<${av} why=${n} id=${e} />`;if(!t.showing.shown.value){let a=Rt.value&&!Ee(e);return i`<main id="main" tabindex="-1" class="table"><div class="opening" role="status">
			<p>${o(a?"page.out.table":"page.opening")}</p>
			${a?i`<p><a class="button" href="/">${o("page.nowhere.go")}</a></p>`:null}
			<${Or} unsent=${t.unsent} />
		</div></main>`}return i`<${ov} table=${t} />`}function av({why:e}){return i`<${z} title=${o(e.status===404?"page.table.none":"page.table.refused")} text=${D(e)}>
		<p><a class="button" href="/">${o("page.nowhere.go")}</a></p>
	<//>`}function ov({table:e}){let[t,n]=b(""),{message:s,full:a}=e.showing.shown.value,{view:r,seat:l}=s,{stage:c,chairs:u}=s.table,p=Ml(s),{variant:d="standard",rules:$,deals:f,games:m}=e.settled.value.settings,h=Z(d,$),g=`${r?.options&&e.current.value?"● ":""}${o(`variant.${d}`)} · Ninety-Nine`;S(()=>{document.title=g},[g]),S(()=>{Ee(e.id)||Rd().catch(()=>{})},[e]),S(()=>{Ee(e.id)&&c==="playing"&&vc()},[c==="playing"]),Sv(e,n),xd(),vd(),S(()=>cs.clear(),[r?.deal,r?.game]),yv(u.some(ft=>ft.until!==void 0)),wv(r,a?.gone??!1);let y=bv(r),k=c==="waiting"&&r?.phase!=="over";S(()=>{c==="waiting"&&r?.phase==="over"&&Ze("match",e.id)&&hn("report",e.id)},[c]);let w=Wt(h,r?.phase),O=r?.phase==="over"&&(c==="between"||c==="waiting")&&!a,A=()=>i`<${wu} table=${e.id} names=${p} about=${ba(h,f,m)} view=${r} />`,j=vv(e,s)&&r!==void 0&&!k;xv(e,s,j,!k&&r?.phase!==void 0&&!O);let ie=e.busy.value!==""||e.waits.value>0||e.thinking.value,V={table:e,message:s,names:p,variant:h,laid:w},$t=ai(e,s),jn=$t||e.advice.value?"hinted":"";return i`<${gt.Provider} value=${Ve(r)}>
		<main id="main" tabindex="-1" class="table" aria-busy=${ie} data-stage=${c} data-phase=${r?.phase??""}>
		${T.spoken.value?i`<${Op} table=${e} variant=${h} />`:null}
		<${pv} table=${e} message=${s} panel=${t} onpanel=${n} beside=${j} />
		<${kp} table=${e} />
		<div class="spread">
			<div class=${`board of-${r?Ne(r):0} ${O?"sheeted":""} ${jn}`}>
				${r&&r.phase!==void 0&&!k&&l!==void 0?i`<${fv} ...${V} />`:null}
				${$t?i`<${Pd} ...${V} />`:i`<${cv} table=${e} variant=${h} />`}
				<${rv} ...${V} full=${a} waiting=${k} between=${O} fresh=${y} />
				${r&&!k&&l===void 0?i`<${iv} table=${e} message=${s} />`:null}
			</div>
			${r&&!k?i`<aside class=${`side ${j?"talks":""}`}>
						<div class="scoring"><h2>${o("score.title")}</h2>${A()}</div>
						${j?i`<${Hd} table=${e} message=${s} />`:null}
					</aside>`:null}
		</div>
		<${lv} ...${V} panel=${t} onpanel=${n} scores=${A} />
		</main><//>`}function rv({table:e,message:t,names:n,variant:s,laid:a,full:r,waiting:l,between:c,fresh:u}){let{view:p,seat:d}=t,{stage:$,chairs:f}=t.table;if($==="mixing"||!l&&(!p||p.phase===void 0))return i`<div class="felt empty"><p class="opening">${o("waiting.table")}</p></div>`;if(l||!p){let{settings:h,host:g}=e.settled.value;return i`<div class="felt empty">
			<${_d} id=${e.id} message=${t} settings=${h} host=${g} me=${P.value?.id??""}
				ondo=${ii(e)} busy=${e.waits.value>0} onready=${()=>e.ready()} />
		</div>`}let m={table:e,message:t,names:n,variant:s};return i`<${Nt} view=${p} variant=${s} names=${n} me=${d??0} elsewhere=${d}
		laid=${a} full=${r} played=${$v(e,t,n)} pending=${uv(e.busy.value)}
		unsent=${Ia(e.unsent).some(h=>h.command.do==="act")}
		said=${c?void 0:kv(e,t)} chairs=${f} now=${e.now()}
		over=${c?"sheeted":""} aloud=${!T.spoken.value} onhurry=${()=>e.showing.hurry()}>
		<${Xl} view=${p} names=${n} />
		<${mu} view=${p} names=${n} lies=${r!==null} />
		${c?i`<${qu} ...${m} fresh=${u} />`:i`<${dv} ...${m} />`}
	<//>`}var iv=({table:e,message:t})=>i`<${zd} message=${t} busy=${e.waits.value>0} ondo=${ii(e)} />`;function lv({table:e,message:t,names:n,panel:s,onpanel:a,scores:r}){let{view:l}=t,c=()=>a(""),u=(p,d,$=!1)=>i`<${_} key=${p} title=${o(p)} broad=${$} onclose=${c}>${d}<//>`;switch(s){case"tricks":return l&&u("tricks.title",i`<${lt} view=${l} names=${n} />`,Ne(l)>3);case"last":return l&&u("page.lasttrick",i`<${lt} view=${l} names=${n} last />`);case"talk":return u("page.talk",i`<${Hd} table=${e} message=${t} />`);case"score":return u("score.title",r(),!0);case"rules":return i`<${Wd} settings=${e.settled.value.settings} onclose=${c} />`;case"keys":return i`<${kd} onclose=${c} />`;case"more":return i`<${Id} table=${e} message=${t} onpanel=${a} onclose=${c} />`;default:return null}}function cv({table:e,variant:t}){let n=e.advice.value;if(!n)return null;let s=E(n.advice.act.replace(/^lay /,"")),a=n.advice.act.startsWith("lay "),r=a&&s.every(l=>e.chosen.value.has(l));return i`<${Na} key=${n.about} title=${o("page.hint")} onclose=${()=>e.dismiss()}>
		<${kn} advice=${n.advice} variant=${t}>
			<button type="button" class="button chief take" onclick=${()=>r?Jd()?.click():e.heed()}>
				${o(r?"page.lay":a?"page.hint.choose":"page.hint.take")}
			</button>
		<//>
	<//>`}function Hd({table:e,message:t}){let n=(l,c)=>e.act({do:"mute",text:l,on:c}),[s,a]=b(null),r=e.talk.value;return s?i`<${Ld} table=${e.id} about=${s} talk=${r} onclose=${()=>a(null)} />`:i`<${Hu} talk=${r} me=${P.value?.id??""} muted=${t.muted??[]}
		onsay=${Kd(e)} onmute=${n} oncomplain=${P.value&&!Ee(e.id)?a:void 0} />`}var ii=e=>async t=>{let n=P.value===null;if(await ee(()=>Hs(o("page.guest"))))return n&&e.port.again(),e.act(t)},Kd=e=>t=>ii(e)({do:"chat",text:t}),uv=e=>e.startsWith("play ")?e.slice(5):null;function pv({table:e,message:t,panel:n,onpanel:s,beside:a}){let{view:r}=t,[l,c]=b(e.newest.peek()?.seq??0),u=e.talk.value.filter(g=>g.seq>l&&g.by!==P.value?.id).length,p=e.talk.value.at(-1)?.seq??0;S(()=>{n==="talk"&&c(g=>Math.max(g,p))},[n,p]);let{variant:d="standard",rules:$,day:f,from:m,games:h}=e.settled.value.settings;return i`<header class="head">
		<a class="mark" href="/" aria-label=${`99 – ${o("page.home")}`}>99</a>
		<div class="where">
			${r?.phase!==void 0?i`<${ut} trump=${on(r)} unsure=${!r.trump} explains />`:null}
			<h1>${o(`variant.${d}`)}</h1>
			${$&&!f?i`<span class="soft">${o("page.house")}</span>`:null}
			${r&&r.phase!==void 0?i`<span class="soft">${f||m?o("game.once",{what:f?"day":"other"}):o(h===1?"page.home.on.deal":"page.deal",{n:r.deal+1,deal:r.deal+1,game:r.game+1})}</span>`:null}
		</div>
		<nav aria-label=${o("page.table.menu")}>
			<button type="button" class="button plain scorer" onclick=${()=>s("score")}>${o("score.title")}</button>
			<button type="button" class="button plain tricker" onclick=${()=>s("tricks")}>${o("page.tricks")}</button>
			<button type="button" class=${`button plain ${a?"talker":""}`} onclick=${()=>s("talk")}>
				${o("page.talk")}${u?i` <span class="unread">${u}</span>`:null}
			</button>
			<${x} plain onclick=${()=>s("more")} say=${o("page.more")} />
		</nav>
	</header>`}var xs=(e,t)=>e.current.value&&!t.table.paused?t.view?.options:void 0;function dv({table:e,message:t,names:n,variant:s}){let a=t.view,r=xs(e,t),l=e.busy.value!=="",{paused:c=!1}=t.table,{full:u}=e.showing.shown.value??{},p=r?.kind==="offer"&&e.intended.value!=="",d=p||r?.kind==="offer"&&l?void 0:r,$=ep({...a,options:d},n,c,u,vi.value.has(e.id)),f=r?.kind==="play"&&e.chosen.value.size>0,m=Ia(e.unsent).some(j=>j.command.do==="act"),h=m?o("page.unsent.act"):f?o("page.tap.again"):$,g=j=>e.lay(j),y=j=>e.play(j),k=j=>r&&j.stopPropagation(),w=e.advice.value?.advice.act,O={lay:"laying",name:"naming",offer:"offering",play:""}[r?.kind??"play"],A=`asking ${r?"asked":""} ${O}`;return i`<section class=${A} aria-label=${o("page.yours")} onclick=${k}>
		<${dr} table=${e} message=${t} names=${n} />
		<${fr} view=${a} variant=${s} seat=${a.seat} bid=${a.bid} />
		<p class="ask" role=${T.spoken.value?void 0:"status"}>${h}</p>
		${r?.kind==="lay"?i`<${Nn} options=${r} chosen=${e.chosen.value} variant=${s} busy=${l} waits=${m}
				premiums=${!ai(e,t)||oo(e,a)} onlay=${g} slots />`:null}
		${r?.kind==="offer"&&!p?i`<${Ca} options=${r} variant=${s} busy=${l} onact=${y} best=${w} />`:null}
		${r?.kind==="name"?i`<${Pa} options=${r} busy=${l} onact=${y} best=${w} />`:null}
	</section>`}function Ud(e,t){let n=t.view,s=xs(e,t),a=e.chosen.value,r=s&&(s.kind==="lay"||s.kind==="play")?new Set(E(s.from)):null,l=p=>{let d=new Set(s?.kind==="lay"?a:[]);if(a.has(p))d.delete(p);else if(d.size<(s?.pick??1))d.add(p);else return N(o("lay.full",{n:d.size}));e.chosen.value=d},c=p=>{if(!r&&n.phase==="play"){e.next.value=e.next.value===p?"":p,e.showing.shown.peek()?.full&&e.showing.skip();return}if(r){if(!r.has(p))return N(np(s));e.play(`play ${p}`)}},u=r?ls(e.advice.value?.advice):new Set;return{can:r,chosen:a,best:u,onpick:l,onplay:c}}function $v(e,t,n){let s=t.view,a=rn(s),r=s.shown?.[a]?.hand,l=s.control!==void 0&&s.control===t.seat;if(s.phase!=="play"||!l||r===void 0)return null;let{can:c,best:u,...p}=Ud(e,t),d=xs(e,t)?.seat===a,$=i`<${dt} cards=${Ae(E(r),re,s.trump)} ...${p} can=${d?c:null}
		best=${d?u:void 0}
		onplay=${d?p.onplay:()=>{}} label=${n[a]} open twice=${!1} />`;return{seat:a,hand:$}}function fv({table:e,message:t,names:n,variant:s,laid:a}){let r=t.view,l=t.seat,c=e.busy.value,u=xs(e,t),p=u?.kind==="lay",d=e.next.value,$=u?.seat!==void 0,{can:f,chosen:m,best:h,onpick:g,onplay:y}=Ud(e,t),k=Ms(r,l).filter(j=>`play ${j}`!==c),w=e.showing.shown.value?.full,O=ec(r,s).join(" "),A=p&&T.values.value&&u?.worth?_e(u.worth):null;return i`<section class=${`mine ${u?"asked":""}`} aria-label=${o("page.yourhand")}>
		<div class="me">
			<${pt} view=${r} variant=${s} seat=${l} name=${n[l]} place="south" own
				chair=${t.table.chairs[l]} now=${e.now()} open=${null} winner=${w?.winner===l} laid=${a} />
			${r.aside&&!p?i`<p class="laid"><span class="unseen">${o("page.aside")}</span>${le(r.aside)}</p>`:null}
			${O?i`<p class="keeping">${O}</p>`:null}
		</div>
		<${gv} table=${e} message=${t} variant=${s} />
		${t.table.chairs.filter(j=>j.player).length>1?i`<${zu} onsay=${Kd(e)} />`:null}
		<${dt} cards=${k} can=${$?new Set:f} chosen=${d?new Set([d]):m}
			best=${$?void 0:h} values=${A} label=${o("page.yourhand")} twice=${p} onpick=${g}
			onplay=${$?()=>N(o("page.dummy.turn")):y} />
	</section>`}function mv({view:e,seat:t=-1}){return!!(e?.aside||e?.offers?.[t]||e?.played?.some(n=>n!==""))}function hv({view:e,seat:t=-1},n){return e?.options?!1:e?.phase==="lay"?!!e.aside:e?.phase==="offer"&&n?.offers.how==="sealed"&&!!e.offers?.[t]}function gv({table:e,message:t,variant:n}){let{hints:s,stage:a,ask:r,redo:l=[]}=t.table,c=t.table.free||hv(t,n),u=e.busy.value!=="",p=e.thinking.value,d=i`<button type="button" class="button plain" onclick=${()=>ro(e)} aria-keyshortcuts="h"
		aria-expanded=${e.advice.value!==null} disabled=${!xs(e,t)||u||p}>
		${o(p?"page.hint.thinking":"page.hint")}
	</button>`,$=mv(t)?"":"nothing",f=i`<button type="button" class=${`button plain ${$}`}
		onclick=${()=>e.takeBack()}
		disabled=${u||e.waits.value>0||r!==void 0}>${o(c?"page.undo":"page.undo.ask")}</button>`,m=a!=="waiting"&&e.settled.value.settings.undo!=="never",h=l.includes(t.seat??-1)?i`<button type="button" class="button plain redo" aria-label=${o("page.redo")} title=${o("page.redo")}
				disabled=${u||e.waits.value>0} onclick=${()=>e.redo()}>
				<svg viewBox="0 0 24 24" aria-hidden="true" focusable="false">
					<path d="M4 17a7.5 7.5 0 0 1 15-1M19 8.5V16h-7.5" />
				</svg></button>`:null;return i`<div class="tools">${s?d:null}${m?f:null}${h}</div>`}function yv(e){let[,t]=b(0);S(()=>{if(!e)return;let n=setInterval(()=>t(s=>s+1),1e3);return()=>clearInterval(n)},[e])}function bv(e){let t=M(void 0);return e?.phase!=="over"&&(t.current=e),e?.phase==="over"&&ht(t.current,e)}function wv(e,t){let n=M(e);S(()=>{for(let s of ju(n.current,e))rs(s);n.current=e},[e]),S(()=>{t&&rs("trick")},[t])}var vv=(e,{table:{chairs:t}})=>e.talk.value.length>0||t.filter(n=>n.player).length>1,kv=(e,t)=>Fu(e.talk.value,{me:P.value?.id??"",muted:t.muted??[],since:e.now()-Fd});function xv(e,t,n,s){let a=e.talk.value.at(-1);S(()=>{if(!(a&&e.now()-a.at<Fd)||T.spoken.peek()||a.by===P.peek()?.id||t.muted?.includes(a.by)||n&&matchMedia("(min-width: 80rem)").matches)return;let l=`${a.name}: ${Tn(a)}`;N(l,s&&a.seat>=0)},[a?.seq])}var Jd=()=>document.querySelector(":is(.answer, .over > .row) .button.chief:not(:disabled)");function Sv(e,t){S(()=>{function n(s){let a=s.target;if(s.defaultPrevented||s.repeat||a.closest("input, select, textarea, dialog"))return;if((s.ctrlKey||s.metaKey)&&s.key.toLowerCase()==="z")return s.preventDefault(),void(s.shiftKey?e.redo():e.takeBack());if(!(s.ctrlKey||s.metaKey||s.altKey)&&!Da(Xr(),s.key)){if(s.key==="h"&&e.view.peek()?.options)ro(e);else if(s.key==="Escape"&&e.advice.peek())e.dismiss();else if(s.key==="l")t("last");else if(s.key==="s")t("score");else if(s.key==="?")t("keys");else if(s.key==="ArrowLeft"||s.key==="ArrowRight")ei()?.focus();else if(s.key===" "||s.key==="Enter"){if(a.closest("button, a, summary, .hint"))return;e.showing.hurry()||Jd()?.click()}else return;s.preventDefault()}}return document.addEventListener("keydown",n),()=>document.removeEventListener("keydown",n)},[e])}var Bt=e=>btoa(String.fromCharCode(...new Uint8Array(e??new ArrayBuffer(0)))).replaceAll("+","-").replaceAll("/","_").replaceAll("=",""),Gd=e=>Uint8Array.from(atob(e.replaceAll("-","+").replaceAll("_","/")),t=>t.charCodeAt(0)),Zd=()=>isSecureContext&&"PublicKeyCredential"in window;async function Yd(e){let{challenge:t,site:n}=await Ki();try{await e(Gd(t),n)}catch(s){throw s instanceof DOMException?s.name==="InvalidStateError"?new de(o("page.you.passkey.known")):new de(o(s.name==="SecurityError"?"page.you.passkey.site":"page.you.passkey.not")):s}}var Ov=({id:e,name:t,keys:n})=>Yd(async(s,a)=>{let r=await navigator.credentials.create({publicKey:{challenge:s,rp:{id:a,name:"Ninety-Nine"},user:{id:new TextEncoder().encode(e),name:t,displayName:t},pubKeyCredParams:[-7,-257].map(d=>({type:"public-key",alg:d})),excludeCredentials:n.filter(d=>d.credential).map(d=>({type:"public-key",id:Gd(d.credential??"")})),authenticatorSelection:{residentKey:"required",userVerification:"preferred"}}}),{rawId:l,response:c}=r,{clientDataJSON:u,attestationObject:p}=c;await Ui({id:Bt(l),client:Bt(u),attestation:Bt(p)}),N(o("page.you.passkey.made"))});async function Qd(e,t){let n=await(t?Pi(e):Ii(e));Rn(n),N(o("page.you.back.done",{name:n.name}))}var Av=e=>Yd(async(t,n)=>{let s=await navigator.credentials.get({publicKey:{challenge:t,rpId:n,userVerification:"preferred"}}),{rawId:a,response:r}=s,{clientDataJSON:l,authenticatorData:c,signature:u,userHandle:p}=r;await Qd({passkey:{id:Bt(a),client:Bt(l),authenticator:Bt(c),signature:Bt(u),user:Bt(p)}},e)});function Vd(){let e=_s.peek(),[t,n]=b(e?.code??""),[s,a]=b(e?D(e.refusal):"");S(()=>{_s.value=null},[]);let[r,l]=b(!0),c=r&&P.value!==null,{busy:u,once:p}=W($=>a(D($))),d=$=>{$.preventDefault();let f=/(?:#code=|^\s*)([a-z2-7]{26})\s*$/.exec(t)?.[1];a(""),p(async()=>{await Qd(f?{code:f}:{words:t},c),n(""),e&&J(e.to)})};return i`<${We} title=${o("page.you.back")}>
		<p>${o("page.you.back.about")}</p>
		${P.value?i`<${De} label=${o("page.you.back.along")} checked=${r} onchange=${l} />`:null}
		${Zd()?i`<p><${x} aria-busy=${u} onclick=${()=>(a(""),p(()=>Av(c)))}
			say=${o("page.you.passkey.use")} /></p>`:null}
		<form class="stack" onsubmit=${d}>
			<${U} label=${o("page.you.back.typed")} value=${t} oninput=${n} required autocapitalize="none"
				autocomplete="off" spellcheck="false" enterkeyhint="go" aria-invalid=${s!==""} />
			${s?i`<p class="trouble" role="alert">${s}</p>`:null}
			<p><button type="submit" class="button" aria-busy=${u}>${o("page.you.back.go")}</button></p>
		</form>
	<//>`}function Mv({of:e,onend:t}){let n=e.made?o("page.you.key.made",{day:ne(e.made,{dateStyle:"medium"})}):"",s=ne(Date.parse(e.seen),{dateStyle:"medium",timeZone:"UTC"});return i`<li class="row">
		<span><b>${o(`page.you.key.${e.kind}`)}</b> ${e.label}
			<br /><span class="soft small">${n} ${o("page.you.key.seen",{day:s})}</span></span>
		${e.this?i`<i>${o("page.you.key.this")}</i>`:i`<${x} plain onclick=${t} say=${o("page.you.key.end")} />`}
	</li>`}var Tv=({words:e,onclose:t})=>i`<${_} title=${o("page.you.words")} onclose=${t}
	actions=${i`<${x} onclick=${()=>print()} say=${o("page.you.words.print")} />`}>
	<p>${o("page.you.words.about")}</p>
	<p class="words"><b>${e}</b></p>
<//>`;function Nv({all:e,again:t}){let[n,s]=b(null),[a,r]=b(""),[l,c]=b(""),{busy:u,once:p}=W(),d=()=>s(null),$=y=>ee(y).then(()=>(d(),t())),f=e.keys.filter(y=>!y.this&&["device","ssh","link"].includes(y.kind)).length,m=async()=>c(`${location.origin}/#code=${(await zi()).code}`),h=async()=>r((await Hi()).words),g=e.keys.some(y=>y.kind==="words");return i`<${We} title=${o("page.you.keys")}>
			<ul class="held">
				${e.keys.map(y=>i`<${Mv} key=${y.id} of=${y} onend=${()=>s(y)} />`)}
			</ul>
			${f>0?i`<p><${x} onclick=${()=>s("others")} say=${o("page.you.others")} /></p>`:null}
		<//>
		<${We} title=${o("page.you.keep")}>
			<p>${o("page.you.keep.about")}</p>
			<p class="row">
				${Zd()?i`<${x} aria-busy=${u} say=${o("page.you.passkey.add")}
					onclick=${()=>p(()=>Ov(e).then(t))} />`:null}
				<${x} aria-busy=${u} say=${o("page.you.words.get")}
					onclick=${()=>g?s("words"):p(h)} />
				<${x} aria-busy=${u} onclick=${()=>p(m)} say=${o("page.you.device")} />
			</p>
			${l?i`<p>${o("page.you.device.about")}</p><${xn} link=${l} label=${o("page.you.device.link")} />`:null}
		<//>
		${a?i`<${Tv} words=${a} onclose=${()=>(r(""),t())} />`:null}
		${n==="words"?i`<${nt} title=${o("page.you.words.get")} text=${o("page.you.words.again")} yes=${o("page.you.words.get")}
					onyes=${()=>ee(h).then(d)} onclose=${d} />`:n==="others"?i`<${nt} title=${o("page.you.others")} text=${o("page.you.others.about")} yes=${o("page.you.others")}
						onyes=${()=>$(()=>_i())} onclose=${d} />`:n?i`<${nt} title=${o("page.you.key.end")} yes=${o("page.you.key.end")}
							text=${o("page.you.key.end.about",{key:n.label||o(`page.you.key.${n.kind}`)})}
							onyes=${()=>$(()=>Fi({key:n.id}))} onclose=${d} />`:null}`}function jv(){let[e,t]=b(0),n=B(()=>Ls({}),e).value?.ratingHidden??!1,s=a=>ee(()=>Ei({hidden:a})).then(()=>t(e+1));return i`<${We} title=${o("page.you.rating")}>
		<${De} label=${o("page.you.rating.hide")} checked=${n} onchange=${s} />
		<p class="soft small">${o("page.you.rating.about")}</p>
	<//>`}async function Bv(e){for(let t=20;;t=1){try{return await Di({before:e,limit:t})}catch(n){if(!(n instanceof I&&n.status===429))throw n}await new Promise(n=>setTimeout(n,2e3))}}async function Ev(){let{keys:e}=await go(),{complaints:t}=await Ws(),n=new Map,s=[],a;for(let l="";a===void 0||l;l=a.before??""){a=await Bv(l),s.push(...a.matches);for(let c of a.written)n.set(JSON.stringify(c),c)}let r={...a,keys:e,complaints:t,matches:s,written:[...n.values()],before:void 0};Le(new Blob([JSON.stringify(r,null,"	")],{type:"application/json"}),"ninety-nine.json")}function Dv({name:e}){let[t,n]=b(!1),[s,a]=b(""),{busy:r,once:l}=W(),c=()=>n(!1),u=async()=>{await Ci({name:e}),Rn(null),N(o("page.you.erase.done"))};return i`<${We} title=${o("page.you.data")}>
		<p>${o("page.you.data.about")}</p>
		<p class="row"><${x} aria-busy=${r} onclick=${()=>l(Ev)} say=${o("page.you.data.get")} />
			<${x} aria-haspopup="dialog" onclick=${()=>n(!0)} say=${o("page.you.erase")} /></p>
		${t?i`<${_} title=${o("page.you.erase")} onclose=${c}
					actions=${i`<${x} chief disabled=${s.trim()!==e} say=${o("page.you.erase")}
						onclick=${()=>ee(u).then(c)} />`}>
					<p>${o("page.you.erase.about")}</p>
					<${U} label=${o("page.you.erase.name",{name:e})} value=${s} oninput=${a} />
				<//>`:null}
	<//>`}function Cv(){let[e,t]=b(0),[n]=b(_s.peek()!==null),s=P.value?.id,a=B(async()=>s&&!je.value?await go():void 0,s,e,je.value).value;return je.value?i`<${z} title=${o("page.you")} text=${o("page.you.here")} />`:kl.value?i`<main id="main" tabindex="-1" class="choices">
		<h1>${o("page.you")}</h1>
		${n?i`<${Vd} />`:null}
		${s&&a?i`<p>${o("page.you.are",{name:a.name})} <span class="soft">·${a.tag}</span>${" "}
					<a href="/settings">${o("page.you.rename")}</a></p>
				<${Nv} all=${a} again=${()=>t(e+1)} />
				<${jv} />
				<${Dv} name=${a.name} />`:null}
		${n?null:i`<${Vd} />`}
	</main>`:i`<${z} title=${o("page.you")} />`}export{Nm as Awaited,af as Bids,Tf as Choices,Kf as Create,mm as Daily,eg as Endings,Tm as Evenings,Ag as Learn,Rg as Operate,nb as Pads,pb as Privacy,db as Problems,im as Ratings,cm as Records,qh as Replay,Ab as Report,y$ as Rules,Yb as Slips,Qb as Statistics,tv as Table,Cv as Who};
