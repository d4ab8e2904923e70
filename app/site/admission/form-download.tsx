import { fileSize } from '#app/core/text/file-size.ts';
import { fileUrl } from '#app/media/picture.ts';
import { DownloadIcon } from '#app/ui/icons/interface.ts';
import { useWords } from '#app/words/words.ts';

export function FormDownload({ form }: { form: { path: string; bytes: number } | undefined }) {
  const { admission: words } = useWords();
  if (!form) return <p>{words.noFormYet}</p>;
  return (
    <a className="button" href={fileUrl(form.path)} download>
      <DownloadIcon />
      {words.downloadForm(fileSize(form.bytes))}
    </a>
  );
}
