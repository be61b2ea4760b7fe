import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Account, activateCourse, register, signInAgain } from '../support/accounts.ts';
import { NO_LIMITS } from '../support/no-limits.ts';
import { operate } from '../support/operate.ts';
import { ServerProcess } from '../support/server-process.ts';
import { chooseLevel } from '../support/speaking-level.ts';
import { Device } from './device.ts';
import { FaultProxy } from './fault-proxy.ts';
import { layOutPack } from './lay-out-pack.ts';
import { PLACE } from './place.ts';
import { SmallDisk } from './small-disk.ts';
import { installTrail } from './trail.ts';

/** A real server on a disk that can be filled, real devices, and the proxy between them. */
export class World {
  readonly server: ServerProcess;
  readonly proxy: FaultProxy;
  /** Null where this system does not allow one. */
  readonly disk: SmallDisk | null;
  readonly phone: Device;
  private readonly pack: string;
  private readonly unused: Device;
  private second: Device | null = null;

  private constructor(
    server: ServerProcess,
    proxy: FaultProxy,
    disk: SmallDisk | null,
    [phone, laptop]: readonly [Device, Device],
    pack: string,
  ) {
    this.server = server;
    this.proxy = proxy;
    this.disk = disk;
    this.phone = phone;
    this.unused = laptop;
    this.pack = pack;
  }

  /** @param root the source tree whose server and app are tested */
  static async create(root = process.cwd()): Promise<World> {
    const dataDir = await mkdtemp(join(tmpdir(), 'luyen-chaos-'));
    const disk = await SmallDisk.mount(dataDir);
    const pack = await layOutPack();
    try {
      const settings = { ...NO_LIMITS, CONTENT_DIR: pack };
      const server = await ServerProcess.startOn(dataDir, settings, root);
      await installTrail(dataDir);
      const proxy = await FaultProxy.listen(() => server.port);
      const phone = await Device.unpack('phone', proxy.origin);
      const laptop = await Device.unpackLike('laptop', phone);
      return new World(server, proxy, disk, [phone, laptop], pack);
    } catch (error) {
      await disk?.unmount();
      await rm(dataDir, { recursive: true, force: true });
      await rm(pack, { recursive: true, force: true });
      throw error;
    }
  }

  /** The learner's other device. */
  laptop(): Device {
    this.second ??= this.unused;
    return this.second;
  }

  get devices(): Device[] {
    return this.second ? [this.phone, this.second] : [this.phone];
  }

  /** @param speaks may enter the speaking room */
  async newLearner(speaks = false): Promise<Account> {
    const account = await register(this.server);
    await activateCourse(this.server, account, PLACE.course);
    if (speaks) {
      await operate(this.server, 'grant', account.phone, 'vip:speaking');
      await chooseLevel(this.server, account);
    }
    return account;
  }

  signInAgain(account: Account): Promise<Account> {
    return signInAgain(this.server, account);
  }

  /** Repairs network, disk and server. */
  async mend(): Promise<void> {
    this.proxy.heal();
    await this.disk?.free();
    await this.server.start();
  }

  async dispose(): Promise<void> {
    for (const device of [this.phone, this.unused]) await device.dispose();
    await this.proxy.close();
    await this.server.stop();
    // Otherwise it would keep writing into a deleted folder.
    this.server.killDatabase();
    await this.disk?.unmount();
    await rm(this.server.dataDir, { recursive: true, force: true });
    await rm(this.pack, { recursive: true, force: true });
  }
}
