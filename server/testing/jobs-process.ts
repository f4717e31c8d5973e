import pg from 'pg';
import { createJobs } from '../platform/jobs/jobs.ts';

// A separate process that works the queue `killed`, for the test that kills one. It records each run under its name in
// the table `runs`. Named `stuck`, it never finishes the job.
const [url = '', name = ''] = process.argv.slice(2);
const client = new pg.Client({ connectionString: url });
await client.connect();
const jobs = await createJobs(url, (error) => {
  throw error;
});
await jobs.work<{ mark: string }>('killed', async ({ mark }) => {
  await client.query('insert into runs (mark, process) values ($1, $2)', [mark, name]);
  if (name === 'stuck') await new Promise(() => {});
});
process.send?.('working');
