import{$a as be,$b as Pe,$c as Ge,A as n,Aa as me,B as le,Ba as de,Cc as Te,Da as q,Dc as Ae,Ea as E,Ec as Ie,Fa as x,Fc as B,Gc as R,Hc as j,Ic as F,Jc as qe,Ka as fe,La as $e,Lc as Be,M as S,Ma as he,O as ce,Pa as g,Qc as Re,Ra as v,Rc as je,Tc as Fe,Ub as z,Uc as Me,Va as ge,Vc as He,Wa as K,Wc as We,Xa as y,Xc as Ue,Ya as ve,Yc as _e,Za as ye,Zc as Ke,_c as ze,a as m,ac as xe,ad as Qe,b as A,bb as we,cc as G,dc as Ne,f as te,fb as ke,g as $,h as w,hb as Se,j as ne,kb as k,mb as Ee,n as ae,nb as Ce,o as oe,oa as ue,ob as Le,oc as De,p as P,pa as pe,pc as Oe,q as o,s as se,t as ie,v as N,w as re,x as _,y as D,za as I}from"./chunk.js";async function M(){let[e]=await Promise.all([import("./screens.js"),ct(`${m}style/more.css`)]);return e}async function ct(e){if(document.querySelector(`link[rel=stylesheet][href="${e}"]`))return;let t=document.createElement("link");t.rel="stylesheet",t.href=e,document.head.append(t),await new Promise((a,s)=>{t.onload=a,t.onerror=s}).catch(a=>{throw t.remove(),a})}var ut=new Set(["random","greedy"]),pt=15e3,mt=["9D","KC","QH","9S"];function dt({onclose:e}){let t=j(),a=i=>{R.variant.value=i.id,e()},s=ne(null);return w(()=>{let i=s.current?.querySelector("[aria-pressed=true]");i instanceof HTMLElement&&i.focus()},[]),o`<${ye} broad title=${n("page.variants.title")} onclose=${e}>
		<div class="contents" ref=${s}>
			${qe().map(([i,r])=>o`<section key=${i}>
					<h3>${n("page.players",{n:i})}</h3>
					<ul>
						${r.map(u=>o`<li key=${u.id}>
								<button type="button" aria-pressed=${u===t} onclick=${()=>a(u)}>
									<span class="name">${n(`variant.${u.id}`)}</span> <span class="soft">${n(`about.${u.id}`)}</span>
								</button>
							</li>`)}
					</ul>
				</section>`)}
		</div>
	<//>`}function ft({more:e}){let[t,a]=$(!1),{busy:s,once:i}=K(),r=j(),u=Ae.value.map(p=>p.name),l=Be()||R.level.value||ie,f=(u.length?u:se).filter(p=>!ut.has(p)||p===l),c=F(),h=r?Te.value.length:18;return o`<section class="now" aria-label=${n("page.home.play")}>
		<p class="soft">${r?n("page.players",{n:r.chairs}):" "}</p>
		<h2>
			<button type="button" class="game" aria-haspopup="dialog" onclick=${()=>a(!0)}>
				${n(`variant.${c}`)}
			</button>
		</h2>
		<p>${n(`about.${c}`)}</p>
		<p class="turns">
			<${y} plain onclick=${()=>a(!0)} say=${n("page.home.variants",{n:h})} />
			<a class="button plain" href=${`/rules/${c}`}>${n("page.home.rules")}</a>
			${Ie.value?o`<a class="button plain" href=${`/bids?variant=${c}`}>${n("page.nav.bids")}</a>`:null}
		</p>
		<div class="against">
			<${be} label=${n("page.home.level")} value=${l} options=${ke("page.level",...f)}
				onchange=${p=>R.level.value=p} />
			<p class="soft" aria-live="polite">${n(`page.level.about.${l}`)}</p>
		</div>
		<button type="button" class=${`button begin ${e?"":"chief"}`} disabled=${!r||!u.length} aria-busy=${s}
			onclick=${()=>r&&i(()=>Re(r,l))}>${n(e?"page.home.play.new":"page.home.play")}</button>
		<p class="today"><a href="/daily">${n("page.home.daily")}</a></p>
		<p class="today"><a href="/pad">${n("page.home.pad")}</a></p>
		${t?o`<${dt} onclose=${()=>a(!1)} />`:null}
	</section>`}function $t(){return S.taught.value?null:o`<section class="lesson">
		<p>${n("page.home.lesson")}</p>
		<a class="button chief" href="/learn/first">${n("page.home.lesson.go")}</a>
		<${y} plain onclick=${()=>S.taught.value=!0} say=${n("page.home.lesson.no")} />
	</section>`}function ht(){let[e,t]=$(null),[a,s]=$(""),[i,r]=$(""),[u,l]=$(!1),f=()=>Promise.all([M(),D(N.value,m)]).then(([p])=>t(p),()=>g(n("trouble.unreached"))),c=async p=>{p.preventDefault();let L=Me(a);return L?"elsewhere"in L?location.assign(L.elsewhere):(l(!0),await He(L.table).catch(O=>r(v(O))),l(!1)):r(n("page.home.link.bad"))},h=p=>(s(p),r(""));return o`<section>
		<h2>${n(x.value?"page.home.own":"page.home.friends")}</h2>
		<p>${n(x.value?"page.home.own.about":"page.home.create.about")}</p>
		<${y} aria-haspopup="dialog" onclick=${f} say=${n("page.home.create")} />
		${x.value?null:o`<form class="link" onsubmit=${c}>
				<${we} label=${n("page.home.link")} value=${a} oninput=${h} required autocapitalize="none"
					enterkeyhint="go" aria-invalid=${i!==""} aria-describedby=${i?"link-wrong":void 0} />
				<button type="submit" class="button" aria-busy=${u}>${n("page.home.join")}</button>
		</form>`}
		<p id="link-wrong" class=${i?"trouble":""} role="alert">${i}</p>
		${e?o`<${e.Create} onclose=${()=>t(null)} />`:null}
	</section>`}function gt({table:e,children:t}){let a=e.chairs.filter(i=>!i.player&&!i.bot).length,s=[e.house&&n("page.home.house"),e.clock&&n("page.home.clock",{clock:e.clock}),e.status==="gathering"?n("page.home.seats",{free:a}):_e(e.moved)];return o`<li>
		<span>${n("page.home.on.with",{variant:n(`variant.${e.variant}`),names:Ue(We(e.chairs))})}</span>
		<span class="soft">${s.filter(Boolean).join(" · ")}</span>
		${t}
	</li>`}var Q=8;function Ve({title:e,tables:t,more:a,onmore:s,row:i}){let[r,u]=$(Q);if(t.length===0)return null;let l=t.length-r,f=()=>{u(r+5*Q),l<5*Q&&a&&s()};return o`<h3>${e}</h3>
		<ul class="tables">
			${t.slice(0,r).map(c=>o`<${gt} key=${c.id} table=${c}>${i(c)}<//>`)}
		</ul>
		${l>0||a?o`<${y} plain onclick=${f} say=${a?n("page.more"):n("page.home.more",{n:l})} />`:null}`}function vt({found:{open:e,playing:t,told:a,more:s,onmore:i}}){let{busy:r,once:u}=K(),l=De(),f=h=>u(async()=>await l.keep()&&h()),c=j();return o`<section>
		<h2>${n("page.home.company")}</h2>
		<p>${c?n("page.home.company.about",{variant:n(`variant.${c.id}`)}):" "}</p>
		<${Oe} name=${l} />
		<p><${y} disabled=${!c} aria-busy=${r} onclick=${()=>c&&f(()=>je(c.id))}
			say=${n("page.home.company.find")} /></p>
		${a&&e.length+t.length===0?o`<p class="soft">${n("page.home.quiet")}</p>`:null}
		<${Ve} title=${n("page.home.open")} tables=${e} more=${s.open} onmore=${()=>i("open")}
			row=${h=>o`
				<${y} plain aria-busy=${r} onclick=${()=>f(()=>Fe(h.id))} say=${n("page.home.sit")} />`} />
		<${Ve} title=${n("page.home.playing")} tables=${t} more=${s.playing} onmore=${()=>i("playing")}
			row=${h=>o`
				<a class="button plain" href=${`/t/${h.id}`}>${n("page.home.watch")}</a>`} />
	</section>`}function yt(){let e=[],[t,a]=$({mine:e,open:e,playing:e,of:"?",more:{open:!1,playing:!1}}),[s,i]=$(e),[r,u]=$({open:1,playing:1}),l=Pe.value?.id??"",f=x.value,c=xe("here")?.id;w(()=>{let d=!1,b=!1,T=async()=>{if(document.visibilityState!=="hidden")try{let[U,Z,ee]=await Promise.all([Ke(lt=>d||i(lt)),f?{all:e,more:!1}:z("open",r.open,"there"),f?{all:e,more:!1}:z("playing",r.playing,"there")]);b=!1;let rt={open:Z.more,playing:ee.more};d||a({mine:U,open:Z.all,playing:ee.all,of:l,more:rt})}catch(U){!d&&!b&&!E.peek()&&g(v(U)),b=!0}};T();let it=setInterval(T,pt);return document.addEventListener("visibilitychange",T),()=>{d=!0,clearInterval(it),document.removeEventListener("visibilitychange",T)}},[l,c,f,r]);let h=d=>u(b=>({...b,[d]:b[d]+1})),p=[...t.mine,...s].sort((d,b)=>b.moved-d.moved),L=new Set(p.map(d=>d.id)),O=d=>!L.has(d.id),st=Ne.value&&t.of===l;return{...t,told:st,mine:p,open:t.open.filter(O),playing:t.playing.filter(O),onmore:h}}var bt=e=>[...e].reduce((t,a)=>t+(/[-fijlrt]/.test(a)?.3:a===a.toLowerCase()?.51:.68),0);function Je(){let e=yt();w(()=>{ge(B)},[]);let t=n("title"),a=e.told?e.mine.some(Ge):ze()>0;return o`<main id="main" tabindex="-1" class="home">
		<header class="verso">
			<div class="cover">
				<p class="by">${n("page.home.by")}</p>
				<h1 style=${{"--ems":bt(t)}}>${t}</h1>
				<p class="what">${n("page.home.what")}</p>
				<div class="fan" aria-hidden="true">${mt.map(s=>o`<${ue} key=${s} card=${s} />`)}</div>
			</div>
		</header>
		<div class="recto">
			<${Qe} found=${e.mine} told=${e.told} />
			${a?null:o`<${$t} />`}
			<${ft} more=${a} />
			<${ht} />
			${x.value?null:o`<${vt} found=${e} />`}
		</div>
	</main>`}var Ze=e=>`ninetynine ${A.pathname} ${e}`,C,wt=36e5,V=0,kt=2e3;function et(e){let{serviceWorker:t}=navigator;if(!t)return;navigator.locks?.request(Ze(m.split("/").at(-2)??""),{mode:"shared"},()=>new Promise(()=>{})),Lt();let a=!t.controller;t.addEventListener("controllerchange",()=>{if(a)return void(a=!1);Se(),e()}),setTimeout(()=>{St().catch(s=>console.info(String(s)))},kt)}async function St(){let e=new URL("offline.js",A);C=await navigator.serviceWorker.register(e,{scope:A.pathname,updateViaCache:"none"}),V=Date.now(),C.addEventListener("updatefound",Xe),Xe(),document.addEventListener("visibilitychange",Et);let{active:t}=await navigator.serviceWorker.ready,{connection:a}=navigator;a?.saveData||t?.postMessage("keep"),H()}function Et(){document.hidden||(Date.now()-V>wt&&J(),H())}function J(){V=Date.now(),C?.update().catch(()=>{})}function Xe(){let e=C?.installing;e?.addEventListener("statechange",()=>e.state==="installed"&&void H())}var tt=Ze("table"),Ct=2e3;async function H(){if(!(!C?.waiting||!C.active)){for(let e=0;e<2;e++)if(e>0&&await new Promise(t=>setTimeout(t,Ct)),!await navigator.locks?.request(tt,{ifAvailable:!0},t=>t!==null))return;C.waiting?.postMessage("take")}}var Ye=oe(()=>k.value[0]==="t");function Lt(){let e=()=>{},t=!1;P(()=>{if(e(),t=I.value!==""&&(t||Ye.value),!Ye.value&&!t)return;let a=new Promise(s=>e=s);navigator.locks?.request(tt,{mode:"shared"},()=>a).then(H,()=>{})})}function nt(){let{spoken:e}=S;return o`<section aria-label=${n("page.choices.spoken")}>
		<button type="button" class="skip" role="switch" aria-checked=${e.value}
			onclick=${()=>e.value=!e.value}>
			${n("page.choices.spoken.switch",{on:e.value?"yes":"no"})}
		</button>
	</section>`}var X={t:"Table",replay:"Replay",report:"Report",rules:"Rules",records:"Records",statistics:"Statistics",settings:"Choices",learn:"Learn",bids:"Bids",daily:"Daily",problems:"Problems",whatif:"Endings",pad:"Pads",deal:"Slips"},at=ae(null),W=()=>S.language.value||re(navigator.languages);async function Y(){let[e]=await Promise.all([M(),D(W(),m)]);at.value=e}function Pt(e){let t=Object.hasOwn(X,e)?X[e]:void 0;return e===""?Je:t?at.value?.[t]??Ot:Dt}var xt=["rules","learn","problems","records","settings"];function Nt(){let[e=""]=k.value;return o`<header class="running">
		<a class="skip" href="#main">${n("page.skip")}</a>
		<a class="mark" href="/" aria-current=${e===""?"page":void 0}>Ninety-<b>Nine</b></a>
		<nav aria-label=${n("page.nav")}>
			${xt.map(t=>{let a=e===t?"page":void 0,s=t==="rules"?`/rules/${F()}`:`/${t}`;return o`<a href=${s} aria-current=${a}>${n(`page.nav.${t}`)}</a>`})}
		</nav>
	</header>`}function Dt(){return o`<main id="main" tabindex="-1" class="stack">
		<h1>${n("page.nowhere")}</h1>
		<p><a href="/">${n("page.nowhere.go")}</a></p>
	</main>`}function ot(){try{if(sessionStorage.getItem("ninetynine.anew")===m)return!1;sessionStorage.setItem("ninetynine.anew",m)}catch{return!1}return location.reload(),!0}function Ot(){let[e=""]=k.value,[t,a]=$(!1);return w(()=>{Y().catch(()=>ot()||a(!0))},[e]),o`<main id="main" tabindex="-1" class="stack">
		${t?o`<p>${n("trouble.unreached")}</p>`:null}
	</main>`}function Tt(){let e=I.value;return e?o`<p class="unkept" role="alert">${n(`page.unkept.${e}`)}</p>`:null}function At({seated:e}){if(!me.value)return null;let t=()=>{de(),e&&Ce("/")};return o`<div class="unkept row" role="alert">
		<p>${n("trouble.full")}</p>
		<${y} onclick=${t} say=${n("page.unkept.go")} />
	</div>`}var It=()=>o`<div class="out" role="status">${E.value?o`<p>${n("page.out")}</p>`:null}</div>`;function qt(){let[e="",...t]=k.value,a=Pt(e),s=e===""||e==="t"||!le(`page.nav.${e}`)?"":n(`page.nav.${e}`),i=k.value.join("/");return w(()=>{Ee()&&document.activeElement===document.body&&document.getElementById("main")?.focus()},[i]),w(()=>{e!=="t"&&(document.title=s?`${s} · Ninety-Nine`:"Ninety-Nine")},[e,s]),N.value,o`<div role="region" aria-label=${n("page.access")}><${nt} /></div>
		${e==="t"?null:o`<${It} />`}
		${e==="t"&&t.length>0?null:o`<${Nt} />`}
		<${a} key=${e} rest=${t} />
		${e==="t"?null:o`<${Tt} />`}<${At} seated=${e==="t"} /><${ve} />`}function Bt(){let e=!1;P(()=>{let t=E.value;e&&!t&&(g(n("page.out.over")),G().catch(a=>E.peek()||g(v(a))),J()),e=t})}async function Rt(){document.fonts.load("500 1em Alegreya"),ce(),Le();let[e=""]=k.value;e===""&&B().catch(()=>{});let t=()=>pe(`${m}cards.svg`);await Promise.all([...e===""?[_(W(),m)]:[D(W(),m),t()],...e in X?[Y()]:[]]),P(()=>{let a=W();a!==N.peek()&&_(a,m).catch(s=>ot()||g(v(s)))}),P(()=>{let{status:a,body:s}=q.value??{status:0,body:""};q.value&&g(v(a===0?new fe("here"):he(q.value,s)))}),et(()=>g(n("page.edition.new"))),te(o`<${qt} />`,document.getElementById("page")),G().catch(a=>E.peek()||g(v(a))),Bt(),e===""&&(t().catch(a=>g(v(a))),setTimeout(()=>{Y().then($e).catch(()=>{})},1e3))}Rt().catch(e=>{console.error(e);let t=document.createElement("p");t.textContent="This page could not be loaded; load it again.",document.body.append(t)});
