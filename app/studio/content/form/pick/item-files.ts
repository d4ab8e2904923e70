import { createContext, useContext, useState } from 'react';
import { type Answer, consentName } from '#app/media/consent/consent.ts';
import { type ContentType, type FilesField, isFilesField } from '#app/publishing/content-type.ts';
import type { Fields, FileValue } from '#app/publishing/fields.ts';
import type { StoredFile } from '#app/studio/content/load-item.server.ts';

/** A picture or document of the item that a section may choose. */
export interface PoolFile extends StoredFile, FileValue {}

type Arriving = StoredFile & Pick<FileValue, 'mediaId' | 'alt'>;

export interface ItemFiles {
  stored: Record<string, StoredFile>;
  /** All of them, in any field. */
  pool: readonly PoolFile[];
  /** The answers given here about people in a picture. */
  answers: Partial<Record<string, Answer>>;
  answer: (mediaId: string, answer: Answer) => void;
  /** Why a picture cannot be published. */
  problemOf: (mediaId: string) => string | undefined;
  /** A file is being uploaded: a form sent now would be without it. */
  isSending: boolean;
  listOf: (field: FilesField) => FileValue[];
  setList: (field: FilesField, next: FileValue[]) => void;
  /** Adds a file to the given field, or to the first that accepts its kind; existing files stay. */
  add: (file: Arriving, into?: FilesField) => void;
  /** Replaces the only file of a field. */
  replace: (file: Arriving, into: FilesField) => void;
  /** Sets the text of a file, which also confirms it. */
  describe: (mediaId: string, description: Omit<FileValue, 'mediaId'>) => void;
  /** The fields that accept this kind: the first with room, or one that can say there is none. */
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

/** The item's files and their texts in one place, shared by the list and all pickers. */
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
      // Includes what was typed during the upload.
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
