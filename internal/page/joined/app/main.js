import{$a as te,A as g,Ab as $e,B as _,Bb as h,Cb as x,Ta as E,Ua as ee,Xa as I,aa as J,ab as ne,b as H,ba as U,c as m,d,f as q,fb as k,ga as b,ha as v,hb as ae,j as z,ja as B,jb as oe,ka as V,kb as se,l as G,la as X,lb as ie,m as i,mb as le,na as Y,nb as re,o as w,ob as L,p as K,pa as Z,pb as T,q as j,qb as ce,r as C,rb as ue,t,u as Q,vb as pe,wa as N,wb as me,y as W,yb as fe,zb as he}from"./chunk.js";var Ne=new Set(["random","greedy"]),Ee=15e3,Te=["9D","KC","QH","9S"];function xe({onclose:e}){let n=T(),a=o=>{L.variant.value=o.id,e()},l=q(null);return d(()=>{let o=l.current?.querySelector("[aria-pressed=true]");o instanceof HTMLElement&&o.focus()},[]),i`<${X} broad title=${t("page.variants.title")} onclose=${e}>
		<div class="contents" ref=${l}>
			${ce().map(([o,s])=>i`<section key=${o}>
					<h3>${t("page.players",{n:o})}</h3>
					<ul>
						${s.map(u=>i`<li key=${u.id}>
								<button type="button" aria-pressed=${u===n} onclick=${()=>a(u)}>
									<span class="name">${t(`variant.${u.id}`)}</span> <span class="soft">${t(`about.${u.id}`)}</span>
								</button>
							</li>`)}
					</ul>
				</section>`)}
		</div>
	<//>`}function ge(){let[e,n]=m(!1);return[e,async a=>{e||(n(!0),await B(a),n(!1))}]}function Pe(){let[e,n]=m(!1),[a,l]=ge(),o=T(),s=ue(),u=ie.value.filter(c=>!Ne.has(c.name)||c.name===s);return i`<section class="now" aria-label=${t("page.home.play")}>
		<p class="soft">${o?t("page.players",{n:o.chairs}):" "}</p>
		<h2>
			<button type="button" class="game" aria-haspopup="dialog" onclick=${()=>n(!0)}>
				${o?t(`variant.${o.id}`):" "}
			</button>
		</h2>
		<p>${o?t(`about.${o.id}`):" "}</p>
		<p class="turns">
			<button type="button" class="button plain" onclick=${()=>n(!0)}>
				${t("page.home.variants",{n:se.value.length})}
			</button>
			<a class="button plain" href=${`/rules/${o?.id??""}`}>${t("page.home.rules")}</a>
			${le.value?i`<a class="button plain" href=${o?`/bids?variant=${o.id}`:"/bids"}>${t("page.nav.bids")}</a>`:null}
		</p>
		<div class="against">
			<${Y} label=${t("page.home.level")} value=${s} options=${Z("page.level",...u.map(c=>c.name))}
				onchange=${c=>L.level.value=c} />
			<p class="soft" aria-live="polite">${s?t(`page.level.about.${s}`):" "}</p>
		</div>
		<button type="button" class="button chief" disabled=${!o||!s} aria-busy=${a}
			onclick=${()=>o&&l(()=>pe(o,s))}>${t("page.home.play")}</button>
		<p class="today"><a href="/daily">${t("page.home.daily")}</a></p>
		<${je} />
		${e?i`<${xe} onclose=${()=>n(!1)} />`:null}
	</section>`}function je(){return g.taught.value?null:i`<p class="lesson">
		<a href="/learn/first">${t("page.home.lesson")}</a>
		<button type="button" class="button plain soft" onclick=${()=>g.taught.value=!0}>
			${t("page.home.lesson.no")}
		</button>
	</p>`}var be=e=>e.filter(n=>n.player!==E.value?.id&&(n.player||n.bot)).map(I),R=e=>W([...new Set(e)]);function ve(e){let n=new Intl.RelativeTimeFormat(w.value,{numeric:"auto"}),a=Math.max(0,(Date.now()-e)/1e3),l=[["day",86400],["hour",3600],["minute",60]];for(let[o,s]of l)if(a>=s)return n.format(-Math.floor(a/s),o);return t("page.home.just")}function Be(e){if(e.status==="gathering")return t("page.home.gathering");if(e.status==="over")return t("page.home.over");let n=e.chairs.filter(a=>a.turn);return n.some(a=>a.player===E.value?.id)?t("page.home.turn"):n.length>0?t("ask.wait",{names:R(n.map(I))}):""}function Ie({found:e}){let[n,a]=m(!1),l=e.filter(s=>s.status!=="over");if(l.length===0)return null;let o=3;return i`<section class="on">
		<h2>${t("page.home.on")}</h2>
		<ul class="tables">
			${l.slice(0,n?l.length:o).map(s=>{let u=be(s.chairs),c={variant:t(`variant.${s.variant}`),names:R(u)};return i`<li key=${s.id}>
					<a href=${`/t/${s.id}`}>${t(u.length>0?"page.home.on.against":"page.home.on.alone",c)}</a>
					<span class="soft">${[Be(s),ve(s.moved)].filter(Boolean).join(" · ")}</span>
				</li>`})}
		</ul>
		${l.length>o&&!n?i`<button type="button" class="button plain" onclick=${()=>a(!0)}>
					${t("page.home.more",{n:l.length-o})}
				</button>`:null}
	</section>`}function Le(){let[e,n]=m(null),[a,l]=m(""),[o,s]=m(""),[u,c]=m(!1),$=()=>Promise.all([x(),C(w.value,h)]).then(([f])=>n(f),()=>b(t("page.trouble.unreached"))),r=async f=>{f.preventDefault();let y=he(a);return y?"elsewhere"in y?location.assign(y.elsewhere):(c(!0),await $e(y.table).catch(S=>s(v(S))),c(!1)):s(t("page.home.link.bad"))},p=f=>(l(f.currentTarget.value),s(""));return i`<section>
		<h2>${t("page.home.friends")}</h2>
		<p>${t("page.home.create.about")}</p>
		<button type="button" class="button" aria-haspopup="dialog" onclick=${$}>${t("page.home.create")}</button>
		<form class="link" onsubmit=${r}>
				<label class="field">
					<span>${t("page.home.link")}</span>
					<input
						type="text" value=${a} autocapitalize="none" autocomplete="off" spellcheck=${!1} required enterkeyhint="go"
						aria-invalid=${o!==""} aria-describedby=${o?"link-wrong":void 0}
						oninput=${p}
					/>
				</label>
				<button type="submit" class="button" aria-busy=${u}>${t("page.home.join")}</button>
		</form>
		<p id="link-wrong" class=${o?"trouble":""} role="alert">${o}</p>
		${e?i`<${e.Create} onclose=${()=>n(null)} />`:null}
	</section>`}function Oe({table:e,children:n}){let a=e.chairs.filter(o=>!o.player&&!o.bot).length,l=[e.house&&t("page.home.house"),e.clock&&t("page.home.clock",{clock:e.clock}),e.status==="gathering"?t("page.home.seats",{free:a}):ve(e.moved)];return i`<li>
		<span>${t("page.home.on.with",{variant:t(`variant.${e.variant}`),names:R(be(e.chairs))})}</span>
		<span class="soft">${l.filter(Boolean).join(" · ")}</span>
		${n}
	</li>`}var O=8;function de({title:e,tables:n,more:a,onmore:l,row:o}){let[s,u]=m(O);if(n.length===0)return null;let c=n.length-s,$=()=>{u(s+5*O),c<5*O&&a&&l()};return i`<h3>${e}</h3>
		<ul class="tables">
			${n.slice(0,s).map(r=>i`<${Oe} key=${r.id} table=${r}>${o(r)}<//>`)}
		</ul>
		${c>0||a?i`<button type="button" class="button plain" onclick=${$}>
					${a?t("page.more"):t("page.home.more",{n:c})}
				</button>`:null}`}function Re({found:{open:e,playing:n,told:a,more:l,onmore:o}}){let[s,u]=ge(),c=te(),$=p=>u(async()=>await c.keep()&&p()),r=T();return i`<section>
		<h2>${t("page.home.company")}</h2>
		<p>${r?t("page.home.company.about",{variant:t(`variant.${r.id}`)}):" "}</p>
		<${ne} name=${c} />
		<p><button type="button" class="button" disabled=${!r} aria-busy=${s}
			onclick=${()=>r&&$(()=>me(r.id))}>${t("page.home.company.find")}</button></p>
		${a&&e.length+n.length===0?i`<p class="soft">${t("page.home.quiet")}</p>`:null}
		<${de} title=${t("page.home.open")} tables=${e} more=${l.open} onmore=${()=>o("open")}
			row=${p=>i`
				<button type="button" class="button plain" aria-busy=${s} onclick=${()=>$(()=>fe(p.id))}>
					${t("page.home.sit")}
				</button>`} />
		<${de} title=${t("page.home.playing")} tables=${n} more=${l.playing} onmore=${()=>o("playing")}
			row=${p=>i`
				<a class="button plain" href=${`/t/${p.id}`}>${t("page.home.watch")}</a>`} />
	</section>`}function Ae(){let e=[],[n,a]=m({mine:e,open:e,playing:e,told:!1,more:{open:!1,playing:!1}}),[l,o]=m({open:1,playing:1}),s=E.value?.id;d(()=>{let r=!1,p=!1,f=async()=>{if(document.visibilityState!=="hidden")try{let[S,D,M]=await Promise.all([s?N("mine",1):{all:e,more:!1},N("open",l.open),N("playing",l.playing)]);p=!1;let Ce={open:D.more,playing:M.more};r||a({mine:S.all,open:D.all,playing:M.all,told:!0,more:Ce})}catch(S){!r&&!p&&b(v(S)),p=!0}};f();let y=setInterval(f,Ee);return document.addEventListener("visibilitychange",f),()=>{r=!0,clearInterval(y),document.removeEventListener("visibilitychange",f)}},[s,l]);let u=r=>o(p=>({...p,[r]:p[r]+1})),c=new Set(n.mine.map(r=>r.id)),$=r=>!c.has(r.id);return{...n,open:n.open.filter($),playing:n.playing.filter($),onmore:u}}var Fe=e=>[...e].reduce((n,a)=>n+(/[-fijlrt]/.test(a)?.3:a===a.toLowerCase()?.51:.68),0);function ye(){let e=Ae();d(()=>{B(re)},[]);let n=t("title");return i`<main id="main" tabindex="-1" class="home">
		<header class="verso">
			<div class="cover">
				<p class="by">${t("page.home.by")}</p>
				<h1 style=${{"--ems":Fe(n)}}>${n}</h1>
				<p class="what">${t("page.home.what")}</p>
				<div class="fan" aria-hidden="true">${Te.map(a=>i`<${J} key=${a} card=${a} />`)}</div>
			</div>
		</header>
		<div class="recto">
			<${Pe} />
			<${Ie} found=${e.mine} />
			<${Le} />
			<${Re} found=${e} />
		</div>
	</main>`}function we(){let{spoken:e}=g;return i`<section aria-label=${t("page.choices.spoken")}>
		<button type="button" class="skip" role="switch" aria-checked=${e.value}
			onclick=${()=>e.value=!e.value}>
			${t("page.choices.spoken.switch",{on:e.value?"yes":"no"})}
		</button>
	</section>`}var A={t:"Table",replay:"Replay",report:"Report",rules:"Rules",records:"Records",statistics:"Statistics",settings:"Choices",learn:"Learn",bids:"Bids",daily:"Daily",problems:"Problems",whatif:"Endings"},ke=z(null),P=()=>g.language.value||K(navigator.languages);async function F(){let[e]=await Promise.all([x(),C(P(),h)]);ke.value=e}function De(e){let n=Object.hasOwn(A,e)?A[e]:void 0;return e===""?ye:n?ke.value?.[n]??ze:qe}var Me=["rules","learn","problems","records","settings"];function He(){let[e=""]=k.value;return i`<header class="running">
		<a class="skip" href="#main">${t("page.skip")}</a>
		<a class="mark" href="/" aria-current=${e===""?"page":void 0}>Ninety-<b>Nine</b></a>
		<nav aria-label=${t("page.nav")}>
			${Me.map(n=>{let a=e===n?"page":void 0;return i`<a href=${`/${n}`} aria-current=${a}>${t(`page.nav.${n}`)}</a>`})}
		</nav>
	</header>`}function qe(){return i`<main id="main" tabindex="-1" class="stack">
		<h1>${t("page.nowhere")}</h1>
		<p><a href="/">${t("page.nowhere.go")}</a></p>
	</main>`}function Se(){try{if(sessionStorage.getItem("ninetynine.anew")===h)return!1;sessionStorage.setItem("ninetynine.anew",h)}catch{return!1}return location.reload(),!0}function ze(){let[e=""]=k.value,[n,a]=m(!1);return d(()=>{F().catch(()=>Se()||a(!0))},[e]),i`<main id="main" tabindex="-1" class="stack">
		${n?i`<p>${t("page.trouble.unreached")}</p>`:null}
	</main>`}function Ge(){let[e="",...n]=k.value,a=De(e),l=e===""||e==="t"||!Q(`page.nav.${e}`)?"":t(`page.nav.${e}`),o=k.value.join("/");return d(()=>{ae()&&document.activeElement===document.body&&document.getElementById("main")?.focus()},[o]),d(()=>{e!=="t"&&(document.title=l?`${l} · Ninety-Nine`:"Ninety-Nine")},[e,l]),w.value,i`<div role="region" aria-label=${t("page.access")}><${we} /></div>
		${e==="t"&&n.length>0?null:i`<${He} />`}
		<${a} key=${e} rest=${n} /><${V} />`}async function Ke(){document.fonts.load("500 1em Alegreya"),_(),oe();let[e=""]=k.value,n=()=>U(`${h}cards.svg`);await Promise.all([...e===""?[j(P(),h)]:[C(P(),h),n()],...e in A?[F()]:[]]),G(()=>{let a=P();a!==w.peek()&&j(a,h).catch(l=>Se()||b(v(l)))}),H(i`<${Ge} />`,document.getElementById("page")),ee().catch(a=>b(v(a))),e===""&&(n().catch(a=>b(v(a))),setTimeout(()=>{F().catch(()=>{})},1e3))}Ke().catch(e=>{console.error(e);let n=document.createElement("p");n.textContent="This page could not be loaded; load it again.",document.body.append(n)});
