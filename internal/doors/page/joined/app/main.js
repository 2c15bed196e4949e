import{$a as ve,$d as qe,Ab as Pe,Ae as Ze,B as a,Bb as Ee,Be as ea,C as le,Ed as Be,Fa as ue,Fd as Re,Ga as $e,Ha as me,Hd as Ae,I as re,Ja as A,Ka as N,Kd as B,La as h,Ld as De,N as S,P as ie,Qa as he,Ra as fe,Sd as Oe,Td as Ie,Ua as de,Ub as Te,Ud as Le,Vd as D,Wd as O,Xa as v,Xd as I,Yd as L,Za as C,Zd as je,_a as ge,a as f,cb as ye,cd as K,db as F,eb as w,f as ee,fb as W,fe as He,g as b,gb as be,ge as Me,h as g,hb as we,he as We,j as ae,je as Ke,kb as ke,kd as k,ke as Ue,ld as xe,le as ze,mb as Se,n as ne,nd as Fe,p as R,pa as ce,pe as Ge,q as s,qa as pe,qb as Ce,qd as U,qe as Qe,rd as z,re as _e,s as te,se as Je,t as oe,ue as Ve,w as T,we as G,x as se,xb as E,xe as Xe,y as M,z as x,zb as Ne,ze as Ye}from"./chunk.js";async function j(){let[e]=await Promise.all([import("./screens.js"),ia(`${f}style/more.css`)]);return e}async function ia(e){if(document.querySelector(`link[rel=stylesheet][href="${e}"]`))return;let n=document.createElement("link");n.rel="stylesheet",n.href=e,document.head.append(n),await new Promise((t,o)=>{n.onload=t,n.onerror=o}).catch(t=>{throw n.remove(),t})}var ca=new Set(["random","greedy"]),pa=15e3,ua=["9D","KC","QH","9S"];function $a({onclose:e}){let n=I(),t=l=>{O.variant.value=l.id,e()},o=ae(null);return g(()=>{let l=o.current?.querySelector("[aria-pressed=true]");l instanceof HTMLElement&&l.focus()},[]),s`<${we} broad title=${a("page.variants.title")} onclose=${e}>
		<div class="contents" ref=${o}>
			${je().map(([l,i])=>s`<section key=${l}>
					<h3>${a("page.players",{n:l})}</h3>
					<ul>
						${i.map(r=>s`<li key=${r.id}>
								<button type="button" aria-pressed=${r===n} onclick=${()=>t(r)}>
									<span class="name">${a(`variant.${r.id}`)}</span> <span class="soft">${a(`about.${r.id}`)}</span>
								</button>
							</li>`)}
					</ul>
				</section>`)}
		</div>
	<//>`}function ma({more:e,chief:n}){let[t,o]=b(!1),{busy:l,once:i}=F(),r=I(),c=Ie.value.map($=>$.name),m=qe()||O.level.value||oe,u=(c.length?c:te).filter($=>!ca.has($)||$===m),p=L(),d=r?Oe.value.length:18;return s`<section class="now" aria-label=${a("page.home.play")}>
		<p class="soft">${r?a("page.players",{n:r.chairs}):" "}</p>
		<h2>
			<button type="button" class="game" aria-haspopup="dialog" onclick=${()=>o(!0)}>
				${a(`variant.${p}`)}
			</button>
		</h2>
		<p>${a(`about.${p}`)}</p>
		<p class="turns">
			<${w} plain onclick=${()=>o(!0)} say=${a("page.home.variants",{n:d})} />
			<a class="button plain" href=${`/rules/${p}`}>${a("page.home.rules")}</a>
			${Le.value?s`<a class="button plain" href=${`/bids?variant=${p}`}>${a("page.nav.bids")}</a>`:null}
		</p>
		<div class="against">
			<${ke} label=${a("page.home.level")} value=${m} options=${Ce("page.level",...u)}
				onchange=${$=>O.level.value=$} />
			<p class="soft" aria-live="polite">${a(`page.level.about.${m}`)}</p>
		</div>
		<button type="button" class=${`button begin ${n?"chief":""}`} disabled=${!r||!c.length}
			aria-busy=${l} onclick=${()=>r&&i(()=>He(r,m))}>
			${a(e?"page.home.play.new":"page.home.play")}
		</button>
		<p class="today"><a href="/daily">${a("page.home.daily")}</a></p>
		<p class="today"><a href="/pad">${a("page.home.pad")}</a></p>
		${t?s`<${$a} onclose=${()=>o(!1)} />`:null}
	</section>`}function ha({way:{stage:e,of:n}}){let{busy:t,once:o}=F(),l=S.way.value==="",i={lesson:"/learn/first",match:n&&`/t/${n}`,report:`/report/${n}/1`,cure:`/learn/${n}`}[e],c=l?a("page.home.lesson.go"):a(`way.go.${e==="match"&&n===""?"first":e}`);return s`<section class="door" aria-label=${a("way.steps")}>
		${l?s`<h2>${a("page.home.lesson")}</h2><p>${a("way.about")}</p>`:null}
		<${De} at=${e} />
		<p class="ways">
			${i?s`<a class="button chief" href=${i}>${c}</a>`:s`<${w} chief aria-busy=${t} onclick=${()=>o(Me)} say=${c} />`}
			<${w} plain onclick=${B} say=${a(l?"page.home.lesson.no":"way.leave")} />
		</p>
	</section>`}function fa({mine:e,told:n}){let t=Ae(),o=S.way.value===""&&t!==void 0,l=k.value?.id;g(()=>{let r=S.course.peek()!==""||G()>0||re("ninetynine.problems")!==null;o&&(r||n&&e.length>0)?B():o&&n&&l&&Te({player:l}).then(c=>c.tallies.length>0&&B(),()=>{})},[o,n,e.length,l]);let i=n&&t?.stage==="match"&&t.of!==""&&e.every(r=>r.id!==t.of);return g(()=>{i&&B()},[i]),t}function da(){let[e,n]=b(null),[t,o]=b(""),[l,i]=b(""),{busy:r,once:c}=F(d=>i(C(d))),m=()=>Promise.all([j(),x(T.value,f)]).then(([d])=>n(d),()=>v(a("trouble.unreached"))),u=d=>{d.preventDefault();let $=Ue(t);$?"elsewhere"in $?location.assign($.elsewhere):c(()=>ze($.table)):i(a("page.home.link.bad"))},p=d=>(o(d),i(""));return s`<section>
		<h2>${a(h.value?"page.home.own":"page.home.friends")}</h2>
		<p>${a(h.value?"page.home.own.about":"page.home.create.about")}</p>
		<${w} aria-haspopup="dialog" onclick=${m} say=${a("page.home.create")} />
		${h.value?null:s`<form class="link" onsubmit=${u}>
				<${Se} label=${a("page.home.link")} value=${t} oninput=${p} required autocapitalize="none"
					enterkeyhint="go" aria-invalid=${l!==""} aria-describedby=${l?"link-wrong":void 0} />
				<button type="submit" class="button" aria-busy=${r}>${a("page.home.join")}</button>
		</form>`}
		<p id="link-wrong" class=${l?"trouble":""} role="alert">${l}</p>
		${h.value?null:s`<p class="row">
			<a class="button plain" href="/people">${a("page.people")}</a></p>`}
		${e?s`<${e.Create} onclose=${()=>n(null)} />`:null}
	</section>`}function ga({table:e,children:n}){let t=e.chairs.filter(l=>!l.player&&!l.bot).length,o=[e.house&&a("page.home.house"),e.clock&&a("page.home.clock",{clock:e.clock}),e.status==="gathering"?a("page.home.seats",{free:t}):_e(e)];return s`<li>
		<span>${a("page.home.on.with",{variant:a(`variant.${e.variant}`),names:Qe(Ge(e.chairs))})}</span>
		<span class="soft">${o.filter(Boolean).join(" · ")}</span>
		${n}
	</li>`}var Q=8;function aa({title:e,tables:n,more:t,onmore:o,row:l}){let[i,r]=b(Q);if(n.length===0)return null;let c=n.length-i,m=()=>{r(i+5*Q),c<5*Q&&t&&o()};return s`<h3>${e}</h3>
		<ul class="tables">
			${n.slice(0,i).map(u=>s`<${ga} key=${u.id} table=${u}>${l(u)}<//>`)}
		</ul>
		${c>0||t?s`<${w} plain onclick=${m} say=${t?a("page.more"):a("page.home.more",{n:c})} />`:null}`}function va({found:{open:e,playing:n,told:t,more:o,onmore:l}}){let{busy:i,once:r}=F(),c=Be(),m=p=>r(async()=>await c.keep()&&p()),u=I();return s`<section>
		<h2>${a("page.home.company")}</h2>
		<p>${u?a("page.home.company.about",{variant:a(`variant.${u.id}`)}):" "}</p>
		<${Re} name=${c} />
		<p><${w} disabled=${!u} aria-busy=${i} onclick=${()=>u&&m(()=>We(u.id))}
			say=${a("page.home.company.find")} /></p>
		${t&&e.length+n.length===0?s`<p class="soft">${a("page.home.quiet")}</p>`:null}
		<${aa} title=${a("page.home.open")} tables=${e} more=${o.open} onmore=${()=>l("open")}
			row=${p=>s`
				<${w} plain aria-busy=${i} onclick=${()=>m(()=>Ke(p.id))} say=${a("page.home.sit")} />`} />
		<${aa} title=${a("page.home.playing")} tables=${n} more=${o.playing} onmore=${()=>l("playing")}
			row=${p=>s`
				<a class="button plain" href=${`/t/${p.id}`}>${a("page.home.watch")}</a>`} />
	</section>`}function ya(){let e=[],[n,t]=b(e),[o,l]=b({open:1,playing:1}),i=k.value?.id??"",r=h.value,{turn:c}=ve(pa),{value:m,wrong:u}=ge(async y=>{let[P,Y,Z]=await Promise.all([Je(ra=>y.aborted||t(ra)),r?{all:e,more:!1}:K("open",o.open,"there"),r?{all:e,more:!1}:K("playing",o.playing,"there")]),la={open:Y.more,playing:Z.more};return{mine:P,open:Y.all,playing:Z.all,of:i,more:la}},i,xe("here")?.id,r,o,c);g(()=>{u&&!N.peek()&&v(u)},[u]);let p=m??{mine:e,open:e,playing:e,of:"?",more:{open:!1,playing:!1}},d=y=>l(P=>({...P,[y]:P[y]+1})),$=[...p.mine,...n].sort((y,P)=>P.moved-y.moved),sa=new Set($.map(y=>y.id)),X=y=>!sa.has(y.id),H=z.value&&p.of===i;return g(()=>Ve($,H),[m,n,i,H]),{...p,told:H,mine:$,open:p.open.filter(X),playing:p.playing.filter(X),onmore:d}}var ba=e=>[...e].reduce((n,t)=>n+(/[-fijlrt]/.test(t)?.3:t===t.toLowerCase()?.51:.68),0);function na({more:e}){let n=ya();g(()=>{ye(D)},[]);let t=a("title"),o=fa(n),l=o?.stage==="match"?n.mine.filter(r=>r.id!==o.of):n.mine,i=n.told?l.some(Xe):G()>0;return s`<main id="main" tabindex="-1" class="home">
		<header class="verso">
			<div class="cover">
				<p class="by">${a("page.home.by")}</p>
				<h1 style=${{"--ems":ba(t)}}>${t}</h1>
				<p class="what">${a("page.home.what")}</p>
				<div class="fan" aria-hidden="true">${ua.map(r=>s`<${ce} key=${r} card=${r} />`)}</div>
			</div>
		</header>
		<div class="recto">
			${o?s`<${ha} way=${o} />`:null}
			<${Ye} found=${l} told=${n.told} chief=${!o} />
			<${ma} more=${i} chief=${!i&&!o} />
			${e&&!h.value?s`<${e.Evenings} />`:null}
			<${da} />
			${e&&k.value&&!h.value?s`<${e.FriendNews} /><${e.FriendsTables} />`:null}
			${h.value?null:s`<${va} found=${n} />`}
			<p class="soft small row">
				${z.value&&!k.value&&!h.value?s`<a href="/you">${a("page.you.back")}</a>`:null}
				<a href="/privacy">${a("page.nav.privacy")}</a>
			</p>
		</div>
	</main>`}function ta(){let{spoken:e}=S;return s`<section aria-label=${a("page.choices.spoken")}>
		<button type="button" class="skip" role="switch" aria-checked=${e.value}
			onclick=${()=>e.value=!e.value}>
			${a("page.choices.spoken.switch",{on:e.value?"yes":"no"})}
		</button>
	</section>`}var _={t:"Table",replay:"Replay",report:"Report",rules:"Rules",records:"Records",statistics:"Statistics",ratings:"Ratings",settings:"Choices",learn:"Learn",bids:"Bids",daily:"Daily",problems:"Problems",whatif:"Endings",operate:"Operate",pad:"Pads",deal:"Slips",privacy:"Privacy",people:"People",g:"Group",you:"Who"},V=ne(null),q=()=>S.language.value||se(navigator.languages);async function J(){let[e]=await Promise.all([j(),x(q(),f)]);V.value=e}function wa(e){let n=Object.hasOwn(_,e)?_[e]:void 0;return e===""?na:n?V.value?.[n]??Na:Ca}var ka=["rules","learn","problems","records","people","settings"];function Sa(){let[e=""]=E.value;return s`<header class="running">
		<a class="skip" href="#main">${a("page.skip")}</a>
		<a class="mark" href="/" aria-current=${e===""?"page":void 0}>Ninety-<b>Nine</b></a>
		<nav aria-label=${a("page.nav")}>
			${ka.map(n=>{if(n==="people"&&h.value)return null;let t=e===n?"page":void 0,o=n==="rules"?`/rules/${L()}`:`/${n}`;return s`<a href=${o} aria-current=${t}>${a(`page.nav.${n}`)}</a>`})}
			${k.value?.operator?s`<a href="/operate" aria-current=${e==="operate"?"page":void 0}>
					${a("page.nav.operate")}${k.value.complaints?` (${k.value.complaints})`:""}</a>`:null}
		</nav>
	</header>`}function Ca(){return s`<${W} title=${a("page.nowhere")}><p><a href="/">${a("page.nowhere.go")}</a></p><//>`}function oa(){try{if(sessionStorage.getItem("ninetynine.anew")===f)return!1;sessionStorage.setItem("ninetynine.anew",f)}catch{return!1}return location.reload(),!0}function Na(){let[e=""]=E.value,[n,t]=b(!1);return g(()=>{J().catch(()=>oa()||t(!0))},[e]),s`<${W} text=${n?a("trouble.unreached"):""} />`}function Pa(){let e=ue.value;return e?s`<p class="unkept" role="alert">${a(`page.unkept.${e}`)}</p>`:null}function Ea({seated:e}){if(!$e.value)return null;let n=()=>{me(),e&&Pe("/")};return s`<div class="unkept row" role="alert">
		<p>${a("trouble.full")}</p>
		<${w} onclick=${n} say=${a("page.unkept.go")} />
	</div>`}var Ta=()=>s`<div class="out" role="status">${N.value?s`<p>${a("page.out")}</p>`:null}</div>`;function xa(){let[e="",...n]=E.value,t=wa(e),o=V.value,l=e===""||e==="t"||!le(`page.nav.${e}`)?"":a(`page.nav.${e}`),i=E.value.join("/");return g(()=>{Ne()&&document.activeElement===document.body&&document.getElementById("main")?.focus()},[i]),g(()=>{e!=="t"&&(document.title=l?`${l} · Ninety-Nine`:"Ninety-Nine")},[e,l]),T.value,s`<div role="region" aria-label=${a("page.access")}><${ta} /></div>
		${e==="t"?null:s`<${Ta} />`}
		${o?s`<${o.New} /><${o.Awaited} /><${o.PlayerCard} />`:null}
		${e==="t"&&n.length>0?null:s`<${Sa} />`}
		<${t} key=${`${e} ${Fe.value}`} rest=${n} more=${o} />
		${e==="t"||!o||h.value?null:s`<${o.Banned} />`}
		${e==="t"?null:s`<${Pa} />`}${e==="t"&&o?s`<${o.Edition} />`:null}
		<${Ea} seated=${e==="t"} /><${be} />`}function Fa(){let e=!1;R(()=>{let n=N.value;e&&!n&&(v(a("page.out.over")),U().catch(t=>N.peek()||v(C(t))),ea()),e=n})}async function Ba(){document.fonts.load("500 1em Alegreya"),ie(),Ee();let[e=""]=E.value;e===""&&D().catch(()=>{});let n=()=>pe(`${f}cards.svg`);await Promise.all([...e===""?[M(q(),f)]:[x(q(),f),n()],...e in _?[J()]:[]]),R(()=>{let t=q();t!==T.peek()&&M(t,f).catch(o=>oa()||v(C(o)))}),R(()=>{let{status:t,body:o}=A.value??{status:0,body:""};A.value&&v(C(t===0?new he("here"):de(A.value,o)))}),Ze(()=>v(a("page.edition.new"))),ee(s`<${xa} />`,document.getElementById("page")),U().catch(t=>N.peek()||v(C(t))),Fa(),e===""&&(n().catch(t=>v(C(t))),setTimeout(()=>{J().then(fe).catch(()=>{})},1e3))}Ba().catch(e=>{console.error(e);let n=document.createElement("p");n.textContent="This page could not be loaded; load it again.",document.body.append(n)});
