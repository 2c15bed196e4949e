// The page's drawing tools: Preact, signals, and templates instead of JSX.

import htm from "../vendor/htm.js";
import { Fragment, createContext, h, options, render } from "../vendor/preact.js";

export { useContext, useEffect, useId, useLayoutEffect, useMemo, useRef, useState } from "../vendor/hooks.js";
export { batch, computed, effect, signal, untracked, useComputed, useSignal } from "../vendor/signals.js";
export { Fragment, createContext, h, options, render };

/** @typedef {import("../vendor/preact.js").ComponentChildren} Children */
/** @typedef {import("../vendor/preact.js").VNode<any>} Node */

/** A template: html`<p class="x">${text}</p>`. @type {(parts: TemplateStringsArray, ...values: any[]) => any} */
export const html = htm.bind(/** @type {any} */ (h));
