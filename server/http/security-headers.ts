import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';

/**
 * Everything comes from this origin. Blobs: recorded audio and workers of the speech engine; inline styles:
 * positions computed by components; `wasm-unsafe-eval`: compiling WebAssembly.
 * @param framedBy origins of the customer-relationship tool, which may embed the app in its own page
 */
export async function setSecurityHeaders(
  app: FastifyInstance,
  publicUrl: string,
  framedBy: readonly string[],
): Promise<void> {
  const secure = publicUrl.startsWith('https:');
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'", "'wasm-unsafe-eval'"],
        styleSrc: ["'self'", "'unsafe-inline'"],
        imgSrc: ["'self'", 'data:', 'blob:'],
        fontSrc: ["'self'", 'data:'],
        mediaSrc: ["'self'", 'blob:'],
        workerSrc: ["'self'", 'blob:'],
        connectSrc: ["'self'"],
        manifestSrc: ["'self'"],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'self'", ...framedBy],
        // Each policy only accepts its own input; see src/platform/trusted-types/trusted-types.ts.
        requireTrustedTypesFor: ["'script'"],
        trustedTypes: ['luyen-markdown', 'luyen-page', 'luyen-script', 'default'],
        ...(secure && { upgradeInsecureRequests: [] }),
      },
    },
    // These two make the browser discard the process started for a page and start another: a third of an
    // offline cold start (decision 007). No page here communicates with a window that opened it.
    crossOriginOpenerPolicy: false,
    originAgentCluster: false,
    // `frame-ancestors` covers it, for several origins.
    frameguard: false,
    strictTransportSecurity: secure && { maxAge: 31_536_000 },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
  });
  app.addHook('onSend', async (_, reply) => {
    reply.header('permissions-policy', 'microphone=(self), camera=(), geolocation=(), payment=()');
  });
}
