// Inserted at the head of the page in engines that do not report faults or pending
// requests: stores them for the driver.
(() => {
	const kept = (key) => JSON.parse(sessionStorage.getItem(key) ?? "[]");
	const keep = (key, all) => sessionStorage.setItem(key, JSON.stringify(all));
	const tell = (text) => keep("watch.troubles", [...kept("watch.troubles"), text]);
	keep("watch.asked", []); // of this document

	addEventListener("error", (e) => {
		if (e.target === window) tell(`exception: ${e.message} (${e.filename}:${e.lineno})`);
		else tell(`request: ${e.target.href ?? e.target.src} is not loaded`);
	}, true);
	addEventListener("unhandledrejection", (e) => tell(`exception: ${e.reason}`));
	addEventListener("securitypolicyviolation", (e) => tell(`policy: ${e.effectiveDirective} ${e.blockedURI}`));
	for (const how of ["error", "warn"]) {
		const say = console[how];
		console[how] = (...words) => {
			tell(`console.${how}: ${words.join(" ")}`);
			say.apply(console, words);
		};
	}
	const ask = window.fetch;
	window.fetch = async (...what) => {
		const url = String(what[0]?.url ?? what[0]);
		keep("watch.asked", [...kept("watch.asked"), url]);
		try {
			const answer = await ask(...what);
			if (answer.status >= 400) tell(`request: ${answer.url} is answered with ${answer.status}`);
			return answer;
		} finally {
			const all = kept("watch.asked");
			keep("watch.asked", all.filter((_, i) => i !== all.indexOf(url)));
		}
	};
})();
