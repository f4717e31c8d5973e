import { noLandmark } from '../../../../../contract/people/addresses/errors.ts';
import { newBuyer, ordersOf } from '../../../../../e2e/support/buyers.ts';
import { goodAddress } from '../../../../../e2e/support/checkout-page.ts';
import { createProduct } from '../../../../../e2e/support/products.ts';
import productsEn from '../../../../../languages/en/catalog/products/main.json' with { type: 'json' };
import cartEn from '../../../../../languages/en/selling/cart/main.json' with { type: 'json' };
import checkoutEn from '../../../../../languages/en/selling/checkout/main.json' with { type: 'json' };
import confirmationEn from '../../../../../languages/en/selling/orders/confirmation.json' with {
  type: 'json',
};
import productsHi from '../../../../../languages/hi/catalog/products/main.json' with { type: 'json' };
import cartHi from '../../../../../languages/hi/selling/cart/main.json' with { type: 'json' };
import checkoutHi from '../../../../../languages/hi/selling/checkout/main.json' with { type: 'json' };
import confirmationHi from '../../../../../languages/hi/selling/orders/confirmation.json' with {
  type: 'json',
};
import { enter, type Journey, must, type Way } from '../journey.ts';
import { until } from '../page.ts';

const say = {
  en: { products: productsEn, cart: cartEn, checkout: checkoutEn, confirmation: confirmationEn },
  hi: { products: productsHi, cart: cartHi, checkout: checkoutHi, confirmation: confirmationHi },
};

/** Pays on the page of the gateway. */
export async function payAtGateway({ page, lang }: Way): Promise<void> {
  await page.at(/\/sandbox\/cashfree\/pg\/view\/sessions\/checkout/);
  await page.picture('gateway');
  await page.press({ role: 'button', name: lang === 'en' ? /^Pay ₹/ : /चुकाएँ/ });
}

/** Puts a product into the cart, takes two of it, fills in the checkout, and pays. */
export const buy: Journey = {
  name: 'cart to paid',
  walk: async (way) => {
    const { page, request, lang } = way;
    const { products, cart, checkout, confirmation } = say[lang];
    const [buyer, product] = await Promise.all([
      newBuyer(request),
      createProduct({ name: 'Sphatik mala', nameHi: 'स्फटिक माला', price: 900, stock: 3 }),
    ]);
    await enter(way, buyer.session, `/single-product/${product.id}`);
    await page.picture('product');
    await page.press({ role: 'button', name: new RegExp(`^${products.addToCart}`) });
    await until('the product in the cart', async () => {
      const headers = { authorization: `Bearer ${buyer.session.token}` };
      const answer = await request.get(`/api/auth/cart/${buyer.session.userId}`, { headers });
      return (await answer.json()).items.length === 1;
    });
    await page.goto('/cart');
    await page.press({ role: 'button', name: cart.more });
    await page.sees('₹1,800');
    await page.picture('cart');
    await page.press({ role: 'link', name: cart.checkout });

    await page.sees(checkout.heading);
    const { fields } = checkout;
    await page.type(fields.name, lang === 'hi' ? 'सावित्री देशपांडे' : 'Savitri Deshpande');
    await page.type(fields.address, goodAddress.Address);
    await page.tick(noLandmark[lang]);
    await page.type(fields.pincode, '411004');
    await page.type(fields.city, 'Pune');
    await page.find({ role: 'combobox', name: fields.state }, ({ value }) => value === 'MH');
    await page.tick(new RegExp(checkout.online), 'radio');
    await page.picture('checkout');
    await page.press({ role: 'button', name: lang === 'en' ? /^Pay ₹/ : /₹\S+ का भुगतान करें$/ });
    await payAtGateway(way);

    await page.sees(confirmation.paid.title);
    await page.picture('paid');
    const [order] = await ordersOf(request, buyer);
    must(order?.paymentStatus === 'Paid' && order.totalAmount === 1800, 'the order is paid with ₹1,800');
    await page.sees(order.orderNumber);
    await page.press({ role: 'link', name: confirmation.viewOrders });
    await page.at(/\/my-orders$/);
    await page.sees(order.orderNumber);
    await page.picture('orders');
  },
};
