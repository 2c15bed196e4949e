// The page's drawing tools: Preact, signals, and templates instead of JSX.

import htm from "../../vendor/htm.js";
import { Fragment, createContext, h, options, render } from "../../vendor/preact.js";
/** @import { ComponentChildren, VNode } from "../../vendor/preact.js" */

export { useContext, useEffect, useErrorBoundary, useId, useLayoutEffect, useMemo, useRef, useState }
	from "../../vendor/hooks.js";
export { batch, computed, effect, signal, untracked, useComputed, useSignal } from "../../vendor/signals.js";
export { Fragment, createContext, h, options, render };

/** @typedef {ComponentChildren} Children */
/** @typedef {VNode<any>} Node */

/**
 * As h, for templates. The 3 keeps htm from caching constant nodes: each would hold on to the screen
 * where it was first drawn.
 * @this {number[]} @param {[any, any, ...any[]]} node
 */
function element(...node) {
	this[0] = 3;
	return h(...node);
}

/** A template: html`<p class="x">${text}</p>`. @type {(parts: TemplateStringsArray, ...values: any[]) => any} */
export const html = htm.bind(/** @type {any} */ (element));
