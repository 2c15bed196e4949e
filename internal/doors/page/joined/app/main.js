import{$a as ye,$d as je,Ab as Pe,Ae as _e,B as t,Bb as Re,C as re,Cb as xe,Ce as Ve,De as Xe,Ee as Ye,Fa as $e,Ga as me,Gd as qe,Ha as he,Hd as Ae,I as M,Ja as q,Jd as Be,K as ie,Ka as C,La as m,Md as T,N as S,Nd as De,P as ce,Qa as fe,Ra as de,Ua as ge,Ud as Ie,Vb as Ee,Vd as Le,Wd as He,Xa as h,Xd as A,Yd as B,Za as N,Zd as D,_a as ve,_d as I,a as d,be as Ke,cb as be,db as O,eb as k,ed as U,f as ne,fb as W,g as v,gb as we,h as y,hb as ke,he as Me,ie as We,j as te,je as Ue,kb as Se,ld as Oe,md as w,me as Je,n as ae,nb as Ne,nd as Te,ne as ze,p as F,pa as ue,pd as Fe,q as s,qa as pe,rb as Ce,s as oe,sd as J,t as se,td as z,ve as Ge,w as x,x as le,xe as Qe,y as K,yb as R,z as E,ze as G}from"./chunk.js";async function L(){let[e]=await Promise.all([import("./screens.js"),rn(`${d}style/more.css`)]);return e}async function rn(e){if(document.querySelector(`link[rel=stylesheet][href="${e}"]`))return;let n=document.createElement("link");n.rel="stylesheet",n.href=e,document.head.append(n),await new Promise((a,o)=>{n.onload=a,n.onerror=o}).catch(a=>{throw n.remove(),a})}var cn=new Set(["random","greedy"]),Ze="ninetynine.on";function un(){let[e=0,n=0]=(M(Ze)??"").split(" ").map(Number),[a,o]=v({height:e,calls:n>0,tables:[]});return[a,i=>{ie(Ze,`${i.height} ${Number(i.calls)}`),o(l=>JSON.stringify(l)===JSON.stringify(i)?l:i)}]}var pn=15e3,$n=["9D","KC","QH","9S"];function mn({onclose:e}){let n=D(),a=r=>{B.variant.value=r.id,e()},o=te(null);return y(()=>{let r=o.current?.querySelector("[aria-pressed=true]");r instanceof HTMLElement&&r.focus()},[]),s`<${ke} broad title=${t("page.variants.title")} onclose=${e}>
		<div class="contents" ref=${o}>
			${je().map(([r,i])=>s`<section key=${r}>
					<h3>${t("page.players",{n:r})}</h3>
					<ul>
						${i.map(l=>s`<li key=${l.id}>
								<button type="button" aria-pressed=${l===n} onclick=${()=>a(l)}>
									<span class="name">${t(`variant.${l.id}`)}</span> <span class="soft">${t(`about.${l.id}`)}</span>
								</button>
							</li>`)}
					</ul>
				</section>`)}
		</div>
	<//>`}function hn({more:e,chief:n}){let[a,o]=v(!1),{busy:r,once:i}=O(),l=D(),c=Le.value.map($=>$.name),p=Ke()||B.level.value||se,f=(c.length?c:oe).filter($=>!cn.has($)||$===p),u=I(),g=l?Ie.value.length:18;return s`<section class="now" aria-label=${t("page.home.play")}>
		<p class="soft">${l?t("page.players",{n:l.chairs}):" "}</p>
		<h2>
			<button type="button" class="game" aria-haspopup="dialog" onclick=${()=>o(!0)}>
				${t(`variant.${u}`)}
			</button>
		</h2>
		<p>${t(`about.${u}`)}</p>
		<p class="turns">
			<${k} plain onclick=${()=>o(!0)} say=${t("page.home.variants",{n:g})} />
			<a class="button plain" href=${`/rules/${u}`}>${t("page.home.rules")}</a>
			${He.value?s`<a class="button plain" href=${`/bids?variant=${u}`}>${t("page.nav.bids")}</a>`:null}
		</p>
		<div class="against">
			<${Se} label=${t("page.home.level")} value=${p} options=${Ce("page.level",...f)}
				onchange=${$=>B.level.value=$} />
			<p class="soft" aria-live="polite">${t(`page.level.about.${p}`)}</p>
		</div>
		<button type="button" class=${`button begin ${n?"chief":""}`} disabled=${!l||!c.length}
			aria-busy=${r} onclick=${()=>l&&i(()=>Me(l,p))}>
			${t(e?"page.home.play.new":"page.home.play")}
		</button>
		<p class="today"><a href="/daily">${t("page.home.daily")}</a></p>
		<p class="today"><a href="/pad">${t("page.home.pad")}</a></p>
		${a?s`<${mn} onclose=${()=>o(!1)} />`:null}
	</section>`}function fn({way:{stage:e,of:n}}){let{busy:a,once:o}=O(),r=S.way.value==="",i={lesson:"/learn/first",match:n&&`/t/${n}`,report:`/report/${n}/1`,cure:`/learn/${n}`}[e],c=r?t("page.home.lesson.go"):t(`way.go.${e==="match"&&n===""?"first":e}`);return s`<section class="door" aria-label=${t("way.steps")}>
		${r?s`<h2>${t("page.home.lesson")}</h2><p>${t("way.about")}</p>`:null}
		<${De} at=${e} />
		<p class="ways">
			${i?s`<a class="button chief" href=${i}>${c}</a>`:s`<${k} chief aria-busy=${a} onclick=${()=>o(We)} say=${c} />`}
			<${k} plain onclick=${T} say=${t(r?"page.home.lesson.no":"way.leave")} />
		</p>
	</section>`}function dn({mine:e,told:n}){let a=Be(),o=S.way.value===""&&a!==void 0,r=w.value?.id;y(()=>{let l=S.course.peek()!==""||G()>0||M("ninetynine.problems")!==null;o&&(l||n&&e.length>0)?T():o&&n&&r&&Ee({player:r}).then(c=>c.tallies.length>0&&T(),()=>{})},[o,n,e.length,r]);let i=n&&a?.stage==="match"&&a.of!==""&&e.every(l=>l.id!==a.of);return y(()=>{i&&T()},[i]),a}function gn(){let[e,n]=v(null),[a,o]=v(""),[r,i]=v(""),{busy:l,once:c}=O(g=>i(N(g))),p=()=>Promise.all([L(),E(x.value,d)]).then(([g])=>n(g),()=>h(t("trouble.unreached"))),f=g=>{g.preventDefault();let $=Je(a);$?"elsewhere"in $?location.assign($.elsewhere):c(()=>ze($.table)):i(t("page.home.link.bad"))},u=g=>(o(g),i(""));return s`<section>
		<h2>${t(m.value?"page.home.own":"page.home.friends")}</h2>
		<p>${t(m.value?"page.home.own.about":"page.home.create.about")}</p>
		<${k} aria-haspopup="dialog" onclick=${p} say=${t("page.home.create")} />
		${m.value?null:s`<form class="link" onsubmit=${f}>
				<${Ne} label=${t("page.home.link")} value=${a} oninput=${u} required autocapitalize="none"
					enterkeyhint="go" aria-invalid=${r!==""} aria-describedby=${r?"link-wrong":void 0} />
				<button type="submit" class="button" aria-busy=${l}>${t("page.home.join")}</button>
		</form>`}
		<p id="link-wrong" class=${r?"trouble":""} role="alert">${r}</p>
		${m.value?null:s`<p class="row">
			<a class="button plain" href="/people">${t("page.people")}</a></p>`}
		${e?s`<${e.Create} onclose=${()=>n(null)} />`:null}
	</section>`}var en=["open","playing"],Q=8;function vn({title:e,tables:n,more:a,onmore:o,name:r,rows:i}){let[l,c]=v(Q);if(n.length===0)return null;let p=n.length-l,f=()=>{c(l+5*Q),p<5*Q&&a&&o()};return s`<h3>${e}</h3>
		<${i} tables=${n.slice(0,l)} name=${r} />
		${p>0||a?s`<${k} plain onclick=${f} say=${a?t("page.more"):t("page.home.more",{n:p})} />`:null}`}function yn({found:e,name:n,screens:a}){let{busy:o,once:r}=O(),i=D();return s`<section>
		<h2>${t("page.home.company")}</h2>
		<p>${i?t("page.home.company.about",{variant:t(`variant.${i.id}`)}):" "}</p>
		<${Ae} name=${n} />
		<p><${k} disabled=${!i} aria-busy=${o} say=${t("page.home.company.find")}
			onclick=${()=>i&&r(async()=>await n.keep()&&Ue(i.id))} /></p>
		${e.told&&en.every(l=>e[l].length===0)?s`<p class="soft">${t("page.home.quiet")}</p>`:null}
		${a&&en.map(l=>s`<${vn} key=${l} title=${t(`page.home.${l}`)} tables=${e[l]}
			more=${e.more[l]} onmore=${()=>e.onmore(l)} name=${n} rows=${a.TableRows} />`)}
	</section>`}function bn(){let e=[],[n,a]=v(e),[o,r]=v({open:1,playing:1}),i=w.value?.id??"",l=m.value,{turn:c}=ye(pn),{value:p,wrong:f}=ve(async b=>{let[P,Z,ee]=await Promise.all([Ge(ln=>b.aborted||a(ln)),l?{all:e,more:!1}:U("open",o.open,"there"),l?{all:e,more:!1}:U("playing",o.playing,"there")]),sn={open:Z.more,playing:ee.more};return{mine:P,open:Z.all,playing:ee.all,of:i,more:sn}},i,Te("here")?.id,l,o,c);y(()=>{f&&!C.peek()&&h(f)},[f]);let u=p??{mine:e,open:e,playing:e,of:"?",more:{open:!1,playing:!1}},g=b=>r(P=>({...P,[b]:P[b]+1})),$=[...u.mine,...n].sort((b,P)=>P.moved-b.moved),on=new Set($.map(b=>b.id)),Y=b=>!on.has(b.id),j=z.value&&u.of===i;return y(()=>Qe($,j),[p,n,i,j]),{...u,told:j,mine:$,open:u.open.filter(Y),playing:u.playing.filter(Y),onmore:g}}var wn=e=>[...e].reduce((n,a)=>n+(/[-fijlrt]/.test(a)?.3:a===a.toLowerCase()?.51:.68),0);function nn({more:e}){let n=bn();y(()=>{be(A)},[]);let a=qe(),o=t("title"),r=dn(n),[i,l]=un(),c=n.mine.filter(({id:u})=>!(r?.stage==="match"&&u===r.of)&&!i.tables.includes(u)),p=!r&&!i.calls,f=n.told?c.some(_e):G()>0;return s`<main id="main" tabindex="-1" class="home">
		<header class="verso">
			<div class="cover">
				<p class="by">${t("page.home.by")}</p>
				<h1 style=${{"--ems":wn(o)}}>${o}</h1>
				<p class="what">${t("page.home.what")}</p>
				<div class="fan" aria-hidden="true">${$n.map(u=>s`<${ue} key=${u} card=${u} />`)}</div>
			</div>
		</header>
		<div class="recto">
			${r?s`<${fn} way=${r} />`:null}
			${m.value?null:e?s`<${e.OnNow} room=${i} mine=${n.mine} chief=${!r} name=${a}
					ondrawn=${l} />`:i.height>0&&s`<section class="on" style=${{minHeight:`${i.height}px`}}></section>`}
			<${Ve} found=${c} told=${n.told} chief=${p} />
			<${hn} more=${f} chief=${!f&&p} />
			${e&&!m.value?s`<${e.Evenings} name=${a} />`:null}
			<${gn} />
			${e&&w.value&&!m.value?s`<${e.FriendNews} />`:null}
			${m.value?null:s`<${yn} found=${n} name=${a} screens=${e} />`}
			<p class="soft small row">
				${z.value&&!w.value&&!m.value?s`<a href="/you">${t("page.you.back")}</a>`:null}
				<a href="/privacy">${t("page.nav.privacy")}</a>
			</p>
		</div>
	</main>`}function tn(){let{spoken:e}=S,n=()=>{e.value=!e.value,e.peek()&&!document.querySelector("main.table:not(.lesson)")&&h(t("page.choices.spoken.on"))};return s`<section aria-label=${t("page.choices.spoken")}>
		<button type="button" class="skip" role="switch" aria-checked=${e.value}
			aria-label=${t("page.choices.spoken")} onclick=${n}>
			${t("page.choices.spoken.switch",{on:e.value?"yes":"no"})}
		</button>
	</section>`}var _={t:"Table",replay:"Replay",report:"Report",rules:"Rules",records:"Records",statistics:"Statistics",ratings:"Ratings",settings:"Choices",learn:"Learn",bids:"Bids",daily:"Daily",problems:"Problems",whatif:"Endings",operate:"Operate",pad:"Pads",deal:"Slips",privacy:"Privacy",people:"People",g:"Group",you:"Who"},X=ae(null),H=()=>S.language.value||le(navigator.languages);async function V(){let[e]=await Promise.all([L(),E(H(),d)]);X.value=e}function kn(e){let n=Object.hasOwn(_,e)?_[e]:void 0;return e===""?nn:n?X.value?.[n]??Pn:Cn}var Sn=["rules","learn","problems","records","people","settings"];function Nn(){let[e=""]=R.value,[n,a]=t("page.brand").split("|");return s`<header class="running">
		<a class="skip" href="#main">${t("page.skip")}</a>
		<a class="mark" href="/" aria-current=${e===""?"page":void 0}><span>${n}<b>${a}</b></span></a>
		<nav aria-label=${t("page.nav")}>
			${Sn.map(o=>{if(o==="people"&&m.value)return null;let r=e===o?"page":void 0,i=o==="rules"?`/rules/${I()}`:`/${o}`;return s`<a href=${i} aria-current=${r}>${t(`page.nav.${o}`)}</a>`})}
			${w.value?.operator?s`<a href="/operate" aria-current=${e==="operate"?"page":void 0}>
					${t("page.nav.operate")}${w.value.complaints?` (${w.value.complaints})`:""}</a>`:null}
		</nav>
	</header>`}function Cn(){return s`<${W} title=${t("page.nowhere")}><p><a href="/">${t("page.nowhere.go")}</a></p><//>`}function an(){try{if(sessionStorage.getItem("ninetynine.anew")===d)return!1;sessionStorage.setItem("ninetynine.anew",d)}catch{return!1}return location.reload(),!0}function Pn(){let[e=""]=R.value,[n,a]=v(!1);return y(()=>{V().catch(()=>an()||a(!0))},[e]),s`<${W} text=${n?t("trouble.unreached"):""} />`}function Rn(){let e=$e.value;return e?s`<p class="unkept" role="alert">${t(`page.unkept.${e}`)}</p>`:null}function xn({seated:e}){if(!me.value)return null;let n=()=>{he(),e&&Re("/")};return s`<div class="unkept row" role="alert">
		<p>${t("trouble.full")}</p>
		<${k} onclick=${n} say=${t("page.unkept.go")} />
	</div>`}var En=()=>s`<div class="out" role="status">${C.value?s`<p>${t("page.out")}</p>`:null}</div>`;function On(){let[e="",...n]=R.value,a=kn(e),o=X.value,r=e===""||e==="t"||!re(`page.nav.${e}`)?"":t(`page.nav.${e}`),i=R.value.join("/");return y(()=>{if(!Pe()||document.activeElement!==document.body)return;let l=document.getElementById("main"),c=l?.querySelector("h1");c&&(c.tabIndex=-1),(c??l)?.focus()},[i]),y(()=>{e!=="t"&&(document.title=r?`${r} · Ninety-Nine`:"Ninety-Nine")},[e,r]),x.value,s`<div role="region" aria-label=${t("page.access")}><${tn} /></div>
		${e==="t"?null:s`<${En} />`}
		${o?s`<${o.New} /><${o.Awaited} /><${o.PlayerCard} />`:null}
		${e==="t"&&n.length>0?null:s`<${Nn} />`}
		<${a} key=${`${e} ${Fe.value}`} rest=${n} more=${o} />
		${e==="t"||!o||m.value?null:s`<${o.Banned} />`}
		${e==="t"?null:s`<${Rn} />`}
		${e==="t"&&o?s`<${o.Edition} />`:null}
		${e==="t"&&o&&Oe.value==="there"&&w.value&&!m.value?s`<${o.FriendNotice} />`:null}
		<${xn} seated=${e==="t"} /><${we} />`}function Tn(){let e=!1;F(()=>{let n=C.value;e&&!n&&(h(t("page.out.over")),J().catch(a=>C.peek()||h(N(a))),Ye()),e=n})}async function Fn(){document.fonts.load("500 1em Alegreya"),ce(),xe();let[e=""]=R.value;e===""&&A().catch(()=>{});let n=()=>pe(`${d}cards.svg`);await Promise.all([...e===""?[K(H(),d)]:[E(H(),d),n()],...e in _?[V()]:[]]),F(()=>{let a=H();a!==x.peek()&&K(a,d).catch(o=>an()||h(N(o)))}),F(()=>{let{status:a,body:o}=q.value??{status:0,body:""};q.value&&h(N(a===0?new fe("here"):ge(q.value,o)))}),Xe(()=>h(t("page.edition.new"))),ne(s`<${On} />`,document.getElementById("page")),J().catch(a=>C.peek()||h(N(a))),Tn(),e===""&&(n().catch(a=>h(N(a))),setTimeout(()=>{V().then(de).catch(()=>{})},1e3))}Fn().catch(e=>{console.error(e);let n=document.createElement("p");n.textContent="This page could not be loaded; load it again.",document.body.append(n)});
