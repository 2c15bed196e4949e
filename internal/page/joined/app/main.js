import{Aa as Y,B as H,Ba as Z,C as M,Ea as ee,F as h,Fa as te,G as $,Ga as ne,H as E,Ha as ae,I as z,Ia as oe,J as G,L as K,R as w,b as O,c as p,d as g,da as S,ea as Q,ha as T,i as P,k as B,ka as W,l as s,la as _,n as b,o as x,p as A,q as n,qa as k,r as R,ta as J,u as D,ua as U,va as V,w as m,x as q,xa as X,ya as j,za as C}from"./chunk.js";var f=document.body.dataset.base??"/";async function N(){let[e]=await Promise.all([import("./screens.js"),$e(`${f}style/more.css`)]);return e}async function $e(e){if(document.querySelector(`link[rel=stylesheet][href="${e}"]`))return;let t=document.createElement("link");t.rel="stylesheet",t.href=e,document.head.append(t),await new Promise((a,r)=>{t.onload=a,t.onerror=r}).catch(a=>{throw t.remove(),a})}var fe=new Set(["random","greedy"]),de=15e3,ge=["9D","KC","QH","9S"];function ve({onclose:e}){let t=C(),a=r=>{j.variant.value=r.id,e()};return s`<${G} broad title=${n("page.variants.title")} onclose=${e}>
		<div class="contents">
			${Y().map(([r,i])=>s`<section key=${r}>
					<h3>${n("page.players",{n:r})}</h3>
					<ul>
						${i.map(o=>s`<li key=${o.id}>
								<button type="button" aria-pressed=${o===t} autofocus=${o===t} onclick=${()=>a(o)}>
									<span class="name">${n(`variant.${o.id}`)}</span> <span class="soft">${n(`about.${o.id}`)}</span>
								</button>
							</li>`)}
					</ul>
				</section>`)}
		</div>
	<//>`}function ie(){let[e,t]=p(!1);return[e,async a=>{e||(t(!0),await E(a),t(!1))}]}function ye(){let[e,t]=p(!1),[a,r]=ie(),i=C(),o=Z(),c=V.value.filter(l=>!fe.has(l.name)||l.name===o);return s`<section class="now" aria-label=${n("page.home.play")}>
		<p class="soft">${i?n("page.players",{n:i.chairs}):" "}</p>
		<h2>
			<button type="button" class="game" aria-haspopup="dialog" onclick=${()=>t(!0)}>${i?n(`variant.${i.id}`):" "}</button>
		</h2>
		<p>${i?n(`about.${i.id}`):" "}</p>
		<p class="turns">
			<button type="button" class="button plain" onclick=${()=>t(!0)}>${n("page.home.variants",{n:U.value.length})}</button>
			${i?s`<a class="button plain" href=${`/rules/${i.id}`}>${n("page.home.rules")}</a>`:null}
		</p>
		<div class="against">
			<${K} label=${n("page.home.level")} value=${o} options=${c.map(l=>[l.name,n(`page.level.${l.name}`)])} onchange=${l=>j.level.value=l} />
			<p class="soft" aria-live="polite">${o?n(`page.level.about.${o}`):" "}</p>
		</div>
		<button type="button" class="button chief" disabled=${!i||!o} aria-busy=${a} onclick=${()=>i&&r(()=>ee(i,o))}>${n("page.home.play")}</button>
		<${be} />
		${e?s`<${ve} onclose=${()=>t(!1)} />`:null}
	</section>`}function be(){return m.taught.value?null:s`<p class="lesson">
		<a href="/learn">${n("page.home.lesson")}</a>
		<button type="button" class="button plain soft" onclick=${()=>m.taught.value=!0}>${n("page.home.lesson.no")}</button>
	</p>`}var re=e=>e.filter(t=>t.player!==S.value?.id&&(t.player||t.bot)).map(T),F=e=>D([...new Set(e)]);function le(e){let t=new Intl.RelativeTimeFormat(b.value,{numeric:"auto"}),a=Math.max(0,(Date.now()-e)/1e3),r=[["day",86400],["hour",3600],["minute",60]];for(let[i,o]of r)if(a>=o)return t.format(-Math.floor(a/o),i);return n("page.home.just")}function ke(e){if(e.status==="gathering")return n("page.home.gathering");if(e.status==="over")return n("page.home.over");let t=e.chairs.filter(a=>a.turn);return t.some(a=>a.player===S.value?.id)?n("page.home.turn"):t.length>0?n("ask.wait",{names:F(t.map(T))}):""}function we({found:e}){let[t,a]=p(!1),r=e.filter(o=>o.status!=="over");if(r.length===0)return null;let i=3;return s`<section class="on">
		<h2>${n("page.home.on")}</h2>
		<ul class="tables">
			${r.slice(0,t?r.length:i).map(o=>{let c=re(o.chairs),l={variant:n(`variant.${o.variant}`),names:F(c)};return s`<li key=${o.id}>
					<a href=${`/t/${o.id}`}>${n(c.length>0?"page.home.on.against":"page.home.on.alone",l)}</a>
					<span class="soft">${[ke(o),le(o.moved)].filter(Boolean).join(" · ")}</span>
				</li>`})}
		</ul>
		${r.length>i&&!t?s`<button type="button" class="button plain" onclick=${()=>a(!0)}>${n("page.home.more",{n:r.length-i})}</button>`:null}
	</section>`}function Se(){let[e,t]=p(null),[a,r]=p(""),[i,o]=p(""),[c,l]=p(!1),u=()=>N().then(t,()=>h(n("page.trouble.unreached"))),v=async y=>{y.preventDefault();let d=ae(a);return d?"elsewhere"in d?location.assign(d.elsewhere):(l(!0),await oe(d.table).catch(he=>o($(he))),l(!1)):o(n("page.home.link.bad"))};return s`<section>
		<h2>${n("page.home.friends")}</h2>
		<p>${n("page.home.create.about")}</p>
		<button type="button" class="button" aria-haspopup="dialog" onclick=${u}>${n("page.home.create")}</button>
		<form class="link" onsubmit=${v}>
				<label class="field">
					<span>${n("page.home.link")}</span>
					<input
						type="text" value=${a} autocapitalize="none" autocomplete="off" spellcheck=${!1} required enterkeyhint="go"
						aria-invalid=${i!==""} aria-describedby=${i?"link-wrong":void 0}
						oninput=${y=>(r(y.currentTarget.value),o(""))}
					/>
				</label>
				<button type="submit" class="button" aria-busy=${c}>${n("page.home.join")}</button>
		</form>
		<p id="link-wrong" class=${i?"trouble":""} role="alert">${i}</p>
		${e?s`<${e.Create} onclose=${()=>t(null)} />`:null}
	</section>`}function se({table:e,children:t}){let a=e.chairs.filter(i=>!i.player&&!i.bot).length,r=[e.house&&n("page.home.house"),e.clock&&n("page.home.clock",{clock:e.clock}),e.status==="gathering"?n("page.home.seats",{free:a}):le(e.moved)];return s`<li>
		<span>${n("page.home.on.with",{variant:n(`variant.${e.variant}`),names:F(re(e.chairs))})}</span>
		<span class="soft">${r.filter(Boolean).join(" · ")}</span>
		${t}
	</li>`}function Ce({open:e,playing:t,told:a}){let[r,i]=ie(),o=W(),c=u=>i(async()=>await o.keep()&&u()),l=C();return s`<section>
		<h2>${n("page.home.company")}</h2>
		<p>${l?n("page.home.company.about",{variant:n(`variant.${l.id}`)}):" "}</p>
		<${_} name=${o} />
		<p><button type="button" class="button" disabled=${!l} aria-busy=${r} onclick=${()=>l&&c(()=>te(l.id))}>${n("page.home.company.find")}</button></p>
		${a&&e.length+t.length===0?s`<p class="soft">${n("page.home.quiet")}</p>`:null}
		${e.length>0?s`<h3>${n("page.home.open")}</h3>
					<ul class="tables">
						${e.map(u=>s`<${se} key=${u.id} table=${u}><button type="button" class="button plain" aria-busy=${r} onclick=${()=>c(()=>ne(u.id))}>${n("page.home.sit")}</button><//>`)}
					</ul>`:null}
		${t.length>0?s`<h3>${n("page.home.playing")}</h3>
					<ul class="tables">
						${t.map(u=>s`<${se} key=${u.id} table=${u}><a class="button plain" href=${`/t/${u.id}`}>${n("page.home.watch")}</a><//>`)}
					</ul>`:null}
	</section>`}function Ne(){let[e,t]=p({mine:[],open:[],playing:[],told:!1}),a=S.value?.id;g(()=>{let o=!1,c=!1,l=async()=>{if(document.visibilityState!=="hidden")try{let[v,y,d]=await Promise.all([a?w("mine"):[],w("open"),w("playing")]);c=!1,o||t({mine:v,open:y,playing:d,told:!0})}catch(v){!o&&!c&&h($(v)),c=!0}};l();let u=setInterval(l,de);return document.addEventListener("visibilitychange",l),()=>{o=!0,clearInterval(u),document.removeEventListener("visibilitychange",l)}},[a]);let r=new Set(e.mine.map(o=>o.id)),i=o=>!r.has(o.id);return{...e,open:e.open.filter(i),playing:e.playing.filter(i)}}var xe=e=>Array.from(e,t=>/[-fijlrt]/.test(t)?.3:t===t.toLowerCase()?.51:.68).reduce((t,a)=>t+a,0);function ce(){let e=Ne();g(()=>{E(X)},[]);let t=n("title");return s`<main id="main" class="home">
		<header class="verso">
			<div class="cover">
				<p class="by">${n("page.home.by")}</p>
				<h1 style=${{"--ems":xe(t)}}>${t}</h1>
				<p class="what">${n("page.home.what")}</p>
				<div class="fan" aria-hidden="true">${ge.map(a=>s`<${H} key=${a} card=${a} />`)}</div>
			</div>
		</header>
		<div class="recto">
			<${ye} />
			<${we} found=${e.mine} />
			<${Se} />
			<${Ce} open=${e.open} playing=${e.playing} told=${e.told} />
		</div>
	</main>`}function ue(){let{spoken:e}=m;return s`<section aria-label=${n("page.choices.spoken")}>
		<button type="button" class="skip" role="switch" aria-checked=${e.value} onclick=${()=>e.value=!e.value}>
			${n("page.choices.spoken.switch",{on:e.value?"yes":"no"})}
		</button>
	</section>`}var I={t:"Table",replay:"Replay",rules:"Rules",records:"Records",settings:"Choices",learn:"Learn"},pe=P(null);async function L(){pe.value=await N()}function Ae(e){let t=Object.hasOwn(I,e)?I[e]:void 0;return e===""?ce:t?pe.value?.[t]??Fe:je}var Ee=["rules","learn","records","settings"];function Te(){let[e=""]=k.value;return s`<header class="running">
		<a class="skip" href="#main">${n("page.skip")}</a>
		<a class="mark" href="/" aria-current=${e===""?"page":void 0}>Ninety-<b>Nine</b></a>
		<nav aria-label=${n("page.nav")}>
			${Ee.map(t=>s`<a href=${`/${t}`} aria-current=${e===t?"page":void 0}>${n(`page.nav.${t}`)}</a>`)}
		</nav>
	</header>`}function je(){return s`<main id="main" class="stack">
		<h1>${n("page.nowhere")}</h1>
		<p><a href="/">${n("page.nowhere.go")}</a></p>
	</main>`}function me(){try{if(sessionStorage.getItem("ninetynine.anew")===f)return!1;sessionStorage.setItem("ninetynine.anew",f)}catch{return!1}return location.reload(),!0}function Fe(){let[e=""]=k.value,[t,a]=p(!1);return g(()=>{L().catch(()=>me()||a(!0))},[e]),s`<main id="main" class="stack">${t?s`<p>${n("page.trouble.unreached")}</p>`:null}</main>`}function Ie(){let[e="",...t]=k.value,a=Ae(e),r=e===""||e==="t"||!R(`page.nav.${e}`)?"":n(`page.nav.${e}`);return g(()=>{e!=="t"&&(document.title=r?`${r} · Ninety-Nine`:"Ninety-Nine")},[e,r]),b.value,s`<div role="region" aria-label=${n("page.access")}><${ue} /></div>${e==="t"&&t.length>0?null:s`<${Te} />`}<${a} key=${e} rest=${t} /><${z} />`}async function Le(){document.fonts.load("500 1em Alegreya"),q(),J();let[e=""]=k.value,t=()=>M(`${f}cards.svg`);await Promise.all([A(m.language.value||x(navigator.languages),f),...e===""?[]:[t()],...e in I?[L()]:[]]),B(()=>{let a=m.language.value||x(navigator.languages);a!==b.peek()&&A(a,f).catch(r=>me()||h($(r)))}),O(s`<${Ie} />`,document.getElementById("page")),Q().catch(a=>h($(a))),e===""&&(t().catch(a=>h($(a))),setTimeout(()=>{L().catch(()=>{})},1e3))}Le().catch(e=>{console.error(e);let t=document.createElement("p");t.textContent="This page could not be loaded; load it again.",document.body.append(t)});
