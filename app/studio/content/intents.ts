import { type FactName, isFact } from '#content/facts.ts';
import type { Permission } from '#app/access/permissions.ts';
import { CHANGE_FACT } from './form/facts/fact-info.ts';

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

/** The fact that somebody wants to change. */
export function readFactToChange(form: FormData): FactName | undefined {
  const name = String(form.get(CHANGE_FACT) ?? '');
  return isFact(name) ? name : undefined;
}
