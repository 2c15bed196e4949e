import{$ as Yt,$a as Mn,$b as mi,A as o,Ab as Vr,Ac as Ts,B as pe,Bb as Gr,Bc as Ai,C as v,Ca as Pr,Cb as Zr,Cc as Ti,D as X,Db as Yr,Dc as js,E as le,Ea as On,Eb as Qr,Ec as Nt,F as L,Fa as dt,Fb as An,Fc as z,G as Oe,Ga as Pe,Gb as Xr,Gc as ji,H as rt,Ha as Rr,Hb as ei,Hc as ve,I as ds,Ia as P,Ib as ti,Ic as Tn,J as Me,Ja as Xt,Jb as ni,Jc as Ni,K as Mt,Ka as qr,Kb as si,Kc as Te,L as jr,Lb as vs,M as A,Ma as Wr,Mb as ai,Mc as gt,N as Nr,Na as Ee,Nb as oi,Oa as en,Ob as ri,P as Vt,Pa as j,Pb as nn,Pc as Fe,Q as B,Qa as fe,Qb as ii,Qc as Bi,R as me,Ra as E,Rb as li,Rc as Bt,S as vn,Sa as R,Sb as ci,Sc as Ei,T as ee,Ta as $t,Tb as ui,Tc as Di,U as $s,Ua as ys,Ub as pi,Uc as Ci,V as be,Va as re,Vb as di,Vc as Li,W as fs,Wa as te,Wb as ht,Wc as Pi,X as Gt,Xa as S,Xb as $i,Y as ze,Ya as F,Yb as ks,Yc as Ri,Z as Ae,Zb as fi,_ as Zt,_a as K,_b as hi,_c as qi,a as us,aa as Ia,ab as ne,ac as gi,ad as Wi,ba as za,bb as q,bc as yi,bd as ln,c as Wa,ca as Qt,cb as V,cc as Ua,cd as _i,d as wn,da as Fa,db as we,dc as I,e as Sr,ea as kn,eb as ft,ec as jt,fa as hs,fb as tn,fc as bi,g as w,ga as Br,gb as J,gc as wi,h as x,ha as Le,hb as ae,i as de,ia as it,ib as ce,ic as xs,j as M,ja as Er,jc as vi,jd as Ii,k as $e,ka as xn,kb as bs,kc as ki,l as Or,la as At,lb as _r,lc as xi,m as Ie,ma as lt,mb as Ir,mc as Ss,n as C,na as ct,nb as ge,nc as Si,o as Ut,oa as Z,ob as zr,oc as mt,p as Ot,pb as U,pc as Oi,q as i,qa as se,qc as sn,r as Mr,ra as Sn,rb as Fr,rc as Os,s as ps,sa as Ha,sb as Ka,sc as Mi,t as Ar,ta as Dr,tb as Hr,tc as an,u as _a,ua as Cr,ub as Tt,uc as Ms,v as H,va as ut,vb as Kr,vc as As,wa as pt,wb as Jr,wc as Va,xa as ms,xb as Ur,xc as Ge,ya as Lr,yb as ws,yc as on,z as Tr,za as gs,zb as Ja,zc as rn}from"./chunk.js";function Ns(e,t){let n=()=>new Promise((s,a)=>{let r=indexedDB.open(e,1);r.onupgradeneeded=()=>r.result.createObjectStore(t),r.onsuccess=()=>s(r.result),r.onerror=()=>a(r.error)});return async(s,a,r)=>{let l=await n();try{return await new Promise((c,u)=>{let p=l.transaction(t,s,r),d=a(p.objectStore(t));p.oncomplete=()=>c(d.result),p.onabort=()=>u(p.error)})}finally{l.close()}}}var cn,zi=Ns("ninetynine","records");async function Fi(e){cn=e;try{await zi("readwrite",t=>t.put(e,"mine"))}catch{}}async function un(){if(cn)return cn;try{cn=await zi("readonly",e=>e.get("mine"))}catch{cn=void 0}return cn}async function Et(e,t,n,s){let{table:a,...r}=n;if(a!=="mine")return e(n,{signal:s});let l=await un();return t(r,{body:l?.bytes??new Blob,signal:s})}async function Bs(e){let t=new Uint8Array(await e.slice(0,4).arrayBuffer());if(!(t[0]===40&&t[1]===181))return t[0]!==31||t[1]!==139?e.text():new Response(e.stream().pipeThrough(new DecompressionStream("gzip"))).text()}var ke=1200,He=["bid","premium","trump","play"],Hi=e=>e.bid+e.premium+e.trump+e.play;function Es(e,t){let n=10**t,[s,a]=[0,0];return e.map(r=>{s+=r;let l=Math.round(s/ke*n),c=(l-a)/n;return a=l,c||0})}function Ap(e,t,n){let s={you:n?"yes":"no",name:t};if(Hi(e)===0)return o("page.report.clean",s);let a=Es(He.map(c=>e[c]),0),r=a.reduce((c,u)=>c+u,0);if(r===0)return o("page.report.little",s);let l=He.flatMap((c,u)=>{let p=a[u]??0;return p?[o(`page.report.part.${c}`,{all:p===r?"yes":"no",n:v(p)})]:[]});return o("page.report.line",{...s,n:r,parts:l.join(", ")})}var Re=e=>e.judged<e.of||e.rough>0;function Za(e,t,n,s){if(!Re(e))return Ap(t,n,s);let a=Math.round(Hi(t)/ke);return a===0?o("page.report.coming"):o("page.report.counting",{you:s?"yes":"no",name:n,n:a})}var Ki=(e,t)=>e&&!Re(e)?e.deals[0]?.squares?.[t]??"":"";function Dt(e,t,n){let[s,a]=w({});return x(()=>{let r=!0,l=async()=>{for await(let c of jn(e,t,n,()=>r))a({told:c})};return a({}),ys(l,c=>a(u=>({...u,wrong:E(c)})),()=>r),()=>{r=!1}},[e,t,n]),s}async function*jn(e,t,n,s){for(;s();){let a=await Tp(e,t,n);if(!s()||(yield a,!Re(a)))return;await new Promise(r=>setTimeout(r,500))}}var Ga=new Map;async function Tp(e,t,n){let s=`${e} ${t} ${n}`,a=()=>Et(oi,li,{table:e,match:t,deal:n});if(e==="mine")return a();let r=Ga.get(s)??a().finally(()=>Ga.delete(s));return Ga.set(s,r),r}function Ji({seat:e,table:t}){let n=t.stage==="waiting";return e!==void 0&&(n||t.open&&t.chairs.filter(s=>s.player).length===1)}function Ui({table:e,match:t,deal:n,seat:s}){let{told:a,wrong:r}=Dt(e,t,n),l=a?.deals[0]?.accounts[s]?.lost;if(r&&!a)return null;let c=a&&l?Za(a,l,"",!0):o("page.report.coming");return i`<p class="report-line" role="status" aria-busy=${!a||Re(a)}>
		<a href=${`/report/${e}/${t}/${n}?seat=${s}`} aria-disabled=${!l}>${c}</a>
	</p>`}function yt(e){let t=Math.max(...e);return e.some(n=>n!==0)&&e.filter(n=>n===t).length===1?e.indexOf(t):-1}var Nn=e=>e.totals.map((t,n)=>t-(e.points?.[n]??0));function bt(e){let t=Nn(e),n=yt(e.totals);return e.phase==="over"&&t.some(s=>s!==0)&&n!==yt(t)?n:-1}var Ya=800,jp=2600;function Vi({from:e=0,to:t,after:n}){let[s,a]=w(e);return x(()=>{if(!n||e===t)return;let[r,l]=[0,0],c=u=>{l||=u+n;let p=Math.min(1,Math.max(0,u-l)/Ya);a(Math.round(e+(t-e)*(1-(1-p)**3))),p<1&&(r=requestAnimationFrame(c))};return r=requestAnimationFrame(c),()=>cancelAnimationFrame(r)},[n>0]),!n||s===t?i`${v(t)}`:i`<span class="counted">
		<span class="end">${v(t)}</span><span aria-hidden="true">${v(s)}</span>
	</span>`}function Gi(e,t,n){let{closed:s,points:a=[],made:r=[],seat:l=-1}=e;return n?"match":s?"game":a.includes(99)?"best":r[l]&&e.premium?.[l]?"premium":t>1&&r.slice(0,t).every(Boolean)?"all":r[l]?"made":""}function Zi({what:e}){return e?i`<p class="stamp" data-what=${e} aria-hidden="true"><span>${o(`page.stamp.${e}`)}</span></p>`:null}var Yi=()=>i`<p class="flourish" aria-hidden="true">
	${[..."♣♦♥♠"].map(e=>i`<span key=${e}>${e}</span>`)}
</p>`;function Bn({from:e,after:t=0}){let n=M(null);return de(()=>{let s=e&&!Vt()?document.querySelector(e)?.getBoundingClientRect():void 0,a=n.current?.getBoundingClientRect();if(!s||!a||!a.width||document.hidden)return;let r=[{translate:`${s.right-a.right}px ${s.top-a.top}px`},{translate:"0"}],l={duration:700,delay:t,easing:"cubic-bezier(0.5, 0, 0.2, 1)"},c=n.current?.animate(r,{...l,fill:"backwards"});return()=>c?.finish()},[t>0]),i`<svg class="pennant" ref=${n} viewBox="0 0 14 16" aria-hidden="true" focusable="false">
		<path d="M1 0h1.5v16H1zM3.5 1 13 4.8 3.5 8.6z" />
	</svg>`}function Np(e,t){return!t||!e||!it(e,t)||t.phase==="over"?[]:(t.premium??[]).map((s,a)=>({seat:a,offer:s})).filter(({seat:s,offer:a})=>a!==""&&!e.premium?.[s])}function Qi({view:e,names:t}){let n=M(void 0),[s,a]=w([]),r=`${e.game} ${e.deal} ${e.phase} ${e.premium?.join()}`;x(()=>{let c=Np(n.current,e);if(n.current=e,a(c),!c.length)return;let u=setTimeout(()=>a([]),jp);return()=>clearTimeout(u)},[r]);let l=({seat:c,offer:u})=>{let[p="",d=""]=u.split(" "),$={name:t[c]??"",you:c===e.seat?"yes":"no",level:p,n:d&&` ${d}`};return i`<span key=${c}>${o("page.announced",$)}</span>`};return i`<p class="announced" role=${A.spoken.value?void 0:"status"}>${s.map(l)}</p>`}var Bp=500,En=8;function Ep(e,t){let{declare:n=30,reveal:s=60}=t?.offers??{};return o(`word.${e}.is`,{declare:n,reveal:s,loss:hs(t),vulnerable:t?.score.vulnerable??10})}function Dp(e,t){let n=t.getBoundingClientRect(),{offsetWidth:s,offsetHeight:a}=e,r=Math.min(Math.max(En,n.left+n.width/2-s/2),innerWidth-s-En),l=n.bottom+En;e.style.left=`${r}px`,e.style.top=`${l+a>innerHeight-En?n.top-En-a:l}px`}var Cp=0;function Ne({of:e="",say:t,variant:n,class:s="",children:a}){let r=M(`word-${++Cp}`).current,l=M(null),c=M(null),u=M(0),p=t??Ep(e,n),d=()=>l.current?.isConnected&&c.current?.showPopover?.(),$=()=>(clearTimeout(u.current),c.current?.hidePopover?.());x(()=>()=>clearTimeout(u.current),[]);let f=h=>h.pointerType==="mouse"&&(u.current=setTimeout(d,Bp)),m=h=>h.newState==="open"&&c.current&&l.current&&Dp(c.current,l.current);return i`<button type="button" ref=${l} class=${`word ${s}`} popovertarget=${r} aria-description=${p}
		onclick=${h=>(clearTimeout(u.current),h.stopPropagation())}
		onfocus=${h=>h.currentTarget.matches(":focus-visible")&&d()} onblur=${$}
		onpointerenter=${f} onpointerleave=${h=>h.pointerType==="mouse"&&$()}
		>${a}</button><span id=${r} ref=${c} popover="auto" class="meaning" ontoggle=${m}
		onclick=${h=>h.stopPropagation()}>${p}</span>`}function Q({trump:e}){return e==="nines"?i`<span class="sign" aria-hidden="true">9</span>`:/^[CDHS]$/.test(e)?i`<svg class="sign" data-suit=${e} viewBox="0 0 100 100" aria-hidden="true" focusable="false">
		<use href=${`#pip-${e}`} />
	</svg>`:i`<span class="sign none" aria-hidden="true">–</span>`}var D=e=>o(e?/^[CDHS]$/.test(e)?`suit.${e}`:`trump.${e}`:"trump.unnamed"),ie=(e,t)=>e===0&&t?.score.zeroOrAll?o("guide.or",{a:v(0),b:v(Cn(t))}):v(e);function Xi(e,t){let n=Br(e,t);if(!n||!t)return[];let[,s]=(e.premium?.[e.seat??-1]??"").split(" "),a=o(n.length?"page.keeping":"page.keeping.lost",{n:t.aside,bid:Lp(n)});return s===void 0?[a]:[o("page.keeping.said",{said:Number(s)}),a]}function Lp(e){let t=e.filter(n=>!e.includes(n+1));return e.filter(n=>!e.includes(n-1)).map((n,s)=>{let a=t[s]??n;return n===a?v(n):`${v(n)}–${v(a)}`}).join(", ")}var Cn=e=>e.hand-e.aside;function G(e){let[t="",n]=e.split(" ");return n===void 0?o(`offer.${t}`):o("offer.numbered",{offer:o(`offer.${t}`),n:Number(n)})}var Xa=(e,t,n)=>t===(n??e.seat)?"yes":"no";function el(e,t){return t===e.seat?{aside:e.aside,bid:e.bid}:{aside:e.shown?.[t]?.aside,bid:e.shown?.[t]?.bid}}function Ke({view:e,names:t,variant:n,me:s,untitled:a=!1,written:r,crowned:l=!1}){let c=t.map((m,h)=>h).slice(0,e.points?.length??0),u=e.parts;if(!u||!e.points)return null;let p=m=>{let h=u[m]??[];return h.every(g=>g===0)?null:i`<${Qa} key=${m} label=${o(`page.sheet.for.${m}`)} points=${h} class=${`for-${m}`} />`},d=Wp(e,t,n,s),$=d.length<3?d.join(" "):"",f=r===void 0||l?-1:bt(e);return i`<section class="deal-sheet">
		${a?null:i`<h2>
					${o("sheet.title",{deal:e.deal+1,trump:D(e.trump)})} <${Q} trump=${e.trump??""} />
				</h2>`}
		<${ne}><table class="book account" data-hands=${c.length}>
			<thead><tr><td></td>${c.map(m=>i`<th key=${m} scope="col">${t[m]}</th>`)}</tr></thead>
			<tbody class="facts">
				<${Pp} view=${e} seats=${c} variant=${n} />
			</tbody>
			<tbody class="sum">${p("tricks")}${p("contract")}${p("premium")}${p("vulnerable")}</tbody>
			<tfoot>
				<${Qa} label=${o("page.sheet.deal")} points=${e.points} class="total" plain written=${r} />
				<${Qa} label=${o("page.sheet.total")} points=${e.totals} class="totals" plain written=${r}
					from=${Nn(e)} lead=${r!==void 0} />
			</tfoot>
		</table><//>
		<div class="verdicts">
			${$?i`<p>${$}</p>`:null}
			${f>=0?i`<p class="taken"><${Bn} /> ${no(e,t,f)}</p>`:null}
			${zp(e,t,s,l).map(([m,h])=>i`<p key=${m} class=${h?"won":""}>${m}</p>`)}
			<${Ip} view=${e} />
		</div>
	</section>`}function Pp({view:e,seats:t,variant:n}){let s=(e.premium??[]).some(u=>u!==""),a=u=>i`<${qp} view=${e} seat=${u} />`,r=u=>{let p=el(e,u).bid;return p===void 0?"–":ie(p,n)},l=u=>e.premium?.[u]?G(e.premium[u]):"",c=u=>i`<${Rp} made=${e.made?.[u]??!1} />`;return i`<${Dn} label=${o("page.sheet.cards")} word="bid" class="cards" seats=${t} of=${a} />
		<${Dn} label=${o("page.sheet.bid")} seats=${t} of=${r} />
		<${Dn} label=${o("page.sheet.won")} seats=${t} of=${u=>e.won?.[u]} />
		${s?i`<${Dn} label=${o("page.sheet.held")} word="premium" class="held" seats=${t} of=${l} />`:null}
		<${Dn} label=${o("page.sheet.contract")} word="contract" seats=${t} of=${c} />`}function Dn({label:e,word:t,seats:n,of:s,class:a=""}){let r=t?i`<${Ne} of=${t}>${e}<//>`:e;return i`<tr class=${a}><th scope="row">${r}</th>${n.map(l=>i`<td key=${l}>${s(l)}</td>`)}</tr>`}function Qa({label:e,points:t,plain:n=!1,class:s="",written:a=0,from:r=[],lead:l=!1}){let c=($,f)=>i`<${Vi} from=${r[f]??0} to=${$} after=${a} />`,[u,p]=l?[yt(r),yt(t)]:[-1,-1],d=a&&u>=0&&u!==p?`.account .totals td:nth-of-type(${u+1})`:void 0;return i`<tr class=${s}><th scope="row">${e}</th>
		${t.map(($,f)=>i`<td key=${f}>
			${f===p?i`<${Bn} from=${d} after=${a&&a+500} />`:null}
			${$===0&&!n?"–":c($,f)}
		</td>`)}
	</tr>`}var Rp=({made:e})=>i`<span class=${`verdict ${e?"made":"failed"}`}>
	${o(e?"page.sheet.made":"page.sheet.failed")}
</span>`;function qp({view:e,seat:t}){let{aside:n}=el(e,t);return n===void 0?i`<span class="soft small">${o("bid.hidden")}</span>`:i`<span class=${e.made?.[t]?"minis fanned":"minis"}>${se(n)}</span>`}function Wp(e,t,n,s){let a=e.parts?.premium??[],r=(e.premium??[]).map((l,c)=>l?c:-1).filter(l=>l>=0);return r.flatMap(l=>{let c=e.made?.[l]??!1,u=e.premium?.[l]??"",[p="",d=""]=u.split(" "),$=a[l]??0,f={name:t[l],level:p,n:d&&` ${d}`,you:Xa(e,l,s)};if($<0)return[o("page.premium.failed",{...f,points:X($),loss:"own"})];let m=n?.offers[p==="reveal"?"reveal":"declare"],h=r.length>1?m:c?$:Math.max(...a);if(!h)return[];let g=r.length>1?"others":"opponents";return[o(c?"page.premium.made":"page.premium.failed",{...f,points:X(h),loss:g})]})}function _p(e){let t=e.why;if(!t?.next)return"";let n=D(t.then),s=t.then==="none"?"none":"suit",a=(e.made??[]).filter(Boolean).length;return{turnup:()=>o("next.turnup"),game:()=>o("next.game",{trump:n}),stays:()=>o("next.holder",{trump:n}),rotation:()=>o("next.rotation",{kind:s,trump:n}),success:()=>o("next.success",{n:a,kind:s,trump:n})}[t.next]()}function Ip({view:e}){let t=_p(e);return t?i`<p class="next-trump">
		${e.why?.then?i`<${Q} trump=${e.why.then} />`:null}<span>${t}</span>
	</p>`:null}function tl(e,t,n,s,a,r=0){let l=t.length===0?"drawn":t.length===1?"won":"shared",c=t.length===1?Xa(s,t[0]??-1,a):"no";return o(`${e}${l}`,{names:L(t.map(u=>n[u]??"")),you:c,game:r})}var eo=(e,t,n)=>e.closed?tl("game.",e.closed.winners,t,e,n,e.closed.game+1):"",to=(e,t,n)=>tl("rubber.",e.end?.winners??[],t,e,n);function no(e,t,n){return n<0?"":o("outcome.lead",{name:t[n]??"",you:Xa(e,n)})}function zp(e,t,n,s=!1){let a=[],{closed:r,end:l}=e,c=l&&!l.cut&&r?.game===0;if(r&&(s||a.push([eo(e,t,n),!0]),r.bonus.forEach((p,d)=>{p&&a.push([o("bonus",{name:t[d],bonus:p,total:(r.totals[d]??0)+p}),!1])})),!l||c)return a;if(l.cut)return e.deal?[...a,[o("end.cut"),!1]]:a;s||a.push([to(e,t,n),!0]),l.rubber?.forEach((p,d)=>{p&&a.push([o("bonus.rubber",{name:t[d],bonus:p}),!1])});let u=L(l.totals.map((p,d)=>`${t[d]} ${v(p)}`));return s||a.push([o("end.totals",{totals:u}),!1]),a}function so(e,t,n,{day:s,from:a}){if(!e||a)return"";let r=e.length===1&&e[0]===n?"yes":"no",l={names:L(e.map(c=>t[c]??"")),n:e.length,you:r};return o(s?"daily.most":"page.winner",l)}function qe(e,t){if(e==="joker")return o("joker");if(e===t)return o("joker.as",{card:qe(e)});let{rank:n,suit:s}=xn(e);return At(n)+al(s)}function Lt(e){let[t="",...n]=e.split(" ");return t==="play"||t==="lay"?n.map(s=>qe(s)).join(" "):t==="name"?D(n[0]):o("page.why.saying",{offer:t,n:n[0]??"none"})}var nl=.5,Cs=5,ro=2,sl=(e,t,n)=>e>t+ro||e>t&&e-t>=2*n,Ze=e=>Math.round(e*100),Ln=e=>v(Math.abs(e),1),ao=e=>e.charAt(0).toLocaleUpperCase()+e.slice(1),Fp=2,Ct=e=>Math.round(e.gap*10)<=Math.max(Math.round(e.gapError*10),Fp)?"close":"behind",Pt=e=>e.filter(({kind:t})=>pe(`why.${t}`)).map(({kind:t,card:n,than:s,suit:a="",n:r=0,m:l=0})=>o(`why.${t}`,{card:n?qe(n):"",than:s?qe(s):"",suit:al(a),n:r,m:l})),al=e=>({C:"♣",D:"♦",H:"♥",S:"♠"})[e]??"9";function Ls(e,t,n=Lt){let[s,a]=e.choices;if(!s)return[];if(!a)return[o("page.why.only")];let r=Pt(e.why??[]);return e.bids?[...Kp(e,t,n).map(ao),...r]:e.phase==="offer"?Jp(e.choices,s,a,n).map(ao):[...r,...Up(e,s,a,n).map(ao)]}function ol({phase:e,act:t,better:n,chance:s,betterChance:a,why:r,lost:l}){let[c,u]=[Ze(s),Ze(a)],p=r.some(d=>d.kind==="lost")||c+u===0;return e==="offer"&&t==="pass"?o("page.report.chance",{how:"premium",a:c,b:u}):sl(u,c,l/ke)?o("page.report.chance",{how:"more",a:c,b:u}):e==="offer"&&n==="pass"?o("page.report.chance",{how:"unpaid",a:c,b:u}):p||e==="offer"?"":o("page.report.chance",{how:c>u+ro?"less":"same",a:c,b:u})}var Hp=({bids:e,choices:t})=>e?t.find(n=>n.act===`lay ${e[1]?.best}`):t[1];function Kp(e,t,n){let[s,a]=e.bids??[];if(!s)return[];let r=Hp(e),l=r?Ct(r):"only",c=(e.bids??[]).reduce((g,y)=>y.chance>g.chance?y:g),u=Ze(c.chance)<Cs,p=!u&&Ze(s.chance)<Cs,d={bid:ie(s.tricks,t),a:Ze(s.chance)},$=u?[o("page.why.spoil",{bid:ie(c.tricks,t),a:Ze(c.chance)})]:[];$.push(o("page.why.bid",{how:p?"spoil":l,...d})),a&&r&&$.push(o("page.why.bids",{how:l,second:ie(a.tricks,t),gap:Ln(r.gap)}));let f=s.premiums?.find(g=>g.offer==="pass"),m=(s.premiums??[]).filter(g=>g.offer!=="pass").toSorted((g,y)=>y.points-g.points),h=f&&m[0]?m[0].points-f.points:0;return f&&m[0]&&$.splice(h>nl?1:$.length,0,oo(n(m[0].offer),h,nl)),$}var oo=(e,t,n)=>o("page.why.premium",{pays:Math.abs(t)<=n?"even":t>0?"yes":"no",offer:e,gap:Ln(t)});function Jp(e,t,n,s){let a=o("page.why.chance",{a:Ze(t.chance)}),r=e.find(l=>l.act==="pass");return r===t?[oo(s(n.act),-n.gap,n.gapError),a]:r?[oo(s(t.act),r.gap,r.gapError),a]:[Ds(t,n,s),a]}function Up({choices:e,contract:t,phase:n},s,a,r){let l={act:r(s.act),second:r(a.act),a:Ze(s.chance),b:Ze(a.chance)},c=e.every(p=>Ct(p)==="close");if(t==="lost")return[c?o("page.why.even"):Ds(s,a,r)];if(c)return[o("page.why.even"),o("page.why.chance",l)];if(n==="name"||Ct(a)!=="behind")return[Ds(s,a,r),o("page.why.chance",l)];let u=sl(l.a,l.b,a.gap)?"more":l.a<l.b-ro?"less":"same";return[o(`page.why.${u}`,l),Ds(s,a,r)]}var Ds=(e,t,n)=>o("page.why.margin",{how:Ct(t),act:n(e.act),second:n(t.act),gap:Ln(t.gap)});function rl({makes:e,won:t,left:n,phase:s}){if(!e||s!=="play")return"";let[a=0,r]=e,l=r===void 0?v(a):o("guide.or",{a:v(a),b:v(r)});return o("page.why.stand",{bid:l,won:t,left:n})}function il(e,t,n){let s=e.choices.find(r=>r.act===t);if(!s)return"";let a=t===e.act?"same":Ct(s);return o("page.hint.did",{how:a,name:n,act:Lt(t),gap:Ln(s.gap),error:Ln(s.gapError)})}function Vp({rest:e}){let[t]=e;return t?i`<${Qp} key=${t} id=${t} />`:i`<${Gp} />`}function Gp(){let{value:e,wrong:t}=R(()=>Fr()),n=e?.variants??[];return i`<main id="main" tabindex="-1" class="rules-index">
		<h1>${o("page.nav.rules")}</h1>
		<p class="lead">${o("page.rules.lead")}</p>
		${t?i`<p class="trouble">${t}</p>`:null}
		<div class="index">
			${ji(n).map(([s,a])=>i`<section key=${s}><h2>${o("page.players",{n:s})}</h2>
					<ul>${a.map(r=>i`<${Zp} key=${r.id} variant=${r} />`)}</ul>
				</section>`)}
		</div>
		${n.length?i`<p class="small soft history">${o("page.rules.history")}</p>`:null}
	</main>`}var Zp=({variant:e})=>i`<li><a href=${`/rules/${e.id}`}>
	<b>${Yp(e)}</b><span class="soft">${pe(`about.${e.id}`)?o(`about.${e.id}`):""}</span>
</a></li>`,Yp=e=>pe(`variant.${e.id}`)?o(`variant.${e.id}`):e.name;function Qp({id:e}){let{value:t,wrong:n}=R(()=>ht({variant:e},H.value),e,H.value);return x(()=>{t&&(document.title=`${t.name} · Ninety-Nine`)},[t]),n?i`<${F} title=${o("page.nav.rules")} wrong=${n}>
			<p><a href="/rules">${o("page.rules.all")}</a></p>
		<//>`:t?i`<main id="main" tabindex="-1" class="rules"><${io} guide=${t} /></main>`:i`<${F} />`}var Xp={bid:/^(history|aside|worth|score\.exact|score\.zeroOrAll)/,play:/^(seats|ranks|joker|hand|deal|order|play)/,trump:/^trump/,dummy:/^(dummy|score\.dummy)/,vulnerable:/^score\.vulnerable/,premium:/^offers/,score:/^score/,end:/^(game|rubber)/,advice:/^advice/};function io({guide:e}){let t=e.rules.clauses??[],n=e.chapters.map(c=>c.key),s=["vulnerable","dummy","bid","play","trump","premium","score","end","advice"],a=c=>s.find(u=>Xp[u]?.test(c.field)&&n.includes(u))??"play",r=n.flatMap(c=>t.filter(u=>a(u)===c).map(u=>({key:c,clause:u}))),l=c=>r.flatMap((u,p)=>u.key===c?[p+1]:[]);return i`
		<header class="rules-head">
			<p class="small"><a href="/rules">${o("page.rules.all")}</a></p>
			<h1>${e.name}</h1>
			${e.about?i`<p class="lead">${e.about}</p>`:null}
			${e.players?i`<p class="lead">${e.players}</p>`:null}
		</header>
		<div class="rules-text">
			${e.chapters.map(c=>i`<section key=${c.key} id=${c.key}>
					<h2>${c.title}<${ed} numbers=${l(c.key)} /></h2>
					${c.text.map((u,p)=>i`<p key=${p}>${W(u)}</p>`)}
				</section>`)}
			<p class="unprinted row">
				<${S} onclick=${()=>print()} say=${o("page.rules.print")} />
				<a class="button plain" href="/">${o("page.rules.play")}</a>
				${e.house?null:i`<a class="button plain" href=${`/deal?variant=${e.rules.id}`}>${o("page.slips.from")}</a>`}
			</p>
		</div>
		<${sd} rules=${e.rules} />
		<${nd} notes=${r} guide=${e} />`}function ed({numbers:e}){let[t]=e,n=e[e.length-1];return t===void 0||n===void 0?null:i`<sup class="marks"><a href=${`#note-${t}`}>
		<span class="unseen">${o("page.rules.notes",{n:e.length})} </span>
		${t===n?t:`${t}–${n}`}
	</a></sup>`}function W(e){let t={"♣":"C","♦":"D","♥":"H","♠":"S"};return e.split(/([♣♦♥♠])/).map((n,s)=>{let a=t[n];return a?i`<span key=${s} class="suit" data-suit=${a}>${n}\uFE0E</span>`:n.replace(/^ (?=\d)/," ")})}function td({source:e,basis:t}){return e==="ours"?o("page.rules.basis.ruling"):t==="stated"?e:`${e}, ${o(`page.rules.basis.${t}`)}`}function nd({notes:e,guide:t}){if(e.length===0)return null;let n=Object.entries(t.works);return i`<footer class="rules-notes">
		<h2>${o("page.rules.sources")}</h2>
		<dl class="works">${n.map(([s,a])=>i`<div key=${s}><dt>${s}</dt><dd lang="en">${a}</dd></div>`)}</dl>
		<ol>${e.map(({clause:s},a)=>i`<li key=${a} id=${`note-${a+1}`}>
				<span lang="en">${s.text}</span> <span class="source">${td(s)}</span>
			</li>`)}</ol>
	</footer>`}function sd({rules:e}){let t=String(e.ranks).split(" ").length,n=[...e.score.made.entries()].slice(1),s=e.trump.by==="success"&&e.trump.after||[],a=Object.fromEntries(String(e.worth).split(" ").map(u=>[u.charAt(0),u.slice(1)])),{declare:r,reveal:l,how:c}=e.offers;return i`<aside class="glance" aria-label=${o("page.rules.glance")}>
		<table class="book"><tbody>
			<tr><th scope="row">${o("page.rules.players")}</th>
				<td>${e.dummy?`${e.seats-1} + ${o("dummy")}`:e.seats}</td></tr>
			<tr><th scope="row">${o("page.rules.cards")}</th><td>${4*t+(e.joker?1:0)}</td></tr>
			<tr><th scope="row">${o("page.rules.hand")}</th><td>${e.hand}</td></tr>
			<tr><th scope="row">${o("page.rules.tricks")}</th><td>${e.hand-e.aside}</td></tr>
		</tbody></table>
		<table class="book worths"><caption>${o("page.rules.worth")}</caption>
			<thead><tr>${[..."CHSD"].map(u=>i`<th key=${u} scope="col"><${Q} trump=${u} /><span class="unseen">${D(u)}</span></th>`)}</tr></thead>
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
					<tbody>${lo(s).map(([u,p,d])=>{let $=u===p?v(u):`${u}–${p}`;return i`<tr key=${u}>
							<th scope="row">${o("page.rules.after",{counts:$,n:p})}</th>
							<td><span class="nowrap"><${Q} trump=${d} /> ${D(d)}</span></td>
						</tr>`})}</tbody></table>`:null}
	</aside>`}function lo(e){let t=[];return e.forEach((n,s)=>{let a=t[t.length-1];a&&a[2]===n?a[1]=s:t.push([s,s,n])}),t}function wt({act:e}){let[t="",...n]=e.split(" ");return t==="play"||t==="lay"?i`<${ll} cards=${n.join(" ")} />`:i`<span class="act">${t==="name"?D(n[0]):G(e)}</span>`}var ll=({cards:e})=>i`<span class="act">${se(e)}</span>`,xe=()=>i`<svg class="best-sign" viewBox="0 0 24 24" role="img" aria-label=${o("page.hint.mark.best")}>
		<path d="m12 1.5 3 7.2 7.8.6-5.9 5.1 1.8 7.6-6.7-4.1-6.7 4.1 1.8-7.6-5.9-5.1 7.8-.6z" />
	</svg>`,Ps=()=>i`<svg class="done-sign" viewBox="0 0 24 24" role="img" aria-label=${o("page.hint.mark.done")}>
		<circle cx="12" cy="12" r="8" />
	</svg>`,Pn=e=>X(Math.round(e*10)/10||0,1),co=2;function pn({advice:e,variant:t,done:n,open:s=!1,children:a}){let r=e.player===_a,l=Ls(e,t),c=n?il(e,n.act,n.name):"",u=o(r?"page.hint.says":"page.hint.says.untrained");return x(()=>{let p=[...l.slice(0,co),`${u} ${Lt(e.act)}.`,c];j(p.filter(Boolean).join(" "),!0)},[e]),i`<div class="advice">
		<div class="advised">
			<p class="why">${W(l.slice(0,co).join(" "))}</p>
			<p class="verdict"><${xe} /><span>
				<span class=${r?"says":""}>${u}</span>${" "}
				<${wt} act=${e.act} />
			</span></p>
			${n?i`<p class="did"><${Ps} /><span>${W(c)}</span></p>`:null}
		</div>
		${a}
		<${od} advice=${e} variant=${t} done=${n} open=${s}
			more=${l.slice(co).join(" ")} />
	</div>`}function ad({bids:e,player:t,variant:n,hand:s,trump:a,dealer:r,seat:l,against:c},u){if(!e||!u||u.trump.by!=="success"||t!==_a)return null;let p={variant:n,hand:s,trump:a,dealer:String(r),seat:String(l)};return c?.length===1&&(p.others=c.join()),i`<p class="small"><a href=${`/bids?${new URLSearchParams(p)}`}>${o("page.bids.all")}</a></p>`}function uo({against:e}){if(!e)return"";let t=n=>pe(`page.level.${n}`)?o(`page.level.${n}`):o("page.hint.person");return o("page.hint.against",{players:L(e.map(t))})}function od({advice:e,variant:t,done:n,open:s,more:a}){let r=rl(e);return i`<details class="figures" open=${s}>
		<summary>${o("page.hint.figures")}</summary>
		<${ne}>
			${a?i`<p>${W(a)}</p>`:null}
			${r?i`<p class="small soft">${r}</p>`:null}
			${e.bids?i`<${cd} advice=${e} variant=${t} done=${n} />`:i`<${rd} advice=${e} done=${n} />`}
			${ad(e,t)}
			<p class="small soft">
				${o("page.hint.relative")} ${o("page.hint.worlds",{n:e.worlds})} ${uo(e)}
			</p>
		<//>
	</details>`}var Rs=({best:e,done:t,children:n})=>i`<th scope="row"><span class="which">
	<span class="mark">${e?i`<${xe} />`:null}${t?i`<${Ps} />`:null}</span>${n}
</span></th>`;function cl({choice:e,best:t,whole:n}){let s=e&&!t&&Ct(e)==="close",a=s?o("page.hint.close"):o("page.hint.behind",{gap:v(e?.gap??0,1)});return i`<td class=${`less${s?" soft":""}${n?" whole":""}`}>${t||!e?"–":a}</td>`}function rd({advice:e,done:t}){return i`<${ne}><table class="book choices">
		<thead><tr>
			<th scope="col">${o("page.hint.choice")}</th><th scope="col">${o("page.hint.chance")}</th>
			<th scope="col" class="whole">${o("page.hint.points")}</th><th scope="col">${o("page.hint.less")}</th>
		</tr></thead>
		<tbody>${e.choices.map((n,s)=>i`<tr key=${n.act}>
				<${Rs} best=${s===0} done=${n.act===t?.act}><${wt} act=${n.act} /><//>
				<td>${le(n.chance)}</td>
				<td class="whole">${Pn(n.points)}</td>
				<${cl} choice=${n} best=${s===0} />
			</tr>`)}</tbody>
	</table><//>`}function id(e,t){let n=(e.bids??[]).map(c=>({...c,cards:c.best,premiums:c.premiums})),s=e.choices.find(c=>c.act===t?.act),a=s?.act.replace(/^lay /,"")??"";if(!s||n.some(c=>c.cards===a))return n;let r=n.findLastIndex((c,u)=>u===0||c.points>=s.points),l={tricks:t?.bid??0,cards:a,points:s.points,chance:s.chance,premiums:void 0};return n.toSpliced(r+1,0,l)}function ld({premiums:e},t){let[n,s]=["pass",t].map(a=>e?.find(r=>r.offer===a));return n&&s?Pn(s.points-n.points):"–"}function cd({advice:e,variant:t,done:n}){let s=(e.bids??[]).flatMap(r=>r.premiums??[]).map(r=>r.offer),a=[...new Set(s)].filter(r=>r!=="pass");return i`<${ne}><table class="book choices bids">
		<thead><tr><th scope="col">${o("col.bid")}</th><th scope="col">${o("page.hint.chance")}</th>
			<th scope="col">${o("page.hint.points")}</th><th scope="col" class="whole">${o("page.hint.less")}</th>
			${a.map(r=>i`<th key=${r} scope="col">${G(r)}</th>`)}</tr></thead>
		<tbody>${id(e,n).map((r,l)=>{let c=e.choices.find(u=>u.act===`lay ${r.cards}`);return i`<tr key=${r.cards}>
				<${Rs} best=${l===0} done=${c!==void 0&&c.act===n?.act}>
					<b>${ie(r.tricks,t)}</b><${ll} cards=${r.cards} />
				<//>
				<td>${le(r.chance)}</td>
				<td>${Pn(r.points)}</td>
				<${cl} choice=${c} best=${l===0} whole />
				${a.map(u=>i`<td key=${u}>${ld(r,u)}</td>`)}
			</tr>`})}</tbody>
	</table><//>
	${a.length>0?i`<p class="small soft">${o("page.hint.gain")}</p>`:null}`}var ud=e=>/^(.+\.)?localhost\.?$|^127(\.\d+){3}$|^\[::1\]$/.test(e);function qs({link:e=`${location.origin}${location.pathname}`,label:t=o("page.link")}){let[n,s]=w(!1);return i`<div class="invitation">
		<${we} label=${t} readonly value=${e} onfocus=${r=>r.target.select()} />
		<${S} onclick=${async()=>{try{matchMedia("(pointer: coarse)").matches&&navigator.share?await navigator.share({title:"Ninety-Nine",url:e}):await navigator.clipboard.writeText(e),s(!0)}catch(r){r instanceof DOMException&&r.name==="AbortError"||j(o("page.link.by-hand"))}}} say=${o(n?"page.link.copied":"page.link.copy")} />
		${ud(location.hostname)?i`<${$d} />`:i`<${pd} link=${e} />`}
	</div>`}function pd({link:e}){let[t,n]=w(null),s=async()=>{try{let{generate:r}=await import("./lean-qr.js");n(r(e))}catch{j(o("trouble.unreached"))}};return i`<details class="qr" ontoggle=${r=>r.currentTarget.open&&!t&&void s()}>
		<summary>${o("page.link.code")}</summary>
		${t?i`<${dd} code=${t} label=${o("page.link.code.of",{link:e})} />`:null}
	</details>`}var Rn=4;function dd({code:e,label:t}){let n=Array.from({length:e.size},(l,c)=>c),s=n.flatMap(l=>n.filter(c=>e.get(c,l)).map(c=>`M${c} ${l}h1v1h-1z`)).join(""),a=e.size+2*Rn,r=`${-Rn} ${-Rn} ${a} ${a}`;return i`<svg role="img" aria-label=${t} viewBox=${r} shape-rendering="crispEdges">
		<rect x=${-Rn} y=${-Rn} width=${a} height=${a} fill="#fff" />
		<path d=${s} fill="#000" />
	</svg>`}function $d(){return i`<details class="unreachable">
		<summary>${o("page.link.own")}</summary>
		<p>${o("page.link.own.start")}</p>
		<p><code>ninetynine serve --addr :${location.port||80}</code></p>
		<p>${o("page.link.own.send",{host:location.hostname})}</p>
	</details>`}function ul({variant:e,table:t}){let n=pe(`variant.${e}`);return i`<div class="introduction">
		${A.taught.value?null:i`<p>${o("page.invited.what")}</p>`}
		<p class="turns">
			<a class="button plain" href=${`/learn/first?table=${t}`}>${o("page.learn.title")}</a>
			<a class="button plain" href=${n?`/rules/${e}`:"/rules"}>
				${n?o("page.invited.rules",{variant:o(`variant.${e}`)}):o("page.nav.rules")}
			</a>
		</p>
	</div>`}var Ws=async e=>j(o(await pt(e)?"page.link.copied":"page.link.by-hand"));var fl=e=>e.split(" ")[0]??"",hl=(e,t)=>e.premiums?.find(n=>fl(n.offer)===t),fd=e=>(e.bids?.[0]?.premiums??[]).map(t=>fl(t.offer));function po(e,t){return t==="chance"?e.chance:t==="points"||t==="bid"?e.sampled:hl(e,t)?.sampled??-1/0}function hd(e,{by:t,up:n}){let s=new Map;for(let u of e.choices)s.set(u.bid??0,[...s.get(u.bid??0)??[],u]);let a=u=>Number(u.played??!1),r=(u,p)=>a(p)-a(u)||po(p,t)-po(u,t)||p.sampled-u.sampled,l=[...s].map(([u,p])=>({tricks:u,ways:p.toSorted(r)})),c=({tricks:u,ways:[p]})=>t==="bid"?u:p?po(p,t):0;return l.toSorted((u,p)=>(c(p)-c(u)||u.tricks-p.tricks)*(n?-1:1))}var ml=e=>e.choices.every(t=>Math.round(t.chance*100)<Cs);function _s({by:e,text:t,order:n,onorder:s,class:a}){let r=n.by===e,l=e==="bid",c=n.up?"ascending":"descending";return i`<th scope="col" class=${a} aria-sort=${r?c:void 0}>
		<button type="button" class="sort" onclick=${()=>s({by:e,up:r?!n.up:l})}>
			${t}<span aria-hidden="true">${r?n.up?"↑":"↓":""}</span>
		</button>
	</th>`}var pl=(e,t=!0)=>`${t?"":"≈ "}${X(Math.round(e)||0,0)}`;function dl({way:e,offers:t}){let n=e.played??!1,s=Math.max(...(e.premiums??[]).map(r=>r.sampled)),a=`${n?"":"≈ "}${le(e.chance)}`;return i`<td class=${t.length>0?"spare":""} data-estimate=${n?void 0:""}>${a}</td>
		<td class=${t.length>0?"whole":""}>${pl(e.sampled,n)}</td>
		${t.map(r=>{let l=hl(e,r);return i`<td key=${r} class=${l&&l.sampled===s?"offered top":"offered"}>
				${l?i`<b>${pl(l.sampled)}</b> <small>${le(l.chance)}</small>`:"–"}
			</td>`})}`}var $l=({act:e})=>i`<span class="act">${se(e.replace(/^lay /,""))}</span>`;function md({total:{tricks:e,ways:t},best:n,offers:s,variant:a}){let[r,l]=w(!1),[c,...u]=t;if(!c)return null;let p=ie(e,a),d=t.some($=>$.act===n);return i`<tbody class=${r?"open":""}>
		<tr class="total">
			<th scope="row"><span class="which">
				<span class="mark">${d?i`<${xe} />`:null}</span>
				<b data-long=${p.length>2?"":void 0}>${p}</b>
				<${$l} act=${c.act} />
			</span></th>
			<${dl} way=${c} offers=${s} />
			<td class="fold">${u.length===0?null:i`<button type="button" aria-expanded=${r}
				aria-label=${o("page.bids.fold",{bid:p,n:t.length})} onclick=${()=>l(!r)}>
				<span aria-hidden="true">${v(t.length)}</span>
				<svg viewBox="0 0 24 24" aria-hidden="true"><path d="m6 9 6 6 6-6" /></svg>
			</button>`}</td>
		</tr>
		${r?u.map($=>i`<tr key=${$.act} class="way">
			<th scope="row"><span class="which">
				<span class="mark">${$.act===n?i`<${xe} />`:null}</span>
				<b></b><${$l} act=${$.act} />
			</span></th>
			<${dl} way=${$} offers=${s} />
			<td></td>
		</tr>`):null}
	</tbody>`}var gd=5;function gl(e,t){let n=e/Math.max(gd*t,1);return n<.75?n:1-.25*Math.exp(3-4*n)}function yl({advice:e,variant:t,order:n,onorder:s}){let a=fd(e),r=$e(()=>hd(e,n),[e,n.by,n.up]),l={order:n,onorder:s};return i`<${ne}><table class="book choices bids ways">
		<caption class="unseen">${o("page.nav.bids")}</caption>
		<thead><tr>
			<${_s} by="bid" text=${o("col.bid")} ...${l} />
			<${_s} by="chance" text=${o("page.hint.chance")} class=${a.length>0?"spare":""} ...${l} />
			<${_s} by="points" text=${o("page.hint.points")} class=${a.length>0?"whole":""} ...${l} />
			${a.map(c=>i`<${_s} key=${c} by=${c} text=${G(c)} ...${l} />`)}
			<th scope="col">${o("page.bids.ways")}</th>
		</tr></thead>
		${r.map(c=>i`<${md} key=${c.tricks} total=${c} best=${e.act} offers=${a} variant=${t} />`)}
	</table><//>`}var yd=["variant","hand","trump","up","offer","dealer","seat","totals","played","others","sort"];function bd(e,t){let n=new URLSearchParams;for(let s of yd){let a=s in t?t[s]:e.get(s)??void 0;a&&n.set(s,a)}return`/bids?${n.toString().replaceAll("%2C",",")}`}var wd=e=>e&&/^\d+$/.test(e)?Number(e):void 0;function vd(e){let t=c=>e.get(c)||void 0,[n,s,a]=["dealer","seat","played"].map(c=>wd(e.get(c))),r=e.get("totals")?.split(",").map(Number).map(c=>Number.isInteger(c)?c:0),l={variant:t("variant")??"standard",hand:t("hand"),trump:t("trump"),up:t("up"),offer:t("offer"),dealer:n,seat:s,totals:r,played:a,others:e.get("others")?.split(",")};return JSON.parse(JSON.stringify(l))}var fo=e=>[...ee].map(t=>e.ranks.split(" ").map(n=>n+t));function kd(e){let t=[...fo(e).flat(),...e.joker?["joker"]:[]];for(let r=t.length-1;r>0;r--){let l=(crypto.getRandomValues(new Uint32Array(1))[0]??0)%(r+1);[t[r],t[l]]=[t[l]??"",t[r]??""]}let n=t.length===e.seats*e.hand,s=Is(e)?t[n?t.length-1:e.hand]??"":"";return{hand:t.slice(0,e.hand).map(r=>r==="joker"?s:r).join(" "),up:s}}var Is=e=>e.trump.by==="turnup",xd=({order:e})=>e.includes("offer")&&e.indexOf("offer")<e.indexOf("lay");function Sd({variant:e,hand:t,onhand:n}){let s=fo(e),[a,r]=w([0,0]),l=M(null),c=t.length>=e.hand,u=f=>{t.includes(f)?n(t.filter(m=>m!==f)):c?j(o("page.bids.full",{n:e.hand})):n([...t,f])},p=f=>{let[m=0,h=0]=a,g={ArrowLeft:[0,-1],ArrowRight:[0,1],ArrowUp:[-1,0],ArrowDown:[1,0]}[f.key];if(!g)return;f.preventDefault();let y=[(m+g[0]+s.length)%s.length,h+g[1]],b=s[y[0]??0]?.length??1;y[1]=((y[1]??0)+b)%b,r(y),l.current?.querySelector(`[data-at="${y.join()}"]`)?.focus()},d=(f,m,h)=>i`<button type="button" key=${f} data-at=${`${m},${h}`}
		tabindex=${a[0]===m&&a[1]===h?0:-1} aria-pressed=${t.includes(f)}
		onclick=${()=>(r([m,h]),u(f))}>
		<${Z} card=${f} size="mini" />
	</button>`,$=f=>f>9?Math.ceil(f/2):f;return i`<div class="pack" role="group" aria-label=${o("page.bids.cards")} ref=${l} onkeydown=${p}>
		${s.map((f,m)=>i`<div key=${m} class="suit-row" style=${`--n: ${$(f.length)}`}>
			${f.map((h,g)=>d(h,m,g))}
		</div>`)}
	</div>`}function Od({variant:e,asking:t,set:n}){if(Is(e)){let l=[...fo(e).flat(),...e.joker?["joker"]:[]],c=J(n)("up");return i`<${V} label=${o("page.bids.up")} value=${t.up??""} onchange=${c}
			options=${[["",o("page.bids.up.none")],...l.map(u=>[u,ct(u)])]} />`}let s=e.trump.by==="holder"&&t.offer&&t.offer!=="pass",r=[...s&&!e.trump.none?[]:["none"],..."CDHS",...s&&e.trump.nines?["nines"]:[]];return i`<${q} label=${o("page.bids.trump")} value=${t.trump??e.trump.first}
		options=${r.map(l=>[l,l==="none"?o("trump.short"):D(l)])}
		onchange=${J(n)("trump")} />`}function Md({variant:e,asking:t,set:n}){let s=e.seats-(e.dummy?1:0),a=t.seat??0,r=t.dealer??s-1,l=Array.from({length:s},(c,u)=>{let p=(a-1-u+2*s)%s;return[String(p),u===s-1?o("page.bids.place.last"):o("page.bids.place",{n:u+1})]});return i`<${q} label=${o("page.bids.place.label")} value=${String(r)} options=${l}
		onchange=${J(n)("dealer")} />`}function Ad({variant:e,asking:t,set:n}){if(!xd(e))return null;let{declare:s,reveal:a}=e.offers,r=["","pass",...s?["declare"]:[],...a?["reveal"]:[]],l=c=>{let u=c!==""&&c!=="pass"&&!e.trump.none;n({offer:c,trump:u?t.trump?.replace("none","")||"C":t.trump})};return i`<${q} label=${o("page.bids.offer")} value=${t.offer??""}
		options=${r.map(c=>[c,c===""?o("page.bids.offer.none"):G(c)])}
		onchange=${l} />`}function Td({variant:e,asking:t,set:n}){let s=e.seats,a=Array.from({length:s},($,f)=>t.totals?.[f]??0),r=9999,l=t.seat??0,c=$=>e.dummy&&$===s-1?"dummy":$===l?"you":String(($-l+s)%s+1),u=()=>n({totals:"",played:""}),p=$=>f=>n({totals:a.with($,f).join()}),d=($,f)=>i`<${ce} key=${f} late label=${o("page.bids.total",{who:c(f)})}
		value=${$} min=${-r} max=${r} onchange=${p(f)} />`;return i`<details class="score-so-far" open=${t.totals!==void 0}>
		<summary>${o("page.bids.score")}</summary>
		<div class="stack">
			<div class="row">
				${a.map(d)}
				${e.game.deals?i`<${ce} late label=${o("page.bids.played")} value=${t.played??0} min=${0}
							max=${e.game.deals-1}
							onchange=${$=>n({totals:a.join(),played:String($)})} />`:null}
			</div>
			<p class="small soft">${o("page.bids.score.about")}</p>
			${t.totals?i`<p><${S} plain onclick=${u} say=${o("page.bids.score.off")} /></p>`:null}
		</div>
	</details>`}function jd({began:[e,t]}){let[n,s]=w(performance.now());return x(()=>{let a=setInterval(()=>s(performance.now()),250);return()=>clearInterval(a)},[]),i`<progress value=${gl(n-e,t)} aria-label=${o("page.bids.far")}></progress>`}var Nd=11e4,$o=new Map;function Bd(e){let t=e?JSON.stringify(e):"",[n,s]=w({});return x(()=>{if(!e)return;let a=$o.get(t);if(a)return void s({key:t,table:a,whole:!0});let r=new AbortController,{signal:l}=r;return ys(async()=>{let p=performance.now(),d=await Ka(e,{signal:l}),$=d.advice.phase==="lay"&&d.advice.choices.some(m=>!m.played);if(l.aborted)return;let f=performance.now();if(s({key:t,table:d,whole:!$,began:[f,f-p]}),!$)return void $o.set(t,d);try{let m=await Ka({...e,all:!0},{signal:l,within:Nd});$o.set(t,m),l.aborted||s({key:t,table:m,whole:!0})}catch{l.aborted||s({key:t,table:d,whole:!0})}},p=>s({key:t,wrong:$t(p)?o("page.bids.none"):E(p)}),()=>!l.aborted),()=>r.abort()},[t]),n.key===t?n:{}}function Ed({known:{table:e,whole:t,wrong:n,began:s},variant:a,sort:r,set:l}){if(n)return i`<p role="alert">${n}</p>`;if(!e)return i`<p class="soft" role="status">${o("page.hint.thinking")}</p>`;let{advice:c,game:u}=e,[p="points",d]=r.split("."),$={by:p||"points",up:d==="up"},f=c.choices[0];return i`<div class="advice">
		${c.phase==="lay"&&f?i`<div class="advised">
				<p class="verdict"><${xe} /><span>
					${o("page.bids.says",{bid:ie(f.bid??0,a)})} <${wt} act=${f.act} />
				</span></p>
				${ml(c)?i`<p class="why">${o("page.bids.spoil")}</p>`:null}
			</div>
			<${yl} advice=${c} variant=${a} order=${$}
				onorder=${m=>l({sort:m.by+(m.up?".up":"")})} />
			<div class="small soft far">
				<p role="status">${o(t?"page.hint.worlds":"page.bids.more",{n:c.worlds})} ${uo(c)}</p>
				${!t&&s?i`<${jd} began=${s} />`:null}
			</div>
			<p class="small soft estimates">${o("page.bids.estimate")}</p>
			<p class="small soft">${o(u?"page.bids.points.game":"page.bids.points")}</p>`:i`<${pn} advice=${c} variant=${a} open />`}
	</div>`}function Dd({variant:e,asking:t,set:n,known:s,hand:a,sort:r}){let l=e.hand-a.length;return l>0?i`<p class="soft waiting-for">${o("page.bids.wait",{n:l})}</p>`:Is(e)&&!t.up?i`<p class="soft waiting-for">${o("page.bids.wait.up")}</p>`:i`<${Ed} known=${s} variant=${e} sort=${r} set=${n} />`}function Cd(){let e=ge.value,t=vd(e),n=z(t.variant),s=B(t.hand?.trim().replaceAll(/[\s.]+/g," ")),a=n&&s.length>=n.hand&&(!Is(n)||t.up),r=Bd(a?t:void 0);x(()=>{re(Te)},[]);let l=($,f="sort"in $)=>U(bd(ge.value,$),{replace:f});if(!n){let $=ve.value.length>0&&ve.value.every(f=>f.id!==t.variant);return i`<${F} title=${$?o("page.nowhere"):""} />`}let c=$=>l({hand:$.join(" ")},$.length<n.hand),u=()=>l(kd(n),!1),p=()=>l({hand:""},!1),d={variant:n,asking:t,set:l};return i`<main id="main" tabindex="-1" class="bid-screen">
		<header><h1>${o("page.nav.bids")}</h1><p class="lead">${o("page.bids.lead")}</p></header>
		<div class="bid-asked">
			<${V} label=${o("page.create.variant")} value=${n.id} groups=${Fe()}
				onchange=${$=>U(`/bids?variant=${$}`)} />
			<div class="pack-head"><h2>${o("page.bids.cards")}</h2>
				<span class="soft" aria-live="polite">${o("page.bids.count",{n:s.length,of:n.hand})}</span></div>
			<${Sd} variant=${n} hand=${s} onhand=${c} />
			<p class="row">
				<${S} onclick=${u} say=${o("page.bids.deal")} />
				${s.length>0?i`<${S} plain onclick=${p} say=${o("page.bids.clear")} />`:null}
			</p>
			<${Ad} ...${d} /><${Od} ...${d} /><${Md} ...${d} /><${Td} ...${d} />
		</div>
		<section class="bid-found" aria-label=${o("page.bids.found")}>
			<${Dd} ...${d} known=${r} hand=${s} sort=${e.get("sort")??""} />
			${a?i`<p><${S} plain onclick=${()=>Ws(location.href)} say=${o("page.link.copy")} /></p>`:null}
		</section>
	</main>`}var zs="ninetynine.promise";async function bl(){try{let e=Number(localStorage.getItem(zs));if(await navigator.storage.persisted()||Date.now()-e<6048e5)return;localStorage.setItem(zs,String(Date.now())),await navigator.storage.persist()}catch{}}async function wl(){try{let e=await navigator.storage.persisted(),{usage:t}=await navigator.storage.estimate().catch(()=>({usage:void 0}));return{promised:e,bytes:t}}catch{return}}var Je="ninetynine.pad.",Ld=200,Pd=400,Ye=C(qd()),qn=C(new Set),Fs=Ut(()=>qn.value.size>0);function mo(e,t){if(qn.peek().has(e)!==t)return;let n=[...qn.peek()].filter(s=>s!==e);qn.value=new Set(t?n:[...n,e])}function vl(e){let t=2166136261;for(let n=0;n<e.length;n++)t=Math.imul(t^e.charCodeAt(n),16777619)>>>0;return`${t.toString(16)}${e.length.toString(16)}`}function Rd(e,t){let n=[vl(e)];for(let{at:s,rest:a}of t.toReversed())n.unshift(vl(e=e.slice(0,s)+a));return n}function go(e){try{let{draft:t,...n}=JSON.parse(e??"");if(!(typeof n.record=="string"&&typeof n.id=="string"&&Array.isArray(n.summary?.names)))return;let a=t?{[t.deal]:t.entry}:{},r=t&&t.deal<n.summary.deals?t.deal:null,l=Rd(n.record,n.past??[]);return{past:[],next:[],versions:l,drafts:a,open:r,...n}}catch{return}}function qd(){let e=Object.values(Mt(Je)).map(go).filter(t=>t!==void 0);return Object.fromEntries(e.map(t=>[t.id,t]))}var yo=e=>e.versions.at(-1)??"",Wn=(e,t)=>e.versions.includes(yo(t));function kl(e){Ye.value={...Ye.peek(),[e.id]:e},mo(e.id,!0)}function Hs(e){let t=Ye.peek()[e],n;try{n=localStorage.getItem(Je+e)}catch{return}let s=go(n),a=qn.peek().has(e);if(!s)t&&!a&&xl(e);else if(t&&Wn(t,s)&&(a||!Wn(s,t)))oe(t);else if(!t||Wn(s,t))kl(s);else{kl(s);let{shared:r,...l}=t;oe({...l,id:yo(t)}),j(o("page.pad.split"))}}globalThis.addEventListener?.("storage",e=>{e.key?.startsWith(Je)&&Hs(e.key.slice(Je.length))});var Ue=()=>Object.values(Ye.value).sort((e,t)=>t.moved-e.moved),De=e=>Ye.value[e];function oe(e){Ye.value={...Ye.peek(),[e.id]:e},mo(e.id,Me(Je+e.id,JSON.stringify(e)))}function xl(e){let{[e]:t,...n}=Ye.peek();Ye.value=n,mo(e,!0)}function Sl(e){xl(e),Me(Je+e,null)}var Ol=()=>Object.fromEntries(Ue().map(e=>[Je+e.id,JSON.stringify(e)]));function Wd(e,t){let[n,s]=[e.summary.deals,t.summary.deals],a={...t.drafts};for(let[l,c]of Object.entries(e.drafts)){let u=Number(l)===n?s:Number(l);u<=s&&(a[u]=c)}let r=e.shared??t.shared;return{...t,id:e.id,drafts:a,...r?{shared:r}:{}}}function Ml(e,t){let n=go(t);if(!n||Je+n.id!==e||(Hs(n.id),Ue().some(l=>Wn(l,n))))return!1;let s=Ue().find(l=>Wn(n,l)),{shared:a,...r}=n;return s?oe(Wd(s,n)):De(n.id)?oe({...r,id:yo(n)}):oe(n),!0}var Al=({rules:e,seats:t,choices:n,totals:s,deals:a,end:r})=>({variant:e.id,names:t,live:n.live,totals:s,deals:a.length,over:r!==void 0}),ho=()=>Ee().slice(0,12),Ks=e=>({id:ho(),record:e.record,past:[],next:[],versions:[ho()],drafts:{},open:null,moved:Date.now(),summary:Al(e)}),vt=(e,t)=>({...e,record:t.record,past:[...e.past,jl(e.record,t.record,t.did)].slice(-Ld),next:[],versions:[...e.versions,ho()].slice(-Pd),moved:Date.now(),summary:Al(t)}),Js=({open:e,summary:t})=>e??t.deals,dn=e=>`${e.inserting?"before ":""}${Js(e)}`,Rt=e=>e.drafts[dn(e)];function qt(e,t,n){let{[t]:s,...a}=e.drafts;return{...e,drafts:n?{...a,[t]:n}:a}}var Tl=e=>({...e,drafts:Object.fromEntries(Object.entries(e.drafts).filter(([t])=>Number(t)>=e.summary.deals))}),Qe=({inserting:e,...t})=>({...t,open:null});function jl(e,t,n){let s=0;for(;s<e.length&&e[s]===t[s];)s++;return{at:s,rest:e.slice(s),...n?{did:n}:{}}}function Nl(e,t){let n=e[t].at(-1);return n&&e.record.slice(0,n.at)+n.rest}function Bl(e,t,n){let{past:s,next:a}=e,r=jl(e.record,t.record,e[n].at(-1)?.did),l=n==="past"?{past:s.slice(0,-1),next:[...a,r]}:{past:[...s,r],next:a.slice(0,-1)};return{...vt(e,t),...l}}var _t="ninetynine.unsent.",El=["act","claim","ready","unready","ask","answer","redo","resume","chat"],Rl=2500,Dl=[300,1e3,2e3,4e3,8e3,15e3],_d=2e4,Wt=Ee(),Cl=!1;function Ll(){Cl||(Cl=!0,globalThis.navigator?.locks?.request(_t+Wt,()=>new Promise(()=>{})).catch(()=>{}))}async function Id(e){return(await globalThis.navigator?.locks?.query().catch(()=>{}))?.held?.some(({name:n})=>n===_t+e)??!1}var zd=e=>!(e instanceof P)||e.status>=500||e.status===429||e.reason==="",Us=(e,t,n=!0)=>Fd(e,t,{durability:n?"strict":"relaxed"}).catch(()=>{}),Fd=Ns("ninetynine.unsent","commands"),Hd=36e5;async function Kd(){let e=await Us("readonly",t=>t.getAll())??[];for(let{name:t,kept:n,ended:s}of e){let a=JSON.parse(localStorage.getItem(t)??"null");s?localStorage.removeItem(t):(!a||!a.undo)&&localStorage.setItem(t,JSON.stringify({...a,...n})),s&&Date.now()-n.at>Hd&&Us("readwrite",r=>r.delete(t),!1)}}var bo=Promise.race([Kd().catch(()=>{}),new Promise(e=>setTimeout(e,Rl))]),Pl=new Map;function _n(e){let t=Pl.get(e)??new wo(e);return Pl.set(e,t),t}var wo=class{waiting=C([]);send=(t,n)=>ks(this.table,t,n);down=()=>!1;doubt=()=>{};recalled=t=>{};#e=new Map;#n=!1;#t=()=>{};#s={id:"",stop:new AbortController};constructor(t){this.table=t,this.waiting.value=this.#c(),addEventListener("storage",n=>n.key?.startsWith(this.#r(""))&&this.#h(n)),addEventListener("online",this.wake),document.addEventListener("visibilitychange",()=>document.visibilityState==="visible"&&this.wake()),this.waiting.peek().length>0&&this.#l(),bo.then(()=>this.#p())}put(t,n=""){let s=Ee(),r={by:this.#a()?.id??"",at:Date.now(),tab:Wt,tried:!1,undo:"",late:!1,why:""},l={command:{id:s,...t},premium:n,...r};Ll(),this.waiting.value=[...this.waiting.peek(),l],this.#d(l,!0);let c=new Promise(p=>setTimeout(()=>(this.#o(s),p()),Rl)),u=this.answered(s);return this.#f(),{answered:u,late:c}}answered(t){return new Promise((n,s)=>this.#e.set(t,{done:n,no:s}))}withdraw(t){let n=this.#i(t);if(!(!n||n.undo)){if(!n.tried)return this.#$(n,s=>s.no(new Xt));this.#u(t,{undo:Ee(),late:!0}),this.#s.id===t&&this.#s.stop.abort(),this.#f()}}heard(t,n){let s=this.#i(t);s&&this.#$(s,a=>a.done(s.undo?{seq:n,late:!0}:{seq:n}))}wake=()=>{this.#t(),this.waiting.peek().some(({tab:t})=>t!==Wt)&&this.#l()};#a(){return jt(Pe(this.table)?"here":"there")}#r(t){return`${_t}${this.table}.${t}`}#i(t){return this.waiting.peek().find(n=>n.command.id===t)}#c(){return Object.keys(Mt(this.#r(""))).map(n=>ds(n)).filter(n=>n?.command?.id).sort((n,s)=>n.at-s.at)}#p(){let t=this.#c(),n=a=>t.some(({command:{id:r}})=>r===a.command.id);for(let a of this.waiting.peek())a.tab!==Wt&&!n(a)&&this.#$(a,r=>r.no(new Xt));let s=t.filter(a=>!this.#i(a.command.id));if(s.length!==0){this.waiting.value=[...s,...this.waiting.peek()].sort((a,r)=>a.at-r.at);for(let a of s)this.recalled(a);this.#l()}}#d(t,n){if(!El.includes(t.command.do))return;let s=this.#r(t.command.id);Me(s,JSON.stringify(t)),n&&Us("readwrite",a=>a.put({name:s,kept:t},s))}#u(t,n){this.waiting.value=this.waiting.peek().map(a=>a.command.id===t?{...a,...n}:a);let s=this.#i(t);s&&this.#d(s,n.undo!==void 0)}#o(t){!this.#i(t)||this.#i(t)?.late||(this.#u(t,{late:!0}),this.doubt())}#$(t,n){let{command:{id:s},tried:a,undo:r}=t;this.waiting.value=this.waiting.peek().filter(p=>p.command.id!==s);let l=this.#r(s);Me(l,null);let c=a&&!r;El.includes(t.command.do)&&Us("readwrite",p=>c?p.delete(l):p.put({name:l,kept:t,ended:!0},l),!c),this.#s.id===s&&this.#s.stop.abort();let u=this.#e.get(s);this.#e.delete(s),u&&n(u)}#h({key:t,newValue:n}){let s=t?.slice(this.#r("").length)??"",a=this.#i(s);if(n===null)return a&&this.#$(a,l=>l.done(void 0));let r=JSON.parse(n);return a?this.waiting.value=this.waiting.peek().map(l=>l===a?r:l):this.waiting.value=[...this.waiting.peek(),r],r.undo&&!a?.undo&&this.#s.id===s&&this.#s.stop.abort(),this.#f(),void this.#l()}async#l(){await bo;for(let{command:{id:t},tab:n,at:s}of this.waiting.peek()){if(n===Wt)continue;(document.visibilityState==="visible"&&Date.now()-s>_d||!await Id(n))&&this.#u(t,{tab:Wt,tried:!0,late:!0})}Ll(),this.#f()}async#f(){if(this.#t(),!this.#n){this.#n=!0;for(let t=0;this.waiting.peek().length>0;){let n=this.waiting.peek().filter(({tab:a,by:r})=>a===Wt&&r===(this.#a()?.id??r)),s=n.find(({undo:a})=>a)??n[0];s&&await this.#m(s)?t=0:await this.#b(Dl[Math.min(t++,Dl.length-1)]),s||await this.#l()}this.#n=!1}}#b(t){return new Promise(n=>{let s=setTimeout(n,t);this.#t=()=>(clearTimeout(s),n(void 0))})}async#m({command:t,by:n,undo:s,tried:a}){if(ln(this.table))return this.#g(t.id,new P(409,"moved",""));if(globalThis.navigator?.onLine===!1&&this.down())return!1;a||this.#u(t.id,{tried:!0});let{signal:r}=(this.#s={id:t.id,stop:new AbortController}).stop,l=t.seen===void 0?{}:{seen:t.seen};try{if(n!==""&&this.#a()===null&&await xs(Pe(this.table)?"here":"there"),n!==""&&this.#a()?.id!==n)throw new P(401,"no-session","");let c=new Promise((d,$)=>r.addEventListener("abort",()=>$(r.reason))),u=s?{id:s,do:"withdraw",of:t.id,...l}:t,p=await Promise.race([this.send(u,r),c]);if(!(p?.seq>0))throw new Error("somebody else answers");return this.#g(t.id,s&&!p.late?new Xt:p)}catch(c){return r.aborted?!0:zd(c)?(this.#u(t.id,{late:!0,why:c instanceof P?E(c):""}),c instanceof P&&c.reason||this.doubt(),!1):s?this.#y(t.id,c):this.#g(t.id,c)}}#g(t,n){let s=this.#i(t),a=n instanceof Error;return s&&this.#$(s,r=>a?r.no(n):r.done(n)),!0}#y(t,n){return n instanceof P&&n.reason==="stale"?this.#g(t,n):(this.#u(t,{undo:"",why:E(n)}),!0)}};async function Jd(){await bo;for(let e of Object.keys(Mt(_t)))_n(e.slice(_t.length).split(".")[0]??"")}Jd();var ql="ninetynine.",Wl=e=>e===zs||e===Wi||e.startsWith(Lr)||e.startsWith(_t),Ud=()=>({...Object.fromEntries(Object.entries(Mt(ql)).filter(([e])=>!Wl(e))),...Ol()});function Vd(e,t){if(!Me(e,t))throw new P(507,"full","");dispatchEvent(new StorageEvent("storage",{key:e,newValue:t}))}async function _l(){let e=await mi(),t=new Blob([e,JSON.stringify({page:Ud()}),`
`]);return{name:`ninetynine-${new Date().toISOString().slice(0,10)}.jsonl.gz`,content:await ms(t)}}function Gd(e){let t=e.slice(e.lastIndexOf(`
`,e.length-2)+1);try{return JSON.parse(t).page??{}}catch{return{}}}async function Zd(e){let t;try{t=await Bs(e)}catch{throw new P(400,"file-cut","the file cannot be unpacked")}if(t===void 0)throw new P(400,"file-packed","the file is gzip with Zstandard");if(t.trim()==="")throw new P(400,"file-empty","the file is empty");return t}async function Il(e,t=!1){let n=await Zd(e),s={...await yi(new Blob([n]),t),pads:0};for(let[a,r]of Object.entries(Gd(n)))!a.startsWith(ql)||Wl(a)||typeof r!="string"||(a===jr?Nr(r):a.startsWith(Je)?s.pads+=Ml(a,r)?1:0:rt(a)===null&&Vd(a,r));if(Fs.peek())throw new P(507,"full","");return await wi(),s}var Yd=["AC","KD","QH","JS"];function $n({title:e,children:t}){return i`<section>
		<h2>${e}</h2>
		<div class="stack">${t}</div>
	</section>`}function kt({name:e,label:t,options:n}){let s=A[e],a=r=>s.value=r;return i`<${q} label=${t} value=${s.value} options=${n} onchange=${a} />`}function Vs({name:e,label:t,about:n}){let s=A[e];return i`<div>
		<${ft} label=${t} role="switch" checked=${s.value}
			onchange=${a=>s.value=a} />
		${n?i`<p class="soft small">${n}</p>`:null}
	</div>`}function Qd(){let[e,t]=w(I.value?.name??A.name.value),[n,s]=w({text:"",wrong:!1}),a=I.value?.name??A.name.value,r=M(a),l=async u=>{let p=ki(u);if(p!==r.current){if((I.value||p!=="")&&!xi(p))return s({text:o("page.choices.name.empty"),wrong:!0});r.current=p;try{await Si(p),t(I.value?.name??p),s({text:o("page.choices.name.kept"),wrong:!1})}catch(d){r.current=a,s({text:E(d),wrong:!0})}}};return i`<form onsubmit=${u=>(u.preventDefault(),l(e))}>
		<${we} label=${o("page.choices.name")} value=${e} oninput=${t} onchange=${()=>l(e)}
			maxlength=${vi} autocomplete="nickname" placeholder=${o("page.guest")} enterkeyhint="done"
			aria-invalid=${n.wrong} aria-describedby="name-said" />
		<p id="name-said" class=${n.wrong?"trouble":"soft small"} role="status">
			${n.text||o("page.choices.name.about")}
		</p>
	</form>`}function Xd(){let[e,t]=w(!1);if(!I.value||dt.value)return null;let n=async()=>{try{await Vr()}catch(a){if(!(a instanceof P&&a.reason==="no-session"))throw a}bi(null),j(o("page.choices.leave.done"))},s=()=>t(!1);return i`<${$n} title=${o("page.choices.leave.title")}>
		<p><${S} aria-haspopup="dialog" onclick=${()=>t(!0)} say=${o("page.choices.leave")} /></p>
		${e?i`<${Mn} title=${o("page.choices.leave.title")} yes=${o("page.choices.leave.yes")}
					no=${o("page.choices.leave.no")} text=${o("page.choices.leave.warning",{name:I.value.name})}
					onyes=${()=>re(n).then(s)} onclose=${s} />`:null}
	<//>`}var vo=!1;function e$(){let e=M(null);return x(()=>{vo&&(vo=!1,e.current?.querySelector("input:checked")?.focus())},[]),i`<div ref=${e} onchange=${()=>vo=!0}>
		<${kt} name="language" label=${o("page.choices.language")}
			options=${[["",o("page.choices.language.auto")],...Object.entries(Mr)]} />
	</div>`}function t$({tables:e,longer:t,known:n,pads:s}){let a=Object.entries({tables:e,longer:t,pads:s,known:n}).filter(([,l])=>l>0);return[...e+t+s>0?[]:[o("page.here.taken.none")],...a.map(([l,c])=>o(`page.here.taken.${l}`,{n:c}))].join(" ")}function n$(){let[e,t]=w(""),[n,s]=w(void 0),a=R(wl,e).value,r=()=>re(async()=>{let{name:u,content:p}=await _l();ut(p,u)}),l=(u,p)=>re(async()=>{s(void 0),t("");try{t(t$(await Il(u,p)))}catch(d){if(!(d instanceof P))throw d;let $=`page.here.${d.reason}`;if(d.reason==="file-whose")s({file:u,name:d.message});else if(pe($))t(o($));else throw d}}),c=Math.max(1,Math.ceil((a?.bytes??0)/1e6));return i`<${$n} title=${o("page.here")}>
		<p>${gs.value?o(`page.unkept.${gs.value}`):o("page.here.about",{mega:c})}</p>
		<p class="row">
			<${S} onclick=${r} say=${o("page.here.export")} />
			<${tn} say=${o("page.here.import")} accept=".jsonl,.gz,.zst" ontake=${l} />
		</p>
		<p class="small" role="status">${e}</p>
		${a&&!gs.value?i`<p class="soft small">${o(a.promised?"page.here.promised":"page.here.unsure")}</p>`:null}
		${n?i`<${Mn} title=${o("page.here.whose")} yes=${o("page.here.whose.yes")} no=${o("page.here.whose.no")}
					text=${o("page.here.whose.about",{name:n.name,me:(jt("here")??I.value)?.name??""})}
					onyes=${()=>l(n.file,!0)} onclose=${()=>s(void 0)} />`:null}
	<//>`}function s$(){return i`<main id="main" tabindex="-1" class="choices">
		<h1>${o("page.nav.settings")}</h1>
		<${$n} title=${o("page.choices.you")}><${Qd} /><//>
		${Wa||jt("here")?i`<${n$} />`:null}
		<${$n} title=${o("page.choices.book")}>
			<${e$} />
			<${kt} name="theme" label=${o("page.choices.theme")}
				options=${ae("page.choices.theme","auto","day","night")} />
		<//>
		<${$n} title=${o("page.choices.cards")}>
			<p class="sample on-felt">
				<${Z} face="down" />${Yd.map(e=>i`<${Z} key=${e} card=${e} />`)}
			</p>
			<${kt} name="pack" label=${o("page.choices.pack")}
				options=${ae("page.choices.pack","two","four","german4")} />
			<${kt} name="back" label=${o("page.choices.back")}
				options=${ae("page.choices.back","leaf","lattice","stripe")} />
			<${kt} name="felt" label=${o("page.choices.felt")}
				options=${ae("page.choices.felt","sea","moss","ink")} />
			<${kt} name="indices" label=${o("page.choices.indices")}
				options=${ae("page.choices.indices","local","international")} />
			<${Vs} name="values" label=${o("page.choices.values")} />
			<${Vs} name="forced" label=${o("page.choices.forced")} about=${o("page.choices.forced.about")} />
		<//>
		<${$n} title=${o("page.choices.table")}>
			<${kt} name="play" label=${o("page.choices.play")}
				options=${ae("page.choices.play","auto","once","twice")} />
			<p class="soft small">${o("page.choices.play.about")}</p>
			<${kt} name="pace" label=${o("page.choices.pace")}
				options=${ae("page.pace","calm","usual","quick","instant")} />
			<${Vs} name="sound" label=${o("page.choices.sound")} />
			<${Vs} name="spoken" label=${o("page.choices.spoken")} about=${o("page.choices.spoken.about")} />
		<//>
		${Wa?null:i`<${Xd} />`}
	</main>`}var Gs={changed:{},written:""},a$={"game.target":[1,1e3],"game.deals":[1,1e3],"game.bonus":[0,1e3],"rubber.games":[1,100],"rubber.wins":[1,100],"score.trick":[0,1e3],"score.vulnerable":[1,1e3],"offers.declare":[1,1e3],"offers.reveal":[1,1e3]},zl=e=>e.offers.how!=="none",o$={"offers.how":e=>{if(zl(e))return e.trump.by==="holder"?["sealed","turn","raise"]:["sealed","turn","raise","none"]},"offers.loss":e=>zl(e)?["opponents","own"]:void 0,"trump.by":e=>e.trump.by==="success"?["success","rotation",...e.joker?[]:["turnup"]]:void 0,"game.tie":e=>e.rubber.wins?["usual","on","contracts"]:["usual","on","share","contracts"],"game.bonusTo":e=>e.dummy?["dummy","double"]:void 0},r$={"score.zeroOrAll":()=>!0,"trump.across":({rubber:e,trump:t})=>t.by==="success"&&(e.games>1||e.wins>0)},xo=(e,t)=>t.split(".").reduce((n,s)=>n?.[s],e),i$=(e,t)=>JSON.stringify(e)===JSON.stringify(t),ko=e=>typeof e=="object"&&e!==null&&!Array.isArray(e);function fn({plan:e,set:t}){return i`<div>
		<${q} label=${o("page.create.length")} value=${e.length} onchange=${J(t)("length")}
			options=${[["",o("page.create.length.usual")],...ae("page.create.length","deals","games")]} />
		${e.length?i`<${ce} label=${o("page.create.length.n")} value=${e.rounds} min=${1} max=${1e3}
					onchange=${J(t)("rounds")} />`:null}
	</div>`}var Zs=({value:e,groups:t,onchange:n})=>i`<div class="variant">
	<${V} label=${o("page.create.variant")} value=${e} groups=${t} onchange=${n} />
	<p class="soft">${o(`about.${e}`)}</p>
</div>`,Fl=e=>new fe(o("page.create.rules.unread",{text:e}));function In({changed:e,written:t},n){let s={};for(let[r,l]of Object.entries(n?e:{})){let[c="",u=""]=r.split("."),p=xo(n,r);i$(l,p)||(s[c]={...s[c],[u]:l})}let a={};try{a=t.trim()?JSON.parse(t):{}}catch(r){throw Fl(r instanceof Error?r.message:"")}if(!ko(a))throw Fl(o("page.create.rules.object"));for(let[r,l]of Object.entries(a))s[r]=ko(s[r])&&ko(l)?{...s[r],...l}:l;return Object.keys(s).length>0?s:void 0}function Ys({own:e,set:t,rules:n}){if(!n)return null;let s=p=>p in e.changed?e.changed[p]:xo(n,p),a=(p,d)=>t({...e,changed:{...e.changed,[p]:d}}),r=p=>o(`page.create.rules.${p}`),l=p=>t({...e,written:p.currentTarget.value}),{clauses:c,...u}=n;return i`<details>
		<summary>${o("page.create.rules")}</summary>
		<div class="stack">
			<${l$} points=${s("score.made")} onchange=${p=>a("score.made",p)} />
			${Object.entries(a$).map(([p,[d,$]])=>Number(xo(n,p))<d||p==="game.bonus"&&!n.game.target?null:i`<${ce} key=${p} label=${r(p)} value=${s(p)} min=${d} max=${$}
							onchange=${f=>a(p,f)} />`)}
			${Object.entries(o$).map(([p,d])=>{let $=d(n);return $?i`<${q} key=${p} label=${r(p)} value=${s(p)}
							options=${$.map(f=>[f,o(`page.create.rules.${p}.${f}`)])}
							onchange=${f=>a(p,f)} />`:null})}
			${Object.entries(r$).map(([p,d])=>d(n)?i`<${ft} key=${p} label=${r(p)} checked=${s(p)}
							onchange=${$=>a(p,$)} />`:null)}
			<details class="whole">
				<summary>${o("page.create.rules.written")}</summary>
				<label class="field">
					<span>${o("page.create.rules.json")}</span>
					<textarea class="code" rows="3" spellcheck=${!1} autocapitalize="none" value=${e.written}
						placeholder='{"score": {"made": [0, 40, 20, 10]}}' oninput=${l}></textarea>
				</label>
				<p class="small soft">${o("page.create.rules.all")}</p>
				<pre class="code">${c$(u)}</pre>
			</details>
		</div>
	</details>`}function l$({points:e,onchange:t}){return i`<fieldset class="amounts whole">
		<legend>${o("page.create.rules.made")}</legend>
		${e.map((n,s)=>s===0?null:i`<${ce} key=${s} label=${o("page.create.rules.made.n",{n:s})} value=${n} min=${0} max=${1e3}
						onchange=${a=>t(e.with(s,a))} />`)}
	</fieldset>`}var c$=e=>Object.entries(e).map(([t,n])=>{let s=JSON.stringify(n).replaceAll(/([,:])(?=["\d[{tf-])/g,"$1 ");return`${JSON.stringify(t)}: ${s}`}).join(`
`);var u$={variant:"",bots:[],public:"no",clock:"none",minutes:10,seconds:10,days:"3",length:"",rounds:9,closed:"no",hints:"",undo:"",open:"",pace:"usual",greet:"no",stand:"",house:Gs},Hl=6e4,p$=1440*Hl;function d$({clock:e,minutes:t,seconds:n,days:s}){if(e==="bank")return{bank:t*Hl,add:n*1e3};if(e==="move")return{move:Number(s)*p$}}function $$(e,t){let{variant:n,hints:s,undo:a,open:r,pace:l,stand:c,length:u,rounds:p}=e,d={variant:n,rules:In(e.house,t),...u&&{[u]:p},public:e.public==="yes",closed:e.closed==="yes",clock:d$(e),undo:a,hints:s,open:r,bot:c,pace:Bt[l],greet:e.greet==="yes"},$=Object.entries(d).filter(([,f])=>f!==void 0&&f!==""&&f!==!1);return Object.fromEntries($)}var Qs=(e,t)=>Array.from({length:t.chairs-1},(n,s)=>e.bots[s]??""),Kl=(e,t)=>Qs(e,t).includes("");function f$({plan:e,set:t,variant:n,name:s}){let a=c=>[c,o("page.create.bot",{level:o(`page.level.${c}`)})],r=[["",o("page.create.friend")],...Tn.value.map(c=>a(c.name))],l=c=>u=>t({bots:Qs(e,n).with(c,u)});return i`<fieldset class="seats">
		<legend class="unseen">${o("page.create.chairs")}</legend>
		${Kl(e,n)?i`<${Ms} name=${s} />`:i`<div class="field"><span>${o("page.create.chair",{n:1})}</span><p>${o("page.create.you")}</p></div>`}
		${Qs(e,n).map((c,u)=>{let p=o("page.create.chair",{n:u+2});return i`<${V} key=${u} label=${p} value=${c} options=${r} onchange=${l(u)} />`})}
	</fieldset>`}function h$({plan:e,set:t}){let n=J(t),s=["1","3","7"];return i`<div>
		<${q} label=${o("page.create.clock")} value=${e.clock} onchange=${n("clock")}
			options=${ae("page.create.clock","none","bank","move")} />
		${e.clock==="bank"?i`<div class="row">
					<${ce} label=${o("page.create.clock.minutes")} value=${e.minutes} min=${1} max=${600}
						onchange=${n("minutes")} />
					<${ce} label=${o("page.create.clock.seconds")} value=${e.seconds} min=${0} max=${600}
						onchange=${n("seconds")} />
				</div>`:null}
		${e.clock==="move"?i`<${q} label=${o("page.create.clock.each")} value=${e.days} onchange=${n("days")}
					options=${s.map(a=>[a,o("page.create.clock.days",{n:Number(a)})])} />`:null}
	</div>`}function m$({plan:e,set:t}){let n=J(t),s=["",o("page.create.usual")],a=o("page.create.never");return i`<details>
		<summary>${o("page.create.more")}</summary>
		<div class="stack">
			<${fn} plan=${e} set=${t} />
			<${q} label=${o("page.create.undo")} value=${e.undo} onchange=${n("undo")}
				options=${[s,...ae("page.create.undo","free","agree"),["never",a]]} />
			${Ni.value?i`<${q} label=${o("page.create.hints")} value=${e.hints} onchange=${n("hints")}
						options=${[s,["yes",o("page.create.hints.yes")],["no",a]]} />`:null}
			<${q} label=${o("page.create.open")} value=${e.open} onchange=${n("open")}
				options=${[s,...ae("page.create.open","deal","match")]} />
			<p class="soft small whole">${o("page.create.usual.about")}</p>
			<${q} label=${o("page.create.watch")} value=${e.closed} onchange=${n("closed")}
				options=${[["no",o("page.create.watch.yes")],["yes",o("page.create.watch.no")]]} />
			<${q} label=${o("page.create.pace")} value=${e.pace} onchange=${n("pace")}
				options=${ae("page.pace",...Object.keys(Bt))} />
			<${q} label=${o("page.create.greet")} value=${e.greet} onchange=${n("greet")}
				options=${ae("page.create.greet","no","yes")} />
			<${V} label=${o("page.create.stand")} value=${e.stand} onchange=${n("stand")}
				options=${[s,...ae("page.level",...Tn.value.map(r=>r.name))]} />
		</div>
	</details>`}var g$=400;function y$({plan:e,rules:t}){let n={variant:e.variant,rules:b$(e,t)},s=H.value,{value:a=""}=R(async r=>(await new Promise(l=>setTimeout(l,g$)),!n.rules||r.aborted?"":ht(n,s).then(({players:l=""})=>l,()=>"")),JSON.stringify(n),s);return i`<p class=${a?"soft":"unseen"} role="status">${a}</p>`}function b$(e,t){try{return In(e.house,t)}catch{return}}function w$({onclose:e}){let t=gt(),[n,s]=w({...u$,variant:t?.id??"",pace:A.pace.value}),[a,r]=w(""),{busy:l,once:c}=te(y=>r(E(y))),u=an(),p=M(null);x(()=>{a&&p.current?.scrollIntoView({block:"nearest"})},[a]);let d=z(n.variant),$=ve.value.find(y=>y.id===n.variant)??t,f=y=>(s(b=>({...b,...y})),r(""));if(!$)return null;let m=y=>f({variant:y,house:{...n.house,changed:{}}}),h=y=>{y.preventDefault(),c(async()=>{r(""),!(Kl(n,$)&&!await u.keep())&&await Ci($$(n,d),["",...Qs(n,$)])})},g=i`<button type="submit" form="create" class="button chief" aria-busy=${l}>
		${o("page.home.create")}
	</button>`;return i`<${K} broad title=${o("page.create.title")} onclose=${e} actions=${g}>
		<form id="create" class="create stack" onsubmit=${h}>
			<${Zs} value=${$.id} groups=${Fe()} onchange=${m} />
			<${f$} plan=${n} set=${f} variant=${$} name=${u} />
			${dt.value?null:i`<${q} label=${o("page.create.public")} value=${n.public} onchange=${J(f)("public")}
					options=${ae("page.create.public","no","yes")} />`}
			<${h$} plan=${n} set=${f} />
			<${m$} plan=${n} set=${f} />
			<${Ys} own=${n.house} set=${J(f)("house")} rules=${d} />
			<${y$} plan=${n} rules=${d} />
			<p ref=${p} class=${a?"trouble":""} role="alert">${a}</p>
		</form>
	<//>`}var It=e=>new Date(e*864e5).toISOString().slice(0,10),Xs=e=>Math.round(Date.parse(e)/864e5),Jl=e=>/^\d{4}-\d\d-\d\d$/.test(e)&&!Number.isNaN(Date.parse(e));function v$(e){let t=new Date(e);return It(Date.UTC(t.getFullYear(),t.getMonth(),t.getDate())/864e5)}var Ul=e=>Date.parse(e)+1.5*864e5,zt=()=>v$(Date.now());function Vl(e,t){let n=Xs(t);e.has(It(n))||n--;let s=0;for(;e.has(It(n-s));)s++;return s}var So=e=>Uint8Array.from(e.match(/../g)??[],t=>parseInt(t,16)),Gl=(e,t)=>Uint8Array.from({length:t},(n,s)=>Number(e>>BigInt(8*(t-1-s))&255n));async function k$(e,t){for(let n=0;n<t;n++)e=await Sn("n99-chain-1",e);return e}var x$=(e,t)=>Sn("n99-mix-1",e,...t.flatMap(n=>[Uint8Array.of(n.length),n])),S$=async e=>/^[0-9a-fA-F]{64}$/.test(e)?So(e):Sn("n99-seed-1",e);async function*O$(e,t){for(let n=0n;;n++){let s=new DataView((await Sn("n99-deal-1",e,Gl(t,8),Gl(n,4))).buffer);for(let a=0;a<32;a+=8)yield s.getBigUint64(a)}}async function M$(e,t,n){let s=[...e],a=O$(t,n),r=(1n<<64n)-1n;for(let l=0;s.length-l>=2;){let c=[],u=1n;for(let $=BigInt(s.length-l);$>1n&&u*$<=1n<<56n;$--)c.push($),u*=$;let p,d;do{d=(await a.next()).value,p=[];for(let $ of c)p.push(Number(d*$>>64n)),d=d*$&r}while(d<(1n<<64n)%u);for(let $ of p){let[f,m]=[s[l],s[l+$]];s[l]=m,s[l+$]=f,l++}}return s}var Zl=["2","3","4","5","6","7","8","9","10","11","12","J","Q","K","A"];async function A$(e,t,n,s=0){let a=e.ranks.split(" ").sort((m,h)=>Zl.indexOf(m)-Zl.indexOf(h)),r=["C","D","H","S"].flatMap(m=>a.map(h=>h+m));e.joker&&r.push("joker");let l=await M$(r,t,n),c=l.length===e.seats*e.hand?(s+1)*e.hand:l.length,u=e.trump.by==="turnup"?l[c-1]:void 0,p=Array.from({length:e.seats},(m,h)=>l.slice(h*e.hand,(h+1)*e.hand)),d=p.findIndex(m=>m.includes("joker")),$=e.dummy?(p[e.seats-1]??[]).slice(0,e.aside):[],f=m=>m.map(h=>h==="joker"?u??h:h).sort();return{hands:p.map(f),aside:f($),turnup:u,joker:d<0?void 0:d}}function T$(e,t){let n=a=>String(a??"").split(" ").filter(Boolean).sort().join(" "),s=(e.aside??[]).filter(a=>a!=="").pop();return t.hands.every((a,r)=>a.join(" ")===n(e.hands?.[r]))&&t.aside.join(" ")===n(s)&&t.turnup===e.turnup&&t.joker===e.joker}async function j$(e,t){if(e.length!==t.length)return!1;for(let[n,s]of e.entries())if(s.length&&await Dr(s)!==t[n])return!1;return!0}async function Yl(e,t,n){let s=e.split(`
`).filter(g=>g.trim()).map(g=>JSON.parse(g)),a=s[0]??{},r=s.findIndex((g,y)=>y>0&&"ninetynine"in g),l=r<0?s:s.slice(0,r),c=l.filter(g=>"deal"in g);if(!a.commit)return N$(a,c,t);let u=a.commits??[],p=(c[0]?.entropy??[]).map(So),d=await j$(p,u),$=l.some(g=>"end"in g),f=[],m=a.commit,h=0;for(let[g,y]of c.entries()){if(h++,!y.secret){f.push({deal:y.deal,outcome:$||g<c.length-1?"hidden":"playing"});continue}let b=So(y.secret);if(h>4096||Ha(await k$(b,h))!==m){f.push({deal:y.deal,outcome:"wrong",why:"secret"});continue}m=y.secret,h=0,d?f.push(await Ql(y,t,await x$(b,p),0n)):f.push({deal:y.deal,outcome:"wrong",why:"entropy"})}return{by:"commit",deals:f,commit:a.commit,commits:u,brought:a.brought===!0,entropy:u.map((g,y)=>p[y]?.length?"given":g?"withheld":"none"),own:n?p.some(g=>Ha(g)===n):void 0}}async function Ql(e,t,n,s){return T$(e,await A$(t,n,s,e.dealer))?{deal:e.deal,outcome:"proved"}:{deal:e.deal,outcome:"wrong",why:"cards"}}async function N$(e,t,n){let s=[],a=e.seed?await S$(e.seed):void 0,r=(t[0]?.number??0)-(t[0]?.deal??0);for(let c of t)!a||c.number===void 0?s.push({deal:c.deal,outcome:"bare"}):c.number!==r+c.deal?s.push({deal:c.deal,outcome:"wrong",why:"number"}):s.push(await Ql(c,n,a,BigInt(c.number)));return{by:a?"seed":"none",deals:s,...{entropy:[],commit:"",commits:[],brought:!1,own:void 0}}}function Ft(e,t){let n=a=>a&&typeof a=="object"&&!Array.isArray(a);if(!n(t)||!n(e))return t??e;let s={...e};for(let[a,r]of Object.entries(t))s[a]=Ft(e[a],r);return s}async function B$(e,t){let n=JSON.parse(e.slice(0,e.indexOf(`
`))),s=Ft(await di(n.variant),n.rules);return{names:n.seats,verdict:await Yl(e,s,t)}}function zn({table:e,match:t=1,record:n}){let{value:s,wrong:a}=R(async()=>{if(!globalThis.crypto?.subtle)throw new fe(o("page.fair.insecure"));let r=n??await si({table:e??"",match:t}).catch(u=>{throw u instanceof P&&u.reason==="not-now"?new fe(o("page.fair.later")):u}),{commits:l=[]}=JSON.parse(r.split(`
`,1)[0]??"{}"),c=u=>e===void 0?void 0:js(e,u);return B$(r,l.map(c).find(Boolean))},e,t,n);return a?i`<p role="status">${a}</p>`:s?i`<${D$} names=${s.names} verdict=${s.verdict} />`:i`<p class="soft" role="status">${o("page.fair.looking")}</p>`}function E$(e){return e.deals.some(t=>t.outcome==="wrong")?"wrong":e.by!=="commit"?e.by:e.deals.some(t=>t.outcome==="hidden")?"hidden":e.brought?"brought":e.entropy.includes("withheld")?"withheld":e.entropy.includes("given")?"proved":"alone"}function D$({names:e,verdict:t}){let n=E$(t),s=p=>L(e.filter((d,$)=>t.entropy[$]===p)),a=t.deals.filter(p=>p.outcome==="proved").length,r=t.deals.find(p=>p.outcome==="wrong"||p.outcome==="hidden"),l={n:a,names:s(n==="withheld"?"withheld":"given"),deal:(r?.deal??0)+1},u=t.by==="commit"&&!t.brought&&t.own!==void 0&&(t.own?"page.fair.own":"page.fair.own.not");return i`<section class="fair" data-outcome=${n}>
		<p class="fair-verdict" role="status">${o(`page.fair.${n}.short`)}</p>
		<p>${o(`page.fair.${n}`,l)}${u&&` ${o(u)}`}</p>
		${new Set(t.deals.map(p=>p.outcome)).size>1?i`<table class="book">
					<thead><tr><th scope="col">${o("page.scores.deal")}</th><th scope="col">${o("page.fair.found")}</th></tr></thead>
					<tbody>${t.deals.map(p=>i`<tr key=${p.deal}><th scope="row">${p.deal+1}</th>
							<td class=${p.outcome==="wrong"?"failed":""}>${C$(p,n)}</td></tr>`)}</tbody>
				</table>`:null}
		${t.commit?i`<details><summary>${o("page.fair.commitments")}</summary>
				<p class="small">${o("page.fair.commitments.what")}</p>
				<dl class="commitments"><dt>${o("page.fair.server")}</dt><dd>${t.commit}</dd>
					${t.commits.map((p,d)=>p?i`<dt>${e[d]}</dt><dd>${p}</dd>`:null)}</dl></details>`:null}
	</section>`}function C$(e,t){return e.outcome==="wrong"?o(`page.fair.why.${e.why}`):o(e.outcome==="proved"&&t!=="proved"?"page.fair.deal.follows":`page.fair.deal.${e.outcome}`)}function L$(e){x(()=>{wn&&xs("here").catch(()=>{})},[]);let t=I.value,n=wn&&Ua.value==="there"?jt("here"):null;return i`<main id="main" tabindex="-1" class="records">
		<h1>${o("page.nav.records")}</h1>
		${t?i`<${Xl} key=${t.id} id=${t.id} at=${Ua.value} />`:n?null:i`<${ec} />`}
		${n?i`<h1>${o("page.here")}</h1><${Xl} key=${n.id} id=${n.id} at="here" />`:null}
		<${_$} />
	</main>`}var ec=()=>i`<section class="stack">
	<p class="lead">${o("page.records.none")}</p>
	<p><a class="button chief" href="/">${o("page.records.play")}</a></p>
</section>`,ye=e=>pe(`variant.${e}`)?o(`variant.${e}`):e;function Ht(e,t){return e.seats.map((n,s)=>{if(s>=t)return o("dummy");let a=e.bots?.[s];return a&&a===n&&pe(`page.level.${a}`)?o(`page.level.${a}`):n})}var ea=e=>e.seats.indexOf(I.value?.name);function hn(e,t){let n=ea(e),s=(e.bots??[]).indexOf(""),a=n>=0?n:s;return a>=0&&a<t?a:0}function Xl({id:e,at:t}){let n=()=>Promise.all([Gr({player:e},{where:t}),$i("mine",1,t)]),{value:s,wrong:a}=R(n,e);if(a)return i`<p class="trouble">${a}</p>`;if(!s)return null;let[{tallies:r},{all:l}]=s;return i`<${Ii} found=${l} told=${!0} />
		${r.length?i`<${P$} tallies=${r} /><${R$} id=${e} at=${t} />`:i`<${ec} />`}`}function P$({tallies:e}){let t=e.some(n=>n.assisted>0);return i`<section>
		<h2>${o("page.records.tallies")}</h2>
		<${ne}><table class="book">
			<thead><tr>
				<th scope="col">${o("page.records.variant")}</th><th scope="col">${o("page.records.matches")}</th>
				<th scope="col">${o("page.records.won")}</th><th scope="col" class="spare">${o("page.records.deals")}</th>
				<th scope="col">${o("page.records.made")}</th><th scope="col">${o("page.records.points")}</th>
				${t?i`<th scope="col">${o("page.records.assisted")}</th>`:null}
			</tr></thead>
			<tbody>${e.map(n=>i`<tr key=${n.variant}><th scope="row"><a href=${`/rules/${n.variant}`}>${ye(n.variant)}</a></th>
					<td>${Fn(n,n.matches)}</td><td>${Fn(n,n.won)}</td><td class="spare">${Fn(n,n.deals)}</td>
					<td>${n.deals?le(n.made/n.deals):Fn(n,0)}</td>
					<td>${n.deals?v(n.points/n.deals,1):Fn(n,0)}</td>
					${t?i`<td>${tc(n.assisted)}</td>`:null}
				</tr>`)}</tbody>
		</table><//>
		${t?i`<p class="small soft">${o("page.records.assisted.what")}</p>`:null}
		<p class="row"><a class="button plain" href="/statistics">${o("page.records.statistics")}</a></p>
	</section>`}var Fn=(e,t)=>e.matches?tc(t):"",tc=e=>e?v(e):"–";function R$({id:e,at:t}){let[n,s]=w([]),[a,r]=w(""),[l,c]=w(null),{once:u}=te(),p=()=>u(async()=>{let d=await Zr({player:e,before:a??""},{where:t});s($=>[...$,...d.matches.filter(f=>!ln(f.table??""))]),r(d.before)});return x(()=>{p()},[]),i`<section>
		<h2>${o("page.records.all")}</h2>
		<ol class="matches">${n.map(d=>{let $=`${d.table} ${d.match} ${d.ended}`;return i`<${q$} key=${$} match=${d} id=${e} onfair=${()=>c(d)} />`})}</ol>
		${a?i`<p><${S} onclick=${p} say=${o("page.records.more")} /></p>`:null}
		${l?i`<${K} title=${o("page.fair")} onclose=${()=>c(null)}>
					<${zn} table=${l.table} match=${l.match} />
				<//>`:null}
	</section>`}function q$({match:e,id:t,onfair:n}){let s=e.chairs.find(u=>u.player===t),a=e.cut?"cut":s?.won?e.chairs.filter(u=>u.won).length>1?"shared":"won":"lost",r=e.chairs.filter(u=>u!==s).map(mt),l=hi(e.table??"",e.match),c=[s?.hints?o("page.records.hints",{n:s.hints}):"",s?.undone?o("page.records.undone",{n:s.undone}):"",s?.away?o("page.records.away"):"",s?.brought?o("page.records.brought"):"",e.house?o("page.home.house"):""].filter(Boolean);return i`<li data-result=${a}>
		<p class="what"><b>${ye(e.variant)}</b> ${o("page.records.with",{names:L(r)})}
			<span class="soft small">${Oe(e.ended)}${c.length>0?` · ${c.join(", ")}`:""}</span></p>
		<p class="result"><span class=${`outcome-${a}`}>${o(`page.records.result.${a}`)}</span>
			<span class="score">${e.chairs.map((u,p)=>{let d=u===s?"self":"",$=p>0?" : ":"";return i`${$}<span key=${u.seat} class=${d} title=${mt(u)}>${v(u.points)}</span>`})}</span>
			<span class="soft small">${o("page.records.length",{n:e.deals})}</span></p>
		${e.table?i`<p class="doings">
				${e.deals>0?i`<a href=${`/replay/${e.table}/${e.match}/0`}>${o("page.records.replay")}</a>`:null}
				<a href=${l} download=${`${e.table}-${e.match}.99.jsonl`}>${o("page.records.export")}</a>
				<button type="button" class="link" onclick=${n}>${o("page.fair.short")}</button>
				<a href=${`/t/${e.table}`}>${o("page.records.table")}</a></p>`:null}
	</li>`}function W$(e){return e instanceof P&&e.status===400?o("page.import.refused",{text:e.message.replace(/^the record( is refused)?: /,"")}):E(e)}function _$(){let[e,t]=w(""),[n,s]=w(!1),a=R(un).value?.name,r=async p=>{t("");try{if(p.size>1<<20)throw new fe(o("page.import.large"));await nn({match:1,deal:0},{body:p}),await Fi({name:p.name,bytes:p}),U("/replay/mine/1/0")}catch(d){t(W$(d))}};return i`<section class=${`import ${n?"over-it":""}`} ondragover=${p=>{p.preventDefault(),s(!0)}} ondragleave=${()=>s(!1)} ondrop=${p=>{p.preventDefault(),s(!1);let d=p.dataTransfer?.files[0];d&&r(d)}}>
		<h2>${o("page.import")}</h2>
		<p>${o("page.import.what")}</p>
		<p class="row">
			<${tn} say=${o("page.import.choose")} accept=".jsonl,.gz,.zst,.99" ontake=${r} />
			${a?i`<a href="/replay/mine/1/0">${o("page.import.again",{name:a})}</a>`:null}
		</p>
		${e?i`<p class="trouble" role="alert">${e}</p>`:null}
	</section>`}var Hn=(e,t={dateStyle:"long"})=>Oe(Date.parse(e),{timeZone:"UTC",...t});function I$({rest:[e]}){let t=e!==void 0&&Jl(e)?e:zt();return i`<${z$} key=${t} day=${t} />`}function z$({day:e}){let{value:t,wrong:n}=R(async()=>{let[a]=await Promise.all([Qr({day:e}),Te()]).catch(r=>{throw $t(r)?new fe(o("page.daily.none")):r});return a},e,I.value?.id,On.value),s=t?.seal?"own":On.value?"out":"open";return i`<main id="main" tabindex="-1" class="daily">
		<header>
			<h1>${o("page.nav.daily")}</h1>
			<p class="soft">${Hn(e,{dateStyle:"full"})}</p>
			<p class="lead">${o("page.daily.about")}</p>
			${t?i`<p class="soft">${o("page.daily.proof",{cards:s})}</p>`:null}
		</header>
		${n?i`<p class="trouble" role="status">${n}</p>`:null}
		<div class="daily-deals">
			${t?.deals.map(a=>i`<${F$} key=${a.variant} day=${e} deal=${a} />`)}
		</div>
		${t?i`<${U$} deals=${t} day=${e} />`:null}
	</main>`}function F$({day:e,deal:t}){let{busy:n,once:s}=te(),a=()=>s(()=>Ri(e,t.variant)),r=ve.value.find(c=>c.id===t.variant)?.chairs,l=[r&&o("page.players",{n:r}),t.trump&&(t.trump==="none"?o("trump.none"):D(t.trump)),`${o("page.home.level")} ${o(`page.level.${t.bots}`)}`];return i`<section class="daily-deal">
		<h2>${ye(t.variant)}</h2>
		<p class="soft">${l.filter(Boolean).join(" · ")}</p>
		${t.own?i`<${K$} day=${e} deal=${t} own=${t.own} />`:null}
		${t.lost?i`<p>${o("page.daily.lost")}</p>
				<p><a class="button plain" href=${`/replay/${t.table}/1/0`}>${o("page.daily.replay")}</a></p>`:null}
		${t.own||t.lost?null:i`<p><${S} chief aria-busy=${n} onclick=${a}
				say=${o(t.table?"page.daily.on-with":"page.daily.play")} /></p>
				<p class="soft">${o("page.daily.players",{n:t.players})}</p>`}
	</section>`}var sc=(e,t)=>o("page.daily.own",{you:t,points:v(e.points),n:e.points,made:e.made?"yes":"no"}),H$=e=>e===ve.value[0]?.id?"none":ye(e),ac=e=>e.late?o("page.daily.late"):e.players>1?o("page.daily.place",{place:e.place??1,n:e.players}):o("page.daily.alone"),oc=({of:e})=>i`<ol class="daily-best">
	${e.map((t,n)=>i`<li key=${n} class=${t.table?"own":""}>
		<span>${v(t.place??0)}.</span> <span>${t.name}</span>
		<span>${t.made?"✓":"✕"}</span> <span>${v(t.points)}</span>
	</li>`)}
</ol>`;function K$({day:e,deal:t,own:n}){let{told:s}=Dt(n.table??"",1,0),a=`/${n.table}/1/0`;return i`<p class="daily-points"><b>${v(n.points)}</b> ${n.made?"✓":"✕"}</p>
		<ul class="daily-done">
			<li>${sc(n,"yes")}</li>
			${t.expert?i`<li>${sc(t.expert,"expert")}</li>`:null}
			<li>${ac(t)}</li>
		</ul>
		<p class="turns">
			<a class="button" href=${`/report${a}?seat=0`}>${o("page.daily.report")}</a>
			<a class="button plain" href=${`/replay${a}`}>${o("page.daily.replay")}</a>
		</p>
		${t.best&&t.best.length>1?i`<h3>${o("page.daily.best")}</h3>
				<${oc} of=${t.best} />
				${t.near?i`<p class="daily-gap" aria-hidden="true">⋯</p><${oc} of=${t.near} />`:null}`:null}
		<${J$} text=${[o("page.daily.first",{day:Hn(e,{dateStyle:"medium"}),variant:H$(t.variant)}),Ki(s,0),[o("page.daily.last",{points:v(n.points),n:n.points,made:n.made?"yes":"no"}),...t.players>1&&!t.late?[ac(t)]:[]].join(" · ")].filter(Boolean).join(`
`)} />`}function J$({text:e}){let[t,n]=w(!1),s=async()=>await pt(e)?n(!0):j(o("page.link.by-hand"));return i`<h3>${o("page.daily.share")}</h3>
		<pre class="daily-share" tabindex="0">${e}</pre>
		<p class="small soft">${o("page.daily.squares")}</p>
		<p><${S} onclick=${s} say=${o(t?"page.daily.copied":"page.daily.copy")} /></p>`}function U$({deals:e,day:t}){let[n,s]=w(t.slice(0,7)),a=new Map,r=new Set;for(let g of e.played)a.set(g.day,(a.get(g.day)??0)+1),(g.at??0)<Ul(g.day)&&r.add(g.day);let l=zt(),c=new Date(`${n}-01T00:00Z`),u=Math.round(c.getTime()/864e5),p=new Date(Date.UTC(c.getUTCFullYear(),c.getUTCMonth()+1,0)).getUTCDate(),d=(c.getUTCDay()+6)%7,$=g=>It(Date.UTC(c.getUTCFullYear(),c.getUTCMonth()+g)/864e5).slice(0,7),f=4,m=Array.from({length:7},(g,y)=>Hn(It(f+y),{weekday:"short"})),h=(g,y,b,k)=>i`<button type="button" class="button plain" aria-label=${o(b)}
		disabled=${k} onclick=${()=>s($(g))}>${y}</button>`;return i`<section class="daily-calendar">
		<h2>${o("page.daily.calendar")}</h2>
		<p>${o("page.daily.run",{n:Vl(r,l)})}</p>
		<div class="daily-month">
			${h(-1,"‹","page.daily.back",n<=e.first.slice(0,7))}
			<b aria-live="polite">${Hn(`${n}-01`,{month:"long",year:"numeric"})}</b>
			${h(1,"›","page.daily.on",n>=l.slice(0,7))}
		</div>
		<div class="daily-days" lang=${H.value}>
			${m.map(g=>i`<span key=${g} class="soft" aria-hidden="true">${g}</span>`)}
			${Array.from({length:p},(g,y)=>{let b=It(u+y),k=a.get(b)??0,O=y===0?{gridColumnStart:d+1}:{};return b<e.first||b>l?i`<span key=${b} class="soft" style=${O}>${y+1}</span>`:i`<a key=${b} style=${O} href=${`/daily/${b}`} data-played=${k}
					aria-current=${b===t?"date":void 0}
					aria-label=${o("page.daily.mark",{day:Hn(b),n:k})}>${y+1}</a>`})}
		</div>
	</section>`}function Xe({view:e,names:t,last:n=!1,from:s=0}){let a=Yt(e);if(a===0)return i`<p class="soft">${o("last.none")}</p>`;let r=n?[a-1]:Array.from({length:a},(c,u)=>u).slice(s),l=Array.from({length:Ae(e)},(c,u)=>u);return i`<${ne}><table class="book tricks">
		<thead><tr><th scope="col"><span class="unseen">${o("page.trick")}</span></th>
			${l.map(c=>i`<th key=${c} scope="col">${t[c]}</th>`)}</tr></thead>
		<tbody>${r.map(c=>{let u=Ia(e,c),p=za(e,c);return i`<tr key=${c}><td>${c+1}</td>
				${l.map(d=>{let $=u.find(f=>f.seat===d)?.card;return i`<td key=${d} class=${d===p?"won":""}>
						${$?i`<${Z} card=${$} size="mini" />`:null}
						<i class=${d===e.leads?.[c]?"led-dot":""} aria-hidden="true"></i>
						${d===e.leads?.[c]?i`<span class="unseen">${o("page.led")}</span>`:null}
						${d===p?i`<span class="unseen">${o("page.wins")}</span>`:null}
					</td>`})}</tr>`})}</tbody>
	</table><//>
	<p class="small soft legend" aria-hidden="true">
		<span><i class="led-dot"></i> ${o("page.led")}</span><span><i class="won-frame"></i> ${o("page.wins")}</span>
	</p>`}function rc({view:e,names:t,lies:n}){let s=Yt(e)-(n?2:1);if(s<0||e.phase!=="play")return null;let a=za(e,s);return i`<figure class="last-trick">
		<figcaption class="small">${o("page.lasttrick")}</figcaption>
		<ol>${Ia(e,s).map(({seat:r,card:l})=>i`<li key=${r} data-card=${l}
			class=${r===a?"best":""}>
			<span class="unseen">${t[r]}: </span><${Z} card=${l} size="mini" />
		</li>`)}</ol>
	</figure>`}function ic(e,t,n,s){let a=d=>d.act.startsWith("play "),r=d=>`${d.seat} ${d.act}`,l=d=>d.filter($=>!a($)).map(r).sort().join();if(l(e)!==l(t))return{trick:-1,steps:[s,s]};let[c,u]=[e.filter(a),t.filter(a)],p=c.findIndex((d,$)=>!u[$]||r(d)!==r(u[$]));return p<0?null:{trick:Math.floor(p/n),steps:[e.length-c.length+p,t.length-u.length+p]}}var lc=(e,t)=>t===void 0?Lt(e):o("page.report.bid",{bid:v(t),cards:Lt(e)}),Oo=e=>e.trick?o("page.report.trick",{n:e.trick}):o(`page.report.at.${e.phase}`),Kn=(e,t)=>n=>`/replay/${e}/${t}/${n.deal}?step=${n.step}&seat=${n.seat}&hint`;function Jn({of:e,names:t,place:n,one:s,named:a=!1}){return i`<ol class="moments">${e.map(r=>{let l=Oo(r),c=s?l:o("page.report.where",{deal:r.deal+1,when:l}),u=o("page.report.instead",{act:lc(r.act,r.bid),better:lc(r.better,r.betterBid)}),p=Pt(r.why).join(" "),d=ol(r);return i`<li key=${`${r.deal} ${r.step}`}><a href=${n(r)}>
			<span class="moment-where">${a?`${t[r.seat]} · `:""}${c}</span>
			<span class="moment-said">${W(u)}</span>
			<span class="moment-lost score" aria-label=${o("page.report.points",{n:v(r.lost/ke,1)})}>
				−${v(r.lost/ke,1)}
			</span>
			${p?i`<span class="moment-why">${W(p)}</span>`:null}
			${d?i`<span class="moment-why small soft">${d}</span>`:null}
		</a></li>`})}</ol>`}function Un({at:e,names:t,label:n,foot:s,me:a=-1,ends:r=[],from:l=[]}){let[c,u,p]=[470,210,104],d=[...l,...e.flat()],[$,f]=[Math.min(0,...d),Math.max(1,...d)],m=y=>34+y*(c-p-34)/Math.max(1,e.length),h=y=>u-22-(y-$)*(u-34)/(f-$),g=G$((e[e.length-1]??[]).map(h),20);return i`<figure class="course"><svg viewBox=${`0 0 ${c} ${u}`} role="img" aria-label=${n}>
		<${cc} low=${$} high=${f} y=${h} to=${c-p} />
		${r.map(y=>i`<line key=${y} class="end" x1=${m(y)} x2=${m(y)} y1="6" y2=${u-22} />`)}
		${t.slice(0,e[0]?.length??0).map((y,b)=>i`<g key=${b} class=${b===a?"self":""} data-line=${b}>
				<polyline points=${[`${m(0)},${h(l[b]??0)}`,...e.map((k,O)=>`${m(O+1)},${h(k[b]??0)}`)].join(" ")} />
				<text x=${c-p+8} y=${(g[b]??0)+5}>${y.length>11?`${y.slice(0,10)}…`:y}</text>
			</g>`)}
		<text class="axis" x=${m(e.length)} y=${u-4} text-anchor="end">${s}</text>
	</svg></figure>`}function cc({low:e,high:t,y:n,to:s,said:a=v}){let r=V$(t-e),l=Math.ceil(e/r);return Array.from({length:Math.floor(t/r)-l+1},(u,p)=>(l+p)*r).map(u=>i`<g key=${u}>
			<line class=${u===0?"base":"grid"} x1="34" x2=${s} y1=${n(u)} y2=${n(u)} />
			<text x="28" y=${n(u)+5} text-anchor="end">${a(u)}</text>
		</g>`)}function uc({of:e,last:t,label:n,foot:s,all:a,most:r,said:l=v}){let[c,u,p]=[470,230,34],d=r??Math.max(1,...e.map(b=>b.mean),Math.min(...e.map(b=>b.high)),a*2),$=Math.min(0,...e.map(b=>b.mean)),f=b=>Math.min(d,Math.max($,b)),m=b=>p+b*(c-p-6)/Math.max(1,t),h=b=>u-24-(f(b)-$)*(u-36)/(d-$),g=b=>m((b.from-1+b.to)/2),y=b=>e.map(k=>`${g(k)},${h(k[b])}`);return i`<figure class="course band"><svg viewBox=${`0 0 ${c} ${u}`} role="img" aria-label=${n}>
		<polygon class="interval" points=${[...y("high"),...y("low").reverse()].join(" ")} />
		<${cc} low=${$} high=${d} y=${h} to=${c-6} said=${l} />
		<line class="all" x1=${p} x2=${c-6} y1=${h(a)} y2=${h(a)} />
		<g class="self"><polyline points=${e.map(b=>`${g(b)},${h(b.mean)}`).join(" ")} />
			${e.map(b=>i`<circle key=${b.from} cx=${g(b)} cy=${h(b.mean)} r="3.5" />`)}</g>
		<text class="axis" x=${c-6} y=${u-4} text-anchor="end">${s}</text>
	</svg></figure>`}function V$(e){let t=e/4,n=10**Math.floor(Math.log10(t));return([1,2,5,10].find(s=>s*n>=t)??10)*n}function G$(e,t){let n=e.map((r,l)=>l).sort((r,l)=>(e[r]??0)-(e[l]??0)),s=[...e];n.forEach((r,l)=>{let c=n[l-1];c!==void 0&&(s[r]=Math.max(s[r]??0,(s[c]??0)+t))});let a=Math.max(0,Math.max(...s)-202);return s.map(r=>r-a)}var Mo=(e,t="")=>R(async()=>(await re(()=>Xr({table:e})))?.scores??[],e,t).value;function pc({table:e,names:t,about:n="",view:s,me:a}){let r=Mo(e,s?`${s.deal} ${s.phase==="over"}`:"");return r?i`${n?i`<p class="soft">${n}</p>`:null}
		<${Ao} scores=${r} names=${t} me=${a??s?.seat} end=${s?.end} />`:null}function ta(e,t,n){if(t)return o("page.scores.deals",{n:t});if(!e)return" ";let{game:s,rubber:a}=e,r=s.target?o("page.scores.to",{n:s.target}):o("page.scores.deals",{n:s.deals});return n?n>1?`${r} · ${o("page.scores.rubber.games",{n})}`:r:a.wins?`${r} · ${o("page.scores.rubber.first",{n:a.wins})}`:a.games?`${r} · ${o("page.scores.rubber.games",{n:a.games})}`:r}function na(e){let t=[];for(let n of e)(t[n.game]??=[]).push(n);return t.filter(n=>n)}var Z$=4;function Ao({scores:e,names:t,me:n=-1,end:s,onpick:a}){if(e.length===0)return i`<${Y$} names=${t} />`;let r=na(e),l=e[0]?.points.length??0,c=t.map((d,$)=>$).slice(0,l),u=e.some(d=>d.made.some(Boolean)),p=["declare","reveal"].filter(d=>e.some($=>$.premium.some(f=>f.startsWith(d))));return i`<div class="score-sheet" data-hands=${l}>
		<${ne}><table class="book running-score">
			<thead><tr>
				<th scope="col" rowspan="2"><span class="unseen">${o("page.scores.deal")}</span></th>
				<th scope="col" rowspan="2" class="trump-column"><span>${o("col.trump")}</span></th>
				<th scope="col" rowspan="2" class="dealer-column">${o("page.scores.dealer")}</th>
				${c.map(d=>i`<th key=${d} scope="colgroup" colspan="2" class="hand-column">${t[d]}</th>`)}
			</tr><tr class="kinds">
				${c.map(d=>i`<${Sr} key=${d}>
						<th scope="col" class="gained">${o("page.scores.gained")}</th>
						<th scope="col" class="stands">${o("page.scores.stands")}</th>
					<//>`)}
			</tr></thead>
			${r.map((d,$)=>i`<${X$} key=${$} game=${d} alone=${r.length===1} names=${t} seats=${c}
					onpick=${a} />`)}
			${r.length>1||s?.rubber?i`<${tf} games=${r} seats=${c} end=${s} />`:null}
		</table><//>
		${u||p.length?i`<p class="small soft legend">
					${u?i`<span><span class="dot" aria-hidden="true"></span> ${o("page.scores.made")}</span>`:null}
					${p.map(d=>i`<span key=${d} class="of-gained">
							<sup>${o(`offer.letter.${d}`)}</sup> ${o(`offer.${d}`)}
						</span>`)}
				</p>`:null}
		${e.length>=Z$?i`<${jo} games=${r} names=${t} me=${n} />`:null}
	</div>`}function Y$({names:e}){return i`<${ne}><table class="book running-score unwritten">
			<thead><tr>${e.map((t,n)=>i`<th key=${n} scope="col" class="hand-column">${t}</th>`)}</tr></thead>
			<tbody><tr>${e.map((t,n)=>i`<td key=${n}>${v(0)}</td>`)}</tr></tbody>
		</table><//>
		<p class="soft">${o("page.scores.none")}</p>`}var Q$=({n:e})=>i`<button type="button" class="link" aria-label=${o("page.scores.look",{n:e})}>${e}</button>`;function X$({game:e,alone:t,names:n,seats:s,onpick:a}){let r=e[e.length-1],l=r?.closed;return i`<tbody>
		${t?null:i`<${dc} n=${s.length} text=${o("page.scores.game",{n:(r?.game??0)+1})} />`}
		${e.map(c=>i`<tr key=${c.deal} class=${a?"pickable":""} onclick=${a&&(()=>a(c.deal))}>
				<th scope="row">${a?i`<${Q$} n=${c.deal+1} />`:c.deal+1}</th>
				<td class="trump-column"><${Q} trump=${c.trump} /><span class="unseen">${D(c.trump)}</span></td>
				<td class="dealer-column">${n[c.dealer]}</td>
				${s.map(u=>i`<${ef} key=${u} score=${c} seat=${u} />`)}
			</tr>`)}
		${l&&l.bonus.some(c=>c)?i`<${Vn} class="bonus" text=${i`<${Ne} of="bonus">${o("page.scores.bonus")}<//>`} seats=${s}
						of=${c=>l.bonus[c]?v(l.bonus[c]):"–"} />
					<${Vn} class="sum" text=${o("page.scores.with")} seats=${s} winners=${l.winners}
						of=${c=>v((r.totals[c]??0)+(l.bonus[c]??0))} />`:null}
	</tbody>`}var dc=({n:e,text:t})=>i`<tr class="game-head">
	<th scope="rowgroup" colspan=${2+2*e}>${t}</th><td class="dealer-column"></td>
</tr>`;function Vn({text:e,seats:t,of:n,winners:s,class:a}){let r=l=>s?i`<span class=${s.includes(l)?"won-it":""}>${n(l)}</span>`:n(l);return i`<tr class=${a}>
		<th scope="row" colspan="2">${e}</th><td class="dealer-column"></td>
		${t.map(l=>i`<td key=${l} colspan="2">${r(l)}</td>`)}
	</tr>`}function ef({score:e,seat:t}){let n=e.made[t]??!1,s=e.premium[t]??"",a=s.startsWith("reveal")?"reveal":"declare",r=i`<span class="dot" aria-hidden="true"></span><span class="unseen"> ${o("made.short")}</span>`;return i`<td class="gained">
			${v(e.points[t]??0)}
			${s?i`<sup title=${G(s)}>${o(`offer.letter.${a}`)}</sup>`:null}
		</td>
		<td class="stands">${v(e.totals[t]??0)}<span class="tick">${n?r:null}</span></td>`}function tf({games:e,seats:t,end:n}){let s=e.map(u=>u[u.length-1]).filter(u=>u!==void 0),a=u=>s.reduce((p,d)=>p+(d.totals[u]??0)+(d.closed?.bonus[u]??0),0),r=u=>s.filter(p=>p.closed?.winners.includes(u)).length,l=u=>n?.rubber?.[u]||"–",c=u=>v(n&&!n.cut?n.totals[u]??0:a(u));return i`<tfoot>
		<${dc} n=${t.length} text=${o("page.scores.together")} />
		<${Vn} text=${o("page.scores.wins")} seats=${t} of=${u=>r(u)||"–"} />
		${n?.rubber?i`<${Vn} text=${i`<${Ne} of="rubber">${o("page.scores.rubber")}<//>`} seats=${t} of=${l} />`:null}
		<${Vn} class="sum" text=${o("page.scores.all")} seats=${t} of=${c} winners=${n?.winners??[]} />
	</tfoot>`}function To(e){let t=[],n=[],s=[];for(let a of e){for(let r of a)t.push(r.totals.map((l,c)=>l+(s[c]??0)+(r.closed?.bonus[c]??0))),r.closed&&n.push(t.length);s=t[t.length-1]??s}return{at:t,ends:n}}function jo({games:e,names:t,me:n}){let{at:s,ends:a}=To(e);return i`<${Un} at=${s} names=${t} me=${n} ends=${a.slice(0,-1)} label=${o("page.scores.course")}
		foot=${o("page.scores.deals",{n:s.length})} />`}var[We,sa]=[1080,1350],[No,aa,oa,_e]=[350,1266,48,96],ue={leaf:"#fbf6ea",ink:"#24201a",rule:"#cdbf9f",accent:"#b8371a",felt:"#f1e9d6",soft:"#b9c8bd",card:"#fffaee",cardEdge:"#cfc3a8",red:"#b8261b",black:"#221e1a",shade:"rgb(0 0 0 / 0.35)"},nf=[[],[16,9],[5,8],[26,9,5,9],[30,14]],et=(e,t,n)=>`${e} ${t}px ${n==="title"?'"Alegreya", Palatino, serif':'"Alegreya Sans", sans-serif'}`;function ra(e,t,n){let s=[];for(let a of t.split(" ")){let r=s.at(-1),l=`${r} ${a}`;r!==void 0&&e.measureText(l).width<=n?s[s.length-1]=l:s.push(a)}return s}function Bo(e,t,n){if(e.measureText(t).width<=n)return t;let s=Array.from(new Intl.Segmenter().segment(t),a=>a.segment);do s.pop();while(s.length>1&&e.measureText(`${s.join("")}…`).width>n);return`${s.join("")}…`}function $c(e){let t=document.body.appendChild(document.createElement("i"));t.style.color=`var(${e})`;let{color:n}=getComputedStyle(t);return t.remove(),n}function ia(e,t,n,s=ue.ink){e.fillStyle=s,e.fillRect(_e,t,We-2*_e,n)}function hc(e,t){e.save(),e.shadowColor=ue.shade,e.shadowBlur=26,e.shadowOffsetY=9,t(),e.restore()}function fc(e,t,{x:n,y:s,turn:a}){let r=new Path2D(document.querySelector(`#pip-${t} path`)?.getAttribute("d")??"");e.save(),e.translate(n,s),e.rotate(a),e.scale(1.85,1.85),e.beginPath(),e.roundRect(-50,-70,100,140,4.5),e.fillStyle=ue.card,hc(e,()=>e.fill()),e.lineWidth=.6,e.strokeStyle=ue.cardEdge,e.stroke(),e.fillStyle=t==="H"?ue.red:ue.black;let l=(c,u,p,d=!1)=>{e.save(),e.translate(c-50,u-70),e.scale(p/100,(d?-p:p)/100),e.translate(-50,-50),e.fill(r),e.restore()};for(let[c,u]of Er[9]??[])l(c,u,20,u>70);e.textAlign="center",e.font=et("700",31,"text");for(let c=0;c<2;c++)e.fillText("9",-38.25,-43.5),l(11.75,40.5,16),e.rotate(Math.PI);e.restore()}function sf(e,{title:t,winner:n}){e.fillStyle=$c("--felt"),e.fillRect(0,0,We,sa),e.fillStyle=$c("--felt-deep"),e.fillRect(0,aa,We,sa-aa),e.fillStyle=ue.leaf,hc(e,()=>e.fillRect(oa,No,We-2*oa,aa-No+24)),fc(e,"S",{x:812,y:206,turn:-.14}),fc(e,"H",{x:930,y:214,turn:.1}),e.fillStyle=ue.soft,e.font=et("400",32,"text"),e.fillText(Bo(e,t,600),oa,92),e.fillStyle=ue.felt,af(e,n,640),e.fillStyle=ue.soft,e.font=et("400",28,"text"),e.textAlign="center",e.fillText(`Ninety-Nine · ${o("page.picture.by")}`,We/2,sa-24),e.textAlign="left"}function af(e,t,n){let s=$=>(e.font=et("500",$,"title"),ra(e,t,n)),a=$=>{let f=s($);return f.length*$<=186&&f.every(m=>e.measureText(m).width<=n)},r=[88,62].find(a)??46,l=s(r).length,c=n;for(;c>0&&ra(e,t,c-8).length===l;)c-=8;let u=ra(e,t,c).slice(0,4),p=r*1.06,d=218+r*.3-(u.length-1)*p/2;u.forEach(($,f)=>e.fillText(Bo(e,$,n),oa,d+p*f))}function mc(e,t){e.strokeStyle=t===0?ue.accent:ue.ink,e.lineWidth=t===0?7:4,e.lineJoin="round",e.setLineDash(nf[t]??[]),e.stroke(),e.setLineDash([])}function of(e,{places:t},n){ia(e,n,6,ue.accent),ia(e,n+11,2,ue.accent);let s=58;return t.forEach(({name:a,total:r},l)=>{let c=n+70+s*l;e.fillStyle=ue.ink,e.font=et(l===0?"700":"400",42,"text"),e.fillText(Bo(e,a,600),_e,c),e.textAlign="right",e.fillText(v(r),We-_e,c),e.textAlign="left",e.beginPath(),e.moveTo(We-_e-330,c-13),e.lineTo(We-_e-170,c-13),mc(e,l),ia(e,c+15,1.5,ue.rule)}),n+70+s*t.length}function rf(e,{course:{at:t},places:n},s,a){let r=t.flat(),[l,c]=[Math.min(0,...r),Math.max(1,...r)],u=d=>_e+d*(We-2*_e)/Math.max(1,t.length),p=d=>a-(d-l)*(a-s)/(c-l);ia(e,p(0),2,ue.rule),n.forEach(({seat:d},$)=>{e.beginPath(),e.moveTo(u(0),p(0)),t.forEach((f,m)=>e.lineTo(u(m+1),p(f[d]??0))),mc(e,$)})}function lf(e,{facts:t}){e.font=et("400",34,"text");let n=t.slice(0,4).flatMap(a=>ra(e,a,We-2*_e-34).map((r,l)=>({line:r,i:l}))),s=aa-28-46*(n.length-1);return n.forEach(({line:a,i:r},l)=>{let c=s+46*l;e.fillStyle=ue.accent,r===0&&e.fill(cf(_e+9,c-11,10)),e.fillStyle=ue.ink,e.fillText(a,_e+34,c)}),s-60}var cf=(e,t,n)=>new Path2D(`M${e-n} ${t}L${e} ${t-n}L${e+n} ${t}L${e} ${t+n}Z`);async function gc(e){let t=[et("500",88,"title"),et("400",34,"text"),et("700",42,"text")];await Promise.all(t.map(l=>document.fonts.load(l)));let n=document.createElement("canvas");[n.width,n.height]=[We,sa];let s=n.getContext("2d");sf(s,e);let a=of(s,e,No+44),r=lf(s,e);return r-a>120&&rf(s,e,a+40,r-6),new Promise((l,c)=>n.toBlob(u=>u?l(u):c(new Error("no picture"))))}function uf(e,t){let n=Math.max(...e);return n>=t?{seat:e.indexOf(n),n}:void 0}function pf(e,t){let[n,s]=[0,0];for(let a of e)s=Math.max(s,n=a.made[t]?n+1:0);return s}function df(e,t,n){let s=n.map(h=>h.seat).sort((h,g)=>h-g),a=(h,g)=>uf(s.map(h),g),r=h=>t[s[h]??-1]??"",l=[],c=a(h=>Math.max(...e.map(g=>g.points[h]??0)),1);if(c){let h=e.findIndex(g=>g.points[s[c.seat]??-1]===c.n)+1;l.push(o("page.best.deal",{name:r(c.seat),n:c.n,deal:h}))}let u=a(h=>pf(e,h),2);u&&l.push(o("page.best.run",{name:r(u.seat),n:u.n}));let p=a(h=>e.filter(g=>g.premium[h]&&g.made[h]).length,1);p&&l.push(o("page.best.premiums",{name:r(p.seat),n:p.n}));let d=e.filter(h=>s.every(g=>h.made[g])).length;d&&l.push(o("page.best.all",{n:d}));let[$,f]=n,m=$&&f?$.total-f.total:0;return m>0&&l.push(o("page.best.ahead",{name:$?.name??"",n:m})),l}function Eo({scores:e,end:t,names:n,title:s,winner:a}){let r=t.totals.map((l,c)=>({seat:c,total:l,name:n[c]??""}));return r.sort((l,c)=>c.total-l.total),{title:s,winner:a,places:r,facts:df(e,n,r),course:To(na(e))}}var $f=({title:e,winner:t,places:n,facts:s})=>[e,t,L(n.map(a=>`${a.name} ${v(a.total)}`)),...s].join(`
`);async function Do(e){let t=new File([await gc(e)],"ninety-nine.png",{type:"image/png"});if(navigator.canShare?.({files:[t]}))return navigator.share({files:[t],title:e.title}).catch(n=>{if(n.name!=="AbortError")throw n});ut(t,t.name)}var ff=3;function hf({table:e,match:t,names:n,seat:s}){let{told:a,wrong:r}=Dt(e,t,void 0);if(r)return null;let{judged:l=0,of:c=0,rough:u=0}=a??{},p=l<c?o("page.report.judging",{n:l,of:c}):o("page.report.rough",{n:u}),d=(a?.deals??[]).flatMap($=>$.mistakes).sort(($,f)=>f.lost-$.lost).slice(0,ff);return i`<section class="decided">
		<h3>${o("page.last.decided")}</h3>
		${!a||Re(a)?i`<p class="soft judging" style=${{"--far":c?(l-u)/c:0}}>${c?p:""}</p>`:d.length?i`<${Jn} of=${d} names=${n} place=${Kn(e,t)} one=${!1} named=${!0} />`:i`<p class="soft">${o("page.last.clean")}</p>`}
		<p><a href=${`/report/${e}/${t}${s===void 0?"":`?seat=${s}`}`}>${o("page.last.report")}</a></p>
	</section>`}function yc({table:e,match:t,at:n,view:s,names:a,variant:r,winner:l,onclose:c}){let u=Mo(e),[p,d]=w(""),{end:$,seat:f}=s,m=`${r} · ${Oe(n,{dateStyle:"long"})}`,h=u&&$&&Eo({scores:u,end:$,names:a,title:m,winner:l}),g=async k=>d(o(await pt($f(k))?"page.link.copied":"page.copy.not")),y=k=>Do(k).catch(O=>d(E(O))),b=h&&i`<p class="soft" role="status">${p}</p>
		<${S} onclick=${()=>g(h)} say=${o("page.copy")} />
		<${S} chief onclick=${()=>y(h)} say=${o("page.share")} />`;return i`<${K} title=${o("page.last")} broad onclose=${c} actions=${b}>
		${h?i`<div class="last-page">
				<p class="small soft">${m}</p>
				<p class="winner">${l}</p>
				<div class="brought">
					<table class="book final"><tbody>
						${h.places.map(k=>i`<tr key=${k.seat} class=${k.seat===f?"self":""}>
							<th scope="row">${k.name}</th><td>${v(k.total)}</td>
						</tr>`)}
					</tbody></table>
					${u.length>1?i`<${jo} games=${na(u)} names=${a} me=${f??-1} />`:null}
				</div>
				<div class="remembered">
					<ul class="bests">${h.facts.map(k=>i`<li key=${k}>${k}</li>`)}</ul>
					<${hf} table=${e} match=${t} names=${a} seat=${f} />
				</div>
			</div>`:i`<p class="soft" role="status">${o("page.opening")}</p>`}
	<//>`}var bc,la={noise:!0,at:0,hertz:1800,seconds:.06,gain:.12},mn={noise:!1,at:0,hertz:392,seconds:.28,gain:.05},mf={card:[la],turn:[mn],deal:[0,.07,.14,.21].map(e=>({...la,at:e,gain:.07})),trick:[{...la,hertz:700,seconds:.16,gain:.09}],made:[mn,{...mn,at:.16,hertz:523.25,seconds:.45}],best:[392,523.25,659.25,783.99].map((e,t)=>({...mn,at:.13*t,hertz:e,seconds:.7})),stamp:[{...la,hertz:240,seconds:.11,gain:.3}],lead:[587.33,880].map((e,t)=>({...mn,at:.75+.12*t,hertz:e,seconds:.4,gain:.03})),lost:[{...mn,hertz:246.94,seconds:.4,gain:.04}]},wc=e=>(e.played??[]).reduce((t,n)=>t+B(n).length,0);function vc(e,t){if(!e||!t)return[];let n=[];return it(e,t)?wc(t)>wc(e)&&n.push("card"):n.push("deal"),t.options&&!e.options&&n.push("turn"),n}function kc(e){let{seat:t,closed:n,points:s=[],made:a=[]}=e;if(t===void 0)return[];let r=s[t]===99||n?.winners.includes(t),l=!r&&bt(e)===t,c=r?["stamp","best"]:a[t]?["stamp","made"]:["lost"];return l?[...c,"lead"]:c}function Gn(e){if(!(!A.sound.peek()||document.hidden)){bc??=new AudioContext;for(let t of mf[e])gf(bc,t)}}function gf(e,{noise:t,at:n,hertz:s,seconds:a,gain:r}){let l=e.currentTime+n,c=new GainNode(e,{gain:0});if(c.gain.setValueAtTime(0,l),c.gain.linearRampToValueAtTime(r,l+.008),c.gain.exponentialRampToValueAtTime(1e-4,l+a),c.connect(e.destination),t){let u=new AudioBuffer({length:Math.ceil(a*e.sampleRate),sampleRate:e.sampleRate}),p=u.getChannelData(0);for(let $=0;$<p.length;$++)p[$]=Math.random()*2-1;let d=new AudioBufferSourceNode(e,{buffer:u});d.connect(new BiquadFilterNode(e,{type:"bandpass",frequency:s,Q:.8})).connect(c),d.start(l)}else{let u=new OscillatorNode(e,{type:"sine",frequency:s});u.connect(c),u.start(l),u.stop(l+a)}}function xc(e,t,n){let s=ie(e.bid??0,n);return o("outcome.own",{bid:s,won:e.won?.[t]??0,points:e.points?.[t]??0})}function Sc(e,t){let n=(e.won?.[t]??0)-(e.bid??0);return e.made?.[t]||!n?"":o("outcome.off",{n:Math.abs(n),over:n>0?"yes":"no"})}function yf(e,{bid:t,won:n,worth:s}){let a=Le(s),r=e.map(p=>a[me(p)]??0),l=r.length&&r.reduce((p,d)=>p+d,0)===t,c=0,u=(l?r:[t]).map(p=>Array.from({length:p},()=>c++<n?"won":"open"));return n>t&&u.at(-1)?.push(...new Array(n-t).fill("extra")),u}function bf({view:e,seat:t,variant:n}){let s=be(B(e.aside),ee),a=e.won?.[t]??0,l=e.bid===0&&a>0&&e.made?.[t]&&n?.score.zeroOrAll?Cn(n):e.bid??0,c=yf(s,{bid:l,won:a,worth:n?.worth??""}),u=0,p=d=>i`<span class="bid-marks">
		${d.map($=>i`<i key=${u} class=${$} style=${{"--fall":u++}}></i>`)}
	</span>`;return i`<div class="met" aria-hidden="true" style=${{"--falls":Math.max(l,a,1)}}>
		${s.map((d,$)=>i`<div key=${d} class="turning" style=${{"--turn":$}}>
			<span class="face"><${Z} card=${d} /></span><span class="back"><${Z} face="down" /></span>
			${c.length===s.length?p(c[$]??[]):null}
		</div>`)}
		${c.length===s.length?null:c.map(p)}
	</div>`}function wf({view:e,names:t,variant:n}){let{seat:s}=e;if(s===void 0||e.bid===void 0)return i`<p class="outcome">${Oc(e,t)}</p>`;let a=e.made?.[s]??!1,r=Sc(e,s);return i`<p class=${`outcome own-${a?"made":"failed"}`}>
		<b aria-hidden="true">${a?"✓":"✕"}</b> ${xc(e,s,n)}
		${r?i` <span class="off">${r}</span>`:null}
	</p>`}function Oc(e,t){let n=t.filter((s,a)=>e.made?.[a]);return o("page.over.makers",{names:L(n),n:n.length})}var ca=({view:e,names:t,won:n})=>e.end?.rubber?to(e,t):n||eo(e,t);function vf(e){let{view:t,names:n,variant:s}=e,{seat:a}=t,l=a!==void 0&&t.bid!==void 0?[xc(t,a,s),Sc(t,a)]:[Oc(t,n)],c=ca(e);return[...l,c||no(t,n,bt(t))].filter(Boolean).join(" ")}var kf=({end:e,closed:t,totals:n})=>e?.totals??n.map((s,a)=>t?(t.totals[a]??s)+(t.bonus[a]??0):s);function xf({title:e,view:t,names:n}){let s=kf(t),a=s.map((r,l)=>l).sort((r,l)=>(s[l]??0)-(s[r]??0));return i`<div class="printed">
		<${Yi} />
		<p class="outcome winner">${e}</p>
		<p class="standing">${a.map(r=>i`<span key=${r}>${n[r]} <b>${v(s[r]??0)}</b></span>`)}</p>
	</div>`}function ua(e){let{view:t,names:n,variant:s,won:a,day:r=!1,hands:l}=e,{seat:c,bid:u,aside:p}=t,d=Gi(t,l,a!==""&&!r),$=ca(e),f=c!==void 0&&u!==void 0&&p!==void 0;return i`<header class="moment" data-what=${d}>
		${$&&!r?i`<${xf} title=${$} view=${t} names=${n} />`:null}
		${f&&(!$||r)?i`<${bf} view=${t} seat=${c} variant=${s} />`:null}
		<div class="outcomes">
			${$&&r?i`<p class="outcome winner">${$}</p>`:null}
			<${wf} ...${e} />
		</div>
		${$&&!r?null:i`<${Zi} what=${d} />`}
	</header>`}var Sf=600;function Mc(e,t,n){let[s,a]=w(e&&!Vt()&&!document.hidden);return x(()=>{if(!e)return;A.spoken.peek()||j(vf(t),!0);let r=new AbortController,l=p=>{let d=p instanceof KeyboardEvent?p.key:"",$=p?.target;(d===" "||d==="Enter")&&!$?.closest("button, a, input, dialog")&&p?.preventDefault(),r.abort(),a(!1)},c=setTimeout(()=>kc(t.view).forEach(Gn),s?n-100:0),u=setTimeout(l,n+Sf+Ya);for(let p of s?["pointerdown","keydown","visibilitychange"]:[])document.addEventListener(p,l,{capture:!0,signal:r.signal});return()=>(clearTimeout(u),clearTimeout(c),r.abort())},[]),s}var Co=(e,{table:t="mine",match:n,deal:s,step:a})=>`/whatif/${e}?of=${t}&match=${n}&deal=${s}&step=${a}`;function Zn(e,{day:t,from:n}){if(n){let{table:a="mine",match:r,deal:l,step:c}=n;return{title:o("page.whatif"),lost:o("page.whatif.given.up"),played:{href:Co(e,n),text:o("page.whatif.compare")},givenUp:{href:`/replay/${a}/${r}/${l}?step=${c}`,text:o("page.replay")}}}if(!t)return;let s={href:`/daily/${t}`,text:o("page.daily.others")};return{title:o("page.nav.daily"),lost:o("page.daily.lost"),played:s,givenUp:s}}function Lo({table:e,message:t,names:n}){let s=t.table.ask,{seat:a}=t;if(t.table.paused&&a!==void 0&&!t.table.chairs[a]?.ready)return i`<p class="proposal">
			<${S} chief onclick=${()=>e.act({do:"resume"})} say=${o("page.resume")} />
		</p>`;if(a!==void 0&&t.table.chairs[a]?.away)return i`<p class="proposal">${o("page.standin")}${" "}
			<${S} chief onclick=${()=>e.act({do:"back"})} say=${o("page.back")} />
		</p>`;if(!s)return null;let l=a!==void 0&&!s.yes.includes(a),c=u=>e.act({do:"answer",on:u,seen:t.seq});return i`<div class="proposal" role=${A.spoken.value?void 0:"alert"}>
		<p>${o(`page.proposes.${s.what}`,{name:n[s.by]??"",you:s.by===a?"yes":"no"})}</p>
		${l?i`<div class="answers">
					<${S} chief onclick=${()=>c(!0)} say=${o("page.agree")} />
				<${S} onclick=${()=>c(!1)} say=${o("page.disagree")} /></div>`:null}
		${s.by===a?i`<div class="answers">
					<${S} onclick=${()=>c(!1)} say=${o("page.withdraw")} />
				</div>`:null}
	</div>`}function Of({table:e,message:t,names:n}){let[s,a]=w(!1),r=e.settled.value.settings,{variant:l="standard",rules:c}=r,u=n.map((p,d)=>d===t.seat?t.table.chairs[d]?.name??p:p);return i`<${S} aria-haspopup="dialog" onclick=${()=>a(!0)} say=${o("page.last")} />
		${s?i`<${yc} table=${e.id} match=${t.table.match} at=${t.at} view=${t.view}
					names=${u} variant=${c?.name??o(`variant.${l}`)}
					winner=${so(t.table.winners,u,-1,r)} onclose=${()=>a(!1)} />`:null}`}var Ac={made:1500,failed:950,printed:1250};function Tc({table:e,message:t,names:n,variant:s,fresh:a}){let{seat:r}=t,l=r!==void 0&&t.table.chairs[r]?.ready,{view:c}=t,u=t.table.stage==="waiting",p=e.settled.value.settings,{day:d}=p,$=Zn(e.id,p),f=u?so(t.table.winners,n,r??-1,p):"",m={view:c,names:n,variant:s,won:f,day:d!==void 0},h=ca(m),g=h?"printed":c?.made?.[r??-1]?"made":"failed",y=Mc(a,m,Ac[g]),b=y?Ac[g]:0,k=Ge("report",e.id),O=e.current.value,T={"--written":`${b}ms`};return i`<div class="over leaf sheeted" data-moves=${y?g:void 0} style=${T}
		onclick=${N=>N.stopPropagation()}>
		<${Lo} table=${e} message=${t} names=${n} />
		<${ua} ...${m} hands=${t.table.chairs.length} />
		<${Ke} view=${c} names=${n} variant=${s} written=${b} crowned=${h!==""} />
		${r!==void 0&&Ji(t)?i`<${Ui} table=${e.id} match=${t.table.match} deal=${c?.deal??0} seat=${r} />`:null}
		<div class="row">
			${k?i`<a class="button chief" href=${`/report/${e.id}/${t.table.match}?seat=${r}`}>
						${o("way.go.report")}
					</a>`:null}
			${$?i`<a class="button chief" href=${$.played.href}>${$.played.text}</a>`:r===void 0||l?i`<p class="soft">${r===void 0?"":o("page.waiting.others")}</p>`:i`<button type="button" class=${`button ${k?"":"chief"}`}
						disabled=${e.waits.value>0||!O||t.table.paused} onclick=${()=>e.ready()}>
						${o(u?"page.again":"page.next")}
					</button>`}
			${f&&c?.end&&!d&&!k?i`<${Of} table=${e} message=${t} names=${n} />`:null}
			${!k&&(u||t.table.open)?i`<a class="button plain" href=${`/replay/${e.id}/${t.table.match}/${c?.deal??0}`}>
						${o("page.replay")}
					</a>`:null}
		</div>
	</div>`}function pa({title:e,class:t="",told:n,back:s,onclose:a,children:r}){let l=M(null);return de(()=>{let c=l.current,u=document.activeElement;return c?.focus({preventScroll:!0}),()=>{c?.contains(document.activeElement)&&(s?.current??u)?.focus({preventScroll:!0})}},[]),x(()=>l.current?.scrollIntoView({block:"nearest"}),[n]),i`<section class=${`hint ${t}`} ref=${l} tabindex="-1" aria-label=${e}>
		<header>
			<h2>${e}</h2>
			<${S} plain onclick=${a} say=${o("page.close")} />
		</header>
		${r}
	</section>`}function Yn(e){let[t,...n]=(e?.act??"").split(" ");return new Set(t==="play"||t==="lay"?n:[])}var da={luck:"M12 12C7 12 3.5 9.5 5 7s3.8-.5 3.8-.5S8 3.5 10.5 3.5 12 8 12 12C12 7 14.5 3.5 17 5s.5 3.8.5 3.8S20.5 8 20.5 10.5 16 12 12 12C17 12 20.5 14.5 19 17s-3.8.5-3.8.5S16 20.5 13.5 20.5 12 16 12 12C12 17 9.5 20.5 7 19s-.5-3.8-.5-3.8S3.5 16 3.5 13.5 8 12 12 12Z",played:"M4.5 19h15M4.5 16 3.5 7.5l4.7 3.6L12 5l3.8 6.1 4.7-3.6-1 8.5Z",thankyou:"M12 20.5S3.8 15 3.8 9.2a4.1 4.1 0 0 1 8.2-.7 4.1 4.1 0 0 1 8.2.7c0 5.8-8.2 11.3-8.2 11.3Z",ohno:"M11.3 3H4.5v18h6.2l2-4.5-3-4 3-4.5ZM15.5 3h4v18h-5l2-4.5-3-4 3-4.5Z",sorry:"M6 21.5V4c4-2.2 8 2.2 12.5 0v9.5c-4.5 2.2-8.5-2.2-12.5 0"},Nc=[...Object.keys(da),"deal","unlucky","moment","thanks"],jc=2500,Po=({of:e})=>da[e]?i`<svg class="mark" viewBox="0 0 24 24" aria-hidden="true" focusable="false"><path d=${da[e]} /></svg>`:null;function Bc({onsay:e}){let[t,n]=w(""),s=M(-1/0);x(()=>{let r=setTimeout(()=>n(""),jc);return()=>clearTimeout(r)},[t]);let a=(r,l)=>{Date.now()-s.current<jc||(s.current=Date.now(),n(r),j(l,!0),e(l))};return i`<p class="reactions" role="group" aria-label=${o("page.reactions")}>
		${Object.keys(da).map(r=>{let l=o(`page.quick.${r}`);return i`<button type="button" key=${r} class=${`button plain ${t===r?"sent":""}`} aria-label=${l}
				title=${l} onclick=${()=>a(r,l)} aria-disabled=${t!==""}><${Po} of=${r} /></button>`})}
	</p>`}var $a=({remark:e,phrase:t,text:n})=>e?o(`page.remark.${e}`):t&&Nc.includes(t)?o(`page.quick.${t}`):n,Mf=e=>Math.min(12e3,4e3+70*e.length);function Ec({said:e}){let[t,n]=w(-1),[s,a]=w(!1),r=$a(e);return x(()=>{if(s)return;let l=setTimeout(()=>n(e.seq),Mf(r));return()=>clearTimeout(l)},[e.seq,s]),t===e.seq?null:i`<p class="bubble" aria-hidden="true" onpointerenter=${()=>a(!0)}
		onpointerleave=${()=>a(!1)}><${Po} of=${e.phrase??""} />${r}</p>`}function Dc(e,{me:t,muted:n,since:s}){let a=e.filter(r=>r.at>=s&&r.seat>=0&&(r.by===""||r.by!==t));return new Map(a.filter(r=>!n.includes(r.by)).map(r=>[r.seat,r]))}function Cc({talk:e,me:t,muted:n,onsay:s,onmute:a}){let[r,l]=w(""),c=Or(),u=M(null),p=new Set(new Map(e.map($=>[$.by,$])).values());x(()=>u.current?.scrollIntoView({block:"nearest"}),[e.length]);let d=async $=>{$.preventDefault();let f=r.trim();f&&(l(""),await s(f)===void 0&&l(f))};return i`<section class="talk" aria-label=${o("page.talk")}>
		${e.length===0?i`<p class="soft">${o("page.talk.none")}</p>`:null}
		<ol aria-live="polite" tabindex="0" aria-label=${o("page.talk")}>
			${e.map($=>i`<li key=${$.seq}>
					<time class="soft small">${Oe($.at,{timeStyle:"short"})}</time>${" "}
					<b>${$.name}</b>${$.seat<0?i` <span class="soft small">${o("page.watching")}</span>`:null} ${$a($)}
					${$.by&&$.by!==t&&p.has($)?i`${" "}<${Af} by=${$.by} muted=${n} onmute=${a} />`:null}
				</li>`)}
			<li ref=${u} class="unseen" aria-hidden="true"></li>
		</ol>
		<p class="quick" role="group" aria-label=${o("page.quick")}>
			${Nc.map($=>i`<button type="button" key=${$} class="button plain"
				onclick=${()=>s(o(`page.quick.${$}`))}><${Po} of=${$} />${o(`page.quick.${$}`)}</button>`)}
		</p>
		<form class="row" onsubmit=${d}>
			<label class="unseen" for=${c}>${o("page.talk.say")}</label>
			<input id=${c} type="text" maxlength="300" autocomplete="off" placeholder=${o("page.talk.say")} value=${r}
				oninput=${$=>l($.target.value)} />
			<button class="button">${o("page.talk.send")}</button>
		</form>
	</section>`}function Af({by:e,muted:t,onmute:n}){let s=t.includes(e);return i`<button type="button" class="button plain small" onclick=${()=>n(e,!s)}>
		${o(s?"page.unmute":"page.mute")}
	</button>`}var Tf={2:["south","north"],3:["south","west","east"],4:["south","west","north","east"],5:["south","west","northwest","northeast","east"]};function jf(e,t){let n=[];return Fa(e,t).forEach((s,a)=>n[s]=Tf[e]?.[a]??"north"),n}function xt(e){let{view:t,names:n,me:s,variant:a,elsewhere:r,laid:l=!0,full:c=null,pending:u=null,unsent:p=!1}=e,{chairs:d,now:$=0,played:f=null,said:m,over:h="",onhurry:g,children:y}=e,b=Ae(t),k=jf(b,s),O=c?c.cards:t.trick??[],T=c?c.winner:u?-1:t.taking??-1,N=u&&!c?[...O,{seat:t.options?.seat??s,card:u}]:O;return i`<div class=${`felt hands-${b} ${h}`} onclick=${g}>
		<${Df} trump=${Gt(t)} />
		${Fa(b,s).filter(_=>_!==r).map(_=>i`<${nt}
				key=${_} view=${t} variant=${a} seat=${_} name=${n[_]??""} names=${n}
				place=${k[_]} own=${_===s} chair=${d?.[_]} now=${$} open=${Nf(t,_)}
				winner=${c?.winner===_} laid=${l} said=${m?.get(_)}
				hand=${_===f?.seat?f.hand:void 0}
			/>`)}
		<${Jf} cards=${N} pending=${u&&!c&&p?u:""} where=${k} winner=${T}
			gone=${c?.gone??!1} names=${n} />
		<${Cf} view=${t} variant=${a} names=${n} me=${s} />
		${y}
	</div>`}var Nf=(e,t)=>e.shown?.[t]?.hand!==void 0?B(e.shown[t]?.hand):null;function Bf(e,t,n){let{why:s}=e,a=c=>c===n&&e.seat!==void 0?"yes":"no",r=e.trump===void 0&&Gt(e)?[o("why.stay")]:[];if(s?.trump&&e.trump){let c=e.turnup&&e.turnup!=="joker"?ct(e.turnup):o("joker");r.push(o(`why.${s.trump}`,{n:s.made,card:c,name:t[s.by??-1]??"",you:a(s.by)}))}let l=e.premium?.findIndex(c=>c!=="")??-1;if(s?.premium&&l>=0){let c=s.premium==="place"?"near":"level";r.push(o("why.holds",{name:t[l]??"",you:a(l),why:c}))}return r}function Ef(e,t,n,s){let[a,...r]=e.vulnerable??[],l=t?.score.vulnerable;return e.seat===void 0||a===void 0||r.length||!l?[]:[o("why.vulnerable",{you:a===s?"yes":"no",name:n[a]??"",n:l})]}var Df=({trump:e})=>i`<div class="cloth" data-trump=${e} aria-hidden="true">
	${(e==="none"?[..."CHSD"]:[e]).map(t=>i`<${Q} key=${t} trump=${t} />`)}
</div>`;function Cf({view:e,variant:t,names:n,me:s}){if(e.phase===void 0)return null;let a=[...Bf(e,n,s),...Ef(e,t,n,s)];return i`<div class="ground">
		<div>
			<${tt} trump=${Gt(e)} explains />
			${a.map(r=>i`<p key=${r} class="reason small">${r}</p>`)}
		</div>
		${e.turnup?i`<div class="turnup">
					<${lt.Provider} value=""><${Z} card=${e.turnup} size="mini" /><//>
					<span class="small">${o("turnup")}</span>
				</div>`:null}
	</div>`}function tt({trump:e,unsure:t=!1,explains:n=!1}){let s=i`<b>${D(e)}${t&&e?"?":""}</b>`;return i`<p class="trump">
		<span class="small">${o("page.trump")}</span>
		${e===""?i`<span class="sign none" aria-hidden="true">?</span>`:i`<${Q} trump=${e} />`}
		${n?i`<${Ne} of=${e==="none"?"notrump":"trump"}>${s}<//>`:s}
	</p>`}function nt(e){let{view:t,variant:n,seat:s,name:a,names:r=[],place:l,own:c,chair:u,now:p,open:d,winner:$,laid:f=!0,hand:m,said:h}=e,g=t.held?.[s]??0,y=t.due===void 0?t.turn.includes(s):t.due===s,b=c&&t.seat!==void 0,k=b?t.bid:t.shown?.[s]?.bid,O=b?void 0:t.shown?.[s]?.aside,T=sn(u),N=t.control===t.seat?"yes":"no";return i`<section class=${`seat ${l} ${`${y?"thinks":""} ${$?"winner":""} ${c?"own":""}`}`} data-seat=${s} aria-label=${a}>
		<div class="nameplate">
			<h2>
				<span class="name">${a}</span>
				${T?i`<${Ne} class="level" say=${Mi(u)}>${T}<//>`:null}
				${t.totals[s]===void 0?null:i`<span class="points" title=${o("page.points")}>
							${v(t.totals[s])}<span class="unseen"> ${o("page.points")}</span>
						</span>`}
				<${Lf} view=${t} seat=${s} />
				${t.dealer===s?i`<${Ne} of="dealer" class="badge">
							${o("page.dealer.short")}<span class="unseen"> ${o("dealer")}</span>
						<//>`:null}
				${y?i`<span class="unseen">${o("seat.thinks")}</span>`:null}
				${u?.ready&&t.phase==="over"?i`<span class="small soft">${o("seat.ready")}</span>`:null}
			</h2>
			<p class="tally">
				${t.phase===void 0?null:i`<${_f} view=${t} variant=${n} seat=${s} bid=${k}
							laid=${t.phase==="lay"?!t.turn.includes(s):f} />`}
				<${Wf} view=${t} seat=${s} variant=${n} />
				${t.vulnerable?.includes(s)?i`<${Ne} of="vulnerable" class="badge" variant=${n}>${o("vulnerable")}<//>`:null}
				${t.control!==void 0&&s===Zt(t)?i`<span>${o("dummy.by",{name:r[t.control]??"",you:N})}</span>`:null}
				${u?.away?i`<span class="badge">${o("page.away")}</span>`:null}
				<${Hf} chair=${u} now=${p} />
			</p>
			${t.phase==="play"?i`<${Pf} suits=${B(t.void?.[s])} />`:null}
			${h?i`<${Ec} said=${h} />`:null}
		</div>
		${O?i`<div class="aside" aria-label=${o("page.aside")}>${se(O)}</div>`:null}
		${b||d?null:i`<${qf} n=${g} />`}
		${b||!d?null:m??i`<${Rf} cards=${d} trump=${t.trump} />`}
	</section>`}function Lf({view:e,seat:t}){let n=yt(e.totals)===t,s=M(n),a=n&&!s.current&&bt(e)===t;if(s.current=n,!n)return null;let r=a?`[data-seat="${yt(Nn(e))}"] .points`:void 0;return i`<span class="leads" title=${o("page.leads")}>
		<${Bn} from=${r} /><span class="unseen"> ${o("page.leads")}</span>
	</span>`}function Pf({suits:e}){let t=o("page.void",{suits:L(e.map(D))});return i`<p class="voids">
		${e.length?i`<span class="unseen">${t}</span>`:null}
		${e.map(n=>i`<${Ff} suit=${n} />`)}
	</p>`}function Rf({cards:e,trump:t}){let n=s=>i`<span key=${me(s[0]??"")} class="same-suit">
		${s.map(a=>i`<${Z} key=${a} card=${a} size="mini" />`)}
	</span>`;return i`<div class="open-hand">${fs(be(e,ee,t),t).map(n)}</div>`}function qf({n:e}){return i`<div class="backs" aria-label=${o("page.held",{n:e})} role="img" style=${{"--n":Math.max(e,1)}}>
		${Array.from({length:e},(t,n)=>i`<${Z} key=${n} face="down" />`)}
	</div>`}function Wf({view:e,seat:t,variant:n}){let s=e.premium?.[t]||"";if(s){let l=s.startsWith("declare")?"declare":"reveal";return i`<${Ne} of=${l} class="premium" variant=${n}>${G(s)}<//>`}let a=e.why?.overcalled?.includes(t)&&e.phase!=="offer",r=G(e.offers?.[t]??"declare");return i`${zf(e,t)}
		${a?i`<span class="beaten">${o("offer.beaten",{offer:r})}</span>`:null}`}function _f({view:e,variant:t,seat:n,bid:s,laid:a}){let r=e.won?.[n]??0;if(e.phase==="lay"||e.phase==="offer"||e.phase==="name")return s!==void 0?i`<span>${o("page.bid",{bid:ie(s,t)})}</span>`:a?i`<span>${o("page.laid")}</span>`:null;if(s===void 0)return i`<span class="score">${o("page.won",{won:r})}</span>`;let l=e.contract?.[n]||"short";return i`<span class=${`stand ${l}`}>
		<${Ro} view=${e} variant=${t} seat=${n} bid=${s} />
		<span class="score">${o("page.won.of",{won:r,bid:ie(s,t)})}</span><${If} stands=${l} />
	</span>`}function Ro({view:e,variant:t,seat:n=-1,bid:s}){let a=e.won?.[n]??0;if(s===void 0||a+s===0)return null;let l=s===0&&e.contract?.[n]!=="lost"&&t?.score.zeroOrAll?Cn(t):s;return i`<span class="dots" aria-hidden="true">
		${Array.from({length:Math.max(a,l)},(c,u)=>i`<i key=${u} class=${u>=l?"extra":u<a?"full":""}></i>`)}
	</span>`}function If({stands:e}){let t=e==="lost"?"✕":"✓";return i`<span class="unseen">${o(`page.contract.${e}`)}</span>
		${e==="short"?null:i`<b class="tells" aria-hidden="true">${t}</b>`}`}function zf(e,t){let n=e.phase==="offer"?e.offers?.[t]:"";return n?i`<span>${G(n)}</span>`:null}function Ff({suit:e}){return e==="nines"?i`<span class="void">9</span>`:i`<svg class=${`void suit-${e}`} viewBox="0 0 100 100" aria-hidden="true">
		<use href=${`#pip-${e}`} /><path d="M8 92 92 8" />
	</svg>`}function Hf({chair:e,now:t}){if(!e||e.until===void 0&&e.bank===void 0)return null;let n=Math.max(0,e.until!==void 0?e.until-t:e.bank??0),s=n<2e4&&e.until!==void 0;return i`<span class=${`time ${s?"short":""}`}>${Kf(n)}</span>`}function Kf(e){let t=Math.ceil(e/1e3);if(t>=86400)return o("page.days",{n:Math.floor(t/86400)});let n=r=>String(r).padStart(2,"0"),[s,a]=[Math.floor(t/3600),Math.floor(t/60)];return s>0?`${s}:${n(a%60)}:${n(t%60)}`:`${a}:${n(t%60)}`}function Jf({cards:e,pending:t,where:n,winner:s,gone:a,names:r}){let l=M(null),c=M(new Set);return de(()=>{let u=l.current;if(!u)return;let p=new Set(e.map($=>`${$.seat} ${$.card}`)),d=[];for(let $ of u.querySelectorAll("[data-of]")){let f=`${$.dataset.of} ${$.dataset.card}`;c.current.has(f)||d.push(Gf($,Vf($))),a&&d.push(Zf($,u.closest(".felt")?.querySelector(`[data-seat="${s}"] .nameplate`)))}for(let $ of d)$?.();c.current=p},[e.map(u=>`${u.seat}${u.card}`).join(),a]),i`<ol class="trick" ref=${l} aria-label=${o("page.trick")}>
		${e.map(({seat:u,card:p},d)=>i`<li key=${`${u} ${p}`}
				class=${`${n[u]} ${u===s?"best":""} ${p===t?"waits":""}`}
				data-of=${u} data-card=${p} style=${{"--i":d}}>
				<span class="unseen">${r[u]}: </span><${Z} card=${p} />
				${p===t?i`<small class="later">${o("page.unsent.card")}</small>`:null}
			</li>`)}
	</ol>`}var Uf=":is(.backs, .open-hand, .hand, .nameplate)";function Vf(e){let t=Qn.get(e.dataset.card??"");return t||e.closest(".felt")?.querySelector(`[data-seat="${e.dataset.of}"] ${Uf}`)?.getBoundingClientRect()}var Qn=new Map,Lc=e=>parseFloat(getComputedStyle(e).getPropertyValue("--move"))||0;function Gf(e,t){let n=Lc(e);if(!t||!n||!e.animate)return;let s=e.getBoundingClientRect(),a=t.left+t.width/2-(s.left+s.width/2),r=t.top+t.height/2-(s.top+s.height/2),l=Math.min(1,t.width/s.width||1),c=[{transform:`translate(${a}px, ${r}px) scale(${l})`},{transform:"none"}];return()=>e.animate(c,{duration:n,easing:"cubic-bezier(0.2, 0.7, 0.2, 1)"})}function Zf(e,t){let n=Lc(e);if(!t||!n||!e.animate)return;let s=e.getBoundingClientRect(),a=t.getBoundingClientRect(),r=a.left+a.width/2-(s.left+s.width/2),l=a.top+a.height/2-(s.top+s.height/2),c=[{transform:"none",opacity:1},{transform:`translate(${r}px, ${l}px) scale(0.4)`,opacity:0}];return()=>e.animate(c,{duration:n,easing:"cubic-bezier(0.5, 0, 0.8, 0.4)",fill:"forwards"})}var qo={calm:2e3,usual:1200,quick:550,instant:550},Yf=280,Qf={calm:650,usual:350,quick:150,instant:0},Xf=12,eh=(e,t)=>it(e,t)&&Pc(t)>Pc(e),Pc=e=>(e?.played??[]).reduce((t,n)=>t+B(n).length,0),fa=class{shown=C(null);#e;#n=[];#t=0;#s=()=>{};constructor(t){this.#e=t}take(t){this.#n.push(t),document.hidden||this.#n.length>Xf?this.skip():this.#t||this.#a()}skip(){this.stop();let t=this.#n.at(-1)??this.shown.peek()?.message;this.#n=[],t&&(this.shown.value={message:t,full:null})}hurry(){return this.#t&&this.#s(),this.#t!==0&&(this.#n.length>0||!!this.shown.peek()?.full)}stop(){clearTimeout(this.#t),this.#t=0}#a(){let t=this.#n.shift();if(!t)return;let n=this.shown.peek()?.message.view,s=Qt(n,t.view);this.shown.value={message:t,full:s};let a=Qf[this.#e()];if(!s&&a&&eh(n,t.view))return this.#r(a,()=>this.#a());if(!s)return void this.#a();this.#r(qo[this.#e()],()=>{this.shown.value={message:t,full:{...s,gone:!0}},this.#r(Vt()?0:Yf,()=>{this.shown.value={message:t,full:null},this.#a()})})}#r(t,n){this.#s=()=>{this.stop(),n()},this.#t=setTimeout(this.#s,t)}};async function th(e,t,n){await Di([e,t,n],!1,({id:s})=>Et(ri,ci,{table:e,match:t,id:s,pace:Bt[A.pace.value],...n}))}function nh(e,t,n,s){let a=Array.from({length:e},(r,l)=>l===t?"":s[l]||n);return a.every((r,l)=>l===t||r===n)?n:a.join()}function Rc({of:{table:e,match:t,deal:n,step:s},names:a,front:r,onclose:l}){let[c,u]=w(String(r)),[p,d]=w(""),[$,f]=w({}),{busy:m,once:h}=te();x(()=>{re(Te)},[]);let g=p||Bi(),y=Tn.value.map(({name:T})=>[T,o(`page.level.${T}`)]),b=nh(a.length,Number(c),g,$),O=i`<${S} chief aria-busy=${m} disabled=${m||!g} onclick=${()=>h(()=>th(e,t,{deal:n,step:s,seat:Number(c),bots:b}))}
		say=${o("page.whatif.play")} />`;return i`<${K} title=${o("page.whatif")} onclose=${l} actions=${O}>
		<div class="play-on">
			<p>${o("page.whatif.about")}</p>
			<${q} label=${o("page.whatif.seat")} value=${c} onchange=${u}
				options=${a.map((T,N)=>[String(N),T])} />
			<${q} label=${o("page.whatif.others")} value=${g} options=${y}
				onchange=${T=>(d(T),f({}))} />
			${a.length>2?i`<details><summary>${o("page.whatif.each")}</summary><div class="play-on-each">
						${a.map((T,N)=>N===Number(c)?null:i`<${V} key=${N} label=${T}
							value=${$[N]||g} options=${y}
							onchange=${_=>f({...$,[N]:_})} />`)}
					</div></details>`:null}
		</div>
	<//>`}function sh({rest:e}){let[t,n="1",s="0"]=e;return t?i`<${oh} table=${t} match=${Number(n)||1} deal=${Number(s)||0} />`:i`<${F} title=${o("page.nav.replay")} text=${o("page.replay.which")}>
			<p><a class="button chief" href="/records">${o("page.nav.records")}</a></p>
		<//>`}async function _o({table:e,match:t,deal:n}){if(e==="mine"&&!await un())throw new fe(o("page.replay.gone"));return Et(vs,nn,{table:e,match:t,deal:n})}function ah(e,t,n){let s=M(new Map),[,a]=w(0);return x(()=>{if(!n||s.current.get(t)?.told)return;let r=new AbortController,l=c=>{s.current.set(t,c),a(u=>u+1)};return l({}),Et(ai,ii,{...e,step:t},r.signal).then(c=>l({told:c}),c=>r.signal.aborted||l({wrong:E(c)})),()=>r.abort()},[t,n]),n?s.current.get(t)??{}:null}function Io(e){let t=[];for(let{line:s,views:a}of e.steps){let r=t[t.length-1]?.views;("act"in s||t.length===0)&&t.push(r?{line:s,views:a,before:r}:{line:s,views:a})}let n=e.steps[e.steps.length-1];return n?.views[0]?.phase==="over"&&t.push({line:{},views:n.views,sheet:!0}),t}function oh({table:e,match:t,deal:n}){let{value:s,wrong:a}=R(()=>_o({table:e,match:t,deal:n}),e,t,n);if(a)return i`<${F} title=${o("page.nav.replay")} text=${a}>
			<p><a class="button" href="/records">${o("page.nav.records")}</a></p>
		<//>`;if(!s)return i`<${F} text=${o("page.replay.loading")} />`;let r=`${e} ${t} ${n}`;return i`<${rh} key=${r} table=${e} match=${t} deal=${n} played=${s} />`}function zo(e,t){let n=e[t],s={...n.shown};return e.forEach((a,r)=>{if(r===t)return;let l={hand:a.hand??""};a.aside&&(l.aside=a.aside),a.bid!==void 0&&(l.bid=a.bid),s[r]=l}),{...n,shown:s,offers:(n.offers??[]).map((a,r)=>e[r]?.offers?.[r]??a)}}function rh({table:e,match:t,deal:n,played:s}){let a=Ft(z(s.header.variant),s.header.rules),r=$e(()=>Io(s),[s]),l=r[0]?.views.length??1,c=Ht(s.header,l),u=r.length-1,p=ge.value,d=Math.min(u,Math.max(0,Number(p.get("step"))||0)),$=/^[0-4]$/.test(p.get("seat")??"")?Math.min(l-1,Number(p.get("seat"))):-1,f=$>=0?$:hn(s.header,l),m=r[d+1]?.line,h=m!==void 0&&"act"in m,g=ah({table:e,match:t,deal:n},d,h&&p.has("hint")),y=(Ce,bn=$,cs=g!==null&&Ce===d)=>`/replay/${e}/${t}/${n}?step=${Ce}${bn>=0?`&seat=${bn}`:""}${cs?"&hint":""}`,b=Ce=>U(y(Math.min(u,Math.max(0,Ce))),{replace:!0}),k=r[d],O=ch(d,u,!!ha(k),b),T=O.past(b),N=$e(()=>ph(r),[r]),_=lh(d,N,u,T),je=M(null),at=r[d]?.views[0]?.phase!=="over",yn=O.past(()=>at&&U(`${y(d)}&on=1`,{replace:!0})),ot=O.past(()=>h&&U(y(d,$,!g),{replace:!0}));dh({h:ot,p:yn,...g&&{Escape:ot},ArrowRight:_.forward,ArrowLeft:_.back," ":O.toggle,ArrowDown:_.trickForward,ArrowUp:_.trickBack,Home:_.start,End:_.end});let Se=$>=0?k.views[$]:zo(k.views,f);return i`<${lt.Provider} value=${ze(Se)}><main id="main" tabindex="-1" class="replay">
		<${hh} played=${s} table=${e} match=${t} deal=${n} names=${c.slice(0,l)} seat=${$}
			onseat=${Ce=>U(y(d,Ce),{replace:!0})} here=${y(d)}
			onplay=${at?yn:void 0} />
		<div class="replay-board">
			<div class="replay-table table board" onpointerdown=${O.stop}>
				<h2 class="unseen">${$>=0?o("page.replay.seen",{name:c[$]}):o("page.replay.all")}</h2>
				<${ih} moment=${k} view=${Se} names=${c} variant=${a} at=${f} hint=${g?.told} />
			</div>
			<aside class="replay-aside" data-hint=${g?"":void 0}>
				${g?i`<${$h} key=${d} hint=${g} variant=${a} name=${c[m.by??m.seat]??""}
							bid=${r[d+1]?.views[m.seat]?.bid} back=${je} onclose=${ot} />`:null}
				<section class="replay-tricks"><h2>${o("tricks.title")}</h2><${Xe} view=${Se} names=${c} /></section>
			</aside>
		</div>
		<div class="replay-controls">
			<div class="replay-say">
				<p class="said" aria-live="polite"><span>${W(Fo(k,c,$,a))}</span></p>
				<button type="button" class="button plain" ref=${je} aria-pressed=${g!==null} aria-keyshortcuts="h"
					title=${o("page.hint.ask")} disabled=${!h} onclick=${ot}>${o("page.hint")}</button>
			</div>
			<${uh} step=${d} last=${u} to=${T} steps=${_} auto=${O} />
		</div>
		${at&&p.get("on")?i`<${Rc} of=${{table:e,match:t,deal:n,step:d}} names=${c.slice(0,l)}
			front=${f} onclose=${()=>T(d)} />`:null}
	</main><//>`}function ih({moment:e,view:t,names:n,variant:s,at:a,hint:r}){if(e.sheet){let c={view:{...t,seat:void 0},names:n,variant:s,won:"",hands:e.views.length};return i`<div class="replay-sheet"><div>
			<${ua} ...${c} />
			<${Ke} view=${t} names=${n} variant=${s} me=${-1} untitled=${!0}
				crowned=${!!t.closed} />
		</div></div>`}let l=Nt(s,t.phase);return i`<${xt} view=${t} variant=${s} names=${n} me=${a} elsewhere=${a} laid=${l}
			full=${ha(e)} />
		<${fh} view=${t} variant=${s} laid=${l} seat=${a} name=${n[a]??""} hint=${r} />`}var lh=(e,t,n,s)=>({start:()=>s(0),trickBack:()=>s(t.findLast(a=>a<e)??0),back:()=>s(e-1),forward:()=>s(e+1),trickForward:()=>s(t.find(a=>a>e)??n),end:()=>s(n)});function ch(e,t,n,s){let[a,r]=w(!1),[l,c]=w(()=>A.pace.peek()==="instant"?"quick":A.pace.peek());x(()=>{if(a&&e===t&&r(!1),!a||e===t)return;let $=setTimeout(()=>s(e+1),n?qo[l]:Bt[l]);return()=>clearTimeout($)},[a,e,l]);let u=()=>r(!1);return x(()=>(document.addEventListener("visibilitychange",u),()=>document.removeEventListener("visibilitychange",u)),[]),{on:a,toggle:()=>{!a&&e===t&&s(0),r(!a)},past:$=>(...f)=>{u(),$(...f)},stop:u,pace:l,setPace:c}}function uh({step:e,last:t,to:n,steps:s,auto:a}){let r=o("page.replay.at",{n:e,of:t}),l=p=>n(p.currentTarget.valueAsNumber),[c,u]=[e===0,e===t];return i`<div class="replay-auto">
			<${Kt} label=${o(a.on?"page.replay.pause":"page.replay.play")} icon=${a.on?"pause":"play"}
				off=${!1} onclick=${a.toggle} />
			<input type="range" min="0" max=${t} value=${e} aria-label=${o("page.replay.step")}
				aria-valuetext=${r} oninput=${l} />
			<${V} hidden label=${o("page.replay.pace")} value=${a.pace} onchange=${a.setPace}
				options=${ae("page.pace","calm","usual","quick")} />
		</div>
		<div class="replay-keys">
			<${Kt} label=${o("page.replay.start")} icon="start" off=${c} onclick=${s.start} />
			<${Kt} label=${o("page.replay.trick.back")} icon="fast-back" off=${c} onclick=${s.trickBack} />
			<${Kt} label=${o("page.replay.back")} icon="back" off=${c} onclick=${s.back} />
			<span class="count score">${r}</span>
			<${Kt} label=${o("page.replay.forward")} icon="forward" off=${u} onclick=${s.forward} />
			<${Kt} label=${o("page.replay.trick.forward")} icon="fast-forward" off=${u} onclick=${s.trickForward} />
			<${Kt} label=${o("page.replay.end")} icon="end" off=${u} onclick=${s.end} />
		</div>`}function ph(e){return e.flatMap((t,n)=>{let s=t.views[0]?.phase==="play"&&t.before?.[0]?.phase!=="play";return n===0||s||ha(t)||t.sheet?[n]:[]})}var ha=e=>Qt(e.before?.[0],e.views[0]);function Fo(e,t,n,s){if(e.sheet)return o("ask.next");let{line:a}=e;if(!("act"in a))return o("page.replay.dealt",{name:t[a.dealer]});let[r="",...l]=String(a.act).split(" "),c=t[a.seat]??"",u=n>=0&&n!==a.seat,p=e.views[a.seat],d=ha(e);if(r==="lay"){let f=l.map(h=>qe(h,ze(p))).join(" "),m=ie(p?.bid??0,s);return u?o("page.replay.laid",{name:c}):o("page.replay.lays",{name:c,cards:f,bid:m})}if(r==="name")return o("page.replay.names",{name:c,trump:D(l[0])});if(r==="play"){let[f,m]=d?["yes",t[d.winner]??""]:["no",""];return o("page.replay.plays",{name:c,card:qe(l[0]??"",ze(p)),taken:f,winner:m})}let $=e.views[n];return u&&$?.phase==="offer"&&!$.offers?.[a.seat]?o("page.replay.decided",{name:c}):o("page.replay.offers",{name:c,offer:G(String(a.act))})}function dh(e){de(()=>{let t=n=>{let s=e[n.key];if(!s||n.ctrlKey||n.metaKey||n.altKey||n.shiftKey)return;let a=`input, select, textarea, dialog${n.key===" "?", button, a":""}`;n.target instanceof Element&&n.target.closest(a)||(n.preventDefault(),s())};return addEventListener("keydown",t),()=>removeEventListener("keydown",t)})}function $h({hint:e,variant:t,name:n,bid:s,back:a,onclose:r}){let{told:l,wrong:c}=e,u=o("page.hint.of",{name:n});return i`<${pa} class="replay-hint" title=${u} told=${l} back=${a} onclose=${r}>
		${l?i`<${pn} advice=${l.advice} variant=${t} done=${{act:l.act,name:n,bid:s}} />`:i`<p class=${c?"":"soft"} role="status">${c??o("page.hint.thinking")}</p>`}
	<//>`}function fh({view:e,variant:t,laid:n,seat:s,name:a,hint:r}){let l=be(B(e.hand),ee,e.trump),[c,u]=[Yn(r?.advice),Yn(r)];return i`<div class="replay-held">
		<${nt} view=${e} variant=${t} seat=${s} name=${a} place="south" own=${!0}
			chair=${void 0} now=${0} open=${null} winner=${!1} laid=${n} />
		<div class="cards" style=${{"--n":Math.max(l.length,2)}} aria-label=${a} role="group">${l.map(p=>i`<span key=${p} class="one">
				<${Z} card=${p} />
				<span class="mark">
					${c.has(p)?i`<${xe} />`:null}${u.has(p)?i`<${Ps} />`:null}
				</span>
			</span>`)}</div>
		<div class="laid">${se(e.aside)}</div>
	</div>`}function hh({played:e,table:t,match:n,deal:s,names:a,seat:r,onseat:l,here:c,onplay:u}){let[p,d]=w(!1),$=e.steps[e.steps.length-1]?.views[0]?.trump??"",f=h=>`/replay/${t}/${n}/${h}${r>=0?`?seat=${r}`:""}`,m=a.map((h,g)=>[String(g),o("page.replay.seen",{name:h})]);return i`<header class="replay-head">
		<a class="mark" href="/records">99<span class="unseen"> ${o("page.nav.records")}</span></a>
		<h1>
			<span class="soft">${e.header.rules?.name??ye(e.header.variant)}</span>
			<span>${o("sheet.title",{deal:s+1,trump:D($)})}${" "}<${Q} trump=${$} /></span>
		</h1>
		<nav class="row" aria-label=${o("page.replay.deals")}>
			<${qc} to=${s>0?f(s-1):""} text=${o("page.replay.previous")} arrow="←" />
			<${qc} to=${s+1<e.deals?f(s+1):""} text=${o("page.replay.next")} arrow="→" />
		</nav>
		<${V} hidden label=${o("page.replay.hands")} value=${String(r)}
			options=${[["-1",o("page.replay.all")],...m]}
			onchange=${h=>l(Number(h))} />
		<div class="row doings">
			${t==="mine"?null:i`<a class="button plain to-table" href=${`/t/${t}`} aria-label=${o("page.learn.table")}>
						${Wo(o("page.learn.table"),o("page.replay.table.short"))}
					</a>`}
			<button type="button" class="button plain" aria-keyshortcuts="p" disabled=${!u} onclick=${u}
				aria-label=${o("page.whatif")}>${Wo(o("page.whatif"),o("page.whatif.play"))}</button>
			<a class="button plain" href=${`/report/${t}/${n}/${s}${r>=0?`?seat=${r}`:""}`}>
				${o("page.report.short")}
			</a>
			${t==="mine"?null:i`<button type="button" class="button plain" onclick=${()=>Ws(bs(c))}
						aria-label=${o("page.replay.link")}>${Wo(o("page.replay.link"),o("page.replay.link.short"))}</button>`}
			<${S} plain onclick=${()=>d(!0)} say=${o("page.fair.short")} />
		</div>
		${p?i`<${K} title=${o("page.fair")} onclose=${()=>d(!1)}>
					${t==="mine"?i`<${mh} match=${n} />`:i`<${zn} table=${t} match=${n} />`}
				<//>`:null}
	</header>`}var Wo=(e,t)=>i`<span class="words">${e}</span><span class="arrow">${t}</span>`;function mh({match:e}){let{value:t}=R(async()=>{let a=await un();return(a&&await Bs(a.bytes))??""});if(t===void 0)return null;if(t==="")return i`<p>${o("page.fair.packed")}</p>`;let n=[...t.matchAll(/^\s*\{[^\n]*"ninetynine":/gm)].map(a=>a.index),s=n[e-1]??0;return i`<${zn} record=${t.slice(s,n[e]??t.length)} />`}function qc({to:e,text:t,arrow:n}){let s=i`<span class="words">${t}</span><span class="arrow" aria-hidden="true">${n}</span>`;return e?i`<a href=${e}>${s}</a>`:i`<span class="off" aria-disabled="true">${s}</span>`}var gh={start:"M5 4v16M20 4 8 12l12 8z","fast-back":"M12 4 2 12l10 8zM22 4 12 12l10 8z",back:"M15 4 7 12l8 8 1-1-7-7 7-7z",forward:"M9 4l8 8-8 8-1-1 7-7-7-7z",play:"M6 3l14 9-14 9z",pause:"M5 4h4v16H5zM15 4h4v16h-4z","fast-forward":"M2 4l10 8-10 8zM12 4l10 8-10 8z",end:"M19 4v16M4 4l12 8-12 8z"};function Kt({label:e,icon:t,off:n,onclick:s}){return i`<button type="button" class="replay-key" aria-label=${e} title=${e} aria-disabled=${n}
		onclick=${()=>n||s()}>
		<svg viewBox="0 0 24 24" aria-hidden="true" focusable="false"><path d=${gh[t]} /></svg>
	</button>`}function yh(e){let t=(r,l)=>Math.max(l,Math.trunc(Number(e.get(r)))||l),[n,s,a]=[t("match",1),t("deal",0),t("step",0)];return{table:e.get("of")||"mine",match:n,deal:s,step:a}}function bh({rest:[e=""]}){let t=yh(ge.value),n=Co(e,t),{value:s,wrong:a}=R(async()=>{let r=await Promise.all([_o(t),vs({table:e,match:1,deal:t.deal})]);if(!wh(r))throw new fe(o("page.replay.gone"));return{key:n,both:r}},n);return a?i`<${F} class="endings" title=${o("page.nav.whatif")} text=${a}>
			<p><a class="button" href="/records">${o("page.nav.records")}</a></p>
		<//>`:s?.key!==n?i`<${F} class="endings" text=${o("page.replay.loading")} />`:i`<main id="main" tabindex="-1" class="endings">
		<${vh} table=${e} from=${t} both=${s.both} />
	</main>`}var wh=([e,t])=>String(e.steps[0]?.line.hands)===String(t.steps[0]?.line.hands),Wc=({steps:e})=>e.map(({line:t})=>t).filter(t=>"act"in t);function _c({steps:e}){let t=e.findLast(({views:n})=>n[0]?.phase==="over")?.views;return t&&zo(t,0)}function vh({table:e,from:t,both:[n,s]}){let{header:a}=n,r=Ft(z(a.variant),a.rules),[l,c]=[_c(n),_c(s)];if(!l?.points||!c?.points)return i`<h1>${o("page.nav.whatif")}</h1><p>${o("page.whatif.unfinished")}</p>
			<p><a class="button" href=${`/t/${e}`}>${o("page.records.table")}</a></p>`;let u=ic(Wc(n),Wc(s),Ae(l),t.step),p=n.steps[0]?.views.length??1,d=[Ht(a,p),Ht(s.header,p)],$=`/replay/${t.table}/${t.match}/${t.deal}`,[f=t.step,m=t.step]=u?.steps??[];return i`<div class="endings-head"><header>
			<p class="soft">${a.rules?.name??ye(a.variant)} ·${" "}
				${o("sheet.title",{deal:t.deal+1,trump:D(c.trump)})}${" "}
				<${Q} trump=${c.trump??""} /></p>
			<h1>${o("page.nav.whatif")}</h1>
			<p class="lead">${kh(u?.trick)}</p>
		</header>
		<${xh} was=${l.points} now=${c.points} names=${d} me=${hn(s.header,p)} /></div>
		<div class="endings-both">
			<${Ic} title=${o("page.whatif.was")} played=${n} view=${l} names=${d[0]} variant=${r}
				trick=${u?.trick} step=${f} at=${$} />
			<${Ic} title=${o("page.whatif.now")} played=${s} view=${c} names=${d[1]} variant=${r}
				trick=${u?.trick} step=${m} at=${`/replay/${e}/1/${t.deal}`}
				again=${`${$}?step=${t.step}&on=1`} />
		</div>`}function kh(e){return e===void 0?o("page.whatif.same"):e<0?o("page.whatif.parted.before"):o("page.whatif.parted",{n:e+1})}function Ic({title:e,played:t,view:n,names:s,variant:a,trick:r,step:l,at:c,again:u}){let p=r===void 0||r<0?void 0:Io(t)[l+1];return i`<section>
		<h2>${e}</h2>
		${p?i`<p>${W(Fo(p,s,-1,a))}</p>`:null}
		<${Ke} view=${n} names=${s} variant=${a} me=${-1} untitled=${!0} />
		<div class="endings-tricks">
			<h3>${o("tricks.title")}</h3>
			<${Xe} view=${n} names=${s} from=${Math.max(0,r??0)} />
		</div>
		<p class="row">
			<a class="button" href=${`${c}?step=${l}`}>${o("page.replay")}</a>
			${u?i`<a class="button plain" href=${u}>${o("page.whatif.again")}</a>`:null}
		</p>
	</section>`}function xh({was:e,now:t,names:n,me:s}){let a=e.map((c,u)=>u),r=c=>{let[u="",p=""]=n.map(d=>d[c]??"");return u===p?u:i`${u}<span class="soft small"> / ${p}</span>`},l=(c,u,p="")=>i`<tr class=${p}><th scope="row">${c}</th>
		${a.map(d=>i`<td key=${d} data-mine=${d===s?"":void 0}>${u(d)}</td>`)}</tr>`;return i`<${ne}><table class="book endings-difference">
		<caption class="unseen">${o("page.whatif.points")}</caption>
		<thead><tr><td></td>${a.map(c=>i`<th key=${c} scope="col">${r(c)}</th>`)}</tr></thead>
		<tbody>
			${l(o("page.whatif.was"),c=>v(e[c]??0))}
			${l(o("page.whatif.now"),c=>v(t[c]??0))}
		</tbody>
		<tfoot>${l(o("page.whatif.difference"),c=>X((t[c]??0)-(e[c]??0)),"total")}</tfoot>
	</table><//>`}function st({cards:e,can:t,chosen:n,best:s,values:a=null,label:r,open:l=!1,twice:c,onpick:u,onplay:p}){let[d,$]=w(""),f=M(null),m=e.includes(d)?d:e.find(k=>t?.has(k))??e[0];de(()=>{let k=0,O=()=>{for(let N of f.current?.querySelectorAll("[data-card]")??[])Qn.set(N.dataset.card??"",N.getBoundingClientRect())},T=requestAnimationFrame(()=>k=setTimeout(O));return()=>(cancelAnimationFrame(T),clearTimeout(k))});function h(k){let O=k.ctrlKey||k.metaKey||k.altKey?void 0:Oh(e,m,k.key);O!==void 0&&(k.preventDefault(),O!==""&&($(O),f.current?.querySelector(`[data-card="${O}"]`)?.focus()))}function g(k,O){$(O);let T=k.pointerType==="touch",N=A.play.value==="twice"||A.play.value==="auto"&&T;c||N&&!n.has(O)?u(O):p(O)}let y=(k,O)=>{let T=t===null||t.has(k);return i`<button type="button" key=${k} data-card=${k} class=${n.has(k)?"chosen":""}
			tabindex=${k===m?0:-1} aria-disabled=${T&&t!==null?void 0:"true"}
			aria-pressed=${c?n.has(k):void 0} style=${{"--k":O}}
			onclick=${N=>g(N,k)}>
			<${Z} card=${k} dim=${!T} lifted=${n.has(k)} size=${l?"mini":"full"} />
			${a?i`<span class="worth" aria-hidden="true">${a[me(k)]}</span>`:null}
			${s?.has(k)?i`<span class="mark"><${xe} /></span>`:null}
		</button>`},b=e.length>5?Math.ceil(e.length/2):5;return i`<div class=${`hand ${l?"open":""} ${t?"asked":""}`} ref=${f} role="group"
		aria-label=${r} onkeydown=${h} onmousedown=${Sh}
		style=${{"--n":Math.max(1,e.length),"--cols":b}}>
		${l?fs(e).map(k=>i`<span key=${me(k[0]??"")} class="same-suit">${k.map(y)}</span>`):e.map(y)}
	</div>`}var Sh=e=>e.preventDefault();function Oh(e,t,n){let s=e.indexOf(t??"");switch(n){case"ArrowRight":return e[(s+1)%e.length];case"ArrowLeft":return e[(s-1+e.length)%e.length];case"Home":return e[0];case"End":return e.at(-1);case"ArrowUp":return zc(e,s,-1);case"ArrowDown":return zc(e,s,1)}}function zc(e,t,n){let s=me(e[t]??"");for(let a=1;a<e.length;a++){let r=e[(t+n*a+e.length*a)%e.length]??"";if(me(r)!==s)return r}return""}function Mh(e,t,n){let s=e.filter(r=>Ah(vn(r)).includes(t.toLowerCase())),a=s.indexOf(n);return s[(a+1)%s.length]}function ma(e,t){let n=[...document.querySelectorAll(`${e} [data-card]`)],s=document.activeElement?.dataset?.card??"",a=Mh(n.map(r=>r.dataset.card??""),t,s);return n.find(r=>a&&r.dataset.card===a)?.focus(),a!==void 0}function Ah(e){return/^\d+$/.test(e)?e==="10"?["0","t"]:e.length>1?[]:[e]:[e.toLowerCase(),o(`rank.${e}`).slice(-1).toLowerCase()]}function Fc(e,t,n,s,a=!1){let r=e.options;if(n)return o("page.paused");if(s){let c=s.cards.find(p=>p.seat===s.winner)?.card??"",u=s.winner===e.seat?"yes":"no";return o("page.won.trick",{you:u,name:t[s.winner]??"",card:ct(c,ze(e))})}if(e.phase==="over")return o("ask.next");if(!r){let c=e.turn.filter(u=>u!==e.seat).map(u=>t[u]??"");return c.length?o(a?"ask.unfetched":"ask.wait",{names:L(c),n:c.length}):e.turn.length?" ":o("waiting.table")}if(r.kind==="lay")return o("ask.lay",{n:r.pick??3});if(r.kind==="name")return o("ask.name");if(r.kind==="offer"&&Hc(r))return Th(e,t);if(r.kind==="offer")return o((e.offers?.[e.seat??0]??"").startsWith("declare")?"ask.raise":"ask.offer");let l=r.seat===void 0||r.seat===e.seat?"you":"dummy";return r.led?o(r.follow?"ask.follow":"ask.discard",{who:l,suit:D(r.led)}):o("ask.lead",{who:l})}var Hc=e=>e.acts?.length===1&&e.acts[0]==="pass";function Th(e,t){let n=e.offers?.findIndex(s=>s.startsWith("reveal"))??-1;return n<0?o("ask.pass.unsaid"):o("ask.pass",{name:t[n]??""})}var Kc=e=>e?.led&&e.follow?o("illegal.follow",{suit:D(e.led)}):o("illegal");function gn({options:e,chosen:t,variant:n,onlay:s,busy:a,waits:r=!1,slots:l=!1}){let[c,u]=w("pass"),[p,d]=w(!1),$=e.pick??3,f=(e.offers?.length??0)<=3?e.offers??[]:[],m=kn([...t],e.worth??""),h=t.size<$?v(m):ie(m,n),g=!r&&(c!=="pass"||p);return i`<div class=${`answer ${g?"sure":""}`}>
		${c==="pass"||!g?g&&f.map(y=>y==="pass"?null:i`<${Ho} key=${y} offer=${y} variant=${n} />`):i`<${Ho} offer=${c} variant=${n} />`}
		<p class=${`total ${/ /.test(h)?"two":""}`} aria-live="polite">
			${l?i`<${jh} cards=${be([...t],ee)} pick=${$} worth=${Le(e.worth??"")} />`:null}
			<span class="small">${o("page.yourbid")}</span>${" "}
			<b class="score">${t.size?h:"–"}</b>
		</p>
		${f.length?i`<div class="offers" role="radiogroup" aria-label=${o("col.premium")}>
					${f.map(y=>i`<label key=${y}>
							<input type="radio" name="premium" checked=${y===c} onchange=${()=>u(y)} />
							<span>${Jc(y,n,!1)}</span></label>`)}
					<button type="button" class="button plain what" aria-label=${o("page.premium.what")}
						title=${o("page.premium.what")} aria-expanded=${p} onclick=${()=>d(!p)}>?</button>
				</div>`:null}
		<button type="button" class="button chief" disabled=${t.size!==$||a}
			onclick=${()=>s(f.length?c:"")}>
			${t.size<$?o("lay.more",{n:$-t.size}):c==="pass"?o("page.lay"):o(`page.lay.${c}`,{bid:h})}
		</button>
	</div>`}function jh({cards:e,pick:t,worth:n}){return i`<span class="slots" aria-hidden="true">
		${Array.from({length:t},(s,a)=>{let r=e[a];return i`<span key=${a} class=${`slot ${r?"said":""}`}>
				${r?i`<${Z} card=${r} size="mini" /><b class="score">+${n[me(r)]}</b>`:null}
			</span>`})}
	</span>`}function Jc(e,t,n=!0){if(e==="pass")return o(n?"menu.pass":"page.nopremium");let{level:s,...a}=Ko(e,t);return o(`menu.${s}`,a)}function Ko(e,t){let[n="",s=""]=e.split(" ");return{level:n,points:t?.offers[n==="declare"?"declare":"reveal"]??"",n:s}}function Ho({offer:e,variant:t}){let{level:n,points:s,n:a}=Ko(e,t),r=hs(t);return i`<p class="ask" role="status">${o(`ask.sure.${n}`,{points:s,number:a||"none",loss:r})}</p>`}function ga({options:e,variant:t,onact:n,busy:s,best:a}){let[r,l]=w(""),[c,u]=w(""),p=e.acts??[],d=[...new Set(p.map(m=>m.split(" ")[0]??""))],$=p.filter(m=>m.startsWith(`${r} `));if(x(()=>(l(""),u("")),[p.join()]),Hc(e))return i`<div class="answer">
			<${S} chief disabled=${s} onclick=${()=>n("pass")} say=${o("page.pass")} />
		</div>`;if(c){let{level:m,points:h,n:g}=Ko(c,t);return i`<div class=${`answer sure ${g?"numbered":""}`}>
			<${Ho} offer=${c} variant=${t} />
			<${S} chief disabled=${s} onclick=${()=>n(c)}
				say=${o(`page.sure.${m}`,{points:h,n:g&&` ${g}`})} />
			<${S} onclick=${()=>u("")} say=${o("page.sure.not")} />
		</div>`}let f=m=>m==="pass"||p.every(h=>h!=="pass")?n(m):u(m);return i`<div class="answer">
		<${Ne} of="premium" class="what">?<span class="unseen"> ${o("col.premium")}</span><//>
		${d.map(m=>{let h=p.every(g=>g!==m);return i`<button type="button" key=${m} class=${`button ${r===m?"chosen":""}`} disabled=${s}
				aria-expanded=${h?r===m:void 0}
				onclick=${()=>h?l(m):f(m)}>
				${a?.split(" ")[0]===m?i`<${xe} />`:null}${Jc(m,t)}
			</button>`})}
		${$.length?i`<div class="numbers" role="group" aria-label=${o("ask.number")}>
					<span class="small">${o("ask.number")}</span>
					${$.map(m=>i`<button type="button" key=${m} class="button" disabled=${s} 
							onclick=${()=>f(m)}>
							${m===a?i`<${xe} />`:null}<span class="unseen">${G(m)}</span>
							<span aria-hidden="true">${m.split(" ")[1]}</span>
						</button>`)}
				</div>`:null}
	</div>`}function ya({options:e,onact:t,busy:n,best:s}){return i`<div class="answer">
		${(e.acts??[]).map(a=>{let r=a.replace(/^name /,"");return i`<button type="button" key=${a} class="button naming" disabled=${n} onclick=${()=>t(a)}>
				<${tt} trump=${r} />${a===s?i`<${xe} />`:null}
			</button>`})}
	</div>`}var Be=0;async function Uc(e){let t=await fetch(`${us}lesson/${e}`);if(!t.ok)throw new Error(`${e} did not come: ${t.status}`);return t}var Vc=async()=>(await Uc("course.json")).json();async function Gc(e){let t=await(await Uc(`${e.id}.99.jsonl`)).text(),n=await Promise.all(Nh(t).map(s=>nn(s,{body:t})));return{...e,names:n[0]?.header.seats??[],deals:n.map(Bh)}}function Nh(e){let t=0;return e.split(`
`).flatMap(n=>(n.startsWith('{"ninetynine"')&&t++,n.startsWith('{"deal"')?[{match:t,deal:JSON.parse(n).deal}]:[]))}function Bh(e){let t=e.header.rules!==void 0;return e.steps.flatMap(({line:n,views:s})=>{let a=s[Be];return!a||!("act"in n||"deal"in n)?[]:[{act:n.act??"",seat:n.seat??-1,view:t?{...a,why:void 0}:a}]})}function Jo(e,t){let n=e[t]?.view.options?.seat??Be;return e.findIndex((s,a)=>a>t&&s.seat===n)}var Uo=(e,t)=>e[Jo(e,t)]?.act??"";var Eh=9,[Yc,Dh,Ch]=[700,1700,280],Qc=e=>e==="first"?"ninetynine.lesson":`ninetynine.lesson.${e}`;function Lh({id:e,steps:t}){let n=Number(rt(Qc(e)));return Number.isInteger(n)&&n>0&&n<t.length-1?n:0}var Ph=(e,t)=>Me(Qc(e),String(t)),ba=()=>A.course.value.split(" ").filter(e=>e!=="");function Rh(e){e==="first"&&(A.taught.value=!0),Ge("cure",e)&&rn(),ba().includes(e)||(A.course.value=[...ba(),e].join(" "))}function qh(){let e={C:"♣",D:"♦",H:"♥",S:"♠"},t=["A","K","Q","J",..."23456789","10","11","12"];return Object.fromEntries(Object.entries(e).flatMap(([n,s])=>t.map(a=>[a+n,At(a)+s])))}function Wh(e){let t=z(e),[,n=30,s=20,a=10]=t?.score.made??[],{declare:r=30,reveal:l=60}=t?.offers??{};return{alone:n,two:s,three:a,declare:r,reveal:l}}var Xc=(e,t)=>e[t]?.view,Xn=(e,t)=>Qt(e[t-1]?.view,e[t]?.view),Zc=(e,t,n)=>({view:Xc(e,t),full:{...n,gone:!0},ms:Ch});function _h(e,t,n){let s=[],a=t.lies?Xn(e,t.at):null;a&&s.push(Zc(e,t.at,a));for(let r=t.at+1;r<=n.at;r++){let l=e[r];if(!l?.act.startsWith("play"))continue;let c=Xn(e,r);r===n.at&&(n.lies||!c)||(s.push({view:l.view,full:c,ms:c?Dh:Yc}),c&&s.push(Zc(e,r,c)))}return s}function Ih(e,t){let n=Jo(e,t.at),s=n;if(t.does==="play")for(;s<e.length-1&&!Xn(e,s);)s++;return e.slice(n,s+1).map(({view:a},r)=>({view:a,full:Xn(e,n+r),ms:Yc}))}var wa=class{moving=C(!1);rests=C(!1);chosen=C(new Set);reply=C("");#e=0;#n=()=>{};constructor(t){this.lesson=t,this.at=C(Lh(t)),this.shown=C(this.#i(this.step()))}step(t=this.at.peek()){return this.lesson.steps[t]}get last(){return this.lesson.steps.length-1}be(t){this.stop(),Ie(()=>{this.#c(!1),this.at.value=t,this.shown.value=this.#i(this.step(t))}),Ph(this.lesson.id,t),t===this.last&&Rh(this.lesson.id)}back(){let t=this.moving.peek()||this.rests.peek();this.be(Math.max(0,this.at.peek()-(t?0:1)))}forward(){if(this.moving.peek())return this.stop(),this.#n();if(this.rests.peek())return this.be(this.at.peek()+1);let t=this.step();if(t.does!=="lay")return this.#p();let n=this.#a(t),s=this.chosen.peek();if(n.every(a=>s.has(a))&&s.size===n.length)return this.#p();this.chosen.value=new Set(n),this.reply.value=this.words("so")}words(t,n){let s=this.step(),a=`${this.lesson.id}.${s.say}${t?`.${t}`:""}`;return t&&!pe(`course.${a}`)?"":o(`course.${a}`,{...qh(),...Wh(this.lesson.variant),...n})}answer(t){let n=this.step(),s=n.ask?String(n.right):Uo(this.#t(n),n.at);if(t===s)return this.#p();this.reply.value=this.#r(n,t.replace(/^name /,""))}play(t){let n=this.step();if(t===this.#a(n)[0])return this.#p();let s=this.#s(n),a=s?.trick?.[0]?.card,r=B(s?.options?.from),l=a&&!r.includes(t);this.reply.value=l?o("page.learn.must",{suit:o(`suit.${me(a)}`)}):this.#r(n,t)}lay(){let t=this.step(),n=this.#s(t)?.options?.worth??"",s=[...this.chosen.peek()],a=this.#a(t),r=kn(s,n);if(s.every(c=>a.includes(c)))return this.#p();let l=r===kn(a,n);this.reply.value=l?this.words("also"):this.#r(t,String(r),{n:r})}stop(){clearTimeout(this.#e)}#t(t){return this.lesson.deals[t.deal]??[]}#s(t){return this.#t(t)[t.at]?.view}#a(t){return Uo(this.#t(t),t.at).split(" ").slice(1)}#r(t,n,s){return this.words(t.no?.[n]??"no",s)||o("page.learn.no")}#i(t){return{view:Xc(this.#t(t),t.at),full:t.lies?Xn(this.#t(t),t.at):null}}#c(t){this.moving.value=t,this.rests.value=!1,this.chosen.value=new Set,this.reply.value=""}#p(){let t=this.at.peek()+1,[n,s]=[this.step(),this.lesson.steps[t]];if(!s)return;if(s.deal===n.deal&&s.at-n.at<=Eh)return this.#u(_h(this.#t(n),n,s),()=>this.be(t));let a=n.does?Ih(this.#t(n),n):[],r=a.pop();this.#u(a,r?()=>this.#d(r):()=>this.be(t))}#d(t){Ie(()=>{this.#c(!1),this.rests.value=!0,this.shown.value=t})}#u(t,n){this.#n=n,Ie(()=>this.#c(t.length>0)),this.#o(t)}#o([t,...n]){if(!t)return this.#n();this.shown.value=t,this.#e=setTimeout(()=>this.#o(n),t.ms)}};var eu=()=>R(async()=>{let[e]=await Promise.all([Vc(),Tr(H.peek(),us)]);return e});function tu({plans:e}){x(()=>{document.title=`${o("course.title")} · Ninety-Nine`});let t=new Set(ba()),n=e.find(l=>!t.has(l.id))?.id,[s,...a]=e,r=[["start",s?[s]:[]],["well",a.filter(l=>l.variant===s?.variant)],["ways",a.filter(l=>l.variant!==s?.variant)]];return i`<main id="main" tabindex="-1" class="lessons">
		<h1>${o("course.title")}</h1>
		<p class="lead">${o("course.lead")}</p>
		<p class="soft">${o("course.finished",{n:e.filter(l=>t.has(l.id)).length,of:e.length})}</p>
		${r.map(([l,c])=>i`<section key=${l}><h2>${o(`course.part.${l}`)}</h2>
				<ol start=${e.indexOf(c[0])+1}>${c.map(u=>i`<${zh} key=${u.id} plan=${u} n=${e.indexOf(u)+1} done=${t.has(u.id)}
						next=${u.id===n} />`)}</ol>
			</section>`)}
		<p class="row">
			<a class="button plain" href="/problems">${o("page.nav.problems")}</a>
			<a class="button plain" href="/bids">${o("page.nav.bids")}</a>
			<a class="button plain" href="/daily">${o("page.nav.daily")}</a>
		</p>
	</main>`}var zh=({plan:{id:e,minutes:t},n,done:s,next:a})=>i`<li class=${s?"done":a?"next":""}>
	<a href=${`/learn/${e}`}>
		<span class="number score" aria-hidden="true">${n}</span>
		<b>${o(`course.${e}`)}</b>
		<span class="soft goal">${o(`course.${e}.goal`)}</span>
		<span class="small soft">${s?`✓ ${o("course.seen")}`:o("course.minutes",{n:t})}</span>
	</a>
</li>`;function Fh({rest:[e=""]}){let{value:t,wrong:n}=eu(),s=e||(ge.value.get("table")?"first":""),a=t?.find(r=>r.id===s);return n||t&&s&&!a?i`<${nu} why=${n??o("page.nowhere")} />`:t?a?i`<${Hh} key=${a.id} plan=${a} plans=${t} />`:i`<${tu} plans=${t} />`:i`<${su} />`}var nu=({why:e})=>i`<${F} title=${o("page.nav.learn")} text=${e}>
	<p><a class="button" href="/">${o("page.nowhere.go")}</a></p>
<//>`,su=()=>i`<main id="main" tabindex="-1" class="table lesson">
	<p class="opening" role="status">${o("page.opening")}</p>
</main>`;function Hh({plan:e,plans:t}){let{value:n,wrong:s}=R(()=>Gc(e)),a=$e(()=>n&&new wa(n),[n]);return x(()=>{e.id==="first"&&Va()?.stage==="lesson"&&on("lesson")},[]),x(()=>()=>a?.stop(),[a]),x(()=>{document.title=`${o(`course.${e.id}`)} · Ninety-Nine`}),s?i`<${nu} why=${s} />`:a?i`<${Kh} run=${a} plans=${t} />`:i`<${su} />`}function au(){let e=qi(ge.value.get("table")??"");return e&&"table"in e?`/t/${e.table}`:void 0}function Kh({run:e,plans:t}){let n=au(),s=e.at.value,{lesson:a}=e,r=e.step(s),l=M(null);Qh(e);let c=e.rests.value,u=M(`${s} ${c}`);x(()=>{if(u.current===`${s} ${c}`)return;u.current=`${s} ${c}`;let y=r.does==="lay"||r.does==="play"?'.hand button[tabindex="0"]':".asking .button",b=r.leaf==="end"?".over .chief":!c&&(r.does||r.ask)?y:".on";l.current?.querySelector(b)?.focus({preventScroll:!0})},[s,c]);let{view:p,full:d}=e.shown.value,$=z(a.variant),f=a.names.map((y,b)=>b===Be?o("you"):y==="dummy"?o("dummy"):y),m=r.leaf==="account"?"sheeted":r.leaf==="end"?"covered":"",h=e.moving.value||c?"":m,g=o("course.number",{n:t.findIndex(y=>y.id===a.id)+1});return i`<${lt.Provider} value=${ze(p)}><main id="main" tabindex="-1" class="table lesson" ref=${l}
		data-lesson=${a.id} data-leaf=${r.leaf} data-point=${r.point}>
		<header class="head">
			<a class="mark" href="/">99<span class="unseen"> ${o("page.home")}</span></a>
			<div class="where"><${tt} trump=${p.trump??""} /><h1>${g}</h1></div>
			<nav aria-label=${o("page.table.menu")}>
				<${S} plain disabled=${s===0} onclick=${()=>e.be(0)} say=${o("page.learn.again")} />
				<a class="button plain" href=${n??"/learn"}>${o(n?"page.learn.table":"page.learn.leave")}</a>
			</nav>
		</header>
		<div class="spread">
			<${Jh} run=${e} step=${r} n=${s} />
			<div class=${`board of-${Ae(p)} ${h==="sheeted"?h:""}`}>
				<${Yh} run=${e} step=${r} view=${p} full=${d} name=${f[Be]??""} />
				<${xt} view=${p} variant=${$} names=${f} me=${Be} elsewhere=${Be} full=${d} over=${h}
					laid=${Nt($,p.phase)} played=${Gh(e,r,p,f)}
					onhurry=${()=>e.moving.peek()&&e.forward()}>
					<${Uh} step=${r} view=${p} names=${f} run=${e} plans=${t} />
				<//>
			</div>
		</div>
	</main><//>`}function Jh({run:e,step:t,n}){let s=e.moving.value,a=e.rests.value,{id:r}=e.lesson,l=(t.does||t.ask)&&!s&&!a;return i`<section class="told" aria-label=${o(`course.${r}`)}>
		<h2>${o(t.chapter?`course.${r}.chapter.${t.chapter}`:`course.${r}`)}</h2>
		<div class=${`words ${s?"past":""}`} aria-live="polite" aria-atomic="true"
			data-replied=${e.reply.value!==""}>
			<p class="say">${W(e.words(a?"yes":void 0))}</p>
			<p class="reply">${W(e.reply.value)}</p>
		</div>
		<div class="turns">
			<button type="button" class="button back" disabled=${n===0&&!a} onclick=${()=>e.back()}>
				${o("page.learn.back")}
			</button>
			<span class="count score">${o("page.replay.at",{n:n+1,of:e.last+1})}</span>
			<button type="button" class=${`button on ${l?"":"chief"}`} disabled=${n===e.last}
				onclick=${()=>e.forward()}>
				${o(l?"page.learn.show":"page.learn.on")}
			</button>
		</div>
	</section>`}function Uh({step:e,view:t,names:n,run:s,plans:a}){if(s.rests.value||s.moving.value&&e.leaf!=="values")return null;let r=t.options,l=z(s.lesson.variant),c=e.leaf==="values"&&t.phase==="lay"?i`<${ou} worth=${r?.worth??""} />`:null,u=p=>s.answer(p);return i`${e.does==="lay"&&r?i`<section class="asking asked laying" aria-label=${o("page.yours")}>
					${c?i`<div class="leaf worths">${c}</div>`:null}
					<${gn} options=${{...r,offers:[]}} chosen=${s.chosen.value} variant=${l} busy=${!1}
						onlay=${()=>s.lay()} slots />
				</section>`:c&&i`<div class="leaf centre">${c}</div>`}
		${e.does==="offer"&&r?i`<section class="asking asked offering" aria-label=${o("page.yours")}>
					<${ga} options=${r} variant=${l} busy=${!1} onact=${u} />
				</section>`:null}
		${e.does==="name"&&r?i`<section class="asking asked naming" aria-label=${o("page.yours")}>
					<${ya} options=${r} busy=${!1} onact=${u} />
				</section>`:null}
		${e.ask?i`<${Vh} from=${e.ask} onsay=${u} />`:null}
		${e.leaf==="account"?i`<div class="over leaf sheeted"><${Ke} view=${t} names=${n} me=${Be} untitled /></div>`:null}
		${e.leaf==="end"?i`<${Zh} run=${s} plans=${a} />`:null}`}var Vh=({from:e,onsay:t})=>i`<section class="asking asked" aria-label=${o("page.yours")}>
	<div class="answer"><div class="numbers">${e.map(n=>i`<button type="button" key=${n} class="button" onclick=${()=>t(String(n))}>${v(n)}</button>`)}</div></div>
</section>`;function Gh(e,t,n,s){let a=Zt(n),r=n.shown?.[a]?.hand;if(n.control===void 0||r===void 0)return null;let l=!e.moving.value&&!e.rests.value&&t.does==="play"&&n.options?.seat===a,c=l?new Set(B(n.options?.from)):null,u=d=>l&&e.play(d),p=i`<${st} cards=${be(B(r),ee,n.trump)} can=${c} chosen=${new Set}
		label=${s[a]} open twice=${!1} onpick=${u} onplay=${u} />`;return{seat:a,hand:p}}function ou({worth:e}){let t=Le(e);return i`<ul class="values" aria-label=${o("page.learn.values.title")}>
		${[...ee].map(n=>i`<li key=${n}>
				<${Q} trump=${n} /><b class="score"><span class="unseen">${o(`suit.${n}`)} </span>${t[n]??""}</b>
				<span>${o(`page.learn.shape.${n}`)}</span>
			</li>`)}
	</ul>`}function Zh({run:e,plans:t}){let{id:n,variant:s}=e.lesson,a=au(),{busy:r,once:l}=te(),c=Va(),u=n==="first"&&c?.stage==="match"&&c.of==="",p=()=>l(async()=>{if(u)return Pi();await Te();let m=ve.value.find(h=>h.id===s);m&&await Li(m,Ar)}),d=t[t.findIndex(m=>m.id===n)+1],$=n==="first"||s!=="standard",f=i`<button type="button" class=${`button ${$?"chief":"plain"}`} disabled=${r}
		aria-busy=${r} onclick=${p}>${o(u?"way.go.first":"page.home.play")}</button>`;return i`<div class="over leaf end">
		<h2>${o(n==="first"?"page.learn.done":"course.done")}</h2>
		${u?i`<${Ts} at="match" />`:null}
		${n==="first"?i`<${ou} worth=${z(s)?.worth??""} />`:null}
		<div class="row">
			${a?i`<a class="button chief" href=${a}>${o("page.learn.table")}</a>`:$?f:null}
			${d&&!u?i`<a class=${`button ${$||a?"plain":"chief"}`} href=${`/learn/${d.id}`}>
						${o("course.next",{name:o(`course.${d.id}`)})}</a>`:null}
			${$&&n!=="first"?i`<a class="button plain" href=${`/rules/${s}`}>${o("page.learn.rules")}</a>`:null}
			${$||a?null:f}
			${u?null:i`<a class="button plain" href="/learn">${o("course.all")}</a>`}
		</div>
	</div>`}function Yh({run:e,step:t,view:n,full:s,name:a}){let r=!e.moving.value&&!e.rests.value,l=r&&t.does==="lay",c=r&&(l||t.does==="play")&&(n.options?.seat??Be)===Be?n.options:void 0,u=c?new Set(B(c.from)):null,p=e.chosen.value,d=m=>{if(!c)return;let h=new Set(l?p:[]);if(p.has(m))h.delete(m);else if(h.size<(c.pick??1))h.add(m);else return void(e.reply.value=o("lay.full",{n:h.size}));if(Ie(()=>{e.chosen.value=h,e.reply.value=""}),l)return;h.size===1&&u?.has(m)?e.reply.value=o("page.learn.tap"):e.play(m)},$=m=>c&&e.play(m),f=n.phase==="lay"&&t.worth?Le(n.options?.worth??""):null;return i`<section class=${`mine ${c?"asked":""}`} aria-label=${o("page.yourhand")}>
		<div class="me">
			<${nt} view=${n} seat=${Be} name=${a} place="south" own chair=${void 0} now=${0} open=${null}
				winner=${s?.winner===Be} laid=${Nt(z(e.lesson.variant),n.phase)} />
			${n.aside?i`<div class="laid" role="group" aria-label=${o("page.aside")}>${se(n.aside)}</div>`:null}
		</div>
		<${st} cards=${$s(n,Be)} can=${u} chosen=${p} values=${f}
			label=${o("page.yourhand")} twice=${l} onpick=${d} onplay=${$} />
	</section>`}function Qh(e){x(()=>{function t(n){let s=n.target,a=n.ctrlKey||n.metaKey||n.altKey||n.shiftKey;if(!(n.defaultPrevented||a||s.closest("input, select, textarea, dialog"))){if(n.key==="ArrowRight")e.forward();else if(n.key==="ArrowLeft")e.back();else if(!e.moving.peek()&&e.step().ask?.includes(Number(n.key)))e.answer(n.key);else if(!ma(".lesson .hand",n.key))return;n.preventDefault()}}return document.addEventListener("keydown",t),()=>document.removeEventListener("keydown",t)},[e])}var va=(e,t)=>e?o(`page.line.${e}`):o(t==="lost"?"page.line.back":"page.line.saved"),ka=e=>e.waiting.value.filter(t=>t.late),ru=e=>[e.split(" ")[0]??"",e.split(" ").slice(1).join(" ")],Xh={ready:"page.ready",unready:"page.unready",claim:"page.claim",stand:"page.leave",back:"page.back",resume:"page.resume",sit:"page.sit",undo:"page.undo",redo:"page.do.redo",replay:"page.do.replay",pause:"page.do.pause",abandon:"page.abandon"};function es({do:e,act:t="",text:n="",on:s=!1}){let[a,r]=ru(t);return e==="chat"?o("page.unsent.chat",{text:n}):e==="answer"?o(s?"page.agree":"page.disagree"):e!=="act"?o(Xh[e==="ask"?n:e]??"page.unsent.other"):a==="play"||a==="lay"?L(B(r).map(l=>ct(l))):a==="name"?D(r):G(t)}function em({command:e}){let[t,n]=ru(e.act??"");return e.do==="act"&&(t==="play"||t==="lay")?i`<span class="of">${se(n)}</span>`:i`<b>${es(e)}</b>`}function Vo({unsent:e,told:t=""}){return ka(e).map(n=>i`<p key=${n.command.id} class="unsent">
		<span>${o(n.undo?"page.unsent.stopping":"page.unsent")} <${em} command=${n.command} /></span>
		${n.undo?null:i`<button type="button" class="button plain" onclick=${()=>e.withdraw(n.command.id)}>
					${o("page.unsent.stop")}<span class="unseen"> ${es(n.command)}</span>
				</button>`}
		${n.why&&!t?i`<small>${n.why}</small>`:null}
	</p>`)}function iu({table:e}){let t=e.wrong.value,n=M("");x(()=>{n.current&&!t&&!A.spoken.peek()&&j(va("",n.current),!0),n.current=t},[t]);let s=A.spoken.value?{}:{role:"status"};return i`<div class="signs" ...${s}>
		${t?i`<p class="cut"><span aria-hidden="true" class="broken"></span>${va(t,"")}</p>`:null}
		<${Vo} unsent=${e.unsent} told=${t} />
	</div>`}var lu={times:100,each:50},tm=2**31-1,nm=50,sm=({settings:e,host:t,talk:n,...s})=>s,xa=class{#e;#n;#t=Promise.resolve();#s=null;#a=null;#r=[];#i="";#c=!1;#p=0;#d=0;#u=new Set;#o=!1;#$="";constructor(t,n,s){this.#e=t,this.#n=n,this.rules=s}end(){this.#o=!0,clearTimeout(this.#d)}hear(t){this.#s=t,this.#r.push(sm(t)),this.#h(()=>this.#l())}obey(t){return this.#h(()=>this.#b(t))}line(t){t!==this.#$&&this.#n([va(t,this.#$)]),this.#$=t}#h(t){let n=this.#t.then(()=>this.#o?void 0:t());return this.#t=n.catch(s=>this.#n([E(s)]))}async#l(t){let n=this.#r.slice(0,nm);if(!t&&n.length===0)return;let{settings:s,host:a}=this.#e.settled.peek(),r=await en(()=>Kr({lang:H.peek(),now:this.#e.now(),settings:s,host:a,news:n,mind:this.#i,...this.#a&&{before:this.#a},refused:this.#c,...t}));if(this.#r.splice(0,n.length),this.#a=n.at(-1)??this.#a,this.#i=r.mind??"",clearTimeout(this.#d),r.again){let l=Math.min(r.again-this.#e.now(),tm);this.#d=setTimeout(()=>{this.#h(()=>this.#l({}))},l)}return this.#c=!1,this.#o||this.#n(r.said),r}async#f(){for(let t=0;(this.#s?.seq??0)<this.#p&&t<lu.times;t++)await new Promise(n=>setTimeout(n,lu.each))}async#b(t){await this.#f();let n=await this.#l({line:t.normalize("NFC")});if(n?.do)return this.#g(n.do);switch(n?.want){case"hint":{let{advice:s}=await this.#e.port.hint();return await this.#l({hint:s}),this.#n(Ls(s,this.rules(),a=>es({id:"",do:"act",act:a})))}case"report":return void this.#w();case"quit":return U(this.#m())}}#m(){let{table:{stage:t,match:n}={stage:"",match:0},view:s}=this.#s??{},a=t==="waiting"&&n>0?Zn(this.#e.id,this.#e.settled.peek().settings):void 0;return a?(s?.phase==="over"?a.played:a.givenUp).href:"/"}async#g({id:t,...n}){if(n.do==="ask"&&n.text==="undo"&&this.#e.stopLate())return;if(I.peek()||await Ss(o("page.guest")),n.do==="ready")return this.#y(await this.#e.ready());let{answered:s,late:a}=this.#e.put(n),r=s.then(u=>{this.#y(u),u?.late&&this.#n([o("page.unsent.late")])},u=>{this.#c=!0,this.#n([E(u)])}),l=a.then(()=>!0);if(!await Promise.race([r,l]))return;let c=n.do==="act"?"act":"other";this.#n([o("page.unsent.typed",{what:es({id:"",...n}),undo:c,command:o("cmd.undo")})])}#y(t){this.#p=Math.max(this.#p,t?.seq??0)}async#w(){let{table:{match:t}={match:0},view:n}=this.#s??{},s=`${t} ${n?.deal}`;if(!this.#u.has(s)){this.#u.add(s);try{let a;for await(a of jn(this.#e.id,t,n?.deal??0,()=>!this.#o));a&&await this.#h(()=>this.#l({report:a}))}catch(a){this.#n([E(a)])}this.#u.delete(s)}}};var cu={lines:250,typed:50};function ts(){let[e,t]=w([]),n=M(0);return{lines:e,print:(a,r=!1)=>{let l=a.map(c=>({id:n.current++,text:c,typed:r}));l.length&&t(c=>[...c,...l].slice(-cu.lines))}}}function ns({lines:e,print:t,obey:n}){let s=a=>{a&&t([`› ${a}`],!0),n(a)};return i`<section class="speech" aria-label=${o("page.speech.region")}>
		<${am} onsend=${s} />
		<${om} lines=${e} />
	</section>`}function uu({table:e,variant:t}){let n=ts(),s=M(t);s.current=t;let a=$e(()=>new xa(e,n.print,()=>s.current),[e]);return x(()=>{let r=e.newest.subscribe(c=>c&&a.hear(c)),l=e.wrong.subscribe(c=>a.line(c));return()=>{l(),r(),a.end()}},[a]),i`<${ns} ...${n} obey=${r=>{a.obey(r)}} />`}function am({onsend:e}){let t=M(null),n=M({all:[],at:0});x(()=>t.current?.focus(),[]);function s(r){r.preventDefault();let l=t.current?.value.trim()??"";t.current&&(t.current.value=""),l&&(n.current.all=[...n.current.all.filter(c=>c!==l),l].slice(-cu.typed)),n.current.at=n.current.all.length,e(l)}function a(r){let l=r.key==="ArrowUp"?-1:r.key==="ArrowDown"?1:0;if(!l||!t.current)return;r.preventDefault();let{all:c,at:u}=n.current;n.current.at=Math.max(0,Math.min(c.length,u+l));let p=c[n.current.at]??"";t.current.value=p,t.current.setSelectionRange(p.length,p.length)}return i`<form onsubmit=${s}>
		<label for="command">${o("page.speech.field")}</label>
		<input id="command" name="command" type="text" ref=${t} onkeydown=${a}
			autocomplete="off" autocapitalize="off" autocorrect="off" spellcheck=${!1} enterkeyhint="send" maxlength="400" />
		<button class="button">${o("page.speech.do")}</button>
	</form>`}function om({lines:e}){let t=M(null);return de(()=>{t.current&&(t.current.scrollTop=t.current.scrollHeight)},[e]),i`<div class="log" role="log" aria-live="polite" aria-label=${o("page.speech.log")} tabindex="0" ref=${t}>
		${e.map(({id:n,text:s,typed:a})=>i`<p key=${n} ...${a?{class:"typed","aria-hidden":"true"}:{class:""}}>${s}</p>`)}
	</div>`}function rm({trump:e}){if(e.by==="turnup")return[];let t=e.by==="rotation"?e.rotation:["none",e.first??"none","C","D","H","S"];return[...new Set(t)].filter(Boolean)}function Sa({opening:e,names:t,rules:n,set:s}){if(!n)return null;let a=rm(n),r=e??{totals:t.map(()=>0),trump:a[0]};return i`<details open=${e!==void 0}>
		<summary>${o("page.pad.opening")}</summary>
		<div class="stack">
			<p class="soft small">${o("page.pad.opening.about")}</p>
			<fieldset class="amounts">
				<legend class="unseen">${o("page.pad.opening")}</legend>
				${t.map((l,c)=>i`<${ce} key=${c} label=${l} value=${r.totals[c]??0}
					min=${-9999} max=${9999}
					onchange=${u=>s({...r,totals:r.totals.with(c,u)})} />`)}
			</fieldset>
			${n.game.deals?i`<${ce} label=${o("page.pad.opening.deals")} value=${r.deals??0} min=${0} max=${n.game.deals-1}
						onchange=${l=>s({...r,deals:l})} />`:null}
			${a.length?i`<${q} label=${o("page.pad.opening.trump")} value=${r.trump??"none"}
						options=${a.map(l=>[l,D(l)])}
						onchange=${l=>s({...r,trump:l})} />`:null}
		</div>
	</details>`}var Oa=e=>{if(!e)return;let{trump:t,...n}=e,s=t&&t!=="none"?{...n,trump:t}:n;return s.trump||s.deals||s.totals.some(a=>a!==0)?s:void 0};var he=(e,t)=>t===void 0?"":e.seats[t]||(t<e.choices.live?o("seat",{n:t+1}):o("dummy")),Ve=e=>e.seats.map((t,n)=>he(e,n)),pu=({rules:e,house:t})=>t?e.name:o(`variant.${e.id}`),ss=e=>{let t=e.date?Date.parse(`${e.date}T12:00`):NaN;return Number.isNaN(t)?pu(e):`${pu(e)} · ${Oe(t,{dateStyle:"long"})}`};function as(e){let t=e.map(n=>n.trim().toLowerCase());return e.find((n,s)=>t[s]&&t.indexOf(t[s])<s)}function St(e){let t=Ve(e),{end:n}=e;if(n&&!n.cut)return o("page.winner",{names:L(n.winners.map(r=>t[r]??"")),n:n.winners.length,you:"no"});let s=Math.max(...e.totals),a=t.filter((r,l)=>e.totals[l]===s);return e.deals.length===0?"":o("page.pad.leads",{names:L(a),n:a.length,points:v(s),over:n?"yes":"no"})}function du(e){let t=Ve(e),n=(r,l)=>r.map((c,u)=>`${t[u]} ${l(c)}`).join(", "),s=e.deals.map(r=>{let l=r.points.map((c,u)=>`${t[u]} ${X(c)}${r.made[u]?" •":""}`).join(", ");return`${r.deal+1}. ${D(r.trump)}: ${l}`}),a=e.settlement??[];return[`Ninety-Nine · ${ss(e)}`,n(e.totals,v),St(e),"",...s,"",...a].join(`
`).replaceAll(/\n{3,}/g,`

`).trim()}var im=e=>({hands:e.seats.map(()=>({}))}),lm=e=>!e||!e.trump&&e.hands.every(t=>Object.keys(t).length===0),cm=3e3,um=e=>e instanceof qr||e instanceof P&&([429,503].includes(e.status)||e.reason==="unfetched"),Jt=e=>$t(e)?o("page.pad.refused",{text:e.message}):E(e);function pm(e){let{record:t,summary:n,open:s,inserting:a}=e,r=Js(e),l=Rt(e),c={hands:n.names.map(()=>({}))};return a?{record:t,deal:r,entry:l??c}:s!==null?{record:t,deal:r,...l?{entry:l}:{}}:n.over?{record:t}:{record:t,entry:l??c}}var dm=(e,t)=>JSON.stringify(e)===JSON.stringify(t),$m=(e,t)=>Tt({lang:H.peek(),...e},t),Ma=class{wrong=C("");busy=C(!1);#e;#n=C(null);#t=C(0);#s="";#a=new AbortController;#r=0;#i=[];#c=[];#p=null;#d="";#u;constructor(t,n=$m){this.id=t,this.#e=n,this.#u=Ot(()=>this.#$())}close(){this.#u(),this.#a.abort(),clearTimeout(this.#r)}get kept(){return De(this.id)}get told(){return this.#n.value?.told}get stale(){return this.#n.value?.of!==this.#o()}get deal(){return this.kept?Js(this.kept):0}get entry(){let{kept:t,told:n}=this;return(t&&Rt(t))??(n?im(n):{hands:[]})}get undoable(){let{kept:t}=this;return t!==void 0&&(Rt(t)!==void 0||t.past.length>0)}get redoable(){let{kept:t}=this;return t!==void 0&&(this.#c.some(n=>n.of===this.place)||!Rt(t)&&t.next.length>0)}get place(){return`${this.kept?.versions.at(-1)} ${this.kept&&dn(this.kept)}`}#o(){return this.kept?JSON.stringify({lang:H.value,...pm(this.kept)}):""}#$(){let t=this.#o(),n=t&&this.stale?`${this.#t.value} ${t}`:"";if(n===this.#s)return;if(this.#s=n,this.#a.abort(),clearTimeout(this.#r),!n)return void(this.wrong.value="");let{signal:s}=this.#a=new AbortController;this.#e(JSON.parse(t),{signal:s}).then(a=>s.aborted||(this.#n.value={of:t,told:a}),a=>{s.aborted||(this.wrong.value=Jt(a),um(a)&&(this.#r=Number(setTimeout(()=>this.#t.value++,cm))))})}set(t){this.#i.push({of:this.place,entry:this.entry}),this.#c=[],this.#h(t)}#h(t){let{kept:n}=this;n&&oe(qt(n,dn(n),lm(t)&&n.open===null?void 0:t))}correct(t){let{kept:n}=this,s=this.told?.deals[t];n&&s&&oe({...qt(Qe(n),t,n.drafts[t]??s.entry),open:t})}insert(t){let{kept:n}=this;n&&oe({...n,open:t,inserting:!0})}leave(){let{kept:t}=this;t&&oe(Qe(qt(t,dn(t))))}async#l(t){let n=this.#p;this.busy.value=!0;let s=n?n.then(t,t):t();this.#p=s;try{return await s}finally{this.#p===s&&(this.#p=null,this.busy.value=!1)}}async enter(t=!1){let{kept:n,deal:s,entry:a}=this;if(!n||this.busy.peek())return;let r=dn(n),l={record:n.record,do:n.inserting?"insert":"enter",deal:s,entry:a,...t?{again:t}:{}},c=await this.#l(()=>this.#w(l,(u,p)=>{let d=Qe(qt(u.record===p.record?u:vt(u,p),r)),$=u.drafts[r]??a;return dm($,a)?d:{...qt(d,s,$),open:s}}));c&&fu(c)}async propose(t){let n=this.kept?.record??"",s=await this.#e({record:n,...t});if(!s.unfit)return s.fault?void j($u(s)):s;let a=await this.#e({record:n,...t,again:!0});return a.unfit?s:{...a,unfit:s.unfit,said:[...s.said??[],...a.said??[]]}}async revise(t){let{kept:n}=this;if(!n||this.busy.peek())return;let s=await this.#l(()=>this.#w({record:n.record,...t,again:!0},(a,r)=>r.record===a.record?a:Qe({...vt(a,r),drafts:fm(a,r)})));s&&fu(s)}async end(){let{kept:t}=this;t&&!this.busy.peek()&&await this.#l(()=>this.#w({record:t.record,do:"stop"},vt))}undo=()=>this.#f("past","pad.undone");redo=()=>this.#f("next","pad.redone");async#f(t,n){if(this.busy.peek()||this.#b(t))return;let s=await this.#l(()=>this.#m(t));s&&j(o(n,{what:s}))}#b(t){let{kept:n,place:s,entry:a}=this,r=t==="past",[l,c]=r?[this.#i,this.#c]:[this.#c,this.#i],u=l.findLastIndex(d=>d.of===s);if(r?!n||!Rt(n):u<0)return!1;let[p]=l.splice(Math.max(u,0));return c.push({of:s,entry:a}),u>=0&&p?this.#h(p.entry):this.leave(),!0}async#m(t){let{kept:n}=this,s=n&&Nl(n,t);if(!n||s===void 0)return"";let{act:a="some",deal:r=0}=n[t].at(-1)?.did??{};return await this.#w({record:s},(c,u)=>Qe(Bl(c,u,t)),n.record)?o(`pad.act.${a}`,{deal:r+1}):""}type(t,n){return this.#l(()=>this.#g(t,n))}async#g(t,n){let{kept:s}=this;if(!s)return[];let a=(u,p)=>o(u).split("|").concat(p).includes(t.trim().toLowerCase());if(a("cmd.undo","undo"))return[await this.#y("past","pad.undone","pad.nothing")];if(a("pad.cmd.redo","redo"))return[await this.#y("next","pad.redone","pad.nothing.again")];let r=`${s.record}
${t}`,l={record:s.record,line:t,lang:n,...r===this.#d?{again:!0}:{}},c=await this.#w(l,(u,p)=>p.record===u.record?u:Qe(Tl(vt(u,p))));return this.#d=c?.again?r:"",c?.said??[]}async#y(t,n,s){if(this.#b(t))return o(n,{what:o("pad.act.some")});let a=await this.#m(t);return a?o(n,{what:a}):o(s)}async#w(t,n,s=t.record){let a=this.#o(),r=await this.#e(t).catch(l=>{j(E(l))});return Hs(this.id),Ie(()=>{let{kept:l}=this;if(!(!r||!l))return r.fault||r.unfit||r.entry?this.#x(t,r,a):l.record!==s&&l.record!==r.record?this.#S(l,t):(this.#k(n(l,r),r),r)})}#k(t,n){let s=this.#o();oe(t);let a=this.#o();a!==s&&(this.#n.value={of:Rt(t)?"":a,told:n})}#x(t,n,s){t.entry?s===this.#o()&&(this.#n.value={of:s,told:n}):j($u(n))}#S(t,{deal:n=0,entry:s,record:a}){let r=t.summary.deals,l=n<r&&n<(this.told?.deals.length??0)&&this.told?.record===a;s&&oe({...qt(t,l?n:r,s),open:l?n:null}),j(o("page.pad.elsewhere"))}},$u=e=>(e.said??[]).join(" "),fm=({drafts:e,summary:t},{deals:n})=>{let s=e[t.deals];return s?{[n.length]:s}:{}};function fu(e){let{did:t}=e,n=e.deals[t?.deal??-1];if(t?.act==="enter"&&n){let l=L(n.points.map((c,u)=>`${he(e,u)} ${X(c)}`));return j(o("page.pad.entered",{n:t.deal+1,points:l}),!0)}if(!t)return;let s={deal:t.deal+1},r=["correct","delete","insert"].includes(t.act)?o(`pad.did.${t.act}`,s):o("pad.changed.head",{what:o(`pad.act.${t.act}`,s)});j([r,...e.said??[]].join(" "))}var Zo=24;function hm(){let e=I.value?.name??A.name.value,t=Ue()[0]?.summary;if(!t)return e?[e]:[];let n=t.live??ve.value.find(s=>s.id===t.variant)?.chairs;return t.names.slice(0,n).filter(s=>s!==o("dummy"))}var mm={variant:"",names:[],first:"0",length:"",rounds:9,house:Gs,opening:void 0},Yo=(e,t)=>e.names[t]?.trim()||o("page.pad.player",{n:t+1}),Go=e=>Array.from({length:e.chairs},(t,n)=>n);async function gm(e,t,n){let s=In(e.house,n),a=Array.from({length:n.seats-t.chairs},()=>o("dummy")),r=[...Go(t).map($=>Yo(e,$)),...a],l=as(r);if(l)throw new fe(o("pad.twins",{name:l}));let c=await Tt({begin:{variant:t.id,...s?{rules:s}:{},seats:r,first:Number(e.first),date:zt(),...e.length?{[e.length]:e.rounds}:{}}}),u=Oa(e.opening),p=u&&{...c.head,opening:u},d=Ks(p?await Tt({record:c.record,do:"head",head:p}):c);return oe(d),d.id}var Qo=({seat:e,...t})=>i`<${we} label=${o("page.pad.player",{n:e+1})}
	maxlength=${Zo} onfocus=${n=>n.currentTarget.select()} ...${t} />`;function ym({plan:e,set:t,variant:n}){let s=a=>r=>t(({names:l})=>({names:Object.assign([...l],{[a]:r})}));return i`<fieldset class="seats">
			<legend class="unseen">${o("page.pad.names")}</legend>
			${Go(n).map(a=>i`<${Qo} key=${a} seat=${a} value=${e.names[a]??""}
				enterkeyhint="next" oninput=${s(a)} />`)}
		</fieldset>
		<p class="soft small">${o("page.pad.names")}</p>
		<${q} label=${o("page.pad.first")} value=${e.first} onchange=${J(t)("first")}
			options=${Go(n).map(a=>[String(a),Yo(e,a)])} />`}function hu({onclose:e,onbegun:t}){x(()=>{re(Te)},[]);let[n,s]=w(()=>({...mm,names:hm()})),[a,r]=w(""),{busy:l,once:c}=te(h=>r(Jt(h))),u=ve.value.find(h=>h.id===n.variant)??gt(),p=z(u?.id);if(!u)return null;let d=h=>{s(g=>({...g,...typeof h=="function"?h(g):h})),r("")},$=h=>{h.preventDefault(),p&&c(async()=>t(await gm(n,u,p)))},f=h=>d({variant:h,first:"0",opening:void 0,house:{...n.house,changed:{}}}),m=i`<button type="submit" form="new-pad" class="button chief" aria-busy=${l}>
		${o("page.pad.begin")}
	</button>`;return i`<${K} broad title=${o("page.pad.new")} onclose=${e} actions=${m}>
		<form id="new-pad" class="create stack" onsubmit=${$}>
			<${Zs} value=${u.id} groups=${Fe()} onchange=${f} />
			<${ym} plan=${n} set=${d} variant=${u} />
			<${fn} plan=${n} set=${d} variant=${u} />
			<${Sa} opening=${n.opening} rules=${p} set=${J(d)("opening")}
				names=${Array.from({length:p?.seats??0},(h,g)=>g<u.chairs?Yo(n,g):o("dummy"))} />
			<${Ys} own=${n.house} set=${J(d)("house")} rules=${p} />
			<p class=${a?"trouble":""} role="alert">${a}</p>
		</form>
	<//>`}var bm=e=>e?.scrollIntoView({block:"nearest"}),mu=({lines:e})=>i`<div class="stack" role="status" ref=${bm}>
	${e.map(t=>i`<p key=${t}>${t}</p>`)}
</div>`;function gu({open:e,then:t,deal:n,onclose:s}){let{busy:a,once:r}=te(),c=i`<${S} chief aria-busy=${a} onclick=${()=>r(async()=>{await e.revise({do:"delete",deal:n}),s()})} say=${o("page.pad.strike")} />`;return i`<${K} title=${o("page.pad.deal",{n:n+1})} onclose=${s} actions=${c}>
		<div class="stack">
			<p>${o("page.pad.strike.about",{n:n+1})}</p>
			<${mu} lines=${t.said??[]} />
		</div>
	<//>`}function wm(e,t){let n=[...e.seats],s=[...e.replaced??[]];return t.forEach((a,r)=>{let l=s.findLastIndex(c=>c.seat===r);l<0?n[r]=a:s[l]={...s[l],name:a}}),{seats:n,...s.length?{replaced:s}:{}}}function vm(e,{names:t,first:n,target:s,length:a,rounds:r,opening:l,leaves:c,comes:u,from:p}){let{deals:d,games:$,opening:f,...m}=e,h={...m,...wm(e,t),first:Number(n),...s?{target:s}:{}},g=Oa(l),y={deal:p-1,seat:Number(c),name:u.trim()},b=(h.replaced??[]).filter(O=>O.seat!==y.seat||O.deal!==y.deal),k=y.name?[...b,y].sort((O,T)=>O.deal-T.deal):h.replaced;return{...h,...a?{[a]:r}:{},...g?{opening:g}:{},...k?{replaced:k}:{}}}var km=({head:e,seats:t,deals:n})=>({names:t,first:String(e.first),target:e.target??0,opening:e.opening,length:e.deals?"deals":e.games?"games":"",rounds:e.deals||e.games||9,leaves:"0",comes:"",from:n.length+1});function yu({open:e,pad:t,onclose:n}){let[s,a]=w(()=>km(t)),[r,l]=w(null),[c,u]=w(""),{busy:p,once:d}=te(),$=y=>{a(b=>({...b,...y})),l(null),u("")},f=vm(t.head,s),m=y=>{y.preventDefault();let b=as(s.names)??as(s.comes?s.names.with(Number(s.leaves),s.comes):[]);if(b)return u(o("pad.twins",{name:b}));d(async()=>{let k=r?void 0:await e.propose({do:"head",head:f}),O=k?.said??[];if(O.length)return l(O);(r||k?.did)&&await e.revise({do:"head",head:f}),n()})},h=i`<button type="submit" form="pad-head" class="button chief" aria-busy=${p}>
		${o(r?"page.pad.head.yes":"page.pad.head.do")}
	</button>`,g=t.choices.live;return i`<${K} broad title=${o("page.pad.head")} onclose=${n} actions=${h}>
		<form id="pad-head" class="create stack" onsubmit=${m}>
			<${xm} pad=${t} form=${s} set=${$} />
			<${q} label=${o("page.pad.first")} value=${s.first} onchange=${J($)("first")}
				options=${s.names.slice(0,g).map((y,b)=>[String(b),y])} />
			${s.target?i`<${ce} label=${o("page.create.rules.game.target")} value=${s.target} min=${1} max=${1e4}
						onchange=${J($)("target")} />`:null}
			<${fn} plan=${s} set=${$} />
			<${Sm} pad=${t} form=${s} set=${$} />
			<${Sa} opening=${s.opening} names=${Ve(t)} rules=${t.rules} set=${J($)("opening")} />
			${r?i`<${mu} lines=${r} />`:null}
			<p class=${c?"trouble":""} role="alert">${c}</p>
		</form>
	<//>`}var xm=({pad:e,form:t,set:n})=>i`<fieldset class="seats">
	<legend class="unseen">${o("page.pad.names")}</legend>
	${t.names.slice(0,e.choices.live).map((s,a)=>i`<${Qo} key=${a} seat=${a} value=${s} required
		oninput=${r=>n({names:t.names.with(a,r)})} />`)}
</fieldset>`,Sm=({pad:e,form:t,set:n})=>i`<details>
	<summary>${o("page.pad.replace")}</summary>
	<div class="stack">
		<${V} label=${o("page.pad.replace.leaves")} value=${t.leaves}
			options=${t.names.slice(0,e.choices.live).map((s,a)=>[String(a),he(e,a)])}
			onchange=${J(n)("leaves")} />
		<${we} label=${o("page.pad.replace.comes")} value=${t.comes} maxlength=${Zo}
			oninput=${J(n)("comes")} />
		<${ce} label=${o("page.pad.replace.from")} value=${t.from} min=${1} max=${e.deals.length+1}
			onchange=${J(n)("from")} />
	</div>
</details>`;var Aa={ArrowDown:[1,0],ArrowUp:[-1,0],ArrowRight:[0,1],ArrowLeft:[0,-1]},Om=60,Mm=600,Xo=class{#e;#n=[];#t=0;constructor(t){this.#e=t}press(t){return t==="Enter"&&Date.now()<this.#t?!0:this.#n.length===0&&this.#e.current()?this.#e.act(t):t in Aa||/^(.|Enter|Backspace|Redo)$/u.test(t)?(this.#n.length<Om&&this.#n.push(t),this.#s(),!0):!1}goOn(){for(;this.#n.length>0&&this.#e.current();)this.#e.act(this.#n.shift()??"");this.#s()}#s(){if(this.#e.changing())for(this.#n=this.#n.filter(t=>t!=="Backspace"&&t!=="Redo");this.#n[0]==="Enter";)this.#n.shift()}hear({fault:t,unfit:n}){(t||n)&&(this.#n=[]),this.#t=n?Date.now()+Mm:0}},bu=e=>e.target instanceof Element&&e.target.closest(".pad-panel")!==null;function er(e){if(!(e.ctrlKey||e.metaKey)||e.altKey)return e.key;let t=e.key.toLowerCase();return t==="z"&&!e.shiftKey?"Backspace":t==="z"||t==="y"?"Redo":""}function Am(e){if(!er(e)||e.altKey||document.querySelector("dialog[open]"))return!1;let t=e.target instanceof Element?e.target:null;return t?.closest("input, select, textarea, summary, [contenteditable]")?!1:e.key in Aa?t===document.body||bu(e):!((e.key==="Enter"||e.key===" ")&&t?.closest("button, a"))}var Tm=e=>e.repeat&&["Enter","Backspace","Redo"].includes(er(e));function wu(e){let t=M(e);t.current=e;let n=M(!0),[,s]=w(0),a=M(null),r=a.current??=new Xo({act:l=>t.current.act(l)?(n.current=!1,s(c=>c+1),!0):!1,current:()=>n.current&&t.current.current(),changing:()=>t.current.changing()});return de(()=>r.hear(e.pad),[e.pad]),x(()=>{n.current=!0,r.goOn()}),de(()=>{let l=c=>{(Tm(c)?bu(c):Am(c)&&r.press(er(c)))&&c.preventDefault()};return document.addEventListener("keydown",l),()=>document.removeEventListener("keydown",l)},[]),l=>r.press(l)}var ku=({what:e,seat:t=-1})=>e==="turnup"||e==="name"?{seat:-1,field:"trump"}:{seat:t,field:e==="number"?"premium":e==="tricks"?"tricks":"contract"},xu=(e,t)=>e.seat===t?.seat&&e.field===t.field;function jm(e,{what:t,seat:n=-1}){let s=e.hands[n]??{};switch(t){case"tricks":return s.tricks!==void 0;case"outcome":return s.made!==void 0||s.bid!==void 0;case"bid":return s.bid!==void 0;case"number":return/\d/.test(s.premium??"");default:return e.trump!==void 0}}var Nm=e=>[...new Set(e.choices.premiums.map(t=>t.split(" ")[0]??""))],vu=(e,t)=>e.choices.premiums.filter(n=>n.startsWith(`${t} `)).map(n=>Number(n.split(" ")[1])),Bm=(e,t,n)=>{let s={...e,hands:e.hands.with(t,n)},a=s.hands.some(c=>c.premium),{trump:r,...l}=s;return a||e.hands[t]?.premium===n.premium?s:l},Em=e=>Object.fromEntries(Object.entries(e).filter(([,t])=>t!==void 0&&t!==""));function nr({pad:e,deal:t,named:n,inserting:s=!1}){let a=e.deals[t],r=a??e.due;if(!r)return null;let l=n??(s&&e.choices.trumps.length>0?void 0:r.trump),c=l===r.trump||!r.trump?r.origin:"",u={dealer:he(e,r.dealer),lead:he(e,r.lead),past:a?"yes":"no"},p=r.vulnerable?.map(d=>he(e,d)).join(", ");return i`<div class="pad-due">
		${l?i`<${Q} trump=${l} />`:i`<span class="sign none" aria-hidden="true">?</span>`}
		<p class="who">
			<b>${o("page.pad.roles",u)}</b> <span class="soft">${o("page.pad.deal",{n:t+1})}</span>
		</p>
		<p class="trump">${l?c?o("why.trump",{trump:D(l),why:c}):D(l):o("page.pad.turnup")}
			${p?i` <span class="soft">· ${o("pad.vulnerable",{names:p})}</span>`:null}
		</p>
	</div>`}var Dm=({due:e,seat:t})=>{let n=t===e?.dealer?"dealer":t===e?.lead?"forehand":"";return n?i`<small class="role soft" aria-hidden="true">${o(`page.stats.place.${n}`)}</small>`:null},tr=({label:e,text:t,said:n,now:s,wrong:a,onpick:r,children:l})=>i`<button type="button"
	class=${`box ${n?"said":t?"follows":""}`} aria-pressed=${s} data-wrong=${a||void 0}
	aria-label=${t?`${e}: ${t}`:e} onclick=${r}>${l??t}</button>`,os=e=>e.totals.some((t,n)=>t!==e.game[n]);function Cm(e){let{pad:t}=e,n=t.choices.premiums.length>0;return i`<div class=${`pad-rows ${n?"":"unpaid"}`} role="group" aria-label=${o("page.pad.hands")}>
		<div class="heads soft small" aria-hidden="true">
			<span class="totals">${os(t)?o("page.pad.totals"):""}</span>
			<span>${o("page.sheet.won")}</span><span>${o("page.sheet.contract")}</span>
			${n?i`<span>${o("page.sheet.held")}</span>`:null}
		</div>
		${t.seats.map((s,a)=>i`<${Lm} key=${a} ...${e} seat=${a} />`)}
	</div>`}function Lm({pad:e,deal:t,draft:n,full:s,now:a,wrong:r,pick:l,seat:c}){let u=he(e,c),p=n.hands[c]??{},{tricks:d,bid:$,made:f,premium:m}=s.hands[c]??{},h=b=>({label:o(`page.pad.${b}.of`,{name:u}),now:xu({seat:c,field:b},a),wrong:r===c,onpick:()=>l({seat:c,field:b})}),g=f===void 0?"":o(f?"page.sheet.made":"page.sheet.failed"),y=[$===void 0?"":o("page.pad.bid",{n:$}),g].filter(Boolean).join(", ");return i`<div class="hand-row">
		<span class="name">
			<span>${u}</span> <${Dm} due=${e.deals[t]??e.due} seat=${c} />
			<b class="total">${v(e.game[c]??0)}</b>
			${os(e)?i`<small class="rest soft">(${v(e.totals[c]??0)})</small>`:null}
		</span>
		<${tr} ...${h("tricks")} said=${p.tricks!==void 0} text=${d===void 0?"":v(d)} />
		<${tr} ...${h("contract")} said=${p.made!==void 0||p.bid!==void 0} text=${y}>
			<span class="bid">${$===void 0?"":v($)}</span>
			${g?i`<span class=${`mark ${f?"made":"failed"}`}>${f?"✓":"✗"}</span>`:null}
		<//>
		${e.choices.premiums.length>0&&c<e.choices.live?i`<${tr} ...${h("premium")} said=${!!p.premium} text=${m?G(m):""} />`:null}
	</div>`}var Pm=({rules:{trump:e,joker:t}})=>e.by==="turnup"?[...e.plain.split(" ").filter(Boolean),...t?[o("joker")]:[]].join(", "):"";function Rm(e,t,n,s){let{seat:a,field:r}=n;if(r==="trump"){let d=Pm(e);return e.choices.trumps.map($=>{let f=$==="none"&&d?i` <small>(${d})</small>`:null;return{key:$,on:t.trump===$,press:()=>s({...t,trump:$}),wide:!0,text:i`<${Q} trump=${$} /><span class="word">${D($)}${f}</span>`}})}let l=t.hands[a]??{},c=(d,$)=>s(Bm(t,a,Em({...l,...d})),$),u=(d,$,f)=>({key:String(d),text:v(d),on:$,press:f,typed:String(d)});if(r==="tricks")return Array.from({length:e.choices.tricks+1},($,f)=>f).map($=>u($,l.tricks===$,()=>c({tricks:$})));if(r==="contract")return[{key:"made",wide:!0,text:`✓ ${o("page.sheet.made")}`,on:l.made===!0,typed:"+",press:()=>c({made:!0,bid:void 0})},{key:"failed",wide:!0,text:`✗ ${o("page.sheet.failed")}`,on:l.made===!1,typed:"-",press:()=>c({made:!1,bid:void 0})},...e.choices.bids.map(d=>u(d,l.bid===d,()=>c({bid:d,made:void 0})))];let[p=""]=(l.premium??"").split(" ");return[{key:"none",wide:!0,text:o("page.pad.no"),on:!l.premium,press:()=>c({premium:""})},...Nm(e).map(d=>({key:d,wide:!0,text:G(d),on:p===d,typed:o(`offer.letter.${d}`),or:d[0]??"",press:()=>c({premium:d},vu(e,d).length>0)})),...(p?vu(e,p):[]).map(d=>u(d,l.premium===`${p} ${d}`,()=>c({premium:`${p} ${d}`})))]}function qm({keys:e,label:t}){let n=e.filter(r=>!r.wide),s=Math.min(7,Math.max(5,Math.ceil(n.length/2))),a=r=>i`<button type="button" key=${r.key} class=${r.wide?"wide-key":"key"} aria-pressed=${r.on}
		aria-label=${r.label} onclick=${r.press}>${r.text}</button>`;return i`<div class="pad-keys" role="group" aria-label=${t}>
		<div class="words">${e.filter(r=>r.wide).map(a)}</div>
		<div class="digits" style=${{"--across":s}}>${n.map(a)}</div>
	</div>`}var Su=(e,{seat:t,field:n})=>n==="trump"?o("page.pad.trump"):o(`page.pad.${n}.of`,{name:he(e,t)}),Wm={seat:-1,field:"trump"},_m=({choices:e,rules:t},n)=>e.trumps.length>0&&(t.trump.by==="turnup"||n.hands.some(s=>s.premium)),Im=({trump:e,now:t,onpick:n})=>i`<button type="button" class="box turn" aria-pressed=${t}
	onclick=${n}>${o("page.pad.trump")} ${e?i`<${Q} trump=${e} /> ${D(e)}`:"…"}
</button>`,sr=({redo:e})=>i`<button type="button" class="button redo" aria-label=${o("page.pad.redo")}
	title=${o("page.pad.redo")} onclick=${e}>
	<svg viewBox="0 0 24 24" aria-hidden="true"><path d="M15 5l5 5-5 5M20 10H9a5 5 0 0 0 0 10h4" /></svg>
</button>`;function Ou({open:e,pad:t}){let[n,s]=w({place:"",cell:null}),{deal:a,entry:r,stale:l,kept:c,place:u}=e,p=n.place===u?n.cell:null,d=Se=>s({place:u,cell:Se}),$=c?.open!==null,f=c?.inserting===!0,m=o(f?"page.pad.insert":$?"page.pad.correct":"page.pad.enter"),g=(t.missing??(t.entry||$?[]:t.due?.missing??[])).filter(Se=>!jm(r,Se)),y=p??(g[0]?ku(g[0]):null),b=!l&&t.unfit!==void 0,k=!l&&t.entry!==void 0&&!t.fault&&(t.missing??[]).length===0&&!b,T=y?Rm(t,r,y,(Se,Ce)=>(d(Ce?y:null),e.set(Se))):[],N=Fm(t.entry,r),_={Enter:()=>(k||b)&&e.enter(b),Backspace:()=>e.undoable&&e.undo(),Redo:()=>e.redoable&&e.redo()},je=Se=>{let[Ce,bn]=Aa[Se]??[];if(Ce!==void 0&&bn!==void 0)d(Km(t,y,Ce,bn));else{let cs=(T.find(qa=>qa.typed===Se)??T.find(qa=>qa.or===Se))?.press??_[Se];if(!cs)return!1;cs()}return!0},at=()=>e.wrong.peek()===""&&(e.stale||e.busy.peek()),ot=wu({pad:t,act:je,current:()=>e.told===t&&e.kept===c&&!at(),changing:()=>e.busy.peek()});return i`<section class="pad-panel" aria-label=${m}>
		<${nr} pad=${t} deal=${a} named=${N.trump} inserting=${f} />
		<${Cm} pad=${t} deal=${a} draft=${r} full=${N} now=${y} wrong=${t.fault?.seat??-1}
			pick=${d} />
		<p class=${`pad-said ${t.fault||t.unfit?"trouble":k?"":"soft"}`} role="status">
			${Hm(t,p,g)||(k?o("page.pad.ready"):" ")}
		</p>
		${_m(t,r)&&(N.trump||y?.field!=="trump")?i`<${Im} trump=${N.trump} now=${y?.field==="trump"} onpick=${()=>d(Wm)} />`:null}
		${y&&!(k&&!p)?i`<${qm} keys=${T} label=${Su(t,y)} />`:null}
		<${zm} open=${e} press=${ot} can=${k||b} text=${b?o("page.pad.anyway"):m} />
	</section>`}var zm=({open:e,press:t,can:n,text:s})=>i`<div class="pad-acts">
	<${S} disabled=${!e.undoable} onclick=${()=>t("Backspace")} say=${o("page.pad.undo")} />
	${e.redoable?i`<${sr} redo=${()=>t("Redo")} />`:null}
	${e.kept?.open!==null?i`<${S} onclick=${()=>e.leave()} say=${o("page.pad.cancel")} />`:null}
	<${S} chief aria-disabled=${!n} aria-busy=${e.busy.value} onclick=${()=>t("Enter")} say=${s} />
</div>`,Fm=(e,t)=>({...e,...t,hands:t.hands.map((n,s)=>({...e?.hands[s],...n}))});function Hm(e,t,n){if(e.fault||e.unfit)return(e.said??[]).join(" ");let s=n.find(a=>!t||xu(ku(a),t));return s?o(`page.pad.ask.${s.what}`,{name:he(e,s.seat)}):t?Su(e,t):""}function Km(e,t,n,s){let a=["tricks","contract",...e.choices.premiums.length?["premium"]:[]],r=e.seats.length,l=t&&t.seat>=0?(t.seat+n+r)%r:0,c=Math.max(0,a.indexOf(t?.field??"tricks")),u=a[(c+s+a.length)%a.length]??"tricks";return{seat:l,field:u==="premium"&&l>=e.choices.live?"contract":u}}function Ta({pad:e,onpick:t}){let n=Ve(e);return i`<section class="pad-sheet">
		<header>
			<h1>${n.slice(0,e.choices.live).join(" · ")}</h1>
			<p class="soft">${ss(e)} · ${ta(e.rules)}</p>
			<p class="standing">${St(e)}</p>
		</header>
		${e.deals.length?i`<${Ao} scores=${e.deals} names=${n} end=${e.end} onpick=${t} />
				<div class="settled small soft">${(e.settlement??[]).map(s=>i`<p key=${s}>${s}</p>`)}</div>`:i`<p class="soft">${o("page.pad.unwritten")}</p>`}
	</section>`}function Jm(e,t){let n=e.deals[t],s=e.deals[t+1]??(e.due?.deal===t+1?e.due:void 0),a=s&&{next:Um(e,s.why.trump),...s.trump?{then:s.trump}:{}},r=Object.fromEntries(n.entry.hands.map((u,p)=>[p,u.bid===void 0?{}:{bid:u.bid}])),{closed:l,...c}=n;return{...c,shown:r,...s?{why:a}:{},...l?{closed:{...l,game:n.game,totals:n.totals}}:{},...e.end&&t===e.deals.length-1?{end:e.end}:{}}}var Um=(e,t)=>e.rules.trump.by==="holder"&&t!=="game"||t==="named"||t==="first"?"stays":t;function ja({pad:e,deal:t,onclose:n,correct:s,insert:a,strike:r}){let l=e.deals[t];if(!l)return null;let c=s&&i`
		<${S} plain onclick=${r} say=${o("page.pad.strike")} />
		<${S} plain onclick=${a} say=${o("page.pad.insert.before")} />
		<${S} chief onclick=${s} say=${o("page.pad.correct")} />`;return i`<${K} title=${o("page.pad.deal",{n:t+1})} onclose=${n} actions=${c}>
		<div class="pad-account stack">
			<p class="soft">
				${o("page.pad.roles",{dealer:he(e,l.dealer),lead:he(e,l.lead),past:"yes"})}.${" "}
				${o("page.pad.trump")}: ${D(l.trump)} (${l.origin}).</p>
			<${Ke} view=${Jm(e,t)} names=${Ve(e)} variant=${e.rules} me=${-1} untitled />
		</div>
	<//>`}var Vm=4e3,[Mu,Gm]=[4e3,12e4],Au=new Map;function or(e,t){let n=(Au.get(e)??Promise.resolve()).then(t);return Au.set(e,n.catch(()=>{})),n}var Zm=e=>or(e,async()=>{let t=De(e);if(!t||t.shared)return;let n=Ee(),{pad:s,mark:a=""}=await ws({secret:n,record:t.record}),r=De(e);r&&oe({...r,shared:{secret:n,pad:s,of:t.record,mark:a}})});function Tu(e){let{shared:t,record:n}=De(e)??{};return t&&n&&t.of!==n?t.secret+n:""}var ar=new Map;function Ym(e){let t=ar.get(e)??or(e,async()=>{let n=De(e);if(!n?.shared||!Tu(e))return;let{secret:s,mark:a}=n.shared,{pad:r,mark:l=""}=await ws({secret:s,record:n.record,was:a}).catch(u=>{if(u instanceof P&&u.status===409)return Qm(e,n.shared?.pad??"");throw u}),c=De(e);c?.shared?.secret!==s||!r||oe({...c,shared:{...c.shared,pad:r,of:n.record,mark:l}})}).finally(()=>ar.delete(e));return ar.set(e,t),t}async function Qm(e,t){let{pad:n,mark:s}=await Ja({pad:t}),a=De(e);if(a?.shared&&n){let r={...a.shared,of:n.record,mark:s};oe({...n.record===a.record?a:Qe(vt(a,n)),shared:r}),n.record!==a.record&&j(o("page.pad.share.other"))}return{pad:""}}var rr=e=>or(e,async()=>{let t=De(e)?.shared?.secret;if(!t)return;await ws({secret:t});let n=De(e);if(!n)return;let{shared:s,...a}=n;oe(a)}),Xm=e=>e instanceof P&&e.status>=400&&e.status<500&&e.status!==429;function eg(e,t){let[n,s,a,r,l]=["",Mu,0,!1,!1],c=async()=>{let p=Tu(e);if(r||!p||p===n)return;clearTimeout(a),r=!0;let d=await Ym(e).then(()=>null,$=>$);if(r=!1,d&&!Xm(d)){l||(a=Number(setTimeout(c,s))),s=Math.min(2*s,Gm);return}s=Mu,d&&(n=p,t(d)),c()},u=Ot(()=>{c()});return()=>{l=!0,u(),clearTimeout(a)}}function ju(e){x(()=>eg(e,t=>j(o("page.pad.share.not",{text:E(t)}))),[e])}function Nu({kept:e}){let[t,n]=w(!1),{shared:s}=e,{busy:a,once:r}=te(),l=()=>r(async()=>{await Zm(e.id),n(!0)}),u=i`<${S} aria-busy=${a} onclick=${()=>r(async()=>{await rr(e.id),n(!1)})} say=${o("page.pad.share.stop")} />`;return i`<${S} plain aria-busy=${a} onclick=${l} say=${o("page.pad.share")} />
		${t&&s?i`<${K} title=${o("page.pad.share")} onclose=${()=>n(!1)} actions=${u}>
					<div class="stack">
						<p>${o("page.pad.share.about")}</p>
						<${qs} link=${bs(`/pad/on/${s.pad}`)} label=${o("page.pad.link")} />
					</div>
				<//>`:null}`}function tg(e){let[t,n]=w(null),[s,a]=w("");return x(()=>{let r=new AbortController,[l,c]=["",0],u=async()=>{clearTimeout(c);try{if(document.visibilityState==="visible"){let p=await Ja({pad:e,after:l,lang:H.peek()},{signal:r.signal});l=p.mark,p.pad&&n(p.pad),a("")}}catch(p){if(r.signal.aborted)return;let d=p instanceof P&&p.status===404;if(a(d?o("page.pad.unshared"):E(p)),d)return}c=window.setTimeout(u,Vm)};return u(),document.addEventListener("visibilitychange",u),()=>{r.abort(),clearTimeout(c),document.removeEventListener("visibilitychange",u)}},[e,H.value]),{pad:t,wrong:s}}function Bu({id:e}){let{pad:t,wrong:n}=tg(e),[s,a]=w(-1);return t?i`<main id="main" tabindex="-1" class="pad">
		<${Ta} pad=${t} onpick=${a} />
		<section class="pad-panel looking" aria-label=${o("page.pad.trump")}>
			${t.due?i`<${nr} pad=${t} deal=${t.deals.length} />`:i`<p class="winner">${St(t)}</p>`}
			${os(t)&&t.due?i`<p class="small soft totals">${o("page.pad.totals")}</p>`:null}
			<ul class="stands">${(t.due?t.game:t.totals).map((r,l)=>i`<li key=${l}>
				<span>${he(t,l)}</span>
				<span><b>${v(r)}</b>${os(t)&&t.due?i` <small class="soft">(${v(t.totals[l]??0)})</small>`:null}</span>
			</li>`)}</ul>
			<p class="small soft" role="status">${n||o("page.pad.looking")}</p>
		</section>
		${s>=0?i`<${ja} pad=${t} deal=${s} onclose=${()=>a(-1)} />`:null}
	</main>`:i`<${F} title=${o("page.nav.pad")} wrong=${n} text=${o("page.opening")} />`}var Na=({record:e})=>/^[^\n]*"date":"([\d-]+)"/.exec(e)?.[1]??"",ng=e=>{let t=e.trim().replace(",",".");return/^\d{1,6}(\.\d{1,4})?$/.test(t)&&Number(t)>0?t:""},Eu=e=>v(Number(e),e.split(".")[1]?.length??0),sg=e=>ut(new Blob([e],{type:"text/csv;charset=utf-8"}),"season.csv"),ag=e=>[Na(e)&&Oe(Date.parse(`${Na(e)}T12:00`),{dateStyle:"medium"}),L(e.summary.names)].filter(Boolean).join(" · ");function Du(){let e=Ue().filter(h=>h.summary.deals>0),[t,n]=w(new Set),[s,a]=w(""),[r,l]=w(""),c=A.stake.value,u=e.filter(h=>(!s||Na(h)>=s)&&(!r||(Na(h)||"9")<=r)),p=u.filter(h=>!t.has(h.id)),d={records:p.map(h=>h.record),stake:ng(c)},{value:$,wrong:f}=R(h=>Ur(d,{signal:h}).catch(g=>{throw new fe(Jt(g))}),JSON.stringify(d)),m=h=>n(new Set(t.has(h)?[...t].filter(g=>g!==h):[...t,h]));return i`<main id="main" tabindex="-1" class="pads season stack">
		<h1>${o("page.season")}</h1>
		<p class="lead">${o("page.season.about")}</p>
		<div class="row unprinted">
			<${we} label=${o("page.season.from")} type="date" value=${s} oninput=${a} />
			<${we} label=${o("page.season.to")} type="date" value=${r} oninput=${l} />
			<${we} label=${o("page.season.stake")} inputmode="decimal" value=${c}
				oninput=${h=>A.stake.value=h} />
		</div>
		${f?i`<p class="trouble" role="alert">${f}</p>`:null}
		${$?.players.length?i`<${og} season=${$} />`:i`<p class="soft">${o("page.season.none")}</p>`}
		<details class="unprinted" open=${t.size>0}>
			<summary>${o("page.season.pads",{n:p.length,of:e.length})}</summary>
			<div class="stack">${u.map(h=>i`<${ft} key=${h.id} label=${ag(h)}
				checked=${!t.has(h.id)} onchange=${()=>m(h.id)} />`)}</div>
		</details>
		<p class="row unprinted">
			${$?.players.length?i`<${S} onclick=${()=>sg($.csv)} say=${o("page.season.csv")} />
						<${S} plain onclick=${()=>print()} say=${o("page.rules.print")} />`:null}
			<a class="button plain" href="/pad">${o("page.pad.all")}</a>
		</p>
	</main>`}function og({season:{players:e,transfers:t}}){let n=e.some(a=>a.amount),s=["deals","made","matches","won","games","gamesWon"];return i`<${ne}><table class="book standings">
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
				<td>${X(a.balance)}</td>
				${n?i`<td>${Eu(a.amount??"0")}</td>`:null}
				${s.map(r=>i`<td key=${r}>${v(a[r])}</td>`)}
			</tr>`)}</tbody>
		</table><//>
		${t.length?i`<h2>${o("page.season.pays")}</h2>
				<ul class="plain-list">${t.map(a=>i`<li key=${a.from+a.to}>
					${o("page.season.transfer",{from:a.from,to:a.to,n:a.points})}${a.amount?` = ${Eu(a.amount)}`:""}
				</li>`)}</ul>`:null}
		<p class="small soft">${o("page.season.how")}</p>`}function rg({rest:e}){let[t="",n=""]=e;return t==="season"?i`<${Du} />`:t==="on"&&n?i`<${Bu} key=${n} id=${n} />`:t?i`<${cg} key=${t} id=${t} />`:i`<${ig} />`}function ig(){let[e,t]=w(!1),[n,s]=w(""),a=async l=>{s("");try{let c=Ks(await Tt({record:await l.text()}));oe(c),U(`/pad/${c.id}`)}catch(c){s(Jt(c))}},r=l=>U(`/pad/${l}`);return i`<main id="main" tabindex="-1" class="pads stack">
		<h1>${o("page.nav.pad")}</h1>
		<p class="lead">${o("page.pad.about")}</p>
		<p class="row">
			<${S} chief aria-haspopup="dialog" onclick=${()=>t(!0)} say=${o("page.pad.new")} />
			<${tn} plain say=${o("page.pad.open")} accept=".jsonl,.99" ontake=${a} />
		</p>
		<p class=${n?"trouble":""} role="alert">${n}</p>
		<p class="row">
			${Ue().length?i`<a href="/pad/season">${o("page.season.open")}</a>`:null}
			<a href="/deal">${o("page.slips.from")}</a>
		</p>
		<ul class="pad-list">${Ue().map(l=>i`<${lg} key=${l.id} pad=${l} />`)}</ul>
		${e?i`<${hu} onclose=${()=>t(!1)} onbegun=${r} />`:null}
	</main>`}function lg({pad:{id:e,summary:t,moved:n}}){let{variant:s,names:a,totals:r,deals:l,over:c}=t,u=[pe(`variant.${s}`)?o(`variant.${s}`):s,o("page.scores.deals",{n:l}),Oe(n,{dateStyle:"medium"}),c?o("page.pad.over"):""];return i`<li><a href=${`/pad/${e}`}>
		<span class="names">${L(a)}</span>
		<span class="score">${r.map(p=>v(p)).join(" : ")}</span>
		<span class="soft small">${u.filter(Boolean).join(" · ")}</span>
	</a></li>`}function cg({id:e}){let t=$e(()=>new Ma(e),[e]);x(()=>()=>t.close(),[t]);let{kept:n,told:s}=t,a=t.wrong.value;return n?s?i`<${dg} open=${t} kept=${n} told=${s} wrong=${a} />`:i`<${F} title=${o("page.nav.pad")} wrong=${a} text=${o("page.opening")} />`:i`<${F} title=${o("page.nav.pad")} text=${o("page.pad.gone")}>
			<p><a class="button" href="/pad">${o("page.pad.all")}</a></p>
		<//>`}function ug(e){x(()=>{let t=document.querySelector(".pad-panel"),n=e?document.querySelectorAll(".running-score tr"):[];!t||getComputedStyle(t).position!=="sticky"||n[n.length-1]?.scrollIntoView({block:"nearest"})},[e])}function pg({open:e}){let{lines:t,print:n}=ts(),s=async a=>n(await e.type(a||"show",H.value));return x(()=>{s("")},[e]),i`<${ns} lines=${t} print=${n} obey=${s} />`}function dg({open:e,kept:t,told:n,wrong:s}){let[a,r]=w(-1),[l,c]=w(null),u=()=>(r(-1),c(null)),p=()=>re(async()=>c(await e.propose({do:"delete",deal:a})??null)),d=n.deals.length,$=`${L(Ve(n).slice(0,n.choices.live))} · Ninety-Nine`;x(()=>{document.title=$},[$]),ju(t.id),ug(d);let f=()=>e.undo();return i`<main id="main" tabindex="-1" class="pad">
		${A.spoken.value?i`<${pg} open=${e} />`:null}
		<${Ta} pad=${n} onpick=${r} />
		${n.due||e.deal<d?i`<${Ou} open=${e} pad=${n} />`:i`<section class="pad-panel ended" aria-label=${o("page.pad.over")}>
					<p class="winner">${St(n)}</p>
					<div class="pad-acts">
						<${S} disabled=${!e.undoable} onclick=${f} say=${o("page.pad.undo")} />
						${e.redoable?i`<${sr} redo=${()=>e.redo()} />`:null}
						<a class="button chief" href="/pad">${o("page.pad.all")}</a>
					</div>
				</section>`}
		<${$g} open=${e} kept=${t} pad=${n} stop=${n.due&&d>0?()=>e.end():void 0} />
		${s||Fs.value?i`<p class="trouble unprinted" role="alert">${s||o("page.pad.unkept")}</p>`:null}
		${l?i`<${gu} open=${e} then=${l} deal=${a} onclose=${u} />`:a>=0?i`<${ja} pad=${n} deal=${a} onclose=${u} strike=${p}
						insert=${()=>(e.insert(a),u())} correct=${()=>(e.correct(a),u())} />`:null}
	</main>`}function $g({open:e,kept:t,pad:n,stop:s}){let[a,r]=w(!1),[l,c]=w(!1),{busy:u,once:p}=te(),d=async()=>j(o(await pt(du(n))?"page.link.copied":"page.copy.not")),$=()=>ut(new Blob([t.record],{type:"application/x-ndjson"}),`pad-${n.date||t.id}.99.jsonl`),f=()=>Do(Eo({scores:n.deals,names:Ve(n),title:ss(n),winner:St(n),end:n.end??{totals:n.totals,winners:[],games:[]}})).catch(g=>j(E(g))),m=(g,y)=>i`<${S} plain onclick=${y} say=${g} />`,h=()=>p(async()=>{await rr(t.id),U("/pad"),Sl(t.id)});return i`<section class="pad-doings unprinted" aria-label=${o("page.pad.doings")}>
		${n.deals.length?[m(o("page.copy"),d),m(o("page.share"),f),m(o("page.rules.print"),()=>print())]:null}
		${dt.value?null:i`<${Nu} kept=${t} />`}
		${m(o("page.pad.save"),$)}
		${m(o("page.pad.head"),()=>c(!0))}
		${n.house?null:i`<a class="button plain" href=${`/rules/${n.rules.id}`}>${o("page.nav.rules")}</a>`}
		${s?m(o("page.pad.stop"),s):null}
		${m(o("page.pad.drop"),()=>r(!0))}
		<a class="button plain" href="/pad">${o("page.pad.all")}</a>
		${l?i`<${yu} open=${e} pad=${n} onclose=${()=>c(!1)} />`:null}
		${a?i`<${Mn} title=${o("page.pad.drop")} text=${o("page.pad.drop.about")} yes=${o("page.pad.drop.yes")}
					busy=${u} onyes=${h} onclose=${()=>r(!1)} />`:null}
	</section>`}var rs="ninetynine.problems",Cu="ninetynine.problems.damaged",Ba=()=>ds(rs),Pu=e=>!Object.values(Ba()?.marks??{}).some(t=>t?.first<e),Ru=e=>Me(rs,JSON.stringify(e));function Lu(e){if(e===null||rt(rs)!==e)return!1;let t=Cu;for(let n=2;rt(t)!==null;n++)t=`${Cu}.${n}`;return Me(t,e)&&Me(rs,null),!0}async function ir(e,t){let[n,s]=[rt(rs),Ba()];if(!s)return{told:await t(e),damaged:Lu(n)};try{return{told:await t({...e,progress:s}),damaged:!1}}catch(a){if(!(a instanceof P)||a.status!==400&&a.status!==413)throw a;return{told:await t(e).catch(()=>{throw a}),damaged:Lu(n)}}}var lr=({variant:e,grade:t,back:n},s,a)=>o("problem.head",{n:s,of:a,variant:ye(e),grade:t,grades:4,back:n?"yes":"no"}),cr=e=>({rating:String(Math.round(e?.rating??1500)),doubt:String(Math.round(e?.doubt??350))});function ur(e){if(e.kind==="bid")return o("problem.bid");let t=e.need?.[0],n=z(e.variant)?.aside??3;return`${t===void 0?o("problem.left",{n}):t===e.left?o("problem.every",{left:t}):o("problem.exact",{n:t,left:e.left})} ${o(e.kind==="open"?"problem.open":"problem.hidden")}`}function qu(e,t){let n=z(e.variant)?.dummy?Ae(e)-1:-1;return Array.from({length:Ae(e)},(s,a)=>a===t?o("you"):a===n?o("dummy"):o("seat",{n:a+1}))}var Da=({view:e})=>({...e,totals:[]}),Wu=e=>e.length<2?e.join():o("problem.or",{a:e.slice(0,-1).join(", "),b:e[e.length-1]??""}),_u=(e,t,n)=>t.kind==="open"?[]:e.hands.flatMap((s,a)=>a===n.seat||n.shown?.[a]?.hand!==void 0?[]:[{seat:a,cards:s}]);function Iu(e,t,n){let s=o("problem.rating",{...cr(t.progress),its:String(e.rating)});return n>0?`${s} ${o("problem.again",{n})}`:s}var Ea=class{#e;#n;#t;#s="";#a=Promise.resolve();constructor(t,n,s){this.#e=t,this.#n=n,this.#t=s}present(t,n,s){return this.#r({n:t,of:n,anew:s})}tell({act:t,told:n},s){return this.#r({act:t,outcome:n,days:s})}obey(t,n){return this.#r({line:t.normalize("NFC"),...n})}#r(t){return this.#a=this.#a.then(async()=>{let n={lang:H.peek(),mind:this.#s,problem:this.#e,...t},s=await en(()=>Jr(n));this.#s=s.mind??"",this.#n(s.said),s.do?.act?this.#t.answer(s.do.act):s.want==="next"?this.#t.next():s.want==="quit"&&U("/")}).catch(n=>this.#n([E(n)]))}};function fg({rest:[e=""]}){let t=ge.value.get("variant")??"";return i`<${mg} key=${`${e} ${t}`} day=${e||zt()} variant=${t} any=${e!==""} />`}async function hg(e,t,n){await Te();let s=t||(n||!Pu(e)?"":gt()?.id),{told:a,damaged:r}=await ir({date:e,...s?{variant:s}:{}},ui);return{all:a.problems,one:s||"",damaged:r}}function mg({day:e,variant:t,any:n}){let[s,a]=w({}),[r,l]=w(0);x(()=>{let m=!1;return hg(e,t,n).then(h=>{m||(a(h),l(zu(h.all)))},h=>!m&&a({wrong:E(h)})),()=>{m=!0}},[]);let{all:c,one:u="",damaged:p=!1,wrong:d}=s;if(!c)return i`<${F} title=${o("page.nav.problems")} wrong=${d} text=${o("page.opening")} />`;let $=(m,h)=>{let g=c.map((y,b)=>b===r&&y.done===void 0?{...y,done:m}:y);a({one:u,damaged:p||h,all:g})},f=c[r];return f?i`<${wg} key=${f.id} problem=${f} day=${e} n=${r+1} of=${c.length} damaged=${p}
		ondone=${$} onnext=${()=>l(zu(c))} />`:i`<${gg} all=${c} day=${e} variant=${u} onagain=${l} />`}function zu(e){let t=e.findIndex(n=>n.done===void 0);return t<0?e.length:t}function gg({all:e,day:t,variant:n,onagain:s}){let a=e.filter(l=>l.done).length,r=M(null);return x(()=>A.spoken.peek()?r.current?.focus():void 0,[]),i`<main id="main" tabindex="-1" class="stack">
		<h1>${o("page.nav.problems")}</h1>
		<p class="lead" tabindex="-1" ref=${r}>${o("problem.done",{right:a,of:e.length,...cr(Ba())})}</p>
		<ol class="day-problems">${e.map((l,c)=>i`<li key=${l.id}>
			<button type="button" onclick=${()=>s(c)}>
				<${Fu} right=${l.done} /><span class="unseen">${o(l.done?"problem.right":"problem.missed")}</span>
				<span>${lr(l,c+1,e.length)}</span>
			</button>
		</li>`)}</ol>
		<${V} label=${o("problem.more")} value=${n} options=${[["",o("problem.all")]]}
			groups=${Fe()} onchange=${l=>U(yg(t,l))} />
		<p><a class="button chief" href="/">${o("page.home")}</a></p>
	</main>`}var yg=(e,t)=>`/problems/${e}${t?`?variant=${t}`:""}`,Fu=({right:e})=>i`<b data-right=${e?"":void 0} aria-hidden="true">${e?"✓":"✕"}</b>`;function bg(e,t,n){let[s,a]=w(null),[r,l]=w(""),{busy:c,once:u}=te(d=>l(E(d)));return{answered:s,said:r,busy:c,answer:async d=>{s||await u(async()=>{let $=h=>pi({problem:e.id,...h}),{told:f,damaged:m}=await ir({act:d,date:t},$);Ru(f.progress),l(""),a({act:d,told:f}),n(f.right,m)})}}}function wg({problem:e,day:t,n,of:s,damaged:a,ondone:r,onnext:l}){let{answered:c,said:u,busy:p,answer:d}=bg(e,t,r),$=Da(e),f=qu($,$.seat??0),m=M(null),h=M(null);de(()=>{c&&(A.spoken.peek()||m.current?.focus({preventScroll:!0}),h.current?.scrollIntoView({block:"nearest"}))},[c]);let g=c?.told.right;return i`<main id="main" tabindex="-1" class="replay problem">
		<header class="problem-head table">
			<a class="mark" href="/">99<span class="unseen"> ${o("page.home")}</span></a>
			<div><h1>${lr(e,n,s)}</h1><p class="task">${W(ur(e))}</p>
				${a?i`<p class="trouble">${o("problem.anew")}</p>`:null}</div>
			<${tt} trump=${$.trump??""} />
		</header>
		${A.spoken.value?i`<${vg} problem=${e} at=${[n,s,a]} answered=${c} said=${u} busy=${p}
					days=${c?Hu(c.told,t):0} answer=${d} next=${l} />`:null}
		<div class="replay-board">
			<${xg} problem=${e} names=${f} answered=${c} busy=${p} answer=${d} />
			<aside class="replay-aside">
				<section class="outcome" ref=${h} data-right=${g?"":void 0}>
					<div class="verdict-row">
						<div role=${A.spoken.value?void 0:"status"}>${u||(c?i`<h2><${Fu} right=${g} /><span>${W(kg(c))}</span></h2>`:null)}
						</div>
						${c?i`<button type="button" class="button chief" ref=${m} onclick=${l}>
									${o("page.learn.on")}
								</button>`:null}
					</div>
					${c?i`<${Sg} problem=${e} day=${t} ...${c} names=${f} />`:null}
				</section>
				${e.kind==="hidden"?i`<section class="replay-tricks">
							<h2>${o("tricks.title")}</h2><${Xe} view=${$} names=${f} />
						</section>`:null}
			</aside>
		</div>
	</main>`}function vg({problem:e,at:t,answered:n,said:s,busy:a,days:r,answer:l,next:c}){let u=ts(),p=M({answer:l,next:c});p.current={answer:l,next:c};let d=$e(()=>new Ea(e,u.print,{answer:f=>p.current.answer(f),next:()=>p.current.next()}),[e.id]),$=z(e.variant)!==void 0;return x(()=>{$&&d.present(...t)},[d,$]),x(()=>{n&&d.tell(n,r)},[d,n]),x(()=>s?u.print([s]):void 0,[s]),i`<${ns} ...${u} obey=${f=>{d.obey(f,{answered:n!==null,busy:a})}} />`}var kg=({act:e,told:t})=>t.right?o("problem.right"):o("problem.wrong",{cards:pr(e)});function xg({problem:e,names:t,answered:n,busy:s,answer:a}){let[r,l]=w(new Set),c=Da(e),u=n?{...c,turn:[]}:c,p=u.seat??0,d=u.options,$=e.kind==="bid",f=n?null:new Set(B(d?.from)),m=$||(d?.seat??p)===p,h=T=>{let N=new Set($?r:[]);r.has(T)?N.delete(T):N.size<(d?.pick??1)&&N.add(T),l(N)},g=T=>f?.has(T)&&a(`play ${T}`),y=z(e.variant),b={chosen:n?new Set(n.told.answers[0]?.split(" ").slice(1)):r,twice:$,values:$?Le(d?.worth??""):null,onpick:h,onplay:g},k=d?.seat??-1,O=m?null:{seat:k,hand:i`<${st} ...${b} cards=${be(B(u.shown?.[k]?.hand),ee,u.trump)}
			can=${f} label=${o("dummy")} open />`};return i`<div class="replay-table table board">
		<${xt} view=${u} variant=${y} names=${t} me=${p} elsewhere=${p} played=${O}>
			${$&&d&&!n?i`<section class="asking asked laying" aria-label=${o("page.yours")}>
						<${gn} options=${{...d,offers:[]}} chosen=${r} variant=${y} busy=${s} slots
							onlay=${()=>a(`lay ${[...r].join(" ")}`)} />
					</section>`:null}
			${$?null:i`<p class="ask near">${W(ur(e))}</p>`}
		<//>
		<section class=${`mine ${n?"":"asked"}`} aria-label=${o("page.yourhand")}>
			<div class="me">
				<${nt} view=${u} variant=${y} seat=${p} name=${t[p]??""} place="south" own
					chair=${void 0} now=${0} open=${null} winner=${!1} />
				${u.aside?i`<div class="laid" role="group" aria-label=${o("page.aside")}>${se(u.aside)}</div>`:null}
			</div>
			<${st} ...${b} cards=${be(B(u.hand),ee,u.trump)}
				can=${m?f:new Set} label=${o("page.yourhand")} />
		</section>
	</div>`}var Hu=(e,t)=>e.due?Xs(e.due)-Xs(t):0,pr=e=>e.split(" ").slice(1).map(t=>qe(t)).join(" ");function Sg({problem:e,day:t,act:n,told:s,names:a}){let r=e.kind==="open"?"problem.proved.open":"problem.proved.hidden",l=Hu(s,t),c=Pt(s.why??[]).join(" "),u=(s.refutations??[]).filter(p=>s.right||p.act===n);return i`${e.kind==="bid"?i`<${Og} told=${s} />`:i`<p>${W(o(r,{card:Wu(s.answers.map(pr))}))}</p>`}
		${c?i`<p>${W(c)}</p>`:null}
		${u.length?i`<div>${u.map(p=>i`<${Ag} key=${p.act} r=${p} problem=${e} names=${a}
					open=${!s.right} />`)}</div>`:null}
		<${Mg} levels=${s.levels} />
		<p class="soft">${Iu(e,s,l)}</p>`}function Og({told:e}){let t=(e.totals??[]).filter((n,s)=>s<5||n.tricks===e.bid);return i`<p>${o("problem.proved.bid",{n:e.answers.length})}</p>
		<ul class="ways-right">${e.answers.slice(0,3).map(n=>i`<li key=${n}><${wt} act=${n} /></li>`)}</ul>
		<table class="book choices">
			<caption class="unseen">${o("problem.expects")}</caption>
			<thead><tr><th scope="col">${o("col.bid")}</th><th scope="col">${o("page.hint.chance")}</th>
				<th scope="col">${o("page.hint.points")}</th></tr></thead>
			<tbody>${t.map(n=>i`<tr key=${n.tricks}>
				<${Rs} best=${n.right??!1} done=${n.tricks===e.bid}><b class="score">${v(n.tricks)}</b><//>
				<td>${le(n.chance)}</td><td>${Pn(n.points)}</td>
			</tr>`)}</tbody>
		</table>`}var Mg=({levels:e})=>i`<table class="book levels">
	<caption>${o("problem.found")}</caption>
	<tbody>${e.map(({level:t,solved:n})=>i`<tr key=${t}>
		<th scope="row">${o(`page.level.${t}`)}</th>
		<td class="bar" aria-hidden="true"><span style=${{"--long":`${100*(n??0)}%`}}></span></td>
		<td>${n===void 0?"–":le(n)}</td>
	</tr>`)}</tbody>
</table>`;function Ag({r:e,problem:t,names:n,open:s}){let a=Da(t),r=_u(e,t,a).map(({seat:c,cards:u})=>i`<span>${n[c]}</span><span class="act">${se(u)}</span>`),l=c=>o("problem.won",{name:n[c]??"",you:c===a.seat?"yes":"no"});return i`<details open=${s}>
		<summary><span>${W(o("problem.fails",{card:pr(e.act)}))}</span></summary>
		<div>
			${r.length?i`<p>${o("problem.fails.some",{fails:e.fails,of:e.of})}</p><div class="lie">${r}</div>`:null}
			<ol class="line">${e.tricks.map(({acts:c,won:u},p)=>i`<li key=${p}>
				<span class="act">${c.map(d=>se(d.split(" ")[2]))}</span>
				<span>${u===void 0?"":l(u)}</span>
			</li>`)}</ol>
		</div>
	</details>`}function Tg({rest:e}){let[t="",n="1",s]=e,a=s===void 0?void 0:Number(s)||0;return i`<${jg} key=${e.join(" ")} table=${t} match=${Number(n)||1} deal=${a} />`}function jg({table:e,match:t,deal:n}){let{told:s,wrong:a}=Dt(e,t,n),r=n===void 0?o("page.report.match"):o("page.report.deal",{deal:n+1});if(!s)return i`<${F} class="report stack" title=${r} wrong=${a} text=${o("page.report.coming")}>
			<${Ku} table=${e} match=${t} deal=${n??0} />
		<//>`;let l=s.header,c=z(l.variant),u=Ht(l,c?c.seats:l.seats.length),p=Number(ge.value.get("seat")??-1),d=p>=0&&p<u.length?p:hn(l,u.length),$=i`<${Dg} told=${s} table=${e} match=${t} one=${n!==void 0} names=${u}
		seat=${d} />`;return i`<main id="main" tabindex="-1" class="report" data-counting=${Re(s)}>
		<header class="report-head"><h1>${r}</h1>
			<p class="soft">${l.rules?.name??ye(l.variant)}</p>
			<${V} hidden label=${o("page.report.whose")} value=${String(d)}
				options=${u.map((f,m)=>[String(m),o("page.report.of",{name:f})])}
				onchange=${f=>U(`${_r()}?seat=${f}`,{replace:!0})} />
			<${Ku} table=${e} match=${t} deal=${n??0} seat=${d} />
		</header>
		<${Ng} told=${s} wrong=${a} />
		${s.deals.length?i`<${Bg} told=${s} table=${e} match=${t} seat=${d} />`:null}
		${s.deals.length===0?null:Ge("report",e)?i`<details><summary>${o("page.hint.figures")}</summary>${$}</details>`:$}
	</main>`}var Ku=({table:e,match:t,deal:n,seat:s})=>i`<p class="row">
	${e==="mine"?null:i`<a class="button plain" href=${`/t/${e}`}>${o("page.learn.table")}</a>`}
	<a class="button plain" href=${`/replay/${e}/${t}/${n}${s===void 0?"":`?seat=${s}`}`}>
		${o("page.nav.replay")}
	</a>
</p>`;function Ng({told:e,wrong:t}){if(t)return i`<p class="trouble" role="status">${t}</p>`;if(Re(e)){let{judged:n,of:s,rough:a}=e;return i`<p class="soft judging" style=${{"--far":(n-a)/s}}>
			${n<s?o("page.report.judging",{n,of:s}):o("page.report.rough",{n:a})}
		</p>`}return e.deals.length?null:i`<p class="soft">${o("page.report.none")}</p>`}function Bg({told:e,table:t,match:n,seat:s}){let a=s===ea(e.header),r=e.lessons?.[s]??"",l=a&&Ge("report",t);if(!a||Re(e))return null;let c=e.deals.flatMap(m=>m.mistakes).filter(m=>m.seat===s),[u]=c.sort((m,h)=>h.lost-m.lost),{lost:p}=e.total[s],d=He.reduce((m,h)=>p[h]>p[m]?h:m),$=Math.round(p[d]/ke),f=i`<a class="button chief" href="/" onclick=${rn}>${o("page.home.play")}</a>`;return i`<section class="plainly">
		${l?i`<${Ts} at="report" />`:null}
		${u?i`<p class="lead">${o("page.report.plain",{kind:d,n:$})}</p>
				<${Eg} mistake=${u} place=${Kn(t,n)} />`:i`<p class="lead">${o("page.report.plain.none")}</p>`}
		<p class="row">
			${r?i`<a class="button chief" href=${`/learn/${r}`} onclick=${()=>l&&on("cure",r)}>
						${o("page.report.lesson")}
					</a>`:l?f:null}
		</p>
	</section>`}function Eg({mistake:e,place:t}){let[n,s]=[e.chance,e.betterChance].map(u=>Math.round(u*10)),a=e.act.startsWith("play ")||e.act.startsWith("lay "),r=u=>i`<${Z} key=${u} card=${u} />`,l=(u,p,d)=>i`<figure>
		<figcaption>
			${o(`page.report.${u}`)}${d===void 0?"":i` <b>${o("page.bid",{bid:d})}</b>`}
		</figcaption>
		${a?i`<div class="cards">${B(p.replace(/^\w+ /,"")).map(r)}</div>`:i`<p><${wt} act=${p} /></p>`}
	</figure>`,c=o("page.report.where",{deal:e.deal+1,when:Oo(e)});return i`<div class="shown">
		<h3>${c}</h3>
		<div class="sides">${l("did",e.act,e.bid)}${l("better",e.better,e.betterBid)}</div>
		${Pt(e.why).slice(0,2).map(u=>i`<p key=${u}>${W(u)}</p>`)}
		${s>n?i`<p>${o("page.report.odds",{a:n,b:s})}</p>`:null}
		<p><a href=${t(e)}>${o("page.report.look")}</a></p>
	</div>`}function Dg({told:e,table:t,match:n,one:s,names:a,seat:r}){let l=e.total[r],c=e.deals.flatMap(m=>m.mistakes).sort((m,h)=>h.lost-m.lost),u=c.filter(m=>m.seat===r),p=c.filter(m=>m.seat!==r),d=a[r]??"",$={names:a,place:Kn(t,n),one:s},f=Za(e,l.lost,d,r===ea(e.header));return i`<section class="stack">
			<p class="lead" role="status" aria-busy=${Re(e)}>${Cg(f)}</p>
			${e.luck?i`<p>${Lg(l)}</p>`:i`<p class="soft">${o("page.report.noluck")}</p>`}
		</section>
		<div class="report-columns">
			<section>
				<h2>${o("page.report.moments")}</h2>
				${u.length?i`<${Jn} of=${u.slice(0,12)} ...${$} />`:i`<p class="soft">${o("page.report.moments.none",{name:d})}</p>`}
			</section>
			<section>
				<h2>${o("page.report.sum")}</h2>
				<${Pg} account=${l} luck=${e.luck} />
				<p class="small soft">${o("page.report.lead.what")}</p>
			</section>
		</div>
		<section>
			<h2>${o(s?"page.report.course.deal":"page.report.course.match")}</h2>
			<${Rg} told=${e} names=${a} seat=${r} one=${s} />
		</section>
		${p.length?i`<section>
					<h2>${o(s?"page.report.others.moments":"page.report.turning")}</h2>
					<${Jn} of=${(s?p:c).slice(0,6)} ...${$} named=${!0} />
				</section>`:null}
		<section>
			<h2>${o("page.report.all")}</h2>
			<${qg} told=${e} names=${a} />
			<p class="small soft">${o("page.report.how")}</p>
		</section>`}var Cg=e=>e.endsWith("…")?e:`${e}.`;function Lg(e){let[t=0,n=0,s=0]=[e.cards,e.lie,e.others].map(r=>Math.round(r/ke)||0),a=Math.min(Math.round(e.gifts/ke),Math.max(s,0));return o("page.report.luck",{cards:X(t),lie:X(n),others:X(s),lay:n>0?"well":n<0?"badly":"even",gifts:a>0?"yes":"no",n:v(a)})}function Pg({account:e,luck:t}){let n=t?[["start",e.start],["cards",e.cards],["lie",e.lie]]:[["lie",e.lie]];for(let l of He)e.lost[l]&&n.push([`lost.${l}`,-e.lost[l]]);t&&n.push(["others",e.others]);let s=Es(n.map(([,l])=>l),1),a=Math.max(1,...s.map(Math.abs)),r=s.reduce((l,c)=>l+c,0);return i`<table class="book account parts"><tbody>
		${n.map(([l],c)=>{let u=s[c]??0;return i`<tr key=${l}><th scope="row">${o(`page.report.${l}`)}</th>
				<td class="bar" aria-hidden="true"><span data-way=${u<0?"down":"up"}
					style=${{"--long":`${50*Math.abs(u)/a}%`}}></span></td>
				<td>${X(u,1)}</td></tr>`})}
	</tbody><tfoot><tr class="total">
		<th scope="row">${o("page.report.lead")}</th><td></td><td>${X(r,1)}</td>
	</tr></tfoot></table>`}function Rg({told:e,names:t,seat:n,one:s}){let a=e.total.length;if(s){let u=e.deals[0]?.worth??[];if(u.length<2)return null;let p=u.slice(1).map(d=>d.map($=>$/ke));return i`<${Un} at=${p} from=${(u[0]??[]).map(d=>d/ke)} names=${t} me=${n}
			label=${o("page.report.course.deal")} foot=${o("page.report.acts",{n:p.length-1})} />`}let r=new Array(a+1).fill(0),l=e.deals.map(u=>{u.accounts.forEach((d,$)=>r[$]+=d.lead/ke);let p=u.accounts[n];return r[a]+=p?(p.cards+p.lie)/ke:0,e.luck?[...r]:r.slice(0,a)}),c=e.luck?[...t.slice(0,a),o("page.report.own.luck")]:t;return i`<${Un} at=${l} names=${c} me=${n} label=${o("page.report.course.match")}
		foot=${o("page.scores.deals",{n:l.length})} />`}function qg({told:e,names:t}){let n=e.luck?["start","cards","lie",...He.map(c=>`lost.${c}`),"others"]:["lie",...He.map(c=>`lost.${c}`)],s=(c,u)=>{let[p="",d]=u.split(".");return d?-c.lost[d]:Number(c[p])},a=e.total.map(c=>Es(n.map(u=>s(c,u)),1)),r=c=>n[c]?.startsWith("lost")&&a.every(u=>!u[c]),l=n.map((c,u)=>u).filter(c=>!r(c));return i`<${ne}><table class="book account" data-hands=${a.length}>
		<thead><tr><td></td>
			${a.map((c,u)=>i`<th key=${u} scope="col">${t[u]??o("dummy")}</th>`)}
		</tr></thead>
		<tbody>${l.map(c=>i`<tr key=${c}><th scope="row">${o(`page.report.${n[c]}`)}</th>
			${a.map((u,p)=>i`<td key=${p}>${X(u[c]??0,1)}</td>`)}</tr>`)}</tbody>
		<tfoot><tr class="total"><th scope="row">${o("page.report.lead")}</th>
			${a.map((c,u)=>i`<td key=${u}>${X(c.reduce((p,d)=>p+d,0),1)}</td>`)}</tr></tfoot>
	</table><//>`}var is={C:"♣",D:"♦",H:"♥",S:"♠"};function Ju(e){if(e==="joker")return o("joker");let{rank:t,suit:n}=xn(e);return At(t)+is[n]}var $r=e=>is[e]??o(e==="none"?"trump.short":`trump.${e}`),dr=e=>is[e]?`${is[e]} ${D(e)}`:$r(e),Uu=(e,t)=>e.dummy&&t===e.seats-1?o("dummy"):o("page.pad.player",{n:t+1}),fr=({variant:e,slip:t})=>t.kind==="bid"?o("page.slips.dummy.bid"):Uu(e,t.seat),Vu=e=>e.trump.by==="holder";function hr(e,{trump:t,turnup:n}){if(n)return[o("page.slips.turnup",{card:Ju(n)}),o("page.slips.trump",{trump:dr(t??"none")})];if(Vu(e))return[o("page.slips.named",{trump:t?dr(t):o("page.slips.stays")})];if(t)return[o("page.slips.trump",{trump:dr(t)})];let{first:s,after:a=[]}=e.trump,r=[...ee,"none"].filter(c=>c===s||a.includes(c)),l=lo(a).map(([c,u,p])=>`${c===u?c:`${c}–${u}`} ${$r(p)}`);return[o("page.slips.ring",{trumps:r.map($r).join("   ")}),o("page.slips.after",{list:l.join(", ")})]}var Gu=({kind:e})=>e==="bid"?o("page.slips.when.bid"):o("page.slips.when.dummy");function Zu({deal:e,slip:t}){let n=B(t.cards);return i`${[...ee].map(s=>{let a=n.filter(r=>r.endsWith(s)).map(r=>At(xn(r).rank));return i`<p key=${s} class="suit-of"><${Q} trump=${s} /><span class="unseen">${D(s)}</span>
			<span class="ranks">${a.length>0?a.map(r=>i`<b>${r}</b>`):i`<b>–</b>`}</span>
		</p>`})}
	${t.joker?i`<p class="joker">${W(o("joker.as",{card:Ju(e.turnup??"")}))}</p>`:null}`}var Wg=({cards:e})=>Math.max(...[...ee].map(t=>e.split(t).length-1));function _g({variant:e}){let t=["bid",...e.offers.how==="none"?[]:["premium"],"tricks","points"];return i`<div class="boxes">
		${t.map(n=>i`<span key=${n}>${o(`page.slips.${n}`)}</span>`)}
	</div>`}function Ig(e){let{variant:t,deal:n,slip:s}=e,a=s.kind==="hand",r=B(s.cards).length+(s.joker?1:0),l=a?hr(t,n):[Gu(s)];return i`<div class="slip-hand">
		<p class="slip-head"><b>${o("page.pad.deal",{n:n.number})} · ${fr(e)}</b>
			<span class="soft">${o("page.slips.cards",{n:r})}</span></p>
		<div class="slip-cards" style=${`--longest: ${Wg(s)}`}><${Zu} ...${e} /></div>
		${l.map((c,u)=>i`<p key=${u} class="slip-line">${W(c)}</p>`)}
		${a?i`<${_g} variant=${t} />`:null}
	</div>`}function zg(e){let{variant:t,series:n,deal:s,slip:a}=e,{seat:r,kind:l}=a,c=r===s.dealer?o("page.slips.deals"):r===s.forehand?o("page.slips.leads"):"",u=s.trump&&!Vu(t)?hr(t,s):[],p=l==="hand"?u:[Gu(a)];return i`<div class="slip-tab">
		<p class="soft">${o(`variant.${t.id}`)}<br />${o("page.slips.set",{label:n.label})}</p>
		<p class="slip-number"><b>${o("col.deal")}</b>${s.number}</p>
		<p><b>${fr(e)}</b>${l==="hand"&&c?i`<br />${c}`:null}</p>
		${p.map((d,$)=>i`<p key=${$} class="slip-line">${W(d)}</p>`)}
	</div>`}var[Yu,Qu,Ca,Fg]=[330,374,22,36];function Hg(){let e="A K Q J 10 9 8 7 6 5 4 3 2 C H S D C S H".split(" "),t=1,n=()=>(t=Math.imul(t,1664525)+1013904223>>>0)/2**32,s=Yu/Ca;return Array.from({length:2*s*Qu/Ca},(a,r)=>{let l=e[Math.floor(n()*e.length)]??"",c=((r>>1)%s+n())*Ca,u=(Math.floor((r>>1)/s)+n())*Ca,p=(.6+.4*n())*Fg/10,d=[r%2?-p:p,p].map(f=>f.toFixed(2)),$=`translate(${c.toFixed(1)} ${u.toFixed(1)}) scale(${d})`;return is[l]?`<use href="#${l}" x="-3.7" y="-3.7" width="7.4" height="7.4" transform="${$}"/>`:`<text y="3.3" transform="${$}">${l}</text>`}).join("")}function Kg(){let e=[...ee].map(n=>{let s=document.getElementById(`pip-${n}`)?.innerHTML??"";return`<symbol id="${n}" viewBox="0 0 100 100" color="${/[DH]/.test(n)?"#a00":"#000"}">${s}</symbol>`}),t=`<svg xmlns="http://www.w3.org/2000/svg" width="${Yu}" height="${Qu}" font-family="sans-serif"
		font-size="10" font-weight="700" text-anchor="middle">${e.join("")}${Hg()}</svg>`;return`data:image/svg+xml,${encodeURIComponent(t)}`}var Xu=()=>Promise.allSettled([...document.images].filter(e=>e.className==="slip-back").map(e=>e.decode()));function ep(e){let t=$e(Kg,[]);return i`<div class="slips-paper">
		${e.series.deals.map(n=>i`<section key=${n.number} class="slips-page"
			style=${`--strips: ${Math.max(3,n.slips.length)}`}>
			${n.slips.map((s,a)=>i`<div key=${a} class="strip">
				<${Ig} ...${e} deal=${n} slip=${s} />
				<img class="slip-back" src=${t} alt="" />
				<${zg} ...${e} deal=${n} slip=${s} />
			</div>`)}
		</section>`)}
	</div>`}function tp({seed:e,...t}){let{variant:n,series:s}=t;return i`<div class="slips-paper slips-sheet">
		<h1>${o("page.slips.sheet")}</h1>
		<p><b>${o(`variant.${n.id}`)} · ${o("page.slips.set",{label:s.label})}</b></p>
		<p class="secret"><b>${o("page.slips.secret")}</b></p>
		<p>${o("page.slips.how")}</p><p>${o("page.slips.packs")}</p><p>${o("page.slips.seed",{seed:e})}</p>
		<div class="all-deals">${s.deals.map(a=>i`<section key=${a.number}>
			<h2>${o("page.pad.deal",{n:a.number})} · ${o("page.slips.dealt",{name:Uu(n,a.dealer)})}</h2>
			${a.trump?i`<p class="slip-line">${W(hr(n,a).join(" · "))}</p>`:null}
			${a.slips.map((r,l)=>i`<div key=${l} class="all-hand">
				<span class="soft">${fr({...t,deal:a,slip:r})}</span><${Zu} ...${t} deal=${a} slip=${r} />
			</div>`)}
		</section>`)}</div>
	</div>`}var[Jg,Ug]=[200,2**31],Vg={seed:48,label:40},np=()=>Cr(16).replace(/(.{4})(?=.)/g,"$1-"),Gg=()=>({variant:"",first:1,deals:12,fixed:!1,label:"",seed:np()});function Zg({plan:e,set:t}){let n=J(t),s=a=>({value:e[a],maxlength:Vg[a],autocapitalize:"none",oninput:n(a)});return i`<div class="row">
			<${ce} label=${o("page.slips.many")} value=${e.deals} min=${1} max=${Jg} onchange=${n("deals")} />
			<${ce} label=${o("page.slips.first")} value=${e.first} min=${1} max=${Ug} onchange=${n("first")} />
		</div>
		<div>
			<${ft} label=${o("page.slips.fixed")} checked=${e.fixed} onchange=${n("fixed")} />
			<p class="soft small">${o("page.slips.fixed.about")}</p>
		</div>
		<div><${we} label=${o("page.slips.label")} ...${s("label")} />
			<p class="soft small">${o("page.slips.label.about")}</p></div>
		<div><${we} label=${o("page.slips.seed.label")} required ...${s("seed")} />
			<p class="soft small">${o("page.slips.seed.about")}</p></div>
		<p><${S} plain onclick=${()=>t({seed:np()})} say=${o("page.slips.seed.new")} /></p>`}function Yg(e){return e instanceof P&&e.reason==="not-now"?o("page.slips.today"):$t(e)?o("page.slips.seed.bad"):E(e)}function Qg(e){x(()=>{if(!e)return;let t=!1;return Xu().then(()=>t||print()),()=>{t=!0}},[e])}function Xg(){x(()=>{re(Te)},[]);let[e,t]=w(()=>({...Gg(),variant:ge.peek().get("variant")??""})),n=M(e);x(()=>()=>{n.current=null},[]);let[s,a]=w(null),[r,l]=w(null),[c,u]=w(""),p=s===e,d=ve.value.find(h=>h.id===e.variant)??gt(),$=z(d?.id);Qg(r);let f=h=>{n.current={...n.current??e,...h},t(n.current),l(null),u("")},m=async h=>{if(h.preventDefault(),p||!$)return;a(e),u("");let{first:g,deals:y,fixed:b,label:k}=e,O=e.seed.trim(),T=h.submitter?.getAttribute("value")==="all",[N,_]=await Hr({variant:$.id,seed:O,first:g,deals:y,fixed:b,label:k}).then(je=>[je,""],je=>[null,Yg(je)]);n.current===e&&(a(null),l(N&&{variant:$,series:N,seed:O,all:T}),u(_))};return d?i`<main id="main" tabindex="-1" class="slips">
		<form class="stack unprinted" onsubmit=${m}>
			<header><h1>${o("page.nav.deal")}</h1><p class="lead">${o("page.slips.lead")}</p></header>
			<${V} label=${o("page.create.variant")} value=${d.id} groups=${Fe()}
				onchange=${J(f)("variant")} />
			<${Zg} plan=${e} set=${f} />
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
		${r?i`<${r.all?tp:ep} ...${r} />`:null}
	</main>`:i`<${F} />`}function ey(e){let t=I.value;return i`<main id="main" tabindex="-1" class="statistics">
		${t?i`<${ny} key=${t.id} />`:i`<h1>${o("page.nav.statistics")}</h1><${rp} />`}
	</main>`}var rp=()=>i`<section class="stack">
	<p class="lead">${o("page.stats.none")}</p>
	<p><a class="button chief" href="/">${o("page.records.play")}</a></p>
</section>`;function ty(e){let[t,n]=w({}),s=M(""),a=async()=>{try{for(;;){let r=await Yr({variant:e});if(s.current!==e)return;if(n({told:r}),r.counted>=r.of)return r}}catch(r){s.current===e&&n(l=>({...l,wrong:E(r)}));return}};return x(()=>(s.current=e,a(),()=>{s.current="-"}),[e]),{...t,again:a}}function ny(){let[e,t]=w(""),{told:n,wrong:s,again:a}=ty(e),r=M([]);return n&&e===""&&(r.current=n.variants),i`<header class="report-head">
			<h1>${o("page.nav.statistics")}</h1>
			${r.current.length>1?i`<${V} hidden label=${o("page.stats.variant")} value=${e} onchange=${t}
						options=${[["",o("page.stats.variant.all")],...r.current.map(({key:l})=>[l,ye(l)])]} />`:null}
		</header>
		${s?i`<p class="trouble" role="status">${s}</p>`:null}
		${n&&n.counted<n.of?i`<p class="soft" role="status">${o("page.stats.counting",{n:n.counted,of:n.of})}</p>`:null}
		${n?i`<${sy} told=${n} again=${a} />`:null}`}function sy({told:e,again:t}){if(e.all.deals===0)return e.assisted.deals?i`<${op} of=${e.assisted} />`:i`<${rp} />`;let n=i`<${ry} told=${e} /><${iy} told=${e} /><${py} told=${e} />`;return i`${e.all.deals<ay?i`<${oy} told=${e} />`:n}
		<section class="stack">
			<h2>${o("page.stats.judge")}</h2>
			<${$y} of=${e.all.bids} />
			<${fy} told=${e} again=${t} />
			${e.assisted.deals?i`<${op} of=${e.assisted} />`:null}
			<p class="small soft">${o("page.stats.how")}</p>
		</section>`}var sp=e=>e.margin?`${v(e.mean,1)} ± ${v(e.margin,1)}`:v(e.mean,1),ay=30;function oy({told:{all:e,streaks:t}}){let n=[[o("page.records.deals"),v(e.deals),""],[o("page.records.made"),v(e.made.count),""],[o("page.records.points"),v(e.points.mean,1),""],[o("page.stats.streak"),v(t.made),""]];return i`<${ip} of=${n} /><p class="soft">${o("page.stats.course.few")}</p>`}var ip=({of:e})=>i`<dl class="figures-row">${e.map(([t,n,s])=>i`<div key=${t}>
		<dt>${t}</dt><dd><span class="figure">${n}</span> <span class="small soft">${s}</span></dd>
	</div>`)}</dl>`;function ry({told:{all:e,streaks:t}}){let n=o("page.stats.interval",{low:le(e.made.low),high:le(e.made.high)}),s=c=>c.margin?`± ${v(c.margin,1)}`:"",a=[s(e.lost.all),o("page.stats.of.judged",{n:e.judged})].filter(Boolean).join(" · "),r=o("page.stats.now",{n:t.now,way:t.making?"made":"failed"}),l=[[o("page.records.deals"),v(e.deals),o("page.stats.made.count",{n:e.made.count})],[o("page.records.made"),le(e.made.share),n],[o("page.records.points"),v(e.points.mean,1),s(e.points)]];return e.judged&&l.push([o("page.stats.lost"),v(e.lost.all.mean,1),a]),l.push([o("page.stats.streak"),v(t.made),r]),i`<${ip} of=${l} />`}var ap={made:e=>[100*e.made.share,100*e.made.low,100*e.made.high],points:e=>mr(e.points),lost:e=>mr(e.lost.all),...Object.fromEntries(He.map(e=>[e,t=>mr(t.lost[e])]))},mr=e=>[e.mean,e.mean-(e.margin??0),e.mean+(e.margin??0)];function iy({told:e}){let[t,n]=w(e.all.judged?"lost":"made"),s=e.course.filter(f=>f.judged>0),a=s.length>1,r=f=>e.all.lost[f].mean===0,l=["made","points",...a?["lost",...He.filter(f=>!r(f))]:[]],c=l.includes(t)?t:"made",u=f=>c==="made"||f.points.margin!==void 0,p=(c==="made"||c==="points"?e.course:s).filter(u).map(f=>{let[m=0,h=0,g=0]=ap[c]?.(f)??[];return{from:f.from,to:f.from+f.deals-1,mean:m,low:h,high:g}}),[d=0]=ap[c]?.(e.all)??[],$=f=>c==="made"?le(f/100):v(f);return i`<section>
		<h2>${o("page.stats.course")}</h2>
		${e.course.length>1?i`<${q} label=${o("page.stats.show")} hidden value=${c} onchange=${n}
						options=${l.map(f=>[f,o(`page.stats.aspect.${f}`)])} />
					<${uc} of=${p} last=${e.all.deals} label=${ly(o(`page.stats.aspect.${c}`),p,$)}
						all=${d} most=${c==="made"?100:void 0} said=${$}
						foot=${o("page.scores.deals",{n:e.all.deals})} />
					<p class="small soft legend">
						<span><span class="key range" aria-hidden="true"></span> ${o("page.stats.key.interval")}</span>
						<span><span class="key all" aria-hidden="true"></span> ${o("page.stats.key.all")}</span>
					</p>`:i`<p class="soft">${o("page.stats.course.few")}</p>`}
	</section>`}function ly(e,t,n){let s=a=>n(Math.round(a*10)/10);return`${e}: ${t.map(a=>o("page.stats.stretch",{from:a.from,to:a.to,n:s(a.mean)})).join(", ")}`}var cy=["bids","trumps","premiums","places","variants"];function uy(e,t){return e==="trumps"?i`<${Q} trump=${t} /> ${D(t)}`:e==="premiums"?t==="plain"?o("page.stats.plain"):G(t):e==="places"?o(`page.stats.place.${t}`):e==="variants"?ye(t):v(Number(t))}function py({told:e}){let[t,n]=w("bids"),s=cy.filter(u=>e[u].length>1||u==="bids"),a=s.includes(t)?t:"bids",r=e[a],l=e.all.judged>0,c=r.some(u=>u.bids.of>0);return i`<section>
		<h2>${o("page.stats.split")}</h2>
		<${q} label=${o("page.stats.show")} hidden value=${a} onchange=${n}
			options=${s.map(u=>[u,o(`page.stats.by.${u}`)])} />
		<${ne}><table class="book split">
			<thead><tr>
				<th scope="col">${o(`page.stats.by.${a}`)}</th>
				<td class="bar-head"><span aria-hidden="true">${v(0)}</span><span aria-hidden="true">${le(1)}</span></td>
				<th scope="col">${o("page.stats.head.made")}</th>
				${c?i`<th scope="col">${o("page.stats.head.expected")}</th>`:null}
				<th scope="col">${o("page.records.deals")}</th><th scope="col" class="spare">${o("page.stats.head.points")}</th>
				${l?i`<th scope="col" class="spare">${o("page.stats.head.lost")}</th>`:null}
			</tr></thead>
			<tbody>${r.map(u=>i`<tr key=${u.key}>
				<th scope="row">${uy(a,u.key)}</th>
				<td class="bar" aria-hidden="true"><${dy} of=${u} /></td>
				<td>${le(u.made.share)}</td>
				${c?i`<td>${u.bids.of?le(u.bids.expected/u.bids.of):""}</td>`:null}
				<td>${v(u.deals)}</td><td class="spare">${sp(u.points)}</td>
				${l?i`<td class="spare">${u.judged?sp(u.lost.all):""}</td>`:null}
			</tr>`)}</tbody>
		</table><//>
		<p class="small soft legend">
			<span><span class="key made" aria-hidden="true"></span> ${o("page.stats.head.made")}</span>
			<span><span class="key interval" aria-hidden="true"></span> ${o("page.stats.key.interval")}</span>
			${c?i`<span><span class="key expected" aria-hidden="true"></span> ${o("page.stats.key.expected")}</span>`:null}
		</p>
	</section>`}function dy({of:{made:e,bids:t}}){let n=a=>`${100*a}%`,s=t.of?i`<span class="expected" style=${{"--at":n(t.expected/t.of)}}></span>`:null;return i`<span class="track">
		<span class="made" style=${{"--long":n(e.share)}}></span>
		<span class="interval" style=${{"--at":n(e.low),"--long":n(e.high-e.low)}}></span>${s}
	</span>`}function $y({of:e}){if(!e.of)return null;let t=e.made<e.low?"below":e.made>e.high?"above":"within",[n,s]=[v(Math.ceil(e.low)),v(Math.floor(e.high))],a={of:e.of,made:v(e.made),n:v(e.expected,1),low:n,high:s,way:t};return i`<p>${o("page.stats.expected",a)}</p>`}var op=({of:e})=>i`<p>${o("page.stats.assisted",{n:e.deals,made:v(e.made.count)})}</p>`;function fy({told:e,again:t}){let[n,s]=w(!1),[a,r]=w(""),l=M(!1);x(()=>()=>{l.current=!1},[]);let c=async()=>{l.current=!0,s(!0),r("");try{let d=e;for(;l.current&&d&&d.unjudged.length>0;){let[$]=d.unjudged;if($)for await(let m of jn($.table,$.match,void 0,()=>l.current));l.current&&(d=await t());let[f]=d?.unjudged??[];if(f&&f.table===$?.table&&f.match===$.match)break}}catch(d){r(E(d))}s(!1)},u=e.all.deals-e.all.judged,p={n:e.all.judged,of:e.all.deals};return i`<p role="status">${o(n?"page.stats.judging":"page.stats.judged",p)}</p>
		${a?i`<p class="trouble" role="alert">${a}</p>`:null}
		${u>0&&e.unjudged.length>0?i`<p><${S} onclick=${()=>n?l.current=!1:c()}
				say=${o(n?"page.stats.judge.stop":"page.stats.judge.go")} /></p>`:null}`}var[hy,my]=[400,12],gr=class{#e=null;meant(t){let n=this.#e,a=!(n!==null&&t.timeStamp-n.timeStamp<hy&&Math.hypot(t.clientX-n.clientX,t.clientY-n.clientY)<my)||t.target===n.target;return this.#e=a?t:{...n,timeStamp:t.timeStamp},a}};function lp(){x(()=>{let e=new gr;function t(n){if(n.detail===0||!(n.target instanceof Element))return;let{timeStamp:s,clientX:a,clientY:r}=n,l=n.target.closest("button, a, label, input")??n.target,c=l instanceof HTMLLabelElement?l.control??l:l;e.meant({target:c,timeStamp:s,clientX:a,clientY:r})||(n.preventDefault(),n.stopPropagation())}return document.addEventListener("click",t,!0),()=>document.removeEventListener("click",t,!0)},[])}var gy=["rank","arrows","suits","ends","enter","hint","last","score","undo","close","help"];function cp({onclose:e}){return i`<${K} title=${o("page.keys")} onclose=${e}>
		<dl class="keys">
			${gy.map(t=>{let[n="",s=""]=o(`page.keys.${t}`).split("|");return i`<dt key=${t}>${n}</dt><dd>${s}</dd>`})}
		</dl>
		<p class="soft">${o("page.keys.spoken")}</p>
	<//>`}var yr=()=>document.querySelector(".hand.asked")?".hand.asked":".mine .hand",br=()=>document.querySelector(`${yr()} [data-card][tabindex="0"]`);function up(){x(()=>{let e=null,t=null,n=0,s=zr();function a(u){u.target instanceof Element&&u.target.closest("dialog")||(e=u.target instanceof HTMLElement&&u.target.closest("main.table")?u.target:null,t=e?.closest(".hand")??null,n=t&&e?[...t.querySelectorAll("[data-card]")].indexOf(e):0)}let r=()=>(e=null,s=!0);function l(){if(document.activeElement!==document.body||document.querySelector("dialog[open]"))return;if(!e)return void(s&&document.getElementById("main")?.focus({preventScroll:!0}));if(e.isConnected){e.matches(":disabled")||e.focus({preventScroll:!0});return}let u=t?.isConnected?t.querySelectorAll("[data-card]"):[],p=()=>document.querySelector(".answer button:not(:disabled)"),d=()=>document.querySelector(".over .button.chief:not(:disabled)"),$=u[Math.min(n,u.length-1)]??p()??br()??d();$ instanceof HTMLElement&&$.focus({preventScroll:!0})}let c=new MutationObserver(l);return c.observe(document.body,{childList:!0,subtree:!0,attributes:!0,attributeFilter:["disabled"]}),document.addEventListener("focusin",a),document.addEventListener("pointerdown",r),()=>{c.disconnect(),document.removeEventListener("focusin",a),document.removeEventListener("pointerdown",r)}},[])}function pp(e,t){if(typeof BroadcastChannel>"u")return;let n=new BroadcastChannel(e);return n.onmessage=({data:s})=>t(s),n}var wr=class{#e;#n;#t;#s=new Map;constructor(t,n){this.#e=t,this.#n=n,this.#t=pp("ninetynine.tables",s=>this.#r(s))}get rests(){let t=this.#s.get(this.#e)??0;return[...this.#s.values()].filter(n=>n>t).length>=4}look(){let t=Math.max(Date.now(),...this.#s.values());this.#s.set(this.#e,t+Math.random()),this.hold()}hold(){this.#a(this.#s.get(this.#e)??0)}leave(){this.#a(0)}close(){this.#t?.close(),this.#t=void 0}#a(t){this.#t?.postMessage({table:this.#e,looked:t})}#r({table:t,looked:n}){let s=this.rests;n?this.#s.set(t,n):t!==this.#e&&this.#s.delete(t),this.rests!==s&&this.#n()}},La=class{ours=!1;#e;#n;#t;#s;#a=0;#r=0;#i=0;#c=()=>{};constructor(t,n,s,a){this.#e=n,this.#n=s,this.#t=pp(`ninetynine.table.${t}`,r=>this.#u(r)),this.#s=new wr(t,a),addEventListener("pagehide",this.leave),this.claim()}get rests(){return this.#s.rests}claim(){this.#s.look(),this.#p()}#p=()=>{this.ours||(this.ours=!0,this.#s.hold(),[this.#a,this.#r]=[Math.random(),Date.now()],clearTimeout(this.#i),this.#d({claim:this.#a}),this.#c())};async turn(){for(;!this.ours&&this.#t;)await new Promise(t=>this.#c=()=>t(void 0))}tell(t,n){this.ours&&this.#d({said:t,trouble:n})}leave=()=>{this.ours&&(this.#d({gone:!0}),this.#s.leave()),this.ours=!this.#t};close(){this.leave(),removeEventListener("pagehide",this.leave),clearTimeout(this.#i),this.#t?.close(),this.#t=void 0,this.#s.close(),this.#c()}#d(t){this.#t?.postMessage(t)}#u({claim:t,gone:n,said:s,trouble:a}){if(this.ours){if(t===void 0)return;if(Date.now()-this.#r<1e3&&t<this.#a)return this.#d({claim:this.#a});this.ours=!1,this.#n()}clearTimeout(this.#i);let r=document.visibilityState==="visible";this.#i=setTimeout(this.#p,n?r?0:2e3*Math.random():4e4),t===void 0&&!n&&this.#e(s,a)}};var yy=4e4,by=5e3,wy=15e3,vy=2e3,vr={first:250,longest:8e3};function $p(e,t){if(t===null||typeof t!="object"||Array.isArray(t))return t;let n=Array.isArray(e)?[...e]:typeof e=="object"?{...e}:{};for(let[s,a]of Object.entries(t))a===null?delete n[s]:n[s]=$p(n[s],a);return n}var dp=e=>e instanceof P&&e.status<500&&e.status!==429&&e.status!==401,Pa=class{state=C("opening");trouble=C("");refused=C(null);#e;#n;#t=0;#s={};#a=!1;#r=()=>{};#i=new AbortController;#c=!1;#p=!1;#d=0;#u=-1/0;#o;constructor(t,n){this.#e=t,this.#n=n,this.#o=new La(t,(s,a)=>this.#O(s,a),()=>this.#$(),()=>this.#l()),addEventListener("online",this.#f),addEventListener("offline",this.#b),document.addEventListener("visibilitychange",this.#m),this.#g()}act(t,n){let s=document.visibilityState==="visible";return this.#o.rests&&s&&this.again(),ks(this.#e,t,n)}hint(){return ti({table:this.#e,id:Ee()},{within:3e4})}ahead(){return this.#u===-1/0?0:this.#u}again=()=>{if(!this.#o.ours||this.#o.rests)return this.#o.claim(),this.#l();this.#c||(this.#p=!0,this.#l())};doubt(){this.state.peek()==="live"&&Date.now()-this.#d>vy&&this.again()}#$(){this.#l(),this.#t===0&&this.#h()}async#h(){let t=await An({table:this.#e}).catch(()=>{});t&&t.seq>this.#t&&this.#O(t)}#l(){this.#i.abort(),this.#r()}close(){this.#a=!0,removeEventListener("online",this.#f),removeEventListener("offline",this.#b),document.removeEventListener("visibilitychange",this.#m),this.#o.close(),this.#l()}#f=()=>{this.#o.ours&&!this.#o.rests&&this.again()};#b=()=>{Pe(this.#e)||(this.state.value="lost",this.again())};#m=()=>{document.visibilityState==="visible"&&(!this.#o.ours||this.#o.rests||this.state.peek()==="lost")&&this.again()};async#g(){for(let t=vr.first;!this.#a;t=Math.min(2*t,vr.longest)){let n=this.#t;try{await this.#w(),this.#o.ours&&!this.#a&&await this.#x()}catch(a){if(dp(a))return this.refused.value=a,this.state.value="refused",this.#o.close()}if(this.#a)return;if(!this.#o.ours||this.#o.rests)continue;this.state.value="lost",this.#t>n&&(t=vr.first);let s=this.#p?0:t;this.#p=!1,await this.#y(s)}}#y(t){return new Promise(n=>{let s=setTimeout(n,t);this.#r=()=>(clearTimeout(s),n(void 0))})}async#w(){for(await this.#o.turn();this.#o.rests&&!this.#a;await this.#o.turn())await this.#k()}async#k(){let{signal:t}=this.#i=new AbortController;try{let n=await An({table:this.#e},{signal:t});if(!this.#o.ours)return;this.#v(n),this.#O(n)}catch(n){if(t.aborted)return;if(dp(n))throw n;this.state.value="lost"}this.#o.rests&&!this.#a&&await this.#y(by)}async#x(){let t=this.#i=new AbortController,n=()=>setTimeout(()=>t.abort(),yy),s=n();try{let a=(await this.#S(t.signal)).pipeThrough(new TextDecoderStream).getReader();for(let r="";;){let{value:l,done:c}=await a.read();if(c)return;clearTimeout(s),s=n(),this.#d=Date.now(),this.#v();let u=(r+l).split(`
`);r=u.pop()??"";for(let p of u)p&&!this.#a&&this.#A(JSON.parse(p))}}finally{this.#c=!1,clearTimeout(s),t.abort()}}async#S(t){this.#c=!0;let n=Pe(this.#e)?0:setTimeout(()=>t.aborted||this.#l(),wy),s={Accept:"application/x-ndjson"},a=fi(this.#e,this.#t),r=await Rr(a,{headers:s,signal:t}).finally(()=>clearTimeout(n));if(this.#c=!1,this.#d=Date.now(),this.#u=Math.max(this.#u,Date.parse(r.headers.get("Date")??"")-Date.now()||-1/0),!r.ok||!r.body)throw Wr(r,await r.text().catch(()=>""));return this.trouble.value="",this.state.value="live",r.body}#v(t){this.#o.tell(t,this.trouble.peek())}#A({changes:t,trouble:n,...s}){if(n!==void 0)return this.trouble.value=n,this.#v();t&&(s={...s,...$p(this.#s,t)});let{table:a,seat:r,muted:l,view:c}=s;this.#s={table:a,seat:r,muted:l,view:c},!(s.seq<=this.#t&&s.event.do!=="present")&&(this.#v(s),this.#M(s))}#O(t,n=""){if(this.#a)return;if(this.trouble.value=n,this.#t===0&&t?.event.do!=="present")return void this.#h();this.state.value="live";let s=t&&(t.event.do==="present"?t.seq===this.#t:t.seq<=this.#t);t&&!s&&this.#M(t)}#M(t){this.#t=t.seq,this.#u=Math.max(this.#u,t.at-Date.now()),this.#n(t)}};function fp(e,{seat:t,view:n,table:{stage:s}}){return!!(e.settled.value.settings.guide&&A.way.value!=="over"&&t!==void 0&&s==="playing"&&n?.phase&&n.phase!=="over")}function ky(e,t,n){let s="AKQJ",a=l=>(me(l)===e.trump?s:"AK").includes(vn(l)),r=l=>(me(l)===e.trump?2:0)-s.indexOf(vn(l));return B(e.hand).filter(l=>!t.includes(l)&&a(l)).toSorted((l,c)=>r(c)-r(l)).slice(0,n)}function xy({bids:e,act:t}){if(!e)return t.split(" ")[0]??"pass";let n=e[0]?.premiums??[];return n.reduce((a,r)=>r.points>a.points?r:a,n[0]??{offer:"pass",points:0}).offer.split(" ")[0]??"pass"}function Sy(e,t){let n=t.bids?.[0];if(!n)return"";let s=ky(e,B(n.best),n.tricks),a=[o("coach.bid",{n:n.tricks})];return s.length&&a.push(o("coach.bid.high",{n:s.length,cards:L(s.map(r=>qe(r)))})),e.deal===0&&a.push(o("coach.bid.own")),a.join(" ")}function Oy(e,t,n,s){let{declare:a=0,reveal:r=0}=n?.offers??{};if(!a||!r)return"";let l={declare:a,reveal:r},c=xy(t),u=e.deal===0?[o("coach.wager",l)]:[];return s&&(e.deal===0||c!=="pass")&&u.push(o(`coach.premium.${c}`,l)),u.join(" ")}function My(e,t,n){let s=e.premium?.findIndex(l=>l!=="")??-1,a=s===e.seat?e.bid:e.shown?.[s]?.bid;if(s<0||a===void 0||Yt(e)>0)return[];let r=n?.offers[e.premium?.[s]?.startsWith("declare")?"declare":"reveal"]??0;return[o("coach.holds",{you:s===e.seat?"yes":"no",name:t[s]??"",bid:a,points:r})]}function Ay(e,t,n){let[s,a]=[e.bid??0,e.won?.[t]??0],r=(n?n.hand-n.aside:9)-Yt(e),l=s-a;return r===0?[]:l<0?[o("coach.over")]:l>r?[o("coach.under")]:l===0?[o("coach.enough",{bid:s})]:[o(l===r?"coach.all":"coach.need",{won:a,need:l,left:r})]}function Ty(e,t,n,s){let a=e.chosen.value,r=B(n.bids?.[0]?.best),l=t.phase==="offer"||a.size===t.options?.pick,c=t.phase==="offer"||r.every(p=>a.has(p));return(l?Oy(t,n,s,c):"")||Sy(t,n)}function hp({table:e,message:t,names:n,variant:s,hint:a}){let r=t.view,l=r.phase==="lay"||r.phase==="offer",u=r.options&&l&&e.intended.value===""&&e.busy.value===""?`${r.game} ${r.deal} ${r.phase}`:"",p=e.current.value;x(()=>{u&&p&&!e.advice.peek()&&e.hint()},[u,p]);let d=e.advice.value?.advice;if(d&&!l)return a;let $=[...l?[]:[...My(r,n,s),...Ay(r,t.seat??0,s)],...u&&d?[Ty(e,r,d,s)]:[],...e.thinking.value?[o("coach.thinking")]:[]],f=u?d?.bids?.[0]?.best:void 0,m=f&&e.chosen.value.size<B(f).length;return i`<section class="hint coach" aria-label=${o("coach.title")}>
		<header><h2>${o("coach.title")}</h2><${S} plain onclick=${rn} say=${o("coach.off")} /></header>
		<p role="status">${W($.join(" "))}</p>
		${m?i`<div class="proposed"><span class="act">${se(f)}</span><${S} chief onclick=${()=>e.heed()}
					say=${o("page.hint.choose")} /></div>`:null}
	</section>`}var jy=3;async function mp(e){if(_n(e).waiting.peek().length>0)return j(o("page.bring.unsent"));for(let t=0;t<jy;t++){let n=await gi(e),s=Ny(n),a=await ms(new Blob([n])),{table:r,seq:l}=await Ei(()=>ni({},{body:a,within:3e4}),"there");if(l<s)return j(o("page.bring.behind"));if(!((await An({table:e})).seq>s))return _i(e,r),j(o("page.brought"))}j(o("page.bring.on"))}var Ny=e=>JSON.parse(e.trimEnd().split(`
`).at(-1)??"{}").seq??0;function gp({table:e,message:t,onpanel:n,onclose:s}){let{seat:a}=t,r=t.table.stage!=="waiting",l=t.table.chairs.filter(m=>m.player).length===1,[c,u]=w(!1),p=m=>{s(),e.act(m)},{settings:d}=e.settled.value,$=a!==void 0&&t.view?.phase==="play",f=Dy(e.id,$,t.seq);return i`<${K} title=${o("page.more")} onclose=${s}>
		<div class="menu">
			<section><h3>${o("page.more.deal")}</h3>
				<${S} onclick=${()=>n("tricks")} say=${o("tricks.title")} />
				${a!==void 0&&r&&d.undo!=="never"?i`<${S} onclick=${()=>p({do:"ask",text:"replay"})}
						say=${o(l?"page.do.replay":"page.ask.replay")} />`:null}
				${$?i`<${S} style=${{visibility:f?"visible":"hidden"}} onclick=${()=>p({do:"claim"})}
						say=${o("page.claim")} />`:null}
			</section>
			${a!==void 0&&r?i`<section><h3>${o("page.more.match")}</h3>
					${t.table.paused?null:i`<${S} onclick=${()=>p({do:"ask",text:"pause"})}
							say=${o(l?"page.do.pause":"page.ask.pause")} />`}
					${l?null:i`<${S} onclick=${()=>p({do:"stand"})} say=${o("page.leave")} />`}
					${c?i`<${S} chief onclick=${()=>p({do:"ask",text:"abandon"})} say=${o("page.abandon.sure")} />`:i`<${S} onclick=${()=>u(!0)} say=${o("page.abandon")} />`}
				</section>`:null}
			<${By} id=${e.id} settings=${d} />
			<section><h3>${o("page.more.know")}</h3>
				${d.rules?i`<${S} onclick=${()=>n("rules")} say=${o("page.house")} />`:i`<a class="button" href=${`/rules/${d.variant??"standard"}`}>${o("page.nav.rules")}</a>`}
				<${S} onclick=${()=>n("keys")} say=${o("page.keys")} />
				<a class="button" href="/settings">${o("page.nav.settings")}</a>
				<${S} onclick=${()=>U("/")} say=${o("page.home")} />
			</section>
			<${Ey} chairs=${t.table.chairs} />
		</div>
	<//>`}function By({id:e,settings:{day:t,from:n}}){let{busy:s,once:a}=te();if(!wn||!Pe(e)||dt.value||t||n)return null;let r=()=>a(()=>mp(e));return i`<section><h3>${o("page.here")}</h3>
		<${S} aria-busy=${s} onclick=${r} say=${o("page.bring")} />
		<p class="soft small">${o("page.bring.about")}</p>
	</section>`}function Ey({chairs:e}){let t=e.filter(n=>n.bot);return t.length===0?null:i`<section class="bots"><h3>${o("page.more.bots")}</h3>
		<ul>
			${t.map(n=>i`<li key=${n.name}><b>${mt(n)}</b> <span class="soft">${sn(n)}</span>
					<small class="soft">${Os(n)}</small></li>`)}
		</ul>
	</section>`}function Dy(e,t,n){let{value:s}=R(async a=>t&&ei({table:e},{signal:a}),e,t,n);return t&&s?s.settled:!1}function yp({settings:e,onclose:t}){let{value:n}=R(()=>re(()=>ht(e,H.value)));return i`<${K} title=${o("page.house")} broad onclose=${t}>
		${n?i`<${io} guide=${n} />`:null}
	<//>`}var Cy=450,Ly=1e3,Py=100,Ry=700,kr=e=>e?.options?JSON.stringify([e.game,e.deal,e.phase,e.played,e.offers,e.options]):"",qy=({event:{do:e,done:t}})=>e==="redo"||t&&["ask","answer"].includes(e),Wy=({seq:e,at:t,event:{by:n="",name:s="",seat:a=-1,text:r="",phrase:l}})=>({seq:e,at:t,by:n,name:s,seat:a,text:r,...l&&{phrase:l}}),Ra=class{newest=C(null);settled=C({settings:{},host:""});busy=C("");waits=C(0);thinking=C(!1);chosen=C(new Set);advice=C(null);intended=C("");next=C("");wrong=C("");showing=new fa(()=>A.spoken.value?"quick":A.pace.value);view=Ut(()=>this.showing.shown.value?.message.view);talk=Ut(()=>{let{message:t,full:n}=this.showing.shown.value??{},s=(t?.seq??0)-(n?1:0);return this.#e.value.filter(a=>!a.remark||a.seq<=s)});current=Ut(()=>{let t=this.showing.shown.value;return!t||t.full!==null||this.busy.value.startsWith("play ")?!1:t.message.seq>=this.#t.value&&t.message.seq===this.newest.value?.seq});#e=C([]);#n=-1/0;#t=C(0);#s="";#a=0;#r=0;#i=!1;#c;constructor(t,n){this.id=t,this.port=n(t,a=>this.#u(a)),this.unsent=_n(t),this.unsent.send=(a,r)=>this.port.act(a,r),this.unsent.down=()=>this.port.state.peek()==="lost",this.unsent.doubt=()=>this.port.doubt(),this.unsent.recalled=a=>{this.#p(a)};let s=[Ot(()=>this.#g()),Ot(()=>this.#d())];this.#c=()=>s.forEach(a=>a());for(let a of this.unsent.waiting.peek())this.#p(a)}now(){return Date.now()+this.port.ahead()}close(){this.#c(),clearTimeout(this.#r),clearTimeout(this.#a),this.showing.stop(),this.port.close(),this.unsent.down=()=>!1,this.unsent.doubt=()=>{},this.unsent.recalled=()=>{}}async#p({command:{id:t,do:n,act:s=""},premium:a=""}){n==="act"?this.busy.value=s:this.waits.value++;let r=await this.#f(this.unsent.answered(t),()=>!0);n==="act"?this.busy.value="":this.waits.value--,!(!r||!a)&&(this.intended.value=a,this.#m())}#d(){let{value:t}=this.port.state,n=t==="lost"?t:this.port.trouble.value;clearTimeout(this.#a),t==="live"&&!n&&this.unsent.wake(),t==="live"&&this.wrong.peek()==="lost"&&(this.wrong.value=""),n!==this.wrong.peek()&&(this.#a=setTimeout(()=>this.wrong.value=n,Ly))}stopLate(){let t=this.unsent.waiting.peek().find(n=>n.command.do==="act"&&n.late);return t&&this.unsent.withdraw(t.command.id),t!==void 0}async act(t){if(t.do==="ask"&&(this.next.value=""),t.do==="chat")return this.#l(t);this.waits.value++;let n=await this.#l(t);return this.waits.value--,n}async play(t,n=""){let s=this.view.peek()?.options;if(!s||this.busy.peek())return!1;this.dismiss(),this.busy.value=t;let a=this.#s=`${s.seat??this.newest.peek()?.seat} ${t}`;this.#i=!1,this.showing.hurry();let r=s.seat===void 0?{}:{hand:s.seat},l=await this.#l({do:"act",act:t,seen:this.newest.peek()?.seq,...r},n);return this.#s===a&&(this.#s="",(!l||this.#$())&&(this.busy.value="")),l!==void 0}async lay(t){await this.play(`lay ${[...this.chosen.peek()].join(" ")}`,t)&&(this.intended.value=t,this.#m())}async ready(){if(this.waits.peek())return;if(this.newest.peek()?.table.stage!=="waiting")return this.act({do:"ready"});this.waits.value++;let t=await Ai();return this.waits.value--,t&&Ti(this.id,t),this.act({do:"ready",...t?{text:t.commit}:{}})}async hint(){if(this.advice.peek())return this.dismiss();let t=this.#o();if(!t||this.thinking.peek())return;this.thinking.value=!0;let n=await this.port.hint().catch(s=>{t===this.#o()&&j(E(s))});this.thinking.value=!1,n&&t===this.#o()&&(this.advice.value={about:t,advice:n.advice})}dismiss(){this.advice.value=null}heed(){let t=this.advice.peek();if(!t||t.about!==kr(this.view.peek()))return this.dismiss();let[n,...s]=t.advice.act.split(" ");return n==="lay"?void(this.chosen.value=new Set(s)):(this.dismiss(),void this.play(t.advice.act))}async takeBack(){this.stopLate()||this.waits.peek()>0||Date.now()-this.#n<Ry||await this.act({do:"ask",text:"undo"})}async redo(){let{table:{redo:t=[]}={},seat:n=-1}=this.newest.peek()??{};t.includes(n)&&this.waits.peek()===0&&await this.act({do:"redo"})}#u(t){qy(t)&&(this.next.value="",this.#i=!0),t.event.do==="ask"&&t.event.done&&t.event.seat===t.seat&&(this.#n=Date.now()),Ie(()=>{this.newest.value=t,t.settings&&(this.settled.value={settings:t.settings,host:t.host??""});let n=t.event.do==="chat"?Wy(t):t.said;t.talk?this.#e.value=t.talk:n&&(this.#e.value=[...this.#e.value,n].slice(-Py)),this.#h(t),t.event.acts?.includes(this.#s)&&(this.#s=""),!this.#s&&this.#$()&&(this.busy.value=""),this.showing.take(t),t.event.do==="redo"&&this.showing.skip()}),this.#b(t),this.#m()}#o(){return kr(this.newest.peek()?.view)}#$(){return(this.newest.peek()?.seq??0)>=this.#t.peek()}#h({seq:t,seat:n,event:{do:s,acts:a=[],seat:r}}){for(let{command:{id:l,do:c,act:u,hand:p=n,seen:d=0}}of this.unsent.waiting.peek())s==="act"&&c===s&&r===n&&t>d&&a.includes(`${p} ${u}`)&&this.unsent.heard(l,t)}put(t,n){let s=this.newest.peek()?.seq;return this.unsent.put({...s===void 0?{}:{seen:s},...t},n)}#l(t,n){let{answered:s,late:a}=this.put(t,n),r=!1;return a.then(()=>r=!0),this.#f(s,()=>r)}async#f(t,n){try{let s=await t;return this.#t.value=Math.max(this.#t.value,s?.seq??0),this.port.state.peek()==="lost"&&this.port.again(),s?.late&&j(o("page.unsent.late")),s}catch(s){let{reason:a}=s;s instanceof Xt&&(this.#i=!0),a==="no-session"&&this.port.again(),(a!=="stale"||n())&&j(E(s));return}}#b(t){let n=t.seat===void 0?void 0:t.table.chairs[t.seat],s=t.event.do==="begin"||t.event.do==="present";if(t.table.stage!=="mixing"||!n?.commit||!s)return;let a=js(this.id,n.commit);if(!a)return;let r={id:Ee(),do:"entropy",text:a};en(()=>this.port.act(r)).catch(()=>{})}async#m(){let t=this.intended.peek(),n=this.newest.peek()?.view;if(!t||this.#s||!this.#$())return;if(n?.options?.kind==="lay")return void(this.intended.value="");if(n?.phase==="lay")return;if(!(n?.options?.kind==="offer"?n.options.acts??[]:[]).includes(t))return void(this.intended.value="");this.showing.skip(),await this.play(t),this.intended.value=""}#g(){let t=this.view.value,n=this.current.value&&this.busy.value===""?t?.options:void 0;clearTimeout(this.#r),n?.kind==="play"&&t&&this.#y(t,n),(t?.phase!=="play"||!B(t.hand).includes(this.next.peek()))&&(this.next.value="");let s=new Set(B(t?.options?.from)),a=[...this.chosen.peek()].filter(r=>s.has(r));a.length!==this.chosen.peek().size&&(this.chosen.value=new Set(a)),this.advice.peek()&&this.advice.peek()?.about!==kr(this.newest.value?.view)&&this.dismiss()}#y(t,n){let s=B(n.from),a=n.seat===void 0&&s.includes(this.next.peek())?this.next.peek():"",r=a||(s.length===1&&this.#w(t)?s[0]:"");if(a||(this.next.value=""),!r)return;let l=()=>(this.next.value="",void this.play(`play ${r}`));this.#r=setTimeout(l,a?0:Cy)}#w(t){return!(this.newest.peek()?.table.chairs.filter(s=>s.player).length===1)||this.#i||t.options?.seat!==void 0?!1:A.forced.value||B(t.hand).length===1&&!A.spoken.value}};function bp({message:e,busy:t=!1,ondo:n}){let{stage:s,chairs:a}=e.table,r=an(),l=async c=>await r.keep()&&n({do:"sit",seat:c});return i`<section class="watching" aria-label=${o("page.watch")}>
		<p><b>${o("page.watch")}</b> ${s==="waiting"?null:o("page.watch.seen")}</p>
		${s==="waiting"?i`<${As} chairs=${a} name=${r} onsit=${l} busy=${t} />`:null}
		<a class="button plain" href="/">${o("page.home")}</a>
	</section>`}function wp(e){let{message:t,settings:n}=e,s=t.table.match>0?Zn(e.id,n):void 0;return s?i`<div class="waiting leaf">
		<h2>${s.title}</h2>
		<p>${s.lost}</p>
		<p><a class="button chief" href=${s.givenUp.href}>${s.givenUp.text}</a></p>
	</div>`:i`<${_y} ...${e} />`}function _y({message:e,settings:t,host:n,me:s,busy:a,ondo:r,onready:l}){let{table:c,seat:u}=e,p=an(),d=u===void 0?void 0:c.chairs[u],$=s!==n?c.chairs.find(k=>k.player===n)?.name:void 0,f=c.match>0,m=M(void 0),h=M(Promise.resolve(!0)),g=async k=>{await p.keep()&&(m.current=void 0,await r({do:"sit",seat:k}))},y=()=>h.current=h.current.then(async()=>{let k=await p.keep(),O=I.peek()?.name;return!k||!d||O===(m.current??zy(d.name))?k:(m.current=O,await r({do:"name"}),!0)}),b=async()=>await y()&&l();return i`<div class="waiting leaf">
		<h2>${!d&&$?o("page.invited",{name:$}):o(f?"page.waiting.again":"page.waiting")}</h2>
		${d?null:i`<${ul} variant=${t.variant??e.view?.variant??""} table=${Ir.value[1]??""} />
					<${As} chairs=${c.chairs} name=${p} onsit=${g} busy=${a} />`}
		<ol class="chairs">
			${c.chairs.map((k,O)=>{if(k===d){let T=c.chairs.every(N=>N===d||N.bot);return i`<${Hy} key=${O} chair=${k} name=${p} alone=${T} onname=${y} ondo=${r} />`}return i`<${Ky} key=${O} chair=${k} seat=${O} seated=${d!==void 0} clears=${n===s}
					onsit=${g} ondo=${r} />`})}
		</ol>
		${t.rules?i`<${Iy} settings=${t} />`:null}
		${(d||n===s)&&!c.locked?i`<${qs} />`:null}
		${n===s?i`<${Jy} table=${c} ondo=${r} />`:null}
		${n!==s&&c.locked?i`<p class="soft">${o("page.locked")}</p>`:null}
		${d?d.ready?i`<div class="row"><p class="soft">${Fy(c.chairs,s)}</p>
						<${S} plain disabled=${a} onclick=${()=>r({do:"unready"})} say=${o("page.unready")} /></div>`:i`<${S} chief disabled=${a} onclick=${b} say=${o(f?"page.again":"page.ready")} />`:null}
	</div>`}function Iy({settings:e}){let{value:t}=R(()=>ht(e,H.value),H.value);return t?.players?i`<p class="soft">${t.players}</p>`:null}var zy=e=>I.peek()?.name===e?e:e?.replace(/ \d$/,"");function Fy(e,t){return e.some(n=>!n.player&&!n.bot)?o("page.waiting.friends"):o("ask.wait",{names:L(e.filter(n=>n.player&&!n.ready&&n.player!==t).map(mt))})}function Hy({chair:e,name:t,alone:n,onname:s,ondo:a}){return i`<li class="own">
		<form class="who" onsubmit=${l=>(l.preventDefault(),s())}>
			${n?i`<b>${e.name}</b>`:i`<${Ms} name=${t} onkeep=${s} />`}
			${n?i` <span class="soft small">${o("you")}</span>`:null}
			${e.ready?i` <span class="ready small">${o("seat.ready")}</span>`:null}
		</form>
		<${S} plain onclick=${()=>a({do:"stand"})} say=${o("page.stand")} />
	</li>`}function Ky({chair:e,seat:t,seated:n,clears:s,onsit:a,ondo:r}){let{player:l,bot:c}=e,u=[o("page.bot"),sn(e,n)].filter(Boolean).join(" · ");return i`<li>
		<span class="who">
			${l||c?i`<b>${mt(e)}</b>`:i`<i class="soft">${o("page.chair.empty")}</i>`}
			${c?i` <span class="soft small" title=${Os(e)}>${u}</span>`:null}
			${l&&e.ready?i` <span class="ready small">${o("seat.ready")}</span>`:null}</span>
		${!l&&!n?i`<${S} plain onclick=${()=>a(t)} say=${o("page.sit")} />`:null}
		${!l&&n?i`<${Uy} chair=${e} seat=${t} ondo=${r} />`:null}
		${l&&s?i`<${S} plain onclick=${()=>r({do:"remove",seat:t})} say=${o("page.chair.clear")} />
					<${S} plain onclick=${()=>r({do:"ban",text:l,on:!0})} say=${o("page.ban")} />`:null}
	</li>`}function Jy({table:{locked:e,banned:t=[]},ondo:n}){return i`<div class="row">
		<${S} plain onclick=${()=>n({do:"lock",on:!e})} say=${o(e?"page.unlock":"page.lock")} />
		${t.map(({player:s,name:a})=>i`<button type="button" key=${s} class="button plain" onclick=${()=>n({do:"ban",text:s,on:!1})}>
					${o("page.unban",{name:a||s})}
				</button>`)}
	</div>`}function Uy({chair:{bot:e=""},seat:t,ondo:n}){let s=e&&!ps.includes(e)?[e,...ps]:ps,a=r=>n(r?{do:"bot",seat:t,text:r}:{do:"remove",seat:t});return i`<${V} hidden label=${o("page.chair.bot")} value=${e} onchange=${a}
		options=${[["",o("page.chair.friend")],...ae("page.level",...s)]} />`}var kp=1e4;function Vy({rest:e}){let t=e[0]??"",n=ln(t);return n?i`<${Gy} to=${n} />`:i`<${Zy} key=${t} id=${t} />`}function Gy({to:e}){return x(()=>U(`/t/${e}`,{replace:!0}),[e]),null}function Zy({id:e}){let t=$e(()=>new Ra(e,(a,r)=>new Pa(a,r)),[e]);x(()=>()=>t.close(),[t]);let n=t.port.refused.value;if(n)return i`<${Yy} why=${n} id=${e} />`;if(!t.showing.shown.value){let a=On.value&&!Pe(e);return i`<main id="main" tabindex="-1" class="table"><div class="opening" role="status">
			<p>${o(a?"page.out.table":"page.opening")}</p>
			${a?i`<p><a class="button" href="/">${o("page.nowhere.go")}</a></p>`:null}
			<${Vo} unsent=${t.unsent} />
		</div></main>`}return i`<${Qy} table=${t} />`}function Yy({why:e}){return i`<${F} title=${o(e.status===404?"page.table.none":"page.table.refused")} text=${E(e)}>
		<p><a class="button" href="/">${o("page.nowhere.go")}</a></p>
	<//>`}function Qy({table:e}){let[t,n]=w(""),{message:s,full:a}=e.showing.shown.value,{view:r,seat:l}=s,{stage:c,chairs:u}=s.table,p=Oi(s),{variant:d="standard",rules:$,deals:f,games:m}=e.settled.value.settings,h=z(d,$),g=`${r?.options&&e.current.value?"● ":""}${o(`variant.${d}`)} · Ninety-Nine`;x(()=>{document.title=g},[g]),x(()=>{Pe(e.id)&&c==="playing"&&bl()},[c==="playing"]),mb(e,n),up(),lp(),x(()=>Qn.clear(),[r?.deal,r?.game]),ub(u.some(ot=>ot.until!==void 0)),db(r,a?.gone??!1);let y=pb(r),b=c==="waiting"&&r?.phase!=="over";x(()=>{c==="waiting"&&r?.phase==="over"&&Ge("match",e.id)&&on("report",e.id)},[c]);let k=Nt(h,r?.phase),O=r?.phase==="over"&&(c==="between"||c==="waiting")&&!a,T=()=>i`<${pc} table=${e.id} names=${p} about=${ta(h,f,m)} view=${r} />`,N=$b(e,s)&&r!==void 0&&!b;hb(e,s,N,!b&&r?.phase!==void 0&&!O);let _=e.busy.value!==""||e.waits.value>0||e.thinking.value,je={table:e,message:s,names:p,variant:h,laid:k},at=fp(e,s),yn=at||e.advice.value?"hinted":"";return i`<${lt.Provider} value=${ze(r)}>
		<main id="main" tabindex="-1" class="table" aria-busy=${_} data-stage=${c} data-phase=${r?.phase??""}>
		${A.spoken.value?i`<${uu} table=${e} variant=${h} />`:null}
		<${sb} table=${e} message=${s} panel=${t} onpanel=${n} beside=${N} />
		<${iu} table=${e} />
		<div class="spread">
			<div class=${`board of-${r?Ae(r):0} ${O?"sheeted":""} ${yn}`}>
				${r&&r.phase!==void 0&&!b&&l!==void 0?i`<${rb} ...${je} />`:null}
				${at?i`<${hp} ...${je} hint=${i`<${vp} table=${e} variant=${h} />`} />`:i`<${vp} table=${e} variant=${h} />`}
				<${Xy} ...${je} full=${a} waiting=${b} between=${O} fresh=${y} />
				${r&&!b&&l===void 0?i`<${eb} table=${e} message=${s} />`:null}
			</div>
			${r&&!b?i`<aside class=${`side ${N?"talks":""}`}>
						<div class="scoring"><h2>${o("score.title")}</h2>${T()}</div>
						${N?i`<${xp} table=${e} message=${s} />`:null}
					</aside>`:null}
		</div>
		<${tb} ...${je} panel=${t} onpanel=${n} scores=${T} />
		</main><//>`}function Xy({table:e,message:t,names:n,variant:s,laid:a,full:r,waiting:l,between:c,fresh:u}){let{view:p,seat:d}=t,{stage:$,chairs:f}=t.table;if($==="mixing"||!l&&(!p||p.phase===void 0))return i`<div class="felt empty"><p class="opening">${o("waiting.table")}</p></div>`;if(l||!p){let{settings:h,host:g}=e.settled.value;return i`<div class="felt empty">
			<${wp} id=${e.id} message=${t} settings=${h} host=${g} me=${I.value?.id??""}
				ondo=${xr(e)} busy=${e.waits.value>0} onready=${()=>e.ready()} />
		</div>`}let m={table:e,message:t,names:n,variant:s};return i`<${xt} view=${p} variant=${s} names=${n} me=${d??0} elsewhere=${d}
		laid=${a} full=${r} played=${ob(e,t,n)} pending=${nb(e.busy.value)}
		unsent=${ka(e.unsent).some(h=>h.command.do==="act")}
		said=${c?void 0:fb(e,t)} chairs=${f} now=${e.now()}
		over=${c?"sheeted":""} onhurry=${()=>e.showing.hurry()}>
		<${Qi} view=${p} names=${n} />
		<${rc} view=${p} names=${n} lies=${r!==null} />
		${c?i`<${Tc} ...${m} fresh=${u} />`:i`<${ab} ...${m} />`}
	<//>`}var eb=({table:e,message:t})=>i`<${bp} message=${t} busy=${e.waits.value>0} ondo=${xr(e)} />`;function tb({table:e,message:t,names:n,panel:s,onpanel:a,scores:r}){let{view:l}=t,c=()=>a(""),u=(p,d,$=!1)=>i`<${K} key=${p} title=${o(p)} broad=${$} onclose=${c}>${d}<//>`;switch(s){case"tricks":return l&&u("tricks.title",i`<${Xe} view=${l} names=${n} />`,Ae(l)>3);case"last":return l&&u("page.lasttrick",i`<${Xe} view=${l} names=${n} last />`);case"talk":return u("page.talk",i`<${xp} table=${e} message=${t} />`);case"score":return u("score.title",r(),!0);case"rules":return i`<${yp} settings=${e.settled.value.settings} onclose=${c} />`;case"keys":return i`<${cp} onclose=${c} />`;case"more":return i`<${gp} table=${e} message=${t} onpanel=${a} onclose=${c} />`;default:return null}}function vp({table:e,variant:t}){let n=e.advice.value;if(!n)return null;let s=B(n.advice.act.replace(/^lay /,"")),a=n.advice.act.startsWith("lay "),r=a&&s.every(l=>e.chosen.value.has(l));return i`<${pa} key=${n.about} title=${o("page.hint")} onclose=${()=>e.dismiss()}>
		<${pn} advice=${n.advice} variant=${t}>
			<button type="button" class="button chief take" onclick=${()=>r?Mp()?.click():e.heed()}>
				${o(r?"page.lay":a?"page.hint.choose":"page.hint.take")}
			</button>
		<//>
	<//>`}function xp({table:e,message:t}){let n=(s,a)=>e.act({do:"mute",text:s,on:a});return i`<${Cc} talk=${e.talk.value} me=${I.value?.id??""} muted=${t.muted??[]}
		onsay=${Sp(e)} onmute=${n} />`}var xr=e=>async t=>{let n=I.value===null;if(await re(()=>Ss(o("page.guest"))))return n&&e.port.again(),e.act(t)},Sp=e=>t=>xr(e)({do:"chat",text:t}),nb=e=>e.startsWith("play ")?e.slice(5):null;function sb({table:e,message:t,panel:n,onpanel:s,beside:a}){let{view:r}=t,[l,c]=w(e.newest.peek()?.seq??0),u=e.talk.value.filter(h=>h.seq>l&&h.by!==I.value?.id).length,p=e.talk.value.at(-1)?.seq??0;x(()=>{n==="talk"&&c(h=>Math.max(h,p))},[n,p]);let{variant:d="standard",rules:$,day:f,from:m}=e.settled.value.settings;return i`<header class="head">
		<a class="mark" href="/" aria-label=${`99 – ${o("page.home")}`}>99</a>
		<div class="where">
			${r?.phase!==void 0?i`<${tt} trump=${Gt(r)} unsure=${!r.trump} explains />`:null}
			<h1>${o(`variant.${d}`)}</h1>
			${$&&!f?i`<span class="soft">${o("page.house")}</span>`:null}
			${r&&r.phase!==void 0?i`<span class="soft">${f||m?o("game.once",{what:f?"day":"other"}):o("page.deal",{deal:r.deal+1,game:r.game+1})}</span>`:null}
		</div>
		<nav aria-label=${o("page.table.menu")}>
			<button type="button" class="button plain scorer" onclick=${()=>s("score")}>${o("score.title")}</button>
			<button type="button" class="button plain tricker" onclick=${()=>s("tricks")}>${o("page.tricks")}</button>
			<button type="button" class=${`button plain ${a?"talker":""}`} onclick=${()=>s("talk")}>
				${o("page.talk")}${u?i` <span class="unread">${u}</span>`:null}
			</button>
			<${S} plain onclick=${()=>s("more")} say=${o("page.more")} />
		</nav>
	</header>`}var ls=(e,t)=>e.current.value&&!t.table.paused?t.view?.options:void 0;function ab({table:e,message:t,names:n,variant:s}){let a=t.view,r=ls(e,t),l=e.busy.value!=="",{paused:c=!1}=t.table,{full:u}=e.showing.shown.value??{},p=Fc({...a,options:r},n,c,u,Pr.value.has(e.id)),d=r?.kind==="play"&&e.chosen.value.size>0,$=ka(e.unsent).some(O=>O.command.do==="act"),f=$?o("page.unsent.act"):d?o("page.tap.again"):p,m=O=>e.lay(O),h=O=>e.play(O),g=O=>r&&O.stopPropagation(),y=e.advice.value?.advice.act,b={lay:"laying",name:"naming",offer:"offering",play:""}[r?.kind??"play"],k=`asking ${r?"asked":""} ${b}`;return i`<section class=${k} aria-label=${o("page.yours")} onclick=${g}>
		<${Lo} table=${e} message=${t} names=${n} />
		<${Ro} view=${a} variant=${s} seat=${a.seat} bid=${a.bid} />
		<p class="ask" role=${A.spoken.value?void 0:"status"}>${f}</p>
		${r?.kind==="lay"?i`<${gn} options=${r} chosen=${e.chosen.value} variant=${s} busy=${l} waits=${$}
				onlay=${m} slots />`:null}
		${r?.kind==="offer"&&e.intended.value===""?i`<${ga} options=${r} variant=${s} busy=${l} onact=${h} best=${y} />`:null}
		${r?.kind==="name"?i`<${ya} options=${r} busy=${l} onact=${h} best=${y} />`:null}
	</section>`}function Op(e,t){let n=t.view,s=ls(e,t),a=e.chosen.value,r=s&&(s.kind==="lay"||s.kind==="play")?new Set(B(s.from)):null,l=p=>{let d=new Set(s?.kind==="lay"?a:[]);if(a.has(p))d.delete(p);else if(d.size<(s?.pick??1))d.add(p);else return j(o("lay.full",{n:d.size}));e.chosen.value=d},c=p=>{if(!r&&n.phase==="play"){e.next.value=e.next.value===p?"":p,e.showing.shown.peek()?.full&&e.showing.skip();return}if(r){if(!r.has(p))return j(Kc(s));e.play(`play ${p}`)}},u=r?Yn(e.advice.value?.advice):new Set;return{can:r,chosen:a,best:u,onpick:l,onplay:c}}function ob(e,t,n){let s=t.view,a=Zt(s),r=s.shown?.[a]?.hand,l=s.control!==void 0&&s.control===t.seat;if(s.phase!=="play"||!l||r===void 0)return null;let{can:c,best:u,...p}=Op(e,t),d=ls(e,t)?.seat===a,$=i`<${st} cards=${be(B(r),ee,s.trump)} ...${p} can=${d?c:null}
		best=${d?u:void 0}
		onplay=${d?p.onplay:()=>{}} label=${n[a]} open twice=${!1} />`;return{seat:a,hand:$}}function rb({table:e,message:t,names:n,variant:s,laid:a}){let r=t.view,l=t.seat,c=e.busy.value,u=ls(e,t),p=u?.kind==="lay",d=e.next.value,$=u?.seat!==void 0,{can:f,chosen:m,best:h,onpick:g,onplay:y}=Op(e,t),b=$s(r,l).filter(N=>`play ${N}`!==c),k=e.showing.shown.value?.full,O=Xi(r,s).join(" "),T=p&&A.values.value&&u?.worth?Le(u.worth):null;return i`<section class=${`mine ${u?"asked":""}`} aria-label=${o("page.yourhand")}>
		<div class="me">
			<${nt} view=${r} variant=${s} seat=${l} name=${n[l]} place="south" own
				chair=${t.table.chairs[l]} now=${e.now()} open=${null} winner=${k?.winner===l} laid=${a} />
			${r.aside&&!p?i`<p class="laid"><span class="unseen">${o("page.aside")}</span>${se(r.aside)}</p>`:null}
			${O?i`<p class="keeping">${O}</p>`:null}
		</div>
		<${cb} table=${e} message=${t} variant=${s} />
		${t.table.chairs.filter(N=>N.player).length>1?i`<${Bc} onsay=${Sp(e)} />`:null}
		<${st} cards=${b} can=${$?new Set:f} chosen=${d?new Set([d]):m}
			best=${$?void 0:h} values=${T} label=${o("page.yourhand")} twice=${p} onpick=${g}
			onplay=${$?()=>j(o("page.dummy.turn")):y} />
	</section>`}function ib({view:e,seat:t=-1}){return!!(e?.aside||e?.offers?.[t]||e?.played?.some(n=>n!==""))}function lb({view:e,seat:t=-1},n){return e?.options?!1:e?.phase==="lay"?!!e.aside:e?.phase==="offer"&&n?.offers.how==="sealed"&&!!e.offers?.[t]}function cb({table:e,message:t,variant:n}){let{hints:s,stage:a,ask:r,redo:l=[]}=t.table,c=t.table.free||lb(t,n),u=e.busy.value!=="",p=e.thinking.value,d=i`<button type="button" class="button plain" onclick=${()=>e.hint()} aria-keyshortcuts="h"
		aria-expanded=${e.advice.value!==null} disabled=${!ls(e,t)||u||p}>
		${o(p?"page.hint.thinking":"page.hint")}
	</button>`,$=ib(t)?"":"nothing",f=i`<button type="button" class=${`button plain ${$}`}
		onclick=${()=>e.takeBack()}
		disabled=${u||e.waits.value>0||r!==void 0}>${o(c?"page.undo":"page.undo.ask")}</button>`,m=a!=="waiting"&&e.settled.value.settings.undo!=="never",h=l.includes(t.seat??-1)?i`<button type="button" class="button plain redo" aria-label=${o("page.redo")} title=${o("page.redo")}
				disabled=${u||e.waits.value>0} onclick=${()=>e.redo()}>
				<svg viewBox="0 0 24 24" aria-hidden="true" focusable="false">
					<path d="M4 17a7.5 7.5 0 0 1 15-1M19 8.5V16h-7.5" />
				</svg></button>`:null;return i`<div class="tools">${s?d:null}${m?f:null}${h}</div>`}function ub(e){let[,t]=w(0);x(()=>{if(!e)return;let n=setInterval(()=>t(s=>s+1),1e3);return()=>clearInterval(n)},[e])}function pb(e){let t=M(void 0);return e?.phase!=="over"&&(t.current=e),e?.phase==="over"&&it(t.current,e)}function db(e,t){let n=M(e);x(()=>{for(let s of vc(n.current,e))Gn(s);n.current=e},[e]),x(()=>{t&&Gn("trick")},[t])}var $b=(e,{table:{chairs:t}})=>e.talk.value.length>0||t.filter(n=>n.player).length>1,fb=(e,t)=>Dc(e.talk.value,{me:I.value?.id??"",muted:t.muted??[],since:e.now()-kp});function hb(e,t,n,s){let a=e.talk.value.at(-1);x(()=>{if(!(a&&e.now()-a.at<kp)||A.spoken.peek()||a.by===I.peek()?.id||t.muted?.includes(a.by)||n&&matchMedia("(min-width: 80rem)").matches)return;let l=`${a.name}: ${$a(a)}`;j(l,s&&a.seat>=0)},[a?.seq])}var Mp=()=>document.querySelector(":is(.answer, .over > .row) .button.chief:not(:disabled)");function mb(e,t){x(()=>{function n(s){let a=s.target;if(s.defaultPrevented||s.repeat||a.closest("input, select, textarea, dialog"))return;if((s.ctrlKey||s.metaKey)&&s.key.toLowerCase()==="z")return s.preventDefault(),void(s.shiftKey?e.redo():e.takeBack());if(!(s.ctrlKey||s.metaKey||s.altKey)&&!ma(yr(),s.key)){if(s.key==="h"&&e.view.peek()?.options)e.hint();else if(s.key==="Escape"&&e.advice.peek())e.dismiss();else if(s.key==="l")t("last");else if(s.key==="s")t("score");else if(s.key==="?")t("keys");else if(s.key==="ArrowLeft"||s.key==="ArrowRight")br()?.focus();else if(s.key===" "||s.key==="Enter"){if(a.closest("button, a, summary, .hint"))return;e.showing.hurry()||Mp()?.click()}else return;s.preventDefault()}}return document.addEventListener("keydown",n),()=>document.removeEventListener("keydown",n)},[e])}export{Cd as Bids,s$ as Choices,w$ as Create,I$ as Daily,bh as Endings,Fh as Learn,rg as Pads,fg as Problems,L$ as Records,sh as Replay,Tg as Report,Vp as Rules,Xg as Slips,ey as Statistics,Vy as Table};
