import{A as b,Aa as N,Ab as de,B as V,Cb as he,Gb as $e,Hb as ge,Jb as ve,Kb as be,Lb as ye,Mb as we,Nb as ke,Ob as Se,Pb as Ee,Xa as ae,Ya as oe,aa as J,b as _,ba as X,c as f,d as $,da as p,db as se,ea as y,eb as ie,f as U,ga as Y,j as z,jb as re,k as G,ka as g,l as P,la as w,m as s,mb as v,na as q,o as C,oa as Z,ob as le,p as K,pa as ee,q as R,qb as ce,r as L,ra as te,t as n,ta as ne,u as Q,ub as ue,vb as pe,wb as me,xb as fe,yb as j,zb as x}from"./chunk.js";async function T(){let[e]=await Promise.all([import("./screens.js"),Ae(`${p}style/more.css`)]);return e}async function Ae(e){if(document.querySelector(`link[rel=stylesheet][href="${e}"]`))return;let t=document.createElement("link");t.rel="stylesheet",t.href=e,document.head.append(t),await new Promise((a,i)=>{t.onload=a,t.onerror=i}).catch(a=>{throw t.remove(),a})}var Be=new Set(["random","greedy"]),Ie=15e3,Fe=["9D","KC","QH","9S"];function Me({onclose:e}){let t=x(),a=o=>{j.variant.value=o.id,e()},i=U(null);return $(()=>{let o=i.current?.querySelector("[aria-pressed=true]");o instanceof HTMLElement&&o.focus()},[]),s`<${ee} broad title=${n("page.variants.title")} onclose=${e}>
		<div class="contents" ref=${i}>
			${de().map(([o,r])=>s`<section key=${o}>
					<h3>${n("page.players",{n:o})}</h3>
					<ul>
						${r.map(u=>s`<li key=${u.id}>
								<button type="button" aria-pressed=${u===t} onclick=${()=>a(u)}>
									<span class="name">${n(`variant.${u.id}`)}</span> <span class="soft">${n(`about.${u.id}`)}</span>
								</button>
							</li>`)}
					</ul>
				</section>`)}
		</div>
	<//>`}function Le(){let[e,t]=f(!1);return[e,async a=>{e||(t(!0),await q(a),t(!1))}]}function He(){let[e,t]=f(!1),[a,i]=Le(),o=x(),r=he(),u=pe.value.filter(c=>!Be.has(c.name)||c.name===r);return s`<section class="now" aria-label=${n("page.home.play")}>
		<p class="soft">${o?n("page.players",{n:o.chairs}):" "}</p>
		<h2>
			<button type="button" class="game" aria-haspopup="dialog" onclick=${()=>t(!0)}>
				${o?n(`variant.${o.id}`):" "}
			</button>
		</h2>
		<p>${o?n(`about.${o.id}`):" "}</p>
		<p class="turns">
			<button type="button" class="button plain" onclick=${()=>t(!0)}>
				${n("page.home.variants",{n:ue.value.length})}
			</button>
			<a class="button plain" href=${`/rules/${o?.id??""}`}>${n("page.home.rules")}</a>
			${me.value?s`<a class="button plain" href=${o?`/bids?variant=${o.id}`:"/bids"}>${n("page.nav.bids")}</a>`:null}
		</p>
		<div class="against">
			<${te} label=${n("page.home.level")} value=${r} options=${ne("page.level",...u.map(c=>c.name))}
				onchange=${c=>j.level.value=c} />
			<p class="soft" aria-live="polite">${r?n(`page.level.about.${r}`):" "}</p>
		</div>
		<button type="button" class="button chief" disabled=${!o||!r} aria-busy=${a}
			onclick=${()=>o&&i(()=>$e(o,r))}>${n("page.home.play")}</button>
		<p class="today"><a href="/daily">${n("page.home.daily")}</a></p>
		<${We} />
		${e?s`<${Me} onclose=${()=>t(!1)} />`:null}
	</section>`}function We(){return b.taught.value?null:s`<p class="lesson">
		<a href="/learn/first">${n("page.home.lesson")}</a>
		<button type="button" class="button plain soft" onclick=${()=>b.taught.value=!0}>
			${n("page.home.lesson.no")}
		</button>
	</p>`}function _e(){let[e,t]=f(null),[a,i]=f(""),[o,r]=f(""),[u,c]=f(!1),h=()=>Promise.all([T(),L(C.value,p)]).then(([d])=>t(d),()=>g(n("page.trouble.unreached"))),l=async d=>{d.preventDefault();let S=be(a);return S?"elsewhere"in S?location.assign(S.elsewhere):(c(!0),await ye(S.table).catch(E=>r(w(E))),c(!1)):r(n("page.home.link.bad"))},m=d=>(i(d.currentTarget.value),r(""));return s`<section>
		<h2>${n(y?"page.home.own":"page.home.friends")}</h2>
		<p>${n(y?"page.home.own.about":"page.home.create.about")}</p>
		<button type="button" class="button" aria-haspopup="dialog" onclick=${h}>${n("page.home.create")}</button>
		${y?null:s`<form class="link" onsubmit=${l}>
				<label class="field">
					<span>${n("page.home.link")}</span>
					<input
						type="text" value=${a} autocapitalize="none" autocomplete="off" spellcheck=${!1} required enterkeyhint="go"
						aria-invalid=${o!==""} aria-describedby=${o?"link-wrong":void 0}
						oninput=${m}
					/>
				</label>
				<button type="submit" class="button" aria-busy=${u}>${n("page.home.join")}</button>
		</form>`}
		<p id="link-wrong" class=${o?"trouble":""} role="alert">${o}</p>
		${e?s`<${e.Create} onclose=${()=>t(null)} />`:null}
	</section>`}function Ue({table:e,children:t}){let a=e.chairs.filter(o=>!o.player&&!o.bot).length,i=[e.house&&n("page.home.house"),e.clock&&n("page.home.clock",{clock:e.clock}),e.status==="gathering"?n("page.home.seats",{free:a}):Se(e.moved)];return s`<li>
		<span>${n("page.home.on.with",{variant:n(`variant.${e.variant}`),names:ke(we(e.chairs))})}</span>
		<span class="soft">${i.filter(Boolean).join(" · ")}</span>
		${t}
	</li>`}var A=8;function Ce({title:e,tables:t,more:a,onmore:i,row:o}){let[r,u]=f(A);if(t.length===0)return null;let c=t.length-r,h=()=>{u(r+5*A),c<5*A&&a&&i()};return s`<h3>${e}</h3>
		<ul class="tables">
			${t.slice(0,r).map(l=>s`<${Ue} key=${l.id} table=${l}>${o(l)}<//>`)}
		</ul>
		${c>0||a?s`<button type="button" class="button plain" onclick=${h}>
					${a?n("page.more"):n("page.home.more",{n:c})}
				</button>`:null}`}function ze({found:{open:e,playing:t,told:a,more:i,onmore:o}}){let[r,u]=Le(),c=se(),h=m=>u(async()=>await c.keep()&&m()),l=x();return s`<section>
		<h2>${n("page.home.company")}</h2>
		<p>${l?n("page.home.company.about",{variant:n(`variant.${l.id}`)}):" "}</p>
		<${ie} name=${c} />
		<p><button type="button" class="button" disabled=${!l} aria-busy=${r}
			onclick=${()=>l&&h(()=>ge(l.id))}>${n("page.home.company.find")}</button></p>
		${a&&e.length+t.length===0?s`<p class="soft">${n("page.home.quiet")}</p>`:null}
		<${Ce} title=${n("page.home.open")} tables=${e} more=${i.open} onmore=${()=>o("open")}
			row=${m=>s`
				<button type="button" class="button plain" aria-busy=${r} onclick=${()=>h(()=>ve(m.id))}>
					${n("page.home.sit")}
				</button>`} />
		<${Ce} title=${n("page.home.playing")} tables=${t} more=${i.playing} onmore=${()=>o("playing")}
			row=${m=>s`
				<a class="button plain" href=${`/t/${m.id}`}>${n("page.home.watch")}</a>`} />
	</section>`}function Ge(){let e=[],[t,a]=f({mine:e,open:e,playing:e,told:!1,more:{open:!1,playing:!1}}),[i,o]=f({open:1,playing:1}),r=ae.value?.id;$(()=>{let l=!1,m=!1,d=async()=>{if(document.visibilityState!=="hidden")try{let[E,H,W]=await Promise.all([r?N("mine",1):{all:e,more:!1},y?{all:e,more:!1}:N("open",i.open),y?{all:e,more:!1}:N("playing",i.playing)]);m=!1;let je={open:H.more,playing:W.more};l||a({mine:E.all,open:H.all,playing:W.all,told:!0,more:je})}catch(E){!l&&!m&&g(w(E)),m=!0}};d();let S=setInterval(d,Ie);return document.addEventListener("visibilitychange",d),()=>{l=!0,clearInterval(S),document.removeEventListener("visibilitychange",d)}},[r,i]);let u=l=>o(m=>({...m,[l]:m[l]+1})),c=new Set(t.mine.map(l=>l.id)),h=l=>!c.has(l.id);return{...t,open:t.open.filter(h),playing:t.playing.filter(h),onmore:u}}var Ke=e=>[...e].reduce((t,a)=>t+(/[-fijlrt]/.test(a)?.3:a===a.toLowerCase()?.51:.68),0);function Pe(){let e=Ge();$(()=>{q(fe)},[]);let t=n("title");return s`<main id="main" tabindex="-1" class="home">
		<header class="verso">
			<div class="cover">
				<p class="by">${n("page.home.by")}</p>
				<h1 style=${{"--ems":Ke(t)}}>${t}</h1>
				<p class="what">${n("page.home.what")}</p>
				<div class="fan" aria-hidden="true">${Fe.map(a=>s`<${J} key=${a} card=${a} />`)}</div>
			</div>
		</header>
		<div class="recto">
			<${He} />
			<${Ee} found=${e.mine} />
			<${_e} />
			${y?null:s`<${ze} found=${e} />`}
		</div>
	</main>`}var B=new URL(`${p}../../`,location.href),xe=e=>`ninetynine ${B.pathname} ${e}`,k,Qe=36e5,I=0,Ve=2e3;function Te(e){let{serviceWorker:t}=navigator;if(!t)return;navigator.locks?.request(xe(p.split("/").at(-2)??""),{mode:"shared"},()=>new Promise(()=>{})),et();let a=!t.controller;t.addEventListener("controllerchange",()=>{if(a)return void(a=!1);re(),e()}),setTimeout(()=>{Je().catch(i=>console.info(String(i)))},Ve)}async function Je(){let e=new URL("offline.js",B);k=await navigator.serviceWorker.register(e,{scope:B.pathname,updateViaCache:"none"}),I=Date.now(),k.addEventListener("updatefound",Ne),Ne(),document.addEventListener("visibilitychange",Xe);let{active:t}=await navigator.serviceWorker.ready,{connection:a}=navigator;a?.saveData||t?.postMessage("keep"),D()}function Xe(){document.hidden||(Date.now()-I>Qe&&(I=Date.now(),k?.update().catch(()=>{})),D())}function Ne(){let e=k?.installing;e?.addEventListener("statechange",()=>e.state==="installed"&&void D())}var De=xe("table"),Ye=2e3;async function D(){if(!(!k?.waiting||!k.active)){for(let e=0;e<2;e++)if(e>0&&await new Promise(t=>setTimeout(t,Ye)),!await navigator.locks?.request(De,{ifAvailable:!0},t=>t!==null))return;k.waiting?.postMessage("take")}}var Ze=G(()=>v.value[0]==="t");function et(){let e=()=>{};P(()=>{if(e(),!Ze.value)return;let t=new Promise(a=>e=a);navigator.locks?.request(De,{mode:"shared"},()=>t).then(D,()=>{})})}function Oe(){let{spoken:e}=b;return s`<section aria-label=${n("page.choices.spoken")}>
		<button type="button" class="skip" role="switch" aria-checked=${e.value}
			onclick=${()=>e.value=!e.value}>
			${n("page.choices.spoken.switch",{on:e.value?"yes":"no"})}
		</button>
	</section>`}var F={t:"Table",replay:"Replay",report:"Report",rules:"Rules",records:"Records",statistics:"Statistics",settings:"Choices",learn:"Learn",bids:"Bids",daily:"Daily",problems:"Problems",whatif:"Endings"},Re=z(null),O=()=>b.language.value||K(navigator.languages);async function M(){let[e]=await Promise.all([T(),L(O(),p)]);Re.value=e}function tt(e){let t=Object.hasOwn(F,e)?F[e]:void 0;return e===""?Pe:t?Re.value?.[t]??st:ot}var nt=["rules","learn","problems","records","settings"];function at(){let[e=""]=v.value;return s`<header class="running">
		<a class="skip" href="#main">${n("page.skip")}</a>
		<a class="mark" href="/" aria-current=${e===""?"page":void 0}>Ninety-<b>Nine</b></a>
		<nav aria-label=${n("page.nav")}>
			${nt.map(t=>{let a=e===t?"page":void 0;return s`<a href=${`/${t}`} aria-current=${a}>${n(`page.nav.${t}`)}</a>`})}
		</nav>
	</header>`}function ot(){return s`<main id="main" tabindex="-1" class="stack">
		<h1>${n("page.nowhere")}</h1>
		<p><a href="/">${n("page.nowhere.go")}</a></p>
	</main>`}function qe(){try{if(sessionStorage.getItem("ninetynine.anew")===p)return!1;sessionStorage.setItem("ninetynine.anew",p)}catch{return!1}return location.reload(),!0}function st(){let[e=""]=v.value,[t,a]=f(!1);return $(()=>{M().catch(()=>qe()||a(!0))},[e]),s`<main id="main" tabindex="-1" class="stack">
		${t?s`<p>${n("page.trouble.unreached")}</p>`:null}
	</main>`}function it(){let[e="",...t]=v.value,a=tt(e),i=e===""||e==="t"||!Q(`page.nav.${e}`)?"":n(`page.nav.${e}`),o=v.value.join("/");return $(()=>{le()&&document.activeElement===document.body&&document.getElementById("main")?.focus()},[o]),$(()=>{e!=="t"&&(document.title=i?`${i} · Ninety-Nine`:"Ninety-Nine")},[e,i]),C.value,s`<div role="region" aria-label=${n("page.access")}><${Oe} /></div>
		${e==="t"&&t.length>0?null:s`<${at} />`}
		<${a} key=${e} rest=${t} /><${Z} />`}async function rt(){document.fonts.load("500 1em Alegreya"),V(),ce();let[e=""]=v.value,t=()=>X(`${p}cards.svg`);await Promise.all([...e===""?[R(O(),p)]:[L(O(),p),t()],...e in F?[M()]:[]]),P(()=>{let a=O();a!==C.peek()&&R(a,p).catch(i=>qe()||g(w(i)))}),Te(()=>g(n("page.edition.new"))),_(s`<${it} />`,document.getElementById("page")),oe().catch(a=>g(w(a))),e===""&&(t().catch(a=>g(w(a))),setTimeout(()=>{M().then(Y).catch(()=>{})},1e3))}rt().catch(e=>{console.error(e);let t=document.createElement("p");t.textContent="This page could not be loaded; load it again.",document.body.append(t)});
