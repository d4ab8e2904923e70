import { isFact } from '#content/facts.ts';
import type { Permission } from '#app/access/permissions.ts';
import type { WholeAddress } from '#app/addresses.ts';
import { studioHref } from '#app/access/studio-addresses.ts';
import { CHANGE_FACT } from './form/facts/fact-info.ts';
import { sourceOf } from './form/facts/fact-source.ts';

/** What the buttons of a form ask for, and who may. */
export const permissionFor = {
  save: 'content.edit',
  preview: 'content.edit',
  /** To the place where a fact in its text is changed, once what was written is saved. */
  'change-fact': 'content.edit',
  duplicate: 'content.edit',
  discard: 'content.edit',
  publish: 'content.publish',
  confirm: 'content.publish',
  'know-language': 'content.publish',
  'add-to-menu': 'content.publish',
  schedule: 'content.publish',
  unschedule: 'content.publish',
  unpublish: 'content.publish',
  trash: 'content.trash',
  restore: 'content.trash',
  delete: 'content.delete',
} as const satisfies Record<string, Permission>;

export type Intent = keyof typeof permissionFor;

/** A form that is sent with the Enter key is saved; one that asks for something else than a button of ours is none. */
export function readIntent(form: FormData): Intent | undefined {
  const intent = form.has(CHANGE_FACT) ? 'change-fact' : String(form.get('intent') ?? 'save');
  return Object.hasOwn(permissionFor, intent) ? (intent as Intent) : undefined;
}

/** The address in the profile where the fact named by the pressed button can be changed. */
export function whereToChangeFact(
  form: FormData,
  from: { type: string; id: string },
): WholeAddress | undefined {
  const fact = String(form.get(CHANGE_FACT) ?? '');
  const source = isFact(fact) ? sourceOf(fact) : undefined;
  if (source?.of !== 'profile') return undefined;
  return `${studioHref('profile', { fact, from: `${from.type}/${from.id}` })}#field-${source.field}`;
}
