import{$ as tn,$a as H,$b as Pi,$c as Pt,A as Ur,Aa as xs,Ab as eo,Ac as ln,B as o,Bb as $i,Bc as Es,C as $e,Cb as fi,Cc as Xi,D as k,Da as ti,Db as hi,Dc as cn,E as ee,Eb as mi,Ec as Cs,F as ue,Fa as Nn,Fb as gi,Fc as Ds,G as P,Ga as Ce,Gb as yi,Gc as so,H as Se,Ha as qe,Hb as bi,Hc as Je,I as pt,Ia as ni,Ib as wi,Ic as un,J as ys,Ja as W,Jb as vi,Jc as pn,K as Oe,Ka as sn,Kb as ki,Kc as Ls,L as Nt,La as si,Lb as xi,Lc as el,M as Vr,Mb as Si,Mc as tl,N as A,Na as ai,Nb as Oi,Nc as Ps,O as Gr,Oa as De,Ob as Mi,Oc as Lt,Pa as an,Pb as Bn,Pc as F,Q as Qt,Qa as j,Qb as Ai,Qc as nl,R as B,Ra as le,Rb as Ti,Rc as ve,S as re,Sa as E,Sb as ji,Sc as En,T as Xt,Ta as L,Tb as Ni,Tc as sl,U as te,Ua as gt,Ub as Bi,Uc as Ae,V as bs,Va as Ss,Vb as As,W as we,Wa as ne,Wb as Ei,Wc as wt,X as ws,Xa as J,Xb as Ci,Y as en,Ya as S,Yb as Di,Z as He,Za as z,Zb as rn,Zc as Ue,_ as Me,_b as Li,_c as al,a as ms,aa as Bt,ab as Qe,ac as Ri,ad as ol,ba as Ga,bb as se,bc as to,bd as rl,c as gs,ca as Za,cb as I,cc as Wi,cd as il,d as Mn,da as nn,db as G,dc as qi,dd as ll,e as zr,ea as Ya,eb as me,ec as yt,ed as cl,fa as An,fb as Ke,fc as Ii,g as w,ga as vs,gb as on,gc as Ts,gd as ul,h as x,ha as Zr,hb as U,hc as _i,i as fe,ia as We,ib as oe,ic as zi,id as pl,j as M,ja as dt,jb as pe,jc as Fi,k as he,ka as Yr,kc as Hi,kd as dl,l as Fr,la as Tn,lb as Os,lc as Ki,ld as dn,m as Fe,ma as Et,mb as oi,mc as no,md as $l,n as D,na as $t,nb as ri,nc as R,o as Zt,oa as ft,ob as ye,oc as Dt,p as jt,pa as Q,pb as ii,pc as js,q as i,qb as V,qc as Ji,r as Hr,ra as ae,rc as Ui,s as Yt,sa as jn,sb as li,sc as Ns,t as Kr,ta as Qa,tb as Xa,tc as Vi,td as fl,u as Va,ua as Qr,ub as ci,uc as Gi,v as Jr,va as Xr,vb as Ct,vc as Zi,w as K,wa as ht,wb as ui,wc as Bs,xa as mt,xb as pi,xc as Yi,ya as ks,yb as di,yc as bt,za as ei,zb as Ms,zc as Qi}from"./chunk.js";function Rs(e,t){let n=()=>new Promise((s,a)=>{let r=indexedDB.open(e,1);r.onupgradeneeded=()=>r.result.createObjectStore(t),r.onsuccess=()=>s(r.result),r.onerror=()=>a(r.error)});return async(s,a,r)=>{let l=await n();try{return await new Promise((c,u)=>{let p=l.transaction(t,s,r),d=a(p.objectStore(t));p.oncomplete=()=>c(d.result),p.onabort=()=>u(p.error)})}finally{l.close()}}}var $n,hl=Rs("ninetynine","records");async function ml(e){$n=e;try{await hl("readwrite",t=>t.put(e,"mine"))}catch{}}async function fn(){if($n)return $n;try{$n=await hl("readonly",e=>e.get("mine"))}catch{$n=void 0}return $n}async function Rt(e,t,n,s){let{table:a,...r}=n;if(a!=="mine")return e(n,{signal:s});let l=await fn();return t(r,{body:l?.bytes??new Blob,signal:s})}async function Ws(e){let t=new Uint8Array(await e.slice(0,4).arrayBuffer());if(!(t[0]===40&&t[1]===181))return t[0]!==31||t[1]!==139?e.text():new Response(e.stream().pipeThrough(new DecompressionStream("gzip"))).text()}var Te=1200,Be=["bid","premium","trump","play"],gl=e=>e.bid+e.premium+e.trump+e.play;function Cn(e,t){let n=10**t,[s,a]=[0,0];return e.map(r=>{s+=r;let l=Math.round(s/Te*n),c=(l-a)/n;return a=l,c||0})}function od(e,t,n){let s={you:n?"yes":"no",name:t};if(gl(e)===0)return o("page.report.clean",s);let a=Cn(Be.map(c=>e[c]),0),r=a.reduce((c,u)=>c+u,0);if(r===0)return o("page.report.little",s);let l=Be.flatMap((c,u)=>{let p=a[u]??0;return p?[o(`page.report.part.${c}`,{all:p===r?"yes":"no",n:k(p)})]:[]});return o("page.report.line",{...s,n:r,parts:l.join(", ")})}var Ie=e=>e.judged<e.of||e.rough>0;function oo(e,t,n,s){if(!Ie(e))return od(t,n,s);let a=Math.round(gl(t)/Te);return a===0?o("page.report.coming"):o("page.report.counting",{you:s?"yes":"no",name:n,n:a})}var yl=(e,t)=>e&&!Ie(e)?e.deals[0]?.squares?.[t]??"":"";function Wt(e,t,n){let[s,a]=w({});return x(()=>{let r=!0,l=async()=>{for await(let c of Dn(e,t,n,()=>r))a({told:c})};return a({}),Ss(l,c=>a(u=>({...u,wrong:E(c)})),()=>r),()=>{r=!1}},[e,t,n]),s}async function*Dn(e,t,n,s){for(;s();){let a=await rd(e,t,n);if(!s()||(yield a,!Ie(a)))return;await new Promise(r=>setTimeout(r,500))}}var ao=new Map;async function rd(e,t,n){let s=`${e} ${t} ${n}`,a=()=>Rt(Ci,Pi,{table:e,match:t,deal:n});if(e==="mine")return a();let r=ao.get(s)??a().finally(()=>ao.delete(s));return ao.set(s,r),r}function bl({seat:e,table:t}){let n=t.stage==="waiting";return e!==void 0&&(n||t.open&&t.chairs.filter(s=>s.player).length===1)}function wl({table:e,match:t,deal:n,seat:s}){let{told:a,wrong:r}=Wt(e,t,n),l=a?.deals[0]?.accounts[s]?.lost;if(r&&!a)return null;let c=a&&l?oo(a,l,"",!0):o("page.report.coming");return i`<p class="report-line" role="status" aria-busy=${!a||Ie(a)}>
		<a href=${`/report/${e}/${t}/${n}?seat=${s}`} aria-disabled=${!l}>${c}</a>
	</p>`}function vt(e){let t=Math.max(...e);return e.some(n=>n!==0)&&e.filter(n=>n===t).length===1?e.indexOf(t):-1}var Ln=e=>e.totals.map((t,n)=>t-(e.points?.[n]??0));function kt(e){let t=Ln(e),n=vt(e.totals);return e.phase==="over"&&t.some(s=>s!==0)&&n!==vt(t)?n:-1}var ro=800,id=2600;function vl({from:e=0,to:t,after:n}){let[s,a]=w(e);return x(()=>{if(!n||e===t)return;let[r,l]=[0,0],c=u=>{l||=u+n;let p=Math.min(1,Math.max(0,u-l)/ro);a(Math.round(e+(t-e)*(1-(1-p)**3))),p<1&&(r=requestAnimationFrame(c))};return r=requestAnimationFrame(c),()=>cancelAnimationFrame(r)},[n>0]),!n||s===t?i`${k(t)}`:i`<span class="counted">
		<span class="end">${k(t)}</span><span aria-hidden="true">${k(s)}</span>
	</span>`}function kl(e,t,n){let{closed:s,points:a=[],made:r=[],seat:l=-1}=e;return n?"match":s?"game":a.includes(99)?"best":r[l]&&e.premium?.[l]?"premium":t>1&&r.slice(0,t).every(Boolean)?"all":r[l]?"made":""}function xl({what:e}){return e?i`<p class="stamp" data-what=${e} aria-hidden="true"><span>${o(`page.stamp.${e}`)}</span></p>`:null}var Sl=()=>i`<p class="flourish" aria-hidden="true">
	${[..."♣♦♥♠"].map(e=>i`<span key=${e}>${e}</span>`)}
</p>`;function Pn({from:e,after:t=0}){let n=M(null);return fe(()=>{let s=e&&!Qt()?document.querySelector(e)?.getBoundingClientRect():void 0,a=n.current?.getBoundingClientRect();if(!s||!a||!a.width||document.hidden)return;let r=[{translate:`${s.right-a.right}px ${s.top-a.top}px`},{translate:"0"}],l={duration:700,delay:t,easing:"cubic-bezier(0.5, 0, 0.2, 1)"},c=n.current?.animate(r,{...l,fill:"backwards"});return()=>c?.finish()},[t>0]),i`<svg class="pennant" ref=${n} viewBox="0 0 14 16" aria-hidden="true" focusable="false">
		<path d="M1 0h1.5v16H1zM3.5 1 13 4.8 3.5 8.6z" />
	</svg>`}function ld(e,t){return!t||!e||!dt(e,t)||t.phase==="over"?[]:(t.premium??[]).map((s,a)=>({seat:a,offer:s})).filter(({seat:s,offer:a})=>a!==""&&!e.premium?.[s])}function Ol({view:e,names:t}){let n=M(void 0),[s,a]=w([]),r=`${e.game} ${e.deal} ${e.phase} ${e.premium?.join()}`;x(()=>{let c=ld(n.current,e);if(n.current=e,a(c),!c.length)return;let u=setTimeout(()=>a([]),id);return()=>clearTimeout(u)},[r]);let l=({seat:c,offer:u})=>{let[p="",d=""]=u.split(" "),$={name:t[c]??"",you:c===e.seat?"yes":"no",level:p,n:d&&` ${d}`};return i`<span key=${c}>${o("page.announced",$)}</span>`};return i`<p class="announced" role=${A.spoken.value?void 0:"status"}>${s.map(l)}</p>`}var cd=500,Rn=8;function ud(e,t){let{declare:n=30,reveal:s=60}=t?.offers??{};return o(`word.${e}.is`,{declare:n,reveal:s,loss:vs(t),vulnerable:t?.score.vulnerable??10})}function pd(e,t){let n=t.getBoundingClientRect(),{offsetWidth:s,offsetHeight:a}=e,r=Math.min(Math.max(Rn,n.left+n.width/2-s/2),innerWidth-s-Rn),l=n.bottom+Rn;e.style.left=`${r}px`,e.style.top=`${l+a>innerHeight-Rn?n.top-Rn-a:l}px`}function je({of:e="",say:t,variant:n,class:s="",label:a=!1,children:r}){let l=M(null),c=M(null),u=M(0),p=t??ud(e,n),d=()=>l.current?.isConnected&&!$()&&c.current?.showPopover?.(),$=()=>c.current?.matches(":popover-open"),f=()=>(clearTimeout(u.current),c.current?.hidePopover?.());x(()=>()=>clearTimeout(u.current),[]);let h=b=>b.pointerType==="mouse"&&(u.current=setTimeout(d,cd)),m=b=>b.newState==="open"&&c.current&&l.current&&pd(c.current,l.current),g=b=>b.pointerType==="mouse"&&f(),y=b=>b.stopPropagation(),v=i`<span ref=${c} popover="auto" class="meaning" ontoggle=${m} onclick=${y}>${p}</span>`;return a?i`<label ref=${l} onpointerenter=${h} onpointerleave=${g} onclick=${f}>
			${r}</label>${v}`:i`<button type="button" ref=${l} class=${`word ${s}`} aria-description=${p}
		onclick=${b=>(y(b),clearTimeout(u.current),d())}
		onfocus=${b=>b.currentTarget.matches(":focus-visible")&&d()} onblur=${f}
		onpointerenter=${h} onpointerleave=${g}>${r}</button>${v}`}function X({trump:e}){return e==="nines"?i`<span class="sign" aria-hidden="true">9</span>`:/^[CDHS]$/.test(e)?i`<svg class="sign" data-suit=${e} viewBox="0 0 100 100" aria-hidden="true" focusable="false">
		<use href=${`#pip-${e}`} />
	</svg>`:i`<span class="sign none" aria-hidden="true">–</span>`}var C=e=>o(e?/^[CDHS]$/.test(e)?`suit.${e}`:`trump.${e}`:"trump.unnamed"),ce=(e,t)=>e===0&&t?.score.zeroOrAll?o("guide.or",{a:k(0),b:k(qt(t))}):k(e);function Ml(e,t){let n=Zr(e,t);if(!n||!t)return[];let[,s]=(e.premium?.[e.seat??-1]??"").split(" "),a=o(n.length?"page.keeping":"page.keeping.lost",{n:t.aside,bid:dd(n)});return s===void 0?[a]:[o("page.keeping.said",{said:Number(s)}),a]}function dd(e){let t=e.filter(n=>!e.includes(n+1));return e.filter(n=>!e.includes(n-1)).map((n,s)=>{let a=t[s]??n;return n===a?k(n):`${k(n)}–${k(a)}`}).join(", ")}var qt=e=>e.hand-e.aside;function Y(e){let[t="",n]=e.split(" ");return n===void 0?o(`offer.${t}`):o("offer.numbered",{offer:o(`offer.${t}`),n:Number(n)})}var lo=(e,t,n)=>t===(n??e.seat)?"yes":"no";function Al(e,t){return t===e.seat?{aside:e.aside,bid:e.bid}:{aside:e.shown?.[t]?.aside,bid:e.shown?.[t]?.bid}}function Ve({view:e,names:t,variant:n,me:s,untitled:a=!1,written:r,crowned:l=!1}){let c=t.map((h,m)=>m).slice(0,e.points?.length??0),u=e.parts;if(!u||!e.points)return null;let p=h=>{let m=u[h]??[];return m.every(g=>g===0)?null:i`<${io} key=${h} label=${o(`page.sheet.for.${h}`)} points=${m} class=${`for-${h}`} />`},d=md(e,t,n,s),$=d.length<3?d.join(" "):"",f=r===void 0||l?-1:kt(e);return i`<section class="deal-sheet">
		${a?null:i`<h2>
					${o("sheet.title",{deal:e.deal+1,trump:C(e.trump)})} <${X} trump=${e.trump??""} />
				</h2>`}
		<${se}><table class="book account" data-hands=${c.length}>
			<thead><tr><td></td>${c.map(h=>i`<th key=${h} scope="col">${t[h]}</th>`)}</tr></thead>
			<tbody class="facts">
				<${$d} view=${e} seats=${c} variant=${n} />
			</tbody>
			<tbody class="sum">${p("tricks")}${p("contract")}${p("premium")}${p("vulnerable")}</tbody>
			<tfoot>
				<${io} label=${o("page.sheet.deal")} points=${e.points} class="total" plain written=${r} />
				<${io} label=${o("page.sheet.total")} points=${e.totals} class="totals" plain written=${r}
					from=${Ln(e)} lead=${r!==void 0} />
			</tfoot>
		</table><//>
		<div class="verdicts">
			${$?i`<p>${$}</p>`:null}
			${f>=0?i`<p class="taken"><${Pn} /> ${po(e,t,f)}</p>`:null}
			${bd(e,t,s,l).map(([h,m])=>i`<p key=${h} class=${m?"won":""}>${h}</p>`)}
			<${yd} view=${e} />
		</div>
	</section>`}function $d({view:e,seats:t,variant:n}){let s=(e.premium??[]).some(u=>u!==""),a=u=>i`<${hd} view=${e} seat=${u} />`,r=u=>{let p=Al(e,u).bid;return p===void 0?"–":ce(p,n)},l=u=>e.premium?.[u]?Y(e.premium[u]):"",c=u=>i`<${fd} made=${e.made?.[u]??!1} />`;return i`<${Wn} label=${o("page.sheet.cards")} word="bid" class="cards" seats=${t} of=${a} />
		<${Wn} label=${o("page.sheet.bid")} seats=${t} of=${r} />
		<${Wn} label=${o("page.sheet.won")} seats=${t} of=${u=>e.won?.[u]} />
		${s?i`<${Wn} label=${o("page.sheet.held")} word="premium" class="held" seats=${t} of=${l} />`:null}
		<${Wn} label=${o("page.sheet.contract")} word="contract" seats=${t} of=${c} />`}function Wn({label:e,word:t,seats:n,of:s,class:a=""}){let r=t?i`<${je} of=${t}>${e}<//>`:e;return i`<tr class=${a}><th scope="row">${r}</th>${n.map(l=>i`<td key=${l}>${s(l)}</td>`)}</tr>`}function io({label:e,points:t,plain:n=!1,class:s="",written:a=0,from:r=[],lead:l=!1}){let c=($,f)=>i`<${vl} from=${r[f]??0} to=${$} after=${a} />`,[u,p]=l?[vt(r),vt(t)]:[-1,-1],d=a&&u>=0&&u!==p?`.account .totals td:nth-of-type(${u+1})`:void 0;return i`<tr class=${s}><th scope="row">${e}</th>
		${t.map(($,f)=>i`<td key=${f}>
			${f===p?i`<${Pn} from=${d} after=${a&&a+500} />`:null}
			${$===0&&!n?"–":c($,f)}
		</td>`)}
	</tr>`}var fd=({made:e})=>i`<span class=${`verdict ${e?"made":"failed"}`}>
	${o(e?"page.sheet.made":"page.sheet.failed")}
</span>`;function hd({view:e,seat:t}){let{aside:n}=Al(e,t);return n===void 0?i`<span class="soft small">${o("bid.hidden")}</span>`:i`<span class=${e.made?.[t]?"minis fanned":"minis"}>${ae(n)}</span>`}function md(e,t,n,s){let a=e.parts?.premium??[],r=(e.premium??[]).map((l,c)=>l?c:-1).filter(l=>l>=0);return r.flatMap(l=>{let c=e.made?.[l]??!1,u=e.premium?.[l]??"",[p="",d=""]=u.split(" "),$=a[l]??0,f={name:t[l],level:p,n:d&&` ${d}`,you:lo(e,l,s)};if($<0)return[o("page.premium.failed",{...f,points:ee($),loss:"own"})];let h=n?.offers[p==="reveal"?"reveal":"declare"],m=r.length>1?h:c?$:Math.max(...a);if(!m)return[];let g=r.length>1?"others":"opponents";return[o(c?"page.premium.made":"page.premium.failed",{...f,points:ee(m),loss:g})]})}function gd(e){let t=e.why;if(!t?.next)return"";let n=C(t.then),s=t.then==="none"?"none":"suit",a=(e.made??[]).filter(Boolean).length;return{turnup:()=>o("next.turnup"),game:()=>o("next.game",{trump:n}),stays:()=>o("next.holder",{trump:n}),rotation:()=>o("next.rotation",{kind:s,trump:n}),success:()=>o("next.success",{n:a,kind:s,trump:n})}[t.next]()}function yd({view:e}){let t=gd(e);return t?i`<p class="next-trump">
		${e.why?.then?i`<${X} trump=${e.why.then} />`:null}<span>${t}</span>
	</p>`:null}function Tl(e,t,n,s,a,r=0){let l=t.length===0?"drawn":t.length===1?"won":"shared",c=t.length===1?lo(s,t[0]??-1,a):"no";return o(`${e}${l}`,{names:P(t.map(u=>n[u]??"")),you:c,game:r})}var co=(e,t,n)=>e.closed?Tl("game.",e.closed.winners,t,e,n,e.closed.game+1):"",uo=(e,t,n)=>Tl("rubber.",e.end?.winners??[],t,e,n);function po(e,t,n){return n<0?"":o("outcome.lead",{name:t[n]??"",you:lo(e,n)})}function bd(e,t,n,s=!1){let a=[],{closed:r,end:l}=e,c=l&&!l.cut&&r?.game===0;if(r&&(s||a.push([co(e,t,n),!0]),r.bonus.forEach((p,d)=>{p&&a.push([o("bonus",{name:t[d],bonus:p,total:(r.totals[d]??0)+p}),!1])})),!l||c)return a;if(l.cut)return e.deal&&!s?[...a,[o("end.cut"),!1]]:a;s||a.push([uo(e,t,n),!0]),l.rubber?.forEach((p,d)=>{p&&a.push([o("bonus.rubber",{name:t[d],bonus:p}),!1])});let u=P(l.totals.map((p,d)=>`${t[d]} ${k(p)}`));return s||a.push([o("end.totals",{totals:u}),!1]),a}function $o(e,t,n,{day:s,from:a}){if(!e||a)return"";let r=e.length===1&&e[0]===n?"yes":"no",l={names:P(e.map(c=>t[c]??"")),n:e.length,you:r};return o(s?"daily.most":"page.winner",l)}function Le(e,t){if(e==="joker")return o("joker");if(e===t)return o("joker.as",{card:Le(e)});let{rank:n,suit:s}=Tn(e);return Et(n)+Bl(s)}function It(e){let[t="",...n]=e.split(" ");return t==="play"||t==="lay"?n.map(s=>Le(s)).join(" "):t==="name"?C(n[0]):o("page.why.saying",{offer:t,n:n[0]??"none"})}var jl=.5,Is=5,mo=2,Nl=(e,t,n)=>e>t+mo||e>t&&e-t>=2*n,Xe=e=>Math.round(e*100),qn=e=>k(Math.abs(e),1),fo=e=>e.charAt(0).toLocaleUpperCase()+e.slice(1),wd=2,et=e=>Math.round(e.gap*10)<=Math.max(Math.round(e.gapError*10),wd)?"close":"behind",tt=e=>e.filter(({kind:t})=>$e(`why.${t}`)).map(({kind:t,card:n,than:s,suit:a="",n:r=0,m:l=0})=>o(`why.${t}`,{card:n?Le(n):"",than:s?Le(s):"",suit:Bl(a),n:r,m:l})),Bl=e=>({C:"♣",D:"♦",H:"♥",S:"♠"})[e]??"9";function hn(e,t,n=It){let[s,a]=e.choices;if(!s)return[];if(!a)return[o("page.why.only")];let r=tt(e.why??[]);return e.bids?[...kd(e,t,n).map(fo),...r]:e.phase==="offer"?xd(e.choices,s,a,n).map(fo):[...r,...Sd(e,s,a,n).map(fo)]}function El({phase:e,act:t,better:n,chance:s,betterChance:a,why:r,lost:l}){let[c,u]=[Xe(s),Xe(a)],p=r.some(d=>d.kind==="lost")||c+u===0;return e==="offer"&&t==="pass"?o("page.report.chance",{how:"premium",a:c,b:u}):Nl(u,c,l/Te)?o("page.report.chance",{how:"more",a:c,b:u}):e==="offer"&&n==="pass"?o("page.report.chance",{how:"unpaid",a:c,b:u}):p||e==="offer"?"":o("page.report.chance",{how:c>u+mo?"less":"same",a:c,b:u})}var vd=({bids:e,choices:t})=>e?t.find(n=>n.act===`lay ${e[1]?.best}`):t[1];function kd(e,t,n){let[s,a]=e.bids??[];if(!s)return[];let r=vd(e),l=r?et(r):"only",c=(e.bids??[]).reduce((g,y)=>y.chance>g.chance?y:g),u=Xe(c.chance)<Is,p=!u&&Xe(s.chance)<Is,d={bid:ce(s.tricks,t),a:Xe(s.chance)},$=u?[o("page.why.spoil",{bid:ce(c.tricks,t),a:Xe(c.chance)})]:[];$.push(o("page.why.bid",{how:p?"spoil":l,...d})),a&&r&&$.push(o("page.why.bids",{how:l,second:ce(a.tricks,t),gap:qn(r.gap)}));let f=s.premiums?.find(g=>g.offer==="pass"),h=(s.premiums??[]).filter(g=>g.offer!=="pass").toSorted((g,y)=>y.points-g.points),m=f&&h[0]?h[0].points-f.points:0;return f&&h[0]&&$.splice(m>jl?1:$.length,0,ho(n(h[0].offer),m,jl)),$}var ho=(e,t,n)=>o("page.why.premium",{pays:Math.abs(t)<=n?"even":t>0?"yes":"no",offer:e,gap:qn(t)});function xd(e,t,n,s){let a=o("page.why.chance",{a:Xe(t.chance)}),r=e.find(l=>l.act==="pass");return r===t?[ho(s(n.act),-n.gap,n.gapError),a]:r?[ho(s(t.act),r.gap,r.gapError),a]:[qs(t,n,s),a]}function Sd({choices:e,contract:t,phase:n},s,a,r){let l={act:r(s.act),second:r(a.act),a:Xe(s.chance),b:Xe(a.chance)},c=e.every(p=>et(p)==="close");if(t==="lost")return[c?o("page.why.even"):qs(s,a,r)];if(c)return[o("page.why.even"),o("page.why.chance",l)];if(n==="name"||et(a)!=="behind")return[qs(s,a,r),o("page.why.chance",l)];let u=Nl(l.a,l.b,a.gap)?"more":l.a<l.b-mo?"less":"same";return[o(`page.why.${u}`,l),qs(s,a,r)]}var qs=(e,t,n)=>o("page.why.margin",{how:et(t),act:n(e.act),second:n(t.act),gap:qn(t.gap)});function Cl({makes:e,won:t,left:n,phase:s}){if(!e||s!=="play")return"";let[a=0,r]=e,l=r===void 0?k(a):o("guide.or",{a:k(a),b:k(r)});return o("page.why.stand",{bid:l,won:t,left:n})}function Dl(e,t,n){let s=e.choices.find(r=>r.act===t);if(!s)return"";let a=t===e.act?"same":et(s);return o("page.hint.did",{how:a,name:n,act:It(t),gap:qn(s.gap),error:qn(s.gapError)})}function Od({rest:e}){let[t]=e;return t?i`<${jd} key=${t} id=${t} />`:i`<${Md} />`}function Md(){let{value:e,wrong:t}=L(()=>li()),n=e?.variants??[];return i`<main id="main" tabindex="-1" class="rules-index">
		<h1>${o("page.nav.rules")}</h1>
		<p class="lead">${o("page.rules.lead")}</p>
		${t?i`<p class="trouble">${t}</p>`:null}
		<div class="index">
			${nl(n).map(([s,a])=>i`<section key=${s}><h2>${o("page.players",{n:s})}</h2>
					<ul>${a.map(r=>i`<${Ad} key=${r.id} variant=${r} />`)}</ul>
				</section>`)}
		</div>
		${n.length?i`<p class="small soft history">${o("page.rules.history")}</p>`:null}
	</main>`}var Ad=({variant:e})=>i`<li><a href=${`/rules/${e.id}`}>
	<b>${Td(e)}</b><span class="soft">${$e(`about.${e.id}`)?o(`about.${e.id}`):""}</span>
</a></li>`,Td=e=>$e(`variant.${e.id}`)?o(`variant.${e.id}`):e.name;function jd({id:e}){let{value:t,wrong:n}=L(()=>yt({variant:e},K.value),e,K.value);return x(()=>{t&&(document.title=`${t.name} · Ninety-Nine`)},[t]),n?i`<${z} title=${o("page.nav.rules")} wrong=${n}>
			<p><a href="/rules">${o("page.rules.all")}</a></p>
		<//>`:t?i`<main id="main" tabindex="-1" class="rules"><${go} guide=${t} /></main>`:i`<${z} />`}var Nd={bid:/^(history|aside|worth|score\.exact|score\.zeroOrAll)/,play:/^(seats|ranks|joker|hand|deal|order|play)/,trump:/^trump/,dummy:/^(dummy|score\.dummy)/,vulnerable:/^score\.vulnerable/,premium:/^offers/,score:/^score/,end:/^(game|rubber)/,advice:/^advice/};function go({guide:e}){let t=e.rules.clauses??[],n=e.chapters.map(c=>c.key),s=["vulnerable","dummy","bid","play","trump","premium","score","end","advice"],a=c=>s.find(u=>Nd[u]?.test(c.field)&&n.includes(u))??"play",r=n.flatMap(c=>t.filter(u=>a(u)===c).map(u=>({key:c,clause:u}))),l=c=>r.flatMap((u,p)=>u.key===c?[p+1]:[]);return i`
		<header class="rules-head">
			<p class="small"><a href="/rules">${o("page.rules.all")}</a></p>
			<h1>${e.name}</h1>
			${e.about?i`<p class="lead">${e.about}</p>`:null}
			${e.players?i`<p class="lead">${e.players}</p>`:null}
		</header>
		<div class="rules-text">
			${e.chapters.map(c=>i`<section key=${c.key} id=${c.key}>
					<h2>${c.title}<${Bd} numbers=${l(c.key)} /></h2>
					${c.text.map((u,p)=>i`<p key=${p}>${_(u)}</p>`)}
				</section>`)}
			<p class="unprinted row">
				<${S} onclick=${()=>print()} say=${o("page.rules.print")} />
				<a class="button plain" href="/">${o("page.rules.play")}</a>
				${e.house?null:i`<a class="button plain" href=${`/deal?variant=${e.rules.id}`}>${o("page.slips.from")}</a>`}
			</p>
		</div>
		<${Dd} rules=${e.rules} />
		<${Cd} notes=${r} guide=${e} />`}function Bd({numbers:e}){let[t]=e,n=e[e.length-1];return t===void 0||n===void 0?null:i`<sup class="marks"><a href=${`#note-${t}`}>
		<span class="unseen">${o("page.rules.notes",{n:e.length})} </span>
		${t===n?t:`${t}–${n}`}
	</a></sup>`}function _(e){let t={"♣":"C","♦":"D","♥":"H","♠":"S"};return e.split(/([♣♦♥♠])/).map((n,s)=>{let a=t[n];return a?i`<span key=${s} class="suit" data-suit=${a}>${n}\uFE0E</span>`:n.replace(/^ (?=\d)/," ")})}function Ed({source:e,basis:t}){return e==="ours"?o("page.rules.basis.ruling"):t==="stated"?e:`${e}, ${o(`page.rules.basis.${t}`)}`}function Cd({notes:e,guide:t}){if(e.length===0)return null;let n=Object.entries(t.works);return i`<footer class="rules-notes">
		<h2>${o("page.rules.sources")}</h2>
		<dl class="works">${n.map(([s,a])=>i`<div key=${s}><dt>${s}</dt><dd lang="en">${a}</dd></div>`)}</dl>
		<ol>${e.map(({clause:s},a)=>i`<li key=${a} id=${`note-${a+1}`}>
				<span lang="en">${s.text}</span> <span class="source">${Ed(s)}</span>
			</li>`)}</ol>
	</footer>`}function Dd({rules:e}){let t=String(e.ranks).split(" ").length,n=[...e.score.made.entries()].slice(1),s=e.trump.by==="success"&&e.trump.after||[],a=Object.fromEntries(String(e.worth).split(" ").map(u=>[u.charAt(0),u.slice(1)])),{declare:r,reveal:l,how:c}=e.offers;return i`<aside class="glance" aria-label=${o("page.rules.glance")}>
		<table class="book"><tbody>
			<tr><th scope="row">${o("page.rules.players")}</th>
				<td>${e.dummy?`${e.seats-1} + ${o("dummy")}`:e.seats}</td></tr>
			<tr><th scope="row">${o("page.rules.cards")}</th><td>${4*t+(e.joker?1:0)}</td></tr>
			<tr><th scope="row">${o("page.rules.hand")}</th><td>${e.hand}</td></tr>
			<tr><th scope="row">${o("page.rules.tricks")}</th><td>${e.hand-e.aside}</td></tr>
		</tbody></table>
		<table class="book worths"><caption>${o("page.rules.worth")}</caption>
			<thead><tr>${[..."CHSD"].map(u=>i`<th key=${u} scope="col"><${X} trump=${u} /><span class="unseen">${C(u)}</span></th>`)}</tr></thead>
			<tbody><tr>${[..."CHSD"].map(u=>i`<td key=${u}>${a[u]}</td>`)}</tr></tbody></table>
		<table class="book"><caption>${o("page.rules.made")}</caption>
			<tbody>${n.map(([u,p])=>i`<tr key=${u}>
					<th scope="row">${o("page.rules.made.n",{n:u})}</th><td>${k(p)}</td>
				</tr>`)}
				<tr><th scope="row">${o("page.rules.trick")}</th><td>${e.score.trick}</td></tr>
				${c!=="none"&&r?i`<tr><th scope="row">${o("offer.declare")}</th><td>${r}</td></tr>`:null}
				${c!=="none"&&l?i`<tr><th scope="row">${o("offer.reveal")}</th><td>${l}</td></tr>`:null}
			</tbody></table>
		${s.length>0?i`<table class="book"><caption>${o("page.rules.trump")}</caption>
					<tbody>${yo(s).map(([u,p,d])=>{let $=u===p?k(u):`${u}–${p}`;return i`<tr key=${u}>
							<th scope="row">${o("page.rules.after",{counts:$,n:p})}</th>
							<td><span class="nowrap"><${X} trump=${d} /> ${C(d)}</span></td>
						</tr>`})}</tbody></table>`:null}
	</aside>`}function yo(e){let t=[];return e.forEach((n,s)=>{let a=t[t.length-1];a&&a[2]===n?a[1]=s:t.push([s,s,n])}),t}function xt({act:e}){let[t="",...n]=e.split(" ");return t==="play"||t==="lay"?i`<${Ll} cards=${n.join(" ")} />`:i`<span class="act">${t==="name"?C(n[0]):Y(e)}</span>`}var Ll=({cards:e})=>i`<span class="act">${ae(e)}</span>`,ke=()=>i`<svg class="best-sign" viewBox="0 0 24 24" role="img" aria-label=${o("page.hint.mark.best")}>
		<path d="m12 1.5 3 7.2 7.8.6-5.9 5.1 1.8 7.6-6.7-4.1-6.7 4.1 1.8-7.6-5.9-5.1 7.8-.6z" />
	</svg>`,_s=()=>i`<svg class="done-sign" viewBox="0 0 24 24" role="img" aria-label=${o("page.hint.mark.done")}>
		<circle cx="12" cy="12" r="8" />
	</svg>`,In=e=>ee(Math.round(e*10)/10||0,1),bo=2;function mn({advice:e,variant:t,done:n,open:s=!1,children:a}){let r=e.player===Va,l=hn(e,t),c=n?Dl(e,n.act,n.name):"",u=o(r?"page.hint.says":"page.hint.says.untrained");return x(()=>{let p=[...l.slice(0,bo),`${u} ${It(e.act)}.`,c];j(p.filter(Boolean).join(" "),!0)},[e]),i`<div class="advice">
		<div class="advised">
			<p class="why">${_(l.slice(0,bo).join(" "))}</p>
			<p class="verdict"><${ke} /><span>
				<span class=${r?"says":""}>${u}</span>${" "}
				<${xt} act=${e.act} />
			</span></p>
			${n?i`<p class="did"><${_s} /><span>${_(c)}</span></p>`:null}
		</div>
		${a}
		<${Pd} advice=${e} variant=${t} done=${n} open=${s}
			more=${l.slice(bo).join(" ")} />
	</div>`}function Ld({bids:e,player:t,variant:n,hand:s,trump:a,dealer:r,seat:l,against:c},u){if(!e||!u||u.trump.by!=="success"||t!==Va)return null;let p={variant:n,hand:s,trump:a,dealer:String(r),seat:String(l)};return c?.length===1&&(p.others=c.join()),i`<p class="small"><a href=${`/bids?${new URLSearchParams(p)}`}>${o("page.bids.all")}</a></p>`}function wo({against:e}){if(!e)return"";let t=n=>$e(`page.level.${n}`)?o(`page.level.${n}`):o("page.hint.person");return o("page.hint.against",{players:P(e.map(t))})}function Pd({advice:e,variant:t,done:n,open:s,more:a}){let r=Cl(e);return i`<details class="figures" open=${s}>
		<summary>${o("page.hint.figures")}</summary>
		<${se}>
			${a?i`<p>${_(a)}</p>`:null}
			${r?i`<p class="small soft">${r}</p>`:null}
			${e.bids?i`<${Id} advice=${e} variant=${t} done=${n} />`:i`<${Rd} advice=${e} done=${n} />`}
			${Ld(e,t)}
			<p class="small soft">
				${o("page.hint.relative")} ${o("page.hint.worlds",{n:e.worlds})} ${wo(e)}
			</p>
		<//>
	</details>`}var zs=({best:e,done:t,children:n})=>i`<th scope="row"><span class="which">
	<span class="mark">${e?i`<${ke} />`:null}${t?i`<${_s} />`:null}</span>${n}
</span></th>`;function Pl({choice:e,best:t,whole:n}){let s=e&&!t&&et(e)==="close",a=s?o("page.hint.close"):o("page.hint.behind",{gap:k(e?.gap??0,1)});return i`<td class=${`less${s?" soft":""}${n?" whole":""}`}>${t||!e?"–":a}</td>`}function Rd({advice:e,done:t}){return i`<${se}><table class="book choices">
		<thead><tr>
			<th scope="col">${o("page.hint.choice")}</th><th scope="col">${o("page.hint.chance")}</th>
			<th scope="col" class="whole">${o("page.hint.points")}</th><th scope="col">${o("page.hint.less")}</th>
		</tr></thead>
		<tbody>${e.choices.map((n,s)=>i`<tr key=${n.act}>
				<${zs} best=${s===0} done=${n.act===t?.act}><${xt} act=${n.act} /><//>
				<td>${ue(n.chance)}</td>
				<td class="whole">${In(n.points)}</td>
				<${Pl} choice=${n} best=${s===0} />
			</tr>`)}</tbody>
	</table><//>`}function Wd(e,t){let n=(e.bids??[]).map(c=>({...c,cards:c.best,premiums:c.premiums})),s=e.choices.find(c=>c.act===t?.act),a=s?.act.replace(/^lay /,"")??"";if(!s||n.some(c=>c.cards===a))return n;let r=n.findLastIndex((c,u)=>u===0||c.points>=s.points),l={tricks:t?.bid??0,cards:a,points:s.points,chance:s.chance,premiums:void 0};return n.toSpliced(r+1,0,l)}function qd({premiums:e},t){let[n,s]=["pass",t].map(a=>e?.find(r=>r.offer===a));return n&&s?In(s.points-n.points):"–"}function Id({advice:e,variant:t,done:n}){let s=(e.bids??[]).flatMap(r=>r.premiums??[]).map(r=>r.offer),a=[...new Set(s)].filter(r=>r!=="pass");return i`<${se}><table class="book choices bids">
		<thead><tr><th scope="col">${o("col.bid")}</th><th scope="col">${o("page.hint.chance")}</th>
			<th scope="col">${o("page.hint.points")}</th><th scope="col" class="whole">${o("page.hint.less")}</th>
			${a.map(r=>i`<th key=${r} scope="col">${Y(r)}</th>`)}</tr></thead>
		<tbody>${Wd(e,n).map((r,l)=>{let c=e.choices.find(u=>u.act===`lay ${r.cards}`);return i`<tr key=${r.cards}>
				<${zs} best=${l===0} done=${c!==void 0&&c.act===n?.act}>
					<b>${ce(r.tricks,t)}</b><${Ll} cards=${r.cards} />
				<//>
				<td>${ue(r.chance)}</td>
				<td>${In(r.points)}</td>
				<${Pl} choice=${c} best=${l===0} whole />
				${a.map(u=>i`<td key=${u}>${qd(r,u)}</td>`)}
			</tr>`})}</tbody>
	</table><//>
	${a.length>0?i`<p class="small soft">${o("page.hint.gain")}</p>`:null}`}var _d=e=>/^(.+\.)?localhost\.?$|^127(\.\d+){3}$|^\[::1\]$/.test(e);function gn({link:e=`${location.origin}${location.pathname}`,label:t=o("page.link")}){let[n,s]=w(!1);return i`<div class="invitation">
		<${me} label=${t} readonly value=${e} onfocus=${r=>r.target.select()} />
		<${S} onclick=${async()=>{try{matchMedia("(pointer: coarse)").matches&&navigator.share?await navigator.share({title:"Ninety-Nine",url:e}):await navigator.clipboard.writeText(e),s(!0)}catch(r){r instanceof DOMException&&r.name==="AbortError"||j(o("page.link.by-hand"))}}} say=${o(n?"page.link.copied":"page.link.copy")} />
		${_d(location.hostname)?i`<${Hd} />`:i`<${zd} link=${e} />`}
	</div>`}function zd({link:e}){let[t,n]=w(null),s=async()=>{try{let{generate:r}=await import("./lean-qr.js");n(r(e))}catch{j(o("trouble.unreached"))}};return i`<details class="qr" ontoggle=${r=>r.currentTarget.open&&!t&&void s()}>
		<summary>${o("page.link.code")}</summary>
		${t?i`<${Fd} code=${t} label=${o("page.link.code.of",{link:e})} />`:null}
	</details>`}var _n=4;function Fd({code:e,label:t}){let n=Array.from({length:e.size},(l,c)=>c),s=n.flatMap(l=>n.filter(c=>e.get(c,l)).map(c=>`M${c} ${l}h1v1h-1z`)).join(""),a=e.size+2*_n,r=`${-_n} ${-_n} ${a} ${a}`;return i`<svg role="img" aria-label=${t} viewBox=${r} shape-rendering="crispEdges">
		<rect x=${-_n} y=${-_n} width=${a} height=${a} fill="#fff" />
		<path d=${s} fill="#000" />
	</svg>`}function Hd(){return i`<details class="unreachable">
		<summary>${o("page.link.own")}</summary>
		<p>${o("page.link.own.start")}</p>
		<p><code>ninetynine serve --addr :${location.port||80}</code></p>
		<p>${o("page.link.own.send",{host:location.hostname})}</p>
	</details>`}function Rl({variant:e,table:t}){let n=$e(`variant.${e}`);return i`<div class="introduction">
		${A.taught.value?null:i`<p>${o("page.invited.what")}</p>`}
		<p class="turns">
			<a class="button plain" href=${`/learn/first?table=${t}`}>${o("page.learn.title")}</a>
			<a class="button plain" href=${n?`/rules/${e}`:"/rules"}>
				${n?o("page.invited.rules",{variant:o(`variant.${e}`)}):o("page.nav.rules")}
			</a>
		</p>
	</div>`}var Fs=async e=>j(o(await mt(e)?"page.link.copied":"page.link.by-hand"));var _l=e=>e.split(" ")[0]??"",zl=(e,t)=>e.premiums?.find(n=>_l(n.offer)===t),Kd=e=>(e.bids?.[0]?.premiums??[]).map(t=>_l(t.offer));function vo(e,t){return t==="chance"?e.chance:t==="points"||t==="bid"?e.sampled:zl(e,t)?.sampled??-1/0}function Jd(e,{by:t,up:n}){let s=new Map;for(let u of e.choices)s.set(u.bid??0,[...s.get(u.bid??0)??[],u]);let a=u=>Number(u.played??!1),r=(u,p)=>a(p)-a(u)||vo(p,t)-vo(u,t)||p.sampled-u.sampled,l=[...s].map(([u,p])=>({tricks:u,ways:p.toSorted(r)})),c=({tricks:u,ways:[p]})=>t==="bid"?u:p?vo(p,t):0;return l.toSorted((u,p)=>(c(p)-c(u)||u.tricks-p.tricks)*(n?-1:1))}var Fl=e=>e.choices.every(t=>Math.round(t.chance*100)<Is);function Hs({by:e,text:t,order:n,onorder:s,class:a}){let r=n.by===e,l=e==="bid",c=n.up?"ascending":"descending";return i`<th scope="col" class=${a} aria-sort=${r?c:void 0}>
		<button type="button" class="sort" onclick=${()=>s({by:e,up:r?!n.up:l})}>
			${t}<span aria-hidden="true">${r?n.up?"↑":"↓":""}</span>
		</button>
	</th>`}var Wl=(e,t=!0)=>`${t?"":"≈ "}${ee(Math.round(e)||0,0)}`;function ql({way:e,offers:t}){let n=e.played??!1,s=Math.max(...(e.premiums??[]).map(r=>r.sampled)),a=`${n?"":"≈ "}${ue(e.chance)}`;return i`<td class=${t.length>0?"spare":""} data-estimate=${n?void 0:""}>${a}</td>
		<td class=${t.length>0?"whole":""}>${Wl(e.sampled,n)}</td>
		${t.map(r=>{let l=zl(e,r);return i`<td key=${r} class=${l&&l.sampled===s?"offered top":"offered"}>
				${l?i`<b>${Wl(l.sampled)}</b> <small>${ue(l.chance)}</small>`:"–"}
			</td>`})}`}var Il=({act:e})=>i`<span class="act">${ae(e.replace(/^lay /,""))}</span>`;function Ud({total:{tricks:e,ways:t},best:n,offers:s,variant:a}){let[r,l]=w(!1),[c,...u]=t;if(!c)return null;let p=ce(e,a),d=t.some($=>$.act===n);return i`<tbody class=${r?"open":""}>
		<tr class="total">
			<th scope="row"><span class="which">
				<span class="mark">${d?i`<${ke} />`:null}</span>
				<b data-long=${p.length>2?"":void 0}>${p}</b>
				<${Il} act=${c.act} />
			</span></th>
			<${ql} way=${c} offers=${s} />
			<td class="fold">${u.length===0?null:i`<button type="button" aria-expanded=${r}
				aria-label=${o("page.bids.fold",{bid:p,n:t.length})} onclick=${()=>l(!r)}>
				<span aria-hidden="true">${k(t.length)}</span>
				<svg viewBox="0 0 24 24" aria-hidden="true"><path d="m6 9 6 6 6-6" /></svg>
			</button>`}</td>
		</tr>
		${r?u.map($=>i`<tr key=${$.act} class="way">
			<th scope="row"><span class="which">
				<span class="mark">${$.act===n?i`<${ke} />`:null}</span>
				<b></b><${Il} act=${$.act} />
			</span></th>
			<${ql} way=${$} offers=${s} />
			<td></td>
		</tr>`):null}
	</tbody>`}var Vd=5;function Hl(e,t){let n=e/Math.max(Vd*t,1);return n<.75?n:1-.25*Math.exp(3-4*n)}function Kl({advice:e,variant:t,order:n,onorder:s}){let a=Kd(e),r=he(()=>Jd(e,n),[e,n.by,n.up]),l={order:n,onorder:s};return i`<${se}><table class="book choices bids ways">
		<caption class="unseen">${o("page.nav.bids")}</caption>
		<thead><tr>
			<${Hs} by="bid" text=${o("col.bid")} ...${l} />
			<${Hs} by="chance" text=${o("page.hint.chance")} class=${a.length>0?"spare":""} ...${l} />
			<${Hs} by="points" text=${o("page.hint.points")} class=${a.length>0?"whole":""} ...${l} />
			${a.map(c=>i`<${Hs} key=${c} by=${c} text=${Y(c)} ...${l} />`)}
			<th scope="col">${o("page.bids.ways")}</th>
		</tr></thead>
		${r.map(c=>i`<${Ud} key=${c.tricks} total=${c} best=${e.act} offers=${a} variant=${t} />`)}
	</table><//>`}var Gd=["variant","hand","trump","up","offer","dealer","seat","totals","played","others","sort"];function Zd(e,t){let n=new URLSearchParams;for(let s of Gd){let a=s in t?t[s]:e.get(s)??void 0;a&&n.set(s,a)}return`/bids?${n.toString().replaceAll("%2C",",")}`}var Yd=e=>e&&/^\d+$/.test(e)?Number(e):void 0;function Qd(e){let t=c=>e.get(c)||void 0,[n,s,a]=["dealer","seat","played"].map(c=>Yd(e.get(c))),r=e.get("totals")?.split(",").map(Number).map(c=>Number.isInteger(c)?c:0),l={variant:t("variant")??"standard",hand:t("hand"),trump:t("trump"),up:t("up"),offer:t("offer"),dealer:n,seat:s,totals:r,played:a,others:e.get("others")?.split(",")};return JSON.parse(JSON.stringify(l))}var xo=e=>[...te].map(t=>e.ranks.split(" ").map(n=>n+t));function Xd(e){let t=[...xo(e).flat(),...e.joker?["joker"]:[]];for(let r=t.length-1;r>0;r--){let l=(crypto.getRandomValues(new Uint32Array(1))[0]??0)%(r+1);[t[r],t[l]]=[t[l]??"",t[r]??""]}let n=t.length===e.seats*e.hand,s=Ks(e)?t[n?t.length-1:e.hand]??"":"";return{hand:t.slice(0,e.hand).map(r=>r==="joker"?s:r).join(" "),up:s}}var Ks=e=>e.trump.by==="turnup",e$=({order:e})=>e.includes("offer")&&e.indexOf("offer")<e.indexOf("lay");function t$({variant:e,hand:t,onhand:n}){let s=xo(e),[a,r]=w([0,0]),l=M(null),c=t.length>=e.hand,u=f=>{t.includes(f)?n(t.filter(h=>h!==f)):c?j(o("page.bids.full",{n:e.hand})):n([...t,f])},p=f=>{let[h=0,m=0]=a,g={ArrowLeft:[0,-1],ArrowRight:[0,1],ArrowUp:[-1,0],ArrowDown:[1,0]}[f.key];if(!g)return;f.preventDefault();let y=[(h+g[0]+s.length)%s.length,m+g[1]],v=s[y[0]??0]?.length??1;y[1]=((y[1]??0)+v)%v,r(y),l.current?.querySelector(`[data-at="${y.join()}"]`)?.focus()},d=(f,h,m)=>i`<button type="button" key=${f} data-at=${`${h},${m}`}
		tabindex=${a[0]===h&&a[1]===m?0:-1} aria-pressed=${t.includes(f)}
		onclick=${()=>(r([h,m]),u(f))}>
		<${Q} card=${f} size="mini" />
	</button>`,$=f=>f>9?Math.ceil(f/2):f;return i`<div class="pack" role="group" aria-label=${o("page.bids.cards")} ref=${l} onkeydown=${p}>
		${s.map((f,h)=>i`<div key=${h} class="suit-row" style=${`--n: ${$(f.length)}`}>
			${f.map((m,g)=>d(m,h,g))}
		</div>`)}
	</div>`}function n$({variant:e,asking:t,set:n}){if(Ks(e)){let l=[...xo(e).flat(),...e.joker?["joker"]:[]],c=U(n)("up");return i`<${G} label=${o("page.bids.up")} value=${t.up??""} onchange=${c}
			options=${[["",o("page.bids.up.none")],...l.map(u=>[u,ft(u)])]} />`}let s=e.trump.by==="holder"&&t.offer&&t.offer!=="pass",r=[...s&&!e.trump.none?[]:["none"],..."CDHS",...s&&e.trump.nines?["nines"]:[]];return i`<${I} label=${o("page.bids.trump")} value=${t.trump??e.trump.first}
		options=${r.map(l=>[l,l==="none"?o("trump.short"):C(l)])}
		onchange=${U(n)("trump")} />`}function s$({variant:e,asking:t,set:n}){let s=e.seats-(e.dummy?1:0),a=t.seat??0,r=t.dealer??s-1,l=Array.from({length:s},(c,u)=>{let p=(a-1-u+2*s)%s;return[String(p),u===s-1?o("page.bids.place.last"):o("page.bids.place",{n:u+1})]});return i`<${I} label=${o("page.bids.place.label")} value=${String(r)} options=${l}
		onchange=${U(n)("dealer")} />`}function a$({variant:e,asking:t,set:n}){if(!e$(e))return null;let{declare:s,reveal:a}=e.offers,r=["","pass",...s?["declare"]:[],...a?["reveal"]:[]],l=c=>{let u=c!==""&&c!=="pass"&&!e.trump.none;n({offer:c,trump:u?t.trump?.replace("none","")||"C":t.trump})};return i`<${I} label=${o("page.bids.offer")} value=${t.offer??""}
		options=${r.map(c=>[c,c===""?o("page.bids.offer.none"):Y(c)])}
		onchange=${l} />`}function o$({variant:e,asking:t,set:n}){let s=e.seats,a=Array.from({length:s},($,f)=>t.totals?.[f]??0),r=9999,l=t.seat??0,c=$=>e.dummy&&$===s-1?"dummy":$===l?"you":String(($-l+s)%s+1),u=()=>n({totals:"",played:""}),p=$=>f=>n({totals:a.with($,f).join()}),d=($,f)=>i`<${pe} key=${f} late label=${o("page.bids.total",{who:c(f)})}
		value=${$} min=${-r} max=${r} onchange=${p(f)} />`;return i`<details class="score-so-far" open=${t.totals!==void 0}>
		<summary>${o("page.bids.score")}</summary>
		<div class="stack">
			<div class="row">
				${a.map(d)}
				${e.game.deals?i`<${pe} late label=${o("page.bids.played")} value=${t.played??0} min=${0}
							max=${e.game.deals-1}
							onchange=${$=>n({totals:a.join(),played:String($)})} />`:null}
			</div>
			<p class="small soft">${o("page.bids.score.about")}</p>
			${t.totals?i`<p><${S} plain onclick=${u} say=${o("page.bids.score.off")} /></p>`:null}
		</div>
	</details>`}function r$({began:[e,t]}){let[n,s]=w(performance.now());return x(()=>{let a=setInterval(()=>s(performance.now()),250);return()=>clearInterval(a)},[]),i`<progress value=${Hl(n-e,t)} aria-label=${o("page.bids.far")}></progress>`}var i$=11e4,ko=new Map;function l$(e){let t=e?JSON.stringify(e):"",[n,s]=w({});return x(()=>{if(!e)return;let a=ko.get(t);if(a)return void s({key:t,table:a,whole:!0});let r=new AbortController,{signal:l}=r;return Ss(async()=>{let p=performance.now(),d=await Xa(e,{signal:l}),$=d.advice.phase==="lay"&&d.advice.choices.some(h=>!h.played);if(l.aborted)return;let f=performance.now();if(s({key:t,table:d,whole:!$,began:[f,f-p]}),!$)return void ko.set(t,d);try{let h=await Xa({...e,all:!0},{signal:l,within:i$});ko.set(t,h),l.aborted||s({key:t,table:h,whole:!0})}catch{l.aborted||s({key:t,table:d,whole:!0})}},p=>s({key:t,wrong:gt(p)?o("page.bids.none"):E(p)}),()=>!l.aborted),()=>r.abort()},[t]),n.key===t?n:{}}function c$({known:{table:e,whole:t,wrong:n,began:s},variant:a,sort:r,set:l}){if(n)return i`<p role="alert">${n}</p>`;if(!e)return i`<p class="soft" role="status">${o("page.hint.thinking")}</p>`;let{advice:c,game:u}=e,[p="points",d]=r.split("."),$={by:p||"points",up:d==="up"},f=c.choices[0];return i`<div class="advice">
		${c.phase==="lay"&&f?i`<div class="advised">
				<p class="verdict"><${ke} /><span>
					${o("page.bids.says",{bid:ce(f.bid??0,a)})} <${xt} act=${f.act} />
				</span></p>
				${Fl(c)?i`<p class="why">${o("page.bids.spoil")}</p>`:null}
			</div>
			<${Kl} advice=${c} variant=${a} order=${$}
				onorder=${h=>l({sort:h.by+(h.up?".up":"")})} />
			<div class="small soft far">
				<p role="status">${o(t?"page.hint.worlds":"page.bids.more",{n:c.worlds})} ${wo(c)}</p>
				${!t&&s?i`<${r$} began=${s} />`:null}
			</div>
			<p class="small soft estimates">${o("page.bids.estimate")}</p>
			<p class="small soft">${o(u?"page.bids.points.game":"page.bids.points")}</p>`:i`<${mn} advice=${c} variant=${a} open />`}
	</div>`}function u$({variant:e,asking:t,set:n,known:s,hand:a,sort:r}){let l=e.hand-a.length;return l>0?i`<p class="soft waiting-for">${o("page.bids.wait",{n:l})}</p>`:Ks(e)&&!t.up?i`<p class="soft waiting-for">${o("page.bids.wait.up")}</p>`:i`<${c$} known=${s} variant=${e} sort=${r} set=${n} />`}function p$(){let e=ye.value,t=Qd(e),n=F(t.variant),s=B(t.hand?.trim().replaceAll(/[\s.]+/g," ")),a=n&&s.length>=n.hand&&(!Ks(n)||t.up),r=l$(a?t:void 0);x(()=>{ne(Ae)},[]);let l=($,f="sort"in $)=>V(Zd(ye.value,$),{replace:f});if(!n){let $=ve.value.length>0&&ve.value.every(f=>f.id!==t.variant);return i`<${z} title=${$?o("page.nowhere"):""} />`}let c=$=>l({hand:$.join(" ")},$.length<n.hand),u=()=>l(Xd(n),!1),p=()=>l({hand:""},!1),d={variant:n,asking:t,set:l};return i`<main id="main" tabindex="-1" class="bid-screen">
		<header><h1>${o("page.nav.bids")}</h1><p class="lead">${o("page.bids.lead")}</p></header>
		<div class="bid-asked">
			<${G} label=${o("page.create.variant")} value=${n.id} groups=${Ue()}
				onchange=${$=>V(`/bids?variant=${$}`)} />
			<div class="pack-head"><h2>${o("page.bids.cards")}</h2>
				<span class="soft" aria-live="polite">${o("page.bids.count",{n:s.length,of:n.hand})}</span></div>
			<${t$} variant=${n} hand=${s} onhand=${c} />
			<p class="row">
				<${S} onclick=${u} say=${o("page.bids.deal")} />
				${s.length>0?i`<${S} plain onclick=${p} say=${o("page.bids.clear")} />`:null}
			</p>
			<${a$} ...${d} /><${n$} ...${d} /><${s$} ...${d} /><${o$} ...${d} />
		</div>
		<section class="bid-found" aria-label=${o("page.bids.found")}>
			<${u$} ...${d} known=${r} hand=${s} sort=${e.get("sort")??""} />
			${a?i`<p><${S} plain onclick=${()=>Fs(location.href)} say=${o("page.link.copy")} /></p>`:null}
		</section>
	</main>`}var Js="ninetynine.promise";async function Jl(){try{let e=Number(localStorage.getItem(Js));if(await navigator.storage.persisted()||Date.now()-e<6048e5)return;localStorage.setItem(Js,String(Date.now())),await navigator.storage.persist()}catch{}}async function Ul(){try{let e=await navigator.storage.persisted(),{usage:t}=await navigator.storage.estimate().catch(()=>({usage:void 0}));return{promised:e,bytes:t}}catch{return}}var Ge="ninetynine.pad.",d$=200,$$=400,nt=D(h$()),zn=D(new Set),Us=Zt(()=>zn.value.size>0);function Oo(e,t){if(zn.peek().has(e)!==t)return;let n=[...zn.peek()].filter(s=>s!==e);zn.value=new Set(t?n:[...n,e])}function Vl(e){let t=2166136261;for(let n=0;n<e.length;n++)t=Math.imul(t^e.charCodeAt(n),16777619)>>>0;return`${t.toString(16)}${e.length.toString(16)}`}function f$(e,t){let n=[Vl(e)];for(let{at:s,rest:a}of t.toReversed())n.unshift(Vl(e=e.slice(0,s)+a));return n}function Mo(e){try{let{draft:t,...n}=JSON.parse(e??"");if(!(typeof n.record=="string"&&typeof n.id=="string"&&Array.isArray(n.summary?.names)))return;let a=t?{[t.deal]:t.entry}:{},r=t&&t.deal<n.summary.deals?t.deal:null,l=f$(n.record,n.past??[]);return{past:[],next:[],versions:l,drafts:a,open:r,...n}}catch{return}}function h$(){let e=Object.values(Nt(Ge)).map(Mo).filter(t=>t!==void 0);return Object.fromEntries(e.map(t=>[t.id,t]))}var Ao=e=>e.versions.at(-1)??"",Fn=(e,t)=>e.versions.includes(Ao(t));function Gl(e){nt.value={...nt.peek(),[e.id]:e},Oo(e.id,!0)}function Vs(e){let t=nt.peek()[e],n;try{n=localStorage.getItem(Ge+e)}catch{return}let s=Mo(n),a=zn.peek().has(e);if(!s)t&&!a&&Zl(e);else if(t&&Fn(t,s)&&(a||!Fn(s,t)))ie(t);else if(!t||Fn(s,t))Gl(s);else{Gl(s);let{shared:r,...l}=t;ie({...l,id:Ao(t)}),j(o("page.pad.split"))}}globalThis.addEventListener?.("storage",e=>{e.key?.startsWith(Ge)&&Vs(e.key.slice(Ge.length))});var Ze=()=>Object.values(nt.value).sort((e,t)=>t.moved-e.moved),Pe=e=>nt.value[e];function ie(e){nt.value={...nt.peek(),[e.id]:e},Oo(e.id,Oe(Ge+e.id,JSON.stringify(e)))}function Zl(e){let{[e]:t,...n}=nt.peek();nt.value=n,Oo(e,!0)}function Yl(e){Zl(e),Oe(Ge+e,null)}var Ql=()=>Object.fromEntries(Ze().map(e=>[Ge+e.id,JSON.stringify(e)]));function m$(e,t){let[n,s]=[e.summary.deals,t.summary.deals],a={...t.drafts};for(let[l,c]of Object.entries(e.drafts)){let u=Number(l)===n?s:Number(l);u<=s&&(a[u]=c)}let r=e.shared??t.shared;return{...t,id:e.id,drafts:a,...r?{shared:r}:{}}}function Xl(e,t){let n=Mo(t);if(!n||Ge+n.id!==e||(Vs(n.id),Ze().some(l=>Fn(l,n))))return!1;let s=Ze().find(l=>Fn(n,l)),{shared:a,...r}=n;return s?ie(m$(s,n)):Pe(n.id)?ie({...r,id:Ao(n)}):ie(n),!0}var ec=({rules:e,seats:t,choices:n,totals:s,deals:a,end:r})=>({variant:e.id,names:t,live:n.live,totals:s,deals:a.length,over:r!==void 0}),So=()=>De().slice(0,12),Gs=e=>({id:So(),record:e.record,past:[],next:[],versions:[So()],drafts:{},open:null,moved:Date.now(),summary:ec(e)}),St=(e,t)=>({...e,record:t.record,past:[...e.past,nc(e.record,t.record,t.did)].slice(-d$),next:[],versions:[...e.versions,So()].slice(-$$),moved:Date.now(),summary:ec(t)}),Zs=({open:e,summary:t})=>e??t.deals,yn=e=>`${e.inserting?"before ":""}${Zs(e)}`,_t=e=>e.drafts[yn(e)];function zt(e,t,n){let{[t]:s,...a}=e.drafts;return{...e,drafts:n?{...a,[t]:n}:a}}var tc=e=>({...e,drafts:Object.fromEntries(Object.entries(e.drafts).filter(([t])=>Number(t)>=e.summary.deals))}),st=({inserting:e,...t})=>({...t,open:null});function nc(e,t,n){let s=0;for(;s<e.length&&e[s]===t[s];)s++;return{at:s,rest:e.slice(s),...n?{did:n}:{}}}function sc(e,t){let n=e[t].at(-1);return n&&e.record.slice(0,n.at)+n.rest}function ac(e,t,n){let{past:s,next:a}=e,r=nc(e.record,t.record,e[n].at(-1)?.did),l=n==="past"?{past:s.slice(0,-1),next:[...a,r]}:{past:[...s,r],next:a.slice(0,-1)};return{...St(e,t),...l}}var Ht="ninetynine.unsent.",oc=["act","claim","ready","unready","ask","answer","redo","resume","chat"],uc=2500,rc=[300,1e3,2e3,4e3,8e3,15e3],g$=2e4,Ft=De(),ic=!1;function lc(){ic||(ic=!0,globalThis.navigator?.locks?.request(Ht+Ft,()=>new Promise(()=>{})).catch(()=>{}))}async function y$(e){return(await globalThis.navigator?.locks?.query().catch(()=>{}))?.held?.some(({name:n})=>n===Ht+e)??!1}var b$=e=>!(e instanceof W)||e.status>=500||e.status===429||e.reason==="",Ys=(e,t,n=!0)=>w$(e,t,{durability:n?"strict":"relaxed"}).catch(()=>{}),w$=Rs("ninetynine.unsent","commands"),v$=36e5;async function k$(){let e=await Ys("readonly",t=>t.getAll())??[];for(let{name:t,kept:n,ended:s}of e){let a=JSON.parse(localStorage.getItem(t)??"null");s?localStorage.removeItem(t):(!a||!a.undo)&&localStorage.setItem(t,JSON.stringify({...a,...n})),s&&Date.now()-n.at>v$&&Ys("readwrite",r=>r.delete(t),!1)}}var To=Promise.race([k$().catch(()=>{}),new Promise(e=>setTimeout(e,uc))]),cc=new Map;function Hn(e){let t=cc.get(e)??new jo(e);return cc.set(e,t),t}var jo=class{waiting=D([]);send=(t,n)=>Ts(this.table,t,n);down=()=>!1;doubt=()=>{};recalled=t=>{};#e=new Map;#n=!1;#t=()=>{};#s={id:"",stop:new AbortController};constructor(t){this.table=t,this.waiting.value=this.#c(),addEventListener("storage",n=>n.key?.startsWith(this.#r(""))&&this.#h(n)),addEventListener("online",this.wake),document.addEventListener("visibilitychange",()=>document.visibilityState==="visible"&&this.wake()),this.waiting.peek().length>0&&this.#l(),To.then(()=>this.#p())}put(t,n=""){let s=De(),r={by:this.#a()?.id??"",at:Date.now(),tab:Ft,tried:!1,undo:"",late:!1,why:""},l={command:{id:s,...t},premium:n,...r};lc(),this.waiting.value=[...this.waiting.peek(),l],this.#d(l,!0);let c=new Promise(p=>setTimeout(()=>(this.#o(s),p()),uc)),u=this.answered(s);return this.#f(),{answered:u,late:c}}answered(t){return new Promise((n,s)=>this.#e.set(t,{done:n,no:s}))}withdraw(t){let n=this.#i(t);if(!(!n||n.undo)){if(!n.tried)return this.#$(n,s=>s.no(new sn));this.#u(t,{undo:De(),late:!0}),this.#s.id===t&&this.#s.stop.abort(),this.#f()}}heard(t,n){let s=this.#i(t);s&&this.#$(s,a=>a.done(s.undo?{seq:n,late:!0}:{seq:n}))}wake=()=>{this.#t(),this.waiting.peek().some(({tab:t})=>t!==Ft)&&this.#l()};#a(){return Dt(qe(this.table)?"here":"there")}#r(t){return`${Ht}${this.table}.${t}`}#i(t){return this.waiting.peek().find(n=>n.command.id===t)}#c(){return Object.keys(Nt(this.#r(""))).map(n=>ys(n)).filter(n=>n?.command?.id).sort((n,s)=>n.at-s.at)}#p(){let t=this.#c(),n=a=>t.some(({command:{id:r}})=>r===a.command.id);for(let a of this.waiting.peek())a.tab!==Ft&&!n(a)&&this.#$(a,r=>r.no(new sn));let s=t.filter(a=>!this.#i(a.command.id));if(s.length!==0){this.waiting.value=[...s,...this.waiting.peek()].sort((a,r)=>a.at-r.at);for(let a of s)this.recalled(a);this.#l()}}#d(t,n){if(!oc.includes(t.command.do))return;let s=this.#r(t.command.id);Oe(s,JSON.stringify(t)),n&&Ys("readwrite",a=>a.put({name:s,kept:t},s))}#u(t,n){this.waiting.value=this.waiting.peek().map(a=>a.command.id===t?{...a,...n}:a);let s=this.#i(t);s&&this.#d(s,n.undo!==void 0)}#o(t){!this.#i(t)||this.#i(t)?.late||(this.#u(t,{late:!0}),this.doubt())}#$(t,n){let{command:{id:s},tried:a,undo:r}=t;this.waiting.value=this.waiting.peek().filter(p=>p.command.id!==s);let l=this.#r(s);Oe(l,null);let c=a&&!r;oc.includes(t.command.do)&&Ys("readwrite",p=>c?p.delete(l):p.put({name:l,kept:t,ended:!0},l),!c),this.#s.id===s&&this.#s.stop.abort();let u=this.#e.get(s);this.#e.delete(s),u&&n(u)}#h({key:t,newValue:n}){let s=t?.slice(this.#r("").length)??"",a=this.#i(s);if(n===null)return a&&this.#$(a,l=>l.done(void 0));let r=JSON.parse(n);return a?this.waiting.value=this.waiting.peek().map(l=>l===a?r:l):this.waiting.value=[...this.waiting.peek(),r],r.undo&&!a?.undo&&this.#s.id===s&&this.#s.stop.abort(),this.#f(),void this.#l()}async#l(){await To;for(let{command:{id:t},tab:n,at:s}of this.waiting.peek()){if(n===Ft)continue;(document.visibilityState==="visible"&&Date.now()-s>g$||!await y$(n))&&this.#u(t,{tab:Ft,tried:!0,late:!0})}lc(),this.#f()}async#f(){if(this.#t(),!this.#n){this.#n=!0;for(let t=0;this.waiting.peek().length>0;){let n=this.waiting.peek().filter(({tab:a,by:r})=>a===Ft&&r===(this.#a()?.id??r)),s=n.find(({undo:a})=>a)??n[0];s&&await this.#m(s)?t=0:await this.#b(rc[Math.min(t++,rc.length-1)]),s||await this.#l()}this.#n=!1}}#b(t){return new Promise(n=>{let s=setTimeout(n,t);this.#t=()=>(clearTimeout(s),n(void 0))})}async#m({command:t,by:n,undo:s,tried:a}){if(dn(this.table))return this.#g(t.id,new W(409,"moved",""));if(globalThis.navigator?.onLine===!1&&this.down())return!1;a||this.#u(t.id,{tried:!0});let{signal:r}=(this.#s={id:t.id,stop:new AbortController}).stop,l=t.seen===void 0?{}:{seen:t.seen};try{if(n!==""&&this.#a()===null&&await Ns(qe(this.table)?"here":"there"),n!==""&&this.#a()?.id!==n)throw new W(401,"no-session","");let c=new Promise((d,$)=>r.addEventListener("abort",()=>$(r.reason))),u=s?{id:s,do:"withdraw",of:t.id,...l}:t,p=await Promise.race([this.send(u,r),c]);if(!(p?.seq>0))throw new Error("somebody else answers");return this.#g(t.id,s&&!p.late?new sn:p)}catch(c){return r.aborted?!0:b$(c)?(this.#u(t.id,{late:!0,why:c instanceof W?E(c):""}),c instanceof W&&c.reason||this.doubt(),!1):s?this.#y(t.id,c):this.#g(t.id,c)}}#g(t,n){let s=this.#i(t),a=n instanceof Error;return s&&this.#$(s,r=>a?r.no(n):r.done(n)),!0}#y(t,n){return n instanceof W&&n.reason==="stale"?this.#g(t,n):(this.#u(t,{undo:"",why:E(n)}),!0)}};async function x$(){await To;for(let e of Object.keys(Nt(Ht)))Hn(e.slice(Ht.length).split(".")[0]??"")}x$();var pc="ninetynine.",dc=e=>e===Js||e===dl||e.startsWith(ei)||e.startsWith(Ht),S$=()=>({...Object.fromEntries(Object.entries(Nt(pc)).filter(([e])=>!dc(e))),...Ql()});function O$(e,t){if(!Oe(e,t))throw new W(507,"full","");dispatchEvent(new StorageEvent("storage",{key:e,newValue:t}))}async function $c(){let e=await Fi(),t=new Blob([e,JSON.stringify({page:S$()}),`
`]);return{name:`ninetynine-${new Date().toISOString().slice(0,10)}.jsonl.gz`,content:await ks(t)}}function M$(e){let t=e.slice(e.lastIndexOf(`
`,e.length-2)+1);try{return JSON.parse(t).page??{}}catch{return{}}}async function A$(e){let t;try{t=await Ws(e)}catch{throw new W(400,"file-cut","the file cannot be unpacked")}if(t===void 0)throw new W(400,"file-packed","the file is gzip with Zstandard");if(t.trim()==="")throw new W(400,"file-empty","the file is empty");return t}async function fc(e,t=!1){let n=await A$(e),s={...await Ki(new Blob([n]),t),pads:0};for(let[a,r]of Object.entries(M$(n)))!a.startsWith(pc)||dc(a)||typeof r!="string"||(a===Vr?Gr(r):a.startsWith(Ge)?s.pads+=Xl(a,r)?1:0:pt(a)===null&&O$(a,r));if(Us.peek())throw new W(507,"full","");return await Ji(),s}var T$=["AC","KD","QH","JS"];function bn({title:e,children:t}){return i`<section>
		<h2>${e}</h2>
		<div class="stack">${t}</div>
	</section>`}function Ot({name:e,label:t,options:n}){let s=A[e],a=r=>s.value=r;return i`<${I} label=${t} value=${s.value} options=${n} onchange=${a} />`}function Qs({name:e,label:t,about:n}){let s=A[e];return i`<div>
		<${Ke} label=${t} role="switch" checked=${s.value}
			onchange=${a=>s.value=a} />
		${n?i`<p class="soft small">${n}</p>`:null}
	</div>`}function j$(){let[e,t]=w(R.value?.name??A.name.value),[n,s]=w({text:"",wrong:!1}),a=R.value?.name??A.name.value,r=M(a),l=async u=>{let p=Gi(u);if(p!==r.current){if((R.value||p!=="")&&!Zi(p))return s({text:o("page.choices.name.empty"),wrong:!0});r.current=p;try{await Yi(p),t(R.value?.name??p),s({text:o("page.choices.name.kept"),wrong:!1})}catch(d){r.current=a,s({text:E(d),wrong:!0})}}};return i`<form onsubmit=${u=>(u.preventDefault(),l(e))}>
		<${me} label=${o("page.choices.name")} value=${e} oninput=${t} onchange=${()=>l(e)}
			maxlength=${Vi} autocomplete="nickname" placeholder=${o("page.guest")} enterkeyhint="done"
			aria-invalid=${n.wrong} aria-describedby="name-said" />
		<p id="name-said" class=${n.wrong?"trouble":"soft small"} role="status">
			${n.text||o("page.choices.name.about")}
		</p>
	</form>`}function N$(){let[e,t]=w(!1);if(!R.value||Ce.value)return null;let n=async()=>{try{await yi()}catch(a){if(!(a instanceof W&&a.reason==="no-session"))throw a}js(null),j(o("page.choices.leave.done"))},s=()=>t(!1);return i`<${bn} title=${o("page.choices.leave.title")}>
		<p><${S} aria-haspopup="dialog" onclick=${()=>t(!0)} say=${o("page.choices.leave")} /></p>
		${e?i`<${Qe} title=${o("page.choices.leave.title")} yes=${o("page.choices.leave.yes")}
					no=${o("page.choices.leave.no")} text=${o("page.choices.leave.warning",{name:R.value.name})}
					onyes=${()=>ne(n).then(s)} onclose=${s} />`:null}
	<//>`}var No=!1;function B$(){let e=M(null);return x(()=>{No&&(No=!1,e.current?.querySelector("input:checked")?.focus())},[]),i`<div ref=${e} onchange=${()=>No=!0}>
		<${Ot} name="language" label=${o("page.choices.language")}
			options=${[["",o("page.choices.language.auto")],...Object.entries(Hr)]} />
	</div>`}function E$({tables:e,longer:t,known:n,pads:s}){let a=Object.entries({tables:e,longer:t,pads:s,known:n}).filter(([,l])=>l>0);return[...e+t+s>0?[]:[o("page.here.taken.none")],...a.map(([l,c])=>o(`page.here.taken.${l}`,{n:c}))].join(" ")}function C$(){let[e,t]=w(""),[n,s]=w(void 0),a=L(Ul,e).value,r=()=>ne(async()=>{let{name:u,content:p}=await $c();ht(p,u)}),l=(u,p)=>ne(async()=>{s(void 0),t("");try{t(E$(await fc(u,p)))}catch(d){if(!(d instanceof W))throw d;let $=`page.here.${d.reason}`;if(d.reason==="file-whose")s({file:u,name:d.message});else if($e($))t(o($));else throw d}}),c=Math.max(1,Math.ceil((a?.bytes??0)/1e6));return i`<${bn} title=${o("page.here")}>
		<p>${xs.value?o(`page.unkept.${xs.value}`):o("page.here.about",{mega:c})}</p>
		<p class="row">
			<${S} onclick=${r} say=${o("page.here.export")} />
			<${on} say=${o("page.here.import")} accept=".jsonl,.gz,.zst" ontake=${l} />
		</p>
		<p class="small" role="status">${e}</p>
		${a&&!xs.value?i`<p class="soft small">${o(a.promised?"page.here.promised":"page.here.unsure")}</p>`:null}
		${n?i`<${Qe} title=${o("page.here.whose")} yes=${o("page.here.whose.yes")} no=${o("page.here.whose.no")}
					text=${o("page.here.whose.about",{name:n.name,me:(Dt("here")??R.value)?.name??""})}
					onyes=${()=>l(n.file,!0)} onclose=${()=>s(void 0)} />`:null}
	<//>`}function D$(){return i`<main id="main" tabindex="-1" class="choices">
		<h1>${o("page.nav.settings")}</h1>
		<${bn} title=${o("page.choices.you")}><${j$} />
			${gs?null:i`<p><a href="/you">${o("page.you.go")}</a></p>`}
		<//>
		${gs||Dt("here")?i`<${C$} />`:null}
		<${bn} title=${o("page.choices.book")}>
			<${B$} />
			<${Ot} name="theme" label=${o("page.choices.theme")}
				options=${oe("page.choices.theme","auto","day","night")} />
		<//>
		<${bn} title=${o("page.choices.cards")}>
			<p class="sample on-felt">
				<${Q} face="down" />${T$.map(e=>i`<${Q} key=${e} card=${e} />`)}
			</p>
			<${Ot} name="pack" label=${o("page.choices.pack")}
				options=${oe("page.choices.pack","two","four","german4")} />
			<${Ot} name="back" label=${o("page.choices.back")}
				options=${oe("page.choices.back","leaf","lattice","stripe")} />
			<${Ot} name="felt" label=${o("page.choices.felt")}
				options=${oe("page.choices.felt","sea","moss","ink")} />
			<${Ot} name="indices" label=${o("page.choices.indices")}
				options=${oe("page.choices.indices","local","international")} />
			<${Qs} name="values" label=${o("page.choices.values")} />
			<${Qs} name="forced" label=${o("page.choices.forced")} about=${o("page.choices.forced.about")} />
		<//>
		<${bn} title=${o("page.choices.table")}>
			<${Ot} name="play" label=${o("page.choices.play")}
				options=${oe("page.choices.play","auto","once","twice")} />
			<p class="soft small">${o("page.choices.play.about")}</p>
			<${Ot} name="pace" label=${o("page.choices.pace")}
				options=${oe("page.pace","calm","usual","quick","instant")} />
			<${Qs} name="sound" label=${o("page.choices.sound")} />
			<${Qs} name="spoken" label=${o("page.choices.spoken")} about=${o("page.choices.spoken.about")} />
		<//>
		${gs?null:i`<${N$} />`}
	</main>`}var Xs={changed:{},written:""},L$={"game.target":[1,1e3],"game.deals":[1,1e3],"game.bonus":[0,1e3],"rubber.games":[1,100],"rubber.wins":[1,100],"score.trick":[0,1e3],"score.vulnerable":[1,1e3],"offers.declare":[1,1e3],"offers.reveal":[1,1e3]},hc=e=>e.offers.how!=="none",P$={"offers.how":e=>{if(hc(e))return e.trump.by==="holder"?["sealed","turn","raise"]:["sealed","turn","raise","none"]},"offers.loss":e=>hc(e)?["opponents","own"]:void 0,"trump.by":e=>e.trump.by==="success"?["success","rotation",...e.joker?[]:["turnup"]]:void 0,"game.tie":e=>e.rubber.wins?["usual","on","contracts"]:["usual","on","share","contracts"],"game.bonusTo":e=>e.dummy?["dummy","double"]:void 0},R$={"score.zeroOrAll":()=>!0,"trump.across":({rubber:e,trump:t})=>t.by==="success"&&(e.games>1||e.wins>0)},Eo=(e,t)=>t.split(".").reduce((n,s)=>n?.[s],e),W$=(e,t)=>JSON.stringify(e)===JSON.stringify(t),Bo=e=>typeof e=="object"&&e!==null&&!Array.isArray(e);function wn({plan:e,set:t}){return i`<div>
		<${I} label=${o("page.create.length")} value=${e.length} onchange=${U(t)("length")}
			options=${[["",o("page.create.length.usual")],...oe("page.create.length","deals","games")]} />
		${e.length?i`<${pe} label=${o("page.create.length.n")} value=${e.rounds} min=${1} max=${1e3}
					onchange=${U(t)("rounds")} />`:null}
	</div>`}var ea=({value:e,groups:t,onchange:n})=>i`<div class="variant">
	<${G} label=${o("page.create.variant")} value=${e} groups=${t} onchange=${n} />
	<p class="soft">${o(`about.${e}`)}</p>
</div>`,mc=e=>new le(o("page.create.rules.unread",{text:e}));function Kn({changed:e,written:t},n){let s={};for(let[r,l]of Object.entries(n?e:{})){let[c="",u=""]=r.split("."),p=Eo(n,r);W$(l,p)||(s[c]={...s[c],[u]:l})}let a={};try{a=t.trim()?JSON.parse(t):{}}catch(r){throw mc(r instanceof Error?r.message:"")}if(!Bo(a))throw mc(o("page.create.rules.object"));for(let[r,l]of Object.entries(a))s[r]=Bo(s[r])&&Bo(l)?{...s[r],...l}:l;return Object.keys(s).length>0?s:void 0}function ta({own:e,set:t,rules:n}){if(!n)return null;let s=p=>p in e.changed?e.changed[p]:Eo(n,p),a=(p,d)=>t({...e,changed:{...e.changed,[p]:d}}),r=p=>o(`page.create.rules.${p}`),l=p=>t({...e,written:p.currentTarget.value}),{clauses:c,...u}=n;return i`<details>
		<summary>${o("page.create.rules")}</summary>
		<div class="stack">
			<${q$} points=${s("score.made")} onchange=${p=>a("score.made",p)} />
			${Object.entries(L$).map(([p,[d,$]])=>Number(Eo(n,p))<d||p==="game.bonus"&&!n.game.target?null:i`<${pe} key=${p} label=${r(p)} value=${s(p)} min=${d} max=${$}
							onchange=${f=>a(p,f)} />`)}
			${Object.entries(P$).map(([p,d])=>{let $=d(n);return $?i`<${I} key=${p} label=${r(p)} value=${s(p)}
							options=${$.map(f=>[f,o(`page.create.rules.${p}.${f}`)])}
							onchange=${f=>a(p,f)} />`:null})}
			${Object.entries(R$).map(([p,d])=>d(n)?i`<${Ke} key=${p} label=${r(p)} checked=${s(p)}
							onchange=${$=>a(p,$)} />`:null)}
			<details class="whole">
				<summary>${o("page.create.rules.written")}</summary>
				<label class="field">
					<span>${o("page.create.rules.json")}</span>
					<textarea class="code" rows="3" spellcheck=${!1} autocapitalize="none" value=${e.written}
						placeholder='{"score": {"made": [0, 40, 20, 10]}}' oninput=${l}></textarea>
				</label>
				<p class="small soft">${o("page.create.rules.all")}</p>
				<pre class="code">${I$(u)}</pre>
			</details>
		</div>
	</details>`}function q$({points:e,onchange:t}){return i`<fieldset class="amounts whole">
		<legend>${o("page.create.rules.made")}</legend>
		${e.map((n,s)=>s===0?null:i`<${pe} key=${s} label=${o("page.create.rules.made.n",{n:s})} value=${n} min=${0} max=${1e3}
						onchange=${a=>t(e.with(s,a))} />`)}
	</fieldset>`}var I$=e=>Object.entries(e).map(([t,n])=>{let s=JSON.stringify(n).replaceAll(/([,:])(?=["\d[{tf-])/g,"$1 ");return`${JSON.stringify(t)}: ${s}`}).join(`
`);var _$={variant:"",bots:[],public:"no",clock:"none",minutes:10,seconds:10,days:"3",length:"",rounds:9,closed:"no",hints:"",undo:"",open:"",pace:"usual",greet:"no",stand:"",house:Xs},gc=6e4,z$=1440*gc;function F$({clock:e,minutes:t,seconds:n,days:s}){if(e==="bank")return{bank:t*gc,add:n*1e3};if(e==="move")return{move:Number(s)*z$}}function H$(e,t){let{variant:n,hints:s,undo:a,open:r,pace:l,stand:c,length:u,rounds:p}=e,d={variant:n,rules:Kn(e.house,t),...u&&{[u]:p},public:e.public==="yes",closed:e.closed==="yes",clock:F$(e),undo:a,hints:s,open:r,bot:c,pace:Pt[l],greet:e.greet==="yes"},$=Object.entries(d).filter(([,f])=>f!==void 0&&f!==""&&f!==!1);return Object.fromEntries($)}var na=(e,t)=>Array.from({length:t.chairs-1},(n,s)=>e.bots[s]??""),yc=(e,t)=>na(e,t).includes("");function K$({plan:e,set:t,variant:n,name:s}){let a=c=>[c,o("page.create.bot",{level:o(`page.level.${c}`)})],r=[["",o("page.create.friend")],...En.value.map(c=>a(c.name))],l=c=>u=>t({bots:na(e,n).with(c,u)});return i`<fieldset class="seats">
		<legend class="unseen">${o("page.create.chairs")}</legend>
		${yc(e,n)?i`<${Cs} name=${s} />`:i`<div class="field"><span>${o("page.create.chair",{n:1})}</span><p>${o("page.create.you")}</p></div>`}
		${na(e,n).map((c,u)=>{let p=o("page.create.chair",{n:u+2});return i`<${G} key=${u} label=${p} value=${c} options=${r} onchange=${l(u)} />`})}
	</fieldset>`}function J$({plan:e,set:t}){let n=U(t),s=["1","3","7"];return i`<div>
		<${I} label=${o("page.create.clock")} value=${e.clock} onchange=${n("clock")}
			options=${oe("page.create.clock","none","bank","move")} />
		${e.clock==="bank"?i`<div class="row">
					<${pe} label=${o("page.create.clock.minutes")} value=${e.minutes} min=${1} max=${600}
						onchange=${n("minutes")} />
					<${pe} label=${o("page.create.clock.seconds")} value=${e.seconds} min=${0} max=${600}
						onchange=${n("seconds")} />
				</div>`:null}
		${e.clock==="move"?i`<${I} label=${o("page.create.clock.each")} value=${e.days} onchange=${n("days")}
					options=${s.map(a=>[a,o("page.create.clock.days",{n:Number(a)})])} />`:null}
	</div>`}function U$({plan:e,set:t}){let n=U(t),s=["",o("page.create.usual")],a=o("page.create.never");return i`<details>
		<summary>${o("page.create.more")}</summary>
		<div class="stack">
			<${wn} plan=${e} set=${t} />
			<${I} label=${o("page.create.undo")} value=${e.undo} onchange=${n("undo")}
				options=${[s,...oe("page.create.undo","free","agree"),["never",a]]} />
			${sl.value?i`<${I} label=${o("page.create.hints")} value=${e.hints} onchange=${n("hints")}
						options=${[s,["yes",o("page.create.hints.yes")],["no",a]]} />`:null}
			<${I} label=${o("page.create.open")} value=${e.open} onchange=${n("open")}
				options=${[s,...oe("page.create.open","deal","match")]} />
			<p class="soft small whole">${o("page.create.usual.about")}</p>
			<${I} label=${o("page.create.watch")} value=${e.closed} onchange=${n("closed")}
				options=${[["no",o("page.create.watch.yes")],["yes",o("page.create.watch.no")]]} />
			<${I} label=${o("page.create.pace")} value=${e.pace} onchange=${n("pace")}
				options=${oe("page.pace",...Object.keys(Pt))} />
			<${I} label=${o("page.create.greet")} value=${e.greet} onchange=${n("greet")}
				options=${oe("page.create.greet","no","yes")} />
			<${G} label=${o("page.create.stand")} value=${e.stand} onchange=${n("stand")}
				options=${[s,...oe("page.level",...En.value.map(r=>r.name))]} />
		</div>
	</details>`}var V$=400;function G$({plan:e,rules:t}){let n={variant:e.variant,rules:Z$(e,t)},s=K.value,{value:a=""}=L(async r=>(await new Promise(l=>setTimeout(l,V$)),!n.rules||r.aborted?"":yt(n,s).then(({players:l=""})=>l,()=>"")),JSON.stringify(n),s);return i`<p class=${a?"soft":"unseen"} role="status">${a}</p>`}function Z$(e,t){try{return Kn(e.house,t)}catch{return}}function Y$({onclose:e}){let t=wt(),[n,s]=w({..._$,variant:t?.id??"",pace:A.pace.value}),[a,r]=w(""),{busy:l,once:c}=J(y=>r(E(y))),u=cn(),p=M(null);x(()=>{a&&p.current?.scrollIntoView({block:"nearest"})},[a]);let d=F(n.variant),$=ve.value.find(y=>y.id===n.variant)??t,f=y=>(s(v=>({...v,...y})),r(""));if(!$)return null;let h=y=>f({variant:y,house:{...n.house,changed:{}}}),m=y=>{y.preventDefault(),c(async()=>{r(""),!(yc(n,$)&&!await u.keep())&&await il(H$(n,d),["",...na(n,$)])})},g=i`<button type="submit" form="create" class="button chief" aria-busy=${l}>
		${o("page.home.create")}
	</button>`;return i`<${H} broad title=${o("page.create.title")} onclose=${e} actions=${g}>
		<form id="create" class="create stack" onsubmit=${m}>
			<${ea} value=${$.id} groups=${Ue()} onchange=${h} />
			<${K$} plan=${n} set=${f} variant=${$} name=${u} />
			${Ce.value?null:i`<${I} label=${o("page.create.public")} value=${n.public} onchange=${U(f)("public")}
					options=${oe("page.create.public","no","yes")} />`}
			<${J$} plan=${n} set=${f} />
			<${U$} plan=${n} set=${f} />
			<${ta} own=${n.house} set=${U(f)("house")} rules=${d} />
			<${G$} plan=${n} rules=${d} />
			<p ref=${p} class=${a?"trouble":""} role="alert">${a}</p>
		</form>
	<//>`}var Jn=e=>new Date(e*864e5).toISOString().slice(0,10),Co=e=>Math.round(Date.parse(e)/864e5),bc=e=>/^\d{4}-\d\d-\d\d$/.test(e)&&!Number.isNaN(Date.parse(e));function Do(e){let t=new Date(e);return Jn(Date.UTC(t.getFullYear(),t.getMonth(),t.getDate())/864e5)}var Kt=()=>Do(Date.now());var Lo=e=>Uint8Array.from(e.match(/../g)??[],t=>parseInt(t,16)),wc=(e,t)=>Uint8Array.from({length:t},(n,s)=>Number(e>>BigInt(8*(t-1-s))&255n));async function Q$(e,t){for(let n=0;n<t;n++)e=await jn("n99-chain-1",e);return e}var X$=(e,t)=>jn("n99-mix-1",e,...t.flatMap(n=>[Uint8Array.of(n.length),n])),ef=async e=>/^[0-9a-fA-F]{64}$/.test(e)?Lo(e):jn("n99-seed-1",e);async function*tf(e,t){for(let n=0n;;n++){let s=new DataView((await jn("n99-deal-1",e,wc(t,8),wc(n,4))).buffer);for(let a=0;a<32;a+=8)yield s.getBigUint64(a)}}async function nf(e,t,n){let s=[...e],a=tf(t,n),r=(1n<<64n)-1n;for(let l=0;s.length-l>=2;){let c=[],u=1n;for(let $=BigInt(s.length-l);$>1n&&u*$<=1n<<56n;$--)c.push($),u*=$;let p,d;do{d=(await a.next()).value,p=[];for(let $ of c)p.push(Number(d*$>>64n)),d=d*$&r}while(d<(1n<<64n)%u);for(let $ of p){let[f,h]=[s[l],s[l+$]];s[l]=h,s[l+$]=f,l++}}return s}var vc=["2","3","4","5","6","7","8","9","10","11","12","J","Q","K","A"];async function sf(e,t,n,s=0){let a=e.ranks.split(" ").sort((h,m)=>vc.indexOf(h)-vc.indexOf(m)),r=["C","D","H","S"].flatMap(h=>a.map(m=>m+h));e.joker&&r.push("joker");let l=await nf(r,t,n),c=l.length===e.seats*e.hand?(s+1)*e.hand:l.length,u=e.trump.by==="turnup"?l[c-1]:void 0,p=Array.from({length:e.seats},(h,m)=>l.slice(m*e.hand,(m+1)*e.hand)),d=p.findIndex(h=>h.includes("joker")),$=e.dummy?(p[e.seats-1]??[]).slice(0,e.aside):[],f=h=>h.map(m=>m==="joker"?u??m:m).sort();return{hands:p.map(f),aside:f($),turnup:u,joker:d<0?void 0:d}}function af(e,t){let n=a=>String(a??"").split(" ").filter(Boolean).sort().join(" "),s=(e.aside??[]).filter(a=>a!=="").pop();return t.hands.every((a,r)=>a.join(" ")===n(e.hands?.[r]))&&t.aside.join(" ")===n(s)&&t.turnup===e.turnup&&t.joker===e.joker}async function of(e,t){if(e.length!==t.length)return!1;for(let[n,s]of e.entries())if(s.length&&await Qr(s)!==t[n])return!1;return!0}async function kc(e,t,n){let s=e.split(`
`).filter(g=>g.trim()).map(g=>JSON.parse(g)),a=s[0]??{},r=s.findIndex((g,y)=>y>0&&"ninetynine"in g),l=r<0?s:s.slice(0,r),c=l.filter(g=>"deal"in g);if(!a.commit)return rf(a,c,t);let u=a.commits??[],p=(c[0]?.entropy??[]).map(Lo),d=await of(p,u),$=l.some(g=>"end"in g),f=[],h=a.commit,m=0;for(let[g,y]of c.entries()){if(m++,!y.secret){f.push({deal:y.deal,outcome:$||g<c.length-1?"hidden":"playing"});continue}let v=Lo(y.secret);if(m>4096||Qa(await Q$(v,m))!==h){f.push({deal:y.deal,outcome:"wrong",why:"secret"});continue}h=y.secret,m=0,d?f.push(await xc(y,t,await X$(v,p),0n)):f.push({deal:y.deal,outcome:"wrong",why:"entropy"})}return{by:"commit",deals:f,commit:a.commit,commits:u,brought:a.brought===!0,entropy:u.map((g,y)=>p[y]?.length?"given":g?"withheld":"none"),own:n?p.some(g=>Qa(g)===n):void 0}}async function xc(e,t,n,s){return af(e,await sf(t,n,s,e.dealer))?{deal:e.deal,outcome:"proved"}:{deal:e.deal,outcome:"wrong",why:"cards"}}async function rf(e,t,n){let s=[],a=e.seed?await ef(e.seed):void 0,r=(t[0]?.number??0)-(t[0]?.deal??0);for(let c of t)!a||c.number===void 0?s.push({deal:c.deal,outcome:"bare"}):c.number!==r+c.deal?s.push({deal:c.deal,outcome:"wrong",why:"number"}):s.push(await xc(c,n,a,BigInt(c.number)));return{by:a?"seed":"none",deals:s,...{entropy:[],commit:"",commits:[],brought:!1,own:void 0}}}function Jt(e,t){let n=a=>a&&typeof a=="object"&&!Array.isArray(a);if(!n(t)||!n(e))return t??e;let s={...e};for(let[a,r]of Object.entries(t))s[a]=Jt(e[a],r);return s}async function lf(e,t){let n=JSON.parse(e.slice(0,e.indexOf(`
`))),s=Jt(await qi(n.variant),n.rules);return{names:n.seats,verdict:await kc(e,s,t)}}function Un({table:e,match:t=1,record:n}){let{value:s,wrong:a}=L(async()=>{if(!globalThis.crypto?.subtle)throw new le(o("page.fair.insecure"));let r=n??await Bi({table:e??"",match:t}).catch(u=>{throw u instanceof W&&u.reason==="not-now"?new le(o("page.fair.later")):u}),{commits:l=[]}=JSON.parse(r.split(`
`,1)[0]??"{}"),c=u=>e===void 0?void 0:Ps(e,u);return lf(r,l.map(c).find(Boolean))},e,t,n);return a?i`<p role="status">${a}</p>`:s?i`<${uf} names=${s.names} verdict=${s.verdict} />`:i`<p class="soft" role="status">${o("page.fair.looking")}</p>`}function cf(e){return e.deals.some(t=>t.outcome==="wrong")?"wrong":e.by!=="commit"?e.by:e.deals.some(t=>t.outcome==="hidden")?"hidden":e.brought?"brought":e.entropy.includes("withheld")?"withheld":e.entropy.includes("given")?"proved":"alone"}function uf({names:e,verdict:t}){let n=cf(t),s=p=>P(e.filter((d,$)=>t.entropy[$]===p)),a=t.deals.filter(p=>p.outcome==="proved").length,r=t.deals.find(p=>p.outcome==="wrong"||p.outcome==="hidden"),l={n:a,names:s(n==="withheld"?"withheld":"given"),deal:(r?.deal??0)+1},u=t.by==="commit"&&!t.brought&&t.own!==void 0&&(t.own?"page.fair.own":"page.fair.own.not");return i`<section class="fair" data-outcome=${n}>
		<p class="fair-verdict" role="status">${o(`page.fair.${n}.short`)}</p>
		<p>${o(`page.fair.${n}`,l)}${u&&` ${o(u)}`}</p>
		${new Set(t.deals.map(p=>p.outcome)).size>1?i`<table class="book">
					<thead><tr><th scope="col">${o("page.scores.deal")}</th><th scope="col">${o("page.fair.found")}</th></tr></thead>
					<tbody>${t.deals.map(p=>i`<tr key=${p.deal}><th scope="row">${p.deal+1}</th>
							<td class=${p.outcome==="wrong"?"failed":""}>${pf(p,n)}</td></tr>`)}</tbody>
				</table>`:null}
		${t.commit?i`<details><summary>${o("page.fair.commitments")}</summary>
				<p class="small">${o("page.fair.commitments.what")}</p>
				<dl class="commitments"><dt>${o("page.fair.server")}</dt><dd>${t.commit}</dd>
					${t.commits.map((p,d)=>p?i`<dt>${e[d]}</dt><dd>${p}</dd>`:null)}</dl></details>`:null}
	</section>`}function pf(e,t){return e.outcome==="wrong"?o(`page.fair.why.${e.why}`):o(e.outcome==="proved"&&t!=="proved"?"page.fair.deal.follows":`page.fair.deal.${e.outcome}`)}function df(e){x(()=>{Mn&&Ns("here").catch(()=>{})},[]);let t=R.value,n=Mn&&no.value==="there"?Dt("here"):null;return i`<main id="main" tabindex="-1" class="records">
		<h1>${o("page.nav.records")}</h1>
		${t?i`<${Sc} key=${t.id} id=${t.id} at=${no.value} />`:n?null:i`<${Oc} />`}
		${n?i`<h1>${o("page.here")}</h1><${Sc} key=${n.id} id=${n.id} at="here" />`:null}
		<${gf} />
	</main>`}var Oc=()=>i`<section class="stack">
	<p class="lead">${o("page.records.none")}</p>
	<p><a class="button chief" href="/">${o("page.records.play")}</a></p>
</section>`,be=e=>$e(`variant.${e}`)?o(`variant.${e}`):e;function Ut(e,t){return e.seats.map((n,s)=>{if(s>=t)return o("dummy");let a=e.bots?.[s];return a&&a===n&&$e(`page.level.${a}`)?o(`page.level.${a}`):n})}var sa=e=>e.seats.indexOf(R.value?.name);function vn(e,t){let n=sa(e),s=(e.bots??[]).indexOf(""),a=n>=0?n:s;return a>=0&&a<t?a:0}function Sc({id:e,at:t}){let n=()=>Promise.all([fi({player:e},{where:t}),Ii("mine",1,t)]),{value:s,wrong:a}=L(n,e);if(a)return i`<p class="trouble">${a}</p>`;if(!s)return null;let[{tallies:r},{all:l}]=s;return i`<${fl} found=${l} told=${!0} />
		${r.length?i`<${$f} tallies=${r} /><${ff} id=${e} at=${t} />`:i`<${Oc} />`}`}function $f({tallies:e}){let t=e.some(n=>n.assisted>0);return i`<section>
		<h2>${o("page.records.tallies")}</h2>
		<${se}><table class="book">
			<thead><tr>
				<th scope="col">${o("page.records.variant")}</th><th scope="col">${o("page.records.matches")}</th>
				<th scope="col">${o("page.records.won")}</th><th scope="col" class="spare">${o("page.records.deals")}</th>
				<th scope="col">${o("page.records.made")}</th><th scope="col">${o("page.records.points")}</th>
				${t?i`<th scope="col">${o("page.records.assisted")}</th>`:null}
			</tr></thead>
			<tbody>${e.map(n=>i`<tr key=${n.variant}><th scope="row"><a href=${`/rules/${n.variant}`}>${be(n.variant)}</a></th>
					<td>${Vn(n,n.matches)}</td><td>${Vn(n,n.won)}</td><td class="spare">${Vn(n,n.deals)}</td>
					<td>${n.deals?ue(n.made/n.deals):Vn(n,0)}</td>
					<td>${n.deals?k(n.points/n.deals,1):Vn(n,0)}</td>
					${t?i`<td>${Mc(n.assisted)}</td>`:null}
				</tr>`)}</tbody>
		</table><//>
		${t?i`<p class="small soft">${o("page.records.assisted.what")}</p>`:null}
		<p class="row"><a class="button plain" href="/statistics">${o("page.records.statistics")}</a></p>
	</section>`}var Vn=(e,t)=>e.matches?Mc(t):"",Mc=e=>e?k(e):"–";function ff({id:e,at:t}){let[n,s]=w([]),[a,r]=w(""),[l,c]=w(null),{once:u}=J(),p=()=>u(async()=>{let d=await hi({player:e,before:a??""},{where:t});s($=>[...$,...d.matches.filter(f=>!dn(f.table??""))]),r(d.before)});return x(()=>{p()},[]),i`<section>
		<h2>${o("page.records.all")}</h2>
		<ol class="matches">${n.map(d=>{let $=`${d.table} ${d.match} ${d.ended}`;return i`<${hf} key=${$} match=${d} id=${e} onfair=${()=>c(d)} />`})}</ol>
		${a?i`<p><${S} onclick=${p} say=${o("page.records.more")} /></p>`:null}
		${l?i`<${H} title=${o("page.fair")} onclose=${()=>c(null)}>
					<${Un} table=${l.table} match=${l.match} />
				<//>`:null}
	</section>`}function hf({match:e,id:t,onfair:n}){let s=e.chairs.find(u=>u.player===t),a=e.cut?"cut":s?.won?e.chairs.filter(u=>u.won).length>1?"shared":"won":"lost",r=e.chairs.filter(u=>u!==s).map(bt),l=zi(e.table??"",e.match),c=[s?.hints?o("page.records.hints",{n:s.hints}):"",s?.undone?o("page.records.undone",{n:s.undone}):"",s?.away?o("page.records.away"):"",s?.brought?o("page.records.brought"):"",e.house?o("page.home.house"):""].filter(Boolean);return i`<li data-result=${a}>
		<p class="what"><b>${be(e.variant)}</b> ${o("page.records.with",{names:P(r)})}
			<span class="soft small">${Se(e.ended)}${c.length>0?` · ${c.join(", ")}`:""}</span></p>
		<p class="result"><span class=${`outcome-${a}`}>${o(`page.records.result.${a}`)}</span>
			<span class="score">${e.chairs.map((u,p)=>{let d=u===s?"self":"",$=p>0?" : ":"";return i`${$}<span key=${u.seat} class=${d} title=${bt(u)}>${k(u.points)}</span>`})}</span>
			<span class="soft small">${o("page.records.length",{n:e.deals})}</span></p>
		${e.table?i`<p class="doings">
				${e.deals>0?i`<a href=${`/replay/${e.table}/${e.match}/0`}>${o("page.records.replay")}</a>`:null}
				<a href=${l} download=${`${e.table}-${e.match}.99.jsonl`}>${o("page.records.export")}</a>
				<button type="button" class="link" onclick=${n}>${o("page.fair.short")}</button>
				<a href=${`/t/${e.table}`}>${o("page.records.table")}</a></p>`:null}
	</li>`}function mf(e){return e instanceof W&&e.status===400?o("page.import.refused",{text:e.message.replace(/^the record( is refused)?: /,"")}):E(e)}function gf(){let[e,t]=w(""),[n,s]=w(!1),a=L(fn).value?.name,r=async p=>{t("");try{if(p.size>1<<20)throw new le(o("page.import.large"));await rn({match:1,deal:0},{body:p}),await ml({name:p.name,bytes:p}),V("/replay/mine/1/0")}catch(d){t(mf(d))}};return i`<section class=${`import ${n?"over-it":""}`} ondragover=${p=>{p.preventDefault(),s(!0)}} ondragleave=${()=>s(!1)} ondrop=${p=>{p.preventDefault(),s(!1);let d=p.dataTransfer?.files[0];d&&r(d)}}>
		<h2>${o("page.import")}</h2>
		<p>${o("page.import.what")}</p>
		<p class="row">
			<${on} say=${o("page.import.choose")} accept=".jsonl,.gz,.zst,.99" ontake=${r} />
			${a?i`<a href="/replay/mine/1/0">${o("page.import.again",{name:a})}</a>`:null}
		</p>
		${e?i`<p class="trouble" role="alert">${e}</p>`:null}
	</section>`}var Gn=(e,t={dateStyle:"long"})=>Se(Date.parse(e),{timeZone:"UTC",...t});function yf({rest:[e]}){let t=e!==void 0&&bc(e)?e:Kt();return i`<${bf} key=${t} day=${t} />`}function bf({day:e}){let{value:t,wrong:n}=L(async()=>{let[a]=await Promise.all([Mi({day:e}),Ae()]).catch(r=>{throw gt(r)?new le(o("page.daily.none")):r});return a},e,R.value?.id,Nn.value),s=t?.seal?"own":Nn.value?"out":"open";return i`<main id="main" tabindex="-1" class="daily">
		<header>
			<h1>${o("page.nav.daily")}</h1>
			<p class="soft">${Gn(e,{dateStyle:"full"})}</p>
			<p class="lead">${o("page.daily.about")}</p>
			${t?i`<p class="soft">${o("page.daily.proof",{cards:s})}</p>`:null}
		</header>
		${n?i`<p class="trouble" role="status">${n}</p>`:null}
		<div class="daily-deals">
			${t?.deals.map(a=>i`<${wf} key=${a.variant} day=${e} deal=${a} />`)}
		</div>
		${t?i`<${Po} ...${t} day=${e} days=${t.played.map(a=>a.day)} of="daily" />`:null}
	</main>`}function wf({day:e,deal:t}){let{busy:n,once:s}=J(),a=()=>s(()=>ul(e,t.variant)),r=ve.value.find(c=>c.id===t.variant)?.chairs,l=[r&&o("page.players",{n:r}),t.trump&&(t.trump==="none"?o("trump.none"):C(t.trump)),`${o("page.home.level")} ${o(`page.level.${t.bots}`)}`];return i`<section class="daily-deal">
		<h2>${be(t.variant)}</h2>
		<p class="soft">${l.filter(Boolean).join(" · ")}</p>
		${t.own?i`<${kf} day=${e} deal=${t} own=${t.own} />`:null}
		${t.lost?i`<p>${o("page.daily.lost")}</p>
				<p><a class="button plain" href=${`/replay/${t.table}/1/0`}>${o("page.daily.replay")}</a></p>`:null}
		${t.own||t.lost?null:i`<p><${S} chief aria-busy=${n} onclick=${a}
				say=${o(t.table?"page.daily.on-with":"page.daily.play")} /></p>
				<p class="soft">${o("page.daily.players",{n:t.players})}</p>`}
	</section>`}var Tc=(e,t)=>o("page.daily.own",{you:t,points:k(e.points),n:e.points,made:e.made?"yes":"no"}),vf=e=>e===ve.value[0]?.id?"none":be(e),jc=e=>e.late?o("page.daily.late"):e.players>1?o("page.daily.place",{place:e.place??1,n:e.players}):o("page.daily.alone"),Nc=({of:e})=>i`<ol class="daily-best">
	${e.map((t,n)=>i`<li key=${n} class=${t.table?"own":""}>
		<span>${k(t.place??0)}.</span> <span>${t.name}</span>
		<span>${t.made?"✓":"✕"}</span> <span>${k(t.points)}</span>
	</li>`)}
</ol>`;function kf({day:e,deal:t,own:n}){let{told:s}=Wt(n.table??"",1,0),a=`/${n.table}/1/0`;return i`<p class="daily-points"><b>${k(n.points)}</b> ${n.made?"✓":"✕"}</p>
		<ul class="daily-done">
			<li>${Tc(n,"yes")}</li>
			${t.expert?i`<li>${Tc(t.expert,"expert")}</li>`:null}
			<li>${jc(t)}</li>
		</ul>
		<p class="turns">
			<a class="button" href=${`/report${a}?seat=0`}>${o("page.daily.report")}</a>
			<a class="button plain" href=${`/replay${a}`}>${o("page.daily.replay")}</a>
		</p>
		${t.best&&t.best.length>1?i`<h3>${o("page.daily.best")}</h3>
				<${Nc} of=${t.best} />
				${t.near?i`<p class="daily-gap" aria-hidden="true">⋯</p><${Nc} of=${t.near} />`:null}`:null}
		<${xf} text=${[o("page.daily.first",{day:Gn(e,{dateStyle:"medium"}),variant:vf(t.variant)}),yl(s,0),[o("page.daily.last",{points:k(n.points),n:n.points,made:n.made?"yes":"no"}),...t.players>1&&!t.late?[jc(t)]:[]].join(" · ")].filter(Boolean).join(`
`)} />`}function xf({text:e}){let[t,n]=w(!1),s=async()=>await mt(e)?n(!0):j(o("page.link.by-hand"));return i`<h3>${o("page.daily.share")}</h3>
		<pre class="daily-share" tabindex="0">${e}</pre>
		<p class="small soft">${o("page.daily.squares")}</p>
		<p><${S} onclick=${s} say=${o(t?"page.daily.copied":"page.daily.copy")} /></p>`}function Po({of:e,day:t,first:n,days:s,streak:a}){let[r,l]=w(t.slice(0,7)),c=new Map;for(let v of s)c.set(v,(c.get(v)??0)+1);let u=Kt(),p=new Date(`${r}-01T00:00Z`),d=Math.round(p.getTime()/864e5),$=new Date(Date.UTC(p.getUTCFullYear(),p.getUTCMonth()+1,0)).getUTCDate(),f=(p.getUTCDay()+6)%7,h=v=>Jn(Date.UTC(p.getUTCFullYear(),p.getUTCMonth()+v)/864e5).slice(0,7),m=4,g=Array.from({length:7},(v,b)=>Gn(Jn(m+b),{weekday:"short"})),y=(v,b,O,T)=>i`<button type="button" class="button plain" aria-label=${o(O)}
		disabled=${T} onclick=${()=>l(h(v))}>${b}</button>`;return i`<section class="daily-calendar">
		<h2>${o(`page.${e}.calendar`)}</h2>
		<p>${o(`page.${e}.run`,{n:a})}</p>
		<div class="daily-month">
			${y(-1,"‹","page.daily.back",r<=n.slice(0,7))}
			<b aria-live="polite">${Gn(`${r}-01`,{month:"long",year:"numeric"})}</b>
			${y(1,"›","page.daily.on",r>=u.slice(0,7))}
		</div>
		<div class="daily-days" lang=${K.value}>
			${g.map(v=>i`<span key=${v} class="soft" aria-hidden="true">${v}</span>`)}
			${Array.from({length:$},(v,b)=>{let O=Jn(d+b),T=c.get(O)??0,N=b===0?{gridColumnStart:f+1}:{};return!T&&(O<n||O>u)?i`<span key=${O} class="soft" style=${N}>${b+1}</span>`:i`<a key=${O} style=${N} href=${`/${e}/${O}`} data-played=${T}
					aria-current=${O===t?"date":void 0}
					aria-label=${o(`page.${e}.mark`,{day:Gn(O),n:T})}>${b+1}</a>`})}
		</div>
	</section>`}function at({view:e,names:t,last:n=!1,from:s=0}){let a=Bt(e);if(a===0)return i`<p class="soft">${o("last.none")}</p>`;let r=n?[a-1]:Array.from({length:a},(c,u)=>u).slice(s),l=Array.from({length:Me(e)},(c,u)=>u);return i`<${se}><table class="book tricks">
		<thead><tr><th scope="col"><span class="unseen">${o("page.trick")}</span></th>
			${l.map(c=>i`<th key=${c} scope="col">${t[c]}</th>`)}</tr></thead>
		<tbody>${r.map(c=>{let u=Ga(e,c),p=Za(e,c);return i`<tr key=${c}><td>${c+1}</td>
				${l.map(d=>{let $=u.find(f=>f.seat===d)?.card;return i`<td key=${d} class=${d===p?"won":""}>
						${$?i`<${Q} card=${$} size="mini" />`:null}
						<i class=${d===e.leads?.[c]?"led-dot":""} aria-hidden="true"></i>
						${d===e.leads?.[c]?i`<span class="unseen">${o("page.led")}</span>`:null}
						${d===p?i`<span class="unseen">${o("page.wins")}</span>`:null}
					</td>`})}</tr>`})}</tbody>
	</table><//>
	<p class="small soft legend" aria-hidden="true">
		<span><i class="led-dot"></i> ${o("page.led")}</span><span><i class="won-frame"></i> ${o("page.wins")}</span>
	</p>`}function Bc({view:e,names:t,lies:n}){let s=Bt(e)-(n?2:1);if(s<0||e.phase!=="play")return null;let a=Za(e,s);return i`<figure class="last-trick">
		<figcaption class="small">${o("page.lasttrick")}</figcaption>
		<ol>${Ga(e,s).map(({seat:r,card:l})=>i`<li key=${r} data-card=${l}
			class=${r===a?"best":""}>
			<span class="unseen">${t[r]}: </span><${Q} card=${l} size="mini" />
		</li>`)}</ol>
	</figure>`}function Ec(e,t,n,s){let a=d=>d.act.startsWith("play "),r=d=>`${d.seat} ${d.act}`,l=d=>d.filter($=>!a($)).map(r).sort().join();if(l(e)!==l(t))return{trick:-1,steps:[s,s]};let[c,u]=[e.filter(a),t.filter(a)],p=c.findIndex((d,$)=>!u[$]||r(d)!==r(u[$]));return p<0?null:{trick:Math.floor(p/n),steps:[e.length-c.length+p,t.length-u.length+p]}}var Cc=(e,t)=>t===void 0?It(e):o("page.report.bid",{bid:k(t),cards:It(e)}),Ro=e=>e.trick?o("page.report.trick",{n:e.trick}):o(`page.report.at.${e.phase}`),Zn=(e,t)=>n=>`/replay/${e}/${t}/${n.deal}?step=${n.step}&seat=${n.seat}&hint`;function Yn({of:e,names:t,place:n,one:s,named:a=!1}){return i`<ol class="moments">${e.map(r=>{let l=Ro(r),c=s?l:o("page.report.where",{deal:r.deal+1,when:l}),u=o("page.report.instead",{act:Cc(r.act,r.bid),better:Cc(r.better,r.betterBid)}),p=tt(r.why).join(" "),d=El(r);return i`<li key=${`${r.deal} ${r.step}`}><a href=${n(r)}>
			<span class="moment-where">${a?`${t[r.seat]} · `:""}${c}</span>
			<span class="moment-said">${_(u)}</span>
			<span class="moment-lost score" aria-label=${o("page.report.points",{n:k(r.lost/Te,1)})}>
				−${k(r.lost/Te,1)}
			</span>
			${p?i`<span class="moment-why">${_(p)}</span>`:null}
			${d?i`<span class="moment-why small soft">${d}</span>`:null}
		</a></li>`})}</ol>`}function Qn({at:e,names:t,label:n,foot:s,me:a=-1,ends:r=[],from:l=[]}){let[c,u,p]=[470,210,104],d=[...l,...e.flat()],[$,f]=[Math.min(0,...d),Math.max(1,...d)],h=y=>34+y*(c-p-34)/Math.max(1,e.length),m=y=>u-22-(y-$)*(u-34)/(f-$),g=Of((e[e.length-1]??[]).map(m),20);return i`<figure class="course"><svg viewBox=${`0 0 ${c} ${u}`} role="img" aria-label=${n}>
		<${Dc} low=${$} high=${f} y=${m} to=${c-p} />
		${r.map(y=>i`<line key=${y} class="end" x1=${h(y)} x2=${h(y)} y1="6" y2=${u-22} />`)}
		${t.slice(0,e[0]?.length??0).map((y,v)=>i`<g key=${v} class=${v===a?"self":""} data-line=${v}>
				<polyline points=${[`${h(0)},${m(l[v]??0)}`,...e.map((b,O)=>`${h(O+1)},${m(b[v]??0)}`)].join(" ")} />
				<text x=${c-p+8} y=${(g[v]??0)+5}>${y.length>11?`${y.slice(0,10)}…`:y}</text>
			</g>`)}
		<text class="axis" x=${h(e.length)} y=${u-4} text-anchor="end">${s}</text>
	</svg></figure>`}function Dc({low:e,high:t,y:n,to:s,said:a=k}){let r=Sf(t-e),l=Math.ceil(e/r);return Array.from({length:Math.floor(t/r)-l+1},(u,p)=>(l+p)*r).map(u=>i`<g key=${u}>
			<line class=${u===0?"base":"grid"} x1="34" x2=${s} y1=${n(u)} y2=${n(u)} />
			<text x="28" y=${n(u)+5} text-anchor="end">${a(u)}</text>
		</g>`)}function Lc({of:e,last:t,label:n,foot:s,all:a,most:r,said:l=k,banded:c}){let[u,p,d]=[470,230,34],$=r??Math.max(1,...e.map(b=>b.mean),Math.min(...e.map(b=>b.high)),a*2),f=Math.min(0,...e.map(b=>b.mean)),h=b=>Math.min($,Math.max(f,b)),m=b=>d+b*(u-d-6)/Math.max(1,t),g=b=>p-24-(h(b)-f)*(p-36)/($-f),y=b=>m((b.from-1+b.to)/2),v=b=>e.map(O=>`${y(O)},${g(O[b])}`);return i`<figure class="course band"><svg viewBox=${`0 0 ${u} ${p}`} role="img" aria-label=${n}>
		${c?i`<polygon class="interval" points=${[...v("high"),...v("low").reverse()].join(" ")} />`:null}
		<${Dc} low=${f} high=${$} y=${g} to=${u-6} said=${l} />
		<line class="all" x1=${d} x2=${u-6} y1=${g(a)} y2=${g(a)} />
		<g class="self"><polyline points=${e.map(b=>`${y(b)},${g(b.mean)}`).join(" ")} />
			${e.map(b=>i`<circle key=${b.from} cx=${y(b)} cy=${g(b.mean)} r="3.5" />`)}</g>
		<text class="axis" x=${u-6} y=${p-4} text-anchor="end">${s}</text>
	</svg></figure>`}function Sf(e){let t=e/4,n=10**Math.floor(Math.log10(t));return([1,2,5,10].find(s=>s*n>=t)??10)*n}function Of(e,t){let n=e.map((r,l)=>l).sort((r,l)=>(e[r]??0)-(e[l]??0)),s=[...e];n.forEach((r,l)=>{let c=n[l-1];c!==void 0&&(s[r]=Math.max(s[r]??0,(s[c]??0)+t))});let a=Math.max(0,Math.max(...s)-202);return s.map(r=>r-a)}var Wo=(e,t="")=>L(async()=>(await ne(()=>Ai({table:e})))?.scores??[],e,t).value;function Pc({table:e,names:t,about:n="",view:s,me:a}){let r=Wo(e,s?`${s.deal} ${s.phase==="over"}`:"");return r?i`${n?i`<p class="soft">${n}</p>`:null}
		<${qo} scores=${r} names=${t} me=${a??s?.seat} end=${s?.end} />`:null}function aa(e,t,n){if(t)return o("page.scores.deals",{n:t});if(!e)return" ";let{game:s,rubber:a}=e,r=s.target?o("page.scores.to",{n:s.target}):o("page.scores.deals",{n:s.deals});return n?n>1?`${r} · ${o("page.scores.rubber.games",{n})}`:r:a.wins?`${r} · ${o("page.scores.rubber.first",{n:a.wins})}`:a.games?`${r} · ${o("page.scores.rubber.games",{n:a.games})}`:r}function oa(e){let t=[];for(let n of e)(t[n.game]??=[]).push(n);return t.filter(n=>n)}var Mf=4;function qo({scores:e,names:t,me:n=-1,end:s,onpick:a}){if(e.length===0)return i`<${Af} names=${t} />`;let r=oa(e),l=e[0]?.points.length??0,c=t.map((d,$)=>$).slice(0,l),u=e.some(d=>d.made.some(Boolean)),p=["declare","reveal"].filter(d=>e.some($=>$.premium.some(f=>f.startsWith(d))));return i`<div class="score-sheet" data-hands=${l}>
		<${se}><table class="book running-score">
			<thead><tr>
				<th scope="col" rowspan="2"><span class="unseen">${o("page.scores.deal")}</span></th>
				<th scope="col" rowspan="2" class="trump-column"><span>${o("col.trump")}</span></th>
				<th scope="col" rowspan="2" class="dealer-column">${o("page.scores.dealer")}</th>
				${c.map(d=>i`<th key=${d} scope="colgroup" colspan="2" class="hand-column">${t[d]}</th>`)}
			</tr><tr class="kinds">
				${c.map(d=>i`<${zr} key=${d}>
						<th scope="col" class="gained">${o("page.scores.gained")}</th>
						<th scope="col" class="stands">${o("page.scores.stands")}</th>
					<//>`)}
			</tr></thead>
			${r.map((d,$)=>i`<${jf} key=${$} game=${d} alone=${r.length===1} names=${t} seats=${c}
					onpick=${a} />`)}
			${r.length>1||s?.rubber?i`<${Bf} games=${r} seats=${c} end=${s} />`:null}
		</table><//>
		${u||p.length?i`<p class="small soft legend">
					${u?i`<span><span class="dot" aria-hidden="true"></span> ${o("page.scores.made")}</span>`:null}
					${p.map(d=>i`<span key=${d} class="of-gained">
							<sup>${o(`offer.letter.${d}`)}</sup> ${o(`offer.${d}`)}
						</span>`)}
				</p>`:null}
		${e.length>=Mf?i`<${_o} games=${r} names=${t} me=${n} />`:null}
	</div>`}function Af({names:e}){return i`<${se}><table class="book running-score unwritten">
			<thead><tr>${e.map((t,n)=>i`<th key=${n} scope="col" class="hand-column">${t}</th>`)}</tr></thead>
			<tbody><tr>${e.map((t,n)=>i`<td key=${n}>${k(0)}</td>`)}</tr></tbody>
		</table><//>
		<p class="soft">${o("page.scores.none")}</p>`}var Tf=({n:e})=>i`<button type="button" class="link" aria-label=${o("page.scores.look",{n:e})}>${e}</button>`;function jf({game:e,alone:t,names:n,seats:s,onpick:a}){let r=e[e.length-1],l=r?.closed;return i`<tbody>
		${t?null:i`<${Rc} n=${s.length} text=${o("page.scores.game",{n:(r?.game??0)+1})} />`}
		${e.map(c=>i`<tr key=${c.deal} class=${a?"pickable":""} onclick=${a&&(()=>a(c.deal))}>
				<th scope="row">${a?i`<${Tf} n=${c.deal+1} />`:c.deal+1}</th>
				<td class="trump-column"><${X} trump=${c.trump} /><span class="unseen">${C(c.trump)}</span></td>
				<td class="dealer-column">${n[c.dealer]}</td>
				${s.map(u=>i`<${Nf} key=${u} score=${c} seat=${u} />`)}
			</tr>`)}
		${l&&l.bonus.some(c=>c)?i`<${Xn} class="bonus" text=${i`<${je} of="bonus">${o("page.scores.bonus")}<//>`} seats=${s}
						of=${c=>l.bonus[c]?k(l.bonus[c]):"–"} />
					<${Xn} class="sum" text=${o("page.scores.with")} seats=${s} winners=${l.winners}
						of=${c=>k((r.totals[c]??0)+(l.bonus[c]??0))} />`:null}
	</tbody>`}var Rc=({n:e,text:t})=>i`<tr class="game-head">
	<th scope="rowgroup" colspan=${2+2*e}>${t}</th><td class="dealer-column"></td>
</tr>`;function Xn({text:e,seats:t,of:n,winners:s,class:a}){let r=l=>s?i`<span class=${s.includes(l)?"won-it":""}>${n(l)}</span>`:n(l);return i`<tr class=${a}>
		<th scope="row" colspan="2">${e}</th><td class="dealer-column"></td>
		${t.map(l=>i`<td key=${l} colspan="2">${r(l)}</td>`)}
	</tr>`}function Nf({score:e,seat:t}){let n=e.made[t]??!1,s=e.premium[t]??"",a=s.startsWith("reveal")?"reveal":"declare",r=i`<span class="dot" aria-hidden="true"></span><span class="unseen"> ${o("made.short")}</span>`;return i`<td class="gained">
			${k(e.points[t]??0)}
			${s?i`<sup title=${Y(s)}>${o(`offer.letter.${a}`)}</sup>`:null}
		</td>
		<td class="stands">${k(e.totals[t]??0)}<span class="tick">${n?r:null}</span></td>`}function Bf({games:e,seats:t,end:n}){let s=e.map(u=>u[u.length-1]).filter(u=>u!==void 0),a=u=>s.reduce((p,d)=>p+(d.totals[u]??0)+(d.closed?.bonus[u]??0),0),r=u=>s.filter(p=>p.closed?.winners.includes(u)).length,l=u=>n?.rubber?.[u]||"–",c=u=>k(n&&!n.cut?n.totals[u]??0:a(u));return i`<tfoot>
		<${Rc} n=${t.length} text=${o("page.scores.together")} />
		<${Xn} text=${o("page.scores.wins")} seats=${t} of=${u=>r(u)||"–"} />
		${n?.rubber?i`<${Xn} text=${i`<${je} of="rubber">${o("page.scores.rubber")}<//>`} seats=${t} of=${l} />`:null}
		<${Xn} class="sum" text=${o("page.scores.all")} seats=${t} of=${c} winners=${n?.winners??[]} />
	</tfoot>`}function Io(e){let t=[],n=[],s=[];for(let a of e){for(let r of a)t.push(r.totals.map((l,c)=>l+(s[c]??0)+(r.closed?.bonus[c]??0))),r.closed&&n.push(t.length);s=t[t.length-1]??s}return{at:t,ends:n}}function _o({games:e,names:t,me:n}){let{at:s,ends:a}=Io(e);return i`<${Qn} at=${s} names=${t} me=${n} ends=${a.slice(0,-1)} label=${o("page.scores.course")}
		foot=${o("page.scores.deals",{n:s.length})} />`}var[_e,ra]=[1080,1350],[zo,ia,la,ze]=[350,1266,48,96],de={leaf:"#fbf6ea",ink:"#24201a",rule:"#cdbf9f",accent:"#b8371a",felt:"#f1e9d6",soft:"#b9c8bd",card:"#fffaee",cardEdge:"#cfc3a8",red:"#b8261b",black:"#221e1a",shade:"rgb(0 0 0 / 0.35)"},Ef=[[],[16,9],[5,8],[26,9,5,9],[30,14]],ot=(e,t,n)=>`${e} ${t}px ${n==="title"?'"Alegreya", Palatino, serif':'"Alegreya Sans", sans-serif'}`;function ca(e,t,n){let s=[];for(let a of t.split(" ")){let r=s.at(-1),l=`${r} ${a}`;r!==void 0&&e.measureText(l).width<=n?s[s.length-1]=l:s.push(a)}return s}function Fo(e,t,n){if(e.measureText(t).width<=n)return t;let s=Array.from(new Intl.Segmenter().segment(t),a=>a.segment);do s.pop();while(s.length>1&&e.measureText(`${s.join("")}…`).width>n);return`${s.join("")}…`}function Wc(e){let t=document.body.appendChild(document.createElement("i"));t.style.color=`var(${e})`;let{color:n}=getComputedStyle(t);return t.remove(),n}function ua(e,t,n,s=de.ink){e.fillStyle=s,e.fillRect(ze,t,_e-2*ze,n)}function Ic(e,t){e.save(),e.shadowColor=de.shade,e.shadowBlur=26,e.shadowOffsetY=9,t(),e.restore()}function qc(e,t,{x:n,y:s,turn:a}){let r=new Path2D(document.querySelector(`#pip-${t} path`)?.getAttribute("d")??"");e.save(),e.translate(n,s),e.rotate(a),e.scale(1.85,1.85),e.beginPath(),e.roundRect(-50,-70,100,140,4.5),e.fillStyle=de.card,Ic(e,()=>e.fill()),e.lineWidth=.6,e.strokeStyle=de.cardEdge,e.stroke(),e.fillStyle=t==="H"?de.red:de.black;let l=(c,u,p,d=!1)=>{e.save(),e.translate(c-50,u-70),e.scale(p/100,(d?-p:p)/100),e.translate(-50,-50),e.fill(r),e.restore()};for(let[c,u]of Yr[9]??[])l(c,u,20,u>70);e.textAlign="center",e.font=ot("700",31,"text");for(let c=0;c<2;c++)e.fillText("9",-38.25,-43.5),l(11.75,40.5,16),e.rotate(Math.PI);e.restore()}function Cf(e,{title:t,winner:n}){e.fillStyle=Wc("--felt"),e.fillRect(0,0,_e,ra),e.fillStyle=Wc("--felt-deep"),e.fillRect(0,ia,_e,ra-ia),e.fillStyle=de.leaf,Ic(e,()=>e.fillRect(la,zo,_e-2*la,ia-zo+24)),qc(e,"S",{x:812,y:206,turn:-.14}),qc(e,"H",{x:930,y:214,turn:.1}),e.fillStyle=de.soft,e.font=ot("400",32,"text"),e.fillText(Fo(e,t,600),la,92),e.fillStyle=de.felt,Df(e,n,640),e.fillStyle=de.soft,e.font=ot("400",28,"text"),e.textAlign="center",e.fillText(`Ninety-Nine · ${o("page.picture.by")}`,_e/2,ra-24),e.textAlign="left"}function Df(e,t,n){let s=$=>(e.font=ot("500",$,"title"),ca(e,t,n)),a=$=>{let f=s($);return f.length*$<=186&&f.every(h=>e.measureText(h).width<=n)},r=[88,62].find(a)??46,l=s(r).length,c=n;for(;c>0&&ca(e,t,c-8).length===l;)c-=8;let u=ca(e,t,c).slice(0,4),p=r*1.06,d=218+r*.3-(u.length-1)*p/2;u.forEach(($,f)=>e.fillText(Fo(e,$,n),la,d+p*f))}function _c(e,t){e.strokeStyle=t===0?de.accent:de.ink,e.lineWidth=t===0?7:4,e.lineJoin="round",e.setLineDash(Ef[t]??[]),e.stroke(),e.setLineDash([])}function Lf(e,{places:t},n){ua(e,n,6,de.accent),ua(e,n+11,2,de.accent);let s=58;return t.forEach(({name:a,total:r},l)=>{let c=n+70+s*l;e.fillStyle=de.ink,e.font=ot(l===0?"700":"400",42,"text"),e.fillText(Fo(e,a,600),ze,c),e.textAlign="right",e.fillText(k(r),_e-ze,c),e.textAlign="left",e.beginPath(),e.moveTo(_e-ze-330,c-13),e.lineTo(_e-ze-170,c-13),_c(e,l),ua(e,c+15,1.5,de.rule)}),n+70+s*t.length}function Pf(e,{course:{at:t},places:n},s,a){let r=t.flat(),[l,c]=[Math.min(0,...r),Math.max(1,...r)],u=d=>ze+d*(_e-2*ze)/Math.max(1,t.length),p=d=>a-(d-l)*(a-s)/(c-l);ua(e,p(0),2,de.rule),n.forEach(({seat:d},$)=>{e.beginPath(),e.moveTo(u(0),p(0)),t.forEach((f,h)=>e.lineTo(u(h+1),p(f[d]??0))),_c(e,$)})}function Rf(e,{facts:t}){e.font=ot("400",34,"text");let n=t.slice(0,4).flatMap(a=>ca(e,a,_e-2*ze-34).map((r,l)=>({line:r,i:l}))),s=ia-28-46*(n.length-1);return n.forEach(({line:a,i:r},l)=>{let c=s+46*l;e.fillStyle=de.accent,r===0&&e.fill(Wf(ze+9,c-11,10)),e.fillStyle=de.ink,e.fillText(a,ze+34,c)}),s-60}var Wf=(e,t,n)=>new Path2D(`M${e-n} ${t}L${e} ${t-n}L${e+n} ${t}L${e} ${t+n}Z`);async function zc(e){let t=[ot("500",88,"title"),ot("400",34,"text"),ot("700",42,"text")];await Promise.all(t.map(l=>document.fonts.load(l)));let n=document.createElement("canvas");[n.width,n.height]=[_e,ra];let s=n.getContext("2d");Cf(s,e);let a=Lf(s,e,zo+44),r=Rf(s,e);return r-a>120&&Pf(s,e,a+40,r-6),new Promise((l,c)=>n.toBlob(u=>u?l(u):c(new Error("no picture"))))}function qf(e,t){let n=Math.max(...e);return n>=t?{seat:e.indexOf(n),n}:void 0}function If(e,t){let[n,s]=[0,0];for(let a of e)s=Math.max(s,n=a.made[t]?n+1:0);return s}function _f(e,t,n){let s=n.map(m=>m.seat).sort((m,g)=>m-g),a=(m,g)=>qf(s.map(m),g),r=m=>t[s[m]??-1]??"",l=[],c=a(m=>Math.max(...e.map(g=>g.points[m]??0)),1);if(c){let m=e.findIndex(g=>g.points[s[c.seat]??-1]===c.n)+1;l.push(o("page.best.deal",{name:r(c.seat),n:c.n,deal:m}))}let u=a(m=>If(e,m),2);u&&l.push(o("page.best.run",{name:r(u.seat),n:u.n}));let p=a(m=>e.filter(g=>g.premium[m]&&g.made[m]).length,1);p&&l.push(o("page.best.premiums",{name:r(p.seat),n:p.n}));let d=e.filter(m=>s.every(g=>m.made[g])).length;d&&l.push(o("page.best.all",{n:d}));let[$,f]=n,h=$&&f?$.total-f.total:0;return h>0&&l.push(o("page.best.ahead",{name:$?.name??"",n:h})),l}function Ho({scores:e,end:t,names:n,title:s,winner:a}){let r=t.totals.map((l,c)=>({seat:c,total:l,name:n[c]??""}));return r.sort((l,c)=>c.total-l.total),{title:s,winner:a,places:r,facts:_f(e,n,r),course:Io(oa(e))}}var zf=({title:e,winner:t,places:n,facts:s})=>[e,t,P(n.map(a=>`${a.name} ${k(a.total)}`)),...s].join(`
`);async function Ko(e){let t=new File([await zc(e)],"ninety-nine.png",{type:"image/png"});if(navigator.canShare?.({files:[t]}))return navigator.share({files:[t],title:e.title}).catch(n=>{if(n.name!=="AbortError")throw n});ht(t,t.name)}var Ff=3;function Hf({table:e,match:t,names:n,seat:s}){let{told:a,wrong:r}=Wt(e,t,void 0);if(r)return null;let{judged:l=0,of:c=0,rough:u=0}=a??{},p=l<c?o("page.report.judging",{n:l,of:c}):o("page.report.rough",{n:u}),d=(a?.deals??[]).flatMap($=>$.mistakes).sort(($,f)=>f.lost-$.lost).slice(0,Ff);return i`<section class="decided">
		<h3>${o("page.last.decided")}</h3>
		${!a||Ie(a)?i`<p class="soft judging" style=${{"--far":c?(l-u)/c:0}}>${c?p:""}</p>`:d.length?i`<${Yn} of=${d} names=${n} place=${Zn(e,t)} one=${!1} named=${!0} />`:i`<p class="soft">${o("page.last.clean")}</p>`}
		<p><a href=${`/report/${e}/${t}${s===void 0?"":`?seat=${s}`}`}>${o("page.last.report")}</a></p>
	</section>`}function Fc({table:e,match:t,at:n,view:s,names:a,variant:r,winner:l,onclose:c}){let u=Wo(e),[p,d]=w(""),{end:$,seat:f}=s,h=`${r} · ${Se(n,{dateStyle:"long"})}`,m=u&&$&&Ho({scores:u,end:$,names:a,title:h,winner:l}),g=async b=>d(o(await mt(zf(b))?"page.link.copied":"page.copy.not")),y=b=>Ko(b).catch(O=>d(E(O))),v=m&&i`<p class="soft" role="status">${p}</p>
		<${S} onclick=${()=>g(m)} say=${o("page.copy")} />
		<${S} chief onclick=${()=>y(m)} say=${o("page.share")} />`;return i`<${H} title=${o("page.last")} broad onclose=${c} actions=${v}>
		${m?i`<div class="last-page">
				<p class="small soft">${h}</p>
				<p class="winner">${l}</p>
				<div class="brought">
					<table class="book final"><tbody>
						${m.places.map(b=>i`<tr key=${b.seat} class=${b.seat===f?"self":""}>
							<th scope="row">${b.name}</th><td>${k(b.total)}</td>
						</tr>`)}
					</tbody></table>
					${u.length>1?i`<${_o} games=${oa(u)} names=${a} me=${f??-1} />`:null}
				</div>
				<div class="remembered">
					<ul class="bests">${m.facts.map(b=>i`<li key=${b}>${b}</li>`)}</ul>
					<${Hf} table=${e} match=${t} names=${a} seat=${f} />
				</div>
			</div>`:i`<p class="soft" role="status">${o("page.opening")}</p>`}
	<//>`}var Hc,pa={noise:!0,at:0,hertz:1800,seconds:.06,gain:.12},kn={noise:!1,at:0,hertz:392,seconds:.28,gain:.05},Kf={card:[pa],turn:[kn],deal:[0,.07,.14,.21].map(e=>({...pa,at:e,gain:.07})),trick:[{...pa,hertz:700,seconds:.16,gain:.09}],made:[kn,{...kn,at:.16,hertz:523.25,seconds:.45}],best:[392,523.25,659.25,783.99].map((e,t)=>({...kn,at:.13*t,hertz:e,seconds:.7})),stamp:[{...pa,hertz:240,seconds:.11,gain:.3}],lead:[587.33,880].map((e,t)=>({...kn,at:.75+.12*t,hertz:e,seconds:.4,gain:.03})),lost:[{...kn,hertz:246.94,seconds:.4,gain:.04}]},Kc=e=>(e.played??[]).reduce((t,n)=>t+B(n).length,0);function Jc(e,t){if(!e||!t)return[];let n=[];return dt(e,t)?Kc(t)>Kc(e)&&n.push("card"):n.push("deal"),t.options&&!e.options&&n.push("turn"),n}function Uc(e){let{seat:t,closed:n,points:s=[],made:a=[]}=e;if(t===void 0)return[];let r=s[t]===99||n?.winners.includes(t),l=!r&&kt(e)===t,c=r?["stamp","best"]:a[t]?["stamp","made"]:["lost"];return l?[...c,"lead"]:c}function es(e){if(!(!A.sound.peek()||document.hidden)){Hc??=new AudioContext;for(let t of Kf[e])Jf(Hc,t)}}function Jf(e,{noise:t,at:n,hertz:s,seconds:a,gain:r}){let l=e.currentTime+n,c=new GainNode(e,{gain:0});if(c.gain.setValueAtTime(0,l),c.gain.linearRampToValueAtTime(r,l+.008),c.gain.exponentialRampToValueAtTime(1e-4,l+a),c.connect(e.destination),t){let u=new AudioBuffer({length:Math.ceil(a*e.sampleRate),sampleRate:e.sampleRate}),p=u.getChannelData(0);for(let $=0;$<p.length;$++)p[$]=Math.random()*2-1;let d=new AudioBufferSourceNode(e,{buffer:u});d.connect(new BiquadFilterNode(e,{type:"bandpass",frequency:s,Q:.8})).connect(c),d.start(l)}else{let u=new OscillatorNode(e,{type:"sine",frequency:s});u.connect(c),u.start(l),u.stop(l+a)}}function Vc(e,t,n){let s=ce(e.bid??0,n);return o("outcome.own",{bid:s,won:e.won?.[t]??0,points:e.points?.[t]??0})}function Gc(e,t){let n=(e.won?.[t]??0)-(e.bid??0);return e.made?.[t]||!n?"":o("outcome.off",{n:Math.abs(n),over:n>0?"yes":"no"})}function Uf(e,{bid:t,won:n,worth:s}){let a=We(s),r=e.map(p=>a[re(p)]??0),l=r.length&&r.reduce((p,d)=>p+d,0)===t,c=0,u=(l?r:[t]).map(p=>Array.from({length:p},()=>c++<n?"won":"open"));return n>t&&u.at(-1)?.push(...new Array(n-t).fill("extra")),u}function Vf({view:e,seat:t,variant:n}){let s=we(B(e.aside),te),a=e.won?.[t]??0,l=e.bid===0&&a>0&&e.made?.[t]&&n?.score.zeroOrAll?qt(n):e.bid??0,c=Uf(s,{bid:l,won:a,worth:n?.worth??""}),u=0,p=d=>i`<span class="bid-marks">
		${d.map($=>i`<i key=${u} class=${$} style=${{"--fall":u++}}></i>`)}
	</span>`;return i`<div class="met" aria-hidden="true" style=${{"--falls":Math.max(l,a,1)}}>
		${s.map((d,$)=>i`<div key=${d} class="turning" style=${{"--turn":$}}>
			<span class="face"><${Q} card=${d} /></span><span class="back"><${Q} face="down" /></span>
			${c.length===s.length?p(c[$]??[]):null}
		</div>`)}
		${c.length===s.length?null:c.map(p)}
	</div>`}function Gf({view:e,names:t,variant:n}){let{seat:s}=e;if(s===void 0||e.bid===void 0)return i`<p class="outcome">${Zc(e,t)}</p>`;let a=e.made?.[s]??!1,r=Gc(e,s),l=Vc(e,s,n).replace(/ (?=\S+$)/u," ");return i`<p class=${`outcome own-${a?"made":"failed"}`}>
		<b aria-hidden="true">${a?"✓":"✕"}</b> ${l}
		${r?i` <span class="off">${r}</span>`:null}
	</p>`}function Zc(e,t){let n=t.filter((s,a)=>e.made?.[a]);return o("page.over.makers",{names:P(n),n:n.length})}var da=({view:e,names:t,won:n})=>e.end?.rubber?uo(e,t):n||co(e,t);function Zf(e){let{view:t,names:n,variant:s}=e,{seat:a}=t,l=a!==void 0&&t.bid!==void 0?[Vc(t,a,s),Gc(t,a)]:[Zc(t,n)],c=da(e);return[...l,c||po(t,n,kt(t))].filter(Boolean).join(" ")}var Yf=({end:e,closed:t,totals:n})=>e?.totals??n.map((s,a)=>t?(t.totals[a]??s)+(t.bonus[a]??0):s);function Qf({title:e,view:t,names:n}){let s=Yf(t),a=s.map((r,l)=>l).sort((r,l)=>(s[l]??0)-(s[r]??0));return i`<div class="printed">
		<${Sl} />
		<p class="outcome winner">${e}</p>
		<p class="standing">${a.map(r=>i`<span key=${r}>${n[r]} <b>${k(s[r]??0)}</b></span>`)}</p>
	</div>`}function $a(e){let{view:t,names:n,variant:s,won:a,day:r=!1,hands:l}=e,{seat:c,bid:u,aside:p}=t,d=kl(t,l,a!==""&&!r),$=da(e),f=c!==void 0&&u!==void 0&&p!==void 0;return i`<header class="moment" data-what=${d}>
		${$&&!r?i`<${Qf} title=${$} view=${t} names=${n} />`:null}
		${f&&(!$||r)?i`<${Vf} view=${t} seat=${c} variant=${s} />`:null}
		<div class="outcomes">
			${$&&r?i`<p class="outcome winner">${$}</p>`:null}
			<${Gf} ...${e} />
		</div>
		${$&&!r?null:i`<${xl} what=${d} />`}
	</header>`}var Xf=600;function Yc(e,t,n){let[s,a]=w(e&&!Qt()&&!document.hidden);return x(()=>{if(!e)return;A.spoken.peek()||j(Zf(t),!0);let r=new AbortController,l=p=>{let d=p instanceof KeyboardEvent?p.key:"",$=p?.target;(d===" "||d==="Enter")&&!$?.closest("button, a, input, dialog")&&p?.preventDefault(),r.abort(),a(!1)},c=setTimeout(()=>Uc(t.view).forEach(es),s?n-100:0),u=setTimeout(l,n+Xf+ro);for(let p of s?["pointerdown","keydown","visibilitychange"]:[])document.addEventListener(p,l,{capture:!0,signal:r.signal});return()=>(clearTimeout(u),clearTimeout(c),r.abort())},[]),s}var Jo=(e,{table:t="mine",match:n,deal:s,step:a})=>`/whatif/${e}?of=${t}&match=${n}&deal=${s}&step=${a}`;function ts(e,{day:t,from:n}){if(n){let{table:a="mine",match:r,deal:l,step:c}=n;return{title:o("page.whatif"),lost:o("page.whatif.given.up"),played:{href:Jo(e,n),text:o("page.whatif.compare")},givenUp:{href:`/replay/${a}/${r}/${l}?step=${c}`,text:o("page.replay")}}}if(!t)return;let s={href:`/daily/${t}`,text:o("page.daily.others")};return{title:o("page.nav.daily"),lost:o("page.daily.lost"),played:s,givenUp:s}}function Uo({table:e,message:t,names:n}){let s=t.table.ask,{seat:a}=t;if(t.table.paused&&a!==void 0&&!t.table.chairs[a]?.ready)return i`<p class="proposal">
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
	</div>`}function eh({table:e,message:t,names:n}){let[s,a]=w(!1),r=e.settled.value.settings,{variant:l="standard",rules:c}=r,u=n.map((p,d)=>d===t.seat?t.table.chairs[d]?.name??p:p);return i`<${S} aria-haspopup="dialog" onclick=${()=>a(!0)} say=${o("page.last")} />
		${s?i`<${Fc} table=${e.id} match=${t.table.match} at=${t.at} view=${t.view}
					names=${u} variant=${c?.name??o(`variant.${l}`)}
					winner=${$o(t.table.winners,u,-1,r)} onclose=${()=>a(!1)} />`:null}`}var Qc={made:1500,failed:950,printed:1250};function Xc({table:e,message:t,names:n,variant:s,fresh:a}){let{seat:r}=t,l=r!==void 0&&t.table.chairs[r]?.ready,{view:c}=t,u=t.table.stage==="waiting",p=e.settled.value.settings,{day:d}=p,$=ts(e.id,p),f=u?$o(t.table.winners,n,r??-1,p):"",h={view:c,names:n,variant:s,won:f,day:d!==void 0},m=da(h),g=m?"printed":c?.made?.[r??-1]?"made":"failed",y=Yc(a,h,Qc[g]),v=y?Qc[g]:0,b=Je("report",e.id),O=Je("match",e.id),T=e.current.value,N={"--written":`${v}ms`};return i`<div class="over leaf sheeted" data-moves=${y?g:void 0} style=${N}
		onclick=${q=>q.stopPropagation()}>
		<${Uo} table=${e} message=${t} names=${n} />
		<${$a} ...${h} hands=${t.table.chairs.length} />
		<${Ve} view=${c} names=${n} variant=${s} written=${v} crowned=${m!==""} />
		${r!==void 0&&!O&&bl(t)?i`<${wl} table=${e.id} match=${t.table.match} deal=${c?.deal??0} seat=${r} />`:null}
		<div class="row">
			${b?i`<a class="button chief" href=${`/report/${e.id}/${t.table.match}?seat=${r}`}>
						${o("way.go.report")}
					</a>`:null}
			${$?i`<a class="button chief" href=${$.played.href}>${$.played.text}</a>`:r===void 0||l?i`<p class="soft">${r===void 0?"":o("page.waiting.others")}</p>`:i`<button type="button" class=${`button ${b?"":"chief"}`}
						disabled=${e.waits.value>0||!T||t.table.paused} onclick=${()=>e.ready()}>
						${o(u?"page.again":"page.next")}
					</button>`}
			${f&&c?.end&&!d&&!b?i`<${eh} table=${e} message=${t} names=${n} />`:null}
			${!b&&(u||t.table.open)?i`<a class="button plain" href=${`/replay/${e.id}/${t.table.match}/${c?.deal??0}`}>
						${o("page.replay")}
					</a>`:null}
		</div>
	</div>`}function fa({title:e,class:t="",told:n,back:s,onclose:a,children:r}){let l=M(null);return fe(()=>{let c=l.current,u=document.activeElement;return c?.focus({preventScroll:!0}),()=>{c?.contains(document.activeElement)&&(s?.current??u)?.focus({preventScroll:!0})}},[]),x(()=>l.current?.scrollIntoView({block:"nearest"}),[n]),i`<section class=${`hint ${t}`} ref=${l} tabindex="-1" aria-label=${e}>
		<header>
			<h2>${e}</h2>
			<${S} plain onclick=${a} say=${o("page.close")} />
		</header>
		${r}
	</section>`}function ns(e){let[t,...n]=(e?.act??"").split(" ");return new Set(t==="play"||t==="lay"?n:[])}var ha={luck:"M12 12C7 12 3.5 9.5 5 7s3.8-.5 3.8-.5S8 3.5 10.5 3.5 12 8 12 12C12 7 14.5 3.5 17 5s.5 3.8.5 3.8S20.5 8 20.5 10.5 16 12 12 12C17 12 20.5 14.5 19 17s-3.8.5-3.8.5S16 20.5 13.5 20.5 12 16 12 12C12 17 9.5 20.5 7 19s-.5-3.8-.5-3.8S3.5 16 3.5 13.5 8 12 12 12Z",played:"M4.5 19h15M4.5 16 3.5 7.5l4.7 3.6L12 5l3.8 6.1 4.7-3.6-1 8.5Z",thankyou:"M12 20.5S3.8 15 3.8 9.2a4.1 4.1 0 0 1 8.2-.7 4.1 4.1 0 0 1 8.2.7c0 5.8-8.2 11.3-8.2 11.3Z",ohno:"M11.3 3H4.5v18h6.2l2-4.5-3-4 3-4.5ZM15.5 3h4v18h-5l2-4.5-3-4 3-4.5Z",sorry:"M6 21.5V4c4-2.2 8 2.2 12.5 0v9.5c-4.5 2.2-8.5-2.2-12.5 0"},tu=[...Object.keys(ha),"deal","unlucky","moment","thanks"],eu=2500,Vo=({of:e})=>ha[e]?i`<svg class="mark" viewBox="0 0 24 24" aria-hidden="true" focusable="false"><path d=${ha[e]} /></svg>`:null;function nu({onsay:e}){let[t,n]=w(""),s=M(-1/0);x(()=>{let r=setTimeout(()=>n(""),eu);return()=>clearTimeout(r)},[t]);let a=(r,l)=>{Date.now()-s.current<eu||(s.current=Date.now(),n(r),j(l,!0),e(l))};return i`<p class="reactions" role="group" aria-label=${o("page.reactions")}>
		${Object.keys(ha).map(r=>{let l=o(`page.quick.${r}`);return i`<button type="button" key=${r} class=${`button plain ${t===r?"sent":""}`} aria-label=${l}
				title=${l} onclick=${()=>a(r,l)} aria-disabled=${t!==""}><${Vo} of=${r} /></button>`})}
	</p>`}var ma=({remark:e,phrase:t,text:n})=>e?o(`page.remark.${e}`):t&&tu.includes(t)?o(`page.quick.${t}`):n,th=e=>Math.min(12e3,4e3+70*e.length);function su({said:e}){let[t,n]=w(-1),[s,a]=w(!1),r=ma(e);return x(()=>{if(s)return;let l=setTimeout(()=>n(e.seq),th(r));return()=>clearTimeout(l)},[e.seq,s]),t===e.seq?null:i`<p class="bubble" aria-hidden="true" onpointerenter=${()=>a(!0)}
		onpointerleave=${()=>a(!1)}><${Vo} of=${e.phrase??""} />${r}</p>`}function au(e,{me:t,muted:n,since:s}){let a=e.filter(r=>r.at>=s&&r.seat>=0&&(r.by===""||r.by!==t));return new Map(a.filter(r=>!n.includes(r.by)).map(r=>[r.seat,r]))}function ou({talk:e,me:t,muted:n,onsay:s,onmute:a}){let[r,l]=w(""),c=Fr(),u=M(null),p=new Set(new Map(e.map($=>[$.by,$])).values());x(()=>u.current?.scrollIntoView({block:"nearest"}),[e.length]);let d=async $=>{$.preventDefault();let f=r.trim();f&&(l(""),await s(f)===void 0&&l(f))};return i`<section class="talk" aria-label=${o("page.talk")}>
		${e.length===0?i`<p class="soft">${o("page.talk.none")}</p>`:null}
		<ol aria-live="polite" tabindex="0" aria-label=${o("page.talk")}>
			${e.map($=>i`<li key=${$.seq}>
					<time class="soft small">${Se($.at,{timeStyle:"short"})}</time>${" "}
					<b>${$.name}</b>${$.seat<0?i` <span class="soft small">${o("page.watching")}</span>`:null} ${ma($)}
					${$.by&&$.by!==t&&p.has($)?i`${" "}<${nh} by=${$.by} muted=${n} onmute=${a} />`:null}
				</li>`)}
			<li ref=${u} class="unseen" aria-hidden="true"></li>
		</ol>
		<p class="quick" role="group" aria-label=${o("page.quick")}>
			${tu.map($=>i`<button type="button" key=${$} class="button plain"
				onclick=${()=>s(o(`page.quick.${$}`))}><${Vo} of=${$} />${o(`page.quick.${$}`)}</button>`)}
		</p>
		<form class="row" onsubmit=${d}>
			<label class="unseen" for=${c}>${o("page.talk.say")}</label>
			<input id=${c} type="text" maxlength="300" autocomplete="off" placeholder=${o("page.talk.say")} value=${r}
				oninput=${$=>l($.target.value)} />
			<button class="button">${o("page.talk.send")}</button>
		</form>
	</section>`}function nh({by:e,muted:t,onmute:n}){let s=t.includes(e);return i`<button type="button" class="button plain small" onclick=${()=>n(e,!s)}>
		${o(s?"page.unmute":"page.mute")}
	</button>`}var sh={2:["south","north"],3:["south","west","east"],4:["south","west","north","east"],5:["south","west","northwest","northeast","east"]};function ah(e,t){let n=[];return Ya(e,t).forEach((s,a)=>n[s]=sh[e]?.[a]??"north"),n}function Mt(e){let{view:t,names:n,me:s,variant:a,elsewhere:r,laid:l=!0,full:c=null,pending:u=null,unsent:p=!1}=e,{chairs:d,now:$=0,played:f=null,said:h,over:m="",onhurry:g,children:y}=e,v=Me(t),b=ah(v,s),O=c?c.cards:t.trick??[],T=c?c.winner:u?-1:t.taking??-1,N=u&&!c?[...O,{seat:t.options?.seat??s,card:u}]:O;return i`<div class=${`felt hands-${v} ${m}`} onclick=${g}>
		<${lh} trump=${en(t)} />
		${Ya(v,s).filter(q=>q!==r).map(q=>i`<${it}
				key=${q} view=${t} variant=${a} seat=${q} name=${n[q]??""} names=${n}
				place=${b[q]} own=${q===s} chair=${d?.[q]} now=${$} open=${oh(t,q)}
				winner=${c?.winner===q} laid=${l} said=${h?.get(q)}
				hand=${q===f?.seat?f.hand:void 0}
			/>`)}
		<${vh} cards=${N} pending=${u&&!c&&p?u:""} where=${b} winner=${T}
			gone=${c?.gone??!1} names=${n} />
		<${ch} view=${t} variant=${a} names=${n} me=${s} />
		${y}
	</div>`}var oh=(e,t)=>e.shown?.[t]?.hand!==void 0?B(e.shown[t]?.hand):null;function rh(e,t,n){let{why:s}=e,a=c=>c===n&&e.seat!==void 0?"yes":"no",r=e.trump===void 0&&en(e)?[o("why.stay")]:[];if(s?.trump&&e.trump){let c=e.turnup&&e.turnup!=="joker"?ft(e.turnup):o("joker");r.push(o(`why.${s.trump}`,{n:s.made,card:c,name:t[s.by??-1]??"",you:a(s.by)}))}let l=e.premium?.findIndex(c=>c!=="")??-1;if(s?.premium&&l>=0){let c=s.premium==="place"?"near":"level";r.push(o("why.holds",{name:t[l]??"",you:a(l),why:c}))}return s?.behind&&r.push(o("why.behind",{name:t[l]??"",you:a(l),n:s.behind})),r}function ih(e,t,n,s){let[a,...r]=e.vulnerable??[],l=t?.score.vulnerable;return e.seat===void 0||a===void 0||r.length||!l?[]:[o("why.vulnerable",{you:a===s?"yes":"no",name:n[a]??"",n:l})]}var lh=({trump:e})=>i`<div class="cloth" data-trump=${e} aria-hidden="true">
	${(e==="none"?[..."CHSD"]:[e]).map(t=>i`<${X} key=${t} trump=${t} />`)}
</div>`;function ch({view:e,variant:t,names:n,me:s}){if(e.phase===void 0)return null;let a=[...rh(e,n,s),...ih(e,t,n,s)];return i`<div class="ground">
		<div>
			<${rt} trump=${en(e)} explains />
			${a.map(r=>i`<p key=${r} class="reason small">${r}</p>`)}
		</div>
		${e.turnup?i`<div class="turnup">
					<${$t.Provider} value=""><${Q} card=${e.turnup} size="mini" /><//>
					<span class="small">${o("turnup")}</span>
				</div>`:null}
	</div>`}function rt({trump:e,unsure:t=!1,explains:n=!1}){let s=i`<b>${C(e)}${t&&e?"?":""}</b>`;return i`<p class="trump">
		<span class="small">${o("page.trump")}</span>
		${e===""?i`<span class="sign none" aria-hidden="true">?</span>`:i`<${X} trump=${e} />`}
		${n?i`<${je} of=${e==="none"?"notrump":"trump"}>${s}<//>`:s}
	</p>`}function it(e){let{view:t,variant:n,seat:s,name:a,names:r=[],place:l,own:c,chair:u,now:p,open:d,winner:$,laid:f=!0,hand:h,said:m}=e,g=t.held?.[s]??0,y=t.due===void 0?t.turn.includes(s):t.due===s,v=c&&t.seat!==void 0,b=v?t.bid:t.shown?.[s]?.bid,O=v?void 0:t.shown?.[s]?.aside,T=ln(u),N=t.control===t.seat?"yes":"no";return i`<section class=${`seat ${l} ${`${y?"thinks":""} ${$?"winner":""} ${c?"own":""}`}`} data-seat=${s} aria-label=${a}>
		<div class="nameplate">
			<h2>
				<span class="name">${a}</span>
				${T?i`<${je} class="level" say=${Xi(u)}>${T}<//>`:null}
				${t.totals[s]===void 0?null:i`<span class="points" title=${o("page.points")}>
							${k(t.totals[s])}<span class="unseen"> ${o("page.points")}</span>
						</span>`}
				<${uh} view=${t} seat=${s} />
				${t.dealer===s?i`<${je} of="dealer" class="badge">
							${o("page.dealer.short")}<span class="unseen"> ${o("dealer")}</span>
						<//>`:null}
				${y?i`<span class="unseen">${o("seat.thinks")}</span>`:null}
				${u?.ready&&t.phase==="over"?i`<span class="small soft">${o("seat.ready")}</span>`:null}
			</h2>
			<p class="tally">
				${t.phase===void 0?null:i`<${hh} view=${t} variant=${n} seat=${s} bid=${b}
							laid=${t.phase==="lay"?!t.turn.includes(s):f} />`}
				<${fh} view=${t} seat=${s} variant=${n} />
				${t.vulnerable?.includes(s)?i`<${je} of="vulnerable" class="badge" variant=${n}>${o("vulnerable")}<//>`:null}
				${t.control!==void 0&&s===tn(t)?i`<span>${o("dummy.by",{name:r[t.control]??"",you:N})}</span>`:null}
				${u?.away?i`<span class="badge">${o("page.away")}</span>`:null}
				<${bh} chair=${u} now=${p} />
			</p>
			${t.phase==="play"?i`<${ph} suits=${B(t.void?.[s])} />`:null}
			${m?i`<${su} said=${m} />`:null}
		</div>
		${O?i`<div class="aside" aria-label=${o("page.aside")}>${ae(O)}</div>`:null}
		${v||d?null:i`<${$h} n=${g} />`}
		${v||!d?null:h??i`<${dh} cards=${d} trump=${t.trump} />`}
	</section>`}function uh({view:e,seat:t}){let n=vt(e.totals)===t,s=M(n),a=n&&!s.current&&kt(e)===t;if(s.current=n,!n)return null;let r=a?`[data-seat="${vt(Ln(e))}"] .points`:void 0;return i`<span class="leads" title=${o("page.leads")}>
		<${Pn} from=${r} /><span class="unseen"> ${o("page.leads")}</span>
	</span>`}function ph({suits:e}){let t=o("page.void",{suits:P(e.map(C))});return i`<p class="voids">
		${e.length?i`<span class="unseen">${t}</span>`:null}
		${e.map(n=>i`<${yh} suit=${n} />`)}
	</p>`}function dh({cards:e,trump:t}){let n=s=>i`<span key=${re(s[0]??"")} class="same-suit">
		${s.map(a=>i`<${Q} key=${a} card=${a} size="mini" />`)}
	</span>`;return i`<div class="open-hand">${ws(we(e,te,t),t).map(n)}</div>`}function $h({n:e}){return i`<div class="backs" aria-label=${o("page.held",{n:e})} role="img" style=${{"--n":Math.max(e,1)}}>
		${Array.from({length:e},(t,n)=>i`<${Q} key=${n} face="down" />`)}
	</div>`}function fh({view:e,seat:t,variant:n}){let s=e.premium?.[t]||"";if(s){let l=s.startsWith("declare")?"declare":"reveal";return i`<${je} of=${l} class="premium" variant=${n}>${Y(s)}<//>`}let a=e.why?.overcalled?.includes(t)&&e.phase!=="offer",r=Y(e.offers?.[t]??"declare");return i`${gh(e,t)}
		${a?i`<span class="beaten">${o("offer.beaten",{offer:r})}</span>`:null}`}function hh({view:e,variant:t,seat:n,bid:s,laid:a}){let r=e.won?.[n]??0;if(e.phase==="lay"||e.phase==="offer"||e.phase==="name")return s!==void 0?i`<span>${o("page.bid",{bid:ce(s,t)})}</span>`:a?i`<span>${o("page.laid")}</span>`:null;if(s===void 0)return i`<span class="score">${o("page.won",{won:r})}</span>`;let l=e.contract?.[n]||"short";return i`<span class=${`stand ${l}`}>
		<${Go} view=${e} variant=${t} seat=${n} bid=${s} />
		<span class="score">${o("page.won.of",{won:r,bid:ce(s,t)})}</span><${mh} stands=${l} />
	</span>`}function Go({view:e,variant:t,seat:n=-1,bid:s}){let a=e.won?.[n]??0;if(s===void 0||a+s===0)return null;let l=s===0&&e.contract?.[n]!=="lost"&&t?.score.zeroOrAll?qt(t):s;return i`<span class="dots" aria-hidden="true">
		${Array.from({length:Math.max(a,l)},(c,u)=>i`<i key=${u} class=${u>=l?"extra":u<a?"full":""}></i>`)}
	</span>`}function mh({stands:e}){let t=e==="lost"?"✕":"✓";return i`<span class="unseen">${o(`page.contract.${e}`)}</span>
		${e==="short"?null:i`<b class="tells" aria-hidden="true">${t}</b>`}`}function gh(e,t){let n=e.phase==="offer"?e.offers?.[t]:"";return n?i`<span>${Y(n)}</span>`:null}function yh({suit:e}){return e==="nines"?i`<span class="void">9</span>`:i`<svg class=${`void suit-${e}`} viewBox="0 0 100 100" aria-hidden="true">
		<use href=${`#pip-${e}`} /><path d="M8 92 92 8" />
	</svg>`}function bh({chair:e,now:t}){if(!e||e.until===void 0&&e.bank===void 0)return null;let n=Math.max(0,e.until!==void 0?e.until-t:e.bank??0),s=n<2e4&&e.until!==void 0;return i`<span class=${`time ${s?"short":""}`}>${wh(n)}</span>`}function wh(e){let t=Math.ceil(e/1e3);if(t>=86400)return o("page.days",{n:Math.floor(t/86400)});let n=r=>String(r).padStart(2,"0"),[s,a]=[Math.floor(t/3600),Math.floor(t/60)];return s>0?`${s}:${n(a%60)}:${n(t%60)}`:`${a}:${n(t%60)}`}function vh({cards:e,pending:t,where:n,winner:s,gone:a,names:r}){let l=M(null),c=M(new Set);return fe(()=>{let u=l.current;if(!u)return;let p=new Set(e.map($=>`${$.seat} ${$.card}`)),d=[];for(let $ of u.querySelectorAll("[data-of]")){let f=`${$.dataset.of} ${$.dataset.card}`;c.current.has(f)||d.push(Sh($,xh($))),a&&d.push(Oh($,u.closest(".felt")?.querySelector(`[data-seat="${s}"] .nameplate`)))}for(let $ of d)$?.();c.current=p},[e.map(u=>`${u.seat}${u.card}`).join(),a]),i`<ol class="trick" ref=${l} aria-label=${o("page.trick")}>
		${e.map(({seat:u,card:p},d)=>i`<li key=${`${u} ${p}`}
				class=${`${n[u]} ${u===s?"best":""} ${p===t?"waits":""}`}
				data-of=${u} data-card=${p} style=${{"--i":d}}>
				<span class="unseen">${r[u]}: </span><${Q} card=${p} />
				${p===t?i`<small class="later">${o("page.unsent.card")}</small>`:null}
			</li>`)}
	</ol>`}var kh=":is(.backs, .open-hand, .hand, .nameplate)";function xh(e){let t=ss.get(e.dataset.card??"");return t||e.closest(".felt")?.querySelector(`[data-seat="${e.dataset.of}"] ${kh}`)?.getBoundingClientRect()}var ss=new Map,ru=e=>parseFloat(getComputedStyle(e).getPropertyValue("--move"))||0;function Sh(e,t){let n=ru(e);if(!t||!n||!e.animate)return;let s=e.getBoundingClientRect(),a=t.left+t.width/2-(s.left+s.width/2),r=t.top+t.height/2-(s.top+s.height/2),l=Math.min(1,t.width/s.width||1),c=[{transform:`translate(${a}px, ${r}px) scale(${l})`},{transform:"none"}];return()=>e.animate(c,{duration:n,easing:"cubic-bezier(0.2, 0.7, 0.2, 1)"})}function Oh(e,t){let n=ru(e);if(!t||!n||!e.animate)return;let s=e.getBoundingClientRect(),a=t.getBoundingClientRect(),r=a.left+a.width/2-(s.left+s.width/2),l=a.top+a.height/2-(s.top+s.height/2),c=[{transform:"none",opacity:1},{transform:`translate(${r}px, ${l}px) scale(0.4)`,opacity:0}];return()=>e.animate(c,{duration:n,easing:"cubic-bezier(0.5, 0, 0.8, 0.4)",fill:"forwards"})}var Zo={calm:2e3,usual:1200,quick:550,instant:550},Mh=280,Ah={calm:650,usual:350,quick:150,instant:0},Th=12,jh=(e,t)=>dt(e,t)&&iu(t)>iu(e),iu=e=>(e?.played??[]).reduce((t,n)=>t+B(n).length,0),ga=class{shown=D(null);#e;#n=[];#t=0;#s=()=>{};constructor(t){this.#e=t}take(t){this.#n.push(t),document.hidden||this.#n.length>Th?this.skip():this.#t||this.#a()}skip(){this.stop();let t=this.#n.at(-1)??this.shown.peek()?.message;this.#n=[],t&&(this.shown.value={message:t,full:null})}hurry(){return this.#t&&this.#s(),this.#t!==0&&(this.#n.length>0||!!this.shown.peek()?.full)}stop(){clearTimeout(this.#t),this.#t=0}#a(){let t=this.#n.shift();if(!t)return;let n=this.shown.peek()?.message.view,s=nn(n,t.view);this.shown.value={message:t,full:s};let a=Ah[this.#e()];if(!s&&a&&jh(n,t.view))return this.#r(a,()=>this.#a());if(!s)return void this.#a();this.#r(Zo[this.#e()],()=>{this.shown.value={message:t,full:{...s,gone:!0}},this.#r(Qt()?0:Mh,()=>{this.shown.value={message:t,full:null},this.#a()})})}#r(t,n){this.#s=()=>{this.stop(),n()},this.#t=setTimeout(this.#s,t)}};async function Nh(e,t,n){await rl([e,t,n],!1,({id:s})=>Rt(Di,Ri,{table:e,match:t,id:s,pace:Pt[A.pace.value],...n}))}function Bh(e,t,n,s){let a=Array.from({length:e},(r,l)=>l===t?"":s[l]||n);return a.every((r,l)=>l===t||r===n)?n:a.join()}function lu({of:{table:e,match:t,deal:n,step:s},names:a,front:r,onclose:l}){let[c,u]=w(String(r)),[p,d]=w(""),[$,f]=w({}),{busy:h,once:m}=J();x(()=>{ne(Ae)},[]);let g=p||al(),y=En.value.map(({name:T})=>[T,o(`page.level.${T}`)]),v=Bh(a.length,Number(c),g,$),O=i`<${S} chief aria-busy=${h} disabled=${h||!g} onclick=${()=>m(()=>Nh(e,t,{deal:n,step:s,seat:Number(c),bots:v}))}
		say=${o("page.whatif.play")} />`;return i`<${H} title=${o("page.whatif")} onclose=${l} actions=${O}>
		<div class="play-on">
			<p>${o("page.whatif.about")}</p>
			<${I} label=${o("page.whatif.seat")} value=${c} onchange=${u}
				options=${a.map((T,N)=>[String(N),T])} />
			<${I} label=${o("page.whatif.others")} value=${g} options=${y}
				onchange=${T=>(d(T),f({}))} />
			${a.length>2?i`<details><summary>${o("page.whatif.each")}</summary><div class="play-on-each">
						${a.map((T,N)=>N===Number(c)?null:i`<${G} key=${N} label=${T}
							value=${$[N]||g} options=${y}
							onchange=${q=>f({...$,[N]:q})} />`)}
					</div></details>`:null}
		</div>
	<//>`}function Eh({rest:e}){let[t,n="1",s="0"]=e;return t?i`<${Dh} table=${t} match=${Number(n)||1} deal=${Number(s)||0} />`:i`<${z} title=${o("page.nav.replay")} text=${o("page.replay.which")}>
			<p><a class="button chief" href="/records">${o("page.nav.records")}</a></p>
		<//>`}async function Qo({table:e,match:t,deal:n}){if(e==="mine"&&!await fn())throw new le(o("page.replay.gone"));return Rt(As,rn,{table:e,match:t,deal:n})}function Ch(e,t,n){let s=M(new Map),[,a]=w(0);return x(()=>{if(!n||s.current.get(t)?.told)return;let r=new AbortController,l=c=>{s.current.set(t,c),a(u=>u+1)};return l({}),Rt(Ei,Li,{...e,step:t},r.signal).then(c=>l({told:c}),c=>r.signal.aborted||l({wrong:E(c)})),()=>r.abort()},[t,n]),n?s.current.get(t)??{}:null}function Xo(e){let t=[];for(let{line:s,views:a}of e.steps){let r=t[t.length-1]?.views;("act"in s||t.length===0)&&t.push(r?{line:s,views:a,before:r}:{line:s,views:a})}let n=e.steps[e.steps.length-1];return n?.views[0]?.phase==="over"&&t.push({line:{},views:n.views,sheet:!0}),t}function Dh({table:e,match:t,deal:n}){let{value:s,wrong:a}=L(()=>Qo({table:e,match:t,deal:n}),e,t,n);if(a)return i`<${z} title=${o("page.nav.replay")} text=${a}>
			<p><a class="button" href="/records">${o("page.nav.records")}</a></p>
		<//>`;if(!s)return i`<${z} text=${o("page.replay.loading")} />`;let r=`${e} ${t} ${n}`;return i`<${Lh} key=${r} table=${e} match=${t} deal=${n} played=${s} />`}function er(e,t){let n=e[t],s={...n.shown};return e.forEach((a,r)=>{if(r===t)return;let l={hand:a.hand??""};a.aside&&(l.aside=a.aside),a.bid!==void 0&&(l.bid=a.bid),s[r]=l}),{...n,shown:s,offers:(n.offers??[]).map((a,r)=>e[r]?.offers?.[r]??a)}}function Lh({table:e,match:t,deal:n,played:s}){let a=Jt(F(s.header.variant),s.header.rules),r=he(()=>Xo(s),[s]),l=r[0]?.views.length??1,c=Ut(s.header,l),u=r.length-1,p=ye.value,d=Math.min(u,Math.max(0,Number(p.get("step"))||0)),$=/^[0-4]$/.test(p.get("seat")??"")?Math.min(l-1,Number(p.get("seat"))):-1,f=$>=0?$:vn(s.header,l),h=r[d+1]?.line,m=h!==void 0&&"act"in h,g=Ch({table:e,match:t,deal:n},d,m&&p.has("hint")),y=(Re,On=$,hs=g!==null&&Re===d)=>`/replay/${e}/${t}/${n}?step=${Re}${On>=0?`&seat=${On}`:""}${hs?"&hint":""}`,v=Re=>V(y(Math.min(u,Math.max(0,Re))),{replace:!0}),b=r[d],O=Wh(d,u,!!ya(b),v),T=O.past(v),N=he(()=>Ih(r),[r]),q=Rh(d,N,u,T),Ne=M(null),ct=r[d]?.views[0]?.phase!=="over",Sn=O.past(()=>ct&&V(`${y(d)}&on=1`,{replace:!0})),ut=O.past(()=>m&&V(y(d,$,!g),{replace:!0}));_h({h:ut,p:Sn,...g&&{Escape:ut},ArrowRight:q.forward,ArrowLeft:q.back," ":O.toggle,ArrowDown:q.trickForward,ArrowUp:q.trickBack,Home:q.start,End:q.end});let xe=$>=0?b.views[$]:er(b.views,f);return i`<${$t.Provider} value=${He(xe)}><main id="main" tabindex="-1" class="replay">
		<${Hh} played=${s} table=${e} match=${t} deal=${n} names=${c.slice(0,l)} seat=${$}
			onseat=${Re=>V(y(d,Re),{replace:!0})} here=${y(d)}
			onplay=${ct?Sn:void 0} />
		<div class="replay-board">
			<div class="replay-table table board" onpointerdown=${O.stop}>
				<h2 class="unseen">${$>=0?o("page.replay.seen",{name:c[$]}):o("page.replay.all")}</h2>
				<${Ph} moment=${b} view=${xe} names=${c} variant=${a} at=${f} hint=${g?.told} />
			</div>
			<aside class="replay-aside" data-hint=${g?"":void 0}>
				${g?i`<${zh} key=${d} hint=${g} variant=${a} name=${c[h.by??h.seat]??""}
							bid=${r[d+1]?.views[h.seat]?.bid} back=${Ne} onclose=${ut} />`:null}
				<section class="replay-tricks"><h2>${o("tricks.title")}</h2><${at} view=${xe} names=${c} /></section>
			</aside>
		</div>
		<div class="replay-controls">
			<div class="replay-say">
				<p class="said" aria-live="polite"><span>${_(tr(b,c,$,a))}</span></p>
				<button type="button" class="button plain" ref=${Ne} aria-pressed=${g!==null} aria-keyshortcuts="h"
					title=${o("page.hint.ask")} disabled=${!m} onclick=${ut}>${o("page.hint")}</button>
			</div>
			<${qh} step=${d} last=${u} to=${T} steps=${q} auto=${O} />
		</div>
		${ct&&p.get("on")?i`<${lu} of=${{table:e,match:t,deal:n,step:d}} names=${c.slice(0,l)}
			front=${f} onclose=${()=>T(d)} />`:null}
	</main><//>`}function Ph({moment:e,view:t,names:n,variant:s,at:a,hint:r}){if(e.sheet){let c={view:{...t,seat:void 0},names:n,variant:s,won:"",hands:e.views.length};return i`<div class="replay-sheet"><div>
			<${$a} ...${c} />
			<${Ve} view=${t} names=${n} variant=${s} me=${-1} untitled=${!0}
				crowned=${!!t.closed} />
		</div></div>`}let l=Lt(s,t.phase);return i`<${Mt} view=${t} variant=${s} names=${n} me=${a} elsewhere=${a} laid=${l}
			full=${ya(e)} />
		<${Fh} view=${t} variant=${s} laid=${l} seat=${a} name=${n[a]??""} hint=${r} />`}var Rh=(e,t,n,s)=>({start:()=>s(0),trickBack:()=>s(t.findLast(a=>a<e)??0),back:()=>s(e-1),forward:()=>s(e+1),trickForward:()=>s(t.find(a=>a>e)??n),end:()=>s(n)});function Wh(e,t,n,s){let[a,r]=w(!1),[l,c]=w(()=>A.pace.peek()==="instant"?"quick":A.pace.peek());x(()=>{if(a&&e===t&&r(!1),!a||e===t)return;let $=setTimeout(()=>s(e+1),n?Zo[l]:Pt[l]);return()=>clearTimeout($)},[a,e,l]);let u=()=>r(!1);return x(()=>(document.addEventListener("visibilitychange",u),()=>document.removeEventListener("visibilitychange",u)),[]),{on:a,toggle:()=>{!a&&e===t&&s(0),r(!a)},past:$=>(...f)=>{u(),$(...f)},stop:u,pace:l,setPace:c}}function qh({step:e,last:t,to:n,steps:s,auto:a}){let r=o("page.replay.at",{n:e,of:t}),l=p=>n(p.currentTarget.valueAsNumber),[c,u]=[e===0,e===t];return i`<div class="replay-auto">
			<${Vt} label=${o(a.on?"page.replay.pause":"page.replay.play")} icon=${a.on?"pause":"play"}
				off=${!1} onclick=${a.toggle} />
			<input type="range" min="0" max=${t} value=${e} aria-label=${o("page.replay.step")}
				aria-valuetext=${r} oninput=${l} />
			<${G} hidden label=${o("page.replay.pace")} value=${a.pace} onchange=${a.setPace}
				options=${oe("page.pace","calm","usual","quick")} />
		</div>
		<div class="replay-keys">
			<${Vt} label=${o("page.replay.start")} icon="start" off=${c} onclick=${s.start} />
			<${Vt} label=${o("page.replay.trick.back")} icon="fast-back" off=${c} onclick=${s.trickBack} />
			<${Vt} label=${o("page.replay.back")} icon="back" off=${c} onclick=${s.back} />
			<span class="count score">${r}</span>
			<${Vt} label=${o("page.replay.forward")} icon="forward" off=${u} onclick=${s.forward} />
			<${Vt} label=${o("page.replay.trick.forward")} icon="fast-forward" off=${u} onclick=${s.trickForward} />
			<${Vt} label=${o("page.replay.end")} icon="end" off=${u} onclick=${s.end} />
		</div>`}function Ih(e){return e.flatMap((t,n)=>{let s=t.views[0]?.phase==="play"&&t.before?.[0]?.phase!=="play";return n===0||s||ya(t)||t.sheet?[n]:[]})}var ya=e=>nn(e.before?.[0],e.views[0]);function tr(e,t,n,s){if(e.sheet)return o("ask.next");let{line:a}=e;if(!("act"in a))return o("page.replay.dealt",{name:t[a.dealer]});let[r="",...l]=String(a.act).split(" "),c=t[a.seat]??"",u=n>=0&&n!==a.seat,p=e.views[a.seat],d=ya(e);if(r==="lay"){let f=l.map(m=>Le(m,He(p))).join(" "),h=ce(p?.bid??0,s);return u?o("page.replay.laid",{name:c}):o("page.replay.lays",{name:c,cards:f,bid:h})}if(r==="name")return o("page.replay.names",{name:c,trump:C(l[0])});if(r==="play"){let[f,h]=d?["yes",t[d.winner]??""]:["no",""];return o("page.replay.plays",{name:c,card:Le(l[0]??"",He(p)),taken:f,winner:h})}let $=e.views[n];return u&&$?.phase==="offer"&&!$.offers?.[a.seat]?o("page.replay.decided",{name:c}):o("page.replay.offers",{name:c,offer:Y(String(a.act))})}function _h(e){fe(()=>{let t=n=>{let s=e[n.key];if(!s||n.ctrlKey||n.metaKey||n.altKey||n.shiftKey)return;let a=`input, select, textarea, dialog${n.key===" "?", button, a":""}`;n.target instanceof Element&&n.target.closest(a)||(n.preventDefault(),s())};return addEventListener("keydown",t),()=>removeEventListener("keydown",t)})}function zh({hint:e,variant:t,name:n,bid:s,back:a,onclose:r}){let{told:l,wrong:c}=e,u=o("page.hint.of",{name:n});return i`<${fa} class="replay-hint" title=${u} told=${l} back=${a} onclose=${r}>
		${l?i`<${mn} advice=${l.advice} variant=${t} done=${{act:l.act,name:n,bid:s}} />`:i`<p class=${c?"":"soft"} role="status">${c??o("page.hint.thinking")}</p>`}
	<//>`}function Fh({view:e,variant:t,laid:n,seat:s,name:a,hint:r}){let l=we(B(e.hand),te,e.trump),[c,u]=[ns(r?.advice),ns(r)];return i`<div class="replay-held">
		<${it} view=${e} variant=${t} seat=${s} name=${a} place="south" own=${!0}
			chair=${void 0} now=${0} open=${null} winner=${!1} laid=${n} />
		<div class="cards" style=${{"--n":Math.max(l.length,2)}} aria-label=${a} role="group">${l.map(p=>i`<span key=${p} class="one">
				<${Q} card=${p} />
				<span class="mark">
					${c.has(p)?i`<${ke} />`:null}${u.has(p)?i`<${_s} />`:null}
				</span>
			</span>`)}</div>
		<div class="laid">${ae(e.aside)}</div>
	</div>`}function Hh({played:e,table:t,match:n,deal:s,names:a,seat:r,onseat:l,here:c,onplay:u}){let[p,d]=w(!1),$=e.steps[e.steps.length-1]?.views[0]?.trump??"",f=m=>`/replay/${t}/${n}/${m}${r>=0?`?seat=${r}`:""}`,h=a.map((m,g)=>[String(g),o("page.replay.seen",{name:m})]);return i`<header class="replay-head">
		<a class="mark" href="/records">99<span class="unseen"> ${o("page.nav.records")}</span></a>
		<h1>
			<span class="soft">${e.header.rules?.name??be(e.header.variant)}</span>
			<span>${o("sheet.title",{deal:s+1,trump:C($)})}${" "}<${X} trump=${$} /></span>
		</h1>
		<nav class="row" aria-label=${o("page.replay.deals")}>
			<${cu} to=${s>0?f(s-1):""} text=${o("page.replay.previous")} arrow="←" />
			<${cu} to=${s+1<e.deals?f(s+1):""} text=${o("page.replay.next")} arrow="→" />
		</nav>
		<${G} hidden label=${o("page.replay.hands")} value=${String(r)}
			options=${[["-1",o("page.replay.all")],...h]}
			onchange=${m=>l(Number(m))} />
		<div class="row doings">
			${t==="mine"?null:i`<a class="button plain to-table" href=${`/t/${t}`} aria-label=${o("page.learn.table")}>
						${Yo(o("page.learn.table"),o("page.replay.table.short"))}
					</a>`}
			<button type="button" class="button plain" aria-keyshortcuts="p" disabled=${!u} onclick=${u}
				aria-label=${o("page.whatif")}>${Yo(o("page.whatif"),o("page.whatif.play"))}</button>
			<a class="button plain" href=${`/report/${t}/${n}/${s}${r>=0?`?seat=${r}`:""}`}>
				${o("page.report.short")}
			</a>
			${t==="mine"?null:i`<button type="button" class="button plain" onclick=${()=>Fs(Os(c))}
						aria-label=${o("page.replay.link")}>${Yo(o("page.replay.link"),o("page.replay.link.short"))}</button>`}
			<${S} plain onclick=${()=>d(!0)} say=${o("page.fair.short")} />
		</div>
		${p?i`<${H} title=${o("page.fair")} onclose=${()=>d(!1)}>
					${t==="mine"?i`<${Kh} match=${n} />`:i`<${Un} table=${t} match=${n} />`}
				<//>`:null}
	</header>`}var Yo=(e,t)=>i`<span class="words">${e}</span><span class="arrow">${t}</span>`;function Kh({match:e}){let{value:t}=L(async()=>{let a=await fn();return(a&&await Ws(a.bytes))??""});if(t===void 0)return null;if(t==="")return i`<p>${o("page.fair.packed")}</p>`;let n=[...t.matchAll(/^\s*\{[^\n]*"ninetynine":/gm)].map(a=>a.index),s=n[e-1]??0;return i`<${Un} record=${t.slice(s,n[e]??t.length)} />`}function cu({to:e,text:t,arrow:n}){let s=i`<span class="words">${t}</span><span class="arrow" aria-hidden="true">${n}</span>`;return e?i`<a href=${e}>${s}</a>`:i`<span class="off" aria-disabled="true">${s}</span>`}var Jh={start:"M5 4v16M20 4 8 12l12 8z","fast-back":"M12 4 2 12l10 8zM22 4 12 12l10 8z",back:"M15 4 7 12l8 8 1-1-7-7 7-7z",forward:"M9 4l8 8-8 8-1-1 7-7-7-7z",play:"M6 3l14 9-14 9z",pause:"M5 4h4v16H5zM15 4h4v16h-4z","fast-forward":"M2 4l10 8-10 8zM12 4l10 8-10 8z",end:"M19 4v16M4 4l12 8-12 8z"};function Vt({label:e,icon:t,off:n,onclick:s}){return i`<button type="button" class="replay-key" aria-label=${e} title=${e} aria-disabled=${n}
		onclick=${()=>n||s()}>
		<svg viewBox="0 0 24 24" aria-hidden="true" focusable="false"><path d=${Jh[t]} /></svg>
	</button>`}function Uh(e){let t=(r,l)=>Math.max(l,Math.trunc(Number(e.get(r)))||l),[n,s,a]=[t("match",1),t("deal",0),t("step",0)];return{table:e.get("of")||"mine",match:n,deal:s,step:a}}function Vh({rest:[e=""]}){let t=Uh(ye.value),n=Jo(e,t),{value:s,wrong:a}=L(async()=>{let r=await Promise.all([Qo(t),As({table:e,match:1,deal:t.deal})]);if(!Gh(r))throw new le(o("page.replay.gone"));return{key:n,both:r}},n);return a?i`<${z} class="endings" title=${o("page.nav.whatif")} text=${a}>
			<p><a class="button" href="/records">${o("page.nav.records")}</a></p>
		<//>`:s?.key!==n?i`<${z} class="endings" text=${o("page.replay.loading")} />`:i`<main id="main" tabindex="-1" class="endings">
		<${Zh} table=${e} from=${t} both=${s.both} />
	</main>`}var Gh=([e,t])=>String(e.steps[0]?.line.hands)===String(t.steps[0]?.line.hands),uu=({steps:e})=>e.map(({line:t})=>t).filter(t=>"act"in t);function pu({steps:e}){let t=e.findLast(({views:n})=>n[0]?.phase==="over")?.views;return t&&er(t,0)}function Zh({table:e,from:t,both:[n,s]}){let{header:a}=n,r=Jt(F(a.variant),a.rules),[l,c]=[pu(n),pu(s)];if(!l?.points||!c?.points)return i`<h1>${o("page.nav.whatif")}</h1><p>${o("page.whatif.unfinished")}</p>
			<p><a class="button" href=${`/t/${e}`}>${o("page.records.table")}</a></p>`;let u=Ec(uu(n),uu(s),Me(l),t.step),p=n.steps[0]?.views.length??1,d=[Ut(a,p),Ut(s.header,p)],$=`/replay/${t.table}/${t.match}/${t.deal}`,[f=t.step,h=t.step]=u?.steps??[];return i`<div class="endings-head"><header>
			<p class="soft">${a.rules?.name??be(a.variant)} ·${" "}
				${o("sheet.title",{deal:t.deal+1,trump:C(c.trump)})}${" "}
				<${X} trump=${c.trump??""} /></p>
			<h1>${o("page.nav.whatif")}</h1>
			<p class="lead">${Yh(u?.trick)}</p>
		</header>
		<${Qh} was=${l.points} now=${c.points} names=${d} me=${vn(s.header,p)} /></div>
		<div class="endings-both">
			<${du} title=${o("page.whatif.was")} played=${n} view=${l} names=${d[0]} variant=${r}
				trick=${u?.trick} step=${f} at=${$} />
			<${du} title=${o("page.whatif.now")} played=${s} view=${c} names=${d[1]} variant=${r}
				trick=${u?.trick} step=${h} at=${`/replay/${e}/1/${t.deal}`}
				again=${`${$}?step=${t.step}&on=1`} />
		</div>`}function Yh(e){return e===void 0?o("page.whatif.same"):e<0?o("page.whatif.parted.before"):o("page.whatif.parted",{n:e+1})}function du({title:e,played:t,view:n,names:s,variant:a,trick:r,step:l,at:c,again:u}){let p=r===void 0||r<0?void 0:Xo(t)[l+1];return i`<section>
		<h2>${e}</h2>
		${p?i`<p>${_(tr(p,s,-1,a))}</p>`:null}
		<${Ve} view=${n} names=${s} variant=${a} me=${-1} untitled=${!0} />
		<div class="endings-tricks">
			<h3>${o("tricks.title")}</h3>
			<${at} view=${n} names=${s} from=${Math.max(0,r??0)} />
		</div>
		<p class="row">
			<a class="button" href=${`${c}?step=${l}`}>${o("page.replay")}</a>
			${u?i`<a class="button plain" href=${u}>${o("page.whatif.again")}</a>`:null}
		</p>
	</section>`}function Qh({was:e,now:t,names:n,me:s}){let a=e.map((c,u)=>u),r=c=>{let[u="",p=""]=n.map(d=>d[c]??"");return u===p?u:i`${u}<span class="soft small"> / ${p}</span>`},l=(c,u,p="")=>i`<tr class=${p}><th scope="row">${c}</th>
		${a.map(d=>i`<td key=${d} data-mine=${d===s?"":void 0}>${u(d)}</td>`)}</tr>`;return i`<${se}><table class="book endings-difference">
		<caption class="unseen">${o("page.whatif.points")}</caption>
		<thead><tr><td></td>${a.map(c=>i`<th key=${c} scope="col">${r(c)}</th>`)}</tr></thead>
		<tbody>
			${l(o("page.whatif.was"),c=>k(e[c]??0))}
			${l(o("page.whatif.now"),c=>k(t[c]??0))}
		</tbody>
		<tfoot>${l(o("page.whatif.difference"),c=>ee((t[c]??0)-(e[c]??0)),"total")}</tfoot>
	</table><//>`}function lt({cards:e,can:t,chosen:n,best:s,values:a=null,label:r,open:l=!1,twice:c,onpick:u,onplay:p}){let[d,$]=w(""),f=M(null),h=e.includes(d)?d:e.find(b=>t?.has(b))??e[0];fe(()=>{let b=0,O=()=>{for(let N of f.current?.querySelectorAll("[data-card]")??[])ss.set(N.dataset.card??"",N.getBoundingClientRect())},T=requestAnimationFrame(()=>b=setTimeout(O));return()=>(cancelAnimationFrame(T),clearTimeout(b))});function m(b){let O=b.ctrlKey||b.metaKey||b.altKey?void 0:em(e,h,b.key);O!==void 0&&(b.preventDefault(),O!==""&&($(O),f.current?.querySelector(`[data-card="${O}"]`)?.focus()))}function g(b,O){$(O);let T=b.pointerType==="touch",N=A.play.value==="twice"||A.play.value==="auto"&&T;c||N&&!n.has(O)?u(O):p(O)}let y=(b,O)=>{let T=t===null||t.has(b);return i`<button type="button" key=${b} data-card=${b} class=${n.has(b)?"chosen":""}
			tabindex=${b===h?0:-1} aria-disabled=${T&&t!==null?void 0:"true"}
			aria-pressed=${c?n.has(b):void 0} style=${{"--k":O}}
			onclick=${N=>g(N,b)}>
			<${Q} card=${b} dim=${!T} lifted=${n.has(b)} size=${l?"mini":"full"} />
			${a?i`<span class="worth" aria-hidden="true">${a[re(b)]}</span>`:null}
			${s?.has(b)?i`<span class="mark"><${ke} /></span>`:null}
		</button>`},v=e.length>5?Math.ceil(e.length/2):5;return i`<div class=${`hand ${l?"open":""} ${t?"asked":""}`} ref=${f} role="group"
		aria-label=${r} onkeydown=${m} onmousedown=${Xh}
		style=${{"--n":Math.max(1,e.length),"--cols":v}}>
		${l?ws(e).map(b=>i`<span key=${re(b[0]??"")} class="same-suit">${b.map(y)}</span>`):e.map(y)}
	</div>`}var Xh=e=>e.preventDefault();function em(e,t,n){let s=e.indexOf(t??"");switch(n){case"ArrowRight":return e[(s+1)%e.length];case"ArrowLeft":return e[(s-1+e.length)%e.length];case"Home":return e[0];case"End":return e.at(-1);case"ArrowUp":return $u(e,s,-1);case"ArrowDown":return $u(e,s,1)}}function $u(e,t,n){let s=re(e[t]??"");for(let a=1;a<e.length;a++){let r=e[(t+n*a+e.length*a)%e.length]??"";if(re(r)!==s)return r}return""}function tm(e,t,n){let s=e.filter(r=>nm(Xt(r)).includes(t.toLowerCase())),a=s.indexOf(n);return s[(a+1)%s.length]}function ba(e,t){let n=[...document.querySelectorAll(`${e} [data-card]`)],s=document.activeElement?.dataset?.card??"",a=tm(n.map(r=>r.dataset.card??""),t,s);return n.find(r=>a&&r.dataset.card===a)?.focus(),a!==void 0}function nm(e){return/^\d+$/.test(e)?e==="10"?["0","t"]:e.length>1?[]:[e]:[e.toLowerCase(),o(`rank.${e}`).slice(-1).toLowerCase()]}function fu(e,t,n,s,a=!1){let r=e.options;if(n)return o("page.paused");if(s){let c=s.cards.find(p=>p.seat===s.winner)?.card??"",u=s.winner===e.seat?"yes":"no";return o("page.won.trick",{you:u,name:t[s.winner]??"",card:ft(c,He(e))})}if(e.phase==="over")return o("ask.next");if(!r){let c=e.turn.filter(u=>u!==e.seat).map(u=>t[u]??"");return c.length?o(a?"ask.unfetched":"ask.wait",{names:P(c),n:c.length}):e.turn.length?" ":o("waiting.table")}if(r.kind==="lay")return o("ask.lay",{n:r.pick??3});if(r.kind==="name")return o("ask.name");if(r.kind==="offer"&&hu(r))return sm(e,t);if(r.kind==="offer")return o((e.offers?.[e.seat??0]??"").startsWith("declare")?"ask.raise":"ask.offer");let l=r.seat===void 0||r.seat===e.seat?"you":"dummy";return r.led?o(r.follow?"ask.follow":"ask.discard",{who:l,suit:C(r.led)}):o("ask.lead",{who:l})}var hu=e=>e.acts?.length===1&&e.acts[0]==="pass";function sm(e,t){let n=e.offers?.findIndex(s=>s.startsWith("reveal"))??-1;return n<0?o("ask.pass.unsaid"):o("ask.pass",{name:t[n]??""})}var mu=e=>e?.led&&e.follow?o("illegal.follow",{suit:C(e.led)}):o("illegal");function xn({options:e,chosen:t,variant:n,onlay:s,busy:a,waits:r=!1,slots:l=!1,premiums:c=!0}){let[u,p]=w("pass"),[d,$]=w(!1),f=e.pick??3,h=(e.offers?.length??0)<=3?e.offers??[]:[],m=An([...t],e.worth??""),g=t.size<f?k(m):ce(m,n),y=!r&&(u!=="pass"||d);return i`<div class=${`answer ${y?"sure":""}`}>
		${u==="pass"||!y?y&&h.map(v=>v==="pass"?null:i`<${nr} key=${v} offer=${v} variant=${n} />`):i`<${nr} offer=${u} variant=${n} />`}
		<p class=${`total ${/ /.test(g)?"two":""}`} aria-live="polite">
			${l?i`<${am} cards=${we([...t],te)} pick=${f} worth=${We(e.worth??"")} />`:null}
			<span class="small">${o("page.yourbid")}</span>${" "}
			<b class="score">${t.size?g:"–"}</b>
		</p>
		${h.length&&c?i`<div class="offers" role="radiogroup" aria-label=${o("col.premium")}>
					${h.map(v=>i`<${je} key=${v} label of=${v==="pass"?"premium":v} variant=${n}>
							<input type="radio" name="premium" checked=${v===u} onchange=${()=>p(v)} />
							<span>${gu(v,n,!1)}</span>
						<//>`)}
					<button type="button" class="button plain what" aria-label=${o("page.premium.what")}
						title=${o("page.premium.what")} aria-expanded=${d} onclick=${()=>$(!d)}>?</button>
				</div>`:null}
		<button type="button" class="button chief" disabled=${t.size!==f||a}
			onclick=${()=>s(h.length?u:"")}>
			${t.size<f?o("lay.more",{n:f-t.size}):u==="pass"?o("page.lay"):o(`page.lay.${u}`,{bid:g})}
		</button>
	</div>`}function am({cards:e,pick:t,worth:n}){return i`<span class="slots" aria-hidden="true">
		${Array.from({length:t},(s,a)=>{let r=e[a];return i`<span key=${a} class=${`slot ${r?"said":""}`}>
				${r?i`<${Q} card=${r} size="mini" /><b class="score">+${n[re(r)]}</b>`:null}
			</span>`})}
	</span>`}function gu(e,t,n=!0){if(e==="pass")return o(n?"menu.pass":"page.nopremium");let{level:s,...a}=sr(e,t);return o(`menu.${s}`,a)}function sr(e,t){let[n="",s=""]=e.split(" ");return{level:n,points:t?.offers[n==="declare"?"declare":"reveal"]??"",n:s}}function nr({offer:e,variant:t}){let{level:n,points:s,n:a}=sr(e,t),r=vs(t);return i`<p class="ask" role="status">${o(`ask.sure.${n}`,{points:s,number:a||"none",loss:r})}</p>`}function wa({options:e,variant:t,onact:n,busy:s,best:a}){let[r,l]=w(""),[c,u]=w(""),p=e.acts??[],d=[...new Set(p.map(h=>h.split(" ")[0]??""))],$=p.filter(h=>h.startsWith(`${r} `));if(x(()=>(l(""),u("")),[p.join()]),hu(e))return i`<div class="answer">
			<${S} chief disabled=${s} onclick=${()=>n("pass")} say=${o("page.pass")} />
		</div>`;if(c){let{level:h,points:m,n:g}=sr(c,t);return i`<div class=${`answer sure ${g?"numbered":""}`}>
			<${nr} offer=${c} variant=${t} />
			<${S} chief disabled=${s} onclick=${()=>n(c)}
				say=${o(`page.sure.${h}`,{points:m,n:g&&` ${g}`})} />
			<${S} onclick=${()=>u("")} say=${o("page.sure.not")} />
		</div>`}let f=h=>h==="pass"||p.every(m=>m!=="pass")?n(h):u(h);return i`<div class="answer">
		<${je} of="premium" class="what">?<span class="unseen"> ${o("col.premium")}</span><//>
		${d.map(h=>{let m=p.every(g=>g!==h);return i`<button type="button" key=${h} class=${`button ${r===h?"chosen":""}`} disabled=${s}
				aria-expanded=${m?r===h:void 0}
				onclick=${()=>m?l(h):f(h)}>
				${a?.split(" ")[0]===h?i`<${ke} />`:null}${gu(h,t)}
			</button>`})}
		${$.length?i`<div class="numbers" role="group" aria-label=${o("ask.number")}>
					<span class="small">${o("ask.number")}</span>
					${$.map(h=>i`<button type="button" key=${h} class="button" disabled=${s} 
							onclick=${()=>f(h)}>
							${h===a?i`<${ke} />`:null}<span class="unseen">${Y(h)}</span>
							<span aria-hidden="true">${h.split(" ")[1]}</span>
						</button>`)}
				</div>`:null}
	</div>`}function va({options:e,onact:t,busy:n,best:s}){return i`<div class="answer">
		${(e.acts??[]).map(a=>{let r=a.replace(/^name /,"");return i`<button type="button" key=${a} class="button naming" disabled=${n} onclick=${()=>t(a)}>
				<${rt} trump=${r} />${a===s?i`<${ke} />`:null}
			</button>`})}
	</div>`}var Ee=0;async function yu(e){let t=await fetch(`${ms}lesson/${e}`);if(!t.ok)throw new Error(`${e} did not come: ${t.status}`);return t}var bu=async()=>(await yu("course.json")).json();async function wu(e){let t=await(await yu(`${e.id}.99.jsonl`)).text(),n=await Promise.all(om(t).map(s=>rn(s,{body:t})));return{...e,names:n[0]?.header.seats??[],deals:n.map(rm)}}function om(e){let t=0;return e.split(`
`).flatMap(n=>(n.startsWith('{"ninetynine"')&&t++,n.startsWith('{"deal"')?[{match:t,deal:JSON.parse(n).deal}]:[]))}function rm(e){let t=e.header.rules!==void 0;return e.steps.flatMap(({line:n,views:s})=>{let a=s[Ee];return!a||!("act"in n||"deal"in n)?[]:[{act:n.act??"",seat:n.seat??-1,view:t?{...a,why:void 0}:a}]})}function ar(e,t){let n=e[t]?.view.options?.seat??Ee;return e.findIndex((s,a)=>a>t&&s.seat===n)}var or=(e,t)=>e[ar(e,t)]?.act??"";var im=9,[ku,lm,cm]=[700,1700,280],xu=e=>e==="first"?"ninetynine.lesson":`ninetynine.lesson.${e}`;function um({id:e,steps:t}){let n=Number(pt(xu(e)));return Number.isInteger(n)&&n>0&&n<t.length-1?n:0}var pm=(e,t)=>Oe(xu(e),String(t)),ka=()=>A.course.value.split(" ").filter(e=>e!=="");function dm(e){e==="first"&&(A.taught.value=!0),Je("cure",e)&&pn(),ka().includes(e)||(A.course.value=[...ka(),e].join(" "))}function $m(){let e={C:"♣",D:"♦",H:"♥",S:"♠"},t=["A","K","Q","J",..."23456789","10","11","12"];return Object.fromEntries(Object.entries(e).flatMap(([n,s])=>t.map(a=>[a+n,Et(a)+s])))}function fm(e){let t=F(e),[,n=30,s=20,a=10]=t?.score.made??[],{declare:r=30,reveal:l=60}=t?.offers??{};return{alone:n,two:s,three:a,declare:r,reveal:l}}var Su=(e,t)=>e[t]?.view,as=(e,t)=>nn(e[t-1]?.view,e[t]?.view),vu=(e,t,n)=>({view:Su(e,t),full:{...n,gone:!0},ms:cm});function hm(e,t,n){let s=[],a=t.lies?as(e,t.at):null;a&&s.push(vu(e,t.at,a));for(let r=t.at+1;r<=n.at;r++){let l=e[r];if(!l?.act.startsWith("play"))continue;let c=as(e,r);r===n.at&&(n.lies||!c)||(s.push({view:l.view,full:c,ms:c?lm:ku}),c&&s.push(vu(e,r,c)))}return s}function mm(e,t){let n=ar(e,t.at),s=n;if(t.does==="play")for(;s<e.length-1&&!as(e,s);)s++;return e.slice(n,s+1).map(({view:a},r)=>({view:a,full:as(e,n+r),ms:ku}))}var xa=class{moving=D(!1);rests=D(!1);chosen=D(new Set);reply=D("");#e=0;#n=()=>{};constructor(t){this.lesson=t,this.at=D(um(t)),this.shown=D(this.#i(this.step()))}step(t=this.at.peek()){return this.lesson.steps[t]}get last(){return this.lesson.steps.length-1}be(t){this.stop(),Fe(()=>{this.#c(!1),this.at.value=t,this.shown.value=this.#i(this.step(t))}),pm(this.lesson.id,t),t===this.last&&dm(this.lesson.id)}back(){let t=this.moving.peek()||this.rests.peek();this.be(Math.max(0,this.at.peek()-(t?0:1)))}forward(){if(this.moving.peek())return this.stop(),this.#n();if(this.rests.peek())return this.be(this.at.peek()+1);let t=this.step();if(t.does!=="lay")return this.#p();let n=this.#a(t),s=this.chosen.peek();if(n.every(a=>s.has(a))&&s.size===n.length)return this.#p();this.chosen.value=new Set(n),this.reply.value=this.words("so")}words(t,n){let s=this.step(),a=`${this.lesson.id}.${s.say}${t?`.${t}`:""}`;return t&&!$e(`course.${a}`)?"":o(`course.${a}`,{...$m(),...fm(this.lesson.variant),...n})}answer(t){let n=this.step(),s=n.ask?String(n.right):or(this.#t(n),n.at);if(t===s)return this.#p();this.reply.value=this.#r(n,t.replace(/^name /,""))}play(t){let n=this.step();if(t===this.#a(n)[0])return this.#p();let s=this.#s(n),a=s?.trick?.[0]?.card,r=B(s?.options?.from),l=a&&!r.includes(t);this.reply.value=l?o("page.learn.must",{suit:o(`suit.${re(a)}`)}):this.#r(n,t)}lay(){let t=this.step(),n=this.#s(t)?.options?.worth??"",s=[...this.chosen.peek()],a=this.#a(t),r=An(s,n);if(s.every(l=>a.includes(l)))return this.#p();if(r!==An(a,n))return void(this.reply.value=this.#r(t,String(r),{n:r}));this.chosen.value=new Set(a),this.reply.value=this.words("also")}stop(){clearTimeout(this.#e)}#t(t){return this.lesson.deals[t.deal]??[]}#s(t){return this.#t(t)[t.at]?.view}#a(t){return or(this.#t(t),t.at).split(" ").slice(1)}#r(t,n,s){return this.words(t.no?.[n]??"no",s)||o("page.learn.no")}#i(t){return{view:Su(this.#t(t),t.at),full:t.lies?as(this.#t(t),t.at):null}}#c(t){this.moving.value=t,this.rests.value=!1,this.chosen.value=new Set,this.reply.value=""}#p(){let t=this.at.peek()+1,[n,s]=[this.step(),this.lesson.steps[t]];if(!s)return;if(s.deal===n.deal&&s.at-n.at<=im)return this.#u(hm(this.#t(n),n,s),()=>this.be(t));let a=n.does?mm(this.#t(n),n):[],r=a.pop();this.#u(a,r?()=>this.#d(r):()=>this.be(t))}#d(t){Fe(()=>{this.#c(!1),this.rests.value=!0,this.shown.value=t})}#u(t,n){this.#n=n,Fe(()=>this.#c(t.length>0)),this.#o(t)}#o([t,...n]){if(!t)return this.#n();this.shown.value=t,this.#e=setTimeout(()=>this.#o(n),t.ms)}};var Ou=()=>L(async()=>{let[e]=await Promise.all([bu(),Ur(K.peek(),ms)]);return e});function Mu({plans:e}){x(()=>{document.title=`${o("course.title")} · Ninety-Nine`});let t=new Set(ka()),n=e.find(l=>!t.has(l.id))?.id,[s,...a]=e,r=[["start",s?[s]:[]],["well",a.filter(l=>l.variant===s?.variant)],["ways",a.filter(l=>l.variant!==s?.variant)]];return i`<main id="main" tabindex="-1" class="lessons">
		<h1>${o("course.title")}</h1>
		<p class="lead">${o("course.lead")}</p>
		<p class="soft">${o("course.finished",{n:e.filter(l=>t.has(l.id)).length,of:e.length})}</p>
		${r.map(([l,c])=>i`<section key=${l}><h2>${o(`course.part.${l}`)}</h2>
				<ol start=${e.indexOf(c[0])+1}>${c.map(u=>i`<${gm} key=${u.id} plan=${u} n=${e.indexOf(u)+1} done=${t.has(u.id)}
						next=${u.id===n} />`)}</ol>
			</section>`)}
		<p class="row">
			<a class="button plain" href="/problems">${o("page.nav.problems")}</a>
			<a class="button plain" href="/bids">${o("page.nav.bids")}</a>
			<a class="button plain" href="/daily">${o("page.nav.daily")}</a>
		</p>
	</main>`}var gm=({plan:{id:e,minutes:t},n,done:s,next:a})=>i`<li class=${s?"done":a?"next":""}>
	<a href=${`/learn/${e}`}>
		<span class="number score" aria-hidden="true">${n}</span>
		<b>${o(`course.${e}`)}</b>
		<span class="soft goal">${o(`course.${e}.goal`)}</span>
		<span class="small soft">${s?`✓ ${o("course.seen")}`:o("course.minutes",{n:t})}</span>
	</a>
</li>`;function ym({rest:[e=""]}){let{value:t,wrong:n}=Ou(),s=e||(ye.value.get("table")?"first":""),a=t?.find(r=>r.id===s);return n||t&&s&&!a?i`<${Au} why=${n??o("page.nowhere")} />`:t?a?i`<${bm} key=${a.id} plan=${a} plans=${t} />`:i`<${Mu} plans=${t} />`:i`<${Tu} />`}var Au=({why:e})=>i`<${z} title=${o("page.nav.learn")} text=${e}>
	<p><a class="button" href="/">${o("page.nowhere.go")}</a></p>
<//>`,Tu=()=>i`<main id="main" tabindex="-1" class="table lesson">
	<p class="opening" role="status">${o("page.opening")}</p>
</main>`;function bm({plan:e,plans:t}){let{value:n,wrong:s}=L(()=>wu(e)),a=he(()=>n&&new xa(n),[n]);return x(()=>{e.id==="first"&&so()?.stage==="lesson"&&un("lesson")},[]),x(()=>()=>a?.stop(),[a]),x(()=>{document.title=`${o(`course.${e.id}`)} · Ninety-Nine`}),s?i`<${Au} why=${s} />`:a?i`<${wm} run=${a} plans=${t} />`:i`<${Tu} />`}function ju(){let e=pl(ye.value.get("table")??"");return e&&"table"in e?`/t/${e.table}`:void 0}function wm({run:e,plans:t}){let n=ju(),s=e.at.value,{lesson:a}=e,r=e.step(s),l=M(null);Am(e);let c=e.rests.value,u=M(`${s} ${c}`);x(()=>{if(u.current===`${s} ${c}`)return;u.current=`${s} ${c}`;let y=r.does==="lay"||r.does==="play"?'.hand button[tabindex="0"]':".asking .button",v=r.leaf==="end"?".over .chief":!c&&(r.does||r.ask)?y:".on";l.current?.querySelector(v)?.focus({preventScroll:!0})},[s,c]);let{view:p,full:d}=e.shown.value,$=F(a.variant),f=a.names.map((y,v)=>v===Ee?o("you"):y==="dummy"?o("dummy"):y),h=r.leaf==="account"?"sheeted":r.leaf==="end"?"covered":"",m=e.moving.value||c?"":h,g=o("course.number",{n:t.findIndex(y=>y.id===a.id)+1});return i`<${$t.Provider} value=${He(p)}><main id="main" tabindex="-1" class="table lesson" ref=${l}
		data-lesson=${a.id} data-leaf=${r.leaf} data-point=${r.point}>
		<header class="head">
			<a class="mark" href="/">99<span class="unseen"> ${o("page.home")}</span></a>
			<div class="where"><${rt} trump=${p.trump??""} /><h1>${g}</h1></div>
			<nav aria-label=${o("page.table.menu")}>
				<${S} plain disabled=${s===0} onclick=${()=>e.be(0)} say=${o("page.learn.again")} />
				<a class="button plain" href=${n??"/learn"}>${o(n?"page.learn.table":"page.learn.leave")}</a>
			</nav>
		</header>
		<div class="spread">
			<${vm} run=${e} step=${r} n=${s} />
			<div class=${`board of-${Me(p)} ${m==="sheeted"?m:""}`}>
				<${Mm} run=${e} step=${r} view=${p} full=${d} name=${f[Ee]??""} />
				<${Mt} view=${p} variant=${$} names=${f} me=${Ee} elsewhere=${Ee} full=${d} over=${m}
					laid=${Lt($,p.phase)} played=${Sm(e,r,p,f)}
					onhurry=${()=>e.moving.peek()&&e.forward()}>
					<${km} step=${r} view=${p} names=${f} run=${e} plans=${t} />
				<//>
			</div>
		</div>
	</main><//>`}function vm({run:e,step:t,n}){let s=e.moving.value,a=e.rests.value,{id:r}=e.lesson,l=(t.does||t.ask)&&!s&&!a,c=e.reply.value===o("page.learn.tap");return i`<section class="told" aria-label=${o(`course.${r}`)}>
		<h2>${o(t.chapter?`course.${r}.chapter.${t.chapter}`:`course.${r}`)}</h2>
		<div class=${`words ${s?"past":""}`} aria-live="polite" aria-atomic="true"
			data-replied=${e.reply.value!==""&&!c}>
			<p class="say">${_(e.words(a?"yes":void 0))}</p>
			<p class=${`reply ${c?"plain":""}`}>${_(e.reply.value)}</p>
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
	</section>`}function km({step:e,view:t,names:n,run:s,plans:a}){if(s.rests.value||s.moving.value&&e.leaf!=="values")return null;let r=t.options,l=F(s.lesson.variant),c=e.leaf==="values"&&t.phase==="lay"?i`<${Nu} worth=${r?.worth??""} />`:null,u=p=>s.answer(p);return i`${e.does==="lay"&&r?i`<section class="asking asked laying" aria-label=${o("page.yours")}>
					${c?i`<div class="leaf worths">${c}</div>`:null}
					<${xn} options=${{...r,offers:[]}} chosen=${s.chosen.value} variant=${l} busy=${!1}
						onlay=${()=>s.lay()} slots />
				</section>`:c&&i`<div class="leaf centre">${c}</div>`}
		${e.does==="offer"&&r?i`<section class="asking asked offering" aria-label=${o("page.yours")}>
					<${wa} options=${r} variant=${l} busy=${!1} onact=${u} />
				</section>`:null}
		${e.does==="name"&&r?i`<section class="asking asked naming" aria-label=${o("page.yours")}>
					<${va} options=${r} busy=${!1} onact=${u} />
				</section>`:null}
		${e.ask?i`<${xm} from=${e.ask} onsay=${u} />`:null}
		${e.leaf==="account"?i`<div class="over leaf sheeted"><${Ve} view=${t} names=${n} me=${Ee} untitled /></div>`:null}
		${e.leaf==="end"?i`<${Om} run=${s} plans=${a} />`:null}`}var xm=({from:e,onsay:t})=>i`<section class="asking asked" aria-label=${o("page.yours")}>
	<div class="answer"><div class="numbers">${e.map(n=>i`<button type="button" key=${n} class="button" onclick=${()=>t(String(n))}>${k(n)}</button>`)}</div></div>
</section>`;function Sm(e,t,n,s){let a=tn(n),r=n.shown?.[a]?.hand;if(n.control===void 0||r===void 0)return null;let l=!e.moving.value&&!e.rests.value&&t.does==="play"&&n.options?.seat===a,c=l?new Set(B(n.options?.from)):null,u=d=>l&&e.play(d),p=i`<${lt} cards=${we(B(r),te,n.trump)} can=${c} chosen=${new Set}
		label=${s[a]} open twice=${!1} onpick=${u} onplay=${u} />`;return{seat:a,hand:p}}function Nu({worth:e}){let t=We(e);return i`<ul class="values" aria-label=${o("page.learn.values.title")}>
		${[...te].map(n=>i`<li key=${n}>
				<${X} trump=${n} /><b class="score"><span class="unseen">${o(`suit.${n}`)} </span>${t[n]??""}</b>
				<span>${o(`page.learn.shape.${n}`)}</span>
			</li>`)}
	</ul>`}function Om({run:e,plans:t}){let{id:n,variant:s}=e.lesson,a=ju(),{busy:r,once:l}=J(),c=so(),u=n==="first"&&c?.stage==="match"&&c.of==="",p=()=>l(async()=>{if(u)return cl();await Ae();let h=ve.value.find(m=>m.id===s);h&&await ll(h,Kr)}),d=t[t.findIndex(h=>h.id===n)+1],$=n==="first"||s!=="standard",f=i`<button type="button" class=${`button ${$?"chief":"plain"}`} disabled=${r}
		aria-busy=${r} onclick=${p}>${o(u?"way.go.first":"page.home.play")}</button>`;return i`<div class="over leaf end">
		<h2>${o(n==="first"?"page.learn.done":"course.done")}</h2>
		${u?i`<${Ls} at="match" />`:null}
		${n==="first"?i`<${Nu} worth=${F(s)?.worth??""} />`:null}
		<div class="row">
			${a?i`<a class="button chief" href=${a}>${o("page.learn.table")}</a>`:$?f:null}
			${d&&!u?i`<a class=${`button ${$||a?"plain":"chief"}`} href=${`/learn/${d.id}`}>
						${o("course.next",{name:o(`course.${d.id}`)})}</a>`:null}
			${$&&n!=="first"?i`<a class="button plain" href=${`/rules/${s}`}>${o("page.learn.rules")}</a>`:null}
			${$||a?null:f}
			${u?null:i`<a class="button plain" href="/learn">${o("course.all")}</a>`}
		</div>
	</div>`}function Mm({run:e,step:t,view:n,full:s,name:a}){let r=!e.moving.value&&!e.rests.value,l=r&&t.does==="lay",c=r&&(l||t.does==="play")&&(n.options?.seat??Ee)===Ee?n.options:void 0,u=c?new Set(B(c.from)):null,p=e.chosen.value,d=h=>{if(!c)return;let m=new Set(l?p:[]);if(p.has(h))m.delete(h);else if(m.size<(c.pick??1))m.add(h);else return void(e.reply.value=o("lay.full",{n:m.size}));if(Fe(()=>{e.chosen.value=m,e.reply.value=""}),l)return;m.size===1&&u?.has(h)?e.reply.value=o("page.learn.tap"):e.play(h)},$=h=>c&&e.play(h),f=n.phase==="lay"&&t.worth?We(n.options?.worth??""):null;return i`<section class=${`mine ${c?"asked":""}`} aria-label=${o("page.yourhand")}>
		<div class="me">
			<${it} view=${n} seat=${Ee} name=${a} place="south" own chair=${void 0} now=${0} open=${null}
				winner=${s?.winner===Ee} laid=${Lt(F(e.lesson.variant),n.phase)} />
			${n.aside?i`<div class="laid" role="group" aria-label=${o("page.aside")}>${ae(n.aside)}</div>`:null}
		</div>
		<${lt} cards=${bs(n,Ee)} can=${u} chosen=${p} values=${f}
			label=${o("page.yourhand")} twice=${l} onpick=${d} onplay=${$} />
	</section>`}function Am(e){x(()=>{function t(n){let s=n.target,a=n.ctrlKey||n.metaKey||n.altKey||n.shiftKey;if(!(n.defaultPrevented||a||s.closest("input, select, textarea, dialog"))){if(n.key==="ArrowRight")e.forward();else if(n.key==="ArrowLeft")e.back();else if(!e.moving.peek()&&e.step().ask?.includes(Number(n.key)))e.answer(n.key);else if(!ba(".lesson .hand",n.key))return;n.preventDefault()}}return document.addEventListener("keydown",t),()=>document.removeEventListener("keydown",t)},[e])}var Sa=(e,t)=>e?o(`page.line.${e}`):o(t==="lost"?"page.line.back":"page.line.saved"),Oa=e=>e.waiting.value.filter(t=>t.late),Bu=e=>[e.split(" ")[0]??"",e.split(" ").slice(1).join(" ")],Tm={ready:"page.ready",unready:"page.unready",claim:"page.claim",stand:"page.leave",back:"page.back",resume:"page.resume",sit:"page.sit",undo:"page.undo",redo:"page.do.redo",replay:"page.do.replay",pause:"page.do.pause",abandon:"page.abandon"};function os({do:e,act:t="",text:n="",on:s=!1}){let[a,r]=Bu(t);return e==="chat"?o("page.unsent.chat",{text:n}):e==="answer"?o(s?"page.agree":"page.disagree"):e!=="act"?o(Tm[e==="ask"?n:e]??"page.unsent.other"):a==="play"||a==="lay"?P(B(r).map(l=>ft(l))):a==="name"?C(r):Y(t)}function jm({command:e}){let[t,n]=Bu(e.act??"");return e.do==="act"&&(t==="play"||t==="lay")?i`<span class="of">${ae(n)}</span>`:i`<b>${os(e)}</b>`}function rr({unsent:e,told:t=""}){return Oa(e).map(n=>i`<p key=${n.command.id} class="unsent">
		<span>${o(n.undo?"page.unsent.stopping":"page.unsent")} <${jm} command=${n.command} /></span>
		${n.undo?null:i`<button type="button" class="button plain" onclick=${()=>e.withdraw(n.command.id)}>
					${o("page.unsent.stop")}<span class="unseen"> ${os(n.command)}</span>
				</button>`}
		${n.why&&!t?i`<small>${n.why}</small>`:null}
	</p>`)}function Eu({table:e}){let t=e.wrong.value,n=M("");x(()=>{n.current&&!t&&!A.spoken.peek()&&j(Sa("",n.current),!0),n.current=t},[t]);let s=A.spoken.value?{}:{role:"status"};return i`<div class="signs" ...${s}>
		${t?i`<p class="cut"><span aria-hidden="true" class="broken"></span>${Sa(t,"")}</p>`:null}
		<${rr} unsent=${e.unsent} told=${t} />
	</div>`}var Cu={times:100,each:50},Nm=2**31-1,Bm=50,Em=({settings:e,host:t,talk:n,...s})=>s,Ma=class{#e;#n;#t=Promise.resolve();#s=null;#a=null;#r=[];#i="";#c=!1;#p=0;#d=0;#u=new Set;#o=!1;#$="";constructor(t,n,s){this.#e=t,this.#n=n,this.rules=s}end(){this.#o=!0,clearTimeout(this.#d)}hear(t){this.#s=t,this.#r.push(Em(t)),this.#h(()=>this.#l())}obey(t){return this.#h(()=>this.#b(t))}line(t){t!==this.#$&&this.#n([Sa(t,this.#$)]),this.#$=t}#h(t){let n=this.#t.then(()=>this.#o?void 0:t());return this.#t=n.catch(s=>this.#n([E(s)]))}async#l(t){let n=this.#r.slice(0,Bm);if(!t&&n.length===0)return;let{settings:s,host:a}=this.#e.settled.peek(),r=await an(()=>ui({lang:K.peek(),now:this.#e.now(),settings:s,host:a,news:n,mind:this.#i,...this.#a&&{before:this.#a},refused:this.#c,...t}));if(this.#r.splice(0,n.length),this.#a=n.at(-1)??this.#a,this.#i=r.mind??"",clearTimeout(this.#d),r.again){let l=Math.min(r.again-this.#e.now(),Nm);this.#d=setTimeout(()=>{this.#h(()=>this.#l({}))},l)}return this.#c=!1,this.#o||this.#n(r.said),r}async#f(){for(let t=0;(this.#s?.seq??0)<this.#p&&t<Cu.times;t++)await new Promise(n=>setTimeout(n,Cu.each))}async#b(t){await this.#f();let n=await this.#l({line:t.normalize("NFC")});if(n?.do)return this.#g(n.do);switch(n?.want){case"hint":{let{advice:s}=await this.#e.port.hint();return await this.#l({hint:s}),this.#n(hn(s,this.rules(),a=>os({id:"",do:"act",act:a})))}case"report":return void this.#w();case"quit":return V(this.#m())}}#m(){let{table:{stage:t,match:n}={stage:"",match:0},view:s}=this.#s??{},a=t==="waiting"&&n>0?ts(this.#e.id,this.#e.settled.peek().settings):void 0;return a?(s?.phase==="over"?a.played:a.givenUp).href:"/"}async#g({id:t,...n}){if(n.do==="ask"&&n.text==="undo"&&this.#e.stopLate())return;if(R.peek()||await Bs(o("page.guest")),n.do==="ready")return this.#y(await this.#e.ready());let{answered:s,late:a}=this.#e.put(n),r=s.then(u=>{this.#y(u),u?.late&&this.#n([o("page.unsent.late")])},u=>{this.#c=!0,this.#n([E(u)])}),l=a.then(()=>!0);if(!await Promise.race([r,l]))return;let c=n.do==="act"?"act":"other";this.#n([o("page.unsent.typed",{what:os({id:"",...n}),undo:c,command:o("cmd.undo")})])}#y(t){this.#p=Math.max(this.#p,t?.seq??0)}async#w(){let{table:{match:t}={match:0},view:n}=this.#s??{},s=`${t} ${n?.deal}`;if(!this.#u.has(s)){this.#u.add(s);try{let a;for await(a of Dn(this.#e.id,t,n?.deal??0,()=>!this.#o));a&&await this.#h(()=>this.#l({report:a}))}catch(a){this.#n([E(a)])}this.#u.delete(s)}}};var Du={lines:250,typed:50};function rs(){let[e,t]=w([]),n=M(0);return{lines:e,print:(a,r=!1)=>{let l=a.map(c=>({id:n.current++,text:c,typed:r}));l.length&&t(c=>[...c,...l].slice(-Du.lines))}}}function is({lines:e,print:t,obey:n}){let s=a=>{a&&t([`› ${a}`],!0),n(a)};return i`<section class="speech" aria-label=${o("page.speech.region")}>
		<${Cm} onsend=${s} />
		<${Dm} lines=${e} />
	</section>`}function Lu({table:e,variant:t}){let n=rs(),s=M(t);s.current=t;let a=he(()=>new Ma(e,n.print,()=>s.current),[e]);return x(()=>{let r=e.newest.subscribe(c=>c&&a.hear(c)),l=e.wrong.subscribe(c=>a.line(c));return()=>{l(),r(),a.end()}},[a]),i`<${is} ...${n} obey=${r=>{a.obey(r)}} />`}function Cm({onsend:e}){let t=M(null),n=M({all:[],at:0});x(()=>t.current?.focus(),[]);function s(r){r.preventDefault();let l=t.current?.value.trim()??"";t.current&&(t.current.value=""),l&&(n.current.all=[...n.current.all.filter(c=>c!==l),l].slice(-Du.typed)),n.current.at=n.current.all.length,e(l)}function a(r){let l=r.key==="ArrowUp"?-1:r.key==="ArrowDown"?1:0;if(!l||!t.current)return;r.preventDefault();let{all:c,at:u}=n.current;n.current.at=Math.max(0,Math.min(c.length,u+l));let p=c[n.current.at]??"";t.current.value=p,t.current.setSelectionRange(p.length,p.length)}return i`<form onsubmit=${s}>
		<label for="command">${o("page.speech.field")}</label>
		<input id="command" name="command" type="text" ref=${t} onkeydown=${a}
			autocomplete="off" autocapitalize="off" autocorrect="off" spellcheck=${!1} enterkeyhint="send" maxlength="400" />
		<button class="button">${o("page.speech.do")}</button>
	</form>`}function Dm({lines:e}){let t=M(null);return fe(()=>{t.current&&(t.current.scrollTop=t.current.scrollHeight)},[e]),i`<div class="log" role="log" aria-live="polite" aria-label=${o("page.speech.log")} tabindex="0" ref=${t}>
		${e.map(({id:n,text:s,typed:a})=>i`<p key=${n} ...${a?{class:"typed","aria-hidden":"true"}:{class:""}}>${s}</p>`)}
	</div>`}function Lm({trump:e}){if(e.by==="turnup")return[];let t=e.by==="rotation"?e.rotation:["none",e.first??"none","C","D","H","S"];return[...new Set(t)].filter(Boolean)}function Aa({opening:e,names:t,rules:n,set:s}){if(!n)return null;let a=Lm(n),r=e??{totals:t.map(()=>0),trump:a[0]};return i`<details open=${e!==void 0}>
		<summary>${o("page.pad.opening")}</summary>
		<div class="stack">
			<p class="soft small">${o("page.pad.opening.about")}</p>
			<fieldset class="amounts">
				<legend class="unseen">${o("page.pad.opening")}</legend>
				${t.map((l,c)=>i`<${pe} key=${c} label=${l} value=${r.totals[c]??0}
					min=${-9999} max=${9999}
					onchange=${u=>s({...r,totals:r.totals.with(c,u)})} />`)}
			</fieldset>
			${n.game.deals?i`<${pe} label=${o("page.pad.opening.deals")} value=${r.deals??0} min=${0} max=${n.game.deals-1}
						onchange=${l=>s({...r,deals:l})} />`:null}
			${a.length?i`<${I} label=${o("page.pad.opening.trump")} value=${r.trump??"none"}
						options=${a.map(l=>[l,C(l)])}
						onchange=${l=>s({...r,trump:l})} />`:null}
		</div>
	</details>`}var Ta=e=>{if(!e)return;let{trump:t,...n}=e,s=t&&t!=="none"?{...n,trump:t}:n;return s.trump||s.deals||s.totals.some(a=>a!==0)?s:void 0};var ge=(e,t)=>t===void 0?"":e.seats[t]||(t<e.choices.live?o("seat",{n:t+1}):o("dummy")),Ye=e=>e.seats.map((t,n)=>ge(e,n)),Pu=({rules:e,house:t})=>t?e.name:o(`variant.${e.id}`),ls=e=>{let t=e.date?Date.parse(`${e.date}T12:00`):NaN;return Number.isNaN(t)?Pu(e):`${Pu(e)} · ${Se(t,{dateStyle:"long"})}`};function cs(e){let t=e.map(n=>n.trim().toLowerCase());return e.find((n,s)=>t[s]&&t.indexOf(t[s])<s)}function At(e){let t=Ye(e),{end:n}=e;if(n&&!n.cut)return o("page.winner",{names:P(n.winners.map(r=>t[r]??"")),n:n.winners.length,you:"no"});let s=Math.max(...e.totals),a=t.filter((r,l)=>e.totals[l]===s);return e.deals.length===0?"":o("page.pad.leads",{names:P(a),n:a.length,points:k(s),over:n?"yes":"no"})}function Ru(e){let t=Ye(e),n=(r,l)=>r.map((c,u)=>`${t[u]} ${l(c)}`).join(", "),s=e.deals.map(r=>{let l=r.points.map((c,u)=>`${t[u]} ${ee(c)}${r.made[u]?" •":""}`).join(", ");return`${r.deal+1}. ${C(r.trump)}: ${l}`}),a=e.settlement??[];return[`Ninety-Nine · ${ls(e)}`,n(e.totals,k),At(e),"",...s,"",...a].join(`
`).replaceAll(/\n{3,}/g,`

`).trim()}var Pm=e=>({hands:e.seats.map(()=>({}))}),Rm=e=>!e||!e.trump&&e.hands.every(t=>Object.keys(t).length===0),Wm=3e3,qm=e=>e instanceof si||e instanceof W&&([429,503].includes(e.status)||e.reason==="unfetched"),Gt=e=>gt(e)?o("page.pad.refused",{text:e.message}):E(e);function Im(e){let{record:t,summary:n,open:s,inserting:a}=e,r=Zs(e),l=_t(e),c={hands:n.names.map(()=>({}))};return a?{record:t,deal:r,entry:l??c}:s!==null?{record:t,deal:r,...l?{entry:l}:{}}:n.over?{record:t}:{record:t,entry:l??c}}var _m=(e,t)=>JSON.stringify(e)===JSON.stringify(t),zm=(e,t)=>Ct({lang:K.peek(),...e},t),ja=class{wrong=D("");busy=D(!1);#e;#n=D(null);#t=D(0);#s="";#a=new AbortController;#r=0;#i=[];#c=[];#p=null;#d="";#u;constructor(t,n=zm){this.id=t,this.#e=n,this.#u=jt(()=>this.#$())}close(){this.#u(),this.#a.abort(),clearTimeout(this.#r)}get kept(){return Pe(this.id)}get told(){return this.#n.value?.told}get stale(){return this.#n.value?.of!==this.#o()}get deal(){return this.kept?Zs(this.kept):0}get entry(){let{kept:t,told:n}=this;return(t&&_t(t))??(n?Pm(n):{hands:[]})}get undoable(){let{kept:t}=this;return t!==void 0&&(_t(t)!==void 0||t.past.length>0)}get redoable(){let{kept:t}=this;return t!==void 0&&(this.#c.some(n=>n.of===this.place)||!_t(t)&&t.next.length>0)}get place(){return`${this.kept?.versions.at(-1)} ${this.kept&&yn(this.kept)}`}#o(){return this.kept?JSON.stringify({lang:K.value,...Im(this.kept)}):""}#$(){let t=this.#o(),n=t&&this.stale?`${this.#t.value} ${t}`:"";if(n===this.#s)return;if(this.#s=n,this.#a.abort(),clearTimeout(this.#r),!n)return void(this.wrong.value="");let{signal:s}=this.#a=new AbortController;this.#e(JSON.parse(t),{signal:s}).then(a=>s.aborted||(this.#n.value={of:t,told:a}),a=>{s.aborted||(this.wrong.value=Gt(a),qm(a)&&(this.#r=Number(setTimeout(()=>this.#t.value++,Wm))))})}set(t){this.#i.push({of:this.place,entry:this.entry}),this.#c=[],this.#h(t)}#h(t){let{kept:n}=this;n&&ie(zt(n,yn(n),Rm(t)&&n.open===null?void 0:t))}correct(t){let{kept:n}=this,s=this.told?.deals[t];n&&s&&ie({...zt(st(n),t,n.drafts[t]??s.entry),open:t})}insert(t){let{kept:n}=this;n&&ie({...n,open:t,inserting:!0})}leave(){let{kept:t}=this;t&&ie(st(zt(t,yn(t))))}async#l(t){let n=this.#p;this.busy.value=!0;let s=n?n.then(t,t):t();this.#p=s;try{return await s}finally{this.#p===s&&(this.#p=null,this.busy.value=!1)}}async enter(t=!1){let{kept:n,deal:s,entry:a}=this;if(!n||this.busy.peek())return;let r=yn(n),l={record:n.record,do:n.inserting?"insert":"enter",deal:s,entry:a,...t?{again:t}:{}},c=await this.#l(()=>this.#w(l,(u,p)=>{let d=st(zt(u.record===p.record?u:St(u,p),r)),$=u.drafts[r]??a;return _m($,a)?d:{...zt(d,s,$),open:s}}));c&&qu(c)}async propose(t){let n=this.kept?.record??"",s=await this.#e({record:n,...t});if(!s.unfit)return s.fault?void j(Wu(s)):s;let a=await this.#e({record:n,...t,again:!0});return a.unfit?s:{...a,unfit:s.unfit,said:[...s.said??[],...a.said??[]]}}async revise(t){let{kept:n}=this;if(!n||this.busy.peek())return;let s=await this.#l(()=>this.#w({record:n.record,...t,again:!0},(a,r)=>r.record===a.record?a:st({...St(a,r),drafts:Fm(a,r)})));s&&qu(s)}async end(){let{kept:t}=this;t&&!this.busy.peek()&&await this.#l(()=>this.#w({record:t.record,do:"stop"},St))}undo=()=>this.#f("past","pad.undone");redo=()=>this.#f("next","pad.redone");async#f(t,n){if(this.busy.peek()||this.#b(t))return;let s=await this.#l(()=>this.#m(t));s&&j(o(n,{what:s}))}#b(t){let{kept:n,place:s,entry:a}=this,r=t==="past",[l,c]=r?[this.#i,this.#c]:[this.#c,this.#i],u=l.findLastIndex(d=>d.of===s);if(r?!n||!_t(n):u<0)return!1;let[p]=l.splice(Math.max(u,0));return c.push({of:s,entry:a}),u>=0&&p?this.#h(p.entry):this.leave(),!0}async#m(t){let{kept:n}=this,s=n&&sc(n,t);if(!n||s===void 0)return"";let{act:a="some",deal:r=0}=n[t].at(-1)?.did??{};return await this.#w({record:s},(c,u)=>st(ac(c,u,t)),n.record)?o(`pad.act.${a}`,{deal:r+1}):""}type(t,n){return this.#l(()=>this.#g(t,n))}async#g(t,n){let{kept:s}=this;if(!s)return[];let a=(u,p)=>o(u).split("|").concat(p).includes(t.trim().toLowerCase());if(a("cmd.undo","undo"))return[await this.#y("past","pad.undone","pad.nothing")];if(a("pad.cmd.redo","redo"))return[await this.#y("next","pad.redone","pad.nothing.again")];let r=`${s.record}
${t}`,l={record:s.record,line:t,lang:n,...r===this.#d?{again:!0}:{}},c=await this.#w(l,(u,p)=>p.record===u.record?u:st(tc(St(u,p))));return this.#d=c?.again?r:"",c?.said??[]}async#y(t,n,s){if(this.#b(t))return o(n,{what:o("pad.act.some")});let a=await this.#m(t);return a?o(n,{what:a}):o(s)}async#w(t,n,s=t.record){let a=this.#o(),r=await this.#e(t).catch(l=>{j(E(l))});return Vs(this.id),Fe(()=>{let{kept:l}=this;if(!(!r||!l))return r.fault||r.unfit||r.entry?this.#x(t,r,a):l.record!==s&&l.record!==r.record?this.#S(l,t):(this.#k(n(l,r),r),r)})}#k(t,n){let s=this.#o();ie(t);let a=this.#o();a!==s&&(this.#n.value={of:_t(t)?"":a,told:n})}#x(t,n,s){t.entry?s===this.#o()&&(this.#n.value={of:s,told:n}):j(Wu(n))}#S(t,{deal:n=0,entry:s,record:a}){let r=t.summary.deals,l=n<r&&n<(this.told?.deals.length??0)&&this.told?.record===a;s&&ie({...zt(t,l?n:r,s),open:l?n:null}),j(o("page.pad.elsewhere"))}},Wu=e=>(e.said??[]).join(" "),Fm=({drafts:e,summary:t},{deals:n})=>{let s=e[t.deals];return s?{[n.length]:s}:{}};function qu(e){let{did:t}=e,n=e.deals[t?.deal??-1];if(t?.act==="enter"&&n){let l=P(n.points.map((c,u)=>`${ge(e,u)} ${ee(c)}`));return j(o("page.pad.entered",{n:t.deal+1,points:l}),!0)}if(!t)return;let s={deal:t.deal+1},r=["correct","delete","insert"].includes(t.act)?o(`pad.did.${t.act}`,s):o("pad.changed.head",{what:o(`pad.act.${t.act}`,s)});j([r,...e.said??[]].join(" "))}var lr=24;function Hm(){let e=R.value?.name??A.name.value,t=Ze()[0]?.summary;if(!t)return e?[e]:[];let n=t.live??ve.value.find(s=>s.id===t.variant)?.chairs;return t.names.slice(0,n).filter(s=>s!==o("dummy"))}var Km={variant:"",names:[],first:"0",length:"",rounds:9,house:Xs,opening:void 0},cr=(e,t)=>e.names[t]?.trim()||o("page.pad.player",{n:t+1}),ir=e=>Array.from({length:e.chairs},(t,n)=>n);async function Jm(e,t,n){let s=Kn(e.house,n),a=Array.from({length:n.seats-t.chairs},()=>o("dummy")),r=[...ir(t).map($=>cr(e,$)),...a],l=cs(r);if(l)throw new le(o("pad.twins",{name:l}));let c=await Ct({begin:{variant:t.id,...s?{rules:s}:{},seats:r,first:Number(e.first),date:Kt(),...e.length?{[e.length]:e.rounds}:{}}}),u=Ta(e.opening),p=u&&{...c.head,opening:u},d=Gs(p?await Ct({record:c.record,do:"head",head:p}):c);return ie(d),d.id}var ur=({seat:e,...t})=>i`<${me} label=${o("page.pad.player",{n:e+1})}
	maxlength=${lr} onfocus=${n=>n.currentTarget.select()} ...${t} />`;function Um({plan:e,set:t,variant:n}){let s=a=>r=>t(({names:l})=>({names:Object.assign([...l],{[a]:r})}));return i`<fieldset class="seats">
			<legend class="unseen">${o("page.pad.names")}</legend>
			${ir(n).map(a=>i`<${ur} key=${a} seat=${a} value=${e.names[a]??""}
				enterkeyhint="next" oninput=${s(a)} />`)}
		</fieldset>
		<p class="soft small">${o("page.pad.names")}</p>
		<${I} label=${o("page.pad.first")} value=${e.first} onchange=${U(t)("first")}
			options=${ir(n).map(a=>[String(a),cr(e,a)])} />`}function Iu({onclose:e,onbegun:t}){x(()=>{ne(Ae)},[]);let[n,s]=w(()=>({...Km,names:Hm()})),[a,r]=w(""),{busy:l,once:c}=J(m=>r(Gt(m))),u=ve.value.find(m=>m.id===n.variant)??wt(),p=F(u?.id);if(!u)return null;let d=m=>{s(g=>({...g,...typeof m=="function"?m(g):m})),r("")},$=m=>{m.preventDefault(),p&&c(async()=>t(await Jm(n,u,p)))},f=m=>d({variant:m,first:"0",opening:void 0,house:{...n.house,changed:{}}}),h=i`<button type="submit" form="new-pad" class="button chief" aria-busy=${l}>
		${o("page.pad.begin")}
	</button>`;return i`<${H} broad title=${o("page.pad.new")} onclose=${e} actions=${h}>
		<form id="new-pad" class="create stack" onsubmit=${$}>
			<${ea} value=${u.id} groups=${Ue()} onchange=${f} />
			<${Um} plan=${n} set=${d} variant=${u} />
			<${wn} plan=${n} set=${d} variant=${u} />
			<${Aa} opening=${n.opening} rules=${p} set=${U(d)("opening")}
				names=${Array.from({length:p?.seats??0},(m,g)=>g<u.chairs?cr(n,g):o("dummy"))} />
			<${ta} own=${n.house} set=${U(d)("house")} rules=${p} />
			<p class=${a?"trouble":""} role="alert">${a}</p>
		</form>
	<//>`}var Vm=e=>e?.scrollIntoView({block:"nearest"}),_u=({lines:e})=>i`<div class="stack" role="status" ref=${Vm}>
	${e.map(t=>i`<p key=${t}>${t}</p>`)}
</div>`;function zu({open:e,then:t,deal:n,onclose:s}){let{busy:a,once:r}=J(),c=i`<${S} chief aria-busy=${a} onclick=${()=>r(async()=>{await e.revise({do:"delete",deal:n}),s()})} say=${o("page.pad.strike")} />`;return i`<${H} title=${o("page.pad.deal",{n:n+1})} onclose=${s} actions=${c}>
		<div class="stack">
			<p>${o("page.pad.strike.about",{n:n+1})}</p>
			<${_u} lines=${t.said??[]} />
		</div>
	<//>`}function Gm(e,t){let n=[...e.seats],s=[...e.replaced??[]];return t.forEach((a,r)=>{let l=s.findLastIndex(c=>c.seat===r);l<0?n[r]=a:s[l]={...s[l],name:a}}),{seats:n,...s.length?{replaced:s}:{}}}function Zm(e,{names:t,first:n,target:s,length:a,rounds:r,opening:l,leaves:c,comes:u,from:p}){let{deals:d,games:$,opening:f,...h}=e,m={...h,...Gm(e,t),first:Number(n),...s?{target:s}:{}},g=Ta(l),y={deal:p-1,seat:Number(c),name:u.trim()},v=(m.replaced??[]).filter(O=>O.seat!==y.seat||O.deal!==y.deal),b=y.name?[...v,y].sort((O,T)=>O.deal-T.deal):m.replaced;return{...m,...a?{[a]:r}:{},...g?{opening:g}:{},...b?{replaced:b}:{}}}var Ym=({head:e,seats:t,deals:n})=>({names:t,first:String(e.first),target:e.target??0,opening:e.opening,length:e.deals?"deals":e.games?"games":"",rounds:e.deals||e.games||9,leaves:"0",comes:"",from:n.length+1});function Fu({open:e,pad:t,onclose:n}){let[s,a]=w(()=>Ym(t)),[r,l]=w(null),[c,u]=w(""),{busy:p,once:d}=J(),$=y=>{a(v=>({...v,...y})),l(null),u("")},f=Zm(t.head,s),h=y=>{y.preventDefault();let v=cs(s.names)??cs(s.comes?s.names.with(Number(s.leaves),s.comes):[]);if(v)return u(o("pad.twins",{name:v}));d(async()=>{let b=r?void 0:await e.propose({do:"head",head:f}),O=b?.said??[];if(O.length)return l(O);(r||b?.did)&&await e.revise({do:"head",head:f}),n()})},m=i`<button type="submit" form="pad-head" class="button chief" aria-busy=${p}>
		${o(r?"page.pad.head.yes":"page.pad.head.do")}
	</button>`,g=t.choices.live;return i`<${H} broad title=${o("page.pad.head")} onclose=${n} actions=${m}>
		<form id="pad-head" class="create stack" onsubmit=${h}>
			<${Qm} pad=${t} form=${s} set=${$} />
			<${I} label=${o("page.pad.first")} value=${s.first} onchange=${U($)("first")}
				options=${s.names.slice(0,g).map((y,v)=>[String(v),y])} />
			${s.target?i`<${pe} label=${o("page.create.rules.game.target")} value=${s.target} min=${1} max=${1e4}
						onchange=${U($)("target")} />`:null}
			<${wn} plan=${s} set=${$} />
			<${Xm} pad=${t} form=${s} set=${$} />
			<${Aa} opening=${s.opening} names=${Ye(t)} rules=${t.rules} set=${U($)("opening")} />
			${r?i`<${_u} lines=${r} />`:null}
			<p class=${c?"trouble":""} role="alert">${c}</p>
		</form>
	<//>`}var Qm=({pad:e,form:t,set:n})=>i`<fieldset class="seats">
	<legend class="unseen">${o("page.pad.names")}</legend>
	${t.names.slice(0,e.choices.live).map((s,a)=>i`<${ur} key=${a} seat=${a} value=${s} required
		oninput=${r=>n({names:t.names.with(a,r)})} />`)}
</fieldset>`,Xm=({pad:e,form:t,set:n})=>i`<details>
	<summary>${o("page.pad.replace")}</summary>
	<div class="stack">
		<${G} label=${o("page.pad.replace.leaves")} value=${t.leaves}
			options=${t.names.slice(0,e.choices.live).map((s,a)=>[String(a),ge(e,a)])}
			onchange=${U(n)("leaves")} />
		<${me} label=${o("page.pad.replace.comes")} value=${t.comes} maxlength=${lr}
			oninput=${U(n)("comes")} />
		<${pe} label=${o("page.pad.replace.from")} value=${t.from} min=${1} max=${e.deals.length+1}
			onchange=${U(n)("from")} />
	</div>
</details>`;var Na={ArrowDown:[1,0],ArrowUp:[-1,0],ArrowRight:[0,1],ArrowLeft:[0,-1]},eg=60,tg=600,pr=class{#e;#n=[];#t=0;constructor(t){this.#e=t}press(t){return t==="Enter"&&Date.now()<this.#t?!0:this.#n.length===0&&this.#e.current()?this.#e.act(t):t in Na||/^(.|Enter|Backspace|Redo)$/u.test(t)?(this.#n.length<eg&&this.#n.push(t),this.#s(),!0):!1}goOn(){for(;this.#n.length>0&&this.#e.current();)this.#e.act(this.#n.shift()??"");this.#s()}#s(){if(this.#e.changing())for(this.#n=this.#n.filter(t=>t!=="Backspace"&&t!=="Redo");this.#n[0]==="Enter";)this.#n.shift()}hear({fault:t,unfit:n}){(t||n)&&(this.#n=[]),this.#t=n?Date.now()+tg:0}},Hu=e=>e.target instanceof Element&&e.target.closest(".pad-panel")!==null;function dr(e){if(!(e.ctrlKey||e.metaKey)||e.altKey)return e.key;let t=e.key.toLowerCase();return t==="z"&&!e.shiftKey?"Backspace":t==="z"||t==="y"?"Redo":""}function ng(e){if(!dr(e)||e.altKey||document.querySelector("dialog[open]"))return!1;let t=e.target instanceof Element?e.target:null;return t?.closest("input, select, textarea, summary, [contenteditable]")?!1:e.key in Na?t===document.body||Hu(e):!((e.key==="Enter"||e.key===" ")&&t?.closest("button, a"))}var sg=e=>e.repeat&&["Enter","Backspace","Redo"].includes(dr(e));function Ku(e){let t=M(e);t.current=e;let n=M(!0),[,s]=w(0),a=M(null),r=a.current??=new pr({act:l=>t.current.act(l)?(n.current=!1,s(c=>c+1),!0):!1,current:()=>n.current&&t.current.current(),changing:()=>t.current.changing()});return fe(()=>r.hear(e.pad),[e.pad]),x(()=>{n.current=!0,r.goOn()}),fe(()=>{let l=c=>{(sg(c)?Hu(c):ng(c)&&r.press(dr(c)))&&c.preventDefault()};return document.addEventListener("keydown",l),()=>document.removeEventListener("keydown",l)},[]),l=>r.press(l)}var Uu=({what:e,seat:t=-1})=>e==="turnup"||e==="name"?{seat:-1,field:"trump"}:{seat:t,field:e==="number"?"premium":e==="tricks"?"tricks":"contract"},Vu=(e,t)=>e.seat===t?.seat&&e.field===t.field;function ag(e,{what:t,seat:n=-1}){let s=e.hands[n]??{};switch(t){case"tricks":return s.tricks!==void 0;case"outcome":return s.made!==void 0||s.bid!==void 0;case"bid":return s.bid!==void 0;case"number":return/\d/.test(s.premium??"");default:return e.trump!==void 0}}var og=e=>[...new Set(e.choices.premiums.map(t=>t.split(" ")[0]??""))],Ju=(e,t)=>e.choices.premiums.filter(n=>n.startsWith(`${t} `)).map(n=>Number(n.split(" ")[1])),rg=(e,t,n)=>{let s={...e,hands:e.hands.with(t,n)},a=s.hands.some(c=>c.premium),{trump:r,...l}=s;return a||e.hands[t]?.premium===n.premium?s:l},ig=e=>Object.fromEntries(Object.entries(e).filter(([,t])=>t!==void 0&&t!==""));function fr({pad:e,deal:t,named:n,inserting:s=!1}){let a=e.deals[t],r=a??e.due;if(!r)return null;let l=n??(s&&e.choices.trumps.length>0?void 0:r.trump),c=l===r.trump||!r.trump?r.origin:"",u={dealer:ge(e,r.dealer),lead:ge(e,r.lead),past:a?"yes":"no"},p=r.vulnerable?.map(d=>ge(e,d)).join(", ");return i`<div class="pad-due">
		${l?i`<${X} trump=${l} />`:i`<span class="sign none" aria-hidden="true">?</span>`}
		<p class="who">
			<b>${o("page.pad.roles",u)}</b> <span class="soft">${o("page.pad.deal",{n:t+1})}</span>
		</p>
		<p class="trump">${l?c?o("why.trump",{trump:C(l),why:c}):C(l):o("page.pad.turnup")}
			${p?i` <span class="soft">· ${o("pad.vulnerable",{names:p})}</span>`:null}
		</p>
	</div>`}var lg=({due:e,seat:t})=>{let n=t===e?.dealer?"dealer":t===e?.lead?"forehand":"";return n?i`<small class="role soft" aria-hidden="true">${o(`page.stats.place.${n}`)}</small>`:null},$r=({label:e,text:t,said:n,now:s,wrong:a,onpick:r,children:l})=>i`<button type="button"
	class=${`box ${n?"said":t?"follows":""}`} aria-pressed=${s} data-wrong=${a||void 0}
	aria-label=${t?`${e}: ${t}`:e} onclick=${r}>${l??t}</button>`,us=e=>e.totals.some((t,n)=>t!==e.game[n]);function cg(e){let{pad:t}=e,n=t.choices.premiums.length>0;return i`<div class=${`pad-rows ${n?"":"unpaid"}`} role="group" aria-label=${o("page.pad.hands")}>
		<div class="heads soft small" aria-hidden="true">
			<span class="totals">${us(t)?o("page.pad.totals"):""}</span>
			<span>${o("page.sheet.won")}</span><span>${o("page.sheet.contract")}</span>
			${n?i`<span>${o("page.sheet.held")}</span>`:null}
		</div>
		${t.seats.map((s,a)=>i`<${ug} key=${a} ...${e} seat=${a} />`)}
	</div>`}function ug({pad:e,deal:t,draft:n,full:s,now:a,wrong:r,pick:l,seat:c}){let u=ge(e,c),p=n.hands[c]??{},{tricks:d,bid:$,made:f,premium:h}=s.hands[c]??{},m=v=>({label:o(`page.pad.${v}.of`,{name:u}),now:Vu({seat:c,field:v},a),wrong:r===c,onpick:()=>l({seat:c,field:v})}),g=f===void 0?"":o(f?"page.sheet.made":"page.sheet.failed"),y=[$===void 0?"":o("page.pad.bid",{n:$}),g].filter(Boolean).join(", ");return i`<div class="hand-row">
		<span class="name">
			<span>${u}</span> <${lg} due=${e.deals[t]??e.due} seat=${c} />
			<b class="total">${k(e.game[c]??0)}</b>
			${us(e)?i`<small class="rest soft">(${k(e.totals[c]??0)})</small>`:null}
		</span>
		<${$r} ...${m("tricks")} said=${p.tricks!==void 0} text=${d===void 0?"":k(d)} />
		<${$r} ...${m("contract")} said=${p.made!==void 0||p.bid!==void 0} text=${y}>
			<span class="bid">${$===void 0?"":k($)}</span>
			${g?i`<span class=${`mark ${f?"made":"failed"}`}>${f?"✓":"✗"}</span>`:null}
		<//>
		${e.choices.premiums.length>0&&c<e.choices.live?i`<${$r} ...${m("premium")} said=${!!p.premium} text=${h?Y(h):""} />`:null}
	</div>`}var pg=({rules:{trump:e,joker:t}})=>e.by==="turnup"?[...e.plain.split(" ").filter(Boolean),...t?[o("joker")]:[]].join(", "):"";function dg(e,t,n,s){let{seat:a,field:r}=n;if(r==="trump"){let d=pg(e);return e.choices.trumps.map($=>{let f=$==="none"&&d?i` <small>(${d})</small>`:null;return{key:$,on:t.trump===$,press:()=>s({...t,trump:$}),wide:!0,text:i`<${X} trump=${$} /><span class="word">${C($)}${f}</span>`}})}let l=t.hands[a]??{},c=(d,$)=>s(rg(t,a,ig({...l,...d})),$),u=(d,$,f)=>({key:String(d),text:k(d),on:$,press:f,typed:String(d)});if(r==="tricks")return Array.from({length:e.choices.tricks+1},($,f)=>f).map($=>u($,l.tricks===$,()=>c({tricks:$})));if(r==="contract")return[{key:"made",wide:!0,text:`✓ ${o("page.sheet.made")}`,on:l.made===!0,typed:"+",press:()=>c({made:!0,bid:void 0})},{key:"failed",wide:!0,text:`✗ ${o("page.sheet.failed")}`,on:l.made===!1,typed:"-",press:()=>c({made:!1,bid:void 0})},...e.choices.bids.map(d=>u(d,l.bid===d,()=>c({bid:d,made:void 0})))];let[p=""]=(l.premium??"").split(" ");return[{key:"none",wide:!0,text:o("page.pad.no"),on:!l.premium,press:()=>c({premium:""})},...og(e).map(d=>({key:d,wide:!0,text:Y(d),on:p===d,typed:o(`offer.letter.${d}`),or:d[0]??"",press:()=>c({premium:d},Ju(e,d).length>0)})),...(p?Ju(e,p):[]).map(d=>u(d,l.premium===`${p} ${d}`,()=>c({premium:`${p} ${d}`})))]}function $g({keys:e,label:t}){let n=e.filter(r=>!r.wide),s=Math.min(7,Math.max(5,Math.ceil(n.length/2))),a=r=>i`<button type="button" key=${r.key} class=${r.wide?"wide-key":"key"} aria-pressed=${r.on}
		aria-label=${r.label} onclick=${r.press}>${r.text}</button>`;return i`<div class="pad-keys" role="group" aria-label=${t}>
		<div class="words">${e.filter(r=>r.wide).map(a)}</div>
		<div class="digits" style=${{"--across":s}}>${n.map(a)}</div>
	</div>`}var Gu=(e,{seat:t,field:n})=>n==="trump"?o("page.pad.trump"):o(`page.pad.${n}.of`,{name:ge(e,t)}),fg={seat:-1,field:"trump"},hg=({choices:e,rules:t},n)=>e.trumps.length>0&&(t.trump.by==="turnup"||n.hands.some(s=>s.premium)),mg=({trump:e,now:t,onpick:n})=>i`<button type="button" class="box turn" aria-pressed=${t}
	onclick=${n}>${o("page.pad.trump")} ${e?i`<${X} trump=${e} /> ${C(e)}`:"…"}
</button>`,hr=({redo:e})=>i`<button type="button" class="button redo" aria-label=${o("page.pad.redo")}
	title=${o("page.pad.redo")} onclick=${e}>
	<svg viewBox="0 0 24 24" aria-hidden="true"><path d="M15 5l5 5-5 5M20 10H9a5 5 0 0 0 0 10h4" /></svg>
</button>`;function Zu({open:e,pad:t}){let[n,s]=w({place:"",cell:null}),{deal:a,entry:r,stale:l,kept:c,place:u}=e,p=n.place===u?n.cell:null,d=xe=>s({place:u,cell:xe}),$=c?.open!==null,f=c?.inserting===!0,h=o(f?"page.pad.insert":$?"page.pad.correct":"page.pad.enter"),g=(t.missing??(t.entry||$?[]:t.due?.missing??[])).filter(xe=>!ag(r,xe)),y=p??(g[0]?Uu(g[0]):null),v=!l&&t.unfit!==void 0,b=!l&&t.entry!==void 0&&!t.fault&&(t.missing??[]).length===0&&!v,T=y?dg(t,r,y,(xe,Re)=>(d(Re?y:null),e.set(xe))):[],N=yg(t.entry,r),q={Enter:()=>(b||v)&&e.enter(v),Backspace:()=>e.undoable&&e.undo(),Redo:()=>e.redoable&&e.redo()},Ne=xe=>{let[Re,On]=Na[xe]??[];if(Re!==void 0&&On!==void 0)d(wg(t,y,Re,On));else{let hs=(T.find(Ua=>Ua.typed===xe)??T.find(Ua=>Ua.or===xe))?.press??q[xe];if(!hs)return!1;hs()}return!0},ct=()=>e.wrong.peek()===""&&(e.stale||e.busy.peek()),ut=Ku({pad:t,act:Ne,current:()=>e.told===t&&e.kept===c&&!ct(),changing:()=>e.busy.peek()});return i`<section class="pad-panel" aria-label=${h}>
		<${fr} pad=${t} deal=${a} named=${N.trump} inserting=${f} />
		<${cg} pad=${t} deal=${a} draft=${r} full=${N} now=${y} wrong=${t.fault?.seat??-1}
			pick=${d} />
		<p class=${`pad-said ${t.fault||t.unfit?"trouble":b?"":"soft"}`} role="status">
			${bg(t,p,g)||(b?o("page.pad.ready"):" ")}
		</p>
		${hg(t,r)&&(N.trump||y?.field!=="trump")?i`<${mg} trump=${N.trump} now=${y?.field==="trump"} onpick=${()=>d(fg)} />`:null}
		${y&&!(b&&!p)?i`<${$g} keys=${T} label=${Gu(t,y)} />`:null}
		<${gg} open=${e} press=${ut} can=${b||v} text=${v?o("page.pad.anyway"):h} />
	</section>`}var gg=({open:e,press:t,can:n,text:s})=>i`<div class="pad-acts">
	<${S} disabled=${!e.undoable} onclick=${()=>t("Backspace")} say=${o("page.pad.undo")} />
	${e.redoable?i`<${hr} redo=${()=>t("Redo")} />`:null}
	${e.kept?.open!==null?i`<${S} onclick=${()=>e.leave()} say=${o("page.pad.cancel")} />`:null}
	<${S} chief aria-disabled=${!n} aria-busy=${e.busy.value} onclick=${()=>t("Enter")} say=${s} />
</div>`,yg=(e,t)=>({...e,...t,hands:t.hands.map((n,s)=>({...e?.hands[s],...n}))});function bg(e,t,n){if(e.fault||e.unfit)return(e.said??[]).join(" ");let s=n.find(a=>!t||Vu(Uu(a),t));return s?o(`page.pad.ask.${s.what}`,{name:ge(e,s.seat)}):t?Gu(e,t):""}function wg(e,t,n,s){let a=["tricks","contract",...e.choices.premiums.length?["premium"]:[]],r=e.seats.length,l=t&&t.seat>=0?(t.seat+n+r)%r:0,c=Math.max(0,a.indexOf(t?.field??"tricks")),u=a[(c+s+a.length)%a.length]??"tricks";return{seat:l,field:u==="premium"&&l>=e.choices.live?"contract":u}}function Ba({pad:e,onpick:t}){let n=Ye(e);return i`<section class="pad-sheet">
		<header>
			<h1>${n.slice(0,e.choices.live).join(" · ")}</h1>
			<p class="soft">${ls(e)} · ${aa(e.rules)}</p>
			<p class="standing">${At(e)}</p>
		</header>
		${e.deals.length?i`<${qo} scores=${e.deals} names=${n} end=${e.end} onpick=${t} />
				<div class="settled small soft">${(e.settlement??[]).map(s=>i`<p key=${s}>${s}</p>`)}</div>`:i`<p class="soft">${o("page.pad.unwritten")}</p>`}
	</section>`}function vg(e,t){let n=e.deals[t],s=e.deals[t+1]??(e.due?.deal===t+1?e.due:void 0),a=s&&{next:kg(e,s.why.trump),...s.trump?{then:s.trump}:{}},r=Object.fromEntries(n.entry.hands.map((u,p)=>[p,u.bid===void 0?{}:{bid:u.bid}])),{closed:l,...c}=n;return{...c,shown:r,...s?{why:a}:{},...l?{closed:{...l,game:n.game,totals:n.totals}}:{},...e.end&&t===e.deals.length-1?{end:e.end}:{}}}var kg=(e,t)=>e.rules.trump.by==="holder"&&t!=="game"||t==="named"||t==="first"?"stays":t;function Ea({pad:e,deal:t,onclose:n,correct:s,insert:a,strike:r}){let l=e.deals[t];if(!l)return null;let c=s&&i`
		<${S} plain onclick=${r} say=${o("page.pad.strike")} />
		<${S} plain onclick=${a} say=${o("page.pad.insert.before")} />
		<${S} chief onclick=${s} say=${o("page.pad.correct")} />`;return i`<${H} title=${o("page.pad.deal",{n:t+1})} onclose=${n} actions=${c}>
		<div class="pad-account stack">
			<p class="soft">
				${o("page.pad.roles",{dealer:ge(e,l.dealer),lead:ge(e,l.lead),past:"yes"})}.${" "}
				${o("page.pad.trump")}: ${C(l.trump)} (${l.origin}).</p>
			<${Ve} view=${vg(e,t)} names=${Ye(e)} variant=${e.rules} me=${-1} untitled />
		</div>
	<//>`}var xg=4e3,[Yu,Sg]=[4e3,12e4],Qu=new Map;function gr(e,t){let n=(Qu.get(e)??Promise.resolve()).then(t);return Qu.set(e,n.catch(()=>{})),n}var Og=e=>gr(e,async()=>{let t=Pe(e);if(!t||t.shared)return;let n=De(),{pad:s,mark:a=""}=await Ms({secret:n,record:t.record}),r=Pe(e);r&&ie({...r,shared:{secret:n,pad:s,of:t.record,mark:a}})});function Xu(e){let{shared:t,record:n}=Pe(e)??{};return t&&n&&t.of!==n?t.secret+n:""}var mr=new Map;function Mg(e){let t=mr.get(e)??gr(e,async()=>{let n=Pe(e);if(!n?.shared||!Xu(e))return;let{secret:s,mark:a}=n.shared,{pad:r,mark:l=""}=await Ms({secret:s,record:n.record,was:a}).catch(u=>{if(u instanceof W&&u.status===409)return Ag(e,n.shared?.pad??"");throw u}),c=Pe(e);c?.shared?.secret!==s||!r||ie({...c,shared:{...c.shared,pad:r,of:n.record,mark:l}})}).finally(()=>mr.delete(e));return mr.set(e,t),t}async function Ag(e,t){let{pad:n,mark:s}=await eo({pad:t}),a=Pe(e);if(a?.shared&&n){let r={...a.shared,of:n.record,mark:s};ie({...n.record===a.record?a:st(St(a,n)),shared:r}),n.record!==a.record&&j(o("page.pad.share.other"))}return{pad:""}}var yr=e=>gr(e,async()=>{let t=Pe(e)?.shared?.secret;if(!t)return;await Ms({secret:t});let n=Pe(e);if(!n)return;let{shared:s,...a}=n;ie(a)}),Tg=e=>e instanceof W&&e.status>=400&&e.status<500&&e.status!==429;function jg(e,t){let[n,s,a,r,l]=["",Yu,0,!1,!1],c=async()=>{let p=Xu(e);if(r||!p||p===n)return;clearTimeout(a),r=!0;let d=await Mg(e).then(()=>null,$=>$);if(r=!1,d&&!Tg(d)){l||(a=Number(setTimeout(c,s))),s=Math.min(2*s,Sg);return}s=Yu,d&&(n=p,t(d)),c()},u=jt(()=>{c()});return()=>{l=!0,u(),clearTimeout(a)}}function ep(e){x(()=>jg(e,t=>j(o("page.pad.share.not",{text:E(t)}))),[e])}function tp({kept:e}){let[t,n]=w(!1),{shared:s}=e,{busy:a,once:r}=J(),l=()=>r(async()=>{await Og(e.id),n(!0)}),u=i`<${S} aria-busy=${a} onclick=${()=>r(async()=>{await yr(e.id),n(!1)})} say=${o("page.pad.share.stop")} />`;return i`<${S} plain aria-busy=${a} onclick=${l} say=${o("page.pad.share")} />
		${t&&s?i`<${H} title=${o("page.pad.share")} onclose=${()=>n(!1)} actions=${u}>
					<div class="stack">
						<p>${o("page.pad.share.about")}</p>
						<${gn} link=${Os(`/pad/on/${s.pad}`)} label=${o("page.pad.link")} />
					</div>
				<//>`:null}`}function Ng(e){let[t,n]=w(null),[s,a]=w("");return x(()=>{let r=new AbortController,[l,c]=["",0],u=async()=>{clearTimeout(c);try{if(document.visibilityState==="visible"){let p=await eo({pad:e,after:l,lang:K.peek()},{signal:r.signal});l=p.mark,p.pad&&n(p.pad),a("")}}catch(p){if(r.signal.aborted)return;let d=p instanceof W&&p.status===404;if(a(d?o("page.pad.unshared"):E(p)),d)return}c=window.setTimeout(u,xg)};return u(),document.addEventListener("visibilitychange",u),()=>{r.abort(),clearTimeout(c),document.removeEventListener("visibilitychange",u)}},[e,K.value]),{pad:t,wrong:s}}function np({id:e}){let{pad:t,wrong:n}=Ng(e),[s,a]=w(-1);return t?i`<main id="main" tabindex="-1" class="pad">
		<${Ba} pad=${t} onpick=${a} />
		<section class="pad-panel looking" aria-label=${o("page.pad.trump")}>
			${t.due?i`<${fr} pad=${t} deal=${t.deals.length} />`:i`<p class="winner">${At(t)}</p>`}
			${us(t)&&t.due?i`<p class="small soft totals">${o("page.pad.totals")}</p>`:null}
			<ul class="stands">${(t.due?t.game:t.totals).map((r,l)=>i`<li key=${l}>
				<span>${ge(t,l)}</span>
				<span><b>${k(r)}</b>${us(t)&&t.due?i` <small class="soft">(${k(t.totals[l]??0)})</small>`:null}</span>
			</li>`)}</ul>
			<p class="small soft" role="status">${n||o("page.pad.looking")}</p>
		</section>
		${s>=0?i`<${Ea} pad=${t} deal=${s} onclose=${()=>a(-1)} />`:null}
	</main>`:i`<${z} title=${o("page.nav.pad")} wrong=${n} text=${o("page.opening")} />`}var Ca=({record:e})=>/^[^\n]*"date":"([\d-]+)"/.exec(e)?.[1]??"",Bg=e=>{let t=e.trim().replace(",",".");return/^\d{1,6}(\.\d{1,4})?$/.test(t)&&Number(t)>0?t:""},sp=e=>k(Number(e),e.split(".")[1]?.length??0),Eg=e=>ht(new Blob([e],{type:"text/csv;charset=utf-8"}),"season.csv"),Cg=e=>[Ca(e)&&Se(Date.parse(`${Ca(e)}T12:00`),{dateStyle:"medium"}),P(e.summary.names)].filter(Boolean).join(" · ");function ap(){let e=Ze().filter(m=>m.summary.deals>0),[t,n]=w(new Set),[s,a]=w(""),[r,l]=w(""),c=A.stake.value,u=e.filter(m=>(!s||Ca(m)>=s)&&(!r||(Ca(m)||"9")<=r)),p=u.filter(m=>!t.has(m.id)),d={records:p.map(m=>m.record),stake:Bg(c)},{value:$,wrong:f}=L(m=>di(d,{signal:m}).catch(g=>{throw new le(Gt(g))}),JSON.stringify(d)),h=m=>n(new Set(t.has(m)?[...t].filter(g=>g!==m):[...t,m]));return i`<main id="main" tabindex="-1" class="pads season stack">
		<h1>${o("page.season")}</h1>
		<p class="lead">${o("page.season.about")}</p>
		<div class="row unprinted">
			<${me} label=${o("page.season.from")} type="date" value=${s} oninput=${a} />
			<${me} label=${o("page.season.to")} type="date" value=${r} oninput=${l} />
			<${me} label=${o("page.season.stake")} inputmode="decimal" value=${c}
				oninput=${m=>A.stake.value=m} />
		</div>
		${f?i`<p class="trouble" role="alert">${f}</p>`:null}
		${$?.players.length?i`<${Dg} season=${$} />`:i`<p class="soft">${o("page.season.none")}</p>`}
		<details class="unprinted" open=${t.size>0}>
			<summary>${o("page.season.pads",{n:p.length,of:e.length})}</summary>
			<div class="stack">${u.map(m=>i`<${Ke} key=${m.id} label=${Cg(m)}
				checked=${!t.has(m.id)} onchange=${()=>h(m.id)} />`)}</div>
		</details>
		<p class="row unprinted">
			${$?.players.length?i`<${S} onclick=${()=>Eg($.csv)} say=${o("page.season.csv")} />
						<${S} plain onclick=${()=>print()} say=${o("page.rules.print")} />`:null}
			<a class="button plain" href="/pad">${o("page.pad.all")}</a>
		</p>
	</main>`}function Dg({season:{players:e,transfers:t}}){let n=e.some(a=>a.amount),s=["deals","made","matches","won","games","gamesWon"];return i`<${se}><table class="book standings">
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
				<td>${ee(a.balance)}</td>
				${n?i`<td>${sp(a.amount??"0")}</td>`:null}
				${s.map(r=>i`<td key=${r}>${k(a[r])}</td>`)}
			</tr>`)}</tbody>
		</table><//>
		${t.length?i`<h2>${o("page.season.pays")}</h2>
				<ul class="plain-list">${t.map(a=>i`<li key=${a.from+a.to}>
					${o("page.season.transfer",{from:a.from,to:a.to,n:a.points})}${a.amount?` = ${sp(a.amount)}`:""}
				</li>`)}</ul>`:null}
		<p class="small soft">${o("page.season.how")}</p>`}function Lg({rest:e}){let[t="",n=""]=e;return t==="season"?i`<${ap} />`:t==="on"&&n?i`<${np} key=${n} id=${n} />`:t?i`<${Wg} key=${t} id=${t} />`:i`<${Pg} />`}function Pg(){let[e,t]=w(!1),[n,s]=w(""),a=async l=>{s("");try{let c=Gs(await Ct({record:await l.text()}));ie(c),V(`/pad/${c.id}`)}catch(c){s(Gt(c))}},r=l=>V(`/pad/${l}`);return i`<main id="main" tabindex="-1" class="pads stack">
		<h1>${o("page.nav.pad")}</h1>
		<p class="lead">${o("page.pad.about")}</p>
		<p class="row">
			<${S} chief aria-haspopup="dialog" onclick=${()=>t(!0)} say=${o("page.pad.new")} />
			<${on} plain say=${o("page.pad.open")} accept=".jsonl,.99" ontake=${a} />
		</p>
		<p class=${n?"trouble":""} role="alert">${n}</p>
		<p class="row">
			${Ze().length?i`<a href="/pad/season">${o("page.season.open")}</a>`:null}
			<a href="/deal">${o("page.slips.from")}</a>
		</p>
		<ul class="pad-list">${Ze().map(l=>i`<${Rg} key=${l.id} pad=${l} />`)}</ul>
		${e?i`<${Iu} onclose=${()=>t(!1)} onbegun=${r} />`:null}
	</main>`}function Rg({pad:{id:e,summary:t,moved:n}}){let{variant:s,names:a,totals:r,deals:l,over:c}=t,u=[$e(`variant.${s}`)?o(`variant.${s}`):s,o("page.scores.deals",{n:l}),Se(n,{dateStyle:"medium"}),c?o("page.pad.over"):""];return i`<li><a href=${`/pad/${e}`}>
		<span class="names">${P(a)}</span>
		<span class="score">${r.map(p=>k(p)).join(" : ")}</span>
		<span class="soft small">${u.filter(Boolean).join(" · ")}</span>
	</a></li>`}function Wg({id:e}){let t=he(()=>new ja(e),[e]);x(()=>()=>t.close(),[t]);let{kept:n,told:s}=t,a=t.wrong.value;return n?s?i`<${_g} open=${t} kept=${n} told=${s} wrong=${a} />`:i`<${z} title=${o("page.nav.pad")} wrong=${a} text=${o("page.opening")} />`:i`<${z} title=${o("page.nav.pad")} text=${o("page.pad.gone")}>
			<p><a class="button" href="/pad">${o("page.pad.all")}</a></p>
		<//>`}function qg(e){x(()=>{let t=document.querySelector(".pad-panel"),n=e?document.querySelectorAll(".running-score tr"):[];!t||getComputedStyle(t).position!=="sticky"||n[n.length-1]?.scrollIntoView({block:"nearest"})},[e])}function Ig({open:e}){let{lines:t,print:n}=rs(),s=async a=>n(await e.type(a||"show",K.value));return x(()=>{s("")},[e]),i`<${is} lines=${t} print=${n} obey=${s} />`}function _g({open:e,kept:t,told:n,wrong:s}){let[a,r]=w(-1),[l,c]=w(null),u=()=>(r(-1),c(null)),p=()=>ne(async()=>c(await e.propose({do:"delete",deal:a})??null)),d=n.deals.length,$=`${P(Ye(n).slice(0,n.choices.live))} · Ninety-Nine`;x(()=>{document.title=$},[$]),ep(t.id),qg(d);let f=()=>e.undo();return i`<main id="main" tabindex="-1" class="pad">
		${A.spoken.value?i`<${Ig} open=${e} />`:null}
		<${Ba} pad=${n} onpick=${r} />
		${n.due||e.deal<d?i`<${Zu} open=${e} pad=${n} />`:i`<section class="pad-panel ended" aria-label=${o("page.pad.over")}>
					<p class="winner">${At(n)}</p>
					<div class="pad-acts">
						<${S} disabled=${!e.undoable} onclick=${f} say=${o("page.pad.undo")} />
						${e.redoable?i`<${hr} redo=${()=>e.redo()} />`:null}
						<a class="button chief" href="/pad">${o("page.pad.all")}</a>
					</div>
				</section>`}
		<${zg} open=${e} kept=${t} pad=${n} stop=${n.due&&d>0?()=>e.end():void 0} />
		${s||Us.value?i`<p class="trouble unprinted" role="alert">${s||o("page.pad.unkept")}</p>`:null}
		${l?i`<${zu} open=${e} then=${l} deal=${a} onclose=${u} />`:a>=0?i`<${Ea} pad=${n} deal=${a} onclose=${u} strike=${p}
						insert=${()=>(e.insert(a),u())} correct=${()=>(e.correct(a),u())} />`:null}
	</main>`}function zg({open:e,kept:t,pad:n,stop:s}){let[a,r]=w(!1),[l,c]=w(!1),{busy:u,once:p}=J(),d=async()=>j(o(await mt(Ru(n))?"page.link.copied":"page.copy.not")),$=()=>ht(new Blob([t.record],{type:"application/x-ndjson"}),`pad-${n.date||t.id}.99.jsonl`),f=()=>Ko(Ho({scores:n.deals,names:Ye(n),title:ls(n),winner:At(n),end:n.end??{totals:n.totals,winners:[],games:[]}})).catch(g=>j(E(g))),h=(g,y)=>i`<${S} plain onclick=${y} say=${g} />`,m=()=>p(async()=>{await yr(t.id),V("/pad"),Yl(t.id)});return i`<section class="pad-doings unprinted" aria-label=${o("page.pad.doings")}>
		${n.deals.length?[h(o("page.copy"),d),h(o("page.share"),f),h(o("page.rules.print"),()=>print())]:null}
		${Ce.value?null:i`<${tp} kept=${t} />`}
		${h(o("page.pad.save"),$)}
		${h(o("page.pad.head"),()=>c(!0))}
		${n.house?null:i`<a class="button plain" href=${`/rules/${n.rules.id}`}>${o("page.nav.rules")}</a>`}
		${s?h(o("page.pad.stop"),s):null}
		${h(o("page.pad.drop"),()=>r(!0))}
		<a class="button plain" href="/pad">${o("page.pad.all")}</a>
		${l?i`<${Fu} open=${e} pad=${n} onclose=${()=>c(!1)} />`:null}
		${a?i`<${Qe} title=${o("page.pad.drop")} text=${o("page.pad.drop.about")} yes=${o("page.pad.drop.yes")}
					busy=${u} onyes=${m} onclose=${()=>r(!1)} />`:null}
	</section>`}var ps="ninetynine.problems",op="ninetynine.problems.damaged",Da=()=>ys(ps),ip=e=>!Object.values(Da()?.marks??{}).some(t=>t?.first<e),lp=e=>Oe(ps,JSON.stringify(e));function rp(e){if(e===null||pt(ps)!==e)return!1;let t=op;for(let n=2;pt(t)!==null;n++)t=`${op}.${n}`;return Oe(t,e)&&Oe(ps,null),!0}async function La(e,t){let[n,s]=[pt(ps),Da()];if(!s)return{told:await t(e),damaged:rp(n)};try{return{told:await t({...e,progress:s}),damaged:!1}}catch(a){if(!(a instanceof W)||a.status!==400&&a.status!==413)throw a;return{told:await t(e).catch(()=>{throw a}),damaged:rp(n)}}}var br=({variant:e,grade:t,back:n},s,a)=>o("problem.head",{n:s,of:a,variant:be(e),grade:t,grades:4,back:n?"yes":"no"}),wr=e=>({rating:String(Math.round(e?.rating??1500)),doubt:String(Math.round(e?.doubt??350))});function vr(e){if(e.kind==="bid")return o("problem.bid");let t=e.need?.[0],n=F(e.variant)?.aside??3;return`${t===void 0?o("problem.left",{n}):t===e.left?o("problem.every",{left:t}):o("problem.exact",{n:t,left:e.left})} ${o(e.kind==="open"?"problem.open":"problem.hidden")}`}function cp(e,t){let n=F(e.variant)?.dummy?Me(e)-1:-1;return Array.from({length:Me(e)},(s,a)=>a===t?o("you"):a===n?o("dummy"):o("seat",{n:a+1}))}var Ra=({view:e})=>({...e,totals:[]}),up=e=>e.length<2?e.join():o("problem.or",{a:e.slice(0,-1).join(", "),b:e[e.length-1]??""}),pp=(e,t,n)=>t.kind==="open"?[]:e.hands.flatMap((s,a)=>a===n.seat||n.shown?.[a]?.hand!==void 0?[]:[{seat:a,cards:s}]);function dp(e,t,n){let s=o("problem.rating",{...wr(t.progress),its:String(e.rating)});return n>0?`${s} ${o("problem.again",{n})}`:s}var Pa=class{#e;#n;#t;#s="";#a=Promise.resolve();constructor(t,n,s){this.#e=t,this.#n=n,this.#t=s}present(t,n,s){return this.#r({n:t,of:n,anew:s})}tell({act:t,told:n},s){return this.#r({act:t,outcome:n,days:s})}obey(t,n){return this.#r({line:t.normalize("NFC"),...n})}#r(t){return this.#a=this.#a.then(async()=>{let n={lang:K.peek(),mind:this.#s,problem:this.#e,...t},s=await an(()=>pi(n));this.#s=s.mind??"",this.#n(s.said),s.do?.act?this.#t.answer(s.do.act):s.want==="next"?this.#t.next():s.want==="quit"&&V("/")}).catch(n=>this.#n([E(n)]))}};function Fg({rest:[e=""]}){let t=ye.value.get("variant")??"";return i`<${Kg} key=${`${e} ${t}`} day=${e||Kt()} variant=${t} any=${e!==""} />`}async function Hg(e,t,n){await Ae();let s=t||(n||!ip(e)?"":wt()?.id),{told:a,damaged:r}=await La({date:e,...s?{variant:s}:{}},to);return{all:a.problems,one:s||"",damaged:r}}function Kg({day:e,variant:t,any:n}){let[s,a]=w({}),[r,l]=w(0);x(()=>{let h=!1;return Hg(e,t,n).then(m=>{h||(a(m),l($p(m.all)))},m=>!h&&a({wrong:E(m)})),()=>{h=!0}},[]);let{all:c,one:u="",damaged:p=!1,wrong:d}=s;if(!c)return i`<${z} title=${o("page.nav.problems")} wrong=${d} text=${o("page.opening")} />`;let $=(h,m)=>{let g=c.map((y,v)=>v===r&&y.done===void 0?{...y,done:h}:y);a({one:u,damaged:p||m,all:g})},f=c[r];return f?i`<${Gg} key=${f.id} problem=${f} day=${e} n=${r+1} of=${c.length} damaged=${p}
		ondone=${$} onnext=${()=>l($p(c))} />`:i`<${Jg} all=${c} day=${e} variant=${u} onagain=${l} />`}function $p(e){let t=e.findIndex(n=>n.done===void 0);return t<0?e.length:t}function Jg({all:e,day:t,variant:n,onagain:s}){let a=e.filter(c=>c.done).length,{value:r}=L(async()=>(await La({date:t},to)).told,t),l=M(null);return x(()=>A.spoken.peek()?l.current?.focus():void 0,[]),i`<main id="main" tabindex="-1" class="stack">
		<h1>${o("page.nav.problems")}</h1>
		<p class="lead" tabindex="-1" ref=${l}>${o("problem.done",{right:a,of:e.length,...wr(Da())})}</p>
		<ol class="day-problems">${e.map((c,u)=>i`<li key=${c.id}>
			<button type="button" onclick=${()=>s(u)}>
				<${fp} right=${c.done} /><span class="unseen">${o(c.done?"problem.right":"problem.missed")}</span>
				<span>${br(c,u+1,e.length)}</span>
			</button>
		</li>`)}</ol>
		<${G} label=${o("problem.more")} value=${n} options=${[["",o("problem.all")]]}
			groups=${Ue()} onchange=${c=>V(Ug(t,c))} />
		${r?i`<${Po} ...${r} of="problems" day=${t} first=${[...r.days,t].sort()[0]} />`:null}
		<p><a class="button chief" href="/">${o("page.home")}</a></p>
	</main>`}var Ug=(e,t)=>`/problems/${e}${t?`?variant=${t}`:""}`,fp=({right:e})=>i`<b data-right=${e?"":void 0} aria-hidden="true">${e?"✓":"✕"}</b>`;function Vg(e,t,n){let[s,a]=w(null),[r,l]=w(""),{busy:c,once:u}=J(d=>l(E(d)));return{answered:s,said:r,busy:c,answer:async d=>{s||await u(async()=>{let $=m=>Wi({problem:e.id,...m}),{told:f,damaged:h}=await La({act:d,date:t},$);lp(f.progress),l(""),a({act:d,told:f}),n(f.right,h)})}}}function Gg({problem:e,day:t,n,of:s,damaged:a,ondone:r,onnext:l}){let{answered:c,said:u,busy:p,answer:d}=Vg(e,t,r),$=Ra(e),f=cp($,$.seat??0),h=M(null),m=M(null);fe(()=>{c&&(A.spoken.peek()||h.current?.focus({preventScroll:!0}),m.current?.scrollIntoView({block:"nearest"}))},[c]);let g=c?.told.right;return i`<main id="main" tabindex="-1" class="replay problem">
		<header class="problem-head table">
			<a class="mark" href="/">99<span class="unseen"> ${o("page.home")}</span></a>
			<div><h1>${br(e,n,s)}</h1><p class="task">${_(vr(e))}</p>
				${a?i`<p class="trouble">${o("problem.anew")}</p>`:null}</div>
			<${rt} trump=${$.trump??""} />
		</header>
		${A.spoken.value?i`<${Zg} problem=${e} at=${[n,s,a]} answered=${c} said=${u} busy=${p}
					days=${c?hp(c.told,t):0} answer=${d} next=${l} />`:null}
		<div class="replay-board">
			<${Qg} problem=${e} names=${f} answered=${c} busy=${p} answer=${d} />
			<aside class="replay-aside">
				<section class="outcome" ref=${m} data-right=${g?"":void 0}>
					<div class="verdict-row">
						<div role=${A.spoken.value?void 0:"status"}>${u||(c?i`<h2><${fp} right=${g} /><span>${_(Yg(c))}</span></h2>`:null)}
						</div>
						${c?i`<button type="button" class="button chief" ref=${h} onclick=${l}>
									${o("page.learn.on")}
								</button>`:null}
					</div>
					${c?i`<${Xg} problem=${e} day=${t} ...${c} names=${f} />`:null}
				</section>
				${e.kind==="hidden"?i`<section class="replay-tricks">
							<h2>${o("tricks.title")}</h2><${at} view=${$} names=${f} />
						</section>`:null}
			</aside>
		</div>
	</main>`}function Zg({problem:e,at:t,answered:n,said:s,busy:a,days:r,answer:l,next:c}){let u=rs(),p=M({answer:l,next:c});p.current={answer:l,next:c};let d=he(()=>new Pa(e,u.print,{answer:f=>p.current.answer(f),next:()=>p.current.next()}),[e.id]),$=F(e.variant)!==void 0;return x(()=>{$&&d.present(...t)},[d,$]),x(()=>{n&&d.tell(n,r)},[d,n]),x(()=>s?u.print([s]):void 0,[s]),i`<${is} ...${u} obey=${f=>{d.obey(f,{answered:n!==null,busy:a})}} />`}var Yg=({act:e,told:t})=>t.right?o("problem.right"):o("problem.wrong",{cards:kr(e)});function Qg({problem:e,names:t,answered:n,busy:s,answer:a}){let[r,l]=w(new Set),c=Ra(e),u=n?{...c,turn:[]}:c,p=u.seat??0,d=u.options,$=e.kind==="bid",f=n?null:new Set(B(d?.from)),h=$||(d?.seat??p)===p,m=T=>{let N=new Set($?r:[]);r.has(T)?N.delete(T):N.size<(d?.pick??1)&&N.add(T),l(N)},g=T=>f?.has(T)&&a(`play ${T}`),y=F(e.variant),v={chosen:n?new Set(n.told.answers[0]?.split(" ").slice(1)):r,twice:$,values:$?We(d?.worth??""):null,onpick:m,onplay:g},b=d?.seat??-1,O=h?null:{seat:b,hand:i`<${lt} ...${v} cards=${we(B(u.shown?.[b]?.hand),te,u.trump)}
			can=${f} label=${o("dummy")} open />`};return i`<div class="replay-table table board">
		<${Mt} view=${u} variant=${y} names=${t} me=${p} elsewhere=${p} played=${O}>
			${$&&d&&!n?i`<section class="asking asked laying" aria-label=${o("page.yours")}>
						<${xn} options=${{...d,offers:[]}} chosen=${r} variant=${y} busy=${s} slots
							onlay=${()=>a(`lay ${[...r].join(" ")}`)} />
					</section>`:null}
			${$?null:i`<p class="ask near">${_(vr(e))}</p>`}
		<//>
		<section class=${`mine ${n?"":"asked"}`} aria-label=${o("page.yourhand")}>
			<div class="me">
				<${it} view=${u} variant=${y} seat=${p} name=${t[p]??""} place="south" own
					chair=${void 0} now=${0} open=${null} winner=${!1} />
				${u.aside?i`<div class="laid" role="group" aria-label=${o("page.aside")}>${ae(u.aside)}</div>`:null}
			</div>
			<${lt} ...${v} cards=${we(B(u.hand),te,u.trump)}
				can=${h?f:new Set} label=${o("page.yourhand")} />
		</section>
	</div>`}var hp=(e,t)=>e.due?Co(e.due)-Co(t):0,kr=e=>e.split(" ").slice(1).map(t=>Le(t)).join(" ");function Xg({problem:e,day:t,act:n,told:s,names:a}){let r=e.kind==="open"?"problem.proved.open":"problem.proved.hidden",l=hp(s,t),c=tt(s.why??[]).join(" "),u=(s.refutations??[]).filter(p=>s.right||p.act===n);return i`${e.kind==="bid"?i`<${ey} told=${s} />`:i`<p>${_(o(r,{card:up(s.answers.map(kr))}))}</p>`}
		${c?i`<p>${_(c)}</p>`:null}
		${u.length?i`<div>${u.map(p=>i`<${ny} key=${p.act} r=${p} problem=${e} names=${a}
					open=${!s.right} />`)}</div>`:null}
		<${ty} levels=${s.levels} />
		<p class="soft">${dp(e,s,l)}</p>`}function ey({told:e}){let t=(e.totals??[]).filter((n,s)=>s<5||n.tricks===e.bid);return i`<p>${o("problem.proved.bid",{n:e.answers.length})}</p>
		<ul class="ways-right">${e.answers.slice(0,3).map(n=>i`<li key=${n}><${xt} act=${n} /></li>`)}</ul>
		<table class="book choices">
			<caption class="unseen">${o("problem.expects")}</caption>
			<thead><tr><th scope="col">${o("col.bid")}</th><th scope="col">${o("page.hint.chance")}</th>
				<th scope="col">${o("page.hint.points")}</th></tr></thead>
			<tbody>${t.map(n=>i`<tr key=${n.tricks}>
				<${zs} best=${n.right??!1} done=${n.tricks===e.bid}><b class="score">${k(n.tricks)}</b><//>
				<td>${ue(n.chance)}</td><td>${In(n.points)}</td>
			</tr>`)}</tbody>
		</table>`}var ty=({levels:e})=>i`<table class="book levels">
	<caption>${o("problem.found")}</caption>
	<tbody>${e.map(({level:t,solved:n})=>i`<tr key=${t}>
		<th scope="row">${o(`page.level.${t}`)}</th>
		<td class="bar" aria-hidden="true"><span style=${{"--long":`${100*(n??0)}%`}}></span></td>
		<td>${n===void 0?"–":ue(n)}</td>
	</tr>`)}</tbody>
</table>`;function ny({r:e,problem:t,names:n,open:s}){let a=Ra(t),r=pp(e,t,a).map(({seat:c,cards:u})=>i`<span>${n[c]}</span><span class="act">${ae(u)}</span>`),l=c=>o("problem.won",{name:n[c]??"",you:c===a.seat?"yes":"no"});return i`<details open=${s}>
		<summary><span>${_(o("problem.fails",{card:kr(e.act)}))}</span></summary>
		<div>
			${r.length?i`<p>${o("problem.fails.some",{fails:e.fails,of:e.of})}</p><div class="lie">${r}</div>`:null}
			<ol class="line">${e.tricks.map(({acts:c,won:u},p)=>i`<li key=${p}>
				<span class="act">${c.map(d=>ae(d.split(" ")[2]))}</span>
				<span>${u===void 0?"":l(u)}</span>
			</li>`)}</ol>
		</div>
	</details>`}function sy({rest:e}){let[t="",n="1",s]=e,a=s===void 0?void 0:Number(s)||0;return i`<${ay} key=${e.join(" ")} table=${t} match=${Number(n)||1} deal=${a} />`}function ay({table:e,match:t,deal:n}){let{told:s,wrong:a}=Wt(e,t,n),r=n===void 0?o("page.report.match"):o("page.report.deal",{deal:n+1});if(!s)return i`<${z} class="report stack" title=${r} wrong=${a} text=${o("page.report.coming")}>
			<${mp} table=${e} match=${t} deal=${n??0} />
		<//>`;let l=s.header,c=F(l.variant),u=Ut(l,c?c.seats:l.seats.length),p=Number(ye.value.get("seat")??-1),d=p>=0&&p<u.length?p:vn(l,u.length),$=i`<${ly} told=${s} table=${e} match=${t} one=${n!==void 0} names=${u}
		seat=${d} />`;return i`<main id="main" tabindex="-1" class="report" data-counting=${Ie(s)}>
		<header class="report-head"><h1>${r}</h1>
			<p class="soft">${l.rules?.name??be(l.variant)}</p>
			<${G} hidden label=${o("page.report.whose")} value=${String(d)}
				options=${u.map((f,h)=>[String(h),o("page.report.of",{name:f})])}
				onchange=${f=>V(`${oi()}?seat=${f}`,{replace:!0})} />
			<${mp} table=${e} match=${t} deal=${n??0} seat=${d} />
		</header>
		<${oy} told=${s} wrong=${a} />
		${s.deals.length?i`<${ry} told=${s} table=${e} match=${t} one=${n!==void 0} seat=${d} />`:null}
		${s.deals.length===0?null:Je("report",e)?i`<details><summary>${o("page.hint.figures")}</summary>${$}</details>`:$}
	</main>`}var mp=({table:e,match:t,deal:n,seat:s})=>i`<p class="row">
	${e==="mine"?null:i`<a class="button plain" href=${`/t/${e}`}>${o("page.learn.table")}</a>`}
	<a class="button plain" href=${`/replay/${e}/${t}/${n}${s===void 0?"":`?seat=${s}`}`}>
		${o("page.nav.replay")}
	</a>
</p>`;function oy({told:e,wrong:t}){if(t)return i`<p class="trouble" role="status">${t}</p>`;if(Ie(e)){let{judged:n,of:s,rough:a}=e;return i`<p class="soft judging" style=${{"--far":(n-a)/s}}>
			${n<s?o("page.report.judging",{n,of:s}):o("page.report.rough",{n:a})}
		</p>`}return e.deals.length?null:i`<p class="soft">${o("page.report.none")}</p>`}function ry({told:e,table:t,match:n,one:s,seat:a}){let r=a===sa(e.header),l=e.lessons?.[a]??"",c=r&&Je("report",t);if(!r||Ie(e))return null;let u=e.deals.flatMap(m=>m.mistakes).filter(m=>m.seat===a),[p]=u.sort((m,g)=>g.lost-m.lost),{lost:d}=e.total[a],$=Be.reduce((m,g)=>d[g]>d[m]?g:m),f=Cn(Be.map(m=>d[m]),0)[Be.indexOf($)]??0,h=i`<a class="button chief" href="/" onclick=${pn}>${o("page.home.play")}</a>`;return i`<section class="plainly">
		${c?i`<${Ls} at="report" />`:null}
		${p?i`<p class="lead">${o("page.report.plain",{kind:$,n:f,one:s?"yes":"no"})}</p>
				<${iy} mistake=${p} place=${Zn(t,n)} />`:i`<p class="lead">${o("page.report.plain.none")}</p>`}
		<p class="row">
			${l?i`<a class="button chief" href=${`/learn/${l}`} onclick=${()=>c&&un("cure",l)}>
						${o("page.report.lesson")}
					</a>`:c?h:null}
		</p>
	</section>`}function iy({mistake:e,place:t}){let[n,s]=[e.chance,e.betterChance].map(u=>Math.round(u*10)),a=e.act.startsWith("play ")||e.act.startsWith("lay "),r=u=>i`<${Q} key=${u} card=${u} />`,l=(u,p,d)=>i`<figure>
		<figcaption>
			${o(`page.report.${u}`)}${d===void 0?"":i` <b>${o("page.bid",{bid:d})}</b>`}
		</figcaption>
		${a?i`<div class="cards">${B(p.replace(/^\w+ /,"")).map(r)}</div>`:i`<p><${xt} act=${p} /></p>`}
	</figure>`,c=o("page.report.where",{deal:e.deal+1,when:Ro(e)});return i`<div class="shown">
		<h2>${c}</h2>
		<div class="sides">${l("did",e.act,e.bid)}${l("better",e.better,e.betterBid)}</div>
		${tt(e.why).slice(0,2).map(u=>i`<p key=${u}>${_(u)}</p>`)}
		${s>n?i`<p>${o("page.report.odds",{a:n,b:s})}</p>`:null}
		<p><a href=${t(e)}>${o("page.report.look")}</a></p>
	</div>`}function ly({told:e,table:t,match:n,one:s,names:a,seat:r}){let l=e.total[r],c=e.deals.flatMap(h=>h.mistakes).sort((h,m)=>m.lost-h.lost),u=c.filter(h=>h.seat===r),p=c.filter(h=>h.seat!==r),d=a[r]??"",$={names:a,place:Zn(t,n),one:s},f=oo(e,l.lost,d,r===sa(e.header));return i`<section class="stack">
			<p class="lead" role="status" aria-busy=${Ie(e)}>${cy(f)}</p>
			${e.luck?i`<p>${uy(l)}</p>`:i`<p class="soft">${o("page.report.noluck")}</p>`}
		</section>
		<div class="report-columns">
			<section>
				<h2>${o("page.report.moments")}</h2>
				${u.length?i`<${Yn} of=${u.slice(0,12)} ...${$} />`:i`<p class="soft">${o("page.report.moments.none",{name:d})}</p>`}
			</section>
			<section>
				<h2>${o("page.report.sum")}</h2>
				<${py} account=${l} luck=${e.luck} />
				<p class="small soft">${o("page.report.lead.what")}</p>
			</section>
		</div>
		<section>
			<h2>${o(s?"page.report.course.deal":"page.report.course.match")}</h2>
			<${dy} told=${e} names=${a} seat=${r} one=${s} />
		</section>
		${p.length?i`<section>
					<h2>${o(s?"page.report.others.moments":"page.report.turning")}</h2>
					<${Yn} of=${(s?p:c).slice(0,6)} ...${$} named=${!0} />
				</section>`:null}
		<section>
			<h2>${o("page.report.all")}</h2>
			<${$y} told=${e} names=${a} />
			<p class="small soft">${o("page.report.how")}</p>
		</section>`}var cy=e=>e.endsWith("…")?e:`${e}.`;function uy(e){let[t=0,n=0,s=0]=[e.cards,e.lie,e.others].map(r=>Math.round(r/Te)||0),a=Math.min(Math.round(e.gifts/Te),Math.max(s,0));return o("page.report.luck",{cards:ee(t),lie:ee(n),others:ee(s),lay:n>0?"well":n<0?"badly":"even",gifts:a>0?"yes":"no",n:k(a)})}function py({account:e,luck:t}){let n=t?[["start",e.start],["cards",e.cards],["lie",e.lie]]:[["lie",e.lie]];for(let l of Be)e.lost[l]&&n.push([`lost.${l}`,-e.lost[l]]);t&&n.push(["others",e.others]);let s=Cn(n.map(([,l])=>l),1),a=Math.max(1,...s.map(Math.abs)),r=s.reduce((l,c)=>l+c,0);return i`<table class="book account parts"><tbody>
		${n.map(([l],c)=>{let u=s[c]??0;return i`<tr key=${l}><th scope="row">${o(`page.report.${l}`)}</th>
				<td class="bar" aria-hidden="true"><span data-way=${u<0?"down":"up"}
					style=${{"--long":`${50*Math.abs(u)/a}%`}}></span></td>
				<td>${ee(u,1)}</td></tr>`})}
	</tbody><tfoot><tr class="total">
		<th scope="row">${o("page.report.lead")}</th><td></td><td>${ee(r,1)}</td>
	</tr></tfoot></table>`}function dy({told:e,names:t,seat:n,one:s}){let a=e.total.length;if(s){let u=e.deals[0]?.worth??[];if(u.length<2)return null;let p=u.slice(1).map(d=>d.map($=>$/Te));return i`<${Qn} at=${p} from=${(u[0]??[]).map(d=>d/Te)} names=${t} me=${n}
			label=${o("page.report.course.deal")} foot=${o("page.report.acts",{n:p.length-1})} />`}let r=new Array(a+1).fill(0),l=e.deals.map(u=>{u.accounts.forEach((d,$)=>r[$]+=d.lead/Te);let p=u.accounts[n];return r[a]+=p?(p.cards+p.lie)/Te:0,e.luck?[...r]:r.slice(0,a)}),c=e.luck?[...t.slice(0,a),o("page.report.own.luck")]:t;return i`<${Qn} at=${l} names=${c} me=${n} label=${o("page.report.course.match")}
		foot=${o("page.scores.deals",{n:l.length})} />`}function $y({told:e,names:t}){let n=e.luck?["start","cards","lie",...Be.map(c=>`lost.${c}`),"others"]:["lie",...Be.map(c=>`lost.${c}`)],s=(c,u)=>{let[p="",d]=u.split(".");return d?-c.lost[d]:Number(c[p])},a=e.total.map(c=>Cn(n.map(u=>s(c,u)),1)),r=c=>n[c]?.startsWith("lost")&&a.every(u=>!u[c]),l=n.map((c,u)=>u).filter(c=>!r(c));return i`<${se}><table class="book account" data-hands=${a.length}>
		<thead><tr><td></td>
			${a.map((c,u)=>i`<th key=${u} scope="col">${t[u]??o("dummy")}</th>`)}
		</tr></thead>
		<tbody>${l.map(c=>i`<tr key=${c}><th scope="row">${o(`page.report.${n[c]}`)}</th>
			${a.map((u,p)=>i`<td key=${p}>${ee(u[c]??0,1)}</td>`)}</tr>`)}</tbody>
		<tfoot><tr class="total"><th scope="row">${o("page.report.lead")}</th>
			${a.map((c,u)=>i`<td key=${u}>${ee(c.reduce((p,d)=>p+d,0),1)}</td>`)}</tr></tfoot>
	</table><//>`}var ds={C:"♣",D:"♦",H:"♥",S:"♠"};function gp(e){if(e==="joker")return o("joker");let{rank:t,suit:n}=Tn(e);return Et(t)+ds[n]}var Sr=e=>ds[e]??o(e==="none"?"trump.short":`trump.${e}`),xr=e=>ds[e]?`${ds[e]} ${C(e)}`:Sr(e),yp=(e,t)=>e.dummy&&t===e.seats-1?o("dummy"):o("page.pad.player",{n:t+1}),Or=({variant:e,slip:t})=>t.kind==="bid"?o("page.slips.dummy.bid"):yp(e,t.seat),bp=e=>e.trump.by==="holder";function Mr(e,{trump:t,turnup:n}){if(n)return[o("page.slips.turnup",{card:gp(n)}),o("page.slips.trump",{trump:xr(t??"none")})];if(bp(e))return[o("page.slips.named",{trump:t?xr(t):o("page.slips.stays")})];if(t)return[o("page.slips.trump",{trump:xr(t)})];let{first:s,after:a=[]}=e.trump,r=[...te,"none"].filter(c=>c===s||a.includes(c)),l=yo(a).map(([c,u,p])=>`${c===u?c:`${c}–${u}`} ${Sr(p)}`);return[o("page.slips.ring",{trumps:r.map(Sr).join("   ")}),o("page.slips.after",{list:l.join(", ")})]}var wp=({kind:e})=>e==="bid"?o("page.slips.when.bid"):o("page.slips.when.dummy");function vp({deal:e,slip:t}){let n=B(t.cards);return i`${[...te].map(s=>{let a=n.filter(r=>r.endsWith(s)).map(r=>Et(Tn(r).rank));return i`<p key=${s} class="suit-of"><${X} trump=${s} /><span class="unseen">${C(s)}</span>
			<span class="ranks">${a.length>0?a.map(r=>i`<b>${r}</b>`):i`<b>–</b>`}</span>
		</p>`})}
	${t.joker?i`<p class="joker">${_(o("joker.as",{card:gp(e.turnup??"")}))}</p>`:null}`}var fy=({cards:e})=>Math.max(...[...te].map(t=>e.split(t).length-1));function hy({variant:e}){let t=["bid",...e.offers.how==="none"?[]:["premium"],"tricks","points"];return i`<div class="boxes">
		${t.map(n=>i`<span key=${n}>${o(`page.slips.${n}`)}</span>`)}
	</div>`}function my(e){let{variant:t,deal:n,slip:s}=e,a=s.kind==="hand",r=B(s.cards).length+(s.joker?1:0),l=a?Mr(t,n):[wp(s)];return i`<div class="slip-hand">
		<p class="slip-head"><b>${o("page.pad.deal",{n:n.number})} · ${Or(e)}</b>
			<span class="soft">${o("page.slips.cards",{n:r})}</span></p>
		<div class="slip-cards" style=${`--longest: ${fy(s)}`}><${vp} ...${e} /></div>
		${l.map((c,u)=>i`<p key=${u} class="slip-line">${_(c)}</p>`)}
		${a?i`<${hy} variant=${t} />`:null}
	</div>`}function gy(e){let{variant:t,series:n,deal:s,slip:a}=e,{seat:r,kind:l}=a,c=r===s.dealer?o("page.slips.deals"):r===s.forehand?o("page.slips.leads"):"",u=s.trump&&!bp(t)?Mr(t,s):[],p=l==="hand"?u:[wp(a)];return i`<div class="slip-tab">
		<p class="soft">${o(`variant.${t.id}`)}<br />${o("page.slips.set",{label:n.label})}</p>
		<p class="slip-number"><b>${o("col.deal")}</b>${s.number}</p>
		<p><b>${Or(e)}</b>${l==="hand"&&c?i`<br />${c}`:null}</p>
		${p.map((d,$)=>i`<p key=${$} class="slip-line">${_(d)}</p>`)}
	</div>`}var[kp,xp,Wa,yy]=[330,374,22,36];function by(){let e="A K Q J 10 9 8 7 6 5 4 3 2 C H S D C S H".split(" "),t=1,n=()=>(t=Math.imul(t,1664525)+1013904223>>>0)/2**32,s=kp/Wa;return Array.from({length:2*s*xp/Wa},(a,r)=>{let l=e[Math.floor(n()*e.length)]??"",c=((r>>1)%s+n())*Wa,u=(Math.floor((r>>1)/s)+n())*Wa,p=(.6+.4*n())*yy/10,d=[r%2?-p:p,p].map(f=>f.toFixed(2)),$=`translate(${c.toFixed(1)} ${u.toFixed(1)}) scale(${d})`;return ds[l]?`<use href="#${l}" x="-3.7" y="-3.7" width="7.4" height="7.4" transform="${$}"/>`:`<text y="3.3" transform="${$}">${l}</text>`}).join("")}function wy(){let e=[...te].map(n=>{let s=document.getElementById(`pip-${n}`)?.innerHTML??"";return`<symbol id="${n}" viewBox="0 0 100 100" color="${/[DH]/.test(n)?"#a00":"#000"}">${s}</symbol>`}),t=`<svg xmlns="http://www.w3.org/2000/svg" width="${kp}" height="${xp}" font-family="sans-serif"
		font-size="10" font-weight="700" text-anchor="middle">${e.join("")}${by()}</svg>`;return`data:image/svg+xml,${encodeURIComponent(t)}`}var Sp=()=>Promise.allSettled([...document.images].filter(e=>e.className==="slip-back").map(e=>e.decode()));function Op(e){let t=he(wy,[]);return i`<div class="slips-paper">
		${e.series.deals.map(n=>i`<section key=${n.number} class="slips-page"
			style=${`--strips: ${Math.max(3,n.slips.length)}`}>
			${n.slips.map((s,a)=>i`<div key=${a} class="strip">
				<${my} ...${e} deal=${n} slip=${s} />
				<img class="slip-back" src=${t} alt="" />
				<${gy} ...${e} deal=${n} slip=${s} />
			</div>`)}
		</section>`)}
	</div>`}function Mp({seed:e,...t}){let{variant:n,series:s}=t;return i`<div class="slips-paper slips-sheet">
		<h1>${o("page.slips.sheet")}</h1>
		<p><b>${o(`variant.${n.id}`)} · ${o("page.slips.set",{label:s.label})}</b></p>
		<p class="secret"><b>${o("page.slips.secret")}</b></p>
		<p>${o("page.slips.how")}</p><p>${o("page.slips.packs")}</p><p>${o("page.slips.seed",{seed:e})}</p>
		<div class="all-deals">${s.deals.map(a=>i`<section key=${a.number}>
			<h2>${o("page.pad.deal",{n:a.number})} · ${o("page.slips.dealt",{name:yp(n,a.dealer)})}</h2>
			${a.trump?i`<p class="slip-line">${_(Mr(n,a).join(" · "))}</p>`:null}
			${a.slips.map((r,l)=>i`<div key=${l} class="all-hand">
				<span class="soft">${Or({...t,deal:a,slip:r})}</span><${vp} ...${t} deal=${a} slip=${r} />
			</div>`)}
		</section>`)}</div>
	</div>`}var[vy,ky]=[200,2**31],xy={seed:48,label:40},Ap=()=>Xr(16).replace(/(.{4})(?=.)/g,"$1-"),Sy=()=>({variant:"",first:1,deals:12,fixed:!1,label:"",seed:Ap()});function Oy({plan:e,set:t}){let n=U(t),s=a=>({value:e[a],maxlength:xy[a],autocapitalize:"none",oninput:n(a)});return i`<div class="row">
			<${pe} label=${o("page.slips.many")} value=${e.deals} min=${1} max=${vy} onchange=${n("deals")} />
			<${pe} label=${o("page.slips.first")} value=${e.first} min=${1} max=${ky} onchange=${n("first")} />
		</div>
		<div>
			<${Ke} label=${o("page.slips.fixed")} checked=${e.fixed} onchange=${n("fixed")} />
			<p class="soft small">${o("page.slips.fixed.about")}</p>
		</div>
		<div><${me} label=${o("page.slips.label")} ...${s("label")} />
			<p class="soft small">${o("page.slips.label.about")}</p></div>
		<div><${me} label=${o("page.slips.seed.label")} required ...${s("seed")} />
			<p class="soft small">${o("page.slips.seed.about")}</p></div>
		<p><${S} plain onclick=${()=>t({seed:Ap()})} say=${o("page.slips.seed.new")} /></p>`}function My(e){return e instanceof W&&e.reason==="not-now"?o("page.slips.today"):gt(e)?o("page.slips.seed.bad"):E(e)}function Ay(e){x(()=>{if(!e)return;let t=!1;return Sp().then(()=>t||print()),()=>{t=!0}},[e])}function Ty(){x(()=>{ne(Ae)},[]);let[e,t]=w(()=>({...Sy(),variant:ye.peek().get("variant")??""})),n=M(e);x(()=>()=>{n.current=null},[]);let[s,a]=w(null),[r,l]=w(null),[c,u]=w(""),p=s===e,d=ve.value.find(m=>m.id===e.variant)??wt(),$=F(d?.id);Ay(r);let f=m=>{n.current={...n.current??e,...m},t(n.current),l(null),u("")},h=async m=>{if(m.preventDefault(),p||!$)return;a(e),u("");let{first:g,deals:y,fixed:v,label:b}=e,O=e.seed.trim(),T=m.submitter?.getAttribute("value")==="all",[N,q]=await ci({variant:$.id,seed:O,first:g,deals:y,fixed:v,label:b}).then(Ne=>[Ne,""],Ne=>[null,My(Ne)]);n.current===e&&(a(null),l(N&&{variant:$,series:N,seed:O,all:T}),u(q))};return d?i`<main id="main" tabindex="-1" class="slips">
		<form class="stack unprinted" onsubmit=${h}>
			<header><h1>${o("page.nav.deal")}</h1><p class="lead">${o("page.slips.lead")}</p></header>
			<${G} label=${o("page.create.variant")} value=${d.id} groups=${Ue()}
				onchange=${U(f)("variant")} />
			<${Oy} plan=${e} set=${f} />
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
		${r?i`<${r.all?Mp:Op} ...${r} />`:null}
	</main>`:i`<${z} />`}function jy(e){let t=R.value;return i`<main id="main" tabindex="-1" class="statistics">
		${t?i`<${By} key=${t.id} />`:i`<h1>${o("page.nav.statistics")}</h1><${Np} />`}
	</main>`}var Br=()=>i`<p><a class="button chief" href="/">${o("page.records.play")}</a></p>`,Np=()=>i`<section class="stack"><p class="lead">${o("page.stats.none")}</p><${Br} /></section>`;function Ny(e){let[t,n]=w({}),s=M(""),a=async()=>{try{for(;;){let r=await mi({variant:e});if(s.current!==e)return;if(n({told:r}),r.counted>=r.of)return r}}catch(r){s.current===e&&n(l=>({...l,wrong:E(r)}));return}};return x(()=>(s.current=e,a(),()=>{s.current="-"}),[e]),{...t,again:a}}function By(){let[e,t]=w(""),{told:n,wrong:s,again:a}=Ny(e),r=M([]);return n&&e===""&&(r.current=n.variants),i`<header class="report-head">
			<h1>${o("page.nav.statistics")}</h1>
			${r.current.length>1?i`<${G} hidden label=${o("page.stats.variant")} value=${e} onchange=${t}
						options=${[["",o("page.stats.variant.all")],...r.current.map(({key:l})=>[l,be(l)])]} />`:null}
		</header>
		${s?i`<p class="trouble" role="status">${s}</p>`:null}
		${n&&n.counted<n.of?i`<p class="soft" role="status">${o("page.stats.counting",{n:n.counted,of:n.of})}</p>`:null}
		${n?i`<${Ey} told=${n} again=${a} />`:null}`}var Tr={figures:{matches:3,deals:20},charts:{matches:10,deals:60}},jr=(e,t)=>e.matches>=t.matches||e.all.deals>=t.deals;function Ey({told:e,again:t}){let{all:n,assisted:s}=e;if(n.deals===0&&s.deals===0)return i`<${Np} />`;let a=s.deals?i`<${Hy} of=${s} />`:null;if(n.deals===0)return i`<section class="stack">${a}<p>${o("page.stats.unaided")}</p><${Br} /></section>`;let r=jr(e,Tr.charts)&&e.course.length>1,l=r&&Ia(n);return i`<${Cy} told=${e} />
		${jr(e,Tr.figures)?i`<${Py} told=${e} />`:null}
		${r?i`<${Ry} told=${e} /><${_y} told=${e} />`:i`<${Dy} told=${e} />`}
		<section class="stack">
			<h2>${o("page.stats.judge")}</h2>
			<${Fy} of=${n.bids} />
			<${Ky} told=${e} again=${t} />
			${a}
			${l?i`<p class="small soft">${o("page.stats.how.bands")}</p>`:null}
			${n.judged?i`<p class="small soft">${o("page.stats.how.judged")}</p>`:null}
		</section>`}function Cy({told:{all:e,best:t,bids:n}}){let s=n.find(l=>l.key===t),a=Be.reduce((l,c)=>e.lost[c].mean>e.lost[l].mean?c:l),r=k(e.lost.all.mean,1);return i`<p class="lead">${[o("page.stats.said",{made:e.made.count,n:e.deals,points:k(e.points.mean,1)}),s&&o("page.stats.said.best",{bid:Number(s.key),made:s.made.count,n:s.deals}),e.judged===e.deals&&e.lost.all.mean>0?o("page.stats.said.lost",{lost:r,n:e.lost.all.mean,kind:o(`page.stats.aspect.${a}`)}):""].filter(Boolean).join(" ")}</p>`}var Dy=({told:e})=>i`<section class="stack">
	<p class="soft">${o("page.stats.next",{what:jr(e,Tr.figures)?"charts":"figures"})}</p><${Br} />
</section>`,qa=(e,t,n)=>t>e&&t-e<Math.abs(n),Nr=e=>qa(-(e.margin??0),e.margin??0,e.mean)?`± ${k(e.margin??0,1)}`:"",Tp=e=>[k(e.mean,1),Nr(e)].filter(Boolean).join(" "),Ly=({of:e})=>i`<dl class="figures-row">${e.map(([t,n,s])=>i`<div key=${t}>
		<dt>${t}</dt><dd><span class="figure">${n}</span> <span class="small soft">${s}</span></dd>
	</div>`)}</dl>`;function Py({told:{all:e,streaks:t}}){let{low:n,high:s,share:a}=e.made,r=Ia(e)?o("page.stats.interval",{low:ue(n),high:ue(s)}):"",l=[Nr(e.lost.all),o("page.stats.of.judged",{n:e.judged})].filter(Boolean).join(" · "),c=o("page.stats.now",{n:t.now,way:t.making?"made":"failed"}),u=[[o("page.records.deals"),k(e.deals),o("page.stats.made.count",{n:e.made.count})],[o("page.records.made"),ue(a),r],[o("page.records.points"),k(e.points.mean,1),Nr(e.points)]];return e.judged&&u.push([o("page.stats.lost"),k(e.lost.all.mean,1),l]),u.push([o("page.stats.streak"),k(t.made),c]),i`<${Ly} of=${u} />`}var jp={made:e=>[100*e.made.share,100*e.made.low,100*e.made.high],points:e=>Ar(e.points),lost:e=>Ar(e.lost.all),...Object.fromEntries(Be.map(e=>[e,t=>Ar(t.lost[e])]))},Ar=e=>[e.mean,e.mean-(e.margin??0),e.mean+(e.margin??0)];function Ry({told:e}){let[t,n]=w(e.all.judged?"lost":"made"),s=e.course.filter(h=>h.judged>0),a=s.length>1,r=h=>e.all.lost[h].mean===0,l=["made","points",...a?["lost",...Be.filter(h=>!r(h))]:[]],c=l.includes(t)?t:"made",u=h=>c==="made"||h.points.margin!==void 0,p=(c==="made"||c==="points"?e.course:s).filter(u).map(h=>{let[m=0,g=0,y=0]=jp[c]?.(h)??[];return{from:h.from,to:h.from+h.deals-1,mean:m,low:g,high:y}}),[d=0]=jp[c]?.(e.all)??[],$=h=>c==="made"?ue(h/100):k(h),f=2*p.filter(h=>qa(h.low,h.high,h.mean)).length>p.length;return i`<section>
		<h2>${o("page.stats.course")}</h2>
		<${I} label=${o("page.stats.show")} hidden value=${c} onchange=${n}
			options=${l.map(h=>[h,o(`page.stats.aspect.${h}`)])} />
		<${Lc} of=${p} last=${e.all.deals} label=${Wy(o(`page.stats.aspect.${c}`),p,$)}
			all=${d} most=${c==="made"?100:void 0} said=${$} banded=${f}
			foot=${o("page.scores.deals",{n:e.all.deals})} />
		<p class="small soft legend">
			${f?i`<${$s} of="range" say="page.stats.key.interval" />`:null}
			<${$s} of="all" say="page.stats.key.all" />
		</p>
	</section>`}function Wy(e,t,n){let s=a=>n(Math.round(a*10)/10);return`${e}: ${t.map(a=>o("page.stats.stretch",{from:a.from,to:a.to,n:s(a.mean)})).join(", ")}`}var Er=10,Ia=({deals:e,made:{low:t,high:n,share:s}})=>e>=Er&&qa(t,n,s),$s=({of:e,say:t})=>i`<span><span class=${`sample ${e}`} aria-hidden="true"></span> ${o(t)}</span>`,qy=["bids","trumps","premiums","places","variants"];function Iy(e,t){return e==="trumps"?i`<${X} trump=${t} /> ${C(t)}`:e==="premiums"?t==="plain"?o("page.stats.plain"):Y(t):e==="places"?o(`page.stats.place.${t}`):e==="variants"?be(t):k(Number(t))}function _y({told:e}){let[t,n]=w("bids"),s=qy.filter(p=>e[p].length>1||p==="bids"),a=s.includes(t)?t:"bids",r=e[a],l=e.all.judged>0,c=r.some(p=>p.bids.of>0),u=r.some(p=>Ia(p));return i`<section>
		<h2>${o("page.stats.split")}</h2>
		<${I} label=${o("page.stats.show")} hidden value=${a} onchange=${n}
			options=${s.map(p=>[p,o(`page.stats.by.${p}`)])} />
		<${se}><table class="book split">
			<thead><tr>
				<th scope="col">${o(`page.stats.by.${a}`)}</th>
				<td class="bar-head"><span aria-hidden="true">${k(0)}</span><span aria-hidden="true">${ue(1)}</span></td>
				<th scope="col">${o("page.stats.head.made")}</th>
				${c?i`<th scope="col">${o("page.stats.head.expected")}</th>`:null}
				<th scope="col">${o("page.records.deals")}</th><th scope="col" class="spare">${o("page.stats.head.points")}</th>
				${l?i`<th scope="col" class="spare">${o("page.stats.head.lost")}</th>`:null}
			</tr></thead>
			<tbody>${r.map(p=>i`<tr key=${p.key}>
				<th scope="row">${Iy(a,p.key)}</th>
				<td class="bar" aria-hidden="true"><${zy} of=${p} /></td>
				<td>${p.deals<Er?o("page.stats.of",{made:p.made.count,n:p.deals}):ue(p.made.share)}</td>
				${c?i`<td>${p.bids.of?ue(p.bids.expected/p.bids.of):""}</td>`:null}
				<td>${k(p.deals)}</td><td class="spare">${Tp(p.points)}</td>
				${l?i`<td class="spare">${p.judged?Tp(p.lost.all):""}</td>`:null}
			</tr>`)}</tbody>
		</table><//>
		<p class="small soft legend">
			<${$s} of="made" say="page.stats.head.made" />
			${u?i`<${$s} of="interval" say="page.stats.key.interval" />`:null}
			${c?i`<${$s} of="expected" say="page.stats.key.expected" />`:null}
		</p>
	</section>`}function zy({of:{deals:e,made:t,bids:n}}){let s=u=>`${100*u}%`,{low:a,high:r,share:l}=t,c=n.of?i`<span class="expected" style=${{"--at":s(n.expected/n.of)}}></span>`:null;return i`<span class="track">
		${e<Er/2?null:i`<span class="made" style=${{"--long":s(l)}}></span>`}
		${Ia({deals:e,made:t})?i`<span class="interval" style=${{"--at":s(a),"--long":s(r-a)}}></span>`:null}${c}
	</span>`}function Fy({of:e}){if(!qa(e.low,e.high,e.expected))return null;let t=e.made<e.low?"below":e.made>e.high?"above":"within",[n,s]=[k(Math.ceil(e.low)),k(Math.floor(e.high))],a={of:e.of,made:k(e.made),n:k(e.expected,1),low:n,high:s,way:t};return i`<p>${o("page.stats.expected",a)}</p>`}var Hy=({of:e})=>i`<p>${o("page.stats.assisted",{n:e.deals,made:k(e.made.count)})}</p>`;function Ky({told:e,again:t}){let[n,s]=w(!1),[a,r]=w(""),l=M(!1);x(()=>()=>{l.current=!1},[]);let c=async()=>{l.current=!0,s(!0),r("");try{let d=e;for(;l.current&&d&&d.unjudged.length>0;){let[$]=d.unjudged;if($)for await(let h of Dn($.table,$.match,void 0,()=>l.current));l.current&&(d=await t());let[f]=d?.unjudged??[];if(f&&f.table===$?.table&&f.match===$.match)break}}catch(d){r(E(d))}s(!1)},u=e.all.deals-e.all.judged,p={n:e.all.judged,of:e.all.deals};return i`<p role="status">${o(n?"page.stats.judging":"page.stats.judged",p)}</p>
		${a?i`<p class="trouble" role="alert">${a}</p>`:null}
		${u>0&&e.unjudged.length>0?i`<p><${S} onclick=${()=>n?l.current=!1:c()}
				say=${n?o("page.stats.judge.stop"):o("page.stats.judge.go",p)} /></p>`:null}`}var[Jy,Uy]=[400,12],Cr=class{#e=null;meant(t){let n=this.#e,a=!(n!==null&&t.timeStamp-n.timeStamp<Jy&&Math.hypot(t.clientX-n.clientX,t.clientY-n.clientY)<Uy)||t.target===n.target;return this.#e=a?t:{...n,timeStamp:t.timeStamp},a}};function Bp(){x(()=>{let e=new Cr;function t(n){if(n.detail===0||!(n.target instanceof Element))return;let{timeStamp:s,clientX:a,clientY:r}=n,l=n.target.closest("button, a, label, input")??n.target,c=l instanceof HTMLLabelElement?l.control??l:l;e.meant({target:c,timeStamp:s,clientX:a,clientY:r})||(n.preventDefault(),n.stopPropagation())}return document.addEventListener("click",t,!0),()=>document.removeEventListener("click",t,!0)},[])}var Vy=["rank","arrows","suits","ends","enter","hint","last","score","undo","close","help"];function Ep({onclose:e}){return i`<${H} title=${o("page.keys")} onclose=${e}>
		<dl class="keys">
			${Vy.map(t=>{let[n="",s=""]=o(`page.keys.${t}`).split("|");return i`<dt key=${t}>${n}</dt><dd>${s}</dd>`})}
		</dl>
		<p class="soft">${o("page.keys.spoken")}</p>
	<//>`}var Dr=()=>document.querySelector(".hand.asked")?".hand.asked":".mine .hand",Lr=()=>document.querySelector(`${Dr()} [data-card][tabindex="0"]`);function Cp(){x(()=>{let e=null,t=null,n=0,s=ii();function a(u){u.target instanceof Element&&u.target.closest("dialog")||(e=u.target instanceof HTMLElement&&u.target.closest("main.table")?u.target:null,t=e?.closest(".hand")??null,n=t&&e?[...t.querySelectorAll("[data-card]")].indexOf(e):0)}let r=()=>(e=null,s=!0);function l(){if(document.activeElement!==document.body||document.querySelector("dialog[open]"))return;if(!e)return void(s&&document.getElementById("main")?.focus({preventScroll:!0}));if(e.isConnected){e.matches(":disabled")||e.focus({preventScroll:!0});return}let u=t?.isConnected?t.querySelectorAll("[data-card]"):[],p=()=>document.querySelector(".answer button:not(:disabled)"),d=()=>document.querySelector(".over .button.chief:not(:disabled)"),$=u[Math.min(n,u.length-1)]??p()??Lr()??d();$ instanceof HTMLElement&&$.focus({preventScroll:!0})}let c=new MutationObserver(l);return c.observe(document.body,{childList:!0,subtree:!0,attributes:!0,attributeFilter:["disabled"]}),document.addEventListener("focusin",a),document.addEventListener("pointerdown",r),()=>{c.disconnect(),document.removeEventListener("focusin",a),document.removeEventListener("pointerdown",r)}},[])}function Dp(e,t){if(typeof BroadcastChannel>"u")return;let n=new BroadcastChannel(e);return n.onmessage=({data:s})=>t(s),n}var Pr=class{#e;#n;#t;#s=new Map;constructor(t,n){this.#e=t,this.#n=n,this.#t=Dp("ninetynine.tables",s=>this.#r(s))}get rests(){let t=this.#s.get(this.#e)??0;return[...this.#s.values()].filter(n=>n>t).length>=4}look(){let t=Math.max(Date.now(),...this.#s.values());this.#s.set(this.#e,t+Math.random()),this.hold()}hold(){this.#a(this.#s.get(this.#e)??0)}leave(){this.#a(0)}close(){this.#t?.close(),this.#t=void 0}#a(t){this.#t?.postMessage({table:this.#e,looked:t})}#r({table:t,looked:n}){let s=this.rests;n?this.#s.set(t,n):t!==this.#e&&this.#s.delete(t),this.rests!==s&&this.#n()}},_a=class{ours=!1;#e;#n;#t;#s;#a=0;#r=0;#i=0;#c=()=>{};constructor(t,n,s,a){this.#e=n,this.#n=s,this.#t=Dp(`ninetynine.table.${t}`,r=>this.#u(r)),this.#s=new Pr(t,a),addEventListener("pagehide",this.leave),this.claim()}get rests(){return this.#s.rests}claim(){this.#s.look(),this.#p()}#p=()=>{this.ours||(this.ours=!0,this.#s.hold(),[this.#a,this.#r]=[Math.random(),Date.now()],clearTimeout(this.#i),this.#d({claim:this.#a}),this.#c())};async turn(){for(;!this.ours&&this.#t;)await new Promise(t=>this.#c=()=>t(void 0))}tell(t,n){this.ours&&this.#d({said:t,trouble:n})}leave=()=>{this.ours&&(this.#d({gone:!0}),this.#s.leave()),this.ours=!this.#t};close(){this.leave(),removeEventListener("pagehide",this.leave),clearTimeout(this.#i),this.#t?.close(),this.#t=void 0,this.#s.close(),this.#c()}#d(t){this.#t?.postMessage(t)}#u({claim:t,gone:n,said:s,trouble:a}){if(this.ours){if(t===void 0)return;if(Date.now()-this.#r<1e3&&t<this.#a)return this.#d({claim:this.#a});this.ours=!1,this.#n()}clearTimeout(this.#i);let r=document.visibilityState==="visible";this.#i=setTimeout(this.#p,n?r?0:2e3*Math.random():4e4),t===void 0&&!n&&this.#e(s,a)}};var Gy=4e4,Zy=5e3,Yy=15e3,Qy=2e3,Rr={first:250,longest:8e3};function Pp(e,t){if(t===null||typeof t!="object"||Array.isArray(t))return t;let n=Array.isArray(e)?[...e]:typeof e=="object"?{...e}:{};for(let[s,a]of Object.entries(t))a===null?delete n[s]:n[s]=Pp(n[s],a);return n}var Lp=e=>e instanceof W&&e.status<500&&e.status!==429&&e.status!==401,za=class{state=D("opening");trouble=D("");refused=D(null);#e;#n;#t=0;#s={};#a=!1;#r=()=>{};#i=new AbortController;#c=!1;#p=!1;#d=0;#u=-1/0;#o;constructor(t,n){this.#e=t,this.#n=n,this.#o=new _a(t,(s,a)=>this.#O(s,a),()=>this.#$(),()=>this.#l()),addEventListener("online",this.#f),addEventListener("offline",this.#b),document.addEventListener("visibilitychange",this.#m),this.#g()}act(t,n){let s=document.visibilityState==="visible";return this.#o.rests&&s&&this.again(),Ts(this.#e,t,n)}hint(){return ji({table:this.#e,id:De()},{within:3e4})}ahead(){return this.#u===-1/0?0:this.#u}again=()=>{if(!this.#o.ours||this.#o.rests)return this.#o.claim(),this.#l();this.#c||(this.#p=!0,this.#l())};doubt(){this.state.peek()==="live"&&Date.now()-this.#d>Qy&&this.again()}#$(){this.#l(),this.#t===0&&this.#h()}async#h(){let t=await Bn({table:this.#e}).catch(()=>{});t&&t.seq>this.#t&&this.#O(t)}#l(){this.#i.abort(),this.#r()}close(){this.#a=!0,removeEventListener("online",this.#f),removeEventListener("offline",this.#b),document.removeEventListener("visibilitychange",this.#m),this.#o.close(),this.#l()}#f=()=>{this.#o.ours&&!this.#o.rests&&this.again()};#b=()=>{qe(this.#e)||(this.state.value="lost",this.again())};#m=()=>{document.visibilityState==="visible"&&(!this.#o.ours||this.#o.rests||this.state.peek()==="lost")&&this.again()};async#g(){for(let t=Rr.first;!this.#a;t=Math.min(2*t,Rr.longest)){let n=this.#t;try{await this.#w(),this.#o.ours&&!this.#a&&await this.#x()}catch(a){if(Lp(a))return this.refused.value=a,this.state.value="refused",this.#o.close()}if(this.#a)return;if(!this.#o.ours||this.#o.rests)continue;this.state.value="lost",this.#t>n&&(t=Rr.first);let s=this.#p?0:t;this.#p=!1,await this.#y(s)}}#y(t){return new Promise(n=>{let s=setTimeout(n,t);this.#r=()=>(clearTimeout(s),n(void 0))})}async#w(){for(await this.#o.turn();this.#o.rests&&!this.#a;await this.#o.turn())await this.#k()}async#k(){let{signal:t}=this.#i=new AbortController;try{let n=await Bn({table:this.#e},{signal:t});if(!this.#o.ours)return;this.#v(n),this.#O(n)}catch(n){if(t.aborted)return;if(Lp(n))throw n;this.state.value="lost"}this.#o.rests&&!this.#a&&await this.#y(Zy)}async#x(){let t=this.#i=new AbortController,n=()=>setTimeout(()=>t.abort(),Gy),s=n();try{let a=(await this.#S(t.signal)).pipeThrough(new TextDecoderStream).getReader();for(let r="";;){let{value:l,done:c}=await a.read();if(c)return;clearTimeout(s),s=n(),this.#d=Date.now(),this.#v();let u=(r+l).split(`
`);r=u.pop()??"";for(let p of u)p&&!this.#a&&this.#A(JSON.parse(p))}}finally{this.#c=!1,clearTimeout(s),t.abort()}}async#S(t){this.#c=!0;let n=qe(this.#e)?0:setTimeout(()=>t.aborted||this.#l(),Yy),s={Accept:"application/x-ndjson"},a=_i(this.#e,this.#t),r=await ni(a,{headers:s,signal:t}).finally(()=>clearTimeout(n));if(this.#c=!1,this.#d=Date.now(),this.#u=Math.max(this.#u,Date.parse(r.headers.get("Date")??"")-Date.now()||-1/0),!r.ok||!r.body)throw ai(r,await r.text().catch(()=>""));return this.trouble.value="",this.state.value="live",r.body}#v(t){this.#o.tell(t,this.trouble.peek())}#A({changes:t,trouble:n,...s}){if(n!==void 0)return this.trouble.value=n,this.#v();t&&(s={...s,...Pp(this.#s,t)});let{table:a,seat:r,muted:l,view:c}=s;this.#s={table:a,seat:r,muted:l,view:c},!(s.seq<=this.#t&&s.event.do!=="present")&&(this.#v(s),this.#M(s))}#O(t,n=""){if(this.#a)return;if(this.trouble.value=n,this.#t===0&&t?.event.do!=="present")return void this.#h();this.state.value="live";let s=t&&(t.event.do==="present"?t.seq===this.#t:t.seq<=this.#t);t&&!s&&this.#M(t)}#M(t){this.#t=t.seq,this.#u=Math.max(this.#u,t.at-Date.now()),this.#n(t)}};function qr(e,{seat:t,view:n,table:{stage:s}}){return!!(e.guides()&&t!==void 0&&s==="playing"&&n?.phase&&n.phase!=="over")}var Fa="AKQJ",qp=({trump:e},t)=>(re(t)===e?Fa:"AK").includes(Xt(t));function Ip(e,t){let n=B(e.hand).filter(r=>!t.includes(r)),s=r=>(re(r)===e.trump?2:0)-Fa.indexOf(Xt(r)),a=r=>n.filter(l=>re(l)===re(r)).length;return n.filter(r=>qp(e,r)).toSorted((r,l)=>s(l)-s(r)||a(r)-a(l))}var Wr=e=>P(e.map(t=>Le(t)));function Xy(e,t,n){let[s]=t,a=n.filter(r=>qp(e,r));if(s){let r=u=>[...Fa.slice(0,Fa.indexOf(Xt(u)))].every(p=>e.hand?.includes(p+re(u))),l=t.filter(u=>r(u)===r(s)),c=r(s)?"CDHS".includes(e.trump??"")&&e.trump?"trumped":"late":"beaten";return[o("coach.bid.spare",{how:c,n:l.length,cards:Wr(l)})]}return a.length?[o("coach.bid.away",{n:a.length,cards:Wr(a)})]:[]}var eb=.85;function _p({bids:e}){let[t,...n]=e?.[0]?.premiums??[];return(t&&n.reduce((a,r)=>r.points>a.points&&r.chance>=eb?r:a,t))?.offer.split(" ")[0]??"pass"}var zp=(e,{game:t,deal:n})=>`${e.id} ${t} ${n}`;function Ha(e,t){let n=e.advice.value,s=n&&t.phase==="lay"&&t.deal>0&&_p(n.advice)!=="pass";return A.premiums.value!==""||!!s}function tb(e,t){let n=t.bids?.[0];if(!n)return"";let s=B(n.best),a=Ip(e,s),r=a.slice(0,n.tricks),l=[o("coach.bid",{n:n.tricks})];if(n.tricks>0){let c=r.length===n.tricks?"high":r.length?"some":"none";l.push(o(`coach.bid.${c}`,{n:r.length,cards:Wr(r)}))}return l.push(...Xy(e,a.slice(n.tricks),s)),l.join(" ")}function nb(e,t,n,s){let{declare:a=0,reveal:r=0}=t?.offers??{},l=_p(e),c=n?[o("coach.wager",{declare:a,reveal:r})]:[];return s&&l!=="pass"&&c.push(o(`coach.premium.${l}`)),c.join(" ")}function sb(e,t,n){let s=e.premium?.findIndex(l=>l!=="")??-1,a=s===e.seat?e.bid:e.shown?.[s]?.bid;if(s<0||a===void 0||Bt(e)>0)return[];let r=n?.offers[e.premium?.[s]?.startsWith("declare")?"declare":"reveal"]??0;return[o("coach.holds",{you:s===e.seat?"yes":"no",name:t[s]??"",bid:a,points:r})]}function ab(e,t,n){let[s,a]=[e.bid??0,e.won?.[t]??0],r=(n?qt(n):9)-Bt(e);if(r===0)return[];switch(e.contract?.[t]){case"lost":return[o(a>s?"coach.over":"coach.under")];case"kept":return[o("coach.enough",{bid:s}),Wp("coach.avoid",e)];case"short":{let l=s>a?s-a:r;return l===r?[o("coach.all",{left:r})]:[o("coach.need",{won:a,need:l,left:r}),Wp("coach.win",e)]}}return[]}function Fp(e){let t=e.options;return t?.kind==="play"&&t.seat===void 0&&B(t.from).length>1}var ob=({contract:e},t=0)=>["kept","short"].includes(e?.[t]??""),rb=["lost","enough","all","some","few"],Hp=.02,Rp={chance:.05,points:2};function ib(e,t){let{bids:n=[],choices:s,contract:a}=t,[r]=n;if(r){let u=n.find(p=>p.chance>=r.chance-Rp.chance&&p.points>=r.points-Rp.points&&Ip(e,B(p.best)).length===p.tricks);return u?{...t,act:`lay ${u.best}`,bids:[u,...n.filter(p=>p!==u)]}:t}let[l]=s;if(!l||t.phase!=="play"||a==="lost")return t;let c=s.reduce((u,p)=>p.chance>u.chance+Hp?p:u,l);return c===l?t:{...t,act:c.act,why:[],choices:[c,...s.filter(u=>u!==c)]}}function Ka(e){let t=e.view.peek();return e.hint(n=>t&&e.guides()?ib(t,n):n)}function lb(e,t,n){let[s,...a]=t.choices;if(!s||!a.length||t.phase!=="play")return hn(t,n).join(" ");let r=t.act.replace(/^play /,""),l=e.options?.led&&!e.options.follow&&re(r)!==e.trump,c=tt((t.why??[]).filter(({kind:$})=>!rb.includes($))),u=t.contract!=="lost"&&a.some($=>$.chance<s.chance-Hp),p=a.every($=>et($)==="close"),d=c.length?c:[o("coach.because",{how:u?"likely":p?"even":"spoil"})];return[o("coach.card",{how:l?"away":"play",card:Le(r)}),...d].join(" ")}function Wp(e,t){if(!Fp(t))return"";let{options:n,trick:s=[],trump:a,won:r=[]}=t,l=B(n.from),c=s.length===r.length-1,u=l.some(p=>re(p)===a)?"ruff":"discard";return o(e,{turn:n.led?n.follow?c?"last":"middle":u:"lead"})}function cb(e,t,n,s,a){let r=sb(e,n,s),l=r.length?r:ab(e,t,s);return a?l.slice(0,1):l}function ub(e,t,n,s){return[!n||s?tb(e,t):"",o(n?"coach.bid.lay":"coach.bid.own")].filter(Boolean).join(" ")}function pb(e,t,n,s){let a=e.chosen.value,r=B(n.bids?.[0]?.best),l=a.size===t.options?.pick,c=A.premiums.value===zp(e,t),u=r.every(d=>a.has(d));return(l&&Ha(e,t)?nb(n,s,c,u):"")||ub(t,n,l,u)}function Kp({table:e,message:t,names:n,variant:s}){let a=t.view,r=a.phase==="lay",l=e.intended.value===""&&e.busy.value==="",c=l&&r&&a.options,p=c||l&&ob(a,t.seat)&&Fp(a)?`${a.game} ${a.deal} ${a.phase} ${Bt(a)}`:"",d=e.current.value;x(()=>{p&&d&&!e.advice.peek()&&Ka(e)},[p,d]);let $=c&&Ha(e,a);x(()=>{$&&(A.premiums.value||=zp(e,a))},[$]);let f=e.advice.value?.advice,h=[...a.phase==="play"?cb(a,t.seat??0,n,s,!!f):[],...f&&!r?[lb(a,f,s)]:[],...c&&f?[pb(e,a,f,s)]:[],...e.thinking.value?[o("coach.thinking")]:[]],m=c?f?.bids?.[0]?.best:void 0,g=m&&e.chosen.value.size<B(m).length;return i`<section class="hint coach" aria-label=${o("coach.title")}>
		<header><h2>${o("coach.title")}</h2><${S} plain onclick=${pn} say=${o("coach.off")} /></header>
		<p role="status">${_(h.filter(Boolean).join(" "))}</p>
		${g?i`<div class="proposed"><span class="act">${ae(m)}</span><${S} chief onclick=${()=>e.heed()}
					say=${o("page.hint.choose")} /></div>`:null}
	</section>`}var db=3;async function Jp(e){if(Hn(e).waiting.peek().length>0)return j(o("page.bring.unsent"));for(let t=0;t<db;t++){let n=await Hi(e),s=$b(n),a=await ks(new Blob([n])),{table:r,seq:l}=await ol(()=>Ni({},{body:a,within:3e4}),"there");if(l<s)return j(o("page.bring.behind"));if(!((await Bn({table:e})).seq>s))return $l(e,r),j(o("page.brought"))}j(o("page.bring.on"))}var $b=e=>JSON.parse(e.trimEnd().split(`
`).at(-1)??"{}").seq??0;function Up({table:e,message:t,onpanel:n,onclose:s}){let{seat:a}=t,r=t.table.stage!=="waiting",l=t.table.chairs.filter(h=>h.player).length===1,[c,u]=w(!1),p=h=>{s(),e.act(h)},{settings:d}=e.settled.value,$=a!==void 0&&t.view?.phase==="play",f=mb(e.id,$,t.seq);return i`<${H} title=${o("page.more")} onclose=${s}>
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
			<${fb} id=${e.id} settings=${d} />
			<section><h3>${o("page.more.know")}</h3>
				${d.rules?i`<${S} onclick=${()=>n("rules")} say=${o("page.house")} />`:i`<a class="button" href=${`/rules/${d.variant??"standard"}`}>${o("page.nav.rules")}</a>`}
				<${S} onclick=${()=>n("keys")} say=${o("page.keys")} />
				<a class="button" href="/settings">${o("page.nav.settings")}</a>
				<${S} onclick=${()=>V("/")} say=${o("page.home")} />
			</section>
			<${hb} table=${t.table} />
		</div>
	<//>`}function fb({id:e,settings:{day:t,from:n}}){let{busy:s,once:a}=J();if(!Mn||!qe(e)||Ce.value||t||n)return null;let r=()=>a(()=>Jp(e));return i`<section><h3>${o("page.here")}</h3>
		<${S} aria-busy=${s} onclick=${r} say=${o("page.bring")} />
		<p class="soft small">${o("page.bring.about")}</p>
	</section>`}function hb({table:e}){let t=e.chairs.filter(a=>a.bot),{edition:n=1}=e,s=a=>{let r=n<Jr&&Yt.includes(a.bot??"");return[ln(a),r?o("page.level.edition",{n}):""].filter(Boolean).join(" · ")};return t.length===0?null:i`<section class="bots"><h3>${o("page.more.bots")}</h3>
		<ul>
			${t.map(a=>i`<li key=${a.name}><b>${bt(a)}</b> <span class="soft">${s(a)}</span>
					<small class="soft">${Es(a)}</small></li>`)}
		</ul>
	</section>`}function mb(e,t,n){let{value:s}=L(async a=>t&&Ti({table:e},{signal:a}),e,t,n);return t&&s?s.settled:!1}function Vp({settings:e,onclose:t}){let{value:n}=L(()=>ne(()=>yt(e,K.value)));return i`<${H} title=${o("page.house")} broad onclose=${t}>
		${n?i`<${go} guide=${n} />`:null}
	<//>`}var gb=450,yb=1e3,bb=100,wb=700,Ir=e=>e?.options?JSON.stringify([e.game,e.deal,e.phase,e.played,e.offers,e.options]):"",vb=({event:{do:e,done:t}})=>e==="redo"||t&&["ask","answer"].includes(e),kb=({seq:e,at:t,event:{by:n="",name:s="",seat:a=-1,text:r="",phrase:l}})=>({seq:e,at:t,by:n,name:s,seat:a,text:r,...l&&{phrase:l}}),Ja=class{newest=D(null);settled=D({settings:{},host:""});busy=D("");waits=D(0);thinking=D(!1);chosen=D(new Set);advice=D(null);intended=D("");next=D("");wrong=D("");showing=new ga(()=>A.spoken.value?"quick":A.pace.value);view=Zt(()=>this.showing.shown.value?.message.view);talk=Zt(()=>{let{message:t,full:n}=this.showing.shown.value??{},s=(t?.seq??0)-(n?1:0);return this.#e.value.filter(a=>!a.remark||a.seq<=s)});current=Zt(()=>{let t=this.showing.shown.value;return!t||t.full!==null||this.busy.value.startsWith("play ")?!1:t.message.seq>=this.#t.value&&t.message.seq===this.newest.value?.seq});#e=D([]);#n=-1/0;#t=D(0);#s="";#a=0;#r=0;#i=!1;#c;constructor(t,n){this.id=t,this.port=n(t,a=>this.#u(a)),this.unsent=Hn(t),this.unsent.send=(a,r)=>this.port.act(a,r),this.unsent.down=()=>this.port.state.peek()==="lost",this.unsent.doubt=()=>this.port.doubt(),this.unsent.recalled=a=>{this.#p(a)};let s=[jt(()=>this.#g()),jt(()=>this.#d())];this.#c=()=>s.forEach(a=>a());for(let a of this.unsent.waiting.peek())this.#p(a)}guides(){return!!this.settled.value.settings.guide&&A.way.value!=="over"}now(){return Date.now()+this.port.ahead()}close(){this.#c(),clearTimeout(this.#r),clearTimeout(this.#a),this.showing.stop(),this.port.close(),this.unsent.down=()=>!1,this.unsent.doubt=()=>{},this.unsent.recalled=()=>{}}async#p({command:{id:t,do:n,act:s=""},premium:a=""}){n==="act"?this.busy.value=s:this.waits.value++;let r=await this.#f(this.unsent.answered(t),()=>!0);n==="act"?this.busy.value="":this.waits.value--,!(!r||!a)&&(this.intended.value=a,this.#m())}#d(){let{value:t}=this.port.state,n=t==="lost"?t:this.port.trouble.value;clearTimeout(this.#a),t==="live"&&!n&&this.unsent.wake(),t==="live"&&this.wrong.peek()==="lost"&&(this.wrong.value=""),n!==this.wrong.peek()&&(this.#a=setTimeout(()=>this.wrong.value=n,yb))}stopLate(){let t=this.unsent.waiting.peek().find(n=>n.command.do==="act"&&n.late);return t&&this.unsent.withdraw(t.command.id),t!==void 0}async act(t){if(t.do==="ask"&&(this.next.value=""),t.do==="chat")return this.#l(t);this.waits.value++;let n=await this.#l(t);return this.waits.value--,n}async play(t,n=""){let s=this.view.peek()?.options;if(!s||this.busy.peek())return!1;this.dismiss(),this.busy.value=t;let a=this.#s=`${s.seat??this.newest.peek()?.seat} ${t}`;this.#i=!1,this.showing.hurry();let r=s.seat===void 0?{}:{hand:s.seat},l=await this.#l({do:"act",act:t,seen:this.newest.peek()?.seq,...r},n);return this.#s===a&&(this.#s="",(!l||this.#$())&&(this.busy.value="")),l!==void 0}async lay(t){await this.play(`lay ${[...this.chosen.peek()].join(" ")}`,t)&&(this.intended.value=t,this.#m())}async ready(){if(this.waits.peek())return;if(this.newest.peek()?.table.stage!=="waiting")return this.act({do:"ready"});this.waits.value++;let t=await el();return this.waits.value--,t&&tl(this.id,t),this.act({do:"ready",...t?{text:t.commit}:{}})}async hint(t=n=>n){if(this.advice.peek())return this.dismiss();let n=this.#o();if(!n||this.thinking.peek())return;this.thinking.value=!0;let s=await this.port.hint().catch(a=>{n===this.#o()&&j(E(a))});this.thinking.value=!1,s&&n===this.#o()&&(this.advice.value={about:n,advice:t(s.advice)})}dismiss(){this.advice.value=null}heed(){let t=this.advice.peek();if(!t||t.about!==Ir(this.view.peek()))return this.dismiss();let[n,...s]=t.advice.act.split(" ");return n==="lay"?void(this.chosen.value=new Set(s)):(this.dismiss(),void this.play(t.advice.act))}async takeBack(){this.stopLate()||this.waits.peek()>0||Date.now()-this.#n<wb||await this.act({do:"ask",text:"undo"})}async redo(){let{table:{redo:t=[]}={},seat:n=-1}=this.newest.peek()??{};t.includes(n)&&this.waits.peek()===0&&await this.act({do:"redo"})}#u(t){vb(t)&&(this.next.value="",this.#i=!0),t.event.do==="ask"&&t.event.done&&t.event.seat===t.seat&&(this.#n=Date.now()),Fe(()=>{this.newest.value=t,t.settings&&(this.settled.value={settings:t.settings,host:t.host??""});let n=t.event.do==="chat"?kb(t):t.said;t.talk?this.#e.value=t.talk:t.event.do==="erase"?this.#e.value=this.#e.value.filter(s=>s.by!==t.event.by):n&&(this.#e.value=[...this.#e.value,n].slice(-bb)),this.#h(t),t.event.acts?.includes(this.#s)&&(this.#s=""),!this.#s&&this.#$()&&(this.busy.value=""),this.showing.take(t),t.event.do==="redo"&&this.showing.skip()}),this.#b(t),this.#m()}#o(){return Ir(this.newest.peek()?.view)}#$(){return(this.newest.peek()?.seq??0)>=this.#t.peek()}#h({seq:t,seat:n,event:{do:s,acts:a=[],seat:r}}){for(let{command:{id:l,do:c,act:u,hand:p=n,seen:d=0}}of this.unsent.waiting.peek())s==="act"&&c===s&&r===n&&t>d&&a.includes(`${p} ${u}`)&&this.unsent.heard(l,t)}put(t,n){let s=this.newest.peek()?.seq;return this.unsent.put({...s===void 0?{}:{seen:s},...t},n)}#l(t,n){let{answered:s,late:a}=this.put(t,n),r=!1;return a.then(()=>r=!0),this.#f(s,()=>r)}async#f(t,n){try{let s=await t;return this.#t.value=Math.max(this.#t.value,s?.seq??0),this.port.state.peek()==="lost"&&this.port.again(),s?.late&&j(o("page.unsent.late")),s}catch(s){let{reason:a}=s;s instanceof sn&&(this.#i=!0),a==="no-session"&&this.port.again(),(a!=="stale"||n())&&j(E(s));return}}#b(t){let n=t.seat===void 0?void 0:t.table.chairs[t.seat],s=t.event.do==="begin"||t.event.do==="present";if(t.table.stage!=="mixing"||!n?.commit||!s)return;let a=Ps(this.id,n.commit);if(!a)return;let r={id:De(),do:"entropy",text:a};an(()=>this.port.act(r)).catch(()=>{})}async#m(){let t=this.intended.peek(),n=this.newest.peek()?.view;if(!t||this.#s||!this.#$())return;if(n?.options?.kind==="lay")return void(this.intended.value="");if(n?.phase==="lay")return;if(!(n?.options?.kind==="offer"?n.options.acts??[]:[]).includes(t))return void(this.intended.value="");this.showing.skip(),await this.play(t),this.intended.value=""}#g(){let t=this.view.value,n=this.current.value&&this.busy.value===""?t?.options:void 0;clearTimeout(this.#r),n?.kind==="play"&&t&&this.#y(t,n),(t?.phase!=="play"||!B(t.hand).includes(this.next.peek()))&&(this.next.value="");let s=new Set(B(t?.options?.from)),a=[...this.chosen.peek()].filter(r=>s.has(r));a.length!==this.chosen.peek().size&&(this.chosen.value=new Set(a)),this.advice.peek()&&this.advice.peek()?.about!==Ir(this.newest.value?.view)&&this.dismiss()}#y(t,n){let s=B(n.from),a=n.seat===void 0&&s.includes(this.next.peek())?this.next.peek():"",r=a||(s.length===1&&this.#w(t)?s[0]:"");if(a||(this.next.value=""),!r)return;let l=()=>(this.next.value="",void this.play(`play ${r}`));this.#r=setTimeout(l,a?0:gb)}#w(t){return!(this.newest.peek()?.table.chairs.filter(s=>s.player).length===1)||this.#i||this.guides()||t.options?.seat!==void 0?!1:A.forced.value||B(t.hand).length===1&&!A.spoken.value}};function Gp({message:e,busy:t=!1,ondo:n}){let{stage:s,chairs:a}=e.table,r=cn(),l=async c=>await r.keep()&&n({do:"sit",seat:c});return i`<section class="watching" aria-label=${o("page.watch")}>
		<p><b>${o("page.watch")}</b> ${s==="waiting"?null:o("page.watch.seen")}</p>
		${s==="waiting"?i`<${Ds} chairs=${a} name=${r} onsit=${l} busy=${t} />`:null}
		<a class="button plain" href="/">${o("page.home")}</a>
	</section>`}function Zp(e){let{message:t,settings:n}=e,s=t.table.match>0?ts(e.id,n):void 0;return s?i`<div class="waiting leaf">
		<h2>${s.title}</h2>
		<p>${s.lost}</p>
		<p><a class="button chief" href=${s.givenUp.href}>${s.givenUp.text}</a></p>
	</div>`:i`<${xb} ...${e} />`}function xb({message:e,settings:t,host:n,me:s,busy:a,ondo:r,onready:l}){let{table:c,seat:u}=e,p=cn(),d=u===void 0?void 0:c.chairs[u],$=s!==n?c.chairs.find(b=>b.player===n)?.name:void 0,f=c.match>0,h=M(void 0),m=M(Promise.resolve(!0)),g=async b=>{await p.keep()&&(h.current=void 0,await r({do:"sit",seat:b}))},y=()=>m.current=m.current.then(async()=>{let b=await p.keep(),O=R.peek()?.name;return!b||!d||O===(h.current??Ob(d.name))?b:(h.current=O,await r({do:"name"}),!0)}),v=async()=>await y()&&l();return i`<div class="waiting leaf">
		<h2>${!d&&$?o("page.invited",{name:$}):o(f?"page.waiting.again":"page.waiting")}</h2>
		${d?null:i`<${Rl} variant=${t.variant??e.view?.variant??""} table=${ri.value[1]??""} />
					<${Ds} chairs=${c.chairs} name=${p} onsit=${g} busy=${a} />`}
		<ol class="chairs">
			${c.chairs.map((b,O)=>{if(b===d){let T=c.chairs.every(N=>N===d||N.bot);return i`<${Ab} key=${O} chair=${b} name=${p} alone=${T} onname=${y} ondo=${r} />`}return i`<${Tb} key=${O} chair=${b} seat=${O} seated=${d!==void 0} clears=${n===s}
					onsit=${g} ondo=${r} />`})}
		</ol>
		${t.rules?i`<${Sb} settings=${t} />`:null}
		${(d||n===s)&&!c.locked?i`<${gn} />`:null}
		${n===s?i`<${jb} table=${c} ondo=${r} />`:null}
		${n!==s&&c.locked?i`<p class="soft">${o("page.locked")}</p>`:null}
		${d?d.ready?i`<div class="row"><p class="soft">${Mb(c.chairs,s)}</p>
						<${S} plain disabled=${a} onclick=${()=>r({do:"unready"})} say=${o("page.unready")} /></div>`:i`<${S} chief disabled=${a} onclick=${v} say=${o(f?"page.again":"page.ready")} />`:null}
	</div>`}function Sb({settings:e}){let{value:t}=L(()=>yt(e,K.value),K.value);return t?.players?i`<p class="soft">${t.players}</p>`:null}var Ob=e=>R.peek()?.name===e?e:e?.replace(/ \d$/,"");function Mb(e,t){return e.some(n=>!n.player&&!n.bot)?o("page.waiting.friends"):o("ask.wait",{names:P(e.filter(n=>n.player&&!n.ready&&n.player!==t).map(bt))})}function Ab({chair:e,name:t,alone:n,onname:s,ondo:a}){return i`<li class="own">
		<form class="who" onsubmit=${l=>(l.preventDefault(),s())}>
			${n?i`<b>${e.name}</b>`:i`<${Cs} name=${t} onkeep=${s} />`}
			${n?i` <span class="soft small">${o("you")}</span>`:null}
			${e.ready?i` <span class="ready small">${o("seat.ready")}</span>`:null}
		</form>
		<${S} plain onclick=${()=>a({do:"stand"})} say=${o("page.stand")} />
	</li>`}function Tb({chair:e,seat:t,seated:n,clears:s,onsit:a,ondo:r}){let{player:l,bot:c}=e,u=[o("page.bot"),ln(e,n)].filter(Boolean).join(" · ");return i`<li>
		<span class="who">
			${l||c?i`<b>${bt(e)}</b>`:i`<i class="soft">${o("page.chair.empty")}</i>`}
			${c?i` <span class="soft small" title=${Es(e)}>${u}</span>`:null}
			${l&&e.ready?i` <span class="ready small">${o("seat.ready")}</span>`:null}</span>
		${!l&&!n?i`<${S} plain onclick=${()=>a(t)} say=${o("page.sit")} />`:null}
		${!l&&n?i`<${Nb} chair=${e} seat=${t} ondo=${r} />`:null}
		${l&&s?i`<${S} plain onclick=${()=>r({do:"remove",seat:t})} say=${o("page.chair.clear")} />
					<${S} plain onclick=${()=>r({do:"ban",text:l,on:!0})} say=${o("page.ban")} />`:null}
	</li>`}function jb({table:{locked:e,banned:t=[]},ondo:n}){return i`<div class="row">
		<${S} plain onclick=${()=>n({do:"lock",on:!e})} say=${o(e?"page.unlock":"page.lock")} />
		${t.map(({player:s,name:a})=>i`<button type="button" key=${s} class="button plain" onclick=${()=>n({do:"ban",text:s,on:!1})}>
					${o("page.unban",{name:a||s})}
				</button>`)}
	</div>`}function Nb({chair:{bot:e=""},seat:t,ondo:n}){let s=e&&!Yt.includes(e)?[e,...Yt]:Yt,a=r=>n(r?{do:"bot",seat:t,text:r}:{do:"remove",seat:t});return i`<${G} hidden label=${o("page.chair.bot")} value=${e} onchange=${a}
		options=${[["",o("page.chair.friend")],...oe("page.level",...s)]} />`}var Yp=1e4;function Bb({rest:e}){let t=e[0]??"",n=dn(t);return n?i`<${Eb} to=${n} />`:i`<${Cb} key=${t} id=${t} />`}function Eb({to:e}){return x(()=>V(`/t/${e}`,{replace:!0}),[e]),null}function Cb({id:e}){let t=he(()=>new Ja(e,(a,r)=>new za(a,r)),[e]);x(()=>()=>t.close(),[t]);let n=t.port.refused.value;if(n)return i`<${Db} why=${n} id=${e} />`;if(!t.showing.shown.value){let a=Nn.value&&!qe(e);return i`<main id="main" tabindex="-1" class="table"><div class="opening" role="status">
			<p>${o(a?"page.out.table":"page.opening")}</p>
			${a?i`<p><a class="button" href="/">${o("page.nowhere.go")}</a></p>`:null}
			<${rr} unsent=${t.unsent} />
		</div></main>`}return i`<${Lb} table=${t} />`}function Db({why:e}){return i`<${z} title=${o(e.status===404?"page.table.none":"page.table.refused")} text=${E(e)}>
		<p><a class="button" href="/">${o("page.nowhere.go")}</a></p>
	<//>`}function Lb({table:e}){let[t,n]=w(""),{message:s,full:a}=e.showing.shown.value,{view:r,seat:l}=s,{stage:c,chairs:u}=s.table,p=Qi(s),{variant:d="standard",rules:$,deals:f,games:h}=e.settled.value.settings,m=F(d,$),g=`${r?.options&&e.current.value?"● ":""}${o(`variant.${d}`)} · Ninety-Nine`;x(()=>{document.title=g},[g]),x(()=>{qe(e.id)&&c==="playing"&&Jl()},[c==="playing"]),ew(e,n),Cp(),Bp(),x(()=>ss.clear(),[r?.deal,r?.game]),Vb(u.some(ut=>ut.until!==void 0)),Zb(r,a?.gone??!1);let y=Gb(r),v=c==="waiting"&&r?.phase!=="over";x(()=>{c==="waiting"&&r?.phase==="over"&&Je("match",e.id)&&un("report",e.id)},[c]);let b=Lt(m,r?.phase),O=r?.phase==="over"&&(c==="between"||c==="waiting")&&!a,T=()=>i`<${Pc} table=${e.id} names=${p} about=${aa(m,f,h)} view=${r} />`,N=Yb(e,s)&&r!==void 0&&!v;Xb(e,s,N,!v&&r?.phase!==void 0&&!O);let q=e.busy.value!==""||e.waits.value>0||e.thinking.value,Ne={table:e,message:s,names:p,variant:m,laid:b},ct=qr(e,s),Sn=ct||e.advice.value?"hinted":"";return i`<${$t.Provider} value=${He(r)}>
		<main id="main" tabindex="-1" class="table" aria-busy=${q} data-stage=${c} data-phase=${r?.phase??""}>
		${A.spoken.value?i`<${Lu} table=${e} variant=${m} />`:null}
		<${_b} table=${e} message=${s} panel=${t} onpanel=${n} beside=${N} />
		<${Eu} table=${e} />
		<div class="spread">
			<div class=${`board of-${r?Me(r):0} ${O?"sheeted":""} ${Sn}`}>
				${r&&r.phase!==void 0&&!v&&l!==void 0?i`<${Hb} ...${Ne} />`:null}
				${ct?i`<${Kp} ...${Ne} />`:i`<${qb} table=${e} variant=${m} />`}
				<${Pb} ...${Ne} full=${a} waiting=${v} between=${O} fresh=${y} />
				${r&&!v&&l===void 0?i`<${Rb} table=${e} message=${s} />`:null}
			</div>
			${r&&!v?i`<aside class=${`side ${N?"talks":""}`}>
						<div class="scoring"><h2>${o("score.title")}</h2>${T()}</div>
						${N?i`<${Qp} table=${e} message=${s} />`:null}
					</aside>`:null}
		</div>
		<${Wb} ...${Ne} panel=${t} onpanel=${n} scores=${T} />
		</main><//>`}function Pb({table:e,message:t,names:n,variant:s,laid:a,full:r,waiting:l,between:c,fresh:u}){let{view:p,seat:d}=t,{stage:$,chairs:f}=t.table;if($==="mixing"||!l&&(!p||p.phase===void 0))return i`<div class="felt empty"><p class="opening">${o("waiting.table")}</p></div>`;if(l||!p){let{settings:m,host:g}=e.settled.value;return i`<div class="felt empty">
			<${Zp} id=${e.id} message=${t} settings=${m} host=${g} me=${R.value?.id??""}
				ondo=${_r(e)} busy=${e.waits.value>0} onready=${()=>e.ready()} />
		</div>`}let h={table:e,message:t,names:n,variant:s};return i`<${Mt} view=${p} variant=${s} names=${n} me=${d??0} elsewhere=${d}
		laid=${a} full=${r} played=${Fb(e,t,n)} pending=${Ib(e.busy.value)}
		unsent=${Oa(e.unsent).some(m=>m.command.do==="act")}
		said=${c?void 0:Qb(e,t)} chairs=${f} now=${e.now()}
		over=${c?"sheeted":""} onhurry=${()=>e.showing.hurry()}>
		<${Ol} view=${p} names=${n} />
		<${Bc} view=${p} names=${n} lies=${r!==null} />
		${c?i`<${Xc} ...${h} fresh=${u} />`:i`<${zb} ...${h} />`}
	<//>`}var Rb=({table:e,message:t})=>i`<${Gp} message=${t} busy=${e.waits.value>0} ondo=${_r(e)} />`;function Wb({table:e,message:t,names:n,panel:s,onpanel:a,scores:r}){let{view:l}=t,c=()=>a(""),u=(p,d,$=!1)=>i`<${H} key=${p} title=${o(p)} broad=${$} onclose=${c}>${d}<//>`;switch(s){case"tricks":return l&&u("tricks.title",i`<${at} view=${l} names=${n} />`,Me(l)>3);case"last":return l&&u("page.lasttrick",i`<${at} view=${l} names=${n} last />`);case"talk":return u("page.talk",i`<${Qp} table=${e} message=${t} />`);case"score":return u("score.title",r(),!0);case"rules":return i`<${Vp} settings=${e.settled.value.settings} onclose=${c} />`;case"keys":return i`<${Ep} onclose=${c} />`;case"more":return i`<${Up} table=${e} message=${t} onpanel=${a} onclose=${c} />`;default:return null}}function qb({table:e,variant:t}){let n=e.advice.value;if(!n)return null;let s=B(n.advice.act.replace(/^lay /,"")),a=n.advice.act.startsWith("lay "),r=a&&s.every(l=>e.chosen.value.has(l));return i`<${fa} key=${n.about} title=${o("page.hint")} onclose=${()=>e.dismiss()}>
		<${mn} advice=${n.advice} variant=${t}>
			<button type="button" class="button chief take" onclick=${()=>r?td()?.click():e.heed()}>
				${o(r?"page.lay":a?"page.hint.choose":"page.hint.take")}
			</button>
		<//>
	<//>`}function Qp({table:e,message:t}){let n=(s,a)=>e.act({do:"mute",text:s,on:a});return i`<${ou} talk=${e.talk.value} me=${R.value?.id??""} muted=${t.muted??[]}
		onsay=${Xp(e)} onmute=${n} />`}var _r=e=>async t=>{let n=R.value===null;if(await ne(()=>Bs(o("page.guest"))))return n&&e.port.again(),e.act(t)},Xp=e=>t=>_r(e)({do:"chat",text:t}),Ib=e=>e.startsWith("play ")?e.slice(5):null;function _b({table:e,message:t,panel:n,onpanel:s,beside:a}){let{view:r}=t,[l,c]=w(e.newest.peek()?.seq??0),u=e.talk.value.filter(g=>g.seq>l&&g.by!==R.value?.id).length,p=e.talk.value.at(-1)?.seq??0;x(()=>{n==="talk"&&c(g=>Math.max(g,p))},[n,p]);let{variant:d="standard",rules:$,day:f,from:h,games:m}=e.settled.value.settings;return i`<header class="head">
		<a class="mark" href="/" aria-label=${`99 – ${o("page.home")}`}>99</a>
		<div class="where">
			${r?.phase!==void 0?i`<${rt} trump=${en(r)} unsure=${!r.trump} explains />`:null}
			<h1>${o(`variant.${d}`)}</h1>
			${$&&!f?i`<span class="soft">${o("page.house")}</span>`:null}
			${r&&r.phase!==void 0?i`<span class="soft">${f||h?o("game.once",{what:f?"day":"other"}):o(m===1?"page.home.on.deal":"page.deal",{n:r.deal+1,deal:r.deal+1,game:r.game+1})}</span>`:null}
		</div>
		<nav aria-label=${o("page.table.menu")}>
			<button type="button" class="button plain scorer" onclick=${()=>s("score")}>${o("score.title")}</button>
			<button type="button" class="button plain tricker" onclick=${()=>s("tricks")}>${o("page.tricks")}</button>
			<button type="button" class=${`button plain ${a?"talker":""}`} onclick=${()=>s("talk")}>
				${o("page.talk")}${u?i` <span class="unread">${u}</span>`:null}
			</button>
			<${S} plain onclick=${()=>s("more")} say=${o("page.more")} />
		</nav>
	</header>`}var fs=(e,t)=>e.current.value&&!t.table.paused?t.view?.options:void 0;function zb({table:e,message:t,names:n,variant:s}){let a=t.view,r=fs(e,t),l=e.busy.value!=="",{paused:c=!1}=t.table,{full:u}=e.showing.shown.value??{},p=fu({...a,options:r},n,c,u,ti.value.has(e.id)),d=r?.kind==="play"&&e.chosen.value.size>0,$=Oa(e.unsent).some(O=>O.command.do==="act"),f=$?o("page.unsent.act"):d?o("page.tap.again"):p,h=O=>e.lay(O),m=O=>e.play(O),g=O=>r&&O.stopPropagation(),y=e.advice.value?.advice.act,v={lay:"laying",name:"naming",offer:"offering",play:""}[r?.kind??"play"],b=`asking ${r?"asked":""} ${v}`;return i`<section class=${b} aria-label=${o("page.yours")} onclick=${g}>
		<${Uo} table=${e} message=${t} names=${n} />
		<${Go} view=${a} variant=${s} seat=${a.seat} bid=${a.bid} />
		<p class="ask" role=${A.spoken.value?void 0:"status"}>${f}</p>
		${r?.kind==="lay"?i`<${xn} options=${r} chosen=${e.chosen.value} variant=${s} busy=${l} waits=${$}
				premiums=${!qr(e,t)||Ha(e,a)} onlay=${h} slots />`:null}
		${r?.kind==="offer"&&e.intended.value===""?i`<${wa} options=${r} variant=${s} busy=${l} onact=${m} best=${y} />`:null}
		${r?.kind==="name"?i`<${va} options=${r} busy=${l} onact=${m} best=${y} />`:null}
	</section>`}function ed(e,t){let n=t.view,s=fs(e,t),a=e.chosen.value,r=s&&(s.kind==="lay"||s.kind==="play")?new Set(B(s.from)):null,l=p=>{let d=new Set(s?.kind==="lay"?a:[]);if(a.has(p))d.delete(p);else if(d.size<(s?.pick??1))d.add(p);else return j(o("lay.full",{n:d.size}));e.chosen.value=d},c=p=>{if(!r&&n.phase==="play"){e.next.value=e.next.value===p?"":p,e.showing.shown.peek()?.full&&e.showing.skip();return}if(r){if(!r.has(p))return j(mu(s));e.play(`play ${p}`)}},u=r?ns(e.advice.value?.advice):new Set;return{can:r,chosen:a,best:u,onpick:l,onplay:c}}function Fb(e,t,n){let s=t.view,a=tn(s),r=s.shown?.[a]?.hand,l=s.control!==void 0&&s.control===t.seat;if(s.phase!=="play"||!l||r===void 0)return null;let{can:c,best:u,...p}=ed(e,t),d=fs(e,t)?.seat===a,$=i`<${lt} cards=${we(B(r),te,s.trump)} ...${p} can=${d?c:null}
		best=${d?u:void 0}
		onplay=${d?p.onplay:()=>{}} label=${n[a]} open twice=${!1} />`;return{seat:a,hand:$}}function Hb({table:e,message:t,names:n,variant:s,laid:a}){let r=t.view,l=t.seat,c=e.busy.value,u=fs(e,t),p=u?.kind==="lay",d=e.next.value,$=u?.seat!==void 0,{can:f,chosen:h,best:m,onpick:g,onplay:y}=ed(e,t),v=bs(r,l).filter(N=>`play ${N}`!==c),b=e.showing.shown.value?.full,O=Ml(r,s).join(" "),T=p&&A.values.value&&u?.worth?We(u.worth):null;return i`<section class=${`mine ${u?"asked":""}`} aria-label=${o("page.yourhand")}>
		<div class="me">
			<${it} view=${r} variant=${s} seat=${l} name=${n[l]} place="south" own
				chair=${t.table.chairs[l]} now=${e.now()} open=${null} winner=${b?.winner===l} laid=${a} />
			${r.aside&&!p?i`<p class="laid"><span class="unseen">${o("page.aside")}</span>${ae(r.aside)}</p>`:null}
			${O?i`<p class="keeping">${O}</p>`:null}
		</div>
		<${Ub} table=${e} message=${t} variant=${s} />
		${t.table.chairs.filter(N=>N.player).length>1?i`<${nu} onsay=${Xp(e)} />`:null}
		<${lt} cards=${v} can=${$?new Set:f} chosen=${d?new Set([d]):h}
			best=${$?void 0:m} values=${T} label=${o("page.yourhand")} twice=${p} onpick=${g}
			onplay=${$?()=>j(o("page.dummy.turn")):y} />
	</section>`}function Kb({view:e,seat:t=-1}){return!!(e?.aside||e?.offers?.[t]||e?.played?.some(n=>n!==""))}function Jb({view:e,seat:t=-1},n){return e?.options?!1:e?.phase==="lay"?!!e.aside:e?.phase==="offer"&&n?.offers.how==="sealed"&&!!e.offers?.[t]}function Ub({table:e,message:t,variant:n}){let{hints:s,stage:a,ask:r,redo:l=[]}=t.table,c=t.table.free||Jb(t,n),u=e.busy.value!=="",p=e.thinking.value,d=i`<button type="button" class="button plain" onclick=${()=>Ka(e)} aria-keyshortcuts="h"
		aria-expanded=${e.advice.value!==null} disabled=${!fs(e,t)||u||p}>
		${o(p?"page.hint.thinking":"page.hint")}
	</button>`,$=Kb(t)?"":"nothing",f=i`<button type="button" class=${`button plain ${$}`}
		onclick=${()=>e.takeBack()}
		disabled=${u||e.waits.value>0||r!==void 0}>${o(c?"page.undo":"page.undo.ask")}</button>`,h=a!=="waiting"&&e.settled.value.settings.undo!=="never",m=l.includes(t.seat??-1)?i`<button type="button" class="button plain redo" aria-label=${o("page.redo")} title=${o("page.redo")}
				disabled=${u||e.waits.value>0} onclick=${()=>e.redo()}>
				<svg viewBox="0 0 24 24" aria-hidden="true" focusable="false">
					<path d="M4 17a7.5 7.5 0 0 1 15-1M19 8.5V16h-7.5" />
				</svg></button>`:null;return i`<div class="tools">${s?d:null}${h?f:null}${m}</div>`}function Vb(e){let[,t]=w(0);x(()=>{if(!e)return;let n=setInterval(()=>t(s=>s+1),1e3);return()=>clearInterval(n)},[e])}function Gb(e){let t=M(void 0);return e?.phase!=="over"&&(t.current=e),e?.phase==="over"&&dt(t.current,e)}function Zb(e,t){let n=M(e);x(()=>{for(let s of Jc(n.current,e))es(s);n.current=e},[e]),x(()=>{t&&es("trick")},[t])}var Yb=(e,{table:{chairs:t}})=>e.talk.value.length>0||t.filter(n=>n.player).length>1,Qb=(e,t)=>au(e.talk.value,{me:R.value?.id??"",muted:t.muted??[],since:e.now()-Yp});function Xb(e,t,n,s){let a=e.talk.value.at(-1);x(()=>{if(!(a&&e.now()-a.at<Yp)||A.spoken.peek()||a.by===R.peek()?.id||t.muted?.includes(a.by)||n&&matchMedia("(min-width: 80rem)").matches)return;let l=`${a.name}: ${ma(a)}`;j(l,s&&a.seat>=0)},[a?.seq])}var td=()=>document.querySelector(":is(.answer, .over > .row) .button.chief:not(:disabled)");function ew(e,t){x(()=>{function n(s){let a=s.target;if(s.defaultPrevented||s.repeat||a.closest("input, select, textarea, dialog"))return;if((s.ctrlKey||s.metaKey)&&s.key.toLowerCase()==="z")return s.preventDefault(),void(s.shiftKey?e.redo():e.takeBack());if(!(s.ctrlKey||s.metaKey||s.altKey)&&!ba(Dr(),s.key)){if(s.key==="h"&&e.view.peek()?.options)Ka(e);else if(s.key==="Escape"&&e.advice.peek())e.dismiss();else if(s.key==="l")t("last");else if(s.key==="s")t("score");else if(s.key==="?")t("keys");else if(s.key==="ArrowLeft"||s.key==="ArrowRight")Lr()?.focus();else if(s.key===" "||s.key==="Enter"){if(a.closest("button, a, summary, .hint"))return;e.showing.hurry()||td()?.click()}else return;s.preventDefault()}}return document.addEventListener("keydown",n),()=>document.removeEventListener("keydown",n)},[e])}var Tt=e=>btoa(String.fromCharCode(...new Uint8Array(e??new ArrayBuffer(0)))).replaceAll("+","-").replaceAll("/","_").replaceAll("=",""),tw=e=>Uint8Array.from(atob(e.replaceAll("-","+").replaceAll("_","/")),t=>t.charCodeAt(0)),nd=()=>isSecureContext&&"PublicKeyCredential"in window;async function sd(e){let{challenge:t,site:n}=await Si();try{await e(tw(t),n)}catch(s){throw s instanceof DOMException?s.name==="InvalidStateError"?new le(o("page.you.passkey.known")):new le(o(s.name==="SecurityError"?"page.you.passkey.site":"page.you.passkey.not")):s}}var nw=({id:e,name:t})=>sd(async(n,s)=>{let a=await navigator.credentials.create({publicKey:{challenge:n,rp:{id:s,name:"Ninety-Nine"},user:{id:new TextEncoder().encode(e),name:t,displayName:t},pubKeyCredParams:[-7,-257].map(p=>({type:"public-key",alg:p})),authenticatorSelection:{residentKey:"required",userVerification:"preferred"}}}),{rawId:r,response:l}=a,{clientDataJSON:c,attestationObject:u}=l;await Oi({id:Tt(r),client:Tt(c),attestation:Tt(u)}),j(o("page.you.passkey.made"))});async function ad(e,t){let n=await(t?$i(e):gi(e));js(n),j(o("page.you.back.done",{name:n.name}))}var sw=e=>sd(async(t,n)=>{let s=await navigator.credentials.get({publicKey:{challenge:t,rpId:n,userVerification:"preferred"}}),{rawId:a,response:r}=s,{clientDataJSON:l,authenticatorData:c,signature:u,userHandle:p}=r;await ad({passkey:{id:Tt(a),client:Tt(l),authenticator:Tt(c),signature:Tt(u),user:Tt(p)}},e)});function aw(){let[e,t]=w(""),[n,s]=w(""),[a,r]=w(!0),l=a&&R.value!==null,{busy:c,once:u}=J(d=>s(E(d))),p=d=>{d.preventDefault();let $=/(?:#code=|^\s*)([a-z2-7]{26})\s*$/.exec(e)?.[1];s(""),u(async()=>(await ad($?{code:$}:{words:e},l),t("")))};return i`<section>
		<h2>${o("page.you.back")}</h2>
		<p>${o("page.you.back.about")}</p>
		${R.value?i`<${Ke} label=${o("page.you.back.along")} checked=${a} onchange=${r} />`:null}
		${nd()?i`<p><${S} aria-busy=${c} onclick=${()=>(s(""),u(()=>sw(l)))}
			say=${o("page.you.passkey.use")} /></p>`:null}
		<form class="stack" onsubmit=${p}>
			<${me} label=${o("page.you.back.typed")} value=${e} oninput=${t} required autocapitalize="none"
				autocomplete="off" spellcheck="false" enterkeyhint="go" aria-invalid=${n!==""} />
			<p class="trouble" role="alert">${n}</p>
			<p><button type="submit" class="button" aria-busy=${c}>${o("page.you.back.go")}</button></p>
		</form>
	</section>`}function ow({of:e,onend:t}){let n=e.made?o("page.you.key.made",{day:Do(e.made)}):"";return i`<li class="row">
		<span><b>${o(`page.you.key.${e.kind}`)}</b> ${e.label}
			<br /><span class="soft small">${n} ${o("page.you.key.seen",{day:e.seen})}</span></span>
		${e.this?i`<i>${o("page.you.key.this")}</i>`:i`<${S} plain onclick=${t} say=${o("page.you.key.end")} />`}
	</li>`}var rw=({words:e,onclose:t})=>i`<${H} title=${o("page.you.words")} onclose=${t}
	actions=${i`<${S} onclick=${()=>print()} say=${o("page.you.words.print")} />`}>
	<p>${o("page.you.words.about")}</p>
	<p class="words"><b>${e}</b></p>
<//>`;function iw({all:e,again:t}){let[n,s]=w(null),[a,r]=w(""),[l,c]=w(""),{busy:u,once:p}=J(),d=()=>s(null),$=y=>ne(y).then(()=>(d(),t())),f=e.keys.filter(y=>!y.this&&["device","ssh","link"].includes(y.kind)).length,h=async()=>c(`${location.origin}/#code=${(await bi()).code}`),m=async()=>r((await xi()).words),g=e.keys.some(y=>y.kind==="words");return i`<section>
			<h2>${o("page.you.keys")}</h2>
			<ul class="stack keys">
				${e.keys.map(y=>i`<${ow} key=${y.id} of=${y} onend=${()=>s(y)} />`)}
			</ul>
			${f>0?i`<p><${S} onclick=${()=>s("others")} say=${o("page.you.others")} /></p>`:null}
		</section>
		<section>
			<h2>${o("page.you.keep")}</h2>
			<p>${o("page.you.keep.about")}</p>
			<p class="row">
				${nd()?i`<${S} aria-busy=${u} say=${o("page.you.passkey.add")}
					onclick=${()=>p(()=>nw(e).then(t))} />`:null}
				<${S} aria-busy=${u} say=${o("page.you.words.get")}
					onclick=${()=>g?s("words"):p(m)} />
				<${S} aria-busy=${u} onclick=${()=>p(h)} say=${o("page.you.device")} />
			</p>
			${l?i`<p>${o("page.you.device.about")}</p><${gn} link=${l} label=${o("page.you.device.link")} />`:null}
		</section>
		${a?i`<${rw} words=${a} onclose=${()=>(r(""),t())} />`:null}
		${n==="words"?i`<${Qe} title=${o("page.you.words.get")} text=${o("page.you.words.again")} yes=${o("page.you.words.get")}
					onyes=${()=>ne(m).then(d)} onclose=${d} />`:n==="others"?i`<${Qe} title=${o("page.you.others")} text=${o("page.you.others.about")} yes=${o("page.you.others")}
						onyes=${()=>$(()=>vi())} onclose=${d} />`:n?i`<${Qe} title=${o("page.you.key.end")} yes=${o("page.you.key.end")}
							text=${o("page.you.key.end.about",{key:n.label||o(`page.you.key.${n.kind}`)})}
							onyes=${()=>$(()=>ki({key:n.id}))} onclose=${d} />`:null}`}function lw(){let[e,t]=w(0),n=R.value?.id,s=L(async()=>n&&!Ce.value?await wi():void 0,n,e,Ce.value).value;return Ce.value?i`<${z} title=${o("page.you")} text=${o("page.you.here")} />`:Ui.value?i`<main id="main" tabindex="-1" class="choices">
		<h1>${o("page.you")}</h1>
		${n&&s?i`<p>${o("page.you.are",{name:s.name})} <span class="soft">·${s.tag}</span>
					<a href="/settings">${o("page.you.rename")}</a></p>
				<${iw} all=${s} again=${()=>t(e+1)} />`:null}
		<${aw} />
	</main>`:i`<${z} title=${o("page.you")} />`}export{p$ as Bids,D$ as Choices,Y$ as Create,yf as Daily,Vh as Endings,ym as Learn,Lg as Pads,Fg as Problems,df as Records,Eh as Replay,sy as Report,Od as Rules,Ty as Slips,jy as Statistics,Bb as Table,lw as Who};
