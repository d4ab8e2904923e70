import { data } from 'react-router';
import type { Route } from './+types/library-page.ts';
import { ITEM_ID } from '#app/addresses.ts';
import { ownValue } from '#app/core/own-value.ts';
import { deleteUnused } from '#app/publishing/library/delete-files.server.ts';
import { keepFiles } from '#app/publishing/library/keep-files.server.ts';
import { FILES_A_PAGE } from '#app/publishing/library/library-list.server.ts';
import { studioContext } from '#app/studio/content/studio-context.server.ts';
import { Outcome } from '#app/studio/form/footer/outcome.tsx';
import { studioMeta } from '#app/studio/frame/studio-meta.ts';
import { useStudioWords } from '#app/studio/words/words.ts';
import { addByForm } from './add-files.server.ts';
import { AddForm, AddOutcome } from './add-form.tsx';
import { libraryHref } from './library-href.ts';
import { readLibrarySearch } from './library-input.server.ts';
import { LibraryList } from './library-list.tsx';
import { loadLibrary } from './load-library.server.ts';
import layout from '../kit/layout.module.css';
import { PageHeader } from '../kit/page-header.tsx';
import { PlaceTabs } from '../frame/place-tabs.tsx';
import { type ActionContext, doneAt, studioAction } from '#app/studio/form/studio-action.server.ts';

export async function loader({ request, context }: Route.LoaderArgs) {
  const { searchParams } = new URL(request.url);
  const many = searchParams.get('count') ?? '';
  return {
    ...(await loadLibrary(studioContext(context, 'content.read'), request)),
    done: searchParams.get('done'),
    count: /^\d{1,3}$/.test(many) ? Number(many) : undefined,
  };
}

/** Adds files, or deletes the chosen unused ones. */
export const action = studioAction('library', {
  defaultIntent: 'delete',
  intents: {
    async add(context) {
      const added = await addByForm(context, context.form);
      return data({ added }, { status: added.some((file) => 'mediaId' in file) ? 200 : 400 });
    },
    async keep(context) {
      const chosen = chosenFiles(context.form);
      await keepFiles(context, chosen, true);
      return listed(context, { done: 'kept', count: String(chosen.length) });
    },
    async delete(context) {
      const chosen = context.form.get('sure') === 'yes' ? chosenFiles(context.form) : [];
      const deleted = chosen.length > 0 ? await deleteUnused(context, chosen) : 0;
      return listed(context, { count: String(deleted) });
    },
  },
});

function chosenFiles(form: FormData): string[] {
  const ids = form.getAll('id').map(String);
  return [...new Set(ids.filter((id) => ITEM_ID.test(id)))].slice(0, FILES_A_PAGE);
}

function listed({ search }: ActionContext<'library'>, news: { done?: string; count: string }) {
  const { tab, q } = readLibrarySearch(search);
  return doneAt(libraryHref({ tab, q }, news));
}

export const meta = studioMeta((words) => words.library.title);

export default function LibraryPage({ loaderData, actionData }: Route.ComponentProps) {
  const words = useStudioWords().library;
  const { done, count, ...library } = loaderData;
  const answered = actionData ? undefined : count;
  return (
    <div className={layout.page}>
      <PageHeader
        title={words.title}
        lead={words.all(library.counts.pictures, library.counts.papers, library.size)}
        actions={<AddForm added={actionData?.added} />}
      />
      <PlaceTabs counts={library.placeCounts} />
      <Outcome done={actionData || count !== undefined ? undefined : ownValue(words.done, done)} />
      <AddOutcome added={actionData?.added} />
      <LibraryList library={library} {...(done === 'kept' ? { kept: answered } : { deleted: answered })} />
    </div>
  );
}
