import { createContext, useContext, useState } from 'react';
import { type Answer, consentName } from '#app/media/consent/consent.ts';
import { type ContentType, type FilesField, isFilesField } from '#app/publishing/content-type.ts';
import type { Fields, FileValue } from '#app/publishing/fields.ts';
import type { StoredFile } from '#app/studio/content/load-item.server.ts';

/** A picture or paper of the item, as a section may choose it. */
export interface PoolFile extends StoredFile, FileValue {}

type Arriving = StoredFile & Pick<FileValue, 'mediaId' | 'alt'>;

export interface ItemFiles {
  stored: Record<string, StoredFile>;
  /** All of them, whichever field they lie in. */
  pool: readonly PoolFile[];
  /** What was answered here of who is to be seen, by picture. */
  answers: Partial<Record<string, Answer>>;
  answer: (mediaId: string, answer: Answer) => void;
  /** What keeps a picture from being published. */
  problemOf: (mediaId: string) => string | undefined;
  /** Something is on its way: what is sent meanwhile would be without it. */
  isSending: boolean;
  listOf: (field: FilesField) => FileValue[];
  setList: (field: FilesField, next: FileValue[]) => void;
  /** Puts a file in a field, the given one or the first that takes its kind; what is there already stays. */
  add: (file: Arriving, into?: FilesField) => void;
  /** One file alone in a field, in place of what it had. */
  replace: (file: Arriving, into: FilesField) => void;
  /** What stands for a file; whoever says it stands by it. */
  describe: (mediaId: string, description: Omit<FileValue, 'mediaId'>) => void;
  /** The fields that take this kind: the first with room, and one to tell of where there is none. */
  fieldFor: (kind: StoredFile['kind']) => { field: FilesField; hasRoom: boolean } | undefined;
  whileSending: <Answer>(work: () => Promise<Answer>) => Promise<Answer>;
}

interface Options {
  type: Pick<ContentType, 'fields'>;
  fields: Fields;
  stored: Record<string, StoredFile>;
  problems: Partial<Record<string, string>>;
  onChange: (fieldName: string) => void;
}

/** The item's files and their texts, in one place: the list of them and whatever chooses among them go by it. */
export function useFilesOfItem({ type, fields, stored: loaded, problems, onChange }: Options): ItemFiles {
  const [stored, setStored] = useState(loaded);
  const [lists, setLists] = useState(fields.files);
  const [answers, setAnswers] = useState<ItemFiles['answers']>({});
  const [sending, setSending] = useState(0);
  const filesFields = type.fields.filter(isFilesField);
  const listOf = ({ name }: FilesField) => (lists[name] ?? []).filter(({ mediaId }) => stored[mediaId]);
  const hasRoom = (field: FilesField) => listOf(field).length < field.max;

  const fieldFor: ItemFiles['fieldFor'] = (kind) => {
    const taking = filesFields.filter((field) => field.kind === 'files' || field.kind === FIELD_OF[kind]);
    const field = taking.find(hasRoom) ?? taking[0];
    return field && { field, hasRoom: hasRoom(field) };
  };

  return {
    stored,
    pool: filesFields.flatMap(listOf).map((file): PoolFile => ({ ...stored[file.mediaId]!, ...file })),
    answers,
    answer(mediaId, answer) {
      setAnswers((before) => ({ ...before, [mediaId]: answer }));
      onChange(consentName(mediaId));
    },
    problemOf: (mediaId) => problems[consentName(mediaId)],
    isSending: sending > 0,
    listOf,
    fieldFor,
    setList(field, next) {
      setLists((before) => ({ ...before, [field.name]: next }));
      onChange(field.name);
    },
    add({ mediaId, alt, ...file }, into = fieldFor(file.kind)?.field) {
      if (!into) return;
      const { name } = into;
      setStored((before) => ({ ...before, [mediaId]: file }));
      // What was written while it was on its way is there by now.
      setLists((before) =>
        Object.values(before)
          .flat()
          .some((one) => one.mediaId === mediaId)
          ? before
          : { ...before, [name]: [...(before[name] ?? []), { mediaId, alt, sure: false }] },
      );
      onChange(name);
    },
    replace({ mediaId, alt, ...file }, { name }) {
      setStored((before) => ({ ...before, [mediaId]: file }));
      setLists((before) => ({ ...before, [name]: [{ mediaId, alt, sure: true }] }));
      onChange(name);
    },
    describe(mediaId, description) {
      const isIt = (file: FileValue) => file.mediaId === mediaId;
      for (const { name } of filesFields.filter((field) => listOf(field).some(isIt))) {
        setLists((before) => ({
          ...before,
          [name]: (before[name] ?? []).map((file) => (isIt(file) ? { mediaId, ...description } : file)),
        }));
        onChange(name);
      }
    },
    async whileSending(work) {
      setSending((many) => many + 1);
      try {
        return await work();
      } finally {
        setSending((many) => many - 1);
      }
    },
  };
}

const FIELD_OF = { image: 'pictures', document: 'documents' } as const;

const nobodysFiles = (): never => {
  throw new Error('Files are only there within a form');
};

export const FilesOfItem = createContext<ItemFiles>({
  stored: {},
  pool: [],
  answers: {},
  answer: nobodysFiles,
  problemOf: () => undefined,
  isSending: false,
  listOf: () => [],
  fieldFor: () => undefined,
  setList: nobodysFiles,
  add: nobodysFiles,
  replace: nobodysFiles,
  describe: nobodysFiles,
  whileSending: nobodysFiles,
});

export const useItemFiles = (): ItemFiles => useContext(FilesOfItem);
