import{$b as Se,A as V,Ab as v,Ba as ae,Cb as ce,Eb as ue,H as y,Ib as pe,J,Jb as me,Kb as de,La as x,Lb as fe,Mb as A,Nb as T,Ob as he,Qb as $e,Ub as ge,Vb as ve,Xb as be,Yb as ye,Zb as we,_b as ke,a as m,ac as Ee,b as L,bc as Ce,c as b,e as _,f as d,g as $,i as U,ia as X,ja as Y,jb as oe,kb as se,m as z,n as G,na as Z,o as N,p as s,r as K,ra as g,rb as ie,sa as w,sb as re,u as C,v as Q,va as j,w as R,wa as ee,x as P,xa as te,xb as le,z as n,za as ne}from"./chunk.js";async function D(){let[e]=await Promise.all([import("./screens.js"),Be(`${m}style/more.css`)]);return e}async function Be(e){if(document.querySelector(`link[rel=stylesheet][href="${e}"]`))return;let t=document.createElement("link");t.rel="stylesheet",t.href=e,document.head.append(t),await new Promise((a,i)=>{t.onload=a,t.onerror=i}).catch(a=>{throw t.remove(),a})}var Ie=new Set(["random","greedy"]),Fe=15e3,Me=["9D","KC","QH","9S"];function He({onclose:e}){let t=T(),a=o=>{A.variant.value=o.id,e()},i=U(null);return $(()=>{let o=i.current?.querySelector("[aria-pressed=true]");o instanceof HTMLElement&&o.focus()},[]),s`<${te} broad title=${n("page.variants.title")} onclose=${e}>
		<div class="contents" ref=${i}>
			${he().map(([o,r])=>s`<section key=${o}>
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
	<//>`}function Le(){let[e,t]=d(!1);return[e,async a=>{e||(t(!0),await j(a),t(!1))}]}function We(){let[e,t]=d(!1),[a,i]=Le(),o=T(),r=$e(),u=me.value.filter(c=>!Ie.has(c.name)||c.name===r);return s`<section class="now" aria-label=${n("page.home.play")}>
		<p class="soft">${o?n("page.players",{n:o.chairs}):" "}</p>
		<h2>
			<button type="button" class="game" aria-haspopup="dialog" onclick=${()=>t(!0)}>
				${o?n(`variant.${o.id}`):" "}
			</button>
		</h2>
		<p>${o?n(`about.${o.id}`):" "}</p>
		<p class="turns">
			<button type="button" class="button plain" onclick=${()=>t(!0)}>
				${n("page.home.variants",{n:pe.value.length})}
			</button>
			<a class="button plain" href=${`/rules/${o?.id??""}`}>${n("page.home.rules")}</a>
			${de.value?s`<a class="button plain" href=${o?`/bids?variant=${o.id}`:"/bids"}>${n("page.nav.bids")}</a>`:null}
		</p>
		<div class="against">
			<${ne} label=${n("page.home.level")} value=${r} options=${ae("page.level",...u.map(c=>c.name))}
				onchange=${c=>A.level.value=c} />
			<p class="soft" aria-live="polite">${r?n(`page.level.about.${r}`):" "}</p>
		</div>
		<button type="button" class="button chief" disabled=${!o||!r} aria-busy=${a}
			onclick=${()=>o&&i(()=>ge(o,r))}>${n("page.home.play")}</button>
		<p class="today"><a href="/daily">${n("page.home.daily")}</a></p>
		<p class="today"><a href="/pad">${n("page.home.pad")}</a></p>
		<${_e} />
		${e?s`<${He} onclose=${()=>t(!1)} />`:null}
	</section>`}function _e(){return y.taught.value?null:s`<p class="lesson">
		<a href="/learn/first">${n("page.home.lesson")}</a>
		<button type="button" class="button plain soft" onclick=${()=>y.taught.value=!0}>
			${n("page.home.lesson.no")}
		</button>
	</p>`}function Ue(){let[e,t]=d(null),[a,i]=d(""),[o,r]=d(""),[u,c]=d(!1),h=()=>Promise.all([D(),P(C.value,m)]).then(([f])=>t(f),()=>g(n("page.trouble.unreached"))),l=async f=>{f.preventDefault();let S=ye(a);return S?"elsewhere"in S?location.assign(S.elsewhere):(c(!0),await we(S.table).catch(E=>r(w(E))),c(!1)):r(n("page.home.link.bad"))},p=f=>(i(f.currentTarget.value),r(""));return s`<section>
		<h2>${n(b?"page.home.own":"page.home.friends")}</h2>
		<p>${n(b?"page.home.own.about":"page.home.create.about")}</p>
		<button type="button" class="button" aria-haspopup="dialog" onclick=${h}>${n("page.home.create")}</button>
		${b?null:s`<form class="link" onsubmit=${l}>
				<label class="field">
					<span>${n("page.home.link")}</span>
					<input
						type="text" value=${a} autocapitalize="none" autocomplete="off" spellcheck=${!1} required enterkeyhint="go"
						aria-invalid=${o!==""} aria-describedby=${o?"link-wrong":void 0}
						oninput=${p}
					/>
				</label>
				<button type="submit" class="button" aria-busy=${u}>${n("page.home.join")}</button>
		</form>`}
		<p id="link-wrong" class=${o?"trouble":""} role="alert">${o}</p>
		${e?s`<${e.Create} onclose=${()=>t(null)} />`:null}
	</section>`}function ze({table:e,children:t}){let a=e.chairs.filter(o=>!o.player&&!o.bot).length,i=[e.house&&n("page.home.house"),e.clock&&n("page.home.clock",{clock:e.clock}),e.status==="gathering"?n("page.home.seats",{free:a}):Ee(e.moved)];return s`<li>
		<span>${n("page.home.on.with",{variant:n(`variant.${e.variant}`),names:Se(ke(e.chairs))})}</span>
		<span class="soft">${i.filter(Boolean).join(" · ")}</span>
		${t}
	</li>`}var B=8;function Pe({title:e,tables:t,more:a,onmore:i,row:o}){let[r,u]=d(B);if(t.length===0)return null;let c=t.length-r,h=()=>{u(r+5*B),c<5*B&&a&&i()};return s`<h3>${e}</h3>
		<ul class="tables">
			${t.slice(0,r).map(l=>s`<${ze} key=${l.id} table=${l}>${o(l)}<//>`)}
		</ul>
		${c>0||a?s`<button type="button" class="button plain" onclick=${h}>
					${a?n("page.more"):n("page.home.more",{n:c})}
				</button>`:null}`}function Ge({found:{open:e,playing:t,told:a,more:i,onmore:o}}){let[r,u]=Le(),c=ie(),h=p=>u(async()=>await c.keep()&&p()),l=T();return s`<section>
		<h2>${n("page.home.company")}</h2>
		<p>${l?n("page.home.company.about",{variant:n(`variant.${l.id}`)}):" "}</p>
		<${re} name=${c} />
		<p><button type="button" class="button" disabled=${!l} aria-busy=${r}
			onclick=${()=>l&&h(()=>ve(l.id))}>${n("page.home.company.find")}</button></p>
		${a&&e.length+t.length===0?s`<p class="soft">${n("page.home.quiet")}</p>`:null}
		<${Pe} title=${n("page.home.open")} tables=${e} more=${i.open} onmore=${()=>o("open")}
			row=${p=>s`
				<button type="button" class="button plain" aria-busy=${r} onclick=${()=>h(()=>be(p.id))}>
					${n("page.home.sit")}
				</button>`} />
		<${Pe} title=${n("page.home.playing")} tables=${t} more=${i.playing} onmore=${()=>o("playing")}
			row=${p=>s`
				<a class="button plain" href=${`/t/${p.id}`}>${n("page.home.watch")}</a>`} />
	</section>`}function Ke(){let e=[],[t,a]=d({mine:e,open:e,playing:e,told:!1,more:{open:!1,playing:!1}}),[i,o]=d({open:1,playing:1}),r=oe.value?.id;$(()=>{let l=!1,p=!1,f=async()=>{if(document.visibilityState!=="hidden")try{let[E,H,W]=await Promise.all([r?x("mine",1):{all:e,more:!1},b?{all:e,more:!1}:x("open",i.open),b?{all:e,more:!1}:x("playing",i.playing)]);p=!1;let Ae={open:H.more,playing:W.more};l||a({mine:E.all,open:H.all,playing:W.all,told:!0,more:Ae})}catch(E){!l&&!p&&g(w(E)),p=!0}};f();let S=setInterval(f,Fe);return document.addEventListener("visibilitychange",f),()=>{l=!0,clearInterval(S),document.removeEventListener("visibilitychange",f)}},[r,i]);let u=l=>o(p=>({...p,[l]:p[l]+1})),c=new Set(t.mine.map(l=>l.id)),h=l=>!c.has(l.id);return{...t,open:t.open.filter(h),playing:t.playing.filter(h),onmore:u}}var Qe=e=>[...e].reduce((t,a)=>t+(/[-fijlrt]/.test(a)?.3:a===a.toLowerCase()?.51:.68),0);function Ne(){let e=Ke();$(()=>{j(fe)},[]);let t=n("title");return s`<main id="main" tabindex="-1" class="home">
		<header class="verso">
			<div class="cover">
				<p class="by">${n("page.home.by")}</p>
				<h1 style=${{"--ems":Qe(t)}}>${t}</h1>
				<p class="what">${n("page.home.what")}</p>
				<div class="fan" aria-hidden="true">${Me.map(a=>s`<${X} key=${a} card=${a} />`)}</div>
			</div>
		</header>
		<div class="recto">
			<${We} />
			<${Ce} found=${e.mine} />
			<${Ue} />
			${b?null:s`<${Ge} found=${e} />`}
		</div>
	</main>`}var Te=e=>`ninetynine ${L.pathname} ${e}`,k,Ve=36e5,I=0,Je=2e3;function De(e){let{serviceWorker:t}=navigator;if(!t)return;navigator.locks?.request(Te(m.split("/").at(-2)??""),{mode:"shared"},()=>new Promise(()=>{})),tt();let a=!t.controller;t.addEventListener("controllerchange",()=>{if(a)return void(a=!1);le(),e()}),setTimeout(()=>{Xe().catch(i=>console.info(String(i)))},Je)}async function Xe(){let e=new URL("offline.js",L);k=await navigator.serviceWorker.register(e,{scope:L.pathname,updateViaCache:"none"}),I=Date.now(),k.addEventListener("updatefound",xe),xe(),document.addEventListener("visibilitychange",Ye);let{active:t}=await navigator.serviceWorker.ready,{connection:a}=navigator;a?.saveData||t?.postMessage("keep"),O()}function Ye(){document.hidden||(Date.now()-I>Ve&&(I=Date.now(),k?.update().catch(()=>{})),O())}function xe(){let e=k?.installing;e?.addEventListener("statechange",()=>e.state==="installed"&&void O())}var Oe=Te("table"),Ze=2e3;async function O(){if(!(!k?.waiting||!k.active)){for(let e=0;e<2;e++)if(e>0&&await new Promise(t=>setTimeout(t,Ze)),!await navigator.locks?.request(Oe,{ifAvailable:!0},t=>t!==null))return;k.waiting?.postMessage("take")}}var et=G(()=>v.value[0]==="t");function tt(){let e=()=>{};N(()=>{if(e(),!et.value)return;let t=new Promise(a=>e=a);navigator.locks?.request(Oe,{mode:"shared"},()=>t).then(O,()=>{})})}function qe(){let{spoken:e}=y;return s`<section aria-label=${n("page.choices.spoken")}>
		<button type="button" class="skip" role="switch" aria-checked=${e.value}
			onclick=${()=>e.value=!e.value}>
			${n("page.choices.spoken.switch",{on:e.value?"yes":"no"})}
		</button>
	</section>`}var F={t:"Table",replay:"Replay",report:"Report",rules:"Rules",records:"Records",statistics:"Statistics",settings:"Choices",learn:"Learn",bids:"Bids",daily:"Daily",problems:"Problems",whatif:"Endings",pad:"Pads",deal:"Slips"},Re=z(null),q=()=>y.language.value||Q(navigator.languages);async function M(){let[e]=await Promise.all([D(),P(q(),m)]);Re.value=e}function nt(e){let t=Object.hasOwn(F,e)?F[e]:void 0;return e===""?Ne:t?Re.value?.[t]??it:st}var at=["rules","learn","problems","records","settings"];function ot(){let[e=""]=v.value;return s`<header class="running">
		<a class="skip" href="#main">${n("page.skip")}</a>
		<a class="mark" href="/" aria-current=${e===""?"page":void 0}>Ninety-<b>Nine</b></a>
		<nav aria-label=${n("page.nav")}>
			${at.map(t=>{let a=e===t?"page":void 0;return s`<a href=${`/${t}`} aria-current=${a}>${n(`page.nav.${t}`)}</a>`})}
		</nav>
	</header>`}function st(){return s`<main id="main" tabindex="-1" class="stack">
		<h1>${n("page.nowhere")}</h1>
		<p><a href="/">${n("page.nowhere.go")}</a></p>
	</main>`}function je(){try{if(sessionStorage.getItem("ninetynine.anew")===m)return!1;sessionStorage.setItem("ninetynine.anew",m)}catch{return!1}return location.reload(),!0}function it(){let[e=""]=v.value,[t,a]=d(!1);return $(()=>{M().catch(()=>je()||a(!0))},[e]),s`<main id="main" tabindex="-1" class="stack">
		${t?s`<p>${n("page.trouble.unreached")}</p>`:null}
	</main>`}function rt(){let e=K.value;return e?s`<p class="unkept" role="alert">${n(`page.unkept.${e}`)}</p>`:null}function lt(){let[e="",...t]=v.value,a=nt(e),i=e===""||e==="t"||!V(`page.nav.${e}`)?"":n(`page.nav.${e}`),o=v.value.join("/");return $(()=>{ce()&&document.activeElement===document.body&&document.getElementById("main")?.focus()},[o]),$(()=>{e!=="t"&&(document.title=i?`${i} · Ninety-Nine`:"Ninety-Nine")},[e,i]),C.value,s`<div role="region" aria-label=${n("page.access")}><${qe} /></div>
		${e==="t"&&t.length>0?null:s`<${ot} />`}
		<${a} key=${e} rest=${t} />
		${e==="t"?null:s`<${rt} />`}<${ee} />`}async function ct(){document.fonts.load("500 1em Alegreya"),J(),ue();let[e=""]=v.value,t=()=>Y(`${m}cards.svg`);await Promise.all([...e===""?[R(q(),m)]:[P(q(),m),t()],...e in F?[M()]:[]]),N(()=>{let a=q();a!==C.peek()&&R(a,m).catch(i=>je()||g(w(i)))}),De(()=>g(n("page.edition.new"))),_(s`<${lt} />`,document.getElementById("page")),se().catch(a=>g(w(a))),e===""&&(t().catch(a=>g(w(a))),setTimeout(()=>{M().then(Z).catch(()=>{})},1e3))}ct().catch(e=>{console.error(e);let t=document.createElement("p");t.textContent="This page could not be loaded; load it again.",document.body.append(t)});
