import{$ as en,$a as H,$b as Ri,$c as Ue,A as Gr,Aa as xs,Ab as Ms,Ac as yt,B as r,Bb as no,Bc as nl,C as $e,Cb as hi,Cc as rn,D as k,Da as si,Db as gi,Dc as Bs,E as te,Eb as yi,Ec as sl,F as ue,Fa as jn,Fb as bi,Fc as ln,G as P,Ga as mt,Gb as wi,Gc as Cs,H as we,Ha as Be,Hb as vi,Hc as Es,I as ze,Ia as ai,Ib as Bn,Ic as oo,J as ys,Ja as q,Jb as ki,Jc as Je,K as ge,Ka as nn,Kb as xi,Kc as cn,L as Tt,La as oi,Lb as Si,Lc as un,M as Zr,Mb as Oi,Mc as Ds,N as A,Na as ri,Nb as Mi,Nc as al,O as Yr,Oa as De,Ob as As,Oc as ol,Pa as sn,Pb as Ai,Pc as Ls,Q as Yt,Qa as j,Qb as Ti,Qc as Et,R as B,Ra as ye,Rb as ji,Rc as z,S as re,Sa as C,Sb as on,Sc as rl,T as Qt,Ta as E,Tb as Ni,Tc as xe,U as ne,Ua as ht,Ub as Bi,Uc as Cn,V as bs,Va as Ss,Vb as Ci,Vc as il,W as ke,Wa as le,Wb as so,Wc as Ae,X as ws,Xa as J,Xb as Ei,Y as Xt,Ya as S,Yb as Di,Yc as bt,Z as He,Za as F,Zb as Li,_ as Me,_b as Pi,a as gs,aa as jt,ab as Nn,ac as qi,ad as ll,ba as Ya,bb as se,bc as Wi,bd as Dt,c as Vt,ca as Qa,cb as R,cc as _i,cd as cl,d as On,da as tn,db as U,dc as Ii,dd as ul,e as Hr,ea as Xa,eb as ae,ec as Fi,ed as pl,fa as Mn,fb as Ke,fc as zi,fd as dl,g as w,ga as vs,gb as an,gc as gt,gd as $l,h as x,ha as Qr,hb as K,hc as Hi,i as me,ia as qe,ib as Y,ic as Ts,id as fl,j as M,ja as ut,jb as pe,jc as Ki,k as he,ka as Xr,kc as Ji,kd as ml,l as Kr,la as An,lb as Os,lc as Ui,m as Fe,ma as Nt,mb as ii,mc as Vi,md as hl,n as L,na as pt,nb as li,nc as Gi,nd as pn,o as Gt,oa as dt,ob as ve,oc as ao,od as gl,p as At,pa as X,pb as ci,pc as W,q as i,qb as Z,qc as Ct,r as Jr,ra as oe,rc as Zi,s as Zt,sa as Tn,sb as ui,sc as Yi,t as Ur,ta as eo,tb as pi,u as Za,ua as ei,ub as to,uc as js,v as Vr,va as ti,vb as di,vc as Qi,vd as yl,w as G,wa as $t,wb as Bt,wc as Xi,xa as ft,xb as $i,xc as el,ya as ks,yb as fi,yc as Ns,za as ni,zb as mi,zc as tl}from"./chunk.js";function Ps(e,t){let n=()=>new Promise((s,a)=>{let o=indexedDB.open(e,1);o.onupgradeneeded=()=>o.result.createObjectStore(t),o.onsuccess=()=>s(o.result),o.onerror=()=>a(o.error)});return async(s,a,o)=>{let l=await n();try{return await new Promise((c,u)=>{let p=l.transaction(t,s,o),d=a(p.objectStore(t));p.oncomplete=()=>c(d.result),p.onabort=()=>u(p.error)})}finally{l.close()}}}var dn,bl=Ps("ninetynine","records");async function wl(e){dn=e;try{await bl("readwrite",t=>t.put(e,"mine"))}catch{}}async function $n(){if(dn)return dn;try{dn=await bl("readonly",e=>e.get("mine"))}catch{dn=void 0}return dn}async function Lt(e,t,n,s){let{table:a,...o}=n;if(a!=="mine")return e(n,{signal:s});let l=await $n();return t(o,{body:l?.bytes??new Blob,signal:s})}async function Rs(e){let t=new Uint8Array(await e.slice(0,4).arrayBuffer());if(!(t[0]===40&&t[1]===181))return t[0]!==31||t[1]!==139?e.text():new Response(e.stream().pipeThrough(new DecompressionStream("gzip"))).text()}var Te=1200,Ce=["bid","premium","trump","play"],vl=e=>e.bid+e.premium+e.trump+e.play;function En(e,t){let n=10**t,[s,a]=[0,0];return e.map(o=>{s+=o;let l=Math.round(s/Te*n),c=(l-a)/n;return a=l,c||0})}function dd(e,t,n){let s={you:n?"yes":"no",name:t};if(vl(e)===0)return r("page.report.clean",s);let a=En(Ce.map(c=>e[c]),0),o=a.reduce((c,u)=>c+u,0);if(o===0)return r("page.report.little",s);let l=Ce.flatMap((c,u)=>{let p=a[u]??0;return p?[r(`page.report.part.${c}`,{all:p===o?"yes":"no",n:k(p)})]:[]});return r("page.report.line",{...s,n:o,parts:l.join(", ")})}var We=e=>e.judged<e.of||e.rough>0;function io(e,t,n,s){if(!We(e))return dd(t,n,s);let a=Math.round(vl(t)/Te);return a===0?r("page.report.coming"):r("page.report.counting",{you:s?"yes":"no",name:n,n:a})}var kl=(e,t)=>e&&!We(e)?e.deals[0]?.squares?.[t]??"":"";function Pt(e,t,n){let[s,a]=w({});return x(()=>{let o=!0,l=async()=>{for await(let c of Dn(e,t,n,()=>o))a({told:c})};return a({}),Ss(l,c=>a(u=>({...u,wrong:C(c)})),()=>o),()=>{o=!1}},[e,t,n]),s}async function*Dn(e,t,n,s){for(;s();){let a=await $d(e,t,n);if(!s()||(yield a,!We(a)))return;await new Promise(o=>setTimeout(o,500))}}var ro=new Map;async function $d(e,t,n){let s=`${e} ${t} ${n}`,a=()=>Lt(Ti,Bi,{table:e,match:t,deal:n});if(e==="mine")return a();let o=ro.get(s)??a().finally(()=>ro.delete(s));return ro.set(s,o),o}function xl({seat:e,table:t}){let n=t.stage==="waiting";return e!==void 0&&(n||t.open&&t.chairs.filter(s=>s.player).length===1)}function Sl({table:e,match:t,deal:n,seat:s}){let{told:a,wrong:o}=Pt(e,t,n),l=a?.deals[0]?.accounts[s]?.lost;if(o&&!a)return null;let c=a&&l?io(a,l,"",!0):r("page.report.coming");return i`<p class="report-line" role="status" aria-busy=${!a||We(a)}>
		<a href=${`/report/${e}/${t}/${n}?seat=${s}`} aria-disabled=${!l}>${c}</a>
	</p>`}function wt(e){let t=Math.max(...e);return e.some(n=>n!==0)&&e.filter(n=>n===t).length===1?e.indexOf(t):-1}var Ln=e=>e.totals.map((t,n)=>t-(e.points?.[n]??0));function vt(e){let t=Ln(e),n=wt(e.totals);return e.phase==="over"&&t.some(s=>s!==0)&&n!==wt(t)?n:-1}var lo=800,fd=2600;function Ol({from:e=0,to:t,after:n}){let[s,a]=w(e);return x(()=>{if(!n||e===t)return;let[o,l]=[0,0],c=u=>{l||=u+n;let p=Math.min(1,Math.max(0,u-l)/lo);a(Math.round(e+(t-e)*(1-(1-p)**3))),p<1&&(o=requestAnimationFrame(c))};return o=requestAnimationFrame(c),()=>cancelAnimationFrame(o)},[n>0]),!n||s===t?i`${k(t)}`:i`<span class="counted">
		<span class="end">${k(t)}</span><span aria-hidden="true">${k(s)}</span>
	</span>`}function Ml(e,t,n){let{closed:s,points:a=[],made:o=[],seat:l=-1}=e;return n?"match":s?"game":a.includes(99)?"best":o[l]&&e.premium?.[l]?"premium":t>1&&o.slice(0,t).every(Boolean)?"all":o[l]?"made":""}function Al({what:e}){return e?i`<p class="stamp" data-what=${e} aria-hidden="true"><span>${r(`page.stamp.${e}`)}</span></p>`:null}var Tl=()=>i`<p class="flourish" aria-hidden="true">
	${[..."♣♦♥♠"].map(e=>i`<span key=${e}>${e}</span>`)}
</p>`;function Pn({from:e,after:t=0}){let n=M(null);return me(()=>{let s=e&&!Yt()?document.querySelector(e)?.getBoundingClientRect():void 0,a=n.current?.getBoundingClientRect();if(!s||!a||!a.width||document.hidden)return;let o=[{translate:`${s.right-a.right}px ${s.top-a.top}px`},{translate:"0"}],l={duration:700,delay:t,easing:"cubic-bezier(0.5, 0, 0.2, 1)"},c=n.current?.animate(o,{...l,fill:"backwards"});return()=>c?.finish()},[t>0]),i`<svg class="pennant" ref=${n} viewBox="0 0 14 16" aria-hidden="true" focusable="false">
		<path d="M1 0h1.5v16H1zM3.5 1 13 4.8 3.5 8.6z" />
	</svg>`}function md(e,t){return!t||!e||!ut(e,t)||t.phase==="over"?[]:(t.premium??[]).map((s,a)=>({seat:a,offer:s})).filter(({seat:s,offer:a})=>a!==""&&!e.premium?.[s])}function jl({view:e,names:t}){let n=M(void 0),[s,a]=w([]),o=`${e.game} ${e.deal} ${e.phase} ${e.premium?.join()}`;x(()=>{let c=md(n.current,e);if(n.current=e,a(c),!c.length)return;let u=setTimeout(()=>a([]),fd);return()=>clearTimeout(u)},[o]);let l=({seat:c,offer:u})=>{let[p="",d=""]=u.split(" "),$={name:t[c]??"",you:c===e.seat?"yes":"no",level:p,n:d&&` ${d}`};return i`<span key=${c}>${r("page.announced",$)}</span>`};return i`<p class="announced" role=${A.spoken.value?void 0:"status"}>${s.map(l)}</p>`}var hd=500,Rn=8;function gd(e,t){let{declare:n=30,reveal:s=60}=t?.offers??{};return r(`word.${e}.is`,{declare:n,reveal:s,loss:vs(t),vulnerable:t?.score.vulnerable??10})}function yd(e,t){let n=t.getBoundingClientRect(),{offsetWidth:s,offsetHeight:a}=e,o=Math.min(Math.max(Rn,n.left+n.width/2-s/2),innerWidth-s-Rn),l=n.bottom+Rn;e.style.left=`${o}px`,e.style.top=`${l+a>innerHeight-Rn?n.top-Rn-a:l}px`}function je({of:e="",say:t,variant:n,class:s="",label:a=!1,children:o}){let l=M(null),c=M(null),u=M(0),p=t??gd(e,n),d=()=>l.current?.isConnected&&!$()&&c.current?.showPopover?.(),$=()=>c.current?.matches(":popover-open"),f=()=>(clearTimeout(u.current),c.current?.hidePopover?.());x(()=>()=>clearTimeout(u.current),[]);let m=y=>y.pointerType==="mouse"&&(u.current=setTimeout(d,hd)),h=y=>y.newState==="open"&&c.current&&l.current&&yd(c.current,l.current),g=y=>y.pointerType==="mouse"&&f(),b=y=>y.stopPropagation(),v=i`<span ref=${c} popover="auto" class="meaning" ontoggle=${h} onclick=${b}>${p}</span>`;return a?i`<label ref=${l} onpointerenter=${m} onpointerleave=${g} onclick=${f}>
			${o}</label>${v}`:i`<button type="button" ref=${l} class=${`word ${s}`} aria-description=${p}
		onclick=${y=>(b(y),clearTimeout(u.current),d())}
		onfocus=${y=>y.currentTarget.matches(":focus-visible")&&d()} onblur=${f}
		onpointerenter=${m} onpointerleave=${g}>${o}</button>${v}`}function ee({trump:e}){return e==="nines"?i`<span class="sign" aria-hidden="true">9</span>`:/^[CDHS]$/.test(e)?i`<svg class="sign" data-suit=${e} viewBox="0 0 100 100" aria-hidden="true" focusable="false">
		<use href=${`#pip-${e}`} />
	</svg>`:i`<span class="sign none" aria-hidden="true">–</span>`}var D=e=>r(e?/^[CDHS]$/.test(e)?`suit.${e}`:`trump.${e}`:"trump.unnamed"),ce=(e,t)=>e===0&&t?.score.zeroOrAll?r("guide.or",{a:k(0),b:k(Rt(t))}):k(e);function Nl(e,t){let n=Qr(e,t);if(!n||!t)return[];let[,s]=(e.premium?.[e.seat??-1]??"").split(" "),a=r(n.length?"page.keeping":"page.keeping.lost",{n:t.aside,bid:bd(n)});return s===void 0?[a]:[r("page.keeping.said",{said:Number(s)}),a]}function bd(e){let t=e.filter(n=>!e.includes(n+1));return e.filter(n=>!e.includes(n-1)).map((n,s)=>{let a=t[s]??n;return n===a?k(n):`${k(n)}–${k(a)}`}).join(", ")}var Rt=e=>e.hand-e.aside;function Q(e){let[t="",n]=e.split(" ");return n===void 0?r(`offer.${t}`):r("offer.numbered",{offer:r(`offer.${t}`),n:Number(n)})}var uo=(e,t,n)=>t===(n??e.seat)?"yes":"no";function Bl(e,t){return t===e.seat?{aside:e.aside,bid:e.bid}:{aside:e.shown?.[t]?.aside,bid:e.shown?.[t]?.bid}}function Ve({view:e,names:t,variant:n,me:s,untitled:a=!1,written:o,crowned:l=!1}){let c=t.map((m,h)=>h).slice(0,e.points?.length??0),u=e.parts;if(!u||!e.points)return null;let p=m=>{let h=u[m]??[];return h.every(g=>g===0)?null:i`<${co} key=${m} label=${r(`page.sheet.for.${m}`)} points=${h} class=${`for-${m}`} />`},d=xd(e,t,n,s),$=d.length<3?d.join(" "):"",f=o===void 0||l?-1:vt(e);return i`<section class="deal-sheet">
		${a?null:i`<h2>
					${r("sheet.title",{deal:e.deal+1,trump:D(e.trump)})} <${ee} trump=${e.trump??""} />
				</h2>`}
		<${se}><table class="book account" data-hands=${c.length}>
			<thead><tr><td></td>${c.map(m=>i`<th key=${m} scope="col">${t[m]}</th>`)}</tr></thead>
			<tbody class="facts">
				<${wd} view=${e} seats=${c} variant=${n} />
			</tbody>
			<tbody class="sum">${p("tricks")}${p("contract")}${p("premium")}${p("vulnerable")}</tbody>
			<tfoot>
				<${co} label=${r("page.sheet.deal")} points=${e.points} class="total" plain written=${o} />
				<${co} label=${r("page.sheet.total")} points=${e.totals} class="totals" plain written=${o}
					from=${Ln(e)} lead=${o!==void 0} />
			</tfoot>
		</table><//>
		<div class="verdicts">
			${$?i`<p>${$}</p>`:null}
			${f>=0?i`<p class="taken"><${Pn} /> ${fo(e,t,f)}</p>`:null}
			${Md(e,t,s,l).map(([m,h])=>i`<p key=${m} class=${h?"won":""}>${m}</p>`)}
			<${Od} view=${e} />
		</div>
	</section>`}function wd({view:e,seats:t,variant:n}){let s=(e.premium??[]).some(u=>u!==""),a=u=>i`<${kd} view=${e} seat=${u} />`,o=u=>{let p=Bl(e,u).bid;return p===void 0?"–":ce(p,n)},l=u=>e.premium?.[u]?Q(e.premium[u]):"",c=u=>i`<${vd} made=${e.made?.[u]??!1} />`;return i`<${qn} label=${r("page.sheet.cards")} word="bid" class="cards" seats=${t} of=${a} />
		<${qn} label=${r("page.sheet.bid")} seats=${t} of=${o} />
		<${qn} label=${r("page.sheet.won")} seats=${t} of=${u=>e.won?.[u]} />
		${s?i`<${qn} label=${r("page.sheet.held")} word="premium" class="held" seats=${t} of=${l} />`:null}
		<${qn} label=${r("page.sheet.contract")} word="contract" seats=${t} of=${c} />`}function qn({label:e,word:t,seats:n,of:s,class:a=""}){let o=t?i`<${je} of=${t}>${e}<//>`:e;return i`<tr class=${a}><th scope="row">${o}</th>${n.map(l=>i`<td key=${l}>${s(l)}</td>`)}</tr>`}function co({label:e,points:t,plain:n=!1,class:s="",written:a=0,from:o=[],lead:l=!1}){let c=($,f)=>i`<${Ol} from=${o[f]??0} to=${$} after=${a} />`,[u,p]=l?[wt(o),wt(t)]:[-1,-1],d=a&&u>=0&&u!==p?`.account .totals td:nth-of-type(${u+1})`:void 0;return i`<tr class=${s}><th scope="row">${e}</th>
		${t.map(($,f)=>i`<td key=${f}>
			${f===p?i`<${Pn} from=${d} after=${a&&a+500} />`:null}
			${$===0&&!n?"–":c($,f)}
		</td>`)}
	</tr>`}var vd=({made:e})=>i`<span class=${`verdict ${e?"made":"failed"}`}>
	${r(e?"page.sheet.made":"page.sheet.failed")}
</span>`;function kd({view:e,seat:t}){let{aside:n}=Bl(e,t);return n===void 0?i`<span class="soft small">${r("bid.hidden")}</span>`:i`<span class=${e.made?.[t]?"minis fanned":"minis"}>${oe(n)}</span>`}function xd(e,t,n,s){let a=e.parts?.premium??[],o=(e.premium??[]).map((l,c)=>l?c:-1).filter(l=>l>=0);return o.flatMap(l=>{let c=e.made?.[l]??!1,u=e.premium?.[l]??"",[p="",d=""]=u.split(" "),$=a[l]??0,f={name:t[l],level:p,n:d&&` ${d}`,you:uo(e,l,s)};if($<0)return[r("page.premium.failed",{...f,points:te($),loss:"own"})];let m=n?.offers[p==="reveal"?"reveal":"declare"],h=o.length>1?m:c?$:Math.max(...a);if(!h)return[];let g=o.length>1?"others":"opponents";return[r(c?"page.premium.made":"page.premium.failed",{...f,points:te(h),loss:g})]})}function Sd(e){let t=e.why;if(!t?.next)return"";let n=D(t.then),s=t.then==="none"?"none":"suit",a=(e.made??[]).filter(Boolean).length;return{turnup:()=>r("next.turnup"),game:()=>r("next.game",{trump:n}),stays:()=>r("next.holder",{trump:n}),rotation:()=>r("next.rotation",{kind:s,trump:n}),success:()=>r("next.success",{n:a,kind:s,trump:n})}[t.next]()}function Od({view:e}){let t=Sd(e);return t?i`<p class="next-trump">
		${e.why?.then?i`<${ee} trump=${e.why.then} />`:null}<span>${t}</span>
	</p>`:null}function Cl(e,t,n,s,a,o=0){let l=t.length===0?"drawn":t.length===1?"won":"shared",c=t.length===1?uo(s,t[0]??-1,a):"no";return r(`${e}${l}`,{names:P(t.map(u=>n[u]??"")),you:c,game:o})}var po=(e,t,n)=>e.closed?Cl("game.",e.closed.winners,t,e,n,e.closed.game+1):"",$o=(e,t,n)=>Cl("rubber.",e.end?.winners??[],t,e,n);function fo(e,t,n){return n<0?"":r("outcome.lead",{name:t[n]??"",you:uo(e,n)})}function Md(e,t,n,s=!1){let a=[],{closed:o,end:l}=e,c=l&&!l.cut&&o?.game===0;if(o&&(s||a.push([po(e,t,n),!0]),o.bonus.forEach((p,d)=>{p&&a.push([r("bonus",{name:t[d],bonus:p,total:(o.totals[d]??0)+p}),!1])})),!l||c)return a;if(l.cut)return e.deal&&!s?[...a,[r("end.cut"),!1]]:a;s||a.push([$o(e,t,n),!0]),l.rubber?.forEach((p,d)=>{p&&a.push([r("bonus.rubber",{name:t[d],bonus:p}),!1])});let u=P(l.totals.map((p,d)=>`${t[d]} ${k(p)}`));return s||a.push([r("end.totals",{totals:u}),!1]),a}function mo(e,t,n,{day:s,from:a}){if(!e||a)return"";let o=e.length===1&&e[0]===n?"yes":"no",l={names:P(e.map(c=>t[c]??"")),n:e.length,you:o};return r(s?"daily.most":"page.winner",l)}function Le(e,t){if(e==="joker")return r("joker");if(e===t)return r("joker.as",{card:Le(e)});let{rank:n,suit:s}=An(e);return Nt(n)+Ll(s)}function qt(e){let[t="",...n]=e.split(" ");return t==="play"||t==="lay"?n.map(s=>Le(s)).join(" "):t==="name"?D(n[0]):r("page.why.saying",{offer:t,n:n[0]??"none"})}var El=.5,Ws=5,yo=2,Dl=(e,t,n)=>e>t+yo||e>t&&e-t>=2*n,Qe=e=>Math.round(e*100),Wn=e=>k(Math.abs(e),1),ho=e=>e.charAt(0).toLocaleUpperCase()+e.slice(1),Ad=2,Xe=e=>Math.round(e.gap*10)<=Math.max(Math.round(e.gapError*10),Ad)?"close":"behind",et=e=>e.filter(({kind:t})=>$e(`why.${t}`)).map(({kind:t,card:n,than:s,suit:a="",n:o=0,m:l=0})=>r(`why.${t}`,{card:n?Le(n):"",than:s?Le(s):"",suit:Ll(a),n:o,m:l})),Ll=e=>({C:"♣",D:"♦",H:"♥",S:"♠"})[e]??"9";function fn(e,t,n=qt){let[s,a]=e.choices;if(!s)return[];if(!a)return[r("page.why.only")];let o=et(e.why??[]);return e.bids?[...jd(e,t,n).map(ho),...o]:e.phase==="offer"?Nd(e.choices,s,a,n).map(ho):[...o,...Bd(e,s,a,n).map(ho)]}function Pl({phase:e,act:t,better:n,chance:s,betterChance:a,why:o,lost:l}){let[c,u]=[Qe(s),Qe(a)],p=o.some(d=>d.kind==="lost")||c+u===0;return e==="offer"&&t==="pass"?r("page.report.chance",{how:"premium",a:c,b:u}):Dl(u,c,l/Te)?r("page.report.chance",{how:"more",a:c,b:u}):e==="offer"&&n==="pass"?r("page.report.chance",{how:"unpaid",a:c,b:u}):p||e==="offer"?"":r("page.report.chance",{how:c>u+yo?"less":"same",a:c,b:u})}var Td=({bids:e,choices:t})=>e?t.find(n=>n.act===`lay ${e[1]?.best}`):t[1];function jd(e,t,n){let[s,a]=e.bids??[];if(!s)return[];let o=Td(e),l=o?Xe(o):"only",c=(e.bids??[]).reduce((g,b)=>b.chance>g.chance?b:g),u=Qe(c.chance)<Ws,p=!u&&Qe(s.chance)<Ws,d={bid:ce(s.tricks,t),a:Qe(s.chance)},$=u?[r("page.why.spoil",{bid:ce(c.tricks,t),a:Qe(c.chance)})]:[];$.push(r("page.why.bid",{how:p?"spoil":l,...d})),a&&o&&$.push(r("page.why.bids",{how:l,second:ce(a.tricks,t),gap:Wn(o.gap)}));let f=s.premiums?.find(g=>g.offer==="pass"),m=(s.premiums??[]).filter(g=>g.offer!=="pass").toSorted((g,b)=>b.points-g.points),h=f&&m[0]?m[0].points-f.points:0;return f&&m[0]&&$.splice(h>El?1:$.length,0,go(n(m[0].offer),h,El)),$}var go=(e,t,n)=>r("page.why.premium",{pays:Math.abs(t)<=n?"even":t>0?"yes":"no",offer:e,gap:Wn(t)});function Nd(e,t,n,s){let a=r("page.why.chance",{a:Qe(t.chance)}),o=e.find(l=>l.act==="pass");return o===t?[go(s(n.act),-n.gap,n.gapError),a]:o?[go(s(t.act),o.gap,o.gapError),a]:[qs(t,n,s),a]}function Bd({choices:e,contract:t,phase:n},s,a,o){let l={act:o(s.act),second:o(a.act),a:Qe(s.chance),b:Qe(a.chance)},c=e.every(p=>Xe(p)==="close");if(t==="lost")return[c?r("page.why.even"):qs(s,a,o)];if(c)return[r("page.why.even"),r("page.why.chance",l)];if(n==="name"||Xe(a)!=="behind")return[qs(s,a,o),r("page.why.chance",l)];let u=Dl(l.a,l.b,a.gap)?"more":l.a<l.b-yo?"less":"same";return[r(`page.why.${u}`,l),qs(s,a,o)]}var qs=(e,t,n)=>r("page.why.margin",{how:Xe(t),act:n(e.act),second:n(t.act),gap:Wn(t.gap)});function Rl({makes:e,won:t,left:n,phase:s}){if(!e||s!=="play")return"";let[a=0,o]=e,l=o===void 0?k(a):r("guide.or",{a:k(a),b:k(o)});return r("page.why.stand",{bid:l,won:t,left:n})}function ql(e,t,n){let s=e.choices.find(o=>o.act===t);if(!s)return"";let a=t===e.act?"same":Xe(s);return r("page.hint.did",{how:a,name:n,act:qt(t),gap:Wn(s.gap),error:Wn(s.gapError)})}function Cd({rest:e}){let[t]=e;return t?i`<${Pd} key=${t} id=${t} />`:i`<${Ed} />`}function Ed(){let{value:e,wrong:t}=E(()=>pi()),n=e?.variants??[];return i`<main id="main" tabindex="-1" class="rules-index">
		<h1>${r("page.nav.rules")}</h1>
		<p class="lead">${r("page.rules.lead")}</p>
		${t?i`<p class="trouble">${t}</p>`:null}
		<div class="index">
			${rl(n).map(([s,a])=>i`<section key=${s}><h2>${r("page.players",{n:s})}</h2>
					<ul>${a.map(o=>i`<${Dd} key=${o.id} variant=${o} />`)}</ul>
				</section>`)}
		</div>
		${n.length?i`<p class="small soft history">${r("page.rules.history")}</p>`:null}
	</main>`}var Dd=({variant:e})=>i`<li><a href=${`/rules/${e.id}`}>
	<b>${Ld(e)}</b><span class="soft">${$e(`about.${e.id}`)?r(`about.${e.id}`):""}</span>
</a></li>`,Ld=e=>$e(`variant.${e.id}`)?r(`variant.${e.id}`):e.name;function Pd({id:e}){let{value:t,wrong:n}=E(()=>gt({variant:e},G.value),e,G.value);return x(()=>{t&&(document.title=`${t.name} · Ninety-Nine`)},[t]),n?i`<${F} title=${r("page.nav.rules")} wrong=${n}>
			<p><a href="/rules">${r("page.rules.all")}</a></p>
		<//>`:t?i`<main id="main" tabindex="-1" class="rules"><${bo} guide=${t} /></main>`:i`<${F} />`}var Rd={bid:/^(history|aside|worth|score\.exact|score\.zeroOrAll)/,play:/^(seats|ranks|joker|hand|deal|order|play)/,trump:/^trump/,dummy:/^(dummy|score\.dummy)/,vulnerable:/^score\.vulnerable/,premium:/^offers/,score:/^score/,end:/^(game|rubber)/,advice:/^advice/};function bo({guide:e}){let t=e.rules.clauses??[],n=e.chapters.map(c=>c.key),s=["vulnerable","dummy","bid","play","trump","premium","score","end","advice"],a=c=>s.find(u=>Rd[u]?.test(c.field)&&n.includes(u))??"play",o=n.flatMap(c=>t.filter(u=>a(u)===c).map(u=>({key:c,clause:u}))),l=c=>o.flatMap((u,p)=>u.key===c?[p+1]:[]);return i`
		<header class="rules-head">
			<p class="small"><a href="/rules">${r("page.rules.all")}</a></p>
			<h1>${e.name}</h1>
			${e.about?i`<p class="lead">${e.about}</p>`:null}
			${e.players?i`<p class="lead">${e.players}</p>`:null}
		</header>
		<div class="rules-text">
			${e.chapters.map(c=>i`<section key=${c.key} id=${c.key}>
					<h2>${c.title}<${qd} numbers=${l(c.key)} /></h2>
					${c.text.map((u,p)=>i`<p key=${p}>${I(u)}</p>`)}
				</section>`)}
			<p class="unprinted row">
				<${S} onclick=${()=>print()} say=${r("page.rules.print")} />
				<a class="button plain" href="/">${r("page.rules.play")}</a>
				${e.house?null:i`<a class="button plain" href=${`/deal?variant=${e.rules.id}`}>${r("page.slips.from")}</a>`}
			</p>
		</div>
		<${Id} rules=${e.rules} />
		<${_d} notes=${o} guide=${e} />`}function qd({numbers:e}){let[t]=e,n=e[e.length-1];return t===void 0||n===void 0?null:i`<sup class="marks"><a href=${`#note-${t}`}>
		<span class="unseen">${r("page.rules.notes",{n:e.length})} </span>
		${t===n?t:`${t}–${n}`}
	</a></sup>`}function I(e){let t={"♣":"C","♦":"D","♥":"H","♠":"S"};return e.split(/([♣♦♥♠])/).map((n,s)=>{let a=t[n];return a?i`<span key=${s} class="suit" data-suit=${a}>${n}\uFE0E</span>`:n.replace(/^ (?=\d)/," ")})}function Wd({source:e,basis:t}){return e==="ours"?r("page.rules.basis.ruling"):t==="stated"?e:`${e}, ${r(`page.rules.basis.${t}`)}`}function _d({notes:e,guide:t}){if(e.length===0)return null;let n=Object.entries(t.works);return i`<footer class="rules-notes">
		<h2>${r("page.rules.sources")}</h2>
		<dl class="works">${n.map(([s,a])=>i`<div key=${s}><dt>${s}</dt><dd lang="en">${a}</dd></div>`)}</dl>
		<ol>${e.map(({clause:s},a)=>i`<li key=${a} id=${`note-${a+1}`}>
				<span lang="en">${s.text}</span> <span class="source">${Wd(s)}</span>
			</li>`)}</ol>
	</footer>`}function Id({rules:e}){let t=String(e.ranks).split(" ").length,n=[...e.score.made.entries()].slice(1),s=e.trump.by==="success"&&e.trump.after||[],a=Object.fromEntries(String(e.worth).split(" ").map(u=>[u.charAt(0),u.slice(1)])),{declare:o,reveal:l,how:c}=e.offers;return i`<aside class="glance" aria-label=${r("page.rules.glance")}>
		<table class="book"><tbody>
			<tr><th scope="row">${r("page.rules.players")}</th>
				<td>${e.dummy?`${e.seats-1} + ${r("dummy")}`:e.seats}</td></tr>
			<tr><th scope="row">${r("page.rules.cards")}</th><td>${4*t+(e.joker?1:0)}</td></tr>
			<tr><th scope="row">${r("page.rules.hand")}</th><td>${e.hand}</td></tr>
			<tr><th scope="row">${r("page.rules.tricks")}</th><td>${e.hand-e.aside}</td></tr>
		</tbody></table>
		<table class="book worths"><caption>${r("page.rules.worth")}</caption>
			<thead><tr>${[..."CHSD"].map(u=>i`<th key=${u} scope="col"><${ee} trump=${u} /><span class="unseen">${D(u)}</span></th>`)}</tr></thead>
			<tbody><tr>${[..."CHSD"].map(u=>i`<td key=${u}>${a[u]}</td>`)}</tr></tbody></table>
		<table class="book"><caption>${r("page.rules.made")}</caption>
			<tbody>${n.map(([u,p])=>i`<tr key=${u}>
					<th scope="row">${r("page.rules.made.n",{n:u})}</th><td>${k(p)}</td>
				</tr>`)}
				<tr><th scope="row">${r("page.rules.trick")}</th><td>${e.score.trick}</td></tr>
				${c!=="none"&&o?i`<tr><th scope="row">${r("offer.declare")}</th><td>${o}</td></tr>`:null}
				${c!=="none"&&l?i`<tr><th scope="row">${r("offer.reveal")}</th><td>${l}</td></tr>`:null}
			</tbody></table>
		${s.length>0?i`<table class="book"><caption>${r("page.rules.trump")}</caption>
					<tbody>${wo(s).map(([u,p,d])=>{let $=u===p?k(u):`${u}–${p}`;return i`<tr key=${u}>
							<th scope="row">${r("page.rules.after",{counts:$,n:p})}</th>
							<td><span class="nowrap"><${ee} trump=${d} /> ${D(d)}</span></td>
						</tr>`})}</tbody></table>`:null}
	</aside>`}function wo(e){let t=[];return e.forEach((n,s)=>{let a=t[t.length-1];a&&a[2]===n?a[1]=s:t.push([s,s,n])}),t}function kt({act:e}){let[t="",...n]=e.split(" ");return t==="play"||t==="lay"?i`<${Wl} cards=${n.join(" ")} />`:i`<span class="act">${t==="name"?D(n[0]):Q(e)}</span>`}var Wl=({cards:e})=>i`<span class="act">${oe(e)}</span>`,Se=()=>i`<svg class="best-sign" viewBox="0 0 24 24" role="img" aria-label=${r("page.hint.mark.best")}>
		<path d="m12 1.5 3 7.2 7.8.6-5.9 5.1 1.8 7.6-6.7-4.1-6.7 4.1 1.8-7.6-5.9-5.1 7.8-.6z" />
	</svg>`,_s=()=>i`<svg class="done-sign" viewBox="0 0 24 24" role="img" aria-label=${r("page.hint.mark.done")}>
		<circle cx="12" cy="12" r="8" />
	</svg>`,_n=e=>te(Math.round(e*10)/10||0,1),vo=2;function mn({advice:e,variant:t,done:n,open:s=!1,children:a}){let o=e.player===Za,l=fn(e,t),c=n?ql(e,n.act,n.name):"",u=r(o?"page.hint.says":"page.hint.says.untrained");return x(()=>{let p=[...l.slice(0,vo),`${u} ${qt(e.act)}.`,c];j(p.filter(Boolean).join(" "),!0)},[e]),i`<div class="advice">
		<div class="advised">
			<p class="why">${I(l.slice(0,vo).join(" "))}</p>
			<p class="verdict"><${Se} /><span>
				<span class=${o?"says":""}>${u}</span>${" "}
				<${kt} act=${e.act} />
			</span></p>
			${n?i`<p class="did"><${_s} /><span>${I(c)}</span></p>`:null}
		</div>
		${a}
		<${zd} advice=${e} variant=${t} done=${n} open=${s}
			more=${l.slice(vo).join(" ")} />
	</div>`}function Fd({bids:e,player:t,variant:n,hand:s,trump:a,dealer:o,seat:l,against:c},u){if(!e||!u||u.trump.by!=="success"||t!==Za)return null;let p={variant:n,hand:s,trump:a,dealer:String(o),seat:String(l)};return c?.length===1&&(p.others=c.join()),i`<p class="small"><a href=${`/bids?${new URLSearchParams(p)}`}>${r("page.bids.all")}</a></p>`}function ko({against:e}){if(!e)return"";let t=n=>$e(`page.level.${n}`)?r(`page.level.${n}`):r("page.hint.person");return r("page.hint.against",{players:P(e.map(t))})}function zd({advice:e,variant:t,done:n,open:s,more:a}){let o=Rl(e);return i`<details class="figures" open=${s}>
		<summary>${r("page.hint.figures")}</summary>
		<${se}>
			${a?i`<p>${I(a)}</p>`:null}
			${o?i`<p class="small soft">${o}</p>`:null}
			${e.bids?i`<${Ud} advice=${e} variant=${t} done=${n} />`:i`<${Hd} advice=${e} done=${n} />`}
			${Fd(e,t)}
			<p class="small soft">
				${r("page.hint.relative")} ${r("page.hint.worlds",{n:e.worlds})} ${ko(e)}
			</p>
		<//>
	</details>`}var Is=({best:e,done:t,children:n})=>i`<th scope="row"><span class="which">
	<span class="mark">${e?i`<${Se} />`:null}${t?i`<${_s} />`:null}</span>${n}
</span></th>`;function _l({choice:e,best:t,whole:n}){let s=e&&!t&&Xe(e)==="close",a=s?r("page.hint.close"):r("page.hint.behind",{gap:k(e?.gap??0,1)});return i`<td class=${`less${s?" soft":""}${n?" whole":""}`}>${t||!e?"–":a}</td>`}function Hd({advice:e,done:t}){return i`<${se}><table class="book choices">
		<thead><tr>
			<th scope="col">${r("page.hint.choice")}</th><th scope="col">${r("page.hint.chance")}</th>
			<th scope="col" class="whole">${r("page.hint.points")}</th><th scope="col">${r("page.hint.less")}</th>
		</tr></thead>
		<tbody>${e.choices.map((n,s)=>i`<tr key=${n.act}>
				<${Is} best=${s===0} done=${n.act===t?.act}><${kt} act=${n.act} /><//>
				<td>${ue(n.chance)}</td>
				<td class="whole">${_n(n.points)}</td>
				<${_l} choice=${n} best=${s===0} />
			</tr>`)}</tbody>
	</table><//>`}function Kd(e,t){let n=(e.bids??[]).map(c=>({...c,cards:c.best,premiums:c.premiums})),s=e.choices.find(c=>c.act===t?.act),a=s?.act.replace(/^lay /,"")??"";if(!s||n.some(c=>c.cards===a))return n;let o=n.findLastIndex((c,u)=>u===0||c.points>=s.points),l={tricks:t?.bid??0,cards:a,points:s.points,chance:s.chance,premiums:void 0};return n.toSpliced(o+1,0,l)}function Jd({premiums:e},t){let[n,s]=["pass",t].map(a=>e?.find(o=>o.offer===a));return n&&s?_n(s.points-n.points):"–"}function Ud({advice:e,variant:t,done:n}){let s=(e.bids??[]).flatMap(o=>o.premiums??[]).map(o=>o.offer),a=[...new Set(s)].filter(o=>o!=="pass");return i`<${se}><table class="book choices bids">
		<thead><tr><th scope="col">${r("col.bid")}</th><th scope="col">${r("page.hint.chance")}</th>
			<th scope="col">${r("page.hint.points")}</th><th scope="col" class="whole">${r("page.hint.less")}</th>
			${a.map(o=>i`<th key=${o} scope="col">${Q(o)}</th>`)}</tr></thead>
		<tbody>${Kd(e,n).map((o,l)=>{let c=e.choices.find(u=>u.act===`lay ${o.cards}`);return i`<tr key=${o.cards}>
				<${Is} best=${l===0} done=${c!==void 0&&c.act===n?.act}>
					<b>${ce(o.tricks,t)}</b><${Wl} cards=${o.cards} />
				<//>
				<td>${ue(o.chance)}</td>
				<td>${_n(o.points)}</td>
				<${_l} choice=${c} best=${l===0} whole />
				${a.map(u=>i`<td key=${u}>${Jd(o,u)}</td>`)}
			</tr>`})}</tbody>
	</table><//>
	${a.length>0?i`<p class="small soft">${r("page.hint.gain")}</p>`:null}`}var Vd=e=>/^(.+\.)?localhost\.?$|^127(\.\d+){3}$|^\[::1\]$/.test(e);function Fs({link:e=`${location.origin}${location.pathname}`,label:t=r("page.link")}){let[n,s]=w(!1);return i`<div class="invitation">
		<${ae} label=${t} readonly value=${e} onfocus=${o=>o.target.select()} />
		<${S} onclick=${async()=>{try{matchMedia("(pointer: coarse)").matches&&navigator.share?await navigator.share({title:"Ninety-Nine",url:e}):await navigator.clipboard.writeText(e),s(!0)}catch(o){o instanceof DOMException&&o.name==="AbortError"||j(r("page.link.by-hand"))}}} say=${r(n?"page.link.copied":"page.link.copy")} />
		${Vd(location.hostname)?i`<${Yd} />`:i`<${Gd} link=${e} />`}
	</div>`}function Gd({link:e}){let[t,n]=w(null),s=async()=>{try{let{generate:o}=await import("./lean-qr.js");n(o(e))}catch{j(r("trouble.unreached"))}};return i`<details class="qr" ontoggle=${o=>o.currentTarget.open&&!t&&void s()}>
		<summary>${r("page.link.code")}</summary>
		${t?i`<${Zd} code=${t} label=${r("page.link.code.of",{link:e})} />`:null}
	</details>`}var In=4;function Zd({code:e,label:t}){let n=Array.from({length:e.size},(l,c)=>c),s=n.flatMap(l=>n.filter(c=>e.get(c,l)).map(c=>`M${c} ${l}h1v1h-1z`)).join(""),a=e.size+2*In,o=`${-In} ${-In} ${a} ${a}`;return i`<svg role="img" aria-label=${t} viewBox=${o} shape-rendering="crispEdges">
		<rect x=${-In} y=${-In} width=${a} height=${a} fill="#fff" />
		<path d=${s} fill="#000" />
	</svg>`}function Yd(){return i`<details class="unreachable">
		<summary>${r("page.link.own")}</summary>
		<p>${r("page.link.own.start")}</p>
		<p><code>ninetynine serve --addr :${location.port||80}</code></p>
		<p>${r("page.link.own.send",{host:location.hostname})}</p>
	</details>`}function Il({variant:e,table:t}){let n=$e(`variant.${e}`);return i`<div class="introduction">
		${A.taught.value?null:i`<p>${r("page.invited.what")}</p>`}
		<p class="turns">
			<a class="button plain" href=${`/learn/first?table=${t}`}>${r("page.learn.title")}</a>
			<a class="button plain" href=${n?`/rules/${e}`:"/rules"}>
				${n?r("page.invited.rules",{variant:r(`variant.${e}`)}):r("page.nav.rules")}
			</a>
		</p>
	</div>`}var zs=async e=>j(r(await ft(e)?"page.link.copied":"page.link.by-hand"));var Kl=e=>e.split(" ")[0]??"",Jl=(e,t)=>e.premiums?.find(n=>Kl(n.offer)===t),Qd=e=>(e.bids?.[0]?.premiums??[]).map(t=>Kl(t.offer));function xo(e,t){return t==="chance"?e.chance:t==="points"||t==="bid"?e.sampled:Jl(e,t)?.sampled??-1/0}function Xd(e,{by:t,up:n}){let s=new Map;for(let u of e.choices)s.set(u.bid??0,[...s.get(u.bid??0)??[],u]);let a=u=>Number(u.played??!1),o=(u,p)=>a(p)-a(u)||xo(p,t)-xo(u,t)||p.sampled-u.sampled,l=[...s].map(([u,p])=>({tricks:u,ways:p.toSorted(o)})),c=({tricks:u,ways:[p]})=>t==="bid"?u:p?xo(p,t):0;return l.toSorted((u,p)=>(c(p)-c(u)||u.tricks-p.tricks)*(n?-1:1))}var Ul=e=>e.choices.every(t=>Math.round(t.chance*100)<Ws);function Hs({by:e,text:t,order:n,onorder:s,class:a}){let o=n.by===e,l=e==="bid",c=n.up?"ascending":"descending";return i`<th scope="col" class=${a} aria-sort=${o?c:void 0}>
		<button type="button" class="sort" onclick=${()=>s({by:e,up:o?!n.up:l})}>
			${t}<span aria-hidden="true">${o?n.up?"↑":"↓":""}</span>
		</button>
	</th>`}var Fl=(e,t=!0)=>`${t?"":"≈ "}${te(Math.round(e)||0,0)}`;function zl({way:e,offers:t}){let n=e.played??!1,s=Math.max(...(e.premiums??[]).map(o=>o.sampled)),a=`${n?"":"≈ "}${ue(e.chance)}`;return i`<td class=${t.length>0?"spare":""} data-estimate=${n?void 0:""}>${a}</td>
		<td class=${t.length>0?"whole":""}>${Fl(e.sampled,n)}</td>
		${t.map(o=>{let l=Jl(e,o);return i`<td key=${o} class=${l&&l.sampled===s?"offered top":"offered"}>
				${l?i`<b>${Fl(l.sampled)}</b> <small>${ue(l.chance)}</small>`:"–"}
			</td>`})}`}var Hl=({act:e})=>i`<span class="act">${oe(e.replace(/^lay /,""))}</span>`;function e$({total:{tricks:e,ways:t},best:n,offers:s,variant:a}){let[o,l]=w(!1),[c,...u]=t;if(!c)return null;let p=ce(e,a),d=t.some($=>$.act===n);return i`<tbody class=${o?"open":""}>
		<tr class="total">
			<th scope="row"><span class="which">
				<span class="mark">${d?i`<${Se} />`:null}</span>
				<b data-long=${p.length>2?"":void 0}>${p}</b>
				<${Hl} act=${c.act} />
			</span></th>
			<${zl} way=${c} offers=${s} />
			<td class="fold">${u.length===0?null:i`<button type="button" aria-expanded=${o}
				aria-label=${r("page.bids.fold",{bid:p,n:t.length})} onclick=${()=>l(!o)}>
				<span aria-hidden="true">${k(t.length)}</span>
				<svg viewBox="0 0 24 24" aria-hidden="true"><path d="m6 9 6 6 6-6" /></svg>
			</button>`}</td>
		</tr>
		${o?u.map($=>i`<tr key=${$.act} class="way">
			<th scope="row"><span class="which">
				<span class="mark">${$.act===n?i`<${Se} />`:null}</span>
				<b></b><${Hl} act=${$.act} />
			</span></th>
			<${zl} way=${$} offers=${s} />
			<td></td>
		</tr>`):null}
	</tbody>`}var t$=5;function Vl(e,t){let n=e/Math.max(t$*t,1);return n<.75?n:1-.25*Math.exp(3-4*n)}function Gl({advice:e,variant:t,order:n,onorder:s}){let a=Qd(e),o=he(()=>Xd(e,n),[e,n.by,n.up]),l={order:n,onorder:s};return i`<${se}><table class="book choices bids ways">
		<caption class="unseen">${r("page.nav.bids")}</caption>
		<thead><tr>
			<${Hs} by="bid" text=${r("col.bid")} ...${l} />
			<${Hs} by="chance" text=${r("page.hint.chance")} class=${a.length>0?"spare":""} ...${l} />
			<${Hs} by="points" text=${r("page.hint.points")} class=${a.length>0?"whole":""} ...${l} />
			${a.map(c=>i`<${Hs} key=${c} by=${c} text=${Q(c)} ...${l} />`)}
			<th scope="col">${r("page.bids.ways")}</th>
		</tr></thead>
		${o.map(c=>i`<${e$} key=${c.tricks} total=${c} best=${e.act} offers=${a} variant=${t} />`)}
	</table><//>`}var n$=["variant","hand","trump","up","offer","dealer","seat","totals","played","others","sort"];function s$(e,t){let n=new URLSearchParams;for(let s of n$){let a=s in t?t[s]:e.get(s)??void 0;a&&n.set(s,a)}return`/bids?${n.toString().replaceAll("%2C",",")}`}var a$=e=>e&&/^\d+$/.test(e)?Number(e):void 0;function o$(e){let t=c=>e.get(c)||void 0,[n,s,a]=["dealer","seat","played"].map(c=>a$(e.get(c))),o=e.get("totals")?.split(",").map(Number).map(c=>Number.isInteger(c)?c:0),l={variant:t("variant")??"standard",hand:t("hand"),trump:t("trump"),up:t("up"),offer:t("offer"),dealer:n,seat:s,totals:o,played:a,others:e.get("others")?.split(",")};return JSON.parse(JSON.stringify(l))}var Oo=e=>[...ne].map(t=>e.ranks.split(" ").map(n=>n+t));function r$(e){let t=[...Oo(e).flat(),...e.joker?["joker"]:[]];for(let o=t.length-1;o>0;o--){let l=(crypto.getRandomValues(new Uint32Array(1))[0]??0)%(o+1);[t[o],t[l]]=[t[l]??"",t[o]??""]}let n=t.length===e.seats*e.hand,s=Ks(e)?t[n?t.length-1:e.hand]??"":"";return{hand:t.slice(0,e.hand).map(o=>o==="joker"?s:o).join(" "),up:s}}var Ks=e=>e.trump.by==="turnup",i$=({order:e})=>e.includes("offer")&&e.indexOf("offer")<e.indexOf("lay");function l$({variant:e,hand:t,onhand:n}){let s=Oo(e),[a,o]=w([0,0]),l=M(null),c=t.length>=e.hand,u=f=>{t.includes(f)?n(t.filter(m=>m!==f)):c?j(r("page.bids.full",{n:e.hand})):n([...t,f])},p=f=>{let[m=0,h=0]=a,g={ArrowLeft:[0,-1],ArrowRight:[0,1],ArrowUp:[-1,0],ArrowDown:[1,0]}[f.key];if(!g)return;f.preventDefault();let b=[(m+g[0]+s.length)%s.length,h+g[1]],v=s[b[0]??0]?.length??1;b[1]=((b[1]??0)+v)%v,o(b),l.current?.querySelector(`[data-at="${b.join()}"]`)?.focus()},d=(f,m,h)=>i`<button type="button" key=${f} data-at=${`${m},${h}`}
		tabindex=${a[0]===m&&a[1]===h?0:-1} aria-pressed=${t.includes(f)}
		onclick=${()=>(o([m,h]),u(f))}>
		<${X} card=${f} size="mini" />
	</button>`,$=f=>f>9?Math.ceil(f/2):f;return i`<div class="pack" role="group" aria-label=${r("page.bids.cards")} ref=${l} onkeydown=${p}>
		${s.map((f,m)=>i`<div key=${m} class="suit-row" style=${`--n: ${$(f.length)}`}>
			${f.map((h,g)=>d(h,m,g))}
		</div>`)}
	</div>`}function c$({variant:e,asking:t,set:n}){if(Ks(e)){let l=[...Oo(e).flat(),...e.joker?["joker"]:[]],c=K(n)("up");return i`<${U} label=${r("page.bids.up")} value=${t.up??""} onchange=${c}
			options=${[["",r("page.bids.up.none")],...l.map(u=>[u,dt(u)])]} />`}let s=e.trump.by==="holder"&&t.offer&&t.offer!=="pass",o=[...s&&!e.trump.none?[]:["none"],..."CDHS",...s&&e.trump.nines?["nines"]:[]];return i`<${R} label=${r("page.bids.trump")} value=${t.trump??e.trump.first}
		options=${o.map(l=>[l,l==="none"?r("trump.short"):D(l)])}
		onchange=${K(n)("trump")} />`}function u$({variant:e,asking:t,set:n}){let s=e.seats-(e.dummy?1:0),a=t.seat??0,o=t.dealer??s-1,l=Array.from({length:s},(c,u)=>{let p=(a-1-u+2*s)%s;return[String(p),u===s-1?r("page.bids.place.last"):r("page.bids.place",{n:u+1})]});return i`<${R} label=${r("page.bids.place.label")} value=${String(o)} options=${l}
		onchange=${K(n)("dealer")} />`}function p$({variant:e,asking:t,set:n}){if(!i$(e))return null;let{declare:s,reveal:a}=e.offers,o=["","pass",...s?["declare"]:[],...a?["reveal"]:[]],l=c=>{let u=c!==""&&c!=="pass"&&!e.trump.none;n({offer:c,trump:u?t.trump?.replace("none","")||"C":t.trump})};return i`<${R} label=${r("page.bids.offer")} value=${t.offer??""}
		options=${o.map(c=>[c,c===""?r("page.bids.offer.none"):Q(c)])}
		onchange=${l} />`}function d$({variant:e,asking:t,set:n}){let s=e.seats,a=Array.from({length:s},($,f)=>t.totals?.[f]??0),o=9999,l=t.seat??0,c=$=>e.dummy&&$===s-1?"dummy":$===l?"you":String(($-l+s)%s+1),u=()=>n({totals:"",played:""}),p=$=>f=>n({totals:a.with($,f).join()}),d=($,f)=>i`<${pe} key=${f} late label=${r("page.bids.total",{who:c(f)})}
		value=${$} min=${-o} max=${o} onchange=${p(f)} />`;return i`<details class="score-so-far" open=${t.totals!==void 0}>
		<summary>${r("page.bids.score")}</summary>
		<div class="stack">
			<div class="row">
				${a.map(d)}
				${e.game.deals?i`<${pe} late label=${r("page.bids.played")} value=${t.played??0} min=${0}
							max=${e.game.deals-1}
							onchange=${$=>n({totals:a.join(),played:String($)})} />`:null}
			</div>
			<p class="small soft">${r("page.bids.score.about")}</p>
			${t.totals?i`<p><${S} plain onclick=${u} say=${r("page.bids.score.off")} /></p>`:null}
		</div>
	</details>`}function $$({began:[e,t]}){let[n,s]=w(performance.now());return x(()=>{let a=setInterval(()=>s(performance.now()),250);return()=>clearInterval(a)},[]),i`<progress value=${Vl(n-e,t)} aria-label=${r("page.bids.far")}></progress>`}var f$=11e4,So=new Map;function m$(e){let t=e?JSON.stringify(e):"",[n,s]=w({});return x(()=>{if(!e)return;let a=So.get(t);if(a)return void s({key:t,table:a,whole:!0});let o=new AbortController,{signal:l}=o;return Ss(async()=>{let p=performance.now(),d=await to(e,{signal:l}),$=d.advice.phase==="lay"&&d.advice.choices.some(m=>!m.played);if(l.aborted)return;let f=performance.now();if(s({key:t,table:d,whole:!$,began:[f,f-p]}),!$)return void So.set(t,d);try{let m=await to({...e,all:!0},{signal:l,within:f$});So.set(t,m),l.aborted||s({key:t,table:m,whole:!0})}catch{l.aborted||s({key:t,table:d,whole:!0})}},p=>s({key:t,wrong:ht(p)?r("page.bids.none"):C(p)}),()=>!l.aborted),()=>o.abort()},[t]),n.key===t?n:{}}function h$({known:{table:e,whole:t,wrong:n,began:s},variant:a,sort:o,set:l}){if(n)return i`<p role="alert">${n}</p>`;if(!e)return i`<p class="soft" role="status">${r("page.hint.thinking")}</p>`;let{advice:c,game:u}=e,[p="points",d]=o.split("."),$={by:p||"points",up:d==="up"},f=c.choices[0];return i`<div class="advice">
		${c.phase==="lay"&&f?i`<div class="advised">
				<p class="verdict"><${Se} /><span>
					${r("page.bids.says",{bid:ce(f.bid??0,a)})} <${kt} act=${f.act} />
				</span></p>
				${Ul(c)?i`<p class="why">${r("page.bids.spoil")}</p>`:null}
			</div>
			<${Gl} advice=${c} variant=${a} order=${$}
				onorder=${m=>l({sort:m.by+(m.up?".up":"")})} />
			<div class="small soft far">
				<p role="status">${r(t?"page.hint.worlds":"page.bids.more",{n:c.worlds})} ${ko(c)}</p>
				${!t&&s?i`<${$$} began=${s} />`:null}
			</div>
			<p class="small soft estimates">${r("page.bids.estimate")}</p>
			<p class="small soft">${r(u?"page.bids.points.game":"page.bids.points")}</p>`:i`<${mn} advice=${c} variant=${a} open />`}
	</div>`}function g$({variant:e,asking:t,set:n,known:s,hand:a,sort:o}){let l=e.hand-a.length;return l>0?i`<p class="soft waiting-for">${r("page.bids.wait",{n:l})}</p>`:Ks(e)&&!t.up?i`<p class="soft waiting-for">${r("page.bids.wait.up")}</p>`:i`<${h$} known=${s} variant=${e} sort=${o} set=${n} />`}function y$(){let e=ve.value,t=o$(e),n=z(t.variant),s=B(t.hand?.trim().replaceAll(/[\s.]+/g," ")),a=n&&s.length>=n.hand&&(!Ks(n)||t.up),o=m$(a?t:void 0);x(()=>{le(Ae)},[]);let l=($,f="sort"in $)=>Z(s$(ve.value,$),{replace:f});if(!n){let $=xe.value.length>0&&xe.value.every(f=>f.id!==t.variant);return i`<${F} title=${$?r("page.nowhere"):""} />`}let c=$=>l({hand:$.join(" ")},$.length<n.hand),u=()=>l(r$(n),!1),p=()=>l({hand:""},!1),d={variant:n,asking:t,set:l};return i`<main id="main" tabindex="-1" class="bid-screen">
		<header><h1>${r("page.nav.bids")}</h1><p class="lead">${r("page.bids.lead")}</p></header>
		<div class="bid-asked">
			<${U} label=${r("page.create.variant")} value=${n.id} groups=${Ue()}
				onchange=${$=>Z(`/bids?variant=${$}`)} />
			<div class="pack-head"><h2>${r("page.bids.cards")}</h2>
				<span class="soft" aria-live="polite">${r("page.bids.count",{n:s.length,of:n.hand})}</span></div>
			<${l$} variant=${n} hand=${s} onhand=${c} />
			<p class="row">
				<${S} onclick=${u} say=${r("page.bids.deal")} />
				${s.length>0?i`<${S} plain onclick=${p} say=${r("page.bids.clear")} />`:null}
			</p>
			<${p$} ...${d} /><${c$} ...${d} /><${u$} ...${d} /><${d$} ...${d} />
		</div>
		<section class="bid-found" aria-label=${r("page.bids.found")}>
			<${g$} ...${d} known=${o} hand=${s} sort=${e.get("sort")??""} />
			${a?i`<p><${S} plain onclick=${()=>zs(location.href)} say=${r("page.link.copy")} /></p>`:null}
		</section>
	</main>`}var Js="ninetynine.promise";async function Zl(){try{let e=Number(localStorage.getItem(Js));if(await navigator.storage.persisted()||Date.now()-e<6048e5)return;localStorage.setItem(Js,String(Date.now())),await navigator.storage.persist()}catch{}}async function Yl(){try{let e=await navigator.storage.persisted(),{usage:t}=await navigator.storage.estimate().catch(()=>({usage:void 0}));return{promised:e,bytes:t}}catch{return}}var Ge="ninetynine.pad.",b$=200,w$=400,tt=L(k$()),Fn=L(new Set),Us=Gt(()=>Fn.value.size>0);function Ao(e,t){if(Fn.peek().has(e)!==t)return;let n=[...Fn.peek()].filter(s=>s!==e);Fn.value=new Set(t?n:[...n,e])}function Ql(e){let t=2166136261;for(let n=0;n<e.length;n++)t=Math.imul(t^e.charCodeAt(n),16777619)>>>0;return`${t.toString(16)}${e.length.toString(16)}`}function v$(e,t){let n=[Ql(e)];for(let{at:s,rest:a}of t.toReversed())n.unshift(Ql(e=e.slice(0,s)+a));return n}function To(e){try{let{draft:t,...n}=JSON.parse(e??"");if(!(typeof n.record=="string"&&typeof n.id=="string"&&Array.isArray(n.summary?.names)))return;let a=t?{[t.deal]:t.entry}:{},o=t&&t.deal<n.summary.deals?t.deal:null,l=v$(n.record,n.past??[]);return{past:[],next:[],versions:l,drafts:a,open:o,...n}}catch{return}}function k$(){let e=Object.values(Tt(Ge)).map(To).filter(t=>t!==void 0);return Object.fromEntries(e.map(t=>[t.id,t]))}var jo=e=>e.versions.at(-1)??"",zn=(e,t)=>e.versions.includes(jo(t));function Xl(e){tt.value={...tt.peek(),[e.id]:e},Ao(e.id,!0)}function Vs(e){let t=tt.peek()[e],n;try{n=localStorage.getItem(Ge+e)}catch{return}let s=To(n),a=Fn.peek().has(e);if(!s)t&&!a&&ec(e);else if(t&&zn(t,s)&&(a||!zn(s,t)))ie(t);else if(!t||zn(s,t))Xl(s);else{Xl(s);let{shared:o,...l}=t;ie({...l,id:jo(t)}),j(r("page.pad.split"))}}globalThis.addEventListener?.("storage",e=>{e.key?.startsWith(Ge)&&Vs(e.key.slice(Ge.length))});var Ze=()=>Object.values(tt.value).sort((e,t)=>t.moved-e.moved),Pe=e=>tt.value[e];function ie(e){tt.value={...tt.peek(),[e.id]:e},Ao(e.id,ge(Ge+e.id,JSON.stringify(e)))}function ec(e){let{[e]:t,...n}=tt.peek();tt.value=n,Ao(e,!0)}function tc(e){ec(e),ge(Ge+e,null)}var nc=()=>Object.fromEntries(Ze().map(e=>[Ge+e.id,JSON.stringify(e)]));function x$(e,t){let[n,s]=[e.summary.deals,t.summary.deals],a={...t.drafts};for(let[l,c]of Object.entries(e.drafts)){let u=Number(l)===n?s:Number(l);u<=s&&(a[u]=c)}let o=e.shared??t.shared;return{...t,id:e.id,drafts:a,...o?{shared:o}:{}}}function sc(e,t){let n=To(t);if(!n||Ge+n.id!==e||(Vs(n.id),Ze().some(l=>zn(l,n))))return!1;let s=Ze().find(l=>zn(n,l)),{shared:a,...o}=n;return s?ie(x$(s,n)):Pe(n.id)?ie({...o,id:jo(n)}):ie(n),!0}var ac=({rules:e,seats:t,choices:n,totals:s,deals:a,end:o})=>({variant:e.id,names:t,live:n.live,totals:s,deals:a.length,over:o!==void 0}),Mo=()=>De().slice(0,12),Gs=e=>({id:Mo(),record:e.record,past:[],next:[],versions:[Mo()],drafts:{},open:null,moved:Date.now(),summary:ac(e)}),xt=(e,t)=>({...e,record:t.record,past:[...e.past,rc(e.record,t.record,t.did)].slice(-b$),next:[],versions:[...e.versions,Mo()].slice(-w$),moved:Date.now(),summary:ac(t)}),Zs=({open:e,summary:t})=>e??t.deals,hn=e=>`${e.inserting?"before ":""}${Zs(e)}`,Wt=e=>e.drafts[hn(e)];function _t(e,t,n){let{[t]:s,...a}=e.drafts;return{...e,drafts:n?{...a,[t]:n}:a}}var oc=e=>({...e,drafts:Object.fromEntries(Object.entries(e.drafts).filter(([t])=>Number(t)>=e.summary.deals))}),nt=({inserting:e,...t})=>({...t,open:null});function rc(e,t,n){let s=0;for(;s<e.length&&e[s]===t[s];)s++;return{at:s,rest:e.slice(s),...n?{did:n}:{}}}function ic(e,t){let n=e[t].at(-1);return n&&e.record.slice(0,n.at)+n.rest}function lc(e,t,n){let{past:s,next:a}=e,o=rc(e.record,t.record,e[n].at(-1)?.did),l=n==="past"?{past:s.slice(0,-1),next:[...a,o]}:{past:[...s,o],next:a.slice(0,-1)};return{...xt(e,t),...l}}var Ft="ninetynine.unsent.",cc=["act","claim","ready","unready","ask","answer","redo","resume","chat"],fc=2500,uc=[300,1e3,2e3,4e3,8e3,15e3],S$=2e4,It=De(),pc=!1;function dc(){pc||(pc=!0,globalThis.navigator?.locks?.request(Ft+It,()=>new Promise(()=>{})).catch(()=>{}))}async function O$(e){return(await globalThis.navigator?.locks?.query().catch(()=>{}))?.held?.some(({name:n})=>n===Ft+e)??!1}var M$=e=>!(e instanceof q)||e.status>=500||e.status===429||e.reason==="",Ys=(e,t,n=!0)=>A$(e,t,{durability:n?"strict":"relaxed"}).catch(()=>{}),A$=Ps("ninetynine.unsent","commands"),T$=36e5;async function j$(){let e=await Ys("readonly",t=>t.getAll())??[];for(let{name:t,kept:n,ended:s}of e){let a=JSON.parse(localStorage.getItem(t)??"null");s?localStorage.removeItem(t):(!a||!a.undo)&&localStorage.setItem(t,JSON.stringify({...a,...n})),s&&Date.now()-n.at>T$&&Ys("readwrite",o=>o.delete(t),!1)}}var No=Promise.race([j$().catch(()=>{}),new Promise(e=>setTimeout(e,fc))]),$c=new Map;function Hn(e){let t=$c.get(e)??new Bo(e);return $c.set(e,t),t}var Bo=class{waiting=L([]);send=(t,n)=>Ts(this.table,t,n);down=()=>!1;doubt=()=>{};recalled=t=>{};#e=new Map;#n=!1;#t=()=>{};#s={id:"",stop:new AbortController};constructor(t){this.table=t,this.waiting.value=this.#c(),addEventListener("storage",n=>n.key?.startsWith(this.#r(""))&&this.#m(n)),addEventListener("online",this.wake),document.addEventListener("visibilitychange",()=>document.visibilityState==="visible"&&this.wake()),this.waiting.peek().length>0&&this.#l(),No.then(()=>this.#p())}put(t,n=""){let s=De(),o={by:this.#a()?.id??"",at:Date.now(),tab:It,tried:!1,undo:"",late:!1,why:""},l={command:{id:s,...t},premium:n,...o};dc(),this.waiting.value=[...this.waiting.peek(),l],this.#d(l,!0);let c=new Promise(p=>setTimeout(()=>(this.#o(s),p()),fc)),u=this.answered(s);return this.#f(),{answered:u,late:c}}answered(t){return new Promise((n,s)=>this.#e.set(t,{done:n,no:s}))}withdraw(t){let n=this.#i(t);if(!(!n||n.undo)){if(!n.tried)return this.#$(n,s=>s.no(new nn));this.#u(t,{undo:De(),late:!0}),this.#s.id===t&&this.#s.stop.abort(),this.#f()}}heard(t,n){let s=this.#i(t);s&&this.#$(s,a=>a.done(s.undo?{seq:n,late:!0}:{seq:n}))}wake=()=>{this.#t(),this.waiting.peek().some(({tab:t})=>t!==It)&&this.#l()};#a(){return Ct(Be(this.table)?"here":"there")}#r(t){return`${Ft}${this.table}.${t}`}#i(t){return this.waiting.peek().find(n=>n.command.id===t)}#c(){return Object.keys(Tt(this.#r(""))).map(n=>ys(n)).filter(n=>n?.command?.id).sort((n,s)=>n.at-s.at)}#p(){let t=this.#c(),n=a=>t.some(({command:{id:o}})=>o===a.command.id);for(let a of this.waiting.peek())a.tab!==It&&!n(a)&&this.#$(a,o=>o.no(new nn));let s=t.filter(a=>!this.#i(a.command.id));if(s.length!==0){this.waiting.value=[...s,...this.waiting.peek()].sort((a,o)=>a.at-o.at);for(let a of s)this.recalled(a);this.#l()}}#d(t,n){if(!cc.includes(t.command.do))return;let s=this.#r(t.command.id);ge(s,JSON.stringify(t)),n&&Ys("readwrite",a=>a.put({name:s,kept:t},s))}#u(t,n){this.waiting.value=this.waiting.peek().map(a=>a.command.id===t?{...a,...n}:a);let s=this.#i(t);s&&this.#d(s,n.undo!==void 0)}#o(t){!this.#i(t)||this.#i(t)?.late||(this.#u(t,{late:!0}),this.doubt())}#$(t,n){let{command:{id:s},tried:a,undo:o}=t;this.waiting.value=this.waiting.peek().filter(p=>p.command.id!==s);let l=this.#r(s);ge(l,null);let c=a&&!o;cc.includes(t.command.do)&&Ys("readwrite",p=>c?p.delete(l):p.put({name:l,kept:t,ended:!0},l),!c),this.#s.id===s&&this.#s.stop.abort();let u=this.#e.get(s);this.#e.delete(s),u&&n(u)}#m({key:t,newValue:n}){let s=t?.slice(this.#r("").length)??"",a=this.#i(s);if(n===null)return a&&this.#$(a,l=>l.done(void 0));let o=JSON.parse(n);return a?this.waiting.value=this.waiting.peek().map(l=>l===a?o:l):this.waiting.value=[...this.waiting.peek(),o],o.undo&&!a?.undo&&this.#s.id===s&&this.#s.stop.abort(),this.#f(),void this.#l()}async#l(){await No;for(let{command:{id:t},tab:n,at:s}of this.waiting.peek()){if(n===It)continue;(document.visibilityState==="visible"&&Date.now()-s>S$||!await O$(n))&&this.#u(t,{tab:It,tried:!0,late:!0})}dc(),this.#f()}async#f(){if(this.#t(),!this.#n){this.#n=!0;for(let t=0;this.waiting.peek().length>0;){let n=this.waiting.peek().filter(({tab:a,by:o})=>a===It&&o===(this.#a()?.id??o)),s=n.find(({undo:a})=>a)??n[0];s&&await this.#h(s)?t=0:await this.#b(uc[Math.min(t++,uc.length-1)]),s||await this.#l()}this.#n=!1}}#b(t){return new Promise(n=>{let s=setTimeout(n,t);this.#t=()=>(clearTimeout(s),n(void 0))})}async#h({command:t,by:n,undo:s,tried:a}){if(pn(this.table))return this.#g(t.id,new q(409,"moved",""));if(globalThis.navigator?.onLine===!1&&this.down())return!1;a||this.#u(t.id,{tried:!0});let{signal:o}=(this.#s={id:t.id,stop:new AbortController}).stop,l=t.seen===void 0?{}:{seen:t.seen};try{if(n!==""&&this.#a()===null&&await js(Be(this.table)?"here":"there"),n!==""&&this.#a()?.id!==n)throw new q(401,"no-session","");let c=new Promise((d,$)=>o.addEventListener("abort",()=>$(o.reason))),u=s?{id:s,do:"withdraw",of:t.id,...l}:t,p=await Promise.race([this.send(u,o),c]);if(!(p?.seq>0))throw new Error("somebody else answers");return this.#g(t.id,s&&!p.late?new nn:p)}catch(c){return o.aborted?!0:M$(c)?(this.#u(t.id,{late:!0,why:c instanceof q?C(c):""}),c instanceof q&&c.reason||this.doubt(),!1):s?this.#y(t.id,c):this.#g(t.id,c)}}#g(t,n){let s=this.#i(t),a=n instanceof Error;return s&&this.#$(s,o=>a?o.no(n):o.done(n)),!0}#y(t,n){return n instanceof q&&n.reason==="stale"?this.#g(t,n):(this.#u(t,{undo:"",why:C(n)}),!0)}};async function N$(){await No;for(let e of Object.keys(Tt(Ft)))Hn(e.slice(Ft.length).split(".")[0]??"")}N$();var mc="ninetynine.",hc=e=>e===Js||e===hl||e.startsWith(ni)||e.startsWith(Ft),B$=()=>({...Object.fromEntries(Object.entries(Tt(mc)).filter(([e])=>!hc(e))),...nc()});function C$(e,t){if(!ge(e,t))throw new q(507,"full","");dispatchEvent(new StorageEvent("storage",{key:e,newValue:t}))}async function gc(){let e=await Ui(),t=new Blob([e,JSON.stringify({page:B$()}),`
`]);return{name:`ninetynine-${new Date().toISOString().slice(0,10)}.jsonl.gz`,content:await ks(t)}}function E$(e){let t=e.slice(e.lastIndexOf(`
`,e.length-2)+1);try{return JSON.parse(t).page??{}}catch{return{}}}async function D$(e){let t;try{t=await Rs(e)}catch{throw new q(400,"file-cut","the file cannot be unpacked")}if(t===void 0)throw new q(400,"file-packed","the file is gzip with Zstandard");if(t.trim()==="")throw new q(400,"file-empty","the file is empty");return t}async function yc(e,t=!1){let n=await D$(e),s={...await Gi(new Blob([n]),t),pads:0};for(let[a,o]of Object.entries(E$(n)))!a.startsWith(mc)||hc(a)||typeof o!="string"||(a===Zr?Yr(o):a.startsWith(Ge)?s.pads+=sc(a,o)?1:0:ze(a)===null&&C$(a,o));if(Us.peek())throw new q(507,"full","");return await Yi(),s}var L$=["AC","KD","QH","JS"];function gn({title:e,children:t}){return i`<section>
		<h2>${e}</h2>
		<div class="stack">${t}</div>
	</section>`}function St({name:e,label:t,options:n}){let s=A[e],a=o=>s.value=o;return i`<${R} label=${t} value=${s.value} options=${n} onchange=${a} />`}function Qs({name:e,label:t,about:n}){let s=A[e];return i`<div>
		<${Ke} label=${t} role="switch" checked=${s.value}
			onchange=${a=>s.value=a} />
		${n?i`<p class="soft small">${n}</p>`:null}
	</div>`}function P$(){let[e,t]=w(W.value?.name??A.name.value),[n,s]=w({text:"",wrong:!1}),a=W.value?.name??A.name.value,o=M(a),l=async u=>{let p=Xi(u);if(p!==o.current){if((W.value||p!=="")&&!el(p))return s({text:r("page.choices.name.empty"),wrong:!0});o.current=p;try{await tl(p),t(W.value?.name??p),s({text:r("page.choices.name.kept"),wrong:!1})}catch(d){o.current=a,s({text:C(d),wrong:!0})}}};return i`<form onsubmit=${u=>(u.preventDefault(),l(e))}>
		<${ae} label=${r("page.choices.name")} value=${e} oninput=${t} onchange=${()=>l(e)}
			maxlength=${Qi} autocomplete="nickname" placeholder=${r("page.guest")} enterkeyhint="done"
			aria-invalid=${n.wrong} aria-describedby="name-said" />
		<p id="name-said" class=${n.wrong?"trouble":"soft small"} role="status">
			${n.text||r("page.choices.name.about")}
		</p>
	</form>`}function R$(){let[e,t]=w(!1);if(!W.value||mt.value)return null;let n=async()=>{try{await gi()}catch(a){if(!(a instanceof q&&a.reason==="no-session"))throw a}Zi(null),j(r("page.choices.leave.done"))},s=()=>t(!1);return i`<${gn} title=${r("page.choices.leave.title")}>
		<p><${S} aria-haspopup="dialog" onclick=${()=>t(!0)} say=${r("page.choices.leave")} /></p>
		${e?i`<${Nn} title=${r("page.choices.leave.title")} yes=${r("page.choices.leave.yes")}
					no=${r("page.choices.leave.no")} text=${r("page.choices.leave.warning",{name:W.value.name})}
					onyes=${()=>le(n).then(s)} onclose=${s} />`:null}
	<//>`}var Co=!1;function q$(){let e=M(null);return x(()=>{Co&&(Co=!1,e.current?.querySelector("input:checked")?.focus())},[]),i`<div ref=${e} onchange=${()=>Co=!0}>
		<${St} name="language" label=${r("page.choices.language")}
			options=${[["",r("page.choices.language.auto")],...Object.entries(Jr)]} />
	</div>`}function W$({tables:e,longer:t,known:n,pads:s}){let a=Object.entries({tables:e,longer:t,pads:s,known:n}).filter(([,l])=>l>0);return[...e+t+s>0?[]:[r("page.here.taken.none")],...a.map(([l,c])=>r(`page.here.taken.${l}`,{n:c}))].join(" ")}function _$(){let[e,t]=w(""),[n,s]=w(void 0),a=E(Yl,e).value,o=()=>le(async()=>{let{name:u,content:p}=await gc();$t(p,u)}),l=(u,p)=>le(async()=>{s(void 0),t("");try{t(W$(await yc(u,p)))}catch(d){if(!(d instanceof q))throw d;let $=`page.here.${d.reason}`;if(d.reason==="file-whose")s({file:u,name:d.message});else if($e($))t(r($));else throw d}}),c=Math.max(1,Math.ceil((a?.bytes??0)/1e6));return i`<${gn} title=${r("page.here")}>
		<p>${xs.value?r(`page.unkept.${xs.value}`):r("page.here.about",{mega:c})}</p>
		<p class="row">
			<${S} onclick=${o} say=${r("page.here.export")} />
			<${an} say=${r("page.here.import")} accept=".jsonl,.gz,.zst" ontake=${l} />
		</p>
		<p class="small" role="status">${e}</p>
		${a&&!xs.value?i`<p class="soft small">${r(a.promised?"page.here.promised":"page.here.unsure")}</p>`:null}
		${n?i`<${Nn} title=${r("page.here.whose")} yes=${r("page.here.whose.yes")} no=${r("page.here.whose.no")}
					text=${r("page.here.whose.about",{name:n.name,me:(Ct("here")??W.value)?.name??""})}
					onyes=${()=>l(n.file,!0)} onclose=${()=>s(void 0)} />`:null}
	<//>`}function I$(){return i`<main id="main" tabindex="-1" class="choices">
		<h1>${r("page.nav.settings")}</h1>
		<${gn} title=${r("page.choices.you")}><${P$} /><//>
		${Vt||Ct("here")?i`<${_$} />`:null}
		<${gn} title=${r("page.choices.book")}>
			<${q$} />
			<${St} name="theme" label=${r("page.choices.theme")}
				options=${Y("page.choices.theme","auto","day","night")} />
		<//>
		<${gn} title=${r("page.choices.cards")}>
			<p class="sample on-felt">
				<${X} face="down" />${L$.map(e=>i`<${X} key=${e} card=${e} />`)}
			</p>
			<${St} name="pack" label=${r("page.choices.pack")}
				options=${Y("page.choices.pack","two","four","german4")} />
			<${St} name="back" label=${r("page.choices.back")}
				options=${Y("page.choices.back","leaf","lattice","stripe")} />
			<${St} name="felt" label=${r("page.choices.felt")}
				options=${Y("page.choices.felt","sea","moss","ink")} />
			<${St} name="indices" label=${r("page.choices.indices")}
				options=${Y("page.choices.indices","local","international")} />
			<${Qs} name="values" label=${r("page.choices.values")} />
			<${Qs} name="forced" label=${r("page.choices.forced")} about=${r("page.choices.forced.about")} />
		<//>
		<${gn} title=${r("page.choices.table")}>
			<${St} name="play" label=${r("page.choices.play")}
				options=${Y("page.choices.play","auto","once","twice")} />
			<p class="soft small">${r("page.choices.play.about")}</p>
			<${St} name="pace" label=${r("page.choices.pace")}
				options=${Y("page.pace","calm","usual","quick","instant")} />
			<${Qs} name="sound" label=${r("page.choices.sound")} />
			<${Qs} name="spoken" label=${r("page.choices.spoken")} about=${r("page.choices.spoken.about")} />
		<//>
		${Vt?null:i`<${R$} />`}
		<p class="soft small"><a href="/privacy">${r("page.nav.privacy")}</a></p>
	</main>`}var Xs={changed:{},written:""},F$={"game.target":[1,1e3],"game.deals":[1,1e3],"game.bonus":[0,1e3],"rubber.games":[1,100],"rubber.wins":[1,100],"score.trick":[0,1e3],"score.vulnerable":[1,1e3],"offers.declare":[1,1e3],"offers.reveal":[1,1e3]},bc=e=>e.offers.how!=="none",z$={"offers.how":e=>{if(bc(e))return e.trump.by==="holder"?["sealed","turn","raise"]:["sealed","turn","raise","none"]},"offers.loss":e=>bc(e)?["opponents","own"]:void 0,"trump.by":e=>e.trump.by==="success"?["success","rotation",...e.joker?[]:["turnup"]]:void 0,"game.tie":e=>e.rubber.wins?["usual","on","contracts"]:["usual","on","share","contracts"],"game.bonusTo":e=>e.dummy?["dummy","double"]:void 0},H$={"score.zeroOrAll":()=>!0,"trump.across":({rubber:e,trump:t})=>t.by==="success"&&(e.games>1||e.wins>0)},Do=(e,t)=>t.split(".").reduce((n,s)=>n?.[s],e),K$=(e,t)=>JSON.stringify(e)===JSON.stringify(t),Eo=e=>typeof e=="object"&&e!==null&&!Array.isArray(e);function yn({plan:e,set:t}){return i`<div>
		<${R} label=${r("page.create.length")} value=${e.length} onchange=${K(t)("length")}
			options=${[["",r("page.create.length.usual")],...Y("page.create.length","deals","games")]} />
		${e.length?i`<${pe} label=${r("page.create.length.n")} value=${e.rounds} min=${1} max=${1e3}
					onchange=${K(t)("rounds")} />`:null}
	</div>`}var ea=({value:e,groups:t,onchange:n})=>i`<div class="variant">
	<${U} label=${r("page.create.variant")} value=${e} groups=${t} onchange=${n} />
	<p class="soft">${r(`about.${e}`)}</p>
</div>`,wc=e=>new ye(r("page.create.rules.unread",{text:e}));function Kn({changed:e,written:t},n){let s={};for(let[o,l]of Object.entries(n?e:{})){let[c="",u=""]=o.split("."),p=Do(n,o);K$(l,p)||(s[c]={...s[c],[u]:l})}let a={};try{a=t.trim()?JSON.parse(t):{}}catch(o){throw wc(o instanceof Error?o.message:"")}if(!Eo(a))throw wc(r("page.create.rules.object"));for(let[o,l]of Object.entries(a))s[o]=Eo(s[o])&&Eo(l)?{...s[o],...l}:l;return Object.keys(s).length>0?s:void 0}function ta({own:e,set:t,rules:n}){if(!n)return null;let s=p=>p in e.changed?e.changed[p]:Do(n,p),a=(p,d)=>t({...e,changed:{...e.changed,[p]:d}}),o=p=>r(`page.create.rules.${p}`),l=p=>t({...e,written:p.currentTarget.value}),{clauses:c,...u}=n;return i`<details>
		<summary>${r("page.create.rules")}</summary>
		<div class="stack">
			<${J$} points=${s("score.made")} onchange=${p=>a("score.made",p)} />
			${Object.entries(F$).map(([p,[d,$]])=>Number(Do(n,p))<d||p==="game.bonus"&&!n.game.target?null:i`<${pe} key=${p} label=${o(p)} value=${s(p)} min=${d} max=${$}
							onchange=${f=>a(p,f)} />`)}
			${Object.entries(z$).map(([p,d])=>{let $=d(n);return $?i`<${R} key=${p} label=${o(p)} value=${s(p)}
							options=${$.map(f=>[f,r(`page.create.rules.${p}.${f}`)])}
							onchange=${f=>a(p,f)} />`:null})}
			${Object.entries(H$).map(([p,d])=>d(n)?i`<${Ke} key=${p} label=${o(p)} checked=${s(p)}
							onchange=${$=>a(p,$)} />`:null)}
			<details class="whole">
				<summary>${r("page.create.rules.written")}</summary>
				<label class="field">
					<span>${r("page.create.rules.json")}</span>
					<textarea class="code" rows="3" spellcheck=${!1} autocapitalize="none" value=${e.written}
						placeholder='{"score": {"made": [0, 40, 20, 10]}}' oninput=${l}></textarea>
				</label>
				<p class="small soft">${r("page.create.rules.all")}</p>
				<pre class="code">${U$(u)}</pre>
			</details>
		</div>
	</details>`}function J$({points:e,onchange:t}){return i`<fieldset class="amounts whole">
		<legend>${r("page.create.rules.made")}</legend>
		${e.map((n,s)=>s===0?null:i`<${pe} key=${s} label=${r("page.create.rules.made.n",{n:s})} value=${n} min=${0} max=${1e3}
						onchange=${a=>t(e.with(s,a))} />`)}
	</fieldset>`}var U$=e=>Object.entries(e).map(([t,n])=>{let s=JSON.stringify(n).replaceAll(/([,:])(?=["\d[{tf-])/g,"$1 ");return`${JSON.stringify(t)}: ${s}`}).join(`
`);var V$={variant:"",bots:[],public:"no",clock:"none",minutes:10,seconds:10,days:"3",length:"",rounds:9,closed:"no",hints:"",undo:"",open:"",pace:"usual",greet:"no",stand:"",house:Xs},vc=6e4,G$=1440*vc;function Z$({clock:e,minutes:t,seconds:n,days:s}){if(e==="bank")return{bank:t*vc,add:n*1e3};if(e==="move")return{move:Number(s)*G$}}function Y$(e,t){let{variant:n,hints:s,undo:a,open:o,pace:l,stand:c,length:u,rounds:p}=e,d={variant:n,rules:Kn(e.house,t),...u&&{[u]:p},public:e.public==="yes",closed:e.closed==="yes",clock:Z$(e),undo:a,hints:s,open:o,bot:c,pace:Dt[l],greet:e.greet==="yes"},$=Object.entries(d).filter(([,f])=>f!==void 0&&f!==""&&f!==!1);return Object.fromEntries($)}var na=(e,t)=>Array.from({length:t.chairs-1},(n,s)=>e.bots[s]??""),kc=(e,t)=>na(e,t).includes("");function Q$({plan:e,set:t,variant:n,name:s}){let a=c=>[c,r("page.create.bot",{level:r(`page.level.${c}`)})],o=[["",r("page.create.friend")],...Cn.value.map(c=>a(c.name))],l=c=>u=>t({bots:na(e,n).with(c,u)});return i`<fieldset class="seats">
		<legend class="unseen">${r("page.create.chairs")}</legend>
		${kc(e,n)?i`<${Cs} name=${s} />`:i`<div class="field"><span>${r("page.create.chair",{n:1})}</span><p>${r("page.create.you")}</p></div>`}
		${na(e,n).map((c,u)=>{let p=r("page.create.chair",{n:u+2});return i`<${U} key=${u} label=${p} value=${c} options=${o} onchange=${l(u)} />`})}
	</fieldset>`}function X$({plan:e,set:t}){let n=K(t),s=["1","3","7"];return i`<div>
		<${R} label=${r("page.create.clock")} value=${e.clock} onchange=${n("clock")}
			options=${Y("page.create.clock","none","bank","move")} />
		${e.clock==="bank"?i`<div class="row">
					<${pe} label=${r("page.create.clock.minutes")} value=${e.minutes} min=${1} max=${600}
						onchange=${n("minutes")} />
					<${pe} label=${r("page.create.clock.seconds")} value=${e.seconds} min=${0} max=${600}
						onchange=${n("seconds")} />
				</div>`:null}
		${e.clock==="move"?i`<${R} label=${r("page.create.clock.each")} value=${e.days} onchange=${n("days")}
					options=${s.map(a=>[a,r("page.create.clock.days",{n:Number(a)})])} />`:null}
	</div>`}function ef({plan:e,set:t}){let n=K(t),s=["",r("page.create.usual")],a=r("page.create.never");return i`<details>
		<summary>${r("page.create.more")}</summary>
		<div class="stack">
			<${yn} plan=${e} set=${t} />
			<${R} label=${r("page.create.undo")} value=${e.undo} onchange=${n("undo")}
				options=${[s,...Y("page.create.undo","free","agree"),["never",a]]} />
			${il.value?i`<${R} label=${r("page.create.hints")} value=${e.hints} onchange=${n("hints")}
						options=${[s,["yes",r("page.create.hints.yes")],["no",a]]} />`:null}
			<${R} label=${r("page.create.open")} value=${e.open} onchange=${n("open")}
				options=${[s,...Y("page.create.open","deal","match")]} />
			<p class="soft small whole">${r("page.create.usual.about")}</p>
			<${R} label=${r("page.create.watch")} value=${e.closed} onchange=${n("closed")}
				options=${[["no",r("page.create.watch.yes")],["yes",r("page.create.watch.no")]]} />
			<${R} label=${r("page.create.pace")} value=${e.pace} onchange=${n("pace")}
				options=${Y("page.pace",...Object.keys(Dt))} />
			<${R} label=${r("page.create.greet")} value=${e.greet} onchange=${n("greet")}
				options=${Y("page.create.greet","no","yes")} />
			<${U} label=${r("page.create.stand")} value=${e.stand} onchange=${n("stand")}
				options=${[s,...Y("page.level",...Cn.value.map(o=>o.name))]} />
		</div>
	</details>`}var tf=400;function nf({plan:e,rules:t}){let n={variant:e.variant,rules:sf(e,t)},s=G.value,{value:a=""}=E(async o=>(await new Promise(l=>setTimeout(l,tf)),!n.rules||o.aborted?"":gt(n,s).then(({players:l=""})=>l,()=>"")),JSON.stringify(n),s);return i`<p class=${a?"soft":"unseen"} role="status">${a}</p>`}function sf(e,t){try{return Kn(e.house,t)}catch{return}}function af({onclose:e}){let t=bt(),[n,s]=w({...V$,variant:t?.id??"",pace:A.pace.value}),[a,o]=w(""),{busy:l,once:c}=J(b=>o(C(b))),u=ln(),p=M(null);x(()=>{a&&p.current?.scrollIntoView({block:"nearest"})},[a]);let d=z(n.variant),$=xe.value.find(b=>b.id===n.variant)??t,f=b=>(s(v=>({...v,...b})),o(""));if(!$)return null;let m=b=>f({variant:b,house:{...n.house,changed:{}}}),h=b=>{b.preventDefault(),c(async()=>{o(""),!(kc(n,$)&&!await u.keep())&&await pl(Y$(n,d),["",...na(n,$)])})},g=i`<button type="submit" form="create" class="button chief" aria-busy=${l}>
		${r("page.home.create")}
	</button>`;return i`<${H} broad title=${r("page.create.title")} onclose=${e} actions=${g}>
		<form id="create" class="create stack" onsubmit=${h}>
			<${ea} value=${$.id} groups=${Ue()} onchange=${m} />
			<${Q$} plan=${n} set=${f} variant=${$} name=${u} />
			${mt.value?null:i`<${R} label=${r("page.create.public")} value=${n.public} onchange=${K(f)("public")}
					options=${Y("page.create.public","no","yes")} />`}
			<${X$} plan=${n} set=${f} />
			<${ef} plan=${n} set=${f} />
			<${ta} own=${n.house} set=${K(f)("house")} rules=${d} />
			<${nf} plan=${n} rules=${d} />
			<p ref=${p} class=${a?"trouble":""} role="alert">${a}</p>
		</form>
	<//>`}var Jn=e=>new Date(e*864e5).toISOString().slice(0,10),Lo=e=>Math.round(Date.parse(e)/864e5),xc=e=>/^\d{4}-\d\d-\d\d$/.test(e)&&!Number.isNaN(Date.parse(e));function of(e){let t=new Date(e);return Jn(Date.UTC(t.getFullYear(),t.getMonth(),t.getDate())/864e5)}var zt=()=>of(Date.now());var Po=e=>Uint8Array.from(e.match(/../g)??[],t=>parseInt(t,16)),Sc=(e,t)=>Uint8Array.from({length:t},(n,s)=>Number(e>>BigInt(8*(t-1-s))&255n));async function rf(e,t){for(let n=0;n<t;n++)e=await Tn("n99-chain-1",e);return e}var lf=(e,t)=>Tn("n99-mix-1",e,...t.flatMap(n=>[Uint8Array.of(n.length),n])),cf=async e=>/^[0-9a-fA-F]{64}$/.test(e)?Po(e):Tn("n99-seed-1",e);async function*uf(e,t){for(let n=0n;;n++){let s=new DataView((await Tn("n99-deal-1",e,Sc(t,8),Sc(n,4))).buffer);for(let a=0;a<32;a+=8)yield s.getBigUint64(a)}}async function pf(e,t,n){let s=[...e],a=uf(t,n),o=(1n<<64n)-1n;for(let l=0;s.length-l>=2;){let c=[],u=1n;for(let $=BigInt(s.length-l);$>1n&&u*$<=1n<<56n;$--)c.push($),u*=$;let p,d;do{d=(await a.next()).value,p=[];for(let $ of c)p.push(Number(d*$>>64n)),d=d*$&o}while(d<(1n<<64n)%u);for(let $ of p){let[f,m]=[s[l],s[l+$]];s[l]=m,s[l+$]=f,l++}}return s}var Oc=["2","3","4","5","6","7","8","9","10","11","12","J","Q","K","A"];async function df(e,t,n,s=0){let a=e.ranks.split(" ").sort((m,h)=>Oc.indexOf(m)-Oc.indexOf(h)),o=["C","D","H","S"].flatMap(m=>a.map(h=>h+m));e.joker&&o.push("joker");let l=await pf(o,t,n),c=l.length===e.seats*e.hand?(s+1)*e.hand:l.length,u=e.trump.by==="turnup"?l[c-1]:void 0,p=Array.from({length:e.seats},(m,h)=>l.slice(h*e.hand,(h+1)*e.hand)),d=p.findIndex(m=>m.includes("joker")),$=e.dummy?(p[e.seats-1]??[]).slice(0,e.aside):[],f=m=>m.map(h=>h==="joker"?u??h:h).sort();return{hands:p.map(f),aside:f($),turnup:u,joker:d<0?void 0:d}}function $f(e,t){let n=a=>String(a??"").split(" ").filter(Boolean).sort().join(" "),s=(e.aside??[]).filter(a=>a!=="").pop();return t.hands.every((a,o)=>a.join(" ")===n(e.hands?.[o]))&&t.aside.join(" ")===n(s)&&t.turnup===e.turnup&&t.joker===e.joker}async function ff(e,t){if(e.length!==t.length)return!1;for(let[n,s]of e.entries())if(s.length&&await ei(s)!==t[n])return!1;return!0}async function Mc(e,t,n){let s=e.split(`
`).filter(g=>g.trim()).map(g=>JSON.parse(g)),a=s[0]??{},o=s.findIndex((g,b)=>b>0&&"ninetynine"in g),l=o<0?s:s.slice(0,o),c=l.filter(g=>"deal"in g);if(!a.commit)return mf(a,c,t);let u=a.commits??[],p=(c[0]?.entropy??[]).map(Po),d=await ff(p,u),$=l.some(g=>"end"in g),f=[],m=a.commit,h=0;for(let[g,b]of c.entries()){if(h++,!b.secret){f.push({deal:b.deal,outcome:$||g<c.length-1?"hidden":"playing"});continue}let v=Po(b.secret);if(h>4096||eo(await rf(v,h))!==m){f.push({deal:b.deal,outcome:"wrong",why:"secret"});continue}m=b.secret,h=0,d?f.push(await Ac(b,t,await lf(v,p),0n)):f.push({deal:b.deal,outcome:"wrong",why:"entropy"})}return{by:"commit",deals:f,commit:a.commit,commits:u,brought:a.brought===!0,entropy:u.map((g,b)=>p[b]?.length?"given":g?"withheld":"none"),own:n?p.some(g=>eo(g)===n):void 0}}async function Ac(e,t,n,s){return $f(e,await df(t,n,s,e.dealer))?{deal:e.deal,outcome:"proved"}:{deal:e.deal,outcome:"wrong",why:"cards"}}async function mf(e,t,n){let s=[],a=e.seed?await cf(e.seed):void 0,o=(t[0]?.number??0)-(t[0]?.deal??0);for(let c of t)!a||c.number===void 0?s.push({deal:c.deal,outcome:"bare"}):c.number!==o+c.deal?s.push({deal:c.deal,outcome:"wrong",why:"number"}):s.push(await Ac(c,n,a,BigInt(c.number)));return{by:a?"seed":"none",deals:s,...{entropy:[],commit:"",commits:[],brought:!1,own:void 0}}}function Ht(e,t){let n=a=>a&&typeof a=="object"&&!Array.isArray(a);if(!n(t)||!n(e))return t??e;let s={...e};for(let[a,o]of Object.entries(t))s[a]=Ht(e[a],o);return s}async function hf(e,t){let n=JSON.parse(e.slice(0,e.indexOf(`
`))),s=Ht(await zi(n.variant),n.rules);return{names:n.seats,verdict:await Mc(e,s,t)}}function Un({table:e,match:t=1,record:n}){let{value:s,wrong:a}=E(async()=>{if(!globalThis.crypto?.subtle)throw new ye(r("page.fair.insecure"));let o=n??await Mi({table:e??"",match:t}).catch(u=>{throw u instanceof q&&u.reason==="not-now"?new ye(r("page.fair.later")):u}),{commits:l=[]}=JSON.parse(o.split(`
`,1)[0]??"{}"),c=u=>e===void 0?void 0:Ls(e,u);return hf(o,l.map(c).find(Boolean))},e,t,n);return a?i`<p role="status">${a}</p>`:s?i`<${yf} names=${s.names} verdict=${s.verdict} />`:i`<p class="soft" role="status">${r("page.fair.looking")}</p>`}function gf(e){return e.deals.some(t=>t.outcome==="wrong")?"wrong":e.by!=="commit"?e.by:e.deals.some(t=>t.outcome==="hidden")?"hidden":e.brought?"brought":e.entropy.includes("withheld")?"withheld":e.entropy.includes("given")?"proved":"alone"}function yf({names:e,verdict:t}){let n=gf(t),s=p=>P(e.filter((d,$)=>t.entropy[$]===p)),a=t.deals.filter(p=>p.outcome==="proved").length,o=t.deals.find(p=>p.outcome==="wrong"||p.outcome==="hidden"),l={n:a,names:s(n==="withheld"?"withheld":"given"),deal:(o?.deal??0)+1},u=t.by==="commit"&&!t.brought&&t.own!==void 0&&(t.own?"page.fair.own":"page.fair.own.not");return i`<section class="fair" data-outcome=${n}>
		<p class="fair-verdict" role="status">${r(`page.fair.${n}.short`)}</p>
		<p>${r(`page.fair.${n}`,l)}${u&&` ${r(u)}`}</p>
		${new Set(t.deals.map(p=>p.outcome)).size>1?i`<table class="book">
					<thead><tr><th scope="col">${r("page.scores.deal")}</th><th scope="col">${r("page.fair.found")}</th></tr></thead>
					<tbody>${t.deals.map(p=>i`<tr key=${p.deal}><th scope="row">${p.deal+1}</th>
							<td class=${p.outcome==="wrong"?"failed":""}>${bf(p,n)}</td></tr>`)}</tbody>
				</table>`:null}
		${t.commit?i`<details><summary>${r("page.fair.commitments")}</summary>
				<p class="small">${r("page.fair.commitments.what")}</p>
				<dl class="commitments"><dt>${r("page.fair.server")}</dt><dd>${t.commit}</dd>
					${t.commits.map((p,d)=>p?i`<dt>${e[d]}</dt><dd>${p}</dd>`:null)}</dl></details>`:null}
	</section>`}function bf(e,t){return e.outcome==="wrong"?r(`page.fair.why.${e.why}`):r(e.outcome==="proved"&&t!=="proved"?"page.fair.deal.follows":`page.fair.deal.${e.outcome}`)}function wf(e){x(()=>{On&&js("here").catch(()=>{})},[]);let t=W.value,n=On&&ao.value==="there"?Ct("here"):null;return i`<main id="main" tabindex="-1" class="records">
		<h1>${r("page.nav.records")}</h1>
		${t?i`<${Tc} key=${t.id} id=${t.id} at=${ao.value} />`:n?null:i`<${jc} />`}
		${n?i`<h1>${r("page.here")}</h1><${Tc} key=${n.id} id=${n.id} at="here" />`:null}
		<${Of} />
	</main>`}var jc=()=>i`<section class="stack">
	<p class="lead">${r("page.records.none")}</p>
	<p><a class="button chief" href="/">${r("page.records.play")}</a></p>
</section>`,fe=e=>$e(`variant.${e}`)?r(`variant.${e}`):e;function Kt(e,t){return e.seats.map((n,s)=>{if(s>=t)return r("dummy");let a=e.bots?.[s];return a&&a===n&&$e(`page.level.${a}`)?r(`page.level.${a}`):n})}var sa=e=>e.seats.indexOf(W.value?.name);function bn(e,t){let n=sa(e),s=(e.bots??[]).indexOf(""),a=n>=0?n:s;return a>=0&&a<t?a:0}function Tc({id:e,at:t}){let n=()=>Promise.all([yi({player:e},{where:t}),Hi("mine",1,t)]),{value:s,wrong:a}=E(n,e);if(a)return i`<p class="trouble">${a}</p>`;if(!s)return null;let[{tallies:o},{all:l}]=s;return i`<${yl} found=${l} told=${!0} />
		${o.length?i`<${vf} tallies=${o} /><${kf} id=${e} at=${t} />`:i`<${jc} />`}`}function vf({tallies:e}){let t=e.some(n=>n.assisted>0);return i`<section>
		<h2>${r("page.records.tallies")}</h2>
		<${se}><table class="book">
			<thead><tr>
				<th scope="col">${r("page.records.variant")}</th><th scope="col">${r("page.records.matches")}</th>
				<th scope="col">${r("page.records.won")}</th><th scope="col" class="spare">${r("page.records.deals")}</th>
				<th scope="col">${r("page.records.made")}</th><th scope="col">${r("page.records.points")}</th>
				${t?i`<th scope="col">${r("page.records.assisted")}</th>`:null}
			</tr></thead>
			<tbody>${e.map(n=>i`<tr key=${n.variant}><th scope="row"><a href=${`/rules/${n.variant}`}>${fe(n.variant)}</a></th>
					<td>${Vn(n,n.matches)}</td><td>${Vn(n,n.won)}</td><td class="spare">${Vn(n,n.deals)}</td>
					<td>${n.deals?ue(n.made/n.deals):Vn(n,0)}</td>
					<td>${n.deals?k(n.points/n.deals,1):Vn(n,0)}</td>
					${t?i`<td>${Nc(n.assisted)}</td>`:null}
				</tr>`)}</tbody>
		</table><//>
		${t?i`<p class="small soft">${r("page.records.assisted.what")}</p>`:null}
		<p class="row"><a class="button plain" href="/statistics">${r("page.records.statistics")}</a></p>
	</section>`}var Vn=(e,t)=>e.matches?Nc(t):"",Nc=e=>e?k(e):"–";function kf({id:e,at:t}){let[n,s]=w([]),[a,o]=w(""),[l,c]=w(null),{once:u}=J(),p=()=>u(async()=>{let d=await bi({player:e,before:a??""},{where:t});s($=>[...$,...d.matches.filter(f=>!pn(f.table??""))]),o(d.before)});return x(()=>{p()},[]),i`<section>
		<h2>${r("page.records.all")}</h2>
		<ol class="matches">${n.map(d=>{let $=`${d.table} ${d.match} ${d.ended}`;return i`<${xf} key=${$} match=${d} id=${e} onfair=${()=>c(d)} />`})}</ol>
		${a?i`<p><${S} onclick=${p} say=${r("page.records.more")} /></p>`:null}
		${l?i`<${H} title=${r("page.fair")} onclose=${()=>c(null)}>
					<${Un} table=${l.table} match=${l.match} />
				<//>`:null}
	</section>`}function xf({match:e,id:t,onfair:n}){let s=e.chairs.find(u=>u.player===t),a=e.cut?"cut":s?.won?e.chairs.filter(u=>u.won).length>1?"shared":"won":"lost",o=e.chairs.filter(u=>u!==s).map(yt),l=Ji(e.table??"",e.match),c=[s?.hints?r("page.records.hints",{n:s.hints}):"",s?.undone?r("page.records.undone",{n:s.undone}):"",s?.away?r("page.records.away"):"",s?.brought?r("page.records.brought"):"",e.house?r("page.home.house"):""].filter(Boolean);return i`<li data-result=${a}>
		<p class="what"><b>${fe(e.variant)}</b> ${r("page.records.with",{names:P(o)})}
			<span class="soft small">${we(e.ended)}${c.length>0?` · ${c.join(", ")}`:""}</span></p>
		<p class="result"><span class=${`outcome-${a}`}>${r(`page.records.result.${a}`)}</span>
			<span class="score">${e.chairs.map((u,p)=>{let d=u===s?"self":"",$=p>0?" : ":"";return i`${$}<span key=${u.seat} class=${d} title=${yt(u)}>${k(u.points)}</span>`})}</span>
			<span class="soft small">${r("page.records.length",{n:e.deals})}</span></p>
		${e.table?i`<p class="doings">
				${e.deals>0?i`<a href=${`/replay/${e.table}/${e.match}/0`}>${r("page.records.replay")}</a>`:null}
				<a href=${l} download=${`${e.table}-${e.match}.99.jsonl`}>${r("page.records.export")}</a>
				<button type="button" class="link" onclick=${n}>${r("page.fair.short")}</button>
				<a href=${`/t/${e.table}`}>${r("page.records.table")}</a></p>`:null}
	</li>`}function Sf(e){return e instanceof q&&e.status===400?r("page.import.refused",{text:e.message.replace(/^the record( is refused)?: /,"")}):C(e)}function Of(){let[e,t]=w(""),[n,s]=w(!1),a=E($n).value?.name,o=async p=>{t("");try{if(p.size>1<<20)throw new ye(r("page.import.large"));await on({match:1,deal:0},{body:p}),await wl({name:p.name,bytes:p}),Z("/replay/mine/1/0")}catch(d){t(Sf(d))}};return i`<section class=${`import ${n?"over-it":""}`} ondragover=${p=>{p.preventDefault(),s(!0)}} ondragleave=${()=>s(!1)} ondrop=${p=>{p.preventDefault(),s(!1);let d=p.dataTransfer?.files[0];d&&o(d)}}>
		<h2>${r("page.import")}</h2>
		<p>${r("page.import.what")}</p>
		<p class="row">
			<${an} say=${r("page.import.choose")} accept=".jsonl,.gz,.zst,.99" ontake=${o} />
			${a?i`<a href="/replay/mine/1/0">${r("page.import.again",{name:a})}</a>`:null}
		</p>
		${e?i`<p class="trouble" role="alert">${e}</p>`:null}
	</section>`}var Gn=(e,t={dateStyle:"long"})=>we(Date.parse(e),{timeZone:"UTC",...t});function Mf({rest:[e]}){let t=e!==void 0&&xc(e)?e:zt();return i`<${Af} key=${t} day=${t} />`}function Af({day:e}){let{value:t,wrong:n}=E(async()=>{let[a]=await Promise.all([vi({day:e}),Ae()]).catch(o=>{throw ht(o)?new ye(r("page.daily.none")):o});return a},e,W.value?.id,jn.value),s=t?.seal?"own":jn.value?"out":"open";return i`<main id="main" tabindex="-1" class="daily">
		<header>
			<h1>${r("page.nav.daily")}</h1>
			<p class="soft">${Gn(e,{dateStyle:"full"})}</p>
			<p class="lead">${r("page.daily.about")}</p>
			${t?i`<p class="soft">${r("page.daily.proof",{cards:s})}</p>`:null}
		</header>
		${n?i`<p class="trouble" role="status">${n}</p>`:null}
		<div class="daily-deals">
			${t?.deals.map(a=>i`<${Tf} key=${a.variant} day=${e} deal=${a} />`)}
		</div>
		${t?i`<${Ro} ...${t} day=${e} days=${t.played.map(a=>a.day)} of="daily" />`:null}
	</main>`}function Tf({day:e,deal:t}){let{busy:n,once:s}=J(),a=()=>s(()=>fl(e,t.variant)),o=xe.value.find(c=>c.id===t.variant)?.chairs,l=[o&&r("page.players",{n:o}),t.trump&&(t.trump==="none"?r("trump.none"):D(t.trump)),`${r("page.home.level")} ${r(`page.level.${t.bots}`)}`];return i`<section class="daily-deal">
		<h2>${fe(t.variant)}</h2>
		<p class="soft">${l.filter(Boolean).join(" · ")}</p>
		${t.own?i`<${Nf} day=${e} deal=${t} own=${t.own} />`:null}
		${t.lost?i`<p>${r("page.daily.lost")}</p>
				<p><a class="button plain" href=${`/replay/${t.table}/1/0`}>${r("page.daily.replay")}</a></p>`:null}
		${t.own||t.lost?null:i`<p><${S} chief aria-busy=${n} onclick=${a}
				say=${r(t.table?"page.daily.on-with":"page.daily.play")} /></p>
				<p class="soft">${r("page.daily.players",{n:t.players})}</p>`}
	</section>`}var Cc=(e,t)=>r("page.daily.own",{you:t,points:k(e.points),n:e.points,made:e.made?"yes":"no"}),jf=e=>e===xe.value[0]?.id?"none":fe(e),Ec=e=>e.late?r("page.daily.late"):e.players>1?r("page.daily.place",{place:e.place??1,n:e.players}):r("page.daily.alone"),Dc=({of:e})=>i`<ol class="daily-best">
	${e.map((t,n)=>i`<li key=${n} class=${t.table?"own":""}>
		<span>${k(t.place??0)}.</span> <span>${t.name}</span>
		<span>${t.made?"✓":"✕"}</span> <span>${k(t.points)}</span>
	</li>`)}
</ol>`;function Nf({day:e,deal:t,own:n}){let{told:s}=Pt(n.table??"",1,0),a=`/${n.table}/1/0`;return i`<p class="daily-points"><b>${k(n.points)}</b> ${n.made?"✓":"✕"}</p>
		<ul class="daily-done">
			<li>${Cc(n,"yes")}</li>
			${t.expert?i`<li>${Cc(t.expert,"expert")}</li>`:null}
			<li>${Ec(t)}</li>
		</ul>
		<p class="turns">
			<a class="button" href=${`/report${a}?seat=0`}>${r("page.daily.report")}</a>
			<a class="button plain" href=${`/replay${a}`}>${r("page.daily.replay")}</a>
		</p>
		${t.best&&t.best.length>1?i`<h3>${r("page.daily.best")}</h3>
				<${Dc} of=${t.best} />
				${t.near?i`<p class="daily-gap" aria-hidden="true">⋯</p><${Dc} of=${t.near} />`:null}`:null}
		<${Bf} text=${[r("page.daily.first",{day:Gn(e,{dateStyle:"medium"}),variant:jf(t.variant)}),kl(s,0),[r("page.daily.last",{points:k(n.points),n:n.points,made:n.made?"yes":"no"}),...t.players>1&&!t.late?[Ec(t)]:[]].join(" · ")].filter(Boolean).join(`
`)} />`}function Bf({text:e}){let[t,n]=w(!1),s=async()=>await ft(e)?n(!0):j(r("page.link.by-hand"));return i`<h3>${r("page.daily.share")}</h3>
		<pre class="daily-share" tabindex="0">${e}</pre>
		<p class="small soft">${r("page.daily.squares")}</p>
		<p><${S} onclick=${s} say=${r(t?"page.daily.copied":"page.daily.copy")} /></p>`}function Ro({of:e,day:t,first:n,days:s,streak:a}){let[o,l]=w(t.slice(0,7)),c=new Map;for(let v of s)c.set(v,(c.get(v)??0)+1);let u=zt(),p=new Date(`${o}-01T00:00Z`),d=Math.round(p.getTime()/864e5),$=new Date(Date.UTC(p.getUTCFullYear(),p.getUTCMonth()+1,0)).getUTCDate(),f=(p.getUTCDay()+6)%7,m=v=>Jn(Date.UTC(p.getUTCFullYear(),p.getUTCMonth()+v)/864e5).slice(0,7),h=4,g=Array.from({length:7},(v,y)=>Gn(Jn(h+y),{weekday:"short"})),b=(v,y,O,T)=>i`<button type="button" class="button plain" aria-label=${r(O)}
		disabled=${T} onclick=${()=>l(m(v))}>${y}</button>`;return i`<section class="daily-calendar">
		<h2>${r(`page.${e}.calendar`)}</h2>
		<p>${r(`page.${e}.run`,{n:a})}</p>
		<div class="daily-month">
			${b(-1,"‹","page.daily.back",o<=n.slice(0,7))}
			<b aria-live="polite">${Gn(`${o}-01`,{month:"long",year:"numeric"})}</b>
			${b(1,"›","page.daily.on",o>=u.slice(0,7))}
		</div>
		<div class="daily-days" lang=${G.value}>
			${g.map(v=>i`<span key=${v} class="soft" aria-hidden="true">${v}</span>`)}
			${Array.from({length:$},(v,y)=>{let O=Jn(d+y),T=c.get(O)??0,N=y===0?{gridColumnStart:f+1}:{};return!T&&(O<n||O>u)?i`<span key=${O} class="soft" style=${N}>${y+1}</span>`:i`<a key=${O} style=${N} href=${`/${e}/${O}`} data-played=${T}
					aria-current=${O===t?"date":void 0}
					aria-label=${r(`page.${e}.mark`,{day:Gn(O),n:T})}>${y+1}</a>`})}
		</div>
	</section>`}function st({view:e,names:t,last:n=!1,from:s=0}){let a=jt(e);if(a===0)return i`<p class="soft">${r("last.none")}</p>`;let o=n?[a-1]:Array.from({length:a},(c,u)=>u).slice(s),l=Array.from({length:Me(e)},(c,u)=>u);return i`<${se}><table class="book tricks">
		<thead><tr><th scope="col"><span class="unseen">${r("page.trick")}</span></th>
			${l.map(c=>i`<th key=${c} scope="col">${t[c]}</th>`)}</tr></thead>
		<tbody>${o.map(c=>{let u=Ya(e,c),p=Qa(e,c);return i`<tr key=${c}><td>${c+1}</td>
				${l.map(d=>{let $=u.find(f=>f.seat===d)?.card;return i`<td key=${d} class=${d===p?"won":""}>
						${$?i`<${X} card=${$} size="mini" />`:null}
						<i class=${d===e.leads?.[c]?"led-dot":""} aria-hidden="true"></i>
						${d===e.leads?.[c]?i`<span class="unseen">${r("page.led")}</span>`:null}
						${d===p?i`<span class="unseen">${r("page.wins")}</span>`:null}
					</td>`})}</tr>`})}</tbody>
	</table><//>
	<p class="small soft legend" aria-hidden="true">
		<span><i class="led-dot"></i> ${r("page.led")}</span><span><i class="won-frame"></i> ${r("page.wins")}</span>
	</p>`}function Lc({view:e,names:t,lies:n}){let s=jt(e)-(n?2:1);if(s<0||e.phase!=="play")return null;let a=Qa(e,s);return i`<figure class="last-trick">
		<figcaption class="small">${r("page.lasttrick")}</figcaption>
		<ol>${Ya(e,s).map(({seat:o,card:l})=>i`<li key=${o} data-card=${l}
			class=${o===a?"best":""}>
			<span class="unseen">${t[o]}: </span><${X} card=${l} size="mini" />
		</li>`)}</ol>
	</figure>`}function Pc(e,t,n,s){let a=d=>d.act.startsWith("play "),o=d=>`${d.seat} ${d.act}`,l=d=>d.filter($=>!a($)).map(o).sort().join();if(l(e)!==l(t))return{trick:-1,steps:[s,s]};let[c,u]=[e.filter(a),t.filter(a)],p=c.findIndex((d,$)=>!u[$]||o(d)!==o(u[$]));return p<0?null:{trick:Math.floor(p/n),steps:[e.length-c.length+p,t.length-u.length+p]}}var Rc=(e,t)=>t===void 0?qt(e):r("page.report.bid",{bid:k(t),cards:qt(e)}),qo=e=>e.trick?r("page.report.trick",{n:e.trick}):r(`page.report.at.${e.phase}`),Zn=(e,t)=>n=>`/replay/${e}/${t}/${n.deal}?step=${n.step}&seat=${n.seat}&hint`;function Yn({of:e,names:t,place:n,one:s,named:a=!1}){return i`<ol class="moments">${e.map(o=>{let l=qo(o),c=s?l:r("page.report.where",{deal:o.deal+1,when:l}),u=r("page.report.instead",{act:Rc(o.act,o.bid),better:Rc(o.better,o.betterBid)}),p=et(o.why).join(" "),d=Pl(o);return i`<li key=${`${o.deal} ${o.step}`}><a href=${n(o)}>
			<span class="moment-where">${a?`${t[o.seat]} · `:""}${c}</span>
			<span class="moment-said">${I(u)}</span>
			<span class="moment-lost score" aria-label=${r("page.report.points",{n:k(o.lost/Te,1)})}>
				−${k(o.lost/Te,1)}
			</span>
			${p?i`<span class="moment-why">${I(p)}</span>`:null}
			${d?i`<span class="moment-why small soft">${d}</span>`:null}
		</a></li>`})}</ol>`}function Qn({at:e,names:t,label:n,foot:s,me:a=-1,ends:o=[],from:l=[]}){let[c,u,p]=[470,210,104],d=[...l,...e.flat()],[$,f]=[Math.min(0,...d),Math.max(1,...d)],m=b=>34+b*(c-p-34)/Math.max(1,e.length),h=b=>u-22-(b-$)*(u-34)/(f-$),g=Ef((e[e.length-1]??[]).map(h),20);return i`<figure class="course"><svg viewBox=${`0 0 ${c} ${u}`} role="img" aria-label=${n}>
		<${qc} low=${$} high=${f} y=${h} to=${c-p} />
		${o.map(b=>i`<line key=${b} class="end" x1=${m(b)} x2=${m(b)} y1="6" y2=${u-22} />`)}
		${t.slice(0,e[0]?.length??0).map((b,v)=>i`<g key=${v} class=${v===a?"self":""} data-line=${v}>
				<polyline points=${[`${m(0)},${h(l[v]??0)}`,...e.map((y,O)=>`${m(O+1)},${h(y[v]??0)}`)].join(" ")} />
				<text x=${c-p+8} y=${(g[v]??0)+5}>${b.length>11?`${b.slice(0,10)}…`:b}</text>
			</g>`)}
		<text class="axis" x=${m(e.length)} y=${u-4} text-anchor="end">${s}</text>
	</svg></figure>`}function qc({low:e,high:t,y:n,to:s,said:a=k}){let o=Cf(t-e),l=Math.ceil(e/o);return Array.from({length:Math.floor(t/o)-l+1},(u,p)=>(l+p)*o).map(u=>i`<g key=${u}>
			<line class=${u===0?"base":"grid"} x1="34" x2=${s} y1=${n(u)} y2=${n(u)} />
			<text x="28" y=${n(u)+5} text-anchor="end">${a(u)}</text>
		</g>`)}function Wc({of:e,last:t,label:n,foot:s,all:a,most:o,said:l=k,banded:c}){let[u,p,d]=[470,230,34],$=o??Math.max(1,...e.map(y=>y.mean),Math.min(...e.map(y=>y.high)),a*2),f=Math.min(0,...e.map(y=>y.mean)),m=y=>Math.min($,Math.max(f,y)),h=y=>d+y*(u-d-6)/Math.max(1,t),g=y=>p-24-(m(y)-f)*(p-36)/($-f),b=y=>h((y.from-1+y.to)/2),v=y=>e.map(O=>`${b(O)},${g(O[y])}`);return i`<figure class="course band"><svg viewBox=${`0 0 ${u} ${p}`} role="img" aria-label=${n}>
		${c?i`<polygon class="interval" points=${[...v("high"),...v("low").reverse()].join(" ")} />`:null}
		<${qc} low=${f} high=${$} y=${g} to=${u-6} said=${l} />
		<line class="all" x1=${d} x2=${u-6} y1=${g(a)} y2=${g(a)} />
		<g class="self"><polyline points=${e.map(y=>`${b(y)},${g(y.mean)}`).join(" ")} />
			${e.map(y=>i`<circle key=${y.from} cx=${b(y)} cy=${g(y.mean)} r="3.5" />`)}</g>
		<text class="axis" x=${u-6} y=${p-4} text-anchor="end">${s}</text>
	</svg></figure>`}function Cf(e){let t=e/4,n=10**Math.floor(Math.log10(t));return([1,2,5,10].find(s=>s*n>=t)??10)*n}function Ef(e,t){let n=e.map((o,l)=>l).sort((o,l)=>(e[o]??0)-(e[l]??0)),s=[...e];n.forEach((o,l)=>{let c=n[l-1];c!==void 0&&(s[o]=Math.max(s[o]??0,(s[c]??0)+t))});let a=Math.max(0,Math.max(...s)-202);return s.map(o=>o-a)}var Wo=(e,t="")=>E(async()=>(await le(()=>ki({table:e})))?.scores??[],e,t).value;function _c({table:e,names:t,about:n="",view:s,me:a}){let o=Wo(e,s?`${s.deal} ${s.phase==="over"}`:"");return o?i`${n?i`<p class="soft">${n}</p>`:null}
		<${_o} scores=${o} names=${t} me=${a??s?.seat} end=${s?.end} />`:null}function aa(e,t,n){if(t)return r("page.scores.deals",{n:t});if(!e)return" ";let{game:s,rubber:a}=e,o=s.target?r("page.scores.to",{n:s.target}):r("page.scores.deals",{n:s.deals});return n?n>1?`${o} · ${r("page.scores.rubber.games",{n})}`:o:a.wins?`${o} · ${r("page.scores.rubber.first",{n:a.wins})}`:a.games?`${o} · ${r("page.scores.rubber.games",{n:a.games})}`:o}function oa(e){let t=[];for(let n of e)(t[n.game]??=[]).push(n);return t.filter(n=>n)}var Df=4;function _o({scores:e,names:t,me:n=-1,end:s,onpick:a}){if(e.length===0)return i`<${Lf} names=${t} />`;let o=oa(e),l=e[0]?.points.length??0,c=t.map((d,$)=>$).slice(0,l),u=e.some(d=>d.made.some(Boolean)),p=["declare","reveal"].filter(d=>e.some($=>$.premium.some(f=>f.startsWith(d))));return i`<div class="score-sheet" data-hands=${l}>
		<${se}><table class="book running-score">
			<thead><tr>
				<th scope="col" rowspan="2"><span class="unseen">${r("page.scores.deal")}</span></th>
				<th scope="col" rowspan="2" class="trump-column"><span>${r("col.trump")}</span></th>
				<th scope="col" rowspan="2" class="dealer-column">${r("page.scores.dealer")}</th>
				${c.map(d=>i`<th key=${d} scope="colgroup" colspan="2" class="hand-column">${t[d]}</th>`)}
			</tr><tr class="kinds">
				${c.map(d=>i`<${Hr} key=${d}>
						<th scope="col" class="gained">${r("page.scores.gained")}</th>
						<th scope="col" class="stands">${r("page.scores.stands")}</th>
					<//>`)}
			</tr></thead>
			${o.map((d,$)=>i`<${Rf} key=${$} game=${d} alone=${o.length===1} names=${t} seats=${c}
					onpick=${a} />`)}
			${o.length>1||s?.rubber?i`<${Wf} games=${o} seats=${c} end=${s} />`:null}
		</table><//>
		${u||p.length?i`<p class="small soft legend">
					${u?i`<span><span class="dot" aria-hidden="true"></span> ${r("page.scores.made")}</span>`:null}
					${p.map(d=>i`<span key=${d} class="of-gained">
							<sup>${r(`offer.letter.${d}`)}</sup> ${r(`offer.${d}`)}
						</span>`)}
				</p>`:null}
		${e.length>=Df?i`<${Fo} games=${o} names=${t} me=${n} />`:null}
	</div>`}function Lf({names:e}){return i`<${se}><table class="book running-score unwritten">
			<thead><tr>${e.map((t,n)=>i`<th key=${n} scope="col" class="hand-column">${t}</th>`)}</tr></thead>
			<tbody><tr>${e.map((t,n)=>i`<td key=${n}>${k(0)}</td>`)}</tr></tbody>
		</table><//>
		<p class="soft">${r("page.scores.none")}</p>`}var Pf=({n:e})=>i`<button type="button" class="link" aria-label=${r("page.scores.look",{n:e})}>${e}</button>`;function Rf({game:e,alone:t,names:n,seats:s,onpick:a}){let o=e[e.length-1],l=o?.closed;return i`<tbody>
		${t?null:i`<${Ic} n=${s.length} text=${r("page.scores.game",{n:(o?.game??0)+1})} />`}
		${e.map(c=>i`<tr key=${c.deal} class=${a?"pickable":""} onclick=${a&&(()=>a(c.deal))}>
				<th scope="row">${a?i`<${Pf} n=${c.deal+1} />`:c.deal+1}</th>
				<td class="trump-column"><${ee} trump=${c.trump} /><span class="unseen">${D(c.trump)}</span></td>
				<td class="dealer-column">${n[c.dealer]}</td>
				${s.map(u=>i`<${qf} key=${u} score=${c} seat=${u} />`)}
			</tr>`)}
		${l&&l.bonus.some(c=>c)?i`<${Xn} class="bonus" text=${i`<${je} of="bonus">${r("page.scores.bonus")}<//>`} seats=${s}
						of=${c=>l.bonus[c]?k(l.bonus[c]):"–"} />
					<${Xn} class="sum" text=${r("page.scores.with")} seats=${s} winners=${l.winners}
						of=${c=>k((o.totals[c]??0)+(l.bonus[c]??0))} />`:null}
	</tbody>`}var Ic=({n:e,text:t})=>i`<tr class="game-head">
	<th scope="rowgroup" colspan=${2+2*e}>${t}</th><td class="dealer-column"></td>
</tr>`;function Xn({text:e,seats:t,of:n,winners:s,class:a}){let o=l=>s?i`<span class=${s.includes(l)?"won-it":""}>${n(l)}</span>`:n(l);return i`<tr class=${a}>
		<th scope="row" colspan="2">${e}</th><td class="dealer-column"></td>
		${t.map(l=>i`<td key=${l} colspan="2">${o(l)}</td>`)}
	</tr>`}function qf({score:e,seat:t}){let n=e.made[t]??!1,s=e.premium[t]??"",a=s.startsWith("reveal")?"reveal":"declare",o=i`<span class="dot" aria-hidden="true"></span><span class="unseen"> ${r("made.short")}</span>`;return i`<td class="gained">
			${k(e.points[t]??0)}
			${s?i`<sup title=${Q(s)}>${r(`offer.letter.${a}`)}</sup>`:null}
		</td>
		<td class="stands">${k(e.totals[t]??0)}<span class="tick">${n?o:null}</span></td>`}function Wf({games:e,seats:t,end:n}){let s=e.map(u=>u[u.length-1]).filter(u=>u!==void 0),a=u=>s.reduce((p,d)=>p+(d.totals[u]??0)+(d.closed?.bonus[u]??0),0),o=u=>s.filter(p=>p.closed?.winners.includes(u)).length,l=u=>n?.rubber?.[u]||"–",c=u=>k(n&&!n.cut?n.totals[u]??0:a(u));return i`<tfoot>
		<${Ic} n=${t.length} text=${r("page.scores.together")} />
		<${Xn} text=${r("page.scores.wins")} seats=${t} of=${u=>o(u)||"–"} />
		${n?.rubber?i`<${Xn} text=${i`<${je} of="rubber">${r("page.scores.rubber")}<//>`} seats=${t} of=${l} />`:null}
		<${Xn} class="sum" text=${r("page.scores.all")} seats=${t} of=${c} winners=${n?.winners??[]} />
	</tfoot>`}function Io(e){let t=[],n=[],s=[];for(let a of e){for(let o of a)t.push(o.totals.map((l,c)=>l+(s[c]??0)+(o.closed?.bonus[c]??0))),o.closed&&n.push(t.length);s=t[t.length-1]??s}return{at:t,ends:n}}function Fo({games:e,names:t,me:n}){let{at:s,ends:a}=Io(e);return i`<${Qn} at=${s} names=${t} me=${n} ends=${a.slice(0,-1)} label=${r("page.scores.course")}
		foot=${r("page.scores.deals",{n:s.length})} />`}var[_e,ra]=[1080,1350],[zo,ia,la,Ie]=[350,1266,48,96],de={leaf:"#fbf6ea",ink:"#24201a",rule:"#cdbf9f",accent:"#b8371a",felt:"#f1e9d6",soft:"#b9c8bd",card:"#fffaee",cardEdge:"#cfc3a8",red:"#b8261b",black:"#221e1a",shade:"rgb(0 0 0 / 0.35)"},_f=[[],[16,9],[5,8],[26,9,5,9],[30,14]],at=(e,t,n)=>`${e} ${t}px ${n==="title"?'"Alegreya", Palatino, serif':'"Alegreya Sans", sans-serif'}`;function ca(e,t,n){let s=[];for(let a of t.split(" ")){let o=s.at(-1),l=`${o} ${a}`;o!==void 0&&e.measureText(l).width<=n?s[s.length-1]=l:s.push(a)}return s}function Ho(e,t,n){if(e.measureText(t).width<=n)return t;let s=Array.from(new Intl.Segmenter().segment(t),a=>a.segment);do s.pop();while(s.length>1&&e.measureText(`${s.join("")}…`).width>n);return`${s.join("")}…`}function Fc(e){let t=document.body.appendChild(document.createElement("i"));t.style.color=`var(${e})`;let{color:n}=getComputedStyle(t);return t.remove(),n}function ua(e,t,n,s=de.ink){e.fillStyle=s,e.fillRect(Ie,t,_e-2*Ie,n)}function Hc(e,t){e.save(),e.shadowColor=de.shade,e.shadowBlur=26,e.shadowOffsetY=9,t(),e.restore()}function zc(e,t,{x:n,y:s,turn:a}){let o=new Path2D(document.querySelector(`#pip-${t} path`)?.getAttribute("d")??"");e.save(),e.translate(n,s),e.rotate(a),e.scale(1.85,1.85),e.beginPath(),e.roundRect(-50,-70,100,140,4.5),e.fillStyle=de.card,Hc(e,()=>e.fill()),e.lineWidth=.6,e.strokeStyle=de.cardEdge,e.stroke(),e.fillStyle=t==="H"?de.red:de.black;let l=(c,u,p,d=!1)=>{e.save(),e.translate(c-50,u-70),e.scale(p/100,(d?-p:p)/100),e.translate(-50,-50),e.fill(o),e.restore()};for(let[c,u]of Xr[9]??[])l(c,u,20,u>70);e.textAlign="center",e.font=at("700",31,"text");for(let c=0;c<2;c++)e.fillText("9",-38.25,-43.5),l(11.75,40.5,16),e.rotate(Math.PI);e.restore()}function If(e,{title:t,winner:n}){e.fillStyle=Fc("--felt"),e.fillRect(0,0,_e,ra),e.fillStyle=Fc("--felt-deep"),e.fillRect(0,ia,_e,ra-ia),e.fillStyle=de.leaf,Hc(e,()=>e.fillRect(la,zo,_e-2*la,ia-zo+24)),zc(e,"S",{x:812,y:206,turn:-.14}),zc(e,"H",{x:930,y:214,turn:.1}),e.fillStyle=de.soft,e.font=at("400",32,"text"),e.fillText(Ho(e,t,600),la,92),e.fillStyle=de.felt,Ff(e,n,640),e.fillStyle=de.soft,e.font=at("400",28,"text"),e.textAlign="center",e.fillText(`Ninety-Nine · ${r("page.picture.by")}`,_e/2,ra-24),e.textAlign="left"}function Ff(e,t,n){let s=$=>(e.font=at("500",$,"title"),ca(e,t,n)),a=$=>{let f=s($);return f.length*$<=186&&f.every(m=>e.measureText(m).width<=n)},o=[88,62].find(a)??46,l=s(o).length,c=n;for(;c>0&&ca(e,t,c-8).length===l;)c-=8;let u=ca(e,t,c).slice(0,4),p=o*1.06,d=218+o*.3-(u.length-1)*p/2;u.forEach(($,f)=>e.fillText(Ho(e,$,n),la,d+p*f))}function Kc(e,t){e.strokeStyle=t===0?de.accent:de.ink,e.lineWidth=t===0?7:4,e.lineJoin="round",e.setLineDash(_f[t]??[]),e.stroke(),e.setLineDash([])}function zf(e,{places:t},n){ua(e,n,6,de.accent),ua(e,n+11,2,de.accent);let s=58;return t.forEach(({name:a,total:o},l)=>{let c=n+70+s*l;e.fillStyle=de.ink,e.font=at(l===0?"700":"400",42,"text"),e.fillText(Ho(e,a,600),Ie,c),e.textAlign="right",e.fillText(k(o),_e-Ie,c),e.textAlign="left",e.beginPath(),e.moveTo(_e-Ie-330,c-13),e.lineTo(_e-Ie-170,c-13),Kc(e,l),ua(e,c+15,1.5,de.rule)}),n+70+s*t.length}function Hf(e,{course:{at:t},places:n},s,a){let o=t.flat(),[l,c]=[Math.min(0,...o),Math.max(1,...o)],u=d=>Ie+d*(_e-2*Ie)/Math.max(1,t.length),p=d=>a-(d-l)*(a-s)/(c-l);ua(e,p(0),2,de.rule),n.forEach(({seat:d},$)=>{e.beginPath(),e.moveTo(u(0),p(0)),t.forEach((f,m)=>e.lineTo(u(m+1),p(f[d]??0))),Kc(e,$)})}function Kf(e,{facts:t}){e.font=at("400",34,"text");let n=t.slice(0,4).flatMap(a=>ca(e,a,_e-2*Ie-34).map((o,l)=>({line:o,i:l}))),s=ia-28-46*(n.length-1);return n.forEach(({line:a,i:o},l)=>{let c=s+46*l;e.fillStyle=de.accent,o===0&&e.fill(Jf(Ie+9,c-11,10)),e.fillStyle=de.ink,e.fillText(a,Ie+34,c)}),s-60}var Jf=(e,t,n)=>new Path2D(`M${e-n} ${t}L${e} ${t-n}L${e+n} ${t}L${e} ${t+n}Z`);async function Jc(e){let t=[at("500",88,"title"),at("400",34,"text"),at("700",42,"text")];await Promise.all(t.map(l=>document.fonts.load(l)));let n=document.createElement("canvas");[n.width,n.height]=[_e,ra];let s=n.getContext("2d");If(s,e);let a=zf(s,e,zo+44),o=Kf(s,e);return o-a>120&&Hf(s,e,a+40,o-6),new Promise((l,c)=>n.toBlob(u=>u?l(u):c(new Error("no picture"))))}function Uf(e,t){let n=Math.max(...e);return n>=t?{seat:e.indexOf(n),n}:void 0}function Vf(e,t){let[n,s]=[0,0];for(let a of e)s=Math.max(s,n=a.made[t]?n+1:0);return s}function Gf(e,t,n){let s=n.map(h=>h.seat).sort((h,g)=>h-g),a=(h,g)=>Uf(s.map(h),g),o=h=>t[s[h]??-1]??"",l=[],c=a(h=>Math.max(...e.map(g=>g.points[h]??0)),1);if(c){let h=e.findIndex(g=>g.points[s[c.seat]??-1]===c.n)+1;l.push(r("page.best.deal",{name:o(c.seat),n:c.n,deal:h}))}let u=a(h=>Vf(e,h),2);u&&l.push(r("page.best.run",{name:o(u.seat),n:u.n}));let p=a(h=>e.filter(g=>g.premium[h]&&g.made[h]).length,1);p&&l.push(r("page.best.premiums",{name:o(p.seat),n:p.n}));let d=e.filter(h=>s.every(g=>h.made[g])).length;d&&l.push(r("page.best.all",{n:d}));let[$,f]=n,m=$&&f?$.total-f.total:0;return m>0&&l.push(r("page.best.ahead",{name:$?.name??"",n:m})),l}function Ko({scores:e,end:t,names:n,title:s,winner:a}){let o=t.totals.map((l,c)=>({seat:c,total:l,name:n[c]??""}));return o.sort((l,c)=>c.total-l.total),{title:s,winner:a,places:o,facts:Gf(e,n,o),course:Io(oa(e))}}var Zf=({title:e,winner:t,places:n,facts:s})=>[e,t,P(n.map(a=>`${a.name} ${k(a.total)}`)),...s].join(`
`);async function Jo(e){let t=new File([await Jc(e)],"ninety-nine.png",{type:"image/png"});if(navigator.canShare?.({files:[t]}))return navigator.share({files:[t],title:e.title}).catch(n=>{if(n.name!=="AbortError")throw n});$t(t,t.name)}var Yf=3;function Qf({table:e,match:t,names:n,seat:s}){let{told:a,wrong:o}=Pt(e,t,void 0);if(o)return null;let{judged:l=0,of:c=0,rough:u=0}=a??{},p=l<c?r("page.report.judging",{n:l,of:c}):r("page.report.rough",{n:u}),d=(a?.deals??[]).flatMap($=>$.mistakes).sort(($,f)=>f.lost-$.lost).slice(0,Yf);return i`<section class="decided">
		<h3>${r("page.last.decided")}</h3>
		${!a||We(a)?i`<p class="soft judging" style=${{"--far":c?(l-u)/c:0}}>${c?p:""}</p>`:d.length?i`<${Yn} of=${d} names=${n} place=${Zn(e,t)} one=${!1} named=${!0} />`:i`<p class="soft">${r("page.last.clean")}</p>`}
		<p><a href=${`/report/${e}/${t}${s===void 0?"":`?seat=${s}`}`}>${r("page.last.report")}</a></p>
	</section>`}function Uc({table:e,match:t,at:n,view:s,names:a,variant:o,winner:l,onclose:c}){let u=Wo(e),[p,d]=w(""),{end:$,seat:f}=s,m=`${o} · ${we(n,{dateStyle:"long"})}`,h=u&&$&&Ko({scores:u,end:$,names:a,title:m,winner:l}),g=async y=>d(r(await ft(Zf(y))?"page.link.copied":"page.copy.not")),b=y=>Jo(y).catch(O=>d(C(O))),v=h&&i`<p class="soft" role="status">${p}</p>
		<${S} onclick=${()=>g(h)} say=${r("page.copy")} />
		<${S} chief onclick=${()=>b(h)} say=${r("page.share")} />`;return i`<${H} title=${r("page.last")} broad onclose=${c} actions=${v}>
		${h?i`<div class="last-page">
				<p class="small soft">${m}</p>
				<p class="winner">${l}</p>
				<div class="brought">
					<table class="book final"><tbody>
						${h.places.map(y=>i`<tr key=${y.seat} class=${y.seat===f?"self":""}>
							<th scope="row">${y.name}</th><td>${k(y.total)}</td>
						</tr>`)}
					</tbody></table>
					${u.length>1?i`<${Fo} games=${oa(u)} names=${a} me=${f??-1} />`:null}
				</div>
				<div class="remembered">
					<ul class="bests">${h.facts.map(y=>i`<li key=${y}>${y}</li>`)}</ul>
					<${Qf} table=${e} match=${t} names=${a} seat=${f} />
				</div>
			</div>`:i`<p class="soft" role="status">${r("page.opening")}</p>`}
	<//>`}var Vc,pa={noise:!0,at:0,hertz:1800,seconds:.06,gain:.12},wn={noise:!1,at:0,hertz:392,seconds:.28,gain:.05},Xf={card:[pa],turn:[wn],deal:[0,.07,.14,.21].map(e=>({...pa,at:e,gain:.07})),trick:[{...pa,hertz:700,seconds:.16,gain:.09}],made:[wn,{...wn,at:.16,hertz:523.25,seconds:.45}],best:[392,523.25,659.25,783.99].map((e,t)=>({...wn,at:.13*t,hertz:e,seconds:.7})),stamp:[{...pa,hertz:240,seconds:.11,gain:.3}],lead:[587.33,880].map((e,t)=>({...wn,at:.75+.12*t,hertz:e,seconds:.4,gain:.03})),lost:[{...wn,hertz:246.94,seconds:.4,gain:.04}]},Gc=e=>(e.played??[]).reduce((t,n)=>t+B(n).length,0);function Zc(e,t){if(!e||!t)return[];let n=[];return ut(e,t)?Gc(t)>Gc(e)&&n.push("card"):n.push("deal"),t.options&&!e.options&&n.push("turn"),n}function Yc(e){let{seat:t,closed:n,points:s=[],made:a=[]}=e;if(t===void 0)return[];let o=s[t]===99||n?.winners.includes(t),l=!o&&vt(e)===t,c=o?["stamp","best"]:a[t]?["stamp","made"]:["lost"];return l?[...c,"lead"]:c}function es(e){if(!(!A.sound.peek()||document.hidden)){Vc??=new AudioContext;for(let t of Xf[e])em(Vc,t)}}function em(e,{noise:t,at:n,hertz:s,seconds:a,gain:o}){let l=e.currentTime+n,c=new GainNode(e,{gain:0});if(c.gain.setValueAtTime(0,l),c.gain.linearRampToValueAtTime(o,l+.008),c.gain.exponentialRampToValueAtTime(1e-4,l+a),c.connect(e.destination),t){let u=new AudioBuffer({length:Math.ceil(a*e.sampleRate),sampleRate:e.sampleRate}),p=u.getChannelData(0);for(let $=0;$<p.length;$++)p[$]=Math.random()*2-1;let d=new AudioBufferSourceNode(e,{buffer:u});d.connect(new BiquadFilterNode(e,{type:"bandpass",frequency:s,Q:.8})).connect(c),d.start(l)}else{let u=new OscillatorNode(e,{type:"sine",frequency:s});u.connect(c),u.start(l),u.stop(l+a)}}function Qc(e,t,n){let s=ce(e.bid??0,n);return r("outcome.own",{bid:s,won:e.won?.[t]??0,points:e.points?.[t]??0})}function Xc(e,t){let n=(e.won?.[t]??0)-(e.bid??0);return e.made?.[t]||!n?"":r("outcome.off",{n:Math.abs(n),over:n>0?"yes":"no"})}function tm(e,{bid:t,won:n,worth:s}){let a=qe(s),o=e.map(p=>a[re(p)]??0),l=o.length&&o.reduce((p,d)=>p+d,0)===t,c=0,u=(l?o:[t]).map(p=>Array.from({length:p},()=>c++<n?"won":"open"));return n>t&&u.at(-1)?.push(...new Array(n-t).fill("extra")),u}function nm({view:e,seat:t,variant:n}){let s=ke(B(e.aside),ne),a=e.won?.[t]??0,l=e.bid===0&&a>0&&e.made?.[t]&&n?.score.zeroOrAll?Rt(n):e.bid??0,c=tm(s,{bid:l,won:a,worth:n?.worth??""}),u=0,p=d=>i`<span class="bid-marks">
		${d.map($=>i`<i key=${u} class=${$} style=${{"--fall":u++}}></i>`)}
	</span>`;return i`<div class="met" aria-hidden="true" style=${{"--falls":Math.max(l,a,1)}}>
		${s.map((d,$)=>i`<div key=${d} class="turning" style=${{"--turn":$}}>
			<span class="face"><${X} card=${d} /></span><span class="back"><${X} face="down" /></span>
			${c.length===s.length?p(c[$]??[]):null}
		</div>`)}
		${c.length===s.length?null:c.map(p)}
	</div>`}function sm({view:e,names:t,variant:n}){let{seat:s}=e;if(s===void 0||e.bid===void 0)return i`<p class="outcome">${eu(e,t)}</p>`;let a=e.made?.[s]??!1,o=Xc(e,s),l=Qc(e,s,n).replace(/ (?=\S+$)/u," ");return i`<p class=${`outcome own-${a?"made":"failed"}`}>
		<b aria-hidden="true">${a?"✓":"✕"}</b> ${l}
		${o?i` <span class="off">${o}</span>`:null}
	</p>`}function eu(e,t){let n=t.filter((s,a)=>e.made?.[a]);return r("page.over.makers",{names:P(n),n:n.length})}var da=({view:e,names:t,won:n})=>e.end?.rubber?$o(e,t):n||po(e,t);function am(e){let{view:t,names:n,variant:s}=e,{seat:a}=t,l=a!==void 0&&t.bid!==void 0?[Qc(t,a,s),Xc(t,a)]:[eu(t,n)],c=da(e);return[...l,c||fo(t,n,vt(t))].filter(Boolean).join(" ")}var om=({end:e,closed:t,totals:n})=>e?.totals??n.map((s,a)=>t?(t.totals[a]??s)+(t.bonus[a]??0):s);function rm({title:e,view:t,names:n}){let s=om(t),a=s.map((o,l)=>l).sort((o,l)=>(s[l]??0)-(s[o]??0));return i`<div class="printed">
		<${Tl} />
		<p class="outcome winner">${e}</p>
		<p class="standing">${a.map(o=>i`<span key=${o}>${n[o]} <b>${k(s[o]??0)}</b></span>`)}</p>
	</div>`}function $a(e){let{view:t,names:n,variant:s,won:a,day:o=!1,hands:l}=e,{seat:c,bid:u,aside:p}=t,d=Ml(t,l,a!==""&&!o),$=da(e),f=c!==void 0&&u!==void 0&&p!==void 0;return i`<header class="moment" data-what=${d}>
		${$&&!o?i`<${rm} title=${$} view=${t} names=${n} />`:null}
		${f&&(!$||o)?i`<${nm} view=${t} seat=${c} variant=${s} />`:null}
		<div class="outcomes">
			${$&&o?i`<p class="outcome winner">${$}</p>`:null}
			<${sm} ...${e} />
		</div>
		${$&&!o?null:i`<${Al} what=${d} />`}
	</header>`}var im=600;function tu(e,t,n){let[s,a]=w(e&&!Yt()&&!document.hidden);return x(()=>{if(!e)return;A.spoken.peek()||j(am(t),!0);let o=new AbortController,l=p=>{let d=p instanceof KeyboardEvent?p.key:"",$=p?.target;(d===" "||d==="Enter")&&!$?.closest("button, a, input, dialog")&&p?.preventDefault(),o.abort(),a(!1)},c=setTimeout(()=>Yc(t.view).forEach(es),s?n-100:0),u=setTimeout(l,n+im+lo);for(let p of s?["pointerdown","keydown","visibilitychange"]:[])document.addEventListener(p,l,{capture:!0,signal:o.signal});return()=>(clearTimeout(u),clearTimeout(c),o.abort())},[]),s}var Uo=(e,{table:t="mine",match:n,deal:s,step:a})=>`/whatif/${e}?of=${t}&match=${n}&deal=${s}&step=${a}`;function ts(e,{day:t,from:n}){if(n){let{table:a="mine",match:o,deal:l,step:c}=n;return{title:r("page.whatif"),lost:r("page.whatif.given.up"),played:{href:Uo(e,n),text:r("page.whatif.compare")},givenUp:{href:`/replay/${a}/${o}/${l}?step=${c}`,text:r("page.replay")}}}if(!t)return;let s={href:`/daily/${t}`,text:r("page.daily.others")};return{title:r("page.nav.daily"),lost:r("page.daily.lost"),played:s,givenUp:s}}function Vo({table:e,message:t,names:n}){let s=t.table.ask,{seat:a}=t;if(t.table.paused&&a!==void 0&&!t.table.chairs[a]?.ready)return i`<p class="proposal">
			<${S} chief onclick=${()=>e.act({do:"resume"})} say=${r("page.resume")} />
		</p>`;if(a!==void 0&&t.table.chairs[a]?.away)return i`<p class="proposal">${r("page.standin")}${" "}
			<${S} chief onclick=${()=>e.act({do:"back"})} say=${r("page.back")} />
		</p>`;if(!s)return null;let l=a!==void 0&&!s.yes.includes(a),c=u=>e.act({do:"answer",on:u,seen:t.seq});return i`<div class="proposal" role=${A.spoken.value?void 0:"alert"}>
		<p>${r(`page.proposes.${s.what}`,{name:n[s.by]??"",you:s.by===a?"yes":"no"})}</p>
		${l?i`<div class="answers">
					<${S} chief onclick=${()=>c(!0)} say=${r("page.agree")} />
				<${S} onclick=${()=>c(!1)} say=${r("page.disagree")} /></div>`:null}
		${s.by===a?i`<div class="answers">
					<${S} onclick=${()=>c(!1)} say=${r("page.withdraw")} />
				</div>`:null}
	</div>`}function lm({table:e,message:t,names:n}){let[s,a]=w(!1),o=e.settled.value.settings,{variant:l="standard",rules:c}=o,u=n.map((p,d)=>d===t.seat?t.table.chairs[d]?.name??p:p);return i`<${S} aria-haspopup="dialog" onclick=${()=>a(!0)} say=${r("page.last")} />
		${s?i`<${Uc} table=${e.id} match=${t.table.match} at=${t.at} view=${t.view}
					names=${u} variant=${c?.name??r(`variant.${l}`)}
					winner=${mo(t.table.winners,u,-1,o)} onclose=${()=>a(!1)} />`:null}`}var nu={made:1500,failed:950,printed:1250};function su({table:e,message:t,names:n,variant:s,fresh:a}){let{seat:o}=t,l=o!==void 0&&t.table.chairs[o]?.ready,{view:c}=t,u=t.table.stage==="waiting",p=e.settled.value.settings,{day:d}=p,$=ts(e.id,p),f=u?mo(t.table.winners,n,o??-1,p):"",m={view:c,names:n,variant:s,won:f,day:d!==void 0},h=da(m),g=h?"printed":c?.made?.[o??-1]?"made":"failed",b=tu(a,m,nu[g]),v=b?nu[g]:0,y=Je("report",e.id),O=Je("match",e.id),T=e.current.value,N={"--written":`${v}ms`};return i`<div class="over leaf sheeted" data-moves=${b?g:void 0} style=${N}
		onclick=${_=>_.stopPropagation()}>
		<${Vo} table=${e} message=${t} names=${n} />
		<${$a} ...${m} hands=${t.table.chairs.length} />
		<${Ve} view=${c} names=${n} variant=${s} written=${v} crowned=${h!==""} />
		${o!==void 0&&!O&&xl(t)?i`<${Sl} table=${e.id} match=${t.table.match} deal=${c?.deal??0} seat=${o} />`:null}
		<div class="row">
			${y?i`<a class="button chief" href=${`/report/${e.id}/${t.table.match}?seat=${o}`}>
						${r("way.go.report")}
					</a>`:null}
			${$?i`<a class="button chief" href=${$.played.href}>${$.played.text}</a>`:o===void 0||l?i`<p class="soft">${o===void 0?"":r("page.waiting.others")}</p>`:i`<button type="button" class=${`button ${y?"":"chief"}`}
						disabled=${e.waits.value>0||!T||t.table.paused} onclick=${()=>e.ready()}>
						${r(u?"page.again":"page.next")}
					</button>`}
			${f&&c?.end&&!d&&!y?i`<${lm} table=${e} message=${t} names=${n} />`:null}
			${!y&&(u||t.table.open)?i`<a class="button plain" href=${`/replay/${e.id}/${t.table.match}/${c?.deal??0}`}>
						${r("page.replay")}
					</a>`:null}
		</div>
	</div>`}function fa({title:e,class:t="",told:n,back:s,onclose:a,children:o}){let l=M(null);return me(()=>{let c=l.current,u=document.activeElement;return c?.focus({preventScroll:!0}),()=>{c?.contains(document.activeElement)&&(s?.current??u)?.focus({preventScroll:!0})}},[]),x(()=>l.current?.scrollIntoView({block:"nearest"}),[n]),i`<section class=${`hint ${t}`} ref=${l} tabindex="-1" aria-label=${e}>
		<header>
			<h2>${e}</h2>
			<${S} plain onclick=${a} say=${r("page.close")} />
		</header>
		${o}
	</section>`}function ns(e){let[t,...n]=(e?.act??"").split(" ");return new Set(t==="play"||t==="lay"?n:[])}var ma={luck:"M12 12C7 12 3.5 9.5 5 7s3.8-.5 3.8-.5S8 3.5 10.5 3.5 12 8 12 12C12 7 14.5 3.5 17 5s.5 3.8.5 3.8S20.5 8 20.5 10.5 16 12 12 12C17 12 20.5 14.5 19 17s-3.8.5-3.8.5S16 20.5 13.5 20.5 12 16 12 12C12 17 9.5 20.5 7 19s-.5-3.8-.5-3.8S3.5 16 3.5 13.5 8 12 12 12Z",played:"M4.5 19h15M4.5 16 3.5 7.5l4.7 3.6L12 5l3.8 6.1 4.7-3.6-1 8.5Z",thankyou:"M12 20.5S3.8 15 3.8 9.2a4.1 4.1 0 0 1 8.2-.7 4.1 4.1 0 0 1 8.2.7c0 5.8-8.2 11.3-8.2 11.3Z",ohno:"M11.3 3H4.5v18h6.2l2-4.5-3-4 3-4.5ZM15.5 3h4v18h-5l2-4.5-3-4 3-4.5Z",sorry:"M6 21.5V4c4-2.2 8 2.2 12.5 0v9.5c-4.5 2.2-8.5-2.2-12.5 0"},ou=[...Object.keys(ma),"deal","unlucky","moment","thanks"],au=2500,Go=({of:e})=>ma[e]?i`<svg class="mark" viewBox="0 0 24 24" aria-hidden="true" focusable="false"><path d=${ma[e]} /></svg>`:null;function ru({onsay:e}){let[t,n]=w(""),s=M(-1/0);x(()=>{let o=setTimeout(()=>n(""),au);return()=>clearTimeout(o)},[t]);let a=(o,l)=>{Date.now()-s.current<au||(s.current=Date.now(),n(o),j(l,!0),e(l))};return i`<p class="reactions" role="group" aria-label=${r("page.reactions")}>
		${Object.keys(ma).map(o=>{let l=r(`page.quick.${o}`);return i`<button type="button" key=${o} class=${`button plain ${t===o?"sent":""}`} aria-label=${l}
				title=${l} onclick=${()=>a(o,l)} aria-disabled=${t!==""}><${Go} of=${o} /></button>`})}
	</p>`}var vn=({remark:e,phrase:t,text:n})=>e?r(`page.remark.${e}`):t&&ou.includes(t)?r(`page.quick.${t}`):n,cm=e=>Math.min(12e3,4e3+70*e.length);function iu({said:e}){let[t,n]=w(-1),[s,a]=w(!1),o=vn(e);return x(()=>{if(s)return;let l=setTimeout(()=>n(e.seq),cm(o));return()=>clearTimeout(l)},[e.seq,s]),t===e.seq?null:i`<p class="bubble" aria-hidden="true" onpointerenter=${()=>a(!0)}
		onpointerleave=${()=>a(!1)}><${Go} of=${e.phrase??""} />${o}</p>`}function lu(e,{me:t,muted:n,since:s}){let a=e.filter(o=>o.at>=s&&o.seat>=0&&(o.by===""||o.by!==t));return new Map(a.filter(o=>!n.includes(o.by)).map(o=>[o.seat,o]))}function cu({talk:e,me:t,muted:n,onsay:s,onmute:a,oncomplain:o}){let[l,c]=w(""),u=Kr(),p=M(null),d=new Set(new Map(e.map(f=>[f.by,f])).values());x(()=>p.current?.scrollIntoView({block:"nearest"}),[e.length]);let $=async f=>{f.preventDefault();let m=l.trim();m&&(c(""),await s(m)===void 0&&c(m))};return i`<section class="talk" aria-label=${r("page.talk")}>
		${e.length===0?i`<p class="soft">${r("page.talk.none")}</p>`:null}
		<ol aria-live="polite" tabindex="0" aria-label=${r("page.talk")}>
			${e.map(f=>i`<li key=${f.seq}>
					<time class="soft small">${we(f.at,{timeStyle:"short"})}</time>${" "}
					<b>${f.name}</b>${f.seat<0?i` <span class="soft small">${r("page.watching")}</span>`:null} ${vn(f)}
					${f.by&&f.by!==t&&d.has(f)?i`${" "}<${um} by=${f.by} muted=${n} onmute=${a} />`:null}
					${o&&f.by&&f.by!==t&&d.has(f)?i`${" "}<button type="button" class="button plain small" onclick=${()=>o(f)}>
							${r("page.complain")}
						</button>`:null}
				</li>`)}
			<li ref=${p} class="unseen" aria-hidden="true"></li>
		</ol>
		<p class="quick" role="group" aria-label=${r("page.quick")}>
			${ou.map(f=>i`<button type="button" key=${f} class="button plain"
				onclick=${()=>s(r(`page.quick.${f}`))}><${Go} of=${f} />${r(`page.quick.${f}`)}</button>`)}
		</p>
		<form class="row" onsubmit=${$}>
			<label class="unseen" for=${u}>${r("page.talk.say")}</label>
			<input id=${u} type="text" maxlength="300" autocomplete="off" placeholder=${r("page.talk.say")} value=${l}
				oninput=${f=>c(f.target.value)} />
			<button class="button">${r("page.talk.send")}</button>
		</form>
	</section>`}function um({by:e,muted:t,onmute:n}){let s=t.includes(e);return i`<button type="button" class="button plain small" onclick=${()=>n(e,!s)}>
		${r(s?"page.unmute":"page.mute")}
	</button>`}var pm={2:["south","north"],3:["south","west","east"],4:["south","west","north","east"],5:["south","west","northwest","northeast","east"]};function dm(e,t){let n=[];return Xa(e,t).forEach((s,a)=>n[s]=pm[e]?.[a]??"north"),n}function Ot(e){let{view:t,names:n,me:s,variant:a,elsewhere:o,laid:l=!0,full:c=null,pending:u=null,unsent:p=!1}=e,{chairs:d,now:$=0,played:f=null,said:m,over:h="",onhurry:g,children:b}=e,v=Me(t),y=dm(v,s),O=c?c.cards:t.trick??[],T=c?c.winner:u?-1:t.taking??-1,N=u&&!c?[...O,{seat:t.options?.seat??s,card:u}]:O;return i`<div class=${`felt hands-${v} ${h}`} onclick=${g}>
		<${hm} trump=${Xt(t)} />
		${Xa(v,s).filter(_=>_!==o).map(_=>i`<${rt}
				key=${_} view=${t} variant=${a} seat=${_} name=${n[_]??""} names=${n}
				place=${y[_]} own=${_===s} chair=${d?.[_]} now=${$} open=${$m(t,_)}
				winner=${c?.winner===_} laid=${l} said=${m?.get(_)}
				hand=${_===f?.seat?f.hand:void 0}
			/>`)}
		<${jm} cards=${N} pending=${u&&!c&&p?u:""} where=${y} winner=${T}
			gone=${c?.gone??!1} names=${n} />
		<${gm} view=${t} variant=${a} names=${n} me=${s} />
		${b}
	</div>`}var $m=(e,t)=>e.shown?.[t]?.hand!==void 0?B(e.shown[t]?.hand):null;function fm(e,t,n){let{why:s}=e,a=c=>c===n&&e.seat!==void 0?"yes":"no",o=e.trump===void 0&&Xt(e)?[r("why.stay")]:[];if(s?.trump&&e.trump){let c=e.turnup&&e.turnup!=="joker"?dt(e.turnup):r("joker");o.push(r(`why.${s.trump}`,{n:s.made,card:c,name:t[s.by??-1]??"",you:a(s.by)}))}let l=e.premium?.findIndex(c=>c!=="")??-1;if(s?.premium&&l>=0){let c=s.premium==="place"?"near":"level";o.push(r("why.holds",{name:t[l]??"",you:a(l),why:c}))}return s?.behind&&o.push(r("why.behind",{name:t[l]??"",you:a(l),n:s.behind})),o}function mm(e,t,n,s){let[a,...o]=e.vulnerable??[],l=t?.score.vulnerable;return e.seat===void 0||a===void 0||o.length||!l?[]:[r("why.vulnerable",{you:a===s?"yes":"no",name:n[a]??"",n:l})]}var hm=({trump:e})=>i`<div class="cloth" data-trump=${e} aria-hidden="true">
	${(e==="none"?[..."CHSD"]:[e]).map(t=>i`<${ee} key=${t} trump=${t} />`)}
</div>`;function gm({view:e,variant:t,names:n,me:s}){if(e.phase===void 0)return null;let a=[...fm(e,n,s),...mm(e,t,n,s)];return i`<div class="ground">
		<div>
			<${ot} trump=${Xt(e)} explains />
			${a.map(o=>i`<p key=${o} class="reason small">${o}</p>`)}
		</div>
		${e.turnup?i`<div class="turnup">
					<${pt.Provider} value=""><${X} card=${e.turnup} size="mini" /><//>
					<span class="small">${r("turnup")}</span>
				</div>`:null}
	</div>`}function ot({trump:e,unsure:t=!1,explains:n=!1}){let s=i`<b>${D(e)}${t&&e?"?":""}</b>`;return i`<p class="trump">
		<span class="small">${r("page.trump")}</span>
		${e===""?i`<span class="sign none" aria-hidden="true">?</span>`:i`<${ee} trump=${e} />`}
		${n?i`<${je} of=${e==="none"?"notrump":"trump"}>${s}<//>`:s}
	</p>`}function rt(e){let{view:t,variant:n,seat:s,name:a,names:o=[],place:l,own:c,chair:u,now:p,open:d,winner:$,laid:f=!0,hand:m,said:h}=e,g=t.held?.[s]??0,b=t.due===void 0?t.turn.includes(s):t.due===s,v=c&&t.seat!==void 0,y=v?t.bid:t.shown?.[s]?.bid,O=v?void 0:t.shown?.[s]?.aside,T=rn(u),N=t.control===t.seat?"yes":"no";return i`<section class=${`seat ${l} ${`${b?"thinks":""} ${$?"winner":""} ${c?"own":""}`}`} data-seat=${s} aria-label=${a}>
		<div class="nameplate">
			<h2>
				<span class="name">${a}</span>
				${T?i`<${je} class="level" say=${sl(u)}>${T}<//>`:null}
				${t.totals[s]===void 0?null:i`<span class="points" title=${r("page.points")}>
							${k(t.totals[s])}<span class="unseen"> ${r("page.points")}</span>
						</span>`}
				<${ym} view=${t} seat=${s} />
				${t.dealer===s?i`<${je} of="dealer" class="badge">
							${r("page.dealer.short")}<span class="unseen"> ${r("dealer")}</span>
						<//>`:null}
				${b?i`<span class="unseen">${r("seat.thinks")}</span>`:null}
				${u?.ready&&t.phase==="over"?i`<span class="small soft">${r("seat.ready")}</span>`:null}
			</h2>
			<p class="tally">
				${t.phase===void 0?null:i`<${xm} view=${t} variant=${n} seat=${s} bid=${y}
							laid=${t.phase==="lay"?!t.turn.includes(s):f} />`}
				<${km} view=${t} seat=${s} variant=${n} />
				${t.vulnerable?.includes(s)?i`<${je} of="vulnerable" class="badge" variant=${n}>${r("vulnerable")}<//>`:null}
				${t.control!==void 0&&s===en(t)?i`<span>${r("dummy.by",{name:o[t.control]??"",you:N})}</span>`:null}
				${u?.away?i`<span class="badge">${r("page.away")}</span>`:null}
				<${Am} chair=${u} now=${p} />
			</p>
			${t.phase==="play"?i`<${bm} suits=${B(t.void?.[s])} />`:null}
			${h?i`<${iu} said=${h} />`:null}
		</div>
		${O?i`<div class="aside" aria-label=${r("page.aside")}>${oe(O)}</div>`:null}
		${v||d?null:i`<${vm} n=${g} />`}
		${v||!d?null:m??i`<${wm} cards=${d} trump=${t.trump} />`}
	</section>`}function ym({view:e,seat:t}){let n=wt(e.totals)===t,s=M(n),a=n&&!s.current&&vt(e)===t;if(s.current=n,!n)return null;let o=a?`[data-seat="${wt(Ln(e))}"] .points`:void 0;return i`<span class="leads" title=${r("page.leads")}>
		<${Pn} from=${o} /><span class="unseen"> ${r("page.leads")}</span>
	</span>`}function bm({suits:e}){let t=r("page.void",{suits:P(e.map(D))});return i`<p class="voids">
		${e.length?i`<span class="unseen">${t}</span>`:null}
		${e.map(n=>i`<${Mm} suit=${n} />`)}
	</p>`}function wm({cards:e,trump:t}){let n=s=>i`<span key=${re(s[0]??"")} class="same-suit">
		${s.map(a=>i`<${X} key=${a} card=${a} size="mini" />`)}
	</span>`;return i`<div class="open-hand">${ws(ke(e,ne,t),t).map(n)}</div>`}function vm({n:e}){return i`<div class="backs" aria-label=${r("page.held",{n:e})} role="img" style=${{"--n":Math.max(e,1)}}>
		${Array.from({length:e},(t,n)=>i`<${X} key=${n} face="down" />`)}
	</div>`}function km({view:e,seat:t,variant:n}){let s=e.premium?.[t]||"";if(s){let l=s.startsWith("declare")?"declare":"reveal";return i`<${je} of=${l} class="premium" variant=${n}>${Q(s)}<//>`}let a=e.why?.overcalled?.includes(t)&&e.phase!=="offer",o=Q(e.offers?.[t]??"declare");return i`${Om(e,t)}
		${a?i`<span class="beaten">${r("offer.beaten",{offer:o})}</span>`:null}`}function xm({view:e,variant:t,seat:n,bid:s,laid:a}){let o=e.won?.[n]??0;if(e.phase==="lay"||e.phase==="offer"||e.phase==="name")return s!==void 0?i`<span>${r("page.bid",{bid:ce(s,t)})}</span>`:a?i`<span>${r("page.laid")}</span>`:null;if(s===void 0)return i`<span class="score">${r("page.won",{won:o})}</span>`;let l=e.contract?.[n]||"short";return i`<span class=${`stand ${l}`}>
		<${Zo} view=${e} variant=${t} seat=${n} bid=${s} />
		<span class="score">${r("page.won.of",{won:o,bid:ce(s,t)})}</span><${Sm} stands=${l} />
	</span>`}function Zo({view:e,variant:t,seat:n=-1,bid:s}){let a=e.won?.[n]??0;if(s===void 0||a+s===0)return null;let l=s===0&&e.contract?.[n]!=="lost"&&t?.score.zeroOrAll?Rt(t):s;return i`<span class="dots" aria-hidden="true">
		${Array.from({length:Math.max(a,l)},(c,u)=>i`<i key=${u} class=${u>=l?"extra":u<a?"full":""}></i>`)}
	</span>`}function Sm({stands:e}){let t=e==="lost"?"✕":"✓";return i`<span class="unseen">${r(`page.contract.${e}`)}</span>
		${e==="short"?null:i`<b class="tells" aria-hidden="true">${t}</b>`}`}function Om(e,t){let n=e.phase==="offer"?e.offers?.[t]:"";return n?i`<span>${Q(n)}</span>`:null}function Mm({suit:e}){return e==="nines"?i`<span class="void">9</span>`:i`<svg class=${`void suit-${e}`} viewBox="0 0 100 100" aria-hidden="true">
		<use href=${`#pip-${e}`} /><path d="M8 92 92 8" />
	</svg>`}function Am({chair:e,now:t}){if(!e||e.until===void 0&&e.bank===void 0)return null;let n=Math.max(0,e.until!==void 0?e.until-t:e.bank??0),s=n<2e4&&e.until!==void 0;return i`<span class=${`time ${s?"short":""}`}>${Tm(n)}</span>`}function Tm(e){let t=Math.ceil(e/1e3);if(t>=86400)return r("page.days",{n:Math.floor(t/86400)});let n=o=>String(o).padStart(2,"0"),[s,a]=[Math.floor(t/3600),Math.floor(t/60)];return s>0?`${s}:${n(a%60)}:${n(t%60)}`:`${a}:${n(t%60)}`}function jm({cards:e,pending:t,where:n,winner:s,gone:a,names:o}){let l=M(null),c=M(new Set);return me(()=>{let u=l.current;if(!u)return;let p=new Set(e.map($=>`${$.seat} ${$.card}`)),d=[];for(let $ of u.querySelectorAll("[data-of]")){let f=`${$.dataset.of} ${$.dataset.card}`;c.current.has(f)||d.push(Cm($,Bm($))),a&&d.push(Em($,u.closest(".felt")?.querySelector(`[data-seat="${s}"] .nameplate`)))}for(let $ of d)$?.();c.current=p},[e.map(u=>`${u.seat}${u.card}`).join(),a]),i`<ol class="trick" ref=${l} aria-label=${r("page.trick")}>
		${e.map(({seat:u,card:p},d)=>i`<li key=${`${u} ${p}`}
				class=${`${n[u]} ${u===s?"best":""} ${p===t?"waits":""}`}
				data-of=${u} data-card=${p} style=${{"--i":d}}>
				<span class="unseen">${o[u]}: </span><${X} card=${p} />
				${p===t?i`<small class="later">${r("page.unsent.card")}</small>`:null}
			</li>`)}
	</ol>`}var Nm=":is(.backs, .open-hand, .hand, .nameplate)";function Bm(e){let t=ss.get(e.dataset.card??"");return t||e.closest(".felt")?.querySelector(`[data-seat="${e.dataset.of}"] ${Nm}`)?.getBoundingClientRect()}var ss=new Map,uu=e=>parseFloat(getComputedStyle(e).getPropertyValue("--move"))||0;function Cm(e,t){let n=uu(e);if(!t||!n||!e.animate)return;let s=e.getBoundingClientRect(),a=t.left+t.width/2-(s.left+s.width/2),o=t.top+t.height/2-(s.top+s.height/2),l=Math.min(1,t.width/s.width||1),c=[{transform:`translate(${a}px, ${o}px) scale(${l})`},{transform:"none"}];return()=>e.animate(c,{duration:n,easing:"cubic-bezier(0.2, 0.7, 0.2, 1)"})}function Em(e,t){let n=uu(e);if(!t||!n||!e.animate)return;let s=e.getBoundingClientRect(),a=t.getBoundingClientRect(),o=a.left+a.width/2-(s.left+s.width/2),l=a.top+a.height/2-(s.top+s.height/2),c=[{transform:"none",opacity:1},{transform:`translate(${o}px, ${l}px) scale(0.4)`,opacity:0}];return()=>e.animate(c,{duration:n,easing:"cubic-bezier(0.5, 0, 0.8, 0.4)",fill:"forwards"})}var Yo={calm:2e3,usual:1200,quick:550,instant:550},Dm=280,Lm={calm:650,usual:350,quick:150,instant:0},Pm=12,Rm=(e,t)=>ut(e,t)&&pu(t)>pu(e),pu=e=>(e?.played??[]).reduce((t,n)=>t+B(n).length,0),ha=class{shown=L(null);#e;#n=[];#t=0;#s=()=>{};constructor(t){this.#e=t}take(t){this.#n.push(t),document.hidden||this.#n.length>Pm?this.skip():this.#t||this.#a()}skip(){this.stop();let t=this.#n.at(-1)??this.shown.peek()?.message;this.#n=[],t&&(this.shown.value={message:t,full:null})}hurry(){return this.#t&&this.#s(),this.#t!==0&&(this.#n.length>0||!!this.shown.peek()?.full)}stop(){clearTimeout(this.#t),this.#t=0}#a(){let t=this.#n.shift();if(!t)return;let n=this.shown.peek()?.message.view,s=tn(n,t.view);this.shown.value={message:t,full:s};let a=Lm[this.#e()];if(!s&&a&&Rm(n,t.view))return this.#r(a,()=>this.#a());if(!s)return void this.#a();this.#r(Yo[this.#e()],()=>{this.shown.value={message:t,full:{...s,gone:!0}},this.#r(Yt()?0:Dm,()=>{this.shown.value={message:t,full:null},this.#a()})})}#r(t,n){this.#s=()=>{this.stop(),n()},this.#t=setTimeout(this.#s,t)}};async function qm(e,t,n){await ul([e,t,n],!1,({id:s})=>Lt(ji,Ci,{table:e,match:t,id:s,pace:Dt[A.pace.value],...n}))}function Wm(e,t,n,s){let a=Array.from({length:e},(o,l)=>l===t?"":s[l]||n);return a.every((o,l)=>l===t||o===n)?n:a.join()}function du({of:{table:e,match:t,deal:n,step:s},names:a,front:o,onclose:l}){let[c,u]=w(String(o)),[p,d]=w(""),[$,f]=w({}),{busy:m,once:h}=J();x(()=>{le(Ae)},[]);let g=p||ll(),b=Cn.value.map(({name:T})=>[T,r(`page.level.${T}`)]),v=Wm(a.length,Number(c),g,$),O=i`<${S} chief aria-busy=${m} disabled=${m||!g} onclick=${()=>h(()=>qm(e,t,{deal:n,step:s,seat:Number(c),bots:v}))}
		say=${r("page.whatif.play")} />`;return i`<${H} title=${r("page.whatif")} onclose=${l} actions=${O}>
		<div class="play-on">
			<p>${r("page.whatif.about")}</p>
			<${R} label=${r("page.whatif.seat")} value=${c} onchange=${u}
				options=${a.map((T,N)=>[String(N),T])} />
			<${R} label=${r("page.whatif.others")} value=${g} options=${b}
				onchange=${T=>(d(T),f({}))} />
			${a.length>2?i`<details><summary>${r("page.whatif.each")}</summary><div class="play-on-each">
						${a.map((T,N)=>N===Number(c)?null:i`<${U} key=${N} label=${T}
							value=${$[N]||g} options=${b}
							onchange=${_=>f({...$,[N]:_})} />`)}
					</div></details>`:null}
		</div>
	<//>`}function _m({rest:e}){let[t,n="1",s="0"]=e;return t?i`<${Fm} table=${t} match=${Number(n)||1} deal=${Number(s)||0} />`:i`<${F} title=${r("page.nav.replay")} text=${r("page.replay.which")}>
			<p><a class="button chief" href="/records">${r("page.nav.records")}</a></p>
		<//>`}async function Xo({table:e,match:t,deal:n}){if(e==="mine"&&!await $n())throw new ye(r("page.replay.gone"));return Lt(As,on,{table:e,match:t,deal:n})}function Im(e,t,n){let s=M(new Map),[,a]=w(0);return x(()=>{if(!n||s.current.get(t)?.told)return;let o=new AbortController,l=c=>{s.current.set(t,c),a(u=>u+1)};return l({}),Lt(Ai,Ni,{...e,step:t},o.signal).then(c=>l({told:c}),c=>o.signal.aborted||l({wrong:C(c)})),()=>o.abort()},[t,n]),n?s.current.get(t)??{}:null}function er(e){let t=[];for(let{line:s,views:a}of e.steps){let o=t[t.length-1]?.views;("act"in s||t.length===0)&&t.push(o?{line:s,views:a,before:o}:{line:s,views:a})}let n=e.steps[e.steps.length-1];return n?.views[0]?.phase==="over"&&t.push({line:{},views:n.views,sheet:!0}),t}function Fm({table:e,match:t,deal:n}){let{value:s,wrong:a}=E(()=>Xo({table:e,match:t,deal:n}),e,t,n);if(a)return i`<${F} title=${r("page.nav.replay")} text=${a}>
			<p><a class="button" href="/records">${r("page.nav.records")}</a></p>
		<//>`;if(!s)return i`<${F} text=${r("page.replay.loading")} />`;let o=`${e} ${t} ${n}`;return i`<${zm} key=${o} table=${e} match=${t} deal=${n} played=${s} />`}function tr(e,t){let n=e[t],s={...n.shown};return e.forEach((a,o)=>{if(o===t)return;let l={hand:a.hand??""};a.aside&&(l.aside=a.aside),a.bid!==void 0&&(l.bid=a.bid),s[o]=l}),{...n,shown:s,offers:(n.offers??[]).map((a,o)=>e[o]?.offers?.[o]??a)}}function zm({table:e,match:t,deal:n,played:s}){let a=Ht(z(s.header.variant),s.header.rules),o=he(()=>er(s),[s]),l=o[0]?.views.length??1,c=Kt(s.header,l),u=o.length-1,p=ve.value,d=Math.min(u,Math.max(0,Number(p.get("step"))||0)),$=/^[0-4]$/.test(p.get("seat")??"")?Math.min(l-1,Number(p.get("seat"))):-1,f=$>=0?$:bn(s.header,l),m=o[d+1]?.line,h=m!==void 0&&"act"in m,g=Im({table:e,match:t,deal:n},d,h&&p.has("hint")),b=(Re,Sn=$,hs=g!==null&&Re===d)=>`/replay/${e}/${t}/${n}?step=${Re}${Sn>=0?`&seat=${Sn}`:""}${hs?"&hint":""}`,v=Re=>Z(b(Math.min(u,Math.max(0,Re))),{replace:!0}),y=o[d],O=Jm(d,u,!!ga(y),v),T=O.past(v),N=he(()=>Vm(o),[o]),_=Km(d,N,u,T),Ne=M(null),lt=o[d]?.views[0]?.phase!=="over",xn=O.past(()=>lt&&Z(`${b(d)}&on=1`,{replace:!0})),ct=O.past(()=>h&&Z(b(d,$,!g),{replace:!0}));Gm({h:ct,p:xn,...g&&{Escape:ct},ArrowRight:_.forward,ArrowLeft:_.back," ":O.toggle,ArrowDown:_.trickForward,ArrowUp:_.trickBack,Home:_.start,End:_.end});let Oe=$>=0?y.views[$]:tr(y.views,f);return i`<${pt.Provider} value=${He(Oe)}><main id="main" tabindex="-1" class="replay">
		<${Qm} played=${s} table=${e} match=${t} deal=${n} names=${c.slice(0,l)} seat=${$}
			onseat=${Re=>Z(b(d,Re),{replace:!0})} here=${b(d)}
			onplay=${lt?xn:void 0} />
		<div class="replay-board">
			<div class="replay-table table board" onpointerdown=${O.stop}>
				<h2 class="unseen">${$>=0?r("page.replay.seen",{name:c[$]}):r("page.replay.all")}</h2>
				<${Hm} moment=${y} view=${Oe} names=${c} variant=${a} at=${f} hint=${g?.told} />
			</div>
			<aside class="replay-aside" data-hint=${g?"":void 0}>
				${g?i`<${Zm} key=${d} hint=${g} variant=${a} name=${c[m.by??m.seat]??""}
							bid=${o[d+1]?.views[m.seat]?.bid} back=${Ne} onclose=${ct} />`:null}
				<section class="replay-tricks"><h2>${r("tricks.title")}</h2><${st} view=${Oe} names=${c} /></section>
			</aside>
		</div>
		<div class="replay-controls">
			<div class="replay-say">
				<p class="said" aria-live="polite"><span>${I(nr(y,c,$,a))}</span></p>
				<button type="button" class="button plain" ref=${Ne} aria-pressed=${g!==null} aria-keyshortcuts="h"
					title=${r("page.hint.ask")} disabled=${!h} onclick=${ct}>${r("page.hint")}</button>
			</div>
			<${Um} step=${d} last=${u} to=${T} steps=${_} auto=${O} />
		</div>
		${lt&&p.get("on")?i`<${du} of=${{table:e,match:t,deal:n,step:d}} names=${c.slice(0,l)}
			front=${f} onclose=${()=>T(d)} />`:null}
	</main><//>`}function Hm({moment:e,view:t,names:n,variant:s,at:a,hint:o}){if(e.sheet){let c={view:{...t,seat:void 0},names:n,variant:s,won:"",hands:e.views.length};return i`<div class="replay-sheet"><div>
			<${$a} ...${c} />
			<${Ve} view=${t} names=${n} variant=${s} me=${-1} untitled=${!0}
				crowned=${!!t.closed} />
		</div></div>`}let l=Et(s,t.phase);return i`<${Ot} view=${t} variant=${s} names=${n} me=${a} elsewhere=${a} laid=${l}
			full=${ga(e)} />
		<${Ym} view=${t} variant=${s} laid=${l} seat=${a} name=${n[a]??""} hint=${o} />`}var Km=(e,t,n,s)=>({start:()=>s(0),trickBack:()=>s(t.findLast(a=>a<e)??0),back:()=>s(e-1),forward:()=>s(e+1),trickForward:()=>s(t.find(a=>a>e)??n),end:()=>s(n)});function Jm(e,t,n,s){let[a,o]=w(!1),[l,c]=w(()=>A.pace.peek()==="instant"?"quick":A.pace.peek());x(()=>{if(a&&e===t&&o(!1),!a||e===t)return;let $=setTimeout(()=>s(e+1),n?Yo[l]:Dt[l]);return()=>clearTimeout($)},[a,e,l]);let u=()=>o(!1);return x(()=>(document.addEventListener("visibilitychange",u),()=>document.removeEventListener("visibilitychange",u)),[]),{on:a,toggle:()=>{!a&&e===t&&s(0),o(!a)},past:$=>(...f)=>{u(),$(...f)},stop:u,pace:l,setPace:c}}function Um({step:e,last:t,to:n,steps:s,auto:a}){let o=r("page.replay.at",{n:e,of:t}),l=p=>n(p.currentTarget.valueAsNumber),[c,u]=[e===0,e===t];return i`<div class="replay-auto">
			<${Jt} label=${r(a.on?"page.replay.pause":"page.replay.play")} icon=${a.on?"pause":"play"}
				off=${!1} onclick=${a.toggle} />
			<input type="range" min="0" max=${t} value=${e} aria-label=${r("page.replay.step")}
				aria-valuetext=${o} oninput=${l} />
			<${U} hidden label=${r("page.replay.pace")} value=${a.pace} onchange=${a.setPace}
				options=${Y("page.pace","calm","usual","quick")} />
		</div>
		<div class="replay-keys">
			<${Jt} label=${r("page.replay.start")} icon="start" off=${c} onclick=${s.start} />
			<${Jt} label=${r("page.replay.trick.back")} icon="fast-back" off=${c} onclick=${s.trickBack} />
			<${Jt} label=${r("page.replay.back")} icon="back" off=${c} onclick=${s.back} />
			<span class="count score">${o}</span>
			<${Jt} label=${r("page.replay.forward")} icon="forward" off=${u} onclick=${s.forward} />
			<${Jt} label=${r("page.replay.trick.forward")} icon="fast-forward" off=${u} onclick=${s.trickForward} />
			<${Jt} label=${r("page.replay.end")} icon="end" off=${u} onclick=${s.end} />
		</div>`}function Vm(e){return e.flatMap((t,n)=>{let s=t.views[0]?.phase==="play"&&t.before?.[0]?.phase!=="play";return n===0||s||ga(t)||t.sheet?[n]:[]})}var ga=e=>tn(e.before?.[0],e.views[0]);function nr(e,t,n,s){if(e.sheet)return r("ask.next");let{line:a}=e;if(!("act"in a))return r("page.replay.dealt",{name:t[a.dealer]});let[o="",...l]=String(a.act).split(" "),c=t[a.seat]??"",u=n>=0&&n!==a.seat,p=e.views[a.seat],d=ga(e);if(o==="lay"){let f=l.map(h=>Le(h,He(p))).join(" "),m=ce(p?.bid??0,s);return u?r("page.replay.laid",{name:c}):r("page.replay.lays",{name:c,cards:f,bid:m})}if(o==="name")return r("page.replay.names",{name:c,trump:D(l[0])});if(o==="play"){let[f,m]=d?["yes",t[d.winner]??""]:["no",""];return r("page.replay.plays",{name:c,card:Le(l[0]??"",He(p)),taken:f,winner:m})}let $=e.views[n];return u&&$?.phase==="offer"&&!$.offers?.[a.seat]?r("page.replay.decided",{name:c}):r("page.replay.offers",{name:c,offer:Q(String(a.act))})}function Gm(e){me(()=>{let t=n=>{let s=e[n.key];if(!s||n.ctrlKey||n.metaKey||n.altKey||n.shiftKey)return;let a=`input, select, textarea, dialog${n.key===" "?", button, a":""}`;n.target instanceof Element&&n.target.closest(a)||(n.preventDefault(),s())};return addEventListener("keydown",t),()=>removeEventListener("keydown",t)})}function Zm({hint:e,variant:t,name:n,bid:s,back:a,onclose:o}){let{told:l,wrong:c}=e,u=r("page.hint.of",{name:n});return i`<${fa} class="replay-hint" title=${u} told=${l} back=${a} onclose=${o}>
		${l?i`<${mn} advice=${l.advice} variant=${t} done=${{act:l.act,name:n,bid:s}} />`:i`<p class=${c?"":"soft"} role="status">${c??r("page.hint.thinking")}</p>`}
	<//>`}function Ym({view:e,variant:t,laid:n,seat:s,name:a,hint:o}){let l=ke(B(e.hand),ne,e.trump),[c,u]=[ns(o?.advice),ns(o)];return i`<div class="replay-held">
		<${rt} view=${e} variant=${t} seat=${s} name=${a} place="south" own=${!0}
			chair=${void 0} now=${0} open=${null} winner=${!1} laid=${n} />
		<div class="cards" style=${{"--n":Math.max(l.length,2)}} aria-label=${a} role="group">${l.map(p=>i`<span key=${p} class="one">
				<${X} card=${p} />
				<span class="mark">
					${c.has(p)?i`<${Se} />`:null}${u.has(p)?i`<${_s} />`:null}
				</span>
			</span>`)}</div>
		<div class="laid">${oe(e.aside)}</div>
	</div>`}function Qm({played:e,table:t,match:n,deal:s,names:a,seat:o,onseat:l,here:c,onplay:u}){let[p,d]=w(!1),$=e.steps[e.steps.length-1]?.views[0]?.trump??"",f=h=>`/replay/${t}/${n}/${h}${o>=0?`?seat=${o}`:""}`,m=a.map((h,g)=>[String(g),r("page.replay.seen",{name:h})]);return i`<header class="replay-head">
		<a class="mark" href="/records">99<span class="unseen"> ${r("page.nav.records")}</span></a>
		<h1>
			<span class="soft">${e.header.rules?.name??fe(e.header.variant)}</span>
			<span>${r("sheet.title",{deal:s+1,trump:D($)})}${" "}<${ee} trump=${$} /></span>
		</h1>
		<nav class="row" aria-label=${r("page.replay.deals")}>
			<${$u} to=${s>0?f(s-1):""} text=${r("page.replay.previous")} arrow="←" />
			<${$u} to=${s+1<e.deals?f(s+1):""} text=${r("page.replay.next")} arrow="→" />
		</nav>
		<${U} hidden label=${r("page.replay.hands")} value=${String(o)}
			options=${[["-1",r("page.replay.all")],...m]}
			onchange=${h=>l(Number(h))} />
		<div class="row doings">
			${t==="mine"?null:i`<a class="button plain to-table" href=${`/t/${t}`} aria-label=${r("page.learn.table")}>
						${Qo(r("page.learn.table"),r("page.replay.table.short"))}
					</a>`}
			<button type="button" class="button plain" aria-keyshortcuts="p" disabled=${!u} onclick=${u}
				aria-label=${r("page.whatif")}>${Qo(r("page.whatif"),r("page.whatif.play"))}</button>
			<a class="button plain" href=${`/report/${t}/${n}/${s}${o>=0?`?seat=${o}`:""}`}>
				${r("page.report.short")}
			</a>
			${t==="mine"?null:i`<button type="button" class="button plain" onclick=${()=>zs(Os(c))}
						aria-label=${r("page.replay.link")}>${Qo(r("page.replay.link"),r("page.replay.link.short"))}</button>`}
			<${S} plain onclick=${()=>d(!0)} say=${r("page.fair.short")} />
		</div>
		${p?i`<${H} title=${r("page.fair")} onclose=${()=>d(!1)}>
					${t==="mine"?i`<${Xm} match=${n} />`:i`<${Un} table=${t} match=${n} />`}
				<//>`:null}
	</header>`}var Qo=(e,t)=>i`<span class="words">${e}</span><span class="arrow">${t}</span>`;function Xm({match:e}){let{value:t}=E(async()=>{let a=await $n();return(a&&await Rs(a.bytes))??""});if(t===void 0)return null;if(t==="")return i`<p>${r("page.fair.packed")}</p>`;let n=[...t.matchAll(/^\s*\{[^\n]*"ninetynine":/gm)].map(a=>a.index),s=n[e-1]??0;return i`<${Un} record=${t.slice(s,n[e]??t.length)} />`}function $u({to:e,text:t,arrow:n}){let s=i`<span class="words">${t}</span><span class="arrow" aria-hidden="true">${n}</span>`;return e?i`<a href=${e}>${s}</a>`:i`<span class="off" aria-disabled="true">${s}</span>`}var eh={start:"M5 4v16M20 4 8 12l12 8z","fast-back":"M12 4 2 12l10 8zM22 4 12 12l10 8z",back:"M15 4 7 12l8 8 1-1-7-7 7-7z",forward:"M9 4l8 8-8 8-1-1 7-7-7-7z",play:"M6 3l14 9-14 9z",pause:"M5 4h4v16H5zM15 4h4v16h-4z","fast-forward":"M2 4l10 8-10 8zM12 4l10 8-10 8z",end:"M19 4v16M4 4l12 8-12 8z"};function Jt({label:e,icon:t,off:n,onclick:s}){return i`<button type="button" class="replay-key" aria-label=${e} title=${e} aria-disabled=${n}
		onclick=${()=>n||s()}>
		<svg viewBox="0 0 24 24" aria-hidden="true" focusable="false"><path d=${eh[t]} /></svg>
	</button>`}function th(e){let t=(o,l)=>Math.max(l,Math.trunc(Number(e.get(o)))||l),[n,s,a]=[t("match",1),t("deal",0),t("step",0)];return{table:e.get("of")||"mine",match:n,deal:s,step:a}}function nh({rest:[e=""]}){let t=th(ve.value),n=Uo(e,t),{value:s,wrong:a}=E(async()=>{let o=await Promise.all([Xo(t),As({table:e,match:1,deal:t.deal})]);if(!sh(o))throw new ye(r("page.replay.gone"));return{key:n,both:o}},n);return a?i`<${F} class="endings" title=${r("page.nav.whatif")} text=${a}>
			<p><a class="button" href="/records">${r("page.nav.records")}</a></p>
		<//>`:s?.key!==n?i`<${F} class="endings" text=${r("page.replay.loading")} />`:i`<main id="main" tabindex="-1" class="endings">
		<${ah} table=${e} from=${t} both=${s.both} />
	</main>`}var sh=([e,t])=>String(e.steps[0]?.line.hands)===String(t.steps[0]?.line.hands),fu=({steps:e})=>e.map(({line:t})=>t).filter(t=>"act"in t);function mu({steps:e}){let t=e.findLast(({views:n})=>n[0]?.phase==="over")?.views;return t&&tr(t,0)}function ah({table:e,from:t,both:[n,s]}){let{header:a}=n,o=Ht(z(a.variant),a.rules),[l,c]=[mu(n),mu(s)];if(!l?.points||!c?.points)return i`<h1>${r("page.nav.whatif")}</h1><p>${r("page.whatif.unfinished")}</p>
			<p><a class="button" href=${`/t/${e}`}>${r("page.records.table")}</a></p>`;let u=Pc(fu(n),fu(s),Me(l),t.step),p=n.steps[0]?.views.length??1,d=[Kt(a,p),Kt(s.header,p)],$=`/replay/${t.table}/${t.match}/${t.deal}`,[f=t.step,m=t.step]=u?.steps??[];return i`<div class="endings-head"><header>
			<p class="soft">${a.rules?.name??fe(a.variant)} ·${" "}
				${r("sheet.title",{deal:t.deal+1,trump:D(c.trump)})}${" "}
				<${ee} trump=${c.trump??""} /></p>
			<h1>${r("page.nav.whatif")}</h1>
			<p class="lead">${oh(u?.trick)}</p>
		</header>
		<${rh} was=${l.points} now=${c.points} names=${d} me=${bn(s.header,p)} /></div>
		<div class="endings-both">
			<${hu} title=${r("page.whatif.was")} played=${n} view=${l} names=${d[0]} variant=${o}
				trick=${u?.trick} step=${f} at=${$} />
			<${hu} title=${r("page.whatif.now")} played=${s} view=${c} names=${d[1]} variant=${o}
				trick=${u?.trick} step=${m} at=${`/replay/${e}/1/${t.deal}`}
				again=${`${$}?step=${t.step}&on=1`} />
		</div>`}function oh(e){return e===void 0?r("page.whatif.same"):e<0?r("page.whatif.parted.before"):r("page.whatif.parted",{n:e+1})}function hu({title:e,played:t,view:n,names:s,variant:a,trick:o,step:l,at:c,again:u}){let p=o===void 0||o<0?void 0:er(t)[l+1];return i`<section>
		<h2>${e}</h2>
		${p?i`<p>${I(nr(p,s,-1,a))}</p>`:null}
		<${Ve} view=${n} names=${s} variant=${a} me=${-1} untitled=${!0} />
		<div class="endings-tricks">
			<h3>${r("tricks.title")}</h3>
			<${st} view=${n} names=${s} from=${Math.max(0,o??0)} />
		</div>
		<p class="row">
			<a class="button" href=${`${c}?step=${l}`}>${r("page.replay")}</a>
			${u?i`<a class="button plain" href=${u}>${r("page.whatif.again")}</a>`:null}
		</p>
	</section>`}function rh({was:e,now:t,names:n,me:s}){let a=e.map((c,u)=>u),o=c=>{let[u="",p=""]=n.map(d=>d[c]??"");return u===p?u:i`${u}<span class="soft small"> / ${p}</span>`},l=(c,u,p="")=>i`<tr class=${p}><th scope="row">${c}</th>
		${a.map(d=>i`<td key=${d} data-mine=${d===s?"":void 0}>${u(d)}</td>`)}</tr>`;return i`<${se}><table class="book endings-difference">
		<caption class="unseen">${r("page.whatif.points")}</caption>
		<thead><tr><td></td>${a.map(c=>i`<th key=${c} scope="col">${o(c)}</th>`)}</tr></thead>
		<tbody>
			${l(r("page.whatif.was"),c=>k(e[c]??0))}
			${l(r("page.whatif.now"),c=>k(t[c]??0))}
		</tbody>
		<tfoot>${l(r("page.whatif.difference"),c=>te((t[c]??0)-(e[c]??0)),"total")}</tfoot>
	</table><//>`}function it({cards:e,can:t,chosen:n,best:s,values:a=null,label:o,open:l=!1,twice:c,onpick:u,onplay:p}){let[d,$]=w(""),f=M(null),m=e.includes(d)?d:e.find(y=>t?.has(y))??e[0];me(()=>{let y=0,O=()=>{for(let N of f.current?.querySelectorAll("[data-card]")??[])ss.set(N.dataset.card??"",N.getBoundingClientRect())},T=requestAnimationFrame(()=>y=setTimeout(O));return()=>(cancelAnimationFrame(T),clearTimeout(y))});function h(y){let O=y.ctrlKey||y.metaKey||y.altKey?void 0:lh(e,m,y.key);O!==void 0&&(y.preventDefault(),O!==""&&($(O),f.current?.querySelector(`[data-card="${O}"]`)?.focus()))}function g(y,O){$(O);let T=y.pointerType==="touch",N=A.play.value==="twice"||A.play.value==="auto"&&T;c||N&&!n.has(O)?u(O):p(O)}let b=(y,O)=>{let T=t===null||t.has(y);return i`<button type="button" key=${y} data-card=${y} class=${n.has(y)?"chosen":""}
			tabindex=${y===m?0:-1} aria-disabled=${T&&t!==null?void 0:"true"}
			aria-pressed=${c?n.has(y):void 0} style=${{"--k":O}}
			onclick=${N=>g(N,y)}>
			<${X} card=${y} dim=${!T} lifted=${n.has(y)} size=${l?"mini":"full"} />
			${a?i`<span class="worth" aria-hidden="true">${a[re(y)]}</span>`:null}
			${s?.has(y)?i`<span class="mark"><${Se} /></span>`:null}
		</button>`},v=e.length>5?Math.ceil(e.length/2):5;return i`<div class=${`hand ${l?"open":""} ${t?"asked":""}`} ref=${f} role="group"
		aria-label=${o} onkeydown=${h} onmousedown=${ih}
		style=${{"--n":Math.max(1,e.length),"--cols":v}}>
		${l?ws(e).map(y=>i`<span key=${re(y[0]??"")} class="same-suit">${y.map(b)}</span>`):e.map(b)}
	</div>`}var ih=e=>e.preventDefault();function lh(e,t,n){let s=e.indexOf(t??"");switch(n){case"ArrowRight":return e[(s+1)%e.length];case"ArrowLeft":return e[(s-1+e.length)%e.length];case"Home":return e[0];case"End":return e.at(-1);case"ArrowUp":return gu(e,s,-1);case"ArrowDown":return gu(e,s,1)}}function gu(e,t,n){let s=re(e[t]??"");for(let a=1;a<e.length;a++){let o=e[(t+n*a+e.length*a)%e.length]??"";if(re(o)!==s)return o}return""}function ch(e,t,n){let s=e.filter(o=>uh(Qt(o)).includes(t.toLowerCase())),a=s.indexOf(n);return s[(a+1)%s.length]}function ya(e,t){let n=[...document.querySelectorAll(`${e} [data-card]`)],s=document.activeElement?.dataset?.card??"",a=ch(n.map(o=>o.dataset.card??""),t,s);return n.find(o=>a&&o.dataset.card===a)?.focus(),a!==void 0}function uh(e){return/^\d+$/.test(e)?e==="10"?["0","t"]:e.length>1?[]:[e]:[e.toLowerCase(),r(`rank.${e}`).slice(-1).toLowerCase()]}function yu(e,t,n,s,a=!1){let o=e.options;if(n)return r("page.paused");if(s){let c=s.cards.find(p=>p.seat===s.winner)?.card??"",u=s.winner===e.seat?"yes":"no";return r("page.won.trick",{you:u,name:t[s.winner]??"",card:dt(c,He(e))})}if(e.phase==="over")return r("ask.next");if(!o){let c=e.turn.filter(u=>u!==e.seat).map(u=>t[u]??"");return c.length?r(a?"ask.unfetched":"ask.wait",{names:P(c),n:c.length}):e.turn.length?" ":r("waiting.table")}if(o.kind==="lay")return r("ask.lay",{n:o.pick??3});if(o.kind==="name")return r("ask.name");if(o.kind==="offer"&&bu(o))return ph(e,t);if(o.kind==="offer")return r((e.offers?.[e.seat??0]??"").startsWith("declare")?"ask.raise":"ask.offer");let l=o.seat===void 0||o.seat===e.seat?"you":"dummy";return o.led?r(o.follow?"ask.follow":"ask.discard",{who:l,suit:D(o.led)}):r("ask.lead",{who:l})}var bu=e=>e.acts?.length===1&&e.acts[0]==="pass";function ph(e,t){let n=e.offers?.findIndex(s=>s.startsWith("reveal"))??-1;return n<0?r("ask.pass.unsaid"):r("ask.pass",{name:t[n]??""})}var wu=e=>e?.led&&e.follow?r("illegal.follow",{suit:D(e.led)}):r("illegal");function kn({options:e,chosen:t,variant:n,onlay:s,busy:a,waits:o=!1,slots:l=!1,premiums:c=!0}){let[u,p]=w("pass"),[d,$]=w(!1),f=e.pick??3,m=(e.offers?.length??0)<=3?e.offers??[]:[],h=Mn([...t],e.worth??""),g=t.size<f?k(h):ce(h,n),b=!o&&(u!=="pass"||d);return i`<div class=${`answer ${b?"sure":""}`}>
		${u==="pass"||!b?b&&m.map(v=>v==="pass"?null:i`<${sr} key=${v} offer=${v} variant=${n} />`):i`<${sr} offer=${u} variant=${n} />`}
		<p class=${`total ${/ /.test(g)?"two":""}`} aria-live="polite">
			${l?i`<${dh} cards=${ke([...t],ne)} pick=${f} worth=${qe(e.worth??"")} />`:null}
			<span class="small">${r("page.yourbid")}</span>${" "}
			<b class="score">${t.size?g:"–"}</b>
		</p>
		${m.length&&c?i`<div class="offers" role="radiogroup" aria-label=${r("col.premium")}>
					${m.map(v=>i`<${je} key=${v} label of=${v==="pass"?"premium":v} variant=${n}>
							<input type="radio" name="premium" checked=${v===u} onchange=${()=>p(v)} />
							<span>${vu(v,n,!1)}</span>
						<//>`)}
					<button type="button" class="button plain what" aria-label=${r("page.premium.what")}
						title=${r("page.premium.what")} aria-expanded=${d} onclick=${()=>$(!d)}>?</button>
				</div>`:null}
		<button type="button" class="button chief" disabled=${t.size!==f||a}
			onclick=${()=>s(m.length?u:"")}>
			${t.size<f?r("lay.more",{n:f-t.size}):u==="pass"?r("page.lay"):r(`page.lay.${u}`,{bid:g})}
		</button>
	</div>`}function dh({cards:e,pick:t,worth:n}){return i`<span class="slots" aria-hidden="true">
		${Array.from({length:t},(s,a)=>{let o=e[a];return i`<span key=${a} class=${`slot ${o?"said":""}`}>
				${o?i`<${X} card=${o} size="mini" /><b class="score">+${n[re(o)]}</b>`:null}
			</span>`})}
	</span>`}function vu(e,t,n=!0){if(e==="pass")return r(n?"menu.pass":"page.nopremium");let{level:s,...a}=ar(e,t);return r(`menu.${s}`,a)}function ar(e,t){let[n="",s=""]=e.split(" ");return{level:n,points:t?.offers[n==="declare"?"declare":"reveal"]??"",n:s}}function sr({offer:e,variant:t}){let{level:n,points:s,n:a}=ar(e,t),o=vs(t);return i`<p class="ask" role="status">${r(`ask.sure.${n}`,{points:s,number:a||"none",loss:o})}</p>`}function ba({options:e,variant:t,onact:n,busy:s,best:a}){let[o,l]=w(""),[c,u]=w(""),p=e.acts??[],d=[...new Set(p.map(m=>m.split(" ")[0]??""))],$=p.filter(m=>m.startsWith(`${o} `));if(x(()=>(l(""),u("")),[p.join()]),bu(e))return i`<div class="answer">
			<${S} chief disabled=${s} onclick=${()=>n("pass")} say=${r("page.pass")} />
		</div>`;if(c){let{level:m,points:h,n:g}=ar(c,t);return i`<div class=${`answer sure ${g?"numbered":""}`}>
			<${sr} offer=${c} variant=${t} />
			<${S} chief disabled=${s} onclick=${()=>n(c)}
				say=${r(`page.sure.${m}`,{points:h,n:g&&` ${g}`})} />
			<${S} onclick=${()=>u("")} say=${r("page.sure.not")} />
		</div>`}let f=m=>m==="pass"||p.every(h=>h!=="pass")?n(m):u(m);return i`<div class="answer">
		<${je} of="premium" class="what">?<span class="unseen"> ${r("col.premium")}</span><//>
		${d.map(m=>{let h=p.every(g=>g!==m);return i`<button type="button" key=${m} class=${`button ${o===m?"chosen":""}`} disabled=${s}
				aria-expanded=${h?o===m:void 0}
				onclick=${()=>h?l(m):f(m)}>
				${a?.split(" ")[0]===m?i`<${Se} />`:null}${vu(m,t)}
			</button>`})}
		${$.length?i`<div class="numbers" role="group" aria-label=${r("ask.number")}>
					<span class="small">${r("ask.number")}</span>
					${$.map(m=>i`<button type="button" key=${m} class="button" disabled=${s} 
							onclick=${()=>f(m)}>
							${m===a?i`<${Se} />`:null}<span class="unseen">${Q(m)}</span>
							<span aria-hidden="true">${m.split(" ")[1]}</span>
						</button>`)}
				</div>`:null}
	</div>`}function wa({options:e,onact:t,busy:n,best:s}){return i`<div class="answer">
		${(e.acts??[]).map(a=>{let o=a.replace(/^name /,"");return i`<button type="button" key=${a} class="button naming" disabled=${n} onclick=${()=>t(a)}>
				<${ot} trump=${o} />${a===s?i`<${Se} />`:null}
			</button>`})}
	</div>`}var Ee=0;async function ku(e){let t=await fetch(`${gs}lesson/${e}`);if(!t.ok)throw new Error(`${e} did not come: ${t.status}`);return t}var xu=async()=>(await ku("course.json")).json();async function Su(e){let t=await(await ku(`${e.id}.99.jsonl`)).text(),n=await Promise.all($h(t).map(s=>on(s,{body:t})));return{...e,names:n[0]?.header.seats??[],deals:n.map(fh)}}function $h(e){let t=0;return e.split(`
`).flatMap(n=>(n.startsWith('{"ninetynine"')&&t++,n.startsWith('{"deal"')?[{match:t,deal:JSON.parse(n).deal}]:[]))}function fh(e){let t=e.header.rules!==void 0;return e.steps.flatMap(({line:n,views:s})=>{let a=s[Ee];return!a||!("act"in n||"deal"in n)?[]:[{act:n.act??"",seat:n.seat??-1,view:t?{...a,why:void 0}:a}]})}function or(e,t){let n=e[t]?.view.options?.seat??Ee;return e.findIndex((s,a)=>a>t&&s.seat===n)}var rr=(e,t)=>e[or(e,t)]?.act??"";var mh=9,[Mu,hh,gh]=[700,1700,280],Au=e=>e==="first"?"ninetynine.lesson":`ninetynine.lesson.${e}`;function yh({id:e,steps:t}){let n=Number(ze(Au(e)));return Number.isInteger(n)&&n>0&&n<t.length-1?n:0}var bh=(e,t)=>ge(Au(e),String(t)),va=()=>A.course.value.split(" ").filter(e=>e!=="");function wh(e){e==="first"&&(A.taught.value=!0),Je("cure",e)&&un(),va().includes(e)||(A.course.value=[...va(),e].join(" "))}function vh(){let e={C:"♣",D:"♦",H:"♥",S:"♠"},t=["A","K","Q","J",..."23456789","10","11","12"];return Object.fromEntries(Object.entries(e).flatMap(([n,s])=>t.map(a=>[a+n,Nt(a)+s])))}function kh(e){let t=z(e),[,n=30,s=20,a=10]=t?.score.made??[],{declare:o=30,reveal:l=60}=t?.offers??{};return{alone:n,two:s,three:a,declare:o,reveal:l}}var Tu=(e,t)=>e[t]?.view,as=(e,t)=>tn(e[t-1]?.view,e[t]?.view),Ou=(e,t,n)=>({view:Tu(e,t),full:{...n,gone:!0},ms:gh});function xh(e,t,n){let s=[],a=t.lies?as(e,t.at):null;a&&s.push(Ou(e,t.at,a));for(let o=t.at+1;o<=n.at;o++){let l=e[o];if(!l?.act.startsWith("play"))continue;let c=as(e,o);o===n.at&&(n.lies||!c)||(s.push({view:l.view,full:c,ms:c?hh:Mu}),c&&s.push(Ou(e,o,c)))}return s}function Sh(e,t){let n=or(e,t.at),s=n;if(t.does==="play")for(;s<e.length-1&&!as(e,s);)s++;return e.slice(n,s+1).map(({view:a},o)=>({view:a,full:as(e,n+o),ms:Mu}))}var ka=class{moving=L(!1);rests=L(!1);chosen=L(new Set);reply=L("");#e=0;#n=()=>{};constructor(t){this.lesson=t,this.at=L(yh(t)),this.shown=L(this.#i(this.step()))}step(t=this.at.peek()){return this.lesson.steps[t]}get last(){return this.lesson.steps.length-1}be(t){this.stop(),Fe(()=>{this.#c(!1),this.at.value=t,this.shown.value=this.#i(this.step(t))}),bh(this.lesson.id,t),t===this.last&&wh(this.lesson.id)}back(){let t=this.moving.peek()||this.rests.peek();this.be(Math.max(0,this.at.peek()-(t?0:1)))}forward(){if(this.moving.peek())return this.stop(),this.#n();if(this.rests.peek())return this.be(this.at.peek()+1);let t=this.step();if(t.does!=="lay")return this.#p();let n=this.#a(t),s=this.chosen.peek();if(n.every(a=>s.has(a))&&s.size===n.length)return this.#p();this.chosen.value=new Set(n),this.reply.value=this.words("so")}words(t,n){let s=this.step(),a=`${this.lesson.id}.${s.say}${t?`.${t}`:""}`;return t&&!$e(`course.${a}`)?"":r(`course.${a}`,{...vh(),...kh(this.lesson.variant),...n})}answer(t){let n=this.step(),s=n.ask?String(n.right):rr(this.#t(n),n.at);if(t===s)return this.#p();this.reply.value=this.#r(n,t.replace(/^name /,""))}play(t){let n=this.step();if(t===this.#a(n)[0])return this.#p();let s=this.#s(n),a=s?.trick?.[0]?.card,o=B(s?.options?.from),l=a&&!o.includes(t);this.reply.value=l?r("page.learn.must",{suit:r(`suit.${re(a)}`)}):this.#r(n,t)}lay(){let t=this.step(),n=this.#s(t)?.options?.worth??"",s=[...this.chosen.peek()],a=this.#a(t),o=Mn(s,n);if(s.every(l=>a.includes(l)))return this.#p();if(o!==Mn(a,n))return void(this.reply.value=this.#r(t,String(o),{n:o}));this.chosen.value=new Set(a),this.reply.value=this.words("also")}stop(){clearTimeout(this.#e)}#t(t){return this.lesson.deals[t.deal]??[]}#s(t){return this.#t(t)[t.at]?.view}#a(t){return rr(this.#t(t),t.at).split(" ").slice(1)}#r(t,n,s){return this.words(t.no?.[n]??"no",s)||r("page.learn.no")}#i(t){return{view:Tu(this.#t(t),t.at),full:t.lies?as(this.#t(t),t.at):null}}#c(t){this.moving.value=t,this.rests.value=!1,this.chosen.value=new Set,this.reply.value=""}#p(){let t=this.at.peek()+1,[n,s]=[this.step(),this.lesson.steps[t]];if(!s)return;if(s.deal===n.deal&&s.at-n.at<=mh)return this.#u(xh(this.#t(n),n,s),()=>this.be(t));let a=n.does?Sh(this.#t(n),n):[],o=a.pop();this.#u(a,o?()=>this.#d(o):()=>this.be(t))}#d(t){Fe(()=>{this.#c(!1),this.rests.value=!0,this.shown.value=t})}#u(t,n){this.#n=n,Fe(()=>this.#c(t.length>0)),this.#o(t)}#o([t,...n]){if(!t)return this.#n();this.shown.value=t,this.#e=setTimeout(()=>this.#o(n),t.ms)}};var ju=()=>E(async()=>{let[e]=await Promise.all([xu(),Gr(G.peek(),gs)]);return e});function Nu({plans:e}){x(()=>{document.title=`${r("course.title")} · Ninety-Nine`});let t=new Set(va()),n=e.find(l=>!t.has(l.id))?.id,[s,...a]=e,o=[["start",s?[s]:[]],["well",a.filter(l=>l.variant===s?.variant)],["ways",a.filter(l=>l.variant!==s?.variant)]];return i`<main id="main" tabindex="-1" class="lessons">
		<h1>${r("course.title")}</h1>
		<p class="lead">${r("course.lead")}</p>
		<p class="soft">${r("course.finished",{n:e.filter(l=>t.has(l.id)).length,of:e.length})}</p>
		${o.map(([l,c])=>i`<section key=${l}><h2>${r(`course.part.${l}`)}</h2>
				<ol start=${e.indexOf(c[0])+1}>${c.map(u=>i`<${Oh} key=${u.id} plan=${u} n=${e.indexOf(u)+1} done=${t.has(u.id)}
						next=${u.id===n} />`)}</ol>
			</section>`)}
		<p class="row">
			<a class="button plain" href="/problems">${r("page.nav.problems")}</a>
			<a class="button plain" href="/bids">${r("page.nav.bids")}</a>
			<a class="button plain" href="/daily">${r("page.nav.daily")}</a>
		</p>
	</main>`}var Oh=({plan:{id:e,minutes:t},n,done:s,next:a})=>i`<li class=${s?"done":a?"next":""}>
	<a href=${`/learn/${e}`}>
		<span class="number score" aria-hidden="true">${n}</span>
		<b>${r(`course.${e}`)}</b>
		<span class="soft goal">${r(`course.${e}.goal`)}</span>
		<span class="small soft">${s?`✓ ${r("course.seen")}`:r("course.minutes",{n:t})}</span>
	</a>
</li>`;function Mh({rest:[e=""]}){let{value:t,wrong:n}=ju(),s=e||(ve.value.get("table")?"first":""),a=t?.find(o=>o.id===s);return n||t&&s&&!a?i`<${Bu} why=${n??r("page.nowhere")} />`:t?a?i`<${Ah} key=${a.id} plan=${a} plans=${t} />`:i`<${Nu} plans=${t} />`:i`<${Cu} />`}var Bu=({why:e})=>i`<${F} title=${r("page.nav.learn")} text=${e}>
	<p><a class="button" href="/">${r("page.nowhere.go")}</a></p>
<//>`,Cu=()=>i`<main id="main" tabindex="-1" class="table lesson">
	<p class="opening" role="status">${r("page.opening")}</p>
</main>`;function Ah({plan:e,plans:t}){let{value:n,wrong:s}=E(()=>Su(e)),a=he(()=>n&&new ka(n),[n]);return x(()=>{e.id==="first"&&oo()?.stage==="lesson"&&cn("lesson")},[]),x(()=>()=>a?.stop(),[a]),x(()=>{document.title=`${r(`course.${e.id}`)} · Ninety-Nine`}),s?i`<${Bu} why=${s} />`:a?i`<${Th} run=${a} plans=${t} />`:i`<${Cu} />`}function Eu(){let e=ml(ve.value.get("table")??"");return e&&"table"in e?`/t/${e.table}`:void 0}function Th({run:e,plans:t}){let n=Eu(),s=e.at.value,{lesson:a}=e,o=e.step(s),l=M(null);Lh(e);let c=e.rests.value,u=M(`${s} ${c}`);x(()=>{if(u.current===`${s} ${c}`)return;u.current=`${s} ${c}`;let b=o.does==="lay"||o.does==="play"?'.hand button[tabindex="0"]':".asking .button",v=o.leaf==="end"?".over .chief":!c&&(o.does||o.ask)?b:".on";l.current?.querySelector(v)?.focus({preventScroll:!0})},[s,c]);let{view:p,full:d}=e.shown.value,$=z(a.variant),f=a.names.map((b,v)=>v===Ee?r("you"):b==="dummy"?r("dummy"):b),m=o.leaf==="account"?"sheeted":o.leaf==="end"?"covered":"",h=e.moving.value||c?"":m,g=r("course.number",{n:t.findIndex(b=>b.id===a.id)+1});return i`<${pt.Provider} value=${He(p)}><main id="main" tabindex="-1" class="table lesson" ref=${l}
		data-lesson=${a.id} data-leaf=${o.leaf} data-point=${o.point}>
		<header class="head">
			<a class="mark" href="/">99<span class="unseen"> ${r("page.home")}</span></a>
			<div class="where"><${ot} trump=${p.trump??""} /><h1>${g}</h1></div>
			<nav aria-label=${r("page.table.menu")}>
				<${S} plain disabled=${s===0} onclick=${()=>e.be(0)} say=${r("page.learn.again")} />
				<a class="button plain" href=${n??"/learn"}>${r(n?"page.learn.table":"page.learn.leave")}</a>
			</nav>
		</header>
		<div class="spread">
			<${jh} run=${e} step=${o} n=${s} />
			<div class=${`board of-${Me(p)} ${h==="sheeted"?h:""}`}>
				<${Dh} run=${e} step=${o} view=${p} full=${d} name=${f[Ee]??""} />
				<${Ot} view=${p} variant=${$} names=${f} me=${Ee} elsewhere=${Ee} full=${d} over=${h}
					laid=${Et($,p.phase)} played=${Ch(e,o,p,f)}
					onhurry=${()=>e.moving.peek()&&e.forward()}>
					<${Nh} step=${o} view=${p} names=${f} run=${e} plans=${t} />
				<//>
			</div>
		</div>
	</main><//>`}function jh({run:e,step:t,n}){let s=e.moving.value,a=e.rests.value,{id:o}=e.lesson,l=(t.does||t.ask)&&!s&&!a,c=e.reply.value===r("page.learn.tap");return i`<section class="told" aria-label=${r(`course.${o}`)}>
		<h2>${r(t.chapter?`course.${o}.chapter.${t.chapter}`:`course.${o}`)}</h2>
		<div class=${`words ${s?"past":""}`} aria-live="polite" aria-atomic="true"
			data-replied=${e.reply.value!==""&&!c}>
			<p class="say">${I(e.words(a?"yes":void 0))}</p>
			<p class=${`reply ${c?"plain":""}`}>${I(e.reply.value)}</p>
		</div>
		<div class="turns">
			<button type="button" class="button back" disabled=${n===0&&!a} onclick=${()=>e.back()}>
				${r("page.learn.back")}
			</button>
			${l?i`<button type="button" class="button plain show" onclick=${()=>e.forward()}>
						${r("page.learn.show")}
					</button>`:null}
			<span class="count score">${r("page.replay.at",{n:n+1,of:e.last+1})}</span>
			${l?null:i`<button type="button" class="button on chief" disabled=${n===e.last} onclick=${()=>e.forward()}>
						${r("page.learn.on")}
					</button>`}
		</div>
	</section>`}function Nh({step:e,view:t,names:n,run:s,plans:a}){if(s.rests.value||s.moving.value&&e.leaf!=="values")return null;let o=t.options,l=z(s.lesson.variant),c=e.leaf==="values"&&t.phase==="lay"?i`<${Du} worth=${o?.worth??""} />`:null,u=p=>s.answer(p);return i`${e.does==="lay"&&o?i`<section class="asking asked laying" aria-label=${r("page.yours")}>
					${c?i`<div class="leaf worths">${c}</div>`:null}
					<${kn} options=${{...o,offers:[]}} chosen=${s.chosen.value} variant=${l} busy=${!1}
						onlay=${()=>s.lay()} slots />
				</section>`:c&&i`<div class="leaf centre">${c}</div>`}
		${e.does==="offer"&&o?i`<section class="asking asked offering" aria-label=${r("page.yours")}>
					<${ba} options=${o} variant=${l} busy=${!1} onact=${u} />
				</section>`:null}
		${e.does==="name"&&o?i`<section class="asking asked naming" aria-label=${r("page.yours")}>
					<${wa} options=${o} busy=${!1} onact=${u} />
				</section>`:null}
		${e.ask?i`<${Bh} from=${e.ask} onsay=${u} />`:null}
		${e.leaf==="account"?i`<div class="over leaf sheeted"><${Ve} view=${t} names=${n} me=${Ee} untitled /></div>`:null}
		${e.leaf==="end"?i`<${Eh} run=${s} plans=${a} />`:null}`}var Bh=({from:e,onsay:t})=>i`<section class="asking asked" aria-label=${r("page.yours")}>
	<div class="answer"><div class="numbers">${e.map(n=>i`<button type="button" key=${n} class="button" onclick=${()=>t(String(n))}>${k(n)}</button>`)}</div></div>
</section>`;function Ch(e,t,n,s){let a=en(n),o=n.shown?.[a]?.hand;if(n.control===void 0||o===void 0)return null;let l=!e.moving.value&&!e.rests.value&&t.does==="play"&&n.options?.seat===a,c=l?new Set(B(n.options?.from)):null,u=d=>l&&e.play(d),p=i`<${it} cards=${ke(B(o),ne,n.trump)} can=${c} chosen=${new Set}
		label=${s[a]} open twice=${!1} onpick=${u} onplay=${u} />`;return{seat:a,hand:p}}function Du({worth:e}){let t=qe(e);return i`<ul class="values" aria-label=${r("page.learn.values.title")}>
		${[...ne].map(n=>i`<li key=${n}>
				<${ee} trump=${n} /><b class="score"><span class="unseen">${r(`suit.${n}`)} </span>${t[n]??""}</b>
				<span>${r(`page.learn.shape.${n}`)}</span>
			</li>`)}
	</ul>`}function Eh({run:e,plans:t}){let{id:n,variant:s}=e.lesson,a=Eu(),{busy:o,once:l}=J(),c=oo(),u=n==="first"&&c?.stage==="match"&&c.of==="",p=()=>l(async()=>{if(u)return $l();await Ae();let m=xe.value.find(h=>h.id===s);m&&await dl(m,Ur)}),d=t[t.findIndex(m=>m.id===n)+1],$=n==="first"||s!=="standard",f=i`<button type="button" class=${`button ${$?"chief":"plain"}`} disabled=${o}
		aria-busy=${o} onclick=${p}>${r(u?"way.go.first":"page.home.play")}</button>`;return i`<div class="over leaf end">
		<h2>${r(n==="first"?"page.learn.done":"course.done")}</h2>
		${u?i`<${Ds} at="match" />`:null}
		${n==="first"?i`<${Du} worth=${z(s)?.worth??""} />`:null}
		<div class="row">
			${a?i`<a class="button chief" href=${a}>${r("page.learn.table")}</a>`:$?f:null}
			${d&&!u?i`<a class=${`button ${$||a?"plain":"chief"}`} href=${`/learn/${d.id}`}>
						${r("course.next",{name:r(`course.${d.id}`)})}</a>`:null}
			${$&&n!=="first"?i`<a class="button plain" href=${`/rules/${s}`}>${r("page.learn.rules")}</a>`:null}
			${$||a?null:f}
			${u?null:i`<a class="button plain" href="/learn">${r("course.all")}</a>`}
		</div>
	</div>`}function Dh({run:e,step:t,view:n,full:s,name:a}){let o=!e.moving.value&&!e.rests.value,l=o&&t.does==="lay",c=o&&(l||t.does==="play")&&(n.options?.seat??Ee)===Ee?n.options:void 0,u=c?new Set(B(c.from)):null,p=e.chosen.value,d=m=>{if(!c)return;let h=new Set(l?p:[]);if(p.has(m))h.delete(m);else if(h.size<(c.pick??1))h.add(m);else return void(e.reply.value=r("lay.full",{n:h.size}));if(Fe(()=>{e.chosen.value=h,e.reply.value=""}),l)return;h.size===1&&u?.has(m)?e.reply.value=r("page.learn.tap"):e.play(m)},$=m=>c&&e.play(m),f=n.phase==="lay"&&t.worth?qe(n.options?.worth??""):null;return i`<section class=${`mine ${c?"asked":""}`} aria-label=${r("page.yourhand")}>
		<div class="me">
			<${rt} view=${n} seat=${Ee} name=${a} place="south" own chair=${void 0} now=${0} open=${null}
				winner=${s?.winner===Ee} laid=${Et(z(e.lesson.variant),n.phase)} />
			${n.aside?i`<div class="laid" role="group" aria-label=${r("page.aside")}>${oe(n.aside)}</div>`:null}
		</div>
		<${it} cards=${bs(n,Ee)} can=${u} chosen=${p} values=${f}
			label=${r("page.yourhand")} twice=${l} onpick=${d} onplay=${$} />
	</section>`}function Lh(e){x(()=>{function t(n){let s=n.target,a=n.ctrlKey||n.metaKey||n.altKey||n.shiftKey;if(!(n.defaultPrevented||a||s.closest("input, select, textarea, dialog"))){if(n.key==="ArrowRight")e.forward();else if(n.key==="ArrowLeft")e.back();else if(!e.moving.peek()&&e.step().ask?.includes(Number(n.key)))e.answer(n.key);else if(!ya(".lesson .hand",n.key))return;n.preventDefault()}}return document.addEventListener("keydown",t),()=>document.removeEventListener("keydown",t)},[e])}var Ph={complaints:qh,people:_h,tables:zh,log:Kh};function Rh(e){let t=W.value,{value:n,wrong:s}=E(()=>hi({}),t?.id),[a,o]=w("complaints");if(!n||!n.operator)return i`<${F} title=${r("page.nav.operate")} wrong=${s} text=${n?r("page.operate.refused"):""} />`;let l=Ph[a];return i`<main id="main" tabindex="-1" class="operate">
		<h1>${r("page.nav.operate")}</h1>
		<${R} hidden label=${r("page.nav.operate")} value=${a} onchange=${o}
			options=${Y("page.operate","complaints","people","tables","log")} />
		<${l} key=${a} />
	</main>`}var os=e=>we(e,{dateStyle:"medium",timeStyle:"short"});function Sa({asked:e,empty:t,children:n}){return e.value?t?i`<p class="soft" role="status">${r("page.operate.none")}</p>`:i`<ul class="found">${n}</ul>`:i`<p class=${e.wrong?"trouble":"soft"} role="status">${e.wrong??""}</p>`}function qh(){let[e,t]=w(0),n=E(()=>_i({}),e),s=n.value?.complaints??[];return i`<${Sa} asked=${n} empty=${s.length===0}>${s.map(a=>i`<li key=${a.id}><${Wh} complaint=${a} ondone=${()=>t(e+1)} /></li>`)}<//>`}function Wh({complaint:{id:e,at:t,by:n,whom:s,table:a,match:o,lines:l=[],text:c},ondone:u}){return i`<h2>${r("page.operate.complaint",{n:e})}</h2>
		<p class="soft small">${os(t)} · ${r("page.operate.from",{id:n})} · ${r("page.operate.at",{table:a,match:o})}</p>
		${l.map(p=>i`<blockquote key=${p.seq}>${p.text}</blockquote>`)}
		${c?i`<p>${c}</p>`:null}
		<${Pu} id=${s} complaint=${e} ondone=${u} />`}function Lu({label:e,onfind:t}){let[n,s]=w("");return i`<form class="row" onsubmit=${o=>(o.preventDefault(),t(n.trim()))}>
		<${ae} label=${e} value=${n} oninput=${s} />
		<button class="button">${r("page.operate.find")}</button>
	</form>`}function _h(){let[e,t]=w(""),[n,s]=w(""),a=E(()=>Pi({find:e}),e),o=a.value?.people??[];return i`<${Lu} label=${r("page.operate.who")} onfind=${t} />
		<${Sa} asked=${a} empty=${o.length===0}>${o.map(l=>i`<li key=${l.id}>
				<button type="button" class="button plain" aria-expanded=${n===l.id}
					onclick=${()=>s(n===l.id?"":l.id)}>${l.tagged}</button>
				${n===l.id?i`<${Pu} id=${l.id} />`:null}
			</li>`)}<//>
		${a.value?.more?i`<p class="soft">${r("page.operate.more")}</p>`:null}
		<h2>${r("page.operate.network")}</h2>
		<${Ih} />`}function Ih(){let[e,t]=w("");return i`<${ae} label=${r("page.operate.network.which")} value=${e} oninput=${t} />
		${e.trim()?i`<${xa} whom=${e.trim()} acts=${["ban","ban-all","lift"]} />`:null}`}function Fh({of:{banned:e,bannedUntil:t,bannedFor:n,silenced:s,silencedUntil:a,silencedFor:o}}){let l=(c,u,p)=>i`<p>
		<b>${r(`page.operate.act.${c}`)}</b>${u?` ${r("page.operate.until.short",{date:os(u)})}`:""}: ${p}
	</p>`;return i`${e?l("ban",t,n):null}
		${s?l("silence",a,o):null}`}function Pu({id:e,complaint:t,ondone:n}){let[s,a]=w(0),{value:o,wrong:l}=E(()=>Ri({player:e}),e,s);if(!o)return i`<p class=${l?"trouble":"soft"} role="status">${l??""}</p>`;let c=["silence","ban","rename","lift",...t?["dismiss"]:[]],u=()=>(a(s+1),n?.());return i`<p><b>${o.tagged}</b> <span class="soft small">${e} · ${os(o.created)}</span></p>
		<${Fh} of=${o.sanctions} />
		${o.tables.map(p=>i`<${Ru} key=${p.id} table=${p} />`)}
		<${xa} whom=${e} acts=${c} complaint=${t} ondone=${u} />
		${o.audit.length?i`<${qu} entries=${o.audit} />`:null}`}var Ru=({table:e})=>i`<p class="small">
	<a href=${`/t/${e.id}`}>${e.id}</a> · ${fe(e.variant)} · ${r(`page.operate.status.${e.status}`)} ·${" "}
	${e.chairs.map(t=>t.name).filter(Boolean).join(", ")}
</p>`;function xa({whom:e,acts:t,table:n,complaint:s,ondone:a}){let o={act:t[0]??"",day:"",reason:"",name:""},[l,c]=w(o),u=K(m=>c(h=>({...h,...m}))),{busy:p,once:d}=J(),$=["silence","ban","ban-all"].includes(l.act);return i`<form class="acts" onsubmit=${m=>{m.preventDefault(),d(async()=>{await Fi({act:l.act,whom:e,reason:l.reason,...$&&l.day?{until:Date.parse(l.day)}:{},...l.act==="rename"?{name:l.name}:{},...n&&l.act==="remove"?{table:n}:{},...s?{complaint:s}:{}}),j(r("page.operate.done")),c(o),a?.()})}}>
		<${U} label=${r("page.operate.act")} value=${l.act} options=${Y("page.operate.act",...t)}
			onchange=${u("act")} />
		${l.act==="rename"?i`<${ae} label=${r("page.operate.name")} value=${l.name} required oninput=${u("name")} />`:null}
		${$?i`<${ae} type="date" label=${r("page.operate.until")} value=${l.day} oninput=${u("day")} />`:null}
		<${ae} label=${r("page.operate.reason")} maxlength="200" required value=${l.reason} oninput=${u("reason")} />
		<button class="button" aria-busy=${p}>${r("page.operate.do")}</button>
	</form>`}function zh(){let[e,t]=w(""),[n,s]=w(""),[a,o]=w(0),l=E(()=>qi({find:e}),e,a),c=l.value?.tables??[];return i`<${Lu} label=${r("page.operate.where")} onfind=${t} />
		<${Sa} asked=${l} empty=${c.length===0}>${c.map(u=>i`<li key=${u.id}>
				<${Ru} table=${u} />
				<button type="button" class="button plain" aria-expanded=${n===u.id}
					onclick=${()=>s(n===u.id?"":u.id)}>${r("page.operate.show")}</button>
				${n===u.id?i`<${Hh} id=${u.id} ondone=${()=>o(a+1)} />`:null}
			</li>`)}<//>`}function Hh({id:e,ondone:t}){let{value:n,wrong:s}=E(()=>Wi({table:e}),e);if(!n)return i`<p class=${s?"trouble":"soft"} role="status">${s??""}</p>`;let a=n.chairs.filter(o=>o.player);return i`${n.talk.map(o=>i`<p key=${o.seq} class="small"><b>${o.name}</b> ${o.text}</p>`)}
		<${xa} whom=${e} acts=${["close"]} ondone=${t} />
		${a.map(o=>i`<h2 key=${o.player}>${o.name}</h2>
			<${xa} whom=${o.player??""} table=${e} acts=${["remove"]} ondone=${t} />`)}`}function Kh(){let[e,t]=w(0),n=E(()=>Ii({before:e}),e),s=n.value?.entries??[],a=s.at(-1)?.n??0;return i`<${Sa} asked=${n} empty=${s.length===0}><li><${qu} entries=${s} /></li><//>
		${a>1?i`<${S} onclick=${()=>t(a)} say=${r("page.operate.older")} />`:null}`}var qu=({entries:e})=>i`<ol class="small entries" aria-label=${r("page.operate.log")}>${e.map(t=>i`<li key=${t.n} value=${t.n}>
		${os(t.at)} · ${t.operator} · <b>${r(`page.operate.act.${t.act}`)}</b> ${t.whom} ${t.table??""}${" "}
		${t.until?r("page.operate.until.short",{date:os(t.until)}):""} · ${t.reason}
	</li>`)}</ol>`;var Oa=(e,t)=>e?r(`page.line.${e}`):r(t==="lost"?"page.line.back":"page.line.saved"),Ma=e=>e.waiting.value.filter(t=>t.late),Wu=e=>[e.split(" ")[0]??"",e.split(" ").slice(1).join(" ")],Jh={ready:"page.ready",unready:"page.unready",claim:"page.claim",stand:"page.leave",back:"page.back",resume:"page.resume",sit:"page.sit",undo:"page.undo",redo:"page.do.redo",replay:"page.do.replay",pause:"page.do.pause",abandon:"page.abandon"};function rs({do:e,act:t="",text:n="",on:s=!1}){let[a,o]=Wu(t);return e==="chat"?r("page.unsent.chat",{text:n}):e==="answer"?r(s?"page.agree":"page.disagree"):e!=="act"?r(Jh[e==="ask"?n:e]??"page.unsent.other"):a==="play"||a==="lay"?P(B(o).map(l=>dt(l))):a==="name"?D(o):Q(t)}function Uh({command:e}){let[t,n]=Wu(e.act??"");return e.do==="act"&&(t==="play"||t==="lay")?i`<span class="of">${oe(n)}</span>`:i`<b>${rs(e)}</b>`}function ir({unsent:e,told:t=""}){return Ma(e).map(n=>i`<p key=${n.command.id} class="unsent">
		<span>${r(n.undo?"page.unsent.stopping":"page.unsent")} <${Uh} command=${n.command} /></span>
		${n.undo?null:i`<button type="button" class="button plain" onclick=${()=>e.withdraw(n.command.id)}>
					${r("page.unsent.stop")}<span class="unseen"> ${rs(n.command)}</span>
				</button>`}
		${n.why&&!t?i`<small>${n.why}</small>`:null}
	</p>`)}function _u({table:e}){let t=e.wrong.value,n=M("");x(()=>{n.current&&!t&&!A.spoken.peek()&&j(Oa("",n.current),!0),n.current=t},[t]);let s=A.spoken.value?{}:{role:"status"};return i`<div class="signs" ...${s}>
		${t?i`<p class="cut"><span aria-hidden="true" class="broken"></span>${Oa(t,"")}</p>`:null}
		<${ir} unsent=${e.unsent} told=${t} />
	</div>`}var Iu={times:100,each:50},Vh=2**31-1,Gh=50,Zh=({settings:e,host:t,talk:n,...s})=>s,Aa=class{#e;#n;#t=Promise.resolve();#s=null;#a=null;#r=[];#i="";#c=!1;#p=0;#d=0;#u=new Set;#o=!1;#$="";constructor(t,n,s){this.#e=t,this.#n=n,this.rules=s}end(){this.#o=!0,clearTimeout(this.#d)}hear(t){this.#s=t,this.#r.push(Zh(t)),this.#m(()=>this.#l())}obey(t){return this.#m(()=>this.#b(t))}line(t){t!==this.#$&&this.#n([Oa(t,this.#$)]),this.#$=t}#m(t){let n=this.#t.then(()=>this.#o?void 0:t());return this.#t=n.catch(s=>this.#n([C(s)]))}async#l(t){let n=this.#r.slice(0,Gh);if(!t&&n.length===0)return;let{settings:s,host:a}=this.#e.settled.peek(),o=await sn(()=>$i({lang:G.peek(),now:this.#e.now(),settings:s,host:a,news:n,mind:this.#i,...this.#a&&{before:this.#a},refused:this.#c,...t}));if(this.#r.splice(0,n.length),this.#a=n.at(-1)??this.#a,this.#i=o.mind??"",clearTimeout(this.#d),o.again){let l=Math.min(o.again-this.#e.now(),Vh);this.#d=setTimeout(()=>{this.#m(()=>this.#l({}))},l)}return this.#c=!1,this.#o||this.#n(o.said),o}async#f(){for(let t=0;(this.#s?.seq??0)<this.#p&&t<Iu.times;t++)await new Promise(n=>setTimeout(n,Iu.each))}async#b(t){await this.#f();let n=await this.#l({line:t.normalize("NFC")});if(n?.do)return this.#g(n.do);switch(n?.want){case"hint":{let{advice:s}=await this.#e.port.hint();return await this.#l({hint:s}),this.#n(fn(s,this.rules(),a=>rs({id:"",do:"act",act:a})))}case"report":return void this.#w();case"quit":return Z(this.#h())}}#h(){let{table:{stage:t,match:n}={stage:"",match:0},view:s}=this.#s??{},a=t==="waiting"&&n>0?ts(this.#e.id,this.#e.settled.peek().settings):void 0;return a?(s?.phase==="over"?a.played:a.givenUp).href:"/"}async#g({id:t,...n}){if(n.do==="ask"&&n.text==="undo"&&this.#e.stopLate())return;if(W.peek()||await Ns(r("page.guest")),n.do==="ready")return this.#y(await this.#e.ready());let{answered:s,late:a}=this.#e.put(n),o=s.then(u=>{this.#y(u),u?.late&&this.#n([r("page.unsent.late")])},u=>{this.#c=!0,this.#n([C(u)])}),l=a.then(()=>!0);if(!await Promise.race([o,l]))return;let c=n.do==="act"?"act":"other";this.#n([r("page.unsent.typed",{what:rs({id:"",...n}),undo:c,command:r("cmd.undo")})])}#y(t){this.#p=Math.max(this.#p,t?.seq??0)}async#w(){let{table:{match:t}={match:0},view:n}=this.#s??{},s=`${t} ${n?.deal}`;if(!this.#u.has(s)){this.#u.add(s);try{let a;for await(a of Dn(this.#e.id,t,n?.deal??0,()=>!this.#o));a&&await this.#m(()=>this.#l({report:a}))}catch(a){this.#n([C(a)])}this.#u.delete(s)}}};var Fu={lines:250,typed:50};function is(){let[e,t]=w([]),n=M(0);return{lines:e,print:(a,o=!1)=>{let l=a.map(c=>({id:n.current++,text:c,typed:o}));l.length&&t(c=>[...c,...l].slice(-Fu.lines))}}}function ls({lines:e,print:t,obey:n}){let s=a=>{a&&t([`› ${a}`],!0),n(a)};return i`<section class="speech" aria-label=${r("page.speech.region")}>
		<${Yh} onsend=${s} />
		<${Qh} lines=${e} />
	</section>`}function zu({table:e,variant:t}){let n=is(),s=M(t);s.current=t;let a=he(()=>new Aa(e,n.print,()=>s.current),[e]);return x(()=>{let o=e.newest.subscribe(c=>c&&a.hear(c)),l=e.wrong.subscribe(c=>a.line(c));return()=>{l(),o(),a.end()}},[a]),i`<${ls} ...${n} obey=${o=>{a.obey(o)}} />`}function Yh({onsend:e}){let t=M(null),n=M({all:[],at:0});x(()=>t.current?.focus(),[]);function s(o){o.preventDefault();let l=t.current?.value.trim()??"";t.current&&(t.current.value=""),l&&(n.current.all=[...n.current.all.filter(c=>c!==l),l].slice(-Fu.typed)),n.current.at=n.current.all.length,e(l)}function a(o){let l=o.key==="ArrowUp"?-1:o.key==="ArrowDown"?1:0;if(!l||!t.current)return;o.preventDefault();let{all:c,at:u}=n.current;n.current.at=Math.max(0,Math.min(c.length,u+l));let p=c[n.current.at]??"";t.current.value=p,t.current.setSelectionRange(p.length,p.length)}return i`<form onsubmit=${s}>
		<label for="command">${r("page.speech.field")}</label>
		<input id="command" name="command" type="text" ref=${t} onkeydown=${a}
			autocomplete="off" autocapitalize="off" autocorrect="off" spellcheck=${!1} enterkeyhint="send" maxlength="400" />
		<button class="button">${r("page.speech.do")}</button>
	</form>`}function Qh({lines:e}){let t=M(null);return me(()=>{t.current&&(t.current.scrollTop=t.current.scrollHeight)},[e]),i`<div class="log" role="log" aria-live="polite" aria-label=${r("page.speech.log")} tabindex="0" ref=${t}>
		${e.map(({id:n,text:s,typed:a})=>i`<p key=${n} ...${a?{class:"typed","aria-hidden":"true"}:{class:""}}>${s}</p>`)}
	</div>`}function Xh({trump:e}){if(e.by==="turnup")return[];let t=e.by==="rotation"?e.rotation:["none",e.first??"none","C","D","H","S"];return[...new Set(t)].filter(Boolean)}function Ta({opening:e,names:t,rules:n,set:s}){if(!n)return null;let a=Xh(n),o=e??{totals:t.map(()=>0),trump:a[0]};return i`<details open=${e!==void 0}>
		<summary>${r("page.pad.opening")}</summary>
		<div class="stack">
			<p class="soft small">${r("page.pad.opening.about")}</p>
			<fieldset class="amounts">
				<legend class="unseen">${r("page.pad.opening")}</legend>
				${t.map((l,c)=>i`<${pe} key=${c} label=${l} value=${o.totals[c]??0}
					min=${-9999} max=${9999}
					onchange=${u=>s({...o,totals:o.totals.with(c,u)})} />`)}
			</fieldset>
			${n.game.deals?i`<${pe} label=${r("page.pad.opening.deals")} value=${o.deals??0} min=${0} max=${n.game.deals-1}
						onchange=${l=>s({...o,deals:l})} />`:null}
			${a.length?i`<${R} label=${r("page.pad.opening.trump")} value=${o.trump??"none"}
						options=${a.map(l=>[l,D(l)])}
						onchange=${l=>s({...o,trump:l})} />`:null}
		</div>
	</details>`}var ja=e=>{if(!e)return;let{trump:t,...n}=e,s=t&&t!=="none"?{...n,trump:t}:n;return s.trump||s.deals||s.totals.some(a=>a!==0)?s:void 0};var be=(e,t)=>t===void 0?"":e.seats[t]||(t<e.choices.live?r("seat",{n:t+1}):r("dummy")),Ye=e=>e.seats.map((t,n)=>be(e,n)),Hu=({rules:e,house:t})=>t?e.name:r(`variant.${e.id}`),cs=e=>{let t=e.date?Date.parse(`${e.date}T12:00`):NaN;return Number.isNaN(t)?Hu(e):`${Hu(e)} · ${we(t,{dateStyle:"long"})}`};function us(e){let t=e.map(n=>n.trim().toLowerCase());return e.find((n,s)=>t[s]&&t.indexOf(t[s])<s)}function Mt(e){let t=Ye(e),{end:n}=e;if(n&&!n.cut)return r("page.winner",{names:P(n.winners.map(o=>t[o]??"")),n:n.winners.length,you:"no"});let s=Math.max(...e.totals),a=t.filter((o,l)=>e.totals[l]===s);return e.deals.length===0?"":r("page.pad.leads",{names:P(a),n:a.length,points:k(s),over:n?"yes":"no"})}function Ku(e){let t=Ye(e),n=(o,l)=>o.map((c,u)=>`${t[u]} ${l(c)}`).join(", "),s=e.deals.map(o=>{let l=o.points.map((c,u)=>`${t[u]} ${te(c)}${o.made[u]?" •":""}`).join(", ");return`${o.deal+1}. ${D(o.trump)}: ${l}`}),a=e.settlement??[];return[`Ninety-Nine · ${cs(e)}`,n(e.totals,k),Mt(e),"",...s,"",...a].join(`
`).replaceAll(/\n{3,}/g,`

`).trim()}var eg=e=>({hands:e.seats.map(()=>({}))}),tg=e=>!e||!e.trump&&e.hands.every(t=>Object.keys(t).length===0),ng=3e3,sg=e=>e instanceof oi||e instanceof q&&([429,503].includes(e.status)||e.reason==="unfetched"),Ut=e=>ht(e)?r("page.pad.refused",{text:e.message}):C(e);function ag(e){let{record:t,summary:n,open:s,inserting:a}=e,o=Zs(e),l=Wt(e),c={hands:n.names.map(()=>({}))};return a?{record:t,deal:o,entry:l??c}:s!==null?{record:t,deal:o,...l?{entry:l}:{}}:n.over?{record:t}:{record:t,entry:l??c}}var og=(e,t)=>JSON.stringify(e)===JSON.stringify(t),rg=(e,t)=>Bt({lang:G.peek(),...e},t),Na=class{wrong=L("");busy=L(!1);#e;#n=L(null);#t=L(0);#s="";#a=new AbortController;#r=0;#i=[];#c=[];#p=null;#d="";#u;constructor(t,n=rg){this.id=t,this.#e=n,this.#u=At(()=>this.#$())}close(){this.#u(),this.#a.abort(),clearTimeout(this.#r)}get kept(){return Pe(this.id)}get told(){return this.#n.value?.told}get stale(){return this.#n.value?.of!==this.#o()}get deal(){return this.kept?Zs(this.kept):0}get entry(){let{kept:t,told:n}=this;return(t&&Wt(t))??(n?eg(n):{hands:[]})}get undoable(){let{kept:t}=this;return t!==void 0&&(Wt(t)!==void 0||t.past.length>0)}get redoable(){let{kept:t}=this;return t!==void 0&&(this.#c.some(n=>n.of===this.place)||!Wt(t)&&t.next.length>0)}get place(){return`${this.kept?.versions.at(-1)} ${this.kept&&hn(this.kept)}`}#o(){return this.kept?JSON.stringify({lang:G.value,...ag(this.kept)}):""}#$(){let t=this.#o(),n=t&&this.stale?`${this.#t.value} ${t}`:"";if(n===this.#s)return;if(this.#s=n,this.#a.abort(),clearTimeout(this.#r),!n)return void(this.wrong.value="");let{signal:s}=this.#a=new AbortController;this.#e(JSON.parse(t),{signal:s}).then(a=>s.aborted||(this.#n.value={of:t,told:a}),a=>{s.aborted||(this.wrong.value=Ut(a),sg(a)&&(this.#r=Number(setTimeout(()=>this.#t.value++,ng))))})}set(t){this.#i.push({of:this.place,entry:this.entry}),this.#c=[],this.#m(t)}#m(t){let{kept:n}=this;n&&ie(_t(n,hn(n),tg(t)&&n.open===null?void 0:t))}correct(t){let{kept:n}=this,s=this.told?.deals[t];n&&s&&ie({..._t(nt(n),t,n.drafts[t]??s.entry),open:t})}insert(t){let{kept:n}=this;n&&ie({...n,open:t,inserting:!0})}leave(){let{kept:t}=this;t&&ie(nt(_t(t,hn(t))))}async#l(t){let n=this.#p;this.busy.value=!0;let s=n?n.then(t,t):t();this.#p=s;try{return await s}finally{this.#p===s&&(this.#p=null,this.busy.value=!1)}}async enter(t=!1){let{kept:n,deal:s,entry:a}=this;if(!n||this.busy.peek())return;let o=hn(n),l={record:n.record,do:n.inserting?"insert":"enter",deal:s,entry:a,...t?{again:t}:{}},c=await this.#l(()=>this.#w(l,(u,p)=>{let d=nt(_t(u.record===p.record?u:xt(u,p),o)),$=u.drafts[o]??a;return og($,a)?d:{..._t(d,s,$),open:s}}));c&&Uu(c)}async propose(t){let n=this.kept?.record??"",s=await this.#e({record:n,...t});if(!s.unfit)return s.fault?void j(Ju(s)):s;let a=await this.#e({record:n,...t,again:!0});return a.unfit?s:{...a,unfit:s.unfit,said:[...s.said??[],...a.said??[]]}}async revise(t){let{kept:n}=this;if(!n||this.busy.peek())return;let s=await this.#l(()=>this.#w({record:n.record,...t,again:!0},(a,o)=>o.record===a.record?a:nt({...xt(a,o),drafts:ig(a,o)})));s&&Uu(s)}async end(){let{kept:t}=this;t&&!this.busy.peek()&&await this.#l(()=>this.#w({record:t.record,do:"stop"},xt))}undo=()=>this.#f("past","pad.undone");redo=()=>this.#f("next","pad.redone");async#f(t,n){if(this.busy.peek()||this.#b(t))return;let s=await this.#l(()=>this.#h(t));s&&j(r(n,{what:s}))}#b(t){let{kept:n,place:s,entry:a}=this,o=t==="past",[l,c]=o?[this.#i,this.#c]:[this.#c,this.#i],u=l.findLastIndex(d=>d.of===s);if(o?!n||!Wt(n):u<0)return!1;let[p]=l.splice(Math.max(u,0));return c.push({of:s,entry:a}),u>=0&&p?this.#m(p.entry):this.leave(),!0}async#h(t){let{kept:n}=this,s=n&&ic(n,t);if(!n||s===void 0)return"";let{act:a="some",deal:o=0}=n[t].at(-1)?.did??{};return await this.#w({record:s},(c,u)=>nt(lc(c,u,t)),n.record)?r(`pad.act.${a}`,{deal:o+1}):""}type(t,n){return this.#l(()=>this.#g(t,n))}async#g(t,n){let{kept:s}=this;if(!s)return[];let a=(u,p)=>r(u).split("|").concat(p).includes(t.trim().toLowerCase());if(a("cmd.undo","undo"))return[await this.#y("past","pad.undone","pad.nothing")];if(a("pad.cmd.redo","redo"))return[await this.#y("next","pad.redone","pad.nothing.again")];let o=`${s.record}
${t}`,l={record:s.record,line:t,lang:n,...o===this.#d?{again:!0}:{}},c=await this.#w(l,(u,p)=>p.record===u.record?u:nt(oc(xt(u,p))));return this.#d=c?.again?o:"",c?.said??[]}async#y(t,n,s){if(this.#b(t))return r(n,{what:r("pad.act.some")});let a=await this.#h(t);return a?r(n,{what:a}):r(s)}async#w(t,n,s=t.record){let a=this.#o(),o=await this.#e(t).catch(l=>{j(C(l))});return Vs(this.id),Fe(()=>{let{kept:l}=this;if(!(!o||!l))return o.fault||o.unfit||o.entry?this.#x(t,o,a):l.record!==s&&l.record!==o.record?this.#S(l,t):(this.#k(n(l,o),o),o)})}#k(t,n){let s=this.#o();ie(t);let a=this.#o();a!==s&&(this.#n.value={of:Wt(t)?"":a,told:n})}#x(t,n,s){t.entry?s===this.#o()&&(this.#n.value={of:s,told:n}):j(Ju(n))}#S(t,{deal:n=0,entry:s,record:a}){let o=t.summary.deals,l=n<o&&n<(this.told?.deals.length??0)&&this.told?.record===a;s&&ie({..._t(t,l?n:o,s),open:l?n:null}),j(r("page.pad.elsewhere"))}},Ju=e=>(e.said??[]).join(" "),ig=({drafts:e,summary:t},{deals:n})=>{let s=e[t.deals];return s?{[n.length]:s}:{}};function Uu(e){let{did:t}=e,n=e.deals[t?.deal??-1];if(t?.act==="enter"&&n){let l=P(n.points.map((c,u)=>`${be(e,u)} ${te(c)}`));return j(r("page.pad.entered",{n:t.deal+1,points:l}),!0)}if(!t)return;let s={deal:t.deal+1},o=["correct","delete","insert"].includes(t.act)?r(`pad.did.${t.act}`,s):r("pad.changed.head",{what:r(`pad.act.${t.act}`,s)});j([o,...e.said??[]].join(" "))}var cr=24;function lg(){let e=W.value?.name??A.name.value,t=Ze()[0]?.summary;if(!t)return e?[e]:[];let n=t.live??xe.value.find(s=>s.id===t.variant)?.chairs;return t.names.slice(0,n).filter(s=>s!==r("dummy"))}var cg={variant:"",names:[],first:"0",length:"",rounds:9,house:Xs,opening:void 0},ur=(e,t)=>e.names[t]?.trim()||r("page.pad.player",{n:t+1}),lr=e=>Array.from({length:e.chairs},(t,n)=>n);async function ug(e,t,n){let s=Kn(e.house,n),a=Array.from({length:n.seats-t.chairs},()=>r("dummy")),o=[...lr(t).map($=>ur(e,$)),...a],l=us(o);if(l)throw new ye(r("pad.twins",{name:l}));let c=await Bt({begin:{variant:t.id,...s?{rules:s}:{},seats:o,first:Number(e.first),date:zt(),...e.length?{[e.length]:e.rounds}:{}}}),u=ja(e.opening),p=u&&{...c.head,opening:u},d=Gs(p?await Bt({record:c.record,do:"head",head:p}):c);return ie(d),d.id}var pr=({seat:e,...t})=>i`<${ae} label=${r("page.pad.player",{n:e+1})}
	maxlength=${cr} onfocus=${n=>n.currentTarget.select()} ...${t} />`;function pg({plan:e,set:t,variant:n}){let s=a=>o=>t(({names:l})=>({names:Object.assign([...l],{[a]:o})}));return i`<fieldset class="seats">
			<legend class="unseen">${r("page.pad.names")}</legend>
			${lr(n).map(a=>i`<${pr} key=${a} seat=${a} value=${e.names[a]??""}
				enterkeyhint="next" oninput=${s(a)} />`)}
		</fieldset>
		<p class="soft small">${r("page.pad.names")}</p>
		<${R} label=${r("page.pad.first")} value=${e.first} onchange=${K(t)("first")}
			options=${lr(n).map(a=>[String(a),ur(e,a)])} />`}function Vu({onclose:e,onbegun:t}){x(()=>{le(Ae)},[]);let[n,s]=w(()=>({...cg,names:lg()})),[a,o]=w(""),{busy:l,once:c}=J(h=>o(Ut(h))),u=xe.value.find(h=>h.id===n.variant)??bt(),p=z(u?.id);if(!u)return null;let d=h=>{s(g=>({...g,...typeof h=="function"?h(g):h})),o("")},$=h=>{h.preventDefault(),p&&c(async()=>t(await ug(n,u,p)))},f=h=>d({variant:h,first:"0",opening:void 0,house:{...n.house,changed:{}}}),m=i`<button type="submit" form="new-pad" class="button chief" aria-busy=${l}>
		${r("page.pad.begin")}
	</button>`;return i`<${H} broad title=${r("page.pad.new")} onclose=${e} actions=${m}>
		<form id="new-pad" class="create stack" onsubmit=${$}>
			<${ea} value=${u.id} groups=${Ue()} onchange=${f} />
			<${pg} plan=${n} set=${d} variant=${u} />
			<${yn} plan=${n} set=${d} variant=${u} />
			<${Ta} opening=${n.opening} rules=${p} set=${K(d)("opening")}
				names=${Array.from({length:p?.seats??0},(h,g)=>g<u.chairs?ur(n,g):r("dummy"))} />
			<${ta} own=${n.house} set=${K(d)("house")} rules=${p} />
			<p class=${a?"trouble":""} role="alert">${a}</p>
		</form>
	<//>`}var dg=e=>e?.scrollIntoView({block:"nearest"}),Gu=({lines:e})=>i`<div class="stack" role="status" ref=${dg}>
	${e.map(t=>i`<p key=${t}>${t}</p>`)}
</div>`;function Zu({open:e,then:t,deal:n,onclose:s}){let{busy:a,once:o}=J(),c=i`<${S} chief aria-busy=${a} onclick=${()=>o(async()=>{await e.revise({do:"delete",deal:n}),s()})} say=${r("page.pad.strike")} />`;return i`<${H} title=${r("page.pad.deal",{n:n+1})} onclose=${s} actions=${c}>
		<div class="stack">
			<p>${r("page.pad.strike.about",{n:n+1})}</p>
			<${Gu} lines=${t.said??[]} />
		</div>
	<//>`}function $g(e,t){let n=[...e.seats],s=[...e.replaced??[]];return t.forEach((a,o)=>{let l=s.findLastIndex(c=>c.seat===o);l<0?n[o]=a:s[l]={...s[l],name:a}}),{seats:n,...s.length?{replaced:s}:{}}}function fg(e,{names:t,first:n,target:s,length:a,rounds:o,opening:l,leaves:c,comes:u,from:p}){let{deals:d,games:$,opening:f,...m}=e,h={...m,...$g(e,t),first:Number(n),...s?{target:s}:{}},g=ja(l),b={deal:p-1,seat:Number(c),name:u.trim()},v=(h.replaced??[]).filter(O=>O.seat!==b.seat||O.deal!==b.deal),y=b.name?[...v,b].sort((O,T)=>O.deal-T.deal):h.replaced;return{...h,...a?{[a]:o}:{},...g?{opening:g}:{},...y?{replaced:y}:{}}}var mg=({head:e,seats:t,deals:n})=>({names:t,first:String(e.first),target:e.target??0,opening:e.opening,length:e.deals?"deals":e.games?"games":"",rounds:e.deals||e.games||9,leaves:"0",comes:"",from:n.length+1});function Yu({open:e,pad:t,onclose:n}){let[s,a]=w(()=>mg(t)),[o,l]=w(null),[c,u]=w(""),{busy:p,once:d}=J(),$=b=>{a(v=>({...v,...b})),l(null),u("")},f=fg(t.head,s),m=b=>{b.preventDefault();let v=us(s.names)??us(s.comes?s.names.with(Number(s.leaves),s.comes):[]);if(v)return u(r("pad.twins",{name:v}));d(async()=>{let y=o?void 0:await e.propose({do:"head",head:f}),O=y?.said??[];if(O.length)return l(O);(o||y?.did)&&await e.revise({do:"head",head:f}),n()})},h=i`<button type="submit" form="pad-head" class="button chief" aria-busy=${p}>
		${r(o?"page.pad.head.yes":"page.pad.head.do")}
	</button>`,g=t.choices.live;return i`<${H} broad title=${r("page.pad.head")} onclose=${n} actions=${h}>
		<form id="pad-head" class="create stack" onsubmit=${m}>
			<${hg} pad=${t} form=${s} set=${$} />
			<${R} label=${r("page.pad.first")} value=${s.first} onchange=${K($)("first")}
				options=${s.names.slice(0,g).map((b,v)=>[String(v),b])} />
			${s.target?i`<${pe} label=${r("page.create.rules.game.target")} value=${s.target} min=${1} max=${1e4}
						onchange=${K($)("target")} />`:null}
			<${yn} plan=${s} set=${$} />
			<${gg} pad=${t} form=${s} set=${$} />
			<${Ta} opening=${s.opening} names=${Ye(t)} rules=${t.rules} set=${K($)("opening")} />
			${o?i`<${Gu} lines=${o} />`:null}
			<p class=${c?"trouble":""} role="alert">${c}</p>
		</form>
	<//>`}var hg=({pad:e,form:t,set:n})=>i`<fieldset class="seats">
	<legend class="unseen">${r("page.pad.names")}</legend>
	${t.names.slice(0,e.choices.live).map((s,a)=>i`<${pr} key=${a} seat=${a} value=${s} required
		oninput=${o=>n({names:t.names.with(a,o)})} />`)}
</fieldset>`,gg=({pad:e,form:t,set:n})=>i`<details>
	<summary>${r("page.pad.replace")}</summary>
	<div class="stack">
		<${U} label=${r("page.pad.replace.leaves")} value=${t.leaves}
			options=${t.names.slice(0,e.choices.live).map((s,a)=>[String(a),be(e,a)])}
			onchange=${K(n)("leaves")} />
		<${ae} label=${r("page.pad.replace.comes")} value=${t.comes} maxlength=${cr}
			oninput=${K(n)("comes")} />
		<${pe} label=${r("page.pad.replace.from")} value=${t.from} min=${1} max=${e.deals.length+1}
			onchange=${K(n)("from")} />
	</div>
</details>`;var Ba={ArrowDown:[1,0],ArrowUp:[-1,0],ArrowRight:[0,1],ArrowLeft:[0,-1]},yg=60,bg=600,dr=class{#e;#n=[];#t=0;constructor(t){this.#e=t}press(t){return t==="Enter"&&Date.now()<this.#t?!0:this.#n.length===0&&this.#e.current()?this.#e.act(t):t in Ba||/^(.|Enter|Backspace|Redo)$/u.test(t)?(this.#n.length<yg&&this.#n.push(t),this.#s(),!0):!1}goOn(){for(;this.#n.length>0&&this.#e.current();)this.#e.act(this.#n.shift()??"");this.#s()}#s(){if(this.#e.changing())for(this.#n=this.#n.filter(t=>t!=="Backspace"&&t!=="Redo");this.#n[0]==="Enter";)this.#n.shift()}hear({fault:t,unfit:n}){(t||n)&&(this.#n=[]),this.#t=n?Date.now()+bg:0}},Qu=e=>e.target instanceof Element&&e.target.closest(".pad-panel")!==null;function $r(e){if(!(e.ctrlKey||e.metaKey)||e.altKey)return e.key;let t=e.key.toLowerCase();return t==="z"&&!e.shiftKey?"Backspace":t==="z"||t==="y"?"Redo":""}function wg(e){if(!$r(e)||e.altKey||document.querySelector("dialog[open]"))return!1;let t=e.target instanceof Element?e.target:null;return t?.closest("input, select, textarea, summary, [contenteditable]")?!1:e.key in Ba?t===document.body||Qu(e):!((e.key==="Enter"||e.key===" ")&&t?.closest("button, a"))}var vg=e=>e.repeat&&["Enter","Backspace","Redo"].includes($r(e));function Xu(e){let t=M(e);t.current=e;let n=M(!0),[,s]=w(0),a=M(null),o=a.current??=new dr({act:l=>t.current.act(l)?(n.current=!1,s(c=>c+1),!0):!1,current:()=>n.current&&t.current.current(),changing:()=>t.current.changing()});return me(()=>o.hear(e.pad),[e.pad]),x(()=>{n.current=!0,o.goOn()}),me(()=>{let l=c=>{(vg(c)?Qu(c):wg(c)&&o.press($r(c)))&&c.preventDefault()};return document.addEventListener("keydown",l),()=>document.removeEventListener("keydown",l)},[]),l=>o.press(l)}var tp=({what:e,seat:t=-1})=>e==="turnup"||e==="name"?{seat:-1,field:"trump"}:{seat:t,field:e==="number"?"premium":e==="tricks"?"tricks":"contract"},np=(e,t)=>e.seat===t?.seat&&e.field===t.field;function kg(e,{what:t,seat:n=-1}){let s=e.hands[n]??{};switch(t){case"tricks":return s.tricks!==void 0;case"outcome":return s.made!==void 0||s.bid!==void 0;case"bid":return s.bid!==void 0;case"number":return/\d/.test(s.premium??"");default:return e.trump!==void 0}}var xg=e=>[...new Set(e.choices.premiums.map(t=>t.split(" ")[0]??""))],ep=(e,t)=>e.choices.premiums.filter(n=>n.startsWith(`${t} `)).map(n=>Number(n.split(" ")[1])),Sg=(e,t,n)=>{let s={...e,hands:e.hands.with(t,n)},a=s.hands.some(c=>c.premium),{trump:o,...l}=s;return a||e.hands[t]?.premium===n.premium?s:l},Og=e=>Object.fromEntries(Object.entries(e).filter(([,t])=>t!==void 0&&t!==""));function mr({pad:e,deal:t,named:n,inserting:s=!1}){let a=e.deals[t],o=a??e.due;if(!o)return null;let l=n??(s&&e.choices.trumps.length>0?void 0:o.trump),c=l===o.trump||!o.trump?o.origin:"",u={dealer:be(e,o.dealer),lead:be(e,o.lead),past:a?"yes":"no"},p=o.vulnerable?.map(d=>be(e,d)).join(", ");return i`<div class="pad-due">
		${l?i`<${ee} trump=${l} />`:i`<span class="sign none" aria-hidden="true">?</span>`}
		<p class="who">
			<b>${r("page.pad.roles",u)}</b> <span class="soft">${r("page.pad.deal",{n:t+1})}</span>
		</p>
		<p class="trump">${l?c?r("why.trump",{trump:D(l),why:c}):D(l):r("page.pad.turnup")}
			${p?i` <span class="soft">· ${r("pad.vulnerable",{names:p})}</span>`:null}
		</p>
	</div>`}var Mg=({due:e,seat:t})=>{let n=t===e?.dealer?"dealer":t===e?.lead?"forehand":"";return n?i`<small class="role soft" aria-hidden="true">${r(`page.stats.place.${n}`)}</small>`:null},fr=({label:e,text:t,said:n,now:s,wrong:a,onpick:o,children:l})=>i`<button type="button"
	class=${`box ${n?"said":t?"follows":""}`} aria-pressed=${s} data-wrong=${a||void 0}
	aria-label=${t?`${e}: ${t}`:e} onclick=${o}>${l??t}</button>`,ps=e=>e.totals.some((t,n)=>t!==e.game[n]);function Ag(e){let{pad:t}=e,n=t.choices.premiums.length>0;return i`<div class=${`pad-rows ${n?"":"unpaid"}`} role="group" aria-label=${r("page.pad.hands")}>
		<div class="heads soft small" aria-hidden="true">
			<span class="totals">${ps(t)?r("page.pad.totals"):""}</span>
			<span>${r("page.sheet.won")}</span><span>${r("page.sheet.contract")}</span>
			${n?i`<span>${r("page.sheet.held")}</span>`:null}
		</div>
		${t.seats.map((s,a)=>i`<${Tg} key=${a} ...${e} seat=${a} />`)}
	</div>`}function Tg({pad:e,deal:t,draft:n,full:s,now:a,wrong:o,pick:l,seat:c}){let u=be(e,c),p=n.hands[c]??{},{tricks:d,bid:$,made:f,premium:m}=s.hands[c]??{},h=v=>({label:r(`page.pad.${v}.of`,{name:u}),now:np({seat:c,field:v},a),wrong:o===c,onpick:()=>l({seat:c,field:v})}),g=f===void 0?"":r(f?"page.sheet.made":"page.sheet.failed"),b=[$===void 0?"":r("page.pad.bid",{n:$}),g].filter(Boolean).join(", ");return i`<div class="hand-row">
		<span class="name">
			<span>${u}</span> <${Mg} due=${e.deals[t]??e.due} seat=${c} />
			<b class="total">${k(e.game[c]??0)}</b>
			${ps(e)?i`<small class="rest soft">(${k(e.totals[c]??0)})</small>`:null}
		</span>
		<${fr} ...${h("tricks")} said=${p.tricks!==void 0} text=${d===void 0?"":k(d)} />
		<${fr} ...${h("contract")} said=${p.made!==void 0||p.bid!==void 0} text=${b}>
			<span class="bid">${$===void 0?"":k($)}</span>
			${g?i`<span class=${`mark ${f?"made":"failed"}`}>${f?"✓":"✗"}</span>`:null}
		<//>
		${e.choices.premiums.length>0&&c<e.choices.live?i`<${fr} ...${h("premium")} said=${!!p.premium} text=${m?Q(m):""} />`:null}
	</div>`}var jg=({rules:{trump:e,joker:t}})=>e.by==="turnup"?[...e.plain.split(" ").filter(Boolean),...t?[r("joker")]:[]].join(", "):"";function Ng(e,t,n,s){let{seat:a,field:o}=n;if(o==="trump"){let d=jg(e);return e.choices.trumps.map($=>{let f=$==="none"&&d?i` <small>(${d})</small>`:null;return{key:$,on:t.trump===$,press:()=>s({...t,trump:$}),wide:!0,text:i`<${ee} trump=${$} /><span class="word">${D($)}${f}</span>`}})}let l=t.hands[a]??{},c=(d,$)=>s(Sg(t,a,Og({...l,...d})),$),u=(d,$,f)=>({key:String(d),text:k(d),on:$,press:f,typed:String(d)});if(o==="tricks")return Array.from({length:e.choices.tricks+1},($,f)=>f).map($=>u($,l.tricks===$,()=>c({tricks:$})));if(o==="contract")return[{key:"made",wide:!0,text:`✓ ${r("page.sheet.made")}`,on:l.made===!0,typed:"+",press:()=>c({made:!0,bid:void 0})},{key:"failed",wide:!0,text:`✗ ${r("page.sheet.failed")}`,on:l.made===!1,typed:"-",press:()=>c({made:!1,bid:void 0})},...e.choices.bids.map(d=>u(d,l.bid===d,()=>c({bid:d,made:void 0})))];let[p=""]=(l.premium??"").split(" ");return[{key:"none",wide:!0,text:r("page.pad.no"),on:!l.premium,press:()=>c({premium:""})},...xg(e).map(d=>({key:d,wide:!0,text:Q(d),on:p===d,typed:r(`offer.letter.${d}`),or:d[0]??"",press:()=>c({premium:d},ep(e,d).length>0)})),...(p?ep(e,p):[]).map(d=>u(d,l.premium===`${p} ${d}`,()=>c({premium:`${p} ${d}`})))]}function Bg({keys:e,label:t}){let n=e.filter(o=>!o.wide),s=Math.min(7,Math.max(5,Math.ceil(n.length/2))),a=o=>i`<button type="button" key=${o.key} class=${o.wide?"wide-key":"key"} aria-pressed=${o.on}
		aria-label=${o.label} onclick=${o.press}>${o.text}</button>`;return i`<div class="pad-keys" role="group" aria-label=${t}>
		<div class="words">${e.filter(o=>o.wide).map(a)}</div>
		<div class="digits" style=${{"--across":s}}>${n.map(a)}</div>
	</div>`}var sp=(e,{seat:t,field:n})=>n==="trump"?r("page.pad.trump"):r(`page.pad.${n}.of`,{name:be(e,t)}),Cg={seat:-1,field:"trump"},Eg=({choices:e,rules:t},n)=>e.trumps.length>0&&(t.trump.by==="turnup"||n.hands.some(s=>s.premium)),Dg=({trump:e,now:t,onpick:n})=>i`<button type="button" class="box turn" aria-pressed=${t}
	onclick=${n}>${r("page.pad.trump")} ${e?i`<${ee} trump=${e} /> ${D(e)}`:"…"}
</button>`,hr=({redo:e})=>i`<button type="button" class="button redo" aria-label=${r("page.pad.redo")}
	title=${r("page.pad.redo")} onclick=${e}>
	<svg viewBox="0 0 24 24" aria-hidden="true"><path d="M15 5l5 5-5 5M20 10H9a5 5 0 0 0 0 10h4" /></svg>
</button>`;function ap({open:e,pad:t}){let[n,s]=w({place:"",cell:null}),{deal:a,entry:o,stale:l,kept:c,place:u}=e,p=n.place===u?n.cell:null,d=Oe=>s({place:u,cell:Oe}),$=c?.open!==null,f=c?.inserting===!0,m=r(f?"page.pad.insert":$?"page.pad.correct":"page.pad.enter"),g=(t.missing??(t.entry||$?[]:t.due?.missing??[])).filter(Oe=>!kg(o,Oe)),b=p??(g[0]?tp(g[0]):null),v=!l&&t.unfit!==void 0,y=!l&&t.entry!==void 0&&!t.fault&&(t.missing??[]).length===0&&!v,T=b?Ng(t,o,b,(Oe,Re)=>(d(Re?b:null),e.set(Oe))):[],N=Pg(t.entry,o),_={Enter:()=>(y||v)&&e.enter(v),Backspace:()=>e.undoable&&e.undo(),Redo:()=>e.redoable&&e.redo()},Ne=Oe=>{let[Re,Sn]=Ba[Oe]??[];if(Re!==void 0&&Sn!==void 0)d(qg(t,b,Re,Sn));else{let hs=(T.find(Ga=>Ga.typed===Oe)??T.find(Ga=>Ga.or===Oe))?.press??_[Oe];if(!hs)return!1;hs()}return!0},lt=()=>e.wrong.peek()===""&&(e.stale||e.busy.peek()),ct=Xu({pad:t,act:Ne,current:()=>e.told===t&&e.kept===c&&!lt(),changing:()=>e.busy.peek()});return i`<section class="pad-panel" aria-label=${m}>
		<${mr} pad=${t} deal=${a} named=${N.trump} inserting=${f} />
		<${Ag} pad=${t} deal=${a} draft=${o} full=${N} now=${b} wrong=${t.fault?.seat??-1}
			pick=${d} />
		<p class=${`pad-said ${t.fault||t.unfit?"trouble":y?"":"soft"}`} role="status">
			${Rg(t,p,g)||(y?r("page.pad.ready"):" ")}
		</p>
		${Eg(t,o)&&(N.trump||b?.field!=="trump")?i`<${Dg} trump=${N.trump} now=${b?.field==="trump"} onpick=${()=>d(Cg)} />`:null}
		${b&&!(y&&!p)?i`<${Bg} keys=${T} label=${sp(t,b)} />`:null}
		<${Lg} open=${e} press=${ct} can=${y||v} text=${v?r("page.pad.anyway"):m} />
	</section>`}var Lg=({open:e,press:t,can:n,text:s})=>i`<div class="pad-acts">
	<${S} disabled=${!e.undoable} onclick=${()=>t("Backspace")} say=${r("page.pad.undo")} />
	${e.redoable?i`<${hr} redo=${()=>t("Redo")} />`:null}
	${e.kept?.open!==null?i`<${S} onclick=${()=>e.leave()} say=${r("page.pad.cancel")} />`:null}
	<${S} chief aria-disabled=${!n} aria-busy=${e.busy.value} onclick=${()=>t("Enter")} say=${s} />
</div>`,Pg=(e,t)=>({...e,...t,hands:t.hands.map((n,s)=>({...e?.hands[s],...n}))});function Rg(e,t,n){if(e.fault||e.unfit)return(e.said??[]).join(" ");let s=n.find(a=>!t||np(tp(a),t));return s?r(`page.pad.ask.${s.what}`,{name:be(e,s.seat)}):t?sp(e,t):""}function qg(e,t,n,s){let a=["tricks","contract",...e.choices.premiums.length?["premium"]:[]],o=e.seats.length,l=t&&t.seat>=0?(t.seat+n+o)%o:0,c=Math.max(0,a.indexOf(t?.field??"tricks")),u=a[(c+s+a.length)%a.length]??"tricks";return{seat:l,field:u==="premium"&&l>=e.choices.live?"contract":u}}function Ca({pad:e,onpick:t}){let n=Ye(e);return i`<section class="pad-sheet">
		<header>
			<h1>${n.slice(0,e.choices.live).join(" · ")}</h1>
			<p class="soft">${cs(e)} · ${aa(e.rules)}</p>
			<p class="standing">${Mt(e)}</p>
		</header>
		${e.deals.length?i`<${_o} scores=${e.deals} names=${n} end=${e.end} onpick=${t} />
				<div class="settled small soft">${(e.settlement??[]).map(s=>i`<p key=${s}>${s}</p>`)}</div>`:i`<p class="soft">${r("page.pad.unwritten")}</p>`}
	</section>`}function Wg(e,t){let n=e.deals[t],s=e.deals[t+1]??(e.due?.deal===t+1?e.due:void 0),a=s&&{next:_g(e,s.why.trump),...s.trump?{then:s.trump}:{}},o=Object.fromEntries(n.entry.hands.map((u,p)=>[p,u.bid===void 0?{}:{bid:u.bid}])),{closed:l,...c}=n;return{...c,shown:o,...s?{why:a}:{},...l?{closed:{...l,game:n.game,totals:n.totals}}:{},...e.end&&t===e.deals.length-1?{end:e.end}:{}}}var _g=(e,t)=>e.rules.trump.by==="holder"&&t!=="game"||t==="named"||t==="first"?"stays":t;function Ea({pad:e,deal:t,onclose:n,correct:s,insert:a,strike:o}){let l=e.deals[t];if(!l)return null;let c=s&&i`
		<${S} plain onclick=${o} say=${r("page.pad.strike")} />
		<${S} plain onclick=${a} say=${r("page.pad.insert.before")} />
		<${S} chief onclick=${s} say=${r("page.pad.correct")} />`;return i`<${H} title=${r("page.pad.deal",{n:t+1})} onclose=${n} actions=${c}>
		<div class="pad-account stack">
			<p class="soft">
				${r("page.pad.roles",{dealer:be(e,l.dealer),lead:be(e,l.lead),past:"yes"})}.${" "}
				${r("page.pad.trump")}: ${D(l.trump)} (${l.origin}).</p>
			<${Ve} view=${Wg(e,t)} names=${Ye(e)} variant=${e.rules} me=${-1} untitled />
		</div>
	<//>`}var Ig=4e3,[op,Fg]=[4e3,12e4],rp=new Map;function yr(e,t){let n=(rp.get(e)??Promise.resolve()).then(t);return rp.set(e,n.catch(()=>{})),n}var zg=e=>yr(e,async()=>{let t=Pe(e);if(!t||t.shared)return;let n=De(),{pad:s,mark:a=""}=await Ms({secret:n,record:t.record}),o=Pe(e);o&&ie({...o,shared:{secret:n,pad:s,of:t.record,mark:a}})});function ip(e){let{shared:t,record:n}=Pe(e)??{};return t&&n&&t.of!==n?t.secret+n:""}var gr=new Map;function Hg(e){let t=gr.get(e)??yr(e,async()=>{let n=Pe(e);if(!n?.shared||!ip(e))return;let{secret:s,mark:a}=n.shared,{pad:o,mark:l=""}=await Ms({secret:s,record:n.record,was:a}).catch(u=>{if(u instanceof q&&u.status===409)return Kg(e,n.shared?.pad??"");throw u}),c=Pe(e);c?.shared?.secret!==s||!o||ie({...c,shared:{...c.shared,pad:o,of:n.record,mark:l}})}).finally(()=>gr.delete(e));return gr.set(e,t),t}async function Kg(e,t){let{pad:n,mark:s}=await no({pad:t}),a=Pe(e);if(a?.shared&&n){let o={...a.shared,of:n.record,mark:s};ie({...n.record===a.record?a:nt(xt(a,n)),shared:o}),n.record!==a.record&&j(r("page.pad.share.other"))}return{pad:""}}var br=e=>yr(e,async()=>{let t=Pe(e)?.shared?.secret;if(!t)return;await Ms({secret:t});let n=Pe(e);if(!n)return;let{shared:s,...a}=n;ie(a)}),Jg=e=>e instanceof q&&e.status>=400&&e.status<500&&e.status!==429;function Ug(e,t){let[n,s,a,o,l]=["",op,0,!1,!1],c=async()=>{let p=ip(e);if(o||!p||p===n)return;clearTimeout(a),o=!0;let d=await Hg(e).then(()=>null,$=>$);if(o=!1,d&&!Jg(d)){l||(a=Number(setTimeout(c,s))),s=Math.min(2*s,Fg);return}s=op,d&&(n=p,t(d)),c()},u=At(()=>{c()});return()=>{l=!0,u(),clearTimeout(a)}}function lp(e){x(()=>Ug(e,t=>j(r("page.pad.share.not",{text:C(t)}))),[e])}function cp({kept:e}){let[t,n]=w(!1),{shared:s}=e,{busy:a,once:o}=J(),l=()=>o(async()=>{await zg(e.id),n(!0)}),u=i`<${S} aria-busy=${a} onclick=${()=>o(async()=>{await br(e.id),n(!1)})} say=${r("page.pad.share.stop")} />`;return i`<${S} plain aria-busy=${a} onclick=${l} say=${r("page.pad.share")} />
		${t&&s?i`<${H} title=${r("page.pad.share")} onclose=${()=>n(!1)} actions=${u}>
					<div class="stack">
						<p>${r("page.pad.share.about")}</p>
						<${Fs} link=${Os(`/pad/on/${s.pad}`)} label=${r("page.pad.link")} />
					</div>
				<//>`:null}`}function Vg(e){let[t,n]=w(null),[s,a]=w("");return x(()=>{let o=new AbortController,[l,c]=["",0],u=async()=>{clearTimeout(c);try{if(document.visibilityState==="visible"){let p=await no({pad:e,after:l,lang:G.peek()},{signal:o.signal});l=p.mark,p.pad&&n(p.pad),a("")}}catch(p){if(o.signal.aborted)return;let d=p instanceof q&&p.status===404;if(a(d?r("page.pad.unshared"):C(p)),d)return}c=window.setTimeout(u,Ig)};return u(),document.addEventListener("visibilitychange",u),()=>{o.abort(),clearTimeout(c),document.removeEventListener("visibilitychange",u)}},[e,G.value]),{pad:t,wrong:s}}function up({id:e}){let{pad:t,wrong:n}=Vg(e),[s,a]=w(-1);return t?i`<main id="main" tabindex="-1" class="pad">
		<${Ca} pad=${t} onpick=${a} />
		<section class="pad-panel looking" aria-label=${r("page.pad.trump")}>
			${t.due?i`<${mr} pad=${t} deal=${t.deals.length} />`:i`<p class="winner">${Mt(t)}</p>`}
			${ps(t)&&t.due?i`<p class="small soft totals">${r("page.pad.totals")}</p>`:null}
			<ul class="stands">${(t.due?t.game:t.totals).map((o,l)=>i`<li key=${l}>
				<span>${be(t,l)}</span>
				<span><b>${k(o)}</b>${ps(t)&&t.due?i` <small class="soft">(${k(t.totals[l]??0)})</small>`:null}</span>
			</li>`)}</ul>
			<p class="small soft" role="status">${n||r("page.pad.looking")}</p>
		</section>
		${s>=0?i`<${Ea} pad=${t} deal=${s} onclose=${()=>a(-1)} />`:null}
	</main>`:i`<${F} title=${r("page.nav.pad")} wrong=${n} text=${r("page.opening")} />`}var Da=({record:e})=>/^[^\n]*"date":"([\d-]+)"/.exec(e)?.[1]??"",Gg=e=>{let t=e.trim().replace(",",".");return/^\d{1,6}(\.\d{1,4})?$/.test(t)&&Number(t)>0?t:""},pp=e=>k(Number(e),e.split(".")[1]?.length??0),Zg=e=>$t(new Blob([e],{type:"text/csv;charset=utf-8"}),"season.csv"),Yg=e=>[Da(e)&&we(Date.parse(`${Da(e)}T12:00`),{dateStyle:"medium"}),P(e.summary.names)].filter(Boolean).join(" · ");function dp(){let e=Ze().filter(h=>h.summary.deals>0),[t,n]=w(new Set),[s,a]=w(""),[o,l]=w(""),c=A.stake.value,u=e.filter(h=>(!s||Da(h)>=s)&&(!o||(Da(h)||"9")<=o)),p=u.filter(h=>!t.has(h.id)),d={records:p.map(h=>h.record),stake:Gg(c)},{value:$,wrong:f}=E(h=>mi(d,{signal:h}).catch(g=>{throw new ye(Ut(g))}),JSON.stringify(d)),m=h=>n(new Set(t.has(h)?[...t].filter(g=>g!==h):[...t,h]));return i`<main id="main" tabindex="-1" class="pads season stack">
		<h1>${r("page.season")}</h1>
		<p class="lead">${r("page.season.about")}</p>
		<div class="row unprinted">
			<${ae} label=${r("page.season.from")} type="date" value=${s} oninput=${a} />
			<${ae} label=${r("page.season.to")} type="date" value=${o} oninput=${l} />
			<${ae} label=${r("page.season.stake")} inputmode="decimal" value=${c}
				oninput=${h=>A.stake.value=h} />
		</div>
		${f?i`<p class="trouble" role="alert">${f}</p>`:null}
		${$?.players.length?i`<${Qg} season=${$} />`:i`<p class="soft">${r("page.season.none")}</p>`}
		<details class="unprinted" open=${t.size>0}>
			<summary>${r("page.season.pads",{n:p.length,of:e.length})}</summary>
			<div class="stack">${u.map(h=>i`<${Ke} key=${h.id} label=${Yg(h)}
				checked=${!t.has(h.id)} onchange=${()=>m(h.id)} />`)}</div>
		</details>
		<p class="row unprinted">
			${$?.players.length?i`<${S} onclick=${()=>Zg($.csv)} say=${r("page.season.csv")} />
						<${S} plain onclick=${()=>print()} say=${r("page.rules.print")} />`:null}
			<a class="button plain" href="/pad">${r("page.pad.all")}</a>
		</p>
	</main>`}function Qg({season:{players:e,transfers:t}}){let n=e.some(a=>a.amount),s=["deals","made","matches","won","games","gamesWon"];return i`<${se}><table class="book standings">
			<thead><tr>
				<th scope="col">${r("page.season.player")}</th>
				<th scope="col">${r("page.season.points")}</th>
				<th scope="col">${r("page.season.balance")}</th>
				${n?i`<th scope="col">${r("page.season.amount")}</th>`:null}
				${s.map(a=>i`<th key=${a} scope="col">${r(`page.season.${a}`)}</th>`)}
			</tr></thead>
			<tbody>${e.map(a=>i`<tr key=${a.name}>
				<th scope="row">${a.name}</th>
				<td><b>${k(a.points)}</b></td>
				<td>${te(a.balance)}</td>
				${n?i`<td>${pp(a.amount??"0")}</td>`:null}
				${s.map(o=>i`<td key=${o}>${k(a[o])}</td>`)}
			</tr>`)}</tbody>
		</table><//>
		${t.length?i`<h2>${r("page.season.pays")}</h2>
				<ul class="plain-list">${t.map(a=>i`<li key=${a.from+a.to}>
					${r("page.season.transfer",{from:a.from,to:a.to,n:a.points})}${a.amount?` = ${pp(a.amount)}`:""}
				</li>`)}</ul>`:null}
		<p class="small soft">${r("page.season.how")}</p>`}function Xg({rest:e}){let[t="",n=""]=e;return t==="season"?i`<${dp} />`:t==="on"&&n?i`<${up} key=${n} id=${n} />`:t?i`<${ny} key=${t} id=${t} />`:i`<${ey} />`}function ey(){let[e,t]=w(!1),[n,s]=w(""),a=async l=>{s("");try{let c=Gs(await Bt({record:await l.text()}));ie(c),Z(`/pad/${c.id}`)}catch(c){s(Ut(c))}},o=l=>Z(`/pad/${l}`);return i`<main id="main" tabindex="-1" class="pads stack">
		<h1>${r("page.nav.pad")}</h1>
		<p class="lead">${r("page.pad.about")}</p>
		<p class="row">
			<${S} chief aria-haspopup="dialog" onclick=${()=>t(!0)} say=${r("page.pad.new")} />
			<${an} plain say=${r("page.pad.open")} accept=".jsonl,.99" ontake=${a} />
		</p>
		<p class=${n?"trouble":""} role="alert">${n}</p>
		<p class="row">
			${Ze().length?i`<a href="/pad/season">${r("page.season.open")}</a>`:null}
			<a href="/deal">${r("page.slips.from")}</a>
		</p>
		<ul class="pad-list">${Ze().map(l=>i`<${ty} key=${l.id} pad=${l} />`)}</ul>
		${e?i`<${Vu} onclose=${()=>t(!1)} onbegun=${o} />`:null}
	</main>`}function ty({pad:{id:e,summary:t,moved:n}}){let{variant:s,names:a,totals:o,deals:l,over:c}=t,u=[$e(`variant.${s}`)?r(`variant.${s}`):s,r("page.scores.deals",{n:l}),we(n,{dateStyle:"medium"}),c?r("page.pad.over"):""];return i`<li><a href=${`/pad/${e}`}>
		<span class="names">${P(a)}</span>
		<span class="score">${o.map(p=>k(p)).join(" : ")}</span>
		<span class="soft small">${u.filter(Boolean).join(" · ")}</span>
	</a></li>`}function ny({id:e}){let t=he(()=>new Na(e),[e]);x(()=>()=>t.close(),[t]);let{kept:n,told:s}=t,a=t.wrong.value;return n?s?i`<${oy} open=${t} kept=${n} told=${s} wrong=${a} />`:i`<${F} title=${r("page.nav.pad")} wrong=${a} text=${r("page.opening")} />`:i`<${F} title=${r("page.nav.pad")} text=${r("page.pad.gone")}>
			<p><a class="button" href="/pad">${r("page.pad.all")}</a></p>
		<//>`}function sy(e){x(()=>{let t=document.querySelector(".pad-panel"),n=e?document.querySelectorAll(".running-score tr"):[];!t||getComputedStyle(t).position!=="sticky"||n[n.length-1]?.scrollIntoView({block:"nearest"})},[e])}function ay({open:e}){let{lines:t,print:n}=is(),s=async a=>n(await e.type(a||"show",G.value));return x(()=>{s("")},[e]),i`<${ls} lines=${t} print=${n} obey=${s} />`}function oy({open:e,kept:t,told:n,wrong:s}){let[a,o]=w(-1),[l,c]=w(null),u=()=>(o(-1),c(null)),p=()=>le(async()=>c(await e.propose({do:"delete",deal:a})??null)),d=n.deals.length,$=`${P(Ye(n).slice(0,n.choices.live))} · Ninety-Nine`;x(()=>{document.title=$},[$]),lp(t.id),sy(d);let f=()=>e.undo();return i`<main id="main" tabindex="-1" class="pad">
		${A.spoken.value?i`<${ay} open=${e} />`:null}
		<${Ca} pad=${n} onpick=${o} />
		${n.due||e.deal<d?i`<${ap} open=${e} pad=${n} />`:i`<section class="pad-panel ended" aria-label=${r("page.pad.over")}>
					<p class="winner">${Mt(n)}</p>
					<div class="pad-acts">
						<${S} disabled=${!e.undoable} onclick=${f} say=${r("page.pad.undo")} />
						${e.redoable?i`<${hr} redo=${()=>e.redo()} />`:null}
						<a class="button chief" href="/pad">${r("page.pad.all")}</a>
					</div>
				</section>`}
		<${ry} open=${e} kept=${t} pad=${n} stop=${n.due&&d>0?()=>e.end():void 0} />
		${s||Us.value?i`<p class="trouble unprinted" role="alert">${s||r("page.pad.unkept")}</p>`:null}
		${l?i`<${Zu} open=${e} then=${l} deal=${a} onclose=${u} />`:a>=0?i`<${Ea} pad=${n} deal=${a} onclose=${u} strike=${p}
						insert=${()=>(e.insert(a),u())} correct=${()=>(e.correct(a),u())} />`:null}
	</main>`}function ry({open:e,kept:t,pad:n,stop:s}){let[a,o]=w(!1),[l,c]=w(!1),{busy:u,once:p}=J(),d=async()=>j(r(await ft(Ku(n))?"page.link.copied":"page.copy.not")),$=()=>$t(new Blob([t.record],{type:"application/x-ndjson"}),`pad-${n.date||t.id}.99.jsonl`),f=()=>Jo(Ko({scores:n.deals,names:Ye(n),title:cs(n),winner:Mt(n),end:n.end??{totals:n.totals,winners:[],games:[]}})).catch(g=>j(C(g))),m=(g,b)=>i`<${S} plain onclick=${b} say=${g} />`,h=()=>p(async()=>{await br(t.id),Z("/pad"),tc(t.id)});return i`<section class="pad-doings unprinted" aria-label=${r("page.pad.doings")}>
		${n.deals.length?[m(r("page.copy"),d),m(r("page.share"),f),m(r("page.rules.print"),()=>print())]:null}
		${mt.value?null:i`<${cp} kept=${t} />`}
		${m(r("page.pad.save"),$)}
		${m(r("page.pad.head"),()=>c(!0))}
		${n.house?null:i`<a class="button plain" href=${`/rules/${n.rules.id}`}>${r("page.nav.rules")}</a>`}
		${s?m(r("page.pad.stop"),s):null}
		${m(r("page.pad.drop"),()=>o(!0))}
		<a class="button plain" href="/pad">${r("page.pad.all")}</a>
		${l?i`<${Yu} open=${e} pad=${n} onclose=${()=>c(!1)} />`:null}
		${a?i`<${Nn} title=${r("page.pad.drop")} text=${r("page.pad.drop.about")} yes=${r("page.pad.drop.yes")}
					busy=${u} onyes=${h} onclose=${()=>o(!1)} />`:null}
	</section>`}var La=({about:e,parts:t})=>i`<section class="stack">
	<h2>${r(`page.privacy.${e}`)}</h2>
	${t.map(n=>i`<p>${n}</p>`)}
</section>`,iy=({contact:e})=>i`<p>
	${r("page.privacy.contact")}${" "}<a href=${e}>${e.replace(/^(mailto|https):(\/\/)?/,"")}</a>
</p>`;function ly(){let{value:e,wrong:t}=E(async()=>Vt?void 0:ui({})),n=(...s)=>s.map(a=>r(`page.privacy.${a}`));return i`<main id="main" tabindex="-1" class="stack">
		<h1>${r("page.nav.privacy")}</h1>
		${t?i`<p class="trouble">${t}</p>`:null}
		${Vt?i`<p>${r("page.privacy.alone")}</p>`:null}
		${e?i`<${La} about="server" parts=${n("name","keys","play","pads",e.callers?"logged":"unlogged","others")} />
				<${La} about="long" parts=${[...n("sessions","matches"),e.backups>0?r("page.privacy.days",{n:e.backups}):r("page.privacy.backups")]} />`:null}
		<${La} about="browser" parts=${n("stays")} />
		${e?i`<${La} about="rights" parts=${n("change")} />
				${e.contact?i`<${iy} contact=${e.contact} />`:i`<p>${r("page.privacy.uncontact")}</p>`}`:null}
	</main>`}var ds="ninetynine.problems",$p="ninetynine.problems.damaged",Pa=()=>ys(ds),mp=e=>!Object.values(Pa()?.marks??{}).some(t=>t?.first<e),hp=e=>ge(ds,JSON.stringify(e));function fp(e){if(e===null||ze(ds)!==e)return!1;let t=$p;for(let n=2;ze(t)!==null;n++)t=`${$p}.${n}`;return ge(t,e)&&ge(ds,null),!0}async function Ra(e,t){let[n,s]=[ze(ds),Pa()];if(!s)return{told:await t(e),damaged:fp(n)};try{return{told:await t({...e,progress:s}),damaged:!1}}catch(a){if(!(a instanceof q)||a.status!==400&&a.status!==413)throw a;return{told:await t(e).catch(()=>{throw a}),damaged:fp(n)}}}var wr=({variant:e,grade:t,back:n},s,a)=>r("problem.head",{n:s,of:a,variant:fe(e),grade:t,grades:4,back:n?"yes":"no"}),vr=e=>({rating:String(Math.round(e?.rating??1500)),doubt:String(Math.round(e?.doubt??350))});function kr(e){if(e.kind==="bid")return r("problem.bid");let t=e.need?.[0],n=z(e.variant)?.aside??3;return`${t===void 0?r("problem.left",{n}):t===e.left?r("problem.every",{left:t}):r("problem.exact",{n:t,left:e.left})} ${r(e.kind==="open"?"problem.open":"problem.hidden")}`}function gp(e,t){let n=z(e.variant)?.dummy?Me(e)-1:-1;return Array.from({length:Me(e)},(s,a)=>a===t?r("you"):a===n?r("dummy"):r("seat",{n:a+1}))}var Wa=({view:e})=>({...e,totals:[]}),yp=e=>e.length<2?e.join():r("problem.or",{a:e.slice(0,-1).join(", "),b:e[e.length-1]??""}),bp=(e,t,n)=>t.kind==="open"?[]:e.hands.flatMap((s,a)=>a===n.seat||n.shown?.[a]?.hand!==void 0?[]:[{seat:a,cards:s}]);function wp(e,t,n){let s=r("problem.rating",{...vr(t.progress),its:String(e.rating)});return n>0?`${s} ${r("problem.again",{n})}`:s}var qa=class{#e;#n;#t;#s="";#a=Promise.resolve();constructor(t,n,s){this.#e=t,this.#n=n,this.#t=s}present(t,n,s){return this.#r({n:t,of:n,anew:s})}tell({act:t,told:n},s){return this.#r({act:t,outcome:n,days:s})}obey(t,n){return this.#r({line:t.normalize("NFC"),...n})}#r(t){return this.#a=this.#a.then(async()=>{let n={lang:G.peek(),mind:this.#s,problem:this.#e,...t},s=await sn(()=>fi(n));this.#s=s.mind??"",this.#n(s.said),s.do?.act?this.#t.answer(s.do.act):s.want==="next"?this.#t.next():s.want==="quit"&&Z("/")}).catch(n=>this.#n([C(n)]))}};function cy({rest:[e=""]}){let t=ve.value.get("variant")??"";return i`<${py} key=${`${e} ${t}`} day=${e||zt()} variant=${t} any=${e!==""} />`}async function uy(e,t,n){await Ae();let s=t||(n||!mp(e)?"":bt()?.id),{told:a,damaged:o}=await Ra({date:e,...s?{variant:s}:{}},so);return{all:a.problems,one:s||"",damaged:o}}function py({day:e,variant:t,any:n}){let[s,a]=w({}),[o,l]=w(0);x(()=>{let m=!1;return uy(e,t,n).then(h=>{m||(a(h),l(vp(h.all)))},h=>!m&&a({wrong:C(h)})),()=>{m=!0}},[]);let{all:c,one:u="",damaged:p=!1,wrong:d}=s;if(!c)return i`<${F} title=${r("page.nav.problems")} wrong=${d} text=${r("page.opening")} />`;let $=(m,h)=>{let g=c.map((b,v)=>v===o&&b.done===void 0?{...b,done:m}:b);a({one:u,damaged:p||h,all:g})},f=c[o];return f?i`<${my} key=${f.id} problem=${f} day=${e} n=${o+1} of=${c.length} damaged=${p}
		ondone=${$} onnext=${()=>l(vp(c))} />`:i`<${dy} all=${c} day=${e} variant=${u} onagain=${l} />`}function vp(e){let t=e.findIndex(n=>n.done===void 0);return t<0?e.length:t}function dy({all:e,day:t,variant:n,onagain:s}){let a=e.filter(c=>c.done).length,{value:o}=E(async()=>(await Ra({date:t},so)).told,t),l=M(null);return x(()=>A.spoken.peek()?l.current?.focus():void 0,[]),i`<main id="main" tabindex="-1" class="stack">
		<h1>${r("page.nav.problems")}</h1>
		<p class="lead" tabindex="-1" ref=${l}>${r("problem.done",{right:a,of:e.length,...vr(Pa())})}</p>
		<ol class="day-problems">${e.map((c,u)=>i`<li key=${c.id}>
			<button type="button" onclick=${()=>s(u)}>
				<${kp} right=${c.done} /><span class="unseen">${r(c.done?"problem.right":"problem.missed")}</span>
				<span>${wr(c,u+1,e.length)}</span>
			</button>
		</li>`)}</ol>
		<${U} label=${r("problem.more")} value=${n} options=${[["",r("problem.all")]]}
			groups=${Ue()} onchange=${c=>Z($y(t,c))} />
		${o?i`<${Ro} ...${o} of="problems" day=${t} first=${[...o.days,t].sort()[0]} />`:null}
		<p><a class="button chief" href="/">${r("page.home")}</a></p>
	</main>`}var $y=(e,t)=>`/problems/${e}${t?`?variant=${t}`:""}`,kp=({right:e})=>i`<b data-right=${e?"":void 0} aria-hidden="true">${e?"✓":"✕"}</b>`;function fy(e,t,n){let[s,a]=w(null),[o,l]=w(""),{busy:c,once:u}=J(d=>l(C(d)));return{answered:s,said:o,busy:c,answer:async d=>{s||await u(async()=>{let $=h=>Ei({problem:e.id,...h}),{told:f,damaged:m}=await Ra({act:d,date:t},$);hp(f.progress),l(""),a({act:d,told:f}),n(f.right,m)})}}}function my({problem:e,day:t,n,of:s,damaged:a,ondone:o,onnext:l}){let{answered:c,said:u,busy:p,answer:d}=fy(e,t,o),$=Wa(e),f=gp($,$.seat??0),m=M(null),h=M(null);me(()=>{c&&(A.spoken.peek()||m.current?.focus({preventScroll:!0}),h.current?.scrollIntoView({block:"nearest"}))},[c]);let g=c?.told.right;return i`<main id="main" tabindex="-1" class="replay problem">
		<header class="problem-head table">
			<a class="mark" href="/">99<span class="unseen"> ${r("page.home")}</span></a>
			<div><h1>${wr(e,n,s)}</h1><p class="task">${I(kr(e))}</p>
				${a?i`<p class="trouble">${r("problem.anew")}</p>`:null}</div>
			<${ot} trump=${$.trump??""} />
		</header>
		${A.spoken.value?i`<${hy} problem=${e} at=${[n,s,a]} answered=${c} said=${u} busy=${p}
					days=${c?xp(c.told,t):0} answer=${d} next=${l} />`:null}
		<div class="replay-board">
			<${yy} problem=${e} names=${f} answered=${c} busy=${p} answer=${d} />
			<aside class="replay-aside">
				<section class="outcome" ref=${h} data-right=${g?"":void 0}>
					<div class="verdict-row">
						<div role=${A.spoken.value?void 0:"status"}>${u||(c?i`<h2><${kp} right=${g} /><span>${I(gy(c))}</span></h2>`:null)}
						</div>
						${c?i`<button type="button" class="button chief" ref=${m} onclick=${l}>
									${r("page.learn.on")}
								</button>`:null}
					</div>
					${c?i`<${by} problem=${e} day=${t} ...${c} names=${f} />`:null}
				</section>
				${e.kind==="hidden"?i`<section class="replay-tricks">
							<h2>${r("tricks.title")}</h2><${st} view=${$} names=${f} />
						</section>`:null}
			</aside>
		</div>
	</main>`}function hy({problem:e,at:t,answered:n,said:s,busy:a,days:o,answer:l,next:c}){let u=is(),p=M({answer:l,next:c});p.current={answer:l,next:c};let d=he(()=>new qa(e,u.print,{answer:f=>p.current.answer(f),next:()=>p.current.next()}),[e.id]),$=z(e.variant)!==void 0;return x(()=>{$&&d.present(...t)},[d,$]),x(()=>{n&&d.tell(n,o)},[d,n]),x(()=>s?u.print([s]):void 0,[s]),i`<${ls} ...${u} obey=${f=>{d.obey(f,{answered:n!==null,busy:a})}} />`}var gy=({act:e,told:t})=>t.right?r("problem.right"):r("problem.wrong",{cards:xr(e)});function yy({problem:e,names:t,answered:n,busy:s,answer:a}){let[o,l]=w(new Set),c=Wa(e),u=n?{...c,turn:[]}:c,p=u.seat??0,d=u.options,$=e.kind==="bid",f=n?null:new Set(B(d?.from)),m=$||(d?.seat??p)===p,h=T=>{let N=new Set($?o:[]);o.has(T)?N.delete(T):N.size<(d?.pick??1)&&N.add(T),l(N)},g=T=>f?.has(T)&&a(`play ${T}`),b=z(e.variant),v={chosen:n?new Set(n.told.answers[0]?.split(" ").slice(1)):o,twice:$,values:$?qe(d?.worth??""):null,onpick:h,onplay:g},y=d?.seat??-1,O=m?null:{seat:y,hand:i`<${it} ...${v} cards=${ke(B(u.shown?.[y]?.hand),ne,u.trump)}
			can=${f} label=${r("dummy")} open />`};return i`<div class="replay-table table board">
		<${Ot} view=${u} variant=${b} names=${t} me=${p} elsewhere=${p} played=${O}>
			${$&&d&&!n?i`<section class="asking asked laying" aria-label=${r("page.yours")}>
						<${kn} options=${{...d,offers:[]}} chosen=${o} variant=${b} busy=${s} slots
							onlay=${()=>a(`lay ${[...o].join(" ")}`)} />
					</section>`:null}
			${$?null:i`<p class="ask near">${I(kr(e))}</p>`}
		<//>
		<section class=${`mine ${n?"":"asked"}`} aria-label=${r("page.yourhand")}>
			<div class="me">
				<${rt} view=${u} variant=${b} seat=${p} name=${t[p]??""} place="south" own
					chair=${void 0} now=${0} open=${null} winner=${!1} />
				${u.aside?i`<div class="laid" role="group" aria-label=${r("page.aside")}>${oe(u.aside)}</div>`:null}
			</div>
			<${it} ...${v} cards=${ke(B(u.hand),ne,u.trump)}
				can=${m?f:new Set} label=${r("page.yourhand")} />
		</section>
	</div>`}var xp=(e,t)=>e.due?Lo(e.due)-Lo(t):0,xr=e=>e.split(" ").slice(1).map(t=>Le(t)).join(" ");function by({problem:e,day:t,act:n,told:s,names:a}){let o=e.kind==="open"?"problem.proved.open":"problem.proved.hidden",l=xp(s,t),c=et(s.why??[]).join(" "),u=(s.refutations??[]).filter(p=>s.right||p.act===n);return i`${e.kind==="bid"?i`<${wy} told=${s} />`:i`<p>${I(r(o,{card:yp(s.answers.map(xr))}))}</p>`}
		${c?i`<p>${I(c)}</p>`:null}
		${u.length?i`<div>${u.map(p=>i`<${ky} key=${p.act} r=${p} problem=${e} names=${a}
					open=${!s.right} />`)}</div>`:null}
		<${vy} levels=${s.levels} />
		<p class="soft">${wp(e,s,l)}</p>`}function wy({told:e}){let t=(e.totals??[]).filter((n,s)=>s<5||n.tricks===e.bid);return i`<p>${r("problem.proved.bid",{n:e.answers.length})}</p>
		<ul class="ways-right">${e.answers.slice(0,3).map(n=>i`<li key=${n}><${kt} act=${n} /></li>`)}</ul>
		<table class="book choices">
			<caption class="unseen">${r("problem.expects")}</caption>
			<thead><tr><th scope="col">${r("col.bid")}</th><th scope="col">${r("page.hint.chance")}</th>
				<th scope="col">${r("page.hint.points")}</th></tr></thead>
			<tbody>${t.map(n=>i`<tr key=${n.tricks}>
				<${Is} best=${n.right??!1} done=${n.tricks===e.bid}><b class="score">${k(n.tricks)}</b><//>
				<td>${ue(n.chance)}</td><td>${_n(n.points)}</td>
			</tr>`)}</tbody>
		</table>`}var vy=({levels:e})=>i`<table class="book levels">
	<caption>${r("problem.found")}</caption>
	<tbody>${e.map(({level:t,solved:n})=>i`<tr key=${t}>
		<th scope="row">${r(`page.level.${t}`)}</th>
		<td class="bar" aria-hidden="true"><span style=${{"--long":`${100*(n??0)}%`}}></span></td>
		<td>${n===void 0?"–":ue(n)}</td>
	</tr>`)}</tbody>
</table>`;function ky({r:e,problem:t,names:n,open:s}){let a=Wa(t),o=bp(e,t,a).map(({seat:c,cards:u})=>i`<span>${n[c]}</span><span class="act">${oe(u)}</span>`),l=c=>r("problem.won",{name:n[c]??"",you:c===a.seat?"yes":"no"});return i`<details open=${s}>
		<summary><span>${I(r("problem.fails",{card:xr(e.act)}))}</span></summary>
		<div>
			${o.length?i`<p>${r("problem.fails.some",{fails:e.fails,of:e.of})}</p><div class="lie">${o}</div>`:null}
			<ol class="line">${e.tricks.map(({acts:c,won:u},p)=>i`<li key=${p}>
				<span class="act">${c.map(d=>oe(d.split(" ")[2]))}</span>
				<span>${u===void 0?"":l(u)}</span>
			</li>`)}</ol>
		</div>
	</details>`}function xy({rest:e}){let[t="",n="1",s]=e,a=s===void 0?void 0:Number(s)||0;return i`<${Sy} key=${e.join(" ")} table=${t} match=${Number(n)||1} deal=${a} />`}function Sy({table:e,match:t,deal:n}){let{told:s,wrong:a}=Pt(e,t,n),o=n===void 0?r("page.report.match"):r("page.report.deal",{deal:n+1});if(!s)return i`<${F} class="report stack" title=${o} wrong=${a} text=${r("page.report.coming")}>
			<${Sp} table=${e} match=${t} deal=${n??0} />
		<//>`;let l=s.header,c=z(l.variant),u=Kt(l,c?c.seats:l.seats.length),p=Number(ve.value.get("seat")??-1),d=p>=0&&p<u.length?p:bn(l,u.length),$=i`<${Ty} told=${s} table=${e} match=${t} one=${n!==void 0} names=${u}
		seat=${d} />`;return i`<main id="main" tabindex="-1" class="report" data-counting=${We(s)}>
		<header class="report-head"><h1>${o}</h1>
			<p class="soft">${l.rules?.name??fe(l.variant)}</p>
			<${U} hidden label=${r("page.report.whose")} value=${String(d)}
				options=${u.map((f,m)=>[String(m),r("page.report.of",{name:f})])}
				onchange=${f=>Z(`${ii()}?seat=${f}`,{replace:!0})} />
			<${Sp} table=${e} match=${t} deal=${n??0} seat=${d} />
		</header>
		<${Oy} told=${s} wrong=${a} />
		${s.deals.length?i`<${My} told=${s} table=${e} match=${t} one=${n!==void 0} seat=${d} />`:null}
		${s.deals.length===0?null:Je("report",e)?i`<details><summary>${r("page.hint.figures")}</summary>${$}</details>`:$}
	</main>`}var Sp=({table:e,match:t,deal:n,seat:s})=>i`<p class="row">
	${e==="mine"?null:i`<a class="button plain" href=${`/t/${e}`}>${r("page.learn.table")}</a>`}
	<a class="button plain" href=${`/replay/${e}/${t}/${n}${s===void 0?"":`?seat=${s}`}`}>
		${r("page.nav.replay")}
	</a>
</p>`;function Oy({told:e,wrong:t}){if(t)return i`<p class="trouble" role="status">${t}</p>`;if(We(e)){let{judged:n,of:s,rough:a}=e;return i`<p class="soft judging" style=${{"--far":(n-a)/s}}>
			${n<s?r("page.report.judging",{n,of:s}):r("page.report.rough",{n:a})}
		</p>`}return e.deals.length?null:i`<p class="soft">${r("page.report.none")}</p>`}function My({told:e,table:t,match:n,one:s,seat:a}){let o=a===sa(e.header),l=e.lessons?.[a]??"",c=o&&Je("report",t);if(!o||We(e))return null;let u=e.deals.flatMap(h=>h.mistakes).filter(h=>h.seat===a),[p]=u.sort((h,g)=>g.lost-h.lost),{lost:d}=e.total[a],$=Ce.reduce((h,g)=>d[g]>d[h]?g:h),f=En(Ce.map(h=>d[h]),0)[Ce.indexOf($)]??0,m=i`<a class="button chief" href="/" onclick=${un}>${r("page.home.play")}</a>`;return i`<section class="plainly">
		${c?i`<${Ds} at="report" />`:null}
		${p?i`<p class="lead">${r("page.report.plain",{kind:$,n:f,one:s?"yes":"no"})}</p>
				<${Ay} mistake=${p} place=${Zn(t,n)} />`:i`<p class="lead">${r("page.report.plain.none")}</p>`}
		<p class="row">
			${l?i`<a class="button chief" href=${`/learn/${l}`} onclick=${()=>c&&cn("cure",l)}>
						${r("page.report.lesson")}
					</a>`:c?m:null}
		</p>
	</section>`}function Ay({mistake:e,place:t}){let[n,s]=[e.chance,e.betterChance].map(u=>Math.round(u*10)),a=e.act.startsWith("play ")||e.act.startsWith("lay "),o=u=>i`<${X} key=${u} card=${u} />`,l=(u,p,d)=>i`<figure>
		<figcaption>
			${r(`page.report.${u}`)}${d===void 0?"":i` <b>${r("page.bid",{bid:d})}</b>`}
		</figcaption>
		${a?i`<div class="cards">${B(p.replace(/^\w+ /,"")).map(o)}</div>`:i`<p><${kt} act=${p} /></p>`}
	</figure>`,c=r("page.report.where",{deal:e.deal+1,when:qo(e)});return i`<div class="shown">
		<h2>${c}</h2>
		<div class="sides">${l("did",e.act,e.bid)}${l("better",e.better,e.betterBid)}</div>
		${et(e.why).slice(0,2).map(u=>i`<p key=${u}>${I(u)}</p>`)}
		${s>n?i`<p>${r("page.report.odds",{a:n,b:s})}</p>`:null}
		<p><a href=${t(e)}>${r("page.report.look")}</a></p>
	</div>`}function Ty({told:e,table:t,match:n,one:s,names:a,seat:o}){let l=e.total[o],c=e.deals.flatMap(m=>m.mistakes).sort((m,h)=>h.lost-m.lost),u=c.filter(m=>m.seat===o),p=c.filter(m=>m.seat!==o),d=a[o]??"",$={names:a,place:Zn(t,n),one:s},f=io(e,l.lost,d,o===sa(e.header));return i`<section class="stack">
			<p class="lead" role="status" aria-busy=${We(e)}>${jy(f)}</p>
			${e.luck?i`<p>${Ny(l)}</p>`:i`<p class="soft">${r("page.report.noluck")}</p>`}
		</section>
		<div class="report-columns">
			<section>
				<h2>${r("page.report.moments")}</h2>
				${u.length?i`<${Yn} of=${u.slice(0,12)} ...${$} />`:i`<p class="soft">${r("page.report.moments.none",{name:d})}</p>`}
			</section>
			<section>
				<h2>${r("page.report.sum")}</h2>
				<${By} account=${l} luck=${e.luck} />
				<p class="small soft">${r("page.report.lead.what")}</p>
			</section>
		</div>
		<section>
			<h2>${r(s?"page.report.course.deal":"page.report.course.match")}</h2>
			<${Cy} told=${e} names=${a} seat=${o} one=${s} />
		</section>
		${p.length?i`<section>
					<h2>${r(s?"page.report.others.moments":"page.report.turning")}</h2>
					<${Yn} of=${(s?p:c).slice(0,6)} ...${$} named=${!0} />
				</section>`:null}
		<section>
			<h2>${r("page.report.all")}</h2>
			<${Ey} told=${e} names=${a} />
			<p class="small soft">${r("page.report.how")}</p>
		</section>`}var jy=e=>e.endsWith("…")?e:`${e}.`;function Ny(e){let[t=0,n=0,s=0]=[e.cards,e.lie,e.others].map(o=>Math.round(o/Te)||0),a=Math.min(Math.round(e.gifts/Te),Math.max(s,0));return r("page.report.luck",{cards:te(t),lie:te(n),others:te(s),lay:n>0?"well":n<0?"badly":"even",gifts:a>0?"yes":"no",n:k(a)})}function By({account:e,luck:t}){let n=t?[["start",e.start],["cards",e.cards],["lie",e.lie]]:[["lie",e.lie]];for(let l of Ce)e.lost[l]&&n.push([`lost.${l}`,-e.lost[l]]);t&&n.push(["others",e.others]);let s=En(n.map(([,l])=>l),1),a=Math.max(1,...s.map(Math.abs)),o=s.reduce((l,c)=>l+c,0);return i`<table class="book account parts"><tbody>
		${n.map(([l],c)=>{let u=s[c]??0;return i`<tr key=${l}><th scope="row">${r(`page.report.${l}`)}</th>
				<td class="bar" aria-hidden="true"><span data-way=${u<0?"down":"up"}
					style=${{"--long":`${50*Math.abs(u)/a}%`}}></span></td>
				<td>${te(u,1)}</td></tr>`})}
	</tbody><tfoot><tr class="total">
		<th scope="row">${r("page.report.lead")}</th><td></td><td>${te(o,1)}</td>
	</tr></tfoot></table>`}function Cy({told:e,names:t,seat:n,one:s}){let a=e.total.length;if(s){let u=e.deals[0]?.worth??[];if(u.length<2)return null;let p=u.slice(1).map(d=>d.map($=>$/Te));return i`<${Qn} at=${p} from=${(u[0]??[]).map(d=>d/Te)} names=${t} me=${n}
			label=${r("page.report.course.deal")} foot=${r("page.report.acts",{n:p.length-1})} />`}let o=new Array(a+1).fill(0),l=e.deals.map(u=>{u.accounts.forEach((d,$)=>o[$]+=d.lead/Te);let p=u.accounts[n];return o[a]+=p?(p.cards+p.lie)/Te:0,e.luck?[...o]:o.slice(0,a)}),c=e.luck?[...t.slice(0,a),r("page.report.own.luck")]:t;return i`<${Qn} at=${l} names=${c} me=${n} label=${r("page.report.course.match")}
		foot=${r("page.scores.deals",{n:l.length})} />`}function Ey({told:e,names:t}){let n=e.luck?["start","cards","lie",...Ce.map(c=>`lost.${c}`),"others"]:["lie",...Ce.map(c=>`lost.${c}`)],s=(c,u)=>{let[p="",d]=u.split(".");return d?-c.lost[d]:Number(c[p])},a=e.total.map(c=>En(n.map(u=>s(c,u)),1)),o=c=>n[c]?.startsWith("lost")&&a.every(u=>!u[c]),l=n.map((c,u)=>u).filter(c=>!o(c));return i`<${se}><table class="book account" data-hands=${a.length}>
		<thead><tr><td></td>
			${a.map((c,u)=>i`<th key=${u} scope="col">${t[u]??r("dummy")}</th>`)}
		</tr></thead>
		<tbody>${l.map(c=>i`<tr key=${c}><th scope="row">${r(`page.report.${n[c]}`)}</th>
			${a.map((u,p)=>i`<td key=${p}>${te(u[c]??0,1)}</td>`)}</tr>`)}</tbody>
		<tfoot><tr class="total"><th scope="row">${r("page.report.lead")}</th>
			${a.map((c,u)=>i`<td key=${u}>${te(c.reduce((p,d)=>p+d,0),1)}</td>`)}</tr></tfoot>
	</table><//>`}var $s={C:"♣",D:"♦",H:"♥",S:"♠"};function Op(e){if(e==="joker")return r("joker");let{rank:t,suit:n}=An(e);return Nt(t)+$s[n]}var Or=e=>$s[e]??r(e==="none"?"trump.short":`trump.${e}`),Sr=e=>$s[e]?`${$s[e]} ${D(e)}`:Or(e),Mp=(e,t)=>e.dummy&&t===e.seats-1?r("dummy"):r("page.pad.player",{n:t+1}),Mr=({variant:e,slip:t})=>t.kind==="bid"?r("page.slips.dummy.bid"):Mp(e,t.seat),Ap=e=>e.trump.by==="holder";function Ar(e,{trump:t,turnup:n}){if(n)return[r("page.slips.turnup",{card:Op(n)}),r("page.slips.trump",{trump:Sr(t??"none")})];if(Ap(e))return[r("page.slips.named",{trump:t?Sr(t):r("page.slips.stays")})];if(t)return[r("page.slips.trump",{trump:Sr(t)})];let{first:s,after:a=[]}=e.trump,o=[...ne,"none"].filter(c=>c===s||a.includes(c)),l=wo(a).map(([c,u,p])=>`${c===u?c:`${c}–${u}`} ${Or(p)}`);return[r("page.slips.ring",{trumps:o.map(Or).join("   ")}),r("page.slips.after",{list:l.join(", ")})]}var Tp=({kind:e})=>e==="bid"?r("page.slips.when.bid"):r("page.slips.when.dummy");function jp({deal:e,slip:t}){let n=B(t.cards);return i`${[...ne].map(s=>{let a=n.filter(o=>o.endsWith(s)).map(o=>Nt(An(o).rank));return i`<p key=${s} class="suit-of"><${ee} trump=${s} /><span class="unseen">${D(s)}</span>
			<span class="ranks">${a.length>0?a.map(o=>i`<b>${o}</b>`):i`<b>–</b>`}</span>
		</p>`})}
	${t.joker?i`<p class="joker">${I(r("joker.as",{card:Op(e.turnup??"")}))}</p>`:null}`}var Dy=({cards:e})=>Math.max(...[...ne].map(t=>e.split(t).length-1));function Ly({variant:e}){let t=["bid",...e.offers.how==="none"?[]:["premium"],"tricks","points"];return i`<div class="boxes">
		${t.map(n=>i`<span key=${n}>${r(`page.slips.${n}`)}</span>`)}
	</div>`}function Py(e){let{variant:t,deal:n,slip:s}=e,a=s.kind==="hand",o=B(s.cards).length+(s.joker?1:0),l=a?Ar(t,n):[Tp(s)];return i`<div class="slip-hand">
		<p class="slip-head"><b>${r("page.pad.deal",{n:n.number})} · ${Mr(e)}</b>
			<span class="soft">${r("page.slips.cards",{n:o})}</span></p>
		<div class="slip-cards" style=${`--longest: ${Dy(s)}`}><${jp} ...${e} /></div>
		${l.map((c,u)=>i`<p key=${u} class="slip-line">${I(c)}</p>`)}
		${a?i`<${Ly} variant=${t} />`:null}
	</div>`}function Ry(e){let{variant:t,series:n,deal:s,slip:a}=e,{seat:o,kind:l}=a,c=o===s.dealer?r("page.slips.deals"):o===s.forehand?r("page.slips.leads"):"",u=s.trump&&!Ap(t)?Ar(t,s):[],p=l==="hand"?u:[Tp(a)];return i`<div class="slip-tab">
		<p class="soft">${r(`variant.${t.id}`)}<br />${r("page.slips.set",{label:n.label})}</p>
		<p class="slip-number"><b>${r("col.deal")}</b>${s.number}</p>
		<p><b>${Mr(e)}</b>${l==="hand"&&c?i`<br />${c}`:null}</p>
		${p.map((d,$)=>i`<p key=${$} class="slip-line">${I(d)}</p>`)}
	</div>`}var[Np,Bp,_a,qy]=[330,374,22,36];function Wy(){let e="A K Q J 10 9 8 7 6 5 4 3 2 C H S D C S H".split(" "),t=1,n=()=>(t=Math.imul(t,1664525)+1013904223>>>0)/2**32,s=Np/_a;return Array.from({length:2*s*Bp/_a},(a,o)=>{let l=e[Math.floor(n()*e.length)]??"",c=((o>>1)%s+n())*_a,u=(Math.floor((o>>1)/s)+n())*_a,p=(.6+.4*n())*qy/10,d=[o%2?-p:p,p].map(f=>f.toFixed(2)),$=`translate(${c.toFixed(1)} ${u.toFixed(1)}) scale(${d})`;return $s[l]?`<use href="#${l}" x="-3.7" y="-3.7" width="7.4" height="7.4" transform="${$}"/>`:`<text y="3.3" transform="${$}">${l}</text>`}).join("")}function _y(){let e=[...ne].map(n=>{let s=document.getElementById(`pip-${n}`)?.innerHTML??"";return`<symbol id="${n}" viewBox="0 0 100 100" color="${/[DH]/.test(n)?"#a00":"#000"}">${s}</symbol>`}),t=`<svg xmlns="http://www.w3.org/2000/svg" width="${Np}" height="${Bp}" font-family="sans-serif"
		font-size="10" font-weight="700" text-anchor="middle">${e.join("")}${Wy()}</svg>`;return`data:image/svg+xml,${encodeURIComponent(t)}`}var Cp=()=>Promise.allSettled([...document.images].filter(e=>e.className==="slip-back").map(e=>e.decode()));function Ep(e){let t=he(_y,[]);return i`<div class="slips-paper">
		${e.series.deals.map(n=>i`<section key=${n.number} class="slips-page"
			style=${`--strips: ${Math.max(3,n.slips.length)}`}>
			${n.slips.map((s,a)=>i`<div key=${a} class="strip">
				<${Py} ...${e} deal=${n} slip=${s} />
				<img class="slip-back" src=${t} alt="" />
				<${Ry} ...${e} deal=${n} slip=${s} />
			</div>`)}
		</section>`)}
	</div>`}function Dp({seed:e,...t}){let{variant:n,series:s}=t;return i`<div class="slips-paper slips-sheet">
		<h1>${r("page.slips.sheet")}</h1>
		<p><b>${r(`variant.${n.id}`)} · ${r("page.slips.set",{label:s.label})}</b></p>
		<p class="secret"><b>${r("page.slips.secret")}</b></p>
		<p>${r("page.slips.how")}</p><p>${r("page.slips.packs")}</p><p>${r("page.slips.seed",{seed:e})}</p>
		<div class="all-deals">${s.deals.map(a=>i`<section key=${a.number}>
			<h2>${r("page.pad.deal",{n:a.number})} · ${r("page.slips.dealt",{name:Mp(n,a.dealer)})}</h2>
			${a.trump?i`<p class="slip-line">${I(Ar(n,a).join(" · "))}</p>`:null}
			${a.slips.map((o,l)=>i`<div key=${l} class="all-hand">
				<span class="soft">${Mr({...t,deal:a,slip:o})}</span><${jp} ...${t} deal=${a} slip=${o} />
			</div>`)}
		</section>`)}</div>
	</div>`}var[Iy,Fy]=[200,2**31],zy={seed:48,label:40},Lp=()=>ti(16).replace(/(.{4})(?=.)/g,"$1-"),Hy=()=>({variant:"",first:1,deals:12,fixed:!1,label:"",seed:Lp()});function Ky({plan:e,set:t}){let n=K(t),s=a=>({value:e[a],maxlength:zy[a],autocapitalize:"none",oninput:n(a)});return i`<div class="row">
			<${pe} label=${r("page.slips.many")} value=${e.deals} min=${1} max=${Iy} onchange=${n("deals")} />
			<${pe} label=${r("page.slips.first")} value=${e.first} min=${1} max=${Fy} onchange=${n("first")} />
		</div>
		<div>
			<${Ke} label=${r("page.slips.fixed")} checked=${e.fixed} onchange=${n("fixed")} />
			<p class="soft small">${r("page.slips.fixed.about")}</p>
		</div>
		<div><${ae} label=${r("page.slips.label")} ...${s("label")} />
			<p class="soft small">${r("page.slips.label.about")}</p></div>
		<div><${ae} label=${r("page.slips.seed.label")} required ...${s("seed")} />
			<p class="soft small">${r("page.slips.seed.about")}</p></div>
		<p><${S} plain onclick=${()=>t({seed:Lp()})} say=${r("page.slips.seed.new")} /></p>`}function Jy(e){return e instanceof q&&e.reason==="not-now"?r("page.slips.today"):ht(e)?r("page.slips.seed.bad"):C(e)}function Uy(e){x(()=>{if(!e)return;let t=!1;return Cp().then(()=>t||print()),()=>{t=!0}},[e])}function Vy(){x(()=>{le(Ae)},[]);let[e,t]=w(()=>({...Hy(),variant:ve.peek().get("variant")??""})),n=M(e);x(()=>()=>{n.current=null},[]);let[s,a]=w(null),[o,l]=w(null),[c,u]=w(""),p=s===e,d=xe.value.find(h=>h.id===e.variant)??bt(),$=z(d?.id);Uy(o);let f=h=>{n.current={...n.current??e,...h},t(n.current),l(null),u("")},m=async h=>{if(h.preventDefault(),p||!$)return;a(e),u("");let{first:g,deals:b,fixed:v,label:y}=e,O=e.seed.trim(),T=h.submitter?.getAttribute("value")==="all",[N,_]=await di({variant:$.id,seed:O,first:g,deals:b,fixed:v,label:y}).then(Ne=>[Ne,""],Ne=>[null,Jy(Ne)]);n.current===e&&(a(null),l(N&&{variant:$,series:N,seed:O,all:T}),u(_))};return d?i`<main id="main" tabindex="-1" class="slips">
		<form class="stack unprinted" onsubmit=${m}>
			<header><h1>${r("page.nav.deal")}</h1><p class="lead">${r("page.slips.lead")}</p></header>
			<${U} label=${r("page.create.variant")} value=${d.id} groups=${Ue()}
				onchange=${K(f)("variant")} />
			<${Ky} plan=${e} set=${f} />
			<p class="row">
				<button type="submit" class="button chief" value="slips" aria-busy=${p}>${r("page.slips.print")}</button>
				<button type="submit" class="button" value="all" aria-busy=${p}>${r("page.slips.print.sheet")}</button>
			</p>
			<p class=${c?"trouble":""} role="alert">${c}</p>
			<p role="status">${o?r("page.slips.wait"):""}</p>
			${o?i`<p><a href="/pad">${r("page.home.pad")}</a></p>`:null}
			<p class="soft">${r("page.slips.face")}</p>
			<p class="soft">${r("page.slips.how")}</p>
			<p class="soft">${r("page.slips.packs")}</p>
		</form>
		${o?i`<${o.all?Dp:Ep} ...${o} />`:null}
	</main>`:i`<${F} />`}function Gy(e){let t=W.value;return i`<main id="main" tabindex="-1" class="statistics">
		${t?i`<${Yy} key=${t.id} />`:i`<h1>${r("page.nav.statistics")}</h1><${qp} />`}
	</main>`}var Cr=()=>i`<p><a class="button chief" href="/">${r("page.records.play")}</a></p>`,qp=()=>i`<section class="stack"><p class="lead">${r("page.stats.none")}</p><${Cr} /></section>`;function Zy(e){let[t,n]=w({}),s=M(""),a=async()=>{try{for(;;){let o=await wi({variant:e});if(s.current!==e)return;if(n({told:o}),o.counted>=o.of)return o}}catch(o){s.current===e&&n(l=>({...l,wrong:C(o)}));return}};return x(()=>(s.current=e,a(),()=>{s.current="-"}),[e]),{...t,again:a}}function Yy(){let[e,t]=w(""),{told:n,wrong:s,again:a}=Zy(e),o=M([]);return n&&e===""&&(o.current=n.variants),i`<header class="report-head">
			<h1>${r("page.nav.statistics")}</h1>
			${o.current.length>1?i`<${U} hidden label=${r("page.stats.variant")} value=${e} onchange=${t}
						options=${[["",r("page.stats.variant.all")],...o.current.map(({key:l})=>[l,fe(l)])]} />`:null}
		</header>
		${s?i`<p class="trouble" role="status">${s}</p>`:null}
		${n&&n.counted<n.of?i`<p class="soft" role="status">${r("page.stats.counting",{n:n.counted,of:n.of})}</p>`:null}
		${n?i`<${Qy} told=${n} again=${a} />`:null}`}var jr={figures:{matches:3,deals:20},charts:{matches:10,deals:60}},Nr=(e,t)=>e.matches>=t.matches||e.all.deals>=t.deals;function Qy({told:e,again:t}){let{all:n,assisted:s}=e;if(n.deals===0&&s.deals===0)return i`<${qp} />`;let a=s.deals?i`<${ub} of=${s} />`:null;if(n.deals===0)return i`<section class="stack">${a}<p>${r("page.stats.unaided")}</p><${Cr} /></section>`;let o=Nr(e,jr.charts)&&e.course.length>1,l=o&&Fa(n);return i`<${Xy} told=${e} />
		${Nr(e,jr.figures)?i`<${nb} told=${e} />`:null}
		${o?i`<${sb} told=${e} /><${ib} told=${e} />`:i`<${eb} told=${e} />`}
		<section class="stack">
			<h2>${r("page.stats.judge")}</h2>
			<${cb} of=${n.bids} />
			<${pb} told=${e} again=${t} />
			${a}
			${l?i`<p class="small soft">${r("page.stats.how.bands")}</p>`:null}
			${n.judged?i`<p class="small soft">${r("page.stats.how.judged")}</p>`:null}
		</section>`}function Xy({told:{all:e,best:t,bids:n}}){let s=n.find(l=>l.key===t),a=Ce.reduce((l,c)=>e.lost[c].mean>e.lost[l].mean?c:l),o=k(e.lost.all.mean,1);return i`<p class="lead">${[r("page.stats.said",{made:e.made.count,n:e.deals,points:k(e.points.mean,1)}),s&&r("page.stats.said.best",{bid:Number(s.key),made:s.made.count,n:s.deals}),e.judged===e.deals&&e.lost.all.mean>0?r("page.stats.said.lost",{lost:o,n:e.lost.all.mean,kind:r(`page.stats.aspect.${a}`)}):""].filter(Boolean).join(" ")}</p>`}var eb=({told:e})=>i`<section class="stack">
	<p class="soft">${r("page.stats.next",{what:Nr(e,jr.figures)?"charts":"figures"})}</p><${Cr} />
</section>`,Ia=(e,t,n)=>t>e&&t-e<Math.abs(n),Br=e=>Ia(-(e.margin??0),e.margin??0,e.mean)?`± ${k(e.margin??0,1)}`:"",Pp=e=>[k(e.mean,1),Br(e)].filter(Boolean).join(" "),tb=({of:e})=>i`<dl class="figures-row">${e.map(([t,n,s])=>i`<div key=${t}>
		<dt>${t}</dt><dd><span class="figure">${n}</span> <span class="small soft">${s}</span></dd>
	</div>`)}</dl>`;function nb({told:{all:e,streaks:t}}){let{low:n,high:s,share:a}=e.made,o=Fa(e)?r("page.stats.interval",{low:ue(n),high:ue(s)}):"",l=[Br(e.lost.all),r("page.stats.of.judged",{n:e.judged})].filter(Boolean).join(" · "),c=r("page.stats.now",{n:t.now,way:t.making?"made":"failed"}),u=[[r("page.records.deals"),k(e.deals),r("page.stats.made.count",{n:e.made.count})],[r("page.records.made"),ue(a),o],[r("page.records.points"),k(e.points.mean,1),Br(e.points)]];return e.judged&&u.push([r("page.stats.lost"),k(e.lost.all.mean,1),l]),u.push([r("page.stats.streak"),k(t.made),c]),i`<${tb} of=${u} />`}var Rp={made:e=>[100*e.made.share,100*e.made.low,100*e.made.high],points:e=>Tr(e.points),lost:e=>Tr(e.lost.all),...Object.fromEntries(Ce.map(e=>[e,t=>Tr(t.lost[e])]))},Tr=e=>[e.mean,e.mean-(e.margin??0),e.mean+(e.margin??0)];function sb({told:e}){let[t,n]=w(e.all.judged?"lost":"made"),s=e.course.filter(m=>m.judged>0),a=s.length>1,o=m=>e.all.lost[m].mean===0,l=["made","points",...a?["lost",...Ce.filter(m=>!o(m))]:[]],c=l.includes(t)?t:"made",u=m=>c==="made"||m.points.margin!==void 0,p=(c==="made"||c==="points"?e.course:s).filter(u).map(m=>{let[h=0,g=0,b=0]=Rp[c]?.(m)??[];return{from:m.from,to:m.from+m.deals-1,mean:h,low:g,high:b}}),[d=0]=Rp[c]?.(e.all)??[],$=m=>c==="made"?ue(m/100):k(m),f=2*p.filter(m=>Ia(m.low,m.high,m.mean)).length>p.length;return i`<section>
		<h2>${r("page.stats.course")}</h2>
		<${R} label=${r("page.stats.show")} hidden value=${c} onchange=${n}
			options=${l.map(m=>[m,r(`page.stats.aspect.${m}`)])} />
		<${Wc} of=${p} last=${e.all.deals} label=${ab(r(`page.stats.aspect.${c}`),p,$)}
			all=${d} most=${c==="made"?100:void 0} said=${$} banded=${f}
			foot=${r("page.scores.deals",{n:e.all.deals})} />
		<p class="small soft legend">
			${f?i`<${fs} of="range" say="page.stats.key.interval" />`:null}
			<${fs} of="all" say="page.stats.key.all" />
		</p>
	</section>`}function ab(e,t,n){let s=a=>n(Math.round(a*10)/10);return`${e}: ${t.map(a=>r("page.stats.stretch",{from:a.from,to:a.to,n:s(a.mean)})).join(", ")}`}var Er=10,Fa=({deals:e,made:{low:t,high:n,share:s}})=>e>=Er&&Ia(t,n,s),fs=({of:e,say:t})=>i`<span><span class=${`sample ${e}`} aria-hidden="true"></span> ${r(t)}</span>`,ob=["bids","trumps","premiums","places","variants"];function rb(e,t){return e==="trumps"?i`<${ee} trump=${t} /> ${D(t)}`:e==="premiums"?t==="plain"?r("page.stats.plain"):Q(t):e==="places"?r(`page.stats.place.${t}`):e==="variants"?fe(t):k(Number(t))}function ib({told:e}){let[t,n]=w("bids"),s=ob.filter(p=>e[p].length>1||p==="bids"),a=s.includes(t)?t:"bids",o=e[a],l=e.all.judged>0,c=o.some(p=>p.bids.of>0),u=o.some(p=>Fa(p));return i`<section>
		<h2>${r("page.stats.split")}</h2>
		<${R} label=${r("page.stats.show")} hidden value=${a} onchange=${n}
			options=${s.map(p=>[p,r(`page.stats.by.${p}`)])} />
		<${se}><table class="book split">
			<thead><tr>
				<th scope="col">${r(`page.stats.by.${a}`)}</th>
				<td class="bar-head"><span aria-hidden="true">${k(0)}</span><span aria-hidden="true">${ue(1)}</span></td>
				<th scope="col">${r("page.stats.head.made")}</th>
				${c?i`<th scope="col">${r("page.stats.head.expected")}</th>`:null}
				<th scope="col">${r("page.records.deals")}</th><th scope="col" class="spare">${r("page.stats.head.points")}</th>
				${l?i`<th scope="col" class="spare">${r("page.stats.head.lost")}</th>`:null}
			</tr></thead>
			<tbody>${o.map(p=>i`<tr key=${p.key}>
				<th scope="row">${rb(a,p.key)}</th>
				<td class="bar" aria-hidden="true"><${lb} of=${p} /></td>
				<td>${p.deals<Er?r("page.stats.of",{made:p.made.count,n:p.deals}):ue(p.made.share)}</td>
				${c?i`<td>${p.bids.of?ue(p.bids.expected/p.bids.of):""}</td>`:null}
				<td>${k(p.deals)}</td><td class="spare">${Pp(p.points)}</td>
				${l?i`<td class="spare">${p.judged?Pp(p.lost.all):""}</td>`:null}
			</tr>`)}</tbody>
		</table><//>
		<p class="small soft legend">
			<${fs} of="made" say="page.stats.head.made" />
			${u?i`<${fs} of="interval" say="page.stats.key.interval" />`:null}
			${c?i`<${fs} of="expected" say="page.stats.key.expected" />`:null}
		</p>
	</section>`}function lb({of:{deals:e,made:t,bids:n}}){let s=u=>`${100*u}%`,{low:a,high:o,share:l}=t,c=n.of?i`<span class="expected" style=${{"--at":s(n.expected/n.of)}}></span>`:null;return i`<span class="track">
		${e<Er/2?null:i`<span class="made" style=${{"--long":s(l)}}></span>`}
		${Fa({deals:e,made:t})?i`<span class="interval" style=${{"--at":s(a),"--long":s(o-a)}}></span>`:null}${c}
	</span>`}function cb({of:e}){if(!Ia(e.low,e.high,e.expected))return null;let t=e.made<e.low?"below":e.made>e.high?"above":"within",[n,s]=[k(Math.ceil(e.low)),k(Math.floor(e.high))],a={of:e.of,made:k(e.made),n:k(e.expected,1),low:n,high:s,way:t};return i`<p>${r("page.stats.expected",a)}</p>`}var ub=({of:e})=>i`<p>${r("page.stats.assisted",{n:e.deals,made:k(e.made.count)})}</p>`;function pb({told:e,again:t}){let[n,s]=w(!1),[a,o]=w(""),l=M(!1);x(()=>()=>{l.current=!1},[]);let c=async()=>{l.current=!0,s(!0),o("");try{let d=e;for(;l.current&&d&&d.unjudged.length>0;){let[$]=d.unjudged;if($)for await(let m of Dn($.table,$.match,void 0,()=>l.current));l.current&&(d=await t());let[f]=d?.unjudged??[];if(f&&f.table===$?.table&&f.match===$.match)break}}catch(d){o(C(d))}s(!1)},u=e.all.deals-e.all.judged,p={n:e.all.judged,of:e.all.deals};return i`<p role="status">${r(n?"page.stats.judging":"page.stats.judged",p)}</p>
		${a?i`<p class="trouble" role="alert">${a}</p>`:null}
		${u>0&&e.unjudged.length>0?i`<p><${S} onclick=${()=>n?l.current=!1:c()}
				say=${n?r("page.stats.judge.stop"):r("page.stats.judge.go",p)} /></p>`:null}`}var[db,$b]=[400,12],Dr=class{#e=null;meant(t){let n=this.#e,a=!(n!==null&&t.timeStamp-n.timeStamp<db&&Math.hypot(t.clientX-n.clientX,t.clientY-n.clientY)<$b)||t.target===n.target;return this.#e=a?t:{...n,timeStamp:t.timeStamp},a}};function Wp(){x(()=>{let e=new Dr;function t(n){if(n.detail===0||!(n.target instanceof Element))return;let{timeStamp:s,clientX:a,clientY:o}=n,l=n.target.closest("button, a, label, input")??n.target,c=l instanceof HTMLLabelElement?l.control??l:l;e.meant({target:c,timeStamp:s,clientX:a,clientY:o})||(n.preventDefault(),n.stopPropagation())}return document.addEventListener("click",t,!0),()=>document.removeEventListener("click",t,!0)},[])}var fb=["rank","arrows","suits","ends","enter","hint","last","score","undo","close","help"];function _p({onclose:e}){return i`<${H} title=${r("page.keys")} onclose=${e}>
		<dl class="keys">
			${fb.map(t=>{let[n="",s=""]=r(`page.keys.${t}`).split("|");return i`<dt key=${t}>${n}</dt><dd>${s}</dd>`})}
		</dl>
		<p class="soft">${r("page.keys.spoken")}</p>
	<//>`}var Lr=()=>document.querySelector(".hand.asked")?".hand.asked":".mine .hand",Pr=()=>document.querySelector(`${Lr()} [data-card][tabindex="0"]`);function Ip(){x(()=>{let e=null,t=null,n=0,s=ci();function a(u){u.target instanceof Element&&u.target.closest("dialog")||(e=u.target instanceof HTMLElement&&u.target.closest("main.table")?u.target:null,t=e?.closest(".hand")??null,n=t&&e?[...t.querySelectorAll("[data-card]")].indexOf(e):0)}let o=()=>(e=null,s=!0);function l(){if(document.activeElement!==document.body||document.querySelector("dialog[open]"))return;if(!e)return void(s&&document.getElementById("main")?.focus({preventScroll:!0}));if(e.isConnected){e.matches(":disabled")||e.focus({preventScroll:!0});return}let u=t?.isConnected?t.querySelectorAll("[data-card]"):[],p=()=>document.querySelector(".answer button:not(:disabled)"),d=()=>document.querySelector(".over .button.chief:not(:disabled)"),$=u[Math.min(n,u.length-1)]??p()??Pr()??d();$ instanceof HTMLElement&&$.focus({preventScroll:!0})}let c=new MutationObserver(l);return c.observe(document.body,{childList:!0,subtree:!0,attributes:!0,attributeFilter:["disabled"]}),document.addEventListener("focusin",a),document.addEventListener("pointerdown",o),()=>{c.disconnect(),document.removeEventListener("focusin",a),document.removeEventListener("pointerdown",o)}},[])}function Fp(e,t){if(typeof BroadcastChannel>"u")return;let n=new BroadcastChannel(e);return n.onmessage=({data:s})=>t(s),n}var Rr=class{#e;#n;#t;#s=new Map;constructor(t,n){this.#e=t,this.#n=n,this.#t=Fp("ninetynine.tables",s=>this.#r(s))}get rests(){let t=this.#s.get(this.#e)??0;return[...this.#s.values()].filter(n=>n>t).length>=4}look(){let t=Math.max(Date.now(),...this.#s.values());this.#s.set(this.#e,t+Math.random()),this.hold()}hold(){this.#a(this.#s.get(this.#e)??0)}leave(){this.#a(0)}close(){this.#t?.close(),this.#t=void 0}#a(t){this.#t?.postMessage({table:this.#e,looked:t})}#r({table:t,looked:n}){let s=this.rests;n?this.#s.set(t,n):t!==this.#e&&this.#s.delete(t),this.rests!==s&&this.#n()}},za=class{ours=!1;#e;#n;#t;#s;#a=0;#r=0;#i=0;#c=()=>{};constructor(t,n,s,a){this.#e=n,this.#n=s,this.#t=Fp(`ninetynine.table.${t}`,o=>this.#u(o)),this.#s=new Rr(t,a),addEventListener("pagehide",this.leave),this.claim()}get rests(){return this.#s.rests}claim(){this.#s.look(),this.#p()}#p=()=>{this.ours||(this.ours=!0,this.#s.hold(),[this.#a,this.#r]=[Math.random(),Date.now()],clearTimeout(this.#i),this.#d({claim:this.#a}),this.#c())};async turn(){for(;!this.ours&&this.#t;)await new Promise(t=>this.#c=()=>t(void 0))}tell(t,n){this.ours&&this.#d({said:t,trouble:n})}leave=()=>{this.ours&&(this.#d({gone:!0}),this.#s.leave()),this.ours=!this.#t};close(){this.leave(),removeEventListener("pagehide",this.leave),clearTimeout(this.#i),this.#t?.close(),this.#t=void 0,this.#s.close(),this.#c()}#d(t){this.#t?.postMessage(t)}#u({claim:t,gone:n,said:s,trouble:a}){if(this.ours){if(t===void 0)return;if(Date.now()-this.#r<1e3&&t<this.#a)return this.#d({claim:this.#a});this.ours=!1,this.#n()}clearTimeout(this.#i);let o=document.visibilityState==="visible";this.#i=setTimeout(this.#p,n?o?0:2e3*Math.random():4e4),t===void 0&&!n&&this.#e(s,a)}};var mb=4e4,hb=5e3,gb=15e3,yb=2e3,qr={first:250,longest:8e3};function Hp(e,t){if(t===null||typeof t!="object"||Array.isArray(t))return t;let n=Array.isArray(e)?[...e]:typeof e=="object"?{...e}:{};for(let[s,a]of Object.entries(t))a===null?delete n[s]:n[s]=Hp(n[s],a);return n}var zp=e=>e instanceof q&&e.status<500&&e.status!==429&&e.status!==401,Ha=class{state=L("opening");trouble=L("");refused=L(null);#e;#n;#t=0;#s={};#a=!1;#r=()=>{};#i=new AbortController;#c=!1;#p=!1;#d=0;#u=-1/0;#o;constructor(t,n){this.#e=t,this.#n=n,this.#o=new za(t,(s,a)=>this.#O(s,a),()=>this.#$(),()=>this.#l()),addEventListener("online",this.#f),addEventListener("offline",this.#b),document.addEventListener("visibilitychange",this.#h),this.#g()}act(t,n){let s=document.visibilityState==="visible";return this.#o.rests&&s&&this.again(),Ts(this.#e,t,n)}hint(){return Si({table:this.#e,id:De()},{within:3e4})}ahead(){return this.#u===-1/0?0:this.#u}again=()=>{if(!this.#o.ours||this.#o.rests)return this.#o.claim(),this.#l();this.#c||(this.#p=!0,this.#l())};doubt(){this.state.peek()==="live"&&Date.now()-this.#d>yb&&this.again()}#$(){this.#l(),this.#t===0&&this.#m()}async#m(){let t=await Bn({table:this.#e}).catch(()=>{});t&&t.seq>this.#t&&this.#O(t)}#l(){this.#i.abort(),this.#r()}close(){this.#a=!0,removeEventListener("online",this.#f),removeEventListener("offline",this.#b),document.removeEventListener("visibilitychange",this.#h),this.#o.close(),this.#l()}#f=()=>{this.#o.ours&&!this.#o.rests&&this.again()};#b=()=>{Be(this.#e)||(this.state.value="lost",this.again())};#h=()=>{document.visibilityState==="visible"&&(!this.#o.ours||this.#o.rests||this.state.peek()==="lost")&&this.again()};async#g(){for(let t=qr.first;!this.#a;t=Math.min(2*t,qr.longest)){let n=this.#t;try{await this.#w(),this.#o.ours&&!this.#a&&await this.#x()}catch(a){if(zp(a))return this.refused.value=a,this.state.value="refused",this.#o.close()}if(this.#a)return;if(!this.#o.ours||this.#o.rests)continue;this.state.value="lost",this.#t>n&&(t=qr.first);let s=this.#p?0:t;this.#p=!1,await this.#y(s)}}#y(t){return new Promise(n=>{let s=setTimeout(n,t);this.#r=()=>(clearTimeout(s),n(void 0))})}async#w(){for(await this.#o.turn();this.#o.rests&&!this.#a;await this.#o.turn())await this.#k()}async#k(){let{signal:t}=this.#i=new AbortController;try{let n=await Bn({table:this.#e},{signal:t});if(!this.#o.ours)return;this.#v(n),this.#O(n)}catch(n){if(t.aborted)return;if(zp(n))throw n;this.state.value="lost"}this.#o.rests&&!this.#a&&await this.#y(hb)}async#x(){let t=this.#i=new AbortController,n=()=>setTimeout(()=>t.abort(),mb),s=n();try{let a=(await this.#S(t.signal)).pipeThrough(new TextDecoderStream).getReader();for(let o="";;){let{value:l,done:c}=await a.read();if(c)return;clearTimeout(s),s=n(),this.#d=Date.now(),this.#v();let u=(o+l).split(`
`);o=u.pop()??"";for(let p of u)p&&!this.#a&&this.#A(JSON.parse(p))}}finally{this.#c=!1,clearTimeout(s),t.abort()}}async#S(t){this.#c=!0;let n=Be(this.#e)?0:setTimeout(()=>t.aborted||this.#l(),gb),s={Accept:"application/x-ndjson"},a=Ki(this.#e,this.#t),o=await ai(a,{headers:s,signal:t}).finally(()=>clearTimeout(n));if(this.#c=!1,this.#d=Date.now(),this.#u=Math.max(this.#u,Date.parse(o.headers.get("Date")??"")-Date.now()||-1/0),!o.ok||!o.body)throw ri(o,await o.text().catch(()=>""));return this.trouble.value="",this.state.value="live",o.body}#v(t){this.#o.tell(t,this.trouble.peek())}#A({changes:t,trouble:n,...s}){if(n!==void 0)return this.trouble.value=n,this.#v();t&&(s={...s,...Hp(this.#s,t)});let{table:a,seat:o,muted:l,view:c}=s;this.#s={table:a,seat:o,muted:l,view:c},!(s.seq<=this.#t&&s.event.do!=="present")&&(this.#v(s),this.#M(s))}#O(t,n=""){if(this.#a)return;if(this.trouble.value=n,this.#t===0&&t?.event.do!=="present")return void this.#m();this.state.value="live";let s=t&&(t.event.do==="present"?t.seq===this.#t:t.seq<=this.#t);t&&!s&&this.#M(t)}#M(t){this.#t=t.seq,this.#u=Math.max(this.#u,t.at-Date.now()),this.#n(t)}};function _r(e,{seat:t,view:n,table:{stage:s}}){return!!(e.guides()&&t!==void 0&&s==="playing"&&n?.phase&&n.phase!=="over")}var Ka="AKQJ",Up=({trump:e},t)=>(re(t)===e?Ka:"AK").includes(Qt(t));function Vp(e,t){let n=B(e.hand).filter(o=>!t.includes(o)),s=o=>(re(o)===e.trump?2:0)-Ka.indexOf(Qt(o)),a=o=>n.filter(l=>re(l)===re(o)).length;return n.filter(o=>Up(e,o)).toSorted((o,l)=>s(l)-s(o)||a(o)-a(l))}var Wr=e=>P(e.map(t=>Le(t)));function bb(e,t,n){let[s]=t,a=n.filter(o=>Up(e,o));if(s){let o=u=>[...Ka.slice(0,Ka.indexOf(Qt(u)))].every(p=>e.hand?.includes(p+re(u))),l=t.filter(u=>o(u)===o(s)),c=o(s)?"CDHS".includes(e.trump??"")&&e.trump?"trumped":"late":"beaten";return[r("coach.bid.spare",{how:c,n:l.length,cards:Wr(l)})]}return a.length?[r("coach.bid.away",{n:a.length,cards:Wr(a)})]:[]}var wb=.85;function Gp({bids:e}){let[t,...n]=e?.[0]?.premiums??[];return(t&&n.reduce((a,o)=>o.points>a.points&&o.chance>=wb?o:a,t))?.offer.split(" ")[0]??"pass"}var Zp=(e,{game:t,deal:n})=>`${e.id} ${t} ${n}`;function Ja(e,t){let n=e.advice.value,s=n&&t.phase==="lay"&&t.deal>0&&Gp(n.advice)!=="pass";return A.premiums.value!==""||!!s}function vb(e,t){let n=t.bids?.[0];if(!n)return"";let s=B(n.best),a=Vp(e,s),o=a.slice(0,n.tricks),l=[r("coach.bid",{n:n.tricks})];if(n.tricks>0){let c=o.length===n.tricks?"high":o.length?"some":"none";l.push(r(`coach.bid.${c}`,{n:o.length,cards:Wr(o)}))}return l.push(...bb(e,a.slice(n.tricks),s)),l.join(" ")}function kb(e,t,n,s){let{declare:a=0,reveal:o=0}=t?.offers??{},l=Gp(e),c=n?[r("coach.wager",{declare:a,reveal:o})]:[];return s&&l!=="pass"&&c.push(r(`coach.premium.${l}`)),c.join(" ")}function xb(e,t,n){let s=e.premium?.findIndex(l=>l!=="")??-1,a=s===e.seat?e.bid:e.shown?.[s]?.bid;if(s<0||a===void 0||jt(e)>0)return[];let o=n?.offers[e.premium?.[s]?.startsWith("declare")?"declare":"reveal"]??0;return[r("coach.holds",{you:s===e.seat?"yes":"no",name:t[s]??"",bid:a,points:o})]}function Sb(e,t,n){let[s,a]=[e.bid??0,e.won?.[t]??0],o=(n?Rt(n):9)-jt(e);if(o===0)return[];switch(e.contract?.[t]){case"lost":return[r(a>s?"coach.over":"coach.under")];case"kept":return[r("coach.enough",{bid:s}),Jp("coach.avoid",e)];case"short":{let l=s>a?s-a:o;return l===o?[r("coach.all",{left:o})]:[r("coach.need",{won:a,need:l,left:o}),Jp("coach.win",e)]}}return[]}function Yp(e){let t=e.options;return t?.kind==="play"&&t.seat===void 0&&B(t.from).length>1}var Ob=({contract:e},t=0)=>["kept","short"].includes(e?.[t]??""),Mb=["lost","enough","all","some","few"],Qp=.02,Kp={chance:.05,points:2};function Ab(e,t){let{bids:n=[],choices:s,contract:a}=t,[o]=n;if(o){let u=n.find(p=>p.chance>=o.chance-Kp.chance&&p.points>=o.points-Kp.points&&Vp(e,B(p.best)).length===p.tricks);return u?{...t,act:`lay ${u.best}`,bids:[u,...n.filter(p=>p!==u)]}:t}let[l]=s;if(!l||t.phase!=="play"||a==="lost")return t;let c=s.reduce((u,p)=>p.chance>u.chance+Qp?p:u,l);return c===l?t:{...t,act:c.act,why:[],choices:[c,...s.filter(u=>u!==c)]}}function Ua(e){let t=e.view.peek();return e.hint(n=>t&&e.guides()?Ab(t,n):n)}function Tb(e,t,n){let[s,...a]=t.choices;if(!s||!a.length||t.phase!=="play")return fn(t,n).join(" ");let o=t.act.replace(/^play /,""),l=e.options?.led&&!e.options.follow&&re(o)!==e.trump,c=et((t.why??[]).filter(({kind:$})=>!Mb.includes($))),u=t.contract!=="lost"&&a.some($=>$.chance<s.chance-Qp),p=a.every($=>Xe($)==="close"),d=c.length?c:[r("coach.because",{how:u?"likely":p?"even":"spoil"})];return[r("coach.card",{how:l?"away":"play",card:Le(o)}),...d].join(" ")}function Jp(e,t){if(!Yp(t))return"";let{options:n,trick:s=[],trump:a,won:o=[]}=t,l=B(n.from),c=s.length===o.length-1,u=l.some(p=>re(p)===a)?"ruff":"discard";return r(e,{turn:n.led?n.follow?c?"last":"middle":u:"lead"})}function jb(e,t,n,s,a){let o=xb(e,n,s),l=o.length?o:Sb(e,t,s);return a?l.slice(0,1):l}function Nb(e,t,n,s){return[!n||s?vb(e,t):"",r(n?"coach.bid.lay":"coach.bid.own")].filter(Boolean).join(" ")}function Bb(e,t,n,s){let a=e.chosen.value,o=B(n.bids?.[0]?.best),l=a.size===t.options?.pick,c=A.premiums.value===Zp(e,t),u=o.every(d=>a.has(d));return(l&&Ja(e,t)?kb(n,s,c,u):"")||Nb(t,n,l,u)}function Xp({table:e,message:t,names:n,variant:s}){let a=t.view,o=a.phase==="lay",l=e.intended.value===""&&e.busy.value==="",c=l&&o&&a.options,p=c||l&&Ob(a,t.seat)&&Yp(a)?`${a.game} ${a.deal} ${a.phase} ${jt(a)}`:"",d=e.current.value;x(()=>{p&&d&&!e.advice.peek()&&Ua(e)},[p,d]);let $=c&&Ja(e,a);x(()=>{$&&(A.premiums.value||=Zp(e,a))},[$]);let f=e.advice.value?.advice,m=[...a.phase==="play"?jb(a,t.seat??0,n,s,!!f):[],...f&&!o?[Tb(a,f,s)]:[],...c&&f?[Bb(e,a,f,s)]:[],...e.thinking.value?[r("coach.thinking")]:[]],h=c?f?.bids?.[0]?.best:void 0,g=h&&e.chosen.value.size<B(h).length;return i`<section class="hint coach" aria-label=${r("coach.title")}>
		<header><h2>${r("coach.title")}</h2><${S} plain onclick=${un} say=${r("coach.off")} /></header>
		<p role="status">${I(m.filter(Boolean).join(" "))}</p>
		${g?i`<div class="proposed"><span class="act">${oe(h)}</span><${S} chief onclick=${()=>e.heed()}
					say=${r("page.hint.choose")} /></div>`:null}
	</section>`}var Ir="ninetynine.complaint",Cb=10;function ed({table:e,about:t,talk:n,onclose:s}){let a=n.filter(h=>h.by===t.by).slice(-Cb),[o,l]=w([t.seq]),[c,u]=w(""),{busy:p,once:d}=J(),$=()=>d(async()=>{let{complaints:h}=await Di({table:e,whom:t.by,lines:o,text:c.trim()});ge(Ir,String(h[0]?.id??"")),j(r("page.complain.sent")),s()}),f=(h,g)=>l(g?[...o,h]:o.filter(b=>b!==h)),m=o.length===0&&!c.trim();return i`<${H} title=${r("page.complain.title",{name:t.name})} onclose=${s}
		actions=${i`<${S} chief aria-busy=${p} disabled=${m} onclick=${$} say=${r("page.complain.send")} />`}>
		<p>${r("page.complain.about")}</p>
		<div class="stack">${a.map(h=>i`<${Ke} key=${h.seq} label=${vn(h)} checked=${o.includes(h.seq)}
			onchange=${g=>f(h.seq,g)} />`)}
		<${ae} label=${r("page.complain.text")} maxlength="300" value=${c} oninput=${u} /></div>
	<//>`}async function td(){let e=Number(ze(Ir));if(!e)return;let{complaints:t}=await Li({}),n=t.find(s=>s.id===e);n&&!n.outcome||(ge(Ir,null),n&&j(r("page.complain.outcome",{outcome:n.outcome==="dismiss"?"none":"act"})))}var Eb=3;async function nd(e){if(Hn(e).waiting.peek().length>0)return j(r("page.bring.unsent"));for(let t=0;t<Eb;t++){let n=await Vi(e),s=Db(n),a=await ks(new Blob([n])),{table:o,seq:l}=await cl(()=>Oi({},{body:a,within:3e4}),"there");if(l<s)return j(r("page.bring.behind"));if(!((await Bn({table:e})).seq>s))return gl(e,o),j(r("page.brought"))}j(r("page.bring.on"))}var Db=e=>JSON.parse(e.trimEnd().split(`
`).at(-1)??"{}").seq??0;function sd({table:e,message:t,onpanel:n,onclose:s}){let{seat:a}=t,o=t.table.stage!=="waiting",l=t.table.chairs.filter(m=>m.player).length===1,[c,u]=w(!1),p=m=>{s(),e.act(m)},{settings:d}=e.settled.value,$=a!==void 0&&t.view?.phase==="play",f=Rb(e.id,$,t.seq);return i`<${H} title=${r("page.more")} onclose=${s}>
		<div class="menu">
			<section><h3>${r("page.more.deal")}</h3>
				<${S} onclick=${()=>n("tricks")} say=${r("tricks.title")} />
				${a!==void 0&&o&&d.undo!=="never"?i`<${S} onclick=${()=>p({do:"ask",text:"replay"})}
						say=${r(l?"page.do.replay":"page.ask.replay")} />`:null}
				${$?i`<${S} style=${{visibility:f?"visible":"hidden"}} onclick=${()=>p({do:"claim"})}
						say=${r("page.claim")} />`:null}
			</section>
			${a!==void 0&&o?i`<section><h3>${r("page.more.match")}</h3>
					${t.table.paused?null:i`<${S} onclick=${()=>p({do:"ask",text:"pause"})}
							say=${r(l?"page.do.pause":"page.ask.pause")} />`}
					${l?null:i`<${S} onclick=${()=>p({do:"stand"})} say=${r("page.leave")} />`}
					${c?i`<${S} chief onclick=${()=>p({do:"ask",text:"abandon"})} say=${r("page.abandon.sure")} />`:i`<${S} onclick=${()=>u(!0)} say=${r("page.abandon")} />`}
				</section>`:null}
			<${Lb} id=${e.id} settings=${d} />
			<section><h3>${r("page.more.know")}</h3>
				${d.rules?i`<${S} onclick=${()=>n("rules")} say=${r("page.house")} />`:i`<a class="button" href=${`/rules/${d.variant??"standard"}`}>${r("page.nav.rules")}</a>`}
				<${S} onclick=${()=>n("keys")} say=${r("page.keys")} />
				<a class="button" href="/settings">${r("page.nav.settings")}</a>
				<${S} onclick=${()=>Z("/")} say=${r("page.home")} />
			</section>
			<${Pb} table=${t.table} />
		</div>
	<//>`}function Lb({id:e,settings:{day:t,from:n}}){let{busy:s,once:a}=J();if(!On||!Be(e)||mt.value||t||n)return null;let o=()=>a(()=>nd(e));return i`<section><h3>${r("page.here")}</h3>
		<${S} aria-busy=${s} onclick=${o} say=${r("page.bring")} />
		<p class="soft small">${r("page.bring.about")}</p>
	</section>`}function Pb({table:e}){let t=e.chairs.filter(a=>a.bot),{edition:n=1}=e,s=a=>{let o=n<Vr&&Zt.includes(a.bot??"");return[rn(a),o?r("page.level.edition",{n}):""].filter(Boolean).join(" · ")};return t.length===0?null:i`<section class="bots"><h3>${r("page.more.bots")}</h3>
		<ul>
			${t.map(a=>i`<li key=${a.name}><b>${yt(a)}</b> <span class="soft">${s(a)}</span>
					<small class="soft">${Bs(a)}</small></li>`)}
		</ul>
	</section>`}function Rb(e,t,n){let{value:s}=E(async a=>t&&xi({table:e},{signal:a}),e,t,n);return t&&s?s.settled:!1}function ad({settings:e,onclose:t}){let{value:n}=E(()=>le(()=>gt(e,G.value)));return i`<${H} title=${r("page.house")} broad onclose=${t}>
		${n?i`<${bo} guide=${n} />`:null}
	<//>`}var qb=450,Wb=1e3,_b=100,Ib=700,Fr=e=>e?.options?JSON.stringify([e.game,e.deal,e.phase,e.played,e.offers,e.options]):"",Fb=({event:{do:e,done:t}})=>e==="redo"||t&&["ask","answer"].includes(e),zb=({seq:e,at:t,event:{by:n="",name:s="",seat:a=-1,text:o="",phrase:l}})=>({seq:e,at:t,by:n,name:s,seat:a,text:o,...l&&{phrase:l}}),Va=class{newest=L(null);settled=L({settings:{},host:""});busy=L("");waits=L(0);thinking=L(!1);chosen=L(new Set);advice=L(null);intended=L("");next=L("");wrong=L("");showing=new ha(()=>A.spoken.value?"quick":A.pace.value);view=Gt(()=>this.showing.shown.value?.message.view);talk=Gt(()=>{let{message:t,full:n}=this.showing.shown.value??{},s=(t?.seq??0)-(n?1:0);return this.#e.value.filter(a=>!a.remark||a.seq<=s)});current=Gt(()=>{let t=this.showing.shown.value;return!t||t.full!==null||this.busy.value.startsWith("play ")?!1:t.message.seq>=this.#t.value&&t.message.seq===this.newest.value?.seq});#e=L([]);#n=-1/0;#t=L(0);#s="";#a=0;#r=0;#i=!1;#c;constructor(t,n){this.id=t,this.port=n(t,a=>this.#u(a)),this.unsent=Hn(t),this.unsent.send=(a,o)=>this.port.act(a,o),this.unsent.down=()=>this.port.state.peek()==="lost",this.unsent.doubt=()=>this.port.doubt(),this.unsent.recalled=a=>{this.#p(a)};let s=[At(()=>this.#g()),At(()=>this.#d())];this.#c=()=>s.forEach(a=>a());for(let a of this.unsent.waiting.peek())this.#p(a)}guides(){return!!this.settled.value.settings.guide&&A.way.value!=="over"}now(){return Date.now()+this.port.ahead()}close(){this.#c(),clearTimeout(this.#r),clearTimeout(this.#a),this.showing.stop(),this.port.close(),this.unsent.down=()=>!1,this.unsent.doubt=()=>{},this.unsent.recalled=()=>{}}async#p({command:{id:t,do:n,act:s=""},premium:a=""}){n==="act"?this.busy.value=s:this.waits.value++;let o=await this.#f(this.unsent.answered(t),()=>!0);n==="act"?this.busy.value="":this.waits.value--,!(!o||!a)&&(this.intended.value=a,this.#h())}#d(){let{value:t}=this.port.state,n=t==="lost"?t:this.port.trouble.value;clearTimeout(this.#a),t==="live"&&!n&&this.unsent.wake(),t==="live"&&this.wrong.peek()==="lost"&&(this.wrong.value=""),n!==this.wrong.peek()&&(this.#a=setTimeout(()=>this.wrong.value=n,Wb))}stopLate(){let t=this.unsent.waiting.peek().find(n=>n.command.do==="act"&&n.late);return t&&this.unsent.withdraw(t.command.id),t!==void 0}async act(t){if(t.do==="ask"&&(this.next.value=""),t.do==="chat")return this.#l(t);this.waits.value++;let n=await this.#l(t);return this.waits.value--,n}async play(t,n=""){let s=this.view.peek()?.options;if(!s||this.busy.peek())return!1;this.dismiss(),this.busy.value=t;let a=this.#s=`${s.seat??this.newest.peek()?.seat} ${t}`;this.#i=!1,this.showing.hurry();let o=s.seat===void 0?{}:{hand:s.seat},l=await this.#l({do:"act",act:t,seen:this.newest.peek()?.seq,...o},n);return this.#s===a&&(this.#s="",(!l||this.#$())&&(this.busy.value="")),l!==void 0}async lay(t){await this.play(`lay ${[...this.chosen.peek()].join(" ")}`,t)&&(this.intended.value=t,this.#h())}async ready(){if(this.waits.peek())return;if(this.newest.peek()?.table.stage!=="waiting")return this.act({do:"ready"});this.waits.value++;let t=await al();return this.waits.value--,t&&ol(this.id,t),this.act({do:"ready",...t?{text:t.commit}:{}})}async hint(t=n=>n){if(this.advice.peek())return this.dismiss();let n=this.#o();if(!n||this.thinking.peek())return;this.thinking.value=!0;let s=await this.port.hint().catch(a=>{n===this.#o()&&j(C(a))});this.thinking.value=!1,s&&n===this.#o()&&(this.advice.value={about:n,advice:t(s.advice)})}dismiss(){this.advice.value=null}heed(){let t=this.advice.peek();if(!t||t.about!==Fr(this.view.peek()))return this.dismiss();let[n,...s]=t.advice.act.split(" ");return n==="lay"?void(this.chosen.value=new Set(s)):(this.dismiss(),void this.play(t.advice.act))}async takeBack(){this.stopLate()||this.waits.peek()>0||Date.now()-this.#n<Ib||await this.act({do:"ask",text:"undo"})}async redo(){let{table:{redo:t=[]}={},seat:n=-1}=this.newest.peek()??{};t.includes(n)&&this.waits.peek()===0&&await this.act({do:"redo"})}#u(t){Fb(t)&&(this.next.value="",this.#i=!0),t.event.do==="ask"&&t.event.done&&t.event.seat===t.seat&&(this.#n=Date.now()),Fe(()=>{this.newest.value=t,t.settings&&(this.settled.value={settings:t.settings,host:t.host??""});let n=t.event.do==="chat"?zb(t):t.said;t.talk?this.#e.value=t.talk:t.event.do==="erase"?this.#e.value=this.#e.value.filter(s=>s.by!==t.event.by):n&&(this.#e.value=[...this.#e.value,n].slice(-_b)),this.#m(t),t.event.acts?.includes(this.#s)&&(this.#s=""),!this.#s&&this.#$()&&(this.busy.value=""),this.showing.take(t),t.event.do==="redo"&&this.showing.skip()}),this.#b(t),this.#h()}#o(){return Fr(this.newest.peek()?.view)}#$(){return(this.newest.peek()?.seq??0)>=this.#t.peek()}#m({seq:t,seat:n,event:{do:s,acts:a=[],seat:o}}){for(let{command:{id:l,do:c,act:u,hand:p=n,seen:d=0}}of this.unsent.waiting.peek())s==="act"&&c===s&&o===n&&t>d&&a.includes(`${p} ${u}`)&&this.unsent.heard(l,t)}put(t,n){let s=this.newest.peek()?.seq;return this.unsent.put({...s===void 0?{}:{seen:s},...t},n)}#l(t,n){let{answered:s,late:a}=this.put(t,n),o=!1;return a.then(()=>o=!0),this.#f(s,()=>o)}async#f(t,n){try{let s=await t;return this.#t.value=Math.max(this.#t.value,s?.seq??0),this.port.state.peek()==="lost"&&this.port.again(),s?.late&&j(r("page.unsent.late")),s}catch(s){let{reason:a}=s;s instanceof nn&&(this.#i=!0),a==="no-session"&&this.port.again(),(a!=="stale"||n())&&j(C(s));return}}#b(t){let n=t.seat===void 0?void 0:t.table.chairs[t.seat],s=t.event.do==="begin"||t.event.do==="present";if(t.table.stage!=="mixing"||!n?.commit||!s)return;let a=Ls(this.id,n.commit);if(!a)return;let o={id:De(),do:"entropy",text:a};sn(()=>this.port.act(o)).catch(()=>{})}async#h(){let t=this.intended.peek(),n=this.newest.peek()?.view;if(!t||this.#s||!this.#$())return;if(n?.options?.kind==="lay")return void(this.intended.value="");if(n?.phase==="lay")return;if(!(n?.options?.kind==="offer"?n.options.acts??[]:[]).includes(t))return void(this.intended.value="");this.showing.skip(),await this.play(t),this.intended.value=""}#g(){let t=this.view.value,n=this.current.value&&this.busy.value===""?t?.options:void 0;clearTimeout(this.#r),n?.kind==="play"&&t&&this.#y(t,n),(t?.phase!=="play"||!B(t.hand).includes(this.next.peek()))&&(this.next.value="");let s=new Set(B(t?.options?.from)),a=[...this.chosen.peek()].filter(o=>s.has(o));a.length!==this.chosen.peek().size&&(this.chosen.value=new Set(a)),this.advice.peek()&&this.advice.peek()?.about!==Fr(this.newest.value?.view)&&this.dismiss()}#y(t,n){let s=B(n.from),a=n.seat===void 0&&s.includes(this.next.peek())?this.next.peek():"",o=a||(s.length===1&&this.#w(t)?s[0]:"");if(a||(this.next.value=""),!o)return;let l=()=>(this.next.value="",void this.play(`play ${o}`));this.#r=setTimeout(l,a?0:qb)}#w(t){return!(this.newest.peek()?.table.chairs.filter(s=>s.player).length===1)||this.#i||this.guides()||t.options?.seat!==void 0?!1:A.forced.value||B(t.hand).length===1&&!A.spoken.value}};function od({message:e,busy:t=!1,ondo:n}){let{stage:s,chairs:a}=e.table,o=ln(),l=async c=>await o.keep()&&n({do:"sit",seat:c});return i`<section class="watching" aria-label=${r("page.watch")}>
		<p><b>${r("page.watch")}</b> ${s==="waiting"?null:r("page.watch.seen")}</p>
		${s==="waiting"?i`<${Es} chairs=${a} name=${o} onsit=${l} busy=${t} />`:null}
		<a class="button plain" href="/">${r("page.home")}</a>
	</section>`}function rd(e){let{message:t,settings:n}=e,s=t.table.match>0?ts(e.id,n):void 0;return s?i`<div class="waiting leaf">
		<h2>${s.title}</h2>
		<p>${s.lost}</p>
		<p><a class="button chief" href=${s.givenUp.href}>${s.givenUp.text}</a></p>
	</div>`:i`<${Hb} ...${e} />`}function Hb({message:e,settings:t,host:n,me:s,busy:a,ondo:o,onready:l}){let{table:c,seat:u}=e,p=ln(),d=u===void 0?void 0:c.chairs[u],$=s!==n?c.chairs.find(y=>y.player===n)?.name:void 0,f=c.match>0,m=M(void 0),h=M(Promise.resolve(!0)),g=async y=>{await p.keep()&&(m.current=void 0,await o({do:"sit",seat:y}))},b=()=>h.current=h.current.then(async()=>{let y=await p.keep(),O=W.peek()?.name;return!y||!d||O===(m.current??Jb(d.name))?y:(m.current=O,await o({do:"name"}),!0)}),v=async()=>await b()&&l();return i`<div class="waiting leaf">
		<h2>${!d&&$?r("page.invited",{name:$}):r(f?"page.waiting.again":"page.waiting")}</h2>
		${d?null:i`<${Il} variant=${t.variant??e.view?.variant??""} table=${li.value[1]??""} />
					<${Es} chairs=${c.chairs} name=${p} onsit=${g} busy=${a} />`}
		<ol class="chairs">
			${c.chairs.map((y,O)=>{if(y===d){let T=c.chairs.every(N=>N===d||N.bot);return i`<${Vb} key=${O} chair=${y} name=${p} alone=${T} onname=${b} ondo=${o} />`}return i`<${Gb} key=${O} chair=${y} seat=${O} seated=${d!==void 0} clears=${n===s}
					onsit=${g} ondo=${o} />`})}
		</ol>
		${t.rules?i`<${Kb} settings=${t} />`:null}
		${(d||n===s)&&!c.locked?i`<${Fs} />`:null}
		${n===s?i`<${Zb} table=${c} ondo=${o} />`:null}
		${n!==s&&c.locked?i`<p class="soft">${r("page.locked")}</p>`:null}
		${d?d.ready?i`<div class="row"><p class="soft">${Ub(c.chairs,s)}</p>
						<${S} plain disabled=${a} onclick=${()=>o({do:"unready"})} say=${r("page.unready")} /></div>`:i`<${S} chief disabled=${a} onclick=${v} say=${r(f?"page.again":"page.ready")} />`:null}
	</div>`}function Kb({settings:e}){let{value:t}=E(()=>gt(e,G.value),G.value);return t?.players?i`<p class="soft">${t.players}</p>`:null}var Jb=e=>W.peek()?.name===e?e:e?.replace(/ \d$/,"");function Ub(e,t){return e.some(n=>!n.player&&!n.bot)?r("page.waiting.friends"):r("ask.wait",{names:P(e.filter(n=>n.player&&!n.ready&&n.player!==t).map(yt))})}function Vb({chair:e,name:t,alone:n,onname:s,ondo:a}){return i`<li class="own">
		<form class="who" onsubmit=${l=>(l.preventDefault(),s())}>
			${n?i`<b>${e.name}</b>`:i`<${Cs} name=${t} onkeep=${s} />`}
			${n?i` <span class="soft small">${r("you")}</span>`:null}
			${e.ready?i` <span class="ready small">${r("seat.ready")}</span>`:null}
		</form>
		<${S} plain onclick=${()=>a({do:"stand"})} say=${r("page.stand")} />
	</li>`}function Gb({chair:e,seat:t,seated:n,clears:s,onsit:a,ondo:o}){let{player:l,bot:c}=e,u=[r("page.bot"),rn(e,n)].filter(Boolean).join(" · ");return i`<li>
		<span class="who">
			${l||c?i`<b>${yt(e)}</b>`:i`<i class="soft">${r("page.chair.empty")}</i>`}
			${c?i` <span class="soft small" title=${Bs(e)}>${u}</span>`:null}
			${l&&e.ready?i` <span class="ready small">${r("seat.ready")}</span>`:null}</span>
		${!l&&!n?i`<${S} plain onclick=${()=>a(t)} say=${r("page.sit")} />`:null}
		${!l&&n?i`<${Yb} chair=${e} seat=${t} ondo=${o} />`:null}
		${l&&s?i`<${S} plain onclick=${()=>o({do:"remove",seat:t})} say=${r("page.chair.clear")} />
					<${S} plain onclick=${()=>o({do:"ban",text:l,on:!0})} say=${r("page.ban")} />`:null}
	</li>`}function Zb({table:{locked:e,banned:t=[]},ondo:n}){return i`<div class="row">
		<${S} plain onclick=${()=>n({do:"lock",on:!e})} say=${r(e?"page.unlock":"page.lock")} />
		${t.map(({player:s,name:a})=>i`<button type="button" key=${s} class="button plain" onclick=${()=>n({do:"ban",text:s,on:!1})}>
					${r("page.unban",{name:a||s})}
				</button>`)}
	</div>`}function Yb({chair:{bot:e=""},seat:t,ondo:n}){let s=e&&!Zt.includes(e)?[e,...Zt]:Zt,a=o=>n(o?{do:"bot",seat:t,text:o}:{do:"remove",seat:t});return i`<${U} hidden label=${r("page.chair.bot")} value=${e} onchange=${a}
		options=${[["",r("page.chair.friend")],...Y("page.level",...s)]} />`}var id=1e4;function Qb({rest:e}){let t=e[0]??"",n=pn(t);return n?i`<${Xb} to=${n} />`:i`<${ew} key=${t} id=${t} />`}function Xb({to:e}){return x(()=>Z(`/t/${e}`,{replace:!0}),[e]),null}function ew({id:e}){let t=he(()=>new Va(e,(a,o)=>new Ha(a,o)),[e]);x(()=>()=>t.close(),[t]);let n=t.port.refused.value;if(n)return i`<${tw} why=${n} id=${e} />`;if(!t.showing.shown.value){let a=jn.value&&!Be(e);return i`<main id="main" tabindex="-1" class="table"><div class="opening" role="status">
			<p>${r(a?"page.out.table":"page.opening")}</p>
			${a?i`<p><a class="button" href="/">${r("page.nowhere.go")}</a></p>`:null}
			<${ir} unsent=${t.unsent} />
		</div></main>`}return i`<${nw} table=${t} />`}function tw({why:e}){return i`<${F} title=${r(e.status===404?"page.table.none":"page.table.refused")} text=${C(e)}>
		<p><a class="button" href="/">${r("page.nowhere.go")}</a></p>
	<//>`}function nw({table:e}){let[t,n]=w(""),{message:s,full:a}=e.showing.shown.value,{view:o,seat:l}=s,{stage:c,chairs:u}=s.table,p=nl(s),{variant:d="standard",rules:$,deals:f,games:m}=e.settled.value.settings,h=z(d,$),g=`${o?.options&&e.current.value?"● ":""}${r(`variant.${d}`)} · Ninety-Nine`;x(()=>{document.title=g},[g]),x(()=>{Be(e.id)||td().catch(()=>{})},[e]),x(()=>{Be(e.id)&&c==="playing"&&Zl()},[c==="playing"]),vw(e,n),Ip(),Wp(),x(()=>ss.clear(),[o?.deal,o?.game]),mw(u.some(ct=>ct.until!==void 0)),gw(o,a?.gone??!1);let b=hw(o),v=c==="waiting"&&o?.phase!=="over";x(()=>{c==="waiting"&&o?.phase==="over"&&Je("match",e.id)&&cn("report",e.id)},[c]);let y=Et(h,o?.phase),O=o?.phase==="over"&&(c==="between"||c==="waiting")&&!a,T=()=>i`<${_c} table=${e.id} names=${p} about=${aa(h,f,m)} view=${o} />`,N=yw(e,s)&&o!==void 0&&!v;ww(e,s,N,!v&&o?.phase!==void 0&&!O);let _=e.busy.value!==""||e.waits.value>0||e.thinking.value,Ne={table:e,message:s,names:p,variant:h,laid:y},lt=_r(e,s),xn=lt||e.advice.value?"hinted":"";return i`<${pt.Provider} value=${He(o)}>
		<main id="main" tabindex="-1" class="table" aria-busy=${_} data-stage=${c} data-phase=${o?.phase??""}>
		${A.spoken.value?i`<${zu} table=${e} variant=${h} />`:null}
		<${lw} table=${e} message=${s} panel=${t} onpanel=${n} beside=${N} />
		<${_u} table=${e} />
		<div class="spread">
			<div class=${`board of-${o?Me(o):0} ${O?"sheeted":""} ${xn}`}>
				${o&&o.phase!==void 0&&!v&&l!==void 0?i`<${pw} ...${Ne} />`:null}
				${lt?i`<${Xp} ...${Ne} />`:i`<${rw} table=${e} variant=${h} />`}
				<${sw} ...${Ne} full=${a} waiting=${v} between=${O} fresh=${b} />
				${o&&!v&&l===void 0?i`<${aw} table=${e} message=${s} />`:null}
			</div>
			${o&&!v?i`<aside class=${`side ${N?"talks":""}`}>
						<div class="scoring"><h2>${r("score.title")}</h2>${T()}</div>
						${N?i`<${ld} table=${e} message=${s} />`:null}
					</aside>`:null}
		</div>
		<${ow} ...${Ne} panel=${t} onpanel=${n} scores=${T} />
		</main><//>`}function sw({table:e,message:t,names:n,variant:s,laid:a,full:o,waiting:l,between:c,fresh:u}){let{view:p,seat:d}=t,{stage:$,chairs:f}=t.table;if($==="mixing"||!l&&(!p||p.phase===void 0))return i`<div class="felt empty"><p class="opening">${r("waiting.table")}</p></div>`;if(l||!p){let{settings:h,host:g}=e.settled.value;return i`<div class="felt empty">
			<${rd} id=${e.id} message=${t} settings=${h} host=${g} me=${W.value?.id??""}
				ondo=${zr(e)} busy=${e.waits.value>0} onready=${()=>e.ready()} />
		</div>`}let m={table:e,message:t,names:n,variant:s};return i`<${Ot} view=${p} variant=${s} names=${n} me=${d??0} elsewhere=${d}
		laid=${a} full=${o} played=${uw(e,t,n)} pending=${iw(e.busy.value)}
		unsent=${Ma(e.unsent).some(h=>h.command.do==="act")}
		said=${c?void 0:bw(e,t)} chairs=${f} now=${e.now()}
		over=${c?"sheeted":""} onhurry=${()=>e.showing.hurry()}>
		<${jl} view=${p} names=${n} />
		<${Lc} view=${p} names=${n} lies=${o!==null} />
		${c?i`<${su} ...${m} fresh=${u} />`:i`<${cw} ...${m} />`}
	<//>`}var aw=({table:e,message:t})=>i`<${od} message=${t} busy=${e.waits.value>0} ondo=${zr(e)} />`;function ow({table:e,message:t,names:n,panel:s,onpanel:a,scores:o}){let{view:l}=t,c=()=>a(""),u=(p,d,$=!1)=>i`<${H} key=${p} title=${r(p)} broad=${$} onclose=${c}>${d}<//>`;switch(s){case"tricks":return l&&u("tricks.title",i`<${st} view=${l} names=${n} />`,Me(l)>3);case"last":return l&&u("page.lasttrick",i`<${st} view=${l} names=${n} last />`);case"talk":return u("page.talk",i`<${ld} table=${e} message=${t} />`);case"score":return u("score.title",o(),!0);case"rules":return i`<${ad} settings=${e.settled.value.settings} onclose=${c} />`;case"keys":return i`<${_p} onclose=${c} />`;case"more":return i`<${sd} table=${e} message=${t} onpanel=${a} onclose=${c} />`;default:return null}}function rw({table:e,variant:t}){let n=e.advice.value;if(!n)return null;let s=B(n.advice.act.replace(/^lay /,"")),a=n.advice.act.startsWith("lay "),o=a&&s.every(l=>e.chosen.value.has(l));return i`<${fa} key=${n.about} title=${r("page.hint")} onclose=${()=>e.dismiss()}>
		<${mn} advice=${n.advice} variant=${t}>
			<button type="button" class="button chief take" onclick=${()=>o?pd()?.click():e.heed()}>
				${r(o?"page.lay":a?"page.hint.choose":"page.hint.take")}
			</button>
		<//>
	<//>`}function ld({table:e,message:t}){let n=(l,c)=>e.act({do:"mute",text:l,on:c}),[s,a]=w(null),o=e.talk.value;return s?i`<${ed} table=${e.id} about=${s} talk=${o} onclose=${()=>a(null)} />`:i`<${cu} talk=${o} me=${W.value?.id??""} muted=${t.muted??[]}
		onsay=${cd(e)} onmute=${n} oncomplain=${W.value&&!Be(e.id)?a:void 0} />`}var zr=e=>async t=>{let n=W.value===null;if(await le(()=>Ns(r("page.guest"))))return n&&e.port.again(),e.act(t)},cd=e=>t=>zr(e)({do:"chat",text:t}),iw=e=>e.startsWith("play ")?e.slice(5):null;function lw({table:e,message:t,panel:n,onpanel:s,beside:a}){let{view:o}=t,[l,c]=w(e.newest.peek()?.seq??0),u=e.talk.value.filter(g=>g.seq>l&&g.by!==W.value?.id).length,p=e.talk.value.at(-1)?.seq??0;x(()=>{n==="talk"&&c(g=>Math.max(g,p))},[n,p]);let{variant:d="standard",rules:$,day:f,from:m,games:h}=e.settled.value.settings;return i`<header class="head">
		<a class="mark" href="/" aria-label=${`99 – ${r("page.home")}`}>99</a>
		<div class="where">
			${o?.phase!==void 0?i`<${ot} trump=${Xt(o)} unsure=${!o.trump} explains />`:null}
			<h1>${r(`variant.${d}`)}</h1>
			${$&&!f?i`<span class="soft">${r("page.house")}</span>`:null}
			${o&&o.phase!==void 0?i`<span class="soft">${f||m?r("game.once",{what:f?"day":"other"}):r(h===1?"page.home.on.deal":"page.deal",{n:o.deal+1,deal:o.deal+1,game:o.game+1})}</span>`:null}
		</div>
		<nav aria-label=${r("page.table.menu")}>
			<button type="button" class="button plain scorer" onclick=${()=>s("score")}>${r("score.title")}</button>
			<button type="button" class="button plain tricker" onclick=${()=>s("tricks")}>${r("page.tricks")}</button>
			<button type="button" class=${`button plain ${a?"talker":""}`} onclick=${()=>s("talk")}>
				${r("page.talk")}${u?i` <span class="unread">${u}</span>`:null}
			</button>
			<${S} plain onclick=${()=>s("more")} say=${r("page.more")} />
		</nav>
	</header>`}var ms=(e,t)=>e.current.value&&!t.table.paused?t.view?.options:void 0;function cw({table:e,message:t,names:n,variant:s}){let a=t.view,o=ms(e,t),l=e.busy.value!=="",{paused:c=!1}=t.table,{full:u}=e.showing.shown.value??{},p=yu({...a,options:o},n,c,u,si.value.has(e.id)),d=o?.kind==="play"&&e.chosen.value.size>0,$=Ma(e.unsent).some(O=>O.command.do==="act"),f=$?r("page.unsent.act"):d?r("page.tap.again"):p,m=O=>e.lay(O),h=O=>e.play(O),g=O=>o&&O.stopPropagation(),b=e.advice.value?.advice.act,v={lay:"laying",name:"naming",offer:"offering",play:""}[o?.kind??"play"],y=`asking ${o?"asked":""} ${v}`;return i`<section class=${y} aria-label=${r("page.yours")} onclick=${g}>
		<${Vo} table=${e} message=${t} names=${n} />
		<${Zo} view=${a} variant=${s} seat=${a.seat} bid=${a.bid} />
		<p class="ask" role=${A.spoken.value?void 0:"status"}>${f}</p>
		${o?.kind==="lay"?i`<${kn} options=${o} chosen=${e.chosen.value} variant=${s} busy=${l} waits=${$}
				premiums=${!_r(e,t)||Ja(e,a)} onlay=${m} slots />`:null}
		${o?.kind==="offer"&&e.intended.value===""?i`<${ba} options=${o} variant=${s} busy=${l} onact=${h} best=${b} />`:null}
		${o?.kind==="name"?i`<${wa} options=${o} busy=${l} onact=${h} best=${b} />`:null}
	</section>`}function ud(e,t){let n=t.view,s=ms(e,t),a=e.chosen.value,o=s&&(s.kind==="lay"||s.kind==="play")?new Set(B(s.from)):null,l=p=>{let d=new Set(s?.kind==="lay"?a:[]);if(a.has(p))d.delete(p);else if(d.size<(s?.pick??1))d.add(p);else return j(r("lay.full",{n:d.size}));e.chosen.value=d},c=p=>{if(!o&&n.phase==="play"){e.next.value=e.next.value===p?"":p,e.showing.shown.peek()?.full&&e.showing.skip();return}if(o){if(!o.has(p))return j(wu(s));e.play(`play ${p}`)}},u=o?ns(e.advice.value?.advice):new Set;return{can:o,chosen:a,best:u,onpick:l,onplay:c}}function uw(e,t,n){let s=t.view,a=en(s),o=s.shown?.[a]?.hand,l=s.control!==void 0&&s.control===t.seat;if(s.phase!=="play"||!l||o===void 0)return null;let{can:c,best:u,...p}=ud(e,t),d=ms(e,t)?.seat===a,$=i`<${it} cards=${ke(B(o),ne,s.trump)} ...${p} can=${d?c:null}
		best=${d?u:void 0}
		onplay=${d?p.onplay:()=>{}} label=${n[a]} open twice=${!1} />`;return{seat:a,hand:$}}function pw({table:e,message:t,names:n,variant:s,laid:a}){let o=t.view,l=t.seat,c=e.busy.value,u=ms(e,t),p=u?.kind==="lay",d=e.next.value,$=u?.seat!==void 0,{can:f,chosen:m,best:h,onpick:g,onplay:b}=ud(e,t),v=bs(o,l).filter(N=>`play ${N}`!==c),y=e.showing.shown.value?.full,O=Nl(o,s).join(" "),T=p&&A.values.value&&u?.worth?qe(u.worth):null;return i`<section class=${`mine ${u?"asked":""}`} aria-label=${r("page.yourhand")}>
		<div class="me">
			<${rt} view=${o} variant=${s} seat=${l} name=${n[l]} place="south" own
				chair=${t.table.chairs[l]} now=${e.now()} open=${null} winner=${y?.winner===l} laid=${a} />
			${o.aside&&!p?i`<p class="laid"><span class="unseen">${r("page.aside")}</span>${oe(o.aside)}</p>`:null}
			${O?i`<p class="keeping">${O}</p>`:null}
		</div>
		<${fw} table=${e} message=${t} variant=${s} />
		${t.table.chairs.filter(N=>N.player).length>1?i`<${ru} onsay=${cd(e)} />`:null}
		<${it} cards=${v} can=${$?new Set:f} chosen=${d?new Set([d]):m}
			best=${$?void 0:h} values=${T} label=${r("page.yourhand")} twice=${p} onpick=${g}
			onplay=${$?()=>j(r("page.dummy.turn")):b} />
	</section>`}function dw({view:e,seat:t=-1}){return!!(e?.aside||e?.offers?.[t]||e?.played?.some(n=>n!==""))}function $w({view:e,seat:t=-1},n){return e?.options?!1:e?.phase==="lay"?!!e.aside:e?.phase==="offer"&&n?.offers.how==="sealed"&&!!e.offers?.[t]}function fw({table:e,message:t,variant:n}){let{hints:s,stage:a,ask:o,redo:l=[]}=t.table,c=t.table.free||$w(t,n),u=e.busy.value!=="",p=e.thinking.value,d=i`<button type="button" class="button plain" onclick=${()=>Ua(e)} aria-keyshortcuts="h"
		aria-expanded=${e.advice.value!==null} disabled=${!ms(e,t)||u||p}>
		${r(p?"page.hint.thinking":"page.hint")}
	</button>`,$=dw(t)?"":"nothing",f=i`<button type="button" class=${`button plain ${$}`}
		onclick=${()=>e.takeBack()}
		disabled=${u||e.waits.value>0||o!==void 0}>${r(c?"page.undo":"page.undo.ask")}</button>`,m=a!=="waiting"&&e.settled.value.settings.undo!=="never",h=l.includes(t.seat??-1)?i`<button type="button" class="button plain redo" aria-label=${r("page.redo")} title=${r("page.redo")}
				disabled=${u||e.waits.value>0} onclick=${()=>e.redo()}>
				<svg viewBox="0 0 24 24" aria-hidden="true" focusable="false">
					<path d="M4 17a7.5 7.5 0 0 1 15-1M19 8.5V16h-7.5" />
				</svg></button>`:null;return i`<div class="tools">${s?d:null}${m?f:null}${h}</div>`}function mw(e){let[,t]=w(0);x(()=>{if(!e)return;let n=setInterval(()=>t(s=>s+1),1e3);return()=>clearInterval(n)},[e])}function hw(e){let t=M(void 0);return e?.phase!=="over"&&(t.current=e),e?.phase==="over"&&ut(t.current,e)}function gw(e,t){let n=M(e);x(()=>{for(let s of Zc(n.current,e))es(s);n.current=e},[e]),x(()=>{t&&es("trick")},[t])}var yw=(e,{table:{chairs:t}})=>e.talk.value.length>0||t.filter(n=>n.player).length>1,bw=(e,t)=>lu(e.talk.value,{me:W.value?.id??"",muted:t.muted??[],since:e.now()-id});function ww(e,t,n,s){let a=e.talk.value.at(-1);x(()=>{if(!(a&&e.now()-a.at<id)||A.spoken.peek()||a.by===W.peek()?.id||t.muted?.includes(a.by)||n&&matchMedia("(min-width: 80rem)").matches)return;let l=`${a.name}: ${vn(a)}`;j(l,s&&a.seat>=0)},[a?.seq])}var pd=()=>document.querySelector(":is(.answer, .over > .row) .button.chief:not(:disabled)");function vw(e,t){x(()=>{function n(s){let a=s.target;if(s.defaultPrevented||s.repeat||a.closest("input, select, textarea, dialog"))return;if((s.ctrlKey||s.metaKey)&&s.key.toLowerCase()==="z")return s.preventDefault(),void(s.shiftKey?e.redo():e.takeBack());if(!(s.ctrlKey||s.metaKey||s.altKey)&&!ya(Lr(),s.key)){if(s.key==="h"&&e.view.peek()?.options)Ua(e);else if(s.key==="Escape"&&e.advice.peek())e.dismiss();else if(s.key==="l")t("last");else if(s.key==="s")t("score");else if(s.key==="?")t("keys");else if(s.key==="ArrowLeft"||s.key==="ArrowRight")Pr()?.focus();else if(s.key===" "||s.key==="Enter"){if(a.closest("button, a, summary, .hint"))return;e.showing.hurry()||pd()?.click()}else return;s.preventDefault()}}return document.addEventListener("keydown",n),()=>document.removeEventListener("keydown",n)},[e])}export{y$ as Bids,I$ as Choices,af as Create,Mf as Daily,nh as Endings,Mh as Learn,Rh as Operate,Xg as Pads,ly as Privacy,cy as Problems,wf as Records,_m as Replay,xy as Report,Cd as Rules,Vy as Slips,Gy as Statistics,Qb as Table};
