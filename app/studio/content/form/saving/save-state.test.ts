import { describe, expect, it } from 'vitest';
import { type SaveProgress, type Situation, saveStateOf } from './save-state.ts';

const quiet: Situation = {
  state: 'draft',
  isNew: false,
  hasDraft: false,
  savedAt: '',
  progress: { is: 'settled' },
  pressed: undefined,
  problems: 0,
  publishWarnings: 0,
  isConflict: false,
  startsAt: undefined,
  due: undefined,
  isSendingFile: false,
};

const connectionFailure: SaveProgress = { is: 'failed', why: 'offline' };

/** All situations with their messages. */
const table: [string, Partial<Situation>, string][] = [
  ['started, nothing written', { isNew: true }, 'draft · empty · - · publish'],
  ['started and typing', { isNew: true, progress: { is: 'waiting' } }, 'draft · draft · waiting · publish'],
  [
    'started and saved',
    { isNew: true, progress: { is: 'saved', at: '9:14' } },
    'draft · draft · saved 9:14 · publish',
  ],
  ['a draft, opened', { savedAt: '8:00' }, 'draft · draft · saved 8:00 · publish'],
  ['a draft on its way', { progress: { is: 'saving' } }, 'draft · draft · saving · publish'],
  ['a draft with a time', { startsAt: 'Mon 8:00' }, 'draft · draft · - · schedule'],
  ['public, untouched', { state: 'live' }, 'public · public · - · publishChanges'],
  [
    'public, a draft above it',
    { state: 'live', hasDraft: true, savedAt: '8:00' },
    'differs · differs · saved 8:00 · publishChanges',
  ],
  [
    'public, typing',
    { state: 'live', progress: { is: 'waiting' } },
    'differs · differs · waiting · publishChanges',
  ],
  [
    'public, saved',
    { state: 'live', progress: { is: 'saved', at: '9:14' } },
    'differs · differs · saved 9:14 · publishChanges',
  ],
  [
    'public, offline',
    { state: 'live', progress: connectionFailure },
    'refused · notSaved · offline · publishChanges',
  ],
  [
    'public, a change with a time',
    { state: 'live', hasDraft: true, due: 'scheduled', savedAt: '8:00' },
    'differs · changeScheduled · saved 8:00 · publishNow',
  ],
  [
    'public, a change with a time, typing',
    { state: 'live', hasDraft: true, due: 'scheduled', progress: { is: 'waiting' } },
    'differs · changeScheduled · waiting · publishNow',
  ],
  [
    'public, a change that missed its time',
    { state: 'live', hasDraft: true, due: 'missed' },
    'differs · differs · - · publishNow',
  ],
  ['scheduled', { state: 'scheduled', startsAt: 'Mon 8:00' }, 'scheduled · scheduled · - · schedule'],
  [
    'scheduled, changed',
    { state: 'scheduled', startsAt: 'Mon 8:00', hasDraft: true },
    'differs · differs · - · schedule',
  ],
  [
    'a photo on its way',
    { progress: { is: 'waiting' }, isSendingFile: true },
    'draft · draft · file · publish',
  ],
  ['over', { state: 'ended' }, 'ended · ended · - · publish'],
  ['in the trash', { state: 'trash', savedAt: '8:00' }, 'ended · trash · - · publish'],
  [
    'being published',
    { pressed: 'publish', progress: { is: 'waiting' } },
    'draft · publishing · - · publish',
  ],
  ['being saved by its button', { pressed: 'other' }, 'draft · sending · - · publish'],
  [
    'refused',
    { problems: 2, progress: { is: 'saved', at: '9:14' } },
    'refused · refused · saved 9:14 · publish',
  ],
  [
    'refused, then typing',
    { problems: 1, progress: { is: 'waiting' } },
    'refused · refused · waiting · publish',
  ],
  ['refused, all fixed', { problems: 0, progress: { is: 'waiting' } }, 'draft · draft · waiting · publish'],
  ['held back', { publishWarnings: 2, savedAt: '9:14' }, 'refused · held · saved 9:14 · publish'],
  ['held back and refused', { publishWarnings: 2, problems: 1 }, 'refused · refused · - · publish'],
  [
    'a change held back',
    { state: 'live', hasDraft: true, publishWarnings: 1 },
    'refused · held · - · publishChanges',
  ],
  ['held back, then published', { state: 'live' }, 'public · public · - · publishChanges'],
  [
    'signed out',
    { progress: { is: 'failed', why: 'signedOut' } },
    'refused · notSaved · signedOut · publish',
  ],
  [
    'too long to be saved',
    { progress: { is: 'failed', why: 'problem' } },
    'refused · notSaved · problem · publish',
  ],
  ['somebody else changed it', { isConflict: true }, 'refused · conflict · - · publish'],
  [
    'somebody else changed it, reported by the autosave',
    { progress: { is: 'failed', why: 'conflict' } },
    'refused · conflict · conflict · publish',
  ],
];

describe('the save state of an item', () => {
  it.each(table)('%s', (_, given, expected) => {
    const { mark, status, progress, at, button } = saveStateOf({ ...quiet, ...given });
    const how = progress === 'saved' ? `saved ${at}` : (progress ?? '-');
    expect(`${mark} · ${status} · ${how} · ${button}`).toBe(expected);
  });

  it('is never public while it differs, nor saved while it is not', () => {
    const stages: SaveProgress[] = [
      { is: 'settled' },
      { is: 'waiting' },
      { is: 'saving' },
      { is: 'saved', at: '9:14' },
      connectionFailure,
    ];
    for (const state of ['draft', 'scheduled', 'live', 'ended', 'trash'] as const)
      for (const progress of stages)
        for (const hasDraft of [false, true])
          for (const problems of [0, 1]) {
            const result = saveStateOf({ ...quiet, state, progress, hasDraft, problems });
            const isSame = !hasDraft && progress.is === 'settled';
            if (result.status === 'public' || result.mark === 'public')
              expect(isSame && state === 'live').toBe(true);
            if (result.progress === 'saved') expect(['settled', 'saved']).toContain(progress.is);
          }
  });
});
