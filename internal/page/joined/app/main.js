import{$a as se,Ia as x,Ja as ee,Ma as I,Qa as te,Ra as ne,Wa as k,Y as J,Ya as ae,Z as U,_a as oe,ab as ie,b as q,ba as y,bb as le,c as m,ca as b,cb as re,d,da as B,db as L,ea as V,eb as E,f as H,fa as X,fb as ce,gb as ue,ha as Y,i as z,ia as Z,jb as pe,k as G,kb as me,l as s,mb as he,n as w,nb as fe,o as K,ob as $e,p as j,pa as N,q as C,r as n,s as Q,v as W,x as g,y as _}from"./chunk.js";var h=document.body.dataset.base??"/";async function P(){let[e]=await Promise.all([import("./screens.js"),Ne(`${h}style/more.css`)]);return e}async function Ne(e){if(document.querySelector(`link[rel=stylesheet][href="${e}"]`))return;let t=document.createElement("link");t.rel="stylesheet",t.href=e,document.head.append(t),await new Promise((a,l)=>{t.onload=a,t.onerror=l}).catch(a=>{throw t.remove(),a})}var xe=new Set(["random","greedy"]),Ee=15e3,Pe=["9D","KC","QH","9S"];function Te({onclose:e}){let t=E(),a=o=>{L.variant.value=o.id,e()},l=H(null);return d(()=>{let o=l.current?.querySelector("[aria-pressed=true]");o instanceof HTMLElement&&o.focus()},[]),s`<${X} broad title=${n("page.variants.title")} onclose=${e}>
		<div class="contents" ref=${l}>
			${ce().map(([o,i])=>s`<section key=${o}>
					<h3>${n("page.players",{n:o})}</h3>
					<ul>
						${i.map(u=>s`<li key=${u.id}>
								<button type="button" aria-pressed=${u===t} onclick=${()=>a(u)}>
									<span class="name">${n(`variant.${u.id}`)}</span> <span class="soft">${n(`about.${u.id}`)}</span>
								</button>
							</li>`)}
					</ul>
				</section>`)}
		</div>
	<//>`}function ge(){let[e,t]=m(!1);return[e,async a=>{e||(t(!0),await B(a),t(!1))}]}function je(){let[e,t]=m(!1),[a,l]=ge(),o=E(),i=ue(),u=ie.value.filter(c=>!xe.has(c.name)||c.name===i);return s`<section class="now" aria-label=${n("page.home.play")}>
		<p class="soft">${o?n("page.players",{n:o.chairs}):" "}</p>
		<h2>
			<button type="button" class="game" aria-haspopup="dialog" onclick=${()=>t(!0)}>
				${o?n(`variant.${o.id}`):" "}
			</button>
		</h2>
		<p>${o?n(`about.${o.id}`):" "}</p>
		<p class="turns">
			<button type="button" class="button plain" onclick=${()=>t(!0)}>
				${n("page.home.variants",{n:se.value.length})}
			</button>
			${o?s`<a class="button plain" href=${`/rules/${o.id}`}>${n("page.home.rules")}</a>`:null}
			${o&&le.value?s`<a class="button plain" href=${`/bids?variant=${o.id}`}>${n("page.nav.bids")}</a>`:null}
		</p>
		<div class="against">
			<${Y} label=${n("page.home.level")} value=${i} options=${Z("page.level",...u.map(c=>c.name))}
				onchange=${c=>L.level.value=c} />
			<p class="soft" aria-live="polite">${i?n(`page.level.about.${i}`):" "}</p>
		</div>
		<button type="button" class="button chief" disabled=${!o||!i} aria-busy=${a}
			onclick=${()=>o&&l(()=>pe(o,i))}>${n("page.home.play")}</button>
		<p class="today"><a href="/daily">${n("page.home.daily")}</a></p>
		<${Be} />
		${e?s`<${Te} onclose=${()=>t(!1)} />`:null}
	</section>`}function Be(){return g.taught.value?null:s`<p class="lesson">
		<a href="/learn">${n("page.home.lesson")}</a>
		<button type="button" class="button plain soft" onclick=${()=>g.taught.value=!0}>
			${n("page.home.lesson.no")}
		</button>
	</p>`}var ye=e=>e.filter(t=>t.player!==x.value?.id&&(t.player||t.bot)).map(I),R=e=>W([...new Set(e)]);function be(e){let t=new Intl.RelativeTimeFormat(w.value,{numeric:"auto"}),a=Math.max(0,(Date.now()-e)/1e3),l=[["day",86400],["hour",3600],["minute",60]];for(let[o,i]of l)if(a>=i)return t.format(-Math.floor(a/i),o);return n("page.home.just")}function Ie(e){if(e.status==="gathering")return n("page.home.gathering");if(e.status==="over")return n("page.home.over");let t=e.chairs.filter(a=>a.turn);return t.some(a=>a.player===x.value?.id)?n("page.home.turn"):t.length>0?n("ask.wait",{names:R(t.map(I))}):""}function Le({found:e}){let[t,a]=m(!1),l=e.filter(i=>i.status!=="over");if(l.length===0)return null;let o=3;return s`<section class="on">
		<h2>${n("page.home.on")}</h2>
		<ul class="tables">
			${l.slice(0,t?l.length:o).map(i=>{let u=ye(i.chairs),c={variant:n(`variant.${i.variant}`),names:R(u)};return s`<li key=${i.id}>
					<a href=${`/t/${i.id}`}>${n(u.length>0?"page.home.on.against":"page.home.on.alone",c)}</a>
					<span class="soft">${[Ie(i),be(i.moved)].filter(Boolean).join(" · ")}</span>
				</li>`})}
		</ul>
		${l.length>o&&!t?s`<button type="button" class="button plain" onclick=${()=>a(!0)}>
					${n("page.home.more",{n:l.length-o})}
				</button>`:null}
	</section>`}function Oe(){let[e,t]=m(null),[a,l]=m(""),[o,i]=m(""),[u,c]=m(!1),$=()=>Promise.all([P(),C(w.value,h)]).then(([f])=>t(f),()=>y(n("page.trouble.unreached"))),r=async f=>{f.preventDefault();let v=fe(a);return v?"elsewhere"in v?location.assign(v.elsewhere):(c(!0),await $e(v.table).catch(S=>i(b(S))),c(!1)):i(n("page.home.link.bad"))},p=f=>(l(f.currentTarget.value),i(""));return s`<section>
		<h2>${n("page.home.friends")}</h2>
		<p>${n("page.home.create.about")}</p>
		<button type="button" class="button" aria-haspopup="dialog" onclick=${$}>${n("page.home.create")}</button>
		<form class="link" onsubmit=${r}>
				<label class="field">
					<span>${n("page.home.link")}</span>
					<input
						type="text" value=${a} autocapitalize="none" autocomplete="off" spellcheck=${!1} required enterkeyhint="go"
						aria-invalid=${o!==""} aria-describedby=${o?"link-wrong":void 0}
						oninput=${p}
					/>
				</label>
				<button type="submit" class="button" aria-busy=${u}>${n("page.home.join")}</button>
		</form>
		<p id="link-wrong" class=${o?"trouble":""} role="alert">${o}</p>
		${e?s`<${e.Create} onclose=${()=>t(null)} />`:null}
	</section>`}function Re({table:e,children:t}){let a=e.chairs.filter(o=>!o.player&&!o.bot).length,l=[e.house&&n("page.home.house"),e.clock&&n("page.home.clock",{clock:e.clock}),e.status==="gathering"?n("page.home.seats",{free:a}):be(e.moved)];return s`<li>
		<span>${n("page.home.on.with",{variant:n(`variant.${e.variant}`),names:R(ye(e.chairs))})}</span>
		<span class="soft">${l.filter(Boolean).join(" · ")}</span>
		${t}
	</li>`}var O=8;function de({title:e,tables:t,more:a,onmore:l,row:o}){let[i,u]=m(O);if(t.length===0)return null;let c=t.length-i,$=()=>{u(i+5*O),c<5*O&&a&&l()};return s`<h3>${e}</h3>
		<ul class="tables">
			${t.slice(0,i).map(r=>s`<${Re} key=${r.id} table=${r}>${o(r)}<//>`)}
		</ul>
		${c>0||a?s`<button type="button" class="button plain" onclick=${$}>
					${a?n("page.more"):n("page.home.more",{n:c})}
				</button>`:null}`}function Ae({found:{open:e,playing:t,told:a,more:l,onmore:o}}){let[i,u]=ge(),c=te(),$=p=>u(async()=>await c.keep()&&p()),r=E();return s`<section>
		<h2>${n("page.home.company")}</h2>
		<p>${r?n("page.home.company.about",{variant:n(`variant.${r.id}`)}):" "}</p>
		<${ne} name=${c} />
		<p><button type="button" class="button" disabled=${!r} aria-busy=${i}
			onclick=${()=>r&&$(()=>me(r.id))}>${n("page.home.company.find")}</button></p>
		${a&&e.length+t.length===0?s`<p class="soft">${n("page.home.quiet")}</p>`:null}
		<${de} title=${n("page.home.open")} tables=${e} more=${l.open} onmore=${()=>o("open")}
			row=${p=>s`
				<button type="button" class="button plain" aria-busy=${i} onclick=${()=>$(()=>he(p.id))}>
					${n("page.home.sit")}
				</button>`} />
		<${de} title=${n("page.home.playing")} tables=${t} more=${l.playing} onmore=${()=>o("playing")}
			row=${p=>s`
				<a class="button plain" href=${`/t/${p.id}`}>${n("page.home.watch")}</a>`} />
	</section>`}function Fe(){let e=[],[t,a]=m({mine:e,open:e,playing:e,told:!1,more:{open:!1,playing:!1}}),[l,o]=m({open:1,playing:1}),i=x.value?.id;d(()=>{let r=!1,p=!1,f=async()=>{if(document.visibilityState!=="hidden")try{let[S,D,M]=await Promise.all([i?N("mine",1):{all:e,more:!1},N("open",l.open),N("playing",l.playing)]);p=!1;let Ce={open:D.more,playing:M.more};r||a({mine:S.all,open:D.all,playing:M.all,told:!0,more:Ce})}catch(S){!r&&!p&&y(b(S)),p=!0}};f();let v=setInterval(f,Ee);return document.addEventListener("visibilitychange",f),()=>{r=!0,clearInterval(v),document.removeEventListener("visibilitychange",f)}},[i,l]);let u=r=>o(p=>({...p,[r]:p[r]+1})),c=new Set(t.mine.map(r=>r.id)),$=r=>!c.has(r.id);return{...t,open:t.open.filter($),playing:t.playing.filter($),onmore:u}}var De=e=>[...e].reduce((t,a)=>t+(/[-fijlrt]/.test(a)?.3:a===a.toLowerCase()?.51:.68),0);function ve(){let e=Fe();d(()=>{B(re)},[]);let t=n("title");return s`<main id="main" tabindex="-1" class="home">
		<header class="verso">
			<div class="cover">
				<p class="by">${n("page.home.by")}</p>
				<h1 style=${{"--ems":De(t)}}>${t}</h1>
				<p class="what">${n("page.home.what")}</p>
				<div class="fan" aria-hidden="true">${Pe.map(a=>s`<${J} key=${a} card=${a} />`)}</div>
			</div>
		</header>
		<div class="recto">
			<${je} />
			<${Le} found=${e.mine} />
			<${Oe} />
			<${Ae} found=${e} />
		</div>
	</main>`}function we(){let{spoken:e}=g;return s`<section aria-label=${n("page.choices.spoken")}>
		<button type="button" class="skip" role="switch" aria-checked=${e.value}
			onclick=${()=>e.value=!e.value}>
			${n("page.choices.spoken.switch",{on:e.value?"yes":"no"})}
		</button>
	</section>`}var A={t:"Table",replay:"Replay",report:"Report",rules:"Rules",records:"Records",statistics:"Statistics",settings:"Choices",learn:"Learn",bids:"Bids",daily:"Daily"},ke=z(null),T=()=>g.language.value||K(navigator.languages);async function F(){let[e]=await Promise.all([P(),C(T(),h)]);ke.value=e}function Me(e){let t=Object.hasOwn(A,e)?A[e]:void 0;return e===""?ve:t?ke.value?.[t]??Ge:ze}var qe=["rules","learn","records","settings"];function He(){let[e=""]=k.value;return s`<header class="running">
		<a class="skip" href="#main">${n("page.skip")}</a>
		<a class="mark" href="/" aria-current=${e===""?"page":void 0}>Ninety-<b>Nine</b></a>
		<nav aria-label=${n("page.nav")}>
			${qe.map(t=>{let a=e===t?"page":void 0;return s`<a href=${`/${t}`} aria-current=${a}>${n(`page.nav.${t}`)}</a>`})}
		</nav>
	</header>`}function ze(){return s`<main id="main" tabindex="-1" class="stack">
		<h1>${n("page.nowhere")}</h1>
		<p><a href="/">${n("page.nowhere.go")}</a></p>
	</main>`}function Se(){try{if(sessionStorage.getItem("ninetynine.anew")===h)return!1;sessionStorage.setItem("ninetynine.anew",h)}catch{return!1}return location.reload(),!0}function Ge(){let[e=""]=k.value,[t,a]=m(!1);return d(()=>{F().catch(()=>Se()||a(!0))},[e]),s`<main id="main" tabindex="-1" class="stack">
		${t?s`<p>${n("page.trouble.unreached")}</p>`:null}
	</main>`}function Ke(){let[e="",...t]=k.value,a=Me(e),l=e===""||e==="t"||!Q(`page.nav.${e}`)?"":n(`page.nav.${e}`),o=k.value.join("/");return d(()=>{ae()&&document.activeElement===document.body&&document.getElementById("main")?.focus()},[o]),d(()=>{e!=="t"&&(document.title=l?`${l} · Ninety-Nine`:"Ninety-Nine")},[e,l]),w.value,s`<div role="region" aria-label=${n("page.access")}><${we} /></div>
		${e==="t"&&t.length>0?null:s`<${He} />`}
		<${a} key=${e} rest=${t} /><${V} />`}async function Qe(){document.fonts.load("500 1em Alegreya"),_(),oe();let[e=""]=k.value,t=()=>U(`${h}cards.svg`);await Promise.all([...e===""?[j(T(),h)]:[C(T(),h),t()],...e in A?[F()]:[]]),G(()=>{let a=T();a!==w.peek()&&j(a,h).catch(l=>Se()||y(b(l)))}),q(s`<${Ke} />`,document.getElementById("page")),ee().catch(a=>y(b(a))),e===""&&(t().catch(a=>y(b(a))),setTimeout(()=>{F().catch(()=>{})},1e3))}Qe().catch(e=>{console.error(e);let t=document.createElement("p");t.textContent="This page could not be loaded; load it again.",document.body.append(t)});
