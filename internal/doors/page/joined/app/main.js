import{$a as ve,$c as K,Ab as Ee,B as a,Bd as Fe,C as le,Cd as Re,Ed as Ae,Fa as ue,Ga as $e,Ha as me,Hd as F,I as re,Id as De,Ja as A,Ka as N,La as h,N as S,P as ie,Pd as Oe,Qa as he,Qd as Ie,Ra as fe,Rb as Te,Rd as Le,Sd as D,Td as O,Ua as de,Ud as I,Vd as L,Wd as je,Xa as v,Yd as qe,Za as C,_a as ge,a as f,cb as ye,ce as He,db as B,de as Me,eb as w,ee as We,f as ee,fb as W,g as b,gb as be,ge as Ke,h as g,hb as we,hd as k,he as Ue,id as xe,ie as ze,j as ae,kb as ke,kd as Be,mb as Se,me as Ge,n as ne,nd as U,ne as Qe,od as z,oe as _e,p as R,pa as ce,pe as Je,q as o,qa as pe,qb as Ce,re as Ve,s as te,t as oe,te as G,ue as Xe,w as T,wb as E,we as Ye,x as se,xe as Ze,y as M,yb as Ne,ye as ea,z as x,zb as Pe}from"./chunk.js";async function j(){let[e]=await Promise.all([import("./screens.js"),ia(`${f}style/more.css`)]);return e}async function ia(e){if(document.querySelector(`link[rel=stylesheet][href="${e}"]`))return;let n=document.createElement("link");n.rel="stylesheet",n.href=e,document.head.append(n),await new Promise((t,s)=>{n.onload=t,n.onerror=s}).catch(t=>{throw n.remove(),t})}var ca=new Set(["random","greedy"]),pa=15e3,ua=["9D","KC","QH","9S"];function $a({onclose:e}){let n=I(),t=l=>{O.variant.value=l.id,e()},s=ae(null);return g(()=>{let l=s.current?.querySelector("[aria-pressed=true]");l instanceof HTMLElement&&l.focus()},[]),o`<${we} broad title=${a("page.variants.title")} onclose=${e}>
		<div class="contents" ref=${s}>
			${je().map(([l,i])=>o`<section key=${l}>
					<h3>${a("page.players",{n:l})}</h3>
					<ul>
						${i.map(r=>o`<li key=${r.id}>
								<button type="button" aria-pressed=${r===n} onclick=${()=>t(r)}>
									<span class="name">${a(`variant.${r.id}`)}</span> <span class="soft">${a(`about.${r.id}`)}</span>
								</button>
							</li>`)}
					</ul>
				</section>`)}
		</div>
	<//>`}function ma({more:e,chief:n}){let[t,s]=b(!1),{busy:l,once:i}=B(),r=I(),c=Ie.value.map($=>$.name),m=qe()||O.level.value||oe,u=(c.length?c:te).filter($=>!ca.has($)||$===m),p=L(),d=r?Oe.value.length:18;return o`<section class="now" aria-label=${a("page.home.play")}>
		<p class="soft">${r?a("page.players",{n:r.chairs}):" "}</p>
		<h2>
			<button type="button" class="game" aria-haspopup="dialog" onclick=${()=>s(!0)}>
				${a(`variant.${p}`)}
			</button>
		</h2>
		<p>${a(`about.${p}`)}</p>
		<p class="turns">
			<${w} plain onclick=${()=>s(!0)} say=${a("page.home.variants",{n:d})} />
			<a class="button plain" href=${`/rules/${p}`}>${a("page.home.rules")}</a>
			${Le.value?o`<a class="button plain" href=${`/bids?variant=${p}`}>${a("page.nav.bids")}</a>`:null}
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
		${t?o`<${$a} onclose=${()=>s(!1)} />`:null}
	</section>`}function ha({way:{stage:e,of:n}}){let{busy:t,once:s}=B(),l=S.way.value==="",i={lesson:"/learn/first",match:n&&`/t/${n}`,report:`/report/${n}/1`,cure:`/learn/${n}`}[e],c=l?a("page.home.lesson.go"):a(`way.go.${e==="match"&&n===""?"first":e}`);return o`<section class="door" aria-label=${a("way.steps")}>
		${l?o`<h2>${a("page.home.lesson")}</h2><p>${a("way.about")}</p>`:null}
		<${De} at=${e} />
		<p class="ways">
			${i?o`<a class="button chief" href=${i}>${c}</a>`:o`<${w} chief aria-busy=${t} onclick=${()=>s(Me)} say=${c} />`}
			<${w} plain onclick=${F} say=${a(l?"page.home.lesson.no":"way.leave")} />
		</p>
	</section>`}function fa({mine:e,told:n}){let t=Ae(),s=S.way.value===""&&t!==void 0,l=k.value?.id;g(()=>{let r=S.course.peek()!==""||G()>0||re("ninetynine.problems")!==null;s&&(r||n&&e.length>0)?F():s&&n&&l&&Te({player:l}).then(c=>c.tallies.length>0&&F(),()=>{})},[s,n,e.length,l]);let i=n&&t?.stage==="match"&&t.of!==""&&e.every(r=>r.id!==t.of);return g(()=>{i&&F()},[i]),t}function da(){let[e,n]=b(null),[t,s]=b(""),[l,i]=b(""),{busy:r,once:c}=B(d=>i(C(d))),m=()=>Promise.all([j(),x(T.value,f)]).then(([d])=>n(d),()=>v(a("trouble.unreached"))),u=d=>{d.preventDefault();let $=Ue(t);$?"elsewhere"in $?location.assign($.elsewhere):c(()=>ze($.table)):i(a("page.home.link.bad"))},p=d=>(s(d),i(""));return o`<section>
		<h2>${a(h.value?"page.home.own":"page.home.friends")}</h2>
		<p>${a(h.value?"page.home.own.about":"page.home.create.about")}</p>
		<${w} aria-haspopup="dialog" onclick=${m} say=${a("page.home.create")} />
		${h.value?null:o`<form class="link" onsubmit=${u}>
				<${Se} label=${a("page.home.link")} value=${t} oninput=${p} required autocapitalize="none"
					enterkeyhint="go" aria-invalid=${l!==""} aria-describedby=${l?"link-wrong":void 0} />
				<button type="submit" class="button" aria-busy=${r}>${a("page.home.join")}</button>
		</form>`}
		<p id="link-wrong" class=${l?"trouble":""} role="alert">${l}</p>
		${h.value?null:o`<p class="row">
			<a class="button plain" href="/people">${a("page.people")}</a></p>`}
		${e?o`<${e.Create} onclose=${()=>n(null)} />`:null}
	</section>`}function ga({table:e,children:n}){let t=e.chairs.filter(l=>!l.player&&!l.bot).length,s=[e.house&&a("page.home.house"),e.clock&&a("page.home.clock",{clock:e.clock}),e.status==="gathering"?a("page.home.seats",{free:t}):_e(e)];return o`<li>
		<span>${a("page.home.on.with",{variant:a(`variant.${e.variant}`),names:Qe(Ge(e.chairs))})}</span>
		<span class="soft">${s.filter(Boolean).join(" · ")}</span>
		${n}
	</li>`}var Q=8;function aa({title:e,tables:n,more:t,onmore:s,row:l}){let[i,r]=b(Q);if(n.length===0)return null;let c=n.length-i,m=()=>{r(i+5*Q),c<5*Q&&t&&s()};return o`<h3>${e}</h3>
		<ul class="tables">
			${n.slice(0,i).map(u=>o`<${ga} key=${u.id} table=${u}>${l(u)}<//>`)}
		</ul>
		${c>0||t?o`<${w} plain onclick=${m} say=${t?a("page.more"):a("page.home.more",{n:c})} />`:null}`}function va({found:{open:e,playing:n,told:t,more:s,onmore:l}}){let{busy:i,once:r}=B(),c=Fe(),m=p=>r(async()=>await c.keep()&&p()),u=I();return o`<section>
		<h2>${a("page.home.company")}</h2>
		<p>${u?a("page.home.company.about",{variant:a(`variant.${u.id}`)}):" "}</p>
		<${Re} name=${c} />
		<p><${w} disabled=${!u} aria-busy=${i} onclick=${()=>u&&m(()=>We(u.id))}
			say=${a("page.home.company.find")} /></p>
		${t&&e.length+n.length===0?o`<p class="soft">${a("page.home.quiet")}</p>`:null}
		<${aa} title=${a("page.home.open")} tables=${e} more=${s.open} onmore=${()=>l("open")}
			row=${p=>o`
				<${w} plain aria-busy=${i} onclick=${()=>m(()=>Ke(p.id))} say=${a("page.home.sit")} />`} />
		<${aa} title=${a("page.home.playing")} tables=${n} more=${s.playing} onmore=${()=>l("playing")}
			row=${p=>o`
				<a class="button plain" href=${`/t/${p.id}`}>${a("page.home.watch")}</a>`} />
	</section>`}function ya(){let e=[],[n,t]=b(e),[s,l]=b({open:1,playing:1}),i=k.value?.id??"",r=h.value,{turn:c}=ve(pa),{value:m,wrong:u}=ge(async y=>{let[P,Y,Z]=await Promise.all([Je(ra=>y.aborted||t(ra)),r?{all:e,more:!1}:K("open",s.open,"there"),r?{all:e,more:!1}:K("playing",s.playing,"there")]),la={open:Y.more,playing:Z.more};return{mine:P,open:Y.all,playing:Z.all,of:i,more:la}},i,xe("here")?.id,r,s,c);g(()=>{u&&!N.peek()&&v(u)},[u]);let p=m??{mine:e,open:e,playing:e,of:"?",more:{open:!1,playing:!1}},d=y=>l(P=>({...P,[y]:P[y]+1})),$=[...p.mine,...n].sort((y,P)=>P.moved-y.moved),sa=new Set($.map(y=>y.id)),X=y=>!sa.has(y.id),H=z.value&&p.of===i;return g(()=>Ve($,H),[m,n,i,H]),{...p,told:H,mine:$,open:p.open.filter(X),playing:p.playing.filter(X),onmore:d}}var ba=e=>[...e].reduce((n,t)=>n+(/[-fijlrt]/.test(t)?.3:t===t.toLowerCase()?.51:.68),0);function na({more:e}){let n=ya();g(()=>{ye(D)},[]);let t=a("title"),s=fa(n),l=s?.stage==="match"?n.mine.filter(r=>r.id!==s.of):n.mine,i=n.told?l.some(Xe):G()>0;return o`<main id="main" tabindex="-1" class="home">
		<header class="verso">
			<div class="cover">
				<p class="by">${a("page.home.by")}</p>
				<h1 style=${{"--ems":ba(t)}}>${t}</h1>
				<p class="what">${a("page.home.what")}</p>
				<div class="fan" aria-hidden="true">${ua.map(r=>o`<${ce} key=${r} card=${r} />`)}</div>
			</div>
		</header>
		<div class="recto">
			${s?o`<${ha} way=${s} />`:null}
			<${Ye} found=${l} told=${n.told} chief=${!s} />
			<${ma} more=${i} chief=${!i&&!s} />
			${e&&!h.value?o`<${e.Evenings} />`:null}
			<${da} />
			${e&&k.value&&!h.value?o`<${e.FriendsTables} />`:null}
			${h.value?null:o`<${va} found=${n} />`}
			<p class="soft small row">
				${z.value&&!k.value&&!h.value?o`<a href="/you">${a("page.you.back")}</a>`:null}
				<a href="/privacy">${a("page.nav.privacy")}</a>
			</p>
		</div>
	</main>`}function ta(){let{spoken:e}=S;return o`<section aria-label=${a("page.choices.spoken")}>
		<button type="button" class="skip" role="switch" aria-checked=${e.value}
			onclick=${()=>e.value=!e.value}>
			${a("page.choices.spoken.switch",{on:e.value?"yes":"no"})}
		</button>
	</section>`}var _={t:"Table",replay:"Replay",report:"Report",rules:"Rules",records:"Records",statistics:"Statistics",ratings:"Ratings",settings:"Choices",learn:"Learn",bids:"Bids",daily:"Daily",problems:"Problems",whatif:"Endings",operate:"Operate",pad:"Pads",deal:"Slips",privacy:"Privacy",people:"People",g:"Group",you:"Who"},V=ne(null),q=()=>S.language.value||se(navigator.languages);async function J(){let[e]=await Promise.all([j(),x(q(),f)]);V.value=e}function wa(e){let n=Object.hasOwn(_,e)?_[e]:void 0;return e===""?na:n?V.value?.[n]??Na:Ca}var ka=["rules","learn","problems","records","people","settings"];function Sa(){let[e=""]=E.value;return o`<header class="running">
		<a class="skip" href="#main">${a("page.skip")}</a>
		<a class="mark" href="/" aria-current=${e===""?"page":void 0}>Ninety-<b>Nine</b></a>
		<nav aria-label=${a("page.nav")}>
			${ka.map(n=>{if(n==="people"&&h.value)return null;let t=e===n?"page":void 0,s=n==="rules"?`/rules/${L()}`:`/${n}`;return o`<a href=${s} aria-current=${t}>${a(`page.nav.${n}`)}</a>`})}
			${k.value?.operator?o`<a href="/operate" aria-current=${e==="operate"?"page":void 0}>
					${a("page.nav.operate")}${k.value.complaints?` (${k.value.complaints})`:""}</a>`:null}
		</nav>
	</header>`}function Ca(){return o`<${W} title=${a("page.nowhere")}><p><a href="/">${a("page.nowhere.go")}</a></p><//>`}function oa(){try{if(sessionStorage.getItem("ninetynine.anew")===f)return!1;sessionStorage.setItem("ninetynine.anew",f)}catch{return!1}return location.reload(),!0}function Na(){let[e=""]=E.value,[n,t]=b(!1);return g(()=>{J().catch(()=>oa()||t(!0))},[e]),o`<${W} text=${n?a("trouble.unreached"):""} />`}function Pa(){let e=ue.value;return e?o`<p class="unkept" role="alert">${a(`page.unkept.${e}`)}</p>`:null}function Ea({seated:e}){if(!$e.value)return null;let n=()=>{me(),e&&Pe("/")};return o`<div class="unkept row" role="alert">
		<p>${a("trouble.full")}</p>
		<${w} onclick=${n} say=${a("page.unkept.go")} />
	</div>`}var Ta=()=>o`<div class="out" role="status">${N.value?o`<p>${a("page.out")}</p>`:null}</div>`;function xa(){let[e="",...n]=E.value,t=wa(e),s=V.value,l=e===""||e==="t"||!le(`page.nav.${e}`)?"":a(`page.nav.${e}`),i=E.value.join("/");return g(()=>{Ne()&&document.activeElement===document.body&&document.getElementById("main")?.focus()},[i]),g(()=>{e!=="t"&&(document.title=l?`${l} · Ninety-Nine`:"Ninety-Nine")},[e,l]),T.value,o`<div role="region" aria-label=${a("page.access")}><${ta} /></div>
		${e==="t"?null:o`<${Ta} />`}
		${s?o`<${s.New} /><${s.Awaited} />`:null}
		${e==="t"&&n.length>0?null:o`<${Sa} />`}
		<${t} key=${`${e} ${Be.value}`} rest=${n} more=${s} />
		${e==="t"||!s||h.value?null:o`<${s.Banned} />`}
		${e==="t"?null:o`<${Pa} />`}${e==="t"&&s?o`<${s.Edition} />`:null}
		<${Ea} seated=${e==="t"} /><${be} />`}function Ba(){let e=!1;R(()=>{let n=N.value;e&&!n&&(v(a("page.out.over")),U().catch(t=>N.peek()||v(C(t))),ea()),e=n})}async function Fa(){document.fonts.load("500 1em Alegreya"),ie(),Ee();let[e=""]=E.value;e===""&&D().catch(()=>{});let n=()=>pe(`${f}cards.svg`);await Promise.all([...e===""?[M(q(),f)]:[x(q(),f),n()],...e in _?[J()]:[]]),R(()=>{let t=q();t!==T.peek()&&M(t,f).catch(s=>oa()||v(C(s)))}),R(()=>{let{status:t,body:s}=A.value??{status:0,body:""};A.value&&v(C(t===0?new he("here"):de(A.value,s)))}),Ze(()=>v(a("page.edition.new"))),ee(o`<${xa} />`,document.getElementById("page")),U().catch(t=>N.peek()||v(C(t))),Ba(),e===""&&(n().catch(t=>v(C(t))),setTimeout(()=>{J().then(fe).catch(()=>{})},1e3))}Fa().catch(e=>{console.error(e);let n=document.createElement("p");n.textContent="This page could not be loaded; load it again.",document.body.append(n)});
