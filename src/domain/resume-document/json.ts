import type { Aside } from './types';

export type JsonObject = { readonly [key: string]: unknown };

export const isObject = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The object a part came from; an empty one for a part written here. */
export function readAside(aside: Aside): JsonObject {
  if (aside === '') return {};
  const value: unknown = JSON.parse(aside);
  return isObject(value) ? value : {};
}

export const asideOf = (value: JsonObject): Aside => (Object.keys(value).length === 0 ? '' : JSON.stringify(value));

const ownValue = (from: JsonObject, key: string): unknown => (Object.hasOwn(from, key) ? from[key] : undefined);

/** The text under a key; empty when there is none or it is not text. */
export function textAt(from: JsonObject, key: string): string {
  const value = ownValue(from, key);
  return typeof value === 'string' ? value : '';
}

export function objectAt(from: JsonObject, key: string): JsonObject {
  const value = ownValue(from, key);
  return isObject(value) ? value : {};
}

export function objectsAt(from: JsonObject, key: string): readonly JsonObject[] {
  const value = ownValue(from, key);
  return Array.isArray(value) ? value.filter(isObject) : [];
}

export function textsAt(from: JsonObject, key: string): readonly string[] {
  const value = ownValue(from, key);
  return Array.isArray(value) ? value.filter((item) => typeof item === 'string') : [];
}

/** The object with another value under a key, in the place it had; `undefined` takes the key out. */
export function withKey(from: JsonObject, key: string, value: unknown): JsonObject {
  if (value !== undefined) return { ...from, [key]: value };
  const { [key]: _, ...others } = from;
  return others;
}

/** A text under a key. The text that is read there already changes nothing; an empty one takes the key out. */
export const withText = (from: JsonObject, key: string, text: string): JsonObject =>
  textAt(from, key) === text ? from : withKey(from, key, text === '' ? undefined : text);

/** A list under a key; an empty one takes the key out. */
export const withList = (from: JsonObject, key: string, list: readonly unknown[]): JsonObject =>
  withKey(from, key, list.length === 0 ? undefined : list);
