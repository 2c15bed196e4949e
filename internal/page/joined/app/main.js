import{$ as Q,$a as re,Aa as F,Da as U,Ea as V,Ja as k,Ma as X,Na as Y,Oa as Z,Qa as ee,Ra as I,S as z,Sa as C,T as G,Ta as te,Ua as ne,X as h,Xa as ae,Y as $,Ya as oe,Z as A,Za as se,_ as K,_a as ie,b as B,ba as W,c as p,ca as _,d as g,i as R,ia as w,k as D,l as s,n as b,o as T,p as j,q as n,r as q,u as H,w as m,wa as S,x as M,xa as J}from"./chunk.js";var f=document.body.dataset.base??"/";async function N(){let[e]=await Promise.all([import("./screens.js"),de(`${f}style/more.css`)]);return e}async function de(e){if(document.querySelector(`link[rel=stylesheet][href="${e}"]`))return;let t=document.createElement("link");t.rel="stylesheet",t.href=e,document.head.append(t),await new Promise((a,i)=>{t.onload=a,t.onerror=i}).catch(a=>{throw t.remove(),a})}var ge=new Set(["random","greedy"]),ve=15e3,ye=["9D","KC","QH","9S"];function be({onclose:e}){let t=C(),a=i=>{I.variant.value=i.id,e()};return s`<${Q} broad title=${n("page.variants.title")} onclose=${e}>
		<div class="contents">
			${te().map(([i,r])=>s`<section key=${i}>
					<h3>${n("page.players",{n:i})}</h3>
					<ul>
						${r.map(o=>s`<li key=${o.id}>
								<button type="button" aria-pressed=${o===t} autofocus=${o===t} onclick=${()=>a(o)}>
									<span class="name">${n(`variant.${o.id}`)}</span> <span class="soft">${n(`about.${o.id}`)}</span>
								</button>
							</li>`)}
					</ul>
				</section>`)}
		</div>
	<//>`}function ce(){let[e,t]=p(!1);return[e,async a=>{e||(t(!0),await A(a),t(!1))}]}function ke(){let[e,t]=p(!1),[a,i]=ce(),r=C(),o=ne(),c=Z.value.filter(l=>!ge.has(l.name)||l.name===o);return s`<section class="now" aria-label=${n("page.home.play")}>
		<p class="soft">${r?n("page.players",{n:r.chairs}):" "}</p>
		<h2>
			<button type="button" class="game" aria-haspopup="dialog" onclick=${()=>t(!0)}>
				${r?n(`variant.${r.id}`):" "}
			</button>
		</h2>
		<p>${r?n(`about.${r.id}`):" "}</p>
		<p class="turns">
			<button type="button" class="button plain" onclick=${()=>t(!0)}>
				${n("page.home.variants",{n:Y.value.length})}
			</button>
			${r?s`<a class="button plain" href=${`/rules/${r.id}`}>${n("page.home.rules")}</a>`:null}
		</p>
		<div class="against">
			<${W} label=${n("page.home.level")} value=${o} options=${_("page.level",...c.map(l=>l.name))}
				onchange=${l=>I.level.value=l} />
			<p class="soft" aria-live="polite">${o?n(`page.level.about.${o}`):" "}</p>
		</div>
		<button type="button" class="button chief" disabled=${!r||!o} aria-busy=${a}
			onclick=${()=>r&&i(()=>ae(r,o))}>${n("page.home.play")}</button>
		<${we} />
		${e?s`<${be} onclose=${()=>t(!1)} />`:null}
	</section>`}function we(){return m.taught.value?null:s`<p class="lesson">
		<a href="/learn">${n("page.home.lesson")}</a>
		<button type="button" class="button plain soft" onclick=${()=>m.taught.value=!0}>
			${n("page.home.lesson.no")}
		</button>
	</p>`}var ue=e=>e.filter(t=>t.player!==S.value?.id&&(t.player||t.bot)).map(F),L=e=>H([...new Set(e)]);function pe(e){let t=new Intl.RelativeTimeFormat(b.value,{numeric:"auto"}),a=Math.max(0,(Date.now()-e)/1e3),i=[["day",86400],["hour",3600],["minute",60]];for(let[r,o]of i)if(a>=o)return t.format(-Math.floor(a/o),r);return n("page.home.just")}function Se(e){if(e.status==="gathering")return n("page.home.gathering");if(e.status==="over")return n("page.home.over");let t=e.chairs.filter(a=>a.turn);return t.some(a=>a.player===S.value?.id)?n("page.home.turn"):t.length>0?n("ask.wait",{names:L(t.map(F))}):""}function Ce({found:e}){let[t,a]=p(!1),i=e.filter(o=>o.status!=="over");if(i.length===0)return null;let r=3;return s`<section class="on">
		<h2>${n("page.home.on")}</h2>
		<ul class="tables">
			${i.slice(0,t?i.length:r).map(o=>{let c=ue(o.chairs),l={variant:n(`variant.${o.variant}`),names:L(c)};return s`<li key=${o.id}>
					<a href=${`/t/${o.id}`}>${n(c.length>0?"page.home.on.against":"page.home.on.alone",l)}</a>
					<span class="soft">${[Se(o),pe(o.moved)].filter(Boolean).join(" · ")}</span>
				</li>`})}
		</ul>
		${i.length>r&&!t?s`<button type="button" class="button plain" onclick=${()=>a(!0)}>
					${n("page.home.more",{n:i.length-r})}
				</button>`:null}
	</section>`}function Ne(){let[e,t]=p(null),[a,i]=p(""),[r,o]=p(""),[c,l]=p(!1),u=()=>N().then(t,()=>h(n("page.trouble.unreached"))),x=async y=>{y.preventDefault();let d=ie(a);return d?"elsewhere"in d?location.assign(d.elsewhere):(l(!0),await re(d.table).catch(E=>o($(E))),l(!1)):o(n("page.home.link.bad"))},v=y=>(i(y.currentTarget.value),o(""));return s`<section>
		<h2>${n("page.home.friends")}</h2>
		<p>${n("page.home.create.about")}</p>
		<button type="button" class="button" aria-haspopup="dialog" onclick=${u}>${n("page.home.create")}</button>
		<form class="link" onsubmit=${x}>
				<label class="field">
					<span>${n("page.home.link")}</span>
					<input
						type="text" value=${a} autocapitalize="none" autocomplete="off" spellcheck=${!1} required enterkeyhint="go"
						aria-invalid=${r!==""} aria-describedby=${r?"link-wrong":void 0}
						oninput=${v}
					/>
				</label>
				<button type="submit" class="button" aria-busy=${c}>${n("page.home.join")}</button>
		</form>
		<p id="link-wrong" class=${r?"trouble":""} role="alert">${r}</p>
		${e?s`<${e.Create} onclose=${()=>t(null)} />`:null}
	</section>`}function le({table:e,children:t}){let a=e.chairs.filter(r=>!r.player&&!r.bot).length,i=[e.house&&n("page.home.house"),e.clock&&n("page.home.clock",{clock:e.clock}),e.status==="gathering"?n("page.home.seats",{free:a}):pe(e.moved)];return s`<li>
		<span>${n("page.home.on.with",{variant:n(`variant.${e.variant}`),names:L(ue(e.chairs))})}</span>
		<span class="soft">${i.filter(Boolean).join(" · ")}</span>
		${t}
	</li>`}function xe({open:e,playing:t,told:a}){let[i,r]=ce(),o=U(),c=u=>r(async()=>await o.keep()&&u()),l=C();return s`<section>
		<h2>${n("page.home.company")}</h2>
		<p>${l?n("page.home.company.about",{variant:n(`variant.${l.id}`)}):" "}</p>
		<${V} name=${o} />
		<p><button type="button" class="button" disabled=${!l} aria-busy=${i}
			onclick=${()=>l&&c(()=>oe(l.id))}>${n("page.home.company.find")}</button></p>
		${a&&e.length+t.length===0?s`<p class="soft">${n("page.home.quiet")}</p>`:null}
		${e.length>0?s`<h3>${n("page.home.open")}</h3>
					<ul class="tables">
						${e.map(u=>s`<${le} key=${u.id} table=${u}>
								<button type="button" class="button plain" aria-busy=${i} onclick=${()=>c(()=>se(u.id))}>
									${n("page.home.sit")}
								</button>
							<//>`)}
					</ul>`:null}
		${t.length>0?s`<h3>${n("page.home.playing")}</h3>
					<ul class="tables">
						${t.map(u=>s`<${le} key=${u.id} table=${u}>
								<a class="button plain" href=${`/t/${u.id}`}>${n("page.home.watch")}</a>
							<//>`)}
					</ul>`:null}
	</section>`}function Ee(){let e=[],[t,a]=p({mine:e,open:e,playing:e,told:!1}),i=S.value?.id;g(()=>{let c=!1,l=!1,u=async()=>{if(document.visibilityState!=="hidden")try{let v=i?w("mine"):[],[y,d,E]=await Promise.all([v,w("open"),w("playing")]);l=!1,c||a({mine:y,open:d,playing:E,told:!0})}catch(v){!c&&!l&&h($(v)),l=!0}};u();let x=setInterval(u,ve);return document.addEventListener("visibilitychange",u),()=>{c=!0,clearInterval(x),document.removeEventListener("visibilitychange",u)}},[i]);let r=new Set(t.mine.map(c=>c.id)),o=c=>!r.has(c.id);return{...t,open:t.open.filter(o),playing:t.playing.filter(o)}}var Te=e=>[...e].reduce((t,a)=>t+(/[-fijlrt]/.test(a)?.3:a===a.toLowerCase()?.51:.68),0);function me(){let e=Ee();g(()=>{A(ee)},[]);let t=n("title");return s`<main id="main" class="home">
		<header class="verso">
			<div class="cover">
				<p class="by">${n("page.home.by")}</p>
				<h1 style=${{"--ems":Te(t)}}>${t}</h1>
				<p class="what">${n("page.home.what")}</p>
				<div class="fan" aria-hidden="true">${ye.map(a=>s`<${z} key=${a} card=${a} />`)}</div>
			</div>
		</header>
		<div class="recto">
			<${ke} />
			<${Ce} found=${e.mine} />
			<${Ne} />
			<${xe} open=${e.open} playing=${e.playing} told=${e.told} />
		</div>
	</main>`}function he(){let{spoken:e}=m;return s`<section aria-label=${n("page.choices.spoken")}>
		<button type="button" class="skip" role="switch" aria-checked=${e.value}
			onclick=${()=>e.value=!e.value}>
			${n("page.choices.spoken.switch",{on:e.value?"yes":"no"})}
		</button>
	</section>`}var O={t:"Table",replay:"Replay",rules:"Rules",records:"Records",settings:"Choices",learn:"Learn"},$e=R(null);async function P(){$e.value=await N()}function je(e){let t=Object.hasOwn(O,e)?O[e]:void 0;return e===""?me:t?$e.value?.[t]??Le:Ie}var Ae=["rules","learn","records","settings"];function Fe(){let[e=""]=k.value;return s`<header class="running">
		<a class="skip" href="#main">${n("page.skip")}</a>
		<a class="mark" href="/" aria-current=${e===""?"page":void 0}>Ninety-<b>Nine</b></a>
		<nav aria-label=${n("page.nav")}>
			${Ae.map(t=>{let a=e===t?"page":void 0;return s`<a href=${`/${t}`} aria-current=${a}>${n(`page.nav.${t}`)}</a>`})}
		</nav>
	</header>`}function Ie(){return s`<main id="main" class="stack">
		<h1>${n("page.nowhere")}</h1>
		<p><a href="/">${n("page.nowhere.go")}</a></p>
	</main>`}function fe(){try{if(sessionStorage.getItem("ninetynine.anew")===f)return!1;sessionStorage.setItem("ninetynine.anew",f)}catch{return!1}return location.reload(),!0}function Le(){let[e=""]=k.value,[t,a]=p(!1);return g(()=>{P().catch(()=>fe()||a(!0))},[e]),s`<main id="main" class="stack">${t?s`<p>${n("page.trouble.unreached")}</p>`:null}</main>`}function Oe(){let[e="",...t]=k.value,a=je(e),i=e===""||e==="t"||!q(`page.nav.${e}`)?"":n(`page.nav.${e}`);return g(()=>{e!=="t"&&(document.title=i?`${i} · Ninety-Nine`:"Ninety-Nine")},[e,i]),b.value,s`<div role="region" aria-label=${n("page.access")}><${he} /></div>
		${e==="t"&&t.length>0?null:s`<${Fe} />`}
		<${a} key=${e} rest=${t} /><${K} />`}async function Pe(){document.fonts.load("500 1em Alegreya"),M(),X();let[e=""]=k.value,t=()=>G(`${f}cards.svg`);await Promise.all([j(m.language.value||T(navigator.languages),f),...e===""?[]:[t()],...e in O?[P()]:[]]),D(()=>{let a=m.language.value||T(navigator.languages);a!==b.peek()&&j(a,f).catch(i=>fe()||h($(i)))}),B(s`<${Oe} />`,document.getElementById("page")),J().catch(a=>h($(a))),e===""&&(t().catch(a=>h($(a))),setTimeout(()=>{P().catch(()=>{})},1e3))}Pe().catch(e=>{console.error(e);let t=document.createElement("p");t.textContent="This page could not be loaded; load it again.",document.body.append(t)});
