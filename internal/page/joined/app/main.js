import{$a as O,Da as N,Ea as ee,Ha as L,Ma as te,Na as ne,Sa as w,Ua as ae,Wa as oe,Xa as se,Y as J,Ya as ie,Z as U,_a as re,ab as x,b as H,ba as y,bb as le,c as m,ca as b,cb as ce,d,da as I,ea as V,f as M,fa as X,fb as ue,gb as pe,ha as Y,hb as me,i as z,ia as Z,ib as he,jb as fe,k as G,l as i,n as S,o as K,oa as C,p as P,q as j,r as n,s as Q,v as W,x as g,y as _}from"./chunk.js";var f=document.body.dataset.base??"/";async function E(){let[e]=await Promise.all([import("./screens.js"),Ce(`${f}style/more.css`)]);return e}async function Ce(e){if(document.querySelector(`link[rel=stylesheet][href="${e}"]`))return;let t=document.createElement("link");t.rel="stylesheet",t.href=e,document.head.append(t),await new Promise((a,r)=>{t.onload=a,t.onerror=r}).catch(a=>{throw t.remove(),a})}var Ne=new Set(["random","greedy"]),xe=15e3,Ee=["9D","KC","QH","9S"];function Te({onclose:e}){let t=x(),a=o=>{O.variant.value=o.id,e()},r=M(null);return d(()=>{let o=r.current?.querySelector("[aria-pressed=true]");o instanceof HTMLElement&&o.focus()},[]),i`<${X} broad title=${n("page.variants.title")} onclose=${e}>
		<div class="contents" ref=${r}>
			${le().map(([o,s])=>i`<section key=${o}>
					<h3>${n("page.players",{n:o})}</h3>
					<ul>
						${s.map(u=>i`<li key=${u.id}>
								<button type="button" aria-pressed=${u===t} onclick=${()=>a(u)}>
									<span class="name">${n(`variant.${u.id}`)}</span> <span class="soft">${n(`about.${u.id}`)}</span>
								</button>
							</li>`)}
					</ul>
				</section>`)}
		</div>
	<//>`}function de(){let[e,t]=m(!1);return[e,async a=>{e||(t(!0),await I(a),t(!1))}]}function Pe(){let[e,t]=m(!1),[a,r]=de(),o=x(),s=ce(),u=ie.value.filter(c=>!Ne.has(c.name)||c.name===s);return i`<section class="now" aria-label=${n("page.home.play")}>
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
			${o?i`<a class="button plain" href=${`/rules/${o.id}`}>${n("page.home.rules")}</a>`:null}
		</p>
		<div class="against">
			<${Y} label=${n("page.home.level")} value=${s} options=${Z("page.level",...u.map(c=>c.name))}
				onchange=${c=>O.level.value=c} />
			<p class="soft" aria-live="polite">${s?n(`page.level.about.${s}`):" "}</p>
		</div>
		<button type="button" class="button chief" disabled=${!o||!s} aria-busy=${a}
			onclick=${()=>o&&r(()=>ue(o,s))}>${n("page.home.play")}</button>
		<${je} />
		${e?i`<${Te} onclose=${()=>t(!1)} />`:null}
	</section>`}function je(){return g.taught.value?null:i`<p class="lesson">
		<a href="/learn">${n("page.home.lesson")}</a>
		<button type="button" class="button plain soft" onclick=${()=>g.taught.value=!0}>
			${n("page.home.lesson.no")}
		</button>
	</p>`}var ge=e=>e.filter(t=>t.player!==N.value?.id&&(t.player||t.bot)).map(L),B=e=>W([...new Set(e)]);function ye(e){let t=new Intl.RelativeTimeFormat(S.value,{numeric:"auto"}),a=Math.max(0,(Date.now()-e)/1e3),r=[["day",86400],["hour",3600],["minute",60]];for(let[o,s]of r)if(a>=s)return t.format(-Math.floor(a/s),o);return n("page.home.just")}function Ie(e){if(e.status==="gathering")return n("page.home.gathering");if(e.status==="over")return n("page.home.over");let t=e.chairs.filter(a=>a.turn);return t.some(a=>a.player===N.value?.id)?n("page.home.turn"):t.length>0?n("ask.wait",{names:B(t.map(L))}):""}function Le({found:e}){let[t,a]=m(!1),r=e.filter(s=>s.status!=="over");if(r.length===0)return null;let o=3;return i`<section class="on">
		<h2>${n("page.home.on")}</h2>
		<ul class="tables">
			${r.slice(0,t?r.length:o).map(s=>{let u=ge(s.chairs),c={variant:n(`variant.${s.variant}`),names:B(u)};return i`<li key=${s.id}>
					<a href=${`/t/${s.id}`}>${n(u.length>0?"page.home.on.against":"page.home.on.alone",c)}</a>
					<span class="soft">${[Ie(s),ye(s.moved)].filter(Boolean).join(" · ")}</span>
				</li>`})}
		</ul>
		${r.length>o&&!t?i`<button type="button" class="button plain" onclick=${()=>a(!0)}>
					${n("page.home.more",{n:r.length-o})}
				</button>`:null}
	</section>`}function Oe(){let[e,t]=m(null),[a,r]=m(""),[o,s]=m(""),[u,c]=m(!1),h=()=>E().then(t,()=>y(n("page.trouble.unreached"))),l=async $=>{$.preventDefault();let v=he(a);return v?"elsewhere"in v?location.assign(v.elsewhere):(c(!0),await fe(v.table).catch(k=>s(b(k))),c(!1)):s(n("page.home.link.bad"))},p=$=>(r($.currentTarget.value),s(""));return i`<section>
		<h2>${n("page.home.friends")}</h2>
		<p>${n("page.home.create.about")}</p>
		<button type="button" class="button" aria-haspopup="dialog" onclick=${h}>${n("page.home.create")}</button>
		<form class="link" onsubmit=${l}>
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
		${e?i`<${e.Create} onclose=${()=>t(null)} />`:null}
	</section>`}function Ae({table:e,children:t}){let a=e.chairs.filter(o=>!o.player&&!o.bot).length,r=[e.house&&n("page.home.house"),e.clock&&n("page.home.clock",{clock:e.clock}),e.status==="gathering"?n("page.home.seats",{free:a}):ye(e.moved)];return i`<li>
		<span>${n("page.home.on.with",{variant:n(`variant.${e.variant}`),names:B(ge(e.chairs))})}</span>
		<span class="soft">${r.filter(Boolean).join(" · ")}</span>
		${t}
	</li>`}var A=8;function $e({title:e,tables:t,more:a,onmore:r,row:o}){let[s,u]=m(A);if(t.length===0)return null;let c=t.length-s,h=()=>{u(s+5*A),c<5*A&&a&&r()};return i`<h3>${e}</h3>
		<ul class="tables">
			${t.slice(0,s).map(l=>i`<${Ae} key=${l.id} table=${l}>${o(l)}<//>`)}
		</ul>
		${c>0||a?i`<button type="button" class="button plain" onclick=${h}>
					${a?n("page.more"):n("page.home.more",{n:c})}
				</button>`:null}`}function Be({found:{open:e,playing:t,told:a,more:r,onmore:o}}){let[s,u]=de(),c=te(),h=p=>u(async()=>await c.keep()&&p()),l=x();return i`<section>
		<h2>${n("page.home.company")}</h2>
		<p>${l?n("page.home.company.about",{variant:n(`variant.${l.id}`)}):" "}</p>
		<${ne} name=${c} />
		<p><button type="button" class="button" disabled=${!l} aria-busy=${s}
			onclick=${()=>l&&h(()=>pe(l.id))}>${n("page.home.company.find")}</button></p>
		${a&&e.length+t.length===0?i`<p class="soft">${n("page.home.quiet")}</p>`:null}
		<${$e} title=${n("page.home.open")} tables=${e} more=${r.open} onmore=${()=>o("open")}
			row=${p=>i`
				<button type="button" class="button plain" aria-busy=${s} onclick=${()=>h(()=>me(p.id))}>
					${n("page.home.sit")}
				</button>`} />
		<${$e} title=${n("page.home.playing")} tables=${t} more=${r.playing} onmore=${()=>o("playing")}
			row=${p=>i`
				<a class="button plain" href=${`/t/${p.id}`}>${n("page.home.watch")}</a>`} />
	</section>`}function Fe(){let e=[],[t,a]=m({mine:e,open:e,playing:e,told:!1,more:{open:!1,playing:!1}}),[r,o]=m({open:1,playing:1}),s=N.value?.id;d(()=>{let l=!1,p=!1,$=async()=>{if(document.visibilityState!=="hidden")try{let[k,q,D]=await Promise.all([s?C("mine",1):{all:e,more:!1},C("open",r.open),C("playing",r.playing)]);p=!1;let Se={open:q.more,playing:D.more};l||a({mine:k.all,open:q.all,playing:D.all,told:!0,more:Se})}catch(k){!l&&!p&&y(b(k)),p=!0}};$();let v=setInterval($,xe);return document.addEventListener("visibilitychange",$),()=>{l=!0,clearInterval(v),document.removeEventListener("visibilitychange",$)}},[s,r]);let u=l=>o(p=>({...p,[l]:p[l]+1})),c=new Set(t.mine.map(l=>l.id)),h=l=>!c.has(l.id);return{...t,open:t.open.filter(h),playing:t.playing.filter(h),onmore:u}}var Re=e=>[...e].reduce((t,a)=>t+(/[-fijlrt]/.test(a)?.3:a===a.toLowerCase()?.51:.68),0);function be(){let e=Fe();d(()=>{I(re)},[]);let t=n("title");return i`<main id="main" tabindex="-1" class="home">
		<header class="verso">
			<div class="cover">
				<p class="by">${n("page.home.by")}</p>
				<h1 style=${{"--ems":Re(t)}}>${t}</h1>
				<p class="what">${n("page.home.what")}</p>
				<div class="fan" aria-hidden="true">${Ee.map(a=>i`<${J} key=${a} card=${a} />`)}</div>
			</div>
		</header>
		<div class="recto">
			<${Pe} />
			<${Le} found=${e.mine} />
			<${Oe} />
			<${Be} found=${e} />
		</div>
	</main>`}function ve(){let{spoken:e}=g;return i`<section aria-label=${n("page.choices.spoken")}>
		<button type="button" class="skip" role="switch" aria-checked=${e.value}
			onclick=${()=>e.value=!e.value}>
			${n("page.choices.spoken.switch",{on:e.value?"yes":"no"})}
		</button>
	</section>`}var F={t:"Table",replay:"Replay",rules:"Rules",records:"Records",settings:"Choices",learn:"Learn"},we=z(null),T=()=>g.language.value||K(navigator.languages);async function R(){let[e]=await Promise.all([E(),j(T(),f)]);we.value=e}function qe(e){let t=Object.hasOwn(F,e)?F[e]:void 0;return e===""?be:t?we.value?.[t]??ze:Me}var De=["rules","learn","records","settings"];function He(){let[e=""]=w.value;return i`<header class="running">
		<a class="skip" href="#main">${n("page.skip")}</a>
		<a class="mark" href="/" aria-current=${e===""?"page":void 0}>Ninety-<b>Nine</b></a>
		<nav aria-label=${n("page.nav")}>
			${De.map(t=>{let a=e===t?"page":void 0;return i`<a href=${`/${t}`} aria-current=${a}>${n(`page.nav.${t}`)}</a>`})}
		</nav>
	</header>`}function Me(){return i`<main id="main" tabindex="-1" class="stack">
		<h1>${n("page.nowhere")}</h1>
		<p><a href="/">${n("page.nowhere.go")}</a></p>
	</main>`}function ke(){try{if(sessionStorage.getItem("ninetynine.anew")===f)return!1;sessionStorage.setItem("ninetynine.anew",f)}catch{return!1}return location.reload(),!0}function ze(){let[e=""]=w.value,[t,a]=m(!1);return d(()=>{R().catch(()=>ke()||a(!0))},[e]),i`<main id="main" tabindex="-1" class="stack">
		${t?i`<p>${n("page.trouble.unreached")}</p>`:null}
	</main>`}function Ge(){let[e="",...t]=w.value,a=qe(e),r=e===""||e==="t"||!Q(`page.nav.${e}`)?"":n(`page.nav.${e}`),o=w.value.join("/");return d(()=>{ae()&&document.activeElement===document.body&&document.getElementById("main")?.focus()},[o]),d(()=>{e!=="t"&&(document.title=r?`${r} · Ninety-Nine`:"Ninety-Nine")},[e,r]),S.value,i`<div role="region" aria-label=${n("page.access")}><${ve} /></div>
		${e==="t"&&t.length>0?null:i`<${He} />`}
		<${a} key=${e} rest=${t} /><${V} />`}async function Ke(){document.fonts.load("500 1em Alegreya"),_(),oe();let[e=""]=w.value,t=()=>U(`${f}cards.svg`);await Promise.all([...e===""?[P(T(),f)]:[j(T(),f),t()],...e in F?[R()]:[]]),G(()=>{let a=T();a!==S.peek()&&P(a,f).catch(r=>ke()||y(b(r)))}),H(i`<${Ge} />`,document.getElementById("page")),ee().catch(a=>y(b(a))),e===""&&(t().catch(a=>y(b(a))),setTimeout(()=>{R().catch(()=>{})},1e3))}Ke().catch(e=>{console.error(e);let t=document.createElement("p");t.textContent="This page could not be loaded; load it again.",document.body.append(t)});
