import{$a as Y,A as g,Ab as ie,B as K,Ba as N,Bb as I,Cb as P,Db as re,Fb as ce,Jb as ue,Kb as pe,Mb as me,Nb as $e,Ob as fe,Pb as de,Qb as he,Rb as ge,Sb as be,aa as Q,ab as Z,b as q,ba as W,c as m,d as h,da as $,ea as b,f as D,ha as _,hb as ee,ib as te,j as H,l as M,la as y,m as s,ma as v,o as C,oa as B,p as z,pa as J,pb as k,q as L,qa as U,r as E,rb as ne,sa as V,t,tb as ae,u as G,ua as X,xb as oe,yb as se,zb as le}from"./chunk.js";async function x(){let[e]=await Promise.all([import("./screens.js"),Ne(`${$}style/more.css`)]);return e}async function Ne(e){if(document.querySelector(`link[rel=stylesheet][href="${e}"]`))return;let n=document.createElement("link");n.rel="stylesheet",n.href=e,document.head.append(n),await new Promise((a,l)=>{n.onload=a,n.onerror=l}).catch(a=>{throw n.remove(),a})}var Pe=new Set(["random","greedy"]),xe=15e3,Te=["9D","KC","QH","9S"];function Le({onclose:e}){let n=P(),a=o=>{I.variant.value=o.id,e()},l=D(null);return h(()=>{let o=l.current?.querySelector("[aria-pressed=true]");o instanceof HTMLElement&&o.focus()},[]),s`<${U} broad title=${t("page.variants.title")} onclose=${e}>
		<div class="contents" ref=${l}>
			${re().map(([o,i])=>s`<section key=${o}>
					<h3>${t("page.players",{n:o})}</h3>
					<ul>
						${i.map(u=>s`<li key=${u.id}>
								<button type="button" aria-pressed=${u===n} onclick=${()=>a(u)}>
									<span class="name">${t(`variant.${u.id}`)}</span> <span class="soft">${t(`about.${u.id}`)}</span>
								</button>
							</li>`)}
					</ul>
				</section>`)}
		</div>
	<//>`}function ve(){let[e,n]=m(!1);return[e,async a=>{e||(n(!0),await B(a),n(!1))}]}function Be(){let[e,n]=m(!1),[a,l]=ve(),o=P(),i=ce(),u=se.value.filter(c=>!Pe.has(c.name)||c.name===i);return s`<section class="now" aria-label=${t("page.home.play")}>
		<p class="soft">${o?t("page.players",{n:o.chairs}):" "}</p>
		<h2>
			<button type="button" class="game" aria-haspopup="dialog" onclick=${()=>n(!0)}>
				${o?t(`variant.${o.id}`):" "}
			</button>
		</h2>
		<p>${o?t(`about.${o.id}`):" "}</p>
		<p class="turns">
			<button type="button" class="button plain" onclick=${()=>n(!0)}>
				${t("page.home.variants",{n:oe.value.length})}
			</button>
			<a class="button plain" href=${`/rules/${o?.id??""}`}>${t("page.home.rules")}</a>
			${le.value?s`<a class="button plain" href=${o?`/bids?variant=${o.id}`:"/bids"}>${t("page.nav.bids")}</a>`:null}
		</p>
		<div class="against">
			<${V} label=${t("page.home.level")} value=${i} options=${X("page.level",...u.map(c=>c.name))}
				onchange=${c=>I.level.value=c} />
			<p class="soft" aria-live="polite">${i?t(`page.level.about.${i}`):" "}</p>
		</div>
		<button type="button" class="button chief" disabled=${!o||!i} aria-busy=${a}
			onclick=${()=>o&&l(()=>ue(o,i))}>${t("page.home.play")}</button>
		<p class="today"><a href="/daily">${t("page.home.daily")}</a></p>
		<p class="today"><a href="/pad">${t("page.home.pad")}</a></p>
		<${Ie} />
		${e?s`<${Le} onclose=${()=>n(!1)} />`:null}
	</section>`}function Ie(){return g.taught.value?null:s`<p class="lesson">
		<a href="/learn/first">${t("page.home.lesson")}</a>
		<button type="button" class="button plain soft" onclick=${()=>g.taught.value=!0}>
			${t("page.home.lesson.no")}
		</button>
	</p>`}function Oe(){let[e,n]=m(null),[a,l]=m(""),[o,i]=m(""),[u,c]=m(!1),d=()=>Promise.all([x(),E(C.value,$)]).then(([f])=>n(f),()=>y(t("page.trouble.unreached"))),r=async f=>{f.preventDefault();let w=$e(a);return w?"elsewhere"in w?location.assign(w.elsewhere):(c(!0),await fe(w.table).catch(S=>i(v(S))),c(!1)):i(t("page.home.link.bad"))},p=f=>(l(f.currentTarget.value),i(""));return s`<section>
		<h2>${t(b?"page.home.own":"page.home.friends")}</h2>
		<p>${t(b?"page.home.own.about":"page.home.create.about")}</p>
		<button type="button" class="button" aria-haspopup="dialog" onclick=${d}>${t("page.home.create")}</button>
		${b?null:s`<form class="link" onsubmit=${r}>
				<label class="field">
					<span>${t("page.home.link")}</span>
					<input
						type="text" value=${a} autocapitalize="none" autocomplete="off" spellcheck=${!1} required enterkeyhint="go"
						aria-invalid=${o!==""} aria-describedby=${o?"link-wrong":void 0}
						oninput=${p}
					/>
				</label>
				<button type="submit" class="button" aria-busy=${u}>${t("page.home.join")}</button>
		</form>`}
		<p id="link-wrong" class=${o?"trouble":""} role="alert">${o}</p>
		${e?s`<${e.Create} onclose=${()=>n(null)} />`:null}
	</section>`}function Re({table:e,children:n}){let a=e.chairs.filter(o=>!o.player&&!o.bot).length,l=[e.house&&t("page.home.house"),e.clock&&t("page.home.clock",{clock:e.clock}),e.status==="gathering"?t("page.home.seats",{free:a}):ge(e.moved)];return s`<li>
		<span>${t("page.home.on.with",{variant:t(`variant.${e.variant}`),names:he(de(e.chairs))})}</span>
		<span class="soft">${l.filter(Boolean).join(" · ")}</span>
		${n}
	</li>`}var O=8;function ye({title:e,tables:n,more:a,onmore:l,row:o}){let[i,u]=m(O);if(n.length===0)return null;let c=n.length-i,d=()=>{u(i+5*O),c<5*O&&a&&l()};return s`<h3>${e}</h3>
		<ul class="tables">
			${n.slice(0,i).map(r=>s`<${Re} key=${r.id} table=${r}>${o(r)}<//>`)}
		</ul>
		${c>0||a?s`<button type="button" class="button plain" onclick=${d}>
					${a?t("page.more"):t("page.home.more",{n:c})}
				</button>`:null}`}function je({found:{open:e,playing:n,told:a,more:l,onmore:o}}){let[i,u]=ve(),c=ee(),d=p=>u(async()=>await c.keep()&&p()),r=P();return s`<section>
		<h2>${t("page.home.company")}</h2>
		<p>${r?t("page.home.company.about",{variant:t(`variant.${r.id}`)}):" "}</p>
		<${te} name=${c} />
		<p><button type="button" class="button" disabled=${!r} aria-busy=${i}
			onclick=${()=>r&&d(()=>pe(r.id))}>${t("page.home.company.find")}</button></p>
		${a&&e.length+n.length===0?s`<p class="soft">${t("page.home.quiet")}</p>`:null}
		<${ye} title=${t("page.home.open")} tables=${e} more=${l.open} onmore=${()=>o("open")}
			row=${p=>s`
				<button type="button" class="button plain" aria-busy=${i} onclick=${()=>d(()=>me(p.id))}>
					${t("page.home.sit")}
				</button>`} />
		<${ye} title=${t("page.home.playing")} tables=${n} more=${l.playing} onmore=${()=>o("playing")}
			row=${p=>s`
				<a class="button plain" href=${`/t/${p.id}`}>${t("page.home.watch")}</a>`} />
	</section>`}function Ae(){let e=[],[n,a]=m({mine:e,open:e,playing:e,told:!1,more:{open:!1,playing:!1}}),[l,o]=m({open:1,playing:1}),i=Y.value?.id;h(()=>{let r=!1,p=!1,f=async()=>{if(document.visibilityState!=="hidden")try{let[S,A,F]=await Promise.all([i?N("mine",1):{all:e,more:!1},b?{all:e,more:!1}:N("open",l.open),b?{all:e,more:!1}:N("playing",l.playing)]);p=!1;let Ee={open:A.more,playing:F.more};r||a({mine:S.all,open:A.all,playing:F.all,told:!0,more:Ee})}catch(S){!r&&!p&&y(v(S)),p=!0}};f();let w=setInterval(f,xe);return document.addEventListener("visibilitychange",f),()=>{r=!0,clearInterval(w),document.removeEventListener("visibilitychange",f)}},[i,l]);let u=r=>o(p=>({...p,[r]:p[r]+1})),c=new Set(n.mine.map(r=>r.id)),d=r=>!c.has(r.id);return{...n,open:n.open.filter(d),playing:n.playing.filter(d),onmore:u}}var Fe=e=>[...e].reduce((n,a)=>n+(/[-fijlrt]/.test(a)?.3:a===a.toLowerCase()?.51:.68),0);function we(){let e=Ae();h(()=>{B(ie)},[]);let n=t("title");return s`<main id="main" tabindex="-1" class="home">
		<header class="verso">
			<div class="cover">
				<p class="by">${t("page.home.by")}</p>
				<h1 style=${{"--ems":Fe(n)}}>${n}</h1>
				<p class="what">${t("page.home.what")}</p>
				<div class="fan" aria-hidden="true">${Te.map(a=>s`<${Q} key=${a} card=${a} />`)}</div>
			</div>
		</header>
		<div class="recto">
			<${Be} />
			<${be} found=${e.mine} />
			<${Oe} />
			${b?null:s`<${je} found=${e} />`}
		</div>
	</main>`}function ke(){let{spoken:e}=g;return s`<section aria-label=${t("page.choices.spoken")}>
		<button type="button" class="skip" role="switch" aria-checked=${e.value}
			onclick=${()=>e.value=!e.value}>
			${t("page.choices.spoken.switch",{on:e.value?"yes":"no"})}
		</button>
	</section>`}var R={t:"Table",replay:"Replay",report:"Report",rules:"Rules",records:"Records",statistics:"Statistics",settings:"Choices",learn:"Learn",bids:"Bids",daily:"Daily",problems:"Problems",whatif:"Endings",pad:"Pads"},Se=H(null),T=()=>g.language.value||z(navigator.languages);async function j(){let[e]=await Promise.all([x(),E(T(),$)]);Se.value=e}function qe(e){let n=Object.hasOwn(R,e)?R[e]:void 0;return e===""?we:n?Se.value?.[n]??ze:Me}var De=["rules","learn","problems","records","settings"];function He(){let[e=""]=k.value;return s`<header class="running">
		<a class="skip" href="#main">${t("page.skip")}</a>
		<a class="mark" href="/" aria-current=${e===""?"page":void 0}>Ninety-<b>Nine</b></a>
		<nav aria-label=${t("page.nav")}>
			${De.map(n=>{let a=e===n?"page":void 0;return s`<a href=${`/${n}`} aria-current=${a}>${t(`page.nav.${n}`)}</a>`})}
		</nav>
	</header>`}function Me(){return s`<main id="main" tabindex="-1" class="stack">
		<h1>${t("page.nowhere")}</h1>
		<p><a href="/">${t("page.nowhere.go")}</a></p>
	</main>`}function Ce(){try{if(sessionStorage.getItem("ninetynine.anew")===$)return!1;sessionStorage.setItem("ninetynine.anew",$)}catch{return!1}return location.reload(),!0}function ze(){let[e=""]=k.value,[n,a]=m(!1);return h(()=>{j().catch(()=>Ce()||a(!0))},[e]),s`<main id="main" tabindex="-1" class="stack">
		${n?s`<p>${t("page.trouble.unreached")}</p>`:null}
	</main>`}function Ge(){let[e="",...n]=k.value,a=qe(e),l=e===""||e==="t"||!G(`page.nav.${e}`)?"":t(`page.nav.${e}`),o=k.value.join("/");return h(()=>{ne()&&document.activeElement===document.body&&document.getElementById("main")?.focus()},[o]),h(()=>{e!=="t"&&(document.title=l?`${l} · Ninety-Nine`:"Ninety-Nine")},[e,l]),C.value,s`<div role="region" aria-label=${t("page.access")}><${ke} /></div>
		${e==="t"&&n.length>0?null:s`<${He} />`}
		<${a} key=${e} rest=${n} /><${J} />`}async function Ke(){document.fonts.load("500 1em Alegreya"),K(),ae();let[e=""]=k.value,n=()=>W(`${$}cards.svg`);await Promise.all([...e===""?[L(T(),$)]:[E(T(),$),n()],...e in R?[j()]:[]]),M(()=>{let a=T();a!==C.peek()&&L(a,$).catch(l=>Ce()||y(v(l)))}),q(s`<${Ge} />`,document.getElementById("page")),Z().catch(a=>y(v(a))),e===""&&(n().catch(a=>y(v(a))),setTimeout(()=>{j().then(_).catch(()=>{})},1e3))}Ke().catch(e=>{console.error(e);let n=document.createElement("p");n.textContent="This page could not be loaded; load it again.",document.body.append(n)});
