import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { test } from '@playwright/test';
import { register } from '../support/accounts.ts';
import { KillableBrowser } from '../support/browser.ts';
import { operate } from '../support/operate.ts';
import { ServerProcess } from '../support/server-process.ts';
import { signInContext } from '../support/sign-in-page.ts';
import { speakToWav } from '../support/speak.ts';
import { bringMicrophone, speakInto } from '../support/speaking-microphone.ts';

test('a learner looks', async () => {
  test.setTimeout(300_000);
  const server = await ServerProcess.create();
  const browser = await KillableBrowser.create({ patience: 30_000 });
  try {
    const account = await register(server);
    await operate(server, 'grant', account.phone, 'vip:speaking');
    const context = await browser.launch();
    await bringMicrophone(context);
    const page = await context.newPage();
    let n = 0;
    const shot = async (name: string) => { n += 1; await page.screenshot({ path: `/tmp/shots/${String(n).padStart(2, '0')}-${name}.png` }); };
    page.on('pageerror', (e) => console.log('PAGEERROR', e.message));
    await page.goto(`${server.origin}/speaking-ai-trial`);
    await page.getByRole('button', { name: 'Bắt đầu nói' }).or(page.getByRole('button', { name: 'Đồng ý cho gửi bản ghi âm' })).first().waitFor();
    await shot('trial');
    const consent = page.getByRole('button', { name: 'Đồng ý cho gửi bản ghi âm' });
    if (await consent.isVisible()) await consent.click();
    await page.getByRole('button', { name: 'Bắt đầu nói' }).click();
    await page.waitForTimeout(1500); await shot('trial-talk');
    const ready = page.getByRole('button', { name: 'Tôi sẵn sàng' });
    if (await ready.isVisible()) await ready.click();
    await page.waitForTimeout(2500); await shot('trial-asking');
    await page.waitForTimeout(4000); await shot('trial-asked');
    const wav = await speakToWav('I usually order lime juice because coffee keeps me awake at night. There is a small place next to my school.');
    await speakInto(page, wav).catch((e) => console.log('SPEAK', String(e)));
    await shot('trial-spoken');
    await page.waitForTimeout(6000); await shot('trial-after');
    await signInContext(context, server.origin, account);
    const level = await fetch(`${server.origin}/api/ielts/virtual-room/user-level`, { method: 'POST', headers: { authorization: `Bearer ${account.token}`, 'content-type': 'application/json', 'idempotency-key': crypto.randomUUID() }, body: JSON.stringify({ level: 3, source: 'chosen', at: Date.now(), skew: 0 }) });
    console.log('LEVEL', level.status, await level.text());
    await page.goto(`${server.origin}/virtual-speaking-practice/speaking-hometown`);
    await page.waitForTimeout(3000); await shot('room'); console.log('URL', page.url());
    const enter = page.getByRole('button', { name: 'Vào phòng' });
    if (await consent.isVisible()) await consent.click();
    await enter.click({ timeout: 10000 });
    await page.waitForTimeout(2500); await shot('room-in');
    await page.waitForTimeout(7000); await shot('room-asked');
    await speakInto(page, wav).catch((e) => console.log('SPEAK', String(e)));
    await shot('room-spoken');
    await page.waitForTimeout(8000); await shot('room-feedback');
    await page.goto(`${server.origin}/virtual-speaking-test/speaking-test-1`);
    await page.waitForTimeout(3000); await shot('exam');
  } finally {
    await browser.dispose();
    await server.dispose();
  }
});
