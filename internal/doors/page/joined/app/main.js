import{$a as ye,Ab as Ee,B as t,Bb as Re,Be as Ze,C as re,Ce as en,De as nn,Fa as $e,Fd as Be,Ga as me,Gd as Fe,Ha as he,I as M,Id as Ae,Ja as F,K as ie,Ka as C,La as h,Ld as T,Md as De,N as S,P as ce,Qa as fe,Ra as de,Td as Ie,Ua as ge,Ub as xe,Ud as Le,Vd as je,Wd as A,Xa as y,Xd as D,Yd as I,Za as N,Zd as L,_a as ve,_d as qe,a as f,ae as He,cb as be,db as O,dd as U,eb as w,f as ne,fb as W,g,gb as we,ge as Ke,h as v,hb as ke,he as Me,ie as We,j as te,kb as Se,ke as Ue,ld as k,le as Je,mb as Ne,md as Oe,me as ze,n as ae,od as Te,p as B,pa as ue,q as s,qa as pe,qb as Ce,qe as Ge,rd as J,re as Qe,s as oe,sd as z,t as se,te as _e,ue as Ve,w as R,we as Xe,x as le,xb as E,y as K,ye as G,z as x,zb as Pe,ze as Ye}from"./chunk.js";async function j(){let[e]=await Promise.all([import("./screens.js"),pn(`${f}style/more.css`)]);return e}async function pn(e){if(document.querySelector(`link[rel=stylesheet][href="${e}"]`))return;let n=document.createElement("link");n.rel="stylesheet",n.href=e,document.head.append(n),await new Promise((a,o)=>{n.onload=a,n.onerror=o}).catch(a=>{throw n.remove(),a})}var $n=new Set(["random","greedy"]),tn="ninetynine.on";function mn(){let[e=0,n=0]=(M(tn)??"").split(" ").map(Number),[a,o]=g({height:e,rows:n,tables:[]});return[a,r=>{ie(tn,`${r.height} ${r.rows}`),o(i=>JSON.stringify(i)===JSON.stringify(r)?i:r)}]}var hn=15e3,fn=["9D","KC","QH","9S"];function dn({onclose:e}){let n=I(),a=l=>{D.variant.value=l.id,e()},o=te(null);return v(()=>{let l=o.current?.querySelector("[aria-pressed=true]");l instanceof HTMLElement&&l.focus()},[]),s`<${ke} broad title=${t("page.variants.title")} onclose=${e}>
		<div class="contents" ref=${o}>
			${qe().map(([l,r])=>s`<section key=${l}>
					<h3>${t("page.players",{n:l})}</h3>
					<ul>
						${r.map(i=>s`<li key=${i.id}>
								<button type="button" aria-pressed=${i===n} onclick=${()=>a(i)}>
									<span class="name">${t(`variant.${i.id}`)}</span> <span class="soft">${t(`about.${i.id}`)}</span>
								</button>
							</li>`)}
					</ul>
				</section>`)}
		</div>
	<//>`}function gn({more:e,chief:n}){let[a,o]=g(!1),{busy:l,once:r}=O(),i=I(),u=Le.value.map(m=>m.name),$=He()||D.level.value||se,c=(u.length?u:oe).filter(m=>!$n.has(m)||m===$),p=L(),d=i?Ie.value.length:18;return s`<section class="now" aria-label=${t("page.home.play")}>
		<p class="soft">${i?t("page.players",{n:i.chairs}):" "}</p>
		<h2>
			<button type="button" class="game" aria-haspopup="dialog" onclick=${()=>o(!0)}>
				${t(`variant.${p}`)}
			</button>
		</h2>
		<p>${t(`about.${p}`)}</p>
		<p class="turns">
			<${w} plain onclick=${()=>o(!0)} say=${t("page.home.variants",{n:d})} />
			<a class="button plain" href=${`/rules/${p}`}>${t("page.home.rules")}</a>
			${je.value?s`<a class="button plain" href=${`/bids?variant=${p}`}>${t("page.nav.bids")}</a>`:null}
		</p>
		<div class="against">
			<${Se} label=${t("page.home.level")} value=${$} options=${Ce("page.level",...c)}
				onchange=${m=>D.level.value=m} />
			<p class="soft" aria-live="polite">${t(`page.level.about.${$}`)}</p>
		</div>
		<button type="button" class=${`button begin ${n?"chief":""}`} disabled=${!i||!u.length}
			aria-busy=${l} onclick=${()=>i&&r(()=>Ke(i,$))}>
			${t(e?"page.home.play.new":"page.home.play")}
		</button>
		<p class="today"><a href="/daily">${t("page.home.daily")}</a></p>
		<p class="today"><a href="/pad">${t("page.home.pad")}</a></p>
		${a?s`<${dn} onclose=${()=>o(!1)} />`:null}
	</section>`}function vn({way:{stage:e,of:n}}){let{busy:a,once:o}=O(),l=S.way.value==="",r={lesson:"/learn/first",match:n&&`/t/${n}`,report:`/report/${n}/1`,cure:`/learn/${n}`}[e],u=l?t("page.home.lesson.go"):t(`way.go.${e==="match"&&n===""?"first":e}`);return s`<section class="door" aria-label=${t("way.steps")}>
		${l?s`<h2>${t("page.home.lesson")}</h2><p>${t("way.about")}</p>`:null}
		<${De} at=${e} />
		<p class="ways">
			${r?s`<a class="button chief" href=${r}>${u}</a>`:s`<${w} chief aria-busy=${a} onclick=${()=>o(Me)} say=${u} />`}
			<${w} plain onclick=${T} say=${t(l?"page.home.lesson.no":"way.leave")} />
		</p>
	</section>`}function yn({mine:e,told:n}){let a=Ae(),o=S.way.value===""&&a!==void 0,l=k.value?.id;v(()=>{let i=S.course.peek()!==""||G()>0||M("ninetynine.problems")!==null;o&&(i||n&&e.length>0)?T():o&&n&&l&&xe({player:l}).then(u=>u.tallies.length>0&&T(),()=>{})},[o,n,e.length,l]);let r=n&&a?.stage==="match"&&a.of!==""&&e.every(i=>i.id!==a.of);return v(()=>{r&&T()},[r]),a}function bn(){let[e,n]=g(null),[a,o]=g(""),[l,r]=g(""),{busy:i,once:u}=O(d=>r(N(d))),$=()=>Promise.all([j(),x(R.value,f)]).then(([d])=>n(d),()=>y(t("trouble.unreached"))),c=d=>{d.preventDefault();let m=Je(a);m?"elsewhere"in m?location.assign(m.elsewhere):u(()=>ze(m.table)):r(t("page.home.link.bad"))},p=d=>(o(d),r(""));return s`<section>
		<h2>${t(h.value?"page.home.own":"page.home.friends")}</h2>
		<p>${t(h.value?"page.home.own.about":"page.home.create.about")}</p>
		<${w} aria-haspopup="dialog" onclick=${$} say=${t("page.home.create")} />
		${h.value?null:s`<form class="link" onsubmit=${c}>
				<${Ne} label=${t("page.home.link")} value=${a} oninput=${p} required autocapitalize="none"
					enterkeyhint="go" aria-invalid=${l!==""} aria-describedby=${l?"link-wrong":void 0} />
				<button type="submit" class="button" aria-busy=${i}>${t("page.home.join")}</button>
		</form>`}
		<p id="link-wrong" class=${l?"trouble":""} role="alert">${l}</p>
		${h.value?null:s`<p class="row">
			<a class="button plain" href="/people">${t("page.people")}</a></p>`}
		${e?s`<${e.Create} onclose=${()=>n(null)} />`:null}
	</section>`}function wn({table:e,children:n}){let a=e.chairs.filter(l=>!l.player&&!l.bot).length,o=[e.house&&t("page.home.house"),e.clock&&t("page.home.clock",{clock:e.clock}),e.status==="gathering"?t("page.home.seats",{free:a}):_e(e)];return s`<li>
		<span>${t("page.home.on.with",{variant:t(`variant.${e.variant}`),names:Qe(Ge(e.chairs))})}</span>
		<span class="soft">${o.filter(Boolean).join(" · ")}</span>
		${n}
	</li>`}var Q=8;function an({title:e,tables:n,more:a,onmore:o,row:l}){let[r,i]=g(Q);if(n.length===0)return null;let u=n.length-r,$=()=>{i(r+5*Q),u<5*Q&&a&&o()};return s`<h3>${e}</h3>
		<ul class="tables">
			${n.slice(0,r).map(c=>s`<${wn} key=${c.id} table=${c}>${l(c)}<//>`)}
		</ul>
		${u>0||a?s`<${w} plain onclick=${$} say=${a?t("page.more"):t("page.home.more",{n:u})} />`:null}`}function kn({found:{open:e,playing:n,told:a,more:o,onmore:l}}){let{busy:r,once:i}=O(),u=Be(),$=p=>i(async()=>await u.keep()&&p()),c=I();return s`<section>
		<h2>${t("page.home.company")}</h2>
		<p>${c?t("page.home.company.about",{variant:t(`variant.${c.id}`)}):" "}</p>
		<${Fe} name=${u} />
		<p><${w} disabled=${!c} aria-busy=${r} onclick=${()=>c&&$(()=>We(c.id))}
			say=${t("page.home.company.find")} /></p>
		${a&&e.length+n.length===0?s`<p class="soft">${t("page.home.quiet")}</p>`:null}
		<${an} title=${t("page.home.open")} tables=${e} more=${o.open} onmore=${()=>l("open")}
			row=${p=>s`
				<${w} plain aria-busy=${r} onclick=${()=>$(()=>Ue(p.id))} say=${t("page.home.sit")} />`} />
		<${an} title=${t("page.home.playing")} tables=${n} more=${o.playing} onmore=${()=>l("playing")}
			row=${p=>s`
				<a class="button plain" href=${`/t/${p.id}`}>${t("page.home.watch")}</a>`} />
	</section>`}function Sn(){let e=[],[n,a]=g(e),[o,l]=g({open:1,playing:1}),r=k.value?.id??"",i=h.value,{turn:u}=ye(hn),{value:$,wrong:c}=ve(async b=>{let[P,Z,ee]=await Promise.all([Ve(un=>b.aborted||a(un)),i?{all:e,more:!1}:U("open",o.open,"there"),i?{all:e,more:!1}:U("playing",o.playing,"there")]),cn={open:Z.more,playing:ee.more};return{mine:P,open:Z.all,playing:ee.all,of:r,more:cn}},r,Oe("here")?.id,i,o,u);v(()=>{c&&!C.peek()&&y(c)},[c]);let p=$??{mine:e,open:e,playing:e,of:"?",more:{open:!1,playing:!1}},d=b=>l(P=>({...P,[b]:P[b]+1})),m=[...p.mine,...n].sort((b,P)=>P.moved-b.moved),rn=new Set(m.map(b=>b.id)),Y=b=>!rn.has(b.id),H=z.value&&p.of===r;return v(()=>Xe(m,H),[$,n,r,H]),{...p,told:H,mine:m,open:p.open.filter(Y),playing:p.playing.filter(Y),onmore:d}}var Nn=e=>[...e].reduce((n,a)=>n+(/[-fijlrt]/.test(a)?.3:a===a.toLowerCase()?.51:.68),0);function on({more:e}){let n=Sn();v(()=>{be(A)},[]);let a=t("title"),o=yn(n),[l,r]=mn(),i=n.mine.filter(({id:c})=>!(o?.stage==="match"&&c===o.of)&&!l.tables.includes(c)),u=!o&&l.rows===0,$=n.told?i.some(Ye):G()>0;return s`<main id="main" tabindex="-1" class="home">
		<header class="verso">
			<div class="cover">
				<p class="by">${t("page.home.by")}</p>
				<h1 style=${{"--ems":Nn(a)}}>${a}</h1>
				<p class="what">${t("page.home.what")}</p>
				<div class="fan" aria-hidden="true">${fn.map(c=>s`<${ue} key=${c} card=${c} />`)}</div>
			</div>
		</header>
		<div class="recto">
			${o?s`<${vn} way=${o} />`:null}
			${h.value?null:e?s`<${e.OnNow} room=${l} mine=${n.mine} chief=${!o} ondrawn=${r} />`:l.height>0&&s`<section class="on" style=${{minHeight:`${l.height}px`}}></section>`}
			<${Ze} found=${i} told=${n.told} chief=${u} />
			<${gn} more=${$} chief=${!$&&u} />
			${e&&!h.value?s`<${e.Evenings} />`:null}
			<${bn} />
			${e&&k.value&&!h.value?s`<${e.FriendNews} />`:null}
			${h.value?null:s`<${kn} found=${n} />`}
			<p class="soft small row">
				${z.value&&!k.value&&!h.value?s`<a href="/you">${t("page.you.back")}</a>`:null}
				<a href="/privacy">${t("page.nav.privacy")}</a>
			</p>
		</div>
	</main>`}function sn(){let{spoken:e}=S;return s`<section aria-label=${t("page.choices.spoken")}>
		<button type="button" class="skip" role="switch" aria-checked=${e.value}
			onclick=${()=>e.value=!e.value}>
			${t("page.choices.spoken.switch",{on:e.value?"yes":"no"})}
		</button>
	</section>`}var _={t:"Table",replay:"Replay",report:"Report",rules:"Rules",records:"Records",statistics:"Statistics",ratings:"Ratings",settings:"Choices",learn:"Learn",bids:"Bids",daily:"Daily",problems:"Problems",whatif:"Endings",operate:"Operate",pad:"Pads",deal:"Slips",privacy:"Privacy",people:"People",g:"Group",you:"Who"},X=ae(null),q=()=>S.language.value||le(navigator.languages);async function V(){let[e]=await Promise.all([j(),x(q(),f)]);X.value=e}function Cn(e){let n=Object.hasOwn(_,e)?_[e]:void 0;return e===""?on:n?X.value?.[n]??xn:Rn}var Pn=["rules","learn","problems","records","people","settings"];function En(){let[e=""]=E.value;return s`<header class="running">
		<a class="skip" href="#main">${t("page.skip")}</a>
		<a class="mark" href="/" aria-current=${e===""?"page":void 0}>Ninety-<b>Nine</b></a>
		<nav aria-label=${t("page.nav")}>
			${Pn.map(n=>{if(n==="people"&&h.value)return null;let a=e===n?"page":void 0,o=n==="rules"?`/rules/${L()}`:`/${n}`;return s`<a href=${o} aria-current=${a}>${t(`page.nav.${n}`)}</a>`})}
			${k.value?.operator?s`<a href="/operate" aria-current=${e==="operate"?"page":void 0}>
					${t("page.nav.operate")}${k.value.complaints?` (${k.value.complaints})`:""}</a>`:null}
		</nav>
	</header>`}function Rn(){return s`<${W} title=${t("page.nowhere")}><p><a href="/">${t("page.nowhere.go")}</a></p><//>`}function ln(){try{if(sessionStorage.getItem("ninetynine.anew")===f)return!1;sessionStorage.setItem("ninetynine.anew",f)}catch{return!1}return location.reload(),!0}function xn(){let[e=""]=E.value,[n,a]=g(!1);return v(()=>{V().catch(()=>ln()||a(!0))},[e]),s`<${W} text=${n?t("trouble.unreached"):""} />`}function On(){let e=$e.value;return e?s`<p class="unkept" role="alert">${t(`page.unkept.${e}`)}</p>`:null}function Tn({seated:e}){if(!me.value)return null;let n=()=>{he(),e&&Ee("/")};return s`<div class="unkept row" role="alert">
		<p>${t("trouble.full")}</p>
		<${w} onclick=${n} say=${t("page.unkept.go")} />
	</div>`}var Bn=()=>s`<div class="out" role="status">${C.value?s`<p>${t("page.out")}</p>`:null}</div>`;function Fn(){let[e="",...n]=E.value,a=Cn(e),o=X.value,l=e===""||e==="t"||!re(`page.nav.${e}`)?"":t(`page.nav.${e}`),r=E.value.join("/");return v(()=>{Pe()&&document.activeElement===document.body&&document.getElementById("main")?.focus()},[r]),v(()=>{e!=="t"&&(document.title=l?`${l} · Ninety-Nine`:"Ninety-Nine")},[e,l]),R.value,s`<div role="region" aria-label=${t("page.access")}><${sn} /></div>
		${e==="t"?null:s`<${Bn} />`}
		${o?s`<${o.New} /><${o.Awaited} /><${o.PlayerCard} />`:null}
		${e==="t"&&n.length>0?null:s`<${En} />`}
		<${a} key=${`${e} ${Te.value}`} rest=${n} more=${o} />
		${e==="t"||!o||h.value?null:s`<${o.Banned} />`}
		${e==="t"?null:s`<${On} />`}${e==="t"&&o?s`<${o.Edition} />`:null}
		<${Tn} seated=${e==="t"} /><${we} />`}function An(){let e=!1;B(()=>{let n=C.value;e&&!n&&(y(t("page.out.over")),J().catch(a=>C.peek()||y(N(a))),nn()),e=n})}async function Dn(){document.fonts.load("500 1em Alegreya"),ce(),Re();let[e=""]=E.value;e===""&&A().catch(()=>{});let n=()=>pe(`${f}cards.svg`);await Promise.all([...e===""?[K(q(),f)]:[x(q(),f),n()],...e in _?[V()]:[]]),B(()=>{let a=q();a!==R.peek()&&K(a,f).catch(o=>ln()||y(N(o)))}),B(()=>{let{status:a,body:o}=F.value??{status:0,body:""};F.value&&y(N(a===0?new fe("here"):ge(F.value,o)))}),en(()=>y(t("page.edition.new"))),ne(s`<${Fn} />`,document.getElementById("page")),J().catch(a=>C.peek()||y(N(a))),An(),e===""&&(n().catch(a=>y(N(a))),setTimeout(()=>{V().then(de).catch(()=>{})},1e3))}Dn().catch(e=>{console.error(e);let n=document.createElement("p");n.textContent="This page could not be loaded; load it again.",document.body.append(n)});
