import { startS3 } from '../../scripts/lib/s3/start-s3.ts';

/** The quick test server, or a real one if `npm run cluster -- --check-s3` requests it. */
export const startChosenS3 = () => startS3(process.env.S3 === 'swift' ? 'swift' : 'stand-in');
