import type { SeedArticle } from './blog/article.ts';
import type { SeedChat } from './chats.ts';
import { demoPosts } from './import/articles.ts';
import { demoAstrologers, demoChats } from './import/astrologers.ts';
import { demoCoupons } from './import/coupons.ts';
import type { DemoShop } from './import/demo-shop.ts';
import { demoPeople } from './import/people.ts';
import { keepPictures } from './import/pictures.ts';
import { demoProducts } from './import/products.ts';
import { demoReviews } from './import/reviews.ts';
import type {
  SeedAdmin,
  SeedAstrologer,
  SeedCoupon,
  SeedCustomer,
  SeedProduct,
  SeedReview,
} from './types.ts';

export type { DemoAdmin, DemoAstrologer, DemoChat, DemoOrder, DemoShop } from './import/demo-shop.ts';
export { personId } from './import/people.ts';

/** All data of the demo shop. */
export type DemoData = {
  catalogue: readonly SeedProduct[];
  customers: readonly SeedCustomer[];
  astrologers: readonly SeedAstrologer[];
  admins: readonly SeedAdmin[];
  coupons: readonly SeedCoupon[];
  reviews: readonly SeedReview[];
  talks: readonly SeedChat[];
  articles: readonly SeedArticle[];
};

/**
 * Fills an empty shop with the demo data: people, astrologers with paid chats, products with their pictures, coupons,
 * the delivered order behind every review, and the blog posts. Ids are the same on every machine; dates count back
 * from now. Returns true when it ran, false when it had run before.
 */
export const importDemo = (data: DemoData, shop: DemoShop): Promise<boolean> =>
  shop.once(async (admin) => {
    const now = shop.now();
    const { catalogue, customers, reviews } = data;
    shop.log(
      `Filling the demo shop: ${catalogue.length} products, ${customers.length} customers, ${reviews.length} reviews`,
    );
    await admin.people(demoPeople(data, now));
    await admin.astrologers(demoAstrologers(data.astrologers, now));
    await admin.talks(demoChats(data.talks, { astrologers: data.astrologers, customers, now }));
    const imagesOf = await keepPictures(catalogue, shop);
    const products = demoProducts(catalogue, reviews, { now, imagesOf });
    await admin.products(products);
    await admin.coupons(demoCoupons(data.coupons, now));
    const deliveredOrders = demoReviews(reviews, { customers, products, now });
    shop.log(`Writing ${deliveredOrders.length} delivered orders with their reviews`);
    await admin.orders(deliveredOrders.map(({ order }) => order));
    await admin.reviews(deliveredOrders.map(({ review }) => review));
    await admin.posts(await demoPosts(data.articles, shop));
    shop.log('The demo shop is ready.');
  });
