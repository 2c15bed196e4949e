import{$a as X,A as g,Aa as E,Ab as B,B as G,Bb as N,Cb as ie,Eb as le,Ib as re,Jb as ce,Lb as ue,Mb as pe,Nb as me,Ob as $e,Pb as de,Qb as fe,Rb as he,_a as V,aa as K,b as F,ba as Q,c as m,d as h,da as $,f as q,gb as Y,hb as Z,j as D,ka as b,l as H,la as y,m as s,na as L,o as S,oa as W,ob as w,p as M,pa as _,q as T,qb as ee,r as C,ra as J,sb as te,t,ta as U,u as z,wb as ne,xb as ae,yb as oe,zb as se}from"./chunk.js";async function P(){let[e]=await Promise.all([import("./screens.js"),Ce(`${$}style/more.css`)]);return e}async function Ce(e){if(document.querySelector(`link[rel=stylesheet][href="${e}"]`))return;let n=document.createElement("link");n.rel="stylesheet",n.href=e,document.head.append(n),await new Promise((a,i)=>{n.onload=a,n.onerror=i}).catch(a=>{throw n.remove(),a})}var Ee=new Set(["random","greedy"]),Ne=15e3,Pe=["9D","KC","QH","9S"];function xe({onclose:e}){let n=N(),a=o=>{B.variant.value=o.id,e()},i=q(null);return h(()=>{let o=i.current?.querySelector("[aria-pressed=true]");o instanceof HTMLElement&&o.focus()},[]),s`<${_} broad title=${t("page.variants.title")} onclose=${e}>
		<div class="contents" ref=${i}>
			${ie().map(([o,l])=>s`<section key=${o}>
					<h3>${t("page.players",{n:o})}</h3>
					<ul>
						${l.map(u=>s`<li key=${u.id}>
								<button type="button" aria-pressed=${u===n} onclick=${()=>a(u)}>
									<span class="name">${t(`variant.${u.id}`)}</span> <span class="soft">${t(`about.${u.id}`)}</span>
								</button>
							</li>`)}
					</ul>
				</section>`)}
		</div>
	<//>`}function be(){let[e,n]=m(!1);return[e,async a=>{e||(n(!0),await L(a),n(!1))}]}function Te(){let[e,n]=m(!1),[a,i]=be(),o=N(),l=le(),u=ae.value.filter(c=>!Ee.has(c.name)||c.name===l);return s`<section class="now" aria-label=${t("page.home.play")}>
		<p class="soft">${o?t("page.players",{n:o.chairs}):" "}</p>
		<h2>
			<button type="button" class="game" aria-haspopup="dialog" onclick=${()=>n(!0)}>
				${o?t(`variant.${o.id}`):" "}
			</button>
		</h2>
		<p>${o?t(`about.${o.id}`):" "}</p>
		<p class="turns">
			<button type="button" class="button plain" onclick=${()=>n(!0)}>
				${t("page.home.variants",{n:ne.value.length})}
			</button>
			<a class="button plain" href=${`/rules/${o?.id??""}`}>${t("page.home.rules")}</a>
			${oe.value?s`<a class="button plain" href=${o?`/bids?variant=${o.id}`:"/bids"}>${t("page.nav.bids")}</a>`:null}
		</p>
		<div class="against">
			<${J} label=${t("page.home.level")} value=${l} options=${U("page.level",...u.map(c=>c.name))}
				onchange=${c=>B.level.value=c} />
			<p class="soft" aria-live="polite">${l?t(`page.level.about.${l}`):" "}</p>
		</div>
		<button type="button" class="button chief" disabled=${!o||!l} aria-busy=${a}
			onclick=${()=>o&&i(()=>re(o,l))}>${t("page.home.play")}</button>
		<p class="today"><a href="/daily">${t("page.home.daily")}</a></p>
		<p class="today"><a href="/pad">${t("page.home.pad")}</a></p>
		<${Le} />
		${e?s`<${xe} onclose=${()=>n(!1)} />`:null}
	</section>`}function Le(){return g.taught.value?null:s`<p class="lesson">
		<a href="/learn/first">${t("page.home.lesson")}</a>
		<button type="button" class="button plain soft" onclick=${()=>g.taught.value=!0}>
			${t("page.home.lesson.no")}
		</button>
	</p>`}function Be(){let[e,n]=m(null),[a,i]=m(""),[o,l]=m(""),[u,c]=m(!1),f=()=>Promise.all([P(),C(S.value,$)]).then(([d])=>n(d),()=>b(t("page.trouble.unreached"))),r=async d=>{d.preventDefault();let v=pe(a);return v?"elsewhere"in v?location.assign(v.elsewhere):(c(!0),await me(v.table).catch(k=>l(y(k))),c(!1)):l(t("page.home.link.bad"))},p=d=>(i(d.currentTarget.value),l(""));return s`<section>
		<h2>${t("page.home.friends")}</h2>
		<p>${t("page.home.create.about")}</p>
		<button type="button" class="button" aria-haspopup="dialog" onclick=${f}>${t("page.home.create")}</button>
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
		${e?s`<${e.Create} onclose=${()=>n(null)} />`:null}
	</section>`}function Ie({table:e,children:n}){let a=e.chairs.filter(o=>!o.player&&!o.bot).length,i=[e.house&&t("page.home.house"),e.clock&&t("page.home.clock",{clock:e.clock}),e.status==="gathering"?t("page.home.seats",{free:a}):fe(e.moved)];return s`<li>
		<span>${t("page.home.on.with",{variant:t(`variant.${e.variant}`),names:de($e(e.chairs))})}</span>
		<span class="soft">${i.filter(Boolean).join(" · ")}</span>
		${n}
	</li>`}var I=8;function ge({title:e,tables:n,more:a,onmore:i,row:o}){let[l,u]=m(I);if(n.length===0)return null;let c=n.length-l,f=()=>{u(l+5*I),c<5*I&&a&&i()};return s`<h3>${e}</h3>
		<ul class="tables">
			${n.slice(0,l).map(r=>s`<${Ie} key=${r.id} table=${r}>${o(r)}<//>`)}
		</ul>
		${c>0||a?s`<button type="button" class="button plain" onclick=${f}>
					${a?t("page.more"):t("page.home.more",{n:c})}
				</button>`:null}`}function Oe({found:{open:e,playing:n,told:a,more:i,onmore:o}}){let[l,u]=be(),c=Y(),f=p=>u(async()=>await c.keep()&&p()),r=N();return s`<section>
		<h2>${t("page.home.company")}</h2>
		<p>${r?t("page.home.company.about",{variant:t(`variant.${r.id}`)}):" "}</p>
		<${Z} name=${c} />
		<p><button type="button" class="button" disabled=${!r} aria-busy=${l}
			onclick=${()=>r&&f(()=>ce(r.id))}>${t("page.home.company.find")}</button></p>
		${a&&e.length+n.length===0?s`<p class="soft">${t("page.home.quiet")}</p>`:null}
		<${ge} title=${t("page.home.open")} tables=${e} more=${i.open} onmore=${()=>o("open")}
			row=${p=>s`
				<button type="button" class="button plain" aria-busy=${l} onclick=${()=>f(()=>ue(p.id))}>
					${t("page.home.sit")}
				</button>`} />
		<${ge} title=${t("page.home.playing")} tables=${n} more=${i.playing} onmore=${()=>o("playing")}
			row=${p=>s`
				<a class="button plain" href=${`/t/${p.id}`}>${t("page.home.watch")}</a>`} />
	</section>`}function Re(){let e=[],[n,a]=m({mine:e,open:e,playing:e,told:!1,more:{open:!1,playing:!1}}),[i,o]=m({open:1,playing:1}),l=V.value?.id;h(()=>{let r=!1,p=!1,d=async()=>{if(document.visibilityState!=="hidden")try{let[k,j,A]=await Promise.all([l?E("mine",1):{all:e,more:!1},E("open",i.open),E("playing",i.playing)]);p=!1;let Se={open:j.more,playing:A.more};r||a({mine:k.all,open:j.all,playing:A.all,told:!0,more:Se})}catch(k){!r&&!p&&b(y(k)),p=!0}};d();let v=setInterval(d,Ne);return document.addEventListener("visibilitychange",d),()=>{r=!0,clearInterval(v),document.removeEventListener("visibilitychange",d)}},[l,i]);let u=r=>o(p=>({...p,[r]:p[r]+1})),c=new Set(n.mine.map(r=>r.id)),f=r=>!c.has(r.id);return{...n,open:n.open.filter(f),playing:n.playing.filter(f),onmore:u}}var je=e=>[...e].reduce((n,a)=>n+(/[-fijlrt]/.test(a)?.3:a===a.toLowerCase()?.51:.68),0);function ye(){let e=Re();h(()=>{L(se)},[]);let n=t("title");return s`<main id="main" tabindex="-1" class="home">
		<header class="verso">
			<div class="cover">
				<p class="by">${t("page.home.by")}</p>
				<h1 style=${{"--ems":je(n)}}>${n}</h1>
				<p class="what">${t("page.home.what")}</p>
				<div class="fan" aria-hidden="true">${Pe.map(a=>s`<${K} key=${a} card=${a} />`)}</div>
			</div>
		</header>
		<div class="recto">
			<${Te} />
			<${he} found=${e.mine} />
			<${Be} />
			<${Oe} found=${e} />
		</div>
	</main>`}function ve(){let{spoken:e}=g;return s`<section aria-label=${t("page.choices.spoken")}>
		<button type="button" class="skip" role="switch" aria-checked=${e.value}
			onclick=${()=>e.value=!e.value}>
			${t("page.choices.spoken.switch",{on:e.value?"yes":"no"})}
		</button>
	</section>`}var O={t:"Table",replay:"Replay",report:"Report",rules:"Rules",records:"Records",statistics:"Statistics",settings:"Choices",learn:"Learn",bids:"Bids",daily:"Daily",problems:"Problems",whatif:"Endings",pad:"Pads"},we=D(null),x=()=>g.language.value||M(navigator.languages);async function R(){let[e]=await Promise.all([P(),C(x(),$)]);we.value=e}function Ae(e){let n=Object.hasOwn(O,e)?O[e]:void 0;return e===""?ye:n?we.value?.[n]??He:De}var Fe=["rules","learn","problems","records","settings"];function qe(){let[e=""]=w.value;return s`<header class="running">
		<a class="skip" href="#main">${t("page.skip")}</a>
		<a class="mark" href="/" aria-current=${e===""?"page":void 0}>Ninety-<b>Nine</b></a>
		<nav aria-label=${t("page.nav")}>
			${Fe.map(n=>{let a=e===n?"page":void 0;return s`<a href=${`/${n}`} aria-current=${a}>${t(`page.nav.${n}`)}</a>`})}
		</nav>
	</header>`}function De(){return s`<main id="main" tabindex="-1" class="stack">
		<h1>${t("page.nowhere")}</h1>
		<p><a href="/">${t("page.nowhere.go")}</a></p>
	</main>`}function ke(){try{if(sessionStorage.getItem("ninetynine.anew")===$)return!1;sessionStorage.setItem("ninetynine.anew",$)}catch{return!1}return location.reload(),!0}function He(){let[e=""]=w.value,[n,a]=m(!1);return h(()=>{R().catch(()=>ke()||a(!0))},[e]),s`<main id="main" tabindex="-1" class="stack">
		${n?s`<p>${t("page.trouble.unreached")}</p>`:null}
	</main>`}function Me(){let[e="",...n]=w.value,a=Ae(e),i=e===""||e==="t"||!z(`page.nav.${e}`)?"":t(`page.nav.${e}`),o=w.value.join("/");return h(()=>{ee()&&document.activeElement===document.body&&document.getElementById("main")?.focus()},[o]),h(()=>{e!=="t"&&(document.title=i?`${i} · Ninety-Nine`:"Ninety-Nine")},[e,i]),S.value,s`<div role="region" aria-label=${t("page.access")}><${ve} /></div>
		${e==="t"&&n.length>0?null:s`<${qe} />`}
		<${a} key=${e} rest=${n} /><${W} />`}async function ze(){document.fonts.load("500 1em Alegreya"),G(),te();let[e=""]=w.value,n=()=>Q(`${$}cards.svg`);await Promise.all([...e===""?[T(x(),$)]:[C(x(),$),n()],...e in O?[R()]:[]]),H(()=>{let a=x();a!==S.peek()&&T(a,$).catch(i=>ke()||b(y(i)))}),F(s`<${Me} />`,document.getElementById("page")),X().catch(a=>b(y(a))),e===""&&(n().catch(a=>b(y(a))),setTimeout(()=>{R().catch(()=>{})},1e3))}ze().catch(e=>{console.error(e);let n=document.createElement("p");n.textContent="This page could not be loaded; load it again.",document.body.append(n)});
