import{$ as la,$a as R,$b as I,A as o,Ab as mr,Ac as Yr,B as $e,Bb as hr,Bc as Qr,C as b,Ca as er,Cb as gr,Cc as ye,D as Y,Db as ma,Dc as un,E as re,Ea as ln,Eb as yr,Ec as Zr,F,Fa as at,Fb as br,Fc as xe,G as ve,Ga as ot,Gb as wr,H as Xe,Ha as tr,Hb as vr,Hc as pt,I as zo,Ia as K,Ib as Yn,J as Te,Ja as nr,Jb as kr,K as Wn,Ka as sr,Kb as xr,Kc as Pe,L as Ho,Lb as Sr,Lc as Xr,M,Ma as ar,Mb as _t,Mc as wt,N as Ko,Na as rt,Nb as Or,Nc as ei,Oa as qt,Ob as Ar,Oc as ti,P as zn,Pa as B,Pb as Mr,Pc as ni,Q as D,Qa as pe,Qb as jr,Qc as si,R as Ne,Ra as E,Rb as Tr,S as Uo,Sa as C,Sb as Nr,Sc as ai,T as ee,Ta as it,Tb as ct,U as Hn,Ua as Jn,Ub as Br,Uc as oi,V as Oe,Va as G,Vb as Er,W as Kn,Wa as te,Wb as Dr,X as sn,Xa as x,Xb as Lr,Y as Ce,Yb as Cr,Z as ke,Za as P,Zb as Pr,_ as Ct,_a as Q,_b as ha,a as _n,aa as ca,ab as U,ac as cn,ad as ri,ba as ua,bb as ge,bc as Rr,c as ra,ca as Pt,cb as lt,cc as qr,d as nn,da as pa,db as It,e as qo,ea as an,eb as z,ec as Ir,fa as Jo,fb as ae,fc as _r,g as w,ga as Vo,gb as le,gc as Fr,h as S,ha as We,hc as Wr,i as he,ia as Rt,ib as Vn,ic as Qn,j as A,ja as Go,jb as or,jc as zr,k as ue,ka as on,kb as rr,kc as ut,l as Io,la as gt,lb as fe,lc as Hr,m as Le,ma as et,mb as ir,mc as Ft,n as L,na as tt,nb as H,nc as Wt,o as Lt,oa as ie,oc as zt,p as ht,pb as lr,pc as Zn,q as i,qa as se,qb as $a,qc as Xn,r as _o,ra as rn,rb as cr,rc as Kr,s as Fn,sa as da,sb as yt,sc as Ur,t as Fo,ta as Yo,tb as ur,tc as es,u as ia,ua as Qo,ub as pr,uc as Jr,v as V,va as nt,vb as dr,vc as ts,wa as st,wb as Gn,wc as bt,xa as Zo,xb as fa,xc as _,ya as Xo,yb as $r,yc as Vr,z as Wo,za as Un,zb as fr,zc as Gr}from"./chunk.js";var Ht,ii=Gr("ninetynine","records");async function li(e){Ht=e;try{await ii("readwrite",t=>t.put(e,"mine"))}catch{}}async function Kt(){if(Ht)return Ht;try{Ht=await ii("readonly",e=>e.get("mine"))}catch{Ht=void 0}return Ht}async function vt(e,t,n,s){let{table:a,...r}=n;if(a!=="mine")return e(n,{signal:s});let c=await Kt();return t(r,{body:c?.bytes??new Blob,signal:s})}async function ns(e){let t=new Uint8Array(await e.slice(0,4).arrayBuffer());if(!(t[0]===40&&t[1]===181))return t[0]!==31||t[1]!==139?e.text():new Response(e.stream().pipeThrough(new DecompressionStream("gzip"))).text()}var Se=1200,ze=["bid","premium","trump","play"],ci=e=>e.bid+e.premium+e.trump+e.play;function ss(e,t){let n=10**t,[s,a]=[0,0];return e.map(r=>{s+=r;let c=Math.round(s/Se*n),l=(c-a)/n;return a=c,l||0})}function ju(e,t,n){let s={you:n?"yes":"no",name:t};if(ci(e)===0)return o("page.report.clean",s);let a=ss(ze.map(l=>e[l]),0),r=a.reduce((l,u)=>l+u,0);if(r===0)return o("page.report.little",s);let c=ze.flatMap((l,u)=>{let p=a[u]??0;return p?[o(`page.report.part.${l}`,{all:p===r?"yes":"no",n:b(p)})]:[]});return o("page.report.line",{...s,n:r,parts:c.join(", ")})}var Re=e=>e.judged<e.of||e.rough>0;function ya(e,t,n,s){if(!Re(e))return ju(t,n,s);let a=Math.round(ci(t)/Se);return a===0?o("page.report.coming"):o("page.report.counting",{you:s?"yes":"no",name:n,n:a})}var ui=(e,t)=>e&&!Re(e)?e.deals[0]?.squares?.[t]??"":"";function kt(e,t,n){let[s,a]=w({});return S(()=>{let r=!0,c=async()=>{for await(let l of pn(e,t,n,()=>r))a({told:l})};return a({}),Jn(c,l=>a(u=>({...u,wrong:E(l)})),()=>r),()=>{r=!1}},[e,t,n]),s}async function*pn(e,t,n,s){for(;s();){let a=await Tu(e,t,n);if(!s()||(yield a,!Re(a)))return;await new Promise(r=>setTimeout(r,500))}}var ga=new Map;async function Tu(e,t,n){let s=`${e} ${t} ${n}`,a=()=>vt(xr,Ar,{table:e,match:t,deal:n}),r=ga.get(s)??a().finally(()=>ga.delete(s));return ga.set(s,r),r}function pi({seat:e,table:t}){let n=t.stage==="waiting";return e!==void 0&&(n||t.open&&t.chairs.filter(s=>s.player).length===1)}function di({table:e,match:t,deal:n,seat:s}){let{told:a,wrong:r}=kt(e,t,n),c=a?.deals[0]?.accounts[s]?.lost;if(r&&!a)return null;let l=a&&c?ya(a,c,"",!0):o("page.report.coming");return i`<p class="report-line" role="status" aria-busy=${!a||Re(a)}>
		<a href=${`/report/${e}/${t}/${n}?seat=${s}`} aria-disabled=${!c}>${l}</a>
	</p>`}var[Nu,Bu]=[800,2600];function $i({from:e=0,to:t}){let n=e!==t&&!zn()&&!document.hidden,[s,a]=w(n?e:t),r=A(0);return S(()=>{if(!n)return;let c=0,l=new AbortController,u=()=>(l.abort(),cancelAnimationFrame(c),a(t)),p=d=>{r.current||=d;let $=Math.min(1,(d-r.current)/Nu);a(Math.round(e+(t-e)*(1-(1-$)**3))),$<1&&(c=requestAnimationFrame(p))};for(let d of["pointerdown","keydown"])addEventListener(d,u,{capture:!0,signal:l.signal});return c=requestAnimationFrame(p),()=>(l.abort(),cancelAnimationFrame(c))},[]),s===t?i`${b(t)}`:i`<span class="counted">
		<span class="end">${b(t)}</span><span aria-hidden="true">${b(s)}</span>
	</span>`}function fi(e,t,n){let{closed:s,points:a=[],made:r=[],seat:c=-1}=e;return n?"match":s?"game":a.includes(99)?"best":r[c]&&e.premium?.[c]?"premium":t>1&&r.slice(0,t).every(Boolean)?"all":r[c]?"made":""}var Eu=["premium","best","game","match"];function mi({what:e}){if(!e)return null;let t=[..."♣♦♥♠"].map(n=>i`<span key=${n}>${n}</span>`);return i`<p class="stamp" data-what=${e} aria-hidden="true"><span>${o(`page.stamp.${e}`)}</span></p>
		${Eu.includes(e)?i`<p class="flourish" data-what=${e} aria-hidden="true">${t}</p>`:null}`}function Du(e,t){return!t||!e||!Rt(e,t)||t.phase==="over"?[]:(t.premium??[]).map((s,a)=>({seat:a,offer:s})).filter(({seat:s,offer:a})=>a!==""&&!e.premium?.[s])}function hi({view:e,names:t}){let n=A(void 0),[s,a]=w([]),r=`${e.game} ${e.deal} ${e.phase} ${e.premium?.join()}`;S(()=>{let l=Du(n.current,e);if(n.current=e,a(l),!l.length)return;let u=setTimeout(()=>a([]),Bu);return()=>clearTimeout(u)},[r]);let c=({seat:l,offer:u})=>{let[p="",d=""]=u.split(" "),$={name:t[l]??"",you:l===e.seat?"yes":"no",level:p,n:d&&` ${d}`};return i`<span key=${l}>${o("page.announced",$)}</span>`};return i`<p class="announced" role=${M.spoken.value?void 0:"status"}>${s.map(c)}</p>`}function X({trump:e}){return e==="nines"?i`<span class="sign" aria-hidden="true">9</span>`:/^[CDHS]$/.test(e)?i`<svg class="sign" data-suit=${e} viewBox="0 0 100 100" aria-hidden="true" focusable="false">
		<use href=${`#pip-${e}`} />
	</svg>`:i`<span class="sign none" aria-hidden="true">–</span>`}var T=e=>o(e?/^[CDHS]$/.test(e)?`suit.${e}`:`trump.${e}`:"trump.unnamed"),oe=(e,t)=>e===0&&t?.score.zeroOrAll?o("guide.or",{a:b(0),b:b(wa(t))}):b(e);function yi(e,t){let n=Vo(e,t);if(!n||!t)return[];let[,s]=(e.premium?.[e.seat??-1]??"").split(" "),a=o(n.length?"page.keeping":"page.keeping.lost",{n:t.aside,bid:Lu(n)});return s===void 0?[a]:[o("page.keeping.said",{said:Number(s)}),a]}function Lu(e){let t=e.filter(n=>!e.includes(n+1));return e.filter(n=>!e.includes(n-1)).map((n,s)=>{let a=t[s]??n;return n===a?b(n):`${b(n)}–${b(a)}`}).join(", ")}var wa=e=>e.hand-e.aside;function J(e){let[t="",n]=e.split(" ");return n===void 0?o(`offer.${t}`):o("offer.numbered",{offer:o(`offer.${t}`),n:Number(n)})}var bi=(e,t,n)=>t===(n??e.seat)?"yes":"no";function wi(e,t){return t===e.seat?{aside:e.aside,bid:e.bid}:{aside:e.shown?.[t]?.aside,bid:e.shown?.[t]?.bid}}function qe({view:e,names:t,variant:n,me:s,untitled:a=!1,fresh:r=!1,crowned:c=!1}){let l=t.map((f,m)=>m).slice(0,e.points?.length??0),u=e.parts;if(!u||!e.points)return null;let p=f=>{let m=u[f]??[];return m.every(h=>h===0)?null:i`<${ba} key=${f} label=${o(`page.sheet.for.${f}`)} points=${m} class=${`for-${f}`} />`},d=Iu(e,t,n,s),$=d.length<3?d.join(" "):"";return i`<section class="deal-sheet">
		${a?null:i`<h2>
					${o("sheet.title",{deal:e.deal+1,trump:T(e.trump)})} <${X} trump=${e.trump??""} />
				</h2>`}
		<${Q}><table class="book account" data-hands=${l.length}>
			<thead><tr><td></td>${l.map(f=>i`<th key=${f} scope="col">${t[f]}</th>`)}</tr></thead>
			<tbody class="facts">
				<${Cu} view=${e} seats=${l} variant=${n} />
			</tbody>
			<tbody class="sum">${p("tricks")}${p("contract")}${p("premium")}${p("vulnerable")}</tbody>
			<tfoot>
				<${ba} label=${o("page.sheet.deal")} points=${e.points} class="total" plain fresh=${r} />
				<${ba} label=${o("page.sheet.total")} points=${e.totals} plain fresh=${r} from=${Pu(e)} />
			</tfoot>
		</table><//>
		<div class="verdicts">
			${$?i`<p>${$}</p>`:null}
			${Wu(e,t,s,c).map(([f,m])=>i`<p key=${f} class=${m?"won":""}>${f}</p>`)}
			<${Fu} view=${e} />
		</div>
	</section>`}function Cu({view:e,seats:t,variant:n}){let s=(e.premium??[]).some(u=>u!==""),a=u=>i`<${qu} view=${e} seat=${u} />`,r=u=>{let p=wi(e,u).bid;return p===void 0?"–":oe(p,n)},c=u=>e.premium?.[u]?J(e.premium[u]):"",l=u=>i`<${Ru} made=${e.made?.[u]??!1} />`;return i`<${dn} label=${o("page.sheet.cards")} class="cards" seats=${t} of=${a} />
		<${dn} label=${o("page.sheet.bid")} seats=${t} of=${r} />
		<${dn} label=${o("page.sheet.won")} seats=${t} of=${u=>e.won?.[u]} />
		${s?i`<${dn} label=${o("page.sheet.held")} class="held" seats=${t} of=${c} />`:null}
		<${dn} label=${o("page.sheet.contract")} seats=${t} of=${l} />`}function dn({label:e,seats:t,of:n,class:s=""}){return i`<tr class=${s}><th scope="row">${e}</th>${t.map(a=>i`<td key=${a}>${n(a)}</td>`)}</tr>`}var Pu=e=>e.totals.map((t,n)=>t-(e.points?.[n]??0));function ba({label:e,points:t,plain:n=!1,class:s="",fresh:a=!1,from:r=[]}){let c=(l,u)=>a?i`<${$i} from=${r[u]??0} to=${l} />`:b(l);return i`<tr class=${s}><th scope="row">${e}</th>
		${t.map((l,u)=>i`<td key=${u}>${l===0&&!n?"–":c(l,u)}</td>`)}
	</tr>`}var Ru=({made:e})=>i`<span class=${`verdict ${e?"made":"failed"}`}>
	${o(e?"page.sheet.made":"page.sheet.failed")}
</span>`;function qu({view:e,seat:t}){let{aside:n}=wi(e,t);return n===void 0?i`<span class="soft small">${o("bid.hidden")}</span>`:i`<span class=${e.made?.[t]?"minis fanned":"minis"}>${se(n)}</span>`}function Iu(e,t,n,s){let a=e.parts?.premium??[],r=(e.premium??[]).map((c,l)=>c?l:-1).filter(c=>c>=0);return r.flatMap(c=>{let l=e.made?.[c]??!1,u=e.premium?.[c]??"",[p="",d=""]=u.split(" "),$=a[c]??0,f={name:t[c],level:p,n:d&&` ${d}`,you:bi(e,c,s)};if($<0)return[o("page.premium.failed",{...f,points:Y($),loss:"own"})];let m=n?.offers[p==="reveal"?"reveal":"declare"],h=r.length>1?m:l?$:Math.max(...a);if(!h)return[];let g=r.length>1?"others":"opponents";return[o(l?"page.premium.made":"page.premium.failed",{...f,points:Y(h),loss:g})]})}function _u(e){let t=e.why;if(!t?.next)return"";let n=T(t.then),s=t.then==="none"?"none":"suit",a=(e.made??[]).filter(Boolean).length;return{turnup:()=>o("next.turnup"),game:()=>o("next.game",{trump:n}),stays:()=>o("next.holder",{trump:n}),rotation:()=>o("next.rotation",{kind:s,trump:n}),success:()=>o("next.success",{n:a,kind:s,trump:n})}[t.next]()}function Fu({view:e}){let t=_u(e);return t?i`<p class="next-trump">
		${e.why?.then?i`<${X} trump=${e.why.then} />`:null}<span>${t}</span>
	</p>`:null}function gi(e,t,n,s,a,r=0){let c=t.length===0?"drawn":t.length===1?"won":"shared",l=t.length===1?bi(s,t[0]??-1,a):"no";return o(`${e}.${c}`,{names:F(t.map(u=>n[u]??"")),you:l,game:r})}function Wu(e,t,n,s=!1){let a=[],{closed:r,end:c}=e,l=c&&!c.cut&&r?.game===0;return r&&(a.push([gi("game",r.winners,t,e,n,r.game+1),!0]),r.bonus.forEach((u,p)=>{u&&a.push([o("bonus",{name:t[p],bonus:u,total:(r.totals[p]??0)+u}),!1])})),!c||l?a:c.cut?e.deal?[...a,[o("end.cut"),!1]]:a:(s||a.push([gi("rubber",c.winners,t,e,n),!0]),c.rubber?.forEach((u,p)=>{u&&a.push([o("bonus.rubber",{name:t[p],bonus:u}),!1])}),a.push([o("end.totals",{totals:F(c.totals.map((u,p)=>`${t[p]} ${b(u)}`))}),!1]),a)}function va(e,t,n,{day:s,from:a}){if(!e||a)return"";let r=e.length===1&&e[0]===n?"yes":"no",c={names:F(e.map(l=>t[l]??"")),n:e.length,you:r};return o(s?"daily.most":"page.winner",c)}function Ke(e,t){if(e==="joker")return o("joker");if(e===t)return o("joker.as",{card:Ke(e)});let{rank:n,suit:s}=on(e);return gt(n)+xi(s)}function St(e){let[t="",...n]=e.split(" ");return t==="play"||t==="lay"?n.map(s=>Ke(s)).join(" "):t==="name"?T(n[0]):o("page.why.saying",{offer:t,n:n[0]??"none"})}var vi=.5,os=5,Sa=2,ki=(e,t,n)=>e>t+Sa||e>t&&e-t>=2*n,He=e=>Math.round(e*100),$n=e=>b(Math.abs(e),1),ka=e=>e.charAt(0).toLocaleUpperCase()+e.slice(1),zu=2,xt=e=>Math.round(e.gap*10)<=Math.max(Math.round(e.gapError*10),zu)?"close":"behind",fn=e=>e.filter(({kind:t})=>$e(`why.${t}`)).map(({kind:t,card:n,than:s,suit:a="",n:r=0,m:c=0})=>o(`why.${t}`,{card:n?Ke(n):"",than:s?Ke(s):"",suit:xi(a),n:r,m:c})),xi=e=>({C:"♣",D:"♦",H:"♥",S:"♠"})[e]??"9";function rs(e,t,n=St){let[s,a]=e.choices;if(!s)return[];if(!a)return[o("page.why.only")];let r=fn(e.why??[]);return e.bids?[...Ku(e,t,n).map(ka),...r]:e.phase==="offer"?Uu(e.choices,s,a,n).map(ka):[...r,...Ju(e,s,a,n).map(ka)]}function Si({phase:e,act:t,better:n,chance:s,betterChance:a,why:r,lost:c}){let[l,u]=[He(s),He(a)],p=r.some(d=>d.kind==="lost")||l+u===0;return e==="offer"&&t==="pass"?o("page.report.chance",{how:"premium",a:l,b:u}):ki(u,l,c/Se)?o("page.report.chance",{how:"more",a:l,b:u}):e==="offer"&&n==="pass"?o("page.report.chance",{how:"unpaid",a:l,b:u}):p||e==="offer"?"":o("page.report.chance",{how:l>u+Sa?"less":"same",a:l,b:u})}var Hu=({bids:e,choices:t})=>e?t.find(n=>n.act===`lay ${e[1]?.best}`):t[1];function Ku(e,t,n){let[s,a]=e.bids??[];if(!s)return[];let r=Hu(e),c=r?xt(r):"only",l=(e.bids??[]).reduce((g,y)=>y.chance>g.chance?y:g),u=He(l.chance)<os,p=!u&&He(s.chance)<os,d={bid:oe(s.tricks,t),a:He(s.chance)},$=u?[o("page.why.spoil",{bid:oe(l.tricks,t),a:He(l.chance)})]:[];$.push(o("page.why.bid",{how:p?"spoil":c,...d})),a&&r&&$.push(o("page.why.bids",{how:c,second:oe(a.tricks,t),gap:$n(r.gap)}));let f=s.premiums?.find(g=>g.offer==="pass"),m=(s.premiums??[]).filter(g=>g.offer!=="pass").toSorted((g,y)=>y.points-g.points),h=f&&m[0]?m[0].points-f.points:0;return f&&m[0]&&$.splice(h>vi?1:$.length,0,xa(n(m[0].offer),h,vi)),$}var xa=(e,t,n)=>o("page.why.premium",{pays:Math.abs(t)<=n?"even":t>0?"yes":"no",offer:e,gap:$n(t)});function Uu(e,t,n,s){let a=o("page.why.chance",{a:He(t.chance)}),r=e.find(c=>c.act==="pass");return r===t?[xa(s(n.act),-n.gap,n.gapError),a]:r?[xa(s(t.act),r.gap,r.gapError),a]:[as(t,n,s),a]}function Ju({choices:e,contract:t,phase:n},s,a,r){let c={act:r(s.act),second:r(a.act),a:He(s.chance),b:He(a.chance)},l=e.every(p=>xt(p)==="close");if(t==="lost")return[l?o("page.why.even"):as(s,a,r)];if(l)return[o("page.why.even"),o("page.why.chance",c)];if(n==="name"||xt(a)!=="behind")return[as(s,a,r),o("page.why.chance",c)];let u=ki(c.a,c.b,a.gap)?"more":c.a<c.b-Sa?"less":"same";return[o(`page.why.${u}`,c),as(s,a,r)]}var as=(e,t,n)=>o("page.why.margin",{how:xt(t),act:n(e.act),second:n(t.act),gap:$n(t.gap)});function Oi({makes:e,won:t,left:n,phase:s}){if(!e||s!=="play")return"";let[a=0,r]=e,c=r===void 0?b(a):o("guide.or",{a:b(a),b:b(r)});return o("page.why.stand",{bid:c,won:t,left:n})}function Ai(e,t,n){let s=e.choices.find(r=>r.act===t);if(!s)return"";let a=t===e.act?"same":xt(s);return o("page.hint.did",{how:a,name:n,act:St(t),gap:$n(s.gap),error:$n(s.gapError)})}function Vu({rest:e}){let[t]=e;return t?i`<${Zu} key=${t} id=${t} />`:i`<${Gu} />`}function Gu(){let{value:e,wrong:t}=C(()=>lr()),n=e?.variants??[];return i`<main id="main" tabindex="-1" class="rules-index">
		<h1>${o("page.nav.rules")}</h1>
		<p class="lead">${o("page.rules.lead")}</p>
		${t?i`<p class="trouble">${t}</p>`:null}
		<div class="index">
			${Vr(n).map(([s,a])=>i`<section key=${s}><h2>${o("page.players",{n:s})}</h2>
					<ul>${a.map(r=>i`<${Yu} key=${r.id} variant=${r} />`)}</ul>
				</section>`)}
		</div>
		${n.length?i`<p class="small soft history">${o("page.rules.history")}</p>`:null}
	</main>`}var Yu=({variant:e})=>i`<li><a href=${`/rules/${e.id}`}>
	<b>${Qu(e)}</b><span class="soft">${$e(`about.${e.id}`)?o(`about.${e.id}`):""}</span>
</a></li>`,Qu=e=>$e(`variant.${e.id}`)?o(`variant.${e.id}`):e.name;function Zu({id:e}){let{value:t,wrong:n}=C(()=>ct({variant:e},V.value),e,V.value);return S(()=>{t&&(document.title=`${t.name} · Ninety-Nine`)},[t]),n?i`<main id="main" tabindex="-1" class="stack">
			<h1>${o("page.nav.rules")}</h1><p class="trouble">${n}</p>
			<p><a href="/rules">${o("page.rules.all")}</a></p>
		</main>`:t?i`<main id="main" tabindex="-1" class="rules"><${Oa} guide=${t} /></main>`:i`<main id="main" tabindex="-1"></main>`}var Xu={bid:/^(history|aside|worth|score\.exact|score\.zeroOrAll)/,play:/^(seats|ranks|joker|hand|deal|order|play)/,trump:/^trump/,dummy:/^(dummy|score\.dummy)/,vulnerable:/^score\.vulnerable/,premium:/^offers/,score:/^score/,end:/^(game|rubber)/,advice:/^advice/};function Oa({guide:e}){let t=e.rules.clauses??[],n=e.chapters.map(l=>l.key),s=["vulnerable","dummy","bid","play","trump","premium","score","end","advice"],a=l=>s.find(u=>Xu[u]?.test(l.field)&&n.includes(u))??"play",r=n.flatMap(l=>t.filter(u=>a(u)===l).map(u=>({key:l,clause:u}))),c=l=>r.flatMap((u,p)=>u.key===l?[p+1]:[]);return i`
		<header class="rules-head">
			<p class="small"><a href="/rules">${o("page.rules.all")}</a></p>
			<h1>${e.name}</h1>
			${e.about?i`<p class="lead">${e.about}</p>`:null}
			${e.players?i`<p class="lead">${e.players}</p>`:null}
		</header>
		<div class="rules-text">
			${e.chapters.map(l=>i`<section key=${l.key} id=${l.key}>
					<h2>${l.title}<${ep} numbers=${c(l.key)} /></h2>
					${l.text.map((u,p)=>i`<p key=${p}>${W(u)}</p>`)}
				</section>`)}
			<p class="unprinted row">
				<${x} onclick=${()=>print()} say=${o("page.rules.print")} />
				<a class="button plain" href="/">${o("page.rules.play")}</a>
				${e.house?null:i`<a class="button plain" href=${`/deal?variant=${e.rules.id}`}>${o("page.slips.from")}</a>`}
			</p>
		</div>
		<${sp} rules=${e.rules} />
		<${np} notes=${r} guide=${e} />`}function ep({numbers:e}){let[t]=e,n=e[e.length-1];return t===void 0||n===void 0?null:i`<sup class="marks"><a href=${`#note-${t}`}>
		<span class="unseen">${o("page.rules.notes",{n:e.length})} </span>
		${t===n?t:`${t}–${n}`}
	</a></sup>`}function W(e){let t={"♣":"C","♦":"D","♥":"H","♠":"S"};return e.split(/([♣♦♥♠])/).map((n,s)=>{let a=t[n];return a?i`<span key=${s} class="suit" data-suit=${a}>${n}\uFE0E</span>`:n.replace(/^ (?=\d)/," ")})}function tp({source:e,basis:t}){return e==="ours"?o("page.rules.basis.ruling"):t==="stated"?e:`${e}, ${o(`page.rules.basis.${t}`)}`}function np({notes:e,guide:t}){if(e.length===0)return null;let n=Object.entries(t.works);return i`<footer class="rules-notes">
		<h2>${o("page.rules.sources")}</h2>
		<dl class="works">${n.map(([s,a])=>i`<div key=${s}><dt>${s}</dt><dd lang="en">${a}</dd></div>`)}</dl>
		<ol>${e.map(({clause:s},a)=>i`<li key=${a} id=${`note-${a+1}`}>
				<span lang="en">${s.text}</span> <span class="source">${tp(s)}</span>
			</li>`)}</ol>
	</footer>`}function sp({rules:e}){let t=String(e.ranks).split(" ").length,n=[...e.score.made.entries()].slice(1),s=e.trump.by==="success"&&e.trump.after||[],a=Object.fromEntries(String(e.worth).split(" ").map(u=>[u.charAt(0),u.slice(1)])),{declare:r,reveal:c,how:l}=e.offers;return i`<aside class="glance" aria-label=${o("page.rules.glance")}>
		<table class="book"><tbody>
			<tr><th scope="row">${o("page.rules.players")}</th>
				<td>${e.dummy?`${e.seats-1} + ${o("dummy")}`:e.seats}</td></tr>
			<tr><th scope="row">${o("page.rules.cards")}</th><td>${4*t+(e.joker?1:0)}</td></tr>
			<tr><th scope="row">${o("page.rules.hand")}</th><td>${e.hand}</td></tr>
			<tr><th scope="row">${o("page.rules.tricks")}</th><td>${e.hand-e.aside}</td></tr>
		</tbody></table>
		<table class="book worths"><caption>${o("page.rules.worth")}</caption>
			<thead><tr>${[..."CHSD"].map(u=>i`<th key=${u} scope="col"><${X} trump=${u} /><span class="unseen">${T(u)}</span></th>`)}</tr></thead>
			<tbody><tr>${[..."CHSD"].map(u=>i`<td key=${u}>${a[u]}</td>`)}</tr></tbody></table>
		<table class="book"><caption>${o("page.rules.made")}</caption>
			<tbody>${n.map(([u,p])=>i`<tr key=${u}>
					<th scope="row">${o("page.rules.made.n",{n:u})}</th><td>${b(p)}</td>
				</tr>`)}
				<tr><th scope="row">${o("page.rules.trick")}</th><td>${e.score.trick}</td></tr>
				${l!=="none"&&r?i`<tr><th scope="row">${o("offer.declare")}</th><td>${r}</td></tr>`:null}
				${l!=="none"&&c?i`<tr><th scope="row">${o("offer.reveal")}</th><td>${c}</td></tr>`:null}
			</tbody></table>
		${s.length>0?i`<table class="book"><caption>${o("page.rules.trump")}</caption>
					<tbody>${Aa(s).map(([u,p,d])=>{let $=u===p?b(u):`${u}–${p}`;return i`<tr key=${u}>
							<th scope="row">${o("page.rules.after",{counts:$,n:p})}</th>
							<td><span class="nowrap"><${X} trump=${d} /> ${T(d)}</span></td>
						</tr>`})}</tbody></table>`:null}
	</aside>`}function Aa(e){let t=[];return e.forEach((n,s)=>{let a=t[t.length-1];a&&a[2]===n?a[1]=s:t.push([s,s,n])}),t}function Ut({act:e}){let[t="",...n]=e.split(" ");return t==="play"||t==="lay"?i`<${Mi} cards=${n.join(" ")} />`:i`<span class="act">${t==="name"?T(n[0]):J(e)}</span>`}var Mi=({cards:e})=>i`<span class="act">${se(e)}</span>`,be=()=>i`<svg class="best-sign" viewBox="0 0 24 24" role="img" aria-label=${o("page.hint.mark.best")}>
		<path d="m12 1.5 3 7.2 7.8.6-5.9 5.1 1.8 7.6-6.7-4.1-6.7 4.1 1.8-7.6-5.9-5.1 7.8-.6z" />
	</svg>`,is=()=>i`<svg class="done-sign" viewBox="0 0 24 24" role="img" aria-label=${o("page.hint.mark.done")}>
		<circle cx="12" cy="12" r="8" />
	</svg>`,mn=e=>Y(Math.round(e*10)/10||0,1),Ma=2;function Jt({advice:e,variant:t,done:n,open:s=!1,children:a}){let r=e.player===ia,c=rs(e,t),l=n?Ai(e,n.act,n.name):"",u=o(r?"page.hint.says":"page.hint.says.untrained");return S(()=>{let p=[...c.slice(0,Ma),`${u} ${St(e.act)}.`,l];B(p.filter(Boolean).join(" "),!0)},[e]),i`<div class="advice">
		<div class="advised">
			<p class="why">${W(c.slice(0,Ma).join(" "))}</p>
			<p class="verdict"><${be} /><span>
				<span class=${r?"says":""}>${u}</span>${" "}
				<${Ut} act=${e.act} />
			</span></p>
			${n?i`<p class="did"><${is} /><span>${W(l)}</span></p>`:null}
		</div>
		${a}
		<${op} advice=${e} variant=${t} done=${n} open=${s}
			more=${c.slice(Ma).join(" ")} />
	</div>`}function ap({bids:e,player:t,variant:n,hand:s,trump:a,dealer:r,seat:c},l){if(!e||!l||l.trump.by!=="success"||t!==ia)return null;let u={variant:n,hand:s,trump:a,dealer:String(r),seat:String(c)};return i`<p class="small"><a href=${`/bids?${new URLSearchParams(u)}`}>${o("page.bids.all")}</a></p>`}function op({advice:e,variant:t,done:n,open:s,more:a}){let r=Oi(e);return i`<details class="figures" open=${s}>
		<summary>${o("page.hint.figures")}</summary>
		<${Q}>
			${a?i`<p>${W(a)}</p>`:null}
			${r?i`<p class="small soft">${r}</p>`:null}
			${e.bids?i`<${cp} advice=${e} variant=${t} done=${n} />`:i`<${rp} advice=${e} done=${n} />`}
			${ap(e,t)}
			<p class="small soft">${o("page.hint.relative")} ${o("page.hint.worlds",{n:e.worlds})}</p>
		<//>
	</details>`}var ls=({best:e,done:t,children:n})=>i`<th scope="row"><span class="which">
	<span class="mark">${e?i`<${be} />`:null}${t?i`<${is} />`:null}</span>${n}
</span></th>`;function ji({choice:e,best:t,whole:n}){let s=e&&!t&&xt(e)==="close",a=s?o("page.hint.close"):o("page.hint.behind",{gap:b(e?.gap??0,1)});return i`<td class=${`less${s?" soft":""}${n?" whole":""}`}>${t||!e?"–":a}</td>`}function rp({advice:e,done:t}){return i`<${Q}><table class="book choices">
		<thead><tr>
			<th scope="col">${o("page.hint.choice")}</th><th scope="col">${o("page.hint.chance")}</th>
			<th scope="col" class="whole">${o("page.hint.points")}</th><th scope="col">${o("page.hint.less")}</th>
		</tr></thead>
		<tbody>${e.choices.map((n,s)=>i`<tr key=${n.act}>
				<${ls} best=${s===0} done=${n.act===t?.act}><${Ut} act=${n.act} /><//>
				<td>${re(n.chance)}</td>
				<td class="whole">${mn(n.points)}</td>
				<${ji} choice=${n} best=${s===0} />
			</tr>`)}</tbody>
	</table><//>`}function ip(e,t){let n=(e.bids??[]).map(l=>({...l,cards:l.best,premiums:l.premiums})),s=e.choices.find(l=>l.act===t?.act),a=s?.act.replace(/^lay /,"")??"";if(!s||n.some(l=>l.cards===a))return n;let r=n.findLastIndex((l,u)=>u===0||l.points>=s.points),c={tricks:t?.bid??0,cards:a,points:s.points,chance:s.chance,premiums:void 0};return n.toSpliced(r+1,0,c)}function lp({premiums:e},t){let[n,s]=["pass",t].map(a=>e?.find(r=>r.offer===a));return n&&s?mn(s.points-n.points):"–"}function cp({advice:e,variant:t,done:n}){let s=(e.bids??[]).flatMap(r=>r.premiums??[]).map(r=>r.offer),a=[...new Set(s)].filter(r=>r!=="pass");return i`<${Q}><table class="book choices bids">
		<thead><tr><th scope="col">${o("col.bid")}</th><th scope="col">${o("page.hint.chance")}</th>
			<th scope="col">${o("page.hint.points")}</th><th scope="col" class="whole">${o("page.hint.less")}</th>
			${a.map(r=>i`<th key=${r} scope="col">${J(r)}</th>`)}</tr></thead>
		<tbody>${ip(e,n).map((r,c)=>{let l=e.choices.find(u=>u.act===`lay ${r.cards}`);return i`<tr key=${r.cards}>
				<${ls} best=${c===0} done=${l!==void 0&&l.act===n?.act}>
					<b>${oe(r.tricks,t)}</b><${Mi} cards=${r.cards} />
				<//>
				<td>${re(r.chance)}</td>
				<td>${mn(r.points)}</td>
				<${ji} choice=${l} best=${c===0} whole />
				${a.map(u=>i`<td key=${u}>${lp(r,u)}</td>`)}
			</tr>`})}</tbody>
	</table><//>
	${a.length>0?i`<p class="small soft">${o("page.hint.gain")}</p>`:null}`}var up=e=>/^(.+\.)?localhost\.?$|^127(\.\d+){3}$|^\[::1\]$/.test(e);function cs({link:e=`${location.origin}${location.pathname}`,label:t=o("page.link")}){let[n,s]=w(!1);return i`<div class="invitation">
		<${ge} label=${t} readonly value=${e} onfocus=${r=>r.target.select()} />
		<${x} onclick=${async()=>{try{matchMedia("(pointer: coarse)").matches&&navigator.share?await navigator.share({title:"Ninety-Nine",url:e}):await navigator.clipboard.writeText(e),s(!0)}catch(r){r instanceof DOMException&&r.name==="AbortError"||B(o("page.link.by-hand"))}}} say=${o(n?"page.link.copied":"page.link.copy")} />
		${up(location.hostname)?i`<${$p} />`:i`<${pp} link=${e} />`}
	</div>`}function pp({link:e}){let[t,n]=w(null),s=async()=>{try{let{generate:r}=await import("./lean-qr.js");n(r(e))}catch{B(o("trouble.unreached"))}};return i`<details class="qr" ontoggle=${r=>r.currentTarget.open&&!t&&void s()}>
		<summary>${o("page.link.code")}</summary>
		${t?i`<${dp} code=${t} label=${o("page.link.code.of",{link:e})} />`:null}
	</details>`}var hn=4;function dp({code:e,label:t}){let n=Array.from({length:e.size},(c,l)=>l),s=n.flatMap(c=>n.filter(l=>e.get(l,c)).map(l=>`M${l} ${c}h1v1h-1z`)).join(""),a=e.size+2*hn,r=`${-hn} ${-hn} ${a} ${a}`;return i`<svg role="img" aria-label=${t} viewBox=${r} shape-rendering="crispEdges">
		<rect x=${-hn} y=${-hn} width=${a} height=${a} fill="#fff" />
		<path d=${s} fill="#000" />
	</svg>`}function $p(){return i`<details class="unreachable">
		<summary>${o("page.link.own")}</summary>
		<p>${o("page.link.own.start")}</p>
		<p><code>ninetynine serve --addr :${location.port||80}</code></p>
		<p>${o("page.link.own.send",{host:location.hostname})}</p>
	</details>`}function Ti({variant:e,table:t}){let n=$e(`variant.${e}`);return i`<div class="introduction">
		${M.taught.value?null:i`<p>${o("page.invited.what")}</p>`}
		<p class="turns">
			<a class="button plain" href=${`/learn/first?table=${t}`}>${o("page.learn.title")}</a>
			<a class="button plain" href=${n?`/rules/${e}`:"/rules"}>
				${n?o("page.invited.rules",{variant:o(`variant.${e}`)}):o("page.nav.rules")}
			</a>
		</p>
	</div>`}var us=async e=>B(o(await st(e)?"page.link.copied":"page.link.by-hand"));var Di=e=>e.split(" ")[0]??"",Li=(e,t)=>e.premiums?.find(n=>Di(n.offer)===t),fp=e=>(e.bids?.[0]?.premiums??[]).map(t=>Di(t.offer));function ja(e,t){return t==="chance"?e.chance:t==="points"||t==="bid"?e.sampled:Li(e,t)?.sampled??-1/0}function mp(e,{by:t,up:n}){let s=new Map;for(let u of e.choices)s.set(u.bid??0,[...s.get(u.bid??0)??[],u]);let a=u=>Number(u.played??!1),r=(u,p)=>a(p)-a(u)||ja(p,t)-ja(u,t)||p.sampled-u.sampled,c=[...s].map(([u,p])=>({tricks:u,ways:p.toSorted(r)})),l=({tricks:u,ways:[p]})=>t==="bid"?u:p?ja(p,t):0;return c.toSorted((u,p)=>(l(p)-l(u)||u.tricks-p.tricks)*(n?-1:1))}var Ci=e=>e.choices.every(t=>Math.round(t.chance*100)<os);function ps({by:e,text:t,order:n,onorder:s,class:a}){let r=n.by===e,c=e==="bid",l=n.up?"ascending":"descending";return i`<th scope="col" class=${a} aria-sort=${r?l:void 0}>
		<button type="button" class="sort" onclick=${()=>s({by:e,up:r?!n.up:c})}>
			${t}<span aria-hidden="true">${r?n.up?"↑":"↓":""}</span>
		</button>
	</th>`}var Ni=(e,t=!0)=>`${t?"":"≈ "}${Y(Math.round(e)||0,0)}`;function Bi({way:e,offers:t}){let n=e.played??!1,s=Math.max(...(e.premiums??[]).map(r=>r.sampled)),a=`${n?"":"≈ "}${re(e.chance)}`;return i`<td class=${t.length>0?"spare":""} data-estimate=${n?void 0:""}>${a}</td>
		<td class=${t.length>0?"whole":""}>${Ni(e.sampled,n)}</td>
		${t.map(r=>{let c=Li(e,r);return i`<td key=${r} class=${c&&c.sampled===s?"offered top":"offered"}>
				${c?i`<b>${Ni(c.sampled)}</b> <small>${re(c.chance)}</small>`:"–"}
			</td>`})}`}var Ei=({act:e})=>i`<span class="act">${se(e.replace(/^lay /,""))}</span>`;function hp({total:{tricks:e,ways:t},best:n,offers:s,variant:a}){let[r,c]=w(!1),[l,...u]=t;if(!l)return null;let p=oe(e,a),d=t.some($=>$.act===n);return i`<tbody class=${r?"open":""}>
		<tr class="total">
			<th scope="row"><span class="which">
				<span class="mark">${d?i`<${be} />`:null}</span>
				<b data-long=${p.length>2?"":void 0}>${p}</b>
				<${Ei} act=${l.act} />
			</span></th>
			<${Bi} way=${l} offers=${s} />
			<td class="fold">${u.length===0?null:i`<button type="button" aria-expanded=${r}
				aria-label=${o("page.bids.fold",{bid:p,n:t.length})} onclick=${()=>c(!r)}>
				<span aria-hidden="true">${b(t.length)}</span>
				<svg viewBox="0 0 24 24" aria-hidden="true"><path d="m6 9 6 6 6-6" /></svg>
			</button>`}</td>
		</tr>
		${r?u.map($=>i`<tr key=${$.act} class="way">
			<th scope="row"><span class="which">
				<span class="mark">${$.act===n?i`<${be} />`:null}</span>
				<b></b><${Ei} act=${$.act} />
			</span></th>
			<${Bi} way=${$} offers=${s} />
			<td></td>
		</tr>`):null}
	</tbody>`}var gp=5;function Pi(e,t){let n=e/Math.max(gp*t,1);return n<.75?n:1-.25*Math.exp(3-4*n)}function Ri({advice:e,variant:t,order:n,onorder:s}){let a=fp(e),r=ue(()=>mp(e,n),[e,n.by,n.up]),c={order:n,onorder:s};return i`<${Q}><table class="book choices bids ways">
		<caption class="unseen">${o("page.nav.bids")}</caption>
		<thead><tr>
			<${ps} by="bid" text=${o("col.bid")} ...${c} />
			<${ps} by="chance" text=${o("page.hint.chance")} class=${a.length>0?"spare":""} ...${c} />
			<${ps} by="points" text=${o("page.hint.points")} class=${a.length>0?"whole":""} ...${c} />
			${a.map(l=>i`<${ps} key=${l} by=${l} text=${J(l)} ...${c} />`)}
			<th scope="col">${o("page.bids.ways")}</th>
		</tr></thead>
		${r.map(l=>i`<${hp} key=${l.tricks} total=${l} best=${e.act} offers=${a} variant=${t} />`)}
	</table><//>`}var yp=["variant","hand","trump","up","offer","dealer","seat","totals","played","sort"];function bp(e,t){let n=new URLSearchParams;for(let s of yp){let a=s in t?t[s]:e.get(s)??void 0;a&&n.set(s,a)}return`/bids?${n.toString().replaceAll("%2C",",")}`}var wp=e=>e&&/^\d+$/.test(e)?Number(e):void 0;function vp(e){let t=l=>e.get(l)||void 0,[n,s,a]=["dealer","seat","played"].map(l=>wp(e.get(l))),r=e.get("totals")?.split(",").map(Number).map(l=>Number.isInteger(l)?l:0),c={variant:t("variant")??"standard",hand:t("hand"),trump:t("trump"),up:t("up"),offer:t("offer"),dealer:n,seat:s,totals:r,played:a};return JSON.parse(JSON.stringify(c))}var Na=e=>[...ee].map(t=>e.ranks.split(" ").map(n=>n+t));function kp(e){let t=[...Na(e).flat(),...e.joker?["joker"]:[]];for(let r=t.length-1;r>0;r--){let c=(crypto.getRandomValues(new Uint32Array(1))[0]??0)%(r+1);[t[r],t[c]]=[t[c]??"",t[r]??""]}let n=t.length===e.seats*e.hand,s=ds(e)?t[n?t.length-1:e.hand]??"":"";return{hand:t.slice(0,e.hand).map(r=>r==="joker"?s:r).join(" "),up:s}}var ds=e=>e.trump.by==="turnup",xp=({order:e})=>e.includes("offer")&&e.indexOf("offer")<e.indexOf("lay");function Sp({variant:e,hand:t,onhand:n}){let s=Na(e),[a,r]=w([0,0]),c=A(null),l=t.length>=e.hand,u=f=>{t.includes(f)?n(t.filter(m=>m!==f)):l?B(o("page.bids.full",{n:e.hand})):n([...t,f])},p=f=>{let[m=0,h=0]=a,g={ArrowLeft:[0,-1],ArrowRight:[0,1],ArrowUp:[-1,0],ArrowDown:[1,0]}[f.key];if(!g)return;f.preventDefault();let y=[(m+g[0]+s.length)%s.length,h+g[1]],v=s[y[0]??0]?.length??1;y[1]=((y[1]??0)+v)%v,r(y),c.current?.querySelector(`[data-at="${y.join()}"]`)?.focus()},d=(f,m,h)=>i`<button type="button" key=${f} data-at=${`${m},${h}`}
		tabindex=${a[0]===m&&a[1]===h?0:-1} aria-pressed=${t.includes(f)}
		onclick=${()=>(r([m,h]),u(f))}>
		<${ie} card=${f} size="mini" />
	</button>`,$=f=>f>9?Math.ceil(f/2):f;return i`<div class="pack" role="group" aria-label=${o("page.bids.cards")} ref=${c} onkeydown=${p}>
		${s.map((f,m)=>i`<div key=${m} class="suit-row" style=${`--n: ${$(f.length)}`}>
			${f.map((h,g)=>d(h,m,g))}
		</div>`)}
	</div>`}function Op({variant:e,asking:t,set:n}){if(ds(e)){let c=[...Na(e).flat(),...e.joker?["joker"]:[]],l=z(n)("up");return i`<${U} label=${o("page.bids.up")} value=${t.up??""} onchange=${l}
			options=${[["",o("page.bids.up.none")],...c.map(u=>[u,tt(u)])]} />`}let s=e.trump.by==="holder"&&t.offer&&t.offer!=="pass",r=[...s&&!e.trump.none?[]:["none"],..."CDHS",...s&&e.trump.nines?["nines"]:[]];return i`<${R} label=${o("page.bids.trump")} value=${t.trump??e.trump.first}
		options=${r.map(c=>[c,c==="none"?o("trump.short"):T(c)])}
		onchange=${z(n)("trump")} />`}function Ap({variant:e,asking:t,set:n}){let s=e.seats-(e.dummy?1:0),a=t.seat??0,r=t.dealer??s-1,c=Array.from({length:s},(l,u)=>{let p=(a-1-u+2*s)%s;return[String(p),u===s-1?o("page.bids.place.last"):o("page.bids.place",{n:u+1})]});return i`<${R} label=${o("page.bids.place.label")} value=${String(r)} options=${c}
		onchange=${z(n)("dealer")} />`}function Mp({variant:e,asking:t,set:n}){if(!xp(e))return null;let{declare:s,reveal:a}=e.offers,r=["","pass",...s?["declare"]:[],...a?["reveal"]:[]],c=l=>{let u=l!==""&&l!=="pass"&&!e.trump.none;n({offer:l,trump:u?t.trump?.replace("none","")||"C":t.trump})};return i`<${R} label=${o("page.bids.offer")} value=${t.offer??""}
		options=${r.map(l=>[l,l===""?o("page.bids.offer.none"):J(l)])}
		onchange=${c} />`}function jp({variant:e,asking:t,set:n}){let s=e.seats,a=Array.from({length:s},($,f)=>t.totals?.[f]??0),r=9999,c=t.seat??0,l=$=>e.dummy&&$===s-1?"dummy":$===c?"you":String(($-c+s)%s+1),u=()=>n({totals:"",played:""}),p=$=>f=>n({totals:a.with($,f).join()}),d=($,f)=>i`<${le} key=${f} late label=${o("page.bids.total",{who:l(f)})}
		value=${$} min=${-r} max=${r} onchange=${p(f)} />`;return i`<details class="score-so-far" open=${t.totals!==void 0}>
		<summary>${o("page.bids.score")}</summary>
		<div class="stack">
			<div class="row">
				${a.map(d)}
				${e.game.deals?i`<${le} late label=${o("page.bids.played")} value=${t.played??0} min=${0}
							max=${e.game.deals-1}
							onchange=${$=>n({totals:a.join(),played:String($)})} />`:null}
			</div>
			<p class="small soft">${o("page.bids.score.about")}</p>
			${t.totals?i`<p><${x} plain onclick=${u} say=${o("page.bids.score.off")} /></p>`:null}
		</div>
	</details>`}function Tp({began:[e,t]}){let[n,s]=w(performance.now());return S(()=>{let a=setInterval(()=>s(performance.now()),250);return()=>clearInterval(a)},[]),i`<progress value=${Pi(n-e,t)} aria-label=${o("page.bids.far")}></progress>`}var Np=11e4,Ta=new Map;function Bp(e){let t=e?JSON.stringify(e):"",[n,s]=w({});return S(()=>{if(!e)return;let a=Ta.get(t);if(a)return void s({key:t,table:a,whole:!0});let r=new AbortController,{signal:c}=r;return Jn(async()=>{let p=performance.now(),d=await $a(e,{signal:c}),$=d.advice.phase==="lay"&&d.advice.choices.some(m=>!m.played);if(c.aborted)return;let f=performance.now();if(s({key:t,table:d,whole:!$,began:[f,f-p]}),!$)return void Ta.set(t,d);try{let m=await $a({...e,all:!0},{signal:c,within:Np});Ta.set(t,m),c.aborted||s({key:t,table:m,whole:!0})}catch{c.aborted||s({key:t,table:d,whole:!0})}},p=>s({key:t,wrong:it(p)?o("page.bids.none"):E(p)}),()=>!c.aborted),()=>r.abort()},[t]),n.key===t?n:{}}function Ep({known:{table:e,whole:t,wrong:n,began:s},variant:a,sort:r,set:c}){if(n)return i`<p role="alert">${n}</p>`;if(!e)return i`<p class="soft" role="status">${o("page.hint.thinking")}</p>`;let{advice:l,game:u}=e,[p="points",d]=r.split("."),$={by:p||"points",up:d==="up"},f=l.choices[0];return i`<div class="advice">
		${l.phase==="lay"&&f?i`<div class="advised">
				<p class="verdict"><${be} /><span>
					${o("page.bids.says",{bid:oe(f.bid??0,a)})} <${Ut} act=${f.act} />
				</span></p>
				${Ci(l)?i`<p class="why">${o("page.bids.spoil")}</p>`:null}
			</div>
			<${Ri} advice=${l} variant=${a} order=${$}
				onorder=${m=>c({sort:m.by+(m.up?".up":"")})} />
			<div class="small soft far">
				<p role="status">${o(t?"page.hint.worlds":"page.bids.more",{n:l.worlds})}</p>
				${!t&&s?i`<${Tp} began=${s} />`:null}
			</div>
			<p class="small soft estimates">${o("page.bids.estimate")}</p>
			<p class="small soft">${o(u?"page.bids.points.game":"page.bids.points")}</p>`:i`<${Jt} advice=${l} variant=${a} open />`}
	</div>`}function Dp({variant:e,asking:t,set:n,known:s,hand:a,sort:r}){let c=e.hand-a.length;return c>0?i`<p class="soft waiting-for">${o("page.bids.wait",{n:c})}</p>`:ds(e)&&!t.up?i`<p class="soft waiting-for">${o("page.bids.wait.up")}</p>`:i`<${Ep} known=${s} variant=${e} sort=${r} set=${n} />`}function Lp(){let e=fe.value,t=vp(e),n=_(t.variant),s=D(t.hand?.trim().replaceAll(/[\s.]+/g," ")),a=n&&s.length>=n.hand&&(!ds(n)||t.up),r=Bp(a?t:void 0);S(()=>{G(xe)},[]);let c=($,f="sort"in $)=>H(bp(fe.value,$),{replace:f});if(!n){let $=ye.value.length>0&&ye.value.every(f=>f.id!==t.variant);return i`<main id="main" tabindex="-1" class="stack">${$?i`<h1>${o("page.nowhere")}</h1>`:null}</main>`}let l=$=>c({hand:$.join(" ")},$.length<n.hand),u=()=>c(kp(n),!1),p=()=>c({hand:""},!1),d={variant:n,asking:t,set:c};return i`<main id="main" tabindex="-1" class="bid-screen">
		<header><h1>${o("page.nav.bids")}</h1><p class="lead">${o("page.bids.lead")}</p></header>
		<div class="bid-asked">
			<${U} label=${o("page.create.variant")} value=${n.id} groups=${Pe()}
				onchange=${$=>H(`/bids?variant=${$}`)} />
			<div class="pack-head"><h2>${o("page.bids.cards")}</h2>
				<span class="soft" aria-live="polite">${o("page.bids.count",{n:s.length,of:n.hand})}</span></div>
			<${Sp} variant=${n} hand=${s} onhand=${l} />
			<p class="row">
				<${x} onclick=${u} say=${o("page.bids.deal")} />
				${s.length>0?i`<${x} plain onclick=${p} say=${o("page.bids.clear")} />`:null}
			</p>
			<${Mp} ...${d} /><${Op} ...${d} /><${Ap} ...${d} /><${jp} ...${d} />
		</div>
		<section class="bid-found" aria-label=${o("page.bids.found")}>
			<${Dp} ...${d} known=${r} hand=${s} sort=${e.get("sort")??""} />
			${a?i`<p><${x} plain onclick=${()=>us(location.href)} say=${o("page.link.copy")} /></p>`:null}
		</section>
	</main>`}var $s="ninetynine.promise";async function qi(){try{let e=Number(localStorage.getItem($s));if(await navigator.storage.persisted()||Date.now()-e<6048e5)return;localStorage.setItem($s,String(Date.now())),await navigator.storage.persist()}catch{}}async function Ii(){try{let e=await navigator.storage.persisted(),{usage:t}=await navigator.storage.estimate().catch(()=>({usage:void 0}));return{promised:e,bytes:t}}catch{return}}var Ie="ninetynine.pad.",Cp=200,Pp=400,Ue=L(qp()),gn=L(new Set),fs=Lt(()=>gn.value.size>0);function Ea(e,t){if(gn.peek().has(e)!==t)return;let n=[...gn.peek()].filter(s=>s!==e);gn.value=new Set(t?n:[...n,e])}function _i(e){let t=2166136261;for(let n=0;n<e.length;n++)t=Math.imul(t^e.charCodeAt(n),16777619)>>>0;return`${t.toString(16)}${e.length.toString(16)}`}function Rp(e,t){let n=[_i(e)];for(let{at:s,rest:a}of t.toReversed())n.unshift(_i(e=e.slice(0,s)+a));return n}function Da(e){try{let{draft:t,...n}=JSON.parse(e??"");if(!(typeof n.record=="string"&&typeof n.id=="string"&&Array.isArray(n.summary?.names)))return;let a=t?{[t.deal]:t.entry}:{},r=t&&t.deal<n.summary.deals?t.deal:null,c=Rp(n.record,n.past??[]);return{past:[],next:[],versions:c,drafts:a,open:r,...n}}catch{return}}function qp(){let e=Object.values(Wn(Ie)).map(Da).filter(t=>t!==void 0);return Object.fromEntries(e.map(t=>[t.id,t]))}var La=e=>e.versions.at(-1)??"",yn=(e,t)=>e.versions.includes(La(t));function Fi(e){Ue.value={...Ue.peek(),[e.id]:e},Ea(e.id,!0)}function ms(e){let t=Ue.peek()[e],n;try{n=localStorage.getItem(Ie+e)}catch{return}let s=Da(n),a=gn.peek().has(e);if(!s)t&&!a&&Wi(e);else if(t&&yn(t,s)&&(a||!yn(s,t)))ne(t);else if(!t||yn(s,t))Fi(s);else{Fi(s);let{shared:r,...c}=t;ne({...c,id:La(t)}),B(o("page.pad.split"))}}globalThis.addEventListener?.("storage",e=>{e.key?.startsWith(Ie)&&ms(e.key.slice(Ie.length))});var _e=()=>Object.values(Ue.value).sort((e,t)=>t.moved-e.moved),Me=e=>Ue.value[e];function ne(e){Ue.value={...Ue.peek(),[e.id]:e},Ea(e.id,Te(Ie+e.id,JSON.stringify(e)))}function Wi(e){let{[e]:t,...n}=Ue.peek();Ue.value=n,Ea(e,!0)}function zi(e){Wi(e),Te(Ie+e,null)}var Hi=()=>Object.fromEntries(_e().map(e=>[Ie+e.id,JSON.stringify(e)]));function Ip(e,t){let[n,s]=[e.summary.deals,t.summary.deals],a={...t.drafts};for(let[c,l]of Object.entries(e.drafts)){let u=Number(c)===n?s:Number(c);u<=s&&(a[u]=l)}let r=e.shared??t.shared;return{...t,id:e.id,drafts:a,...r?{shared:r}:{}}}function Ki(e,t){let n=Da(t);if(!n||Ie+n.id!==e||(ms(n.id),_e().some(c=>yn(c,n))))return!1;let s=_e().find(c=>yn(n,c)),{shared:a,...r}=n;return s?ne(Ip(s,n)):Me(n.id)?ne({...r,id:La(n)}):ne(n),!0}var Ui=({rules:e,seats:t,choices:n,totals:s,deals:a,end:r})=>({variant:e.id,names:t,live:n.live,totals:s,deals:a.length,over:r!==void 0}),Ba=()=>rt().slice(0,12),hs=e=>({id:Ba(),record:e.record,past:[],next:[],versions:[Ba()],drafts:{},open:null,moved:Date.now(),summary:Ui(e)}),dt=(e,t)=>({...e,record:t.record,past:[...e.past,Vi(e.record,t.record,t.did)].slice(-Cp),next:[],versions:[...e.versions,Ba()].slice(-Pp),moved:Date.now(),summary:Ui(t)}),gs=({open:e,summary:t})=>e??t.deals,Vt=e=>`${e.inserting?"before ":""}${gs(e)}`,Ot=e=>e.drafts[Vt(e)];function At(e,t,n){let{[t]:s,...a}=e.drafts;return{...e,drafts:n?{...a,[t]:n}:a}}var Ji=e=>({...e,drafts:Object.fromEntries(Object.entries(e.drafts).filter(([t])=>Number(t)>=e.summary.deals))}),Je=({inserting:e,...t})=>({...t,open:null});function Vi(e,t,n){let s=0;for(;s<e.length&&e[s]===t[s];)s++;return{at:s,rest:e.slice(s),...n?{did:n}:{}}}function Gi(e,t){let n=e[t].at(-1);return n&&e.record.slice(0,n.at)+n.rest}function Yi(e,t,n){let{past:s,next:a}=e,r=Vi(e.record,t.record,e[n].at(-1)?.did),c=n==="past"?{past:s.slice(0,-1),next:[...a,r]}:{past:[...s,r],next:a.slice(0,-1)};return{...dt(e,t),...c}}var Qi="ninetynine.",Zi=e=>e===$s||e===Jr||e.startsWith(Xo)||e.startsWith(Yr),_p=()=>({...Object.fromEntries(Object.entries(Wn(Qi)).filter(([e])=>!Zi(e))),...Hi()});function Fp(e,t){if(!Te(e,t))throw new K(507,"full","");dispatchEvent(new StorageEvent("storage",{key:e,newValue:t}))}async function Xi(){let e=await Cr(),t=new Blob([e,JSON.stringify({page:_p()}),`
`]);return{name:`ninetynine-${new Date().toISOString().slice(0,10)}.jsonl.gz`,content:await Zo(t)}}function Wp(e){let t=e.slice(e.lastIndexOf(`
`,e.length-2)+1);try{return JSON.parse(t).page??{}}catch{return{}}}async function zp(e){let t;try{t=await ns(e)}catch{throw new K(400,"file-cut","the file cannot be unpacked")}if(t===void 0)throw new K(400,"file-packed","the file is packed with Zstandard");if(t.trim()==="")throw new K(400,"file-empty","the file is empty");return t}async function el(e,t=!1){let n=await zp(e),s={...await Pr(new Blob([n]),t),pads:0};for(let[a,r]of Object.entries(Wp(n)))!a.startsWith(Qi)||Zi(a)||typeof r!="string"||(a===Ho?Ko(r):a.startsWith(Ie)?s.pads+=Ki(a,r)?1:0:Xe(a)===null&&Fp(a,r));if(fs.peek())throw new K(507,"full","");return await qr(),s}var Hp=["AC","KD","QH","JS"];function Gt({title:e,children:t}){return i`<section>
		<h2>${e}</h2>
		<div class="stack">${t}</div>
	</section>`}function $t({name:e,label:t,options:n}){let s=M[e],a=r=>s.value=r;return i`<${R} label=${t} value=${s.value} options=${n} onchange=${a} />`}function ys({name:e,label:t,about:n}){let s=M[e];return i`<div>
		<${lt} label=${t} role="switch" checked=${s.value}
			onchange=${a=>s.value=a} />
		${n?i`<p class="soft small">${n}</p>`:null}
	</div>`}function Kp(){let[e,t]=w(I.value?.name??M.name.value),[n,s]=w({text:"",wrong:!1}),a=I.value?.name??M.name.value,r=A(a),c=async u=>{let p=Fr(u);if(p!==r.current){if((I.value||p!=="")&&!Wr(p))return s({text:o("page.choices.name.empty"),wrong:!0});r.current=p;try{await zr(p),t(I.value?.name??p),s({text:o("page.choices.name.kept"),wrong:!1})}catch(d){r.current=a,s({text:E(d),wrong:!0})}}};return i`<form onsubmit=${u=>(u.preventDefault(),c(e))}>
		<${ge} label=${o("page.choices.name")} value=${e} oninput=${t} onchange=${()=>c(e)}
			maxlength=${_r} autocomplete="nickname" placeholder=${o("page.guest")} enterkeyhint="done"
			aria-invalid=${n.wrong} aria-describedby="name-said" />
		<p id="name-said" class=${n.wrong?"trouble":"soft small"} role="status">
			${n.text||o("page.choices.name.about")}
		</p>
	</form>`}function Up(){let[e,t]=w(!1);if(!I.value||at.value)return null;let n=async()=>{try{await $r()}catch(r){if(!(r instanceof K&&r.reason==="no-session"))throw r}Rr(null),B(o("page.choices.leave.done"))},s=()=>t(!1),a=i`<${x} onclick=${s} say=${o("page.choices.leave.no")} />
		<${x} chief onclick=${()=>G(n).then(s)} say=${o("page.choices.leave.yes")} />`;return i`<${Gt} title=${o("page.choices.leave.title")}>
		<p><${x} aria-haspopup="dialog" onclick=${()=>t(!0)} say=${o("page.choices.leave")} /></p>
		${e?i`<${P} title=${o("page.choices.leave.title")} onclose=${s} actions=${a}>
					<p>${o("page.choices.leave.warning",{name:I.value.name})}</p>
				<//>`:null}
	<//>`}var Ca=!1;function Jp(){let e=A(null);return S(()=>{Ca&&(Ca=!1,e.current?.querySelector("input:checked")?.focus())},[]),i`<div ref=${e} onchange=${()=>Ca=!0}>
		<${$t} name="language" label=${o("page.choices.language")}
			options=${[["",o("page.choices.language.auto")],...Object.entries(_o)]} />
	</div>`}function Vp({tables:e,longer:t,known:n,pads:s}){let a=Object.entries({tables:e,longer:t,pads:s,known:n}).filter(([,c])=>c>0);return[...e+t+s>0?[]:[o("page.here.taken.none")],...a.map(([c,l])=>o(`page.here.taken.${c}`,{n:l}))].join(" ")}function Gp({name:e,onclose:t,take:n}){let s=i`<${x} onclick=${t} say=${o("page.here.whose.no")} />
		<${x} chief onclick=${n} say=${o("page.here.whose.yes")} />`;return i`<${P} title=${o("page.here.whose")} onclose=${t} actions=${s}>
		<p>${o("page.here.whose.about",{name:e,me:(cn("here")??I.value)?.name??""})}</p>
	<//>`}function Yp(){let[e,t]=w(""),[n,s]=w(void 0),a=C(Ii,e).value,r=()=>G(async()=>{let{name:u,content:p}=await Xi();nt(p,u)}),c=(u,p)=>G(async()=>{s(void 0),t("");try{t(Vp(await el(u,p)))}catch(d){if(!(d instanceof K))throw d;let $=`page.here.${d.reason}`;if(d.reason==="file-whose")s({file:u,name:d.message});else if($e($))t(o($));else throw d}}),l=Math.max(1,Math.ceil((a?.bytes??0)/1e6));return i`<${Gt} title=${o("page.here")}>
		<p>${Un.value?o(`page.unkept.${Un.value}`):o("page.here.about",{mega:l})}</p>
		<p class="row">
			<${x} onclick=${r} say=${o("page.here.export")} />
			<${It} say=${o("page.here.import")} accept=".jsonl,.gz,.zst" ontake=${c} />
		</p>
		<p class="small" role="status">${e}</p>
		${a&&!Un.value?i`<p class="soft small">${o(a.promised?"page.here.promised":"page.here.unsure")}</p>`:null}
		${n?i`<${Gp} name=${n.name} onclose=${()=>s(void 0)}
					take=${()=>c(n.file,!0)} />`:null}
	<//>`}function Qp(){return i`<main id="main" tabindex="-1" class="choices">
		<h1>${o("page.nav.settings")}</h1>
		<${Gt} title=${o("page.choices.you")}><${Kp} /><//>
		${ra||cn("here")?i`<${Yp} />`:null}
		<${Gt} title=${o("page.choices.book")}>
			<${Jp} />
			<${$t} name="theme" label=${o("page.choices.theme")}
				options=${ae("page.choices.theme","auto","day","night")} />
		<//>
		<${Gt} title=${o("page.choices.cards")}>
			<p class="sample on-felt">
				<${ie} face="down" />${Hp.map(e=>i`<${ie} key=${e} card=${e} />`)}
			</p>
			<${$t} name="pack" label=${o("page.choices.pack")}
				options=${ae("page.choices.pack","two","four","german4")} />
			<${$t} name="back" label=${o("page.choices.back")}
				options=${ae("page.choices.back","leaf","lattice","stripe")} />
			<${$t} name="felt" label=${o("page.choices.felt")}
				options=${ae("page.choices.felt","sea","moss","ink")} />
			<${$t} name="indices" label=${o("page.choices.indices")}
				options=${ae("page.choices.indices","local","international")} />
			<${ys} name="values" label=${o("page.choices.values")} />
			<${ys} name="forced" label=${o("page.choices.forced")} about=${o("page.choices.forced.about")} />
		<//>
		<${Gt} title=${o("page.choices.table")}>
			<${$t} name="play" label=${o("page.choices.play")}
				options=${ae("page.choices.play","auto","once","twice")} />
			<p class="soft small">${o("page.choices.play.about")}</p>
			<${$t} name="pace" label=${o("page.choices.pace")}
				options=${ae("page.pace","calm","usual","quick","instant")} />
			<${ys} name="sound" label=${o("page.choices.sound")} />
			<${ys} name="spoken" label=${o("page.choices.spoken")} about=${o("page.choices.spoken.about")} />
		<//>
		${ra?null:i`<${Up} />`}
	</main>`}var bs={changed:{},written:""},Zp={"game.target":[1,1e3],"game.deals":[1,1e3],"game.bonus":[0,1e3],"rubber.games":[1,100],"rubber.wins":[1,100],"score.trick":[0,1e3],"score.vulnerable":[1,1e3],"offers.declare":[1,1e3],"offers.reveal":[1,1e3]},tl=e=>e.offers.how!=="none",Xp={"offers.how":e=>{if(tl(e))return e.trump.by==="holder"?["sealed","turn","raise"]:["sealed","turn","raise","none"]},"offers.loss":e=>tl(e)?["opponents","own"]:void 0,"trump.by":e=>e.trump.by==="success"?["success","rotation",...e.joker?[]:["turnup"]]:void 0,"game.tie":e=>e.rubber.wins?["usual","on","contracts"]:["usual","on","share","contracts"],"game.bonusTo":e=>e.dummy?["dummy","double"]:void 0},ed={"score.zeroOrAll":()=>!0,"trump.across":({rubber:e,trump:t})=>t.by==="success"&&(e.games>1||e.wins>0)},Ra=(e,t)=>t.split(".").reduce((n,s)=>n?.[s],e),td=(e,t)=>JSON.stringify(e)===JSON.stringify(t),Pa=e=>typeof e=="object"&&e!==null&&!Array.isArray(e);function Yt({plan:e,set:t}){return i`<div>
		<${R} label=${o("page.create.length")} value=${e.length} onchange=${z(t)("length")}
			options=${[["",o("page.create.length.usual")],...ae("page.create.length","deals","games")]} />
		${e.length?i`<${le} label=${o("page.create.length.n")} value=${e.rounds} min=${1} max=${1e3}
					onchange=${z(t)("rounds")} />`:null}
	</div>`}var nl=e=>new pe(o("page.create.rules.unread",{text:e}));function bn({changed:e,written:t},n){let s={};for(let[r,c]of Object.entries(n?e:{})){let[l="",u=""]=r.split("."),p=Ra(n,r);td(c,p)||(s[l]={...s[l],[u]:c})}let a={};try{a=t.trim()?JSON.parse(t):{}}catch(r){throw nl(r instanceof Error?r.message:"")}if(!Pa(a))throw nl(o("page.create.rules.object"));for(let[r,c]of Object.entries(a))s[r]=Pa(s[r])&&Pa(c)?{...s[r],...c}:c;return Object.keys(s).length>0?s:void 0}function ws({own:e,set:t,rules:n}){if(!n)return null;let s=p=>p in e.changed?e.changed[p]:Ra(n,p),a=(p,d)=>t({...e,changed:{...e.changed,[p]:d}}),r=p=>o(`page.create.rules.${p}`),c=p=>t({...e,written:p.currentTarget.value}),{clauses:l,...u}=n;return i`<details>
		<summary>${o("page.create.rules")}</summary>
		<div class="stack">
			<${nd} points=${s("score.made")} onchange=${p=>a("score.made",p)} />
			${Object.entries(Zp).map(([p,[d,$]])=>Number(Ra(n,p))<d||p==="game.bonus"&&!n.game.target?null:i`<${le} key=${p} label=${r(p)} value=${s(p)} min=${d} max=${$}
							onchange=${f=>a(p,f)} />`)}
			${Object.entries(Xp).map(([p,d])=>{let $=d(n);return $?i`<${R} key=${p} label=${r(p)} value=${s(p)}
							options=${$.map(f=>[f,o(`page.create.rules.${p}.${f}`)])}
							onchange=${f=>a(p,f)} />`:null})}
			${Object.entries(ed).map(([p,d])=>d(n)?i`<${lt} key=${p} label=${r(p)} checked=${s(p)}
							onchange=${$=>a(p,$)} />`:null)}
			<details class="whole">
				<summary>${o("page.create.rules.written")}</summary>
				<label class="field">
					<span>${o("page.create.rules.json")}</span>
					<textarea class="code" rows="3" spellcheck=${!1} autocapitalize="none" value=${e.written}
						placeholder='{"score": {"made": [0, 40, 20, 10]}}' oninput=${c}></textarea>
				</label>
				<p class="small soft">${o("page.create.rules.all")}</p>
				<pre class="code">${sd(u)}</pre>
			</details>
		</div>
	</details>`}function nd({points:e,onchange:t}){return i`<fieldset class="amounts whole">
		<legend>${o("page.create.rules.made")}</legend>
		${e.map((n,s)=>s===0?null:i`<${le} key=${s} label=${o("page.create.rules.made.n",{n:s})} value=${n} min=${0} max=${1e3}
						onchange=${a=>t(e.with(s,a))} />`)}
	</fieldset>`}var sd=e=>Object.entries(e).map(([t,n])=>{let s=JSON.stringify(n).replaceAll(/([,:])(?=["\d[{tf-])/g,"$1 ");return`${JSON.stringify(t)}: ${s}`}).join(`
`);var ad={variant:"",bots:[],public:"no",clock:"none",minutes:10,seconds:10,days:"3",length:"",rounds:9,closed:"no",hints:"",undo:"",open:"",pace:"usual",greet:"no",stand:"",house:bs},sl=6e4,od=1440*sl;function rd({clock:e,minutes:t,seconds:n,days:s}){if(e==="bank")return{bank:t*sl,add:n*1e3};if(e==="move")return{move:Number(s)*od}}function id(e,t){let{variant:n,hints:s,undo:a,open:r,pace:c,stand:l,length:u,rounds:p}=e,d={variant:n,rules:bn(e.house,t),...u&&{[u]:p},public:e.public==="yes",closed:e.closed==="yes",clock:rd(e),undo:a,hints:s,open:r,bot:l,pace:wt[c],greet:e.greet==="yes"},$=Object.entries(d).filter(([,f])=>f!==void 0&&f!==""&&f!==!1);return Object.fromEntries($)}var vs=(e,t)=>Array.from({length:t.chairs-1},(n,s)=>e.bots[s]??""),al=(e,t)=>vs(e,t).includes("");function ld({plan:e,set:t,variant:n,name:s}){let a=l=>[l,o("page.create.bot",{level:o(`page.level.${l}`)})],r=[["",o("page.create.friend")],...un.value.map(l=>a(l.name))],c=l=>u=>t({bots:vs(e,n).with(l,u)});return i`<fieldset class="seats">
		<legend class="unseen">${o("page.create.chairs")}</legend>
		${al(e,n)?i`<${Zn} name=${s} />`:i`<div class="field"><span>${o("page.create.chair",{n:1})}</span><p>${o("page.create.you")}</p></div>`}
		${vs(e,n).map((l,u)=>{let p=o("page.create.chair",{n:u+2});return i`<${U} key=${u} label=${p} value=${l} options=${r} onchange=${c(u)} />`})}
	</fieldset>`}function cd({plan:e,set:t}){let n=z(t),s=["1","3","7"];return i`<div>
		<${R} label=${o("page.create.clock")} value=${e.clock} onchange=${n("clock")}
			options=${ae("page.create.clock","none","bank","move")} />
		${e.clock==="bank"?i`<div class="row">
					<${le} label=${o("page.create.clock.minutes")} value=${e.minutes} min=${1} max=${600}
						onchange=${n("minutes")} />
					<${le} label=${o("page.create.clock.seconds")} value=${e.seconds} min=${0} max=${600}
						onchange=${n("seconds")} />
				</div>`:null}
		${e.clock==="move"?i`<${R} label=${o("page.create.clock.each")} value=${e.days} onchange=${n("days")}
					options=${s.map(a=>[a,o("page.create.clock.days",{n:Number(a)})])} />`:null}
	</div>`}function ud({plan:e,set:t}){let n=z(t),s=["",o("page.create.usual")],a=o("page.create.never");return i`<details>
		<summary>${o("page.create.more")}</summary>
		<div class="stack">
			<${Yt} plan=${e} set=${t} />
			<${R} label=${o("page.create.undo")} value=${e.undo} onchange=${n("undo")}
				options=${[s,...ae("page.create.undo","free","agree"),["never",a]]} />
			${Zr.value?i`<${R} label=${o("page.create.hints")} value=${e.hints} onchange=${n("hints")}
						options=${[s,["yes",o("page.create.hints.yes")],["no",a]]} />`:null}
			<${R} label=${o("page.create.open")} value=${e.open} onchange=${n("open")}
				options=${[s,...ae("page.create.open","deal","match")]} />
			<p class="soft small whole">${o("page.create.usual.about")}</p>
			<${R} label=${o("page.create.watch")} value=${e.closed} onchange=${n("closed")}
				options=${[["no",o("page.create.watch.yes")],["yes",o("page.create.watch.no")]]} />
			<${R} label=${o("page.create.pace")} value=${e.pace} onchange=${n("pace")}
				options=${ae("page.pace",...Object.keys(wt))} />
			<${R} label=${o("page.create.greet")} value=${e.greet} onchange=${n("greet")}
				options=${ae("page.create.greet","no","yes")} />
			<${U} label=${o("page.create.stand")} value=${e.stand} onchange=${n("stand")}
				options=${[s,...ae("page.level",...un.value.map(r=>r.name))]} />
		</div>
	</details>`}function pd({plan:e,set:t,variant:n}){let s=a=>t({variant:a,house:{...e.house,changed:{}}});return i`<div class="variant">
		<${U} label=${o("page.create.variant")} value=${e.variant} groups=${Pe()} onchange=${s} />
		<p class="soft">${o(`about.${n.id}`)}</p>
	</div>`}var dd=400;function $d({plan:e,rules:t}){let n={variant:e.variant,rules:fd(e,t)},s=V.value,{value:a=""}=C(async r=>(await new Promise(c=>setTimeout(c,dd)),!n.rules||r.aborted?"":ct(n,s).then(({players:c=""})=>c,()=>"")),JSON.stringify(n),s);return i`<p class=${a?"soft":"unseen"} role="status">${a}</p>`}function fd(e,t){try{return bn(e.house,t)}catch{return}}function md({onclose:e}){let t=pt(),[n,s]=w({...ad,variant:t?.id??"",pace:M.pace.value}),[a,r]=w(""),{busy:c,once:l}=te(g=>r(E(g))),u=zt(),p=A(null);S(()=>{a&&p.current?.scrollIntoView({block:"nearest"})},[a]);let d=_(n.variant),$=ye.value.find(g=>g.id===n.variant)??t,f=g=>(s(y=>({...y,...g})),r(""));if(!$)return null;let m=g=>{g.preventDefault(),l(async()=>{r(""),!(al(n,$)&&!await u.keep())&&await ni(id(n,d),["",...vs(n,$)])})},h=i`<button type="submit" form="create" class="button chief" aria-busy=${c}>
		${o("page.home.create")}
	</button>`;return i`<${P} broad title=${o("page.create.title")} onclose=${e} actions=${h}>
		<form id="create" class="create stack" onsubmit=${m}>
			<${pd} plan=${n} set=${f} variant=${$} />
			<${ld} plan=${n} set=${f} variant=${$} name=${u} />
			${at.value?null:i`<${R} label=${o("page.create.public")} value=${n.public} onchange=${z(f)("public")}
					options=${ae("page.create.public","no","yes")} />`}
			<${cd} plan=${n} set=${f} />
			<${ud} plan=${n} set=${f} />
			<${ws} own=${n.house} set=${z(f)("house")} rules=${d} />
			<${$d} plan=${n} rules=${d} />
			<p ref=${p} class=${a?"trouble":""} role="alert">${a}</p>
		</form>
	<//>`}var Mt=e=>new Date(e*864e5).toISOString().slice(0,10),ks=e=>Math.round(Date.parse(e)/864e5),ol=e=>/^\d{4}-\d\d-\d\d$/.test(e)&&!Number.isNaN(Date.parse(e));function hd(e){let t=new Date(e);return Mt(Date.UTC(t.getFullYear(),t.getMonth(),t.getDate())/864e5)}var rl=e=>Date.parse(e)+1.5*864e5,jt=()=>hd(Date.now());function il(e,t){let n=ks(t);e.has(Mt(n))||n--;let s=0;for(;e.has(Mt(n-s));)s++;return s}var qa=e=>Uint8Array.from(e.match(/../g)??[],t=>parseInt(t,16)),ll=(e,t)=>Uint8Array.from({length:t},(n,s)=>Number(e>>BigInt(8*(t-1-s))&255n));async function gd(e,t){for(let n=0;n<t;n++)e=await rn("n99-chain-1",e);return e}var yd=(e,t)=>rn("n99-mix-1",e,...t.flatMap(n=>[Uint8Array.of(n.length),n])),bd=async e=>/^[0-9a-fA-F]{64}$/.test(e)?qa(e):rn("n99-seed-1",e);async function*wd(e,t){for(let n=0n;;n++){let s=new DataView((await rn("n99-deal-1",e,ll(t,8),ll(n,4))).buffer);for(let a=0;a<32;a+=8)yield s.getBigUint64(a)}}async function vd(e,t,n){let s=[...e],a=wd(t,n),r=(1n<<64n)-1n;for(let c=0;s.length-c>=2;){let l=[],u=1n;for(let $=BigInt(s.length-c);$>1n&&u*$<=1n<<56n;$--)l.push($),u*=$;let p,d;do{d=(await a.next()).value,p=[];for(let $ of l)p.push(Number(d*$>>64n)),d=d*$&r}while(d<(1n<<64n)%u);for(let $ of p){let[f,m]=[s[c],s[c+$]];s[c]=m,s[c+$]=f,c++}}return s}var cl=["2","3","4","5","6","7","8","9","10","11","12","J","Q","K","A"];async function kd(e,t,n,s=0){let a=e.ranks.split(" ").sort((m,h)=>cl.indexOf(m)-cl.indexOf(h)),r=["C","D","H","S"].flatMap(m=>a.map(h=>h+m));e.joker&&r.push("joker");let c=await vd(r,t,n),l=c.length===e.seats*e.hand?(s+1)*e.hand:c.length,u=e.trump.by==="turnup"?c[l-1]:void 0,p=Array.from({length:e.seats},(m,h)=>c.slice(h*e.hand,(h+1)*e.hand)),d=p.findIndex(m=>m.includes("joker")),$=e.dummy?(p[e.seats-1]??[]).slice(0,e.aside):[],f=m=>m.map(h=>h==="joker"?u??h:h).sort();return{hands:p.map(f),aside:f($),turnup:u,joker:d<0?void 0:d}}function xd(e,t){let n=a=>String(a??"").split(" ").filter(Boolean).sort().join(" "),s=(e.aside??[]).filter(a=>a!=="").pop();return t.hands.every((a,r)=>a.join(" ")===n(e.hands?.[r]))&&t.aside.join(" ")===n(s)&&t.turnup===e.turnup&&t.joker===e.joker}async function Sd(e,t){if(e.length!==t.length)return!1;for(let[n,s]of e.entries())if(s.length&&await Yo(s)!==t[n])return!1;return!0}async function ul(e,t,n){let s=e.split(`
`).filter(g=>g.trim()).map(g=>JSON.parse(g)),a=s[0]??{},r=s.findIndex((g,y)=>y>0&&"ninetynine"in g),c=r<0?s:s.slice(0,r),l=c.filter(g=>"deal"in g);if(!a.commit)return Od(a,l,t);let u=a.commits??[],p=(l[0]?.entropy??[]).map(qa),d=await Sd(p,u),$=c.some(g=>"end"in g),f=[],m=a.commit,h=0;for(let[g,y]of l.entries()){if(h++,!y.secret){f.push({deal:y.deal,outcome:$||g<l.length-1?"hidden":"playing"});continue}let v=qa(y.secret);if(h>4096||da(await gd(v,h))!==m){f.push({deal:y.deal,outcome:"wrong",why:"secret"});continue}m=y.secret,h=0,d?f.push(await pl(y,t,await yd(v,p),0n)):f.push({deal:y.deal,outcome:"wrong",why:"entropy"})}return{by:"commit",deals:f,commit:a.commit,commits:u,brought:a.brought===!0,entropy:u.map((g,y)=>p[y]?.length?"given":g?"withheld":"none"),own:n?p.some(g=>da(g)===n):void 0}}async function pl(e,t,n,s){return xd(e,await kd(t,n,s,e.dealer))?{deal:e.deal,outcome:"proved"}:{deal:e.deal,outcome:"wrong",why:"cards"}}async function Od(e,t,n){let s=[],a=e.seed?await bd(e.seed):void 0,r=(t[0]?.number??0)-(t[0]?.deal??0);for(let l of t)!a||l.number===void 0?s.push({deal:l.deal,outcome:"bare"}):l.number!==r+l.deal?s.push({deal:l.deal,outcome:"wrong",why:"number"}):s.push(await pl(l,n,a,BigInt(l.number)));return{by:a?"seed":"none",deals:s,...{entropy:[],commit:"",commits:[],brought:!1,own:void 0}}}function Tt(e,t){let n=a=>a&&typeof a=="object"&&!Array.isArray(a);if(!n(t)||!n(e))return t??e;let s={...e};for(let[a,r]of Object.entries(t))s[a]=Tt(e[a],r);return s}async function Ad(e,t){let n=JSON.parse(e.slice(0,e.indexOf(`
`))),s=Tt(await Nr(n.variant),n.rules);return{names:n.seats,verdict:await ul(e,s,t)}}function wn({table:e,match:t=1,record:n}){let{value:s,wrong:a}=C(async()=>{if(!globalThis.crypto?.subtle)throw new pe(o("page.fair.insecure"));let r=n??await vr({table:e??"",match:t}).catch(u=>{throw u instanceof K&&u.reason==="not-now"?new pe(o("page.fair.later")):u}),{commits:c=[]}=JSON.parse(r.split(`
`,1)[0]??"{}"),l=u=>e===void 0?void 0:es(e,u);return Ad(r,c.map(l).find(Boolean))},e,t,n);return a?i`<p role="status">${a}</p>`:s?i`<${jd} names=${s.names} verdict=${s.verdict} />`:i`<p class="soft" role="status">${o("page.fair.looking")}</p>`}function Md(e){return e.deals.some(t=>t.outcome==="wrong")?"wrong":e.by!=="commit"?e.by:e.deals.some(t=>t.outcome==="hidden")?"hidden":e.brought?"brought":e.entropy.includes("withheld")?"withheld":e.entropy.includes("given")?"proved":"alone"}function jd({names:e,verdict:t}){let n=Md(t),s=p=>F(e.filter((d,$)=>t.entropy[$]===p)),a=t.deals.filter(p=>p.outcome==="proved").length,r=t.deals.find(p=>p.outcome==="wrong"||p.outcome==="hidden"),c={n:a,names:s(n==="withheld"?"withheld":"given"),deal:(r?.deal??0)+1},u=t.by==="commit"&&!t.brought&&t.own!==void 0&&`page.fair.own${t.own?"":".not"}`;return i`<section class="fair" data-outcome=${n}>
		<p class="fair-verdict" role="status">${o(`page.fair.${n}.short`)}</p>
		<p>${o(`page.fair.${n}`,c)}${u&&` ${o(u)}`}</p>
		${new Set(t.deals.map(p=>p.outcome)).size>1?i`<table class="book">
					<thead><tr><th scope="col">${o("page.scores.deal")}</th><th scope="col">${o("page.fair.found")}</th></tr></thead>
					<tbody>${t.deals.map(p=>i`<tr key=${p.deal}><th scope="row">${p.deal+1}</th>
							<td class=${p.outcome==="wrong"?"failed":""}>${Td(p,n)}</td></tr>`)}</tbody>
				</table>`:null}
		${t.commit?i`<details><summary>${o("page.fair.commitments")}</summary>
				<p class="small">${o("page.fair.commitments.what")}</p>
				<dl class="commitments"><dt>${o("page.fair.server")}</dt><dd>${t.commit}</dd>
					${t.commits.map((p,d)=>p?i`<dt>${e[d]}</dt><dd>${p}</dd>`:null)}</dl></details>`:null}
	</section>`}function Td(e,t){return e.outcome==="wrong"?o(`page.fair.why.${e.why}`):o(e.outcome==="proved"&&t!=="proved"?"page.fair.deal.follows":`page.fair.deal.${e.outcome}`)}function Nd(e){S(()=>{nn&&Ir("here").catch(()=>{})},[]);let t=I.value,n=nn&&ha.value==="there"?cn("here"):null;return i`<main id="main" tabindex="-1" class="records">
		<h1>${o("page.nav.records")}</h1>
		${t?i`<${dl} key=${t.id} id=${t.id} at=${ha.value} />`:n?null:i`<${$l} />`}
		${n?i`<h1>${o("page.here")}</h1><${dl} key=${n.id} id=${n.id} at="here" />`:null}
		<${Cd} />
	</main>`}var $l=()=>i`<section class="stack">
	<p class="lead">${o("page.records.none")}</p>
	<p><a class="button chief" href="/">${o("page.records.play")}</a></p>
</section>`,me=e=>$e(`variant.${e}`)?o(`variant.${e}`):e;function Nt(e,t){return e.seats.map((n,s)=>{if(s>=t)return o("dummy");let a=e.bots?.[s];return a&&a===n&&$e(`page.level.${a}`)?o(`page.level.${a}`):n})}var Ia=e=>e.seats.indexOf(I.value?.name);function Qt(e,t){let n=Ia(e),s=(e.bots??[]).indexOf(""),a=n>=0?n:s;return a>=0&&a<t?a:0}function dl({id:e,at:t}){let n=()=>Promise.all([fr({player:e},{where:t}),Br("mine",1,t)]),{value:s,wrong:a}=C(n,e);if(a)return i`<p class="trouble">${a}</p>`;if(!s)return null;let[{tallies:r},{all:c}]=s;return i`<${ri} found=${c} told=${!0} />
		${r.length?i`<${Bd} tallies=${r} /><${Ed} id=${e} at=${t} />`:i`<${$l} />`}`}function Bd({tallies:e}){let t=e.some(n=>n.assisted>0);return i`<section>
		<h2>${o("page.records.tallies")}</h2>
		<${Q}><table class="book">
			<thead><tr>
				<th scope="col">${o("page.records.variant")}</th><th scope="col">${o("page.records.matches")}</th>
				<th scope="col">${o("page.records.won")}</th><th scope="col" class="spare">${o("page.records.deals")}</th>
				<th scope="col">${o("page.records.made")}</th><th scope="col">${o("page.records.points")}</th>
				${t?i`<th scope="col">${o("page.records.assisted")}</th>`:null}
			</tr></thead>
			<tbody>${e.map(n=>i`<tr key=${n.variant}><th scope="row"><a href=${`/rules/${n.variant}`}>${me(n.variant)}</a></th>
					<td>${vn(n,n.matches)}</td><td>${vn(n,n.won)}</td><td class="spare">${vn(n,n.deals)}</td>
					<td>${n.deals?re(n.made/n.deals):vn(n,0)}</td>
					<td>${n.deals?b(n.points/n.deals,1):vn(n,0)}</td>
					${t?i`<td>${fl(n.assisted)}</td>`:null}
				</tr>`)}</tbody>
		</table><//>
		${t?i`<p class="small soft">${o("page.records.assisted.what")}</p>`:null}
		<p class="row"><a class="button plain" href="/statistics">${o("page.records.statistics")}</a></p>
	</section>`}var vn=(e,t)=>e.matches?fl(t):"",fl=e=>e?b(e):"–";function Ed({id:e,at:t}){let[n,s]=w([]),[a,r]=w(""),[c,l]=w(null),u=A(!1),p=async()=>{if(u.current)return;u.current=!0;let d=await G(()=>mr({player:e,before:a??""},{where:t}));u.current=!1,d&&(s($=>[...$,...d.matches.filter(f=>!ts(f.table??""))]),r(d.before))};return S(()=>{p()},[]),i`<section>
		<h2>${o("page.records.all")}</h2>
		<ol class="matches">${n.map(d=>{let $=`${d.table} ${d.match} ${d.ended}`;return i`<${Dd} key=${$} match=${d} id=${e} onfair=${()=>l(d)} />`})}</ol>
		${a?i`<p><${x} onclick=${p} say=${o("page.records.more")} /></p>`:null}
		${c?i`<${P} title=${o("page.fair")} onclose=${()=>l(null)}>
					<${wn} table=${c.table} match=${c.match} />
				<//>`:null}
	</section>`}function Dd({match:e,id:t,onfair:n}){let s=e.chairs.find(u=>u.player===t),a=e.cut?"cut":s?.won?e.chairs.filter(u=>u.won).length>1?"shared":"won":"lost",r=e.chairs.filter(u=>u!==s).map(ut),c=Lr(e.table??"",e.match),l=[s?.hints?o("page.records.hints",{n:s.hints}):"",s?.undone?o("page.records.undone",{n:s.undone}):"",s?.away?o("page.records.away"):"",s?.brought?o("page.records.brought"):"",e.house?o("page.home.house"):""].filter(Boolean);return i`<li data-result=${a}>
		<p class="what"><b>${me(e.variant)}</b> ${o("page.records.with",{names:F(r)})}
			<span class="soft small">${ve(e.ended)}${l.length>0?` · ${l.join(", ")}`:""}</span></p>
		<p class="result"><span class=${`outcome-${a}`}>${o(`page.records.result.${a}`)}</span>
			<span class="score">${e.chairs.map((u,p)=>{let d=u===s?"self":"",$=p>0?" : ":"";return i`${$}<span key=${u.seat} class=${d} title=${ut(u)}>${b(u.points)}</span>`})}</span>
			<span class="soft small">${o("page.records.length",{n:e.deals})}</span></p>
		${e.table?i`<p class="doings">
				${e.deals>0?i`<a href=${`/replay/${e.table}/${e.match}/0`}>${o("page.records.replay")}</a>`:null}
				<a href=${c} download=${`${e.table}-${e.match}.99.jsonl`}>${o("page.records.export")}</a>
				<button type="button" class="link" onclick=${n}>${o("page.fair.short")}</button>
				<a href=${`/t/${e.table}`}>${o("page.records.table")}</a></p>`:null}
	</li>`}function Ld(e){return e instanceof K&&e.status===400?o("page.import.refused",{text:e.message.replace(/^the record( is refused)?: /,"")}):E(e)}function Cd(){let[e,t]=w(""),[n,s]=w(!1),a=C(Kt).value?.name,r=async p=>{t("");try{if(p.size>1<<20)throw new pe(o("page.import.large"));await _t({match:1,deal:0},{body:p}),await li({name:p.name,bytes:p}),H("/replay/mine/1/0")}catch(d){t(Ld(d))}};return i`<section class=${`import ${n?"over-it":""}`} ondragover=${p=>{p.preventDefault(),s(!0)}} ondragleave=${()=>s(!1)} ondrop=${p=>{p.preventDefault(),s(!1);let d=p.dataTransfer?.files[0];d&&r(d)}}>
		<h2>${o("page.import")}</h2>
		<p>${o("page.import.what")}</p>
		<p class="row">
			<${It} say=${o("page.import.choose")} accept=".jsonl,.gz,.zst,.99" ontake=${r} />
			${a?i`<a href="/replay/mine/1/0">${o("page.import.again",{name:a})}</a>`:null}
		</p>
		${e?i`<p class="trouble" role="alert">${e}</p>`:null}
	</section>`}var kn=(e,t={dateStyle:"long"})=>ve(Date.parse(e),{timeZone:"UTC",...t});function Pd({rest:[e]}){let t=e!==void 0&&ol(e)?e:jt();return i`<${Rd} key=${t} day=${t} />`}function Rd({day:e}){let{value:t,wrong:n}=C(async()=>{let[a]=await Promise.all([gr({day:e}),xe()]).catch(r=>{throw it(r)?new pe(o("page.daily.none")):r});return a},e,I.value?.id,ln.value),s=t?.seal?"own":ln.value?"out":"open";return i`<main id="main" tabindex="-1" class="daily">
		<header>
			<h1>${o("page.nav.daily")}</h1>
			<p class="soft">${kn(e,{dateStyle:"full"})}</p>
			<p class="lead">${o("page.daily.about")}</p>
			${t?i`<p class="soft">${o("page.daily.proof",{cards:s})}</p>`:null}
		</header>
		${n?i`<p class="trouble" role="status">${n}</p>`:null}
		<div class="daily-deals">
			${t?.deals.map(a=>i`<${qd} key=${a.variant} day=${e} deal=${a} />`)}
		</div>
		${t?i`<${Wd} deals=${t} day=${e} />`:null}
	</main>`}function qd({day:e,deal:t}){let{busy:n,once:s}=te(),a=()=>s(()=>ai(e,t.variant)),r=ye.value.find(l=>l.id===t.variant)?.chairs,c=[r&&o("page.players",{n:r}),t.trump&&(t.trump==="none"?o("trump.none"):T(t.trump)),`${o("page.home.level")} ${o(`page.level.${t.bots}`)}`];return i`<section class="daily-deal">
		<h2>${me(t.variant)}</h2>
		<p class="soft">${c.filter(Boolean).join(" · ")}</p>
		${t.own?i`<${_d} day=${e} deal=${t} own=${t.own} />`:null}
		${t.lost?i`<p>${o("page.daily.lost")}</p>
				<p><a class="button plain" href=${`/replay/${t.table}/1/0`}>${o("page.daily.replay")}</a></p>`:null}
		${t.own||t.lost?null:i`<p><${x} chief aria-busy=${n} onclick=${a}
				say=${o(t.table?"page.daily.on-with":"page.daily.play")} /></p>
				<p class="soft">${o("page.daily.players",{n:t.players})}</p>`}
	</section>`}var hl=(e,t)=>o("page.daily.own",{you:t,points:b(e.points),n:e.points,made:e.made?"yes":"no"}),Id=e=>e===ye.value[0]?.id?"none":me(e),gl=e=>e.late?o("page.daily.late"):e.players>1?o("page.daily.place",{place:e.place??1,n:e.players}):o("page.daily.alone"),yl=({of:e})=>i`<ol class="daily-best">
	${e.map((t,n)=>i`<li key=${n} class=${t.table?"own":""}>
		<span>${b(t.place??0)}.</span> <span>${t.name}</span>
		<span>${t.made?"✓":"✕"}</span> <span>${b(t.points)}</span>
	</li>`)}
</ol>`;function _d({day:e,deal:t,own:n}){let{told:s}=kt(n.table??"",1,0),a=`/${n.table}/1/0`;return i`<p class="daily-points"><b>${b(n.points)}</b> ${n.made?"✓":"✕"}</p>
		<ul class="daily-done">
			<li>${hl(n,"yes")}</li>
			${t.expert?i`<li>${hl(t.expert,"expert")}</li>`:null}
			<li>${gl(t)}</li>
		</ul>
		<p class="turns">
			<a class="button" href=${`/report${a}?seat=0`}>${o("page.daily.report")}</a>
			<a class="button plain" href=${`/replay${a}`}>${o("page.daily.replay")}</a>
		</p>
		${t.best&&t.best.length>1?i`<h3>${o("page.daily.best")}</h3>
				<${yl} of=${t.best} />
				${t.near?i`<p class="daily-gap" aria-hidden="true">⋯</p><${yl} of=${t.near} />`:null}`:null}
		<${Fd} text=${[o("page.daily.first",{day:kn(e,{dateStyle:"medium"}),variant:Id(t.variant)}),ui(s,0),[o("page.daily.last",{points:b(n.points),n:n.points,made:n.made?"yes":"no"}),...t.players>1&&!t.late?[gl(t)]:[]].join(" · ")].filter(Boolean).join(`
`)} />`}function Fd({text:e}){let[t,n]=w(!1),s=async()=>await st(e)?n(!0):B(o("page.link.by-hand"));return i`<h3>${o("page.daily.share")}</h3>
		<pre class="daily-share" tabindex="0">${e}</pre>
		<p class="small soft">${o("page.daily.squares")}</p>
		<p><${x} onclick=${s} say=${o(t?"page.daily.copied":"page.daily.copy")} /></p>`}function Wd({deals:e,day:t}){let[n,s]=w(t.slice(0,7)),a=new Map,r=new Set;for(let g of e.played)a.set(g.day,(a.get(g.day)??0)+1),(g.at??0)<rl(g.day)&&r.add(g.day);let c=jt(),l=new Date(`${n}-01T00:00Z`),u=Math.round(l.getTime()/864e5),p=new Date(Date.UTC(l.getUTCFullYear(),l.getUTCMonth()+1,0)).getUTCDate(),d=(l.getUTCDay()+6)%7,$=g=>Mt(Date.UTC(l.getUTCFullYear(),l.getUTCMonth()+g)/864e5).slice(0,7),f=4,m=Array.from({length:7},(g,y)=>kn(Mt(f+y),{weekday:"short"})),h=(g,y,v,k)=>i`<button type="button" class="button plain" aria-label=${o(v)}
		disabled=${k} onclick=${()=>s($(g))}>${y}</button>`;return i`<section class="daily-calendar">
		<h2>${o("page.daily.calendar")}</h2>
		<p>${o("page.daily.run",{n:il(r,c)})}</p>
		<div class="daily-month">
			${h(-1,"‹","page.daily.back",n<=e.first.slice(0,7))}
			<b aria-live="polite">${kn(`${n}-01`,{month:"long",year:"numeric"})}</b>
			${h(1,"›","page.daily.on",n>=c.slice(0,7))}
		</div>
		<div class="daily-days" lang=${V.value}>
			${m.map(g=>i`<span key=${g} class="soft" aria-hidden="true">${g}</span>`)}
			${Array.from({length:p},(g,y)=>{let v=Mt(u+y),k=a.get(v)??0,O=y===0?{gridColumnStart:d+1}:{};return v<e.first||v>c?i`<span key=${v} class="soft" style=${O}>${y+1}</span>`:i`<a key=${v} style=${O} href=${`/daily/${v}`} data-played=${k}
					aria-current=${v===t?"date":void 0}
					aria-label=${o("page.daily.mark",{day:kn(v),n:k})}>${y+1}</a>`})}
		</div>
	</section>`}function Ve({view:e,names:t,last:n=!1,from:s=0}){let a=la(e);if(a===0)return i`<p class="soft">${o("last.none")}</p>`;let r=n?[a-1]:Array.from({length:a},(l,u)=>u).slice(s),c=Array.from({length:ke(e)},(l,u)=>u);return i`<${Q}><table class="book tricks">
		<thead><tr><th scope="col"><span class="unseen">${o("page.trick")}</span></th>
			${c.map(l=>i`<th key=${l} scope="col">${t[l]}</th>`)}</tr></thead>
		<tbody>${r.map(l=>{let u=ca(e,l),p=ua(e,l);return i`<tr key=${l}><td>${l+1}</td>
				${c.map(d=>{let $=u.find(f=>f.seat===d)?.card;return i`<td key=${d} class=${d===p?"won":""}>
						${$?i`<${ie} card=${$} size="mini" />`:null}
						<i class=${d===e.leads?.[l]?"led-dot":""} aria-hidden="true"></i>
						${d===e.leads?.[l]?i`<span class="unseen">${o("page.led")}</span>`:null}
						${d===p?i`<span class="unseen">${o("page.wins")}</span>`:null}
					</td>`})}</tr>`})}</tbody>
	</table><//>
	<p class="small soft legend" aria-hidden="true">
		<span><i class="led-dot"></i> ${o("page.led")}</span><span><i class="won-frame"></i> ${o("page.wins")}</span>
	</p>`}function bl({view:e,names:t,lies:n}){let s=la(e)-(n?2:1);if(s<0||e.phase!=="play")return null;let a=ua(e,s);return i`<figure class="last-trick">
		<figcaption class="small">${o("page.lasttrick")}</figcaption>
		<ol>${ca(e,s).map(({seat:r,card:c})=>i`<li key=${r} data-card=${c}
			class=${r===a?"best":""}>
			<span class="unseen">${t[r]}: </span><${ie} card=${c} size="mini" />
		</li>`)}</ol>
	</figure>`}function wl(e,t,n,s){let a=d=>d.act.startsWith("play "),r=d=>`${d.seat} ${d.act}`,c=d=>d.filter($=>!a($)).map(r).sort().join();if(c(e)!==c(t))return{trick:-1,steps:[s,s]};let[l,u]=[e.filter(a),t.filter(a)],p=l.findIndex((d,$)=>!u[$]||r(d)!==r(u[$]));return p<0?null:{trick:Math.floor(p/n),steps:[e.length-l.length+p,t.length-u.length+p]}}var vl=(e,t)=>t===void 0?St(e):o("page.report.bid",{bid:b(t),cards:St(e)}),zd=e=>e.trick?o("page.report.trick",{n:e.trick}):o(`page.report.at.${e.phase}`),xs=(e,t)=>n=>`/replay/${e}/${t}/${n.deal}?step=${n.step}&seat=${n.seat}&hint`;function xn({of:e,names:t,place:n,one:s,named:a=!1}){return i`<ol class="moments">${e.map(r=>{let c=zd(r),l=s?c:o("page.report.where",{deal:r.deal+1,when:c}),u=o("page.report.instead",{act:vl(r.act,r.bid),better:vl(r.better,r.betterBid)}),p=fn(r.why).join(" "),d=Si(r);return i`<li key=${`${r.deal} ${r.step}`}><a href=${n(r)}>
			<span class="moment-where">${a?`${t[r.seat]} · `:""}${l}</span>
			<span class="moment-said">${W(u)}</span>
			<span class="moment-lost score" aria-label=${o("page.report.points",{n:b(r.lost/Se,1)})}>
				−${b(r.lost/Se,1)}
			</span>
			${p?i`<span class="moment-why">${W(p)}</span>`:null}
			${d?i`<span class="moment-why small soft">${d}</span>`:null}
		</a></li>`})}</ol>`}function Sn({at:e,names:t,label:n,foot:s,me:a=-1,ends:r=[],from:c=[]}){let[l,u,p]=[470,210,104],d=[...c,...e.flat()],[$,f]=[Math.min(0,...d),Math.max(1,...d)],m=y=>34+y*(l-p-34)/Math.max(1,e.length),h=y=>u-22-(y-$)*(u-34)/(f-$),g=Kd((e[e.length-1]??[]).map(h),20);return i`<figure class="course"><svg viewBox=${`0 0 ${l} ${u}`} role="img" aria-label=${n}>
		<${kl} low=${$} high=${f} y=${h} to=${l-p} />
		${r.map(y=>i`<line key=${y} class="end" x1=${m(y)} x2=${m(y)} y1="6" y2=${u-22} />`)}
		${t.slice(0,e[0]?.length??0).map((y,v)=>i`<g key=${v} class=${v===a?"self":""} data-line=${v}>
				<polyline points=${[`${m(0)},${h(c[v]??0)}`,...e.map((k,O)=>`${m(O+1)},${h(k[v]??0)}`)].join(" ")} />
				<text x=${l-p+8} y=${(g[v]??0)+5}>${y.length>11?`${y.slice(0,10)}…`:y}</text>
			</g>`)}
		<text class="axis" x=${m(e.length)} y=${u-4} text-anchor="end">${s}</text>
	</svg></figure>`}function kl({low:e,high:t,y:n,to:s,said:a=b}){let r=Hd(t-e),c=Math.ceil(e/r);return Array.from({length:Math.floor(t/r)-c+1},(u,p)=>(c+p)*r).map(u=>i`<g key=${u}>
			<line class=${u===0?"base":"grid"} x1="34" x2=${s} y1=${n(u)} y2=${n(u)} />
			<text x="28" y=${n(u)+5} text-anchor="end">${a(u)}</text>
		</g>`)}function xl({of:e,last:t,label:n,foot:s,all:a,most:r,said:c=b}){let[l,u,p]=[470,230,34],d=r??Math.max(1,...e.map(v=>v.mean),Math.min(...e.map(v=>v.high)),a*2),$=Math.min(0,...e.map(v=>v.mean)),f=v=>Math.min(d,Math.max($,v)),m=v=>p+v*(l-p-6)/Math.max(1,t),h=v=>u-24-(f(v)-$)*(u-36)/(d-$),g=v=>m((v.from-1+v.to)/2),y=v=>e.map(k=>`${g(k)},${h(k[v])}`);return i`<figure class="course band"><svg viewBox=${`0 0 ${l} ${u}`} role="img" aria-label=${n}>
		<polygon class="interval" points=${[...y("high"),...y("low").reverse()].join(" ")} />
		<${kl} low=${$} high=${d} y=${h} to=${l-6} said=${c} />
		<line class="all" x1=${p} x2=${l-6} y1=${h(a)} y2=${h(a)} />
		<g class="self"><polyline points=${e.map(v=>`${g(v)},${h(v.mean)}`).join(" ")} />
			${e.map(v=>i`<circle key=${v.from} cx=${g(v)} cy=${h(v.mean)} r="3.5" />`)}</g>
		<text class="axis" x=${l-6} y=${u-4} text-anchor="end">${s}</text>
	</svg></figure>`}function Hd(e){let t=e/4,n=10**Math.floor(Math.log10(t));return([1,2,5,10].find(s=>s*n>=t)??10)*n}function Kd(e,t){let n=e.map((r,c)=>c).sort((r,c)=>(e[r]??0)-(e[c]??0)),s=[...e];n.forEach((r,c)=>{let l=n[c-1];l!==void 0&&(s[r]=Math.max(s[r]??0,(s[l]??0)+t))});let a=Math.max(0,Math.max(...s)-202);return s.map(r=>r-a)}var _a=(e,t="")=>C(async()=>(await G(()=>yr({table:e})))?.scores??[],e,t).value;function Sl({table:e,names:t,about:n="",view:s,me:a}){let r=_a(e,s?`${s.deal} ${s.phase==="over"}`:"");return r?i`${n?i`<p class="soft">${n}</p>`:null}
		<${Fa} scores=${r} names=${t} me=${a??s?.seat} end=${s?.end} />`:null}function Ss(e,t){if(t)return o("page.scores.deals",{n:t});if(!e)return" ";let{game:n,rubber:s}=e,a=n.target?o("page.scores.to",{n:n.target}):o("page.scores.deals",{n:n.deals});return s.wins?`${a} · ${o("page.scores.rubber.first",{n:s.wins})}`:s.games?`${a} · ${o("page.scores.rubber.games",{n:s.games})}`:a}function Os(e){let t=[];for(let n of e)(t[n.game]??=[]).push(n);return t.filter(n=>n)}var Ud=4;function Fa({scores:e,names:t,me:n=-1,end:s,onpick:a}){if(e.length===0)return i`<${Jd} names=${t} />`;let r=Os(e),c=e[0]?.points.length??0,l=t.map((d,$)=>$).slice(0,c),u=e.some(d=>d.made.some(Boolean)),p=["declare","reveal"].filter(d=>e.some($=>$.premium.some(f=>f.startsWith(d))));return i`<div class="score-sheet" data-hands=${c}>
		<${Q}><table class="book running-score">
			<thead><tr>
				<th scope="col" rowspan="2"><span class="unseen">${o("page.scores.deal")}</span></th>
				<th scope="col" rowspan="2" class="trump-column"><span>${o("col.trump")}</span></th>
				<th scope="col" rowspan="2" class="dealer-column">${o("page.scores.dealer")}</th>
				${l.map(d=>i`<th key=${d} scope="colgroup" colspan="2" class="hand-column">${t[d]}</th>`)}
			</tr><tr class="kinds">
				${l.map(d=>i`<${qo} key=${d}>
						<th scope="col" class="gained">${o("page.scores.gained")}</th>
						<th scope="col" class="stands">${o("page.scores.stands")}</th>
					<//>`)}
			</tr></thead>
			${r.map((d,$)=>i`<${Gd} key=${$} game=${d} alone=${r.length===1} names=${t} seats=${l}
					onpick=${a} />`)}
			${r.length>1||s?.rubber?i`<${Qd} games=${r} seats=${l} end=${s} />`:null}
		</table><//>
		${u||p.length?i`<p class="small soft legend">
					${u?i`<span><span class="dot" aria-hidden="true"></span> ${o("page.scores.made")}</span>`:null}
					${p.map(d=>i`<span key=${d} class="of-gained">
							<sup>${o(`offer.letter.${d}`)}</sup> ${o(`offer.${d}`)}
						</span>`)}
				</p>`:null}
		${e.length>=Ud?i`<${za} games=${r} names=${t} me=${n} />`:null}
	</div>`}function Jd({names:e}){return i`<${Q}><table class="book running-score unwritten">
			<thead><tr>${e.map((t,n)=>i`<th key=${n} scope="col" class="hand-column">${t}</th>`)}</tr></thead>
			<tbody><tr>${e.map((t,n)=>i`<td key=${n}>${b(0)}</td>`)}</tr></tbody>
		</table><//>
		<p class="soft">${o("page.scores.none")}</p>`}var Vd=({n:e})=>i`<button type="button" class="link" aria-label=${o("page.scores.look",{n:e})}>${e}</button>`;function Gd({game:e,alone:t,names:n,seats:s,onpick:a}){let r=e[e.length-1],c=r?.closed;return i`<tbody>
		${t?null:i`<${Ol} n=${s.length} text=${o("page.scores.game",{n:(r?.game??0)+1})} />`}
		${e.map(l=>i`<tr key=${l.deal} class=${a?"pickable":""} onclick=${a&&(()=>a(l.deal))}>
				<th scope="row">${a?i`<${Vd} n=${l.deal+1} />`:l.deal+1}</th>
				<td class="trump-column"><${X} trump=${l.trump} /><span class="unseen">${T(l.trump)}</span></td>
				<td class="dealer-column">${n[l.dealer]}</td>
				${s.map(u=>i`<${Yd} key=${u} score=${l} seat=${u} />`)}
			</tr>`)}
		${c&&c.bonus.some(l=>l)?i`<${On} class="bonus" text=${o("page.scores.bonus")} seats=${s}
						of=${l=>c.bonus[l]?b(c.bonus[l]):"–"} />
					<${On} class="sum" text=${o("page.scores.with")} seats=${s} winners=${c.winners}
						of=${l=>b((r.totals[l]??0)+(c.bonus[l]??0))} />`:null}
	</tbody>`}var Ol=({n:e,text:t})=>i`<tr class="game-head">
	<th scope="rowgroup" colspan=${2+2*e}>${t}</th><td class="dealer-column"></td>
</tr>`;function On({text:e,seats:t,of:n,winners:s,class:a}){let r=c=>s?i`<span class=${s.includes(c)?"won-it":""}>${n(c)}</span>`:n(c);return i`<tr class=${a}>
		<th scope="row" colspan="2">${e}</th><td class="dealer-column"></td>
		${t.map(c=>i`<td key=${c} colspan="2">${r(c)}</td>`)}
	</tr>`}function Yd({score:e,seat:t}){let n=e.made[t]??!1,s=e.premium[t]??"",a=s.startsWith("reveal")?"reveal":"declare",r=i`<span class="dot" aria-hidden="true"></span><span class="unseen"> ${o("made.short")}</span>`;return i`<td class="gained">
			${b(e.points[t]??0)}
			${s?i`<sup title=${J(s)}>${o(`offer.letter.${a}`)}</sup>`:null}
		</td>
		<td class="stands">${b(e.totals[t]??0)}<span class="tick">${n?r:null}</span></td>`}function Qd({games:e,seats:t,end:n}){let s=e.map(u=>u[u.length-1]).filter(u=>u!==void 0),a=u=>s.reduce((p,d)=>p+(d.totals[u]??0)+(d.closed?.bonus[u]??0),0),r=u=>s.filter(p=>p.closed?.winners.includes(u)).length,c=u=>n?.rubber?.[u]||"–",l=u=>b(n&&!n.cut?n.totals[u]??0:a(u));return i`<tfoot>
		<${Ol} n=${t.length} text=${o("page.scores.together")} />
		<${On} text=${o("page.scores.wins")} seats=${t} of=${u=>r(u)||"–"} />
		${n?.rubber?i`<${On} text=${o("page.scores.rubber")} seats=${t} of=${c} />`:null}
		<${On} class="sum" text=${o("page.scores.all")} seats=${t} of=${l} winners=${n?.winners??[]} />
	</tfoot>`}function Wa(e){let t=[],n=[],s=[];for(let a of e){for(let r of a)t.push(r.totals.map((c,l)=>c+(s[l]??0)+(r.closed?.bonus[l]??0))),r.closed&&n.push(t.length);s=t[t.length-1]??s}return{at:t,ends:n}}function za({games:e,names:t,me:n}){let{at:s,ends:a}=Wa(e);return i`<${Sn} at=${s} names=${t} me=${n} ends=${a.slice(0,-1)} label=${o("page.scores.course")}
		foot=${o("page.scores.deals",{n:s.length})} />`}var[Be,As]=[1080,1350],[Ha,Ms,js,Ee]=[350,1266,48,96],ce={leaf:"#fbf6ea",ink:"#24201a",rule:"#cdbf9f",accent:"#b8371a",felt:"#f1e9d6",soft:"#b9c8bd",card:"#fffaee",cardEdge:"#cfc3a8",red:"#b8261b",black:"#221e1a",shade:"rgb(0 0 0 / 0.35)"},Zd=[[],[16,9],[5,8],[26,9,5,9],[30,14]],Ge=(e,t,n)=>`${e} ${t}px ${n==="title"?'"Alegreya", Palatino, serif':'"Alegreya Sans", sans-serif'}`;function Ts(e,t,n){let s=[];for(let a of t.split(" ")){let r=s.at(-1),c=`${r} ${a}`;r!==void 0&&e.measureText(c).width<=n?s[s.length-1]=c:s.push(a)}return s}function Ka(e,t,n){if(e.measureText(t).width<=n)return t;let s=Array.from(new Intl.Segmenter().segment(t),a=>a.segment);do s.pop();while(s.length>1&&e.measureText(`${s.join("")}…`).width>n);return`${s.join("")}…`}function Al(e){let t=document.body.appendChild(document.createElement("i"));t.style.color=`var(${e})`;let{color:n}=getComputedStyle(t);return t.remove(),n}function Ns(e,t,n,s=ce.ink){e.fillStyle=s,e.fillRect(Ee,t,Be-2*Ee,n)}function jl(e,t){e.save(),e.shadowColor=ce.shade,e.shadowBlur=26,e.shadowOffsetY=9,t(),e.restore()}function Ml(e,t,{x:n,y:s,turn:a}){let r=new Path2D(document.querySelector(`#pip-${t} path`)?.getAttribute("d")??"");e.save(),e.translate(n,s),e.rotate(a),e.scale(1.85,1.85),e.beginPath(),e.roundRect(-50,-70,100,140,4.5),e.fillStyle=ce.card,jl(e,()=>e.fill()),e.lineWidth=.6,e.strokeStyle=ce.cardEdge,e.stroke(),e.fillStyle=t==="H"?ce.red:ce.black;let c=(l,u,p,d=!1)=>{e.save(),e.translate(l-50,u-70),e.scale(p/100,(d?-p:p)/100),e.translate(-50,-50),e.fill(r),e.restore()};for(let[l,u]of Go[9]??[])c(l,u,20,u>70);e.textAlign="center",e.font=Ge("700",31,"text");for(let l=0;l<2;l++)e.fillText("9",-38.25,-43.5),c(11.75,40.5,16),e.rotate(Math.PI);e.restore()}function Xd(e,{title:t,winner:n}){e.fillStyle=Al("--felt"),e.fillRect(0,0,Be,As),e.fillStyle=Al("--felt-deep"),e.fillRect(0,Ms,Be,As-Ms),e.fillStyle=ce.leaf,jl(e,()=>e.fillRect(js,Ha,Be-2*js,Ms-Ha+24)),Ml(e,"S",{x:812,y:206,turn:-.14}),Ml(e,"H",{x:930,y:214,turn:.1}),e.fillStyle=ce.soft,e.font=Ge("400",32,"text"),e.fillText(Ka(e,t,600),js,92),e.fillStyle=ce.felt,e$(e,n,640),e.fillStyle=ce.soft,e.font=Ge("400",28,"text"),e.textAlign="center",e.fillText(`Ninety-Nine · ${o("page.picture.by")}`,Be/2,As-24),e.textAlign="left"}function e$(e,t,n){let s=$=>(e.font=Ge("500",$,"title"),Ts(e,t,n)),a=$=>{let f=s($);return f.length*$<=186&&f.every(m=>e.measureText(m).width<=n)},r=[88,62].find(a)??46,c=s(r).length,l=n;for(;l>0&&Ts(e,t,l-8).length===c;)l-=8;let u=Ts(e,t,l).slice(0,4),p=r*1.06,d=218+r*.3-(u.length-1)*p/2;u.forEach(($,f)=>e.fillText(Ka(e,$,n),js,d+p*f))}function Tl(e,t){e.strokeStyle=t===0?ce.accent:ce.ink,e.lineWidth=t===0?7:4,e.lineJoin="round",e.setLineDash(Zd[t]??[]),e.stroke(),e.setLineDash([])}function t$(e,{places:t},n){Ns(e,n,6,ce.accent),Ns(e,n+11,2,ce.accent);let s=58;return t.forEach(({name:a,total:r},c)=>{let l=n+70+s*c;e.fillStyle=ce.ink,e.font=Ge(c===0?"700":"400",42,"text"),e.fillText(Ka(e,a,600),Ee,l),e.textAlign="right",e.fillText(b(r),Be-Ee,l),e.textAlign="left",e.beginPath(),e.moveTo(Be-Ee-330,l-13),e.lineTo(Be-Ee-170,l-13),Tl(e,c),Ns(e,l+15,1.5,ce.rule)}),n+70+s*t.length}function n$(e,{course:{at:t},places:n},s,a){let r=t.flat(),[c,l]=[Math.min(0,...r),Math.max(1,...r)],u=d=>Ee+d*(Be-2*Ee)/Math.max(1,t.length),p=d=>a-(d-c)*(a-s)/(l-c);Ns(e,p(0),2,ce.rule),n.forEach(({seat:d},$)=>{e.beginPath(),e.moveTo(u(0),p(0)),t.forEach((f,m)=>e.lineTo(u(m+1),p(f[d]??0))),Tl(e,$)})}function s$(e,{facts:t}){e.font=Ge("400",34,"text");let n=t.slice(0,4).flatMap(a=>Ts(e,a,Be-2*Ee-34).map((r,c)=>({line:r,i:c}))),s=Ms-28-46*(n.length-1);return n.forEach(({line:a,i:r},c)=>{let l=s+46*c;e.fillStyle=ce.accent,r===0&&e.fill(a$(Ee+9,l-11,10)),e.fillStyle=ce.ink,e.fillText(a,Ee+34,l)}),s-60}var a$=(e,t,n)=>new Path2D(`M${e-n} ${t}L${e} ${t-n}L${e+n} ${t}L${e} ${t+n}Z`);async function Nl(e){let t=[Ge("500",88,"title"),Ge("400",34,"text"),Ge("700",42,"text")];await Promise.all(t.map(c=>document.fonts.load(c)));let n=document.createElement("canvas");[n.width,n.height]=[Be,As];let s=n.getContext("2d");Xd(s,e);let a=t$(s,e,Ha+44),r=s$(s,e);return r-a>120&&n$(s,e,a+40,r-6),new Promise((c,l)=>n.toBlob(u=>u?c(u):l(new Error("no picture"))))}function o$(e,t){let n=Math.max(...e);return n>=t?{seat:e.indexOf(n),n}:void 0}function r$(e,t){let[n,s]=[0,0];for(let a of e)s=Math.max(s,n=a.made[t]?n+1:0);return s}function i$(e,t,n){let s=n.map(h=>h.seat).sort((h,g)=>h-g),a=(h,g)=>o$(s.map(h),g),r=h=>t[s[h]??-1]??"",c=[],l=a(h=>Math.max(...e.map(g=>g.points[h]??0)),1);if(l){let h=e.findIndex(g=>g.points[s[l.seat]??-1]===l.n)+1;c.push(o("page.best.deal",{name:r(l.seat),n:l.n,deal:h}))}let u=a(h=>r$(e,h),2);u&&c.push(o("page.best.run",{name:r(u.seat),n:u.n}));let p=a(h=>e.filter(g=>g.premium[h]&&g.made[h]).length,1);p&&c.push(o("page.best.premiums",{name:r(p.seat),n:p.n}));let d=e.filter(h=>s.every(g=>h.made[g])).length;d&&c.push(o("page.best.all",{n:d}));let[$,f]=n,m=$&&f?$.total-f.total:0;return m>0&&c.push(o("page.best.ahead",{name:$?.name??"",n:m})),c}function Ua({scores:e,end:t,names:n,title:s,winner:a}){let r=t.totals.map((c,l)=>({seat:l,total:c,name:n[l]??""}));return r.sort((c,l)=>l.total-c.total),{title:s,winner:a,places:r,facts:i$(e,n,r),course:Wa(Os(e))}}var l$=({title:e,winner:t,places:n,facts:s})=>[e,t,F(n.map(a=>`${a.name} ${b(a.total)}`)),...s].join(`
`);async function Ja(e){let t=new File([await Nl(e)],"ninety-nine.png",{type:"image/png"});if(navigator.canShare?.({files:[t]}))return navigator.share({files:[t],title:e.title}).catch(n=>{if(n.name!=="AbortError")throw n});nt(t,t.name)}var c$=3;function u$({table:e,match:t,names:n,seat:s}){let{told:a,wrong:r}=kt(e,t,void 0);if(r)return null;let{judged:c=0,of:l=0,rough:u=0}=a??{},p=c<l?o("page.report.judging",{n:c,of:l}):o("page.report.rough",{n:u}),d=(a?.deals??[]).flatMap($=>$.mistakes).sort(($,f)=>f.lost-$.lost).slice(0,c$);return i`<section class="decided">
		<h3>${o("page.last.decided")}</h3>
		${!a||Re(a)?i`<p class="soft judging" style=${{"--far":l?(c-u)/l:0}}>${l?p:""}</p>`:d.length?i`<${xn} of=${d} names=${n} place=${xs(e,t)} one=${!1} named=${!0} />`:i`<p class="soft">${o("page.last.clean")}</p>`}
		<p><a href=${`/report/${e}/${t}${s===void 0?"":`?seat=${s}`}`}>${o("page.last.report")}</a></p>
	</section>`}function Bl({table:e,match:t,at:n,view:s,names:a,variant:r,winner:c,onclose:l}){let u=_a(e),[p,d]=w(""),{end:$,seat:f}=s,m=`${r} · ${ve(n,{dateStyle:"long"})}`,h=u&&$&&Ua({scores:u,end:$,names:a,title:m,winner:c}),g=async k=>d(o(await st(l$(k))?"page.link.copied":"page.copy.not")),y=k=>Ja(k).catch(O=>d(E(O))),v=h&&i`<p class="soft" role="status">${p}</p>
		<${x} onclick=${()=>g(h)} say=${o("page.copy")} />
		<${x} chief onclick=${()=>y(h)} say=${o("page.share")} />`;return i`<${P} title=${o("page.last")} broad onclose=${l} actions=${v}>
		${h?i`<div class="last-page">
				<p class="small soft">${m}</p>
				<p class="winner">${c}</p>
				<div class="brought">
					<table class="book final"><tbody>
						${h.places.map(k=>i`<tr key=${k.seat} class=${k.seat===f?"self":""}>
							<th scope="row">${k.name}</th><td>${b(k.total)}</td>
						</tr>`)}
					</tbody></table>
					${u.length>1?i`<${za} games=${Os(u)} names=${a} me=${f??-1} />`:null}
				</div>
				<div class="remembered">
					<ul class="bests">${h.facts.map(k=>i`<li key=${k}>${k}</li>`)}</ul>
					<${u$} table=${e} match=${t} names=${a} seat=${f} />
				</div>
			</div>`:i`<p class="soft" role="status">${o("page.opening")}</p>`}
	<//>`}var Va=(e,{table:t="mine",match:n,deal:s,step:a})=>`/whatif/${e}?of=${t}&match=${n}&deal=${s}&step=${a}`;function An(e,{day:t,from:n}){if(n){let{table:a="mine",match:r,deal:c,step:l}=n;return{title:o("page.whatif"),lost:o("page.whatif.given.up"),played:{href:Va(e,n),text:o("page.whatif.compare")},givenUp:{href:`/replay/${a}/${r}/${c}?step=${l}`,text:o("page.replay")}}}if(!t)return;let s={href:`/daily/${t}`,text:o("page.daily.others")};return{title:o("page.nav.daily"),lost:o("page.daily.lost"),played:s,givenUp:s}}function Ga({table:e,message:t,names:n}){let s=t.table.ask,{seat:a}=t;if(t.table.paused&&a!==void 0&&!t.table.chairs[a]?.ready)return i`<p class="proposal">
			<${x} chief onclick=${()=>e.act({do:"resume"})} say=${o("page.resume")} />
		</p>`;if(a!==void 0&&t.table.chairs[a]?.away)return i`<p class="proposal">${o("page.standin")}${" "}
			<${x} chief onclick=${()=>e.act({do:"back"})} say=${o("page.back")} />
		</p>`;if(!s)return null;let c=a!==void 0&&!s.yes.includes(a),l=u=>e.act({do:"answer",on:u,seen:t.seq});return i`<div class="proposal" role=${M.spoken.value?void 0:"alert"}>
		<p>${o(`page.proposes.${s.what}`,{name:n[s.by]??"",you:s.by===a?"yes":"no"})}</p>
		${c?i`<div class="answers">
					<${x} chief onclick=${()=>l(!0)} say=${o("page.agree")} />
				<${x} onclick=${()=>l(!1)} say=${o("page.disagree")} /></div>`:null}
		${s.by===a?i`<div class="answers">
					<${x} onclick=${()=>l(!1)} say=${o("page.withdraw")} />
				</div>`:null}
	</div>`}function p$(e,t,n){let s=oe(e.bid??0,n);return o("page.over.own",{bid:s,won:e.won?.[t]??0,points:e.points?.[t]??0})}function d$({view:e,variant:t}){let n=e?.seat;if(!e||n===void 0||e.bid===void 0)return null;let s=e.made?.[n]??!1;return i`<p class=${`outcome own-${s?"made":"failed"}`}>
		<b aria-hidden="true">${s?"✓":"✕"}</b> ${p$(e,n,t)}
	</p>`}function $$({table:e,message:t,names:n}){let[s,a]=w(!1),r=e.settled.value.settings,{variant:c="standard",rules:l}=r,u=n.map((p,d)=>d===t.seat?t.table.chairs[d]?.name??p:p);return i`<${x} aria-haspopup="dialog" onclick=${()=>a(!0)} say=${o("page.last")} />
		${s?i`<${Bl} table=${e.id} match=${t.table.match} at=${t.at} view=${t.view}
					names=${u} variant=${l?.name??o(`variant.${c}`)}
					winner=${va(t.table.winners,u,-1,r)} onclose=${()=>a(!1)} />`:null}`}function El({table:e,message:t,names:n,variant:s}){let{seat:a}=t,r=a!==void 0&&t.table.chairs[a]?.ready,{view:c}=t,l=t.table.stage==="waiting",u=e.settled.value.settings,{day:p}=u,d=An(e.id,u),$=l?va(t.table.winners,n,a??-1,u):"",f=t.table.chairs.length,m=e.current.value;return i`<div class="over leaf sheeted" onclick=${h=>h.stopPropagation()}>
		<${Ga} table=${e} message=${t} names=${n} />
		${c?i`<${mi} what=${fi(c,f,$!==""&&!p)} />`:null}
		${$?i`<p class="outcome winner">${$}</p>`:null}
		<${d$} view=${c} variant=${s} />
		<${qe} view=${c} names=${n} variant=${s} fresh crowned=${$!==""} />
		${a!==void 0&&pi(t)?i`<${di} table=${e.id} match=${t.table.match} deal=${c?.deal??0} seat=${a} />`:null}
		<div class="row">
			${d?i`<a class="button chief" href=${d.played.href}>${d.played.text}</a>`:a===void 0||r?i`<p class="soft">${a===void 0?"":o("page.waiting.others")}</p>`:i`<button type="button" class="button chief"
						disabled=${e.waits.value>0||!m||t.table.paused} onclick=${()=>e.ready()}>
						${o(l?"page.again":"page.next")}
					</button>`}
			${$&&c?.end&&!p?i`<${$$} table=${e} message=${t} names=${n} />`:null}
			${l||t.table.open?i`<a class="button plain" href=${`/replay/${e.id}/${t.table.match}/${c?.deal??0}`}>
						${o("page.replay")}
					</a>`:null}
		</div>
	</div>`}function Bs({title:e,class:t="",told:n,back:s,onclose:a,children:r}){let c=A(null);return he(()=>{let l=c.current,u=document.activeElement;return l?.focus({preventScroll:!0}),()=>{l?.contains(document.activeElement)&&(s?.current??u)?.focus({preventScroll:!0})}},[]),S(()=>c.current?.scrollIntoView({block:"nearest"}),[n]),i`<section class=${`hint ${t}`} ref=${c} tabindex="-1" aria-label=${e}>
		<header>
			<h2>${e}</h2>
			<${x} plain onclick=${a} say=${o("page.close")} />
		</header>
		${r}
	</section>`}function Mn(e){let[t,...n]=(e?.act??"").split(" ");return new Set(t==="play"||t==="lay"?n:[])}var Dl=["luck","deal","played","unlucky","moment","thanks"],Es=({remark:e,phrase:t,text:n})=>e?o(`page.remark.${e}`):t&&Dl.includes(t)?o(`page.quick.${t}`):n,f$=e=>Math.min(12e3,4e3+70*e.length);function Ll({said:e}){let[t,n]=w(-1),[s,a]=w(!1),r=Es(e);return S(()=>{if(s)return;let c=setTimeout(()=>n(e.seq),f$(r));return()=>clearTimeout(c)},[e.seq,s]),t===e.seq?null:i`<p class="bubble" aria-hidden="true" onpointerenter=${()=>a(!0)}
		onpointerleave=${()=>a(!1)}>${r}</p>`}function Cl(e,{me:t,muted:n,since:s}){let a=e.filter(r=>r.at>=s&&r.seat>=0&&(r.by===""||r.by!==t));return new Map(a.filter(r=>!n.includes(r.by)).map(r=>[r.seat,r]))}function Pl({talk:e,me:t,muted:n,onsay:s,onmute:a}){let[r,c]=w(""),l=Io(),u=A(null),p=new Set(new Map(e.map($=>[$.by,$])).values());S(()=>u.current?.scrollIntoView({block:"nearest"}),[e.length]);let d=async $=>{$.preventDefault();let f=r.trim();f&&(c(""),await s(f)===void 0&&c(f))};return i`<section class="talk" aria-label=${o("page.talk")}>
		${e.length===0?i`<p class="soft">${o("page.talk.none")}</p>`:null}
		<ol aria-live="polite" tabindex="0" aria-label=${o("page.talk")}>
			${e.map($=>i`<li key=${$.seq}>
					<time class="soft small">${ve($.at,{timeStyle:"short"})}</time>${" "}
					<b>${$.name}</b>${$.seat<0?i` <span class="soft small">${o("page.watching")}</span>`:null} ${Es($)}
					${$.by&&$.by!==t&&p.has($)?i`${" "}<${m$} by=${$.by} muted=${n} onmute=${a} />`:null}
				</li>`)}
			<li ref=${u} class="unseen" aria-hidden="true"></li>
		</ol>
		<p class="quick" role="group" aria-label=${o("page.quick")}>
			${Dl.map($=>o(`page.quick.${$}`)).map($=>i`<button type="button" key=${$} class="button plain" onclick=${()=>s($)}>
					${$}
				</button>`)}
		</p>
		<form class="row" onsubmit=${d}>
			<label class="unseen" for=${l}>${o("page.talk.say")}</label>
			<input id=${l} type="text" maxlength="300" autocomplete="off" placeholder=${o("page.talk.say")} value=${r}
				oninput=${$=>c($.target.value)} />
			<button class="button">${o("page.talk.send")}</button>
		</form>
	</section>`}function m$({by:e,muted:t,onmute:n}){let s=t.includes(e);return i`<button type="button" class="button plain small" onclick=${()=>n(e,!s)}>
		${o(s?"page.unmute":"page.mute")}
	</button>`}var h$={2:["south","north"],3:["south","west","east"],4:["south","west","north","east"],5:["south","west","northwest","northeast","east"]};function g$(e,t){let n=[];return pa(e,t).forEach((s,a)=>n[s]=h$[e]?.[a]??"north"),n}function ft(e){let{view:t,names:n,me:s,variant:a,elsewhere:r,laid:c=!0,full:l=null,pending:u=null,unsent:p=!1}=e,{chairs:d,now:$=0,played:f=null,said:m,over:h="",onhurry:g,children:y}=e,v=ke(t),k=g$(v,s),O=l?l.cards:t.trick??[],j=l?l.winner:u?-1:t.taking??-1,N=u&&!l?[...O,{seat:t.options?.seat??s,card:u}]:O;return i`<div class=${`felt hands-${v} ${h}`} onclick=${g}>
		${pa(v,s).filter(q=>q!==r).map(q=>i`<${Qe}
				key=${q} view=${t} variant=${a} seat=${q} name=${n[q]??""} names=${n}
				place=${k[q]} own=${q===s} chair=${d?.[q]} now=${$} open=${y$(t,q)}
				winner=${l?.winner===q} laid=${c} said=${m?.get(q)}
				hand=${q===f?.seat?f.hand:void 0}
			/>`)}
		<${L$} cards=${N} pending=${u&&!l&&p?u:""} where=${k} winner=${j}
			gone=${l?.gone??!1} names=${n} />
		<${v$} view=${t} variant=${a} names=${n} me=${s} />
		${y}
	</div>`}var y$=(e,t)=>e.shown?.[t]?.hand!==void 0?D(e.shown[t]?.hand):null;function b$(e,t,n){let{why:s}=e,a=l=>l===n&&e.seat!==void 0?"yes":"no",r=e.trump===void 0&&sn(e)?[o("why.stay")]:[];if(s?.trump&&e.trump){let l=e.turnup&&e.turnup!=="joker"?tt(e.turnup):o("joker");r.push(o(`why.${s.trump}`,{n:s.made,card:l,name:t[s.by??-1]??"",you:a(s.by)}))}let c=e.premium?.findIndex(l=>l!=="")??-1;if(s?.premium&&c>=0){let l=s.premium==="place"?"near":"level";r.push(o("why.holds",{name:t[c]??"",you:a(c),why:l}))}return r}function w$(e,t,n,s){let[a,...r]=e.vulnerable??[],c=t?.score.vulnerable;return e.seat===void 0||a===void 0||r.length||!c?[]:[o("why.vulnerable",{you:a===s?"yes":"no",name:n[a]??"",n:c})]}function v$({view:e,variant:t,names:n,me:s}){if(e.phase===void 0)return null;let a=[...b$(e,n,s),...w$(e,t,n,s)];return i`<div class="ground">
		<div>
			<${Ye} trump=${sn(e)} />
			${a.map(r=>i`<p key=${r} class="reason small">${r}</p>`)}
		</div>
		${e.turnup?i`<div class="turnup">
					<${et.Provider} value=""><${ie} card=${e.turnup} size="mini" /><//>
					<span class="small">${o("turnup")}</span>
				</div>`:null}
	</div>`}function Ye({trump:e,unsure:t=!1}){return i`<p class="trump">
		<span class="small">${o("page.trump")}</span>
		${e===""?i`<span class="sign none" aria-hidden="true">?</span>`:i`<${X} trump=${e} />`}
		<b>${T(e)}${t&&e?"?":""}</b>
	</p>`}function Qe(e){let{view:t,variant:n,seat:s,name:a,names:r=[],place:c,own:l,chair:u,now:p,open:d,winner:$,laid:f=!0,hand:m,said:h}=e,g=t.held?.[s]??0,y=t.due===void 0?t.turn.includes(s):t.due===s,v=l&&t.seat!==void 0,k=v?t.bid:t.shown?.[s]?.bid,O=v?void 0:t.shown?.[s]?.aside,j=Ft(u),N=t.control===t.seat?"yes":"no";return i`<section class=${`seat ${c} ${`${y?"thinks":""} ${$?"winner":""} ${l?"own":""}`}`} data-seat=${s} aria-label=${a}>
		<div class="nameplate">
			<h2>
				<span class="name">${a}</span>
				${j?i`<span class="level" title=${Wt(u)}>${j}</span>`:null}
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
				${t.phase===void 0?null:i`<${M$} view=${t} variant=${n} seat=${s} bid=${k}
							laid=${t.phase==="lay"?!t.turn.includes(s):f} />`}
				<${A$} view=${t} seat=${s} />
				${t.vulnerable?.includes(s)?i`<${k$} n=${n?.score.vulnerable} />`:null}
				${t.control!==void 0&&s===Ct(t)?i`<span>${o("dummy.by",{name:r[t.control]??"",you:N})}</span>`:null}
				${u?.away?i`<span class="badge">${o("page.away")}</span>`:null}
				<${E$} chair=${u} now=${p} />
			</p>
			${t.phase==="play"?i`<${x$} suits=${D(t.void?.[s])} />`:null}
			${h?i`<${Ll} said=${h} />`:null}
		</div>
		${O?i`<div class="aside" aria-label=${o("page.aside")}>${se(O)}</div>`:null}
		${v||d?null:i`<${O$} n=${g} />`}
		${v||!d?null:m??i`<${S$} cards=${d} trump=${t.trump} />`}
	</section>`}function k$({n:e}){if(!e)return i`<span class="badge">${o("vulnerable")}</span>`;let t=o("guide.vulnerable",{n:e});return i`<button type="button" class="badge" title=${t} onclick=${()=>B(t)}>
		${o("vulnerable")}
	</button>`}function x$({suits:e}){let t=o("page.void",{suits:F(e.map(T))});return i`<p class="voids">
		${e.length?i`<span class="unseen">${t}</span>`:null}
		${e.map(n=>i`<${B$} suit=${n} />`)}
	</p>`}function S$({cards:e,trump:t}){let n=s=>i`<span key=${Ne(s[0]??"")} class="same-suit">
		${s.map(a=>i`<${ie} key=${a} card=${a} size="mini" />`)}
	</span>`;return i`<div class="open-hand">${Kn(Oe(e,ee,t),t).map(n)}</div>`}function O$({n:e}){return i`<div class="backs" aria-label=${o("page.held",{n:e})} role="img" style=${{"--n":Math.max(e,1)}}>
		${Array.from({length:e},(t,n)=>i`<${ie} key=${n} face="down" />`)}
	</div>`}function A$({view:e,seat:t}){let n=e.premium?.[t]||"";if(n)return i`<span class="premium">${J(n)}</span>`;let s=e.why?.overcalled?.includes(t)&&e.phase!=="offer",a=J(e.offers?.[t]??"declare");return i`${N$(e,t)}
		${s?i`<span class="beaten">${o("offer.beaten",{offer:a})}</span>`:null}`}function M$({view:e,variant:t,seat:n,bid:s,laid:a}){let r=e.won?.[n]??0;if(e.phase==="lay"||e.phase==="offer"||e.phase==="name")return s!==void 0?i`<span>${o("page.bid",{bid:oe(s,t)})}</span>`:a?i`<span>${o("page.laid")}</span>`:null;if(s===void 0)return i`<span class="score">${o("page.won",{won:r})}</span>`;let c=e.contract?.[n]||"short",l=s===0&&r>0&&c!=="lost"&&t?.score.zeroOrAll;return i`<span class=${`stand ${c}`}>
		${r+s>0?i`<${j$} won=${r} bid=${l?wa(t):s} />`:null}
		<span class="score">${o("page.won.of",{won:r,bid:oe(s,t)})}</span><${T$} stands=${c} />
	</span>`}function j$({won:e,bid:t}){return i`<span class="dots" aria-hidden="true">
		${Array.from({length:Math.max(e,t)},(n,s)=>i`<i key=${s} class=${s>=t?"extra":s<e?"full":""}></i>`)}
	</span>`}function T$({stands:e}){let t=e==="lost"?"✕":"✓";return i`<span class="unseen">${o(`page.contract.${e}`)}</span>
		${e==="short"?null:i`<b class="tells" aria-hidden="true">${t}</b>`}`}function N$(e,t){let n=e.phase==="offer"?e.offers?.[t]:"";return n?i`<span>${J(n)}</span>`:null}function B$({suit:e}){return e==="nines"?i`<span class="void">9</span>`:i`<svg class=${`void suit-${e}`} viewBox="0 0 100 100" aria-hidden="true">
		<use href=${`#pip-${e}`} /><path d="M8 92 92 8" />
	</svg>`}function E$({chair:e,now:t}){if(!e||e.until===void 0&&e.bank===void 0)return null;let n=Math.max(0,e.until!==void 0?e.until-t:e.bank??0),s=n<2e4&&e.until!==void 0;return i`<span class=${`time ${s?"short":""}`}>${D$(n)}</span>`}function D$(e){let t=Math.ceil(e/1e3);if(t>=86400)return o("page.days",{n:Math.floor(t/86400)});let n=r=>String(r).padStart(2,"0"),[s,a]=[Math.floor(t/3600),Math.floor(t/60)];return s>0?`${s}:${n(a%60)}:${n(t%60)}`:`${a}:${n(t%60)}`}function L$({cards:e,pending:t,where:n,winner:s,gone:a,names:r}){let c=A(null),l=A(new Set);return he(()=>{let u=c.current;if(!u)return;let p=new Set(e.map($=>`${$.seat} ${$.card}`)),d=[];for(let $ of u.querySelectorAll("[data-of]")){let f=`${$.dataset.of} ${$.dataset.card}`;l.current.has(f)||d.push(R$($,P$($))),a&&d.push(q$($,u.closest(".felt")?.querySelector(`[data-seat="${s}"] .nameplate`)))}for(let $ of d)$?.();l.current=p},[e.map(u=>`${u.seat}${u.card}`).join(),a]),i`<ol class="trick" ref=${c} aria-label=${o("page.trick")}>
		${e.map(({seat:u,card:p},d)=>i`<li key=${`${u} ${p}`}
				class=${`${n[u]} ${u===s?"best":""} ${p===t?"waits":""}`}
				data-of=${u} data-card=${p} style=${{"--i":d}}>
				<span class="unseen">${r[u]}: </span><${ie} card=${p} />
				${p===t?i`<small class="later">${o("page.unsent.card")}</small>`:null}
			</li>`)}
	</ol>`}var C$=":is(.backs, .open-hand, .hand, .nameplate)";function P$(e){let t=jn.get(e.dataset.card??"");return t||e.closest(".felt")?.querySelector(`[data-seat="${e.dataset.of}"] ${C$}`)?.getBoundingClientRect()}var jn=new Map,Rl=e=>parseFloat(getComputedStyle(e).getPropertyValue("--move"))||0;function R$(e,t){let n=Rl(e);if(!t||!n||!e.animate)return;let s=e.getBoundingClientRect(),a=t.left+t.width/2-(s.left+s.width/2),r=t.top+t.height/2-(s.top+s.height/2),c=Math.min(1,t.width/s.width||1),l=[{transform:`translate(${a}px, ${r}px) scale(${c})`},{transform:"none"}];return()=>e.animate(l,{duration:n,easing:"cubic-bezier(0.2, 0.7, 0.2, 1)"})}function q$(e,t){let n=Rl(e);if(!t||!n||!e.animate)return;let s=e.getBoundingClientRect(),a=t.getBoundingClientRect(),r=a.left+a.width/2-(s.left+s.width/2),c=a.top+a.height/2-(s.top+s.height/2),l=[{transform:"none",opacity:1},{transform:`translate(${r}px, ${c}px) scale(0.4)`,opacity:0}];return()=>e.animate(l,{duration:n,easing:"cubic-bezier(0.5, 0, 0.8, 0.4)",fill:"forwards"})}var Ya={calm:2e3,usual:1200,quick:550,instant:550},I$=280,_$={calm:650,usual:350,quick:150,instant:0},F$=12,W$=(e,t)=>Rt(e,t)&&ql(t)>ql(e),ql=e=>(e?.played??[]).reduce((t,n)=>t+D(n).length,0),Ds=class{shown=L(null);#e;#t=[];#n=0;#s=()=>{};constructor(t){this.#e=t}take(t){this.#t.push(t),document.hidden||this.#t.length>F$?this.skip():this.#n||this.#a()}skip(){this.stop();let t=this.#t.at(-1)??this.shown.peek()?.message;this.#t=[],t&&(this.shown.value={message:t,full:null})}hurry(){return this.#n&&this.#s(),this.#n!==0&&(this.#t.length>0||!!this.shown.peek()?.full)}stop(){clearTimeout(this.#n),this.#n=0}#a(){let t=this.#t.shift();if(!t)return;let n=this.shown.peek()?.message.view,s=Pt(n,t.view);this.shown.value={message:t,full:s};let a=_$[this.#e()];if(!s&&a&&W$(n,t.view))return this.#r(a,()=>this.#a());if(!s)return void this.#a();this.#r(Ya[this.#e()],()=>{this.shown.value={message:t,full:{...s,gone:!0}},this.#r(zn()?0:I$,()=>{this.shown.value={message:t,full:null},this.#a()})})}#r(t,n){this.#s=()=>{this.stop(),n()},this.#n=setTimeout(this.#s,t)}};async function z$(e,t,n){await ti([e,t,n],!1,({id:s})=>vt(Sr,Mr,{table:e,match:t,id:s,pace:wt[M.pace.value],...n}))}function H$(e,t,n,s){let a=Array.from({length:e},(r,c)=>c===t?"":s[c]||n);return a.every((r,c)=>c===t||r===n)?n:a.join()}function Il({of:{table:e,match:t,deal:n,step:s},names:a,front:r,onclose:c}){let[l,u]=w(String(r)),[p,d]=w(""),[$,f]=w({}),{busy:m,once:h}=te();S(()=>{G(xe)},[]);let g=p||Xr(),y=un.value.map(({name:j})=>[j,o(`page.level.${j}`)]),v=H$(a.length,Number(l),g,$),O=i`<${x} chief aria-busy=${m} disabled=${m||!g} onclick=${()=>h(()=>z$(e,t,{deal:n,step:s,seat:Number(l),bots:v}))}
		say=${o("page.whatif.play")} />`;return i`<${P} title=${o("page.whatif")} onclose=${c} actions=${O}>
		<div class="play-on">
			<p>${o("page.whatif.about")}</p>
			<${R} label=${o("page.whatif.seat")} value=${l} onchange=${u}
				options=${a.map((j,N)=>[String(N),j])} />
			<${R} label=${o("page.whatif.others")} value=${g} options=${y}
				onchange=${j=>(d(j),f({}))} />
			${a.length>2?i`<details><summary>${o("page.whatif.each")}</summary><div class="play-on-each">
						${a.map((j,N)=>N===Number(l)?null:i`<${U} key=${N} label=${j}
							value=${$[N]||g} options=${y}
							onchange=${q=>f({...$,[N]:q})} />`)}
					</div></details>`:null}
		</div>
	<//>`}function K$({rest:e}){let[t,n="1",s="0"]=e;return t?i`<${J$} table=${t} match=${Number(n)||1} deal=${Number(s)||0} />`:i`<main id="main" tabindex="-1" class="stack">
			<h1>${o("page.nav.replay")}</h1><p>${o("page.replay.which")}</p>
			<p><a class="button chief" href="/records">${o("page.nav.records")}</a></p>
		</main>`}async function Qa({table:e,match:t,deal:n}){if(e==="mine"&&!await Kt())throw new pe(o("page.replay.gone"));return vt(Yn,_t,{table:e,match:t,deal:n})}function U$(e,t,n){let s=A(new Map),[,a]=w(0);return S(()=>{if(!n||s.current.get(t)?.told)return;let r=new AbortController,c=l=>{s.current.set(t,l),a(u=>u+1)};return c({}),vt(kr,Or,{...e,step:t},r.signal).then(l=>c({told:l}),l=>r.signal.aborted||c({wrong:E(l)})),()=>r.abort()},[t,n]),n?s.current.get(t)??{}:null}function Za(e){let t=[];for(let{line:s,views:a}of e.steps){let r=t[t.length-1]?.views;("act"in s||t.length===0)&&t.push(r?{line:s,views:a,before:r}:{line:s,views:a})}let n=e.steps[e.steps.length-1];return n?.views[0]?.phase==="over"&&t.push({line:{},views:n.views,sheet:!0}),t}function J$({table:e,match:t,deal:n}){let{value:s,wrong:a}=C(()=>Qa({table:e,match:t,deal:n}),e,t,n);if(a)return i`<main id="main" tabindex="-1" class="stack">
			<h1>${o("page.nav.replay")}</h1><p>${a}</p>
			<p><a class="button" href="/records">${o("page.nav.records")}</a></p>
		</main>`;if(!s)return i`<main id="main" tabindex="-1"><p class="soft" role="status">${o("page.replay.loading")}</p></main>`;let r=`${e} ${t} ${n}`;return i`<${V$} key=${r} table=${e} match=${t} deal=${n} played=${s} />`}function Xa(e,t){let n=e[t],s={...n.shown};return e.forEach((a,r)=>{if(r===t)return;let c={hand:a.hand??""};a.aside&&(c.aside=a.aside),a.bid!==void 0&&(c.bid=a.bid),s[r]=c}),{...n,shown:s,offers:(n.offers??[]).map((a,r)=>e[r]?.offers?.[r]??a)}}function V$({table:e,match:t,deal:n,played:s}){let a=Tt(_(s.header.variant),s.header.rules),r=ue(()=>Za(s),[s]),c=r[0]?.views.length??1,l=Nt(s.header,c),u=r.length-1,p=fe.value,d=Math.min(u,Math.max(0,Number(p.get("step"))||0)),$=/^[0-4]$/.test(p.get("seat")??"")?Math.min(c-1,Number(p.get("seat"))):-1,f=$>=0?$:Qt(s.header,c),m=r[d+1]?.line,h=m!==void 0&&"act"in m,g=U$({table:e,match:t,deal:n},d,h&&p.has("hint")),y=(je,tn=$,In=g!==null&&je===d)=>`/replay/${e}/${t}/${n}?step=${je}${tn>=0?`&seat=${tn}`:""}${In?"&hint":""}`,v=je=>H(y(Math.min(u,Math.max(0,je))),{replace:!0}),k=r[d],O=Q$(d,u,!!Ls(k),v),j=O.past(v),N=ue(()=>X$(r),[r]),q=Y$(d,N,u,j),De=A(null),en=r[d]?.views[0]?.phase!=="over",aa=O.past(()=>en&&H(`${y(d)}&on=1`,{replace:!0})),Dt=O.past(()=>h&&H(y(d,$,!g),{replace:!0}));ef({h:Dt,p:aa,...g&&{Escape:Dt},ArrowRight:q.forward,ArrowLeft:q.back," ":O.toggle,ArrowDown:q.trickForward,ArrowUp:q.trickBack,Home:q.start,End:q.end});let we=$>=0?k.views[$]:Xa(k.views,f);return i`<${et.Provider} value=${Ce(we)}><main id="main" tabindex="-1" class="replay">
		<${sf} played=${s} table=${e} match=${t} deal=${n} names=${l.slice(0,c)} seat=${$}
			onseat=${je=>H(y(d,je),{replace:!0})} here=${y(d)}
			onplay=${en?aa:void 0} />
		<div class="replay-board">
			<div class="replay-table table board">
				<h2 class="unseen">${$>=0?o("page.replay.seen",{name:l[$]}):o("page.replay.all")}</h2>
				<${G$} moment=${k} view=${we} names=${l} variant=${a} at=${f} hint=${g?.told} />
			</div>
			<aside class="replay-aside" data-hint=${g?"":void 0}>
				${g?i`<${tf} key=${d} hint=${g} variant=${a} name=${l[m.by??m.seat]??""}
							bid=${r[d+1]?.views[m.seat]?.bid} back=${De} onclose=${Dt} />`:null}
				<section class="replay-tricks"><h2>${o("tricks.title")}</h2><${Ve} view=${we} names=${l} /></section>
			</aside>
		</div>
		<div class="replay-controls">
			<div class="replay-say">
				<p class="said" aria-live="polite"><span>${W(eo(k,l,$,a))}</span></p>
				<button type="button" class="button plain" ref=${De} aria-pressed=${g!==null} aria-keyshortcuts="h"
					title=${o("page.hint.ask")} disabled=${!h} onclick=${Dt}>${o("page.hint")}</button>
			</div>
			<${Z$} step=${d} last=${u} to=${j} steps=${q} auto=${O} />
		</div>
		${en&&p.get("on")?i`<${Il} of=${{table:e,match:t,deal:n,step:d}} names=${l.slice(0,c)}
			front=${f} onclose=${()=>j(d)} />`:null}
	</main><//>`}function G$({moment:e,view:t,names:n,variant:s,at:a,hint:r}){if(e.sheet)return i`<div class="replay-sheet"><div>
			<${qe} view=${t} names=${n} variant=${s} me=${-1} untitled=${!0} />
		</div></div>`;let c=bt(s,t.phase);return i`<${ft} view=${t} variant=${s} names=${n} me=${a} elsewhere=${a} laid=${c}
			full=${Ls(e)} />
		<${nf} view=${t} variant=${s} laid=${c} seat=${a} name=${n[a]??""} hint=${r} />`}var Y$=(e,t,n,s)=>({start:()=>s(0),trickBack:()=>s(t.findLast(a=>a<e)??0),back:()=>s(e-1),forward:()=>s(e+1),trickForward:()=>s(t.find(a=>a>e)??n),end:()=>s(n)});function Q$(e,t,n,s){let[a,r]=w(!1);return S(()=>{if(a&&e===t&&r(!1),!a||e===t)return;let u=M.pace.peek(),p=setTimeout(()=>s(e+1),n?Ya[u]:wt[u]);return()=>clearTimeout(p)},[a,e]),{on:a,toggle:()=>{!a&&e===t&&s(0),r(!a)},past:u=>(...p)=>{r(!1),u(...p)}}}function Z$({step:e,last:t,to:n,steps:s,auto:a}){let r=o("page.replay.at",{n:e,of:t}),c=p=>n(p.currentTarget.valueAsNumber),[l,u]=[e===0,e===t];return i`<div class="replay-auto">
			<${Bt} label=${o(a.on?"page.replay.pause":"page.replay.play")} icon=${a.on?"pause":"play"}
				off=${!1} onclick=${a.toggle} />
			<input type="range" min="0" max=${t} value=${e} aria-label=${o("page.replay.step")}
				aria-valuetext=${r} oninput=${c} />
		</div>
		<div class="replay-keys">
			<${Bt} label=${o("page.replay.start")} icon="start" off=${l} onclick=${s.start} />
			<${Bt} label=${o("page.replay.trick.back")} icon="fast-back" off=${l} onclick=${s.trickBack} />
			<${Bt} label=${o("page.replay.back")} icon="back" off=${l} onclick=${s.back} />
			<span class="count score">${r}</span>
			<${Bt} label=${o("page.replay.forward")} icon="forward" off=${u} onclick=${s.forward} />
			<${Bt} label=${o("page.replay.trick.forward")} icon="fast-forward" off=${u} onclick=${s.trickForward} />
			<${Bt} label=${o("page.replay.end")} icon="end" off=${u} onclick=${s.end} />
		</div>`}function X$(e){return e.flatMap((t,n)=>{let s=t.views[0]?.phase==="play"&&t.before?.[0]?.phase!=="play";return n===0||s||Ls(t)||t.sheet?[n]:[]})}var Ls=e=>Pt(e.before?.[0],e.views[0]);function eo(e,t,n,s){if(e.sheet)return o("ask.next");let{line:a}=e;if(!("act"in a))return o("page.replay.dealt",{name:t[a.dealer]});let[r="",...c]=String(a.act).split(" "),l=t[a.seat]??"",u=n>=0&&n!==a.seat,p=e.views[a.seat],d=Ls(e);if(r==="lay"){let f=c.map(h=>Ke(h,Ce(p))).join(" "),m=oe(p?.bid??0,s);return u?o("page.replay.laid",{name:l}):o("page.replay.lays",{name:l,cards:f,bid:m})}if(r==="name")return o("page.replay.names",{name:l,trump:T(c[0])});if(r==="play"){let[f,m]=d?["yes",t[d.winner]??""]:["no",""];return o("page.replay.plays",{name:l,card:Ke(c[0]??"",Ce(p)),taken:f,winner:m})}let $=e.views[n];return u&&$?.phase==="offer"&&!$.offers?.[a.seat]?o("page.replay.decided",{name:l}):o("page.replay.offers",{name:l,offer:J(String(a.act))})}function ef(e){he(()=>{let t=n=>{let s=e[n.key];if(!s||n.ctrlKey||n.metaKey||n.altKey||n.shiftKey)return;let a=`input, select, textarea, dialog${n.key===" "?", button, a":""}`;n.target instanceof Element&&n.target.closest(a)||(n.preventDefault(),s())};return addEventListener("keydown",t),()=>removeEventListener("keydown",t)})}function tf({hint:e,variant:t,name:n,bid:s,back:a,onclose:r}){let{told:c,wrong:l}=e,u=o("page.hint.of",{name:n});return i`<${Bs} class="replay-hint" title=${u} told=${c} back=${a} onclose=${r}>
		${c?i`<${Jt} advice=${c.advice} variant=${t} done=${{act:c.act,name:n,bid:s}} />`:i`<p class=${l?"":"soft"} role="status">${l??o("page.hint.thinking")}</p>`}
	<//>`}function nf({view:e,variant:t,laid:n,seat:s,name:a,hint:r}){let c=Oe(D(e.hand),ee,e.trump),[l,u]=[Mn(r?.advice),Mn(r)];return i`<div class="replay-held">
		<${Qe} view=${e} variant=${t} seat=${s} name=${a} place="south" own=${!0}
			chair=${void 0} now=${0} open=${null} winner=${!1} laid=${n} />
		<div class="cards" style=${{"--n":Math.max(c.length,2)}} aria-label=${a} role="group">${c.map(p=>i`<span key=${p} class="one">
				<${ie} card=${p} />
				<span class="mark">
					${l.has(p)?i`<${be} />`:null}${u.has(p)?i`<${is} />`:null}
				</span>
			</span>`)}</div>
		<div class="laid">${se(e.aside)}</div>
	</div>`}function sf({played:e,table:t,match:n,deal:s,names:a,seat:r,onseat:c,here:l,onplay:u}){let[p,d]=w(!1),$=e.steps[e.steps.length-1]?.views[0]?.trump??"",f=h=>`/replay/${t}/${n}/${h}${r>=0?`?seat=${r}`:""}`,m=a.map((h,g)=>[String(g),o("page.replay.seen",{name:h})]);return i`<header class="replay-head">
		<a class="mark" href="/records">99<span class="unseen"> ${o("page.nav.records")}</span></a>
		<h1>
			<span class="soft">${e.header.rules?.name??me(e.header.variant)}</span>
			<span>${o("sheet.title",{deal:s+1,trump:T($)})}${" "}<${X} trump=${$} /></span>
		</h1>
		<nav class="row" aria-label=${o("page.replay.deals")}>
			<${_l} to=${s>0?f(s-1):""} text=${o("page.replay.previous")} arrow="←" />
			<${_l} to=${s+1<e.deals?f(s+1):""} text=${o("page.replay.next")} arrow="→" />
		</nav>
		<${U} hidden label=${o("page.replay.hands")} value=${String(r)}
			options=${[["-1",o("page.replay.all")],...m]}
			onchange=${h=>c(Number(h))} />
		<div class="row doings">
			${t==="mine"?null:i`<a class="button plain to-table" href=${`/t/${t}`} aria-label=${o("page.learn.table")}>
						<span class="words">${o("page.learn.table")}</span>
						<span class="arrow">${o("page.replay.table.short")}</span>
					</a>`}
			<button type="button" class="button plain" aria-keyshortcuts="p" disabled=${!u} onclick=${u}
				aria-label=${o("page.whatif")}>
				<span class="words">${o("page.whatif")}</span><span class="arrow">${o("page.whatif.play")}</span>
			</button>
			<a class="button plain" href=${`/report/${t}/${n}/${s}${r>=0?`?seat=${r}`:""}`}>
				${o("page.report.short")}
			</a>
			${t==="mine"?null:i`<button type="button" class="button plain" onclick=${()=>us(Vn(l))}
						aria-label=${o("page.replay.link")}>
						<span class="words">${o("page.replay.link")}</span>
						<span class="arrow">${o("page.replay.link.short")}</span>
					</button>`}
			<${x} plain onclick=${()=>d(!0)} say=${o("page.fair.short")} />
		</div>
		${p?i`<${P} title=${o("page.fair")} onclose=${()=>d(!1)}>
					${t==="mine"?i`<${af} match=${n} />`:i`<${wn} table=${t} match=${n} />`}
				<//>`:null}
	</header>`}function af({match:e}){let{value:t}=C(async()=>{let a=await Kt();return(a&&await ns(a.bytes))??""});if(t===void 0)return null;if(t==="")return i`<p>${o("page.fair.packed")}</p>`;let n=[...t.matchAll(/^\s*\{[^\n]*"ninetynine":/gm)].map(a=>a.index),s=n[e-1]??0;return i`<${wn} record=${t.slice(s,n[e]??t.length)} />`}function _l({to:e,text:t,arrow:n}){let s=i`<span class="words">${t}</span><span class="arrow" aria-hidden="true">${n}</span>`;return e?i`<a href=${e}>${s}</a>`:i`<span class="off" aria-disabled="true">${s}</span>`}var of={start:"M5 4v16M20 4 8 12l12 8z","fast-back":"M12 4 2 12l10 8zM22 4 12 12l10 8z",back:"M15 4 7 12l8 8 1-1-7-7 7-7z",forward:"M9 4l8 8-8 8-1-1 7-7-7-7z",play:"M6 3l14 9-14 9z",pause:"M5 4h4v16H5zM15 4h4v16h-4z","fast-forward":"M2 4l10 8-10 8zM12 4l10 8-10 8z",end:"M19 4v16M4 4l12 8-12 8z"};function Bt({label:e,icon:t,off:n,onclick:s}){return i`<button type="button" class="replay-key" aria-label=${e} title=${e} aria-disabled=${n}
		onclick=${()=>n||s()}>
		<svg viewBox="0 0 24 24" aria-hidden="true" focusable="false"><path d=${of[t]} /></svg>
	</button>`}function rf(e){let t=(r,c)=>Math.max(c,Math.trunc(Number(e.get(r)))||c),[n,s,a]=[t("match",1),t("deal",0),t("step",0)];return{table:e.get("of")||"mine",match:n,deal:s,step:a}}function lf({rest:[e=""]}){let t=rf(fe.value),n=Va(e,t),{value:s,wrong:a}=C(async()=>{let r=await Promise.all([Qa(t),Yn({table:e,match:1,deal:t.deal})]);if(!cf(r))throw new pe(o("page.replay.gone"));return{key:n,both:r}},n);return i`<main id="main" tabindex="-1" class="endings">
		${a?i`<h1>${o("page.nav.whatif")}</h1><p>${a}</p>
				<p><a class="button" href="/records">${o("page.nav.records")}</a></p>`:s?.key===n?i`<${uf} table=${e} from=${t} both=${s.both} />`:i`<p class="soft" role="status">${o("page.replay.loading")}</p>`}
	</main>`}var cf=([e,t])=>String(e.steps[0]?.line.hands)===String(t.steps[0]?.line.hands),Fl=({steps:e})=>e.map(({line:t})=>t).filter(t=>"act"in t);function Wl({steps:e}){let t=e.findLast(({views:n})=>n[0]?.phase==="over")?.views;return t&&Xa(t,0)}function uf({table:e,from:t,both:[n,s]}){let{header:a}=n,r=Tt(_(a.variant),a.rules),[c,l]=[Wl(n),Wl(s)];if(!c?.points||!l?.points)return i`<h1>${o("page.nav.whatif")}</h1><p>${o("page.whatif.unfinished")}</p>
			<p><a class="button" href=${`/t/${e}`}>${o("page.records.table")}</a></p>`;let u=wl(Fl(n),Fl(s),ke(c),t.step),p=n.steps[0]?.views.length??1,d=[Nt(a,p),Nt(s.header,p)],$=`/replay/${t.table}/${t.match}/${t.deal}`,[f=t.step,m=t.step]=u?.steps??[];return i`<div class="endings-head"><header>
			<p class="soft">${a.rules?.name??me(a.variant)} ·${" "}
				${o("sheet.title",{deal:t.deal+1,trump:T(l.trump)})}${" "}
				<${X} trump=${l.trump??""} /></p>
			<h1>${o("page.nav.whatif")}</h1>
			<p class="lead">${pf(u?.trick)}</p>
		</header>
		<${df} was=${c.points} now=${l.points} names=${d} me=${Qt(s.header,p)} /></div>
		<div class="endings-both">
			<${zl} title=${o("page.whatif.was")} played=${n} view=${c} names=${d[0]} variant=${r}
				trick=${u?.trick} step=${f} at=${$} />
			<${zl} title=${o("page.whatif.now")} played=${s} view=${l} names=${d[1]} variant=${r}
				trick=${u?.trick} step=${m} at=${`/replay/${e}/1/${t.deal}`}
				again=${`${$}?step=${t.step}&on=1`} />
		</div>`}function pf(e){return e===void 0?o("page.whatif.same"):e<0?o("page.whatif.parted.before"):o("page.whatif.parted",{n:e+1})}function zl({title:e,played:t,view:n,names:s,variant:a,trick:r,step:c,at:l,again:u}){let p=r===void 0||r<0?void 0:Za(t)[c+1];return i`<section>
		<h2>${e}</h2>
		${p?i`<p>${W(eo(p,s,-1,a))}</p>`:null}
		<${qe} view=${n} names=${s} variant=${a} me=${-1} untitled=${!0} />
		<div class="endings-tricks">
			<h3>${o("tricks.title")}</h3>
			<${Ve} view=${n} names=${s} from=${Math.max(0,r??0)} />
		</div>
		<p class="row">
			<a class="button" href=${`${l}?step=${c}`}>${o("page.replay")}</a>
			${u?i`<a class="button plain" href=${u}>${o("page.whatif.again")}</a>`:null}
		</p>
	</section>`}function df({was:e,now:t,names:n,me:s}){let a=e.map((l,u)=>u),r=l=>{let[u="",p=""]=n.map(d=>d[l]??"");return u===p?u:i`${u}<span class="soft small"> / ${p}</span>`},c=(l,u,p="")=>i`<tr class=${p}><th scope="row">${l}</th>
		${a.map(d=>i`<td key=${d} data-mine=${d===s?"":void 0}>${u(d)}</td>`)}</tr>`;return i`<${Q}><table class="book endings-difference">
		<caption class="unseen">${o("page.whatif.points")}</caption>
		<thead><tr><td></td>${a.map(l=>i`<th key=${l} scope="col">${r(l)}</th>`)}</tr></thead>
		<tbody>
			${c(o("page.whatif.was"),l=>b(e[l]??0))}
			${c(o("page.whatif.now"),l=>b(t[l]??0))}
		</tbody>
		<tfoot>${c(o("page.whatif.difference"),l=>Y((t[l]??0)-(e[l]??0)),"total")}</tfoot>
	</table><//>`}function Ze({cards:e,can:t,chosen:n,best:s,values:a=null,label:r,open:c=!1,twice:l,onpick:u,onplay:p}){let[d,$]=w(""),f=A(null),m=e.includes(d)?d:e.find(k=>t?.has(k))??e[0];he(()=>{let k=0,O=()=>{for(let N of f.current?.querySelectorAll("[data-card]")??[])jn.set(N.dataset.card??"",N.getBoundingClientRect())},j=requestAnimationFrame(()=>k=setTimeout(O));return()=>(cancelAnimationFrame(j),clearTimeout(k))});function h(k){let O=k.ctrlKey||k.metaKey||k.altKey?void 0:ff(e,m,k.key);O!==void 0&&(k.preventDefault(),O!==""&&($(O),f.current?.querySelector(`[data-card="${O}"]`)?.focus()))}function g(k,O){$(O);let j=k.pointerType==="touch",N=M.play.value==="twice"||M.play.value==="auto"&&j;l||N&&!n.has(O)?u(O):p(O)}let y=(k,O)=>{let j=t===null||t.has(k);return i`<button type="button" key=${k} data-card=${k} class=${n.has(k)?"chosen":""}
			tabindex=${k===m?0:-1} aria-disabled=${j&&t!==null?void 0:"true"}
			aria-pressed=${l?n.has(k):void 0} style=${{"--k":O}}
			onclick=${N=>g(N,k)}>
			<${ie} card=${k} dim=${!j} lifted=${n.has(k)} size=${c?"mini":"full"} />
			${a?i`<span class="worth" aria-hidden="true">${a[Ne(k)]}</span>`:null}
			${s?.has(k)?i`<span class="mark"><${be} /></span>`:null}
		</button>`},v=e.length>5?Math.ceil(e.length/2):5;return i`<div class=${`hand ${c?"open":""} ${t?"asked":""}`} ref=${f} role="group"
		aria-label=${r} onkeydown=${h} onmousedown=${$f}
		style=${{"--n":Math.max(1,e.length),"--cols":v}}>
		${c?Kn(e).map(k=>i`<span key=${Ne(k[0]??"")} class="same-suit">${k.map(y)}</span>`):e.map(y)}
	</div>`}var $f=e=>e.preventDefault();function ff(e,t,n){let s=e.indexOf(t??"");switch(n){case"ArrowRight":return e[(s+1)%e.length];case"ArrowLeft":return e[(s-1+e.length)%e.length];case"Home":return e[0];case"End":return e.at(-1);case"ArrowUp":return Hl(e,s,-1);case"ArrowDown":return Hl(e,s,1)}}function Hl(e,t,n){let s=Ne(e[t]??"");for(let a=1;a<e.length;a++){let r=e[(t+n*a+e.length*a)%e.length]??"";if(Ne(r)!==s)return r}return""}function Cs(e,t,n){let s=e.filter(r=>mf(Uo(r)).includes(t.toLowerCase())),a=s.indexOf(n);return s[(a+1)%s.length]}function mf(e){return/^\d+$/.test(e)?e==="10"?["0","t"]:e.length>1?[]:[e]:[e.toLowerCase(),o(`rank.${e}`).slice(-1).toLowerCase()]}function Kl(e,t,n,s,a=!1){let r=e.options;if(n)return o("page.paused");if(s){let l=s.cards.find(p=>p.seat===s.winner)?.card??"",u=s.winner===e.seat?"yes":"no";return o("page.won.trick",{you:u,name:t[s.winner]??"",card:tt(l,Ce(e))})}if(e.phase==="over")return o("ask.next");if(!r){let l=e.turn.filter(u=>u!==e.seat).map(u=>t[u]??"");return l.length?o(a?"ask.unfetched":"ask.wait",{names:F(l),n:l.length}):e.turn.length?" ":o("waiting.table")}if(r.kind==="lay")return o("ask.lay",{n:r.pick??3});if(r.kind==="name")return o("ask.name");if(r.kind==="offer"&&Ul(r))return hf(e,t);if(r.kind==="offer")return o((e.offers?.[e.seat??0]??"").startsWith("declare")?"ask.raise":"ask.offer");let c=r.seat===void 0||r.seat===e.seat?"you":"dummy";return r.led?o(r.follow?"ask.follow":"ask.discard",{who:c,suit:T(r.led)}):o("ask.lead",{who:c})}var Ul=e=>e.acts?.length===1&&e.acts[0]==="pass";function hf(e,t){let n=e.offers?.findIndex(s=>s.startsWith("reveal"))??-1;return n<0?o("ask.pass.unsaid"):o("ask.pass",{name:t[n]??""})}var Jl=e=>e?.led&&e.follow?o("illegal.follow",{suit:T(e.led)}):o("illegal");function Zt({options:e,chosen:t,variant:n,onlay:s,busy:a,waits:r=!1,slots:c=!1}){let[l,u]=w("pass"),[p,d]=w(!1),$=e.pick??3,f=(e.offers?.length??0)<=3?e.offers??[]:[],m=an([...t],e.worth??""),h=t.size<$?b(m):oe(m,n),g=!r&&(l!=="pass"||p);return i`<div class=${`answer ${g?"sure":""}`}>
		${l==="pass"||!g?g&&f.map(y=>y==="pass"?null:i`<${to} key=${y} offer=${y} variant=${n} />`):i`<${to} offer=${l} variant=${n} />`}
		<p class=${`total ${/ /.test(h)?"two":""}`} aria-live="polite">
			${c?i`<${gf} cards=${Oe([...t],ee)} pick=${$} worth=${We(e.worth??"")} />`:null}
			<span class="small">${o("page.yourbid")}</span>${" "}
			<b class="score">${t.size?h:"–"}</b>
		</p>
		${f.length?i`<div class="offers" role="radiogroup" aria-label=${o("col.premium")}>
					${f.map(y=>i`<label key=${y}>
							<input type="radio" name="premium" checked=${y===l} onchange=${()=>u(y)} />
							<span>${Vl(y,n,!1)}</span></label>`)}
					<button type="button" class="button plain what" aria-label=${o("page.premium.what")}
						title=${o("page.premium.what")} aria-expanded=${p} onclick=${()=>d(!p)}>?</button>
				</div>`:null}
		<button type="button" class="button chief" disabled=${t.size!==$||a}
			onclick=${()=>s(f.length?l:"")}>
			${t.size<$?o("lay.more",{n:$-t.size}):l==="pass"?o("page.lay"):o(`page.lay.${l}`,{bid:h})}
		</button>
	</div>`}function gf({cards:e,pick:t,worth:n}){return i`<span class="slots" aria-hidden="true">
		${Array.from({length:t},(s,a)=>{let r=e[a];return i`<span key=${a} class=${`slot ${r?"said":""}`}>
				${r?i`<${ie} card=${r} size="mini" /><b class="score">+${n[Ne(r)]}</b>`:null}
			</span>`})}
	</span>`}function Vl(e,t,n=!0){if(e==="pass")return o(n?"menu.pass":"page.nopremium");let{level:s,...a}=no(e,t);return o(`menu.${s}`,a)}function no(e,t){let[n="",s=""]=e.split(" ");return{level:n,points:t?.offers[n==="declare"?"declare":"reveal"]??"",n:s}}function to({offer:e,variant:t}){let{level:n,points:s,n:a}=no(e,t),r=Jo(t);return i`<p class="ask" role="status">${o(`ask.sure.${n}`,{points:s,number:a||"none",loss:r})}</p>`}function Ps({options:e,variant:t,onact:n,busy:s,best:a}){let[r,c]=w(""),[l,u]=w(""),p=e.acts??[],d=[...new Set(p.map(m=>m.split(" ")[0]??""))],$=p.filter(m=>m.startsWith(`${r} `));if(S(()=>(c(""),u("")),[p.join()]),Ul(e))return i`<div class="answer">
			<${x} chief disabled=${s} onclick=${()=>n("pass")} say=${o("page.pass")} />
		</div>`;if(l){let{level:m,points:h,n:g}=no(l,t);return i`<div class=${`answer sure ${g?"numbered":""}`}>
			<${to} offer=${l} variant=${t} />
			<${x} chief disabled=${s} onclick=${()=>n(l)}
				say=${o(`page.sure.${m}`,{points:h,n:g&&` ${g}`})} />
			<${x} onclick=${()=>u("")} say=${o("page.sure.not")} />
		</div>`}let f=m=>m==="pass"||p.every(h=>h!=="pass")?n(m):u(m);return i`<div class="answer">
		${d.map(m=>{let h=p.every(g=>g!==m);return i`<button type="button" key=${m} class=${`button ${r===m?"chosen":""}`} disabled=${s}
				aria-expanded=${h?r===m:void 0}
				onclick=${()=>h?c(m):f(m)}>
				${a?.split(" ")[0]===m?i`<${be} />`:null}${Vl(m,t)}
			</button>`})}
		${$.length?i`<div class="numbers" role="group" aria-label=${o("ask.number")}>
					<span class="small">${o("ask.number")}</span>
					${$.map(m=>i`<button type="button" key=${m} class="button" disabled=${s} 
							onclick=${()=>f(m)}>
							${m===a?i`<${be} />`:null}<span class="unseen">${J(m)}</span>
							<span aria-hidden="true">${m.split(" ")[1]}</span>
						</button>`)}
				</div>`:null}
	</div>`}function Rs({options:e,onact:t,busy:n,best:s}){return i`<div class="answer">
		${(e.acts??[]).map(a=>{let r=a.replace(/^name /,"");return i`<button type="button" key=${a} class="button naming" disabled=${n} onclick=${()=>t(a)}>
				<${Ye} trump=${r} />${a===s?i`<${be} />`:null}
			</button>`})}
	</div>`}var Ae=0;async function Gl(e){let t=await fetch(`${_n}lesson/${e}`);if(!t.ok)throw new Error(`${e} did not come: ${t.status}`);return t}var Yl=async()=>(await Gl("course.json")).json();async function Ql(e){let t=await(await Gl(`${e.id}.99.jsonl`)).text(),n=await Promise.all(yf(t).map(s=>_t(s,{body:t})));return{...e,names:n[0]?.header.seats??[],deals:n.map(bf)}}function yf(e){let t=0;return e.split(`
`).flatMap(n=>(n.startsWith('{"ninetynine"')&&t++,n.startsWith('{"deal"')?[{match:t,deal:JSON.parse(n).deal}]:[]))}function bf(e){let t=e.header.rules!==void 0;return e.steps.flatMap(({line:n,views:s})=>{let a=s[Ae];return!a||!("act"in n||"deal"in n)?[]:[{act:n.act??"",seat:n.seat??-1,view:t?{...a,why:void 0}:a}]})}function so(e,t){let n=e[t]?.view.options?.seat??Ae;return e.findIndex((s,a)=>a>t&&s.seat===n)}var ao=(e,t)=>e[so(e,t)]?.act??"";var wf=9,[Xl,vf,kf]=[700,1700,280],ec=e=>e==="first"?"ninetynine.lesson":`ninetynine.lesson.${e}`;function xf({id:e,steps:t}){let n=Number(Xe(ec(e)));return Number.isInteger(n)&&n>0&&n<t.length-1?n:0}var Sf=(e,t)=>Te(ec(e),String(t)),qs=()=>M.course.value.split(" ").filter(e=>e!=="");function Of(e){e==="first"&&(M.taught.value=!0),qs().includes(e)||(M.course.value=[...qs(),e].join(" "))}function Af(){let e={C:"♣",D:"♦",H:"♥",S:"♠"},t=["A","K","Q","J",..."23456789","10","11","12"];return Object.fromEntries(Object.entries(e).flatMap(([n,s])=>t.map(a=>[a+n,gt(a)+s])))}function Mf(e){let t=_(e),[,n=30,s=20,a=10]=t?.score.made??[],{declare:r=30,reveal:c=60}=t?.offers??{};return{alone:n,two:s,three:a,declare:r,reveal:c}}var tc=(e,t)=>e[t]?.view,Tn=(e,t)=>Pt(e[t-1]?.view,e[t]?.view),Zl=(e,t,n)=>({view:tc(e,t),full:{...n,gone:!0},ms:kf});function jf(e,t,n){let s=[],a=t.lies?Tn(e,t.at):null;a&&s.push(Zl(e,t.at,a));for(let r=t.at+1;r<=n.at;r++){let c=e[r];if(!c?.act.startsWith("play"))continue;let l=Tn(e,r);r===n.at&&(n.lies||!l)||(s.push({view:c.view,full:l,ms:l?vf:Xl}),l&&s.push(Zl(e,r,l)))}return s}function Tf(e,t){let n=so(e,t.at),s=n;if(t.does==="play")for(;s<e.length-1&&!Tn(e,s);)s++;return e.slice(n,s+1).map(({view:a},r)=>({view:a,full:Tn(e,n+r),ms:Xl}))}var Is=class{moving=L(!1);rests=L(!1);chosen=L(new Set);reply=L("");#e=0;#t=()=>{};constructor(t){this.lesson=t,this.at=L(xf(t)),this.shown=L(this.#l(this.step()))}step(t=this.at.peek()){return this.lesson.steps[t]}get last(){return this.lesson.steps.length-1}be(t){this.stop(),Le(()=>{this.#i(!1),this.at.value=t,this.shown.value=this.#l(this.step(t))}),Sf(this.lesson.id,t),t===this.last&&Of(this.lesson.id)}back(){let t=this.moving.peek()||this.rests.peek();this.be(Math.max(0,this.at.peek()-(t?0:1)))}forward(){if(this.moving.peek())return this.stop(),this.#t();if(this.rests.peek())return this.be(this.at.peek()+1);let t=this.step();if(t.does!=="lay")return this.#c();let n=this.#a(t),s=this.chosen.peek();if(n.every(a=>s.has(a))&&s.size===n.length)return this.#c();this.chosen.value=new Set(n),this.reply.value=this.words("so")}words(t,n){let s=this.step(),a=`${this.lesson.id}.${s.say}${t?`.${t}`:""}`;return t&&!$e(`course.${a}`)?"":o(`course.${a}`,{...Af(),...Mf(this.lesson.variant),...n})}answer(t){let n=this.step(),s=n.ask?String(n.right):ao(this.#n(n),n.at);if(t===s)return this.#c();this.reply.value=this.#r(n,t.replace(/^name /,""))}play(t){let n=this.step();if(t===this.#a(n)[0])return this.#c();let s=this.#s(n),a=s?.trick?.[0]?.card,r=D(s?.options?.from),c=a&&!r.includes(t);this.reply.value=c?o("page.learn.must",{suit:o(`suit.${Ne(a)}`)}):this.#r(n,t)}lay(){let t=this.step(),n=this.#s(t)?.options?.worth??"",s=[...this.chosen.peek()],a=this.#a(t),r=an(s,n);if(s.every(l=>a.includes(l)))return this.#c();let c=r===an(a,n);this.reply.value=c?this.words("also"):this.#r(t,String(r),{n:r})}stop(){clearTimeout(this.#e)}#n(t){return this.lesson.deals[t.deal]??[]}#s(t){return this.#n(t)[t.at]?.view}#a(t){return ao(this.#n(t),t.at).split(" ").slice(1)}#r(t,n,s){return this.words(t.no?.[n]??"no",s)||o("page.learn.no")}#l(t){return{view:tc(this.#n(t),t.at),full:t.lies?Tn(this.#n(t),t.at):null}}#i(t){this.moving.value=t,this.rests.value=!1,this.chosen.value=new Set,this.reply.value=""}#c(){let t=this.at.peek()+1,[n,s]=[this.step(),this.lesson.steps[t]];if(!s)return;if(s.deal===n.deal&&s.at-n.at<=wf)return this.#p(jf(this.#n(n),n,s),()=>this.be(t));let a=n.does?Tf(this.#n(n),n):[],r=a.pop();this.#p(a,r?()=>this.#d(r):()=>this.be(t))}#d(t){Le(()=>{this.#i(!1),this.rests.value=!0,this.shown.value=t})}#p(t,n){this.#t=n,Le(()=>this.#i(t.length>0)),this.#o(t)}#o([t,...n]){if(!t)return this.#t();this.shown.value=t,this.#e=setTimeout(()=>this.#o(n),t.ms)}};var nc=()=>C(async()=>{let[e]=await Promise.all([Yl(),Wo(V.peek(),_n)]);return e});function sc({plans:e}){S(()=>{document.title=`${o("course.title")} · Ninety-Nine`});let t=new Set(qs()),n=e.find(c=>!t.has(c.id))?.id,[s,...a]=e,r=[["start",s?[s]:[]],["well",a.filter(c=>c.variant===s?.variant)],["ways",a.filter(c=>c.variant!==s?.variant)]];return i`<main id="main" tabindex="-1" class="lessons">
		<h1>${o("course.title")}</h1>
		<p class="lead">${o("course.lead")}</p>
		<p class="soft">${o("course.finished",{n:e.filter(c=>t.has(c.id)).length,of:e.length})}</p>
		${r.map(([c,l])=>i`<section key=${c}><h2>${o(`course.part.${c}`)}</h2>
				<ol start=${e.indexOf(l[0])+1}>${l.map(u=>i`<${Nf} key=${u.id} plan=${u} n=${e.indexOf(u)+1} done=${t.has(u.id)}
						next=${u.id===n} />`)}</ol>
			</section>`)}
		<p class="row">
			<a class="button plain" href="/problems">${o("page.nav.problems")}</a>
			<a class="button plain" href="/bids">${o("page.nav.bids")}</a>
			<a class="button plain" href="/daily">${o("page.nav.daily")}</a>
		</p>
	</main>`}var Nf=({plan:{id:e,minutes:t},n,done:s,next:a})=>i`<li class=${s?"done":a?"next":""}>
	<a href=${`/learn/${e}`}>
		<span class="number score" aria-hidden="true">${n}</span>
		<b>${o(`course.${e}`)}</b>
		<span class="soft goal">${o(`course.${e}.goal`)}</span>
		<span class="small soft">${s?`✓ ${o("course.seen")}`:o("course.minutes",{n:t})}</span>
	</a>
</li>`;function Bf({rest:[e=""]}){let{value:t,wrong:n}=nc(),s=e||(fe.value.get("table")?"first":""),a=t?.find(r=>r.id===s);return n||t&&s&&!a?i`<${ac} why=${n??o("page.nowhere")} />`:t?a?i`<${Ef} key=${a.id} plan=${a} plans=${t} />`:i`<${sc} plans=${t} />`:i`<${oc} />`}var ac=({why:e})=>i`<main id="main" tabindex="-1" class="stack">
	<h1>${o("page.nav.learn")}</h1><p>${e}</p>
	<p><a class="button" href="/">${o("page.nowhere.go")}</a></p>
</main>`,oc=()=>i`<main id="main" tabindex="-1" class="table lesson">
	<p class="opening" role="status">${o("page.opening")}</p>
</main>`;function Ef({plan:e,plans:t}){let{value:n,wrong:s}=C(()=>Ql(e)),a=ue(()=>n&&new Is(n),[n]);return S(()=>()=>a?.stop(),[a]),S(()=>{document.title=`${o(`course.${e.id}`)} · Ninety-Nine`}),s?i`<${ac} why=${s} />`:a?i`<${Df} run=${a} plans=${t} />`:i`<${oc} />`}function rc(){let e=oi(fe.value.get("table")??"");return e&&"table"in e?`/t/${e.table}`:void 0}function Df({run:e,plans:t}){let n=rc(),s=e.at.value,{lesson:a}=e,r=e.step(s),c=A(null);_f(e);let l=e.rests.value,u=A(`${s} ${l}`);S(()=>{if(u.current===`${s} ${l}`)return;u.current=`${s} ${l}`;let y=r.does==="lay"||r.does==="play"?'.hand button[tabindex="0"]':".asking .button",v=r.leaf==="end"?".over .chief":!l&&(r.does||r.ask)?y:".on";c.current?.querySelector(v)?.focus({preventScroll:!0})},[s,l]);let{view:p,full:d}=e.shown.value,$=_(a.variant),f=a.names.map((y,v)=>v===Ae?o("you"):y==="dummy"?o("dummy"):y),m=r.leaf==="account"?"sheeted":r.leaf==="end"?"covered":"",h=e.moving.value||l?"":m,g=o("course.number",{n:t.findIndex(y=>y.id===a.id)+1});return i`<${et.Provider} value=${Ce(p)}><main id="main" tabindex="-1" class="table lesson" ref=${c}
		data-lesson=${a.id} data-leaf=${r.leaf} data-point=${r.point}>
		<header class="head">
			<a class="mark" href="/">99<span class="unseen"> ${o("page.home")}</span></a>
			<div class="where"><${Ye} trump=${p.trump??""} /><h1>${g}</h1></div>
			<nav aria-label=${o("page.table.menu")}>
				<${x} plain disabled=${s===0} onclick=${()=>e.be(0)} say=${o("page.learn.again")} />
				<a class="button plain" href=${n??"/learn"}>${o(n?"page.learn.table":"page.learn.leave")}</a>
			</nav>
		</header>
		<div class="spread">
			<${Lf} run=${e} step=${r} n=${s} />
			<div class=${`board of-${ke(p)} ${h==="sheeted"?h:""}`}>
				<${If} run=${e} step=${r} view=${p} full=${d} name=${f[Ae]??""} />
				<${ft} view=${p} variant=${$} names=${f} me=${Ae} elsewhere=${Ae} full=${d} over=${h}
					laid=${bt($,p.phase)} played=${Rf(e,r,p,f)}
					onhurry=${()=>e.moving.peek()&&e.forward()}>
					<${Cf} step=${r} view=${p} names=${f} run=${e} plans=${t} />
				<//>
			</div>
		</div>
	</main><//>`}function Lf({run:e,step:t,n}){let s=e.moving.value,a=e.rests.value,{id:r}=e.lesson,c=(t.does||t.ask)&&!s&&!a;return i`<section class="told" aria-label=${o(`course.${r}`)}>
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
			<button type="button" class=${`button on ${c?"":"chief"}`} disabled=${n===e.last}
				onclick=${()=>e.forward()}>
				${o(c?"page.learn.show":"page.learn.on")}
			</button>
		</div>
	</section>`}function Cf({step:e,view:t,names:n,run:s,plans:a}){if(s.rests.value||s.moving.value&&e.leaf!=="values")return null;let r=t.options,c=_(s.lesson.variant),l=e.leaf==="values"&&t.phase==="lay"?i`<${ic} worth=${r?.worth??""} />`:null,u=p=>s.answer(p);return i`${e.does==="lay"&&r?i`<section class="asking asked laying" aria-label=${o("page.yours")}>
					${l?i`<div class="leaf worths">${l}</div>`:null}
					<${Zt} options=${{...r,offers:[]}} chosen=${s.chosen.value} variant=${c} busy=${!1}
						onlay=${()=>s.lay()} slots />
				</section>`:l&&i`<div class="leaf centre">${l}</div>`}
		${e.does==="offer"&&r?i`<section class="asking asked offering" aria-label=${o("page.yours")}>
					<${Ps} options=${r} variant=${c} busy=${!1} onact=${u} />
				</section>`:null}
		${e.does==="name"&&r?i`<section class="asking asked naming" aria-label=${o("page.yours")}>
					<${Rs} options=${r} busy=${!1} onact=${u} />
				</section>`:null}
		${e.ask?i`<${Pf} from=${e.ask} onsay=${u} />`:null}
		${e.leaf==="account"?i`<div class="over leaf sheeted"><${qe} view=${t} names=${n} me=${Ae} untitled /></div>`:null}
		${e.leaf==="end"?i`<${qf} run=${s} plans=${a} />`:null}`}var Pf=({from:e,onsay:t})=>i`<section class="asking asked" aria-label=${o("page.yours")}>
	<div class="answer"><div class="numbers">${e.map(n=>i`<button type="button" key=${n} class="button" onclick=${()=>t(String(n))}>${b(n)}</button>`)}</div></div>
</section>`;function Rf(e,t,n,s){let a=Ct(n),r=n.shown?.[a]?.hand;if(n.control===void 0||r===void 0)return null;let c=!e.moving.value&&!e.rests.value&&t.does==="play"&&n.options?.seat===a,l=c?new Set(D(n.options?.from)):null,u=d=>c&&e.play(d),p=i`<${Ze} cards=${Oe(D(r),ee,n.trump)} can=${l} chosen=${new Set}
		label=${s[a]} open twice=${!1} onpick=${u} onplay=${u} />`;return{seat:a,hand:p}}function ic({worth:e}){let t=We(e);return i`<ul class="values" aria-label=${o("page.learn.values.title")}>
		${[...ee].map(n=>i`<li key=${n}>
				<${X} trump=${n} /><b class="score"><span class="unseen">${o(`suit.${n}`)} </span>${t[n]??""}</b>
				<span>${o(`page.learn.shape.${n}`)}</span>
			</li>`)}
	</ul>`}function qf({run:e,plans:t}){let{id:n,variant:s}=e.lesson,a=rc(),{busy:r,once:c}=te(),l=()=>c(async()=>{await xe();let $=ye.value.find(f=>f.id===s);$&&await si($,Fo)}),u=t[t.findIndex($=>$.id===n)+1],p=n==="first"||s!=="standard",d=i`<button type="button" class=${`button ${p?"chief":"plain"}`} disabled=${r}
		aria-busy=${r} onclick=${l}>${o("page.home.play")}</button>`;return i`<div class="over leaf end">
		<h2>${o(n==="first"?"page.learn.done":"course.done")}</h2>
		${n==="first"?i`<${ic} worth=${_(s)?.worth??""} />`:null}
		<div class="row">
			${a?i`<a class="button chief" href=${a}>${o("page.learn.table")}</a>`:p?d:null}
			${u?i`<a class=${`button ${p||a?"plain":"chief"}`} href=${`/learn/${u.id}`}>
						${o("course.next",{name:o(`course.${u.id}`)})}</a>`:null}
			${p&&n!=="first"?i`<a class="button plain" href=${`/rules/${s}`}>${o("page.learn.rules")}</a>`:null}
			${p||a?null:d}
			<a class="button plain" href="/learn">${o("course.all")}</a>
		</div>
	</div>`}function If({run:e,step:t,view:n,full:s,name:a}){let r=!e.moving.value&&!e.rests.value,c=r&&t.does==="lay",l=r&&(c||t.does==="play")&&(n.options?.seat??Ae)===Ae?n.options:void 0,u=l?new Set(D(l.from)):null,p=e.chosen.value,d=m=>{if(!l)return;let h=new Set(c?p:[]);if(p.has(m))h.delete(m);else if(h.size<(l.pick??1))h.add(m);else return void(e.reply.value=o("lay.full",{n:h.size}));if(Le(()=>{e.chosen.value=h,e.reply.value=""}),c)return;h.size===1&&u?.has(m)?e.reply.value=o("page.learn.tap"):e.play(m)},$=m=>l&&e.play(m),f=n.phase==="lay"&&t.worth?We(n.options?.worth??""):null;return i`<section class=${`mine ${l?"asked":""}`} aria-label=${o("page.yourhand")}>
		<div class="me">
			<${Qe} view=${n} seat=${Ae} name=${a} place="south" own chair=${void 0} now=${0} open=${null}
				winner=${s?.winner===Ae} laid=${bt(_(e.lesson.variant),n.phase)} />
			${n.aside?i`<div class="laid" role="group" aria-label=${o("page.aside")}>${se(n.aside)}</div>`:null}
		</div>
		<${Ze} cards=${Hn(n,Ae)} can=${u} chosen=${p} values=${f}
			label=${o("page.yourhand")} twice=${c} onpick=${d} onplay=${$} />
	</section>`}function _f(e){S(()=>{function t(n){let s=n.target,a=n.ctrlKey||n.metaKey||n.altKey||n.shiftKey;if(!(n.defaultPrevented||a||s.closest("input, select, textarea, dialog"))){if(n.key==="ArrowRight")e.forward();else if(n.key==="ArrowLeft")e.back();else if(!e.moving.peek()&&e.step().ask?.includes(Number(n.key)))e.answer(n.key);else{let c=[...document.querySelectorAll(".lesson .hand [data-card]")].map(u=>u.dataset.card??""),l=Cs(c,n.key,document.activeElement?.dataset?.card??"");if(!l)return;document.querySelector(`.lesson .hand [data-card="${l}"]`)?.focus()}n.preventDefault()}}return document.addEventListener("keydown",t),()=>document.removeEventListener("keydown",t)},[e])}var _s=(e,t)=>e?o(`page.line.${e}`):o(t==="lost"?"page.line.back":"page.line.saved"),Fs=e=>e.waiting.value.filter(t=>t.late),lc=e=>[e.split(" ")[0]??"",e.split(" ").slice(1).join(" ")],Ff={ready:"page.ready",unready:"page.unready",claim:"page.claim",stand:"page.leave",back:"page.back",resume:"page.resume",sit:"page.sit",undo:"page.undo",replay:"page.do.replay",pause:"page.do.pause",abandon:"page.abandon"};function Nn({do:e,act:t="",text:n="",on:s=!1}){let[a,r]=lc(t);return e==="chat"?o("page.unsent.chat",{text:n}):e==="answer"?o(s?"page.agree":"page.disagree"):e!=="act"?o(Ff[e==="ask"?n:e]??"page.unsent.other"):a==="play"||a==="lay"?F(D(r).map(c=>tt(c))):a==="name"?T(r):J(t)}function Wf({command:e}){let[t,n]=lc(e.act??"");return e.do==="act"&&(t==="play"||t==="lay")?i`<span class="of">${se(n)}</span>`:i`<b>${Nn(e)}</b>`}function oo({unsent:e,told:t=""}){return Fs(e).map(n=>i`<p key=${n.command.id} class="unsent">
		<span>${o(n.undo?"page.unsent.stopping":"page.unsent")} <${Wf} command=${n.command} /></span>
		${n.undo?null:i`<button type="button" class="button plain" onclick=${()=>e.withdraw(n.command.id)}>
					${o("page.unsent.stop")}<span class="unseen"> ${Nn(n.command)}</span>
				</button>`}
		${n.why&&!t?i`<small>${n.why}</small>`:null}
	</p>`)}function cc({table:e}){let t=e.wrong.value,n=A("");S(()=>{n.current&&!t&&!M.spoken.peek()&&B(_s("",n.current),!0),n.current=t},[t]);let s=M.spoken.value?{}:{role:"status"};return i`<div class="signs" ...${s}>
		${t?i`<p class="cut"><span aria-hidden="true" class="broken"></span>${_s(t,"")}</p>`:null}
		<${oo} unsent=${e.unsent} told=${t} />
	</div>`}var zf=2e4,uc={times:100,each:50},Hf=50,Kf=({settings:e,host:t,talk:n,...s})=>s,Ws=class{#e;#t;#n=Promise.resolve();#s=null;#a=null;#r=[];#l="";#i=!1;#c=0;#d=0;#p=new Set;#o=!1;#g="";constructor(t,n,s){this.#e=t,this.#t=n,this.rules=s}end(){this.#o=!0}hear(t){this.#s=t,this.#r.push(Kf(t)),this.#$(()=>this.#u())}obey(t){return this.#$(()=>this.#f(t))}watchClock(){let t=this.#s,n=t?.table.chairs[t.seat??-1]?.until??0;!t?.view?.options||n===this.#d||n-this.#e.now()>zf||(this.#d=n,this.#$(()=>this.#u({})))}line(t){t!==this.#g&&this.#t([_s(t,this.#g)]),this.#g=t}#$(t){let n=this.#n.then(()=>this.#o?void 0:t());return this.#n=n.catch(s=>this.#t([E(s)]))}async#u(t){let n=this.#r.slice(0,Hf);if(!t&&n.length===0)return;let{settings:s,host:a}=this.#e.settled.peek(),r=await qt(()=>ur({lang:V.peek(),now:this.#e.now(),settings:s,host:a,news:n,mind:this.#l,...this.#a&&{before:this.#a},refused:this.#i,...t}));return this.#r.splice(0,n.length),this.#a=n.at(-1)??this.#a,this.#l=r.mind??"",this.#i=!1,this.#o||this.#t(r.said),r}async#y(){for(let t=0;(this.#s?.seq??0)<this.#c&&t<uc.times;t++)await new Promise(n=>setTimeout(n,uc.each))}async#f(t){await this.#y();let n=await this.#u({line:t.normalize("NFC")});if(n?.do)return this.#w(n.do);switch(n?.want){case"hint":{let{advice:s}=await this.#e.port.hint();return await this.#u({hint:s}),this.#t(rs(s,this.rules(),a=>Nn({id:"",do:"act",act:a})))}case"report":return void this.#b();case"redo":return this.#e.redo();case"quit":return H(this.#m())}}#m(){let{table:{stage:t,match:n}={stage:"",match:0},view:s}=this.#s??{},a=t==="waiting"&&n>0?An(this.#e.id,this.#e.settled.peek().settings):void 0;return a?(s?.phase==="over"?a.played:a.givenUp).href:"/"}async#w({id:t,...n}){if(n.do==="ask"&&n.text==="undo"&&this.#e.stopLate())return;if(I.peek()||await Qn(o("page.guest")),n.do==="ready")return this.#h(await this.#e.ready());let{answered:s,late:a}=this.#e.put(n),r=s.then(u=>{this.#h(u),u?.late&&this.#t([o("page.unsent.late")])},u=>{this.#i=!0,this.#t([E(u)])}),c=a.then(()=>!0);if(!await Promise.race([r,c]))return;let l=n.do==="act"?"act":"other";this.#t([o("page.unsent.typed",{what:Nn({id:"",...n}),undo:l,command:o("cmd.undo")})])}#h(t){this.#c=Math.max(this.#c,t?.seq??0)}async#b(){let{table:{match:t}={match:0},view:n}=this.#s??{},s=`${t} ${n?.deal}`;if(!this.#p.has(s)){this.#p.add(s);try{let a;for await(a of pn(this.#e.id,t,n?.deal??0,()=>!this.#o));a&&await this.#$(()=>this.#u({report:a}))}catch(a){this.#t([E(a)])}this.#p.delete(s)}}};var pc={lines:250,typed:50};function Bn(){let[e,t]=w([]),n=A(0);return{lines:e,print:(a,r=!1)=>{let c=a.map(l=>({id:n.current++,text:l,typed:r}));c.length&&t(l=>[...l,...c].slice(-pc.lines))}}}function En({lines:e,print:t,obey:n}){let s=a=>{a&&t([`› ${a}`],!0),n(a)};return i`<section class="speech" aria-label=${o("page.speech.region")}>
		<${Uf} onsend=${s} />
		<${Jf} lines=${e} />
	</section>`}function dc({table:e,variant:t}){let n=Bn(),s=A(t);s.current=t;let a=ue(()=>new Ws(e,n.print,()=>s.current),[e]);return S(()=>{let r=e.newest.subscribe(u=>u&&a.hear(u)),c=e.wrong.subscribe(u=>a.line(u)),l=setInterval(()=>a.watchClock(),1e3);return()=>{clearInterval(l),c(),r(),a.end()}},[a]),i`<${En} ...${n} obey=${r=>{a.obey(r)}} />`}function Uf({onsend:e}){let t=A(null),n=A({all:[],at:0});S(()=>t.current?.focus(),[]);function s(r){r.preventDefault();let c=t.current?.value.trim()??"";t.current&&(t.current.value=""),c&&(n.current.all=[...n.current.all.filter(l=>l!==c),c].slice(-pc.typed)),n.current.at=n.current.all.length,e(c)}function a(r){let c=r.key==="ArrowUp"?-1:r.key==="ArrowDown"?1:0;if(!c||!t.current)return;r.preventDefault();let{all:l,at:u}=n.current;n.current.at=Math.max(0,Math.min(l.length,u+c));let p=l[n.current.at]??"";t.current.value=p,t.current.setSelectionRange(p.length,p.length)}return i`<form onsubmit=${s}>
		<label for="command">${o("page.speech.field")}</label>
		<input id="command" name="command" type="text" ref=${t} onkeydown=${a}
			autocomplete="off" autocapitalize="off" autocorrect="off" spellcheck=${!1} enterkeyhint="send" maxlength="400" />
		<button class="button">${o("page.speech.do")}</button>
	</form>`}function Jf({lines:e}){let t=A(null);return he(()=>{t.current&&(t.current.scrollTop=t.current.scrollHeight)},[e]),i`<div class="log" role="log" aria-live="polite" aria-label=${o("page.speech.log")} tabindex="0" ref=${t}>
		${e.map(({id:n,text:s,typed:a})=>i`<p key=${n} ...${a?{class:"typed","aria-hidden":"true"}:{class:""}}>${s}</p>`)}
	</div>`}function Vf({trump:e}){if(e.by==="turnup")return[];let t=e.by==="rotation"?e.rotation:["none",e.first??"none","C","D","H","S"];return[...new Set(t)].filter(Boolean)}function zs({opening:e,names:t,rules:n,set:s}){if(!n)return null;let a=Vf(n),r=e??{totals:t.map(()=>0),trump:a[0]};return i`<details open=${e!==void 0}>
		<summary>${o("page.pad.opening")}</summary>
		<div class="stack">
			<p class="soft small">${o("page.pad.opening.about")}</p>
			<fieldset class="amounts">
				<legend class="unseen">${o("page.pad.opening")}</legend>
				${t.map((c,l)=>i`<${le} key=${l} label=${c} value=${r.totals[l]??0}
					min=${-9999} max=${9999}
					onchange=${u=>s({...r,totals:r.totals.with(l,u)})} />`)}
			</fieldset>
			${n.game.deals?i`<${le} label=${o("page.pad.opening.deals")} value=${r.deals??0} min=${0} max=${n.game.deals-1}
						onchange=${c=>s({...r,deals:c})} />`:null}
			${a.length?i`<${R} label=${o("page.pad.opening.trump")} value=${r.trump??"none"}
						options=${a.map(c=>[c,T(c)])}
						onchange=${c=>s({...r,trump:c})} />`:null}
		</div>
	</details>`}var Hs=e=>{if(!e)return;let{trump:t,...n}=e,s=t&&t!=="none"?{...n,trump:t}:n;return s.trump||s.deals||s.totals.some(a=>a!==0)?s:void 0};var de=(e,t)=>t===void 0?"":e.seats[t]||(t<e.choices.live?o("seat",{n:t+1}):o("dummy")),Fe=e=>e.seats.map((t,n)=>de(e,n)),$c=({rules:e,house:t})=>t?e.name:o(`variant.${e.id}`),Dn=e=>{let t=e.date?Date.parse(`${e.date}T12:00`):NaN;return Number.isNaN(t)?$c(e):`${$c(e)} · ${ve(t,{dateStyle:"long"})}`};function Ln(e){let t=e.map(n=>n.trim().toLowerCase());return e.find((n,s)=>t[s]&&t.indexOf(t[s])<s)}function mt(e){let t=Fe(e),{end:n}=e;if(n&&!n.cut)return o("page.winner",{names:F(n.winners.map(r=>t[r]??"")),n:n.winners.length,you:"no"});let s=Math.max(...e.totals),a=t.filter((r,c)=>e.totals[c]===s);return e.deals.length===0?"":o("page.pad.leads",{names:F(a),n:a.length,points:b(s),over:n?"yes":"no"})}function fc(e){let t=Fe(e),n=(a,r)=>a.map((c,l)=>`${t[l]} ${r(c)}`).join(", "),s=e.deals.map(a=>{let r=a.points.map((c,l)=>`${t[l]} ${Y(c)}${a.made[l]?" •":""}`).join(", ");return`${a.deal+1}. ${T(a.trump)}: ${r}`});return[`Ninety-Nine · ${Dn(e)}`,n(e.totals,b),mt(e),"",...s,"",...e.settlement].join(`
`).replaceAll(/\n{3,}/g,`

`).trim()}var Gf=e=>({hands:e.seats.map(()=>({}))}),Yf=e=>!e||!e.trump&&e.hands.every(t=>Object.keys(t).length===0),Qf=3e3,Zf=e=>e instanceof sr||e instanceof K&&([429,503].includes(e.status)||e.reason==="unfetched"),Et=e=>it(e)?o("page.pad.refused",{text:e.message}):E(e);function Xf(e){let{record:t,summary:n,open:s,inserting:a}=e,r=gs(e),c=Ot(e),l={hands:n.names.map(()=>({}))};return a?{record:t,deal:r,entry:c??l}:s!==null?{record:t,deal:r,...c?{entry:c}:{}}:n.over?{record:t}:{record:t,entry:c??l}}var em=(e,t)=>JSON.stringify(e)===JSON.stringify(t),tm=(e,t)=>yt({lang:V.peek(),...e},t),Ks=class{wrong=L("");busy=L(!1);#e;#t=L(null);#n=L(0);#s="";#a=new AbortController;#r=0;#l=[];#i=[];#c=null;#d="";#p;constructor(t,n=tm){this.id=t,this.#e=n,this.#p=ht(()=>this.#g())}close(){this.#p(),this.#a.abort(),clearTimeout(this.#r)}get kept(){return Me(this.id)}get told(){return this.#t.value?.told}get stale(){return this.#t.value?.of!==this.#o()}get deal(){return this.kept?gs(this.kept):0}get entry(){let{kept:t,told:n}=this;return(t&&Ot(t))??(n?Gf(n):{hands:[]})}get undoable(){let{kept:t}=this;return t!==void 0&&(Ot(t)!==void 0||t.past.length>0)}get redoable(){let{kept:t}=this;return t!==void 0&&(this.#i.some(n=>n.of===this.place)||!Ot(t)&&t.next.length>0)}get place(){return`${this.kept?.versions.at(-1)} ${this.kept&&Vt(this.kept)}`}#o(){return this.kept?JSON.stringify(Xf(this.kept)):""}#g(){let t=this.#o(),n=t&&this.stale?`${this.#n.value} ${t}`:"";if(n===this.#s)return;if(this.#s=n,this.#a.abort(),clearTimeout(this.#r),!n)return void(this.wrong.value="");let{signal:s}=this.#a=new AbortController;this.#e(JSON.parse(t),{signal:s}).then(a=>s.aborted||(this.#t.value={of:t,told:a}),a=>{s.aborted||(this.wrong.value=Et(a),Zf(a)&&(this.#r=Number(setTimeout(()=>this.#n.value++,Qf))))})}set(t){this.#l.push({of:this.place,entry:this.entry}),this.#i=[],this.#$(t)}#$(t){let{kept:n}=this;n&&ne(At(n,Vt(n),Yf(t)&&n.open===null?void 0:t))}correct(t){let{kept:n}=this,s=this.told?.deals[t];n&&s&&ne({...At(Je(n),t,n.drafts[t]??s.entry),open:t})}insert(t){let{kept:n}=this;n&&ne({...n,open:t,inserting:!0})}leave(){let{kept:t}=this;t&&ne(Je(At(t,Vt(t))))}async#u(t){let n=this.#c;this.busy.value=!0;let s=n?n.then(t,t):t();this.#c=s;try{return await s}finally{this.#c===s&&(this.#c=null,this.busy.value=!1)}}async enter(t=!1){let{kept:n,deal:s,entry:a}=this;if(!n||this.busy.peek())return;let r=Vt(n),c={record:n.record,do:n.inserting?"insert":"enter",deal:s,entry:a,...t?{again:t}:{}},l=await this.#u(()=>this.#b(c,(u,p)=>{let d=Je(At(u.record===p.record?u:dt(u,p),r)),$=u.drafts[r]??a;return em($,a)?d:{...At(d,s,$),open:s}}));l&&hc(l)}async propose(t){let n=this.kept?.record??"",s=await this.#e({record:n,...t});if(!s.unfit)return s.fault?void B(mc(s)):s;let a=await this.#e({record:n,...t,again:!0});return a.unfit?s:{...a,unfit:s.unfit,said:[...s.said??[],...a.said??[]]}}async revise(t){let{kept:n}=this;if(!n||this.busy.peek())return;let s=await this.#u(()=>this.#b({record:n.record,...t,again:!0},(a,r)=>r.record===a.record?a:Je({...dt(a,r),drafts:nm(a,r)})));s&&hc(s)}async end(){let{kept:t}=this;t&&!this.busy.peek()&&await this.#u(()=>this.#b({record:t.record,do:"stop"},dt))}async undo(){if(this.busy.peek()||this.#y())return;let t=await this.#u(()=>this.#m("past"));t&&B(o("pad.undone",{what:t}))}async redo(){if(this.busy.peek()||this.#f())return;let t=await this.#u(()=>this.#m("next"));t&&B(o("pad.redone",{what:t}))}#y(){let{kept:t,place:n,entry:s}=this;if(!t||!Ot(t))return!1;let a=this.#l.findLast(r=>r.of===n);return this.#l=this.#l.slice(0,a?this.#l.lastIndexOf(a):0),this.#i.push({of:n,entry:s}),a?this.#$(a.entry):this.leave(),!0}#f(){let{place:t,entry:n}=this,s=this.#i.findLast(a=>a.of===t);return s?(this.#i=this.#i.slice(0,this.#i.lastIndexOf(s)),this.#l.push({of:t,entry:n}),this.#$(s.entry),!0):!1}async#m(t){let{kept:n}=this,s=n&&Gi(n,t);if(!n||s===void 0)return"";let{act:a="some",deal:r=0}=n[t].at(-1)?.did??{};return await this.#b({record:s},(l,u)=>Je(Yi(l,u,t)),n.record)?o(`pad.act.${a}`,{deal:r+1}):""}type(t,n){return this.#u(()=>this.#w(t,n))}async#w(t,n){let{kept:s}=this;if(!s)return[];let a=(u,p)=>o(u).split("|").concat(p).includes(t.trim().toLowerCase());if(a("cmd.undo","undo"))return[await this.#h("past","pad.undone","pad.nothing")];if(a("pad.cmd.redo","redo"))return[await this.#h("next","pad.redone","pad.nothing.again")];let r=`${s.record}
${t}`,c={record:s.record,line:t,lang:n,...r===this.#d?{again:!0}:{}},l=await this.#b(c,(u,p)=>p.record===u.record?u:Je(Ji(dt(u,p))));return this.#d=l?.again?r:"",l?.said??[]}async#h(t,n,s){if(t==="past"?this.#y():this.#f())return o(n,{what:o("pad.act.some")});let a=await this.#m(t);return a?o(n,{what:a}):o(s)}async#b(t,n,s=t.record){let a=this.#o(),r=await this.#e(t).catch(c=>{B(E(c))});return ms(this.id),Le(()=>{let{kept:c}=this;if(!(!r||!c))return r.fault||r.unfit||r.entry?this.#x(t,r,a):c.record!==s&&c.record!==r.record?this.#S(c,t):(this.#k(n(c,r),r),r)})}#k(t,n){let s=this.#o();ne(t);let a=this.#o();a!==s&&(this.#t.value={of:Ot(t)?"":a,told:n})}#x(t,n,s){t.entry?s===this.#o()&&(this.#t.value={of:s,told:n}):B(mc(n))}#S(t,{deal:n=0,entry:s,record:a}){let r=t.summary.deals,c=n<r&&n<(this.told?.deals.length??0)&&this.told?.record===a;s&&ne({...At(t,c?n:r,s),open:c?n:null}),B(o("page.pad.elsewhere"))}},mc=e=>(e.said??[]).join(" "),nm=({drafts:e,summary:t},{deals:n})=>{let s=e[t.deals];return s?{[n.length]:s}:{}};function hc(e){let{did:t}=e,n=e.deals[t?.deal??-1];if(t?.act==="enter"&&n){let c=F(n.points.map((l,u)=>`${de(e,u)} ${Y(l)}`));return B(o("page.pad.entered",{n:t.deal+1,points:c}),!0)}if(!t)return;let s={deal:t.deal+1},r=["correct","delete","insert"].includes(t.act)?o(`pad.did.${t.act}`,s):o("pad.changed.head",{what:o(`pad.act.${t.act}`,s)});B([r,...e.said??[]].join(" "))}var io=24;function sm(){let e=I.value?.name??M.name.value,t=_e()[0]?.summary;if(!t)return e?[e]:[];let n=t.live??ye.value.find(s=>s.id===t.variant)?.chairs;return t.names.slice(0,n).filter(s=>s!==o("dummy"))}var am={variant:"",names:[],first:"0",length:"",rounds:9,house:bs,opening:void 0},lo=(e,t)=>e.names[t]?.trim()||o("page.pad.player",{n:t+1}),ro=e=>Array.from({length:e.chairs},(t,n)=>n);async function om(e,t,n){let s=bn(e.house,n),a=Array.from({length:n.seats-t.chairs},()=>o("dummy")),r=[...ro(t).map($=>lo(e,$)),...a],c=Ln(r);if(c)throw new pe(o("pad.twins",{name:c}));let l=await yt({begin:{variant:t.id,...s?{rules:s}:{},seats:r,first:Number(e.first),date:jt(),...e.length?{[e.length]:e.rounds}:{}}}),u=Hs(e.opening),p=u&&{...l.head,opening:u},d=hs(p?await yt({record:l.record,do:"head",head:p}):l);return ne(d),d.id}var co=({seat:e,...t})=>i`<${ge} label=${o("page.pad.player",{n:e+1})}
	maxlength=${io} onfocus=${n=>n.currentTarget.select()} ...${t} />`;function rm({plan:e,set:t,variant:n}){let s=a=>r=>t(({names:c})=>({names:Object.assign([...c],{[a]:r})}));return i`<fieldset class="seats">
			<legend class="unseen">${o("page.pad.names")}</legend>
			${ro(n).map(a=>i`<${co} key=${a} seat=${a} value=${e.names[a]??""}
				enterkeyhint="next" oninput=${s(a)} />`)}
		</fieldset>
		<p class="soft small">${o("page.pad.names")}</p>
		<${R} label=${o("page.pad.first")} value=${e.first} onchange=${z(t)("first")}
			options=${ro(n).map(a=>[String(a),lo(e,a)])} />`}function gc({onclose:e,onbegun:t}){S(()=>{G(xe)},[]);let[n,s]=w(()=>({...am,names:sm()})),[a,r]=w(""),{busy:c,once:l}=te(h=>r(Et(h))),u=ye.value.find(h=>h.id===n.variant)??pt(),p=_(u?.id);if(!u)return null;let d=h=>{s(g=>({...g,...typeof h=="function"?h(g):h})),r("")},$=h=>{h.preventDefault(),p&&l(async()=>t(await om(n,u,p)))},f=h=>d({variant:h,first:"0",opening:void 0,house:{...n.house,changed:{}}}),m=i`<button type="submit" form="new-pad" class="button chief" aria-busy=${c}>
		${o("page.pad.begin")}
	</button>`;return i`<${P} broad title=${o("page.pad.new")} onclose=${e} actions=${m}>
		<form id="new-pad" class="create stack" onsubmit=${$}>
			<div class="variant">
				<${U} label=${o("page.create.variant")} value=${u.id} groups=${Pe()} onchange=${f} />
				<p class="soft">${o(`about.${u.id}`)}</p>
			</div>
			<${rm} plan=${n} set=${d} variant=${u} />
			<${Yt} plan=${n} set=${d} variant=${u} />
			<${zs} opening=${n.opening} rules=${p} set=${z(d)("opening")}
				names=${Array.from({length:p?.seats??0},(h,g)=>g<u.chairs?lo(n,g):o("dummy"))} />
			<${ws} own=${n.house} set=${z(d)("house")} rules=${p} />
			<p class=${a?"trouble":""} role="alert">${a}</p>
		</form>
	<//>`}var im=e=>e?.scrollIntoView({block:"nearest"}),yc=({lines:e})=>i`<div class="stack" role="status" ref=${im}>
	${e.map(t=>i`<p key=${t}>${t}</p>`)}
</div>`;function bc({open:e,then:t,deal:n,onclose:s}){let{busy:a,once:r}=te(),l=i`<${x} chief aria-busy=${a} onclick=${()=>r(async()=>{await e.revise({do:"delete",deal:n}),s()})} say=${o("page.pad.strike")} />`;return i`<${P} title=${o("page.pad.deal",{n:n+1})} onclose=${s} actions=${l}>
		<div class="stack">
			<p>${o("page.pad.strike.about",{n:n+1})}</p>
			<${yc} lines=${t.said??[]} />
		</div>
	<//>`}function lm(e,t){let n=[...e.seats],s=[...e.replaced??[]];return t.forEach((a,r)=>{let c=s.findLastIndex(l=>l.seat===r);c<0?n[r]=a:s[c]={...s[c],name:a}}),{seats:n,...s.length?{replaced:s}:{}}}function cm(e,{names:t,first:n,target:s,length:a,rounds:r,opening:c,leaves:l,comes:u,from:p}){let{deals:d,games:$,opening:f,...m}=e,h={...m,...lm(e,t),first:Number(n),...s?{target:s}:{}},g=Hs(c),y={deal:p-1,seat:Number(l),name:u.trim()},v=(h.replaced??[]).filter(O=>O.seat!==y.seat||O.deal!==y.deal),k=y.name?[...v,y].sort((O,j)=>O.deal-j.deal):h.replaced;return{...h,...a?{[a]:r}:{},...g?{opening:g}:{},...k?{replaced:k}:{}}}var um=({head:e,seats:t,deals:n})=>({names:t,first:String(e.first),target:e.target??0,opening:e.opening,length:e.deals?"deals":e.games?"games":"",rounds:e.deals||e.games||9,leaves:"0",comes:"",from:n.length+1});function wc({open:e,pad:t,onclose:n}){let[s,a]=w(()=>um(t)),[r,c]=w(null),[l,u]=w(""),{busy:p,once:d}=te(),$=y=>{a(v=>({...v,...y})),c(null),u("")},f=cm(t.head,s),m=y=>{y.preventDefault();let v=Ln(s.names)??Ln(s.comes?s.names.with(Number(s.leaves),s.comes):[]);if(v)return u(o("pad.twins",{name:v}));d(async()=>{let k=r?void 0:await e.propose({do:"head",head:f}),O=k?.said??[];if(O.length)return c(O);(r||k?.did)&&await e.revise({do:"head",head:f}),n()})},h=i`<button type="submit" form="pad-head" class="button chief" aria-busy=${p}>
		${o(r?"page.pad.head.yes":"page.pad.head.do")}
	</button>`,g=t.choices.live;return i`<${P} broad title=${o("page.pad.head")} onclose=${n} actions=${h}>
		<form id="pad-head" class="create stack" onsubmit=${m}>
			<${pm} pad=${t} form=${s} set=${$} />
			<${R} label=${o("page.pad.first")} value=${s.first} onchange=${z($)("first")}
				options=${s.names.slice(0,g).map((y,v)=>[String(v),y])} />
			${s.target?i`<${le} label=${o("page.create.rules.game.target")} value=${s.target} min=${1} max=${1e4}
						onchange=${z($)("target")} />`:null}
			<${Yt} plan=${s} set=${$} />
			<${dm} pad=${t} form=${s} set=${$} />
			<${zs} opening=${s.opening} names=${Fe(t)} rules=${t.rules} set=${z($)("opening")} />
			${r?i`<${yc} lines=${r} />`:null}
			<p class=${l?"trouble":""} role="alert">${l}</p>
		</form>
	<//>`}var pm=({pad:e,form:t,set:n})=>i`<fieldset class="seats">
	<legend class="unseen">${o("page.pad.names")}</legend>
	${t.names.slice(0,e.choices.live).map((s,a)=>i`<${co} key=${a} seat=${a} value=${s} required
		oninput=${r=>n({names:t.names.with(a,r)})} />`)}
</fieldset>`,dm=({pad:e,form:t,set:n})=>i`<details>
	<summary>${o("page.pad.replace")}</summary>
	<div class="stack">
		<${U} label=${o("page.pad.replace.leaves")} value=${t.leaves}
			options=${t.names.slice(0,e.choices.live).map((s,a)=>[String(a),de(e,a)])}
			onchange=${z(n)("leaves")} />
		<${ge} label=${o("page.pad.replace.comes")} value=${t.comes} maxlength=${io}
			oninput=${z(n)("comes")} />
		<${le} label=${o("page.pad.replace.from")} value=${t.from} min=${1} max=${e.deals.length+1}
			onchange=${z(n)("from")} />
	</div>
</details>`;var Us={ArrowDown:[1,0],ArrowUp:[-1,0],ArrowRight:[0,1],ArrowLeft:[0,-1]},$m=60,fm=600,uo=class{#e;#t=[];#n=0;constructor(t){this.#e=t}press(t){return t==="Enter"&&Date.now()<this.#n?!0:this.#t.length===0&&this.#e.current()?this.#e.act(t):t in Us||/^(.|Enter|Backspace|Redo)$/u.test(t)?(this.#t.length<$m&&this.#t.push(t),this.#s(),!0):!1}goOn(){for(;this.#t.length>0&&this.#e.current();)this.#e.act(this.#t.shift()??"");this.#s()}#s(){if(this.#e.changing())for(this.#t=this.#t.filter(t=>t!=="Backspace"&&t!=="Redo");this.#t[0]==="Enter";)this.#t.shift()}hear({fault:t,unfit:n}){(t||n)&&(this.#t=[]),this.#n=n?Date.now()+fm:0}},vc=e=>e.target instanceof Element&&e.target.closest(".pad-panel")!==null;function po(e){if(!(e.ctrlKey||e.metaKey)||e.altKey)return e.key;let t=e.key.toLowerCase();return t==="z"&&!e.shiftKey?"Backspace":t==="z"||t==="y"?"Redo":""}function mm(e){if(!po(e)||e.altKey||document.querySelector("dialog[open]"))return!1;let t=e.target instanceof Element?e.target:null;return t?.closest("input, select, textarea, summary, [contenteditable]")?!1:e.key in Us?t===document.body||vc(e):!((e.key==="Enter"||e.key===" ")&&t?.closest("button, a"))}var hm=e=>e.repeat&&["Enter","Backspace","Redo"].includes(po(e));function kc(e){let t=A(e);t.current=e;let n=A(!0),[,s]=w(0),a=A(null),r=a.current??=new uo({act:c=>t.current.act(c)?(n.current=!1,s(l=>l+1),!0):!1,current:()=>n.current&&t.current.current(),changing:()=>t.current.changing()});return he(()=>r.hear(e.pad),[e.pad]),S(()=>{n.current=!0,r.goOn()}),he(()=>{let c=l=>{(hm(l)?vc(l):mm(l)&&r.press(po(l)))&&l.preventDefault()};return document.addEventListener("keydown",c),()=>document.removeEventListener("keydown",c)},[]),c=>r.press(c)}var Sc=({what:e,seat:t=-1})=>e==="turnup"||e==="name"?{seat:-1,field:"trump"}:{seat:t,field:e==="number"?"premium":e==="tricks"?"tricks":"contract"},Oc=(e,t)=>e.seat===t?.seat&&e.field===t.field;function gm(e,{what:t,seat:n=-1}){let s=e.hands[n]??{};switch(t){case"tricks":return s.tricks!==void 0;case"outcome":return s.made!==void 0||s.bid!==void 0;case"bid":return s.bid!==void 0;case"number":return/\d/.test(s.premium??"");default:return e.trump!==void 0}}var ym=e=>[...new Set(e.choices.premiums.map(t=>t.split(" ")[0]??""))],xc=(e,t)=>e.choices.premiums.filter(n=>n.startsWith(`${t} `)).map(n=>Number(n.split(" ")[1])),bm=(e,t,n)=>{let s={...e,hands:e.hands.with(t,n)},a=s.hands.some(l=>l.premium),{trump:r,...c}=s;return a||e.hands[t]?.premium===n.premium?s:c},wm=e=>Object.fromEntries(Object.entries(e).filter(([,t])=>t!==void 0&&t!==""));function fo({pad:e,deal:t,named:n,inserting:s=!1}){let a=e.deals[t],r=a??e.due;if(!r)return null;let c=n??(s&&e.choices.trumps.length>0?void 0:r.trump),l=c===r.trump||!r.trump?r.origin:"",u={dealer:de(e,r.dealer),lead:de(e,r.lead),past:a?"yes":"no"},p=r.vulnerable?.map(d=>de(e,d)).join(", ");return i`<div class="pad-due">
		${c?i`<${X} trump=${c} />`:i`<span class="sign none" aria-hidden="true">?</span>`}
		<p class="who">
			<b>${o("page.pad.roles",u)}</b> <span class="soft">${o("page.pad.deal",{n:t+1})}</span>
		</p>
		<p class="trump">${c?l?o("why.trump",{trump:T(c),why:l}):T(c):o("page.pad.turnup")}
			${p?i` <span class="soft">· ${o("pad.vulnerable",{names:p})}</span>`:null}
		</p>
	</div>`}var vm=({due:e,seat:t})=>{let n=t===e?.dealer?"dealer":t===e?.lead?"forehand":"";return n?i`<small class="role soft" aria-hidden="true">${o(`page.stats.place.${n}`)}</small>`:null},$o=({label:e,text:t,said:n,now:s,wrong:a,onpick:r,children:c})=>i`<button type="button"
	class=${`box ${n?"said":t?"follows":""}`} aria-pressed=${s} data-wrong=${a||void 0}
	aria-label=${t?`${e}: ${t}`:e} onclick=${r}>${c??t}</button>`,Cn=e=>e.totals.some((t,n)=>t!==e.game[n]);function km(e){let{pad:t}=e,n=t.choices.premiums.length>0;return i`<div class=${`pad-rows ${n?"":"unpaid"}`} role="group" aria-label=${o("page.pad.hands")}>
		<div class="heads soft small" aria-hidden="true">
			<span class="totals">${Cn(t)?o("page.pad.totals"):""}</span>
			<span>${o("page.sheet.won")}</span><span>${o("page.sheet.contract")}</span>
			${n?i`<span>${o("page.sheet.held")}</span>`:null}
		</div>
		${t.seats.map((s,a)=>i`<${xm} key=${a} ...${e} seat=${a} />`)}
	</div>`}function xm({pad:e,deal:t,draft:n,full:s,now:a,wrong:r,pick:c,seat:l}){let u=de(e,l),p=n.hands[l]??{},{tricks:d,bid:$,made:f,premium:m}=s.hands[l]??{},h=v=>({label:o(`page.pad.${v}.of`,{name:u}),now:Oc({seat:l,field:v},a),wrong:r===l,onpick:()=>c({seat:l,field:v})}),g=f===void 0?"":o(f?"page.sheet.made":"page.sheet.failed"),y=[$===void 0?"":o("page.pad.bid",{n:$}),g].filter(Boolean).join(", ");return i`<div class="hand-row">
		<span class="name">
			<span>${u}</span> <${vm} due=${e.deals[t]??e.due} seat=${l} />
			<b class="total">${b(e.game[l]??0)}</b>
			${Cn(e)?i`<small class="rest soft">(${b(e.totals[l]??0)})</small>`:null}
		</span>
		<${$o} ...${h("tricks")} said=${p.tricks!==void 0} text=${d===void 0?"":b(d)} />
		<${$o} ...${h("contract")} said=${p.made!==void 0||p.bid!==void 0} text=${y}>
			<span class="bid">${$===void 0?"":b($)}</span>
			${g?i`<span class=${`mark ${f?"made":"failed"}`}>${f?"✓":"✗"}</span>`:null}
		<//>
		${e.choices.premiums.length>0&&l<e.choices.live?i`<${$o} ...${h("premium")} said=${!!p.premium} text=${m?J(m):""} />`:null}
	</div>`}var Sm=({rules:{trump:e,joker:t}})=>e.by==="turnup"?[...e.plain.split(" ").filter(Boolean),...t?[o("joker")]:[]].join(", "):"";function Om(e,t,n,s){let{seat:a,field:r}=n;if(r==="trump"){let d=Sm(e);return e.choices.trumps.map($=>{let f=$==="none"&&d?i` <small>(${d})</small>`:null;return{key:$,on:t.trump===$,press:()=>s({...t,trump:$}),wide:!0,text:i`<${X} trump=${$} /><span class="word">${T($)}${f}</span>`}})}let c=t.hands[a]??{},l=(d,$)=>s(bm(t,a,wm({...c,...d})),$),u=(d,$,f)=>({key:String(d),text:b(d),on:$,press:f,typed:String(d)});if(r==="tricks")return Array.from({length:e.choices.tricks+1},($,f)=>f).map($=>u($,c.tricks===$,()=>l({tricks:$})));if(r==="contract")return[{key:"made",wide:!0,text:`✓ ${o("page.sheet.made")}`,on:c.made===!0,typed:"+",press:()=>l({made:!0,bid:void 0})},{key:"failed",wide:!0,text:`✗ ${o("page.sheet.failed")}`,on:c.made===!1,typed:"-",press:()=>l({made:!1,bid:void 0})},...e.choices.bids.map(d=>u(d,c.bid===d,()=>l({bid:d,made:void 0})))];let[p=""]=(c.premium??"").split(" ");return[{key:"none",wide:!0,text:o("page.pad.no"),on:!c.premium,press:()=>l({premium:""})},...ym(e).map(d=>({key:d,wide:!0,text:J(d),on:p===d,typed:o(`offer.letter.${d}`),or:d[0]??"",press:()=>l({premium:d},xc(e,d).length>0)})),...(p?xc(e,p):[]).map(d=>u(d,c.premium===`${p} ${d}`,()=>l({premium:`${p} ${d}`})))]}function Am({keys:e,label:t}){let n=e.filter(r=>!r.wide),s=Math.min(7,Math.max(5,Math.ceil(n.length/2))),a=r=>i`<button type="button" key=${r.key} class=${r.wide?"wide-key":"key"} aria-pressed=${r.on}
		aria-label=${r.label} onclick=${r.press}>${r.text}</button>`;return i`<div class="pad-keys" role="group" aria-label=${t}>
		<div class="words">${e.filter(r=>r.wide).map(a)}</div>
		<div class="digits" style=${{"--across":s}}>${n.map(a)}</div>
	</div>`}var Ac=(e,{seat:t,field:n})=>n==="trump"?o("page.pad.trump"):o(`page.pad.${n}.of`,{name:de(e,t)}),Mm={seat:-1,field:"trump"},jm=({choices:e,rules:t},n)=>e.trumps.length>0&&(t.trump.by==="turnup"||n.hands.some(s=>s.premium)),Tm=({trump:e,now:t,onpick:n})=>i`<button type="button" class="box turn" aria-pressed=${t}
	onclick=${n}>${o("page.pad.trump")} ${e?i`<${X} trump=${e} /> ${T(e)}`:"…"}
</button>`,mo=({redo:e})=>i`<button type="button" class="button redo" aria-label=${o("page.pad.redo")}
	title=${o("page.pad.redo")} onclick=${e}>
	<svg viewBox="0 0 24 24" aria-hidden="true"><path d="M15 5l5 5-5 5M20 10H9a5 5 0 0 0 0 10h4" /></svg>
</button>`;function Mc({open:e,pad:t}){let[n,s]=w({place:"",cell:null}),{deal:a,entry:r,stale:c,kept:l,place:u}=e,p=n.place===u?n.cell:null,d=we=>s({place:u,cell:we}),$=l?.open!==null,f=l?.inserting===!0,m=o(f?"page.pad.insert":$?"page.pad.correct":"page.pad.enter"),g=(t.missing??(t.entry||$?[]:t.due?.missing??[])).filter(we=>!gm(r,we)),y=p??(g[0]?Sc(g[0]):null),v=!c&&t.unfit!==void 0,k=!c&&t.entry!==void 0&&!t.fault&&(t.missing??[]).length===0&&!v,j=y?Om(t,r,y,(we,je)=>(d(je?y:null),e.set(we))):[],N=Bm(t.entry,r),q={Enter:()=>(k||v)&&e.enter(v),Backspace:()=>e.undoable&&e.undo(),Redo:()=>e.redoable&&e.redo()},De=we=>{let[je,tn]=Us[we]??[];if(je!==void 0&&tn!==void 0)d(Dm(t,y,je,tn));else{let In=(j.find(oa=>oa.typed===we)??j.find(oa=>oa.or===we))?.press??q[we];if(!In)return!1;In()}return!0},en=()=>e.wrong.peek()===""&&(e.stale||e.busy.peek()),Dt=kc({pad:t,act:De,current:()=>e.told===t&&e.kept===l&&!en(),changing:()=>e.busy.peek()});return i`<section class="pad-panel" aria-label=${m}>
		<${fo} pad=${t} deal=${a} named=${N.trump} inserting=${f} />
		<${km} pad=${t} deal=${a} draft=${r} full=${N} now=${y} wrong=${t.fault?.seat??-1}
			pick=${d} />
		<p class=${`pad-said ${t.fault||t.unfit?"trouble":k?"":"soft"}`} role="status">
			${Em(t,p,g)||(k?o("page.pad.ready"):" ")}
		</p>
		${jm(t,r)&&(N.trump||y?.field!=="trump")?i`<${Tm} trump=${N.trump} now=${y?.field==="trump"} onpick=${()=>d(Mm)} />`:null}
		${y&&!(k&&!p)?i`<${Am} keys=${j} label=${Ac(t,y)} />`:null}
		<${Nm} open=${e} press=${Dt} can=${k||v} text=${v?o("page.pad.anyway"):m} />
	</section>`}var Nm=({open:e,press:t,can:n,text:s})=>i`<div class="pad-acts">
	<${x} disabled=${!e.undoable} onclick=${()=>t("Backspace")} say=${o("page.pad.undo")} />
	${e.redoable?i`<${mo} redo=${()=>t("Redo")} />`:null}
	${e.kept?.open!==null?i`<${x} onclick=${()=>e.leave()} say=${o("page.pad.cancel")} />`:null}
	<${x} chief aria-disabled=${!n} aria-busy=${e.busy.value} onclick=${()=>t("Enter")} say=${s} />
</div>`,Bm=(e,t)=>({...e,...t,hands:t.hands.map((n,s)=>({...e?.hands[s],...n}))});function Em(e,t,n){if(e.fault||e.unfit)return(e.said??[]).join(" ");let s=n.find(a=>!t||Oc(Sc(a),t));return s?o(`page.pad.ask.${s.what}`,{name:de(e,s.seat)}):t?Ac(e,t):""}function Dm(e,t,n,s){let a=["tricks","contract",...e.choices.premiums.length?["premium"]:[]],r=e.seats.length,c=t&&t.seat>=0?(t.seat+n+r)%r:0,l=Math.max(0,a.indexOf(t?.field??"tricks")),u=a[(l+s+a.length)%a.length]??"tricks";return{seat:c,field:u==="premium"&&c>=e.choices.live?"contract":u}}function Js({pad:e,onpick:t}){let n=Fe(e);return i`<section class="pad-sheet">
		<header>
			<h1>${n.slice(0,e.choices.live).join(" · ")}</h1>
			<p class="soft">${Dn(e)} · ${Ss(e.rules)}</p>
			<p class="standing">${mt(e)}</p>
		</header>
		${e.deals.length?i`<${Fa} scores=${e.deals} names=${n} end=${e.end} onpick=${t} />
				<div class="settled small soft">${e.settlement.map(s=>i`<p key=${s}>${s}</p>`)}</div>`:i`<p class="soft">${o("page.pad.unwritten")}</p>`}
	</section>`}function Lm(e,t){let n=e.deals[t],s=e.deals[t+1]??(e.due?.deal===t+1?e.due:void 0),a=s&&{next:Cm(e,s.why.trump),...s.trump?{then:s.trump}:{}},r=Object.fromEntries(n.entry.hands.map((u,p)=>[p,u.bid===void 0?{}:{bid:u.bid}])),{closed:c,...l}=n;return{...l,shown:r,...s?{why:a}:{},...c?{closed:{...c,game:n.game,totals:n.totals}}:{},...e.end&&t===e.deals.length-1?{end:e.end}:{}}}var Cm=(e,t)=>e.rules.trump.by==="holder"&&t!=="game"||t==="named"||t==="first"?"stays":t;function Vs({pad:e,deal:t,onclose:n,correct:s,insert:a,strike:r}){let c=e.deals[t];if(!c)return null;let l=s&&i`
		<${x} plain onclick=${r} say=${o("page.pad.strike")} />
		<${x} plain onclick=${a} say=${o("page.pad.insert.before")} />
		<${x} chief onclick=${s} say=${o("page.pad.correct")} />`;return i`<${P} title=${o("page.pad.deal",{n:t+1})} onclose=${n} actions=${l}>
		<div class="pad-account stack">
			<p class="soft">
				${o("page.pad.roles",{dealer:de(e,c.dealer),lead:de(e,c.lead),past:"yes"})}.${" "}
				${o("page.pad.trump")}: ${T(c.trump)} (${c.origin}).</p>
			<${qe} view=${Lm(e,t)} names=${Fe(e)} variant=${e.rules} me=${-1} untitled />
		</div>
	<//>`}var Pm=4e3,[jc,Rm]=[4e3,12e4],Tc=new Map;function go(e,t){let n=(Tc.get(e)??Promise.resolve()).then(t);return Tc.set(e,n.catch(()=>{})),n}var qm=e=>go(e,async()=>{let t=Me(e);if(!t||t.shared)return;let n=rt(),{pad:s,mark:a=""}=await Gn({secret:n,record:t.record}),r=Me(e);r&&ne({...r,shared:{secret:n,pad:s,of:t.record,mark:a}})});function Nc(e){let{shared:t,record:n}=Me(e)??{};return t&&n&&t.of!==n?t.secret+n:""}var ho=new Map;function Im(e){let t=ho.get(e)??go(e,async()=>{let n=Me(e);if(!n?.shared||!Nc(e))return;let{secret:s,mark:a}=n.shared,{pad:r,mark:c=""}=await Gn({secret:s,record:n.record,was:a}).catch(u=>{if(u instanceof K&&u.status===409)return _m(e,n.shared?.pad??"");throw u}),l=Me(e);l?.shared?.secret!==s||!r||ne({...l,shared:{...l.shared,pad:r,of:n.record,mark:c}})}).finally(()=>ho.delete(e));return ho.set(e,t),t}async function _m(e,t){let{pad:n,mark:s}=await fa({pad:t}),a=Me(e);if(a?.shared&&n){let r={...a.shared,of:n.record,mark:s};ne({...n.record===a.record?a:Je(dt(a,n)),shared:r}),n.record!==a.record&&B(o("page.pad.share.other"))}return{pad:""}}var yo=e=>go(e,async()=>{let t=Me(e)?.shared?.secret;if(!t)return;await Gn({secret:t});let n=Me(e);if(!n)return;let{shared:s,...a}=n;ne(a)}),Fm=e=>e instanceof K&&e.status>=400&&e.status<500&&e.status!==429;function Wm(e,t){let[n,s,a,r,c]=["",jc,0,!1,!1],l=async()=>{let p=Nc(e);if(r||!p||p===n)return;clearTimeout(a),r=!0;let d=await Im(e).then(()=>null,$=>$);if(r=!1,d&&!Fm(d)){c||(a=Number(setTimeout(l,s))),s=Math.min(2*s,Rm);return}s=jc,d&&(n=p,t(d)),l()},u=ht(()=>{l()});return()=>{c=!0,u(),clearTimeout(a)}}function Bc(e){S(()=>Wm(e,t=>B(o("page.pad.share.not",{text:E(t)}))),[e])}function Ec({kept:e}){let[t,n]=w(!1),{shared:s}=e,{busy:a,once:r}=te(),c=()=>r(async()=>{await qm(e.id),n(!0)}),u=i`<${x} aria-busy=${a} onclick=${()=>r(async()=>{await yo(e.id),n(!1)})} say=${o("page.pad.share.stop")} />`;return i`<${x} plain aria-busy=${a} onclick=${c} say=${o("page.pad.share")} />
		${t&&s?i`<${P} title=${o("page.pad.share")} onclose=${()=>n(!1)} actions=${u}>
					<div class="stack">
						<p>${o("page.pad.share.about")}</p>
						<${cs} link=${Vn(`/pad/on/${s.pad}`)} label=${o("page.pad.link")} />
					</div>
				<//>`:null}`}function zm(e){let[t,n]=w(null),[s,a]=w("");return S(()=>{let r=new AbortController,[c,l]=["",0],u=async()=>{clearTimeout(l);try{if(document.visibilityState==="visible"){let p=await fa({pad:e,after:c,lang:V.peek()},{signal:r.signal});c=p.mark,p.pad&&n(p.pad),a("")}}catch(p){if(r.signal.aborted)return;let d=p instanceof K&&p.status===404;if(a(d?o("page.pad.unshared"):E(p)),d)return}l=window.setTimeout(u,Pm)};return u(),document.addEventListener("visibilitychange",u),()=>{r.abort(),clearTimeout(l),document.removeEventListener("visibilitychange",u)}},[e]),{pad:t,wrong:s}}function Dc({id:e}){let{pad:t,wrong:n}=zm(e),[s,a]=w(-1);return t?i`<main id="main" tabindex="-1" class="pad">
		<${Js} pad=${t} onpick=${a} />
		<section class="pad-panel looking" aria-label=${o("page.pad.trump")}>
			${t.due?i`<${fo} pad=${t} deal=${t.deals.length} />`:i`<p class="winner">${mt(t)}</p>`}
			${Cn(t)&&t.due?i`<p class="small soft totals">${o("page.pad.totals")}</p>`:null}
			<ul class="stands">${(t.due?t.game:t.totals).map((r,c)=>i`<li key=${c}>
				<span>${de(t,c)}</span>
				<span><b>${b(r)}</b>${Cn(t)&&t.due?i` <small class="soft">(${b(t.totals[c]??0)})</small>`:null}</span>
			</li>`)}</ul>
			<p class="small soft" role="status">${n||o("page.pad.looking")}</p>
		</section>
		${s>=0?i`<${Vs} pad=${t} deal=${s} onclose=${()=>a(-1)} />`:null}
	</main>`:i`<main id="main" tabindex="-1" class="stack"><h1>${o("page.nav.pad")}</h1>
		<p class=${n?"trouble":"soft"} role="status">${n||o("page.opening")}</p></main>`}var Gs=({record:e})=>/^[^\n]*"date":"([\d-]+)"/.exec(e)?.[1]??"",Hm=e=>{let t=e.trim().replace(",",".");return/^\d{1,6}(\.\d{1,4})?$/.test(t)&&Number(t)>0?t:""},Lc=e=>b(Number(e),e.split(".")[1]?.length??0),Km=e=>nt(new Blob([e],{type:"text/csv;charset=utf-8"}),"season.csv"),Um=e=>[Gs(e)&&ve(Date.parse(`${Gs(e)}T12:00`),{dateStyle:"medium"}),F(e.summary.names)].filter(Boolean).join(" · ");function Cc(){let e=_e().filter(h=>h.summary.deals>0),[t,n]=w(new Set),[s,a]=w(""),[r,c]=w(""),l=M.stake.value,u=e.filter(h=>(!s||Gs(h)>=s)&&(!r||(Gs(h)||"9")<=r)),p=u.filter(h=>!t.has(h.id)),d={records:p.map(h=>h.record),stake:Hm(l)},{value:$,wrong:f}=C(h=>dr(d,{signal:h}).catch(g=>{throw new pe(Et(g))}),JSON.stringify(d)),m=h=>n(new Set(t.has(h)?[...t].filter(g=>g!==h):[...t,h]));return i`<main id="main" tabindex="-1" class="pads season stack">
		<h1>${o("page.season")}</h1>
		<p class="lead">${o("page.season.about")}</p>
		<div class="row unprinted">
			<${ge} label=${o("page.season.from")} type="date" value=${s} oninput=${a} />
			<${ge} label=${o("page.season.to")} type="date" value=${r} oninput=${c} />
			<${ge} label=${o("page.season.stake")} inputmode="decimal" value=${l}
				oninput=${h=>M.stake.value=h} />
		</div>
		${f?i`<p class="trouble" role="alert">${f}</p>`:null}
		${$?.players.length?i`<${Jm} season=${$} />`:i`<p class="soft">${o("page.season.none")}</p>`}
		<details class="unprinted" open=${t.size>0}>
			<summary>${o("page.season.pads",{n:p.length,of:e.length})}</summary>
			<div class="stack">${u.map(h=>i`<${lt} key=${h.id} label=${Um(h)}
				checked=${!t.has(h.id)} onchange=${()=>m(h.id)} />`)}</div>
		</details>
		<p class="row unprinted">
			${$?.players.length?i`<${x} onclick=${()=>Km($.csv)} say=${o("page.season.csv")} />
						<${x} plain onclick=${()=>print()} say=${o("page.rules.print")} />`:null}
			<a class="button plain" href="/pad">${o("page.pad.all")}</a>
		</p>
	</main>`}function Jm({season:{players:e,transfers:t}}){let n=e.some(a=>a.amount),s=["deals","made","matches","won","games","gamesWon"];return i`<${Q}><table class="book standings">
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
				${n?i`<td>${Lc(a.amount??"0")}</td>`:null}
				${s.map(r=>i`<td key=${r}>${b(a[r])}</td>`)}
			</tr>`)}</tbody>
		</table><//>
		${t.length?i`<h2>${o("page.season.pays")}</h2>
				<ul class="plain-list">${t.map(a=>i`<li key=${a.from+a.to}>
					${o("page.season.transfer",{from:a.from,to:a.to,n:a.points})}${a.amount?` = ${Lc(a.amount)}`:""}
				</li>`)}</ul>`:null}
		<p class="small soft">${o("page.season.how")}</p>`}function Vm({rest:e}){let[t="",n=""]=e;return t==="season"?i`<${Cc} />`:t==="on"&&n?i`<${Dc} key=${n} id=${n} />`:t?i`<${Qm} key=${t} id=${t} />`:i`<${Gm} />`}function Gm(){let[e,t]=w(!1),[n,s]=w(""),a=async c=>{s("");try{let l=hs(await yt({record:await c.text()}));ne(l),H(`/pad/${l.id}`)}catch(l){s(Et(l))}},r=c=>H(`/pad/${c}`);return i`<main id="main" tabindex="-1" class="pads stack">
		<h1>${o("page.nav.pad")}</h1>
		<p class="lead">${o("page.pad.about")}</p>
		<p class="row">
			<${x} chief aria-haspopup="dialog" onclick=${()=>t(!0)} say=${o("page.pad.new")} />
			<${It} plain say=${o("page.pad.open")} accept=".jsonl,.99" ontake=${a} />
		</p>
		<p class=${n?"trouble":""} role="alert">${n}</p>
		<p class="row">
			${_e().length?i`<a href="/pad/season">${o("page.season.open")}</a>`:null}
			<a href="/deal">${o("page.slips.from")}</a>
		</p>
		<ul class="pad-list">${_e().map(c=>i`<${Ym} key=${c.id} pad=${c} />`)}</ul>
		${e?i`<${gc} onclose=${()=>t(!1)} onbegun=${r} />`:null}
	</main>`}function Ym({pad:{id:e,summary:t,moved:n}}){let{variant:s,names:a,totals:r,deals:c,over:l}=t,u=[$e(`variant.${s}`)?o(`variant.${s}`):s,o("page.scores.deals",{n:c}),ve(n,{dateStyle:"medium"}),l?o("page.pad.over"):""];return i`<li><a href=${`/pad/${e}`}>
		<span class="names">${F(a)}</span>
		<span class="score">${r.map(p=>b(p)).join(" : ")}</span>
		<span class="soft small">${u.filter(Boolean).join(" · ")}</span>
	</a></li>`}var Pc=({text:e,children:t})=>i`<main id="main" tabindex="-1" class="stack">
	<h1>${o("page.nav.pad")}</h1><p role="status">${e}</p>${t}
</main>`;function Qm({id:e}){let t=ue(()=>new Ks(e),[e]);S(()=>()=>t.close(),[t]);let{kept:n,told:s}=t,a=t.wrong.value,r=i`<p><a class="button" href="/pad">${o("page.pad.all")}</a></p>`;return n?s?i`<${eh} open=${t} kept=${n} told=${s} wrong=${a} />`:i`<${Pc} text=${a||o("page.opening")} />`:i`<${Pc} text=${o("page.pad.gone")}>${r}<//>`}function Zm(e){S(()=>{let t=document.querySelector(".pad-panel"),n=e?document.querySelectorAll(".running-score tr"):[];!t||getComputedStyle(t).position!=="sticky"||n[n.length-1]?.scrollIntoView({block:"nearest"})},[e])}function Xm({open:e}){let{lines:t,print:n}=Bn(),s=async a=>n(await e.type(a||"show",V.value));return S(()=>{s("")},[e]),i`<${En} lines=${t} print=${n} obey=${s} />`}function eh({open:e,kept:t,told:n,wrong:s}){let[a,r]=w(-1),[c,l]=w(null),u=()=>(r(-1),l(null)),p=()=>G(async()=>l(await e.propose({do:"delete",deal:a})??null)),d=n.deals.length,$=`${F(Fe(n).slice(0,n.choices.live))} · Ninety-Nine`;S(()=>{document.title=$},[$]),Bc(t.id),Zm(d);let f=()=>e.undo();return i`<main id="main" tabindex="-1" class="pad">
		${M.spoken.value?i`<${Xm} open=${e} />`:null}
		<${Js} pad=${n} onpick=${r} />
		${n.due||e.deal<d?i`<${Mc} open=${e} pad=${n} />`:i`<section class="pad-panel ended" aria-label=${o("page.pad.over")}>
					<p class="winner">${mt(n)}</p>
					<div class="pad-acts">
						<${x} disabled=${!e.undoable} onclick=${f} say=${o("page.pad.undo")} />
						${e.redoable?i`<${mo} redo=${()=>e.redo()} />`:null}
						<a class="button chief" href="/pad">${o("page.pad.all")}</a>
					</div>
				</section>`}
		<${th} open=${e} kept=${t} pad=${n} stop=${n.due&&d>0?()=>e.end():void 0} />
		${s||fs.value?i`<p class="trouble unprinted" role="alert">${s||o("page.pad.unkept")}</p>`:null}
		${c?i`<${bc} open=${e} then=${c} deal=${a} onclose=${u} />`:a>=0?i`<${Vs} pad=${n} deal=${a} onclose=${u} strike=${p}
						insert=${()=>(e.insert(a),u())} correct=${()=>(e.correct(a),u())} />`:null}
	</main>`}function th({open:e,kept:t,pad:n,stop:s}){let[a,r]=w(!1),[c,l]=w(!1),{busy:u,once:p}=te(),d=async()=>B(o(await st(fc(n))?"page.link.copied":"page.copy.not")),$=()=>nt(new Blob([t.record],{type:"application/x-ndjson"}),`pad-${n.date||t.id}.99.jsonl`),f=()=>Ja(Ua({scores:n.deals,names:Fe(n),title:Dn(n),winner:mt(n),end:n.end??{totals:n.totals,winners:[],games:[]}})).catch(y=>B(E(y))),m=(y,v)=>i`<${x} plain onclick=${v} say=${y} />`,g=i`<${x} chief aria-busy=${u} onclick=${()=>p(async()=>{await yo(t.id),H("/pad"),zi(t.id)})} say=${o("page.pad.drop.yes")} />`;return i`<section class="pad-doings unprinted" aria-label=${o("page.pad.doings")}>
		${n.deals.length?[m(o("page.copy"),d),m(o("page.share"),f),m(o("page.rules.print"),()=>print())]:null}
		${at.value?null:i`<${Ec} kept=${t} />`}
		${m(o("page.pad.save"),$)}
		${m(o("page.pad.head"),()=>l(!0))}
		${n.house?null:i`<a class="button plain" href=${`/rules/${n.rules.id}`}>${o("page.nav.rules")}</a>`}
		${s?m(o("page.pad.stop"),s):null}
		${m(o("page.pad.drop"),()=>r(!0))}
		<a class="button plain" href="/pad">${o("page.pad.all")}</a>
		${c?i`<${wc} open=${e} pad=${n} onclose=${()=>l(!1)} />`:null}
		${a?i`<${P} title=${o("page.pad.drop")} onclose=${()=>r(!1)} actions=${g}>
					<p>${o("page.pad.drop.about")}</p>
				<//>`:null}
	</section>`}var Pn="ninetynine.problems",Rc="ninetynine.problems.damaged",Ys=()=>zo(Pn),Ic=e=>!Object.values(Ys()?.marks??{}).some(t=>t?.first<e),_c=e=>Te(Pn,JSON.stringify(e));function qc(e){if(e===null||Xe(Pn)!==e)return!1;let t=Rc;for(let n=2;Xe(t)!==null;n++)t=`${Rc}.${n}`;return Te(t,e)&&Te(Pn,null),!0}async function bo(e,t){let[n,s]=[Xe(Pn),Ys()];if(!s)return{told:await t(e),damaged:qc(n)};try{return{told:await t({...e,progress:s}),damaged:!1}}catch(a){if(!(a instanceof K)||a.status!==400&&a.status!==413)throw a;return{told:await t(e).catch(()=>{throw a}),damaged:qc(n)}}}var wo=({variant:e,grade:t,back:n},s,a)=>o("problem.head",{n:s,of:a,variant:me(e),grade:t,grades:4,back:n?"yes":"no"}),vo=e=>({rating:String(Math.round(e?.rating??1500)),doubt:String(Math.round(e?.doubt??350))});function ko(e){if(e.kind==="bid")return o("problem.bid");let t=e.need?.[0],n=_(e.variant)?.aside??3;return`${t===void 0?o("problem.left",{n}):t===e.left?o("problem.every",{left:t}):o("problem.exact",{n:t,left:e.left})} ${o(e.kind==="open"?"problem.open":"problem.hidden")}`}function Fc(e,t){let n=_(e.variant)?.dummy?ke(e)-1:-1;return Array.from({length:ke(e)},(s,a)=>a===t?o("you"):a===n?o("dummy"):o("seat",{n:a+1}))}var Zs=({view:e})=>({...e,totals:[]}),Wc=e=>e.length<2?e.join():o("problem.or",{a:e.slice(0,-1).join(", "),b:e[e.length-1]??""}),zc=(e,t,n)=>t.kind==="open"?[]:e.hands.flatMap((s,a)=>a===n.seat||n.shown?.[a]?.hand!==void 0?[]:[{seat:a,cards:s}]);function Hc(e,t,n){let s=o("problem.rating",{...vo(t.progress),its:String(e.rating)});return n>0?`${s} ${o("problem.again",{n})}`:s}var Qs=class{#e;#t;#n;#s="";#a=Promise.resolve();constructor(t,n,s){this.#e=t,this.#t=n,this.#n=s}present(t,n,s){return this.#r({n:t,of:n,anew:s})}tell({act:t,told:n},s){return this.#r({act:t,outcome:n,days:s})}obey(t,n){return this.#r({line:t.normalize("NFC"),...n})}#r(t){return this.#a=this.#a.then(async()=>{let n={lang:V.peek(),mind:this.#s,problem:this.#e,...t},s=await qt(()=>pr(n));this.#s=s.mind??"",this.#t(s.said),s.do?.act?this.#n.answer(s.do.act):s.want==="next"?this.#n.next():s.want==="quit"&&H("/")}).catch(n=>this.#t([E(n)]))}};function nh({rest:[e=""]}){let t=fe.value.get("variant")??"";return i`<${ah} key=${`${e} ${t}`} day=${e||jt()} variant=${t} any=${e!==""} />`}async function sh(e,t,n){await xe();let s=t||(n||!Ic(e)?"":pt()?.id),{told:a,damaged:r}=await bo({date:e,...s?{variant:s}:{}},jr);return{all:a.problems,one:s||"",damaged:r}}function ah({day:e,variant:t,any:n}){let[s,a]=w({}),[r,c]=w(0);S(()=>{let m=!1;return sh(e,t,n).then(h=>{m||(a(h),c(Kc(h.all)))},h=>!m&&a({wrong:E(h)})),()=>{m=!0}},[]);let{all:l,one:u="",damaged:p=!1,wrong:d}=s;if(!l)return i`<main id="main" tabindex="-1" class="stack">
			<h1>${o("page.nav.problems")}</h1>
			<p class=${d?"trouble":"soft"} role="status">${d??o("page.opening")}</p>
		</main>`;let $=(m,h)=>{let g=l.map((y,v)=>v===r&&y.done===void 0?{...y,done:m}:y);a({one:u,damaged:p||h,all:g})},f=l[r];return f?i`<${lh} key=${f.id} problem=${f} day=${e} n=${r+1} of=${l.length} damaged=${p}
		ondone=${$} onnext=${()=>c(Kc(l))} />`:i`<${oh} all=${l} day=${e} variant=${u} onagain=${c} />`}function Kc(e){let t=e.findIndex(n=>n.done===void 0);return t<0?e.length:t}function oh({all:e,day:t,variant:n,onagain:s}){let a=e.filter(c=>c.done).length,r=A(null);return S(()=>M.spoken.peek()?r.current?.focus():void 0,[]),i`<main id="main" tabindex="-1" class="stack">
		<h1>${o("page.nav.problems")}</h1>
		<p class="lead" tabindex="-1" ref=${r}>${o("problem.done",{right:a,of:e.length,...vo(Ys())})}</p>
		<ol class="day-problems">${e.map((c,l)=>i`<li key=${c.id}>
			<button type="button" onclick=${()=>s(l)}>
				<${Uc} right=${c.done} /><span class="unseen">${o(c.done?"problem.right":"problem.missed")}</span>
				<span>${wo(c,l+1,e.length)}</span>
			</button>
		</li>`)}</ol>
		<${U} label=${o("problem.more")} value=${n} options=${[["",o("problem.all")]]}
			groups=${Pe()} onchange=${c=>H(rh(t,c))} />
		<p><a class="button chief" href="/">${o("page.home")}</a></p>
	</main>`}var rh=(e,t)=>`/problems/${e}${t?`?variant=${t}`:""}`,Uc=({right:e})=>i`<b data-right=${e?"":void 0} aria-hidden="true">${e?"✓":"✕"}</b>`;function ih(e,t,n){let[s,a]=w(null),[r,c]=w(""),{busy:l,once:u}=te(d=>c(E(d)));return{answered:s,said:r,busy:l,answer:async d=>{s||await u(async()=>{let $=h=>Tr({problem:e.id,...h}),{told:f,damaged:m}=await bo({act:d,date:t},$);_c(f.progress),c(""),a({act:d,told:f}),n(f.right,m)})}}}function lh({problem:e,day:t,n,of:s,damaged:a,ondone:r,onnext:c}){let{answered:l,said:u,busy:p,answer:d}=ih(e,t,r),$=Zs(e),f=Fc($,$.seat??0),m=A(null),h=A(null);he(()=>{l&&(M.spoken.peek()||m.current?.focus({preventScroll:!0}),h.current?.scrollIntoView({block:"nearest"}))},[l]);let g=l?.told.right;return i`<main id="main" tabindex="-1" class="replay problem">
		<header class="problem-head table">
			<a class="mark" href="/">99<span class="unseen"> ${o("page.home")}</span></a>
			<div><h1>${wo(e,n,s)}</h1><p class="task">${W(ko(e))}</p>
				${a?i`<p class="trouble">${o("problem.anew")}</p>`:null}</div>
			<${Ye} trump=${$.trump??""} />
		</header>
		${M.spoken.value?i`<${ch} problem=${e} at=${[n,s,a]} answered=${l} said=${u} busy=${p}
					days=${l?Jc(l.told,t):0} answer=${d} next=${c} />`:null}
		<div class="replay-board">
			<${ph} problem=${e} names=${f} answered=${l} busy=${p} answer=${d} />
			<aside class="replay-aside">
				<section class="outcome" ref=${h} data-right=${g?"":void 0}>
					<div class="verdict-row">
						<div role=${M.spoken.value?void 0:"status"}>${u||(l?i`<h2><${Uc} right=${g} /><span>${W(uh(l))}</span></h2>`:null)}
						</div>
						${l?i`<button type="button" class="button chief" ref=${m} onclick=${c}>
									${o("page.learn.on")}
								</button>`:null}
					</div>
					${l?i`<${dh} problem=${e} day=${t} ...${l} names=${f} />`:null}
				</section>
				${e.kind==="hidden"?i`<section class="replay-tricks">
							<h2>${o("tricks.title")}</h2><${Ve} view=${$} names=${f} />
						</section>`:null}
			</aside>
		</div>
	</main>`}function ch({problem:e,at:t,answered:n,said:s,busy:a,days:r,answer:c,next:l}){let u=Bn(),p=A({answer:c,next:l});p.current={answer:c,next:l};let d=ue(()=>new Qs(e,u.print,{answer:f=>p.current.answer(f),next:()=>p.current.next()}),[e.id]),$=_(e.variant)!==void 0;return S(()=>{$&&d.present(...t)},[d,$]),S(()=>{n&&d.tell(n,r)},[d,n]),S(()=>s?u.print([s]):void 0,[s]),i`<${En} ...${u} obey=${f=>{d.obey(f,{answered:n!==null,busy:a})}} />`}var uh=({act:e,told:t})=>t.right?o("problem.right"):o("problem.wrong",{cards:xo(e)});function ph({problem:e,names:t,answered:n,busy:s,answer:a}){let[r,c]=w(new Set),l=Zs(e),u=n?{...l,turn:[]}:l,p=u.seat??0,d=u.options,$=e.kind==="bid",f=n?null:new Set(D(d?.from)),m=$||(d?.seat??p)===p,h=j=>{let N=new Set($?r:[]);r.has(j)?N.delete(j):N.size<(d?.pick??1)&&N.add(j),c(N)},g=j=>f?.has(j)&&a(`play ${j}`),y=_(e.variant),v={chosen:n?new Set(n.told.answers[0]?.split(" ").slice(1)):r,twice:$,values:$?We(d?.worth??""):null,onpick:h,onplay:g},k=d?.seat??-1,O=m?null:{seat:k,hand:i`<${Ze} ...${v} cards=${Oe(D(u.shown?.[k]?.hand),ee,u.trump)}
			can=${f} label=${o("dummy")} open />`};return i`<div class="replay-table table board">
		<${ft} view=${u} variant=${y} names=${t} me=${p} elsewhere=${p} played=${O}>
			${$&&d&&!n?i`<section class="asking asked laying" aria-label=${o("page.yours")}>
						<${Zt} options=${{...d,offers:[]}} chosen=${r} variant=${y} busy=${s} slots
							onlay=${()=>a(`lay ${[...r].join(" ")}`)} />
					</section>`:null}
			${$?null:i`<p class="ask near">${W(ko(e))}</p>`}
		<//>
		<section class=${`mine ${n?"":"asked"}`} aria-label=${o("page.yourhand")}>
			<div class="me">
				<${Qe} view=${u} variant=${y} seat=${p} name=${t[p]??""} place="south" own
					chair=${void 0} now=${0} open=${null} winner=${!1} />
				${u.aside?i`<div class="laid" role="group" aria-label=${o("page.aside")}>${se(u.aside)}</div>`:null}
			</div>
			<${Ze} ...${v} cards=${Oe(D(u.hand),ee,u.trump)}
				can=${m?f:new Set} label=${o("page.yourhand")} />
		</section>
	</div>`}var Jc=(e,t)=>e.due?ks(e.due)-ks(t):0,xo=e=>e.split(" ").slice(1).map(t=>Ke(t)).join(" ");function dh({problem:e,day:t,act:n,told:s,names:a}){let r=e.kind==="open"?"problem.proved.open":"problem.proved.hidden",c=Jc(s,t),l=fn(s.why??[]).join(" "),u=(s.refutations??[]).filter(p=>s.right||p.act===n);return i`${e.kind==="bid"?i`<${$h} told=${s} />`:i`<p>${W(o(r,{card:Wc(s.answers.map(xo))}))}</p>`}
		${l?i`<p>${W(l)}</p>`:null}
		${u.length?i`<div>${u.map(p=>i`<${mh} key=${p.act} r=${p} problem=${e} names=${a}
					open=${!s.right} />`)}</div>`:null}
		<${fh} levels=${s.levels} />
		<p class="soft">${Hc(e,s,c)}</p>`}function $h({told:e}){let t=(e.totals??[]).filter((n,s)=>s<5||n.tricks===e.bid);return i`<p>${o("problem.proved.bid",{n:e.answers.length})}</p>
		<ul class="ways-right">${e.answers.slice(0,3).map(n=>i`<li key=${n}><${Ut} act=${n} /></li>`)}</ul>
		<table class="book choices">
			<caption class="unseen">${o("problem.expects")}</caption>
			<thead><tr><th scope="col">${o("col.bid")}</th><th scope="col">${o("page.hint.chance")}</th>
				<th scope="col">${o("page.hint.points")}</th></tr></thead>
			<tbody>${t.map(n=>i`<tr key=${n.tricks}>
				<${ls} best=${n.right??!1} done=${n.tricks===e.bid}><b class="score">${b(n.tricks)}</b><//>
				<td>${re(n.chance)}</td><td>${mn(n.points)}</td>
			</tr>`)}</tbody>
		</table>`}var fh=({levels:e})=>i`<table class="book levels">
	<caption>${o("problem.found")}</caption>
	<tbody>${e.map(({level:t,solved:n})=>i`<tr key=${t}>
		<th scope="row">${o(`page.level.${t}`)}</th>
		<td class="bar" aria-hidden="true"><span style=${{"--long":`${100*(n??0)}%`}}></span></td>
		<td>${n===void 0?"–":re(n)}</td>
	</tr>`)}</tbody>
</table>`;function mh({r:e,problem:t,names:n,open:s}){let a=Zs(t),r=zc(e,t,a).map(({seat:l,cards:u})=>i`<span>${n[l]}</span><span class="act">${se(u)}</span>`),c=l=>o("problem.won",{name:n[l]??"",you:l===a.seat?"yes":"no"});return i`<details open=${s}>
		<summary><span>${W(o("problem.fails",{card:xo(e.act)}))}</span></summary>
		<div>
			${r.length?i`<p>${o("problem.fails.some",{fails:e.fails,of:e.of})}</p><div class="lie">${r}</div>`:null}
			<ol class="line">${e.tricks.map(({acts:l,won:u},p)=>i`<li key=${p}>
				<span class="act">${l.map(d=>se(d.split(" ")[2]))}</span>
				<span>${u===void 0?"":c(u)}</span>
			</li>`)}</ol>
		</div>
	</details>`}function hh({rest:e}){let[t="",n="1",s]=e,a=s===void 0?void 0:Number(s)||0;return i`<${gh} key=${e.join(" ")} table=${t} match=${Number(n)||1} deal=${a} />`}function gh({table:e,match:t,deal:n}){let{told:s,wrong:a}=kt(e,t,n),r=n===void 0?o("page.report.match"):o("page.report.deal",{deal:n+1}),c=i`<h1>${r}</h1>`;if(!s)return i`<main id="main" tabindex="-1" class="report stack">${c}
			<p class=${a?"trouble":"soft"} role="status">${a??o("page.report.coming")}</p>
			<${Vc} table=${e} match=${t} deal=${n??0} />
		</main>`;let l=s.header,u=_(l.variant),p=Nt(l,u?u.seats:l.seats.length),d=Number(fe.value.get("seat")??-1),$=d>=0&&d<p.length?d:Qt(l,p.length);return i`<main id="main" tabindex="-1" class="report" data-counting=${Re(s)}>
		<header class="report-head">${c}
			<p class="soft">${l.rules?.name??me(l.variant)}</p>
			<${U} hidden label=${o("page.report.whose")} value=${String($)}
				options=${p.map((f,m)=>[String(m),o("page.report.of",{name:f})])}
				onchange=${f=>H(`${or()}?seat=${f}`,{replace:!0})} />
			<${Vc} table=${e} match=${t} deal=${n??0} seat=${$} />
		</header>
		<${yh} told=${s} wrong=${a} />
		${s.deals.length?i`<${bh} told=${s} table=${e} match=${t} one=${n!==void 0} names=${p}
					seat=${$} />`:null}
	</main>`}var Vc=({table:e,match:t,deal:n,seat:s})=>i`<p class="row">
	${e==="mine"?null:i`<a class="button plain" href=${`/t/${e}`}>${o("page.learn.table")}</a>`}
	<a class="button plain" href=${`/replay/${e}/${t}/${n}${s===void 0?"":`?seat=${s}`}`}>
		${o("page.nav.replay")}
	</a>
</p>`;function yh({told:e,wrong:t}){if(t)return i`<p class="trouble" role="status">${t}</p>`;if(Re(e)){let{judged:n,of:s,rough:a}=e;return i`<p class="soft judging" style=${{"--far":(n-a)/s}}>
			${n<s?o("page.report.judging",{n,of:s}):o("page.report.rough",{n:a})}
		</p>`}return e.deals.length?null:i`<p class="soft">${o("page.report.none")}</p>`}function bh({told:e,table:t,match:n,one:s,names:a,seat:r}){let c=e.total[r],l=e.deals.flatMap(m=>m.mistakes).sort((m,h)=>h.lost-m.lost),u=l.filter(m=>m.seat===r),p=l.filter(m=>m.seat!==r),d=a[r]??"",$={names:a,place:xs(t,n),one:s},f=ya(e,c.lost,d,r===Ia(e.header));return i`<section class="stack">
			<p class="lead" role="status" aria-busy=${Re(e)}>${wh(f)}</p>
			${e.luck?i`<p>${vh(c)}</p>`:i`<p class="soft">${o("page.report.noluck")}</p>`}
		</section>
		<div class="report-columns">
			<section>
				<h2>${o("page.report.moments")}</h2>
				${u.length?i`<${xn} of=${u.slice(0,12)} ...${$} />`:i`<p class="soft">${o("page.report.moments.none",{name:d})}</p>`}
			</section>
			<section>
				<h2>${o("page.report.sum")}</h2>
				<${kh} account=${c} luck=${e.luck} />
				<p class="small soft">${o("page.report.lead.what")}</p>
			</section>
		</div>
		<section>
			<h2>${o(s?"page.report.course.deal":"page.report.course.match")}</h2>
			<${xh} told=${e} names=${a} seat=${r} one=${s} />
		</section>
		${p.length?i`<section>
					<h2>${o(s?"page.report.others.moments":"page.report.turning")}</h2>
					<${xn} of=${(s?p:l).slice(0,6)} ...${$} named=${!0} />
				</section>`:null}
		<section>
			<h2>${o("page.report.all")}</h2>
			<${Sh} told=${e} names=${a} />
			<p class="small soft">${o("page.report.how")}</p>
		</section>`}var wh=e=>e.endsWith("…")?e:`${e}.`;function vh(e){let[t=0,n=0,s=0]=[e.cards,e.lie,e.others].map(r=>Math.round(r/Se)||0),a=Math.min(Math.round(e.gifts/Se),Math.max(s,0));return o("page.report.luck",{cards:Y(t),lie:Y(n),others:Y(s),lay:n>0?"well":n<0?"badly":"even",gifts:a>0?"yes":"no",n:b(a)})}function kh({account:e,luck:t}){let n=t?[["start",e.start],["cards",e.cards],["lie",e.lie]]:[["lie",e.lie]];for(let c of ze)e.lost[c]&&n.push([`lost.${c}`,-e.lost[c]]);t&&n.push(["others",e.others]);let s=ss(n.map(([,c])=>c),1),a=Math.max(1,...s.map(Math.abs)),r=s.reduce((c,l)=>c+l,0);return i`<table class="book account parts"><tbody>
		${n.map(([c],l)=>{let u=s[l]??0;return i`<tr key=${c}><th scope="row">${o(`page.report.${c}`)}</th>
				<td class="bar" aria-hidden="true"><span data-way=${u<0?"down":"up"}
					style=${{"--long":`${50*Math.abs(u)/a}%`}}></span></td>
				<td>${Y(u,1)}</td></tr>`})}
	</tbody><tfoot><tr class="total">
		<th scope="row">${o("page.report.lead")}</th><td></td><td>${Y(r,1)}</td>
	</tr></tfoot></table>`}function xh({told:e,names:t,seat:n,one:s}){let a=e.total.length;if(s){let u=e.deals[0]?.worth??[];if(u.length<2)return null;let p=u.slice(1).map(d=>d.map($=>$/Se));return i`<${Sn} at=${p} from=${(u[0]??[]).map(d=>d/Se)} names=${t} me=${n}
			label=${o("page.report.course.deal")} foot=${o("page.report.acts",{n:p.length-1})} />`}let r=new Array(a+1).fill(0),c=e.deals.map(u=>{u.accounts.forEach((d,$)=>r[$]+=d.lead/Se);let p=u.accounts[n];return r[a]+=p?(p.cards+p.lie)/Se:0,e.luck?[...r]:r.slice(0,a)}),l=e.luck?[...t.slice(0,a),o("page.report.own.luck")]:t;return i`<${Sn} at=${c} names=${l} me=${n} label=${o("page.report.course.match")}
		foot=${o("page.scores.deals",{n:c.length})} />`}function Sh({told:e,names:t}){let n=e.luck?["start","cards","lie",...ze.map(l=>`lost.${l}`),"others"]:["lie",...ze.map(l=>`lost.${l}`)],s=(l,u)=>{let[p="",d]=u.split(".");return d?-l.lost[d]:Number(l[p])},a=e.total.map(l=>ss(n.map(u=>s(l,u)),1)),r=l=>n[l]?.startsWith("lost")&&a.every(u=>!u[l]),c=n.map((l,u)=>u).filter(l=>!r(l));return i`<${Q}><table class="book account" data-hands=${a.length}>
		<thead><tr><td></td>
			${a.map((l,u)=>i`<th key=${u} scope="col">${t[u]??o("dummy")}</th>`)}
		</tr></thead>
		<tbody>${c.map(l=>i`<tr key=${l}><th scope="row">${o(`page.report.${n[l]}`)}</th>
			${a.map((u,p)=>i`<td key=${p}>${Y(u[l]??0,1)}</td>`)}</tr>`)}</tbody>
		<tfoot><tr class="total"><th scope="row">${o("page.report.lead")}</th>
			${a.map((l,u)=>i`<td key=${u}>${Y(l.reduce((p,d)=>p+d,0),1)}</td>`)}</tr></tfoot>
	</table><//>`}var Rn={C:"♣",D:"♦",H:"♥",S:"♠"};function Gc(e){if(e==="joker")return o("joker");let{rank:t,suit:n}=on(e);return gt(t)+Rn[n]}var Oo=e=>Rn[e]??o(e==="none"?"trump.short":`trump.${e}`),So=e=>Rn[e]?`${Rn[e]} ${T(e)}`:Oo(e),Yc=(e,t)=>e.dummy&&t===e.seats-1?o("dummy"):o("page.pad.player",{n:t+1}),Ao=({variant:e,slip:t})=>t.kind==="bid"?o("page.slips.dummy.bid"):Yc(e,t.seat),Qc=e=>e.trump.by==="holder";function Mo(e,{trump:t,turnup:n}){if(n)return[o("page.slips.turnup",{card:Gc(n)}),o("page.slips.trump",{trump:So(t??"none")})];if(Qc(e))return[o("page.slips.named",{trump:t?So(t):o("page.slips.stays")})];if(t)return[o("page.slips.trump",{trump:So(t)})];let{first:s,after:a=[]}=e.trump,r=[...ee,"none"].filter(l=>l===s||a.includes(l)),c=Aa(a).map(([l,u,p])=>`${l===u?l:`${l}–${u}`} ${Oo(p)}`);return[o("page.slips.ring",{trumps:r.map(Oo).join("   ")}),o("page.slips.after",{list:c.join(", ")})]}var Zc=({kind:e})=>e==="bid"?o("page.slips.when.bid"):o("page.slips.when.dummy");function Xc({deal:e,slip:t}){let n=D(t.cards);return i`${[...ee].map(s=>{let a=n.filter(r=>r.endsWith(s)).map(r=>gt(on(r).rank));return i`<p key=${s} class="suit-of"><${X} trump=${s} /><span class="unseen">${T(s)}</span>
			<span class="ranks">${a.length>0?a.map(r=>i`<b>${r}</b>`):i`<b>–</b>`}</span>
		</p>`})}
	${t.joker?i`<p class="joker">${W(o("joker.as",{card:Gc(e.turnup??"")}))}</p>`:null}`}var Oh=({cards:e})=>Math.max(...[...ee].map(t=>e.split(t).length-1));function Ah({variant:e}){let t=["bid",...e.offers.how==="none"?[]:["premium"],"tricks","points"];return i`<div class="boxes">
		${t.map(n=>i`<span key=${n}>${o(`page.slips.${n}`)}</span>`)}
	</div>`}function Mh(e){let{variant:t,deal:n,slip:s}=e,a=s.kind==="hand",r=D(s.cards).length+(s.joker?1:0),c=a?Mo(t,n):[Zc(s)];return i`<div class="slip-hand">
		<p class="slip-head"><b>${o("page.pad.deal",{n:n.number})} · ${Ao(e)}</b>
			<span class="soft">${o("page.slips.cards",{n:r})}</span></p>
		<div class="slip-cards" style=${`--longest: ${Oh(s)}`}><${Xc} ...${e} /></div>
		${c.map((l,u)=>i`<p key=${u} class="slip-line">${W(l)}</p>`)}
		${a?i`<${Ah} variant=${t} />`:null}
	</div>`}function jh(e){let{variant:t,series:n,deal:s,slip:a}=e,{seat:r,kind:c}=a,l=r===s.dealer?o("page.slips.deals"):r===s.forehand?o("page.slips.leads"):"",u=s.trump&&!Qc(t)?Mo(t,s):[],p=c==="hand"?u:[Zc(a)];return i`<div class="slip-tab">
		<p class="soft">${o(`variant.${t.id}`)}<br />${o("page.slips.set",{label:n.label})}</p>
		<p class="slip-number"><b>${o("col.deal")}</b>${s.number}</p>
		<p><b>${Ao(e)}</b>${c==="hand"&&l?i`<br />${l}`:null}</p>
		${p.map((d,$)=>i`<p key=${$} class="slip-line">${W(d)}</p>`)}
	</div>`}var[eu,tu,Xs,Th]=[330,374,22,36];function Nh(){let e="A K Q J 10 9 8 7 6 5 4 3 2 C H S D C S H".split(" "),t=1,n=()=>(t=Math.imul(t,1664525)+1013904223>>>0)/2**32,s=eu/Xs;return Array.from({length:2*s*tu/Xs},(a,r)=>{let c=e[Math.floor(n()*e.length)]??"",l=((r>>1)%s+n())*Xs,u=(Math.floor((r>>1)/s)+n())*Xs,p=(.6+.4*n())*Th/10,d=[r%2?-p:p,p].map(f=>f.toFixed(2)),$=`translate(${l.toFixed(1)} ${u.toFixed(1)}) scale(${d})`;return Rn[c]?`<use href="#${c}" x="-3.7" y="-3.7" width="7.4" height="7.4" transform="${$}"/>`:`<text y="3.3" transform="${$}">${c}</text>`}).join("")}function Bh(){let e=[...ee].map(n=>{let s=document.getElementById(`pip-${n}`)?.innerHTML??"";return`<symbol id="${n}" viewBox="0 0 100 100" color="${/[DH]/.test(n)?"#a00":"#000"}">${s}</symbol>`}),t=`<svg xmlns="http://www.w3.org/2000/svg" width="${eu}" height="${tu}" font-family="sans-serif"
		font-size="10" font-weight="700" text-anchor="middle">${e.join("")}${Nh()}</svg>`;return`data:image/svg+xml,${encodeURIComponent(t)}`}var nu=()=>Promise.allSettled([...document.images].filter(e=>e.className==="slip-back").map(e=>e.decode()));function su(e){let t=ue(Bh,[]);return i`<div class="slips-paper">
		${e.series.deals.map(n=>i`<section key=${n.number} class="slips-page"
			style=${`--strips: ${Math.max(3,n.slips.length)}`}>
			${n.slips.map((s,a)=>i`<div key=${a} class="strip">
				<${Mh} ...${e} deal=${n} slip=${s} />
				<img class="slip-back" src=${t} alt="" />
				<${jh} ...${e} deal=${n} slip=${s} />
			</div>`)}
		</section>`)}
	</div>`}function au({seed:e,...t}){let{variant:n,series:s}=t;return i`<div class="slips-paper slips-sheet">
		<h1>${o("page.slips.sheet")}</h1>
		<p><b>${o(`variant.${n.id}`)} · ${o("page.slips.set",{label:s.label})}</b></p>
		<p class="secret"><b>${o("page.slips.secret")}</b></p>
		<p>${o("page.slips.how")}</p><p>${o("page.slips.packs")}</p><p>${o("page.slips.seed",{seed:e})}</p>
		<div class="all-deals">${s.deals.map(a=>i`<section key=${a.number}>
			<h2>${o("page.pad.deal",{n:a.number})} · ${o("page.slips.dealt",{name:Yc(n,a.dealer)})}</h2>
			${a.trump?i`<p class="slip-line">${W(Mo(n,a).join(" · "))}</p>`:null}
			${a.slips.map((r,c)=>i`<div key=${c} class="all-hand">
				<span class="soft">${Ao({...t,deal:a,slip:r})}</span><${Xc} ...${t} deal=${a} slip=${r} />
			</div>`)}
		</section>`)}</div>
	</div>`}var[Eh,Dh]=[200,2**31],Lh={seed:48,label:40},ou=()=>Qo(16).replace(/(.{4})(?=.)/g,"$1-"),Ch=()=>({variant:"",first:1,deals:12,fixed:!1,label:"",seed:ou()});function Ph({plan:e,set:t}){let n=z(t),s=a=>({value:e[a],maxlength:Lh[a],autocapitalize:"none",oninput:n(a)});return i`<div class="row">
			<${le} label=${o("page.slips.many")} value=${e.deals} min=${1} max=${Eh} onchange=${n("deals")} />
			<${le} label=${o("page.slips.first")} value=${e.first} min=${1} max=${Dh} onchange=${n("first")} />
		</div>
		<div>
			<${lt} label=${o("page.slips.fixed")} checked=${e.fixed} onchange=${n("fixed")} />
			<p class="soft small">${o("page.slips.fixed.about")}</p>
		</div>
		<div><${ge} label=${o("page.slips.label")} ...${s("label")} />
			<p class="soft small">${o("page.slips.label.about")}</p></div>
		<div><${ge} label=${o("page.slips.seed.label")} required ...${s("seed")} />
			<p class="soft small">${o("page.slips.seed.about")}</p></div>
		<p><${x} plain onclick=${()=>t({seed:ou()})} say=${o("page.slips.seed.new")} /></p>`}function Rh(e){return e instanceof K&&e.reason==="not-now"?o("page.slips.today"):it(e)?o("page.slips.seed.bad"):E(e)}function qh(e){S(()=>{if(!e)return;let t=!1;return nu().then(()=>t||print()),()=>{t=!0}},[e])}function Ih(){S(()=>{G(xe)},[]);let[e,t]=w(()=>({...Ch(),variant:fe.peek().get("variant")??""})),n=A(e);S(()=>()=>{n.current=null},[]);let[s,a]=w(null),[r,c]=w(null),[l,u]=w(""),p=s===e,d=ye.value.find(h=>h.id===e.variant)??pt(),$=_(d?.id);qh(r);let f=h=>{n.current={...n.current??e,...h},t(n.current),c(null),u("")},m=async h=>{if(h.preventDefault(),p||!$)return;a(e),u("");let{first:g,deals:y,fixed:v,label:k}=e,O=e.seed.trim(),j=h.submitter?.getAttribute("value")==="all",[N,q]=await cr({variant:$.id,seed:O,first:g,deals:y,fixed:v,label:k}).then(De=>[De,""],De=>[null,Rh(De)]);n.current===e&&(a(null),c(N&&{variant:$,series:N,seed:O,all:j}),u(q))};return d?i`<main id="main" tabindex="-1" class="slips">
		<form class="stack unprinted" onsubmit=${m}>
			<header><h1>${o("page.nav.deal")}</h1><p class="lead">${o("page.slips.lead")}</p></header>
			<${U} label=${o("page.create.variant")} value=${d.id} groups=${Pe()}
				onchange=${z(f)("variant")} />
			<${Ph} plan=${e} set=${f} />
			<p class="row">
				<button type="submit" class="button chief" value="slips" aria-busy=${p}>${o("page.slips.print")}</button>
				<button type="submit" class="button" value="all" aria-busy=${p}>${o("page.slips.print.sheet")}</button>
			</p>
			<p class=${l?"trouble":""} role="alert">${l}</p>
			<p role="status">${r?o("page.slips.wait"):""}</p>
			${r?i`<p><a href="/pad">${o("page.home.pad")}</a></p>`:null}
			<p class="soft">${o("page.slips.face")}</p>
			<p class="soft">${o("page.slips.how")}</p>
			<p class="soft">${o("page.slips.packs")}</p>
		</form>
		${r?i`<${r.all?au:su} ...${r} />`:null}
	</main>`:i`<main id="main" tabindex="-1" class="stack"></main>`}function _h(e){let t=I.value;return i`<main id="main" tabindex="-1" class="statistics">
		${t?i`<${Wh} key=${t.id} />`:i`<h1>${o("page.nav.statistics")}</h1><${cu} />`}
	</main>`}var cu=()=>i`<section class="stack">
	<p class="lead">${o("page.stats.none")}</p>
	<p><a class="button chief" href="/">${o("page.records.play")}</a></p>
</section>`;function Fh(e){let[t,n]=w({}),s=A(""),a=async()=>{try{for(;;){let r=await hr({variant:e});if(s.current!==e)return;if(n({told:r}),r.counted>=r.of)return r}}catch(r){s.current===e&&n(c=>({...c,wrong:E(r)}));return}};return S(()=>(s.current=e,a(),()=>{s.current="-"}),[e]),{...t,again:a}}function Wh(){let[e,t]=w(""),{told:n,wrong:s,again:a}=Fh(e),r=A([]);return n&&e===""&&(r.current=n.variants),i`<header class="report-head">
			<h1>${o("page.nav.statistics")}</h1>
			${r.current.length>1?i`<${U} hidden label=${o("page.stats.variant")} value=${e} onchange=${t}
						options=${[["",o("page.stats.variant.all")],...r.current.map(({key:c})=>[c,me(c)])]} />`:null}
		</header>
		${s?i`<p class="trouble" role="status">${s}</p>`:null}
		${n&&n.counted<n.of?i`<p class="soft" role="status">${o("page.stats.counting",{n:n.counted,of:n.of})}</p>`:null}
		${n?i`<${zh} told=${n} again=${a} />`:null}`}function zh({told:e,again:t}){if(e.all.deals===0)return e.assisted.deals?i`<${lu} of=${e.assisted} />`:i`<${cu} />`;let n=i`<${Uh} told=${e} /><${Jh} told=${e} /><${Qh} told=${e} />`;return i`${e.all.deals<Hh?i`<${Kh} told=${e} />`:n}
		<section class="stack">
			<h2>${o("page.stats.judge")}</h2>
			<${Xh} of=${e.all.bids} />
			<${eg} told=${e} again=${t} />
			${e.assisted.deals?i`<${lu} of=${e.assisted} />`:null}
			<p class="small soft">${o("page.stats.how")}</p>
		</section>`}var ru=e=>e.margin?`${b(e.mean,1)} ± ${b(e.margin,1)}`:b(e.mean,1),Hh=30;function Kh({told:{all:e,streaks:t}}){let n=[[o("page.records.deals"),b(e.deals),""],[o("page.records.made"),b(e.made.count),""],[o("page.records.points"),b(e.points.mean,1),""],[o("page.stats.streak"),b(t.made),""]];return i`<${uu} of=${n} /><p class="soft">${o("page.stats.course.few")}</p>`}var uu=({of:e})=>i`<dl class="figures-row">${e.map(([t,n,s])=>i`<div key=${t}>
		<dt>${t}</dt><dd><span class="figure">${n}</span> <span class="small soft">${s}</span></dd>
	</div>`)}</dl>`;function Uh({told:{all:e,streaks:t}}){let n=o("page.stats.interval",{low:re(e.made.low),high:re(e.made.high)}),s=l=>l.margin?`± ${b(l.margin,1)}`:"",a=[s(e.lost.all),o("page.stats.of.judged",{n:e.judged})].filter(Boolean).join(" · "),r=o("page.stats.now",{n:t.now,way:t.making?"made":"failed"}),c=[[o("page.records.deals"),b(e.deals),o("page.stats.made.count",{n:e.made.count})],[o("page.records.made"),re(e.made.share),n],[o("page.records.points"),b(e.points.mean,1),s(e.points)]];return e.judged&&c.push([o("page.stats.lost"),b(e.lost.all.mean,1),a]),c.push([o("page.stats.streak"),b(t.made),r]),i`<${uu} of=${c} />`}var iu={made:e=>[100*e.made.share,100*e.made.low,100*e.made.high],points:e=>jo(e.points),lost:e=>jo(e.lost.all),...Object.fromEntries(ze.map(e=>[e,t=>jo(t.lost[e])]))},jo=e=>[e.mean,e.mean-(e.margin??0),e.mean+(e.margin??0)];function Jh({told:e}){let[t,n]=w(e.all.judged?"lost":"made"),s=e.course.filter(f=>f.judged>0),a=s.length>1,r=f=>e.all.lost[f].mean===0,c=["made","points",...a?["lost",...ze.filter(f=>!r(f))]:[]],l=c.includes(t)?t:"made",u=f=>l==="made"||f.points.margin!==void 0,p=(l==="made"||l==="points"?e.course:s).filter(u).map(f=>{let[m=0,h=0,g=0]=iu[l]?.(f)??[];return{from:f.from,to:f.from+f.deals-1,mean:m,low:h,high:g}}),[d=0]=iu[l]?.(e.all)??[],$=f=>l==="made"?re(f/100):b(f);return i`<section>
		<h2>${o("page.stats.course")}</h2>
		${e.course.length>1?i`<${R} label=${o("page.stats.show")} hidden value=${l} onchange=${n}
						options=${c.map(f=>[f,o(`page.stats.aspect.${f}`)])} />
					<${xl} of=${p} last=${e.all.deals} label=${Vh(o(`page.stats.aspect.${l}`),p,$)}
						all=${d} most=${l==="made"?100:void 0} said=${$}
						foot=${o("page.scores.deals",{n:e.all.deals})} />
					<p class="small soft legend">
						<span><span class="key range" aria-hidden="true"></span> ${o("page.stats.key.interval")}</span>
						<span><span class="key all" aria-hidden="true"></span> ${o("page.stats.key.all")}</span>
					</p>`:i`<p class="soft">${o("page.stats.course.few")}</p>`}
	</section>`}function Vh(e,t,n){let s=a=>n(Math.round(a*10)/10);return`${e}: ${t.map(a=>o("page.stats.stretch",{from:a.from,to:a.to,n:s(a.mean)})).join(", ")}`}var Gh=["bids","trumps","premiums","places","variants"];function Yh(e,t){return e==="trumps"?i`<${X} trump=${t} /> ${T(t)}`:e==="premiums"?t==="plain"?o("page.stats.plain"):J(t):e==="places"?o(`page.stats.place.${t}`):e==="variants"?me(t):b(Number(t))}function Qh({told:e}){let[t,n]=w("bids"),s=Gh.filter(u=>e[u].length>1||u==="bids"),a=s.includes(t)?t:"bids",r=e[a],c=e.all.judged>0,l=r.some(u=>u.bids.of>0);return i`<section>
		<h2>${o("page.stats.split")}</h2>
		<${R} label=${o("page.stats.show")} hidden value=${a} onchange=${n}
			options=${s.map(u=>[u,o(`page.stats.by.${u}`)])} />
		<${Q}><table class="book split">
			<thead><tr>
				<th scope="col">${o(`page.stats.by.${a}`)}</th>
				<td class="bar-head"><span aria-hidden="true">${b(0)}</span><span aria-hidden="true">${re(1)}</span></td>
				<th scope="col">${o("page.stats.head.made")}</th>
				${l?i`<th scope="col">${o("page.stats.head.expected")}</th>`:null}
				<th scope="col">${o("page.records.deals")}</th><th scope="col" class="spare">${o("page.stats.head.points")}</th>
				${c?i`<th scope="col" class="spare">${o("page.stats.head.lost")}</th>`:null}
			</tr></thead>
			<tbody>${r.map(u=>i`<tr key=${u.key}>
				<th scope="row">${Yh(a,u.key)}</th>
				<td class="bar" aria-hidden="true"><${Zh} of=${u} /></td>
				<td>${re(u.made.share)}</td>
				${l?i`<td>${u.bids.of?re(u.bids.expected/u.bids.of):""}</td>`:null}
				<td>${b(u.deals)}</td><td class="spare">${ru(u.points)}</td>
				${c?i`<td class="spare">${u.judged?ru(u.lost.all):""}</td>`:null}
			</tr>`)}</tbody>
		</table><//>
		<p class="small soft legend">
			<span><span class="key made" aria-hidden="true"></span> ${o("page.stats.head.made")}</span>
			<span><span class="key interval" aria-hidden="true"></span> ${o("page.stats.key.interval")}</span>
			${l?i`<span><span class="key expected" aria-hidden="true"></span> ${o("page.stats.key.expected")}</span>`:null}
		</p>
	</section>`}function Zh({of:{made:e,bids:t}}){let n=a=>`${100*a}%`,s=t.of?i`<span class="expected" style=${{"--at":n(t.expected/t.of)}}></span>`:null;return i`<span class="track">
		<span class="made" style=${{"--long":n(e.share)}}></span>
		<span class="interval" style=${{"--at":n(e.low),"--long":n(e.high-e.low)}}></span>${s}
	</span>`}function Xh({of:e}){if(!e.of)return null;let t=e.made<e.low?"below":e.made>e.high?"above":"within",[n,s]=[b(Math.ceil(e.low)),b(Math.floor(e.high))],a={of:e.of,made:b(e.made),n:b(e.expected,1),low:n,high:s,way:t};return i`<p>${o("page.stats.expected",a)}</p>`}var lu=({of:e})=>i`<p>${o("page.stats.assisted",{n:e.deals,made:b(e.made.count)})}</p>`;function eg({told:e,again:t}){let[n,s]=w(!1),[a,r]=w(""),c=A(!1);S(()=>()=>{c.current=!1},[]);let l=async()=>{c.current=!0,s(!0),r("");try{let d=e;for(;c.current&&d&&d.unjudged.length>0;){let[$]=d.unjudged;if($)for await(let m of pn($.table,$.match,void 0,()=>c.current));c.current&&(d=await t());let[f]=d?.unjudged??[];if(f&&f.table===$?.table&&f.match===$.match)break}}catch(d){r(E(d))}s(!1)},u=e.all.deals-e.all.judged,p={n:e.all.judged,of:e.all.deals};return i`<p role="status">${o(n?"page.stats.judging":"page.stats.judged",p)}</p>
		${a?i`<p class="trouble" role="alert">${a}</p>`:null}
		${u>0&&e.unjudged.length>0?i`<p><${x} onclick=${()=>n?c.current=!1:l()}
				say=${o(n?"page.stats.judge.stop":"page.stats.judge.go")} /></p>`:null}`}var[tg,ng]=[400,12],To=class{#e=null;meant(t){let n=this.#e,a=!(n!==null&&t.timeStamp-n.timeStamp<tg&&Math.hypot(t.clientX-n.clientX,t.clientY-n.clientY)<ng)||t.target===n.target;return this.#e=a?t:{...n,timeStamp:t.timeStamp},a}};function pu(){S(()=>{let e=new To;function t(n){if(n.detail===0||!(n.target instanceof Element))return;let{timeStamp:s,clientX:a,clientY:r}=n,c=n.target.closest("button, a, label, input")??n.target,l=c instanceof HTMLLabelElement?c.control??c:c;e.meant({target:l,timeStamp:s,clientX:a,clientY:r})||(n.preventDefault(),n.stopPropagation())}return document.addEventListener("click",t,!0),()=>document.removeEventListener("click",t,!0)},[])}var sg=["rank","arrows","suits","ends","enter","hint","last","score","undo","close","help"];function du({onclose:e}){return i`<${P} title=${o("page.keys")} onclose=${e}>
		<dl class="keys">
			${sg.map(t=>{let[n="",s=""]=o(`page.keys.${t}`).split("|");return i`<dt key=${t}>${n}</dt><dd>${s}</dd>`})}
		</dl>
		<p class="soft">${o("page.keys.spoken")}</p>
	<//>`}var No=()=>document.querySelector(".hand.asked")??document.querySelector(".mine .hand"),Bo=()=>No()?.querySelector('[data-card][tabindex="0"]');function $u(){S(()=>{let e=null,t=null,n=0,s=ir();function a(u){u.target instanceof Element&&u.target.closest("dialog")||(e=u.target instanceof HTMLElement&&u.target.closest("main.table")?u.target:null,t=e?.closest(".hand")??null,n=t&&e?[...t.querySelectorAll("[data-card]")].indexOf(e):0)}let r=()=>(e=null,s=!0);function c(){if(document.activeElement!==document.body||document.querySelector("dialog[open]"))return;if(!e)return void(s&&document.getElementById("main")?.focus({preventScroll:!0}));if(e.isConnected){e.matches(":disabled")||e.focus({preventScroll:!0});return}let u=t?.isConnected?t.querySelectorAll("[data-card]"):[],p=()=>document.querySelector(".answer button:not(:disabled)"),d=()=>document.querySelector(".over .button.chief:not(:disabled)"),$=u[Math.min(n,u.length-1)]??p()??Bo()??d();$ instanceof HTMLElement&&$.focus({preventScroll:!0})}let l=new MutationObserver(c);return l.observe(document.body,{childList:!0,subtree:!0,attributes:!0,attributeFilter:["disabled"]}),document.addEventListener("focusin",a),document.addEventListener("pointerdown",r),()=>{l.disconnect(),document.removeEventListener("focusin",a),document.removeEventListener("pointerdown",r)}},[])}function fu(e,t){if(typeof BroadcastChannel>"u")return;let n=new BroadcastChannel(e);return n.onmessage=({data:s})=>t(s),n}var Eo=class{#e;#t;#n;#s=new Map;constructor(t,n){this.#e=t,this.#t=n,this.#n=fu("ninetynine.tables",s=>this.#r(s))}get rests(){let t=this.#s.get(this.#e)??0;return[...this.#s.values()].filter(n=>n>t).length>=4}look(){let t=Math.max(Date.now(),...this.#s.values());this.#s.set(this.#e,t+Math.random()),this.hold()}hold(){this.#a(this.#s.get(this.#e)??0)}leave(){this.#a(0)}close(){this.#n?.close(),this.#n=void 0}#a(t){this.#n?.postMessage({table:this.#e,looked:t})}#r({table:t,looked:n}){let s=this.rests;n?this.#s.set(t,n):t!==this.#e&&this.#s.delete(t),this.rests!==s&&this.#t()}},ea=class{ours=!1;#e;#t;#n;#s;#a=0;#r=0;#l=0;#i=()=>{};constructor(t,n,s,a){this.#e=n,this.#t=s,this.#n=fu(`ninetynine.table.${t}`,r=>this.#p(r)),this.#s=new Eo(t,a),addEventListener("pagehide",this.leave),this.claim()}get rests(){return this.#s.rests}claim(){this.#s.look(),this.#c()}#c=()=>{this.ours||(this.ours=!0,this.#s.hold(),[this.#a,this.#r]=[Math.random(),Date.now()],clearTimeout(this.#l),this.#d({claim:this.#a}),this.#i())};async turn(){for(;!this.ours&&this.#n;)await new Promise(t=>this.#i=()=>t(void 0))}tell(t,n){this.ours&&this.#d({said:t,trouble:n})}leave=()=>{this.ours&&(this.#d({gone:!0}),this.#s.leave()),this.ours=!this.#n};close(){this.leave(),removeEventListener("pagehide",this.leave),clearTimeout(this.#l),this.#n?.close(),this.#n=void 0,this.#s.close(),this.#i()}#d(t){this.#n?.postMessage(t)}#p({claim:t,gone:n,said:s,trouble:a}){if(this.ours){if(t===void 0)return;if(Date.now()-this.#r<1e3&&t<this.#a)return this.#d({claim:this.#a});this.ours=!1,this.#t()}clearTimeout(this.#l);let r=document.visibilityState==="visible";this.#l=setTimeout(this.#c,n?r?0:2e3*Math.random():4e4),t===void 0&&!n&&this.#e(s,a)}};var ag=4e4,og=5e3,rg=15e3,ig=2e3,Do={first:250,longest:8e3};function hu(e,t){if(t===null||typeof t!="object"||Array.isArray(t))return t;let n=Array.isArray(e)?[...e]:typeof e=="object"?{...e}:{};for(let[s,a]of Object.entries(t))a===null?delete n[s]:n[s]=hu(n[s],a);return n}var mu=e=>e instanceof K&&e.status<500&&e.status!==429&&e.status!==401,ta=class{state=L("opening");trouble=L("");refused=L(null);#e;#t;#n=0;#s={};#a=!1;#r=()=>{};#l=new AbortController;#i=!1;#c=!1;#d=0;#p=-1/0;#o;constructor(t,n){this.#e=t,this.#t=n,this.#o=new ea(t,(s,a)=>this.#O(s,a),()=>this.#g(),()=>this.#u()),addEventListener("online",this.#y),addEventListener("offline",this.#f),document.addEventListener("visibilitychange",this.#m),this.#w()}act(t,n){let s=document.visibilityState==="visible";return this.#o.rests&&s&&this.again(),Er(this.#e,t,n)}hint(){return wr({table:this.#e,id:rt()},{within:3e4})}ahead(){return this.#p===-1/0?0:this.#p}again=()=>{if(!this.#o.ours||this.#o.rests)return this.#o.claim(),this.#u();this.#i||(this.#c=!0,this.#u())};doubt(){this.state.peek()==="live"&&Date.now()-this.#d>ig&&this.again()}#g(){this.#u(),this.#n===0&&this.#$()}async#$(){let t=await ma({table:this.#e}).catch(()=>{});t&&t.seq>this.#n&&this.#O(t)}#u(){this.#l.abort(),this.#r()}close(){this.#a=!0,removeEventListener("online",this.#y),removeEventListener("offline",this.#f),document.removeEventListener("visibilitychange",this.#m),this.#o.close(),this.#u()}#y=()=>{this.#o.ours&&!this.#o.rests&&this.again()};#f=()=>{ot(this.#e)||(this.state.value="lost",this.again())};#m=()=>{document.visibilityState==="visible"&&(!this.#o.ours||this.#o.rests||this.state.peek()==="lost")&&this.again()};async#w(){for(let t=Do.first;!this.#a;t=Math.min(2*t,Do.longest)){let n=this.#n;try{await this.#b(),this.#o.ours&&!this.#a&&await this.#x()}catch(a){if(mu(a))return this.refused.value=a,this.state.value="refused",this.#o.close()}if(this.#a)return;if(!this.#o.ours||this.#o.rests)continue;this.state.value="lost",this.#n>n&&(t=Do.first);let s=this.#c?0:t;this.#c=!1,await this.#h(s)}}#h(t){return new Promise(n=>{let s=setTimeout(n,t);this.#r=()=>(clearTimeout(s),n(void 0))})}async#b(){for(await this.#o.turn();this.#o.rests&&!this.#a;await this.#o.turn())await this.#k()}async#k(){let{signal:t}=this.#l=new AbortController;try{let n=await ma({table:this.#e},{signal:t});if(!this.#o.ours)return;this.#v(n),this.#O(n)}catch(n){if(t.aborted)return;if(mu(n))throw n;this.state.value="lost"}this.#o.rests&&!this.#a&&await this.#h(og)}async#x(){let t=this.#l=new AbortController,n=()=>setTimeout(()=>t.abort(),ag),s=n();try{let a=(await this.#S(t.signal)).pipeThrough(new TextDecoderStream).getReader();for(let r="";;){let{value:c,done:l}=await a.read();if(l)return;clearTimeout(s),s=n(),this.#d=Date.now(),this.#v();let u=(r+c).split(`
`);r=u.pop()??"";for(let p of u)p&&!this.#a&&this.#M(JSON.parse(p))}}finally{this.#i=!1,clearTimeout(s),t.abort()}}async#S(t){this.#i=!0;let n=ot(this.#e)?0:setTimeout(()=>t.aborted||this.#u(),rg),s={Accept:"application/x-ndjson"},a=Dr(this.#e,this.#n),r=await tr(a,{headers:s,signal:t}).finally(()=>clearTimeout(n));if(this.#i=!1,this.#d=Date.now(),this.#p=Math.max(this.#p,Date.parse(r.headers.get("Date")??"")-Date.now()||-1/0),!r.ok||!r.body)throw ar(r,await r.text().catch(()=>""));return this.trouble.value="",this.state.value="live",r.body}#v(t){this.#o.tell(t,this.trouble.peek())}#M({changes:t,trouble:n,...s}){if(n!==void 0)return this.trouble.value=n,this.#v();t&&(s={...s,...hu(this.#s,t)});let{table:a,seat:r,muted:c,view:l}=s;this.#s={table:a,seat:r,muted:c,view:l},!(s.seq<=this.#n&&s.event.do!=="present")&&(this.#v(s),this.#A(s))}#O(t,n=""){if(this.#a)return;if(this.trouble.value=n,this.#n===0&&t?.event.do!=="present")return void this.#$();this.state.value="live";let s=t&&(t.event.do==="present"?t.seq===this.#n:t.seq<=this.#n);t&&!s&&this.#A(t)}#A(t){this.#n=t.seq,this.#p=Math.max(this.#p,t.at-Date.now()),this.#t(t)}};function gu({table:e,message:t,onpanel:n,onclose:s}){let{seat:a}=t,r=t.table.stage!=="waiting",c=t.table.chairs.filter(m=>m.player).length===1,[l,u]=w(!1),p=m=>{s(),e.act(m)},{settings:d}=e.settled.value,$=a!==void 0&&t.view?.phase==="play",f=ug(e.id,$,t.seq);return i`<${P} title=${o("page.more")} onclose=${s}>
		<div class="menu">
			<section><h3>${o("page.more.deal")}</h3>
				<${x} onclick=${()=>n("tricks")} say=${o("tricks.title")} />
				${a!==void 0&&r&&d.undo!=="never"?i`<${x} onclick=${()=>p({do:"ask",text:"replay"})}
						say=${o(c?"page.do.replay":"page.ask.replay")} />`:null}
				${$?i`<${x} style=${{visibility:f?"visible":"hidden"}} onclick=${()=>p({do:"claim"})}
						say=${o("page.claim")} />`:null}
			</section>
			${a!==void 0&&r?i`<section><h3>${o("page.more.match")}</h3>
					${t.table.paused?null:i`<${x} onclick=${()=>p({do:"ask",text:"pause"})}
							say=${o(c?"page.do.pause":"page.ask.pause")} />`}
					${c?null:i`<${x} onclick=${()=>p({do:"stand"})} say=${o("page.leave")} />`}
					${l?i`<${x} chief onclick=${()=>p({do:"ask",text:"abandon"})} say=${o("page.abandon.sure")} />`:i`<${x} onclick=${()=>u(!0)} say=${o("page.abandon")} />`}
				</section>`:null}
			<${lg} id=${e.id} settings=${d} />
			<section><h3>${o("page.more.know")}</h3>
				${d.rules?i`<${x} onclick=${()=>n("rules")} say=${o("page.house")} />`:i`<a class="button" href=${`/rules/${d.variant??"standard"}`}>${o("page.nav.rules")}</a>`}
				<${x} onclick=${()=>n("keys")} say=${o("page.keys")} />
				<a class="button" href="/settings">${o("page.nav.settings")}</a>
				<${x} onclick=${()=>H("/")} say=${o("page.home")} />
			</section>
			<${cg} chairs=${t.table.chairs} />
		</div>
	<//>`}function lg({id:e,settings:{day:t,from:n}}){let{busy:s,once:a}=te();if(!nn||!ot(e)||at.value||t||n)return null;let r=()=>a(()=>ei(e));return i`<section><h3>${o("page.here")}</h3>
		<${x} aria-busy=${s} onclick=${r} say=${o("page.bring")} />
		<p class="soft small">${o("page.bring.about")}</p>
	</section>`}function cg({chairs:e}){let t=e.filter(n=>n.bot);return t.length===0?null:i`<section class="bots"><h3>${o("page.more.bots")}</h3>
		<ul>
			${t.map(n=>i`<li key=${n.name}><b>${ut(n)}</b> <span class="soft">${Ft(n)}</span>
					<small class="soft">${Wt(n)}</small></li>`)}
		</ul>
	</section>`}function ug(e,t,n){let{value:s}=C(async a=>t&&br({table:e},{signal:a}),e,t,n);return t&&s?s.settled:!1}function yu({settings:e,onclose:t}){let{value:n}=C(()=>G(()=>ct(e,V.value)));return i`<${P} title=${o("page.house")} broad onclose=${t}>
		${n?i`<${Oa} guide=${n} />`:null}
	<//>`}var pg=700;function dg(e,t){let[n,...s]=e.split(" ");return!t||t.seat!==void 0?!1:n==="play"||n==="lay"?t.kind===n&&s.every(a=>D(t.from).includes(a)):!!t.acts?.includes(e)}var na=class{taken=L([]);#e=[];#t=-1/0;ready=()=>Date.now()-this.#t>=pg;hear({event:t,seat:n,view:s}){let a=t.seat===n&&n!==void 0;(t.do==="deal"||t.do==="present"||t.do==="begin")&&(this.#e=this.taken.value=[]);let r=a&&t.do==="act"&&t.acts?.[0]?.startsWith(`${n} `)?t.acts[0].slice(2):"";if(r&&(this.#e=[...this.#e,r],this.taken.value=r===this.next()?this.taken.value.slice(0,-1):[]),!(!a||!t.done||t.do!=="ask"||t.text!=="undo"||!s))for(this.#t=Date.now();this.#e.length>0&&$g(this.#e.at(-1)??"",s);)this.taken.value=[...this.taken.value,this.#e.at(-1)??""],this.#e=this.#e.slice(0,-1)}next(){return this.taken.value.at(-1)??""}now(t){return dg(this.next(),t)?this.next():""}};function $g(e,t){let[n="",s=""]=e.split(" ");return n==="play"?D(t.hand).includes(s)||t.phase!=="play":n==="lay"?t.options?.kind==="lay":t.phase==="lay"||!!t.options?.acts?.includes(e)}var fg=450,mg=1e3,hg=100,Lo=e=>e?.options?JSON.stringify([e.game,e.deal,e.phase,e.played,e.offers,e.options]):"",gg=e=>e.event.done===!0&&(e.event.do==="ask"||e.event.do==="answer"),yg=({seq:e,at:t,event:{by:n="",name:s="",seat:a=-1,text:r="",phrase:c}})=>({seq:e,at:t,by:n,name:s,seat:a,text:r,...c&&{phrase:c}}),sa=class{newest=L(null);settled=L({settings:{},host:""});busy=L("");waits=L(0);thinking=L(!1);chosen=L(new Set);advice=L(null);intended=L("");next=L("");wrong=L("");showing=new Ds(()=>M.spoken.value?"quick":M.pace.value);view=Lt(()=>this.showing.shown.value?.message.view);talk=Lt(()=>{let{message:t,full:n}=this.showing.shown.value??{},s=(t?.seq??0)-(n?1:0);return this.#e.value.filter(a=>!a.remark||a.seq<=s)});current=Lt(()=>{let t=this.showing.shown.value;return!t||t.full!==null||this.busy.value.startsWith("play ")?!1:t.message.seq>=this.#t.value&&t.message.seq===this.newest.value?.seq});back=new na;#e=L([]);#t=L(0);#n="";#s=0;#a=0;#r=!1;#l;constructor(t,n){this.id=t,this.port=n(t,a=>this.#d(a)),this.unsent=Qr(t),this.unsent.send=(a,r)=>this.port.act(a,r),this.unsent.down=()=>this.port.state.peek()==="lost",this.unsent.doubt=()=>this.port.doubt(),this.unsent.recalled=a=>{this.#i(a)};let s=[ht(()=>this.#m()),ht(()=>this.#c())];this.#l=()=>s.forEach(a=>a());for(let a of this.unsent.waiting.peek())this.#i(a)}now(){return Date.now()+this.port.ahead()}close(){this.#l(),clearTimeout(this.#a),clearTimeout(this.#s),this.showing.stop(),this.port.close(),this.unsent.down=()=>!1,this.unsent.doubt=()=>{},this.unsent.recalled=()=>{}}async#i({command:{id:t,do:n,act:s=""},premium:a=""}){n==="act"?this.busy.value=s:this.waits.value++;let r=await this.#u(this.unsent.answered(t),()=>!0);n==="act"?this.busy.value="":this.waits.value--,!(!r||!a)&&(this.intended.value=a,this.#f())}#c(){let{value:t}=this.port.state,n=t==="lost"?t:this.port.trouble.value;clearTimeout(this.#s),t==="live"&&!n&&this.unsent.wake(),t==="live"&&this.wrong.peek()==="lost"&&(this.wrong.value=""),n!==this.wrong.peek()&&(this.#s=setTimeout(()=>this.wrong.value=n,mg))}stopLate(){let t=this.unsent.waiting.peek().find(n=>n.command.do==="act"&&n.late);return t&&this.unsent.withdraw(t.command.id),t!==void 0}async act(t){if(t.do==="ask"&&(this.next.value=""),t.do==="chat")return this.#$(t);this.waits.value++;let n=await this.#$(t);return this.waits.value--,n}async play(t,n=""){let s=this.view.peek()?.options;if(!s||this.busy.peek())return!1;this.dismiss(),this.busy.value=t;let a=this.#n=`${s.seat??this.newest.peek()?.seat} ${t}`;this.#r=!1,this.showing.hurry();let r=s.seat===void 0?{}:{hand:s.seat},c=await this.#$({do:"act",act:t,seen:this.newest.peek()?.seq,...r},n);return this.#n===a&&(this.#n="",(!c||this.#o())&&(this.busy.value="")),c!==void 0}async lay(t){await this.play(`lay ${[...this.chosen.peek()].join(" ")}`,t)&&(this.intended.value=t,this.#f())}async ready(){if(this.waits.peek())return;if(this.newest.peek()?.table.stage!=="waiting")return this.act({do:"ready"});this.waits.value++;let t=await Kr();return this.waits.value--,t&&Ur(this.id,t),this.act({do:"ready",...t?{text:t.commit}:{}})}async hint(){if(this.advice.peek())return this.dismiss();let t=this.#p();if(!t||this.thinking.peek())return;this.thinking.value=!0;let n=await G(()=>this.port.hint());this.thinking.value=!1,n&&t===this.#p()&&(this.advice.value={about:t,advice:n.advice})}dismiss(){this.advice.value=null}heed(){let t=this.advice.peek();if(!t||t.about!==Lo(this.view.peek()))return this.dismiss();let[n,...s]=t.advice.act.split(" ");return n==="lay"?void(this.chosen.value=new Set(s)):(this.dismiss(),void this.play(t.advice.act))}async takeBack(){this.stopLate()||this.waits.peek()>0||!this.back.ready()||await this.act({do:"ask",text:"undo"})}async redo(){let t=this.back.now(this.view.peek()?.options);t&&await this.play(t)}#d(t){this.back.hear(t),gg(t)&&(this.next.value="",this.#r=!0),Le(()=>{this.newest.value=t,t.settings&&(this.settled.value={settings:t.settings,host:t.host??""});let n=t.event.do==="chat"?yg(t):t.said;t.talk?this.#e.value=t.talk:n&&(this.#e.value=[...this.#e.value,n].slice(-hg)),this.#g(t),t.event.acts?.includes(this.#n)&&(this.#n=""),!this.#n&&this.#o()&&(this.busy.value=""),this.showing.take(t)}),this.#y(t),this.#f()}#p(){return Lo(this.newest.peek()?.view)}#o(){return(this.newest.peek()?.seq??0)>=this.#t.peek()}#g({seq:t,seat:n,event:{do:s,acts:a=[],seat:r}}){for(let{command:{id:c,do:l,act:u,hand:p=n,seen:d=0}}of this.unsent.waiting.peek())s==="act"&&l===s&&r===n&&t>d&&a.includes(`${p} ${u}`)&&this.unsent.heard(c,t)}put(t,n){let s=this.newest.peek()?.seq;return this.unsent.put({...s===void 0?{}:{seen:s},...t},n)}#$(t,n){let{answered:s,late:a}=this.put(t,n),r=!1;return a.then(()=>r=!0),this.#u(s,()=>r)}async#u(t,n){try{let s=await t;return this.#t.value=Math.max(this.#t.value,s?.seq??0),this.port.state.peek()==="lost"&&this.port.again(),s?.late&&B(o("page.unsent.late")),s}catch(s){let{reason:a}=s;s instanceof nr&&(this.#r=!0),a==="no-session"&&this.port.again(),(a!=="stale"||n())&&B(E(s));return}}#y(t){let n=t.seat===void 0?void 0:t.table.chairs[t.seat],s=t.event.do==="begin"||t.event.do==="present";if(t.table.stage!=="mixing"||!n?.commit||!s)return;let a=es(this.id,n.commit);if(!a)return;let r={id:rt(),do:"entropy",text:a};qt(()=>this.port.act(r)).catch(()=>{})}async#f(){let t=this.intended.peek(),n=this.newest.peek()?.view;if(!t||this.#n||!this.#o())return;if(n?.options?.kind==="lay")return void(this.intended.value="");if(n?.phase==="lay")return;if(!(n?.options?.kind==="offer"?n.options.acts??[]:[]).includes(t))return void(this.intended.value="");this.showing.skip(),await this.play(t),this.intended.value=""}#m(){let t=this.view.value,n=this.current.value&&this.busy.value===""?t?.options:void 0;clearTimeout(this.#a),n?.kind==="play"&&t&&this.#w(t,n),(t?.phase!=="play"||!D(t.hand).includes(this.next.peek()))&&(this.next.value="");let s=new Set(D(t?.options?.from)),a=[...this.chosen.peek()].filter(r=>s.has(r));a.length!==this.chosen.peek().size&&(this.chosen.value=new Set(a)),this.advice.peek()&&this.advice.peek()?.about!==Lo(this.newest.value?.view)&&this.dismiss()}#w(t,n){let s=D(n.from),a=n.seat===void 0&&s.includes(this.next.peek())?this.next.peek():"",r=a||(s.length===1&&this.#h(t)?s[0]:"");if(a||(this.next.value=""),!r)return;let c=()=>(this.next.value="",void this.play(`play ${r}`));this.#a=setTimeout(c,a?0:fg)}#h(t){return!(this.newest.peek()?.table.chairs.filter(s=>s.player).length===1)||this.#r||t.options?.seat!==void 0?!1:M.forced.value||D(t.hand).length===1&&!M.spoken.value}};var bu,Co={noise:!0,at:0,hertz:1800,seconds:.06,gain:.12},qn={noise:!1,at:0,hertz:392,seconds:.28,gain:.05},bg={card:[Co],turn:[qn],deal:[0,.07,.14,.21].map(e=>({...Co,at:e,gain:.07})),trick:[{...Co,hertz:700,seconds:.16,gain:.09}],made:[qn,{...qn,at:.16,hertz:523.25,seconds:.45}],best:[392,523.25,659.25,783.99].map((e,t)=>({...qn,at:.13*t,hertz:e,seconds:.7})),lost:[{...qn,hertz:246.94,seconds:.4,gain:.04}]},wu=e=>(e.played??[]).reduce((t,n)=>t+D(n).length,0);function vu(e,t){if(!e||!t)return[];let n=[];if(Rt(e,t)?wu(t)>wu(e)&&n.push("card"):n.push("deal"),t.phase==="over"&&e.phase!=="over"&&t.seat!==void 0){let{seat:s,closed:a,points:r=[],made:c=[]}=t,l=r[s]===99||a?.winners.includes(s);n.push(l?"best":c[s]?"made":"lost")}return t.options&&!e.options&&n.push("turn"),n}function Po(e){if(!(!M.sound.peek()||document.hidden)){bu??=new AudioContext;for(let t of bg[e])wg(bu,t)}}function wg(e,{noise:t,at:n,hertz:s,seconds:a,gain:r}){let c=e.currentTime+n,l=new GainNode(e,{gain:0});if(l.gain.setValueAtTime(0,c),l.gain.linearRampToValueAtTime(r,c+.008),l.gain.exponentialRampToValueAtTime(1e-4,c+a),l.connect(e.destination),t){let u=new AudioBuffer({length:Math.ceil(a*e.sampleRate),sampleRate:e.sampleRate}),p=u.getChannelData(0);for(let $=0;$<p.length;$++)p[$]=Math.random()*2-1;let d=new AudioBufferSourceNode(e,{buffer:u});d.connect(new BiquadFilterNode(e,{type:"bandpass",frequency:s,Q:.8})).connect(l),d.start(c)}else{let u=new OscillatorNode(e,{type:"sine",frequency:s});u.connect(l),u.start(c),u.stop(c+a)}}function ku({message:e,busy:t=!1,ondo:n}){let{stage:s,chairs:a}=e.table,r=zt(),c=async l=>await r.keep()&&n({do:"sit",seat:l});return i`<section class="watching" aria-label=${o("page.watch")}>
		<p><b>${o("page.watch")}</b> ${s==="waiting"?null:o("page.watch.seen")}</p>
		${s==="waiting"?i`<${Xn} chairs=${a} name=${r} onsit=${c} busy=${t} />`:null}
		<a class="button plain" href="/">${o("page.home")}</a>
	</section>`}function xu(e){let{message:t,settings:n}=e,s=t.table.match>0?An(e.id,n):void 0;return s?i`<div class="waiting leaf">
		<h2>${s.title}</h2>
		<p>${s.lost}</p>
		<p><a class="button chief" href=${s.givenUp.href}>${s.givenUp.text}</a></p>
	</div>`:i`<${vg} ...${e} />`}function vg({message:e,settings:t,host:n,me:s,busy:a,ondo:r,onready:c}){let{table:l,seat:u}=e,p=zt(),d=u===void 0?void 0:l.chairs[u],$=s!==n?l.chairs.find(k=>k.player===n)?.name:void 0,f=l.match>0,m=A(void 0),h=A(Promise.resolve(!0)),g=async k=>{await p.keep()&&(m.current=void 0,await r({do:"sit",seat:k}))},y=()=>h.current=h.current.then(async()=>{let k=await p.keep(),O=I.peek()?.name;return!k||!d||O===(m.current??xg(d.name))?k:(m.current=O,await r({do:"name"}),!0)}),v=async()=>await y()&&c();return i`<div class="waiting leaf">
		<h2>${!d&&$?o("page.invited",{name:$}):o(f?"page.waiting.again":"page.waiting")}</h2>
		${d?null:i`<${Ti} variant=${t.variant??e.view?.variant??""} table=${rr.value[1]??""} />
					<${Xn} chairs=${l.chairs} name=${p} onsit=${g} busy=${a} />`}
		<ol class="chairs">
			${l.chairs.map((k,O)=>{if(k===d){let j=l.chairs.every(N=>N===d||N.bot);return i`<${Og} key=${O} chair=${k} name=${p} alone=${j} onname=${y} ondo=${r} />`}return i`<${Ag} key=${O} chair=${k} seat=${O} seated=${d!==void 0} clears=${n===s}
					onsit=${g} ondo=${r} />`})}
		</ol>
		${t.rules?i`<${kg} settings=${t} />`:null}
		${(d||n===s)&&!l.locked?i`<${cs} />`:null}
		${n===s?i`<${Mg} table=${l} ondo=${r} />`:null}
		${n!==s&&l.locked?i`<p class="soft">${o("page.locked")}</p>`:null}
		${d?d.ready?i`<div class="row"><p class="soft">${Sg(l.chairs,s)}</p>
						<${x} plain disabled=${a} onclick=${()=>r({do:"unready"})} say=${o("page.unready")} /></div>`:i`<${x} chief disabled=${a} onclick=${v} say=${o(f?"page.again":"page.ready")} />`:null}
	</div>`}function kg({settings:e}){let{value:t}=C(()=>ct(e,V.value),V.value);return t?.players?i`<p class="soft">${t.players}</p>`:null}var xg=e=>I.peek()?.name===e?e:e?.replace(/ \d$/,"");function Sg(e,t){return e.some(n=>!n.player&&!n.bot)?o("page.waiting.friends"):o("ask.wait",{names:F(e.filter(n=>n.player&&!n.ready&&n.player!==t).map(ut))})}function Og({chair:e,name:t,alone:n,onname:s,ondo:a}){return i`<li class="own">
		<form class="who" onsubmit=${c=>(c.preventDefault(),s())}>
			${n?i`<b>${e.name}</b>`:i`<${Zn} name=${t} onkeep=${s} />`}
			${n?i` <span class="soft small">${o("you")}</span>`:null}
			${e.ready?i` <span class="ready small">${o("seat.ready")}</span>`:null}
		</form>
		<${x} plain onclick=${()=>a({do:"stand"})} say=${o("page.stand")} />
	</li>`}function Ag({chair:e,seat:t,seated:n,clears:s,onsit:a,ondo:r}){let{player:c,bot:l}=e,u=[o("page.bot"),Ft(e,n)].filter(Boolean).join(" · ");return i`<li>
		<span class="who">
			${c||l?i`<b>${ut(e)}</b>`:i`<i class="soft">${o("page.chair.empty")}</i>`}
			${l?i` <span class="soft small" title=${Wt(e)}>${u}</span>`:null}
			${c&&e.ready?i` <span class="ready small">${o("seat.ready")}</span>`:null}</span>
		${!c&&!n?i`<${x} plain onclick=${()=>a(t)} say=${o("page.sit")} />`:null}
		${!c&&n?i`<${jg} chair=${e} seat=${t} ondo=${r} />`:null}
		${c&&s?i`<${x} plain onclick=${()=>r({do:"remove",seat:t})} say=${o("page.chair.clear")} />
					<${x} plain onclick=${()=>r({do:"ban",text:c,on:!0})} say=${o("page.ban")} />`:null}
	</li>`}function Mg({table:{locked:e,banned:t=[]},ondo:n}){return i`<div class="row">
		<${x} plain onclick=${()=>n({do:"lock",on:!e})} say=${o(e?"page.unlock":"page.lock")} />
		${t.map(({player:s,name:a})=>i`<button type="button" key=${s} class="button plain" onclick=${()=>n({do:"ban",text:s,on:!1})}>
					${o("page.unban",{name:a||s})}
				</button>`)}
	</div>`}function jg({chair:{bot:e=""},seat:t,ondo:n}){let s=e&&!Fn.includes(e)?[e,...Fn]:Fn,a=r=>n(r?{do:"bot",seat:t,text:r}:{do:"remove",seat:t});return i`<${U} hidden label=${o("page.chair.bot")} value=${e} onchange=${a}
		options=${[["",o("page.chair.friend")],...ae("page.level",...s)]} />`}var Su=1e4;function Tg({rest:e}){let t=e[0]??"",n=ts(t);return n?i`<${Ng} to=${n} />`:i`<${Bg} key=${t} id=${t} />`}function Ng({to:e}){return S(()=>H(`/t/${e}`,{replace:!0}),[e]),null}function Bg({id:e}){let t=ue(()=>new sa(e,(a,r)=>new ta(a,r)),[e]);S(()=>()=>t.close(),[t]);let n=t.port.refused.value;if(n)return i`<${Eg} why=${n} id=${e} />`;if(!t.showing.shown.value){let a=ln.value&&!ot(e);return i`<main id="main" tabindex="-1" class="table"><div class="opening" role="status">
			<p>${o(a?"page.out.table":"page.opening")}</p>
			${a?i`<p><a class="button" href="/">${o("page.nowhere.go")}</a></p>`:null}
			<${oo} unsent=${t.unsent} />
		</div></main>`}return i`<${Dg} table=${t} />`}function Eg({why:e}){return i`<main id="main" tabindex="-1" class="stack">
		<h1>${o(e.status===404?"page.table.none":"page.table.refused")}</h1>
		<p>${E(e)}</p>
		<p><a class="button" href="/">${o("page.nowhere.go")}</a></p>
	</main>`}function Dg({table:e}){let[t,n]=w(""),{message:s,full:a}=e.showing.shown.value,{view:r,seat:c}=s,{stage:l,chairs:u}=s.table,p=Hr(s),{variant:d="standard",rules:$,deals:f}=e.settled.value.settings,m=_(d,$),h=`${r?.options&&e.current.value?"● ":""}${o(`variant.${d}`)} · Ninety-Nine`;S(()=>{document.title=h},[h]),S(()=>{ot(e.id)&&l==="playing"&&qi()},[l==="playing"]),Qg(e,n),$u(),pu(),S(()=>jn.clear(),[r?.deal,r?.game]),Ug(u.some(De=>De.until!==void 0)),Jg(r,a?.gone??!1);let g=l==="waiting"&&r?.phase!=="over",y=bt(m,r?.phase),v=r?.phase==="over"&&(l==="between"||l==="waiting")&&!a,k=()=>i`<${Sl} table=${e.id} names=${p} about=${Ss(m,f)} view=${r} />`,O=Vg(e,s)&&r!==void 0&&!g;Yg(e,s,O,!g&&r?.phase!==void 0&&!v);let j=e.busy.value!==""||e.waits.value>0||e.thinking.value,N={table:e,message:s,names:p,variant:m,laid:y},q=e.advice.value?"hinted":"";return i`<${et.Provider} value=${Ce(r)}>
		<main id="main" tabindex="-1" class="table" aria-busy=${j} data-stage=${l} data-phase=${r?.phase??""}>
		${M.spoken.value?i`<${dc} table=${e} variant=${m} />`:null}
		<${Ig} table=${e} message=${s} panel=${t} onpanel=${n} beside=${O} />
		<${cc} table=${e} />
		<div class="spread">
			<div class=${`board of-${r?ke(r):0} ${v?"sheeted":""} ${q}`}>
				${r&&r.phase!==void 0&&!g&&c!==void 0?i`<${Wg} ...${N} />`:null}
				<${Rg} table=${e} variant=${m} />
				<${Lg} ...${N} full=${a} waiting=${g} between=${v} />
				${r&&!g&&c===void 0?i`<${Cg} table=${e} message=${s} />`:null}
			</div>
			${r&&!g?i`<aside class=${`side ${O?"talks":""}`}>
						<div class="scoring"><h2>${o("score.title")}</h2>${k()}</div>
						${O?i`<${Ou} table=${e} message=${s} />`:null}
					</aside>`:null}
		</div>
		<${Pg} ...${N} panel=${t} onpanel=${n} scores=${k} />
		</main><//>`}function Lg({table:e,message:t,names:n,variant:s,laid:a,full:r,waiting:c,between:l}){let{view:u,seat:p}=t,{stage:d,chairs:$}=t.table;if(d==="mixing"||!c&&(!u||u.phase===void 0))return i`<div class="felt empty"><p class="opening">${o("waiting.table")}</p></div>`;if(c||!u){let{settings:m,host:h}=e.settled.value;return i`<div class="felt empty">
			<${xu} id=${e.id} message=${t} settings=${m} host=${h} me=${I.value?.id??""}
				ondo=${Ro(e)} busy=${e.waits.value>0} onready=${()=>e.ready()} />
		</div>`}let f={table:e,message:t,names:n,variant:s};return i`<${ft} view=${u} variant=${s} names=${n} me=${p??0} elsewhere=${p}
		laid=${a} full=${r} played=${Fg(e,t,n)} pending=${qg(e.busy.value)}
		unsent=${Fs(e.unsent).some(m=>m.command.do==="act")}
		said=${l?void 0:Gg(e,t)} chairs=${$} now=${e.now()}
		over=${l?"sheeted":""} onhurry=${()=>e.showing.hurry()}>
		<${hi} view=${u} names=${n} />
		<${bl} view=${u} names=${n} lies=${r!==null} />
		${l?i`<${El} ...${f} />`:i`<${_g} ...${f} />`}
	<//>`}var Cg=({table:e,message:t})=>i`<${ku} message=${t} busy=${e.waits.value>0} ondo=${Ro(e)} />`;function Pg({table:e,message:t,names:n,panel:s,onpanel:a,scores:r}){let{view:c}=t,l=()=>a(""),u=(p,d,$=!1)=>i`<${P} key=${p} title=${o(p)} broad=${$} onclose=${l}>${d}<//>`;switch(s){case"tricks":return c&&u("tricks.title",i`<${Ve} view=${c} names=${n} />`,ke(c)>3);case"last":return c&&u("page.lasttrick",i`<${Ve} view=${c} names=${n} last />`);case"talk":return u("page.talk",i`<${Ou} table=${e} message=${t} />`);case"score":return u("score.title",r(),!0);case"rules":return i`<${yu} settings=${e.settled.value.settings} onclose=${l} />`;case"keys":return i`<${du} onclose=${l} />`;case"more":return i`<${gu} table=${e} message=${t} onpanel=${a} onclose=${l} />`;default:return null}}function Rg({table:e,variant:t}){let n=e.advice.value;if(!n)return null;let s=D(n.advice.act.replace(/^lay /,"")),a=n.advice.act.startsWith("lay "),r=a&&s.every(c=>e.chosen.value.has(c));return i`<${Bs} key=${n.about} title=${o("page.hint")} onclose=${()=>e.dismiss()}>
		<${Jt} advice=${n.advice} variant=${t}>
			<button type="button" class="button chief take" onclick=${()=>r?Mu()?.click():e.heed()}>
				${o(r?"page.lay":a?"page.hint.choose":"page.hint.take")}
			</button>
		<//>
	<//>`}function Ou({table:e,message:t}){let n=a=>Ro(e)({do:"chat",text:a}),s=(a,r)=>e.act({do:"mute",text:a,on:r});return i`<${Pl} talk=${e.talk.value} me=${I.value?.id??""} muted=${t.muted??[]}
		onsay=${n} onmute=${s} />`}var Ro=e=>async t=>{let n=I.value===null;if(await G(()=>Qn(o("page.guest"))))return n&&e.port.again(),e.act(t)},qg=e=>e.startsWith("play ")?e.slice(5):null;function Ig({table:e,message:t,panel:n,onpanel:s,beside:a}){let{view:r}=t,[c,l]=w(e.newest.peek()?.seq??0),u=e.talk.value.filter(h=>h.seq>c&&h.by!==I.value?.id).length,p=e.talk.value.at(-1)?.seq??0;S(()=>{n==="talk"&&l(h=>Math.max(h,p))},[n,p]);let{variant:d="standard",rules:$,day:f,from:m}=e.settled.value.settings;return i`<header class="head">
		<a class="mark" href="/" aria-label=${`99 – ${o("page.home")}`}>99</a>
		<div class="where">
			${r?.phase!==void 0?i`<${Ye} trump=${sn(r)} unsure=${!r.trump} />`:null}
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
			<${x} plain onclick=${()=>s("more")} say=${o("page.more")} />
		</nav>
	</header>`}var Xt=(e,t)=>e.current.value&&!t.table.paused?t.view?.options:void 0;function _g({table:e,message:t,names:n,variant:s}){let a=t.view,r=Xt(e,t),c=e.busy.value!=="",{paused:l=!1}=t.table,{full:u}=e.showing.shown.value??{},p=Kl({...a,options:r},n,l,u,er.value.has(e.id)),d=r?.kind==="play"&&e.chosen.value.size>0,$=Fs(e.unsent).some(O=>O.command.do==="act"),f=$?o("page.unsent.act"):d?o("page.tap.again"):p,m=O=>e.lay(O),h=O=>e.play(O),g=O=>r&&O.stopPropagation(),y=e.advice.value?.advice.act,v={lay:"laying",name:"naming",offer:"offering",play:""}[r?.kind??"play"],k=`asking ${r?"asked":""} ${v}`;return i`<section class=${k} aria-label=${o("page.yours")} onclick=${g}>
		<${Ga} table=${e} message=${t} names=${n} />
		<p class="ask" role=${M.spoken.value?void 0:"status"}>${f}</p>
		${r?.kind==="lay"?i`<${Zt} options=${r} chosen=${e.chosen.value} variant=${s} busy=${c} waits=${$}
				onlay=${m} slots />`:null}
		${r?.kind==="offer"&&e.intended.value===""?i`<${Ps} options=${r} variant=${s} busy=${c} onact=${h} best=${y} />`:null}
		${r?.kind==="name"?i`<${Rs} options=${r} busy=${c} onact=${h} best=${y} />`:null}
	</section>`}function Au(e,t){let n=t.view,s=Xt(e,t),a=e.chosen.value,r=s&&(s.kind==="lay"||s.kind==="play")?new Set(D(s.from)):null,c=p=>{let d=new Set(s?.kind==="lay"?a:[]);if(a.has(p))d.delete(p);else if(d.size<(s?.pick??1))d.add(p);else return B(o("lay.full",{n:d.size}));e.chosen.value=d},l=p=>{if(!r&&n.phase==="play"){e.next.value=e.next.value===p?"":p,e.showing.shown.peek()?.full&&e.showing.skip();return}if(r){if(!r.has(p))return B(Jl(s));e.play(`play ${p}`)}},u=r?Mn(e.advice.value?.advice):new Set;return{can:r,chosen:a,best:u,onpick:c,onplay:l}}function Fg(e,t,n){let s=t.view,a=Ct(s),r=s.shown?.[a]?.hand,c=s.control!==void 0&&s.control===t.seat;if(s.phase!=="play"||!c||r===void 0)return null;let{can:l,best:u,...p}=Au(e,t),d=Xt(e,t)?.seat===a,$=i`<${Ze} cards=${Oe(D(r),ee,s.trump)} ...${p} can=${d?l:null}
		best=${d?u:void 0}
		onplay=${d?p.onplay:()=>{}} label=${n[a]} open twice=${!1} />`;return{seat:a,hand:$}}function Wg({table:e,message:t,names:n,variant:s,laid:a}){let r=t.view,c=t.seat,l=e.busy.value,u=Xt(e,t),p=u?.kind==="lay",d=e.next.value,$=u?.seat!==void 0,{can:f,chosen:m,best:h,onpick:g,onplay:y}=Au(e,t),v=Hn(r,c).filter(N=>`play ${N}`!==l),k=e.showing.shown.value?.full,O=yi(r,s).join(" "),j=p&&M.values.value&&u?.worth?We(u.worth):null;return i`<section class=${`mine ${u?"asked":""}`} aria-label=${o("page.yourhand")}>
		<div class="me">
			<${Qe} view=${r} variant=${s} seat=${c} name=${n[c]} place="south" own
				chair=${t.table.chairs[c]} now=${e.now()} open=${null} winner=${k?.winner===c} laid=${a} />
			${r.aside&&!p?i`<p class="laid"><span class="unseen">${o("page.aside")}</span>${se(r.aside)}</p>`:null}
			${O?i`<p class="keeping">${O}</p>`:null}
		</div>
		<${Kg} table=${e} message=${t} variant=${s} />
		<${Ze} cards=${v} can=${$?new Set:f} chosen=${d?new Set([d]):m}
			best=${$?void 0:h} values=${j} label=${o("page.yourhand")} twice=${p} onpick=${g}
			onplay=${$?()=>B(o("page.dummy.turn")):y} />
	</section>`}function zg({view:e,seat:t=-1}){return!!(e?.aside||e?.offers?.[t]||e?.played?.some(n=>n!==""))}function Hg({view:e,seat:t=-1},n){return e?.options?!1:e?.phase==="lay"?!!e.aside:e?.phase==="offer"&&n?.offers.how==="sealed"&&!!e.offers?.[t]}function Kg({table:e,message:t,variant:n}){let{hints:s,stage:a,ask:r}=t.table,c=t.table.free||Hg(t,n),l=e.busy.value!=="",u=e.thinking.value,p=i`<button type="button" class="button plain" onclick=${()=>e.hint()} aria-keyshortcuts="h"
		aria-expanded=${e.advice.value!==null} disabled=${!Xt(e,t)||l||u}>
		${o(u?"page.hint.thinking":"page.hint")}
	</button>`,d=zg(t)?"":"nothing",$=i`<button type="button" class=${`button plain ${d}`}
		onclick=${()=>e.takeBack()}
		disabled=${l||e.waits.value>0||r!==void 0}>${o(c?"page.undo":"page.undo.ask")}</button>`,f=a!=="waiting"&&e.settled.value.settings.undo!=="never",m=e.back.taken.value.length>0&&e.back.now(Xt(e,t))?i`<button type="button" class="button plain redo" aria-label=${o("page.redo")} title=${o("page.redo")}
				disabled=${l} onclick=${()=>e.redo()}>
				<svg viewBox="0 0 24 24" aria-hidden="true" focusable="false">
					<path d="M4 17a7.5 7.5 0 0 1 15-1M19 8.5V16h-7.5" />
				</svg></button>`:null;return i`<div class="tools">${s?p:null}${f?$:null}${m}</div>`}function Ug(e){let[,t]=w(0);S(()=>{if(!e)return;let n=setInterval(()=>t(s=>s+1),1e3);return()=>clearInterval(n)},[e])}function Jg(e,t){let n=A(e);S(()=>{for(let s of vu(n.current,e))Po(s);n.current=e},[e]),S(()=>{t&&Po("trick")},[t])}var Vg=(e,{table:{chairs:t}})=>e.talk.value.length>0||t.filter(n=>n.player).length>1,Gg=(e,t)=>Cl(e.talk.value,{me:I.value?.id??"",muted:t.muted??[],since:e.now()-Su});function Yg(e,t,n,s){let a=e.talk.value.at(-1);S(()=>{if(!(a&&e.now()-a.at<Su)||M.spoken.peek()||a.by===I.peek()?.id||t.muted?.includes(a.by)||n&&matchMedia("(min-width: 80rem)").matches)return;let c=`${a.name}: ${Es(a)}`;B(c,s&&a.seat>=0)},[a?.seq])}var Mu=()=>document.querySelector(":is(.answer, .over > .row) .button.chief:not(:disabled)");function Qg(e,t){S(()=>{function n(s){let a=s.target;if(s.defaultPrevented||s.repeat||a.closest("input, select, textarea, dialog"))return;if((s.ctrlKey||s.metaKey)&&s.key.toLowerCase()==="z")return s.preventDefault(),void(s.shiftKey?e.redo():e.takeBack());if(s.ctrlKey||s.metaKey||s.altKey)return;let c=[...No()?.querySelectorAll("[data-card]")??[]],l=document.activeElement?.dataset?.card??"",u=Cs(c.map(p=>p.dataset.card??""),s.key,l);if(u)return c.find(p=>p.dataset.card===u)?.focus();if(s.key==="h"&&e.view.peek()?.options)e.hint();else if(s.key==="Escape"&&e.advice.peek())e.dismiss();else if(s.key==="l")t("last");else if(s.key==="s")t("score");else if(s.key==="?")t("keys");else if(s.key==="ArrowLeft"||s.key==="ArrowRight")Bo()?.focus();else if(s.key===" "||s.key==="Enter"){if(a.closest("button, a, summary, .hint"))return;e.showing.hurry()||Mu()?.click()}else return;s.preventDefault()}return document.addEventListener("keydown",n),()=>document.removeEventListener("keydown",n)},[e])}export{Lp as Bids,Qp as Choices,md as Create,Pd as Daily,lf as Endings,Bf as Learn,Vm as Pads,nh as Problems,Nd as Records,K$ as Replay,hh as Report,Vu as Rules,Ih as Slips,_h as Statistics,Tg as Table};
