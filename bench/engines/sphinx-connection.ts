import { once } from "node:events";
import { connect, type Socket } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";

/** Rows of texts. */
type Rows = string[][];

/**
 * A connection to searchd by the text protocol of MySQL 4.1, as little of it as searchd speaks:
 * general clients take as long for an answer as searchd does.
 */
export interface SphinxConnection {
  /** The rows of each statement. @throws Error with what searchd says of a wrong one. */
  query(statements: string): Promise<Rows[]>;
}

const [ERROR, END] = [0xff, 0xfe];
const COM_QUERY = 3;
const MORE_RESULTS = 8;
/** Protocol 4.1, secure connection, several statements and results. */
const CAPABILITIES = 0x0003_8200;

/** Connects as soon as searchd listens. @throws the system's Error when it does not for a minute. */
export async function connectSphinx(path: string): Promise<SphinxConnection> {
  const socket = await socketAt(path, performance.now() + 60_000);
  const packets: Buffer[] = [];
  let rest = Buffer.alloc(0);
  let wake = () => {};
  socket.on("data", (data) => {
    rest = rest.length === 0 ? data : Buffer.concat([rest, data]);
    while (rest.length >= 4 && rest.length >= 4 + rest.readUIntLE(0, 3)) {
      const end = 4 + rest.readUIntLE(0, 3);
      packets.push(rest.subarray(4, end));
      rest = rest.subarray(end);
    }
    wake();
  });
  const next = async () => {
    while (packets.length === 0) await new Promise<void>((resolve) => (wake = resolve));
    const packet = packets.shift()!;
    if (packet[0] === ERROR) throw new Error(`error: searchd: ${packet.subarray(9)}`);
    return packet;
  };
  const send = (number: number, body: Buffer) => {
    const head = Buffer.alloc(4);
    head.writeUIntLE(body.length, 0, 3);
    head[3] = number;
    socket.write(Buffer.concat([head, body]));
  };
  await next();
  const login = Buffer.alloc(34);
  login.writeUInt32LE(CAPABILITIES, 0);
  send(1, login);
  await next();
  return {
    async query(statements) {
      send(0, Buffer.concat([Buffer.from([COM_QUERY]), Buffer.from(statements)]));
      const results: Rows[] = [];
      for (let status = MORE_RESULTS; status & MORE_RESULTS; ) {
        const first = await next();
        const rows: Rows = [];
        if (first[0] !== 0) {
          while (!isEnd(await next()));
          let packet = await next();
          for (; !isEnd(packet); packet = await next()) rows.push(textsOf(packet));
          status = packet.readUInt16LE(3);
        } else status = first.readUInt16LE(3);
        results.push(rows);
      }
      return results;
    },
  };
}

async function socketAt(path: string, deadline: number): Promise<Socket> {
  const socket = connect(path);
  try {
    await once(socket, "connect");
    return socket;
  } catch (error) {
    if (performance.now() > deadline) throw error;
    await sleep(20);
    return await socketAt(path, deadline);
  }
}

function isEnd(packet: Buffer): boolean {
  return packet[0] === END && packet.length < 9;
}

/** The texts of a row, each behind its length, which is short. */
function textsOf(packet: Buffer): string[] {
  const texts: string[] = [];
  for (let at = 0; at < packet.length; ) {
    const length = packet[at]!;
    texts.push(packet.toString("latin1", at + 1, at + 1 + length));
    at += 1 + length;
  }
  return texts;
}
