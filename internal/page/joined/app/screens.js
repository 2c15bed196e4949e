import{$ as z,A as se,Aa as Ae,B as D,Ba as Q,C as Fn,Ca as at,D as B,Da as je,E as Ze,Ea as ot,F as de,Fa as rt,G as et,Ga as rs,H as _,Ha as is,I as ze,Ia as it,J as We,Ja as ls,K as Se,Ka as lt,L as It,La as Y,M as fe,N as ae,Na as ct,O as Hn,Oa as Kt,P as In,Pa as cs,Q as Kn,Qa as us,R as tt,S as J,Sa as ps,Ta as ds,U,V as X,Va as Pt,W as Pn,Wa as fs,X as W,Xa as hs,Y as E,Z as I,_a as $s,a as Rn,aa as G,ba as K,c as b,ca as P,d as w,da as we,e as ne,ea as _n,f as S,fa as nt,g as ge,ga as Oe,h as ye,ha as Jn,i as N,j as Ht,ja as Un,k as Bn,ka as Gn,l,la as Vn,m as zn,ma as Qn,n as be,na as Xn,oa as Yn,pa as Zn,q as o,qa as es,r as R,ra as ts,s as O,sa as ns,t as Be,ta as Me,u as T,ua as ss,v as Wn,va as as,w as A,wa as L,y as x,ya as st,z as C,za as os}from"./chunk.js";var Ga=24,Va=["AC","KD","QH","JS"];function ut({title:e,children:t}){return l`<section>
		<h2>${e}</h2>
		<div class="stack">${t}</div>
	</section>`}function Ne({name:e,label:t,options:n}){let s=A[e],a=r=>s.value=r;return l`<${K} label=${t} value=${s.value} options=${n} onchange=${a} />`}function pt({name:e,label:t,about:n}){let s=A[e],a=r=>s.value=r.currentTarget.checked;return l`<div>
		<label class="choice"><input type="checkbox" role="switch" checked=${s.value} onchange=${a} />${t}</label>
		${n?l`<p class="soft small">${n}</p>`:null}
	</div>`}function Qa(){let[e,t]=b(L.value?.name??A.name.value),[n,s]=b({text:"",wrong:!1}),a=L.value?.name??A.name.value,r=S(a),i=async u=>{let p=u.trim().replaceAll(/\s+/g," ");if(p!==r.current){if((L.value||p!=="")&&!/[\p{L}\p{N}]/u.test(p))return s({text:o("page.choices.name.empty"),wrong:!0});r.current=p;try{await os(p),t(L.value?.name??p),s({text:o("page.choices.name.kept"),wrong:!1})}catch(d){r.current=a,s({text:E(d),wrong:!0})}}};return l`<form onsubmit=${u=>(u.preventDefault(),i(e))}>
		<label class="field">
			<span>${o("page.choices.name")}</span>
			<input
				type="text" value=${e} maxlength=${Ga} autocomplete="nickname" placeholder=${o("page.guest")}
				enterkeyhint="done" spellcheck=${!1}
				aria-invalid=${n.wrong} aria-describedby="name-said"
				oninput=${u=>t(u.currentTarget.value)}
				onchange=${u=>i(u.currentTarget.value)}
			/>
		</label>
		<p id="name-said" class=${n.wrong?"trouble":"soft small"} role="status">
			${n.text||o("page.choices.name.about")}
		</p>
	</form>`}function Xa(){let[e,t]=b(!1);if(!L.value)return null;let n=async()=>{try{await Jn()}catch(r){if(!(r instanceof X&&r.reason==="no-session"))throw r}L.value=null,W(o("page.choices.leave.done"))},s=()=>t(!1),a=l`<button type="button" class="button" onclick=${s}>${o("page.choices.leave.no")}</button>
		<button type="button" class="button chief" onclick=${()=>I(n).then(s)}>
			${o("page.choices.leave.yes")}
		</button>`;return l`<p>
		<button type="button" class="button" aria-haspopup="dialog" onclick=${()=>t(!0)}>
			${o("page.choices.leave")}
		</button>
		${e?l`<${z} title=${o("page.choices.leave.title")} onclose=${s} actions=${a}>
					<p>${o("page.choices.leave.warning",{name:L.value.name})}</p>
				<//>`:null}
	</p>`}var _t=!1;function Ya(){let e=S(null);return w(()=>{_t&&(_t=!1,e.current?.querySelector("input:checked")?.focus())},[]),l`<div ref=${e} onchange=${()=>_t=!0}>
		<${Ne} name="language" label=${o("page.choices.language")}
			options=${[["",o("page.choices.language.auto")],...Object.entries(zn)]} />
	</div>`}function Za(){return l`<main id="main" class="choices">
		<h1>${o("page.nav.settings")}</h1>
		<${ut} title=${o("page.choices.you")}><${Qa} /><${Xa} /><//>
		<${ut} title=${o("page.choices.book")}>
			<${Ya} />
			<${Ne} name="theme" label=${o("page.choices.theme")}
				options=${P("page.choices.theme","auto","day","night")} />
		<//>
		<${ut} title=${o("page.choices.cards")}>
			<p class="sample">${Va.map(e=>l`<${J} key=${e} card=${e} />`)}</p>
			<${Ne} name="pack" label=${o("page.choices.pack")}
				options=${P("page.choices.pack","two","four","german4")} />
			<${Ne} name="indices" label=${o("page.choices.indices")}
				options=${P("page.choices.indices","local","international")} />
			<${pt} name="values" label=${o("page.choices.values")} />
			<${pt} name="forced" label=${o("page.choices.forced")} about=${o("page.choices.forced.about")} />
		<//>
		<${ut} title=${o("page.choices.table")}>
			<${Ne} name="play" label=${o("page.choices.play")}
				options=${P("page.choices.play","auto","once","twice")} />
			<p class="soft small">${o("page.choices.play.about")}</p>
			<${Ne} name="pace" label=${o("page.choices.pace")} options=${P("page.pace","calm","usual","quick")} />
			<${pt} name="sound" label=${o("page.choices.sound")} />
			<${pt} name="spoken" label=${o("page.choices.spoken")} about=${o("page.choices.spoken.about")} />
		<//>
	</main>`}var Ee=class extends Error{},ms={changed:{},written:""},eo={"game.target":[1,1e3],"game.deals":[1,1e3],"game.bonus":[0,1e3],"rubber.games":[1,100],"rubber.wins":[1,100],"score.trick":[0,1e3],"score.vulnerable":[1,1e3],"offers.declare":[1,1e3],"offers.reveal":[1,1e3]},to={"offers.how":["sealed","turn","raise"],"offers.loss":["opponents","own"]},no={"score.zeroOrAll":()=>!0,"trump.across":({rubber:e,trump:t})=>t.by==="success"&&(e.games>1||e.wins>0)},Ut=(e,t)=>t.split(".").reduce((n,s)=>n?.[s],e),so=(e,t)=>JSON.stringify(e)===JSON.stringify(t),Jt=e=>typeof e=="object"&&e!==null&&!Array.isArray(e);function gs({changed:e,written:t},n){let s={};for(let[r,i]of Object.entries(n?e:{})){let[c="",u=""]=r.split("."),p=Ut(n,r);so(i,p)||(s[c]={...s[c],[u]:i})}let a={};try{a=t.trim()?JSON.parse(t):{}}catch(r){throw new Ee(r instanceof Error?r.message:"")}if(!Jt(a))throw new Ee(o("page.create.rules.object"));for(let[r,i]of Object.entries(a))s[r]=Jt(s[r])&&Jt(i)?{...s[r],...i}:i;return Object.keys(s).length>0?s:void 0}function ys({own:e,set:t,rules:n}){if(!n)return null;let s=d=>d in e.changed?e.changed[d]:Ut(n,d),a=(d,f)=>t({...e,changed:{...e.changed,[d]:f}}),r=d=>f=>a(d,f.currentTarget.checked),i=d=>o(`page.create.rules.${d}`),c=d=>t({...e,written:d.currentTarget.value}),{clauses:u,...p}=n;return l`<details>
		<summary>${o("page.create.rules")}</summary>
		<div class="stack">
			<${ao} points=${s("score.made")} onchange=${d=>a("score.made",d)} />
			${Object.entries(eo).map(([d,[f,h]])=>Number(Ut(n,d))<f||d==="game.bonus"&&!n.game.target?null:l`<${we} key=${d} label=${i(d)} value=${s(d)} min=${f} max=${h}
							onchange=${g=>a(d,g)} />`)}
			${Object.entries(to).map(([d,f])=>n.offers.how==="none"?null:l`<${K} key=${d} label=${i(d)} value=${s(d)}
							options=${f.map(h=>[h,o(`page.create.rules.${d}.${h}`)])}
							onchange=${h=>a(d,h)} />`)}
			${Object.entries(no).map(([d,f])=>f(n)?l`<label key=${d} class="choice">
							<input type="checkbox" checked=${s(d)} onchange=${r(d)} />${i(d)}
						</label>`:null)}
			<details class="whole">
				<summary>${o("page.create.rules.written")}</summary>
				<label class="field">
					<span>${o("page.create.rules.json")}</span>
					<textarea class="code" rows="3" spellcheck=${!1} autocapitalize="none" value=${e.written}
						placeholder='{"score": {"made": [0, 40, 20, 10]}}' oninput=${c}></textarea>
				</label>
				<p class="small soft">${o("page.create.rules.all")}</p>
				<pre class="code">${oo(p)}</pre>
			</details>
		</div>
	</details>`}function ao({points:e,onchange:t}){return l`<fieldset class="amounts whole">
		<legend>${o("page.create.rules.made")}</legend>
		${e.map((n,s)=>s===0?null:l`<${we} key=${s} label=${o("page.create.rules.made.n",{n:s})} value=${n} min=${0} max=${1e3}
						onchange=${a=>t(e.with(s,a))} />`)}
	</fieldset>`}var oo=e=>Object.entries(e).map(([t,n])=>{let s=JSON.stringify(n).replaceAll(/([,:])(?=["\d[{tf-])/g,"$1 ");return`${JSON.stringify(t)}: ${s}`}).join(`
`);var Gt=N({}),Vt=new Set;function dt(e,t){let n=e?.order??[];return n.includes("lay")&&n.indexOf("lay")<n.indexOf(t??"")}function re(e,t){if(!e)return;let n=t?`${e} ${JSON.stringify(t)}`:e;return Vt.has(n)||(Vt.add(n),nt(e,t).then(s=>Gt.value={...Gt.value,[n]:s},()=>setTimeout(()=>Vt.delete(n),1e4))),Gt.value[n]}var ro={variant:"",bots:[],public:"no",clock:"none",minutes:10,seconds:10,days:"3",length:"",rounds:9,closed:"no",hints:"",undo:"",open:"",pace:"usual",stand:"",house:ms},bs=6e4,io=1440*bs;function lo({clock:e,minutes:t,seconds:n,days:s}){if(e==="bank")return{bank:t*bs,add:n*1e3};if(e==="move")return{move:Number(s)*io}}function co(e,t){let{variant:n,hints:s,undo:a,open:r,pace:i,stand:c,length:u,rounds:p}=e,d={variant:n,rules:gs(e.house,t),...u&&{[u]:p},public:e.public==="yes",closed:e.closed==="yes",clock:lo(e),undo:a,hints:s,open:r,bot:c,pace:Pt[i]},f=Object.entries(d).filter(([,h])=>h!==void 0&&h!==""&&h!==!1);return Object.fromEntries(f)}function ws({label:e,value:t,options:n,onchange:s}){return l`<label class="field">
		<span>${e}</span>
		<select value=${t} onchange=${r=>s(r.currentTarget.value)}>
			${n.map(([r,i])=>l`<option key=${r} value=${r} selected=${r===t}>${i}</option>`)}
		</select>
	</label>`}var Qt=e=>t=>n=>e({[t]:n}),ft=(e,t)=>Array.from({length:t.chairs-1},(n,s)=>e.bots[s]??""),vs=(e,t)=>ft(e,t).includes("");function uo({plan:e,set:t,variant:n,name:s}){let a=c=>[c,o("page.create.bot",{level:o(`page.level.${c}`)})],r=[["",o("page.create.friend")],...Kt.value.map(c=>a(c.name))],i=c=>u=>t({bots:ft(e,n).with(c,u)});return l`<fieldset class="seats">
		<legend class="unseen">${o("page.create.chairs")}</legend>
		${vs(e,n)?l`<${ot} name=${s} />`:l`<div class="field"><span>${o("page.create.chair",{n:1})}</span><p>${o("page.create.you")}</p></div>`}
		${ft(e,n).map((c,u)=>{let p=o("page.create.chair",{n:u+2});return l`<${ws} key=${u} label=${p} value=${c} options=${r} onchange=${i(u)} />`})}
	</fieldset>`}function po({plan:e,set:t}){let n=Qt(t),s=["1","3","7"];return l`<div>
		<${K} label=${o("page.create.clock")} value=${e.clock} onchange=${n("clock")}
			options=${P("page.create.clock","none","bank","move")} />
		${e.clock==="bank"?l`<div class="row">
					<${we} label=${o("page.create.clock.minutes")} value=${e.minutes} min=${1} max=${600}
						onchange=${n("minutes")} />
					<${we} label=${o("page.create.clock.seconds")} value=${e.seconds} min=${0} max=${600}
						onchange=${n("seconds")} />
				</div>`:null}
		${e.clock==="move"?l`<${K} label=${o("page.create.clock.each")} value=${e.days} onchange=${n("days")}
					options=${s.map(a=>[a,o("page.create.clock.days",{n:Number(a)})])} />`:null}
	</div>`}function fo({plan:e,set:t}){let n=Qt(t),s=["",o("page.create.usual")],a=o("page.create.never");return l`<details>
		<summary>${o("page.create.more")}</summary>
		<div class="stack">
			<div>
				<${K} label=${o("page.create.length")} value=${e.length} onchange=${n("length")}
					options=${[["",o("page.create.length.usual")],...P("page.create.length","deals","games")]} />
				${e.length?l`<${we} label=${o("page.create.length.n")} value=${e.rounds} min=${1} max=${1e3}
							onchange=${n("rounds")} />`:null}
			</div>
			<${K} label=${o("page.create.undo")} value=${e.undo} onchange=${n("undo")}
				options=${[s,...P("page.create.undo","free","agree"),["never",a]]} />
			${cs.value?l`<${K} label=${o("page.create.hints")} value=${e.hints} onchange=${n("hints")}
						options=${[s,["yes",o("page.create.hints.yes")],["no",a]]} />`:null}
			<${K} label=${o("page.create.open")} value=${e.open} onchange=${n("open")}
				options=${[s,...P("page.create.open","deal","match")]} />
			<p class="soft small whole">${o("page.create.usual.about")}</p>
			<${K} label=${o("page.create.watch")} value=${e.closed} onchange=${n("closed")}
				options=${[["no",o("page.create.watch.yes")],["yes",o("page.create.watch.no")]]} />
			<${K} label=${o("page.create.pace")} value=${e.pace} onchange=${n("pace")}
				options=${P("page.pace",...Object.keys(Pt))} />
			<${ws} label=${o("page.create.stand")} value=${e.stand} onchange=${n("stand")}
				options=${[s,...P("page.level",...Kt.value.map(r=>r.name))]} />
		</div>
	</details>`}function ho({plan:e,set:t,variant:n}){let s=r=>t({variant:r.currentTarget.value,house:{...e.house,changed:{}}}),a=({id:r})=>l`<option key=${r} value=${r} selected=${r===e.variant}>${o(`variant.${r}`)}</option>`;return l`<div class="variant">
		<label class="field">
			<span>${o("page.create.variant")}</span>
			<select onchange=${s}>
				${ds().map(([r,i])=>l`<optgroup key=${r} label=${o("page.players",{n:r})}>${i.map(a)}</optgroup>`)}
			</select>
		</label>
		<p class="soft">${o(`about.${n.id}`)}</p>
	</div>`}function $o(e){return e instanceof Ee?o("page.create.rules.unread",{text:e.message}):e instanceof X&&e.reason==="bad"?o("page.create.refused",{text:e.message}):E(e)}function mo({onclose:e}){let t=ps(),[n,s]=b({...ro,variant:t?.id??"",pace:A.pace.value}),[a,r]=b(""),[i,c]=b(!1),u=je(),p=S(null);w(()=>{a&&p.current?.scrollIntoView({block:"nearest"})},[a]);let d=re(n.variant),f=ct.value.find(y=>y.id===n.variant)??t,h=y=>(s(k=>({...k,...y})),r(""));if(!f)return null;let g=async y=>{if(y.preventDefault(),!i){r(""),c(!0);try{if(vs(n,f)&&!await u.keep())return c(!1);await fs(co(n,d),["",...ft(n,f)])}catch(k){r($o(k)),c(!1)}}},m=l`<button type="submit" form="create" class="button chief" aria-busy=${i}>
		${o("page.home.create")}
	</button>`;return l`<${z} broad title=${o("page.create.title")} onclose=${e} actions=${m}>
		<form id="create" class="create stack" onsubmit=${g}>
			<${ho} plan=${n} set=${h} variant=${f} />
			<${uo} plan=${n} set=${h} variant=${f} name=${u} />
			<${K} label=${o("page.create.public")} value=${n.public} onchange=${Qt(h)("public")}
				options=${P("page.create.public","no","yes")} />
			<${po} plan=${n} set=${h} />
			<${fo} plan=${n} set=${h} />
			<${ys} own=${n.house} set=${y=>h({house:y})} rules=${d} />
			<p ref=${p} class=${a?"trouble":""} role="alert">${a}</p>
		</form>
	<//>`}function F({trump:e}){return e==="nines"?l`<span class="sign" aria-hidden="true">9</span>`:/^[CDHS]$/.test(e)?l`<svg class="sign" data-suit=${e} viewBox="0 0 100 100" aria-hidden="true" focusable="false">
		<use href=${`#pip-${e}`} />
	</svg>`:l`<span class="sign none" aria-hidden="true">–</span>`}var j=e=>o(e?/^[CDHS]$/.test(e)?`suit.${e}`:`trump.${e}`:"trump.unnamed");function q(e){let[t="",n]=e.split(" ");return n===void 0?o(`offer.${t}`):o("offer.numbered",{offer:o(`offer.${t}`),n:Number(n)})}var xs=(e,t,n)=>t===(n??e.seat)?"yes":"no";function Ss(e,t){return t===e.seat?{aside:e.aside,bid:e.bid}:{aside:e.shown?.[t]?.aside,bid:e.shown?.[t]?.bid}}function Le({view:e,names:t,variant:n,me:s,untitled:a=!1}){let r=t.map((p,d)=>d).slice(0,e.points?.length??0),i=e.parts;if(!i||!e.points)return null;let c=p=>{let d=i[p]??[];return d.every(f=>f===0)?null:l`<${Xt} key=${p} label=${o(`page.sheet.for.${p}`)} points=${d} class=${`for-${p}`} />`},u=Yt(e,t,n,s).join(" ");return l`<section class="deal-sheet">
		${a?null:l`<h2>
					${o("sheet.title",{deal:e.deal+1,trump:j(e.trump)})} <${F} trump=${e.trump??""} />
				</h2>`}
		<${G}><table class="book account" data-hands=${r.length}>
			<thead><tr><td></td>${r.map(p=>l`<th key=${p} scope="col">${t[p]}</th>`)}</tr></thead>
			<tbody class="facts">
				<${go} view=${e} seats=${r} />
			</tbody>
			<tbody class="sum">${c("tricks")}${c("contract")}${c("premium")}${c("vulnerable")}</tbody>
			<tfoot>
				<${Xt} label=${o("page.sheet.deal")} points=${e.points} class="total" plain />
				<${Xt} label=${o("page.sheet.total")} points=${e.totals} plain />
			</tfoot>
		</table><//>
		<div class="verdicts">
			${en(e,t,s).map(([p,d])=>l`<p key=${p} class=${d?"won":""}>${p}</p>`)}
			<${wo} view=${e} />
			${u?l`<p>${u}</p>`:null}
		</div>
	</section>`}function go({view:e,seats:t}){let n=(e.premium??[]).some(i=>i!==""),s=i=>l`<${bo} view=${e} seat=${i} />`,a=i=>e.premium?.[i]?q(e.premium[i]):"",r=i=>l`<${yo} made=${e.made?.[i]??!1} />`;return l`<${Fe} label=${o("page.sheet.cards")} class="cards" seats=${t} of=${s} />
		<${Fe} label=${o("page.sheet.bid")} seats=${t} of=${i=>Ss(e,i).bid??"–"} />
		<${Fe} label=${o("page.sheet.won")} seats=${t} of=${i=>e.won?.[i]} />
		${n?l`<${Fe} label=${o("page.sheet.held")} class="held" seats=${t} of=${a} />`:null}
		<${Fe} label=${o("page.sheet.contract")} seats=${t} of=${r} />`}function Fe({label:e,seats:t,of:n,class:s=""}){return l`<tr class=${s}><th scope="row">${e}</th>${t.map(a=>l`<td key=${a}>${n(a)}</td>`)}</tr>`}function Xt({label:e,points:t,plain:n=!1,class:s=""}){return l`<tr class=${s}><th scope="row">${e}</th>
		${t.map((a,r)=>l`<td key=${r}>${a===0&&!n?"–":O(a)}</td>`)}
	</tr>`}var yo=({made:e})=>l`<span class=${`verdict ${e?"made":"failed"}`}>
	${o(e?"page.sheet.made":"page.sheet.failed")}
</span>`;function bo({view:e,seat:t}){let{aside:n}=Ss(e,t);return n===void 0?l`<span class="soft small">${o("bid.hidden")}</span>`:l`<span class="minis">${U(n)}</span>`}function Yt(e,t,n,s){let a=e.parts?.premium??[],r=(e.premium??[]).map((i,c)=>i?c:-1).filter(i=>i>=0);return r.flatMap(i=>{let c=e.made?.[i]??!1,u=e.premium?.[i]??"",[p="",d=""]=u.split(" "),f=a[i]??0,h={name:t[i],level:p,n:d&&` ${d}`,you:xs(e,i,s)};if(f<0)return[o("page.premium.failed",{...h,points:Be(f),loss:"own"})];let g=n?.offers[p==="reveal"?"reveal":"declare"],m=r.length>1?g:c?f:Math.max(...a);if(!m)return[];let y=r.length>1?"others":"opponents";return[o(c?"page.premium.made":"page.premium.failed",{...h,points:Be(m),loss:y})]})}function Zt(e){let t=e.why;if(!t?.next)return"";let n=j(t.then),s=t.then==="none"?"none":"suit",a=(e.made??[]).filter(Boolean).length;return{turnup:()=>o("next.turnup"),game:()=>o("next.game",{trump:n}),stays:()=>o("next.holder",{trump:n}),success:()=>o("next.success",{n:a,kind:s,trump:n})}[t.next]()}function wo({view:e}){let t=Zt(e);return t?l`<p class="next-trump">
		${e.why?.then?l`<${F} trump=${e.why.then} />`:null}<span>${t}</span>
	</p>`:null}function ks(e,t,n,s,a,r=0){let i=t.length===0?"drawn":t.length===1?"won":"shared",c=t.length===1?xs(s,t[0]??-1,a):"no";return o(`${e}.${i}`,{names:T(t.map(u=>n[u]??"")),you:c,game:r})}function en(e,t,n){let s=[],{closed:a,end:r}=e,i=r&&!r.cut&&a?.game===0;return a&&(s.push([ks("game",a.winners,t,e,n,a.game+1),!0]),a.bonus.forEach((c,u)=>{c&&s.push([o("bonus",{name:t[u],bonus:c,total:(a.totals[u]??0)+c}),!1])})),!r||i?s:r.cut?[...s,[o("end.cut"),!1]]:(s.push([ks("rubber",r.winners,t,e,n),!0]),r.rubber?.forEach((c,u)=>{c&&s.push([o("bonus.rubber",{name:t[u],bonus:c}),!1])}),s.push([o("end.totals",{totals:T(r.totals.map((c,u)=>`${t[u]} ${O(c)}`))}),!1]),s)}var vo={2:["south","north"],3:["south","west","east"],4:["south","west","north","east"],5:["south","west","northwest","northeast","east"]};function ko(e,t){let n=[];return It(e,t).forEach((s,a)=>n[s]=vo[e]?.[a]??"north"),n}function Te(e){let{view:t,names:n,me:s,elsewhere:a,laid:r=!0,full:i=null,pending:c=null}=e,{chairs:u,now:p=0,played:d=null,onhurry:f,children:h}=e,g=de(t),m=ko(g,s),y=i?i.cards:t.trick??[],k=i?i.winner:c?-1:t.taking??-1,v=c&&!i?[...y,{seat:t.options?.seat??s,card:c}]:y;return l`<div class=${`felt hands-${g}`} onclick=${f}>
		${It(g,s).filter($=>$!==a).map($=>l`<${ke}
				key=${$} view=${t} seat=${$} name=${n[$]??""} names=${n} place=${m[$]}
				own=${$===s} chair=${u?.[$]} now=${p} open=${xo(t,$)}
				winner=${i?.winner===$} laid=${r} hand=${$===d?.seat?d.hand:void 0}
			/>`)}
		<${Ro} cards=${v} where=${m} winner=${k} gone=${i?.gone??!1} names=${n} />
		<${Oo} view=${t} names=${n} me=${s} />
		${h}
	</div>`}var xo=(e,t)=>e.shown?.[t]?.hand!==void 0?x(e.shown[t]?.hand):null;function So(e,t,n){let{why:s}=e,a=c=>c===n&&e.seat!==void 0?"yes":"no",r=[];if(s?.trump&&e.trump){let c=e.turnup&&e.turnup!=="joker"?tt(e.turnup):o("joker");r.push(o(`why.${s.trump}`,{n:s.made,card:c,name:t[s.by??-1]??"",you:a(s.by)}))}let i=e.premium?.findIndex(c=>c!=="")??-1;if(s?.premium&&i>=0){let c=s.premium==="place"?"near":"level";r.push(o("why.holds",{name:t[i]??"",you:a(i),why:c}))}return r}function Oo({view:e,names:t,me:n}){return e.phase===void 0?null:l`<div class="ground">
		<div>
			<${ve} trump=${e.trump??""} />
			${So(e,t,n).map(s=>l`<p key=${s} class="reason small">${s}</p>`)}
		</div>
		${e.turnup?l`<div class="turnup">
					<${J} card=${e.turnup} size="mini" /><span class="small">${o("turnup")}</span>
				</div>`:null}
	</div>`}function ve({trump:e}){return l`<p class="trump">
		<span class="small">${o("page.trump")}</span>
		${e===""?l`<span class="sign none" aria-hidden="true">?</span>`:l`<${F} trump=${e} />`}
		<b>${j(e)}</b>
	</p>`}function ke({view:e,seat:t,name:n,names:s=[],place:a,own:r,chair:i,now:c,open:u,winner:p,laid:d=!0,hand:f}){let h=e.held?.[t]??0,g=e.due===void 0?e.turn.includes(t):e.due===t,m=r?e.bid:e.shown?.[t]?.bid,y=r?void 0:e.shown?.[t]?.aside,k=at(i),v=e.control===e.seat?"yes":"no";return l`<section class=${`seat ${a} ${`${g?"thinks":""} ${p?"winner":""} ${r?"own":""}`}`} data-seat=${t} aria-label=${n}>
		<div class="nameplate">
			<h2>
				<span class="name">${n}</span>
				${k?l`<span class="level">${k}</span>`:null}
				${e.totals[t]===void 0?null:l`<span class="points" title=${o("page.points")}>
							${O(e.totals[t])}<span class="unseen"> ${o("page.points")}</span>
						</span>`}
				${e.dealer===t?l`<span class="badge" title=${o("dealer")}>
							${o("page.dealer.short")}<span class="unseen"> ${o("dealer")}</span>
						</span>`:null}
				${g?l`<span class="unseen">${o("seat.thinks")}</span>`:null}
				${i?.ready&&e.phase==="over"?l`<span class="small soft">${o("seat.ready")}</span>`:null}
			</h2>
			<p class="tally">
				${e.phase===void 0?null:l`<${Eo} view=${e} seat=${t} bid=${m}
							laid=${e.phase==="lay"?!e.turn.includes(t):d} />`}
				<${No} view=${e} seat=${t} />
				${e.vulnerable?.includes(t)?l`<span class="badge">${o("vulnerable")}</span>`:null}
				${e.control!==void 0&&t===et(e)?l`<span>${o("dummy.by",{name:s[e.control]??"",you:v})}</span>`:null}
				${i?.away?l`<span class="badge">${o("page.away")}</span>`:null}
				<${Do} chair=${i} now=${c} />
			</p>
			${e.phase==="play"?l`<${Mo} suits=${x(e.void?.[t])} />`:null}
		</div>
		${y?l`<div class="aside" aria-label=${o("page.aside")}>${U(y)}</div>`:null}
		${r?null:u?f??l`<${Ao} cards=${u} />`:l`<${jo} n=${h} />`}
	</section>`}function Mo({suits:e}){let t=o("page.void",{suits:T(e.map(j))});return l`<p class="voids">
		${e.length?l`<span class="unseen">${t}</span>`:null}
		${e.map(n=>l`<${qo} suit=${n} />`)}
	</p>`}function Ao({cards:e}){let t=n=>l`<span key=${C(n[0]??"")} class="same-suit">
		${n.map(s=>l`<${J} key=${s} card=${s} size="mini" />`)}
	</span>`;return l`<div class="open-hand">${Ze(B(e,D)).map(t)}</div>`}function jo({n:e}){return l`<div class="backs" aria-label=${o("page.held",{n:e})} role="img" style=${{"--n":Math.max(e,1)}}>
		${Array.from({length:e},(t,n)=>l`<${J} key=${n} face="down" />`)}
	</div>`}function No({view:e,seat:t}){let n=e.premium?.[t]||"";if(n)return l`<span class="premium">${q(n)}</span>`;let s=e.why?.overcalled?.includes(t)&&e.phase!=="offer",a=q(e.offers?.[t]??"declare");return l`${Co(e,t)}
		${s?l`<span class="beaten">${o("offer.beaten",{offer:a})}</span>`:null}`}function Eo({view:e,seat:t,bid:n,laid:s}){let a=e.won?.[t]??0;if(e.phase==="lay"||e.phase==="offer"||e.phase==="name")return n!==void 0?l`<span>${o("page.bid",{bid:n})}</span>`:s?l`<span>${o("page.laid")}</span>`:null;if(n===void 0)return l`<span class="score">${o("page.won",{won:a})}</span>`;let r=e.contract?.[t]||"short";return l`<span class=${`stand ${r}`}>
		${a+n>0?l`<${Lo} won=${a} bid=${n} />`:null}
		<span class="score">${o("page.won.of",{won:a,bid:n})}</span><${To} stands=${r} />
	</span>`}function Lo({won:e,bid:t}){return l`<span class="dots" aria-hidden="true">
		${Array.from({length:Math.max(e,t)},(n,s)=>l`<i key=${s} class=${s>=t?"extra":s<e?"full":""}></i>`)}
	</span>`}function To({stands:e}){let t=e==="lost"?"✕":"✓";return l`<span class="unseen">${o(`page.contract.${e}`)}</span>
		${e==="short"?null:l`<b class="tells" aria-hidden="true">${t}</b>`}`}function Co(e,t){let n=e.phase==="offer"?e.offers?.[t]:"";return n?l`<span>${q(n)}</span>`:null}function qo({suit:e}){return e==="nines"?l`<span class="void">9</span>`:l`<svg class=${`void suit-${e}`} viewBox="0 0 100 100" aria-hidden="true">
		<use href=${`#pip-${e}`} /><path d="M8 92 92 8" />
	</svg>`}function Do({chair:e,now:t}){if(!e||e.until===void 0&&e.bank===void 0)return null;let n=Math.max(0,e.until!==void 0?e.until-t:e.bank??0),s=n<2e4&&e.until!==void 0;return l`<span class=${`time ${s?"short":""}`}>${ht(n)}</span>`}function ht(e){let t=Math.ceil(e/1e3);if(t>=86400)return o("page.days",{n:Math.floor(t/86400)});let n=r=>String(r).padStart(2,"0"),[s,a]=[Math.floor(t/3600),Math.floor(t/60)];return s>0?`${s}:${n(a%60)}:${n(t%60)}`:`${a}:${n(t%60)}`}function Ro({cards:e,where:t,winner:n,gone:s,names:a}){let r=S(null),i=S(new Set);return ne(()=>{let c=r.current;if(!c)return;let u=new Set(e.map(d=>`${d.seat} ${d.card}`)),p=[];for(let d of c.querySelectorAll("[data-of]")){let f=`${d.dataset.of} ${d.dataset.card}`;i.current.has(f)||p.push(Wo(d,zo(d))),s&&p.push(Fo(d,c.closest(".felt")?.querySelector(`[data-seat="${n}"] .nameplate`)))}for(let d of p)d?.();i.current=u},[e.map(c=>`${c.seat}${c.card}`).join(),s]),l`<ol class="trick" ref=${r} aria-label=${o("page.trick")}>
		${e.map(({seat:c,card:u},p)=>l`<li key=${`${c} ${u}`} class=${`${t[c]} ${c===n?"best":""}`}
				data-of=${c} data-card=${u} style=${{"--i":p}}>
				<span class="unseen">${a[c]}: </span><${J} card=${u} />
			</li>`)}
	</ol>`}var Bo=":is(.backs, .open-hand, .hand, .nameplate)";function zo(e){let t=He.get(e.dataset.card??"");return t||e.closest(".felt")?.querySelector(`[data-seat="${e.dataset.of}"] ${Bo}`)?.getBoundingClientRect()}var He=new Map,Os=e=>parseFloat(getComputedStyle(e).getPropertyValue("--move"))||0;function Wo(e,t){let n=Os(e);if(!t||!n||!e.animate)return;let s=e.getBoundingClientRect(),a=t.left+t.width/2-(s.left+s.width/2),r=t.top+t.height/2-(s.top+s.height/2),i=Math.min(1,t.width/s.width||1),c=[{transform:`translate(${a}px, ${r}px) scale(${i})`},{transform:"none"}];return()=>e.animate(c,{duration:n,easing:"cubic-bezier(0.2, 0.7, 0.2, 1)"})}function Fo(e,t){let n=Os(e);if(!t||!n||!e.animate)return;let s=e.getBoundingClientRect(),a=t.getBoundingClientRect(),r=a.left+a.width/2-(s.left+s.width/2),i=a.top+a.height/2-(s.top+s.height/2),c=[{transform:"none",opacity:1},{transform:`translate(${r}px, ${i}px) scale(0.4)`,opacity:0}];return()=>e.animate(c,{duration:n,easing:"cubic-bezier(0.5, 0, 0.8, 0.4)",fill:"forwards"})}function $t(e,t,n,s){let a=e.options;if(n)return o("page.paused");if(s){let i=s.cards.find(u=>u.seat===s.winner)?.card??"",c=s.winner===e.seat?"yes":"no";return o("page.won.trick",{you:c,name:t[s.winner]??"",card:tt(i)})}if(e.phase==="over")return o("ask.next");if(!a){let i=e.turn.filter(c=>c!==e.seat).map(c=>t[c]??"");return i.length?o("ask.wait",{names:T(i)}):e.turn.length?" ":o("waiting.table")}if(a.kind==="lay")return o("ask.lay",{n:a.pick??3});if(a.kind==="name")return o("ask.name");if(a.kind==="offer"&&Ms(a))return Ho(e,t);if(a.kind==="offer")return o((e.offers?.[e.seat??0]??"").startsWith("declare")?"ask.raise":"ask.offer");let r=a.seat===void 0||a.seat===e.seat?"you":"dummy";return a.led?o(a.follow?"ask.follow":"ask.discard",{who:r,suit:j(a.led)}):o("ask.lead",{who:r})}var Ms=e=>e.acts?.length===1&&e.acts[0]==="pass";function Ho(e,t){let n=e.offers?.findIndex(s=>s.startsWith("reveal"))??-1;return n<0?o("ask.pass.unsaid"):o("ask.pass",{name:t[n]??""})}var mt=e=>e?.led&&e.follow?o("illegal.follow",{suit:j(e.led)}):o("illegal");function gt({options:e,chosen:t,variant:n,onlay:s,busy:a,slots:r=!1}){let[i,c]=b("pass"),u=e.pick??3,p=(e.offers?.length??0)<=3?e.offers??[]:[],d=fe([...t],e.worth??"");return l`<div class=${`answer ${i==="pass"?"":"sure"}`}>
		${i==="pass"?null:l`<${js} offer=${i} variant=${n} />`}
		<p class="total" aria-live="polite">
			${r?l`<${Io} cards=${B([...t],D)} pick=${u} worth=${ae(e.worth??"")} />`:null}
			<span class="small">${o("page.yourbid")}</span> <b class="score">${t.size?d:"–"}</b>
		</p>
		${p.length?l`<div class="offers" role="radiogroup" aria-label=${o("col.premium")}>
					${p.map(f=>l`<label key=${f}>
							<input type="radio" name="premium" checked=${f===i} onchange=${()=>c(f)} />
							<span>${As(f,n,!1)}</span></label>`)}
				</div>`:null}
		<button type="button" class="button chief" disabled=${t.size!==u||a}
			onclick=${()=>s(p.length?i:"")}>
			${t.size<u?o("lay.more",{n:u-t.size}):i==="pass"?o("page.lay"):o(`page.lay.${i}`,{bid:d})}
		</button>
	</div>`}function Io({cards:e,pick:t,worth:n}){return l`<span class="slots" aria-hidden="true">
		${Array.from({length:t},(s,a)=>{let r=C(e[a]??"");return l`<span key=${a} class=${`slot ${r?"said":""}`}>
				${r?l`<${F} trump=${r} /><b class="score">${n[r]}</b>`:null}
			</span>`})}
	</span>`}function As(e,t,n=!0){if(e==="pass")return o(n?"menu.pass":"page.nopremium");let{level:s,...a}=tn(e,t);return o(`menu.${s}`,a)}function tn(e,t){let[n="",s=""]=e.split(" ");return{level:n,points:t?.offers[n==="declare"?"declare":"reveal"]??"",n:s}}function js({offer:e,variant:t}){let{level:n,...s}=tn(e,t),a=n==="declare"&&s.n?"page.sure.number":`ask.sure.${n}`;return l`<p class="ask" role="status">${o(a,s)}</p>`}function Ns({options:e,variant:t,onact:n,busy:s}){let[a,r]=b(""),[i,c]=b(""),u=e.acts??[],p=[...new Set(u.map(h=>h.split(" ")[0]??""))],d=u.filter(h=>h.startsWith(`${a} `));if(w(()=>(r(""),c("")),[u.join()]),Ms(e))return l`<div class="answer">
			<button type="button" class="button chief" disabled=${s} onclick=${()=>n("pass")}>${o("page.pass")}</button>
		</div>`;if(i){let{level:h,points:g,n:m}=tn(i,t);return l`<div class="answer sure">
			<${js} offer=${i} variant=${t} />
			<button type="button" class="button chief" disabled=${s} onclick=${()=>n(i)}>
				${o(`page.sure.${h}`,{points:g,n:m&&` ${m}`})}
			</button>
			<button type="button" class="button" onclick=${()=>c("")}>${o("page.sure.not")}</button>
		</div>`}let f=h=>h==="pass"||u.every(g=>g!=="pass")?n(h):c(h);return l`<div class="answer">
		${p.map(h=>{let g=u.every(m=>m!==h);return l`<button type="button" key=${h} class=${`button ${a===h?"chosen":""}`} disabled=${s}
				aria-expanded=${g?a===h:void 0}
				onclick=${()=>g?r(h):f(h)}>${As(h,t)}</button>`})}
		${d.length?l`<div class="numbers" role="group" aria-label=${o("ask.number")}>
					<span class="small">${o("ask.number")}</span>
					${d.map(h=>l`<button type="button" key=${h} class="button" disabled=${s} aria-label=${q(h)}
							onclick=${()=>f(h)}>${h.split(" ")[1]}</button>`)}
				</div>`:null}
	</div>`}function Es({options:e,onact:t,busy:n}){return l`<div class="answer">
		${(e.acts??[]).map(s=>{let a=s.replace(/^name /,"");return l`<button type="button" key=${s} class="button naming" disabled=${n} onclick=${()=>t(s)}>
				<${ve} trump=${a} />
			</button>`})}
	</div>`}function Ie({cards:e,can:t,chosen:n,values:s=null,label:a,open:r=!1,twice:i,onpick:c,onplay:u}){let[p,d]=b(""),f=S(null),h=e.includes(p)?p:e.find(v=>t?.has(v))??e[0];ne(()=>{let v=setTimeout(()=>{for(let $ of f.current?.querySelectorAll("[data-card]")??[])He.set($.dataset.card??"",$.getBoundingClientRect())});return()=>clearTimeout(v)});function g(v){let $=v.ctrlKey||v.metaKey||v.altKey?void 0:Ko(e,h,v.key);$!==void 0&&(v.preventDefault(),$!==""&&(d($),f.current?.querySelector(`[data-card="${$}"]`)?.focus()))}function m(v,$){d($);let M=v.pointerType==="touch",H=A.play.value==="twice"||A.play.value==="auto"&&M;i||H&&!n.has($)?c($):u($)}let y=(v,$)=>{let M=t===null||t.has(v);return l`<button type="button" key=${v} data-card=${v} class=${n.has(v)?"chosen":""}
			tabindex=${v===h?0:-1} aria-disabled=${M&&t!==null?void 0:"true"}
			aria-pressed=${i?n.has(v):void 0} style=${{"--k":$}}
			onclick=${H=>m(H,v)}>
			<${J} card=${v} dim=${!M} lifted=${n.has(v)} size=${r?"mini":"full"} />
			${s?l`<span class="worth" aria-hidden="true">${s[C(v)]}</span>`:null}
		</button>`},k=e.length>5?Math.ceil(e.length/2):5;return l`<div class=${`hand ${r?"open":""} ${t?"asked":""}`} ref=${f} role="group"
		aria-label=${a} onkeydown=${g} style=${{"--n":Math.max(1,e.length),"--cols":k}}>
		${r?Ze(e).map(v=>l`<span key=${C(v[0]??"")} class="same-suit">${v.map(y)}</span>`):e.map(y)}
	</div>`}function Ko(e,t,n){let s=e.indexOf(t??"");switch(n){case"ArrowRight":return e[(s+1)%e.length];case"ArrowLeft":return e[(s-1+e.length)%e.length];case"Home":return e[0];case"End":return e.at(-1);case"ArrowUp":return Ls(e,s,-1);case"ArrowDown":return Ls(e,s,1)}}function Ls(e,t,n){let s=C(e[t]??"");for(let a=1;a<e.length;a++){let r=e[(t+n*a+e.length*a)%e.length]??"";if(C(r)!==s)return r}return""}function yt(e,t,n){let s=e.filter(r=>Po(se(r)).includes(t.toLowerCase())),a=s.indexOf(n);return s[(a+1)%s.length]}function Po(e){return/^\d+$/.test(e)?e==="10"?["0","t"]:e.length>1?[]:[e]:[e.toLowerCase(),o(`rank.${e}`).slice(-1).toLowerCase()]}var Z=0,ie=[{chapter:"aim",say:"tricks",deal:0,at:0},{chapter:"aim",say:"exact",deal:0,at:0},{chapter:"bid",say:"values",deal:0,at:0,leaf:"values",worth:!0},{chapter:"bid",say:"guess",deal:0,at:0,leaf:"values",worth:!0},{chapter:"bid",say:"lay",deal:0,at:0,leaf:"values",worth:!0,does:"lay"},{chapter:"bid",say:"middling",deal:0,at:3},{chapter:"bid",say:"missing",deal:0,at:6},{chapter:"bid",say:"premium",deal:0,at:6},{chapter:"play",say:"follow",deal:0,at:8,does:"play"},{chapter:"play",say:"highest",deal:0,at:9,lies:!0},{chapter:"play",say:"lead",deal:0,at:9,does:"play"},{chapter:"play",say:"low",deal:0,at:12,does:"play"},{chapter:"play",say:"under",deal:0,at:16,does:"play"},{chapter:"play",say:"queen",deal:0,at:19,does:"play"},{chapter:"play",say:"enough",deal:0,at:21,lies:!0},{chapter:"play",say:"away",deal:0,at:21,does:"play"},{chapter:"play",say:"duck",deal:0,at:26,does:"play"},{chapter:"play",say:"discard",deal:0,at:29,does:"play"},{chapter:"play",say:"last",deal:0,at:32,does:"play"},{chapter:"points",say:"each",deal:0,at:33,leaf:"account",point:"tricks"},{chapter:"points",say:"contract",deal:0,at:33,leaf:"account",point:"contract"},{chapter:"points",say:"failed",deal:0,at:33,leaf:"account",point:"failed"},{chapter:"points",say:"next",deal:0,at:33,leaf:"account",point:"next"},{chapter:"trump",say:"ruff",deal:1,at:7,does:"play"},{chapter:"trump",say:"ruffed",deal:1,at:9,lies:!0},{chapter:"game",say:"end",deal:1,at:9,leaf:"end"}];async function Ts(){let e=await fetch(`${document.body.dataset.base??"/"}lesson/first.99.jsonl`);if(!e.ok)throw new Error(`no record of the lesson: ${e.status}`);let t=await e.text(),n=[...new Set(ie.map(a=>a.deal))],s=await Promise.all(n.map(a=>Me(new Blob([t]),1,a)));return{names:s[0].header.seats,deals:s.map(_o)}}function _o(e){return e.steps.flatMap(({line:t,views:n})=>{let s=n[Z];return s&&("act"in t||"deal"in t)?[{act:t.act??"",seat:t.seat??-1,view:s}]:[]})}function nn(e,t){let n=e.slice(t+1).find(s=>s.seat===Z);return n?n.act.split(" ").slice(1):[]}var qs="ninetynine.lesson",[Jo,Uo,Go]=[700,1700,280];function Vo(){try{let e=Number(localStorage.getItem(qs));return Number.isInteger(e)&&e>0&&e<ie.length-1?e:0}catch{return 0}}function Qo(e){try{localStorage.setItem(qs,String(e))}catch{}}var bt=e=>ie[e],Ds=(e,t)=>e[t]?.view,sn=(e,t)=>Se(e[t-1]?.view,e[t]?.view),Cs=(e,t,n)=>({view:Ds(e,t),full:{...n,gone:!0},ms:Go});function Xo(e,t,n){let s=[],a=t.lies?sn(e,t.at):null;a&&s.push(Cs(e,t.at,a));for(let r=t.at+1;r<=n.at;r++){let i=e[r];if(!i?.act.startsWith("play"))continue;let c=sn(e,r);r===n.at&&(n.lies||!c)||(s.push({view:i.view,full:c,ms:c?Uo:Jo}),c&&s.push(Cs(e,r,c)))}return s}var wt=class{at=N(Vo());moving=N(!1);chosen=N(new Set);reply=N("");#n="";#e=0;#t=this.at.peek();constructor(t){this.lesson=t,this.shown=N(this.#i(this.#a()))}be(t){this.stop(),this.#t=t,ye(()=>{this.#u(!1),this.at.value=t,this.shown.value=this.#i(bt(t))}),Qo(t),t===ie.length-1&&(A.taught.value=!0)}back(){this.be(this.moving.peek()?this.at.peek():Math.max(0,this.at.peek()-1))}forward(){if(this.moving.peek())return this.be(this.#t);let t=this.#a(),n=this.#c(t);if(t.does==="play")return this.play(n[0]??"");if(t.does!=="lay")return this.#o();let s=this.chosen.peek();if(n.every(a=>s.has(a))&&s.size===n.length)return this.lay();this.chosen.value=new Set(n),this.reply.value=o("page.learn.lay.so")}play(t){let n=this.#a();if(t===this.#c(n)[0])return this.#o();this.reply.value=this.#d(n,t)}lay(){let t=this.#a(),n=this.#r(t)?.options?.worth??"",s=[...this.chosen.peek()],a=fe(s,n);if(a!==fe(this.#c(t),n))return void(this.reply.value=o("page.learn.lay.no",{n:a}));this.#n=B(s,D).join(" "),this.#o()}same(){return this.#n===""||this.#n===B(nn(this.lesson.deals[0]??[],0),D).join(" ")}stop(){clearTimeout(this.#e)}#a(){return bt(this.at.peek())}#s(t){return this.lesson.deals[t.deal]??[]}#r(t){return this.#s(t)[t.at]?.view}#c(t){return nn(this.#s(t),t.at)}#i(t){return{view:Ds(this.#s(t),t.at),full:t.lies?sn(this.#s(t),t.at):null}}#u(t){this.moving.value=t,this.chosen.value=new Set,this.reply.value=""}#o(){let t=this.at.peek()+1,[n,s]=[this.#a(),ie[t]];if(!s)return;if(s.deal!==n.deal)return this.be(t);this.#t=t;let a=Xo(this.#s(n),n,s);ye(()=>this.#u(a.length>0)),this.#p(a)}#p([t,...n]){if(!t)return this.be(this.#t);this.shown.value=t,this.#e=setTimeout(()=>this.#p(n),t.ms)}#d(t,n){let s=this.#r(t),a=s?.trick?.[0]?.card,r=x(s?.options?.from);return a&&!r.includes(n)?o("page.learn.must",{suit:o(`suit.${C(a)}`)}):o(`page.learn.${t.say}.no`)}};function Yo({rest:e}){let[t]=e;return t?l`<${nr} key=${t} id=${t} />`:l`<${Zo} />`}function vt(e,...t){let[n,s]=b({});return w(()=>{let a=!0;return e().then(r=>a&&s({value:r}),r=>a&&s({wrong:E(r)})),()=>{a=!1}},t),n}function Zo(){let{value:e,wrong:t}=vt(_n),n=e??[],s=[...new Set(n.map(a=>a.chairs))].sort((a,r)=>Rs(a)-Rs(r));return l`<main id="main" class="rules-index">
		<h1>${o("page.nav.rules")}</h1>
		<p class="lead">${o("page.rules.lead")}</p>
		${t?l`<p class="trouble">${t}</p>`:null}
		<div class="index">
			${s.map(a=>l`<section key=${a}><h2>${o("page.players",{n:String(a)})}</h2>
					<ul>${n.filter(r=>r.chairs===a).map(r=>l`<${er} key=${r.id} variant=${r} />`)}</ul>
				</section>`)}
		</div>
	</main>`}var er=({variant:e})=>l`<li><a href=${`/rules/${e.id}`}>
	<b>${tr(e)}</b><span class="soft">${R(`about.${e.id}`)?o(`about.${e.id}`):""}</span>
</a></li>`,Rs=e=>e===3?0:e,tr=e=>R(`variant.${e.id}`)?o(`variant.${e.id}`):e.name;function nr({id:e}){let{value:t,wrong:n}=vt(()=>Oe({variant:e},be.value),e,be.value);return w(()=>{t&&(document.title=`${t.name} · Ninety-Nine`)},[t]),n?l`<main id="main" class="stack">
			<h1>${o("page.nav.rules")}</h1><p class="trouble">${n}</p>
			<p><a href="/rules">${o("page.rules.all")}</a></p>
		</main>`:t?l`<main id="main" class="rules"><${an} guide=${t} /></main>`:l`<main id="main"></main>`}var sr={bid:/^(aside|worth|score\.zeroOrAll)/,play:/^(seats|ranks|joker|hand|order)/,trump:/^trump/,dummy:/^(dummy|score\.dummy)/,vulnerable:/^score\.vulnerable/,premium:/^offers/,score:/^score/,end:/^(game|rubber)/};function an({guide:e}){let t=e.rules.clauses??[],n=e.chapters.map(c=>c.key),s=["vulnerable","dummy","bid","play","trump","premium","score","end"],a=c=>s.find(u=>sr[u]?.test(c.field)&&n.includes(u))??"play",r=n.flatMap(c=>t.filter(u=>a(u)===c).map(u=>({key:c,clause:u}))),i=c=>r.flatMap((u,p)=>u.key===c?[p+1]:[]);return l`
		<header class="rules-head">
			<p class="small"><a href="/rules">${o("page.rules.all")}</a></p>
			<h1>${e.name}</h1>
			${e.about?l`<p class="lead">${e.about}</p>`:null}
		</header>
		<div class="rules-text">
			${e.chapters.map(c=>l`<section key=${c.key} id=${c.key}>
					<h2>${c.title}<${ar} numbers=${i(c.key)} /></h2>
					${c.text.map((u,p)=>l`<p key=${p}>${le(u)}</p>`)}
				</section>`)}
			<p class="unprinted row">
				<button type="button" class="button" onclick=${()=>print()}>${o("page.rules.print")}</button>
				<a class="button plain" href="/">${o("page.rules.play")}</a>
			</p>
		</div>
		<${ir} rules=${e.rules} />
		<${rr} notes=${r} guide=${e} />`}function ar({numbers:e}){let[t]=e,n=e[e.length-1];return t===void 0||n===void 0?null:l`<sup class="marks"><a href=${`#note-${t}`}>
		<span class="unseen">${o("page.rules.notes",{n:e.length})} </span>
		${t===n?t:`${t}–${n}`}
	</a></sup>`}function le(e){let t={"♣":"C","♦":"D","♥":"H","♠":"S"};return e.split(/([♣♦♥♠])/).map((n,s)=>{let a=t[n];return a?l`<span key=${s} class="suit" data-suit=${a}>${n}\uFE0E</span>`:n.replace(/^ (?=\d)/," ")})}function or({source:e,basis:t}){return e==="ours"?o("page.rules.basis.ruling"):t==="stated"?e:`${e}, ${o(`page.rules.basis.${t}`)}`}function rr({notes:e,guide:t}){if(e.length===0)return null;let n=Object.entries(t.works);return l`<footer class="rules-notes">
		<h2>${o("page.rules.sources")}</h2>
		<dl class="works">${n.map(([s,a])=>l`<div key=${s}><dt>${s}</dt><dd lang="en">${a}</dd></div>`)}</dl>
		<ol>${e.map(({clause:s},a)=>l`<li key=${a} id=${`note-${a+1}`}>
				<span lang="en">${s.text}</span> <span class="source">${or(s)}</span>
			</li>`)}</ol>
	</footer>`}function ir({rules:e}){let t=String(e.ranks).split(" ").length,n=[...e.score.made.entries()].slice(1),s=e.trump.by==="success"&&e.trump.after||[],a=Object.fromEntries(String(e.worth).split(" ").map(u=>[u.charAt(0),u.slice(1)])),{declare:r,reveal:i,how:c}=e.offers;return l`<aside class="glance" aria-label=${o("page.rules.glance")}>
		<table class="book"><tbody>
			<tr><th scope="row">${o("page.rules.players")}</th>
				<td>${e.dummy?`${e.seats-1} + ${o("dummy")}`:e.seats}</td></tr>
			<tr><th scope="row">${o("page.rules.cards")}</th><td>${4*t+(e.joker?1:0)}</td></tr>
			<tr><th scope="row">${o("page.rules.hand")}</th><td>${e.hand}</td></tr>
			<tr><th scope="row">${o("page.rules.tricks")}</th><td>${e.hand-e.aside}</td></tr>
		</tbody></table>
		<table class="book worths"><caption>${o("page.rules.worth")}</caption>
			<thead><tr>${[..."CHSD"].map(u=>l`<th key=${u} scope="col"><${F} trump=${u} /><span class="unseen">${j(u)}</span></th>`)}</tr></thead>
			<tbody><tr>${[..."CHSD"].map(u=>l`<td key=${u}>${a[u]}</td>`)}</tr></tbody></table>
		<table class="book"><caption>${o("page.rules.made")}</caption>
			<tbody>${n.map(([u,p])=>l`<tr key=${u}>
					<th scope="row">${o("page.rules.made.n",{n:u})}</th><td>${O(p)}</td>
				</tr>`)}
				<tr><th scope="row">${o("page.rules.trick")}</th><td>${e.score.trick}</td></tr>
				${c!=="none"&&r?l`<tr><th scope="row">${o("offer.declare")}</th><td>${r}</td></tr>`:null}
				${c!=="none"&&i?l`<tr><th scope="row">${o("offer.reveal")}</th><td>${i}</td></tr>`:null}
			</tbody></table>
		${s.length>0?l`<table class="book"><caption>${o("page.rules.trump")}</caption>
					<tbody>${lr(s).map(([u,p,d])=>{let f=u===p?O(u):`${u}–${p}`;return l`<tr key=${u}>
							<th scope="row">${o("page.rules.after",{counts:f,n:p})}</th>
							<td><span class="nowrap"><${F} trump=${d} /> ${j(d)}</span></td>
						</tr>`})}</tbody></table>`:null}
	</aside>`}function lr(e){let t=[];return e.forEach((n,s)=>{let a=t[t.length-1];a&&a[2]===n?a[1]=s:t.push([s,s,n])}),t}function cr(e){let[t,n]=b({});return w(()=>{let s,a=!1;return Ts().then(r=>!a&&n({run:s=new wt(r)}),r=>!a&&n({wrong:E(r)})),()=>{a=!0,s?.stop()}},[]),t.wrong?l`<main id="main" class="stack">
			<h1>${o("page.learn.title")}</h1><p>${t.wrong}</p>
			<p><a class="button" href="/">${o("page.nowhere.go")}</a></p>
		</main>`:t.run?l`<${ur} run=${t.run} />`:l`<main id="main" class="table lesson">
			<p class="opening" role="status">${o("page.opening")}</p>
		</main>`}function Bs(){let e=$s(lt.value.get("table")??"");return e&&"table"in e?`/t/${e.table}`:void 0}function ur({run:e}){let t=Bs(),n=e.at.value,s=bt(n),a=S(null);mr(e);let r=S(n);w(()=>{if(r.current===n)return;r.current=n;let p=s.leaf==="end"?".over .chief":s.does?'.hand button[tabindex="0"]':".on";a.current?.querySelector(p)?.focus({preventScroll:!0})},[n]);let{view:i,full:c}=e.shown.value,u=e.lesson.names.map((p,d)=>d===Z?o("you"):p);return l`<main id="main" class="table lesson" ref=${a} data-leaf=${s.leaf} data-point=${s.point}>
		<header class="head">
			<a class="mark" href="/">99<span class="unseen"> ${o("page.home")}</span></a>
			<div class="where"><${ve} trump=${i.trump??""} /><h1>${o("page.learn.title")}</h1></div>
			<nav aria-label=${o("page.table.menu")}>
				<button type="button" class="button plain" disabled=${n===0} onclick=${()=>e.be(0)}>
					${o("page.learn.again")}
				</button>
				<a class="button plain" href=${t??"/"}>${o(t?"page.learn.table":"page.learn.leave")}</a>
			</nav>
		</header>
		<div class="spread">
			<${pr} run=${e} step=${s} n=${n} />
			<div class="board">
				<${Te} view=${i} names=${u} me=${Z} elsewhere=${Z} full=${c}
					onhurry=${()=>e.moving.peek()&&e.forward()}>
					<${fr} step=${s} view=${i} names=${u} run=${e} />
				<//>
				<${$r} run=${e} step=${s} view=${i} full=${c} name=${u[Z]??""} />
			</div>
		</div>
	</main>`}function pr({run:e,step:t,n}){let s=e.moving.value,a=n===ie.length-1,r=t.does&&!s;return l`<section class="told" aria-label=${o("page.learn.title")}>
		<h2>${o(`page.learn.chapter.${t.chapter}`)}</h2>
		<div class=${`words ${s?"past":""}`} aria-live="polite" aria-atomic="true"
			data-replied=${e.reply.value!==""}>
			<p class="say">${le(o(`page.learn.${t.say}`,dr(e)))}</p>
			<p class="reply">${le(e.reply.value)}</p>
		</div>
		<div class="turns">
			<button type="button" class="button back" disabled=${n===0} onclick=${()=>e.back()}>
				${o("page.learn.back")}
			</button>
			<span class="count score">${o("page.replay.at",{n:n+1,of:ie.length})}</span>
			<button type="button" class=${`button on ${r?"":"chief"}`} disabled=${a} onclick=${()=>e.forward()}>
				${o(r?"page.learn.show":"page.learn.on")}
			</button>
		</div>
	</section>`}function dr(e){let t=re(e.shown.value.view.variant),[,n=30,s=20,a=10]=t?.score.made??[],{declare:r=30,reveal:i=60}=t?.offers??{};return{same:e.same()?"yes":"no",alone:n,two:s,three:a,declare:r,reveal:i}}function fr({step:e,view:t,names:n,run:s}){if(s.moving.value&&e.leaf!=="values")return null;let a=t.options,r=e.leaf==="values"&&t.phase==="lay"?l`<${zs} worth=${a?.worth??""} />`:null;return l`${e.does==="lay"&&a?l`<section class="asking asked laying" aria-label=${o("page.yours")}>
					<div class="leaf worths">${r}</div>
					<${gt} options=${{...a,offers:[]}} chosen=${s.chosen.value} variant=${void 0} busy=${!1}
						onlay=${()=>s.lay()} slots />
				</section>`:r&&l`<div class="leaf centre">${r}</div>`}
		${e.leaf==="account"?l`<div class="over leaf"><${Le} view=${t} names=${n} me=${Z} untitled /></div>`:null}
		${e.leaf==="end"?l`<${hr} variant=${t.variant} />`:null}`}function zs({worth:e}){let t=ae(e);return l`<ul class="values" aria-label=${o("page.learn.values.title")}>
		${[...D].map(n=>l`<li key=${n}>
				<${F} trump=${n} /><b class="score"><span class="unseen">${o(`suit.${n}`)} </span>${t[n]??""}</b>
				<span>${o(`page.learn.shape.${n}`)}</span>
			</li>`)}
	</ul>`}function hr({variant:e}){let t=Bs(),[n,s]=b(!1),a=async()=>{s(!0),await I(async()=>{await us();let r=ct.value.find(i=>i.id===e);r&&await hs(r,"beginner")}),s(!1)};return l`<div class="over leaf end">
		<h2>${o("page.learn.done")}</h2>
		<${zs} worth=${re(e)?.worth??""} />
		<div class="row">
			${t?l`<a class="button chief" href=${t}>${o("page.learn.table")}</a>`:l`<button type="button" class="button chief" disabled=${n} aria-busy=${n} onclick=${a}>
						${o("page.home.play")}
					</button>`}
			<a class="button plain" href=${`/rules/${e}`}>${o("page.learn.rules")}</a>
		</div>
	</div>`}function $r({run:e,step:t,view:n,full:s,name:a}){let r=!e.moving.value,i=r&&t.does==="lay",c=r&&t.does?n.options:void 0,u=c?new Set(x(c.from)):null,p=e.chosen.value,d=g=>{if(!c)return;let m=new Set(i?p:[]);if(p.has(g))m.delete(g);else if(m.size<(c.pick??1))m.add(g);else return void(e.reply.value=o("lay.full",{n:m.size}));if(ye(()=>{e.chosen.value=m,e.reply.value=""}),i)return;m.size===1&&u?.has(g)?e.reply.value=o("page.learn.tap"):e.play(g)},f=g=>c&&e.play(g),h=n.phase==="lay"&&t.worth?ae(n.options?.worth??""):null;return l`<section class=${`mine ${c?"asked":""}`} aria-label=${o("page.yourhand")}>
		<div class="me">
			<${ke} view=${n} seat=${Z} name=${a} place="south" own chair=${void 0} now=${0} open=${null}
				winner=${s?.winner===Z} />
			${n.aside?l`<div class="laid" role="group" aria-label=${o("page.aside")}>${U(n.aside)}</div>`:null}
		</div>
		<${Ie} cards=${B(x(n.hand),D)} can=${u} chosen=${p} values=${h}
			label=${o("page.yourhand")} twice=${i} onpick=${d} onplay=${f} />
	</section>`}function mr(e){w(()=>{function t(n){let s=n.target,a=n.ctrlKey||n.metaKey||n.altKey||n.shiftKey;if(!(n.defaultPrevented||a||s.closest("input, select, textarea, dialog"))){if(n.key==="ArrowRight")e.forward();else if(n.key==="ArrowLeft")e.back();else{let i=[...document.querySelectorAll(".lesson .hand [data-card]")].map(u=>u.dataset.card??""),c=yt(i,n.key,document.activeElement?.dataset?.card??"");if(!c)return;document.querySelector(`.lesson .hand [data-card="${c}"]`)?.focus()}n.preventDefault()}}return document.addEventListener("keydown",t),()=>document.removeEventListener("keydown",t)},[e])}var gr=new TextEncoder;async function Ke(...e){let t=e.map(a=>typeof a=="string"?gr.encode(a):a),n=new Uint8Array(t.reduce((a,r)=>a+r.length,0)),s=0;for(let a of t)n.set(a,s),s+=a.length;return new Uint8Array(await crypto.subtle.digest("SHA-256",n))}var on=e=>Uint8Array.from(e.match(/../g)??[],t=>parseInt(t,16)),rn=e=>Array.from(e,t=>t.toString(16).padStart(2,"0")).join(""),Ws=(e,t)=>Uint8Array.from({length:t},(n,s)=>Number(e>>BigInt(8*(t-1-s))&255n)),yr=async e=>rn(await Ke("n99-entropy-1",e));async function br(e,t){for(let n=0;n<t;n++)e=await Ke("n99-chain-1",e);return e}var wr=(e,t)=>Ke("n99-mix-1",e,...t.flatMap(n=>[Uint8Array.of(n.length),n])),vr=async e=>/^[0-9a-fA-F]{64}$/.test(e)?on(e):Ke("n99-seed-1",e);async function*kr(e,t){for(let n=0n;;n++){let s=new DataView((await Ke("n99-deal-1",e,Ws(t,8),Ws(n,4))).buffer);for(let a=0;a<32;a+=8)yield s.getBigUint64(a)}}async function xr(e,t,n){let s=[...e],a=kr(t,n),r=(1n<<64n)-1n;for(let i=0;s.length-i>=2;){let c=[],u=1n;for(let f=BigInt(s.length-i);f>1n&&u*f<=1n<<56n;f--)c.push(f),u*=f;let p,d;do{d=(await a.next()).value,p=[];for(let f of c)p.push(Number(d*f>>64n)),d=d*f&r}while(d<(1n<<64n)%u);for(let f of p){let[h,g]=[s[i],s[i+f]];s[i]=g,s[i+f]=h,i++}}return s}var Fs=["2","3","4","5","6","7","8","9","10","11","12","J","Q","K","A"];async function Sr(e,t,n){let s=e.ranks.split(" ").sort((f,h)=>Fs.indexOf(f)-Fs.indexOf(h)),a=["C","D","H","S"].flatMap(f=>s.map(h=>h+f));e.joker&&a.push("joker");let r=await xr(a,t,n),i=e.trump.by==="turnup"?r[r.length-1]:void 0,c=Array.from({length:e.seats},(f,h)=>r.slice(h*e.hand,(h+1)*e.hand)),u=c.findIndex(f=>f.includes("joker")),p=e.dummy?(c[e.seats-1]??[]).slice(0,e.aside):[],d=f=>f.map(h=>h==="joker"?i??h:h).sort();return{hands:c.map(d),aside:d(p),turnup:i,joker:u<0?void 0:u}}function Or(e,t){let n=a=>String(a??"").split(" ").filter(Boolean).sort().join(" "),s=(e.aside??[]).filter(a=>a!=="").pop();return t.hands.every((a,r)=>a.join(" ")===n(e.hands?.[r]))&&t.aside.join(" ")===n(s)&&t.turnup===e.turnup&&t.joker===e.joker}async function Mr(e,t){if(e.length!==t.length)return!1;for(let[n,s]of e.entries())if(s.length&&await yr(s)!==t[n])return!1;return!0}async function Hs(e,t,n){let s=e.split(`
`).filter(y=>y.trim()).map(y=>JSON.parse(y)),a=s[0]??{},r=s.findIndex((y,k)=>k>0&&"ninetynine"in y),i=r<0?s:s.slice(0,r),c=i.filter(y=>"deal"in y);if(!a.commit)return Ar(a,c,t);let u=a.commits??[],p=(c[0]?.entropy??[]).map(on),d=await Mr(p,u),f=i.some(y=>"end"in y),h=[],g=a.commit,m=0;for(let[y,k]of c.entries()){if(m++,!k.secret){h.push({deal:k.deal,outcome:f||y<c.length-1?"hidden":"playing"});continue}let v=on(k.secret);if(m>4096||rn(await br(v,m))!==g){h.push({deal:k.deal,outcome:"wrong",why:"secret"});continue}g=k.secret,m=0,d?h.push(await Is(k,t,await wr(v,p),0n)):h.push({deal:k.deal,outcome:"wrong",why:"entropy"})}return{by:"commit",deals:h,commit:a.commit,commits:u,entropy:u.map((y,k)=>p[k]?.length?"given":y?"withheld":"none"),own:n?p.some(y=>rn(y)===n):void 0}}async function Is(e,t,n,s){return Or(e,await Sr(t,n,s))?{deal:e.deal,outcome:"proved"}:{deal:e.deal,outcome:"wrong",why:"cards"}}async function Ar(e,t,n){let s=[],a=e.seed?await vr(e.seed):void 0,r=(t[0]?.number??0)-(t[0]?.deal??0);for(let i of t)!a||i.number===void 0?s.push({deal:i.deal,outcome:"bare"}):i.number!==r+i.deal?s.push({deal:i.deal,outcome:"wrong",why:"number"}):s.push(await Is(i,n,a,BigInt(i.number)));return{by:a?"seed":"none",deals:s,entropy:[],commit:"",commits:[],own:void 0}}function Pe(e,t){let n=a=>a&&typeof a=="object"&&!Array.isArray(a);if(!n(t)||!n(e))return t??e;let s={...e};for(let[a,r]of Object.entries(t))s[a]=Pe(e[a],r);return s}async function jr(e,t){let n=JSON.parse(e.slice(0,e.indexOf(`
`))),s=Pe(await nt(n.variant),n.rules);return{names:n.seats,verdict:await Hs(e,s,t)}}function _e({table:e,match:t=1,record:n}){let[s,a]=b(null);return w(()=>{let r=!0;return(async()=>{if(!globalThis.crypto?.subtle)return{wrong:o("page.fair.insecure")};let c=n??await ts(e??"",t),{commits:u=[]}=JSON.parse(c.split(`
`,1)[0]??"{}"),p=f=>e===void 0?void 0:it(e,f),d=u.map(p).find(Boolean);return jr(c,d)})().catch(c=>({wrong:c instanceof X&&c.reason==="not-now"?o("page.fair.later"):E(c)})).then(c=>r&&a(c)),()=>{r=!1}},[e,t,n]),s===null?l`<p class="soft" role="status">${o("page.fair.looking")}</p>`:"wrong"in s?l`<p role="status">${s.wrong}</p>`:l`<${Er} names=${s.names} verdict=${s.verdict} />`}function Nr(e){return e.deals.some(t=>t.outcome==="wrong")?"wrong":e.by!=="commit"?e.by:e.deals.some(t=>t.outcome==="hidden")?"hidden":e.entropy.includes("withheld")?"withheld":e.entropy.includes("given")?"proved":"alone"}function Er({names:e,verdict:t}){let n=Nr(t),s=u=>T(e.filter((p,d)=>t.entropy[d]===u)),a=t.deals.filter(u=>u.outcome==="proved").length,r=t.deals.find(u=>u.outcome==="wrong"||u.outcome==="hidden"),i={n:a,names:s(n==="withheld"?"withheld":"given"),deal:(r?.deal??0)+1},c=t.by==="commit"&&t.own!==void 0&&`page.fair.own${t.own?"":".not"}`;return l`<section class="fair" data-outcome=${n}>
		<p class="fair-verdict" role="status">${o(`page.fair.${n}.short`)}</p>
		<p>${o(`page.fair.${n}`,i)}${c&&` ${o(c)}`}</p>
		${new Set(t.deals.map(u=>u.outcome)).size>1?l`<table class="book">
					<thead><tr><th scope="col">${o("page.scores.deal")}</th><th scope="col">${o("page.fair.found")}</th></tr></thead>
					<tbody>${t.deals.map(u=>l`<tr key=${u.deal}><th scope="row">${u.deal+1}</th>
							<td class=${u.outcome==="wrong"?"failed":""}>${Lr(u,n)}</td></tr>`)}</tbody>
				</table>`:null}
		${t.commit?l`<details><summary>${o("page.fair.commitments")}</summary>
				<p class="small">${o("page.fair.commitments.what")}</p>
				<dl class="commitments"><dt>${o("page.fair.server")}</dt><dd>${t.commit}</dd>
					${t.commits.map((u,p)=>u?l`<dt>${e[p]}</dt><dd>${u}</dd>`:null)}</dl></details>`:null}
	</section>`}function Lr(e,t){return e.outcome==="wrong"?o(`page.fair.why.${e.why}`):o(e.outcome==="proved"&&t!=="proved"?"page.fair.deal.follows":`page.fair.deal.${e.outcome}`)}var Ce;function Tr(){return new Promise((e,t)=>{let n=indexedDB.open("ninetynine",1);n.onupgradeneeded=()=>n.result.createObjectStore("records"),n.onsuccess=()=>e(n.result),n.onerror=()=>t(n.error)})}async function Ks(e,t){let n=await Tr();try{return await new Promise((s,a)=>{let r=t(n.transaction("records",e).objectStore("records"));r.onsuccess=()=>s(r.result),r.onerror=()=>a(r.error)})}finally{n.close()}}async function Ps(e){Ce=e;try{await Ks("readwrite",t=>t.put(e,"mine"))}catch{}}async function qe(){if(Ce)return Ce;try{Ce=await Ks("readonly",e=>e.get("mine"))}catch{Ce=void 0}return Ce}async function _s(e){let t=new Uint8Array(await e.slice(0,4).arrayBuffer());if(!(t[0]===40&&t[1]===181))return t[0]!==31||t[1]!==139?e.text():new Response(e.stream().pipeThrough(new DecompressionStream("gzip"))).text()}function Cr(e){let t=L.value;return l`<main id="main" class="records">
		<h1>${o("page.nav.records")}</h1>
		${t?l`<${qr} key=${t.id} id=${t.id} />`:l`<${Js} />`}
		<${Wr} />
	</main>`}var Js=()=>l`<section class="stack">
	<p class="lead">${o("page.records.none")}</p>
	<p><a class="button chief" href="/">${o("page.records.play")}</a></p>
</section>`,xt=e=>R(`variant.${e}`)?o(`variant.${e}`):e;function qr({id:e}){let{value:t,wrong:n}=vt(()=>Yn(e),e);if(n)return l`<p class="trouble">${n}</p>`;if(!t)return null;let{tallies:s}=t;return s.length===0?l`<${Js} />`:l`<${Dr} tallies=${s} /><${Rr} id=${e} />`}function Dr({tallies:e}){let t=e.some(n=>n.assisted>0);return l`<section>
		<h2>${o("page.records.tallies")}</h2>
		<${G}><table class="book">
			<thead><tr>
				<th scope="col">${o("page.records.variant")}</th><th scope="col">${o("page.records.matches")}</th>
				<th scope="col">${o("page.records.won")}</th><th scope="col" class="spare">${o("page.records.deals")}</th>
				<th scope="col">${o("page.records.made")}</th><th scope="col">${o("page.records.points")}</th>
				${t?l`<th scope="col">${o("page.records.assisted")}</th>`:null}
			</tr></thead>
			<tbody>${e.map(n=>l`<tr key=${n.variant}><th scope="row"><a href=${`/rules/${n.variant}`}>${xt(n.variant)}</a></th>
					<td>${kt(n.matches)}</td><td>${kt(n.won)}</td><td class="spare">${kt(n.deals)}</td>
					<td>${n.deals?o("page.records.percent",{n:Math.round(100*n.made/n.deals)}):"–"}</td>
					<td>${n.deals?O(n.points/n.deals,1):"–"}</td>
					${t?l`<td>${kt(n.assisted)}</td>`:null}
				</tr>`)}</tbody>
		</table><//>
		${t?l`<p class="small soft">${o("page.records.assisted.what")}</p>`:null}
	</section>`}var kt=e=>e?O(e):"–";function Rr({id:e}){let[t,n]=b([]),[s,a]=b(""),[r,i]=b(null),c=S(!1),u=async()=>{if(c.current)return;c.current=!0;let p=await I(()=>Zn(e,s??""));c.current=!1,p&&(n(d=>[...d,...p.matches]),a(p.before))};return w(()=>{u()},[]),l`<section>
		<h2>${o("page.records.all")}</h2>
		<ol class="matches">${t.map(p=>{let d=`${p.table} ${p.match} ${p.ended}`;return l`<${Br} key=${d} match=${p} id=${e} onfair=${()=>i(p)} />`})}</ol>
		${s?l`<p><button type="button" class="button" onclick=${u}>${o("page.records.more")}</button></p>`:null}
		${r?l`<${z} title=${o("page.fair")} onclose=${()=>i(null)}>
					<${_e} table=${r.table} match=${r.match} />
				<//>`:null}
	</section>`}function Br({match:e,id:t,onfair:n}){let s=e.chairs.find(u=>u.player===t),a=e.cut?"cut":s?.won?e.chairs.filter(u=>u.won).length>1?"shared":"won":"lost",r=e.chairs.filter(u=>u!==s).map(Ae),i=es(e.table??"",e.match),c=[s?.hints?o("page.records.hints",{n:s.hints}):"",s?.undone?o("page.records.undone",{n:s.undone}):"",s?.away?o("page.records.away"):"",e.house?o("page.home.house"):""].filter(Boolean);return l`<li data-result=${a}>
		<p class="what"><b>${xt(e.variant)}</b> ${o("page.records.with",{names:T(r)})}
			<span class="soft small">${Wn(e.ended)}${c.length>0?` · ${c.join(", ")}`:""}</span></p>
		<p class="result"><span class=${`outcome-${a}`}>${o(`page.records.result.${a}`)}</span>
			<span class="score">${e.chairs.map((u,p)=>{let d=u===s?"self":"",f=p>0?" : ":"";return l`${f}<span key=${u.seat} class=${d} title=${Ae(u)}>${O(u.points)}</span>`})}</span>
			<span class="soft small">${o("page.records.length",{n:e.deals})}</span></p>
		${e.table?l`<p class="doings">
				${e.deals>0?l`<a href=${`/replay/${e.table}/${e.match}/0`}>${o("page.records.replay")}</a>`:null}
				<a href=${i} download=${`${e.table}-${e.match}.99.jsonl`}>${o("page.records.export")}</a>
				<button type="button" class="link" onclick=${n}>${o("page.fair.short")}</button>
				<a href=${`/t/${e.table}`}>${o("page.records.table")}</a></p>`:null}
	</li>`}function zr(e){return e instanceof X&&e.status===400?o("page.import.refused",{text:e.message.replace(/^the record( is refused)?: /,"")}):e instanceof Error&&e.constructor===Error?e.message:E(e)}function Wr(){let[e,t]=b(""),[n,s]=b(!1),[a,r]=b(""),i=S(null);w(()=>{qe().then(f=>r(f?.name??""))},[]);let c=async f=>{if(f){t("");try{if(f.size>1<<20)throw new Error(o("page.import.large"));await Me(f,1,0),await Ps({name:f.name,bytes:f}),Y("/replay/mine/1/0")}catch(h){t(zr(h))}}};return l`<section class=${`import ${n?"over-it":""}`} ondragover=${f=>{f.preventDefault(),s(!0)}} ondragleave=${()=>s(!1)} ondrop=${f=>{f.preventDefault(),s(!1),c(f.dataTransfer?.files[0])}}>
		<h2>${o("page.import")}</h2>
		<p>${o("page.import.what")}</p>
		<p class="row">
			<button type="button" class="button" onclick=${()=>i.current?.click()}>${o("page.import.choose")}</button>
			<input ref=${i} type="file" class="unseen" tabindex="-1" aria-label=${o("page.import.choose")}
				accept=".jsonl,.gz,.zst,.99" onchange=${()=>c(i.current?.files?.[0])} />
			${a?l`<a href="/replay/mine/1/0">${o("page.import.again",{name:a})}</a>`:null}
		</p>
		${e?l`<p class="trouble" role="alert">${e}</p>`:null}
	</section>`}function Mt(e){if(e==="joker")return o("joker");let{rank:t,suit:n}=In(e);return Kn(t)+{C:"♣",D:"♦",H:"♥",S:"♠"}[n]}function Us(e){let[t="",...n]=e.split(" ");return t==="play"||t==="lay"?n.map(Mt).join(" "):t==="name"?j(n[0]):o("page.why.saying",{offer:t,n:n[0]??"none"})}var Fr=.5,Ot=e=>Math.round(e*100),Je=e=>O(Math.abs(e),1),ln=e=>e.charAt(0).toLocaleUpperCase()+e.slice(1),he=e=>Math.round(e.gap*10)<=Math.round(e.gapError*10)?"close":"behind";function At(e,t=Us){let[n,s]=e.choices;return n?s?e.bids?Hr(e,t).map(ln):e.phase==="offer"?Ir(e.choices,n,s,t).map(ln):Kr(e,n,s,t).map(ln):[o("page.why.only")]:[]}var Gs=({bids:e,choices:t})=>e?t.find(n=>n.act===`lay ${e[1]?.best}`):t[1];function Vs(e){let t=Gs(e);return t&&he(t)==="close"?t:void 0}function Hr(e,t){let[n,s]=e.bids??[];if(!n)return[];let a=Gs(e),r=a?he(a):"only",i=[o("page.why.bid",{how:r,bid:n.tricks,a:Ot(n.chance)})];s&&a&&i.push(o("page.why.bids",{how:r,second:s.tricks,gap:Je(a.gap)}));let c=n.premiums?.find(p=>p.offer==="pass"),u=(n.premiums??[]).filter(p=>p.offer!=="pass").toSorted((p,d)=>d.points-p.points);return c&&u[0]&&i.push(cn(t(u[0].offer),u[0].points-c.points,Fr)),i}var cn=(e,t,n)=>o("page.why.premium",{pays:Math.abs(t)<=n?"even":t>0?"yes":"no",offer:e,gap:Je(t)});function Ir(e,t,n,s){let a=o("page.why.chance",{a:Ot(t.chance)}),r=e.find(i=>i.act==="pass");return r===t?[cn(s(n.act),-n.gap,n.gapError),a]:r?[cn(s(t.act),r.gap,r.gapError),a]:[St(t,n,s),a]}function Kr({choices:e,contract:t,phase:n},s,a,r){let i={act:r(s.act),second:r(a.act),a:Ot(s.chance),b:Ot(a.chance)};if(e.every(u=>he(u)==="close"))return[o("page.why.even"),o("page.why.chance",i)];if(t==="lost"||t==="safe")return[o(`page.why.${t}`),St(s,a,r)];if(n==="name"||he(a)!=="behind")return[St(s,a,r),o("page.why.chance",i)];let c=i.a-i.b;return[o(`page.why.${c>2?"more":c<-2?"less":"same"}`,i),St(s,a,r)]}var St=(e,t,n)=>o("page.why.margin",{how:he(t),act:n(e.act),second:n(t.act),gap:Je(t.gap)});function Qs({makes:e,won:t,left:n,phase:s}){if(!e||s!=="play")return"";let[a=0,r]=e,i=r===void 0?O(a):o("guide.or",{a:O(a),b:O(r)});return o("page.why.stand",{bid:i,won:t,left:n})}function Xs(e,t,n){let s=e.choices.find(r=>r.act===t);if(!s)return"";let a=t===e.act?"same":he(s);return o("page.hint.did",{how:a,name:n,act:Us(t),gap:Je(s.gap),error:Je(s.gapError)})}function Ys({act:e}){let[t="",...n]=e.split(" ");return t==="play"||t==="lay"?l`<${Zs} cards=${n.join(" ")} />`:l`<span class="act">${t==="name"?j(n[0]):q(e)}</span>`}var Zs=({cards:e})=>l`<span class="act">${U(e)}</span>`,jt=()=>l`<svg class="best-sign" viewBox="0 0 24 24" role="img" aria-label=${o("page.hint.mark.best")}>
		<path d="m12 1.5 3 7.2 7.8.6-5.9 5.1 1.8 7.6-6.7-4.1-6.7 4.1 1.8-7.6-5.9-5.1 7.8-.6z" />
	</svg>`,Nt=()=>l`<svg class="done-sign" viewBox="0 0 24 24" role="img" aria-label=${o("page.hint.mark.done")}>
		<circle cx="12" cy="12" r="8" />
	</svg>`,ea=e=>`${O(Math.round(e*100))} %`,un=e=>Be(Math.round(e*10)/10||0,1);function Et({advice:e,done:t}){let n=Qs(e);return l`<div class="advice">
		<div class="advised" role="status">
			<p class="verdict"><${jt} /><span>${o("page.hint.says")} <${Ys} act=${e.act} /></span></p>
			${t?l`<p class="did"><${Nt} /><span>${le(Xs(e,t.act,t.name))}</span></p>`:null}
			<p class="why">${le(At(e).join(" "))}</p>
			${n?l`<p class="small soft">${n}</p>`:null}
		</div>
		${e.bids?l`<${Ur} advice=${e} done=${t} />`:l`<${Pr} advice=${e} done=${t} />`}
		<p class="small soft">${o("page.hint.worlds",{n:e.worlds})}</p>
	</div>`}var ta=({best:e,done:t,children:n})=>l`<th scope="row"><span class="which">
	<span class="mark">${e?l`<${jt} />`:null}${t?l`<${Nt} />`:null}</span>${n}
</span></th>`;function na({choice:e,best:t,whole:n}){let s=e&&!t&&he(e)==="close",a=s?o("page.hint.close"):o("page.hint.behind",{gap:O(e?.gap??0,1)});return l`<td class=${`less${s?" soft":""}${n?" whole":""}`}>${t||!e?"–":a}</td>`}function Pr({advice:e,done:t}){return l`<${G}><table class="book choices">
		<thead><tr>
			<th scope="col">${o("page.hint.choice")}</th><th scope="col">${o("page.hint.chance")}</th>
			<th scope="col" class="whole">${o("page.hint.points")}</th><th scope="col">${o("page.hint.less")}</th>
		</tr></thead>
		<tbody>${e.choices.map((n,s)=>l`<tr key=${n.act}>
				<${ta} best=${s===0} done=${n.act===t?.act}><${Ys} act=${n.act} /><//>
				<td>${ea(n.chance)}</td>
				<td class="whole">${un(n.points)}</td>
				<${na} choice=${n} best=${s===0} />
			</tr>`)}</tbody>
	</table><//>`}function _r(e,t){let n=(e.bids??[]).map(c=>({...c,cards:c.best,premiums:c.premiums})),s=e.choices.find(c=>c.act===t?.act),a=s?.act.replace(/^lay /,"")??"";if(!s||n.some(c=>c.cards===a))return n;let r=n.findLastIndex((c,u)=>u===0||c.points>=s.points),i={tricks:t?.bid??0,cards:a,points:s.points,chance:s.chance,premiums:void 0};return n.toSpliced(r+1,0,i)}function Jr({premiums:e},t){let[n,s]=["pass",t].map(a=>e?.find(r=>r.offer===a));return n&&s?un(s.points-n.points):"–"}function Ur({advice:e,done:t}){let n=(e.bids??[]).flatMap(a=>a.premiums??[]).map(a=>a.offer),s=[...new Set(n)].filter(a=>a!=="pass");return l`<${G}><table class="book choices bids">
		<thead><tr><th scope="col">${o("col.bid")}</th><th scope="col">${o("page.hint.chance")}</th>
			<th scope="col">${o("page.hint.points")}</th><th scope="col" class="whole">${o("page.hint.less")}</th>
			${s.map(a=>l`<th key=${a} scope="col">${q(a)}</th>`)}</tr></thead>
		<tbody>${_r(e,t).map((a,r)=>{let i=e.choices.find(c=>c.act===`lay ${a.cards}`);return l`<tr key=${a.cards}>
				<${ta} best=${r===0} done=${i!==void 0&&i.act===t?.act}>
					<b>${a.tricks}</b><${Zs} cards=${a.cards} />
				<//>
				<td>${ea(a.chance)}</td>
				<td>${un(a.points)}</td>
				<${na} choice=${i} best=${r===0} whole />
				${s.map(c=>l`<td key=${c}>${Jr(a,c)}</td>`)}
			</tr>`})}</tbody>
	</table><//>
	${s.length>0?l`<p class="small soft">${o("page.hint.gain")}</p>`:null}`}function Ue({view:e,names:t,last:n=!1}){let s=_(e);if(s===0)return l`<p class="soft">${o("last.none")}</p>`;let a=n?[s-1]:Array.from({length:s},(i,c)=>c),r=Array.from({length:de(e)},(i,c)=>c);return l`<${G}><table class="book tricks">
		<thead><tr><th scope="col"><span class="unseen">${o("page.trick")}</span></th>
			${r.map(i=>l`<th key=${i} scope="col">${t[i]}</th>`)}</tr></thead>
		<tbody>${a.map(i=>{let c=ze(e,i),u=We(e,i);return l`<tr key=${i}><td>${i+1}</td>
				${r.map(p=>{let d=c.find(f=>f.seat===p)?.card;return l`<td key=${p} class=${p===u?"won":""}>
						${d?l`<${J} card=${d} size="mini" />`:null}
						<i class=${p===e.leads?.[i]?"led-dot":""} aria-hidden="true"></i>
						${p===e.leads?.[i]?l`<span class="unseen">${o("page.led")}</span>`:null}
						${p===u?l`<span class="unseen">${o("page.wins")}</span>`:null}
					</td>`})}</tr>`})}</tbody>
	</table><//>
	<p class="small soft legend" aria-hidden="true">
		<span><i class="led-dot"></i> ${o("page.led")}</span><span><i class="won-frame"></i> ${o("page.wins")}</span>
	</p>`}function Gr({rest:e}){let[t,n="1",s="0"]=e;return t?l`<${Zr} table=${t} match=${Number(n)||1} deal=${Number(s)||0} />`:l`<main id="main" class="stack">
			<h1>${o("page.nav.replay")}</h1><p>${o("page.replay.which")}</p>
			<p><a class="button chief" href="/records">${o("page.nav.records")}</a></p>
		</main>`}async function Vr(e,t,n){if(e!=="mine")return ns(e,t,n);let s=await qe();if(!s)throw new Error("nothing kept");return Me(s.bytes,t,n)}async function Qr(e,t,n,s){if(e!=="mine")return ss(e,t,n,s);let a=await qe();return as(a?.bytes??new Blob,t,n,s)}function Xr(e,t,n){let s=S(new Map),[,a]=b(0);return w(()=>{if(!n||s.current.get(t)?.told)return;let r=i=>{s.current.set(t,i),a(c=>c+1)};r({}),e(t).then(i=>r({told:i}),i=>r({wrong:E(i)}))},[t,n]),n?s.current.get(t)??{}:null}function Yr(e){let t=[];for(let{line:s,views:a}of e.steps){let r=t[t.length-1]?.views;("act"in s||t.length===0)&&t.push(r?{line:s,views:a,before:r}:{line:s,views:a})}let n=e.steps[e.steps.length-1];return n?.views[0]?.phase==="over"&&t.push({line:{},views:n.views,sheet:!0}),t}function Zr({table:e,match:t,deal:n}){let[s,a]=b({});if(w(()=>{let i=!0;return Vr(e,t,n).then(c=>i&&a({played:c}),c=>i&&a({wrong:c?.constructor===Error?o("page.replay.gone"):E(c)})),()=>{i=!1}},[e,t,n]),s.wrong)return l`<main id="main" class="stack">
			<h1>${o("page.nav.replay")}</h1><p>${s.wrong}</p>
			<p><a class="button" href="/records">${o("page.nav.records")}</a></p>
		</main>`;if(!s.played)return l`<main id="main"><p class="soft" role="status">${o("page.replay.loading")}</p></main>`;let r=`${e} ${t} ${n}`;return l`<${si} key=${r} table=${e} match=${t} deal=${n} played=${s.played} />`}function ei(e,t){return e.seats.map((n,s)=>{if(s>=t)return o("dummy");let a=e.bots?.[s];return a&&a===n&&R(`page.level.${a}`)?o(`page.level.${a}`):n})}function ti(e,t){let n=e.seats.indexOf(L.value?.name),s=(e.bots??[]).indexOf(""),a=n>=0?n:s;return a>=0&&a<t?a:0}function ni(e,t){let n=e[t],s={...n.shown};return e.forEach((a,r)=>{if(r===t)return;let i={hand:a.hand??""};a.aside&&(i.aside=a.aside),a.bid!==void 0&&(i.bid=a.bid),s[r]=i}),{...n,shown:s,offers:(n.offers??[]).map((a,r)=>e[r]?.offers?.[r]??a)}}function si({table:e,match:t,deal:n,played:s}){let a=ge(()=>Yr(s),[s]),r=a[0]?.views.length??1,i=ei(s.header,r),c=a.length-1,u=lt.value,p=Math.min(c,Math.max(0,Number(u.get("step"))||0)),d=/^[0-4]$/.test(u.get("seat")??"")?Math.min(r-1,Number(u.get("seat"))):-1,f=d>=0?d:ti(s.header,r),h=a[p+1]?.line,g=h!==void 0&&"act"in h,m=Xr(pe=>Qr(e,t,n,pe),p,g&&u.has("hint")),y=(pe,Dn=d,Ua=m!==null&&pe===p)=>`/replay/${e}/${t}/${n}?step=${pe}${Dn>=0?`&seat=${Dn}`:""}${Ua?"&hint":""}`,k=pe=>Y(y(Math.min(c,Math.max(0,pe))),{replace:!0}),v=ge(()=>ii(a),[a]),$=oi(p,v,c,k),M=S(null),H=()=>g&&Y(y(p,d,!m),{replace:!0});ci({h:H,...m&&{Escape:H},ArrowRight:$.forward,ArrowLeft:$.back,ArrowDown:$.trickForward,ArrowUp:$.trickBack,Home:$.start,End:$.end});let te=a[p],qn=d>=0?te.views[d]:ni(te.views,f);return l`<main id="main" class="replay">
		<${di} played=${s} table=${e} match=${t} deal=${n} names=${i.slice(0,r)} seat=${d}
			onseat=${pe=>Y(y(p,pe),{replace:!0})} here=${y(p)} />
		<div class="replay-board">
			<div class="replay-table table board">
				<h2 class="unseen">${d>=0?o("page.replay.seen",{name:i[d]}):o("page.replay.all")}</h2>
				<${ai} moment=${te} view=${qn} names=${i} header=${s.header} at=${f} hint=${m?.told} />
			</div>
			<aside class="replay-aside" data-hint=${m?"":void 0}>
				${m?l`<${ui} key=${p} hint=${m} name=${i[h.by??h.seat]??""}
							bid=${a[p+1]?.views[h.seat]?.bid} onclose=${H}
							onleave=${()=>M.current?.focus()} />`:null}
				<section class="replay-tricks"><h2>${o("tricks.title")}</h2><${Ue} view=${qn} names=${i} /></section>
			</aside>
		</div>
		<div class="replay-controls">
			<div class="replay-say">
				<p class="said" aria-live="polite"><span>${le(li(te,i,d))}</span></p>
				<button type="button" class="button plain" ref=${M} aria-pressed=${m!==null} aria-keyshortcuts="h"
					title=${o("page.hint.ask")} disabled=${!g} onclick=${H}>${o("page.hint")}</button>
			</div>
			<${ri} step=${p} last=${c} to=${k} steps=${$} />
		</div>
	</main>`}function ai({moment:e,view:t,names:n,header:s,at:a,hint:r}){let i=Pe(re(s.variant),s.rules);if(e.sheet)return l`<div class="replay-sheet"><div>
			<${Le} view=${t} names=${n} variant=${i} me=${-1} untitled=${!0} />
		</div></div>`;let c=dt(i,t.phase);return l`<${Te} view=${t} names=${n} me=${a} elsewhere=${a} laid=${c} full=${pn(e)} />
		<${pi} view=${t} laid=${c} seat=${a} name=${n[a]??""} hint=${r} />`}var oi=(e,t,n,s)=>({start:()=>s(0),trickBack:()=>s(t.findLast(a=>a<e)??0),back:()=>s(e-1),forward:()=>s(e+1),trickForward:()=>s(t.find(a=>a>e)??n),end:()=>s(n)});function ri({step:e,last:t,to:n,steps:s}){let a=o("page.replay.at",{n:e,of:t}),r=u=>n(u.currentTarget.valueAsNumber),[i,c]=[e===0,e===t];return l`<input type="range" min="0" max=${t} value=${e} aria-label=${o("page.replay.step")}
			aria-valuetext=${a} oninput=${r} />
		<div class="replay-keys">
			<${De} label=${o("page.replay.start")} icon="start" off=${i} onclick=${s.start} />
			<${De} label=${o("page.replay.trick.back")} icon="fast-back" off=${i} onclick=${s.trickBack} />
			<${De} label=${o("page.replay.back")} icon="back" off=${i} onclick=${s.back} />
			<span class="count score">${a}</span>
			<${De} label=${o("page.replay.forward")} icon="forward" off=${c} onclick=${s.forward} />
			<${De} label=${o("page.replay.trick.forward")} icon="fast-forward" off=${c} onclick=${s.trickForward} />
			<${De} label=${o("page.replay.end")} icon="end" off=${c} onclick=${s.end} />
		</div>`}function ii(e){return e.flatMap((t,n)=>{let s=t.views[0]?.phase==="play"&&t.before?.[0]?.phase!=="play";return n===0||s||pn(t)||t.sheet?[n]:[]})}var pn=e=>Se(e.before?.[0],e.views[0]);function li(e,t,n){if(e.sheet)return o("ask.next");let{line:s}=e;if(!("act"in s))return o("page.replay.dealt",{name:t[s.dealer]});let[a="",...r]=String(s.act).split(" "),i=t[s.seat]??"",c=n>=0&&n!==s.seat,u=e.views[s.seat],p=pn(e);if(a==="lay"){let f=r.map(Mt).join(" ");return c?o("page.replay.laid",{name:i}):o("page.replay.lays",{name:i,cards:f,bid:u?.bid??0})}if(a==="name")return o("page.replay.names",{name:i,trump:j(r[0])});if(a==="play"){let[f,h]=p?["yes",t[p.winner]??""]:["no",""];return o("page.replay.plays",{name:i,card:Mt(r[0]??""),taken:f,winner:h})}let d=e.views[n];return c&&d?.phase==="offer"&&!d.offers?.[s.seat]?o("page.replay.decided",{name:i}):o("page.replay.offers",{name:i,offer:q(String(s.act))})}function ci(e){ne(()=>{let t=n=>{let s=e[n.key];!s||n.ctrlKey||n.metaKey||n.altKey||n.shiftKey||n.target instanceof Element&&n.target.closest("input, select, textarea, dialog")||(n.preventDefault(),s())};return addEventListener("keydown",t),()=>removeEventListener("keydown",t)})}function ui({hint:e,name:t,bid:n,onclose:s,onleave:a}){let r=S(null),{told:i,wrong:c}=e;return ne(()=>{let u=r.current;return u?.focus({preventScroll:!0}),()=>{u?.contains(document.activeElement)&&a()}},[]),w(()=>{i&&r.current?.scrollIntoView({block:"nearest"})},[i]),l`<section class="replay-hint" ref=${r} tabindex="-1" aria-label=${o("page.hint.of",{name:t})}>
		<header>
			<h2>${o("page.hint.of",{name:t})}</h2>
			<button type="button" class="button plain" onclick=${s}>${o("page.close")}</button>
		</header>
		${i?l`<${Et} advice=${i.advice} done=${{act:i.act,name:t,bid:n}} />`:l`<p class=${c?"":"soft"} role="status">${c??o("page.hint.thinking")}</p>`}
	</section>`}function pi({view:e,laid:t,seat:n,name:s,hint:a}){let r=B(x(e.hand),D),i=(c,u)=>/^(play|lay) /.test(c??"")&&c?.split(" ").includes(u);return l`<div class="replay-held">
		<${ke} view=${e} seat=${n} name=${s} place="south" own=${!0} chair=${void 0} now=${0} open=${null}
			winner=${!1} laid=${t} />
		<div class="cards" style=${{"--n":Math.max(r.length,2)}} aria-label=${s} role="group">${r.map(c=>l`<span key=${c} class="one">
				<${J} card=${c} />
				<span class="mark">
					${i(a?.advice.act,c)?l`<${jt} />`:null}${i(a?.act,c)?l`<${Nt} />`:null}
				</span>
			</span>`)}</div>
		<div class="laid">${U(e.aside)}</div>
	</div>`}function di({played:e,table:t,match:n,deal:s,names:a,seat:r,onseat:i,here:c}){let[u,p]=b(!1),d=e.steps[e.steps.length-1]?.views[0]?.trump??"",f=m=>`/replay/${t}/${n}/${m}${r>=0?`?seat=${r}`:""}`,h=()=>navigator.clipboard?.writeText(location.origin+c).then(()=>W(o("page.link.copied")),()=>W(o("page.link.by-hand")))??W(o("page.link.by-hand")),g=m=>i(Number(m.currentTarget.value));return l`<header class="replay-head">
		<a class="mark" href="/records">99<span class="unseen"> ${o("page.nav.records")}</span></a>
		<h1>
			<span class="soft">${e.header.rules?.name??xt(e.header.variant)}</span>
			<span>${o("sheet.title",{deal:s+1,trump:j(d)})}${" "}<${F} trump=${d} /></span>
		</h1>
		<nav class="row" aria-label=${o("page.replay.deals")}>
			<${sa} to=${s>0?f(s-1):""} text=${o("page.replay.previous")} arrow="←" />
			<${sa} to=${s+1<e.deals?f(s+1):""} text=${o("page.replay.next")} arrow="→" />
		</nav>
		<label class="seen-by"><span class="unseen">${o("page.replay.hands")}</span>
			<select value=${String(r)} onchange=${g}>
				<option value="-1">${o("page.replay.all")}</option>
				${a.map((m,y)=>l`<option key=${y} value=${String(y)}>${o("page.replay.seen",{name:m})}</option>`)}
			</select></label>
		<div class="row doings">
			${t==="mine"?null:l`<button type="button" class="button plain" onclick=${h} aria-label=${o("page.replay.link")}>
						<span class="words">${o("page.replay.link")}</span>
						<span class="arrow">${o("page.replay.link.short")}</span>
					</button>`}
			<button type="button" class="button plain" onclick=${()=>p(!0)}>${o("page.fair.short")}</button>
		</div>
		${u?l`<${z} title=${o("page.fair")} onclose=${()=>p(!1)}>
					${t==="mine"?l`<${fi} match=${n} />`:l`<${_e} table=${t} match=${n} />`}
				<//>`:null}
	</header>`}function fi({match:e}){let[t,n]=b(null);if(w(()=>{qe().then(async r=>n(r&&await _s(r.bytes)))},[]),t===null)return null;if(t===void 0)return l`<p>${o("page.fair.packed")}</p>`;let s=[...t.matchAll(/^\s*\{[^\n]*"ninetynine":/gm)].map(r=>r.index),a=s[e-1]??0;return l`<${_e} record=${t.slice(a,s[e]??t.length)} />`}function sa({to:e,text:t,arrow:n}){let s=l`<span class="words">${t}</span><span class="arrow" aria-hidden="true">${n}</span>`;return e?l`<a href=${e}>${s}</a>`:l`<span class="off" aria-disabled="true">${s}</span>`}var hi={start:"M5 4v16M20 4 8 12l12 8z","fast-back":"M12 4 2 12l10 8zM22 4 12 12l10 8z",back:"M18 4 6 12l12 8z",forward:"M6 4l12 8-12 8z","fast-forward":"M2 4l10 8-10 8zM12 4l10 8-10 8z",end:"M19 4v16M4 4l12 8-12 8z"};function De({label:e,icon:t,off:n,onclick:s}){return l`<button type="button" class="replay-key" aria-label=${e} title=${e} aria-disabled=${n}
		onclick=${()=>n||s()}>
		<svg viewBox="0 0 24 24" aria-hidden="true" focusable="false"><path d=${hi[t]} /></svg>
	</button>`}var $i=["hand","trick","last","tricks","bids","score","worth","rules","legal","hint","short","undo","restart","play","lay","pass","declare","reveal","name","yes","no","next","again","help","quit"],mi=["who","say","ready","agree","pause","resume","claim","leave","back","abandon","sit","bot","remove","time"],ce={C:{sign:"♣",english:"clubs"},D:{sign:"♦",english:"diamonds"},H:{sign:"♥",english:"hearts"},S:{sign:"♠",english:"spades"}},gi={A:"ace",K:"king",Q:"queen",J:"jack"},dn=["A","K","Q","J","12","11","10","9","8","7","6","5","4","3","2"],yi="two three four five six seven eight nine ten eleven twelve".split(" "),bi=["random","greedy","beginner","casual","club","strong","expert"],ra=Object.keys(ce).flatMap(e=>dn.map(t=>t+e));function fn(e,t){let n=e("page.cmd.numbers").split(" "),s=a=>{let r=Number(a);if(r)return[a,n[r-2]??a,yi[r-2]??a,...r===10?["t"]:[]];let i=e(`rank.${a}`).toLowerCase();return[e(`rank.name.${a}`).toLowerCase(),i,i.slice(-1),gi[a]??"",a.toLowerCase()]};return{verbs:[...Lt($i,a=>e(`cmd.${a}`)),...Lt(mi,a=>e(`page.cmd.${a}`))],offers:Lt(["pass","declare","reveal"],a=>e(`offer.${a}`)),ranks:Object.fromEntries(dn.map(a=>[a,s(a)])),suits:Object.fromEntries(Object.keys(ce).map(a=>[a,e(`suit.${a}`).toLowerCase()])),trumps:{none:e("trump.none").toLowerCase(),nines:e("trump.nines").toLowerCase()},levels:Lt(bi.filter(a=>t(`page.level.${a}`)),a=>e(`page.level.${a}`))}}var Lt=(e,t)=>e.map(n=>[t(n).toLowerCase(),n]),ia=e=>e.normalize("NFD").replace(/\p{M}/gu,"").replaceAll("ß","ss"),wi=e=>e.replaceAll("ä","ae").replaceAll("ö","oe").replaceAll("ü","ue").replaceAll("ß","ss"),Ge=(e,t)=>e===t||e===wi(t)||e===ia(t),la=(e,t)=>e.startsWith(t)||ia(e).startsWith(t);function aa(e,t){let n=t.verbs.find(([s])=>Ge(e,s))?.[1];return n||(e==="?"?"help":t.verbs.some(([,s])=>s===e)?e:"")}var Tt=(e,t)=>dn.find(n=>t.ranks[n]?.some(s=>Ge(e,s)))??"";function Ct(e,t,n){let s=Object.keys(ce).find(i=>ce[i]?.sign===e.replace("︎","").replace("️",""));if(s)return s;if(e.length<t)return"";let a=i=>la(n.suits[i]??"",e)||e.length>=3&&ce[i]?.english.startsWith(e),r=Object.keys(ce).filter(a);return r.length===1?r[0]??"":r.length===0&&t===1&&e.length===1&&e.toUpperCase()in ce?e.toUpperCase():""}var vi=new Set(["of","von","av","i","the","der","die","das"]);function ki(e,t){let n=e[0]??"",s=vi.has(e[1]??"")?2:1,a=e[s];if(a===void 0)return["",0];let r=Ct(n,3,t),i=r?Tt(a,t):"";if(i)return[i+r,s+1];let c=Tt(n,t)?Ct(a,1,t):"";return c?[Tt(n,t)+c,s+1]:["",0]}function xi(e,t){let s=e.normalize("NFC").toLowerCase().split(/[\s,;–—-]+/).map(i=>i.replace(/[.!]+$/,"")).filter(Boolean),a=t.offers.find(([i])=>Ge(s.join(" "),i));if(a)return[a[1]];let r=[];for(let i=0;i<s.length;i++){let[c,u]=ki(s.slice(i),t);if(u===0){r.push(s[i]??"");continue}r.push(se(c).toLowerCase()+ce[C(c)]?.sign),i+=u-1}return r}function qt(e,t,n){let s=new Set,a=new Set;for(let r of e){let i=C(r),{sign:c,english:u}=ce[i]??{sign:"",english:""};for(let p of n.ranks[se(r)]??[])for(let d of[Si(t,p),/^\d+$/.test(p)?Oi(t,p):""])if(d){if(d.replace(/[\uFE0E\uFE0F]/,"")===c)return[r];la(n.suits[i]??"",d)?s.add(r):u.startsWith(d)&&a.add(r)}}return[...s.size?s:a]}var Si=(e,t)=>t&&e.startsWith(t)?e.slice(t.length):"",Oi=(e,t)=>e.endsWith(t)&&!/^\d/.test(e)?e.slice(0,-t.length).replace(/\d$/,""):"";function oa(e,t,n){let s=/^\d/.test(t)?"":Tt(t,n),a=Ct(t,2,n);return e.filter(r=>s&&se(r)===s||a&&C(r)===a)}function hn(e,t){let n=e?.acts??[];return t?n.filter(r=>r.startsWith(`${t} `)).map(r=>({key:r.split(" ")[1]??"",act:r,numbered:!1})):e?.kind!=="offer"?n.map((a,r)=>({key:String(r+1),act:a,numbered:!1})):[...new Set(n.map(a=>a.split(" ")[0]??""))].map((a,r)=>({key:String(r+1),act:a,numbered:!n.includes(a)}))}var Mi=new Set(["play","lay","pass","declare","reveal","name","yes","no"]);function ca(e,t,n){let[s="",...a]=e.trim().split(/\s+/),r=xi(e,n),i=aa(r[0]??"",n);if(aa(s.toLowerCase(),n)==="say")return{kind:"command",verb:"say",words:a,rest:e.trim().slice(s.length).trim()};if(r.length===0)return{kind:"command",verb:"",words:[],rest:""};let c=!Mi.has(i)||!t.options||t.answering&&(i==="yes"||i==="no");return i&&c?{kind:"command",verb:i,words:r.slice(1),rest:""}:t.options?t.options.kind==="lay"||t.options.kind==="play"?Ai(i,r,t,n):Ni(i,r,t,n):r.every(d=>/^\d+$/.test(d)||qt(ra,d,n).length>0)?{kind:"trouble",key:"illegal",args:{},then:"ask"}:{kind:"trouble",key:"plain.what",args:{word:e.trim()}}}function Ai(e,t,n,s){let a=n.options?.kind,r=n.options?.pick??1;if(e&&e!==a)return{kind:"trouble",key:"illegal",args:{},then:"ask"};let i=e?t.slice(1):t,c=new Set;for(let d of i){let[f=[],h]=ji(d,n,s);if(h)return h;for(let g of f)c.add(g)}if(c.size!==r){let d=a==="lay"?{then:"lay"}:{};return{kind:"trouble",key:"plain.count",args:{got:c.size,n:r},...d}}let u=[...c].find(d=>!n.list.includes(d));if(u)return{kind:"forbidden",card:u};let p=i.some(d=>qt([...c],d,s).length===0);return{kind:"act",act:`${a} ${[...c].join(" ")}`,told:a==="lay"||p}}function ji(e,t,n){if(/^\d+$/.test(e)){let i=t.list[Number(e)-1];return i?[[i]]:[[],{kind:"trouble",key:"plain.number",args:{n:t.list.length}}]}let s=qt(t.hand,e,n);if(s.length===0&&(s=oa(t.list,e,n),s.length===0&&(s=oa(t.hand,e,n))),s.length===1)return[s];if(s.length>1)return[[],{kind:"trouble",key:"page.speech.which",args:{word:e},cards:s}];let a=qt(ra,e,n);if(a.length===0)return[[],{kind:"trouble",key:"plain.what",args:{word:e}}];let r={who:t.dummy?"dummy":"own"};return[[],{kind:"trouble",key:"plain.lacks",args:r,cards:a.slice(0,1)}]}function Ni(e,t,n,s){if(n.sure)return Ei(e,t[0]??"",n);if(e==="no"&&n.offer)return{kind:"offer",offer:""};let a=hn(n.options,n.offer),r=t.length===1&&/^\d+$/.test(t[0]??""),i=Li(e,t,a,n,s);if(!i)return r&&n.offer?{kind:"ask"}:r?{kind:"trouble",key:"plain.number",args:{n:a.length}}:e?{kind:"trouble",key:"illegal",args:{},then:"ask"}:{kind:"trouble",key:"plain.what",args:{word:t.join(" ")}};if(i.numbered)return{kind:"offer",offer:i.act};let c=n.options?.kind==="name";return c||i.act==="pass"?{kind:"act",act:i.act,told:c||r}:{kind:"sure",offer:i.act}}function Ei(e,t,n){return e==="yes"||["y","j","1"].includes(t)?{kind:"act",act:n.sure,told:!1}:e==="no"||["n","2"].includes(t)?{kind:"offer",offer:""}:e==="pass"&&n.options?.acts?.includes("pass")?{kind:"act",act:"pass",told:!1}:{kind:"ask"}}function Li(e,t,n,s,a){let r=(e==="name"?t.slice(1):t).join(" "),i=n.find(p=>p.key===r);if(i)return i;if(s.options?.kind==="name"){let p=Ct(r,1,a);return n.find(d=>{let f=d.act.replace(/^name /,"");return f===p||r===f||Ge(r,a.trumps[f]??"")})}let c=n.filter(p=>p.act!=="pass");if(!s.offer&&e==="no")return n.find(p=>p.act==="pass");if(!s.offer&&e==="yes")return c.length===1?c[0]:void 0;let u=[e,...t.slice(1)].join(" ");if(t.length>1){let p=s.options?.acts?.find(d=>d===u);return p?{key:"",act:p,numbered:!1}:void 0}return n.find(p=>p.act===u)}var ua=(e,t)=>t.levels.find(([n,s])=>Ge(e,n)||e===s)?.[1]??"",pa=e=>e?.kind==="lay"||e?.kind==="play"?x(e.from):[];var V=e=>e?"yes":"no",da=e=>R(`rank.name.${e}`)?o(`rank.name.${e}`):e,Ti={C:"♣",D:"♦",H:"♥",S:"♠"};function ee(e,t=!1){if(e==="joker")return o("joker");let[n,s]=[se(e),C(e)];return t?(R(`rank.${n}`)?o(`rank.${n}`):n)+Ti[s]:o("card.spoken",{rank:da(n),suit:o(`suit.${s}`)})}var xe=(e,t)=>e.map(n=>ee(n,t)).join(", ");function fa(e,t){if(t)return e.map(a=>ee(a,!0)).join(" ");let n=[...new Set(e.map(C))],s=a=>e.filter(r=>C(r)===a).map(r=>da(se(r))).join(", ");return n.map(a=>`${o(`suit.${a}`)}: ${s(a)}`).join("; ")}function Dt(e,t){let[n="",...s]=e.split(" ");return n==="lay"?o("act.lay",{cards:xe(s,t.short),bid:Re(fe(s,mn(t)),t)}):n==="name"?o("act.name",{trump:j(s[0])}):n==="play"?xe(s,t.short):q(e)}var mn=e=>e.view.options?.worth??e.rules?.worth??"";function Re(e,t){let n=t.rules?t.rules.hand-t.rules.aside:0;return e===0&&t.rules?.score?.zeroOrAll?o("guide.or",{a:"0",b:String(n)}):String(e)}var me=e=>Array.from({length:de(e.view)},(t,n)=>n),$n=(e,t)=>e?.shown?.[t]?.hand,gn=(e,t)=>B(x(t===e.me?e.view.hand:$n(e.view,t)),D),ha=e=>gn(e,e.view.options?.seat??e.me);function yn(e){let t=e.view,n=t.hand===void 0?[]:[o("plain.hand",{cards:fa(gn(e,e.me),e.short)})];return t.turnup&&x(t.hand).includes(t.turnup)&&n.push(o("plain.joker",{card:ee(t.turnup??"",e.short)})),[...n,...$a(e,void 0)]}function $a(e,t){return e.view.phase==="over"?[]:me(e).filter(s=>s!==e.me&&$n(e.view,s)&&!$n(t,s)).map(s=>o("plain.open",{name:e.names[s],cards:fa(gn(e,s),e.short)}))}function bn(e,t){return me(e).flatMap(n=>{let s=n===e.me,a=s?e.view.premium?.[n]?e.view.aside:"":e.view.shown?.[n]?.aside,r=s?t?.premium?.[n]?t.aside:"":t?.shown?.[n]?.aside;return a&&!r?[ma(e,n,a)]:[]})}var ma=(e,t,n)=>o("plain.exposed",{name:e.names[t],you:V(t===e.me),cards:xe(x(n),e.short)}),ga=(e,t)=>o("plain.laid",{cards:xe(t,e.short),bid:Re(e.view.bid??0,e)});function wn(e,t){let{trump:n,turnup:s}=e.view,r=o("plain.trump",{kind:n?n==="none"?"none":"suit":"unnamed",trump:j(n)}),i=t&&!s?Ci(e):"";return i?`${r.replace(/\.$/,"")} (${i}).`:r}function Ci(e){let t=e.view.why;return!e.view.trump&&t?.trump!=="stays"?"":t?.trump==="named"?o("why.named",{name:e.names[t.by??0],you:V(t.by===e.me)}):t?.trump==="success"?o("why.success",{n:t.made??0}):t?.trump&&R(`why.${t.trump}`)?o(`why.${t.trump}`):""}function ya(e){let t=e.view.vulnerable??[];return!t.length||!e.rules?.score?.vulnerable?[]:[o("plain.vulnerable",{names:t.map(n=>e.names[n]).join(", ")})]}function Rt(e){let t=ae(mn(e)),n=[...D].filter(s=>s in t).map(s=>`${o(`suit.${s}`)} ${t[s]}`);return n.length?[o("plain.worth",{worth:n.join(", ")})]:[]}function vn(e,t){let n=e.view,s={game:n.game+1,deal:n.deal+1},a=n.phase==="play"?_(n)+1:0,r=t?o("plain.resume",{...s,trick:a,won:n.won?.[e.me]??0}):o("plain.deal",{...s,dealer:e.names[n.dealer??0],you:V(n.dealer===e.me)});if(n.phase==="over")return[r];let i=e.rules&&!e.rules.order.includes("lay")?Rt(e):[];return[r,...ya(e),...i,...ba(e)]}function ba(e){let t=e.view,n=[wn(e,!0)];return t.turnup&&n.push(o("plain.turnup",{card:ee(t.turnup,e.short)})),t.phase==="play"&&n.push(...kn(e,void 0),...bn(e,void 0)),t.phase!=="over"&&n.push(...yn(e)),t.trick?.length?[...n,...Qe(e,_(t))]:n}function kn(e,t){let{premium:n=[],why:s}=e.view;return me(e).filter(a=>n[a]&&!t?.premium?.[a]).flatMap(a=>{let r={name:e.names[a],you:V(a===e.me)},i=[o("plain.holds",{...r,offer:q(n[a]??"")})];return s?.premium&&i.push(o("why.holds",{...r,why:s.premium==="place"?"near":"level"})),i})}var wa=e=>me(e).map(t=>`${e.names[t]}: ${e.view.won?.[t]??0}`).join(", ");function Qe(e,t){let n=e.view;if(t<0||n.phase==="lay"||n.phase==="offer"||n.phase==="name")return[o("last.none")];let s=ze(n,t);if(s.length===0)return[o(t===0||t===_(n)?"plain.empty":"last.none")];let a=s.map(({seat:i,card:c})=>o("plain.plays",{name:e.names[i],card:ee(c,e.short)})),r=t<_(n)?We(n,t):-1;return r<0?a:[...a,va(e,s,r)]}function va(e,t,n){let s=ee(t.find(a=>a.seat===n)?.card??"",e.short);return o("plain.won",{name:e.names[n],you:V(n===e.me),card:s,tally:wa(e)})}function xn(e){let t=me(e).filter(a=>e.view.void?.[a]),n=a=>T(x(e.view.void?.[a]).map(j)),s=t.map(a=>o("page.speech.void",{name:e.names[a],suits:n(a)}));return[o("plain.tally",{tally:wa(e)}),...s]}function ka(e){let t=e.view,n=e.rules?.order?.includes("lay")??!0,s=me(e).map(a=>{let r=a===e.me?t.bid:t.shown?.[a]?.bid,i=!n||t.held?.[a]!==e.rules?.hand,c=r!==void 0?Re(r,e):i?"hidden":"none",u=t.premium?.[a]||t.offers?.[a];return o("plain.bid",{name:e.names[a],bid:c,won:t.won?.[a]??0,offer:u?q(u):"none"})});return t.aside&&!t.premium?.[e.me]&&s.push(ga(e,x(t.aside))),[...s,...kn(e,void 0),...bn(e,void 0),wn(e,!1)]}function xa(e){let t=e.view,n=i=>i.map((c,u)=>`${e.names[u]}: ${O(c)}`).join(", "),s=[o("page.speech.where",{game:t.game+1,deal:t.deal+1}),o("plain.totals",{totals:n(t.totals)})],a=e.rules?.game;return a?.target?s.push(o("score.target",{n:a.target})):a?.deals&&s.push(o("score.deals",{n:a.deals})),(t.wins.some(i=>i>0)||t.sum.some(i=>i!==0))&&s.push(o("page.speech.sums",{sums:n(t.sum),wins:n(t.wins)})),[...s,...ya(e)]}function Sn(e,t){let n=e.view,{parts:s,points:a}=n;if(!s||!a)return[];let r=a.map((p,d)=>{let f=d===e.me?n.bid:n.shown?.[d]?.bid;return o("plain.score",{name:e.names[d],bid:f===void 0?"hidden":Re(f,e),won:n.won?.[d]??0,result:o(n.made?.[d]?"made.short":"failed.short"),tricks:s.tricks[d]??0,contract:s.contract[d]??0,premium:s.premium?.[d]??0,vulnerable:s.vulnerable?.[d]??0,deal:p,total:n.totals[d]??0})}),i=me(e).flatMap(p=>{let d=p===e.me||t?.shown?.[p]?.aside?"":n.shown?.[p]?.aside;return d?[ma(e,p,d)]:[]}),c=Zt(n),u=en(n,e.names,e.me).map(([p])=>p);return[...r,...i,...Yt(n,e.names,e.rules,e.me),...c?[c]:[],...u,...qi(e)]}function qi(e){let{winners:t,stage:n}=e.message.table;if(n!=="waiting"||!t||(e.view.end?.winners.length??0)>0)return[];let s=V(t.length===1&&t[0]===e.me);return[o("page.winner",{names:T(t.map(a=>e.names[a]??"")),n:t.length,you:s})]}function Ve(e,t){let n=t.list.map((a,r)=>`${r+1}: ${ee(a,e.short)}`),s=hn(e.view.options,t.offer).map(a=>t.offer?a.key:`${a.key}: ${a.act.startsWith("name ")?j(a.act.slice(5)):Di(a.act,e)}`);return[...n,...s].join(", ")}function Di(e,t){if(e==="pass")return o(t.view.offers?.[t.me]?"menu.stay":"menu.pass");let n=e.startsWith("declare")?"declare":"reveal";return o(`menu.${n}`,{points:t.rules?.offers?.[n]??"?"})}function Ri(e,t){let[n="",s]=t.split(" "),a=e.rules?.offers,r=n==="reveal"?s?"both":"all":s?"number":"bid",i=a?.loss==="own"?"own":a?.many?"others":"opponents";return o("plain.sure",{level:n,points:a?.[n==="declare"?"declare":"reveal"]??"?",open:r,loss:i})}function Sa(e,t){let{table:n}=e.message,s=e.view,a=n.chairs[e.me];if(a?.away)return[o("page.speech.standin",{command:o("page.cmd.back")})];if(n.paused)return[o("page.speech.paused",{command:o("page.cmd.resume")})];let r=s.options;if(r){if(t.sure)return[Ri(e,t.sure)];if(t.offer)return[o("ask.number"),Ve(e,t)];let c=[$t(s,e.names,!1),...r.kind==="lay"?Rt(e):[]],u=t.list.length===1||t.list.length<t.hand.length;return r.kind==="offer"||r.kind==="name"||r.kind==="play"&&(t.dummy||u)?[...c,Ve(e,t)]:c}return a?n.stage==="between"?[a.ready?o("page.waiting.others"):o("plain.next")]:s.phase==="over"&&n.stage==="waiting"&&!a.ready?[o("page.speech.over",{quit:o("cmd.quit")})]:[]:[]}function $e(e,t){let{chairs:n,stage:s}=e.table,a=n.map((c,u)=>{let p=[c.bot&&!t[u]?.includes(o("page.bot"))?o("page.bot"):"",c.away?o("page.away"):"",c.player&&c.ready&&s!=="playing"?o("seat.ready"):""],d=c.player||c.bot?[t[u]??"",...p.filter(Boolean)].join(", "):o("page.chair.empty");return o("page.speech.seat",{n:u+1,who:d})}),r=e.view?.turn.filter(c=>c!==e.seat)??[];if(s==="playing"&&r.length)return[...a,o("ask.wait",{names:T(r.map(c=>t[c]??""))})];if(s!=="waiting")return a;if(e.seat===void 0)return[...a,o("page.speech.watching",{sit:o("page.cmd.sit")})];if(!n[e.seat]?.ready)return[...a,o("page.speech.waiting",{ready:o("page.cmd.ready")})];let i=n.flatMap((c,u)=>c.player&&!c.ready?[t[u]??""]:[]);return[...a,i.length?o("ask.wait",{names:T(i)}):o("page.waiting.friends")]}function Oa(e,t){let{event:n,table:s}=e,a=n.seat??-1,r=a>=0&&a===e.seat,i=n.name??t[a]??"",c=s.stage!=="waiting",u=o("page.speech.stands",{n:a+1}),p=r?[]:[o("page.speech.isaway",{name:i})];switch(n.do){case"chat":return r?[]:[o("page.speech.said",{name:i,text:n.text??""})];case"sit":case"bot":return r?$e(e,t):[s.chairs[a]?.player||s.chairs[a]?.bot?o("page.speech.sits",{name:t[a],n:a+1}):u];case"remove":return[u];case"stand":return c?p:r?$e(e,t):[u];case"unready":return[o("page.speech.unready",{name:i,you:V(r)})];case"ready":return r?c?[]:[o("page.speech.ready",{no:o("cmd.no")})]:s.stage==="playing"?[]:[o("page.speech.isready",{name:i})];case"away":return p;case"back":return[r?o("page.speech.isback.you"):o("page.speech.isback",{name:i})];case"claim":return[o("page.speech.claims",{name:i,you:V(r)})];case"resume":return n.done?[o("page.speech.resumed")]:[r?o("page.waiting.others"):o("page.speech.isready",{name:i})];case"ask":case"answer":return Bi(e,t,i,r);default:return[]}}function Bi(e,t,n,s){let{event:a,table:r}=e;return a.done?r.cut?[o("page.speech.abandoned")]:[]:a.do!=="answer"?On(e,t):a.on?s?[]:[o("page.speech.agreed",{name:n})]:[o("page.speech.refused",{name:n,you:V(s)})]}function On(e,t){let n=e.table.ask;if(!n)return[];let s=[o(`page.proposes.${n.what}`,{name:t[n.by],you:V(n.by===e.seat)})];return e.seat!==void 0&&!n.yes.includes(e.seat)?[...s,o("page.speech.answer",{yes:o("page.cmd.agree"),no:o("cmd.no")})]:s}function zi(e,t){if(!t.event.done||t.event.do!=="ask"&&t.event.do!=="answer")return"";let n=t.event.do==="ask"?t.event.text:e.table.ask?.what;return n==="undo"||n==="replay"?n:""}function Ma(e,t,n){let[s,a,r]=[e.view,t.view,t.message],i=zi(e,r);if(i)return[o(i==="undo"?"plain.undone":"plain.restarted"),...ba(t)];if(a.phase===void 0)return[];if(!s||s.phase===void 0||!Hn(s,a)||e.table.match!==r.table.match)return vn(t,!1);let c=[...Wi(s,t,n),...Fi(s,t,n)];return a.aside&&!s.aside&&a.phase!=="over"&&c.push(ga(t,B(x(a.aside),D))),a.phase!=="over"&&c.push(...kn(t,s),...bn(t,s),...$a(t,s)),c.push(...Hi(s,t,n)),a.phase==="over"&&s.phase!=="over"?[...c,...Sn(t,s)]:c}function Wi(e,t,n){let s=t.view;return me(t).flatMap(a=>{let r=s.offers?.[a];return!r||r===e.offers?.[a]||a===t.me&&r===n?[]:[o("plain.says",{name:t.names[a],offer:q(r)})]})}function Fi(e,t,n){let{trump:s,why:a}=t.view;return!s||s===e.trump?[]:a?.trump!=="named"?[wn(t,!0)]:a.by===t.me&&n===`name ${s}`?[]:[o("plain.names",{name:t.names[a.by??0],you:V(a.by===t.me),trump:j(s)})]}function Hi(e,t,n){let s=t.view,a=[],r=_(s);for(let i=_(e);i<=r&&i<(s.leads?.length??0);i++){let c=ze(s,i),u=new Set(c.filter(({seat:p,card:d})=>x(e.played?.[p])[i]===d).map(p=>p.card));for(let{seat:p,card:d}of c)u.has(d)||n===`play ${d}`||a.push(o("plain.plays",{name:t.names[p],card:ee(d,t.short)}));i<r&&a.push(va(t,c,We(s,i)))}return a}function Aa(e,t){let[n]=e.choices,s=Vs(e),a=t.view.options,r="none";a?.kind==="lay"?r=Re(fe(e.act.split(" ").slice(1),mn(t)),t):a?.kind==="play"&&t.view.bid!==void 0&&(r=Re(t.view.bid,t));let i=Math.round(n?.points??0);return o("plain.hint",{act:Dt(e.act,t),reason:o(e.choices.length>1?"reason.learnt":"reason.forced"),chance:Math.round(100*(n?.chance??0)),bid:r,points:(i>0?"+":"")+O(i),two:V(s!==void 0),second:s?Dt(s.act,t):""})}var Ii=2e4,ja={times:100,each:50},Na={hand:yn,bids:ka,score:xa,worth:Rt,tricks:xn,trick:(e,[t])=>Number(t)>0?Qe(e,Number(t)-1):Ki(e),last:e=>Qe(e,_(e.view)-1),legal:(e,t,n)=>n.options?[Ve(e,n)]:[o("hint.none")]};function Ki(e){let t=e.view.phase==="play"?xn(e).slice(0,1):[];return[...Qe(e,_(e.view)),...t]}function Pi({view:e,table:t,seat:n}){let s=t.chairs[n??-1];if(s?.away||t.paused)return s?.away?"away":"paused";let{game:a,deal:r,options:i,trick:c}=e??{};return JSON.stringify([a,r,i,c,t.stage==="between",t.stage==="waiting",t.match])}var _i=["who","say","ready","agree","pause","resume","claim","leave","back","abandon","sit","bot","remove","time"];function Ji(e){let{declare:t=0,reveal:n=0,how:s="none"}=e?.offers??{},a=t&&n?"both":t?"declare":n?"reveal":"none";return[o("plain.help",{n:e?.aside??3,lay:e?.order.includes("lay")??!0?"yes":"no",offer:s==="none"?"none":a,name:e?.order.includes("name")?"yes":"no"}),o("page.speech.help",{list:_i.map(r=>o(`page.cmd.${r}`)).join(", ")})]}function Ui(e){let t={"♣":"C","♦":"D","♥":"H","♠":"S"},n=s=>o(`suit.${t[s.charAt(0)]}`);return e.chapters.flatMap(s=>s.text.map(a=>a.replace(/[♣♦♥♠]\uFE0E?/g,n)))}var Bt=class{#n;#e;#t=null;#a="";#s=0;#r="";#c="";#i="";#u="";#o=!1;#p="";#d=void 0;constructor(t,n){this.#n=t,this.#e=n}learn(t){this.#d=t??this.#d}hear(t){let n=this.#t;this.#t=t;let s=this.#h(t);if(!n)return this.#e([...this.#y(t,s),...this.#f(t,!0)]);let a=t.event.do==="present"?[]:Oa(t,Q(t));return s&&a.push(...Ma(n,s,this.#a)),(t.event.do==="act"||t.event.do==="deal")&&t.event.seat===t.seat&&(this.#a=""),n.table.stage!=="waiting"&&t.table.stage==="waiting"&&t.view?.phase!=="over"&&a.push(...$e(t,Q(t))),this.#e([...a,...this.#f(t)])}obey(t){return this.#w(t).catch(n=>this.#e([E(n)]))}watchClock(){let t=this.#t,n=t?.table.chairs[t.seat??-1]?.until;if(!t?.view?.options||n===void 0||String(n)===this.#p)return;let s=n-this.#n.now();s>Ii||(this.#p=String(n),this.#e([o("page.speech.short",{time:ht(Math.max(0,s))})]))}#h(t){if(!(!t.view||t.table.stage==="waiting"&&t.view.phase!=="over"))return{message:t,view:t.view,names:Q(t),me:t.seat??-1,rules:this.#d,short:this.#o}}#m(t,n=""){let s=t?.view.options,a=t?ha(t):[],r=new Set(pa(s)),i=t?.message.table.ask,c=i!==void 0&&!i.yes.includes(t?.me??-1);return{options:s,hand:a,list:a.filter(u=>r.has(u)),dummy:s?.seat!==void 0&&s.seat!==t?.me,sure:this.#r,offer:this.#c,answering:n==="abandon"||c&&!this.#r}}#f(t,n=!1){let s=Pi(t);if(s===this.#i&&!n)return[];s!==this.#i&&(this.#r=this.#c=""),this.#i=s;let a=this.#h(t);return a?.view.phase!==void 0?Sa(a,this.#m(a)):[]}#$(t){let n=this.#f(t,!0);return n.length?n:$e(t,Q(t)).slice(t.table.stage==="waiting"?0:-1)}#y(t,n){let{variant:s="standard",rules:a}=this.#n.settled.peek().settings,r=R(`variant.${s}`)?o(`variant.${s}`):s,i=[o("plain.welcome",{variant:a?`${r}, ${o("page.home.house")}`:r})];if(!n||n.view.phase===void 0)return[...i,...$e(t,Q(t))];let c=n.view.phase==="over",u=!c&&_(n.view)===0&&!n.view.trick?.length&&!n.view.aside;return[...i,...vn(n,!u),...c?Sn(n):[],...On(t,n.names)]}async#l(t){try{return L.peek()||await st(o("page.guest")),this.#s=Math.max(this.#s,(await this.#n.port.act(t)).seq),!0}catch(n){return this.#e([E(n)]),!1}}async#b(){for(let t=0;(this.#t?.seq??0)<this.#s&&t<ja.times;t++)await new Promise(n=>setTimeout(n,ja.each));return this.#t}async#w(t){let n=await this.#b(),s=this.#h(n),a=this.#u;this.#u="";let r={m:n,s,moment:this.#m(s,a),waited:a},i=ca(t,r.moment,fn(o,R));switch(i.kind){case"act":return this.#v(i.act,i.told,r);case"sure":return this.#r=i.offer,this.#e(this.#f(n,!0));case"offer":return this.#r="",this.#c=i.offer,this.#e(this.#f(n,!0));case"ask":return this.#e(this.#f(n,!0));case"forbidden":return this.#e(s?this.#k(r.moment):[]);case"trouble":return this.#e(this.#x(i,r));default:return this.#S(i.verb,i.words,i.rest,r)}}async#v(t,n,{m:s,moment:a}){this.#a=n?"":t,this.#r=this.#c="";let r=a.options?.seat===void 0?{}:{hand:a.options.seat};await this.#l({do:"act",act:t,seen:s.seq,...r})||(this.#a="")}#k(t){return[mt(t.options),o("page.speech.legal",{cards:xe(t.list,this.#o)})]}#x(t,{m:n,s,moment:a}){let r={...t.args,list:s?Ve(s,a):""};t.cards&&(r.cards=xe(t.cards,this.#o),r.card=ee(t.cards[0],this.#o)),r.n===1&&(r.list=r.list.replace(/^1: /,""));let i=[o(t.key,r)];return t.then==="lay"&&i.push(o("plain.lay",{n:a.options?.pick??3})),t.then==="ask"?[...i,...this.#$(n)]:i}async#S(t,n,s,a){let{m:r}=a,i=this.#A(t,n,a);if(i)return this.#e(i);switch(t){case"rules":return this.#e(await this.#N());case"hint":return this.#e(await this.#E(a.s));case"":case"ready":case"next":case"again":return this.#L(t,r);case"say":return s?void await this.#l({do:"chat",text:s}):this.#e([o("page.speech.say",{command:o("page.cmd.say")})]);case"agree":case"yes":case"no":return this.#C(t,a);case"undo":case"pause":return void await this.#l({do:"ask",text:t});case"restart":case"abandon":return this.#O(t,a);case"quit":return Y("/")}return this.#M(t,n,r)}async#O(t,{waited:n}){if(t==="restart"&&n===t)return void await this.#l({do:"ask",text:"replay"});this.#u=t;let s=o("plain.again",{command:o("cmd.restart")});return this.#e([t==="restart"?s:o("page.speech.abandon")])}async#M(t,n,s){let a=s.table.chairs[s.seat??-1],r=s.table.stage==="waiting";return t==="leave"&&a?void await this.#l({do:"stand"}):t==="claim"&&a?void await this.#l({do:"claim"}):t==="resume"&&a&&s.table.paused?void await this.#l({do:"resume"}):t==="back"&&a?.away?void await this.#l({do:"back"}):t==="sit"&&!a?this.#g(t,n,s):(t==="bot"||t==="remove")&&r?this.#g(t,n,s):this.#e([o("illegal"),...this.#$(s)])}#A(t,n,{m:s,s:a,moment:r}){switch(t){case"who":return $e(s,Q(s));case"time":return this.#j(s);case"help":return Ji(this.#d);case"short":return this.#o=!this.#o,[o("plain.short",{short:this.#o?"yes":"no"})]}let i=Object.hasOwn(Na,t)?Na[t]:void 0;if(i)return a?.view.phase===void 0?$e(s,Q(s)):i(a,n,r)}#j(t){let n=Q(t),s=t.table.chairs.flatMap((a,r)=>{let i=a.until===void 0?a.bank:a.until-this.#n.now();return i===void 0?[]:[o("page.speech.clock",{name:n[r],time:ht(Math.max(0,i))})]});return s.length?s:[o("page.speech.noclock")]}async#N(){try{return Ui(await Oe(this.#n.settled.peek().settings,be.peek()))}catch(t){return[E(t)]}}async#E(t){if(t&&!t.message.table.hints)return[o("page.speech.nohints")];if(!t?.view.options)return[o("hint.none")];this.#e([o("page.hint.thinking")]);try{let{advice:n}=await this.#n.port.hint();return[Aa(n,t),...At(n,s=>Dt(s,t))]}catch(n){return[E(n)]}}async#L(t,n){let s=n.table.chairs[n.seat??-1],{stage:a,paused:r}=n.table;return r&&s?void await this.#l({do:"resume"}):s&&!s.ready&&(a==="between"||a==="waiting")?this.#T():this.#e(t&&n.view?.options?[o("illegal"),...this.#$(n)]:this.#$(n))}async#T(){let t=await this.#n.ready();t&&(this.#s=Math.max(this.#s,t.seq))}async#C(t,{m:n,waited:s}){if(s==="abandon"&&t==="yes")return void await this.#l({do:"ask",text:"abandon"});if(s)return this.#e([o("page.speech.kept")]);let a=n.table.stage==="waiting"&&n.table.chairs[n.seat??-1]?.ready;if(t==="no"&&a)return void await this.#l({do:"unready"});if(!n.table.ask)return this.#e([o("page.speech.nothing.asked"),...this.#$(n)]);await this.#l({do:"answer",on:t!=="no",seen:n.seq})}async#g(t,n,s){let a=Number(n.find(p=>/^\d+$/.test(p))??0)-1;if(a>=s.table.chairs.length)return this.#e([o("page.speech.nochair")]);if(t==="sit")return void await this.#l({do:"sit",...a>=0?{seat:a}:{}});if(a<0&&t==="remove")return this.#e([o("page.speech.nochair")]);if(t==="remove")return void await this.#l({do:"remove",seat:a});let r=fn(o,R),i=n.map(p=>ua(p,r)).find(Boolean);if(a>=0&&i)return void await this.#l({do:"bot",seat:a,text:i});let c=r.levels.map(([p])=>p),u=o("page.cmd.bot");return this.#e([o("page.speech.bots",{command:u,level:c[2]??"",levels:c.join(", ")})])}};var Ea={lines:250,typed:50};function La({table:e,variant:t}){let[n,s]=b([]),a=S(0),r=(u,p=!1)=>{let d=u.map(f=>({id:a.current++,text:f,typed:p}));d.length&&s(f=>[...f,...d].slice(-Ea.lines))},i=Gi(e,t,r),c=u=>{u&&r([`› ${u}`],!0),i(u)};return l`<section class="speech" aria-label=${o("page.speech.region")}>
		<${Vi} onsend=${c} />
		<${Qi} lines=${n} />
	</section>`}function Gi(e,t,n){let s=ge(()=>new Bt(e,n),[e]),a=S(Promise.resolve()),r=t!==void 0;return w(()=>{if(!r)return;s.learn(t);let i=e.newest.subscribe(u=>u&&s.hear(u)),c=setInterval(()=>s.watchClock(),1e3);return()=>{clearInterval(c),i()}},[s,r]),i=>{a.current=a.current.then(()=>s.obey(i))}}function Vi({onsend:e}){let t=S(null),n=S({all:[],at:0});w(()=>t.current?.focus(),[]);function s(r){r.preventDefault();let i=t.current?.value.trim()??"";t.current&&(t.current.value=""),i&&(n.current.all=[...n.current.all.filter(c=>c!==i),i].slice(-Ea.typed)),n.current.at=n.current.all.length,e(i)}function a(r){let i=r.key==="ArrowUp"?-1:r.key==="ArrowDown"?1:0;if(!i||!t.current)return;r.preventDefault();let{all:c,at:u}=n.current;n.current.at=Math.max(0,Math.min(c.length,u+i));let p=c[n.current.at]??"";t.current.value=p,t.current.setSelectionRange(p.length,p.length)}return l`<form onsubmit=${s}>
		<label for="command">${o("page.speech.field")}</label>
		<input id="command" name="command" type="text" ref=${t} onkeydown=${a}
			autocomplete="off" autocapitalize="off" autocorrect="off" spellcheck=${!1} enterkeyhint="send" maxlength="400" />
		<button class="button">${o("page.speech.do")}</button>
	</form>`}function Qi({lines:e}){let t=S(null);return ne(()=>{t.current&&(t.current.scrollTop=t.current.scrollHeight)},[e]),l`<div class="log" role="log" aria-live="polite" aria-label=${o("page.speech.log")} tabindex="0" ref=${t}>
		${e.map(({id:n,text:s,typed:a})=>l`<p key=${n} ...${a?{class:"typed","aria-hidden":"true"}:{class:""}}>${s}</p>`)}
	</div>`}var Xi=4e4,Mn={first:250,longest:8e3};function Ta(e,t){if(t===null||typeof t!="object"||Array.isArray(t))return t;let n=Array.isArray(e)?[...e]:typeof e=="object"?{...e}:{};for(let[s,a]of Object.entries(t))a===null?delete n[s]:n[s]=Ta(n[s],a);return n}var Yi=e=>e instanceof X&&e.status<500&&e.status!==429&&e.status!==401,zt=class{state=N("opening");refused=N(null);#n;#e;#t=0;#a={};#s=!1;#r=()=>{};#c=new AbortController;#i=!1;#u=!1;#o=-1/0;constructor(t,n){this.#n=t,this.#e=n,addEventListener("online",this.again),document.addEventListener("visibilitychange",this.#p),this.#d()}act(t){return Un(this.#n,t)}hint(){return Gn(this.#n)}ahead(){return this.#o===-1/0?0:this.#o}again=()=>{this.#i||(this.#u=!0,this.#c.abort(),this.#r())};close(){this.#s=!0,this.#i=!1,removeEventListener("online",this.again),document.removeEventListener("visibilitychange",this.#p),this.again()}#p=()=>{document.visibilityState==="visible"&&this.state.peek()==="lost"&&this.again()};async#d(){for(let t=Mn.first;!this.#s;t=Math.min(2*t,Mn.longest)){let n=this.#t;try{await this.#m()}catch(a){if(Yi(a)){this.refused.value=a,this.state.value="refused";return}}if(this.#s)return;this.state.value="lost",this.#t>n&&(t=Mn.first);let s=this.#u?0:t;this.#u=!1,await this.#h(s)}}#h(t){return new Promise(n=>{let s=setTimeout(n,t);this.#r=()=>(clearTimeout(s),n(void 0))})}async#m(){let t=this.#c=new AbortController,n=()=>setTimeout(()=>t.abort(),Xi),s=n();try{let a=(await this.#f(t.signal)).pipeThrough(new TextDecoderStream).getReader();for(let r="";;){let{value:i,done:c}=await a.read();if(c)return;clearTimeout(s),s=n();let u=(r+i).split(`
`);r=u.pop()??"";for(let p of u)p&&!this.#s&&this.#$(JSON.parse(p))}}finally{this.#i=!1,clearTimeout(s),t.abort()}}async#f(t){this.#i=!0;let n={Accept:"application/x-ndjson"},s=await fetch(Vn(this.#n,this.#t),{headers:n,signal:t});if(this.#i=!1,this.#o=Math.max(this.#o,Date.parse(s.headers.get("Date")??"")-Date.now()||-1/0),!s.ok||!s.body)throw Pn(s,await s.text().catch(()=>""));return this.state.value="live",s.body}#$({changes:t,...n}){t&&(n={...n,...Ta(this.#a,t)});let{table:s,seat:a,muted:r,view:i}=n;this.#a={table:s,seat:a,muted:r,view:i},!(n.seq<=this.#t&&n.event.do!=="present")&&(this.#t=n.seq,this.#o=Math.max(this.#o,n.at-Date.now()),this.#e(n))}};var Zi=["rank","arrows","suits","ends","enter","hint","last","score","undo","close","help"];function Ca({onclose:e}){return l`<${z} title=${o("page.keys")} onclose=${e}>
		<dl class="keys">
			${Zi.map(t=>{let[n="",s=""]=o(`page.keys.${t}`).split("|");return l`<dt key=${t}>${n}</dt><dd>${s}</dd>`})}
		</dl>
		<p class="soft">${o("page.keys.spoken")}</p>
	<//>`}var An=()=>document.querySelector(".hand.asked")??document.querySelector(".mine .hand"),jn=()=>An()?.querySelector('[data-card][tabindex="0"]');function qa(){w(()=>{let e=null,t=null,n=0;function s(c){c.target instanceof Element&&c.target.closest("dialog")||(e=c.target instanceof HTMLElement&&c.target.closest("main.table")?c.target:null,t=e?.closest(".hand")??null,n=t&&e?[...t.querySelectorAll("[data-card]")].indexOf(e):0)}let a=()=>e=null;function r(){if(!e||document.activeElement!==document.body||document.querySelector("dialog[open]"))return;if(e.isConnected){e.matches(":disabled")||e.focus({preventScroll:!0});return}let c=t?.isConnected?t.querySelectorAll("[data-card]"):[],u=()=>document.querySelector(".answer button:not(:disabled)"),p=()=>document.querySelector(".over .button.chief:not(:disabled)"),d=c[Math.min(n,c.length-1)]??u()??jn()??p();d instanceof HTMLElement&&d.focus({preventScroll:!0})}let i=new MutationObserver(r);return i.observe(document.body,{childList:!0,subtree:!0,attributes:!0,attributeFilter:["disabled"]}),document.addEventListener("focusin",s),document.addEventListener("pointerdown",a),()=>{i.disconnect(),document.removeEventListener("focusin",s),document.removeEventListener("pointerdown",a)}},[])}function Da({table:e,message:t,onpanel:n,onclose:s}){let{seat:a}=t,r=t.table.stage!=="waiting",i=t.table.chairs.filter(h=>h.player).length===1,[c,u]=b(!1),p=h=>{s(),e.act(h)},{settings:d}=e.settled.value,f=el(e.id,a!==void 0&&t.view?.phase==="play",t.seq);return l`<${z} title=${o("page.more")} onclose=${s}>
		<div class="menu">
			<section><h3>${o("page.more.deal")}</h3>
				<button type="button" class="button" onclick=${()=>n("tricks")}>${o("tricks.title")}</button>
				${a!==void 0&&r?l`<button type="button" class="button" onclick=${()=>p({do:"ask",text:"replay"})}>
							${o(i?"page.do.replay":"page.ask.replay")}
						</button>`:null}
				${f?l`<button type="button" class="button" onclick=${()=>p({do:"claim"})}>${o("page.claim")}</button>`:null}
			</section>
			${a!==void 0&&r?l`<section><h3>${o("page.more.match")}</h3>
					${t.table.paused?null:l`<button type="button" class="button" onclick=${()=>p({do:"ask",text:"pause"})}>
								${o(i?"page.do.pause":"page.ask.pause")}
							</button>`}
					${i?null:l`<button type="button" class="button" onclick=${()=>p({do:"stand"})}>${o("page.leave")}</button>`}
					${c?l`<button type="button" class="button chief" onclick=${()=>p({do:"ask",text:"abandon"})}>
								${o("page.abandon.sure")}
							</button>`:l`<button type="button" class="button" onclick=${()=>u(!0)}>${o("page.abandon")}</button>`}
				</section>`:null}
			<section><h3>${o("page.more.know")}</h3>
				${d.rules?l`<button type="button" class="button" onclick=${()=>n("rules")}>${o("page.house")}</button>`:l`<a class="button" href=${`/rules/${d.variant??"standard"}`}>${o("page.nav.rules")}</a>`}
				<button type="button" class="button" onclick=${()=>n("keys")}>${o("page.keys")}</button>
				<a class="button" href="/settings">${o("page.nav.settings")}</a>
				<button type="button" class="button" onclick=${()=>Y("/")}>${o("page.home")}</button>
			</section>
		</div>
	<//>`}function el(e,t,n){let[s,a]=b(!1);return w(()=>{let r=new AbortController,i=()=>{};return t&&Xn(e,r.signal).then(c=>a(c.settled),i),()=>r.abort()},[e,t,n]),s&&t}function Ra({settings:e,onclose:t}){let[n,s]=b(null);return w(()=>{I(()=>Oe(e,be.value)).then(a=>a&&s(a))},[]),l`<${z} title=${o("page.house")} broad onclose=${t}>
		${n?l`<${an} guide=${n} />`:null}
	<//>`}function Nn({table:e,message:t,names:n}){let s=t.table.ask,{seat:a}=t;if(t.table.paused&&a!==void 0&&!t.table.chairs[a]?.ready)return l`<p class="proposal">
			<button type="button" class="button chief" onclick=${()=>e.act({do:"resume"})}>${o("page.resume")}</button>
		</p>`;if(a!==void 0&&t.table.chairs[a]?.away)return l`<p class="proposal">${o("page.standin")}${" "}
			<button type="button" class="button chief" onclick=${()=>e.act({do:"back"})}>${o("page.back")}</button>
		</p>`;if(!s)return null;let i=a!==void 0&&!s.yes.includes(a),c=u=>e.act({do:"answer",on:u,seen:t.seq});return l`<div class="proposal" role=${A.spoken.value?void 0:"alert"}>
		<p>${o(`page.proposes.${s.what}`,{name:n[s.by]??"",you:s.by===a?"yes":"no"})}</p>
		${i?l`<div class="answers">
					<button type="button" class="button chief" onclick=${()=>c(!0)}>${o("page.agree")}</button>
				<button type="button" class="button" onclick=${()=>c(!1)}>${o("page.disagree")}</button></div>`:null}
		${s.by===a?l`<div class="answers">
					<button type="button" class="button" onclick=${()=>c(!1)}>${o("page.withdraw")}</button>
				</div>`:null}
	</div>`}function tl(e,t){return o("page.over.own",{bid:e.bid??0,won:e.won?.[t]??0,points:e.points?.[t]??0})}function nl({view:e}){let t=e?.seat;if(!e||t===void 0||e.bid===void 0)return null;let n=e.made?.[t]??!1;return l`<p class=${`outcome own-${n?"made":"failed"}`}>
		<b aria-hidden="true">${n?"✓":"✕"}</b> ${tl(e,t)}
	</p>`}function sl({winners:e,names:t,me:n}){if(!e)return null;let s=e.length===1&&e[0]===n?"yes":"no",a={names:T(e.map(r=>t[r]??"")),n:e.length,you:s};return l`<p class="outcome">${o("page.winner",a)}</p>`}function Ba({table:e,message:t,names:n,variant:s}){let{seat:a}=t,r=a!==void 0&&t.table.chairs[a]?.ready,i=t.table.stage==="waiting";return l`<div class="over leaf" onclick=${c=>c.stopPropagation()}>
		<${Nn} table=${e} message=${t} names=${n} />
		<${nl} view=${t.view} />
		<${Le} view=${t.view} names=${n} variant=${s} />
		${i?l`<${sl} winners=${t.table.winners} names=${n} me=${a??-1} />`:null}
		<div class="row">
			${a===void 0||r?l`<p class="soft">${a===void 0?"":o("page.waiting.others")}</p>`:l`<button type="button" class="button chief" disabled=${e.waits.value>0||t.table.paused}
						onclick=${()=>e.ready()}>${o(i?"page.again":"page.next")}</button>`}
			${i||t.table.open?l`<a class="button plain" href=${`/replay/${e.id}/${t.table.match}/${t.view?.deal??0}`}>
						${o("page.replay")}
					</a>`:null}
		</div>
	</div>`}var al={calm:2e3,usual:1200,quick:550},ol=280,rl=12,il=()=>matchMedia("(prefers-reduced-motion: reduce)").matches,Wt=class{shown=N(null);#n;#e=[];#t=0;#a=()=>{};constructor(t){this.#n=t}take(t){this.#e.push(t),document.hidden||this.#e.length>rl?this.skip():this.#t||this.#s()}skip(){this.stop();let t=this.#e.at(-1)??this.shown.peek()?.message;this.#e=[],t&&(this.shown.value={message:t,full:null})}hurry(){return this.#t&&this.#a(),this.#t!==0}stop(){clearTimeout(this.#t),this.#t=0}#s(){let t=this.#e.shift();if(!t)return;let n=Se(this.shown.peek()?.message.view,t.view);if(this.shown.value={message:t,full:n},!n)return void this.#s();this.#r(al[this.#n()],()=>{this.shown.value={message:t,full:{...n,gone:!0}},this.#r(il()?0:ol,()=>{this.shown.value={message:t,full:null},this.#s()})})}#r(t,n){this.#a=()=>{this.stop(),n()},this.#t=setTimeout(this.#a,t)}};var ll=450,cl=100,En=e=>e?.options?JSON.stringify([e.game,e.deal,e.phase,e.played,e.offers,e.options]):"",ul=e=>e.event.done===!0&&(e.event.do==="ask"||e.event.do==="answer"),pl=({seq:e,at:t,event:{by:n="",name:s="",seat:a=-1,text:r=""}})=>({seq:e,at:t,by:n,name:s,seat:a,text:r}),Ft=class{newest=N(null);settled=N({settings:{},host:""});talk=N([]);busy=N("");waits=N(0);thinking=N(!1);chosen=N(new Set);advice=N(null);intended=N("");next=N("");showing=new Wt(()=>A.spoken.value?"quick":A.pace.value);view=Ht(()=>this.showing.shown.value?.message.view);current=Ht(()=>{let t=this.showing.shown.value;return!t||t.full!==null?!1:t.message.seq>=this.#n.value&&t.message.seq===this.newest.value?.seq});#n=N(0);#e=!1;#t=0;#a=!1;#s;constructor(t,n){this.id=t,this.port=n(t,s=>this.#r(s)),this.#s=Bn(()=>this.#d())}now(){return Date.now()+this.port.ahead()}close(){this.#s(),clearTimeout(this.#t),this.showing.stop(),this.port.close()}async act(t){t.do==="ask"&&(this.next.value=""),this.waits.value++;let n=await this.#u(t);return this.waits.value--,n}async play(t){let n=this.view.peek()?.options;if(!n||this.busy.peek())return!1;this.busy.value=t,this.#e=!0,this.#a=!1;let s=n.seat===void 0?{}:{hand:n.seat},a=await this.#u({do:"act",act:t,seen:this.newest.peek()?.seq,...s});return this.#e=!1,(!a||this.#i())&&(this.busy.value=""),a!==void 0}async lay(t){!await this.play(`lay ${[...this.chosen.peek()].join(" ")}`)||!t||(this.intended.value=t,this.#p())}async ready(){if(this.waits.peek())return;if(this.newest.peek()?.table.stage!=="waiting")return this.act({do:"ready"});this.waits.value++;let t=await rs();return this.waits.value--,t&&is(this.id,t),this.act({do:"ready",...t?{text:t.commit}:{}})}async hint(){let t=this.#c();if(!t||this.thinking.peek())return;this.thinking.value=!0;let n=await I(()=>this.port.hint());this.thinking.value=!1,n&&t===this.#c()&&(this.advice.value={about:t,advice:n.advice})}heed(){let t=this.advice.peek();if(this.advice.value=null,!t||t.about!==En(this.view.peek()))return;let[n,...s]=t.advice.act.split(" ");n==="lay"?this.chosen.value=new Set(s):this.play(t.advice.act)}#r(t){ul(t)&&(this.next.value="",this.#a=!0),ye(()=>{this.newest.value=t,t.settings&&(this.settled.value={settings:t.settings,host:t.host??""}),t.talk&&(this.talk.value=t.talk),t.event.do==="chat"&&(this.talk.value=[...this.talk.value,pl(t)].slice(-cl)),!this.#e&&this.#i()&&(this.busy.value=""),this.showing.take(t)}),this.#o(t),this.#p()}#c(){return En(this.newest.peek()?.view)}#i(){return(this.newest.peek()?.seq??0)>=this.#n.peek()}async#u(t){try{let n=await this.port.act(t);return this.#n.value=Math.max(this.#n.value,n.seq),n}catch(n){let{reason:s}=n;s==="no-session"&&this.port.again(),s!=="stale"&&W(E(n));return}}#o(t){let n=t.seat===void 0?void 0:t.table.chairs[t.seat],s=t.event.do==="begin"||t.event.do==="present";if(t.table.stage!=="mixing"||!n?.commit||!s)return;let a=it(this.id,n.commit);a&&this.port.act({do:"entropy",text:a}).catch(()=>{})}async#p(){let t=this.intended.peek(),n=this.newest.peek()?.view;if(!t||this.#e||!this.#i()||n?.phase==="lay")return;if(!(n?.options?.kind==="offer"?n.options.acts??[]:[]).includes(t))return void(this.intended.value="");this.showing.skip(),await this.play(t),this.intended.value=""}#d(){let t=this.view.value,n=this.current.value&&this.busy.value===""?t?.options:void 0;clearTimeout(this.#t),n?.kind==="play"&&t&&this.#h(t,n),(t?.phase!=="play"||!x(t.hand).includes(this.next.peek()))&&(this.next.value="");let s=new Set(x(t?.options?.from)),a=[...this.chosen.peek()].filter(r=>s.has(r));a.length!==this.chosen.peek().size&&(this.chosen.value=new Set(a)),this.advice.peek()&&this.advice.peek()?.about!==En(this.newest.value?.view)&&(this.advice.value=null)}#h(t,n){let s=x(n.from),a=n.seat===void 0&&s.includes(this.next.peek())?this.next.peek():"",r=a||(s.length===1&&this.#m(t)?s[0]:"");if(a||(this.next.value=""),!r)return;let i=()=>(this.next.value="",void this.play(`play ${r}`));this.#t=setTimeout(i,a?0:ll)}#m(t){return!(this.newest.peek()?.table.chairs.filter(s=>s.player).length===1)||this.#a||t.options?.seat!==void 0?!1:A.forced.value||x(t.hand).length===1&&!A.spoken.value}};function za({table:e,names:t,about:n="",view:s,me:a}){let[r,i]=b(null),c=s?`${s.deal} ${s.phase==="over"}`:"";return w(()=>{let u=!0;return I(()=>Qn(e)).then(p=>u&&i(p?.scores??[])),()=>{u=!1}},[e,c]),r===null?null:l`${n?l`<p class="soft">${n}</p>`:null}
		<${hl} scores=${r} names=${t} me=${a??s?.seat} end=${s?.end} />`}function Wa(e,t){if(t)return o("page.scores.deals",{n:t});if(!e)return" ";let{game:n,rubber:s}=e,a=n.target?o("page.scores.to",{n:n.target}):o("page.scores.deals",{n:n.deals});return s.wins?`${a} · ${o("page.scores.rubber.first",{n:s.wins})}`:s.games?`${a} · ${o("page.scores.rubber.games",{n:s.games})}`:a}function dl(e){let t=[];for(let n of e)(t[n.game]??=[]).push(n);return t.filter(n=>n)}var fl=4;function hl({scores:e,names:t,me:n=-1,end:s}){if(e.length===0)return l`<${$l} names=${t} />`;let a=dl(e),r=e[0]?.points.length??0,i=t.map((p,d)=>d).slice(0,r),c=e.some(p=>p.made.some(Boolean)),u=["declare","reveal"].filter(p=>e.some(d=>d.premium.some(f=>f.startsWith(p))));return l`<div class="score-sheet" data-hands=${r}>
		<${G}><table class="book running-score">
			<thead><tr>
				<th scope="col" rowspan="2"><span class="unseen">${o("page.scores.deal")}</span></th>
				<th scope="col" rowspan="2" class="trump-column"><span>${o("col.trump")}</span></th>
				<th scope="col" rowspan="2" class="dealer-column">${o("page.scores.dealer")}</th>
				${i.map(p=>l`<th key=${p} scope="colgroup" colspan="2" class="hand-column">${t[p]}</th>`)}
			</tr><tr class="kinds">
				${i.map(p=>l`<${Rn} key=${p}>
						<th scope="col" class="gained">${o("page.scores.gained")}</th>
						<th scope="col" class="stands">${o("page.scores.stands")}</th>
					<//>`)}
			</tr></thead>
			${a.map((p,d)=>l`<${ml} key=${d} game=${p} alone=${a.length===1} names=${t} seats=${i} />`)}
			${a.length>1||s?.rubber?l`<${yl} games=${a} seats=${i} end=${s} />`:null}
		</table><//>
		${c||u.length?l`<p class="small soft legend">
					${c?l`<span><span class="dot" aria-hidden="true"></span> ${o("page.scores.made")}</span>`:null}
					${u.map(p=>l`<span key=${p} class="of-gained">
							<sup>${o(`page.scores.${p}`)}</sup> ${o(`offer.${p}`)}
						</span>`)}
				</p>`:null}
		${e.length>=fl?l`<${wl} games=${a} names=${t} me=${n} />`:null}
	</div>`}function $l({names:e}){return l`<${G}><table class="book running-score unwritten">
			<thead><tr>${e.map((t,n)=>l`<th key=${n} scope="col" class="hand-column">${t}</th>`)}</tr></thead>
			<tbody><tr>${e.map((t,n)=>l`<td key=${n}>${O(0)}</td>`)}</tr></tbody>
		</table><//>
		<p class="soft">${o("page.scores.none")}</p>`}function ml({game:e,alone:t,names:n,seats:s}){let a=e[e.length-1],r=a?.closed;return l`<tbody>
		${t?null:l`<${Fa} n=${s.length} text=${o("page.scores.game",{n:(a?.game??0)+1})} />`}
		${e.map(i=>l`<tr key=${i.deal}>
				<th scope="row">${i.deal+1}</th>
				<td class="trump-column"><${F} trump=${i.trump} /><span class="unseen">${j(i.trump)}</span></td>
				<td class="dealer-column">${n[i.dealer]}</td>
				${s.map(c=>l`<${gl} key=${c} score=${i} seat=${c} />`)}
			</tr>`)}
		${r&&r.bonus.some(i=>i)?l`<${Xe} class="bonus" text=${o("page.scores.bonus")} seats=${s}
						of=${i=>r.bonus[i]?O(r.bonus[i]):"–"} />
					<${Xe} class="sum" text=${o("page.scores.with")} seats=${s} winners=${r.winners}
						of=${i=>O((a.totals[i]??0)+(r.bonus[i]??0))} />`:null}
	</tbody>`}var Fa=({n:e,text:t})=>l`<tr class="game-head">
	<th scope="rowgroup" colspan=${2+2*e}>${t}</th><td class="dealer-column"></td>
</tr>`;function Xe({text:e,seats:t,of:n,winners:s,class:a}){let r=i=>s?l`<span class=${s.includes(i)?"won-it":""}>${n(i)}</span>`:n(i);return l`<tr class=${a}>
		<th scope="row" colspan="2">${e}</th><td class="dealer-column"></td>
		${t.map(i=>l`<td key=${i} colspan="2">${r(i)}</td>`)}
	</tr>`}function gl({score:e,seat:t}){let n=e.made[t]??!1,s=e.premium[t]??"",a=s.startsWith("reveal")?"reveal":"declare",r=l`<span class="dot" aria-hidden="true"></span><span class="unseen"> ${o("made.short")}</span>`;return l`<td class="gained">
			${O(e.points[t]??0)}
			${s?l`<sup title=${q(s)}>${o(`page.scores.${a}`)}</sup>`:null}
		</td>
		<td class="stands">${O(e.totals[t]??0)}<span class="tick">${n?r:null}</span></td>`}function yl({games:e,seats:t,end:n}){let s=e.map(u=>u[u.length-1]).filter(u=>u!==void 0),a=u=>s.reduce((p,d)=>p+(d.totals[u]??0)+(d.closed?.bonus[u]??0),0),r=u=>s.filter(p=>p.closed?.winners.includes(u)).length,i=u=>n?.rubber?.[u]||"–",c=u=>O(n&&!n.cut?n.totals[u]??0:a(u));return l`<tfoot>
		<${Fa} n=${t.length} text=${o("page.scores.together")} />
		<${Xe} text=${o("page.scores.wins")} seats=${t} of=${u=>r(u)||"–"} />
		${n?.rubber?l`<${Xe} text=${o("page.scores.rubber")} seats=${t} of=${i} />`:null}
		<${Xe} class="sum" text=${o("page.scores.all")} seats=${t} of=${c} winners=${n?.winners??[]} />
	</tfoot>`}function bl(e){let t=[],n=[],s=[];for(let a of e){for(let r of a)t.push(r.totals.map((i,c)=>i+(s[c]??0)+(r.closed?.bonus[c]??0))),r.closed&&n.push(t.length);s=t[t.length-1]??s}return{at:t,ends:n}}function wl({games:e,names:t,me:n}){let{at:s,ends:a}=bl(e),[r,i,c]=[470,210,104],u=s.flat(),[p,d]=[Math.min(0,...u),Math.max(1,...u)],f=$=>34+$*(r-c-34)/Math.max(1,s.length),h=$=>i-22-($-p)*(i-34)/(d-p),g=kl((s[s.length-1]??[]).map(h),20),m=vl(d-p),y=Math.ceil(p/m),k=Array.from({length:Math.floor(d/m)-y+1},($,M)=>(y+M)*m),v=o("page.scores.course");return l`<figure class="course"><svg viewBox=${`0 0 ${r} ${i}`} role="img" aria-label=${v}>
		${k.map($=>l`<g key=${$}>
				<line class=${$===0?"base":"grid"} x1="34" x2=${r-c} y1=${h($)} y2=${h($)} />
				<text x="28" y=${h($)+5} text-anchor="end">${O($)}</text>
			</g>`)}
		${a.slice(0,-1).map($=>l`<line key=${$} class="end" x1=${f($)} x2=${f($)} y1="6" y2=${i-22} />`)}
		${t.slice(0,s[0]?.length??0).map(($,M)=>l`<g key=${M} class=${M===n?"self":""} data-line=${M}>
				<polyline points=${[`${f(0)},${h(0)}`,...s.map((H,te)=>`${f(te+1)},${h(H[M]??0)}`)].join(" ")} />
				<text x=${r-c+8} y=${(g[M]??0)+5}>${$.length>11?`${$.slice(0,10)}…`:$}</text>
			</g>`)}
		<text class="axis" x=${f(s.length)} y=${i-4} text-anchor="end">
			${o("page.scores.deals",{n:s.length})}
		</text>
	</svg></figure>`}function vl(e){let t=e/4,n=10**Math.floor(Math.log10(t));return([1,2,5,10].find(s=>s*n>=t)??10)*n}function kl(e,t){let n=e.map((r,i)=>i).sort((r,i)=>(e[r]??0)-(e[i]??0)),s=[...e];n.forEach((r,i)=>{let c=n[i-1];c!==void 0&&(s[r]=Math.max(s[r]??0,(s[c]??0)+t))});let a=Math.max(0,Math.max(...s)-202);return s.map(r=>r-a)}var ue,xl={card:{noise:!0,hertz:1800,seconds:.06,gain:.12},turn:{noise:!1,hertz:392,seconds:.28,gain:.05}};function Ln(e){if(!A.sound.peek()||document.hidden)return;ue??=new AudioContext;let{noise:t,hertz:n,seconds:s,gain:a}=xl[e],r=ue.currentTime,i=new GainNode(ue,{gain:0});if(i.gain.setValueAtTime(0,r),i.gain.linearRampToValueAtTime(a,r+.008),i.gain.exponentialRampToValueAtTime(1e-4,r+s),i.connect(ue.destination),t){let c=new AudioBuffer({length:Math.ceil(s*ue.sampleRate),sampleRate:ue.sampleRate}),u=c.getChannelData(0);for(let d=0;d<u.length;d++)u[d]=Math.random()*2-1;let p=new AudioBufferSourceNode(ue,{buffer:c});p.connect(new BiquadFilterNode(ue,{type:"bandpass",frequency:n,Q:.8})).connect(i),p.start(r)}else{let c=new OscillatorNode(ue,{type:"sine",frequency:n});c.connect(i),c.start(r),c.stop(r+s)}}function Ha({talk:e,me:t,muted:n,onsay:s,onmute:a}){let[r,i]=b(""),c=S(null);w(()=>c.current?.scrollIntoView({block:"nearest"}),[e.length]);let u=async p=>{p.preventDefault();let d=r.trim();d&&(i(""),await s(d)===void 0&&i(d))};return l`<section class="talk" aria-label=${o("page.talk")}>
		${e.length===0?l`<p class="soft">${o("page.talk.none")}</p>`:null}
		<ol aria-live="polite">
			${e.map(p=>l`<li key=${p.seq}>
					<b>${p.name}</b>${p.seat<0?l` <span class="soft small">${o("page.watching")}</span>`:null} ${p.text}
					${p.by!==t?l`${" "}<${Sl} by=${p.by} muted=${n} onmute=${a} />`:null}
				</li>`)}
			<li ref=${c} class="unseen" aria-hidden="true"></li>
		</ol>
		<form class="row" onsubmit=${u}>
			<label class="unseen" for="say">${o("page.talk.say")}</label>
			<input id="say" type="text" maxlength="300" autocomplete="off" placeholder=${o("page.talk.say")} value=${r}
				oninput=${p=>i(p.target.value)} />
			<button class="button">${o("page.talk.send")}</button>
		</form>
	</section>`}function Sl({by:e,muted:t,onmute:n}){let s=t.includes(e);return l`<button type="button" class="button plain small" onclick=${()=>n(e,!s)}>
		${o(s?"page.unmute":"page.mute")}
	</button>`}var Ol=e=>/^(.+\.)?localhost\.?$|^127(\.\d+){3}$|^\[::1\]$/.test(e);function Ia(){let[e,t]=b(!1),n=`${location.origin}${location.pathname}`,s=async()=>{try{matchMedia("(pointer: coarse)").matches&&navigator.share?await navigator.share({title:"Ninety-Nine",url:n}):await navigator.clipboard.writeText(n),t(!0)}catch(a){a instanceof DOMException&&a.name==="AbortError"||W(o("page.link.by-hand"))}};return l`<div class="invitation">
		<label class="field"><span>${o("page.link")}</span>
			<input type="text" readonly value=${n} onfocus=${a=>a.target.select()} /></label>
		<button type="button" class="button" onclick=${s}>${o(e?"page.link.copied":"page.link.copy")}</button>
		${Ol(location.hostname)?l`<${Ml} />`:null}
	</div>`}function Ml(){return l`<details class="unreachable">
		<summary>${o("page.link.own")}</summary>
		<p>${o("page.link.own.start")}</p>
		<p><code>ninetynine serve --addr :${location.port||80}</code></p>
		<p>${o("page.link.own.send",{host:location.hostname})}</p>
	</details>`}function Ka({variant:e,table:t}){let n=R(`variant.${e}`);return l`<div class="introduction">
		${A.taught.value?null:l`<p>${o("page.invited.what")}</p>`}
		<p class="turns">
			<a class="button plain" href=${`/learn?table=${t}`}>${o("page.learn.title")}</a>
			<a class="button plain" href=${n?`/rules/${e}`:"/rules"}>
				${n?o("page.invited.rules",{variant:o(`variant.${e}`)}):o("page.nav.rules")}
			</a>
		</p>
	</div>`}var Tn=["beginner","casual","club","strong","expert"];function Pa({message:e,settings:t,host:n,me:s,busy:a,ondo:r,onready:i}){let{table:c,seat:u}=e,p=je(),d=u===void 0?void 0:c.chairs[u],f=s!==n?c.chairs.find($=>$.player===n)?.name:void 0,h=c.match>0,g=S(void 0),m=S(Promise.resolve(!0)),y=async $=>{await p.keep()&&(g.current=void 0,await r({do:"sit",seat:$}))},k=()=>m.current=m.current.then(async()=>{let $=await p.keep(),M=L.peek()?.name;return!$||!d||M===(g.current??d.name)?$:(g.current=M,await r({do:"name"}),!0)}),v=async()=>await k()&&i();return l`<div class="waiting leaf">
		<h2>${!d&&f?o("page.invited",{name:f}):o(h?"page.waiting.again":"page.waiting")}</h2>
		${d?null:l`<${Ka} variant=${t.variant??e.view?.variant??""} table=${ls.value[1]??""} />
					<${rt} chairs=${c.chairs} name=${p} onsit=${y} busy=${a} />`}
		<ol class="chairs">
			${c.chairs.map(($,M)=>{if($===d){let H=c.chairs.every(te=>te===d||te.bot);return l`<${jl} key=${M} chair=${$} name=${p} alone=${H} onname=${k} ondo=${r} />`}return l`<${Nl} key=${M} chair=${$} seat=${M} seated=${d!==void 0} clears=${n===s}
					onsit=${y} ondo=${r} />`})}
		</ol>
		${d||n===s?l`<${Ia} />`:null}
		${d?d.ready?l`<div class="row"><p class="soft">${Al(c.chairs,s)}</p>
						<button type="button" class="button plain" disabled=${a} onclick=${()=>r({do:"unready"})}>
							${o("page.unready")}
						</button></div>`:l`<button type="button" class="button chief" disabled=${a} onclick=${v}>
						${o(h?"page.again":"page.ready")}
					</button>`:null}
	</div>`}function Al(e,t){return e.some(n=>!n.player&&!n.bot)?o("page.waiting.friends"):o("ask.wait",{names:T(e.filter(n=>n.player&&!n.ready&&n.player!==t).map(Ae))})}function jl({chair:e,name:t,alone:n,onname:s,ondo:a}){return l`<li class="own">
		<form class="who" onsubmit=${i=>(i.preventDefault(),s())}>
			${n?l`<b>${e.name}</b>`:l`<${ot} name=${t} onkeep=${s} />`}
			${n?l` <span class="soft small">${o("you")}</span>`:null}
			${e.ready?l` <span class="ready small">${o("seat.ready")}</span>`:null}
		</form>
		<button type="button" class="button plain" onclick=${()=>a({do:"stand"})}>${o("page.stand")}</button>
	</li>`}function Nl({chair:e,seat:t,seated:n,clears:s,onsit:a,ondo:r}){let{player:i,bot:c}=e,u=[o("page.bot"),n?"":at(e)].filter(Boolean).join(" · ");return l`<li>
		<span class="who">
			${i||c?l`<b>${Ae(e)}</b>`:l`<i class="soft">${o("page.chair.empty")}</i>`}
			${c?l` <span class="soft small">${u}</span>`:null}
			${i&&e.ready?l` <span class="ready small">${o("seat.ready")}</span>`:null}</span>
		${!i&&!n?l`<button type="button" class="button plain" onclick=${()=>a(t)}>${o("page.sit")}</button>`:null}
		${!i&&n?l`<${El} chair=${e} seat=${t} ondo=${r} />`:null}
		${i&&s?l`<button type="button" class="button plain" onclick=${()=>r({do:"remove",seat:t})}>
					${o("page.chair.clear")}
				</button>`:null}
	</li>`}function El({chair:{bot:e=""},seat:t,ondo:n}){let s=`bot-${t}`,a=e&&!Tn.includes(e)?[e,...Tn]:Tn,r=({currentTarget:{value:i}})=>n(i?{do:"bot",seat:t,text:i}:{do:"remove",seat:t});return l`<label class="unseen" for=${s}>${o("page.chair.bot")}</label>
		<select id=${s} value=${e} onchange=${r}>
			<option value="">${o("page.chair.friend")}</option>
			${a.map(i=>l`<option key=${i} value=${i}>${o(`page.level.${i}`)}</option>`)}
		</select>`}function _a({message:e,busy:t=!1,ondo:n}){let{stage:s,chairs:a}=e.table,r=je(),i=async c=>await r.keep()&&n({do:"sit",seat:c});return l`<section class="watching" aria-label=${o("page.watch")}>
		<p><b>${o("page.watch")}</b> ${s==="waiting"?null:o("page.watch.seen")}</p>
		${s==="waiting"?l`<${rt} chairs=${a} name=${r} onsit=${i} busy=${t} />`:null}
		<a class="button plain" href="/">${o("page.home")}</a>
	</section>`}var Ll=1e4;function Tl({rest:e}){let t=e[0]??"",n=ge(()=>new Ft(t,(r,i)=>new zt(r,i)),[t]);w(()=>()=>n.close(),[n]);let s=n.port.refused.value;return s?l`<${Cl} why=${s} id=${t} />`:n.showing.shown.value?l`<${ql} table=${n} />`:l`<main id="main" class="table"><p class="opening">${o("page.opening")}</p></main>`}function Cl({why:e}){return l`<main id="main" class="stack">
		<h1>${o(e.status===404?"page.table.none":"page.table.refused")}</h1>
		<p>${E(e)}</p>
		<p><a class="button" href="/">${o("page.nowhere.go")}</a></p>
	</main>`}function ql({table:e}){let[t,n]=b(""),{message:s,full:a}=e.showing.shown.value,{view:r,seat:i}=s,{stage:c,chairs:u}=s.table,p=Q(s),{variant:d="standard",rules:f,deals:h}=e.settled.value.settings,g=re(d,f),m=`${r?.options&&e.current.value?"● ":""}${o(`variant.${d}`)} · Ninety-Nine`;w(()=>{document.title=m},[m]),Ql(e,n),qa(),w(()=>He.clear(),[r?.deal,r?.game]),Jl(u.some(H=>H.until!==void 0)),Ul(r),Gl(e,s);let y=c==="waiting"&&r?.phase!=="over",k=dt(g,r?.phase),v=()=>l`<${za} table=${e.id} names=${p} about=${Wa(g,h)} view=${r} />`,$=e.busy.value!==""||e.waits.value>0||e.thinking.value,M={table:e,message:s,names:p,variant:g,laid:k};return l`<main id="main" class="table" aria-busy=${$} data-stage=${c} data-phase=${r?.phase??""}>
		${A.spoken.value?l`<${La} table=${e} variant=${g} />`:null}
		<${Hl} table=${e} message=${s} onpanel=${n} />
		<div class="spread">
			<div class="board">
				<${Dl} ...${M} full=${a} waiting=${y} />
				${r&&r.phase!==void 0&&!y&&i!==void 0?l`<${Pl} ...${M} />`:null}
				${r&&!y&&i===void 0?l`<${Rl} table=${e} message=${s} />`:null}
			</div>
			${r&&!y?l`<aside class="side"><h2>${o("score.title")}</h2>${v()}</aside>`:null}
		</div>
		<${Bl} ...${M} panel=${t} onpanel=${n} scores=${v} />
	</main>`}function Dl({table:e,message:t,names:n,variant:s,laid:a,full:r,waiting:i}){let{view:c,seat:u}=t,{stage:p,chairs:d}=t.table;if(p==="mixing"||!i&&(!c||c.phase===void 0))return l`<div class="felt empty"><p class="opening">${o("waiting.table")}</p></div>`;if(i||!c){let{settings:g,host:m}=e.settled.value;return l`<div class="felt empty">
			<${Pa} message=${t} settings=${g} host=${m} me=${L.value?.id??""}
				ondo=${Cn(e)} busy=${e.waits.value>0} onready=${()=>e.ready()} />
		</div>`}let f=c.phase==="over"&&p!=="playing"&&!r,h={table:e,message:t,names:n,variant:s};return l`<${Te} view=${c} names=${n} me=${u??0} elsewhere=${u} laid=${a} full=${r}
		played=${Kl(e,t,n)} pending=${Fl(e.busy.value)} chairs=${d}
		now=${e.now()} onhurry=${()=>e.showing.hurry()}>
		${f?l`<${Ba} ...${h} />`:l`<${Il} ...${h} />`}
	<//>`}var Rl=({table:e,message:t})=>l`<${_a} message=${t} busy=${e.waits.value>0} ondo=${Cn(e)} />`;function Bl({table:e,message:t,names:n,panel:s,onpanel:a,scores:r}){let{view:i}=t,c=()=>a(""),u=(p,d,f=!1)=>l`<${z} key=${p} title=${o(p)} broad=${f} onclose=${c}>${d}<//>`;switch(s){case"tricks":return i&&u("tricks.title",l`<${Ue} view=${i} names=${n} />`,de(i)>3);case"last":return i&&u("page.lasttrick",l`<${Ue} view=${i} names=${n} last />`);case"talk":return u("page.talk",l`<${Wl} table=${e} message=${t} />`);case"score":return u("score.title",r(),!0);case"rules":return l`<${Ra} settings=${e.settled.value.settings} onclose=${c} />`;case"keys":return l`<${Ca} onclose=${c} />`;case"more":return l`<${Da} table=${e} message=${t} onpanel=${a} onclose=${c} />`;default:return e.advice.value?l`<${zl} table=${e} />`:null}}function zl({table:e}){let t=e.advice.value;if(!t)return null;let n=()=>e.advice.value=null,s=l`<button type="button" class="button chief" onclick=${()=>e.heed()}>
		${o("page.hint.take")}
	</button>`;return l`<${z} title=${o("page.hint")} onclose=${n} actions=${s}>
		<${Et} advice=${t.advice} />
	<//>`}function Wl({table:e,message:t}){let n=a=>Cn(e)({do:"chat",text:a}),s=(a,r)=>e.act({do:"mute",text:a,on:r});return l`<${Ha} talk=${e.talk.value} me=${L.value?.id??""} muted=${t.muted??[]}
		onsay=${n} onmute=${s} />`}var Cn=e=>async t=>{let n=L.value===null;if(await I(()=>st(o("page.guest"))))return n&&e.port.again(),e.act(t)},Fl=e=>e.startsWith("play ")?e.slice(5):null;function Hl({table:e,message:t,onpanel:n}){let{view:s}=t,[a,r]=b(e.newest.peek()?.seq??0),i=e.port.state.value,c=e.talk.value.filter(f=>f.seq>a&&f.by!==L.value?.id).length,u=()=>(r(e.talk.value.at(-1)?.seq??a),n("talk")),{variant:p="standard",rules:d}=e.settled.value.settings;return l`<header class="head">
		<a class="mark" href="/" aria-label=${`99 – ${o("page.home")}`}>99</a>
		<div class="where">
			${s?.phase!==void 0?l`<${ve} trump=${s.trump??""} />`:null}
			<h1>${o(`variant.${p}`)}</h1>
			${d?l`<span class="soft">${o("page.house")}</span>`:null}
			${s&&s.phase!==void 0?l`<span class="soft">${o("page.deal",{deal:s.deal+1,game:s.game+1})}</span>`:null}
		</div>
		${i==="lost"?l`<p class="lost" role="status">${o("page.lost")}</p>`:null}
		<nav aria-label=${o("page.table.menu")}>
			<button type="button" class="button plain scorer" onclick=${()=>n("score")}>${o("score.title")}</button>
			<button type="button" class="button plain tricker" onclick=${()=>n("tricks")}>${o("page.tricks")}</button>
			<button type="button" class="button plain" onclick=${u}>
				${o("page.talk")}${c?l` <span class="unread">${c}</span>`:null}
			</button>
			<button type="button" class="button plain" onclick=${()=>n("more")}>${o("page.more")}</button>
		</nav>
	</header>`}var Ye=(e,t)=>e.current.value&&!t.table.paused?t.view?.options:void 0;function Il({table:e,message:t,names:n,variant:s}){let a=t.view,r=Ye(e,t),i=e.busy.value!=="",{paused:c=!1}=t.table,u=$t({...a,options:r},n,c,e.showing.shown.value?.full),p=r?.kind==="play"&&e.chosen.value.size>0,d=m=>e.lay(m),f=m=>e.play(m),h=m=>r&&m.stopPropagation(),g=`asking ${r?"asked":""} ${r?.kind==="lay"?"laying":""}`;return l`<section class=${g} aria-label=${o("page.yours")} onclick=${h}>
		<${Nn} table=${e} message=${t} names=${n} />
		<p class="ask" role=${A.spoken.value?void 0:"status"}>${p?o("page.tap.again"):u}</p>
		${r?.kind==="lay"?l`<${gt} options=${r} chosen=${e.chosen.value} variant=${s} busy=${i} onlay=${d} slots />`:null}
		${r?.kind==="offer"&&e.intended.value===""?l`<${Ns} options=${r} variant=${s} busy=${i} onact=${f} />`:null}
		${r?.kind==="name"?l`<${Es} options=${r} busy=${i} onact=${f} />`:null}
	</section>`}function Ja(e,t){let n=t.view,s=Ye(e,t),a=e.chosen.value,r=s&&(s.kind==="lay"||s.kind==="play")?new Set(x(s.from)):null;return{can:r,chosen:a,onpick:u=>{let p=new Set(s?.kind==="lay"?a:[]);if(a.has(u))p.delete(u);else if(p.size<(s?.pick??1))p.add(u);else return W(o("lay.full",{n:p.size}));e.chosen.value=p},onplay:u=>{if(!r&&n.phase==="play"){e.next.value=e.next.value===u?"":u,e.showing.shown.peek()?.full&&e.showing.skip();return}if(r){if(!r.has(u))return W(mt(s));e.play(`play ${u}`)}}}}function Kl(e,t,n){let s=t.view,a=et(s),r=s.shown?.[a]?.hand,i=s.control!==void 0&&s.control===t.seat;if(s.phase!=="play"||!i||r===void 0)return null;let{can:c,...u}=Ja(e,t),p=Ye(e,t)?.seat===a,d=l`<${Ie} cards=${B(x(r),D)} ...${u} can=${p?c:null}
		onplay=${p?u.onplay:()=>{}} label=${n[a]} open twice=${!1} />`;return{seat:a,hand:d}}function Pl({table:e,message:t,names:n,laid:s}){let a=t.view,r=t.seat,i=e.busy.value,c=Ye(e,t),u=c?.kind==="lay",p=e.next.value,d=c?.seat!==void 0,{can:f,chosen:h,onpick:g,onplay:m}=Ja(e,t),y=Fn([...x(a.hand),...x(a.aside),...x(a.played?.[r])]),k=B(x(a.hand),y).filter(M=>`play ${M}`!==i),v=e.showing.shown.value?.full,$=u&&A.values.value&&c?.worth?ae(c.worth):null;return l`<section class=${`mine ${c?"asked":""}`} aria-label=${o("page.yourhand")}>
		<div class="me">
			<${ke} view=${a} seat=${r} name=${n[r]} place="south" own chair=${t.table.chairs[r]}
				now=${e.now()} open=${null} winner=${v?.winner===r} laid=${s} />
			${a.aside&&!u?l`<p class="laid"><span class="unseen">${o("page.aside")}</span>${U(a.aside)}</p>`:null}
		</div>
		<${Ie} cards=${k} can=${d?new Set:f} chosen=${p?new Set([p]):h}
			values=${$} label=${o("page.yourhand")} twice=${u} onpick=${g}
			onplay=${d?()=>W(o("page.dummy.turn")):m} />
		<${_l} table=${e} message=${t} />
	</section>`}function _l({table:e,message:t}){let{hints:n,stage:s,ask:a,free:r}=t.table,i=e.busy.value!=="",c=e.thinking.value,u=l`<button type="button" class="button plain" onclick=${()=>e.hint()}
		disabled=${!Ye(e,t)||i||c}>
		${o(c?"page.hint.thinking":"page.hint")}
	</button>`,p=l`<button type="button" class="button plain" onclick=${()=>e.act({do:"ask",text:"undo"})}
		disabled=${i||e.waits.value>0||a!==void 0}>${o(r?"page.undo":"page.undo.ask")}</button>`;return l`<div class="tools">${n?u:null}${s!=="waiting"?p:null}</div>`}function Jl(e){let[,t]=b(0);w(()=>{if(!e)return;let n=setInterval(()=>t(s=>s+1),1e3);return()=>clearInterval(n)},[e])}function Ul(e){let t=e?.played?.join(" ").length??0,n=e?.options!==void 0;w(()=>{t&&Ln("card")},[t]),w(()=>{n&&Ln("turn")},[n])}function Gl(e,t){let n=e.talk.value.at(-1);w(()=>{!(n&&e.now()-n.at<Ll)||A.spoken.peek()||n.by===L.peek()?.id||t.muted?.includes(n.by)||W(`${n.name}: ${n.text}`)},[n?.seq])}var Vl=()=>document.querySelector(":is(.answer, .over > .row) .button.chief:not(:disabled)");function Ql(e,t){w(()=>{function n(s){let a=s.target;if(s.defaultPrevented||s.repeat||a.closest("input, select, textarea, dialog"))return;if((s.ctrlKey||s.metaKey)&&s.key.toLowerCase()==="z")return s.preventDefault(),void e.act({do:"ask",text:"undo"});if(s.ctrlKey||s.metaKey||s.altKey)return;let i=[...An()?.querySelectorAll("[data-card]")??[]],c=document.activeElement?.dataset?.card??"",u=yt(i.map(p=>p.dataset.card??""),s.key,c);if(u)return i.find(p=>p.dataset.card===u)?.focus();if(s.key==="h"&&e.view.peek()?.options)e.hint();else if(s.key==="l")t("last");else if(s.key==="s")t("score");else if(s.key==="?")t("keys");else if(s.key==="ArrowLeft"||s.key==="ArrowRight")jn()?.focus();else if(s.key===" "||s.key==="Enter"){if(a.closest("button, a"))return;e.showing.hurry()||Vl()?.click()}else return;s.preventDefault()}return document.addEventListener("keydown",n),()=>document.removeEventListener("keydown",n)},[e])}export{Za as Choices,mo as Create,cr as Learn,Cr as Records,Gr as Replay,Yo as Rules,Tl as Table};
