import{A as W,Ac as We,B as N,Ba as g,Bb as be,Bc as Ue,Ca as v,Cb as ye,D as n,Db as we,E as ie,Fb as ke,Ga as de,Gb as Se,Ha as U,Ia as fe,Ib as K,Ja as $e,L as k,La as he,N as re,Na as ge,Qb as Ee,Rb as xe,Xa as _,a as m,b as A,bc as Ce,cc as Pe,dc as Le,ec as Ne,f as Z,fc as q,g as $,gc as R,h as y,hc as j,ic as De,j as ee,kc as Te,n as te,na as le,o as ne,oa as ce,p as C,pc as Ae,q as a,qa as S,qc as Ie,ra as P,s as I,sc as Oe,t as oe,tc as qe,u as ae,uc as Re,vc as je,w as O,wa as ue,wb as ve,wc as Fe,xa as pe,xc as Be,y as L,ya as me,yc as Me,z as se,zb as w,zc as He}from"./chunk.js";async function F(){let[e]=await Promise.all([import("./screens.js"),ot(`${m}style/more.css`)]);return e}async function ot(e){if(document.querySelector(`link[rel=stylesheet][href="${e}"]`))return;let t=document.createElement("link");t.rel="stylesheet",t.href=e,document.head.append(t),await new Promise((o,s)=>{t.onload=o,t.onerror=s}).catch(o=>{throw t.remove(),o})}var at=new Set(["random","greedy"]),st=15e3,it=["9D","KC","QH","9S"];function rt({onclose:e}){let t=R(),o=i=>{q.variant.value=i.id,e()},s=ee(null);return y(()=>{let i=s.current?.querySelector("[aria-pressed=true]");i instanceof HTMLElement&&i.focus()},[]),a`<${$e} broad title=${n("page.variants.title")} onclose=${e}>
		<div class="contents" ref=${s}>
			${De().map(([i,r])=>a`<section key=${i}>
					<h3>${n("page.players",{n:i})}</h3>
					<ul>
						${r.map(c=>a`<li key=${c.id}>
								<button type="button" aria-pressed=${c===t} onclick=${()=>o(c)}>
									<span class="name">${n(`variant.${c.id}`)}</span> <span class="soft">${n(`about.${c.id}`)}</span>
								</button>
							</li>`)}
					</ul>
				</section>`)}
		</div>
	<//>`}var lt=["beginner","casual","club","strong","expert"];function ct({more:e}){let[t,o]=$(!1),{busy:s,once:i}=U(),r=R(),c=Pe.value.map(p=>p.name),u=Te()||q.level.value||"beginner",f=(c.length?c:lt).filter(p=>!at.has(p)||p===u),l=j(),h=r?Ce.value.length:18;return a`<section class="now" aria-label=${n("page.home.play")}>
		<p class="soft">${r?n("page.players",{n:r.chairs}):" "}</p>
		<h2>
			<button type="button" class="game" aria-haspopup="dialog" onclick=${()=>o(!0)}>
				${n(`variant.${l}`)}
			</button>
		</h2>
		<p>${n(`about.${l}`)}</p>
		<p class="turns">
			<button type="button" class="button plain" onclick=${()=>o(!0)}>
				${n("page.home.variants",{n:h})}
			</button>
			<a class="button plain" href=${`/rules/${l}`}>${n("page.home.rules")}</a>
			${Le.value?a`<a class="button plain" href=${`/bids?variant=${l}`}>${n("page.nav.bids")}</a>`:null}
		</p>
		<div class="against">
			<${he} label=${n("page.home.level")} value=${u} options=${ge("page.level",...f)}
				onchange=${p=>q.level.value=p} />
			<p class="soft" aria-live="polite">${n(`page.level.about.${u}`)}</p>
		</div>
		<button type="button" class=${`button begin ${e?"":"chief"}`} disabled=${!r||!c.length} aria-busy=${s}
			onclick=${()=>r&&i(()=>Ae(r,u))}>${n(e?"page.home.play.new":"page.home.play")}</button>
		<p class="today"><a href="/daily">${n("page.home.daily")}</a></p>
		<p class="today"><a href="/pad">${n("page.home.pad")}</a></p>
		${t?a`<${rt} onclose=${()=>o(!1)} />`:null}
	</section>`}function ut(){return k.taught.value?null:a`<section class="lesson">
		<p>${n("page.home.lesson")}</p>
		<a class="button chief" href="/learn/first">${n("page.home.lesson.go")}</a>
		<button type="button" class="button plain" onclick=${()=>k.taught.value=!0}>
			${n("page.home.lesson.no")}
		</button>
	</section>`}function pt(){let[e,t]=$(null),[o,s]=$(""),[i,r]=$(""),[c,u]=$(!1),f=()=>Promise.all([F(),N(L.value,m)]).then(([p])=>t(p),()=>g(n("page.trouble.unreached"))),l=async p=>{p.preventDefault();let x=qe(o);return x?"elsewhere"in x?location.assign(x.elsewhere):(u(!0),await Re(x.table).catch(D=>r(v(D))),u(!1)):r(n("page.home.link.bad"))},h=p=>(s(p.currentTarget.value),r(""));return a`<section>
		<h2>${n(P.value?"page.home.own":"page.home.friends")}</h2>
		<p>${n(P.value?"page.home.own.about":"page.home.create.about")}</p>
		<button type="button" class="button" aria-haspopup="dialog" onclick=${f}>${n("page.home.create")}</button>
		${P.value?null:a`<form class="link" onsubmit=${l}>
				<label class="field">
					<span>${n("page.home.link")}</span>
					<input
						type="text" value=${o} autocapitalize="none" autocomplete="off" spellcheck=${!1} required enterkeyhint="go"
						aria-invalid=${i!==""} aria-describedby=${i?"link-wrong":void 0}
						oninput=${h}
					/>
				</label>
				<button type="submit" class="button" aria-busy=${c}>${n("page.home.join")}</button>
		</form>`}
		<p id="link-wrong" class=${i?"trouble":""} role="alert">${i}</p>
		${e?a`<${e.Create} onclose=${()=>t(null)} />`:null}
	</section>`}function mt({table:e,children:t}){let o=e.chairs.filter(i=>!i.player&&!i.bot).length,s=[e.house&&n("page.home.house"),e.clock&&n("page.home.clock",{clock:e.clock}),e.status==="gathering"?n("page.home.seats",{free:o}):Be(e.moved)];return a`<li>
		<span>${n("page.home.on.with",{variant:n(`variant.${e.variant}`),names:Fe(je(e.chairs))})}</span>
		<span class="soft">${s.filter(Boolean).join(" · ")}</span>
		${t}
	</li>`}var z=8;function _e({title:e,tables:t,more:o,onmore:s,row:i}){let[r,c]=$(z);if(t.length===0)return null;let u=t.length-r,f=()=>{c(r+5*z),u<5*z&&o&&s()};return a`<h3>${e}</h3>
		<ul class="tables">
			${t.slice(0,r).map(l=>a`<${mt} key=${l.id} table=${l}>${i(l)}<//>`)}
		</ul>
		${u>0||o?a`<button type="button" class="button plain" onclick=${f}>
					${o?n("page.more"):n("page.home.more",{n:u})}
				</button>`:null}`}function dt({found:{open:e,playing:t,told:o,more:s,onmore:i}}){let{busy:r,once:c}=U(),u=Ee(),f=h=>c(async()=>await u.keep()&&h()),l=R();return a`<section>
		<h2>${n("page.home.company")}</h2>
		<p>${l?n("page.home.company.about",{variant:n(`variant.${l.id}`)}):" "}</p>
		<${xe} name=${u} />
		<p><button type="button" class="button" disabled=${!l} aria-busy=${r}
			onclick=${()=>l&&f(()=>Ie(l.id))}>${n("page.home.company.find")}</button></p>
		${o&&e.length+t.length===0?a`<p class="soft">${n("page.home.quiet")}</p>`:null}
		<${_e} title=${n("page.home.open")} tables=${e} more=${s.open} onmore=${()=>i("open")}
			row=${h=>a`
				<button type="button" class="button plain" aria-busy=${r} onclick=${()=>f(()=>Oe(h.id))}>
					${n("page.home.sit")}
				</button>`} />
		<${_e} title=${n("page.home.playing")} tables=${t} more=${s.playing} onmore=${()=>i("playing")}
			row=${h=>a`
				<a class="button plain" href=${`/t/${h.id}`}>${n("page.home.watch")}</a>`} />
	</section>`}function ft(){let e=[],[t,o]=$({mine:e,open:e,playing:e,told:!1,more:{open:!1,playing:!1}}),[s,i]=$(e),[r,c]=$({open:1,playing:1}),u=ke.value?.id,f=P.value,l=Se("here")?.id;y(()=>{let d=!1,b=!1,T=async()=>{if(document.visibilityState!=="hidden")try{let[H,X,Y]=await Promise.all([Me(nt=>d||i(nt)),f?{all:e,more:!1}:_("open",r.open,"there"),f?{all:e,more:!1}:_("playing",r.playing,"there")]);b=!1;let tt={open:X.more,playing:Y.more};d||o({mine:H,open:X.all,playing:Y.all,told:!0,more:tt})}catch(H){!d&&!b&&!S.peek()&&g(v(H)),b=!0}};T();let et=setInterval(T,st);return document.addEventListener("visibilitychange",T),()=>{d=!0,clearInterval(et),document.removeEventListener("visibilitychange",T)}},[u,l,f,r]);let h=d=>c(b=>({...b,[d]:b[d]+1})),p=[...t.mine,...s].sort((d,b)=>b.moved-d.moved),x=new Set(p.map(d=>d.id)),D=d=>!x.has(d.id);return{...t,mine:p,open:t.open.filter(D),playing:t.playing.filter(D),onmore:h}}var $t=e=>[...e].reduce((t,o)=>t+(/[-fijlrt]/.test(o)?.3:o===o.toLowerCase()?.51:.68),0);function Ke(){let e=ft();y(()=>{de(Ne)},[]);let t=n("title"),o=e.told?e.mine.some(We):He()>0;return a`<main id="main" tabindex="-1" class="home">
		<header class="verso">
			<div class="cover">
				<p class="by">${n("page.home.by")}</p>
				<h1 style=${{"--ems":$t(t)}}>${t}</h1>
				<p class="what">${n("page.home.what")}</p>
				<div class="fan" aria-hidden="true">${it.map(s=>a`<${le} key=${s} card=${s} />`)}</div>
			</div>
		</header>
		<div class="recto">
			<${Ue} found=${e.mine} told=${e.told} />
			${o?null:a`<${ut} />`}
			<${ct} more=${o} />
			<${pt} />
			${P.value?null:a`<${dt} found=${e} />`}
		</div>
	</main>`}var Qe=e=>`ninetynine ${A.pathname} ${e}`,E,ht=36e5,G=0,gt=2e3;function Ve(e){let{serviceWorker:t}=navigator;if(!t)return;navigator.locks?.request(Qe(m.split("/").at(-2)??""),{mode:"shared"},()=>new Promise(()=>{})),wt();let o=!t.controller;t.addEventListener("controllerchange",()=>{if(o)return void(o=!1);ve(),e()}),setTimeout(()=>{vt().catch(s=>console.info(String(s)))},gt)}async function vt(){let e=new URL("offline.js",A);E=await navigator.serviceWorker.register(e,{scope:A.pathname,updateViaCache:"none"}),G=Date.now(),E.addEventListener("updatefound",ze),ze(),document.addEventListener("visibilitychange",bt);let{active:t}=await navigator.serviceWorker.ready,{connection:o}=navigator;o?.saveData||t?.postMessage("keep"),B()}function bt(){document.hidden||(Date.now()-G>ht&&Q(),B())}function Q(){G=Date.now(),E?.update().catch(()=>{})}function ze(){let e=E?.installing;e?.addEventListener("statechange",()=>e.state==="installed"&&void B())}var Je=Qe("table"),yt=2e3;async function B(){if(!(!E?.waiting||!E.active)){for(let e=0;e<2;e++)if(e>0&&await new Promise(t=>setTimeout(t,yt)),!await navigator.locks?.request(Je,{ifAvailable:!0},t=>t!==null))return;E.waiting?.postMessage("take")}}var Ge=ne(()=>w.value[0]==="t");function wt(){let e=()=>{},t=!1;C(()=>{if(e(),t=I.value!==""&&(t||Ge.value),!Ge.value&&!t)return;let o=new Promise(s=>e=s);navigator.locks?.request(Je,{mode:"shared"},()=>o).then(B,()=>{})})}function Xe(){let{spoken:e}=k;return a`<section aria-label=${n("page.choices.spoken")}>
		<button type="button" class="skip" role="switch" aria-checked=${e.value}
			onclick=${()=>e.value=!e.value}>
			${n("page.choices.spoken.switch",{on:e.value?"yes":"no"})}
		</button>
	</section>`}var V={t:"Table",replay:"Replay",report:"Report",rules:"Rules",records:"Records",statistics:"Statistics",settings:"Choices",learn:"Learn",bids:"Bids",daily:"Daily",problems:"Problems",whatif:"Endings",pad:"Pads",deal:"Slips"},Ye=te(null),M=()=>k.language.value||se(navigator.languages);async function J(){let[e]=await Promise.all([F(),N(M(),m)]);Ye.value=e}function kt(e){let t=Object.hasOwn(V,e)?V[e]:void 0;return e===""?Ke:t?Ye.value?.[t]??Ct:xt}var St=["rules","learn","problems","records","settings"];function Et(){let[e=""]=w.value;return a`<header class="running">
		<a class="skip" href="#main">${n("page.skip")}</a>
		<a class="mark" href="/" aria-current=${e===""?"page":void 0}>Ninety-<b>Nine</b></a>
		<nav aria-label=${n("page.nav")}>
			${St.map(t=>{let o=e===t?"page":void 0,s=t==="rules"?`/rules/${j()}`:`/${t}`;return a`<a href=${s} aria-current=${o}>${n(`page.nav.${t}`)}</a>`})}
		</nav>
	</header>`}function xt(){return a`<main id="main" tabindex="-1" class="stack">
		<h1>${n("page.nowhere")}</h1>
		<p><a href="/">${n("page.nowhere.go")}</a></p>
	</main>`}function Ze(){try{if(sessionStorage.getItem("ninetynine.anew")===m)return!1;sessionStorage.setItem("ninetynine.anew",m)}catch{return!1}return location.reload(),!0}function Ct(){let[e=""]=w.value,[t,o]=$(!1);return y(()=>{J().catch(()=>Ze()||o(!0))},[e]),a`<main id="main" tabindex="-1" class="stack">
		${t?a`<p>${n("page.trouble.unreached")}</p>`:null}
	</main>`}function Pt(){let e=I.value;return e?a`<p class="unkept" role="alert">${n(`page.unkept.${e}`)}</p>`:null}function Lt({seated:e}){if(!oe.value)return null;let t=()=>{ae(),e&&ye("/")};return a`<div class="unkept row" role="alert">
		<p>${n("page.trouble.full")}</p>
		<button type="button" class="button" onclick=${t}>${n("page.unkept.go")}</button>
	</div>`}var Nt=()=>a`<div class="out" role="status">${S.value?a`<p>${n("page.out")}</p>`:null}</div>`;function Dt(){let[e="",...t]=w.value,o=kt(e),s=e===""||e==="t"||!ie(`page.nav.${e}`)?"":n(`page.nav.${e}`),i=w.value.join("/");return y(()=>{be()&&document.activeElement===document.body&&document.getElementById("main")?.focus()},[i]),y(()=>{e!=="t"&&(document.title=s?`${s} · Ninety-Nine`:"Ninety-Nine")},[e,s]),L.value,a`<div role="region" aria-label=${n("page.access")}><${Xe} /></div>
		${e==="t"?null:a`<${Nt} />`}
		${e==="t"&&t.length>0?null:a`<${Et} />`}
		<${o} key=${e} rest=${t} />
		${e==="t"?null:a`<${Pt} />`}<${Lt} seated=${e==="t"} /><${fe} />`}function Tt(){let e=!1;C(()=>{let t=S.value;e&&!t&&(g(n("page.out.over")),K().catch(o=>S.peek()||g(v(o))),Q()),e=t})}async function At(){document.fonts.load("500 1em Alegreya"),re(),we();let[e=""]=w.value,t=()=>ce(`${m}cards.svg`);await Promise.all([...e===""?[W(M(),m)]:[N(M(),m),t()],...e in V?[J()]:[]]),C(()=>{let o=M();o!==L.peek()&&W(o,m).catch(s=>Ze()||g(v(s)))}),C(()=>{let{status:o,body:s}=O.value??{status:0,body:""};O.value&&g(v(o===0?new ue("here"):me(O.value,s)))}),Ve(()=>g(n("page.edition.new"))),Z(a`<${Dt} />`,document.getElementById("page")),K().catch(o=>S.peek()||g(v(o))),Tt(),e===""&&(t().catch(o=>g(v(o))),setTimeout(()=>{J().then(pe).catch(()=>{})},1e3))}At().catch(e=>{console.error(e);let t=document.createElement("p");t.textContent="This page could not be loaded; load it again.",document.body.append(t)});
