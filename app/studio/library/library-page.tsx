import { data } from 'react-router';
import { redirect } from '#app/platform/http/redirect.ts';
import type { Route } from './+types/library-page.ts';
import { ITEM_ID } from '#app/addresses.ts';
import { ownValue } from '#app/core/own-value.ts';
import { deleteUnused } from '#app/publishing/library/delete-files.server.ts';
import { keepFiles } from '#app/publishing/library/keep-files.server.ts';
import { FILES_A_PAGE } from '#app/publishing/library/library-list.server.ts';
import { studioContext } from '#app/studio/content/studio-context.server.ts';
import { Outcome } from '#app/studio/form/footer/outcome.tsx';
import { atAnswer } from '#app/studio/form/footer/answer-anchor.ts';
import { studioMeta } from '#app/studio/frame/studio-meta.ts';
import { useStudioWords } from '#app/studio/words/words.ts';
import { addByForm } from './add-files.server.ts';
import { AddForm } from './add-form.tsx';
import { libraryHref } from './library-href.ts';
import { readLibrarySearch } from './library-input.server.ts';
import { LibraryList } from './library-list.tsx';
import { loadLibrary } from './load-library.server.ts';
import styles from './library.module.css';

export async function loader({ request, context }: Route.LoaderArgs) {
  const { searchParams } = new URL(request.url);
  const many = searchParams.get('count') ?? '';
  return {
    ...(await loadLibrary(studioContext(context, 'content.read'), request)),
    done: searchParams.get('done'),
    count: /^\d{1,3}$/.test(many) ? Number(many) : undefined,
  };
}

/** Takes in what is sent, or deletes the unused ones that were chosen. */
export async function action({ request, context }: Route.ActionArgs) {
  const commandContext = studioContext(context, 'content.publish');
  const form = await request.formData();
  if (form.get('intent') === 'add') {
    const added = await addByForm(commandContext, form);
    return data({ added }, { status: added.some((file) => 'mediaId' in file) ? 200 : 400 });
  }
  const ids = form
    .getAll('id')
    .map(String)
    .filter((id) => ITEM_ID.test(id));
  const { tab, q } = readLibrarySearch(new URL(request.url).searchParams);
  const named = [...new Set(ids)].slice(0, FILES_A_PAGE);
  if (form.get('intent') === 'keep') {
    await keepFiles(commandContext, named, true);
    return redirect(atAnswer(libraryHref({ tab, q }, { done: 'kept', count: String(named.length) })));
  }
  const chosen = form.get('sure') === 'yes' ? named : [];
  const deleted = chosen.length > 0 ? await deleteUnused(commandContext, chosen) : 0;
  return redirect(atAnswer(libraryHref({ tab, q }, { count: String(deleted) })));
}

export const meta = studioMeta((words) => words.library.title);

export default function LibraryPage({ loaderData, actionData }: Route.ComponentProps) {
  const words = useStudioWords().library;
  const { done, count, ...library } = loaderData;
  const answered = actionData ? undefined : count;
  return (
    <>
      <h1 className={styles.title}>{words.title}</h1>
      <Outcome done={actionData || count !== undefined ? undefined : ownValue(words.done, done)} />
      <AddForm added={actionData?.added} />
      <LibraryList library={library} {...(done === 'kept' ? { kept: answered } : { deleted: answered })} />
    </>
  );
}
