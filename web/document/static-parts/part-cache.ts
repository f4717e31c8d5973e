import { LRUCache } from 'lru-cache';

/** The parts of one page. */
export type PartCache = {
  /** Returns the HTML of a part's children, or undefined. */
  find(key: string): string | undefined;
  /** Returns the mark for an element whose children are new: on the element itself, and on a template behind them. */
  mark(key: string): string;
  /** Stores the children of the elements with a mark. Returns the page without marks. */
  store(html: string): string;
};

const maxCharacters = 2_000_000;
const parts = new LRUCache<string, string>({
  maxSize: maxCharacters,
  sizeCalculation: (html, key) => html.length + key.length,
});

// No text of a user can contain a mark, because React escapes quotes.
const attribute = (mark: string): string => ` data-part="${mark}"`;
const marks = /<template data-part="\d+"><\/template>| data-part="\d+"/g;

/** Copies a text, which would otherwise keep the page it is a slice of in memory. */
const copy = (text: string): string => Buffer.from(text).toString();

/** Creates the parts of one page, found in the cache of all pages. */
export function createPartCache(): PartCache {
  const fresh: string[] = [];
  return {
    find: (key) => parts.get(key),
    mark: (key) => String(fresh.push(key) - 1),
    store(html) {
      if (fresh.length === 0) return html;
      fresh.forEach((key, n) => {
        const mark = attribute(String(n));
        const from = html.indexOf('>', html.indexOf(mark)) + 1;
        const end = html.indexOf(`<template${mark}>`, from);
        // Without its mark the element was rendered, but not written: React dropped it.
        if (html.includes(mark) && end >= 0) parts.set(key, copy(html.slice(from, end).replace(marks, '')));
      });
      return html.replace(marks, '');
    },
  };
}
