import{$ as ua,$a as cn,$b as Ir,A as o,Ab as hr,Ac as Qr,B as fe,Bb as gr,Bc as Zr,C as b,Ca as sr,Cb as yr,Cc as Xr,D as Y,Db as br,Dc as ei,E as ie,Ea as ln,Eb as vr,Ec as be,F as _,Fa as ot,Fb as ga,Fc as pn,G as ke,Ga as rt,Gb as wr,Gc as ti,H as et,Ha as ar,Hb as kr,Hc as Se,I as Uo,Ia as J,Ib as xr,J as Ne,Ja as or,Jb as Sr,Jc as dt,K as Hn,Ka as rr,Kb as Zn,L as Jo,Lb as Or,M as A,Ma as ir,Mb as Mr,Mc as Re,N as Vo,Na as it,Nb as Ar,Nc as ni,Oa as It,Ob as Ft,Oc as wt,P as Kn,Pa as B,Pb as Tr,Pc as si,Q as E,Qa as de,Qb as jr,Qc as ai,R as Be,Ra as D,Rb as Nr,Rc as oi,S as Go,Sa as L,Sb as Br,Sc as ri,T as ne,Ta as lt,Tb as Dr,U as Un,Ua as Gn,Ub as Er,Uc as ii,V as Me,Va as te,Vb as ut,W as Jn,Wa as Q,Wb as Cr,Wc as li,X as sn,Xa as S,Xb as Lr,Y as Pe,Ya as F,Yb as Pr,Z as xe,Zb as Rr,_ as Pt,_a as H,_b as qr,a as Wn,aa as pa,ab as Z,ac as ya,ba as da,bb as P,bc as q,c as la,ca as Rt,cb as G,cc as un,cd as ci,d as nn,da as $a,db as ye,dc as _r,e as Fo,ea as an,eb as ct,ec as Fr,fa as Yo,fb as _t,g as v,ga as Qo,gb as K,gc as Wr,h as x,ha as ze,hb as oe,hc as zr,i as ge,ia as qt,ib as ce,ic as Hr,j as M,ja as Zo,jc as Kr,k as pe,ka as on,kb as Yn,kc as Xn,l as Wo,la as yt,lb as lr,lc as Ur,m as Le,ma as tt,mb as cr,mc as pt,n as C,na as nt,nb as me,nc as Jr,o as Lt,oa as le,ob as ur,oc as Wt,p as gt,pb as U,pc as zt,q as i,qa as ae,qc as Ht,r as zo,ra as rn,rb as pr,rc as es,s as zn,sa as fa,sb as ma,sc as ts,t as Ho,ta as Xo,tb as dr,tc as Vr,u as ca,ua as er,ub as bt,uc as Gr,v as z,va as st,vb as $r,vc as ns,wa as at,wb as fr,wc as Yr,xa as tr,xb as mr,xc as ss,ya as nr,yb as Qn,yc as vt,z as Ko,za as Vn,zb as ha,zc as I}from"./chunk.js";var Kt,ui=Zr("ninetynine","records");async function pi(e){Kt=e;try{await ui("readwrite",t=>t.put(e,"mine"))}catch{}}async function Ut(){if(Kt)return Kt;try{Kt=await ui("readonly",e=>e.get("mine"))}catch{Kt=void 0}return Kt}async function kt(e,t,n,s){let{table:a,...r}=n;if(a!=="mine")return e(n,{signal:s});let l=await Ut();return t(r,{body:l?.bytes??new Blob,signal:s})}async function as(e){let t=new Uint8Array(await e.slice(0,4).arrayBuffer());if(!(t[0]===40&&t[1]===181))return t[0]!==31||t[1]!==139?e.text():new Response(e.stream().pipeThrough(new DecompressionStream("gzip"))).text()}var Oe=1200,He=["bid","premium","trump","play"],di=e=>e.bid+e.premium+e.trump+e.play;function os(e,t){let n=10**t,[s,a]=[0,0];return e.map(r=>{s+=r;let l=Math.round(s/Oe*n),c=(l-a)/n;return a=l,c||0})}function Nu(e,t,n){let s={you:n?"yes":"no",name:t};if(di(e)===0)return o("page.report.clean",s);let a=os(He.map(c=>e[c]),0),r=a.reduce((c,u)=>c+u,0);if(r===0)return o("page.report.little",s);let l=He.flatMap((c,u)=>{let p=a[u]??0;return p?[o(`page.report.part.${c}`,{all:p===r?"yes":"no",n:b(p)})]:[]});return o("page.report.line",{...s,n:r,parts:l.join(", ")})}var qe=e=>e.judged<e.of||e.rough>0;function va(e,t,n,s){if(!qe(e))return Nu(t,n,s);let a=Math.round(di(t)/Oe);return a===0?o("page.report.coming"):o("page.report.counting",{you:s?"yes":"no",name:n,n:a})}var $i=(e,t)=>e&&!qe(e)?e.deals[0]?.squares?.[t]??"":"";function xt(e,t,n){let[s,a]=v({});return x(()=>{let r=!0,l=async()=>{for await(let c of dn(e,t,n,()=>r))a({told:c})};return a({}),Gn(l,c=>a(u=>({...u,wrong:D(c)})),()=>r),()=>{r=!1}},[e,t,n]),s}async function*dn(e,t,n,s){for(;s();){let a=await Bu(e,t,n);if(!s()||(yield a,!qe(a)))return;await new Promise(r=>setTimeout(r,500))}}var ba=new Map;async function Bu(e,t,n){let s=`${e} ${t} ${n}`,a=()=>kt(Mr,jr,{table:e,match:t,deal:n});if(e==="mine")return a();let r=ba.get(s)??a().finally(()=>ba.delete(s));return ba.set(s,r),r}function fi({seat:e,table:t}){let n=t.stage==="waiting";return e!==void 0&&(n||t.open&&t.chairs.filter(s=>s.player).length===1)}function mi({table:e,match:t,deal:n,seat:s}){let{told:a,wrong:r}=xt(e,t,n),l=a?.deals[0]?.accounts[s]?.lost;if(r&&!a)return null;let c=a&&l?va(a,l,"",!0):o("page.report.coming");return i`<p class="report-line" role="status" aria-busy=${!a||qe(a)}>
		<a href=${`/report/${e}/${t}/${n}?seat=${s}`} aria-disabled=${!l}>${c}</a>
	</p>`}var[Du,Eu]=[800,2600];function hi({from:e=0,to:t}){let n=e!==t&&!Kn()&&!document.hidden,[s,a]=v(n?e:t),r=M(0);return x(()=>{if(!n)return;let l=0,c=new AbortController,u=()=>(c.abort(),cancelAnimationFrame(l),a(t)),p=d=>{r.current||=d;let $=Math.min(1,(d-r.current)/Du);a(Math.round(e+(t-e)*(1-(1-$)**3))),$<1&&(l=requestAnimationFrame(p))};for(let d of["pointerdown","keydown"])addEventListener(d,u,{capture:!0,signal:c.signal});return l=requestAnimationFrame(p),()=>(c.abort(),cancelAnimationFrame(l))},[]),s===t?i`${b(t)}`:i`<span class="counted">
		<span class="end">${b(t)}</span><span aria-hidden="true">${b(s)}</span>
	</span>`}function gi(e,t,n){let{closed:s,points:a=[],made:r=[],seat:l=-1}=e;return n?"match":s?"game":a.includes(99)?"best":r[l]&&e.premium?.[l]?"premium":t>1&&r.slice(0,t).every(Boolean)?"all":r[l]?"made":""}var Cu=["premium","best","game","match"];function yi({what:e}){if(!e)return null;let t=[..."♣♦♥♠"].map(n=>i`<span key=${n}>${n}</span>`);return i`<p class="stamp" data-what=${e} aria-hidden="true"><span>${o(`page.stamp.${e}`)}</span></p>
		${Cu.includes(e)?i`<p class="flourish" data-what=${e} aria-hidden="true">${t}</p>`:null}`}function Lu(e,t){return!t||!e||!qt(e,t)||t.phase==="over"?[]:(t.premium??[]).map((s,a)=>({seat:a,offer:s})).filter(({seat:s,offer:a})=>a!==""&&!e.premium?.[s])}function bi({view:e,names:t}){let n=M(void 0),[s,a]=v([]),r=`${e.game} ${e.deal} ${e.phase} ${e.premium?.join()}`;x(()=>{let c=Lu(n.current,e);if(n.current=e,a(c),!c.length)return;let u=setTimeout(()=>a([]),Eu);return()=>clearTimeout(u)},[r]);let l=({seat:c,offer:u})=>{let[p="",d=""]=u.split(" "),$={name:t[c]??"",you:c===e.seat?"yes":"no",level:p,n:d&&` ${d}`};return i`<span key=${c}>${o("page.announced",$)}</span>`};return i`<p class="announced" role=${A.spoken.value?void 0:"status"}>${s.map(l)}</p>`}function ee({trump:e}){return e==="nines"?i`<span class="sign" aria-hidden="true">9</span>`:/^[CDHS]$/.test(e)?i`<svg class="sign" data-suit=${e} viewBox="0 0 100 100" aria-hidden="true" focusable="false">
		<use href=${`#pip-${e}`} />
	</svg>`:i`<span class="sign none" aria-hidden="true">–</span>`}var j=e=>o(e?/^[CDHS]$/.test(e)?`suit.${e}`:`trump.${e}`:"trump.unnamed"),re=(e,t)=>e===0&&t?.score.zeroOrAll?o("guide.or",{a:b(0),b:b(ka(t))}):b(e);function wi(e,t){let n=Qo(e,t);if(!n||!t)return[];let[,s]=(e.premium?.[e.seat??-1]??"").split(" "),a=o(n.length?"page.keeping":"page.keeping.lost",{n:t.aside,bid:Pu(n)});return s===void 0?[a]:[o("page.keeping.said",{said:Number(s)}),a]}function Pu(e){let t=e.filter(n=>!e.includes(n+1));return e.filter(n=>!e.includes(n-1)).map((n,s)=>{let a=t[s]??n;return n===a?b(n):`${b(n)}–${b(a)}`}).join(", ")}var ka=e=>e.hand-e.aside;function V(e){let[t="",n]=e.split(" ");return n===void 0?o(`offer.${t}`):o("offer.numbered",{offer:o(`offer.${t}`),n:Number(n)})}var ki=(e,t,n)=>t===(n??e.seat)?"yes":"no";function xi(e,t){return t===e.seat?{aside:e.aside,bid:e.bid}:{aside:e.shown?.[t]?.aside,bid:e.shown?.[t]?.bid}}function Ie({view:e,names:t,variant:n,me:s,untitled:a=!1,fresh:r=!1,crowned:l=!1}){let c=t.map((f,h)=>h).slice(0,e.points?.length??0),u=e.parts;if(!u||!e.points)return null;let p=f=>{let h=u[f]??[];return h.every(m=>m===0)?null:i`<${wa} key=${f} label=${o(`page.sheet.for.${f}`)} points=${h} class=${`for-${f}`} />`},d=Fu(e,t,n,s),$=d.length<3?d.join(" "):"";return i`<section class="deal-sheet">
		${a?null:i`<h2>
					${o("sheet.title",{deal:e.deal+1,trump:j(e.trump)})} <${ee} trump=${e.trump??""} />
				</h2>`}
		<${Z}><table class="book account" data-hands=${c.length}>
			<thead><tr><td></td>${c.map(f=>i`<th key=${f} scope="col">${t[f]}</th>`)}</tr></thead>
			<tbody class="facts">
				<${Ru} view=${e} seats=${c} variant=${n} />
			</tbody>
			<tbody class="sum">${p("tricks")}${p("contract")}${p("premium")}${p("vulnerable")}</tbody>
			<tfoot>
				<${wa} label=${o("page.sheet.deal")} points=${e.points} class="total" plain fresh=${r} />
				<${wa} label=${o("page.sheet.total")} points=${e.totals} plain fresh=${r} from=${qu(e)} />
			</tfoot>
		</table><//>
		<div class="verdicts">
			${$?i`<p>${$}</p>`:null}
			${Hu(e,t,s,l).map(([f,h])=>i`<p key=${f} class=${h?"won":""}>${f}</p>`)}
			<${zu} view=${e} />
		</div>
	</section>`}function Ru({view:e,seats:t,variant:n}){let s=(e.premium??[]).some(u=>u!==""),a=u=>i`<${_u} view=${e} seat=${u} />`,r=u=>{let p=xi(e,u).bid;return p===void 0?"–":re(p,n)},l=u=>e.premium?.[u]?V(e.premium[u]):"",c=u=>i`<${Iu} made=${e.made?.[u]??!1} />`;return i`<${$n} label=${o("page.sheet.cards")} class="cards" seats=${t} of=${a} />
		<${$n} label=${o("page.sheet.bid")} seats=${t} of=${r} />
		<${$n} label=${o("page.sheet.won")} seats=${t} of=${u=>e.won?.[u]} />
		${s?i`<${$n} label=${o("page.sheet.held")} class="held" seats=${t} of=${l} />`:null}
		<${$n} label=${o("page.sheet.contract")} seats=${t} of=${c} />`}function $n({label:e,seats:t,of:n,class:s=""}){return i`<tr class=${s}><th scope="row">${e}</th>${t.map(a=>i`<td key=${a}>${n(a)}</td>`)}</tr>`}var qu=e=>e.totals.map((t,n)=>t-(e.points?.[n]??0));function wa({label:e,points:t,plain:n=!1,class:s="",fresh:a=!1,from:r=[]}){let l=(c,u)=>a?i`<${hi} from=${r[u]??0} to=${c} />`:b(c);return i`<tr class=${s}><th scope="row">${e}</th>
		${t.map((c,u)=>i`<td key=${u}>${c===0&&!n?"–":l(c,u)}</td>`)}
	</tr>`}var Iu=({made:e})=>i`<span class=${`verdict ${e?"made":"failed"}`}>
	${o(e?"page.sheet.made":"page.sheet.failed")}
</span>`;function _u({view:e,seat:t}){let{aside:n}=xi(e,t);return n===void 0?i`<span class="soft small">${o("bid.hidden")}</span>`:i`<span class=${e.made?.[t]?"minis fanned":"minis"}>${ae(n)}</span>`}function Fu(e,t,n,s){let a=e.parts?.premium??[],r=(e.premium??[]).map((l,c)=>l?c:-1).filter(l=>l>=0);return r.flatMap(l=>{let c=e.made?.[l]??!1,u=e.premium?.[l]??"",[p="",d=""]=u.split(" "),$=a[l]??0,f={name:t[l],level:p,n:d&&` ${d}`,you:ki(e,l,s)};if($<0)return[o("page.premium.failed",{...f,points:Y($),loss:"own"})];let h=n?.offers[p==="reveal"?"reveal":"declare"],m=r.length>1?h:c?$:Math.max(...a);if(!m)return[];let g=r.length>1?"others":"opponents";return[o(c?"page.premium.made":"page.premium.failed",{...f,points:Y(m),loss:g})]})}function Wu(e){let t=e.why;if(!t?.next)return"";let n=j(t.then),s=t.then==="none"?"none":"suit",a=(e.made??[]).filter(Boolean).length;return{turnup:()=>o("next.turnup"),game:()=>o("next.game",{trump:n}),stays:()=>o("next.holder",{trump:n}),rotation:()=>o("next.rotation",{kind:s,trump:n}),success:()=>o("next.success",{n:a,kind:s,trump:n})}[t.next]()}function zu({view:e}){let t=Wu(e);return t?i`<p class="next-trump">
		${e.why?.then?i`<${ee} trump=${e.why.then} />`:null}<span>${t}</span>
	</p>`:null}function vi(e,t,n,s,a,r=0){let l=t.length===0?"drawn":t.length===1?"won":"shared",c=t.length===1?ki(s,t[0]??-1,a):"no";return o(`${e}${l}`,{names:_(t.map(u=>n[u]??"")),you:c,game:r})}function Hu(e,t,n,s=!1){let a=[],{closed:r,end:l}=e,c=l&&!l.cut&&r?.game===0;return r&&(a.push([vi("game.",r.winners,t,e,n,r.game+1),!0]),r.bonus.forEach((u,p)=>{u&&a.push([o("bonus",{name:t[p],bonus:u,total:(r.totals[p]??0)+u}),!1])})),!l||c?a:l.cut?e.deal?[...a,[o("end.cut"),!1]]:a:(s||a.push([vi("rubber.",l.winners,t,e,n),!0]),l.rubber?.forEach((u,p)=>{u&&a.push([o("bonus.rubber",{name:t[p],bonus:u}),!1])}),a.push([o("end.totals",{totals:_(l.totals.map((u,p)=>`${t[p]} ${b(u)}`))}),!1]),a)}function xa(e,t,n,{day:s,from:a}){if(!e||a)return"";let r=e.length===1&&e[0]===n?"yes":"no",l={names:_(e.map(c=>t[c]??"")),n:e.length,you:r};return o(s?"daily.most":"page.winner",l)}function Ue(e,t){if(e==="joker")return o("joker");if(e===t)return o("joker.as",{card:Ue(e)});let{rank:n,suit:s}=on(e);return yt(n)+Mi(s)}function Ot(e){let[t="",...n]=e.split(" ");return t==="play"||t==="lay"?n.map(s=>Ue(s)).join(" "):t==="name"?j(n[0]):o("page.why.saying",{offer:t,n:n[0]??"none"})}var Si=.5,is=5,Ma=2,Oi=(e,t,n)=>e>t+Ma||e>t&&e-t>=2*n,Ke=e=>Math.round(e*100),fn=e=>b(Math.abs(e),1),Sa=e=>e.charAt(0).toLocaleUpperCase()+e.slice(1),Ku=2,St=e=>Math.round(e.gap*10)<=Math.max(Math.round(e.gapError*10),Ku)?"close":"behind",mn=e=>e.filter(({kind:t})=>fe(`why.${t}`)).map(({kind:t,card:n,than:s,suit:a="",n:r=0,m:l=0})=>o(`why.${t}`,{card:n?Ue(n):"",than:s?Ue(s):"",suit:Mi(a),n:r,m:l})),Mi=e=>({C:"♣",D:"♦",H:"♥",S:"♠"})[e]??"9";function ls(e,t,n=Ot){let[s,a]=e.choices;if(!s)return[];if(!a)return[o("page.why.only")];let r=mn(e.why??[]);return e.bids?[...Ju(e,t,n).map(Sa),...r]:e.phase==="offer"?Vu(e.choices,s,a,n).map(Sa):[...r,...Gu(e,s,a,n).map(Sa)]}function Ai({phase:e,act:t,better:n,chance:s,betterChance:a,why:r,lost:l}){let[c,u]=[Ke(s),Ke(a)],p=r.some(d=>d.kind==="lost")||c+u===0;return e==="offer"&&t==="pass"?o("page.report.chance",{how:"premium",a:c,b:u}):Oi(u,c,l/Oe)?o("page.report.chance",{how:"more",a:c,b:u}):e==="offer"&&n==="pass"?o("page.report.chance",{how:"unpaid",a:c,b:u}):p||e==="offer"?"":o("page.report.chance",{how:c>u+Ma?"less":"same",a:c,b:u})}var Uu=({bids:e,choices:t})=>e?t.find(n=>n.act===`lay ${e[1]?.best}`):t[1];function Ju(e,t,n){let[s,a]=e.bids??[];if(!s)return[];let r=Uu(e),l=r?St(r):"only",c=(e.bids??[]).reduce((g,y)=>y.chance>g.chance?y:g),u=Ke(c.chance)<is,p=!u&&Ke(s.chance)<is,d={bid:re(s.tricks,t),a:Ke(s.chance)},$=u?[o("page.why.spoil",{bid:re(c.tricks,t),a:Ke(c.chance)})]:[];$.push(o("page.why.bid",{how:p?"spoil":l,...d})),a&&r&&$.push(o("page.why.bids",{how:l,second:re(a.tricks,t),gap:fn(r.gap)}));let f=s.premiums?.find(g=>g.offer==="pass"),h=(s.premiums??[]).filter(g=>g.offer!=="pass").toSorted((g,y)=>y.points-g.points),m=f&&h[0]?h[0].points-f.points:0;return f&&h[0]&&$.splice(m>Si?1:$.length,0,Oa(n(h[0].offer),m,Si)),$}var Oa=(e,t,n)=>o("page.why.premium",{pays:Math.abs(t)<=n?"even":t>0?"yes":"no",offer:e,gap:fn(t)});function Vu(e,t,n,s){let a=o("page.why.chance",{a:Ke(t.chance)}),r=e.find(l=>l.act==="pass");return r===t?[Oa(s(n.act),-n.gap,n.gapError),a]:r?[Oa(s(t.act),r.gap,r.gapError),a]:[rs(t,n,s),a]}function Gu({choices:e,contract:t,phase:n},s,a,r){let l={act:r(s.act),second:r(a.act),a:Ke(s.chance),b:Ke(a.chance)},c=e.every(p=>St(p)==="close");if(t==="lost")return[c?o("page.why.even"):rs(s,a,r)];if(c)return[o("page.why.even"),o("page.why.chance",l)];if(n==="name"||St(a)!=="behind")return[rs(s,a,r),o("page.why.chance",l)];let u=Oi(l.a,l.b,a.gap)?"more":l.a<l.b-Ma?"less":"same";return[o(`page.why.${u}`,l),rs(s,a,r)]}var rs=(e,t,n)=>o("page.why.margin",{how:St(t),act:n(e.act),second:n(t.act),gap:fn(t.gap)});function Ti({makes:e,won:t,left:n,phase:s}){if(!e||s!=="play")return"";let[a=0,r]=e,l=r===void 0?b(a):o("guide.or",{a:b(a),b:b(r)});return o("page.why.stand",{bid:l,won:t,left:n})}function ji(e,t,n){let s=e.choices.find(r=>r.act===t);if(!s)return"";let a=t===e.act?"same":St(s);return o("page.hint.did",{how:a,name:n,act:Ot(t),gap:fn(s.gap),error:fn(s.gapError)})}function Yu({rest:e}){let[t]=e;return t?i`<${ep} key=${t} id=${t} />`:i`<${Qu} />`}function Qu(){let{value:e,wrong:t}=L(()=>pr()),n=e?.variants??[];return i`<main id="main" tabindex="-1" class="rules-index">
		<h1>${o("page.nav.rules")}</h1>
		<p class="lead">${o("page.rules.lead")}</p>
		${t?i`<p class="trouble">${t}</p>`:null}
		<div class="index">
			${Qr(n).map(([s,a])=>i`<section key=${s}><h2>${o("page.players",{n:s})}</h2>
					<ul>${a.map(r=>i`<${Zu} key=${r.id} variant=${r} />`)}</ul>
				</section>`)}
		</div>
		${n.length?i`<p class="small soft history">${o("page.rules.history")}</p>`:null}
	</main>`}var Zu=({variant:e})=>i`<li><a href=${`/rules/${e.id}`}>
	<b>${Xu(e)}</b><span class="soft">${fe(`about.${e.id}`)?o(`about.${e.id}`):""}</span>
</a></li>`,Xu=e=>fe(`variant.${e.id}`)?o(`variant.${e.id}`):e.name;function ep({id:e}){let{value:t,wrong:n}=L(()=>ut({variant:e},z.value),e,z.value);return x(()=>{t&&(document.title=`${t.name} · Ninety-Nine`)},[t]),n?i`<${F} title=${o("page.nav.rules")} wrong=${n}>
			<p><a href="/rules">${o("page.rules.all")}</a></p>
		<//>`:t?i`<main id="main" tabindex="-1" class="rules"><${Aa} guide=${t} /></main>`:i`<${F} />`}var tp={bid:/^(history|aside|worth|score\.exact|score\.zeroOrAll)/,play:/^(seats|ranks|joker|hand|deal|order|play)/,trump:/^trump/,dummy:/^(dummy|score\.dummy)/,vulnerable:/^score\.vulnerable/,premium:/^offers/,score:/^score/,end:/^(game|rubber)/,advice:/^advice/};function Aa({guide:e}){let t=e.rules.clauses??[],n=e.chapters.map(c=>c.key),s=["vulnerable","dummy","bid","play","trump","premium","score","end","advice"],a=c=>s.find(u=>tp[u]?.test(c.field)&&n.includes(u))??"play",r=n.flatMap(c=>t.filter(u=>a(u)===c).map(u=>({key:c,clause:u}))),l=c=>r.flatMap((u,p)=>u.key===c?[p+1]:[]);return i`
		<header class="rules-head">
			<p class="small"><a href="/rules">${o("page.rules.all")}</a></p>
			<h1>${e.name}</h1>
			${e.about?i`<p class="lead">${e.about}</p>`:null}
			${e.players?i`<p class="lead">${e.players}</p>`:null}
		</header>
		<div class="rules-text">
			${e.chapters.map(c=>i`<section key=${c.key} id=${c.key}>
					<h2>${c.title}<${np} numbers=${l(c.key)} /></h2>
					${c.text.map((u,p)=>i`<p key=${p}>${W(u)}</p>`)}
				</section>`)}
			<p class="unprinted row">
				<${S} onclick=${()=>print()} say=${o("page.rules.print")} />
				<a class="button plain" href="/">${o("page.rules.play")}</a>
				${e.house?null:i`<a class="button plain" href=${`/deal?variant=${e.rules.id}`}>${o("page.slips.from")}</a>`}
			</p>
		</div>
		<${op} rules=${e.rules} />
		<${ap} notes=${r} guide=${e} />`}function np({numbers:e}){let[t]=e,n=e[e.length-1];return t===void 0||n===void 0?null:i`<sup class="marks"><a href=${`#note-${t}`}>
		<span class="unseen">${o("page.rules.notes",{n:e.length})} </span>
		${t===n?t:`${t}–${n}`}
	</a></sup>`}function W(e){let t={"♣":"C","♦":"D","♥":"H","♠":"S"};return e.split(/([♣♦♥♠])/).map((n,s)=>{let a=t[n];return a?i`<span key=${s} class="suit" data-suit=${a}>${n}\uFE0E</span>`:n.replace(/^ (?=\d)/," ")})}function sp({source:e,basis:t}){return e==="ours"?o("page.rules.basis.ruling"):t==="stated"?e:`${e}, ${o(`page.rules.basis.${t}`)}`}function ap({notes:e,guide:t}){if(e.length===0)return null;let n=Object.entries(t.works);return i`<footer class="rules-notes">
		<h2>${o("page.rules.sources")}</h2>
		<dl class="works">${n.map(([s,a])=>i`<div key=${s}><dt>${s}</dt><dd lang="en">${a}</dd></div>`)}</dl>
		<ol>${e.map(({clause:s},a)=>i`<li key=${a} id=${`note-${a+1}`}>
				<span lang="en">${s.text}</span> <span class="source">${sp(s)}</span>
			</li>`)}</ol>
	</footer>`}function op({rules:e}){let t=String(e.ranks).split(" ").length,n=[...e.score.made.entries()].slice(1),s=e.trump.by==="success"&&e.trump.after||[],a=Object.fromEntries(String(e.worth).split(" ").map(u=>[u.charAt(0),u.slice(1)])),{declare:r,reveal:l,how:c}=e.offers;return i`<aside class="glance" aria-label=${o("page.rules.glance")}>
		<table class="book"><tbody>
			<tr><th scope="row">${o("page.rules.players")}</th>
				<td>${e.dummy?`${e.seats-1} + ${o("dummy")}`:e.seats}</td></tr>
			<tr><th scope="row">${o("page.rules.cards")}</th><td>${4*t+(e.joker?1:0)}</td></tr>
			<tr><th scope="row">${o("page.rules.hand")}</th><td>${e.hand}</td></tr>
			<tr><th scope="row">${o("page.rules.tricks")}</th><td>${e.hand-e.aside}</td></tr>
		</tbody></table>
		<table class="book worths"><caption>${o("page.rules.worth")}</caption>
			<thead><tr>${[..."CHSD"].map(u=>i`<th key=${u} scope="col"><${ee} trump=${u} /><span class="unseen">${j(u)}</span></th>`)}</tr></thead>
			<tbody><tr>${[..."CHSD"].map(u=>i`<td key=${u}>${a[u]}</td>`)}</tr></tbody></table>
		<table class="book"><caption>${o("page.rules.made")}</caption>
			<tbody>${n.map(([u,p])=>i`<tr key=${u}>
					<th scope="row">${o("page.rules.made.n",{n:u})}</th><td>${b(p)}</td>
				</tr>`)}
				<tr><th scope="row">${o("page.rules.trick")}</th><td>${e.score.trick}</td></tr>
				${c!=="none"&&r?i`<tr><th scope="row">${o("offer.declare")}</th><td>${r}</td></tr>`:null}
				${c!=="none"&&l?i`<tr><th scope="row">${o("offer.reveal")}</th><td>${l}</td></tr>`:null}
			</tbody></table>
		${s.length>0?i`<table class="book"><caption>${o("page.rules.trump")}</caption>
					<tbody>${Ta(s).map(([u,p,d])=>{let $=u===p?b(u):`${u}–${p}`;return i`<tr key=${u}>
							<th scope="row">${o("page.rules.after",{counts:$,n:p})}</th>
							<td><span class="nowrap"><${ee} trump=${d} /> ${j(d)}</span></td>
						</tr>`})}</tbody></table>`:null}
	</aside>`}function Ta(e){let t=[];return e.forEach((n,s)=>{let a=t[t.length-1];a&&a[2]===n?a[1]=s:t.push([s,s,n])}),t}function Jt({act:e}){let[t="",...n]=e.split(" ");return t==="play"||t==="lay"?i`<${Ni} cards=${n.join(" ")} />`:i`<span class="act">${t==="name"?j(n[0]):V(e)}</span>`}var Ni=({cards:e})=>i`<span class="act">${ae(e)}</span>`,ve=()=>i`<svg class="best-sign" viewBox="0 0 24 24" role="img" aria-label=${o("page.hint.mark.best")}>
		<path d="m12 1.5 3 7.2 7.8.6-5.9 5.1 1.8 7.6-6.7-4.1-6.7 4.1 1.8-7.6-5.9-5.1 7.8-.6z" />
	</svg>`,cs=()=>i`<svg class="done-sign" viewBox="0 0 24 24" role="img" aria-label=${o("page.hint.mark.done")}>
		<circle cx="12" cy="12" r="8" />
	</svg>`,hn=e=>Y(Math.round(e*10)/10||0,1),ja=2;function Vt({advice:e,variant:t,done:n,open:s=!1,children:a}){let r=e.player===ca,l=ls(e,t),c=n?ji(e,n.act,n.name):"",u=o(r?"page.hint.says":"page.hint.says.untrained");return x(()=>{let p=[...l.slice(0,ja),`${u} ${Ot(e.act)}.`,c];B(p.filter(Boolean).join(" "),!0)},[e]),i`<div class="advice">
		<div class="advised">
			<p class="why">${W(l.slice(0,ja).join(" "))}</p>
			<p class="verdict"><${ve} /><span>
				<span class=${r?"says":""}>${u}</span>${" "}
				<${Jt} act=${e.act} />
			</span></p>
			${n?i`<p class="did"><${cs} /><span>${W(c)}</span></p>`:null}
		</div>
		${a}
		<${ip} advice=${e} variant=${t} done=${n} open=${s}
			more=${l.slice(ja).join(" ")} />
	</div>`}function rp({bids:e,player:t,variant:n,hand:s,trump:a,dealer:r,seat:l},c){if(!e||!c||c.trump.by!=="success"||t!==ca)return null;let u={variant:n,hand:s,trump:a,dealer:String(r),seat:String(l)};return i`<p class="small"><a href=${`/bids?${new URLSearchParams(u)}`}>${o("page.bids.all")}</a></p>`}function ip({advice:e,variant:t,done:n,open:s,more:a}){let r=Ti(e);return i`<details class="figures" open=${s}>
		<summary>${o("page.hint.figures")}</summary>
		<${Z}>
			${a?i`<p>${W(a)}</p>`:null}
			${r?i`<p class="small soft">${r}</p>`:null}
			${e.bids?i`<${pp} advice=${e} variant=${t} done=${n} />`:i`<${lp} advice=${e} done=${n} />`}
			${rp(e,t)}
			<p class="small soft">${o("page.hint.relative")} ${o("page.hint.worlds",{n:e.worlds})}</p>
		<//>
	</details>`}var us=({best:e,done:t,children:n})=>i`<th scope="row"><span class="which">
	<span class="mark">${e?i`<${ve} />`:null}${t?i`<${cs} />`:null}</span>${n}
</span></th>`;function Bi({choice:e,best:t,whole:n}){let s=e&&!t&&St(e)==="close",a=s?o("page.hint.close"):o("page.hint.behind",{gap:b(e?.gap??0,1)});return i`<td class=${`less${s?" soft":""}${n?" whole":""}`}>${t||!e?"–":a}</td>`}function lp({advice:e,done:t}){return i`<${Z}><table class="book choices">
		<thead><tr>
			<th scope="col">${o("page.hint.choice")}</th><th scope="col">${o("page.hint.chance")}</th>
			<th scope="col" class="whole">${o("page.hint.points")}</th><th scope="col">${o("page.hint.less")}</th>
		</tr></thead>
		<tbody>${e.choices.map((n,s)=>i`<tr key=${n.act}>
				<${us} best=${s===0} done=${n.act===t?.act}><${Jt} act=${n.act} /><//>
				<td>${ie(n.chance)}</td>
				<td class="whole">${hn(n.points)}</td>
				<${Bi} choice=${n} best=${s===0} />
			</tr>`)}</tbody>
	</table><//>`}function cp(e,t){let n=(e.bids??[]).map(c=>({...c,cards:c.best,premiums:c.premiums})),s=e.choices.find(c=>c.act===t?.act),a=s?.act.replace(/^lay /,"")??"";if(!s||n.some(c=>c.cards===a))return n;let r=n.findLastIndex((c,u)=>u===0||c.points>=s.points),l={tricks:t?.bid??0,cards:a,points:s.points,chance:s.chance,premiums:void 0};return n.toSpliced(r+1,0,l)}function up({premiums:e},t){let[n,s]=["pass",t].map(a=>e?.find(r=>r.offer===a));return n&&s?hn(s.points-n.points):"–"}function pp({advice:e,variant:t,done:n}){let s=(e.bids??[]).flatMap(r=>r.premiums??[]).map(r=>r.offer),a=[...new Set(s)].filter(r=>r!=="pass");return i`<${Z}><table class="book choices bids">
		<thead><tr><th scope="col">${o("col.bid")}</th><th scope="col">${o("page.hint.chance")}</th>
			<th scope="col">${o("page.hint.points")}</th><th scope="col" class="whole">${o("page.hint.less")}</th>
			${a.map(r=>i`<th key=${r} scope="col">${V(r)}</th>`)}</tr></thead>
		<tbody>${cp(e,n).map((r,l)=>{let c=e.choices.find(u=>u.act===`lay ${r.cards}`);return i`<tr key=${r.cards}>
				<${us} best=${l===0} done=${c!==void 0&&c.act===n?.act}>
					<b>${re(r.tricks,t)}</b><${Ni} cards=${r.cards} />
				<//>
				<td>${ie(r.chance)}</td>
				<td>${hn(r.points)}</td>
				<${Bi} choice=${c} best=${l===0} whole />
				${a.map(u=>i`<td key=${u}>${up(r,u)}</td>`)}
			</tr>`})}</tbody>
	</table><//>
	${a.length>0?i`<p class="small soft">${o("page.hint.gain")}</p>`:null}`}var dp=e=>/^(.+\.)?localhost\.?$|^127(\.\d+){3}$|^\[::1\]$/.test(e);function ps({link:e=`${location.origin}${location.pathname}`,label:t=o("page.link")}){let[n,s]=v(!1);return i`<div class="invitation">
		<${ye} label=${t} readonly value=${e} onfocus=${r=>r.target.select()} />
		<${S} onclick=${async()=>{try{matchMedia("(pointer: coarse)").matches&&navigator.share?await navigator.share({title:"Ninety-Nine",url:e}):await navigator.clipboard.writeText(e),s(!0)}catch(r){r instanceof DOMException&&r.name==="AbortError"||B(o("page.link.by-hand"))}}} say=${o(n?"page.link.copied":"page.link.copy")} />
		${dp(location.hostname)?i`<${mp} />`:i`<${$p} link=${e} />`}
	</div>`}function $p({link:e}){let[t,n]=v(null),s=async()=>{try{let{generate:r}=await import("./lean-qr.js");n(r(e))}catch{B(o("trouble.unreached"))}};return i`<details class="qr" ontoggle=${r=>r.currentTarget.open&&!t&&void s()}>
		<summary>${o("page.link.code")}</summary>
		${t?i`<${fp} code=${t} label=${o("page.link.code.of",{link:e})} />`:null}
	</details>`}var gn=4;function fp({code:e,label:t}){let n=Array.from({length:e.size},(l,c)=>c),s=n.flatMap(l=>n.filter(c=>e.get(c,l)).map(c=>`M${c} ${l}h1v1h-1z`)).join(""),a=e.size+2*gn,r=`${-gn} ${-gn} ${a} ${a}`;return i`<svg role="img" aria-label=${t} viewBox=${r} shape-rendering="crispEdges">
		<rect x=${-gn} y=${-gn} width=${a} height=${a} fill="#fff" />
		<path d=${s} fill="#000" />
	</svg>`}function mp(){return i`<details class="unreachable">
		<summary>${o("page.link.own")}</summary>
		<p>${o("page.link.own.start")}</p>
		<p><code>ninetynine serve --addr :${location.port||80}</code></p>
		<p>${o("page.link.own.send",{host:location.hostname})}</p>
	</details>`}function Di({variant:e,table:t}){let n=fe(`variant.${e}`);return i`<div class="introduction">
		${A.taught.value?null:i`<p>${o("page.invited.what")}</p>`}
		<p class="turns">
			<a class="button plain" href=${`/learn/first?table=${t}`}>${o("page.learn.title")}</a>
			<a class="button plain" href=${n?`/rules/${e}`:"/rules"}>
				${n?o("page.invited.rules",{variant:o(`variant.${e}`)}):o("page.nav.rules")}
			</a>
		</p>
	</div>`}var ds=async e=>B(o(await at(e)?"page.link.copied":"page.link.by-hand"));var Pi=e=>e.split(" ")[0]??"",Ri=(e,t)=>e.premiums?.find(n=>Pi(n.offer)===t),hp=e=>(e.bids?.[0]?.premiums??[]).map(t=>Pi(t.offer));function Na(e,t){return t==="chance"?e.chance:t==="points"||t==="bid"?e.sampled:Ri(e,t)?.sampled??-1/0}function gp(e,{by:t,up:n}){let s=new Map;for(let u of e.choices)s.set(u.bid??0,[...s.get(u.bid??0)??[],u]);let a=u=>Number(u.played??!1),r=(u,p)=>a(p)-a(u)||Na(p,t)-Na(u,t)||p.sampled-u.sampled,l=[...s].map(([u,p])=>({tricks:u,ways:p.toSorted(r)})),c=({tricks:u,ways:[p]})=>t==="bid"?u:p?Na(p,t):0;return l.toSorted((u,p)=>(c(p)-c(u)||u.tricks-p.tricks)*(n?-1:1))}var qi=e=>e.choices.every(t=>Math.round(t.chance*100)<is);function $s({by:e,text:t,order:n,onorder:s,class:a}){let r=n.by===e,l=e==="bid",c=n.up?"ascending":"descending";return i`<th scope="col" class=${a} aria-sort=${r?c:void 0}>
		<button type="button" class="sort" onclick=${()=>s({by:e,up:r?!n.up:l})}>
			${t}<span aria-hidden="true">${r?n.up?"↑":"↓":""}</span>
		</button>
	</th>`}var Ei=(e,t=!0)=>`${t?"":"≈ "}${Y(Math.round(e)||0,0)}`;function Ci({way:e,offers:t}){let n=e.played??!1,s=Math.max(...(e.premiums??[]).map(r=>r.sampled)),a=`${n?"":"≈ "}${ie(e.chance)}`;return i`<td class=${t.length>0?"spare":""} data-estimate=${n?void 0:""}>${a}</td>
		<td class=${t.length>0?"whole":""}>${Ei(e.sampled,n)}</td>
		${t.map(r=>{let l=Ri(e,r);return i`<td key=${r} class=${l&&l.sampled===s?"offered top":"offered"}>
				${l?i`<b>${Ei(l.sampled)}</b> <small>${ie(l.chance)}</small>`:"–"}
			</td>`})}`}var Li=({act:e})=>i`<span class="act">${ae(e.replace(/^lay /,""))}</span>`;function yp({total:{tricks:e,ways:t},best:n,offers:s,variant:a}){let[r,l]=v(!1),[c,...u]=t;if(!c)return null;let p=re(e,a),d=t.some($=>$.act===n);return i`<tbody class=${r?"open":""}>
		<tr class="total">
			<th scope="row"><span class="which">
				<span class="mark">${d?i`<${ve} />`:null}</span>
				<b data-long=${p.length>2?"":void 0}>${p}</b>
				<${Li} act=${c.act} />
			</span></th>
			<${Ci} way=${c} offers=${s} />
			<td class="fold">${u.length===0?null:i`<button type="button" aria-expanded=${r}
				aria-label=${o("page.bids.fold",{bid:p,n:t.length})} onclick=${()=>l(!r)}>
				<span aria-hidden="true">${b(t.length)}</span>
				<svg viewBox="0 0 24 24" aria-hidden="true"><path d="m6 9 6 6 6-6" /></svg>
			</button>`}</td>
		</tr>
		${r?u.map($=>i`<tr key=${$.act} class="way">
			<th scope="row"><span class="which">
				<span class="mark">${$.act===n?i`<${ve} />`:null}</span>
				<b></b><${Li} act=${$.act} />
			</span></th>
			<${Ci} way=${$} offers=${s} />
			<td></td>
		</tr>`):null}
	</tbody>`}var bp=5;function Ii(e,t){let n=e/Math.max(bp*t,1);return n<.75?n:1-.25*Math.exp(3-4*n)}function _i({advice:e,variant:t,order:n,onorder:s}){let a=hp(e),r=pe(()=>gp(e,n),[e,n.by,n.up]),l={order:n,onorder:s};return i`<${Z}><table class="book choices bids ways">
		<caption class="unseen">${o("page.nav.bids")}</caption>
		<thead><tr>
			<${$s} by="bid" text=${o("col.bid")} ...${l} />
			<${$s} by="chance" text=${o("page.hint.chance")} class=${a.length>0?"spare":""} ...${l} />
			<${$s} by="points" text=${o("page.hint.points")} class=${a.length>0?"whole":""} ...${l} />
			${a.map(c=>i`<${$s} key=${c} by=${c} text=${V(c)} ...${l} />`)}
			<th scope="col">${o("page.bids.ways")}</th>
		</tr></thead>
		${r.map(c=>i`<${yp} key=${c.tricks} total=${c} best=${e.act} offers=${a} variant=${t} />`)}
	</table><//>`}var vp=["variant","hand","trump","up","offer","dealer","seat","totals","played","sort"];function wp(e,t){let n=new URLSearchParams;for(let s of vp){let a=s in t?t[s]:e.get(s)??void 0;a&&n.set(s,a)}return`/bids?${n.toString().replaceAll("%2C",",")}`}var kp=e=>e&&/^\d+$/.test(e)?Number(e):void 0;function xp(e){let t=c=>e.get(c)||void 0,[n,s,a]=["dealer","seat","played"].map(c=>kp(e.get(c))),r=e.get("totals")?.split(",").map(Number).map(c=>Number.isInteger(c)?c:0),l={variant:t("variant")??"standard",hand:t("hand"),trump:t("trump"),up:t("up"),offer:t("offer"),dealer:n,seat:s,totals:r,played:a};return JSON.parse(JSON.stringify(l))}var Da=e=>[...ne].map(t=>e.ranks.split(" ").map(n=>n+t));function Sp(e){let t=[...Da(e).flat(),...e.joker?["joker"]:[]];for(let r=t.length-1;r>0;r--){let l=(crypto.getRandomValues(new Uint32Array(1))[0]??0)%(r+1);[t[r],t[l]]=[t[l]??"",t[r]??""]}let n=t.length===e.seats*e.hand,s=fs(e)?t[n?t.length-1:e.hand]??"":"";return{hand:t.slice(0,e.hand).map(r=>r==="joker"?s:r).join(" "),up:s}}var fs=e=>e.trump.by==="turnup",Op=({order:e})=>e.includes("offer")&&e.indexOf("offer")<e.indexOf("lay");function Mp({variant:e,hand:t,onhand:n}){let s=Da(e),[a,r]=v([0,0]),l=M(null),c=t.length>=e.hand,u=f=>{t.includes(f)?n(t.filter(h=>h!==f)):c?B(o("page.bids.full",{n:e.hand})):n([...t,f])},p=f=>{let[h=0,m=0]=a,g={ArrowLeft:[0,-1],ArrowRight:[0,1],ArrowUp:[-1,0],ArrowDown:[1,0]}[f.key];if(!g)return;f.preventDefault();let y=[(h+g[0]+s.length)%s.length,m+g[1]],w=s[y[0]??0]?.length??1;y[1]=((y[1]??0)+w)%w,r(y),l.current?.querySelector(`[data-at="${y.join()}"]`)?.focus()},d=(f,h,m)=>i`<button type="button" key=${f} data-at=${`${h},${m}`}
		tabindex=${a[0]===h&&a[1]===m?0:-1} aria-pressed=${t.includes(f)}
		onclick=${()=>(r([h,m]),u(f))}>
		<${le} card=${f} size="mini" />
	</button>`,$=f=>f>9?Math.ceil(f/2):f;return i`<div class="pack" role="group" aria-label=${o("page.bids.cards")} ref=${l} onkeydown=${p}>
		${s.map((f,h)=>i`<div key=${h} class="suit-row" style=${`--n: ${$(f.length)}`}>
			${f.map((m,g)=>d(m,h,g))}
		</div>`)}
	</div>`}function Ap({variant:e,asking:t,set:n}){if(fs(e)){let l=[...Da(e).flat(),...e.joker?["joker"]:[]],c=K(n)("up");return i`<${G} label=${o("page.bids.up")} value=${t.up??""} onchange=${c}
			options=${[["",o("page.bids.up.none")],...l.map(u=>[u,nt(u)])]} />`}let s=e.trump.by==="holder"&&t.offer&&t.offer!=="pass",r=[...s&&!e.trump.none?[]:["none"],..."CDHS",...s&&e.trump.nines?["nines"]:[]];return i`<${P} label=${o("page.bids.trump")} value=${t.trump??e.trump.first}
		options=${r.map(l=>[l,l==="none"?o("trump.short"):j(l)])}
		onchange=${K(n)("trump")} />`}function Tp({variant:e,asking:t,set:n}){let s=e.seats-(e.dummy?1:0),a=t.seat??0,r=t.dealer??s-1,l=Array.from({length:s},(c,u)=>{let p=(a-1-u+2*s)%s;return[String(p),u===s-1?o("page.bids.place.last"):o("page.bids.place",{n:u+1})]});return i`<${P} label=${o("page.bids.place.label")} value=${String(r)} options=${l}
		onchange=${K(n)("dealer")} />`}function jp({variant:e,asking:t,set:n}){if(!Op(e))return null;let{declare:s,reveal:a}=e.offers,r=["","pass",...s?["declare"]:[],...a?["reveal"]:[]],l=c=>{let u=c!==""&&c!=="pass"&&!e.trump.none;n({offer:c,trump:u?t.trump?.replace("none","")||"C":t.trump})};return i`<${P} label=${o("page.bids.offer")} value=${t.offer??""}
		options=${r.map(c=>[c,c===""?o("page.bids.offer.none"):V(c)])}
		onchange=${l} />`}function Np({variant:e,asking:t,set:n}){let s=e.seats,a=Array.from({length:s},($,f)=>t.totals?.[f]??0),r=9999,l=t.seat??0,c=$=>e.dummy&&$===s-1?"dummy":$===l?"you":String(($-l+s)%s+1),u=()=>n({totals:"",played:""}),p=$=>f=>n({totals:a.with($,f).join()}),d=($,f)=>i`<${ce} key=${f} late label=${o("page.bids.total",{who:c(f)})}
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
	</details>`}function Bp({began:[e,t]}){let[n,s]=v(performance.now());return x(()=>{let a=setInterval(()=>s(performance.now()),250);return()=>clearInterval(a)},[]),i`<progress value=${Ii(n-e,t)} aria-label=${o("page.bids.far")}></progress>`}var Dp=11e4,Ba=new Map;function Ep(e){let t=e?JSON.stringify(e):"",[n,s]=v({});return x(()=>{if(!e)return;let a=Ba.get(t);if(a)return void s({key:t,table:a,whole:!0});let r=new AbortController,{signal:l}=r;return Gn(async()=>{let p=performance.now(),d=await ma(e,{signal:l}),$=d.advice.phase==="lay"&&d.advice.choices.some(h=>!h.played);if(l.aborted)return;let f=performance.now();if(s({key:t,table:d,whole:!$,began:[f,f-p]}),!$)return void Ba.set(t,d);try{let h=await ma({...e,all:!0},{signal:l,within:Dp});Ba.set(t,h),l.aborted||s({key:t,table:h,whole:!0})}catch{l.aborted||s({key:t,table:d,whole:!0})}},p=>s({key:t,wrong:lt(p)?o("page.bids.none"):D(p)}),()=>!l.aborted),()=>r.abort()},[t]),n.key===t?n:{}}function Cp({known:{table:e,whole:t,wrong:n,began:s},variant:a,sort:r,set:l}){if(n)return i`<p role="alert">${n}</p>`;if(!e)return i`<p class="soft" role="status">${o("page.hint.thinking")}</p>`;let{advice:c,game:u}=e,[p="points",d]=r.split("."),$={by:p||"points",up:d==="up"},f=c.choices[0];return i`<div class="advice">
		${c.phase==="lay"&&f?i`<div class="advised">
				<p class="verdict"><${ve} /><span>
					${o("page.bids.says",{bid:re(f.bid??0,a)})} <${Jt} act=${f.act} />
				</span></p>
				${qi(c)?i`<p class="why">${o("page.bids.spoil")}</p>`:null}
			</div>
			<${_i} advice=${c} variant=${a} order=${$}
				onorder=${h=>l({sort:h.by+(h.up?".up":"")})} />
			<div class="small soft far">
				<p role="status">${o(t?"page.hint.worlds":"page.bids.more",{n:c.worlds})}</p>
				${!t&&s?i`<${Bp} began=${s} />`:null}
			</div>
			<p class="small soft estimates">${o("page.bids.estimate")}</p>
			<p class="small soft">${o(u?"page.bids.points.game":"page.bids.points")}</p>`:i`<${Vt} advice=${c} variant=${a} open />`}
	</div>`}function Lp({variant:e,asking:t,set:n,known:s,hand:a,sort:r}){let l=e.hand-a.length;return l>0?i`<p class="soft waiting-for">${o("page.bids.wait",{n:l})}</p>`:fs(e)&&!t.up?i`<p class="soft waiting-for">${o("page.bids.wait.up")}</p>`:i`<${Cp} known=${s} variant=${e} sort=${r} set=${n} />`}function Pp(){let e=me.value,t=xp(e),n=I(t.variant),s=E(t.hand?.trim().replaceAll(/[\s.]+/g," ")),a=n&&s.length>=n.hand&&(!fs(n)||t.up),r=Ep(a?t:void 0);x(()=>{te(Se)},[]);let l=($,f="sort"in $)=>U(wp(me.value,$),{replace:f});if(!n){let $=be.value.length>0&&be.value.every(f=>f.id!==t.variant);return i`<${F} title=${$?o("page.nowhere"):""} />`}let c=$=>l({hand:$.join(" ")},$.length<n.hand),u=()=>l(Sp(n),!1),p=()=>l({hand:""},!1),d={variant:n,asking:t,set:l};return i`<main id="main" tabindex="-1" class="bid-screen">
		<header><h1>${o("page.nav.bids")}</h1><p class="lead">${o("page.bids.lead")}</p></header>
		<div class="bid-asked">
			<${G} label=${o("page.create.variant")} value=${n.id} groups=${Re()}
				onchange=${$=>U(`/bids?variant=${$}`)} />
			<div class="pack-head"><h2>${o("page.bids.cards")}</h2>
				<span class="soft" aria-live="polite">${o("page.bids.count",{n:s.length,of:n.hand})}</span></div>
			<${Mp} variant=${n} hand=${s} onhand=${c} />
			<p class="row">
				<${S} onclick=${u} say=${o("page.bids.deal")} />
				${s.length>0?i`<${S} plain onclick=${p} say=${o("page.bids.clear")} />`:null}
			</p>
			<${jp} ...${d} /><${Ap} ...${d} /><${Tp} ...${d} /><${Np} ...${d} />
		</div>
		<section class="bid-found" aria-label=${o("page.bids.found")}>
			<${Lp} ...${d} known=${r} hand=${s} sort=${e.get("sort")??""} />
			${a?i`<p><${S} plain onclick=${()=>ds(location.href)} say=${o("page.link.copy")} /></p>`:null}
		</section>
	</main>`}var ms="ninetynine.promise";async function Fi(){try{let e=Number(localStorage.getItem(ms));if(await navigator.storage.persisted()||Date.now()-e<6048e5)return;localStorage.setItem(ms,String(Date.now())),await navigator.storage.persist()}catch{}}async function Wi(){try{let e=await navigator.storage.persisted(),{usage:t}=await navigator.storage.estimate().catch(()=>({usage:void 0}));return{promised:e,bytes:t}}catch{return}}var _e="ninetynine.pad.",Rp=200,qp=400,Je=C(_p()),yn=C(new Set),hs=Lt(()=>yn.value.size>0);function Ca(e,t){if(yn.peek().has(e)!==t)return;let n=[...yn.peek()].filter(s=>s!==e);yn.value=new Set(t?n:[...n,e])}function zi(e){let t=2166136261;for(let n=0;n<e.length;n++)t=Math.imul(t^e.charCodeAt(n),16777619)>>>0;return`${t.toString(16)}${e.length.toString(16)}`}function Ip(e,t){let n=[zi(e)];for(let{at:s,rest:a}of t.toReversed())n.unshift(zi(e=e.slice(0,s)+a));return n}function La(e){try{let{draft:t,...n}=JSON.parse(e??"");if(!(typeof n.record=="string"&&typeof n.id=="string"&&Array.isArray(n.summary?.names)))return;let a=t?{[t.deal]:t.entry}:{},r=t&&t.deal<n.summary.deals?t.deal:null,l=Ip(n.record,n.past??[]);return{past:[],next:[],versions:l,drafts:a,open:r,...n}}catch{return}}function _p(){let e=Object.values(Hn(_e)).map(La).filter(t=>t!==void 0);return Object.fromEntries(e.map(t=>[t.id,t]))}var Pa=e=>e.versions.at(-1)??"",bn=(e,t)=>e.versions.includes(Pa(t));function Hi(e){Je.value={...Je.peek(),[e.id]:e},Ca(e.id,!0)}function gs(e){let t=Je.peek()[e],n;try{n=localStorage.getItem(_e+e)}catch{return}let s=La(n),a=yn.peek().has(e);if(!s)t&&!a&&Ki(e);else if(t&&bn(t,s)&&(a||!bn(s,t)))se(t);else if(!t||bn(s,t))Hi(s);else{Hi(s);let{shared:r,...l}=t;se({...l,id:Pa(t)}),B(o("page.pad.split"))}}globalThis.addEventListener?.("storage",e=>{e.key?.startsWith(_e)&&gs(e.key.slice(_e.length))});var Fe=()=>Object.values(Je.value).sort((e,t)=>t.moved-e.moved),Te=e=>Je.value[e];function se(e){Je.value={...Je.peek(),[e.id]:e},Ca(e.id,Ne(_e+e.id,JSON.stringify(e)))}function Ki(e){let{[e]:t,...n}=Je.peek();Je.value=n,Ca(e,!0)}function Ui(e){Ki(e),Ne(_e+e,null)}var Ji=()=>Object.fromEntries(Fe().map(e=>[_e+e.id,JSON.stringify(e)]));function Fp(e,t){let[n,s]=[e.summary.deals,t.summary.deals],a={...t.drafts};for(let[l,c]of Object.entries(e.drafts)){let u=Number(l)===n?s:Number(l);u<=s&&(a[u]=c)}let r=e.shared??t.shared;return{...t,id:e.id,drafts:a,...r?{shared:r}:{}}}function Vi(e,t){let n=La(t);if(!n||_e+n.id!==e||(gs(n.id),Fe().some(l=>bn(l,n))))return!1;let s=Fe().find(l=>bn(n,l)),{shared:a,...r}=n;return s?se(Fp(s,n)):Te(n.id)?se({...r,id:Pa(n)}):se(n),!0}var Gi=({rules:e,seats:t,choices:n,totals:s,deals:a,end:r})=>({variant:e.id,names:t,live:n.live,totals:s,deals:a.length,over:r!==void 0}),Ea=()=>it().slice(0,12),ys=e=>({id:Ea(),record:e.record,past:[],next:[],versions:[Ea()],drafts:{},open:null,moved:Date.now(),summary:Gi(e)}),$t=(e,t)=>({...e,record:t.record,past:[...e.past,Qi(e.record,t.record,t.did)].slice(-Rp),next:[],versions:[...e.versions,Ea()].slice(-qp),moved:Date.now(),summary:Gi(t)}),bs=({open:e,summary:t})=>e??t.deals,Gt=e=>`${e.inserting?"before ":""}${bs(e)}`,Mt=e=>e.drafts[Gt(e)];function At(e,t,n){let{[t]:s,...a}=e.drafts;return{...e,drafts:n?{...a,[t]:n}:a}}var Yi=e=>({...e,drafts:Object.fromEntries(Object.entries(e.drafts).filter(([t])=>Number(t)>=e.summary.deals))}),Ve=({inserting:e,...t})=>({...t,open:null});function Qi(e,t,n){let s=0;for(;s<e.length&&e[s]===t[s];)s++;return{at:s,rest:e.slice(s),...n?{did:n}:{}}}function Zi(e,t){let n=e[t].at(-1);return n&&e.record.slice(0,n.at)+n.rest}function Xi(e,t,n){let{past:s,next:a}=e,r=Qi(e.record,t.record,e[n].at(-1)?.did),l=n==="past"?{past:s.slice(0,-1),next:[...a,r]}:{past:[...s,r],next:a.slice(0,-1)};return{...$t(e,t),...l}}var el="ninetynine.",tl=e=>e===ms||e===Yr||e.startsWith(nr)||e.startsWith(Xr),Wp=()=>({...Object.fromEntries(Object.entries(Hn(el)).filter(([e])=>!tl(e))),...Ji()});function zp(e,t){if(!Ne(e,t))throw new J(507,"full","");dispatchEvent(new StorageEvent("storage",{key:e,newValue:t}))}async function nl(){let e=await qr(),t=new Blob([e,JSON.stringify({page:Wp()}),`
`]);return{name:`ninetynine-${new Date().toISOString().slice(0,10)}.jsonl.gz`,content:await tr(t)}}function Hp(e){let t=e.slice(e.lastIndexOf(`
`,e.length-2)+1);try{return JSON.parse(t).page??{}}catch{return{}}}async function Kp(e){let t;try{t=await as(e)}catch{throw new J(400,"file-cut","the file cannot be unpacked")}if(t===void 0)throw new J(400,"file-packed","the file is gzip with Zstandard");if(t.trim()==="")throw new J(400,"file-empty","the file is empty");return t}async function sl(e,t=!1){let n=await Kp(e),s={...await Ir(new Blob([n]),t),pads:0};for(let[a,r]of Object.entries(Hp(n)))!a.startsWith(el)||tl(a)||typeof r!="string"||(a===Jo?Vo(r):a.startsWith(_e)?s.pads+=Vi(a,r)?1:0:et(a)===null&&zp(a,r));if(hs.peek())throw new J(507,"full","");return await Fr(),s}var Up=["AC","KD","QH","JS"];function Yt({title:e,children:t}){return i`<section>
		<h2>${e}</h2>
		<div class="stack">${t}</div>
	</section>`}function ft({name:e,label:t,options:n}){let s=A[e],a=r=>s.value=r;return i`<${P} label=${t} value=${s.value} options=${n} onchange=${a} />`}function vs({name:e,label:t,about:n}){let s=A[e];return i`<div>
		<${ct} label=${t} role="switch" checked=${s.value}
			onchange=${a=>s.value=a} />
		${n?i`<p class="soft small">${n}</p>`:null}
	</div>`}function Jp(){let[e,t]=v(q.value?.name??A.name.value),[n,s]=v({text:"",wrong:!1}),a=q.value?.name??A.name.value,r=M(a),l=async u=>{let p=Hr(u);if(p!==r.current){if((q.value||p!=="")&&!Kr(p))return s({text:o("page.choices.name.empty"),wrong:!0});r.current=p;try{await Ur(p),t(q.value?.name??p),s({text:o("page.choices.name.kept"),wrong:!1})}catch(d){r.current=a,s({text:D(d),wrong:!0})}}};return i`<form onsubmit=${u=>(u.preventDefault(),l(e))}>
		<${ye} label=${o("page.choices.name")} value=${e} oninput=${t} onchange=${()=>l(e)}
			maxlength=${zr} autocomplete="nickname" placeholder=${o("page.guest")} enterkeyhint="done"
			aria-invalid=${n.wrong} aria-describedby="name-said" />
		<p id="name-said" class=${n.wrong?"trouble":"soft small"} role="status">
			${n.text||o("page.choices.name.about")}
		</p>
	</form>`}function Vp(){let[e,t]=v(!1);if(!q.value||ot.value)return null;let n=async()=>{try{await hr()}catch(a){if(!(a instanceof J&&a.reason==="no-session"))throw a}_r(null),B(o("page.choices.leave.done"))},s=()=>t(!1);return i`<${Yt} title=${o("page.choices.leave.title")}>
		<p><${S} aria-haspopup="dialog" onclick=${()=>t(!0)} say=${o("page.choices.leave")} /></p>
		${e?i`<${cn} title=${o("page.choices.leave.title")} yes=${o("page.choices.leave.yes")}
					no=${o("page.choices.leave.no")} text=${o("page.choices.leave.warning",{name:q.value.name})}
					onyes=${()=>te(n).then(s)} onclose=${s} />`:null}
	<//>`}var Ra=!1;function Gp(){let e=M(null);return x(()=>{Ra&&(Ra=!1,e.current?.querySelector("input:checked")?.focus())},[]),i`<div ref=${e} onchange=${()=>Ra=!0}>
		<${ft} name="language" label=${o("page.choices.language")}
			options=${[["",o("page.choices.language.auto")],...Object.entries(zo)]} />
	</div>`}function Yp({tables:e,longer:t,known:n,pads:s}){let a=Object.entries({tables:e,longer:t,pads:s,known:n}).filter(([,l])=>l>0);return[...e+t+s>0?[]:[o("page.here.taken.none")],...a.map(([l,c])=>o(`page.here.taken.${l}`,{n:c}))].join(" ")}function Qp(){let[e,t]=v(""),[n,s]=v(void 0),a=L(Wi,e).value,r=()=>te(async()=>{let{name:u,content:p}=await nl();st(p,u)}),l=(u,p)=>te(async()=>{s(void 0),t("");try{t(Yp(await sl(u,p)))}catch(d){if(!(d instanceof J))throw d;let $=`page.here.${d.reason}`;if(d.reason==="file-whose")s({file:u,name:d.message});else if(fe($))t(o($));else throw d}}),c=Math.max(1,Math.ceil((a?.bytes??0)/1e6));return i`<${Yt} title=${o("page.here")}>
		<p>${Vn.value?o(`page.unkept.${Vn.value}`):o("page.here.about",{mega:c})}</p>
		<p class="row">
			<${S} onclick=${r} say=${o("page.here.export")} />
			<${_t} say=${o("page.here.import")} accept=".jsonl,.gz,.zst" ontake=${l} />
		</p>
		<p class="small" role="status">${e}</p>
		${a&&!Vn.value?i`<p class="soft small">${o(a.promised?"page.here.promised":"page.here.unsure")}</p>`:null}
		${n?i`<${cn} title=${o("page.here.whose")} yes=${o("page.here.whose.yes")} no=${o("page.here.whose.no")}
					text=${o("page.here.whose.about",{name:n.name,me:(un("here")??q.value)?.name??""})}
					onyes=${()=>l(n.file,!0)} onclose=${()=>s(void 0)} />`:null}
	<//>`}function Zp(){return i`<main id="main" tabindex="-1" class="choices">
		<h1>${o("page.nav.settings")}</h1>
		<${Yt} title=${o("page.choices.you")}><${Jp} /><//>
		${la||un("here")?i`<${Qp} />`:null}
		<${Yt} title=${o("page.choices.book")}>
			<${Gp} />
			<${ft} name="theme" label=${o("page.choices.theme")}
				options=${oe("page.choices.theme","auto","day","night")} />
		<//>
		<${Yt} title=${o("page.choices.cards")}>
			<p class="sample on-felt">
				<${le} face="down" />${Up.map(e=>i`<${le} key=${e} card=${e} />`)}
			</p>
			<${ft} name="pack" label=${o("page.choices.pack")}
				options=${oe("page.choices.pack","two","four","german4")} />
			<${ft} name="back" label=${o("page.choices.back")}
				options=${oe("page.choices.back","leaf","lattice","stripe")} />
			<${ft} name="felt" label=${o("page.choices.felt")}
				options=${oe("page.choices.felt","sea","moss","ink")} />
			<${ft} name="indices" label=${o("page.choices.indices")}
				options=${oe("page.choices.indices","local","international")} />
			<${vs} name="values" label=${o("page.choices.values")} />
			<${vs} name="forced" label=${o("page.choices.forced")} about=${o("page.choices.forced.about")} />
		<//>
		<${Yt} title=${o("page.choices.table")}>
			<${ft} name="play" label=${o("page.choices.play")}
				options=${oe("page.choices.play","auto","once","twice")} />
			<p class="soft small">${o("page.choices.play.about")}</p>
			<${ft} name="pace" label=${o("page.choices.pace")}
				options=${oe("page.pace","calm","usual","quick","instant")} />
			<${vs} name="sound" label=${o("page.choices.sound")} />
			<${vs} name="spoken" label=${o("page.choices.spoken")} about=${o("page.choices.spoken.about")} />
		<//>
		${la?null:i`<${Vp} />`}
	</main>`}var ws={changed:{},written:""},Xp={"game.target":[1,1e3],"game.deals":[1,1e3],"game.bonus":[0,1e3],"rubber.games":[1,100],"rubber.wins":[1,100],"score.trick":[0,1e3],"score.vulnerable":[1,1e3],"offers.declare":[1,1e3],"offers.reveal":[1,1e3]},al=e=>e.offers.how!=="none",ed={"offers.how":e=>{if(al(e))return e.trump.by==="holder"?["sealed","turn","raise"]:["sealed","turn","raise","none"]},"offers.loss":e=>al(e)?["opponents","own"]:void 0,"trump.by":e=>e.trump.by==="success"?["success","rotation",...e.joker?[]:["turnup"]]:void 0,"game.tie":e=>e.rubber.wins?["usual","on","contracts"]:["usual","on","share","contracts"],"game.bonusTo":e=>e.dummy?["dummy","double"]:void 0},td={"score.zeroOrAll":()=>!0,"trump.across":({rubber:e,trump:t})=>t.by==="success"&&(e.games>1||e.wins>0)},Ia=(e,t)=>t.split(".").reduce((n,s)=>n?.[s],e),nd=(e,t)=>JSON.stringify(e)===JSON.stringify(t),qa=e=>typeof e=="object"&&e!==null&&!Array.isArray(e);function Qt({plan:e,set:t}){return i`<div>
		<${P} label=${o("page.create.length")} value=${e.length} onchange=${K(t)("length")}
			options=${[["",o("page.create.length.usual")],...oe("page.create.length","deals","games")]} />
		${e.length?i`<${ce} label=${o("page.create.length.n")} value=${e.rounds} min=${1} max=${1e3}
					onchange=${K(t)("rounds")} />`:null}
	</div>`}var ks=({value:e,groups:t,onchange:n})=>i`<div class="variant">
	<${G} label=${o("page.create.variant")} value=${e} groups=${t} onchange=${n} />
	<p class="soft">${o(`about.${e}`)}</p>
</div>`,ol=e=>new de(o("page.create.rules.unread",{text:e}));function vn({changed:e,written:t},n){let s={};for(let[r,l]of Object.entries(n?e:{})){let[c="",u=""]=r.split("."),p=Ia(n,r);nd(l,p)||(s[c]={...s[c],[u]:l})}let a={};try{a=t.trim()?JSON.parse(t):{}}catch(r){throw ol(r instanceof Error?r.message:"")}if(!qa(a))throw ol(o("page.create.rules.object"));for(let[r,l]of Object.entries(a))s[r]=qa(s[r])&&qa(l)?{...s[r],...l}:l;return Object.keys(s).length>0?s:void 0}function xs({own:e,set:t,rules:n}){if(!n)return null;let s=p=>p in e.changed?e.changed[p]:Ia(n,p),a=(p,d)=>t({...e,changed:{...e.changed,[p]:d}}),r=p=>o(`page.create.rules.${p}`),l=p=>t({...e,written:p.currentTarget.value}),{clauses:c,...u}=n;return i`<details>
		<summary>${o("page.create.rules")}</summary>
		<div class="stack">
			<${sd} points=${s("score.made")} onchange=${p=>a("score.made",p)} />
			${Object.entries(Xp).map(([p,[d,$]])=>Number(Ia(n,p))<d||p==="game.bonus"&&!n.game.target?null:i`<${ce} key=${p} label=${r(p)} value=${s(p)} min=${d} max=${$}
							onchange=${f=>a(p,f)} />`)}
			${Object.entries(ed).map(([p,d])=>{let $=d(n);return $?i`<${P} key=${p} label=${r(p)} value=${s(p)}
							options=${$.map(f=>[f,o(`page.create.rules.${p}.${f}`)])}
							onchange=${f=>a(p,f)} />`:null})}
			${Object.entries(td).map(([p,d])=>d(n)?i`<${ct} key=${p} label=${r(p)} checked=${s(p)}
							onchange=${$=>a(p,$)} />`:null)}
			<details class="whole">
				<summary>${o("page.create.rules.written")}</summary>
				<label class="field">
					<span>${o("page.create.rules.json")}</span>
					<textarea class="code" rows="3" spellcheck=${!1} autocapitalize="none" value=${e.written}
						placeholder='{"score": {"made": [0, 40, 20, 10]}}' oninput=${l}></textarea>
				</label>
				<p class="small soft">${o("page.create.rules.all")}</p>
				<pre class="code">${ad(u)}</pre>
			</details>
		</div>
	</details>`}function sd({points:e,onchange:t}){return i`<fieldset class="amounts whole">
		<legend>${o("page.create.rules.made")}</legend>
		${e.map((n,s)=>s===0?null:i`<${ce} key=${s} label=${o("page.create.rules.made.n",{n:s})} value=${n} min=${0} max=${1e3}
						onchange=${a=>t(e.with(s,a))} />`)}
	</fieldset>`}var ad=e=>Object.entries(e).map(([t,n])=>{let s=JSON.stringify(n).replaceAll(/([,:])(?=["\d[{tf-])/g,"$1 ");return`${JSON.stringify(t)}: ${s}`}).join(`
`);var od={variant:"",bots:[],public:"no",clock:"none",minutes:10,seconds:10,days:"3",length:"",rounds:9,closed:"no",hints:"",undo:"",open:"",pace:"usual",greet:"no",stand:"",house:ws},rl=6e4,rd=1440*rl;function id({clock:e,minutes:t,seconds:n,days:s}){if(e==="bank")return{bank:t*rl,add:n*1e3};if(e==="move")return{move:Number(s)*rd}}function ld(e,t){let{variant:n,hints:s,undo:a,open:r,pace:l,stand:c,length:u,rounds:p}=e,d={variant:n,rules:vn(e.house,t),...u&&{[u]:p},public:e.public==="yes",closed:e.closed==="yes",clock:id(e),undo:a,hints:s,open:r,bot:c,pace:wt[l],greet:e.greet==="yes"},$=Object.entries(d).filter(([,f])=>f!==void 0&&f!==""&&f!==!1);return Object.fromEntries($)}var Ss=(e,t)=>Array.from({length:t.chairs-1},(n,s)=>e.bots[s]??""),il=(e,t)=>Ss(e,t).includes("");function cd({plan:e,set:t,variant:n,name:s}){let a=c=>[c,o("page.create.bot",{level:o(`page.level.${c}`)})],r=[["",o("page.create.friend")],...pn.value.map(c=>a(c.name))],l=c=>u=>t({bots:Ss(e,n).with(c,u)});return i`<fieldset class="seats">
		<legend class="unseen">${o("page.create.chairs")}</legend>
		${il(e,n)?i`<${es} name=${s} />`:i`<div class="field"><span>${o("page.create.chair",{n:1})}</span><p>${o("page.create.you")}</p></div>`}
		${Ss(e,n).map((c,u)=>{let p=o("page.create.chair",{n:u+2});return i`<${G} key=${u} label=${p} value=${c} options=${r} onchange=${l(u)} />`})}
	</fieldset>`}function ud({plan:e,set:t}){let n=K(t),s=["1","3","7"];return i`<div>
		<${P} label=${o("page.create.clock")} value=${e.clock} onchange=${n("clock")}
			options=${oe("page.create.clock","none","bank","move")} />
		${e.clock==="bank"?i`<div class="row">
					<${ce} label=${o("page.create.clock.minutes")} value=${e.minutes} min=${1} max=${600}
						onchange=${n("minutes")} />
					<${ce} label=${o("page.create.clock.seconds")} value=${e.seconds} min=${0} max=${600}
						onchange=${n("seconds")} />
				</div>`:null}
		${e.clock==="move"?i`<${P} label=${o("page.create.clock.each")} value=${e.days} onchange=${n("days")}
					options=${s.map(a=>[a,o("page.create.clock.days",{n:Number(a)})])} />`:null}
	</div>`}function pd({plan:e,set:t}){let n=K(t),s=["",o("page.create.usual")],a=o("page.create.never");return i`<details>
		<summary>${o("page.create.more")}</summary>
		<div class="stack">
			<${Qt} plan=${e} set=${t} />
			<${P} label=${o("page.create.undo")} value=${e.undo} onchange=${n("undo")}
				options=${[s,...oe("page.create.undo","free","agree"),["never",a]]} />
			${ti.value?i`<${P} label=${o("page.create.hints")} value=${e.hints} onchange=${n("hints")}
						options=${[s,["yes",o("page.create.hints.yes")],["no",a]]} />`:null}
			<${P} label=${o("page.create.open")} value=${e.open} onchange=${n("open")}
				options=${[s,...oe("page.create.open","deal","match")]} />
			<p class="soft small whole">${o("page.create.usual.about")}</p>
			<${P} label=${o("page.create.watch")} value=${e.closed} onchange=${n("closed")}
				options=${[["no",o("page.create.watch.yes")],["yes",o("page.create.watch.no")]]} />
			<${P} label=${o("page.create.pace")} value=${e.pace} onchange=${n("pace")}
				options=${oe("page.pace",...Object.keys(wt))} />
			<${P} label=${o("page.create.greet")} value=${e.greet} onchange=${n("greet")}
				options=${oe("page.create.greet","no","yes")} />
			<${G} label=${o("page.create.stand")} value=${e.stand} onchange=${n("stand")}
				options=${[s,...oe("page.level",...pn.value.map(r=>r.name))]} />
		</div>
	</details>`}var dd=400;function $d({plan:e,rules:t}){let n={variant:e.variant,rules:fd(e,t)},s=z.value,{value:a=""}=L(async r=>(await new Promise(l=>setTimeout(l,dd)),!n.rules||r.aborted?"":ut(n,s).then(({players:l=""})=>l,()=>"")),JSON.stringify(n),s);return i`<p class=${a?"soft":"unseen"} role="status">${a}</p>`}function fd(e,t){try{return vn(e.house,t)}catch{return}}function md({onclose:e}){let t=dt(),[n,s]=v({...od,variant:t?.id??"",pace:A.pace.value}),[a,r]=v(""),{busy:l,once:c}=Q(y=>r(D(y))),u=Ht(),p=M(null);x(()=>{a&&p.current?.scrollIntoView({block:"nearest"})},[a]);let d=I(n.variant),$=be.value.find(y=>y.id===n.variant)??t,f=y=>(s(w=>({...w,...y})),r(""));if(!$)return null;let h=y=>f({variant:y,house:{...n.house,changed:{}}}),m=y=>{y.preventDefault(),c(async()=>{r(""),!(il(n,$)&&!await u.keep())&&await oi(ld(n,d),["",...Ss(n,$)])})},g=i`<button type="submit" form="create" class="button chief" aria-busy=${l}>
		${o("page.home.create")}
	</button>`;return i`<${H} broad title=${o("page.create.title")} onclose=${e} actions=${g}>
		<form id="create" class="create stack" onsubmit=${m}>
			<${ks} value=${$.id} groups=${Re()} onchange=${h} />
			<${cd} plan=${n} set=${f} variant=${$} name=${u} />
			${ot.value?null:i`<${P} label=${o("page.create.public")} value=${n.public} onchange=${K(f)("public")}
					options=${oe("page.create.public","no","yes")} />`}
			<${ud} plan=${n} set=${f} />
			<${pd} plan=${n} set=${f} />
			<${xs} own=${n.house} set=${K(f)("house")} rules=${d} />
			<${$d} plan=${n} rules=${d} />
			<p ref=${p} class=${a?"trouble":""} role="alert">${a}</p>
		</form>
	<//>`}var Tt=e=>new Date(e*864e5).toISOString().slice(0,10),Os=e=>Math.round(Date.parse(e)/864e5),ll=e=>/^\d{4}-\d\d-\d\d$/.test(e)&&!Number.isNaN(Date.parse(e));function hd(e){let t=new Date(e);return Tt(Date.UTC(t.getFullYear(),t.getMonth(),t.getDate())/864e5)}var cl=e=>Date.parse(e)+1.5*864e5,jt=()=>hd(Date.now());function ul(e,t){let n=Os(t);e.has(Tt(n))||n--;let s=0;for(;e.has(Tt(n-s));)s++;return s}var _a=e=>Uint8Array.from(e.match(/../g)??[],t=>parseInt(t,16)),pl=(e,t)=>Uint8Array.from({length:t},(n,s)=>Number(e>>BigInt(8*(t-1-s))&255n));async function gd(e,t){for(let n=0;n<t;n++)e=await rn("n99-chain-1",e);return e}var yd=(e,t)=>rn("n99-mix-1",e,...t.flatMap(n=>[Uint8Array.of(n.length),n])),bd=async e=>/^[0-9a-fA-F]{64}$/.test(e)?_a(e):rn("n99-seed-1",e);async function*vd(e,t){for(let n=0n;;n++){let s=new DataView((await rn("n99-deal-1",e,pl(t,8),pl(n,4))).buffer);for(let a=0;a<32;a+=8)yield s.getBigUint64(a)}}async function wd(e,t,n){let s=[...e],a=vd(t,n),r=(1n<<64n)-1n;for(let l=0;s.length-l>=2;){let c=[],u=1n;for(let $=BigInt(s.length-l);$>1n&&u*$<=1n<<56n;$--)c.push($),u*=$;let p,d;do{d=(await a.next()).value,p=[];for(let $ of c)p.push(Number(d*$>>64n)),d=d*$&r}while(d<(1n<<64n)%u);for(let $ of p){let[f,h]=[s[l],s[l+$]];s[l]=h,s[l+$]=f,l++}}return s}var dl=["2","3","4","5","6","7","8","9","10","11","12","J","Q","K","A"];async function kd(e,t,n,s=0){let a=e.ranks.split(" ").sort((h,m)=>dl.indexOf(h)-dl.indexOf(m)),r=["C","D","H","S"].flatMap(h=>a.map(m=>m+h));e.joker&&r.push("joker");let l=await wd(r,t,n),c=l.length===e.seats*e.hand?(s+1)*e.hand:l.length,u=e.trump.by==="turnup"?l[c-1]:void 0,p=Array.from({length:e.seats},(h,m)=>l.slice(m*e.hand,(m+1)*e.hand)),d=p.findIndex(h=>h.includes("joker")),$=e.dummy?(p[e.seats-1]??[]).slice(0,e.aside):[],f=h=>h.map(m=>m==="joker"?u??m:m).sort();return{hands:p.map(f),aside:f($),turnup:u,joker:d<0?void 0:d}}function xd(e,t){let n=a=>String(a??"").split(" ").filter(Boolean).sort().join(" "),s=(e.aside??[]).filter(a=>a!=="").pop();return t.hands.every((a,r)=>a.join(" ")===n(e.hands?.[r]))&&t.aside.join(" ")===n(s)&&t.turnup===e.turnup&&t.joker===e.joker}async function Sd(e,t){if(e.length!==t.length)return!1;for(let[n,s]of e.entries())if(s.length&&await Xo(s)!==t[n])return!1;return!0}async function $l(e,t,n){let s=e.split(`
`).filter(g=>g.trim()).map(g=>JSON.parse(g)),a=s[0]??{},r=s.findIndex((g,y)=>y>0&&"ninetynine"in g),l=r<0?s:s.slice(0,r),c=l.filter(g=>"deal"in g);if(!a.commit)return Od(a,c,t);let u=a.commits??[],p=(c[0]?.entropy??[]).map(_a),d=await Sd(p,u),$=l.some(g=>"end"in g),f=[],h=a.commit,m=0;for(let[g,y]of c.entries()){if(m++,!y.secret){f.push({deal:y.deal,outcome:$||g<c.length-1?"hidden":"playing"});continue}let w=_a(y.secret);if(m>4096||fa(await gd(w,m))!==h){f.push({deal:y.deal,outcome:"wrong",why:"secret"});continue}h=y.secret,m=0,d?f.push(await fl(y,t,await yd(w,p),0n)):f.push({deal:y.deal,outcome:"wrong",why:"entropy"})}return{by:"commit",deals:f,commit:a.commit,commits:u,brought:a.brought===!0,entropy:u.map((g,y)=>p[y]?.length?"given":g?"withheld":"none"),own:n?p.some(g=>fa(g)===n):void 0}}async function fl(e,t,n,s){return xd(e,await kd(t,n,s,e.dealer))?{deal:e.deal,outcome:"proved"}:{deal:e.deal,outcome:"wrong",why:"cards"}}async function Od(e,t,n){let s=[],a=e.seed?await bd(e.seed):void 0,r=(t[0]?.number??0)-(t[0]?.deal??0);for(let c of t)!a||c.number===void 0?s.push({deal:c.deal,outcome:"bare"}):c.number!==r+c.deal?s.push({deal:c.deal,outcome:"wrong",why:"number"}):s.push(await fl(c,n,a,BigInt(c.number)));return{by:a?"seed":"none",deals:s,...{entropy:[],commit:"",commits:[],brought:!1,own:void 0}}}function Nt(e,t){let n=a=>a&&typeof a=="object"&&!Array.isArray(a);if(!n(t)||!n(e))return t??e;let s={...e};for(let[a,r]of Object.entries(t))s[a]=Nt(e[a],r);return s}async function Md(e,t){let n=JSON.parse(e.slice(0,e.indexOf(`
`))),s=Nt(await Er(n.variant),n.rules);return{names:n.seats,verdict:await $l(e,s,t)}}function wn({table:e,match:t=1,record:n}){let{value:s,wrong:a}=L(async()=>{if(!globalThis.crypto?.subtle)throw new de(o("page.fair.insecure"));let r=n??await Sr({table:e??"",match:t}).catch(u=>{throw u instanceof J&&u.reason==="not-now"?new de(o("page.fair.later")):u}),{commits:l=[]}=JSON.parse(r.split(`
`,1)[0]??"{}"),c=u=>e===void 0?void 0:ns(e,u);return Md(r,l.map(c).find(Boolean))},e,t,n);return a?i`<p role="status">${a}</p>`:s?i`<${Td} names=${s.names} verdict=${s.verdict} />`:i`<p class="soft" role="status">${o("page.fair.looking")}</p>`}function Ad(e){return e.deals.some(t=>t.outcome==="wrong")?"wrong":e.by!=="commit"?e.by:e.deals.some(t=>t.outcome==="hidden")?"hidden":e.brought?"brought":e.entropy.includes("withheld")?"withheld":e.entropy.includes("given")?"proved":"alone"}function Td({names:e,verdict:t}){let n=Ad(t),s=p=>_(e.filter((d,$)=>t.entropy[$]===p)),a=t.deals.filter(p=>p.outcome==="proved").length,r=t.deals.find(p=>p.outcome==="wrong"||p.outcome==="hidden"),l={n:a,names:s(n==="withheld"?"withheld":"given"),deal:(r?.deal??0)+1},u=t.by==="commit"&&!t.brought&&t.own!==void 0&&(t.own?"page.fair.own":"page.fair.own.not");return i`<section class="fair" data-outcome=${n}>
		<p class="fair-verdict" role="status">${o(`page.fair.${n}.short`)}</p>
		<p>${o(`page.fair.${n}`,l)}${u&&` ${o(u)}`}</p>
		${new Set(t.deals.map(p=>p.outcome)).size>1?i`<table class="book">
					<thead><tr><th scope="col">${o("page.scores.deal")}</th><th scope="col">${o("page.fair.found")}</th></tr></thead>
					<tbody>${t.deals.map(p=>i`<tr key=${p.deal}><th scope="row">${p.deal+1}</th>
							<td class=${p.outcome==="wrong"?"failed":""}>${jd(p,n)}</td></tr>`)}</tbody>
				</table>`:null}
		${t.commit?i`<details><summary>${o("page.fair.commitments")}</summary>
				<p class="small">${o("page.fair.commitments.what")}</p>
				<dl class="commitments"><dt>${o("page.fair.server")}</dt><dd>${t.commit}</dd>
					${t.commits.map((p,d)=>p?i`<dt>${e[d]}</dt><dd>${p}</dd>`:null)}</dl></details>`:null}
	</section>`}function jd(e,t){return e.outcome==="wrong"?o(`page.fair.why.${e.why}`):o(e.outcome==="proved"&&t!=="proved"?"page.fair.deal.follows":`page.fair.deal.${e.outcome}`)}function Nd(e){x(()=>{nn&&Wr("here").catch(()=>{})},[]);let t=q.value,n=nn&&ya.value==="there"?un("here"):null;return i`<main id="main" tabindex="-1" class="records">
		<h1>${o("page.nav.records")}</h1>
		${t?i`<${ml} key=${t.id} id=${t.id} at=${ya.value} />`:n?null:i`<${hl} />`}
		${n?i`<h1>${o("page.here")}</h1><${ml} key=${n.id} id=${n.id} at="here" />`:null}
		<${Ld} />
	</main>`}var hl=()=>i`<section class="stack">
	<p class="lead">${o("page.records.none")}</p>
	<p><a class="button chief" href="/">${o("page.records.play")}</a></p>
</section>`,he=e=>fe(`variant.${e}`)?o(`variant.${e}`):e;function Bt(e,t){return e.seats.map((n,s)=>{if(s>=t)return o("dummy");let a=e.bots?.[s];return a&&a===n&&fe(`page.level.${a}`)?o(`page.level.${a}`):n})}var Fa=e=>e.seats.indexOf(q.value?.name);function Zt(e,t){let n=Fa(e),s=(e.bots??[]).indexOf(""),a=n>=0?n:s;return a>=0&&a<t?a:0}function ml({id:e,at:t}){let n=()=>Promise.all([gr({player:e},{where:t}),Cr("mine",1,t)]),{value:s,wrong:a}=L(n,e);if(a)return i`<p class="trouble">${a}</p>`;if(!s)return null;let[{tallies:r},{all:l}]=s;return i`<${ci} found=${l} told=${!0} />
		${r.length?i`<${Bd} tallies=${r} /><${Dd} id=${e} at=${t} />`:i`<${hl} />`}`}function Bd({tallies:e}){let t=e.some(n=>n.assisted>0);return i`<section>
		<h2>${o("page.records.tallies")}</h2>
		<${Z}><table class="book">
			<thead><tr>
				<th scope="col">${o("page.records.variant")}</th><th scope="col">${o("page.records.matches")}</th>
				<th scope="col">${o("page.records.won")}</th><th scope="col" class="spare">${o("page.records.deals")}</th>
				<th scope="col">${o("page.records.made")}</th><th scope="col">${o("page.records.points")}</th>
				${t?i`<th scope="col">${o("page.records.assisted")}</th>`:null}
			</tr></thead>
			<tbody>${e.map(n=>i`<tr key=${n.variant}><th scope="row"><a href=${`/rules/${n.variant}`}>${he(n.variant)}</a></th>
					<td>${kn(n,n.matches)}</td><td>${kn(n,n.won)}</td><td class="spare">${kn(n,n.deals)}</td>
					<td>${n.deals?ie(n.made/n.deals):kn(n,0)}</td>
					<td>${n.deals?b(n.points/n.deals,1):kn(n,0)}</td>
					${t?i`<td>${gl(n.assisted)}</td>`:null}
				</tr>`)}</tbody>
		</table><//>
		${t?i`<p class="small soft">${o("page.records.assisted.what")}</p>`:null}
		<p class="row"><a class="button plain" href="/statistics">${o("page.records.statistics")}</a></p>
	</section>`}var kn=(e,t)=>e.matches?gl(t):"",gl=e=>e?b(e):"–";function Dd({id:e,at:t}){let[n,s]=v([]),[a,r]=v(""),[l,c]=v(null),{once:u}=Q(),p=()=>u(async()=>{let d=await yr({player:e,before:a??""},{where:t});s($=>[...$,...d.matches.filter(f=>!ss(f.table??""))]),r(d.before)});return x(()=>{p()},[]),i`<section>
		<h2>${o("page.records.all")}</h2>
		<ol class="matches">${n.map(d=>{let $=`${d.table} ${d.match} ${d.ended}`;return i`<${Ed} key=${$} match=${d} id=${e} onfair=${()=>c(d)} />`})}</ol>
		${a?i`<p><${S} onclick=${p} say=${o("page.records.more")} /></p>`:null}
		${l?i`<${H} title=${o("page.fair")} onclose=${()=>c(null)}>
					<${wn} table=${l.table} match=${l.match} />
				<//>`:null}
	</section>`}function Ed({match:e,id:t,onfair:n}){let s=e.chairs.find(u=>u.player===t),a=e.cut?"cut":s?.won?e.chairs.filter(u=>u.won).length>1?"shared":"won":"lost",r=e.chairs.filter(u=>u!==s).map(pt),l=Rr(e.table??"",e.match),c=[s?.hints?o("page.records.hints",{n:s.hints}):"",s?.undone?o("page.records.undone",{n:s.undone}):"",s?.away?o("page.records.away"):"",s?.brought?o("page.records.brought"):"",e.house?o("page.home.house"):""].filter(Boolean);return i`<li data-result=${a}>
		<p class="what"><b>${he(e.variant)}</b> ${o("page.records.with",{names:_(r)})}
			<span class="soft small">${ke(e.ended)}${c.length>0?` · ${c.join(", ")}`:""}</span></p>
		<p class="result"><span class=${`outcome-${a}`}>${o(`page.records.result.${a}`)}</span>
			<span class="score">${e.chairs.map((u,p)=>{let d=u===s?"self":"",$=p>0?" : ":"";return i`${$}<span key=${u.seat} class=${d} title=${pt(u)}>${b(u.points)}</span>`})}</span>
			<span class="soft small">${o("page.records.length",{n:e.deals})}</span></p>
		${e.table?i`<p class="doings">
				${e.deals>0?i`<a href=${`/replay/${e.table}/${e.match}/0`}>${o("page.records.replay")}</a>`:null}
				<a href=${l} download=${`${e.table}-${e.match}.99.jsonl`}>${o("page.records.export")}</a>
				<button type="button" class="link" onclick=${n}>${o("page.fair.short")}</button>
				<a href=${`/t/${e.table}`}>${o("page.records.table")}</a></p>`:null}
	</li>`}function Cd(e){return e instanceof J&&e.status===400?o("page.import.refused",{text:e.message.replace(/^the record( is refused)?: /,"")}):D(e)}function Ld(){let[e,t]=v(""),[n,s]=v(!1),a=L(Ut).value?.name,r=async p=>{t("");try{if(p.size>1<<20)throw new de(o("page.import.large"));await Ft({match:1,deal:0},{body:p}),await pi({name:p.name,bytes:p}),U("/replay/mine/1/0")}catch(d){t(Cd(d))}};return i`<section class=${`import ${n?"over-it":""}`} ondragover=${p=>{p.preventDefault(),s(!0)}} ondragleave=${()=>s(!1)} ondrop=${p=>{p.preventDefault(),s(!1);let d=p.dataTransfer?.files[0];d&&r(d)}}>
		<h2>${o("page.import")}</h2>
		<p>${o("page.import.what")}</p>
		<p class="row">
			<${_t} say=${o("page.import.choose")} accept=".jsonl,.gz,.zst,.99" ontake=${r} />
			${a?i`<a href="/replay/mine/1/0">${o("page.import.again",{name:a})}</a>`:null}
		</p>
		${e?i`<p class="trouble" role="alert">${e}</p>`:null}
	</section>`}var xn=(e,t={dateStyle:"long"})=>ke(Date.parse(e),{timeZone:"UTC",...t});function Pd({rest:[e]}){let t=e!==void 0&&ll(e)?e:jt();return i`<${Rd} key=${t} day=${t} />`}function Rd({day:e}){let{value:t,wrong:n}=L(async()=>{let[a]=await Promise.all([vr({day:e}),Se()]).catch(r=>{throw lt(r)?new de(o("page.daily.none")):r});return a},e,q.value?.id,ln.value),s=t?.seal?"own":ln.value?"out":"open";return i`<main id="main" tabindex="-1" class="daily">
		<header>
			<h1>${o("page.nav.daily")}</h1>
			<p class="soft">${xn(e,{dateStyle:"full"})}</p>
			<p class="lead">${o("page.daily.about")}</p>
			${t?i`<p class="soft">${o("page.daily.proof",{cards:s})}</p>`:null}
		</header>
		${n?i`<p class="trouble" role="status">${n}</p>`:null}
		<div class="daily-deals">
			${t?.deals.map(a=>i`<${qd} key=${a.variant} day=${e} deal=${a} />`)}
		</div>
		${t?i`<${Wd} deals=${t} day=${e} />`:null}
	</main>`}function qd({day:e,deal:t}){let{busy:n,once:s}=Q(),a=()=>s(()=>ii(e,t.variant)),r=be.value.find(c=>c.id===t.variant)?.chairs,l=[r&&o("page.players",{n:r}),t.trump&&(t.trump==="none"?o("trump.none"):j(t.trump)),`${o("page.home.level")} ${o(`page.level.${t.bots}`)}`];return i`<section class="daily-deal">
		<h2>${he(t.variant)}</h2>
		<p class="soft">${l.filter(Boolean).join(" · ")}</p>
		${t.own?i`<${_d} day=${e} deal=${t} own=${t.own} />`:null}
		${t.lost?i`<p>${o("page.daily.lost")}</p>
				<p><a class="button plain" href=${`/replay/${t.table}/1/0`}>${o("page.daily.replay")}</a></p>`:null}
		${t.own||t.lost?null:i`<p><${S} chief aria-busy=${n} onclick=${a}
				say=${o(t.table?"page.daily.on-with":"page.daily.play")} /></p>
				<p class="soft">${o("page.daily.players",{n:t.players})}</p>`}
	</section>`}var bl=(e,t)=>o("page.daily.own",{you:t,points:b(e.points),n:e.points,made:e.made?"yes":"no"}),Id=e=>e===be.value[0]?.id?"none":he(e),vl=e=>e.late?o("page.daily.late"):e.players>1?o("page.daily.place",{place:e.place??1,n:e.players}):o("page.daily.alone"),wl=({of:e})=>i`<ol class="daily-best">
	${e.map((t,n)=>i`<li key=${n} class=${t.table?"own":""}>
		<span>${b(t.place??0)}.</span> <span>${t.name}</span>
		<span>${t.made?"✓":"✕"}</span> <span>${b(t.points)}</span>
	</li>`)}
</ol>`;function _d({day:e,deal:t,own:n}){let{told:s}=xt(n.table??"",1,0),a=`/${n.table}/1/0`;return i`<p class="daily-points"><b>${b(n.points)}</b> ${n.made?"✓":"✕"}</p>
		<ul class="daily-done">
			<li>${bl(n,"yes")}</li>
			${t.expert?i`<li>${bl(t.expert,"expert")}</li>`:null}
			<li>${vl(t)}</li>
		</ul>
		<p class="turns">
			<a class="button" href=${`/report${a}?seat=0`}>${o("page.daily.report")}</a>
			<a class="button plain" href=${`/replay${a}`}>${o("page.daily.replay")}</a>
		</p>
		${t.best&&t.best.length>1?i`<h3>${o("page.daily.best")}</h3>
				<${wl} of=${t.best} />
				${t.near?i`<p class="daily-gap" aria-hidden="true">⋯</p><${wl} of=${t.near} />`:null}`:null}
		<${Fd} text=${[o("page.daily.first",{day:xn(e,{dateStyle:"medium"}),variant:Id(t.variant)}),$i(s,0),[o("page.daily.last",{points:b(n.points),n:n.points,made:n.made?"yes":"no"}),...t.players>1&&!t.late?[vl(t)]:[]].join(" · ")].filter(Boolean).join(`
`)} />`}function Fd({text:e}){let[t,n]=v(!1),s=async()=>await at(e)?n(!0):B(o("page.link.by-hand"));return i`<h3>${o("page.daily.share")}</h3>
		<pre class="daily-share" tabindex="0">${e}</pre>
		<p class="small soft">${o("page.daily.squares")}</p>
		<p><${S} onclick=${s} say=${o(t?"page.daily.copied":"page.daily.copy")} /></p>`}function Wd({deals:e,day:t}){let[n,s]=v(t.slice(0,7)),a=new Map,r=new Set;for(let g of e.played)a.set(g.day,(a.get(g.day)??0)+1),(g.at??0)<cl(g.day)&&r.add(g.day);let l=jt(),c=new Date(`${n}-01T00:00Z`),u=Math.round(c.getTime()/864e5),p=new Date(Date.UTC(c.getUTCFullYear(),c.getUTCMonth()+1,0)).getUTCDate(),d=(c.getUTCDay()+6)%7,$=g=>Tt(Date.UTC(c.getUTCFullYear(),c.getUTCMonth()+g)/864e5).slice(0,7),f=4,h=Array.from({length:7},(g,y)=>xn(Tt(f+y),{weekday:"short"})),m=(g,y,w,k)=>i`<button type="button" class="button plain" aria-label=${o(w)}
		disabled=${k} onclick=${()=>s($(g))}>${y}</button>`;return i`<section class="daily-calendar">
		<h2>${o("page.daily.calendar")}</h2>
		<p>${o("page.daily.run",{n:ul(r,l)})}</p>
		<div class="daily-month">
			${m(-1,"‹","page.daily.back",n<=e.first.slice(0,7))}
			<b aria-live="polite">${xn(`${n}-01`,{month:"long",year:"numeric"})}</b>
			${m(1,"›","page.daily.on",n>=l.slice(0,7))}
		</div>
		<div class="daily-days" lang=${z.value}>
			${h.map(g=>i`<span key=${g} class="soft" aria-hidden="true">${g}</span>`)}
			${Array.from({length:p},(g,y)=>{let w=Tt(u+y),k=a.get(w)??0,O=y===0?{gridColumnStart:d+1}:{};return w<e.first||w>l?i`<span key=${w} class="soft" style=${O}>${y+1}</span>`:i`<a key=${w} style=${O} href=${`/daily/${w}`} data-played=${k}
					aria-current=${w===t?"date":void 0}
					aria-label=${o("page.daily.mark",{day:xn(w),n:k})}>${y+1}</a>`})}
		</div>
	</section>`}function Ge({view:e,names:t,last:n=!1,from:s=0}){let a=ua(e);if(a===0)return i`<p class="soft">${o("last.none")}</p>`;let r=n?[a-1]:Array.from({length:a},(c,u)=>u).slice(s),l=Array.from({length:xe(e)},(c,u)=>u);return i`<${Z}><table class="book tricks">
		<thead><tr><th scope="col"><span class="unseen">${o("page.trick")}</span></th>
			${l.map(c=>i`<th key=${c} scope="col">${t[c]}</th>`)}</tr></thead>
		<tbody>${r.map(c=>{let u=pa(e,c),p=da(e,c);return i`<tr key=${c}><td>${c+1}</td>
				${l.map(d=>{let $=u.find(f=>f.seat===d)?.card;return i`<td key=${d} class=${d===p?"won":""}>
						${$?i`<${le} card=${$} size="mini" />`:null}
						<i class=${d===e.leads?.[c]?"led-dot":""} aria-hidden="true"></i>
						${d===e.leads?.[c]?i`<span class="unseen">${o("page.led")}</span>`:null}
						${d===p?i`<span class="unseen">${o("page.wins")}</span>`:null}
					</td>`})}</tr>`})}</tbody>
	</table><//>
	<p class="small soft legend" aria-hidden="true">
		<span><i class="led-dot"></i> ${o("page.led")}</span><span><i class="won-frame"></i> ${o("page.wins")}</span>
	</p>`}function kl({view:e,names:t,lies:n}){let s=ua(e)-(n?2:1);if(s<0||e.phase!=="play")return null;let a=da(e,s);return i`<figure class="last-trick">
		<figcaption class="small">${o("page.lasttrick")}</figcaption>
		<ol>${pa(e,s).map(({seat:r,card:l})=>i`<li key=${r} data-card=${l}
			class=${r===a?"best":""}>
			<span class="unseen">${t[r]}: </span><${le} card=${l} size="mini" />
		</li>`)}</ol>
	</figure>`}function xl(e,t,n,s){let a=d=>d.act.startsWith("play "),r=d=>`${d.seat} ${d.act}`,l=d=>d.filter($=>!a($)).map(r).sort().join();if(l(e)!==l(t))return{trick:-1,steps:[s,s]};let[c,u]=[e.filter(a),t.filter(a)],p=c.findIndex((d,$)=>!u[$]||r(d)!==r(u[$]));return p<0?null:{trick:Math.floor(p/n),steps:[e.length-c.length+p,t.length-u.length+p]}}var Sl=(e,t)=>t===void 0?Ot(e):o("page.report.bid",{bid:b(t),cards:Ot(e)}),zd=e=>e.trick?o("page.report.trick",{n:e.trick}):o(`page.report.at.${e.phase}`),Ms=(e,t)=>n=>`/replay/${e}/${t}/${n.deal}?step=${n.step}&seat=${n.seat}&hint`;function Sn({of:e,names:t,place:n,one:s,named:a=!1}){return i`<ol class="moments">${e.map(r=>{let l=zd(r),c=s?l:o("page.report.where",{deal:r.deal+1,when:l}),u=o("page.report.instead",{act:Sl(r.act,r.bid),better:Sl(r.better,r.betterBid)}),p=mn(r.why).join(" "),d=Ai(r);return i`<li key=${`${r.deal} ${r.step}`}><a href=${n(r)}>
			<span class="moment-where">${a?`${t[r.seat]} · `:""}${c}</span>
			<span class="moment-said">${W(u)}</span>
			<span class="moment-lost score" aria-label=${o("page.report.points",{n:b(r.lost/Oe,1)})}>
				−${b(r.lost/Oe,1)}
			</span>
			${p?i`<span class="moment-why">${W(p)}</span>`:null}
			${d?i`<span class="moment-why small soft">${d}</span>`:null}
		</a></li>`})}</ol>`}function On({at:e,names:t,label:n,foot:s,me:a=-1,ends:r=[],from:l=[]}){let[c,u,p]=[470,210,104],d=[...l,...e.flat()],[$,f]=[Math.min(0,...d),Math.max(1,...d)],h=y=>34+y*(c-p-34)/Math.max(1,e.length),m=y=>u-22-(y-$)*(u-34)/(f-$),g=Kd((e[e.length-1]??[]).map(m),20);return i`<figure class="course"><svg viewBox=${`0 0 ${c} ${u}`} role="img" aria-label=${n}>
		<${Ol} low=${$} high=${f} y=${m} to=${c-p} />
		${r.map(y=>i`<line key=${y} class="end" x1=${h(y)} x2=${h(y)} y1="6" y2=${u-22} />`)}
		${t.slice(0,e[0]?.length??0).map((y,w)=>i`<g key=${w} class=${w===a?"self":""} data-line=${w}>
				<polyline points=${[`${h(0)},${m(l[w]??0)}`,...e.map((k,O)=>`${h(O+1)},${m(k[w]??0)}`)].join(" ")} />
				<text x=${c-p+8} y=${(g[w]??0)+5}>${y.length>11?`${y.slice(0,10)}…`:y}</text>
			</g>`)}
		<text class="axis" x=${h(e.length)} y=${u-4} text-anchor="end">${s}</text>
	</svg></figure>`}function Ol({low:e,high:t,y:n,to:s,said:a=b}){let r=Hd(t-e),l=Math.ceil(e/r);return Array.from({length:Math.floor(t/r)-l+1},(u,p)=>(l+p)*r).map(u=>i`<g key=${u}>
			<line class=${u===0?"base":"grid"} x1="34" x2=${s} y1=${n(u)} y2=${n(u)} />
			<text x="28" y=${n(u)+5} text-anchor="end">${a(u)}</text>
		</g>`)}function Ml({of:e,last:t,label:n,foot:s,all:a,most:r,said:l=b}){let[c,u,p]=[470,230,34],d=r??Math.max(1,...e.map(w=>w.mean),Math.min(...e.map(w=>w.high)),a*2),$=Math.min(0,...e.map(w=>w.mean)),f=w=>Math.min(d,Math.max($,w)),h=w=>p+w*(c-p-6)/Math.max(1,t),m=w=>u-24-(f(w)-$)*(u-36)/(d-$),g=w=>h((w.from-1+w.to)/2),y=w=>e.map(k=>`${g(k)},${m(k[w])}`);return i`<figure class="course band"><svg viewBox=${`0 0 ${c} ${u}`} role="img" aria-label=${n}>
		<polygon class="interval" points=${[...y("high"),...y("low").reverse()].join(" ")} />
		<${Ol} low=${$} high=${d} y=${m} to=${c-6} said=${l} />
		<line class="all" x1=${p} x2=${c-6} y1=${m(a)} y2=${m(a)} />
		<g class="self"><polyline points=${e.map(w=>`${g(w)},${m(w.mean)}`).join(" ")} />
			${e.map(w=>i`<circle key=${w.from} cx=${g(w)} cy=${m(w.mean)} r="3.5" />`)}</g>
		<text class="axis" x=${c-6} y=${u-4} text-anchor="end">${s}</text>
	</svg></figure>`}function Hd(e){let t=e/4,n=10**Math.floor(Math.log10(t));return([1,2,5,10].find(s=>s*n>=t)??10)*n}function Kd(e,t){let n=e.map((r,l)=>l).sort((r,l)=>(e[r]??0)-(e[l]??0)),s=[...e];n.forEach((r,l)=>{let c=n[l-1];c!==void 0&&(s[r]=Math.max(s[r]??0,(s[c]??0)+t))});let a=Math.max(0,Math.max(...s)-202);return s.map(r=>r-a)}var Wa=(e,t="")=>L(async()=>(await te(()=>wr({table:e})))?.scores??[],e,t).value;function Al({table:e,names:t,about:n="",view:s,me:a}){let r=Wa(e,s?`${s.deal} ${s.phase==="over"}`:"");return r?i`${n?i`<p class="soft">${n}</p>`:null}
		<${za} scores=${r} names=${t} me=${a??s?.seat} end=${s?.end} />`:null}function As(e,t){if(t)return o("page.scores.deals",{n:t});if(!e)return" ";let{game:n,rubber:s}=e,a=n.target?o("page.scores.to",{n:n.target}):o("page.scores.deals",{n:n.deals});return s.wins?`${a} · ${o("page.scores.rubber.first",{n:s.wins})}`:s.games?`${a} · ${o("page.scores.rubber.games",{n:s.games})}`:a}function Ts(e){let t=[];for(let n of e)(t[n.game]??=[]).push(n);return t.filter(n=>n)}var Ud=4;function za({scores:e,names:t,me:n=-1,end:s,onpick:a}){if(e.length===0)return i`<${Jd} names=${t} />`;let r=Ts(e),l=e[0]?.points.length??0,c=t.map((d,$)=>$).slice(0,l),u=e.some(d=>d.made.some(Boolean)),p=["declare","reveal"].filter(d=>e.some($=>$.premium.some(f=>f.startsWith(d))));return i`<div class="score-sheet" data-hands=${l}>
		<${Z}><table class="book running-score">
			<thead><tr>
				<th scope="col" rowspan="2"><span class="unseen">${o("page.scores.deal")}</span></th>
				<th scope="col" rowspan="2" class="trump-column"><span>${o("col.trump")}</span></th>
				<th scope="col" rowspan="2" class="dealer-column">${o("page.scores.dealer")}</th>
				${c.map(d=>i`<th key=${d} scope="colgroup" colspan="2" class="hand-column">${t[d]}</th>`)}
			</tr><tr class="kinds">
				${c.map(d=>i`<${Fo} key=${d}>
						<th scope="col" class="gained">${o("page.scores.gained")}</th>
						<th scope="col" class="stands">${o("page.scores.stands")}</th>
					<//>`)}
			</tr></thead>
			${r.map((d,$)=>i`<${Gd} key=${$} game=${d} alone=${r.length===1} names=${t} seats=${c}
					onpick=${a} />`)}
			${r.length>1||s?.rubber?i`<${Qd} games=${r} seats=${c} end=${s} />`:null}
		</table><//>
		${u||p.length?i`<p class="small soft legend">
					${u?i`<span><span class="dot" aria-hidden="true"></span> ${o("page.scores.made")}</span>`:null}
					${p.map(d=>i`<span key=${d} class="of-gained">
							<sup>${o(`offer.letter.${d}`)}</sup> ${o(`offer.${d}`)}
						</span>`)}
				</p>`:null}
		${e.length>=Ud?i`<${Ka} games=${r} names=${t} me=${n} />`:null}
	</div>`}function Jd({names:e}){return i`<${Z}><table class="book running-score unwritten">
			<thead><tr>${e.map((t,n)=>i`<th key=${n} scope="col" class="hand-column">${t}</th>`)}</tr></thead>
			<tbody><tr>${e.map((t,n)=>i`<td key=${n}>${b(0)}</td>`)}</tr></tbody>
		</table><//>
		<p class="soft">${o("page.scores.none")}</p>`}var Vd=({n:e})=>i`<button type="button" class="link" aria-label=${o("page.scores.look",{n:e})}>${e}</button>`;function Gd({game:e,alone:t,names:n,seats:s,onpick:a}){let r=e[e.length-1],l=r?.closed;return i`<tbody>
		${t?null:i`<${Tl} n=${s.length} text=${o("page.scores.game",{n:(r?.game??0)+1})} />`}
		${e.map(c=>i`<tr key=${c.deal} class=${a?"pickable":""} onclick=${a&&(()=>a(c.deal))}>
				<th scope="row">${a?i`<${Vd} n=${c.deal+1} />`:c.deal+1}</th>
				<td class="trump-column"><${ee} trump=${c.trump} /><span class="unseen">${j(c.trump)}</span></td>
				<td class="dealer-column">${n[c.dealer]}</td>
				${s.map(u=>i`<${Yd} key=${u} score=${c} seat=${u} />`)}
			</tr>`)}
		${l&&l.bonus.some(c=>c)?i`<${Mn} class="bonus" text=${o("page.scores.bonus")} seats=${s}
						of=${c=>l.bonus[c]?b(l.bonus[c]):"–"} />
					<${Mn} class="sum" text=${o("page.scores.with")} seats=${s} winners=${l.winners}
						of=${c=>b((r.totals[c]??0)+(l.bonus[c]??0))} />`:null}
	</tbody>`}var Tl=({n:e,text:t})=>i`<tr class="game-head">
	<th scope="rowgroup" colspan=${2+2*e}>${t}</th><td class="dealer-column"></td>
</tr>`;function Mn({text:e,seats:t,of:n,winners:s,class:a}){let r=l=>s?i`<span class=${s.includes(l)?"won-it":""}>${n(l)}</span>`:n(l);return i`<tr class=${a}>
		<th scope="row" colspan="2">${e}</th><td class="dealer-column"></td>
		${t.map(l=>i`<td key=${l} colspan="2">${r(l)}</td>`)}
	</tr>`}function Yd({score:e,seat:t}){let n=e.made[t]??!1,s=e.premium[t]??"",a=s.startsWith("reveal")?"reveal":"declare",r=i`<span class="dot" aria-hidden="true"></span><span class="unseen"> ${o("made.short")}</span>`;return i`<td class="gained">
			${b(e.points[t]??0)}
			${s?i`<sup title=${V(s)}>${o(`offer.letter.${a}`)}</sup>`:null}
		</td>
		<td class="stands">${b(e.totals[t]??0)}<span class="tick">${n?r:null}</span></td>`}function Qd({games:e,seats:t,end:n}){let s=e.map(u=>u[u.length-1]).filter(u=>u!==void 0),a=u=>s.reduce((p,d)=>p+(d.totals[u]??0)+(d.closed?.bonus[u]??0),0),r=u=>s.filter(p=>p.closed?.winners.includes(u)).length,l=u=>n?.rubber?.[u]||"–",c=u=>b(n&&!n.cut?n.totals[u]??0:a(u));return i`<tfoot>
		<${Tl} n=${t.length} text=${o("page.scores.together")} />
		<${Mn} text=${o("page.scores.wins")} seats=${t} of=${u=>r(u)||"–"} />
		${n?.rubber?i`<${Mn} text=${o("page.scores.rubber")} seats=${t} of=${l} />`:null}
		<${Mn} class="sum" text=${o("page.scores.all")} seats=${t} of=${c} winners=${n?.winners??[]} />
	</tfoot>`}function Ha(e){let t=[],n=[],s=[];for(let a of e){for(let r of a)t.push(r.totals.map((l,c)=>l+(s[c]??0)+(r.closed?.bonus[c]??0))),r.closed&&n.push(t.length);s=t[t.length-1]??s}return{at:t,ends:n}}function Ka({games:e,names:t,me:n}){let{at:s,ends:a}=Ha(e);return i`<${On} at=${s} names=${t} me=${n} ends=${a.slice(0,-1)} label=${o("page.scores.course")}
		foot=${o("page.scores.deals",{n:s.length})} />`}var[De,js]=[1080,1350],[Ua,Ns,Bs,Ee]=[350,1266,48,96],ue={leaf:"#fbf6ea",ink:"#24201a",rule:"#cdbf9f",accent:"#b8371a",felt:"#f1e9d6",soft:"#b9c8bd",card:"#fffaee",cardEdge:"#cfc3a8",red:"#b8261b",black:"#221e1a",shade:"rgb(0 0 0 / 0.35)"},Zd=[[],[16,9],[5,8],[26,9,5,9],[30,14]],Ye=(e,t,n)=>`${e} ${t}px ${n==="title"?'"Alegreya", Palatino, serif':'"Alegreya Sans", sans-serif'}`;function Ds(e,t,n){let s=[];for(let a of t.split(" ")){let r=s.at(-1),l=`${r} ${a}`;r!==void 0&&e.measureText(l).width<=n?s[s.length-1]=l:s.push(a)}return s}function Ja(e,t,n){if(e.measureText(t).width<=n)return t;let s=Array.from(new Intl.Segmenter().segment(t),a=>a.segment);do s.pop();while(s.length>1&&e.measureText(`${s.join("")}…`).width>n);return`${s.join("")}…`}function jl(e){let t=document.body.appendChild(document.createElement("i"));t.style.color=`var(${e})`;let{color:n}=getComputedStyle(t);return t.remove(),n}function Es(e,t,n,s=ue.ink){e.fillStyle=s,e.fillRect(Ee,t,De-2*Ee,n)}function Bl(e,t){e.save(),e.shadowColor=ue.shade,e.shadowBlur=26,e.shadowOffsetY=9,t(),e.restore()}function Nl(e,t,{x:n,y:s,turn:a}){let r=new Path2D(document.querySelector(`#pip-${t} path`)?.getAttribute("d")??"");e.save(),e.translate(n,s),e.rotate(a),e.scale(1.85,1.85),e.beginPath(),e.roundRect(-50,-70,100,140,4.5),e.fillStyle=ue.card,Bl(e,()=>e.fill()),e.lineWidth=.6,e.strokeStyle=ue.cardEdge,e.stroke(),e.fillStyle=t==="H"?ue.red:ue.black;let l=(c,u,p,d=!1)=>{e.save(),e.translate(c-50,u-70),e.scale(p/100,(d?-p:p)/100),e.translate(-50,-50),e.fill(r),e.restore()};for(let[c,u]of Zo[9]??[])l(c,u,20,u>70);e.textAlign="center",e.font=Ye("700",31,"text");for(let c=0;c<2;c++)e.fillText("9",-38.25,-43.5),l(11.75,40.5,16),e.rotate(Math.PI);e.restore()}function Xd(e,{title:t,winner:n}){e.fillStyle=jl("--felt"),e.fillRect(0,0,De,js),e.fillStyle=jl("--felt-deep"),e.fillRect(0,Ns,De,js-Ns),e.fillStyle=ue.leaf,Bl(e,()=>e.fillRect(Bs,Ua,De-2*Bs,Ns-Ua+24)),Nl(e,"S",{x:812,y:206,turn:-.14}),Nl(e,"H",{x:930,y:214,turn:.1}),e.fillStyle=ue.soft,e.font=Ye("400",32,"text"),e.fillText(Ja(e,t,600),Bs,92),e.fillStyle=ue.felt,e$(e,n,640),e.fillStyle=ue.soft,e.font=Ye("400",28,"text"),e.textAlign="center",e.fillText(`Ninety-Nine · ${o("page.picture.by")}`,De/2,js-24),e.textAlign="left"}function e$(e,t,n){let s=$=>(e.font=Ye("500",$,"title"),Ds(e,t,n)),a=$=>{let f=s($);return f.length*$<=186&&f.every(h=>e.measureText(h).width<=n)},r=[88,62].find(a)??46,l=s(r).length,c=n;for(;c>0&&Ds(e,t,c-8).length===l;)c-=8;let u=Ds(e,t,c).slice(0,4),p=r*1.06,d=218+r*.3-(u.length-1)*p/2;u.forEach(($,f)=>e.fillText(Ja(e,$,n),Bs,d+p*f))}function Dl(e,t){e.strokeStyle=t===0?ue.accent:ue.ink,e.lineWidth=t===0?7:4,e.lineJoin="round",e.setLineDash(Zd[t]??[]),e.stroke(),e.setLineDash([])}function t$(e,{places:t},n){Es(e,n,6,ue.accent),Es(e,n+11,2,ue.accent);let s=58;return t.forEach(({name:a,total:r},l)=>{let c=n+70+s*l;e.fillStyle=ue.ink,e.font=Ye(l===0?"700":"400",42,"text"),e.fillText(Ja(e,a,600),Ee,c),e.textAlign="right",e.fillText(b(r),De-Ee,c),e.textAlign="left",e.beginPath(),e.moveTo(De-Ee-330,c-13),e.lineTo(De-Ee-170,c-13),Dl(e,l),Es(e,c+15,1.5,ue.rule)}),n+70+s*t.length}function n$(e,{course:{at:t},places:n},s,a){let r=t.flat(),[l,c]=[Math.min(0,...r),Math.max(1,...r)],u=d=>Ee+d*(De-2*Ee)/Math.max(1,t.length),p=d=>a-(d-l)*(a-s)/(c-l);Es(e,p(0),2,ue.rule),n.forEach(({seat:d},$)=>{e.beginPath(),e.moveTo(u(0),p(0)),t.forEach((f,h)=>e.lineTo(u(h+1),p(f[d]??0))),Dl(e,$)})}function s$(e,{facts:t}){e.font=Ye("400",34,"text");let n=t.slice(0,4).flatMap(a=>Ds(e,a,De-2*Ee-34).map((r,l)=>({line:r,i:l}))),s=Ns-28-46*(n.length-1);return n.forEach(({line:a,i:r},l)=>{let c=s+46*l;e.fillStyle=ue.accent,r===0&&e.fill(a$(Ee+9,c-11,10)),e.fillStyle=ue.ink,e.fillText(a,Ee+34,c)}),s-60}var a$=(e,t,n)=>new Path2D(`M${e-n} ${t}L${e} ${t-n}L${e+n} ${t}L${e} ${t+n}Z`);async function El(e){let t=[Ye("500",88,"title"),Ye("400",34,"text"),Ye("700",42,"text")];await Promise.all(t.map(l=>document.fonts.load(l)));let n=document.createElement("canvas");[n.width,n.height]=[De,js];let s=n.getContext("2d");Xd(s,e);let a=t$(s,e,Ua+44),r=s$(s,e);return r-a>120&&n$(s,e,a+40,r-6),new Promise((l,c)=>n.toBlob(u=>u?l(u):c(new Error("no picture"))))}function o$(e,t){let n=Math.max(...e);return n>=t?{seat:e.indexOf(n),n}:void 0}function r$(e,t){let[n,s]=[0,0];for(let a of e)s=Math.max(s,n=a.made[t]?n+1:0);return s}function i$(e,t,n){let s=n.map(m=>m.seat).sort((m,g)=>m-g),a=(m,g)=>o$(s.map(m),g),r=m=>t[s[m]??-1]??"",l=[],c=a(m=>Math.max(...e.map(g=>g.points[m]??0)),1);if(c){let m=e.findIndex(g=>g.points[s[c.seat]??-1]===c.n)+1;l.push(o("page.best.deal",{name:r(c.seat),n:c.n,deal:m}))}let u=a(m=>r$(e,m),2);u&&l.push(o("page.best.run",{name:r(u.seat),n:u.n}));let p=a(m=>e.filter(g=>g.premium[m]&&g.made[m]).length,1);p&&l.push(o("page.best.premiums",{name:r(p.seat),n:p.n}));let d=e.filter(m=>s.every(g=>m.made[g])).length;d&&l.push(o("page.best.all",{n:d}));let[$,f]=n,h=$&&f?$.total-f.total:0;return h>0&&l.push(o("page.best.ahead",{name:$?.name??"",n:h})),l}function Va({scores:e,end:t,names:n,title:s,winner:a}){let r=t.totals.map((l,c)=>({seat:c,total:l,name:n[c]??""}));return r.sort((l,c)=>c.total-l.total),{title:s,winner:a,places:r,facts:i$(e,n,r),course:Ha(Ts(e))}}var l$=({title:e,winner:t,places:n,facts:s})=>[e,t,_(n.map(a=>`${a.name} ${b(a.total)}`)),...s].join(`
`);async function Ga(e){let t=new File([await El(e)],"ninety-nine.png",{type:"image/png"});if(navigator.canShare?.({files:[t]}))return navigator.share({files:[t],title:e.title}).catch(n=>{if(n.name!=="AbortError")throw n});st(t,t.name)}var c$=3;function u$({table:e,match:t,names:n,seat:s}){let{told:a,wrong:r}=xt(e,t,void 0);if(r)return null;let{judged:l=0,of:c=0,rough:u=0}=a??{},p=l<c?o("page.report.judging",{n:l,of:c}):o("page.report.rough",{n:u}),d=(a?.deals??[]).flatMap($=>$.mistakes).sort(($,f)=>f.lost-$.lost).slice(0,c$);return i`<section class="decided">
		<h3>${o("page.last.decided")}</h3>
		${!a||qe(a)?i`<p class="soft judging" style=${{"--far":c?(l-u)/c:0}}>${c?p:""}</p>`:d.length?i`<${Sn} of=${d} names=${n} place=${Ms(e,t)} one=${!1} named=${!0} />`:i`<p class="soft">${o("page.last.clean")}</p>`}
		<p><a href=${`/report/${e}/${t}${s===void 0?"":`?seat=${s}`}`}>${o("page.last.report")}</a></p>
	</section>`}function Cl({table:e,match:t,at:n,view:s,names:a,variant:r,winner:l,onclose:c}){let u=Wa(e),[p,d]=v(""),{end:$,seat:f}=s,h=`${r} · ${ke(n,{dateStyle:"long"})}`,m=u&&$&&Va({scores:u,end:$,names:a,title:h,winner:l}),g=async k=>d(o(await at(l$(k))?"page.link.copied":"page.copy.not")),y=k=>Ga(k).catch(O=>d(D(O))),w=m&&i`<p class="soft" role="status">${p}</p>
		<${S} onclick=${()=>g(m)} say=${o("page.copy")} />
		<${S} chief onclick=${()=>y(m)} say=${o("page.share")} />`;return i`<${H} title=${o("page.last")} broad onclose=${c} actions=${w}>
		${m?i`<div class="last-page">
				<p class="small soft">${h}</p>
				<p class="winner">${l}</p>
				<div class="brought">
					<table class="book final"><tbody>
						${m.places.map(k=>i`<tr key=${k.seat} class=${k.seat===f?"self":""}>
							<th scope="row">${k.name}</th><td>${b(k.total)}</td>
						</tr>`)}
					</tbody></table>
					${u.length>1?i`<${Ka} games=${Ts(u)} names=${a} me=${f??-1} />`:null}
				</div>
				<div class="remembered">
					<ul class="bests">${m.facts.map(k=>i`<li key=${k}>${k}</li>`)}</ul>
					<${u$} table=${e} match=${t} names=${a} seat=${f} />
				</div>
			</div>`:i`<p class="soft" role="status">${o("page.opening")}</p>`}
	<//>`}var Ya=(e,{table:t="mine",match:n,deal:s,step:a})=>`/whatif/${e}?of=${t}&match=${n}&deal=${s}&step=${a}`;function An(e,{day:t,from:n}){if(n){let{table:a="mine",match:r,deal:l,step:c}=n;return{title:o("page.whatif"),lost:o("page.whatif.given.up"),played:{href:Ya(e,n),text:o("page.whatif.compare")},givenUp:{href:`/replay/${a}/${r}/${l}?step=${c}`,text:o("page.replay")}}}if(!t)return;let s={href:`/daily/${t}`,text:o("page.daily.others")};return{title:o("page.nav.daily"),lost:o("page.daily.lost"),played:s,givenUp:s}}function Qa({table:e,message:t,names:n}){let s=t.table.ask,{seat:a}=t;if(t.table.paused&&a!==void 0&&!t.table.chairs[a]?.ready)return i`<p class="proposal">
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
	</div>`}function p$(e,t,n){let s=re(e.bid??0,n);return o("page.over.own",{bid:s,won:e.won?.[t]??0,points:e.points?.[t]??0})}function d$({view:e,variant:t}){let n=e?.seat;if(!e||n===void 0||e.bid===void 0)return null;let s=e.made?.[n]??!1;return i`<p class=${`outcome own-${s?"made":"failed"}`}>
		<b aria-hidden="true">${s?"✓":"✕"}</b> ${p$(e,n,t)}
	</p>`}function $$({table:e,message:t,names:n}){let[s,a]=v(!1),r=e.settled.value.settings,{variant:l="standard",rules:c}=r,u=n.map((p,d)=>d===t.seat?t.table.chairs[d]?.name??p:p);return i`<${S} aria-haspopup="dialog" onclick=${()=>a(!0)} say=${o("page.last")} />
		${s?i`<${Cl} table=${e.id} match=${t.table.match} at=${t.at} view=${t.view}
					names=${u} variant=${c?.name??o(`variant.${l}`)}
					winner=${xa(t.table.winners,u,-1,r)} onclose=${()=>a(!1)} />`:null}`}function Ll({table:e,message:t,names:n,variant:s}){let{seat:a}=t,r=a!==void 0&&t.table.chairs[a]?.ready,{view:l}=t,c=t.table.stage==="waiting",u=e.settled.value.settings,{day:p}=u,d=An(e.id,u),$=c?xa(t.table.winners,n,a??-1,u):"",f=t.table.chairs.length,h=e.current.value;return i`<div class="over leaf sheeted" onclick=${m=>m.stopPropagation()}>
		<${Qa} table=${e} message=${t} names=${n} />
		${l?i`<${yi} what=${gi(l,f,$!==""&&!p)} />`:null}
		${$?i`<p class="outcome winner">${$}</p>`:null}
		<${d$} view=${l} variant=${s} />
		<${Ie} view=${l} names=${n} variant=${s} fresh crowned=${$!==""} />
		${a!==void 0&&fi(t)?i`<${mi} table=${e.id} match=${t.table.match} deal=${l?.deal??0} seat=${a} />`:null}
		<div class="row">
			${d?i`<a class="button chief" href=${d.played.href}>${d.played.text}</a>`:a===void 0||r?i`<p class="soft">${a===void 0?"":o("page.waiting.others")}</p>`:i`<button type="button" class="button chief"
						disabled=${e.waits.value>0||!h||t.table.paused} onclick=${()=>e.ready()}>
						${o(c?"page.again":"page.next")}
					</button>`}
			${$&&l?.end&&!p?i`<${$$} table=${e} message=${t} names=${n} />`:null}
			${c||t.table.open?i`<a class="button plain" href=${`/replay/${e.id}/${t.table.match}/${l?.deal??0}`}>
						${o("page.replay")}
					</a>`:null}
		</div>
	</div>`}function Cs({title:e,class:t="",told:n,back:s,onclose:a,children:r}){let l=M(null);return ge(()=>{let c=l.current,u=document.activeElement;return c?.focus({preventScroll:!0}),()=>{c?.contains(document.activeElement)&&(s?.current??u)?.focus({preventScroll:!0})}},[]),x(()=>l.current?.scrollIntoView({block:"nearest"}),[n]),i`<section class=${`hint ${t}`} ref=${l} tabindex="-1" aria-label=${e}>
		<header>
			<h2>${e}</h2>
			<${S} plain onclick=${a} say=${o("page.close")} />
		</header>
		${r}
	</section>`}function Tn(e){let[t,...n]=(e?.act??"").split(" ");return new Set(t==="play"||t==="lay"?n:[])}var Pl=["luck","deal","played","unlucky","moment","thanks"],Ls=({remark:e,phrase:t,text:n})=>e?o(`page.remark.${e}`):t&&Pl.includes(t)?o(`page.quick.${t}`):n,f$=e=>Math.min(12e3,4e3+70*e.length);function Rl({said:e}){let[t,n]=v(-1),[s,a]=v(!1),r=Ls(e);return x(()=>{if(s)return;let l=setTimeout(()=>n(e.seq),f$(r));return()=>clearTimeout(l)},[e.seq,s]),t===e.seq?null:i`<p class="bubble" aria-hidden="true" onpointerenter=${()=>a(!0)}
		onpointerleave=${()=>a(!1)}>${r}</p>`}function ql(e,{me:t,muted:n,since:s}){let a=e.filter(r=>r.at>=s&&r.seat>=0&&(r.by===""||r.by!==t));return new Map(a.filter(r=>!n.includes(r.by)).map(r=>[r.seat,r]))}function Il({talk:e,me:t,muted:n,onsay:s,onmute:a}){let[r,l]=v(""),c=Wo(),u=M(null),p=new Set(new Map(e.map($=>[$.by,$])).values());x(()=>u.current?.scrollIntoView({block:"nearest"}),[e.length]);let d=async $=>{$.preventDefault();let f=r.trim();f&&(l(""),await s(f)===void 0&&l(f))};return i`<section class="talk" aria-label=${o("page.talk")}>
		${e.length===0?i`<p class="soft">${o("page.talk.none")}</p>`:null}
		<ol aria-live="polite" tabindex="0" aria-label=${o("page.talk")}>
			${e.map($=>i`<li key=${$.seq}>
					<time class="soft small">${ke($.at,{timeStyle:"short"})}</time>${" "}
					<b>${$.name}</b>${$.seat<0?i` <span class="soft small">${o("page.watching")}</span>`:null} ${Ls($)}
					${$.by&&$.by!==t&&p.has($)?i`${" "}<${m$} by=${$.by} muted=${n} onmute=${a} />`:null}
				</li>`)}
			<li ref=${u} class="unseen" aria-hidden="true"></li>
		</ol>
		<p class="quick" role="group" aria-label=${o("page.quick")}>
			${Pl.map($=>o(`page.quick.${$}`)).map($=>i`<button type="button" key=${$} class="button plain" onclick=${()=>s($)}>
					${$}
				</button>`)}
		</p>
		<form class="row" onsubmit=${d}>
			<label class="unseen" for=${c}>${o("page.talk.say")}</label>
			<input id=${c} type="text" maxlength="300" autocomplete="off" placeholder=${o("page.talk.say")} value=${r}
				oninput=${$=>l($.target.value)} />
			<button class="button">${o("page.talk.send")}</button>
		</form>
	</section>`}function m$({by:e,muted:t,onmute:n}){let s=t.includes(e);return i`<button type="button" class="button plain small" onclick=${()=>n(e,!s)}>
		${o(s?"page.unmute":"page.mute")}
	</button>`}var h$={2:["south","north"],3:["south","west","east"],4:["south","west","north","east"],5:["south","west","northwest","northeast","east"]};function g$(e,t){let n=[];return $a(e,t).forEach((s,a)=>n[s]=h$[e]?.[a]??"north"),n}function mt(e){let{view:t,names:n,me:s,variant:a,elsewhere:r,laid:l=!0,full:c=null,pending:u=null,unsent:p=!1}=e,{chairs:d,now:$=0,played:f=null,said:h,over:m="",onhurry:g,children:y}=e,w=xe(t),k=g$(w,s),O=c?c.cards:t.trick??[],T=c?c.winner:u?-1:t.taking??-1,N=u&&!c?[...O,{seat:t.options?.seat??s,card:u}]:O;return i`<div class=${`felt hands-${w} ${m}`} onclick=${g}>
		${$a(w,s).filter(R=>R!==r).map(R=>i`<${Ze}
				key=${R} view=${t} variant=${a} seat=${R} name=${n[R]??""} names=${n}
				place=${k[R]} own=${R===s} chair=${d?.[R]} now=${$} open=${y$(t,R)}
				winner=${c?.winner===R} laid=${l} said=${h?.get(R)}
				hand=${R===f?.seat?f.hand:void 0}
			/>`)}
		<${C$} cards=${N} pending=${u&&!c&&p?u:""} where=${k} winner=${T}
			gone=${c?.gone??!1} names=${n} />
		<${w$} view=${t} variant=${a} names=${n} me=${s} />
		${y}
	</div>`}var y$=(e,t)=>e.shown?.[t]?.hand!==void 0?E(e.shown[t]?.hand):null;function b$(e,t,n){let{why:s}=e,a=c=>c===n&&e.seat!==void 0?"yes":"no",r=e.trump===void 0&&sn(e)?[o("why.stay")]:[];if(s?.trump&&e.trump){let c=e.turnup&&e.turnup!=="joker"?nt(e.turnup):o("joker");r.push(o(`why.${s.trump}`,{n:s.made,card:c,name:t[s.by??-1]??"",you:a(s.by)}))}let l=e.premium?.findIndex(c=>c!=="")??-1;if(s?.premium&&l>=0){let c=s.premium==="place"?"near":"level";r.push(o("why.holds",{name:t[l]??"",you:a(l),why:c}))}return r}function v$(e,t,n,s){let[a,...r]=e.vulnerable??[],l=t?.score.vulnerable;return e.seat===void 0||a===void 0||r.length||!l?[]:[o("why.vulnerable",{you:a===s?"yes":"no",name:n[a]??"",n:l})]}function w$({view:e,variant:t,names:n,me:s}){if(e.phase===void 0)return null;let a=[...b$(e,n,s),...v$(e,t,n,s)];return i`<div class="ground">
		<div>
			<${Qe} trump=${sn(e)} />
			${a.map(r=>i`<p key=${r} class="reason small">${r}</p>`)}
		</div>
		${e.turnup?i`<div class="turnup">
					<${tt.Provider} value=""><${le} card=${e.turnup} size="mini" /><//>
					<span class="small">${o("turnup")}</span>
				</div>`:null}
	</div>`}function Qe({trump:e,unsure:t=!1}){return i`<p class="trump">
		<span class="small">${o("page.trump")}</span>
		${e===""?i`<span class="sign none" aria-hidden="true">?</span>`:i`<${ee} trump=${e} />`}
		<b>${j(e)}${t&&e?"?":""}</b>
	</p>`}function Ze(e){let{view:t,variant:n,seat:s,name:a,names:r=[],place:l,own:c,chair:u,now:p,open:d,winner:$,laid:f=!0,hand:h,said:m}=e,g=t.held?.[s]??0,y=t.due===void 0?t.turn.includes(s):t.due===s,w=c&&t.seat!==void 0,k=w?t.bid:t.shown?.[s]?.bid,O=w?void 0:t.shown?.[s]?.aside,T=Wt(u),N=t.control===t.seat?"yes":"no";return i`<section class=${`seat ${l} ${`${y?"thinks":""} ${$?"winner":""} ${c?"own":""}`}`} data-seat=${s} aria-label=${a}>
		<div class="nameplate">
			<h2>
				<span class="name">${a}</span>
				${T?i`<span class="level" title=${zt(u)}>${T}</span>`:null}
				${t.totals[s]===void 0?null:i`<span class="points" title=${o("page.points")}>
							${b(t.totals[s])}<span class="unseen"> ${o("page.points")}</span>
						</span>`}
				${t.dealer===s?i`<span class="badge" title=${o("dealer")}>
							${o("page.dealer.short")}<span class="unseen"> ${o("dealer")}</span>
						</span>`:null}
				${y?i`<span class="unseen">${o("seat.thinks")}</span>`:null}
				${u?.ready&&t.phase==="over"?i`<span class="small soft">${o("seat.ready")}</span>`:null}
			</h2>
			<p class="tally">
				${t.phase===void 0?null:i`<${A$} view=${t} variant=${n} seat=${s} bid=${k}
							laid=${t.phase==="lay"?!t.turn.includes(s):f} />`}
				<${M$} view=${t} seat=${s} />
				${t.vulnerable?.includes(s)?i`<${k$} n=${n?.score.vulnerable} />`:null}
				${t.control!==void 0&&s===Pt(t)?i`<span>${o("dummy.by",{name:r[t.control]??"",you:N})}</span>`:null}
				${u?.away?i`<span class="badge">${o("page.away")}</span>`:null}
				<${D$} chair=${u} now=${p} />
			</p>
			${t.phase==="play"?i`<${x$} suits=${E(t.void?.[s])} />`:null}
			${m?i`<${Rl} said=${m} />`:null}
		</div>
		${O?i`<div class="aside" aria-label=${o("page.aside")}>${ae(O)}</div>`:null}
		${w||d?null:i`<${O$} n=${g} />`}
		${w||!d?null:h??i`<${S$} cards=${d} trump=${t.trump} />`}
	</section>`}function k$({n:e}){if(!e)return i`<span class="badge">${o("vulnerable")}</span>`;let t=o("guide.vulnerable",{n:e});return i`<button type="button" class="badge" title=${t} onclick=${()=>B(t)}>
		${o("vulnerable")}
	</button>`}function x$({suits:e}){let t=o("page.void",{suits:_(e.map(j))});return i`<p class="voids">
		${e.length?i`<span class="unseen">${t}</span>`:null}
		${e.map(n=>i`<${B$} suit=${n} />`)}
	</p>`}function S$({cards:e,trump:t}){let n=s=>i`<span key=${Be(s[0]??"")} class="same-suit">
		${s.map(a=>i`<${le} key=${a} card=${a} size="mini" />`)}
	</span>`;return i`<div class="open-hand">${Jn(Me(e,ne,t),t).map(n)}</div>`}function O$({n:e}){return i`<div class="backs" aria-label=${o("page.held",{n:e})} role="img" style=${{"--n":Math.max(e,1)}}>
		${Array.from({length:e},(t,n)=>i`<${le} key=${n} face="down" />`)}
	</div>`}function M$({view:e,seat:t}){let n=e.premium?.[t]||"";if(n)return i`<span class="premium">${V(n)}</span>`;let s=e.why?.overcalled?.includes(t)&&e.phase!=="offer",a=V(e.offers?.[t]??"declare");return i`${N$(e,t)}
		${s?i`<span class="beaten">${o("offer.beaten",{offer:a})}</span>`:null}`}function A$({view:e,variant:t,seat:n,bid:s,laid:a}){let r=e.won?.[n]??0;if(e.phase==="lay"||e.phase==="offer"||e.phase==="name")return s!==void 0?i`<span>${o("page.bid",{bid:re(s,t)})}</span>`:a?i`<span>${o("page.laid")}</span>`:null;if(s===void 0)return i`<span class="score">${o("page.won",{won:r})}</span>`;let l=e.contract?.[n]||"short",c=s===0&&r>0&&l!=="lost"&&t?.score.zeroOrAll;return i`<span class=${`stand ${l}`}>
		${r+s>0?i`<${T$} won=${r} bid=${c?ka(t):s} />`:null}
		<span class="score">${o("page.won.of",{won:r,bid:re(s,t)})}</span><${j$} stands=${l} />
	</span>`}function T$({won:e,bid:t}){return i`<span class="dots" aria-hidden="true">
		${Array.from({length:Math.max(e,t)},(n,s)=>i`<i key=${s} class=${s>=t?"extra":s<e?"full":""}></i>`)}
	</span>`}function j$({stands:e}){let t=e==="lost"?"✕":"✓";return i`<span class="unseen">${o(`page.contract.${e}`)}</span>
		${e==="short"?null:i`<b class="tells" aria-hidden="true">${t}</b>`}`}function N$(e,t){let n=e.phase==="offer"?e.offers?.[t]:"";return n?i`<span>${V(n)}</span>`:null}function B$({suit:e}){return e==="nines"?i`<span class="void">9</span>`:i`<svg class=${`void suit-${e}`} viewBox="0 0 100 100" aria-hidden="true">
		<use href=${`#pip-${e}`} /><path d="M8 92 92 8" />
	</svg>`}function D$({chair:e,now:t}){if(!e||e.until===void 0&&e.bank===void 0)return null;let n=Math.max(0,e.until!==void 0?e.until-t:e.bank??0),s=n<2e4&&e.until!==void 0;return i`<span class=${`time ${s?"short":""}`}>${E$(n)}</span>`}function E$(e){let t=Math.ceil(e/1e3);if(t>=86400)return o("page.days",{n:Math.floor(t/86400)});let n=r=>String(r).padStart(2,"0"),[s,a]=[Math.floor(t/3600),Math.floor(t/60)];return s>0?`${s}:${n(a%60)}:${n(t%60)}`:`${a}:${n(t%60)}`}function C$({cards:e,pending:t,where:n,winner:s,gone:a,names:r}){let l=M(null),c=M(new Set);return ge(()=>{let u=l.current;if(!u)return;let p=new Set(e.map($=>`${$.seat} ${$.card}`)),d=[];for(let $ of u.querySelectorAll("[data-of]")){let f=`${$.dataset.of} ${$.dataset.card}`;c.current.has(f)||d.push(R$($,P$($))),a&&d.push(q$($,u.closest(".felt")?.querySelector(`[data-seat="${s}"] .nameplate`)))}for(let $ of d)$?.();c.current=p},[e.map(u=>`${u.seat}${u.card}`).join(),a]),i`<ol class="trick" ref=${l} aria-label=${o("page.trick")}>
		${e.map(({seat:u,card:p},d)=>i`<li key=${`${u} ${p}`}
				class=${`${n[u]} ${u===s?"best":""} ${p===t?"waits":""}`}
				data-of=${u} data-card=${p} style=${{"--i":d}}>
				<span class="unseen">${r[u]}: </span><${le} card=${p} />
				${p===t?i`<small class="later">${o("page.unsent.card")}</small>`:null}
			</li>`)}
	</ol>`}var L$=":is(.backs, .open-hand, .hand, .nameplate)";function P$(e){let t=jn.get(e.dataset.card??"");return t||e.closest(".felt")?.querySelector(`[data-seat="${e.dataset.of}"] ${L$}`)?.getBoundingClientRect()}var jn=new Map,_l=e=>parseFloat(getComputedStyle(e).getPropertyValue("--move"))||0;function R$(e,t){let n=_l(e);if(!t||!n||!e.animate)return;let s=e.getBoundingClientRect(),a=t.left+t.width/2-(s.left+s.width/2),r=t.top+t.height/2-(s.top+s.height/2),l=Math.min(1,t.width/s.width||1),c=[{transform:`translate(${a}px, ${r}px) scale(${l})`},{transform:"none"}];return()=>e.animate(c,{duration:n,easing:"cubic-bezier(0.2, 0.7, 0.2, 1)"})}function q$(e,t){let n=_l(e);if(!t||!n||!e.animate)return;let s=e.getBoundingClientRect(),a=t.getBoundingClientRect(),r=a.left+a.width/2-(s.left+s.width/2),l=a.top+a.height/2-(s.top+s.height/2),c=[{transform:"none",opacity:1},{transform:`translate(${r}px, ${l}px) scale(0.4)`,opacity:0}];return()=>e.animate(c,{duration:n,easing:"cubic-bezier(0.5, 0, 0.8, 0.4)",fill:"forwards"})}var Za={calm:2e3,usual:1200,quick:550,instant:550},I$=280,_$={calm:650,usual:350,quick:150,instant:0},F$=12,W$=(e,t)=>qt(e,t)&&Fl(t)>Fl(e),Fl=e=>(e?.played??[]).reduce((t,n)=>t+E(n).length,0),Ps=class{shown=C(null);#e;#n=[];#t=0;#s=()=>{};constructor(t){this.#e=t}take(t){this.#n.push(t),document.hidden||this.#n.length>F$?this.skip():this.#t||this.#a()}skip(){this.stop();let t=this.#n.at(-1)??this.shown.peek()?.message;this.#n=[],t&&(this.shown.value={message:t,full:null})}hurry(){return this.#t&&this.#s(),this.#t!==0&&(this.#n.length>0||!!this.shown.peek()?.full)}stop(){clearTimeout(this.#t),this.#t=0}#a(){let t=this.#n.shift();if(!t)return;let n=this.shown.peek()?.message.view,s=Rt(n,t.view);this.shown.value={message:t,full:s};let a=_$[this.#e()];if(!s&&a&&W$(n,t.view))return this.#r(a,()=>this.#a());if(!s)return void this.#a();this.#r(Za[this.#e()],()=>{this.shown.value={message:t,full:{...s,gone:!0}},this.#r(Kn()?0:I$,()=>{this.shown.value={message:t,full:null},this.#a()})})}#r(t,n){this.#s=()=>{this.stop(),n()},this.#t=setTimeout(this.#s,t)}};async function z$(e,t,n){await ai([e,t,n],!1,({id:s})=>kt(Ar,Nr,{table:e,match:t,id:s,pace:wt[A.pace.value],...n}))}function H$(e,t,n,s){let a=Array.from({length:e},(r,l)=>l===t?"":s[l]||n);return a.every((r,l)=>l===t||r===n)?n:a.join()}function Wl({of:{table:e,match:t,deal:n,step:s},names:a,front:r,onclose:l}){let[c,u]=v(String(r)),[p,d]=v(""),[$,f]=v({}),{busy:h,once:m}=Q();x(()=>{te(Se)},[]);let g=p||ni(),y=pn.value.map(({name:T})=>[T,o(`page.level.${T}`)]),w=H$(a.length,Number(c),g,$),O=i`<${S} chief aria-busy=${h} disabled=${h||!g} onclick=${()=>m(()=>z$(e,t,{deal:n,step:s,seat:Number(c),bots:w}))}
		say=${o("page.whatif.play")} />`;return i`<${H} title=${o("page.whatif")} onclose=${l} actions=${O}>
		<div class="play-on">
			<p>${o("page.whatif.about")}</p>
			<${P} label=${o("page.whatif.seat")} value=${c} onchange=${u}
				options=${a.map((T,N)=>[String(N),T])} />
			<${P} label=${o("page.whatif.others")} value=${g} options=${y}
				onchange=${T=>(d(T),f({}))} />
			${a.length>2?i`<details><summary>${o("page.whatif.each")}</summary><div class="play-on-each">
						${a.map((T,N)=>N===Number(c)?null:i`<${G} key=${N} label=${T}
							value=${$[N]||g} options=${y}
							onchange=${R=>f({...$,[N]:R})} />`)}
					</div></details>`:null}
		</div>
	<//>`}function K$({rest:e}){let[t,n="1",s="0"]=e;return t?i`<${J$} table=${t} match=${Number(n)||1} deal=${Number(s)||0} />`:i`<${F} title=${o("page.nav.replay")} text=${o("page.replay.which")}>
			<p><a class="button chief" href="/records">${o("page.nav.records")}</a></p>
		<//>`}async function eo({table:e,match:t,deal:n}){if(e==="mine"&&!await Ut())throw new de(o("page.replay.gone"));return kt(Zn,Ft,{table:e,match:t,deal:n})}function U$(e,t,n){let s=M(new Map),[,a]=v(0);return x(()=>{if(!n||s.current.get(t)?.told)return;let r=new AbortController,l=c=>{s.current.set(t,c),a(u=>u+1)};return l({}),kt(Or,Tr,{...e,step:t},r.signal).then(c=>l({told:c}),c=>r.signal.aborted||l({wrong:D(c)})),()=>r.abort()},[t,n]),n?s.current.get(t)??{}:null}function to(e){let t=[];for(let{line:s,views:a}of e.steps){let r=t[t.length-1]?.views;("act"in s||t.length===0)&&t.push(r?{line:s,views:a,before:r}:{line:s,views:a})}let n=e.steps[e.steps.length-1];return n?.views[0]?.phase==="over"&&t.push({line:{},views:n.views,sheet:!0}),t}function J$({table:e,match:t,deal:n}){let{value:s,wrong:a}=L(()=>eo({table:e,match:t,deal:n}),e,t,n);if(a)return i`<${F} title=${o("page.nav.replay")} text=${a}>
			<p><a class="button" href="/records">${o("page.nav.records")}</a></p>
		<//>`;if(!s)return i`<${F} text=${o("page.replay.loading")} />`;let r=`${e} ${t} ${n}`;return i`<${V$} key=${r} table=${e} match=${t} deal=${n} played=${s} />`}function no(e,t){let n=e[t],s={...n.shown};return e.forEach((a,r)=>{if(r===t)return;let l={hand:a.hand??""};a.aside&&(l.aside=a.aside),a.bid!==void 0&&(l.bid=a.bid),s[r]=l}),{...n,shown:s,offers:(n.offers??[]).map((a,r)=>e[r]?.offers?.[r]??a)}}function V$({table:e,match:t,deal:n,played:s}){let a=Nt(I(s.header.variant),s.header.rules),r=pe(()=>to(s),[s]),l=r[0]?.views.length??1,c=Bt(s.header,l),u=r.length-1,p=me.value,d=Math.min(u,Math.max(0,Number(p.get("step"))||0)),$=/^[0-4]$/.test(p.get("seat")??"")?Math.min(l-1,Number(p.get("seat"))):-1,f=$>=0?$:Zt(s.header,l),h=r[d+1]?.line,m=h!==void 0&&"act"in h,g=U$({table:e,match:t,deal:n},d,m&&p.has("hint")),y=(je,tn=$,Fn=g!==null&&je===d)=>`/replay/${e}/${t}/${n}?step=${je}${tn>=0?`&seat=${tn}`:""}${Fn?"&hint":""}`,w=je=>U(y(Math.min(u,Math.max(0,je))),{replace:!0}),k=r[d],O=Q$(d,u,!!Rs(k),w),T=O.past(w),N=pe(()=>X$(r),[r]),R=Y$(d,N,u,T),Ce=M(null),en=r[d]?.views[0]?.phase!=="over",ra=O.past(()=>en&&U(`${y(d)}&on=1`,{replace:!0})),Ct=O.past(()=>m&&U(y(d,$,!g),{replace:!0}));ef({h:Ct,p:ra,...g&&{Escape:Ct},ArrowRight:R.forward,ArrowLeft:R.back," ":O.toggle,ArrowDown:R.trickForward,ArrowUp:R.trickBack,Home:R.start,End:R.end});let we=$>=0?k.views[$]:no(k.views,f);return i`<${tt.Provider} value=${Pe(we)}><main id="main" tabindex="-1" class="replay">
		<${sf} played=${s} table=${e} match=${t} deal=${n} names=${c.slice(0,l)} seat=${$}
			onseat=${je=>U(y(d,je),{replace:!0})} here=${y(d)}
			onplay=${en?ra:void 0} />
		<div class="replay-board">
			<div class="replay-table table board">
				<h2 class="unseen">${$>=0?o("page.replay.seen",{name:c[$]}):o("page.replay.all")}</h2>
				<${G$} moment=${k} view=${we} names=${c} variant=${a} at=${f} hint=${g?.told} />
			</div>
			<aside class="replay-aside" data-hint=${g?"":void 0}>
				${g?i`<${tf} key=${d} hint=${g} variant=${a} name=${c[h.by??h.seat]??""}
							bid=${r[d+1]?.views[h.seat]?.bid} back=${Ce} onclose=${Ct} />`:null}
				<section class="replay-tricks"><h2>${o("tricks.title")}</h2><${Ge} view=${we} names=${c} /></section>
			</aside>
		</div>
		<div class="replay-controls">
			<div class="replay-say">
				<p class="said" aria-live="polite"><span>${W(so(k,c,$,a))}</span></p>
				<button type="button" class="button plain" ref=${Ce} aria-pressed=${g!==null} aria-keyshortcuts="h"
					title=${o("page.hint.ask")} disabled=${!m} onclick=${Ct}>${o("page.hint")}</button>
			</div>
			<${Z$} step=${d} last=${u} to=${T} steps=${R} auto=${O} />
		</div>
		${en&&p.get("on")?i`<${Wl} of=${{table:e,match:t,deal:n,step:d}} names=${c.slice(0,l)}
			front=${f} onclose=${()=>T(d)} />`:null}
	</main><//>`}function G$({moment:e,view:t,names:n,variant:s,at:a,hint:r}){if(e.sheet)return i`<div class="replay-sheet"><div>
			<${Ie} view=${t} names=${n} variant=${s} me=${-1} untitled=${!0} />
		</div></div>`;let l=vt(s,t.phase);return i`<${mt} view=${t} variant=${s} names=${n} me=${a} elsewhere=${a} laid=${l}
			full=${Rs(e)} />
		<${nf} view=${t} variant=${s} laid=${l} seat=${a} name=${n[a]??""} hint=${r} />`}var Y$=(e,t,n,s)=>({start:()=>s(0),trickBack:()=>s(t.findLast(a=>a<e)??0),back:()=>s(e-1),forward:()=>s(e+1),trickForward:()=>s(t.find(a=>a>e)??n),end:()=>s(n)});function Q$(e,t,n,s){let[a,r]=v(!1);return x(()=>{if(a&&e===t&&r(!1),!a||e===t)return;let u=A.pace.peek(),p=setTimeout(()=>s(e+1),n?Za[u]:wt[u]);return()=>clearTimeout(p)},[a,e]),{on:a,toggle:()=>{!a&&e===t&&s(0),r(!a)},past:u=>(...p)=>{r(!1),u(...p)}}}function Z$({step:e,last:t,to:n,steps:s,auto:a}){let r=o("page.replay.at",{n:e,of:t}),l=p=>n(p.currentTarget.valueAsNumber),[c,u]=[e===0,e===t];return i`<div class="replay-auto">
			<${Dt} label=${o(a.on?"page.replay.pause":"page.replay.play")} icon=${a.on?"pause":"play"}
				off=${!1} onclick=${a.toggle} />
			<input type="range" min="0" max=${t} value=${e} aria-label=${o("page.replay.step")}
				aria-valuetext=${r} oninput=${l} />
		</div>
		<div class="replay-keys">
			<${Dt} label=${o("page.replay.start")} icon="start" off=${c} onclick=${s.start} />
			<${Dt} label=${o("page.replay.trick.back")} icon="fast-back" off=${c} onclick=${s.trickBack} />
			<${Dt} label=${o("page.replay.back")} icon="back" off=${c} onclick=${s.back} />
			<span class="count score">${r}</span>
			<${Dt} label=${o("page.replay.forward")} icon="forward" off=${u} onclick=${s.forward} />
			<${Dt} label=${o("page.replay.trick.forward")} icon="fast-forward" off=${u} onclick=${s.trickForward} />
			<${Dt} label=${o("page.replay.end")} icon="end" off=${u} onclick=${s.end} />
		</div>`}function X$(e){return e.flatMap((t,n)=>{let s=t.views[0]?.phase==="play"&&t.before?.[0]?.phase!=="play";return n===0||s||Rs(t)||t.sheet?[n]:[]})}var Rs=e=>Rt(e.before?.[0],e.views[0]);function so(e,t,n,s){if(e.sheet)return o("ask.next");let{line:a}=e;if(!("act"in a))return o("page.replay.dealt",{name:t[a.dealer]});let[r="",...l]=String(a.act).split(" "),c=t[a.seat]??"",u=n>=0&&n!==a.seat,p=e.views[a.seat],d=Rs(e);if(r==="lay"){let f=l.map(m=>Ue(m,Pe(p))).join(" "),h=re(p?.bid??0,s);return u?o("page.replay.laid",{name:c}):o("page.replay.lays",{name:c,cards:f,bid:h})}if(r==="name")return o("page.replay.names",{name:c,trump:j(l[0])});if(r==="play"){let[f,h]=d?["yes",t[d.winner]??""]:["no",""];return o("page.replay.plays",{name:c,card:Ue(l[0]??"",Pe(p)),taken:f,winner:h})}let $=e.views[n];return u&&$?.phase==="offer"&&!$.offers?.[a.seat]?o("page.replay.decided",{name:c}):o("page.replay.offers",{name:c,offer:V(String(a.act))})}function ef(e){ge(()=>{let t=n=>{let s=e[n.key];if(!s||n.ctrlKey||n.metaKey||n.altKey||n.shiftKey)return;let a=`input, select, textarea, dialog${n.key===" "?", button, a":""}`;n.target instanceof Element&&n.target.closest(a)||(n.preventDefault(),s())};return addEventListener("keydown",t),()=>removeEventListener("keydown",t)})}function tf({hint:e,variant:t,name:n,bid:s,back:a,onclose:r}){let{told:l,wrong:c}=e,u=o("page.hint.of",{name:n});return i`<${Cs} class="replay-hint" title=${u} told=${l} back=${a} onclose=${r}>
		${l?i`<${Vt} advice=${l.advice} variant=${t} done=${{act:l.act,name:n,bid:s}} />`:i`<p class=${c?"":"soft"} role="status">${c??o("page.hint.thinking")}</p>`}
	<//>`}function nf({view:e,variant:t,laid:n,seat:s,name:a,hint:r}){let l=Me(E(e.hand),ne,e.trump),[c,u]=[Tn(r?.advice),Tn(r)];return i`<div class="replay-held">
		<${Ze} view=${e} variant=${t} seat=${s} name=${a} place="south" own=${!0}
			chair=${void 0} now=${0} open=${null} winner=${!1} laid=${n} />
		<div class="cards" style=${{"--n":Math.max(l.length,2)}} aria-label=${a} role="group">${l.map(p=>i`<span key=${p} class="one">
				<${le} card=${p} />
				<span class="mark">
					${c.has(p)?i`<${ve} />`:null}${u.has(p)?i`<${cs} />`:null}
				</span>
			</span>`)}</div>
		<div class="laid">${ae(e.aside)}</div>
	</div>`}function sf({played:e,table:t,match:n,deal:s,names:a,seat:r,onseat:l,here:c,onplay:u}){let[p,d]=v(!1),$=e.steps[e.steps.length-1]?.views[0]?.trump??"",f=m=>`/replay/${t}/${n}/${m}${r>=0?`?seat=${r}`:""}`,h=a.map((m,g)=>[String(g),o("page.replay.seen",{name:m})]);return i`<header class="replay-head">
		<a class="mark" href="/records">99<span class="unseen"> ${o("page.nav.records")}</span></a>
		<h1>
			<span class="soft">${e.header.rules?.name??he(e.header.variant)}</span>
			<span>${o("sheet.title",{deal:s+1,trump:j($)})}${" "}<${ee} trump=${$} /></span>
		</h1>
		<nav class="row" aria-label=${o("page.replay.deals")}>
			<${zl} to=${s>0?f(s-1):""} text=${o("page.replay.previous")} arrow="←" />
			<${zl} to=${s+1<e.deals?f(s+1):""} text=${o("page.replay.next")} arrow="→" />
		</nav>
		<${G} hidden label=${o("page.replay.hands")} value=${String(r)}
			options=${[["-1",o("page.replay.all")],...h]}
			onchange=${m=>l(Number(m))} />
		<div class="row doings">
			${t==="mine"?null:i`<a class="button plain to-table" href=${`/t/${t}`} aria-label=${o("page.learn.table")}>
						${Xa(o("page.learn.table"),o("page.replay.table.short"))}
					</a>`}
			<button type="button" class="button plain" aria-keyshortcuts="p" disabled=${!u} onclick=${u}
				aria-label=${o("page.whatif")}>${Xa(o("page.whatif"),o("page.whatif.play"))}</button>
			<a class="button plain" href=${`/report/${t}/${n}/${s}${r>=0?`?seat=${r}`:""}`}>
				${o("page.report.short")}
			</a>
			${t==="mine"?null:i`<button type="button" class="button plain" onclick=${()=>ds(Yn(c))}
						aria-label=${o("page.replay.link")}>${Xa(o("page.replay.link"),o("page.replay.link.short"))}</button>`}
			<${S} plain onclick=${()=>d(!0)} say=${o("page.fair.short")} />
		</div>
		${p?i`<${H} title=${o("page.fair")} onclose=${()=>d(!1)}>
					${t==="mine"?i`<${af} match=${n} />`:i`<${wn} table=${t} match=${n} />`}
				<//>`:null}
	</header>`}var Xa=(e,t)=>i`<span class="words">${e}</span><span class="arrow">${t}</span>`;function af({match:e}){let{value:t}=L(async()=>{let a=await Ut();return(a&&await as(a.bytes))??""});if(t===void 0)return null;if(t==="")return i`<p>${o("page.fair.packed")}</p>`;let n=[...t.matchAll(/^\s*\{[^\n]*"ninetynine":/gm)].map(a=>a.index),s=n[e-1]??0;return i`<${wn} record=${t.slice(s,n[e]??t.length)} />`}function zl({to:e,text:t,arrow:n}){let s=i`<span class="words">${t}</span><span class="arrow" aria-hidden="true">${n}</span>`;return e?i`<a href=${e}>${s}</a>`:i`<span class="off" aria-disabled="true">${s}</span>`}var of={start:"M5 4v16M20 4 8 12l12 8z","fast-back":"M12 4 2 12l10 8zM22 4 12 12l10 8z",back:"M15 4 7 12l8 8 1-1-7-7 7-7z",forward:"M9 4l8 8-8 8-1-1 7-7-7-7z",play:"M6 3l14 9-14 9z",pause:"M5 4h4v16H5zM15 4h4v16h-4z","fast-forward":"M2 4l10 8-10 8zM12 4l10 8-10 8z",end:"M19 4v16M4 4l12 8-12 8z"};function Dt({label:e,icon:t,off:n,onclick:s}){return i`<button type="button" class="replay-key" aria-label=${e} title=${e} aria-disabled=${n}
		onclick=${()=>n||s()}>
		<svg viewBox="0 0 24 24" aria-hidden="true" focusable="false"><path d=${of[t]} /></svg>
	</button>`}function rf(e){let t=(r,l)=>Math.max(l,Math.trunc(Number(e.get(r)))||l),[n,s,a]=[t("match",1),t("deal",0),t("step",0)];return{table:e.get("of")||"mine",match:n,deal:s,step:a}}function lf({rest:[e=""]}){let t=rf(me.value),n=Ya(e,t),{value:s,wrong:a}=L(async()=>{let r=await Promise.all([eo(t),Zn({table:e,match:1,deal:t.deal})]);if(!cf(r))throw new de(o("page.replay.gone"));return{key:n,both:r}},n);return a?i`<${F} class="endings" title=${o("page.nav.whatif")} text=${a}>
			<p><a class="button" href="/records">${o("page.nav.records")}</a></p>
		<//>`:s?.key!==n?i`<${F} class="endings" text=${o("page.replay.loading")} />`:i`<main id="main" tabindex="-1" class="endings">
		<${uf} table=${e} from=${t} both=${s.both} />
	</main>`}var cf=([e,t])=>String(e.steps[0]?.line.hands)===String(t.steps[0]?.line.hands),Hl=({steps:e})=>e.map(({line:t})=>t).filter(t=>"act"in t);function Kl({steps:e}){let t=e.findLast(({views:n})=>n[0]?.phase==="over")?.views;return t&&no(t,0)}function uf({table:e,from:t,both:[n,s]}){let{header:a}=n,r=Nt(I(a.variant),a.rules),[l,c]=[Kl(n),Kl(s)];if(!l?.points||!c?.points)return i`<h1>${o("page.nav.whatif")}</h1><p>${o("page.whatif.unfinished")}</p>
			<p><a class="button" href=${`/t/${e}`}>${o("page.records.table")}</a></p>`;let u=xl(Hl(n),Hl(s),xe(l),t.step),p=n.steps[0]?.views.length??1,d=[Bt(a,p),Bt(s.header,p)],$=`/replay/${t.table}/${t.match}/${t.deal}`,[f=t.step,h=t.step]=u?.steps??[];return i`<div class="endings-head"><header>
			<p class="soft">${a.rules?.name??he(a.variant)} ·${" "}
				${o("sheet.title",{deal:t.deal+1,trump:j(c.trump)})}${" "}
				<${ee} trump=${c.trump??""} /></p>
			<h1>${o("page.nav.whatif")}</h1>
			<p class="lead">${pf(u?.trick)}</p>
		</header>
		<${df} was=${l.points} now=${c.points} names=${d} me=${Zt(s.header,p)} /></div>
		<div class="endings-both">
			<${Ul} title=${o("page.whatif.was")} played=${n} view=${l} names=${d[0]} variant=${r}
				trick=${u?.trick} step=${f} at=${$} />
			<${Ul} title=${o("page.whatif.now")} played=${s} view=${c} names=${d[1]} variant=${r}
				trick=${u?.trick} step=${h} at=${`/replay/${e}/1/${t.deal}`}
				again=${`${$}?step=${t.step}&on=1`} />
		</div>`}function pf(e){return e===void 0?o("page.whatif.same"):e<0?o("page.whatif.parted.before"):o("page.whatif.parted",{n:e+1})}function Ul({title:e,played:t,view:n,names:s,variant:a,trick:r,step:l,at:c,again:u}){let p=r===void 0||r<0?void 0:to(t)[l+1];return i`<section>
		<h2>${e}</h2>
		${p?i`<p>${W(so(p,s,-1,a))}</p>`:null}
		<${Ie} view=${n} names=${s} variant=${a} me=${-1} untitled=${!0} />
		<div class="endings-tricks">
			<h3>${o("tricks.title")}</h3>
			<${Ge} view=${n} names=${s} from=${Math.max(0,r??0)} />
		</div>
		<p class="row">
			<a class="button" href=${`${c}?step=${l}`}>${o("page.replay")}</a>
			${u?i`<a class="button plain" href=${u}>${o("page.whatif.again")}</a>`:null}
		</p>
	</section>`}function df({was:e,now:t,names:n,me:s}){let a=e.map((c,u)=>u),r=c=>{let[u="",p=""]=n.map(d=>d[c]??"");return u===p?u:i`${u}<span class="soft small"> / ${p}</span>`},l=(c,u,p="")=>i`<tr class=${p}><th scope="row">${c}</th>
		${a.map(d=>i`<td key=${d} data-mine=${d===s?"":void 0}>${u(d)}</td>`)}</tr>`;return i`<${Z}><table class="book endings-difference">
		<caption class="unseen">${o("page.whatif.points")}</caption>
		<thead><tr><td></td>${a.map(c=>i`<th key=${c} scope="col">${r(c)}</th>`)}</tr></thead>
		<tbody>
			${l(o("page.whatif.was"),c=>b(e[c]??0))}
			${l(o("page.whatif.now"),c=>b(t[c]??0))}
		</tbody>
		<tfoot>${l(o("page.whatif.difference"),c=>Y((t[c]??0)-(e[c]??0)),"total")}</tfoot>
	</table><//>`}function Xe({cards:e,can:t,chosen:n,best:s,values:a=null,label:r,open:l=!1,twice:c,onpick:u,onplay:p}){let[d,$]=v(""),f=M(null),h=e.includes(d)?d:e.find(k=>t?.has(k))??e[0];ge(()=>{let k=0,O=()=>{for(let N of f.current?.querySelectorAll("[data-card]")??[])jn.set(N.dataset.card??"",N.getBoundingClientRect())},T=requestAnimationFrame(()=>k=setTimeout(O));return()=>(cancelAnimationFrame(T),clearTimeout(k))});function m(k){let O=k.ctrlKey||k.metaKey||k.altKey?void 0:ff(e,h,k.key);O!==void 0&&(k.preventDefault(),O!==""&&($(O),f.current?.querySelector(`[data-card="${O}"]`)?.focus()))}function g(k,O){$(O);let T=k.pointerType==="touch",N=A.play.value==="twice"||A.play.value==="auto"&&T;c||N&&!n.has(O)?u(O):p(O)}let y=(k,O)=>{let T=t===null||t.has(k);return i`<button type="button" key=${k} data-card=${k} class=${n.has(k)?"chosen":""}
			tabindex=${k===h?0:-1} aria-disabled=${T&&t!==null?void 0:"true"}
			aria-pressed=${c?n.has(k):void 0} style=${{"--k":O}}
			onclick=${N=>g(N,k)}>
			<${le} card=${k} dim=${!T} lifted=${n.has(k)} size=${l?"mini":"full"} />
			${a?i`<span class="worth" aria-hidden="true">${a[Be(k)]}</span>`:null}
			${s?.has(k)?i`<span class="mark"><${ve} /></span>`:null}
		</button>`},w=e.length>5?Math.ceil(e.length/2):5;return i`<div class=${`hand ${l?"open":""} ${t?"asked":""}`} ref=${f} role="group"
		aria-label=${r} onkeydown=${m} onmousedown=${$f}
		style=${{"--n":Math.max(1,e.length),"--cols":w}}>
		${l?Jn(e).map(k=>i`<span key=${Be(k[0]??"")} class="same-suit">${k.map(y)}</span>`):e.map(y)}
	</div>`}var $f=e=>e.preventDefault();function ff(e,t,n){let s=e.indexOf(t??"");switch(n){case"ArrowRight":return e[(s+1)%e.length];case"ArrowLeft":return e[(s-1+e.length)%e.length];case"Home":return e[0];case"End":return e.at(-1);case"ArrowUp":return Jl(e,s,-1);case"ArrowDown":return Jl(e,s,1)}}function Jl(e,t,n){let s=Be(e[t]??"");for(let a=1;a<e.length;a++){let r=e[(t+n*a+e.length*a)%e.length]??"";if(Be(r)!==s)return r}return""}function mf(e,t,n){let s=e.filter(r=>hf(Go(r)).includes(t.toLowerCase())),a=s.indexOf(n);return s[(a+1)%s.length]}function qs(e,t){let n=[...document.querySelectorAll(`${e} [data-card]`)],s=document.activeElement?.dataset?.card??"",a=mf(n.map(r=>r.dataset.card??""),t,s);return n.find(r=>a&&r.dataset.card===a)?.focus(),a!==void 0}function hf(e){return/^\d+$/.test(e)?e==="10"?["0","t"]:e.length>1?[]:[e]:[e.toLowerCase(),o(`rank.${e}`).slice(-1).toLowerCase()]}function Vl(e,t,n,s,a=!1){let r=e.options;if(n)return o("page.paused");if(s){let c=s.cards.find(p=>p.seat===s.winner)?.card??"",u=s.winner===e.seat?"yes":"no";return o("page.won.trick",{you:u,name:t[s.winner]??"",card:nt(c,Pe(e))})}if(e.phase==="over")return o("ask.next");if(!r){let c=e.turn.filter(u=>u!==e.seat).map(u=>t[u]??"");return c.length?o(a?"ask.unfetched":"ask.wait",{names:_(c),n:c.length}):e.turn.length?" ":o("waiting.table")}if(r.kind==="lay")return o("ask.lay",{n:r.pick??3});if(r.kind==="name")return o("ask.name");if(r.kind==="offer"&&Gl(r))return gf(e,t);if(r.kind==="offer")return o((e.offers?.[e.seat??0]??"").startsWith("declare")?"ask.raise":"ask.offer");let l=r.seat===void 0||r.seat===e.seat?"you":"dummy";return r.led?o(r.follow?"ask.follow":"ask.discard",{who:l,suit:j(r.led)}):o("ask.lead",{who:l})}var Gl=e=>e.acts?.length===1&&e.acts[0]==="pass";function gf(e,t){let n=e.offers?.findIndex(s=>s.startsWith("reveal"))??-1;return n<0?o("ask.pass.unsaid"):o("ask.pass",{name:t[n]??""})}var Yl=e=>e?.led&&e.follow?o("illegal.follow",{suit:j(e.led)}):o("illegal");function Xt({options:e,chosen:t,variant:n,onlay:s,busy:a,waits:r=!1,slots:l=!1}){let[c,u]=v("pass"),[p,d]=v(!1),$=e.pick??3,f=(e.offers?.length??0)<=3?e.offers??[]:[],h=an([...t],e.worth??""),m=t.size<$?b(h):re(h,n),g=!r&&(c!=="pass"||p);return i`<div class=${`answer ${g?"sure":""}`}>
		${c==="pass"||!g?g&&f.map(y=>y==="pass"?null:i`<${ao} key=${y} offer=${y} variant=${n} />`):i`<${ao} offer=${c} variant=${n} />`}
		<p class=${`total ${/ /.test(m)?"two":""}`} aria-live="polite">
			${l?i`<${yf} cards=${Me([...t],ne)} pick=${$} worth=${ze(e.worth??"")} />`:null}
			<span class="small">${o("page.yourbid")}</span>${" "}
			<b class="score">${t.size?m:"–"}</b>
		</p>
		${f.length?i`<div class="offers" role="radiogroup" aria-label=${o("col.premium")}>
					${f.map(y=>i`<label key=${y}>
							<input type="radio" name="premium" checked=${y===c} onchange=${()=>u(y)} />
							<span>${Ql(y,n,!1)}</span></label>`)}
					<button type="button" class="button plain what" aria-label=${o("page.premium.what")}
						title=${o("page.premium.what")} aria-expanded=${p} onclick=${()=>d(!p)}>?</button>
				</div>`:null}
		<button type="button" class="button chief" disabled=${t.size!==$||a}
			onclick=${()=>s(f.length?c:"")}>
			${t.size<$?o("lay.more",{n:$-t.size}):c==="pass"?o("page.lay"):o(`page.lay.${c}`,{bid:m})}
		</button>
	</div>`}function yf({cards:e,pick:t,worth:n}){return i`<span class="slots" aria-hidden="true">
		${Array.from({length:t},(s,a)=>{let r=e[a];return i`<span key=${a} class=${`slot ${r?"said":""}`}>
				${r?i`<${le} card=${r} size="mini" /><b class="score">+${n[Be(r)]}</b>`:null}
			</span>`})}
	</span>`}function Ql(e,t,n=!0){if(e==="pass")return o(n?"menu.pass":"page.nopremium");let{level:s,...a}=oo(e,t);return o(`menu.${s}`,a)}function oo(e,t){let[n="",s=""]=e.split(" ");return{level:n,points:t?.offers[n==="declare"?"declare":"reveal"]??"",n:s}}function ao({offer:e,variant:t}){let{level:n,points:s,n:a}=oo(e,t),r=Yo(t);return i`<p class="ask" role="status">${o(`ask.sure.${n}`,{points:s,number:a||"none",loss:r})}</p>`}function Is({options:e,variant:t,onact:n,busy:s,best:a}){let[r,l]=v(""),[c,u]=v(""),p=e.acts??[],d=[...new Set(p.map(h=>h.split(" ")[0]??""))],$=p.filter(h=>h.startsWith(`${r} `));if(x(()=>(l(""),u("")),[p.join()]),Gl(e))return i`<div class="answer">
			<${S} chief disabled=${s} onclick=${()=>n("pass")} say=${o("page.pass")} />
		</div>`;if(c){let{level:h,points:m,n:g}=oo(c,t);return i`<div class=${`answer sure ${g?"numbered":""}`}>
			<${ao} offer=${c} variant=${t} />
			<${S} chief disabled=${s} onclick=${()=>n(c)}
				say=${o(`page.sure.${h}`,{points:m,n:g&&` ${g}`})} />
			<${S} onclick=${()=>u("")} say=${o("page.sure.not")} />
		</div>`}let f=h=>h==="pass"||p.every(m=>m!=="pass")?n(h):u(h);return i`<div class="answer">
		${d.map(h=>{let m=p.every(g=>g!==h);return i`<button type="button" key=${h} class=${`button ${r===h?"chosen":""}`} disabled=${s}
				aria-expanded=${m?r===h:void 0}
				onclick=${()=>m?l(h):f(h)}>
				${a?.split(" ")[0]===h?i`<${ve} />`:null}${Ql(h,t)}
			</button>`})}
		${$.length?i`<div class="numbers" role="group" aria-label=${o("ask.number")}>
					<span class="small">${o("ask.number")}</span>
					${$.map(h=>i`<button type="button" key=${h} class="button" disabled=${s} 
							onclick=${()=>f(h)}>
							${h===a?i`<${ve} />`:null}<span class="unseen">${V(h)}</span>
							<span aria-hidden="true">${h.split(" ")[1]}</span>
						</button>`)}
				</div>`:null}
	</div>`}function _s({options:e,onact:t,busy:n,best:s}){return i`<div class="answer">
		${(e.acts??[]).map(a=>{let r=a.replace(/^name /,"");return i`<button type="button" key=${a} class="button naming" disabled=${n} onclick=${()=>t(a)}>
				<${Qe} trump=${r} />${a===s?i`<${ve} />`:null}
			</button>`})}
	</div>`}var Ae=0;async function Zl(e){let t=await fetch(`${Wn}lesson/${e}`);if(!t.ok)throw new Error(`${e} did not come: ${t.status}`);return t}var Xl=async()=>(await Zl("course.json")).json();async function ec(e){let t=await(await Zl(`${e.id}.99.jsonl`)).text(),n=await Promise.all(bf(t).map(s=>Ft(s,{body:t})));return{...e,names:n[0]?.header.seats??[],deals:n.map(vf)}}function bf(e){let t=0;return e.split(`
`).flatMap(n=>(n.startsWith('{"ninetynine"')&&t++,n.startsWith('{"deal"')?[{match:t,deal:JSON.parse(n).deal}]:[]))}function vf(e){let t=e.header.rules!==void 0;return e.steps.flatMap(({line:n,views:s})=>{let a=s[Ae];return!a||!("act"in n||"deal"in n)?[]:[{act:n.act??"",seat:n.seat??-1,view:t?{...a,why:void 0}:a}]})}function ro(e,t){let n=e[t]?.view.options?.seat??Ae;return e.findIndex((s,a)=>a>t&&s.seat===n)}var io=(e,t)=>e[ro(e,t)]?.act??"";var wf=9,[nc,kf,xf]=[700,1700,280],sc=e=>e==="first"?"ninetynine.lesson":`ninetynine.lesson.${e}`;function Sf({id:e,steps:t}){let n=Number(et(sc(e)));return Number.isInteger(n)&&n>0&&n<t.length-1?n:0}var Of=(e,t)=>Ne(sc(e),String(t)),Fs=()=>A.course.value.split(" ").filter(e=>e!=="");function Mf(e){e==="first"&&(A.taught.value=!0),Fs().includes(e)||(A.course.value=[...Fs(),e].join(" "))}function Af(){let e={C:"♣",D:"♦",H:"♥",S:"♠"},t=["A","K","Q","J",..."23456789","10","11","12"];return Object.fromEntries(Object.entries(e).flatMap(([n,s])=>t.map(a=>[a+n,yt(a)+s])))}function Tf(e){let t=I(e),[,n=30,s=20,a=10]=t?.score.made??[],{declare:r=30,reveal:l=60}=t?.offers??{};return{alone:n,two:s,three:a,declare:r,reveal:l}}var ac=(e,t)=>e[t]?.view,Nn=(e,t)=>Rt(e[t-1]?.view,e[t]?.view),tc=(e,t,n)=>({view:ac(e,t),full:{...n,gone:!0},ms:xf});function jf(e,t,n){let s=[],a=t.lies?Nn(e,t.at):null;a&&s.push(tc(e,t.at,a));for(let r=t.at+1;r<=n.at;r++){let l=e[r];if(!l?.act.startsWith("play"))continue;let c=Nn(e,r);r===n.at&&(n.lies||!c)||(s.push({view:l.view,full:c,ms:c?kf:nc}),c&&s.push(tc(e,r,c)))}return s}function Nf(e,t){let n=ro(e,t.at),s=n;if(t.does==="play")for(;s<e.length-1&&!Nn(e,s);)s++;return e.slice(n,s+1).map(({view:a},r)=>({view:a,full:Nn(e,n+r),ms:nc}))}var Ws=class{moving=C(!1);rests=C(!1);chosen=C(new Set);reply=C("");#e=0;#n=()=>{};constructor(t){this.lesson=t,this.at=C(Sf(t)),this.shown=C(this.#c(this.step()))}step(t=this.at.peek()){return this.lesson.steps[t]}get last(){return this.lesson.steps.length-1}be(t){this.stop(),Le(()=>{this.#i(!1),this.at.value=t,this.shown.value=this.#c(this.step(t))}),Of(this.lesson.id,t),t===this.last&&Mf(this.lesson.id)}back(){let t=this.moving.peek()||this.rests.peek();this.be(Math.max(0,this.at.peek()-(t?0:1)))}forward(){if(this.moving.peek())return this.stop(),this.#n();if(this.rests.peek())return this.be(this.at.peek()+1);let t=this.step();if(t.does!=="lay")return this.#l();let n=this.#a(t),s=this.chosen.peek();if(n.every(a=>s.has(a))&&s.size===n.length)return this.#l();this.chosen.value=new Set(n),this.reply.value=this.words("so")}words(t,n){let s=this.step(),a=`${this.lesson.id}.${s.say}${t?`.${t}`:""}`;return t&&!fe(`course.${a}`)?"":o(`course.${a}`,{...Af(),...Tf(this.lesson.variant),...n})}answer(t){let n=this.step(),s=n.ask?String(n.right):io(this.#t(n),n.at);if(t===s)return this.#l();this.reply.value=this.#r(n,t.replace(/^name /,""))}play(t){let n=this.step();if(t===this.#a(n)[0])return this.#l();let s=this.#s(n),a=s?.trick?.[0]?.card,r=E(s?.options?.from),l=a&&!r.includes(t);this.reply.value=l?o("page.learn.must",{suit:o(`suit.${Be(a)}`)}):this.#r(n,t)}lay(){let t=this.step(),n=this.#s(t)?.options?.worth??"",s=[...this.chosen.peek()],a=this.#a(t),r=an(s,n);if(s.every(c=>a.includes(c)))return this.#l();let l=r===an(a,n);this.reply.value=l?this.words("also"):this.#r(t,String(r),{n:r})}stop(){clearTimeout(this.#e)}#t(t){return this.lesson.deals[t.deal]??[]}#s(t){return this.#t(t)[t.at]?.view}#a(t){return io(this.#t(t),t.at).split(" ").slice(1)}#r(t,n,s){return this.words(t.no?.[n]??"no",s)||o("page.learn.no")}#c(t){return{view:ac(this.#t(t),t.at),full:t.lies?Nn(this.#t(t),t.at):null}}#i(t){this.moving.value=t,this.rests.value=!1,this.chosen.value=new Set,this.reply.value=""}#l(){let t=this.at.peek()+1,[n,s]=[this.step(),this.lesson.steps[t]];if(!s)return;if(s.deal===n.deal&&s.at-n.at<=wf)return this.#p(jf(this.#t(n),n,s),()=>this.be(t));let a=n.does?Nf(this.#t(n),n):[],r=a.pop();this.#p(a,r?()=>this.#d(r):()=>this.be(t))}#d(t){Le(()=>{this.#i(!1),this.rests.value=!0,this.shown.value=t})}#p(t,n){this.#n=n,Le(()=>this.#i(t.length>0)),this.#o(t)}#o([t,...n]){if(!t)return this.#n();this.shown.value=t,this.#e=setTimeout(()=>this.#o(n),t.ms)}};var oc=()=>L(async()=>{let[e]=await Promise.all([Xl(),Ko(z.peek(),Wn)]);return e});function rc({plans:e}){x(()=>{document.title=`${o("course.title")} · Ninety-Nine`});let t=new Set(Fs()),n=e.find(l=>!t.has(l.id))?.id,[s,...a]=e,r=[["start",s?[s]:[]],["well",a.filter(l=>l.variant===s?.variant)],["ways",a.filter(l=>l.variant!==s?.variant)]];return i`<main id="main" tabindex="-1" class="lessons">
		<h1>${o("course.title")}</h1>
		<p class="lead">${o("course.lead")}</p>
		<p class="soft">${o("course.finished",{n:e.filter(l=>t.has(l.id)).length,of:e.length})}</p>
		${r.map(([l,c])=>i`<section key=${l}><h2>${o(`course.part.${l}`)}</h2>
				<ol start=${e.indexOf(c[0])+1}>${c.map(u=>i`<${Bf} key=${u.id} plan=${u} n=${e.indexOf(u)+1} done=${t.has(u.id)}
						next=${u.id===n} />`)}</ol>
			</section>`)}
		<p class="row">
			<a class="button plain" href="/problems">${o("page.nav.problems")}</a>
			<a class="button plain" href="/bids">${o("page.nav.bids")}</a>
			<a class="button plain" href="/daily">${o("page.nav.daily")}</a>
		</p>
	</main>`}var Bf=({plan:{id:e,minutes:t},n,done:s,next:a})=>i`<li class=${s?"done":a?"next":""}>
	<a href=${`/learn/${e}`}>
		<span class="number score" aria-hidden="true">${n}</span>
		<b>${o(`course.${e}`)}</b>
		<span class="soft goal">${o(`course.${e}.goal`)}</span>
		<span class="small soft">${s?`✓ ${o("course.seen")}`:o("course.minutes",{n:t})}</span>
	</a>
</li>`;function Df({rest:[e=""]}){let{value:t,wrong:n}=oc(),s=e||(me.value.get("table")?"first":""),a=t?.find(r=>r.id===s);return n||t&&s&&!a?i`<${ic} why=${n??o("page.nowhere")} />`:t?a?i`<${Ef} key=${a.id} plan=${a} plans=${t} />`:i`<${rc} plans=${t} />`:i`<${lc} />`}var ic=({why:e})=>i`<${F} title=${o("page.nav.learn")} text=${e}>
	<p><a class="button" href="/">${o("page.nowhere.go")}</a></p>
<//>`,lc=()=>i`<main id="main" tabindex="-1" class="table lesson">
	<p class="opening" role="status">${o("page.opening")}</p>
</main>`;function Ef({plan:e,plans:t}){let{value:n,wrong:s}=L(()=>ec(e)),a=pe(()=>n&&new Ws(n),[n]);return x(()=>()=>a?.stop(),[a]),x(()=>{document.title=`${o(`course.${e.id}`)} · Ninety-Nine`}),s?i`<${ic} why=${s} />`:a?i`<${Cf} run=${a} plans=${t} />`:i`<${lc} />`}function cc(){let e=li(me.value.get("table")??"");return e&&"table"in e?`/t/${e.table}`:void 0}function Cf({run:e,plans:t}){let n=cc(),s=e.at.value,{lesson:a}=e,r=e.step(s),l=M(null);Ff(e);let c=e.rests.value,u=M(`${s} ${c}`);x(()=>{if(u.current===`${s} ${c}`)return;u.current=`${s} ${c}`;let y=r.does==="lay"||r.does==="play"?'.hand button[tabindex="0"]':".asking .button",w=r.leaf==="end"?".over .chief":!c&&(r.does||r.ask)?y:".on";l.current?.querySelector(w)?.focus({preventScroll:!0})},[s,c]);let{view:p,full:d}=e.shown.value,$=I(a.variant),f=a.names.map((y,w)=>w===Ae?o("you"):y==="dummy"?o("dummy"):y),h=r.leaf==="account"?"sheeted":r.leaf==="end"?"covered":"",m=e.moving.value||c?"":h,g=o("course.number",{n:t.findIndex(y=>y.id===a.id)+1});return i`<${tt.Provider} value=${Pe(p)}><main id="main" tabindex="-1" class="table lesson" ref=${l}
		data-lesson=${a.id} data-leaf=${r.leaf} data-point=${r.point}>
		<header class="head">
			<a class="mark" href="/">99<span class="unseen"> ${o("page.home")}</span></a>
			<div class="where"><${Qe} trump=${p.trump??""} /><h1>${g}</h1></div>
			<nav aria-label=${o("page.table.menu")}>
				<${S} plain disabled=${s===0} onclick=${()=>e.be(0)} say=${o("page.learn.again")} />
				<a class="button plain" href=${n??"/learn"}>${o(n?"page.learn.table":"page.learn.leave")}</a>
			</nav>
		</header>
		<div class="spread">
			<${Lf} run=${e} step=${r} n=${s} />
			<div class=${`board of-${xe(p)} ${m==="sheeted"?m:""}`}>
				<${_f} run=${e} step=${r} view=${p} full=${d} name=${f[Ae]??""} />
				<${mt} view=${p} variant=${$} names=${f} me=${Ae} elsewhere=${Ae} full=${d} over=${m}
					laid=${vt($,p.phase)} played=${qf(e,r,p,f)}
					onhurry=${()=>e.moving.peek()&&e.forward()}>
					<${Pf} step=${r} view=${p} names=${f} run=${e} plans=${t} />
				<//>
			</div>
		</div>
	</main><//>`}function Lf({run:e,step:t,n}){let s=e.moving.value,a=e.rests.value,{id:r}=e.lesson,l=(t.does||t.ask)&&!s&&!a;return i`<section class="told" aria-label=${o(`course.${r}`)}>
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
	</section>`}function Pf({step:e,view:t,names:n,run:s,plans:a}){if(s.rests.value||s.moving.value&&e.leaf!=="values")return null;let r=t.options,l=I(s.lesson.variant),c=e.leaf==="values"&&t.phase==="lay"?i`<${uc} worth=${r?.worth??""} />`:null,u=p=>s.answer(p);return i`${e.does==="lay"&&r?i`<section class="asking asked laying" aria-label=${o("page.yours")}>
					${c?i`<div class="leaf worths">${c}</div>`:null}
					<${Xt} options=${{...r,offers:[]}} chosen=${s.chosen.value} variant=${l} busy=${!1}
						onlay=${()=>s.lay()} slots />
				</section>`:c&&i`<div class="leaf centre">${c}</div>`}
		${e.does==="offer"&&r?i`<section class="asking asked offering" aria-label=${o("page.yours")}>
					<${Is} options=${r} variant=${l} busy=${!1} onact=${u} />
				</section>`:null}
		${e.does==="name"&&r?i`<section class="asking asked naming" aria-label=${o("page.yours")}>
					<${_s} options=${r} busy=${!1} onact=${u} />
				</section>`:null}
		${e.ask?i`<${Rf} from=${e.ask} onsay=${u} />`:null}
		${e.leaf==="account"?i`<div class="over leaf sheeted"><${Ie} view=${t} names=${n} me=${Ae} untitled /></div>`:null}
		${e.leaf==="end"?i`<${If} run=${s} plans=${a} />`:null}`}var Rf=({from:e,onsay:t})=>i`<section class="asking asked" aria-label=${o("page.yours")}>
	<div class="answer"><div class="numbers">${e.map(n=>i`<button type="button" key=${n} class="button" onclick=${()=>t(String(n))}>${b(n)}</button>`)}</div></div>
</section>`;function qf(e,t,n,s){let a=Pt(n),r=n.shown?.[a]?.hand;if(n.control===void 0||r===void 0)return null;let l=!e.moving.value&&!e.rests.value&&t.does==="play"&&n.options?.seat===a,c=l?new Set(E(n.options?.from)):null,u=d=>l&&e.play(d),p=i`<${Xe} cards=${Me(E(r),ne,n.trump)} can=${c} chosen=${new Set}
		label=${s[a]} open twice=${!1} onpick=${u} onplay=${u} />`;return{seat:a,hand:p}}function uc({worth:e}){let t=ze(e);return i`<ul class="values" aria-label=${o("page.learn.values.title")}>
		${[...ne].map(n=>i`<li key=${n}>
				<${ee} trump=${n} /><b class="score"><span class="unseen">${o(`suit.${n}`)} </span>${t[n]??""}</b>
				<span>${o(`page.learn.shape.${n}`)}</span>
			</li>`)}
	</ul>`}function If({run:e,plans:t}){let{id:n,variant:s}=e.lesson,a=cc(),{busy:r,once:l}=Q(),c=()=>l(async()=>{await Se();let $=be.value.find(f=>f.id===s);$&&await ri($,Ho)}),u=t[t.findIndex($=>$.id===n)+1],p=n==="first"||s!=="standard",d=i`<button type="button" class=${`button ${p?"chief":"plain"}`} disabled=${r}
		aria-busy=${r} onclick=${c}>${o("page.home.play")}</button>`;return i`<div class="over leaf end">
		<h2>${o(n==="first"?"page.learn.done":"course.done")}</h2>
		${n==="first"?i`<${uc} worth=${I(s)?.worth??""} />`:null}
		<div class="row">
			${a?i`<a class="button chief" href=${a}>${o("page.learn.table")}</a>`:p?d:null}
			${u?i`<a class=${`button ${p||a?"plain":"chief"}`} href=${`/learn/${u.id}`}>
						${o("course.next",{name:o(`course.${u.id}`)})}</a>`:null}
			${p&&n!=="first"?i`<a class="button plain" href=${`/rules/${s}`}>${o("page.learn.rules")}</a>`:null}
			${p||a?null:d}
			<a class="button plain" href="/learn">${o("course.all")}</a>
		</div>
	</div>`}function _f({run:e,step:t,view:n,full:s,name:a}){let r=!e.moving.value&&!e.rests.value,l=r&&t.does==="lay",c=r&&(l||t.does==="play")&&(n.options?.seat??Ae)===Ae?n.options:void 0,u=c?new Set(E(c.from)):null,p=e.chosen.value,d=h=>{if(!c)return;let m=new Set(l?p:[]);if(p.has(h))m.delete(h);else if(m.size<(c.pick??1))m.add(h);else return void(e.reply.value=o("lay.full",{n:m.size}));if(Le(()=>{e.chosen.value=m,e.reply.value=""}),l)return;m.size===1&&u?.has(h)?e.reply.value=o("page.learn.tap"):e.play(h)},$=h=>c&&e.play(h),f=n.phase==="lay"&&t.worth?ze(n.options?.worth??""):null;return i`<section class=${`mine ${c?"asked":""}`} aria-label=${o("page.yourhand")}>
		<div class="me">
			<${Ze} view=${n} seat=${Ae} name=${a} place="south" own chair=${void 0} now=${0} open=${null}
				winner=${s?.winner===Ae} laid=${vt(I(e.lesson.variant),n.phase)} />
			${n.aside?i`<div class="laid" role="group" aria-label=${o("page.aside")}>${ae(n.aside)}</div>`:null}
		</div>
		<${Xe} cards=${Un(n,Ae)} can=${u} chosen=${p} values=${f}
			label=${o("page.yourhand")} twice=${l} onpick=${d} onplay=${$} />
	</section>`}function Ff(e){x(()=>{function t(n){let s=n.target,a=n.ctrlKey||n.metaKey||n.altKey||n.shiftKey;if(!(n.defaultPrevented||a||s.closest("input, select, textarea, dialog"))){if(n.key==="ArrowRight")e.forward();else if(n.key==="ArrowLeft")e.back();else if(!e.moving.peek()&&e.step().ask?.includes(Number(n.key)))e.answer(n.key);else if(!qs(".lesson .hand",n.key))return;n.preventDefault()}}return document.addEventListener("keydown",t),()=>document.removeEventListener("keydown",t)},[e])}var zs=(e,t)=>e?o(`page.line.${e}`):o(t==="lost"?"page.line.back":"page.line.saved"),Hs=e=>e.waiting.value.filter(t=>t.late),pc=e=>[e.split(" ")[0]??"",e.split(" ").slice(1).join(" ")],Wf={ready:"page.ready",unready:"page.unready",claim:"page.claim",stand:"page.leave",back:"page.back",resume:"page.resume",sit:"page.sit",undo:"page.undo",redo:"page.do.redo",replay:"page.do.replay",pause:"page.do.pause",abandon:"page.abandon"};function Bn({do:e,act:t="",text:n="",on:s=!1}){let[a,r]=pc(t);return e==="chat"?o("page.unsent.chat",{text:n}):e==="answer"?o(s?"page.agree":"page.disagree"):e!=="act"?o(Wf[e==="ask"?n:e]??"page.unsent.other"):a==="play"||a==="lay"?_(E(r).map(l=>nt(l))):a==="name"?j(r):V(t)}function zf({command:e}){let[t,n]=pc(e.act??"");return e.do==="act"&&(t==="play"||t==="lay")?i`<span class="of">${ae(n)}</span>`:i`<b>${Bn(e)}</b>`}function lo({unsent:e,told:t=""}){return Hs(e).map(n=>i`<p key=${n.command.id} class="unsent">
		<span>${o(n.undo?"page.unsent.stopping":"page.unsent")} <${zf} command=${n.command} /></span>
		${n.undo?null:i`<button type="button" class="button plain" onclick=${()=>e.withdraw(n.command.id)}>
					${o("page.unsent.stop")}<span class="unseen"> ${Bn(n.command)}</span>
				</button>`}
		${n.why&&!t?i`<small>${n.why}</small>`:null}
	</p>`)}function dc({table:e}){let t=e.wrong.value,n=M("");x(()=>{n.current&&!t&&!A.spoken.peek()&&B(zs("",n.current),!0),n.current=t},[t]);let s=A.spoken.value?{}:{role:"status"};return i`<div class="signs" ...${s}>
		${t?i`<p class="cut"><span aria-hidden="true" class="broken"></span>${zs(t,"")}</p>`:null}
		<${lo} unsent=${e.unsent} told=${t} />
	</div>`}var $c={times:100,each:50},Hf=2**31-1,Kf=50,Uf=({settings:e,host:t,talk:n,...s})=>s,Ks=class{#e;#n;#t=Promise.resolve();#s=null;#a=null;#r=[];#c="";#i=!1;#l=0;#d=0;#p=new Set;#o=!1;#f="";constructor(t,n,s){this.#e=t,this.#n=n,this.rules=s}end(){this.#o=!0,clearTimeout(this.#d)}hear(t){this.#s=t,this.#r.push(Uf(t)),this.#$(()=>this.#u())}obey(t){return this.#$(()=>this.#b(t))}line(t){t!==this.#f&&this.#n([zs(t,this.#f)]),this.#f=t}#$(t){let n=this.#t.then(()=>this.#o?void 0:t());return this.#t=n.catch(s=>this.#n([D(s)]))}async#u(t){let n=this.#r.slice(0,Kf);if(!t&&n.length===0)return;let{settings:s,host:a}=this.#e.settled.peek(),r=await It(()=>$r({lang:z.peek(),now:this.#e.now(),settings:s,host:a,news:n,mind:this.#c,...this.#a&&{before:this.#a},refused:this.#i,...t}));if(this.#r.splice(0,n.length),this.#a=n.at(-1)??this.#a,this.#c=r.mind??"",clearTimeout(this.#d),r.again){let l=Math.min(r.again-this.#e.now(),Hf);this.#d=setTimeout(()=>{this.#$(()=>this.#u({}))},l)}return this.#i=!1,this.#o||this.#n(r.said),r}async#g(){for(let t=0;(this.#s?.seq??0)<this.#l&&t<$c.times;t++)await new Promise(n=>setTimeout(n,$c.each))}async#b(t){await this.#g();let n=await this.#u({line:t.normalize("NFC")});if(n?.do)return this.#v(n.do);switch(n?.want){case"hint":{let{advice:s}=await this.#e.port.hint();return await this.#u({hint:s}),this.#n(ls(s,this.rules(),a=>Bn({id:"",do:"act",act:a})))}case"report":return void this.#h();case"quit":return U(this.#m())}}#m(){let{table:{stage:t,match:n}={stage:"",match:0},view:s}=this.#s??{},a=t==="waiting"&&n>0?An(this.#e.id,this.#e.settled.peek().settings):void 0;return a?(s?.phase==="over"?a.played:a.givenUp).href:"/"}async#v({id:t,...n}){if(n.do==="ask"&&n.text==="undo"&&this.#e.stopLate())return;if(q.peek()||await Xn(o("page.guest")),n.do==="ready")return this.#y(await this.#e.ready());let{answered:s,late:a}=this.#e.put(n),r=s.then(u=>{this.#y(u),u?.late&&this.#n([o("page.unsent.late")])},u=>{this.#i=!0,this.#n([D(u)])}),l=a.then(()=>!0);if(!await Promise.race([r,l]))return;let c=n.do==="act"?"act":"other";this.#n([o("page.unsent.typed",{what:Bn({id:"",...n}),undo:c,command:o("cmd.undo")})])}#y(t){this.#l=Math.max(this.#l,t?.seq??0)}async#h(){let{table:{match:t}={match:0},view:n}=this.#s??{},s=`${t} ${n?.deal}`;if(!this.#p.has(s)){this.#p.add(s);try{let a;for await(a of dn(this.#e.id,t,n?.deal??0,()=>!this.#o));a&&await this.#$(()=>this.#u({report:a}))}catch(a){this.#n([D(a)])}this.#p.delete(s)}}};var fc={lines:250,typed:50};function Dn(){let[e,t]=v([]),n=M(0);return{lines:e,print:(a,r=!1)=>{let l=a.map(c=>({id:n.current++,text:c,typed:r}));l.length&&t(c=>[...c,...l].slice(-fc.lines))}}}function En({lines:e,print:t,obey:n}){let s=a=>{a&&t([`› ${a}`],!0),n(a)};return i`<section class="speech" aria-label=${o("page.speech.region")}>
		<${Jf} onsend=${s} />
		<${Vf} lines=${e} />
	</section>`}function mc({table:e,variant:t}){let n=Dn(),s=M(t);s.current=t;let a=pe(()=>new Ks(e,n.print,()=>s.current),[e]);return x(()=>{let r=e.newest.subscribe(c=>c&&a.hear(c)),l=e.wrong.subscribe(c=>a.line(c));return()=>{l(),r(),a.end()}},[a]),i`<${En} ...${n} obey=${r=>{a.obey(r)}} />`}function Jf({onsend:e}){let t=M(null),n=M({all:[],at:0});x(()=>t.current?.focus(),[]);function s(r){r.preventDefault();let l=t.current?.value.trim()??"";t.current&&(t.current.value=""),l&&(n.current.all=[...n.current.all.filter(c=>c!==l),l].slice(-fc.typed)),n.current.at=n.current.all.length,e(l)}function a(r){let l=r.key==="ArrowUp"?-1:r.key==="ArrowDown"?1:0;if(!l||!t.current)return;r.preventDefault();let{all:c,at:u}=n.current;n.current.at=Math.max(0,Math.min(c.length,u+l));let p=c[n.current.at]??"";t.current.value=p,t.current.setSelectionRange(p.length,p.length)}return i`<form onsubmit=${s}>
		<label for="command">${o("page.speech.field")}</label>
		<input id="command" name="command" type="text" ref=${t} onkeydown=${a}
			autocomplete="off" autocapitalize="off" autocorrect="off" spellcheck=${!1} enterkeyhint="send" maxlength="400" />
		<button class="button">${o("page.speech.do")}</button>
	</form>`}function Vf({lines:e}){let t=M(null);return ge(()=>{t.current&&(t.current.scrollTop=t.current.scrollHeight)},[e]),i`<div class="log" role="log" aria-live="polite" aria-label=${o("page.speech.log")} tabindex="0" ref=${t}>
		${e.map(({id:n,text:s,typed:a})=>i`<p key=${n} ...${a?{class:"typed","aria-hidden":"true"}:{class:""}}>${s}</p>`)}
	</div>`}function Gf({trump:e}){if(e.by==="turnup")return[];let t=e.by==="rotation"?e.rotation:["none",e.first??"none","C","D","H","S"];return[...new Set(t)].filter(Boolean)}function Us({opening:e,names:t,rules:n,set:s}){if(!n)return null;let a=Gf(n),r=e??{totals:t.map(()=>0),trump:a[0]};return i`<details open=${e!==void 0}>
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
			${a.length?i`<${P} label=${o("page.pad.opening.trump")} value=${r.trump??"none"}
						options=${a.map(l=>[l,j(l)])}
						onchange=${l=>s({...r,trump:l})} />`:null}
		</div>
	</details>`}var Js=e=>{if(!e)return;let{trump:t,...n}=e,s=t&&t!=="none"?{...n,trump:t}:n;return s.trump||s.deals||s.totals.some(a=>a!==0)?s:void 0};var $e=(e,t)=>t===void 0?"":e.seats[t]||(t<e.choices.live?o("seat",{n:t+1}):o("dummy")),We=e=>e.seats.map((t,n)=>$e(e,n)),hc=({rules:e,house:t})=>t?e.name:o(`variant.${e.id}`),Cn=e=>{let t=e.date?Date.parse(`${e.date}T12:00`):NaN;return Number.isNaN(t)?hc(e):`${hc(e)} · ${ke(t,{dateStyle:"long"})}`};function Ln(e){let t=e.map(n=>n.trim().toLowerCase());return e.find((n,s)=>t[s]&&t.indexOf(t[s])<s)}function ht(e){let t=We(e),{end:n}=e;if(n&&!n.cut)return o("page.winner",{names:_(n.winners.map(r=>t[r]??"")),n:n.winners.length,you:"no"});let s=Math.max(...e.totals),a=t.filter((r,l)=>e.totals[l]===s);return e.deals.length===0?"":o("page.pad.leads",{names:_(a),n:a.length,points:b(s),over:n?"yes":"no"})}function gc(e){let t=We(e),n=(r,l)=>r.map((c,u)=>`${t[u]} ${l(c)}`).join(", "),s=e.deals.map(r=>{let l=r.points.map((c,u)=>`${t[u]} ${Y(c)}${r.made[u]?" •":""}`).join(", ");return`${r.deal+1}. ${j(r.trump)}: ${l}`}),a=e.settlement??[];return[`Ninety-Nine · ${Cn(e)}`,n(e.totals,b),ht(e),"",...s,"",...a].join(`
`).replaceAll(/\n{3,}/g,`

`).trim()}var Yf=e=>({hands:e.seats.map(()=>({}))}),Qf=e=>!e||!e.trump&&e.hands.every(t=>Object.keys(t).length===0),Zf=3e3,Xf=e=>e instanceof rr||e instanceof J&&([429,503].includes(e.status)||e.reason==="unfetched"),Et=e=>lt(e)?o("page.pad.refused",{text:e.message}):D(e);function em(e){let{record:t,summary:n,open:s,inserting:a}=e,r=bs(e),l=Mt(e),c={hands:n.names.map(()=>({}))};return a?{record:t,deal:r,entry:l??c}:s!==null?{record:t,deal:r,...l?{entry:l}:{}}:n.over?{record:t}:{record:t,entry:l??c}}var tm=(e,t)=>JSON.stringify(e)===JSON.stringify(t),nm=(e,t)=>bt({lang:z.peek(),...e},t),Vs=class{wrong=C("");busy=C(!1);#e;#n=C(null);#t=C(0);#s="";#a=new AbortController;#r=0;#c=[];#i=[];#l=null;#d="";#p;constructor(t,n=nm){this.id=t,this.#e=n,this.#p=gt(()=>this.#f())}close(){this.#p(),this.#a.abort(),clearTimeout(this.#r)}get kept(){return Te(this.id)}get told(){return this.#n.value?.told}get stale(){return this.#n.value?.of!==this.#o()}get deal(){return this.kept?bs(this.kept):0}get entry(){let{kept:t,told:n}=this;return(t&&Mt(t))??(n?Yf(n):{hands:[]})}get undoable(){let{kept:t}=this;return t!==void 0&&(Mt(t)!==void 0||t.past.length>0)}get redoable(){let{kept:t}=this;return t!==void 0&&(this.#i.some(n=>n.of===this.place)||!Mt(t)&&t.next.length>0)}get place(){return`${this.kept?.versions.at(-1)} ${this.kept&&Gt(this.kept)}`}#o(){return this.kept?JSON.stringify({lang:z.value,...em(this.kept)}):""}#f(){let t=this.#o(),n=t&&this.stale?`${this.#t.value} ${t}`:"";if(n===this.#s)return;if(this.#s=n,this.#a.abort(),clearTimeout(this.#r),!n)return void(this.wrong.value="");let{signal:s}=this.#a=new AbortController;this.#e(JSON.parse(t),{signal:s}).then(a=>s.aborted||(this.#n.value={of:t,told:a}),a=>{s.aborted||(this.wrong.value=Et(a),Xf(a)&&(this.#r=Number(setTimeout(()=>this.#t.value++,Zf))))})}set(t){this.#c.push({of:this.place,entry:this.entry}),this.#i=[],this.#$(t)}#$(t){let{kept:n}=this;n&&se(At(n,Gt(n),Qf(t)&&n.open===null?void 0:t))}correct(t){let{kept:n}=this,s=this.told?.deals[t];n&&s&&se({...At(Ve(n),t,n.drafts[t]??s.entry),open:t})}insert(t){let{kept:n}=this;n&&se({...n,open:t,inserting:!0})}leave(){let{kept:t}=this;t&&se(Ve(At(t,Gt(t))))}async#u(t){let n=this.#l;this.busy.value=!0;let s=n?n.then(t,t):t();this.#l=s;try{return await s}finally{this.#l===s&&(this.#l=null,this.busy.value=!1)}}async enter(t=!1){let{kept:n,deal:s,entry:a}=this;if(!n||this.busy.peek())return;let r=Gt(n),l={record:n.record,do:n.inserting?"insert":"enter",deal:s,entry:a,...t?{again:t}:{}},c=await this.#u(()=>this.#h(l,(u,p)=>{let d=Ve(At(u.record===p.record?u:$t(u,p),r)),$=u.drafts[r]??a;return tm($,a)?d:{...At(d,s,$),open:s}}));c&&bc(c)}async propose(t){let n=this.kept?.record??"",s=await this.#e({record:n,...t});if(!s.unfit)return s.fault?void B(yc(s)):s;let a=await this.#e({record:n,...t,again:!0});return a.unfit?s:{...a,unfit:s.unfit,said:[...s.said??[],...a.said??[]]}}async revise(t){let{kept:n}=this;if(!n||this.busy.peek())return;let s=await this.#u(()=>this.#h({record:n.record,...t,again:!0},(a,r)=>r.record===a.record?a:Ve({...$t(a,r),drafts:sm(a,r)})));s&&bc(s)}async end(){let{kept:t}=this;t&&!this.busy.peek()&&await this.#u(()=>this.#h({record:t.record,do:"stop"},$t))}undo=()=>this.#g("past","pad.undone");redo=()=>this.#g("next","pad.redone");async#g(t,n){if(this.busy.peek()||this.#b(t))return;let s=await this.#u(()=>this.#m(t));s&&B(o(n,{what:s}))}#b(t){let{kept:n,place:s,entry:a}=this,r=t==="past",[l,c]=r?[this.#c,this.#i]:[this.#i,this.#c],u=l.findLastIndex(d=>d.of===s);if(r?!n||!Mt(n):u<0)return!1;let[p]=l.splice(Math.max(u,0));return c.push({of:s,entry:a}),u>=0&&p?this.#$(p.entry):this.leave(),!0}async#m(t){let{kept:n}=this,s=n&&Zi(n,t);if(!n||s===void 0)return"";let{act:a="some",deal:r=0}=n[t].at(-1)?.did??{};return await this.#h({record:s},(c,u)=>Ve(Xi(c,u,t)),n.record)?o(`pad.act.${a}`,{deal:r+1}):""}type(t,n){return this.#u(()=>this.#v(t,n))}async#v(t,n){let{kept:s}=this;if(!s)return[];let a=(u,p)=>o(u).split("|").concat(p).includes(t.trim().toLowerCase());if(a("cmd.undo","undo"))return[await this.#y("past","pad.undone","pad.nothing")];if(a("pad.cmd.redo","redo"))return[await this.#y("next","pad.redone","pad.nothing.again")];let r=`${s.record}
${t}`,l={record:s.record,line:t,lang:n,...r===this.#d?{again:!0}:{}},c=await this.#h(l,(u,p)=>p.record===u.record?u:Ve(Yi($t(u,p))));return this.#d=c?.again?r:"",c?.said??[]}async#y(t,n,s){if(this.#b(t))return o(n,{what:o("pad.act.some")});let a=await this.#m(t);return a?o(n,{what:a}):o(s)}async#h(t,n,s=t.record){let a=this.#o(),r=await this.#e(t).catch(l=>{B(D(l))});return gs(this.id),Le(()=>{let{kept:l}=this;if(!(!r||!l))return r.fault||r.unfit||r.entry?this.#x(t,r,a):l.record!==s&&l.record!==r.record?this.#S(l,t):(this.#k(n(l,r),r),r)})}#k(t,n){let s=this.#o();se(t);let a=this.#o();a!==s&&(this.#n.value={of:Mt(t)?"":a,told:n})}#x(t,n,s){t.entry?s===this.#o()&&(this.#n.value={of:s,told:n}):B(yc(n))}#S(t,{deal:n=0,entry:s,record:a}){let r=t.summary.deals,l=n<r&&n<(this.told?.deals.length??0)&&this.told?.record===a;s&&se({...At(t,l?n:r,s),open:l?n:null}),B(o("page.pad.elsewhere"))}},yc=e=>(e.said??[]).join(" "),sm=({drafts:e,summary:t},{deals:n})=>{let s=e[t.deals];return s?{[n.length]:s}:{}};function bc(e){let{did:t}=e,n=e.deals[t?.deal??-1];if(t?.act==="enter"&&n){let l=_(n.points.map((c,u)=>`${$e(e,u)} ${Y(c)}`));return B(o("page.pad.entered",{n:t.deal+1,points:l}),!0)}if(!t)return;let s={deal:t.deal+1},r=["correct","delete","insert"].includes(t.act)?o(`pad.did.${t.act}`,s):o("pad.changed.head",{what:o(`pad.act.${t.act}`,s)});B([r,...e.said??[]].join(" "))}var uo=24;function am(){let e=q.value?.name??A.name.value,t=Fe()[0]?.summary;if(!t)return e?[e]:[];let n=t.live??be.value.find(s=>s.id===t.variant)?.chairs;return t.names.slice(0,n).filter(s=>s!==o("dummy"))}var om={variant:"",names:[],first:"0",length:"",rounds:9,house:ws,opening:void 0},po=(e,t)=>e.names[t]?.trim()||o("page.pad.player",{n:t+1}),co=e=>Array.from({length:e.chairs},(t,n)=>n);async function rm(e,t,n){let s=vn(e.house,n),a=Array.from({length:n.seats-t.chairs},()=>o("dummy")),r=[...co(t).map($=>po(e,$)),...a],l=Ln(r);if(l)throw new de(o("pad.twins",{name:l}));let c=await bt({begin:{variant:t.id,...s?{rules:s}:{},seats:r,first:Number(e.first),date:jt(),...e.length?{[e.length]:e.rounds}:{}}}),u=Js(e.opening),p=u&&{...c.head,opening:u},d=ys(p?await bt({record:c.record,do:"head",head:p}):c);return se(d),d.id}var $o=({seat:e,...t})=>i`<${ye} label=${o("page.pad.player",{n:e+1})}
	maxlength=${uo} onfocus=${n=>n.currentTarget.select()} ...${t} />`;function im({plan:e,set:t,variant:n}){let s=a=>r=>t(({names:l})=>({names:Object.assign([...l],{[a]:r})}));return i`<fieldset class="seats">
			<legend class="unseen">${o("page.pad.names")}</legend>
			${co(n).map(a=>i`<${$o} key=${a} seat=${a} value=${e.names[a]??""}
				enterkeyhint="next" oninput=${s(a)} />`)}
		</fieldset>
		<p class="soft small">${o("page.pad.names")}</p>
		<${P} label=${o("page.pad.first")} value=${e.first} onchange=${K(t)("first")}
			options=${co(n).map(a=>[String(a),po(e,a)])} />`}function vc({onclose:e,onbegun:t}){x(()=>{te(Se)},[]);let[n,s]=v(()=>({...om,names:am()})),[a,r]=v(""),{busy:l,once:c}=Q(m=>r(Et(m))),u=be.value.find(m=>m.id===n.variant)??dt(),p=I(u?.id);if(!u)return null;let d=m=>{s(g=>({...g,...typeof m=="function"?m(g):m})),r("")},$=m=>{m.preventDefault(),p&&c(async()=>t(await rm(n,u,p)))},f=m=>d({variant:m,first:"0",opening:void 0,house:{...n.house,changed:{}}}),h=i`<button type="submit" form="new-pad" class="button chief" aria-busy=${l}>
		${o("page.pad.begin")}
	</button>`;return i`<${H} broad title=${o("page.pad.new")} onclose=${e} actions=${h}>
		<form id="new-pad" class="create stack" onsubmit=${$}>
			<${ks} value=${u.id} groups=${Re()} onchange=${f} />
			<${im} plan=${n} set=${d} variant=${u} />
			<${Qt} plan=${n} set=${d} variant=${u} />
			<${Us} opening=${n.opening} rules=${p} set=${K(d)("opening")}
				names=${Array.from({length:p?.seats??0},(m,g)=>g<u.chairs?po(n,g):o("dummy"))} />
			<${xs} own=${n.house} set=${K(d)("house")} rules=${p} />
			<p class=${a?"trouble":""} role="alert">${a}</p>
		</form>
	<//>`}var lm=e=>e?.scrollIntoView({block:"nearest"}),wc=({lines:e})=>i`<div class="stack" role="status" ref=${lm}>
	${e.map(t=>i`<p key=${t}>${t}</p>`)}
</div>`;function kc({open:e,then:t,deal:n,onclose:s}){let{busy:a,once:r}=Q(),c=i`<${S} chief aria-busy=${a} onclick=${()=>r(async()=>{await e.revise({do:"delete",deal:n}),s()})} say=${o("page.pad.strike")} />`;return i`<${H} title=${o("page.pad.deal",{n:n+1})} onclose=${s} actions=${c}>
		<div class="stack">
			<p>${o("page.pad.strike.about",{n:n+1})}</p>
			<${wc} lines=${t.said??[]} />
		</div>
	<//>`}function cm(e,t){let n=[...e.seats],s=[...e.replaced??[]];return t.forEach((a,r)=>{let l=s.findLastIndex(c=>c.seat===r);l<0?n[r]=a:s[l]={...s[l],name:a}}),{seats:n,...s.length?{replaced:s}:{}}}function um(e,{names:t,first:n,target:s,length:a,rounds:r,opening:l,leaves:c,comes:u,from:p}){let{deals:d,games:$,opening:f,...h}=e,m={...h,...cm(e,t),first:Number(n),...s?{target:s}:{}},g=Js(l),y={deal:p-1,seat:Number(c),name:u.trim()},w=(m.replaced??[]).filter(O=>O.seat!==y.seat||O.deal!==y.deal),k=y.name?[...w,y].sort((O,T)=>O.deal-T.deal):m.replaced;return{...m,...a?{[a]:r}:{},...g?{opening:g}:{},...k?{replaced:k}:{}}}var pm=({head:e,seats:t,deals:n})=>({names:t,first:String(e.first),target:e.target??0,opening:e.opening,length:e.deals?"deals":e.games?"games":"",rounds:e.deals||e.games||9,leaves:"0",comes:"",from:n.length+1});function xc({open:e,pad:t,onclose:n}){let[s,a]=v(()=>pm(t)),[r,l]=v(null),[c,u]=v(""),{busy:p,once:d}=Q(),$=y=>{a(w=>({...w,...y})),l(null),u("")},f=um(t.head,s),h=y=>{y.preventDefault();let w=Ln(s.names)??Ln(s.comes?s.names.with(Number(s.leaves),s.comes):[]);if(w)return u(o("pad.twins",{name:w}));d(async()=>{let k=r?void 0:await e.propose({do:"head",head:f}),O=k?.said??[];if(O.length)return l(O);(r||k?.did)&&await e.revise({do:"head",head:f}),n()})},m=i`<button type="submit" form="pad-head" class="button chief" aria-busy=${p}>
		${o(r?"page.pad.head.yes":"page.pad.head.do")}
	</button>`,g=t.choices.live;return i`<${H} broad title=${o("page.pad.head")} onclose=${n} actions=${m}>
		<form id="pad-head" class="create stack" onsubmit=${h}>
			<${dm} pad=${t} form=${s} set=${$} />
			<${P} label=${o("page.pad.first")} value=${s.first} onchange=${K($)("first")}
				options=${s.names.slice(0,g).map((y,w)=>[String(w),y])} />
			${s.target?i`<${ce} label=${o("page.create.rules.game.target")} value=${s.target} min=${1} max=${1e4}
						onchange=${K($)("target")} />`:null}
			<${Qt} plan=${s} set=${$} />
			<${$m} pad=${t} form=${s} set=${$} />
			<${Us} opening=${s.opening} names=${We(t)} rules=${t.rules} set=${K($)("opening")} />
			${r?i`<${wc} lines=${r} />`:null}
			<p class=${c?"trouble":""} role="alert">${c}</p>
		</form>
	<//>`}var dm=({pad:e,form:t,set:n})=>i`<fieldset class="seats">
	<legend class="unseen">${o("page.pad.names")}</legend>
	${t.names.slice(0,e.choices.live).map((s,a)=>i`<${$o} key=${a} seat=${a} value=${s} required
		oninput=${r=>n({names:t.names.with(a,r)})} />`)}
</fieldset>`,$m=({pad:e,form:t,set:n})=>i`<details>
	<summary>${o("page.pad.replace")}</summary>
	<div class="stack">
		<${G} label=${o("page.pad.replace.leaves")} value=${t.leaves}
			options=${t.names.slice(0,e.choices.live).map((s,a)=>[String(a),$e(e,a)])}
			onchange=${K(n)("leaves")} />
		<${ye} label=${o("page.pad.replace.comes")} value=${t.comes} maxlength=${uo}
			oninput=${K(n)("comes")} />
		<${ce} label=${o("page.pad.replace.from")} value=${t.from} min=${1} max=${e.deals.length+1}
			onchange=${K(n)("from")} />
	</div>
</details>`;var Gs={ArrowDown:[1,0],ArrowUp:[-1,0],ArrowRight:[0,1],ArrowLeft:[0,-1]},fm=60,mm=600,fo=class{#e;#n=[];#t=0;constructor(t){this.#e=t}press(t){return t==="Enter"&&Date.now()<this.#t?!0:this.#n.length===0&&this.#e.current()?this.#e.act(t):t in Gs||/^(.|Enter|Backspace|Redo)$/u.test(t)?(this.#n.length<fm&&this.#n.push(t),this.#s(),!0):!1}goOn(){for(;this.#n.length>0&&this.#e.current();)this.#e.act(this.#n.shift()??"");this.#s()}#s(){if(this.#e.changing())for(this.#n=this.#n.filter(t=>t!=="Backspace"&&t!=="Redo");this.#n[0]==="Enter";)this.#n.shift()}hear({fault:t,unfit:n}){(t||n)&&(this.#n=[]),this.#t=n?Date.now()+mm:0}},Sc=e=>e.target instanceof Element&&e.target.closest(".pad-panel")!==null;function mo(e){if(!(e.ctrlKey||e.metaKey)||e.altKey)return e.key;let t=e.key.toLowerCase();return t==="z"&&!e.shiftKey?"Backspace":t==="z"||t==="y"?"Redo":""}function hm(e){if(!mo(e)||e.altKey||document.querySelector("dialog[open]"))return!1;let t=e.target instanceof Element?e.target:null;return t?.closest("input, select, textarea, summary, [contenteditable]")?!1:e.key in Gs?t===document.body||Sc(e):!((e.key==="Enter"||e.key===" ")&&t?.closest("button, a"))}var gm=e=>e.repeat&&["Enter","Backspace","Redo"].includes(mo(e));function Oc(e){let t=M(e);t.current=e;let n=M(!0),[,s]=v(0),a=M(null),r=a.current??=new fo({act:l=>t.current.act(l)?(n.current=!1,s(c=>c+1),!0):!1,current:()=>n.current&&t.current.current(),changing:()=>t.current.changing()});return ge(()=>r.hear(e.pad),[e.pad]),x(()=>{n.current=!0,r.goOn()}),ge(()=>{let l=c=>{(gm(c)?Sc(c):hm(c)&&r.press(mo(c)))&&c.preventDefault()};return document.addEventListener("keydown",l),()=>document.removeEventListener("keydown",l)},[]),l=>r.press(l)}var Ac=({what:e,seat:t=-1})=>e==="turnup"||e==="name"?{seat:-1,field:"trump"}:{seat:t,field:e==="number"?"premium":e==="tricks"?"tricks":"contract"},Tc=(e,t)=>e.seat===t?.seat&&e.field===t.field;function ym(e,{what:t,seat:n=-1}){let s=e.hands[n]??{};switch(t){case"tricks":return s.tricks!==void 0;case"outcome":return s.made!==void 0||s.bid!==void 0;case"bid":return s.bid!==void 0;case"number":return/\d/.test(s.premium??"");default:return e.trump!==void 0}}var bm=e=>[...new Set(e.choices.premiums.map(t=>t.split(" ")[0]??""))],Mc=(e,t)=>e.choices.premiums.filter(n=>n.startsWith(`${t} `)).map(n=>Number(n.split(" ")[1])),vm=(e,t,n)=>{let s={...e,hands:e.hands.with(t,n)},a=s.hands.some(c=>c.premium),{trump:r,...l}=s;return a||e.hands[t]?.premium===n.premium?s:l},wm=e=>Object.fromEntries(Object.entries(e).filter(([,t])=>t!==void 0&&t!==""));function go({pad:e,deal:t,named:n,inserting:s=!1}){let a=e.deals[t],r=a??e.due;if(!r)return null;let l=n??(s&&e.choices.trumps.length>0?void 0:r.trump),c=l===r.trump||!r.trump?r.origin:"",u={dealer:$e(e,r.dealer),lead:$e(e,r.lead),past:a?"yes":"no"},p=r.vulnerable?.map(d=>$e(e,d)).join(", ");return i`<div class="pad-due">
		${l?i`<${ee} trump=${l} />`:i`<span class="sign none" aria-hidden="true">?</span>`}
		<p class="who">
			<b>${o("page.pad.roles",u)}</b> <span class="soft">${o("page.pad.deal",{n:t+1})}</span>
		</p>
		<p class="trump">${l?c?o("why.trump",{trump:j(l),why:c}):j(l):o("page.pad.turnup")}
			${p?i` <span class="soft">· ${o("pad.vulnerable",{names:p})}</span>`:null}
		</p>
	</div>`}var km=({due:e,seat:t})=>{let n=t===e?.dealer?"dealer":t===e?.lead?"forehand":"";return n?i`<small class="role soft" aria-hidden="true">${o(`page.stats.place.${n}`)}</small>`:null},ho=({label:e,text:t,said:n,now:s,wrong:a,onpick:r,children:l})=>i`<button type="button"
	class=${`box ${n?"said":t?"follows":""}`} aria-pressed=${s} data-wrong=${a||void 0}
	aria-label=${t?`${e}: ${t}`:e} onclick=${r}>${l??t}</button>`,Pn=e=>e.totals.some((t,n)=>t!==e.game[n]);function xm(e){let{pad:t}=e,n=t.choices.premiums.length>0;return i`<div class=${`pad-rows ${n?"":"unpaid"}`} role="group" aria-label=${o("page.pad.hands")}>
		<div class="heads soft small" aria-hidden="true">
			<span class="totals">${Pn(t)?o("page.pad.totals"):""}</span>
			<span>${o("page.sheet.won")}</span><span>${o("page.sheet.contract")}</span>
			${n?i`<span>${o("page.sheet.held")}</span>`:null}
		</div>
		${t.seats.map((s,a)=>i`<${Sm} key=${a} ...${e} seat=${a} />`)}
	</div>`}function Sm({pad:e,deal:t,draft:n,full:s,now:a,wrong:r,pick:l,seat:c}){let u=$e(e,c),p=n.hands[c]??{},{tricks:d,bid:$,made:f,premium:h}=s.hands[c]??{},m=w=>({label:o(`page.pad.${w}.of`,{name:u}),now:Tc({seat:c,field:w},a),wrong:r===c,onpick:()=>l({seat:c,field:w})}),g=f===void 0?"":o(f?"page.sheet.made":"page.sheet.failed"),y=[$===void 0?"":o("page.pad.bid",{n:$}),g].filter(Boolean).join(", ");return i`<div class="hand-row">
		<span class="name">
			<span>${u}</span> <${km} due=${e.deals[t]??e.due} seat=${c} />
			<b class="total">${b(e.game[c]??0)}</b>
			${Pn(e)?i`<small class="rest soft">(${b(e.totals[c]??0)})</small>`:null}
		</span>
		<${ho} ...${m("tricks")} said=${p.tricks!==void 0} text=${d===void 0?"":b(d)} />
		<${ho} ...${m("contract")} said=${p.made!==void 0||p.bid!==void 0} text=${y}>
			<span class="bid">${$===void 0?"":b($)}</span>
			${g?i`<span class=${`mark ${f?"made":"failed"}`}>${f?"✓":"✗"}</span>`:null}
		<//>
		${e.choices.premiums.length>0&&c<e.choices.live?i`<${ho} ...${m("premium")} said=${!!p.premium} text=${h?V(h):""} />`:null}
	</div>`}var Om=({rules:{trump:e,joker:t}})=>e.by==="turnup"?[...e.plain.split(" ").filter(Boolean),...t?[o("joker")]:[]].join(", "):"";function Mm(e,t,n,s){let{seat:a,field:r}=n;if(r==="trump"){let d=Om(e);return e.choices.trumps.map($=>{let f=$==="none"&&d?i` <small>(${d})</small>`:null;return{key:$,on:t.trump===$,press:()=>s({...t,trump:$}),wide:!0,text:i`<${ee} trump=${$} /><span class="word">${j($)}${f}</span>`}})}let l=t.hands[a]??{},c=(d,$)=>s(vm(t,a,wm({...l,...d})),$),u=(d,$,f)=>({key:String(d),text:b(d),on:$,press:f,typed:String(d)});if(r==="tricks")return Array.from({length:e.choices.tricks+1},($,f)=>f).map($=>u($,l.tricks===$,()=>c({tricks:$})));if(r==="contract")return[{key:"made",wide:!0,text:`✓ ${o("page.sheet.made")}`,on:l.made===!0,typed:"+",press:()=>c({made:!0,bid:void 0})},{key:"failed",wide:!0,text:`✗ ${o("page.sheet.failed")}`,on:l.made===!1,typed:"-",press:()=>c({made:!1,bid:void 0})},...e.choices.bids.map(d=>u(d,l.bid===d,()=>c({bid:d,made:void 0})))];let[p=""]=(l.premium??"").split(" ");return[{key:"none",wide:!0,text:o("page.pad.no"),on:!l.premium,press:()=>c({premium:""})},...bm(e).map(d=>({key:d,wide:!0,text:V(d),on:p===d,typed:o(`offer.letter.${d}`),or:d[0]??"",press:()=>c({premium:d},Mc(e,d).length>0)})),...(p?Mc(e,p):[]).map(d=>u(d,l.premium===`${p} ${d}`,()=>c({premium:`${p} ${d}`})))]}function Am({keys:e,label:t}){let n=e.filter(r=>!r.wide),s=Math.min(7,Math.max(5,Math.ceil(n.length/2))),a=r=>i`<button type="button" key=${r.key} class=${r.wide?"wide-key":"key"} aria-pressed=${r.on}
		aria-label=${r.label} onclick=${r.press}>${r.text}</button>`;return i`<div class="pad-keys" role="group" aria-label=${t}>
		<div class="words">${e.filter(r=>r.wide).map(a)}</div>
		<div class="digits" style=${{"--across":s}}>${n.map(a)}</div>
	</div>`}var jc=(e,{seat:t,field:n})=>n==="trump"?o("page.pad.trump"):o(`page.pad.${n}.of`,{name:$e(e,t)}),Tm={seat:-1,field:"trump"},jm=({choices:e,rules:t},n)=>e.trumps.length>0&&(t.trump.by==="turnup"||n.hands.some(s=>s.premium)),Nm=({trump:e,now:t,onpick:n})=>i`<button type="button" class="box turn" aria-pressed=${t}
	onclick=${n}>${o("page.pad.trump")} ${e?i`<${ee} trump=${e} /> ${j(e)}`:"…"}
</button>`,yo=({redo:e})=>i`<button type="button" class="button redo" aria-label=${o("page.pad.redo")}
	title=${o("page.pad.redo")} onclick=${e}>
	<svg viewBox="0 0 24 24" aria-hidden="true"><path d="M15 5l5 5-5 5M20 10H9a5 5 0 0 0 0 10h4" /></svg>
</button>`;function Nc({open:e,pad:t}){let[n,s]=v({place:"",cell:null}),{deal:a,entry:r,stale:l,kept:c,place:u}=e,p=n.place===u?n.cell:null,d=we=>s({place:u,cell:we}),$=c?.open!==null,f=c?.inserting===!0,h=o(f?"page.pad.insert":$?"page.pad.correct":"page.pad.enter"),g=(t.missing??(t.entry||$?[]:t.due?.missing??[])).filter(we=>!ym(r,we)),y=p??(g[0]?Ac(g[0]):null),w=!l&&t.unfit!==void 0,k=!l&&t.entry!==void 0&&!t.fault&&(t.missing??[]).length===0&&!w,T=y?Mm(t,r,y,(we,je)=>(d(je?y:null),e.set(we))):[],N=Dm(t.entry,r),R={Enter:()=>(k||w)&&e.enter(w),Backspace:()=>e.undoable&&e.undo(),Redo:()=>e.redoable&&e.redo()},Ce=we=>{let[je,tn]=Gs[we]??[];if(je!==void 0&&tn!==void 0)d(Cm(t,y,je,tn));else{let Fn=(T.find(ia=>ia.typed===we)??T.find(ia=>ia.or===we))?.press??R[we];if(!Fn)return!1;Fn()}return!0},en=()=>e.wrong.peek()===""&&(e.stale||e.busy.peek()),Ct=Oc({pad:t,act:Ce,current:()=>e.told===t&&e.kept===c&&!en(),changing:()=>e.busy.peek()});return i`<section class="pad-panel" aria-label=${h}>
		<${go} pad=${t} deal=${a} named=${N.trump} inserting=${f} />
		<${xm} pad=${t} deal=${a} draft=${r} full=${N} now=${y} wrong=${t.fault?.seat??-1}
			pick=${d} />
		<p class=${`pad-said ${t.fault||t.unfit?"trouble":k?"":"soft"}`} role="status">
			${Em(t,p,g)||(k?o("page.pad.ready"):" ")}
		</p>
		${jm(t,r)&&(N.trump||y?.field!=="trump")?i`<${Nm} trump=${N.trump} now=${y?.field==="trump"} onpick=${()=>d(Tm)} />`:null}
		${y&&!(k&&!p)?i`<${Am} keys=${T} label=${jc(t,y)} />`:null}
		<${Bm} open=${e} press=${Ct} can=${k||w} text=${w?o("page.pad.anyway"):h} />
	</section>`}var Bm=({open:e,press:t,can:n,text:s})=>i`<div class="pad-acts">
	<${S} disabled=${!e.undoable} onclick=${()=>t("Backspace")} say=${o("page.pad.undo")} />
	${e.redoable?i`<${yo} redo=${()=>t("Redo")} />`:null}
	${e.kept?.open!==null?i`<${S} onclick=${()=>e.leave()} say=${o("page.pad.cancel")} />`:null}
	<${S} chief aria-disabled=${!n} aria-busy=${e.busy.value} onclick=${()=>t("Enter")} say=${s} />
</div>`,Dm=(e,t)=>({...e,...t,hands:t.hands.map((n,s)=>({...e?.hands[s],...n}))});function Em(e,t,n){if(e.fault||e.unfit)return(e.said??[]).join(" ");let s=n.find(a=>!t||Tc(Ac(a),t));return s?o(`page.pad.ask.${s.what}`,{name:$e(e,s.seat)}):t?jc(e,t):""}function Cm(e,t,n,s){let a=["tricks","contract",...e.choices.premiums.length?["premium"]:[]],r=e.seats.length,l=t&&t.seat>=0?(t.seat+n+r)%r:0,c=Math.max(0,a.indexOf(t?.field??"tricks")),u=a[(c+s+a.length)%a.length]??"tricks";return{seat:l,field:u==="premium"&&l>=e.choices.live?"contract":u}}function Ys({pad:e,onpick:t}){let n=We(e);return i`<section class="pad-sheet">
		<header>
			<h1>${n.slice(0,e.choices.live).join(" · ")}</h1>
			<p class="soft">${Cn(e)} · ${As(e.rules)}</p>
			<p class="standing">${ht(e)}</p>
		</header>
		${e.deals.length?i`<${za} scores=${e.deals} names=${n} end=${e.end} onpick=${t} />
				<div class="settled small soft">${(e.settlement??[]).map(s=>i`<p key=${s}>${s}</p>`)}</div>`:i`<p class="soft">${o("page.pad.unwritten")}</p>`}
	</section>`}function Lm(e,t){let n=e.deals[t],s=e.deals[t+1]??(e.due?.deal===t+1?e.due:void 0),a=s&&{next:Pm(e,s.why.trump),...s.trump?{then:s.trump}:{}},r=Object.fromEntries(n.entry.hands.map((u,p)=>[p,u.bid===void 0?{}:{bid:u.bid}])),{closed:l,...c}=n;return{...c,shown:r,...s?{why:a}:{},...l?{closed:{...l,game:n.game,totals:n.totals}}:{},...e.end&&t===e.deals.length-1?{end:e.end}:{}}}var Pm=(e,t)=>e.rules.trump.by==="holder"&&t!=="game"||t==="named"||t==="first"?"stays":t;function Qs({pad:e,deal:t,onclose:n,correct:s,insert:a,strike:r}){let l=e.deals[t];if(!l)return null;let c=s&&i`
		<${S} plain onclick=${r} say=${o("page.pad.strike")} />
		<${S} plain onclick=${a} say=${o("page.pad.insert.before")} />
		<${S} chief onclick=${s} say=${o("page.pad.correct")} />`;return i`<${H} title=${o("page.pad.deal",{n:t+1})} onclose=${n} actions=${c}>
		<div class="pad-account stack">
			<p class="soft">
				${o("page.pad.roles",{dealer:$e(e,l.dealer),lead:$e(e,l.lead),past:"yes"})}.${" "}
				${o("page.pad.trump")}: ${j(l.trump)} (${l.origin}).</p>
			<${Ie} view=${Lm(e,t)} names=${We(e)} variant=${e.rules} me=${-1} untitled />
		</div>
	<//>`}var Rm=4e3,[Bc,qm]=[4e3,12e4],Dc=new Map;function vo(e,t){let n=(Dc.get(e)??Promise.resolve()).then(t);return Dc.set(e,n.catch(()=>{})),n}var Im=e=>vo(e,async()=>{let t=Te(e);if(!t||t.shared)return;let n=it(),{pad:s,mark:a=""}=await Qn({secret:n,record:t.record}),r=Te(e);r&&se({...r,shared:{secret:n,pad:s,of:t.record,mark:a}})});function Ec(e){let{shared:t,record:n}=Te(e)??{};return t&&n&&t.of!==n?t.secret+n:""}var bo=new Map;function _m(e){let t=bo.get(e)??vo(e,async()=>{let n=Te(e);if(!n?.shared||!Ec(e))return;let{secret:s,mark:a}=n.shared,{pad:r,mark:l=""}=await Qn({secret:s,record:n.record,was:a}).catch(u=>{if(u instanceof J&&u.status===409)return Fm(e,n.shared?.pad??"");throw u}),c=Te(e);c?.shared?.secret!==s||!r||se({...c,shared:{...c.shared,pad:r,of:n.record,mark:l}})}).finally(()=>bo.delete(e));return bo.set(e,t),t}async function Fm(e,t){let{pad:n,mark:s}=await ha({pad:t}),a=Te(e);if(a?.shared&&n){let r={...a.shared,of:n.record,mark:s};se({...n.record===a.record?a:Ve($t(a,n)),shared:r}),n.record!==a.record&&B(o("page.pad.share.other"))}return{pad:""}}var wo=e=>vo(e,async()=>{let t=Te(e)?.shared?.secret;if(!t)return;await Qn({secret:t});let n=Te(e);if(!n)return;let{shared:s,...a}=n;se(a)}),Wm=e=>e instanceof J&&e.status>=400&&e.status<500&&e.status!==429;function zm(e,t){let[n,s,a,r,l]=["",Bc,0,!1,!1],c=async()=>{let p=Ec(e);if(r||!p||p===n)return;clearTimeout(a),r=!0;let d=await _m(e).then(()=>null,$=>$);if(r=!1,d&&!Wm(d)){l||(a=Number(setTimeout(c,s))),s=Math.min(2*s,qm);return}s=Bc,d&&(n=p,t(d)),c()},u=gt(()=>{c()});return()=>{l=!0,u(),clearTimeout(a)}}function Cc(e){x(()=>zm(e,t=>B(o("page.pad.share.not",{text:D(t)}))),[e])}function Lc({kept:e}){let[t,n]=v(!1),{shared:s}=e,{busy:a,once:r}=Q(),l=()=>r(async()=>{await Im(e.id),n(!0)}),u=i`<${S} aria-busy=${a} onclick=${()=>r(async()=>{await wo(e.id),n(!1)})} say=${o("page.pad.share.stop")} />`;return i`<${S} plain aria-busy=${a} onclick=${l} say=${o("page.pad.share")} />
		${t&&s?i`<${H} title=${o("page.pad.share")} onclose=${()=>n(!1)} actions=${u}>
					<div class="stack">
						<p>${o("page.pad.share.about")}</p>
						<${ps} link=${Yn(`/pad/on/${s.pad}`)} label=${o("page.pad.link")} />
					</div>
				<//>`:null}`}function Hm(e){let[t,n]=v(null),[s,a]=v("");return x(()=>{let r=new AbortController,[l,c]=["",0],u=async()=>{clearTimeout(c);try{if(document.visibilityState==="visible"){let p=await ha({pad:e,after:l,lang:z.peek()},{signal:r.signal});l=p.mark,p.pad&&n(p.pad),a("")}}catch(p){if(r.signal.aborted)return;let d=p instanceof J&&p.status===404;if(a(d?o("page.pad.unshared"):D(p)),d)return}c=window.setTimeout(u,Rm)};return u(),document.addEventListener("visibilitychange",u),()=>{r.abort(),clearTimeout(c),document.removeEventListener("visibilitychange",u)}},[e,z.value]),{pad:t,wrong:s}}function Pc({id:e}){let{pad:t,wrong:n}=Hm(e),[s,a]=v(-1);return t?i`<main id="main" tabindex="-1" class="pad">
		<${Ys} pad=${t} onpick=${a} />
		<section class="pad-panel looking" aria-label=${o("page.pad.trump")}>
			${t.due?i`<${go} pad=${t} deal=${t.deals.length} />`:i`<p class="winner">${ht(t)}</p>`}
			${Pn(t)&&t.due?i`<p class="small soft totals">${o("page.pad.totals")}</p>`:null}
			<ul class="stands">${(t.due?t.game:t.totals).map((r,l)=>i`<li key=${l}>
				<span>${$e(t,l)}</span>
				<span><b>${b(r)}</b>${Pn(t)&&t.due?i` <small class="soft">(${b(t.totals[l]??0)})</small>`:null}</span>
			</li>`)}</ul>
			<p class="small soft" role="status">${n||o("page.pad.looking")}</p>
		</section>
		${s>=0?i`<${Qs} pad=${t} deal=${s} onclose=${()=>a(-1)} />`:null}
	</main>`:i`<${F} title=${o("page.nav.pad")} wrong=${n} text=${o("page.opening")} />`}var Zs=({record:e})=>/^[^\n]*"date":"([\d-]+)"/.exec(e)?.[1]??"",Km=e=>{let t=e.trim().replace(",",".");return/^\d{1,6}(\.\d{1,4})?$/.test(t)&&Number(t)>0?t:""},Rc=e=>b(Number(e),e.split(".")[1]?.length??0),Um=e=>st(new Blob([e],{type:"text/csv;charset=utf-8"}),"season.csv"),Jm=e=>[Zs(e)&&ke(Date.parse(`${Zs(e)}T12:00`),{dateStyle:"medium"}),_(e.summary.names)].filter(Boolean).join(" · ");function qc(){let e=Fe().filter(m=>m.summary.deals>0),[t,n]=v(new Set),[s,a]=v(""),[r,l]=v(""),c=A.stake.value,u=e.filter(m=>(!s||Zs(m)>=s)&&(!r||(Zs(m)||"9")<=r)),p=u.filter(m=>!t.has(m.id)),d={records:p.map(m=>m.record),stake:Km(c)},{value:$,wrong:f}=L(m=>mr(d,{signal:m}).catch(g=>{throw new de(Et(g))}),JSON.stringify(d)),h=m=>n(new Set(t.has(m)?[...t].filter(g=>g!==m):[...t,m]));return i`<main id="main" tabindex="-1" class="pads season stack">
		<h1>${o("page.season")}</h1>
		<p class="lead">${o("page.season.about")}</p>
		<div class="row unprinted">
			<${ye} label=${o("page.season.from")} type="date" value=${s} oninput=${a} />
			<${ye} label=${o("page.season.to")} type="date" value=${r} oninput=${l} />
			<${ye} label=${o("page.season.stake")} inputmode="decimal" value=${c}
				oninput=${m=>A.stake.value=m} />
		</div>
		${f?i`<p class="trouble" role="alert">${f}</p>`:null}
		${$?.players.length?i`<${Vm} season=${$} />`:i`<p class="soft">${o("page.season.none")}</p>`}
		<details class="unprinted" open=${t.size>0}>
			<summary>${o("page.season.pads",{n:p.length,of:e.length})}</summary>
			<div class="stack">${u.map(m=>i`<${ct} key=${m.id} label=${Jm(m)}
				checked=${!t.has(m.id)} onchange=${()=>h(m.id)} />`)}</div>
		</details>
		<p class="row unprinted">
			${$?.players.length?i`<${S} onclick=${()=>Um($.csv)} say=${o("page.season.csv")} />
						<${S} plain onclick=${()=>print()} say=${o("page.rules.print")} />`:null}
			<a class="button plain" href="/pad">${o("page.pad.all")}</a>
		</p>
	</main>`}function Vm({season:{players:e,transfers:t}}){let n=e.some(a=>a.amount),s=["deals","made","matches","won","games","gamesWon"];return i`<${Z}><table class="book standings">
			<thead><tr>
				<th scope="col">${o("page.season.player")}</th>
				<th scope="col">${o("page.season.points")}</th>
				<th scope="col">${o("page.season.balance")}</th>
				${n?i`<th scope="col">${o("page.season.amount")}</th>`:null}
				${s.map(a=>i`<th key=${a} scope="col">${o(`page.season.${a}`)}</th>`)}
			</tr></thead>
			<tbody>${e.map(a=>i`<tr key=${a.name}>
				<th scope="row">${a.name}</th>
				<td><b>${b(a.points)}</b></td>
				<td>${Y(a.balance)}</td>
				${n?i`<td>${Rc(a.amount??"0")}</td>`:null}
				${s.map(r=>i`<td key=${r}>${b(a[r])}</td>`)}
			</tr>`)}</tbody>
		</table><//>
		${t.length?i`<h2>${o("page.season.pays")}</h2>
				<ul class="plain-list">${t.map(a=>i`<li key=${a.from+a.to}>
					${o("page.season.transfer",{from:a.from,to:a.to,n:a.points})}${a.amount?` = ${Rc(a.amount)}`:""}
				</li>`)}</ul>`:null}
		<p class="small soft">${o("page.season.how")}</p>`}function Gm({rest:e}){let[t="",n=""]=e;return t==="season"?i`<${qc} />`:t==="on"&&n?i`<${Pc} key=${n} id=${n} />`:t?i`<${Zm} key=${t} id=${t} />`:i`<${Ym} />`}function Ym(){let[e,t]=v(!1),[n,s]=v(""),a=async l=>{s("");try{let c=ys(await bt({record:await l.text()}));se(c),U(`/pad/${c.id}`)}catch(c){s(Et(c))}},r=l=>U(`/pad/${l}`);return i`<main id="main" tabindex="-1" class="pads stack">
		<h1>${o("page.nav.pad")}</h1>
		<p class="lead">${o("page.pad.about")}</p>
		<p class="row">
			<${S} chief aria-haspopup="dialog" onclick=${()=>t(!0)} say=${o("page.pad.new")} />
			<${_t} plain say=${o("page.pad.open")} accept=".jsonl,.99" ontake=${a} />
		</p>
		<p class=${n?"trouble":""} role="alert">${n}</p>
		<p class="row">
			${Fe().length?i`<a href="/pad/season">${o("page.season.open")}</a>`:null}
			<a href="/deal">${o("page.slips.from")}</a>
		</p>
		<ul class="pad-list">${Fe().map(l=>i`<${Qm} key=${l.id} pad=${l} />`)}</ul>
		${e?i`<${vc} onclose=${()=>t(!1)} onbegun=${r} />`:null}
	</main>`}function Qm({pad:{id:e,summary:t,moved:n}}){let{variant:s,names:a,totals:r,deals:l,over:c}=t,u=[fe(`variant.${s}`)?o(`variant.${s}`):s,o("page.scores.deals",{n:l}),ke(n,{dateStyle:"medium"}),c?o("page.pad.over"):""];return i`<li><a href=${`/pad/${e}`}>
		<span class="names">${_(a)}</span>
		<span class="score">${r.map(p=>b(p)).join(" : ")}</span>
		<span class="soft small">${u.filter(Boolean).join(" · ")}</span>
	</a></li>`}function Zm({id:e}){let t=pe(()=>new Vs(e),[e]);x(()=>()=>t.close(),[t]);let{kept:n,told:s}=t,a=t.wrong.value;return n?s?i`<${th} open=${t} kept=${n} told=${s} wrong=${a} />`:i`<${F} title=${o("page.nav.pad")} wrong=${a} text=${o("page.opening")} />`:i`<${F} title=${o("page.nav.pad")} text=${o("page.pad.gone")}>
			<p><a class="button" href="/pad">${o("page.pad.all")}</a></p>
		<//>`}function Xm(e){x(()=>{let t=document.querySelector(".pad-panel"),n=e?document.querySelectorAll(".running-score tr"):[];!t||getComputedStyle(t).position!=="sticky"||n[n.length-1]?.scrollIntoView({block:"nearest"})},[e])}function eh({open:e}){let{lines:t,print:n}=Dn(),s=async a=>n(await e.type(a||"show",z.value));return x(()=>{s("")},[e]),i`<${En} lines=${t} print=${n} obey=${s} />`}function th({open:e,kept:t,told:n,wrong:s}){let[a,r]=v(-1),[l,c]=v(null),u=()=>(r(-1),c(null)),p=()=>te(async()=>c(await e.propose({do:"delete",deal:a})??null)),d=n.deals.length,$=`${_(We(n).slice(0,n.choices.live))} · Ninety-Nine`;x(()=>{document.title=$},[$]),Cc(t.id),Xm(d);let f=()=>e.undo();return i`<main id="main" tabindex="-1" class="pad">
		${A.spoken.value?i`<${eh} open=${e} />`:null}
		<${Ys} pad=${n} onpick=${r} />
		${n.due||e.deal<d?i`<${Nc} open=${e} pad=${n} />`:i`<section class="pad-panel ended" aria-label=${o("page.pad.over")}>
					<p class="winner">${ht(n)}</p>
					<div class="pad-acts">
						<${S} disabled=${!e.undoable} onclick=${f} say=${o("page.pad.undo")} />
						${e.redoable?i`<${yo} redo=${()=>e.redo()} />`:null}
						<a class="button chief" href="/pad">${o("page.pad.all")}</a>
					</div>
				</section>`}
		<${nh} open=${e} kept=${t} pad=${n} stop=${n.due&&d>0?()=>e.end():void 0} />
		${s||hs.value?i`<p class="trouble unprinted" role="alert">${s||o("page.pad.unkept")}</p>`:null}
		${l?i`<${kc} open=${e} then=${l} deal=${a} onclose=${u} />`:a>=0?i`<${Qs} pad=${n} deal=${a} onclose=${u} strike=${p}
						insert=${()=>(e.insert(a),u())} correct=${()=>(e.correct(a),u())} />`:null}
	</main>`}function nh({open:e,kept:t,pad:n,stop:s}){let[a,r]=v(!1),[l,c]=v(!1),{busy:u,once:p}=Q(),d=async()=>B(o(await at(gc(n))?"page.link.copied":"page.copy.not")),$=()=>st(new Blob([t.record],{type:"application/x-ndjson"}),`pad-${n.date||t.id}.99.jsonl`),f=()=>Ga(Va({scores:n.deals,names:We(n),title:Cn(n),winner:ht(n),end:n.end??{totals:n.totals,winners:[],games:[]}})).catch(g=>B(D(g))),h=(g,y)=>i`<${S} plain onclick=${y} say=${g} />`,m=()=>p(async()=>{await wo(t.id),U("/pad"),Ui(t.id)});return i`<section class="pad-doings unprinted" aria-label=${o("page.pad.doings")}>
		${n.deals.length?[h(o("page.copy"),d),h(o("page.share"),f),h(o("page.rules.print"),()=>print())]:null}
		${ot.value?null:i`<${Lc} kept=${t} />`}
		${h(o("page.pad.save"),$)}
		${h(o("page.pad.head"),()=>c(!0))}
		${n.house?null:i`<a class="button plain" href=${`/rules/${n.rules.id}`}>${o("page.nav.rules")}</a>`}
		${s?h(o("page.pad.stop"),s):null}
		${h(o("page.pad.drop"),()=>r(!0))}
		<a class="button plain" href="/pad">${o("page.pad.all")}</a>
		${l?i`<${xc} open=${e} pad=${n} onclose=${()=>c(!1)} />`:null}
		${a?i`<${cn} title=${o("page.pad.drop")} text=${o("page.pad.drop.about")} yes=${o("page.pad.drop.yes")}
					busy=${u} onyes=${m} onclose=${()=>r(!1)} />`:null}
	</section>`}var Rn="ninetynine.problems",Ic="ninetynine.problems.damaged",Xs=()=>Uo(Rn),Fc=e=>!Object.values(Xs()?.marks??{}).some(t=>t?.first<e),Wc=e=>Ne(Rn,JSON.stringify(e));function _c(e){if(e===null||et(Rn)!==e)return!1;let t=Ic;for(let n=2;et(t)!==null;n++)t=`${Ic}.${n}`;return Ne(t,e)&&Ne(Rn,null),!0}async function ko(e,t){let[n,s]=[et(Rn),Xs()];if(!s)return{told:await t(e),damaged:_c(n)};try{return{told:await t({...e,progress:s}),damaged:!1}}catch(a){if(!(a instanceof J)||a.status!==400&&a.status!==413)throw a;return{told:await t(e).catch(()=>{throw a}),damaged:_c(n)}}}var xo=({variant:e,grade:t,back:n},s,a)=>o("problem.head",{n:s,of:a,variant:he(e),grade:t,grades:4,back:n?"yes":"no"}),So=e=>({rating:String(Math.round(e?.rating??1500)),doubt:String(Math.round(e?.doubt??350))});function Oo(e){if(e.kind==="bid")return o("problem.bid");let t=e.need?.[0],n=I(e.variant)?.aside??3;return`${t===void 0?o("problem.left",{n}):t===e.left?o("problem.every",{left:t}):o("problem.exact",{n:t,left:e.left})} ${o(e.kind==="open"?"problem.open":"problem.hidden")}`}function zc(e,t){let n=I(e.variant)?.dummy?xe(e)-1:-1;return Array.from({length:xe(e)},(s,a)=>a===t?o("you"):a===n?o("dummy"):o("seat",{n:a+1}))}var ta=({view:e})=>({...e,totals:[]}),Hc=e=>e.length<2?e.join():o("problem.or",{a:e.slice(0,-1).join(", "),b:e[e.length-1]??""}),Kc=(e,t,n)=>t.kind==="open"?[]:e.hands.flatMap((s,a)=>a===n.seat||n.shown?.[a]?.hand!==void 0?[]:[{seat:a,cards:s}]);function Uc(e,t,n){let s=o("problem.rating",{...So(t.progress),its:String(e.rating)});return n>0?`${s} ${o("problem.again",{n})}`:s}var ea=class{#e;#n;#t;#s="";#a=Promise.resolve();constructor(t,n,s){this.#e=t,this.#n=n,this.#t=s}present(t,n,s){return this.#r({n:t,of:n,anew:s})}tell({act:t,told:n},s){return this.#r({act:t,outcome:n,days:s})}obey(t,n){return this.#r({line:t.normalize("NFC"),...n})}#r(t){return this.#a=this.#a.then(async()=>{let n={lang:z.peek(),mind:this.#s,problem:this.#e,...t},s=await It(()=>fr(n));this.#s=s.mind??"",this.#n(s.said),s.do?.act?this.#t.answer(s.do.act):s.want==="next"?this.#t.next():s.want==="quit"&&U("/")}).catch(n=>this.#n([D(n)]))}};function sh({rest:[e=""]}){let t=me.value.get("variant")??"";return i`<${oh} key=${`${e} ${t}`} day=${e||jt()} variant=${t} any=${e!==""} />`}async function ah(e,t,n){await Se();let s=t||(n||!Fc(e)?"":dt()?.id),{told:a,damaged:r}=await ko({date:e,...s?{variant:s}:{}},Br);return{all:a.problems,one:s||"",damaged:r}}function oh({day:e,variant:t,any:n}){let[s,a]=v({}),[r,l]=v(0);x(()=>{let h=!1;return ah(e,t,n).then(m=>{h||(a(m),l(Jc(m.all)))},m=>!h&&a({wrong:D(m)})),()=>{h=!0}},[]);let{all:c,one:u="",damaged:p=!1,wrong:d}=s;if(!c)return i`<${F} title=${o("page.nav.problems")} wrong=${d} text=${o("page.opening")} />`;let $=(h,m)=>{let g=c.map((y,w)=>w===r&&y.done===void 0?{...y,done:h}:y);a({one:u,damaged:p||m,all:g})},f=c[r];return f?i`<${ch} key=${f.id} problem=${f} day=${e} n=${r+1} of=${c.length} damaged=${p}
		ondone=${$} onnext=${()=>l(Jc(c))} />`:i`<${rh} all=${c} day=${e} variant=${u} onagain=${l} />`}function Jc(e){let t=e.findIndex(n=>n.done===void 0);return t<0?e.length:t}function rh({all:e,day:t,variant:n,onagain:s}){let a=e.filter(l=>l.done).length,r=M(null);return x(()=>A.spoken.peek()?r.current?.focus():void 0,[]),i`<main id="main" tabindex="-1" class="stack">
		<h1>${o("page.nav.problems")}</h1>
		<p class="lead" tabindex="-1" ref=${r}>${o("problem.done",{right:a,of:e.length,...So(Xs())})}</p>
		<ol class="day-problems">${e.map((l,c)=>i`<li key=${l.id}>
			<button type="button" onclick=${()=>s(c)}>
				<${Vc} right=${l.done} /><span class="unseen">${o(l.done?"problem.right":"problem.missed")}</span>
				<span>${xo(l,c+1,e.length)}</span>
			</button>
		</li>`)}</ol>
		<${G} label=${o("problem.more")} value=${n} options=${[["",o("problem.all")]]}
			groups=${Re()} onchange=${l=>U(ih(t,l))} />
		<p><a class="button chief" href="/">${o("page.home")}</a></p>
	</main>`}var ih=(e,t)=>`/problems/${e}${t?`?variant=${t}`:""}`,Vc=({right:e})=>i`<b data-right=${e?"":void 0} aria-hidden="true">${e?"✓":"✕"}</b>`;function lh(e,t,n){let[s,a]=v(null),[r,l]=v(""),{busy:c,once:u}=Q(d=>l(D(d)));return{answered:s,said:r,busy:c,answer:async d=>{s||await u(async()=>{let $=m=>Dr({problem:e.id,...m}),{told:f,damaged:h}=await ko({act:d,date:t},$);Wc(f.progress),l(""),a({act:d,told:f}),n(f.right,h)})}}}function ch({problem:e,day:t,n,of:s,damaged:a,ondone:r,onnext:l}){let{answered:c,said:u,busy:p,answer:d}=lh(e,t,r),$=ta(e),f=zc($,$.seat??0),h=M(null),m=M(null);ge(()=>{c&&(A.spoken.peek()||h.current?.focus({preventScroll:!0}),m.current?.scrollIntoView({block:"nearest"}))},[c]);let g=c?.told.right;return i`<main id="main" tabindex="-1" class="replay problem">
		<header class="problem-head table">
			<a class="mark" href="/">99<span class="unseen"> ${o("page.home")}</span></a>
			<div><h1>${xo(e,n,s)}</h1><p class="task">${W(Oo(e))}</p>
				${a?i`<p class="trouble">${o("problem.anew")}</p>`:null}</div>
			<${Qe} trump=${$.trump??""} />
		</header>
		${A.spoken.value?i`<${uh} problem=${e} at=${[n,s,a]} answered=${c} said=${u} busy=${p}
					days=${c?Gc(c.told,t):0} answer=${d} next=${l} />`:null}
		<div class="replay-board">
			<${dh} problem=${e} names=${f} answered=${c} busy=${p} answer=${d} />
			<aside class="replay-aside">
				<section class="outcome" ref=${m} data-right=${g?"":void 0}>
					<div class="verdict-row">
						<div role=${A.spoken.value?void 0:"status"}>${u||(c?i`<h2><${Vc} right=${g} /><span>${W(ph(c))}</span></h2>`:null)}
						</div>
						${c?i`<button type="button" class="button chief" ref=${h} onclick=${l}>
									${o("page.learn.on")}
								</button>`:null}
					</div>
					${c?i`<${$h} problem=${e} day=${t} ...${c} names=${f} />`:null}
				</section>
				${e.kind==="hidden"?i`<section class="replay-tricks">
							<h2>${o("tricks.title")}</h2><${Ge} view=${$} names=${f} />
						</section>`:null}
			</aside>
		</div>
	</main>`}function uh({problem:e,at:t,answered:n,said:s,busy:a,days:r,answer:l,next:c}){let u=Dn(),p=M({answer:l,next:c});p.current={answer:l,next:c};let d=pe(()=>new ea(e,u.print,{answer:f=>p.current.answer(f),next:()=>p.current.next()}),[e.id]),$=I(e.variant)!==void 0;return x(()=>{$&&d.present(...t)},[d,$]),x(()=>{n&&d.tell(n,r)},[d,n]),x(()=>s?u.print([s]):void 0,[s]),i`<${En} ...${u} obey=${f=>{d.obey(f,{answered:n!==null,busy:a})}} />`}var ph=({act:e,told:t})=>t.right?o("problem.right"):o("problem.wrong",{cards:Mo(e)});function dh({problem:e,names:t,answered:n,busy:s,answer:a}){let[r,l]=v(new Set),c=ta(e),u=n?{...c,turn:[]}:c,p=u.seat??0,d=u.options,$=e.kind==="bid",f=n?null:new Set(E(d?.from)),h=$||(d?.seat??p)===p,m=T=>{let N=new Set($?r:[]);r.has(T)?N.delete(T):N.size<(d?.pick??1)&&N.add(T),l(N)},g=T=>f?.has(T)&&a(`play ${T}`),y=I(e.variant),w={chosen:n?new Set(n.told.answers[0]?.split(" ").slice(1)):r,twice:$,values:$?ze(d?.worth??""):null,onpick:m,onplay:g},k=d?.seat??-1,O=h?null:{seat:k,hand:i`<${Xe} ...${w} cards=${Me(E(u.shown?.[k]?.hand),ne,u.trump)}
			can=${f} label=${o("dummy")} open />`};return i`<div class="replay-table table board">
		<${mt} view=${u} variant=${y} names=${t} me=${p} elsewhere=${p} played=${O}>
			${$&&d&&!n?i`<section class="asking asked laying" aria-label=${o("page.yours")}>
						<${Xt} options=${{...d,offers:[]}} chosen=${r} variant=${y} busy=${s} slots
							onlay=${()=>a(`lay ${[...r].join(" ")}`)} />
					</section>`:null}
			${$?null:i`<p class="ask near">${W(Oo(e))}</p>`}
		<//>
		<section class=${`mine ${n?"":"asked"}`} aria-label=${o("page.yourhand")}>
			<div class="me">
				<${Ze} view=${u} variant=${y} seat=${p} name=${t[p]??""} place="south" own
					chair=${void 0} now=${0} open=${null} winner=${!1} />
				${u.aside?i`<div class="laid" role="group" aria-label=${o("page.aside")}>${ae(u.aside)}</div>`:null}
			</div>
			<${Xe} ...${w} cards=${Me(E(u.hand),ne,u.trump)}
				can=${h?f:new Set} label=${o("page.yourhand")} />
		</section>
	</div>`}var Gc=(e,t)=>e.due?Os(e.due)-Os(t):0,Mo=e=>e.split(" ").slice(1).map(t=>Ue(t)).join(" ");function $h({problem:e,day:t,act:n,told:s,names:a}){let r=e.kind==="open"?"problem.proved.open":"problem.proved.hidden",l=Gc(s,t),c=mn(s.why??[]).join(" "),u=(s.refutations??[]).filter(p=>s.right||p.act===n);return i`${e.kind==="bid"?i`<${fh} told=${s} />`:i`<p>${W(o(r,{card:Hc(s.answers.map(Mo))}))}</p>`}
		${c?i`<p>${W(c)}</p>`:null}
		${u.length?i`<div>${u.map(p=>i`<${hh} key=${p.act} r=${p} problem=${e} names=${a}
					open=${!s.right} />`)}</div>`:null}
		<${mh} levels=${s.levels} />
		<p class="soft">${Uc(e,s,l)}</p>`}function fh({told:e}){let t=(e.totals??[]).filter((n,s)=>s<5||n.tricks===e.bid);return i`<p>${o("problem.proved.bid",{n:e.answers.length})}</p>
		<ul class="ways-right">${e.answers.slice(0,3).map(n=>i`<li key=${n}><${Jt} act=${n} /></li>`)}</ul>
		<table class="book choices">
			<caption class="unseen">${o("problem.expects")}</caption>
			<thead><tr><th scope="col">${o("col.bid")}</th><th scope="col">${o("page.hint.chance")}</th>
				<th scope="col">${o("page.hint.points")}</th></tr></thead>
			<tbody>${t.map(n=>i`<tr key=${n.tricks}>
				<${us} best=${n.right??!1} done=${n.tricks===e.bid}><b class="score">${b(n.tricks)}</b><//>
				<td>${ie(n.chance)}</td><td>${hn(n.points)}</td>
			</tr>`)}</tbody>
		</table>`}var mh=({levels:e})=>i`<table class="book levels">
	<caption>${o("problem.found")}</caption>
	<tbody>${e.map(({level:t,solved:n})=>i`<tr key=${t}>
		<th scope="row">${o(`page.level.${t}`)}</th>
		<td class="bar" aria-hidden="true"><span style=${{"--long":`${100*(n??0)}%`}}></span></td>
		<td>${n===void 0?"–":ie(n)}</td>
	</tr>`)}</tbody>
</table>`;function hh({r:e,problem:t,names:n,open:s}){let a=ta(t),r=Kc(e,t,a).map(({seat:c,cards:u})=>i`<span>${n[c]}</span><span class="act">${ae(u)}</span>`),l=c=>o("problem.won",{name:n[c]??"",you:c===a.seat?"yes":"no"});return i`<details open=${s}>
		<summary><span>${W(o("problem.fails",{card:Mo(e.act)}))}</span></summary>
		<div>
			${r.length?i`<p>${o("problem.fails.some",{fails:e.fails,of:e.of})}</p><div class="lie">${r}</div>`:null}
			<ol class="line">${e.tricks.map(({acts:c,won:u},p)=>i`<li key=${p}>
				<span class="act">${c.map(d=>ae(d.split(" ")[2]))}</span>
				<span>${u===void 0?"":l(u)}</span>
			</li>`)}</ol>
		</div>
	</details>`}function gh({rest:e}){let[t="",n="1",s]=e,a=s===void 0?void 0:Number(s)||0;return i`<${yh} key=${e.join(" ")} table=${t} match=${Number(n)||1} deal=${a} />`}function yh({table:e,match:t,deal:n}){let{told:s,wrong:a}=xt(e,t,n),r=n===void 0?o("page.report.match"):o("page.report.deal",{deal:n+1});if(!s)return i`<${F} class="report stack" title=${r} wrong=${a} text=${o("page.report.coming")}>
			<${Yc} table=${e} match=${t} deal=${n??0} />
		<//>`;let l=s.header,c=I(l.variant),u=Bt(l,c?c.seats:l.seats.length),p=Number(me.value.get("seat")??-1),d=p>=0&&p<u.length?p:Zt(l,u.length);return i`<main id="main" tabindex="-1" class="report" data-counting=${qe(s)}>
		<header class="report-head"><h1>${r}</h1>
			<p class="soft">${l.rules?.name??he(l.variant)}</p>
			<${G} hidden label=${o("page.report.whose")} value=${String(d)}
				options=${u.map(($,f)=>[String(f),o("page.report.of",{name:$})])}
				onchange=${$=>U(`${lr()}?seat=${$}`,{replace:!0})} />
			<${Yc} table=${e} match=${t} deal=${n??0} seat=${d} />
		</header>
		<${bh} told=${s} wrong=${a} />
		${s.deals.length?i`<${vh} told=${s} table=${e} match=${t} one=${n!==void 0} names=${u}
					seat=${d} />`:null}
	</main>`}var Yc=({table:e,match:t,deal:n,seat:s})=>i`<p class="row">
	${e==="mine"?null:i`<a class="button plain" href=${`/t/${e}`}>${o("page.learn.table")}</a>`}
	<a class="button plain" href=${`/replay/${e}/${t}/${n}${s===void 0?"":`?seat=${s}`}`}>
		${o("page.nav.replay")}
	</a>
</p>`;function bh({told:e,wrong:t}){if(t)return i`<p class="trouble" role="status">${t}</p>`;if(qe(e)){let{judged:n,of:s,rough:a}=e;return i`<p class="soft judging" style=${{"--far":(n-a)/s}}>
			${n<s?o("page.report.judging",{n,of:s}):o("page.report.rough",{n:a})}
		</p>`}return e.deals.length?null:i`<p class="soft">${o("page.report.none")}</p>`}function vh({told:e,table:t,match:n,one:s,names:a,seat:r}){let l=e.total[r],c=e.deals.flatMap(h=>h.mistakes).sort((h,m)=>m.lost-h.lost),u=c.filter(h=>h.seat===r),p=c.filter(h=>h.seat!==r),d=a[r]??"",$={names:a,place:Ms(t,n),one:s},f=va(e,l.lost,d,r===Fa(e.header));return i`<section class="stack">
			<p class="lead" role="status" aria-busy=${qe(e)}>${wh(f)}</p>
			${e.luck?i`<p>${kh(l)}</p>`:i`<p class="soft">${o("page.report.noluck")}</p>`}
		</section>
		<div class="report-columns">
			<section>
				<h2>${o("page.report.moments")}</h2>
				${u.length?i`<${Sn} of=${u.slice(0,12)} ...${$} />`:i`<p class="soft">${o("page.report.moments.none",{name:d})}</p>`}
			</section>
			<section>
				<h2>${o("page.report.sum")}</h2>
				<${xh} account=${l} luck=${e.luck} />
				<p class="small soft">${o("page.report.lead.what")}</p>
			</section>
		</div>
		<section>
			<h2>${o(s?"page.report.course.deal":"page.report.course.match")}</h2>
			<${Sh} told=${e} names=${a} seat=${r} one=${s} />
		</section>
		${p.length?i`<section>
					<h2>${o(s?"page.report.others.moments":"page.report.turning")}</h2>
					<${Sn} of=${(s?p:c).slice(0,6)} ...${$} named=${!0} />
				</section>`:null}
		<section>
			<h2>${o("page.report.all")}</h2>
			<${Oh} told=${e} names=${a} />
			<p class="small soft">${o("page.report.how")}</p>
		</section>`}var wh=e=>e.endsWith("…")?e:`${e}.`;function kh(e){let[t=0,n=0,s=0]=[e.cards,e.lie,e.others].map(r=>Math.round(r/Oe)||0),a=Math.min(Math.round(e.gifts/Oe),Math.max(s,0));return o("page.report.luck",{cards:Y(t),lie:Y(n),others:Y(s),lay:n>0?"well":n<0?"badly":"even",gifts:a>0?"yes":"no",n:b(a)})}function xh({account:e,luck:t}){let n=t?[["start",e.start],["cards",e.cards],["lie",e.lie]]:[["lie",e.lie]];for(let l of He)e.lost[l]&&n.push([`lost.${l}`,-e.lost[l]]);t&&n.push(["others",e.others]);let s=os(n.map(([,l])=>l),1),a=Math.max(1,...s.map(Math.abs)),r=s.reduce((l,c)=>l+c,0);return i`<table class="book account parts"><tbody>
		${n.map(([l],c)=>{let u=s[c]??0;return i`<tr key=${l}><th scope="row">${o(`page.report.${l}`)}</th>
				<td class="bar" aria-hidden="true"><span data-way=${u<0?"down":"up"}
					style=${{"--long":`${50*Math.abs(u)/a}%`}}></span></td>
				<td>${Y(u,1)}</td></tr>`})}
	</tbody><tfoot><tr class="total">
		<th scope="row">${o("page.report.lead")}</th><td></td><td>${Y(r,1)}</td>
	</tr></tfoot></table>`}function Sh({told:e,names:t,seat:n,one:s}){let a=e.total.length;if(s){let u=e.deals[0]?.worth??[];if(u.length<2)return null;let p=u.slice(1).map(d=>d.map($=>$/Oe));return i`<${On} at=${p} from=${(u[0]??[]).map(d=>d/Oe)} names=${t} me=${n}
			label=${o("page.report.course.deal")} foot=${o("page.report.acts",{n:p.length-1})} />`}let r=new Array(a+1).fill(0),l=e.deals.map(u=>{u.accounts.forEach((d,$)=>r[$]+=d.lead/Oe);let p=u.accounts[n];return r[a]+=p?(p.cards+p.lie)/Oe:0,e.luck?[...r]:r.slice(0,a)}),c=e.luck?[...t.slice(0,a),o("page.report.own.luck")]:t;return i`<${On} at=${l} names=${c} me=${n} label=${o("page.report.course.match")}
		foot=${o("page.scores.deals",{n:l.length})} />`}function Oh({told:e,names:t}){let n=e.luck?["start","cards","lie",...He.map(c=>`lost.${c}`),"others"]:["lie",...He.map(c=>`lost.${c}`)],s=(c,u)=>{let[p="",d]=u.split(".");return d?-c.lost[d]:Number(c[p])},a=e.total.map(c=>os(n.map(u=>s(c,u)),1)),r=c=>n[c]?.startsWith("lost")&&a.every(u=>!u[c]),l=n.map((c,u)=>u).filter(c=>!r(c));return i`<${Z}><table class="book account" data-hands=${a.length}>
		<thead><tr><td></td>
			${a.map((c,u)=>i`<th key=${u} scope="col">${t[u]??o("dummy")}</th>`)}
		</tr></thead>
		<tbody>${l.map(c=>i`<tr key=${c}><th scope="row">${o(`page.report.${n[c]}`)}</th>
			${a.map((u,p)=>i`<td key=${p}>${Y(u[c]??0,1)}</td>`)}</tr>`)}</tbody>
		<tfoot><tr class="total"><th scope="row">${o("page.report.lead")}</th>
			${a.map((c,u)=>i`<td key=${u}>${Y(c.reduce((p,d)=>p+d,0),1)}</td>`)}</tr></tfoot>
	</table><//>`}var qn={C:"♣",D:"♦",H:"♥",S:"♠"};function Qc(e){if(e==="joker")return o("joker");let{rank:t,suit:n}=on(e);return yt(t)+qn[n]}var To=e=>qn[e]??o(e==="none"?"trump.short":`trump.${e}`),Ao=e=>qn[e]?`${qn[e]} ${j(e)}`:To(e),Zc=(e,t)=>e.dummy&&t===e.seats-1?o("dummy"):o("page.pad.player",{n:t+1}),jo=({variant:e,slip:t})=>t.kind==="bid"?o("page.slips.dummy.bid"):Zc(e,t.seat),Xc=e=>e.trump.by==="holder";function No(e,{trump:t,turnup:n}){if(n)return[o("page.slips.turnup",{card:Qc(n)}),o("page.slips.trump",{trump:Ao(t??"none")})];if(Xc(e))return[o("page.slips.named",{trump:t?Ao(t):o("page.slips.stays")})];if(t)return[o("page.slips.trump",{trump:Ao(t)})];let{first:s,after:a=[]}=e.trump,r=[...ne,"none"].filter(c=>c===s||a.includes(c)),l=Ta(a).map(([c,u,p])=>`${c===u?c:`${c}–${u}`} ${To(p)}`);return[o("page.slips.ring",{trumps:r.map(To).join("   ")}),o("page.slips.after",{list:l.join(", ")})]}var eu=({kind:e})=>e==="bid"?o("page.slips.when.bid"):o("page.slips.when.dummy");function tu({deal:e,slip:t}){let n=E(t.cards);return i`${[...ne].map(s=>{let a=n.filter(r=>r.endsWith(s)).map(r=>yt(on(r).rank));return i`<p key=${s} class="suit-of"><${ee} trump=${s} /><span class="unseen">${j(s)}</span>
			<span class="ranks">${a.length>0?a.map(r=>i`<b>${r}</b>`):i`<b>–</b>`}</span>
		</p>`})}
	${t.joker?i`<p class="joker">${W(o("joker.as",{card:Qc(e.turnup??"")}))}</p>`:null}`}var Mh=({cards:e})=>Math.max(...[...ne].map(t=>e.split(t).length-1));function Ah({variant:e}){let t=["bid",...e.offers.how==="none"?[]:["premium"],"tricks","points"];return i`<div class="boxes">
		${t.map(n=>i`<span key=${n}>${o(`page.slips.${n}`)}</span>`)}
	</div>`}function Th(e){let{variant:t,deal:n,slip:s}=e,a=s.kind==="hand",r=E(s.cards).length+(s.joker?1:0),l=a?No(t,n):[eu(s)];return i`<div class="slip-hand">
		<p class="slip-head"><b>${o("page.pad.deal",{n:n.number})} · ${jo(e)}</b>
			<span class="soft">${o("page.slips.cards",{n:r})}</span></p>
		<div class="slip-cards" style=${`--longest: ${Mh(s)}`}><${tu} ...${e} /></div>
		${l.map((c,u)=>i`<p key=${u} class="slip-line">${W(c)}</p>`)}
		${a?i`<${Ah} variant=${t} />`:null}
	</div>`}function jh(e){let{variant:t,series:n,deal:s,slip:a}=e,{seat:r,kind:l}=a,c=r===s.dealer?o("page.slips.deals"):r===s.forehand?o("page.slips.leads"):"",u=s.trump&&!Xc(t)?No(t,s):[],p=l==="hand"?u:[eu(a)];return i`<div class="slip-tab">
		<p class="soft">${o(`variant.${t.id}`)}<br />${o("page.slips.set",{label:n.label})}</p>
		<p class="slip-number"><b>${o("col.deal")}</b>${s.number}</p>
		<p><b>${jo(e)}</b>${l==="hand"&&c?i`<br />${c}`:null}</p>
		${p.map((d,$)=>i`<p key=${$} class="slip-line">${W(d)}</p>`)}
	</div>`}var[nu,su,na,Nh]=[330,374,22,36];function Bh(){let e="A K Q J 10 9 8 7 6 5 4 3 2 C H S D C S H".split(" "),t=1,n=()=>(t=Math.imul(t,1664525)+1013904223>>>0)/2**32,s=nu/na;return Array.from({length:2*s*su/na},(a,r)=>{let l=e[Math.floor(n()*e.length)]??"",c=((r>>1)%s+n())*na,u=(Math.floor((r>>1)/s)+n())*na,p=(.6+.4*n())*Nh/10,d=[r%2?-p:p,p].map(f=>f.toFixed(2)),$=`translate(${c.toFixed(1)} ${u.toFixed(1)}) scale(${d})`;return qn[l]?`<use href="#${l}" x="-3.7" y="-3.7" width="7.4" height="7.4" transform="${$}"/>`:`<text y="3.3" transform="${$}">${l}</text>`}).join("")}function Dh(){let e=[...ne].map(n=>{let s=document.getElementById(`pip-${n}`)?.innerHTML??"";return`<symbol id="${n}" viewBox="0 0 100 100" color="${/[DH]/.test(n)?"#a00":"#000"}">${s}</symbol>`}),t=`<svg xmlns="http://www.w3.org/2000/svg" width="${nu}" height="${su}" font-family="sans-serif"
		font-size="10" font-weight="700" text-anchor="middle">${e.join("")}${Bh()}</svg>`;return`data:image/svg+xml,${encodeURIComponent(t)}`}var au=()=>Promise.allSettled([...document.images].filter(e=>e.className==="slip-back").map(e=>e.decode()));function ou(e){let t=pe(Dh,[]);return i`<div class="slips-paper">
		${e.series.deals.map(n=>i`<section key=${n.number} class="slips-page"
			style=${`--strips: ${Math.max(3,n.slips.length)}`}>
			${n.slips.map((s,a)=>i`<div key=${a} class="strip">
				<${Th} ...${e} deal=${n} slip=${s} />
				<img class="slip-back" src=${t} alt="" />
				<${jh} ...${e} deal=${n} slip=${s} />
			</div>`)}
		</section>`)}
	</div>`}function ru({seed:e,...t}){let{variant:n,series:s}=t;return i`<div class="slips-paper slips-sheet">
		<h1>${o("page.slips.sheet")}</h1>
		<p><b>${o(`variant.${n.id}`)} · ${o("page.slips.set",{label:s.label})}</b></p>
		<p class="secret"><b>${o("page.slips.secret")}</b></p>
		<p>${o("page.slips.how")}</p><p>${o("page.slips.packs")}</p><p>${o("page.slips.seed",{seed:e})}</p>
		<div class="all-deals">${s.deals.map(a=>i`<section key=${a.number}>
			<h2>${o("page.pad.deal",{n:a.number})} · ${o("page.slips.dealt",{name:Zc(n,a.dealer)})}</h2>
			${a.trump?i`<p class="slip-line">${W(No(n,a).join(" · "))}</p>`:null}
			${a.slips.map((r,l)=>i`<div key=${l} class="all-hand">
				<span class="soft">${jo({...t,deal:a,slip:r})}</span><${tu} ...${t} deal=${a} slip=${r} />
			</div>`)}
		</section>`)}</div>
	</div>`}var[Eh,Ch]=[200,2**31],Lh={seed:48,label:40},iu=()=>er(16).replace(/(.{4})(?=.)/g,"$1-"),Ph=()=>({variant:"",first:1,deals:12,fixed:!1,label:"",seed:iu()});function Rh({plan:e,set:t}){let n=K(t),s=a=>({value:e[a],maxlength:Lh[a],autocapitalize:"none",oninput:n(a)});return i`<div class="row">
			<${ce} label=${o("page.slips.many")} value=${e.deals} min=${1} max=${Eh} onchange=${n("deals")} />
			<${ce} label=${o("page.slips.first")} value=${e.first} min=${1} max=${Ch} onchange=${n("first")} />
		</div>
		<div>
			<${ct} label=${o("page.slips.fixed")} checked=${e.fixed} onchange=${n("fixed")} />
			<p class="soft small">${o("page.slips.fixed.about")}</p>
		</div>
		<div><${ye} label=${o("page.slips.label")} ...${s("label")} />
			<p class="soft small">${o("page.slips.label.about")}</p></div>
		<div><${ye} label=${o("page.slips.seed.label")} required ...${s("seed")} />
			<p class="soft small">${o("page.slips.seed.about")}</p></div>
		<p><${S} plain onclick=${()=>t({seed:iu()})} say=${o("page.slips.seed.new")} /></p>`}function qh(e){return e instanceof J&&e.reason==="not-now"?o("page.slips.today"):lt(e)?o("page.slips.seed.bad"):D(e)}function Ih(e){x(()=>{if(!e)return;let t=!1;return au().then(()=>t||print()),()=>{t=!0}},[e])}function _h(){x(()=>{te(Se)},[]);let[e,t]=v(()=>({...Ph(),variant:me.peek().get("variant")??""})),n=M(e);x(()=>()=>{n.current=null},[]);let[s,a]=v(null),[r,l]=v(null),[c,u]=v(""),p=s===e,d=be.value.find(m=>m.id===e.variant)??dt(),$=I(d?.id);Ih(r);let f=m=>{n.current={...n.current??e,...m},t(n.current),l(null),u("")},h=async m=>{if(m.preventDefault(),p||!$)return;a(e),u("");let{first:g,deals:y,fixed:w,label:k}=e,O=e.seed.trim(),T=m.submitter?.getAttribute("value")==="all",[N,R]=await dr({variant:$.id,seed:O,first:g,deals:y,fixed:w,label:k}).then(Ce=>[Ce,""],Ce=>[null,qh(Ce)]);n.current===e&&(a(null),l(N&&{variant:$,series:N,seed:O,all:T}),u(R))};return d?i`<main id="main" tabindex="-1" class="slips">
		<form class="stack unprinted" onsubmit=${h}>
			<header><h1>${o("page.nav.deal")}</h1><p class="lead">${o("page.slips.lead")}</p></header>
			<${G} label=${o("page.create.variant")} value=${d.id} groups=${Re()}
				onchange=${K(f)("variant")} />
			<${Rh} plan=${e} set=${f} />
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
		${r?i`<${r.all?ru:ou} ...${r} />`:null}
	</main>`:i`<${F} />`}function Fh(e){let t=q.value;return i`<main id="main" tabindex="-1" class="statistics">
		${t?i`<${zh} key=${t.id} />`:i`<h1>${o("page.nav.statistics")}</h1><${pu} />`}
	</main>`}var pu=()=>i`<section class="stack">
	<p class="lead">${o("page.stats.none")}</p>
	<p><a class="button chief" href="/">${o("page.records.play")}</a></p>
</section>`;function Wh(e){let[t,n]=v({}),s=M(""),a=async()=>{try{for(;;){let r=await br({variant:e});if(s.current!==e)return;if(n({told:r}),r.counted>=r.of)return r}}catch(r){s.current===e&&n(l=>({...l,wrong:D(r)}));return}};return x(()=>(s.current=e,a(),()=>{s.current="-"}),[e]),{...t,again:a}}function zh(){let[e,t]=v(""),{told:n,wrong:s,again:a}=Wh(e),r=M([]);return n&&e===""&&(r.current=n.variants),i`<header class="report-head">
			<h1>${o("page.nav.statistics")}</h1>
			${r.current.length>1?i`<${G} hidden label=${o("page.stats.variant")} value=${e} onchange=${t}
						options=${[["",o("page.stats.variant.all")],...r.current.map(({key:l})=>[l,he(l)])]} />`:null}
		</header>
		${s?i`<p class="trouble" role="status">${s}</p>`:null}
		${n&&n.counted<n.of?i`<p class="soft" role="status">${o("page.stats.counting",{n:n.counted,of:n.of})}</p>`:null}
		${n?i`<${Hh} told=${n} again=${a} />`:null}`}function Hh({told:e,again:t}){if(e.all.deals===0)return e.assisted.deals?i`<${uu} of=${e.assisted} />`:i`<${pu} />`;let n=i`<${Jh} told=${e} /><${Vh} told=${e} /><${Zh} told=${e} />`;return i`${e.all.deals<Kh?i`<${Uh} told=${e} />`:n}
		<section class="stack">
			<h2>${o("page.stats.judge")}</h2>
			<${eg} of=${e.all.bids} />
			<${tg} told=${e} again=${t} />
			${e.assisted.deals?i`<${uu} of=${e.assisted} />`:null}
			<p class="small soft">${o("page.stats.how")}</p>
		</section>`}var lu=e=>e.margin?`${b(e.mean,1)} ± ${b(e.margin,1)}`:b(e.mean,1),Kh=30;function Uh({told:{all:e,streaks:t}}){let n=[[o("page.records.deals"),b(e.deals),""],[o("page.records.made"),b(e.made.count),""],[o("page.records.points"),b(e.points.mean,1),""],[o("page.stats.streak"),b(t.made),""]];return i`<${du} of=${n} /><p class="soft">${o("page.stats.course.few")}</p>`}var du=({of:e})=>i`<dl class="figures-row">${e.map(([t,n,s])=>i`<div key=${t}>
		<dt>${t}</dt><dd><span class="figure">${n}</span> <span class="small soft">${s}</span></dd>
	</div>`)}</dl>`;function Jh({told:{all:e,streaks:t}}){let n=o("page.stats.interval",{low:ie(e.made.low),high:ie(e.made.high)}),s=c=>c.margin?`± ${b(c.margin,1)}`:"",a=[s(e.lost.all),o("page.stats.of.judged",{n:e.judged})].filter(Boolean).join(" · "),r=o("page.stats.now",{n:t.now,way:t.making?"made":"failed"}),l=[[o("page.records.deals"),b(e.deals),o("page.stats.made.count",{n:e.made.count})],[o("page.records.made"),ie(e.made.share),n],[o("page.records.points"),b(e.points.mean,1),s(e.points)]];return e.judged&&l.push([o("page.stats.lost"),b(e.lost.all.mean,1),a]),l.push([o("page.stats.streak"),b(t.made),r]),i`<${du} of=${l} />`}var cu={made:e=>[100*e.made.share,100*e.made.low,100*e.made.high],points:e=>Bo(e.points),lost:e=>Bo(e.lost.all),...Object.fromEntries(He.map(e=>[e,t=>Bo(t.lost[e])]))},Bo=e=>[e.mean,e.mean-(e.margin??0),e.mean+(e.margin??0)];function Vh({told:e}){let[t,n]=v(e.all.judged?"lost":"made"),s=e.course.filter(f=>f.judged>0),a=s.length>1,r=f=>e.all.lost[f].mean===0,l=["made","points",...a?["lost",...He.filter(f=>!r(f))]:[]],c=l.includes(t)?t:"made",u=f=>c==="made"||f.points.margin!==void 0,p=(c==="made"||c==="points"?e.course:s).filter(u).map(f=>{let[h=0,m=0,g=0]=cu[c]?.(f)??[];return{from:f.from,to:f.from+f.deals-1,mean:h,low:m,high:g}}),[d=0]=cu[c]?.(e.all)??[],$=f=>c==="made"?ie(f/100):b(f);return i`<section>
		<h2>${o("page.stats.course")}</h2>
		${e.course.length>1?i`<${P} label=${o("page.stats.show")} hidden value=${c} onchange=${n}
						options=${l.map(f=>[f,o(`page.stats.aspect.${f}`)])} />
					<${Ml} of=${p} last=${e.all.deals} label=${Gh(o(`page.stats.aspect.${c}`),p,$)}
						all=${d} most=${c==="made"?100:void 0} said=${$}
						foot=${o("page.scores.deals",{n:e.all.deals})} />
					<p class="small soft legend">
						<span><span class="key range" aria-hidden="true"></span> ${o("page.stats.key.interval")}</span>
						<span><span class="key all" aria-hidden="true"></span> ${o("page.stats.key.all")}</span>
					</p>`:i`<p class="soft">${o("page.stats.course.few")}</p>`}
	</section>`}function Gh(e,t,n){let s=a=>n(Math.round(a*10)/10);return`${e}: ${t.map(a=>o("page.stats.stretch",{from:a.from,to:a.to,n:s(a.mean)})).join(", ")}`}var Yh=["bids","trumps","premiums","places","variants"];function Qh(e,t){return e==="trumps"?i`<${ee} trump=${t} /> ${j(t)}`:e==="premiums"?t==="plain"?o("page.stats.plain"):V(t):e==="places"?o(`page.stats.place.${t}`):e==="variants"?he(t):b(Number(t))}function Zh({told:e}){let[t,n]=v("bids"),s=Yh.filter(u=>e[u].length>1||u==="bids"),a=s.includes(t)?t:"bids",r=e[a],l=e.all.judged>0,c=r.some(u=>u.bids.of>0);return i`<section>
		<h2>${o("page.stats.split")}</h2>
		<${P} label=${o("page.stats.show")} hidden value=${a} onchange=${n}
			options=${s.map(u=>[u,o(`page.stats.by.${u}`)])} />
		<${Z}><table class="book split">
			<thead><tr>
				<th scope="col">${o(`page.stats.by.${a}`)}</th>
				<td class="bar-head"><span aria-hidden="true">${b(0)}</span><span aria-hidden="true">${ie(1)}</span></td>
				<th scope="col">${o("page.stats.head.made")}</th>
				${c?i`<th scope="col">${o("page.stats.head.expected")}</th>`:null}
				<th scope="col">${o("page.records.deals")}</th><th scope="col" class="spare">${o("page.stats.head.points")}</th>
				${l?i`<th scope="col" class="spare">${o("page.stats.head.lost")}</th>`:null}
			</tr></thead>
			<tbody>${r.map(u=>i`<tr key=${u.key}>
				<th scope="row">${Qh(a,u.key)}</th>
				<td class="bar" aria-hidden="true"><${Xh} of=${u} /></td>
				<td>${ie(u.made.share)}</td>
				${c?i`<td>${u.bids.of?ie(u.bids.expected/u.bids.of):""}</td>`:null}
				<td>${b(u.deals)}</td><td class="spare">${lu(u.points)}</td>
				${l?i`<td class="spare">${u.judged?lu(u.lost.all):""}</td>`:null}
			</tr>`)}</tbody>
		</table><//>
		<p class="small soft legend">
			<span><span class="key made" aria-hidden="true"></span> ${o("page.stats.head.made")}</span>
			<span><span class="key interval" aria-hidden="true"></span> ${o("page.stats.key.interval")}</span>
			${c?i`<span><span class="key expected" aria-hidden="true"></span> ${o("page.stats.key.expected")}</span>`:null}
		</p>
	</section>`}function Xh({of:{made:e,bids:t}}){let n=a=>`${100*a}%`,s=t.of?i`<span class="expected" style=${{"--at":n(t.expected/t.of)}}></span>`:null;return i`<span class="track">
		<span class="made" style=${{"--long":n(e.share)}}></span>
		<span class="interval" style=${{"--at":n(e.low),"--long":n(e.high-e.low)}}></span>${s}
	</span>`}function eg({of:e}){if(!e.of)return null;let t=e.made<e.low?"below":e.made>e.high?"above":"within",[n,s]=[b(Math.ceil(e.low)),b(Math.floor(e.high))],a={of:e.of,made:b(e.made),n:b(e.expected,1),low:n,high:s,way:t};return i`<p>${o("page.stats.expected",a)}</p>`}var uu=({of:e})=>i`<p>${o("page.stats.assisted",{n:e.deals,made:b(e.made.count)})}</p>`;function tg({told:e,again:t}){let[n,s]=v(!1),[a,r]=v(""),l=M(!1);x(()=>()=>{l.current=!1},[]);let c=async()=>{l.current=!0,s(!0),r("");try{let d=e;for(;l.current&&d&&d.unjudged.length>0;){let[$]=d.unjudged;if($)for await(let h of dn($.table,$.match,void 0,()=>l.current));l.current&&(d=await t());let[f]=d?.unjudged??[];if(f&&f.table===$?.table&&f.match===$.match)break}}catch(d){r(D(d))}s(!1)},u=e.all.deals-e.all.judged,p={n:e.all.judged,of:e.all.deals};return i`<p role="status">${o(n?"page.stats.judging":"page.stats.judged",p)}</p>
		${a?i`<p class="trouble" role="alert">${a}</p>`:null}
		${u>0&&e.unjudged.length>0?i`<p><${S} onclick=${()=>n?l.current=!1:c()}
				say=${o(n?"page.stats.judge.stop":"page.stats.judge.go")} /></p>`:null}`}var[ng,sg]=[400,12],Do=class{#e=null;meant(t){let n=this.#e,a=!(n!==null&&t.timeStamp-n.timeStamp<ng&&Math.hypot(t.clientX-n.clientX,t.clientY-n.clientY)<sg)||t.target===n.target;return this.#e=a?t:{...n,timeStamp:t.timeStamp},a}};function $u(){x(()=>{let e=new Do;function t(n){if(n.detail===0||!(n.target instanceof Element))return;let{timeStamp:s,clientX:a,clientY:r}=n,l=n.target.closest("button, a, label, input")??n.target,c=l instanceof HTMLLabelElement?l.control??l:l;e.meant({target:c,timeStamp:s,clientX:a,clientY:r})||(n.preventDefault(),n.stopPropagation())}return document.addEventListener("click",t,!0),()=>document.removeEventListener("click",t,!0)},[])}var ag=["rank","arrows","suits","ends","enter","hint","last","score","undo","close","help"];function fu({onclose:e}){return i`<${H} title=${o("page.keys")} onclose=${e}>
		<dl class="keys">
			${ag.map(t=>{let[n="",s=""]=o(`page.keys.${t}`).split("|");return i`<dt key=${t}>${n}</dt><dd>${s}</dd>`})}
		</dl>
		<p class="soft">${o("page.keys.spoken")}</p>
	<//>`}var Eo=()=>document.querySelector(".hand.asked")?".hand.asked":".mine .hand",Co=()=>document.querySelector(`${Eo()} [data-card][tabindex="0"]`);function mu(){x(()=>{let e=null,t=null,n=0,s=ur();function a(u){u.target instanceof Element&&u.target.closest("dialog")||(e=u.target instanceof HTMLElement&&u.target.closest("main.table")?u.target:null,t=e?.closest(".hand")??null,n=t&&e?[...t.querySelectorAll("[data-card]")].indexOf(e):0)}let r=()=>(e=null,s=!0);function l(){if(document.activeElement!==document.body||document.querySelector("dialog[open]"))return;if(!e)return void(s&&document.getElementById("main")?.focus({preventScroll:!0}));if(e.isConnected){e.matches(":disabled")||e.focus({preventScroll:!0});return}let u=t?.isConnected?t.querySelectorAll("[data-card]"):[],p=()=>document.querySelector(".answer button:not(:disabled)"),d=()=>document.querySelector(".over .button.chief:not(:disabled)"),$=u[Math.min(n,u.length-1)]??p()??Co()??d();$ instanceof HTMLElement&&$.focus({preventScroll:!0})}let c=new MutationObserver(l);return c.observe(document.body,{childList:!0,subtree:!0,attributes:!0,attributeFilter:["disabled"]}),document.addEventListener("focusin",a),document.addEventListener("pointerdown",r),()=>{c.disconnect(),document.removeEventListener("focusin",a),document.removeEventListener("pointerdown",r)}},[])}function hu(e,t){if(typeof BroadcastChannel>"u")return;let n=new BroadcastChannel(e);return n.onmessage=({data:s})=>t(s),n}var Lo=class{#e;#n;#t;#s=new Map;constructor(t,n){this.#e=t,this.#n=n,this.#t=hu("ninetynine.tables",s=>this.#r(s))}get rests(){let t=this.#s.get(this.#e)??0;return[...this.#s.values()].filter(n=>n>t).length>=4}look(){let t=Math.max(Date.now(),...this.#s.values());this.#s.set(this.#e,t+Math.random()),this.hold()}hold(){this.#a(this.#s.get(this.#e)??0)}leave(){this.#a(0)}close(){this.#t?.close(),this.#t=void 0}#a(t){this.#t?.postMessage({table:this.#e,looked:t})}#r({table:t,looked:n}){let s=this.rests;n?this.#s.set(t,n):t!==this.#e&&this.#s.delete(t),this.rests!==s&&this.#n()}},sa=class{ours=!1;#e;#n;#t;#s;#a=0;#r=0;#c=0;#i=()=>{};constructor(t,n,s,a){this.#e=n,this.#n=s,this.#t=hu(`ninetynine.table.${t}`,r=>this.#p(r)),this.#s=new Lo(t,a),addEventListener("pagehide",this.leave),this.claim()}get rests(){return this.#s.rests}claim(){this.#s.look(),this.#l()}#l=()=>{this.ours||(this.ours=!0,this.#s.hold(),[this.#a,this.#r]=[Math.random(),Date.now()],clearTimeout(this.#c),this.#d({claim:this.#a}),this.#i())};async turn(){for(;!this.ours&&this.#t;)await new Promise(t=>this.#i=()=>t(void 0))}tell(t,n){this.ours&&this.#d({said:t,trouble:n})}leave=()=>{this.ours&&(this.#d({gone:!0}),this.#s.leave()),this.ours=!this.#t};close(){this.leave(),removeEventListener("pagehide",this.leave),clearTimeout(this.#c),this.#t?.close(),this.#t=void 0,this.#s.close(),this.#i()}#d(t){this.#t?.postMessage(t)}#p({claim:t,gone:n,said:s,trouble:a}){if(this.ours){if(t===void 0)return;if(Date.now()-this.#r<1e3&&t<this.#a)return this.#d({claim:this.#a});this.ours=!1,this.#n()}clearTimeout(this.#c);let r=document.visibilityState==="visible";this.#c=setTimeout(this.#l,n?r?0:2e3*Math.random():4e4),t===void 0&&!n&&this.#e(s,a)}};var og=4e4,rg=5e3,ig=15e3,lg=2e3,Po={first:250,longest:8e3};function yu(e,t){if(t===null||typeof t!="object"||Array.isArray(t))return t;let n=Array.isArray(e)?[...e]:typeof e=="object"?{...e}:{};for(let[s,a]of Object.entries(t))a===null?delete n[s]:n[s]=yu(n[s],a);return n}var gu=e=>e instanceof J&&e.status<500&&e.status!==429&&e.status!==401,aa=class{state=C("opening");trouble=C("");refused=C(null);#e;#n;#t=0;#s={};#a=!1;#r=()=>{};#c=new AbortController;#i=!1;#l=!1;#d=0;#p=-1/0;#o;constructor(t,n){this.#e=t,this.#n=n,this.#o=new sa(t,(s,a)=>this.#O(s,a),()=>this.#f(),()=>this.#u()),addEventListener("online",this.#g),addEventListener("offline",this.#b),document.addEventListener("visibilitychange",this.#m),this.#v()}act(t,n){let s=document.visibilityState==="visible";return this.#o.rests&&s&&this.again(),Lr(this.#e,t,n)}hint(){return xr({table:this.#e,id:it()},{within:3e4})}ahead(){return this.#p===-1/0?0:this.#p}again=()=>{if(!this.#o.ours||this.#o.rests)return this.#o.claim(),this.#u();this.#i||(this.#l=!0,this.#u())};doubt(){this.state.peek()==="live"&&Date.now()-this.#d>lg&&this.again()}#f(){this.#u(),this.#t===0&&this.#$()}async#$(){let t=await ga({table:this.#e}).catch(()=>{});t&&t.seq>this.#t&&this.#O(t)}#u(){this.#c.abort(),this.#r()}close(){this.#a=!0,removeEventListener("online",this.#g),removeEventListener("offline",this.#b),document.removeEventListener("visibilitychange",this.#m),this.#o.close(),this.#u()}#g=()=>{this.#o.ours&&!this.#o.rests&&this.again()};#b=()=>{rt(this.#e)||(this.state.value="lost",this.again())};#m=()=>{document.visibilityState==="visible"&&(!this.#o.ours||this.#o.rests||this.state.peek()==="lost")&&this.again()};async#v(){for(let t=Po.first;!this.#a;t=Math.min(2*t,Po.longest)){let n=this.#t;try{await this.#h(),this.#o.ours&&!this.#a&&await this.#x()}catch(a){if(gu(a))return this.refused.value=a,this.state.value="refused",this.#o.close()}if(this.#a)return;if(!this.#o.ours||this.#o.rests)continue;this.state.value="lost",this.#t>n&&(t=Po.first);let s=this.#l?0:t;this.#l=!1,await this.#y(s)}}#y(t){return new Promise(n=>{let s=setTimeout(n,t);this.#r=()=>(clearTimeout(s),n(void 0))})}async#h(){for(await this.#o.turn();this.#o.rests&&!this.#a;await this.#o.turn())await this.#k()}async#k(){let{signal:t}=this.#c=new AbortController;try{let n=await ga({table:this.#e},{signal:t});if(!this.#o.ours)return;this.#w(n),this.#O(n)}catch(n){if(t.aborted)return;if(gu(n))throw n;this.state.value="lost"}this.#o.rests&&!this.#a&&await this.#y(rg)}async#x(){let t=this.#c=new AbortController,n=()=>setTimeout(()=>t.abort(),og),s=n();try{let a=(await this.#S(t.signal)).pipeThrough(new TextDecoderStream).getReader();for(let r="";;){let{value:l,done:c}=await a.read();if(c)return;clearTimeout(s),s=n(),this.#d=Date.now(),this.#w();let u=(r+l).split(`
`);r=u.pop()??"";for(let p of u)p&&!this.#a&&this.#A(JSON.parse(p))}}finally{this.#i=!1,clearTimeout(s),t.abort()}}async#S(t){this.#i=!0;let n=rt(this.#e)?0:setTimeout(()=>t.aborted||this.#u(),ig),s={Accept:"application/x-ndjson"},a=Pr(this.#e,this.#t),r=await ar(a,{headers:s,signal:t}).finally(()=>clearTimeout(n));if(this.#i=!1,this.#d=Date.now(),this.#p=Math.max(this.#p,Date.parse(r.headers.get("Date")??"")-Date.now()||-1/0),!r.ok||!r.body)throw ir(r,await r.text().catch(()=>""));return this.trouble.value="",this.state.value="live",r.body}#w(t){this.#o.tell(t,this.trouble.peek())}#A({changes:t,trouble:n,...s}){if(n!==void 0)return this.trouble.value=n,this.#w();t&&(s={...s,...yu(this.#s,t)});let{table:a,seat:r,muted:l,view:c}=s;this.#s={table:a,seat:r,muted:l,view:c},!(s.seq<=this.#t&&s.event.do!=="present")&&(this.#w(s),this.#M(s))}#O(t,n=""){if(this.#a)return;if(this.trouble.value=n,this.#t===0&&t?.event.do!=="present")return void this.#$();this.state.value="live";let s=t&&(t.event.do==="present"?t.seq===this.#t:t.seq<=this.#t);t&&!s&&this.#M(t)}#M(t){this.#t=t.seq,this.#p=Math.max(this.#p,t.at-Date.now()),this.#n(t)}};function bu({table:e,message:t,onpanel:n,onclose:s}){let{seat:a}=t,r=t.table.stage!=="waiting",l=t.table.chairs.filter(h=>h.player).length===1,[c,u]=v(!1),p=h=>{s(),e.act(h)},{settings:d}=e.settled.value,$=a!==void 0&&t.view?.phase==="play",f=pg(e.id,$,t.seq);return i`<${H} title=${o("page.more")} onclose=${s}>
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
			<${cg} id=${e.id} settings=${d} />
			<section><h3>${o("page.more.know")}</h3>
				${d.rules?i`<${S} onclick=${()=>n("rules")} say=${o("page.house")} />`:i`<a class="button" href=${`/rules/${d.variant??"standard"}`}>${o("page.nav.rules")}</a>`}
				<${S} onclick=${()=>n("keys")} say=${o("page.keys")} />
				<a class="button" href="/settings">${o("page.nav.settings")}</a>
				<${S} onclick=${()=>U("/")} say=${o("page.home")} />
			</section>
			<${ug} chairs=${t.table.chairs} />
		</div>
	<//>`}function cg({id:e,settings:{day:t,from:n}}){let{busy:s,once:a}=Q();if(!nn||!rt(e)||ot.value||t||n)return null;let r=()=>a(()=>si(e));return i`<section><h3>${o("page.here")}</h3>
		<${S} aria-busy=${s} onclick=${r} say=${o("page.bring")} />
		<p class="soft small">${o("page.bring.about")}</p>
	</section>`}function ug({chairs:e}){let t=e.filter(n=>n.bot);return t.length===0?null:i`<section class="bots"><h3>${o("page.more.bots")}</h3>
		<ul>
			${t.map(n=>i`<li key=${n.name}><b>${pt(n)}</b> <span class="soft">${Wt(n)}</span>
					<small class="soft">${zt(n)}</small></li>`)}
		</ul>
	</section>`}function pg(e,t,n){let{value:s}=L(async a=>t&&kr({table:e},{signal:a}),e,t,n);return t&&s?s.settled:!1}function vu({settings:e,onclose:t}){let{value:n}=L(()=>te(()=>ut(e,z.value)));return i`<${H} title=${o("page.house")} broad onclose=${t}>
		${n?i`<${Aa} guide=${n} />`:null}
	<//>`}var dg=450,$g=1e3,fg=100,mg=700,Ro=e=>e?.options?JSON.stringify([e.game,e.deal,e.phase,e.played,e.offers,e.options]):"",hg=({event:{do:e,done:t}})=>e==="redo"||t&&["ask","answer"].includes(e),gg=({seq:e,at:t,event:{by:n="",name:s="",seat:a=-1,text:r="",phrase:l}})=>({seq:e,at:t,by:n,name:s,seat:a,text:r,...l&&{phrase:l}}),oa=class{newest=C(null);settled=C({settings:{},host:""});busy=C("");waits=C(0);thinking=C(!1);chosen=C(new Set);advice=C(null);intended=C("");next=C("");wrong=C("");showing=new Ps(()=>A.spoken.value?"quick":A.pace.value);view=Lt(()=>this.showing.shown.value?.message.view);talk=Lt(()=>{let{message:t,full:n}=this.showing.shown.value??{},s=(t?.seq??0)-(n?1:0);return this.#e.value.filter(a=>!a.remark||a.seq<=s)});current=Lt(()=>{let t=this.showing.shown.value;return!t||t.full!==null||this.busy.value.startsWith("play ")?!1:t.message.seq>=this.#t.value&&t.message.seq===this.newest.value?.seq});#e=C([]);#n=-1/0;#t=C(0);#s="";#a=0;#r=0;#c=!1;#i;constructor(t,n){this.id=t,this.port=n(t,a=>this.#p(a)),this.unsent=ei(t),this.unsent.send=(a,r)=>this.port.act(a,r),this.unsent.down=()=>this.port.state.peek()==="lost",this.unsent.doubt=()=>this.port.doubt(),this.unsent.recalled=a=>{this.#l(a)};let s=[gt(()=>this.#v()),gt(()=>this.#d())];this.#i=()=>s.forEach(a=>a());for(let a of this.unsent.waiting.peek())this.#l(a)}now(){return Date.now()+this.port.ahead()}close(){this.#i(),clearTimeout(this.#r),clearTimeout(this.#a),this.showing.stop(),this.port.close(),this.unsent.down=()=>!1,this.unsent.doubt=()=>{},this.unsent.recalled=()=>{}}async#l({command:{id:t,do:n,act:s=""},premium:a=""}){n==="act"?this.busy.value=s:this.waits.value++;let r=await this.#g(this.unsent.answered(t),()=>!0);n==="act"?this.busy.value="":this.waits.value--,!(!r||!a)&&(this.intended.value=a,this.#m())}#d(){let{value:t}=this.port.state,n=t==="lost"?t:this.port.trouble.value;clearTimeout(this.#a),t==="live"&&!n&&this.unsent.wake(),t==="live"&&this.wrong.peek()==="lost"&&(this.wrong.value=""),n!==this.wrong.peek()&&(this.#a=setTimeout(()=>this.wrong.value=n,$g))}stopLate(){let t=this.unsent.waiting.peek().find(n=>n.command.do==="act"&&n.late);return t&&this.unsent.withdraw(t.command.id),t!==void 0}async act(t){if(t.do==="ask"&&(this.next.value=""),t.do==="chat")return this.#u(t);this.waits.value++;let n=await this.#u(t);return this.waits.value--,n}async play(t,n=""){let s=this.view.peek()?.options;if(!s||this.busy.peek())return!1;this.dismiss(),this.busy.value=t;let a=this.#s=`${s.seat??this.newest.peek()?.seat} ${t}`;this.#c=!1,this.showing.hurry();let r=s.seat===void 0?{}:{hand:s.seat},l=await this.#u({do:"act",act:t,seen:this.newest.peek()?.seq,...r},n);return this.#s===a&&(this.#s="",(!l||this.#f())&&(this.busy.value="")),l!==void 0}async lay(t){await this.play(`lay ${[...this.chosen.peek()].join(" ")}`,t)&&(this.intended.value=t,this.#m())}async ready(){if(this.waits.peek())return;if(this.newest.peek()?.table.stage!=="waiting")return this.act({do:"ready"});this.waits.value++;let t=await Vr();return this.waits.value--,t&&Gr(this.id,t),this.act({do:"ready",...t?{text:t.commit}:{}})}async hint(){if(this.advice.peek())return this.dismiss();let t=this.#o();if(!t||this.thinking.peek())return;this.thinking.value=!0;let n=await te(()=>this.port.hint());this.thinking.value=!1,n&&t===this.#o()&&(this.advice.value={about:t,advice:n.advice})}dismiss(){this.advice.value=null}heed(){let t=this.advice.peek();if(!t||t.about!==Ro(this.view.peek()))return this.dismiss();let[n,...s]=t.advice.act.split(" ");return n==="lay"?void(this.chosen.value=new Set(s)):(this.dismiss(),void this.play(t.advice.act))}async takeBack(){this.stopLate()||this.waits.peek()>0||Date.now()-this.#n<mg||await this.act({do:"ask",text:"undo"})}async redo(){let{table:{redo:t=[]}={},seat:n=-1}=this.newest.peek()??{};t.includes(n)&&this.waits.peek()===0&&await this.act({do:"redo"})}#p(t){hg(t)&&(this.next.value="",this.#c=!0),t.event.do==="ask"&&t.event.done&&t.event.seat===t.seat&&(this.#n=Date.now()),Le(()=>{this.newest.value=t,t.settings&&(this.settled.value={settings:t.settings,host:t.host??""});let n=t.event.do==="chat"?gg(t):t.said;t.talk?this.#e.value=t.talk:n&&(this.#e.value=[...this.#e.value,n].slice(-fg)),this.#$(t),t.event.acts?.includes(this.#s)&&(this.#s=""),!this.#s&&this.#f()&&(this.busy.value=""),this.showing.take(t),t.event.do==="redo"&&this.showing.skip()}),this.#b(t),this.#m()}#o(){return Ro(this.newest.peek()?.view)}#f(){return(this.newest.peek()?.seq??0)>=this.#t.peek()}#$({seq:t,seat:n,event:{do:s,acts:a=[],seat:r}}){for(let{command:{id:l,do:c,act:u,hand:p=n,seen:d=0}}of this.unsent.waiting.peek())s==="act"&&c===s&&r===n&&t>d&&a.includes(`${p} ${u}`)&&this.unsent.heard(l,t)}put(t,n){let s=this.newest.peek()?.seq;return this.unsent.put({...s===void 0?{}:{seen:s},...t},n)}#u(t,n){let{answered:s,late:a}=this.put(t,n),r=!1;return a.then(()=>r=!0),this.#g(s,()=>r)}async#g(t,n){try{let s=await t;return this.#t.value=Math.max(this.#t.value,s?.seq??0),this.port.state.peek()==="lost"&&this.port.again(),s?.late&&B(o("page.unsent.late")),s}catch(s){let{reason:a}=s;s instanceof or&&(this.#c=!0),a==="no-session"&&this.port.again(),(a!=="stale"||n())&&B(D(s));return}}#b(t){let n=t.seat===void 0?void 0:t.table.chairs[t.seat],s=t.event.do==="begin"||t.event.do==="present";if(t.table.stage!=="mixing"||!n?.commit||!s)return;let a=ns(this.id,n.commit);if(!a)return;let r={id:it(),do:"entropy",text:a};It(()=>this.port.act(r)).catch(()=>{})}async#m(){let t=this.intended.peek(),n=this.newest.peek()?.view;if(!t||this.#s||!this.#f())return;if(n?.options?.kind==="lay")return void(this.intended.value="");if(n?.phase==="lay")return;if(!(n?.options?.kind==="offer"?n.options.acts??[]:[]).includes(t))return void(this.intended.value="");this.showing.skip(),await this.play(t),this.intended.value=""}#v(){let t=this.view.value,n=this.current.value&&this.busy.value===""?t?.options:void 0;clearTimeout(this.#r),n?.kind==="play"&&t&&this.#y(t,n),(t?.phase!=="play"||!E(t.hand).includes(this.next.peek()))&&(this.next.value="");let s=new Set(E(t?.options?.from)),a=[...this.chosen.peek()].filter(r=>s.has(r));a.length!==this.chosen.peek().size&&(this.chosen.value=new Set(a)),this.advice.peek()&&this.advice.peek()?.about!==Ro(this.newest.value?.view)&&this.dismiss()}#y(t,n){let s=E(n.from),a=n.seat===void 0&&s.includes(this.next.peek())?this.next.peek():"",r=a||(s.length===1&&this.#h(t)?s[0]:"");if(a||(this.next.value=""),!r)return;let l=()=>(this.next.value="",void this.play(`play ${r}`));this.#r=setTimeout(l,a?0:dg)}#h(t){return!(this.newest.peek()?.table.chairs.filter(s=>s.player).length===1)||this.#c||t.options?.seat!==void 0?!1:A.forced.value||E(t.hand).length===1&&!A.spoken.value}};var wu,qo={noise:!0,at:0,hertz:1800,seconds:.06,gain:.12},In={noise:!1,at:0,hertz:392,seconds:.28,gain:.05},yg={card:[qo],turn:[In],deal:[0,.07,.14,.21].map(e=>({...qo,at:e,gain:.07})),trick:[{...qo,hertz:700,seconds:.16,gain:.09}],made:[In,{...In,at:.16,hertz:523.25,seconds:.45}],best:[392,523.25,659.25,783.99].map((e,t)=>({...In,at:.13*t,hertz:e,seconds:.7})),lost:[{...In,hertz:246.94,seconds:.4,gain:.04}]},ku=e=>(e.played??[]).reduce((t,n)=>t+E(n).length,0);function xu(e,t){if(!e||!t)return[];let n=[];if(qt(e,t)?ku(t)>ku(e)&&n.push("card"):n.push("deal"),t.phase==="over"&&e.phase!=="over"&&t.seat!==void 0){let{seat:s,closed:a,points:r=[],made:l=[]}=t,c=r[s]===99||a?.winners.includes(s);n.push(c?"best":l[s]?"made":"lost")}return t.options&&!e.options&&n.push("turn"),n}function Io(e){if(!(!A.sound.peek()||document.hidden)){wu??=new AudioContext;for(let t of yg[e])bg(wu,t)}}function bg(e,{noise:t,at:n,hertz:s,seconds:a,gain:r}){let l=e.currentTime+n,c=new GainNode(e,{gain:0});if(c.gain.setValueAtTime(0,l),c.gain.linearRampToValueAtTime(r,l+.008),c.gain.exponentialRampToValueAtTime(1e-4,l+a),c.connect(e.destination),t){let u=new AudioBuffer({length:Math.ceil(a*e.sampleRate),sampleRate:e.sampleRate}),p=u.getChannelData(0);for(let $=0;$<p.length;$++)p[$]=Math.random()*2-1;let d=new AudioBufferSourceNode(e,{buffer:u});d.connect(new BiquadFilterNode(e,{type:"bandpass",frequency:s,Q:.8})).connect(c),d.start(l)}else{let u=new OscillatorNode(e,{type:"sine",frequency:s});u.connect(c),u.start(l),u.stop(l+a)}}function Su({message:e,busy:t=!1,ondo:n}){let{stage:s,chairs:a}=e.table,r=Ht(),l=async c=>await r.keep()&&n({do:"sit",seat:c});return i`<section class="watching" aria-label=${o("page.watch")}>
		<p><b>${o("page.watch")}</b> ${s==="waiting"?null:o("page.watch.seen")}</p>
		${s==="waiting"?i`<${ts} chairs=${a} name=${r} onsit=${l} busy=${t} />`:null}
		<a class="button plain" href="/">${o("page.home")}</a>
	</section>`}function Ou(e){let{message:t,settings:n}=e,s=t.table.match>0?An(e.id,n):void 0;return s?i`<div class="waiting leaf">
		<h2>${s.title}</h2>
		<p>${s.lost}</p>
		<p><a class="button chief" href=${s.givenUp.href}>${s.givenUp.text}</a></p>
	</div>`:i`<${vg} ...${e} />`}function vg({message:e,settings:t,host:n,me:s,busy:a,ondo:r,onready:l}){let{table:c,seat:u}=e,p=Ht(),d=u===void 0?void 0:c.chairs[u],$=s!==n?c.chairs.find(k=>k.player===n)?.name:void 0,f=c.match>0,h=M(void 0),m=M(Promise.resolve(!0)),g=async k=>{await p.keep()&&(h.current=void 0,await r({do:"sit",seat:k}))},y=()=>m.current=m.current.then(async()=>{let k=await p.keep(),O=q.peek()?.name;return!k||!d||O===(h.current??kg(d.name))?k:(h.current=O,await r({do:"name"}),!0)}),w=async()=>await y()&&l();return i`<div class="waiting leaf">
		<h2>${!d&&$?o("page.invited",{name:$}):o(f?"page.waiting.again":"page.waiting")}</h2>
		${d?null:i`<${Di} variant=${t.variant??e.view?.variant??""} table=${cr.value[1]??""} />
					<${ts} chairs=${c.chairs} name=${p} onsit=${g} busy=${a} />`}
		<ol class="chairs">
			${c.chairs.map((k,O)=>{if(k===d){let T=c.chairs.every(N=>N===d||N.bot);return i`<${Sg} key=${O} chair=${k} name=${p} alone=${T} onname=${y} ondo=${r} />`}return i`<${Og} key=${O} chair=${k} seat=${O} seated=${d!==void 0} clears=${n===s}
					onsit=${g} ondo=${r} />`})}
		</ol>
		${t.rules?i`<${wg} settings=${t} />`:null}
		${(d||n===s)&&!c.locked?i`<${ps} />`:null}
		${n===s?i`<${Mg} table=${c} ondo=${r} />`:null}
		${n!==s&&c.locked?i`<p class="soft">${o("page.locked")}</p>`:null}
		${d?d.ready?i`<div class="row"><p class="soft">${xg(c.chairs,s)}</p>
						<${S} plain disabled=${a} onclick=${()=>r({do:"unready"})} say=${o("page.unready")} /></div>`:i`<${S} chief disabled=${a} onclick=${w} say=${o(f?"page.again":"page.ready")} />`:null}
	</div>`}function wg({settings:e}){let{value:t}=L(()=>ut(e,z.value),z.value);return t?.players?i`<p class="soft">${t.players}</p>`:null}var kg=e=>q.peek()?.name===e?e:e?.replace(/ \d$/,"");function xg(e,t){return e.some(n=>!n.player&&!n.bot)?o("page.waiting.friends"):o("ask.wait",{names:_(e.filter(n=>n.player&&!n.ready&&n.player!==t).map(pt))})}function Sg({chair:e,name:t,alone:n,onname:s,ondo:a}){return i`<li class="own">
		<form class="who" onsubmit=${l=>(l.preventDefault(),s())}>
			${n?i`<b>${e.name}</b>`:i`<${es} name=${t} onkeep=${s} />`}
			${n?i` <span class="soft small">${o("you")}</span>`:null}
			${e.ready?i` <span class="ready small">${o("seat.ready")}</span>`:null}
		</form>
		<${S} plain onclick=${()=>a({do:"stand"})} say=${o("page.stand")} />
	</li>`}function Og({chair:e,seat:t,seated:n,clears:s,onsit:a,ondo:r}){let{player:l,bot:c}=e,u=[o("page.bot"),Wt(e,n)].filter(Boolean).join(" · ");return i`<li>
		<span class="who">
			${l||c?i`<b>${pt(e)}</b>`:i`<i class="soft">${o("page.chair.empty")}</i>`}
			${c?i` <span class="soft small" title=${zt(e)}>${u}</span>`:null}
			${l&&e.ready?i` <span class="ready small">${o("seat.ready")}</span>`:null}</span>
		${!l&&!n?i`<${S} plain onclick=${()=>a(t)} say=${o("page.sit")} />`:null}
		${!l&&n?i`<${Ag} chair=${e} seat=${t} ondo=${r} />`:null}
		${l&&s?i`<${S} plain onclick=${()=>r({do:"remove",seat:t})} say=${o("page.chair.clear")} />
					<${S} plain onclick=${()=>r({do:"ban",text:l,on:!0})} say=${o("page.ban")} />`:null}
	</li>`}function Mg({table:{locked:e,banned:t=[]},ondo:n}){return i`<div class="row">
		<${S} plain onclick=${()=>n({do:"lock",on:!e})} say=${o(e?"page.unlock":"page.lock")} />
		${t.map(({player:s,name:a})=>i`<button type="button" key=${s} class="button plain" onclick=${()=>n({do:"ban",text:s,on:!1})}>
					${o("page.unban",{name:a||s})}
				</button>`)}
	</div>`}function Ag({chair:{bot:e=""},seat:t,ondo:n}){let s=e&&!zn.includes(e)?[e,...zn]:zn,a=r=>n(r?{do:"bot",seat:t,text:r}:{do:"remove",seat:t});return i`<${G} hidden label=${o("page.chair.bot")} value=${e} onchange=${a}
		options=${[["",o("page.chair.friend")],...oe("page.level",...s)]} />`}var Mu=1e4;function Tg({rest:e}){let t=e[0]??"",n=ss(t);return n?i`<${jg} to=${n} />`:i`<${Ng} key=${t} id=${t} />`}function jg({to:e}){return x(()=>U(`/t/${e}`,{replace:!0}),[e]),null}function Ng({id:e}){let t=pe(()=>new oa(e,(a,r)=>new aa(a,r)),[e]);x(()=>()=>t.close(),[t]);let n=t.port.refused.value;if(n)return i`<${Bg} why=${n} id=${e} />`;if(!t.showing.shown.value){let a=ln.value&&!rt(e);return i`<main id="main" tabindex="-1" class="table"><div class="opening" role="status">
			<p>${o(a?"page.out.table":"page.opening")}</p>
			${a?i`<p><a class="button" href="/">${o("page.nowhere.go")}</a></p>`:null}
			<${lo} unsent=${t.unsent} />
		</div></main>`}return i`<${Dg} table=${t} />`}function Bg({why:e}){return i`<${F} title=${o(e.status===404?"page.table.none":"page.table.refused")} text=${D(e)}>
		<p><a class="button" href="/">${o("page.nowhere.go")}</a></p>
	<//>`}function Dg({table:e}){let[t,n]=v(""),{message:s,full:a}=e.showing.shown.value,{view:r,seat:l}=s,{stage:c,chairs:u}=s.table,p=Jr(s),{variant:d="standard",rules:$,deals:f}=e.settled.value.settings,h=I(d,$),m=`${r?.options&&e.current.value?"● ":""}${o(`variant.${d}`)} · Ninety-Nine`;x(()=>{document.title=m},[m]),x(()=>{rt(e.id)&&c==="playing"&&Fi()},[c==="playing"]),Yg(e,n),mu(),$u(),x(()=>jn.clear(),[r?.deal,r?.game]),Kg(u.some(Ce=>Ce.until!==void 0)),Ug(r,a?.gone??!1);let g=c==="waiting"&&r?.phase!=="over",y=vt(h,r?.phase),w=r?.phase==="over"&&(c==="between"||c==="waiting")&&!a,k=()=>i`<${Al} table=${e.id} names=${p} about=${As(h,f)} view=${r} />`,O=Jg(e,s)&&r!==void 0&&!g;Gg(e,s,O,!g&&r?.phase!==void 0&&!w);let T=e.busy.value!==""||e.waits.value>0||e.thinking.value,N={table:e,message:s,names:p,variant:h,laid:y},R=e.advice.value?"hinted":"";return i`<${tt.Provider} value=${Pe(r)}>
		<main id="main" tabindex="-1" class="table" aria-busy=${T} data-stage=${c} data-phase=${r?.phase??""}>
		${A.spoken.value?i`<${mc} table=${e} variant=${h} />`:null}
		<${qg} table=${e} message=${s} panel=${t} onpanel=${n} beside=${O} />
		<${dc} table=${e} />
		<div class="spread">
			<div class=${`board of-${r?xe(r):0} ${w?"sheeted":""} ${R}`}>
				${r&&r.phase!==void 0&&!g&&l!==void 0?i`<${Fg} ...${N} />`:null}
				<${Pg} table=${e} variant=${h} />
				<${Eg} ...${N} full=${a} waiting=${g} between=${w} />
				${r&&!g&&l===void 0?i`<${Cg} table=${e} message=${s} />`:null}
			</div>
			${r&&!g?i`<aside class=${`side ${O?"talks":""}`}>
						<div class="scoring"><h2>${o("score.title")}</h2>${k()}</div>
						${O?i`<${Au} table=${e} message=${s} />`:null}
					</aside>`:null}
		</div>
		<${Lg} ...${N} panel=${t} onpanel=${n} scores=${k} />
		</main><//>`}function Eg({table:e,message:t,names:n,variant:s,laid:a,full:r,waiting:l,between:c}){let{view:u,seat:p}=t,{stage:d,chairs:$}=t.table;if(d==="mixing"||!l&&(!u||u.phase===void 0))return i`<div class="felt empty"><p class="opening">${o("waiting.table")}</p></div>`;if(l||!u){let{settings:h,host:m}=e.settled.value;return i`<div class="felt empty">
			<${Ou} id=${e.id} message=${t} settings=${h} host=${m} me=${q.value?.id??""}
				ondo=${_o(e)} busy=${e.waits.value>0} onready=${()=>e.ready()} />
		</div>`}let f={table:e,message:t,names:n,variant:s};return i`<${mt} view=${u} variant=${s} names=${n} me=${p??0} elsewhere=${p}
		laid=${a} full=${r} played=${_g(e,t,n)} pending=${Rg(e.busy.value)}
		unsent=${Hs(e.unsent).some(h=>h.command.do==="act")}
		said=${c?void 0:Vg(e,t)} chairs=${$} now=${e.now()}
		over=${c?"sheeted":""} onhurry=${()=>e.showing.hurry()}>
		<${bi} view=${u} names=${n} />
		<${kl} view=${u} names=${n} lies=${r!==null} />
		${c?i`<${Ll} ...${f} />`:i`<${Ig} ...${f} />`}
	<//>`}var Cg=({table:e,message:t})=>i`<${Su} message=${t} busy=${e.waits.value>0} ondo=${_o(e)} />`;function Lg({table:e,message:t,names:n,panel:s,onpanel:a,scores:r}){let{view:l}=t,c=()=>a(""),u=(p,d,$=!1)=>i`<${H} key=${p} title=${o(p)} broad=${$} onclose=${c}>${d}<//>`;switch(s){case"tricks":return l&&u("tricks.title",i`<${Ge} view=${l} names=${n} />`,xe(l)>3);case"last":return l&&u("page.lasttrick",i`<${Ge} view=${l} names=${n} last />`);case"talk":return u("page.talk",i`<${Au} table=${e} message=${t} />`);case"score":return u("score.title",r(),!0);case"rules":return i`<${vu} settings=${e.settled.value.settings} onclose=${c} />`;case"keys":return i`<${fu} onclose=${c} />`;case"more":return i`<${bu} table=${e} message=${t} onpanel=${a} onclose=${c} />`;default:return null}}function Pg({table:e,variant:t}){let n=e.advice.value;if(!n)return null;let s=E(n.advice.act.replace(/^lay /,"")),a=n.advice.act.startsWith("lay "),r=a&&s.every(l=>e.chosen.value.has(l));return i`<${Cs} key=${n.about} title=${o("page.hint")} onclose=${()=>e.dismiss()}>
		<${Vt} advice=${n.advice} variant=${t}>
			<button type="button" class="button chief take" onclick=${()=>r?ju()?.click():e.heed()}>
				${o(r?"page.lay":a?"page.hint.choose":"page.hint.take")}
			</button>
		<//>
	<//>`}function Au({table:e,message:t}){let n=a=>_o(e)({do:"chat",text:a}),s=(a,r)=>e.act({do:"mute",text:a,on:r});return i`<${Il} talk=${e.talk.value} me=${q.value?.id??""} muted=${t.muted??[]}
		onsay=${n} onmute=${s} />`}var _o=e=>async t=>{let n=q.value===null;if(await te(()=>Xn(o("page.guest"))))return n&&e.port.again(),e.act(t)},Rg=e=>e.startsWith("play ")?e.slice(5):null;function qg({table:e,message:t,panel:n,onpanel:s,beside:a}){let{view:r}=t,[l,c]=v(e.newest.peek()?.seq??0),u=e.talk.value.filter(m=>m.seq>l&&m.by!==q.value?.id).length,p=e.talk.value.at(-1)?.seq??0;x(()=>{n==="talk"&&c(m=>Math.max(m,p))},[n,p]);let{variant:d="standard",rules:$,day:f,from:h}=e.settled.value.settings;return i`<header class="head">
		<a class="mark" href="/" aria-label=${`99 – ${o("page.home")}`}>99</a>
		<div class="where">
			${r?.phase!==void 0?i`<${Qe} trump=${sn(r)} unsure=${!r.trump} />`:null}
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
	</header>`}var _n=(e,t)=>e.current.value&&!t.table.paused?t.view?.options:void 0;function Ig({table:e,message:t,names:n,variant:s}){let a=t.view,r=_n(e,t),l=e.busy.value!=="",{paused:c=!1}=t.table,{full:u}=e.showing.shown.value??{},p=Vl({...a,options:r},n,c,u,sr.value.has(e.id)),d=r?.kind==="play"&&e.chosen.value.size>0,$=Hs(e.unsent).some(O=>O.command.do==="act"),f=$?o("page.unsent.act"):d?o("page.tap.again"):p,h=O=>e.lay(O),m=O=>e.play(O),g=O=>r&&O.stopPropagation(),y=e.advice.value?.advice.act,w={lay:"laying",name:"naming",offer:"offering",play:""}[r?.kind??"play"],k=`asking ${r?"asked":""} ${w}`;return i`<section class=${k} aria-label=${o("page.yours")} onclick=${g}>
		<${Qa} table=${e} message=${t} names=${n} />
		<p class="ask" role=${A.spoken.value?void 0:"status"}>${f}</p>
		${r?.kind==="lay"?i`<${Xt} options=${r} chosen=${e.chosen.value} variant=${s} busy=${l} waits=${$}
				onlay=${h} slots />`:null}
		${r?.kind==="offer"&&e.intended.value===""?i`<${Is} options=${r} variant=${s} busy=${l} onact=${m} best=${y} />`:null}
		${r?.kind==="name"?i`<${_s} options=${r} busy=${l} onact=${m} best=${y} />`:null}
	</section>`}function Tu(e,t){let n=t.view,s=_n(e,t),a=e.chosen.value,r=s&&(s.kind==="lay"||s.kind==="play")?new Set(E(s.from)):null,l=p=>{let d=new Set(s?.kind==="lay"?a:[]);if(a.has(p))d.delete(p);else if(d.size<(s?.pick??1))d.add(p);else return B(o("lay.full",{n:d.size}));e.chosen.value=d},c=p=>{if(!r&&n.phase==="play"){e.next.value=e.next.value===p?"":p,e.showing.shown.peek()?.full&&e.showing.skip();return}if(r){if(!r.has(p))return B(Yl(s));e.play(`play ${p}`)}},u=r?Tn(e.advice.value?.advice):new Set;return{can:r,chosen:a,best:u,onpick:l,onplay:c}}function _g(e,t,n){let s=t.view,a=Pt(s),r=s.shown?.[a]?.hand,l=s.control!==void 0&&s.control===t.seat;if(s.phase!=="play"||!l||r===void 0)return null;let{can:c,best:u,...p}=Tu(e,t),d=_n(e,t)?.seat===a,$=i`<${Xe} cards=${Me(E(r),ne,s.trump)} ...${p} can=${d?c:null}
		best=${d?u:void 0}
		onplay=${d?p.onplay:()=>{}} label=${n[a]} open twice=${!1} />`;return{seat:a,hand:$}}function Fg({table:e,message:t,names:n,variant:s,laid:a}){let r=t.view,l=t.seat,c=e.busy.value,u=_n(e,t),p=u?.kind==="lay",d=e.next.value,$=u?.seat!==void 0,{can:f,chosen:h,best:m,onpick:g,onplay:y}=Tu(e,t),w=Un(r,l).filter(N=>`play ${N}`!==c),k=e.showing.shown.value?.full,O=wi(r,s).join(" "),T=p&&A.values.value&&u?.worth?ze(u.worth):null;return i`<section class=${`mine ${u?"asked":""}`} aria-label=${o("page.yourhand")}>
		<div class="me">
			<${Ze} view=${r} variant=${s} seat=${l} name=${n[l]} place="south" own
				chair=${t.table.chairs[l]} now=${e.now()} open=${null} winner=${k?.winner===l} laid=${a} />
			${r.aside&&!p?i`<p class="laid"><span class="unseen">${o("page.aside")}</span>${ae(r.aside)}</p>`:null}
			${O?i`<p class="keeping">${O}</p>`:null}
		</div>
		<${Hg} table=${e} message=${t} variant=${s} />
		<${Xe} cards=${w} can=${$?new Set:f} chosen=${d?new Set([d]):h}
			best=${$?void 0:m} values=${T} label=${o("page.yourhand")} twice=${p} onpick=${g}
			onplay=${$?()=>B(o("page.dummy.turn")):y} />
	</section>`}function Wg({view:e,seat:t=-1}){return!!(e?.aside||e?.offers?.[t]||e?.played?.some(n=>n!==""))}function zg({view:e,seat:t=-1},n){return e?.options?!1:e?.phase==="lay"?!!e.aside:e?.phase==="offer"&&n?.offers.how==="sealed"&&!!e.offers?.[t]}function Hg({table:e,message:t,variant:n}){let{hints:s,stage:a,ask:r,redo:l=[]}=t.table,c=t.table.free||zg(t,n),u=e.busy.value!=="",p=e.thinking.value,d=i`<button type="button" class="button plain" onclick=${()=>e.hint()} aria-keyshortcuts="h"
		aria-expanded=${e.advice.value!==null} disabled=${!_n(e,t)||u||p}>
		${o(p?"page.hint.thinking":"page.hint")}
	</button>`,$=Wg(t)?"":"nothing",f=i`<button type="button" class=${`button plain ${$}`}
		onclick=${()=>e.takeBack()}
		disabled=${u||e.waits.value>0||r!==void 0}>${o(c?"page.undo":"page.undo.ask")}</button>`,h=a!=="waiting"&&e.settled.value.settings.undo!=="never",m=l.includes(t.seat??-1)?i`<button type="button" class="button plain redo" aria-label=${o("page.redo")} title=${o("page.redo")}
				disabled=${u||e.waits.value>0} onclick=${()=>e.redo()}>
				<svg viewBox="0 0 24 24" aria-hidden="true" focusable="false">
					<path d="M4 17a7.5 7.5 0 0 1 15-1M19 8.5V16h-7.5" />
				</svg></button>`:null;return i`<div class="tools">${s?d:null}${h?f:null}${m}</div>`}function Kg(e){let[,t]=v(0);x(()=>{if(!e)return;let n=setInterval(()=>t(s=>s+1),1e3);return()=>clearInterval(n)},[e])}function Ug(e,t){let n=M(e);x(()=>{for(let s of xu(n.current,e))Io(s);n.current=e},[e]),x(()=>{t&&Io("trick")},[t])}var Jg=(e,{table:{chairs:t}})=>e.talk.value.length>0||t.filter(n=>n.player).length>1,Vg=(e,t)=>ql(e.talk.value,{me:q.value?.id??"",muted:t.muted??[],since:e.now()-Mu});function Gg(e,t,n,s){let a=e.talk.value.at(-1);x(()=>{if(!(a&&e.now()-a.at<Mu)||A.spoken.peek()||a.by===q.peek()?.id||t.muted?.includes(a.by)||n&&matchMedia("(min-width: 80rem)").matches)return;let l=`${a.name}: ${Ls(a)}`;B(l,s&&a.seat>=0)},[a?.seq])}var ju=()=>document.querySelector(":is(.answer, .over > .row) .button.chief:not(:disabled)");function Yg(e,t){x(()=>{function n(s){let a=s.target;if(s.defaultPrevented||s.repeat||a.closest("input, select, textarea, dialog"))return;if((s.ctrlKey||s.metaKey)&&s.key.toLowerCase()==="z")return s.preventDefault(),void(s.shiftKey?e.redo():e.takeBack());if(!(s.ctrlKey||s.metaKey||s.altKey)&&!qs(Eo(),s.key)){if(s.key==="h"&&e.view.peek()?.options)e.hint();else if(s.key==="Escape"&&e.advice.peek())e.dismiss();else if(s.key==="l")t("last");else if(s.key==="s")t("score");else if(s.key==="?")t("keys");else if(s.key==="ArrowLeft"||s.key==="ArrowRight")Co()?.focus();else if(s.key===" "||s.key==="Enter"){if(a.closest("button, a, summary, .hint"))return;e.showing.hurry()||ju()?.click()}else return;s.preventDefault()}}return document.addEventListener("keydown",n),()=>document.removeEventListener("keydown",n)},[e])}export{Pp as Bids,Zp as Choices,md as Create,Pd as Daily,lf as Endings,Df as Learn,Gm as Pads,sh as Problems,Nd as Records,K$ as Replay,gh as Report,Yu as Rules,_h as Slips,Fh as Statistics,Tg as Table};
