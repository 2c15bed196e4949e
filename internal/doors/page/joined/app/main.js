import{$a as be,$d as je,Ab as Re,Ae as _e,B as a,Bb as xe,C as ie,Cb as Ee,Ce as Ve,De as Xe,Ee as Ye,Fa as me,Ga as he,Gd as Ae,Ha as fe,Hd as Be,I as M,Ja as q,Jd as G,K as ce,Ka as C,La as m,Md as T,N as k,Nd as De,P as ue,Qa as de,Ra as ge,Ua as ve,Ud as Ie,Vb as Oe,Vd as Le,Wd as He,Xa as h,Xd as A,Yd as B,Za as N,Zd as D,_a as ye,_d as I,a as d,be as Ke,cb as we,db as O,eb as S,ed as U,f as ae,fb as W,g as v,gb as ke,h as y,hb as Se,he as Me,ie as We,j as te,je as Ue,kb as Ne,ld as Te,md as w,me as Je,n as oe,nb as Ce,nd as Fe,ne as ze,p as F,pa as pe,pd as qe,q as s,qa as $e,rb as Pe,s as se,sd as J,t as le,td as z,ve as Ge,w as x,x as re,xe as Qe,y as K,yb as R,z as E,ze as Q}from"./chunk.js";async function L(){let[e]=await Promise.all([import("./screens.js"),rn(`${d}style/more.css`)]);return e}async function rn(e){if(document.querySelector(`link[rel=stylesheet][href="${e}"]`))return;let n=document.createElement("link");n.rel="stylesheet",n.href=e,document.head.append(n),await new Promise((t,o)=>{n.onload=t,n.onerror=o}).catch(t=>{throw n.remove(),t})}var cn=new Set(["random","greedy"]),Ze="ninetynine.on";function un(){let[e=0,n=0]=(M(Ze)??"").split(" ").map(Number),[t,o]=v({height:e,calls:n>0,tables:[]});return[t,i=>{ce(Ze,`${i.height} ${Number(i.calls)}`),o(l=>JSON.stringify(l)===JSON.stringify(i)?l:i)}]}var pn=15e3,$n=["9D","KC","QH","9S"];function mn({onclose:e}){let n=D(),t=r=>{B.variant.value=r.id,e()},o=te(null);return y(()=>{let r=o.current?.querySelector("[aria-pressed=true]");r instanceof HTMLElement&&r.focus()},[]),s`<${Se} broad title=${a("page.variants.title")} onclose=${e}>
		<div class="contents" ref=${o}>
			${je().map(([r,i])=>s`<section key=${r}>
					<h3>${a("page.players",{n:r})}</h3>
					<ul>
						${i.map(l=>s`<li key=${l.id}>
								<button type="button" aria-pressed=${l===n} onclick=${()=>t(l)}>
									<span class="name">${a(`variant.${l.id}`)}</span> <span class="soft">${a(`about.${l.id}`)}</span>
								</button>
							</li>`)}
					</ul>
				</section>`)}
		</div>
	<//>`}function hn({more:e,chief:n}){let[t,o]=v(!1),{busy:r,once:i}=O(),l=D(),c=Le.value.map($=>$.name),p=Ke()||B.level.value||le,f=(c.length?c:se).filter($=>!cn.has($)||$===p),u=I(),g=l?Ie.value.length:18;return s`<section class="now" aria-label=${a("page.home.play")}>
		<p class="soft">${l?a("page.players",{n:l.chairs}):" "}</p>
		<h2>
			<button type="button" class="game" aria-haspopup="dialog" onclick=${()=>o(!0)}>
				${a(`variant.${u}`)}
			</button>
		</h2>
		<p>${a(`about.${u}`)}</p>
		<p class="turns">
			<${S} plain onclick=${()=>o(!0)} say=${a("page.home.variants",{n:g})} />
			<a class="button plain" href=${`/rules/${u}`}>${a("page.home.rules")}</a>
			${He.value?s`<a class="button plain" href=${`/bids?variant=${u}`}>${a("page.nav.bids")}</a>`:null}
		</p>
		<div class="against">
			<${Ne} label=${a("page.home.level")} value=${p} options=${Pe("page.level",...f)}
				onchange=${$=>B.level.value=$} />
			<p class="soft" aria-live="polite">${a(`page.level.about.${p}`)}</p>
		</div>
		<button type="button" class=${`button begin ${n?"chief":""}`} disabled=${!l||!c.length}
			aria-busy=${r} onclick=${()=>l&&i(()=>Me(l,p))}>
			${a(e?"page.home.play.new":"page.home.play")}
		</button>
		${k.course.value&&!G()?s`<p class="today"><a href="/learn">${a("way.go.cure")}</a></p>`:null}
		<p class="today"><a href="/daily">${a("page.home.daily")}</a></p>
		<p class="today"><a href="/pad">${a("page.home.pad")}</a></p>
		${t?s`<${mn} onclose=${()=>o(!1)} />`:null}
	</section>`}function fn({way:{stage:e,of:n}}){let{busy:t,once:o}=O(),r=k.way.value==="",i={lesson:"/learn/first",match:n&&`/t/${n}`,report:`/report/${n}/1`,cure:`/learn/${n}`}[e],c=r?a("page.home.lesson.go"):a(`way.go.${e==="match"&&n===""?"first":e}`);return s`<section class="door" aria-label=${a("way.steps")}>
		${r?s`<h2>${a("page.home.lesson")}</h2><p>${a("way.about")}</p>`:null}
		<${De} at=${e} />
		<p class="ways">
			${i?s`<a class="button chief" href=${i}>${c}</a>`:s`<${S} chief aria-busy=${t} onclick=${()=>o(We)} say=${c} />`}
			<${S} plain onclick=${T} say=${a(r?"page.home.lesson.no":"way.leave")} />
		</p>
	</section>`}function dn({mine:e,told:n}){let t=G(),o=k.way.value===""&&t!==void 0,r=w.value?.id;y(()=>{let l=k.course.peek()!==""||Q()>0||M("ninetynine.problems")!==null;o&&(l||n&&e.length>0)?T():o&&n&&r&&Oe({player:r}).then(c=>c.tallies.length>0&&T(),()=>{})},[o,n,e.length,r]);let i=n&&t?.stage==="match"&&t.of!==""&&e.every(l=>l.id!==t.of);return y(()=>{i&&T()},[i]),t}function gn(){let[e,n]=v(null),[t,o]=v(""),[r,i]=v(""),{busy:l,once:c}=O(g=>i(N(g))),p=()=>Promise.all([L(),E(x.value,d)]).then(([g])=>n(g),()=>h(a("trouble.unreached"))),f=g=>{g.preventDefault();let $=Je(t);$?"elsewhere"in $?location.assign($.elsewhere):c(()=>ze($.table)):i(a("page.home.link.bad"))},u=g=>(o(g),i(""));return s`<section>
		<h2>${a(m.value?"page.home.own":"page.home.friends")}</h2>
		<p>${a(m.value?"page.home.own.about":"page.home.create.about")}</p>
		<${S} aria-haspopup="dialog" onclick=${p} say=${a("page.home.create")} />
		${m.value?null:s`<form class="link" onsubmit=${f}>
				<${Ce} label=${a("page.home.link")} value=${t} oninput=${u} required autocapitalize="none"
					enterkeyhint="go" aria-invalid=${r!==""} aria-describedby=${r?"link-wrong":void 0} />
				<button type="submit" class="button" aria-busy=${l}>${a("page.home.join")}</button>
		</form>`}
		<p id="link-wrong" class=${r?"trouble":""} role="alert">${r}</p>
		${m.value?null:s`<p class="row">
			<a class="button plain" href="/people">${a("page.people")}</a></p>`}
		${e?s`<${e.Create} onclose=${()=>n(null)} />`:null}
	</section>`}var en=["open","playing"],_=8;function vn({title:e,tables:n,more:t,onmore:o,name:r,rows:i}){let[l,c]=v(_);if(n.length===0)return null;let p=n.length-l,f=()=>{c(l+5*_),p<5*_&&t&&o()};return s`<h3>${e}</h3>
		<${i} tables=${n.slice(0,l)} name=${r} />
		${p>0||t?s`<${S} plain onclick=${f} say=${t?a("page.more"):a("page.home.more",{n:p})} />`:null}`}function yn({found:e,name:n,screens:t}){let{busy:o,once:r}=O(),i=D();return s`<section>
		<h2>${a("page.home.company")}</h2>
		<p>${i?a("page.home.company.about",{variant:a(`variant.${i.id}`)}):" "}</p>
		<${Be} name=${n} />
		<p><${S} disabled=${!i} aria-busy=${o} say=${a("page.home.company.find")}
			onclick=${()=>i&&r(async()=>await n.keep()&&Ue(i.id))} /></p>
		${e.told&&en.every(l=>e[l].length===0)?s`<p class="soft">${a("page.home.quiet")}</p>`:null}
		${t&&en.map(l=>s`<${vn} key=${l} title=${a(`page.home.${l}`)} tables=${e[l]}
			more=${e.more[l]} onmore=${()=>e.onmore(l)} name=${n} rows=${t.TableRows} />`)}
	</section>`}function bn(){let e=[],[n,t]=v(e),[o,r]=v({open:1,playing:1}),i=w.value?.id??"",l=m.value,{turn:c}=be(pn),{value:p,wrong:f}=ye(async b=>{let[P,ee,ne]=await Promise.all([Ge(ln=>b.aborted||t(ln)),l?{all:e,more:!1}:U("open",o.open,"there"),l?{all:e,more:!1}:U("playing",o.playing,"there")]),sn={open:ee.more,playing:ne.more};return{mine:P,open:ee.all,playing:ne.all,of:i,more:sn}},i,Fe("here")?.id,l,o,c);y(()=>{f&&!C.peek()&&h(f)},[f]);let u=p??{mine:e,open:e,playing:e,of:"?",more:{open:!1,playing:!1}},g=b=>r(P=>({...P,[b]:P[b]+1})),$=[...u.mine,...n].sort((b,P)=>P.moved-b.moved),on=new Set($.map(b=>b.id)),Z=b=>!on.has(b.id),j=z.value&&u.of===i;return y(()=>Qe($,j),[p,n,i,j]),{...u,told:j,mine:$,open:u.open.filter(Z),playing:u.playing.filter(Z),onmore:g}}var wn=e=>[...e].reduce((n,t)=>n+(/[-fijlrt]/.test(t)?.3:t===t.toLowerCase()?.51:.68),0);function nn({more:e}){let n=bn();y(()=>{we(A)},[]);let t=Ae(),o=a("title"),r=dn(n),[i,l]=un(),c=n.mine.filter(({id:u})=>!(r?.stage==="match"&&u===r.of)&&!i.tables.includes(u)),p=!r&&!i.calls,f=n.told?c.some(_e):Q()>0;return s`<main id="main" tabindex="-1" class="home">
		<header class="verso">
			<div class="cover">
				<p class="by">${a("page.home.by")}</p>
				<h1 style=${{"--ems":wn(o)}}>${o}</h1>
				<p class="what">${a("page.home.what")}</p>
				<div class="fan" aria-hidden="true">${$n.map(u=>s`<${pe} key=${u} card=${u} />`)}</div>
			</div>
		</header>
		<div class="recto">
			${r?s`<${fn} way=${r} />`:null}
			${m.value?null:e?s`<${e.OnNow} room=${i} mine=${n.mine} chief=${!r} name=${t}
					ondrawn=${l} />`:i.height>0&&s`<section class="on" style=${{minHeight:`${i.height}px`}}></section>`}
			<${Ve} found=${c} told=${n.told} chief=${p} />
			<${hn} more=${f} chief=${!f&&p} />
			${e&&!m.value?s`<${e.Evenings} name=${t} />`:null}
			<${gn} />
			${e&&w.value&&!m.value?s`<${e.FriendNews} />`:null}
			${m.value?null:s`<${yn} found=${n} name=${t} screens=${e} />`}
			<p class="soft small row">
				${z.value&&!w.value&&!m.value?s`<a href="/you">${a("page.you.back")}</a>`:null}
				<a href="/privacy">${a("page.nav.privacy")}</a>
			</p>
		</div>
	</main>`}function an(){let{spoken:e}=k,n=()=>{e.value=!e.value,e.peek()&&!document.querySelector("main.table:not(.lesson)")&&h(a("page.choices.spoken.on"))};return s`<section aria-label=${a("page.choices.spoken")}>
		<button type="button" class="skip" role="switch" aria-checked=${e.value}
			aria-label=${a("page.choices.spoken")} onclick=${n}>
			${a("page.choices.spoken.switch",{on:e.value?"yes":"no"})}
		</button>
	</section>`}var V={t:"Table",replay:"Replay",report:"Report",rules:"Rules",records:"Records",statistics:"Statistics",ratings:"Ratings",settings:"Choices",learn:"Learn",bids:"Bids",daily:"Daily",problems:"Problems",whatif:"Endings",operate:"Operate",pad:"Pads",deal:"Slips",privacy:"Privacy",people:"People",g:"Group",you:"Who"},Y=oe(null),H=()=>k.language.value||re(navigator.languages);async function X(){let[e]=await Promise.all([L(),E(H(),d)]);Y.value=e}function kn(e){let n=Object.hasOwn(V,e)?V[e]:void 0;return e===""?nn:n?Y.value?.[n]??Pn:Cn}var Sn=["rules","learn","problems","records","people","settings"];function Nn(){let[e=""]=R.value,[n,t]=a("page.brand").split("|");return s`<header class="running">
		<a class="skip" href="#main">${a("page.skip")}</a>
		<a class="mark" href="/" aria-current=${e===""?"page":void 0}><span>${n}<b>${t}</b></span></a>
		<nav aria-label=${a("page.nav")}>
			${Sn.map(o=>{if(o==="people"&&m.value)return null;let r=e===o?"page":void 0,i=o==="rules"?`/rules/${I()}`:`/${o}`;return s`<a href=${i} aria-current=${r}>${a(`page.nav.${o}`)}</a>`})}
			${w.value?.operator?s`<a href="/operate" aria-current=${e==="operate"?"page":void 0}>
					${a("page.nav.operate")}${w.value.complaints?` (${w.value.complaints})`:""}</a>`:null}
		</nav>
	</header>`}function Cn(){return s`<${W} title=${a("page.nowhere")}><p><a href="/">${a("page.nowhere.go")}</a></p><//>`}function tn(){try{if(sessionStorage.getItem("ninetynine.anew")===d)return!1;sessionStorage.setItem("ninetynine.anew",d)}catch{return!1}return location.reload(),!0}function Pn(){let[e=""]=R.value,[n,t]=v(!1);return y(()=>{X().catch(()=>tn()||t(!0))},[e]),s`<${W} text=${n?a("trouble.unreached"):""} />`}function Rn(){let e=me.value;return e?s`<p class="unkept" role="alert">${a(`page.unkept.${e}`)}</p>`:null}function xn({seated:e}){if(!he.value)return null;let n=()=>{fe(),e&&xe("/")};return s`<div class="unkept row" role="alert">
		<p>${a("trouble.full")}</p>
		<${S} onclick=${n} say=${a("page.unkept.go")} />
	</div>`}var En=()=>s`<div class="out" role="status">${C.value?s`<p>${a("page.out")}</p>`:null}</div>`;function On(){let[e="",...n]=R.value,t=kn(e),o=Y.value,r=e===""||e==="t"||!ie(`page.nav.${e}`)?"":a(`page.nav.${e}`),i=R.value.join("/");return y(()=>{if(!Re()||document.activeElement!==document.body)return;let l=document.getElementById("main"),c=l?.querySelector("h1");c&&(c.tabIndex=-1),(c??l)?.focus()},[i]),y(()=>{e!=="t"&&(document.title=r?`${r} · Ninety-Nine`:"Ninety-Nine")},[e,r]),x.value,s`<div role="region" aria-label=${a("page.access")}><${an} /></div>
		${e==="t"?null:s`<${En} />`}
		${o?s`<${o.New} /><${o.Awaited} /><${o.PlayerCard} />`:null}
		${e==="t"&&n.length>0?null:s`<${Nn} />`}
		<${t} key=${`${e} ${qe.value}`} rest=${n} more=${o} />
		${e==="t"||!o||m.value?null:s`<${o.Banned} />`}
		${e==="t"?null:s`<${Rn} />`}
		${e==="t"&&o?s`<${o.Edition} />`:null}
		${e==="t"&&o&&Te.value==="there"&&w.value&&!m.value?s`<${o.FriendNotice} />`:null}
		<${xn} seated=${e==="t"} /><${ke} />`}function Tn(){let e=!1;F(()=>{let n=C.value;e&&!n&&(h(a("page.out.over")),J().catch(t=>C.peek()||h(N(t))),Ye()),e=n})}async function Fn(){document.fonts.load("500 1em Alegreya"),ue(),Ee();let[e=""]=R.value;e===""&&A().catch(()=>{});let n=()=>$e(`${d}cards.svg`);await Promise.all([...e===""?[K(H(),d)]:[E(H(),d),n()],...e in V?[X()]:[]]),F(()=>{let t=H();t!==x.peek()&&K(t,d).catch(o=>tn()||h(N(o)))}),F(()=>{let{status:t,body:o}=q.value??{status:0,body:""};q.value&&h(N(t===0?new de("here"):ve(q.value,o)))}),Xe(()=>h(a("page.edition.new"))),ae(s`<${On} />`,document.getElementById("page")),J().catch(t=>C.peek()||h(N(t))),Tn(),e===""&&(n().catch(t=>h(N(t))),setTimeout(()=>{X().then(ge).catch(()=>{})},1e3))}Fn().catch(e=>{console.error(e);let n=document.createElement("p");n.textContent="This page could not be loaded; load it again.",document.body.append(n)});
