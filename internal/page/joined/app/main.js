import{$a as ie,Fa as x,Ga as ee,Ja as L,Na as te,Oa as ne,Ta as k,Va as ae,Xa as oe,Y as J,Ya as se,Z as U,Za as re,ab as O,b as D,ba as y,bb as E,c as m,ca as b,cb as le,d,da as I,db as ce,ea as V,f as H,fa as X,gb as ue,ha as Y,hb as pe,i as z,ia as Z,ib as me,jb as he,k as G,kb as fe,l as r,n as w,o as K,oa as N,p as j,q as C,r as n,s as Q,v as W,x as g,y as _}from"./chunk.js";var h=document.body.dataset.base??"/";async function P(){let[e]=await Promise.all([import("./screens.js"),Ce(`${h}style/more.css`)]);return e}async function Ce(e){if(document.querySelector(`link[rel=stylesheet][href="${e}"]`))return;let t=document.createElement("link");t.rel="stylesheet",t.href=e,document.head.append(t),await new Promise((a,i)=>{t.onload=a,t.onerror=i}).catch(a=>{throw t.remove(),a})}var Ne=new Set(["random","greedy"]),xe=15e3,Ee=["9D","KC","QH","9S"];function Pe({onclose:e}){let t=E(),a=o=>{O.variant.value=o.id,e()},i=H(null);return d(()=>{let o=i.current?.querySelector("[aria-pressed=true]");o instanceof HTMLElement&&o.focus()},[]),r`<${X} broad title=${n("page.variants.title")} onclose=${e}>
		<div class="contents" ref=${i}>
			${le().map(([o,s])=>r`<section key=${o}>
					<h3>${n("page.players",{n:o})}</h3>
					<ul>
						${s.map(u=>r`<li key=${u.id}>
								<button type="button" aria-pressed=${u===t} onclick=${()=>a(u)}>
									<span class="name">${n(`variant.${u.id}`)}</span> <span class="soft">${n(`about.${u.id}`)}</span>
								</button>
							</li>`)}
					</ul>
				</section>`)}
		</div>
	<//>`}function de(){let[e,t]=m(!1);return[e,async a=>{e||(t(!0),await I(a),t(!1))}]}function Te(){let[e,t]=m(!1),[a,i]=de(),o=E(),s=ce(),u=re.value.filter(c=>!Ne.has(c.name)||c.name===s);return r`<section class="now" aria-label=${n("page.home.play")}>
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
			${o?r`<a class="button plain" href=${`/rules/${o.id}`}>${n("page.home.rules")}</a>`:null}
		</p>
		<div class="against">
			<${Y} label=${n("page.home.level")} value=${s} options=${Z("page.level",...u.map(c=>c.name))}
				onchange=${c=>O.level.value=c} />
			<p class="soft" aria-live="polite">${s?n(`page.level.about.${s}`):" "}</p>
		</div>
		<button type="button" class="button chief" disabled=${!o||!s} aria-busy=${a}
			onclick=${()=>o&&i(()=>ue(o,s))}>${n("page.home.play")}</button>
		<${je} />
		${e?r`<${Pe} onclose=${()=>t(!1)} />`:null}
	</section>`}function je(){return g.taught.value?null:r`<p class="lesson">
		<a href="/learn">${n("page.home.lesson")}</a>
		<button type="button" class="button plain soft" onclick=${()=>g.taught.value=!0}>
			${n("page.home.lesson.no")}
		</button>
	</p>`}var ge=e=>e.filter(t=>t.player!==x.value?.id&&(t.player||t.bot)).map(L),A=e=>W([...new Set(e)]);function ye(e){let t=new Intl.RelativeTimeFormat(w.value,{numeric:"auto"}),a=Math.max(0,(Date.now()-e)/1e3),i=[["day",86400],["hour",3600],["minute",60]];for(let[o,s]of i)if(a>=s)return t.format(-Math.floor(a/s),o);return n("page.home.just")}function Ie(e){if(e.status==="gathering")return n("page.home.gathering");if(e.status==="over")return n("page.home.over");let t=e.chairs.filter(a=>a.turn);return t.some(a=>a.player===x.value?.id)?n("page.home.turn"):t.length>0?n("ask.wait",{names:A(t.map(L))}):""}function Le({found:e}){let[t,a]=m(!1),i=e.filter(s=>s.status!=="over");if(i.length===0)return null;let o=3;return r`<section class="on">
		<h2>${n("page.home.on")}</h2>
		<ul class="tables">
			${i.slice(0,t?i.length:o).map(s=>{let u=ge(s.chairs),c={variant:n(`variant.${s.variant}`),names:A(u)};return r`<li key=${s.id}>
					<a href=${`/t/${s.id}`}>${n(u.length>0?"page.home.on.against":"page.home.on.alone",c)}</a>
					<span class="soft">${[Ie(s),ye(s.moved)].filter(Boolean).join(" · ")}</span>
				</li>`})}
		</ul>
		${i.length>o&&!t?r`<button type="button" class="button plain" onclick=${()=>a(!0)}>
					${n("page.home.more",{n:i.length-o})}
				</button>`:null}
	</section>`}function Oe(){let[e,t]=m(null),[a,i]=m(""),[o,s]=m(""),[u,c]=m(!1),$=()=>Promise.all([P(),C(w.value,h)]).then(([f])=>t(f),()=>y(n("page.trouble.unreached"))),l=async f=>{f.preventDefault();let v=he(a);return v?"elsewhere"in v?location.assign(v.elsewhere):(c(!0),await fe(v.table).catch(S=>s(b(S))),c(!1)):s(n("page.home.link.bad"))},p=f=>(i(f.currentTarget.value),s(""));return r`<section>
		<h2>${n("page.home.friends")}</h2>
		<p>${n("page.home.create.about")}</p>
		<button type="button" class="button" aria-haspopup="dialog" onclick=${$}>${n("page.home.create")}</button>
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
		${e?r`<${e.Create} onclose=${()=>t(null)} />`:null}
	</section>`}function Re({table:e,children:t}){let a=e.chairs.filter(o=>!o.player&&!o.bot).length,i=[e.house&&n("page.home.house"),e.clock&&n("page.home.clock",{clock:e.clock}),e.status==="gathering"?n("page.home.seats",{free:a}):ye(e.moved)];return r`<li>
		<span>${n("page.home.on.with",{variant:n(`variant.${e.variant}`),names:A(ge(e.chairs))})}</span>
		<span class="soft">${i.filter(Boolean).join(" · ")}</span>
		${t}
	</li>`}var R=8;function $e({title:e,tables:t,more:a,onmore:i,row:o}){let[s,u]=m(R);if(t.length===0)return null;let c=t.length-s,$=()=>{u(s+5*R),c<5*R&&a&&i()};return r`<h3>${e}</h3>
		<ul class="tables">
			${t.slice(0,s).map(l=>r`<${Re} key=${l.id} table=${l}>${o(l)}<//>`)}
		</ul>
		${c>0||a?r`<button type="button" class="button plain" onclick=${$}>
					${a?n("page.more"):n("page.home.more",{n:c})}
				</button>`:null}`}function Ae({found:{open:e,playing:t,told:a,more:i,onmore:o}}){let[s,u]=de(),c=te(),$=p=>u(async()=>await c.keep()&&p()),l=E();return r`<section>
		<h2>${n("page.home.company")}</h2>
		<p>${l?n("page.home.company.about",{variant:n(`variant.${l.id}`)}):" "}</p>
		<${ne} name=${c} />
		<p><button type="button" class="button" disabled=${!l} aria-busy=${s}
			onclick=${()=>l&&$(()=>pe(l.id))}>${n("page.home.company.find")}</button></p>
		${a&&e.length+t.length===0?r`<p class="soft">${n("page.home.quiet")}</p>`:null}
		<${$e} title=${n("page.home.open")} tables=${e} more=${i.open} onmore=${()=>o("open")}
			row=${p=>r`
				<button type="button" class="button plain" aria-busy=${s} onclick=${()=>$(()=>me(p.id))}>
					${n("page.home.sit")}
				</button>`} />
		<${$e} title=${n("page.home.playing")} tables=${t} more=${i.playing} onmore=${()=>o("playing")}
			row=${p=>r`
				<a class="button plain" href=${`/t/${p.id}`}>${n("page.home.watch")}</a>`} />
	</section>`}function Be(){let e=[],[t,a]=m({mine:e,open:e,playing:e,told:!1,more:{open:!1,playing:!1}}),[i,o]=m({open:1,playing:1}),s=x.value?.id;d(()=>{let l=!1,p=!1,f=async()=>{if(document.visibilityState!=="hidden")try{let[S,M,q]=await Promise.all([s?N("mine",1):{all:e,more:!1},N("open",i.open),N("playing",i.playing)]);p=!1;let Se={open:M.more,playing:q.more};l||a({mine:S.all,open:M.all,playing:q.all,told:!0,more:Se})}catch(S){!l&&!p&&y(b(S)),p=!0}};f();let v=setInterval(f,xe);return document.addEventListener("visibilitychange",f),()=>{l=!0,clearInterval(v),document.removeEventListener("visibilitychange",f)}},[s,i]);let u=l=>o(p=>({...p,[l]:p[l]+1})),c=new Set(t.mine.map(l=>l.id)),$=l=>!c.has(l.id);return{...t,open:t.open.filter($),playing:t.playing.filter($),onmore:u}}var Fe=e=>[...e].reduce((t,a)=>t+(/[-fijlrt]/.test(a)?.3:a===a.toLowerCase()?.51:.68),0);function be(){let e=Be();d(()=>{I(ie)},[]);let t=n("title");return r`<main id="main" tabindex="-1" class="home">
		<header class="verso">
			<div class="cover">
				<p class="by">${n("page.home.by")}</p>
				<h1 style=${{"--ems":Fe(t)}}>${t}</h1>
				<p class="what">${n("page.home.what")}</p>
				<div class="fan" aria-hidden="true">${Ee.map(a=>r`<${J} key=${a} card=${a} />`)}</div>
			</div>
		</header>
		<div class="recto">
			<${Te} />
			<${Le} found=${e.mine} />
			<${Oe} />
			<${Ae} found=${e} />
		</div>
	</main>`}function ve(){let{spoken:e}=g;return r`<section aria-label=${n("page.choices.spoken")}>
		<button type="button" class="skip" role="switch" aria-checked=${e.value}
			onclick=${()=>e.value=!e.value}>
			${n("page.choices.spoken.switch",{on:e.value?"yes":"no"})}
		</button>
	</section>`}var B={t:"Table",replay:"Replay",report:"Report",rules:"Rules",records:"Records",settings:"Choices",learn:"Learn"},we=z(null),T=()=>g.language.value||K(navigator.languages);async function F(){let[e]=await Promise.all([P(),C(T(),h)]);we.value=e}function Me(e){let t=Object.hasOwn(B,e)?B[e]:void 0;return e===""?be:t?we.value?.[t]??ze:He}var qe=["rules","learn","records","settings"];function De(){let[e=""]=k.value;return r`<header class="running">
		<a class="skip" href="#main">${n("page.skip")}</a>
		<a class="mark" href="/" aria-current=${e===""?"page":void 0}>Ninety-<b>Nine</b></a>
		<nav aria-label=${n("page.nav")}>
			${qe.map(t=>{let a=e===t?"page":void 0;return r`<a href=${`/${t}`} aria-current=${a}>${n(`page.nav.${t}`)}</a>`})}
		</nav>
	</header>`}function He(){return r`<main id="main" tabindex="-1" class="stack">
		<h1>${n("page.nowhere")}</h1>
		<p><a href="/">${n("page.nowhere.go")}</a></p>
	</main>`}function ke(){try{if(sessionStorage.getItem("ninetynine.anew")===h)return!1;sessionStorage.setItem("ninetynine.anew",h)}catch{return!1}return location.reload(),!0}function ze(){let[e=""]=k.value,[t,a]=m(!1);return d(()=>{F().catch(()=>ke()||a(!0))},[e]),r`<main id="main" tabindex="-1" class="stack">
		${t?r`<p>${n("page.trouble.unreached")}</p>`:null}
	</main>`}function Ge(){let[e="",...t]=k.value,a=Me(e),i=e===""||e==="t"||!Q(`page.nav.${e}`)?"":n(`page.nav.${e}`),o=k.value.join("/");return d(()=>{ae()&&document.activeElement===document.body&&document.getElementById("main")?.focus()},[o]),d(()=>{e!=="t"&&(document.title=i?`${i} · Ninety-Nine`:"Ninety-Nine")},[e,i]),w.value,r`<div role="region" aria-label=${n("page.access")}><${ve} /></div>
		${e==="t"&&t.length>0?null:r`<${De} />`}
		<${a} key=${e} rest=${t} /><${V} />`}async function Ke(){document.fonts.load("500 1em Alegreya"),_(),oe();let[e=""]=k.value,t=()=>U(`${h}cards.svg`);await Promise.all([...e===""?[j(T(),h)]:[C(T(),h),t()],...e in B?[F()]:[]]),G(()=>{let a=T();a!==w.peek()&&j(a,h).catch(i=>ke()||y(b(i)))}),D(r`<${Ge} />`,document.getElementById("page")),ee().catch(a=>y(b(a))),e===""&&(t().catch(a=>y(b(a))),setTimeout(()=>{F().catch(()=>{})},1e3))}Ke().catch(e=>{console.error(e);let t=document.createElement("p");t.textContent="This page could not be loaded; load it again.",document.body.append(t)});
