import { startS3 } from '../../scripts/lib/s3/start-s3.ts';

/** The quick stand-in, or a real one where `npm run cluster -- --check-s3` asks for it. */
export const startChosenS3 = () => startS3(process.env.S3 === 'swift' ? 'swift' : 'stand-in');
