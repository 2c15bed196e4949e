import{$d as je,A as x,Ae as Qe,Bb as P,C as t,Ce as _e,D as ce,Db as Re,Eb as xe,Ee as _,Fb as Oe,Fe as Ve,Ga as he,Ha as fe,He as Xe,Ia as de,Ie as Ye,J as U,Je as Ze,Ka as q,L as ue,La as C,Ld as Ae,Ma as m,Md as De,O as k,Od as Q,Q as pe,Ra as ge,Rd as T,Sd as Ie,Ta as ve,Xa as ye,Yb as Te,Zd as Le,_a as h,_d as He,a as d,ab as N,ae as D,bb as be,be as I,cb as we,ce as L,de as H,ee as Ke,f as ae,fb as ke,g as v,gb as O,ge as Me,h as y,hb as S,ib as A,j as F,jb as Se,jd as J,kb as Ne,l as oe,me as We,nb as Ce,ne as Ue,o as se,oe as Je,q as B,qa as $e,qb as Ee,qd as Fe,r as s,ra as me,rd as w,re as ze,sd as Be,se as Ge,t as le,u as re,ub as Pe,ud as qe,x as R,xd as z,y as ie,yd as G,z as W}from"./chunk.js";async function j(){let[e]=await Promise.all([import("./screens.js"),cn(`${d}style/more.css`)]);return e}async function cn(e){if(document.querySelector(`link[rel=stylesheet][href="${e}"]`))return;let n=document.createElement("link");n.rel="stylesheet",n.href=e,document.head.append(n),await new Promise((a,o)=>{n.onload=a,n.onerror=o}).catch(a=>{throw n.remove(),a})}var un=new Set(["random","greedy"]),en="ninetynine.on";function pn(){let[e=0,n=0]=(U(en)??"").split(" ").map(Number),[a,o]=v({height:e,calls:n>0,tables:[]});return[a,i=>{ue(en,`${i.height} ${Number(i.calls)}`),o(r=>JSON.stringify(r)===JSON.stringify(i)?r:i)}]}var $n=15e3,mn=["9D","KC","QH","9S"];function hn({onclose:e}){let n=L(),a=l=>{I.variant.value=l.id,e()},o=F(null);return y(()=>{let l=o.current?.querySelector("[aria-pressed=true]");l instanceof HTMLElement&&l.focus()},[]),s`<${Ne} broad title=${t("page.variants.title")} onclose=${e}>
		<div class="contents" ref=${o}>
			${Ke().map(([l,i])=>s`<section key=${l}>
					<h3>${t("page.players",{n:l})}</h3>
					<ul>
						${i.map(r=>s`<li key=${r.id}>
								<button type="button" aria-pressed=${r===n} onclick=${()=>a(r)}>
									<span class="name">${t(`variant.${r.id}`)}</span> <span class="soft">${t(`about.${r.id}`)}</span>
								</button>
							</li>`)}
					</ul>
				</section>`)}
		</div>
	<//>`}function fn({more:e,chief:n}){let[a,o]=v(!1),{busy:l,once:i}=O(),r=L(),c=He.value.map($=>$.name),p=Me()||I.level.value||re,f=(c.length?c:le).filter($=>!un.has($)||$===p),u=H(),g=r?Le.value.length:18;return s`<section class="now" aria-label=${t("page.home.play")}>
		<p class="soft">${r?t("page.players",{n:r.chairs}):" "}</p>
		<h2>
			<button type="button" class="game" aria-haspopup="dialog" onclick=${()=>o(!0)}>
				${t(`variant.${u}`)}
			</button>
		</h2>
		<p>${t(`about.${u}`)}</p>
		<p class="turns">
			<${S} plain onclick=${()=>o(!0)} say=${t("page.home.variants",{n:g})} />
			<a class="button plain" href=${`/rules/${u}`}>${t("page.home.rules")}</a>
			${je.value?s`<a class="button plain" href=${`/bids?variant=${u}`}>${t("page.nav.bids")}</a>`:null}
		</p>
		<div class="against">
			<${Ce} label=${t("page.home.level")} value=${p} options=${Pe("page.level",...f)}
				onchange=${$=>I.level.value=$} />
			<p class="soft" aria-live="polite">${t(`page.level.about.${p}`)}</p>
		</div>
		<button type="button" class=${`button begin ${n?"chief":""}`} disabled=${!r||!c.length}
			aria-busy=${l} onclick=${()=>r&&i(()=>We(r,p))}>
			${t(e?"page.home.play.new":"page.home.play")}
		</button>
		${k.course.value&&!Q()?s`<p class="today"><a href="/learn">${t("way.go.cure")}</a></p>`:null}
		<p class="today"><a href="/daily">${t("page.home.daily")}</a></p>
		<p class="today"><a href="/pad">${t("page.home.pad")}</a></p>
		${a?s`<${hn} onclose=${()=>o(!1)} />`:null}
	</section>`}function dn({way:{stage:e,of:n}}){let{busy:a,once:o}=O(),l=k.way.value==="",i={lesson:"/learn/first",match:n&&`/t/${n}`,report:`/report/${n}/1`,cure:`/learn/${n}`}[e],c=l?t("page.home.lesson.go"):t(`way.go.${e==="match"&&n===""?"first":e}`);return s`<section class="door" aria-label=${t("way.steps")}>
		${l?s`<h2>${t("page.home.lesson")}</h2><p>${t("way.about")}</p>`:null}
		<${Ie} at=${e} />
		<p class="ways">
			${i?s`<a class="button chief" href=${i}>${c}</a>`:s`<${S} chief aria-busy=${a} onclick=${()=>o(Ue)} say=${c} />`}
			<${S} plain onclick=${T} say=${t(l?"page.home.lesson.no":"way.leave")} />
		</p>
	</section>`}function gn({mine:e,told:n}){let a=Q(),o=k.way.value===""&&a!==void 0,l=w.value?.id;y(()=>{let r=k.course.peek()!==""||_()>0||U("ninetynine.problems")!==null;o&&(r||n&&e.length>0)?T():o&&n&&l&&Te({player:l}).then(c=>c.tallies.length>0&&T(),()=>{})},[o,n,e.length,l]);let i=n&&a?.stage==="match"&&a.of!==""&&e.every(r=>r.id!==a.of);return y(()=>{i&&T()},[i]),a}function vn(){let[e,n]=v(null),[a,o]=v(""),[l,i]=v(""),{busy:r,once:c}=O(g=>i(N(g))),p=()=>Promise.all([j(),x(R.value,d)]).then(([g])=>n(g),()=>h(t("trouble.unreached"))),f=g=>{g.preventDefault();let $=ze(a);$?"elsewhere"in $?location.assign($.elsewhere):c(()=>Ge($.table)):i(t("page.home.link.bad"))},u=g=>(o(g),i(""));return s`<section>
		<h2>${t(m.value?"page.home.own":"page.home.friends")}</h2>
		<p>${t(m.value?"page.home.own.about":"page.home.create.about")}</p>
		<${S} aria-haspopup="dialog" onclick=${p} say=${t("page.home.create")} />
		${m.value?null:s`<form class="link" onsubmit=${f}>
				<${Ee} label=${t("page.home.link")} value=${a} oninput=${u} required autocapitalize="none"
					enterkeyhint="go" aria-invalid=${l!==""} aria-describedby=${l?"link-wrong":void 0} />
				<button type="submit" class="button" aria-busy=${r}>${t("page.home.join")}</button>
		</form>`}
		<p id="link-wrong" class=${l?"trouble":""} role="alert">${l}</p>
		${m.value?null:s`<p class="row">
			<a class="button plain" href="/people">${t("page.people")}</a></p>`}
		${e?s`<${e.Create} onclose=${()=>n(null)} />`:null}
	</section>`}var nn=["open","playing"],V=8;function yn({title:e,tables:n,more:a,onmore:o,name:l,rows:i}){let[r,c]=v(V);if(n.length===0)return null;let p=n.length-r,f=()=>{c(r+5*V),p<5*V&&a&&o()};return s`<h3>${e}</h3>
		<${i} tables=${n.slice(0,r)} name=${l} />
		${p>0||a?s`<${S} plain onclick=${f} say=${a?t("page.more"):t("page.home.more",{n:p})} />`:null}`}function bn({found:e,name:n,screens:a}){let{busy:o,once:l}=O(),i=L();return s`<section>
		<h2>${t("page.home.company")}</h2>
		<p>${i?t("page.home.company.about",{variant:t(`variant.${i.id}`)}):" "}</p>
		<${De} name=${n} />
		<p><${S} disabled=${!i} aria-busy=${o} say=${t("page.home.company.find")}
			onclick=${()=>i&&l(async()=>await n.keep()&&Je(i.id))} /></p>
		${e.told&&nn.every(r=>e[r].length===0)?s`<p class="soft">${t("page.home.quiet")}</p>`:null}
		${a&&nn.map(r=>s`<${yn} key=${r} title=${t(`page.home.${r}`)} tables=${e[r]}
			more=${e.more[r]} onmore=${()=>e.onmore(r)} name=${n} rows=${a.TableRows} />`)}
	</section>`}function wn(){let e=[],[n,a]=v(e),[o,l]=v({open:1,playing:1}),i=w.value?.id??"",r=m.value,{turn:c}=we($n),{value:p,wrong:f}=be(async b=>{let[E,ne,te]=await Promise.all([Qe(rn=>b.aborted||a(rn)),r?{all:e,more:!1}:J("open",o.open,"there"),r?{all:e,more:!1}:J("playing",o.playing,"there")]),ln={open:ne.more,playing:te.more};return{mine:E,open:ne.all,playing:te.all,of:i,more:ln}},i,Be("here")?.id,r,o,c);y(()=>{f&&!C.peek()&&h(f)},[f]);let u=p??{mine:e,open:e,playing:e,of:"?",more:{open:!1,playing:!1}},g=b=>l(E=>({...E,[b]:E[b]+1})),$=[...u.mine,...n].sort((b,E)=>E.moved-b.moved),sn=new Set($.map(b=>b.id)),ee=b=>!sn.has(b.id),M=G.value&&u.of===i;return y(()=>_e($,M),[p,n,i,M]),{...u,told:M,mine:$,open:u.open.filter(ee),playing:u.playing.filter(ee),onmore:g}}var kn=e=>[...e].reduce((n,a)=>n+(/[-fijlrt]/.test(a)?.3:a===a.toLowerCase()?.51:.68),0);function tn({more:e}){let n=wn();y(()=>{ke(D)},[]);let a=Ae(),o=t("title"),l=gn(n),[i,r]=pn(),c=n.mine.filter(({id:u})=>!(l?.stage==="match"&&u===l.of)&&!i.tables.includes(u)),p=!l&&!i.calls,f=n.told?c.some(Ve):_()>0;return s`<main id="main" tabindex="-1" class="home">
		<header class="verso">
			<div class="cover">
				<p class="by">${t("page.home.by")}</p>
				<h1 style=${{"--ems":kn(o)}}>${o}</h1>
				<p class="what">${t("page.home.what")}</p>
				<div class="fan" aria-hidden="true">${mn.map(u=>s`<${$e} key=${u} card=${u} />`)}</div>
			</div>
		</header>
		<div class="recto">
			${l?s`<${dn} way=${l} />`:null}
			${m.value?null:e?s`<${e.OnNow} room=${i} mine=${n.mine} chief=${!l} name=${a}
					ondrawn=${r} />`:i.height>0&&s`<section class="on" style=${{minHeight:`${i.height}px`}}></section>`}
			<${Xe} found=${c} told=${n.told} chief=${p} />
			<${fn} more=${f} chief=${!f&&p} />
			${e&&!m.value?s`<${e.Evenings} name=${a} />`:null}
			<${vn} />
			${e&&w.value&&!m.value?s`<${e.FriendNews} />`:null}
			${m.value?null:s`<${bn} found=${n} name=${a} screens=${e} />`}
			<p class="soft small row">
				${G.value&&!w.value&&!m.value?s`<a href="/you">${t("page.you.back")}</a>`:null}
				<a href="/privacy">${t("page.nav.privacy")}</a>
			</p>
		</div>
	</main>`}function an(){let{spoken:e}=k,n=()=>{e.value=!e.value,e.peek()&&!document.querySelector("main.table:not(.lesson)")&&h(t("page.choices.spoken.on"))};return s`<section aria-label=${t("page.choices.spoken")}>
		<button type="button" class="skip" role="switch" aria-checked=${e.value}
			aria-label=${t("page.choices.spoken")} onclick=${n}>
			${t("page.choices.spoken.switch",{on:e.value?"yes":"no"})}
		</button>
	</section>`}var X={t:"Table",replay:"Replay",report:"Report",rules:"Rules",records:"Records",statistics:"Statistics",ratings:"Ratings",settings:"Choices",learn:"Learn",bids:"Bids",daily:"Daily",problems:"Problems",whatif:"Endings",operate:"Operate",pad:"Pads",deal:"Slips",privacy:"Privacy",people:"People",g:"Group",event:"Event",events:"Events",you:"Who"},Z=se(null),K=()=>k.language.value||ie(navigator.languages);async function Y(){let[e]=await Promise.all([j(),x(K(),d)]);Z.value=e}function Sn(e){let n=Object.hasOwn(X,e)?X[e]:void 0;return e===""?tn:n?Z.value?.[n]??Pn:En}var Nn=["rules","learn","problems","records","people","settings"];function Cn(){let[e=""]=P.value,[n,a]=t("page.brand").split("|");return s`<header class="running">
		<a class="skip" href="#main">${t("page.skip")}</a>
		<a class="mark" href="/" aria-current=${e===""?"page":void 0}><span>${n}<b>${a}</b></span></a>
		<nav aria-label=${t("page.nav")}>
			${Nn.map(o=>{if(o==="people"&&m.value)return null;let l=e===o?"page":void 0,i=o==="rules"?`/rules/${H()}`:`/${o}`;return s`<a href=${i} aria-current=${l}>${t(`page.nav.${o}`)}</a>`})}
			${w.value?.operator?s`<a href="/operate" aria-current=${e==="operate"?"page":void 0}>
					${t("page.nav.operate")}${w.value.complaints?` (${w.value.complaints})`:""}</a>`:null}
		</nav>
	</header>`}function En(){return s`<${A} title=${t("page.nowhere")}><p><a href="/">${t("page.nowhere.go")}</a></p><//>`}function on(){try{if(sessionStorage.getItem("ninetynine.anew")===d)return!1;sessionStorage.setItem("ninetynine.anew",d)}catch{return!1}return location.reload(),!0}function Pn(){let[e=""]=P.value,[n,a]=v(!1);return y(()=>{Y().catch(()=>on()||a(!0))},[e]),s`<${A} text=${n?t("trouble.unreached"):""} />`}function Rn(){let e=he.value;return e?s`<p class="unkept" role="alert">${t(`page.unkept.${e}`)}</p>`:null}function xn({seated:e}){if(!fe.value)return null;let n=()=>{de(),e&&xe("/")};return s`<div class="unkept row" role="alert">
		<p>${t("trouble.full")}</p>
		<${S} onclick=${n} say=${t("page.unkept.go")} />
	</div>`}var On=()=>s`<div class="out" role="status">${C.value?s`<p>${t("page.out")}</p>`:null}</div>`;function Tn({place:e,children:n}){let a=F(""),[o]=oe(l=>{console.error(l),a.current=e});return o&&a.current===e?s`<${A} wrong=${t("trouble.unknown")} />`:n}function Fn(){let[e="",...n]=P.value,a=Sn(e),o=Z.value,l=e===""||e==="t"||!ce(`page.nav.${e}`)?"":t(`page.nav.${e}`),i=P.value.join("/");return y(()=>{if(!Re()||document.activeElement!==document.body)return;let r=document.getElementById("main"),c=r?.querySelector("h1");c&&(c.tabIndex=-1),(c??r)?.focus()},[i]),y(()=>{e!=="t"&&(document.title=l?`${l} · Ninety-Nine`:"Ninety-Nine")},[e,l]),R.value,s`<div role="region" aria-label=${t("page.access")}><${an} /></div>
		${e==="t"?null:s`<${On} />`}
		${o?s`<${o.New} /><${o.Awaited} /><${o.PlayerCard} />`:null}
		${e==="t"&&n.length>0?null:s`<${Cn} />`}
		<${Tn} key=${`${e} ${qe.value}`} place=${i}><${a} rest=${n} more=${o} /><//>
		${e==="t"||!o||m.value?null:s`<${o.Banned} />`}
		${e==="t"?null:s`<${Rn} />`}
		${e==="t"&&o?s`<${o.Edition} />`:null}
		${e==="t"&&o&&Fe.value==="there"&&w.value&&!m.value?s`<${o.FriendNotice} />`:null}
		<${xn} seated=${e==="t"} /><${Se} />`}function Bn(){let e=!1;B(()=>{let n=C.value;e&&!n&&(h(t("page.out.over")),z().catch(a=>C.peek()||h(N(a))),Ze()),e=n})}async function qn(){document.fonts.load("500 1em Alegreya"),pe(),Oe();let[e=""]=P.value;e===""&&D().catch(()=>{});let n=()=>me(`${d}cards.svg`);await Promise.all([...e===""?[W(K(),d)]:[x(K(),d),n()],...e in X?[Y()]:[]]),B(()=>{let a=K();a!==R.peek()&&W(a,d).catch(o=>on()||h(N(o)))}),B(()=>{let{status:a,body:o}=q.value??{status:0,body:""};q.value&&h(N(a===0?new ge("here"):ye(q.value,o)))}),Ye(()=>h(t("page.edition.new"))),ae(s`<${Fn} />`,document.getElementById("page")),z().catch(a=>C.peek()||h(N(a))),Bn(),e===""&&(n().catch(a=>h(N(a))),setTimeout(()=>{Y().then(ve).catch(()=>{})},1e3))}qn().catch(e=>{console.error(e);let n=document.createElement("p");n.textContent="This page could not be loaded; load it again.",document.body.append(n)});
