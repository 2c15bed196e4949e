import{$ as ya,$a as F,$b as Zr,A as o,Aa as mr,Ab as jr,Ac as ls,B as me,Ba as hr,Bb as ns,Bc as kt,C as v,Ca as Xn,Cb as Sa,Cc as I,D as Y,Db as Nr,Dc as pi,E as le,Eb as Br,Ec as di,F as q,Fa as gr,Fb as Dr,Fc as $i,G as xe,Gb as Er,Gc as fi,H as et,Ha as pn,Hb as Cr,Hc as ve,I as rr,Ia as rt,Ib as Oa,Ic as fn,J as Be,Ja as it,Jb as Lr,Jc as mi,K as Gn,Ka as yr,Kb as Pr,Kc as Oe,L as ir,La as J,Lb as Rr,M as A,Ma as br,Mb as qr,Mc as $t,N as lr,Na as vr,Nb as ss,Ob as _r,P as qt,Pa as wr,Pb as Ir,Pc as qe,Q as E,Qa as lt,Qb as Fr,Qc as hi,R as Ae,Ra as Ht,Rb as Ut,Rc as xt,S as cr,Sa as j,Sb as zr,Sc as gi,T as Q,Ta as $e,Tb as Wr,Tc as yi,U as Zn,Ua as D,Ub as Hr,Uc as bi,V as ye,Va as L,Vb as Kr,Vc as vi,W as Yn,Wa as ct,Wb as Ur,X as _t,Xa as es,Xb as Jr,Xc as wi,Y as Re,Ya as se,Yb as pt,Z as Se,Za as X,Zb as Vr,Zc as ki,_ as It,_a as S,_b as Gr,a as Jn,aa as ba,ac as Yr,ba as va,bb as H,bc as Qr,c as ha,ca as Ft,cb as dn,cc as Xr,d as rn,da as wa,db as ee,dc as Ma,e as tr,ea as ln,eb as R,ec as _,fa as ur,fb as V,fc as $n,fd as xi,g as b,ga as pr,gb as be,gc as ei,h as x,ha as De,hb as ut,hc as ti,i as pe,ia as tt,ib as Kt,j as M,ja as zt,jb as K,jc as ni,k as de,ka as Qn,kb as ae,kc as si,l as nr,la as Wt,lb as ce,lc as ai,m as Pe,ma as dr,mc as oi,n as C,na as cn,nb as ts,nc as as,o as Rt,oa as vt,ob as kr,oc as ri,p as bt,pa as nt,pb as xr,pc as dt,q as i,qa as st,qb as he,qc as ii,r as sr,ra as ne,rb as Sr,rc as Jt,s as Vn,sb as U,sc as Vt,t as ar,ta as re,tc as Gt,u as ga,ua as un,ub as Or,uc as os,v as W,va as ka,vb as xa,vc as rs,wa as $r,wb as Mr,wc as li,xa as fr,xb as wt,xc as ci,ya as at,yb as Ar,yc as is,z as or,za as ot,zb as Tr,zc as ui}from"./chunk.js";var Zt,Si=di("ninetynine","records");async function Oi(e){Zt=e;try{await Si("readwrite",t=>t.put(e,"mine"))}catch{}}async function Yt(){if(Zt)return Zt;try{Zt=await Si("readonly",e=>e.get("mine"))}catch{Zt=void 0}return Zt}async function St(e,t,n,s){let{table:a,...r}=n;if(a!=="mine")return e(n,{signal:s});let l=await Yt();return t(r,{body:l?.bytes??new Blob,signal:s})}async function cs(e){let t=new Uint8Array(await e.slice(0,4).arrayBuffer());if(!(t[0]===40&&t[1]===181))return t[0]!==31||t[1]!==139?e.text():new Response(e.stream().pipeThrough(new DecompressionStream("gzip"))).text()}var Me=1200,He=["bid","premium","trump","play"],Mi=e=>e.bid+e.premium+e.trump+e.play;function us(e,t){let n=10**t,[s,a]=[0,0];return e.map(r=>{s+=r;let l=Math.round(s/Me*n),c=(l-a)/n;return a=l,c||0})}function Qu(e,t,n){let s={you:n?"yes":"no",name:t};if(Mi(e)===0)return o("page.report.clean",s);let a=us(He.map(c=>e[c]),0),r=a.reduce((c,u)=>c+u,0);if(r===0)return o("page.report.little",s);let l=He.flatMap((c,u)=>{let p=a[u]??0;return p?[o(`page.report.part.${c}`,{all:p===r?"yes":"no",n:v(p)})]:[]});return o("page.report.line",{...s,n:r,parts:l.join(", ")})}var _e=e=>e.judged<e.of||e.rough>0;function Ta(e,t,n,s){if(!_e(e))return Qu(t,n,s);let a=Math.round(Mi(t)/Me);return a===0?o("page.report.coming"):o("page.report.counting",{you:s?"yes":"no",name:n,n:a})}var Ai=(e,t)=>e&&!_e(e)?e.deals[0]?.squares?.[t]??"":"";function Ot(e,t,n){let[s,a]=b({});return x(()=>{let r=!0,l=async()=>{for await(let c of mn(e,t,n,()=>r))a({told:c})};return a({}),es(l,c=>a(u=>({...u,wrong:D(c)})),()=>r),()=>{r=!1}},[e,t,n]),s}async function*mn(e,t,n,s){for(;s();){let a=await Xu(e,t,n);if(!s()||(yield a,!_e(a)))return;await new Promise(r=>setTimeout(r,500))}}var Aa=new Map;async function Xu(e,t,n){let s=`${e} ${t} ${n}`,a=()=>St(Ir,Wr,{table:e,match:t,deal:n});if(e==="mine")return a();let r=Aa.get(s)??a().finally(()=>Aa.delete(s));return Aa.set(s,r),r}function Ti({seat:e,table:t}){let n=t.stage==="waiting";return e!==void 0&&(n||t.open&&t.chairs.filter(s=>s.player).length===1)}function ji({table:e,match:t,deal:n,seat:s}){let{told:a,wrong:r}=Ot(e,t,n),l=a?.deals[0]?.accounts[s]?.lost;if(r&&!a)return null;let c=a&&l?Ta(a,l,"",!0):o("page.report.coming");return i`<p class="report-line" role="status" aria-busy=${!a||_e(a)}>
		<a href=${`/report/${e}/${t}/${n}?seat=${s}`} aria-disabled=${!l}>${c}</a>
	</p>`}var ja=800,ep=2600;function Ni({from:e=0,to:t,after:n}){let[s,a]=b(e);return x(()=>{if(!n||e===t)return;let[r,l]=[0,0],c=u=>{l||=u+n;let p=Math.min(1,Math.max(0,u-l)/ja);a(Math.round(e+(t-e)*(1-(1-p)**3))),p<1&&(r=requestAnimationFrame(c))};return r=requestAnimationFrame(c),()=>cancelAnimationFrame(r)},[n>0]),!n||s===t?i`${v(t)}`:i`<span class="counted">
		<span class="end">${v(t)}</span><span aria-hidden="true">${v(s)}</span>
	</span>`}function Bi(e,t,n){let{closed:s,points:a=[],made:r=[],seat:l=-1}=e;return n?"match":s?"game":a.includes(99)?"best":r[l]&&e.premium?.[l]?"premium":t>1&&r.slice(0,t).every(Boolean)?"all":r[l]?"made":""}function Di({what:e}){return e?i`<p class="stamp" data-what=${e} aria-hidden="true"><span>${o(`page.stamp.${e}`)}</span></p>`:null}var Ei=()=>i`<p class="flourish" aria-hidden="true">
	${[..."♣♦♥♠"].map(e=>i`<span key=${e}>${e}</span>`)}
</p>`;function hn({from:e,after:t=0}){let n=M(null);return pe(()=>{let s=e&&!qt()?document.querySelector(e)?.getBoundingClientRect():void 0,a=n.current?.getBoundingClientRect();if(!s||!a||!a.width||document.hidden)return;let r=[{translate:`${s.right-a.right}px ${s.top-a.top}px`},{translate:"0"}],l={duration:700,delay:t,easing:"cubic-bezier(0.5, 0, 0.2, 1)"},c=n.current?.animate(r,{...l,fill:"backwards"});return()=>c?.finish()},[t>0]),i`<svg class="pennant" ref=${n} viewBox="0 0 14 16" aria-hidden="true" focusable="false">
		<path d="M1 0h1.5v16H1zM3.5 1 13 4.8 3.5 8.6z" />
	</svg>`}function tp(e,t){return!t||!e||!tt(e,t)||t.phase==="over"?[]:(t.premium??[]).map((s,a)=>({seat:a,offer:s})).filter(({seat:s,offer:a})=>a!==""&&!e.premium?.[s])}function Ci({view:e,names:t}){let n=M(void 0),[s,a]=b([]),r=`${e.game} ${e.deal} ${e.phase} ${e.premium?.join()}`;x(()=>{let c=tp(n.current,e);if(n.current=e,a(c),!c.length)return;let u=setTimeout(()=>a([]),ep);return()=>clearTimeout(u)},[r]);let l=({seat:c,offer:u})=>{let[p="",d=""]=u.split(" "),$={name:t[c]??"",you:c===e.seat?"yes":"no",level:p,n:d&&` ${d}`};return i`<span key=${c}>${o("page.announced",$)}</span>`};return i`<p class="announced" role=${A.spoken.value?void 0:"status"}>${s.map(l)}</p>`}function Z({trump:e}){return e==="nines"?i`<span class="sign" aria-hidden="true">9</span>`:/^[CDHS]$/.test(e)?i`<svg class="sign" data-suit=${e} viewBox="0 0 100 100" aria-hidden="true" focusable="false">
		<use href=${`#pip-${e}`} />
	</svg>`:i`<span class="sign none" aria-hidden="true">–</span>`}var N=e=>o(e?/^[CDHS]$/.test(e)?`suit.${e}`:`trump.${e}`:"trump.unnamed"),ie=(e,t)=>e===0&&t?.score.zeroOrAll?o("guide.or",{a:v(0),b:v(yn(t))}):v(e);function Li(e,t){let n=pr(e,t);if(!n||!t)return[];let[,s]=(e.premium?.[e.seat??-1]??"").split(" "),a=o(n.length?"page.keeping":"page.keeping.lost",{n:t.aside,bid:np(n)});return s===void 0?[a]:[o("page.keeping.said",{said:Number(s)}),a]}function np(e){let t=e.filter(n=>!e.includes(n+1));return e.filter(n=>!e.includes(n-1)).map((n,s)=>{let a=t[s]??n;return n===a?v(n):`${v(n)}–${v(a)}`}).join(", ")}var yn=e=>e.hand-e.aside;function G(e){let[t="",n]=e.split(" ");return n===void 0?o(`offer.${t}`):o("offer.numbered",{offer:o(`offer.${t}`),n:Number(n)})}var Ba=(e,t,n)=>t===(n??e.seat)?"yes":"no";function Pi(e,t){return t===e.seat?{aside:e.aside,bid:e.bid}:{aside:e.shown?.[t]?.aside,bid:e.shown?.[t]?.bid}}function Ie({view:e,names:t,variant:n,me:s,untitled:a=!1,written:r,crowned:l=!1}){let c=t.map((h,m)=>m).slice(0,e.points?.length??0),u=e.parts;if(!u||!e.points)return null;let p=h=>{let m=u[h]??[];return m.every(g=>g===0)?null:i`<${Na} key=${h} label=${o(`page.sheet.for.${h}`)} points=${m} class=${`for-${h}`} />`},d=rp(e,t,n,s),$=d.length<3?d.join(" "):"",f=r===void 0||l?-1:Wt(e);return i`<section class="deal-sheet">
		${a?null:i`<h2>
					${o("sheet.title",{deal:e.deal+1,trump:N(e.trump)})} <${Z} trump=${e.trump??""} />
				</h2>`}
		<${ee}><table class="book account" data-hands=${c.length}>
			<thead><tr><td></td>${c.map(h=>i`<th key=${h} scope="col">${t[h]}</th>`)}</tr></thead>
			<tbody class="facts">
				<${sp} view=${e} seats=${c} variant=${n} />
			</tbody>
			<tbody class="sum">${p("tricks")}${p("contract")}${p("premium")}${p("vulnerable")}</tbody>
			<tfoot>
				<${Na} label=${o("page.sheet.deal")} points=${e.points} class="total" plain written=${r} />
				<${Na} label=${o("page.sheet.total")} points=${e.totals} class="totals" plain written=${r}
					from=${Qn(e)} lead=${r!==void 0} />
			</tfoot>
		</table><//>
		<div class="verdicts">
			${$?i`<p>${$}</p>`:null}
			${f>=0?i`<p class="taken"><${hn} /> ${Ca(e,t,f)}</p>`:null}
			${cp(e,t,s,l).map(([h,m])=>i`<p key=${h} class=${m?"won":""}>${h}</p>`)}
			<${lp} view=${e} />
		</div>
	</section>`}function sp({view:e,seats:t,variant:n}){let s=(e.premium??[]).some(u=>u!==""),a=u=>i`<${op} view=${e} seat=${u} />`,r=u=>{let p=Pi(e,u).bid;return p===void 0?"–":ie(p,n)},l=u=>e.premium?.[u]?G(e.premium[u]):"",c=u=>i`<${ap} made=${e.made?.[u]??!1} />`;return i`<${gn} label=${o("page.sheet.cards")} class="cards" seats=${t} of=${a} />
		<${gn} label=${o("page.sheet.bid")} seats=${t} of=${r} />
		<${gn} label=${o("page.sheet.won")} seats=${t} of=${u=>e.won?.[u]} />
		${s?i`<${gn} label=${o("page.sheet.held")} class="held" seats=${t} of=${l} />`:null}
		<${gn} label=${o("page.sheet.contract")} seats=${t} of=${c} />`}function gn({label:e,seats:t,of:n,class:s=""}){return i`<tr class=${s}><th scope="row">${e}</th>${t.map(a=>i`<td key=${a}>${n(a)}</td>`)}</tr>`}function Na({label:e,points:t,plain:n=!1,class:s="",written:a=0,from:r=[],lead:l=!1}){let c=($,f)=>i`<${Ni} from=${r[f]??0} to=${$} after=${a} />`,[u,p]=l?[zt(r),zt(t)]:[-1,-1],d=a&&u>=0&&u!==p?`.account .totals td:nth-of-type(${u+1})`:void 0;return i`<tr class=${s}><th scope="row">${e}</th>
		${t.map(($,f)=>i`<td key=${f}>
			${f===p?i`<${hn} from=${d} after=${a&&a+500} />`:null}
			${$===0&&!n?"–":c($,f)}
		</td>`)}
	</tr>`}var ap=({made:e})=>i`<span class=${`verdict ${e?"made":"failed"}`}>
	${o(e?"page.sheet.made":"page.sheet.failed")}
</span>`;function op({view:e,seat:t}){let{aside:n}=Pi(e,t);return n===void 0?i`<span class="soft small">${o("bid.hidden")}</span>`:i`<span class=${e.made?.[t]?"minis fanned":"minis"}>${re(n)}</span>`}function rp(e,t,n,s){let a=e.parts?.premium??[],r=(e.premium??[]).map((l,c)=>l?c:-1).filter(l=>l>=0);return r.flatMap(l=>{let c=e.made?.[l]??!1,u=e.premium?.[l]??"",[p="",d=""]=u.split(" "),$=a[l]??0,f={name:t[l],level:p,n:d&&` ${d}`,you:Ba(e,l,s)};if($<0)return[o("page.premium.failed",{...f,points:Y($),loss:"own"})];let h=n?.offers[p==="reveal"?"reveal":"declare"],m=r.length>1?h:c?$:Math.max(...a);if(!m)return[];let g=r.length>1?"others":"opponents";return[o(c?"page.premium.made":"page.premium.failed",{...f,points:Y(m),loss:g})]})}function ip(e){let t=e.why;if(!t?.next)return"";let n=N(t.then),s=t.then==="none"?"none":"suit",a=(e.made??[]).filter(Boolean).length;return{turnup:()=>o("next.turnup"),game:()=>o("next.game",{trump:n}),stays:()=>o("next.holder",{trump:n}),rotation:()=>o("next.rotation",{kind:s,trump:n}),success:()=>o("next.success",{n:a,kind:s,trump:n})}[t.next]()}function lp({view:e}){let t=ip(e);return t?i`<p class="next-trump">
		${e.why?.then?i`<${Z} trump=${e.why.then} />`:null}<span>${t}</span>
	</p>`:null}function Ri(e,t,n,s,a,r=0){let l=t.length===0?"drawn":t.length===1?"won":"shared",c=t.length===1?Ba(s,t[0]??-1,a):"no";return o(`${e}${l}`,{names:q(t.map(u=>n[u]??"")),you:c,game:r})}var Da=(e,t,n)=>e.closed?Ri("game.",e.closed.winners,t,e,n,e.closed.game+1):"",Ea=(e,t,n)=>Ri("rubber.",e.end?.winners??[],t,e,n);function Ca(e,t,n){return n<0?"":o("outcome.lead",{name:t[n]??"",you:Ba(e,n)})}function cp(e,t,n,s=!1){let a=[],{closed:r,end:l}=e,c=l&&!l.cut&&r?.game===0;if(r&&(s||a.push([Da(e,t,n),!0]),r.bonus.forEach((p,d)=>{p&&a.push([o("bonus",{name:t[d],bonus:p,total:(r.totals[d]??0)+p}),!1])})),!l||c)return a;if(l.cut)return e.deal?[...a,[o("end.cut"),!1]]:a;s||a.push([Ea(e,t,n),!0]),l.rubber?.forEach((p,d)=>{p&&a.push([o("bonus.rubber",{name:t[d],bonus:p}),!1])});let u=q(l.totals.map((p,d)=>`${t[d]} ${v(p)}`));return s||a.push([o("end.totals",{totals:u}),!1]),a}function La(e,t,n,{day:s,from:a}){if(!e||a)return"";let r=e.length===1&&e[0]===n?"yes":"no",l={names:q(e.map(c=>t[c]??"")),n:e.length,you:r};return o(s?"daily.most":"page.winner",l)}function Ue(e,t){if(e==="joker")return o("joker");if(e===t)return o("joker.as",{card:Ue(e)});let{rank:n,suit:s}=cn(e);return vt(n)+Ii(s)}function At(e){let[t="",...n]=e.split(" ");return t==="play"||t==="lay"?n.map(s=>Ue(s)).join(" "):t==="name"?N(n[0]):o("page.why.saying",{offer:t,n:n[0]??"none"})}var qi=.5,ds=5,qa=2,_i=(e,t,n)=>e>t+qa||e>t&&e-t>=2*n,Ke=e=>Math.round(e*100),bn=e=>v(Math.abs(e),1),Pa=e=>e.charAt(0).toLocaleUpperCase()+e.slice(1),up=2,Mt=e=>Math.round(e.gap*10)<=Math.max(Math.round(e.gapError*10),up)?"close":"behind",vn=e=>e.filter(({kind:t})=>me(`why.${t}`)).map(({kind:t,card:n,than:s,suit:a="",n:r=0,m:l=0})=>o(`why.${t}`,{card:n?Ue(n):"",than:s?Ue(s):"",suit:Ii(a),n:r,m:l})),Ii=e=>({C:"♣",D:"♦",H:"♥",S:"♠"})[e]??"9";function $s(e,t,n=At){let[s,a]=e.choices;if(!s)return[];if(!a)return[o("page.why.only")];let r=vn(e.why??[]);return e.bids?[...dp(e,t,n).map(Pa),...r]:e.phase==="offer"?$p(e.choices,s,a,n).map(Pa):[...r,...fp(e,s,a,n).map(Pa)]}function Fi({phase:e,act:t,better:n,chance:s,betterChance:a,why:r,lost:l}){let[c,u]=[Ke(s),Ke(a)],p=r.some(d=>d.kind==="lost")||c+u===0;return e==="offer"&&t==="pass"?o("page.report.chance",{how:"premium",a:c,b:u}):_i(u,c,l/Me)?o("page.report.chance",{how:"more",a:c,b:u}):e==="offer"&&n==="pass"?o("page.report.chance",{how:"unpaid",a:c,b:u}):p||e==="offer"?"":o("page.report.chance",{how:c>u+qa?"less":"same",a:c,b:u})}var pp=({bids:e,choices:t})=>e?t.find(n=>n.act===`lay ${e[1]?.best}`):t[1];function dp(e,t,n){let[s,a]=e.bids??[];if(!s)return[];let r=pp(e),l=r?Mt(r):"only",c=(e.bids??[]).reduce((g,y)=>y.chance>g.chance?y:g),u=Ke(c.chance)<ds,p=!u&&Ke(s.chance)<ds,d={bid:ie(s.tricks,t),a:Ke(s.chance)},$=u?[o("page.why.spoil",{bid:ie(c.tricks,t),a:Ke(c.chance)})]:[];$.push(o("page.why.bid",{how:p?"spoil":l,...d})),a&&r&&$.push(o("page.why.bids",{how:l,second:ie(a.tricks,t),gap:bn(r.gap)}));let f=s.premiums?.find(g=>g.offer==="pass"),h=(s.premiums??[]).filter(g=>g.offer!=="pass").toSorted((g,y)=>y.points-g.points),m=f&&h[0]?h[0].points-f.points:0;return f&&h[0]&&$.splice(m>qi?1:$.length,0,Ra(n(h[0].offer),m,qi)),$}var Ra=(e,t,n)=>o("page.why.premium",{pays:Math.abs(t)<=n?"even":t>0?"yes":"no",offer:e,gap:bn(t)});function $p(e,t,n,s){let a=o("page.why.chance",{a:Ke(t.chance)}),r=e.find(l=>l.act==="pass");return r===t?[Ra(s(n.act),-n.gap,n.gapError),a]:r?[Ra(s(t.act),r.gap,r.gapError),a]:[ps(t,n,s),a]}function fp({choices:e,contract:t,phase:n},s,a,r){let l={act:r(s.act),second:r(a.act),a:Ke(s.chance),b:Ke(a.chance)},c=e.every(p=>Mt(p)==="close");if(t==="lost")return[c?o("page.why.even"):ps(s,a,r)];if(c)return[o("page.why.even"),o("page.why.chance",l)];if(n==="name"||Mt(a)!=="behind")return[ps(s,a,r),o("page.why.chance",l)];let u=_i(l.a,l.b,a.gap)?"more":l.a<l.b-qa?"less":"same";return[o(`page.why.${u}`,l),ps(s,a,r)]}var ps=(e,t,n)=>o("page.why.margin",{how:Mt(t),act:n(e.act),second:n(t.act),gap:bn(t.gap)});function zi({makes:e,won:t,left:n,phase:s}){if(!e||s!=="play")return"";let[a=0,r]=e,l=r===void 0?v(a):o("guide.or",{a:v(a),b:v(r)});return o("page.why.stand",{bid:l,won:t,left:n})}function Wi(e,t,n){let s=e.choices.find(r=>r.act===t);if(!s)return"";let a=t===e.act?"same":Mt(s);return o("page.hint.did",{how:a,name:n,act:At(t),gap:bn(s.gap),error:bn(s.gapError)})}function mp({rest:e}){let[t]=e;return t?i`<${bp} key=${t} id=${t} />`:i`<${hp} />`}function hp(){let{value:e,wrong:t}=L(()=>Or()),n=e?.variants??[];return i`<main id="main" tabindex="-1" class="rules-index">
		<h1>${o("page.nav.rules")}</h1>
		<p class="lead">${o("page.rules.lead")}</p>
		${t?i`<p class="trouble">${t}</p>`:null}
		<div class="index">
			${pi(n).map(([s,a])=>i`<section key=${s}><h2>${o("page.players",{n:s})}</h2>
					<ul>${a.map(r=>i`<${gp} key=${r.id} variant=${r} />`)}</ul>
				</section>`)}
		</div>
		${n.length?i`<p class="small soft history">${o("page.rules.history")}</p>`:null}
	</main>`}var gp=({variant:e})=>i`<li><a href=${`/rules/${e.id}`}>
	<b>${yp(e)}</b><span class="soft">${me(`about.${e.id}`)?o(`about.${e.id}`):""}</span>
</a></li>`,yp=e=>me(`variant.${e.id}`)?o(`variant.${e.id}`):e.name;function bp({id:e}){let{value:t,wrong:n}=L(()=>pt({variant:e},W.value),e,W.value);return x(()=>{t&&(document.title=`${t.name} · Ninety-Nine`)},[t]),n?i`<${F} title=${o("page.nav.rules")} wrong=${n}>
			<p><a href="/rules">${o("page.rules.all")}</a></p>
		<//>`:t?i`<main id="main" tabindex="-1" class="rules"><${_a} guide=${t} /></main>`:i`<${F} />`}var vp={bid:/^(history|aside|worth|score\.exact|score\.zeroOrAll)/,play:/^(seats|ranks|joker|hand|deal|order|play)/,trump:/^trump/,dummy:/^(dummy|score\.dummy)/,vulnerable:/^score\.vulnerable/,premium:/^offers/,score:/^score/,end:/^(game|rubber)/,advice:/^advice/};function _a({guide:e}){let t=e.rules.clauses??[],n=e.chapters.map(c=>c.key),s=["vulnerable","dummy","bid","play","trump","premium","score","end","advice"],a=c=>s.find(u=>vp[u]?.test(c.field)&&n.includes(u))??"play",r=n.flatMap(c=>t.filter(u=>a(u)===c).map(u=>({key:c,clause:u}))),l=c=>r.flatMap((u,p)=>u.key===c?[p+1]:[]);return i`
		<header class="rules-head">
			<p class="small"><a href="/rules">${o("page.rules.all")}</a></p>
			<h1>${e.name}</h1>
			${e.about?i`<p class="lead">${e.about}</p>`:null}
			${e.players?i`<p class="lead">${e.players}</p>`:null}
		</header>
		<div class="rules-text">
			${e.chapters.map(c=>i`<section key=${c.key} id=${c.key}>
					<h2>${c.title}<${wp} numbers=${l(c.key)} /></h2>
					${c.text.map((u,p)=>i`<p key=${p}>${z(u)}</p>`)}
				</section>`)}
			<p class="unprinted row">
				<${S} onclick=${()=>print()} say=${o("page.rules.print")} />
				<a class="button plain" href="/">${o("page.rules.play")}</a>
				${e.house?null:i`<a class="button plain" href=${`/deal?variant=${e.rules.id}`}>${o("page.slips.from")}</a>`}
			</p>
		</div>
		<${Sp} rules=${e.rules} />
		<${xp} notes=${r} guide=${e} />`}function wp({numbers:e}){let[t]=e,n=e[e.length-1];return t===void 0||n===void 0?null:i`<sup class="marks"><a href=${`#note-${t}`}>
		<span class="unseen">${o("page.rules.notes",{n:e.length})} </span>
		${t===n?t:`${t}–${n}`}
	</a></sup>`}function z(e){let t={"♣":"C","♦":"D","♥":"H","♠":"S"};return e.split(/([♣♦♥♠])/).map((n,s)=>{let a=t[n];return a?i`<span key=${s} class="suit" data-suit=${a}>${n}\uFE0E</span>`:n.replace(/^ (?=\d)/," ")})}function kp({source:e,basis:t}){return e==="ours"?o("page.rules.basis.ruling"):t==="stated"?e:`${e}, ${o(`page.rules.basis.${t}`)}`}function xp({notes:e,guide:t}){if(e.length===0)return null;let n=Object.entries(t.works);return i`<footer class="rules-notes">
		<h2>${o("page.rules.sources")}</h2>
		<dl class="works">${n.map(([s,a])=>i`<div key=${s}><dt>${s}</dt><dd lang="en">${a}</dd></div>`)}</dl>
		<ol>${e.map(({clause:s},a)=>i`<li key=${a} id=${`note-${a+1}`}>
				<span lang="en">${s.text}</span> <span class="source">${kp(s)}</span>
			</li>`)}</ol>
	</footer>`}function Sp({rules:e}){let t=String(e.ranks).split(" ").length,n=[...e.score.made.entries()].slice(1),s=e.trump.by==="success"&&e.trump.after||[],a=Object.fromEntries(String(e.worth).split(" ").map(u=>[u.charAt(0),u.slice(1)])),{declare:r,reveal:l,how:c}=e.offers;return i`<aside class="glance" aria-label=${o("page.rules.glance")}>
		<table class="book"><tbody>
			<tr><th scope="row">${o("page.rules.players")}</th>
				<td>${e.dummy?`${e.seats-1} + ${o("dummy")}`:e.seats}</td></tr>
			<tr><th scope="row">${o("page.rules.cards")}</th><td>${4*t+(e.joker?1:0)}</td></tr>
			<tr><th scope="row">${o("page.rules.hand")}</th><td>${e.hand}</td></tr>
			<tr><th scope="row">${o("page.rules.tricks")}</th><td>${e.hand-e.aside}</td></tr>
		</tbody></table>
		<table class="book worths"><caption>${o("page.rules.worth")}</caption>
			<thead><tr>${[..."CHSD"].map(u=>i`<th key=${u} scope="col"><${Z} trump=${u} /><span class="unseen">${N(u)}</span></th>`)}</tr></thead>
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
					<tbody>${Ia(s).map(([u,p,d])=>{let $=u===p?v(u):`${u}–${p}`;return i`<tr key=${u}>
							<th scope="row">${o("page.rules.after",{counts:$,n:p})}</th>
							<td><span class="nowrap"><${Z} trump=${d} /> ${N(d)}</span></td>
						</tr>`})}</tbody></table>`:null}
	</aside>`}function Ia(e){let t=[];return e.forEach((n,s)=>{let a=t[t.length-1];a&&a[2]===n?a[1]=s:t.push([s,s,n])}),t}function Qt({act:e}){let[t="",...n]=e.split(" ");return t==="play"||t==="lay"?i`<${Hi} cards=${n.join(" ")} />`:i`<span class="act">${t==="name"?N(n[0]):G(e)}</span>`}var Hi=({cards:e})=>i`<span class="act">${re(e)}</span>`,we=()=>i`<svg class="best-sign" viewBox="0 0 24 24" role="img" aria-label=${o("page.hint.mark.best")}>
		<path d="m12 1.5 3 7.2 7.8.6-5.9 5.1 1.8 7.6-6.7-4.1-6.7 4.1 1.8-7.6-5.9-5.1 7.8-.6z" />
	</svg>`,fs=()=>i`<svg class="done-sign" viewBox="0 0 24 24" role="img" aria-label=${o("page.hint.mark.done")}>
		<circle cx="12" cy="12" r="8" />
	</svg>`,wn=e=>Y(Math.round(e*10)/10||0,1),Fa=2;function Xt({advice:e,variant:t,done:n,open:s=!1,children:a}){let r=e.player===ga,l=$s(e,t),c=n?Wi(e,n.act,n.name):"",u=o(r?"page.hint.says":"page.hint.says.untrained");return x(()=>{let p=[...l.slice(0,Fa),`${u} ${At(e.act)}.`,c];j(p.filter(Boolean).join(" "),!0)},[e]),i`<div class="advice">
		<div class="advised">
			<p class="why">${z(l.slice(0,Fa).join(" "))}</p>
			<p class="verdict"><${we} /><span>
				<span class=${r?"says":""}>${u}</span>${" "}
				<${Qt} act=${e.act} />
			</span></p>
			${n?i`<p class="did"><${fs} /><span>${z(c)}</span></p>`:null}
		</div>
		${a}
		<${Mp} advice=${e} variant=${t} done=${n} open=${s}
			more=${l.slice(Fa).join(" ")} />
	</div>`}function Op({bids:e,player:t,variant:n,hand:s,trump:a,dealer:r,seat:l},c){if(!e||!c||c.trump.by!=="success"||t!==ga)return null;let u={variant:n,hand:s,trump:a,dealer:String(r),seat:String(l)};return i`<p class="small"><a href=${`/bids?${new URLSearchParams(u)}`}>${o("page.bids.all")}</a></p>`}function Mp({advice:e,variant:t,done:n,open:s,more:a}){let r=zi(e);return i`<details class="figures" open=${s}>
		<summary>${o("page.hint.figures")}</summary>
		<${ee}>
			${a?i`<p>${z(a)}</p>`:null}
			${r?i`<p class="small soft">${r}</p>`:null}
			${e.bids?i`<${Np} advice=${e} variant=${t} done=${n} />`:i`<${Ap} advice=${e} done=${n} />`}
			${Op(e,t)}
			<p class="small soft">${o("page.hint.relative")} ${o("page.hint.worlds",{n:e.worlds})}</p>
		<//>
	</details>`}var ms=({best:e,done:t,children:n})=>i`<th scope="row"><span class="which">
	<span class="mark">${e?i`<${we} />`:null}${t?i`<${fs} />`:null}</span>${n}
</span></th>`;function Ki({choice:e,best:t,whole:n}){let s=e&&!t&&Mt(e)==="close",a=s?o("page.hint.close"):o("page.hint.behind",{gap:v(e?.gap??0,1)});return i`<td class=${`less${s?" soft":""}${n?" whole":""}`}>${t||!e?"–":a}</td>`}function Ap({advice:e,done:t}){return i`<${ee}><table class="book choices">
		<thead><tr>
			<th scope="col">${o("page.hint.choice")}</th><th scope="col">${o("page.hint.chance")}</th>
			<th scope="col" class="whole">${o("page.hint.points")}</th><th scope="col">${o("page.hint.less")}</th>
		</tr></thead>
		<tbody>${e.choices.map((n,s)=>i`<tr key=${n.act}>
				<${ms} best=${s===0} done=${n.act===t?.act}><${Qt} act=${n.act} /><//>
				<td>${le(n.chance)}</td>
				<td class="whole">${wn(n.points)}</td>
				<${Ki} choice=${n} best=${s===0} />
			</tr>`)}</tbody>
	</table><//>`}function Tp(e,t){let n=(e.bids??[]).map(c=>({...c,cards:c.best,premiums:c.premiums})),s=e.choices.find(c=>c.act===t?.act),a=s?.act.replace(/^lay /,"")??"";if(!s||n.some(c=>c.cards===a))return n;let r=n.findLastIndex((c,u)=>u===0||c.points>=s.points),l={tricks:t?.bid??0,cards:a,points:s.points,chance:s.chance,premiums:void 0};return n.toSpliced(r+1,0,l)}function jp({premiums:e},t){let[n,s]=["pass",t].map(a=>e?.find(r=>r.offer===a));return n&&s?wn(s.points-n.points):"–"}function Np({advice:e,variant:t,done:n}){let s=(e.bids??[]).flatMap(r=>r.premiums??[]).map(r=>r.offer),a=[...new Set(s)].filter(r=>r!=="pass");return i`<${ee}><table class="book choices bids">
		<thead><tr><th scope="col">${o("col.bid")}</th><th scope="col">${o("page.hint.chance")}</th>
			<th scope="col">${o("page.hint.points")}</th><th scope="col" class="whole">${o("page.hint.less")}</th>
			${a.map(r=>i`<th key=${r} scope="col">${G(r)}</th>`)}</tr></thead>
		<tbody>${Tp(e,n).map((r,l)=>{let c=e.choices.find(u=>u.act===`lay ${r.cards}`);return i`<tr key=${r.cards}>
				<${ms} best=${l===0} done=${c!==void 0&&c.act===n?.act}>
					<b>${ie(r.tricks,t)}</b><${Hi} cards=${r.cards} />
				<//>
				<td>${le(r.chance)}</td>
				<td>${wn(r.points)}</td>
				<${Ki} choice=${c} best=${l===0} whole />
				${a.map(u=>i`<td key=${u}>${jp(r,u)}</td>`)}
			</tr>`})}</tbody>
	</table><//>
	${a.length>0?i`<p class="small soft">${o("page.hint.gain")}</p>`:null}`}var Bp=e=>/^(.+\.)?localhost\.?$|^127(\.\d+){3}$|^\[::1\]$/.test(e);function hs({link:e=`${location.origin}${location.pathname}`,label:t=o("page.link")}){let[n,s]=b(!1);return i`<div class="invitation">
		<${be} label=${t} readonly value=${e} onfocus=${r=>r.target.select()} />
		<${S} onclick=${async()=>{try{matchMedia("(pointer: coarse)").matches&&navigator.share?await navigator.share({title:"Ninety-Nine",url:e}):await navigator.clipboard.writeText(e),s(!0)}catch(r){r instanceof DOMException&&r.name==="AbortError"||j(o("page.link.by-hand"))}}} say=${o(n?"page.link.copied":"page.link.copy")} />
		${Bp(location.hostname)?i`<${Cp} />`:i`<${Dp} link=${e} />`}
	</div>`}function Dp({link:e}){let[t,n]=b(null),s=async()=>{try{let{generate:r}=await import("./lean-qr.js");n(r(e))}catch{j(o("trouble.unreached"))}};return i`<details class="qr" ontoggle=${r=>r.currentTarget.open&&!t&&void s()}>
		<summary>${o("page.link.code")}</summary>
		${t?i`<${Ep} code=${t} label=${o("page.link.code.of",{link:e})} />`:null}
	</details>`}var kn=4;function Ep({code:e,label:t}){let n=Array.from({length:e.size},(l,c)=>c),s=n.flatMap(l=>n.filter(c=>e.get(c,l)).map(c=>`M${c} ${l}h1v1h-1z`)).join(""),a=e.size+2*kn,r=`${-kn} ${-kn} ${a} ${a}`;return i`<svg role="img" aria-label=${t} viewBox=${r} shape-rendering="crispEdges">
		<rect x=${-kn} y=${-kn} width=${a} height=${a} fill="#fff" />
		<path d=${s} fill="#000" />
	</svg>`}function Cp(){return i`<details class="unreachable">
		<summary>${o("page.link.own")}</summary>
		<p>${o("page.link.own.start")}</p>
		<p><code>ninetynine serve --addr :${location.port||80}</code></p>
		<p>${o("page.link.own.send",{host:location.hostname})}</p>
	</details>`}function Ui({variant:e,table:t}){let n=me(`variant.${e}`);return i`<div class="introduction">
		${A.taught.value?null:i`<p>${o("page.invited.what")}</p>`}
		<p class="turns">
			<a class="button plain" href=${`/learn/first?table=${t}`}>${o("page.learn.title")}</a>
			<a class="button plain" href=${n?`/rules/${e}`:"/rules"}>
				${n?o("page.invited.rules",{variant:o(`variant.${e}`)}):o("page.nav.rules")}
			</a>
		</p>
	</div>`}var gs=async e=>j(o(await ot(e)?"page.link.copied":"page.link.by-hand"));var Zi=e=>e.split(" ")[0]??"",Yi=(e,t)=>e.premiums?.find(n=>Zi(n.offer)===t),Lp=e=>(e.bids?.[0]?.premiums??[]).map(t=>Zi(t.offer));function za(e,t){return t==="chance"?e.chance:t==="points"||t==="bid"?e.sampled:Yi(e,t)?.sampled??-1/0}function Pp(e,{by:t,up:n}){let s=new Map;for(let u of e.choices)s.set(u.bid??0,[...s.get(u.bid??0)??[],u]);let a=u=>Number(u.played??!1),r=(u,p)=>a(p)-a(u)||za(p,t)-za(u,t)||p.sampled-u.sampled,l=[...s].map(([u,p])=>({tricks:u,ways:p.toSorted(r)})),c=({tricks:u,ways:[p]})=>t==="bid"?u:p?za(p,t):0;return l.toSorted((u,p)=>(c(p)-c(u)||u.tricks-p.tricks)*(n?-1:1))}var Qi=e=>e.choices.every(t=>Math.round(t.chance*100)<ds);function ys({by:e,text:t,order:n,onorder:s,class:a}){let r=n.by===e,l=e==="bid",c=n.up?"ascending":"descending";return i`<th scope="col" class=${a} aria-sort=${r?c:void 0}>
		<button type="button" class="sort" onclick=${()=>s({by:e,up:r?!n.up:l})}>
			${t}<span aria-hidden="true">${r?n.up?"↑":"↓":""}</span>
		</button>
	</th>`}var Ji=(e,t=!0)=>`${t?"":"≈ "}${Y(Math.round(e)||0,0)}`;function Vi({way:e,offers:t}){let n=e.played??!1,s=Math.max(...(e.premiums??[]).map(r=>r.sampled)),a=`${n?"":"≈ "}${le(e.chance)}`;return i`<td class=${t.length>0?"spare":""} data-estimate=${n?void 0:""}>${a}</td>
		<td class=${t.length>0?"whole":""}>${Ji(e.sampled,n)}</td>
		${t.map(r=>{let l=Yi(e,r);return i`<td key=${r} class=${l&&l.sampled===s?"offered top":"offered"}>
				${l?i`<b>${Ji(l.sampled)}</b> <small>${le(l.chance)}</small>`:"–"}
			</td>`})}`}var Gi=({act:e})=>i`<span class="act">${re(e.replace(/^lay /,""))}</span>`;function Rp({total:{tricks:e,ways:t},best:n,offers:s,variant:a}){let[r,l]=b(!1),[c,...u]=t;if(!c)return null;let p=ie(e,a),d=t.some($=>$.act===n);return i`<tbody class=${r?"open":""}>
		<tr class="total">
			<th scope="row"><span class="which">
				<span class="mark">${d?i`<${we} />`:null}</span>
				<b data-long=${p.length>2?"":void 0}>${p}</b>
				<${Gi} act=${c.act} />
			</span></th>
			<${Vi} way=${c} offers=${s} />
			<td class="fold">${u.length===0?null:i`<button type="button" aria-expanded=${r}
				aria-label=${o("page.bids.fold",{bid:p,n:t.length})} onclick=${()=>l(!r)}>
				<span aria-hidden="true">${v(t.length)}</span>
				<svg viewBox="0 0 24 24" aria-hidden="true"><path d="m6 9 6 6 6-6" /></svg>
			</button>`}</td>
		</tr>
		${r?u.map($=>i`<tr key=${$.act} class="way">
			<th scope="row"><span class="which">
				<span class="mark">${$.act===n?i`<${we} />`:null}</span>
				<b></b><${Gi} act=${$.act} />
			</span></th>
			<${Vi} way=${$} offers=${s} />
			<td></td>
		</tr>`):null}
	</tbody>`}var qp=5;function Xi(e,t){let n=e/Math.max(qp*t,1);return n<.75?n:1-.25*Math.exp(3-4*n)}function el({advice:e,variant:t,order:n,onorder:s}){let a=Lp(e),r=de(()=>Pp(e,n),[e,n.by,n.up]),l={order:n,onorder:s};return i`<${ee}><table class="book choices bids ways">
		<caption class="unseen">${o("page.nav.bids")}</caption>
		<thead><tr>
			<${ys} by="bid" text=${o("col.bid")} ...${l} />
			<${ys} by="chance" text=${o("page.hint.chance")} class=${a.length>0?"spare":""} ...${l} />
			<${ys} by="points" text=${o("page.hint.points")} class=${a.length>0?"whole":""} ...${l} />
			${a.map(c=>i`<${ys} key=${c} by=${c} text=${G(c)} ...${l} />`)}
			<th scope="col">${o("page.bids.ways")}</th>
		</tr></thead>
		${r.map(c=>i`<${Rp} key=${c.tricks} total=${c} best=${e.act} offers=${a} variant=${t} />`)}
	</table><//>`}var _p=["variant","hand","trump","up","offer","dealer","seat","totals","played","sort"];function Ip(e,t){let n=new URLSearchParams;for(let s of _p){let a=s in t?t[s]:e.get(s)??void 0;a&&n.set(s,a)}return`/bids?${n.toString().replaceAll("%2C",",")}`}var Fp=e=>e&&/^\d+$/.test(e)?Number(e):void 0;function zp(e){let t=c=>e.get(c)||void 0,[n,s,a]=["dealer","seat","played"].map(c=>Fp(e.get(c))),r=e.get("totals")?.split(",").map(Number).map(c=>Number.isInteger(c)?c:0),l={variant:t("variant")??"standard",hand:t("hand"),trump:t("trump"),up:t("up"),offer:t("offer"),dealer:n,seat:s,totals:r,played:a};return JSON.parse(JSON.stringify(l))}var Ha=e=>[...Q].map(t=>e.ranks.split(" ").map(n=>n+t));function Wp(e){let t=[...Ha(e).flat(),...e.joker?["joker"]:[]];for(let r=t.length-1;r>0;r--){let l=(crypto.getRandomValues(new Uint32Array(1))[0]??0)%(r+1);[t[r],t[l]]=[t[l]??"",t[r]??""]}let n=t.length===e.seats*e.hand,s=bs(e)?t[n?t.length-1:e.hand]??"":"";return{hand:t.slice(0,e.hand).map(r=>r==="joker"?s:r).join(" "),up:s}}var bs=e=>e.trump.by==="turnup",Hp=({order:e})=>e.includes("offer")&&e.indexOf("offer")<e.indexOf("lay");function Kp({variant:e,hand:t,onhand:n}){let s=Ha(e),[a,r]=b([0,0]),l=M(null),c=t.length>=e.hand,u=f=>{t.includes(f)?n(t.filter(h=>h!==f)):c?j(o("page.bids.full",{n:e.hand})):n([...t,f])},p=f=>{let[h=0,m=0]=a,g={ArrowLeft:[0,-1],ArrowRight:[0,1],ArrowUp:[-1,0],ArrowDown:[1,0]}[f.key];if(!g)return;f.preventDefault();let y=[(h+g[0]+s.length)%s.length,m+g[1]],w=s[y[0]??0]?.length??1;y[1]=((y[1]??0)+w)%w,r(y),l.current?.querySelector(`[data-at="${y.join()}"]`)?.focus()},d=(f,h,m)=>i`<button type="button" key=${f} data-at=${`${h},${m}`}
		tabindex=${a[0]===h&&a[1]===m?0:-1} aria-pressed=${t.includes(f)}
		onclick=${()=>(r([h,m]),u(f))}>
		<${ne} card=${f} size="mini" />
	</button>`,$=f=>f>9?Math.ceil(f/2):f;return i`<div class="pack" role="group" aria-label=${o("page.bids.cards")} ref=${l} onkeydown=${p}>
		${s.map((f,h)=>i`<div key=${h} class="suit-row" style=${`--n: ${$(f.length)}`}>
			${f.map((m,g)=>d(m,h,g))}
		</div>`)}
	</div>`}function Up({variant:e,asking:t,set:n}){if(bs(e)){let l=[...Ha(e).flat(),...e.joker?["joker"]:[]],c=K(n)("up");return i`<${V} label=${o("page.bids.up")} value=${t.up??""} onchange=${c}
			options=${[["",o("page.bids.up.none")],...l.map(u=>[u,st(u)])]} />`}let s=e.trump.by==="holder"&&t.offer&&t.offer!=="pass",r=[...s&&!e.trump.none?[]:["none"],..."CDHS",...s&&e.trump.nines?["nines"]:[]];return i`<${R} label=${o("page.bids.trump")} value=${t.trump??e.trump.first}
		options=${r.map(l=>[l,l==="none"?o("trump.short"):N(l)])}
		onchange=${K(n)("trump")} />`}function Jp({variant:e,asking:t,set:n}){let s=e.seats-(e.dummy?1:0),a=t.seat??0,r=t.dealer??s-1,l=Array.from({length:s},(c,u)=>{let p=(a-1-u+2*s)%s;return[String(p),u===s-1?o("page.bids.place.last"):o("page.bids.place",{n:u+1})]});return i`<${R} label=${o("page.bids.place.label")} value=${String(r)} options=${l}
		onchange=${K(n)("dealer")} />`}function Vp({variant:e,asking:t,set:n}){if(!Hp(e))return null;let{declare:s,reveal:a}=e.offers,r=["","pass",...s?["declare"]:[],...a?["reveal"]:[]],l=c=>{let u=c!==""&&c!=="pass"&&!e.trump.none;n({offer:c,trump:u?t.trump?.replace("none","")||"C":t.trump})};return i`<${R} label=${o("page.bids.offer")} value=${t.offer??""}
		options=${r.map(c=>[c,c===""?o("page.bids.offer.none"):G(c)])}
		onchange=${l} />`}function Gp({variant:e,asking:t,set:n}){let s=e.seats,a=Array.from({length:s},($,f)=>t.totals?.[f]??0),r=9999,l=t.seat??0,c=$=>e.dummy&&$===s-1?"dummy":$===l?"you":String(($-l+s)%s+1),u=()=>n({totals:"",played:""}),p=$=>f=>n({totals:a.with($,f).join()}),d=($,f)=>i`<${ce} key=${f} late label=${o("page.bids.total",{who:c(f)})}
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
	</details>`}function Zp({began:[e,t]}){let[n,s]=b(performance.now());return x(()=>{let a=setInterval(()=>s(performance.now()),250);return()=>clearInterval(a)},[]),i`<progress value=${Xi(n-e,t)} aria-label=${o("page.bids.far")}></progress>`}var Yp=11e4,Wa=new Map;function Qp(e){let t=e?JSON.stringify(e):"",[n,s]=b({});return x(()=>{if(!e)return;let a=Wa.get(t);if(a)return void s({key:t,table:a,whole:!0});let r=new AbortController,{signal:l}=r;return es(async()=>{let p=performance.now(),d=await xa(e,{signal:l}),$=d.advice.phase==="lay"&&d.advice.choices.some(h=>!h.played);if(l.aborted)return;let f=performance.now();if(s({key:t,table:d,whole:!$,began:[f,f-p]}),!$)return void Wa.set(t,d);try{let h=await xa({...e,all:!0},{signal:l,within:Yp});Wa.set(t,h),l.aborted||s({key:t,table:h,whole:!0})}catch{l.aborted||s({key:t,table:d,whole:!0})}},p=>s({key:t,wrong:ct(p)?o("page.bids.none"):D(p)}),()=>!l.aborted),()=>r.abort()},[t]),n.key===t?n:{}}function Xp({known:{table:e,whole:t,wrong:n,began:s},variant:a,sort:r,set:l}){if(n)return i`<p role="alert">${n}</p>`;if(!e)return i`<p class="soft" role="status">${o("page.hint.thinking")}</p>`;let{advice:c,game:u}=e,[p="points",d]=r.split("."),$={by:p||"points",up:d==="up"},f=c.choices[0];return i`<div class="advice">
		${c.phase==="lay"&&f?i`<div class="advised">
				<p class="verdict"><${we} /><span>
					${o("page.bids.says",{bid:ie(f.bid??0,a)})} <${Qt} act=${f.act} />
				</span></p>
				${Qi(c)?i`<p class="why">${o("page.bids.spoil")}</p>`:null}
			</div>
			<${el} advice=${c} variant=${a} order=${$}
				onorder=${h=>l({sort:h.by+(h.up?".up":"")})} />
			<div class="small soft far">
				<p role="status">${o(t?"page.hint.worlds":"page.bids.more",{n:c.worlds})}</p>
				${!t&&s?i`<${Zp} began=${s} />`:null}
			</div>
			<p class="small soft estimates">${o("page.bids.estimate")}</p>
			<p class="small soft">${o(u?"page.bids.points.game":"page.bids.points")}</p>`:i`<${Xt} advice=${c} variant=${a} open />`}
	</div>`}function ed({variant:e,asking:t,set:n,known:s,hand:a,sort:r}){let l=e.hand-a.length;return l>0?i`<p class="soft waiting-for">${o("page.bids.wait",{n:l})}</p>`:bs(e)&&!t.up?i`<p class="soft waiting-for">${o("page.bids.wait.up")}</p>`:i`<${Xp} known=${s} variant=${e} sort=${r} set=${n} />`}function td(){let e=he.value,t=zp(e),n=I(t.variant),s=E(t.hand?.trim().replaceAll(/[\s.]+/g," ")),a=n&&s.length>=n.hand&&(!bs(n)||t.up),r=Qp(a?t:void 0);x(()=>{se(Oe)},[]);let l=($,f="sort"in $)=>U(Ip(he.value,$),{replace:f});if(!n){let $=ve.value.length>0&&ve.value.every(f=>f.id!==t.variant);return i`<${F} title=${$?o("page.nowhere"):""} />`}let c=$=>l({hand:$.join(" ")},$.length<n.hand),u=()=>l(Wp(n),!1),p=()=>l({hand:""},!1),d={variant:n,asking:t,set:l};return i`<main id="main" tabindex="-1" class="bid-screen">
		<header><h1>${o("page.nav.bids")}</h1><p class="lead">${o("page.bids.lead")}</p></header>
		<div class="bid-asked">
			<${V} label=${o("page.create.variant")} value=${n.id} groups=${qe()}
				onchange=${$=>U(`/bids?variant=${$}`)} />
			<div class="pack-head"><h2>${o("page.bids.cards")}</h2>
				<span class="soft" aria-live="polite">${o("page.bids.count",{n:s.length,of:n.hand})}</span></div>
			<${Kp} variant=${n} hand=${s} onhand=${c} />
			<p class="row">
				<${S} onclick=${u} say=${o("page.bids.deal")} />
				${s.length>0?i`<${S} plain onclick=${p} say=${o("page.bids.clear")} />`:null}
			</p>
			<${Vp} ...${d} /><${Up} ...${d} /><${Jp} ...${d} /><${Gp} ...${d} />
		</div>
		<section class="bid-found" aria-label=${o("page.bids.found")}>
			<${ed} ...${d} known=${r} hand=${s} sort=${e.get("sort")??""} />
			${a?i`<p><${S} plain onclick=${()=>gs(location.href)} say=${o("page.link.copy")} /></p>`:null}
		</section>
	</main>`}var vs="ninetynine.promise";async function tl(){try{let e=Number(localStorage.getItem(vs));if(await navigator.storage.persisted()||Date.now()-e<6048e5)return;localStorage.setItem(vs,String(Date.now())),await navigator.storage.persist()}catch{}}async function nl(){try{let e=await navigator.storage.persisted(),{usage:t}=await navigator.storage.estimate().catch(()=>({usage:void 0}));return{promised:e,bytes:t}}catch{return}}var Fe="ninetynine.pad.",nd=200,sd=400,Je=C(od()),xn=C(new Set),ws=Rt(()=>xn.value.size>0);function Ua(e,t){if(xn.peek().has(e)!==t)return;let n=[...xn.peek()].filter(s=>s!==e);xn.value=new Set(t?n:[...n,e])}function sl(e){let t=2166136261;for(let n=0;n<e.length;n++)t=Math.imul(t^e.charCodeAt(n),16777619)>>>0;return`${t.toString(16)}${e.length.toString(16)}`}function ad(e,t){let n=[sl(e)];for(let{at:s,rest:a}of t.toReversed())n.unshift(sl(e=e.slice(0,s)+a));return n}function Ja(e){try{let{draft:t,...n}=JSON.parse(e??"");if(!(typeof n.record=="string"&&typeof n.id=="string"&&Array.isArray(n.summary?.names)))return;let a=t?{[t.deal]:t.entry}:{},r=t&&t.deal<n.summary.deals?t.deal:null,l=ad(n.record,n.past??[]);return{past:[],next:[],versions:l,drafts:a,open:r,...n}}catch{return}}function od(){let e=Object.values(Gn(Fe)).map(Ja).filter(t=>t!==void 0);return Object.fromEntries(e.map(t=>[t.id,t]))}var Va=e=>e.versions.at(-1)??"",Sn=(e,t)=>e.versions.includes(Va(t));function al(e){Je.value={...Je.peek(),[e.id]:e},Ua(e.id,!0)}function ks(e){let t=Je.peek()[e],n;try{n=localStorage.getItem(Fe+e)}catch{return}let s=Ja(n),a=xn.peek().has(e);if(!s)t&&!a&&ol(e);else if(t&&Sn(t,s)&&(a||!Sn(s,t)))oe(t);else if(!t||Sn(s,t))al(s);else{al(s);let{shared:r,...l}=t;oe({...l,id:Va(t)}),j(o("page.pad.split"))}}globalThis.addEventListener?.("storage",e=>{e.key?.startsWith(Fe)&&ks(e.key.slice(Fe.length))});var ze=()=>Object.values(Je.value).sort((e,t)=>t.moved-e.moved),je=e=>Je.value[e];function oe(e){Je.value={...Je.peek(),[e.id]:e},Ua(e.id,Be(Fe+e.id,JSON.stringify(e)))}function ol(e){let{[e]:t,...n}=Je.peek();Je.value=n,Ua(e,!0)}function rl(e){ol(e),Be(Fe+e,null)}var il=()=>Object.fromEntries(ze().map(e=>[Fe+e.id,JSON.stringify(e)]));function rd(e,t){let[n,s]=[e.summary.deals,t.summary.deals],a={...t.drafts};for(let[l,c]of Object.entries(e.drafts)){let u=Number(l)===n?s:Number(l);u<=s&&(a[u]=c)}let r=e.shared??t.shared;return{...t,id:e.id,drafts:a,...r?{shared:r}:{}}}function ll(e,t){let n=Ja(t);if(!n||Fe+n.id!==e||(ks(n.id),ze().some(l=>Sn(l,n))))return!1;let s=ze().find(l=>Sn(n,l)),{shared:a,...r}=n;return s?oe(rd(s,n)):je(n.id)?oe({...r,id:Va(n)}):oe(n),!0}var cl=({rules:e,seats:t,choices:n,totals:s,deals:a,end:r})=>({variant:e.id,names:t,live:n.live,totals:s,deals:a.length,over:r!==void 0}),Ka=()=>lt().slice(0,12),xs=e=>({id:Ka(),record:e.record,past:[],next:[],versions:[Ka()],drafts:{},open:null,moved:Date.now(),summary:cl(e)}),ft=(e,t)=>({...e,record:t.record,past:[...e.past,pl(e.record,t.record,t.did)].slice(-nd),next:[],versions:[...e.versions,Ka()].slice(-sd),moved:Date.now(),summary:cl(t)}),Ss=({open:e,summary:t})=>e??t.deals,en=e=>`${e.inserting?"before ":""}${Ss(e)}`,Tt=e=>e.drafts[en(e)];function jt(e,t,n){let{[t]:s,...a}=e.drafts;return{...e,drafts:n?{...a,[t]:n}:a}}var ul=e=>({...e,drafts:Object.fromEntries(Object.entries(e.drafts).filter(([t])=>Number(t)>=e.summary.deals))}),Ve=({inserting:e,...t})=>({...t,open:null});function pl(e,t,n){let s=0;for(;s<e.length&&e[s]===t[s];)s++;return{at:s,rest:e.slice(s),...n?{did:n}:{}}}function dl(e,t){let n=e[t].at(-1);return n&&e.record.slice(0,n.at)+n.rest}function $l(e,t,n){let{past:s,next:a}=e,r=pl(e.record,t.record,e[n].at(-1)?.did),l=n==="past"?{past:s.slice(0,-1),next:[...a,r]}:{past:[...s,r],next:a.slice(0,-1)};return{...ft(e,t),...l}}var fl="ninetynine.",ml=e=>e===vs||e===ui||e.startsWith(hr)||e.startsWith($i),id=()=>({...Object.fromEntries(Object.entries(Gn(fl)).filter(([e])=>!ml(e))),...il()});function ld(e,t){if(!Be(e,t))throw new J(507,"full","");dispatchEvent(new StorageEvent("storage",{key:e,newValue:t}))}async function hl(){let e=await Qr(),t=new Blob([e,JSON.stringify({page:id()}),`
`]);return{name:`ninetynine-${new Date().toISOString().slice(0,10)}.jsonl.gz`,content:await mr(t)}}function cd(e){let t=e.slice(e.lastIndexOf(`
`,e.length-2)+1);try{return JSON.parse(t).page??{}}catch{return{}}}async function ud(e){let t;try{t=await cs(e)}catch{throw new J(400,"file-cut","the file cannot be unpacked")}if(t===void 0)throw new J(400,"file-packed","the file is gzip with Zstandard");if(t.trim()==="")throw new J(400,"file-empty","the file is empty");return t}async function gl(e,t=!1){let n=await ud(e),s={...await Xr(new Blob([n]),t),pads:0};for(let[a,r]of Object.entries(cd(n)))!a.startsWith(fl)||ml(a)||typeof r!="string"||(a===ir?lr(r):a.startsWith(Fe)?s.pads+=ll(a,r)?1:0:et(a)===null&&ld(a,r));if(ws.peek())throw new J(507,"full","");return await ti(),s}var pd=["AC","KD","QH","JS"];function tn({title:e,children:t}){return i`<section>
		<h2>${e}</h2>
		<div class="stack">${t}</div>
	</section>`}function mt({name:e,label:t,options:n}){let s=A[e],a=r=>s.value=r;return i`<${R} label=${t} value=${s.value} options=${n} onchange=${a} />`}function Os({name:e,label:t,about:n}){let s=A[e];return i`<div>
		<${ut} label=${t} role="switch" checked=${s.value}
			onchange=${a=>s.value=a} />
		${n?i`<p class="soft small">${n}</p>`:null}
	</div>`}function dd(){let[e,t]=b(_.value?.name??A.name.value),[n,s]=b({text:"",wrong:!1}),a=_.value?.name??A.name.value,r=M(a),l=async u=>{let p=ai(u);if(p!==r.current){if((_.value||p!=="")&&!oi(p))return s({text:o("page.choices.name.empty"),wrong:!0});r.current=p;try{await ri(p),t(_.value?.name??p),s({text:o("page.choices.name.kept"),wrong:!1})}catch(d){r.current=a,s({text:D(d),wrong:!0})}}};return i`<form onsubmit=${u=>(u.preventDefault(),l(e))}>
		<${be} label=${o("page.choices.name")} value=${e} oninput=${t} onchange=${()=>l(e)}
			maxlength=${si} autocomplete="nickname" placeholder=${o("page.guest")} enterkeyhint="done"
			aria-invalid=${n.wrong} aria-describedby="name-said" />
		<p id="name-said" class=${n.wrong?"trouble":"soft small"} role="status">
			${n.text||o("page.choices.name.about")}
		</p>
	</form>`}function $d(){let[e,t]=b(!1);if(!_.value||rt.value)return null;let n=async()=>{try{await Nr()}catch(a){if(!(a instanceof J&&a.reason==="no-session"))throw a}ei(null),j(o("page.choices.leave.done"))},s=()=>t(!1);return i`<${tn} title=${o("page.choices.leave.title")}>
		<p><${S} aria-haspopup="dialog" onclick=${()=>t(!0)} say=${o("page.choices.leave")} /></p>
		${e?i`<${dn} title=${o("page.choices.leave.title")} yes=${o("page.choices.leave.yes")}
					no=${o("page.choices.leave.no")} text=${o("page.choices.leave.warning",{name:_.value.name})}
					onyes=${()=>se(n).then(s)} onclose=${s} />`:null}
	<//>`}var Ga=!1;function fd(){let e=M(null);return x(()=>{Ga&&(Ga=!1,e.current?.querySelector("input:checked")?.focus())},[]),i`<div ref=${e} onchange=${()=>Ga=!0}>
		<${mt} name="language" label=${o("page.choices.language")}
			options=${[["",o("page.choices.language.auto")],...Object.entries(sr)]} />
	</div>`}function md({tables:e,longer:t,known:n,pads:s}){let a=Object.entries({tables:e,longer:t,pads:s,known:n}).filter(([,l])=>l>0);return[...e+t+s>0?[]:[o("page.here.taken.none")],...a.map(([l,c])=>o(`page.here.taken.${l}`,{n:c}))].join(" ")}function hd(){let[e,t]=b(""),[n,s]=b(void 0),a=L(nl,e).value,r=()=>se(async()=>{let{name:u,content:p}=await hl();at(p,u)}),l=(u,p)=>se(async()=>{s(void 0),t("");try{t(md(await gl(u,p)))}catch(d){if(!(d instanceof J))throw d;let $=`page.here.${d.reason}`;if(d.reason==="file-whose")s({file:u,name:d.message});else if(me($))t(o($));else throw d}}),c=Math.max(1,Math.ceil((a?.bytes??0)/1e6));return i`<${tn} title=${o("page.here")}>
		<p>${Xn.value?o(`page.unkept.${Xn.value}`):o("page.here.about",{mega:c})}</p>
		<p class="row">
			<${S} onclick=${r} say=${o("page.here.export")} />
			<${Kt} say=${o("page.here.import")} accept=".jsonl,.gz,.zst" ontake=${l} />
		</p>
		<p class="small" role="status">${e}</p>
		${a&&!Xn.value?i`<p class="soft small">${o(a.promised?"page.here.promised":"page.here.unsure")}</p>`:null}
		${n?i`<${dn} title=${o("page.here.whose")} yes=${o("page.here.whose.yes")} no=${o("page.here.whose.no")}
					text=${o("page.here.whose.about",{name:n.name,me:($n("here")??_.value)?.name??""})}
					onyes=${()=>l(n.file,!0)} onclose=${()=>s(void 0)} />`:null}
	<//>`}function gd(){return i`<main id="main" tabindex="-1" class="choices">
		<h1>${o("page.nav.settings")}</h1>
		<${tn} title=${o("page.choices.you")}><${dd} /><//>
		${ha||$n("here")?i`<${hd} />`:null}
		<${tn} title=${o("page.choices.book")}>
			<${fd} />
			<${mt} name="theme" label=${o("page.choices.theme")}
				options=${ae("page.choices.theme","auto","day","night")} />
		<//>
		<${tn} title=${o("page.choices.cards")}>
			<p class="sample on-felt">
				<${ne} face="down" />${pd.map(e=>i`<${ne} key=${e} card=${e} />`)}
			</p>
			<${mt} name="pack" label=${o("page.choices.pack")}
				options=${ae("page.choices.pack","two","four","german4")} />
			<${mt} name="back" label=${o("page.choices.back")}
				options=${ae("page.choices.back","leaf","lattice","stripe")} />
			<${mt} name="felt" label=${o("page.choices.felt")}
				options=${ae("page.choices.felt","sea","moss","ink")} />
			<${mt} name="indices" label=${o("page.choices.indices")}
				options=${ae("page.choices.indices","local","international")} />
			<${Os} name="values" label=${o("page.choices.values")} />
			<${Os} name="forced" label=${o("page.choices.forced")} about=${o("page.choices.forced.about")} />
		<//>
		<${tn} title=${o("page.choices.table")}>
			<${mt} name="play" label=${o("page.choices.play")}
				options=${ae("page.choices.play","auto","once","twice")} />
			<p class="soft small">${o("page.choices.play.about")}</p>
			<${mt} name="pace" label=${o("page.choices.pace")}
				options=${ae("page.pace","calm","usual","quick","instant")} />
			<${Os} name="sound" label=${o("page.choices.sound")} />
			<${Os} name="spoken" label=${o("page.choices.spoken")} about=${o("page.choices.spoken.about")} />
		<//>
		${ha?null:i`<${$d} />`}
	</main>`}var Ms={changed:{},written:""},yd={"game.target":[1,1e3],"game.deals":[1,1e3],"game.bonus":[0,1e3],"rubber.games":[1,100],"rubber.wins":[1,100],"score.trick":[0,1e3],"score.vulnerable":[1,1e3],"offers.declare":[1,1e3],"offers.reveal":[1,1e3]},yl=e=>e.offers.how!=="none",bd={"offers.how":e=>{if(yl(e))return e.trump.by==="holder"?["sealed","turn","raise"]:["sealed","turn","raise","none"]},"offers.loss":e=>yl(e)?["opponents","own"]:void 0,"trump.by":e=>e.trump.by==="success"?["success","rotation",...e.joker?[]:["turnup"]]:void 0,"game.tie":e=>e.rubber.wins?["usual","on","contracts"]:["usual","on","share","contracts"],"game.bonusTo":e=>e.dummy?["dummy","double"]:void 0},vd={"score.zeroOrAll":()=>!0,"trump.across":({rubber:e,trump:t})=>t.by==="success"&&(e.games>1||e.wins>0)},Ya=(e,t)=>t.split(".").reduce((n,s)=>n?.[s],e),wd=(e,t)=>JSON.stringify(e)===JSON.stringify(t),Za=e=>typeof e=="object"&&e!==null&&!Array.isArray(e);function nn({plan:e,set:t}){return i`<div>
		<${R} label=${o("page.create.length")} value=${e.length} onchange=${K(t)("length")}
			options=${[["",o("page.create.length.usual")],...ae("page.create.length","deals","games")]} />
		${e.length?i`<${ce} label=${o("page.create.length.n")} value=${e.rounds} min=${1} max=${1e3}
					onchange=${K(t)("rounds")} />`:null}
	</div>`}var As=({value:e,groups:t,onchange:n})=>i`<div class="variant">
	<${V} label=${o("page.create.variant")} value=${e} groups=${t} onchange=${n} />
	<p class="soft">${o(`about.${e}`)}</p>
</div>`,bl=e=>new $e(o("page.create.rules.unread",{text:e}));function On({changed:e,written:t},n){let s={};for(let[r,l]of Object.entries(n?e:{})){let[c="",u=""]=r.split("."),p=Ya(n,r);wd(l,p)||(s[c]={...s[c],[u]:l})}let a={};try{a=t.trim()?JSON.parse(t):{}}catch(r){throw bl(r instanceof Error?r.message:"")}if(!Za(a))throw bl(o("page.create.rules.object"));for(let[r,l]of Object.entries(a))s[r]=Za(s[r])&&Za(l)?{...s[r],...l}:l;return Object.keys(s).length>0?s:void 0}function Ts({own:e,set:t,rules:n}){if(!n)return null;let s=p=>p in e.changed?e.changed[p]:Ya(n,p),a=(p,d)=>t({...e,changed:{...e.changed,[p]:d}}),r=p=>o(`page.create.rules.${p}`),l=p=>t({...e,written:p.currentTarget.value}),{clauses:c,...u}=n;return i`<details>
		<summary>${o("page.create.rules")}</summary>
		<div class="stack">
			<${kd} points=${s("score.made")} onchange=${p=>a("score.made",p)} />
			${Object.entries(yd).map(([p,[d,$]])=>Number(Ya(n,p))<d||p==="game.bonus"&&!n.game.target?null:i`<${ce} key=${p} label=${r(p)} value=${s(p)} min=${d} max=${$}
							onchange=${f=>a(p,f)} />`)}
			${Object.entries(bd).map(([p,d])=>{let $=d(n);return $?i`<${R} key=${p} label=${r(p)} value=${s(p)}
							options=${$.map(f=>[f,o(`page.create.rules.${p}.${f}`)])}
							onchange=${f=>a(p,f)} />`:null})}
			${Object.entries(vd).map(([p,d])=>d(n)?i`<${ut} key=${p} label=${r(p)} checked=${s(p)}
							onchange=${$=>a(p,$)} />`:null)}
			<details class="whole">
				<summary>${o("page.create.rules.written")}</summary>
				<label class="field">
					<span>${o("page.create.rules.json")}</span>
					<textarea class="code" rows="3" spellcheck=${!1} autocapitalize="none" value=${e.written}
						placeholder='{"score": {"made": [0, 40, 20, 10]}}' oninput=${l}></textarea>
				</label>
				<p class="small soft">${o("page.create.rules.all")}</p>
				<pre class="code">${xd(u)}</pre>
			</details>
		</div>
	</details>`}function kd({points:e,onchange:t}){return i`<fieldset class="amounts whole">
		<legend>${o("page.create.rules.made")}</legend>
		${e.map((n,s)=>s===0?null:i`<${ce} key=${s} label=${o("page.create.rules.made.n",{n:s})} value=${n} min=${0} max=${1e3}
						onchange=${a=>t(e.with(s,a))} />`)}
	</fieldset>`}var xd=e=>Object.entries(e).map(([t,n])=>{let s=JSON.stringify(n).replaceAll(/([,:])(?=["\d[{tf-])/g,"$1 ");return`${JSON.stringify(t)}: ${s}`}).join(`
`);var Sd={variant:"",bots:[],public:"no",clock:"none",minutes:10,seconds:10,days:"3",length:"",rounds:9,closed:"no",hints:"",undo:"",open:"",pace:"usual",greet:"no",stand:"",house:Ms},vl=6e4,Od=1440*vl;function Md({clock:e,minutes:t,seconds:n,days:s}){if(e==="bank")return{bank:t*vl,add:n*1e3};if(e==="move")return{move:Number(s)*Od}}function Ad(e,t){let{variant:n,hints:s,undo:a,open:r,pace:l,stand:c,length:u,rounds:p}=e,d={variant:n,rules:On(e.house,t),...u&&{[u]:p},public:e.public==="yes",closed:e.closed==="yes",clock:Md(e),undo:a,hints:s,open:r,bot:c,pace:xt[l],greet:e.greet==="yes"},$=Object.entries(d).filter(([,f])=>f!==void 0&&f!==""&&f!==!1);return Object.fromEntries($)}var js=(e,t)=>Array.from({length:t.chairs-1},(n,s)=>e.bots[s]??""),wl=(e,t)=>js(e,t).includes("");function Td({plan:e,set:t,variant:n,name:s}){let a=c=>[c,o("page.create.bot",{level:o(`page.level.${c}`)})],r=[["",o("page.create.friend")],...fn.value.map(c=>a(c.name))],l=c=>u=>t({bots:js(e,n).with(c,u)});return i`<fieldset class="seats">
		<legend class="unseen">${o("page.create.chairs")}</legend>
		${wl(e,n)?i`<${os} name=${s} />`:i`<div class="field"><span>${o("page.create.chair",{n:1})}</span><p>${o("page.create.you")}</p></div>`}
		${js(e,n).map((c,u)=>{let p=o("page.create.chair",{n:u+2});return i`<${V} key=${u} label=${p} value=${c} options=${r} onchange=${l(u)} />`})}
	</fieldset>`}function jd({plan:e,set:t}){let n=K(t),s=["1","3","7"];return i`<div>
		<${R} label=${o("page.create.clock")} value=${e.clock} onchange=${n("clock")}
			options=${ae("page.create.clock","none","bank","move")} />
		${e.clock==="bank"?i`<div class="row">
					<${ce} label=${o("page.create.clock.minutes")} value=${e.minutes} min=${1} max=${600}
						onchange=${n("minutes")} />
					<${ce} label=${o("page.create.clock.seconds")} value=${e.seconds} min=${0} max=${600}
						onchange=${n("seconds")} />
				</div>`:null}
		${e.clock==="move"?i`<${R} label=${o("page.create.clock.each")} value=${e.days} onchange=${n("days")}
					options=${s.map(a=>[a,o("page.create.clock.days",{n:Number(a)})])} />`:null}
	</div>`}function Nd({plan:e,set:t}){let n=K(t),s=["",o("page.create.usual")],a=o("page.create.never");return i`<details>
		<summary>${o("page.create.more")}</summary>
		<div class="stack">
			<${nn} plan=${e} set=${t} />
			<${R} label=${o("page.create.undo")} value=${e.undo} onchange=${n("undo")}
				options=${[s,...ae("page.create.undo","free","agree"),["never",a]]} />
			${mi.value?i`<${R} label=${o("page.create.hints")} value=${e.hints} onchange=${n("hints")}
						options=${[s,["yes",o("page.create.hints.yes")],["no",a]]} />`:null}
			<${R} label=${o("page.create.open")} value=${e.open} onchange=${n("open")}
				options=${[s,...ae("page.create.open","deal","match")]} />
			<p class="soft small whole">${o("page.create.usual.about")}</p>
			<${R} label=${o("page.create.watch")} value=${e.closed} onchange=${n("closed")}
				options=${[["no",o("page.create.watch.yes")],["yes",o("page.create.watch.no")]]} />
			<${R} label=${o("page.create.pace")} value=${e.pace} onchange=${n("pace")}
				options=${ae("page.pace",...Object.keys(xt))} />
			<${R} label=${o("page.create.greet")} value=${e.greet} onchange=${n("greet")}
				options=${ae("page.create.greet","no","yes")} />
			<${V} label=${o("page.create.stand")} value=${e.stand} onchange=${n("stand")}
				options=${[s,...ae("page.level",...fn.value.map(r=>r.name))]} />
		</div>
	</details>`}var Bd=400;function Dd({plan:e,rules:t}){let n={variant:e.variant,rules:Ed(e,t)},s=W.value,{value:a=""}=L(async r=>(await new Promise(l=>setTimeout(l,Bd)),!n.rules||r.aborted?"":pt(n,s).then(({players:l=""})=>l,()=>"")),JSON.stringify(n),s);return i`<p class=${a?"soft":"unseen"} role="status">${a}</p>`}function Ed(e,t){try{return On(e.house,t)}catch{return}}function Cd({onclose:e}){let t=$t(),[n,s]=b({...Sd,variant:t?.id??"",pace:A.pace.value}),[a,r]=b(""),{busy:l,once:c}=X(y=>r(D(y))),u=Gt(),p=M(null);x(()=>{a&&p.current?.scrollIntoView({block:"nearest"})},[a]);let d=I(n.variant),$=ve.value.find(y=>y.id===n.variant)??t,f=y=>(s(w=>({...w,...y})),r(""));if(!$)return null;let h=y=>f({variant:y,house:{...n.house,changed:{}}}),m=y=>{y.preventDefault(),c(async()=>{r(""),!(wl(n,$)&&!await u.keep())&&await bi(Ad(n,d),["",...js(n,$)])})},g=i`<button type="submit" form="create" class="button chief" aria-busy=${l}>
		${o("page.home.create")}
	</button>`;return i`<${H} broad title=${o("page.create.title")} onclose=${e} actions=${g}>
		<form id="create" class="create stack" onsubmit=${m}>
			<${As} value=${$.id} groups=${qe()} onchange=${h} />
			<${Td} plan=${n} set=${f} variant=${$} name=${u} />
			${rt.value?null:i`<${R} label=${o("page.create.public")} value=${n.public} onchange=${K(f)("public")}
					options=${ae("page.create.public","no","yes")} />`}
			<${jd} plan=${n} set=${f} />
			<${Nd} plan=${n} set=${f} />
			<${Ts} own=${n.house} set=${K(f)("house")} rules=${d} />
			<${Dd} plan=${n} rules=${d} />
			<p ref=${p} class=${a?"trouble":""} role="alert">${a}</p>
		</form>
	<//>`}var Nt=e=>new Date(e*864e5).toISOString().slice(0,10),Ns=e=>Math.round(Date.parse(e)/864e5),kl=e=>/^\d{4}-\d\d-\d\d$/.test(e)&&!Number.isNaN(Date.parse(e));function Ld(e){let t=new Date(e);return Nt(Date.UTC(t.getFullYear(),t.getMonth(),t.getDate())/864e5)}var xl=e=>Date.parse(e)+1.5*864e5,Bt=()=>Ld(Date.now());function Sl(e,t){let n=Ns(t);e.has(Nt(n))||n--;let s=0;for(;e.has(Nt(n-s));)s++;return s}var Qa=e=>Uint8Array.from(e.match(/../g)??[],t=>parseInt(t,16)),Ol=(e,t)=>Uint8Array.from({length:t},(n,s)=>Number(e>>BigInt(8*(t-1-s))&255n));async function Pd(e,t){for(let n=0;n<t;n++)e=await un("n99-chain-1",e);return e}var Rd=(e,t)=>un("n99-mix-1",e,...t.flatMap(n=>[Uint8Array.of(n.length),n])),qd=async e=>/^[0-9a-fA-F]{64}$/.test(e)?Qa(e):un("n99-seed-1",e);async function*_d(e,t){for(let n=0n;;n++){let s=new DataView((await un("n99-deal-1",e,Ol(t,8),Ol(n,4))).buffer);for(let a=0;a<32;a+=8)yield s.getBigUint64(a)}}async function Id(e,t,n){let s=[...e],a=_d(t,n),r=(1n<<64n)-1n;for(let l=0;s.length-l>=2;){let c=[],u=1n;for(let $=BigInt(s.length-l);$>1n&&u*$<=1n<<56n;$--)c.push($),u*=$;let p,d;do{d=(await a.next()).value,p=[];for(let $ of c)p.push(Number(d*$>>64n)),d=d*$&r}while(d<(1n<<64n)%u);for(let $ of p){let[f,h]=[s[l],s[l+$]];s[l]=h,s[l+$]=f,l++}}return s}var Ml=["2","3","4","5","6","7","8","9","10","11","12","J","Q","K","A"];async function Fd(e,t,n,s=0){let a=e.ranks.split(" ").sort((h,m)=>Ml.indexOf(h)-Ml.indexOf(m)),r=["C","D","H","S"].flatMap(h=>a.map(m=>m+h));e.joker&&r.push("joker");let l=await Id(r,t,n),c=l.length===e.seats*e.hand?(s+1)*e.hand:l.length,u=e.trump.by==="turnup"?l[c-1]:void 0,p=Array.from({length:e.seats},(h,m)=>l.slice(m*e.hand,(m+1)*e.hand)),d=p.findIndex(h=>h.includes("joker")),$=e.dummy?(p[e.seats-1]??[]).slice(0,e.aside):[],f=h=>h.map(m=>m==="joker"?u??m:m).sort();return{hands:p.map(f),aside:f($),turnup:u,joker:d<0?void 0:d}}function zd(e,t){let n=a=>String(a??"").split(" ").filter(Boolean).sort().join(" "),s=(e.aside??[]).filter(a=>a!=="").pop();return t.hands.every((a,r)=>a.join(" ")===n(e.hands?.[r]))&&t.aside.join(" ")===n(s)&&t.turnup===e.turnup&&t.joker===e.joker}async function Wd(e,t){if(e.length!==t.length)return!1;for(let[n,s]of e.entries())if(s.length&&await $r(s)!==t[n])return!1;return!0}async function Al(e,t,n){let s=e.split(`
`).filter(g=>g.trim()).map(g=>JSON.parse(g)),a=s[0]??{},r=s.findIndex((g,y)=>y>0&&"ninetynine"in g),l=r<0?s:s.slice(0,r),c=l.filter(g=>"deal"in g);if(!a.commit)return Hd(a,c,t);let u=a.commits??[],p=(c[0]?.entropy??[]).map(Qa),d=await Wd(p,u),$=l.some(g=>"end"in g),f=[],h=a.commit,m=0;for(let[g,y]of c.entries()){if(m++,!y.secret){f.push({deal:y.deal,outcome:$||g<c.length-1?"hidden":"playing"});continue}let w=Qa(y.secret);if(m>4096||ka(await Pd(w,m))!==h){f.push({deal:y.deal,outcome:"wrong",why:"secret"});continue}h=y.secret,m=0,d?f.push(await Tl(y,t,await Rd(w,p),0n)):f.push({deal:y.deal,outcome:"wrong",why:"entropy"})}return{by:"commit",deals:f,commit:a.commit,commits:u,brought:a.brought===!0,entropy:u.map((g,y)=>p[y]?.length?"given":g?"withheld":"none"),own:n?p.some(g=>ka(g)===n):void 0}}async function Tl(e,t,n,s){return zd(e,await Fd(t,n,s,e.dealer))?{deal:e.deal,outcome:"proved"}:{deal:e.deal,outcome:"wrong",why:"cards"}}async function Hd(e,t,n){let s=[],a=e.seed?await qd(e.seed):void 0,r=(t[0]?.number??0)-(t[0]?.deal??0);for(let c of t)!a||c.number===void 0?s.push({deal:c.deal,outcome:"bare"}):c.number!==r+c.deal?s.push({deal:c.deal,outcome:"wrong",why:"number"}):s.push(await Tl(c,n,a,BigInt(c.number)));return{by:a?"seed":"none",deals:s,...{entropy:[],commit:"",commits:[],brought:!1,own:void 0}}}function Dt(e,t){let n=a=>a&&typeof a=="object"&&!Array.isArray(a);if(!n(t)||!n(e))return t??e;let s={...e};for(let[a,r]of Object.entries(t))s[a]=Dt(e[a],r);return s}async function Kd(e,t){let n=JSON.parse(e.slice(0,e.indexOf(`
`))),s=Dt(await Jr(n.variant),n.rules);return{names:n.seats,verdict:await Al(e,s,t)}}function Mn({table:e,match:t=1,record:n}){let{value:s,wrong:a}=L(async()=>{if(!globalThis.crypto?.subtle)throw new $e(o("page.fair.insecure"));let r=n??await qr({table:e??"",match:t}).catch(u=>{throw u instanceof J&&u.reason==="not-now"?new $e(o("page.fair.later")):u}),{commits:l=[]}=JSON.parse(r.split(`
`,1)[0]??"{}"),c=u=>e===void 0?void 0:is(e,u);return Kd(r,l.map(c).find(Boolean))},e,t,n);return a?i`<p role="status">${a}</p>`:s?i`<${Jd} names=${s.names} verdict=${s.verdict} />`:i`<p class="soft" role="status">${o("page.fair.looking")}</p>`}function Ud(e){return e.deals.some(t=>t.outcome==="wrong")?"wrong":e.by!=="commit"?e.by:e.deals.some(t=>t.outcome==="hidden")?"hidden":e.brought?"brought":e.entropy.includes("withheld")?"withheld":e.entropy.includes("given")?"proved":"alone"}function Jd({names:e,verdict:t}){let n=Ud(t),s=p=>q(e.filter((d,$)=>t.entropy[$]===p)),a=t.deals.filter(p=>p.outcome==="proved").length,r=t.deals.find(p=>p.outcome==="wrong"||p.outcome==="hidden"),l={n:a,names:s(n==="withheld"?"withheld":"given"),deal:(r?.deal??0)+1},u=t.by==="commit"&&!t.brought&&t.own!==void 0&&(t.own?"page.fair.own":"page.fair.own.not");return i`<section class="fair" data-outcome=${n}>
		<p class="fair-verdict" role="status">${o(`page.fair.${n}.short`)}</p>
		<p>${o(`page.fair.${n}`,l)}${u&&` ${o(u)}`}</p>
		${new Set(t.deals.map(p=>p.outcome)).size>1?i`<table class="book">
					<thead><tr><th scope="col">${o("page.scores.deal")}</th><th scope="col">${o("page.fair.found")}</th></tr></thead>
					<tbody>${t.deals.map(p=>i`<tr key=${p.deal}><th scope="row">${p.deal+1}</th>
							<td class=${p.outcome==="wrong"?"failed":""}>${Vd(p,n)}</td></tr>`)}</tbody>
				</table>`:null}
		${t.commit?i`<details><summary>${o("page.fair.commitments")}</summary>
				<p class="small">${o("page.fair.commitments.what")}</p>
				<dl class="commitments"><dt>${o("page.fair.server")}</dt><dd>${t.commit}</dd>
					${t.commits.map((p,d)=>p?i`<dt>${e[d]}</dt><dd>${p}</dd>`:null)}</dl></details>`:null}
	</section>`}function Vd(e,t){return e.outcome==="wrong"?o(`page.fair.why.${e.why}`):o(e.outcome==="proved"&&t!=="proved"?"page.fair.deal.follows":`page.fair.deal.${e.outcome}`)}function Gd(e){x(()=>{rn&&ni("here").catch(()=>{})},[]);let t=_.value,n=rn&&Ma.value==="there"?$n("here"):null;return i`<main id="main" tabindex="-1" class="records">
		<h1>${o("page.nav.records")}</h1>
		${t?i`<${jl} key=${t.id} id=${t.id} at=${Ma.value} />`:n?null:i`<${Nl} />`}
		${n?i`<h1>${o("page.here")}</h1><${jl} key=${n.id} id=${n.id} at="here" />`:null}
		<${e$} />
	</main>`}var Nl=()=>i`<section class="stack">
	<p class="lead">${o("page.records.none")}</p>
	<p><a class="button chief" href="/">${o("page.records.play")}</a></p>
</section>`,ge=e=>me(`variant.${e}`)?o(`variant.${e}`):e;function Et(e,t){return e.seats.map((n,s)=>{if(s>=t)return o("dummy");let a=e.bots?.[s];return a&&a===n&&me(`page.level.${a}`)?o(`page.level.${a}`):n})}var Xa=e=>e.seats.indexOf(_.value?.name);function sn(e,t){let n=Xa(e),s=(e.bots??[]).indexOf(""),a=n>=0?n:s;return a>=0&&a<t?a:0}function jl({id:e,at:t}){let n=()=>Promise.all([Br({player:e},{where:t}),Vr("mine",1,t)]),{value:s,wrong:a}=L(n,e);if(a)return i`<p class="trouble">${a}</p>`;if(!s)return null;let[{tallies:r},{all:l}]=s;return i`<${xi} found=${l} told=${!0} />
		${r.length?i`<${Zd} tallies=${r} /><${Yd} id=${e} at=${t} />`:i`<${Nl} />`}`}function Zd({tallies:e}){let t=e.some(n=>n.assisted>0);return i`<section>
		<h2>${o("page.records.tallies")}</h2>
		<${ee}><table class="book">
			<thead><tr>
				<th scope="col">${o("page.records.variant")}</th><th scope="col">${o("page.records.matches")}</th>
				<th scope="col">${o("page.records.won")}</th><th scope="col" class="spare">${o("page.records.deals")}</th>
				<th scope="col">${o("page.records.made")}</th><th scope="col">${o("page.records.points")}</th>
				${t?i`<th scope="col">${o("page.records.assisted")}</th>`:null}
			</tr></thead>
			<tbody>${e.map(n=>i`<tr key=${n.variant}><th scope="row"><a href=${`/rules/${n.variant}`}>${ge(n.variant)}</a></th>
					<td>${An(n,n.matches)}</td><td>${An(n,n.won)}</td><td class="spare">${An(n,n.deals)}</td>
					<td>${n.deals?le(n.made/n.deals):An(n,0)}</td>
					<td>${n.deals?v(n.points/n.deals,1):An(n,0)}</td>
					${t?i`<td>${Bl(n.assisted)}</td>`:null}
				</tr>`)}</tbody>
		</table><//>
		${t?i`<p class="small soft">${o("page.records.assisted.what")}</p>`:null}
		<p class="row"><a class="button plain" href="/statistics">${o("page.records.statistics")}</a></p>
	</section>`}var An=(e,t)=>e.matches?Bl(t):"",Bl=e=>e?v(e):"–";function Yd({id:e,at:t}){let[n,s]=b([]),[a,r]=b(""),[l,c]=b(null),{once:u}=X(),p=()=>u(async()=>{let d=await Dr({player:e,before:a??""},{where:t});s($=>[...$,...d.matches.filter(f=>!ls(f.table??""))]),r(d.before)});return x(()=>{p()},[]),i`<section>
		<h2>${o("page.records.all")}</h2>
		<ol class="matches">${n.map(d=>{let $=`${d.table} ${d.match} ${d.ended}`;return i`<${Qd} key=${$} match=${d} id=${e} onfair=${()=>c(d)} />`})}</ol>
		${a?i`<p><${S} onclick=${p} say=${o("page.records.more")} /></p>`:null}
		${l?i`<${H} title=${o("page.fair")} onclose=${()=>c(null)}>
					<${Mn} table=${l.table} match=${l.match} />
				<//>`:null}
	</section>`}function Qd({match:e,id:t,onfair:n}){let s=e.chairs.find(u=>u.player===t),a=e.cut?"cut":s?.won?e.chairs.filter(u=>u.won).length>1?"shared":"won":"lost",r=e.chairs.filter(u=>u!==s).map(dt),l=Yr(e.table??"",e.match),c=[s?.hints?o("page.records.hints",{n:s.hints}):"",s?.undone?o("page.records.undone",{n:s.undone}):"",s?.away?o("page.records.away"):"",s?.brought?o("page.records.brought"):"",e.house?o("page.home.house"):""].filter(Boolean);return i`<li data-result=${a}>
		<p class="what"><b>${ge(e.variant)}</b> ${o("page.records.with",{names:q(r)})}
			<span class="soft small">${xe(e.ended)}${c.length>0?` · ${c.join(", ")}`:""}</span></p>
		<p class="result"><span class=${`outcome-${a}`}>${o(`page.records.result.${a}`)}</span>
			<span class="score">${e.chairs.map((u,p)=>{let d=u===s?"self":"",$=p>0?" : ":"";return i`${$}<span key=${u.seat} class=${d} title=${dt(u)}>${v(u.points)}</span>`})}</span>
			<span class="soft small">${o("page.records.length",{n:e.deals})}</span></p>
		${e.table?i`<p class="doings">
				${e.deals>0?i`<a href=${`/replay/${e.table}/${e.match}/0`}>${o("page.records.replay")}</a>`:null}
				<a href=${l} download=${`${e.table}-${e.match}.99.jsonl`}>${o("page.records.export")}</a>
				<button type="button" class="link" onclick=${n}>${o("page.fair.short")}</button>
				<a href=${`/t/${e.table}`}>${o("page.records.table")}</a></p>`:null}
	</li>`}function Xd(e){return e instanceof J&&e.status===400?o("page.import.refused",{text:e.message.replace(/^the record( is refused)?: /,"")}):D(e)}function e$(){let[e,t]=b(""),[n,s]=b(!1),a=L(Yt).value?.name,r=async p=>{t("");try{if(p.size>1<<20)throw new $e(o("page.import.large"));await Ut({match:1,deal:0},{body:p}),await Oi({name:p.name,bytes:p}),U("/replay/mine/1/0")}catch(d){t(Xd(d))}};return i`<section class=${`import ${n?"over-it":""}`} ondragover=${p=>{p.preventDefault(),s(!0)}} ondragleave=${()=>s(!1)} ondrop=${p=>{p.preventDefault(),s(!1);let d=p.dataTransfer?.files[0];d&&r(d)}}>
		<h2>${o("page.import")}</h2>
		<p>${o("page.import.what")}</p>
		<p class="row">
			<${Kt} say=${o("page.import.choose")} accept=".jsonl,.gz,.zst,.99" ontake=${r} />
			${a?i`<a href="/replay/mine/1/0">${o("page.import.again",{name:a})}</a>`:null}
		</p>
		${e?i`<p class="trouble" role="alert">${e}</p>`:null}
	</section>`}var Tn=(e,t={dateStyle:"long"})=>xe(Date.parse(e),{timeZone:"UTC",...t});function t$({rest:[e]}){let t=e!==void 0&&kl(e)?e:Bt();return i`<${n$} key=${t} day=${t} />`}function n$({day:e}){let{value:t,wrong:n}=L(async()=>{let[a]=await Promise.all([Cr({day:e}),Oe()]).catch(r=>{throw ct(r)?new $e(o("page.daily.none")):r});return a},e,_.value?.id,pn.value),s=t?.seal?"own":pn.value?"out":"open";return i`<main id="main" tabindex="-1" class="daily">
		<header>
			<h1>${o("page.nav.daily")}</h1>
			<p class="soft">${Tn(e,{dateStyle:"full"})}</p>
			<p class="lead">${o("page.daily.about")}</p>
			${t?i`<p class="soft">${o("page.daily.proof",{cards:s})}</p>`:null}
		</header>
		${n?i`<p class="trouble" role="status">${n}</p>`:null}
		<div class="daily-deals">
			${t?.deals.map(a=>i`<${s$} key=${a.variant} day=${e} deal=${a} />`)}
		</div>
		${t?i`<${i$} deals=${t} day=${e} />`:null}
	</main>`}function s$({day:e,deal:t}){let{busy:n,once:s}=X(),a=()=>s(()=>wi(e,t.variant)),r=ve.value.find(c=>c.id===t.variant)?.chairs,l=[r&&o("page.players",{n:r}),t.trump&&(t.trump==="none"?o("trump.none"):N(t.trump)),`${o("page.home.level")} ${o(`page.level.${t.bots}`)}`];return i`<section class="daily-deal">
		<h2>${ge(t.variant)}</h2>
		<p class="soft">${l.filter(Boolean).join(" · ")}</p>
		${t.own?i`<${o$} day=${e} deal=${t} own=${t.own} />`:null}
		${t.lost?i`<p>${o("page.daily.lost")}</p>
				<p><a class="button plain" href=${`/replay/${t.table}/1/0`}>${o("page.daily.replay")}</a></p>`:null}
		${t.own||t.lost?null:i`<p><${S} chief aria-busy=${n} onclick=${a}
				say=${o(t.table?"page.daily.on-with":"page.daily.play")} /></p>
				<p class="soft">${o("page.daily.players",{n:t.players})}</p>`}
	</section>`}var El=(e,t)=>o("page.daily.own",{you:t,points:v(e.points),n:e.points,made:e.made?"yes":"no"}),a$=e=>e===ve.value[0]?.id?"none":ge(e),Cl=e=>e.late?o("page.daily.late"):e.players>1?o("page.daily.place",{place:e.place??1,n:e.players}):o("page.daily.alone"),Ll=({of:e})=>i`<ol class="daily-best">
	${e.map((t,n)=>i`<li key=${n} class=${t.table?"own":""}>
		<span>${v(t.place??0)}.</span> <span>${t.name}</span>
		<span>${t.made?"✓":"✕"}</span> <span>${v(t.points)}</span>
	</li>`)}
</ol>`;function o$({day:e,deal:t,own:n}){let{told:s}=Ot(n.table??"",1,0),a=`/${n.table}/1/0`;return i`<p class="daily-points"><b>${v(n.points)}</b> ${n.made?"✓":"✕"}</p>
		<ul class="daily-done">
			<li>${El(n,"yes")}</li>
			${t.expert?i`<li>${El(t.expert,"expert")}</li>`:null}
			<li>${Cl(t)}</li>
		</ul>
		<p class="turns">
			<a class="button" href=${`/report${a}?seat=0`}>${o("page.daily.report")}</a>
			<a class="button plain" href=${`/replay${a}`}>${o("page.daily.replay")}</a>
		</p>
		${t.best&&t.best.length>1?i`<h3>${o("page.daily.best")}</h3>
				<${Ll} of=${t.best} />
				${t.near?i`<p class="daily-gap" aria-hidden="true">⋯</p><${Ll} of=${t.near} />`:null}`:null}
		<${r$} text=${[o("page.daily.first",{day:Tn(e,{dateStyle:"medium"}),variant:a$(t.variant)}),Ai(s,0),[o("page.daily.last",{points:v(n.points),n:n.points,made:n.made?"yes":"no"}),...t.players>1&&!t.late?[Cl(t)]:[]].join(" · ")].filter(Boolean).join(`
`)} />`}function r$({text:e}){let[t,n]=b(!1),s=async()=>await ot(e)?n(!0):j(o("page.link.by-hand"));return i`<h3>${o("page.daily.share")}</h3>
		<pre class="daily-share" tabindex="0">${e}</pre>
		<p class="small soft">${o("page.daily.squares")}</p>
		<p><${S} onclick=${s} say=${o(t?"page.daily.copied":"page.daily.copy")} /></p>`}function i$({deals:e,day:t}){let[n,s]=b(t.slice(0,7)),a=new Map,r=new Set;for(let g of e.played)a.set(g.day,(a.get(g.day)??0)+1),(g.at??0)<xl(g.day)&&r.add(g.day);let l=Bt(),c=new Date(`${n}-01T00:00Z`),u=Math.round(c.getTime()/864e5),p=new Date(Date.UTC(c.getUTCFullYear(),c.getUTCMonth()+1,0)).getUTCDate(),d=(c.getUTCDay()+6)%7,$=g=>Nt(Date.UTC(c.getUTCFullYear(),c.getUTCMonth()+g)/864e5).slice(0,7),f=4,h=Array.from({length:7},(g,y)=>Tn(Nt(f+y),{weekday:"short"})),m=(g,y,w,k)=>i`<button type="button" class="button plain" aria-label=${o(w)}
		disabled=${k} onclick=${()=>s($(g))}>${y}</button>`;return i`<section class="daily-calendar">
		<h2>${o("page.daily.calendar")}</h2>
		<p>${o("page.daily.run",{n:Sl(r,l)})}</p>
		<div class="daily-month">
			${m(-1,"‹","page.daily.back",n<=e.first.slice(0,7))}
			<b aria-live="polite">${Tn(`${n}-01`,{month:"long",year:"numeric"})}</b>
			${m(1,"›","page.daily.on",n>=l.slice(0,7))}
		</div>
		<div class="daily-days" lang=${W.value}>
			${h.map(g=>i`<span key=${g} class="soft" aria-hidden="true">${g}</span>`)}
			${Array.from({length:p},(g,y)=>{let w=Nt(u+y),k=a.get(w)??0,O=y===0?{gridColumnStart:d+1}:{};return w<e.first||w>l?i`<span key=${w} class="soft" style=${O}>${y+1}</span>`:i`<a key=${w} style=${O} href=${`/daily/${w}`} data-played=${k}
					aria-current=${w===t?"date":void 0}
					aria-label=${o("page.daily.mark",{day:Tn(w),n:k})}>${y+1}</a>`})}
		</div>
	</section>`}function Ge({view:e,names:t,last:n=!1,from:s=0}){let a=ya(e);if(a===0)return i`<p class="soft">${o("last.none")}</p>`;let r=n?[a-1]:Array.from({length:a},(c,u)=>u).slice(s),l=Array.from({length:Se(e)},(c,u)=>u);return i`<${ee}><table class="book tricks">
		<thead><tr><th scope="col"><span class="unseen">${o("page.trick")}</span></th>
			${l.map(c=>i`<th key=${c} scope="col">${t[c]}</th>`)}</tr></thead>
		<tbody>${r.map(c=>{let u=ba(e,c),p=va(e,c);return i`<tr key=${c}><td>${c+1}</td>
				${l.map(d=>{let $=u.find(f=>f.seat===d)?.card;return i`<td key=${d} class=${d===p?"won":""}>
						${$?i`<${ne} card=${$} size="mini" />`:null}
						<i class=${d===e.leads?.[c]?"led-dot":""} aria-hidden="true"></i>
						${d===e.leads?.[c]?i`<span class="unseen">${o("page.led")}</span>`:null}
						${d===p?i`<span class="unseen">${o("page.wins")}</span>`:null}
					</td>`})}</tr>`})}</tbody>
	</table><//>
	<p class="small soft legend" aria-hidden="true">
		<span><i class="led-dot"></i> ${o("page.led")}</span><span><i class="won-frame"></i> ${o("page.wins")}</span>
	</p>`}function Pl({view:e,names:t,lies:n}){let s=ya(e)-(n?2:1);if(s<0||e.phase!=="play")return null;let a=va(e,s);return i`<figure class="last-trick">
		<figcaption class="small">${o("page.lasttrick")}</figcaption>
		<ol>${ba(e,s).map(({seat:r,card:l})=>i`<li key=${r} data-card=${l}
			class=${r===a?"best":""}>
			<span class="unseen">${t[r]}: </span><${ne} card=${l} size="mini" />
		</li>`)}</ol>
	</figure>`}function Rl(e,t,n,s){let a=d=>d.act.startsWith("play "),r=d=>`${d.seat} ${d.act}`,l=d=>d.filter($=>!a($)).map(r).sort().join();if(l(e)!==l(t))return{trick:-1,steps:[s,s]};let[c,u]=[e.filter(a),t.filter(a)],p=c.findIndex((d,$)=>!u[$]||r(d)!==r(u[$]));return p<0?null:{trick:Math.floor(p/n),steps:[e.length-c.length+p,t.length-u.length+p]}}var ql=(e,t)=>t===void 0?At(e):o("page.report.bid",{bid:v(t),cards:At(e)}),l$=e=>e.trick?o("page.report.trick",{n:e.trick}):o(`page.report.at.${e.phase}`),Bs=(e,t)=>n=>`/replay/${e}/${t}/${n.deal}?step=${n.step}&seat=${n.seat}&hint`;function jn({of:e,names:t,place:n,one:s,named:a=!1}){return i`<ol class="moments">${e.map(r=>{let l=l$(r),c=s?l:o("page.report.where",{deal:r.deal+1,when:l}),u=o("page.report.instead",{act:ql(r.act,r.bid),better:ql(r.better,r.betterBid)}),p=vn(r.why).join(" "),d=Fi(r);return i`<li key=${`${r.deal} ${r.step}`}><a href=${n(r)}>
			<span class="moment-where">${a?`${t[r.seat]} · `:""}${c}</span>
			<span class="moment-said">${z(u)}</span>
			<span class="moment-lost score" aria-label=${o("page.report.points",{n:v(r.lost/Me,1)})}>
				−${v(r.lost/Me,1)}
			</span>
			${p?i`<span class="moment-why">${z(p)}</span>`:null}
			${d?i`<span class="moment-why small soft">${d}</span>`:null}
		</a></li>`})}</ol>`}function Nn({at:e,names:t,label:n,foot:s,me:a=-1,ends:r=[],from:l=[]}){let[c,u,p]=[470,210,104],d=[...l,...e.flat()],[$,f]=[Math.min(0,...d),Math.max(1,...d)],h=y=>34+y*(c-p-34)/Math.max(1,e.length),m=y=>u-22-(y-$)*(u-34)/(f-$),g=u$((e[e.length-1]??[]).map(m),20);return i`<figure class="course"><svg viewBox=${`0 0 ${c} ${u}`} role="img" aria-label=${n}>
		<${_l} low=${$} high=${f} y=${m} to=${c-p} />
		${r.map(y=>i`<line key=${y} class="end" x1=${h(y)} x2=${h(y)} y1="6" y2=${u-22} />`)}
		${t.slice(0,e[0]?.length??0).map((y,w)=>i`<g key=${w} class=${w===a?"self":""} data-line=${w}>
				<polyline points=${[`${h(0)},${m(l[w]??0)}`,...e.map((k,O)=>`${h(O+1)},${m(k[w]??0)}`)].join(" ")} />
				<text x=${c-p+8} y=${(g[w]??0)+5}>${y.length>11?`${y.slice(0,10)}…`:y}</text>
			</g>`)}
		<text class="axis" x=${h(e.length)} y=${u-4} text-anchor="end">${s}</text>
	</svg></figure>`}function _l({low:e,high:t,y:n,to:s,said:a=v}){let r=c$(t-e),l=Math.ceil(e/r);return Array.from({length:Math.floor(t/r)-l+1},(u,p)=>(l+p)*r).map(u=>i`<g key=${u}>
			<line class=${u===0?"base":"grid"} x1="34" x2=${s} y1=${n(u)} y2=${n(u)} />
			<text x="28" y=${n(u)+5} text-anchor="end">${a(u)}</text>
		</g>`)}function Il({of:e,last:t,label:n,foot:s,all:a,most:r,said:l=v}){let[c,u,p]=[470,230,34],d=r??Math.max(1,...e.map(w=>w.mean),Math.min(...e.map(w=>w.high)),a*2),$=Math.min(0,...e.map(w=>w.mean)),f=w=>Math.min(d,Math.max($,w)),h=w=>p+w*(c-p-6)/Math.max(1,t),m=w=>u-24-(f(w)-$)*(u-36)/(d-$),g=w=>h((w.from-1+w.to)/2),y=w=>e.map(k=>`${g(k)},${m(k[w])}`);return i`<figure class="course band"><svg viewBox=${`0 0 ${c} ${u}`} role="img" aria-label=${n}>
		<polygon class="interval" points=${[...y("high"),...y("low").reverse()].join(" ")} />
		<${_l} low=${$} high=${d} y=${m} to=${c-6} said=${l} />
		<line class="all" x1=${p} x2=${c-6} y1=${m(a)} y2=${m(a)} />
		<g class="self"><polyline points=${e.map(w=>`${g(w)},${m(w.mean)}`).join(" ")} />
			${e.map(w=>i`<circle key=${w.from} cx=${g(w)} cy=${m(w.mean)} r="3.5" />`)}</g>
		<text class="axis" x=${c-6} y=${u-4} text-anchor="end">${s}</text>
	</svg></figure>`}function c$(e){let t=e/4,n=10**Math.floor(Math.log10(t));return([1,2,5,10].find(s=>s*n>=t)??10)*n}function u$(e,t){let n=e.map((r,l)=>l).sort((r,l)=>(e[r]??0)-(e[l]??0)),s=[...e];n.forEach((r,l)=>{let c=n[l-1];c!==void 0&&(s[r]=Math.max(s[r]??0,(s[c]??0)+t))});let a=Math.max(0,Math.max(...s)-202);return s.map(r=>r-a)}var eo=(e,t="")=>L(async()=>(await se(()=>Lr({table:e})))?.scores??[],e,t).value;function Fl({table:e,names:t,about:n="",view:s,me:a}){let r=eo(e,s?`${s.deal} ${s.phase==="over"}`:"");return r?i`${n?i`<p class="soft">${n}</p>`:null}
		<${to} scores=${r} names=${t} me=${a??s?.seat} end=${s?.end} />`:null}function Ds(e,t){if(t)return o("page.scores.deals",{n:t});if(!e)return" ";let{game:n,rubber:s}=e,a=n.target?o("page.scores.to",{n:n.target}):o("page.scores.deals",{n:n.deals});return s.wins?`${a} · ${o("page.scores.rubber.first",{n:s.wins})}`:s.games?`${a} · ${o("page.scores.rubber.games",{n:s.games})}`:a}function Es(e){let t=[];for(let n of e)(t[n.game]??=[]).push(n);return t.filter(n=>n)}var p$=4;function to({scores:e,names:t,me:n=-1,end:s,onpick:a}){if(e.length===0)return i`<${d$} names=${t} />`;let r=Es(e),l=e[0]?.points.length??0,c=t.map((d,$)=>$).slice(0,l),u=e.some(d=>d.made.some(Boolean)),p=["declare","reveal"].filter(d=>e.some($=>$.premium.some(f=>f.startsWith(d))));return i`<div class="score-sheet" data-hands=${l}>
		<${ee}><table class="book running-score">
			<thead><tr>
				<th scope="col" rowspan="2"><span class="unseen">${o("page.scores.deal")}</span></th>
				<th scope="col" rowspan="2" class="trump-column"><span>${o("col.trump")}</span></th>
				<th scope="col" rowspan="2" class="dealer-column">${o("page.scores.dealer")}</th>
				${c.map(d=>i`<th key=${d} scope="colgroup" colspan="2" class="hand-column">${t[d]}</th>`)}
			</tr><tr class="kinds">
				${c.map(d=>i`<${tr} key=${d}>
						<th scope="col" class="gained">${o("page.scores.gained")}</th>
						<th scope="col" class="stands">${o("page.scores.stands")}</th>
					<//>`)}
			</tr></thead>
			${r.map((d,$)=>i`<${f$} key=${$} game=${d} alone=${r.length===1} names=${t} seats=${c}
					onpick=${a} />`)}
			${r.length>1||s?.rubber?i`<${h$} games=${r} seats=${c} end=${s} />`:null}
		</table><//>
		${u||p.length?i`<p class="small soft legend">
					${u?i`<span><span class="dot" aria-hidden="true"></span> ${o("page.scores.made")}</span>`:null}
					${p.map(d=>i`<span key=${d} class="of-gained">
							<sup>${o(`offer.letter.${d}`)}</sup> ${o(`offer.${d}`)}
						</span>`)}
				</p>`:null}
		${e.length>=p$?i`<${so} games=${r} names=${t} me=${n} />`:null}
	</div>`}function d$({names:e}){return i`<${ee}><table class="book running-score unwritten">
			<thead><tr>${e.map((t,n)=>i`<th key=${n} scope="col" class="hand-column">${t}</th>`)}</tr></thead>
			<tbody><tr>${e.map((t,n)=>i`<td key=${n}>${v(0)}</td>`)}</tr></tbody>
		</table><//>
		<p class="soft">${o("page.scores.none")}</p>`}var $$=({n:e})=>i`<button type="button" class="link" aria-label=${o("page.scores.look",{n:e})}>${e}</button>`;function f$({game:e,alone:t,names:n,seats:s,onpick:a}){let r=e[e.length-1],l=r?.closed;return i`<tbody>
		${t?null:i`<${zl} n=${s.length} text=${o("page.scores.game",{n:(r?.game??0)+1})} />`}
		${e.map(c=>i`<tr key=${c.deal} class=${a?"pickable":""} onclick=${a&&(()=>a(c.deal))}>
				<th scope="row">${a?i`<${$$} n=${c.deal+1} />`:c.deal+1}</th>
				<td class="trump-column"><${Z} trump=${c.trump} /><span class="unseen">${N(c.trump)}</span></td>
				<td class="dealer-column">${n[c.dealer]}</td>
				${s.map(u=>i`<${m$} key=${u} score=${c} seat=${u} />`)}
			</tr>`)}
		${l&&l.bonus.some(c=>c)?i`<${Bn} class="bonus" text=${o("page.scores.bonus")} seats=${s}
						of=${c=>l.bonus[c]?v(l.bonus[c]):"–"} />
					<${Bn} class="sum" text=${o("page.scores.with")} seats=${s} winners=${l.winners}
						of=${c=>v((r.totals[c]??0)+(l.bonus[c]??0))} />`:null}
	</tbody>`}var zl=({n:e,text:t})=>i`<tr class="game-head">
	<th scope="rowgroup" colspan=${2+2*e}>${t}</th><td class="dealer-column"></td>
</tr>`;function Bn({text:e,seats:t,of:n,winners:s,class:a}){let r=l=>s?i`<span class=${s.includes(l)?"won-it":""}>${n(l)}</span>`:n(l);return i`<tr class=${a}>
		<th scope="row" colspan="2">${e}</th><td class="dealer-column"></td>
		${t.map(l=>i`<td key=${l} colspan="2">${r(l)}</td>`)}
	</tr>`}function m$({score:e,seat:t}){let n=e.made[t]??!1,s=e.premium[t]??"",a=s.startsWith("reveal")?"reveal":"declare",r=i`<span class="dot" aria-hidden="true"></span><span class="unseen"> ${o("made.short")}</span>`;return i`<td class="gained">
			${v(e.points[t]??0)}
			${s?i`<sup title=${G(s)}>${o(`offer.letter.${a}`)}</sup>`:null}
		</td>
		<td class="stands">${v(e.totals[t]??0)}<span class="tick">${n?r:null}</span></td>`}function h$({games:e,seats:t,end:n}){let s=e.map(u=>u[u.length-1]).filter(u=>u!==void 0),a=u=>s.reduce((p,d)=>p+(d.totals[u]??0)+(d.closed?.bonus[u]??0),0),r=u=>s.filter(p=>p.closed?.winners.includes(u)).length,l=u=>n?.rubber?.[u]||"–",c=u=>v(n&&!n.cut?n.totals[u]??0:a(u));return i`<tfoot>
		<${zl} n=${t.length} text=${o("page.scores.together")} />
		<${Bn} text=${o("page.scores.wins")} seats=${t} of=${u=>r(u)||"–"} />
		${n?.rubber?i`<${Bn} text=${o("page.scores.rubber")} seats=${t} of=${l} />`:null}
		<${Bn} class="sum" text=${o("page.scores.all")} seats=${t} of=${c} winners=${n?.winners??[]} />
	</tfoot>`}function no(e){let t=[],n=[],s=[];for(let a of e){for(let r of a)t.push(r.totals.map((l,c)=>l+(s[c]??0)+(r.closed?.bonus[c]??0))),r.closed&&n.push(t.length);s=t[t.length-1]??s}return{at:t,ends:n}}function so({games:e,names:t,me:n}){let{at:s,ends:a}=no(e);return i`<${Nn} at=${s} names=${t} me=${n} ends=${a.slice(0,-1)} label=${o("page.scores.course")}
		foot=${o("page.scores.deals",{n:s.length})} />`}var[Ee,Cs]=[1080,1350],[ao,Ls,Ps,Ce]=[350,1266,48,96],ue={leaf:"#fbf6ea",ink:"#24201a",rule:"#cdbf9f",accent:"#b8371a",felt:"#f1e9d6",soft:"#b9c8bd",card:"#fffaee",cardEdge:"#cfc3a8",red:"#b8261b",black:"#221e1a",shade:"rgb(0 0 0 / 0.35)"},g$=[[],[16,9],[5,8],[26,9,5,9],[30,14]],Ze=(e,t,n)=>`${e} ${t}px ${n==="title"?'"Alegreya", Palatino, serif':'"Alegreya Sans", sans-serif'}`;function Rs(e,t,n){let s=[];for(let a of t.split(" ")){let r=s.at(-1),l=`${r} ${a}`;r!==void 0&&e.measureText(l).width<=n?s[s.length-1]=l:s.push(a)}return s}function oo(e,t,n){if(e.measureText(t).width<=n)return t;let s=Array.from(new Intl.Segmenter().segment(t),a=>a.segment);do s.pop();while(s.length>1&&e.measureText(`${s.join("")}…`).width>n);return`${s.join("")}…`}function Wl(e){let t=document.body.appendChild(document.createElement("i"));t.style.color=`var(${e})`;let{color:n}=getComputedStyle(t);return t.remove(),n}function qs(e,t,n,s=ue.ink){e.fillStyle=s,e.fillRect(Ce,t,Ee-2*Ce,n)}function Kl(e,t){e.save(),e.shadowColor=ue.shade,e.shadowBlur=26,e.shadowOffsetY=9,t(),e.restore()}function Hl(e,t,{x:n,y:s,turn:a}){let r=new Path2D(document.querySelector(`#pip-${t} path`)?.getAttribute("d")??"");e.save(),e.translate(n,s),e.rotate(a),e.scale(1.85,1.85),e.beginPath(),e.roundRect(-50,-70,100,140,4.5),e.fillStyle=ue.card,Kl(e,()=>e.fill()),e.lineWidth=.6,e.strokeStyle=ue.cardEdge,e.stroke(),e.fillStyle=t==="H"?ue.red:ue.black;let l=(c,u,p,d=!1)=>{e.save(),e.translate(c-50,u-70),e.scale(p/100,(d?-p:p)/100),e.translate(-50,-50),e.fill(r),e.restore()};for(let[c,u]of dr[9]??[])l(c,u,20,u>70);e.textAlign="center",e.font=Ze("700",31,"text");for(let c=0;c<2;c++)e.fillText("9",-38.25,-43.5),l(11.75,40.5,16),e.rotate(Math.PI);e.restore()}function y$(e,{title:t,winner:n}){e.fillStyle=Wl("--felt"),e.fillRect(0,0,Ee,Cs),e.fillStyle=Wl("--felt-deep"),e.fillRect(0,Ls,Ee,Cs-Ls),e.fillStyle=ue.leaf,Kl(e,()=>e.fillRect(Ps,ao,Ee-2*Ps,Ls-ao+24)),Hl(e,"S",{x:812,y:206,turn:-.14}),Hl(e,"H",{x:930,y:214,turn:.1}),e.fillStyle=ue.soft,e.font=Ze("400",32,"text"),e.fillText(oo(e,t,600),Ps,92),e.fillStyle=ue.felt,b$(e,n,640),e.fillStyle=ue.soft,e.font=Ze("400",28,"text"),e.textAlign="center",e.fillText(`Ninety-Nine · ${o("page.picture.by")}`,Ee/2,Cs-24),e.textAlign="left"}function b$(e,t,n){let s=$=>(e.font=Ze("500",$,"title"),Rs(e,t,n)),a=$=>{let f=s($);return f.length*$<=186&&f.every(h=>e.measureText(h).width<=n)},r=[88,62].find(a)??46,l=s(r).length,c=n;for(;c>0&&Rs(e,t,c-8).length===l;)c-=8;let u=Rs(e,t,c).slice(0,4),p=r*1.06,d=218+r*.3-(u.length-1)*p/2;u.forEach(($,f)=>e.fillText(oo(e,$,n),Ps,d+p*f))}function Ul(e,t){e.strokeStyle=t===0?ue.accent:ue.ink,e.lineWidth=t===0?7:4,e.lineJoin="round",e.setLineDash(g$[t]??[]),e.stroke(),e.setLineDash([])}function v$(e,{places:t},n){qs(e,n,6,ue.accent),qs(e,n+11,2,ue.accent);let s=58;return t.forEach(({name:a,total:r},l)=>{let c=n+70+s*l;e.fillStyle=ue.ink,e.font=Ze(l===0?"700":"400",42,"text"),e.fillText(oo(e,a,600),Ce,c),e.textAlign="right",e.fillText(v(r),Ee-Ce,c),e.textAlign="left",e.beginPath(),e.moveTo(Ee-Ce-330,c-13),e.lineTo(Ee-Ce-170,c-13),Ul(e,l),qs(e,c+15,1.5,ue.rule)}),n+70+s*t.length}function w$(e,{course:{at:t},places:n},s,a){let r=t.flat(),[l,c]=[Math.min(0,...r),Math.max(1,...r)],u=d=>Ce+d*(Ee-2*Ce)/Math.max(1,t.length),p=d=>a-(d-l)*(a-s)/(c-l);qs(e,p(0),2,ue.rule),n.forEach(({seat:d},$)=>{e.beginPath(),e.moveTo(u(0),p(0)),t.forEach((f,h)=>e.lineTo(u(h+1),p(f[d]??0))),Ul(e,$)})}function k$(e,{facts:t}){e.font=Ze("400",34,"text");let n=t.slice(0,4).flatMap(a=>Rs(e,a,Ee-2*Ce-34).map((r,l)=>({line:r,i:l}))),s=Ls-28-46*(n.length-1);return n.forEach(({line:a,i:r},l)=>{let c=s+46*l;e.fillStyle=ue.accent,r===0&&e.fill(x$(Ce+9,c-11,10)),e.fillStyle=ue.ink,e.fillText(a,Ce+34,c)}),s-60}var x$=(e,t,n)=>new Path2D(`M${e-n} ${t}L${e} ${t-n}L${e+n} ${t}L${e} ${t+n}Z`);async function Jl(e){let t=[Ze("500",88,"title"),Ze("400",34,"text"),Ze("700",42,"text")];await Promise.all(t.map(l=>document.fonts.load(l)));let n=document.createElement("canvas");[n.width,n.height]=[Ee,Cs];let s=n.getContext("2d");y$(s,e);let a=v$(s,e,ao+44),r=k$(s,e);return r-a>120&&w$(s,e,a+40,r-6),new Promise((l,c)=>n.toBlob(u=>u?l(u):c(new Error("no picture"))))}function S$(e,t){let n=Math.max(...e);return n>=t?{seat:e.indexOf(n),n}:void 0}function O$(e,t){let[n,s]=[0,0];for(let a of e)s=Math.max(s,n=a.made[t]?n+1:0);return s}function M$(e,t,n){let s=n.map(m=>m.seat).sort((m,g)=>m-g),a=(m,g)=>S$(s.map(m),g),r=m=>t[s[m]??-1]??"",l=[],c=a(m=>Math.max(...e.map(g=>g.points[m]??0)),1);if(c){let m=e.findIndex(g=>g.points[s[c.seat]??-1]===c.n)+1;l.push(o("page.best.deal",{name:r(c.seat),n:c.n,deal:m}))}let u=a(m=>O$(e,m),2);u&&l.push(o("page.best.run",{name:r(u.seat),n:u.n}));let p=a(m=>e.filter(g=>g.premium[m]&&g.made[m]).length,1);p&&l.push(o("page.best.premiums",{name:r(p.seat),n:p.n}));let d=e.filter(m=>s.every(g=>m.made[g])).length;d&&l.push(o("page.best.all",{n:d}));let[$,f]=n,h=$&&f?$.total-f.total:0;return h>0&&l.push(o("page.best.ahead",{name:$?.name??"",n:h})),l}function ro({scores:e,end:t,names:n,title:s,winner:a}){let r=t.totals.map((l,c)=>({seat:c,total:l,name:n[c]??""}));return r.sort((l,c)=>c.total-l.total),{title:s,winner:a,places:r,facts:M$(e,n,r),course:no(Es(e))}}var A$=({title:e,winner:t,places:n,facts:s})=>[e,t,q(n.map(a=>`${a.name} ${v(a.total)}`)),...s].join(`
`);async function io(e){let t=new File([await Jl(e)],"ninety-nine.png",{type:"image/png"});if(navigator.canShare?.({files:[t]}))return navigator.share({files:[t],title:e.title}).catch(n=>{if(n.name!=="AbortError")throw n});at(t,t.name)}var T$=3;function j$({table:e,match:t,names:n,seat:s}){let{told:a,wrong:r}=Ot(e,t,void 0);if(r)return null;let{judged:l=0,of:c=0,rough:u=0}=a??{},p=l<c?o("page.report.judging",{n:l,of:c}):o("page.report.rough",{n:u}),d=(a?.deals??[]).flatMap($=>$.mistakes).sort(($,f)=>f.lost-$.lost).slice(0,T$);return i`<section class="decided">
		<h3>${o("page.last.decided")}</h3>
		${!a||_e(a)?i`<p class="soft judging" style=${{"--far":c?(l-u)/c:0}}>${c?p:""}</p>`:d.length?i`<${jn} of=${d} names=${n} place=${Bs(e,t)} one=${!1} named=${!0} />`:i`<p class="soft">${o("page.last.clean")}</p>`}
		<p><a href=${`/report/${e}/${t}${s===void 0?"":`?seat=${s}`}`}>${o("page.last.report")}</a></p>
	</section>`}function Vl({table:e,match:t,at:n,view:s,names:a,variant:r,winner:l,onclose:c}){let u=eo(e),[p,d]=b(""),{end:$,seat:f}=s,h=`${r} · ${xe(n,{dateStyle:"long"})}`,m=u&&$&&ro({scores:u,end:$,names:a,title:h,winner:l}),g=async k=>d(o(await ot(A$(k))?"page.link.copied":"page.copy.not")),y=k=>io(k).catch(O=>d(D(O))),w=m&&i`<p class="soft" role="status">${p}</p>
		<${S} onclick=${()=>g(m)} say=${o("page.copy")} />
		<${S} chief onclick=${()=>y(m)} say=${o("page.share")} />`;return i`<${H} title=${o("page.last")} broad onclose=${c} actions=${w}>
		${m?i`<div class="last-page">
				<p class="small soft">${h}</p>
				<p class="winner">${l}</p>
				<div class="brought">
					<table class="book final"><tbody>
						${m.places.map(k=>i`<tr key=${k.seat} class=${k.seat===f?"self":""}>
							<th scope="row">${k.name}</th><td>${v(k.total)}</td>
						</tr>`)}
					</tbody></table>
					${u.length>1?i`<${so} games=${Es(u)} names=${a} me=${f??-1} />`:null}
				</div>
				<div class="remembered">
					<ul class="bests">${m.facts.map(k=>i`<li key=${k}>${k}</li>`)}</ul>
					<${j$} table=${e} match=${t} names=${a} seat=${f} />
				</div>
			</div>`:i`<p class="soft" role="status">${o("page.opening")}</p>`}
	<//>`}function Gl(e,t,n){let s=ie(e.bid??0,n);return o("outcome.own",{bid:s,won:e.won?.[t]??0,points:e.points?.[t]??0})}function Zl(e,t){let n=(e.won?.[t]??0)-(e.bid??0);return e.made?.[t]||!n?"":o("outcome.off",{n:Math.abs(n),over:n>0?"yes":"no"})}function N$(e,{bid:t,won:n,worth:s}){let a=De(s),r=e.map(p=>a[Ae(p)]??0),l=r.length&&r.reduce((p,d)=>p+d,0)===t,c=0,u=(l?r:[t]).map(p=>Array.from({length:p},()=>c++<n?"won":"open"));return n>t&&u.at(-1)?.push(...new Array(n-t).fill("over")),u}function B$({view:e,seat:t,variant:n}){let s=ye(E(e.aside),Q),a=e.won?.[t]??0,l=e.bid===0&&a>0&&e.made?.[t]&&n?.score.zeroOrAll?yn(n):e.bid??0,c=N$(s,{bid:l,won:a,worth:n?.worth??""}),u=0,p=d=>i`<span class="bid-marks">
		${d.map($=>i`<i key=${u} class=${$} style=${{"--k":u++}}></i>`)}
	</span>`;return i`<div class="met" aria-hidden="true" style=${{"--n":Math.max(l,a,1)}}>
		${s.map((d,$)=>i`<div key=${d} class="turning" style=${{"--k":$}}>
			<span class="face"><${ne} card=${d} /></span><span class="back"><${ne} face="down" /></span>
			${c.length===s.length?p(c[$]??[]):null}
		</div>`)}
		${c.length===s.length?null:c.map(p)}
	</div>`}function D$({view:e,names:t,variant:n}){let{seat:s}=e;if(s===void 0||e.bid===void 0)return i`<p class="outcome">${Yl(e,t)}</p>`;let a=e.made?.[s]??!1,r=Zl(e,s);return i`<p class=${`outcome own-${a?"made":"failed"}`}>
		<b aria-hidden="true">${a?"✓":"✕"}</b> ${Gl(e,s,n)}
		${r?i` <span class="off">${r}</span>`:null}
	</p>`}function Yl(e,t){let n=t.filter((s,a)=>e.made?.[a]);return o("page.over.makers",{names:q(n),n:n.length})}var _s=({view:e,names:t,won:n})=>e.end?.rubber?Ea(e,t):n||Da(e,t);function E$(e){let{view:t,names:n,variant:s}=e,{seat:a}=t,l=a!==void 0&&t.bid!==void 0?[Gl(t,a,s),Zl(t,a)]:[Yl(t,n)],c=_s(e);return[...l,c||Ca(t,n,Wt(t))].filter(Boolean).join(" ")}var C$=({end:e,closed:t,totals:n})=>e?.totals??n.map((s,a)=>t?(t.totals[a]??s)+(t.bonus[a]??0):s);function L$({title:e,view:t,names:n}){let s=C$(t),a=s.map((r,l)=>l).sort((r,l)=>(s[l]??0)-(s[r]??0));return i`<div class="printed">
		<${Ei} />
		<p class="outcome winner">${e}</p>
		<p class="standing">${a.map(r=>i`<span key=${r}>${n[r]} <b>${v(s[r]??0)}</b></span>`)}</p>
	</div>`}function Is(e){let{view:t,names:n,variant:s,won:a,day:r=!1,hands:l}=e,{seat:c,bid:u,aside:p}=t,d=Bi(t,l,a!==""&&!r),$=_s(e),f=c!==void 0&&u!==void 0&&p!==void 0;return i`<header class="moment" data-what=${d}>
		${$&&!r?i`<${L$} title=${$} view=${t} names=${n} />`:null}
		${f&&(!$||r)?i`<${B$} view=${t} seat=${c} variant=${s} />`:null}
		<div class="outcomes">
			${$&&r?i`<p class="outcome winner">${$}</p>`:null}
			<${D$} ...${e} />
		</div>
		${$&&!r?null:i`<${Di} what=${d} />`}
	</header>`}function Ql(e,t,n){let[s,a]=b(e&&!qt()&&!document.hidden);return x(()=>{if(e&&!A.spoken.peek()&&j(E$(t),!0),!s)return;let r=new AbortController,l=u=>{let p=u instanceof KeyboardEvent?u.key:"",d=u?.target;(p===" "||p==="Enter")&&!d?.closest("button, a, input, dialog")&&u?.preventDefault(),r.abort(),a(!1)};for(let u of["pointerdown","keydown","visibilitychange"])document.addEventListener(u,l,{capture:!0,signal:r.signal});let c=setTimeout(l,n);return()=>(clearTimeout(c),r.abort())},[]),s}var lo=(e,{table:t="mine",match:n,deal:s,step:a})=>`/whatif/${e}?of=${t}&match=${n}&deal=${s}&step=${a}`;function Dn(e,{day:t,from:n}){if(n){let{table:a="mine",match:r,deal:l,step:c}=n;return{title:o("page.whatif"),lost:o("page.whatif.given.up"),played:{href:lo(e,n),text:o("page.whatif.compare")},givenUp:{href:`/replay/${a}/${r}/${l}?step=${c}`,text:o("page.replay")}}}if(!t)return;let s={href:`/daily/${t}`,text:o("page.daily.others")};return{title:o("page.nav.daily"),lost:o("page.daily.lost"),played:s,givenUp:s}}function co({table:e,message:t,names:n}){let s=t.table.ask,{seat:a}=t;if(t.table.paused&&a!==void 0&&!t.table.chairs[a]?.ready)return i`<p class="proposal">
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
	</div>`}function P$({table:e,message:t,names:n}){let[s,a]=b(!1),r=e.settled.value.settings,{variant:l="standard",rules:c}=r,u=n.map((p,d)=>d===t.seat?t.table.chairs[d]?.name??p:p);return i`<${S} aria-haspopup="dialog" onclick=${()=>a(!0)} say=${o("page.last")} />
		${s?i`<${Vl} table=${e.id} match=${t.table.match} at=${t.at} view=${t.view}
					names=${u} variant=${c?.name??o(`variant.${l}`)}
					winner=${La(t.table.winners,u,-1,r)} onclose=${()=>a(!1)} />`:null}`}var Xl={made:1500,failed:950,printed:1250},R$=600;function ec({table:e,message:t,names:n,variant:s,fresh:a}){let{seat:r}=t,l=r!==void 0&&t.table.chairs[r]?.ready,{view:c}=t,u=t.table.stage==="waiting",p=e.settled.value.settings,{day:d}=p,$=Dn(e.id,p),f=u?La(t.table.winners,n,r??-1,p):"",h={view:c,names:n,variant:s,won:f,day:d!==void 0},m=_s(h),g=m?"printed":c?.made?.[r??-1]?"made":"failed",y=Ql(a,h,Xl[g]+R$+ja),w=y?Xl[g]:0,k=e.current.value,O={"--written":`${w}ms`};return i`<div class="over leaf sheeted" data-moves=${y?g:void 0} style=${O}
		onclick=${T=>T.stopPropagation()}>
		<${co} table=${e} message=${t} names=${n} />
		<${Is} ...${h} hands=${t.table.chairs.length} />
		<${Ie} view=${c} names=${n} variant=${s} written=${w} crowned=${m!==""} />
		${r!==void 0&&Ti(t)?i`<${ji} table=${e.id} match=${t.table.match} deal=${c?.deal??0} seat=${r} />`:null}
		<div class="row">
			${$?i`<a class="button chief" href=${$.played.href}>${$.played.text}</a>`:r===void 0||l?i`<p class="soft">${r===void 0?"":o("page.waiting.others")}</p>`:i`<button type="button" class="button chief"
						disabled=${e.waits.value>0||!k||t.table.paused} onclick=${()=>e.ready()}>
						${o(u?"page.again":"page.next")}
					</button>`}
			${f&&c?.end&&!d?i`<${P$} table=${e} message=${t} names=${n} />`:null}
			${u||t.table.open?i`<a class="button plain" href=${`/replay/${e.id}/${t.table.match}/${c?.deal??0}`}>
						${o("page.replay")}
					</a>`:null}
		</div>
	</div>`}function Fs({title:e,class:t="",told:n,back:s,onclose:a,children:r}){let l=M(null);return pe(()=>{let c=l.current,u=document.activeElement;return c?.focus({preventScroll:!0}),()=>{c?.contains(document.activeElement)&&(s?.current??u)?.focus({preventScroll:!0})}},[]),x(()=>l.current?.scrollIntoView({block:"nearest"}),[n]),i`<section class=${`hint ${t}`} ref=${l} tabindex="-1" aria-label=${e}>
		<header>
			<h2>${e}</h2>
			<${S} plain onclick=${a} say=${o("page.close")} />
		</header>
		${r}
	</section>`}function En(e){let[t,...n]=(e?.act??"").split(" ");return new Set(t==="play"||t==="lay"?n:[])}var zs={luck:"M12 12C7 12 3.5 9.5 5 7s3.8-.5 3.8-.5S8 3.5 10.5 3.5 12 8 12 12C12 7 14.5 3.5 17 5s.5 3.8.5 3.8S20.5 8 20.5 10.5 16 12 12 12C17 12 20.5 14.5 19 17s-3.8.5-3.8.5S16 20.5 13.5 20.5 12 16 12 12C12 17 9.5 20.5 7 19s-.5-3.8-.5-3.8S3.5 16 3.5 13.5 8 12 12 12Z",played:"M4.5 19h15M4.5 16 3.5 7.5l4.7 3.6L12 5l3.8 6.1 4.7-3.6-1 8.5Z",thankyou:"M12 20.5S3.8 15 3.8 9.2a4.1 4.1 0 0 1 8.2-.7 4.1 4.1 0 0 1 8.2.7c0 5.8-8.2 11.3-8.2 11.3Z",ohno:"M11.3 3H4.5v18h6.2l2-4.5-3-4 3-4.5ZM15.5 3h4v18h-5l2-4.5-3-4 3-4.5Z",sorry:"M6 21.5V4c4-2.2 8 2.2 12.5 0v9.5c-4.5 2.2-8.5-2.2-12.5 0"},nc=[...Object.keys(zs),"deal","unlucky","moment","thanks"],tc=2500,uo=({of:e})=>zs[e]?i`<svg class="mark" viewBox="0 0 24 24" aria-hidden="true" focusable="false"><path d=${zs[e]} /></svg>`:null;function sc({onsay:e}){let[t,n]=b(""),s=M(-1/0);x(()=>{let r=setTimeout(()=>n(""),tc);return()=>clearTimeout(r)},[t]);let a=(r,l)=>{Date.now()-s.current<tc||(s.current=Date.now(),n(r),j(l,!0),e(l))};return i`<p class="reactions" role="group" aria-label=${o("page.reactions")}>
		${Object.keys(zs).map(r=>{let l=o(`page.quick.${r}`);return i`<button type="button" key=${r} class=${`button plain ${t===r?"sent":""}`} aria-label=${l}
				title=${l} onclick=${()=>a(r,l)} aria-disabled=${t!==""}><${uo} of=${r} /></button>`})}
	</p>`}var Ws=({remark:e,phrase:t,text:n})=>e?o(`page.remark.${e}`):t&&nc.includes(t)?o(`page.quick.${t}`):n,q$=e=>Math.min(12e3,4e3+70*e.length);function ac({said:e}){let[t,n]=b(-1),[s,a]=b(!1),r=Ws(e);return x(()=>{if(s)return;let l=setTimeout(()=>n(e.seq),q$(r));return()=>clearTimeout(l)},[e.seq,s]),t===e.seq?null:i`<p class="bubble" aria-hidden="true" onpointerenter=${()=>a(!0)}
		onpointerleave=${()=>a(!1)}><${uo} of=${e.phrase??""} />${r}</p>`}function oc(e,{me:t,muted:n,since:s}){let a=e.filter(r=>r.at>=s&&r.seat>=0&&(r.by===""||r.by!==t));return new Map(a.filter(r=>!n.includes(r.by)).map(r=>[r.seat,r]))}function rc({talk:e,me:t,muted:n,onsay:s,onmute:a}){let[r,l]=b(""),c=nr(),u=M(null),p=new Set(new Map(e.map($=>[$.by,$])).values());x(()=>u.current?.scrollIntoView({block:"nearest"}),[e.length]);let d=async $=>{$.preventDefault();let f=r.trim();f&&(l(""),await s(f)===void 0&&l(f))};return i`<section class="talk" aria-label=${o("page.talk")}>
		${e.length===0?i`<p class="soft">${o("page.talk.none")}</p>`:null}
		<ol aria-live="polite" tabindex="0" aria-label=${o("page.talk")}>
			${e.map($=>i`<li key=${$.seq}>
					<time class="soft small">${xe($.at,{timeStyle:"short"})}</time>${" "}
					<b>${$.name}</b>${$.seat<0?i` <span class="soft small">${o("page.watching")}</span>`:null} ${Ws($)}
					${$.by&&$.by!==t&&p.has($)?i`${" "}<${_$} by=${$.by} muted=${n} onmute=${a} />`:null}
				</li>`)}
			<li ref=${u} class="unseen" aria-hidden="true"></li>
		</ol>
		<p class="quick" role="group" aria-label=${o("page.quick")}>
			${nc.map($=>i`<button type="button" key=${$} class="button plain"
				onclick=${()=>s(o(`page.quick.${$}`))}><${uo} of=${$} />${o(`page.quick.${$}`)}</button>`)}
		</p>
		<form class="row" onsubmit=${d}>
			<label class="unseen" for=${c}>${o("page.talk.say")}</label>
			<input id=${c} type="text" maxlength="300" autocomplete="off" placeholder=${o("page.talk.say")} value=${r}
				oninput=${$=>l($.target.value)} />
			<button class="button">${o("page.talk.send")}</button>
		</form>
	</section>`}function _$({by:e,muted:t,onmute:n}){let s=t.includes(e);return i`<button type="button" class="button plain small" onclick=${()=>n(e,!s)}>
		${o(s?"page.unmute":"page.mute")}
	</button>`}var I$={2:["south","north"],3:["south","west","east"],4:["south","west","north","east"],5:["south","west","northwest","northeast","east"]};function F$(e,t){let n=[];return wa(e,t).forEach((s,a)=>n[s]=I$[e]?.[a]??"north"),n}function ht(e){let{view:t,names:n,me:s,variant:a,elsewhere:r,laid:l=!0,full:c=null,pending:u=null,unsent:p=!1}=e,{chairs:d,now:$=0,played:f=null,said:h,over:m="",onhurry:g,children:y}=e,w=Se(t),k=F$(w,s),O=c?c.cards:t.trick??[],T=c?c.winner:u?-1:t.taking??-1,B=u&&!c?[...O,{seat:t.options?.seat??s,card:u}]:O;return i`<div class=${`felt hands-${w} ${m}`} onclick=${g}>
		<${K$} trump=${_t(t)} />
		${wa(w,s).filter(P=>P!==r).map(P=>i`<${Qe}
				key=${P} view=${t} variant=${a} seat=${P} name=${n[P]??""} names=${n}
				place=${k[P]} own=${P===s} chair=${d?.[P]} now=${$} open=${z$(t,P)}
				winner=${c?.winner===P} laid=${l} said=${h?.get(P)}
				hand=${P===f?.seat?f.hand:void 0}
			/>`)}
		<${of} cards=${B} pending=${u&&!c&&p?u:""} where=${k} winner=${T}
			gone=${c?.gone??!1} names=${n} />
		<${U$} view=${t} variant=${a} names=${n} me=${s} />
		${y}
	</div>`}var z$=(e,t)=>e.shown?.[t]?.hand!==void 0?E(e.shown[t]?.hand):null;function W$(e,t,n){let{why:s}=e,a=c=>c===n&&e.seat!==void 0?"yes":"no",r=e.trump===void 0&&_t(e)?[o("why.stay")]:[];if(s?.trump&&e.trump){let c=e.turnup&&e.turnup!=="joker"?st(e.turnup):o("joker");r.push(o(`why.${s.trump}`,{n:s.made,card:c,name:t[s.by??-1]??"",you:a(s.by)}))}let l=e.premium?.findIndex(c=>c!=="")??-1;if(s?.premium&&l>=0){let c=s.premium==="place"?"near":"level";r.push(o("why.holds",{name:t[l]??"",you:a(l),why:c}))}return r}function H$(e,t,n,s){let[a,...r]=e.vulnerable??[],l=t?.score.vulnerable;return e.seat===void 0||a===void 0||r.length||!l?[]:[o("why.vulnerable",{you:a===s?"yes":"no",name:n[a]??"",n:l})]}var K$=({trump:e})=>i`<div class="cloth" data-trump=${e} aria-hidden="true">
	${(e==="none"?[..."CHSD"]:[e]).map(t=>i`<${Z} key=${t} trump=${t} />`)}
</div>`;function U$({view:e,variant:t,names:n,me:s}){if(e.phase===void 0)return null;let a=[...W$(e,n,s),...H$(e,t,n,s)];return i`<div class="ground">
		<div>
			<${Ye} trump=${_t(e)} />
			${a.map(r=>i`<p key=${r} class="reason small">${r}</p>`)}
		</div>
		${e.turnup?i`<div class="turnup">
					<${nt.Provider} value=""><${ne} card=${e.turnup} size="mini" /><//>
					<span class="small">${o("turnup")}</span>
				</div>`:null}
	</div>`}function Ye({trump:e,unsure:t=!1}){return i`<p class="trump">
		<span class="small">${o("page.trump")}</span>
		${e===""?i`<span class="sign none" aria-hidden="true">?</span>`:i`<${Z} trump=${e} />`}
		<b>${N(e)}${t&&e?"?":""}</b>
	</p>`}function Qe(e){let{view:t,variant:n,seat:s,name:a,names:r=[],place:l,own:c,chair:u,now:p,open:d,winner:$,laid:f=!0,hand:h,said:m}=e,g=t.held?.[s]??0,y=t.due===void 0?t.turn.includes(s):t.due===s,w=c&&t.seat!==void 0,k=w?t.bid:t.shown?.[s]?.bid,O=w?void 0:t.shown?.[s]?.aside,T=Jt(u),B=t.control===t.seat?"yes":"no";return i`<section class=${`seat ${l} ${`${y?"thinks":""} ${$?"winner":""} ${c?"own":""}`}`} data-seat=${s} aria-label=${a}>
		<div class="nameplate">
			<h2>
				<span class="name">${a}</span>
				${T?i`<span class="level" title=${Vt(u)}>${T}</span>`:null}
				${t.totals[s]===void 0?null:i`<span class="points" title=${o("page.points")}>
							${v(t.totals[s])}<span class="unseen"> ${o("page.points")}</span>
						</span>`}
				<${J$} view=${t} seat=${s} />
				${t.dealer===s?i`<span class="badge" title=${o("dealer")}>
							${o("page.dealer.short")}<span class="unseen"> ${o("dealer")}</span>
						</span>`:null}
				${y?i`<span class="unseen">${o("seat.thinks")}</span>`:null}
				${u?.ready&&t.phase==="over"?i`<span class="small soft">${o("seat.ready")}</span>`:null}
			</h2>
			<p class="tally">
				${t.phase===void 0?null:i`<${X$} view=${t} variant=${n} seat=${s} bid=${k}
							laid=${t.phase==="lay"?!t.turn.includes(s):f} />`}
				<${Q$} view=${t} seat=${s} />
				${t.vulnerable?.includes(s)?i`<${V$} n=${n?.score.vulnerable} />`:null}
				${t.control!==void 0&&s===It(t)?i`<span>${o("dummy.by",{name:r[t.control]??"",you:B})}</span>`:null}
				${u?.away?i`<span class="badge">${o("page.away")}</span>`:null}
				<${sf} chair=${u} now=${p} />
			</p>
			${t.phase==="play"?i`<${G$} suits=${E(t.void?.[s])} />`:null}
			${m?i`<${ac} said=${m} />`:null}
		</div>
		${O?i`<div class="aside" aria-label=${o("page.aside")}>${re(O)}</div>`:null}
		${w||d?null:i`<${Y$} n=${g} />`}
		${w||!d?null:h??i`<${Z$} cards=${d} trump=${t.trump} />`}
	</section>`}function J$({view:e,seat:t}){let n=zt(e.totals)===t,s=M(n),a=n&&!s.current&&Wt(e)===t;if(s.current=n,!n)return null;let r=a?`[data-seat="${zt(Qn(e))}"] .points`:void 0;return i`<span class="leads" title=${o("page.leads")}>
		<${hn} from=${r} /><span class="unseen"> ${o("page.leads")}</span>
	</span>`}function V$({n:e}){if(!e)return i`<span class="badge">${o("vulnerable")}</span>`;let t=o("guide.vulnerable",{n:e});return i`<button type="button" class="badge" title=${t} onclick=${()=>j(t)}>
		${o("vulnerable")}
	</button>`}function G$({suits:e}){let t=o("page.void",{suits:q(e.map(N))});return i`<p class="voids">
		${e.length?i`<span class="unseen">${t}</span>`:null}
		${e.map(n=>i`<${nf} suit=${n} />`)}
	</p>`}function Z$({cards:e,trump:t}){let n=s=>i`<span key=${Ae(s[0]??"")} class="same-suit">
		${s.map(a=>i`<${ne} key=${a} card=${a} size="mini" />`)}
	</span>`;return i`<div class="open-hand">${Yn(ye(e,Q,t),t).map(n)}</div>`}function Y$({n:e}){return i`<div class="backs" aria-label=${o("page.held",{n:e})} role="img" style=${{"--n":Math.max(e,1)}}>
		${Array.from({length:e},(t,n)=>i`<${ne} key=${n} face="down" />`)}
	</div>`}function Q$({view:e,seat:t}){let n=e.premium?.[t]||"";if(n)return i`<span class="premium">${G(n)}</span>`;let s=e.why?.overcalled?.includes(t)&&e.phase!=="offer",a=G(e.offers?.[t]??"declare");return i`${tf(e,t)}
		${s?i`<span class="beaten">${o("offer.beaten",{offer:a})}</span>`:null}`}function X$({view:e,variant:t,seat:n,bid:s,laid:a}){let r=e.won?.[n]??0;if(e.phase==="lay"||e.phase==="offer"||e.phase==="name")return s!==void 0?i`<span>${o("page.bid",{bid:ie(s,t)})}</span>`:a?i`<span>${o("page.laid")}</span>`:null;if(s===void 0)return i`<span class="score">${o("page.won",{won:r})}</span>`;let l=e.contract?.[n]||"short";return i`<span class=${`stand ${l}`}>
		<${po} view=${e} variant=${t} seat=${n} bid=${s} />
		<span class="score">${o("page.won.of",{won:r,bid:ie(s,t)})}</span><${ef} stands=${l} />
	</span>`}function po({view:e,variant:t,seat:n=-1,bid:s}){let a=e.won?.[n]??0;if(s===void 0||a+s===0)return null;let l=s===0&&e.contract?.[n]!=="lost"&&t?.score.zeroOrAll?yn(t):s;return i`<span class="dots" aria-hidden="true">
		${Array.from({length:Math.max(a,l)},(c,u)=>i`<i key=${u} class=${u>=l?"extra":u<a?"full":""}></i>`)}
	</span>`}function ef({stands:e}){let t=e==="lost"?"✕":"✓";return i`<span class="unseen">${o(`page.contract.${e}`)}</span>
		${e==="short"?null:i`<b class="tells" aria-hidden="true">${t}</b>`}`}function tf(e,t){let n=e.phase==="offer"?e.offers?.[t]:"";return n?i`<span>${G(n)}</span>`:null}function nf({suit:e}){return e==="nines"?i`<span class="void">9</span>`:i`<svg class=${`void suit-${e}`} viewBox="0 0 100 100" aria-hidden="true">
		<use href=${`#pip-${e}`} /><path d="M8 92 92 8" />
	</svg>`}function sf({chair:e,now:t}){if(!e||e.until===void 0&&e.bank===void 0)return null;let n=Math.max(0,e.until!==void 0?e.until-t:e.bank??0),s=n<2e4&&e.until!==void 0;return i`<span class=${`time ${s?"short":""}`}>${af(n)}</span>`}function af(e){let t=Math.ceil(e/1e3);if(t>=86400)return o("page.days",{n:Math.floor(t/86400)});let n=r=>String(r).padStart(2,"0"),[s,a]=[Math.floor(t/3600),Math.floor(t/60)];return s>0?`${s}:${n(a%60)}:${n(t%60)}`:`${a}:${n(t%60)}`}function of({cards:e,pending:t,where:n,winner:s,gone:a,names:r}){let l=M(null),c=M(new Set);return pe(()=>{let u=l.current;if(!u)return;let p=new Set(e.map($=>`${$.seat} ${$.card}`)),d=[];for(let $ of u.querySelectorAll("[data-of]")){let f=`${$.dataset.of} ${$.dataset.card}`;c.current.has(f)||d.push(cf($,lf($))),a&&d.push(uf($,u.closest(".felt")?.querySelector(`[data-seat="${s}"] .nameplate`)))}for(let $ of d)$?.();c.current=p},[e.map(u=>`${u.seat}${u.card}`).join(),a]),i`<ol class="trick" ref=${l} aria-label=${o("page.trick")}>
		${e.map(({seat:u,card:p},d)=>i`<li key=${`${u} ${p}`}
				class=${`${n[u]} ${u===s?"best":""} ${p===t?"waits":""}`}
				data-of=${u} data-card=${p} style=${{"--i":d}}>
				<span class="unseen">${r[u]}: </span><${ne} card=${p} />
				${p===t?i`<small class="later">${o("page.unsent.card")}</small>`:null}
			</li>`)}
	</ol>`}var rf=":is(.backs, .open-hand, .hand, .nameplate)";function lf(e){let t=Cn.get(e.dataset.card??"");return t||e.closest(".felt")?.querySelector(`[data-seat="${e.dataset.of}"] ${rf}`)?.getBoundingClientRect()}var Cn=new Map,ic=e=>parseFloat(getComputedStyle(e).getPropertyValue("--move"))||0;function cf(e,t){let n=ic(e);if(!t||!n||!e.animate)return;let s=e.getBoundingClientRect(),a=t.left+t.width/2-(s.left+s.width/2),r=t.top+t.height/2-(s.top+s.height/2),l=Math.min(1,t.width/s.width||1),c=[{transform:`translate(${a}px, ${r}px) scale(${l})`},{transform:"none"}];return()=>e.animate(c,{duration:n,easing:"cubic-bezier(0.2, 0.7, 0.2, 1)"})}function uf(e,t){let n=ic(e);if(!t||!n||!e.animate)return;let s=e.getBoundingClientRect(),a=t.getBoundingClientRect(),r=a.left+a.width/2-(s.left+s.width/2),l=a.top+a.height/2-(s.top+s.height/2),c=[{transform:"none",opacity:1},{transform:`translate(${r}px, ${l}px) scale(0.4)`,opacity:0}];return()=>e.animate(c,{duration:n,easing:"cubic-bezier(0.5, 0, 0.8, 0.4)",fill:"forwards"})}var $o={calm:2e3,usual:1200,quick:550,instant:550},pf=280,df={calm:650,usual:350,quick:150,instant:0},$f=12,ff=(e,t)=>tt(e,t)&&lc(t)>lc(e),lc=e=>(e?.played??[]).reduce((t,n)=>t+E(n).length,0),Hs=class{shown=C(null);#e;#n=[];#t=0;#s=()=>{};constructor(t){this.#e=t}take(t){this.#n.push(t),document.hidden||this.#n.length>$f?this.skip():this.#t||this.#a()}skip(){this.stop();let t=this.#n.at(-1)??this.shown.peek()?.message;this.#n=[],t&&(this.shown.value={message:t,full:null})}hurry(){return this.#t&&this.#s(),this.#t!==0&&(this.#n.length>0||!!this.shown.peek()?.full)}stop(){clearTimeout(this.#t),this.#t=0}#a(){let t=this.#n.shift();if(!t)return;let n=this.shown.peek()?.message.view,s=Ft(n,t.view);this.shown.value={message:t,full:s};let a=df[this.#e()];if(!s&&a&&ff(n,t.view))return this.#r(a,()=>this.#a());if(!s)return void this.#a();this.#r($o[this.#e()],()=>{this.shown.value={message:t,full:{...s,gone:!0}},this.#r(qt()?0:pf,()=>{this.shown.value={message:t,full:null},this.#a()})})}#r(t,n){this.#s=()=>{this.stop(),n()},this.#t=setTimeout(this.#s,t)}};async function mf(e,t,n){await yi([e,t,n],!1,({id:s})=>St(Fr,Hr,{table:e,match:t,id:s,pace:xt[A.pace.value],...n}))}function hf(e,t,n,s){let a=Array.from({length:e},(r,l)=>l===t?"":s[l]||n);return a.every((r,l)=>l===t||r===n)?n:a.join()}function cc({of:{table:e,match:t,deal:n,step:s},names:a,front:r,onclose:l}){let[c,u]=b(String(r)),[p,d]=b(""),[$,f]=b({}),{busy:h,once:m}=X();x(()=>{se(Oe)},[]);let g=p||hi(),y=fn.value.map(({name:T})=>[T,o(`page.level.${T}`)]),w=hf(a.length,Number(c),g,$),O=i`<${S} chief aria-busy=${h} disabled=${h||!g} onclick=${()=>m(()=>mf(e,t,{deal:n,step:s,seat:Number(c),bots:w}))}
		say=${o("page.whatif.play")} />`;return i`<${H} title=${o("page.whatif")} onclose=${l} actions=${O}>
		<div class="play-on">
			<p>${o("page.whatif.about")}</p>
			<${R} label=${o("page.whatif.seat")} value=${c} onchange=${u}
				options=${a.map((T,B)=>[String(B),T])} />
			<${R} label=${o("page.whatif.others")} value=${g} options=${y}
				onchange=${T=>(d(T),f({}))} />
			${a.length>2?i`<details><summary>${o("page.whatif.each")}</summary><div class="play-on-each">
						${a.map((T,B)=>B===Number(c)?null:i`<${V} key=${B} label=${T}
							value=${$[B]||g} options=${y}
							onchange=${P=>f({...$,[B]:P})} />`)}
					</div></details>`:null}
		</div>
	<//>`}function gf({rest:e}){let[t,n="1",s="0"]=e;return t?i`<${bf} table=${t} match=${Number(n)||1} deal=${Number(s)||0} />`:i`<${F} title=${o("page.nav.replay")} text=${o("page.replay.which")}>
			<p><a class="button chief" href="/records">${o("page.nav.records")}</a></p>
		<//>`}async function mo({table:e,match:t,deal:n}){if(e==="mine"&&!await Yt())throw new $e(o("page.replay.gone"));return St(ss,Ut,{table:e,match:t,deal:n})}function yf(e,t,n){let s=M(new Map),[,a]=b(0);return x(()=>{if(!n||s.current.get(t)?.told)return;let r=new AbortController,l=c=>{s.current.set(t,c),a(u=>u+1)};return l({}),St(_r,zr,{...e,step:t},r.signal).then(c=>l({told:c}),c=>r.signal.aborted||l({wrong:D(c)})),()=>r.abort()},[t,n]),n?s.current.get(t)??{}:null}function ho(e){let t=[];for(let{line:s,views:a}of e.steps){let r=t[t.length-1]?.views;("act"in s||t.length===0)&&t.push(r?{line:s,views:a,before:r}:{line:s,views:a})}let n=e.steps[e.steps.length-1];return n?.views[0]?.phase==="over"&&t.push({line:{},views:n.views,sheet:!0}),t}function bf({table:e,match:t,deal:n}){let{value:s,wrong:a}=L(()=>mo({table:e,match:t,deal:n}),e,t,n);if(a)return i`<${F} title=${o("page.nav.replay")} text=${a}>
			<p><a class="button" href="/records">${o("page.nav.records")}</a></p>
		<//>`;if(!s)return i`<${F} text=${o("page.replay.loading")} />`;let r=`${e} ${t} ${n}`;return i`<${vf} key=${r} table=${e} match=${t} deal=${n} played=${s} />`}function go(e,t){let n=e[t],s={...n.shown};return e.forEach((a,r)=>{if(r===t)return;let l={hand:a.hand??""};a.aside&&(l.aside=a.aside),a.bid!==void 0&&(l.bid=a.bid),s[r]=l}),{...n,shown:s,offers:(n.offers??[]).map((a,r)=>e[r]?.offers?.[r]??a)}}function vf({table:e,match:t,deal:n,played:s}){let a=Dt(I(s.header.variant),s.header.rules),r=de(()=>ho(s),[s]),l=r[0]?.views.length??1,c=Et(s.header,l),u=r.length-1,p=he.value,d=Math.min(u,Math.max(0,Number(p.get("step"))||0)),$=/^[0-4]$/.test(p.get("seat")??"")?Math.min(l-1,Number(p.get("seat"))):-1,f=$>=0?$:sn(s.header,l),h=r[d+1]?.line,m=h!==void 0&&"act"in h,g=yf({table:e,match:t,deal:n},d,m&&p.has("hint")),y=(Ne,on=$,Un=g!==null&&Ne===d)=>`/replay/${e}/${t}/${n}?step=${Ne}${on>=0?`&seat=${on}`:""}${Un?"&hint":""}`,w=Ne=>U(y(Math.min(u,Math.max(0,Ne))),{replace:!0}),k=r[d],O=xf(d,u,!!Ks(k),w),T=O.past(w),B=de(()=>Of(r),[r]),P=kf(d,B,u,T),Le=M(null),yt=r[d]?.views[0]?.phase!=="over",fa=O.past(()=>yt&&U(`${y(d)}&on=1`,{replace:!0})),Pt=O.past(()=>m&&U(y(d,$,!g),{replace:!0}));Mf({h:Pt,p:fa,...g&&{Escape:Pt},ArrowRight:P.forward,ArrowLeft:P.back," ":O.toggle,ArrowDown:P.trickForward,ArrowUp:P.trickBack,Home:P.start,End:P.end});let ke=$>=0?k.views[$]:go(k.views,f);return i`<${nt.Provider} value=${Re(ke)}><main id="main" tabindex="-1" class="replay">
		<${jf} played=${s} table=${e} match=${t} deal=${n} names=${c.slice(0,l)} seat=${$}
			onseat=${Ne=>U(y(d,Ne),{replace:!0})} here=${y(d)}
			onplay=${yt?fa:void 0} />
		<div class="replay-board">
			<div class="replay-table table board" onpointerdown=${O.stop}>
				<h2 class="unseen">${$>=0?o("page.replay.seen",{name:c[$]}):o("page.replay.all")}</h2>
				<${wf} moment=${k} view=${ke} names=${c} variant=${a} at=${f} hint=${g?.told} />
			</div>
			<aside class="replay-aside" data-hint=${g?"":void 0}>
				${g?i`<${Af} key=${d} hint=${g} variant=${a} name=${c[h.by??h.seat]??""}
							bid=${r[d+1]?.views[h.seat]?.bid} back=${Le} onclose=${Pt} />`:null}
				<section class="replay-tricks"><h2>${o("tricks.title")}</h2><${Ge} view=${ke} names=${c} /></section>
			</aside>
		</div>
		<div class="replay-controls">
			<div class="replay-say">
				<p class="said" aria-live="polite"><span>${z(yo(k,c,$,a))}</span></p>
				<button type="button" class="button plain" ref=${Le} aria-pressed=${g!==null} aria-keyshortcuts="h"
					title=${o("page.hint.ask")} disabled=${!m} onclick=${Pt}>${o("page.hint")}</button>
			</div>
			<${Sf} step=${d} last=${u} to=${T} steps=${P} auto=${O} />
		</div>
		${yt&&p.get("on")?i`<${cc} of=${{table:e,match:t,deal:n,step:d}} names=${c.slice(0,l)}
			front=${f} onclose=${()=>T(d)} />`:null}
	</main><//>`}function wf({moment:e,view:t,names:n,variant:s,at:a,hint:r}){if(e.sheet){let c={view:{...t,seat:void 0},names:n,variant:s,won:"",hands:e.views.length};return i`<div class="replay-sheet"><div>
			<${Is} ...${c} />
			<${Ie} view=${t} names=${n} variant=${s} me=${-1} untitled=${!0}
				crowned=${!!t.closed} />
		</div></div>`}let l=kt(s,t.phase);return i`<${ht} view=${t} variant=${s} names=${n} me=${a} elsewhere=${a} laid=${l}
			full=${Ks(e)} />
		<${Tf} view=${t} variant=${s} laid=${l} seat=${a} name=${n[a]??""} hint=${r} />`}var kf=(e,t,n,s)=>({start:()=>s(0),trickBack:()=>s(t.findLast(a=>a<e)??0),back:()=>s(e-1),forward:()=>s(e+1),trickForward:()=>s(t.find(a=>a>e)??n),end:()=>s(n)});function xf(e,t,n,s){let[a,r]=b(!1),[l,c]=b(()=>A.pace.peek()==="instant"?"quick":A.pace.peek());x(()=>{if(a&&e===t&&r(!1),!a||e===t)return;let $=setTimeout(()=>s(e+1),n?$o[l]:xt[l]);return()=>clearTimeout($)},[a,e,l]);let u=()=>r(!1);return x(()=>(document.addEventListener("visibilitychange",u),()=>document.removeEventListener("visibilitychange",u)),[]),{on:a,toggle:()=>{!a&&e===t&&s(0),r(!a)},past:$=>(...f)=>{u(),$(...f)},stop:u,pace:l,setPace:c}}function Sf({step:e,last:t,to:n,steps:s,auto:a}){let r=o("page.replay.at",{n:e,of:t}),l=p=>n(p.currentTarget.valueAsNumber),[c,u]=[e===0,e===t];return i`<div class="replay-auto">
			<${Ct} label=${o(a.on?"page.replay.pause":"page.replay.play")} icon=${a.on?"pause":"play"}
				off=${!1} onclick=${a.toggle} />
			<input type="range" min="0" max=${t} value=${e} aria-label=${o("page.replay.step")}
				aria-valuetext=${r} oninput=${l} />
			<${V} hidden label=${o("page.replay.pace")} value=${a.pace} onchange=${a.setPace}
				options=${ae("page.pace","calm","usual","quick")} />
		</div>
		<div class="replay-keys">
			<${Ct} label=${o("page.replay.start")} icon="start" off=${c} onclick=${s.start} />
			<${Ct} label=${o("page.replay.trick.back")} icon="fast-back" off=${c} onclick=${s.trickBack} />
			<${Ct} label=${o("page.replay.back")} icon="back" off=${c} onclick=${s.back} />
			<span class="count score">${r}</span>
			<${Ct} label=${o("page.replay.forward")} icon="forward" off=${u} onclick=${s.forward} />
			<${Ct} label=${o("page.replay.trick.forward")} icon="fast-forward" off=${u} onclick=${s.trickForward} />
			<${Ct} label=${o("page.replay.end")} icon="end" off=${u} onclick=${s.end} />
		</div>`}function Of(e){return e.flatMap((t,n)=>{let s=t.views[0]?.phase==="play"&&t.before?.[0]?.phase!=="play";return n===0||s||Ks(t)||t.sheet?[n]:[]})}var Ks=e=>Ft(e.before?.[0],e.views[0]);function yo(e,t,n,s){if(e.sheet)return o("ask.next");let{line:a}=e;if(!("act"in a))return o("page.replay.dealt",{name:t[a.dealer]});let[r="",...l]=String(a.act).split(" "),c=t[a.seat]??"",u=n>=0&&n!==a.seat,p=e.views[a.seat],d=Ks(e);if(r==="lay"){let f=l.map(m=>Ue(m,Re(p))).join(" "),h=ie(p?.bid??0,s);return u?o("page.replay.laid",{name:c}):o("page.replay.lays",{name:c,cards:f,bid:h})}if(r==="name")return o("page.replay.names",{name:c,trump:N(l[0])});if(r==="play"){let[f,h]=d?["yes",t[d.winner]??""]:["no",""];return o("page.replay.plays",{name:c,card:Ue(l[0]??"",Re(p)),taken:f,winner:h})}let $=e.views[n];return u&&$?.phase==="offer"&&!$.offers?.[a.seat]?o("page.replay.decided",{name:c}):o("page.replay.offers",{name:c,offer:G(String(a.act))})}function Mf(e){pe(()=>{let t=n=>{let s=e[n.key];if(!s||n.ctrlKey||n.metaKey||n.altKey||n.shiftKey)return;let a=`input, select, textarea, dialog${n.key===" "?", button, a":""}`;n.target instanceof Element&&n.target.closest(a)||(n.preventDefault(),s())};return addEventListener("keydown",t),()=>removeEventListener("keydown",t)})}function Af({hint:e,variant:t,name:n,bid:s,back:a,onclose:r}){let{told:l,wrong:c}=e,u=o("page.hint.of",{name:n});return i`<${Fs} class="replay-hint" title=${u} told=${l} back=${a} onclose=${r}>
		${l?i`<${Xt} advice=${l.advice} variant=${t} done=${{act:l.act,name:n,bid:s}} />`:i`<p class=${c?"":"soft"} role="status">${c??o("page.hint.thinking")}</p>`}
	<//>`}function Tf({view:e,variant:t,laid:n,seat:s,name:a,hint:r}){let l=ye(E(e.hand),Q,e.trump),[c,u]=[En(r?.advice),En(r)];return i`<div class="replay-held">
		<${Qe} view=${e} variant=${t} seat=${s} name=${a} place="south" own=${!0}
			chair=${void 0} now=${0} open=${null} winner=${!1} laid=${n} />
		<div class="cards" style=${{"--n":Math.max(l.length,2)}} aria-label=${a} role="group">${l.map(p=>i`<span key=${p} class="one">
				<${ne} card=${p} />
				<span class="mark">
					${c.has(p)?i`<${we} />`:null}${u.has(p)?i`<${fs} />`:null}
				</span>
			</span>`)}</div>
		<div class="laid">${re(e.aside)}</div>
	</div>`}function jf({played:e,table:t,match:n,deal:s,names:a,seat:r,onseat:l,here:c,onplay:u}){let[p,d]=b(!1),$=e.steps[e.steps.length-1]?.views[0]?.trump??"",f=m=>`/replay/${t}/${n}/${m}${r>=0?`?seat=${r}`:""}`,h=a.map((m,g)=>[String(g),o("page.replay.seen",{name:m})]);return i`<header class="replay-head">
		<a class="mark" href="/records">99<span class="unseen"> ${o("page.nav.records")}</span></a>
		<h1>
			<span class="soft">${e.header.rules?.name??ge(e.header.variant)}</span>
			<span>${o("sheet.title",{deal:s+1,trump:N($)})}${" "}<${Z} trump=${$} /></span>
		</h1>
		<nav class="row" aria-label=${o("page.replay.deals")}>
			<${uc} to=${s>0?f(s-1):""} text=${o("page.replay.previous")} arrow="←" />
			<${uc} to=${s+1<e.deals?f(s+1):""} text=${o("page.replay.next")} arrow="→" />
		</nav>
		<${V} hidden label=${o("page.replay.hands")} value=${String(r)}
			options=${[["-1",o("page.replay.all")],...h]}
			onchange=${m=>l(Number(m))} />
		<div class="row doings">
			${t==="mine"?null:i`<a class="button plain to-table" href=${`/t/${t}`} aria-label=${o("page.learn.table")}>
						${fo(o("page.learn.table"),o("page.replay.table.short"))}
					</a>`}
			<button type="button" class="button plain" aria-keyshortcuts="p" disabled=${!u} onclick=${u}
				aria-label=${o("page.whatif")}>${fo(o("page.whatif"),o("page.whatif.play"))}</button>
			<a class="button plain" href=${`/report/${t}/${n}/${s}${r>=0?`?seat=${r}`:""}`}>
				${o("page.report.short")}
			</a>
			${t==="mine"?null:i`<button type="button" class="button plain" onclick=${()=>gs(ts(c))}
						aria-label=${o("page.replay.link")}>${fo(o("page.replay.link"),o("page.replay.link.short"))}</button>`}
			<${S} plain onclick=${()=>d(!0)} say=${o("page.fair.short")} />
		</div>
		${p?i`<${H} title=${o("page.fair")} onclose=${()=>d(!1)}>
					${t==="mine"?i`<${Nf} match=${n} />`:i`<${Mn} table=${t} match=${n} />`}
				<//>`:null}
	</header>`}var fo=(e,t)=>i`<span class="words">${e}</span><span class="arrow">${t}</span>`;function Nf({match:e}){let{value:t}=L(async()=>{let a=await Yt();return(a&&await cs(a.bytes))??""});if(t===void 0)return null;if(t==="")return i`<p>${o("page.fair.packed")}</p>`;let n=[...t.matchAll(/^\s*\{[^\n]*"ninetynine":/gm)].map(a=>a.index),s=n[e-1]??0;return i`<${Mn} record=${t.slice(s,n[e]??t.length)} />`}function uc({to:e,text:t,arrow:n}){let s=i`<span class="words">${t}</span><span class="arrow" aria-hidden="true">${n}</span>`;return e?i`<a href=${e}>${s}</a>`:i`<span class="off" aria-disabled="true">${s}</span>`}var Bf={start:"M5 4v16M20 4 8 12l12 8z","fast-back":"M12 4 2 12l10 8zM22 4 12 12l10 8z",back:"M15 4 7 12l8 8 1-1-7-7 7-7z",forward:"M9 4l8 8-8 8-1-1 7-7-7-7z",play:"M6 3l14 9-14 9z",pause:"M5 4h4v16H5zM15 4h4v16h-4z","fast-forward":"M2 4l10 8-10 8zM12 4l10 8-10 8z",end:"M19 4v16M4 4l12 8-12 8z"};function Ct({label:e,icon:t,off:n,onclick:s}){return i`<button type="button" class="replay-key" aria-label=${e} title=${e} aria-disabled=${n}
		onclick=${()=>n||s()}>
		<svg viewBox="0 0 24 24" aria-hidden="true" focusable="false"><path d=${Bf[t]} /></svg>
	</button>`}function Df(e){let t=(r,l)=>Math.max(l,Math.trunc(Number(e.get(r)))||l),[n,s,a]=[t("match",1),t("deal",0),t("step",0)];return{table:e.get("of")||"mine",match:n,deal:s,step:a}}function Ef({rest:[e=""]}){let t=Df(he.value),n=lo(e,t),{value:s,wrong:a}=L(async()=>{let r=await Promise.all([mo(t),ss({table:e,match:1,deal:t.deal})]);if(!Cf(r))throw new $e(o("page.replay.gone"));return{key:n,both:r}},n);return a?i`<${F} class="endings" title=${o("page.nav.whatif")} text=${a}>
			<p><a class="button" href="/records">${o("page.nav.records")}</a></p>
		<//>`:s?.key!==n?i`<${F} class="endings" text=${o("page.replay.loading")} />`:i`<main id="main" tabindex="-1" class="endings">
		<${Lf} table=${e} from=${t} both=${s.both} />
	</main>`}var Cf=([e,t])=>String(e.steps[0]?.line.hands)===String(t.steps[0]?.line.hands),pc=({steps:e})=>e.map(({line:t})=>t).filter(t=>"act"in t);function dc({steps:e}){let t=e.findLast(({views:n})=>n[0]?.phase==="over")?.views;return t&&go(t,0)}function Lf({table:e,from:t,both:[n,s]}){let{header:a}=n,r=Dt(I(a.variant),a.rules),[l,c]=[dc(n),dc(s)];if(!l?.points||!c?.points)return i`<h1>${o("page.nav.whatif")}</h1><p>${o("page.whatif.unfinished")}</p>
			<p><a class="button" href=${`/t/${e}`}>${o("page.records.table")}</a></p>`;let u=Rl(pc(n),pc(s),Se(l),t.step),p=n.steps[0]?.views.length??1,d=[Et(a,p),Et(s.header,p)],$=`/replay/${t.table}/${t.match}/${t.deal}`,[f=t.step,h=t.step]=u?.steps??[];return i`<div class="endings-head"><header>
			<p class="soft">${a.rules?.name??ge(a.variant)} ·${" "}
				${o("sheet.title",{deal:t.deal+1,trump:N(c.trump)})}${" "}
				<${Z} trump=${c.trump??""} /></p>
			<h1>${o("page.nav.whatif")}</h1>
			<p class="lead">${Pf(u?.trick)}</p>
		</header>
		<${Rf} was=${l.points} now=${c.points} names=${d} me=${sn(s.header,p)} /></div>
		<div class="endings-both">
			<${$c} title=${o("page.whatif.was")} played=${n} view=${l} names=${d[0]} variant=${r}
				trick=${u?.trick} step=${f} at=${$} />
			<${$c} title=${o("page.whatif.now")} played=${s} view=${c} names=${d[1]} variant=${r}
				trick=${u?.trick} step=${h} at=${`/replay/${e}/1/${t.deal}`}
				again=${`${$}?step=${t.step}&on=1`} />
		</div>`}function Pf(e){return e===void 0?o("page.whatif.same"):e<0?o("page.whatif.parted.before"):o("page.whatif.parted",{n:e+1})}function $c({title:e,played:t,view:n,names:s,variant:a,trick:r,step:l,at:c,again:u}){let p=r===void 0||r<0?void 0:ho(t)[l+1];return i`<section>
		<h2>${e}</h2>
		${p?i`<p>${z(yo(p,s,-1,a))}</p>`:null}
		<${Ie} view=${n} names=${s} variant=${a} me=${-1} untitled=${!0} />
		<div class="endings-tricks">
			<h3>${o("tricks.title")}</h3>
			<${Ge} view=${n} names=${s} from=${Math.max(0,r??0)} />
		</div>
		<p class="row">
			<a class="button" href=${`${c}?step=${l}`}>${o("page.replay")}</a>
			${u?i`<a class="button plain" href=${u}>${o("page.whatif.again")}</a>`:null}
		</p>
	</section>`}function Rf({was:e,now:t,names:n,me:s}){let a=e.map((c,u)=>u),r=c=>{let[u="",p=""]=n.map(d=>d[c]??"");return u===p?u:i`${u}<span class="soft small"> / ${p}</span>`},l=(c,u,p="")=>i`<tr class=${p}><th scope="row">${c}</th>
		${a.map(d=>i`<td key=${d} data-mine=${d===s?"":void 0}>${u(d)}</td>`)}</tr>`;return i`<${ee}><table class="book endings-difference">
		<caption class="unseen">${o("page.whatif.points")}</caption>
		<thead><tr><td></td>${a.map(c=>i`<th key=${c} scope="col">${r(c)}</th>`)}</tr></thead>
		<tbody>
			${l(o("page.whatif.was"),c=>v(e[c]??0))}
			${l(o("page.whatif.now"),c=>v(t[c]??0))}
		</tbody>
		<tfoot>${l(o("page.whatif.difference"),c=>Y((t[c]??0)-(e[c]??0)),"total")}</tfoot>
	</table><//>`}function Xe({cards:e,can:t,chosen:n,best:s,values:a=null,label:r,open:l=!1,twice:c,onpick:u,onplay:p}){let[d,$]=b(""),f=M(null),h=e.includes(d)?d:e.find(k=>t?.has(k))??e[0];pe(()=>{let k=0,O=()=>{for(let B of f.current?.querySelectorAll("[data-card]")??[])Cn.set(B.dataset.card??"",B.getBoundingClientRect())},T=requestAnimationFrame(()=>k=setTimeout(O));return()=>(cancelAnimationFrame(T),clearTimeout(k))});function m(k){let O=k.ctrlKey||k.metaKey||k.altKey?void 0:_f(e,h,k.key);O!==void 0&&(k.preventDefault(),O!==""&&($(O),f.current?.querySelector(`[data-card="${O}"]`)?.focus()))}function g(k,O){$(O);let T=k.pointerType==="touch",B=A.play.value==="twice"||A.play.value==="auto"&&T;c||B&&!n.has(O)?u(O):p(O)}let y=(k,O)=>{let T=t===null||t.has(k);return i`<button type="button" key=${k} data-card=${k} class=${n.has(k)?"chosen":""}
			tabindex=${k===h?0:-1} aria-disabled=${T&&t!==null?void 0:"true"}
			aria-pressed=${c?n.has(k):void 0} style=${{"--k":O}}
			onclick=${B=>g(B,k)}>
			<${ne} card=${k} dim=${!T} lifted=${n.has(k)} size=${l?"mini":"full"} />
			${a?i`<span class="worth" aria-hidden="true">${a[Ae(k)]}</span>`:null}
			${s?.has(k)?i`<span class="mark"><${we} /></span>`:null}
		</button>`},w=e.length>5?Math.ceil(e.length/2):5;return i`<div class=${`hand ${l?"open":""} ${t?"asked":""}`} ref=${f} role="group"
		aria-label=${r} onkeydown=${m} onmousedown=${qf}
		style=${{"--n":Math.max(1,e.length),"--cols":w}}>
		${l?Yn(e).map(k=>i`<span key=${Ae(k[0]??"")} class="same-suit">${k.map(y)}</span>`):e.map(y)}
	</div>`}var qf=e=>e.preventDefault();function _f(e,t,n){let s=e.indexOf(t??"");switch(n){case"ArrowRight":return e[(s+1)%e.length];case"ArrowLeft":return e[(s-1+e.length)%e.length];case"Home":return e[0];case"End":return e.at(-1);case"ArrowUp":return fc(e,s,-1);case"ArrowDown":return fc(e,s,1)}}function fc(e,t,n){let s=Ae(e[t]??"");for(let a=1;a<e.length;a++){let r=e[(t+n*a+e.length*a)%e.length]??"";if(Ae(r)!==s)return r}return""}function If(e,t,n){let s=e.filter(r=>Ff(cr(r)).includes(t.toLowerCase())),a=s.indexOf(n);return s[(a+1)%s.length]}function Us(e,t){let n=[...document.querySelectorAll(`${e} [data-card]`)],s=document.activeElement?.dataset?.card??"",a=If(n.map(r=>r.dataset.card??""),t,s);return n.find(r=>a&&r.dataset.card===a)?.focus(),a!==void 0}function Ff(e){return/^\d+$/.test(e)?e==="10"?["0","t"]:e.length>1?[]:[e]:[e.toLowerCase(),o(`rank.${e}`).slice(-1).toLowerCase()]}function mc(e,t,n,s,a=!1){let r=e.options;if(n)return o("page.paused");if(s){let c=s.cards.find(p=>p.seat===s.winner)?.card??"",u=s.winner===e.seat?"yes":"no";return o("page.won.trick",{you:u,name:t[s.winner]??"",card:st(c,Re(e))})}if(e.phase==="over")return o("ask.next");if(!r){let c=e.turn.filter(u=>u!==e.seat).map(u=>t[u]??"");return c.length?o(a?"ask.unfetched":"ask.wait",{names:q(c),n:c.length}):e.turn.length?" ":o("waiting.table")}if(r.kind==="lay")return o("ask.lay",{n:r.pick??3});if(r.kind==="name")return o("ask.name");if(r.kind==="offer"&&hc(r))return zf(e,t);if(r.kind==="offer")return o((e.offers?.[e.seat??0]??"").startsWith("declare")?"ask.raise":"ask.offer");let l=r.seat===void 0||r.seat===e.seat?"you":"dummy";return r.led?o(r.follow?"ask.follow":"ask.discard",{who:l,suit:N(r.led)}):o("ask.lead",{who:l})}var hc=e=>e.acts?.length===1&&e.acts[0]==="pass";function zf(e,t){let n=e.offers?.findIndex(s=>s.startsWith("reveal"))??-1;return n<0?o("ask.pass.unsaid"):o("ask.pass",{name:t[n]??""})}var gc=e=>e?.led&&e.follow?o("illegal.follow",{suit:N(e.led)}):o("illegal");function an({options:e,chosen:t,variant:n,onlay:s,busy:a,waits:r=!1,slots:l=!1}){let[c,u]=b("pass"),[p,d]=b(!1),$=e.pick??3,f=(e.offers?.length??0)<=3?e.offers??[]:[],h=ln([...t],e.worth??""),m=t.size<$?v(h):ie(h,n),g=!r&&(c!=="pass"||p);return i`<div class=${`answer ${g?"sure":""}`}>
		${c==="pass"||!g?g&&f.map(y=>y==="pass"?null:i`<${bo} key=${y} offer=${y} variant=${n} />`):i`<${bo} offer=${c} variant=${n} />`}
		<p class=${`total ${/ /.test(m)?"two":""}`} aria-live="polite">
			${l?i`<${Wf} cards=${ye([...t],Q)} pick=${$} worth=${De(e.worth??"")} />`:null}
			<span class="small">${o("page.yourbid")}</span>${" "}
			<b class="score">${t.size?m:"–"}</b>
		</p>
		${f.length?i`<div class="offers" role="radiogroup" aria-label=${o("col.premium")}>
					${f.map(y=>i`<label key=${y}>
							<input type="radio" name="premium" checked=${y===c} onchange=${()=>u(y)} />
							<span>${yc(y,n,!1)}</span></label>`)}
					<button type="button" class="button plain what" aria-label=${o("page.premium.what")}
						title=${o("page.premium.what")} aria-expanded=${p} onclick=${()=>d(!p)}>?</button>
				</div>`:null}
		<button type="button" class="button chief" disabled=${t.size!==$||a}
			onclick=${()=>s(f.length?c:"")}>
			${t.size<$?o("lay.more",{n:$-t.size}):c==="pass"?o("page.lay"):o(`page.lay.${c}`,{bid:m})}
		</button>
	</div>`}function Wf({cards:e,pick:t,worth:n}){return i`<span class="slots" aria-hidden="true">
		${Array.from({length:t},(s,a)=>{let r=e[a];return i`<span key=${a} class=${`slot ${r?"said":""}`}>
				${r?i`<${ne} card=${r} size="mini" /><b class="score">+${n[Ae(r)]}</b>`:null}
			</span>`})}
	</span>`}function yc(e,t,n=!0){if(e==="pass")return o(n?"menu.pass":"page.nopremium");let{level:s,...a}=vo(e,t);return o(`menu.${s}`,a)}function vo(e,t){let[n="",s=""]=e.split(" ");return{level:n,points:t?.offers[n==="declare"?"declare":"reveal"]??"",n:s}}function bo({offer:e,variant:t}){let{level:n,points:s,n:a}=vo(e,t),r=ur(t);return i`<p class="ask" role="status">${o(`ask.sure.${n}`,{points:s,number:a||"none",loss:r})}</p>`}function Js({options:e,variant:t,onact:n,busy:s,best:a}){let[r,l]=b(""),[c,u]=b(""),p=e.acts??[],d=[...new Set(p.map(h=>h.split(" ")[0]??""))],$=p.filter(h=>h.startsWith(`${r} `));if(x(()=>(l(""),u("")),[p.join()]),hc(e))return i`<div class="answer">
			<${S} chief disabled=${s} onclick=${()=>n("pass")} say=${o("page.pass")} />
		</div>`;if(c){let{level:h,points:m,n:g}=vo(c,t);return i`<div class=${`answer sure ${g?"numbered":""}`}>
			<${bo} offer=${c} variant=${t} />
			<${S} chief disabled=${s} onclick=${()=>n(c)}
				say=${o(`page.sure.${h}`,{points:m,n:g&&` ${g}`})} />
			<${S} onclick=${()=>u("")} say=${o("page.sure.not")} />
		</div>`}let f=h=>h==="pass"||p.every(m=>m!=="pass")?n(h):u(h);return i`<div class="answer">
		${d.map(h=>{let m=p.every(g=>g!==h);return i`<button type="button" key=${h} class=${`button ${r===h?"chosen":""}`} disabled=${s}
				aria-expanded=${m?r===h:void 0}
				onclick=${()=>m?l(h):f(h)}>
				${a?.split(" ")[0]===h?i`<${we} />`:null}${yc(h,t)}
			</button>`})}
		${$.length?i`<div class="numbers" role="group" aria-label=${o("ask.number")}>
					<span class="small">${o("ask.number")}</span>
					${$.map(h=>i`<button type="button" key=${h} class="button" disabled=${s} 
							onclick=${()=>f(h)}>
							${h===a?i`<${we} />`:null}<span class="unseen">${G(h)}</span>
							<span aria-hidden="true">${h.split(" ")[1]}</span>
						</button>`)}
				</div>`:null}
	</div>`}function Vs({options:e,onact:t,busy:n,best:s}){return i`<div class="answer">
		${(e.acts??[]).map(a=>{let r=a.replace(/^name /,"");return i`<button type="button" key=${a} class="button naming" disabled=${n} onclick=${()=>t(a)}>
				<${Ye} trump=${r} />${a===s?i`<${we} />`:null}
			</button>`})}
	</div>`}var Te=0;async function bc(e){let t=await fetch(`${Jn}lesson/${e}`);if(!t.ok)throw new Error(`${e} did not come: ${t.status}`);return t}var vc=async()=>(await bc("course.json")).json();async function wc(e){let t=await(await bc(`${e.id}.99.jsonl`)).text(),n=await Promise.all(Hf(t).map(s=>Ut(s,{body:t})));return{...e,names:n[0]?.header.seats??[],deals:n.map(Kf)}}function Hf(e){let t=0;return e.split(`
`).flatMap(n=>(n.startsWith('{"ninetynine"')&&t++,n.startsWith('{"deal"')?[{match:t,deal:JSON.parse(n).deal}]:[]))}function Kf(e){let t=e.header.rules!==void 0;return e.steps.flatMap(({line:n,views:s})=>{let a=s[Te];return!a||!("act"in n||"deal"in n)?[]:[{act:n.act??"",seat:n.seat??-1,view:t?{...a,why:void 0}:a}]})}function wo(e,t){let n=e[t]?.view.options?.seat??Te;return e.findIndex((s,a)=>a>t&&s.seat===n)}var ko=(e,t)=>e[wo(e,t)]?.act??"";var Uf=9,[xc,Jf,Vf]=[700,1700,280],Sc=e=>e==="first"?"ninetynine.lesson":`ninetynine.lesson.${e}`;function Gf({id:e,steps:t}){let n=Number(et(Sc(e)));return Number.isInteger(n)&&n>0&&n<t.length-1?n:0}var Zf=(e,t)=>Be(Sc(e),String(t)),Gs=()=>A.course.value.split(" ").filter(e=>e!=="");function Yf(e){e==="first"&&(A.taught.value=!0),Gs().includes(e)||(A.course.value=[...Gs(),e].join(" "))}function Qf(){let e={C:"♣",D:"♦",H:"♥",S:"♠"},t=["A","K","Q","J",..."23456789","10","11","12"];return Object.fromEntries(Object.entries(e).flatMap(([n,s])=>t.map(a=>[a+n,vt(a)+s])))}function Xf(e){let t=I(e),[,n=30,s=20,a=10]=t?.score.made??[],{declare:r=30,reveal:l=60}=t?.offers??{};return{alone:n,two:s,three:a,declare:r,reveal:l}}var Oc=(e,t)=>e[t]?.view,Ln=(e,t)=>Ft(e[t-1]?.view,e[t]?.view),kc=(e,t,n)=>({view:Oc(e,t),full:{...n,gone:!0},ms:Vf});function em(e,t,n){let s=[],a=t.lies?Ln(e,t.at):null;a&&s.push(kc(e,t.at,a));for(let r=t.at+1;r<=n.at;r++){let l=e[r];if(!l?.act.startsWith("play"))continue;let c=Ln(e,r);r===n.at&&(n.lies||!c)||(s.push({view:l.view,full:c,ms:c?Jf:xc}),c&&s.push(kc(e,r,c)))}return s}function tm(e,t){let n=wo(e,t.at),s=n;if(t.does==="play")for(;s<e.length-1&&!Ln(e,s);)s++;return e.slice(n,s+1).map(({view:a},r)=>({view:a,full:Ln(e,n+r),ms:xc}))}var Zs=class{moving=C(!1);rests=C(!1);chosen=C(new Set);reply=C("");#e=0;#n=()=>{};constructor(t){this.lesson=t,this.at=C(Gf(t)),this.shown=C(this.#c(this.step()))}step(t=this.at.peek()){return this.lesson.steps[t]}get last(){return this.lesson.steps.length-1}be(t){this.stop(),Pe(()=>{this.#i(!1),this.at.value=t,this.shown.value=this.#c(this.step(t))}),Zf(this.lesson.id,t),t===this.last&&Yf(this.lesson.id)}back(){let t=this.moving.peek()||this.rests.peek();this.be(Math.max(0,this.at.peek()-(t?0:1)))}forward(){if(this.moving.peek())return this.stop(),this.#n();if(this.rests.peek())return this.be(this.at.peek()+1);let t=this.step();if(t.does!=="lay")return this.#l();let n=this.#a(t),s=this.chosen.peek();if(n.every(a=>s.has(a))&&s.size===n.length)return this.#l();this.chosen.value=new Set(n),this.reply.value=this.words("so")}words(t,n){let s=this.step(),a=`${this.lesson.id}.${s.say}${t?`.${t}`:""}`;return t&&!me(`course.${a}`)?"":o(`course.${a}`,{...Qf(),...Xf(this.lesson.variant),...n})}answer(t){let n=this.step(),s=n.ask?String(n.right):ko(this.#t(n),n.at);if(t===s)return this.#l();this.reply.value=this.#r(n,t.replace(/^name /,""))}play(t){let n=this.step();if(t===this.#a(n)[0])return this.#l();let s=this.#s(n),a=s?.trick?.[0]?.card,r=E(s?.options?.from),l=a&&!r.includes(t);this.reply.value=l?o("page.learn.must",{suit:o(`suit.${Ae(a)}`)}):this.#r(n,t)}lay(){let t=this.step(),n=this.#s(t)?.options?.worth??"",s=[...this.chosen.peek()],a=this.#a(t),r=ln(s,n);if(s.every(c=>a.includes(c)))return this.#l();let l=r===ln(a,n);this.reply.value=l?this.words("also"):this.#r(t,String(r),{n:r})}stop(){clearTimeout(this.#e)}#t(t){return this.lesson.deals[t.deal]??[]}#s(t){return this.#t(t)[t.at]?.view}#a(t){return ko(this.#t(t),t.at).split(" ").slice(1)}#r(t,n,s){return this.words(t.no?.[n]??"no",s)||o("page.learn.no")}#c(t){return{view:Oc(this.#t(t),t.at),full:t.lies?Ln(this.#t(t),t.at):null}}#i(t){this.moving.value=t,this.rests.value=!1,this.chosen.value=new Set,this.reply.value=""}#l(){let t=this.at.peek()+1,[n,s]=[this.step(),this.lesson.steps[t]];if(!s)return;if(s.deal===n.deal&&s.at-n.at<=Uf)return this.#p(em(this.#t(n),n,s),()=>this.be(t));let a=n.does?tm(this.#t(n),n):[],r=a.pop();this.#p(a,r?()=>this.#d(r):()=>this.be(t))}#d(t){Pe(()=>{this.#i(!1),this.rests.value=!0,this.shown.value=t})}#p(t,n){this.#n=n,Pe(()=>this.#i(t.length>0)),this.#o(t)}#o([t,...n]){if(!t)return this.#n();this.shown.value=t,this.#e=setTimeout(()=>this.#o(n),t.ms)}};var Mc=()=>L(async()=>{let[e]=await Promise.all([vc(),or(W.peek(),Jn)]);return e});function Ac({plans:e}){x(()=>{document.title=`${o("course.title")} · Ninety-Nine`});let t=new Set(Gs()),n=e.find(l=>!t.has(l.id))?.id,[s,...a]=e,r=[["start",s?[s]:[]],["well",a.filter(l=>l.variant===s?.variant)],["ways",a.filter(l=>l.variant!==s?.variant)]];return i`<main id="main" tabindex="-1" class="lessons">
		<h1>${o("course.title")}</h1>
		<p class="lead">${o("course.lead")}</p>
		<p class="soft">${o("course.finished",{n:e.filter(l=>t.has(l.id)).length,of:e.length})}</p>
		${r.map(([l,c])=>i`<section key=${l}><h2>${o(`course.part.${l}`)}</h2>
				<ol start=${e.indexOf(c[0])+1}>${c.map(u=>i`<${nm} key=${u.id} plan=${u} n=${e.indexOf(u)+1} done=${t.has(u.id)}
						next=${u.id===n} />`)}</ol>
			</section>`)}
		<p class="row">
			<a class="button plain" href="/problems">${o("page.nav.problems")}</a>
			<a class="button plain" href="/bids">${o("page.nav.bids")}</a>
			<a class="button plain" href="/daily">${o("page.nav.daily")}</a>
		</p>
	</main>`}var nm=({plan:{id:e,minutes:t},n,done:s,next:a})=>i`<li class=${s?"done":a?"next":""}>
	<a href=${`/learn/${e}`}>
		<span class="number score" aria-hidden="true">${n}</span>
		<b>${o(`course.${e}`)}</b>
		<span class="soft goal">${o(`course.${e}.goal`)}</span>
		<span class="small soft">${s?`✓ ${o("course.seen")}`:o("course.minutes",{n:t})}</span>
	</a>
</li>`;function sm({rest:[e=""]}){let{value:t,wrong:n}=Mc(),s=e||(he.value.get("table")?"first":""),a=t?.find(r=>r.id===s);return n||t&&s&&!a?i`<${Tc} why=${n??o("page.nowhere")} />`:t?a?i`<${am} key=${a.id} plan=${a} plans=${t} />`:i`<${Ac} plans=${t} />`:i`<${jc} />`}var Tc=({why:e})=>i`<${F} title=${o("page.nav.learn")} text=${e}>
	<p><a class="button" href="/">${o("page.nowhere.go")}</a></p>
<//>`,jc=()=>i`<main id="main" tabindex="-1" class="table lesson">
	<p class="opening" role="status">${o("page.opening")}</p>
</main>`;function am({plan:e,plans:t}){let{value:n,wrong:s}=L(()=>wc(e)),a=de(()=>n&&new Zs(n),[n]);return x(()=>()=>a?.stop(),[a]),x(()=>{document.title=`${o(`course.${e.id}`)} · Ninety-Nine`}),s?i`<${Tc} why=${s} />`:a?i`<${om} run=${a} plans=${t} />`:i`<${jc} />`}function Nc(){let e=ki(he.value.get("table")??"");return e&&"table"in e?`/t/${e.table}`:void 0}function om({run:e,plans:t}){let n=Nc(),s=e.at.value,{lesson:a}=e,r=e.step(s),l=M(null);dm(e);let c=e.rests.value,u=M(`${s} ${c}`);x(()=>{if(u.current===`${s} ${c}`)return;u.current=`${s} ${c}`;let y=r.does==="lay"||r.does==="play"?'.hand button[tabindex="0"]':".asking .button",w=r.leaf==="end"?".over .chief":!c&&(r.does||r.ask)?y:".on";l.current?.querySelector(w)?.focus({preventScroll:!0})},[s,c]);let{view:p,full:d}=e.shown.value,$=I(a.variant),f=a.names.map((y,w)=>w===Te?o("you"):y==="dummy"?o("dummy"):y),h=r.leaf==="account"?"sheeted":r.leaf==="end"?"covered":"",m=e.moving.value||c?"":h,g=o("course.number",{n:t.findIndex(y=>y.id===a.id)+1});return i`<${nt.Provider} value=${Re(p)}><main id="main" tabindex="-1" class="table lesson" ref=${l}
		data-lesson=${a.id} data-leaf=${r.leaf} data-point=${r.point}>
		<header class="head">
			<a class="mark" href="/">99<span class="unseen"> ${o("page.home")}</span></a>
			<div class="where"><${Ye} trump=${p.trump??""} /><h1>${g}</h1></div>
			<nav aria-label=${o("page.table.menu")}>
				<${S} plain disabled=${s===0} onclick=${()=>e.be(0)} say=${o("page.learn.again")} />
				<a class="button plain" href=${n??"/learn"}>${o(n?"page.learn.table":"page.learn.leave")}</a>
			</nav>
		</header>
		<div class="spread">
			<${rm} run=${e} step=${r} n=${s} />
			<div class=${`board of-${Se(p)} ${m==="sheeted"?m:""}`}>
				<${pm} run=${e} step=${r} view=${p} full=${d} name=${f[Te]??""} />
				<${ht} view=${p} variant=${$} names=${f} me=${Te} elsewhere=${Te} full=${d} over=${m}
					laid=${kt($,p.phase)} played=${cm(e,r,p,f)}
					onhurry=${()=>e.moving.peek()&&e.forward()}>
					<${im} step=${r} view=${p} names=${f} run=${e} plans=${t} />
				<//>
			</div>
		</div>
	</main><//>`}function rm({run:e,step:t,n}){let s=e.moving.value,a=e.rests.value,{id:r}=e.lesson,l=(t.does||t.ask)&&!s&&!a;return i`<section class="told" aria-label=${o(`course.${r}`)}>
		<h2>${o(t.chapter?`course.${r}.chapter.${t.chapter}`:`course.${r}`)}</h2>
		<div class=${`words ${s?"past":""}`} aria-live="polite" aria-atomic="true"
			data-replied=${e.reply.value!==""}>
			<p class="say">${z(e.words(a?"yes":void 0))}</p>
			<p class="reply">${z(e.reply.value)}</p>
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
	</section>`}function im({step:e,view:t,names:n,run:s,plans:a}){if(s.rests.value||s.moving.value&&e.leaf!=="values")return null;let r=t.options,l=I(s.lesson.variant),c=e.leaf==="values"&&t.phase==="lay"?i`<${Bc} worth=${r?.worth??""} />`:null,u=p=>s.answer(p);return i`${e.does==="lay"&&r?i`<section class="asking asked laying" aria-label=${o("page.yours")}>
					${c?i`<div class="leaf worths">${c}</div>`:null}
					<${an} options=${{...r,offers:[]}} chosen=${s.chosen.value} variant=${l} busy=${!1}
						onlay=${()=>s.lay()} slots />
				</section>`:c&&i`<div class="leaf centre">${c}</div>`}
		${e.does==="offer"&&r?i`<section class="asking asked offering" aria-label=${o("page.yours")}>
					<${Js} options=${r} variant=${l} busy=${!1} onact=${u} />
				</section>`:null}
		${e.does==="name"&&r?i`<section class="asking asked naming" aria-label=${o("page.yours")}>
					<${Vs} options=${r} busy=${!1} onact=${u} />
				</section>`:null}
		${e.ask?i`<${lm} from=${e.ask} onsay=${u} />`:null}
		${e.leaf==="account"?i`<div class="over leaf sheeted"><${Ie} view=${t} names=${n} me=${Te} untitled /></div>`:null}
		${e.leaf==="end"?i`<${um} run=${s} plans=${a} />`:null}`}var lm=({from:e,onsay:t})=>i`<section class="asking asked" aria-label=${o("page.yours")}>
	<div class="answer"><div class="numbers">${e.map(n=>i`<button type="button" key=${n} class="button" onclick=${()=>t(String(n))}>${v(n)}</button>`)}</div></div>
</section>`;function cm(e,t,n,s){let a=It(n),r=n.shown?.[a]?.hand;if(n.control===void 0||r===void 0)return null;let l=!e.moving.value&&!e.rests.value&&t.does==="play"&&n.options?.seat===a,c=l?new Set(E(n.options?.from)):null,u=d=>l&&e.play(d),p=i`<${Xe} cards=${ye(E(r),Q,n.trump)} can=${c} chosen=${new Set}
		label=${s[a]} open twice=${!1} onpick=${u} onplay=${u} />`;return{seat:a,hand:p}}function Bc({worth:e}){let t=De(e);return i`<ul class="values" aria-label=${o("page.learn.values.title")}>
		${[...Q].map(n=>i`<li key=${n}>
				<${Z} trump=${n} /><b class="score"><span class="unseen">${o(`suit.${n}`)} </span>${t[n]??""}</b>
				<span>${o(`page.learn.shape.${n}`)}</span>
			</li>`)}
	</ul>`}function um({run:e,plans:t}){let{id:n,variant:s}=e.lesson,a=Nc(),{busy:r,once:l}=X(),c=()=>l(async()=>{await Oe();let $=ve.value.find(f=>f.id===s);$&&await vi($,ar)}),u=t[t.findIndex($=>$.id===n)+1],p=n==="first"||s!=="standard",d=i`<button type="button" class=${`button ${p?"chief":"plain"}`} disabled=${r}
		aria-busy=${r} onclick=${c}>${o("page.home.play")}</button>`;return i`<div class="over leaf end">
		<h2>${o(n==="first"?"page.learn.done":"course.done")}</h2>
		${n==="first"?i`<${Bc} worth=${I(s)?.worth??""} />`:null}
		<div class="row">
			${a?i`<a class="button chief" href=${a}>${o("page.learn.table")}</a>`:p?d:null}
			${u?i`<a class=${`button ${p||a?"plain":"chief"}`} href=${`/learn/${u.id}`}>
						${o("course.next",{name:o(`course.${u.id}`)})}</a>`:null}
			${p&&n!=="first"?i`<a class="button plain" href=${`/rules/${s}`}>${o("page.learn.rules")}</a>`:null}
			${p||a?null:d}
			<a class="button plain" href="/learn">${o("course.all")}</a>
		</div>
	</div>`}function pm({run:e,step:t,view:n,full:s,name:a}){let r=!e.moving.value&&!e.rests.value,l=r&&t.does==="lay",c=r&&(l||t.does==="play")&&(n.options?.seat??Te)===Te?n.options:void 0,u=c?new Set(E(c.from)):null,p=e.chosen.value,d=h=>{if(!c)return;let m=new Set(l?p:[]);if(p.has(h))m.delete(h);else if(m.size<(c.pick??1))m.add(h);else return void(e.reply.value=o("lay.full",{n:m.size}));if(Pe(()=>{e.chosen.value=m,e.reply.value=""}),l)return;m.size===1&&u?.has(h)?e.reply.value=o("page.learn.tap"):e.play(h)},$=h=>c&&e.play(h),f=n.phase==="lay"&&t.worth?De(n.options?.worth??""):null;return i`<section class=${`mine ${c?"asked":""}`} aria-label=${o("page.yourhand")}>
		<div class="me">
			<${Qe} view=${n} seat=${Te} name=${a} place="south" own chair=${void 0} now=${0} open=${null}
				winner=${s?.winner===Te} laid=${kt(I(e.lesson.variant),n.phase)} />
			${n.aside?i`<div class="laid" role="group" aria-label=${o("page.aside")}>${re(n.aside)}</div>`:null}
		</div>
		<${Xe} cards=${Zn(n,Te)} can=${u} chosen=${p} values=${f}
			label=${o("page.yourhand")} twice=${l} onpick=${d} onplay=${$} />
	</section>`}function dm(e){x(()=>{function t(n){let s=n.target,a=n.ctrlKey||n.metaKey||n.altKey||n.shiftKey;if(!(n.defaultPrevented||a||s.closest("input, select, textarea, dialog"))){if(n.key==="ArrowRight")e.forward();else if(n.key==="ArrowLeft")e.back();else if(!e.moving.peek()&&e.step().ask?.includes(Number(n.key)))e.answer(n.key);else if(!Us(".lesson .hand",n.key))return;n.preventDefault()}}return document.addEventListener("keydown",t),()=>document.removeEventListener("keydown",t)},[e])}var Ys=(e,t)=>e?o(`page.line.${e}`):o(t==="lost"?"page.line.back":"page.line.saved"),Qs=e=>e.waiting.value.filter(t=>t.late),Dc=e=>[e.split(" ")[0]??"",e.split(" ").slice(1).join(" ")],$m={ready:"page.ready",unready:"page.unready",claim:"page.claim",stand:"page.leave",back:"page.back",resume:"page.resume",sit:"page.sit",undo:"page.undo",redo:"page.do.redo",replay:"page.do.replay",pause:"page.do.pause",abandon:"page.abandon"};function Pn({do:e,act:t="",text:n="",on:s=!1}){let[a,r]=Dc(t);return e==="chat"?o("page.unsent.chat",{text:n}):e==="answer"?o(s?"page.agree":"page.disagree"):e!=="act"?o($m[e==="ask"?n:e]??"page.unsent.other"):a==="play"||a==="lay"?q(E(r).map(l=>st(l))):a==="name"?N(r):G(t)}function fm({command:e}){let[t,n]=Dc(e.act??"");return e.do==="act"&&(t==="play"||t==="lay")?i`<span class="of">${re(n)}</span>`:i`<b>${Pn(e)}</b>`}function xo({unsent:e,told:t=""}){return Qs(e).map(n=>i`<p key=${n.command.id} class="unsent">
		<span>${o(n.undo?"page.unsent.stopping":"page.unsent")} <${fm} command=${n.command} /></span>
		${n.undo?null:i`<button type="button" class="button plain" onclick=${()=>e.withdraw(n.command.id)}>
					${o("page.unsent.stop")}<span class="unseen"> ${Pn(n.command)}</span>
				</button>`}
		${n.why&&!t?i`<small>${n.why}</small>`:null}
	</p>`)}function Ec({table:e}){let t=e.wrong.value,n=M("");x(()=>{n.current&&!t&&!A.spoken.peek()&&j(Ys("",n.current),!0),n.current=t},[t]);let s=A.spoken.value?{}:{role:"status"};return i`<div class="signs" ...${s}>
		${t?i`<p class="cut"><span aria-hidden="true" class="broken"></span>${Ys(t,"")}</p>`:null}
		<${xo} unsent=${e.unsent} told=${t} />
	</div>`}var Cc={times:100,each:50},mm=2**31-1,hm=50,gm=({settings:e,host:t,talk:n,...s})=>s,Xs=class{#e;#n;#t=Promise.resolve();#s=null;#a=null;#r=[];#c="";#i=!1;#l=0;#d=0;#p=new Set;#o=!1;#f="";constructor(t,n,s){this.#e=t,this.#n=n,this.rules=s}end(){this.#o=!0,clearTimeout(this.#d)}hear(t){this.#s=t,this.#r.push(gm(t)),this.#$(()=>this.#u())}obey(t){return this.#$(()=>this.#b(t))}line(t){t!==this.#f&&this.#n([Ys(t,this.#f)]),this.#f=t}#$(t){let n=this.#t.then(()=>this.#o?void 0:t());return this.#t=n.catch(s=>this.#n([D(s)]))}async#u(t){let n=this.#r.slice(0,hm);if(!t&&n.length===0)return;let{settings:s,host:a}=this.#e.settled.peek(),r=await Ht(()=>Ar({lang:W.peek(),now:this.#e.now(),settings:s,host:a,news:n,mind:this.#c,...this.#a&&{before:this.#a},refused:this.#i,...t}));if(this.#r.splice(0,n.length),this.#a=n.at(-1)??this.#a,this.#c=r.mind??"",clearTimeout(this.#d),r.again){let l=Math.min(r.again-this.#e.now(),mm);this.#d=setTimeout(()=>{this.#$(()=>this.#u({}))},l)}return this.#i=!1,this.#o||this.#n(r.said),r}async#g(){for(let t=0;(this.#s?.seq??0)<this.#l&&t<Cc.times;t++)await new Promise(n=>setTimeout(n,Cc.each))}async#b(t){await this.#g();let n=await this.#u({line:t.normalize("NFC")});if(n?.do)return this.#v(n.do);switch(n?.want){case"hint":{let{advice:s}=await this.#e.port.hint();return await this.#u({hint:s}),this.#n($s(s,this.rules(),a=>Pn({id:"",do:"act",act:a})))}case"report":return void this.#h();case"quit":return U(this.#m())}}#m(){let{table:{stage:t,match:n}={stage:"",match:0},view:s}=this.#s??{},a=t==="waiting"&&n>0?Dn(this.#e.id,this.#e.settled.peek().settings):void 0;return a?(s?.phase==="over"?a.played:a.givenUp).href:"/"}async#v({id:t,...n}){if(n.do==="ask"&&n.text==="undo"&&this.#e.stopLate())return;if(_.peek()||await as(o("page.guest")),n.do==="ready")return this.#y(await this.#e.ready());let{answered:s,late:a}=this.#e.put(n),r=s.then(u=>{this.#y(u),u?.late&&this.#n([o("page.unsent.late")])},u=>{this.#i=!0,this.#n([D(u)])}),l=a.then(()=>!0);if(!await Promise.race([r,l]))return;let c=n.do==="act"?"act":"other";this.#n([o("page.unsent.typed",{what:Pn({id:"",...n}),undo:c,command:o("cmd.undo")})])}#y(t){this.#l=Math.max(this.#l,t?.seq??0)}async#h(){let{table:{match:t}={match:0},view:n}=this.#s??{},s=`${t} ${n?.deal}`;if(!this.#p.has(s)){this.#p.add(s);try{let a;for await(a of mn(this.#e.id,t,n?.deal??0,()=>!this.#o));a&&await this.#$(()=>this.#u({report:a}))}catch(a){this.#n([D(a)])}this.#p.delete(s)}}};var Lc={lines:250,typed:50};function Rn(){let[e,t]=b([]),n=M(0);return{lines:e,print:(a,r=!1)=>{let l=a.map(c=>({id:n.current++,text:c,typed:r}));l.length&&t(c=>[...c,...l].slice(-Lc.lines))}}}function qn({lines:e,print:t,obey:n}){let s=a=>{a&&t([`› ${a}`],!0),n(a)};return i`<section class="speech" aria-label=${o("page.speech.region")}>
		<${ym} onsend=${s} />
		<${bm} lines=${e} />
	</section>`}function Pc({table:e,variant:t}){let n=Rn(),s=M(t);s.current=t;let a=de(()=>new Xs(e,n.print,()=>s.current),[e]);return x(()=>{let r=e.newest.subscribe(c=>c&&a.hear(c)),l=e.wrong.subscribe(c=>a.line(c));return()=>{l(),r(),a.end()}},[a]),i`<${qn} ...${n} obey=${r=>{a.obey(r)}} />`}function ym({onsend:e}){let t=M(null),n=M({all:[],at:0});x(()=>t.current?.focus(),[]);function s(r){r.preventDefault();let l=t.current?.value.trim()??"";t.current&&(t.current.value=""),l&&(n.current.all=[...n.current.all.filter(c=>c!==l),l].slice(-Lc.typed)),n.current.at=n.current.all.length,e(l)}function a(r){let l=r.key==="ArrowUp"?-1:r.key==="ArrowDown"?1:0;if(!l||!t.current)return;r.preventDefault();let{all:c,at:u}=n.current;n.current.at=Math.max(0,Math.min(c.length,u+l));let p=c[n.current.at]??"";t.current.value=p,t.current.setSelectionRange(p.length,p.length)}return i`<form onsubmit=${s}>
		<label for="command">${o("page.speech.field")}</label>
		<input id="command" name="command" type="text" ref=${t} onkeydown=${a}
			autocomplete="off" autocapitalize="off" autocorrect="off" spellcheck=${!1} enterkeyhint="send" maxlength="400" />
		<button class="button">${o("page.speech.do")}</button>
	</form>`}function bm({lines:e}){let t=M(null);return pe(()=>{t.current&&(t.current.scrollTop=t.current.scrollHeight)},[e]),i`<div class="log" role="log" aria-live="polite" aria-label=${o("page.speech.log")} tabindex="0" ref=${t}>
		${e.map(({id:n,text:s,typed:a})=>i`<p key=${n} ...${a?{class:"typed","aria-hidden":"true"}:{class:""}}>${s}</p>`)}
	</div>`}function vm({trump:e}){if(e.by==="turnup")return[];let t=e.by==="rotation"?e.rotation:["none",e.first??"none","C","D","H","S"];return[...new Set(t)].filter(Boolean)}function ea({opening:e,names:t,rules:n,set:s}){if(!n)return null;let a=vm(n),r=e??{totals:t.map(()=>0),trump:a[0]};return i`<details open=${e!==void 0}>
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
			${a.length?i`<${R} label=${o("page.pad.opening.trump")} value=${r.trump??"none"}
						options=${a.map(l=>[l,N(l)])}
						onchange=${l=>s({...r,trump:l})} />`:null}
		</div>
	</details>`}var ta=e=>{if(!e)return;let{trump:t,...n}=e,s=t&&t!=="none"?{...n,trump:t}:n;return s.trump||s.deals||s.totals.some(a=>a!==0)?s:void 0};var fe=(e,t)=>t===void 0?"":e.seats[t]||(t<e.choices.live?o("seat",{n:t+1}):o("dummy")),We=e=>e.seats.map((t,n)=>fe(e,n)),Rc=({rules:e,house:t})=>t?e.name:o(`variant.${e.id}`),_n=e=>{let t=e.date?Date.parse(`${e.date}T12:00`):NaN;return Number.isNaN(t)?Rc(e):`${Rc(e)} · ${xe(t,{dateStyle:"long"})}`};function In(e){let t=e.map(n=>n.trim().toLowerCase());return e.find((n,s)=>t[s]&&t.indexOf(t[s])<s)}function gt(e){let t=We(e),{end:n}=e;if(n&&!n.cut)return o("page.winner",{names:q(n.winners.map(r=>t[r]??"")),n:n.winners.length,you:"no"});let s=Math.max(...e.totals),a=t.filter((r,l)=>e.totals[l]===s);return e.deals.length===0?"":o("page.pad.leads",{names:q(a),n:a.length,points:v(s),over:n?"yes":"no"})}function qc(e){let t=We(e),n=(r,l)=>r.map((c,u)=>`${t[u]} ${l(c)}`).join(", "),s=e.deals.map(r=>{let l=r.points.map((c,u)=>`${t[u]} ${Y(c)}${r.made[u]?" •":""}`).join(", ");return`${r.deal+1}. ${N(r.trump)}: ${l}`}),a=e.settlement??[];return[`Ninety-Nine · ${_n(e)}`,n(e.totals,v),gt(e),"",...s,"",...a].join(`
`).replaceAll(/\n{3,}/g,`

`).trim()}var wm=e=>({hands:e.seats.map(()=>({}))}),km=e=>!e||!e.trump&&e.hands.every(t=>Object.keys(t).length===0),xm=3e3,Sm=e=>e instanceof vr||e instanceof J&&([429,503].includes(e.status)||e.reason==="unfetched"),Lt=e=>ct(e)?o("page.pad.refused",{text:e.message}):D(e);function Om(e){let{record:t,summary:n,open:s,inserting:a}=e,r=Ss(e),l=Tt(e),c={hands:n.names.map(()=>({}))};return a?{record:t,deal:r,entry:l??c}:s!==null?{record:t,deal:r,...l?{entry:l}:{}}:n.over?{record:t}:{record:t,entry:l??c}}var Mm=(e,t)=>JSON.stringify(e)===JSON.stringify(t),Am=(e,t)=>wt({lang:W.peek(),...e},t),na=class{wrong=C("");busy=C(!1);#e;#n=C(null);#t=C(0);#s="";#a=new AbortController;#r=0;#c=[];#i=[];#l=null;#d="";#p;constructor(t,n=Am){this.id=t,this.#e=n,this.#p=bt(()=>this.#f())}close(){this.#p(),this.#a.abort(),clearTimeout(this.#r)}get kept(){return je(this.id)}get told(){return this.#n.value?.told}get stale(){return this.#n.value?.of!==this.#o()}get deal(){return this.kept?Ss(this.kept):0}get entry(){let{kept:t,told:n}=this;return(t&&Tt(t))??(n?wm(n):{hands:[]})}get undoable(){let{kept:t}=this;return t!==void 0&&(Tt(t)!==void 0||t.past.length>0)}get redoable(){let{kept:t}=this;return t!==void 0&&(this.#i.some(n=>n.of===this.place)||!Tt(t)&&t.next.length>0)}get place(){return`${this.kept?.versions.at(-1)} ${this.kept&&en(this.kept)}`}#o(){return this.kept?JSON.stringify({lang:W.value,...Om(this.kept)}):""}#f(){let t=this.#o(),n=t&&this.stale?`${this.#t.value} ${t}`:"";if(n===this.#s)return;if(this.#s=n,this.#a.abort(),clearTimeout(this.#r),!n)return void(this.wrong.value="");let{signal:s}=this.#a=new AbortController;this.#e(JSON.parse(t),{signal:s}).then(a=>s.aborted||(this.#n.value={of:t,told:a}),a=>{s.aborted||(this.wrong.value=Lt(a),Sm(a)&&(this.#r=Number(setTimeout(()=>this.#t.value++,xm))))})}set(t){this.#c.push({of:this.place,entry:this.entry}),this.#i=[],this.#$(t)}#$(t){let{kept:n}=this;n&&oe(jt(n,en(n),km(t)&&n.open===null?void 0:t))}correct(t){let{kept:n}=this,s=this.told?.deals[t];n&&s&&oe({...jt(Ve(n),t,n.drafts[t]??s.entry),open:t})}insert(t){let{kept:n}=this;n&&oe({...n,open:t,inserting:!0})}leave(){let{kept:t}=this;t&&oe(Ve(jt(t,en(t))))}async#u(t){let n=this.#l;this.busy.value=!0;let s=n?n.then(t,t):t();this.#l=s;try{return await s}finally{this.#l===s&&(this.#l=null,this.busy.value=!1)}}async enter(t=!1){let{kept:n,deal:s,entry:a}=this;if(!n||this.busy.peek())return;let r=en(n),l={record:n.record,do:n.inserting?"insert":"enter",deal:s,entry:a,...t?{again:t}:{}},c=await this.#u(()=>this.#h(l,(u,p)=>{let d=Ve(jt(u.record===p.record?u:ft(u,p),r)),$=u.drafts[r]??a;return Mm($,a)?d:{...jt(d,s,$),open:s}}));c&&Ic(c)}async propose(t){let n=this.kept?.record??"",s=await this.#e({record:n,...t});if(!s.unfit)return s.fault?void j(_c(s)):s;let a=await this.#e({record:n,...t,again:!0});return a.unfit?s:{...a,unfit:s.unfit,said:[...s.said??[],...a.said??[]]}}async revise(t){let{kept:n}=this;if(!n||this.busy.peek())return;let s=await this.#u(()=>this.#h({record:n.record,...t,again:!0},(a,r)=>r.record===a.record?a:Ve({...ft(a,r),drafts:Tm(a,r)})));s&&Ic(s)}async end(){let{kept:t}=this;t&&!this.busy.peek()&&await this.#u(()=>this.#h({record:t.record,do:"stop"},ft))}undo=()=>this.#g("past","pad.undone");redo=()=>this.#g("next","pad.redone");async#g(t,n){if(this.busy.peek()||this.#b(t))return;let s=await this.#u(()=>this.#m(t));s&&j(o(n,{what:s}))}#b(t){let{kept:n,place:s,entry:a}=this,r=t==="past",[l,c]=r?[this.#c,this.#i]:[this.#i,this.#c],u=l.findLastIndex(d=>d.of===s);if(r?!n||!Tt(n):u<0)return!1;let[p]=l.splice(Math.max(u,0));return c.push({of:s,entry:a}),u>=0&&p?this.#$(p.entry):this.leave(),!0}async#m(t){let{kept:n}=this,s=n&&dl(n,t);if(!n||s===void 0)return"";let{act:a="some",deal:r=0}=n[t].at(-1)?.did??{};return await this.#h({record:s},(c,u)=>Ve($l(c,u,t)),n.record)?o(`pad.act.${a}`,{deal:r+1}):""}type(t,n){return this.#u(()=>this.#v(t,n))}async#v(t,n){let{kept:s}=this;if(!s)return[];let a=(u,p)=>o(u).split("|").concat(p).includes(t.trim().toLowerCase());if(a("cmd.undo","undo"))return[await this.#y("past","pad.undone","pad.nothing")];if(a("pad.cmd.redo","redo"))return[await this.#y("next","pad.redone","pad.nothing.again")];let r=`${s.record}
${t}`,l={record:s.record,line:t,lang:n,...r===this.#d?{again:!0}:{}},c=await this.#h(l,(u,p)=>p.record===u.record?u:Ve(ul(ft(u,p))));return this.#d=c?.again?r:"",c?.said??[]}async#y(t,n,s){if(this.#b(t))return o(n,{what:o("pad.act.some")});let a=await this.#m(t);return a?o(n,{what:a}):o(s)}async#h(t,n,s=t.record){let a=this.#o(),r=await this.#e(t).catch(l=>{j(D(l))});return ks(this.id),Pe(()=>{let{kept:l}=this;if(!(!r||!l))return r.fault||r.unfit||r.entry?this.#x(t,r,a):l.record!==s&&l.record!==r.record?this.#S(l,t):(this.#k(n(l,r),r),r)})}#k(t,n){let s=this.#o();oe(t);let a=this.#o();a!==s&&(this.#n.value={of:Tt(t)?"":a,told:n})}#x(t,n,s){t.entry?s===this.#o()&&(this.#n.value={of:s,told:n}):j(_c(n))}#S(t,{deal:n=0,entry:s,record:a}){let r=t.summary.deals,l=n<r&&n<(this.told?.deals.length??0)&&this.told?.record===a;s&&oe({...jt(t,l?n:r,s),open:l?n:null}),j(o("page.pad.elsewhere"))}},_c=e=>(e.said??[]).join(" "),Tm=({drafts:e,summary:t},{deals:n})=>{let s=e[t.deals];return s?{[n.length]:s}:{}};function Ic(e){let{did:t}=e,n=e.deals[t?.deal??-1];if(t?.act==="enter"&&n){let l=q(n.points.map((c,u)=>`${fe(e,u)} ${Y(c)}`));return j(o("page.pad.entered",{n:t.deal+1,points:l}),!0)}if(!t)return;let s={deal:t.deal+1},r=["correct","delete","insert"].includes(t.act)?o(`pad.did.${t.act}`,s):o("pad.changed.head",{what:o(`pad.act.${t.act}`,s)});j([r,...e.said??[]].join(" "))}var Oo=24;function jm(){let e=_.value?.name??A.name.value,t=ze()[0]?.summary;if(!t)return e?[e]:[];let n=t.live??ve.value.find(s=>s.id===t.variant)?.chairs;return t.names.slice(0,n).filter(s=>s!==o("dummy"))}var Nm={variant:"",names:[],first:"0",length:"",rounds:9,house:Ms,opening:void 0},Mo=(e,t)=>e.names[t]?.trim()||o("page.pad.player",{n:t+1}),So=e=>Array.from({length:e.chairs},(t,n)=>n);async function Bm(e,t,n){let s=On(e.house,n),a=Array.from({length:n.seats-t.chairs},()=>o("dummy")),r=[...So(t).map($=>Mo(e,$)),...a],l=In(r);if(l)throw new $e(o("pad.twins",{name:l}));let c=await wt({begin:{variant:t.id,...s?{rules:s}:{},seats:r,first:Number(e.first),date:Bt(),...e.length?{[e.length]:e.rounds}:{}}}),u=ta(e.opening),p=u&&{...c.head,opening:u},d=xs(p?await wt({record:c.record,do:"head",head:p}):c);return oe(d),d.id}var Ao=({seat:e,...t})=>i`<${be} label=${o("page.pad.player",{n:e+1})}
	maxlength=${Oo} onfocus=${n=>n.currentTarget.select()} ...${t} />`;function Dm({plan:e,set:t,variant:n}){let s=a=>r=>t(({names:l})=>({names:Object.assign([...l],{[a]:r})}));return i`<fieldset class="seats">
			<legend class="unseen">${o("page.pad.names")}</legend>
			${So(n).map(a=>i`<${Ao} key=${a} seat=${a} value=${e.names[a]??""}
				enterkeyhint="next" oninput=${s(a)} />`)}
		</fieldset>
		<p class="soft small">${o("page.pad.names")}</p>
		<${R} label=${o("page.pad.first")} value=${e.first} onchange=${K(t)("first")}
			options=${So(n).map(a=>[String(a),Mo(e,a)])} />`}function Fc({onclose:e,onbegun:t}){x(()=>{se(Oe)},[]);let[n,s]=b(()=>({...Nm,names:jm()})),[a,r]=b(""),{busy:l,once:c}=X(m=>r(Lt(m))),u=ve.value.find(m=>m.id===n.variant)??$t(),p=I(u?.id);if(!u)return null;let d=m=>{s(g=>({...g,...typeof m=="function"?m(g):m})),r("")},$=m=>{m.preventDefault(),p&&c(async()=>t(await Bm(n,u,p)))},f=m=>d({variant:m,first:"0",opening:void 0,house:{...n.house,changed:{}}}),h=i`<button type="submit" form="new-pad" class="button chief" aria-busy=${l}>
		${o("page.pad.begin")}
	</button>`;return i`<${H} broad title=${o("page.pad.new")} onclose=${e} actions=${h}>
		<form id="new-pad" class="create stack" onsubmit=${$}>
			<${As} value=${u.id} groups=${qe()} onchange=${f} />
			<${Dm} plan=${n} set=${d} variant=${u} />
			<${nn} plan=${n} set=${d} variant=${u} />
			<${ea} opening=${n.opening} rules=${p} set=${K(d)("opening")}
				names=${Array.from({length:p?.seats??0},(m,g)=>g<u.chairs?Mo(n,g):o("dummy"))} />
			<${Ts} own=${n.house} set=${K(d)("house")} rules=${p} />
			<p class=${a?"trouble":""} role="alert">${a}</p>
		</form>
	<//>`}var Em=e=>e?.scrollIntoView({block:"nearest"}),zc=({lines:e})=>i`<div class="stack" role="status" ref=${Em}>
	${e.map(t=>i`<p key=${t}>${t}</p>`)}
</div>`;function Wc({open:e,then:t,deal:n,onclose:s}){let{busy:a,once:r}=X(),c=i`<${S} chief aria-busy=${a} onclick=${()=>r(async()=>{await e.revise({do:"delete",deal:n}),s()})} say=${o("page.pad.strike")} />`;return i`<${H} title=${o("page.pad.deal",{n:n+1})} onclose=${s} actions=${c}>
		<div class="stack">
			<p>${o("page.pad.strike.about",{n:n+1})}</p>
			<${zc} lines=${t.said??[]} />
		</div>
	<//>`}function Cm(e,t){let n=[...e.seats],s=[...e.replaced??[]];return t.forEach((a,r)=>{let l=s.findLastIndex(c=>c.seat===r);l<0?n[r]=a:s[l]={...s[l],name:a}}),{seats:n,...s.length?{replaced:s}:{}}}function Lm(e,{names:t,first:n,target:s,length:a,rounds:r,opening:l,leaves:c,comes:u,from:p}){let{deals:d,games:$,opening:f,...h}=e,m={...h,...Cm(e,t),first:Number(n),...s?{target:s}:{}},g=ta(l),y={deal:p-1,seat:Number(c),name:u.trim()},w=(m.replaced??[]).filter(O=>O.seat!==y.seat||O.deal!==y.deal),k=y.name?[...w,y].sort((O,T)=>O.deal-T.deal):m.replaced;return{...m,...a?{[a]:r}:{},...g?{opening:g}:{},...k?{replaced:k}:{}}}var Pm=({head:e,seats:t,deals:n})=>({names:t,first:String(e.first),target:e.target??0,opening:e.opening,length:e.deals?"deals":e.games?"games":"",rounds:e.deals||e.games||9,leaves:"0",comes:"",from:n.length+1});function Hc({open:e,pad:t,onclose:n}){let[s,a]=b(()=>Pm(t)),[r,l]=b(null),[c,u]=b(""),{busy:p,once:d}=X(),$=y=>{a(w=>({...w,...y})),l(null),u("")},f=Lm(t.head,s),h=y=>{y.preventDefault();let w=In(s.names)??In(s.comes?s.names.with(Number(s.leaves),s.comes):[]);if(w)return u(o("pad.twins",{name:w}));d(async()=>{let k=r?void 0:await e.propose({do:"head",head:f}),O=k?.said??[];if(O.length)return l(O);(r||k?.did)&&await e.revise({do:"head",head:f}),n()})},m=i`<button type="submit" form="pad-head" class="button chief" aria-busy=${p}>
		${o(r?"page.pad.head.yes":"page.pad.head.do")}
	</button>`,g=t.choices.live;return i`<${H} broad title=${o("page.pad.head")} onclose=${n} actions=${m}>
		<form id="pad-head" class="create stack" onsubmit=${h}>
			<${Rm} pad=${t} form=${s} set=${$} />
			<${R} label=${o("page.pad.first")} value=${s.first} onchange=${K($)("first")}
				options=${s.names.slice(0,g).map((y,w)=>[String(w),y])} />
			${s.target?i`<${ce} label=${o("page.create.rules.game.target")} value=${s.target} min=${1} max=${1e4}
						onchange=${K($)("target")} />`:null}
			<${nn} plan=${s} set=${$} />
			<${qm} pad=${t} form=${s} set=${$} />
			<${ea} opening=${s.opening} names=${We(t)} rules=${t.rules} set=${K($)("opening")} />
			${r?i`<${zc} lines=${r} />`:null}
			<p class=${c?"trouble":""} role="alert">${c}</p>
		</form>
	<//>`}var Rm=({pad:e,form:t,set:n})=>i`<fieldset class="seats">
	<legend class="unseen">${o("page.pad.names")}</legend>
	${t.names.slice(0,e.choices.live).map((s,a)=>i`<${Ao} key=${a} seat=${a} value=${s} required
		oninput=${r=>n({names:t.names.with(a,r)})} />`)}
</fieldset>`,qm=({pad:e,form:t,set:n})=>i`<details>
	<summary>${o("page.pad.replace")}</summary>
	<div class="stack">
		<${V} label=${o("page.pad.replace.leaves")} value=${t.leaves}
			options=${t.names.slice(0,e.choices.live).map((s,a)=>[String(a),fe(e,a)])}
			onchange=${K(n)("leaves")} />
		<${be} label=${o("page.pad.replace.comes")} value=${t.comes} maxlength=${Oo}
			oninput=${K(n)("comes")} />
		<${ce} label=${o("page.pad.replace.from")} value=${t.from} min=${1} max=${e.deals.length+1}
			onchange=${K(n)("from")} />
	</div>
</details>`;var sa={ArrowDown:[1,0],ArrowUp:[-1,0],ArrowRight:[0,1],ArrowLeft:[0,-1]},_m=60,Im=600,To=class{#e;#n=[];#t=0;constructor(t){this.#e=t}press(t){return t==="Enter"&&Date.now()<this.#t?!0:this.#n.length===0&&this.#e.current()?this.#e.act(t):t in sa||/^(.|Enter|Backspace|Redo)$/u.test(t)?(this.#n.length<_m&&this.#n.push(t),this.#s(),!0):!1}goOn(){for(;this.#n.length>0&&this.#e.current();)this.#e.act(this.#n.shift()??"");this.#s()}#s(){if(this.#e.changing())for(this.#n=this.#n.filter(t=>t!=="Backspace"&&t!=="Redo");this.#n[0]==="Enter";)this.#n.shift()}hear({fault:t,unfit:n}){(t||n)&&(this.#n=[]),this.#t=n?Date.now()+Im:0}},Kc=e=>e.target instanceof Element&&e.target.closest(".pad-panel")!==null;function jo(e){if(!(e.ctrlKey||e.metaKey)||e.altKey)return e.key;let t=e.key.toLowerCase();return t==="z"&&!e.shiftKey?"Backspace":t==="z"||t==="y"?"Redo":""}function Fm(e){if(!jo(e)||e.altKey||document.querySelector("dialog[open]"))return!1;let t=e.target instanceof Element?e.target:null;return t?.closest("input, select, textarea, summary, [contenteditable]")?!1:e.key in sa?t===document.body||Kc(e):!((e.key==="Enter"||e.key===" ")&&t?.closest("button, a"))}var zm=e=>e.repeat&&["Enter","Backspace","Redo"].includes(jo(e));function Uc(e){let t=M(e);t.current=e;let n=M(!0),[,s]=b(0),a=M(null),r=a.current??=new To({act:l=>t.current.act(l)?(n.current=!1,s(c=>c+1),!0):!1,current:()=>n.current&&t.current.current(),changing:()=>t.current.changing()});return pe(()=>r.hear(e.pad),[e.pad]),x(()=>{n.current=!0,r.goOn()}),pe(()=>{let l=c=>{(zm(c)?Kc(c):Fm(c)&&r.press(jo(c)))&&c.preventDefault()};return document.addEventListener("keydown",l),()=>document.removeEventListener("keydown",l)},[]),l=>r.press(l)}var Vc=({what:e,seat:t=-1})=>e==="turnup"||e==="name"?{seat:-1,field:"trump"}:{seat:t,field:e==="number"?"premium":e==="tricks"?"tricks":"contract"},Gc=(e,t)=>e.seat===t?.seat&&e.field===t.field;function Wm(e,{what:t,seat:n=-1}){let s=e.hands[n]??{};switch(t){case"tricks":return s.tricks!==void 0;case"outcome":return s.made!==void 0||s.bid!==void 0;case"bid":return s.bid!==void 0;case"number":return/\d/.test(s.premium??"");default:return e.trump!==void 0}}var Hm=e=>[...new Set(e.choices.premiums.map(t=>t.split(" ")[0]??""))],Jc=(e,t)=>e.choices.premiums.filter(n=>n.startsWith(`${t} `)).map(n=>Number(n.split(" ")[1])),Km=(e,t,n)=>{let s={...e,hands:e.hands.with(t,n)},a=s.hands.some(c=>c.premium),{trump:r,...l}=s;return a||e.hands[t]?.premium===n.premium?s:l},Um=e=>Object.fromEntries(Object.entries(e).filter(([,t])=>t!==void 0&&t!==""));function Bo({pad:e,deal:t,named:n,inserting:s=!1}){let a=e.deals[t],r=a??e.due;if(!r)return null;let l=n??(s&&e.choices.trumps.length>0?void 0:r.trump),c=l===r.trump||!r.trump?r.origin:"",u={dealer:fe(e,r.dealer),lead:fe(e,r.lead),past:a?"yes":"no"},p=r.vulnerable?.map(d=>fe(e,d)).join(", ");return i`<div class="pad-due">
		${l?i`<${Z} trump=${l} />`:i`<span class="sign none" aria-hidden="true">?</span>`}
		<p class="who">
			<b>${o("page.pad.roles",u)}</b> <span class="soft">${o("page.pad.deal",{n:t+1})}</span>
		</p>
		<p class="trump">${l?c?o("why.trump",{trump:N(l),why:c}):N(l):o("page.pad.turnup")}
			${p?i` <span class="soft">· ${o("pad.vulnerable",{names:p})}</span>`:null}
		</p>
	</div>`}var Jm=({due:e,seat:t})=>{let n=t===e?.dealer?"dealer":t===e?.lead?"forehand":"";return n?i`<small class="role soft" aria-hidden="true">${o(`page.stats.place.${n}`)}</small>`:null},No=({label:e,text:t,said:n,now:s,wrong:a,onpick:r,children:l})=>i`<button type="button"
	class=${`box ${n?"said":t?"follows":""}`} aria-pressed=${s} data-wrong=${a||void 0}
	aria-label=${t?`${e}: ${t}`:e} onclick=${r}>${l??t}</button>`,Fn=e=>e.totals.some((t,n)=>t!==e.game[n]);function Vm(e){let{pad:t}=e,n=t.choices.premiums.length>0;return i`<div class=${`pad-rows ${n?"":"unpaid"}`} role="group" aria-label=${o("page.pad.hands")}>
		<div class="heads soft small" aria-hidden="true">
			<span class="totals">${Fn(t)?o("page.pad.totals"):""}</span>
			<span>${o("page.sheet.won")}</span><span>${o("page.sheet.contract")}</span>
			${n?i`<span>${o("page.sheet.held")}</span>`:null}
		</div>
		${t.seats.map((s,a)=>i`<${Gm} key=${a} ...${e} seat=${a} />`)}
	</div>`}function Gm({pad:e,deal:t,draft:n,full:s,now:a,wrong:r,pick:l,seat:c}){let u=fe(e,c),p=n.hands[c]??{},{tricks:d,bid:$,made:f,premium:h}=s.hands[c]??{},m=w=>({label:o(`page.pad.${w}.of`,{name:u}),now:Gc({seat:c,field:w},a),wrong:r===c,onpick:()=>l({seat:c,field:w})}),g=f===void 0?"":o(f?"page.sheet.made":"page.sheet.failed"),y=[$===void 0?"":o("page.pad.bid",{n:$}),g].filter(Boolean).join(", ");return i`<div class="hand-row">
		<span class="name">
			<span>${u}</span> <${Jm} due=${e.deals[t]??e.due} seat=${c} />
			<b class="total">${v(e.game[c]??0)}</b>
			${Fn(e)?i`<small class="rest soft">(${v(e.totals[c]??0)})</small>`:null}
		</span>
		<${No} ...${m("tricks")} said=${p.tricks!==void 0} text=${d===void 0?"":v(d)} />
		<${No} ...${m("contract")} said=${p.made!==void 0||p.bid!==void 0} text=${y}>
			<span class="bid">${$===void 0?"":v($)}</span>
			${g?i`<span class=${`mark ${f?"made":"failed"}`}>${f?"✓":"✗"}</span>`:null}
		<//>
		${e.choices.premiums.length>0&&c<e.choices.live?i`<${No} ...${m("premium")} said=${!!p.premium} text=${h?G(h):""} />`:null}
	</div>`}var Zm=({rules:{trump:e,joker:t}})=>e.by==="turnup"?[...e.plain.split(" ").filter(Boolean),...t?[o("joker")]:[]].join(", "):"";function Ym(e,t,n,s){let{seat:a,field:r}=n;if(r==="trump"){let d=Zm(e);return e.choices.trumps.map($=>{let f=$==="none"&&d?i` <small>(${d})</small>`:null;return{key:$,on:t.trump===$,press:()=>s({...t,trump:$}),wide:!0,text:i`<${Z} trump=${$} /><span class="word">${N($)}${f}</span>`}})}let l=t.hands[a]??{},c=(d,$)=>s(Km(t,a,Um({...l,...d})),$),u=(d,$,f)=>({key:String(d),text:v(d),on:$,press:f,typed:String(d)});if(r==="tricks")return Array.from({length:e.choices.tricks+1},($,f)=>f).map($=>u($,l.tricks===$,()=>c({tricks:$})));if(r==="contract")return[{key:"made",wide:!0,text:`✓ ${o("page.sheet.made")}`,on:l.made===!0,typed:"+",press:()=>c({made:!0,bid:void 0})},{key:"failed",wide:!0,text:`✗ ${o("page.sheet.failed")}`,on:l.made===!1,typed:"-",press:()=>c({made:!1,bid:void 0})},...e.choices.bids.map(d=>u(d,l.bid===d,()=>c({bid:d,made:void 0})))];let[p=""]=(l.premium??"").split(" ");return[{key:"none",wide:!0,text:o("page.pad.no"),on:!l.premium,press:()=>c({premium:""})},...Hm(e).map(d=>({key:d,wide:!0,text:G(d),on:p===d,typed:o(`offer.letter.${d}`),or:d[0]??"",press:()=>c({premium:d},Jc(e,d).length>0)})),...(p?Jc(e,p):[]).map(d=>u(d,l.premium===`${p} ${d}`,()=>c({premium:`${p} ${d}`})))]}function Qm({keys:e,label:t}){let n=e.filter(r=>!r.wide),s=Math.min(7,Math.max(5,Math.ceil(n.length/2))),a=r=>i`<button type="button" key=${r.key} class=${r.wide?"wide-key":"key"} aria-pressed=${r.on}
		aria-label=${r.label} onclick=${r.press}>${r.text}</button>`;return i`<div class="pad-keys" role="group" aria-label=${t}>
		<div class="words">${e.filter(r=>r.wide).map(a)}</div>
		<div class="digits" style=${{"--across":s}}>${n.map(a)}</div>
	</div>`}var Zc=(e,{seat:t,field:n})=>n==="trump"?o("page.pad.trump"):o(`page.pad.${n}.of`,{name:fe(e,t)}),Xm={seat:-1,field:"trump"},eh=({choices:e,rules:t},n)=>e.trumps.length>0&&(t.trump.by==="turnup"||n.hands.some(s=>s.premium)),th=({trump:e,now:t,onpick:n})=>i`<button type="button" class="box turn" aria-pressed=${t}
	onclick=${n}>${o("page.pad.trump")} ${e?i`<${Z} trump=${e} /> ${N(e)}`:"…"}
</button>`,Do=({redo:e})=>i`<button type="button" class="button redo" aria-label=${o("page.pad.redo")}
	title=${o("page.pad.redo")} onclick=${e}>
	<svg viewBox="0 0 24 24" aria-hidden="true"><path d="M15 5l5 5-5 5M20 10H9a5 5 0 0 0 0 10h4" /></svg>
</button>`;function Yc({open:e,pad:t}){let[n,s]=b({place:"",cell:null}),{deal:a,entry:r,stale:l,kept:c,place:u}=e,p=n.place===u?n.cell:null,d=ke=>s({place:u,cell:ke}),$=c?.open!==null,f=c?.inserting===!0,h=o(f?"page.pad.insert":$?"page.pad.correct":"page.pad.enter"),g=(t.missing??(t.entry||$?[]:t.due?.missing??[])).filter(ke=>!Wm(r,ke)),y=p??(g[0]?Vc(g[0]):null),w=!l&&t.unfit!==void 0,k=!l&&t.entry!==void 0&&!t.fault&&(t.missing??[]).length===0&&!w,T=y?Ym(t,r,y,(ke,Ne)=>(d(Ne?y:null),e.set(ke))):[],B=sh(t.entry,r),P={Enter:()=>(k||w)&&e.enter(w),Backspace:()=>e.undoable&&e.undo(),Redo:()=>e.redoable&&e.redo()},Le=ke=>{let[Ne,on]=sa[ke]??[];if(Ne!==void 0&&on!==void 0)d(oh(t,y,Ne,on));else{let Un=(T.find(ma=>ma.typed===ke)??T.find(ma=>ma.or===ke))?.press??P[ke];if(!Un)return!1;Un()}return!0},yt=()=>e.wrong.peek()===""&&(e.stale||e.busy.peek()),Pt=Uc({pad:t,act:Le,current:()=>e.told===t&&e.kept===c&&!yt(),changing:()=>e.busy.peek()});return i`<section class="pad-panel" aria-label=${h}>
		<${Bo} pad=${t} deal=${a} named=${B.trump} inserting=${f} />
		<${Vm} pad=${t} deal=${a} draft=${r} full=${B} now=${y} wrong=${t.fault?.seat??-1}
			pick=${d} />
		<p class=${`pad-said ${t.fault||t.unfit?"trouble":k?"":"soft"}`} role="status">
			${ah(t,p,g)||(k?o("page.pad.ready"):" ")}
		</p>
		${eh(t,r)&&(B.trump||y?.field!=="trump")?i`<${th} trump=${B.trump} now=${y?.field==="trump"} onpick=${()=>d(Xm)} />`:null}
		${y&&!(k&&!p)?i`<${Qm} keys=${T} label=${Zc(t,y)} />`:null}
		<${nh} open=${e} press=${Pt} can=${k||w} text=${w?o("page.pad.anyway"):h} />
	</section>`}var nh=({open:e,press:t,can:n,text:s})=>i`<div class="pad-acts">
	<${S} disabled=${!e.undoable} onclick=${()=>t("Backspace")} say=${o("page.pad.undo")} />
	${e.redoable?i`<${Do} redo=${()=>t("Redo")} />`:null}
	${e.kept?.open!==null?i`<${S} onclick=${()=>e.leave()} say=${o("page.pad.cancel")} />`:null}
	<${S} chief aria-disabled=${!n} aria-busy=${e.busy.value} onclick=${()=>t("Enter")} say=${s} />
</div>`,sh=(e,t)=>({...e,...t,hands:t.hands.map((n,s)=>({...e?.hands[s],...n}))});function ah(e,t,n){if(e.fault||e.unfit)return(e.said??[]).join(" ");let s=n.find(a=>!t||Gc(Vc(a),t));return s?o(`page.pad.ask.${s.what}`,{name:fe(e,s.seat)}):t?Zc(e,t):""}function oh(e,t,n,s){let a=["tricks","contract",...e.choices.premiums.length?["premium"]:[]],r=e.seats.length,l=t&&t.seat>=0?(t.seat+n+r)%r:0,c=Math.max(0,a.indexOf(t?.field??"tricks")),u=a[(c+s+a.length)%a.length]??"tricks";return{seat:l,field:u==="premium"&&l>=e.choices.live?"contract":u}}function aa({pad:e,onpick:t}){let n=We(e);return i`<section class="pad-sheet">
		<header>
			<h1>${n.slice(0,e.choices.live).join(" · ")}</h1>
			<p class="soft">${_n(e)} · ${Ds(e.rules)}</p>
			<p class="standing">${gt(e)}</p>
		</header>
		${e.deals.length?i`<${to} scores=${e.deals} names=${n} end=${e.end} onpick=${t} />
				<div class="settled small soft">${(e.settlement??[]).map(s=>i`<p key=${s}>${s}</p>`)}</div>`:i`<p class="soft">${o("page.pad.unwritten")}</p>`}
	</section>`}function rh(e,t){let n=e.deals[t],s=e.deals[t+1]??(e.due?.deal===t+1?e.due:void 0),a=s&&{next:ih(e,s.why.trump),...s.trump?{then:s.trump}:{}},r=Object.fromEntries(n.entry.hands.map((u,p)=>[p,u.bid===void 0?{}:{bid:u.bid}])),{closed:l,...c}=n;return{...c,shown:r,...s?{why:a}:{},...l?{closed:{...l,game:n.game,totals:n.totals}}:{},...e.end&&t===e.deals.length-1?{end:e.end}:{}}}var ih=(e,t)=>e.rules.trump.by==="holder"&&t!=="game"||t==="named"||t==="first"?"stays":t;function oa({pad:e,deal:t,onclose:n,correct:s,insert:a,strike:r}){let l=e.deals[t];if(!l)return null;let c=s&&i`
		<${S} plain onclick=${r} say=${o("page.pad.strike")} />
		<${S} plain onclick=${a} say=${o("page.pad.insert.before")} />
		<${S} chief onclick=${s} say=${o("page.pad.correct")} />`;return i`<${H} title=${o("page.pad.deal",{n:t+1})} onclose=${n} actions=${c}>
		<div class="pad-account stack">
			<p class="soft">
				${o("page.pad.roles",{dealer:fe(e,l.dealer),lead:fe(e,l.lead),past:"yes"})}.${" "}
				${o("page.pad.trump")}: ${N(l.trump)} (${l.origin}).</p>
			<${Ie} view=${rh(e,t)} names=${We(e)} variant=${e.rules} me=${-1} untitled />
		</div>
	<//>`}var lh=4e3,[Qc,ch]=[4e3,12e4],Xc=new Map;function Co(e,t){let n=(Xc.get(e)??Promise.resolve()).then(t);return Xc.set(e,n.catch(()=>{})),n}var uh=e=>Co(e,async()=>{let t=je(e);if(!t||t.shared)return;let n=lt(),{pad:s,mark:a=""}=await ns({secret:n,record:t.record}),r=je(e);r&&oe({...r,shared:{secret:n,pad:s,of:t.record,mark:a}})});function eu(e){let{shared:t,record:n}=je(e)??{};return t&&n&&t.of!==n?t.secret+n:""}var Eo=new Map;function ph(e){let t=Eo.get(e)??Co(e,async()=>{let n=je(e);if(!n?.shared||!eu(e))return;let{secret:s,mark:a}=n.shared,{pad:r,mark:l=""}=await ns({secret:s,record:n.record,was:a}).catch(u=>{if(u instanceof J&&u.status===409)return dh(e,n.shared?.pad??"");throw u}),c=je(e);c?.shared?.secret!==s||!r||oe({...c,shared:{...c.shared,pad:r,of:n.record,mark:l}})}).finally(()=>Eo.delete(e));return Eo.set(e,t),t}async function dh(e,t){let{pad:n,mark:s}=await Sa({pad:t}),a=je(e);if(a?.shared&&n){let r={...a.shared,of:n.record,mark:s};oe({...n.record===a.record?a:Ve(ft(a,n)),shared:r}),n.record!==a.record&&j(o("page.pad.share.other"))}return{pad:""}}var Lo=e=>Co(e,async()=>{let t=je(e)?.shared?.secret;if(!t)return;await ns({secret:t});let n=je(e);if(!n)return;let{shared:s,...a}=n;oe(a)}),$h=e=>e instanceof J&&e.status>=400&&e.status<500&&e.status!==429;function fh(e,t){let[n,s,a,r,l]=["",Qc,0,!1,!1],c=async()=>{let p=eu(e);if(r||!p||p===n)return;clearTimeout(a),r=!0;let d=await ph(e).then(()=>null,$=>$);if(r=!1,d&&!$h(d)){l||(a=Number(setTimeout(c,s))),s=Math.min(2*s,ch);return}s=Qc,d&&(n=p,t(d)),c()},u=bt(()=>{c()});return()=>{l=!0,u(),clearTimeout(a)}}function tu(e){x(()=>fh(e,t=>j(o("page.pad.share.not",{text:D(t)}))),[e])}function nu({kept:e}){let[t,n]=b(!1),{shared:s}=e,{busy:a,once:r}=X(),l=()=>r(async()=>{await uh(e.id),n(!0)}),u=i`<${S} aria-busy=${a} onclick=${()=>r(async()=>{await Lo(e.id),n(!1)})} say=${o("page.pad.share.stop")} />`;return i`<${S} plain aria-busy=${a} onclick=${l} say=${o("page.pad.share")} />
		${t&&s?i`<${H} title=${o("page.pad.share")} onclose=${()=>n(!1)} actions=${u}>
					<div class="stack">
						<p>${o("page.pad.share.about")}</p>
						<${hs} link=${ts(`/pad/on/${s.pad}`)} label=${o("page.pad.link")} />
					</div>
				<//>`:null}`}function mh(e){let[t,n]=b(null),[s,a]=b("");return x(()=>{let r=new AbortController,[l,c]=["",0],u=async()=>{clearTimeout(c);try{if(document.visibilityState==="visible"){let p=await Sa({pad:e,after:l,lang:W.peek()},{signal:r.signal});l=p.mark,p.pad&&n(p.pad),a("")}}catch(p){if(r.signal.aborted)return;let d=p instanceof J&&p.status===404;if(a(d?o("page.pad.unshared"):D(p)),d)return}c=window.setTimeout(u,lh)};return u(),document.addEventListener("visibilitychange",u),()=>{r.abort(),clearTimeout(c),document.removeEventListener("visibilitychange",u)}},[e,W.value]),{pad:t,wrong:s}}function su({id:e}){let{pad:t,wrong:n}=mh(e),[s,a]=b(-1);return t?i`<main id="main" tabindex="-1" class="pad">
		<${aa} pad=${t} onpick=${a} />
		<section class="pad-panel looking" aria-label=${o("page.pad.trump")}>
			${t.due?i`<${Bo} pad=${t} deal=${t.deals.length} />`:i`<p class="winner">${gt(t)}</p>`}
			${Fn(t)&&t.due?i`<p class="small soft totals">${o("page.pad.totals")}</p>`:null}
			<ul class="stands">${(t.due?t.game:t.totals).map((r,l)=>i`<li key=${l}>
				<span>${fe(t,l)}</span>
				<span><b>${v(r)}</b>${Fn(t)&&t.due?i` <small class="soft">(${v(t.totals[l]??0)})</small>`:null}</span>
			</li>`)}</ul>
			<p class="small soft" role="status">${n||o("page.pad.looking")}</p>
		</section>
		${s>=0?i`<${oa} pad=${t} deal=${s} onclose=${()=>a(-1)} />`:null}
	</main>`:i`<${F} title=${o("page.nav.pad")} wrong=${n} text=${o("page.opening")} />`}var ra=({record:e})=>/^[^\n]*"date":"([\d-]+)"/.exec(e)?.[1]??"",hh=e=>{let t=e.trim().replace(",",".");return/^\d{1,6}(\.\d{1,4})?$/.test(t)&&Number(t)>0?t:""},au=e=>v(Number(e),e.split(".")[1]?.length??0),gh=e=>at(new Blob([e],{type:"text/csv;charset=utf-8"}),"season.csv"),yh=e=>[ra(e)&&xe(Date.parse(`${ra(e)}T12:00`),{dateStyle:"medium"}),q(e.summary.names)].filter(Boolean).join(" · ");function ou(){let e=ze().filter(m=>m.summary.deals>0),[t,n]=b(new Set),[s,a]=b(""),[r,l]=b(""),c=A.stake.value,u=e.filter(m=>(!s||ra(m)>=s)&&(!r||(ra(m)||"9")<=r)),p=u.filter(m=>!t.has(m.id)),d={records:p.map(m=>m.record),stake:hh(c)},{value:$,wrong:f}=L(m=>jr(d,{signal:m}).catch(g=>{throw new $e(Lt(g))}),JSON.stringify(d)),h=m=>n(new Set(t.has(m)?[...t].filter(g=>g!==m):[...t,m]));return i`<main id="main" tabindex="-1" class="pads season stack">
		<h1>${o("page.season")}</h1>
		<p class="lead">${o("page.season.about")}</p>
		<div class="row unprinted">
			<${be} label=${o("page.season.from")} type="date" value=${s} oninput=${a} />
			<${be} label=${o("page.season.to")} type="date" value=${r} oninput=${l} />
			<${be} label=${o("page.season.stake")} inputmode="decimal" value=${c}
				oninput=${m=>A.stake.value=m} />
		</div>
		${f?i`<p class="trouble" role="alert">${f}</p>`:null}
		${$?.players.length?i`<${bh} season=${$} />`:i`<p class="soft">${o("page.season.none")}</p>`}
		<details class="unprinted" open=${t.size>0}>
			<summary>${o("page.season.pads",{n:p.length,of:e.length})}</summary>
			<div class="stack">${u.map(m=>i`<${ut} key=${m.id} label=${yh(m)}
				checked=${!t.has(m.id)} onchange=${()=>h(m.id)} />`)}</div>
		</details>
		<p class="row unprinted">
			${$?.players.length?i`<${S} onclick=${()=>gh($.csv)} say=${o("page.season.csv")} />
						<${S} plain onclick=${()=>print()} say=${o("page.rules.print")} />`:null}
			<a class="button plain" href="/pad">${o("page.pad.all")}</a>
		</p>
	</main>`}function bh({season:{players:e,transfers:t}}){let n=e.some(a=>a.amount),s=["deals","made","matches","won","games","gamesWon"];return i`<${ee}><table class="book standings">
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
				<td>${Y(a.balance)}</td>
				${n?i`<td>${au(a.amount??"0")}</td>`:null}
				${s.map(r=>i`<td key=${r}>${v(a[r])}</td>`)}
			</tr>`)}</tbody>
		</table><//>
		${t.length?i`<h2>${o("page.season.pays")}</h2>
				<ul class="plain-list">${t.map(a=>i`<li key=${a.from+a.to}>
					${o("page.season.transfer",{from:a.from,to:a.to,n:a.points})}${a.amount?` = ${au(a.amount)}`:""}
				</li>`)}</ul>`:null}
		<p class="small soft">${o("page.season.how")}</p>`}function vh({rest:e}){let[t="",n=""]=e;return t==="season"?i`<${ou} />`:t==="on"&&n?i`<${su} key=${n} id=${n} />`:t?i`<${xh} key=${t} id=${t} />`:i`<${wh} />`}function wh(){let[e,t]=b(!1),[n,s]=b(""),a=async l=>{s("");try{let c=xs(await wt({record:await l.text()}));oe(c),U(`/pad/${c.id}`)}catch(c){s(Lt(c))}},r=l=>U(`/pad/${l}`);return i`<main id="main" tabindex="-1" class="pads stack">
		<h1>${o("page.nav.pad")}</h1>
		<p class="lead">${o("page.pad.about")}</p>
		<p class="row">
			<${S} chief aria-haspopup="dialog" onclick=${()=>t(!0)} say=${o("page.pad.new")} />
			<${Kt} plain say=${o("page.pad.open")} accept=".jsonl,.99" ontake=${a} />
		</p>
		<p class=${n?"trouble":""} role="alert">${n}</p>
		<p class="row">
			${ze().length?i`<a href="/pad/season">${o("page.season.open")}</a>`:null}
			<a href="/deal">${o("page.slips.from")}</a>
		</p>
		<ul class="pad-list">${ze().map(l=>i`<${kh} key=${l.id} pad=${l} />`)}</ul>
		${e?i`<${Fc} onclose=${()=>t(!1)} onbegun=${r} />`:null}
	</main>`}function kh({pad:{id:e,summary:t,moved:n}}){let{variant:s,names:a,totals:r,deals:l,over:c}=t,u=[me(`variant.${s}`)?o(`variant.${s}`):s,o("page.scores.deals",{n:l}),xe(n,{dateStyle:"medium"}),c?o("page.pad.over"):""];return i`<li><a href=${`/pad/${e}`}>
		<span class="names">${q(a)}</span>
		<span class="score">${r.map(p=>v(p)).join(" : ")}</span>
		<span class="soft small">${u.filter(Boolean).join(" · ")}</span>
	</a></li>`}function xh({id:e}){let t=de(()=>new na(e),[e]);x(()=>()=>t.close(),[t]);let{kept:n,told:s}=t,a=t.wrong.value;return n?s?i`<${Mh} open=${t} kept=${n} told=${s} wrong=${a} />`:i`<${F} title=${o("page.nav.pad")} wrong=${a} text=${o("page.opening")} />`:i`<${F} title=${o("page.nav.pad")} text=${o("page.pad.gone")}>
			<p><a class="button" href="/pad">${o("page.pad.all")}</a></p>
		<//>`}function Sh(e){x(()=>{let t=document.querySelector(".pad-panel"),n=e?document.querySelectorAll(".running-score tr"):[];!t||getComputedStyle(t).position!=="sticky"||n[n.length-1]?.scrollIntoView({block:"nearest"})},[e])}function Oh({open:e}){let{lines:t,print:n}=Rn(),s=async a=>n(await e.type(a||"show",W.value));return x(()=>{s("")},[e]),i`<${qn} lines=${t} print=${n} obey=${s} />`}function Mh({open:e,kept:t,told:n,wrong:s}){let[a,r]=b(-1),[l,c]=b(null),u=()=>(r(-1),c(null)),p=()=>se(async()=>c(await e.propose({do:"delete",deal:a})??null)),d=n.deals.length,$=`${q(We(n).slice(0,n.choices.live))} · Ninety-Nine`;x(()=>{document.title=$},[$]),tu(t.id),Sh(d);let f=()=>e.undo();return i`<main id="main" tabindex="-1" class="pad">
		${A.spoken.value?i`<${Oh} open=${e} />`:null}
		<${aa} pad=${n} onpick=${r} />
		${n.due||e.deal<d?i`<${Yc} open=${e} pad=${n} />`:i`<section class="pad-panel ended" aria-label=${o("page.pad.over")}>
					<p class="winner">${gt(n)}</p>
					<div class="pad-acts">
						<${S} disabled=${!e.undoable} onclick=${f} say=${o("page.pad.undo")} />
						${e.redoable?i`<${Do} redo=${()=>e.redo()} />`:null}
						<a class="button chief" href="/pad">${o("page.pad.all")}</a>
					</div>
				</section>`}
		<${Ah} open=${e} kept=${t} pad=${n} stop=${n.due&&d>0?()=>e.end():void 0} />
		${s||ws.value?i`<p class="trouble unprinted" role="alert">${s||o("page.pad.unkept")}</p>`:null}
		${l?i`<${Wc} open=${e} then=${l} deal=${a} onclose=${u} />`:a>=0?i`<${oa} pad=${n} deal=${a} onclose=${u} strike=${p}
						insert=${()=>(e.insert(a),u())} correct=${()=>(e.correct(a),u())} />`:null}
	</main>`}function Ah({open:e,kept:t,pad:n,stop:s}){let[a,r]=b(!1),[l,c]=b(!1),{busy:u,once:p}=X(),d=async()=>j(o(await ot(qc(n))?"page.link.copied":"page.copy.not")),$=()=>at(new Blob([t.record],{type:"application/x-ndjson"}),`pad-${n.date||t.id}.99.jsonl`),f=()=>io(ro({scores:n.deals,names:We(n),title:_n(n),winner:gt(n),end:n.end??{totals:n.totals,winners:[],games:[]}})).catch(g=>j(D(g))),h=(g,y)=>i`<${S} plain onclick=${y} say=${g} />`,m=()=>p(async()=>{await Lo(t.id),U("/pad"),rl(t.id)});return i`<section class="pad-doings unprinted" aria-label=${o("page.pad.doings")}>
		${n.deals.length?[h(o("page.copy"),d),h(o("page.share"),f),h(o("page.rules.print"),()=>print())]:null}
		${rt.value?null:i`<${nu} kept=${t} />`}
		${h(o("page.pad.save"),$)}
		${h(o("page.pad.head"),()=>c(!0))}
		${n.house?null:i`<a class="button plain" href=${`/rules/${n.rules.id}`}>${o("page.nav.rules")}</a>`}
		${s?h(o("page.pad.stop"),s):null}
		${h(o("page.pad.drop"),()=>r(!0))}
		<a class="button plain" href="/pad">${o("page.pad.all")}</a>
		${l?i`<${Hc} open=${e} pad=${n} onclose=${()=>c(!1)} />`:null}
		${a?i`<${dn} title=${o("page.pad.drop")} text=${o("page.pad.drop.about")} yes=${o("page.pad.drop.yes")}
					busy=${u} onyes=${m} onclose=${()=>r(!1)} />`:null}
	</section>`}var zn="ninetynine.problems",ru="ninetynine.problems.damaged",ia=()=>rr(zn),lu=e=>!Object.values(ia()?.marks??{}).some(t=>t?.first<e),cu=e=>Be(zn,JSON.stringify(e));function iu(e){if(e===null||et(zn)!==e)return!1;let t=ru;for(let n=2;et(t)!==null;n++)t=`${ru}.${n}`;return Be(t,e)&&Be(zn,null),!0}async function Po(e,t){let[n,s]=[et(zn),ia()];if(!s)return{told:await t(e),damaged:iu(n)};try{return{told:await t({...e,progress:s}),damaged:!1}}catch(a){if(!(a instanceof J)||a.status!==400&&a.status!==413)throw a;return{told:await t(e).catch(()=>{throw a}),damaged:iu(n)}}}var Ro=({variant:e,grade:t,back:n},s,a)=>o("problem.head",{n:s,of:a,variant:ge(e),grade:t,grades:4,back:n?"yes":"no"}),qo=e=>({rating:String(Math.round(e?.rating??1500)),doubt:String(Math.round(e?.doubt??350))});function _o(e){if(e.kind==="bid")return o("problem.bid");let t=e.need?.[0],n=I(e.variant)?.aside??3;return`${t===void 0?o("problem.left",{n}):t===e.left?o("problem.every",{left:t}):o("problem.exact",{n:t,left:e.left})} ${o(e.kind==="open"?"problem.open":"problem.hidden")}`}function uu(e,t){let n=I(e.variant)?.dummy?Se(e)-1:-1;return Array.from({length:Se(e)},(s,a)=>a===t?o("you"):a===n?o("dummy"):o("seat",{n:a+1}))}var ca=({view:e})=>({...e,totals:[]}),pu=e=>e.length<2?e.join():o("problem.or",{a:e.slice(0,-1).join(", "),b:e[e.length-1]??""}),du=(e,t,n)=>t.kind==="open"?[]:e.hands.flatMap((s,a)=>a===n.seat||n.shown?.[a]?.hand!==void 0?[]:[{seat:a,cards:s}]);function $u(e,t,n){let s=o("problem.rating",{...qo(t.progress),its:String(e.rating)});return n>0?`${s} ${o("problem.again",{n})}`:s}var la=class{#e;#n;#t;#s="";#a=Promise.resolve();constructor(t,n,s){this.#e=t,this.#n=n,this.#t=s}present(t,n,s){return this.#r({n:t,of:n,anew:s})}tell({act:t,told:n},s){return this.#r({act:t,outcome:n,days:s})}obey(t,n){return this.#r({line:t.normalize("NFC"),...n})}#r(t){return this.#a=this.#a.then(async()=>{let n={lang:W.peek(),mind:this.#s,problem:this.#e,...t},s=await Ht(()=>Tr(n));this.#s=s.mind??"",this.#n(s.said),s.do?.act?this.#t.answer(s.do.act):s.want==="next"?this.#t.next():s.want==="quit"&&U("/")}).catch(n=>this.#n([D(n)]))}};function Th({rest:[e=""]}){let t=he.value.get("variant")??"";return i`<${Nh} key=${`${e} ${t}`} day=${e||Bt()} variant=${t} any=${e!==""} />`}async function jh(e,t,n){await Oe();let s=t||(n||!lu(e)?"":$t()?.id),{told:a,damaged:r}=await Po({date:e,...s?{variant:s}:{}},Kr);return{all:a.problems,one:s||"",damaged:r}}function Nh({day:e,variant:t,any:n}){let[s,a]=b({}),[r,l]=b(0);x(()=>{let h=!1;return jh(e,t,n).then(m=>{h||(a(m),l(fu(m.all)))},m=>!h&&a({wrong:D(m)})),()=>{h=!0}},[]);let{all:c,one:u="",damaged:p=!1,wrong:d}=s;if(!c)return i`<${F} title=${o("page.nav.problems")} wrong=${d} text=${o("page.opening")} />`;let $=(h,m)=>{let g=c.map((y,w)=>w===r&&y.done===void 0?{...y,done:h}:y);a({one:u,damaged:p||m,all:g})},f=c[r];return f?i`<${Ch} key=${f.id} problem=${f} day=${e} n=${r+1} of=${c.length} damaged=${p}
		ondone=${$} onnext=${()=>l(fu(c))} />`:i`<${Bh} all=${c} day=${e} variant=${u} onagain=${l} />`}function fu(e){let t=e.findIndex(n=>n.done===void 0);return t<0?e.length:t}function Bh({all:e,day:t,variant:n,onagain:s}){let a=e.filter(l=>l.done).length,r=M(null);return x(()=>A.spoken.peek()?r.current?.focus():void 0,[]),i`<main id="main" tabindex="-1" class="stack">
		<h1>${o("page.nav.problems")}</h1>
		<p class="lead" tabindex="-1" ref=${r}>${o("problem.done",{right:a,of:e.length,...qo(ia())})}</p>
		<ol class="day-problems">${e.map((l,c)=>i`<li key=${l.id}>
			<button type="button" onclick=${()=>s(c)}>
				<${mu} right=${l.done} /><span class="unseen">${o(l.done?"problem.right":"problem.missed")}</span>
				<span>${Ro(l,c+1,e.length)}</span>
			</button>
		</li>`)}</ol>
		<${V} label=${o("problem.more")} value=${n} options=${[["",o("problem.all")]]}
			groups=${qe()} onchange=${l=>U(Dh(t,l))} />
		<p><a class="button chief" href="/">${o("page.home")}</a></p>
	</main>`}var Dh=(e,t)=>`/problems/${e}${t?`?variant=${t}`:""}`,mu=({right:e})=>i`<b data-right=${e?"":void 0} aria-hidden="true">${e?"✓":"✕"}</b>`;function Eh(e,t,n){let[s,a]=b(null),[r,l]=b(""),{busy:c,once:u}=X(d=>l(D(d)));return{answered:s,said:r,busy:c,answer:async d=>{s||await u(async()=>{let $=m=>Ur({problem:e.id,...m}),{told:f,damaged:h}=await Po({act:d,date:t},$);cu(f.progress),l(""),a({act:d,told:f}),n(f.right,h)})}}}function Ch({problem:e,day:t,n,of:s,damaged:a,ondone:r,onnext:l}){let{answered:c,said:u,busy:p,answer:d}=Eh(e,t,r),$=ca(e),f=uu($,$.seat??0),h=M(null),m=M(null);pe(()=>{c&&(A.spoken.peek()||h.current?.focus({preventScroll:!0}),m.current?.scrollIntoView({block:"nearest"}))},[c]);let g=c?.told.right;return i`<main id="main" tabindex="-1" class="replay problem">
		<header class="problem-head table">
			<a class="mark" href="/">99<span class="unseen"> ${o("page.home")}</span></a>
			<div><h1>${Ro(e,n,s)}</h1><p class="task">${z(_o(e))}</p>
				${a?i`<p class="trouble">${o("problem.anew")}</p>`:null}</div>
			<${Ye} trump=${$.trump??""} />
		</header>
		${A.spoken.value?i`<${Lh} problem=${e} at=${[n,s,a]} answered=${c} said=${u} busy=${p}
					days=${c?hu(c.told,t):0} answer=${d} next=${l} />`:null}
		<div class="replay-board">
			<${Rh} problem=${e} names=${f} answered=${c} busy=${p} answer=${d} />
			<aside class="replay-aside">
				<section class="outcome" ref=${m} data-right=${g?"":void 0}>
					<div class="verdict-row">
						<div role=${A.spoken.value?void 0:"status"}>${u||(c?i`<h2><${mu} right=${g} /><span>${z(Ph(c))}</span></h2>`:null)}
						</div>
						${c?i`<button type="button" class="button chief" ref=${h} onclick=${l}>
									${o("page.learn.on")}
								</button>`:null}
					</div>
					${c?i`<${qh} problem=${e} day=${t} ...${c} names=${f} />`:null}
				</section>
				${e.kind==="hidden"?i`<section class="replay-tricks">
							<h2>${o("tricks.title")}</h2><${Ge} view=${$} names=${f} />
						</section>`:null}
			</aside>
		</div>
	</main>`}function Lh({problem:e,at:t,answered:n,said:s,busy:a,days:r,answer:l,next:c}){let u=Rn(),p=M({answer:l,next:c});p.current={answer:l,next:c};let d=de(()=>new la(e,u.print,{answer:f=>p.current.answer(f),next:()=>p.current.next()}),[e.id]),$=I(e.variant)!==void 0;return x(()=>{$&&d.present(...t)},[d,$]),x(()=>{n&&d.tell(n,r)},[d,n]),x(()=>s?u.print([s]):void 0,[s]),i`<${qn} ...${u} obey=${f=>{d.obey(f,{answered:n!==null,busy:a})}} />`}var Ph=({act:e,told:t})=>t.right?o("problem.right"):o("problem.wrong",{cards:Io(e)});function Rh({problem:e,names:t,answered:n,busy:s,answer:a}){let[r,l]=b(new Set),c=ca(e),u=n?{...c,turn:[]}:c,p=u.seat??0,d=u.options,$=e.kind==="bid",f=n?null:new Set(E(d?.from)),h=$||(d?.seat??p)===p,m=T=>{let B=new Set($?r:[]);r.has(T)?B.delete(T):B.size<(d?.pick??1)&&B.add(T),l(B)},g=T=>f?.has(T)&&a(`play ${T}`),y=I(e.variant),w={chosen:n?new Set(n.told.answers[0]?.split(" ").slice(1)):r,twice:$,values:$?De(d?.worth??""):null,onpick:m,onplay:g},k=d?.seat??-1,O=h?null:{seat:k,hand:i`<${Xe} ...${w} cards=${ye(E(u.shown?.[k]?.hand),Q,u.trump)}
			can=${f} label=${o("dummy")} open />`};return i`<div class="replay-table table board">
		<${ht} view=${u} variant=${y} names=${t} me=${p} elsewhere=${p} played=${O}>
			${$&&d&&!n?i`<section class="asking asked laying" aria-label=${o("page.yours")}>
						<${an} options=${{...d,offers:[]}} chosen=${r} variant=${y} busy=${s} slots
							onlay=${()=>a(`lay ${[...r].join(" ")}`)} />
					</section>`:null}
			${$?null:i`<p class="ask near">${z(_o(e))}</p>`}
		<//>
		<section class=${`mine ${n?"":"asked"}`} aria-label=${o("page.yourhand")}>
			<div class="me">
				<${Qe} view=${u} variant=${y} seat=${p} name=${t[p]??""} place="south" own
					chair=${void 0} now=${0} open=${null} winner=${!1} />
				${u.aside?i`<div class="laid" role="group" aria-label=${o("page.aside")}>${re(u.aside)}</div>`:null}
			</div>
			<${Xe} ...${w} cards=${ye(E(u.hand),Q,u.trump)}
				can=${h?f:new Set} label=${o("page.yourhand")} />
		</section>
	</div>`}var hu=(e,t)=>e.due?Ns(e.due)-Ns(t):0,Io=e=>e.split(" ").slice(1).map(t=>Ue(t)).join(" ");function qh({problem:e,day:t,act:n,told:s,names:a}){let r=e.kind==="open"?"problem.proved.open":"problem.proved.hidden",l=hu(s,t),c=vn(s.why??[]).join(" "),u=(s.refutations??[]).filter(p=>s.right||p.act===n);return i`${e.kind==="bid"?i`<${_h} told=${s} />`:i`<p>${z(o(r,{card:pu(s.answers.map(Io))}))}</p>`}
		${c?i`<p>${z(c)}</p>`:null}
		${u.length?i`<div>${u.map(p=>i`<${Fh} key=${p.act} r=${p} problem=${e} names=${a}
					open=${!s.right} />`)}</div>`:null}
		<${Ih} levels=${s.levels} />
		<p class="soft">${$u(e,s,l)}</p>`}function _h({told:e}){let t=(e.totals??[]).filter((n,s)=>s<5||n.tricks===e.bid);return i`<p>${o("problem.proved.bid",{n:e.answers.length})}</p>
		<ul class="ways-right">${e.answers.slice(0,3).map(n=>i`<li key=${n}><${Qt} act=${n} /></li>`)}</ul>
		<table class="book choices">
			<caption class="unseen">${o("problem.expects")}</caption>
			<thead><tr><th scope="col">${o("col.bid")}</th><th scope="col">${o("page.hint.chance")}</th>
				<th scope="col">${o("page.hint.points")}</th></tr></thead>
			<tbody>${t.map(n=>i`<tr key=${n.tricks}>
				<${ms} best=${n.right??!1} done=${n.tricks===e.bid}><b class="score">${v(n.tricks)}</b><//>
				<td>${le(n.chance)}</td><td>${wn(n.points)}</td>
			</tr>`)}</tbody>
		</table>`}var Ih=({levels:e})=>i`<table class="book levels">
	<caption>${o("problem.found")}</caption>
	<tbody>${e.map(({level:t,solved:n})=>i`<tr key=${t}>
		<th scope="row">${o(`page.level.${t}`)}</th>
		<td class="bar" aria-hidden="true"><span style=${{"--long":`${100*(n??0)}%`}}></span></td>
		<td>${n===void 0?"–":le(n)}</td>
	</tr>`)}</tbody>
</table>`;function Fh({r:e,problem:t,names:n,open:s}){let a=ca(t),r=du(e,t,a).map(({seat:c,cards:u})=>i`<span>${n[c]}</span><span class="act">${re(u)}</span>`),l=c=>o("problem.won",{name:n[c]??"",you:c===a.seat?"yes":"no"});return i`<details open=${s}>
		<summary><span>${z(o("problem.fails",{card:Io(e.act)}))}</span></summary>
		<div>
			${r.length?i`<p>${o("problem.fails.some",{fails:e.fails,of:e.of})}</p><div class="lie">${r}</div>`:null}
			<ol class="line">${e.tricks.map(({acts:c,won:u},p)=>i`<li key=${p}>
				<span class="act">${c.map(d=>re(d.split(" ")[2]))}</span>
				<span>${u===void 0?"":l(u)}</span>
			</li>`)}</ol>
		</div>
	</details>`}function zh({rest:e}){let[t="",n="1",s]=e,a=s===void 0?void 0:Number(s)||0;return i`<${Wh} key=${e.join(" ")} table=${t} match=${Number(n)||1} deal=${a} />`}function Wh({table:e,match:t,deal:n}){let{told:s,wrong:a}=Ot(e,t,n),r=n===void 0?o("page.report.match"):o("page.report.deal",{deal:n+1});if(!s)return i`<${F} class="report stack" title=${r} wrong=${a} text=${o("page.report.coming")}>
			<${gu} table=${e} match=${t} deal=${n??0} />
		<//>`;let l=s.header,c=I(l.variant),u=Et(l,c?c.seats:l.seats.length),p=Number(he.value.get("seat")??-1),d=p>=0&&p<u.length?p:sn(l,u.length);return i`<main id="main" tabindex="-1" class="report" data-counting=${_e(s)}>
		<header class="report-head"><h1>${r}</h1>
			<p class="soft">${l.rules?.name??ge(l.variant)}</p>
			<${V} hidden label=${o("page.report.whose")} value=${String(d)}
				options=${u.map(($,f)=>[String(f),o("page.report.of",{name:$})])}
				onchange=${$=>U(`${kr()}?seat=${$}`,{replace:!0})} />
			<${gu} table=${e} match=${t} deal=${n??0} seat=${d} />
		</header>
		<${Hh} told=${s} wrong=${a} />
		${s.deals.length?i`<${Kh} told=${s} table=${e} match=${t} one=${n!==void 0} names=${u}
					seat=${d} />`:null}
	</main>`}var gu=({table:e,match:t,deal:n,seat:s})=>i`<p class="row">
	${e==="mine"?null:i`<a class="button plain" href=${`/t/${e}`}>${o("page.learn.table")}</a>`}
	<a class="button plain" href=${`/replay/${e}/${t}/${n}${s===void 0?"":`?seat=${s}`}`}>
		${o("page.nav.replay")}
	</a>
</p>`;function Hh({told:e,wrong:t}){if(t)return i`<p class="trouble" role="status">${t}</p>`;if(_e(e)){let{judged:n,of:s,rough:a}=e;return i`<p class="soft judging" style=${{"--far":(n-a)/s}}>
			${n<s?o("page.report.judging",{n,of:s}):o("page.report.rough",{n:a})}
		</p>`}return e.deals.length?null:i`<p class="soft">${o("page.report.none")}</p>`}function Kh({told:e,table:t,match:n,one:s,names:a,seat:r}){let l=e.total[r],c=e.deals.flatMap(h=>h.mistakes).sort((h,m)=>m.lost-h.lost),u=c.filter(h=>h.seat===r),p=c.filter(h=>h.seat!==r),d=a[r]??"",$={names:a,place:Bs(t,n),one:s},f=Ta(e,l.lost,d,r===Xa(e.header));return i`<section class="stack">
			<p class="lead" role="status" aria-busy=${_e(e)}>${Uh(f)}</p>
			${e.luck?i`<p>${Jh(l)}</p>`:i`<p class="soft">${o("page.report.noluck")}</p>`}
		</section>
		<div class="report-columns">
			<section>
				<h2>${o("page.report.moments")}</h2>
				${u.length?i`<${jn} of=${u.slice(0,12)} ...${$} />`:i`<p class="soft">${o("page.report.moments.none",{name:d})}</p>`}
			</section>
			<section>
				<h2>${o("page.report.sum")}</h2>
				<${Vh} account=${l} luck=${e.luck} />
				<p class="small soft">${o("page.report.lead.what")}</p>
			</section>
		</div>
		<section>
			<h2>${o(s?"page.report.course.deal":"page.report.course.match")}</h2>
			<${Gh} told=${e} names=${a} seat=${r} one=${s} />
		</section>
		${p.length?i`<section>
					<h2>${o(s?"page.report.others.moments":"page.report.turning")}</h2>
					<${jn} of=${(s?p:c).slice(0,6)} ...${$} named=${!0} />
				</section>`:null}
		<section>
			<h2>${o("page.report.all")}</h2>
			<${Zh} told=${e} names=${a} />
			<p class="small soft">${o("page.report.how")}</p>
		</section>`}var Uh=e=>e.endsWith("…")?e:`${e}.`;function Jh(e){let[t=0,n=0,s=0]=[e.cards,e.lie,e.others].map(r=>Math.round(r/Me)||0),a=Math.min(Math.round(e.gifts/Me),Math.max(s,0));return o("page.report.luck",{cards:Y(t),lie:Y(n),others:Y(s),lay:n>0?"well":n<0?"badly":"even",gifts:a>0?"yes":"no",n:v(a)})}function Vh({account:e,luck:t}){let n=t?[["start",e.start],["cards",e.cards],["lie",e.lie]]:[["lie",e.lie]];for(let l of He)e.lost[l]&&n.push([`lost.${l}`,-e.lost[l]]);t&&n.push(["others",e.others]);let s=us(n.map(([,l])=>l),1),a=Math.max(1,...s.map(Math.abs)),r=s.reduce((l,c)=>l+c,0);return i`<table class="book account parts"><tbody>
		${n.map(([l],c)=>{let u=s[c]??0;return i`<tr key=${l}><th scope="row">${o(`page.report.${l}`)}</th>
				<td class="bar" aria-hidden="true"><span data-way=${u<0?"down":"up"}
					style=${{"--long":`${50*Math.abs(u)/a}%`}}></span></td>
				<td>${Y(u,1)}</td></tr>`})}
	</tbody><tfoot><tr class="total">
		<th scope="row">${o("page.report.lead")}</th><td></td><td>${Y(r,1)}</td>
	</tr></tfoot></table>`}function Gh({told:e,names:t,seat:n,one:s}){let a=e.total.length;if(s){let u=e.deals[0]?.worth??[];if(u.length<2)return null;let p=u.slice(1).map(d=>d.map($=>$/Me));return i`<${Nn} at=${p} from=${(u[0]??[]).map(d=>d/Me)} names=${t} me=${n}
			label=${o("page.report.course.deal")} foot=${o("page.report.acts",{n:p.length-1})} />`}let r=new Array(a+1).fill(0),l=e.deals.map(u=>{u.accounts.forEach((d,$)=>r[$]+=d.lead/Me);let p=u.accounts[n];return r[a]+=p?(p.cards+p.lie)/Me:0,e.luck?[...r]:r.slice(0,a)}),c=e.luck?[...t.slice(0,a),o("page.report.own.luck")]:t;return i`<${Nn} at=${l} names=${c} me=${n} label=${o("page.report.course.match")}
		foot=${o("page.scores.deals",{n:l.length})} />`}function Zh({told:e,names:t}){let n=e.luck?["start","cards","lie",...He.map(c=>`lost.${c}`),"others"]:["lie",...He.map(c=>`lost.${c}`)],s=(c,u)=>{let[p="",d]=u.split(".");return d?-c.lost[d]:Number(c[p])},a=e.total.map(c=>us(n.map(u=>s(c,u)),1)),r=c=>n[c]?.startsWith("lost")&&a.every(u=>!u[c]),l=n.map((c,u)=>u).filter(c=>!r(c));return i`<${ee}><table class="book account" data-hands=${a.length}>
		<thead><tr><td></td>
			${a.map((c,u)=>i`<th key=${u} scope="col">${t[u]??o("dummy")}</th>`)}
		</tr></thead>
		<tbody>${l.map(c=>i`<tr key=${c}><th scope="row">${o(`page.report.${n[c]}`)}</th>
			${a.map((u,p)=>i`<td key=${p}>${Y(u[c]??0,1)}</td>`)}</tr>`)}</tbody>
		<tfoot><tr class="total"><th scope="row">${o("page.report.lead")}</th>
			${a.map((c,u)=>i`<td key=${u}>${Y(c.reduce((p,d)=>p+d,0),1)}</td>`)}</tr></tfoot>
	</table><//>`}var Wn={C:"♣",D:"♦",H:"♥",S:"♠"};function yu(e){if(e==="joker")return o("joker");let{rank:t,suit:n}=cn(e);return vt(t)+Wn[n]}var zo=e=>Wn[e]??o(e==="none"?"trump.short":`trump.${e}`),Fo=e=>Wn[e]?`${Wn[e]} ${N(e)}`:zo(e),bu=(e,t)=>e.dummy&&t===e.seats-1?o("dummy"):o("page.pad.player",{n:t+1}),Wo=({variant:e,slip:t})=>t.kind==="bid"?o("page.slips.dummy.bid"):bu(e,t.seat),vu=e=>e.trump.by==="holder";function Ho(e,{trump:t,turnup:n}){if(n)return[o("page.slips.turnup",{card:yu(n)}),o("page.slips.trump",{trump:Fo(t??"none")})];if(vu(e))return[o("page.slips.named",{trump:t?Fo(t):o("page.slips.stays")})];if(t)return[o("page.slips.trump",{trump:Fo(t)})];let{first:s,after:a=[]}=e.trump,r=[...Q,"none"].filter(c=>c===s||a.includes(c)),l=Ia(a).map(([c,u,p])=>`${c===u?c:`${c}–${u}`} ${zo(p)}`);return[o("page.slips.ring",{trumps:r.map(zo).join("   ")}),o("page.slips.after",{list:l.join(", ")})]}var wu=({kind:e})=>e==="bid"?o("page.slips.when.bid"):o("page.slips.when.dummy");function ku({deal:e,slip:t}){let n=E(t.cards);return i`${[...Q].map(s=>{let a=n.filter(r=>r.endsWith(s)).map(r=>vt(cn(r).rank));return i`<p key=${s} class="suit-of"><${Z} trump=${s} /><span class="unseen">${N(s)}</span>
			<span class="ranks">${a.length>0?a.map(r=>i`<b>${r}</b>`):i`<b>–</b>`}</span>
		</p>`})}
	${t.joker?i`<p class="joker">${z(o("joker.as",{card:yu(e.turnup??"")}))}</p>`:null}`}var Yh=({cards:e})=>Math.max(...[...Q].map(t=>e.split(t).length-1));function Qh({variant:e}){let t=["bid",...e.offers.how==="none"?[]:["premium"],"tricks","points"];return i`<div class="boxes">
		${t.map(n=>i`<span key=${n}>${o(`page.slips.${n}`)}</span>`)}
	</div>`}function Xh(e){let{variant:t,deal:n,slip:s}=e,a=s.kind==="hand",r=E(s.cards).length+(s.joker?1:0),l=a?Ho(t,n):[wu(s)];return i`<div class="slip-hand">
		<p class="slip-head"><b>${o("page.pad.deal",{n:n.number})} · ${Wo(e)}</b>
			<span class="soft">${o("page.slips.cards",{n:r})}</span></p>
		<div class="slip-cards" style=${`--longest: ${Yh(s)}`}><${ku} ...${e} /></div>
		${l.map((c,u)=>i`<p key=${u} class="slip-line">${z(c)}</p>`)}
		${a?i`<${Qh} variant=${t} />`:null}
	</div>`}function eg(e){let{variant:t,series:n,deal:s,slip:a}=e,{seat:r,kind:l}=a,c=r===s.dealer?o("page.slips.deals"):r===s.forehand?o("page.slips.leads"):"",u=s.trump&&!vu(t)?Ho(t,s):[],p=l==="hand"?u:[wu(a)];return i`<div class="slip-tab">
		<p class="soft">${o(`variant.${t.id}`)}<br />${o("page.slips.set",{label:n.label})}</p>
		<p class="slip-number"><b>${o("col.deal")}</b>${s.number}</p>
		<p><b>${Wo(e)}</b>${l==="hand"&&c?i`<br />${c}`:null}</p>
		${p.map((d,$)=>i`<p key=${$} class="slip-line">${z(d)}</p>`)}
	</div>`}var[xu,Su,ua,tg]=[330,374,22,36];function ng(){let e="A K Q J 10 9 8 7 6 5 4 3 2 C H S D C S H".split(" "),t=1,n=()=>(t=Math.imul(t,1664525)+1013904223>>>0)/2**32,s=xu/ua;return Array.from({length:2*s*Su/ua},(a,r)=>{let l=e[Math.floor(n()*e.length)]??"",c=((r>>1)%s+n())*ua,u=(Math.floor((r>>1)/s)+n())*ua,p=(.6+.4*n())*tg/10,d=[r%2?-p:p,p].map(f=>f.toFixed(2)),$=`translate(${c.toFixed(1)} ${u.toFixed(1)}) scale(${d})`;return Wn[l]?`<use href="#${l}" x="-3.7" y="-3.7" width="7.4" height="7.4" transform="${$}"/>`:`<text y="3.3" transform="${$}">${l}</text>`}).join("")}function sg(){let e=[...Q].map(n=>{let s=document.getElementById(`pip-${n}`)?.innerHTML??"";return`<symbol id="${n}" viewBox="0 0 100 100" color="${/[DH]/.test(n)?"#a00":"#000"}">${s}</symbol>`}),t=`<svg xmlns="http://www.w3.org/2000/svg" width="${xu}" height="${Su}" font-family="sans-serif"
		font-size="10" font-weight="700" text-anchor="middle">${e.join("")}${ng()}</svg>`;return`data:image/svg+xml,${encodeURIComponent(t)}`}var Ou=()=>Promise.allSettled([...document.images].filter(e=>e.className==="slip-back").map(e=>e.decode()));function Mu(e){let t=de(sg,[]);return i`<div class="slips-paper">
		${e.series.deals.map(n=>i`<section key=${n.number} class="slips-page"
			style=${`--strips: ${Math.max(3,n.slips.length)}`}>
			${n.slips.map((s,a)=>i`<div key=${a} class="strip">
				<${Xh} ...${e} deal=${n} slip=${s} />
				<img class="slip-back" src=${t} alt="" />
				<${eg} ...${e} deal=${n} slip=${s} />
			</div>`)}
		</section>`)}
	</div>`}function Au({seed:e,...t}){let{variant:n,series:s}=t;return i`<div class="slips-paper slips-sheet">
		<h1>${o("page.slips.sheet")}</h1>
		<p><b>${o(`variant.${n.id}`)} · ${o("page.slips.set",{label:s.label})}</b></p>
		<p class="secret"><b>${o("page.slips.secret")}</b></p>
		<p>${o("page.slips.how")}</p><p>${o("page.slips.packs")}</p><p>${o("page.slips.seed",{seed:e})}</p>
		<div class="all-deals">${s.deals.map(a=>i`<section key=${a.number}>
			<h2>${o("page.pad.deal",{n:a.number})} · ${o("page.slips.dealt",{name:bu(n,a.dealer)})}</h2>
			${a.trump?i`<p class="slip-line">${z(Ho(n,a).join(" · "))}</p>`:null}
			${a.slips.map((r,l)=>i`<div key=${l} class="all-hand">
				<span class="soft">${Wo({...t,deal:a,slip:r})}</span><${ku} ...${t} deal=${a} slip=${r} />
			</div>`)}
		</section>`)}</div>
	</div>`}var[ag,og]=[200,2**31],rg={seed:48,label:40},Tu=()=>fr(16).replace(/(.{4})(?=.)/g,"$1-"),ig=()=>({variant:"",first:1,deals:12,fixed:!1,label:"",seed:Tu()});function lg({plan:e,set:t}){let n=K(t),s=a=>({value:e[a],maxlength:rg[a],autocapitalize:"none",oninput:n(a)});return i`<div class="row">
			<${ce} label=${o("page.slips.many")} value=${e.deals} min=${1} max=${ag} onchange=${n("deals")} />
			<${ce} label=${o("page.slips.first")} value=${e.first} min=${1} max=${og} onchange=${n("first")} />
		</div>
		<div>
			<${ut} label=${o("page.slips.fixed")} checked=${e.fixed} onchange=${n("fixed")} />
			<p class="soft small">${o("page.slips.fixed.about")}</p>
		</div>
		<div><${be} label=${o("page.slips.label")} ...${s("label")} />
			<p class="soft small">${o("page.slips.label.about")}</p></div>
		<div><${be} label=${o("page.slips.seed.label")} required ...${s("seed")} />
			<p class="soft small">${o("page.slips.seed.about")}</p></div>
		<p><${S} plain onclick=${()=>t({seed:Tu()})} say=${o("page.slips.seed.new")} /></p>`}function cg(e){return e instanceof J&&e.reason==="not-now"?o("page.slips.today"):ct(e)?o("page.slips.seed.bad"):D(e)}function ug(e){x(()=>{if(!e)return;let t=!1;return Ou().then(()=>t||print()),()=>{t=!0}},[e])}function pg(){x(()=>{se(Oe)},[]);let[e,t]=b(()=>({...ig(),variant:he.peek().get("variant")??""})),n=M(e);x(()=>()=>{n.current=null},[]);let[s,a]=b(null),[r,l]=b(null),[c,u]=b(""),p=s===e,d=ve.value.find(m=>m.id===e.variant)??$t(),$=I(d?.id);ug(r);let f=m=>{n.current={...n.current??e,...m},t(n.current),l(null),u("")},h=async m=>{if(m.preventDefault(),p||!$)return;a(e),u("");let{first:g,deals:y,fixed:w,label:k}=e,O=e.seed.trim(),T=m.submitter?.getAttribute("value")==="all",[B,P]=await Mr({variant:$.id,seed:O,first:g,deals:y,fixed:w,label:k}).then(Le=>[Le,""],Le=>[null,cg(Le)]);n.current===e&&(a(null),l(B&&{variant:$,series:B,seed:O,all:T}),u(P))};return d?i`<main id="main" tabindex="-1" class="slips">
		<form class="stack unprinted" onsubmit=${h}>
			<header><h1>${o("page.nav.deal")}</h1><p class="lead">${o("page.slips.lead")}</p></header>
			<${V} label=${o("page.create.variant")} value=${d.id} groups=${qe()}
				onchange=${K(f)("variant")} />
			<${lg} plan=${e} set=${f} />
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
		${r?i`<${r.all?Au:Mu} ...${r} />`:null}
	</main>`:i`<${F} />`}function dg(e){let t=_.value;return i`<main id="main" tabindex="-1" class="statistics">
		${t?i`<${fg} key=${t.id} />`:i`<h1>${o("page.nav.statistics")}</h1><${Du} />`}
	</main>`}var Du=()=>i`<section class="stack">
	<p class="lead">${o("page.stats.none")}</p>
	<p><a class="button chief" href="/">${o("page.records.play")}</a></p>
</section>`;function $g(e){let[t,n]=b({}),s=M(""),a=async()=>{try{for(;;){let r=await Er({variant:e});if(s.current!==e)return;if(n({told:r}),r.counted>=r.of)return r}}catch(r){s.current===e&&n(l=>({...l,wrong:D(r)}));return}};return x(()=>(s.current=e,a(),()=>{s.current="-"}),[e]),{...t,again:a}}function fg(){let[e,t]=b(""),{told:n,wrong:s,again:a}=$g(e),r=M([]);return n&&e===""&&(r.current=n.variants),i`<header class="report-head">
			<h1>${o("page.nav.statistics")}</h1>
			${r.current.length>1?i`<${V} hidden label=${o("page.stats.variant")} value=${e} onchange=${t}
						options=${[["",o("page.stats.variant.all")],...r.current.map(({key:l})=>[l,ge(l)])]} />`:null}
		</header>
		${s?i`<p class="trouble" role="status">${s}</p>`:null}
		${n&&n.counted<n.of?i`<p class="soft" role="status">${o("page.stats.counting",{n:n.counted,of:n.of})}</p>`:null}
		${n?i`<${mg} told=${n} again=${a} />`:null}`}function mg({told:e,again:t}){if(e.all.deals===0)return e.assisted.deals?i`<${Bu} of=${e.assisted} />`:i`<${Du} />`;let n=i`<${yg} told=${e} /><${bg} told=${e} /><${xg} told=${e} />`;return i`${e.all.deals<hg?i`<${gg} told=${e} />`:n}
		<section class="stack">
			<h2>${o("page.stats.judge")}</h2>
			<${Og} of=${e.all.bids} />
			<${Mg} told=${e} again=${t} />
			${e.assisted.deals?i`<${Bu} of=${e.assisted} />`:null}
			<p class="small soft">${o("page.stats.how")}</p>
		</section>`}var ju=e=>e.margin?`${v(e.mean,1)} ± ${v(e.margin,1)}`:v(e.mean,1),hg=30;function gg({told:{all:e,streaks:t}}){let n=[[o("page.records.deals"),v(e.deals),""],[o("page.records.made"),v(e.made.count),""],[o("page.records.points"),v(e.points.mean,1),""],[o("page.stats.streak"),v(t.made),""]];return i`<${Eu} of=${n} /><p class="soft">${o("page.stats.course.few")}</p>`}var Eu=({of:e})=>i`<dl class="figures-row">${e.map(([t,n,s])=>i`<div key=${t}>
		<dt>${t}</dt><dd><span class="figure">${n}</span> <span class="small soft">${s}</span></dd>
	</div>`)}</dl>`;function yg({told:{all:e,streaks:t}}){let n=o("page.stats.interval",{low:le(e.made.low),high:le(e.made.high)}),s=c=>c.margin?`± ${v(c.margin,1)}`:"",a=[s(e.lost.all),o("page.stats.of.judged",{n:e.judged})].filter(Boolean).join(" · "),r=o("page.stats.now",{n:t.now,way:t.making?"made":"failed"}),l=[[o("page.records.deals"),v(e.deals),o("page.stats.made.count",{n:e.made.count})],[o("page.records.made"),le(e.made.share),n],[o("page.records.points"),v(e.points.mean,1),s(e.points)]];return e.judged&&l.push([o("page.stats.lost"),v(e.lost.all.mean,1),a]),l.push([o("page.stats.streak"),v(t.made),r]),i`<${Eu} of=${l} />`}var Nu={made:e=>[100*e.made.share,100*e.made.low,100*e.made.high],points:e=>Ko(e.points),lost:e=>Ko(e.lost.all),...Object.fromEntries(He.map(e=>[e,t=>Ko(t.lost[e])]))},Ko=e=>[e.mean,e.mean-(e.margin??0),e.mean+(e.margin??0)];function bg({told:e}){let[t,n]=b(e.all.judged?"lost":"made"),s=e.course.filter(f=>f.judged>0),a=s.length>1,r=f=>e.all.lost[f].mean===0,l=["made","points",...a?["lost",...He.filter(f=>!r(f))]:[]],c=l.includes(t)?t:"made",u=f=>c==="made"||f.points.margin!==void 0,p=(c==="made"||c==="points"?e.course:s).filter(u).map(f=>{let[h=0,m=0,g=0]=Nu[c]?.(f)??[];return{from:f.from,to:f.from+f.deals-1,mean:h,low:m,high:g}}),[d=0]=Nu[c]?.(e.all)??[],$=f=>c==="made"?le(f/100):v(f);return i`<section>
		<h2>${o("page.stats.course")}</h2>
		${e.course.length>1?i`<${R} label=${o("page.stats.show")} hidden value=${c} onchange=${n}
						options=${l.map(f=>[f,o(`page.stats.aspect.${f}`)])} />
					<${Il} of=${p} last=${e.all.deals} label=${vg(o(`page.stats.aspect.${c}`),p,$)}
						all=${d} most=${c==="made"?100:void 0} said=${$}
						foot=${o("page.scores.deals",{n:e.all.deals})} />
					<p class="small soft legend">
						<span><span class="key range" aria-hidden="true"></span> ${o("page.stats.key.interval")}</span>
						<span><span class="key all" aria-hidden="true"></span> ${o("page.stats.key.all")}</span>
					</p>`:i`<p class="soft">${o("page.stats.course.few")}</p>`}
	</section>`}function vg(e,t,n){let s=a=>n(Math.round(a*10)/10);return`${e}: ${t.map(a=>o("page.stats.stretch",{from:a.from,to:a.to,n:s(a.mean)})).join(", ")}`}var wg=["bids","trumps","premiums","places","variants"];function kg(e,t){return e==="trumps"?i`<${Z} trump=${t} /> ${N(t)}`:e==="premiums"?t==="plain"?o("page.stats.plain"):G(t):e==="places"?o(`page.stats.place.${t}`):e==="variants"?ge(t):v(Number(t))}function xg({told:e}){let[t,n]=b("bids"),s=wg.filter(u=>e[u].length>1||u==="bids"),a=s.includes(t)?t:"bids",r=e[a],l=e.all.judged>0,c=r.some(u=>u.bids.of>0);return i`<section>
		<h2>${o("page.stats.split")}</h2>
		<${R} label=${o("page.stats.show")} hidden value=${a} onchange=${n}
			options=${s.map(u=>[u,o(`page.stats.by.${u}`)])} />
		<${ee}><table class="book split">
			<thead><tr>
				<th scope="col">${o(`page.stats.by.${a}`)}</th>
				<td class="bar-head"><span aria-hidden="true">${v(0)}</span><span aria-hidden="true">${le(1)}</span></td>
				<th scope="col">${o("page.stats.head.made")}</th>
				${c?i`<th scope="col">${o("page.stats.head.expected")}</th>`:null}
				<th scope="col">${o("page.records.deals")}</th><th scope="col" class="spare">${o("page.stats.head.points")}</th>
				${l?i`<th scope="col" class="spare">${o("page.stats.head.lost")}</th>`:null}
			</tr></thead>
			<tbody>${r.map(u=>i`<tr key=${u.key}>
				<th scope="row">${kg(a,u.key)}</th>
				<td class="bar" aria-hidden="true"><${Sg} of=${u} /></td>
				<td>${le(u.made.share)}</td>
				${c?i`<td>${u.bids.of?le(u.bids.expected/u.bids.of):""}</td>`:null}
				<td>${v(u.deals)}</td><td class="spare">${ju(u.points)}</td>
				${l?i`<td class="spare">${u.judged?ju(u.lost.all):""}</td>`:null}
			</tr>`)}</tbody>
		</table><//>
		<p class="small soft legend">
			<span><span class="key made" aria-hidden="true"></span> ${o("page.stats.head.made")}</span>
			<span><span class="key interval" aria-hidden="true"></span> ${o("page.stats.key.interval")}</span>
			${c?i`<span><span class="key expected" aria-hidden="true"></span> ${o("page.stats.key.expected")}</span>`:null}
		</p>
	</section>`}function Sg({of:{made:e,bids:t}}){let n=a=>`${100*a}%`,s=t.of?i`<span class="expected" style=${{"--at":n(t.expected/t.of)}}></span>`:null;return i`<span class="track">
		<span class="made" style=${{"--long":n(e.share)}}></span>
		<span class="interval" style=${{"--at":n(e.low),"--long":n(e.high-e.low)}}></span>${s}
	</span>`}function Og({of:e}){if(!e.of)return null;let t=e.made<e.low?"below":e.made>e.high?"above":"within",[n,s]=[v(Math.ceil(e.low)),v(Math.floor(e.high))],a={of:e.of,made:v(e.made),n:v(e.expected,1),low:n,high:s,way:t};return i`<p>${o("page.stats.expected",a)}</p>`}var Bu=({of:e})=>i`<p>${o("page.stats.assisted",{n:e.deals,made:v(e.made.count)})}</p>`;function Mg({told:e,again:t}){let[n,s]=b(!1),[a,r]=b(""),l=M(!1);x(()=>()=>{l.current=!1},[]);let c=async()=>{l.current=!0,s(!0),r("");try{let d=e;for(;l.current&&d&&d.unjudged.length>0;){let[$]=d.unjudged;if($)for await(let h of mn($.table,$.match,void 0,()=>l.current));l.current&&(d=await t());let[f]=d?.unjudged??[];if(f&&f.table===$?.table&&f.match===$.match)break}}catch(d){r(D(d))}s(!1)},u=e.all.deals-e.all.judged,p={n:e.all.judged,of:e.all.deals};return i`<p role="status">${o(n?"page.stats.judging":"page.stats.judged",p)}</p>
		${a?i`<p class="trouble" role="alert">${a}</p>`:null}
		${u>0&&e.unjudged.length>0?i`<p><${S} onclick=${()=>n?l.current=!1:c()}
				say=${o(n?"page.stats.judge.stop":"page.stats.judge.go")} /></p>`:null}`}var[Ag,Tg]=[400,12],Uo=class{#e=null;meant(t){let n=this.#e,a=!(n!==null&&t.timeStamp-n.timeStamp<Ag&&Math.hypot(t.clientX-n.clientX,t.clientY-n.clientY)<Tg)||t.target===n.target;return this.#e=a?t:{...n,timeStamp:t.timeStamp},a}};function Cu(){x(()=>{let e=new Uo;function t(n){if(n.detail===0||!(n.target instanceof Element))return;let{timeStamp:s,clientX:a,clientY:r}=n,l=n.target.closest("button, a, label, input")??n.target,c=l instanceof HTMLLabelElement?l.control??l:l;e.meant({target:c,timeStamp:s,clientX:a,clientY:r})||(n.preventDefault(),n.stopPropagation())}return document.addEventListener("click",t,!0),()=>document.removeEventListener("click",t,!0)},[])}var jg=["rank","arrows","suits","ends","enter","hint","last","score","undo","close","help"];function Lu({onclose:e}){return i`<${H} title=${o("page.keys")} onclose=${e}>
		<dl class="keys">
			${jg.map(t=>{let[n="",s=""]=o(`page.keys.${t}`).split("|");return i`<dt key=${t}>${n}</dt><dd>${s}</dd>`})}
		</dl>
		<p class="soft">${o("page.keys.spoken")}</p>
	<//>`}var Jo=()=>document.querySelector(".hand.asked")?".hand.asked":".mine .hand",Vo=()=>document.querySelector(`${Jo()} [data-card][tabindex="0"]`);function Pu(){x(()=>{let e=null,t=null,n=0,s=Sr();function a(u){u.target instanceof Element&&u.target.closest("dialog")||(e=u.target instanceof HTMLElement&&u.target.closest("main.table")?u.target:null,t=e?.closest(".hand")??null,n=t&&e?[...t.querySelectorAll("[data-card]")].indexOf(e):0)}let r=()=>(e=null,s=!0);function l(){if(document.activeElement!==document.body||document.querySelector("dialog[open]"))return;if(!e)return void(s&&document.getElementById("main")?.focus({preventScroll:!0}));if(e.isConnected){e.matches(":disabled")||e.focus({preventScroll:!0});return}let u=t?.isConnected?t.querySelectorAll("[data-card]"):[],p=()=>document.querySelector(".answer button:not(:disabled)"),d=()=>document.querySelector(".over .button.chief:not(:disabled)"),$=u[Math.min(n,u.length-1)]??p()??Vo()??d();$ instanceof HTMLElement&&$.focus({preventScroll:!0})}let c=new MutationObserver(l);return c.observe(document.body,{childList:!0,subtree:!0,attributes:!0,attributeFilter:["disabled"]}),document.addEventListener("focusin",a),document.addEventListener("pointerdown",r),()=>{c.disconnect(),document.removeEventListener("focusin",a),document.removeEventListener("pointerdown",r)}},[])}function Ru(e,t){if(typeof BroadcastChannel>"u")return;let n=new BroadcastChannel(e);return n.onmessage=({data:s})=>t(s),n}var Go=class{#e;#n;#t;#s=new Map;constructor(t,n){this.#e=t,this.#n=n,this.#t=Ru("ninetynine.tables",s=>this.#r(s))}get rests(){let t=this.#s.get(this.#e)??0;return[...this.#s.values()].filter(n=>n>t).length>=4}look(){let t=Math.max(Date.now(),...this.#s.values());this.#s.set(this.#e,t+Math.random()),this.hold()}hold(){this.#a(this.#s.get(this.#e)??0)}leave(){this.#a(0)}close(){this.#t?.close(),this.#t=void 0}#a(t){this.#t?.postMessage({table:this.#e,looked:t})}#r({table:t,looked:n}){let s=this.rests;n?this.#s.set(t,n):t!==this.#e&&this.#s.delete(t),this.rests!==s&&this.#n()}},pa=class{ours=!1;#e;#n;#t;#s;#a=0;#r=0;#c=0;#i=()=>{};constructor(t,n,s,a){this.#e=n,this.#n=s,this.#t=Ru(`ninetynine.table.${t}`,r=>this.#p(r)),this.#s=new Go(t,a),addEventListener("pagehide",this.leave),this.claim()}get rests(){return this.#s.rests}claim(){this.#s.look(),this.#l()}#l=()=>{this.ours||(this.ours=!0,this.#s.hold(),[this.#a,this.#r]=[Math.random(),Date.now()],clearTimeout(this.#c),this.#d({claim:this.#a}),this.#i())};async turn(){for(;!this.ours&&this.#t;)await new Promise(t=>this.#i=()=>t(void 0))}tell(t,n){this.ours&&this.#d({said:t,trouble:n})}leave=()=>{this.ours&&(this.#d({gone:!0}),this.#s.leave()),this.ours=!this.#t};close(){this.leave(),removeEventListener("pagehide",this.leave),clearTimeout(this.#c),this.#t?.close(),this.#t=void 0,this.#s.close(),this.#i()}#d(t){this.#t?.postMessage(t)}#p({claim:t,gone:n,said:s,trouble:a}){if(this.ours){if(t===void 0)return;if(Date.now()-this.#r<1e3&&t<this.#a)return this.#d({claim:this.#a});this.ours=!1,this.#n()}clearTimeout(this.#c);let r=document.visibilityState==="visible";this.#c=setTimeout(this.#l,n?r?0:2e3*Math.random():4e4),t===void 0&&!n&&this.#e(s,a)}};var Ng=4e4,Bg=5e3,Dg=15e3,Eg=2e3,Zo={first:250,longest:8e3};function _u(e,t){if(t===null||typeof t!="object"||Array.isArray(t))return t;let n=Array.isArray(e)?[...e]:typeof e=="object"?{...e}:{};for(let[s,a]of Object.entries(t))a===null?delete n[s]:n[s]=_u(n[s],a);return n}var qu=e=>e instanceof J&&e.status<500&&e.status!==429&&e.status!==401,da=class{state=C("opening");trouble=C("");refused=C(null);#e;#n;#t=0;#s={};#a=!1;#r=()=>{};#c=new AbortController;#i=!1;#l=!1;#d=0;#p=-1/0;#o;constructor(t,n){this.#e=t,this.#n=n,this.#o=new pa(t,(s,a)=>this.#O(s,a),()=>this.#f(),()=>this.#u()),addEventListener("online",this.#g),addEventListener("offline",this.#b),document.addEventListener("visibilitychange",this.#m),this.#v()}act(t,n){let s=document.visibilityState==="visible";return this.#o.rests&&s&&this.again(),Gr(this.#e,t,n)}hint(){return Rr({table:this.#e,id:lt()},{within:3e4})}ahead(){return this.#p===-1/0?0:this.#p}again=()=>{if(!this.#o.ours||this.#o.rests)return this.#o.claim(),this.#u();this.#i||(this.#l=!0,this.#u())};doubt(){this.state.peek()==="live"&&Date.now()-this.#d>Eg&&this.again()}#f(){this.#u(),this.#t===0&&this.#$()}async#$(){let t=await Oa({table:this.#e}).catch(()=>{});t&&t.seq>this.#t&&this.#O(t)}#u(){this.#c.abort(),this.#r()}close(){this.#a=!0,removeEventListener("online",this.#g),removeEventListener("offline",this.#b),document.removeEventListener("visibilitychange",this.#m),this.#o.close(),this.#u()}#g=()=>{this.#o.ours&&!this.#o.rests&&this.again()};#b=()=>{it(this.#e)||(this.state.value="lost",this.again())};#m=()=>{document.visibilityState==="visible"&&(!this.#o.ours||this.#o.rests||this.state.peek()==="lost")&&this.again()};async#v(){for(let t=Zo.first;!this.#a;t=Math.min(2*t,Zo.longest)){let n=this.#t;try{await this.#h(),this.#o.ours&&!this.#a&&await this.#x()}catch(a){if(qu(a))return this.refused.value=a,this.state.value="refused",this.#o.close()}if(this.#a)return;if(!this.#o.ours||this.#o.rests)continue;this.state.value="lost",this.#t>n&&(t=Zo.first);let s=this.#l?0:t;this.#l=!1,await this.#y(s)}}#y(t){return new Promise(n=>{let s=setTimeout(n,t);this.#r=()=>(clearTimeout(s),n(void 0))})}async#h(){for(await this.#o.turn();this.#o.rests&&!this.#a;await this.#o.turn())await this.#k()}async#k(){let{signal:t}=this.#c=new AbortController;try{let n=await Oa({table:this.#e},{signal:t});if(!this.#o.ours)return;this.#w(n),this.#O(n)}catch(n){if(t.aborted)return;if(qu(n))throw n;this.state.value="lost"}this.#o.rests&&!this.#a&&await this.#y(Bg)}async#x(){let t=this.#c=new AbortController,n=()=>setTimeout(()=>t.abort(),Ng),s=n();try{let a=(await this.#S(t.signal)).pipeThrough(new TextDecoderStream).getReader();for(let r="";;){let{value:l,done:c}=await a.read();if(c)return;clearTimeout(s),s=n(),this.#d=Date.now(),this.#w();let u=(r+l).split(`
`);r=u.pop()??"";for(let p of u)p&&!this.#a&&this.#A(JSON.parse(p))}}finally{this.#i=!1,clearTimeout(s),t.abort()}}async#S(t){this.#i=!0;let n=it(this.#e)?0:setTimeout(()=>t.aborted||this.#u(),Dg),s={Accept:"application/x-ndjson"},a=Zr(this.#e,this.#t),r=await yr(a,{headers:s,signal:t}).finally(()=>clearTimeout(n));if(this.#i=!1,this.#d=Date.now(),this.#p=Math.max(this.#p,Date.parse(r.headers.get("Date")??"")-Date.now()||-1/0),!r.ok||!r.body)throw wr(r,await r.text().catch(()=>""));return this.trouble.value="",this.state.value="live",r.body}#w(t){this.#o.tell(t,this.trouble.peek())}#A({changes:t,trouble:n,...s}){if(n!==void 0)return this.trouble.value=n,this.#w();t&&(s={...s,..._u(this.#s,t)});let{table:a,seat:r,muted:l,view:c}=s;this.#s={table:a,seat:r,muted:l,view:c},!(s.seq<=this.#t&&s.event.do!=="present")&&(this.#w(s),this.#M(s))}#O(t,n=""){if(this.#a)return;if(this.trouble.value=n,this.#t===0&&t?.event.do!=="present")return void this.#$();this.state.value="live";let s=t&&(t.event.do==="present"?t.seq===this.#t:t.seq<=this.#t);t&&!s&&this.#M(t)}#M(t){this.#t=t.seq,this.#p=Math.max(this.#p,t.at-Date.now()),this.#n(t)}};function Iu({table:e,message:t,onpanel:n,onclose:s}){let{seat:a}=t,r=t.table.stage!=="waiting",l=t.table.chairs.filter(h=>h.player).length===1,[c,u]=b(!1),p=h=>{s(),e.act(h)},{settings:d}=e.settled.value,$=a!==void 0&&t.view?.phase==="play",f=Pg(e.id,$,t.seq);return i`<${H} title=${o("page.more")} onclose=${s}>
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
			<${Cg} id=${e.id} settings=${d} />
			<section><h3>${o("page.more.know")}</h3>
				${d.rules?i`<${S} onclick=${()=>n("rules")} say=${o("page.house")} />`:i`<a class="button" href=${`/rules/${d.variant??"standard"}`}>${o("page.nav.rules")}</a>`}
				<${S} onclick=${()=>n("keys")} say=${o("page.keys")} />
				<a class="button" href="/settings">${o("page.nav.settings")}</a>
				<${S} onclick=${()=>U("/")} say=${o("page.home")} />
			</section>
			<${Lg} chairs=${t.table.chairs} />
		</div>
	<//>`}function Cg({id:e,settings:{day:t,from:n}}){let{busy:s,once:a}=X();if(!rn||!it(e)||rt.value||t||n)return null;let r=()=>a(()=>gi(e));return i`<section><h3>${o("page.here")}</h3>
		<${S} aria-busy=${s} onclick=${r} say=${o("page.bring")} />
		<p class="soft small">${o("page.bring.about")}</p>
	</section>`}function Lg({chairs:e}){let t=e.filter(n=>n.bot);return t.length===0?null:i`<section class="bots"><h3>${o("page.more.bots")}</h3>
		<ul>
			${t.map(n=>i`<li key=${n.name}><b>${dt(n)}</b> <span class="soft">${Jt(n)}</span>
					<small class="soft">${Vt(n)}</small></li>`)}
		</ul>
	</section>`}function Pg(e,t,n){let{value:s}=L(async a=>t&&Pr({table:e},{signal:a}),e,t,n);return t&&s?s.settled:!1}function Fu({settings:e,onclose:t}){let{value:n}=L(()=>se(()=>pt(e,W.value)));return i`<${H} title=${o("page.house")} broad onclose=${t}>
		${n?i`<${_a} guide=${n} />`:null}
	<//>`}var Rg=450,qg=1e3,_g=100,Ig=700,Yo=e=>e?.options?JSON.stringify([e.game,e.deal,e.phase,e.played,e.offers,e.options]):"",Fg=({event:{do:e,done:t}})=>e==="redo"||t&&["ask","answer"].includes(e),zg=({seq:e,at:t,event:{by:n="",name:s="",seat:a=-1,text:r="",phrase:l}})=>({seq:e,at:t,by:n,name:s,seat:a,text:r,...l&&{phrase:l}}),$a=class{newest=C(null);settled=C({settings:{},host:""});busy=C("");waits=C(0);thinking=C(!1);chosen=C(new Set);advice=C(null);intended=C("");next=C("");wrong=C("");showing=new Hs(()=>A.spoken.value?"quick":A.pace.value);view=Rt(()=>this.showing.shown.value?.message.view);talk=Rt(()=>{let{message:t,full:n}=this.showing.shown.value??{},s=(t?.seq??0)-(n?1:0);return this.#e.value.filter(a=>!a.remark||a.seq<=s)});current=Rt(()=>{let t=this.showing.shown.value;return!t||t.full!==null||this.busy.value.startsWith("play ")?!1:t.message.seq>=this.#t.value&&t.message.seq===this.newest.value?.seq});#e=C([]);#n=-1/0;#t=C(0);#s="";#a=0;#r=0;#c=!1;#i;constructor(t,n){this.id=t,this.port=n(t,a=>this.#p(a)),this.unsent=fi(t),this.unsent.send=(a,r)=>this.port.act(a,r),this.unsent.down=()=>this.port.state.peek()==="lost",this.unsent.doubt=()=>this.port.doubt(),this.unsent.recalled=a=>{this.#l(a)};let s=[bt(()=>this.#v()),bt(()=>this.#d())];this.#i=()=>s.forEach(a=>a());for(let a of this.unsent.waiting.peek())this.#l(a)}now(){return Date.now()+this.port.ahead()}close(){this.#i(),clearTimeout(this.#r),clearTimeout(this.#a),this.showing.stop(),this.port.close(),this.unsent.down=()=>!1,this.unsent.doubt=()=>{},this.unsent.recalled=()=>{}}async#l({command:{id:t,do:n,act:s=""},premium:a=""}){n==="act"?this.busy.value=s:this.waits.value++;let r=await this.#g(this.unsent.answered(t),()=>!0);n==="act"?this.busy.value="":this.waits.value--,!(!r||!a)&&(this.intended.value=a,this.#m())}#d(){let{value:t}=this.port.state,n=t==="lost"?t:this.port.trouble.value;clearTimeout(this.#a),t==="live"&&!n&&this.unsent.wake(),t==="live"&&this.wrong.peek()==="lost"&&(this.wrong.value=""),n!==this.wrong.peek()&&(this.#a=setTimeout(()=>this.wrong.value=n,qg))}stopLate(){let t=this.unsent.waiting.peek().find(n=>n.command.do==="act"&&n.late);return t&&this.unsent.withdraw(t.command.id),t!==void 0}async act(t){if(t.do==="ask"&&(this.next.value=""),t.do==="chat")return this.#u(t);this.waits.value++;let n=await this.#u(t);return this.waits.value--,n}async play(t,n=""){let s=this.view.peek()?.options;if(!s||this.busy.peek())return!1;this.dismiss(),this.busy.value=t;let a=this.#s=`${s.seat??this.newest.peek()?.seat} ${t}`;this.#c=!1,this.showing.hurry();let r=s.seat===void 0?{}:{hand:s.seat},l=await this.#u({do:"act",act:t,seen:this.newest.peek()?.seq,...r},n);return this.#s===a&&(this.#s="",(!l||this.#f())&&(this.busy.value="")),l!==void 0}async lay(t){await this.play(`lay ${[...this.chosen.peek()].join(" ")}`,t)&&(this.intended.value=t,this.#m())}async ready(){if(this.waits.peek())return;if(this.newest.peek()?.table.stage!=="waiting")return this.act({do:"ready"});this.waits.value++;let t=await li();return this.waits.value--,t&&ci(this.id,t),this.act({do:"ready",...t?{text:t.commit}:{}})}async hint(){if(this.advice.peek())return this.dismiss();let t=this.#o();if(!t||this.thinking.peek())return;this.thinking.value=!0;let n=await se(()=>this.port.hint());this.thinking.value=!1,n&&t===this.#o()&&(this.advice.value={about:t,advice:n.advice})}dismiss(){this.advice.value=null}heed(){let t=this.advice.peek();if(!t||t.about!==Yo(this.view.peek()))return this.dismiss();let[n,...s]=t.advice.act.split(" ");return n==="lay"?void(this.chosen.value=new Set(s)):(this.dismiss(),void this.play(t.advice.act))}async takeBack(){this.stopLate()||this.waits.peek()>0||Date.now()-this.#n<Ig||await this.act({do:"ask",text:"undo"})}async redo(){let{table:{redo:t=[]}={},seat:n=-1}=this.newest.peek()??{};t.includes(n)&&this.waits.peek()===0&&await this.act({do:"redo"})}#p(t){Fg(t)&&(this.next.value="",this.#c=!0),t.event.do==="ask"&&t.event.done&&t.event.seat===t.seat&&(this.#n=Date.now()),Pe(()=>{this.newest.value=t,t.settings&&(this.settled.value={settings:t.settings,host:t.host??""});let n=t.event.do==="chat"?zg(t):t.said;t.talk?this.#e.value=t.talk:n&&(this.#e.value=[...this.#e.value,n].slice(-_g)),this.#$(t),t.event.acts?.includes(this.#s)&&(this.#s=""),!this.#s&&this.#f()&&(this.busy.value=""),this.showing.take(t),t.event.do==="redo"&&this.showing.skip()}),this.#b(t),this.#m()}#o(){return Yo(this.newest.peek()?.view)}#f(){return(this.newest.peek()?.seq??0)>=this.#t.peek()}#$({seq:t,seat:n,event:{do:s,acts:a=[],seat:r}}){for(let{command:{id:l,do:c,act:u,hand:p=n,seen:d=0}}of this.unsent.waiting.peek())s==="act"&&c===s&&r===n&&t>d&&a.includes(`${p} ${u}`)&&this.unsent.heard(l,t)}put(t,n){let s=this.newest.peek()?.seq;return this.unsent.put({...s===void 0?{}:{seen:s},...t},n)}#u(t,n){let{answered:s,late:a}=this.put(t,n),r=!1;return a.then(()=>r=!0),this.#g(s,()=>r)}async#g(t,n){try{let s=await t;return this.#t.value=Math.max(this.#t.value,s?.seq??0),this.port.state.peek()==="lost"&&this.port.again(),s?.late&&j(o("page.unsent.late")),s}catch(s){let{reason:a}=s;s instanceof br&&(this.#c=!0),a==="no-session"&&this.port.again(),(a!=="stale"||n())&&j(D(s));return}}#b(t){let n=t.seat===void 0?void 0:t.table.chairs[t.seat],s=t.event.do==="begin"||t.event.do==="present";if(t.table.stage!=="mixing"||!n?.commit||!s)return;let a=is(this.id,n.commit);if(!a)return;let r={id:lt(),do:"entropy",text:a};Ht(()=>this.port.act(r)).catch(()=>{})}async#m(){let t=this.intended.peek(),n=this.newest.peek()?.view;if(!t||this.#s||!this.#f())return;if(n?.options?.kind==="lay")return void(this.intended.value="");if(n?.phase==="lay")return;if(!(n?.options?.kind==="offer"?n.options.acts??[]:[]).includes(t))return void(this.intended.value="");this.showing.skip(),await this.play(t),this.intended.value=""}#v(){let t=this.view.value,n=this.current.value&&this.busy.value===""?t?.options:void 0;clearTimeout(this.#r),n?.kind==="play"&&t&&this.#y(t,n),(t?.phase!=="play"||!E(t.hand).includes(this.next.peek()))&&(this.next.value="");let s=new Set(E(t?.options?.from)),a=[...this.chosen.peek()].filter(r=>s.has(r));a.length!==this.chosen.peek().size&&(this.chosen.value=new Set(a)),this.advice.peek()&&this.advice.peek()?.about!==Yo(this.newest.value?.view)&&this.dismiss()}#y(t,n){let s=E(n.from),a=n.seat===void 0&&s.includes(this.next.peek())?this.next.peek():"",r=a||(s.length===1&&this.#h(t)?s[0]:"");if(a||(this.next.value=""),!r)return;let l=()=>(this.next.value="",void this.play(`play ${r}`));this.#r=setTimeout(l,a?0:Rg)}#h(t){return!(this.newest.peek()?.table.chairs.filter(s=>s.player).length===1)||this.#c||t.options?.seat!==void 0?!1:A.forced.value||E(t.hand).length===1&&!A.spoken.value}};var zu,Qo={noise:!0,at:0,hertz:1800,seconds:.06,gain:.12},Hn={noise:!1,at:0,hertz:392,seconds:.28,gain:.05},Wg={card:[Qo],turn:[Hn],deal:[0,.07,.14,.21].map(e=>({...Qo,at:e,gain:.07})),trick:[{...Qo,hertz:700,seconds:.16,gain:.09}],made:[Hn,{...Hn,at:.16,hertz:523.25,seconds:.45}],best:[392,523.25,659.25,783.99].map((e,t)=>({...Hn,at:.13*t,hertz:e,seconds:.7})),lost:[{...Hn,hertz:246.94,seconds:.4,gain:.04}]},Wu=e=>(e.played??[]).reduce((t,n)=>t+E(n).length,0);function Hu(e,t){if(!e||!t)return[];let n=[];if(tt(e,t)?Wu(t)>Wu(e)&&n.push("card"):n.push("deal"),t.phase==="over"&&e.phase!=="over"&&t.seat!==void 0){let{seat:s,closed:a,points:r=[],made:l=[]}=t,c=r[s]===99||a?.winners.includes(s);n.push(c?"best":l[s]?"made":"lost")}return t.options&&!e.options&&n.push("turn"),n}function Xo(e){if(!(!A.sound.peek()||document.hidden)){zu??=new AudioContext;for(let t of Wg[e])Hg(zu,t)}}function Hg(e,{noise:t,at:n,hertz:s,seconds:a,gain:r}){let l=e.currentTime+n,c=new GainNode(e,{gain:0});if(c.gain.setValueAtTime(0,l),c.gain.linearRampToValueAtTime(r,l+.008),c.gain.exponentialRampToValueAtTime(1e-4,l+a),c.connect(e.destination),t){let u=new AudioBuffer({length:Math.ceil(a*e.sampleRate),sampleRate:e.sampleRate}),p=u.getChannelData(0);for(let $=0;$<p.length;$++)p[$]=Math.random()*2-1;let d=new AudioBufferSourceNode(e,{buffer:u});d.connect(new BiquadFilterNode(e,{type:"bandpass",frequency:s,Q:.8})).connect(c),d.start(l)}else{let u=new OscillatorNode(e,{type:"sine",frequency:s});u.connect(c),u.start(l),u.stop(l+a)}}function Ku({message:e,busy:t=!1,ondo:n}){let{stage:s,chairs:a}=e.table,r=Gt(),l=async c=>await r.keep()&&n({do:"sit",seat:c});return i`<section class="watching" aria-label=${o("page.watch")}>
		<p><b>${o("page.watch")}</b> ${s==="waiting"?null:o("page.watch.seen")}</p>
		${s==="waiting"?i`<${rs} chairs=${a} name=${r} onsit=${l} busy=${t} />`:null}
		<a class="button plain" href="/">${o("page.home")}</a>
	</section>`}function Uu(e){let{message:t,settings:n}=e,s=t.table.match>0?Dn(e.id,n):void 0;return s?i`<div class="waiting leaf">
		<h2>${s.title}</h2>
		<p>${s.lost}</p>
		<p><a class="button chief" href=${s.givenUp.href}>${s.givenUp.text}</a></p>
	</div>`:i`<${Kg} ...${e} />`}function Kg({message:e,settings:t,host:n,me:s,busy:a,ondo:r,onready:l}){let{table:c,seat:u}=e,p=Gt(),d=u===void 0?void 0:c.chairs[u],$=s!==n?c.chairs.find(k=>k.player===n)?.name:void 0,f=c.match>0,h=M(void 0),m=M(Promise.resolve(!0)),g=async k=>{await p.keep()&&(h.current=void 0,await r({do:"sit",seat:k}))},y=()=>m.current=m.current.then(async()=>{let k=await p.keep(),O=_.peek()?.name;return!k||!d||O===(h.current??Jg(d.name))?k:(h.current=O,await r({do:"name"}),!0)}),w=async()=>await y()&&l();return i`<div class="waiting leaf">
		<h2>${!d&&$?o("page.invited",{name:$}):o(f?"page.waiting.again":"page.waiting")}</h2>
		${d?null:i`<${Ui} variant=${t.variant??e.view?.variant??""} table=${xr.value[1]??""} />
					<${rs} chairs=${c.chairs} name=${p} onsit=${g} busy=${a} />`}
		<ol class="chairs">
			${c.chairs.map((k,O)=>{if(k===d){let T=c.chairs.every(B=>B===d||B.bot);return i`<${Gg} key=${O} chair=${k} name=${p} alone=${T} onname=${y} ondo=${r} />`}return i`<${Zg} key=${O} chair=${k} seat=${O} seated=${d!==void 0} clears=${n===s}
					onsit=${g} ondo=${r} />`})}
		</ol>
		${t.rules?i`<${Ug} settings=${t} />`:null}
		${(d||n===s)&&!c.locked?i`<${hs} />`:null}
		${n===s?i`<${Yg} table=${c} ondo=${r} />`:null}
		${n!==s&&c.locked?i`<p class="soft">${o("page.locked")}</p>`:null}
		${d?d.ready?i`<div class="row"><p class="soft">${Vg(c.chairs,s)}</p>
						<${S} plain disabled=${a} onclick=${()=>r({do:"unready"})} say=${o("page.unready")} /></div>`:i`<${S} chief disabled=${a} onclick=${w} say=${o(f?"page.again":"page.ready")} />`:null}
	</div>`}function Ug({settings:e}){let{value:t}=L(()=>pt(e,W.value),W.value);return t?.players?i`<p class="soft">${t.players}</p>`:null}var Jg=e=>_.peek()?.name===e?e:e?.replace(/ \d$/,"");function Vg(e,t){return e.some(n=>!n.player&&!n.bot)?o("page.waiting.friends"):o("ask.wait",{names:q(e.filter(n=>n.player&&!n.ready&&n.player!==t).map(dt))})}function Gg({chair:e,name:t,alone:n,onname:s,ondo:a}){return i`<li class="own">
		<form class="who" onsubmit=${l=>(l.preventDefault(),s())}>
			${n?i`<b>${e.name}</b>`:i`<${os} name=${t} onkeep=${s} />`}
			${n?i` <span class="soft small">${o("you")}</span>`:null}
			${e.ready?i` <span class="ready small">${o("seat.ready")}</span>`:null}
		</form>
		<${S} plain onclick=${()=>a({do:"stand"})} say=${o("page.stand")} />
	</li>`}function Zg({chair:e,seat:t,seated:n,clears:s,onsit:a,ondo:r}){let{player:l,bot:c}=e,u=[o("page.bot"),Jt(e,n)].filter(Boolean).join(" · ");return i`<li>
		<span class="who">
			${l||c?i`<b>${dt(e)}</b>`:i`<i class="soft">${o("page.chair.empty")}</i>`}
			${c?i` <span class="soft small" title=${Vt(e)}>${u}</span>`:null}
			${l&&e.ready?i` <span class="ready small">${o("seat.ready")}</span>`:null}</span>
		${!l&&!n?i`<${S} plain onclick=${()=>a(t)} say=${o("page.sit")} />`:null}
		${!l&&n?i`<${Qg} chair=${e} seat=${t} ondo=${r} />`:null}
		${l&&s?i`<${S} plain onclick=${()=>r({do:"remove",seat:t})} say=${o("page.chair.clear")} />
					<${S} plain onclick=${()=>r({do:"ban",text:l,on:!0})} say=${o("page.ban")} />`:null}
	</li>`}function Yg({table:{locked:e,banned:t=[]},ondo:n}){return i`<div class="row">
		<${S} plain onclick=${()=>n({do:"lock",on:!e})} say=${o(e?"page.unlock":"page.lock")} />
		${t.map(({player:s,name:a})=>i`<button type="button" key=${s} class="button plain" onclick=${()=>n({do:"ban",text:s,on:!1})}>
					${o("page.unban",{name:a||s})}
				</button>`)}
	</div>`}function Qg({chair:{bot:e=""},seat:t,ondo:n}){let s=e&&!Vn.includes(e)?[e,...Vn]:Vn,a=r=>n(r?{do:"bot",seat:t,text:r}:{do:"remove",seat:t});return i`<${V} hidden label=${o("page.chair.bot")} value=${e} onchange=${a}
		options=${[["",o("page.chair.friend")],...ae("page.level",...s)]} />`}var Ju=1e4;function Xg({rest:e}){let t=e[0]??"",n=ls(t);return n?i`<${ey} to=${n} />`:i`<${ty} key=${t} id=${t} />`}function ey({to:e}){return x(()=>U(`/t/${e}`,{replace:!0}),[e]),null}function ty({id:e}){let t=de(()=>new $a(e,(a,r)=>new da(a,r)),[e]);x(()=>()=>t.close(),[t]);let n=t.port.refused.value;if(n)return i`<${ny} why=${n} id=${e} />`;if(!t.showing.shown.value){let a=pn.value&&!it(e);return i`<main id="main" tabindex="-1" class="table"><div class="opening" role="status">
			<p>${o(a?"page.out.table":"page.opening")}</p>
			${a?i`<p><a class="button" href="/">${o("page.nowhere.go")}</a></p>`:null}
			<${xo} unsent=${t.unsent} />
		</div></main>`}return i`<${sy} table=${t} />`}function ny({why:e}){return i`<${F} title=${o(e.status===404?"page.table.none":"page.table.refused")} text=${D(e)}>
		<p><a class="button" href="/">${o("page.nowhere.go")}</a></p>
	<//>`}function sy({table:e}){let[t,n]=b(""),{message:s,full:a}=e.showing.shown.value,{view:r,seat:l}=s,{stage:c,chairs:u}=s.table,p=ii(s),{variant:d="standard",rules:$,deals:f}=e.settled.value.settings,h=I(d,$),m=`${r?.options&&e.current.value?"● ":""}${o(`variant.${d}`)} · Ninety-Nine`;x(()=>{document.title=m},[m]),x(()=>{it(e.id)&&c==="playing"&&tl()},[c==="playing"]),ky(e,n),Pu(),Cu(),x(()=>Cn.clear(),[r?.deal,r?.game]),hy(u.some(yt=>yt.until!==void 0)),yy(r,a?.gone??!1);let g=gy(r),y=c==="waiting"&&r?.phase!=="over",w=kt(h,r?.phase),k=r?.phase==="over"&&(c==="between"||c==="waiting")&&!a,O=()=>i`<${Fl} table=${e.id} names=${p} about=${Ds(h,f)} view=${r} />`,T=by(e,s)&&r!==void 0&&!y;wy(e,s,T,!y&&r?.phase!==void 0&&!k);let B=e.busy.value!==""||e.waits.value>0||e.thinking.value,P={table:e,message:s,names:p,variant:h,laid:w},Le=e.advice.value?"hinted":"";return i`<${nt.Provider} value=${Re(r)}>
		<main id="main" tabindex="-1" class="table" aria-busy=${B} data-stage=${c} data-phase=${r?.phase??""}>
		${A.spoken.value?i`<${Pc} table=${e} variant=${h} />`:null}
		<${cy} table=${e} message=${s} panel=${t} onpanel=${n} beside=${T} />
		<${Ec} table=${e} />
		<div class="spread">
			<div class=${`board of-${r?Se(r):0} ${k?"sheeted":""} ${Le}`}>
				${r&&r.phase!==void 0&&!y&&l!==void 0?i`<${dy} ...${P} />`:null}
				<${iy} table=${e} variant=${h} />
				<${ay} ...${P} full=${a} waiting=${y} between=${k} fresh=${g} />
				${r&&!y&&l===void 0?i`<${oy} table=${e} message=${s} />`:null}
			</div>
			${r&&!y?i`<aside class=${`side ${T?"talks":""}`}>
						<div class="scoring"><h2>${o("score.title")}</h2>${O()}</div>
						${T?i`<${Vu} table=${e} message=${s} />`:null}
					</aside>`:null}
		</div>
		<${ry} ...${P} panel=${t} onpanel=${n} scores=${O} />
		</main><//>`}function ay({table:e,message:t,names:n,variant:s,laid:a,full:r,waiting:l,between:c,fresh:u}){let{view:p,seat:d}=t,{stage:$,chairs:f}=t.table;if($==="mixing"||!l&&(!p||p.phase===void 0))return i`<div class="felt empty"><p class="opening">${o("waiting.table")}</p></div>`;if(l||!p){let{settings:m,host:g}=e.settled.value;return i`<div class="felt empty">
			<${Uu} id=${e.id} message=${t} settings=${m} host=${g} me=${_.value?.id??""}
				ondo=${er(e)} busy=${e.waits.value>0} onready=${()=>e.ready()} />
		</div>`}let h={table:e,message:t,names:n,variant:s};return i`<${ht} view=${p} variant=${s} names=${n} me=${d??0} elsewhere=${d}
		laid=${a} full=${r} played=${py(e,t,n)} pending=${ly(e.busy.value)}
		unsent=${Qs(e.unsent).some(m=>m.command.do==="act")}
		said=${c?void 0:vy(e,t)} chairs=${f} now=${e.now()}
		over=${c?"sheeted":""} onhurry=${()=>e.showing.hurry()}>
		<${Ci} view=${p} names=${n} />
		<${Pl} view=${p} names=${n} lies=${r!==null} />
		${c?i`<${ec} ...${h} fresh=${u} />`:i`<${uy} ...${h} />`}
	<//>`}var oy=({table:e,message:t})=>i`<${Ku} message=${t} busy=${e.waits.value>0} ondo=${er(e)} />`;function ry({table:e,message:t,names:n,panel:s,onpanel:a,scores:r}){let{view:l}=t,c=()=>a(""),u=(p,d,$=!1)=>i`<${H} key=${p} title=${o(p)} broad=${$} onclose=${c}>${d}<//>`;switch(s){case"tricks":return l&&u("tricks.title",i`<${Ge} view=${l} names=${n} />`,Se(l)>3);case"last":return l&&u("page.lasttrick",i`<${Ge} view=${l} names=${n} last />`);case"talk":return u("page.talk",i`<${Vu} table=${e} message=${t} />`);case"score":return u("score.title",r(),!0);case"rules":return i`<${Fu} settings=${e.settled.value.settings} onclose=${c} />`;case"keys":return i`<${Lu} onclose=${c} />`;case"more":return i`<${Iu} table=${e} message=${t} onpanel=${a} onclose=${c} />`;default:return null}}function iy({table:e,variant:t}){let n=e.advice.value;if(!n)return null;let s=E(n.advice.act.replace(/^lay /,"")),a=n.advice.act.startsWith("lay "),r=a&&s.every(l=>e.chosen.value.has(l));return i`<${Fs} key=${n.about} title=${o("page.hint")} onclose=${()=>e.dismiss()}>
		<${Xt} advice=${n.advice} variant=${t}>
			<button type="button" class="button chief take" onclick=${()=>r?Yu()?.click():e.heed()}>
				${o(r?"page.lay":a?"page.hint.choose":"page.hint.take")}
			</button>
		<//>
	<//>`}function Vu({table:e,message:t}){let n=(s,a)=>e.act({do:"mute",text:s,on:a});return i`<${rc} talk=${e.talk.value} me=${_.value?.id??""} muted=${t.muted??[]}
		onsay=${Gu(e)} onmute=${n} />`}var er=e=>async t=>{let n=_.value===null;if(await se(()=>as(o("page.guest"))))return n&&e.port.again(),e.act(t)},Gu=e=>t=>er(e)({do:"chat",text:t}),ly=e=>e.startsWith("play ")?e.slice(5):null;function cy({table:e,message:t,panel:n,onpanel:s,beside:a}){let{view:r}=t,[l,c]=b(e.newest.peek()?.seq??0),u=e.talk.value.filter(m=>m.seq>l&&m.by!==_.value?.id).length,p=e.talk.value.at(-1)?.seq??0;x(()=>{n==="talk"&&c(m=>Math.max(m,p))},[n,p]);let{variant:d="standard",rules:$,day:f,from:h}=e.settled.value.settings;return i`<header class="head">
		<a class="mark" href="/" aria-label=${`99 – ${o("page.home")}`}>99</a>
		<div class="where">
			${r?.phase!==void 0?i`<${Ye} trump=${_t(r)} unsure=${!r.trump} />`:null}
			<h1>${o(`variant.${d}`)}</h1>
			${$&&!f?i`<span class="soft">${o("page.house")}</span>`:null}
			${r&&r.phase!==void 0?i`<span class="soft">${f||h?o("game.once",{what:f?"day":"other"}):o("page.deal",{deal:r.deal+1,game:r.game+1})}</span>`:null}
		</div>
		<nav aria-label=${o("page.table.menu")}>
			<button type="button" class="button plain scorer" onclick=${()=>s("score")}>${o("score.title")}</button>
			<button type="button" class="button plain tricker" onclick=${()=>s("tricks")}>${o("page.tricks")}</button>
			<button type="button" class=${`button plain ${a?"talker":""}`} onclick=${()=>s("talk")}>
				${o("page.talk")}${u?i` <span class="unread">${u}</span>`:null}
			</button>
			<${S} plain onclick=${()=>s("more")} say=${o("page.more")} />
		</nav>
	</header>`}var Kn=(e,t)=>e.current.value&&!t.table.paused?t.view?.options:void 0;function uy({table:e,message:t,names:n,variant:s}){let a=t.view,r=Kn(e,t),l=e.busy.value!=="",{paused:c=!1}=t.table,{full:u}=e.showing.shown.value??{},p=mc({...a,options:r},n,c,u,gr.value.has(e.id)),d=r?.kind==="play"&&e.chosen.value.size>0,$=Qs(e.unsent).some(O=>O.command.do==="act"),f=$?o("page.unsent.act"):d?o("page.tap.again"):p,h=O=>e.lay(O),m=O=>e.play(O),g=O=>r&&O.stopPropagation(),y=e.advice.value?.advice.act,w={lay:"laying",name:"naming",offer:"offering",play:""}[r?.kind??"play"],k=`asking ${r?"asked":""} ${w}`;return i`<section class=${k} aria-label=${o("page.yours")} onclick=${g}>
		<${co} table=${e} message=${t} names=${n} />
		<${po} view=${a} variant=${s} seat=${a.seat} bid=${a.bid} />
		<p class="ask" role=${A.spoken.value?void 0:"status"}>${f}</p>
		${r?.kind==="lay"?i`<${an} options=${r} chosen=${e.chosen.value} variant=${s} busy=${l} waits=${$}
				onlay=${h} slots />`:null}
		${r?.kind==="offer"&&e.intended.value===""?i`<${Js} options=${r} variant=${s} busy=${l} onact=${m} best=${y} />`:null}
		${r?.kind==="name"?i`<${Vs} options=${r} busy=${l} onact=${m} best=${y} />`:null}
	</section>`}function Zu(e,t){let n=t.view,s=Kn(e,t),a=e.chosen.value,r=s&&(s.kind==="lay"||s.kind==="play")?new Set(E(s.from)):null,l=p=>{let d=new Set(s?.kind==="lay"?a:[]);if(a.has(p))d.delete(p);else if(d.size<(s?.pick??1))d.add(p);else return j(o("lay.full",{n:d.size}));e.chosen.value=d},c=p=>{if(!r&&n.phase==="play"){e.next.value=e.next.value===p?"":p,e.showing.shown.peek()?.full&&e.showing.skip();return}if(r){if(!r.has(p))return j(gc(s));e.play(`play ${p}`)}},u=r?En(e.advice.value?.advice):new Set;return{can:r,chosen:a,best:u,onpick:l,onplay:c}}function py(e,t,n){let s=t.view,a=It(s),r=s.shown?.[a]?.hand,l=s.control!==void 0&&s.control===t.seat;if(s.phase!=="play"||!l||r===void 0)return null;let{can:c,best:u,...p}=Zu(e,t),d=Kn(e,t)?.seat===a,$=i`<${Xe} cards=${ye(E(r),Q,s.trump)} ...${p} can=${d?c:null}
		best=${d?u:void 0}
		onplay=${d?p.onplay:()=>{}} label=${n[a]} open twice=${!1} />`;return{seat:a,hand:$}}function dy({table:e,message:t,names:n,variant:s,laid:a}){let r=t.view,l=t.seat,c=e.busy.value,u=Kn(e,t),p=u?.kind==="lay",d=e.next.value,$=u?.seat!==void 0,{can:f,chosen:h,best:m,onpick:g,onplay:y}=Zu(e,t),w=Zn(r,l).filter(B=>`play ${B}`!==c),k=e.showing.shown.value?.full,O=Li(r,s).join(" "),T=p&&A.values.value&&u?.worth?De(u.worth):null;return i`<section class=${`mine ${u?"asked":""}`} aria-label=${o("page.yourhand")}>
		<div class="me">
			<${Qe} view=${r} variant=${s} seat=${l} name=${n[l]} place="south" own
				chair=${t.table.chairs[l]} now=${e.now()} open=${null} winner=${k?.winner===l} laid=${a} />
			${r.aside&&!p?i`<p class="laid"><span class="unseen">${o("page.aside")}</span>${re(r.aside)}</p>`:null}
			${O?i`<p class="keeping">${O}</p>`:null}
		</div>
		<${my} table=${e} message=${t} variant=${s} />
		${t.table.chairs.filter(B=>B.player).length>1?i`<${sc} onsay=${Gu(e)} />`:null}
		<${Xe} cards=${w} can=${$?new Set:f} chosen=${d?new Set([d]):h}
			best=${$?void 0:m} values=${T} label=${o("page.yourhand")} twice=${p} onpick=${g}
			onplay=${$?()=>j(o("page.dummy.turn")):y} />
	</section>`}function $y({view:e,seat:t=-1}){return!!(e?.aside||e?.offers?.[t]||e?.played?.some(n=>n!==""))}function fy({view:e,seat:t=-1},n){return e?.options?!1:e?.phase==="lay"?!!e.aside:e?.phase==="offer"&&n?.offers.how==="sealed"&&!!e.offers?.[t]}function my({table:e,message:t,variant:n}){let{hints:s,stage:a,ask:r,redo:l=[]}=t.table,c=t.table.free||fy(t,n),u=e.busy.value!=="",p=e.thinking.value,d=i`<button type="button" class="button plain" onclick=${()=>e.hint()} aria-keyshortcuts="h"
		aria-expanded=${e.advice.value!==null} disabled=${!Kn(e,t)||u||p}>
		${o(p?"page.hint.thinking":"page.hint")}
	</button>`,$=$y(t)?"":"nothing",f=i`<button type="button" class=${`button plain ${$}`}
		onclick=${()=>e.takeBack()}
		disabled=${u||e.waits.value>0||r!==void 0}>${o(c?"page.undo":"page.undo.ask")}</button>`,h=a!=="waiting"&&e.settled.value.settings.undo!=="never",m=l.includes(t.seat??-1)?i`<button type="button" class="button plain redo" aria-label=${o("page.redo")} title=${o("page.redo")}
				disabled=${u||e.waits.value>0} onclick=${()=>e.redo()}>
				<svg viewBox="0 0 24 24" aria-hidden="true" focusable="false">
					<path d="M4 17a7.5 7.5 0 0 1 15-1M19 8.5V16h-7.5" />
				</svg></button>`:null;return i`<div class="tools">${s?d:null}${h?f:null}${m}</div>`}function hy(e){let[,t]=b(0);x(()=>{if(!e)return;let n=setInterval(()=>t(s=>s+1),1e3);return()=>clearInterval(n)},[e])}function gy(e){let t=M(void 0);return e?.phase!=="over"&&(t.current=e),e?.phase==="over"&&tt(t.current,e)}function yy(e,t){let n=M(e);x(()=>{for(let s of Hu(n.current,e))Xo(s);n.current=e},[e]),x(()=>{t&&Xo("trick")},[t])}var by=(e,{table:{chairs:t}})=>e.talk.value.length>0||t.filter(n=>n.player).length>1,vy=(e,t)=>oc(e.talk.value,{me:_.value?.id??"",muted:t.muted??[],since:e.now()-Ju});function wy(e,t,n,s){let a=e.talk.value.at(-1);x(()=>{if(!(a&&e.now()-a.at<Ju)||A.spoken.peek()||a.by===_.peek()?.id||t.muted?.includes(a.by)||n&&matchMedia("(min-width: 80rem)").matches)return;let l=`${a.name}: ${Ws(a)}`;j(l,s&&a.seat>=0)},[a?.seq])}var Yu=()=>document.querySelector(":is(.answer, .over > .row) .button.chief:not(:disabled)");function ky(e,t){x(()=>{function n(s){let a=s.target;if(s.defaultPrevented||s.repeat||a.closest("input, select, textarea, dialog"))return;if((s.ctrlKey||s.metaKey)&&s.key.toLowerCase()==="z")return s.preventDefault(),void(s.shiftKey?e.redo():e.takeBack());if(!(s.ctrlKey||s.metaKey||s.altKey)&&!Us(Jo(),s.key)){if(s.key==="h"&&e.view.peek()?.options)e.hint();else if(s.key==="Escape"&&e.advice.peek())e.dismiss();else if(s.key==="l")t("last");else if(s.key==="s")t("score");else if(s.key==="?")t("keys");else if(s.key==="ArrowLeft"||s.key==="ArrowRight")Vo()?.focus();else if(s.key===" "||s.key==="Enter"){if(a.closest("button, a, summary, .hint"))return;e.showing.hurry()||Yu()?.click()}else return;s.preventDefault()}}return document.addEventListener("keydown",n),()=>document.removeEventListener("keydown",n)},[e])}export{td as Bids,gd as Choices,Cd as Create,t$ as Daily,Ef as Endings,sm as Learn,vh as Pads,Th as Problems,Gd as Records,gf as Replay,zh as Report,mp as Rules,pg as Slips,dg as Statistics,Xg as Table};
